source_filename = "single_run_moved_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.entry = type { i32*, i32 }

@count = internal global i32 0, align 4, !dbg !0
@table = internal global %struct.entry* null, align 8, !dbg !5
@room = internal global i32 0, align 4, !dbg !14

define dso_local i32 @main() !dbg !23 {
entry:
  %retval = alloca i32, align 4
  %i = alloca i32, align 4
  %i1 = alloca i32, align 4
  %j = alloca i32, align 4
  %i11 = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %i to i8*, !dbg !34
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !34
  call void @llvm.dbg.declare(metadata i32* %i, metadata !27, metadata !DIExpression()), !dbg !35
  store i32 0, i32* %i, align 4, !dbg !35
  br label %for.cond, !dbg !34

for.cond:
  %1 = load i32, i32* %i, align 4, !dbg !36
  %cmp = icmp slt i32 %1, 40, !dbg !38
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !39

for.cond.cleanup:
  %2 = bitcast i32* %i to i8*, !dbg !40
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %2), !dbg !40
  br label %for.end

for.body:
  %3 = load i32, i32* %i, align 4, !dbg !41
  call void @add(i32 noundef %3), !dbg !42
  br label %for.inc, !dbg !42

for.inc:
  %4 = load i32, i32* %i, align 4, !dbg !43
  %inc = add nsw i32 %4, 1, !dbg !43
  store i32 %inc, i32* %i, align 4, !dbg !43
  br label %for.cond, !dbg !40, !llvm.loop !44

for.end:
  %5 = bitcast i32* %i1 to i8*, !dbg !48
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %5), !dbg !48
  call void @llvm.dbg.declare(metadata i32* %i1, metadata !29, metadata !DIExpression()), !dbg !49
  store i32 0, i32* %i1, align 4, !dbg !49
  %6 = bitcast i32* %j to i8*, !dbg !48
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %6), !dbg !48
  call void @llvm.dbg.declare(metadata i32* %j, metadata !31, metadata !DIExpression()), !dbg !50
  %7 = load i32, i32* @count, align 4, !dbg !51
  %sub = sub nsw i32 %7, 1, !dbg !52
  store i32 %sub, i32* %j, align 4, !dbg !50
  br label %for.cond2, !dbg !48

for.cond2:
  %8 = load i32, i32* %i1, align 4, !dbg !53
  %9 = load i32, i32* %j, align 4, !dbg !55
  %cmp3 = icmp slt i32 %8, %9, !dbg !56
  br i1 %cmp3, label %for.body5, label %for.cond.cleanup4, !dbg !57

for.cond.cleanup4:
  %10 = bitcast i32* %j to i8*, !dbg !58
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %10), !dbg !58
  %11 = bitcast i32* %i1 to i8*, !dbg !58
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %11), !dbg !58
  br label %for.end10

for.body5:
  %12 = load %struct.entry*, %struct.entry** @table, align 8, !dbg !59
  %13 = load i32, i32* %i1, align 4, !dbg !60
  %idx.ext = sext i32 %13 to i64, !dbg !61
  %add.ptr = getelementptr inbounds %struct.entry, %struct.entry* %12, i64 %idx.ext, !dbg !61
  %14 = bitcast %struct.entry* %add.ptr to i8*, !dbg !59
  %15 = load %struct.entry*, %struct.entry** @table, align 8, !dbg !62
  %16 = load i32, i32* %j, align 4, !dbg !63
  %idx.ext6 = sext i32 %16 to i64, !dbg !64
  %add.ptr7 = getelementptr inbounds %struct.entry, %struct.entry* %15, i64 %idx.ext6, !dbg !64
  %17 = bitcast %struct.entry* %add.ptr7 to i8*, !dbg !62
  call void @exchange(i8* noundef %14, i8* noundef %17, i32 noundef 16), !dbg !65
  br label %for.inc8, !dbg !65

for.inc8:
  %18 = load i32, i32* %i1, align 4, !dbg !66
  %inc9 = add nsw i32 %18, 1, !dbg !66
  store i32 %inc9, i32* %i1, align 4, !dbg !66
  %19 = load i32, i32* %j, align 4, !dbg !67
  %dec = add nsw i32 %19, -1, !dbg !67
  store i32 %dec, i32* %j, align 4, !dbg !67
  br label %for.cond2, !dbg !58, !llvm.loop !68

for.end10:
  %20 = bitcast i32* %i11 to i8*, !dbg !70
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %20), !dbg !70
  call void @llvm.dbg.declare(metadata i32* %i11, metadata !32, metadata !DIExpression()), !dbg !71
  store i32 0, i32* %i11, align 4, !dbg !71
  br label %for.cond12, !dbg !70

for.cond12:
  %21 = load i32, i32* %i11, align 4, !dbg !72
  %22 = load i32, i32* @count, align 4, !dbg !74
  %cmp13 = icmp slt i32 %21, %22, !dbg !75
  br i1 %cmp13, label %for.body15, label %for.cond.cleanup14, !dbg !76

for.cond.cleanup14:
  %23 = bitcast i32* %i11 to i8*, !dbg !77
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %23), !dbg !77
  br label %for.end24

for.body15:
  %24 = load %struct.entry*, %struct.entry** @table, align 8, !dbg !78
  %25 = load i32, i32* %i11, align 4, !dbg !81
  %idxprom = sext i32 %25 to i64, !dbg !78
  %arrayidx = getelementptr inbounds %struct.entry, %struct.entry* %24, i64 %idxprom, !dbg !78
  %key = getelementptr inbounds %struct.entry, %struct.entry* %arrayidx, i32 0, i32 1, !dbg !82
  %26 = load i32, i32* %key, align 8, !dbg !82
  %27 = load i32, i32* %i11, align 4, !dbg !83
  %sub16 = sub nsw i32 39, %27, !dbg !84
  %cmp17 = icmp ne i32 %26, %sub16, !dbg !85
  br i1 %cmp17, label %if.then, label %lor.lhs.false, !dbg !86

lor.lhs.false:
  %28 = load %struct.entry*, %struct.entry** @table, align 8, !dbg !87
  %29 = load i32, i32* %i11, align 4, !dbg !88
  %idxprom18 = sext i32 %29 to i64, !dbg !87
  %arrayidx19 = getelementptr inbounds %struct.entry, %struct.entry* %28, i64 %idxprom18, !dbg !87
  %value = getelementptr inbounds %struct.entry, %struct.entry* %arrayidx19, i32 0, i32 0, !dbg !89
  %30 = load i32*, i32** %value, align 8, !dbg !89
  %31 = load i32, i32* %30, align 4, !dbg !90
  %32 = load i32, i32* %i11, align 4, !dbg !91
  %sub20 = sub nsw i32 39, %32, !dbg !92
  %mul = mul nsw i32 3, %sub20, !dbg !93
  %cmp21 = icmp ne i32 %31, %mul, !dbg !94
  br i1 %cmp21, label %if.then, label %if.end, !dbg !95

if.then:
  call void @reach_error(), !dbg !96
  br label %if.end, !dbg !96

if.end:
  br label %for.inc22, !dbg !97

for.inc22:
  %33 = load i32, i32* %i11, align 4, !dbg !98
  %inc23 = add nsw i32 %33, 1, !dbg !98
  store i32 %inc23, i32* %i11, align 4, !dbg !98
  br label %for.cond12, !dbg !77, !llvm.loop !99

for.end24:
  ret i32 0, !dbg !101
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define internal void @add(i32 noundef %key) !dbg !102 {
entry:
  %key.addr = alloca i32, align 4
  %value = alloca i32*, align 8
  store i32 %key, i32* %key.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %key.addr, metadata !106, metadata !DIExpression()), !dbg !108
  %0 = load i32, i32* @count, align 4, !dbg !109
  %1 = load i32, i32* @room, align 4, !dbg !111
  %cmp = icmp eq i32 %0, %1, !dbg !112
  br i1 %cmp, label %if.then, label %if.end, !dbg !113

if.then:
  %2 = load i32, i32* @room, align 4, !dbg !114
  %tobool = icmp ne i32 %2, 0, !dbg !114
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !114

cond.true:
  %3 = load i32, i32* @room, align 4, !dbg !116
  %mul = mul nsw i32 2, %3, !dbg !117
  br label %cond.end, !dbg !114

cond.false:
  br label %cond.end, !dbg !114

cond.end:
  %cond = phi i32 [ %mul, %cond.true ], [ 1, %cond.false ], !dbg !114
  store i32 %cond, i32* @room, align 4, !dbg !118
  %4 = load %struct.entry*, %struct.entry** @table, align 8, !dbg !119
  %5 = bitcast %struct.entry* %4 to i8*, !dbg !119
  %6 = load i32, i32* @room, align 4, !dbg !120
  %conv = sext i32 %6 to i64, !dbg !120
  %mul1 = mul i64 %conv, 16, !dbg !121
  %call = call i8* @realloc(i8* noundef %5, i64 noundef %mul1), !dbg !122
  %7 = bitcast i8* %call to %struct.entry*, !dbg !122
  store %struct.entry* %7, %struct.entry** @table, align 8, !dbg !123
  br label %if.end, !dbg !124

if.end:
  %8 = bitcast i32** %value to i8*, !dbg !125
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %8), !dbg !125
  call void @llvm.dbg.declare(metadata i32** %value, metadata !107, metadata !DIExpression()), !dbg !126
  %call2 = call i8* @malloc(i64 noundef 4), !dbg !127
  %9 = bitcast i8* %call2 to i32*, !dbg !127
  store i32* %9, i32** %value, align 8, !dbg !126
  %10 = load i32, i32* %key.addr, align 4, !dbg !128
  %mul3 = mul nsw i32 3, %10, !dbg !129
  %11 = load i32*, i32** %value, align 8, !dbg !130
  store i32 %mul3, i32* %11, align 4, !dbg !131
  %12 = load i32*, i32** %value, align 8, !dbg !132
  %13 = load %struct.entry*, %struct.entry** @table, align 8, !dbg !133
  %14 = load i32, i32* @count, align 4, !dbg !134
  %idxprom = sext i32 %14 to i64, !dbg !133
  %arrayidx = getelementptr inbounds %struct.entry, %struct.entry* %13, i64 %idxprom, !dbg !133
  %value4 = getelementptr inbounds %struct.entry, %struct.entry* %arrayidx, i32 0, i32 0, !dbg !135
  store i32* %12, i32** %value4, align 8, !dbg !136
  %15 = load i32, i32* %key.addr, align 4, !dbg !137
  %16 = load %struct.entry*, %struct.entry** @table, align 8, !dbg !138
  %17 = load i32, i32* @count, align 4, !dbg !139
  %inc = add nsw i32 %17, 1, !dbg !139
  store i32 %inc, i32* @count, align 4, !dbg !139
  %idxprom5 = sext i32 %17 to i64, !dbg !138
  %arrayidx6 = getelementptr inbounds %struct.entry, %struct.entry* %16, i64 %idxprom5, !dbg !138
  %key7 = getelementptr inbounds %struct.entry, %struct.entry* %arrayidx6, i32 0, i32 1, !dbg !140
  store i32 %15, i32* %key7, align 8, !dbg !141
  %18 = bitcast i32** %value to i8*, !dbg !142
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %18), !dbg !142
  ret void, !dbg !142
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

define internal void @exchange(i8* noundef %a, i8* noundef %b, i32 noundef %size) !dbg !143 {
entry:
  %a.addr = alloca i8*, align 8
  %b.addr = alloca i8*, align 8
  %size.addr = alloca i32, align 4
  %x = alloca i8*, align 8
  %y = alloca i8*, align 8
  %c = alloca i32, align 4
  store i8* %a, i8** %a.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %a.addr, metadata !148, metadata !DIExpression()), !dbg !159
  store i8* %b, i8** %b.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %b.addr, metadata !149, metadata !DIExpression()), !dbg !160
  store i32 %size, i32* %size.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %size.addr, metadata !150, metadata !DIExpression()), !dbg !161
  %0 = bitcast i8** %x to i8*, !dbg !162
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !162
  call void @llvm.dbg.declare(metadata i8** %x, metadata !151, metadata !DIExpression()), !dbg !163
  %1 = load i8*, i8** %a.addr, align 8, !dbg !164
  store i8* %1, i8** %x, align 8, !dbg !163
  %2 = bitcast i8** %y to i8*, !dbg !162
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !162
  call void @llvm.dbg.declare(metadata i8** %y, metadata !155, metadata !DIExpression()), !dbg !165
  %3 = load i8*, i8** %b.addr, align 8, !dbg !166
  store i8* %3, i8** %y, align 8, !dbg !165
  br label %for.cond, !dbg !162

for.cond:
  %4 = load i32, i32* %size.addr, align 4, !dbg !167
  %cmp = icmp sgt i32 %4, 0, !dbg !168
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !169

for.cond.cleanup:
  %5 = bitcast i8** %y to i8*, !dbg !170
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %5), !dbg !170
  %6 = bitcast i8** %x to i8*, !dbg !170
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %6), !dbg !170
  br label %for.end

for.body:
  %7 = bitcast i32* %c to i8*, !dbg !171
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %7), !dbg !171
  call void @llvm.dbg.declare(metadata i32* %c, metadata !156, metadata !DIExpression()), !dbg !172
  %8 = load i8*, i8** %x, align 8, !dbg !173
  %9 = load i8, i8* %8, align 1, !dbg !174
  %conv = sext i8 %9 to i32, !dbg !174
  store i32 %conv, i32* %c, align 4, !dbg !172
  %10 = load i8*, i8** %y, align 8, !dbg !175
  %11 = load i8, i8* %10, align 1, !dbg !176
  %12 = load i8*, i8** %x, align 8, !dbg !177
  %incdec.ptr = getelementptr inbounds i8, i8* %12, i32 1, !dbg !177
  store i8* %incdec.ptr, i8** %x, align 8, !dbg !177
  store i8 %11, i8* %12, align 1, !dbg !178
  %13 = load i32, i32* %c, align 4, !dbg !179
  %conv1 = trunc i32 %13 to i8, !dbg !179
  %14 = load i8*, i8** %y, align 8, !dbg !180
  %incdec.ptr2 = getelementptr inbounds i8, i8* %14, i32 1, !dbg !180
  store i8* %incdec.ptr2, i8** %y, align 8, !dbg !180
  store i8 %conv1, i8* %14, align 1, !dbg !181
  %15 = bitcast i32* %c to i8*, !dbg !182
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %15), !dbg !182
  br label %for.inc, !dbg !183

for.inc:
  %16 = load i32, i32* %size.addr, align 4, !dbg !184
  %dec = add nsw i32 %16, -1, !dbg !184
  store i32 %dec, i32* %size.addr, align 4, !dbg !184
  br label %for.cond, !dbg !170, !llvm.loop !185

for.end:
  ret void, !dbg !187
}

declare !dbg !188 void @reach_error()

declare i8* @realloc(i8* noundef, i64 noundef)

declare i8* @malloc(i64 noundef)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!16, !17, !18, !19, !20, !21}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 12, type: !12, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "single_run_moved_safe.c", directory: ".")
!4 = !{!5, !0, !14}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 11, type: !7, isLocal: true, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "entry", file: !3, line: 6, size: 128, elements: !9)
!9 = !{!10, !13}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !8, file: !3, line: 7, baseType: !11, size: 64)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !8, file: !3, line: 8, baseType: !12, size: 32, offset: 64)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(name: "room", scope: !2, file: !3, line: 12, type: !12, isLocal: true, isDefinition: true)
!16 = !{i32 7, !"Dwarf Version", i32 5}
!17 = !{i32 2, !"Debug Info Version", i32 3}
!18 = !{i32 1, !"wchar_size", i32 4}
!19 = !{i32 7, !"PIC Level", i32 2}
!20 = !{i32 7, !"PIE Level", i32 2}
!21 = !{i32 7, !"uwtable", i32 1}

!23 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 33, type: !24, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !26)
!24 = !DISubroutineType(types: !25)
!25 = !{!12}
!26 = !{!27, !29, !31, !32}
!27 = !DILocalVariable(name: "i", scope: !28, file: !3, line: 34, type: !12)
!28 = distinct !DILexicalBlock(scope: !23, file: !3, line: 34, column: 3)
!29 = !DILocalVariable(name: "i", scope: !30, file: !3, line: 35, type: !12)
!30 = distinct !DILexicalBlock(scope: !23, file: !3, line: 35, column: 3)
!31 = !DILocalVariable(name: "j", scope: !30, file: !3, line: 35, type: !12)
!32 = !DILocalVariable(name: "i", scope: !33, file: !3, line: 36, type: !12)
!33 = distinct !DILexicalBlock(scope: !23, file: !3, line: 36, column: 3)
!34 = !DILocation(line: 34, column: 8, scope: !28)
!35 = !DILocation(line: 34, column: 12, scope: !28)
!36 = !DILocation(line: 34, column: 19, scope: !37)
!37 = distinct !DILexicalBlock(scope: !28, file: !3, line: 34, column: 3)
!38 = !DILocation(line: 34, column: 21, scope: !37)
!39 = !DILocation(line: 34, column: 3, scope: !28)
!40 = !DILocation(line: 34, column: 3, scope: !37)
!41 = !DILocation(line: 34, column: 36, scope: !37)
!42 = !DILocation(line: 34, column: 32, scope: !37)
!43 = !DILocation(line: 34, column: 28, scope: !37)
!44 = distinct !{!44, !39, !45, !46, !47}
!45 = !DILocation(line: 34, column: 37, scope: !28)
!46 = !{!"llvm.loop.mustprogress"}
!47 = !{!"llvm.loop.unroll.disable"}
!48 = !DILocation(line: 35, column: 8, scope: !30)
!49 = !DILocation(line: 35, column: 12, scope: !30)
!50 = !DILocation(line: 35, column: 19, scope: !30)
!51 = !DILocation(line: 35, column: 23, scope: !30)
!52 = !DILocation(line: 35, column: 29, scope: !30)
!53 = !DILocation(line: 35, column: 34, scope: !54)
!54 = distinct !DILexicalBlock(scope: !30, file: !3, line: 35, column: 3)
!55 = !DILocation(line: 35, column: 38, scope: !54)
!56 = !DILocation(line: 35, column: 36, scope: !54)
!57 = !DILocation(line: 35, column: 3, scope: !30)
!58 = !DILocation(line: 35, column: 3, scope: !54)
!59 = !DILocation(line: 35, column: 60, scope: !54)
!60 = !DILocation(line: 35, column: 68, scope: !54)
!61 = !DILocation(line: 35, column: 66, scope: !54)
!62 = !DILocation(line: 35, column: 71, scope: !54)
!63 = !DILocation(line: 35, column: 79, scope: !54)
!64 = !DILocation(line: 35, column: 77, scope: !54)
!65 = !DILocation(line: 35, column: 51, scope: !54)
!66 = !DILocation(line: 35, column: 42, scope: !54)
!67 = !DILocation(line: 35, column: 47, scope: !54)
!68 = distinct !{!68, !57, !69, !46, !47}
!69 = !DILocation(line: 35, column: 95, scope: !30)
!70 = !DILocation(line: 36, column: 8, scope: !33)
!71 = !DILocation(line: 36, column: 12, scope: !33)
!72 = !DILocation(line: 36, column: 19, scope: !73)
!73 = distinct !DILexicalBlock(scope: !33, file: !3, line: 36, column: 3)
!74 = !DILocation(line: 36, column: 23, scope: !73)
!75 = !DILocation(line: 36, column: 21, scope: !73)
!76 = !DILocation(line: 36, column: 3, scope: !33)
!77 = !DILocation(line: 36, column: 3, scope: !73)
!78 = !DILocation(line: 37, column: 9, scope: !79)
!79 = distinct !DILexicalBlock(scope: !80, file: !3, line: 37, column: 9)
!80 = distinct !DILexicalBlock(scope: !73, file: !3, line: 36, column: 35)
!81 = !DILocation(line: 37, column: 15, scope: !79)
!82 = !DILocation(line: 37, column: 18, scope: !79)
!83 = !DILocation(line: 37, column: 30, scope: !79)
!84 = !DILocation(line: 37, column: 28, scope: !79)
!85 = !DILocation(line: 37, column: 22, scope: !79)
!86 = !DILocation(line: 37, column: 32, scope: !79)
!87 = !DILocation(line: 37, column: 36, scope: !79)
!88 = !DILocation(line: 37, column: 42, scope: !79)
!89 = !DILocation(line: 37, column: 45, scope: !79)
!90 = !DILocation(line: 37, column: 35, scope: !79)
!91 = !DILocation(line: 37, column: 64, scope: !79)
!92 = !DILocation(line: 37, column: 62, scope: !79)
!93 = !DILocation(line: 37, column: 56, scope: !79)
!94 = !DILocation(line: 37, column: 51, scope: !79)
!95 = !DILocation(line: 37, column: 9, scope: !80)
!96 = !DILocation(line: 37, column: 68, scope: !79)
!97 = !DILocation(line: 38, column: 3, scope: !80)
!98 = !DILocation(line: 36, column: 31, scope: !73)
!99 = distinct !{!99, !76, !100, !46, !47}
!100 = !DILocation(line: 38, column: 3, scope: !33)
!101 = !DILocation(line: 39, column: 3, scope: !23)
!102 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 14, type: !103, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !105)
!103 = !DISubroutineType(types: !104)
!104 = !{null, !12}
!105 = !{!106, !107}
!106 = !DILocalVariable(name: "key", arg: 1, scope: !102, file: !3, line: 14, type: !12)
!107 = !DILocalVariable(name: "value", scope: !102, file: !3, line: 19, type: !11)
!108 = !DILocation(line: 14, column: 21, scope: !102)
!109 = !DILocation(line: 15, column: 7, scope: !110)
!110 = distinct !DILexicalBlock(scope: !102, file: !3, line: 15, column: 7)
!111 = !DILocation(line: 15, column: 16, scope: !110)
!112 = !DILocation(line: 15, column: 13, scope: !110)
!113 = !DILocation(line: 15, column: 7, scope: !102)
!114 = !DILocation(line: 16, column: 12, scope: !115)
!115 = distinct !DILexicalBlock(scope: !110, file: !3, line: 15, column: 22)
!116 = !DILocation(line: 16, column: 23, scope: !115)
!117 = !DILocation(line: 16, column: 21, scope: !115)
!118 = !DILocation(line: 16, column: 10, scope: !115)
!119 = !DILocation(line: 17, column: 21, scope: !115)
!120 = !DILocation(line: 17, column: 28, scope: !115)
!121 = !DILocation(line: 17, column: 33, scope: !115)
!122 = !DILocation(line: 17, column: 13, scope: !115)
!123 = !DILocation(line: 17, column: 11, scope: !115)
!124 = !DILocation(line: 18, column: 3, scope: !115)
!125 = !DILocation(line: 19, column: 3, scope: !102)
!126 = !DILocation(line: 19, column: 8, scope: !102)
!127 = !DILocation(line: 19, column: 16, scope: !102)
!128 = !DILocation(line: 20, column: 16, scope: !102)
!129 = !DILocation(line: 20, column: 14, scope: !102)
!130 = !DILocation(line: 20, column: 4, scope: !102)
!131 = !DILocation(line: 20, column: 10, scope: !102)
!132 = !DILocation(line: 21, column: 24, scope: !102)
!133 = !DILocation(line: 21, column: 3, scope: !102)
!134 = !DILocation(line: 21, column: 9, scope: !102)
!135 = !DILocation(line: 21, column: 16, scope: !102)
!136 = !DILocation(line: 21, column: 22, scope: !102)
!137 = !DILocation(line: 22, column: 24, scope: !102)
!138 = !DILocation(line: 22, column: 3, scope: !102)
!139 = !DILocation(line: 22, column: 14, scope: !102)
!140 = !DILocation(line: 22, column: 18, scope: !102)
!141 = !DILocation(line: 22, column: 22, scope: !102)
!142 = !DILocation(line: 23, column: 1, scope: !102)
!143 = distinct !DISubprogram(name: "exchange", scope: !3, file: !3, line: 25, type: !144, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !147)
!144 = !DISubroutineType(types: !145)
!145 = !{null, !146, !146, !12}
!146 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!147 = !{!148, !149, !150, !151, !155, !156}
!148 = !DILocalVariable(name: "a", arg: 1, scope: !143, file: !3, line: 25, type: !146)
!149 = !DILocalVariable(name: "b", arg: 2, scope: !143, file: !3, line: 25, type: !146)
!150 = !DILocalVariable(name: "size", arg: 3, scope: !143, file: !3, line: 25, type: !12)
!151 = !DILocalVariable(name: "x", scope: !152, file: !3, line: 26, type: !153)
!152 = distinct !DILexicalBlock(scope: !143, file: !3, line: 26, column: 3)
!153 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !154, size: 64)
!154 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!155 = !DILocalVariable(name: "y", scope: !152, file: !3, line: 26, type: !153)
!156 = !DILocalVariable(name: "c", scope: !157, file: !3, line: 27, type: !12)
!157 = distinct !DILexicalBlock(scope: !158, file: !3, line: 26, column: 47)
!158 = distinct !DILexicalBlock(scope: !152, file: !3, line: 26, column: 3)
!159 = !DILocation(line: 25, column: 28, scope: !143)
!160 = !DILocation(line: 25, column: 37, scope: !143)
!161 = !DILocation(line: 25, column: 44, scope: !143)
!162 = !DILocation(line: 26, column: 8, scope: !152)
!163 = !DILocation(line: 26, column: 14, scope: !152)
!164 = !DILocation(line: 26, column: 18, scope: !152)
!165 = !DILocation(line: 26, column: 22, scope: !152)
!166 = !DILocation(line: 26, column: 26, scope: !152)
!167 = !DILocation(line: 26, column: 29, scope: !158)
!168 = !DILocation(line: 26, column: 34, scope: !158)
!169 = !DILocation(line: 26, column: 3, scope: !152)
!170 = !DILocation(line: 26, column: 3, scope: !158)
!171 = !DILocation(line: 27, column: 5, scope: !157)
!172 = !DILocation(line: 27, column: 9, scope: !157)
!173 = !DILocation(line: 27, column: 14, scope: !157)
!174 = !DILocation(line: 27, column: 13, scope: !157)
!175 = !DILocation(line: 28, column: 13, scope: !157)
!176 = !DILocation(line: 28, column: 12, scope: !157)
!177 = !DILocation(line: 28, column: 7, scope: !157)
!178 = !DILocation(line: 28, column: 10, scope: !157)
!179 = !DILocation(line: 29, column: 12, scope: !157)
!180 = !DILocation(line: 29, column: 7, scope: !157)
!181 = !DILocation(line: 29, column: 10, scope: !157)
!182 = !DILocation(line: 30, column: 3, scope: !158)
!183 = !DILocation(line: 30, column: 3, scope: !157)
!184 = !DILocation(line: 26, column: 43, scope: !158)
!185 = distinct !{!185, !169, !186, !46, !47}
!186 = !DILocation(line: 30, column: 3, scope: !152)
!187 = !DILocation(line: 31, column: 1, scope: !143)
!188 = !DISubprogram(name: "reach_error", scope: !3, file: !3, line: 2, type: !189, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !191)
!189 = !DISubroutineType(types: !190)
!190 = !{null}
!191 = !{}
