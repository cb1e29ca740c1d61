source_filename = "loop_counter_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !15, metadata !DIExpression()), !dbg !16
  %4 = call i32 @__VERIFIER_nondet_int(), !dbg !17
  store i32 %4, i32* %2, align 4, !dbg !16
  call void @llvm.dbg.declare(metadata i32* %3, metadata !18, metadata !DIExpression()), !dbg !19
  store i32 0, i32* %3, align 4, !dbg !19
  %5 = load i32, i32* %2, align 4, !dbg !20
  %6 = icmp slt i32 %5, 0, !dbg !22
  br i1 %6, label %7, label %8, !dbg !23

7:
  store i32 0, i32* %1, align 4, !dbg !24
  br label %22, !dbg !24

8:
  br label %9, !dbg !25

9:
  %10 = load i32, i32* %3, align 4, !dbg !26
  %11 = load i32, i32* %2, align 4, !dbg !27
  %12 = icmp slt i32 %10, %11, !dbg !28
  br i1 %12, label %13, label %16, !dbg !25

13:
  %14 = load i32, i32* %3, align 4, !dbg !29
  %15 = add nsw i32 %14, 1, !dbg !29
  store i32 %15, i32* %3, align 4, !dbg !29
  br label %9, !dbg !25, !llvm.loop !30

16:
  %17 = load i32, i32* %3, align 4, !dbg !32
  %18 = load i32, i32* %2, align 4, !dbg !34
  %19 = icmp ne i32 %17, %18, !dbg !35
  br i1 %19, label %20, label %21, !dbg !36

20:
  call void @reach_error(), !dbg !37
  br label %21, !dbg !37

21:
  store i32 0, i32* %1, align 4, !dbg !38
  br label %22, !dbg !38

22:
  %23 = load i32, i32* %1, align 4, !dbg !39
  ret i32 %23, !dbg !39
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "loop_counter_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "n", scope: !10, file: !1, line: 6, type: !13)
!16 = !DILocation(line: 6, column: 7, scope: !10)
!17 = !DILocation(line: 6, column: 11, scope: !10)
!18 = !DILocalVariable(name: "i", scope: !10, file: !1, line: 7, type: !13)
!19 = !DILocation(line: 7, column: 7, scope: !10)
!20 = !DILocation(line: 8, column: 7, scope: !21)
!21 = distinct !DILexicalBlock(scope: !10, file: !1, line: 8, column: 7)
!22 = !DILocation(line: 8, column: 9, scope: !21)
!23 = !DILocation(line: 8, column: 7, scope: !10)
!24 = !DILocation(line: 8, column: 14, scope: !21)
!25 = !DILocation(line: 9, column: 3, scope: !10)
!26 = !DILocation(line: 9, column: 10, scope: !10)
!27 = !DILocation(line: 9, column: 14, scope: !10)
!28 = !DILocation(line: 9, column: 12, scope: !10)
!29 = !DILocation(line: 9, column: 18, scope: !10)
!30 = distinct !{!30, !25, !29, !31}
!31 = !{!"llvm.loop.mustprogress"}
!32 = !DILocation(line: 10, column: 7, scope: !33)
!33 = distinct !DILexicalBlock(scope: !10, file: !1, line: 10, column: 7)
!34 = !DILocation(line: 10, column: 12, scope: !33)
!35 = !DILocation(line: 10, column: 9, scope: !33)
!36 = !DILocation(line: 10, column: 7, scope: !10)
!37 = !DILocation(line: 10, column: 15, scope: !33)
!38 = !DILocation(line: 11, column: 3, scope: !10)
!39 = !DILocation(line: 12, column: 1, scope: !10)
