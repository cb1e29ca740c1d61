source_filename = "weak/main.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@level = weak dso_local global i32 1, align 4, !dbg !0

define weak dso_local i32 @setting() !dbg !13 {
entry:
  ret i32 1, !dbg !17
}

define dso_local i32 @main() !dbg !18 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 @setting(), !dbg !19
  %cmp = icmp ne i32 %call, 2, !dbg !21
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !22

lor.lhs.false:
  %call1 = call i32 @other(), !dbg !23
  %cmp2 = icmp ne i32 %call1, 2, !dbg !24
  br i1 %cmp2, label %if.then, label %lor.lhs.false3, !dbg !25

lor.lhs.false3:
  %0 = load i32, i32* @level, align 4, !dbg !26
  %cmp4 = icmp ne i32 %0, 2, !dbg !27
  br i1 %cmp4, label %if.then, label %if.end, !dbg !28

if.then:
  call void @reach_error(), !dbg !29
  br label %if.end, !dbg !29

if.end:
  ret i32 0, !dbg !30
}

declare !dbg !31 i32 @other()

declare !dbg !32 void @reach_error()

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "level", scope: !2, file: !3, line: 4, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "weak/main.c", directory: ".")
!4 = !{!0}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 7, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 1}

!13 = distinct !DISubprogram(name: "setting", scope: !3, file: !3, line: 3, type: !14, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !16)
!14 = !DISubroutineType(types: !15)
!15 = !{!5}
!16 = !{}
!17 = !DILocation(line: 3, column: 43, scope: !13)
!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 6, type: !14, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !16)
!19 = !DILocation(line: 7, column: 7, scope: !20)
!20 = distinct !DILexicalBlock(scope: !18, file: !3, line: 7, column: 7)
!21 = !DILocation(line: 7, column: 17, scope: !20)
!22 = !DILocation(line: 7, column: 22, scope: !20)
!23 = !DILocation(line: 7, column: 25, scope: !20)
!24 = !DILocation(line: 7, column: 33, scope: !20)
!25 = !DILocation(line: 7, column: 38, scope: !20)
!26 = !DILocation(line: 7, column: 41, scope: !20)
!27 = !DILocation(line: 7, column: 47, scope: !20)
!28 = !DILocation(line: 7, column: 7, scope: !18)
!29 = !DILocation(line: 7, column: 53, scope: !20)
!30 = !DILocation(line: 8, column: 3, scope: !18)
!31 = !DISubprogram(name: "other", scope: !3, file: !3, line: 5, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !16)
!32 = !DISubprogram(name: "reach_error", scope: !3, file: !3, line: 2, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !16)
!33 = !DISubroutineType(types: !34)
!34 = !{null}
