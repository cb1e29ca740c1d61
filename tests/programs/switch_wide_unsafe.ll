source_filename = "switch_wide_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @classify(i64 noundef %0) !dbg !10 {
  %2 = alloca i32, align 4
  %3 = alloca i64, align 8
  store i64 %0, i64* %3, align 8
  %4 = load i64, i64* %3, align 8, !dbg !13
  switch i64 %4, label %8 [
    i64 -1, label %5
    i64 0, label %6
    i64 1, label %6
    i64 2, label %6
    i64 3, label %6
    i64 4, label %6
    i64 5, label %6
    i64 6, label %6
    i64 7, label %6
    i64 8, label %6
    i64 9, label %6
    i64 10, label %6
    i64 4294967296, label %7
  ], !dbg !14

5:
  store i32 1, i32* %2, align 4, !dbg !15
  br label %9, !dbg !15

6:
  store i32 2, i32* %2, align 4, !dbg !16
  br label %9, !dbg !16

7:
  store i32 3, i32* %2, align 4, !dbg !17
  br label %9, !dbg !17

8:
  store i32 0, i32* %2, align 4, !dbg !18
  br label %9, !dbg !18

9:
  %10 = load i32, i32* %2, align 4, !dbg !19
  ret i32 %10, !dbg !19
}

define dso_local i32 @main() !dbg !20 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %4 = call i64 @__VERIFIER_nondet_long(), !dbg !21
  store i64 %4, i64* %2, align 8, !dbg !22
  %5 = load i64, i64* %2, align 8, !dbg !23
  %6 = call i32 @classify(i64 noundef %5), !dbg !24
  store i32 %6, i32* %3, align 4, !dbg !25
  %7 = load i32, i32* %3, align 4, !dbg !26
  %8 = icmp eq i32 %7, 3, !dbg !27
  br i1 %8, label %9, label %14, !dbg !28

9:
  %10 = load i64, i64* %2, align 8, !dbg !29
  %11 = trunc i64 %10 to i32, !dbg !30
  %12 = icmp ne i32 %11, 0, !dbg !31
  br i1 %12, label %13, label %14, !dbg !26

13:
  call void @reach_error(), !dbg !32
  br label %14, !dbg !32

14:
  %15 = load i32, i32* %3, align 4, !dbg !33
  %16 = icmp eq i32 %15, 2, !dbg !34
  br i1 %16, label %17, label %21, !dbg !35

17:
  %18 = load i64, i64* %2, align 8, !dbg !36
  %19 = icmp sgt i64 %18, 9, !dbg !37
  br i1 %19, label %20, label %21, !dbg !33

20:
  call void @reach_error(), !dbg !38
  br label %21, !dbg !38

21:
  %22 = load i64, i64* %2, align 8, !dbg !39
  %23 = icmp slt i64 %22, 0, !dbg !40
  br i1 %23, label %24, label %31, !dbg !41

24:
  %25 = load i32, i32* %3, align 4, !dbg !42
  %26 = icmp ne i32 %25, 0, !dbg !42
  br i1 %26, label %27, label %31, !dbg !43

27:
  %28 = load i64, i64* %2, align 8, !dbg !44
  %29 = icmp ne i64 %28, -1, !dbg !45
  br i1 %29, label %30, label %31, !dbg !39

30:
  call void @reach_error(), !dbg !46
  br label %31, !dbg !46

31:
  %32 = load i64, i64* %2, align 8, !dbg !47
  %33 = trunc i64 %32 to i32, !dbg !48
  %34 = icmp eq i32 %33, -1, !dbg !49
  br i1 %34, label %35, label %45, !dbg !50

35:
  %36 = load i32, i32* %3, align 4, !dbg !51
  %37 = icmp ne i32 %36, 1, !dbg !52
  br i1 %37, label %38, label %45, !dbg !53

38:
  %39 = load i64, i64* %2, align 8, !dbg !54
  %40 = icmp slt i64 %39, 0, !dbg !55
  br i1 %40, label %41, label %45, !dbg !56

41:
  %42 = load i64, i64* %2, align 8, !dbg !57
  %43 = icmp sgt i64 %42, -3, !dbg !58
  br i1 %43, label %44, label %45, !dbg !48

44:
  call void @reach_error(), !dbg !59
  br label %45, !dbg !59

45:
  ret i32 0, !dbg !60
}

declare i64 @__VERIFIER_nondet_long()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "switch_wide_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "classify", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 6, column: 11, scope: !10)
!14 = !DILocation(line: 6, column: 3, scope: !10)
!15 = !DILocation(line: 7, column: 12, scope: !10)
!16 = !DILocation(line: 8, column: 18, scope: !10)
!17 = !DILocation(line: 9, column: 21, scope: !10)
!18 = !DILocation(line: 11, column: 3, scope: !10)
!19 = !DILocation(line: 12, column: 1, scope: !10)
!20 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 14, type: !11, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!21 = !DILocation(line: 15, column: 12, scope: !20)
!22 = !DILocation(line: 15, column: 8, scope: !20)
!23 = !DILocation(line: 16, column: 20, scope: !20)
!24 = !DILocation(line: 16, column: 11, scope: !20)
!25 = !DILocation(line: 16, column: 7, scope: !20)
!26 = !DILocation(line: 17, column: 7, scope: !20)
!27 = !DILocation(line: 17, column: 9, scope: !20)
!28 = !DILocation(line: 17, column: 14, scope: !20)
!29 = !DILocation(line: 17, column: 22, scope: !20)
!30 = !DILocation(line: 17, column: 17, scope: !20)
!31 = !DILocation(line: 17, column: 24, scope: !20)
!32 = !DILocation(line: 17, column: 30, scope: !20)
!33 = !DILocation(line: 18, column: 7, scope: !20)
!34 = !DILocation(line: 18, column: 9, scope: !20)
!35 = !DILocation(line: 18, column: 14, scope: !20)
!36 = !DILocation(line: 18, column: 17, scope: !20)
!37 = !DILocation(line: 18, column: 19, scope: !20)
!38 = !DILocation(line: 18, column: 24, scope: !20)
!39 = !DILocation(line: 19, column: 7, scope: !20)
!40 = !DILocation(line: 19, column: 9, scope: !20)
!41 = !DILocation(line: 19, column: 13, scope: !20)
!42 = !DILocation(line: 19, column: 16, scope: !20)
!43 = !DILocation(line: 19, column: 18, scope: !20)
!44 = !DILocation(line: 19, column: 21, scope: !20)
!45 = !DILocation(line: 19, column: 23, scope: !20)
!46 = !DILocation(line: 19, column: 30, scope: !20)
!47 = !DILocation(line: 20, column: 12, scope: !20)
!48 = !DILocation(line: 20, column: 7, scope: !20)
!49 = !DILocation(line: 20, column: 14, scope: !20)
!50 = !DILocation(line: 20, column: 20, scope: !20)
!51 = !DILocation(line: 20, column: 23, scope: !20)
!52 = !DILocation(line: 20, column: 25, scope: !20)
!53 = !DILocation(line: 20, column: 30, scope: !20)
!54 = !DILocation(line: 20, column: 33, scope: !20)
!55 = !DILocation(line: 20, column: 35, scope: !20)
!56 = !DILocation(line: 20, column: 39, scope: !20)
!57 = !DILocation(line: 20, column: 42, scope: !20)
!58 = !DILocation(line: 20, column: 44, scope: !20)
!59 = !DILocation(line: 20, column: 50, scope: !20)
!60 = !DILocation(line: 21, column: 3, scope: !20)
