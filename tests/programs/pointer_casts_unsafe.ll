source_filename = "pointer_casts_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i8*, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32*, align 8
  store i32 0, i32* %1, align 4
  %7 = call i32 @__VERIFIER_nondet_int(), !dbg !13
  store i32 %7, i32* %2, align 4, !dbg !14
  store i32 0, i32* %3, align 4, !dbg !15
  %8 = bitcast i32* %2 to i8*, !dbg !16
  store i8* %8, i8** %4, align 8, !dbg !17
  %9 = load i32, i32* %2, align 4, !dbg !18
  %10 = icmp ne i32 %9, 0, !dbg !19
  br i1 %10, label %11, label %18, !dbg !20

11:
  %12 = load i8*, i8** %4, align 8, !dbg !21
  %13 = getelementptr inbounds i8, i8* %12, i64 3, !dbg !21
  %14 = load i8, i8* %13, align 1, !dbg !21
  %15 = sext i8 %14 to i32, !dbg !21
  %16 = icmp slt i32 %15, 0, !dbg !22
  br i1 %16, label %17, label %18, !dbg !18

17:
  call void @reach_error(), !dbg !23
  br label %18, !dbg !23

18:
  store i32 0, i32* %5, align 4, !dbg !24
  br label %19, !dbg !25

19:
  %20 = load i32, i32* %5, align 4, !dbg !26
  %21 = icmp slt i32 %20, 4, !dbg !27
  br i1 %21, label %22, label %35, !dbg !28

22:
  %23 = load i8*, i8** %4, align 8, !dbg !29
  %24 = load i32, i32* %5, align 4, !dbg !30
  %25 = sext i32 %24 to i64, !dbg !29
  %26 = getelementptr inbounds i8, i8* %23, i64 %25, !dbg !29
  %27 = load i8, i8* %26, align 1, !dbg !29
  %28 = bitcast i32* %3 to i8*, !dbg !31
  %29 = load i32, i32* %5, align 4, !dbg !32
  %30 = sext i32 %29 to i64, !dbg !31
  %31 = getelementptr inbounds i8, i8* %28, i64 %30, !dbg !31
  store i8 %27, i8* %31, align 1, !dbg !33
  br label %32, !dbg !31

32:
  %33 = load i32, i32* %5, align 4, !dbg !34
  %34 = add nsw i32 %33, 1, !dbg !34
  store i32 %34, i32* %5, align 4, !dbg !34
  br label %19, !dbg !28, !llvm.loop !35

35:
  %36 = load i32, i32* %2, align 4, !dbg !38
  %37 = load i32, i32* %3, align 4, !dbg !39
  %38 = icmp ne i32 %36, %37, !dbg !40
  br i1 %38, label %39, label %40, !dbg !38

39:
  call void @reach_error(), !dbg !41
  br label %40, !dbg !41

40:
  %41 = ptrtoint i32* %3 to i64, !dbg !42
  %42 = inttoptr i64 %41 to i32*, !dbg !43
  store i32* %42, i32** %6, align 8, !dbg !44
  %43 = load i32*, i32** %6, align 8, !dbg !45
  store i32 3, i32* %43, align 4, !dbg !46
  %44 = load i32, i32* %3, align 4, !dbg !47
  %45 = icmp ne i32 %44, 3, !dbg !48
  br i1 %45, label %46, label %47, !dbg !47

46:
  call void @reach_error(), !dbg !49
  br label %47, !dbg !49

47:
  ret i32 0, !dbg !50
}

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "pointer_casts_unsafe.c", directory: ".")
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
!13 = !DILocation(line: 6, column: 11, scope: !10)
!14 = !DILocation(line: 6, column: 7, scope: !10)
!15 = !DILocation(line: 6, column: 36, scope: !10)
!16 = !DILocation(line: 7, column: 17, scope: !10)
!17 = !DILocation(line: 7, column: 9, scope: !10)
!18 = !DILocation(line: 8, column: 7, scope: !10)
!19 = !DILocation(line: 8, column: 9, scope: !10)
!20 = !DILocation(line: 8, column: 14, scope: !10)
!21 = !DILocation(line: 8, column: 17, scope: !10)
!22 = !DILocation(line: 8, column: 26, scope: !10)
!23 = !DILocation(line: 8, column: 31, scope: !10)
!24 = !DILocation(line: 9, column: 12, scope: !10)
!25 = !DILocation(line: 9, column: 8, scope: !10)
!26 = !DILocation(line: 9, column: 19, scope: !10)
!27 = !DILocation(line: 9, column: 21, scope: !10)
!28 = !DILocation(line: 9, column: 3, scope: !10)
!29 = !DILocation(line: 9, column: 49, scope: !10)
!30 = !DILocation(line: 9, column: 55, scope: !10)
!31 = !DILocation(line: 9, column: 31, scope: !10)
!32 = !DILocation(line: 9, column: 44, scope: !10)
!33 = !DILocation(line: 9, column: 47, scope: !10)
!34 = !DILocation(line: 9, column: 27, scope: !10)
!35 = distinct !{!35, !28, !36, !37}
!36 = !DILocation(line: 9, column: 56, scope: !10)
!37 = !{!"llvm.loop.mustprogress"}
!38 = !DILocation(line: 10, column: 7, scope: !10)
!39 = !DILocation(line: 10, column: 12, scope: !10)
!40 = !DILocation(line: 10, column: 9, scope: !10)
!41 = !DILocation(line: 10, column: 15, scope: !10)
!42 = !DILocation(line: 11, column: 19, scope: !10)
!43 = !DILocation(line: 11, column: 12, scope: !10)
!44 = !DILocation(line: 11, column: 8, scope: !10)
!45 = !DILocation(line: 12, column: 4, scope: !10)
!46 = !DILocation(line: 12, column: 6, scope: !10)
!47 = !DILocation(line: 13, column: 7, scope: !10)
!48 = !DILocation(line: 13, column: 9, scope: !10)
!49 = !DILocation(line: 13, column: 15, scope: !10)
!50 = !DILocation(line: 14, column: 3, scope: !10)
