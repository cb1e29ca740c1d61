source_filename = "queue_of_nodes_freed_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.queue = type { %struct.node*, %struct.node* }
%struct.node = type { i32, %struct.node* }

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %q = alloca %struct.queue*, align 8
  %command = alloca i32, align 4
  %last = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.queue** %q to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !27
  call void @llvm.dbg.declare(metadata %struct.queue** %q, metadata !14, metadata !DIExpression()), !dbg !28
  %call = call noalias i8* @malloc(i64 noundef 16), !dbg !29
  %1 = bitcast i8* %call to %struct.queue*, !dbg !29
  store %struct.queue* %1, %struct.queue** %q, align 8, !dbg !28
  %2 = bitcast i32* %command to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !30
  call void @llvm.dbg.declare(metadata i32* %command, metadata !25, metadata !DIExpression()), !dbg !31
  %3 = bitcast i32* %last to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !30
  call void @llvm.dbg.declare(metadata i32* %last, metadata !26, metadata !DIExpression()), !dbg !32
  store i32 0, i32* %last, align 4, !dbg !32
  %4 = load %struct.queue*, %struct.queue** %q, align 8, !dbg !33
  %tobool = icmp ne %struct.queue* %4, null, !dbg !33
  br i1 %tobool, label %if.end, label %if.then, !dbg !35

if.then:
  store i32 1, i32* %retval, align 4, !dbg !36
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !36

if.end:
  %5 = load %struct.queue*, %struct.queue** %q, align 8, !dbg !37
  %rear = getelementptr inbounds %struct.queue, %struct.queue* %5, i32 0, i32 1, !dbg !38
  store %struct.node* null, %struct.node** %rear, align 8, !dbg !39
  %6 = load %struct.queue*, %struct.queue** %q, align 8, !dbg !40
  %front = getelementptr inbounds %struct.queue, %struct.queue* %6, i32 0, i32 0, !dbg !41
  store %struct.node* null, %struct.node** %front, align 8, !dbg !42
  br label %while.cond, !dbg !43

while.cond:
  %call1 = call i32 @__VERIFIER_nondet_int(), !dbg !44
  store i32 %call1, i32* %command, align 4, !dbg !45
  %cmp = icmp ne i32 %call1, 0, !dbg !46
  br i1 %cmp, label %while.body, label %while.end, !dbg !43

while.body:
  %7 = load i32, i32* %command, align 4, !dbg !47
  %cmp2 = icmp sgt i32 %7, 0, !dbg !50
  br i1 %cmp2, label %if.then3, label %if.else, !dbg !51

if.then3:
  %8 = load %struct.queue*, %struct.queue** %q, align 8, !dbg !52
  %9 = load i32, i32* %command, align 4, !dbg !53
  call void @enqueue(%struct.queue* noundef %8, i32 noundef %9), !dbg !54
  br label %if.end9, !dbg !54

if.else:
  %10 = load %struct.queue*, %struct.queue** %q, align 8, !dbg !55
  %front4 = getelementptr inbounds %struct.queue, %struct.queue* %10, i32 0, i32 0, !dbg !57
  %11 = load %struct.node*, %struct.node** %front4, align 8, !dbg !57
  %tobool5 = icmp ne %struct.node* %11, null, !dbg !55
  br i1 %tobool5, label %if.then6, label %if.end8, !dbg !58

if.then6:
  %12 = load %struct.queue*, %struct.queue** %q, align 8, !dbg !59
  %call7 = call i32 @dequeue(%struct.queue* noundef %12), !dbg !60
  store i32 %call7, i32* %last, align 4, !dbg !61
  br label %if.end8, !dbg !62

if.end8:
  br label %if.end9

if.end9:
  br label %while.cond, !dbg !43, !llvm.loop !63

while.end:
  br label %while.cond10, !dbg !67

while.cond10:
  %13 = load %struct.queue*, %struct.queue** %q, align 8, !dbg !68
  %front11 = getelementptr inbounds %struct.queue, %struct.queue* %13, i32 0, i32 0, !dbg !69
  %14 = load %struct.node*, %struct.node** %front11, align 8, !dbg !69
  %tobool12 = icmp ne %struct.node* %14, null, !dbg !67
  br i1 %tobool12, label %while.body13, label %while.end15, !dbg !67

while.body13:
  %15 = load %struct.queue*, %struct.queue** %q, align 8, !dbg !70
  %call14 = call i32 @dequeue(%struct.queue* noundef %15), !dbg !71
  br label %while.cond10, !dbg !67, !llvm.loop !72

while.end15:
  %16 = load %struct.queue*, %struct.queue** %q, align 8, !dbg !74
  %17 = bitcast %struct.queue* %16 to i8*, !dbg !74
  call void @free(i8* noundef %17), !dbg !75
  %18 = load i32, i32* %last, align 4, !dbg !76
  store i32 %18, i32* %retval, align 4, !dbg !77
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !77

cleanup:
  %19 = bitcast i32* %last to i8*, !dbg !78
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %19), !dbg !78
  %20 = bitcast i32* %command to i8*, !dbg !78
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %20), !dbg !78
  %21 = bitcast %struct.queue** %q to i8*, !dbg !78
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %21), !dbg !78
  %22 = load i32, i32* %retval, align 4, !dbg !78
  ret i32 %22, !dbg !78
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare noalias i8* @malloc(i64 noundef)

declare i32 @__VERIFIER_nondet_int()

define internal void @enqueue(%struct.queue* noundef %q, i32 noundef %value) !dbg !79 {
entry:
  %q.addr = alloca %struct.queue*, align 8
  %value.addr = alloca i32, align 4
  %n = alloca %struct.node*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store %struct.queue* %q, %struct.queue** %q.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.queue** %q.addr, metadata !83, metadata !DIExpression()), !dbg !86
  store i32 %value, i32* %value.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %value.addr, metadata !84, metadata !DIExpression()), !dbg !87
  %0 = bitcast %struct.node** %n to i8*, !dbg !88
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !88
  call void @llvm.dbg.declare(metadata %struct.node** %n, metadata !85, metadata !DIExpression()), !dbg !89
  %call = call noalias i8* @malloc(i64 noundef 16), !dbg !90
  %1 = bitcast i8* %call to %struct.node*, !dbg !90
  store %struct.node* %1, %struct.node** %n, align 8, !dbg !89
  %2 = load %struct.node*, %struct.node** %n, align 8, !dbg !91
  %tobool = icmp ne %struct.node* %2, null, !dbg !91
  br i1 %tobool, label %if.end, label %if.then, !dbg !93

if.then:
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !94

if.end:
  %3 = load i32, i32* %value.addr, align 4, !dbg !95
  %4 = load %struct.node*, %struct.node** %n, align 8, !dbg !96
  %value1 = getelementptr inbounds %struct.node, %struct.node* %4, i32 0, i32 0, !dbg !97
  store i32 %3, i32* %value1, align 8, !dbg !98
  %5 = load %struct.node*, %struct.node** %n, align 8, !dbg !99
  %next = getelementptr inbounds %struct.node, %struct.node* %5, i32 0, i32 1, !dbg !100
  store %struct.node* null, %struct.node** %next, align 8, !dbg !101
  %6 = load %struct.queue*, %struct.queue** %q.addr, align 8, !dbg !102
  %rear = getelementptr inbounds %struct.queue, %struct.queue* %6, i32 0, i32 1, !dbg !104
  %7 = load %struct.node*, %struct.node** %rear, align 8, !dbg !104
  %tobool2 = icmp ne %struct.node* %7, null, !dbg !102
  br i1 %tobool2, label %if.then3, label %if.else, !dbg !105

if.then3:
  %8 = load %struct.node*, %struct.node** %n, align 8, !dbg !106
  %9 = load %struct.queue*, %struct.queue** %q.addr, align 8, !dbg !107
  %rear4 = getelementptr inbounds %struct.queue, %struct.queue* %9, i32 0, i32 1, !dbg !108
  %10 = load %struct.node*, %struct.node** %rear4, align 8, !dbg !108
  %next5 = getelementptr inbounds %struct.node, %struct.node* %10, i32 0, i32 1, !dbg !109
  store %struct.node* %8, %struct.node** %next5, align 8, !dbg !110
  br label %if.end6, !dbg !107

if.else:
  %11 = load %struct.node*, %struct.node** %n, align 8, !dbg !111
  %12 = load %struct.queue*, %struct.queue** %q.addr, align 8, !dbg !112
  %front = getelementptr inbounds %struct.queue, %struct.queue* %12, i32 0, i32 0, !dbg !113
  store %struct.node* %11, %struct.node** %front, align 8, !dbg !114
  br label %if.end6

if.end6:
  %13 = load %struct.node*, %struct.node** %n, align 8, !dbg !115
  %14 = load %struct.queue*, %struct.queue** %q.addr, align 8, !dbg !116
  %rear7 = getelementptr inbounds %struct.queue, %struct.queue* %14, i32 0, i32 1, !dbg !117
  store %struct.node* %13, %struct.node** %rear7, align 8, !dbg !118
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !119
  br label %cleanup, !dbg !119

cleanup:
  %15 = bitcast %struct.node** %n to i8*, !dbg !119
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %15), !dbg !119
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:
  ret void, !dbg !119

unreachable:
  unreachable
}

define internal i32 @dequeue(%struct.queue* noundef %q) !dbg !120 {
entry:
  %q.addr = alloca %struct.queue*, align 8
  %n = alloca %struct.node*, align 8
  %value = alloca i32, align 4
  store %struct.queue* %q, %struct.queue** %q.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.queue** %q.addr, metadata !124, metadata !DIExpression()), !dbg !127
  %0 = bitcast %struct.node** %n to i8*, !dbg !128
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !128
  call void @llvm.dbg.declare(metadata %struct.node** %n, metadata !125, metadata !DIExpression()), !dbg !129
  %1 = load %struct.queue*, %struct.queue** %q.addr, align 8, !dbg !130
  %front = getelementptr inbounds %struct.queue, %struct.queue* %1, i32 0, i32 0, !dbg !131
  %2 = load %struct.node*, %struct.node** %front, align 8, !dbg !131
  store %struct.node* %2, %struct.node** %n, align 8, !dbg !129
  %3 = bitcast i32* %value to i8*, !dbg !132
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !132
  call void @llvm.dbg.declare(metadata i32* %value, metadata !126, metadata !DIExpression()), !dbg !133
  %4 = load %struct.node*, %struct.node** %n, align 8, !dbg !134
  %value1 = getelementptr inbounds %struct.node, %struct.node* %4, i32 0, i32 0, !dbg !135
  %5 = load i32, i32* %value1, align 8, !dbg !135
  store i32 %5, i32* %value, align 4, !dbg !133
  %6 = load %struct.node*, %struct.node** %n, align 8, !dbg !136
  %next = getelementptr inbounds %struct.node, %struct.node* %6, i32 0, i32 1, !dbg !137
  %7 = load %struct.node*, %struct.node** %next, align 8, !dbg !137
  %8 = load %struct.queue*, %struct.queue** %q.addr, align 8, !dbg !138
  %front2 = getelementptr inbounds %struct.queue, %struct.queue* %8, i32 0, i32 0, !dbg !139
  store %struct.node* %7, %struct.node** %front2, align 8, !dbg !140
  %9 = load %struct.node*, %struct.node** %n, align 8, !dbg !141
  %10 = bitcast %struct.node* %9 to i8*, !dbg !141
  call void @free(i8* noundef %10), !dbg !142
  %11 = load i32, i32* %value, align 4, !dbg !143
  %12 = bitcast i32* %value to i8*, !dbg !144
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %12), !dbg !144
  %13 = bitcast %struct.node** %n to i8*, !dbg !144
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %13), !dbg !144
  ret i32 %11, !dbg !145
}

declare void @free(i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "queue_of_nodes_freed_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 37, type: !10, scopeLine: 37, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !25, !26}
!14 = !DILocalVariable(name: "q", scope: !9, file: !1, line: 38, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "queue", file: !1, line: 11, size: 128, elements: !17)
!17 = !{!18, !24}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "front", scope: !16, file: !1, line: 12, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 6, size: 128, elements: !21)
!21 = !{!22, !23}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !20, file: !1, line: 7, baseType: !12, size: 32)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !20, file: !1, line: 8, baseType: !19, size: 64, offset: 64)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "rear", scope: !16, file: !1, line: 12, baseType: !19, size: 64, offset: 64)
!25 = !DILocalVariable(name: "command", scope: !9, file: !1, line: 39, type: !12)
!26 = !DILocalVariable(name: "last", scope: !9, file: !1, line: 39, type: !12)
!27 = !DILocation(line: 38, column: 5, scope: !9)
!28 = !DILocation(line: 38, column: 19, scope: !9)
!29 = !DILocation(line: 38, column: 23, scope: !9)
!30 = !DILocation(line: 39, column: 5, scope: !9)
!31 = !DILocation(line: 39, column: 9, scope: !9)
!32 = !DILocation(line: 39, column: 18, scope: !9)
!33 = !DILocation(line: 40, column: 10, scope: !34)
!34 = distinct !DILexicalBlock(scope: !9, file: !1, line: 40, column: 9)
!35 = !DILocation(line: 40, column: 9, scope: !9)
!36 = !DILocation(line: 41, column: 9, scope: !34)
!37 = !DILocation(line: 42, column: 16, scope: !9)
!38 = !DILocation(line: 42, column: 19, scope: !9)
!39 = !DILocation(line: 42, column: 24, scope: !9)
!40 = !DILocation(line: 42, column: 5, scope: !9)
!41 = !DILocation(line: 42, column: 8, scope: !9)
!42 = !DILocation(line: 42, column: 14, scope: !9)
!43 = !DILocation(line: 43, column: 5, scope: !9)
!44 = !DILocation(line: 43, column: 23, scope: !9)
!45 = !DILocation(line: 43, column: 21, scope: !9)
!46 = !DILocation(line: 43, column: 48, scope: !9)
!47 = !DILocation(line: 44, column: 13, scope: !48)
!48 = distinct !DILexicalBlock(scope: !49, file: !1, line: 44, column: 13)
!49 = distinct !DILexicalBlock(scope: !9, file: !1, line: 43, column: 54)
!50 = !DILocation(line: 44, column: 21, scope: !48)
!51 = !DILocation(line: 44, column: 13, scope: !49)
!52 = !DILocation(line: 45, column: 21, scope: !48)
!53 = !DILocation(line: 45, column: 24, scope: !48)
!54 = !DILocation(line: 45, column: 13, scope: !48)
!55 = !DILocation(line: 46, column: 18, scope: !56)
!56 = distinct !DILexicalBlock(scope: !48, file: !1, line: 46, column: 18)
!57 = !DILocation(line: 46, column: 21, scope: !56)
!58 = !DILocation(line: 46, column: 18, scope: !48)
!59 = !DILocation(line: 47, column: 28, scope: !56)
!60 = !DILocation(line: 47, column: 20, scope: !56)
!61 = !DILocation(line: 47, column: 18, scope: !56)
!62 = !DILocation(line: 47, column: 13, scope: !56)
!63 = distinct !{!63, !43, !64, !65, !66}
!64 = !DILocation(line: 48, column: 5, scope: !9)
!65 = !{!"llvm.loop.mustprogress"}
!66 = !{!"llvm.loop.unroll.disable"}
!67 = !DILocation(line: 49, column: 5, scope: !9)
!68 = !DILocation(line: 49, column: 12, scope: !9)
!69 = !DILocation(line: 49, column: 15, scope: !9)
!70 = !DILocation(line: 50, column: 17, scope: !9)
!71 = !DILocation(line: 50, column: 9, scope: !9)
!72 = distinct !{!72, !67, !73, !65, !66}
!73 = !DILocation(line: 50, column: 18, scope: !9)
!74 = !DILocation(line: 51, column: 10, scope: !9)
!75 = !DILocation(line: 51, column: 5, scope: !9)
!76 = !DILocation(line: 52, column: 12, scope: !9)
!77 = !DILocation(line: 52, column: 5, scope: !9)
!78 = !DILocation(line: 53, column: 1, scope: !9)
!79 = distinct !DISubprogram(name: "enqueue", scope: !1, file: !1, line: 15, type: !80, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !82)
!80 = !DISubroutineType(types: !81)
!81 = !{null, !15, !12}
!82 = !{!83, !84, !85}
!83 = !DILocalVariable(name: "q", arg: 1, scope: !79, file: !1, line: 15, type: !15)
!84 = !DILocalVariable(name: "value", arg: 2, scope: !79, file: !1, line: 15, type: !12)
!85 = !DILocalVariable(name: "n", scope: !79, file: !1, line: 16, type: !19)
!86 = !DILocation(line: 15, column: 35, scope: !79)
!87 = !DILocation(line: 15, column: 42, scope: !79)
!88 = !DILocation(line: 16, column: 5, scope: !79)
!89 = !DILocation(line: 16, column: 18, scope: !79)
!90 = !DILocation(line: 16, column: 22, scope: !79)
!91 = !DILocation(line: 17, column: 10, scope: !92)
!92 = distinct !DILexicalBlock(scope: !79, file: !1, line: 17, column: 9)
!93 = !DILocation(line: 17, column: 9, scope: !79)
!94 = !DILocation(line: 18, column: 9, scope: !92)
!95 = !DILocation(line: 19, column: 16, scope: !79)
!96 = !DILocation(line: 19, column: 5, scope: !79)
!97 = !DILocation(line: 19, column: 8, scope: !79)
!98 = !DILocation(line: 19, column: 14, scope: !79)
!99 = !DILocation(line: 20, column: 5, scope: !79)
!100 = !DILocation(line: 20, column: 8, scope: !79)
!101 = !DILocation(line: 20, column: 13, scope: !79)
!102 = !DILocation(line: 21, column: 9, scope: !103)
!103 = distinct !DILexicalBlock(scope: !79, file: !1, line: 21, column: 9)
!104 = !DILocation(line: 21, column: 12, scope: !103)
!105 = !DILocation(line: 21, column: 9, scope: !79)
!106 = !DILocation(line: 22, column: 25, scope: !103)
!107 = !DILocation(line: 22, column: 9, scope: !103)
!108 = !DILocation(line: 22, column: 12, scope: !103)
!109 = !DILocation(line: 22, column: 18, scope: !103)
!110 = !DILocation(line: 22, column: 23, scope: !103)
!111 = !DILocation(line: 24, column: 20, scope: !103)
!112 = !DILocation(line: 24, column: 9, scope: !103)
!113 = !DILocation(line: 24, column: 12, scope: !103)
!114 = !DILocation(line: 24, column: 18, scope: !103)
!115 = !DILocation(line: 25, column: 15, scope: !79)
!116 = !DILocation(line: 25, column: 5, scope: !79)
!117 = !DILocation(line: 25, column: 8, scope: !79)
!118 = !DILocation(line: 25, column: 13, scope: !79)
!119 = !DILocation(line: 26, column: 1, scope: !79)
!120 = distinct !DISubprogram(name: "dequeue", scope: !1, file: !1, line: 28, type: !121, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !123)
!121 = !DISubroutineType(types: !122)
!122 = !{!12, !15}
!123 = !{!124, !125, !126}
!124 = !DILocalVariable(name: "q", arg: 1, scope: !120, file: !1, line: 28, type: !15)
!125 = !DILocalVariable(name: "n", scope: !120, file: !1, line: 29, type: !19)
!126 = !DILocalVariable(name: "value", scope: !120, file: !1, line: 30, type: !12)
!127 = !DILocation(line: 28, column: 34, scope: !120)
!128 = !DILocation(line: 29, column: 5, scope: !120)
!129 = !DILocation(line: 29, column: 18, scope: !120)
!130 = !DILocation(line: 29, column: 22, scope: !120)
!131 = !DILocation(line: 29, column: 25, scope: !120)
!132 = !DILocation(line: 30, column: 5, scope: !120)
!133 = !DILocation(line: 30, column: 9, scope: !120)
!134 = !DILocation(line: 30, column: 17, scope: !120)
!135 = !DILocation(line: 30, column: 20, scope: !120)
!136 = !DILocation(line: 31, column: 16, scope: !120)
!137 = !DILocation(line: 31, column: 19, scope: !120)
!138 = !DILocation(line: 31, column: 5, scope: !120)
!139 = !DILocation(line: 31, column: 8, scope: !120)
!140 = !DILocation(line: 31, column: 14, scope: !120)
!141 = !DILocation(line: 33, column: 10, scope: !120)
!142 = !DILocation(line: 33, column: 5, scope: !120)
!143 = !DILocation(line: 34, column: 12, scope: !120)
!144 = !DILocation(line: 35, column: 1, scope: !120)
!145 = !DILocation(line: 34, column: 5, scope: !120)
