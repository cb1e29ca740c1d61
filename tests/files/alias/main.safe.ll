source_filename = "alias/main.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 @plain(), !dbg !14
  %cmp = icmp ne i32 %call, 2, !dbg !16
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !17

lor.lhs.false:
  %call1 = call i32 @other(), !dbg !18
  %cmp2 = icmp ne i32 %call1, 2, !dbg !19
  br i1 %cmp2, label %if.then, label %lor.lhs.false3, !dbg !20

lor.lhs.false3:
  %call4 = call i32 @replaced(), !dbg !21
  %cmp5 = icmp ne i32 %call4, 3, !dbg !22
  br i1 %cmp5, label %if.then, label %lor.lhs.false6, !dbg !23

lor.lhs.false6:
  %call7 = call i32 @inside(), !dbg !24
  %cmp8 = icmp ne i32 %call7, 3, !dbg !25
  br i1 %cmp8, label %if.then, label %if.end, !dbg !26

if.then:
  call void @reach_error(), !dbg !27
  br label %if.end, !dbg !27

if.end:
  ret i32 0, !dbg !28
}

declare !dbg !29 i32 @plain()

declare !dbg !30 i32 @other()

declare !dbg !31 i32 @replaced()

declare !dbg !32 i32 @inside()

declare !dbg !33 void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "alias/main.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !10, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{}
!14 = !DILocation(line: 5, column: 7, scope: !15)
!15 = distinct !DILexicalBlock(scope: !9, file: !1, line: 5, column: 7)
!16 = !DILocation(line: 5, column: 15, scope: !15)
!17 = !DILocation(line: 5, column: 20, scope: !15)
!18 = !DILocation(line: 5, column: 23, scope: !15)
!19 = !DILocation(line: 5, column: 31, scope: !15)
!20 = !DILocation(line: 5, column: 36, scope: !15)
!21 = !DILocation(line: 5, column: 39, scope: !15)
!22 = !DILocation(line: 5, column: 50, scope: !15)
!23 = !DILocation(line: 5, column: 55, scope: !15)
!24 = !DILocation(line: 5, column: 58, scope: !15)
!25 = !DILocation(line: 5, column: 67, scope: !15)
!26 = !DILocation(line: 5, column: 7, scope: !9)
!27 = !DILocation(line: 5, column: 73, scope: !15)
!28 = !DILocation(line: 6, column: 3, scope: !9)
!29 = !DISubprogram(name: "plain", scope: !1, file: !1, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !13)
!30 = !DISubprogram(name: "other", scope: !1, file: !1, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !13)
!31 = !DISubprogram(name: "replaced", scope: !1, file: !1, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !13)
!32 = !DISubprogram(name: "inside", scope: !1, file: !1, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !13)
!33 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 2, type: !34, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !13)
!34 = !DISubroutineType(types: !35)
!35 = !{null}
