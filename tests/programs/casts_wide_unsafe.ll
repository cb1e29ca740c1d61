source_filename = "casts_wide_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  %7 = call i32 @__VERIFIER_nondet_int(), !dbg !13
  store i32 %7, i32* %2, align 4, !dbg !14
  %8 = load i32, i32* %2, align 4, !dbg !15
  store i32 %8, i32* %3, align 4, !dbg !16
  %9 = load i32, i32* %2, align 4, !dbg !17
  %10 = sext i32 %9 to i64, !dbg !17
  store i64 %10, i64* %4, align 8, !dbg !18
  %11 = load i32, i32* %2, align 4, !dbg !19
  %12 = sext i32 %11 to i64, !dbg !19
  store i64 %12, i64* %5, align 8, !dbg !20
  %13 = load i32, i32* %2, align 4, !dbg !21
  %14 = sext i32 %13 to i64, !dbg !21
  store i64 %14, i64* %6, align 8, !dbg !22
  %15 = load i64, i64* %4, align 8, !dbg !23
  %16 = load i32, i32* %2, align 4, !dbg !24
  %17 = sext i32 %16 to i64, !dbg !24
  %18 = icmp ne i64 %15, %17, !dbg !25
  br i1 %18, label %19, label %20, !dbg !23

19:
  call void @reach_error(), !dbg !26
  br label %20, !dbg !26

20:
  %21 = load i64, i64* %5, align 8, !dbg !27
  %22 = icmp slt i64 %21, 0, !dbg !28
  br i1 %22, label %23, label %24, !dbg !27

23:
  call void @reach_error(), !dbg !29
  br label %24, !dbg !29

24:
  %25 = load i32, i32* %2, align 4, !dbg !30
  %26 = icmp slt i32 %25, 0, !dbg !31
  br i1 %26, label %27, label %33, !dbg !32

27:
  %28 = load i64, i64* %5, align 8, !dbg !33
  %29 = load i64, i64* %4, align 8, !dbg !34
  %30 = add nsw i64 %29, 4294967296, !dbg !35
  %31 = icmp ne i64 %28, %30, !dbg !36
  br i1 %31, label %32, label %33, !dbg !30

32:
  call void @reach_error(), !dbg !37
  br label %33, !dbg !37

33:
  %34 = load i32, i32* %2, align 4, !dbg !38
  %35 = icmp slt i32 %34, 0, !dbg !39
  br i1 %35, label %36, label %40, !dbg !40

36:
  %37 = load i64, i64* %6, align 8, !dbg !41
  %38 = icmp ult i64 %37, -2147483648, !dbg !42
  br i1 %38, label %39, label %40, !dbg !38

39:
  call void @reach_error(), !dbg !43
  br label %40, !dbg !43

40:
  ret i32 0, !dbg !44
}

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "casts_wide_unsafe.c", directory: ".")
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
!13 = !DILocation(line: 6, column: 11, scope: !10)
!14 = !DILocation(line: 6, column: 7, scope: !10)
!15 = !DILocation(line: 7, column: 16, scope: !10)
!16 = !DILocation(line: 7, column: 12, scope: !10)
!17 = !DILocation(line: 8, column: 13, scope: !10)
!18 = !DILocation(line: 8, column: 8, scope: !10)
!19 = !DILocation(line: 9, column: 13, scope: !10)
!20 = !DILocation(line: 9, column: 8, scope: !10)
!21 = !DILocation(line: 10, column: 21, scope: !10)
!22 = !DILocation(line: 10, column: 17, scope: !10)
!23 = !DILocation(line: 11, column: 7, scope: !10)
!24 = !DILocation(line: 11, column: 13, scope: !10)
!25 = !DILocation(line: 11, column: 10, scope: !10)
!26 = !DILocation(line: 11, column: 16, scope: !10)
!27 = !DILocation(line: 12, column: 7, scope: !10)
!28 = !DILocation(line: 12, column: 10, scope: !10)
!29 = !DILocation(line: 12, column: 15, scope: !10)
!30 = !DILocation(line: 13, column: 7, scope: !10)
!31 = !DILocation(line: 13, column: 9, scope: !10)
!32 = !DILocation(line: 13, column: 13, scope: !10)
!33 = !DILocation(line: 13, column: 16, scope: !10)
!34 = !DILocation(line: 13, column: 22, scope: !10)
!35 = !DILocation(line: 13, column: 25, scope: !10)
!36 = !DILocation(line: 13, column: 19, scope: !10)
!37 = !DILocation(line: 13, column: 39, scope: !10)
!38 = !DILocation(line: 14, column: 7, scope: !10)
!39 = !DILocation(line: 14, column: 9, scope: !10)
!40 = !DILocation(line: 14, column: 13, scope: !10)
!41 = !DILocation(line: 14, column: 16, scope: !10)
!42 = !DILocation(line: 14, column: 18, scope: !10)
!43 = !DILocation(line: 14, column: 40, scope: !10)
!44 = !DILocation(line: 15, column: 3, scope: !10)
