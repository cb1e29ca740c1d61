source_filename = "list_fixed_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.cell = type { i32, %struct.cell* }

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.cell*, align 8
  %3 = alloca i32, align 4
  %4 = alloca %struct.cell*, align 8
  %5 = alloca i32, align 4
  %6 = alloca %struct.cell*, align 8
  store i32 0, i32* %1, align 4
  store %struct.cell* null, %struct.cell** %2, align 8, !dbg !13
  store i32 1, i32* %3, align 4, !dbg !14
  br label %7, !dbg !15

7:
  %8 = load i32, i32* %3, align 4, !dbg !16
  %9 = icmp sle i32 %8, 3, !dbg !17
  br i1 %9, label %10, label %23, !dbg !18

10:
  %11 = call i8* @malloc(i64 noundef 16), !dbg !19
  %12 = bitcast i8* %11 to %struct.cell*, !dbg !19
  store %struct.cell* %12, %struct.cell** %4, align 8, !dbg !20
  %13 = load i32, i32* %3, align 4, !dbg !21
  %14 = load %struct.cell*, %struct.cell** %4, align 8, !dbg !22
  %15 = getelementptr inbounds %struct.cell, %struct.cell* %14, i32 0, i32 0, !dbg !23
  store i32 %13, i32* %15, align 8, !dbg !24
  %16 = load %struct.cell*, %struct.cell** %2, align 8, !dbg !25
  %17 = load %struct.cell*, %struct.cell** %4, align 8, !dbg !26
  %18 = getelementptr inbounds %struct.cell, %struct.cell* %17, i32 0, i32 1, !dbg !27
  store %struct.cell* %16, %struct.cell** %18, align 8, !dbg !28
  %19 = load %struct.cell*, %struct.cell** %4, align 8, !dbg !29
  store %struct.cell* %19, %struct.cell** %2, align 8, !dbg !30
  br label %20, !dbg !31

20:
  %21 = load i32, i32* %3, align 4, !dbg !32
  %22 = add nsw i32 %21, 1, !dbg !32
  store i32 %22, i32* %3, align 4, !dbg !32
  br label %7, !dbg !18, !llvm.loop !33

23:
  store i32 0, i32* %5, align 4, !dbg !35
  %24 = load %struct.cell*, %struct.cell** %2, align 8, !dbg !36
  store %struct.cell* %24, %struct.cell** %6, align 8, !dbg !37
  br label %25, !dbg !38

25:
  %26 = load %struct.cell*, %struct.cell** %6, align 8, !dbg !39
  %27 = icmp ne %struct.cell* %26, null, !dbg !40
  br i1 %27, label %28, label %39, !dbg !40

28:
  %29 = load i32, i32* %5, align 4, !dbg !41
  %30 = mul nsw i32 9, %29, !dbg !42
  %31 = load %struct.cell*, %struct.cell** %6, align 8, !dbg !43
  %32 = getelementptr inbounds %struct.cell, %struct.cell* %31, i32 0, i32 0, !dbg !44
  %33 = load i32, i32* %32, align 8, !dbg !44
  %34 = add nsw i32 %30, %33, !dbg !45
  store i32 %34, i32* %5, align 4, !dbg !46
  br label %35, !dbg !47

35:
  %36 = load %struct.cell*, %struct.cell** %6, align 8, !dbg !48
  %37 = getelementptr inbounds %struct.cell, %struct.cell* %36, i32 0, i32 1, !dbg !49
  %38 = load %struct.cell*, %struct.cell** %37, align 8, !dbg !49
  store %struct.cell* %38, %struct.cell** %6, align 8, !dbg !50
  br label %25, !dbg !40, !llvm.loop !51

39:
  %40 = load i32, i32* %5, align 4, !dbg !52
  %41 = icmp ne i32 %40, 321, !dbg !53
  br i1 %41, label %42, label %43, !dbg !52

42:
  call void @reach_error(), !dbg !54
  br label %43, !dbg !54

43:
  ret i32 0, !dbg !55
}

declare i8* @malloc(i64 noundef)

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "list_fixed_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 8, column: 16, scope: !10)
!14 = !DILocation(line: 9, column: 12, scope: !10)
!15 = !DILocation(line: 9, column: 8, scope: !10)
!16 = !DILocation(line: 9, column: 19, scope: !10)
!17 = !DILocation(line: 9, column: 21, scope: !10)
!18 = !DILocation(line: 9, column: 3, scope: !10)
!19 = !DILocation(line: 10, column: 22, scope: !10)
!20 = !DILocation(line: 10, column: 18, scope: !10)
!21 = !DILocation(line: 11, column: 16, scope: !10)
!22 = !DILocation(line: 11, column: 5, scope: !10)
!23 = !DILocation(line: 11, column: 8, scope: !10)
!24 = !DILocation(line: 11, column: 14, scope: !10)
!25 = !DILocation(line: 12, column: 15, scope: !10)
!26 = !DILocation(line: 12, column: 5, scope: !10)
!27 = !DILocation(line: 12, column: 8, scope: !10)
!28 = !DILocation(line: 12, column: 13, scope: !10)
!29 = !DILocation(line: 13, column: 12, scope: !10)
!30 = !DILocation(line: 13, column: 10, scope: !10)
!31 = !DILocation(line: 14, column: 3, scope: !10)
!32 = !DILocation(line: 9, column: 28, scope: !10)
!33 = distinct !{!33, !18, !31, !34}
!34 = !{!"llvm.loop.mustprogress"}
!35 = !DILocation(line: 15, column: 7, scope: !10)
!36 = !DILocation(line: 16, column: 25, scope: !10)
!37 = !DILocation(line: 16, column: 21, scope: !10)
!38 = !DILocation(line: 16, column: 8, scope: !10)
!39 = !DILocation(line: 16, column: 31, scope: !10)
!40 = !DILocation(line: 16, column: 3, scope: !10)
!41 = !DILocation(line: 16, column: 57, scope: !10)
!42 = !DILocation(line: 16, column: 55, scope: !10)
!43 = !DILocation(line: 16, column: 63, scope: !10)
!44 = !DILocation(line: 16, column: 66, scope: !10)
!45 = !DILocation(line: 16, column: 61, scope: !10)
!46 = !DILocation(line: 16, column: 51, scope: !10)
!47 = !DILocation(line: 16, column: 47, scope: !10)
!48 = !DILocation(line: 16, column: 38, scope: !10)
!49 = !DILocation(line: 16, column: 41, scope: !10)
!50 = !DILocation(line: 16, column: 36, scope: !10)
!51 = distinct !{!51, !40, !44, !34}
!52 = !DILocation(line: 17, column: 7, scope: !10)
!53 = !DILocation(line: 17, column: 11, scope: !10)
!54 = !DILocation(line: 17, column: 19, scope: !10)
!55 = !DILocation(line: 18, column: 3, scope: !10)
