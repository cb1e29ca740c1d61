source_filename = "table_of_arguments_freed_safe.c"
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
  %i10 = alloca i32, align 4
  %i22 = alloca i32, align 4
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
  %8 = load i32, i32* %i, align 4, !dbg !49
  %idxprom = sext i32 %8 to i64, !dbg !47
  %arrayidx = getelementptr inbounds i8*, i8** %7, i64 %idxprom, !dbg !47
  %9 = load i8*, i8** %arrayidx, align 8, !dbg !47
  %call = call noalias i8* @strdup(i8* noundef %9), !dbg !50
  %10 = load i32, i32* %n, align 4, !dbg !51
  %idxprom2 = sext i32 %10 to i64, !dbg !52
  %arrayidx3 = getelementptr inbounds [10 x i8*], [10 x i8*]* %names, i64 0, i64 %idxprom2, !dbg !52
  store i8* %call, i8** %arrayidx3, align 8, !dbg !53
  %11 = load i32, i32* %n, align 4, !dbg !54
  %idxprom4 = sext i32 %11 to i64, !dbg !56
  %arrayidx5 = getelementptr inbounds [10 x i8*], [10 x i8*]* %names, i64 0, i64 %idxprom4, !dbg !56
  %12 = load i8*, i8** %arrayidx5, align 8, !dbg !56
  %tobool = icmp ne i8* %12, null, !dbg !56
  br i1 %tobool, label %if.end, label %if.then, !dbg !57

if.then:
  br label %while.cond, !dbg !58

while.cond:
  %13 = load i32, i32* %n, align 4, !dbg !60
  %cmp6 = icmp sgt i32 %13, 0, !dbg !61
  br i1 %cmp6, label %while.body, label %while.end, !dbg !58

while.body:
  %14 = load i32, i32* %n, align 4, !dbg !62
  %dec = add nsw i32 %14, -1, !dbg !62
  store i32 %dec, i32* %n, align 4, !dbg !62
  %idxprom7 = sext i32 %dec to i64, !dbg !63
  %arrayidx8 = getelementptr inbounds [10 x i8*], [10 x i8*]* %names, i64 0, i64 %idxprom7, !dbg !63
  %15 = load i8*, i8** %arrayidx8, align 8, !dbg !63
  call void @free(i8* noundef %15), !dbg !64
  br label %while.cond, !dbg !58, !llvm.loop !65

while.end:
  store i32 1, i32* %retval, align 4, !dbg !69
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !69

if.end:
  %16 = load i32, i32* %n, align 4, !dbg !70
  %inc = add nsw i32 %16, 1, !dbg !70
  store i32 %inc, i32* %n, align 4, !dbg !70
  br label %for.inc, !dbg !71

for.inc:
  %17 = load i32, i32* %i, align 4, !dbg !72
  %inc9 = add nsw i32 %17, 1, !dbg !72
  store i32 %inc9, i32* %i, align 4, !dbg !72
  br label %for.cond, !dbg !73, !llvm.loop !74

cleanup:
  %18 = bitcast i32* %i to i8*, !dbg !73
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %18), !dbg !73
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup33 [
    i32 2, label %for.end
  ]

for.end:
  %19 = bitcast i32* %i10 to i8*, !dbg !76
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %19), !dbg !76
  call void @llvm.dbg.declare(metadata i32* %i10, metadata !26, metadata !DIExpression()), !dbg !77
  store i32 0, i32* %i10, align 4, !dbg !77
  br label %for.cond11, !dbg !76

for.cond11:
  %20 = load i32, i32* %i10, align 4, !dbg !78
  %21 = load i32, i32* %n, align 4, !dbg !80
  %cmp12 = icmp slt i32 %20, %21, !dbg !81
  br i1 %cmp12, label %for.body14, label %for.cond.cleanup13, !dbg !82

for.cond.cleanup13:
  store i32 7, i32* %cleanup.dest.slot, align 4
  %22 = bitcast i32* %i10 to i8*, !dbg !83
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %22), !dbg !83
  br label %for.end21

for.body14:
  %23 = load i32, i32* %i10, align 4, !dbg !84
  %idxprom15 = sext i32 %23 to i64, !dbg !85
  %arrayidx16 = getelementptr inbounds [10 x i8*], [10 x i8*]* %names, i64 0, i64 %idxprom15, !dbg !85
  %24 = load i8*, i8** %arrayidx16, align 8, !dbg !85
  %call17 = call i32 @puts(i8* noundef %24), !dbg !86
  br label %for.inc18, !dbg !86

for.inc18:
  %25 = load i32, i32* %i10, align 4, !dbg !87
  %inc19 = add nsw i32 %25, 1, !dbg !87
  store i32 %inc19, i32* %i10, align 4, !dbg !87
  br label %for.cond11, !dbg !83, !llvm.loop !88

for.end21:
  %26 = bitcast i32* %i22 to i8*, !dbg !90
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %26), !dbg !90
  call void @llvm.dbg.declare(metadata i32* %i22, metadata !28, metadata !DIExpression()), !dbg !91
  store i32 0, i32* %i22, align 4, !dbg !91
  br label %for.cond23, !dbg !90

for.cond23:
  %27 = load i32, i32* %i22, align 4, !dbg !92
  %28 = load i32, i32* %n, align 4, !dbg !94
  %cmp24 = icmp slt i32 %27, %28, !dbg !95
  br i1 %cmp24, label %for.body26, label %for.cond.cleanup25, !dbg !96

for.cond.cleanup25:
  store i32 10, i32* %cleanup.dest.slot, align 4
  %29 = bitcast i32* %i22 to i8*, !dbg !97
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %29), !dbg !97
  br label %for.end32

for.body26:
  %30 = load i32, i32* %i22, align 4, !dbg !98
  %idxprom27 = sext i32 %30 to i64, !dbg !99
  %arrayidx28 = getelementptr inbounds [10 x i8*], [10 x i8*]* %names, i64 0, i64 %idxprom27, !dbg !99
  %31 = load i8*, i8** %arrayidx28, align 8, !dbg !99
  call void @free(i8* noundef %31), !dbg !100
  br label %for.inc29, !dbg !100

for.inc29:
  %32 = load i32, i32* %i22, align 4, !dbg !101
  %inc30 = add nsw i32 %32, 1, !dbg !101
  store i32 %inc30, i32* %i22, align 4, !dbg !101
  br label %for.cond23, !dbg !97, !llvm.loop !102

for.end32:
  store i32 0, i32* %retval, align 4, !dbg !104
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup33, !dbg !104

cleanup33:
  %33 = bitcast i32* %n to i8*, !dbg !105
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %33), !dbg !105
  %34 = bitcast [10 x i8*]* %names to i8*, !dbg !105
  call void @llvm.lifetime.end.p0i8(i64 80, i8* %34), !dbg !105
  %35 = load i32, i32* %retval, align 4, !dbg !105
  ret i32 %35, !dbg !105
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare noalias i8* @strdup(i8* noundef)

declare void @free(i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare !dbg !106 i32 @puts(i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "table_of_arguments_freed_safe.c", directory: ".")
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
!26 = !DILocalVariable(name: "i", scope: !27, file: !1, line: 13, type: !12)
!27 = distinct !DILexicalBlock(scope: !9, file: !1, line: 13, column: 3)
!28 = !DILocalVariable(name: "i", scope: !29, file: !1, line: 14, type: !12)
!29 = distinct !DILexicalBlock(scope: !9, file: !1, line: 14, column: 3)
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
!47 = !DILocation(line: 9, column: 23, scope: !48)
!48 = distinct !DILexicalBlock(scope: !39, file: !1, line: 8, column: 45)
!49 = !DILocation(line: 9, column: 28, scope: !48)
!50 = !DILocation(line: 9, column: 16, scope: !48)
!51 = !DILocation(line: 9, column: 11, scope: !48)
!52 = !DILocation(line: 9, column: 5, scope: !48)
!53 = !DILocation(line: 9, column: 14, scope: !48)
!54 = !DILocation(line: 10, column: 16, scope: !55)
!55 = distinct !DILexicalBlock(scope: !48, file: !1, line: 10, column: 9)
!56 = !DILocation(line: 10, column: 10, scope: !55)
!57 = !DILocation(line: 10, column: 9, scope: !48)
!58 = !DILocation(line: 10, column: 22, scope: !59)
!59 = distinct !DILexicalBlock(scope: !55, file: !1, line: 10, column: 20)
!60 = !DILocation(line: 10, column: 29, scope: !59)
!61 = !DILocation(line: 10, column: 31, scope: !59)
!62 = !DILocation(line: 10, column: 47, scope: !59)
!63 = !DILocation(line: 10, column: 41, scope: !59)
!64 = !DILocation(line: 10, column: 36, scope: !59)
!65 = distinct !{!65, !58, !66, !67, !68}
!66 = !DILocation(line: 10, column: 51, scope: !59)
!67 = !{!"llvm.loop.mustprogress"}
!68 = !{!"llvm.loop.unroll.disable"}
!69 = !DILocation(line: 10, column: 54, scope: !59)
!70 = !DILocation(line: 11, column: 6, scope: !48)
!71 = !DILocation(line: 12, column: 3, scope: !48)
!72 = !DILocation(line: 8, column: 41, scope: !39)
!73 = !DILocation(line: 8, column: 3, scope: !39)
!74 = distinct !{!74, !46, !75, !67, !68}
!75 = !DILocation(line: 12, column: 3, scope: !25)
!76 = !DILocation(line: 13, column: 8, scope: !27)
!77 = !DILocation(line: 13, column: 12, scope: !27)
!78 = !DILocation(line: 13, column: 19, scope: !79)
!79 = distinct !DILexicalBlock(scope: !27, file: !1, line: 13, column: 3)
!80 = !DILocation(line: 13, column: 23, scope: !79)
!81 = !DILocation(line: 13, column: 21, scope: !79)
!82 = !DILocation(line: 13, column: 3, scope: !27)
!83 = !DILocation(line: 13, column: 3, scope: !79)
!84 = !DILocation(line: 13, column: 42, scope: !79)
!85 = !DILocation(line: 13, column: 36, scope: !79)
!86 = !DILocation(line: 13, column: 31, scope: !79)
!87 = !DILocation(line: 13, column: 27, scope: !79)
!88 = distinct !{!88, !82, !89, !67, !68}
!89 = !DILocation(line: 13, column: 44, scope: !27)
!90 = !DILocation(line: 14, column: 8, scope: !29)
!91 = !DILocation(line: 14, column: 12, scope: !29)
!92 = !DILocation(line: 14, column: 19, scope: !93)
!93 = distinct !DILexicalBlock(scope: !29, file: !1, line: 14, column: 3)
!94 = !DILocation(line: 14, column: 23, scope: !93)
!95 = !DILocation(line: 14, column: 21, scope: !93)
!96 = !DILocation(line: 14, column: 3, scope: !29)
!97 = !DILocation(line: 14, column: 3, scope: !93)
!98 = !DILocation(line: 14, column: 42, scope: !93)
!99 = !DILocation(line: 14, column: 36, scope: !93)
!100 = !DILocation(line: 14, column: 31, scope: !93)
!101 = !DILocation(line: 14, column: 27, scope: !93)
!102 = distinct !{!102, !96, !103, !67, !68}
!103 = !DILocation(line: 14, column: 44, scope: !29)
!104 = !DILocation(line: 15, column: 3, scope: !9)
!105 = !DILocation(line: 16, column: 1, scope: !9)
!106 = !DISubprogram(name: "puts", scope: !107, file: !107, line: 661, type: !108, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !112)
!107 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!108 = !DISubroutineType(types: !109)
!109 = !{!12, !110}
!110 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !111, size: 64)
!111 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!112 = !{}
