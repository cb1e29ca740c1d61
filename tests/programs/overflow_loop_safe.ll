source_filename = "overflow_loop_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !15, metadata !DIExpression()), !dbg !16
  %5 = call i32 @__VERIFIER_nondet_int(), !dbg !17
  store i32 %5, i32* %2, align 4, !dbg !16
  call void @llvm.dbg.declare(metadata i32* %3, metadata !18, metadata !DIExpression()), !dbg !19
  store i32 0, i32* %3, align 4, !dbg !19
  call void @llvm.dbg.declare(metadata i32* %4, metadata !20, metadata !DIExpression()), !dbg !22
  store i32 0, i32* %4, align 4, !dbg !22
  br label %6, !dbg !23

6:
  %7 = load i32, i32* %4, align 4, !dbg !24
  %8 = load i32, i32* %2, align 4, !dbg !26
  %9 = icmp slt i32 %7, %8, !dbg !27
  br i1 %9, label %10, label %20, !dbg !28

10:
  %11 = load i32, i32* %3, align 4, !dbg !29
  %12 = icmp slt i32 %11, 1000, !dbg !31
  br i1 %12, label %13, label %16, !dbg !32

13:
  %14 = load i32, i32* %3, align 4, !dbg !33
  %15 = add nsw i32 %14, 2, !dbg !33
  store i32 %15, i32* %3, align 4, !dbg !33
  br label %16, !dbg !34

16:
  br label %17, !dbg !35

17:
  %18 = load i32, i32* %4, align 4, !dbg !36
  %19 = add nsw i32 %18, 1, !dbg !36
  store i32 %19, i32* %4, align 4, !dbg !36
  br label %6, !dbg !37, !llvm.loop !38

20:
  %21 = load i32, i32* %3, align 4, !dbg !41
  ret i32 %21, !dbg !42
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "overflow_loop_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !11, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "n", scope: !10, file: !1, line: 5, type: !13)
!16 = !DILocation(line: 5, column: 7, scope: !10)
!17 = !DILocation(line: 5, column: 11, scope: !10)
!18 = !DILocalVariable(name: "s", scope: !10, file: !1, line: 5, type: !13)
!19 = !DILocation(line: 5, column: 36, scope: !10)
!20 = !DILocalVariable(name: "i", scope: !21, file: !1, line: 6, type: !13)
!21 = distinct !DILexicalBlock(scope: !10, file: !1, line: 6, column: 3)
!22 = !DILocation(line: 6, column: 12, scope: !21)
!23 = !DILocation(line: 6, column: 8, scope: !21)
!24 = !DILocation(line: 6, column: 19, scope: !25)
!25 = distinct !DILexicalBlock(scope: !21, file: !1, line: 6, column: 3)
!26 = !DILocation(line: 6, column: 23, scope: !25)
!27 = !DILocation(line: 6, column: 21, scope: !25)
!28 = !DILocation(line: 6, column: 3, scope: !21)
!29 = !DILocation(line: 7, column: 9, scope: !30)
!30 = distinct !DILexicalBlock(scope: !25, file: !1, line: 7, column: 9)
!31 = !DILocation(line: 7, column: 11, scope: !30)
!32 = !DILocation(line: 7, column: 9, scope: !25)
!33 = !DILocation(line: 7, column: 21, scope: !30)
!34 = !DILocation(line: 7, column: 19, scope: !30)
!35 = !DILocation(line: 7, column: 13, scope: !30)
!36 = !DILocation(line: 6, column: 27, scope: !25)
!37 = !DILocation(line: 6, column: 3, scope: !25)
!38 = distinct !{!38, !28, !39, !40}
!39 = !DILocation(line: 7, column: 24, scope: !21)
!40 = !{!"llvm.loop.mustprogress"}
!41 = !DILocation(line: 8, column: 10, scope: !10)
!42 = !DILocation(line: 8, column: 3, scope: !10)
