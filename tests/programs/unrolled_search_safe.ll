source_filename = "unrolled_search_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@table = dso_local global [8 x i32] zeroinitializer, align 16, !dbg !0

define dso_local i32 @main() !dbg !16 {
entry:
  %retval = alloca i32, align 4
  %i = alloca i32, align 4
  %key = alloca i32, align 4
  %found = alloca i32, align 4
  %i2 = alloca i32, align 4
  %k = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %i to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !27
  call void @llvm.dbg.declare(metadata i32* %i, metadata !20, metadata !DIExpression()), !dbg !28
  store i32 0, i32* %i, align 4, !dbg !28
  br label %for.cond, !dbg !27

for.cond:
  %1 = load i32, i32* %i, align 4, !dbg !29
  %cmp = icmp slt i32 %1, 8, !dbg !31
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !32

for.cond.cleanup:
  %2 = bitcast i32* %i to i8*, !dbg !33
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %2), !dbg !33
  br label %for.end

for.body:
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !34
  %3 = load i32, i32* %i, align 4, !dbg !35
  %idxprom = sext i32 %3 to i64, !dbg !36
  %arrayidx = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %idxprom, !dbg !36
  store i32 %call, i32* %arrayidx, align 4, !dbg !37
  br label %for.inc, !dbg !36

for.inc:
  %4 = load i32, i32* %i, align 4, !dbg !38
  %inc = add nsw i32 %4, 1, !dbg !38
  store i32 %inc, i32* %i, align 4, !dbg !38
  br label %for.cond, !dbg !33, !llvm.loop !39

for.end:
  %5 = bitcast i32* %key to i8*, !dbg !43
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %5), !dbg !43
  call void @llvm.dbg.declare(metadata i32* %key, metadata !22, metadata !DIExpression()), !dbg !44
  %call1 = call i32 @__VERIFIER_nondet_int(), !dbg !45
  store i32 %call1, i32* %key, align 4, !dbg !44
  %6 = bitcast i32* %found to i8*, !dbg !43
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %6), !dbg !43
  call void @llvm.dbg.declare(metadata i32* %found, metadata !23, metadata !DIExpression()), !dbg !46
  store i32 -1, i32* %found, align 4, !dbg !46
  %7 = bitcast i32* %i2 to i8*, !dbg !43
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %7), !dbg !43
  call void @llvm.dbg.declare(metadata i32* %i2, metadata !24, metadata !DIExpression()), !dbg !47
  store i32 0, i32* %i2, align 4, !dbg !48
  br label %for.cond3, !dbg !50

for.cond3:
  %8 = load i32, i32* %i2, align 4, !dbg !51
  %cmp4 = icmp slt i32 %8, 8, !dbg !53
  br i1 %cmp4, label %for.body5, label %for.end11, !dbg !54

for.body5:
  %9 = load i32, i32* %i2, align 4, !dbg !55
  %idxprom6 = sext i32 %9 to i64, !dbg !58
  %arrayidx7 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %idxprom6, !dbg !58
  %10 = load i32, i32* %arrayidx7, align 4, !dbg !58
  %11 = load i32, i32* %key, align 4, !dbg !59
  %cmp8 = icmp eq i32 %10, %11, !dbg !60
  br i1 %cmp8, label %if.then, label %if.end, !dbg !61

if.then:
  %12 = load i32, i32* %i2, align 4, !dbg !62
  store i32 %12, i32* %found, align 4, !dbg !64
  br label %for.end11, !dbg !65

if.end:
  br label %for.inc9, !dbg !66

for.inc9:
  %13 = load i32, i32* %i2, align 4, !dbg !67
  %inc10 = add nsw i32 %13, 1, !dbg !67
  store i32 %inc10, i32* %i2, align 4, !dbg !67
  br label %for.cond3, !dbg !68, !llvm.loop !69

for.end11:
  %14 = load i32, i32* %found, align 4, !dbg !71
  %cmp12 = icmp sge i32 %14, 0, !dbg !73
  br i1 %cmp12, label %land.lhs.true, label %if.end17, !dbg !74

land.lhs.true:
  %15 = load i32, i32* %found, align 4, !dbg !75
  %idxprom13 = sext i32 %15 to i64, !dbg !76
  %arrayidx14 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %idxprom13, !dbg !76
  %16 = load i32, i32* %arrayidx14, align 4, !dbg !76
  %17 = load i32, i32* %key, align 4, !dbg !77
  %cmp15 = icmp ne i32 %16, %17, !dbg !78
  br i1 %cmp15, label %if.then16, label %if.end17, !dbg !79

if.then16:
  call void @reach_error(), !dbg !80
  br label %if.end17, !dbg !80

if.end17:
  %18 = load i32, i32* %found, align 4, !dbg !81
  %cmp18 = icmp slt i32 %18, 0, !dbg !83
  br i1 %cmp18, label %land.lhs.true19, label %if.end22, !dbg !84

land.lhs.true19:
  %19 = load i32, i32* %i2, align 4, !dbg !85
  %cmp20 = icmp ne i32 %19, 8, !dbg !86
  br i1 %cmp20, label %if.then21, label %if.end22, !dbg !87

if.then21:
  call void @reach_error(), !dbg !88
  br label %if.end22, !dbg !88

if.end22:
  %20 = bitcast i32* %k to i8*, !dbg !89
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %20), !dbg !89
  call void @llvm.dbg.declare(metadata i32* %k, metadata !25, metadata !DIExpression()), !dbg !90
  store i32 0, i32* %k, align 4, !dbg !90
  br label %for.cond23, !dbg !89

for.cond23:
  %21 = load i32, i32* %k, align 4, !dbg !91
  %22 = load i32, i32* %i2, align 4, !dbg !93
  %cmp24 = icmp slt i32 %21, %22, !dbg !94
  br i1 %cmp24, label %for.body26, label %for.cond.cleanup25, !dbg !95

for.cond.cleanup25:
  %23 = bitcast i32* %k to i8*, !dbg !96
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %23), !dbg !96
  br label %for.end34

for.body26:
  %24 = load i32, i32* %k, align 4, !dbg !97
  %idxprom27 = sext i32 %24 to i64, !dbg !99
  %arrayidx28 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %idxprom27, !dbg !99
  %25 = load i32, i32* %arrayidx28, align 4, !dbg !99
  %26 = load i32, i32* %key, align 4, !dbg !100
  %cmp29 = icmp eq i32 %25, %26, !dbg !101
  br i1 %cmp29, label %if.then30, label %if.end31, !dbg !102

if.then30:
  call void @reach_error(), !dbg !103
  br label %if.end31, !dbg !103

if.end31:
  br label %for.inc32, !dbg !100

for.inc32:
  %27 = load i32, i32* %k, align 4, !dbg !104
  %inc33 = add nsw i32 %27, 1, !dbg !104
  store i32 %inc33, i32* %k, align 4, !dbg !104
  br label %for.cond23, !dbg !96, !llvm.loop !105

for.end34:
  %28 = bitcast i32* %i2 to i8*, !dbg !107
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %28), !dbg !107
  %29 = bitcast i32* %found to i8*, !dbg !107
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %29), !dbg !107
  %30 = bitcast i32* %key to i8*, !dbg !107
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %30), !dbg !107
  ret i32 0, !dbg !108
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare !dbg !109 void @reach_error()

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 4, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "unrolled_search_safe.c", directory: ".")
!4 = !{!0}
!5 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 256, elements: !7)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{!8}
!8 = !DISubrange(count: 8)
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 7, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 1}

!16 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 5, type: !17, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !19)
!17 = !DISubroutineType(types: !18)
!18 = !{!6}
!19 = !{!20, !22, !23, !24, !25}
!20 = !DILocalVariable(name: "i", scope: !21, file: !3, line: 6, type: !6)
!21 = distinct !DILexicalBlock(scope: !16, file: !3, line: 6, column: 3)
!22 = !DILocalVariable(name: "key", scope: !16, file: !3, line: 7, type: !6)
!23 = !DILocalVariable(name: "found", scope: !16, file: !3, line: 7, type: !6)
!24 = !DILocalVariable(name: "i", scope: !16, file: !3, line: 7, type: !6)
!25 = !DILocalVariable(name: "k", scope: !26, file: !3, line: 16, type: !6)
!26 = distinct !DILexicalBlock(scope: !16, file: !3, line: 16, column: 3)
!27 = !DILocation(line: 6, column: 8, scope: !21)
!28 = !DILocation(line: 6, column: 12, scope: !21)
!29 = !DILocation(line: 6, column: 19, scope: !30)
!30 = distinct !DILexicalBlock(scope: !21, file: !3, line: 6, column: 3)
!31 = !DILocation(line: 6, column: 21, scope: !30)
!32 = !DILocation(line: 6, column: 3, scope: !21)
!33 = !DILocation(line: 6, column: 3, scope: !30)
!34 = !DILocation(line: 6, column: 42, scope: !30)
!35 = !DILocation(line: 6, column: 37, scope: !30)
!36 = !DILocation(line: 6, column: 31, scope: !30)
!37 = !DILocation(line: 6, column: 40, scope: !30)
!38 = !DILocation(line: 6, column: 27, scope: !30)
!39 = distinct !{!39, !32, !40, !41, !42}
!40 = !DILocation(line: 6, column: 64, scope: !21)
!41 = !{!"llvm.loop.mustprogress"}
!42 = !{!"llvm.loop.unroll.disable"}
!43 = !DILocation(line: 7, column: 3, scope: !16)
!44 = !DILocation(line: 7, column: 7, scope: !16)
!45 = !DILocation(line: 7, column: 13, scope: !16)
!46 = !DILocation(line: 7, column: 38, scope: !16)
!47 = !DILocation(line: 7, column: 50, scope: !16)
!48 = !DILocation(line: 8, column: 10, scope: !49)
!49 = distinct !DILexicalBlock(scope: !16, file: !3, line: 8, column: 3)
!50 = !DILocation(line: 8, column: 8, scope: !49)
!51 = !DILocation(line: 8, column: 15, scope: !52)
!52 = distinct !DILexicalBlock(scope: !49, file: !3, line: 8, column: 3)
!53 = !DILocation(line: 8, column: 17, scope: !52)
!54 = !DILocation(line: 8, column: 3, scope: !49)
!55 = !DILocation(line: 9, column: 15, scope: !56)
!56 = distinct !DILexicalBlock(scope: !57, file: !3, line: 9, column: 9)
!57 = distinct !DILexicalBlock(scope: !52, file: !3, line: 8, column: 27)
!58 = !DILocation(line: 9, column: 9, scope: !56)
!59 = !DILocation(line: 9, column: 21, scope: !56)
!60 = !DILocation(line: 9, column: 18, scope: !56)
!61 = !DILocation(line: 9, column: 9, scope: !57)
!62 = !DILocation(line: 10, column: 15, scope: !63)
!63 = distinct !DILexicalBlock(scope: !56, file: !3, line: 9, column: 26)
!64 = !DILocation(line: 10, column: 13, scope: !63)
!65 = !DILocation(line: 11, column: 7, scope: !63)
!66 = !DILocation(line: 13, column: 3, scope: !57)
!67 = !DILocation(line: 8, column: 23, scope: !52)
!68 = !DILocation(line: 8, column: 3, scope: !52)
!69 = distinct !{!69, !54, !70, !41, !42}
!70 = !DILocation(line: 13, column: 3, scope: !49)
!71 = !DILocation(line: 14, column: 7, scope: !72)
!72 = distinct !DILexicalBlock(scope: !16, file: !3, line: 14, column: 7)
!73 = !DILocation(line: 14, column: 13, scope: !72)
!74 = !DILocation(line: 14, column: 18, scope: !72)
!75 = !DILocation(line: 14, column: 27, scope: !72)
!76 = !DILocation(line: 14, column: 21, scope: !72)
!77 = !DILocation(line: 14, column: 37, scope: !72)
!78 = !DILocation(line: 14, column: 34, scope: !72)
!79 = !DILocation(line: 14, column: 7, scope: !16)
!80 = !DILocation(line: 14, column: 42, scope: !72)
!81 = !DILocation(line: 15, column: 7, scope: !82)
!82 = distinct !DILexicalBlock(scope: !16, file: !3, line: 15, column: 7)
!83 = !DILocation(line: 15, column: 13, scope: !82)
!84 = !DILocation(line: 15, column: 17, scope: !82)
!85 = !DILocation(line: 15, column: 20, scope: !82)
!86 = !DILocation(line: 15, column: 22, scope: !82)
!87 = !DILocation(line: 15, column: 7, scope: !16)
!88 = !DILocation(line: 15, column: 28, scope: !82)
!89 = !DILocation(line: 16, column: 8, scope: !26)
!90 = !DILocation(line: 16, column: 12, scope: !26)
!91 = !DILocation(line: 16, column: 19, scope: !92)
!92 = distinct !DILexicalBlock(scope: !26, file: !3, line: 16, column: 3)
!93 = !DILocation(line: 16, column: 23, scope: !92)
!94 = !DILocation(line: 16, column: 21, scope: !92)
!95 = !DILocation(line: 16, column: 3, scope: !26)
!96 = !DILocation(line: 16, column: 3, scope: !92)
!97 = !DILocation(line: 17, column: 15, scope: !98)
!98 = distinct !DILexicalBlock(scope: !92, file: !3, line: 17, column: 9)
!99 = !DILocation(line: 17, column: 9, scope: !98)
!100 = !DILocation(line: 17, column: 21, scope: !98)
!101 = !DILocation(line: 17, column: 18, scope: !98)
!102 = !DILocation(line: 17, column: 9, scope: !92)
!103 = !DILocation(line: 17, column: 26, scope: !98)
!104 = !DILocation(line: 16, column: 27, scope: !92)
!105 = distinct !{!105, !95, !106, !41, !42}
!106 = !DILocation(line: 17, column: 38, scope: !26)
!107 = !DILocation(line: 19, column: 1, scope: !16)
!108 = !DILocation(line: 18, column: 3, scope: !16)
!109 = !DISubprogram(name: "reach_error", scope: !3, file: !3, line: 3, type: !110, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !112)
!110 = !DISubroutineType(types: !111)
!111 = !{null}
!112 = !{}
