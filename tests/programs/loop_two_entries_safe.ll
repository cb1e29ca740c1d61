source_filename = "loop_two_entries_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !15, metadata !DIExpression()), !dbg !16
  store i32 0, i32* %2, align 4, !dbg !16
  call void @llvm.dbg.declare(metadata i32* %3, metadata !17, metadata !DIExpression()), !dbg !18
  store i32 0, i32* %3, align 4, !dbg !18
  %4 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !19
  br i1 %4, label %5, label %6, !dbg !21

5:
  br label %13, !dbg !22

6:
  br label %7, !dbg !23

7:
  %8 = load i32, i32* %2, align 4, !dbg !24
  %9 = icmp slt i32 %8, 10, !dbg !25
  br i1 %9, label %10, label %16, !dbg !23

10:
  %11 = load i32, i32* %2, align 4, !dbg !26
  %12 = add nsw i32 %11, 1, !dbg !26
  store i32 %12, i32* %2, align 4, !dbg !26
  br label %13, !dbg !28

13:
  call void @llvm.dbg.label(metadata !29), !dbg !30
  %14 = load i32, i32* %3, align 4, !dbg !31
  %15 = add nsw i32 %14, 1, !dbg !31
  store i32 %15, i32* %3, align 4, !dbg !31
  br label %7, !dbg !23, !llvm.loop !32

16:
  %17 = load i32, i32* %3, align 4, !dbg !35
  %18 = load i32, i32* %2, align 4, !dbg !37
  %19 = add nsw i32 %18, 1, !dbg !38
  %20 = icmp sgt i32 %17, %19, !dbg !39
  br i1 %20, label %21, label %22, !dbg !40

21:
  call void @reach_error(), !dbg !41
  br label %22, !dbg !41

22:
  ret i32 0, !dbg !42
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare zeroext i1 @__VERIFIER_nondet_bool()

declare void @llvm.dbg.label(metadata)

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "loop_two_entries_safe.c", directory: ".")
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
!15 = !DILocalVariable(name: "x", scope: !10, file: !1, line: 6, type: !13)
!16 = !DILocation(line: 6, column: 7, scope: !10)
!17 = !DILocalVariable(name: "y", scope: !10, file: !1, line: 6, type: !13)
!18 = !DILocation(line: 6, column: 14, scope: !10)
!19 = !DILocation(line: 7, column: 7, scope: !20)
!20 = distinct !DILexicalBlock(scope: !10, file: !1, line: 7, column: 7)
!21 = !DILocation(line: 7, column: 7, scope: !10)
!22 = !DILocation(line: 7, column: 33, scope: !20)
!23 = !DILocation(line: 8, column: 3, scope: !10)
!24 = !DILocation(line: 8, column: 10, scope: !10)
!25 = !DILocation(line: 8, column: 12, scope: !10)
!26 = !DILocation(line: 9, column: 6, scope: !27)
!27 = distinct !DILexicalBlock(scope: !10, file: !1, line: 8, column: 18)
!28 = !DILocation(line: 9, column: 5, scope: !27)
!29 = !DILabel(scope: !27, name: "middle", file: !1, line: 10)
!30 = !DILocation(line: 10, column: 3, scope: !27)
!31 = !DILocation(line: 11, column: 6, scope: !27)
!32 = distinct !{!32, !23, !33, !34}
!33 = !DILocation(line: 12, column: 3, scope: !10)
!34 = !{!"llvm.loop.mustprogress"}
!35 = !DILocation(line: 13, column: 7, scope: !36)
!36 = distinct !DILexicalBlock(scope: !10, file: !1, line: 13, column: 7)
!37 = !DILocation(line: 13, column: 11, scope: !36)
!38 = !DILocation(line: 13, column: 13, scope: !36)
!39 = !DILocation(line: 13, column: 9, scope: !36)
!40 = !DILocation(line: 13, column: 7, scope: !10)
!41 = !DILocation(line: 13, column: 18, scope: !36)
!42 = !DILocation(line: 14, column: 3, scope: !10)
