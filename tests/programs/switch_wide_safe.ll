source_filename = "switch_wide_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @classify(i64 noundef %0) !dbg !12 {
  %2 = alloca i32, align 4
  %3 = alloca i64, align 8
  store i64 %0, i64* %3, align 8
  call void @llvm.dbg.declare(metadata i64* %3, metadata !17, metadata !DIExpression()), !dbg !18
  %4 = load i64, i64* %3, align 8, !dbg !19
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
    i64 4294967296, label %7
  ], !dbg !20

5:
  store i32 1, i32* %2, align 4, !dbg !21
  br label %9, !dbg !21

6:
  store i32 2, i32* %2, align 4, !dbg !23
  br label %9, !dbg !23

7:
  store i32 3, i32* %2, align 4, !dbg !24
  br label %9, !dbg !24

8:
  store i32 0, i32* %2, align 4, !dbg !25
  br label %9, !dbg !25

9:
  %10 = load i32, i32* %2, align 4, !dbg !26
  ret i32 %10, !dbg !26
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define dso_local i32 @main() !dbg !27 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !29, metadata !DIExpression()), !dbg !30
  %4 = call i64 @__VERIFIER_nondet_long(), !dbg !31
  store i64 %4, i64* %2, align 8, !dbg !30
  call void @llvm.dbg.declare(metadata i32* %3, metadata !32, metadata !DIExpression()), !dbg !33
  %5 = load i64, i64* %2, align 8, !dbg !34
  %6 = call i32 @classify(i64 noundef %5), !dbg !35
  store i32 %6, i32* %3, align 4, !dbg !33
  %7 = load i32, i32* %3, align 4, !dbg !36
  %8 = icmp eq i32 %7, 3, !dbg !38
  br i1 %8, label %9, label %14, !dbg !39

9:
  %10 = load i64, i64* %2, align 8, !dbg !40
  %11 = trunc i64 %10 to i32, !dbg !41
  %12 = icmp ne i32 %11, 0, !dbg !42
  br i1 %12, label %13, label %14, !dbg !43

13:
  call void @reach_error(), !dbg !44
  br label %14, !dbg !44

14:
  %15 = load i32, i32* %3, align 4, !dbg !45
  %16 = icmp eq i32 %15, 2, !dbg !47
  br i1 %16, label %17, label %21, !dbg !48

17:
  %18 = load i64, i64* %2, align 8, !dbg !49
  %19 = icmp sgt i64 %18, 9, !dbg !50
  br i1 %19, label %20, label %21, !dbg !51

20:
  call void @reach_error(), !dbg !52
  br label %21, !dbg !52

21:
  %22 = load i64, i64* %2, align 8, !dbg !53
  %23 = icmp slt i64 %22, 0, !dbg !55
  br i1 %23, label %24, label %31, !dbg !56

24:
  %25 = load i32, i32* %3, align 4, !dbg !57
  %26 = icmp ne i32 %25, 0, !dbg !57
  br i1 %26, label %27, label %31, !dbg !58

27:
  %28 = load i64, i64* %2, align 8, !dbg !59
  %29 = icmp ne i64 %28, -1, !dbg !60
  br i1 %29, label %30, label %31, !dbg !61

30:
  call void @reach_error(), !dbg !62
  br label %31, !dbg !62

31:
  %32 = load i64, i64* %2, align 8, !dbg !63
  %33 = trunc i64 %32 to i32, !dbg !65
  %34 = icmp eq i32 %33, -1, !dbg !66
  br i1 %34, label %35, label %45, !dbg !67

35:
  %36 = load i32, i32* %3, align 4, !dbg !68
  %37 = icmp ne i32 %36, 1, !dbg !69
  br i1 %37, label %38, label %45, !dbg !70

38:
  %39 = load i64, i64* %2, align 8, !dbg !71
  %40 = icmp slt i64 %39, 0, !dbg !72
  br i1 %40, label %41, label %45, !dbg !73

41:
  %42 = load i64, i64* %2, align 8, !dbg !74
  %43 = icmp sgt i64 %42, -3, !dbg !75
  br i1 %43, label %44, label %45, !dbg !76

44:
  call void @reach_error(), !dbg !77
  br label %45, !dbg !77

45:
  ret i32 0, !dbg !78
}

declare i64 @__VERIFIER_nondet_long()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9, !10}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "switch_wide_safe.c", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}
!10 = !{i32 7, !"frame-pointer", i32 2}

!12 = distinct !DISubprogram(name: "classify", scope: !1, file: !1, line: 5, type: !13, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !16)
!13 = !DISubroutineType(types: !14)
!14 = !{!3, !15}
!15 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!16 = !{}
!17 = !DILocalVariable(name: "x", arg: 1, scope: !12, file: !1, line: 5, type: !15)
!18 = !DILocation(line: 5, column: 19, scope: !12)
!19 = !DILocation(line: 6, column: 11, scope: !12)
!20 = !DILocation(line: 6, column: 3, scope: !12)
!21 = !DILocation(line: 7, column: 12, scope: !22)
!22 = distinct !DILexicalBlock(scope: !12, file: !1, line: 6, column: 14)
!23 = !DILocation(line: 8, column: 17, scope: !22)
!24 = !DILocation(line: 9, column: 21, scope: !22)
!25 = !DILocation(line: 11, column: 3, scope: !12)
!26 = !DILocation(line: 12, column: 1, scope: !12)
!27 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 14, type: !28, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !16)
!28 = !DISubroutineType(types: !2)
!29 = !DILocalVariable(name: "x", scope: !27, file: !1, line: 15, type: !15)
!30 = !DILocation(line: 15, column: 8, scope: !27)
!31 = !DILocation(line: 15, column: 12, scope: !27)
!32 = !DILocalVariable(name: "c", scope: !27, file: !1, line: 16, type: !3)
!33 = !DILocation(line: 16, column: 7, scope: !27)
!34 = !DILocation(line: 16, column: 20, scope: !27)
!35 = !DILocation(line: 16, column: 11, scope: !27)
!36 = !DILocation(line: 17, column: 7, scope: !37)
!37 = distinct !DILexicalBlock(scope: !27, file: !1, line: 17, column: 7)
!38 = !DILocation(line: 17, column: 9, scope: !37)
!39 = !DILocation(line: 17, column: 14, scope: !37)
!40 = !DILocation(line: 17, column: 22, scope: !37)
!41 = !DILocation(line: 17, column: 17, scope: !37)
!42 = !DILocation(line: 17, column: 24, scope: !37)
!43 = !DILocation(line: 17, column: 7, scope: !27)
!44 = !DILocation(line: 17, column: 30, scope: !37)
!45 = !DILocation(line: 18, column: 7, scope: !46)
!46 = distinct !DILexicalBlock(scope: !27, file: !1, line: 18, column: 7)
!47 = !DILocation(line: 18, column: 9, scope: !46)
!48 = !DILocation(line: 18, column: 14, scope: !46)
!49 = !DILocation(line: 18, column: 17, scope: !46)
!50 = !DILocation(line: 18, column: 19, scope: !46)
!51 = !DILocation(line: 18, column: 7, scope: !27)
!52 = !DILocation(line: 18, column: 24, scope: !46)
!53 = !DILocation(line: 19, column: 7, scope: !54)
!54 = distinct !DILexicalBlock(scope: !27, file: !1, line: 19, column: 7)
!55 = !DILocation(line: 19, column: 9, scope: !54)
!56 = !DILocation(line: 19, column: 13, scope: !54)
!57 = !DILocation(line: 19, column: 16, scope: !54)
!58 = !DILocation(line: 19, column: 18, scope: !54)
!59 = !DILocation(line: 19, column: 21, scope: !54)
!60 = !DILocation(line: 19, column: 23, scope: !54)
!61 = !DILocation(line: 19, column: 7, scope: !27)
!62 = !DILocation(line: 19, column: 30, scope: !54)
!63 = !DILocation(line: 20, column: 12, scope: !64)
!64 = distinct !DILexicalBlock(scope: !27, file: !1, line: 20, column: 7)
!65 = !DILocation(line: 20, column: 7, scope: !64)
!66 = !DILocation(line: 20, column: 14, scope: !64)
!67 = !DILocation(line: 20, column: 20, scope: !64)
!68 = !DILocation(line: 20, column: 23, scope: !64)
!69 = !DILocation(line: 20, column: 25, scope: !64)
!70 = !DILocation(line: 20, column: 30, scope: !64)
!71 = !DILocation(line: 20, column: 33, scope: !64)
!72 = !DILocation(line: 20, column: 35, scope: !64)
!73 = !DILocation(line: 20, column: 39, scope: !64)
!74 = !DILocation(line: 20, column: 42, scope: !64)
!75 = !DILocation(line: 20, column: 44, scope: !64)
!76 = !DILocation(line: 20, column: 7, scope: !27)
!77 = !DILocation(line: 20, column: 50, scope: !64)
!78 = !DILocation(line: 21, column: 3, scope: !27)
