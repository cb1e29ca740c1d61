source_filename = "switch_fallthrough_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %4 = call i32 @__VERIFIER_nondet_int(), !dbg !13
  store i32 %4, i32* %2, align 4, !dbg !14
  store i32 0, i32* %3, align 4, !dbg !15
  %5 = load i32, i32* %2, align 4, !dbg !16
  switch i32 %5, label %10 [
    i32 1, label %6
    i32 2, label %7
    i32 3, label %11
    i32 4, label %14
  ], !dbg !17

6:
  store i32 1, i32* %3, align 4, !dbg !18
  br label %7, !dbg !19

7:
  %8 = load i32, i32* %3, align 4, !dbg !20
  %9 = add nsw i32 %8, 2, !dbg !20
  store i32 %9, i32* %3, align 4, !dbg !20
  br label %15, !dbg !21

10:
  store i32 10, i32* %3, align 4, !dbg !22
  br label %11, !dbg !23

11:
  %12 = load i32, i32* %3, align 4, !dbg !24
  %13 = add nsw i32 %12, 3, !dbg !24
  store i32 %13, i32* %3, align 4, !dbg !24
  br label %15, !dbg !25

14:
  store i32 0, i32* %1, align 4, !dbg !26
  br label %48, !dbg !26

15:
  %16 = load i32, i32* %2, align 4, !dbg !27
  %17 = icmp eq i32 %16, 1, !dbg !28
  br i1 %17, label %18, label %22, !dbg !29

18:
  %19 = load i32, i32* %3, align 4, !dbg !30
  %20 = icmp ne i32 %19, 3, !dbg !31
  br i1 %20, label %21, label %22, !dbg !27

21:
  call void @reach_error(), !dbg !32
  br label %22, !dbg !32

22:
  %23 = load i32, i32* %2, align 4, !dbg !33
  %24 = icmp eq i32 %23, 2, !dbg !34
  br i1 %24, label %25, label %29, !dbg !35

25:
  %26 = load i32, i32* %3, align 4, !dbg !36
  %27 = icmp ne i32 %26, 2, !dbg !37
  br i1 %27, label %28, label %29, !dbg !33

28:
  call void @reach_error(), !dbg !38
  br label %29, !dbg !38

29:
  %30 = load i32, i32* %2, align 4, !dbg !39
  %31 = icmp eq i32 %30, 3, !dbg !40
  br i1 %31, label %32, label %36, !dbg !41

32:
  %33 = load i32, i32* %3, align 4, !dbg !42
  %34 = icmp ne i32 %33, 3, !dbg !43
  br i1 %34, label %35, label %36, !dbg !39

35:
  call void @reach_error(), !dbg !44
  br label %36, !dbg !44

36:
  %37 = load i32, i32* %2, align 4, !dbg !45
  %38 = icmp eq i32 %37, 5, !dbg !46
  br i1 %38, label %39, label %43, !dbg !47

39:
  %40 = load i32, i32* %3, align 4, !dbg !48
  %41 = icmp ne i32 %40, 10, !dbg !49
  br i1 %41, label %42, label %43, !dbg !45

42:
  call void @reach_error(), !dbg !50
  br label %43, !dbg !50

43:
  %44 = load i32, i32* %2, align 4, !dbg !51
  %45 = icmp eq i32 %44, 4, !dbg !52
  br i1 %45, label %46, label %47, !dbg !51

46:
  call void @reach_error(), !dbg !53
  br label %47, !dbg !53

47:
  store i32 0, i32* %1, align 4, !dbg !54
  br label %48, !dbg !54

48:
  %49 = load i32, i32* %1, align 4, !dbg !55
  ret i32 %49, !dbg !55
}

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "switch_fallthrough_unsafe.c", directory: ".")
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
!16 = !DILocation(line: 7, column: 11, scope: !10)
!17 = !DILocation(line: 7, column: 3, scope: !10)
!18 = !DILocation(line: 9, column: 7, scope: !10)
!19 = !DILocation(line: 9, column: 5, scope: !10)
!20 = !DILocation(line: 11, column: 7, scope: !10)
!21 = !DILocation(line: 12, column: 5, scope: !10)
!22 = !DILocation(line: 14, column: 7, scope: !10)
!23 = !DILocation(line: 14, column: 5, scope: !10)
!24 = !DILocation(line: 16, column: 7, scope: !10)
!25 = !DILocation(line: 17, column: 5, scope: !10)
!26 = !DILocation(line: 19, column: 5, scope: !10)
!27 = !DILocation(line: 21, column: 7, scope: !10)
!28 = !DILocation(line: 21, column: 9, scope: !10)
!29 = !DILocation(line: 21, column: 14, scope: !10)
!30 = !DILocation(line: 21, column: 17, scope: !10)
!31 = !DILocation(line: 21, column: 19, scope: !10)
!32 = !DILocation(line: 21, column: 25, scope: !10)
!33 = !DILocation(line: 22, column: 7, scope: !10)
!34 = !DILocation(line: 22, column: 9, scope: !10)
!35 = !DILocation(line: 22, column: 14, scope: !10)
!36 = !DILocation(line: 22, column: 17, scope: !10)
!37 = !DILocation(line: 22, column: 19, scope: !10)
!38 = !DILocation(line: 22, column: 25, scope: !10)
!39 = !DILocation(line: 23, column: 7, scope: !10)
!40 = !DILocation(line: 23, column: 9, scope: !10)
!41 = !DILocation(line: 23, column: 14, scope: !10)
!42 = !DILocation(line: 23, column: 17, scope: !10)
!43 = !DILocation(line: 23, column: 19, scope: !10)
!44 = !DILocation(line: 23, column: 25, scope: !10)
!45 = !DILocation(line: 24, column: 7, scope: !10)
!46 = !DILocation(line: 24, column: 9, scope: !10)
!47 = !DILocation(line: 24, column: 14, scope: !10)
!48 = !DILocation(line: 24, column: 17, scope: !10)
!49 = !DILocation(line: 24, column: 19, scope: !10)
!50 = !DILocation(line: 24, column: 26, scope: !10)
!51 = !DILocation(line: 25, column: 7, scope: !10)
!52 = !DILocation(line: 25, column: 9, scope: !10)
!53 = !DILocation(line: 25, column: 15, scope: !10)
!54 = !DILocation(line: 26, column: 3, scope: !10)
!55 = !DILocation(line: 27, column: 1, scope: !10)
