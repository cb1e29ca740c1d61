source_filename = "tree_inserted_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.tree = type { i32, %struct.tree*, %struct.tree* }

@root = internal global %struct.tree* null, align 8, !dbg !0

define dso_local i32 @main() !dbg !21 {
entry:
  %retval = alloca i32, align 4
  %command = alloca i32, align 4
  %found = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %command to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !27
  call void @llvm.dbg.declare(metadata i32* %command, metadata !25, metadata !DIExpression()), !dbg !28
  %1 = bitcast i32* %found to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !27
  call void @llvm.dbg.declare(metadata i32* %found, metadata !26, metadata !DIExpression()), !dbg !29
  store i32 0, i32* %found, align 4, !dbg !29
  br label %while.cond, !dbg !30

while.cond:
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !31
  store i32 %call, i32* %command, align 4, !dbg !32
  %cmp = icmp ne i32 %call, 0, !dbg !33
  br i1 %cmp, label %while.body, label %while.end, !dbg !30

while.body:
  %2 = load i32, i32* %command, align 4, !dbg !34
  %cmp1 = icmp sgt i32 %2, 0, !dbg !37
  br i1 %cmp1, label %if.then, label %if.else, !dbg !38

if.then:
  %call2 = call i32 @__VERIFIER_nondet_int(), !dbg !39
  call void @insert(i32 noundef %call2), !dbg !40
  br label %if.end, !dbg !40

if.else:
  %call3 = call i32 @__VERIFIER_nondet_int(), !dbg !41
  %call4 = call i32 @contains(i32 noundef %call3), !dbg !42
  %and = and i32 %call4, 1, !dbg !43
  %3 = load i32, i32* %found, align 4, !dbg !44
  %add = add nsw i32 %3, %and, !dbg !44
  store i32 %add, i32* %found, align 4, !dbg !44
  br label %if.end

if.end:
  br label %while.cond, !dbg !30, !llvm.loop !45

while.end:
  %4 = load i32, i32* %found, align 4, !dbg !49
  %cmp5 = icmp sgt i32 %4, 0, !dbg !50
  %conv = zext i1 %cmp5 to i32, !dbg !50
  %5 = bitcast i32* %found to i8*, !dbg !51
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %5), !dbg !51
  %6 = bitcast i32* %command to i8*, !dbg !51
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6), !dbg !51
  ret i32 %conv, !dbg !52
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

define internal void @insert(i32 noundef %key) !dbg !53 {
entry:
  %key.addr = alloca i32, align 4
  %p = alloca %struct.tree*, align 8
  %parent = alloca %struct.tree*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %n = alloca %struct.tree*, align 8
  store i32 %key, i32* %key.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %key.addr, metadata !57, metadata !DIExpression()), !dbg !61
  %0 = bitcast %struct.tree** %p to i8*, !dbg !62
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !62
  call void @llvm.dbg.declare(metadata %struct.tree** %p, metadata !58, metadata !DIExpression()), !dbg !63
  %1 = load %struct.tree*, %struct.tree** @root, align 8, !dbg !64
  store %struct.tree* %1, %struct.tree** %p, align 8, !dbg !63
  %2 = bitcast %struct.tree** %parent to i8*, !dbg !62
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !62
  call void @llvm.dbg.declare(metadata %struct.tree** %parent, metadata !59, metadata !DIExpression()), !dbg !65
  store %struct.tree* null, %struct.tree** %parent, align 8, !dbg !65
  br label %while.cond, !dbg !66

while.cond:
  %3 = load %struct.tree*, %struct.tree** %p, align 8, !dbg !67
  %tobool = icmp ne %struct.tree* %3, null, !dbg !66
  br i1 %tobool, label %while.body, label %while.end, !dbg !66

while.body:
  %4 = load %struct.tree*, %struct.tree** %p, align 8, !dbg !68
  %key1 = getelementptr inbounds %struct.tree, %struct.tree* %4, i32 0, i32 0, !dbg !71
  %5 = load i32, i32* %key1, align 8, !dbg !71
  %6 = load i32, i32* %key.addr, align 4, !dbg !72
  %cmp = icmp eq i32 %5, %6, !dbg !73
  br i1 %cmp, label %if.then, label %if.end, !dbg !74

if.then:
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup20, !dbg !75

if.end:
  %7 = load %struct.tree*, %struct.tree** %p, align 8, !dbg !76
  store %struct.tree* %7, %struct.tree** %parent, align 8, !dbg !77
  %8 = load i32, i32* %key.addr, align 4, !dbg !78
  %9 = load %struct.tree*, %struct.tree** %p, align 8, !dbg !79
  %key2 = getelementptr inbounds %struct.tree, %struct.tree* %9, i32 0, i32 0, !dbg !80
  %10 = load i32, i32* %key2, align 8, !dbg !80
  %cmp3 = icmp slt i32 %8, %10, !dbg !81
  br i1 %cmp3, label %cond.true, label %cond.false, !dbg !78

cond.true:
  %11 = load %struct.tree*, %struct.tree** %p, align 8, !dbg !82
  %left = getelementptr inbounds %struct.tree, %struct.tree* %11, i32 0, i32 1, !dbg !83
  %12 = load %struct.tree*, %struct.tree** %left, align 8, !dbg !83
  br label %cond.end, !dbg !78

cond.false:
  %13 = load %struct.tree*, %struct.tree** %p, align 8, !dbg !84
  %right = getelementptr inbounds %struct.tree, %struct.tree* %13, i32 0, i32 2, !dbg !85
  %14 = load %struct.tree*, %struct.tree** %right, align 8, !dbg !85
  br label %cond.end, !dbg !78

cond.end:
  %cond = phi %struct.tree* [ %12, %cond.true ], [ %14, %cond.false ], !dbg !78
  store %struct.tree* %cond, %struct.tree** %p, align 8, !dbg !86
  br label %while.cond, !dbg !66, !llvm.loop !87

while.end:
  %15 = bitcast %struct.tree** %n to i8*, !dbg !89
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %15), !dbg !89
  call void @llvm.dbg.declare(metadata %struct.tree** %n, metadata !60, metadata !DIExpression()), !dbg !90
  %call = call noalias i8* @malloc(i64 noundef 24), !dbg !91
  %16 = bitcast i8* %call to %struct.tree*, !dbg !91
  store %struct.tree* %16, %struct.tree** %n, align 8, !dbg !90
  %17 = load %struct.tree*, %struct.tree** %n, align 8, !dbg !92
  %tobool4 = icmp ne %struct.tree* %17, null, !dbg !92
  br i1 %tobool4, label %if.end6, label %if.then5, !dbg !94

if.then5:
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !95

if.end6:
  %18 = load i32, i32* %key.addr, align 4, !dbg !96
  %19 = load %struct.tree*, %struct.tree** %n, align 8, !dbg !97
  %key7 = getelementptr inbounds %struct.tree, %struct.tree* %19, i32 0, i32 0, !dbg !98
  store i32 %18, i32* %key7, align 8, !dbg !99
  %20 = load %struct.tree*, %struct.tree** %n, align 8, !dbg !100
  %right8 = getelementptr inbounds %struct.tree, %struct.tree* %20, i32 0, i32 2, !dbg !101
  store %struct.tree* null, %struct.tree** %right8, align 8, !dbg !102
  %21 = load %struct.tree*, %struct.tree** %n, align 8, !dbg !103
  %left9 = getelementptr inbounds %struct.tree, %struct.tree* %21, i32 0, i32 1, !dbg !104
  store %struct.tree* null, %struct.tree** %left9, align 8, !dbg !105
  %22 = load %struct.tree*, %struct.tree** %parent, align 8, !dbg !106
  %tobool10 = icmp ne %struct.tree* %22, null, !dbg !106
  br i1 %tobool10, label %if.else, label %if.then11, !dbg !108

if.then11:
  %23 = load %struct.tree*, %struct.tree** %n, align 8, !dbg !109
  store %struct.tree* %23, %struct.tree** @root, align 8, !dbg !110
  br label %if.end19, !dbg !111

if.else:
  %24 = load i32, i32* %key.addr, align 4, !dbg !112
  %25 = load %struct.tree*, %struct.tree** %parent, align 8, !dbg !114
  %key12 = getelementptr inbounds %struct.tree, %struct.tree* %25, i32 0, i32 0, !dbg !115
  %26 = load i32, i32* %key12, align 8, !dbg !115
  %cmp13 = icmp slt i32 %24, %26, !dbg !116
  br i1 %cmp13, label %if.then14, label %if.else16, !dbg !117

if.then14:
  %27 = load %struct.tree*, %struct.tree** %n, align 8, !dbg !118
  %28 = load %struct.tree*, %struct.tree** %parent, align 8, !dbg !119
  %left15 = getelementptr inbounds %struct.tree, %struct.tree* %28, i32 0, i32 1, !dbg !120
  store %struct.tree* %27, %struct.tree** %left15, align 8, !dbg !121
  br label %if.end18, !dbg !119

if.else16:
  %29 = load %struct.tree*, %struct.tree** %n, align 8, !dbg !122
  %30 = load %struct.tree*, %struct.tree** %parent, align 8, !dbg !123
  %right17 = getelementptr inbounds %struct.tree, %struct.tree* %30, i32 0, i32 2, !dbg !124
  store %struct.tree* %29, %struct.tree** %right17, align 8, !dbg !125
  br label %if.end18

if.end18:
  br label %if.end19

if.end19:
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !126
  br label %cleanup, !dbg !126

cleanup:
  %31 = bitcast %struct.tree** %n to i8*, !dbg !126
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %31), !dbg !126
  br label %cleanup20

cleanup20:
  %32 = bitcast %struct.tree** %parent to i8*, !dbg !126
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %32), !dbg !126
  %33 = bitcast %struct.tree** %p to i8*, !dbg !126
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %33), !dbg !126
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:
  ret void, !dbg !126

unreachable:
  unreachable
}

define internal i32 @contains(i32 noundef %key) !dbg !127 {
entry:
  %key.addr = alloca i32, align 4
  %p = alloca %struct.tree*, align 8
  store i32 %key, i32* %key.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %key.addr, metadata !131, metadata !DIExpression()), !dbg !133
  %0 = bitcast %struct.tree** %p to i8*, !dbg !134
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !134
  call void @llvm.dbg.declare(metadata %struct.tree** %p, metadata !132, metadata !DIExpression()), !dbg !135
  %1 = load %struct.tree*, %struct.tree** @root, align 8, !dbg !136
  store %struct.tree* %1, %struct.tree** %p, align 8, !dbg !135
  br label %while.cond, !dbg !137

while.cond:
  %2 = load %struct.tree*, %struct.tree** %p, align 8, !dbg !138
  %tobool = icmp ne %struct.tree* %2, null, !dbg !138
  br i1 %tobool, label %land.rhs, label %land.end, !dbg !139

land.rhs:
  %3 = load %struct.tree*, %struct.tree** %p, align 8, !dbg !140
  %key1 = getelementptr inbounds %struct.tree, %struct.tree* %3, i32 0, i32 0, !dbg !141
  %4 = load i32, i32* %key1, align 8, !dbg !141
  %5 = load i32, i32* %key.addr, align 4, !dbg !142
  %cmp = icmp ne i32 %4, %5, !dbg !143
  br label %land.end

land.end:
  %6 = phi i1 [ false, %while.cond ], [ %cmp, %land.rhs ], !dbg !144
  br i1 %6, label %while.body, label %while.end, !dbg !137

while.body:
  %7 = load i32, i32* %key.addr, align 4, !dbg !145
  %8 = load %struct.tree*, %struct.tree** %p, align 8, !dbg !146
  %key2 = getelementptr inbounds %struct.tree, %struct.tree* %8, i32 0, i32 0, !dbg !147
  %9 = load i32, i32* %key2, align 8, !dbg !147
  %cmp3 = icmp slt i32 %7, %9, !dbg !148
  br i1 %cmp3, label %cond.true, label %cond.false, !dbg !145

cond.true:
  %10 = load %struct.tree*, %struct.tree** %p, align 8, !dbg !149
  %left = getelementptr inbounds %struct.tree, %struct.tree* %10, i32 0, i32 1, !dbg !150
  %11 = load %struct.tree*, %struct.tree** %left, align 8, !dbg !150
  br label %cond.end, !dbg !145

cond.false:
  %12 = load %struct.tree*, %struct.tree** %p, align 8, !dbg !151
  %right = getelementptr inbounds %struct.tree, %struct.tree* %12, i32 0, i32 2, !dbg !152
  %13 = load %struct.tree*, %struct.tree** %right, align 8, !dbg !152
  br label %cond.end, !dbg !145

cond.end:
  %cond = phi %struct.tree* [ %11, %cond.true ], [ %13, %cond.false ], !dbg !145
  store %struct.tree* %cond, %struct.tree** %p, align 8, !dbg !153
  br label %while.cond, !dbg !137, !llvm.loop !154

while.end:
  %14 = load %struct.tree*, %struct.tree** %p, align 8, !dbg !155
  %cmp4 = icmp ne %struct.tree* %14, null, !dbg !156
  %conv = zext i1 %cmp4 to i32, !dbg !156
  %15 = bitcast %struct.tree** %p to i8*, !dbg !157
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %15), !dbg !157
  ret i32 %conv, !dbg !158
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare noalias i8* @malloc(i64 noundef)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!14, !15, !16, !17, !18, !19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "root", scope: !2, file: !3, line: 11, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tree_inserted_safe.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "tree", file: !3, line: 6, size: 192, elements: !9)
!9 = !{!10, !12, !13}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !8, file: !3, line: 7, baseType: !11, size: 32)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "left", scope: !8, file: !3, line: 8, baseType: !7, size: 64, offset: 64)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "right", scope: !8, file: !3, line: 8, baseType: !7, size: 64, offset: 128)
!14 = !{i32 7, !"Dwarf Version", i32 5}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{i32 1, !"wchar_size", i32 4}
!17 = !{i32 7, !"PIC Level", i32 2}
!18 = !{i32 7, !"PIE Level", i32 2}
!19 = !{i32 7, !"uwtable", i32 1}

!21 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 41, type: !22, scopeLine: 41, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !24)
!22 = !DISubroutineType(types: !23)
!23 = !{!11}
!24 = !{!25, !26}
!25 = !DILocalVariable(name: "command", scope: !21, file: !3, line: 42, type: !11)
!26 = !DILocalVariable(name: "found", scope: !21, file: !3, line: 42, type: !11)
!27 = !DILocation(line: 42, column: 5, scope: !21)
!28 = !DILocation(line: 42, column: 9, scope: !21)
!29 = !DILocation(line: 42, column: 18, scope: !21)
!30 = !DILocation(line: 43, column: 5, scope: !21)
!31 = !DILocation(line: 43, column: 23, scope: !21)
!32 = !DILocation(line: 43, column: 21, scope: !21)
!33 = !DILocation(line: 43, column: 48, scope: !21)
!34 = !DILocation(line: 44, column: 13, scope: !35)
!35 = distinct !DILexicalBlock(scope: !36, file: !3, line: 44, column: 13)
!36 = distinct !DILexicalBlock(scope: !21, file: !3, line: 43, column: 54)
!37 = !DILocation(line: 44, column: 21, scope: !35)
!38 = !DILocation(line: 44, column: 13, scope: !36)
!39 = !DILocation(line: 45, column: 20, scope: !35)
!40 = !DILocation(line: 45, column: 13, scope: !35)
!41 = !DILocation(line: 47, column: 31, scope: !35)
!42 = !DILocation(line: 47, column: 22, scope: !35)
!43 = !DILocation(line: 47, column: 56, scope: !35)
!44 = !DILocation(line: 47, column: 19, scope: !35)
!45 = distinct !{!45, !30, !46, !47, !48}
!46 = !DILocation(line: 48, column: 5, scope: !21)
!47 = !{!"llvm.loop.mustprogress"}
!48 = !{!"llvm.loop.unroll.disable"}
!49 = !DILocation(line: 49, column: 12, scope: !21)
!50 = !DILocation(line: 49, column: 18, scope: !21)
!51 = !DILocation(line: 50, column: 1, scope: !21)
!52 = !DILocation(line: 49, column: 5, scope: !21)
!53 = distinct !DISubprogram(name: "insert", scope: !3, file: !3, line: 13, type: !54, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !56)
!54 = !DISubroutineType(types: !55)
!55 = !{null, !11}
!56 = !{!57, !58, !59, !60}
!57 = !DILocalVariable(name: "key", arg: 1, scope: !53, file: !3, line: 13, type: !11)
!58 = !DILocalVariable(name: "p", scope: !53, file: !3, line: 14, type: !7)
!59 = !DILocalVariable(name: "parent", scope: !53, file: !3, line: 14, type: !7)
!60 = !DILocalVariable(name: "n", scope: !53, file: !3, line: 21, type: !7)
!61 = !DILocation(line: 13, column: 24, scope: !53)
!62 = !DILocation(line: 14, column: 5, scope: !53)
!63 = !DILocation(line: 14, column: 18, scope: !53)
!64 = !DILocation(line: 14, column: 22, scope: !53)
!65 = !DILocation(line: 14, column: 29, scope: !53)
!66 = !DILocation(line: 15, column: 5, scope: !53)
!67 = !DILocation(line: 15, column: 12, scope: !53)
!68 = !DILocation(line: 16, column: 13, scope: !69)
!69 = distinct !DILexicalBlock(scope: !70, file: !3, line: 16, column: 13)
!70 = distinct !DILexicalBlock(scope: !53, file: !3, line: 15, column: 15)
!71 = !DILocation(line: 16, column: 16, scope: !69)
!72 = !DILocation(line: 16, column: 23, scope: !69)
!73 = !DILocation(line: 16, column: 20, scope: !69)
!74 = !DILocation(line: 16, column: 13, scope: !70)
!75 = !DILocation(line: 17, column: 13, scope: !69)
!76 = !DILocation(line: 18, column: 18, scope: !70)
!77 = !DILocation(line: 18, column: 16, scope: !70)
!78 = !DILocation(line: 19, column: 13, scope: !70)
!79 = !DILocation(line: 19, column: 19, scope: !70)
!80 = !DILocation(line: 19, column: 22, scope: !70)
!81 = !DILocation(line: 19, column: 17, scope: !70)
!82 = !DILocation(line: 19, column: 28, scope: !70)
!83 = !DILocation(line: 19, column: 31, scope: !70)
!84 = !DILocation(line: 19, column: 38, scope: !70)
!85 = !DILocation(line: 19, column: 41, scope: !70)
!86 = !DILocation(line: 19, column: 11, scope: !70)
!87 = distinct !{!87, !66, !88, !47, !48}
!88 = !DILocation(line: 20, column: 5, scope: !53)
!89 = !DILocation(line: 21, column: 5, scope: !53)
!90 = !DILocation(line: 21, column: 18, scope: !53)
!91 = !DILocation(line: 21, column: 22, scope: !53)
!92 = !DILocation(line: 22, column: 10, scope: !93)
!93 = distinct !DILexicalBlock(scope: !53, file: !3, line: 22, column: 9)
!94 = !DILocation(line: 22, column: 9, scope: !53)
!95 = !DILocation(line: 23, column: 9, scope: !93)
!96 = !DILocation(line: 24, column: 14, scope: !53)
!97 = !DILocation(line: 24, column: 5, scope: !53)
!98 = !DILocation(line: 24, column: 8, scope: !53)
!99 = !DILocation(line: 24, column: 12, scope: !53)
!100 = !DILocation(line: 25, column: 15, scope: !53)
!101 = !DILocation(line: 25, column: 18, scope: !53)
!102 = !DILocation(line: 25, column: 24, scope: !53)
!103 = !DILocation(line: 25, column: 5, scope: !53)
!104 = !DILocation(line: 25, column: 8, scope: !53)
!105 = !DILocation(line: 25, column: 13, scope: !53)
!106 = !DILocation(line: 26, column: 10, scope: !107)
!107 = distinct !DILexicalBlock(scope: !53, file: !3, line: 26, column: 9)
!108 = !DILocation(line: 26, column: 9, scope: !53)
!109 = !DILocation(line: 27, column: 16, scope: !107)
!110 = !DILocation(line: 27, column: 14, scope: !107)
!111 = !DILocation(line: 27, column: 9, scope: !107)
!112 = !DILocation(line: 28, column: 14, scope: !113)
!113 = distinct !DILexicalBlock(scope: !107, file: !3, line: 28, column: 14)
!114 = !DILocation(line: 28, column: 20, scope: !113)
!115 = !DILocation(line: 28, column: 28, scope: !113)
!116 = !DILocation(line: 28, column: 18, scope: !113)
!117 = !DILocation(line: 28, column: 14, scope: !107)
!118 = !DILocation(line: 29, column: 24, scope: !113)
!119 = !DILocation(line: 29, column: 9, scope: !113)
!120 = !DILocation(line: 29, column: 17, scope: !113)
!121 = !DILocation(line: 29, column: 22, scope: !113)
!122 = !DILocation(line: 31, column: 25, scope: !113)
!123 = !DILocation(line: 31, column: 9, scope: !113)
!124 = !DILocation(line: 31, column: 17, scope: !113)
!125 = !DILocation(line: 31, column: 23, scope: !113)
!126 = !DILocation(line: 32, column: 1, scope: !53)
!127 = distinct !DISubprogram(name: "contains", scope: !3, file: !3, line: 34, type: !128, scopeLine: 34, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !130)
!128 = !DISubroutineType(types: !129)
!129 = !{!11, !11}
!130 = !{!131, !132}
!131 = !DILocalVariable(name: "key", arg: 1, scope: !127, file: !3, line: 34, type: !11)
!132 = !DILocalVariable(name: "p", scope: !127, file: !3, line: 35, type: !7)
!133 = !DILocation(line: 34, column: 25, scope: !127)
!134 = !DILocation(line: 35, column: 5, scope: !127)
!135 = !DILocation(line: 35, column: 18, scope: !127)
!136 = !DILocation(line: 35, column: 22, scope: !127)
!137 = !DILocation(line: 36, column: 5, scope: !127)
!138 = !DILocation(line: 36, column: 12, scope: !127)
!139 = !DILocation(line: 36, column: 14, scope: !127)
!140 = !DILocation(line: 36, column: 17, scope: !127)
!141 = !DILocation(line: 36, column: 20, scope: !127)
!142 = !DILocation(line: 36, column: 27, scope: !127)
!143 = !DILocation(line: 36, column: 24, scope: !127)
!144 = !DILocation(line: 0, scope: !127)
!145 = !DILocation(line: 37, column: 13, scope: !127)
!146 = !DILocation(line: 37, column: 19, scope: !127)
!147 = !DILocation(line: 37, column: 22, scope: !127)
!148 = !DILocation(line: 37, column: 17, scope: !127)
!149 = !DILocation(line: 37, column: 28, scope: !127)
!150 = !DILocation(line: 37, column: 31, scope: !127)
!151 = !DILocation(line: 37, column: 38, scope: !127)
!152 = !DILocation(line: 37, column: 41, scope: !127)
!153 = !DILocation(line: 37, column: 11, scope: !127)
!154 = distinct !{!154, !137, !152, !47, !48}
!155 = !DILocation(line: 38, column: 12, scope: !127)
!156 = !DILocation(line: 38, column: 14, scope: !127)
!157 = !DILocation(line: 39, column: 1, scope: !127)
!158 = !DILocation(line: 38, column: 5, scope: !127)
