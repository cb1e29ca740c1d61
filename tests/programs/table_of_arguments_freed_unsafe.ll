source_filename = "table_of_arguments_freed_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main(i32 noundef %argc, i8** noundef %argv) !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca i8**, align 8
  %names = alloca [10 x i8*], align 16
  %n = alloca i32, align 4
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %i15 = alloca i32, align 4
  %i27 = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  store i32 %argc, i32* %argc.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %argc.addr, metadata !17, metadata !DIExpression()), !dbg !30
  store i8** %argv, i8*** %argv.addr, align 8
  call void @llvm.dbg.declare(metadata i8*** %argv.addr, metadata !18, metadata !DIExpression()), !dbg !31
  %0 = bitcast [10 x i8*]* %names to i8*, !dbg !32
  call void @llvm.lifetime.start.p0i8(i64 80, i8* %0), !dbg !32
  call void @llvm.dbg.declare(metadata [10 x i8*]* %names, metadata !19, metadata !DIExpression()), !dbg !33
  %1 = bitcast i32* %n to i8*, !dbg !34
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !34
  call void @llvm.dbg.declare(metadata i32* %n, metadata !23, metadata !DIExpression()), !dbg !35
  store i32 0, i32* %n, align 4, !dbg !35
  %2 = bitcast i32* %i to i8*, !dbg !36
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !36
  call void @llvm.dbg.declare(metadata i32* %i, metadata !24, metadata !DIExpression()), !dbg !37
  store i32 1, i32* %i, align 4, !dbg !37
  br label %for.cond, !dbg !36

for.cond:
  %3 = load i32, i32* %i, align 4, !dbg !38
  %4 = load i32, i32* %argc.addr, align 4, !dbg !40
  %cmp = icmp slt i32 %3, %4, !dbg !41
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !42

land.rhs:
  %5 = load i32, i32* %n, align 4, !dbg !43
  %cmp1 = icmp slt i32 %5, 10, !dbg !44
  br label %land.end

land.end:
  %6 = phi i1 [ false, %for.cond ], [ %cmp1, %land.rhs ], !dbg !45
  br i1 %6, label %for.body, label %for.cond.cleanup, !dbg !46

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !46

for.body:
  %7 = load i8**, i8*** %argv.addr, align 8, !dbg !47
  %8 = load i32, i32* %i, align 4, !dbg !50
  %idxprom = sext i32 %8 to i64, !dbg !47
  %arrayidx = getelementptr inbounds i8*, i8** %7, i64 %idxprom, !dbg !47
  %9 = load i8*, i8** %arrayidx, align 8, !dbg !47
  %10 = load i8, i8* %9, align 1, !dbg !51
  %tobool = icmp ne i8 %10, 0, !dbg !51
  br i1 %tobool, label %if.end, label %if.then, !dbg !52

if.then:
  store i32 1, i32* %retval, align 4, !dbg !53
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !53

if.end:
  %11 = load i8**, i8*** %argv.addr, align 8, !dbg !54
  %12 = load i32, i32* %i, align 4, !dbg !55
  %idxprom2 = sext i32 %12 to i64, !dbg !54
  %arrayidx3 = getelementptr inbounds i8*, i8** %11, i64 %idxprom2, !dbg !54
  %13 = load i8*, i8** %arrayidx3, align 8, !dbg !54
  %call = call noalias i8* @strdup(i8* noundef %13), !dbg !56
  %14 = load i32, i32* %n, align 4, !dbg !57
  %idxprom4 = sext i32 %14 to i64, !dbg !58
  %arrayidx5 = getelementptr inbounds [10 x i8*], [10 x i8*]* %names, i64 0, i64 %idxprom4, !dbg !58
  store i8* %call, i8** %arrayidx5, align 8, !dbg !59
  %15 = load i32, i32* %n, align 4, !dbg !60
  %idxprom6 = sext i32 %15 to i64, !dbg !62
  %arrayidx7 = getelementptr inbounds [10 x i8*], [10 x i8*]* %names, i64 0, i64 %idxprom6, !dbg !62
  %16 = load i8*, i8** %arrayidx7, align 8, !dbg !62
  %tobool8 = icmp ne i8* %16, null, !dbg !62
  br i1 %tobool8, label %if.end13, label %if.then9, !dbg !63

if.then9:
  br label %while.cond, !dbg !64

while.cond:
  %17 = load i32, i32* %n, align 4, !dbg !66
  %cmp10 = icmp sgt i32 %17, 0, !dbg !67
  br i1 %cmp10, label %while.body, label %while.end, !dbg !64

while.body:
  %18 = load i32, i32* %n, align 4, !dbg !68
  %dec = add nsw i32 %18, -1, !dbg !68
  store i32 %dec, i32* %n, align 4, !dbg !68
  %idxprom11 = sext i32 %dec to i64, !dbg !69
  %arrayidx12 = getelementptr inbounds [10 x i8*], [10 x i8*]* %names, i64 0, i64 %idxprom11, !dbg !69
  %19 = load i8*, i8** %arrayidx12, align 8, !dbg !69
  call void @free(i8* noundef %19), !dbg !70
  br label %while.cond, !dbg !64, !llvm.loop !71

while.end:
  store i32 1, i32* %retval, align 4, !dbg !75
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !75

if.end13:
  %20 = load i32, i32* %n, align 4, !dbg !76
  %inc = add nsw i32 %20, 1, !dbg !76
  store i32 %inc, i32* %n, align 4, !dbg !76
  br label %for.inc, !dbg !77

for.inc:
  %21 = load i32, i32* %i, align 4, !dbg !78
  %inc14 = add nsw i32 %21, 1, !dbg !78
  store i32 %inc14, i32* %i, align 4, !dbg !78
  br label %for.cond, !dbg !79, !llvm.loop !80

cleanup:
  %22 = bitcast i32* %i to i8*, !dbg !79
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %22), !dbg !79
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup38 [
    i32 2, label %for.end
  ]

for.end:
  %23 = bitcast i32* %i15 to i8*, !dbg !82
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %23), !dbg !82
  call void @llvm.dbg.declare(metadata i32* %i15, metadata !26, metadata !DIExpression()), !dbg !83
  store i32 0, i32* %i15, align 4, !dbg !83
  br label %for.cond16, !dbg !82

for.cond16:
  %24 = load i32, i32* %i15, align 4, !dbg !84
  %25 = load i32, i32* %n, align 4, !dbg !86
  %cmp17 = icmp slt i32 %24, %25, !dbg !87
  br i1 %cmp17, label %for.body19, label %for.cond.cleanup18, !dbg !88

for.cond.cleanup18:
  store i32 7, i32* %cleanup.dest.slot, align 4
  %26 = bitcast i32* %i15 to i8*, !dbg !89
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %26), !dbg !89
  br label %for.end26

for.body19:
  %27 = load i32, i32* %i15, align 4, !dbg !90
  %idxprom20 = sext i32 %27 to i64, !dbg !91
  %arrayidx21 = getelementptr inbounds [10 x i8*], [10 x i8*]* %names, i64 0, i64 %idxprom20, !dbg !91
  %28 = load i8*, i8** %arrayidx21, align 8, !dbg !91
  %call22 = call i32 @puts(i8* noundef %28), !dbg !92
  br label %for.inc23, !dbg !92

for.inc23:
  %29 = load i32, i32* %i15, align 4, !dbg !93
  %inc24 = add nsw i32 %29, 1, !dbg !93
  store i32 %inc24, i32* %i15, align 4, !dbg !93
  br label %for.cond16, !dbg !89, !llvm.loop !94

for.end26:
  %30 = bitcast i32* %i27 to i8*, !dbg !96
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %30), !dbg !96
  call void @llvm.dbg.declare(metadata i32* %i27, metadata !28, metadata !DIExpression()), !dbg !97
  store i32 0, i32* %i27, align 4, !dbg !97
  br label %for.cond28, !dbg !96

for.cond28:
  %31 = load i32, i32* %i27, align 4, !dbg !98
  %32 = load i32, i32* %n, align 4, !dbg !100
  %cmp29 = icmp slt i32 %31, %32, !dbg !101
  br i1 %cmp29, label %for.body31, label %for.cond.cleanup30, !dbg !102

for.cond.cleanup30:
  store i32 10, i32* %cleanup.dest.slot, align 4
  %33 = bitcast i32* %i27 to i8*, !dbg !103
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %33), !dbg !103
  br label %for.end37

for.body31:
  %34 = load i32, i32* %i27, align 4, !dbg !104
  %idxprom32 = sext i32 %34 to i64, !dbg !105
  %arrayidx33 = getelementptr inbounds [10 x i8*], [10 x i8*]* %names, i64 0, i64 %idxprom32, !dbg !105
  %35 = load i8*, i8** %arrayidx33, align 8, !dbg !105
  call void @free(i8* noundef %35), !dbg !106
  br label %for.inc34, !dbg !106

for.inc34:
  %36 = load i32, i32* %i27, align 4, !dbg !107
  %inc35 = add nsw i32 %36, 1, !dbg !107
  store i32 %inc35, i32* %i27, align 4, !dbg !107
  br label %for.cond28, !dbg !103, !llvm.loop !108

for.end37:
  store i32 0, i32* %retval, align 4, !dbg !110
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup38, !dbg !110

cleanup38:
  %37 = bitcast i32* %n to i8*, !dbg !111
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %37), !dbg !111
  %38 = bitcast [10 x i8*]* %names to i8*, !dbg !111
  call void @llvm.lifetime.end.p0i8(i64 80, i8* %38), !dbg !111
  %39 = load i32, i32* %retval, align 4, !dbg !111
  ret i32 %39, !dbg !111
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare noalias i8* @strdup(i8* noundef)

declare void @free(i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare !dbg !112 i32 @puts(i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "table_of_arguments_freed_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !10, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !16)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !12, !13}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!16 = !{!17, !18, !19, !23, !24, !26, !28}
!17 = !DILocalVariable(name: "argc", arg: 1, scope: !9, file: !1, line: 6, type: !12)
!18 = !DILocalVariable(name: "argv", arg: 2, scope: !9, file: !1, line: 6, type: !13)
!19 = !DILocalVariable(name: "names", scope: !9, file: !1, line: 7, type: !20)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 640, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 10)
!23 = !DILocalVariable(name: "n", scope: !9, file: !1, line: 7, type: !12)
!24 = !DILocalVariable(name: "i", scope: !25, file: !1, line: 8, type: !12)
!25 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 3)
!26 = !DILocalVariable(name: "i", scope: !27, file: !1, line: 14, type: !12)
!27 = distinct !DILexicalBlock(scope: !9, file: !1, line: 14, column: 3)
!28 = !DILocalVariable(name: "i", scope: !29, file: !1, line: 15, type: !12)
!29 = distinct !DILexicalBlock(scope: !9, file: !1, line: 15, column: 3)
!30 = !DILocation(line: 6, column: 14, scope: !9)
!31 = !DILocation(line: 6, column: 27, scope: !9)
!32 = !DILocation(line: 7, column: 3, scope: !9)
!33 = !DILocation(line: 7, column: 9, scope: !9)
!34 = !DILocation(line: 7, column: 21, scope: !9)
!35 = !DILocation(line: 7, column: 25, scope: !9)
!36 = !DILocation(line: 8, column: 8, scope: !25)
!37 = !DILocation(line: 8, column: 12, scope: !25)
!38 = !DILocation(line: 8, column: 19, scope: !39)
!39 = distinct !DILexicalBlock(scope: !25, file: !1, line: 8, column: 3)
!40 = !DILocation(line: 8, column: 23, scope: !39)
!41 = !DILocation(line: 8, column: 21, scope: !39)
!42 = !DILocation(line: 8, column: 28, scope: !39)
!43 = !DILocation(line: 8, column: 31, scope: !39)
!44 = !DILocation(line: 8, column: 33, scope: !39)
!45 = !DILocation(line: 0, scope: !39)
!46 = !DILocation(line: 8, column: 3, scope: !25)
!47 = !DILocation(line: 9, column: 11, scope: !48)
!48 = distinct !DILexicalBlock(scope: !49, file: !1, line: 9, column: 9)
!49 = distinct !DILexicalBlock(scope: !39, file: !1, line: 8, column: 45)
!50 = !DILocation(line: 9, column: 16, scope: !48)
!51 = !DILocation(line: 9, column: 10, scope: !48)
!52 = !DILocation(line: 9, column: 9, scope: !49)
!53 = !DILocation(line: 9, column: 20, scope: !48)
!54 = !DILocation(line: 10, column: 23, scope: !49)
!55 = !DILocation(line: 10, column: 28, scope: !49)
!56 = !DILocation(line: 10, column: 16, scope: !49)
!57 = !DILocation(line: 10, column: 11, scope: !49)
!58 = !DILocation(line: 10, column: 5, scope: !49)
!59 = !DILocation(line: 10, column: 14, scope: !49)
!60 = !DILocation(line: 11, column: 16, scope: !61)
!61 = distinct !DILexicalBlock(scope: !49, file: !1, line: 11, column: 9)
!62 = !DILocation(line: 11, column: 10, scope: !61)
!63 = !DILocation(line: 11, column: 9, scope: !49)
!64 = !DILocation(line: 11, column: 22, scope: !65)
!65 = distinct !DILexicalBlock(scope: !61, file: !1, line: 11, column: 20)
!66 = !DILocation(line: 11, column: 29, scope: !65)
!67 = !DILocation(line: 11, column: 31, scope: !65)
!68 = !DILocation(line: 11, column: 47, scope: !65)
!69 = !DILocation(line: 11, column: 41, scope: !65)
!70 = !DILocation(line: 11, column: 36, scope: !65)
!71 = distinct !{!71, !64, !72, !73, !74}
!72 = !DILocation(line: 11, column: 51, scope: !65)
!73 = !{!"llvm.loop.mustprogress"}
!74 = !{!"llvm.loop.unroll.disable"}
!75 = !DILocation(line: 11, column: 54, scope: !65)
!76 = !DILocation(line: 12, column: 6, scope: !49)
!77 = !DILocation(line: 13, column: 3, scope: !49)
!78 = !DILocation(line: 8, column: 41, scope: !39)
!79 = !DILocation(line: 8, column: 3, scope: !39)
!80 = distinct !{!80, !46, !81, !73, !74}
!81 = !DILocation(line: 13, column: 3, scope: !25)
!82 = !DILocation(line: 14, column: 8, scope: !27)
!83 = !DILocation(line: 14, column: 12, scope: !27)
!84 = !DILocation(line: 14, column: 19, scope: !85)
!85 = distinct !DILexicalBlock(scope: !27, file: !1, line: 14, column: 3)
!86 = !DILocation(line: 14, column: 23, scope: !85)
!87 = !DILocation(line: 14, column: 21, scope: !85)
!88 = !DILocation(line: 14, column: 3, scope: !27)
!89 = !DILocation(line: 14, column: 3, scope: !85)
!90 = !DILocation(line: 14, column: 42, scope: !85)
!91 = !DILocation(line: 14, column: 36, scope: !85)
!92 = !DILocation(line: 14, column: 31, scope: !85)
!93 = !DILocation(line: 14, column: 27, scope: !85)
!94 = distinct !{!94, !88, !95, !73, !74}
!95 = !DILocation(line: 14, column: 44, scope: !27)
!96 = !DILocation(line: 15, column: 8, scope: !29)
!97 = !DILocation(line: 15, column: 12, scope: !29)
!98 = !DILocation(line: 15, column: 19, scope: !99)
!99 = distinct !DILexicalBlock(scope: !29, file: !1, line: 15, column: 3)
!100 = !DILocation(line: 15, column: 23, scope: !99)
!101 = !DILocation(line: 15, column: 21, scope: !99)
!102 = !DILocation(line: 15, column: 3, scope: !29)
!103 = !DILocation(line: 15, column: 3, scope: !99)
!104 = !DILocation(line: 15, column: 42, scope: !99)
!105 = !DILocation(line: 15, column: 36, scope: !99)
!106 = !DILocation(line: 15, column: 31, scope: !99)
!107 = !DILocation(line: 15, column: 27, scope: !99)
!108 = distinct !{!108, !102, !109, !73, !74}
!109 = !DILocation(line: 15, column: 44, scope: !29)
!110 = !DILocation(line: 16, column: 3, scope: !9)
!111 = !DILocation(line: 17, column: 1, scope: !9)
!112 = !DISubprogram(name: "puts", scope: !113, file: !113, line: 661, type: !114, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !118)
!113 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!114 = !DISubroutineType(types: !115)
!115 = !{!12, !116}
!116 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !117, size: 64)
!117 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!118 = !{}
