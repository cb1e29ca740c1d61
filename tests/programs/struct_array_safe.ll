source_filename = "struct_array_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.item = type { i32, i32 }

@table = dso_local global [4 x %struct.item] [%struct.item { i32 10, i32 0 }, %struct.item { i32 20, i32 0 }, %struct.item { i32 30, i32 0 }, %struct.item zeroinitializer], align 16, !dbg !0

define dso_local i32 @main() !dbg !21 {
entry:
  %retval = alloca i32, align 4
  %key = alloca i32, align 4
  %found = alloca %struct.item*, align 8
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %key, metadata !25, metadata !DIExpression()), !dbg !26
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !27
  store i32 %call, i32* %key, align 4, !dbg !26
  call void @llvm.dbg.declare(metadata %struct.item** %found, metadata !28, metadata !DIExpression()), !dbg !30
  store %struct.item* null, %struct.item** %found, align 8, !dbg !30
  call void @llvm.dbg.declare(metadata i32* %i, metadata !31, metadata !DIExpression()), !dbg !33
  store i32 0, i32* %i, align 4, !dbg !33
  br label %for.cond, !dbg !34

for.cond:
  %0 = load i32, i32* %i, align 4, !dbg !35
  %cmp = icmp slt i32 %0, 4, !dbg !37
  br i1 %cmp, label %for.body, label %for.end, !dbg !38

for.body:
  %1 = load i32, i32* %i, align 4, !dbg !39
  %idxprom = sext i32 %1 to i64, !dbg !41
  %arrayidx = getelementptr inbounds [4 x %struct.item], [4 x %struct.item]* @table, i64 0, i64 %idxprom, !dbg !41
  %key1 = getelementptr inbounds %struct.item, %struct.item* %arrayidx, i32 0, i32 0, !dbg !42
  %2 = load i32, i32* %key1, align 8, !dbg !42
  %3 = load i32, i32* %key, align 4, !dbg !43
  %cmp2 = icmp eq i32 %2, %3, !dbg !44
  br i1 %cmp2, label %if.then, label %if.end, !dbg !45

if.then:
  %4 = load i32, i32* %i, align 4, !dbg !46
  %idxprom3 = sext i32 %4 to i64, !dbg !47
  %arrayidx4 = getelementptr inbounds [4 x %struct.item], [4 x %struct.item]* @table, i64 0, i64 %idxprom3, !dbg !47
  store %struct.item* %arrayidx4, %struct.item** %found, align 8, !dbg !48
  br label %if.end, !dbg !49

if.end:
  br label %for.inc, !dbg !43

for.inc:
  %5 = load i32, i32* %i, align 4, !dbg !50
  %inc = add nsw i32 %5, 1, !dbg !50
  store i32 %inc, i32* %i, align 4, !dbg !50
  br label %for.cond, !dbg !51, !llvm.loop !52

for.end:
  %6 = load %struct.item*, %struct.item** %found, align 8, !dbg !55
  %tobool = icmp ne %struct.item* %6, null, !dbg !55
  br i1 %tobool, label %if.end6, label %if.then5, !dbg !57

if.then5:
  store i32 0, i32* %retval, align 4, !dbg !58
  br label %return, !dbg !58

if.end6:
  %7 = load %struct.item*, %struct.item** %found, align 8, !dbg !59
  %count = getelementptr inbounds %struct.item, %struct.item* %7, i32 0, i32 1, !dbg !60
  %8 = load i32, i32* %count, align 4, !dbg !61
  %inc7 = add nsw i32 %8, 1, !dbg !61
  store i32 %inc7, i32* %count, align 4, !dbg !61
  %9 = load i32, i32* %key, align 4, !dbg !62
  %cmp8 = icmp eq i32 %9, 20, !dbg !64
  br i1 %cmp8, label %land.lhs.true, label %if.end12, !dbg !65

land.lhs.true:
  %10 = load i32, i32* getelementptr inbounds ([4 x %struct.item], [4 x %struct.item]* @table, i64 0, i64 1, i32 1), align 4, !dbg !66
  %cmp9 = icmp ne i32 %10, 1, !dbg !67
  br i1 %cmp9, label %if.then11, label %lor.lhs.false, !dbg !68

lor.lhs.false:
  %11 = load i32, i32* getelementptr inbounds ([4 x %struct.item], [4 x %struct.item]* @table, i64 0, i64 0, i32 1), align 4, !dbg !69
  %12 = load i32, i32* getelementptr inbounds ([4 x %struct.item], [4 x %struct.item]* @table, i64 0, i64 2, i32 1), align 4, !dbg !70
  %add = add nsw i32 %11, %12, !dbg !71
  %tobool10 = icmp ne i32 %add, 0, !dbg !71
  br i1 %tobool10, label %if.then11, label %if.end12, !dbg !72

if.then11:
  call void @reach_error(), !dbg !73
  br label %if.end12, !dbg !73

if.end12:
  %13 = load i32, i32* %key, align 4, !dbg !74
  %cmp13 = icmp ne i32 %13, 10, !dbg !76
  br i1 %cmp13, label %land.lhs.true14, label %if.end21, !dbg !77

land.lhs.true14:
  %14 = load i32, i32* %key, align 4, !dbg !78
  %cmp15 = icmp ne i32 %14, 20, !dbg !79
  br i1 %cmp15, label %land.lhs.true16, label %if.end21, !dbg !80

land.lhs.true16:
  %15 = load i32, i32* %key, align 4, !dbg !81
  %cmp17 = icmp ne i32 %15, 30, !dbg !82
  br i1 %cmp17, label %land.lhs.true18, label %if.end21, !dbg !83

land.lhs.true18:
  %16 = load %struct.item*, %struct.item** %found, align 8, !dbg !84
  %cmp19 = icmp ne %struct.item* %16, getelementptr inbounds ([4 x %struct.item], [4 x %struct.item]* @table, i64 0, i64 3), !dbg !85
  br i1 %cmp19, label %if.then20, label %if.end21, !dbg !86

if.then20:
  call void @reach_error(), !dbg !87
  br label %if.end21, !dbg !87

if.end21:
  store i32 0, i32* %retval, align 4, !dbg !88
  br label %return, !dbg !88

return:
  %17 = load i32, i32* %retval, align 4, !dbg !89
  ret i32 %17, !dbg !89
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
