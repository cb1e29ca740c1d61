source_filename = "loop_break_continue_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  store i32 0, i32* %2, align 4, !dbg !13
  store i32 0, i32* %3, align 4, !dbg !14
  br label %4, !dbg !15

4:
  %5 = load i32, i32* %3, align 4, !dbg !16
  %6 = icmp slt i32 %5, 20, !dbg !17
  br i1 %6, label %7, label %22, !dbg !18

7:
  %8 = load i32, i32* %3, align 4, !dbg !19
  %9 = srem i32 %8, 2, !dbg !20
  %10 = icmp ne i32 %9, 0, !dbg !20
  br i1 %10, label %11, label %12, !dbg !19

11:
  br label %19, !dbg !21

12:
  %13 = load i32, i32* %3, align 4, !dbg !22
  %14 = icmp eq i32 %13, 12, !dbg !23
  br i1 %14, label %15, label %16, !dbg !22

15:
  br label %22, !dbg !24

16:
  %17 = load i32, i32* %2, align 4, !dbg !25
  %18 = add nsw i32 %17, 1, !dbg !25
  store i32 %18, i32* %2, align 4, !dbg !25
  br label %19, !dbg !26

19:
  %20 = load i32, i32* %3, align 4, !dbg !27
  %21 = add nsw i32 %20, 1, !dbg !27
  store i32 %21, i32* %3, align 4, !dbg !27
  br label %4, !dbg !18, !llvm.loop !28

22:
  %23 = load i32, i32* %2, align 4, !dbg !30
  %24 = icmp ne i32 %23, 5, !dbg !31
  br i1 %24, label %28, label %25, !dbg !32

25:
  %26 = load i32, i32* %3, align 4, !dbg !33
  %27 = icmp ne i32 %26, 10, !dbg !34
  br i1 %27, label %28, label %29, !dbg !30

28:
  call void @reach_error(), !dbg !35
  br label %29, !dbg !35

29:
  ret i32 0, !dbg !36
}

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "loop_break_continue_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !11, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 5, column: 7, scope: !10)
!14 = !DILocation(line: 6, column: 10, scope: !10)
!15 = !DILocation(line: 6, column: 8, scope: !10)
!16 = !DILocation(line: 6, column: 15, scope: !10)
!17 = !DILocation(line: 6, column: 17, scope: !10)
!18 = !DILocation(line: 6, column: 3, scope: !10)
!19 = !DILocation(line: 7, column: 9, scope: !10)
!20 = !DILocation(line: 7, column: 11, scope: !10)
!21 = !DILocation(line: 7, column: 16, scope: !10)
!22 = !DILocation(line: 8, column: 9, scope: !10)
!23 = !DILocation(line: 8, column: 11, scope: !10)
!24 = !DILocation(line: 8, column: 18, scope: !10)
!25 = !DILocation(line: 9, column: 9, scope: !10)
!26 = !DILocation(line: 10, column: 3, scope: !10)
!27 = !DILocation(line: 6, column: 24, scope: !10)
!28 = distinct !{!28, !18, !26, !29}
!29 = !{!"llvm.loop.mustprogress"}
!30 = !DILocation(line: 11, column: 7, scope: !10)
!31 = !DILocation(line: 11, column: 12, scope: !10)
!32 = !DILocation(line: 11, column: 17, scope: !10)
!33 = !DILocation(line: 11, column: 20, scope: !10)
!34 = !DILocation(line: 11, column: 22, scope: !10)
!35 = !DILocation(line: 11, column: 29, scope: !10)
!36 = !DILocation(line: 12, column: 3, scope: !10)
