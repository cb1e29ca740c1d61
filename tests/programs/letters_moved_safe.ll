source_filename = "letters_moved_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %key = alloca i32, align 4
  %text = alloca [6 x i8], align 1
  %cleanup.dest.slot = alloca i32, align 4
  %there = alloca i32, align 4
  %back = alloca i32, align 4
  %i = alloca i32, align 4
  %i12 = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %key to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !27
  call void @llvm.dbg.declare(metadata i32* %key, metadata !16, metadata !DIExpression()), !dbg !28
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !29
  store i32 %call, i32* %key, align 4, !dbg !28
  %1 = bitcast [6 x i8]* %text to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 6, i8* %1), !dbg !30
  call void @llvm.dbg.declare(metadata [6 x i8]* %text, metadata !17, metadata !DIExpression()), !dbg !31
  %2 = load i32, i32* %key, align 4, !dbg !32
  %cmp = icmp slt i32 %2, -1000, !dbg !34
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !35

lor.lhs.false:
  %3 = load i32, i32* %key, align 4, !dbg !36
  %cmp1 = icmp sgt i32 %3, 1000, !dbg !37
  br i1 %cmp1, label %if.then, label %if.end, !dbg !38

if.then:
  store i32 0, i32* %retval, align 4, !dbg !39
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !39

if.end:
  %4 = bitcast i32* %there to i8*, !dbg !40
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4), !dbg !40
  call void @llvm.dbg.declare(metadata i32* %there, metadata !21, metadata !DIExpression()), !dbg !41
  %5 = load i32, i32* %key, align 4, !dbg !42
  %rem = srem i32 %5, 26, !dbg !43
  store i32 %rem, i32* %there, align 4, !dbg !41
  %6 = bitcast i32* %back to i8*, !dbg !40
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %6), !dbg !40
  call void @llvm.dbg.declare(metadata i32* %back, metadata !22, metadata !DIExpression()), !dbg !44
  %7 = load i32, i32* %key, align 4, !dbg !45
  %sub = sub nsw i32 0, %7, !dbg !46
  %rem2 = srem i32 %sub, 26, !dbg !47
  store i32 %rem2, i32* %back, align 4, !dbg !44
  %8 = load i32, i32* %there, align 4, !dbg !48
  %cmp3 = icmp slt i32 %8, 0, !dbg !50
  br i1 %cmp3, label %if.then4, label %if.end5, !dbg !51

if.then4:
  %9 = load i32, i32* %there, align 4, !dbg !52
  %add = add nsw i32 %9, 26, !dbg !52
  store i32 %add, i32* %there, align 4, !dbg !52
  br label %if.end5, !dbg !53

if.end5:
  %10 = load i32, i32* %back, align 4, !dbg !54
  %cmp6 = icmp slt i32 %10, 0, !dbg !56
  br i1 %cmp6, label %if.then7, label %if.end9, !dbg !57

if.then7:
  %11 = load i32, i32* %back, align 4, !dbg !58
  %add8 = add nsw i32 %11, 26, !dbg !58
  store i32 %add8, i32* %back, align 4, !dbg !58
  br label %if.end9, !dbg !59

if.end9:
  %12 = bitcast i32* %i to i8*, !dbg !60
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %12), !dbg !60
  call void @llvm.dbg.declare(metadata i32* %i, metadata !23, metadata !DIExpression()), !dbg !61
  store i32 0, i32* %i, align 4, !dbg !61
  br label %for.cond, !dbg !60

for.cond:
  %13 = load i32, i32* %i, align 4, !dbg !62
  %cmp10 = icmp slt i32 %13, 6, !dbg !64
  br i1 %cmp10, label %for.body, label %for.cond.cleanup, !dbg !65

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  %14 = bitcast i32* %i to i8*, !dbg !66
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %14), !dbg !66
  br label %for.end

for.body:
  %call11 = call signext i8 @__VERIFIER_nondet_char(), !dbg !67
  %15 = load i32, i32* %i, align 4, !dbg !68
  %idxprom = sext i32 %15 to i64, !dbg !69
  %arrayidx = getelementptr inbounds [6 x i8], [6 x i8]* %text, i64 0, i64 %idxprom, !dbg !69
  store i8 %call11, i8* %arrayidx, align 1, !dbg !70
  br label %for.inc, !dbg !69

for.inc:
  %16 = load i32, i32* %i, align 4, !dbg !71
  %inc = add nsw i32 %16, 1, !dbg !71
  store i32 %inc, i32* %i, align 4, !dbg !71
  br label %for.cond, !dbg !66, !llvm.loop !72

for.end:
  %17 = bitcast i32* %i12 to i8*, !dbg !76
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %17), !dbg !76
  call void @llvm.dbg.declare(metadata i32* %i12, metadata !25, metadata !DIExpression()), !dbg !77
  store i32 0, i32* %i12, align 4, !dbg !77
  br label %for.cond13, !dbg !76

for.cond13:
  %18 = load i32, i32* %i12, align 4, !dbg !78
  %cmp14 = icmp slt i32 %18, 6, !dbg !80
  br i1 %cmp14, label %for.body16, label %for.cond.cleanup15, !dbg !81

for.cond.cleanup15:
  store i32 5, i32* %cleanup.dest.slot, align 4
  %19 = bitcast i32* %i12 to i8*, !dbg !82
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %19), !dbg !82
  br label %for.end30

for.body16:
  %20 = load i32, i32* %i12, align 4, !dbg !83
  %idxprom17 = sext i32 %20 to i64, !dbg !85
  %arrayidx18 = getelementptr inbounds [6 x i8], [6 x i8]* %text, i64 0, i64 %idxprom17, !dbg !85
  %21 = load i8, i8* %arrayidx18, align 1, !dbg !85
  %22 = load i32, i32* %there, align 4, !dbg !86
  %call19 = call signext i8 @moved(i8 noundef signext %21, i32 noundef %22), !dbg !87
  %23 = load i32, i32* %back, align 4, !dbg !88
  %call20 = call signext i8 @moved(i8 noundef signext %call19, i32 noundef %23), !dbg !89
  %conv = sext i8 %call20 to i32, !dbg !89
  %24 = load i32, i32* %i12, align 4, !dbg !90
  %idxprom21 = sext i32 %24 to i64, !dbg !91
  %arrayidx22 = getelementptr inbounds [6 x i8], [6 x i8]* %text, i64 0, i64 %idxprom21, !dbg !91
  %25 = load i8, i8* %arrayidx22, align 1, !dbg !91
  %conv23 = sext i8 %25 to i32, !dbg !91
  %cmp24 = icmp ne i32 %conv, %conv23, !dbg !92
  br i1 %cmp24, label %if.then26, label %if.end27, !dbg !93

if.then26:
  call void @reach_error(), !dbg !94
  br label %if.end27, !dbg !94

if.end27:
  br label %for.inc28, !dbg !95

for.inc28:
  %26 = load i32, i32* %i12, align 4, !dbg !96
  %inc29 = add nsw i32 %26, 1, !dbg !96
  store i32 %inc29, i32* %i12, align 4, !dbg !96
  br label %for.cond13, !dbg !82, !llvm.loop !97

for.end30:
  store i32 0, i32* %retval, align 4, !dbg !99
  store i32 1, i32* %cleanup.dest.slot, align 4
  %27 = bitcast i32* %back to i8*, !dbg !100
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %27), !dbg !100
  %28 = bitcast i32* %there to i8*, !dbg !100
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %28), !dbg !100
  br label %cleanup

cleanup:
  %29 = bitcast [6 x i8]* %text to i8*, !dbg !100
  call void @llvm.lifetime.end.p0i8(i64 6, i8* %29), !dbg !100
  %30 = bitcast i32* %key to i8*, !dbg !100
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %30), !dbg !100
  %31 = load i32, i32* %retval, align 4, !dbg !100
  ret i32 %31, !dbg !100
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare signext i8 @__VERIFIER_nondet_char()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

define internal signext i8 @moved(i8 noundef signext %c, i32 noundef %k) !dbg !101 {
entry:
  %retval = alloca i8, align 1
  %c.addr = alloca i8, align 1
  %k.addr = alloca i32, align 4
  store i8 %c, i8* %c.addr, align 1
  call void @llvm.dbg.declare(metadata i8* %c.addr, metadata !105, metadata !DIExpression()), !dbg !107
  store i32 %k, i32* %k.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %k.addr, metadata !106, metadata !DIExpression()), !dbg !108
  %0 = load i8, i8* %c.addr, align 1, !dbg !109
  %conv = sext i8 %0 to i32, !dbg !109
  %cmp = icmp sge i32 %conv, 97, !dbg !111
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !112

land.lhs.true:
  %1 = load i8, i8* %c.addr, align 1, !dbg !113
  %conv2 = sext i8 %1 to i32, !dbg !113
  %cmp3 = icmp sle i32 %conv2, 122, !dbg !114
  br i1 %cmp3, label %if.then, label %if.end, !dbg !115

if.then:
  %2 = load i8, i8* %c.addr, align 1, !dbg !116
  %conv5 = sext i8 %2 to i32, !dbg !116
  %sub = sub nsw i32 %conv5, 97, !dbg !117
  %3 = load i32, i32* %k.addr, align 4, !dbg !118
  %add = add nsw i32 %sub, %3, !dbg !119
  %rem = srem i32 %add, 26, !dbg !120
  %add6 = add nsw i32 97, %rem, !dbg !121
  %conv7 = trunc i32 %add6 to i8, !dbg !122
  store i8 %conv7, i8* %retval, align 1, !dbg !123
  br label %return, !dbg !123

if.end:
  %4 = load i8, i8* %c.addr, align 1, !dbg !124
  store i8 %4, i8* %retval, align 1, !dbg !125
  br label %return, !dbg !125

return:
  %5 = load i8, i8* %retval, align 1, !dbg !126
  ret i8 %5, !dbg !126
}

declare !dbg !127 void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "letters_moved_safe.c", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 12, type: !12, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!16, !17, !21, !22, !23, !25}
!16 = !DILocalVariable(name: "key", scope: !11, file: !1, line: 13, type: !14)
!17 = !DILocalVariable(name: "text", scope: !11, file: !1, line: 14, type: !18)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, size: 48, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 6)
!21 = !DILocalVariable(name: "there", scope: !11, file: !1, line: 17, type: !14)
!22 = !DILocalVariable(name: "back", scope: !11, file: !1, line: 17, type: !14)
!23 = !DILocalVariable(name: "i", scope: !24, file: !1, line: 22, type: !14)
!24 = distinct !DILexicalBlock(scope: !11, file: !1, line: 22, column: 5)
!25 = !DILocalVariable(name: "i", scope: !26, file: !1, line: 24, type: !14)
!26 = distinct !DILexicalBlock(scope: !11, file: !1, line: 24, column: 5)
!27 = !DILocation(line: 13, column: 5, scope: !11)
!28 = !DILocation(line: 13, column: 9, scope: !11)
!29 = !DILocation(line: 13, column: 15, scope: !11)
!30 = !DILocation(line: 14, column: 5, scope: !11)
!31 = !DILocation(line: 14, column: 10, scope: !11)
!32 = !DILocation(line: 15, column: 9, scope: !33)
!33 = distinct !DILexicalBlock(scope: !11, file: !1, line: 15, column: 9)
!34 = !DILocation(line: 15, column: 13, scope: !33)
!35 = !DILocation(line: 15, column: 21, scope: !33)
!36 = !DILocation(line: 15, column: 24, scope: !33)
!37 = !DILocation(line: 15, column: 28, scope: !33)
!38 = !DILocation(line: 15, column: 9, scope: !11)
!39 = !DILocation(line: 16, column: 9, scope: !33)
!40 = !DILocation(line: 17, column: 5, scope: !11)
!41 = !DILocation(line: 17, column: 9, scope: !11)
!42 = !DILocation(line: 17, column: 17, scope: !11)
!43 = !DILocation(line: 17, column: 21, scope: !11)
!44 = !DILocation(line: 17, column: 27, scope: !11)
!45 = !DILocation(line: 17, column: 35, scope: !11)
!46 = !DILocation(line: 17, column: 34, scope: !11)
!47 = !DILocation(line: 17, column: 39, scope: !11)
!48 = !DILocation(line: 18, column: 9, scope: !49)
!49 = distinct !DILexicalBlock(scope: !11, file: !1, line: 18, column: 9)
!50 = !DILocation(line: 18, column: 15, scope: !49)
!51 = !DILocation(line: 18, column: 9, scope: !11)
!52 = !DILocation(line: 19, column: 15, scope: !49)
!53 = !DILocation(line: 19, column: 9, scope: !49)
!54 = !DILocation(line: 20, column: 9, scope: !55)
!55 = distinct !DILexicalBlock(scope: !11, file: !1, line: 20, column: 9)
!56 = !DILocation(line: 20, column: 14, scope: !55)
!57 = !DILocation(line: 20, column: 9, scope: !11)
!58 = !DILocation(line: 21, column: 14, scope: !55)
!59 = !DILocation(line: 21, column: 9, scope: !55)
!60 = !DILocation(line: 22, column: 10, scope: !24)
!61 = !DILocation(line: 22, column: 14, scope: !24)
!62 = !DILocation(line: 22, column: 21, scope: !63)
!63 = distinct !DILexicalBlock(scope: !24, file: !1, line: 22, column: 5)
!64 = !DILocation(line: 22, column: 23, scope: !63)
!65 = !DILocation(line: 22, column: 5, scope: !24)
!66 = !DILocation(line: 22, column: 5, scope: !63)
!67 = !DILocation(line: 23, column: 19, scope: !63)
!68 = !DILocation(line: 23, column: 14, scope: !63)
!69 = !DILocation(line: 23, column: 9, scope: !63)
!70 = !DILocation(line: 23, column: 17, scope: !63)
!71 = !DILocation(line: 22, column: 29, scope: !63)
!72 = distinct !{!72, !65, !73, !74, !75}
!73 = !DILocation(line: 23, column: 42, scope: !24)
!74 = !{!"llvm.loop.mustprogress"}
!75 = !{!"llvm.loop.unroll.disable"}
!76 = !DILocation(line: 24, column: 10, scope: !26)
!77 = !DILocation(line: 24, column: 14, scope: !26)
!78 = !DILocation(line: 24, column: 21, scope: !79)
!79 = distinct !DILexicalBlock(scope: !26, file: !1, line: 24, column: 5)
!80 = !DILocation(line: 24, column: 23, scope: !79)
!81 = !DILocation(line: 24, column: 5, scope: !26)
!82 = !DILocation(line: 24, column: 5, scope: !79)
!83 = !DILocation(line: 25, column: 30, scope: !84)
!84 = distinct !DILexicalBlock(scope: !79, file: !1, line: 25, column: 13)
!85 = !DILocation(line: 25, column: 25, scope: !84)
!86 = !DILocation(line: 25, column: 34, scope: !84)
!87 = !DILocation(line: 25, column: 19, scope: !84)
!88 = !DILocation(line: 25, column: 42, scope: !84)
!89 = !DILocation(line: 25, column: 13, scope: !84)
!90 = !DILocation(line: 25, column: 56, scope: !84)
!91 = !DILocation(line: 25, column: 51, scope: !84)
!92 = !DILocation(line: 25, column: 48, scope: !84)
!93 = !DILocation(line: 25, column: 13, scope: !79)
!94 = !DILocation(line: 26, column: 13, scope: !84)
!95 = !DILocation(line: 25, column: 57, scope: !84)
!96 = !DILocation(line: 24, column: 29, scope: !79)
!97 = distinct !{!97, !81, !98, !74, !75}
!98 = !DILocation(line: 26, column: 25, scope: !26)
!99 = !DILocation(line: 27, column: 5, scope: !11)
!100 = !DILocation(line: 28, column: 1, scope: !11)
!101 = distinct !DISubprogram(name: "moved", scope: !1, file: !1, line: 6, type: !102, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !104)
!102 = !DISubroutineType(types: !103)
!103 = !{!3, !3, !14}
!104 = !{!105, !106}
!105 = !DILocalVariable(name: "c", arg: 1, scope: !101, file: !1, line: 6, type: !3)
!106 = !DILocalVariable(name: "k", arg: 2, scope: !101, file: !1, line: 6, type: !14)
!107 = !DILocation(line: 6, column: 24, scope: !101)
!108 = !DILocation(line: 6, column: 31, scope: !101)
!109 = !DILocation(line: 7, column: 9, scope: !110)
!110 = distinct !DILexicalBlock(scope: !101, file: !1, line: 7, column: 9)
!111 = !DILocation(line: 7, column: 11, scope: !110)
!112 = !DILocation(line: 7, column: 18, scope: !110)
!113 = !DILocation(line: 7, column: 21, scope: !110)
!114 = !DILocation(line: 7, column: 23, scope: !110)
!115 = !DILocation(line: 7, column: 9, scope: !101)
!116 = !DILocation(line: 8, column: 30, scope: !110)
!117 = !DILocation(line: 8, column: 32, scope: !110)
!118 = !DILocation(line: 8, column: 40, scope: !110)
!119 = !DILocation(line: 8, column: 38, scope: !110)
!120 = !DILocation(line: 8, column: 43, scope: !110)
!121 = !DILocation(line: 8, column: 27, scope: !110)
!122 = !DILocation(line: 8, column: 16, scope: !110)
!123 = !DILocation(line: 8, column: 9, scope: !110)
!124 = !DILocation(line: 9, column: 12, scope: !101)
!125 = !DILocation(line: 9, column: 5, scope: !101)
!126 = !DILocation(line: 10, column: 1, scope: !101)
!127 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 4, type: !128, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !130)
!128 = !DISubroutineType(types: !129)
!129 = !{null}
!130 = !{}
