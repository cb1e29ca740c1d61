source_filename = "heap_calloc_realloc_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32*, align 8
  store i32 0, i32* %1, align 4
  %4 = call i32 @__VERIFIER_nondet_uint(), !dbg !13
  %5 = urem i32 %4, 4, !dbg !14
  store i32 %5, i32* %2, align 4, !dbg !15
  %6 = call i8* @calloc(i64 noundef 4, i64 noundef 4), !dbg !16
  %7 = bitcast i8* %6 to i32*, !dbg !16
  store i32* %7, i32** %3, align 8, !dbg !17
  %8 = load i32*, i32** %3, align 8, !dbg !18
  %9 = load i32, i32* %2, align 4, !dbg !19
  %10 = zext i32 %9 to i64, !dbg !18
  %11 = getelementptr inbounds i32, i32* %8, i64 %10, !dbg !18
  %12 = load i32, i32* %11, align 4, !dbg !18
  %13 = icmp ne i32 %12, 0, !dbg !18
  br i1 %13, label %14, label %15, !dbg !18

14:
  call void @reach_error(), !dbg !20
  br label %15, !dbg !20

15:
  %16 = load i32*, i32** %3, align 8, !dbg !21
  %17 = load i32, i32* %2, align 4, !dbg !22
  %18 = zext i32 %17 to i64, !dbg !21
  %19 = getelementptr inbounds i32, i32* %16, i64 %18, !dbg !21
  store i32 7, i32* %19, align 4, !dbg !23
  %20 = load i32*, i32** %3, align 8, !dbg !24
  %21 = bitcast i32* %20 to i8*, !dbg !24
  %22 = call i8* @realloc(i8* noundef %21, i64 noundef 32), !dbg !25
  %23 = bitcast i8* %22 to i32*, !dbg !25
  store i32* %23, i32** %3, align 8, !dbg !26
  %24 = load i32*, i32** %3, align 8, !dbg !27
  %25 = load i32, i32* %2, align 4, !dbg !28
  %26 = zext i32 %25 to i64, !dbg !27
  %27 = getelementptr inbounds i32, i32* %24, i64 %26, !dbg !27
  %28 = load i32, i32* %27, align 4, !dbg !27
  %29 = icmp ne i32 %28, 7, !dbg !29
  br i1 %29, label %30, label %31, !dbg !27

30:
  call void @reach_error(), !dbg !30
  br label %31, !dbg !30

31:
  %32 = load i32, i32* %2, align 4, !dbg !31
  %33 = icmp ne i32 %32, 2, !dbg !32
  br i1 %33, label %34, label %40, !dbg !33

34:
  %35 = load i32*, i32** %3, align 8, !dbg !34
  %36 = getelementptr inbounds i32, i32* %35, i64 1, !dbg !34
  %37 = load i32, i32* %36, align 4, !dbg !34
  %38 = icmp ne i32 %37, 0, !dbg !34
  br i1 %38, label %39, label %40, !dbg !31

39:
  call void @reach_error(), !dbg !35
  br label %40, !dbg !35

40:
  %41 = load i32*, i32** %3, align 8, !dbg !36
  %42 = bitcast i32* %41 to i8*, !dbg !36
  call void @free(i8* noundef %42), !dbg !37
  ret i32 0, !dbg !38
}

declare i32 @__VERIFIER_nondet_uint()

declare i8* @calloc(i64 noundef, i64 noundef)

declare void @reach_error()

declare i8* @realloc(i8* noundef, i64 noundef)

declare void @free(i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "heap_calloc_realloc_unsafe.c", directory: ".")
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
!13 = !DILocation(line: 9, column: 16, scope: !10)
!14 = !DILocation(line: 9, column: 41, scope: !10)
!15 = !DILocation(line: 9, column: 12, scope: !10)
!16 = !DILocation(line: 10, column: 12, scope: !10)
!17 = !DILocation(line: 10, column: 8, scope: !10)
!18 = !DILocation(line: 11, column: 7, scope: !10)
!19 = !DILocation(line: 11, column: 9, scope: !10)
!20 = !DILocation(line: 11, column: 13, scope: !10)
!21 = !DILocation(line: 12, column: 3, scope: !10)
!22 = !DILocation(line: 12, column: 5, scope: !10)
!23 = !DILocation(line: 12, column: 8, scope: !10)
!24 = !DILocation(line: 13, column: 15, scope: !10)
!25 = !DILocation(line: 13, column: 7, scope: !10)
!26 = !DILocation(line: 13, column: 5, scope: !10)
!27 = !DILocation(line: 14, column: 7, scope: !10)
!28 = !DILocation(line: 14, column: 9, scope: !10)
!29 = !DILocation(line: 14, column: 12, scope: !10)
!30 = !DILocation(line: 14, column: 18, scope: !10)
!31 = !DILocation(line: 15, column: 7, scope: !10)
!32 = !DILocation(line: 15, column: 9, scope: !10)
!33 = !DILocation(line: 15, column: 14, scope: !10)
!34 = !DILocation(line: 15, column: 17, scope: !10)
!35 = !DILocation(line: 15, column: 23, scope: !10)
!36 = !DILocation(line: 16, column: 8, scope: !10)
!37 = !DILocation(line: 16, column: 3, scope: !10)
!38 = !DILocation(line: 17, column: 3, scope: !10)
