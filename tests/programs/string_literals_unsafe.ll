source_filename = "string_literals_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [5 x i8] c"left\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"right\00", align 1

define dso_local i32 @length(i8* noundef %0) !dbg !10 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  store i32 0, i32* %3, align 4, !dbg !13
  br label %4, !dbg !14

4:
  %5 = load i8*, i8** %2, align 8, !dbg !15
  %6 = load i32, i32* %3, align 4, !dbg !16
  %7 = sext i32 %6 to i64, !dbg !15
  %8 = getelementptr inbounds i8, i8* %5, i64 %7, !dbg !15
  %9 = load i8, i8* %8, align 1, !dbg !15
  %10 = icmp ne i8 %9, 0, !dbg !14
  br i1 %10, label %11, label %14, !dbg !14

11:
  %12 = load i32, i32* %3, align 4, !dbg !17
  %13 = add nsw i32 %12, 1, !dbg !17
  store i32 %13, i32* %3, align 4, !dbg !17
  br label %4, !dbg !14, !llvm.loop !18

14:
  %15 = load i32, i32* %3, align 4, !dbg !20
  ret i32 %15, !dbg !21
}

define dso_local i32 @main() !dbg !22 {
  %1 = alloca i32, align 4
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %4 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !23
  %5 = zext i1 %4 to i64, !dbg !23
  %6 = select i1 %4, i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i64 0, i64 0), !dbg !23
  store i8* %6, i8** %2, align 8, !dbg !24
  %7 = load i8*, i8** %2, align 8, !dbg !25
  %8 = call i32 @length(i8* noundef %7), !dbg !26
  store i32 %8, i32* %3, align 4, !dbg !27
  %9 = load i32, i32* %3, align 4, !dbg !28
  %10 = icmp ne i32 %9, 4, !dbg !29
  br i1 %10, label %11, label %12, !dbg !28

11:
  call void @reach_error(), !dbg !30
  br label %12, !dbg !30

12:
  %13 = load i8*, i8** %2, align 8, !dbg !31
  %14 = getelementptr inbounds i8, i8* %13, i64 0, !dbg !31
  %15 = load i8, i8* %14, align 1, !dbg !31
  %16 = sext i8 %15 to i32, !dbg !31
  %17 = icmp eq i32 %16, 114, !dbg !32
  br i1 %17, label %18, label %28, !dbg !33

18:
  %19 = load i8*, i8** %2, align 8, !dbg !34
  %20 = load i32, i32* %3, align 4, !dbg !35
  %21 = sub nsw i32 %20, 1, !dbg !36
  %22 = sext i32 %21 to i64, !dbg !34
  %23 = getelementptr inbounds i8, i8* %19, i64 %22, !dbg !34
  %24 = load i8, i8* %23, align 1, !dbg !34
  %25 = sext i8 %24 to i32, !dbg !34
  %26 = icmp ne i32 %25, 116, !dbg !37
  br i1 %26, label %27, label %28, !dbg !31

27:
  call void @reach_error(), !dbg !38
  br label %28, !dbg !38

28:
  %29 = load i8*, i8** %2, align 8, !dbg !39
  %30 = getelementptr inbounds i8, i8* %29, i64 1, !dbg !39
  %31 = load i8, i8* %30, align 1, !dbg !39
  %32 = sext i8 %31 to i32, !dbg !39
  %33 = icmp eq i32 %32, 101, !dbg !40
  br i1 %33, label %34, label %38, !dbg !41

34:
  %35 = load i32, i32* %3, align 4, !dbg !42
  %36 = icmp ne i32 %35, 4, !dbg !43
  br i1 %36, label %37, label %38, !dbg !39

37:
  call void @reach_error(), !dbg !44
  br label %38, !dbg !44

38:
  ret i32 0, !dbg !45
}

declare zeroext i1 @__VERIFIER_nondet_bool()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "string_literals_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "length", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 6, column: 7, scope: !10)
!14 = !DILocation(line: 7, column: 3, scope: !10)
!15 = !DILocation(line: 7, column: 10, scope: !10)
!16 = !DILocation(line: 7, column: 12, scope: !10)
!17 = !DILocation(line: 7, column: 17, scope: !10)
!18 = distinct !{!18, !14, !17, !19}
!19 = !{!"llvm.loop.mustprogress"}
!20 = !DILocation(line: 8, column: 10, scope: !10)
!21 = !DILocation(line: 8, column: 3, scope: !10)
!22 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 11, type: !11, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!23 = !DILocation(line: 12, column: 19, scope: !22)
!24 = !DILocation(line: 12, column: 15, scope: !22)
!25 = !DILocation(line: 13, column: 18, scope: !22)
!26 = !DILocation(line: 13, column: 11, scope: !22)
!27 = !DILocation(line: 13, column: 7, scope: !22)
!28 = !DILocation(line: 14, column: 7, scope: !22)
!29 = !DILocation(line: 14, column: 9, scope: !22)
!30 = !DILocation(line: 14, column: 16, scope: !22)
!31 = !DILocation(line: 15, column: 7, scope: !22)
!32 = !DILocation(line: 15, column: 12, scope: !22)
!33 = !DILocation(line: 15, column: 19, scope: !22)
!34 = !DILocation(line: 15, column: 22, scope: !22)
!35 = !DILocation(line: 15, column: 24, scope: !22)
!36 = !DILocation(line: 15, column: 26, scope: !22)
!37 = !DILocation(line: 15, column: 31, scope: !22)
!38 = !DILocation(line: 15, column: 39, scope: !22)
!39 = !DILocation(line: 16, column: 7, scope: !22)
!40 = !DILocation(line: 16, column: 12, scope: !22)
!41 = !DILocation(line: 16, column: 19, scope: !22)
!42 = !DILocation(line: 16, column: 22, scope: !22)
!43 = !DILocation(line: 16, column: 24, scope: !22)
!44 = !DILocation(line: 16, column: 30, scope: !22)
!45 = !DILocation(line: 17, column: 3, scope: !22)
