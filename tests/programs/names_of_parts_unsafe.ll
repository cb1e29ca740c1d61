source_filename = "names_of_parts_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.entry = type { i32, [2 x i16] }
%struct.node = type { i32, %struct.node* }

@tab = internal global [3 x %struct.entry] zeroinitializer, align 16, !dbg !0

define dso_local i32 @main() !dbg !25 {
entry:
  %retval = alloca i32, align 4
  %head = alloca %struct.node*, align 8
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %n = alloca %struct.node*, align 8
  %copy = alloca %struct.entry, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.node** %head to i8*, !dbg !41
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !41
  call void @llvm.dbg.declare(metadata %struct.node** %head, metadata !29, metadata !DIExpression()), !dbg !42
  store %struct.node* null, %struct.node** %head, align 8, !dbg !42
  %1 = bitcast i32* %i to i8*, !dbg !43
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !43
  call void @llvm.dbg.declare(metadata i32* %i, metadata !35, metadata !DIExpression()), !dbg !44
  store i32 0, i32* %i, align 4, !dbg !44
  br label %for.cond, !dbg !43

for.cond:
  %2 = load i32, i32* %i, align 4, !dbg !45
  %cmp = icmp slt i32 %2, 3, !dbg !46
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !47

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  br label %cleanup10, !dbg !47

for.body:
  %3 = bitcast %struct.node** %n to i8*, !dbg !48
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %3), !dbg !48
  call void @llvm.dbg.declare(metadata %struct.node** %n, metadata !37, metadata !DIExpression()), !dbg !49
  %call = call noalias i8* @malloc(i64 noundef 16), !dbg !50
  %4 = bitcast i8* %call to %struct.node*, !dbg !50
  store %struct.node* %4, %struct.node** %n, align 8, !dbg !49
  %call1 = call i32 @nondet(), !dbg !51
  %5 = load %struct.node*, %struct.node** %n, align 8, !dbg !52
  %val = getelementptr inbounds %struct.node, %struct.node* %5, i32 0, i32 0, !dbg !53
  store i32 %call1, i32* %val, align 8, !dbg !54
  %6 = load %struct.node*, %struct.node** %n, align 8, !dbg !55
  %val2 = getelementptr inbounds %struct.node, %struct.node* %6, i32 0, i32 0, !dbg !57
  %7 = load i32, i32* %val2, align 8, !dbg !57
  %cmp3 = icmp slt i32 %7, 0, !dbg !58
  br i1 %cmp3, label %if.then, label %lor.lhs.false, !dbg !59

lor.lhs.false:
  %8 = load %struct.node*, %struct.node** %n, align 8, !dbg !60
  %val4 = getelementptr inbounds %struct.node, %struct.node* %8, i32 0, i32 0, !dbg !61
  %9 = load i32, i32* %val4, align 8, !dbg !61
  %cmp5 = icmp sgt i32 %9, 9, !dbg !62
  br i1 %cmp5, label %if.then, label %if.end, !dbg !63

if.then:
  store i32 0, i32* %retval, align 4, !dbg !64
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !64

if.end:
  %10 = load %struct.node*, %struct.node** %head, align 8, !dbg !65
  %11 = load %struct.node*, %struct.node** %n, align 8, !dbg !66
  %next = getelementptr inbounds %struct.node, %struct.node* %11, i32 0, i32 1, !dbg !67
  store %struct.node* %10, %struct.node** %next, align 8, !dbg !68
  %12 = load %struct.node*, %struct.node** %n, align 8, !dbg !69
  store %struct.node* %12, %struct.node** %head, align 8, !dbg !70
  %13 = load %struct.node*, %struct.node** %n, align 8, !dbg !71
  %val6 = getelementptr inbounds %struct.node, %struct.node* %13, i32 0, i32 0, !dbg !72
  %14 = load i32, i32* %val6, align 8, !dbg !72
  %15 = load i32, i32* %i, align 4, !dbg !73
  %idxprom = sext i32 %15 to i64, !dbg !74
  %arrayidx = getelementptr inbounds [3 x %struct.entry], [3 x %struct.entry]* @tab, i64 0, i64 %idxprom, !dbg !74
  %key = getelementptr inbounds %struct.entry, %struct.entry* %arrayidx, i32 0, i32 0, !dbg !75
  store i32 %14, i32* %key, align 8, !dbg !76
  %16 = load i32, i32* %i, align 4, !dbg !77
  %conv = trunc i32 %16 to i16, !dbg !78
  %17 = load i32, i32* %i, align 4, !dbg !79
  %idxprom7 = sext i32 %17 to i64, !dbg !80
  %arrayidx8 = getelementptr inbounds [3 x %struct.entry], [3 x %struct.entry]* @tab, i64 0, i64 %idxprom7, !dbg !80
  %tags = getelementptr inbounds %struct.entry, %struct.entry* %arrayidx8, i32 0, i32 1, !dbg !81
  %arrayidx9 = getelementptr inbounds [2 x i16], [2 x i16]* %tags, i64 0, i64 1, !dbg !80
  store i16 %conv, i16* %arrayidx9, align 2, !dbg !82
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !83
  br label %cleanup, !dbg !83

cleanup:
  %18 = bitcast %struct.node** %n to i8*, !dbg !83
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %18), !dbg !83
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup10 [
    i32 0, label %cleanup.cont
  ]

cleanup.cont:
  br label %for.inc, !dbg !84

for.inc:
  %19 = load i32, i32* %i, align 4, !dbg !85
  %inc = add nsw i32 %19, 1, !dbg !85
  store i32 %inc, i32* %i, align 4, !dbg !85
  br label %for.cond, !dbg !86, !llvm.loop !87

cleanup10:
  %20 = bitcast i32* %i to i8*, !dbg !86
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %20), !dbg !86
  %cleanup.dest11 = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest11, label %cleanup21 [
    i32 2, label %for.end
  ]

for.end:
  %21 = bitcast %struct.entry* %copy to i8*, !dbg !91
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %21), !dbg !91
  call void @llvm.dbg.declare(metadata %struct.entry* %copy, metadata !40, metadata !DIExpression()), !dbg !92
  %22 = bitcast %struct.entry* %copy to i8*, !dbg !93
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %22, i8* align 8 bitcast (%struct.entry* getelementptr inbounds ([3 x %struct.entry], [3 x %struct.entry]* @tab, i64 0, i64 1) to i8*), i64 8, i1 false), !dbg !93
  %23 = load %struct.node*, %struct.node** %head, align 8, !dbg !94
  %call12 = call i32 @sum(%struct.node* noundef %23), !dbg !96
  %cmp13 = icmp eq i32 %call12, 20, !dbg !97
  br i1 %cmp13, label %land.lhs.true, label %if.end19, !dbg !98

land.lhs.true:
  %key15 = getelementptr inbounds %struct.entry, %struct.entry* %copy, i32 0, i32 0, !dbg !99
  %24 = load i32, i32* %key15, align 4, !dbg !99
  %cmp16 = icmp eq i32 %24, 7, !dbg !100
  br i1 %cmp16, label %if.then18, label %if.end19, !dbg !101

if.then18:
  call void @reach_error(), !dbg !102
  br label %if.end19, !dbg !102

if.end19:
  store i32 0, i32* %retval, align 4, !dbg !103
  store i32 1, i32* %cleanup.dest.slot, align 4
  %25 = bitcast %struct.entry* %copy to i8*, !dbg !104
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %25), !dbg !104
  br label %cleanup21

cleanup21:
  %26 = bitcast %struct.node** %head to i8*, !dbg !104
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %26), !dbg !104
  %27 = load i32, i32* %retval, align 4, !dbg !104
  ret i32 %27, !dbg !104
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare noalias i8* @malloc(i64 noundef)

declare !dbg !105 i32 @nondet()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

define internal i32 @sum(%struct.node* noundef %p) !dbg !107 {
entry:
  %p.addr = alloca %struct.node*, align 8
  %s = alloca i32, align 4
  store %struct.node* %p, %struct.node** %p.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.node** %p.addr, metadata !111, metadata !DIExpression()), !dbg !113
  %0 = bitcast i32* %s to i8*, !dbg !114
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !114
  call void @llvm.dbg.declare(metadata i32* %s, metadata !112, metadata !DIExpression()), !dbg !115
  store i32 0, i32* %s, align 4, !dbg !115
  br label %while.cond, !dbg !116

while.cond:
  %1 = load %struct.node*, %struct.node** %p.addr, align 8, !dbg !117
  %tobool = icmp ne %struct.node* %1, null, !dbg !116
  br i1 %tobool, label %while.body, label %while.end, !dbg !116

while.body:
  %2 = load %struct.node*, %struct.node** %p.addr, align 8, !dbg !118
  %val = getelementptr inbounds %struct.node, %struct.node* %2, i32 0, i32 0, !dbg !120
  %3 = load i32, i32* %val, align 8, !dbg !120
  %4 = load i32, i32* %s, align 4, !dbg !121
  %add = add nsw i32 %4, %3, !dbg !121
  store i32 %add, i32* %s, align 4, !dbg !121
  %5 = load %struct.node*, %struct.node** %p.addr, align 8, !dbg !122
  %next = getelementptr inbounds %struct.node, %struct.node* %5, i32 0, i32 1, !dbg !123
  %6 = load %struct.node*, %struct.node** %next, align 8, !dbg !123
  store %struct.node* %6, %struct.node** %p.addr, align 8, !dbg !124
  br label %while.cond, !dbg !116, !llvm.loop !125

while.end:
  %7 = load i32, i32* %s, align 4, !dbg !127
  %8 = bitcast i32* %s to i8*, !dbg !128
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %8), !dbg !128
  ret i32 %7, !dbg !129
}

declare !dbg !130 void @reach_error()

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!18, !19, !20, !21, !22, !23}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "tab", scope: !2, file: !3, line: 7, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "names_of_parts_unsafe.c", directory: ".")
!4 = !{!5}
!5 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!6 = !{!0}
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 192, elements: !16)
!8 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "entry", file: !3, line: 6, size: 64, elements: !9)
!9 = !{!10, !12}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !8, file: !3, line: 6, baseType: !11, size: 32)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "tags", scope: !8, file: !3, line: 6, baseType: !13, size: 32, offset: 32)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 32, elements: !14)
!14 = !{!15}
!15 = !DISubrange(count: 2)
!16 = !{!17}
!17 = !DISubrange(count: 3)
!18 = !{i32 7, !"Dwarf Version", i32 5}
!19 = !{i32 2, !"Debug Info Version", i32 3}
!20 = !{i32 1, !"wchar_size", i32 4}
!21 = !{i32 7, !"PIC Level", i32 2}
!22 = !{i32 7, !"PIE Level", i32 2}
!23 = !{i32 7, !"uwtable", i32 1}

!25 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 13, type: !26, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !28)
!26 = !DISubroutineType(types: !27)
!27 = !{!11}
!28 = !{!29, !35, !37, !40}
!29 = !DILocalVariable(name: "head", scope: !25, file: !3, line: 14, type: !30)
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64)
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 5, size: 128, elements: !32)
!32 = !{!33, !34}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "val", scope: !31, file: !3, line: 5, baseType: !11, size: 32)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !31, file: !3, line: 5, baseType: !30, size: 64, offset: 64)
!35 = !DILocalVariable(name: "i", scope: !36, file: !3, line: 15, type: !11)
!36 = distinct !DILexicalBlock(scope: !25, file: !3, line: 15, column: 3)
!37 = !DILocalVariable(name: "n", scope: !38, file: !3, line: 16, type: !30)
!38 = distinct !DILexicalBlock(scope: !39, file: !3, line: 15, column: 31)
!39 = distinct !DILexicalBlock(scope: !36, file: !3, line: 15, column: 3)
!40 = !DILocalVariable(name: "copy", scope: !25, file: !3, line: 24, type: !8)
!41 = !DILocation(line: 14, column: 3, scope: !25)
!42 = !DILocation(line: 14, column: 16, scope: !25)
!43 = !DILocation(line: 15, column: 8, scope: !36)
!44 = !DILocation(line: 15, column: 12, scope: !36)
!45 = !DILocation(line: 15, column: 19, scope: !39)
!46 = !DILocation(line: 15, column: 21, scope: !39)
!47 = !DILocation(line: 15, column: 3, scope: !36)
!48 = !DILocation(line: 16, column: 5, scope: !38)
!49 = !DILocation(line: 16, column: 18, scope: !38)
!50 = !DILocation(line: 16, column: 22, scope: !38)
!51 = !DILocation(line: 17, column: 14, scope: !38)
!52 = !DILocation(line: 17, column: 5, scope: !38)
!53 = !DILocation(line: 17, column: 8, scope: !38)
!54 = !DILocation(line: 17, column: 12, scope: !38)
!55 = !DILocation(line: 18, column: 9, scope: !56)
!56 = distinct !DILexicalBlock(scope: !38, file: !3, line: 18, column: 9)
!57 = !DILocation(line: 18, column: 12, scope: !56)
!58 = !DILocation(line: 18, column: 16, scope: !56)
!59 = !DILocation(line: 18, column: 20, scope: !56)
!60 = !DILocation(line: 18, column: 23, scope: !56)
!61 = !DILocation(line: 18, column: 26, scope: !56)
!62 = !DILocation(line: 18, column: 30, scope: !56)
!63 = !DILocation(line: 18, column: 9, scope: !38)
!64 = !DILocation(line: 18, column: 35, scope: !56)
!65 = !DILocation(line: 19, column: 15, scope: !38)
!66 = !DILocation(line: 19, column: 5, scope: !38)
!67 = !DILocation(line: 19, column: 8, scope: !38)
!68 = !DILocation(line: 19, column: 13, scope: !38)
!69 = !DILocation(line: 20, column: 12, scope: !38)
!70 = !DILocation(line: 20, column: 10, scope: !38)
!71 = !DILocation(line: 21, column: 18, scope: !38)
!72 = !DILocation(line: 21, column: 21, scope: !38)
!73 = !DILocation(line: 21, column: 9, scope: !38)
!74 = !DILocation(line: 21, column: 5, scope: !38)
!75 = !DILocation(line: 21, column: 12, scope: !38)
!76 = !DILocation(line: 21, column: 16, scope: !38)
!77 = !DILocation(line: 22, column: 29, scope: !38)
!78 = !DILocation(line: 22, column: 22, scope: !38)
!79 = !DILocation(line: 22, column: 9, scope: !38)
!80 = !DILocation(line: 22, column: 5, scope: !38)
!81 = !DILocation(line: 22, column: 12, scope: !38)
!82 = !DILocation(line: 22, column: 20, scope: !38)
!83 = !DILocation(line: 23, column: 3, scope: !39)
!84 = !DILocation(line: 23, column: 3, scope: !38)
!85 = !DILocation(line: 15, column: 27, scope: !39)
!86 = !DILocation(line: 15, column: 3, scope: !39)
!87 = distinct !{!87, !47, !88, !89, !90}
!88 = !DILocation(line: 23, column: 3, scope: !36)
!89 = !{!"llvm.loop.mustprogress"}
!90 = !{!"llvm.loop.unroll.disable"}
!91 = !DILocation(line: 24, column: 3, scope: !25)
!92 = !DILocation(line: 24, column: 16, scope: !25)
!93 = !DILocation(line: 24, column: 23, scope: !25)
!94 = !DILocation(line: 25, column: 11, scope: !95)
!95 = distinct !DILexicalBlock(scope: !25, file: !3, line: 25, column: 7)
!96 = !DILocation(line: 25, column: 7, scope: !95)
!97 = !DILocation(line: 25, column: 17, scope: !95)
!98 = !DILocation(line: 25, column: 23, scope: !95)
!99 = !DILocation(line: 25, column: 31, scope: !95)
!100 = !DILocation(line: 25, column: 35, scope: !95)
!101 = !DILocation(line: 25, column: 7, scope: !25)
!102 = !DILocation(line: 25, column: 41, scope: !95)
!103 = !DILocation(line: 26, column: 3, scope: !25)
!104 = !DILocation(line: 27, column: 1, scope: !25)
!105 = !DISubprogram(name: "nondet", scope: !3, file: !3, line: 3, type: !26, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !106)
!106 = !{}
!107 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 8, type: !108, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !110)
!108 = !DISubroutineType(types: !109)
!109 = !{!11, !30}
!110 = !{!111, !112}
!111 = !DILocalVariable(name: "p", arg: 1, scope: !107, file: !3, line: 8, type: !30)
!112 = !DILocalVariable(name: "s", scope: !107, file: !3, line: 9, type: !11)
!113 = !DILocation(line: 8, column: 29, scope: !107)
!114 = !DILocation(line: 9, column: 3, scope: !107)
!115 = !DILocation(line: 9, column: 7, scope: !107)
!116 = !DILocation(line: 10, column: 3, scope: !107)
!117 = !DILocation(line: 10, column: 10, scope: !107)
!118 = !DILocation(line: 10, column: 20, scope: !119)
!119 = distinct !DILexicalBlock(scope: !107, file: !3, line: 10, column: 13)
!120 = !DILocation(line: 10, column: 23, scope: !119)
!121 = !DILocation(line: 10, column: 17, scope: !119)
!122 = !DILocation(line: 10, column: 32, scope: !119)
!123 = !DILocation(line: 10, column: 35, scope: !119)
!124 = !DILocation(line: 10, column: 30, scope: !119)
!125 = distinct !{!125, !116, !126, !89, !90}
!126 = !DILocation(line: 10, column: 41, scope: !107)
!127 = !DILocation(line: 11, column: 10, scope: !107)
!128 = !DILocation(line: 12, column: 1, scope: !107)
!129 = !DILocation(line: 11, column: 3, scope: !107)
!130 = !DISubprogram(name: "reach_error", scope: !3, file: !3, line: 4, type: !131, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !106)
!131 = !DISubroutineType(types: !132)
!132 = !{null}
