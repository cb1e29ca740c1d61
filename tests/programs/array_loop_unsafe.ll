source_filename = "array_loop_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca [6 x i32], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  store i32 0, i32* %4, align 4, !dbg !13
  br label %7, !dbg !14

7:
  %8 = load i32, i32* %4, align 4, !dbg !15
  %9 = icmp slt i32 %8, 6, !dbg !16
  br i1 %9, label %10, label %18, !dbg !17

10:
  %11 = call i32 @__VERIFIER_nondet_int(), !dbg !18
  %12 = load i32, i32* %4, align 4, !dbg !19
  %13 = sext i32 %12 to i64, !dbg !20
  %14 = getelementptr inbounds [6 x i32], [6 x i32]* %2, i64 0, i64 %13, !dbg !20
  store i32 %11, i32* %14, align 4, !dbg !21
  br label %15, !dbg !20

15:
  %16 = load i32, i32* %4, align 4, !dbg !22
  %17 = add nsw i32 %16, 1, !dbg !22
  store i32 %17, i32* %4, align 4, !dbg !22
  br label %7, !dbg !17, !llvm.loop !23

18:
  %19 = getelementptr inbounds [6 x i32], [6 x i32]* %2, i64 0, i64 0, !dbg !26
  %20 = load i32, i32* %19, align 16, !dbg !26
  store i32 %20, i32* %3, align 4, !dbg !27
  store i32 2, i32* %5, align 4, !dbg !28
  br label %21, !dbg !29

21:
  %22 = load i32, i32* %5, align 4, !dbg !30
  %23 = icmp slt i32 %22, 6, !dbg !31
  br i1 %23, label %24, label %40, !dbg !32

24:
  %25 = load i32, i32* %5, align 4, !dbg !33
  %26 = sext i32 %25 to i64, !dbg !34
  %27 = getelementptr inbounds [6 x i32], [6 x i32]* %2, i64 0, i64 %26, !dbg !34
  %28 = load i32, i32* %27, align 4, !dbg !34
  %29 = load i32, i32* %3, align 4, !dbg !35
  %30 = icmp sgt i32 %28, %29, !dbg !36
  br i1 %30, label %31, label %36, !dbg !34

31:
  %32 = load i32, i32* %5, align 4, !dbg !37
  %33 = sext i32 %32 to i64, !dbg !38
  %34 = getelementptr inbounds [6 x i32], [6 x i32]* %2, i64 0, i64 %33, !dbg !38
  %35 = load i32, i32* %34, align 4, !dbg !38
  store i32 %35, i32* %3, align 4, !dbg !39
  br label %36, !dbg !40

36:
  br label %37, !dbg !35

37:
  %38 = load i32, i32* %5, align 4, !dbg !41
  %39 = add nsw i32 %38, 1, !dbg !41
  store i32 %39, i32* %5, align 4, !dbg !41
  br label %21, !dbg !32, !llvm.loop !42

40:
  %41 = call i32 @__VERIFIER_nondet_uint(), !dbg !44
  store i32 %41, i32* %6, align 4, !dbg !45
  %42 = load i32, i32* %6, align 4, !dbg !46
  %43 = icmp ult i32 %42, 6, !dbg !47
  br i1 %43, label %44, label %52, !dbg !48

44:
  %45 = load i32, i32* %6, align 4, !dbg !49
  %46 = zext i32 %45 to i64, !dbg !50
  %47 = getelementptr inbounds [6 x i32], [6 x i32]* %2, i64 0, i64 %46, !dbg !50
  %48 = load i32, i32* %47, align 4, !dbg !50
  %49 = load i32, i32* %3, align 4, !dbg !51
  %50 = icmp sgt i32 %48, %49, !dbg !52
  br i1 %50, label %51, label %52, !dbg !46

51:
  call void @reach_error(), !dbg !53
  br label %52, !dbg !53

52:
  ret i32 0, !dbg !54
}

declare i32 @__VERIFIER_nondet_int()

declare i32 @__VERIFIER_nondet_uint()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "array_loop_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 10, column: 12, scope: !10)
!14 = !DILocation(line: 10, column: 8, scope: !10)
!15 = !DILocation(line: 10, column: 19, scope: !10)
!16 = !DILocation(line: 10, column: 21, scope: !10)
!17 = !DILocation(line: 10, column: 3, scope: !10)
!18 = !DILocation(line: 10, column: 38, scope: !10)
!19 = !DILocation(line: 10, column: 33, scope: !10)
!20 = !DILocation(line: 10, column: 31, scope: !10)
!21 = !DILocation(line: 10, column: 36, scope: !10)
!22 = !DILocation(line: 10, column: 27, scope: !10)
!23 = distinct !{!23, !17, !24, !25}
!24 = !DILocation(line: 10, column: 60, scope: !10)
!25 = !{!"llvm.loop.mustprogress"}
!26 = !DILocation(line: 11, column: 9, scope: !10)
!27 = !DILocation(line: 11, column: 7, scope: !10)
!28 = !DILocation(line: 12, column: 12, scope: !10)
!29 = !DILocation(line: 12, column: 8, scope: !10)
!30 = !DILocation(line: 12, column: 19, scope: !10)
!31 = !DILocation(line: 12, column: 21, scope: !10)
!32 = !DILocation(line: 12, column: 3, scope: !10)
!33 = !DILocation(line: 13, column: 11, scope: !10)
!34 = !DILocation(line: 13, column: 9, scope: !10)
!35 = !DILocation(line: 13, column: 16, scope: !10)
!36 = !DILocation(line: 13, column: 14, scope: !10)
!37 = !DILocation(line: 13, column: 29, scope: !10)
!38 = !DILocation(line: 13, column: 27, scope: !10)
!39 = !DILocation(line: 13, column: 25, scope: !10)
!40 = !DILocation(line: 13, column: 21, scope: !10)
!41 = !DILocation(line: 12, column: 27, scope: !10)
!42 = distinct !{!42, !32, !43, !25}
!43 = !DILocation(line: 13, column: 30, scope: !10)
!44 = !DILocation(line: 14, column: 16, scope: !10)
!45 = !DILocation(line: 14, column: 12, scope: !10)
!46 = !DILocation(line: 15, column: 7, scope: !10)
!47 = !DILocation(line: 15, column: 9, scope: !10)
!48 = !DILocation(line: 15, column: 13, scope: !10)
!49 = !DILocation(line: 15, column: 18, scope: !10)
!50 = !DILocation(line: 15, column: 16, scope: !10)
!51 = !DILocation(line: 15, column: 23, scope: !10)
!52 = !DILocation(line: 15, column: 21, scope: !10)
!53 = !DILocation(line: 15, column: 28, scope: !10)
!54 = !DILocation(line: 16, column: 3, scope: !10)
