source_filename = "records_of_list_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { [16 x i8], i32, %struct.node* }

@.str = private unnamed_addr constant [12 x i8] c"n->age >= 1\00", align 1
@.str.1 = private unnamed_addr constant [25 x i8] c"records_of_list_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [23 x i8] c"int main(int, char **)\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1

define dso_local i32 @main(i32 noundef %argc, i8** noundef %argv) !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca i8**, align 8
  %head = alloca %struct.node*, align 8
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %n = alloca %struct.node*, align 8
  %n5 = alloca %struct.node*, align 8
  %n22 = alloca %struct.node*, align 8
  store i32 0, i32* %retval, align 4
  store i32 %argc, i32* %argc.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %argc.addr, metadata !17, metadata !DIExpression()), !dbg !38
  store i8** %argv, i8*** %argv.addr, align 8
  call void @llvm.dbg.declare(metadata i8*** %argv.addr, metadata !18, metadata !DIExpression()), !dbg !39
  %0 = bitcast %struct.node** %head to i8*, !dbg !40
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !40
  call void @llvm.dbg.declare(metadata %struct.node** %head, metadata !19, metadata !DIExpression()), !dbg !41
  store %struct.node* null, %struct.node** %head, align 8, !dbg !41
  %1 = bitcast i32* %i to i8*, !dbg !42
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !42
  call void @llvm.dbg.declare(metadata i32* %i, metadata !29, metadata !DIExpression()), !dbg !43
  store i32 1, i32* %i, align 4, !dbg !43
  br label %for.cond, !dbg !42

for.cond:
  %2 = load i32, i32* %i, align 4, !dbg !44
  %3 = load i32, i32* %argc.addr, align 4, !dbg !45
  %cmp = icmp slt i32 %2, %3, !dbg !46
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !47

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  br label %cleanup4, !dbg !47

for.body:
  %4 = bitcast %struct.node** %n to i8*, !dbg !48
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %4), !dbg !48
  call void @llvm.dbg.declare(metadata %struct.node** %n, metadata !31, metadata !DIExpression()), !dbg !49
  %call = call noalias i8* @malloc(i64 noundef 32), !dbg !50
  %5 = bitcast i8* %call to %struct.node*, !dbg !50
  store %struct.node* %5, %struct.node** %n, align 8, !dbg !49
  %6 = load %struct.node*, %struct.node** %n, align 8, !dbg !51
  %tobool = icmp ne %struct.node* %6, null, !dbg !51
  br i1 %tobool, label %if.end, label %if.then, !dbg !53

if.then:
  store i32 2, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !54

if.end:
  %7 = load %struct.node*, %struct.node** %n, align 8, !dbg !55
  %name = getelementptr inbounds %struct.node, %struct.node* %7, i32 0, i32 0, !dbg !56
  %arraydecay = getelementptr inbounds [16 x i8], [16 x i8]* %name, i64 0, i64 0, !dbg !55
  %8 = load i8**, i8*** %argv.addr, align 8, !dbg !57
  %9 = load i32, i32* %i, align 4, !dbg !58
  %idxprom = sext i32 %9 to i64, !dbg !57
  %arrayidx = getelementptr inbounds i8*, i8** %8, i64 %idxprom, !dbg !57
  %10 = load i8*, i8** %arrayidx, align 8, !dbg !57
  %call1 = call i8* @strncpy(i8* noundef %arraydecay, i8* noundef %10, i64 noundef 15), !dbg !59
  %11 = load %struct.node*, %struct.node** %n, align 8, !dbg !60
  %name2 = getelementptr inbounds %struct.node, %struct.node* %11, i32 0, i32 0, !dbg !61
  %arrayidx3 = getelementptr inbounds [16 x i8], [16 x i8]* %name2, i64 0, i64 15, !dbg !60
  store i8 0, i8* %arrayidx3, align 1, !dbg !62
  %12 = load i32, i32* %i, align 4, !dbg !63
  %sub = sub nsw i32 %12, 1, !dbg !64
  %13 = load %struct.node*, %struct.node** %n, align 8, !dbg !65
  %age = getelementptr inbounds %struct.node, %struct.node* %13, i32 0, i32 1, !dbg !66
  store i32 %sub, i32* %age, align 8, !dbg !67
  %14 = load %struct.node*, %struct.node** %head, align 8, !dbg !68
  %15 = load %struct.node*, %struct.node** %n, align 8, !dbg !69
  %next = getelementptr inbounds %struct.node, %struct.node* %15, i32 0, i32 2, !dbg !70
  store %struct.node* %14, %struct.node** %next, align 8, !dbg !71
  %16 = load %struct.node*, %struct.node** %n, align 8, !dbg !72
  store %struct.node* %16, %struct.node** %head, align 8, !dbg !73
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !74
  br label %cleanup, !dbg !74

cleanup:
  %17 = bitcast %struct.node** %n to i8*, !dbg !74
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %17), !dbg !74
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup4 [
    i32 0, label %cleanup.cont
  ]

cleanup.cont:
  br label %for.inc, !dbg !75

for.inc:
  %18 = load i32, i32* %i, align 4, !dbg !76
  %inc = add nsw i32 %18, 1, !dbg !76
  store i32 %inc, i32* %i, align 4, !dbg !76
  br label %for.cond, !dbg !77, !llvm.loop !78

cleanup4:
  %19 = bitcast i32* %i to i8*, !dbg !77
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %19), !dbg !77
  br label %for.end

for.end:
  %20 = bitcast %struct.node** %n5 to i8*, !dbg !82
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %20), !dbg !82
  call void @llvm.dbg.declare(metadata %struct.node** %n5, metadata !34, metadata !DIExpression()), !dbg !83
  %21 = load %struct.node*, %struct.node** %head, align 8, !dbg !84
  store %struct.node* %21, %struct.node** %n5, align 8, !dbg !83
  br label %for.cond6, !dbg !82

for.cond6:
  %22 = load %struct.node*, %struct.node** %n5, align 8, !dbg !85
  %tobool7 = icmp ne %struct.node* %22, null, !dbg !87
  br i1 %tobool7, label %for.body9, label %for.cond.cleanup8, !dbg !87

for.cond.cleanup8:
  store i32 5, i32* %cleanup.dest.slot, align 4
  %23 = bitcast %struct.node** %n5 to i8*, !dbg !88
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %23), !dbg !88
  br label %for.end20

for.body9:
  %24 = load %struct.node*, %struct.node** %n5, align 8, !dbg !89
  %age10 = getelementptr inbounds %struct.node, %struct.node* %24, i32 0, i32 1, !dbg !89
  %25 = load i32, i32* %age10, align 8, !dbg !89
  %cmp11 = icmp sge i32 %25, 1, !dbg !89
  br i1 %cmp11, label %if.then12, label %if.else, !dbg !93

if.then12:
  br label %if.end13, !dbg !93

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 16, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !89
  unreachable, !dbg !89

if.end13:
  %26 = load %struct.node*, %struct.node** %n5, align 8, !dbg !94
  %name14 = getelementptr inbounds %struct.node, %struct.node* %26, i32 0, i32 0, !dbg !95
  %arraydecay15 = getelementptr inbounds [16 x i8], [16 x i8]* %name14, i64 0, i64 0, !dbg !94
  %call16 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i64 0, i64 0), i8* noundef %arraydecay15), !dbg !96
  br label %for.inc17, !dbg !97

for.inc17:
  %27 = load %struct.node*, %struct.node** %n5, align 8, !dbg !98
  %next18 = getelementptr inbounds %struct.node, %struct.node* %27, i32 0, i32 2, !dbg !99
  %28 = load %struct.node*, %struct.node** %next18, align 8, !dbg !99
  store %struct.node* %28, %struct.node** %n5, align 8, !dbg !100
  br label %for.cond6, !dbg !88, !llvm.loop !101

for.end20:
  br label %while.cond, !dbg !103

while.cond:
  %29 = load %struct.node*, %struct.node** %head, align 8, !dbg !104
  %tobool21 = icmp ne %struct.node* %29, null, !dbg !103
  br i1 %tobool21, label %while.body, label %while.end, !dbg !103

while.body:
  %30 = bitcast %struct.node** %n22 to i8*, !dbg !105
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %30), !dbg !105
  call void @llvm.dbg.declare(metadata %struct.node** %n22, metadata !36, metadata !DIExpression()), !dbg !106
  %31 = load %struct.node*, %struct.node** %head, align 8, !dbg !107
  %next23 = getelementptr inbounds %struct.node, %struct.node* %31, i32 0, i32 2, !dbg !108
  %32 = load %struct.node*, %struct.node** %next23, align 8, !dbg !108
  store %struct.node* %32, %struct.node** %n22, align 8, !dbg !106
  %33 = load %struct.node*, %struct.node** %head, align 8, !dbg !109
  %34 = bitcast %struct.node* %33 to i8*, !dbg !109
  call void @free(i8* noundef %34), !dbg !110
  %35 = load %struct.node*, %struct.node** %n22, align 8, !dbg !111
  store %struct.node* %35, %struct.node** %head, align 8, !dbg !112
  %36 = bitcast %struct.node** %n22 to i8*, !dbg !113
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %36), !dbg !113
  br label %while.cond, !dbg !103, !llvm.loop !114

while.end:
  store i32 0, i32* %retval, align 4, !dbg !115
  store i32 1, i32* %cleanup.dest.slot, align 4
  %37 = bitcast %struct.node** %head to i8*, !dbg !116
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %37), !dbg !116
  %38 = load i32, i32* %retval, align 4, !dbg !116
  ret i32 %38, !dbg !116
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare noalias i8* @malloc(i64 noundef)

declare i8* @strncpy(i8* noundef, i8* noundef, i64 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare i32 @printf(i8* noundef, ...)

declare void @free(i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "records_of_list_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !10, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !16)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !12, !13}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!16 = !{!17, !18, !19, !29, !31, !34, !36}
!17 = !DILocalVariable(name: "argc", arg: 1, scope: !9, file: !1, line: 7, type: !12)
!18 = !DILocalVariable(name: "argv", arg: 2, scope: !9, file: !1, line: 7, type: !13)
!19 = !DILocalVariable(name: "head", scope: !9, file: !1, line: 8, type: !20)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 6, size: 256, elements: !22)
!22 = !{!23, !27, !28}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !21, file: !1, line: 6, baseType: !24, size: 128)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 128, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 16)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "age", scope: !21, file: !1, line: 6, baseType: !12, size: 32, offset: 128)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !21, file: !1, line: 6, baseType: !20, size: 64, offset: 192)
!29 = !DILocalVariable(name: "i", scope: !30, file: !1, line: 9, type: !12)
!30 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 3)
!31 = !DILocalVariable(name: "n", scope: !32, file: !1, line: 10, type: !20)
!32 = distinct !DILexicalBlock(scope: !33, file: !1, line: 9, column: 34)
!33 = distinct !DILexicalBlock(scope: !30, file: !1, line: 9, column: 3)
!34 = !DILocalVariable(name: "n", scope: !35, file: !1, line: 16, type: !20)
!35 = distinct !DILexicalBlock(scope: !9, file: !1, line: 16, column: 3)
!36 = !DILocalVariable(name: "n", scope: !37, file: !1, line: 17, type: !20)
!37 = distinct !DILexicalBlock(scope: !9, file: !1, line: 17, column: 16)
!38 = !DILocation(line: 7, column: 14, scope: !9)
!39 = !DILocation(line: 7, column: 27, scope: !9)
!40 = !DILocation(line: 8, column: 3, scope: !9)
!41 = !DILocation(line: 8, column: 16, scope: !9)
!42 = !DILocation(line: 9, column: 8, scope: !30)
!43 = !DILocation(line: 9, column: 12, scope: !30)
!44 = !DILocation(line: 9, column: 19, scope: !33)
!45 = !DILocation(line: 9, column: 23, scope: !33)
!46 = !DILocation(line: 9, column: 21, scope: !33)
!47 = !DILocation(line: 9, column: 3, scope: !30)
!48 = !DILocation(line: 10, column: 5, scope: !32)
!49 = !DILocation(line: 10, column: 18, scope: !32)
!50 = !DILocation(line: 10, column: 22, scope: !32)
!51 = !DILocation(line: 11, column: 10, scope: !52)
!52 = distinct !DILexicalBlock(scope: !32, file: !1, line: 11, column: 9)
!53 = !DILocation(line: 11, column: 9, scope: !32)
!54 = !DILocation(line: 11, column: 13, scope: !52)
!55 = !DILocation(line: 12, column: 13, scope: !32)
!56 = !DILocation(line: 12, column: 16, scope: !32)
!57 = !DILocation(line: 12, column: 22, scope: !32)
!58 = !DILocation(line: 12, column: 27, scope: !32)
!59 = !DILocation(line: 12, column: 5, scope: !32)
!60 = !DILocation(line: 13, column: 5, scope: !32)
!61 = !DILocation(line: 13, column: 8, scope: !32)
!62 = !DILocation(line: 13, column: 33, scope: !32)
!63 = !DILocation(line: 14, column: 14, scope: !32)
!64 = !DILocation(line: 14, column: 16, scope: !32)
!65 = !DILocation(line: 14, column: 5, scope: !32)
!66 = !DILocation(line: 14, column: 8, scope: !32)
!67 = !DILocation(line: 14, column: 12, scope: !32)
!68 = !DILocation(line: 14, column: 31, scope: !32)
!69 = !DILocation(line: 14, column: 21, scope: !32)
!70 = !DILocation(line: 14, column: 24, scope: !32)
!71 = !DILocation(line: 14, column: 29, scope: !32)
!72 = !DILocation(line: 14, column: 44, scope: !32)
!73 = !DILocation(line: 14, column: 42, scope: !32)
!74 = !DILocation(line: 15, column: 3, scope: !33)
!75 = !DILocation(line: 15, column: 3, scope: !32)
!76 = !DILocation(line: 9, column: 30, scope: !33)
!77 = !DILocation(line: 9, column: 3, scope: !33)
!78 = distinct !{!78, !47, !79, !80, !81}
!79 = !DILocation(line: 15, column: 3, scope: !30)
!80 = !{!"llvm.loop.mustprogress"}
!81 = !{!"llvm.loop.unroll.disable"}
!82 = !DILocation(line: 16, column: 8, scope: !35)
!83 = !DILocation(line: 16, column: 21, scope: !35)
!84 = !DILocation(line: 16, column: 25, scope: !35)
!85 = !DILocation(line: 16, column: 31, scope: !86)
!86 = distinct !DILexicalBlock(scope: !35, file: !1, line: 16, column: 3)
!87 = !DILocation(line: 16, column: 3, scope: !35)
!88 = !DILocation(line: 16, column: 3, scope: !86)
!89 = !DILocation(line: 16, column: 49, scope: !90)
!90 = distinct !DILexicalBlock(scope: !91, file: !1, line: 16, column: 49)
!91 = distinct !DILexicalBlock(scope: !92, file: !1, line: 16, column: 49)
!92 = distinct !DILexicalBlock(scope: !86, file: !1, line: 16, column: 47)
!93 = !DILocation(line: 16, column: 49, scope: !91)
!94 = !DILocation(line: 16, column: 85, scope: !92)
!95 = !DILocation(line: 16, column: 88, scope: !92)
!96 = !DILocation(line: 16, column: 70, scope: !92)
!97 = !DILocation(line: 16, column: 95, scope: !92)
!98 = !DILocation(line: 16, column: 38, scope: !86)
!99 = !DILocation(line: 16, column: 41, scope: !86)
!100 = !DILocation(line: 16, column: 36, scope: !86)
!101 = distinct !{!101, !87, !102, !80, !81}
!102 = !DILocation(line: 16, column: 95, scope: !35)
!103 = !DILocation(line: 17, column: 3, scope: !9)
!104 = !DILocation(line: 17, column: 10, scope: !9)
!105 = !DILocation(line: 17, column: 18, scope: !37)
!106 = !DILocation(line: 17, column: 31, scope: !37)
!107 = !DILocation(line: 17, column: 35, scope: !37)
!108 = !DILocation(line: 17, column: 41, scope: !37)
!109 = !DILocation(line: 17, column: 52, scope: !37)
!110 = !DILocation(line: 17, column: 47, scope: !37)
!111 = !DILocation(line: 17, column: 66, scope: !37)
!112 = !DILocation(line: 17, column: 64, scope: !37)
!113 = !DILocation(line: 17, column: 69, scope: !9)
!114 = distinct !{!114, !103, !113, !80, !81}
!115 = !DILocation(line: 18, column: 3, scope: !9)
!116 = !DILocation(line: 19, column: 1, scope: !9)
