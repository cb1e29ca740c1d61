source_filename = "list_sorted_freed_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, %struct.node* }

@head = internal global %struct.node* null, align 8, !dbg !0

define dso_local i32 @main() !dbg !18 {
entry:
  %retval = alloca i32, align 4
  %command = alloca i32, align 4
  %next = alloca %struct.node*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %command to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !25
  call void @llvm.dbg.declare(metadata i32* %command, metadata !22, metadata !DIExpression()), !dbg !26
  br label %while.cond, !dbg !27

while.cond:
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !28
  store i32 %call, i32* %command, align 4, !dbg !29
  %cmp = icmp ne i32 %call, 0, !dbg !30
  br i1 %cmp, label %while.body, label %while.end, !dbg !27

while.body:
  %1 = load i32, i32* %command, align 4, !dbg !31
  %cmp1 = icmp sgt i32 %1, 0, !dbg !34
  br i1 %cmp1, label %if.then, label %if.else, !dbg !35

if.then:
  %call2 = call i32 @__VERIFIER_nondet_int(), !dbg !36
  call void @insert(i32 noundef %call2), !dbg !37
  br label %if.end, !dbg !37

if.else:
  %call3 = call i32 @__VERIFIER_nondet_int(), !dbg !38
  call void @delete(i32 noundef %call3), !dbg !39
  br label %if.end

if.end:
  br label %while.cond, !dbg !27, !llvm.loop !40

while.end:
  br label %while.cond4, !dbg !44

while.cond4:
  %2 = load %struct.node*, %struct.node** @head, align 8, !dbg !45
  %tobool = icmp ne %struct.node* %2, null, !dbg !44
  br i1 %tobool, label %while.body5, label %while.end7, !dbg !44

while.body5:
  %3 = bitcast %struct.node** %next to i8*, !dbg !46
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %3), !dbg !46
  call void @llvm.dbg.declare(metadata %struct.node** %next, metadata !23, metadata !DIExpression()), !dbg !47
  %4 = load %struct.node*, %struct.node** @head, align 8, !dbg !48
  %next6 = getelementptr inbounds %struct.node, %struct.node* %4, i32 0, i32 1, !dbg !49
  %5 = load %struct.node*, %struct.node** %next6, align 8, !dbg !49
  store %struct.node* %5, %struct.node** %next, align 8, !dbg !47
  %6 = load %struct.node*, %struct.node** @head, align 8, !dbg !50
  %7 = bitcast %struct.node* %6 to i8*, !dbg !50
  call void @free(i8* noundef %7), !dbg !51
  %8 = load %struct.node*, %struct.node** %next, align 8, !dbg !52
  store %struct.node* %8, %struct.node** @head, align 8, !dbg !53
  %9 = bitcast %struct.node** %next to i8*, !dbg !54
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %9), !dbg !54
  br label %while.cond4, !dbg !44, !llvm.loop !55

while.end7:
  %10 = bitcast i32* %command to i8*, !dbg !56
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %10), !dbg !56
  ret i32 0, !dbg !57
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

define internal void @insert(i32 noundef %key) !dbg !58 {
entry:
  %key.addr = alloca i32, align 4
  %n = alloca %struct.node*, align 8
  %p = alloca %struct.node*, align 8
  %previous = alloca %struct.node*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i32 %key, i32* %key.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %key.addr, metadata !62, metadata !DIExpression()), !dbg !66
  %0 = bitcast %struct.node** %n to i8*, !dbg !67
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !67
  call void @llvm.dbg.declare(metadata %struct.node** %n, metadata !63, metadata !DIExpression()), !dbg !68
  %call = call noalias i8* @malloc(i64 noundef 16), !dbg !69
  %1 = bitcast i8* %call to %struct.node*, !dbg !69
  store %struct.node* %1, %struct.node** %n, align 8, !dbg !68
  %2 = bitcast %struct.node** %p to i8*, !dbg !67
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !67
  call void @llvm.dbg.declare(metadata %struct.node** %p, metadata !64, metadata !DIExpression()), !dbg !70
  %3 = load %struct.node*, %struct.node** @head, align 8, !dbg !71
  store %struct.node* %3, %struct.node** %p, align 8, !dbg !70
  %4 = bitcast %struct.node** %previous to i8*, !dbg !67
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %4), !dbg !67
  call void @llvm.dbg.declare(metadata %struct.node** %previous, metadata !65, metadata !DIExpression()), !dbg !72
  store %struct.node* null, %struct.node** %previous, align 8, !dbg !72
  %5 = load %struct.node*, %struct.node** %n, align 8, !dbg !73
  %tobool = icmp ne %struct.node* %5, null, !dbg !73
  br i1 %tobool, label %if.end, label %if.then, !dbg !75

if.then:
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !76

if.end:
  %6 = load i32, i32* %key.addr, align 4, !dbg !77
  %7 = load %struct.node*, %struct.node** %n, align 8, !dbg !78
  %key1 = getelementptr inbounds %struct.node, %struct.node* %7, i32 0, i32 0, !dbg !79
  store i32 %6, i32* %key1, align 8, !dbg !80
  br label %while.cond, !dbg !81

while.cond:
  %8 = load %struct.node*, %struct.node** %p, align 8, !dbg !82
  %tobool2 = icmp ne %struct.node* %8, null, !dbg !82
  br i1 %tobool2, label %land.rhs, label %land.end, !dbg !83

land.rhs:
  %9 = load %struct.node*, %struct.node** %p, align 8, !dbg !84
  %key3 = getelementptr inbounds %struct.node, %struct.node* %9, i32 0, i32 0, !dbg !85
  %10 = load i32, i32* %key3, align 8, !dbg !85
  %11 = load i32, i32* %key.addr, align 4, !dbg !86
  %cmp = icmp slt i32 %10, %11, !dbg !87
  br label %land.end

land.end:
  %12 = phi i1 [ false, %while.cond ], [ %cmp, %land.rhs ], !dbg !88
  br i1 %12, label %while.body, label %while.end, !dbg !81

while.body:
  %13 = load %struct.node*, %struct.node** %p, align 8, !dbg !89
  store %struct.node* %13, %struct.node** %previous, align 8, !dbg !91
  %14 = load %struct.node*, %struct.node** %p, align 8, !dbg !92
  %next = getelementptr inbounds %struct.node, %struct.node* %14, i32 0, i32 1, !dbg !93
  %15 = load %struct.node*, %struct.node** %next, align 8, !dbg !93
  store %struct.node* %15, %struct.node** %p, align 8, !dbg !94
  br label %while.cond, !dbg !81, !llvm.loop !95

while.end:
  %16 = load %struct.node*, %struct.node** %p, align 8, !dbg !97
  %17 = load %struct.node*, %struct.node** %n, align 8, !dbg !98
  %next4 = getelementptr inbounds %struct.node, %struct.node* %17, i32 0, i32 1, !dbg !99
  store %struct.node* %16, %struct.node** %next4, align 8, !dbg !100
  %18 = load %struct.node*, %struct.node** %previous, align 8, !dbg !101
  %tobool5 = icmp ne %struct.node* %18, null, !dbg !101
  br i1 %tobool5, label %if.then6, label %if.else, !dbg !103

if.then6:
  %19 = load %struct.node*, %struct.node** %n, align 8, !dbg !104
  %20 = load %struct.node*, %struct.node** %previous, align 8, !dbg !105
  %next7 = getelementptr inbounds %struct.node, %struct.node* %20, i32 0, i32 1, !dbg !106
  store %struct.node* %19, %struct.node** %next7, align 8, !dbg !107
  br label %if.end8, !dbg !105

if.else:
  %21 = load %struct.node*, %struct.node** %n, align 8, !dbg !108
  store %struct.node* %21, %struct.node** @head, align 8, !dbg !109
  br label %if.end8

if.end8:
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !110
  br label %cleanup, !dbg !110

cleanup:
  %22 = bitcast %struct.node** %previous to i8*, !dbg !110
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %22), !dbg !110
  %23 = bitcast %struct.node** %p to i8*, !dbg !110
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %23), !dbg !110
  %24 = bitcast %struct.node** %n to i8*, !dbg !110
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %24), !dbg !110
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:
  ret void, !dbg !110

unreachable:
  unreachable
}

define internal void @delete(i32 noundef %key) !dbg !111 {
entry:
  %key.addr = alloca i32, align 4
  %p = alloca %struct.node*, align 8
  %previous = alloca %struct.node*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i32 %key, i32* %key.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %key.addr, metadata !113, metadata !DIExpression()), !dbg !116
  %0 = bitcast %struct.node** %p to i8*, !dbg !117
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !117
  call void @llvm.dbg.declare(metadata %struct.node** %p, metadata !114, metadata !DIExpression()), !dbg !118
  %1 = load %struct.node*, %struct.node** @head, align 8, !dbg !119
  store %struct.node* %1, %struct.node** %p, align 8, !dbg !118
  %2 = bitcast %struct.node** %previous to i8*, !dbg !117
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !117
  call void @llvm.dbg.declare(metadata %struct.node** %previous, metadata !115, metadata !DIExpression()), !dbg !120
  store %struct.node* null, %struct.node** %previous, align 8, !dbg !120
  br label %while.cond, !dbg !121

while.cond:
  %3 = load %struct.node*, %struct.node** %p, align 8, !dbg !122
  %tobool = icmp ne %struct.node* %3, null, !dbg !122
  br i1 %tobool, label %land.rhs, label %land.end, !dbg !123

land.rhs:
  %4 = load %struct.node*, %struct.node** %p, align 8, !dbg !124
  %key1 = getelementptr inbounds %struct.node, %struct.node* %4, i32 0, i32 0, !dbg !125
  %5 = load i32, i32* %key1, align 8, !dbg !125
  %6 = load i32, i32* %key.addr, align 4, !dbg !126
  %cmp = icmp ne i32 %5, %6, !dbg !127
  br label %land.end

land.end:
  %7 = phi i1 [ false, %while.cond ], [ %cmp, %land.rhs ], !dbg !128
  br i1 %7, label %while.body, label %while.end, !dbg !121

while.body:
  %8 = load %struct.node*, %struct.node** %p, align 8, !dbg !129
  store %struct.node* %8, %struct.node** %previous, align 8, !dbg !131
  %9 = load %struct.node*, %struct.node** %p, align 8, !dbg !132
  %next = getelementptr inbounds %struct.node, %struct.node* %9, i32 0, i32 1, !dbg !133
  %10 = load %struct.node*, %struct.node** %next, align 8, !dbg !133
  store %struct.node* %10, %struct.node** %p, align 8, !dbg !134
  br label %while.cond, !dbg !121, !llvm.loop !135

while.end:
  %11 = load %struct.node*, %struct.node** %p, align 8, !dbg !137
  %tobool2 = icmp ne %struct.node* %11, null, !dbg !137
  br i1 %tobool2, label %if.end, label %if.then, !dbg !139

if.then:
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !140

if.end:
  %12 = load %struct.node*, %struct.node** %previous, align 8, !dbg !141
  %tobool3 = icmp ne %struct.node* %12, null, !dbg !141
  br i1 %tobool3, label %if.then4, label %if.else, !dbg !143

if.then4:
  %13 = load %struct.node*, %struct.node** %p, align 8, !dbg !144
  %next5 = getelementptr inbounds %struct.node, %struct.node* %13, i32 0, i32 1, !dbg !145
  %14 = load %struct.node*, %struct.node** %next5, align 8, !dbg !145
  %15 = load %struct.node*, %struct.node** %previous, align 8, !dbg !146
  %next6 = getelementptr inbounds %struct.node, %struct.node* %15, i32 0, i32 1, !dbg !147
  store %struct.node* %14, %struct.node** %next6, align 8, !dbg !148
  br label %if.end12, !dbg !146

if.else:
  %16 = load %struct.node*, %struct.node** %p, align 8, !dbg !149
  %next7 = getelementptr inbounds %struct.node, %struct.node* %16, i32 0, i32 1, !dbg !151
  %17 = load %struct.node*, %struct.node** %next7, align 8, !dbg !151
  %tobool8 = icmp ne %struct.node* %17, null, !dbg !149
  br i1 %tobool8, label %if.then9, label %if.end11, !dbg !152

if.then9:
  %18 = load %struct.node*, %struct.node** %p, align 8, !dbg !153
  %next10 = getelementptr inbounds %struct.node, %struct.node* %18, i32 0, i32 1, !dbg !154
  %19 = load %struct.node*, %struct.node** %next10, align 8, !dbg !154
  store %struct.node* %19, %struct.node** @head, align 8, !dbg !155
  br label %if.end11, !dbg !156

if.end11:
  br label %if.end12

if.end12:
  %20 = load %struct.node*, %struct.node** %p, align 8, !dbg !157
  %21 = bitcast %struct.node* %20 to i8*, !dbg !157
  call void @free(i8* noundef %21), !dbg !158
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !159
  br label %cleanup, !dbg !159

cleanup:
  %22 = bitcast %struct.node** %previous to i8*, !dbg !159
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %22), !dbg !159
  %23 = bitcast %struct.node** %p to i8*, !dbg !159
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %23), !dbg !159
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:
  ret void, !dbg !159

unreachable:
  unreachable
}

declare void @free(i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare noalias i8* @malloc(i64 noundef)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "head", scope: !2, file: !3, line: 11, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "list_sorted_freed_unsafe.c", directory: ".")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 6, size: 128, elements: !7)
!7 = !{!8, !10}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !6, file: !3, line: 7, baseType: !9, size: 32)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !6, file: !3, line: 8, baseType: !5, size: 64, offset: 64)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 7, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 1}

!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 44, type: !19, scopeLine: 44, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !21)
!19 = !DISubroutineType(types: !20)
!20 = !{!9}
!21 = !{!22, !23}
!22 = !DILocalVariable(name: "command", scope: !18, file: !3, line: 45, type: !9)
!23 = !DILocalVariable(name: "next", scope: !24, file: !3, line: 53, type: !5)
!24 = distinct !DILexicalBlock(scope: !18, file: !3, line: 52, column: 18)
!25 = !DILocation(line: 45, column: 5, scope: !18)
!26 = !DILocation(line: 45, column: 9, scope: !18)
!27 = !DILocation(line: 46, column: 5, scope: !18)
!28 = !DILocation(line: 46, column: 23, scope: !18)
!29 = !DILocation(line: 46, column: 21, scope: !18)
!30 = !DILocation(line: 46, column: 48, scope: !18)
!31 = !DILocation(line: 47, column: 13, scope: !32)
!32 = distinct !DILexicalBlock(scope: !33, file: !3, line: 47, column: 13)
!33 = distinct !DILexicalBlock(scope: !18, file: !3, line: 46, column: 54)
!34 = !DILocation(line: 47, column: 21, scope: !32)
!35 = !DILocation(line: 47, column: 13, scope: !33)
!36 = !DILocation(line: 48, column: 20, scope: !32)
!37 = !DILocation(line: 48, column: 13, scope: !32)
!38 = !DILocation(line: 50, column: 20, scope: !32)
!39 = !DILocation(line: 50, column: 13, scope: !32)
!40 = distinct !{!40, !27, !41, !42, !43}
!41 = !DILocation(line: 51, column: 5, scope: !18)
!42 = !{!"llvm.loop.mustprogress"}
!43 = !{!"llvm.loop.unroll.disable"}
!44 = !DILocation(line: 52, column: 5, scope: !18)
!45 = !DILocation(line: 52, column: 12, scope: !18)
!46 = !DILocation(line: 53, column: 9, scope: !24)
!47 = !DILocation(line: 53, column: 22, scope: !24)
!48 = !DILocation(line: 53, column: 29, scope: !24)
!49 = !DILocation(line: 53, column: 35, scope: !24)
!50 = !DILocation(line: 54, column: 14, scope: !24)
!51 = !DILocation(line: 54, column: 9, scope: !24)
!52 = !DILocation(line: 55, column: 16, scope: !24)
!53 = !DILocation(line: 55, column: 14, scope: !24)
!54 = !DILocation(line: 56, column: 5, scope: !18)
!55 = distinct !{!55, !44, !54, !42, !43}
!56 = !DILocation(line: 58, column: 1, scope: !18)
!57 = !DILocation(line: 57, column: 5, scope: !18)
!58 = distinct !DISubprogram(name: "insert", scope: !3, file: !3, line: 13, type: !59, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !61)
!59 = !DISubroutineType(types: !60)
!60 = !{null, !9}
!61 = !{!62, !63, !64, !65}
!62 = !DILocalVariable(name: "key", arg: 1, scope: !58, file: !3, line: 13, type: !9)
!63 = !DILocalVariable(name: "n", scope: !58, file: !3, line: 14, type: !5)
!64 = !DILocalVariable(name: "p", scope: !58, file: !3, line: 14, type: !5)
!65 = !DILocalVariable(name: "previous", scope: !58, file: !3, line: 14, type: !5)
!66 = !DILocation(line: 13, column: 24, scope: !58)
!67 = !DILocation(line: 14, column: 5, scope: !58)
!68 = !DILocation(line: 14, column: 18, scope: !58)
!69 = !DILocation(line: 14, column: 22, scope: !58)
!70 = !DILocation(line: 14, column: 42, scope: !58)
!71 = !DILocation(line: 14, column: 46, scope: !58)
!72 = !DILocation(line: 14, column: 53, scope: !58)
!73 = !DILocation(line: 15, column: 10, scope: !74)
!74 = distinct !DILexicalBlock(scope: !58, file: !3, line: 15, column: 9)
!75 = !DILocation(line: 15, column: 9, scope: !58)
!76 = !DILocation(line: 16, column: 9, scope: !74)
!77 = !DILocation(line: 17, column: 14, scope: !58)
!78 = !DILocation(line: 17, column: 5, scope: !58)
!79 = !DILocation(line: 17, column: 8, scope: !58)
!80 = !DILocation(line: 17, column: 12, scope: !58)
!81 = !DILocation(line: 18, column: 5, scope: !58)
!82 = !DILocation(line: 18, column: 12, scope: !58)
!83 = !DILocation(line: 18, column: 14, scope: !58)
!84 = !DILocation(line: 18, column: 17, scope: !58)
!85 = !DILocation(line: 18, column: 20, scope: !58)
!86 = !DILocation(line: 18, column: 26, scope: !58)
!87 = !DILocation(line: 18, column: 24, scope: !58)
!88 = !DILocation(line: 0, scope: !58)
!89 = !DILocation(line: 19, column: 20, scope: !90)
!90 = distinct !DILexicalBlock(scope: !58, file: !3, line: 18, column: 31)
!91 = !DILocation(line: 19, column: 18, scope: !90)
!92 = !DILocation(line: 20, column: 13, scope: !90)
!93 = !DILocation(line: 20, column: 16, scope: !90)
!94 = !DILocation(line: 20, column: 11, scope: !90)
!95 = distinct !{!95, !81, !96, !42, !43}
!96 = !DILocation(line: 21, column: 5, scope: !58)
!97 = !DILocation(line: 22, column: 15, scope: !58)
!98 = !DILocation(line: 22, column: 5, scope: !58)
!99 = !DILocation(line: 22, column: 8, scope: !58)
!100 = !DILocation(line: 22, column: 13, scope: !58)
!101 = !DILocation(line: 23, column: 9, scope: !102)
!102 = distinct !DILexicalBlock(scope: !58, file: !3, line: 23, column: 9)
!103 = !DILocation(line: 23, column: 9, scope: !58)
!104 = !DILocation(line: 24, column: 26, scope: !102)
!105 = !DILocation(line: 24, column: 9, scope: !102)
!106 = !DILocation(line: 24, column: 19, scope: !102)
!107 = !DILocation(line: 24, column: 24, scope: !102)
!108 = !DILocation(line: 26, column: 16, scope: !102)
!109 = !DILocation(line: 26, column: 14, scope: !102)
!110 = !DILocation(line: 27, column: 1, scope: !58)
!111 = distinct !DISubprogram(name: "delete", scope: !3, file: !3, line: 29, type: !59, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !112)
!112 = !{!113, !114, !115}
!113 = !DILocalVariable(name: "key", arg: 1, scope: !111, file: !3, line: 29, type: !9)
!114 = !DILocalVariable(name: "p", scope: !111, file: !3, line: 30, type: !5)
!115 = !DILocalVariable(name: "previous", scope: !111, file: !3, line: 30, type: !5)
!116 = !DILocation(line: 29, column: 24, scope: !111)
!117 = !DILocation(line: 30, column: 5, scope: !111)
!118 = !DILocation(line: 30, column: 18, scope: !111)
!119 = !DILocation(line: 30, column: 22, scope: !111)
!120 = !DILocation(line: 30, column: 29, scope: !111)
!121 = !DILocation(line: 31, column: 5, scope: !111)
!122 = !DILocation(line: 31, column: 12, scope: !111)
!123 = !DILocation(line: 31, column: 14, scope: !111)
!124 = !DILocation(line: 31, column: 17, scope: !111)
!125 = !DILocation(line: 31, column: 20, scope: !111)
!126 = !DILocation(line: 31, column: 27, scope: !111)
!127 = !DILocation(line: 31, column: 24, scope: !111)
!128 = !DILocation(line: 0, scope: !111)
!129 = !DILocation(line: 32, column: 20, scope: !130)
!130 = distinct !DILexicalBlock(scope: !111, file: !3, line: 31, column: 32)
!131 = !DILocation(line: 32, column: 18, scope: !130)
!132 = !DILocation(line: 33, column: 13, scope: !130)
!133 = !DILocation(line: 33, column: 16, scope: !130)
!134 = !DILocation(line: 33, column: 11, scope: !130)
!135 = distinct !{!135, !121, !136, !42, !43}
!136 = !DILocation(line: 34, column: 5, scope: !111)
!137 = !DILocation(line: 35, column: 10, scope: !138)
!138 = distinct !DILexicalBlock(scope: !111, file: !3, line: 35, column: 9)
!139 = !DILocation(line: 35, column: 9, scope: !111)
!140 = !DILocation(line: 36, column: 9, scope: !138)
!141 = !DILocation(line: 37, column: 9, scope: !142)
!142 = distinct !DILexicalBlock(scope: !111, file: !3, line: 37, column: 9)
!143 = !DILocation(line: 37, column: 9, scope: !111)
!144 = !DILocation(line: 38, column: 26, scope: !142)
!145 = !DILocation(line: 38, column: 29, scope: !142)
!146 = !DILocation(line: 38, column: 9, scope: !142)
!147 = !DILocation(line: 38, column: 19, scope: !142)
!148 = !DILocation(line: 38, column: 24, scope: !142)
!149 = !DILocation(line: 39, column: 14, scope: !150)
!150 = distinct !DILexicalBlock(scope: !142, file: !3, line: 39, column: 14)
!151 = !DILocation(line: 39, column: 17, scope: !150)
!152 = !DILocation(line: 39, column: 14, scope: !142)
!153 = !DILocation(line: 40, column: 16, scope: !150)
!154 = !DILocation(line: 40, column: 19, scope: !150)
!155 = !DILocation(line: 40, column: 14, scope: !150)
!156 = !DILocation(line: 40, column: 9, scope: !150)
!157 = !DILocation(line: 41, column: 10, scope: !111)
!158 = !DILocation(line: 41, column: 5, scope: !111)
!159 = !DILocation(line: 42, column: 1, scope: !111)
