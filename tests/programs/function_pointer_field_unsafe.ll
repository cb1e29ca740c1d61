source_filename = "function_pointer_field_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.op = type { i32, {}* }

@__const.main.ops = private unnamed_addr constant [2 x { i32, i32 (%struct.op*, i32)* }] [{ i32, i32 (%struct.op*, i32)* } { i32 3, i32 (%struct.op*, i32)* @add }, { i32, i32 (%struct.op*, i32)* } { i32 0, i32 (%struct.op*, i32)* @keep }], align 16

define dso_local i32 @add(%struct.op* noundef %0, i32 noundef %1) !dbg !10 {
  %3 = alloca %struct.op*, align 8
  %4 = alloca i32, align 4
  store %struct.op* %0, %struct.op** %3, align 8
  store i32 %1, i32* %4, align 4
  %5 = load i32, i32* %4, align 4, !dbg !13
  %6 = load %struct.op*, %struct.op** %3, align 8, !dbg !14
  %7 = getelementptr inbounds %struct.op, %struct.op* %6, i32 0, i32 0, !dbg !15
  %8 = load i32, i32* %7, align 8, !dbg !15
  %9 = add nsw i32 %5, %8, !dbg !16
  ret i32 %9, !dbg !17
}

define dso_local i32 @keep(%struct.op* noundef %0, i32 noundef %1) !dbg !18 {
  %3 = alloca %struct.op*, align 8
  %4 = alloca i32, align 4
  store %struct.op* %0, %struct.op** %3, align 8
  store i32 %1, i32* %4, align 4
  %5 = load %struct.op*, %struct.op** %3, align 8, !dbg !19
  %6 = getelementptr inbounds %struct.op, %struct.op* %5, i32 0, i32 0, !dbg !20
  %7 = load i32, i32* %6, align 8, !dbg !21
  %8 = add nsw i32 %7, 1, !dbg !21
  store i32 %8, i32* %6, align 8, !dbg !21
  %9 = load i32, i32* %4, align 4, !dbg !22
  ret i32 %9, !dbg !23
}

define dso_local i32 @main() !dbg !24 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x %struct.op], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %5 = bitcast [2 x %struct.op]* %2 to i8*, !dbg !25
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %5, i8* align 16 bitcast ([2 x { i32, i32 (%struct.op*, i32)* }]* @__const.main.ops to i8*), i64 32, i1 false), !dbg !25
  store i32 1, i32* %3, align 4, !dbg !26
  store i32 0, i32* %4, align 4, !dbg !27
  br label %6, !dbg !28

6:
  %7 = load i32, i32* %4, align 4, !dbg !29
  %8 = icmp slt i32 %7, 2, !dbg !30
  br i1 %8, label %9, label %24, !dbg !31

9:
  %10 = load i32, i32* %4, align 4, !dbg !32
  %11 = sext i32 %10 to i64, !dbg !33
  %12 = getelementptr inbounds [2 x %struct.op], [2 x %struct.op]* %2, i64 0, i64 %11, !dbg !33
  %13 = getelementptr inbounds %struct.op, %struct.op* %12, i32 0, i32 1, !dbg !34
  %14 = bitcast {}** %13 to i32 (%struct.op*, i32)**, !dbg !34
  %15 = load i32 (%struct.op*, i32)*, i32 (%struct.op*, i32)** %14, align 8, !dbg !34
  %16 = load i32, i32* %4, align 4, !dbg !35
  %17 = sext i32 %16 to i64, !dbg !36
  %18 = getelementptr inbounds [2 x %struct.op], [2 x %struct.op]* %2, i64 0, i64 %17, !dbg !36
  %19 = load i32, i32* %3, align 4, !dbg !37
  %20 = call i32 %15(%struct.op* noundef %18, i32 noundef %19), !dbg !33
  store i32 %20, i32* %3, align 4, !dbg !38
  br label %21, !dbg !39

21:
  %22 = load i32, i32* %4, align 4, !dbg !40
  %23 = add nsw i32 %22, 1, !dbg !40
  store i32 %23, i32* %4, align 4, !dbg !40
  br label %6, !dbg !31, !llvm.loop !41

24:
  %25 = load i32, i32* %3, align 4, !dbg !44
  %26 = icmp ne i32 %25, 5, !dbg !45
  br i1 %26, label %32, label %27, !dbg !46

27:
  %28 = getelementptr inbounds [2 x %struct.op], [2 x %struct.op]* %2, i64 0, i64 1, !dbg !47
  %29 = getelementptr inbounds %struct.op, %struct.op* %28, i32 0, i32 0, !dbg !48
  %30 = load i32, i32* %29, align 16, !dbg !48
  %31 = icmp ne i32 %30, 1, !dbg !49
  br i1 %31, label %32, label %33, !dbg !44

32:
  call void @reach_error(), !dbg !50
  br label %33, !dbg !50

33:
  ret i32 0, !dbg !51
}

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "function_pointer_field_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "add", scope: !1, file: !1, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 6, column: 39, scope: !10)
!14 = !DILocation(line: 6, column: 43, scope: !10)
!15 = !DILocation(line: 6, column: 46, scope: !10)
!16 = !DILocation(line: 6, column: 41, scope: !10)
!17 = !DILocation(line: 6, column: 32, scope: !10)
!18 = distinct !DISubprogram(name: "keep", scope: !1, file: !1, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!19 = !DILocation(line: 7, column: 33, scope: !18)
!20 = !DILocation(line: 7, column: 36, scope: !18)
!21 = !DILocation(line: 7, column: 39, scope: !18)
!22 = !DILocation(line: 7, column: 50, scope: !18)
!23 = !DILocation(line: 7, column: 43, scope: !18)
!24 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !11, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!25 = !DILocation(line: 10, column: 13, scope: !24)
!26 = !DILocation(line: 11, column: 7, scope: !24)
!27 = !DILocation(line: 12, column: 12, scope: !24)
!28 = !DILocation(line: 12, column: 8, scope: !24)
!29 = !DILocation(line: 12, column: 19, scope: !24)
!30 = !DILocation(line: 12, column: 21, scope: !24)
!31 = !DILocation(line: 12, column: 3, scope: !24)
!32 = !DILocation(line: 12, column: 39, scope: !24)
!33 = !DILocation(line: 12, column: 35, scope: !24)
!34 = !DILocation(line: 12, column: 42, scope: !24)
!35 = !DILocation(line: 12, column: 51, scope: !24)
!36 = !DILocation(line: 12, column: 47, scope: !24)
!37 = !DILocation(line: 12, column: 55, scope: !24)
!38 = !DILocation(line: 12, column: 33, scope: !24)
!39 = !DILocation(line: 12, column: 31, scope: !24)
!40 = !DILocation(line: 12, column: 27, scope: !24)
!41 = distinct !{!41, !31, !42, !43}
!42 = !DILocation(line: 12, column: 56, scope: !24)
!43 = !{!"llvm.loop.mustprogress"}
!44 = !DILocation(line: 13, column: 7, scope: !24)
!45 = !DILocation(line: 13, column: 9, scope: !24)
!46 = !DILocation(line: 13, column: 14, scope: !24)
!47 = !DILocation(line: 13, column: 17, scope: !24)
!48 = !DILocation(line: 13, column: 24, scope: !24)
!49 = !DILocation(line: 13, column: 28, scope: !24)
!50 = !DILocation(line: 13, column: 34, scope: !24)
!51 = !DILocation(line: 14, column: 3, scope: !24)
