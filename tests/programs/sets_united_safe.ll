source_filename = "sets_united_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@parent = internal global [8 x i32] zeroinitializer, align 16, !dbg !0
@members = internal global [8 x i32] zeroinitializer, align 16, !dbg !5
@.str = private unnamed_addr constant [6 x i8] c"%d %d\00", align 1

define dso_local i32 @main() !dbg !18 {
entry:
  %retval = alloca i32, align 4
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  %together = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %a to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !27
  call void @llvm.dbg.declare(metadata i32* %a, metadata !22, metadata !DIExpression()), !dbg !28
  %1 = bitcast i32* %b to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !27
  call void @llvm.dbg.declare(metadata i32* %b, metadata !23, metadata !DIExpression()), !dbg !29
  %2 = bitcast i32* %together to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !27
  call void @llvm.dbg.declare(metadata i32* %together, metadata !24, metadata !DIExpression()), !dbg !30
  store i32 0, i32* %together, align 4, !dbg !30
  %3 = bitcast i32* %i to i8*, !dbg !31
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !31
  call void @llvm.dbg.declare(metadata i32* %i, metadata !25, metadata !DIExpression()), !dbg !32
  store i32 0, i32* %i, align 4, !dbg !32
  br label %for.cond, !dbg !31

for.cond:
  %4 = load i32, i32* %i, align 4, !dbg !33
  %cmp = icmp slt i32 %4, 8, !dbg !35
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !36

for.cond.cleanup:
  %5 = bitcast i32* %i to i8*, !dbg !37
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %5), !dbg !37
  br label %for.end

for.body:
  %6 = load i32, i32* %i, align 4, !dbg !38
  %7 = load i32, i32* %i, align 4, !dbg !40
  %idxprom = sext i32 %7 to i64, !dbg !41
  %arrayidx = getelementptr inbounds [8 x i32], [8 x i32]* @parent, i64 0, i64 %idxprom, !dbg !41
  store i32 %6, i32* %arrayidx, align 4, !dbg !42
  %8 = load i32, i32* %i, align 4, !dbg !43
  %idxprom1 = sext i32 %8 to i64, !dbg !44
  %arrayidx2 = getelementptr inbounds [8 x i32], [8 x i32]* @members, i64 0, i64 %idxprom1, !dbg !44
  store i32 1, i32* %arrayidx2, align 4, !dbg !45
  br label %for.inc, !dbg !46

for.inc:
  %9 = load i32, i32* %i, align 4, !dbg !47
  %inc = add nsw i32 %9, 1, !dbg !47
  store i32 %inc, i32* %i, align 4, !dbg !47
  br label %for.cond, !dbg !37, !llvm.loop !48

for.end:
  br label %while.cond, !dbg !52

while.cond:
  %call = call i32 (i8*, ...) @__isoc99_scanf(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0), i32* noundef %a, i32* noundef %b), !dbg !53
  %cmp3 = icmp eq i32 %call, 2, !dbg !54
  br i1 %cmp3, label %while.body, label %while.end, !dbg !52

while.body:
  %10 = load i32, i32* %a, align 4, !dbg !55
  %cmp4 = icmp sge i32 %10, 8, !dbg !58
  br i1 %cmp4, label %if.then, label %lor.lhs.false, !dbg !59

lor.lhs.false:
  %11 = load i32, i32* %b, align 4, !dbg !60
  %cmp5 = icmp sge i32 %11, 8, !dbg !61
  br i1 %cmp5, label %if.then, label %lor.lhs.false6, !dbg !62

lor.lhs.false6:
  %12 = load i32, i32* %a, align 4, !dbg !63
  %cmp7 = icmp slt i32 %12, 0, !dbg !64
  br i1 %cmp7, label %if.then, label %lor.lhs.false8, !dbg !65

lor.lhs.false8:
  %13 = load i32, i32* %b, align 4, !dbg !66
  %cmp9 = icmp slt i32 %13, 0, !dbg !67
  br i1 %cmp9, label %if.then, label %if.end, !dbg !68

if.then:
  br label %while.cond, !dbg !69, !llvm.loop !70

if.end:
  %14 = load i32, i32* %a, align 4, !dbg !72
  %15 = load i32, i32* %b, align 4, !dbg !73
  call void @unite(i32 noundef %14, i32 noundef %15), !dbg !74
  %16 = load i32, i32* %a, align 4, !dbg !75
  %call10 = call i32 @find(i32 noundef %16), !dbg !76
  %17 = load i32, i32* %b, align 4, !dbg !77
  %call11 = call i32 @find(i32 noundef %17), !dbg !78
  %cmp12 = icmp eq i32 %call10, %call11, !dbg !79
  %conv = zext i1 %cmp12 to i32, !dbg !79
  %18 = load i32, i32* %together, align 4, !dbg !80
  %add = add nsw i32 %18, %conv, !dbg !80
  store i32 %add, i32* %together, align 4, !dbg !80
  br label %while.cond, !dbg !52, !llvm.loop !70

while.end:
  %19 = load i32, i32* %together, align 4, !dbg !81
  %cmp13 = icmp eq i32 %19, 0, !dbg !82
  %conv14 = zext i1 %cmp13 to i32, !dbg !82
  %20 = bitcast i32* %together to i8*, !dbg !83
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %20), !dbg !83
  %21 = bitcast i32* %b to i8*, !dbg !83
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %21), !dbg !83
  %22 = bitcast i32* %a to i8*, !dbg !83
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %22), !dbg !83
  ret i32 %conv14, !dbg !84
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare i32 @__isoc99_scanf(i8* noundef, ...)

define internal void @unite(i32 noundef %a, i32 noundef %b) !dbg !85 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  %swapped = alloca i32, align 4
  store i32 %a, i32* %a.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %a.addr, metadata !89, metadata !DIExpression()), !dbg !94
  store i32 %b, i32* %b.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %b.addr, metadata !90, metadata !DIExpression()), !dbg !95
  %0 = load i32, i32* %a.addr, align 4, !dbg !96
  %call = call i32 @find(i32 noundef %0), !dbg !97
  store i32 %call, i32* %a.addr, align 4, !dbg !98
  %1 = load i32, i32* %b.addr, align 4, !dbg !99
  %call1 = call i32 @find(i32 noundef %1), !dbg !100
  store i32 %call1, i32* %b.addr, align 4, !dbg !101
  %2 = load i32, i32* %a.addr, align 4, !dbg !102
  %3 = load i32, i32* %b.addr, align 4, !dbg !104
  %cmp = icmp eq i32 %2, %3, !dbg !105
  br i1 %cmp, label %if.then, label %if.end, !dbg !106

if.then:
  br label %return, !dbg !107

if.end:
  %4 = load i32, i32* %a.addr, align 4, !dbg !108
  %idxprom = sext i32 %4 to i64, !dbg !109
  %arrayidx = getelementptr inbounds [8 x i32], [8 x i32]* @members, i64 0, i64 %idxprom, !dbg !109
  %5 = load i32, i32* %arrayidx, align 4, !dbg !109
  %6 = load i32, i32* %b.addr, align 4, !dbg !110
  %idxprom2 = sext i32 %6 to i64, !dbg !111
  %arrayidx3 = getelementptr inbounds [8 x i32], [8 x i32]* @members, i64 0, i64 %idxprom2, !dbg !111
  %7 = load i32, i32* %arrayidx3, align 4, !dbg !111
  %cmp4 = icmp slt i32 %5, %7, !dbg !112
  br i1 %cmp4, label %if.then5, label %if.end6, !dbg !113

if.then5:
  %8 = bitcast i32* %swapped to i8*, !dbg !114
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %8), !dbg !114
  call void @llvm.dbg.declare(metadata i32* %swapped, metadata !91, metadata !DIExpression()), !dbg !115
  %9 = load i32, i32* %a.addr, align 4, !dbg !116
  store i32 %9, i32* %swapped, align 4, !dbg !115
  %10 = load i32, i32* %b.addr, align 4, !dbg !117
  store i32 %10, i32* %a.addr, align 4, !dbg !118
  %11 = load i32, i32* %swapped, align 4, !dbg !119
  store i32 %11, i32* %b.addr, align 4, !dbg !120
  %12 = bitcast i32* %swapped to i8*, !dbg !121
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %12), !dbg !121
  br label %if.end6, !dbg !122

if.end6:
  %13 = load i32, i32* %a.addr, align 4, !dbg !123
  %14 = load i32, i32* %b.addr, align 4, !dbg !124
  %idxprom7 = sext i32 %14 to i64, !dbg !125
  %arrayidx8 = getelementptr inbounds [8 x i32], [8 x i32]* @parent, i64 0, i64 %idxprom7, !dbg !125
  store i32 %13, i32* %arrayidx8, align 4, !dbg !126
  %15 = load i32, i32* %b.addr, align 4, !dbg !127
  %idxprom9 = sext i32 %15 to i64, !dbg !128
  %arrayidx10 = getelementptr inbounds [8 x i32], [8 x i32]* @members, i64 0, i64 %idxprom9, !dbg !128
  %16 = load i32, i32* %arrayidx10, align 4, !dbg !128
  %17 = load i32, i32* %a.addr, align 4, !dbg !129
  %idxprom11 = sext i32 %17 to i64, !dbg !130
  %arrayidx12 = getelementptr inbounds [8 x i32], [8 x i32]* @members, i64 0, i64 %idxprom11, !dbg !130
  %18 = load i32, i32* %arrayidx12, align 4, !dbg !131
  %add = add nsw i32 %18, %16, !dbg !131
  store i32 %add, i32* %arrayidx12, align 4, !dbg !131
  br label %return, !dbg !132

return:
  ret void, !dbg !132
}

define internal i32 @find(i32 noundef %x) !dbg !133 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !137, metadata !DIExpression()), !dbg !138
  br label %while.cond, !dbg !139

while.cond:
  %0 = load i32, i32* %x.addr, align 4, !dbg !140
  %idxprom = sext i32 %0 to i64, !dbg !141
  %arrayidx = getelementptr inbounds [8 x i32], [8 x i32]* @parent, i64 0, i64 %idxprom, !dbg !141
  %1 = load i32, i32* %arrayidx, align 4, !dbg !141
  %2 = load i32, i32* %x.addr, align 4, !dbg !142
  %cmp = icmp ne i32 %1, %2, !dbg !143
  br i1 %cmp, label %while.body, label %while.end, !dbg !139

while.body:
  %3 = load i32, i32* %x.addr, align 4, !dbg !144
  %idxprom1 = sext i32 %3 to i64, !dbg !146
  %arrayidx2 = getelementptr inbounds [8 x i32], [8 x i32]* @parent, i64 0, i64 %idxprom1, !dbg !146
  %4 = load i32, i32* %arrayidx2, align 4, !dbg !146
  %idxprom3 = sext i32 %4 to i64, !dbg !147
  %arrayidx4 = getelementptr inbounds [8 x i32], [8 x i32]* @parent, i64 0, i64 %idxprom3, !dbg !147
  %5 = load i32, i32* %arrayidx4, align 4, !dbg !147
  %6 = load i32, i32* %x.addr, align 4, !dbg !148
  %idxprom5 = sext i32 %6 to i64, !dbg !149
  %arrayidx6 = getelementptr inbounds [8 x i32], [8 x i32]* @parent, i64 0, i64 %idxprom5, !dbg !149
  store i32 %5, i32* %arrayidx6, align 4, !dbg !150
  %7 = load i32, i32* %x.addr, align 4, !dbg !151
  %idxprom7 = sext i32 %7 to i64, !dbg !152
  %arrayidx8 = getelementptr inbounds [8 x i32], [8 x i32]* @parent, i64 0, i64 %idxprom7, !dbg !152
  %8 = load i32, i32* %arrayidx8, align 4, !dbg !152
  store i32 %8, i32* %x.addr, align 4, !dbg !153
  br label %while.cond, !dbg !139, !llvm.loop !154

while.end:
  %9 = load i32, i32* %x.addr, align 4, !dbg !156
  ret i32 %9, !dbg !157
}

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "parent", scope: !2, file: !3, line: 6, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "sets_united_safe.c", directory: ".")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "members", scope: !2, file: !3, line: 6, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 256, elements: !9)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !{!10}
!10 = !DISubrange(count: 8)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 7, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 1}

!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 32, type: !19, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !21)
!19 = !DISubroutineType(types: !20)
!20 = !{!8}
!21 = !{!22, !23, !24, !25}
!22 = !DILocalVariable(name: "a", scope: !18, file: !3, line: 34, type: !8)
!23 = !DILocalVariable(name: "b", scope: !18, file: !3, line: 34, type: !8)
!24 = !DILocalVariable(name: "together", scope: !18, file: !3, line: 34, type: !8)
!25 = !DILocalVariable(name: "i", scope: !26, file: !3, line: 35, type: !8)
!26 = distinct !DILexicalBlock(scope: !18, file: !3, line: 35, column: 5)
!27 = !DILocation(line: 34, column: 5, scope: !18)
!28 = !DILocation(line: 34, column: 9, scope: !18)
!29 = !DILocation(line: 34, column: 12, scope: !18)
!30 = !DILocation(line: 34, column: 15, scope: !18)
!31 = !DILocation(line: 35, column: 10, scope: !26)
!32 = !DILocation(line: 35, column: 14, scope: !26)
!33 = !DILocation(line: 35, column: 21, scope: !34)
!34 = distinct !DILexicalBlock(scope: !26, file: !3, line: 35, column: 5)
!35 = !DILocation(line: 35, column: 23, scope: !34)
!36 = !DILocation(line: 35, column: 5, scope: !26)
!37 = !DILocation(line: 35, column: 5, scope: !34)
!38 = !DILocation(line: 36, column: 21, scope: !39)
!39 = distinct !DILexicalBlock(scope: !34, file: !3, line: 35, column: 37)
!40 = !DILocation(line: 36, column: 16, scope: !39)
!41 = !DILocation(line: 36, column: 9, scope: !39)
!42 = !DILocation(line: 36, column: 19, scope: !39)
!43 = !DILocation(line: 37, column: 17, scope: !39)
!44 = !DILocation(line: 37, column: 9, scope: !39)
!45 = !DILocation(line: 37, column: 20, scope: !39)
!46 = !DILocation(line: 38, column: 5, scope: !39)
!47 = !DILocation(line: 35, column: 33, scope: !34)
!48 = distinct !{!48, !36, !49, !50, !51}
!49 = !DILocation(line: 38, column: 5, scope: !26)
!50 = !{!"llvm.loop.mustprogress"}
!51 = !{!"llvm.loop.unroll.disable"}
!52 = !DILocation(line: 39, column: 5, scope: !18)
!53 = !DILocation(line: 39, column: 12, scope: !18)
!54 = !DILocation(line: 39, column: 35, scope: !18)
!55 = !DILocation(line: 40, column: 13, scope: !56)
!56 = distinct !DILexicalBlock(scope: !57, file: !3, line: 40, column: 13)
!57 = distinct !DILexicalBlock(scope: !18, file: !3, line: 39, column: 41)
!58 = !DILocation(line: 40, column: 15, scope: !56)
!59 = !DILocation(line: 40, column: 24, scope: !56)
!60 = !DILocation(line: 40, column: 27, scope: !56)
!61 = !DILocation(line: 40, column: 29, scope: !56)
!62 = !DILocation(line: 40, column: 38, scope: !56)
!63 = !DILocation(line: 40, column: 41, scope: !56)
!64 = !DILocation(line: 40, column: 43, scope: !56)
!65 = !DILocation(line: 40, column: 47, scope: !56)
!66 = !DILocation(line: 40, column: 50, scope: !56)
!67 = !DILocation(line: 40, column: 52, scope: !56)
!68 = !DILocation(line: 40, column: 13, scope: !57)
!69 = !DILocation(line: 41, column: 13, scope: !56)
!70 = distinct !{!70, !52, !71, !50, !51}
!71 = !DILocation(line: 44, column: 5, scope: !18)
!72 = !DILocation(line: 42, column: 15, scope: !57)
!73 = !DILocation(line: 42, column: 18, scope: !57)
!74 = !DILocation(line: 42, column: 9, scope: !57)
!75 = !DILocation(line: 43, column: 26, scope: !57)
!76 = !DILocation(line: 43, column: 21, scope: !57)
!77 = !DILocation(line: 43, column: 37, scope: !57)
!78 = !DILocation(line: 43, column: 32, scope: !57)
!79 = !DILocation(line: 43, column: 29, scope: !57)
!80 = !DILocation(line: 43, column: 18, scope: !57)
!81 = !DILocation(line: 45, column: 12, scope: !18)
!82 = !DILocation(line: 45, column: 21, scope: !18)
!83 = !DILocation(line: 46, column: 1, scope: !18)
!84 = !DILocation(line: 45, column: 5, scope: !18)
!85 = distinct !DISubprogram(name: "unite", scope: !3, file: !3, line: 17, type: !86, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !88)
!86 = !DISubroutineType(types: !87)
!87 = !{null, !8, !8}
!88 = !{!89, !90, !91}
!89 = !DILocalVariable(name: "a", arg: 1, scope: !85, file: !3, line: 17, type: !8)
!90 = !DILocalVariable(name: "b", arg: 2, scope: !85, file: !3, line: 17, type: !8)
!91 = !DILocalVariable(name: "swapped", scope: !92, file: !3, line: 24, type: !8)
!92 = distinct !DILexicalBlock(scope: !93, file: !3, line: 23, column: 34)
!93 = distinct !DILexicalBlock(scope: !85, file: !3, line: 23, column: 9)
!94 = !DILocation(line: 17, column: 23, scope: !85)
!95 = !DILocation(line: 17, column: 30, scope: !85)
!96 = !DILocation(line: 19, column: 14, scope: !85)
!97 = !DILocation(line: 19, column: 9, scope: !85)
!98 = !DILocation(line: 19, column: 7, scope: !85)
!99 = !DILocation(line: 20, column: 14, scope: !85)
!100 = !DILocation(line: 20, column: 9, scope: !85)
!101 = !DILocation(line: 20, column: 7, scope: !85)
!102 = !DILocation(line: 21, column: 9, scope: !103)
!103 = distinct !DILexicalBlock(scope: !85, file: !3, line: 21, column: 9)
!104 = !DILocation(line: 21, column: 14, scope: !103)
!105 = !DILocation(line: 21, column: 11, scope: !103)
!106 = !DILocation(line: 21, column: 9, scope: !85)
!107 = !DILocation(line: 22, column: 9, scope: !103)
!108 = !DILocation(line: 23, column: 17, scope: !93)
!109 = !DILocation(line: 23, column: 9, scope: !93)
!110 = !DILocation(line: 23, column: 30, scope: !93)
!111 = !DILocation(line: 23, column: 22, scope: !93)
!112 = !DILocation(line: 23, column: 20, scope: !93)
!113 = !DILocation(line: 23, column: 9, scope: !85)
!114 = !DILocation(line: 24, column: 9, scope: !92)
!115 = !DILocation(line: 24, column: 13, scope: !92)
!116 = !DILocation(line: 24, column: 23, scope: !92)
!117 = !DILocation(line: 25, column: 13, scope: !92)
!118 = !DILocation(line: 25, column: 11, scope: !92)
!119 = !DILocation(line: 26, column: 13, scope: !92)
!120 = !DILocation(line: 26, column: 11, scope: !92)
!121 = !DILocation(line: 27, column: 5, scope: !93)
!122 = !DILocation(line: 27, column: 5, scope: !92)
!123 = !DILocation(line: 28, column: 17, scope: !85)
!124 = !DILocation(line: 28, column: 12, scope: !85)
!125 = !DILocation(line: 28, column: 5, scope: !85)
!126 = !DILocation(line: 28, column: 15, scope: !85)
!127 = !DILocation(line: 29, column: 27, scope: !85)
!128 = !DILocation(line: 29, column: 19, scope: !85)
!129 = !DILocation(line: 29, column: 13, scope: !85)
!130 = !DILocation(line: 29, column: 5, scope: !85)
!131 = !DILocation(line: 29, column: 16, scope: !85)
!132 = !DILocation(line: 30, column: 1, scope: !85)
!133 = distinct !DISubprogram(name: "find", scope: !3, file: !3, line: 8, type: !134, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !136)
!134 = !DISubroutineType(types: !135)
!135 = !{!8, !8}
!136 = !{!137}
!137 = !DILocalVariable(name: "x", arg: 1, scope: !133, file: !3, line: 8, type: !8)
!138 = !DILocation(line: 8, column: 21, scope: !133)
!139 = !DILocation(line: 10, column: 5, scope: !133)
!140 = !DILocation(line: 10, column: 19, scope: !133)
!141 = !DILocation(line: 10, column: 12, scope: !133)
!142 = !DILocation(line: 10, column: 25, scope: !133)
!143 = !DILocation(line: 10, column: 22, scope: !133)
!144 = !DILocation(line: 11, column: 35, scope: !145)
!145 = distinct !DILexicalBlock(scope: !133, file: !3, line: 10, column: 28)
!146 = !DILocation(line: 11, column: 28, scope: !145)
!147 = !DILocation(line: 11, column: 21, scope: !145)
!148 = !DILocation(line: 11, column: 16, scope: !145)
!149 = !DILocation(line: 11, column: 9, scope: !145)
!150 = !DILocation(line: 11, column: 19, scope: !145)
!151 = !DILocation(line: 12, column: 20, scope: !145)
!152 = !DILocation(line: 12, column: 13, scope: !145)
!153 = !DILocation(line: 12, column: 11, scope: !145)
!154 = distinct !{!154, !139, !155, !50, !51}
!155 = !DILocation(line: 13, column: 5, scope: !133)
!156 = !DILocation(line: 14, column: 12, scope: !133)
!157 = !DILocation(line: 14, column: 5, scope: !133)
