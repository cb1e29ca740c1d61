source_filename = "unused_arguments_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i8*, i8*, %struct.node* }

@.str = private unnamed_addr constant [4 x i8] c"one\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"eins\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"two\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"zwei\00", align 1
@.str.4 = private unnamed_addr constant [4 x i8] c"uno\00", align 1
@table = internal global [64 x %struct.node*] zeroinitializer, align 16, !dbg !0

define dso_local i32 @main(i32 noundef %argc, i8** noundef %argv) !dbg !26 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca i8**, align 8
  store i32 0, i32* %retval, align 4
  store i32 %argc, i32* %argc.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %argc.addr, metadata !33, metadata !DIExpression()), !dbg !35
  store i8** %argv, i8*** %argv.addr, align 8
  call void @llvm.dbg.declare(metadata i8*** %argv.addr, metadata !34, metadata !DIExpression()), !dbg !36
  call void @put(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.1, i64 0, i64 0)), !dbg !37
  call void @put(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.3, i64 0, i64 0)), !dbg !38
  call void @put(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.4, i64 0, i64 0)), !dbg !39
  %call = call %struct.node** @slot(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0)), !dbg !40
  %0 = load %struct.node*, %struct.node** %call, align 8, !dbg !41
  %value = getelementptr inbounds %struct.node, %struct.node* %0, i32 0, i32 1, !dbg !42
  %1 = load i8*, i8** %value, align 8, !dbg !42
  %call1 = call i32 @puts(i8* noundef %1), !dbg !43
  ret i32 0, !dbg !44
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define internal void @put(i8* noundef %key, i8* noundef %value) !dbg !45 {
entry:
  %key.addr = alloca i8*, align 8
  %value.addr = alloca i8*, align 8
  %at = alloca %struct.node**, align 8
  store i8* %key, i8** %key.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %key.addr, metadata !49, metadata !DIExpression()), !dbg !53
  store i8* %value, i8** %value.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %value.addr, metadata !50, metadata !DIExpression()), !dbg !54
  %0 = bitcast %struct.node*** %at to i8*, !dbg !55
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !55
  call void @llvm.dbg.declare(metadata %struct.node*** %at, metadata !51, metadata !DIExpression()), !dbg !56
  %1 = load i8*, i8** %key.addr, align 8, !dbg !57
  %call = call %struct.node** @slot(i8* noundef %1), !dbg !58
  store %struct.node** %call, %struct.node*** %at, align 8, !dbg !56
  %2 = load %struct.node**, %struct.node*** %at, align 8, !dbg !59
  %3 = load %struct.node*, %struct.node** %2, align 8, !dbg !61
  %tobool = icmp ne %struct.node* %3, null, !dbg !61
  br i1 %tobool, label %if.end, label %if.then, !dbg !62

if.then:
  %call1 = call noalias i8* @calloc(i64 noundef 1, i64 noundef 24), !dbg !63
  %4 = bitcast i8* %call1 to %struct.node*, !dbg !63
  %5 = load %struct.node**, %struct.node*** %at, align 8, !dbg !65
  store %struct.node* %4, %struct.node** %5, align 8, !dbg !66
  %6 = load i8*, i8** %key.addr, align 8, !dbg !67
  %7 = load %struct.node**, %struct.node*** %at, align 8, !dbg !68
  %8 = load %struct.node*, %struct.node** %7, align 8, !dbg !69
  %key2 = getelementptr inbounds %struct.node, %struct.node* %8, i32 0, i32 0, !dbg !70
  store i8* %6, i8** %key2, align 8, !dbg !71
  br label %if.end, !dbg !72

if.end:
  %9 = load i8*, i8** %value.addr, align 8, !dbg !73
  %10 = load %struct.node**, %struct.node*** %at, align 8, !dbg !74
  %11 = load %struct.node*, %struct.node** %10, align 8, !dbg !75
  %value3 = getelementptr inbounds %struct.node, %struct.node* %11, i32 0, i32 1, !dbg !76
  store i8* %9, i8** %value3, align 8, !dbg !77
  %12 = bitcast %struct.node*** %at to i8*, !dbg !78
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %12), !dbg !78
  ret void, !dbg !78
}

declare !dbg !79 i32 @puts(i8* noundef)

define internal %struct.node** @slot(i8* noundef %key) !dbg !84 {
entry:
  %key.addr = alloca i8*, align 8
  %hash = alloca i32, align 4
  %c = alloca i8*, align 8
  %at = alloca %struct.node**, align 8
  store i8* %key, i8** %key.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %key.addr, metadata !88, metadata !DIExpression()), !dbg !94
  %0 = bitcast i32* %hash to i8*, !dbg !95
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !95
  call void @llvm.dbg.declare(metadata i32* %hash, metadata !89, metadata !DIExpression()), !dbg !96
  store i32 0, i32* %hash, align 4, !dbg !96
  %1 = bitcast i8** %c to i8*, !dbg !97
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !97
  call void @llvm.dbg.declare(metadata i8** %c, metadata !91, metadata !DIExpression()), !dbg !98
  %2 = load i8*, i8** %key.addr, align 8, !dbg !99
  store i8* %2, i8** %c, align 8, !dbg !98
  br label %for.cond, !dbg !97

for.cond:
  %3 = load i8*, i8** %c, align 8, !dbg !100
  %4 = load i8, i8* %3, align 1, !dbg !102
  %tobool = icmp ne i8 %4, 0, !dbg !103
  br i1 %tobool, label %for.body, label %for.cond.cleanup, !dbg !103

for.cond.cleanup:
  %5 = bitcast i8** %c to i8*, !dbg !104
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %5), !dbg !104
  br label %for.end

for.body:
  %6 = load i32, i32* %hash, align 4, !dbg !105
  %mul = mul i32 31, %6, !dbg !106
  %7 = load i8*, i8** %c, align 8, !dbg !107
  %8 = load i8, i8* %7, align 1, !dbg !108
  %conv = zext i8 %8 to i32, !dbg !109
  %add = add i32 %mul, %conv, !dbg !110
  store i32 %add, i32* %hash, align 4, !dbg !111
  br label %for.inc, !dbg !112

for.inc:
  %9 = load i8*, i8** %c, align 8, !dbg !113
  %incdec.ptr = getelementptr inbounds i8, i8* %9, i32 1, !dbg !113
  store i8* %incdec.ptr, i8** %c, align 8, !dbg !113
  br label %for.cond, !dbg !104, !llvm.loop !114

for.end:
  %10 = bitcast %struct.node*** %at to i8*, !dbg !118
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %10), !dbg !118
  call void @llvm.dbg.declare(metadata %struct.node*** %at, metadata !93, metadata !DIExpression()), !dbg !119
  %11 = load i32, i32* %hash, align 4, !dbg !120
  %rem = urem i32 %11, 64, !dbg !121
  %idxprom = zext i32 %rem to i64, !dbg !122
  %arrayidx = getelementptr inbounds [64 x %struct.node*], [64 x %struct.node*]* @table, i64 0, i64 %idxprom, !dbg !122
  store %struct.node** %arrayidx, %struct.node*** %at, align 8, !dbg !119
  br label %while.cond, !dbg !123

while.cond:
  %12 = load %struct.node**, %struct.node*** %at, align 8, !dbg !124
  %13 = load %struct.node*, %struct.node** %12, align 8, !dbg !125
  %tobool1 = icmp ne %struct.node* %13, null, !dbg !125
  br i1 %tobool1, label %land.rhs, label %land.end, !dbg !126

land.rhs:
  %14 = load %struct.node**, %struct.node*** %at, align 8, !dbg !127
  %15 = load %struct.node*, %struct.node** %14, align 8, !dbg !128
  %key2 = getelementptr inbounds %struct.node, %struct.node* %15, i32 0, i32 0, !dbg !129
  %16 = load i8*, i8** %key2, align 8, !dbg !129
  %17 = load i8*, i8** %key.addr, align 8, !dbg !130
  %call = call i32 @strcmp(i8* noundef %16, i8* noundef %17), !dbg !131
  %tobool3 = icmp ne i32 %call, 0, !dbg !126
  br label %land.end

land.end:
  %18 = phi i1 [ false, %while.cond ], [ %tobool3, %land.rhs ], !dbg !132
  br i1 %18, label %while.body, label %while.end, !dbg !123

while.body:
  %19 = load %struct.node**, %struct.node*** %at, align 8, !dbg !133
  %20 = load %struct.node*, %struct.node** %19, align 8, !dbg !134
  %next = getelementptr inbounds %struct.node, %struct.node* %20, i32 0, i32 2, !dbg !135
  store %struct.node** %next, %struct.node*** %at, align 8, !dbg !136
  br label %while.cond, !dbg !123, !llvm.loop !137

while.end:
  %21 = load %struct.node**, %struct.node*** %at, align 8, !dbg !138
  %22 = bitcast %struct.node*** %at to i8*, !dbg !139
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %22), !dbg !139
  %23 = bitcast i32* %hash to i8*, !dbg !139
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %23), !dbg !139
  ret %struct.node** %21, !dbg !140
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare noalias i8* @calloc(i64 noundef, i64 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare i32 @strcmp(i8* noundef, i8* noundef)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!19, !20, !21, !22, !23, !24}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 11, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "unused_arguments_safe.c", directory: ".")
!4 = !{!5}
!5 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!6 = !{!0}
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 4096, elements: !17)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 6, size: 192, elements: !10)
!10 = !{!11, !15, !16}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !9, file: !3, line: 7, baseType: !12, size: 64)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!13 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !9, file: !3, line: 7, baseType: !12, size: 64, offset: 64)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !9, file: !3, line: 8, baseType: !8, size: 64, offset: 128)
!17 = !{!18}
!18 = !DISubrange(count: 64)
!19 = !{i32 7, !"Dwarf Version", i32 5}
!20 = !{i32 2, !"Debug Info Version", i32 3}
!21 = !{i32 1, !"wchar_size", i32 4}
!22 = !{i32 7, !"PIC Level", i32 2}
!23 = !{i32 7, !"PIE Level", i32 2}
!24 = !{i32 7, !"uwtable", i32 1}

!26 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 30, type: !27, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !32)
!27 = !DISubroutineType(types: !28)
!28 = !{!29, !29, !30}
!29 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64)
!31 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!32 = !{!33, !34}
!33 = !DILocalVariable(name: "argc", arg: 1, scope: !26, file: !3, line: 30, type: !29)
!34 = !DILocalVariable(name: "argv", arg: 2, scope: !26, file: !3, line: 30, type: !30)
!35 = !DILocation(line: 30, column: 14, scope: !26)
!36 = !DILocation(line: 30, column: 27, scope: !26)
!37 = !DILocation(line: 31, column: 3, scope: !26)
!38 = !DILocation(line: 32, column: 3, scope: !26)
!39 = !DILocation(line: 33, column: 3, scope: !26)
!40 = !DILocation(line: 34, column: 10, scope: !26)
!41 = !DILocation(line: 34, column: 9, scope: !26)
!42 = !DILocation(line: 34, column: 24, scope: !26)
!43 = !DILocation(line: 34, column: 3, scope: !26)
!44 = !DILocation(line: 35, column: 3, scope: !26)
!45 = distinct !DISubprogram(name: "put", scope: !3, file: !3, line: 21, type: !46, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !48)
!46 = !DISubroutineType(types: !47)
!47 = !{null, !12, !12}
!48 = !{!49, !50, !51}
!49 = !DILocalVariable(name: "key", arg: 1, scope: !45, file: !3, line: 21, type: !12)
!50 = !DILocalVariable(name: "value", arg: 2, scope: !45, file: !3, line: 21, type: !12)
!51 = !DILocalVariable(name: "at", scope: !45, file: !3, line: 22, type: !52)
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!53 = !DILocation(line: 21, column: 29, scope: !45)
!54 = !DILocation(line: 21, column: 46, scope: !45)
!55 = !DILocation(line: 22, column: 3, scope: !45)
!56 = !DILocation(line: 22, column: 17, scope: !45)
!57 = !DILocation(line: 22, column: 27, scope: !45)
!58 = !DILocation(line: 22, column: 22, scope: !45)
!59 = !DILocation(line: 23, column: 9, scope: !60)
!60 = distinct !DILexicalBlock(scope: !45, file: !3, line: 23, column: 7)
!61 = !DILocation(line: 23, column: 8, scope: !60)
!62 = !DILocation(line: 23, column: 7, scope: !45)
!63 = !DILocation(line: 24, column: 11, scope: !64)
!64 = distinct !DILexicalBlock(scope: !60, file: !3, line: 23, column: 13)
!65 = !DILocation(line: 24, column: 6, scope: !64)
!66 = !DILocation(line: 24, column: 9, scope: !64)
!67 = !DILocation(line: 25, column: 18, scope: !64)
!68 = !DILocation(line: 25, column: 7, scope: !64)
!69 = !DILocation(line: 25, column: 6, scope: !64)
!70 = !DILocation(line: 25, column: 12, scope: !64)
!71 = !DILocation(line: 25, column: 16, scope: !64)
!72 = !DILocation(line: 26, column: 3, scope: !64)
!73 = !DILocation(line: 27, column: 18, scope: !45)
!74 = !DILocation(line: 27, column: 5, scope: !45)
!75 = !DILocation(line: 27, column: 4, scope: !45)
!76 = !DILocation(line: 27, column: 10, scope: !45)
!77 = !DILocation(line: 27, column: 16, scope: !45)
!78 = !DILocation(line: 28, column: 1, scope: !45)
!79 = !DISubprogram(name: "puts", scope: !80, file: !80, line: 661, type: !81, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !83)
!80 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!81 = !DISubroutineType(types: !82)
!82 = !{!29, !12}
!83 = !{}
!84 = distinct !DISubprogram(name: "slot", scope: !3, file: !3, line: 13, type: !85, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !87)
!85 = !DISubroutineType(types: !86)
!86 = !{!52, !12}
!87 = !{!88, !89, !91, !93}
!88 = !DILocalVariable(name: "key", arg: 1, scope: !84, file: !3, line: 13, type: !12)
!89 = !DILocalVariable(name: "hash", scope: !84, file: !3, line: 14, type: !90)
!90 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!91 = !DILocalVariable(name: "c", scope: !92, file: !3, line: 15, type: !12)
!92 = distinct !DILexicalBlock(scope: !84, file: !3, line: 15, column: 3)
!93 = !DILocalVariable(name: "at", scope: !84, file: !3, line: 16, type: !52)
!94 = !DILocation(line: 13, column: 39, scope: !84)
!95 = !DILocation(line: 14, column: 3, scope: !84)
!96 = !DILocation(line: 14, column: 12, scope: !84)
!97 = !DILocation(line: 15, column: 8, scope: !92)
!98 = !DILocation(line: 15, column: 20, scope: !92)
!99 = !DILocation(line: 15, column: 24, scope: !92)
!100 = !DILocation(line: 15, column: 30, scope: !101)
!101 = distinct !DILexicalBlock(scope: !92, file: !3, line: 15, column: 3)
!102 = !DILocation(line: 15, column: 29, scope: !101)
!103 = !DILocation(line: 15, column: 3, scope: !92)
!104 = !DILocation(line: 15, column: 3, scope: !101)
!105 = !DILocation(line: 15, column: 50, scope: !101)
!106 = !DILocation(line: 15, column: 48, scope: !101)
!107 = !DILocation(line: 15, column: 73, scope: !101)
!108 = !DILocation(line: 15, column: 72, scope: !101)
!109 = !DILocation(line: 15, column: 57, scope: !101)
!110 = !DILocation(line: 15, column: 55, scope: !101)
!111 = !DILocation(line: 15, column: 43, scope: !101)
!112 = !DILocation(line: 15, column: 38, scope: !101)
!113 = !DILocation(line: 15, column: 34, scope: !101)
!114 = distinct !{!114, !103, !115, !116, !117}
!115 = !DILocation(line: 15, column: 73, scope: !92)
!116 = !{!"llvm.loop.mustprogress"}
!117 = !{!"llvm.loop.unroll.disable"}
!118 = !DILocation(line: 16, column: 3, scope: !84)
!119 = !DILocation(line: 16, column: 17, scope: !84)
!120 = !DILocation(line: 16, column: 29, scope: !84)
!121 = !DILocation(line: 16, column: 34, scope: !84)
!122 = !DILocation(line: 16, column: 23, scope: !84)
!123 = !DILocation(line: 17, column: 3, scope: !84)
!124 = !DILocation(line: 17, column: 11, scope: !84)
!125 = !DILocation(line: 17, column: 10, scope: !84)
!126 = !DILocation(line: 17, column: 14, scope: !84)
!127 = !DILocation(line: 17, column: 26, scope: !84)
!128 = !DILocation(line: 17, column: 25, scope: !84)
!129 = !DILocation(line: 17, column: 31, scope: !84)
!130 = !DILocation(line: 17, column: 36, scope: !84)
!131 = !DILocation(line: 17, column: 17, scope: !84)
!132 = !DILocation(line: 0, scope: !84)
!133 = !DILocation(line: 17, column: 50, scope: !84)
!134 = !DILocation(line: 17, column: 49, scope: !84)
!135 = !DILocation(line: 17, column: 55, scope: !84)
!136 = !DILocation(line: 17, column: 45, scope: !84)
!137 = distinct !{!137, !123, !135, !116, !117}
!138 = !DILocation(line: 18, column: 10, scope: !84)
!139 = !DILocation(line: 19, column: 1, scope: !84)
!140 = !DILocation(line: 18, column: 3, scope: !84)
