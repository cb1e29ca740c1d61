source_filename = "array_two_dimensions_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x [4 x i32]], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [3 x [4 x i32]]* %2, metadata !15, metadata !DIExpression()), !dbg !20
  call void @llvm.dbg.declare(metadata i32* %3, metadata !21, metadata !DIExpression()), !dbg !23
  store i32 0, i32* %3, align 4, !dbg !23
  br label %7, !dbg !24

7:
  %8 = load i32, i32* %3, align 4, !dbg !25
  %9 = icmp slt i32 %8, 3, !dbg !27
  br i1 %9, label %10, label %32, !dbg !28

10:
  call void @llvm.dbg.declare(metadata i32* %4, metadata !29, metadata !DIExpression()), !dbg !31
  store i32 0, i32* %4, align 4, !dbg !31
  br label %11, !dbg !32

11:
  %12 = load i32, i32* %4, align 4, !dbg !33
  %13 = icmp slt i32 %12, 4, !dbg !35
  br i1 %13, label %14, label %28, !dbg !36

14:
  %15 = load i32, i32* %3, align 4, !dbg !37
  %16 = mul nsw i32 10, %15, !dbg !38
  %17 = load i32, i32* %4, align 4, !dbg !39
  %18 = add nsw i32 %16, %17, !dbg !40
  %19 = load i32, i32* %3, align 4, !dbg !41
  %20 = sext i32 %19 to i64, !dbg !42
  %21 = getelementptr inbounds [3 x [4 x i32]], [3 x [4 x i32]]* %2, i64 0, i64 %20, !dbg !42
  %22 = load i32, i32* %4, align 4, !dbg !43
  %23 = sext i32 %22 to i64, !dbg !42
  %24 = getelementptr inbounds [4 x i32], [4 x i32]* %21, i64 0, i64 %23, !dbg !42
  store i32 %18, i32* %24, align 4, !dbg !44
  br label %25, !dbg !42

25:
  %26 = load i32, i32* %4, align 4, !dbg !45
  %27 = add nsw i32 %26, 1, !dbg !45
  store i32 %27, i32* %4, align 4, !dbg !45
  br label %11, !dbg !46, !llvm.loop !47

28:
  br label %29, !dbg !48

29:
  %30 = load i32, i32* %3, align 4, !dbg !50
  %31 = add nsw i32 %30, 1, !dbg !50
  store i32 %31, i32* %3, align 4, !dbg !50
  br label %7, !dbg !51, !llvm.loop !52

32:
  call void @llvm.dbg.declare(metadata i32* %5, metadata !54, metadata !DIExpression()), !dbg !56
  %33 = call i32 @__VERIFIER_nondet_uint(), !dbg !57
  %34 = urem i32 %33, 3, !dbg !58
  store i32 %34, i32* %5, align 4, !dbg !56
  call void @llvm.dbg.declare(metadata i32* %6, metadata !59, metadata !DIExpression()), !dbg !60
  %35 = call i32 @__VERIFIER_nondet_uint(), !dbg !61
  %36 = urem i32 %35, 4, !dbg !62
  store i32 %36, i32* %6, align 4, !dbg !60
  %37 = load i32, i32* %5, align 4, !dbg !63
  %38 = zext i32 %37 to i64, !dbg !65
  %39 = getelementptr inbounds [3 x [4 x i32]], [3 x [4 x i32]]* %2, i64 0, i64 %38, !dbg !65
  %40 = load i32, i32* %6, align 4, !dbg !66
  %41 = zext i32 %40 to i64, !dbg !65
  %42 = getelementptr inbounds [4 x i32], [4 x i32]* %39, i64 0, i64 %41, !dbg !65
  %43 = load i32, i32* %42, align 4, !dbg !65
  %44 = load i32, i32* %5, align 4, !dbg !67
  %45 = mul i32 10, %44, !dbg !68
  %46 = load i32, i32* %6, align 4, !dbg !69
  %47 = add i32 %45, %46, !dbg !70
  %48 = icmp ne i32 %43, %47, !dbg !71
  br i1 %48, label %49, label %50, !dbg !72

49:
  call void @reach_error(), !dbg !73
  br label %50, !dbg !73

50:
  ret i32 0, !dbg !74
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_uint()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "array_two_dimensions_safe.c", directory: ".")
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
!15 = !DILocalVariable(name: "m", scope: !10, file: !1, line: 6, type: !16)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 384, elements: !17)
!17 = !{!18, !19}
!18 = !DISubrange(count: 3)
!19 = !DISubrange(count: 4)
!20 = !DILocation(line: 6, column: 7, scope: !10)
!21 = !DILocalVariable(name: "i", scope: !22, file: !1, line: 7, type: !13)
!22 = distinct !DILexicalBlock(scope: !10, file: !1, line: 7, column: 3)
!23 = !DILocation(line: 7, column: 12, scope: !22)
!24 = !DILocation(line: 7, column: 8, scope: !22)
!25 = !DILocation(line: 7, column: 19, scope: !26)
!26 = distinct !DILexicalBlock(scope: !22, file: !1, line: 7, column: 3)
!27 = !DILocation(line: 7, column: 21, scope: !26)
!28 = !DILocation(line: 7, column: 3, scope: !22)
!29 = !DILocalVariable(name: "j", scope: !30, file: !1, line: 8, type: !13)
!30 = distinct !DILexicalBlock(scope: !26, file: !1, line: 8, column: 5)
!31 = !DILocation(line: 8, column: 14, scope: !30)
!32 = !DILocation(line: 8, column: 10, scope: !30)
!33 = !DILocation(line: 8, column: 21, scope: !34)
!34 = distinct !DILexicalBlock(scope: !30, file: !1, line: 8, column: 5)
!35 = !DILocation(line: 8, column: 23, scope: !34)
!36 = !DILocation(line: 8, column: 5, scope: !30)
!37 = !DILocation(line: 8, column: 48, scope: !34)
!38 = !DILocation(line: 8, column: 46, scope: !34)
!39 = !DILocation(line: 8, column: 52, scope: !34)
!40 = !DILocation(line: 8, column: 50, scope: !34)
!41 = !DILocation(line: 8, column: 35, scope: !34)
!42 = !DILocation(line: 8, column: 33, scope: !34)
!43 = !DILocation(line: 8, column: 38, scope: !34)
!44 = !DILocation(line: 8, column: 41, scope: !34)
!45 = !DILocation(line: 8, column: 29, scope: !34)
!46 = !DILocation(line: 8, column: 5, scope: !34)
!47 = distinct !{!47, !36, !48, !49}
!48 = !DILocation(line: 8, column: 52, scope: !30)
!49 = !{!"llvm.loop.mustprogress"}
!50 = !DILocation(line: 7, column: 27, scope: !26)
!51 = !DILocation(line: 7, column: 3, scope: !26)
!52 = distinct !{!52, !28, !53, !49}
!53 = !DILocation(line: 8, column: 52, scope: !22)
!54 = !DILocalVariable(name: "r", scope: !10, file: !1, line: 9, type: !55)
!55 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!56 = !DILocation(line: 9, column: 12, scope: !10)
!57 = !DILocation(line: 9, column: 16, scope: !10)
!58 = !DILocation(line: 9, column: 41, scope: !10)
!59 = !DILocalVariable(name: "c", scope: !10, file: !1, line: 9, type: !55)
!60 = !DILocation(line: 9, column: 46, scope: !10)
!61 = !DILocation(line: 9, column: 50, scope: !10)
!62 = !DILocation(line: 9, column: 75, scope: !10)
!63 = !DILocation(line: 10, column: 9, scope: !64)
!64 = distinct !DILexicalBlock(scope: !10, file: !1, line: 10, column: 7)
!65 = !DILocation(line: 10, column: 7, scope: !64)
!66 = !DILocation(line: 10, column: 12, scope: !64)
!67 = !DILocation(line: 10, column: 23, scope: !64)
!68 = !DILocation(line: 10, column: 21, scope: !64)
!69 = !DILocation(line: 10, column: 27, scope: !64)
!70 = !DILocation(line: 10, column: 25, scope: !64)
!71 = !DILocation(line: 10, column: 15, scope: !64)
!72 = !DILocation(line: 10, column: 7, scope: !10)
!73 = !DILocation(line: 10, column: 30, scope: !64)
!74 = !DILocation(line: 12, column: 3, scope: !10)
