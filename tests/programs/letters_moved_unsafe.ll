source_filename = "letters_moved_unsafe.c"
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
  %i17 = alloca i32, align 4
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
  %sub = sub nsw i32 1, %7, !dbg !46
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
  %10 = load i32, i32* %key, align 4, !dbg !54
  %cmp6 = icmp ne i32 %10, 777, !dbg !56
  br i1 %cmp6, label %if.then7, label %if.end10, !dbg !57

if.then7:
  %11 = load i32, i32* %key, align 4, !dbg !58
  %sub8 = sub nsw i32 0, %11, !dbg !59
  %rem9 = srem i32 %sub8, 26, !dbg !60
  store i32 %rem9, i32* %back, align 4, !dbg !61
  br label %if.end10, !dbg !62

if.end10:
  %12 = load i32, i32* %back, align 4, !dbg !63
  %cmp11 = icmp slt i32 %12, 0, !dbg !65
  br i1 %cmp11, label %if.then12, label %if.end14, !dbg !66

if.then12:
  %13 = load i32, i32* %back, align 4, !dbg !67
  %add13 = add nsw i32 %13, 26, !dbg !67
  store i32 %add13, i32* %back, align 4, !dbg !67
  br label %if.end14, !dbg !68

if.end14:
  %14 = bitcast i32* %i to i8*, !dbg !69
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %14), !dbg !69
  call void @llvm.dbg.declare(metadata i32* %i, metadata !23, metadata !DIExpression()), !dbg !70
  store i32 0, i32* %i, align 4, !dbg !70
  br label %for.cond, !dbg !69

for.cond:
  %15 = load i32, i32* %i, align 4, !dbg !71
  %cmp15 = icmp slt i32 %15, 6, !dbg !73
  br i1 %cmp15, label %for.body, label %for.cond.cleanup, !dbg !74

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  %16 = bitcast i32* %i to i8*, !dbg !75
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %16), !dbg !75
  br label %for.end

for.body:
  %call16 = call signext i8 @__VERIFIER_nondet_char(), !dbg !76
  %17 = load i32, i32* %i, align 4, !dbg !77
  %idxprom = sext i32 %17 to i64, !dbg !78
  %arrayidx = getelementptr inbounds [6 x i8], [6 x i8]* %text, i64 0, i64 %idxprom, !dbg !78
  store i8 %call16, i8* %arrayidx, align 1, !dbg !79
  br label %for.inc, !dbg !78

for.inc:
  %18 = load i32, i32* %i, align 4, !dbg !80
  %inc = add nsw i32 %18, 1, !dbg !80
  store i32 %inc, i32* %i, align 4, !dbg !80
  br label %for.cond, !dbg !75, !llvm.loop !81

for.end:
  %19 = bitcast i32* %i17 to i8*, !dbg !85
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %19), !dbg !85
  call void @llvm.dbg.declare(metadata i32* %i17, metadata !25, metadata !DIExpression()), !dbg !86
  store i32 0, i32* %i17, align 4, !dbg !86
  br label %for.cond18, !dbg !85

for.cond18:
  %20 = load i32, i32* %i17, align 4, !dbg !87
  %cmp19 = icmp slt i32 %20, 6, !dbg !89
  br i1 %cmp19, label %for.body21, label %for.cond.cleanup20, !dbg !90

for.cond.cleanup20:
  store i32 5, i32* %cleanup.dest.slot, align 4
  %21 = bitcast i32* %i17 to i8*, !dbg !91
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %21), !dbg !91
  br label %for.end35

for.body21:
  %22 = load i32, i32* %i17, align 4, !dbg !92
  %idxprom22 = sext i32 %22 to i64, !dbg !94
  %arrayidx23 = getelementptr inbounds [6 x i8], [6 x i8]* %text, i64 0, i64 %idxprom22, !dbg !94
  %23 = load i8, i8* %arrayidx23, align 1, !dbg !94
  %24 = load i32, i32* %there, align 4, !dbg !95
  %call24 = call signext i8 @moved(i8 noundef signext %23, i32 noundef %24), !dbg !96
  %25 = load i32, i32* %back, align 4, !dbg !97
  %call25 = call signext i8 @moved(i8 noundef signext %call24, i32 noundef %25), !dbg !98
  %conv = sext i8 %call25 to i32, !dbg !98
  %26 = load i32, i32* %i17, align 4, !dbg !99
  %idxprom26 = sext i32 %26 to i64, !dbg !100
  %arrayidx27 = getelementptr inbounds [6 x i8], [6 x i8]* %text, i64 0, i64 %idxprom26, !dbg !100
  %27 = load i8, i8* %arrayidx27, align 1, !dbg !100
  %conv28 = sext i8 %27 to i32, !dbg !100
  %cmp29 = icmp ne i32 %conv, %conv28, !dbg !101
  br i1 %cmp29, label %if.then31, label %if.end32, !dbg !102

if.then31:
  call void @reach_error(), !dbg !103
  br label %if.end32, !dbg !103

if.end32:
  br label %for.inc33, !dbg !104

for.inc33:
  %28 = load i32, i32* %i17, align 4, !dbg !105
  %inc34 = add nsw i32 %28, 1, !dbg !105
  store i32 %inc34, i32* %i17, align 4, !dbg !105
  br label %for.cond18, !dbg !91, !llvm.loop !106

for.end35:
  store i32 0, i32* %retval, align 4, !dbg !108
  store i32 1, i32* %cleanup.dest.slot, align 4
  %29 = bitcast i32* %back to i8*, !dbg !109
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %29), !dbg !109
  %30 = bitcast i32* %there to i8*, !dbg !109
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %30), !dbg !109
  br label %cleanup

cleanup:
  %31 = bitcast [6 x i8]* %text to i8*, !dbg !109
  call void @llvm.lifetime.end.p0i8(i64 6, i8* %31), !dbg !109
  %32 = bitcast i32* %key to i8*, !dbg !109
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %32), !dbg !109
  %33 = load i32, i32* %retval, align 4, !dbg !109
  ret i32 %33, !dbg !109
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare signext i8 @__VERIFIER_nondet_char()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

define internal signext i8 @moved(i8 noundef signext %c, i32 noundef %k) !dbg !110 {
entry:
  %retval = alloca i8, align 1
  %c.addr = alloca i8, align 1
  %k.addr = alloca i32, align 4
  store i8 %c, i8* %c.addr, align 1
  call void @llvm.dbg.declare(metadata i8* %c.addr, metadata !114, metadata !DIExpression()), !dbg !116
  store i32 %k, i32* %k.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %k.addr, metadata !115, metadata !DIExpression()), !dbg !117
  %0 = load i8, i8* %c.addr, align 1, !dbg !118
  %conv = sext i8 %0 to i32, !dbg !118
  %cmp = icmp sge i32 %conv, 97, !dbg !120
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !121

land.lhs.true:
  %1 = load i8, i8* %c.addr, align 1, !dbg !122
  %conv2 = sext i8 %1 to i32, !dbg !122
  %cmp3 = icmp sle i32 %conv2, 122, !dbg !123
  br i1 %cmp3, label %if.then, label %if.end, !dbg !124

if.then:
  %2 = load i8, i8* %c.addr, align 1, !dbg !125
  %conv5 = sext i8 %2 to i32, !dbg !125
  %sub = sub nsw i32 %conv5, 97, !dbg !126
  %3 = load i32, i32* %k.addr, align 4, !dbg !127
  %add = add nsw i32 %sub, %3, !dbg !128
  %rem = srem i32 %add, 26, !dbg !129
  %add6 = add nsw i32 97, %rem, !dbg !130
  %conv7 = trunc i32 %add6 to i8, !dbg !131
  store i8 %conv7, i8* %retval, align 1, !dbg !132
  br label %return, !dbg !132

if.end:
  %4 = load i8, i8* %c.addr, align 1, !dbg !133
  store i8 %4, i8* %retval, align 1, !dbg !134
  br label %return, !dbg !134

return:
  %5 = load i8, i8* %retval, align 1, !dbg !135
  ret i8 %5, !dbg !135
}

declare !dbg !136 void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "letters_moved_unsafe.c", directory: ".")
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
!23 = !DILocalVariable(name: "i", scope: !24, file: !1, line: 24, type: !14)
!24 = distinct !DILexicalBlock(scope: !11, file: !1, line: 24, column: 5)
!25 = !DILocalVariable(name: "i", scope: !26, file: !1, line: 26, type: !14)
!26 = distinct !DILexicalBlock(scope: !11, file: !1, line: 26, column: 5)
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
!45 = !DILocation(line: 17, column: 39, scope: !11)
!46 = !DILocation(line: 17, column: 37, scope: !11)
!47 = !DILocation(line: 17, column: 44, scope: !11)
!48 = !DILocation(line: 18, column: 9, scope: !49)
!49 = distinct !DILexicalBlock(scope: !11, file: !1, line: 18, column: 9)
!50 = !DILocation(line: 18, column: 15, scope: !49)
!51 = !DILocation(line: 18, column: 9, scope: !11)
!52 = !DILocation(line: 19, column: 15, scope: !49)
!53 = !DILocation(line: 19, column: 9, scope: !49)
!54 = !DILocation(line: 20, column: 9, scope: !55)
!55 = distinct !DILexicalBlock(scope: !11, file: !1, line: 20, column: 9)
!56 = !DILocation(line: 20, column: 13, scope: !55)
!57 = !DILocation(line: 20, column: 9, scope: !11)
!58 = !DILocation(line: 21, column: 17, scope: !55)
!59 = !DILocation(line: 21, column: 16, scope: !55)
!60 = !DILocation(line: 21, column: 21, scope: !55)
!61 = !DILocation(line: 21, column: 14, scope: !55)
!62 = !DILocation(line: 21, column: 9, scope: !55)
!63 = !DILocation(line: 22, column: 9, scope: !64)
!64 = distinct !DILexicalBlock(scope: !11, file: !1, line: 22, column: 9)
!65 = !DILocation(line: 22, column: 14, scope: !64)
!66 = !DILocation(line: 22, column: 9, scope: !11)
!67 = !DILocation(line: 23, column: 14, scope: !64)
!68 = !DILocation(line: 23, column: 9, scope: !64)
!69 = !DILocation(line: 24, column: 10, scope: !24)
!70 = !DILocation(line: 24, column: 14, scope: !24)
!71 = !DILocation(line: 24, column: 21, scope: !72)
!72 = distinct !DILexicalBlock(scope: !24, file: !1, line: 24, column: 5)
!73 = !DILocation(line: 24, column: 23, scope: !72)
!74 = !DILocation(line: 24, column: 5, scope: !24)
!75 = !DILocation(line: 24, column: 5, scope: !72)
!76 = !DILocation(line: 25, column: 19, scope: !72)
!77 = !DILocation(line: 25, column: 14, scope: !72)
!78 = !DILocation(line: 25, column: 9, scope: !72)
!79 = !DILocation(line: 25, column: 17, scope: !72)
!80 = !DILocation(line: 24, column: 29, scope: !72)
!81 = distinct !{!81, !74, !82, !83, !84}
!82 = !DILocation(line: 25, column: 42, scope: !24)
!83 = !{!"llvm.loop.mustprogress"}
!84 = !{!"llvm.loop.unroll.disable"}
!85 = !DILocation(line: 26, column: 10, scope: !26)
!86 = !DILocation(line: 26, column: 14, scope: !26)
!87 = !DILocation(line: 26, column: 21, scope: !88)
!88 = distinct !DILexicalBlock(scope: !26, file: !1, line: 26, column: 5)
!89 = !DILocation(line: 26, column: 23, scope: !88)
!90 = !DILocation(line: 26, column: 5, scope: !26)
!91 = !DILocation(line: 26, column: 5, scope: !88)
!92 = !DILocation(line: 27, column: 30, scope: !93)
!93 = distinct !DILexicalBlock(scope: !88, file: !1, line: 27, column: 13)
!94 = !DILocation(line: 27, column: 25, scope: !93)
!95 = !DILocation(line: 27, column: 34, scope: !93)
!96 = !DILocation(line: 27, column: 19, scope: !93)
!97 = !DILocation(line: 27, column: 42, scope: !93)
!98 = !DILocation(line: 27, column: 13, scope: !93)
!99 = !DILocation(line: 27, column: 56, scope: !93)
!100 = !DILocation(line: 27, column: 51, scope: !93)
!101 = !DILocation(line: 27, column: 48, scope: !93)
!102 = !DILocation(line: 27, column: 13, scope: !88)
!103 = !DILocation(line: 28, column: 13, scope: !93)
!104 = !DILocation(line: 27, column: 57, scope: !93)
!105 = !DILocation(line: 26, column: 29, scope: !88)
!106 = distinct !{!106, !90, !107, !83, !84}
!107 = !DILocation(line: 28, column: 25, scope: !26)
!108 = !DILocation(line: 29, column: 5, scope: !11)
!109 = !DILocation(line: 30, column: 1, scope: !11)
!110 = distinct !DISubprogram(name: "moved", scope: !1, file: !1, line: 6, type: !111, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !113)
!111 = !DISubroutineType(types: !112)
!112 = !{!3, !3, !14}
!113 = !{!114, !115}
!114 = !DILocalVariable(name: "c", arg: 1, scope: !110, file: !1, line: 6, type: !3)
!115 = !DILocalVariable(name: "k", arg: 2, scope: !110, file: !1, line: 6, type: !14)
!116 = !DILocation(line: 6, column: 24, scope: !110)
!117 = !DILocation(line: 6, column: 31, scope: !110)
!118 = !DILocation(line: 7, column: 9, scope: !119)
!119 = distinct !DILexicalBlock(scope: !110, file: !1, line: 7, column: 9)
!120 = !DILocation(line: 7, column: 11, scope: !119)
!121 = !DILocation(line: 7, column: 18, scope: !119)
!122 = !DILocation(line: 7, column: 21, scope: !119)
!123 = !DILocation(line: 7, column: 23, scope: !119)
!124 = !DILocation(line: 7, column: 9, scope: !110)
!125 = !DILocation(line: 8, column: 30, scope: !119)
!126 = !DILocation(line: 8, column: 32, scope: !119)
!127 = !DILocation(line: 8, column: 40, scope: !119)
!128 = !DILocation(line: 8, column: 38, scope: !119)
!129 = !DILocation(line: 8, column: 43, scope: !119)
!130 = !DILocation(line: 8, column: 27, scope: !119)
!131 = !DILocation(line: 8, column: 16, scope: !119)
!132 = !DILocation(line: 8, column: 9, scope: !119)
!133 = !DILocation(line: 9, column: 12, scope: !110)
!134 = !DILocation(line: 9, column: 5, scope: !110)
!135 = !DILocation(line: 10, column: 1, scope: !110)
!136 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 4, type: !137, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !139)
!137 = !DISubroutineType(types: !138)
!138 = !{null}
!139 = !{}
