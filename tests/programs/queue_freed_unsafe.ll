source_filename = "queue_freed_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.queue = type { %struct.node*, %struct.node* }
%struct.node = type { i32, %struct.node* }

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %queue = alloca %struct.queue, align 8
  %value = alloca i32, align 4
  %command = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.queue* %queue to i8*, !dbg !26
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %0), !dbg !26
  call void @llvm.dbg.declare(metadata %struct.queue* %queue, metadata !14, metadata !DIExpression()), !dbg !27
  %1 = bitcast %struct.queue* %queue to i8*, !dbg !27
  call void @llvm.memset.p0i8.i64(i8* align 8 %1, i8 0, i64 16, i1 false), !dbg !27
  %2 = bitcast i32* %value to i8*, !dbg !28
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !28
  call void @llvm.dbg.declare(metadata i32* %value, metadata !24, metadata !DIExpression()), !dbg !29
  %3 = bitcast i32* %command to i8*, !dbg !28
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !28
  call void @llvm.dbg.declare(metadata i32* %command, metadata !25, metadata !DIExpression()), !dbg !30
  br label %while.cond, !dbg !31

while.cond:
  %call = call i32 @nondet_int(), !dbg !32
  store i32 %call, i32* %command, align 4, !dbg !33
  %cmp = icmp ne i32 %call, 0, !dbg !34
  br i1 %cmp, label %while.body, label %while.end, !dbg !31

while.body:
  %4 = load i32, i32* %command, align 4, !dbg !35
  %cmp1 = icmp sgt i32 %4, 0, !dbg !38
  br i1 %cmp1, label %if.then, label %if.else, !dbg !39

if.then:
  %5 = load i32, i32* %command, align 4, !dbg !40
  call void @put(%struct.queue* noundef %queue, i32 noundef %5), !dbg !41
  br label %if.end, !dbg !41

if.else:
  %call2 = call i32 @take(%struct.queue* noundef %queue, i32* noundef %value), !dbg !42
  br label %if.end

if.end:
  br label %while.cond, !dbg !31, !llvm.loop !43

while.end:
  br label %while.cond3, !dbg !47

while.cond3:
  %head = getelementptr inbounds %struct.queue, %struct.queue* %queue, i32 0, i32 0, !dbg !48
  %6 = load %struct.node*, %struct.node** %head, align 8, !dbg !48
  %tail = getelementptr inbounds %struct.queue, %struct.queue* %queue, i32 0, i32 1, !dbg !49
  %7 = load %struct.node*, %struct.node** %tail, align 8, !dbg !49
  %cmp4 = icmp ne %struct.node* %6, %7, !dbg !50
  br i1 %cmp4, label %land.rhs, label %land.end, !dbg !51

land.rhs:
  %call5 = call i32 @take(%struct.queue* noundef %queue, i32* noundef %value), !dbg !52
  %tobool = icmp ne i32 %call5, 0, !dbg !51
  br label %land.end

land.end:
  %8 = phi i1 [ false, %while.cond3 ], [ %tobool, %land.rhs ], !dbg !53
  br i1 %8, label %while.body6, label %while.end7, !dbg !47

while.body6:
  br label %while.cond3, !dbg !47, !llvm.loop !54

while.end7:
  %9 = bitcast i32* %command to i8*, !dbg !56
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %9), !dbg !56
  %10 = bitcast i32* %value to i8*, !dbg !56
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %10), !dbg !56
  %11 = bitcast %struct.queue* %queue to i8*, !dbg !56
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %11), !dbg !56
  ret i32 0, !dbg !57
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare !dbg !58 i32 @nondet_int()

define internal void @put(%struct.queue* noundef %queue, i32 noundef %value) !dbg !60 {
entry:
  %queue.addr = alloca %struct.queue*, align 8
  %value.addr = alloca i32, align 4
  %node = alloca %struct.node*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store %struct.queue* %queue, %struct.queue** %queue.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.queue** %queue.addr, metadata !65, metadata !DIExpression()), !dbg !68
  store i32 %value, i32* %value.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %value.addr, metadata !66, metadata !DIExpression()), !dbg !69
  %0 = bitcast %struct.node** %node to i8*, !dbg !70
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !70
  call void @llvm.dbg.declare(metadata %struct.node** %node, metadata !67, metadata !DIExpression()), !dbg !71
  %call = call noalias i8* @malloc(i64 noundef 16), !dbg !72
  %1 = bitcast i8* %call to %struct.node*, !dbg !72
  store %struct.node* %1, %struct.node** %node, align 8, !dbg !71
  %2 = load %struct.node*, %struct.node** %node, align 8, !dbg !73
  %tobool = icmp ne %struct.node* %2, null, !dbg !73
  br i1 %tobool, label %if.end, label %if.then, !dbg !75

if.then:
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !76

if.end:
  %3 = load i32, i32* %value.addr, align 4, !dbg !77
  %4 = load %struct.node*, %struct.node** %node, align 8, !dbg !78
  %value1 = getelementptr inbounds %struct.node, %struct.node* %4, i32 0, i32 0, !dbg !79
  store i32 %3, i32* %value1, align 8, !dbg !80
  %5 = load %struct.node*, %struct.node** %node, align 8, !dbg !81
  %next = getelementptr inbounds %struct.node, %struct.node* %5, i32 0, i32 1, !dbg !82
  store %struct.node* null, %struct.node** %next, align 8, !dbg !83
  %6 = load %struct.queue*, %struct.queue** %queue.addr, align 8, !dbg !84
  %tail = getelementptr inbounds %struct.queue, %struct.queue* %6, i32 0, i32 1, !dbg !86
  %7 = load %struct.node*, %struct.node** %tail, align 8, !dbg !86
  %tobool2 = icmp ne %struct.node* %7, null, !dbg !84
  br i1 %tobool2, label %if.then3, label %if.else, !dbg !87

if.then3:
  %8 = load %struct.node*, %struct.node** %node, align 8, !dbg !88
  %9 = load %struct.queue*, %struct.queue** %queue.addr, align 8, !dbg !89
  %tail4 = getelementptr inbounds %struct.queue, %struct.queue* %9, i32 0, i32 1, !dbg !90
  %10 = load %struct.node*, %struct.node** %tail4, align 8, !dbg !90
  %next5 = getelementptr inbounds %struct.node, %struct.node* %10, i32 0, i32 1, !dbg !91
  store %struct.node* %8, %struct.node** %next5, align 8, !dbg !92
  br label %if.end6, !dbg !89

if.else:
  %11 = load %struct.node*, %struct.node** %node, align 8, !dbg !93
  %12 = load %struct.queue*, %struct.queue** %queue.addr, align 8, !dbg !94
  %head = getelementptr inbounds %struct.queue, %struct.queue* %12, i32 0, i32 0, !dbg !95
  store %struct.node* %11, %struct.node** %head, align 8, !dbg !96
  br label %if.end6

if.end6:
  %13 = load %struct.node*, %struct.node** %node, align 8, !dbg !97
  %14 = load %struct.queue*, %struct.queue** %queue.addr, align 8, !dbg !98
  %tail7 = getelementptr inbounds %struct.queue, %struct.queue* %14, i32 0, i32 1, !dbg !99
  store %struct.node* %13, %struct.node** %tail7, align 8, !dbg !100
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !101
  br label %cleanup, !dbg !101

cleanup:
  %15 = bitcast %struct.node** %node to i8*, !dbg !101
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %15), !dbg !101
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

define internal i32 @take(%struct.queue* noundef %queue, i32* noundef %value) !dbg !102 {
entry:
  %retval = alloca i32, align 4
  %queue.addr = alloca %struct.queue*, align 8
  %value.addr = alloca i32*, align 8
  %node = alloca %struct.node*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store %struct.queue* %queue, %struct.queue** %queue.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.queue** %queue.addr, metadata !107, metadata !DIExpression()), !dbg !110
  store i32* %value, i32** %value.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %value.addr, metadata !108, metadata !DIExpression()), !dbg !111
  %0 = bitcast %struct.node** %node to i8*, !dbg !112
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !112
  call void @llvm.dbg.declare(metadata %struct.node** %node, metadata !109, metadata !DIExpression()), !dbg !113
  %1 = load %struct.queue*, %struct.queue** %queue.addr, align 8, !dbg !114
  %head = getelementptr inbounds %struct.queue, %struct.queue* %1, i32 0, i32 0, !dbg !115
  %2 = load %struct.node*, %struct.node** %head, align 8, !dbg !115
  store %struct.node* %2, %struct.node** %node, align 8, !dbg !113
  %3 = load %struct.node*, %struct.node** %node, align 8, !dbg !116
  %tobool = icmp ne %struct.node* %3, null, !dbg !116
  br i1 %tobool, label %if.end, label %if.then, !dbg !118

if.then:
  store i32 0, i32* %retval, align 4, !dbg !119
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !119

if.end:
  %4 = load %struct.node*, %struct.node** %node, align 8, !dbg !120
  %value1 = getelementptr inbounds %struct.node, %struct.node* %4, i32 0, i32 0, !dbg !121
  %5 = load i32, i32* %value1, align 8, !dbg !121
  %6 = load i32*, i32** %value.addr, align 8, !dbg !122
  store i32 %5, i32* %6, align 4, !dbg !123
  %7 = load %struct.node*, %struct.node** %node, align 8, !dbg !124
  %next = getelementptr inbounds %struct.node, %struct.node* %7, i32 0, i32 1, !dbg !125
  %8 = load %struct.node*, %struct.node** %next, align 8, !dbg !125
  %9 = load %struct.queue*, %struct.queue** %queue.addr, align 8, !dbg !126
  %head2 = getelementptr inbounds %struct.queue, %struct.queue* %9, i32 0, i32 0, !dbg !127
  store %struct.node* %8, %struct.node** %head2, align 8, !dbg !128
  %10 = load %struct.queue*, %struct.queue** %queue.addr, align 8, !dbg !129
  %head3 = getelementptr inbounds %struct.queue, %struct.queue* %10, i32 0, i32 0, !dbg !131
  %11 = load %struct.node*, %struct.node** %head3, align 8, !dbg !131
  %tobool4 = icmp ne %struct.node* %11, null, !dbg !129
  br i1 %tobool4, label %if.end6, label %if.then5, !dbg !132

if.then5:
  %12 = load %struct.queue*, %struct.queue** %queue.addr, align 8, !dbg !133
  %tail = getelementptr inbounds %struct.queue, %struct.queue* %12, i32 0, i32 1, !dbg !134
  store %struct.node* null, %struct.node** %tail, align 8, !dbg !135
  br label %if.end6, !dbg !133

if.end6:
  %13 = load %struct.node*, %struct.node** %node, align 8, !dbg !136
  %14 = bitcast %struct.node* %13 to i8*, !dbg !136
  call void @free(i8* noundef %14), !dbg !137
  store i32 1, i32* %retval, align 4, !dbg !138
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !138

cleanup:
  %15 = bitcast %struct.node** %node to i8*, !dbg !139
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %15), !dbg !139
  %16 = load i32, i32* %retval, align 4, !dbg !139
  ret i32 %16, !dbg !139
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare noalias i8* @malloc(i64 noundef)

declare void @free(i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "queue_freed_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 40, type: !10, scopeLine: 40, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !24, !25}
!14 = !DILocalVariable(name: "queue", scope: !9, file: !1, line: 41, type: !15)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "queue", file: !1, line: 11, size: 128, elements: !16)
!16 = !{!17, !23}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "head", scope: !15, file: !1, line: 12, baseType: !18, size: 64)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 6, size: 128, elements: !20)
!20 = !{!21, !22}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !19, file: !1, line: 7, baseType: !12, size: 32)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !19, file: !1, line: 8, baseType: !18, size: 64, offset: 64)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "tail", scope: !15, file: !1, line: 12, baseType: !18, size: 64, offset: 64)
!24 = !DILocalVariable(name: "value", scope: !9, file: !1, line: 42, type: !12)
!25 = !DILocalVariable(name: "command", scope: !9, file: !1, line: 42, type: !12)
!26 = !DILocation(line: 41, column: 5, scope: !9)
!27 = !DILocation(line: 41, column: 18, scope: !9)
!28 = !DILocation(line: 42, column: 5, scope: !9)
!29 = !DILocation(line: 42, column: 9, scope: !9)
!30 = !DILocation(line: 42, column: 16, scope: !9)
!31 = !DILocation(line: 43, column: 5, scope: !9)
!32 = !DILocation(line: 43, column: 23, scope: !9)
!33 = !DILocation(line: 43, column: 21, scope: !9)
!34 = !DILocation(line: 43, column: 37, scope: !9)
!35 = !DILocation(line: 44, column: 13, scope: !36)
!36 = distinct !DILexicalBlock(scope: !37, file: !1, line: 44, column: 13)
!37 = distinct !DILexicalBlock(scope: !9, file: !1, line: 43, column: 43)
!38 = !DILocation(line: 44, column: 21, scope: !36)
!39 = !DILocation(line: 44, column: 13, scope: !37)
!40 = !DILocation(line: 45, column: 25, scope: !36)
!41 = !DILocation(line: 45, column: 13, scope: !36)
!42 = !DILocation(line: 47, column: 13, scope: !36)
!43 = distinct !{!43, !31, !44, !45, !46}
!44 = !DILocation(line: 48, column: 5, scope: !9)
!45 = !{!"llvm.loop.mustprogress"}
!46 = !{!"llvm.loop.unroll.disable"}
!47 = !DILocation(line: 49, column: 5, scope: !9)
!48 = !DILocation(line: 49, column: 18, scope: !9)
!49 = !DILocation(line: 49, column: 32, scope: !9)
!50 = !DILocation(line: 49, column: 23, scope: !9)
!51 = !DILocation(line: 49, column: 37, scope: !9)
!52 = !DILocation(line: 49, column: 40, scope: !9)
!53 = !DILocation(line: 0, scope: !9)
!54 = distinct !{!54, !47, !55, !45, !46}
!55 = !DILocation(line: 50, column: 5, scope: !9)
!56 = !DILocation(line: 52, column: 1, scope: !9)
!57 = !DILocation(line: 51, column: 5, scope: !9)
!58 = !DISubprogram(name: "nondet_int", scope: !1, file: !1, line: 4, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !59)
!59 = !{}
!60 = distinct !DISubprogram(name: "put", scope: !1, file: !1, line: 15, type: !61, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !64)
!61 = !DISubroutineType(types: !62)
!62 = !{null, !63, !12}
!63 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!64 = !{!65, !66, !67}
!65 = !DILocalVariable(name: "queue", arg: 1, scope: !60, file: !1, line: 15, type: !63)
!66 = !DILocalVariable(name: "value", arg: 2, scope: !60, file: !1, line: 15, type: !12)
!67 = !DILocalVariable(name: "node", scope: !60, file: !1, line: 16, type: !18)
!68 = !DILocation(line: 15, column: 31, scope: !60)
!69 = !DILocation(line: 15, column: 42, scope: !60)
!70 = !DILocation(line: 16, column: 5, scope: !60)
!71 = !DILocation(line: 16, column: 18, scope: !60)
!72 = !DILocation(line: 16, column: 25, scope: !60)
!73 = !DILocation(line: 17, column: 10, scope: !74)
!74 = distinct !DILexicalBlock(scope: !60, file: !1, line: 17, column: 9)
!75 = !DILocation(line: 17, column: 9, scope: !60)
!76 = !DILocation(line: 18, column: 9, scope: !74)
!77 = !DILocation(line: 19, column: 19, scope: !60)
!78 = !DILocation(line: 19, column: 5, scope: !60)
!79 = !DILocation(line: 19, column: 11, scope: !60)
!80 = !DILocation(line: 19, column: 17, scope: !60)
!81 = !DILocation(line: 20, column: 5, scope: !60)
!82 = !DILocation(line: 20, column: 11, scope: !60)
!83 = !DILocation(line: 20, column: 16, scope: !60)
!84 = !DILocation(line: 21, column: 9, scope: !85)
!85 = distinct !DILexicalBlock(scope: !60, file: !1, line: 21, column: 9)
!86 = !DILocation(line: 21, column: 16, scope: !85)
!87 = !DILocation(line: 21, column: 9, scope: !60)
!88 = !DILocation(line: 22, column: 29, scope: !85)
!89 = !DILocation(line: 22, column: 9, scope: !85)
!90 = !DILocation(line: 22, column: 16, scope: !85)
!91 = !DILocation(line: 22, column: 22, scope: !85)
!92 = !DILocation(line: 22, column: 27, scope: !85)
!93 = !DILocation(line: 24, column: 23, scope: !85)
!94 = !DILocation(line: 24, column: 9, scope: !85)
!95 = !DILocation(line: 24, column: 16, scope: !85)
!96 = !DILocation(line: 24, column: 21, scope: !85)
!97 = !DILocation(line: 25, column: 19, scope: !60)
!98 = !DILocation(line: 25, column: 5, scope: !60)
!99 = !DILocation(line: 25, column: 12, scope: !60)
!100 = !DILocation(line: 25, column: 17, scope: !60)
!101 = !DILocation(line: 26, column: 1, scope: !60)
!102 = distinct !DISubprogram(name: "take", scope: !1, file: !1, line: 28, type: !103, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !106)
!103 = !DISubroutineType(types: !104)
!104 = !{!12, !63, !105}
!105 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!106 = !{!107, !108, !109}
!107 = !DILocalVariable(name: "queue", arg: 1, scope: !102, file: !1, line: 28, type: !63)
!108 = !DILocalVariable(name: "value", arg: 2, scope: !102, file: !1, line: 28, type: !105)
!109 = !DILocalVariable(name: "node", scope: !102, file: !1, line: 29, type: !18)
!110 = !DILocation(line: 28, column: 31, scope: !102)
!111 = !DILocation(line: 28, column: 43, scope: !102)
!112 = !DILocation(line: 29, column: 5, scope: !102)
!113 = !DILocation(line: 29, column: 18, scope: !102)
!114 = !DILocation(line: 29, column: 25, scope: !102)
!115 = !DILocation(line: 29, column: 32, scope: !102)
!116 = !DILocation(line: 30, column: 10, scope: !117)
!117 = distinct !DILexicalBlock(scope: !102, file: !1, line: 30, column: 9)
!118 = !DILocation(line: 30, column: 9, scope: !102)
!119 = !DILocation(line: 31, column: 9, scope: !117)
!120 = !DILocation(line: 32, column: 14, scope: !102)
!121 = !DILocation(line: 32, column: 20, scope: !102)
!122 = !DILocation(line: 32, column: 6, scope: !102)
!123 = !DILocation(line: 32, column: 12, scope: !102)
!124 = !DILocation(line: 33, column: 19, scope: !102)
!125 = !DILocation(line: 33, column: 25, scope: !102)
!126 = !DILocation(line: 33, column: 5, scope: !102)
!127 = !DILocation(line: 33, column: 12, scope: !102)
!128 = !DILocation(line: 33, column: 17, scope: !102)
!129 = !DILocation(line: 34, column: 10, scope: !130)
!130 = distinct !DILexicalBlock(scope: !102, file: !1, line: 34, column: 9)
!131 = !DILocation(line: 34, column: 17, scope: !130)
!132 = !DILocation(line: 34, column: 9, scope: !102)
!133 = !DILocation(line: 35, column: 9, scope: !130)
!134 = !DILocation(line: 35, column: 16, scope: !130)
!135 = !DILocation(line: 35, column: 21, scope: !130)
!136 = !DILocation(line: 36, column: 10, scope: !102)
!137 = !DILocation(line: 36, column: 5, scope: !102)
!138 = !DILocation(line: 37, column: 5, scope: !102)
!139 = !DILocation(line: 38, column: 1, scope: !102)
