source_filename = "list_both_ways_freed_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, %struct.node*, %struct.node* }

@head = internal global %struct.node* null, align 8, !dbg !0
@tail = internal global %struct.node* null, align 8, !dbg !5

define dso_local i32 @main() !dbg !21 {
entry:
  %retval = alloca i32, align 4
  %command = alloca i32, align 4
  %n = alloca %struct.node*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %command to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !30
  call void @llvm.dbg.declare(metadata i32* %command, metadata !25, metadata !DIExpression()), !dbg !31
  br label %while.cond, !dbg !32

while.cond:
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !33
  store i32 %call, i32* %command, align 4, !dbg !34
  %cmp = icmp ne i32 %call, 0, !dbg !35
  br i1 %cmp, label %while.body, label %while.end, !dbg !32

while.body:
  %1 = load i32, i32* %command, align 4, !dbg !36
  %cmp1 = icmp sgt i32 %1, 0, !dbg !37
  br i1 %cmp1, label %if.then, label %if.else, !dbg !38

if.then:
  %call2 = call i32 @__VERIFIER_nondet_int(), !dbg !39
  call void @append(i32 noundef %call2), !dbg !41
  br label %if.end6, !dbg !42

if.else:
  %2 = bitcast %struct.node** %n to i8*, !dbg !43
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !43
  call void @llvm.dbg.declare(metadata %struct.node** %n, metadata !26, metadata !DIExpression()), !dbg !44
  %call3 = call i32 @__VERIFIER_nondet_int(), !dbg !45
  %call4 = call %struct.node* @find(i32 noundef %call3), !dbg !46
  store %struct.node* %call4, %struct.node** %n, align 8, !dbg !44
  %3 = load %struct.node*, %struct.node** %n, align 8, !dbg !47
  %tobool = icmp ne %struct.node* %3, null, !dbg !47
  br i1 %tobool, label %if.then5, label %if.end, !dbg !49

if.then5:
  %4 = load %struct.node*, %struct.node** %n, align 8, !dbg !50
  call void @take_out(%struct.node* noundef %4), !dbg !51
  br label %if.end, !dbg !51

if.end:
  %5 = bitcast %struct.node** %n to i8*, !dbg !52
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %5), !dbg !52
  br label %if.end6

if.end6:
  br label %while.cond, !dbg !32, !llvm.loop !53

while.end:
  br label %while.cond7, !dbg !57

while.cond7:
  %6 = load %struct.node*, %struct.node** @head, align 8, !dbg !58
  %tobool8 = icmp ne %struct.node* %6, null, !dbg !57
  br i1 %tobool8, label %while.body9, label %while.end10, !dbg !57

while.body9:
  %7 = load %struct.node*, %struct.node** @head, align 8, !dbg !59
  call void @take_out(%struct.node* noundef %7), !dbg !60
  br label %while.cond7, !dbg !57, !llvm.loop !61

while.end10:
  %8 = bitcast i32* %command to i8*, !dbg !63
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %8), !dbg !63
  ret i32 0, !dbg !64
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

define internal void @append(i32 noundef %key) !dbg !65 {
entry:
  %key.addr = alloca i32, align 4
  %n = alloca %struct.node*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i32 %key, i32* %key.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %key.addr, metadata !69, metadata !DIExpression()), !dbg !71
  %0 = bitcast %struct.node** %n to i8*, !dbg !72
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !72
  call void @llvm.dbg.declare(metadata %struct.node** %n, metadata !70, metadata !DIExpression()), !dbg !73
  %call = call noalias i8* @malloc(i64 noundef 24), !dbg !74
  %1 = bitcast i8* %call to %struct.node*, !dbg !74
  store %struct.node* %1, %struct.node** %n, align 8, !dbg !73
  %2 = load %struct.node*, %struct.node** %n, align 8, !dbg !75
  %tobool = icmp ne %struct.node* %2, null, !dbg !75
  br i1 %tobool, label %if.end, label %if.then, !dbg !77

if.then:
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !78

if.end:
  %3 = load i32, i32* %key.addr, align 4, !dbg !79
  %4 = load %struct.node*, %struct.node** %n, align 8, !dbg !80
  %key1 = getelementptr inbounds %struct.node, %struct.node* %4, i32 0, i32 0, !dbg !81
  store i32 %3, i32* %key1, align 8, !dbg !82
  %5 = load %struct.node*, %struct.node** %n, align 8, !dbg !83
  %next = getelementptr inbounds %struct.node, %struct.node* %5, i32 0, i32 2, !dbg !84
  store %struct.node* null, %struct.node** %next, align 8, !dbg !85
  %6 = load %struct.node*, %struct.node** @tail, align 8, !dbg !86
  %7 = load %struct.node*, %struct.node** %n, align 8, !dbg !87
  %previous = getelementptr inbounds %struct.node, %struct.node* %7, i32 0, i32 1, !dbg !88
  store %struct.node* %6, %struct.node** %previous, align 8, !dbg !89
  %8 = load %struct.node*, %struct.node** @tail, align 8, !dbg !90
  %tobool2 = icmp ne %struct.node* %8, null, !dbg !90
  br i1 %tobool2, label %if.then3, label %if.else, !dbg !92

if.then3:
  %9 = load %struct.node*, %struct.node** %n, align 8, !dbg !93
  %10 = load %struct.node*, %struct.node** @tail, align 8, !dbg !94
  %next4 = getelementptr inbounds %struct.node, %struct.node* %10, i32 0, i32 2, !dbg !95
  store %struct.node* %9, %struct.node** %next4, align 8, !dbg !96
  br label %if.end5, !dbg !94

if.else:
  %11 = load %struct.node*, %struct.node** %n, align 8, !dbg !97
  store %struct.node* %11, %struct.node** @head, align 8, !dbg !98
  br label %if.end5

if.end5:
  %12 = load %struct.node*, %struct.node** %n, align 8, !dbg !99
  store %struct.node* %12, %struct.node** @tail, align 8, !dbg !100
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !101
  br label %cleanup, !dbg !101

cleanup:
  %13 = bitcast %struct.node** %n to i8*, !dbg !101
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %13), !dbg !101
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:
  ret void, !dbg !101

unreachable:
  unreachable
}

define internal %struct.node* @find(i32 noundef %key) !dbg !102 {
entry:
  %retval = alloca %struct.node*, align 8
  %key.addr = alloca i32, align 4
  %p = alloca %struct.node*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i32 %key, i32* %key.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %key.addr, metadata !106, metadata !DIExpression()), !dbg !109
  %0 = bitcast %struct.node** %p to i8*, !dbg !110
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !110
  call void @llvm.dbg.declare(metadata %struct.node** %p, metadata !107, metadata !DIExpression()), !dbg !111
  %1 = load %struct.node*, %struct.node** @head, align 8, !dbg !112
  store %struct.node* %1, %struct.node** %p, align 8, !dbg !111
  br label %for.cond, !dbg !110

for.cond:
  %2 = load %struct.node*, %struct.node** %p, align 8, !dbg !113
  %tobool = icmp ne %struct.node* %2, null, !dbg !115
  br i1 %tobool, label %for.body, label %for.cond.cleanup, !dbg !115

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !115

for.body:
  %3 = load %struct.node*, %struct.node** %p, align 8, !dbg !116
  %key1 = getelementptr inbounds %struct.node, %struct.node* %3, i32 0, i32 0, !dbg !118
  %4 = load i32, i32* %key1, align 8, !dbg !118
  %5 = load i32, i32* %key.addr, align 4, !dbg !119
  %cmp = icmp eq i32 %4, %5, !dbg !120
  br i1 %cmp, label %if.then, label %if.end, !dbg !121

if.then:
  %6 = load %struct.node*, %struct.node** %p, align 8, !dbg !122
  store %struct.node* %6, %struct.node** %retval, align 8, !dbg !123
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !123

if.end:
  br label %for.inc, !dbg !119

for.inc:
  %7 = load %struct.node*, %struct.node** %p, align 8, !dbg !124
  %next = getelementptr inbounds %struct.node, %struct.node* %7, i32 0, i32 2, !dbg !125
  %8 = load %struct.node*, %struct.node** %next, align 8, !dbg !125
  store %struct.node* %8, %struct.node** %p, align 8, !dbg !126
  br label %for.cond, !dbg !127, !llvm.loop !128

cleanup:
  %9 = bitcast %struct.node** %p to i8*, !dbg !127
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %9), !dbg !127
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 2, label %for.end
    i32 1, label %return
  ]

for.end:
  store %struct.node* null, %struct.node** %retval, align 8, !dbg !130
  br label %return, !dbg !130

return:
  %10 = load %struct.node*, %struct.node** %retval, align 8, !dbg !131
  ret %struct.node* %10, !dbg !131

unreachable:
  unreachable
}

define internal void @take_out(%struct.node* noundef %n) !dbg !132 {
entry:
  %n.addr = alloca %struct.node*, align 8
  store %struct.node* %n, %struct.node** %n.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.node** %n.addr, metadata !136, metadata !DIExpression()), !dbg !137
  %0 = load %struct.node*, %struct.node** %n.addr, align 8, !dbg !138
  %previous = getelementptr inbounds %struct.node, %struct.node* %0, i32 0, i32 1, !dbg !140
  %1 = load %struct.node*, %struct.node** %previous, align 8, !dbg !140
  %tobool = icmp ne %struct.node* %1, null, !dbg !138
  br i1 %tobool, label %if.then, label %if.else, !dbg !141

if.then:
  %2 = load %struct.node*, %struct.node** %n.addr, align 8, !dbg !142
  %next = getelementptr inbounds %struct.node, %struct.node* %2, i32 0, i32 2, !dbg !143
  %3 = load %struct.node*, %struct.node** %next, align 8, !dbg !143
  %4 = load %struct.node*, %struct.node** %n.addr, align 8, !dbg !144
  %previous1 = getelementptr inbounds %struct.node, %struct.node* %4, i32 0, i32 1, !dbg !145
  %5 = load %struct.node*, %struct.node** %previous1, align 8, !dbg !145
  %next2 = getelementptr inbounds %struct.node, %struct.node* %5, i32 0, i32 2, !dbg !146
  store %struct.node* %3, %struct.node** %next2, align 8, !dbg !147
  br label %if.end, !dbg !144

if.else:
  %6 = load %struct.node*, %struct.node** %n.addr, align 8, !dbg !148
  %next3 = getelementptr inbounds %struct.node, %struct.node* %6, i32 0, i32 2, !dbg !149
  %7 = load %struct.node*, %struct.node** %next3, align 8, !dbg !149
  store %struct.node* %7, %struct.node** @head, align 8, !dbg !150
  br label %if.end

if.end:
  %8 = load %struct.node*, %struct.node** %n.addr, align 8, !dbg !151
  %next4 = getelementptr inbounds %struct.node, %struct.node* %8, i32 0, i32 2, !dbg !153
  %9 = load %struct.node*, %struct.node** %next4, align 8, !dbg !153
  %tobool5 = icmp ne %struct.node* %9, null, !dbg !151
  br i1 %tobool5, label %if.then6, label %if.else10, !dbg !154

if.then6:
  %10 = load %struct.node*, %struct.node** %n.addr, align 8, !dbg !155
  %previous7 = getelementptr inbounds %struct.node, %struct.node* %10, i32 0, i32 1, !dbg !156
  %11 = load %struct.node*, %struct.node** %previous7, align 8, !dbg !156
  %12 = load %struct.node*, %struct.node** %n.addr, align 8, !dbg !157
  %next8 = getelementptr inbounds %struct.node, %struct.node* %12, i32 0, i32 2, !dbg !158
  %13 = load %struct.node*, %struct.node** %next8, align 8, !dbg !158
  %previous9 = getelementptr inbounds %struct.node, %struct.node* %13, i32 0, i32 1, !dbg !159
  store %struct.node* %11, %struct.node** %previous9, align 8, !dbg !160
  br label %if.end12, !dbg !157

if.else10:
  %14 = load %struct.node*, %struct.node** %n.addr, align 8, !dbg !161
  %previous11 = getelementptr inbounds %struct.node, %struct.node* %14, i32 0, i32 1, !dbg !162
  %15 = load %struct.node*, %struct.node** %previous11, align 8, !dbg !162
  store %struct.node* %15, %struct.node** @tail, align 8, !dbg !163
  br label %if.end12

if.end12:
  %16 = load %struct.node*, %struct.node** %n.addr, align 8, !dbg !164
  %17 = bitcast %struct.node* %16 to i8*, !dbg !164
  call void @free(i8* noundef %17), !dbg !165
  ret void, !dbg !166
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare noalias i8* @malloc(i64 noundef)

declare void @free(i8* noundef)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!14, !15, !16, !17, !18, !19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "head", scope: !2, file: !3, line: 11, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "list_both_ways_freed_safe.c", directory: ".")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "tail", scope: !2, file: !3, line: 11, type: !7, isLocal: true, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 6, size: 192, elements: !9)
!9 = !{!10, !12, !13}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !8, file: !3, line: 7, baseType: !11, size: 32)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "previous", scope: !8, file: !3, line: 8, baseType: !7, size: 64, offset: 64)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !8, file: !3, line: 8, baseType: !7, size: 64, offset: 128)
!14 = !{i32 7, !"Dwarf Version", i32 5}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{i32 1, !"wchar_size", i32 4}
!17 = !{i32 7, !"PIC Level", i32 2}
!18 = !{i32 7, !"PIE Level", i32 2}
!19 = !{i32 7, !"uwtable", i32 1}

!21 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 46, type: !22, scopeLine: 46, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !24)
!22 = !DISubroutineType(types: !23)
!23 = !{!11}
!24 = !{!25, !26}
!25 = !DILocalVariable(name: "command", scope: !21, file: !3, line: 47, type: !11)
!26 = !DILocalVariable(name: "n", scope: !27, file: !3, line: 52, type: !7)
!27 = distinct !DILexicalBlock(scope: !28, file: !3, line: 51, column: 16)
!28 = distinct !DILexicalBlock(scope: !29, file: !3, line: 49, column: 13)
!29 = distinct !DILexicalBlock(scope: !21, file: !3, line: 48, column: 54)
!30 = !DILocation(line: 47, column: 5, scope: !21)
!31 = !DILocation(line: 47, column: 9, scope: !21)
!32 = !DILocation(line: 48, column: 5, scope: !21)
!33 = !DILocation(line: 48, column: 23, scope: !21)
!34 = !DILocation(line: 48, column: 21, scope: !21)
!35 = !DILocation(line: 48, column: 48, scope: !21)
!36 = !DILocation(line: 49, column: 13, scope: !28)
!37 = !DILocation(line: 49, column: 21, scope: !28)
!38 = !DILocation(line: 49, column: 13, scope: !29)
!39 = !DILocation(line: 50, column: 20, scope: !40)
!40 = distinct !DILexicalBlock(scope: !28, file: !3, line: 49, column: 26)
!41 = !DILocation(line: 50, column: 13, scope: !40)
!42 = !DILocation(line: 51, column: 9, scope: !40)
!43 = !DILocation(line: 52, column: 13, scope: !27)
!44 = !DILocation(line: 52, column: 26, scope: !27)
!45 = !DILocation(line: 52, column: 35, scope: !27)
!46 = !DILocation(line: 52, column: 30, scope: !27)
!47 = !DILocation(line: 53, column: 17, scope: !48)
!48 = distinct !DILexicalBlock(scope: !27, file: !3, line: 53, column: 17)
!49 = !DILocation(line: 53, column: 17, scope: !27)
!50 = !DILocation(line: 54, column: 26, scope: !48)
!51 = !DILocation(line: 54, column: 17, scope: !48)
!52 = !DILocation(line: 55, column: 9, scope: !28)
!53 = distinct !{!53, !32, !54, !55, !56}
!54 = !DILocation(line: 56, column: 5, scope: !21)
!55 = !{!"llvm.loop.mustprogress"}
!56 = !{!"llvm.loop.unroll.disable"}
!57 = !DILocation(line: 57, column: 5, scope: !21)
!58 = !DILocation(line: 57, column: 12, scope: !21)
!59 = !DILocation(line: 58, column: 18, scope: !21)
!60 = !DILocation(line: 58, column: 9, scope: !21)
!61 = distinct !{!61, !57, !62, !55, !56}
!62 = !DILocation(line: 58, column: 22, scope: !21)
!63 = !DILocation(line: 60, column: 1, scope: !21)
!64 = !DILocation(line: 59, column: 5, scope: !21)
!65 = distinct !DISubprogram(name: "append", scope: !3, file: !3, line: 13, type: !66, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !68)
!66 = !DISubroutineType(types: !67)
!67 = !{null, !11}
!68 = !{!69, !70}
!69 = !DILocalVariable(name: "key", arg: 1, scope: !65, file: !3, line: 13, type: !11)
!70 = !DILocalVariable(name: "n", scope: !65, file: !3, line: 14, type: !7)
!71 = !DILocation(line: 13, column: 24, scope: !65)
!72 = !DILocation(line: 14, column: 5, scope: !65)
!73 = !DILocation(line: 14, column: 18, scope: !65)
!74 = !DILocation(line: 14, column: 22, scope: !65)
!75 = !DILocation(line: 15, column: 10, scope: !76)
!76 = distinct !DILexicalBlock(scope: !65, file: !3, line: 15, column: 9)
!77 = !DILocation(line: 15, column: 9, scope: !65)
!78 = !DILocation(line: 16, column: 9, scope: !76)
!79 = !DILocation(line: 17, column: 14, scope: !65)
!80 = !DILocation(line: 17, column: 5, scope: !65)
!81 = !DILocation(line: 17, column: 8, scope: !65)
!82 = !DILocation(line: 17, column: 12, scope: !65)
!83 = !DILocation(line: 18, column: 5, scope: !65)
!84 = !DILocation(line: 18, column: 8, scope: !65)
!85 = !DILocation(line: 18, column: 13, scope: !65)
!86 = !DILocation(line: 19, column: 19, scope: !65)
!87 = !DILocation(line: 19, column: 5, scope: !65)
!88 = !DILocation(line: 19, column: 8, scope: !65)
!89 = !DILocation(line: 19, column: 17, scope: !65)
!90 = !DILocation(line: 20, column: 9, scope: !91)
!91 = distinct !DILexicalBlock(scope: !65, file: !3, line: 20, column: 9)
!92 = !DILocation(line: 20, column: 9, scope: !65)
!93 = !DILocation(line: 21, column: 22, scope: !91)
!94 = !DILocation(line: 21, column: 9, scope: !91)
!95 = !DILocation(line: 21, column: 15, scope: !91)
!96 = !DILocation(line: 21, column: 20, scope: !91)
!97 = !DILocation(line: 23, column: 16, scope: !91)
!98 = !DILocation(line: 23, column: 14, scope: !91)
!99 = !DILocation(line: 24, column: 12, scope: !65)
!100 = !DILocation(line: 24, column: 10, scope: !65)
!101 = !DILocation(line: 25, column: 1, scope: !65)
!102 = distinct !DISubprogram(name: "find", scope: !3, file: !3, line: 39, type: !103, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !105)
!103 = !DISubroutineType(types: !104)
!104 = !{!7, !11}
!105 = !{!106, !107}
!106 = !DILocalVariable(name: "key", arg: 1, scope: !102, file: !3, line: 39, type: !11)
!107 = !DILocalVariable(name: "p", scope: !108, file: !3, line: 40, type: !7)
!108 = distinct !DILexicalBlock(scope: !102, file: !3, line: 40, column: 5)
!109 = !DILocation(line: 39, column: 30, scope: !102)
!110 = !DILocation(line: 40, column: 10, scope: !108)
!111 = !DILocation(line: 40, column: 23, scope: !108)
!112 = !DILocation(line: 40, column: 27, scope: !108)
!113 = !DILocation(line: 40, column: 33, scope: !114)
!114 = distinct !DILexicalBlock(scope: !108, file: !3, line: 40, column: 5)
!115 = !DILocation(line: 40, column: 5, scope: !108)
!116 = !DILocation(line: 41, column: 13, scope: !117)
!117 = distinct !DILexicalBlock(scope: !114, file: !3, line: 41, column: 13)
!118 = !DILocation(line: 41, column: 16, scope: !117)
!119 = !DILocation(line: 41, column: 23, scope: !117)
!120 = !DILocation(line: 41, column: 20, scope: !117)
!121 = !DILocation(line: 41, column: 13, scope: !114)
!122 = !DILocation(line: 42, column: 20, scope: !117)
!123 = !DILocation(line: 42, column: 13, scope: !117)
!124 = !DILocation(line: 40, column: 40, scope: !114)
!125 = !DILocation(line: 40, column: 43, scope: !114)
!126 = !DILocation(line: 40, column: 38, scope: !114)
!127 = !DILocation(line: 40, column: 5, scope: !114)
!128 = distinct !{!128, !115, !129, !55, !56}
!129 = !DILocation(line: 42, column: 20, scope: !108)
!130 = !DILocation(line: 43, column: 5, scope: !102)
!131 = !DILocation(line: 44, column: 1, scope: !102)
!132 = distinct !DISubprogram(name: "take_out", scope: !3, file: !3, line: 27, type: !133, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !135)
!133 = !DISubroutineType(types: !134)
!134 = !{null, !7}
!135 = !{!136}
!136 = !DILocalVariable(name: "n", arg: 1, scope: !132, file: !3, line: 27, type: !7)
!137 = !DILocation(line: 27, column: 35, scope: !132)
!138 = !DILocation(line: 28, column: 9, scope: !139)
!139 = distinct !DILexicalBlock(scope: !132, file: !3, line: 28, column: 9)
!140 = !DILocation(line: 28, column: 12, scope: !139)
!141 = !DILocation(line: 28, column: 9, scope: !132)
!142 = !DILocation(line: 29, column: 29, scope: !139)
!143 = !DILocation(line: 29, column: 32, scope: !139)
!144 = !DILocation(line: 29, column: 9, scope: !139)
!145 = !DILocation(line: 29, column: 12, scope: !139)
!146 = !DILocation(line: 29, column: 22, scope: !139)
!147 = !DILocation(line: 29, column: 27, scope: !139)
!148 = !DILocation(line: 31, column: 16, scope: !139)
!149 = !DILocation(line: 31, column: 19, scope: !139)
!150 = !DILocation(line: 31, column: 14, scope: !139)
!151 = !DILocation(line: 32, column: 9, scope: !152)
!152 = distinct !DILexicalBlock(scope: !132, file: !3, line: 32, column: 9)
!153 = !DILocation(line: 32, column: 12, scope: !152)
!154 = !DILocation(line: 32, column: 9, scope: !132)
!155 = !DILocation(line: 33, column: 29, scope: !152)
!156 = !DILocation(line: 33, column: 32, scope: !152)
!157 = !DILocation(line: 33, column: 9, scope: !152)
!158 = !DILocation(line: 33, column: 12, scope: !152)
!159 = !DILocation(line: 33, column: 18, scope: !152)
!160 = !DILocation(line: 33, column: 27, scope: !152)
!161 = !DILocation(line: 35, column: 16, scope: !152)
!162 = !DILocation(line: 35, column: 19, scope: !152)
!163 = !DILocation(line: 35, column: 14, scope: !152)
!164 = !DILocation(line: 36, column: 10, scope: !132)
!165 = !DILocation(line: 36, column: 5, scope: !132)
!166 = !DILocation(line: 37, column: 1, scope: !132)
