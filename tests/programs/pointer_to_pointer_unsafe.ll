source_filename = "pointer_to_pointer_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@a = dso_local global i32 1, align 4
@b = dso_local global i32 2, align 4

define dso_local void @retarget(i32** noundef %0, i32* noundef %1) !dbg !10 {
  %3 = alloca i32**, align 8
  %4 = alloca i32*, align 8
  store i32** %0, i32*** %3, align 8
  store i32* %1, i32** %4, align 8
  %5 = load i32*, i32** %4, align 8, !dbg !13
  %6 = load i32**, i32*** %3, align 8, !dbg !14
  store i32* %5, i32** %6, align 8, !dbg !15
  ret void, !dbg !16
}

define dso_local i32 @main() !dbg !17 {
  %1 = alloca i32, align 4
  %2 = alloca i32*, align 8
  %3 = alloca i32**, align 8
  store i32 0, i32* %1, align 4
  store i32* @a, i32** %2, align 8, !dbg !18
  store i32** %2, i32*** %3, align 8, !dbg !19
  %4 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !20
  br i1 %4, label %5, label %7, !dbg !20

5:
  %6 = load i32**, i32*** %3, align 8, !dbg !21
  call void @retarget(i32** noundef %6, i32* noundef @b), !dbg !22
  br label %7, !dbg !22

7:
  %8 = load i32**, i32*** %3, align 8, !dbg !23
  %9 = load i32*, i32** %8, align 8, !dbg !24
  store i32 9, i32* %9, align 4, !dbg !25
  %10 = load i32*, i32** %2, align 8, !dbg !26
  %11 = icmp eq i32* %10, @b, !dbg !27
  br i1 %11, label %12, label %19, !dbg !28

12:
  %13 = load i32, i32* @a, align 4, !dbg !29
  %14 = icmp ne i32 %13, 1, !dbg !30
  br i1 %14, label %18, label %15, !dbg !31

15:
  %16 = load i32, i32* @b, align 4, !dbg !32
  %17 = icmp ne i32 %16, 9, !dbg !33
  br i1 %17, label %18, label %19, !dbg !26

18:
  call void @reach_error(), !dbg !34
  br label %19, !dbg !34

19:
  %20 = load i32*, i32** %2, align 8, !dbg !35
  %21 = icmp eq i32* %20, @a, !dbg !36
  br i1 %21, label %22, label %29, !dbg !37

22:
  %23 = load i32, i32* @a, align 4, !dbg !38
  %24 = icmp ne i32 %23, 9, !dbg !39
  br i1 %24, label %28, label %25, !dbg !40

25:
  %26 = load i32, i32* @b, align 4, !dbg !41
  %27 = icmp eq i32 %26, 2, !dbg !42
  br i1 %27, label %28, label %29, !dbg !35

28:
  call void @reach_error(), !dbg !43
  br label %29, !dbg !43

29:
  %30 = load i32*, i32** %2, align 8, !dbg !44
  %31 = icmp ne i32* %30, @a, !dbg !45
  br i1 %31, label %32, label %36, !dbg !46

32:
  %33 = load i32*, i32** %2, align 8, !dbg !47
  %34 = icmp ne i32* %33, @b, !dbg !48
  br i1 %34, label %35, label %36, !dbg !44

35:
  call void @reach_error(), !dbg !49
  br label %36, !dbg !49

36:
  ret i32 0, !dbg !50
}

declare zeroext i1 @__VERIFIER_nondet_bool()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "pointer_to_pointer_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "retarget", scope: !1, file: !1, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 7, column: 40, scope: !10)
!14 = !DILocation(line: 7, column: 36, scope: !10)
!15 = !DILocation(line: 7, column: 38, scope: !10)
!16 = !DILocation(line: 7, column: 44, scope: !10)
!17 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !11, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!18 = !DILocation(line: 10, column: 8, scope: !17)
!19 = !DILocation(line: 11, column: 9, scope: !17)
!20 = !DILocation(line: 12, column: 7, scope: !17)
!21 = !DILocation(line: 12, column: 42, scope: !17)
!22 = !DILocation(line: 12, column: 33, scope: !17)
!23 = !DILocation(line: 13, column: 5, scope: !17)
!24 = !DILocation(line: 13, column: 4, scope: !17)
!25 = !DILocation(line: 13, column: 8, scope: !17)
!26 = !DILocation(line: 14, column: 7, scope: !17)
!27 = !DILocation(line: 14, column: 9, scope: !17)
!28 = !DILocation(line: 14, column: 15, scope: !17)
!29 = !DILocation(line: 14, column: 19, scope: !17)
!30 = !DILocation(line: 14, column: 21, scope: !17)
!31 = !DILocation(line: 14, column: 26, scope: !17)
!32 = !DILocation(line: 14, column: 29, scope: !17)
!33 = !DILocation(line: 14, column: 31, scope: !17)
!34 = !DILocation(line: 14, column: 38, scope: !17)
!35 = !DILocation(line: 15, column: 7, scope: !17)
!36 = !DILocation(line: 15, column: 9, scope: !17)
!37 = !DILocation(line: 15, column: 15, scope: !17)
!38 = !DILocation(line: 15, column: 19, scope: !17)
!39 = !DILocation(line: 15, column: 21, scope: !17)
!40 = !DILocation(line: 15, column: 26, scope: !17)
!41 = !DILocation(line: 15, column: 29, scope: !17)
!42 = !DILocation(line: 15, column: 31, scope: !17)
!43 = !DILocation(line: 15, column: 38, scope: !17)
!44 = !DILocation(line: 16, column: 7, scope: !17)
!45 = !DILocation(line: 16, column: 9, scope: !17)
!46 = !DILocation(line: 16, column: 15, scope: !17)
!47 = !DILocation(line: 16, column: 18, scope: !17)
!48 = !DILocation(line: 16, column: 20, scope: !17)
!49 = !DILocation(line: 16, column: 27, scope: !17)
!50 = !DILocation(line: 17, column: 3, scope: !17)
