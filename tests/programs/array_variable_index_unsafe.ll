source_filename = "array_variable_index_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca [5 x i32], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %5 = bitcast [5 x i32]* %2 to i8*, !dbg !13
  call void @llvm.memset.p0i8.i64(i8* align 16 %5, i8 0, i64 20, i1 false), !dbg !13
  %6 = call i32 @__VERIFIER_nondet_uint(), !dbg !14
  store i32 %6, i32* %3, align 4, !dbg !15
  %7 = call i32 @__VERIFIER_nondet_uint(), !dbg !16
  store i32 %7, i32* %4, align 4, !dbg !17
  %8 = load i32, i32* %3, align 4, !dbg !18
  %9 = icmp uge i32 %8, 5, !dbg !19
  br i1 %9, label %13, label %10, !dbg !20

10:
  %11 = load i32, i32* %4, align 4, !dbg !21
  %12 = icmp uge i32 %11, 5, !dbg !22
  br i1 %12, label %13, label %14, !dbg !18

13:
  store i32 0, i32* %1, align 4, !dbg !23
  br label %47, !dbg !23

14:
  %15 = load i32, i32* %3, align 4, !dbg !24
  %16 = zext i32 %15 to i64, !dbg !25
  %17 = getelementptr inbounds [5 x i32], [5 x i32]* %2, i64 0, i64 %16, !dbg !25
  store i32 1, i32* %17, align 4, !dbg !26
  %18 = load i32, i32* %4, align 4, !dbg !27
  %19 = zext i32 %18 to i64, !dbg !28
  %20 = getelementptr inbounds [5 x i32], [5 x i32]* %2, i64 0, i64 %19, !dbg !28
  %21 = load i32, i32* %20, align 4, !dbg !29
  %22 = add nsw i32 %21, 1, !dbg !29
  store i32 %22, i32* %20, align 4, !dbg !29
  %23 = load i32, i32* %3, align 4, !dbg !30
  %24 = zext i32 %23 to i64, !dbg !31
  %25 = getelementptr inbounds [5 x i32], [5 x i32]* %2, i64 0, i64 %24, !dbg !31
  %26 = load i32, i32* %25, align 4, !dbg !31
  %27 = icmp ne i32 %26, 1, !dbg !32
  br i1 %27, label %28, label %29, !dbg !31

28:
  call void @reach_error(), !dbg !33
  br label %29, !dbg !33

29:
  %30 = load i32, i32* %3, align 4, !dbg !34
  %31 = load i32, i32* %4, align 4, !dbg !35
  %32 = icmp ne i32 %30, %31, !dbg !36
  br i1 %32, label %33, label %46, !dbg !37

33:
  %34 = load i32, i32* %3, align 4, !dbg !38
  %35 = zext i32 %34 to i64, !dbg !39
  %36 = getelementptr inbounds [5 x i32], [5 x i32]* %2, i64 0, i64 %35, !dbg !39
  %37 = load i32, i32* %36, align 4, !dbg !39
  %38 = icmp ne i32 %37, 1, !dbg !40
  br i1 %38, label %45, label %39, !dbg !41

39:
  %40 = load i32, i32* %4, align 4, !dbg !42
  %41 = zext i32 %40 to i64, !dbg !43
  %42 = getelementptr inbounds [5 x i32], [5 x i32]* %2, i64 0, i64 %41, !dbg !43
  %43 = load i32, i32* %42, align 4, !dbg !43
  %44 = icmp ne i32 %43, 1, !dbg !44
  br i1 %44, label %45, label %46, !dbg !34

45:
  call void @reach_error(), !dbg !45
  br label %46, !dbg !45

46:
  store i32 0, i32* %1, align 4, !dbg !46
  br label %47, !dbg !46

47:
  %48 = load i32, i32* %1, align 4, !dbg !47
  ret i32 %48, !dbg !47
}

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare i32 @__VERIFIER_nondet_uint()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "array_variable_index_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 6, column: 7, scope: !10)
!14 = !DILocation(line: 7, column: 16, scope: !10)
!15 = !DILocation(line: 7, column: 12, scope: !10)
!16 = !DILocation(line: 7, column: 46, scope: !10)
!17 = !DILocation(line: 7, column: 42, scope: !10)
!18 = !DILocation(line: 8, column: 7, scope: !10)
!19 = !DILocation(line: 8, column: 9, scope: !10)
!20 = !DILocation(line: 8, column: 14, scope: !10)
!21 = !DILocation(line: 8, column: 17, scope: !10)
!22 = !DILocation(line: 8, column: 19, scope: !10)
!23 = !DILocation(line: 8, column: 25, scope: !10)
!24 = !DILocation(line: 9, column: 5, scope: !10)
!25 = !DILocation(line: 9, column: 3, scope: !10)
!26 = !DILocation(line: 9, column: 8, scope: !10)
!27 = !DILocation(line: 10, column: 5, scope: !10)
!28 = !DILocation(line: 10, column: 3, scope: !10)
!29 = !DILocation(line: 10, column: 7, scope: !10)
!30 = !DILocation(line: 11, column: 9, scope: !10)
!31 = !DILocation(line: 11, column: 7, scope: !10)
!32 = !DILocation(line: 11, column: 12, scope: !10)
!33 = !DILocation(line: 11, column: 18, scope: !10)
!34 = !DILocation(line: 12, column: 7, scope: !10)
!35 = !DILocation(line: 12, column: 12, scope: !10)
!36 = !DILocation(line: 12, column: 9, scope: !10)
!37 = !DILocation(line: 12, column: 14, scope: !10)
!38 = !DILocation(line: 12, column: 20, scope: !10)
!39 = !DILocation(line: 12, column: 18, scope: !10)
!40 = !DILocation(line: 12, column: 23, scope: !10)
!41 = !DILocation(line: 12, column: 28, scope: !10)
!42 = !DILocation(line: 12, column: 33, scope: !10)
!43 = !DILocation(line: 12, column: 31, scope: !10)
!44 = !DILocation(line: 12, column: 36, scope: !10)
!45 = !DILocation(line: 12, column: 43, scope: !10)
!46 = !DILocation(line: 13, column: 3, scope: !10)
!47 = !DILocation(line: 14, column: 1, scope: !10)
