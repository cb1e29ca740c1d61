source_filename = "executed_objects_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.buffer = type { i8*, i64, i64 }

define dso_local i32 @main() !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %buffer = alloca %struct.buffer, align 8
  %choice = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %i = alloca i32, align 4
  %part = alloca [4 x i8], align 1
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.buffer* %buffer to i8*, !dbg !35
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %0), !dbg !35
  call void @llvm.dbg.declare(metadata %struct.buffer* %buffer, metadata !14, metadata !DIExpression()), !dbg !36
  %start = getelementptr inbounds %struct.buffer, %struct.buffer* %buffer, i32 0, i32 0, !dbg !37
  %call = call noalias i8* @malloc(i64 noundef 2), !dbg !38
  store i8* %call, i8** %start, align 8, !dbg !37
  %size = getelementptr inbounds %struct.buffer, %struct.buffer* %buffer, i32 0, i32 1, !dbg !37
  store i64 2, i64* %size, align 8, !dbg !37
  %used = getelementptr inbounds %struct.buffer, %struct.buffer* %buffer, i32 0, i32 2, !dbg !37
  store i64 0, i64* %used, align 8, !dbg !37
  %1 = bitcast i32* %choice to i8*, !dbg !39
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !39
  call void @llvm.dbg.declare(metadata i32* %choice, metadata !25, metadata !DIExpression()), !dbg !40
  %call1 = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !41
  %conv = zext i8 %call1 to i32, !dbg !41
  store i32 %conv, i32* %choice, align 4, !dbg !40
  %start2 = getelementptr inbounds %struct.buffer, %struct.buffer* %buffer, i32 0, i32 0, !dbg !42
  %2 = load i8*, i8** %start2, align 8, !dbg !42
  %tobool = icmp ne i8* %2, null, !dbg !44
  br i1 %tobool, label %if.end, label %if.then, !dbg !45

if.then:
  store i32 0, i32* %retval, align 4, !dbg !46
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup21, !dbg !46

if.end:
  %3 = bitcast i32* %i to i8*, !dbg !47
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !47
  call void @llvm.dbg.declare(metadata i32* %i, metadata !27, metadata !DIExpression()), !dbg !48
  store i32 0, i32* %i, align 4, !dbg !48
  br label %for.cond, !dbg !47

for.cond:
  %4 = load i32, i32* %i, align 4, !dbg !49
  %cmp = icmp ult i32 %4, 3, !dbg !50
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !51

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  br label %cleanup12, !dbg !51

for.body:
  %5 = bitcast [4 x i8]* %part to i8*, !dbg !52
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %5), !dbg !52
  call void @llvm.dbg.declare(metadata [4 x i8]* %part, metadata !29, metadata !DIExpression()), !dbg !53
  %arraydecay = getelementptr inbounds [4 x i8], [4 x i8]* %part, i64 0, i64 0, !dbg !54
  %6 = load i32, i32* %i, align 4, !dbg !55
  %add = add nsw i32 97, %6, !dbg !56
  %7 = trunc i32 %add to i8, !dbg !54
  call void @llvm.memset.p0i8.i64(i8* align 1 %arraydecay, i8 %7, i64 4, i1 false), !dbg !54
  %arraydecay4 = getelementptr inbounds [4 x i8], [4 x i8]* %part, i64 0, i64 0, !dbg !57
  %8 = load i32, i32* %choice, align 4, !dbg !59
  %rem = urem i32 %8, 4, !dbg !60
  %9 = load i32, i32* %i, align 4, !dbg !61
  %cmp5 = icmp ult i32 %rem, %9, !dbg !62
  %10 = zext i1 %cmp5 to i64, !dbg !59
  %cond = select i1 %cmp5, i32 1, i32 3, !dbg !59
  %conv7 = sext i32 %cond to i64, !dbg !59
  %call8 = call i32 @append(%struct.buffer* noundef %buffer, i8* noundef %arraydecay4, i64 noundef %conv7), !dbg !63
  %tobool9 = icmp ne i32 %call8, 0, !dbg !63
  br i1 %tobool9, label %if.then10, label %if.end11, !dbg !64

if.then10:
  store i32 2, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !65

if.end11:
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !66
  br label %cleanup, !dbg !66

cleanup:
  %11 = bitcast [4 x i8]* %part to i8*, !dbg !66
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %11), !dbg !66
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup12 [
    i32 0, label %cleanup.cont
  ]

cleanup.cont:
  br label %for.inc, !dbg !67

for.inc:
  %12 = load i32, i32* %i, align 4, !dbg !68
  %inc = add i32 %12, 1, !dbg !68
  store i32 %inc, i32* %i, align 4, !dbg !68
  br label %for.cond, !dbg !69, !llvm.loop !70

cleanup12:
  %13 = bitcast i32* %i to i8*, !dbg !69
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %13), !dbg !69
  br label %for.end

for.end:
  %start13 = getelementptr inbounds %struct.buffer, %struct.buffer* %buffer, i32 0, i32 0, !dbg !74
  %14 = load i8*, i8** %start13, align 8, !dbg !74
  %15 = load i32, i32* %choice, align 4, !dbg !75
  %rem14 = urem i32 %15, 4, !dbg !76
  %cmp15 = icmp eq i32 %rem14, 0, !dbg !77
  br i1 %cmp15, label %cond.true, label %cond.false, !dbg !75

cond.true:
  %call17 = call i32 @sum(i32 noundef 0, i32* noundef null), !dbg !78
  %rem18 = srem i32 %call17, 5, !dbg !79
  br label %cond.end, !dbg !75

cond.false:
  br label %cond.end, !dbg !75

cond.end:
  %cond19 = phi i32 [ %rem18, %cond.true ], [ 20, %cond.false ], !dbg !75
  %idxprom = sext i32 %cond19 to i64, !dbg !80
  %arrayidx = getelementptr inbounds i8, i8* %14, i64 %idxprom, !dbg !80
  store i8 0, i8* %arrayidx, align 1, !dbg !81
  %start20 = getelementptr inbounds %struct.buffer, %struct.buffer* %buffer, i32 0, i32 0, !dbg !82
  %16 = load i8*, i8** %start20, align 8, !dbg !82
  call void @free(i8* noundef %16), !dbg !83
  store i32 0, i32* %retval, align 4, !dbg !84
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup21, !dbg !84

cleanup21:
  %17 = bitcast i32* %choice to i8*, !dbg !85
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %17), !dbg !85
  %18 = bitcast %struct.buffer* %buffer to i8*, !dbg !85
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %18), !dbg !85
  %19 = load i32, i32* %retval, align 4, !dbg !85
  ret i32 %19, !dbg !85
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare noalias i8* @malloc(i64 noundef)

declare zeroext i8 @__VERIFIER_nondet_uchar()

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

define internal i32 @append(%struct.buffer* noundef %buffer, i8* noundef %bytes, i64 noundef %length) !dbg !86 {
entry:
  %retval = alloca i32, align 4
  %buffer.addr = alloca %struct.buffer*, align 8
  %bytes.addr = alloca i8*, align 8
  %length.addr = alloca i64, align 8
  %more = alloca i8*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store %struct.buffer* %buffer, %struct.buffer** %buffer.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.buffer** %buffer.addr, metadata !93, metadata !DIExpression()), !dbg !99
  store i8* %bytes, i8** %bytes.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %bytes.addr, metadata !94, metadata !DIExpression()), !dbg !100
  store i64 %length, i64* %length.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %length.addr, metadata !95, metadata !DIExpression()), !dbg !101
  %0 = load i64, i64* %length.addr, align 8, !dbg !102
  %1 = load %struct.buffer*, %struct.buffer** %buffer.addr, align 8, !dbg !103
  %size = getelementptr inbounds %struct.buffer, %struct.buffer* %1, i32 0, i32 1, !dbg !104
  %2 = load i64, i64* %size, align 8, !dbg !104
  %3 = load %struct.buffer*, %struct.buffer** %buffer.addr, align 8, !dbg !105
  %used = getelementptr inbounds %struct.buffer, %struct.buffer* %3, i32 0, i32 2, !dbg !106
  %4 = load i64, i64* %used, align 8, !dbg !106
  %sub = sub i64 %2, %4, !dbg !107
  %cmp = icmp ugt i64 %0, %sub, !dbg !108
  br i1 %cmp, label %if.then, label %if.end10, !dbg !109

if.then:
  %5 = bitcast i8** %more to i8*, !dbg !110
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %5), !dbg !110
  call void @llvm.dbg.declare(metadata i8** %more, metadata !96, metadata !DIExpression()), !dbg !111
  %6 = load %struct.buffer*, %struct.buffer** %buffer.addr, align 8, !dbg !112
  %size1 = getelementptr inbounds %struct.buffer, %struct.buffer* %6, i32 0, i32 1, !dbg !113
  %7 = load i64, i64* %size1, align 8, !dbg !113
  %mul = mul i64 2, %7, !dbg !114
  %8 = load i64, i64* %length.addr, align 8, !dbg !115
  %add = add i64 %mul, %8, !dbg !116
  %call = call noalias i8* @malloc(i64 noundef %add), !dbg !117
  store i8* %call, i8** %more, align 8, !dbg !111
  %9 = load i8*, i8** %more, align 8, !dbg !118
  %tobool = icmp ne i8* %9, null, !dbg !118
  br i1 %tobool, label %if.end, label %if.then2, !dbg !120

if.then2:
  store i32 -1, i32* %retval, align 4, !dbg !121
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !121

if.end:
  %10 = load i8*, i8** %more, align 8, !dbg !122
  %11 = load %struct.buffer*, %struct.buffer** %buffer.addr, align 8, !dbg !123
  %start = getelementptr inbounds %struct.buffer, %struct.buffer* %11, i32 0, i32 0, !dbg !124
  %12 = load i8*, i8** %start, align 8, !dbg !124
  %13 = load %struct.buffer*, %struct.buffer** %buffer.addr, align 8, !dbg !125
  %used3 = getelementptr inbounds %struct.buffer, %struct.buffer* %13, i32 0, i32 2, !dbg !126
  %14 = load i64, i64* %used3, align 8, !dbg !126
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %10, i8* align 1 %12, i64 %14, i1 false), !dbg !127
  %15 = load %struct.buffer*, %struct.buffer** %buffer.addr, align 8, !dbg !128
  %start4 = getelementptr inbounds %struct.buffer, %struct.buffer* %15, i32 0, i32 0, !dbg !129
  %16 = load i8*, i8** %start4, align 8, !dbg !129
  call void @free(i8* noundef %16), !dbg !130
  %17 = load i8*, i8** %more, align 8, !dbg !131
  %18 = load %struct.buffer*, %struct.buffer** %buffer.addr, align 8, !dbg !132
  %start5 = getelementptr inbounds %struct.buffer, %struct.buffer* %18, i32 0, i32 0, !dbg !133
  store i8* %17, i8** %start5, align 8, !dbg !134
  %19 = load %struct.buffer*, %struct.buffer** %buffer.addr, align 8, !dbg !135
  %size6 = getelementptr inbounds %struct.buffer, %struct.buffer* %19, i32 0, i32 1, !dbg !136
  %20 = load i64, i64* %size6, align 8, !dbg !136
  %mul7 = mul i64 2, %20, !dbg !137
  %21 = load i64, i64* %length.addr, align 8, !dbg !138
  %add8 = add i64 %mul7, %21, !dbg !139
  %22 = load %struct.buffer*, %struct.buffer** %buffer.addr, align 8, !dbg !140
  %size9 = getelementptr inbounds %struct.buffer, %struct.buffer* %22, i32 0, i32 1, !dbg !141
  store i64 %add8, i64* %size9, align 8, !dbg !142
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !143
  br label %cleanup, !dbg !143

cleanup:
  %23 = bitcast i8** %more to i8*, !dbg !143
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %23), !dbg !143
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %return
  ]

cleanup.cont:
  br label %if.end10, !dbg !144

if.end10:
  %24 = load %struct.buffer*, %struct.buffer** %buffer.addr, align 8, !dbg !145
  %start11 = getelementptr inbounds %struct.buffer, %struct.buffer* %24, i32 0, i32 0, !dbg !146
  %25 = load i8*, i8** %start11, align 8, !dbg !146
  %26 = load %struct.buffer*, %struct.buffer** %buffer.addr, align 8, !dbg !147
  %used12 = getelementptr inbounds %struct.buffer, %struct.buffer* %26, i32 0, i32 2, !dbg !148
  %27 = load i64, i64* %used12, align 8, !dbg !148
  %add.ptr = getelementptr inbounds i8, i8* %25, i64 %27, !dbg !149
  %28 = load i8*, i8** %bytes.addr, align 8, !dbg !150
  %29 = load i64, i64* %length.addr, align 8, !dbg !151
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %add.ptr, i8* align 1 %28, i64 %29, i1 false), !dbg !152
  %30 = load i64, i64* %length.addr, align 8, !dbg !153
  %31 = load %struct.buffer*, %struct.buffer** %buffer.addr, align 8, !dbg !154
  %used13 = getelementptr inbounds %struct.buffer, %struct.buffer* %31, i32 0, i32 2, !dbg !155
  %32 = load i64, i64* %used13, align 8, !dbg !156
  %add14 = add i64 %32, %30, !dbg !156
  store i64 %add14, i64* %used13, align 8, !dbg !156
  store i32 0, i32* %retval, align 4, !dbg !157
  br label %return, !dbg !157

return:
  %33 = load i32, i32* %retval, align 4, !dbg !158
  ret i32 %33, !dbg !158

unreachable:
  unreachable
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

define internal i32 @sum(i32 noundef %depth, i32* noundef %above) !dbg !159 {
entry:
  %depth.addr = alloca i32, align 4
  %above.addr = alloca i32*, align 8
  %here = alloca [2 x i32], align 4
  store i32 %depth, i32* %depth.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %depth.addr, metadata !165, metadata !DIExpression()), !dbg !171
  store i32* %above, i32** %above.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %above.addr, metadata !166, metadata !DIExpression()), !dbg !172
  %0 = bitcast [2 x i32]* %here to i8*, !dbg !173
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !173
  call void @llvm.dbg.declare(metadata [2 x i32]* %here, metadata !167, metadata !DIExpression()), !dbg !174
  %1 = load i32, i32* %depth.addr, align 4, !dbg !175
  %arrayidx = getelementptr inbounds [2 x i32], [2 x i32]* %here, i64 0, i64 0, !dbg !176
  store i32 %1, i32* %arrayidx, align 4, !dbg !177
  %2 = load i32*, i32** %above.addr, align 8, !dbg !178
  %tobool = icmp ne i32* %2, null, !dbg !178
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !178

cond.true:
  %3 = load i32*, i32** %above.addr, align 8, !dbg !179
  %arrayidx1 = getelementptr inbounds i32, i32* %3, i64 1, !dbg !179
  %4 = load i32, i32* %arrayidx1, align 4, !dbg !179
  %5 = load i32, i32* %depth.addr, align 4, !dbg !180
  %add = add nsw i32 %4, %5, !dbg !181
  br label %cond.end, !dbg !178

cond.false:
  %6 = load i32, i32* %depth.addr, align 4, !dbg !182
  br label %cond.end, !dbg !178

cond.end:
  %cond = phi i32 [ %add, %cond.true ], [ %6, %cond.false ], !dbg !178
  %arrayidx2 = getelementptr inbounds [2 x i32], [2 x i32]* %here, i64 0, i64 1, !dbg !183
  store i32 %cond, i32* %arrayidx2, align 4, !dbg !184
  %7 = load i32, i32* %depth.addr, align 4, !dbg !185
  %cmp = icmp eq i32 %7, 3, !dbg !186
  br i1 %cmp, label %cond.true3, label %cond.false5, !dbg !185

cond.true3:
  %arrayidx4 = getelementptr inbounds [2 x i32], [2 x i32]* %here, i64 0, i64 1, !dbg !187
  %8 = load i32, i32* %arrayidx4, align 4, !dbg !187
  br label %cond.end7, !dbg !185

cond.false5:
  %9 = load i32, i32* %depth.addr, align 4, !dbg !188
  %add6 = add nsw i32 %9, 1, !dbg !189
  %arraydecay = getelementptr inbounds [2 x i32], [2 x i32]* %here, i64 0, i64 0, !dbg !190
  %call = call i32 @sum(i32 noundef %add6, i32* noundef %arraydecay), !dbg !191
  br label %cond.end7, !dbg !185

cond.end7:
  %cond8 = phi i32 [ %8, %cond.true3 ], [ %call, %cond.false5 ], !dbg !185
  %10 = bitcast [2 x i32]* %here to i8*, !dbg !192
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %10), !dbg !192
  ret i32 %cond8, !dbg !193
}

declare void @free(i8* noundef)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "executed_objects_unsafe.c", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 32, type: !12, scopeLine: 32, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!12 = !DISubroutineType(types: !2)
!13 = !{!14, !25, !27, !29}
!14 = !DILocalVariable(name: "buffer", scope: !11, file: !1, line: 33, type: !15)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "buffer", file: !1, line: 8, size: 192, elements: !16)
!16 = !{!17, !20, !24}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "start", scope: !15, file: !1, line: 9, baseType: !18, size: 64)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "size", scope: !15, file: !1, line: 10, baseType: !21, size: 64, offset: 64)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !22, line: 46, baseType: !23)
!22 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!23 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "used", scope: !15, file: !1, line: 10, baseType: !21, size: 64, offset: 128)
!25 = !DILocalVariable(name: "choice", scope: !11, file: !1, line: 34, type: !26)
!26 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!27 = !DILocalVariable(name: "i", scope: !28, file: !1, line: 37, type: !26)
!28 = distinct !DILexicalBlock(scope: !11, file: !1, line: 37, column: 3)
!29 = !DILocalVariable(name: "part", scope: !30, file: !1, line: 38, type: !32)
!30 = distinct !DILexicalBlock(scope: !31, file: !1, line: 37, column: 36)
!31 = distinct !DILexicalBlock(scope: !28, file: !1, line: 37, column: 3)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 32, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 4)
!35 = !DILocation(line: 33, column: 3, scope: !11)
!36 = !DILocation(line: 33, column: 17, scope: !11)
!37 = !DILocation(line: 33, column: 26, scope: !11)
!38 = !DILocation(line: 33, column: 27, scope: !11)
!39 = !DILocation(line: 34, column: 3, scope: !11)
!40 = !DILocation(line: 34, column: 12, scope: !11)
!41 = !DILocation(line: 34, column: 21, scope: !11)
!42 = !DILocation(line: 35, column: 15, scope: !43)
!43 = distinct !DILexicalBlock(scope: !11, file: !1, line: 35, column: 7)
!44 = !DILocation(line: 35, column: 8, scope: !43)
!45 = !DILocation(line: 35, column: 7, scope: !11)
!46 = !DILocation(line: 36, column: 5, scope: !43)
!47 = !DILocation(line: 37, column: 8, scope: !28)
!48 = !DILocation(line: 37, column: 17, scope: !28)
!49 = !DILocation(line: 37, column: 24, scope: !31)
!50 = !DILocation(line: 37, column: 26, scope: !31)
!51 = !DILocation(line: 37, column: 3, scope: !28)
!52 = !DILocation(line: 38, column: 5, scope: !30)
!53 = !DILocation(line: 38, column: 10, scope: !30)
!54 = !DILocation(line: 39, column: 5, scope: !30)
!55 = !DILocation(line: 39, column: 29, scope: !30)
!56 = !DILocation(line: 39, column: 22, scope: !30)
!57 = !DILocation(line: 40, column: 25, scope: !58)
!58 = distinct !DILexicalBlock(scope: !30, file: !1, line: 40, column: 9)
!59 = !DILocation(line: 40, column: 31, scope: !58)
!60 = !DILocation(line: 40, column: 38, scope: !58)
!61 = !DILocation(line: 40, column: 44, scope: !58)
!62 = !DILocation(line: 40, column: 42, scope: !58)
!63 = !DILocation(line: 40, column: 9, scope: !58)
!64 = !DILocation(line: 40, column: 9, scope: !30)
!65 = !DILocation(line: 41, column: 7, scope: !58)
!66 = !DILocation(line: 42, column: 3, scope: !31)
!67 = !DILocation(line: 42, column: 3, scope: !30)
!68 = !DILocation(line: 37, column: 32, scope: !31)
!69 = !DILocation(line: 37, column: 3, scope: !31)
!70 = distinct !{!70, !51, !71, !72, !73}
!71 = !DILocation(line: 42, column: 3, scope: !28)
!72 = !{!"llvm.loop.mustprogress"}
!73 = !{!"llvm.loop.unroll.disable"}
!74 = !DILocation(line: 43, column: 10, scope: !11)
!75 = !DILocation(line: 43, column: 16, scope: !11)
!76 = !DILocation(line: 43, column: 23, scope: !11)
!77 = !DILocation(line: 43, column: 27, scope: !11)
!78 = !DILocation(line: 43, column: 34, scope: !11)
!79 = !DILocation(line: 43, column: 47, scope: !11)
!80 = !DILocation(line: 43, column: 3, scope: !11)
!81 = !DILocation(line: 43, column: 59, scope: !11)
!82 = !DILocation(line: 44, column: 15, scope: !11)
!83 = !DILocation(line: 44, column: 3, scope: !11)
!84 = !DILocation(line: 45, column: 3, scope: !11)
!85 = !DILocation(line: 46, column: 1, scope: !11)
!86 = distinct !DISubprogram(name: "append", scope: !1, file: !1, line: 18, type: !87, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !92)
!87 = !DISubroutineType(types: !88)
!88 = !{!3, !89, !90, !21}
!89 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!90 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !91, size: 64)
!91 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !19)
!92 = !{!93, !94, !95, !96}
!93 = !DILocalVariable(name: "buffer", arg: 1, scope: !86, file: !1, line: 18, type: !89)
!94 = !DILocalVariable(name: "bytes", arg: 2, scope: !86, file: !1, line: 18, type: !90)
!95 = !DILocalVariable(name: "length", arg: 3, scope: !86, file: !1, line: 18, type: !21)
!96 = !DILocalVariable(name: "more", scope: !97, file: !1, line: 20, type: !18)
!97 = distinct !DILexicalBlock(scope: !98, file: !1, line: 19, column: 45)
!98 = distinct !DILexicalBlock(scope: !86, file: !1, line: 19, column: 7)
!99 = !DILocation(line: 18, column: 34, scope: !86)
!100 = !DILocation(line: 18, column: 54, scope: !86)
!101 = !DILocation(line: 18, column: 68, scope: !86)
!102 = !DILocation(line: 19, column: 7, scope: !98)
!103 = !DILocation(line: 19, column: 16, scope: !98)
!104 = !DILocation(line: 19, column: 24, scope: !98)
!105 = !DILocation(line: 19, column: 31, scope: !98)
!106 = !DILocation(line: 19, column: 39, scope: !98)
!107 = !DILocation(line: 19, column: 29, scope: !98)
!108 = !DILocation(line: 19, column: 14, scope: !98)
!109 = !DILocation(line: 19, column: 7, scope: !86)
!110 = !DILocation(line: 20, column: 5, scope: !97)
!111 = !DILocation(line: 20, column: 11, scope: !97)
!112 = !DILocation(line: 20, column: 29, scope: !97)
!113 = !DILocation(line: 20, column: 37, scope: !97)
!114 = !DILocation(line: 20, column: 27, scope: !97)
!115 = !DILocation(line: 20, column: 44, scope: !97)
!116 = !DILocation(line: 20, column: 42, scope: !97)
!117 = !DILocation(line: 20, column: 18, scope: !97)
!118 = !DILocation(line: 21, column: 10, scope: !119)
!119 = distinct !DILexicalBlock(scope: !97, file: !1, line: 21, column: 9)
!120 = !DILocation(line: 21, column: 9, scope: !97)
!121 = !DILocation(line: 22, column: 7, scope: !119)
!122 = !DILocation(line: 23, column: 12, scope: !97)
!123 = !DILocation(line: 23, column: 18, scope: !97)
!124 = !DILocation(line: 23, column: 26, scope: !97)
!125 = !DILocation(line: 23, column: 33, scope: !97)
!126 = !DILocation(line: 23, column: 41, scope: !97)
!127 = !DILocation(line: 23, column: 5, scope: !97)
!128 = !DILocation(line: 24, column: 10, scope: !97)
!129 = !DILocation(line: 24, column: 18, scope: !97)
!130 = !DILocation(line: 24, column: 5, scope: !97)
!131 = !DILocation(line: 25, column: 21, scope: !97)
!132 = !DILocation(line: 25, column: 5, scope: !97)
!133 = !DILocation(line: 25, column: 13, scope: !97)
!134 = !DILocation(line: 25, column: 19, scope: !97)
!135 = !DILocation(line: 26, column: 24, scope: !97)
!136 = !DILocation(line: 26, column: 32, scope: !97)
!137 = !DILocation(line: 26, column: 22, scope: !97)
!138 = !DILocation(line: 26, column: 39, scope: !97)
!139 = !DILocation(line: 26, column: 37, scope: !97)
!140 = !DILocation(line: 26, column: 5, scope: !97)
!141 = !DILocation(line: 26, column: 13, scope: !97)
!142 = !DILocation(line: 26, column: 18, scope: !97)
!143 = !DILocation(line: 27, column: 3, scope: !98)
!144 = !DILocation(line: 27, column: 3, scope: !97)
!145 = !DILocation(line: 28, column: 10, scope: !86)
!146 = !DILocation(line: 28, column: 18, scope: !86)
!147 = !DILocation(line: 28, column: 26, scope: !86)
!148 = !DILocation(line: 28, column: 34, scope: !86)
!149 = !DILocation(line: 28, column: 24, scope: !86)
!150 = !DILocation(line: 28, column: 40, scope: !86)
!151 = !DILocation(line: 28, column: 47, scope: !86)
!152 = !DILocation(line: 28, column: 3, scope: !86)
!153 = !DILocation(line: 29, column: 19, scope: !86)
!154 = !DILocation(line: 29, column: 3, scope: !86)
!155 = !DILocation(line: 29, column: 11, scope: !86)
!156 = !DILocation(line: 29, column: 16, scope: !86)
!157 = !DILocation(line: 30, column: 3, scope: !86)
!158 = !DILocation(line: 31, column: 1, scope: !86)
!159 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 12, type: !160, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !164)
!160 = !DISubroutineType(types: !161)
!161 = !{!3, !3, !162}
!162 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !163, size: 64)
!163 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !3)
!164 = !{!165, !166, !167}
!165 = !DILocalVariable(name: "depth", arg: 1, scope: !159, file: !1, line: 12, type: !3)
!166 = !DILocalVariable(name: "above", arg: 2, scope: !159, file: !1, line: 12, type: !162)
!167 = !DILocalVariable(name: "here", scope: !159, file: !1, line: 13, type: !168)
!168 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, size: 64, elements: !169)
!169 = !{!170}
!170 = !DISubrange(count: 2)
!171 = !DILocation(line: 12, column: 20, scope: !159)
!172 = !DILocation(line: 12, column: 38, scope: !159)
!173 = !DILocation(line: 13, column: 3, scope: !159)
!174 = !DILocation(line: 13, column: 7, scope: !159)
!175 = !DILocation(line: 14, column: 13, scope: !159)
!176 = !DILocation(line: 14, column: 3, scope: !159)
!177 = !DILocation(line: 14, column: 11, scope: !159)
!178 = !DILocation(line: 15, column: 13, scope: !159)
!179 = !DILocation(line: 15, column: 21, scope: !159)
!180 = !DILocation(line: 15, column: 32, scope: !159)
!181 = !DILocation(line: 15, column: 30, scope: !159)
!182 = !DILocation(line: 15, column: 40, scope: !159)
!183 = !DILocation(line: 15, column: 3, scope: !159)
!184 = !DILocation(line: 15, column: 11, scope: !159)
!185 = !DILocation(line: 16, column: 10, scope: !159)
!186 = !DILocation(line: 16, column: 16, scope: !159)
!187 = !DILocation(line: 16, column: 23, scope: !159)
!188 = !DILocation(line: 16, column: 37, scope: !159)
!189 = !DILocation(line: 16, column: 43, scope: !159)
!190 = !DILocation(line: 16, column: 48, scope: !159)
!191 = !DILocation(line: 16, column: 33, scope: !159)
!192 = !DILocation(line: 17, column: 1, scope: !159)
!193 = !DILocation(line: 16, column: 3, scope: !159)
