source_filename = "array_loop_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca [6 x i32], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [6 x i32]* %2, metadata !15, metadata !DIExpression()), !dbg !19
  call void @llvm.dbg.declare(metadata i32* %3, metadata !20, metadata !DIExpression()), !dbg !21
  call void @llvm.dbg.declare(metadata i32* %4, metadata !22, metadata !DIExpression()), !dbg !24
  store i32 0, i32* %4, align 4, !dbg !24
  br label %7, !dbg !25

7:
  %8 = load i32, i32* %4, align 4, !dbg !26
  %9 = icmp slt i32 %8, 6, !dbg !28
  br i1 %9, label %10, label %18, !dbg !29

10:
  %11 = call i32 @__VERIFIER_nondet_int(), !dbg !30
  %12 = load i32, i32* %4, align 4, !dbg !31
  %13 = sext i32 %12 to i64, !dbg !32
  %14 = getelementptr inbounds [6 x i32], [6 x i32]* %2, i64 0, i64 %13, !dbg !32
  store i32 %11, i32* %14, align 4, !dbg !33
  br label %15, !dbg !32

15:
  %16 = load i32, i32* %4, align 4, !dbg !34
  %17 = add nsw i32 %16, 1, !dbg !34
  store i32 %17, i32* %4, align 4, !dbg !34
  br label %7, !dbg !35, !llvm.loop !36

18:
  %19 = getelementptr inbounds [6 x i32], [6 x i32]* %2, i64 0, i64 0, !dbg !39
  %20 = load i32, i32* %19, align 16, !dbg !39
  store i32 %20, i32* %3, align 4, !dbg !40
  call void @llvm.dbg.declare(metadata i32* %5, metadata !41, metadata !DIExpression()), !dbg !43
  store i32 1, i32* %5, align 4, !dbg !43
  br label %21, !dbg !44

21:
  %22 = load i32, i32* %5, align 4, !dbg !45
  %23 = icmp slt i32 %22, 6, !dbg !47
  br i1 %23, label %24, label %40, !dbg !48

24:
  %25 = load i32, i32* %5, align 4, !dbg !49
  %26 = sext i32 %25 to i64, !dbg !51
  %27 = getelementptr inbounds [6 x i32], [6 x i32]* %2, i64 0, i64 %26, !dbg !51
  %28 = load i32, i32* %27, align 4, !dbg !51
  %29 = load i32, i32* %3, align 4, !dbg !52
  %30 = icmp sgt i32 %28, %29, !dbg !53
  br i1 %30, label %31, label %36, !dbg !54

31:
  %32 = load i32, i32* %5, align 4, !dbg !55
  %33 = sext i32 %32 to i64, !dbg !56
  %34 = getelementptr inbounds [6 x i32], [6 x i32]* %2, i64 0, i64 %33, !dbg !56
  %35 = load i32, i32* %34, align 4, !dbg !56
  store i32 %35, i32* %3, align 4, !dbg !57
  br label %36, !dbg !58

36:
  br label %37, !dbg !52

37:
  %38 = load i32, i32* %5, align 4, !dbg !59
  %39 = add nsw i32 %38, 1, !dbg !59
  store i32 %39, i32* %5, align 4, !dbg !59
  br label %21, !dbg !60, !llvm.loop !61

40:
  call void @llvm.dbg.declare(metadata i32* %6, metadata !63, metadata !DIExpression()), !dbg !65
  %41 = call i32 @__VERIFIER_nondet_uint(), !dbg !66
  store i32 %41, i32* %6, align 4, !dbg !65
  %42 = load i32, i32* %6, align 4, !dbg !67
  %43 = icmp ult i32 %42, 6, !dbg !69
  br i1 %43, label %44, label %52, !dbg !70

44:
  %45 = load i32, i32* %6, align 4, !dbg !71
  %46 = zext i32 %45 to i64, !dbg !72
  %47 = getelementptr inbounds [6 x i32], [6 x i32]* %2, i64 0, i64 %46, !dbg !72
  %48 = load i32, i32* %47, align 4, !dbg !72
  %49 = load i32, i32* %3, align 4, !dbg !73
  %50 = icmp sgt i32 %48, %49, !dbg !74
  br i1 %50, label %51, label %52, !dbg !75

51:
  call void @reach_error(), !dbg !76
  br label %52, !dbg !76

52:
  ret i32 0, !dbg !77
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare i32 @__VERIFIER_nondet_uint()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "array_loop_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "a", scope: !10, file: !1, line: 9, type: !16)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 192, elements: !17)
!17 = !{!18}
!18 = !DISubrange(count: 6)
!19 = !DILocation(line: 9, column: 7, scope: !10)
!20 = !DILocalVariable(name: "max", scope: !10, file: !1, line: 9, type: !13)
!21 = !DILocation(line: 9, column: 13, scope: !10)
!22 = !DILocalVariable(name: "i", scope: !23, file: !1, line: 10, type: !13)
!23 = distinct !DILexicalBlock(scope: !10, file: !1, line: 10, column: 3)
!24 = !DILocation(line: 10, column: 12, scope: !23)
!25 = !DILocation(line: 10, column: 8, scope: !23)
!26 = !DILocation(line: 10, column: 19, scope: !27)
!27 = distinct !DILexicalBlock(scope: !23, file: !1, line: 10, column: 3)
!28 = !DILocation(line: 10, column: 21, scope: !27)
!29 = !DILocation(line: 10, column: 3, scope: !23)
!30 = !DILocation(line: 10, column: 38, scope: !27)
!31 = !DILocation(line: 10, column: 33, scope: !27)
!32 = !DILocation(line: 10, column: 31, scope: !27)
!33 = !DILocation(line: 10, column: 36, scope: !27)
!34 = !DILocation(line: 10, column: 27, scope: !27)
!35 = !DILocation(line: 10, column: 3, scope: !27)
!36 = distinct !{!36, !29, !37, !38}
!37 = !DILocation(line: 10, column: 60, scope: !23)
!38 = !{!"llvm.loop.mustprogress"}
!39 = !DILocation(line: 11, column: 9, scope: !10)
!40 = !DILocation(line: 11, column: 7, scope: !10)
!41 = !DILocalVariable(name: "i", scope: !42, file: !1, line: 12, type: !13)
!42 = distinct !DILexicalBlock(scope: !10, file: !1, line: 12, column: 3)
!43 = !DILocation(line: 12, column: 12, scope: !42)
!44 = !DILocation(line: 12, column: 8, scope: !42)
!45 = !DILocation(line: 12, column: 19, scope: !46)
!46 = distinct !DILexicalBlock(scope: !42, file: !1, line: 12, column: 3)
!47 = !DILocation(line: 12, column: 21, scope: !46)
!48 = !DILocation(line: 12, column: 3, scope: !42)
!49 = !DILocation(line: 13, column: 11, scope: !50)
!50 = distinct !DILexicalBlock(scope: !46, file: !1, line: 13, column: 9)
!51 = !DILocation(line: 13, column: 9, scope: !50)
!52 = !DILocation(line: 13, column: 16, scope: !50)
!53 = !DILocation(line: 13, column: 14, scope: !50)
!54 = !DILocation(line: 13, column: 9, scope: !46)
!55 = !DILocation(line: 13, column: 29, scope: !50)
!56 = !DILocation(line: 13, column: 27, scope: !50)
!57 = !DILocation(line: 13, column: 25, scope: !50)
!58 = !DILocation(line: 13, column: 21, scope: !50)
!59 = !DILocation(line: 12, column: 27, scope: !46)
!60 = !DILocation(line: 12, column: 3, scope: !46)
!61 = distinct !{!61, !48, !62, !38}
!62 = !DILocation(line: 13, column: 30, scope: !42)
!63 = !DILocalVariable(name: "k", scope: !10, file: !1, line: 14, type: !64)
!64 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!65 = !DILocation(line: 14, column: 12, scope: !10)
!66 = !DILocation(line: 14, column: 16, scope: !10)
!67 = !DILocation(line: 15, column: 7, scope: !68)
!68 = distinct !DILexicalBlock(scope: !10, file: !1, line: 15, column: 7)
!69 = !DILocation(line: 15, column: 9, scope: !68)
!70 = !DILocation(line: 15, column: 13, scope: !68)
!71 = !DILocation(line: 15, column: 18, scope: !68)
!72 = !DILocation(line: 15, column: 16, scope: !68)
!73 = !DILocation(line: 15, column: 23, scope: !68)
!74 = !DILocation(line: 15, column: 21, scope: !68)
!75 = !DILocation(line: 15, column: 7, scope: !10)
!76 = !DILocation(line: 15, column: 28, scope: !68)
!77 = !DILocation(line: 16, column: 3, scope: !10)
