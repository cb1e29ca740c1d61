source_filename = "executed_parser_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.hooks = type { i8* (i64)*, void (i8*)* }
%struct.list = type { %struct.node*, i32 }
%struct.node = type { %struct.node*, i32 }

@hooks = internal global %struct.hooks { i8* (i64)* @malloc, void (i8*)* @free }, align 8, !dbg !0
@classes = internal global <{ i8, [255 x i8] }> <{ i8 3, [255 x i8] zeroinitializer }>, align 16, !dbg !13

define dso_local i32 @main() !dbg !40 {
entry:
  %retval = alloca i32, align 4
  %text = alloca [3 x i8], align 1
  %list = alloca %struct.list, align 8
  %letters = alloca i32, align 4
  %c = alloca i32, align 4
  %c1 = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %next = alloca %struct.node*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast [3 x i8]* %text to i8*, !dbg !66
  call void @llvm.lifetime.start.p0i8(i64 3, i8* %0), !dbg !66
  call void @llvm.dbg.declare(metadata [3 x i8]* %text, metadata !45, metadata !DIExpression()), !dbg !67
  %1 = bitcast %struct.list* %list to i8*, !dbg !68
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %1), !dbg !68
  call void @llvm.dbg.declare(metadata %struct.list* %list, metadata !49, metadata !DIExpression()), !dbg !69
  %2 = bitcast %struct.list* %list to i8*, !dbg !69
  call void @llvm.memset.p0i8.i64(i8* align 8 %2, i8 0, i64 16, i1 false), !dbg !69
  %3 = bitcast i32* %letters to i8*, !dbg !70
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !70
  call void @llvm.dbg.declare(metadata i32* %letters, metadata !59, metadata !DIExpression()), !dbg !71
  store i32 0, i32* %letters, align 4, !dbg !71
  %4 = bitcast i32* %c to i8*, !dbg !72
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4), !dbg !72
  call void @llvm.dbg.declare(metadata i32* %c, metadata !60, metadata !DIExpression()), !dbg !73
  store i32 48, i32* %c, align 4, !dbg !73
  br label %for.cond, !dbg !72

for.cond:
  %5 = load i32, i32* %c, align 4, !dbg !74
  %cmp = icmp sle i32 %5, 57, !dbg !76
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !77

for.cond.cleanup:
  %6 = bitcast i32* %c to i8*, !dbg !78
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6), !dbg !78
  br label %for.end

for.body:
  %7 = load i32, i32* %c, align 4, !dbg !79
  %idxprom = sext i32 %7 to i64, !dbg !80
  %arrayidx = getelementptr inbounds [256 x i8], [256 x i8]* bitcast (<{ i8, [255 x i8] }>* @classes to [256 x i8]*), i64 0, i64 %idxprom, !dbg !80
  store i8 1, i8* %arrayidx, align 1, !dbg !81
  br label %for.inc, !dbg !80

for.inc:
  %8 = load i32, i32* %c, align 4, !dbg !82
  %inc = add nsw i32 %8, 1, !dbg !82
  store i32 %inc, i32* %c, align 4, !dbg !82
  br label %for.cond, !dbg !78, !llvm.loop !83

for.end:
  %9 = bitcast i32* %c1 to i8*, !dbg !87
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %9), !dbg !87
  call void @llvm.dbg.declare(metadata i32* %c1, metadata !62, metadata !DIExpression()), !dbg !88
  store i32 97, i32* %c1, align 4, !dbg !88
  br label %for.cond2, !dbg !87

for.cond2:
  %10 = load i32, i32* %c1, align 4, !dbg !89
  %cmp3 = icmp sle i32 %10, 122, !dbg !91
  br i1 %cmp3, label %for.body5, label %for.cond.cleanup4, !dbg !92

for.cond.cleanup4:
  %11 = bitcast i32* %c1 to i8*, !dbg !93
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %11), !dbg !93
  br label %for.end10

for.body5:
  %12 = load i32, i32* %c1, align 4, !dbg !94
  %idxprom6 = sext i32 %12 to i64, !dbg !95
  %arrayidx7 = getelementptr inbounds [256 x i8], [256 x i8]* bitcast (<{ i8, [255 x i8] }>* @classes to [256 x i8]*), i64 0, i64 %idxprom6, !dbg !95
  store i8 2, i8* %arrayidx7, align 1, !dbg !96
  br label %for.inc8, !dbg !95

for.inc8:
  %13 = load i32, i32* %c1, align 4, !dbg !97
  %inc9 = add nsw i32 %13, 1, !dbg !97
  store i32 %inc9, i32* %c1, align 4, !dbg !97
  br label %for.cond2, !dbg !93, !llvm.loop !98

for.end10:
  %call = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !100
  %arrayidx11 = getelementptr inbounds [3 x i8], [3 x i8]* %text, i64 0, i64 0, !dbg !101
  store i8 %call, i8* %arrayidx11, align 1, !dbg !102
  %call12 = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !103
  %arrayidx13 = getelementptr inbounds [3 x i8], [3 x i8]* %text, i64 0, i64 1, !dbg !104
  store i8 %call12, i8* %arrayidx13, align 1, !dbg !105
  %arrayidx14 = getelementptr inbounds [3 x i8], [3 x i8]* %text, i64 0, i64 2, !dbg !106
  store i8 0, i8* %arrayidx14, align 1, !dbg !107
  %arraydecay = getelementptr inbounds [3 x i8], [3 x i8]* %text, i64 0, i64 0, !dbg !108
  %call15 = call i32 @parse(%struct.list* noundef %list, i8* noundef %arraydecay), !dbg !110
  %tobool = icmp ne i32 %call15, 0, !dbg !110
  br i1 %tobool, label %if.then, label %if.end, !dbg !111

if.then:
  store i32 0, i32* %retval, align 4, !dbg !112
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !112

if.end:
  br label %while.cond, !dbg !113

while.cond:
  %first = getelementptr inbounds %struct.list, %struct.list* %list, i32 0, i32 0, !dbg !114
  %14 = load %struct.node*, %struct.node** %first, align 8, !dbg !114
  %tobool16 = icmp ne %struct.node* %14, null, !dbg !113
  br i1 %tobool16, label %while.body, label %while.end, !dbg !113

while.body:
  %15 = bitcast %struct.node** %next to i8*, !dbg !115
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %15), !dbg !115
  call void @llvm.dbg.declare(metadata %struct.node** %next, metadata !64, metadata !DIExpression()), !dbg !116
  %first17 = getelementptr inbounds %struct.list, %struct.list* %list, i32 0, i32 0, !dbg !117
  %16 = load %struct.node*, %struct.node** %first17, align 8, !dbg !117
  %next18 = getelementptr inbounds %struct.node, %struct.node* %16, i32 0, i32 0, !dbg !118
  %17 = load %struct.node*, %struct.node** %next18, align 8, !dbg !118
  store %struct.node* %17, %struct.node** %next, align 8, !dbg !116
  %first19 = getelementptr inbounds %struct.list, %struct.list* %list, i32 0, i32 0, !dbg !119
  %18 = load %struct.node*, %struct.node** %first19, align 8, !dbg !119
  %class = getelementptr inbounds %struct.node, %struct.node* %18, i32 0, i32 1, !dbg !120
  %19 = load i32, i32* %class, align 8, !dbg !120
  %cmp20 = icmp eq i32 %19, 2, !dbg !121
  %conv = zext i1 %cmp20 to i32, !dbg !121
  %20 = load i32, i32* %letters, align 4, !dbg !122
  %add = add nsw i32 %20, %conv, !dbg !122
  store i32 %add, i32* %letters, align 4, !dbg !122
  %21 = load void (i8*)*, void (i8*)** getelementptr inbounds (%struct.hooks, %struct.hooks* @hooks, i32 0, i32 1), align 8, !dbg !123
  %first21 = getelementptr inbounds %struct.list, %struct.list* %list, i32 0, i32 0, !dbg !124
  %22 = load %struct.node*, %struct.node** %first21, align 8, !dbg !124
  %23 = bitcast %struct.node* %22 to i8*, !dbg !125
  call void %21(i8* noundef %23), !dbg !126
  %24 = load %struct.node*, %struct.node** %next, align 8, !dbg !127
  %first22 = getelementptr inbounds %struct.list, %struct.list* %list, i32 0, i32 0, !dbg !128
  store %struct.node* %24, %struct.node** %first22, align 8, !dbg !129
  %25 = bitcast %struct.node** %next to i8*, !dbg !130
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %25), !dbg !130
  br label %while.cond, !dbg !113, !llvm.loop !131

while.end:
  %26 = load i32, i32* %letters, align 4, !dbg !132
  %cmp23 = icmp sgt i32 %26, 2, !dbg !134
  br i1 %cmp23, label %if.then34, label %lor.lhs.false, !dbg !135

lor.lhs.false:
  %length = getelementptr inbounds %struct.list, %struct.list* %list, i32 0, i32 1, !dbg !136
  %27 = load i32, i32* %length, align 8, !dbg !136
  %cmp25 = icmp sgt i32 %27, 2, !dbg !137
  br i1 %cmp25, label %if.then34, label %lor.lhs.false27, !dbg !138

lor.lhs.false27:
  %length28 = getelementptr inbounds %struct.list, %struct.list* %list, i32 0, i32 1, !dbg !139
  %28 = load i32, i32* %length28, align 8, !dbg !139
  %cmp29 = icmp eq i32 %28, 0, !dbg !140
  br i1 %cmp29, label %land.lhs.true, label %if.end35, !dbg !141

land.lhs.true:
  %arrayidx31 = getelementptr inbounds [3 x i8], [3 x i8]* %text, i64 0, i64 0, !dbg !142
  %29 = load i8, i8* %arrayidx31, align 1, !dbg !142
  %conv32 = zext i8 %29 to i32, !dbg !142
  %tobool33 = icmp ne i32 %conv32, 0, !dbg !142
  br i1 %tobool33, label %if.then34, label %if.end35, !dbg !143

if.then34:
  call void @reach_error(), !dbg !144
  br label %if.end35, !dbg !144

if.end35:
  store i32 0, i32* %retval, align 4, !dbg !145
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !145

cleanup:
  %30 = bitcast i32* %letters to i8*, !dbg !146
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %30), !dbg !146
  %31 = bitcast %struct.list* %list to i8*, !dbg !146
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %31), !dbg !146
  %32 = bitcast [3 x i8]* %text to i8*, !dbg !146
  call void @llvm.lifetime.end.p0i8(i64 3, i8* %32), !dbg !146
  %33 = load i32, i32* %retval, align 4, !dbg !146
  ret i32 %33, !dbg !146
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare zeroext i8 @__VERIFIER_nondet_uchar()

define internal i32 @parse(%struct.list* noundef %list, i8* noundef %text) !dbg !147 {
entry:
  %retval = alloca i32, align 4
  %list.addr = alloca %struct.list*, align 8
  %text.addr = alloca i8*, align 8
  store %struct.list* %list, %struct.list** %list.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.list** %list.addr, metadata !154, metadata !DIExpression()), !dbg !156
  store i8* %text, i8** %text.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %text.addr, metadata !155, metadata !DIExpression()), !dbg !157
  br label %while.cond, !dbg !158

while.cond:
  %0 = load i8*, i8** %text.addr, align 8, !dbg !159
  %1 = load i8, i8* %0, align 1, !dbg !160
  %idxprom = zext i8 %1 to i64, !dbg !161
  %arrayidx = getelementptr inbounds [256 x i8], [256 x i8]* bitcast (<{ i8, [255 x i8] }>* @classes to [256 x i8]*), i64 0, i64 %idxprom, !dbg !161
  %2 = load i8, i8* %arrayidx, align 1, !dbg !161
  %conv = zext i8 %2 to i32, !dbg !161
  %cmp = icmp ne i32 %conv, 3, !dbg !162
  br i1 %cmp, label %while.body, label %while.end, !dbg !158

while.body:
  %3 = load %struct.list*, %struct.list** %list.addr, align 8, !dbg !163
  %4 = load i8*, i8** %text.addr, align 8, !dbg !166
  %5 = load i8, i8* %4, align 1, !dbg !167
  %idxprom2 = zext i8 %5 to i64, !dbg !168
  %arrayidx3 = getelementptr inbounds [256 x i8], [256 x i8]* bitcast (<{ i8, [255 x i8] }>* @classes to [256 x i8]*), i64 0, i64 %idxprom2, !dbg !168
  %6 = load i8, i8* %arrayidx3, align 1, !dbg !168
  %conv4 = zext i8 %6 to i32, !dbg !168
  %call = call i32 @add(%struct.list* noundef %3, i32 noundef %conv4), !dbg !169
  %tobool = icmp ne i32 %call, 0, !dbg !169
  br i1 %tobool, label %if.then, label %if.end, !dbg !170

if.then:
  store i32 -1, i32* %retval, align 4, !dbg !171
  br label %return, !dbg !171

if.end:
  %7 = load i8*, i8** %text.addr, align 8, !dbg !172
  %incdec.ptr = getelementptr inbounds i8, i8* %7, i32 1, !dbg !172
  store i8* %incdec.ptr, i8** %text.addr, align 8, !dbg !172
  br label %while.cond, !dbg !158, !llvm.loop !173

while.end:
  store i32 0, i32* %retval, align 4, !dbg !175
  br label %return, !dbg !175

return:
  %8 = load i32, i32* %retval, align 4, !dbg !176
  ret i32 %8, !dbg !176
}

declare !dbg !177 void @reach_error()

define internal i32 @add(%struct.list* noundef %list, i32 noundef %class) !dbg !181 {
entry:
  %retval = alloca i32, align 4
  %list.addr = alloca %struct.list*, align 8
  %class.addr = alloca i32, align 4
  %node = alloca %struct.node*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store %struct.list* %list, %struct.list** %list.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.list** %list.addr, metadata !185, metadata !DIExpression()), !dbg !188
  store i32 %class, i32* %class.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %class.addr, metadata !186, metadata !DIExpression()), !dbg !189
  %0 = bitcast %struct.node** %node to i8*, !dbg !190
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !190
  call void @llvm.dbg.declare(metadata %struct.node** %node, metadata !187, metadata !DIExpression()), !dbg !191
  %1 = load i8* (i64)*, i8* (i64)** getelementptr inbounds (%struct.hooks, %struct.hooks* @hooks, i32 0, i32 0), align 8, !dbg !192
  %call = call i8* %1(i64 noundef 16), !dbg !193
  %2 = bitcast i8* %call to %struct.node*, !dbg !193
  store %struct.node* %2, %struct.node** %node, align 8, !dbg !191
  %3 = load %struct.node*, %struct.node** %node, align 8, !dbg !194
  %tobool = icmp ne %struct.node* %3, null, !dbg !194
  br i1 %tobool, label %if.end, label %if.then, !dbg !196

if.then:
  store i32 -1, i32* %retval, align 4, !dbg !197
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !197

if.end:
  %4 = load %struct.list*, %struct.list** %list.addr, align 8, !dbg !198
  %first = getelementptr inbounds %struct.list, %struct.list* %4, i32 0, i32 0, !dbg !199
  %5 = load %struct.node*, %struct.node** %first, align 8, !dbg !199
  %6 = load %struct.node*, %struct.node** %node, align 8, !dbg !200
  %next = getelementptr inbounds %struct.node, %struct.node* %6, i32 0, i32 0, !dbg !201
  store %struct.node* %5, %struct.node** %next, align 8, !dbg !202
  %7 = load i32, i32* %class.addr, align 4, !dbg !203
  %8 = load %struct.node*, %struct.node** %node, align 8, !dbg !204
  %class1 = getelementptr inbounds %struct.node, %struct.node* %8, i32 0, i32 1, !dbg !205
  store i32 %7, i32* %class1, align 8, !dbg !206
  %9 = load %struct.node*, %struct.node** %node, align 8, !dbg !207
  %10 = load %struct.list*, %struct.list** %list.addr, align 8, !dbg !208
  %first2 = getelementptr inbounds %struct.list, %struct.list* %10, i32 0, i32 0, !dbg !209
  store %struct.node* %9, %struct.node** %first2, align 8, !dbg !210
  %11 = load %struct.list*, %struct.list** %list.addr, align 8, !dbg !211
  %length = getelementptr inbounds %struct.list, %struct.list* %11, i32 0, i32 1, !dbg !212
  %12 = load i32, i32* %length, align 8, !dbg !213
  %inc = add nsw i32 %12, 1, !dbg !213
  store i32 %inc, i32* %length, align 8, !dbg !213
  store i32 0, i32* %retval, align 4, !dbg !214
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !214

cleanup:
  %13 = bitcast %struct.node** %node to i8*, !dbg !215
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %13), !dbg !215
  %14 = load i32, i32* %retval, align 4, !dbg !215
  ret i32 %14, !dbg !215
}

declare noalias i8* @malloc(i64 noundef)

declare void @free(i8* noundef)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!33, !34, !35, !36, !37, !38}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "hooks", scope: !2, file: !3, line: 14, type: !19, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !12, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "executed_parser_safe.c", directory: ".")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !3, line: 8, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !{!8, !9, !10, !11}
!8 = !DIEnumerator(name: "OTHER", value: 0)
!9 = !DIEnumerator(name: "DIGIT", value: 1)
!10 = !DIEnumerator(name: "LETTER", value: 2)
!11 = !DIEnumerator(name: "END", value: 3)
!12 = !{!13, !0}
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "classes", scope: !2, file: !3, line: 9, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 2048, elements: !17)
!16 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!17 = !{!18}
!18 = !DISubrange(count: 256)
!19 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "hooks", file: !3, line: 10, size: 128, elements: !20)
!20 = !{!21, !29}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "get", scope: !19, file: !3, line: 11, baseType: !22, size: 64)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DISubroutineType(types: !24)
!24 = !{!25, !26}
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !27, line: 46, baseType: !28)
!27 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!28 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "put", scope: !19, file: !3, line: 12, baseType: !30, size: 64, offset: 64)
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64)
!31 = !DISubroutineType(types: !32)
!32 = !{null, !25}
!33 = !{i32 7, !"Dwarf Version", i32 5}
!34 = !{i32 2, !"Debug Info Version", i32 3}
!35 = !{i32 1, !"wchar_size", i32 4}
!36 = !{i32 7, !"PIC Level", i32 2}
!37 = !{i32 7, !"PIE Level", i32 2}
!38 = !{i32 7, !"uwtable", i32 1}

!40 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 41, type: !41, scopeLine: 41, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !44)
!41 = !DISubroutineType(types: !42)
!42 = !{!43}
!43 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!44 = !{!45, !49, !59, !60, !62, !64}
!45 = !DILocalVariable(name: "text", scope: !40, file: !3, line: 42, type: !46)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 24, elements: !47)
!47 = !{!48}
!48 = !DISubrange(count: 3)
!49 = !DILocalVariable(name: "list", scope: !40, file: !3, line: 43, type: !50)
!50 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "list", file: !3, line: 19, size: 128, elements: !51)
!51 = !{!52, !58}
!52 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !50, file: !3, line: 20, baseType: !53, size: 64)
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !54, size: 64)
!54 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 15, size: 128, elements: !55)
!55 = !{!56, !57}
!56 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !54, file: !3, line: 16, baseType: !53, size: 64)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "class", scope: !54, file: !3, line: 17, baseType: !43, size: 32, offset: 64)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !50, file: !3, line: 21, baseType: !43, size: 32, offset: 64)
!59 = !DILocalVariable(name: "letters", scope: !40, file: !3, line: 44, type: !43)
!60 = !DILocalVariable(name: "c", scope: !61, file: !3, line: 45, type: !43)
!61 = distinct !DILexicalBlock(scope: !40, file: !3, line: 45, column: 3)
!62 = !DILocalVariable(name: "c", scope: !63, file: !3, line: 47, type: !43)
!63 = distinct !DILexicalBlock(scope: !40, file: !3, line: 47, column: 3)
!64 = !DILocalVariable(name: "next", scope: !65, file: !3, line: 55, type: !53)
!65 = distinct !DILexicalBlock(scope: !40, file: !3, line: 54, column: 22)
!66 = !DILocation(line: 42, column: 3, scope: !40)
!67 = !DILocation(line: 42, column: 17, scope: !40)
!68 = !DILocation(line: 43, column: 3, scope: !40)
!69 = !DILocation(line: 43, column: 15, scope: !40)
!70 = !DILocation(line: 44, column: 3, scope: !40)
!71 = !DILocation(line: 44, column: 7, scope: !40)
!72 = !DILocation(line: 45, column: 8, scope: !61)
!73 = !DILocation(line: 45, column: 12, scope: !61)
!74 = !DILocation(line: 45, column: 21, scope: !75)
!75 = distinct !DILexicalBlock(scope: !61, file: !3, line: 45, column: 3)
!76 = !DILocation(line: 45, column: 23, scope: !75)
!77 = !DILocation(line: 45, column: 3, scope: !61)
!78 = !DILocation(line: 45, column: 3, scope: !75)
!79 = !DILocation(line: 46, column: 13, scope: !75)
!80 = !DILocation(line: 46, column: 5, scope: !75)
!81 = !DILocation(line: 46, column: 16, scope: !75)
!82 = !DILocation(line: 45, column: 32, scope: !75)
!83 = distinct !{!83, !77, !84, !85, !86}
!84 = !DILocation(line: 46, column: 18, scope: !61)
!85 = !{!"llvm.loop.mustprogress"}
!86 = !{!"llvm.loop.unroll.disable"}
!87 = !DILocation(line: 47, column: 8, scope: !63)
!88 = !DILocation(line: 47, column: 12, scope: !63)
!89 = !DILocation(line: 47, column: 21, scope: !90)
!90 = distinct !DILexicalBlock(scope: !63, file: !3, line: 47, column: 3)
!91 = !DILocation(line: 47, column: 23, scope: !90)
!92 = !DILocation(line: 47, column: 3, scope: !63)
!93 = !DILocation(line: 47, column: 3, scope: !90)
!94 = !DILocation(line: 48, column: 13, scope: !90)
!95 = !DILocation(line: 48, column: 5, scope: !90)
!96 = !DILocation(line: 48, column: 16, scope: !90)
!97 = !DILocation(line: 47, column: 32, scope: !90)
!98 = distinct !{!98, !92, !99, !85, !86}
!99 = !DILocation(line: 48, column: 18, scope: !63)
!100 = !DILocation(line: 49, column: 13, scope: !40)
!101 = !DILocation(line: 49, column: 3, scope: !40)
!102 = !DILocation(line: 49, column: 11, scope: !40)
!103 = !DILocation(line: 50, column: 13, scope: !40)
!104 = !DILocation(line: 50, column: 3, scope: !40)
!105 = !DILocation(line: 50, column: 11, scope: !40)
!106 = !DILocation(line: 51, column: 3, scope: !40)
!107 = !DILocation(line: 51, column: 11, scope: !40)
!108 = !DILocation(line: 52, column: 20, scope: !109)
!109 = distinct !DILexicalBlock(scope: !40, file: !3, line: 52, column: 7)
!110 = !DILocation(line: 52, column: 7, scope: !109)
!111 = !DILocation(line: 52, column: 7, scope: !40)
!112 = !DILocation(line: 53, column: 5, scope: !109)
!113 = !DILocation(line: 54, column: 3, scope: !40)
!114 = !DILocation(line: 54, column: 15, scope: !40)
!115 = !DILocation(line: 55, column: 5, scope: !65)
!116 = !DILocation(line: 55, column: 18, scope: !65)
!117 = !DILocation(line: 55, column: 30, scope: !65)
!118 = !DILocation(line: 55, column: 37, scope: !65)
!119 = !DILocation(line: 56, column: 21, scope: !65)
!120 = !DILocation(line: 56, column: 28, scope: !65)
!121 = !DILocation(line: 56, column: 34, scope: !65)
!122 = !DILocation(line: 56, column: 13, scope: !65)
!123 = !DILocation(line: 57, column: 11, scope: !65)
!124 = !DILocation(line: 57, column: 20, scope: !65)
!125 = !DILocation(line: 57, column: 15, scope: !65)
!126 = !DILocation(line: 57, column: 5, scope: !65)
!127 = !DILocation(line: 58, column: 18, scope: !65)
!128 = !DILocation(line: 58, column: 10, scope: !65)
!129 = !DILocation(line: 58, column: 16, scope: !65)
!130 = !DILocation(line: 59, column: 3, scope: !40)
!131 = distinct !{!131, !113, !130, !85, !86}
!132 = !DILocation(line: 60, column: 7, scope: !133)
!133 = distinct !DILexicalBlock(scope: !40, file: !3, line: 60, column: 7)
!134 = !DILocation(line: 60, column: 15, scope: !133)
!135 = !DILocation(line: 60, column: 25, scope: !133)
!136 = !DILocation(line: 60, column: 33, scope: !133)
!137 = !DILocation(line: 60, column: 40, scope: !133)
!138 = !DILocation(line: 60, column: 44, scope: !133)
!139 = !DILocation(line: 60, column: 53, scope: !133)
!140 = !DILocation(line: 60, column: 60, scope: !133)
!141 = !DILocation(line: 60, column: 65, scope: !133)
!142 = !DILocation(line: 60, column: 68, scope: !133)
!143 = !DILocation(line: 60, column: 7, scope: !40)
!144 = !DILocation(line: 61, column: 5, scope: !133)
!145 = !DILocation(line: 62, column: 3, scope: !40)
!146 = !DILocation(line: 63, column: 1, scope: !40)
!147 = distinct !DISubprogram(name: "parse", scope: !3, file: !3, line: 33, type: !148, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !153)
!148 = !DISubroutineType(types: !149)
!149 = !{!43, !150, !151}
!150 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!151 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !152, size: 64)
!152 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!153 = !{!154, !155}
!154 = !DILocalVariable(name: "list", arg: 1, scope: !147, file: !3, line: 33, type: !150)
!155 = !DILocalVariable(name: "text", arg: 2, scope: !147, file: !3, line: 33, type: !151)
!156 = !DILocation(line: 33, column: 31, scope: !147)
!157 = !DILocation(line: 33, column: 58, scope: !147)
!158 = !DILocation(line: 34, column: 3, scope: !147)
!159 = !DILocation(line: 34, column: 19, scope: !147)
!160 = !DILocation(line: 34, column: 18, scope: !147)
!161 = !DILocation(line: 34, column: 10, scope: !147)
!162 = !DILocation(line: 34, column: 25, scope: !147)
!163 = !DILocation(line: 35, column: 13, scope: !164)
!164 = distinct !DILexicalBlock(scope: !165, file: !3, line: 35, column: 9)
!165 = distinct !DILexicalBlock(scope: !147, file: !3, line: 34, column: 33)
!166 = !DILocation(line: 35, column: 28, scope: !164)
!167 = !DILocation(line: 35, column: 27, scope: !164)
!168 = !DILocation(line: 35, column: 19, scope: !164)
!169 = !DILocation(line: 35, column: 9, scope: !164)
!170 = !DILocation(line: 35, column: 9, scope: !165)
!171 = !DILocation(line: 36, column: 7, scope: !164)
!172 = !DILocation(line: 37, column: 9, scope: !165)
!173 = distinct !{!173, !158, !174, !85, !86}
!174 = !DILocation(line: 38, column: 3, scope: !147)
!175 = !DILocation(line: 39, column: 3, scope: !147)
!176 = !DILocation(line: 40, column: 1, scope: !147)
!177 = !DISubprogram(name: "reach_error", scope: !3, file: !3, line: 4, type: !178, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !180)
!178 = !DISubroutineType(types: !179)
!179 = !{null}
!180 = !{}
!181 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 23, type: !182, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !184)
!182 = !DISubroutineType(types: !183)
!183 = !{!43, !150, !43}
!184 = !{!185, !186, !187}
!185 = !DILocalVariable(name: "list", arg: 1, scope: !181, file: !3, line: 23, type: !150)
!186 = !DILocalVariable(name: "class", arg: 2, scope: !181, file: !3, line: 23, type: !43)
!187 = !DILocalVariable(name: "node", scope: !181, file: !3, line: 24, type: !53)
!188 = !DILocation(line: 23, column: 29, scope: !181)
!189 = !DILocation(line: 23, column: 39, scope: !181)
!190 = !DILocation(line: 24, column: 3, scope: !181)
!191 = !DILocation(line: 24, column: 16, scope: !181)
!192 = !DILocation(line: 24, column: 29, scope: !181)
!193 = !DILocation(line: 24, column: 23, scope: !181)
!194 = !DILocation(line: 25, column: 8, scope: !195)
!195 = distinct !DILexicalBlock(scope: !181, file: !3, line: 25, column: 7)
!196 = !DILocation(line: 25, column: 7, scope: !181)
!197 = !DILocation(line: 26, column: 5, scope: !195)
!198 = !DILocation(line: 27, column: 16, scope: !181)
!199 = !DILocation(line: 27, column: 22, scope: !181)
!200 = !DILocation(line: 27, column: 3, scope: !181)
!201 = !DILocation(line: 27, column: 9, scope: !181)
!202 = !DILocation(line: 27, column: 14, scope: !181)
!203 = !DILocation(line: 28, column: 17, scope: !181)
!204 = !DILocation(line: 28, column: 3, scope: !181)
!205 = !DILocation(line: 28, column: 9, scope: !181)
!206 = !DILocation(line: 28, column: 15, scope: !181)
!207 = !DILocation(line: 29, column: 17, scope: !181)
!208 = !DILocation(line: 29, column: 3, scope: !181)
!209 = !DILocation(line: 29, column: 9, scope: !181)
!210 = !DILocation(line: 29, column: 15, scope: !181)
!211 = !DILocation(line: 30, column: 3, scope: !181)
!212 = !DILocation(line: 30, column: 9, scope: !181)
!213 = !DILocation(line: 30, column: 15, scope: !181)
!214 = !DILocation(line: 31, column: 3, scope: !181)
!215 = !DILocation(line: 32, column: 1, scope: !181)
