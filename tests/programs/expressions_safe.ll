source_filename = "expressions_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !15, metadata !DIExpression()), !dbg !16
  %9 = call i32 @__VERIFIER_nondet_int(), !dbg !17
  store i32 %9, i32* %2, align 4, !dbg !16
  %10 = load i32, i32* %2, align 4, !dbg !18
  %11 = icmp slt i32 %10, -1000, !dbg !20
  br i1 %11, label %15, label %12, !dbg !21

12:
  %13 = load i32, i32* %2, align 4, !dbg !22
  %14 = icmp sgt i32 %13, 1000, !dbg !23
  br i1 %14, label %15, label %16, !dbg !24

15:
  store i32 0, i32* %1, align 4, !dbg !25
  br label %56, !dbg !25

16:
  call void @llvm.dbg.declare(metadata i32* %3, metadata !26, metadata !DIExpression()), !dbg !27
  %17 = load i32, i32* %2, align 4, !dbg !28
  store i32 %17, i32* %3, align 4, !dbg !27
  call void @llvm.dbg.declare(metadata i32* %4, metadata !29, metadata !DIExpression()), !dbg !30
  %18 = load i32, i32* %3, align 4, !dbg !31
  %19 = add nsw i32 %18, 1, !dbg !31
  store i32 %19, i32* %3, align 4, !dbg !31
  store i32 %18, i32* %4, align 4, !dbg !30
  %20 = load i32, i32* %3, align 4, !dbg !32
  %21 = add nsw i32 %20, 1, !dbg !32
  store i32 %21, i32* %3, align 4, !dbg !32
  %22 = load i32, i32* %4, align 4, !dbg !33
  %23 = add nsw i32 %22, %21, !dbg !33
  store i32 %23, i32* %4, align 4, !dbg !33
  call void @llvm.dbg.declare(metadata i32* %5, metadata !34, metadata !DIExpression()), !dbg !35
  %24 = load i32, i32* %3, align 4, !dbg !36
  %25 = add nsw i32 %24, -1, !dbg !36
  store i32 %25, i32* %3, align 4, !dbg !36
  %26 = load i32, i32* %3, align 4, !dbg !37
  store i32 %26, i32* %5, align 4, !dbg !35
  call void @llvm.dbg.declare(metadata i32* %6, metadata !38, metadata !DIExpression()), !dbg !39
  call void @llvm.dbg.declare(metadata i32* %7, metadata !40, metadata !DIExpression()), !dbg !42
  %27 = load i32, i32* %5, align 4, !dbg !43
  store i32 %27, i32* %7, align 4, !dbg !42
  %28 = load i32, i32* %7, align 4, !dbg !44
  %29 = shl i32 %28, 1, !dbg !44
  store i32 %29, i32* %7, align 4, !dbg !44
  %30 = load i32, i32* %7, align 4, !dbg !45
  %31 = xor i32 %30, 1, !dbg !45
  store i32 %31, i32* %7, align 4, !dbg !45
  %32 = load i32, i32* %7, align 4, !dbg !46
  store i32 %32, i32* %8, align 4, !dbg !47
  %33 = load i32, i32* %8, align 4, !dbg !48
  store i32 %33, i32* %6, align 4, !dbg !39
  %34 = load i32, i32* %4, align 4, !dbg !49
  %35 = load i32, i32* %2, align 4, !dbg !51
  %36 = mul nsw i32 2, %35, !dbg !52
  %37 = add nsw i32 %36, 2, !dbg !53
  %38 = icmp ne i32 %34, %37, !dbg !54
  br i1 %38, label %44, label %39, !dbg !55

39:
  %40 = load i32, i32* %5, align 4, !dbg !56
  %41 = load i32, i32* %2, align 4, !dbg !57
  %42 = add nsw i32 %41, 1, !dbg !58
  %43 = icmp ne i32 %40, %42, !dbg !59
  br i1 %43, label %44, label %45, !dbg !60

44:
  call void @reach_error(), !dbg !61
  br label %45, !dbg !61

45:
  %46 = load i32, i32* %2, align 4, !dbg !62
  %47 = icmp sge i32 %46, 0, !dbg !64
  br i1 %47, label %48, label %55, !dbg !65

48:
  %49 = load i32, i32* %6, align 4, !dbg !66
  %50 = load i32, i32* %2, align 4, !dbg !67
  %51 = mul nsw i32 2, %50, !dbg !68
  %52 = add nsw i32 %51, 3, !dbg !69
  %53 = icmp ne i32 %49, %52, !dbg !70
  br i1 %53, label %54, label %55, !dbg !71

54:
  call void @reach_error(), !dbg !72
  br label %55, !dbg !72

55:
  store i32 0, i32* %1, align 4, !dbg !73
  br label %56, !dbg !73

56:
  %57 = load i32, i32* %1, align 4, !dbg !74
  ret i32 %57, !dbg !74
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "expressions_safe.c", directory: ".")
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
!18 = !DILocation(line: 7, column: 7, scope: !19)
!19 = distinct !DILexicalBlock(scope: !10, file: !1, line: 7, column: 7)
!20 = !DILocation(line: 7, column: 9, scope: !19)
!21 = !DILocation(line: 7, column: 17, scope: !19)
!22 = !DILocation(line: 7, column: 20, scope: !19)
!23 = !DILocation(line: 7, column: 22, scope: !19)
!24 = !DILocation(line: 7, column: 7, scope: !10)
!25 = !DILocation(line: 7, column: 30, scope: !19)
!26 = !DILocalVariable(name: "a", scope: !10, file: !1, line: 8, type: !13)
!27 = !DILocation(line: 8, column: 7, scope: !10)
!28 = !DILocation(line: 8, column: 11, scope: !10)
!29 = !DILocalVariable(name: "b", scope: !10, file: !1, line: 9, type: !13)
!30 = !DILocation(line: 9, column: 7, scope: !10)
!31 = !DILocation(line: 9, column: 12, scope: !10)
!32 = !DILocation(line: 10, column: 8, scope: !10)
!33 = !DILocation(line: 10, column: 5, scope: !10)
!34 = !DILocalVariable(name: "c", scope: !10, file: !1, line: 11, type: !13)
!35 = !DILocation(line: 11, column: 7, scope: !10)
!36 = !DILocation(line: 11, column: 13, scope: !10)
!37 = !DILocation(line: 11, column: 17, scope: !10)
!38 = !DILocalVariable(name: "d", scope: !10, file: !1, line: 12, type: !13)
!39 = !DILocation(line: 12, column: 7, scope: !10)
!40 = !DILocalVariable(name: "t", scope: !41, file: !1, line: 12, type: !13)
!41 = distinct !DILexicalBlock(scope: !10, file: !1, line: 12, column: 12)
!42 = !DILocation(line: 12, column: 18, scope: !41)
!43 = !DILocation(line: 12, column: 22, scope: !41)
!44 = !DILocation(line: 12, column: 27, scope: !41)
!45 = !DILocation(line: 12, column: 36, scope: !41)
!46 = !DILocation(line: 12, column: 42, scope: !41)
!47 = !DILocation(line: 12, column: 34, scope: !41)
!48 = !DILocation(line: 12, column: 45, scope: !41)
!49 = !DILocation(line: 13, column: 7, scope: !50)
!50 = distinct !DILexicalBlock(scope: !10, file: !1, line: 13, column: 7)
!51 = !DILocation(line: 13, column: 16, scope: !50)
!52 = !DILocation(line: 13, column: 14, scope: !50)
!53 = !DILocation(line: 13, column: 18, scope: !50)
!54 = !DILocation(line: 13, column: 9, scope: !50)
!55 = !DILocation(line: 13, column: 22, scope: !50)
!56 = !DILocation(line: 13, column: 25, scope: !50)
!57 = !DILocation(line: 13, column: 30, scope: !50)
!58 = !DILocation(line: 13, column: 32, scope: !50)
!59 = !DILocation(line: 13, column: 27, scope: !50)
!60 = !DILocation(line: 13, column: 7, scope: !10)
!61 = !DILocation(line: 13, column: 37, scope: !50)
!62 = !DILocation(line: 14, column: 7, scope: !63)
!63 = distinct !DILexicalBlock(scope: !10, file: !1, line: 14, column: 7)
!64 = !DILocation(line: 14, column: 9, scope: !63)
!65 = !DILocation(line: 14, column: 14, scope: !63)
!66 = !DILocation(line: 14, column: 17, scope: !63)
!67 = !DILocation(line: 14, column: 26, scope: !63)
!68 = !DILocation(line: 14, column: 24, scope: !63)
!69 = !DILocation(line: 14, column: 28, scope: !63)
!70 = !DILocation(line: 14, column: 19, scope: !63)
!71 = !DILocation(line: 14, column: 7, scope: !10)
!72 = !DILocation(line: 14, column: 33, scope: !63)
!73 = !DILocation(line: 15, column: 3, scope: !10)
!74 = !DILocation(line: 16, column: 1, scope: !10)
