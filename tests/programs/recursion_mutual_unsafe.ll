source_filename = "recursion_mutual_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @even(i32 noundef %0) !dbg !10 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  %3 = load i32, i32* %2, align 4, !dbg !13
  %4 = icmp eq i32 %3, 0, !dbg !14
  br i1 %4, label %5, label %6, !dbg !13

5:
  br label %10, !dbg !13

6:
  %7 = load i32, i32* %2, align 4, !dbg !15
  %8 = sub i32 %7, 1, !dbg !16
  %9 = call i32 @odd(i32 noundef %8), !dbg !17
  br label %10, !dbg !13

10:
  %11 = phi i32 [ 1, %5 ], [ %9, %6 ], !dbg !13
  ret i32 %11, !dbg !18
}

define dso_local i32 @odd(i32 noundef %0) !dbg !19 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  %3 = load i32, i32* %2, align 4, !dbg !20
  %4 = icmp eq i32 %3, 0, !dbg !21
  br i1 %4, label %5, label %6, !dbg !20

5:
  br label %10, !dbg !20

6:
  %7 = load i32, i32* %2, align 4, !dbg !22
  %8 = sub i32 %7, 1, !dbg !23
  %9 = call i32 @even(i32 noundef %8), !dbg !24
  br label %10, !dbg !20

10:
  %11 = phi i32 [ 1, %5 ], [ %9, %6 ], !dbg !20
  ret i32 %11, !dbg !25
}

define dso_local i32 @main() !dbg !26 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %3 = call i32 @__VERIFIER_nondet_uint(), !dbg !27
  store i32 %3, i32* %2, align 4, !dbg !28
  %4 = load i32, i32* %2, align 4, !dbg !29
  %5 = call i32 @even(i32 noundef %4), !dbg !30
  %6 = icmp ne i32 %5, 0, !dbg !30
  br i1 %6, label %7, label %12, !dbg !31

7:
  %8 = load i32, i32* %2, align 4, !dbg !32
  %9 = call i32 @odd(i32 noundef %8), !dbg !33
  %10 = icmp ne i32 %9, 0, !dbg !33
  br i1 %10, label %11, label %12, !dbg !30

11:
  call void @reach_error(), !dbg !34
  br label %12, !dbg !34

12:
  ret i32 0, !dbg !35
}

declare i32 @__VERIFIER_nondet_uint()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "recursion_mutual_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "even", scope: !1, file: !1, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 7, column: 31, scope: !10)
!14 = !DILocation(line: 7, column: 33, scope: !10)
!15 = !DILocation(line: 7, column: 48, scope: !10)
!16 = !DILocation(line: 7, column: 50, scope: !10)
!17 = !DILocation(line: 7, column: 44, scope: !10)
!18 = !DILocation(line: 7, column: 24, scope: !10)
!19 = distinct !DISubprogram(name: "odd", scope: !1, file: !1, line: 8, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!20 = !DILocation(line: 8, column: 30, scope: !19)
!21 = !DILocation(line: 8, column: 32, scope: !19)
!22 = !DILocation(line: 8, column: 48, scope: !19)
!23 = !DILocation(line: 8, column: 50, scope: !19)
!24 = !DILocation(line: 8, column: 43, scope: !19)
!25 = !DILocation(line: 8, column: 23, scope: !19)
!26 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !11, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!27 = !DILocation(line: 11, column: 16, scope: !26)
!28 = !DILocation(line: 11, column: 12, scope: !26)
!29 = !DILocation(line: 12, column: 12, scope: !26)
!30 = !DILocation(line: 12, column: 7, scope: !26)
!31 = !DILocation(line: 12, column: 15, scope: !26)
!32 = !DILocation(line: 12, column: 22, scope: !26)
!33 = !DILocation(line: 12, column: 18, scope: !26)
!34 = !DILocation(line: 12, column: 26, scope: !26)
!35 = !DILocation(line: 13, column: 3, scope: !26)
