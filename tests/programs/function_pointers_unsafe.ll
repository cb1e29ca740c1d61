source_filename = "function_pointers_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@table = dso_local constant [3 x i32 (i32)*] [i32 (i32)* @inc, i32 (i32)* @dec, i32 (i32)* @same], align 16

define dso_local i32 @inc(i32 noundef %0) !dbg !10 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  %3 = load i32, i32* %2, align 4, !dbg !13
  %4 = add nsw i32 %3, 1, !dbg !14
  ret i32 %4, !dbg !15
}

define dso_local i32 @dec(i32 noundef %0) !dbg !16 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  %3 = load i32, i32* %2, align 4, !dbg !17
  %4 = sub nsw i32 %3, 1, !dbg !18
  ret i32 %4, !dbg !19
}

define dso_local i32 @same(i32 noundef %0) !dbg !20 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  %3 = load i32, i32* %2, align 4, !dbg !21
  ret i32 %3, !dbg !22
}

define dso_local i32 @apply(i32 (i32)* noundef %0, i32 noundef %1) !dbg !23 {
  %3 = alloca i32 (i32)*, align 8
  %4 = alloca i32, align 4
  store i32 (i32)* %0, i32 (i32)** %3, align 8
  store i32 %1, i32* %4, align 4
  %5 = load i32 (i32)*, i32 (i32)** %3, align 8, !dbg !24
  %6 = icmp ne i32 (i32)* %5, null, !dbg !24
  br i1 %6, label %7, label %11, !dbg !24

7:
  %8 = load i32 (i32)*, i32 (i32)** %3, align 8, !dbg !25
  %9 = load i32, i32* %4, align 4, !dbg !26
  %10 = call i32 %8(i32 noundef %9), !dbg !25
  br label %12, !dbg !24

11:
  br label %12, !dbg !24

12:
  %13 = phi i32 [ %10, %7 ], [ -9, %11 ], !dbg !24
  ret i32 %13, !dbg !27
}

define dso_local i32 @main() !dbg !28 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %4 = call i32 @__VERIFIER_nondet_uint(), !dbg !29
  store i32 %4, i32* %2, align 4, !dbg !30
  %5 = load i32, i32* %2, align 4, !dbg !31
  %6 = icmp ugt i32 %5, 2, !dbg !32
  br i1 %6, label %7, label %8, !dbg !31

7:
  store i32 0, i32* %1, align 4, !dbg !33
  br label %35, !dbg !33

8:
  %9 = load i32, i32* %2, align 4, !dbg !34
  %10 = zext i32 %9 to i64, !dbg !35
  %11 = getelementptr inbounds [3 x i32 (i32)*], [3 x i32 (i32)*]* @table, i64 0, i64 %10, !dbg !35
  %12 = load i32 (i32)*, i32 (i32)** %11, align 8, !dbg !35
  %13 = call i32 @apply(i32 (i32)* noundef %12, i32 noundef 5), !dbg !36
  store i32 %13, i32* %3, align 4, !dbg !37
  %14 = load i32, i32* %3, align 4, !dbg !38
  %15 = icmp slt i32 %14, 4, !dbg !39
  br i1 %15, label %19, label %16, !dbg !40

16:
  %17 = load i32, i32* %3, align 4, !dbg !41
  %18 = icmp sge i32 %17, 6, !dbg !42
  br i1 %18, label %19, label %20, !dbg !38

19:
  call void @reach_error(), !dbg !43
  br label %20, !dbg !43

20:
  %21 = load i32, i32* %2, align 4, !dbg !44
  %22 = zext i32 %21 to i64, !dbg !45
  %23 = getelementptr inbounds [3 x i32 (i32)*], [3 x i32 (i32)*]* @table, i64 0, i64 %22, !dbg !45
  %24 = load i32 (i32)*, i32 (i32)** %23, align 8, !dbg !45
  %25 = icmp eq i32 (i32)* %24, @dec, !dbg !46
  br i1 %25, label %26, label %30, !dbg !47

26:
  %27 = load i32, i32* %3, align 4, !dbg !48
  %28 = icmp ne i32 %27, 4, !dbg !49
  br i1 %28, label %29, label %30, !dbg !45

29:
  call void @reach_error(), !dbg !50
  br label %30, !dbg !50

30:
  %31 = call i32 @apply(i32 (i32)* noundef null, i32 noundef 5), !dbg !51
  %32 = icmp ne i32 %31, -9, !dbg !52
  br i1 %32, label %33, label %34, !dbg !51

33:
  call void @reach_error(), !dbg !53
  br label %34, !dbg !53

34:
  store i32 0, i32* %1, align 4, !dbg !54
  br label %35, !dbg !54

35:
  %36 = load i32, i32* %1, align 4, !dbg !55
  ret i32 %36, !dbg !55
}

declare i32 @__VERIFIER_nondet_uint()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "function_pointers_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "inc", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 5, column: 25, scope: !10)
!14 = !DILocation(line: 5, column: 27, scope: !10)
!15 = !DILocation(line: 5, column: 18, scope: !10)
!16 = distinct !DISubprogram(name: "dec", scope: !1, file: !1, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!17 = !DILocation(line: 6, column: 25, scope: !16)
!18 = !DILocation(line: 6, column: 27, scope: !16)
!19 = !DILocation(line: 6, column: 18, scope: !16)
!20 = distinct !DISubprogram(name: "same", scope: !1, file: !1, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!21 = !DILocation(line: 7, column: 26, scope: !20)
!22 = !DILocation(line: 7, column: 19, scope: !20)
!23 = distinct !DISubprogram(name: "apply", scope: !1, file: !1, line: 11, type: !11, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!24 = !DILocation(line: 11, column: 42, scope: !23)
!25 = !DILocation(line: 11, column: 46, scope: !23)
!26 = !DILocation(line: 11, column: 48, scope: !23)
!27 = !DILocation(line: 11, column: 35, scope: !23)
!28 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 13, type: !11, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!29 = !DILocation(line: 14, column: 16, scope: !28)
!30 = !DILocation(line: 14, column: 12, scope: !28)
!31 = !DILocation(line: 15, column: 7, scope: !28)
!32 = !DILocation(line: 15, column: 9, scope: !28)
!33 = !DILocation(line: 15, column: 14, scope: !28)
!34 = !DILocation(line: 16, column: 23, scope: !28)
!35 = !DILocation(line: 16, column: 17, scope: !28)
!36 = !DILocation(line: 16, column: 11, scope: !28)
!37 = !DILocation(line: 16, column: 7, scope: !28)
!38 = !DILocation(line: 17, column: 7, scope: !28)
!39 = !DILocation(line: 17, column: 9, scope: !28)
!40 = !DILocation(line: 17, column: 13, scope: !28)
!41 = !DILocation(line: 17, column: 16, scope: !28)
!42 = !DILocation(line: 17, column: 18, scope: !28)
!43 = !DILocation(line: 17, column: 24, scope: !28)
!44 = !DILocation(line: 18, column: 13, scope: !28)
!45 = !DILocation(line: 18, column: 7, scope: !28)
!46 = !DILocation(line: 18, column: 16, scope: !28)
!47 = !DILocation(line: 18, column: 23, scope: !28)
!48 = !DILocation(line: 18, column: 26, scope: !28)
!49 = !DILocation(line: 18, column: 28, scope: !28)
!50 = !DILocation(line: 18, column: 34, scope: !28)
!51 = !DILocation(line: 19, column: 7, scope: !28)
!52 = !DILocation(line: 19, column: 19, scope: !28)
!53 = !DILocation(line: 19, column: 26, scope: !28)
!54 = !DILocation(line: 20, column: 3, scope: !28)
!55 = !DILocation(line: 21, column: 1, scope: !28)
