source_filename = "casts_mixed_signs_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i8, align 1
  store i32 0, i32* %1, align 4
  %5 = call i32 @__VERIFIER_nondet_int(), !dbg !13
  store i32 %5, i32* %2, align 4, !dbg !14
  %6 = call i32 @__VERIFIER_nondet_uint(), !dbg !15
  store i32 %6, i32* %3, align 4, !dbg !16
  store i8 -56, i8* %4, align 1, !dbg !17
  %7 = load i32, i32* %2, align 4, !dbg !18
  %8 = icmp slt i32 %7, 1, !dbg !19
  br i1 %8, label %9, label %17, !dbg !20

9:
  %10 = load i32, i32* %3, align 4, !dbg !21
  %11 = icmp ult i32 %10, 1000, !dbg !22
  br i1 %11, label %12, label %17, !dbg !23

12:
  %13 = load i32, i32* %2, align 4, !dbg !24
  %14 = load i32, i32* %3, align 4, !dbg !25
  %15 = icmp ult i32 %13, %14, !dbg !26
  br i1 %15, label %16, label %17, !dbg !18

16:
  call void @reach_error(), !dbg !27
  br label %17, !dbg !27

17:
  %18 = load i32, i32* %2, align 4, !dbg !28
  %19 = icmp sge i32 %18, 0, !dbg !29
  br i1 %19, label %20, label %31, !dbg !30

20:
  %21 = load i32, i32* %2, align 4, !dbg !31
  %22 = icmp slt i32 %21, 10, !dbg !32
  br i1 %22, label %23, label %31, !dbg !33

23:
  %24 = load i32, i32* %3, align 4, !dbg !34
  %25 = icmp ugt i32 %24, 10, !dbg !35
  br i1 %25, label %26, label %31, !dbg !36

26:
  %27 = load i32, i32* %2, align 4, !dbg !37
  %28 = load i32, i32* %3, align 4, !dbg !38
  %29 = icmp ugt i32 %27, %28, !dbg !39
  br i1 %29, label %30, label %31, !dbg !28

30:
  call void @reach_error(), !dbg !40
  br label %31, !dbg !40

31:
  %32 = load i8, i8* %4, align 1, !dbg !41
  %33 = zext i8 %32 to i32, !dbg !41
  %34 = add nsw i32 %33, 100, !dbg !42
  %35 = load i8, i8* %4, align 1, !dbg !43
  %36 = zext i8 %35 to i32, !dbg !43
  %37 = icmp slt i32 %34, %36, !dbg !44
  br i1 %37, label %38, label %39, !dbg !41

38:
  call void @reach_error(), !dbg !45
  br label %39, !dbg !45

39:
  ret i32 0, !dbg !46
}

declare i32 @__VERIFIER_nondet_int()

declare i32 @__VERIFIER_nondet_uint()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "casts_mixed_signs_unsafe.c", directory: ".")
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
!13 = !DILocation(line: 7, column: 11, scope: !10)
!14 = !DILocation(line: 7, column: 7, scope: !10)
!15 = !DILocation(line: 8, column: 16, scope: !10)
!16 = !DILocation(line: 8, column: 12, scope: !10)
!17 = !DILocation(line: 9, column: 17, scope: !10)
!18 = !DILocation(line: 10, column: 7, scope: !10)
!19 = !DILocation(line: 10, column: 9, scope: !10)
!20 = !DILocation(line: 10, column: 13, scope: !10)
!21 = !DILocation(line: 10, column: 16, scope: !10)
!22 = !DILocation(line: 10, column: 18, scope: !10)
!23 = !DILocation(line: 10, column: 25, scope: !10)
!24 = !DILocation(line: 10, column: 28, scope: !10)
!25 = !DILocation(line: 10, column: 32, scope: !10)
!26 = !DILocation(line: 10, column: 30, scope: !10)
!27 = !DILocation(line: 10, column: 35, scope: !10)
!28 = !DILocation(line: 11, column: 7, scope: !10)
!29 = !DILocation(line: 11, column: 9, scope: !10)
!30 = !DILocation(line: 11, column: 14, scope: !10)
!31 = !DILocation(line: 11, column: 17, scope: !10)
!32 = !DILocation(line: 11, column: 19, scope: !10)
!33 = !DILocation(line: 11, column: 24, scope: !10)
!34 = !DILocation(line: 11, column: 27, scope: !10)
!35 = !DILocation(line: 11, column: 29, scope: !10)
!36 = !DILocation(line: 11, column: 34, scope: !10)
!37 = !DILocation(line: 11, column: 37, scope: !10)
!38 = !DILocation(line: 11, column: 41, scope: !10)
!39 = !DILocation(line: 11, column: 39, scope: !10)
!40 = !DILocation(line: 11, column: 44, scope: !10)
!41 = !DILocation(line: 12, column: 7, scope: !10)
!42 = !DILocation(line: 12, column: 9, scope: !10)
!43 = !DILocation(line: 12, column: 17, scope: !10)
!44 = !DILocation(line: 12, column: 15, scope: !10)
!45 = !DILocation(line: 12, column: 20, scope: !10)
!46 = !DILocation(line: 13, column: 3, scope: !10)
