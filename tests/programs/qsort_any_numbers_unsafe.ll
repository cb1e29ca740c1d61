source_filename = "qsort_any_numbers_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.record = type { i32, i16 }

@__const.main.records = private unnamed_addr constant [3 x %struct.record] [%struct.record { i32 1, i16 7 }, %struct.record { i32 2, i16 5 }, %struct.record { i32 3, i16 6 }], align 16

define dso_local i32 @main() !dbg !13 {
entry:
  %retval = alloca i32, align 4
  %numbers = alloca [4 x i32], align 16
  %sum = alloca i32, align 4
  %after = alloca i32, align 4
  %i = alloca i32, align 4
  %i3 = alloca i32, align 4
  %i14 = alloca i32, align 4
  %records = alloca [3 x %struct.record], align 16
  store i32 0, i32* %retval, align 4
  %0 = bitcast [4 x i32]* %numbers to i8*, !dbg !39
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %0), !dbg !39
  call void @llvm.dbg.declare(metadata [4 x i32]* %numbers, metadata !17, metadata !DIExpression()), !dbg !40
  %1 = bitcast i32* %sum to i8*, !dbg !41
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !41
  call void @llvm.dbg.declare(metadata i32* %sum, metadata !21, metadata !DIExpression()), !dbg !42
  store i32 0, i32* %sum, align 4, !dbg !42
  %2 = bitcast i32* %after to i8*, !dbg !41
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !41
  call void @llvm.dbg.declare(metadata i32* %after, metadata !23, metadata !DIExpression()), !dbg !43
  store i32 0, i32* %after, align 4, !dbg !43
  %3 = bitcast i32* %i to i8*, !dbg !44
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !44
  call void @llvm.dbg.declare(metadata i32* %i, metadata !24, metadata !DIExpression()), !dbg !45
  store i32 0, i32* %i, align 4, !dbg !45
  br label %for.cond, !dbg !44

for.cond:
  %4 = load i32, i32* %i, align 4, !dbg !46
  %cmp = icmp slt i32 %4, 4, !dbg !48
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !49

for.cond.cleanup:
  %5 = bitcast i32* %i to i8*, !dbg !50
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %5), !dbg !50
  br label %for.end

for.body:
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !51
  %6 = load i32, i32* %i, align 4, !dbg !53
  %idxprom = sext i32 %6 to i64, !dbg !54
  %arrayidx = getelementptr inbounds [4 x i32], [4 x i32]* %numbers, i64 0, i64 %idxprom, !dbg !54
  store i32 %call, i32* %arrayidx, align 4, !dbg !55
  %7 = load i32, i32* %i, align 4, !dbg !56
  %idxprom1 = sext i32 %7 to i64, !dbg !57
  %arrayidx2 = getelementptr inbounds [4 x i32], [4 x i32]* %numbers, i64 0, i64 %idxprom1, !dbg !57
  %8 = load i32, i32* %arrayidx2, align 4, !dbg !57
  %9 = load i32, i32* %sum, align 4, !dbg !58
  %add = add i32 %9, %8, !dbg !58
  store i32 %add, i32* %sum, align 4, !dbg !58
  br label %for.inc, !dbg !59

for.inc:
  %10 = load i32, i32* %i, align 4, !dbg !60
  %inc = add nsw i32 %10, 1, !dbg !60
  store i32 %inc, i32* %i, align 4, !dbg !60
  br label %for.cond, !dbg !50, !llvm.loop !61

for.end:
  %arraydecay = getelementptr inbounds [4 x i32], [4 x i32]* %numbers, i64 0, i64 0, !dbg !65
  %11 = bitcast i32* %arraydecay to i8*, !dbg !65
  call void @qsort(i8* noundef %11, i64 noundef 4, i64 noundef 4, i32 (i8*, i8*)* noundef @by_number), !dbg !66
  %12 = bitcast i32* %i3 to i8*, !dbg !67
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %12), !dbg !67
  call void @llvm.dbg.declare(metadata i32* %i3, metadata !26, metadata !DIExpression()), !dbg !68
  store i32 0, i32* %i3, align 4, !dbg !68
  br label %for.cond4, !dbg !67

for.cond4:
  %13 = load i32, i32* %i3, align 4, !dbg !69
  %cmp5 = icmp slt i32 %13, 4, !dbg !71
  br i1 %cmp5, label %for.body7, label %for.cond.cleanup6, !dbg !72

for.cond.cleanup6:
  %14 = bitcast i32* %i3 to i8*, !dbg !73
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %14), !dbg !73
  br label %for.end13

for.body7:
  %15 = load i32, i32* %i3, align 4, !dbg !74
  %idxprom8 = sext i32 %15 to i64, !dbg !75
  %arrayidx9 = getelementptr inbounds [4 x i32], [4 x i32]* %numbers, i64 0, i64 %idxprom8, !dbg !75
  %16 = load i32, i32* %arrayidx9, align 4, !dbg !75
  %17 = load i32, i32* %after, align 4, !dbg !76
  %add10 = add i32 %17, %16, !dbg !76
  store i32 %add10, i32* %after, align 4, !dbg !76
  br label %for.inc11, !dbg !77

for.inc11:
  %18 = load i32, i32* %i3, align 4, !dbg !78
  %inc12 = add nsw i32 %18, 1, !dbg !78
  store i32 %inc12, i32* %i3, align 4, !dbg !78
  br label %for.cond4, !dbg !73, !llvm.loop !79

for.end13:
  %19 = bitcast i32* %i14 to i8*, !dbg !81
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %19), !dbg !81
  call void @llvm.dbg.declare(metadata i32* %i14, metadata !28, metadata !DIExpression()), !dbg !82
  store i32 1, i32* %i14, align 4, !dbg !82
  br label %for.cond15, !dbg !81

for.cond15:
  %20 = load i32, i32* %i14, align 4, !dbg !83
  %cmp16 = icmp slt i32 %20, 4, !dbg !85
  br i1 %cmp16, label %for.body18, label %for.cond.cleanup17, !dbg !86

for.cond.cleanup17:
  %21 = bitcast i32* %i14 to i8*, !dbg !87
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %21), !dbg !87
  br label %for.end26

for.body18:
  %22 = load i32, i32* %i14, align 4, !dbg !88
  %sub = sub nsw i32 %22, 1, !dbg !91
  %idxprom19 = sext i32 %sub to i64, !dbg !92
  %arrayidx20 = getelementptr inbounds [4 x i32], [4 x i32]* %numbers, i64 0, i64 %idxprom19, !dbg !92
  %23 = load i32, i32* %arrayidx20, align 4, !dbg !92
  %24 = load i32, i32* %i14, align 4, !dbg !93
  %idxprom21 = sext i32 %24 to i64, !dbg !94
  %arrayidx22 = getelementptr inbounds [4 x i32], [4 x i32]* %numbers, i64 0, i64 %idxprom21, !dbg !94
  %25 = load i32, i32* %arrayidx22, align 4, !dbg !94
  %cmp23 = icmp sge i32 %23, %25, !dbg !95
  br i1 %cmp23, label %if.then, label %if.end, !dbg !96

if.then:
  call void @reach_error(), !dbg !97
  br label %if.end, !dbg !97

if.end:
  br label %for.inc24, !dbg !98

for.inc24:
  %26 = load i32, i32* %i14, align 4, !dbg !99
  %inc25 = add nsw i32 %26, 1, !dbg !99
  store i32 %inc25, i32* %i14, align 4, !dbg !99
  br label %for.cond15, !dbg !87, !llvm.loop !100

for.end26:
  %27 = load i32, i32* %sum, align 4, !dbg !102
  %28 = load i32, i32* %after, align 4, !dbg !104
  %cmp27 = icmp ne i32 %27, %28, !dbg !105
  br i1 %cmp27, label %if.then28, label %if.end29, !dbg !106

if.then28:
  call void @reach_error(), !dbg !107
  br label %if.end29, !dbg !107

if.end29:
  %29 = bitcast [3 x %struct.record]* %records to i8*, !dbg !108
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %29), !dbg !108
  call void @llvm.dbg.declare(metadata [3 x %struct.record]* %records, metadata !30, metadata !DIExpression()), !dbg !109
  %30 = bitcast [3 x %struct.record]* %records to i8*, !dbg !109
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %30, i8* align 16 bitcast ([3 x %struct.record]* @__const.main.records to i8*), i64 24, i1 false), !dbg !109
  %call30 = call i32 @__VERIFIER_nondet_int(), !dbg !110
  %arrayidx31 = getelementptr inbounds [3 x %struct.record], [3 x %struct.record]* %records, i64 0, i64 1, !dbg !111
  %key = getelementptr inbounds %struct.record, %struct.record* %arrayidx31, i32 0, i32 0, !dbg !112
  store i32 %call30, i32* %key, align 8, !dbg !113
  %arraydecay32 = getelementptr inbounds [3 x %struct.record], [3 x %struct.record]* %records, i64 0, i64 0, !dbg !114
  %31 = bitcast %struct.record* %arraydecay32 to i8*, !dbg !114
  call void @qsort(i8* noundef %31, i64 noundef 3, i64 noundef 8, i32 (i8*, i8*)* noundef @by_group), !dbg !115
  %arrayidx33 = getelementptr inbounds [3 x %struct.record], [3 x %struct.record]* %records, i64 0, i64 0, !dbg !116
  %group = getelementptr inbounds %struct.record, %struct.record* %arrayidx33, i32 0, i32 1, !dbg !118
  %32 = load i16, i16* %group, align 4, !dbg !118
  %conv = sext i16 %32 to i32, !dbg !116
  %cmp34 = icmp ne i32 %conv, 5, !dbg !119
  br i1 %cmp34, label %if.then40, label %lor.lhs.false, !dbg !120

lor.lhs.false:
  %arrayidx36 = getelementptr inbounds [3 x %struct.record], [3 x %struct.record]* %records, i64 0, i64 2, !dbg !121
  %key37 = getelementptr inbounds %struct.record, %struct.record* %arrayidx36, i32 0, i32 0, !dbg !122
  %33 = load i32, i32* %key37, align 16, !dbg !122
  %cmp38 = icmp ne i32 %33, 1, !dbg !123
  br i1 %cmp38, label %if.then40, label %if.end41, !dbg !124

if.then40:
  call void @reach_error(), !dbg !125
  br label %if.end41, !dbg !125

if.end41:
  %34 = bitcast [3 x %struct.record]* %records to i8*, !dbg !126
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %34), !dbg !126
  %35 = bitcast i32* %after to i8*, !dbg !126
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %35), !dbg !126
  %36 = bitcast i32* %sum to i8*, !dbg !126
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %36), !dbg !126
  %37 = bitcast [4 x i32]* %numbers to i8*, !dbg !126
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %37), !dbg !126
  ret i32 0, !dbg !127
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare !dbg !128 void @qsort(i8* noundef, i64 noundef, i64 noundef, i32 (i8*, i8*)* noundef)

define internal i32 @by_number(i8* noundef %a, i8* noundef %b) !dbg !143 {
entry:
  %a.addr = alloca i8*, align 8
  %b.addr = alloca i8*, align 8
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  store i8* %a, i8** %a.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %a.addr, metadata !145, metadata !DIExpression()), !dbg !149
  store i8* %b, i8** %b.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %b.addr, metadata !146, metadata !DIExpression()), !dbg !150
  %0 = bitcast i32* %x to i8*, !dbg !151
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !151
  call void @llvm.dbg.declare(metadata i32* %x, metadata !147, metadata !DIExpression()), !dbg !152
  %1 = load i8*, i8** %a.addr, align 8, !dbg !153
  %2 = bitcast i8* %1 to i32*, !dbg !154
  %3 = load i32, i32* %2, align 4, !dbg !155
  store i32 %3, i32* %x, align 4, !dbg !152
  %4 = bitcast i32* %y to i8*, !dbg !151
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4), !dbg !151
  call void @llvm.dbg.declare(metadata i32* %y, metadata !148, metadata !DIExpression()), !dbg !156
  %5 = load i8*, i8** %b.addr, align 8, !dbg !157
  %6 = bitcast i8* %5 to i32*, !dbg !158
  %7 = load i32, i32* %6, align 4, !dbg !159
  store i32 %7, i32* %y, align 4, !dbg !156
  %8 = load i32, i32* %x, align 4, !dbg !160
  %9 = load i32, i32* %y, align 4, !dbg !161
  %cmp = icmp sgt i32 %8, %9, !dbg !162
  %conv = zext i1 %cmp to i32, !dbg !162
  %10 = load i32, i32* %x, align 4, !dbg !163
  %11 = load i32, i32* %y, align 4, !dbg !164
  %cmp1 = icmp slt i32 %10, %11, !dbg !165
  %conv2 = zext i1 %cmp1 to i32, !dbg !165
  %sub = sub nsw i32 %conv, %conv2, !dbg !166
  %12 = bitcast i32* %y to i8*, !dbg !167
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %12), !dbg !167
  %13 = bitcast i32* %x to i8*, !dbg !167
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %13), !dbg !167
  ret i32 %sub, !dbg !168
}

declare !dbg !169 void @reach_error()

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

define internal i32 @by_group(i8* noundef %a, i8* noundef %b) !dbg !172 {
entry:
  %a.addr = alloca i8*, align 8
  %b.addr = alloca i8*, align 8
  %x = alloca %struct.record*, align 8
  %y = alloca %struct.record*, align 8
  store i8* %a, i8** %a.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %a.addr, metadata !174, metadata !DIExpression()), !dbg !180
  store i8* %b, i8** %b.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %b.addr, metadata !175, metadata !DIExpression()), !dbg !181
  %0 = bitcast %struct.record** %x to i8*, !dbg !182
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !182
  call void @llvm.dbg.declare(metadata %struct.record** %x, metadata !176, metadata !DIExpression()), !dbg !183
  %1 = load i8*, i8** %a.addr, align 8, !dbg !184
  %2 = bitcast i8* %1 to %struct.record*, !dbg !184
  store %struct.record* %2, %struct.record** %x, align 8, !dbg !183
  %3 = bitcast %struct.record** %y to i8*, !dbg !182
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %3), !dbg !182
  call void @llvm.dbg.declare(metadata %struct.record** %y, metadata !179, metadata !DIExpression()), !dbg !185
  %4 = load i8*, i8** %b.addr, align 8, !dbg !186
  %5 = bitcast i8* %4 to %struct.record*, !dbg !186
  store %struct.record* %5, %struct.record** %y, align 8, !dbg !185
  %6 = load %struct.record*, %struct.record** %x, align 8, !dbg !187
  %group = getelementptr inbounds %struct.record, %struct.record* %6, i32 0, i32 1, !dbg !188
  %7 = load i16, i16* %group, align 4, !dbg !188
  %conv = sext i16 %7 to i32, !dbg !187
  %8 = load %struct.record*, %struct.record** %y, align 8, !dbg !189
  %group1 = getelementptr inbounds %struct.record, %struct.record* %8, i32 0, i32 1, !dbg !190
  %9 = load i16, i16* %group1, align 4, !dbg !190
  %conv2 = sext i16 %9 to i32, !dbg !189
  %sub = sub nsw i32 %conv, %conv2, !dbg !191
  %10 = bitcast %struct.record** %y to i8*, !dbg !192
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %10), !dbg !192
  %11 = bitcast %struct.record** %x to i8*, !dbg !192
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %11), !dbg !192
  ret i32 %sub, !dbg !193
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "qsort_any_numbers_unsafe.c", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 7, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 1}

!13 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 22, type: !14, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !16)
!14 = !DISubroutineType(types: !15)
!15 = !{!5}
!16 = !{!17, !21, !23, !24, !26, !28, !30}
!17 = !DILocalVariable(name: "numbers", scope: !13, file: !1, line: 23, type: !18)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 128, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 4)
!21 = !DILocalVariable(name: "sum", scope: !13, file: !1, line: 24, type: !22)
!22 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!23 = !DILocalVariable(name: "after", scope: !13, file: !1, line: 24, type: !22)
!24 = !DILocalVariable(name: "i", scope: !25, file: !1, line: 25, type: !5)
!25 = distinct !DILexicalBlock(scope: !13, file: !1, line: 25, column: 5)
!26 = !DILocalVariable(name: "i", scope: !27, file: !1, line: 30, type: !5)
!27 = distinct !DILexicalBlock(scope: !13, file: !1, line: 30, column: 5)
!28 = !DILocalVariable(name: "i", scope: !29, file: !1, line: 31, type: !5)
!29 = distinct !DILexicalBlock(scope: !13, file: !1, line: 31, column: 5)
!30 = !DILocalVariable(name: "records", scope: !13, file: !1, line: 35, type: !31)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 192, elements: !37)
!32 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "record", file: !1, line: 7, size: 64, elements: !33)
!33 = !{!34, !35}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !32, file: !1, line: 8, baseType: !5, size: 32)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "group", scope: !32, file: !1, line: 9, baseType: !36, size: 16, offset: 32)
!36 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!37 = !{!38}
!38 = !DISubrange(count: 3)
!39 = !DILocation(line: 23, column: 5, scope: !13)
!40 = !DILocation(line: 23, column: 9, scope: !13)
!41 = !DILocation(line: 24, column: 5, scope: !13)
!42 = !DILocation(line: 24, column: 14, scope: !13)
!43 = !DILocation(line: 24, column: 23, scope: !13)
!44 = !DILocation(line: 25, column: 10, scope: !25)
!45 = !DILocation(line: 25, column: 14, scope: !25)
!46 = !DILocation(line: 25, column: 21, scope: !47)
!47 = distinct !DILexicalBlock(scope: !25, file: !1, line: 25, column: 5)
!48 = !DILocation(line: 25, column: 23, scope: !47)
!49 = !DILocation(line: 25, column: 5, scope: !25)
!50 = !DILocation(line: 25, column: 5, scope: !47)
!51 = !DILocation(line: 26, column: 22, scope: !52)
!52 = distinct !DILexicalBlock(scope: !47, file: !1, line: 25, column: 33)
!53 = !DILocation(line: 26, column: 17, scope: !52)
!54 = !DILocation(line: 26, column: 9, scope: !52)
!55 = !DILocation(line: 26, column: 20, scope: !52)
!56 = !DILocation(line: 27, column: 24, scope: !52)
!57 = !DILocation(line: 27, column: 16, scope: !52)
!58 = !DILocation(line: 27, column: 13, scope: !52)
!59 = !DILocation(line: 28, column: 5, scope: !52)
!60 = !DILocation(line: 25, column: 29, scope: !47)
!61 = distinct !{!61, !49, !62, !63, !64}
!62 = !DILocation(line: 28, column: 5, scope: !25)
!63 = !{!"llvm.loop.mustprogress"}
!64 = !{!"llvm.loop.unroll.disable"}
!65 = !DILocation(line: 29, column: 11, scope: !13)
!66 = !DILocation(line: 29, column: 5, scope: !13)
!67 = !DILocation(line: 30, column: 10, scope: !27)
!68 = !DILocation(line: 30, column: 14, scope: !27)
!69 = !DILocation(line: 30, column: 21, scope: !70)
!70 = distinct !DILexicalBlock(scope: !27, file: !1, line: 30, column: 5)
!71 = !DILocation(line: 30, column: 23, scope: !70)
!72 = !DILocation(line: 30, column: 5, scope: !27)
!73 = !DILocation(line: 30, column: 5, scope: !70)
!74 = !DILocation(line: 30, column: 50, scope: !70)
!75 = !DILocation(line: 30, column: 42, scope: !70)
!76 = !DILocation(line: 30, column: 39, scope: !70)
!77 = !DILocation(line: 30, column: 33, scope: !70)
!78 = !DILocation(line: 30, column: 29, scope: !70)
!79 = distinct !{!79, !72, !80, !63, !64}
!80 = !DILocation(line: 30, column: 51, scope: !27)
!81 = !DILocation(line: 31, column: 10, scope: !29)
!82 = !DILocation(line: 31, column: 14, scope: !29)
!83 = !DILocation(line: 31, column: 21, scope: !84)
!84 = distinct !DILexicalBlock(scope: !29, file: !1, line: 31, column: 5)
!85 = !DILocation(line: 31, column: 23, scope: !84)
!86 = !DILocation(line: 31, column: 5, scope: !29)
!87 = !DILocation(line: 31, column: 5, scope: !84)
!88 = !DILocation(line: 32, column: 21, scope: !89)
!89 = distinct !DILexicalBlock(scope: !90, file: !1, line: 32, column: 13)
!90 = distinct !DILexicalBlock(scope: !84, file: !1, line: 31, column: 33)
!91 = !DILocation(line: 32, column: 23, scope: !89)
!92 = !DILocation(line: 32, column: 13, scope: !89)
!93 = !DILocation(line: 32, column: 39, scope: !89)
!94 = !DILocation(line: 32, column: 31, scope: !89)
!95 = !DILocation(line: 32, column: 28, scope: !89)
!96 = !DILocation(line: 32, column: 13, scope: !90)
!97 = !DILocation(line: 32, column: 43, scope: !89)
!98 = !DILocation(line: 33, column: 5, scope: !90)
!99 = !DILocation(line: 31, column: 29, scope: !84)
!100 = distinct !{!100, !86, !101, !63, !64}
!101 = !DILocation(line: 33, column: 5, scope: !29)
!102 = !DILocation(line: 34, column: 9, scope: !103)
!103 = distinct !DILexicalBlock(scope: !13, file: !1, line: 34, column: 9)
!104 = !DILocation(line: 34, column: 16, scope: !103)
!105 = !DILocation(line: 34, column: 13, scope: !103)
!106 = !DILocation(line: 34, column: 9, scope: !13)
!107 = !DILocation(line: 34, column: 23, scope: !103)
!108 = !DILocation(line: 35, column: 5, scope: !13)
!109 = !DILocation(line: 35, column: 19, scope: !13)
!110 = !DILocation(line: 36, column: 22, scope: !13)
!111 = !DILocation(line: 36, column: 5, scope: !13)
!112 = !DILocation(line: 36, column: 16, scope: !13)
!113 = !DILocation(line: 36, column: 20, scope: !13)
!114 = !DILocation(line: 37, column: 11, scope: !13)
!115 = !DILocation(line: 37, column: 5, scope: !13)
!116 = !DILocation(line: 38, column: 9, scope: !117)
!117 = distinct !DILexicalBlock(scope: !13, file: !1, line: 38, column: 9)
!118 = !DILocation(line: 38, column: 20, scope: !117)
!119 = !DILocation(line: 38, column: 26, scope: !117)
!120 = !DILocation(line: 38, column: 31, scope: !117)
!121 = !DILocation(line: 38, column: 34, scope: !117)
!122 = !DILocation(line: 38, column: 45, scope: !117)
!123 = !DILocation(line: 38, column: 49, scope: !117)
!124 = !DILocation(line: 38, column: 9, scope: !13)
!125 = !DILocation(line: 38, column: 55, scope: !117)
!126 = !DILocation(line: 40, column: 1, scope: !13)
!127 = !DILocation(line: 39, column: 5, scope: !13)
!128 = !DISubprogram(name: "qsort", scope: !129, file: !129, line: 851, type: !130, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !142)
!129 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!130 = !DISubroutineType(types: !131)
!131 = !{null, !132, !133, !133, !136}
!132 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!133 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !134, line: 46, baseType: !135)
!134 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!135 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!136 = !DIDerivedType(tag: DW_TAG_typedef, name: "__compar_fn_t", file: !129, line: 829, baseType: !137)
!137 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !138, size: 64)
!138 = !DISubroutineType(types: !139)
!139 = !{!5, !140, !140}
!140 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !141, size: 64)
!141 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!142 = !{}
!143 = distinct !DISubprogram(name: "by_number", scope: !1, file: !1, line: 12, type: !138, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !144)
!144 = !{!145, !146, !147, !148}
!145 = !DILocalVariable(name: "a", arg: 1, scope: !143, file: !1, line: 12, type: !140)
!146 = !DILocalVariable(name: "b", arg: 2, scope: !143, file: !1, line: 12, type: !140)
!147 = !DILocalVariable(name: "x", scope: !143, file: !1, line: 13, type: !5)
!148 = !DILocalVariable(name: "y", scope: !143, file: !1, line: 13, type: !5)
!149 = !DILocation(line: 12, column: 34, scope: !143)
!150 = !DILocation(line: 12, column: 49, scope: !143)
!151 = !DILocation(line: 13, column: 5, scope: !143)
!152 = !DILocation(line: 13, column: 9, scope: !143)
!153 = !DILocation(line: 13, column: 27, scope: !143)
!154 = !DILocation(line: 13, column: 14, scope: !143)
!155 = !DILocation(line: 13, column: 13, scope: !143)
!156 = !DILocation(line: 13, column: 30, scope: !143)
!157 = !DILocation(line: 13, column: 48, scope: !143)
!158 = !DILocation(line: 13, column: 35, scope: !143)
!159 = !DILocation(line: 13, column: 34, scope: !143)
!160 = !DILocation(line: 14, column: 13, scope: !143)
!161 = !DILocation(line: 14, column: 17, scope: !143)
!162 = !DILocation(line: 14, column: 15, scope: !143)
!163 = !DILocation(line: 14, column: 23, scope: !143)
!164 = !DILocation(line: 14, column: 27, scope: !143)
!165 = !DILocation(line: 14, column: 25, scope: !143)
!166 = !DILocation(line: 14, column: 20, scope: !143)
!167 = !DILocation(line: 15, column: 1, scope: !143)
!168 = !DILocation(line: 14, column: 5, scope: !143)
!169 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 5, type: !170, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !142)
!170 = !DISubroutineType(types: !171)
!171 = !{null}
!172 = distinct !DISubprogram(name: "by_group", scope: !1, file: !1, line: 17, type: !138, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !173)
!173 = !{!174, !175, !176, !179}
!174 = !DILocalVariable(name: "a", arg: 1, scope: !172, file: !1, line: 17, type: !140)
!175 = !DILocalVariable(name: "b", arg: 2, scope: !172, file: !1, line: 17, type: !140)
!176 = !DILocalVariable(name: "x", scope: !172, file: !1, line: 18, type: !177)
!177 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !178, size: 64)
!178 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !32)
!179 = !DILocalVariable(name: "y", scope: !172, file: !1, line: 18, type: !177)
!180 = !DILocation(line: 17, column: 33, scope: !172)
!181 = !DILocation(line: 17, column: 48, scope: !172)
!182 = !DILocation(line: 18, column: 5, scope: !172)
!183 = !DILocation(line: 18, column: 26, scope: !172)
!184 = !DILocation(line: 18, column: 30, scope: !172)
!185 = !DILocation(line: 18, column: 34, scope: !172)
!186 = !DILocation(line: 18, column: 38, scope: !172)
!187 = !DILocation(line: 19, column: 12, scope: !172)
!188 = !DILocation(line: 19, column: 15, scope: !172)
!189 = !DILocation(line: 19, column: 23, scope: !172)
!190 = !DILocation(line: 19, column: 26, scope: !172)
!191 = !DILocation(line: 19, column: 21, scope: !172)
!192 = !DILocation(line: 20, column: 1, scope: !172)
!193 = !DILocation(line: 19, column: 5, scope: !172)
