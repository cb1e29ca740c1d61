source_filename = "ternary_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %6 = call i32 @__VERIFIER_nondet_int(), !dbg !13
  store i32 %6, i32* %2, align 4, !dbg !14
  %7 = call i32 @__VERIFIER_nondet_int(), !dbg !15
  store i32 %7, i32* %3, align 4, !dbg !16
  %8 = load i32, i32* %2, align 4, !dbg !17
  %9 = load i32, i32* %3, align 4, !dbg !18
  %10 = icmp sgt i32 %8, %9, !dbg !19
  br i1 %10, label %11, label %13, !dbg !17

11:
  %12 = load i32, i32* %2, align 4, !dbg !20
  br label %15, !dbg !17

13:
  %14 = load i32, i32* %3, align 4, !dbg !21
  br label %15, !dbg !17

15:
  %16 = phi i32 [ %12, %11 ], [ %14, %13 ], !dbg !17
  store i32 %16, i32* %4, align 4, !dbg !22
  %17 = load i32, i32* %2, align 4, !dbg !23
  %18 = icmp slt i32 %17, 0, !dbg !24
  br i1 %18, label %19, label %20, !dbg !23

19:
  br label %25, !dbg !23

20:
  %21 = load i32, i32* %2, align 4, !dbg !25
  %22 = icmp sgt i32 %21, -1, !dbg !26
  %23 = zext i1 %22 to i64, !dbg !25
  %24 = select i1 %22, i32 1, i32 0, !dbg !25
  br label %25, !dbg !23

25:
  %26 = phi i32 [ -1, %19 ], [ %24, %20 ], !dbg !23
  store i32 %26, i32* %5, align 4, !dbg !27
  %27 = load i32, i32* %4, align 4, !dbg !28
  %28 = load i32, i32* %2, align 4, !dbg !29
  %29 = icmp slt i32 %27, %28, !dbg !30
  br i1 %29, label %34, label %30, !dbg !31

30:
  %31 = load i32, i32* %4, align 4, !dbg !32
  %32 = load i32, i32* %3, align 4, !dbg !33
  %33 = icmp slt i32 %31, %32, !dbg !34
  br i1 %33, label %34, label %35, !dbg !28

34:
  call void @reach_error(), !dbg !35
  br label %35, !dbg !35

35:
  %36 = load i32, i32* %4, align 4, !dbg !36
  %37 = load i32, i32* %2, align 4, !dbg !37
  %38 = icmp ne i32 %36, %37, !dbg !38
  br i1 %38, label %39, label %44, !dbg !39

39:
  %40 = load i32, i32* %4, align 4, !dbg !40
  %41 = load i32, i32* %3, align 4, !dbg !41
  %42 = icmp ne i32 %40, %41, !dbg !42
  br i1 %42, label %43, label %44, !dbg !36

43:
  call void @reach_error(), !dbg !43
  br label %44, !dbg !43

44:
  %45 = load i32, i32* %5, align 4, !dbg !44
  %46 = mul nsw i32 %45, 2, !dbg !45
  %47 = icmp sgt i32 %46, 0, !dbg !46
  br i1 %47, label %48, label %52, !dbg !47

48:
  %49 = load i32, i32* %2, align 4, !dbg !48
  %50 = icmp slt i32 %49, 1, !dbg !49
  br i1 %50, label %51, label %52, !dbg !44

51:
  call void @reach_error(), !dbg !50
  br label %52, !dbg !50

52:
  ret i32 0, !dbg !51
}

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "ternary_unsafe.c", directory: ".")
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
!15 = !DILocation(line: 6, column: 40, scope: !10)
!16 = !DILocation(line: 6, column: 36, scope: !10)
!17 = !DILocation(line: 7, column: 13, scope: !10)
!18 = !DILocation(line: 7, column: 17, scope: !10)
!19 = !DILocation(line: 7, column: 15, scope: !10)
!20 = !DILocation(line: 7, column: 21, scope: !10)
!21 = !DILocation(line: 7, column: 25, scope: !10)
!22 = !DILocation(line: 7, column: 7, scope: !10)
!23 = !DILocation(line: 8, column: 14, scope: !10)
!24 = !DILocation(line: 8, column: 16, scope: !10)
!25 = !DILocation(line: 8, column: 27, scope: !10)
!26 = !DILocation(line: 8, column: 29, scope: !10)
!27 = !DILocation(line: 8, column: 7, scope: !10)
!28 = !DILocation(line: 9, column: 7, scope: !10)
!29 = !DILocation(line: 9, column: 13, scope: !10)
!30 = !DILocation(line: 9, column: 11, scope: !10)
!31 = !DILocation(line: 9, column: 15, scope: !10)
!32 = !DILocation(line: 9, column: 18, scope: !10)
!33 = !DILocation(line: 9, column: 24, scope: !10)
!34 = !DILocation(line: 9, column: 22, scope: !10)
!35 = !DILocation(line: 9, column: 27, scope: !10)
!36 = !DILocation(line: 10, column: 7, scope: !10)
!37 = !DILocation(line: 10, column: 14, scope: !10)
!38 = !DILocation(line: 10, column: 11, scope: !10)
!39 = !DILocation(line: 10, column: 16, scope: !10)
!40 = !DILocation(line: 10, column: 19, scope: !10)
!41 = !DILocation(line: 10, column: 26, scope: !10)
!42 = !DILocation(line: 10, column: 23, scope: !10)
!43 = !DILocation(line: 10, column: 29, scope: !10)
!44 = !DILocation(line: 11, column: 7, scope: !10)
!45 = !DILocation(line: 11, column: 12, scope: !10)
!46 = !DILocation(line: 11, column: 16, scope: !10)
!47 = !DILocation(line: 11, column: 20, scope: !10)
!48 = !DILocation(line: 11, column: 23, scope: !10)
!49 = !DILocation(line: 11, column: 25, scope: !10)
!50 = !DILocation(line: 11, column: 30, scope: !10)
!51 = !DILocation(line: 12, column: 3, scope: !10)
