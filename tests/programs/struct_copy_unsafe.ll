source_filename = "struct_copy_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.s = type { i32, [12 x i8], %struct.s* }

@__const.main.a = private unnamed_addr constant %struct.s { i32 1, [12 x i8] c"hello\00\00\00\00\00\00\00", %struct.s* null }, align 8

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.s, align 8
  %3 = alloca %struct.s, align 8
  store i32 0, i32* %1, align 4
  %4 = bitcast %struct.s* %2 to i8*, !dbg !13
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %4, i8* align 8 bitcast (%struct.s* @__const.main.a to i8*), i64 24, i1 false), !dbg !13
  %5 = getelementptr inbounds %struct.s, %struct.s* %2, i32 0, i32 2, !dbg !14
  store %struct.s* %2, %struct.s** %5, align 8, !dbg !15
  %6 = bitcast %struct.s* %3 to i8*, !dbg !16
  %7 = bitcast %struct.s* %2 to i8*, !dbg !16
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %6, i8* align 8 %7, i64 24, i1 false), !dbg !16
  %8 = getelementptr inbounds %struct.s, %struct.s* %3, i32 0, i32 0, !dbg !17
  store i32 2, i32* %8, align 8, !dbg !18
  %9 = getelementptr inbounds %struct.s, %struct.s* %3, i32 0, i32 1, !dbg !19
  %10 = getelementptr inbounds [12 x i8], [12 x i8]* %9, i64 0, i64 0, !dbg !20
  store i8 106, i8* %10, align 4, !dbg !21
  %11 = getelementptr inbounds %struct.s, %struct.s* %2, i32 0, i32 0, !dbg !22
  %12 = load i32, i32* %11, align 8, !dbg !22
  %13 = icmp ne i32 %12, 1, !dbg !23
  br i1 %13, label %32, label %14, !dbg !24

14:
  %15 = getelementptr inbounds %struct.s, %struct.s* %2, i32 0, i32 1, !dbg !25
  %16 = getelementptr inbounds [12 x i8], [12 x i8]* %15, i64 0, i64 0, !dbg !26
  %17 = load i8, i8* %16, align 4, !dbg !26
  %18 = sext i8 %17 to i32, !dbg !26
  %19 = icmp ne i32 %18, 104, !dbg !27
  br i1 %19, label %32, label %20, !dbg !28

20:
  %21 = getelementptr inbounds %struct.s, %struct.s* %3, i32 0, i32 1, !dbg !29
  %22 = getelementptr inbounds [12 x i8], [12 x i8]* %21, i64 0, i64 4, !dbg !30
  %23 = load i8, i8* %22, align 4, !dbg !30
  %24 = sext i8 %23 to i32, !dbg !30
  %25 = icmp ne i32 %24, 111, !dbg !31
  br i1 %25, label %32, label %26, !dbg !32

26:
  %27 = getelementptr inbounds %struct.s, %struct.s* %3, i32 0, i32 1, !dbg !33
  %28 = getelementptr inbounds [12 x i8], [12 x i8]* %27, i64 0, i64 5, !dbg !34
  %29 = load i8, i8* %28, align 1, !dbg !34
  %30 = sext i8 %29 to i32, !dbg !34
  %31 = icmp ne i32 %30, 0, !dbg !34
  br i1 %31, label %32, label %33, !dbg !35

32:
  call void @reach_error(), !dbg !36
  br label %33, !dbg !36

33:
  %34 = getelementptr inbounds %struct.s, %struct.s* %3, i32 0, i32 0, !dbg !37
  %35 = load i32, i32* %34, align 8, !dbg !37
  %36 = icmp ne i32 %35, 1, !dbg !38
  br i1 %36, label %37, label %38, !dbg !39

37:
  call void @reach_error(), !dbg !40
  br label %38, !dbg !40

38:
  ret i32 0, !dbg !41
}

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "struct_copy_unsafe.c", directory: ".")
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
!13 = !DILocation(line: 7, column: 12, scope: !10)
!14 = !DILocation(line: 8, column: 5, scope: !10)
!15 = !DILocation(line: 8, column: 10, scope: !10)
!16 = !DILocation(line: 9, column: 7, scope: !10)
!17 = !DILocation(line: 10, column: 5, scope: !10)
!18 = !DILocation(line: 10, column: 7, scope: !10)
!19 = !DILocation(line: 11, column: 5, scope: !10)
!20 = !DILocation(line: 11, column: 3, scope: !10)
!21 = !DILocation(line: 11, column: 13, scope: !10)
!22 = !DILocation(line: 12, column: 9, scope: !10)
!23 = !DILocation(line: 12, column: 11, scope: !10)
!24 = !DILocation(line: 12, column: 16, scope: !10)
!25 = !DILocation(line: 12, column: 21, scope: !10)
!26 = !DILocation(line: 12, column: 19, scope: !10)
!27 = !DILocation(line: 12, column: 29, scope: !10)
!28 = !DILocation(line: 12, column: 36, scope: !10)
!29 = !DILocation(line: 12, column: 41, scope: !10)
!30 = !DILocation(line: 12, column: 39, scope: !10)
!31 = !DILocation(line: 12, column: 49, scope: !10)
!32 = !DILocation(line: 12, column: 56, scope: !10)
!33 = !DILocation(line: 12, column: 61, scope: !10)
!34 = !DILocation(line: 12, column: 59, scope: !10)
!35 = !DILocation(line: 12, column: 7, scope: !10)
!36 = !DILocation(line: 12, column: 70, scope: !10)
!37 = !DILocation(line: 13, column: 9, scope: !10)
!38 = !DILocation(line: 13, column: 11, scope: !10)
!39 = !DILocation(line: 13, column: 7, scope: !10)
!40 = !DILocation(line: 13, column: 17, scope: !10)
!41 = !DILocation(line: 14, column: 3, scope: !10)
