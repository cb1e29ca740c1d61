source_filename = "wide_integers_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i128, align 16
  store i32 0, i32* %1, align 4
  %4 = call i64 @__VERIFIER_nondet_ulong(), !dbg !13
  store i64 %4, i64* %2, align 8, !dbg !14
  %5 = load i64, i64* %2, align 8, !dbg !15
  %6 = zext i64 %5 to i128, !dbg !15
  store i128 %6, i128* %3, align 16, !dbg !16
  %7 = load i128, i128* %3, align 16, !dbg !17
  %8 = shl i128 %7, 63, !dbg !18
  %9 = or i128 %8, 1, !dbg !19
  store i128 %9, i128* %3, align 16, !dbg !20
  %10 = load i128, i128* %3, align 16, !dbg !21
  %11 = lshr i128 %10, 64, !dbg !22
  %12 = trunc i128 %11 to i64, !dbg !23
  %13 = load i64, i64* %2, align 8, !dbg !24
  %14 = icmp ne i64 %12, %13, !dbg !25
  br i1 %14, label %19, label %15, !dbg !26

15:
  %16 = load i128, i128* %3, align 16, !dbg !27
  %17 = trunc i128 %16 to i64, !dbg !28
  %18 = icmp ne i64 %17, 1, !dbg !29
  br i1 %18, label %19, label %20, !dbg !23

19:
  call void @reach_error(), !dbg !30
  br label %20, !dbg !30

20:
  ret i32 0, !dbg !31
}

declare i64 @__VERIFIER_nondet_ulong()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "wide_integers_unsafe.c", directory: ".")
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
!13 = !DILocation(line: 6, column: 21, scope: !10)
!14 = !DILocation(line: 6, column: 17, scope: !10)
!15 = !DILocation(line: 7, column: 25, scope: !10)
!16 = !DILocation(line: 7, column: 21, scope: !10)
!17 = !DILocation(line: 8, column: 7, scope: !10)
!18 = !DILocation(line: 8, column: 9, scope: !10)
!19 = !DILocation(line: 8, column: 15, scope: !10)
!20 = !DILocation(line: 8, column: 5, scope: !10)
!21 = !DILocation(line: 9, column: 23, scope: !10)
!22 = !DILocation(line: 9, column: 25, scope: !10)
!23 = !DILocation(line: 9, column: 7, scope: !10)
!24 = !DILocation(line: 9, column: 35, scope: !10)
!25 = !DILocation(line: 9, column: 32, scope: !10)
!26 = !DILocation(line: 9, column: 37, scope: !10)
!27 = !DILocation(line: 9, column: 55, scope: !10)
!28 = !DILocation(line: 9, column: 40, scope: !10)
!29 = !DILocation(line: 9, column: 57, scope: !10)
!30 = !DILocation(line: 9, column: 63, scope: !10)
!31 = !DILocation(line: 10, column: 3, scope: !10)
