source_filename = "definition_wins_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @__VERIFIER_nondet_int() !dbg !9 {
entry:
  ret i32 3, !dbg !14
}

define dso_local i32 @sea_nd_int() !dbg !15 {
entry:
  ret i32 4, !dbg !16
}

define dso_local i32 @rand() !dbg !17 {
entry:
  ret i32 -1, !dbg !18
}

define dso_local i32 @main() !dbg !19 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !20
  %call1 = call i32 @sea_nd_int(), !dbg !22
  %add = add nsw i32 %call, %call1, !dbg !23
  %call2 = call i32 @rand(), !dbg !24
  %add3 = add nsw i32 %add, %call2, !dbg !25
  %cmp = icmp ne i32 %add3, 6, !dbg !26
  br i1 %cmp, label %if.then, label %if.end, !dbg !27

if.then:
  call void @reach_error(), !dbg !28
  br label %if.end, !dbg !28

if.end:
  ret i32 0, !dbg !29
}

declare !dbg !30 void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "definition_wins_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "__VERIFIER_nondet_int", scope: !1, file: !1, line: 3, type: !10, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{}
!14 = !DILocation(line: 3, column: 35, scope: !9)
!15 = distinct !DISubprogram(name: "sea_nd_int", scope: !1, file: !1, line: 4, type: !10, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!16 = !DILocation(line: 4, column: 24, scope: !15)
!17 = distinct !DISubprogram(name: "rand", scope: !1, file: !1, line: 5, type: !10, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!18 = !DILocation(line: 5, column: 18, scope: !17)
!19 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !10, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!20 = !DILocation(line: 7, column: 7, scope: !21)
!21 = distinct !DILexicalBlock(scope: !19, file: !1, line: 7, column: 7)
!22 = !DILocation(line: 7, column: 33, scope: !21)
!23 = !DILocation(line: 7, column: 31, scope: !21)
!24 = !DILocation(line: 7, column: 48, scope: !21)
!25 = !DILocation(line: 7, column: 46, scope: !21)
!26 = !DILocation(line: 7, column: 55, scope: !21)
!27 = !DILocation(line: 7, column: 7, scope: !19)
!28 = !DILocation(line: 7, column: 61, scope: !21)
!29 = !DILocation(line: 8, column: 3, scope: !19)
!30 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 2, type: !31, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !13)
!31 = !DISubroutineType(types: !32)
!32 = !{null}
