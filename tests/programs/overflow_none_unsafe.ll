source_filename = "overflow_none_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %6 = call i32 @__VERIFIER_nondet_uint(), !dbg !13
  store i32 %6, i32* %2, align 4, !dbg !14
  %7 = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !15
  store i8 %7, i8* %3, align 1, !dbg !16
  %8 = call i32 @__VERIFIER_nondet_int(), !dbg !17
  %9 = trunc i32 %8 to i8, !dbg !17
  store i8 %9, i8* %4, align 1, !dbg !18
  %10 = load i8, i8* %3, align 1, !dbg !19
  %11 = zext i8 %10 to i32, !dbg !19
  %12 = add nsw i32 %11, 200, !dbg !20
  %13 = trunc i32 %12 to i8, !dbg !19
  store i8 %13, i8* %3, align 1, !dbg !21
  %14 = load i8, i8* %3, align 1, !dbg !22
  %15 = add i8 %14, 1, !dbg !22
  store i8 %15, i8* %3, align 1, !dbg !22
  %16 = load i8, i8* %4, align 1, !dbg !23
  %17 = add i8 %16, 1, !dbg !23
  store i8 %17, i8* %4, align 1, !dbg !23
  %18 = load i32, i32* %2, align 4, !dbg !24
  %19 = add i32 %18, 1, !dbg !25
  store i32 %19, i32* %2, align 4, !dbg !26
  %20 = load i32, i32* %2, align 4, !dbg !27
  store i32 %20, i32* %5, align 4, !dbg !28
  %21 = load i32, i32* %5, align 4, !dbg !29
  %22 = load i8, i8* %3, align 1, !dbg !30
  %23 = zext i8 %22 to i32, !dbg !30
  %24 = add nsw i32 %21, %23, !dbg !31
  %25 = load i8, i8* %4, align 1, !dbg !32
  %26 = sext i8 %25 to i32, !dbg !32
  %27 = icmp sgt i32 %24, %26, !dbg !33
  %28 = zext i1 %27 to i32, !dbg !33
  ret i32 %28, !dbg !34
}

declare i32 @__VERIFIER_nondet_uint()

declare zeroext i8 @__VERIFIER_nondet_uchar()

declare i32 @__VERIFIER_nondet_int()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "overflow_none_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 7, column: 16, scope: !10)
!14 = !DILocation(line: 7, column: 12, scope: !10)
!15 = !DILocation(line: 8, column: 21, scope: !10)
!16 = !DILocation(line: 8, column: 17, scope: !10)
!17 = !DILocation(line: 9, column: 19, scope: !10)
!18 = !DILocation(line: 9, column: 15, scope: !10)
!19 = !DILocation(line: 10, column: 7, scope: !10)
!20 = !DILocation(line: 10, column: 9, scope: !10)
!21 = !DILocation(line: 10, column: 5, scope: !10)
!22 = !DILocation(line: 11, column: 4, scope: !10)
!23 = !DILocation(line: 12, column: 4, scope: !10)
!24 = !DILocation(line: 13, column: 7, scope: !10)
!25 = !DILocation(line: 13, column: 9, scope: !10)
!26 = !DILocation(line: 13, column: 5, scope: !10)
!27 = !DILocation(line: 14, column: 16, scope: !10)
!28 = !DILocation(line: 14, column: 7, scope: !10)
!29 = !DILocation(line: 15, column: 10, scope: !10)
!30 = !DILocation(line: 15, column: 14, scope: !10)
!31 = !DILocation(line: 15, column: 12, scope: !10)
!32 = !DILocation(line: 15, column: 18, scope: !10)
!33 = !DILocation(line: 15, column: 16, scope: !10)
!34 = !DILocation(line: 15, column: 3, scope: !10)
