source_filename = "array_two_dimensions_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x [4 x i32]], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  store i32 0, i32* %3, align 4, !dbg !13
  br label %7, !dbg !14

7:
  %8 = load i32, i32* %3, align 4, !dbg !15
  %9 = icmp slt i32 %8, 3, !dbg !16
  br i1 %9, label %10, label %32, !dbg !17

10:
  store i32 0, i32* %4, align 4, !dbg !18
  br label %11, !dbg !19

11:
  %12 = load i32, i32* %4, align 4, !dbg !20
  %13 = icmp slt i32 %12, 4, !dbg !21
  br i1 %13, label %14, label %28, !dbg !22

14:
  %15 = load i32, i32* %3, align 4, !dbg !23
  %16 = mul nsw i32 10, %15, !dbg !24
  %17 = load i32, i32* %4, align 4, !dbg !25
  %18 = add nsw i32 %16, %17, !dbg !26
  %19 = load i32, i32* %3, align 4, !dbg !27
  %20 = sext i32 %19 to i64, !dbg !28
  %21 = getelementptr inbounds [3 x [4 x i32]], [3 x [4 x i32]]* %2, i64 0, i64 %20, !dbg !28
  %22 = load i32, i32* %4, align 4, !dbg !29
  %23 = sext i32 %22 to i64, !dbg !28
  %24 = getelementptr inbounds [4 x i32], [4 x i32]* %21, i64 0, i64 %23, !dbg !28
  store i32 %18, i32* %24, align 4, !dbg !30
  br label %25, !dbg !28

25:
  %26 = load i32, i32* %4, align 4, !dbg !31
  %27 = add nsw i32 %26, 1, !dbg !31
  store i32 %27, i32* %4, align 4, !dbg !31
  br label %11, !dbg !22, !llvm.loop !32

28:
  br label %29, !dbg !25

29:
  %30 = load i32, i32* %3, align 4, !dbg !34
  %31 = add nsw i32 %30, 1, !dbg !34
  store i32 %31, i32* %3, align 4, !dbg !34
  br label %7, !dbg !17, !llvm.loop !35

32:
  %33 = call i32 @__VERIFIER_nondet_uint(), !dbg !36
  %34 = urem i32 %33, 3, !dbg !37
  store i32 %34, i32* %5, align 4, !dbg !38
  %35 = call i32 @__VERIFIER_nondet_uint(), !dbg !39
  %36 = urem i32 %35, 4, !dbg !40
  store i32 %36, i32* %6, align 4, !dbg !41
  %37 = load i32, i32* %5, align 4, !dbg !42
  %38 = zext i32 %37 to i64, !dbg !43
  %39 = getelementptr inbounds [3 x [4 x i32]], [3 x [4 x i32]]* %2, i64 0, i64 %38, !dbg !43
  %40 = load i32, i32* %6, align 4, !dbg !44
  %41 = zext i32 %40 to i64, !dbg !43
  %42 = getelementptr inbounds [4 x i32], [4 x i32]* %39, i64 0, i64 %41, !dbg !43
  %43 = load i32, i32* %42, align 4, !dbg !43
  %44 = load i32, i32* %5, align 4, !dbg !45
  %45 = mul i32 10, %44, !dbg !46
  %46 = load i32, i32* %6, align 4, !dbg !47
  %47 = add i32 %45, %46, !dbg !48
  %48 = icmp ne i32 %43, %47, !dbg !49
  br i1 %48, label %49, label %50, !dbg !43

49:
  call void @reach_error(), !dbg !50
  br label %50, !dbg !50

50:
  call void @reach_error(), !dbg !51
  ret i32 0, !dbg !52
}

declare i32 @__VERIFIER_nondet_uint()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "array_two_dimensions_unsafe.c", directory: ".")
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
!13 = !DILocation(line: 7, column: 12, scope: !10)
!14 = !DILocation(line: 7, column: 8, scope: !10)
!15 = !DILocation(line: 7, column: 19, scope: !10)
!16 = !DILocation(line: 7, column: 21, scope: !10)
!17 = !DILocation(line: 7, column: 3, scope: !10)
!18 = !DILocation(line: 8, column: 14, scope: !10)
!19 = !DILocation(line: 8, column: 10, scope: !10)
!20 = !DILocation(line: 8, column: 21, scope: !10)
!21 = !DILocation(line: 8, column: 23, scope: !10)
!22 = !DILocation(line: 8, column: 5, scope: !10)
!23 = !DILocation(line: 8, column: 48, scope: !10)
!24 = !DILocation(line: 8, column: 46, scope: !10)
!25 = !DILocation(line: 8, column: 52, scope: !10)
!26 = !DILocation(line: 8, column: 50, scope: !10)
!27 = !DILocation(line: 8, column: 35, scope: !10)
!28 = !DILocation(line: 8, column: 33, scope: !10)
!29 = !DILocation(line: 8, column: 38, scope: !10)
!30 = !DILocation(line: 8, column: 41, scope: !10)
!31 = !DILocation(line: 8, column: 29, scope: !10)
!32 = distinct !{!32, !22, !25, !33}
!33 = !{!"llvm.loop.mustprogress"}
!34 = !DILocation(line: 7, column: 27, scope: !10)
!35 = distinct !{!35, !17, !25, !33}
!36 = !DILocation(line: 9, column: 16, scope: !10)
!37 = !DILocation(line: 9, column: 41, scope: !10)
!38 = !DILocation(line: 9, column: 12, scope: !10)
!39 = !DILocation(line: 9, column: 50, scope: !10)
!40 = !DILocation(line: 9, column: 75, scope: !10)
!41 = !DILocation(line: 9, column: 46, scope: !10)
!42 = !DILocation(line: 10, column: 9, scope: !10)
!43 = !DILocation(line: 10, column: 7, scope: !10)
!44 = !DILocation(line: 10, column: 12, scope: !10)
!45 = !DILocation(line: 10, column: 23, scope: !10)
!46 = !DILocation(line: 10, column: 21, scope: !10)
!47 = !DILocation(line: 10, column: 27, scope: !10)
!48 = !DILocation(line: 10, column: 25, scope: !10)
!49 = !DILocation(line: 10, column: 15, scope: !10)
!50 = !DILocation(line: 10, column: 30, scope: !10)
!51 = !DILocation(line: 11, column: 33, scope: !10)
!52 = !DILocation(line: 12, column: 3, scope: !10)
