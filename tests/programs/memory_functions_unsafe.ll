source_filename = "memory_functions_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.a = private unnamed_addr constant [8 x i8] c"abcdefg\00", align 1

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca [8 x i8], align 1
  %3 = alloca [8 x i8], align 1
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %6 = bitcast [8 x i8]* %2 to i8*, !dbg !13
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %6, i8* align 1 getelementptr inbounds ([8 x i8], [8 x i8]* @__const.main.a, i32 0, i32 0), i64 8, i1 false), !dbg !13
  %7 = getelementptr inbounds [8 x i8], [8 x i8]* %3, i64 0, i64 0, !dbg !14
  %8 = getelementptr inbounds [8 x i8], [8 x i8]* %2, i64 0, i64 0, !dbg !14
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %7, i8* align 1 %8, i64 8, i1 false), !dbg !14
  %9 = getelementptr inbounds [8 x i8], [8 x i8]* %2, i64 0, i64 0, !dbg !15
  %10 = getelementptr inbounds i8, i8* %9, i64 1, !dbg !16
  %11 = getelementptr inbounds [8 x i8], [8 x i8]* %2, i64 0, i64 0, !dbg !17
  call void @llvm.memmove.p0i8.p0i8.i64(i8* align 1 %10, i8* align 1 %11, i64 4, i1 false), !dbg !17
  %12 = getelementptr inbounds [8 x i8], [8 x i8]* %2, i64 0, i64 1, !dbg !18
  %13 = load i8, i8* %12, align 1, !dbg !18
  %14 = sext i8 %13 to i32, !dbg !18
  %15 = icmp ne i32 %14, 97, !dbg !19
  br i1 %15, label %26, label %16, !dbg !20

16:
  %17 = getelementptr inbounds [8 x i8], [8 x i8]* %2, i64 0, i64 4, !dbg !21
  %18 = load i8, i8* %17, align 1, !dbg !21
  %19 = sext i8 %18 to i32, !dbg !21
  %20 = icmp ne i32 %19, 100, !dbg !22
  br i1 %20, label %26, label %21, !dbg !23

21:
  %22 = getelementptr inbounds [8 x i8], [8 x i8]* %2, i64 0, i64 5, !dbg !24
  %23 = load i8, i8* %22, align 1, !dbg !24
  %24 = sext i8 %23 to i32, !dbg !24
  %25 = icmp ne i32 %24, 102, !dbg !25
  br i1 %25, label %26, label %27, !dbg !18

26:
  call void @reach_error(), !dbg !26
  br label %27, !dbg !26

27:
  %28 = getelementptr inbounds [8 x i8], [8 x i8]* %3, i64 0, i64 0, !dbg !27
  %29 = getelementptr inbounds i8, i8* %28, i64 2, !dbg !28
  call void @llvm.memset.p0i8.i64(i8* align 1 %29, i8 120, i64 4, i1 false), !dbg !29
  %30 = getelementptr inbounds [8 x i8], [8 x i8]* %3, i64 0, i64 1, !dbg !30
  %31 = load i8, i8* %30, align 1, !dbg !30
  %32 = sext i8 %31 to i32, !dbg !30
  %33 = icmp ne i32 %32, 98, !dbg !31
  br i1 %33, label %49, label %34, !dbg !32

34:
  %35 = getelementptr inbounds [8 x i8], [8 x i8]* %3, i64 0, i64 2, !dbg !33
  %36 = load i8, i8* %35, align 1, !dbg !33
  %37 = sext i8 %36 to i32, !dbg !33
  %38 = icmp ne i32 %37, 120, !dbg !34
  br i1 %38, label %49, label %39, !dbg !35

39:
  %40 = getelementptr inbounds [8 x i8], [8 x i8]* %3, i64 0, i64 4, !dbg !36
  %41 = load i8, i8* %40, align 1, !dbg !36
  %42 = sext i8 %41 to i32, !dbg !36
  %43 = icmp ne i32 %42, 120, !dbg !37
  br i1 %43, label %49, label %44, !dbg !38

44:
  %45 = getelementptr inbounds [8 x i8], [8 x i8]* %3, i64 0, i64 5, !dbg !39
  %46 = load i8, i8* %45, align 1, !dbg !39
  %47 = sext i8 %46 to i32, !dbg !39
  %48 = icmp ne i32 %47, 102, !dbg !40
  br i1 %48, label %49, label %50, !dbg !30

49:
  call void @reach_error(), !dbg !41
  br label %50, !dbg !41

50:
  %51 = call i32 @__VERIFIER_nondet_int(), !dbg !42
  store i32 %51, i32* %4, align 4, !dbg !43
  store i32 0, i32* %5, align 4, !dbg !44
  %52 = bitcast i32* %5 to i8*, !dbg !45
  %53 = bitcast i32* %4 to i8*, !dbg !45
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %52, i8* align 4 %53, i64 4, i1 false), !dbg !45
  %54 = load i32, i32* %5, align 4, !dbg !46
  %55 = load i32, i32* %4, align 4, !dbg !47
  %56 = icmp ne i32 %54, %55, !dbg !48
  br i1 %56, label %57, label %58, !dbg !46

57:
  call void @reach_error(), !dbg !49
  br label %58, !dbg !49

58:
  ret i32 0, !dbg !50
}

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare void @llvm.memmove.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1 immarg)

declare void @reach_error()

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare i32 @__VERIFIER_nondet_int()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "memory_functions_unsafe.c", directory: ".")
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
!13 = !DILocation(line: 9, column: 8, scope: !10)
!14 = !DILocation(line: 10, column: 3, scope: !10)
!15 = !DILocation(line: 11, column: 11, scope: !10)
!16 = !DILocation(line: 11, column: 13, scope: !10)
!17 = !DILocation(line: 11, column: 3, scope: !10)
!18 = !DILocation(line: 12, column: 7, scope: !10)
!19 = !DILocation(line: 12, column: 12, scope: !10)
!20 = !DILocation(line: 12, column: 19, scope: !10)
!21 = !DILocation(line: 12, column: 22, scope: !10)
!22 = !DILocation(line: 12, column: 27, scope: !10)
!23 = !DILocation(line: 12, column: 34, scope: !10)
!24 = !DILocation(line: 12, column: 37, scope: !10)
!25 = !DILocation(line: 12, column: 42, scope: !10)
!26 = !DILocation(line: 12, column: 50, scope: !10)
!27 = !DILocation(line: 13, column: 10, scope: !10)
!28 = !DILocation(line: 13, column: 12, scope: !10)
!29 = !DILocation(line: 13, column: 3, scope: !10)
!30 = !DILocation(line: 14, column: 7, scope: !10)
!31 = !DILocation(line: 14, column: 12, scope: !10)
!32 = !DILocation(line: 14, column: 19, scope: !10)
!33 = !DILocation(line: 14, column: 22, scope: !10)
!34 = !DILocation(line: 14, column: 27, scope: !10)
!35 = !DILocation(line: 14, column: 34, scope: !10)
!36 = !DILocation(line: 14, column: 37, scope: !10)
!37 = !DILocation(line: 14, column: 42, scope: !10)
!38 = !DILocation(line: 14, column: 49, scope: !10)
!39 = !DILocation(line: 14, column: 52, scope: !10)
!40 = !DILocation(line: 14, column: 57, scope: !10)
!41 = !DILocation(line: 14, column: 65, scope: !10)
!42 = !DILocation(line: 15, column: 11, scope: !10)
!43 = !DILocation(line: 15, column: 7, scope: !10)
!44 = !DILocation(line: 15, column: 36, scope: !10)
!45 = !DILocation(line: 16, column: 3, scope: !10)
!46 = !DILocation(line: 17, column: 7, scope: !10)
!47 = !DILocation(line: 17, column: 12, scope: !10)
!48 = !DILocation(line: 17, column: 9, scope: !10)
!49 = !DILocation(line: 17, column: 15, scope: !10)
!50 = !DILocation(line: 18, column: 3, scope: !10)
