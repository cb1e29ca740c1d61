source_filename = "recursion_two_calls_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @fib(i32 noundef %0) !dbg !10 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  %4 = load i32, i32* %3, align 4, !dbg !13
  %5 = icmp slt i32 %4, 2, !dbg !14
  br i1 %5, label %6, label %8, !dbg !13

6:
  %7 = load i32, i32* %3, align 4, !dbg !15
  store i32 %7, i32* %2, align 4, !dbg !16
  br label %16, !dbg !16

8:
  %9 = load i32, i32* %3, align 4, !dbg !17
  %10 = sub nsw i32 %9, 1, !dbg !18
  %11 = call i32 @fib(i32 noundef %10), !dbg !19
  %12 = load i32, i32* %3, align 4, !dbg !20
  %13 = sub nsw i32 %12, 2, !dbg !21
  %14 = call i32 @fib(i32 noundef %13), !dbg !22
  %15 = add nsw i32 %11, %14, !dbg !23
  store i32 %15, i32* %2, align 4, !dbg !24
  br label %16, !dbg !24

16:
  %17 = load i32, i32* %2, align 4, !dbg !25
  ret i32 %17, !dbg !25
}

define dso_local i32 @main() !dbg !26 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %3 = call i32 @__VERIFIER_nondet_int(), !dbg !27
  store i32 %3, i32* %2, align 4, !dbg !28
  %4 = load i32, i32* %2, align 4, !dbg !29
  %5 = icmp slt i32 %4, 0, !dbg !30
  br i1 %5, label %9, label %6, !dbg !31

6:
  %7 = load i32, i32* %2, align 4, !dbg !32
  %8 = icmp sgt i32 %7, 1000, !dbg !33
  br i1 %8, label %9, label %10, !dbg !29

9:
  store i32 0, i32* %1, align 4, !dbg !34
  br label %17, !dbg !34

10:
  %11 = load i32, i32* %2, align 4, !dbg !35
  %12 = call i32 @fib(i32 noundef %11), !dbg !36
  %13 = load i32, i32* %2, align 4, !dbg !37
  %14 = icmp slt i32 %12, %13, !dbg !38
  br i1 %14, label %15, label %16, !dbg !36

15:
  call void @reach_error(), !dbg !39
  br label %16, !dbg !39

16:
  store i32 0, i32* %1, align 4, !dbg !40
  br label %17, !dbg !40

17:
  %18 = load i32, i32* %1, align 4, !dbg !41
  ret i32 %18, !dbg !41
}

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "recursion_two_calls_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "fib", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 6, column: 7, scope: !10)
!14 = !DILocation(line: 6, column: 9, scope: !10)
!15 = !DILocation(line: 6, column: 21, scope: !10)
!16 = !DILocation(line: 6, column: 14, scope: !10)
!17 = !DILocation(line: 7, column: 14, scope: !10)
!18 = !DILocation(line: 7, column: 16, scope: !10)
!19 = !DILocation(line: 7, column: 10, scope: !10)
!20 = !DILocation(line: 7, column: 27, scope: !10)
!21 = !DILocation(line: 7, column: 29, scope: !10)
!22 = !DILocation(line: 7, column: 23, scope: !10)
!23 = !DILocation(line: 7, column: 21, scope: !10)
!24 = !DILocation(line: 7, column: 3, scope: !10)
!25 = !DILocation(line: 8, column: 1, scope: !10)
!26 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !11, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!27 = !DILocation(line: 11, column: 11, scope: !26)
!28 = !DILocation(line: 11, column: 7, scope: !26)
!29 = !DILocation(line: 12, column: 7, scope: !26)
!30 = !DILocation(line: 12, column: 9, scope: !26)
!31 = !DILocation(line: 12, column: 13, scope: !26)
!32 = !DILocation(line: 12, column: 16, scope: !26)
!33 = !DILocation(line: 12, column: 18, scope: !26)
!34 = !DILocation(line: 12, column: 26, scope: !26)
!35 = !DILocation(line: 13, column: 11, scope: !26)
!36 = !DILocation(line: 13, column: 7, scope: !26)
!37 = !DILocation(line: 13, column: 16, scope: !26)
!38 = !DILocation(line: 13, column: 14, scope: !26)
!39 = !DILocation(line: 13, column: 19, scope: !26)
!40 = !DILocation(line: 14, column: 3, scope: !26)
!41 = !DILocation(line: 15, column: 1, scope: !26)
