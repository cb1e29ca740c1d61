source_filename = "struct_by_value_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pair = type { i32, i16 }
%struct.big = type { [5 x i64] }

define dso_local i64 @swap(i64 %0) !dbg !10 {
  %2 = alloca %struct.pair, align 4
  %3 = alloca %struct.pair, align 4
  %4 = bitcast %struct.pair* %3 to i64*
  store i64 %0, i64* %4, align 4
  %5 = getelementptr inbounds %struct.pair, %struct.pair* %2, i32 0, i32 0, !dbg !13
  %6 = getelementptr inbounds %struct.pair, %struct.pair* %3, i32 0, i32 1, !dbg !14
  %7 = load i16, i16* %6, align 4, !dbg !14
  %8 = sext i16 %7 to i32, !dbg !15
  store i32 %8, i32* %5, align 4, !dbg !13
  %9 = getelementptr inbounds %struct.pair, %struct.pair* %2, i32 0, i32 1, !dbg !13
  %10 = getelementptr inbounds %struct.pair, %struct.pair* %3, i32 0, i32 0, !dbg !16
  %11 = load i32, i32* %10, align 4, !dbg !16
  %12 = trunc i32 %11 to i16, !dbg !17
  store i16 %12, i16* %9, align 4, !dbg !13
  %13 = getelementptr inbounds %struct.pair, %struct.pair* %3, i32 0, i32 0, !dbg !18
  store i32 77, i32* %13, align 4, !dbg !19
  %14 = bitcast %struct.pair* %2 to i64*, !dbg !20
  %15 = load i64, i64* %14, align 4, !dbg !20
  ret i64 %15, !dbg !20
}

define dso_local void @fill(%struct.big* noalias sret(%struct.big) align 8 %0, i64 noundef %1) !dbg !21 {
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store i64 %1, i64* %3, align 8
  store i32 0, i32* %4, align 4, !dbg !22
  br label %5, !dbg !23

5:
  %6 = load i32, i32* %4, align 4, !dbg !24
  %7 = icmp slt i32 %6, 5, !dbg !25
  br i1 %7, label %8, label %17, !dbg !26

8:
  %9 = load i64, i64* %3, align 8, !dbg !27
  %10 = getelementptr inbounds %struct.big, %struct.big* %0, i32 0, i32 0, !dbg !28
  %11 = load i32, i32* %4, align 4, !dbg !29
  %12 = sext i32 %11 to i64, !dbg !30
  %13 = getelementptr inbounds [5 x i64], [5 x i64]* %10, i64 0, i64 %12, !dbg !30
  store i64 %9, i64* %13, align 8, !dbg !31
  br label %14, !dbg !30

14:
  %15 = load i32, i32* %4, align 4, !dbg !32
  %16 = add nsw i32 %15, 1, !dbg !32
  store i32 %16, i32* %4, align 4, !dbg !32
  br label %5, !dbg !26, !llvm.loop !33

17:
  ret void, !dbg !35
}

define dso_local i64 @change(%struct.big* noundef byval(%struct.big) align 8 %0) !dbg !36 {
  %2 = getelementptr inbounds %struct.big, %struct.big* %0, i32 0, i32 0, !dbg !37
  %3 = getelementptr inbounds [5 x i64], [5 x i64]* %2, i64 0, i64 1, !dbg !38
  store i64 0, i64* %3, align 8, !dbg !39
  %4 = getelementptr inbounds %struct.big, %struct.big* %0, i32 0, i32 0, !dbg !40
  %5 = getelementptr inbounds [5 x i64], [5 x i64]* %4, i64 0, i64 0, !dbg !41
  %6 = load i64, i64* %5, align 8, !dbg !41
  ret i64 %6, !dbg !42
}

define dso_local i32 @main() !dbg !43 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.pair, align 4
  %3 = alloca %struct.pair, align 4
  %4 = alloca i64, align 8
  %5 = alloca %struct.big, align 8
  store i32 0, i32* %1, align 4
  %6 = getelementptr inbounds %struct.pair, %struct.pair* %2, i32 0, i32 0, !dbg !44
  store i32 7, i32* %6, align 4, !dbg !44
  %7 = getelementptr inbounds %struct.pair, %struct.pair* %2, i32 0, i32 1, !dbg !44
  %8 = call signext i16 @__VERIFIER_nondet_short(), !dbg !45
  store i16 %8, i16* %7, align 4, !dbg !44
  %9 = bitcast %struct.pair* %2 to i64*, !dbg !46
  %10 = load i64, i64* %9, align 4, !dbg !46
  %11 = call i64 @swap(i64 %10), !dbg !46
  %12 = bitcast %struct.pair* %3 to i64*, !dbg !46
  store i64 %11, i64* %12, align 4, !dbg !46
  %13 = getelementptr inbounds %struct.pair, %struct.pair* %3, i32 0, i32 0, !dbg !47
  %14 = load i32, i32* %13, align 4, !dbg !47
  %15 = getelementptr inbounds %struct.pair, %struct.pair* %2, i32 0, i32 1, !dbg !48
  %16 = load i16, i16* %15, align 4, !dbg !48
  %17 = sext i16 %16 to i32, !dbg !49
  %18 = icmp ne i32 %14, %17, !dbg !50
  br i1 %18, label %30, label %19, !dbg !51

19:
  %20 = getelementptr inbounds %struct.pair, %struct.pair* %3, i32 0, i32 1, !dbg !52
  %21 = load i16, i16* %20, align 4, !dbg !52
  %22 = sext i16 %21 to i32, !dbg !53
  %23 = getelementptr inbounds %struct.pair, %struct.pair* %2, i32 0, i32 0, !dbg !54
  %24 = load i32, i32* %23, align 4, !dbg !54
  %25 = icmp ne i32 %22, %24, !dbg !55
  br i1 %25, label %30, label %26, !dbg !56

26:
  %27 = getelementptr inbounds %struct.pair, %struct.pair* %2, i32 0, i32 0, !dbg !57
  %28 = load i32, i32* %27, align 4, !dbg !57
  %29 = icmp ne i32 %28, 77, !dbg !58
  br i1 %29, label %30, label %31, !dbg !59

30:
  call void @reach_error(), !dbg !60
  br label %31, !dbg !60

31:
  %32 = call i64 @__VERIFIER_nondet_long(), !dbg !61
  store i64 %32, i64* %4, align 8, !dbg !62
  %33 = load i64, i64* %4, align 8, !dbg !63
  call void @fill(%struct.big* sret(%struct.big) align 8 %5, i64 noundef %33), !dbg !64
  %34 = call i64 @change(%struct.big* noundef byval(%struct.big) align 8 %5), !dbg !65
  %35 = load i64, i64* %4, align 8, !dbg !66
  %36 = icmp ne i64 %34, %35, !dbg !67
  br i1 %36, label %49, label %37, !dbg !68

37:
  %38 = getelementptr inbounds %struct.big, %struct.big* %5, i32 0, i32 0, !dbg !69
  %39 = getelementptr inbounds [5 x i64], [5 x i64]* %38, i64 0, i64 1, !dbg !70
  %40 = load i64, i64* %39, align 8, !dbg !70
  %41 = load i64, i64* %4, align 8, !dbg !71
  %42 = icmp ne i64 %40, %41, !dbg !72
  br i1 %42, label %49, label %43, !dbg !73

43:
  %44 = getelementptr inbounds %struct.big, %struct.big* %5, i32 0, i32 0, !dbg !74
  %45 = getelementptr inbounds [5 x i64], [5 x i64]* %44, i64 0, i64 4, !dbg !75
  %46 = load i64, i64* %45, align 8, !dbg !75
  %47 = load i64, i64* %4, align 8, !dbg !76
  %48 = icmp ne i64 %46, %47, !dbg !77
  br i1 %48, label %49, label %50, !dbg !65

49:
  call void @reach_error(), !dbg !78
  br label %50, !dbg !78

50:
  ret i32 0, !dbg !79
}

declare signext i16 @__VERIFIER_nondet_short()

declare void @reach_error()

declare i64 @__VERIFIER_nondet_long()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "struct_by_value_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "swap", scope: !1, file: !1, line: 9, type: !11, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 10, column: 19, scope: !10)
!14 = !DILocation(line: 10, column: 23, scope: !10)
!15 = !DILocation(line: 10, column: 21, scope: !10)
!16 = !DILocation(line: 10, column: 28, scope: !10)
!17 = !DILocation(line: 10, column: 26, scope: !10)
!18 = !DILocation(line: 11, column: 5, scope: !10)
!19 = !DILocation(line: 11, column: 7, scope: !10)
!20 = !DILocation(line: 12, column: 3, scope: !10)
!21 = distinct !DISubprogram(name: "fill", scope: !1, file: !1, line: 15, type: !11, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!22 = !DILocation(line: 17, column: 12, scope: !21)
!23 = !DILocation(line: 17, column: 8, scope: !21)
!24 = !DILocation(line: 17, column: 19, scope: !21)
!25 = !DILocation(line: 17, column: 21, scope: !21)
!26 = !DILocation(line: 17, column: 3, scope: !21)
!27 = !DILocation(line: 17, column: 40, scope: !21)
!28 = !DILocation(line: 17, column: 33, scope: !21)
!29 = !DILocation(line: 17, column: 35, scope: !21)
!30 = !DILocation(line: 17, column: 31, scope: !21)
!31 = !DILocation(line: 17, column: 38, scope: !21)
!32 = !DILocation(line: 17, column: 27, scope: !21)
!33 = distinct !{!33, !26, !27, !34}
!34 = !{!"llvm.loop.mustprogress"}
!35 = !DILocation(line: 18, column: 3, scope: !21)
!36 = distinct !DISubprogram(name: "change", scope: !1, file: !1, line: 21, type: !11, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!37 = !DILocation(line: 22, column: 5, scope: !36)
!38 = !DILocation(line: 22, column: 3, scope: !36)
!39 = !DILocation(line: 22, column: 10, scope: !36)
!40 = !DILocation(line: 23, column: 12, scope: !36)
!41 = !DILocation(line: 23, column: 10, scope: !36)
!42 = !DILocation(line: 23, column: 3, scope: !36)
!43 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 26, type: !11, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!44 = !DILocation(line: 27, column: 19, scope: !43)
!45 = !DILocation(line: 27, column: 24, scope: !43)
!46 = !DILocation(line: 28, column: 19, scope: !43)
!47 = !DILocation(line: 29, column: 9, scope: !43)
!48 = !DILocation(line: 29, column: 16, scope: !43)
!49 = !DILocation(line: 29, column: 14, scope: !43)
!50 = !DILocation(line: 29, column: 11, scope: !43)
!51 = !DILocation(line: 29, column: 18, scope: !43)
!52 = !DILocation(line: 29, column: 23, scope: !43)
!53 = !DILocation(line: 29, column: 21, scope: !43)
!54 = !DILocation(line: 29, column: 30, scope: !43)
!55 = !DILocation(line: 29, column: 25, scope: !43)
!56 = !DILocation(line: 29, column: 32, scope: !43)
!57 = !DILocation(line: 29, column: 37, scope: !43)
!58 = !DILocation(line: 29, column: 39, scope: !43)
!59 = !DILocation(line: 29, column: 7, scope: !43)
!60 = !DILocation(line: 29, column: 46, scope: !43)
!61 = !DILocation(line: 30, column: 12, scope: !43)
!62 = !DILocation(line: 30, column: 8, scope: !43)
!63 = !DILocation(line: 31, column: 23, scope: !43)
!64 = !DILocation(line: 31, column: 18, scope: !43)
!65 = !DILocation(line: 32, column: 7, scope: !43)
!66 = !DILocation(line: 32, column: 20, scope: !43)
!67 = !DILocation(line: 32, column: 17, scope: !43)
!68 = !DILocation(line: 32, column: 22, scope: !43)
!69 = !DILocation(line: 32, column: 27, scope: !43)
!70 = !DILocation(line: 32, column: 25, scope: !43)
!71 = !DILocation(line: 32, column: 35, scope: !43)
!72 = !DILocation(line: 32, column: 32, scope: !43)
!73 = !DILocation(line: 32, column: 37, scope: !43)
!74 = !DILocation(line: 32, column: 42, scope: !43)
!75 = !DILocation(line: 32, column: 40, scope: !43)
!76 = !DILocation(line: 32, column: 50, scope: !43)
!77 = !DILocation(line: 32, column: 47, scope: !43)
!78 = !DILocation(line: 32, column: 53, scope: !43)
!79 = !DILocation(line: 33, column: 3, scope: !43)
