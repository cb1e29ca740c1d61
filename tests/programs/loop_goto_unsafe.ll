source_filename = "loop_goto_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  store i32 0, i32* %2, align 4, !dbg !13
  br label %4, !dbg !14

4:
  store i32 0, i32* %3, align 4, !dbg !15
  br label %5, !dbg !16

5:
  %6 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !17
  br i1 %6, label %7, label %8, !dbg !17

7:
  br label %22, !dbg !18

8:
  %9 = load i32, i32* %3, align 4, !dbg !19
  %10 = load i32, i32* %2, align 4, !dbg !20
  %11 = icmp sle i32 %9, %10, !dbg !21
  br i1 %11, label %12, label %15, !dbg !19

12:
  %13 = load i32, i32* %3, align 4, !dbg !22
  %14 = add nsw i32 %13, 1, !dbg !22
  store i32 %14, i32* %3, align 4, !dbg !22
  br label %5, !dbg !23

15:
  %16 = load i32, i32* %2, align 4, !dbg !24
  %17 = add nsw i32 %16, 1, !dbg !24
  store i32 %17, i32* %2, align 4, !dbg !24
  %18 = load i32, i32* %2, align 4, !dbg !25
  %19 = icmp slt i32 %18, 1000, !dbg !26
  br i1 %19, label %20, label %21, !dbg !25

20:
  br label %4, !dbg !27

21:
  br label %22, !dbg !28

22:
  %23 = load i32, i32* %2, align 4, !dbg !29
  %24 = icmp sgt i32 %23, 1000, !dbg !30
  br i1 %24, label %29, label %25, !dbg !31

25:
  %26 = load i32, i32* %3, align 4, !dbg !32
  %27 = load i32, i32* %2, align 4, !dbg !33
  %28 = icmp sgt i32 %26, %27, !dbg !34
  br i1 %28, label %29, label %30, !dbg !29

29:
  call void @reach_error(), !dbg !35
  br label %30, !dbg !35

30:
  ret i32 0, !dbg !36
}

declare zeroext i1 @__VERIFIER_nondet_bool()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "loop_goto_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 6, column: 7, scope: !10)
!14 = !DILocation(line: 6, column: 3, scope: !10)
!15 = !DILocation(line: 8, column: 5, scope: !10)
!16 = !DILocation(line: 8, column: 3, scope: !10)
!17 = !DILocation(line: 10, column: 7, scope: !10)
!18 = !DILocation(line: 10, column: 33, scope: !10)
!19 = !DILocation(line: 11, column: 7, scope: !10)
!20 = !DILocation(line: 11, column: 12, scope: !10)
!21 = !DILocation(line: 11, column: 9, scope: !10)
!22 = !DILocation(line: 12, column: 6, scope: !10)
!23 = !DILocation(line: 13, column: 5, scope: !10)
!24 = !DILocation(line: 15, column: 4, scope: !10)
!25 = !DILocation(line: 16, column: 7, scope: !10)
!26 = !DILocation(line: 16, column: 9, scope: !10)
!27 = !DILocation(line: 16, column: 17, scope: !10)
!28 = !DILocation(line: 16, column: 11, scope: !10)
!29 = !DILocation(line: 18, column: 7, scope: !10)
!30 = !DILocation(line: 18, column: 9, scope: !10)
!31 = !DILocation(line: 18, column: 16, scope: !10)
!32 = !DILocation(line: 18, column: 19, scope: !10)
!33 = !DILocation(line: 18, column: 23, scope: !10)
!34 = !DILocation(line: 18, column: 21, scope: !10)
!35 = !DILocation(line: 18, column: 26, scope: !10)
!36 = !DILocation(line: 19, column: 3, scope: !10)
