source_filename = "unrolled_sort_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %a = alloca [5 x i32], align 16
  %i = alloca i32, align 4
  %i1 = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %j = alloca i32, align 4
  %t = alloca i32, align 4
  %i32 = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [5 x i32]* %a to i8*, !dbg !31
  call void @llvm.lifetime.start.p0i8(i64 20, i8* %0), !dbg !31
  call void @llvm.dbg.declare(metadata [5 x i32]* %a, metadata !14, metadata !DIExpression()), !dbg !32
  %1 = bitcast i32* %i to i8*, !dbg !33
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !33
  call void @llvm.dbg.declare(metadata i32* %i, metadata !18, metadata !DIExpression()), !dbg !34
  store i32 0, i32* %i, align 4, !dbg !34
  br label %for.cond, !dbg !33

for.cond:
  %2 = load i32, i32* %i, align 4, !dbg !35
  %cmp = icmp slt i32 %2, 5, !dbg !37
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !38

for.cond.cleanup:
  %3 = bitcast i32* %i to i8*, !dbg !39
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %3), !dbg !39
  br label %for.end

for.body:
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !40
  %4 = load i32, i32* %i, align 4, !dbg !41
  %idxprom = sext i32 %4 to i64, !dbg !42
  %arrayidx = getelementptr inbounds [5 x i32], [5 x i32]* %a, i64 0, i64 %idxprom, !dbg !42
  store i32 %call, i32* %arrayidx, align 4, !dbg !43
  br label %for.inc, !dbg !42

for.inc:
  %5 = load i32, i32* %i, align 4, !dbg !44
  %inc = add nsw i32 %5, 1, !dbg !44
  store i32 %inc, i32* %i, align 4, !dbg !44
  br label %for.cond, !dbg !39, !llvm.loop !45

for.end:
  %6 = bitcast i32* %i1 to i8*, !dbg !49
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %6), !dbg !49
  call void @llvm.dbg.declare(metadata i32* %i1, metadata !20, metadata !DIExpression()), !dbg !50
  store i32 0, i32* %i1, align 4, !dbg !50
  br label %for.cond2, !dbg !49

for.cond2:
  %7 = load i32, i32* %i1, align 4, !dbg !51
  %cmp3 = icmp slt i32 %7, 5, !dbg !52
  br i1 %cmp3, label %for.body5, label %for.cond.cleanup4, !dbg !53

for.cond.cleanup4:
  store i32 5, i32* %cleanup.dest.slot, align 4
  %8 = bitcast i32* %i1 to i8*, !dbg !54
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %8), !dbg !54
  br label %for.end31

for.body5:
  %9 = bitcast i32* %j to i8*, !dbg !55
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %9), !dbg !55
  call void @llvm.dbg.declare(metadata i32* %j, metadata !22, metadata !DIExpression()), !dbg !56
  store i32 0, i32* %j, align 4, !dbg !56
  br label %for.cond6, !dbg !55

for.cond6:
  %10 = load i32, i32* %j, align 4, !dbg !57
  %add = add nsw i32 %10, 2, !dbg !58
  %11 = load i32, i32* %i1, align 4, !dbg !59
  %sub = sub nsw i32 5, %11, !dbg !60
  %cmp7 = icmp slt i32 %add, %sub, !dbg !61
  br i1 %cmp7, label %for.body9, label %for.cond.cleanup8, !dbg !62

for.cond.cleanup8:
  store i32 8, i32* %cleanup.dest.slot, align 4
  %12 = bitcast i32* %j to i8*, !dbg !63
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %12), !dbg !63
  br label %for.end28

for.body9:
  %13 = load i32, i32* %j, align 4, !dbg !64
  %idxprom10 = sext i32 %13 to i64, !dbg !65
  %arrayidx11 = getelementptr inbounds [5 x i32], [5 x i32]* %a, i64 0, i64 %idxprom10, !dbg !65
  %14 = load i32, i32* %arrayidx11, align 4, !dbg !65
  %15 = load i32, i32* %j, align 4, !dbg !66
  %add12 = add nsw i32 %15, 1, !dbg !67
  %idxprom13 = sext i32 %add12 to i64, !dbg !68
  %arrayidx14 = getelementptr inbounds [5 x i32], [5 x i32]* %a, i64 0, i64 %idxprom13, !dbg !68
  %16 = load i32, i32* %arrayidx14, align 4, !dbg !68
  %cmp15 = icmp sgt i32 %14, %16, !dbg !69
  br i1 %cmp15, label %if.then, label %if.end, !dbg !70

if.then:
  %17 = bitcast i32* %t to i8*, !dbg !71
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %17), !dbg !71
  call void @llvm.dbg.declare(metadata i32* %t, metadata !25, metadata !DIExpression()), !dbg !72
  %18 = load i32, i32* %j, align 4, !dbg !73
  %idxprom16 = sext i32 %18 to i64, !dbg !74
  %arrayidx17 = getelementptr inbounds [5 x i32], [5 x i32]* %a, i64 0, i64 %idxprom16, !dbg !74
  %19 = load i32, i32* %arrayidx17, align 4, !dbg !74
  store i32 %19, i32* %t, align 4, !dbg !72
  %20 = load i32, i32* %j, align 4, !dbg !75
  %add18 = add nsw i32 %20, 1, !dbg !76
  %idxprom19 = sext i32 %add18 to i64, !dbg !77
  %arrayidx20 = getelementptr inbounds [5 x i32], [5 x i32]* %a, i64 0, i64 %idxprom19, !dbg !77
  %21 = load i32, i32* %arrayidx20, align 4, !dbg !77
  %22 = load i32, i32* %j, align 4, !dbg !78
  %idxprom21 = sext i32 %22 to i64, !dbg !79
  %arrayidx22 = getelementptr inbounds [5 x i32], [5 x i32]* %a, i64 0, i64 %idxprom21, !dbg !79
  store i32 %21, i32* %arrayidx22, align 4, !dbg !80
  %23 = load i32, i32* %t, align 4, !dbg !81
  %24 = load i32, i32* %j, align 4, !dbg !82
  %add23 = add nsw i32 %24, 1, !dbg !83
  %idxprom24 = sext i32 %add23 to i64, !dbg !84
  %arrayidx25 = getelementptr inbounds [5 x i32], [5 x i32]* %a, i64 0, i64 %idxprom24, !dbg !84
  store i32 %23, i32* %arrayidx25, align 4, !dbg !85
  %25 = bitcast i32* %t to i8*, !dbg !86
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %25), !dbg !86
  br label %if.end, !dbg !87

if.end:
  br label %for.inc26, !dbg !88

for.inc26:
  %26 = load i32, i32* %j, align 4, !dbg !89
  %inc27 = add nsw i32 %26, 1, !dbg !89
  store i32 %inc27, i32* %j, align 4, !dbg !89
  br label %for.cond6, !dbg !63, !llvm.loop !90

for.end28:
  br label %for.inc29, !dbg !91

for.inc29:
  %27 = load i32, i32* %i1, align 4, !dbg !92
  %inc30 = add nsw i32 %27, 1, !dbg !92
  store i32 %inc30, i32* %i1, align 4, !dbg !92
  br label %for.cond2, !dbg !54, !llvm.loop !93

for.end31:
  %28 = bitcast i32* %i32 to i8*, !dbg !95
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %28), !dbg !95
  call void @llvm.dbg.declare(metadata i32* %i32, metadata !29, metadata !DIExpression()), !dbg !96
  store i32 0, i32* %i32, align 4, !dbg !96
  br label %for.cond33, !dbg !95

for.cond33:
  %29 = load i32, i32* %i32, align 4, !dbg !97
  %add34 = add nsw i32 %29, 1, !dbg !99
  %cmp35 = icmp slt i32 %add34, 5, !dbg !100
  br i1 %cmp35, label %for.body37, label %for.cond.cleanup36, !dbg !101

for.cond.cleanup36:
  store i32 11, i32* %cleanup.dest.slot, align 4
  %30 = bitcast i32* %i32 to i8*, !dbg !102
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %30), !dbg !102
  br label %for.end48

for.body37:
  %31 = load i32, i32* %i32, align 4, !dbg !103
  %idxprom38 = sext i32 %31 to i64, !dbg !105
  %arrayidx39 = getelementptr inbounds [5 x i32], [5 x i32]* %a, i64 0, i64 %idxprom38, !dbg !105
  %32 = load i32, i32* %arrayidx39, align 4, !dbg !105
  %33 = load i32, i32* %i32, align 4, !dbg !106
  %add40 = add nsw i32 %33, 1, !dbg !107
  %idxprom41 = sext i32 %add40 to i64, !dbg !108
  %arrayidx42 = getelementptr inbounds [5 x i32], [5 x i32]* %a, i64 0, i64 %idxprom41, !dbg !108
  %34 = load i32, i32* %arrayidx42, align 4, !dbg !108
  %cmp43 = icmp sgt i32 %32, %34, !dbg !109
  br i1 %cmp43, label %if.then44, label %if.end45, !dbg !110

if.then44:
  call void @reach_error(), !dbg !111
  br label %if.end45, !dbg !111

if.end45:
  br label %for.inc46, !dbg !112

for.inc46:
  %35 = load i32, i32* %i32, align 4, !dbg !113
  %inc47 = add nsw i32 %35, 1, !dbg !113
  store i32 %inc47, i32* %i32, align 4, !dbg !113
  br label %for.cond33, !dbg !102, !llvm.loop !114

for.end48:
  store i32 0, i32* %retval, align 4, !dbg !116
  store i32 1, i32* %cleanup.dest.slot, align 4
  %36 = bitcast [5 x i32]* %a to i8*, !dbg !117
  call void @llvm.lifetime.end.p0i8(i64 20, i8* %36), !dbg !117
  %37 = load i32, i32* %retval, align 4, !dbg !117
  ret i32 %37, !dbg !117
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare !dbg !118 void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "unrolled_sort_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !10, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !18, !20, !22, !25, !29}
!14 = !DILocalVariable(name: "a", scope: !9, file: !1, line: 5, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 160, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 5)
!18 = !DILocalVariable(name: "i", scope: !19, file: !1, line: 6, type: !12)
!19 = distinct !DILexicalBlock(scope: !9, file: !1, line: 6, column: 3)
!20 = !DILocalVariable(name: "i", scope: !21, file: !1, line: 7, type: !12)
!21 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 3)
!22 = !DILocalVariable(name: "j", scope: !23, file: !1, line: 8, type: !12)
!23 = distinct !DILexicalBlock(scope: !24, file: !1, line: 8, column: 5)
!24 = distinct !DILexicalBlock(scope: !21, file: !1, line: 7, column: 3)
!25 = !DILocalVariable(name: "t", scope: !26, file: !1, line: 10, type: !12)
!26 = distinct !DILexicalBlock(scope: !27, file: !1, line: 9, column: 28)
!27 = distinct !DILexicalBlock(scope: !28, file: !1, line: 9, column: 11)
!28 = distinct !DILexicalBlock(scope: !23, file: !1, line: 8, column: 5)
!29 = !DILocalVariable(name: "i", scope: !30, file: !1, line: 14, type: !12)
!30 = distinct !DILexicalBlock(scope: !9, file: !1, line: 14, column: 3)
!31 = !DILocation(line: 5, column: 3, scope: !9)
!32 = !DILocation(line: 5, column: 7, scope: !9)
!33 = !DILocation(line: 6, column: 8, scope: !19)
!34 = !DILocation(line: 6, column: 12, scope: !19)
!35 = !DILocation(line: 6, column: 19, scope: !36)
!36 = distinct !DILexicalBlock(scope: !19, file: !1, line: 6, column: 3)
!37 = !DILocation(line: 6, column: 21, scope: !36)
!38 = !DILocation(line: 6, column: 3, scope: !19)
!39 = !DILocation(line: 6, column: 3, scope: !36)
!40 = !DILocation(line: 6, column: 38, scope: !36)
!41 = !DILocation(line: 6, column: 33, scope: !36)
!42 = !DILocation(line: 6, column: 31, scope: !36)
!43 = !DILocation(line: 6, column: 36, scope: !36)
!44 = !DILocation(line: 6, column: 27, scope: !36)
!45 = distinct !{!45, !38, !46, !47, !48}
!46 = !DILocation(line: 6, column: 60, scope: !19)
!47 = !{!"llvm.loop.mustprogress"}
!48 = !{!"llvm.loop.unroll.disable"}
!49 = !DILocation(line: 7, column: 8, scope: !21)
!50 = !DILocation(line: 7, column: 12, scope: !21)
!51 = !DILocation(line: 7, column: 19, scope: !24)
!52 = !DILocation(line: 7, column: 21, scope: !24)
!53 = !DILocation(line: 7, column: 3, scope: !21)
!54 = !DILocation(line: 7, column: 3, scope: !24)
!55 = !DILocation(line: 8, column: 10, scope: !23)
!56 = !DILocation(line: 8, column: 14, scope: !23)
!57 = !DILocation(line: 8, column: 21, scope: !28)
!58 = !DILocation(line: 8, column: 23, scope: !28)
!59 = !DILocation(line: 8, column: 33, scope: !28)
!60 = !DILocation(line: 8, column: 31, scope: !28)
!61 = !DILocation(line: 8, column: 27, scope: !28)
!62 = !DILocation(line: 8, column: 5, scope: !23)
!63 = !DILocation(line: 8, column: 5, scope: !28)
!64 = !DILocation(line: 9, column: 13, scope: !27)
!65 = !DILocation(line: 9, column: 11, scope: !27)
!66 = !DILocation(line: 9, column: 20, scope: !27)
!67 = !DILocation(line: 9, column: 22, scope: !27)
!68 = !DILocation(line: 9, column: 18, scope: !27)
!69 = !DILocation(line: 9, column: 16, scope: !27)
!70 = !DILocation(line: 9, column: 11, scope: !28)
!71 = !DILocation(line: 10, column: 9, scope: !26)
!72 = !DILocation(line: 10, column: 13, scope: !26)
!73 = !DILocation(line: 10, column: 19, scope: !26)
!74 = !DILocation(line: 10, column: 17, scope: !26)
!75 = !DILocation(line: 11, column: 18, scope: !26)
!76 = !DILocation(line: 11, column: 20, scope: !26)
!77 = !DILocation(line: 11, column: 16, scope: !26)
!78 = !DILocation(line: 11, column: 11, scope: !26)
!79 = !DILocation(line: 11, column: 9, scope: !26)
!80 = !DILocation(line: 11, column: 14, scope: !26)
!81 = !DILocation(line: 12, column: 20, scope: !26)
!82 = !DILocation(line: 12, column: 11, scope: !26)
!83 = !DILocation(line: 12, column: 13, scope: !26)
!84 = !DILocation(line: 12, column: 9, scope: !26)
!85 = !DILocation(line: 12, column: 18, scope: !26)
!86 = !DILocation(line: 13, column: 7, scope: !27)
!87 = !DILocation(line: 13, column: 7, scope: !26)
!88 = !DILocation(line: 9, column: 25, scope: !27)
!89 = !DILocation(line: 8, column: 37, scope: !28)
!90 = distinct !{!90, !62, !91, !47, !48}
!91 = !DILocation(line: 13, column: 7, scope: !23)
!92 = !DILocation(line: 7, column: 27, scope: !24)
!93 = distinct !{!93, !53, !94, !47, !48}
!94 = !DILocation(line: 13, column: 7, scope: !21)
!95 = !DILocation(line: 14, column: 8, scope: !30)
!96 = !DILocation(line: 14, column: 12, scope: !30)
!97 = !DILocation(line: 14, column: 19, scope: !98)
!98 = distinct !DILexicalBlock(scope: !30, file: !1, line: 14, column: 3)
!99 = !DILocation(line: 14, column: 21, scope: !98)
!100 = !DILocation(line: 14, column: 25, scope: !98)
!101 = !DILocation(line: 14, column: 3, scope: !30)
!102 = !DILocation(line: 14, column: 3, scope: !98)
!103 = !DILocation(line: 15, column: 11, scope: !104)
!104 = distinct !DILexicalBlock(scope: !98, file: !1, line: 15, column: 9)
!105 = !DILocation(line: 15, column: 9, scope: !104)
!106 = !DILocation(line: 15, column: 18, scope: !104)
!107 = !DILocation(line: 15, column: 20, scope: !104)
!108 = !DILocation(line: 15, column: 16, scope: !104)
!109 = !DILocation(line: 15, column: 14, scope: !104)
!110 = !DILocation(line: 15, column: 9, scope: !98)
!111 = !DILocation(line: 15, column: 26, scope: !104)
!112 = !DILocation(line: 15, column: 23, scope: !104)
!113 = !DILocation(line: 14, column: 31, scope: !98)
!114 = distinct !{!114, !101, !115, !47, !48}
!115 = !DILocation(line: 15, column: 38, scope: !30)
!116 = !DILocation(line: 16, column: 3, scope: !9)
!117 = !DILocation(line: 17, column: 1, scope: !9)
!118 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 3, type: !119, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !121)
!119 = !DISubroutineType(types: !120)
!120 = !{null}
!121 = !{}
