source_filename = "outside_globals_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@own = internal global i32 0, align 4, !dbg !0
@p = external global i32*, align 8

define dso_local i32 @main() !dbg !13 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  store i32 1, i32* @own, align 4, !dbg !17
  %0 = load i32*, i32** @p, align 8, !dbg !18
  %tobool = icmp ne i32* %0, null, !dbg !18
  br i1 %tobool, label %if.then, label %if.end, !dbg !20

if.then:
  %1 = load i32*, i32** @p, align 8, !dbg !21
  store i32 2, i32* %1, align 4, !dbg !22
  br label %if.end, !dbg !23

if.end:
  %2 = load i32, i32* @own, align 4, !dbg !24
  %cmp = icmp ne i32 %2, 1, !dbg !26
  br i1 %cmp, label %if.then1, label %if.end2, !dbg !27

if.then1:
  call void @reach_error(), !dbg !28
  br label %if.end2, !dbg !28

if.end2:
  ret i32 0, !dbg !29
}

declare !dbg !30 void @reach_error()

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "own", scope: !2, file: !3, line: 4, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "outside_globals_safe.c", directory: ".")
!4 = !{!0}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 7, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 1}

!13 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 5, type: !14, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !16)
!14 = !DISubroutineType(types: !15)
!15 = !{!5}
!16 = !{}
!17 = !DILocation(line: 6, column: 7, scope: !13)
!18 = !DILocation(line: 7, column: 7, scope: !19)
!19 = distinct !DILexicalBlock(scope: !13, file: !3, line: 7, column: 7)
!20 = !DILocation(line: 7, column: 7, scope: !13)
!21 = !DILocation(line: 7, column: 11, scope: !19)
!22 = !DILocation(line: 7, column: 13, scope: !19)
!23 = !DILocation(line: 7, column: 10, scope: !19)
!24 = !DILocation(line: 8, column: 7, scope: !25)
!25 = distinct !DILexicalBlock(scope: !13, file: !3, line: 8, column: 7)
!26 = !DILocation(line: 8, column: 11, scope: !25)
!27 = !DILocation(line: 8, column: 7, scope: !13)
!28 = !DILocation(line: 8, column: 17, scope: !25)
!29 = !DILocation(line: 9, column: 3, scope: !13)
!30 = !DISubprogram(name: "reach_error", scope: !3, file: !3, line: 2, type: !31, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !16)
!31 = !DISubroutineType(types: !32)
!32 = !{null}
