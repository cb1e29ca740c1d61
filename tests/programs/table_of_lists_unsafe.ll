source_filename = "table_of_lists_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.entry = type { i32, i32, %struct.entry* }

@table = internal global [128 x %struct.entry*] zeroinitializer, align 16, !dbg !0

define dso_local i32 @main() !dbg !24 {
entry:
  %retval = alloca i32, align 4
  %command = alloca i32, align 4
  %found = alloca i32, align 4
  %e = alloca %struct.entry*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %command to i8*, !dbg !34
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !34
  call void @llvm.dbg.declare(metadata i32* %command, metadata !28, metadata !DIExpression()), !dbg !35
  %1 = bitcast i32* %found to i8*, !dbg !34
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !34
  call void @llvm.dbg.declare(metadata i32* %found, metadata !29, metadata !DIExpression()), !dbg !36
  store i32 0, i32* %found, align 4, !dbg !36
  br label %while.cond, !dbg !37

while.cond:
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !38
  store i32 %call, i32* %command, align 4, !dbg !39
  %cmp = icmp ne i32 %call, 0, !dbg !40
  br i1 %cmp, label %while.body, label %while.end, !dbg !37

while.body:
  %2 = load i32, i32* %command, align 4, !dbg !41
  %cmp1 = icmp sgt i32 %2, 0, !dbg !42
  br i1 %cmp1, label %if.then, label %if.else, !dbg !43

if.then:
  %call2 = call i32 @__VERIFIER_nondet_int(), !dbg !44
  %3 = load i32, i32* %command, align 4, !dbg !46
  call void @put(i32 noundef %call2, i32 noundef %3), !dbg !47
  br label %if.end, !dbg !48

if.else:
  %4 = bitcast %struct.entry** %e to i8*, !dbg !49
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %4), !dbg !49
  call void @llvm.dbg.declare(metadata %struct.entry** %e, metadata !30, metadata !DIExpression()), !dbg !50
  %call3 = call i32 @__VERIFIER_nondet_int(), !dbg !51
  %call4 = call %struct.entry* @find(i32 noundef %call3), !dbg !52
  store %struct.entry* %call4, %struct.entry** %e, align 8, !dbg !50
  %5 = load %struct.entry*, %struct.entry** %e, align 8, !dbg !53
  %tobool = icmp ne %struct.entry* %5, null, !dbg !53
  br i1 %tobool, label %land.rhs, label %land.end, !dbg !54

land.rhs:
  %6 = load %struct.entry*, %struct.entry** %e, align 8, !dbg !55
  %value = getelementptr inbounds %struct.entry, %struct.entry* %6, i32 0, i32 1, !dbg !56
  %7 = load i32, i32* %value, align 4, !dbg !56
  %8 = load i32, i32* %command, align 4, !dbg !57
  %cmp5 = icmp eq i32 %7, %8, !dbg !58
  br label %land.end

land.end:
  %9 = phi i1 [ false, %if.else ], [ %cmp5, %land.rhs ], !dbg !59
  %land.ext = zext i1 %9 to i32, !dbg !54
  %10 = load i32, i32* %found, align 4, !dbg !60
  %or = or i32 %10, %land.ext, !dbg !60
  store i32 %or, i32* %found, align 4, !dbg !60
  %11 = bitcast %struct.entry** %e to i8*, !dbg !61
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %11), !dbg !61
  br label %if.end

if.end:
  br label %while.cond, !dbg !37, !llvm.loop !62

while.end:
  %12 = load i32, i32* %found, align 4, !dbg !66
  %13 = bitcast i32* %found to i8*, !dbg !67
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %13), !dbg !67
  %14 = bitcast i32* %command to i8*, !dbg !67
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %14), !dbg !67
  ret i32 %12, !dbg !68
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

define internal void @put(i32 noundef %key, i32 noundef %value) !dbg !69 {
entry:
  %key.addr = alloca i32, align 4
  %value.addr = alloca i32, align 4
  %e = alloca %struct.entry*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i32 %key, i32* %key.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %key.addr, metadata !73, metadata !DIExpression()), !dbg !76
  store i32 %value, i32* %value.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %value.addr, metadata !74, metadata !DIExpression()), !dbg !77
  %0 = bitcast %struct.entry** %e to i8*, !dbg !78
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !78
  call void @llvm.dbg.declare(metadata %struct.entry** %e, metadata !75, metadata !DIExpression()), !dbg !79
  %1 = load i32, i32* %key.addr, align 4, !dbg !80
  %call = call %struct.entry* @find(i32 noundef %1), !dbg !81
  store %struct.entry* %call, %struct.entry** %e, align 8, !dbg !79
  %2 = load %struct.entry*, %struct.entry** %e, align 8, !dbg !82
  %tobool = icmp ne %struct.entry* %2, null, !dbg !82
  br i1 %tobool, label %if.end8, label %if.then, !dbg !84

if.then:
  %call1 = call noalias i8* @malloc(i64 noundef 16), !dbg !85
  %3 = bitcast i8* %call1 to %struct.entry*, !dbg !85
  store %struct.entry* %3, %struct.entry** %e, align 8, !dbg !87
  %4 = load %struct.entry*, %struct.entry** %e, align 8, !dbg !88
  %tobool2 = icmp ne %struct.entry* %4, null, !dbg !88
  br i1 %tobool2, label %if.end, label %if.then3, !dbg !90

if.then3:
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !91

if.end:
  %5 = load i32, i32* %key.addr, align 4, !dbg !92
  %6 = load %struct.entry*, %struct.entry** %e, align 8, !dbg !93
  %key4 = getelementptr inbounds %struct.entry, %struct.entry* %6, i32 0, i32 0, !dbg !94
  store i32 %5, i32* %key4, align 8, !dbg !95
  %7 = load i32, i32* %key.addr, align 4, !dbg !96
  %rem = urem i32 %7, 128, !dbg !97
  %idxprom = zext i32 %rem to i64, !dbg !98
  %arrayidx = getelementptr inbounds [128 x %struct.entry*], [128 x %struct.entry*]* @table, i64 0, i64 %idxprom, !dbg !98
  %8 = load %struct.entry*, %struct.entry** %arrayidx, align 8, !dbg !98
  %9 = load %struct.entry*, %struct.entry** %e, align 8, !dbg !99
  %next = getelementptr inbounds %struct.entry, %struct.entry* %9, i32 0, i32 2, !dbg !100
  store %struct.entry* %8, %struct.entry** %next, align 8, !dbg !101
  %10 = load %struct.entry*, %struct.entry** %e, align 8, !dbg !102
  %11 = load i32, i32* %key.addr, align 4, !dbg !103
  %rem5 = urem i32 %11, 128, !dbg !104
  %idxprom6 = zext i32 %rem5 to i64, !dbg !105
  %arrayidx7 = getelementptr inbounds [128 x %struct.entry*], [128 x %struct.entry*]* @table, i64 0, i64 %idxprom6, !dbg !105
  store %struct.entry* %10, %struct.entry** %arrayidx7, align 8, !dbg !106
  br label %if.end8, !dbg !107

if.end8:
  %12 = load i32, i32* %value.addr, align 4, !dbg !108
  %13 = load %struct.entry*, %struct.entry** %e, align 8, !dbg !109
  %value9 = getelementptr inbounds %struct.entry, %struct.entry* %13, i32 0, i32 1, !dbg !110
  store i32 %12, i32* %value9, align 4, !dbg !111
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !112
  br label %cleanup, !dbg !112

cleanup:
  %14 = bitcast %struct.entry** %e to i8*, !dbg !112
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %14), !dbg !112
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:
  ret void, !dbg !112

unreachable:
  unreachable
}

define internal %struct.entry* @find(i32 noundef %key) !dbg !113 {
entry:
  %retval = alloca %struct.entry*, align 8
  %key.addr = alloca i32, align 4
  %e = alloca %struct.entry*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i32 %key, i32* %key.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %key.addr, metadata !117, metadata !DIExpression()), !dbg !120
  %0 = bitcast %struct.entry** %e to i8*, !dbg !121
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !121
  call void @llvm.dbg.declare(metadata %struct.entry** %e, metadata !118, metadata !DIExpression()), !dbg !122
  %1 = load i32, i32* %key.addr, align 4, !dbg !123
  %rem = srem i32 %1, 128, !dbg !124
  %idxprom = sext i32 %rem to i64, !dbg !125
  %arrayidx = getelementptr inbounds [128 x %struct.entry*], [128 x %struct.entry*]* @table, i64 0, i64 %idxprom, !dbg !125
  %2 = load %struct.entry*, %struct.entry** %arrayidx, align 8, !dbg !125
  store %struct.entry* %2, %struct.entry** %e, align 8, !dbg !122
  br label %for.cond, !dbg !121

for.cond:
  %3 = load %struct.entry*, %struct.entry** %e, align 8, !dbg !126
  %tobool = icmp ne %struct.entry* %3, null, !dbg !128
  br i1 %tobool, label %for.body, label %for.cond.cleanup, !dbg !128

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !128

for.body:
  %4 = load %struct.entry*, %struct.entry** %e, align 8, !dbg !129
  %key1 = getelementptr inbounds %struct.entry, %struct.entry* %4, i32 0, i32 0, !dbg !131
  %5 = load i32, i32* %key1, align 8, !dbg !131
  %6 = load i32, i32* %key.addr, align 4, !dbg !132
  %cmp = icmp eq i32 %5, %6, !dbg !133
  br i1 %cmp, label %if.then, label %if.end, !dbg !134

if.then:
  %7 = load %struct.entry*, %struct.entry** %e, align 8, !dbg !135
  store %struct.entry* %7, %struct.entry** %retval, align 8, !dbg !136
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !136

if.end:
  br label %for.inc, !dbg !132

for.inc:
  %8 = load %struct.entry*, %struct.entry** %e, align 8, !dbg !137
  %next = getelementptr inbounds %struct.entry, %struct.entry* %8, i32 0, i32 2, !dbg !138
  %9 = load %struct.entry*, %struct.entry** %next, align 8, !dbg !138
  store %struct.entry* %9, %struct.entry** %e, align 8, !dbg !139
  br label %for.cond, !dbg !140, !llvm.loop !141

cleanup:
  %10 = bitcast %struct.entry** %e to i8*, !dbg !140
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %10), !dbg !140
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 2, label %for.end
    i32 1, label %return
  ]

for.end:
  store %struct.entry* null, %struct.entry** %retval, align 8, !dbg !143
  br label %return, !dbg !143

return:
  %11 = load %struct.entry*, %struct.entry** %retval, align 8, !dbg !144
  ret %struct.entry* %11, !dbg !144

unreachable:
  unreachable
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare noalias i8* @malloc(i64 noundef)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!17, !18, !19, !20, !21, !22}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 13, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "table_of_lists_unsafe.c", directory: ".")
!4 = !{!5}
!5 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!6 = !{!0}
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8192, elements: !15)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "entry", file: !3, line: 8, size: 128, elements: !10)
!10 = !{!11, !13, !14}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !9, file: !3, line: 9, baseType: !12, size: 32)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !9, file: !3, line: 9, baseType: !12, size: 32, offset: 32)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !9, file: !3, line: 10, baseType: !8, size: 64, offset: 64)
!15 = !{!16}
!16 = !DISubrange(count: 128)
!17 = !{i32 7, !"Dwarf Version", i32 5}
!18 = !{i32 2, !"Debug Info Version", i32 3}
!19 = !{i32 1, !"wchar_size", i32 4}
!20 = !{i32 7, !"PIC Level", i32 2}
!21 = !{i32 7, !"PIE Level", i32 2}
!22 = !{i32 7, !"uwtable", i32 1}

!24 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 35, type: !25, scopeLine: 35, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !27)
!25 = !DISubroutineType(types: !26)
!26 = !{!12}
!27 = !{!28, !29, !30}
!28 = !DILocalVariable(name: "command", scope: !24, file: !3, line: 36, type: !12)
!29 = !DILocalVariable(name: "found", scope: !24, file: !3, line: 36, type: !12)
!30 = !DILocalVariable(name: "e", scope: !31, file: !3, line: 41, type: !8)
!31 = distinct !DILexicalBlock(scope: !32, file: !3, line: 40, column: 16)
!32 = distinct !DILexicalBlock(scope: !33, file: !3, line: 38, column: 13)
!33 = distinct !DILexicalBlock(scope: !24, file: !3, line: 37, column: 54)
!34 = !DILocation(line: 36, column: 5, scope: !24)
!35 = !DILocation(line: 36, column: 9, scope: !24)
!36 = !DILocation(line: 36, column: 18, scope: !24)
!37 = !DILocation(line: 37, column: 5, scope: !24)
!38 = !DILocation(line: 37, column: 23, scope: !24)
!39 = !DILocation(line: 37, column: 21, scope: !24)
!40 = !DILocation(line: 37, column: 48, scope: !24)
!41 = !DILocation(line: 38, column: 13, scope: !32)
!42 = !DILocation(line: 38, column: 21, scope: !32)
!43 = !DILocation(line: 38, column: 13, scope: !33)
!44 = !DILocation(line: 39, column: 17, scope: !45)
!45 = distinct !DILexicalBlock(scope: !32, file: !3, line: 38, column: 26)
!46 = !DILocation(line: 39, column: 42, scope: !45)
!47 = !DILocation(line: 39, column: 13, scope: !45)
!48 = !DILocation(line: 40, column: 9, scope: !45)
!49 = !DILocation(line: 41, column: 13, scope: !31)
!50 = !DILocation(line: 41, column: 27, scope: !31)
!51 = !DILocation(line: 41, column: 36, scope: !31)
!52 = !DILocation(line: 41, column: 31, scope: !31)
!53 = !DILocation(line: 42, column: 22, scope: !31)
!54 = !DILocation(line: 42, column: 24, scope: !31)
!55 = !DILocation(line: 42, column: 27, scope: !31)
!56 = !DILocation(line: 42, column: 30, scope: !31)
!57 = !DILocation(line: 42, column: 39, scope: !31)
!58 = !DILocation(line: 42, column: 36, scope: !31)
!59 = !DILocation(line: 0, scope: !31)
!60 = !DILocation(line: 42, column: 19, scope: !31)
!61 = !DILocation(line: 43, column: 9, scope: !32)
!62 = distinct !{!62, !37, !63, !64, !65}
!63 = !DILocation(line: 44, column: 5, scope: !24)
!64 = !{!"llvm.loop.mustprogress"}
!65 = !{!"llvm.loop.unroll.disable"}
!66 = !DILocation(line: 45, column: 12, scope: !24)
!67 = !DILocation(line: 46, column: 1, scope: !24)
!68 = !DILocation(line: 45, column: 5, scope: !24)
!69 = distinct !DISubprogram(name: "put", scope: !3, file: !3, line: 22, type: !70, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !72)
!70 = !DISubroutineType(types: !71)
!71 = !{null, !12, !12}
!72 = !{!73, !74, !75}
!73 = !DILocalVariable(name: "key", arg: 1, scope: !69, file: !3, line: 22, type: !12)
!74 = !DILocalVariable(name: "value", arg: 2, scope: !69, file: !3, line: 22, type: !12)
!75 = !DILocalVariable(name: "e", scope: !69, file: !3, line: 23, type: !8)
!76 = !DILocation(line: 22, column: 21, scope: !69)
!77 = !DILocation(line: 22, column: 30, scope: !69)
!78 = !DILocation(line: 23, column: 5, scope: !69)
!79 = !DILocation(line: 23, column: 19, scope: !69)
!80 = !DILocation(line: 23, column: 28, scope: !69)
!81 = !DILocation(line: 23, column: 23, scope: !69)
!82 = !DILocation(line: 24, column: 10, scope: !83)
!83 = distinct !DILexicalBlock(scope: !69, file: !3, line: 24, column: 9)
!84 = !DILocation(line: 24, column: 9, scope: !69)
!85 = !DILocation(line: 25, column: 13, scope: !86)
!86 = distinct !DILexicalBlock(scope: !83, file: !3, line: 24, column: 13)
!87 = !DILocation(line: 25, column: 11, scope: !86)
!88 = !DILocation(line: 26, column: 14, scope: !89)
!89 = distinct !DILexicalBlock(scope: !86, file: !3, line: 26, column: 13)
!90 = !DILocation(line: 26, column: 13, scope: !86)
!91 = !DILocation(line: 27, column: 13, scope: !89)
!92 = !DILocation(line: 28, column: 18, scope: !86)
!93 = !DILocation(line: 28, column: 9, scope: !86)
!94 = !DILocation(line: 28, column: 12, scope: !86)
!95 = !DILocation(line: 28, column: 16, scope: !86)
!96 = !DILocation(line: 29, column: 35, scope: !86)
!97 = !DILocation(line: 29, column: 39, scope: !86)
!98 = !DILocation(line: 29, column: 19, scope: !86)
!99 = !DILocation(line: 29, column: 9, scope: !86)
!100 = !DILocation(line: 29, column: 12, scope: !86)
!101 = !DILocation(line: 29, column: 17, scope: !86)
!102 = !DILocation(line: 30, column: 39, scope: !86)
!103 = !DILocation(line: 30, column: 25, scope: !86)
!104 = !DILocation(line: 30, column: 29, scope: !86)
!105 = !DILocation(line: 30, column: 9, scope: !86)
!106 = !DILocation(line: 30, column: 37, scope: !86)
!107 = !DILocation(line: 31, column: 5, scope: !86)
!108 = !DILocation(line: 32, column: 16, scope: !69)
!109 = !DILocation(line: 32, column: 5, scope: !69)
!110 = !DILocation(line: 32, column: 8, scope: !69)
!111 = !DILocation(line: 32, column: 14, scope: !69)
!112 = !DILocation(line: 33, column: 1, scope: !69)
!113 = distinct !DISubprogram(name: "find", scope: !3, file: !3, line: 15, type: !114, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !116)
!114 = !DISubroutineType(types: !115)
!115 = !{!8, !12}
!116 = !{!117, !118}
!117 = !DILocalVariable(name: "key", arg: 1, scope: !113, file: !3, line: 15, type: !12)
!118 = !DILocalVariable(name: "e", scope: !119, file: !3, line: 16, type: !8)
!119 = distinct !DILexicalBlock(scope: !113, file: !3, line: 16, column: 5)
!120 = !DILocation(line: 15, column: 31, scope: !113)
!121 = !DILocation(line: 16, column: 10, scope: !119)
!122 = !DILocation(line: 16, column: 24, scope: !119)
!123 = !DILocation(line: 16, column: 34, scope: !119)
!124 = !DILocation(line: 16, column: 38, scope: !119)
!125 = !DILocation(line: 16, column: 28, scope: !119)
!126 = !DILocation(line: 16, column: 47, scope: !127)
!127 = distinct !DILexicalBlock(scope: !119, file: !3, line: 16, column: 5)
!128 = !DILocation(line: 16, column: 5, scope: !119)
!129 = !DILocation(line: 17, column: 13, scope: !130)
!130 = distinct !DILexicalBlock(scope: !127, file: !3, line: 17, column: 13)
!131 = !DILocation(line: 17, column: 16, scope: !130)
!132 = !DILocation(line: 17, column: 23, scope: !130)
!133 = !DILocation(line: 17, column: 20, scope: !130)
!134 = !DILocation(line: 17, column: 13, scope: !127)
!135 = !DILocation(line: 18, column: 20, scope: !130)
!136 = !DILocation(line: 18, column: 13, scope: !130)
!137 = !DILocation(line: 16, column: 54, scope: !127)
!138 = !DILocation(line: 16, column: 57, scope: !127)
!139 = !DILocation(line: 16, column: 52, scope: !127)
!140 = !DILocation(line: 16, column: 5, scope: !127)
!141 = distinct !{!141, !128, !142, !64, !65}
!142 = !DILocation(line: 18, column: 20, scope: !119)
!143 = !DILocation(line: 19, column: 5, scope: !113)
!144 = !DILocation(line: 20, column: 1, scope: !113)
