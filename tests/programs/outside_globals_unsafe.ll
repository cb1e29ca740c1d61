source_filename = "outside_globals_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@p = external global i32*, align 8
@q = external global i32*, align 8

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = load i32*, i32** @p, align 8, !dbg !14
  %tobool = icmp ne i32* %0, null, !dbg !14
  br i1 %tobool, label %lor.lhs.false, label %if.then, !dbg !16

lor.lhs.false:
  %1 = load i32*, i32** @q, align 8, !dbg !17
  %tobool1 = icmp ne i32* %1, null, !dbg !17
  br i1 %tobool1, label %if.end, label %if.then, !dbg !18

if.then:
  store i32 0, i32* %retval, align 4, !dbg !19
  br label %return, !dbg !19

if.end:
  %2 = load i32*, i32** @p, align 8, !dbg !20
  store i32 1, i32* %2, align 4, !dbg !21
  %3 = load i32*, i32** @q, align 8, !dbg !22
  store i32 2, i32* %3, align 4, !dbg !23
  %4 = load i32*, i32** @p, align 8, !dbg !24
  %5 = load i32, i32* %4, align 4, !dbg !26
  %cmp = icmp ne i32 %5, 1, !dbg !27
  br i1 %cmp, label %if.then2, label %if.end3, !dbg !28

if.then2:
  call void @reach_error(), !dbg !29
  br label %if.end3, !dbg !29

if.end3:
  store i32 0, i32* %retval, align 4, !dbg !30
  br label %return, !dbg !30

return:
  %6 = load i32, i32* %retval, align 4, !dbg !31
  ret i32 %6, !dbg !31
}

declare !dbg !32 void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "outside_globals_unsafe.c", directory: ".")
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
!14 = !DILocation(line: 5, column: 8, scope: !15)
!15 = distinct !DILexicalBlock(scope: !9, file: !1, line: 5, column: 7)
!16 = !DILocation(line: 5, column: 10, scope: !15)
!17 = !DILocation(line: 5, column: 14, scope: !15)
!18 = !DILocation(line: 5, column: 7, scope: !9)
!19 = !DILocation(line: 5, column: 17, scope: !15)
!20 = !DILocation(line: 6, column: 4, scope: !9)
!21 = !DILocation(line: 6, column: 6, scope: !9)
!22 = !DILocation(line: 7, column: 4, scope: !9)
!23 = !DILocation(line: 7, column: 6, scope: !9)
!24 = !DILocation(line: 8, column: 8, scope: !25)
!25 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 7)
!26 = !DILocation(line: 8, column: 7, scope: !25)
!27 = !DILocation(line: 8, column: 10, scope: !25)
!28 = !DILocation(line: 8, column: 7, scope: !9)
!29 = !DILocation(line: 8, column: 16, scope: !25)
!30 = !DILocation(line: 9, column: 3, scope: !9)
!31 = !DILocation(line: 10, column: 1, scope: !9)
!32 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 2, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !13)
!33 = !DISubroutineType(types: !34)
!34 = !{null}
