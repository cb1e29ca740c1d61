source_filename = "two_grids_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

define dso_local i32 @main(i32 noundef %argc, i8** noundef %argv) !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca i8**, align 8
  %width = alloca i32, align 4
  %height = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %now = alloca i8*, align 8
  %next = alloca i8*, align 8
  %step = alloca i32, align 4
  %y = alloca i32, align 4
  %x = alloca i32, align 4
  %before = alloca i8*, align 8
  store i32 0, i32* %retval, align 4
  store i32 %argc, i32* %argc.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %argc.addr, metadata !17, metadata !DIExpression()), !dbg !33
  store i8** %argv, i8*** %argv.addr, align 8
  call void @llvm.dbg.declare(metadata i8*** %argv.addr, metadata !18, metadata !DIExpression()), !dbg !34
  %0 = bitcast i32* %width to i8*, !dbg !35
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !35
  call void @llvm.dbg.declare(metadata i32* %width, metadata !19, metadata !DIExpression()), !dbg !36
  %1 = load i32, i32* %argc.addr, align 4, !dbg !37
  %cmp = icmp sgt i32 %1, 1, !dbg !38
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !37

cond.true:
  %2 = load i8**, i8*** %argv.addr, align 8, !dbg !39
  %arrayidx = getelementptr inbounds i8*, i8** %2, i64 1, !dbg !39
  %3 = load i8*, i8** %arrayidx, align 8, !dbg !39
  %call = call i32 @atoi(i8* noundef %3), !dbg !40
  br label %cond.end, !dbg !37

cond.false:
  br label %cond.end, !dbg !37

cond.end:
  %cond = phi i32 [ %call, %cond.true ], [ 10, %cond.false ], !dbg !37
  store i32 %cond, i32* %width, align 4, !dbg !36
  %4 = bitcast i32* %height to i8*, !dbg !35
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4), !dbg !35
  call void @llvm.dbg.declare(metadata i32* %height, metadata !20, metadata !DIExpression()), !dbg !41
  %5 = load i32, i32* %argc.addr, align 4, !dbg !42
  %cmp1 = icmp sgt i32 %5, 2, !dbg !43
  br i1 %cmp1, label %cond.true2, label %cond.false5, !dbg !42

cond.true2:
  %6 = load i8**, i8*** %argv.addr, align 8, !dbg !44
  %arrayidx3 = getelementptr inbounds i8*, i8** %6, i64 2, !dbg !44
  %7 = load i8*, i8** %arrayidx3, align 8, !dbg !44
  %call4 = call i32 @atoi(i8* noundef %7), !dbg !45
  br label %cond.end6, !dbg !42

cond.false5:
  br label %cond.end6, !dbg !42

cond.end6:
  %cond7 = phi i32 [ %call4, %cond.true2 ], [ 10, %cond.false5 ], !dbg !42
  store i32 %cond7, i32* %height, align 4, !dbg !41
  %8 = load i32, i32* %width, align 4, !dbg !46
  %cmp8 = icmp slt i32 %8, 1, !dbg !48
  br i1 %cmp8, label %if.then, label %lor.lhs.false, !dbg !49

lor.lhs.false:
  %9 = load i32, i32* %width, align 4, !dbg !50
  %cmp9 = icmp sgt i32 %9, 300, !dbg !51
  br i1 %cmp9, label %if.then, label %lor.lhs.false10, !dbg !52

lor.lhs.false10:
  %10 = load i32, i32* %height, align 4, !dbg !53
  %cmp11 = icmp slt i32 %10, 1, !dbg !54
  br i1 %cmp11, label %if.then, label %lor.lhs.false12, !dbg !55

lor.lhs.false12:
  %11 = load i32, i32* %height, align 4, !dbg !56
  %cmp13 = icmp sgt i32 %11, 300, !dbg !57
  br i1 %cmp13, label %if.then, label %if.end, !dbg !58

if.then:
  store i32 1, i32* %retval, align 4, !dbg !59
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup53, !dbg !59

if.end:
  %12 = bitcast i8** %now to i8*, !dbg !60
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %12), !dbg !60
  call void @llvm.dbg.declare(metadata i8** %now, metadata !21, metadata !DIExpression()), !dbg !61
  %13 = load i32, i32* %width, align 4, !dbg !62
  %conv = sext i32 %13 to i64, !dbg !62
  %14 = load i32, i32* %height, align 4, !dbg !63
  %conv14 = sext i32 %14 to i64, !dbg !63
  %call15 = call noalias i8* @calloc(i64 noundef %conv, i64 noundef %conv14), !dbg !64
  store i8* %call15, i8** %now, align 8, !dbg !61
  %15 = bitcast i8** %next to i8*, !dbg !60
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %15), !dbg !60
  call void @llvm.dbg.declare(metadata i8** %next, metadata !22, metadata !DIExpression()), !dbg !65
  %16 = load i32, i32* %width, align 4, !dbg !66
  %conv16 = sext i32 %16 to i64, !dbg !66
  %17 = load i32, i32* %height, align 4, !dbg !67
  %sub = sub nsw i32 %17, 1, !dbg !68
  %conv17 = sext i32 %sub to i64, !dbg !67
  %call18 = call noalias i8* @calloc(i64 noundef %conv16, i64 noundef %conv17), !dbg !69
  store i8* %call18, i8** %next, align 8, !dbg !65
  %18 = load i8*, i8** %now, align 8, !dbg !70
  %tobool = icmp ne i8* %18, null, !dbg !70
  br i1 %tobool, label %lor.lhs.false19, label %if.then21, !dbg !72

lor.lhs.false19:
  %19 = load i8*, i8** %next, align 8, !dbg !73
  %tobool20 = icmp ne i8* %19, null, !dbg !73
  br i1 %tobool20, label %if.end22, label %if.then21, !dbg !74

if.then21:
  store i32 1, i32* %retval, align 4, !dbg !75
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !75

if.end22:
  %20 = bitcast i32* %step to i8*, !dbg !76
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %20), !dbg !76
  call void @llvm.dbg.declare(metadata i32* %step, metadata !23, metadata !DIExpression()), !dbg !77
  store i32 0, i32* %step, align 4, !dbg !77
  br label %for.cond, !dbg !76

for.cond:
  %21 = load i32, i32* %step, align 4, !dbg !78
  %cmp23 = icmp slt i32 %21, 100, !dbg !79
  br i1 %cmp23, label %for.body, label %for.cond.cleanup, !dbg !80

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  %22 = bitcast i32* %step to i8*, !dbg !81
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %22), !dbg !81
  br label %for.end48

for.body:
  %23 = bitcast i32* %y to i8*, !dbg !82
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %23), !dbg !82
  call void @llvm.dbg.declare(metadata i32* %y, metadata !25, metadata !DIExpression()), !dbg !83
  store i32 0, i32* %y, align 4, !dbg !83
  br label %for.cond25, !dbg !82

for.cond25:
  %24 = load i32, i32* %y, align 4, !dbg !84
  %25 = load i32, i32* %height, align 4, !dbg !85
  %cmp26 = icmp slt i32 %24, %25, !dbg !86
  br i1 %cmp26, label %for.body29, label %for.cond.cleanup28, !dbg !87

for.cond.cleanup28:
  store i32 5, i32* %cleanup.dest.slot, align 4
  %26 = bitcast i32* %y to i8*, !dbg !88
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %26), !dbg !88
  br label %for.end45

for.body29:
  %27 = bitcast i32* %x to i8*, !dbg !89
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %27), !dbg !89
  call void @llvm.dbg.declare(metadata i32* %x, metadata !29, metadata !DIExpression()), !dbg !90
  store i32 0, i32* %x, align 4, !dbg !90
  br label %for.cond30, !dbg !89

for.cond30:
  %28 = load i32, i32* %x, align 4, !dbg !91
  %29 = load i32, i32* %width, align 4, !dbg !93
  %cmp31 = icmp slt i32 %28, %29, !dbg !94
  br i1 %cmp31, label %for.body34, label %for.cond.cleanup33, !dbg !95

for.cond.cleanup33:
  store i32 8, i32* %cleanup.dest.slot, align 4
  %30 = bitcast i32* %x to i8*, !dbg !96
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %30), !dbg !96
  br label %for.end

for.body34:
  %31 = load i8*, i8** %now, align 8, !dbg !97
  %32 = load i32, i32* %y, align 4, !dbg !98
  %33 = load i32, i32* %width, align 4, !dbg !99
  %mul = mul nsw i32 %32, %33, !dbg !100
  %34 = load i32, i32* %x, align 4, !dbg !101
  %add = add nsw i32 %mul, %34, !dbg !102
  %idxprom = sext i32 %add to i64, !dbg !97
  %arrayidx35 = getelementptr inbounds i8, i8* %31, i64 %idxprom, !dbg !97
  %35 = load i8, i8* %arrayidx35, align 1, !dbg !97
  %conv36 = sext i8 %35 to i32, !dbg !97
  %add37 = add nsw i32 %conv36, 1, !dbg !103
  %conv38 = trunc i32 %add37 to i8, !dbg !97
  %36 = load i8*, i8** %next, align 8, !dbg !104
  %37 = load i32, i32* %y, align 4, !dbg !105
  %38 = load i32, i32* %width, align 4, !dbg !106
  %mul39 = mul nsw i32 %37, %38, !dbg !107
  %39 = load i32, i32* %x, align 4, !dbg !108
  %add40 = add nsw i32 %mul39, %39, !dbg !109
  %idxprom41 = sext i32 %add40 to i64, !dbg !104
  %arrayidx42 = getelementptr inbounds i8, i8* %36, i64 %idxprom41, !dbg !104
  store i8 %conv38, i8* %arrayidx42, align 1, !dbg !110
  br label %for.inc, !dbg !104

for.inc:
  %40 = load i32, i32* %x, align 4, !dbg !111
  %inc = add nsw i32 %40, 1, !dbg !111
  store i32 %inc, i32* %x, align 4, !dbg !111
  br label %for.cond30, !dbg !96, !llvm.loop !112

for.end:
  br label %for.inc43, !dbg !113

for.inc43:
  %41 = load i32, i32* %y, align 4, !dbg !116
  %inc44 = add nsw i32 %41, 1, !dbg !116
  store i32 %inc44, i32* %y, align 4, !dbg !116
  br label %for.cond25, !dbg !88, !llvm.loop !117

for.end45:
  %42 = bitcast i8** %before to i8*, !dbg !119
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %42), !dbg !119
  call void @llvm.dbg.declare(metadata i8** %before, metadata !32, metadata !DIExpression()), !dbg !120
  %43 = load i8*, i8** %now, align 8, !dbg !121
  store i8* %43, i8** %before, align 8, !dbg !120
  %44 = load i8*, i8** %next, align 8, !dbg !122
  store i8* %44, i8** %now, align 8, !dbg !123
  %45 = load i8*, i8** %before, align 8, !dbg !124
  store i8* %45, i8** %next, align 8, !dbg !125
  %46 = bitcast i8** %before to i8*, !dbg !126
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %46), !dbg !126
  br label %for.inc46, !dbg !127

for.inc46:
  %47 = load i32, i32* %step, align 4, !dbg !128
  %inc47 = add nsw i32 %47, 1, !dbg !128
  store i32 %inc47, i32* %step, align 4, !dbg !128
  br label %for.cond, !dbg !81, !llvm.loop !129

for.end48:
  %48 = load i8*, i8** %now, align 8, !dbg !131
  %arrayidx49 = getelementptr inbounds i8, i8* %48, i64 0, !dbg !131
  %49 = load i8, i8* %arrayidx49, align 1, !dbg !131
  %conv50 = sext i8 %49 to i32, !dbg !131
  %call51 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), i32 noundef %conv50), !dbg !132
  %50 = load i8*, i8** %now, align 8, !dbg !133
  call void @free(i8* noundef %50), !dbg !134
  %51 = load i8*, i8** %next, align 8, !dbg !135
  call void @free(i8* noundef %51), !dbg !136
  store i32 0, i32* %retval, align 4, !dbg !137
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !137

cleanup:
  %52 = bitcast i8** %next to i8*, !dbg !138
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %52), !dbg !138
  %53 = bitcast i8** %now to i8*, !dbg !138
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %53), !dbg !138
  br label %cleanup53

cleanup53:
  %54 = bitcast i32* %height to i8*, !dbg !138
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %54), !dbg !138
  %55 = bitcast i32* %width to i8*, !dbg !138
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %55), !dbg !138
  %56 = load i32, i32* %retval, align 4, !dbg !138
  ret i32 %56, !dbg !138
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare !dbg !139 i32 @atoi(i8* noundef)

declare noalias i8* @calloc(i64 noundef, i64 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare i32 @printf(i8* noundef, ...)

declare void @free(i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "two_grids_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !10, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !16)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !12, !13}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!16 = !{!17, !18, !19, !20, !21, !22, !23, !25, !29, !32}
!17 = !DILocalVariable(name: "argc", arg: 1, scope: !9, file: !1, line: 5, type: !12)
!18 = !DILocalVariable(name: "argv", arg: 2, scope: !9, file: !1, line: 5, type: !13)
!19 = !DILocalVariable(name: "width", scope: !9, file: !1, line: 7, type: !12)
!20 = !DILocalVariable(name: "height", scope: !9, file: !1, line: 7, type: !12)
!21 = !DILocalVariable(name: "now", scope: !9, file: !1, line: 10, type: !14)
!22 = !DILocalVariable(name: "next", scope: !9, file: !1, line: 10, type: !14)
!23 = !DILocalVariable(name: "step", scope: !24, file: !1, line: 13, type: !12)
!24 = distinct !DILexicalBlock(scope: !9, file: !1, line: 13, column: 5)
!25 = !DILocalVariable(name: "y", scope: !26, file: !1, line: 14, type: !12)
!26 = distinct !DILexicalBlock(scope: !27, file: !1, line: 14, column: 9)
!27 = distinct !DILexicalBlock(scope: !28, file: !1, line: 13, column: 44)
!28 = distinct !DILexicalBlock(scope: !24, file: !1, line: 13, column: 5)
!29 = !DILocalVariable(name: "x", scope: !30, file: !1, line: 15, type: !12)
!30 = distinct !DILexicalBlock(scope: !31, file: !1, line: 15, column: 13)
!31 = distinct !DILexicalBlock(scope: !26, file: !1, line: 14, column: 9)
!32 = !DILocalVariable(name: "before", scope: !27, file: !1, line: 17, type: !14)
!33 = !DILocation(line: 5, column: 14, scope: !9)
!34 = !DILocation(line: 5, column: 27, scope: !9)
!35 = !DILocation(line: 7, column: 5, scope: !9)
!36 = !DILocation(line: 7, column: 9, scope: !9)
!37 = !DILocation(line: 7, column: 17, scope: !9)
!38 = !DILocation(line: 7, column: 22, scope: !9)
!39 = !DILocation(line: 7, column: 33, scope: !9)
!40 = !DILocation(line: 7, column: 28, scope: !9)
!41 = !DILocation(line: 7, column: 48, scope: !9)
!42 = !DILocation(line: 7, column: 57, scope: !9)
!43 = !DILocation(line: 7, column: 62, scope: !9)
!44 = !DILocation(line: 7, column: 73, scope: !9)
!45 = !DILocation(line: 7, column: 68, scope: !9)
!46 = !DILocation(line: 8, column: 9, scope: !47)
!47 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 9)
!48 = !DILocation(line: 8, column: 15, scope: !47)
!49 = !DILocation(line: 8, column: 19, scope: !47)
!50 = !DILocation(line: 8, column: 22, scope: !47)
!51 = !DILocation(line: 8, column: 28, scope: !47)
!52 = !DILocation(line: 8, column: 34, scope: !47)
!53 = !DILocation(line: 8, column: 37, scope: !47)
!54 = !DILocation(line: 8, column: 44, scope: !47)
!55 = !DILocation(line: 8, column: 48, scope: !47)
!56 = !DILocation(line: 8, column: 51, scope: !47)
!57 = !DILocation(line: 8, column: 58, scope: !47)
!58 = !DILocation(line: 8, column: 9, scope: !9)
!59 = !DILocation(line: 9, column: 9, scope: !47)
!60 = !DILocation(line: 10, column: 5, scope: !9)
!61 = !DILocation(line: 10, column: 11, scope: !9)
!62 = !DILocation(line: 10, column: 24, scope: !9)
!63 = !DILocation(line: 10, column: 31, scope: !9)
!64 = !DILocation(line: 10, column: 17, scope: !9)
!65 = !DILocation(line: 10, column: 41, scope: !9)
!66 = !DILocation(line: 10, column: 55, scope: !9)
!67 = !DILocation(line: 10, column: 62, scope: !9)
!68 = !DILocation(line: 10, column: 69, scope: !9)
!69 = !DILocation(line: 10, column: 48, scope: !9)
!70 = !DILocation(line: 11, column: 10, scope: !71)
!71 = distinct !DILexicalBlock(scope: !9, file: !1, line: 11, column: 9)
!72 = !DILocation(line: 11, column: 14, scope: !71)
!73 = !DILocation(line: 11, column: 18, scope: !71)
!74 = !DILocation(line: 11, column: 9, scope: !9)
!75 = !DILocation(line: 12, column: 9, scope: !71)
!76 = !DILocation(line: 13, column: 10, scope: !24)
!77 = !DILocation(line: 13, column: 14, scope: !24)
!78 = !DILocation(line: 13, column: 24, scope: !28)
!79 = !DILocation(line: 13, column: 29, scope: !28)
!80 = !DILocation(line: 13, column: 5, scope: !24)
!81 = !DILocation(line: 13, column: 5, scope: !28)
!82 = !DILocation(line: 14, column: 14, scope: !26)
!83 = !DILocation(line: 14, column: 18, scope: !26)
!84 = !DILocation(line: 14, column: 25, scope: !31)
!85 = !DILocation(line: 14, column: 29, scope: !31)
!86 = !DILocation(line: 14, column: 27, scope: !31)
!87 = !DILocation(line: 14, column: 9, scope: !26)
!88 = !DILocation(line: 14, column: 9, scope: !31)
!89 = !DILocation(line: 15, column: 18, scope: !30)
!90 = !DILocation(line: 15, column: 22, scope: !30)
!91 = !DILocation(line: 15, column: 29, scope: !92)
!92 = distinct !DILexicalBlock(scope: !30, file: !1, line: 15, column: 13)
!93 = !DILocation(line: 15, column: 33, scope: !92)
!94 = !DILocation(line: 15, column: 31, scope: !92)
!95 = !DILocation(line: 15, column: 13, scope: !30)
!96 = !DILocation(line: 15, column: 13, scope: !92)
!97 = !DILocation(line: 16, column: 39, scope: !92)
!98 = !DILocation(line: 16, column: 43, scope: !92)
!99 = !DILocation(line: 16, column: 47, scope: !92)
!100 = !DILocation(line: 16, column: 45, scope: !92)
!101 = !DILocation(line: 16, column: 55, scope: !92)
!102 = !DILocation(line: 16, column: 53, scope: !92)
!103 = !DILocation(line: 16, column: 58, scope: !92)
!104 = !DILocation(line: 16, column: 17, scope: !92)
!105 = !DILocation(line: 16, column: 22, scope: !92)
!106 = !DILocation(line: 16, column: 26, scope: !92)
!107 = !DILocation(line: 16, column: 24, scope: !92)
!108 = !DILocation(line: 16, column: 34, scope: !92)
!109 = !DILocation(line: 16, column: 32, scope: !92)
!110 = !DILocation(line: 16, column: 37, scope: !92)
!111 = !DILocation(line: 15, column: 41, scope: !92)
!112 = distinct !{!112, !95, !113, !114, !115}
!113 = !DILocation(line: 16, column: 60, scope: !30)
!114 = !{!"llvm.loop.mustprogress"}
!115 = !{!"llvm.loop.unroll.disable"}
!116 = !DILocation(line: 14, column: 38, scope: !31)
!117 = distinct !{!117, !87, !118, !114, !115}
!118 = !DILocation(line: 16, column: 60, scope: !26)
!119 = !DILocation(line: 17, column: 9, scope: !27)
!120 = !DILocation(line: 17, column: 15, scope: !27)
!121 = !DILocation(line: 17, column: 24, scope: !27)
!122 = !DILocation(line: 18, column: 15, scope: !27)
!123 = !DILocation(line: 18, column: 13, scope: !27)
!124 = !DILocation(line: 19, column: 16, scope: !27)
!125 = !DILocation(line: 19, column: 14, scope: !27)
!126 = !DILocation(line: 20, column: 5, scope: !28)
!127 = !DILocation(line: 20, column: 5, scope: !27)
!128 = !DILocation(line: 13, column: 40, scope: !28)
!129 = distinct !{!129, !80, !130, !114, !115}
!130 = !DILocation(line: 20, column: 5, scope: !24)
!131 = !DILocation(line: 21, column: 20, scope: !9)
!132 = !DILocation(line: 21, column: 5, scope: !9)
!133 = !DILocation(line: 22, column: 10, scope: !9)
!134 = !DILocation(line: 22, column: 5, scope: !9)
!135 = !DILocation(line: 23, column: 10, scope: !9)
!136 = !DILocation(line: 23, column: 5, scope: !9)
!137 = !DILocation(line: 24, column: 5, scope: !9)
!138 = !DILocation(line: 25, column: 1, scope: !9)
!139 = !DISubprogram(name: "atoi", scope: !140, file: !140, line: 105, type: !141, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !145)
!140 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!141 = !DISubroutineType(types: !142)
!142 = !{!12, !143}
!143 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !144, size: 64)
!144 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!145 = !{}
