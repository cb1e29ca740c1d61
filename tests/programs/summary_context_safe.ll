source_filename = "summary_context_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @clamp(i32 noundef %0, i32 noundef %1, i32 noundef %2) !dbg !10 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, i32* %5, align 4
  call void @llvm.dbg.declare(metadata i32* %5, metadata !15, metadata !DIExpression()), !dbg !16
  store i32 %1, i32* %6, align 4
  call void @llvm.dbg.declare(metadata i32* %6, metadata !17, metadata !DIExpression()), !dbg !18
  store i32 %2, i32* %7, align 4
  call void @llvm.dbg.declare(metadata i32* %7, metadata !19, metadata !DIExpression()), !dbg !20
  %8 = load i32, i32* %5, align 4, !dbg !21
  %9 = load i32, i32* %6, align 4, !dbg !23
  %10 = icmp slt i32 %8, %9, !dbg !24
  br i1 %10, label %11, label %13, !dbg !25

11:
  %12 = load i32, i32* %6, align 4, !dbg !26
  store i32 %12, i32* %4, align 4, !dbg !27
  br label %21, !dbg !27

13:
  %14 = load i32, i32* %5, align 4, !dbg !28
  %15 = load i32, i32* %7, align 4, !dbg !30
  %16 = icmp sgt i32 %14, %15, !dbg !31
  br i1 %16, label %17, label %19, !dbg !32

17:
  %18 = load i32, i32* %7, align 4, !dbg !33
  store i32 %18, i32* %4, align 4, !dbg !34
  br label %21, !dbg !34

19:
  %20 = load i32, i32* %5, align 4, !dbg !35
  store i32 %20, i32* %4, align 4, !dbg !36
  br label %21, !dbg !36

21:
  %22 = load i32, i32* %4, align 4, !dbg !37
  ret i32 %22, !dbg !37
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define dso_local i32 @main() !dbg !38 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !41, metadata !DIExpression()), !dbg !42
  %5 = call i32 @__VERIFIER_nondet_int(), !dbg !43
  store i32 %5, i32* %2, align 4, !dbg !42
  call void @llvm.dbg.declare(metadata i32* %3, metadata !44, metadata !DIExpression()), !dbg !45
  %6 = load i32, i32* %2, align 4, !dbg !46
  %7 = call i32 @clamp(i32 noundef %6, i32 noundef 0, i32 noundef 10), !dbg !47
  store i32 %7, i32* %3, align 4, !dbg !45
  call void @llvm.dbg.declare(metadata i32* %4, metadata !48, metadata !DIExpression()), !dbg !49
  %8 = load i32, i32* %2, align 4, !dbg !50
  %9 = call i32 @clamp(i32 noundef %8, i32 noundef -10, i32 noundef 0), !dbg !51
  store i32 %9, i32* %4, align 4, !dbg !49
  %10 = load i32, i32* %3, align 4, !dbg !52
  %11 = icmp slt i32 %10, 0, !dbg !54
  br i1 %11, label %21, label %12, !dbg !55

12:
  %13 = load i32, i32* %3, align 4, !dbg !56
  %14 = icmp sgt i32 %13, 10, !dbg !57
  br i1 %14, label %21, label %15, !dbg !58

15:
  %16 = load i32, i32* %4, align 4, !dbg !59
  %17 = icmp slt i32 %16, -10, !dbg !60
  br i1 %17, label %21, label %18, !dbg !61

18:
  %19 = load i32, i32* %4, align 4, !dbg !62
  %20 = icmp sgt i32 %19, 0, !dbg !63
  br i1 %20, label %21, label %22, !dbg !64

21:
  call void @reach_error(), !dbg !65
  br label %22, !dbg !65

22:
  %23 = load i32, i32* %3, align 4, !dbg !66
  %24 = icmp ne i32 %23, 0, !dbg !66
  br i1 %24, label %25, label %29, !dbg !68

25:
  %26 = load i32, i32* %4, align 4, !dbg !69
  %27 = icmp ne i32 %26, 0, !dbg !69
  br i1 %27, label %28, label %29, !dbg !70

28:
  call void @reach_error(), !dbg !71
  br label %29, !dbg !71

29:
  ret i32 0, !dbg !72
}

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "summary_context_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "clamp", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13, !13, !13, !13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "x", arg: 1, scope: !10, file: !1, line: 5, type: !13)
!16 = !DILocation(line: 5, column: 15, scope: !10)
!17 = !DILocalVariable(name: "low", arg: 2, scope: !10, file: !1, line: 5, type: !13)
!18 = !DILocation(line: 5, column: 22, scope: !10)
!19 = !DILocalVariable(name: "high", arg: 3, scope: !10, file: !1, line: 5, type: !13)
!20 = !DILocation(line: 5, column: 31, scope: !10)
!21 = !DILocation(line: 6, column: 7, scope: !22)
!22 = distinct !DILexicalBlock(scope: !10, file: !1, line: 6, column: 7)
!23 = !DILocation(line: 6, column: 11, scope: !22)
!24 = !DILocation(line: 6, column: 9, scope: !22)
!25 = !DILocation(line: 6, column: 7, scope: !10)
!26 = !DILocation(line: 6, column: 23, scope: !22)
!27 = !DILocation(line: 6, column: 16, scope: !22)
!28 = !DILocation(line: 7, column: 7, scope: !29)
!29 = distinct !DILexicalBlock(scope: !10, file: !1, line: 7, column: 7)
!30 = !DILocation(line: 7, column: 11, scope: !29)
!31 = !DILocation(line: 7, column: 9, scope: !29)
!32 = !DILocation(line: 7, column: 7, scope: !10)
!33 = !DILocation(line: 7, column: 24, scope: !29)
!34 = !DILocation(line: 7, column: 17, scope: !29)
!35 = !DILocation(line: 8, column: 10, scope: !10)
!36 = !DILocation(line: 8, column: 3, scope: !10)
!37 = !DILocation(line: 9, column: 1, scope: !10)
!38 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 11, type: !39, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!39 = !DISubroutineType(types: !40)
!40 = !{!13}
!41 = !DILocalVariable(name: "x", scope: !38, file: !1, line: 12, type: !13)
!42 = !DILocation(line: 12, column: 7, scope: !38)
!43 = !DILocation(line: 12, column: 11, scope: !38)
!44 = !DILocalVariable(name: "a", scope: !38, file: !1, line: 13, type: !13)
!45 = !DILocation(line: 13, column: 7, scope: !38)
!46 = !DILocation(line: 13, column: 17, scope: !38)
!47 = !DILocation(line: 13, column: 11, scope: !38)
!48 = !DILocalVariable(name: "b", scope: !38, file: !1, line: 13, type: !13)
!49 = !DILocation(line: 13, column: 28, scope: !38)
!50 = !DILocation(line: 13, column: 38, scope: !38)
!51 = !DILocation(line: 13, column: 32, scope: !38)
!52 = !DILocation(line: 14, column: 7, scope: !53)
!53 = distinct !DILexicalBlock(scope: !38, file: !1, line: 14, column: 7)
!54 = !DILocation(line: 14, column: 9, scope: !53)
!55 = !DILocation(line: 14, column: 13, scope: !53)
!56 = !DILocation(line: 14, column: 16, scope: !53)
!57 = !DILocation(line: 14, column: 18, scope: !53)
!58 = !DILocation(line: 14, column: 23, scope: !53)
!59 = !DILocation(line: 14, column: 26, scope: !53)
!60 = !DILocation(line: 14, column: 28, scope: !53)
!61 = !DILocation(line: 14, column: 34, scope: !53)
!62 = !DILocation(line: 14, column: 37, scope: !53)
!63 = !DILocation(line: 14, column: 39, scope: !53)
!64 = !DILocation(line: 14, column: 7, scope: !38)
!65 = !DILocation(line: 14, column: 44, scope: !53)
!66 = !DILocation(line: 15, column: 7, scope: !67)
!67 = distinct !DILexicalBlock(scope: !38, file: !1, line: 15, column: 7)
!68 = !DILocation(line: 15, column: 9, scope: !67)
!69 = !DILocation(line: 15, column: 12, scope: !67)
!70 = !DILocation(line: 15, column: 7, scope: !38)
!71 = !DILocation(line: 15, column: 15, scope: !67)
!72 = !DILocation(line: 16, column: 3, scope: !38)
