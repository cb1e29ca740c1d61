source_filename = "switch_fallthrough_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !15, metadata !DIExpression()), !dbg !16
  %4 = call i32 @__VERIFIER_nondet_int(), !dbg !17
  store i32 %4, i32* %2, align 4, !dbg !16
  call void @llvm.dbg.declare(metadata i32* %3, metadata !18, metadata !DIExpression()), !dbg !19
  store i32 0, i32* %3, align 4, !dbg !19
  %5 = load i32, i32* %2, align 4, !dbg !20
  switch i32 %5, label %10 [
    i32 1, label %6
    i32 2, label %7
    i32 3, label %11
    i32 4, label %14
  ], !dbg !21

6:
  store i32 1, i32* %3, align 4, !dbg !22
  br label %7, !dbg !24

7:
  %8 = load i32, i32* %3, align 4, !dbg !25
  %9 = add nsw i32 %8, 2, !dbg !25
  store i32 %9, i32* %3, align 4, !dbg !25
  br label %15, !dbg !26

10:
  store i32 10, i32* %3, align 4, !dbg !27
  br label %11, !dbg !28

11:
  %12 = load i32, i32* %3, align 4, !dbg !29
  %13 = add nsw i32 %12, 3, !dbg !29
  store i32 %13, i32* %3, align 4, !dbg !29
  br label %15, !dbg !30

14:
  store i32 0, i32* %1, align 4, !dbg !31
  br label %48, !dbg !31

15:
  %16 = load i32, i32* %2, align 4, !dbg !32
  %17 = icmp eq i32 %16, 1, !dbg !34
  br i1 %17, label %18, label %22, !dbg !35

18:
  %19 = load i32, i32* %3, align 4, !dbg !36
  %20 = icmp ne i32 %19, 3, !dbg !37
  br i1 %20, label %21, label %22, !dbg !38

21:
  call void @reach_error(), !dbg !39
  br label %22, !dbg !39

22:
  %23 = load i32, i32* %2, align 4, !dbg !40
  %24 = icmp eq i32 %23, 2, !dbg !42
  br i1 %24, label %25, label %29, !dbg !43

25:
  %26 = load i32, i32* %3, align 4, !dbg !44
  %27 = icmp ne i32 %26, 2, !dbg !45
  br i1 %27, label %28, label %29, !dbg !46

28:
  call void @reach_error(), !dbg !47
  br label %29, !dbg !47

29:
  %30 = load i32, i32* %2, align 4, !dbg !48
  %31 = icmp eq i32 %30, 3, !dbg !50
  br i1 %31, label %32, label %36, !dbg !51

32:
  %33 = load i32, i32* %3, align 4, !dbg !52
  %34 = icmp ne i32 %33, 3, !dbg !53
  br i1 %34, label %35, label %36, !dbg !54

35:
  call void @reach_error(), !dbg !55
  br label %36, !dbg !55

36:
  %37 = load i32, i32* %2, align 4, !dbg !56
  %38 = icmp eq i32 %37, 5, !dbg !58
  br i1 %38, label %39, label %43, !dbg !59

39:
  %40 = load i32, i32* %3, align 4, !dbg !60
  %41 = icmp ne i32 %40, 13, !dbg !61
  br i1 %41, label %42, label %43, !dbg !62

42:
  call void @reach_error(), !dbg !63
  br label %43, !dbg !63

43:
  %44 = load i32, i32* %2, align 4, !dbg !64
  %45 = icmp eq i32 %44, 4, !dbg !66
  br i1 %45, label %46, label %47, !dbg !67

46:
  call void @reach_error(), !dbg !68
  br label %47, !dbg !68

47:
  store i32 0, i32* %1, align 4, !dbg !69
  br label %48, !dbg !69

48:
  %49 = load i32, i32* %1, align 4, !dbg !70
  ret i32 %49, !dbg !70
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "switch_fallthrough_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "x", scope: !10, file: !1, line: 6, type: !13)
!16 = !DILocation(line: 6, column: 7, scope: !10)
!17 = !DILocation(line: 6, column: 11, scope: !10)
!18 = !DILocalVariable(name: "r", scope: !10, file: !1, line: 6, type: !13)
!19 = !DILocation(line: 6, column: 36, scope: !10)
!20 = !DILocation(line: 7, column: 11, scope: !10)
!21 = !DILocation(line: 7, column: 3, scope: !10)
!22 = !DILocation(line: 9, column: 7, scope: !23)
!23 = distinct !DILexicalBlock(scope: !10, file: !1, line: 7, column: 14)
!24 = !DILocation(line: 9, column: 5, scope: !23)
!25 = !DILocation(line: 11, column: 7, scope: !23)
!26 = !DILocation(line: 12, column: 5, scope: !23)
!27 = !DILocation(line: 14, column: 7, scope: !23)
!28 = !DILocation(line: 14, column: 5, scope: !23)
!29 = !DILocation(line: 16, column: 7, scope: !23)
!30 = !DILocation(line: 17, column: 5, scope: !23)
!31 = !DILocation(line: 19, column: 5, scope: !23)
!32 = !DILocation(line: 21, column: 7, scope: !33)
!33 = distinct !DILexicalBlock(scope: !10, file: !1, line: 21, column: 7)
!34 = !DILocation(line: 21, column: 9, scope: !33)
!35 = !DILocation(line: 21, column: 14, scope: !33)
!36 = !DILocation(line: 21, column: 17, scope: !33)
!37 = !DILocation(line: 21, column: 19, scope: !33)
!38 = !DILocation(line: 21, column: 7, scope: !10)
!39 = !DILocation(line: 21, column: 25, scope: !33)
!40 = !DILocation(line: 22, column: 7, scope: !41)
!41 = distinct !DILexicalBlock(scope: !10, file: !1, line: 22, column: 7)
!42 = !DILocation(line: 22, column: 9, scope: !41)
!43 = !DILocation(line: 22, column: 14, scope: !41)
!44 = !DILocation(line: 22, column: 17, scope: !41)
!45 = !DILocation(line: 22, column: 19, scope: !41)
!46 = !DILocation(line: 22, column: 7, scope: !10)
!47 = !DILocation(line: 22, column: 25, scope: !41)
!48 = !DILocation(line: 23, column: 7, scope: !49)
!49 = distinct !DILexicalBlock(scope: !10, file: !1, line: 23, column: 7)
!50 = !DILocation(line: 23, column: 9, scope: !49)
!51 = !DILocation(line: 23, column: 14, scope: !49)
!52 = !DILocation(line: 23, column: 17, scope: !49)
!53 = !DILocation(line: 23, column: 19, scope: !49)
!54 = !DILocation(line: 23, column: 7, scope: !10)
!55 = !DILocation(line: 23, column: 25, scope: !49)
!56 = !DILocation(line: 24, column: 7, scope: !57)
!57 = distinct !DILexicalBlock(scope: !10, file: !1, line: 24, column: 7)
!58 = !DILocation(line: 24, column: 9, scope: !57)
!59 = !DILocation(line: 24, column: 14, scope: !57)
!60 = !DILocation(line: 24, column: 17, scope: !57)
!61 = !DILocation(line: 24, column: 19, scope: !57)
!62 = !DILocation(line: 24, column: 7, scope: !10)
!63 = !DILocation(line: 24, column: 26, scope: !57)
!64 = !DILocation(line: 25, column: 7, scope: !65)
!65 = distinct !DILexicalBlock(scope: !10, file: !1, line: 25, column: 7)
!66 = !DILocation(line: 25, column: 9, scope: !65)
!67 = !DILocation(line: 25, column: 7, scope: !10)
!68 = !DILocation(line: 25, column: 15, scope: !65)
!69 = !DILocation(line: 26, column: 3, scope: !10)
!70 = !DILocation(line: 27, column: 1, scope: !10)
