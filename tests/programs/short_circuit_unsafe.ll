source_filename = "short_circuit_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@calls = dso_local global i32 0, align 4

define dso_local i32 @called(i32 noundef %0) !dbg !10 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  %3 = load i32, i32* @calls, align 4, !dbg !13
  %4 = add nsw i32 %3, 1, !dbg !13
  store i32 %4, i32* @calls, align 4, !dbg !13
  %5 = load i32, i32* %2, align 4, !dbg !14
  ret i32 %5, !dbg !15
}

define dso_local i32 @main() !dbg !16 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %5 = call i32 @__VERIFIER_nondet_int(), !dbg !17
  %6 = icmp ne i32 %5, 0, !dbg !18
  %7 = zext i1 %6 to i32, !dbg !18
  store i32 %7, i32* %2, align 4, !dbg !19
  %8 = call i32 @__VERIFIER_nondet_int(), !dbg !20
  %9 = icmp ne i32 %8, 0, !dbg !21
  %10 = zext i1 %9 to i32, !dbg !21
  store i32 %10, i32* %3, align 4, !dbg !22
  %11 = load i32, i32* %2, align 4, !dbg !23
  %12 = call i32 @called(i32 noundef %11), !dbg !24
  %13 = load i32, i32* %3, align 4, !dbg !25
  %14 = call i32 @called(i32 noundef %13), !dbg !26
  %15 = and i32 %12, %14, !dbg !27
  %16 = icmp ne i32 %15, 0, !dbg !27
  br i1 %16, label %20, label %17, !dbg !28

17:
  %18 = call i32 @called(i32 noundef 1), !dbg !29
  %19 = icmp ne i32 %18, 0, !dbg !28
  br label %20, !dbg !28

20:
  %21 = phi i1 [ true, %0 ], [ %19, %17 ]
  %22 = zext i1 %21 to i32, !dbg !28
  store i32 %22, i32* %4, align 4, !dbg !30
  %23 = load i32, i32* %4, align 4, !dbg !31
  %24 = icmp ne i32 %23, 1, !dbg !32
  br i1 %24, label %25, label %26, !dbg !31

25:
  call void @reach_error(), !dbg !33
  br label %26, !dbg !33

26:
  %27 = load i32, i32* %2, align 4, !dbg !34
  %28 = icmp ne i32 %27, 0, !dbg !34
  br i1 %28, label %29, label %36, !dbg !35

29:
  %30 = load i32, i32* %3, align 4, !dbg !36
  %31 = icmp ne i32 %30, 0, !dbg !36
  br i1 %31, label %32, label %36, !dbg !37

32:
  %33 = load i32, i32* @calls, align 4, !dbg !38
  %34 = icmp ne i32 %33, 2, !dbg !39
  br i1 %34, label %35, label %36, !dbg !34

35:
  call void @reach_error(), !dbg !40
  br label %36, !dbg !40

36:
  %37 = load i32, i32* %2, align 4, !dbg !41
  %38 = icmp ne i32 %37, 0, !dbg !41
  br i1 %38, label %43, label %39, !dbg !42

39:
  %40 = load i32, i32* @calls, align 4, !dbg !43
  %41 = icmp ne i32 %40, 2, !dbg !44
  br i1 %41, label %42, label %43, !dbg !45

42:
  call void @reach_error(), !dbg !46
  br label %43, !dbg !46

43:
  %44 = load i32, i32* %2, align 4, !dbg !47
  %45 = icmp ne i32 %44, 0, !dbg !47
  br i1 %45, label %46, label %53, !dbg !48

46:
  %47 = load i32, i32* %3, align 4, !dbg !49
  %48 = icmp ne i32 %47, 0, !dbg !49
  br i1 %48, label %53, label %49, !dbg !50

49:
  %50 = load i32, i32* @calls, align 4, !dbg !51
  %51 = icmp ne i32 %50, 3, !dbg !52
  br i1 %51, label %52, label %53, !dbg !47

52:
  call void @reach_error(), !dbg !53
  br label %53, !dbg !53

53:
  ret i32 0, !dbg !54
}

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "short_circuit_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "called", scope: !1, file: !1, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 8, column: 8, scope: !10)
!14 = !DILocation(line: 9, column: 10, scope: !10)
!15 = !DILocation(line: 9, column: 3, scope: !10)
!16 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 12, type: !11, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!17 = !DILocation(line: 13, column: 11, scope: !16)
!18 = !DILocation(line: 13, column: 35, scope: !16)
!19 = !DILocation(line: 13, column: 7, scope: !16)
!20 = !DILocation(line: 13, column: 45, scope: !16)
!21 = !DILocation(line: 13, column: 69, scope: !16)
!22 = !DILocation(line: 13, column: 41, scope: !16)
!23 = !DILocation(line: 14, column: 18, scope: !16)
!24 = !DILocation(line: 14, column: 11, scope: !16)
!25 = !DILocation(line: 14, column: 30, scope: !16)
!26 = !DILocation(line: 14, column: 23, scope: !16)
!27 = !DILocation(line: 14, column: 21, scope: !16)
!28 = !DILocation(line: 14, column: 33, scope: !16)
!29 = !DILocation(line: 14, column: 36, scope: !16)
!30 = !DILocation(line: 14, column: 7, scope: !16)
!31 = !DILocation(line: 15, column: 7, scope: !16)
!32 = !DILocation(line: 15, column: 9, scope: !16)
!33 = !DILocation(line: 15, column: 15, scope: !16)
!34 = !DILocation(line: 16, column: 7, scope: !16)
!35 = !DILocation(line: 16, column: 9, scope: !16)
!36 = !DILocation(line: 16, column: 12, scope: !16)
!37 = !DILocation(line: 16, column: 14, scope: !16)
!38 = !DILocation(line: 16, column: 17, scope: !16)
!39 = !DILocation(line: 16, column: 23, scope: !16)
!40 = !DILocation(line: 16, column: 29, scope: !16)
!41 = !DILocation(line: 17, column: 8, scope: !16)
!42 = !DILocation(line: 17, column: 10, scope: !16)
!43 = !DILocation(line: 17, column: 13, scope: !16)
!44 = !DILocation(line: 17, column: 19, scope: !16)
!45 = !DILocation(line: 17, column: 7, scope: !16)
!46 = !DILocation(line: 17, column: 25, scope: !16)
!47 = !DILocation(line: 18, column: 7, scope: !16)
!48 = !DILocation(line: 18, column: 9, scope: !16)
!49 = !DILocation(line: 18, column: 13, scope: !16)
!50 = !DILocation(line: 18, column: 15, scope: !16)
!51 = !DILocation(line: 18, column: 18, scope: !16)
!52 = !DILocation(line: 18, column: 24, scope: !16)
!53 = !DILocation(line: 18, column: 30, scope: !16)
!54 = !DILocation(line: 19, column: 3, scope: !16)
