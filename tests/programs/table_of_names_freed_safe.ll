source_filename = "table_of_names_freed_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.person = type { i8*, i32 }

@.str = private unnamed_addr constant [8 x i8] c"%63s %d\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"%s %d\0A\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %people = alloca [8 x %struct.person], align 16
  %n = alloca i32, align 4
  %buf = alloca [64 x i8], align 16
  %age = alloca i32, align 4
  %i = alloca i32, align 4
  %i25 = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [8 x %struct.person]* %people to i8*, !dbg !34
  call void @llvm.lifetime.start.p0i8(i64 128, i8* %0), !dbg !34
  call void @llvm.dbg.declare(metadata [8 x %struct.person]* %people, metadata !14, metadata !DIExpression()), !dbg !35
  %1 = bitcast i32* %n to i8*, !dbg !36
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !36
  call void @llvm.dbg.declare(metadata i32* %n, metadata !24, metadata !DIExpression()), !dbg !37
  store i32 0, i32* %n, align 4, !dbg !37
  %2 = bitcast [64 x i8]* %buf to i8*, !dbg !38
  call void @llvm.lifetime.start.p0i8(i64 64, i8* %2), !dbg !38
  call void @llvm.dbg.declare(metadata [64 x i8]* %buf, metadata !25, metadata !DIExpression()), !dbg !39
  %3 = bitcast i32* %age to i8*, !dbg !40
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !40
  call void @llvm.dbg.declare(metadata i32* %age, metadata !29, metadata !DIExpression()), !dbg !41
  br label %while.cond, !dbg !42

while.cond:
  %4 = load i32, i32* %n, align 4, !dbg !43
  %cmp = icmp slt i32 %4, 8, !dbg !44
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !45

land.rhs:
  %arraydecay = getelementptr inbounds [64 x i8], [64 x i8]* %buf, i64 0, i64 0, !dbg !46
  %call = call i32 (i8*, ...) @__isoc99_scanf(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i64 0, i64 0), i8* noundef %arraydecay, i32* noundef %age), !dbg !47
  %cmp1 = icmp eq i32 %call, 2, !dbg !48
  br label %land.end

land.end:
  %5 = phi i1 [ false, %while.cond ], [ %cmp1, %land.rhs ], !dbg !49
  br i1 %5, label %while.body, label %while.end, !dbg !42

while.body:
  %arraydecay2 = getelementptr inbounds [64 x i8], [64 x i8]* %buf, i64 0, i64 0, !dbg !50
  %call3 = call i64 @strlen(i8* noundef %arraydecay2), !dbg !52
  %add = add i64 %call3, 1, !dbg !53
  %call4 = call noalias i8* @malloc(i64 noundef %add), !dbg !54
  %6 = load i32, i32* %n, align 4, !dbg !55
  %idxprom = sext i32 %6 to i64, !dbg !56
  %arrayidx = getelementptr inbounds [8 x %struct.person], [8 x %struct.person]* %people, i64 0, i64 %idxprom, !dbg !56
  %name = getelementptr inbounds %struct.person, %struct.person* %arrayidx, i32 0, i32 0, !dbg !57
  store i8* %call4, i8** %name, align 16, !dbg !58
  %7 = load i32, i32* %n, align 4, !dbg !59
  %idxprom5 = sext i32 %7 to i64, !dbg !61
  %arrayidx6 = getelementptr inbounds [8 x %struct.person], [8 x %struct.person]* %people, i64 0, i64 %idxprom5, !dbg !61
  %name7 = getelementptr inbounds %struct.person, %struct.person* %arrayidx6, i32 0, i32 0, !dbg !62
  %8 = load i8*, i8** %name7, align 16, !dbg !62
  %tobool = icmp ne i8* %8, null, !dbg !61
  br i1 %tobool, label %if.end, label %if.then, !dbg !63

if.then:
  br label %while.end, !dbg !64

if.end:
  %9 = load i32, i32* %n, align 4, !dbg !65
  %idxprom8 = sext i32 %9 to i64, !dbg !66
  %arrayidx9 = getelementptr inbounds [8 x %struct.person], [8 x %struct.person]* %people, i64 0, i64 %idxprom8, !dbg !66
  %name10 = getelementptr inbounds %struct.person, %struct.person* %arrayidx9, i32 0, i32 0, !dbg !67
  %10 = load i8*, i8** %name10, align 16, !dbg !67
  %arraydecay11 = getelementptr inbounds [64 x i8], [64 x i8]* %buf, i64 0, i64 0, !dbg !68
  %call12 = call i8* @strcpy(i8* noundef %10, i8* noundef %arraydecay11), !dbg !69
  %11 = load i32, i32* %age, align 4, !dbg !70
  %12 = load i32, i32* %n, align 4, !dbg !71
  %idxprom13 = sext i32 %12 to i64, !dbg !72
  %arrayidx14 = getelementptr inbounds [8 x %struct.person], [8 x %struct.person]* %people, i64 0, i64 %idxprom13, !dbg !72
  %age15 = getelementptr inbounds %struct.person, %struct.person* %arrayidx14, i32 0, i32 1, !dbg !73
  store i32 %11, i32* %age15, align 8, !dbg !74
  %13 = load i32, i32* %n, align 4, !dbg !75
  %inc = add nsw i32 %13, 1, !dbg !75
  store i32 %inc, i32* %n, align 4, !dbg !75
  br label %while.cond, !dbg !42, !llvm.loop !76

while.end:
  %14 = bitcast i32* %i to i8*, !dbg !80
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %14), !dbg !80
  call void @llvm.dbg.declare(metadata i32* %i, metadata !30, metadata !DIExpression()), !dbg !81
  store i32 0, i32* %i, align 4, !dbg !81
  br label %for.cond, !dbg !80

for.cond:
  %15 = load i32, i32* %i, align 4, !dbg !82
  %16 = load i32, i32* %n, align 4, !dbg !84
  %cmp16 = icmp slt i32 %15, %16, !dbg !85
  br i1 %cmp16, label %for.body, label %for.cond.cleanup, !dbg !86

for.cond.cleanup:
  %17 = bitcast i32* %i to i8*, !dbg !87
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %17), !dbg !87
  br label %for.end

for.body:
  %18 = load i32, i32* %i, align 4, !dbg !88
  %idxprom17 = sext i32 %18 to i64, !dbg !89
  %arrayidx18 = getelementptr inbounds [8 x %struct.person], [8 x %struct.person]* %people, i64 0, i64 %idxprom17, !dbg !89
  %name19 = getelementptr inbounds %struct.person, %struct.person* %arrayidx18, i32 0, i32 0, !dbg !90
  %19 = load i8*, i8** %name19, align 16, !dbg !90
  %20 = load i32, i32* %i, align 4, !dbg !91
  %idxprom20 = sext i32 %20 to i64, !dbg !92
  %arrayidx21 = getelementptr inbounds [8 x %struct.person], [8 x %struct.person]* %people, i64 0, i64 %idxprom20, !dbg !92
  %age22 = getelementptr inbounds %struct.person, %struct.person* %arrayidx21, i32 0, i32 1, !dbg !93
  %21 = load i32, i32* %age22, align 8, !dbg !93
  %call23 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i8* noundef %19, i32 noundef %21), !dbg !94
  br label %for.inc, !dbg !94

for.inc:
  %22 = load i32, i32* %i, align 4, !dbg !95
  %inc24 = add nsw i32 %22, 1, !dbg !95
  store i32 %inc24, i32* %i, align 4, !dbg !95
  br label %for.cond, !dbg !87, !llvm.loop !96

for.end:
  %23 = bitcast i32* %i25 to i8*, !dbg !98
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %23), !dbg !98
  call void @llvm.dbg.declare(metadata i32* %i25, metadata !32, metadata !DIExpression()), !dbg !99
  store i32 0, i32* %i25, align 4, !dbg !99
  br label %for.cond26, !dbg !98

for.cond26:
  %24 = load i32, i32* %i25, align 4, !dbg !100
  %25 = load i32, i32* %n, align 4, !dbg !102
  %cmp27 = icmp slt i32 %24, %25, !dbg !103
  br i1 %cmp27, label %for.body29, label %for.cond.cleanup28, !dbg !104

for.cond.cleanup28:
  %26 = bitcast i32* %i25 to i8*, !dbg !105
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %26), !dbg !105
  br label %for.end35

for.body29:
  %27 = load i32, i32* %i25, align 4, !dbg !106
  %idxprom30 = sext i32 %27 to i64, !dbg !107
  %arrayidx31 = getelementptr inbounds [8 x %struct.person], [8 x %struct.person]* %people, i64 0, i64 %idxprom30, !dbg !107
  %name32 = getelementptr inbounds %struct.person, %struct.person* %arrayidx31, i32 0, i32 0, !dbg !108
  %28 = load i8*, i8** %name32, align 16, !dbg !108
  call void @free(i8* noundef %28), !dbg !109
  br label %for.inc33, !dbg !109

for.inc33:
  %29 = load i32, i32* %i25, align 4, !dbg !110
  %inc34 = add nsw i32 %29, 1, !dbg !110
  store i32 %inc34, i32* %i25, align 4, !dbg !110
  br label %for.cond26, !dbg !105, !llvm.loop !111

for.end35:
  %30 = bitcast i32* %age to i8*, !dbg !113
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %30), !dbg !113
  %31 = bitcast [64 x i8]* %buf to i8*, !dbg !113
  call void @llvm.lifetime.end.p0i8(i64 64, i8* %31), !dbg !113
  %32 = bitcast i32* %n to i8*, !dbg !113
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %32), !dbg !113
  %33 = bitcast [8 x %struct.person]* %people to i8*, !dbg !113
  call void @llvm.lifetime.end.p0i8(i64 128, i8* %33), !dbg !113
  ret i32 0, !dbg !114
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__isoc99_scanf(i8* noundef, ...)

declare noalias i8* @malloc(i64 noundef)

declare i64 @strlen(i8* noundef)

declare i8* @strcpy(i8* noundef, i8* noundef)

declare i32 @printf(i8* noundef, ...)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @free(i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "table_of_names_freed_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !10, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !24, !25, !29, !30, !32}
!14 = !DILocalVariable(name: "people", scope: !9, file: !1, line: 7, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 1024, elements: !22)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "person", file: !1, line: 5, size: 128, elements: !17)
!17 = !{!18, !21}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !16, file: !1, line: 5, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "age", scope: !16, file: !1, line: 5, baseType: !12, size: 32, offset: 64)
!22 = !{!23}
!23 = !DISubrange(count: 8)
!24 = !DILocalVariable(name: "n", scope: !9, file: !1, line: 7, type: !12)
!25 = !DILocalVariable(name: "buf", scope: !9, file: !1, line: 7, type: !26)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 512, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 64)
!29 = !DILocalVariable(name: "age", scope: !9, file: !1, line: 7, type: !12)
!30 = !DILocalVariable(name: "i", scope: !31, file: !1, line: 15, type: !12)
!31 = distinct !DILexicalBlock(scope: !9, file: !1, line: 15, column: 3)
!32 = !DILocalVariable(name: "i", scope: !33, file: !1, line: 16, type: !12)
!33 = distinct !DILexicalBlock(scope: !9, file: !1, line: 16, column: 3)
!34 = !DILocation(line: 7, column: 3, scope: !9)
!35 = !DILocation(line: 7, column: 17, scope: !9)
!36 = !DILocation(line: 7, column: 28, scope: !9)
!37 = !DILocation(line: 7, column: 32, scope: !9)
!38 = !DILocation(line: 7, column: 39, scope: !9)
!39 = !DILocation(line: 7, column: 44, scope: !9)
!40 = !DILocation(line: 7, column: 53, scope: !9)
!41 = !DILocation(line: 7, column: 57, scope: !9)
!42 = !DILocation(line: 8, column: 3, scope: !9)
!43 = !DILocation(line: 8, column: 10, scope: !9)
!44 = !DILocation(line: 8, column: 12, scope: !9)
!45 = !DILocation(line: 8, column: 16, scope: !9)
!46 = !DILocation(line: 8, column: 36, scope: !9)
!47 = !DILocation(line: 8, column: 19, scope: !9)
!48 = !DILocation(line: 8, column: 47, scope: !9)
!49 = !DILocation(line: 0, scope: !9)
!50 = !DILocation(line: 9, column: 36, scope: !51)
!51 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 53)
!52 = !DILocation(line: 9, column: 29, scope: !51)
!53 = !DILocation(line: 9, column: 41, scope: !51)
!54 = !DILocation(line: 9, column: 22, scope: !51)
!55 = !DILocation(line: 9, column: 12, scope: !51)
!56 = !DILocation(line: 9, column: 5, scope: !51)
!57 = !DILocation(line: 9, column: 15, scope: !51)
!58 = !DILocation(line: 9, column: 20, scope: !51)
!59 = !DILocation(line: 10, column: 17, scope: !60)
!60 = distinct !DILexicalBlock(scope: !51, file: !1, line: 10, column: 9)
!61 = !DILocation(line: 10, column: 10, scope: !60)
!62 = !DILocation(line: 10, column: 20, scope: !60)
!63 = !DILocation(line: 10, column: 9, scope: !51)
!64 = !DILocation(line: 10, column: 26, scope: !60)
!65 = !DILocation(line: 11, column: 19, scope: !51)
!66 = !DILocation(line: 11, column: 12, scope: !51)
!67 = !DILocation(line: 11, column: 22, scope: !51)
!68 = !DILocation(line: 11, column: 28, scope: !51)
!69 = !DILocation(line: 11, column: 5, scope: !51)
!70 = !DILocation(line: 12, column: 21, scope: !51)
!71 = !DILocation(line: 12, column: 12, scope: !51)
!72 = !DILocation(line: 12, column: 5, scope: !51)
!73 = !DILocation(line: 12, column: 15, scope: !51)
!74 = !DILocation(line: 12, column: 19, scope: !51)
!75 = !DILocation(line: 13, column: 6, scope: !51)
!76 = distinct !{!76, !42, !77, !78, !79}
!77 = !DILocation(line: 14, column: 3, scope: !9)
!78 = !{!"llvm.loop.mustprogress"}
!79 = !{!"llvm.loop.unroll.disable"}
!80 = !DILocation(line: 15, column: 8, scope: !31)
!81 = !DILocation(line: 15, column: 12, scope: !31)
!82 = !DILocation(line: 15, column: 19, scope: !83)
!83 = distinct !DILexicalBlock(scope: !31, file: !1, line: 15, column: 3)
!84 = !DILocation(line: 15, column: 23, scope: !83)
!85 = !DILocation(line: 15, column: 21, scope: !83)
!86 = !DILocation(line: 15, column: 3, scope: !31)
!87 = !DILocation(line: 15, column: 3, scope: !83)
!88 = !DILocation(line: 15, column: 56, scope: !83)
!89 = !DILocation(line: 15, column: 49, scope: !83)
!90 = !DILocation(line: 15, column: 59, scope: !83)
!91 = !DILocation(line: 15, column: 72, scope: !83)
!92 = !DILocation(line: 15, column: 65, scope: !83)
!93 = !DILocation(line: 15, column: 75, scope: !83)
!94 = !DILocation(line: 15, column: 31, scope: !83)
!95 = !DILocation(line: 15, column: 27, scope: !83)
!96 = distinct !{!96, !86, !97, !78, !79}
!97 = !DILocation(line: 15, column: 78, scope: !31)
!98 = !DILocation(line: 16, column: 8, scope: !33)
!99 = !DILocation(line: 16, column: 12, scope: !33)
!100 = !DILocation(line: 16, column: 19, scope: !101)
!101 = distinct !DILexicalBlock(scope: !33, file: !1, line: 16, column: 3)
!102 = !DILocation(line: 16, column: 23, scope: !101)
!103 = !DILocation(line: 16, column: 21, scope: !101)
!104 = !DILocation(line: 16, column: 3, scope: !33)
!105 = !DILocation(line: 16, column: 3, scope: !101)
!106 = !DILocation(line: 16, column: 43, scope: !101)
!107 = !DILocation(line: 16, column: 36, scope: !101)
!108 = !DILocation(line: 16, column: 46, scope: !101)
!109 = !DILocation(line: 16, column: 31, scope: !101)
!110 = !DILocation(line: 16, column: 27, scope: !101)
!111 = distinct !{!111, !104, !112, !78, !79}
!112 = !DILocation(line: 16, column: 50, scope: !33)
!113 = !DILocation(line: 18, column: 1, scope: !9)
!114 = !DILocation(line: 17, column: 3, scope: !9)
