source_filename = "array_parameter_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local void @bubble(i32* noundef %0, i32 noundef %1) !dbg !10 {
  %3 = alloca i32*, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32* %0, i32** %3, align 8
  store i32 %1, i32* %4, align 4
  store i32 0, i32* %5, align 4, !dbg !13
  br label %8, !dbg !14

8:
  %9 = load i32, i32* %5, align 4, !dbg !15
  %10 = load i32, i32* %4, align 4, !dbg !16
  %11 = icmp slt i32 %9, %10, !dbg !17
  br i1 %11, label %12, label %61, !dbg !18

12:
  store i32 0, i32* %6, align 4, !dbg !19
  br label %13, !dbg !20

13:
  %14 = load i32, i32* %6, align 4, !dbg !21
  %15 = add nsw i32 %14, 2, !dbg !22
  %16 = load i32, i32* %4, align 4, !dbg !23
  %17 = icmp slt i32 %15, %16, !dbg !24
  br i1 %17, label %18, label %57, !dbg !25

18:
  %19 = load i32*, i32** %3, align 8, !dbg !26
  %20 = load i32, i32* %6, align 4, !dbg !27
  %21 = sext i32 %20 to i64, !dbg !26
  %22 = getelementptr inbounds i32, i32* %19, i64 %21, !dbg !26
  %23 = load i32, i32* %22, align 4, !dbg !26
  %24 = load i32*, i32** %3, align 8, !dbg !28
  %25 = load i32, i32* %6, align 4, !dbg !29
  %26 = add nsw i32 %25, 1, !dbg !30
  %27 = sext i32 %26 to i64, !dbg !28
  %28 = getelementptr inbounds i32, i32* %24, i64 %27, !dbg !28
  %29 = load i32, i32* %28, align 4, !dbg !28
  %30 = icmp sgt i32 %23, %29, !dbg !31
  br i1 %30, label %31, label %53, !dbg !26

31:
  %32 = load i32*, i32** %3, align 8, !dbg !32
  %33 = load i32, i32* %6, align 4, !dbg !33
  %34 = sext i32 %33 to i64, !dbg !32
  %35 = getelementptr inbounds i32, i32* %32, i64 %34, !dbg !32
  %36 = load i32, i32* %35, align 4, !dbg !32
  store i32 %36, i32* %7, align 4, !dbg !34
  %37 = load i32*, i32** %3, align 8, !dbg !35
  %38 = load i32, i32* %6, align 4, !dbg !36
  %39 = add nsw i32 %38, 1, !dbg !37
  %40 = sext i32 %39 to i64, !dbg !35
  %41 = getelementptr inbounds i32, i32* %37, i64 %40, !dbg !35
  %42 = load i32, i32* %41, align 4, !dbg !35
  %43 = load i32*, i32** %3, align 8, !dbg !38
  %44 = load i32, i32* %6, align 4, !dbg !39
  %45 = sext i32 %44 to i64, !dbg !38
  %46 = getelementptr inbounds i32, i32* %43, i64 %45, !dbg !38
  store i32 %42, i32* %46, align 4, !dbg !40
  %47 = load i32, i32* %7, align 4, !dbg !41
  %48 = load i32*, i32** %3, align 8, !dbg !42
  %49 = load i32, i32* %6, align 4, !dbg !43
  %50 = add nsw i32 %49, 1, !dbg !44
  %51 = sext i32 %50 to i64, !dbg !42
  %52 = getelementptr inbounds i32, i32* %48, i64 %51, !dbg !42
  store i32 %47, i32* %52, align 4, !dbg !45
  br label %53, !dbg !46

53:
  br label %54, !dbg !47

54:
  %55 = load i32, i32* %6, align 4, !dbg !48
  %56 = add nsw i32 %55, 1, !dbg !48
  store i32 %56, i32* %6, align 4, !dbg !48
  br label %13, !dbg !25, !llvm.loop !49

57:
  br label %58, !dbg !46

58:
  %59 = load i32, i32* %5, align 4, !dbg !51
  %60 = add nsw i32 %59, 1, !dbg !51
  store i32 %60, i32* %5, align 4, !dbg !51
  br label %8, !dbg !18, !llvm.loop !52

61:
  ret void, !dbg !53
}

define dso_local i32 @main() !dbg !54 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i32], align 4
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  store i32 0, i32* %3, align 4, !dbg !55
  br label %4, !dbg !56

4:
  %5 = load i32, i32* %3, align 4, !dbg !57
  %6 = icmp slt i32 %5, 3, !dbg !58
  br i1 %6, label %7, label %15, !dbg !59

7:
  %8 = call i32 @__VERIFIER_nondet_int(), !dbg !60
  %9 = load i32, i32* %3, align 4, !dbg !61
  %10 = sext i32 %9 to i64, !dbg !62
  %11 = getelementptr inbounds [3 x i32], [3 x i32]* %2, i64 0, i64 %10, !dbg !62
  store i32 %8, i32* %11, align 4, !dbg !63
  br label %12, !dbg !62

12:
  %13 = load i32, i32* %3, align 4, !dbg !64
  %14 = add nsw i32 %13, 1, !dbg !64
  store i32 %14, i32* %3, align 4, !dbg !64
  br label %4, !dbg !59, !llvm.loop !65

15:
  %16 = getelementptr inbounds [3 x i32], [3 x i32]* %2, i64 0, i64 0, !dbg !67
  call void @bubble(i32* noundef %16, i32 noundef 3), !dbg !68
  %17 = getelementptr inbounds [3 x i32], [3 x i32]* %2, i64 0, i64 0, !dbg !69
  %18 = load i32, i32* %17, align 4, !dbg !69
  %19 = getelementptr inbounds [3 x i32], [3 x i32]* %2, i64 0, i64 1, !dbg !70
  %20 = load i32, i32* %19, align 4, !dbg !70
  %21 = icmp sgt i32 %18, %20, !dbg !71
  br i1 %21, label %28, label %22, !dbg !72

22:
  %23 = getelementptr inbounds [3 x i32], [3 x i32]* %2, i64 0, i64 1, !dbg !73
  %24 = load i32, i32* %23, align 4, !dbg !73
  %25 = getelementptr inbounds [3 x i32], [3 x i32]* %2, i64 0, i64 2, !dbg !74
  %26 = load i32, i32* %25, align 4, !dbg !74
  %27 = icmp sgt i32 %24, %26, !dbg !75
  br i1 %27, label %28, label %29, !dbg !69

28:
  call void @reach_error(), !dbg !76
  br label %29, !dbg !76

29:
  ret i32 0, !dbg !77
}

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "array_parameter_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "bubble", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 6, column: 12, scope: !10)
!14 = !DILocation(line: 6, column: 8, scope: !10)
!15 = !DILocation(line: 6, column: 19, scope: !10)
!16 = !DILocation(line: 6, column: 23, scope: !10)
!17 = !DILocation(line: 6, column: 21, scope: !10)
!18 = !DILocation(line: 6, column: 3, scope: !10)
!19 = !DILocation(line: 7, column: 14, scope: !10)
!20 = !DILocation(line: 7, column: 10, scope: !10)
!21 = !DILocation(line: 7, column: 21, scope: !10)
!22 = !DILocation(line: 7, column: 23, scope: !10)
!23 = !DILocation(line: 7, column: 29, scope: !10)
!24 = !DILocation(line: 7, column: 27, scope: !10)
!25 = !DILocation(line: 7, column: 5, scope: !10)
!26 = !DILocation(line: 8, column: 11, scope: !10)
!27 = !DILocation(line: 8, column: 13, scope: !10)
!28 = !DILocation(line: 8, column: 18, scope: !10)
!29 = !DILocation(line: 8, column: 20, scope: !10)
!30 = !DILocation(line: 8, column: 22, scope: !10)
!31 = !DILocation(line: 8, column: 16, scope: !10)
!32 = !DILocation(line: 9, column: 17, scope: !10)
!33 = !DILocation(line: 9, column: 19, scope: !10)
!34 = !DILocation(line: 9, column: 13, scope: !10)
!35 = !DILocation(line: 10, column: 16, scope: !10)
!36 = !DILocation(line: 10, column: 18, scope: !10)
!37 = !DILocation(line: 10, column: 20, scope: !10)
!38 = !DILocation(line: 10, column: 9, scope: !10)
!39 = !DILocation(line: 10, column: 11, scope: !10)
!40 = !DILocation(line: 10, column: 14, scope: !10)
!41 = !DILocation(line: 11, column: 20, scope: !10)
!42 = !DILocation(line: 11, column: 9, scope: !10)
!43 = !DILocation(line: 11, column: 11, scope: !10)
!44 = !DILocation(line: 11, column: 13, scope: !10)
!45 = !DILocation(line: 11, column: 18, scope: !10)
!46 = !DILocation(line: 12, column: 7, scope: !10)
!47 = !DILocation(line: 8, column: 25, scope: !10)
!48 = !DILocation(line: 7, column: 33, scope: !10)
!49 = distinct !{!49, !25, !46, !50}
!50 = !{!"llvm.loop.mustprogress"}
!51 = !DILocation(line: 6, column: 27, scope: !10)
!52 = distinct !{!52, !18, !46, !50}
!53 = !DILocation(line: 13, column: 1, scope: !10)
!54 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 15, type: !11, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!55 = !DILocation(line: 17, column: 12, scope: !54)
!56 = !DILocation(line: 17, column: 8, scope: !54)
!57 = !DILocation(line: 17, column: 19, scope: !54)
!58 = !DILocation(line: 17, column: 21, scope: !54)
!59 = !DILocation(line: 17, column: 3, scope: !54)
!60 = !DILocation(line: 17, column: 38, scope: !54)
!61 = !DILocation(line: 17, column: 33, scope: !54)
!62 = !DILocation(line: 17, column: 31, scope: !54)
!63 = !DILocation(line: 17, column: 36, scope: !54)
!64 = !DILocation(line: 17, column: 27, scope: !54)
!65 = distinct !{!65, !59, !66, !50}
!66 = !DILocation(line: 17, column: 60, scope: !54)
!67 = !DILocation(line: 18, column: 10, scope: !54)
!68 = !DILocation(line: 18, column: 3, scope: !54)
!69 = !DILocation(line: 19, column: 7, scope: !54)
!70 = !DILocation(line: 19, column: 14, scope: !54)
!71 = !DILocation(line: 19, column: 12, scope: !54)
!72 = !DILocation(line: 19, column: 19, scope: !54)
!73 = !DILocation(line: 19, column: 22, scope: !54)
!74 = !DILocation(line: 19, column: 29, scope: !54)
!75 = !DILocation(line: 19, column: 27, scope: !54)
!76 = !DILocation(line: 19, column: 35, scope: !54)
!77 = !DILocation(line: 20, column: 3, scope: !54)
