source_filename = "array_initialisers_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@given = dso_local global [8 x i32] [i32 1, i32 2, i32 0, i32 0, i32 0, i32 7, i32 8, i32 0], align 16
@names = dso_local constant [2 x [4 x i8]] [[4 x i8] c"ab\00\00", [4 x i8] c"xyz\00"], align 1
@__const.main.local = private unnamed_addr constant [4 x i32] [i32 9, i32 0, i32 0, i32 0], align 16
@zeros = internal global [3 x i16] zeroinitializer, align 2

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x i32], align 16
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %4 = bitcast [4 x i32]* %2 to i8*, !dbg !13
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %4, i8* align 16 bitcast ([4 x i32]* @__const.main.local to i8*), i64 16, i1 false), !dbg !13
  %5 = call i32 @__VERIFIER_nondet_uint(), !dbg !14
  %6 = urem i32 %5, 8, !dbg !15
  store i32 %6, i32* %3, align 4, !dbg !16
  %7 = load i32, i32* %3, align 4, !dbg !17
  %8 = zext i32 %7 to i64, !dbg !18
  %9 = getelementptr inbounds [8 x i32], [8 x i32]* @given, i64 0, i64 %8, !dbg !18
  %10 = load i32, i32* %9, align 4, !dbg !18
  %11 = icmp ne i32 %10, 0, !dbg !18
  br i1 %11, label %12, label %25, !dbg !19

12:
  %13 = load i32, i32* %3, align 4, !dbg !20
  %14 = icmp ne i32 %13, 0, !dbg !21
  br i1 %14, label %15, label %25, !dbg !22

15:
  %16 = load i32, i32* %3, align 4, !dbg !23
  %17 = icmp ne i32 %16, 1, !dbg !24
  br i1 %17, label %18, label %25, !dbg !25

18:
  %19 = load i32, i32* %3, align 4, !dbg !26
  %20 = icmp ne i32 %19, 5, !dbg !27
  br i1 %20, label %21, label %25, !dbg !28

21:
  %22 = load i32, i32* %3, align 4, !dbg !29
  %23 = icmp ne i32 %22, 6, !dbg !30
  br i1 %23, label %24, label %25, !dbg !18

24:
  call void @reach_error(), !dbg !31
  br label %25, !dbg !31

25:
  %26 = load i32, i32* getelementptr inbounds ([8 x i32], [8 x i32]* @given, i64 0, i64 6), align 8, !dbg !32
  %27 = icmp ne i32 %26, 8, !dbg !33
  br i1 %27, label %43, label %28, !dbg !34

28:
  %29 = load i32, i32* %3, align 4, !dbg !35
  %30 = urem i32 %29, 3, !dbg !36
  %31 = zext i32 %30 to i64, !dbg !37
  %32 = getelementptr inbounds [3 x i16], [3 x i16]* @zeros, i64 0, i64 %31, !dbg !37
  %33 = load i16, i16* %32, align 2, !dbg !37
  %34 = sext i16 %33 to i32, !dbg !37
  %35 = icmp ne i32 %34, 0, !dbg !37
  br i1 %35, label %43, label %36, !dbg !38

36:
  %37 = load i32, i32* %3, align 4, !dbg !39
  %38 = urem i32 %37, 4, !dbg !40
  %39 = zext i32 %38 to i64, !dbg !41
  %40 = getelementptr inbounds [4 x i32], [4 x i32]* %2, i64 0, i64 %39, !dbg !41
  %41 = load i32, i32* %40, align 4, !dbg !41
  %42 = icmp ne i32 %41, 0, !dbg !41
  br i1 %42, label %43, label %44, !dbg !32

43:
  call void @reach_error(), !dbg !42
  br label %44, !dbg !42

44:
  %45 = load i8, i8* getelementptr inbounds ([2 x [4 x i8]], [2 x [4 x i8]]* @names, i64 0, i64 1, i64 2), align 1, !dbg !43
  %46 = sext i8 %45 to i32, !dbg !43
  %47 = icmp ne i32 %46, 122, !dbg !44
  br i1 %47, label %52, label %48, !dbg !45

48:
  %49 = load i8, i8* getelementptr inbounds ([2 x [4 x i8]], [2 x [4 x i8]]* @names, i64 0, i64 0, i64 3), align 1, !dbg !46
  %50 = sext i8 %49 to i32, !dbg !46
  %51 = icmp ne i32 %50, 0, !dbg !46
  br i1 %51, label %52, label %53, !dbg !43

52:
  call void @reach_error(), !dbg !47
  br label %53, !dbg !47

53:
  ret i32 0, !dbg !48
}

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare i32 @__VERIFIER_nondet_uint()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "array_initialisers_unsafe.c", directory: ".")
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
!13 = !DILocation(line: 10, column: 7, scope: !10)
!14 = !DILocation(line: 11, column: 16, scope: !10)
!15 = !DILocation(line: 11, column: 41, scope: !10)
!16 = !DILocation(line: 11, column: 12, scope: !10)
!17 = !DILocation(line: 12, column: 13, scope: !10)
!18 = !DILocation(line: 12, column: 7, scope: !10)
!19 = !DILocation(line: 12, column: 16, scope: !10)
!20 = !DILocation(line: 12, column: 19, scope: !10)
!21 = !DILocation(line: 12, column: 21, scope: !10)
!22 = !DILocation(line: 12, column: 26, scope: !10)
!23 = !DILocation(line: 12, column: 29, scope: !10)
!24 = !DILocation(line: 12, column: 31, scope: !10)
!25 = !DILocation(line: 12, column: 36, scope: !10)
!26 = !DILocation(line: 12, column: 39, scope: !10)
!27 = !DILocation(line: 12, column: 41, scope: !10)
!28 = !DILocation(line: 12, column: 46, scope: !10)
!29 = !DILocation(line: 12, column: 49, scope: !10)
!30 = !DILocation(line: 12, column: 51, scope: !10)
!31 = !DILocation(line: 12, column: 57, scope: !10)
!32 = !DILocation(line: 13, column: 7, scope: !10)
!33 = !DILocation(line: 13, column: 16, scope: !10)
!34 = !DILocation(line: 13, column: 21, scope: !10)
!35 = !DILocation(line: 13, column: 30, scope: !10)
!36 = !DILocation(line: 13, column: 32, scope: !10)
!37 = !DILocation(line: 13, column: 24, scope: !10)
!38 = !DILocation(line: 13, column: 37, scope: !10)
!39 = !DILocation(line: 13, column: 46, scope: !10)
!40 = !DILocation(line: 13, column: 48, scope: !10)
!41 = !DILocation(line: 13, column: 40, scope: !10)
!42 = !DILocation(line: 13, column: 54, scope: !10)
!43 = !DILocation(line: 14, column: 7, scope: !10)
!44 = !DILocation(line: 14, column: 19, scope: !10)
!45 = !DILocation(line: 14, column: 26, scope: !10)
!46 = !DILocation(line: 14, column: 29, scope: !10)
!47 = !DILocation(line: 14, column: 42, scope: !10)
!48 = !DILocation(line: 15, column: 3, scope: !10)
