source_filename = "struct_array_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.item = type { i32, i32 }

@table = dso_local global [4 x %struct.item] [%struct.item { i32 10, i32 0 }, %struct.item { i32 20, i32 0 }, %struct.item { i32 30, i32 0 }, %struct.item { i32 40, i32 0 }], align 16

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca %struct.item*, align 8
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %5 = call i32 @__VERIFIER_nondet_int(), !dbg !13
  store i32 %5, i32* %2, align 4, !dbg !14
  store %struct.item* null, %struct.item** %3, align 8, !dbg !15
  store i32 0, i32* %4, align 4, !dbg !16
  br label %6, !dbg !17

6:
  %7 = load i32, i32* %4, align 4, !dbg !18
  %8 = icmp slt i32 %7, 4, !dbg !19
  br i1 %8, label %9, label %25, !dbg !20

9:
  %10 = load i32, i32* %4, align 4, !dbg !21
  %11 = sext i32 %10 to i64, !dbg !22
  %12 = getelementptr inbounds [4 x %struct.item], [4 x %struct.item]* @table, i64 0, i64 %11, !dbg !22
  %13 = getelementptr inbounds %struct.item, %struct.item* %12, i32 0, i32 0, !dbg !23
  %14 = load i32, i32* %13, align 8, !dbg !23
  %15 = load i32, i32* %2, align 4, !dbg !24
  %16 = icmp eq i32 %14, %15, !dbg !25
  br i1 %16, label %17, label %21, !dbg !22

17:
  %18 = load i32, i32* %4, align 4, !dbg !26
  %19 = sext i32 %18 to i64, !dbg !27
  %20 = getelementptr inbounds [4 x %struct.item], [4 x %struct.item]* @table, i64 0, i64 %19, !dbg !27
  store %struct.item* %20, %struct.item** %3, align 8, !dbg !28
  br label %21, !dbg !29

21:
  br label %22, !dbg !24

22:
  %23 = load i32, i32* %4, align 4, !dbg !30
  %24 = add nsw i32 %23, 1, !dbg !30
  store i32 %24, i32* %4, align 4, !dbg !30
  br label %6, !dbg !20, !llvm.loop !31

25:
  %26 = load %struct.item*, %struct.item** %3, align 8, !dbg !34
  %27 = icmp ne %struct.item* %26, null, !dbg !34
  br i1 %27, label %29, label %28, !dbg !35

28:
  store i32 0, i32* %1, align 4, !dbg !36
  br label %59, !dbg !36

29:
  %30 = load %struct.item*, %struct.item** %3, align 8, !dbg !37
  %31 = getelementptr inbounds %struct.item, %struct.item* %30, i32 0, i32 1, !dbg !38
  %32 = load i32, i32* %31, align 4, !dbg !39
  %33 = add nsw i32 %32, 1, !dbg !39
  store i32 %33, i32* %31, align 4, !dbg !39
  %34 = load i32, i32* %2, align 4, !dbg !40
  %35 = icmp eq i32 %34, 20, !dbg !41
  br i1 %35, label %36, label %45, !dbg !42

36:
  %37 = load i32, i32* getelementptr inbounds ([4 x %struct.item], [4 x %struct.item]* @table, i64 0, i64 1, i32 1), align 4, !dbg !43
  %38 = icmp ne i32 %37, 1, !dbg !44
  br i1 %38, label %44, label %39, !dbg !45

39:
  %40 = load i32, i32* getelementptr inbounds ([4 x %struct.item], [4 x %struct.item]* @table, i64 0, i64 0, i32 1), align 4, !dbg !46
  %41 = load i32, i32* getelementptr inbounds ([4 x %struct.item], [4 x %struct.item]* @table, i64 0, i64 2, i32 1), align 4, !dbg !47
  %42 = add nsw i32 %40, %41, !dbg !48
  %43 = icmp ne i32 %42, 0, !dbg !48
  br i1 %43, label %44, label %45, !dbg !40

44:
  call void @reach_error(), !dbg !49
  br label %45, !dbg !49

45:
  %46 = load i32, i32* %2, align 4, !dbg !50
  %47 = icmp ne i32 %46, 10, !dbg !51
  br i1 %47, label %48, label %58, !dbg !52

48:
  %49 = load i32, i32* %2, align 4, !dbg !53
  %50 = icmp ne i32 %49, 20, !dbg !54
  br i1 %50, label %51, label %58, !dbg !55

51:
  %52 = load i32, i32* %2, align 4, !dbg !56
  %53 = icmp ne i32 %52, 40, !dbg !57
  br i1 %53, label %54, label %58, !dbg !58

54:
  %55 = load %struct.item*, %struct.item** %3, align 8, !dbg !59
  %56 = icmp ne %struct.item* %55, getelementptr inbounds ([4 x %struct.item], [4 x %struct.item]* @table, i64 0, i64 3), !dbg !60
  br i1 %56, label %57, label %58, !dbg !50

57:
  call void @reach_error(), !dbg !61
  br label %58, !dbg !61

58:
  store i32 0, i32* %1, align 4, !dbg !62
  br label %59, !dbg !62

59:
  %60 = load i32, i32* %1, align 4, !dbg !63
  ret i32 %60, !dbg !63
}

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "struct_array_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !11, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 10, column: 13, scope: !10)
!14 = !DILocation(line: 10, column: 7, scope: !10)
!15 = !DILocation(line: 11, column: 16, scope: !10)
!16 = !DILocation(line: 12, column: 12, scope: !10)
!17 = !DILocation(line: 12, column: 8, scope: !10)
!18 = !DILocation(line: 12, column: 19, scope: !10)
!19 = !DILocation(line: 12, column: 21, scope: !10)
!20 = !DILocation(line: 12, column: 3, scope: !10)
!21 = !DILocation(line: 13, column: 15, scope: !10)
!22 = !DILocation(line: 13, column: 9, scope: !10)
!23 = !DILocation(line: 13, column: 18, scope: !10)
!24 = !DILocation(line: 13, column: 25, scope: !10)
!25 = !DILocation(line: 13, column: 22, scope: !10)
!26 = !DILocation(line: 13, column: 45, scope: !10)
!27 = !DILocation(line: 13, column: 39, scope: !10)
!28 = !DILocation(line: 13, column: 36, scope: !10)
!29 = !DILocation(line: 13, column: 30, scope: !10)
!30 = !DILocation(line: 12, column: 27, scope: !10)
!31 = distinct !{!31, !20, !32, !33}
!32 = !DILocation(line: 13, column: 46, scope: !10)
!33 = !{!"llvm.loop.mustprogress"}
!34 = !DILocation(line: 14, column: 8, scope: !10)
!35 = !DILocation(line: 14, column: 7, scope: !10)
!36 = !DILocation(line: 14, column: 15, scope: !10)
!37 = !DILocation(line: 15, column: 3, scope: !10)
!38 = !DILocation(line: 15, column: 10, scope: !10)
!39 = !DILocation(line: 15, column: 15, scope: !10)
!40 = !DILocation(line: 16, column: 7, scope: !10)
!41 = !DILocation(line: 16, column: 11, scope: !10)
!42 = !DILocation(line: 16, column: 17, scope: !10)
!43 = !DILocation(line: 16, column: 30, scope: !10)
!44 = !DILocation(line: 16, column: 36, scope: !10)
!45 = !DILocation(line: 16, column: 41, scope: !10)
!46 = !DILocation(line: 16, column: 53, scope: !10)
!47 = !DILocation(line: 16, column: 70, scope: !10)
!48 = !DILocation(line: 16, column: 59, scope: !10)
!49 = !DILocation(line: 16, column: 78, scope: !10)
!50 = !DILocation(line: 17, column: 7, scope: !10)
!51 = !DILocation(line: 17, column: 11, scope: !10)
!52 = !DILocation(line: 17, column: 17, scope: !10)
!53 = !DILocation(line: 17, column: 20, scope: !10)
!54 = !DILocation(line: 17, column: 24, scope: !10)
!55 = !DILocation(line: 17, column: 30, scope: !10)
!56 = !DILocation(line: 17, column: 33, scope: !10)
!57 = !DILocation(line: 17, column: 37, scope: !10)
!58 = !DILocation(line: 17, column: 43, scope: !10)
!59 = !DILocation(line: 17, column: 46, scope: !10)
!60 = !DILocation(line: 17, column: 52, scope: !10)
!61 = !DILocation(line: 17, column: 66, scope: !10)
!62 = !DILocation(line: 18, column: 3, scope: !10)
!63 = !DILocation(line: 19, column: 1, scope: !10)
