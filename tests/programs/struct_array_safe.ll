source_filename = "struct_array_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.item = type { i32, i32 }

@table = dso_local global [4 x %struct.item] [%struct.item { i32 10, i32 0 }, %struct.item { i32 20, i32 0 }, %struct.item { i32 30, i32 0 }, %struct.item zeroinitializer], align 16, !dbg !0

define dso_local i32 @main() !dbg !21 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca %struct.item*, align 8
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !25, metadata !DIExpression()), !dbg !26
  %5 = call i32 @__VERIFIER_nondet_int(), !dbg !27
  store i32 %5, i32* %2, align 4, !dbg !26
  call void @llvm.dbg.declare(metadata %struct.item** %3, metadata !28, metadata !DIExpression()), !dbg !30
  store %struct.item* null, %struct.item** %3, align 8, !dbg !30
  call void @llvm.dbg.declare(metadata i32* %4, metadata !31, metadata !DIExpression()), !dbg !33
  store i32 0, i32* %4, align 4, !dbg !33
  br label %6, !dbg !34

6:
  %7 = load i32, i32* %4, align 4, !dbg !35
  %8 = icmp slt i32 %7, 4, !dbg !37
  br i1 %8, label %9, label %25, !dbg !38

9:
  %10 = load i32, i32* %4, align 4, !dbg !39
  %11 = sext i32 %10 to i64, !dbg !41
  %12 = getelementptr inbounds [4 x %struct.item], [4 x %struct.item]* @table, i64 0, i64 %11, !dbg !41
  %13 = getelementptr inbounds %struct.item, %struct.item* %12, i32 0, i32 0, !dbg !42
  %14 = load i32, i32* %13, align 8, !dbg !42
  %15 = load i32, i32* %2, align 4, !dbg !43
  %16 = icmp eq i32 %14, %15, !dbg !44
  br i1 %16, label %17, label %21, !dbg !45

17:
  %18 = load i32, i32* %4, align 4, !dbg !46
  %19 = sext i32 %18 to i64, !dbg !47
  %20 = getelementptr inbounds [4 x %struct.item], [4 x %struct.item]* @table, i64 0, i64 %19, !dbg !47
  store %struct.item* %20, %struct.item** %3, align 8, !dbg !48
  br label %21, !dbg !49

21:
  br label %22, !dbg !43

22:
  %23 = load i32, i32* %4, align 4, !dbg !50
  %24 = add nsw i32 %23, 1, !dbg !50
  store i32 %24, i32* %4, align 4, !dbg !50
  br label %6, !dbg !51, !llvm.loop !52

25:
  %26 = load %struct.item*, %struct.item** %3, align 8, !dbg !55
  %27 = icmp ne %struct.item* %26, null, !dbg !55
  br i1 %27, label %29, label %28, !dbg !57

28:
  store i32 0, i32* %1, align 4, !dbg !58
  br label %59, !dbg !58

29:
  %30 = load %struct.item*, %struct.item** %3, align 8, !dbg !59
  %31 = getelementptr inbounds %struct.item, %struct.item* %30, i32 0, i32 1, !dbg !60
  %32 = load i32, i32* %31, align 4, !dbg !61
  %33 = add nsw i32 %32, 1, !dbg !61
  store i32 %33, i32* %31, align 4, !dbg !61
  %34 = load i32, i32* %2, align 4, !dbg !62
  %35 = icmp eq i32 %34, 20, !dbg !64
  br i1 %35, label %36, label %45, !dbg !65

36:
  %37 = load i32, i32* getelementptr inbounds ([4 x %struct.item], [4 x %struct.item]* @table, i64 0, i64 1, i32 1), align 4, !dbg !66
  %38 = icmp ne i32 %37, 1, !dbg !67
  br i1 %38, label %44, label %39, !dbg !68

39:
  %40 = load i32, i32* getelementptr inbounds ([4 x %struct.item], [4 x %struct.item]* @table, i64 0, i64 0, i32 1), align 4, !dbg !69
  %41 = load i32, i32* getelementptr inbounds ([4 x %struct.item], [4 x %struct.item]* @table, i64 0, i64 2, i32 1), align 4, !dbg !70
  %42 = add nsw i32 %40, %41, !dbg !71
  %43 = icmp ne i32 %42, 0, !dbg !71
  br i1 %43, label %44, label %45, !dbg !72

44:
  call void @reach_error(), !dbg !73
  br label %45, !dbg !73

45:
  %46 = load i32, i32* %2, align 4, !dbg !74
  %47 = icmp ne i32 %46, 10, !dbg !76
  br i1 %47, label %48, label %58, !dbg !77

48:
  %49 = load i32, i32* %2, align 4, !dbg !78
  %50 = icmp ne i32 %49, 20, !dbg !79
  br i1 %50, label %51, label %58, !dbg !80

51:
  %52 = load i32, i32* %2, align 4, !dbg !81
  %53 = icmp ne i32 %52, 30, !dbg !82
  br i1 %53, label %54, label %58, !dbg !83

54:
  %55 = load %struct.item*, %struct.item** %3, align 8, !dbg !84
  %56 = icmp ne %struct.item* %55, getelementptr inbounds ([4 x %struct.item], [4 x %struct.item]* @table, i64 0, i64 3), !dbg !85
  br i1 %56, label %57, label %58, !dbg !86

57:
  call void @reach_error(), !dbg !87
  br label %58, !dbg !87

58:
  store i32 0, i32* %1, align 4, !dbg !88
  br label %59, !dbg !88

59:
  %60 = load i32, i32* %1, align 4, !dbg !89
  ret i32 %60, !dbg !89
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!13, !14, !15, !16, !17, !18, !19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 7, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "struct_array_safe.c", directory: ".")
!4 = !{!0}
!5 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 256, elements: !11)
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "item", file: !3, line: 5, size: 64, elements: !7)
!7 = !{!8, !10}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !6, file: !3, line: 5, baseType: !9, size: 32)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !6, file: !3, line: 5, baseType: !9, size: 32, offset: 32)
!11 = !{!12}
!12 = !DISubrange(count: 4)
!13 = !{i32 7, !"Dwarf Version", i32 5}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 7, !"PIC Level", i32 2}
!17 = !{i32 7, !"PIE Level", i32 2}
!18 = !{i32 7, !"uwtable", i32 1}
!19 = !{i32 7, !"frame-pointer", i32 2}

!21 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 9, type: !22, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!22 = !DISubroutineType(types: !23)
!23 = !{!9}
!24 = !{}
!25 = !DILocalVariable(name: "key", scope: !21, file: !3, line: 10, type: !9)
!26 = !DILocation(line: 10, column: 7, scope: !21)
!27 = !DILocation(line: 10, column: 13, scope: !21)
!28 = !DILocalVariable(name: "found", scope: !21, file: !3, line: 11, type: !29)
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!30 = !DILocation(line: 11, column: 16, scope: !21)
!31 = !DILocalVariable(name: "i", scope: !32, file: !3, line: 12, type: !9)
!32 = distinct !DILexicalBlock(scope: !21, file: !3, line: 12, column: 3)
!33 = !DILocation(line: 12, column: 12, scope: !32)
!34 = !DILocation(line: 12, column: 8, scope: !32)
!35 = !DILocation(line: 12, column: 19, scope: !36)
!36 = distinct !DILexicalBlock(scope: !32, file: !3, line: 12, column: 3)
!37 = !DILocation(line: 12, column: 21, scope: !36)
!38 = !DILocation(line: 12, column: 3, scope: !32)
!39 = !DILocation(line: 13, column: 15, scope: !40)
!40 = distinct !DILexicalBlock(scope: !36, file: !3, line: 13, column: 9)
!41 = !DILocation(line: 13, column: 9, scope: !40)
!42 = !DILocation(line: 13, column: 18, scope: !40)
!43 = !DILocation(line: 13, column: 25, scope: !40)
!44 = !DILocation(line: 13, column: 22, scope: !40)
!45 = !DILocation(line: 13, column: 9, scope: !36)
!46 = !DILocation(line: 13, column: 45, scope: !40)
!47 = !DILocation(line: 13, column: 39, scope: !40)
!48 = !DILocation(line: 13, column: 36, scope: !40)
!49 = !DILocation(line: 13, column: 30, scope: !40)
!50 = !DILocation(line: 12, column: 27, scope: !36)
!51 = !DILocation(line: 12, column: 3, scope: !36)
!52 = distinct !{!52, !38, !53, !54}
!53 = !DILocation(line: 13, column: 46, scope: !32)
!54 = !{!"llvm.loop.mustprogress"}
!55 = !DILocation(line: 14, column: 8, scope: !56)
!56 = distinct !DILexicalBlock(scope: !21, file: !3, line: 14, column: 7)
!57 = !DILocation(line: 14, column: 7, scope: !21)
!58 = !DILocation(line: 14, column: 15, scope: !56)
!59 = !DILocation(line: 15, column: 3, scope: !21)
!60 = !DILocation(line: 15, column: 10, scope: !21)
!61 = !DILocation(line: 15, column: 15, scope: !21)
!62 = !DILocation(line: 16, column: 7, scope: !63)
!63 = distinct !DILexicalBlock(scope: !21, file: !3, line: 16, column: 7)
!64 = !DILocation(line: 16, column: 11, scope: !63)
!65 = !DILocation(line: 16, column: 17, scope: !63)
!66 = !DILocation(line: 16, column: 30, scope: !63)
!67 = !DILocation(line: 16, column: 36, scope: !63)
!68 = !DILocation(line: 16, column: 41, scope: !63)
!69 = !DILocation(line: 16, column: 53, scope: !63)
!70 = !DILocation(line: 16, column: 70, scope: !63)
!71 = !DILocation(line: 16, column: 59, scope: !63)
!72 = !DILocation(line: 16, column: 7, scope: !21)
!73 = !DILocation(line: 16, column: 78, scope: !63)
!74 = !DILocation(line: 17, column: 7, scope: !75)
!75 = distinct !DILexicalBlock(scope: !21, file: !3, line: 17, column: 7)
!76 = !DILocation(line: 17, column: 11, scope: !75)
!77 = !DILocation(line: 17, column: 17, scope: !75)
!78 = !DILocation(line: 17, column: 20, scope: !75)
!79 = !DILocation(line: 17, column: 24, scope: !75)
!80 = !DILocation(line: 17, column: 30, scope: !75)
!81 = !DILocation(line: 17, column: 33, scope: !75)
!82 = !DILocation(line: 17, column: 37, scope: !75)
!83 = !DILocation(line: 17, column: 43, scope: !75)
!84 = !DILocation(line: 17, column: 46, scope: !75)
!85 = !DILocation(line: 17, column: 52, scope: !75)
!86 = !DILocation(line: 17, column: 7, scope: !21)
!87 = !DILocation(line: 17, column: 66, scope: !75)
!88 = !DILocation(line: 18, column: 3, scope: !21)
!89 = !DILocation(line: 19, column: 1, scope: !21)
