source_filename = "reads_after_much_work_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@stdin = external global i8*, align 8
@table = internal global [64 x i8] zeroinitializer, align 16, !dbg !0
@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@level = internal global i32 0, align 4, !dbg !7
@on = internal global i32 0, align 4, !dbg !10

define dso_local i32 @main() !dbg !22 {
entry:
  %retval = alloca i32, align 4
  %line = alloca [16 x i8], align 16
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [16 x i8]* %line to i8*, !dbg !34
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %0), !dbg !34
  call void @llvm.dbg.declare(metadata [16 x i8]* %line, metadata !26, metadata !DIExpression()), !dbg !35
  call void @fill(), !dbg !36
  %arraydecay = getelementptr inbounds [16 x i8], [16 x i8]* %line, i64 0, i64 0, !dbg !37
  %1 = load i8*, i8** @stdin, align 8, !dbg !38
  %call = call i8* @fgets(i8* noundef %arraydecay, i32 noundef 16, i8* noundef %1), !dbg !39
  %tobool = icmp ne i8* %call, null, !dbg !39
  br i1 %tobool, label %if.then, label %if.end, !dbg !40

if.then:
  %2 = bitcast i32* %i to i8*, !dbg !41
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !41
  call void @llvm.dbg.declare(metadata i32* %i, metadata !31, metadata !DIExpression()), !dbg !42
  store i32 0, i32* %i, align 4, !dbg !42
  br label %for.cond, !dbg !41

for.cond:
  %3 = load i32, i32* %i, align 4, !dbg !43
  %idxprom = sext i32 %3 to i64, !dbg !45
  %arrayidx = getelementptr inbounds [16 x i8], [16 x i8]* %line, i64 0, i64 %idxprom, !dbg !45
  %4 = load i8, i8* %arrayidx, align 1, !dbg !45
  %tobool1 = icmp ne i8 %4, 0, !dbg !46
  br i1 %tobool1, label %for.body, label %for.cond.cleanup, !dbg !46

for.cond.cleanup:
  %5 = bitcast i32* %i to i8*, !dbg !47
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %5), !dbg !47
  br label %for.end

for.body:
  %6 = load i32, i32* %i, align 4, !dbg !48
  %idxprom2 = sext i32 %6 to i64, !dbg !49
  %arrayidx3 = getelementptr inbounds [16 x i8], [16 x i8]* %line, i64 0, i64 %idxprom2, !dbg !49
  %7 = load i8, i8* %arrayidx3, align 1, !dbg !49
  call void @command(i8 noundef signext %7), !dbg !50
  br label %for.inc, !dbg !50

for.inc:
  %8 = load i32, i32* %i, align 4, !dbg !51
  %inc = add nsw i32 %8, 1, !dbg !51
  store i32 %inc, i32* %i, align 4, !dbg !51
  br label %for.cond, !dbg !47, !llvm.loop !52

for.end:
  br label %if.end, !dbg !53

if.end:
  %9 = bitcast [16 x i8]* %line to i8*, !dbg !56
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %9), !dbg !56
  ret i32 0, !dbg !57
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define internal void @fill() !dbg !58 {
entry:
  %round = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %i = alloca i32, align 4
  %0 = bitcast i32* %round to i8*, !dbg !67
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !67
  call void @llvm.dbg.declare(metadata i32* %round, metadata !62, metadata !DIExpression()), !dbg !68
  store i32 0, i32* %round, align 4, !dbg !68
  br label %for.cond, !dbg !67

for.cond:
  %1 = load i32, i32* %round, align 4, !dbg !69
  %cmp = icmp slt i32 %1, 20, !dbg !70
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !71

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  %2 = bitcast i32* %round to i8*, !dbg !72
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %2), !dbg !72
  br label %for.end11

for.body:
  %3 = bitcast i32* %i to i8*, !dbg !73
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !73
  call void @llvm.dbg.declare(metadata i32* %i, metadata !64, metadata !DIExpression()), !dbg !74
  store i32 0, i32* %i, align 4, !dbg !74
  br label %for.cond1, !dbg !73

for.cond1:
  %4 = load i32, i32* %i, align 4, !dbg !75
  %cmp2 = icmp slt i32 %4, 64, !dbg !77
  br i1 %cmp2, label %for.body4, label %for.cond.cleanup3, !dbg !78

for.cond.cleanup3:
  store i32 5, i32* %cleanup.dest.slot, align 4
  %5 = bitcast i32* %i to i8*, !dbg !79
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %5), !dbg !79
  br label %for.end

for.body4:
  %6 = load i32, i32* %i, align 4, !dbg !80
  %idxprom = sext i32 %6 to i64, !dbg !81
  %arrayidx = getelementptr inbounds [64 x i8], [64 x i8]* @table, i64 0, i64 %idxprom, !dbg !81
  %7 = load i8, i8* %arrayidx, align 1, !dbg !81
  %conv = zext i8 %7 to i32, !dbg !81
  %mul = mul nsw i32 %conv, 5, !dbg !82
  %8 = load i32, i32* %i, align 4, !dbg !83
  %add = add nsw i32 %mul, %8, !dbg !84
  %9 = load i32, i32* %round, align 4, !dbg !85
  %add5 = add nsw i32 %add, %9, !dbg !86
  %conv6 = trunc i32 %add5 to i8, !dbg !87
  %10 = load i32, i32* %i, align 4, !dbg !88
  %idxprom7 = sext i32 %10 to i64, !dbg !89
  %arrayidx8 = getelementptr inbounds [64 x i8], [64 x i8]* @table, i64 0, i64 %idxprom7, !dbg !89
  store i8 %conv6, i8* %arrayidx8, align 1, !dbg !90
  br label %for.inc, !dbg !89

for.inc:
  %11 = load i32, i32* %i, align 4, !dbg !91
  %inc = add nsw i32 %11, 1, !dbg !91
  store i32 %inc, i32* %i, align 4, !dbg !91
  br label %for.cond1, !dbg !79, !llvm.loop !92

for.end:
  br label %for.inc9, !dbg !93

for.inc9:
  %12 = load i32, i32* %round, align 4, !dbg !94
  %inc10 = add nsw i32 %12, 1, !dbg !94
  store i32 %inc10, i32* %round, align 4, !dbg !94
  br label %for.cond, !dbg !72, !llvm.loop !95

for.end11:
  %13 = load i8, i8* getelementptr inbounds ([64 x i8], [64 x i8]* @table, i64 0, i64 7), align 1, !dbg !97
  %conv12 = zext i8 %13 to i32, !dbg !97
  %call = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), i32 noundef %conv12), !dbg !99
  %cmp13 = icmp slt i32 %call, 0, !dbg !100
  br i1 %cmp13, label %if.then, label %if.end, !dbg !101

if.then:
  store i32 0, i32* @level, align 4, !dbg !102
  br label %if.end, !dbg !103

if.end:
  ret void, !dbg !104
}

declare !dbg !105 i8* @fgets(i8* noundef, i32 noundef, i8* noundef)

define internal void @command(i8 noundef signext %letter) !dbg !111 {
entry:
  %letter.addr = alloca i8, align 1
  store i8 %letter, i8* %letter.addr, align 1
  call void @llvm.dbg.declare(metadata i8* %letter.addr, metadata !115, metadata !DIExpression()), !dbg !116
  %0 = load i8, i8* %letter.addr, align 1, !dbg !117
  %conv = sext i8 %0 to i32, !dbg !117
  switch i32 %conv, label %sw.epilog [
    i32 123, label %sw.bb
    i32 125, label %sw.bb1
    i32 43, label %sw.bb2
    i32 45, label %sw.bb3
  ], !dbg !118

sw.bb:
  store i32 1, i32* @on, align 4, !dbg !119
  br label %sw.epilog, !dbg !121

sw.bb1:
  store i32 0, i32* @on, align 4, !dbg !122
  br label %sw.epilog, !dbg !123

sw.bb2:
  %1 = load i32, i32* @on, align 4, !dbg !124
  %2 = load i32, i32* @level, align 4, !dbg !125
  %add = add nsw i32 %2, %1, !dbg !125
  store i32 %add, i32* @level, align 4, !dbg !125
  br label %sw.epilog, !dbg !126

sw.bb3:
  %3 = load i32, i32* @level, align 4, !dbg !127
  %sub = sub nsw i32 %3, 1, !dbg !127
  store i32 %sub, i32* @level, align 4, !dbg !127
  br label %sw.epilog, !dbg !128

sw.epilog:
  %4 = load i32, i32* @on, align 4, !dbg !129
  %tobool = icmp ne i32 %4, 0, !dbg !129
  br i1 %tobool, label %land.lhs.true, label %if.end, !dbg !131

land.lhs.true:
  %5 = load i32, i32* @level, align 4, !dbg !132
  %cmp = icmp slt i32 %5, 0, !dbg !133
  br i1 %cmp, label %if.then, label %if.end, !dbg !134

if.then:
  call void @reach_error(), !dbg !135
  br label %if.end, !dbg !135

if.end:
  ret void, !dbg !136
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare i32 @printf(i8* noundef, ...)

declare !dbg !137 void @reach_error()

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!15, !16, !17, !18, !19, !20}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 7, type: !12, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "reads_after_much_work_unsafe.c", directory: ".")
!4 = !{!5}
!5 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!6 = !{!0, !7, !10}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "level", scope: !2, file: !3, line: 8, type: !9, isLocal: true, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "on", scope: !2, file: !3, line: 8, type: !9, isLocal: true, isDefinition: true)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 512, elements: !13)
!13 = !{!14}
!14 = !DISubrange(count: 64)
!15 = !{i32 7, !"Dwarf Version", i32 5}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 7, !"PIC Level", i32 2}
!19 = !{i32 7, !"PIE Level", i32 2}
!20 = !{i32 7, !"uwtable", i32 1}

!22 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 29, type: !23, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !25)
!23 = !DISubroutineType(types: !24)
!24 = !{!9}
!25 = !{!26, !31}
!26 = !DILocalVariable(name: "line", scope: !22, file: !3, line: 30, type: !27)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 128, elements: !29)
!28 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!29 = !{!30}
!30 = !DISubrange(count: 16)
!31 = !DILocalVariable(name: "i", scope: !32, file: !3, line: 33, type: !9)
!32 = distinct !DILexicalBlock(scope: !33, file: !3, line: 33, column: 9)
!33 = distinct !DILexicalBlock(scope: !22, file: !3, line: 32, column: 9)
!34 = !DILocation(line: 30, column: 5, scope: !22)
!35 = !DILocation(line: 30, column: 10, scope: !22)
!36 = !DILocation(line: 31, column: 5, scope: !22)
!37 = !DILocation(line: 32, column: 15, scope: !33)
!38 = !DILocation(line: 32, column: 34, scope: !33)
!39 = !DILocation(line: 32, column: 9, scope: !33)
!40 = !DILocation(line: 32, column: 9, scope: !22)
!41 = !DILocation(line: 33, column: 14, scope: !32)
!42 = !DILocation(line: 33, column: 18, scope: !32)
!43 = !DILocation(line: 33, column: 30, scope: !44)
!44 = distinct !DILexicalBlock(scope: !32, file: !3, line: 33, column: 9)
!45 = !DILocation(line: 33, column: 25, scope: !44)
!46 = !DILocation(line: 33, column: 9, scope: !32)
!47 = !DILocation(line: 33, column: 9, scope: !44)
!48 = !DILocation(line: 34, column: 26, scope: !44)
!49 = !DILocation(line: 34, column: 21, scope: !44)
!50 = !DILocation(line: 34, column: 13, scope: !44)
!51 = !DILocation(line: 33, column: 35, scope: !44)
!52 = distinct !{!52, !46, !53, !54, !55}
!53 = !DILocation(line: 34, column: 28, scope: !32)
!54 = !{!"llvm.loop.mustprogress"}
!55 = !{!"llvm.loop.unroll.disable"}
!56 = !DILocation(line: 36, column: 1, scope: !22)
!57 = !DILocation(line: 35, column: 5, scope: !22)
!58 = distinct !DISubprogram(name: "fill", scope: !3, file: !3, line: 10, type: !59, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !61)
!59 = !DISubroutineType(types: !60)
!60 = !{null}
!61 = !{!62, !64}
!62 = !DILocalVariable(name: "round", scope: !63, file: !3, line: 11, type: !9)
!63 = distinct !DILexicalBlock(scope: !58, file: !3, line: 11, column: 5)
!64 = !DILocalVariable(name: "i", scope: !65, file: !3, line: 12, type: !9)
!65 = distinct !DILexicalBlock(scope: !66, file: !3, line: 12, column: 9)
!66 = distinct !DILexicalBlock(scope: !63, file: !3, line: 11, column: 5)
!67 = !DILocation(line: 11, column: 10, scope: !63)
!68 = !DILocation(line: 11, column: 14, scope: !63)
!69 = !DILocation(line: 11, column: 25, scope: !66)
!70 = !DILocation(line: 11, column: 31, scope: !66)
!71 = !DILocation(line: 11, column: 5, scope: !63)
!72 = !DILocation(line: 11, column: 5, scope: !66)
!73 = !DILocation(line: 12, column: 14, scope: !65)
!74 = !DILocation(line: 12, column: 18, scope: !65)
!75 = !DILocation(line: 12, column: 25, scope: !76)
!76 = distinct !DILexicalBlock(scope: !65, file: !3, line: 12, column: 9)
!77 = !DILocation(line: 12, column: 27, scope: !76)
!78 = !DILocation(line: 12, column: 9, scope: !65)
!79 = !DILocation(line: 12, column: 9, scope: !76)
!80 = !DILocation(line: 13, column: 46, scope: !76)
!81 = !DILocation(line: 13, column: 40, scope: !76)
!82 = !DILocation(line: 13, column: 49, scope: !76)
!83 = !DILocation(line: 13, column: 55, scope: !76)
!84 = !DILocation(line: 13, column: 53, scope: !76)
!85 = !DILocation(line: 13, column: 59, scope: !76)
!86 = !DILocation(line: 13, column: 57, scope: !76)
!87 = !DILocation(line: 13, column: 24, scope: !76)
!88 = !DILocation(line: 13, column: 19, scope: !76)
!89 = !DILocation(line: 13, column: 13, scope: !76)
!90 = !DILocation(line: 13, column: 22, scope: !76)
!91 = !DILocation(line: 12, column: 34, scope: !76)
!92 = distinct !{!92, !78, !93, !54, !55}
!93 = !DILocation(line: 13, column: 64, scope: !65)
!94 = !DILocation(line: 11, column: 42, scope: !66)
!95 = distinct !{!95, !71, !96, !54, !55}
!96 = !DILocation(line: 13, column: 64, scope: !63)
!97 = !DILocation(line: 14, column: 24, scope: !98)
!98 = distinct !DILexicalBlock(scope: !58, file: !3, line: 14, column: 9)
!99 = !DILocation(line: 14, column: 9, scope: !98)
!100 = !DILocation(line: 14, column: 34, scope: !98)
!101 = !DILocation(line: 14, column: 9, scope: !58)
!102 = !DILocation(line: 15, column: 15, scope: !98)
!103 = !DILocation(line: 15, column: 9, scope: !98)
!104 = !DILocation(line: 16, column: 1, scope: !58)
!105 = !DISubprogram(name: "fgets", scope: !3, file: !3, line: 4, type: !106, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !110)
!106 = !DISubroutineType(types: !107)
!107 = !{!108, !108, !9, !109}
!108 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!110 = !{}
!111 = distinct !DISubprogram(name: "command", scope: !3, file: !3, line: 18, type: !112, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !114)
!112 = !DISubroutineType(types: !113)
!113 = !{null, !28}
!114 = !{!115}
!115 = !DILocalVariable(name: "letter", arg: 1, scope: !111, file: !3, line: 18, type: !28)
!116 = !DILocation(line: 18, column: 26, scope: !111)
!117 = !DILocation(line: 19, column: 13, scope: !111)
!118 = !DILocation(line: 19, column: 5, scope: !111)
!119 = !DILocation(line: 20, column: 18, scope: !120)
!120 = distinct !DILexicalBlock(scope: !111, file: !3, line: 19, column: 21)
!121 = !DILocation(line: 20, column: 23, scope: !120)
!122 = !DILocation(line: 21, column: 18, scope: !120)
!123 = !DILocation(line: 21, column: 23, scope: !120)
!124 = !DILocation(line: 22, column: 24, scope: !120)
!125 = !DILocation(line: 22, column: 21, scope: !120)
!126 = !DILocation(line: 22, column: 28, scope: !120)
!127 = !DILocation(line: 23, column: 21, scope: !120)
!128 = !DILocation(line: 23, column: 27, scope: !120)
!129 = !DILocation(line: 25, column: 9, scope: !130)
!130 = distinct !DILexicalBlock(scope: !111, file: !3, line: 25, column: 9)
!131 = !DILocation(line: 25, column: 12, scope: !130)
!132 = !DILocation(line: 25, column: 15, scope: !130)
!133 = !DILocation(line: 25, column: 21, scope: !130)
!134 = !DILocation(line: 25, column: 9, scope: !111)
!135 = !DILocation(line: 26, column: 9, scope: !130)
!136 = !DILocation(line: 27, column: 1, scope: !111)
!137 = !DISubprogram(name: "reach_error", scope: !3, file: !3, line: 2, type: !59, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !110)
