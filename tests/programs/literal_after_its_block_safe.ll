source_filename = "literal_after_its_block_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pair = type { i32, i32 }

@.str = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1

define dso_local i32 @main(i32 noundef %argc, i8** noundef %argv) !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca i8**, align 8
  %last = alloca %struct.pair*, align 8
  %.compoundliteral = alloca %struct.pair, align 4
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %pair = alloca %struct.pair*, align 8
  %.compoundliteral1 = alloca %struct.pair, align 4
  %numbers = alloca i32*, align 8
  %.compoundliteral12 = alloca [2 x i32], align 4
  %.compoundliteral17 = alloca %struct.pair, align 4
  store i32 0, i32* %retval, align 4
  store i32 %argc, i32* %argc.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %argc.addr, metadata !17, metadata !DIExpression()), !dbg !37
  store i8** %argv, i8*** %argv.addr, align 8
  call void @llvm.dbg.declare(metadata i8*** %argv.addr, metadata !18, metadata !DIExpression()), !dbg !38
  %0 = bitcast %struct.pair** %last to i8*, !dbg !39
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !39
  call void @llvm.dbg.declare(metadata %struct.pair** %last, metadata !19, metadata !DIExpression()), !dbg !40
  %first = getelementptr inbounds %struct.pair, %struct.pair* %.compoundliteral, i32 0, i32 0, !dbg !41
  store i32 0, i32* %first, align 4, !dbg !41
  %second = getelementptr inbounds %struct.pair, %struct.pair* %.compoundliteral, i32 0, i32 1, !dbg !41
  store i32 0, i32* %second, align 4, !dbg !41
  store %struct.pair* %.compoundliteral, %struct.pair** %last, align 8, !dbg !40
  %1 = bitcast i32* %i to i8*, !dbg !42
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !42
  call void @llvm.dbg.declare(metadata i32* %i, metadata !25, metadata !DIExpression()), !dbg !43
  store i32 0, i32* %i, align 4, !dbg !43
  br label %for.cond, !dbg !42

for.cond:
  %2 = load i32, i32* %i, align 4, !dbg !44
  %3 = load i32, i32* %argc.addr, align 4, !dbg !45
  %cmp = icmp slt i32 %2, %3, !dbg !46
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !47

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  %4 = bitcast i32* %i to i8*, !dbg !48
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %4), !dbg !48
  br label %for.end

for.body:
  %5 = bitcast %struct.pair** %pair to i8*, !dbg !49
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %5), !dbg !49
  call void @llvm.dbg.declare(metadata %struct.pair** %pair, metadata !27, metadata !DIExpression()), !dbg !50
  %first2 = getelementptr inbounds %struct.pair, %struct.pair* %.compoundliteral1, i32 0, i32 0, !dbg !51
  %6 = load i32, i32* %i, align 4, !dbg !52
  store i32 %6, i32* %first2, align 4, !dbg !51
  %second3 = getelementptr inbounds %struct.pair, %struct.pair* %.compoundliteral1, i32 0, i32 1, !dbg !51
  store i32 1, i32* %second3, align 4, !dbg !51
  store %struct.pair* %.compoundliteral1, %struct.pair** %pair, align 8, !dbg !50
  %7 = load %struct.pair*, %struct.pair** %pair, align 8, !dbg !53
  %call = call i32 @sum(%struct.pair* noundef %7), !dbg !55
  %cmp4 = icmp sgt i32 %call, 100, !dbg !56
  br i1 %cmp4, label %if.then, label %if.end, !dbg !57

if.then:
  store i32 4, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !58

if.end:
  br label %while.cond, !dbg !59

while.cond:
  %8 = load %struct.pair*, %struct.pair** %last, align 8, !dbg !60
  %second5 = getelementptr inbounds %struct.pair, %struct.pair* %8, i32 0, i32 1, !dbg !61
  %9 = load i32, i32* %second5, align 4, !dbg !61
  %cmp6 = icmp slt i32 %9, 10, !dbg !62
  br i1 %cmp6, label %while.body, label %while.end, !dbg !59

while.body:
  %10 = load %struct.pair*, %struct.pair** %pair, align 8, !dbg !63
  %second7 = getelementptr inbounds %struct.pair, %struct.pair* %10, i32 0, i32 1, !dbg !64
  %11 = load i32, i32* %second7, align 4, !dbg !64
  %12 = load %struct.pair*, %struct.pair** %last, align 8, !dbg !65
  %second8 = getelementptr inbounds %struct.pair, %struct.pair* %12, i32 0, i32 1, !dbg !66
  %13 = load i32, i32* %second8, align 4, !dbg !67
  %add = add nsw i32 %13, %11, !dbg !67
  store i32 %add, i32* %second8, align 4, !dbg !67
  br label %while.cond, !dbg !59, !llvm.loop !68

while.end:
  %14 = load %struct.pair*, %struct.pair** %pair, align 8, !dbg !71
  %call9 = call i32 @sum(%struct.pair* noundef %14), !dbg !72
  %15 = load %struct.pair*, %struct.pair** %last, align 8, !dbg !73
  %first10 = getelementptr inbounds %struct.pair, %struct.pair* %15, i32 0, i32 0, !dbg !74
  store i32 %call9, i32* %first10, align 4, !dbg !75
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !76
  br label %cleanup, !dbg !76

cleanup:
  %16 = bitcast %struct.pair** %pair to i8*, !dbg !76
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %16), !dbg !76
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 4, label %for.inc
  ]

cleanup.cont:
  br label %for.inc, !dbg !77

for.inc:
  %17 = load i32, i32* %i, align 4, !dbg !78
  %inc = add nsw i32 %17, 1, !dbg !78
  store i32 %inc, i32* %i, align 4, !dbg !78
  br label %for.cond, !dbg !48, !llvm.loop !79

for.end:
  %18 = load i32, i32* %argc.addr, align 4, !dbg !81
  switch i32 %18, label %sw.default [
    i32 1, label %sw.bb
  ], !dbg !82

sw.bb:
  %19 = bitcast i32** %numbers to i8*, !dbg !83
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %19), !dbg !83
  call void @llvm.dbg.declare(metadata i32** %numbers, metadata !32, metadata !DIExpression()), !dbg !84
  %arrayinit.begin = getelementptr inbounds [2 x i32], [2 x i32]* %.compoundliteral12, i64 0, i64 0, !dbg !85
  store i32 1, i32* %arrayinit.begin, align 4, !dbg !85
  %arrayinit.element = getelementptr inbounds i32, i32* %arrayinit.begin, i64 1, !dbg !85
  store i32 2, i32* %arrayinit.element, align 4, !dbg !85
  %arraydecay = getelementptr inbounds [2 x i32], [2 x i32]* %.compoundliteral12, i64 0, i64 0, !dbg !86
  store i32* %arraydecay, i32** %numbers, align 8, !dbg !84
  %20 = load i32*, i32** %numbers, align 8, !dbg !87
  %arrayidx = getelementptr inbounds i32, i32* %20, i64 1, !dbg !87
  %21 = load i32, i32* %arrayidx, align 4, !dbg !87
  %and = and i32 %21, 1, !dbg !88
  %22 = load %struct.pair*, %struct.pair** %last, align 8, !dbg !89
  %first13 = getelementptr inbounds %struct.pair, %struct.pair* %22, i32 0, i32 0, !dbg !90
  %23 = load i32, i32* %first13, align 4, !dbg !91
  %add14 = add nsw i32 %23, %and, !dbg !91
  store i32 %add14, i32* %first13, align 4, !dbg !91
  store i32 7, i32* %cleanup.dest.slot, align 4
  %24 = bitcast i32** %numbers to i8*, !dbg !92
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %24), !dbg !92
  br label %sw.epilog

sw.default:
  br label %sw.epilog, !dbg !93

sw.epilog:
  %25 = load %struct.pair*, %struct.pair** %last, align 8, !dbg !94
  %call16 = call i32 @sum(%struct.pair* noundef %25), !dbg !95
  %first18 = getelementptr inbounds %struct.pair, %struct.pair* %.compoundliteral17, i32 0, i32 0, !dbg !96
  store i32 1, i32* %first18, align 4, !dbg !96
  %second19 = getelementptr inbounds %struct.pair, %struct.pair* %.compoundliteral17, i32 0, i32 1, !dbg !96
  store i32 2, i32* %second19, align 4, !dbg !96
  %call20 = call i32 @sum(%struct.pair* noundef %.compoundliteral17), !dbg !97
  %call21 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i32 noundef %call16, i32 noundef %call20), !dbg !98
  store i32 0, i32* %retval, align 4, !dbg !99
  store i32 1, i32* %cleanup.dest.slot, align 4
  %26 = bitcast %struct.pair** %last to i8*, !dbg !100
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %26), !dbg !100
  %27 = load i32, i32* %retval, align 4, !dbg !100
  ret i32 %27, !dbg !100

unreachable:
  unreachable
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

define internal i32 @sum(%struct.pair* noundef %pair) !dbg !101 {
entry:
  %pair.addr = alloca %struct.pair*, align 8
  store %struct.pair* %pair, %struct.pair** %pair.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.pair** %pair.addr, metadata !105, metadata !DIExpression()), !dbg !106
  %0 = load %struct.pair*, %struct.pair** %pair.addr, align 8, !dbg !107
  %first = getelementptr inbounds %struct.pair, %struct.pair* %0, i32 0, i32 0, !dbg !108
  %1 = load i32, i32* %first, align 4, !dbg !108
  %2 = load %struct.pair*, %struct.pair** %pair.addr, align 8, !dbg !109
  %second = getelementptr inbounds %struct.pair, %struct.pair* %2, i32 0, i32 1, !dbg !110
  %3 = load i32, i32* %second, align 4, !dbg !110
  %add = add nsw i32 %1, %3, !dbg !111
  ret i32 %add, !dbg !112
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare i32 @printf(i8* noundef, ...)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "literal_after_its_block_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 13, type: !10, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !16)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !12, !13}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!16 = !{!17, !18, !19, !25, !27, !32}
!17 = !DILocalVariable(name: "argc", arg: 1, scope: !9, file: !1, line: 13, type: !12)
!18 = !DILocalVariable(name: "argv", arg: 2, scope: !9, file: !1, line: 13, type: !13)
!19 = !DILocalVariable(name: "last", scope: !9, file: !1, line: 15, type: !20)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !1, line: 4, size: 64, elements: !22)
!22 = !{!23, !24}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !21, file: !1, line: 5, baseType: !12, size: 32)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !21, file: !1, line: 5, baseType: !12, size: 32, offset: 32)
!25 = !DILocalVariable(name: "i", scope: !26, file: !1, line: 16, type: !12)
!26 = distinct !DILexicalBlock(scope: !9, file: !1, line: 16, column: 5)
!27 = !DILocalVariable(name: "pair", scope: !28, file: !1, line: 17, type: !30)
!28 = distinct !DILexicalBlock(scope: !29, file: !1, line: 16, column: 36)
!29 = distinct !DILexicalBlock(scope: !26, file: !1, line: 16, column: 5)
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64)
!31 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!32 = !DILocalVariable(name: "numbers", scope: !33, file: !1, line: 26, type: !35)
!33 = distinct !DILexicalBlock(scope: !34, file: !1, line: 25, column: 13)
!34 = distinct !DILexicalBlock(scope: !9, file: !1, line: 24, column: 19)
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!36 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!37 = !DILocation(line: 13, column: 14, scope: !9)
!38 = !DILocation(line: 13, column: 27, scope: !9)
!39 = !DILocation(line: 15, column: 5, scope: !9)
!40 = !DILocation(line: 15, column: 18, scope: !9)
!41 = !DILocation(line: 15, column: 39, scope: !9)
!42 = !DILocation(line: 16, column: 10, scope: !26)
!43 = !DILocation(line: 16, column: 14, scope: !26)
!44 = !DILocation(line: 16, column: 21, scope: !29)
!45 = !DILocation(line: 16, column: 25, scope: !29)
!46 = !DILocation(line: 16, column: 23, scope: !29)
!47 = !DILocation(line: 16, column: 5, scope: !26)
!48 = !DILocation(line: 16, column: 5, scope: !29)
!49 = !DILocation(line: 17, column: 9, scope: !28)
!50 = !DILocation(line: 17, column: 28, scope: !28)
!51 = !DILocation(line: 17, column: 49, scope: !28)
!52 = !DILocation(line: 17, column: 50, scope: !28)
!53 = !DILocation(line: 18, column: 17, scope: !54)
!54 = distinct !DILexicalBlock(scope: !28, file: !1, line: 18, column: 13)
!55 = !DILocation(line: 18, column: 13, scope: !54)
!56 = !DILocation(line: 18, column: 23, scope: !54)
!57 = !DILocation(line: 18, column: 13, scope: !28)
!58 = !DILocation(line: 19, column: 13, scope: !54)
!59 = !DILocation(line: 20, column: 9, scope: !28)
!60 = !DILocation(line: 20, column: 16, scope: !28)
!61 = !DILocation(line: 20, column: 22, scope: !28)
!62 = !DILocation(line: 20, column: 29, scope: !28)
!63 = !DILocation(line: 21, column: 29, scope: !28)
!64 = !DILocation(line: 21, column: 35, scope: !28)
!65 = !DILocation(line: 21, column: 13, scope: !28)
!66 = !DILocation(line: 21, column: 19, scope: !28)
!67 = !DILocation(line: 21, column: 26, scope: !28)
!68 = distinct !{!68, !59, !64, !69, !70}
!69 = !{!"llvm.loop.mustprogress"}
!70 = !{!"llvm.loop.unroll.disable"}
!71 = !DILocation(line: 22, column: 27, scope: !28)
!72 = !DILocation(line: 22, column: 23, scope: !28)
!73 = !DILocation(line: 22, column: 9, scope: !28)
!74 = !DILocation(line: 22, column: 15, scope: !28)
!75 = !DILocation(line: 22, column: 21, scope: !28)
!76 = !DILocation(line: 23, column: 5, scope: !29)
!77 = !DILocation(line: 23, column: 5, scope: !28)
!78 = !DILocation(line: 16, column: 32, scope: !29)
!79 = distinct !{!79, !47, !80, !69, !70}
!80 = !DILocation(line: 23, column: 5, scope: !26)
!81 = !DILocation(line: 24, column: 13, scope: !9)
!82 = !DILocation(line: 24, column: 5, scope: !9)
!83 = !DILocation(line: 26, column: 9, scope: !33)
!84 = !DILocation(line: 26, column: 20, scope: !33)
!85 = !DILocation(line: 26, column: 43, scope: !33)
!86 = !DILocation(line: 26, column: 30, scope: !33)
!87 = !DILocation(line: 27, column: 24, scope: !33)
!88 = !DILocation(line: 27, column: 35, scope: !33)
!89 = !DILocation(line: 27, column: 9, scope: !33)
!90 = !DILocation(line: 27, column: 15, scope: !33)
!91 = !DILocation(line: 27, column: 21, scope: !33)
!92 = !DILocation(line: 29, column: 5, scope: !34)
!93 = !DILocation(line: 31, column: 9, scope: !34)
!94 = !DILocation(line: 33, column: 27, scope: !9)
!95 = !DILocation(line: 33, column: 23, scope: !9)
!96 = !DILocation(line: 33, column: 52, scope: !9)
!97 = !DILocation(line: 33, column: 34, scope: !9)
!98 = !DILocation(line: 33, column: 5, scope: !9)
!99 = !DILocation(line: 34, column: 5, scope: !9)
!100 = !DILocation(line: 35, column: 1, scope: !9)
!101 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 8, type: !102, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !104)
!102 = !DISubroutineType(types: !103)
!103 = !{!12, !30}
!104 = !{!105}
!105 = !DILocalVariable(name: "pair", arg: 1, scope: !101, file: !1, line: 8, type: !30)
!106 = !DILocation(line: 8, column: 35, scope: !101)
!107 = !DILocation(line: 10, column: 12, scope: !101)
!108 = !DILocation(line: 10, column: 18, scope: !101)
!109 = !DILocation(line: 10, column: 26, scope: !101)
!110 = !DILocation(line: 10, column: 32, scope: !101)
!111 = !DILocation(line: 10, column: 24, scope: !101)
!112 = !DILocation(line: 10, column: 5, scope: !101)
