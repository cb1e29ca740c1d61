source_filename = "table_removed_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [6 x i8] c"alpha\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"beta\00", align 1
@slots = internal global [8 x i8*] zeroinitializer, align 16, !dbg !0

define dso_local i32 @main() !dbg !20 {
entry:
  %retval = alloca i32, align 4
  %k = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 @put(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0)), !dbg !26
  %cmp = icmp slt i32 %call, 0, !dbg !28
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !29

lor.lhs.false:
  %call1 = call i32 @put(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.1, i64 0, i64 0)), !dbg !30
  %cmp2 = icmp slt i32 %call1, 0, !dbg !31
  br i1 %cmp2, label %if.then, label %if.end, !dbg !32

if.then:
  call void @reach_error(), !dbg !33
  br label %if.end, !dbg !33

if.end:
  %0 = bitcast i32* %k to i8*, !dbg !34
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !34
  call void @llvm.dbg.declare(metadata i32* %k, metadata !25, metadata !DIExpression()), !dbg !35
  %call3 = call i32 @find(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0)), !dbg !36
  store i32 %call3, i32* %k, align 4, !dbg !35
  %1 = load i32, i32* %k, align 4, !dbg !37
  %cmp4 = icmp slt i32 %1, 0, !dbg !39
  br i1 %cmp4, label %if.then5, label %if.end6, !dbg !40

if.then5:
  call void @reach_error(), !dbg !41
  br label %if.end6, !dbg !41

if.end6:
  %2 = load i32, i32* %k, align 4, !dbg !42
  %idxprom = sext i32 %2 to i64, !dbg !43
  %arrayidx = getelementptr inbounds [8 x i8*], [8 x i8*]* @slots, i64 0, i64 %idxprom, !dbg !43
  store i8* inttoptr (i64 1 to i8*), i8** %arrayidx, align 8, !dbg !44
  %call7 = call i32 @find(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0)), !dbg !45
  %cmp8 = icmp sge i32 %call7, 0, !dbg !47
  br i1 %cmp8, label %if.then9, label %if.end10, !dbg !48

if.then9:
  call void @reach_error(), !dbg !49
  br label %if.end10, !dbg !49

if.end10:
  %call11 = call i32 @find(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.1, i64 0, i64 0)), !dbg !50
  %cmp12 = icmp slt i32 %call11, 0, !dbg !52
  br i1 %cmp12, label %if.then13, label %if.end14, !dbg !53

if.then13:
  call void @reach_error(), !dbg !54
  br label %if.end14, !dbg !54

if.end14:
  %3 = bitcast i32* %k to i8*, !dbg !55
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %3), !dbg !55
  ret i32 0, !dbg !56
}

define internal i32 @put(i8* noundef %s) !dbg !57 {
entry:
  %retval = alloca i32, align 4
  %s.addr = alloca i8*, align 8
  %h = alloca i32, align 4
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %k = alloca i32, align 4
  store i8* %s, i8** %s.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %s.addr, metadata !61, metadata !DIExpression()), !dbg !69
  %0 = bitcast i32* %h to i8*, !dbg !70
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !70
  call void @llvm.dbg.declare(metadata i32* %h, metadata !62, metadata !DIExpression()), !dbg !71
  %1 = load i8*, i8** %s.addr, align 8, !dbg !72
  %call = call i32 @hash(i8* noundef %1), !dbg !73
  store i32 %call, i32* %h, align 4, !dbg !71
  %2 = bitcast i32* %i to i8*, !dbg !74
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !74
  call void @llvm.dbg.declare(metadata i32* %i, metadata !64, metadata !DIExpression()), !dbg !75
  store i32 0, i32* %i, align 4, !dbg !75
  br label %for.cond, !dbg !74

for.cond:
  %3 = load i32, i32* %i, align 4, !dbg !76
  %cmp = icmp slt i32 %3, 8, !dbg !77
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !78

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  br label %cleanup7, !dbg !78

for.body:
  %4 = bitcast i32* %k to i8*, !dbg !79
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4), !dbg !79
  call void @llvm.dbg.declare(metadata i32* %k, metadata !66, metadata !DIExpression()), !dbg !80
  %5 = load i32, i32* %h, align 4, !dbg !81
  %6 = load i32, i32* %i, align 4, !dbg !82
  %add = add i32 %5, %6, !dbg !83
  %rem = urem i32 %add, 8, !dbg !84
  store i32 %rem, i32* %k, align 4, !dbg !80
  %7 = load i32, i32* %k, align 4, !dbg !85
  %idxprom = zext i32 %7 to i64, !dbg !87
  %arrayidx = getelementptr inbounds [8 x i8*], [8 x i8*]* @slots, i64 0, i64 %idxprom, !dbg !87
  %8 = load i8*, i8** %arrayidx, align 8, !dbg !87
  %cmp1 = icmp eq i8* %8, null, !dbg !88
  br i1 %cmp1, label %if.then, label %lor.lhs.false, !dbg !89

lor.lhs.false:
  %9 = load i32, i32* %k, align 4, !dbg !90
  %idxprom2 = zext i32 %9 to i64, !dbg !91
  %arrayidx3 = getelementptr inbounds [8 x i8*], [8 x i8*]* @slots, i64 0, i64 %idxprom2, !dbg !91
  %10 = load i8*, i8** %arrayidx3, align 8, !dbg !91
  %cmp4 = icmp eq i8* %10, inttoptr (i64 1 to i8*), !dbg !92
  br i1 %cmp4, label %if.then, label %if.end, !dbg !93

if.then:
  %11 = load i8*, i8** %s.addr, align 8, !dbg !94
  %12 = load i32, i32* %k, align 4, !dbg !96
  %idxprom5 = zext i32 %12 to i64, !dbg !97
  %arrayidx6 = getelementptr inbounds [8 x i8*], [8 x i8*]* @slots, i64 0, i64 %idxprom5, !dbg !97
  store i8* %11, i8** %arrayidx6, align 8, !dbg !98
  %13 = load i32, i32* %k, align 4, !dbg !99
  store i32 %13, i32* %retval, align 4, !dbg !100
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !100

if.end:
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !101
  br label %cleanup, !dbg !101

cleanup:
  %14 = bitcast i32* %k to i8*, !dbg !101
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %14), !dbg !101
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup7 [
    i32 0, label %cleanup.cont
  ]

cleanup.cont:
  br label %for.inc, !dbg !102

for.inc:
  %15 = load i32, i32* %i, align 4, !dbg !103
  %inc = add nsw i32 %15, 1, !dbg !103
  store i32 %inc, i32* %i, align 4, !dbg !103
  br label %for.cond, !dbg !104, !llvm.loop !105

cleanup7:
  %16 = bitcast i32* %i to i8*, !dbg !104
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %16), !dbg !104
  %cleanup.dest8 = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest8, label %cleanup9 [
    i32 2, label %for.end
  ]

for.end:
  store i32 -1, i32* %retval, align 4, !dbg !109
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup9, !dbg !109

cleanup9:
  %17 = bitcast i32* %h to i8*, !dbg !110
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %17), !dbg !110
  %18 = load i32, i32* %retval, align 4, !dbg !110
  ret i32 %18, !dbg !110
}

declare !dbg !111 void @reach_error()

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define internal i32 @find(i8* noundef %s) !dbg !115 {
entry:
  %retval = alloca i32, align 4
  %s.addr = alloca i8*, align 8
  %h = alloca i32, align 4
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %k = alloca i32, align 4
  store i8* %s, i8** %s.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %s.addr, metadata !121, metadata !DIExpression()), !dbg !128
  %0 = bitcast i32* %h to i8*, !dbg !129
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !129
  call void @llvm.dbg.declare(metadata i32* %h, metadata !122, metadata !DIExpression()), !dbg !130
  %1 = load i8*, i8** %s.addr, align 8, !dbg !131
  %call = call i32 @hash(i8* noundef %1), !dbg !132
  store i32 %call, i32* %h, align 4, !dbg !130
  %2 = bitcast i32* %i to i8*, !dbg !133
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !133
  call void @llvm.dbg.declare(metadata i32* %i, metadata !123, metadata !DIExpression()), !dbg !134
  store i32 0, i32* %i, align 4, !dbg !134
  br label %for.cond, !dbg !133

for.cond:
  %3 = load i32, i32* %i, align 4, !dbg !135
  %cmp = icmp slt i32 %3, 8, !dbg !136
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !137

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  br label %cleanup7, !dbg !137

for.body:
  %4 = bitcast i32* %k to i8*, !dbg !138
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4), !dbg !138
  call void @llvm.dbg.declare(metadata i32* %k, metadata !125, metadata !DIExpression()), !dbg !139
  %5 = load i32, i32* %h, align 4, !dbg !140
  %6 = load i32, i32* %i, align 4, !dbg !141
  %add = add i32 %5, %6, !dbg !142
  %rem = urem i32 %add, 8, !dbg !143
  store i32 %rem, i32* %k, align 4, !dbg !139
  %7 = load i32, i32* %k, align 4, !dbg !144
  %idxprom = zext i32 %7 to i64, !dbg !146
  %arrayidx = getelementptr inbounds [8 x i8*], [8 x i8*]* @slots, i64 0, i64 %idxprom, !dbg !146
  %8 = load i8*, i8** %arrayidx, align 8, !dbg !146
  %tobool = icmp ne i8* %8, null, !dbg !146
  br i1 %tobool, label %if.end, label %if.then, !dbg !147

if.then:
  store i32 -1, i32* %retval, align 4, !dbg !148
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !148

if.end:
  %9 = load i32, i32* %k, align 4, !dbg !149
  %idxprom1 = zext i32 %9 to i64, !dbg !151
  %arrayidx2 = getelementptr inbounds [8 x i8*], [8 x i8*]* @slots, i64 0, i64 %idxprom1, !dbg !151
  %10 = load i8*, i8** %arrayidx2, align 8, !dbg !151
  %11 = load i8*, i8** %s.addr, align 8, !dbg !152
  %call3 = call i32 @same(i8* noundef %10, i8* noundef %11), !dbg !153
  %tobool4 = icmp ne i32 %call3, 0, !dbg !153
  br i1 %tobool4, label %if.then5, label %if.end6, !dbg !154

if.then5:
  %12 = load i32, i32* %k, align 4, !dbg !155
  store i32 %12, i32* %retval, align 4, !dbg !156
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !156

if.end6:
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !157
  br label %cleanup, !dbg !157

cleanup:
  %13 = bitcast i32* %k to i8*, !dbg !157
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %13), !dbg !157
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup7 [
    i32 0, label %cleanup.cont
  ]

cleanup.cont:
  br label %for.inc, !dbg !158

for.inc:
  %14 = load i32, i32* %i, align 4, !dbg !159
  %inc = add nsw i32 %14, 1, !dbg !159
  store i32 %inc, i32* %i, align 4, !dbg !159
  br label %for.cond, !dbg !160, !llvm.loop !161

cleanup7:
  %15 = bitcast i32* %i to i8*, !dbg !160
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %15), !dbg !160
  %cleanup.dest8 = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest8, label %cleanup9 [
    i32 2, label %for.end
  ]

for.end:
  store i32 -1, i32* %retval, align 4, !dbg !163
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup9, !dbg !163

cleanup9:
  %16 = bitcast i32* %h to i8*, !dbg !164
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %16), !dbg !164
  %17 = load i32, i32* %retval, align 4, !dbg !164
  ret i32 %17, !dbg !164
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

define internal i32 @hash(i8* noundef %s) !dbg !165 {
entry:
  %s.addr = alloca i8*, align 8
  %h = alloca i32, align 4
  store i8* %s, i8** %s.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %s.addr, metadata !169, metadata !DIExpression()), !dbg !171
  %0 = bitcast i32* %h to i8*, !dbg !172
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !172
  call void @llvm.dbg.declare(metadata i32* %h, metadata !170, metadata !DIExpression()), !dbg !173
  store i32 5381, i32* %h, align 4, !dbg !173
  br label %while.cond, !dbg !174

while.cond:
  %1 = load i8*, i8** %s.addr, align 8, !dbg !175
  %2 = load i8, i8* %1, align 1, !dbg !176
  %tobool = icmp ne i8 %2, 0, !dbg !174
  br i1 %tobool, label %while.body, label %while.end, !dbg !174

while.body:
  %3 = load i32, i32* %h, align 4, !dbg !177
  %mul = mul i32 %3, 33, !dbg !178
  %4 = load i8*, i8** %s.addr, align 8, !dbg !179
  %incdec.ptr = getelementptr inbounds i8, i8* %4, i32 1, !dbg !179
  store i8* %incdec.ptr, i8** %s.addr, align 8, !dbg !179
  %5 = load i8, i8* %4, align 1, !dbg !180
  %conv = zext i8 %5 to i32, !dbg !181
  %add = add i32 %mul, %conv, !dbg !182
  store i32 %add, i32* %h, align 4, !dbg !183
  br label %while.cond, !dbg !174, !llvm.loop !184

while.end:
  %6 = load i32, i32* %h, align 4, !dbg !185
  %7 = bitcast i32* %h to i8*, !dbg !186
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7), !dbg !186
  ret i32 %6, !dbg !187
}

define internal i32 @same(i8* noundef %a, i8* noundef %b) !dbg !188 {
entry:
  %a.addr = alloca i8*, align 8
  %b.addr = alloca i8*, align 8
  store i8* %a, i8** %a.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %a.addr, metadata !192, metadata !DIExpression()), !dbg !194
  store i8* %b, i8** %b.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %b.addr, metadata !193, metadata !DIExpression()), !dbg !195
  br label %while.cond, !dbg !196

while.cond:
  %0 = load i8*, i8** %a.addr, align 8, !dbg !197
  %1 = load i8, i8* %0, align 1, !dbg !198
  %conv = sext i8 %1 to i32, !dbg !198
  %tobool = icmp ne i32 %conv, 0, !dbg !198
  br i1 %tobool, label %land.rhs, label %land.end, !dbg !199

land.rhs:
  %2 = load i8*, i8** %a.addr, align 8, !dbg !200
  %3 = load i8, i8* %2, align 1, !dbg !201
  %conv1 = sext i8 %3 to i32, !dbg !201
  %4 = load i8*, i8** %b.addr, align 8, !dbg !202
  %5 = load i8, i8* %4, align 1, !dbg !203
  %conv2 = sext i8 %5 to i32, !dbg !203
  %cmp = icmp eq i32 %conv1, %conv2, !dbg !204
  br label %land.end

land.end:
  %6 = phi i1 [ false, %while.cond ], [ %cmp, %land.rhs ], !dbg !205
  br i1 %6, label %while.body, label %while.end, !dbg !196

while.body:
  %7 = load i8*, i8** %a.addr, align 8, !dbg !206
  %incdec.ptr = getelementptr inbounds i8, i8* %7, i32 1, !dbg !206
  store i8* %incdec.ptr, i8** %a.addr, align 8, !dbg !206
  %8 = load i8*, i8** %b.addr, align 8, !dbg !208
  %incdec.ptr4 = getelementptr inbounds i8, i8* %8, i32 1, !dbg !208
  store i8* %incdec.ptr4, i8** %b.addr, align 8, !dbg !208
  br label %while.cond, !dbg !196, !llvm.loop !209

while.end:
  %9 = load i8*, i8** %a.addr, align 8, !dbg !211
  %10 = load i8, i8* %9, align 1, !dbg !212
  %conv5 = sext i8 %10 to i32, !dbg !212
  %11 = load i8*, i8** %b.addr, align 8, !dbg !213
  %12 = load i8, i8* %11, align 1, !dbg !214
  %conv6 = sext i8 %12 to i32, !dbg !214
  %cmp7 = icmp eq i32 %conv5, %conv6, !dbg !215
  %conv8 = zext i1 %cmp7 to i32, !dbg !215
  ret i32 %conv8, !dbg !216
}

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!13, !14, !15, !16, !17, !18}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "slots", scope: !2, file: !3, line: 9, type: !10, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !9, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "table_removed_unsafe.c", directory: ".")
!4 = !{!5, !7, !8}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!8 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!9 = !{!0}
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 512, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 8)
!13 = !{i32 7, !"Dwarf Version", i32 5}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 7, !"PIC Level", i32 2}
!17 = !{i32 7, !"PIE Level", i32 2}
!18 = !{i32 7, !"uwtable", i32 1}

!20 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 47, type: !21, scopeLine: 47, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !24)
!21 = !DISubroutineType(types: !22)
!22 = !{!23}
!23 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!24 = !{!25}
!25 = !DILocalVariable(name: "k", scope: !20, file: !3, line: 49, type: !23)
!26 = !DILocation(line: 48, column: 9, scope: !27)
!27 = distinct !DILexicalBlock(scope: !20, file: !3, line: 48, column: 9)
!28 = !DILocation(line: 48, column: 22, scope: !27)
!29 = !DILocation(line: 48, column: 26, scope: !27)
!30 = !DILocation(line: 48, column: 29, scope: !27)
!31 = !DILocation(line: 48, column: 41, scope: !27)
!32 = !DILocation(line: 48, column: 9, scope: !20)
!33 = !DILocation(line: 48, column: 46, scope: !27)
!34 = !DILocation(line: 49, column: 5, scope: !20)
!35 = !DILocation(line: 49, column: 9, scope: !20)
!36 = !DILocation(line: 49, column: 13, scope: !20)
!37 = !DILocation(line: 50, column: 9, scope: !38)
!38 = distinct !DILexicalBlock(scope: !20, file: !3, line: 50, column: 9)
!39 = !DILocation(line: 50, column: 11, scope: !38)
!40 = !DILocation(line: 50, column: 9, scope: !20)
!41 = !DILocation(line: 50, column: 16, scope: !38)
!42 = !DILocation(line: 51, column: 11, scope: !20)
!43 = !DILocation(line: 51, column: 5, scope: !20)
!44 = !DILocation(line: 51, column: 14, scope: !20)
!45 = !DILocation(line: 52, column: 9, scope: !46)
!46 = distinct !DILexicalBlock(scope: !20, file: !3, line: 52, column: 9)
!47 = !DILocation(line: 52, column: 23, scope: !46)
!48 = !DILocation(line: 52, column: 9, scope: !20)
!49 = !DILocation(line: 52, column: 29, scope: !46)
!50 = !DILocation(line: 53, column: 9, scope: !51)
!51 = distinct !DILexicalBlock(scope: !20, file: !3, line: 53, column: 9)
!52 = !DILocation(line: 53, column: 22, scope: !51)
!53 = !DILocation(line: 53, column: 9, scope: !20)
!54 = !DILocation(line: 53, column: 27, scope: !51)
!55 = !DILocation(line: 55, column: 1, scope: !20)
!56 = !DILocation(line: 54, column: 5, scope: !20)
!57 = distinct !DISubprogram(name: "put", scope: !3, file: !3, line: 25, type: !58, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !60)
!58 = !DISubroutineType(types: !59)
!59 = !{!23, !5}
!60 = !{!61, !62, !64, !66}
!61 = !DILocalVariable(name: "s", arg: 1, scope: !57, file: !3, line: 25, type: !5)
!62 = !DILocalVariable(name: "h", scope: !57, file: !3, line: 26, type: !63)
!63 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!64 = !DILocalVariable(name: "i", scope: !65, file: !3, line: 27, type: !23)
!65 = distinct !DILexicalBlock(scope: !57, file: !3, line: 27, column: 5)
!66 = !DILocalVariable(name: "k", scope: !67, file: !3, line: 28, type: !63)
!67 = distinct !DILexicalBlock(scope: !68, file: !3, line: 27, column: 33)
!68 = distinct !DILexicalBlock(scope: !65, file: !3, line: 27, column: 5)
!69 = !DILocation(line: 25, column: 22, scope: !57)
!70 = !DILocation(line: 26, column: 5, scope: !57)
!71 = !DILocation(line: 26, column: 14, scope: !57)
!72 = !DILocation(line: 26, column: 23, scope: !57)
!73 = !DILocation(line: 26, column: 18, scope: !57)
!74 = !DILocation(line: 27, column: 10, scope: !65)
!75 = !DILocation(line: 27, column: 14, scope: !65)
!76 = !DILocation(line: 27, column: 21, scope: !68)
!77 = !DILocation(line: 27, column: 23, scope: !68)
!78 = !DILocation(line: 27, column: 5, scope: !65)
!79 = !DILocation(line: 28, column: 9, scope: !67)
!80 = !DILocation(line: 28, column: 18, scope: !67)
!81 = !DILocation(line: 28, column: 23, scope: !67)
!82 = !DILocation(line: 28, column: 27, scope: !67)
!83 = !DILocation(line: 28, column: 25, scope: !67)
!84 = !DILocation(line: 28, column: 30, scope: !67)
!85 = !DILocation(line: 29, column: 19, scope: !86)
!86 = distinct !DILexicalBlock(scope: !67, file: !3, line: 29, column: 13)
!87 = !DILocation(line: 29, column: 13, scope: !86)
!88 = !DILocation(line: 29, column: 22, scope: !86)
!89 = !DILocation(line: 29, column: 30, scope: !86)
!90 = !DILocation(line: 29, column: 39, scope: !86)
!91 = !DILocation(line: 29, column: 33, scope: !86)
!92 = !DILocation(line: 29, column: 42, scope: !86)
!93 = !DILocation(line: 29, column: 13, scope: !67)
!94 = !DILocation(line: 30, column: 24, scope: !95)
!95 = distinct !DILexicalBlock(scope: !86, file: !3, line: 29, column: 54)
!96 = !DILocation(line: 30, column: 19, scope: !95)
!97 = !DILocation(line: 30, column: 13, scope: !95)
!98 = !DILocation(line: 30, column: 22, scope: !95)
!99 = !DILocation(line: 31, column: 20, scope: !95)
!100 = !DILocation(line: 31, column: 13, scope: !95)
!101 = !DILocation(line: 33, column: 5, scope: !68)
!102 = !DILocation(line: 33, column: 5, scope: !67)
!103 = !DILocation(line: 27, column: 29, scope: !68)
!104 = !DILocation(line: 27, column: 5, scope: !68)
!105 = distinct !{!105, !78, !106, !107, !108}
!106 = !DILocation(line: 33, column: 5, scope: !65)
!107 = !{!"llvm.loop.mustprogress"}
!108 = !{!"llvm.loop.unroll.disable"}
!109 = !DILocation(line: 34, column: 5, scope: !57)
!110 = !DILocation(line: 35, column: 1, scope: !57)
!111 = !DISubprogram(name: "reach_error", scope: !3, file: !3, line: 4, type: !112, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !114)
!112 = !DISubroutineType(types: !113)
!113 = !{null}
!114 = !{}
!115 = distinct !DISubprogram(name: "find", scope: !3, file: !3, line: 37, type: !116, scopeLine: 37, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !120)
!116 = !DISubroutineType(types: !117)
!117 = !{!23, !118}
!118 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !119, size: 64)
!119 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!120 = !{!121, !122, !123, !125}
!121 = !DILocalVariable(name: "s", arg: 1, scope: !115, file: !3, line: 37, type: !118)
!122 = !DILocalVariable(name: "h", scope: !115, file: !3, line: 38, type: !63)
!123 = !DILocalVariable(name: "i", scope: !124, file: !3, line: 39, type: !23)
!124 = distinct !DILexicalBlock(scope: !115, file: !3, line: 39, column: 5)
!125 = !DILocalVariable(name: "k", scope: !126, file: !3, line: 40, type: !63)
!126 = distinct !DILexicalBlock(scope: !127, file: !3, line: 39, column: 33)
!127 = distinct !DILexicalBlock(scope: !124, file: !3, line: 39, column: 5)
!128 = !DILocation(line: 37, column: 29, scope: !115)
!129 = !DILocation(line: 38, column: 5, scope: !115)
!130 = !DILocation(line: 38, column: 14, scope: !115)
!131 = !DILocation(line: 38, column: 23, scope: !115)
!132 = !DILocation(line: 38, column: 18, scope: !115)
!133 = !DILocation(line: 39, column: 10, scope: !124)
!134 = !DILocation(line: 39, column: 14, scope: !124)
!135 = !DILocation(line: 39, column: 21, scope: !127)
!136 = !DILocation(line: 39, column: 23, scope: !127)
!137 = !DILocation(line: 39, column: 5, scope: !124)
!138 = !DILocation(line: 40, column: 9, scope: !126)
!139 = !DILocation(line: 40, column: 18, scope: !126)
!140 = !DILocation(line: 40, column: 23, scope: !126)
!141 = !DILocation(line: 40, column: 27, scope: !126)
!142 = !DILocation(line: 40, column: 25, scope: !126)
!143 = !DILocation(line: 40, column: 30, scope: !126)
!144 = !DILocation(line: 41, column: 20, scope: !145)
!145 = distinct !DILexicalBlock(scope: !126, file: !3, line: 41, column: 13)
!146 = !DILocation(line: 41, column: 14, scope: !145)
!147 = !DILocation(line: 41, column: 13, scope: !126)
!148 = !DILocation(line: 41, column: 24, scope: !145)
!149 = !DILocation(line: 42, column: 24, scope: !150)
!150 = distinct !DILexicalBlock(scope: !126, file: !3, line: 42, column: 13)
!151 = !DILocation(line: 42, column: 18, scope: !150)
!152 = !DILocation(line: 42, column: 28, scope: !150)
!153 = !DILocation(line: 42, column: 13, scope: !150)
!154 = !DILocation(line: 42, column: 13, scope: !126)
!155 = !DILocation(line: 42, column: 39, scope: !150)
!156 = !DILocation(line: 42, column: 32, scope: !150)
!157 = !DILocation(line: 43, column: 5, scope: !127)
!158 = !DILocation(line: 43, column: 5, scope: !126)
!159 = !DILocation(line: 39, column: 29, scope: !127)
!160 = !DILocation(line: 39, column: 5, scope: !127)
!161 = distinct !{!161, !137, !162, !107, !108}
!162 = !DILocation(line: 43, column: 5, scope: !124)
!163 = !DILocation(line: 44, column: 5, scope: !115)
!164 = !DILocation(line: 45, column: 1, scope: !115)
!165 = distinct !DISubprogram(name: "hash", scope: !3, file: !3, line: 11, type: !166, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !168)
!166 = !DISubroutineType(types: !167)
!167 = !{!63, !118}
!168 = !{!169, !170}
!169 = !DILocalVariable(name: "s", arg: 1, scope: !165, file: !3, line: 11, type: !118)
!170 = !DILocalVariable(name: "h", scope: !165, file: !3, line: 12, type: !63)
!171 = !DILocation(line: 11, column: 34, scope: !165)
!172 = !DILocation(line: 12, column: 5, scope: !165)
!173 = !DILocation(line: 12, column: 14, scope: !165)
!174 = !DILocation(line: 13, column: 5, scope: !165)
!175 = !DILocation(line: 13, column: 13, scope: !165)
!176 = !DILocation(line: 13, column: 12, scope: !165)
!177 = !DILocation(line: 13, column: 20, scope: !165)
!178 = !DILocation(line: 13, column: 22, scope: !165)
!179 = !DILocation(line: 13, column: 46, scope: !165)
!180 = !DILocation(line: 13, column: 44, scope: !165)
!181 = !DILocation(line: 13, column: 29, scope: !165)
!182 = !DILocation(line: 13, column: 27, scope: !165)
!183 = !DILocation(line: 13, column: 18, scope: !165)
!184 = distinct !{!184, !174, !179, !107, !108}
!185 = !DILocation(line: 14, column: 12, scope: !165)
!186 = !DILocation(line: 15, column: 1, scope: !165)
!187 = !DILocation(line: 14, column: 5, scope: !165)
!188 = distinct !DISubprogram(name: "same", scope: !3, file: !3, line: 17, type: !189, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !191)
!189 = !DISubroutineType(types: !190)
!190 = !{!23, !118, !118}
!191 = !{!192, !193}
!192 = !DILocalVariable(name: "a", arg: 1, scope: !188, file: !3, line: 17, type: !118)
!193 = !DILocalVariable(name: "b", arg: 2, scope: !188, file: !3, line: 17, type: !118)
!194 = !DILocation(line: 17, column: 29, scope: !188)
!195 = !DILocation(line: 17, column: 44, scope: !188)
!196 = !DILocation(line: 18, column: 5, scope: !188)
!197 = !DILocation(line: 18, column: 13, scope: !188)
!198 = !DILocation(line: 18, column: 12, scope: !188)
!199 = !DILocation(line: 18, column: 15, scope: !188)
!200 = !DILocation(line: 18, column: 19, scope: !188)
!201 = !DILocation(line: 18, column: 18, scope: !188)
!202 = !DILocation(line: 18, column: 25, scope: !188)
!203 = !DILocation(line: 18, column: 24, scope: !188)
!204 = !DILocation(line: 18, column: 21, scope: !188)
!205 = !DILocation(line: 0, scope: !188)
!206 = !DILocation(line: 19, column: 10, scope: !207)
!207 = distinct !DILexicalBlock(scope: !188, file: !3, line: 18, column: 28)
!208 = !DILocation(line: 20, column: 10, scope: !207)
!209 = distinct !{!209, !196, !210, !107, !108}
!210 = !DILocation(line: 21, column: 5, scope: !188)
!211 = !DILocation(line: 22, column: 13, scope: !188)
!212 = !DILocation(line: 22, column: 12, scope: !188)
!213 = !DILocation(line: 22, column: 19, scope: !188)
!214 = !DILocation(line: 22, column: 18, scope: !188)
!215 = !DILocation(line: 22, column: 15, scope: !188)
!216 = !DILocation(line: 22, column: 5, scope: !188)
