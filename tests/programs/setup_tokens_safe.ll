source_filename = "setup_tokens_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@classes = internal global [256 x i32] zeroinitializer, align 16, !dbg !0
@.str = private unnamed_addr constant [7 x i8] c"+-*/()\00", align 1

define dso_local i32 @main() !dbg !32 {
entry:
  %retval = alloca i32, align 4
  %state = alloca i32, align 4
  %c = alloca i8, align 1
  %cleanup.dest.slot = alloca i32, align 4
  %class = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @set_up(), !dbg !42
  %0 = bitcast i32* %state to i8*, !dbg !43
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !43
  call void @llvm.dbg.declare(metadata i32* %state, metadata !36, metadata !DIExpression()), !dbg !44
  store i32 0, i32* %state, align 4, !dbg !44
  br label %for.cond, !dbg !45

for.cond:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %c), !dbg !46
  call void @llvm.dbg.declare(metadata i8* %c, metadata !37, metadata !DIExpression()), !dbg !47
  %call = call signext i8 @__VERIFIER_nondet_char(), !dbg !48
  store i8 %call, i8* %c, align 1, !dbg !47
  %1 = load i8, i8* %c, align 1, !dbg !49
  %tobool = icmp ne i8 %1, 0, !dbg !49
  br i1 %tobool, label %if.end, label %if.then, !dbg !51

if.then:
  store i32 2, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !52

if.end:
  %2 = bitcast i32* %class to i8*, !dbg !53
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !53
  call void @llvm.dbg.declare(metadata i32* %class, metadata !41, metadata !DIExpression()), !dbg !54
  %3 = load i8, i8* %c, align 1, !dbg !55
  %idxprom = zext i8 %3 to i64, !dbg !56
  %arrayidx = getelementptr inbounds [256 x i32], [256 x i32]* @classes, i64 0, i64 %idxprom, !dbg !56
  %4 = load i32, i32* %arrayidx, align 4, !dbg !56
  store i32 %4, i32* %class, align 4, !dbg !54
  %5 = load i32, i32* %class, align 4, !dbg !57
  %cmp = icmp slt i32 %5, 0, !dbg !59
  br i1 %cmp, label %if.then2, label %lor.lhs.false, !dbg !60

lor.lhs.false:
  %6 = load i32, i32* %class, align 4, !dbg !61
  %cmp1 = icmp sgt i32 %6, 4, !dbg !62
  br i1 %cmp1, label %if.then2, label %if.end3, !dbg !63

if.then2:
  call void @reach_error(), !dbg !64
  br label %if.end3, !dbg !64

if.end3:
  %7 = load i32, i32* %state, align 4, !dbg !65
  switch i32 %7, label %sw.default [
    i32 0, label %sw.bb
    i32 1, label %sw.bb10
    i32 2, label %sw.bb14
  ], !dbg !66

sw.bb:
  %8 = load i32, i32* %class, align 4, !dbg !67
  %cmp4 = icmp eq i32 %8, 1, !dbg !70
  br i1 %cmp4, label %if.then5, label %if.end6, !dbg !71

if.then5:
  store i32 1, i32* %state, align 4, !dbg !72
  br label %if.end6, !dbg !73

if.end6:
  %9 = load i32, i32* %class, align 4, !dbg !74
  %cmp7 = icmp eq i32 %9, 2, !dbg !76
  br i1 %cmp7, label %if.then8, label %if.end9, !dbg !77

if.then8:
  store i32 2, i32* %state, align 4, !dbg !78
  br label %if.end9, !dbg !79

if.end9:
  br label %sw.epilog, !dbg !80

sw.bb10:
  %10 = load i32, i32* %class, align 4, !dbg !81
  %cmp11 = icmp ne i32 %10, 1, !dbg !83
  br i1 %cmp11, label %if.then12, label %if.end13, !dbg !84

if.then12:
  store i32 0, i32* %state, align 4, !dbg !85
  br label %if.end13, !dbg !86

if.end13:
  br label %sw.epilog, !dbg !87

sw.bb14:
  %11 = load i32, i32* %class, align 4, !dbg !88
  %cmp15 = icmp ne i32 %11, 2, !dbg !90
  br i1 %cmp15, label %land.lhs.true, label %if.end18, !dbg !91

land.lhs.true:
  %12 = load i32, i32* %class, align 4, !dbg !92
  %cmp16 = icmp ne i32 %12, 1, !dbg !93
  br i1 %cmp16, label %if.then17, label %if.end18, !dbg !94

if.then17:
  store i32 0, i32* %state, align 4, !dbg !95
  br label %if.end18, !dbg !96

if.end18:
  br label %sw.epilog, !dbg !97

sw.default:
  call void @reach_error(), !dbg !98
  br label %sw.epilog, !dbg !99

sw.epilog:
  %13 = load i32, i32* %state, align 4, !dbg !100
  %cmp19 = icmp eq i32 %13, 2, !dbg !102
  br i1 %cmp19, label %land.lhs.true20, label %if.end24, !dbg !103

land.lhs.true20:
  %14 = load i8, i8* %c, align 1, !dbg !104
  %conv = zext i8 %14 to i32, !dbg !104
  %cmp21 = icmp eq i32 %conv, 43, !dbg !105
  br i1 %cmp21, label %if.then23, label %if.end24, !dbg !106

if.then23:
  call void @reach_error(), !dbg !107
  br label %if.end24, !dbg !107

if.end24:
  %15 = bitcast i32* %class to i8*, !dbg !108
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %15), !dbg !108
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !108
  br label %cleanup, !dbg !108

cleanup:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %c), !dbg !108
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 2, label %for.end
  ]

cleanup.cont:
  br label %for.cond, !dbg !109, !llvm.loop !110

for.end:
  store i32 0, i32* %retval, align 4, !dbg !114
  store i32 1, i32* %cleanup.dest.slot, align 4
  %16 = bitcast i32* %state to i8*, !dbg !115
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %16), !dbg !115
  %17 = load i32, i32* %retval, align 4, !dbg !115
  ret i32 %17, !dbg !115

unreachable:
  unreachable
}

define internal void @set_up() !dbg !116 {
entry:
  %c = alloca i32, align 4
  %c1 = alloca i32, align 4
  %c11 = alloca i32, align 4
  %p = alloca i8*, align 8
  %0 = bitcast i32* %c to i8*, !dbg !131
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !131
  call void @llvm.dbg.declare(metadata i32* %c, metadata !120, metadata !DIExpression()), !dbg !132
  store i32 48, i32* %c, align 4, !dbg !132
  br label %for.cond, !dbg !131

for.cond:
  %1 = load i32, i32* %c, align 4, !dbg !133
  %cmp = icmp sle i32 %1, 57, !dbg !135
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !136

for.cond.cleanup:
  %2 = bitcast i32* %c to i8*, !dbg !137
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %2), !dbg !137
  br label %for.end

for.body:
  %3 = load i32, i32* %c, align 4, !dbg !138
  %idxprom = sext i32 %3 to i64, !dbg !139
  %arrayidx = getelementptr inbounds [256 x i32], [256 x i32]* @classes, i64 0, i64 %idxprom, !dbg !139
  store i32 1, i32* %arrayidx, align 4, !dbg !140
  br label %for.inc, !dbg !139

for.inc:
  %4 = load i32, i32* %c, align 4, !dbg !141
  %inc = add nsw i32 %4, 1, !dbg !141
  store i32 %inc, i32* %c, align 4, !dbg !141
  br label %for.cond, !dbg !137, !llvm.loop !142

for.end:
  %5 = bitcast i32* %c1 to i8*, !dbg !145
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %5), !dbg !145
  call void @llvm.dbg.declare(metadata i32* %c1, metadata !122, metadata !DIExpression()), !dbg !146
  store i32 97, i32* %c1, align 4, !dbg !146
  br label %for.cond2, !dbg !145

for.cond2:
  %6 = load i32, i32* %c1, align 4, !dbg !147
  %cmp3 = icmp sle i32 %6, 122, !dbg !149
  br i1 %cmp3, label %for.body5, label %for.cond.cleanup4, !dbg !150

for.cond.cleanup4:
  %7 = bitcast i32* %c1 to i8*, !dbg !151
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7), !dbg !151
  br label %for.end10

for.body5:
  %8 = load i32, i32* %c1, align 4, !dbg !152
  %idxprom6 = sext i32 %8 to i64, !dbg !153
  %arrayidx7 = getelementptr inbounds [256 x i32], [256 x i32]* @classes, i64 0, i64 %idxprom6, !dbg !153
  store i32 2, i32* %arrayidx7, align 4, !dbg !154
  br label %for.inc8, !dbg !153

for.inc8:
  %9 = load i32, i32* %c1, align 4, !dbg !155
  %inc9 = add nsw i32 %9, 1, !dbg !155
  store i32 %inc9, i32* %c1, align 4, !dbg !155
  br label %for.cond2, !dbg !151, !llvm.loop !156

for.end10:
  %10 = bitcast i32* %c11 to i8*, !dbg !158
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %10), !dbg !158
  call void @llvm.dbg.declare(metadata i32* %c11, metadata !124, metadata !DIExpression()), !dbg !159
  store i32 65, i32* %c11, align 4, !dbg !159
  br label %for.cond12, !dbg !158

for.cond12:
  %11 = load i32, i32* %c11, align 4, !dbg !160
  %cmp13 = icmp sle i32 %11, 90, !dbg !162
  br i1 %cmp13, label %for.body15, label %for.cond.cleanup14, !dbg !163

for.cond.cleanup14:
  %12 = bitcast i32* %c11 to i8*, !dbg !164
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %12), !dbg !164
  br label %for.end20

for.body15:
  %13 = load i32, i32* %c11, align 4, !dbg !165
  %idxprom16 = sext i32 %13 to i64, !dbg !166
  %arrayidx17 = getelementptr inbounds [256 x i32], [256 x i32]* @classes, i64 0, i64 %idxprom16, !dbg !166
  store i32 2, i32* %arrayidx17, align 4, !dbg !167
  br label %for.inc18, !dbg !166

for.inc18:
  %14 = load i32, i32* %c11, align 4, !dbg !168
  %inc19 = add nsw i32 %14, 1, !dbg !168
  store i32 %inc19, i32* %c11, align 4, !dbg !168
  br label %for.cond12, !dbg !164, !llvm.loop !169

for.end20:
  store i32 3, i32* getelementptr inbounds ([256 x i32], [256 x i32]* @classes, i64 0, i64 10), align 8, !dbg !171
  store i32 3, i32* getelementptr inbounds ([256 x i32], [256 x i32]* @classes, i64 0, i64 9), align 4, !dbg !172
  store i32 3, i32* getelementptr inbounds ([256 x i32], [256 x i32]* @classes, i64 0, i64 32), align 16, !dbg !173
  %15 = bitcast i8** %p to i8*, !dbg !174
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %15), !dbg !174
  call void @llvm.dbg.declare(metadata i8** %p, metadata !126, metadata !DIExpression()), !dbg !175
  store i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8** %p, align 8, !dbg !175
  br label %for.cond21, !dbg !174

for.cond21:
  %16 = load i8*, i8** %p, align 8, !dbg !176
  %17 = load i8, i8* %16, align 1, !dbg !178
  %tobool = icmp ne i8 %17, 0, !dbg !179
  br i1 %tobool, label %for.body23, label %for.cond.cleanup22, !dbg !179

for.cond.cleanup22:
  %18 = bitcast i8** %p to i8*, !dbg !180
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %18), !dbg !180
  br label %for.end27

for.body23:
  %19 = load i8*, i8** %p, align 8, !dbg !181
  %20 = load i8, i8* %19, align 1, !dbg !182
  %idxprom24 = zext i8 %20 to i64, !dbg !183
  %arrayidx25 = getelementptr inbounds [256 x i32], [256 x i32]* @classes, i64 0, i64 %idxprom24, !dbg !183
  store i32 4, i32* %arrayidx25, align 4, !dbg !184
  br label %for.inc26, !dbg !183

for.inc26:
  %21 = load i8*, i8** %p, align 8, !dbg !185
  %incdec.ptr = getelementptr inbounds i8, i8* %21, i32 1, !dbg !185
  store i8* %incdec.ptr, i8** %p, align 8, !dbg !185
  br label %for.cond21, !dbg !180, !llvm.loop !186

for.end27:
  ret void, !dbg !188
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare signext i8 @__VERIFIER_nondet_char()

declare !dbg !189 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "classes", scope: !2, file: !3, line: 8, type: !21, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !18, globals: !20, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "setup_tokens_safe.c", directory: ".")
!4 = !{!5, !11}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !3, line: 6, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !{!8, !9, !10}
!8 = !DIEnumerator(name: "START", value: 0)
!9 = !DIEnumerator(name: "NUMBER", value: 1)
!10 = !DIEnumerator(name: "NAME", value: 2)
!11 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !3, line: 5, baseType: !6, size: 32, elements: !12)
!12 = !{!13, !14, !15, !16, !17}
!13 = !DIEnumerator(name: "OTHER", value: 0)
!14 = !DIEnumerator(name: "DIGIT", value: 1)
!15 = !DIEnumerator(name: "LETTER", value: 2)
!16 = !DIEnumerator(name: "SPACE", value: 3)
!17 = !DIEnumerator(name: "OPERATOR", value: 4)
!18 = !{!19}
!19 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!20 = !{!0}
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 8192, elements: !23)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !{!24}
!24 = !DISubrange(count: 256)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 7, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 1}

!32 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 18, type: !33, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !35)
!33 = !DISubroutineType(types: !34)
!34 = !{!22}
!35 = !{!36, !37, !41}
!36 = !DILocalVariable(name: "state", scope: !32, file: !3, line: 20, type: !22)
!37 = !DILocalVariable(name: "c", scope: !38, file: !3, line: 22, type: !19)
!38 = distinct !DILexicalBlock(scope: !39, file: !3, line: 21, column: 14)
!39 = distinct !DILexicalBlock(scope: !40, file: !3, line: 21, column: 5)
!40 = distinct !DILexicalBlock(scope: !32, file: !3, line: 21, column: 5)
!41 = !DILocalVariable(name: "class", scope: !38, file: !3, line: 24, type: !22)
!42 = !DILocation(line: 19, column: 5, scope: !32)
!43 = !DILocation(line: 20, column: 5, scope: !32)
!44 = !DILocation(line: 20, column: 9, scope: !32)
!45 = !DILocation(line: 21, column: 5, scope: !32)
!46 = !DILocation(line: 22, column: 9, scope: !38)
!47 = !DILocation(line: 22, column: 23, scope: !38)
!48 = !DILocation(line: 22, column: 27, scope: !38)
!49 = !DILocation(line: 23, column: 14, scope: !50)
!50 = distinct !DILexicalBlock(scope: !38, file: !3, line: 23, column: 13)
!51 = !DILocation(line: 23, column: 13, scope: !38)
!52 = !DILocation(line: 23, column: 17, scope: !50)
!53 = !DILocation(line: 24, column: 9, scope: !38)
!54 = !DILocation(line: 24, column: 13, scope: !38)
!55 = !DILocation(line: 24, column: 29, scope: !38)
!56 = !DILocation(line: 24, column: 21, scope: !38)
!57 = !DILocation(line: 25, column: 13, scope: !58)
!58 = distinct !DILexicalBlock(scope: !38, file: !3, line: 25, column: 13)
!59 = !DILocation(line: 25, column: 19, scope: !58)
!60 = !DILocation(line: 25, column: 27, scope: !58)
!61 = !DILocation(line: 25, column: 30, scope: !58)
!62 = !DILocation(line: 25, column: 36, scope: !58)
!63 = !DILocation(line: 25, column: 13, scope: !38)
!64 = !DILocation(line: 25, column: 48, scope: !58)
!65 = !DILocation(line: 26, column: 17, scope: !38)
!66 = !DILocation(line: 26, column: 9, scope: !38)
!67 = !DILocation(line: 28, column: 17, scope: !68)
!68 = distinct !DILexicalBlock(scope: !69, file: !3, line: 28, column: 17)
!69 = distinct !DILexicalBlock(scope: !38, file: !3, line: 26, column: 24)
!70 = !DILocation(line: 28, column: 23, scope: !68)
!71 = !DILocation(line: 28, column: 17, scope: !69)
!72 = !DILocation(line: 28, column: 39, scope: !68)
!73 = !DILocation(line: 28, column: 33, scope: !68)
!74 = !DILocation(line: 29, column: 17, scope: !75)
!75 = distinct !DILexicalBlock(scope: !69, file: !3, line: 29, column: 17)
!76 = !DILocation(line: 29, column: 23, scope: !75)
!77 = !DILocation(line: 29, column: 17, scope: !69)
!78 = !DILocation(line: 29, column: 40, scope: !75)
!79 = !DILocation(line: 29, column: 34, scope: !75)
!80 = !DILocation(line: 30, column: 13, scope: !69)
!81 = !DILocation(line: 32, column: 17, scope: !82)
!82 = distinct !DILexicalBlock(scope: !69, file: !3, line: 32, column: 17)
!83 = !DILocation(line: 32, column: 23, scope: !82)
!84 = !DILocation(line: 32, column: 17, scope: !69)
!85 = !DILocation(line: 32, column: 39, scope: !82)
!86 = !DILocation(line: 32, column: 33, scope: !82)
!87 = !DILocation(line: 33, column: 13, scope: !69)
!88 = !DILocation(line: 35, column: 17, scope: !89)
!89 = distinct !DILexicalBlock(scope: !69, file: !3, line: 35, column: 17)
!90 = !DILocation(line: 35, column: 23, scope: !89)
!91 = !DILocation(line: 35, column: 33, scope: !89)
!92 = !DILocation(line: 35, column: 36, scope: !89)
!93 = !DILocation(line: 35, column: 42, scope: !89)
!94 = !DILocation(line: 35, column: 17, scope: !69)
!95 = !DILocation(line: 35, column: 58, scope: !89)
!96 = !DILocation(line: 35, column: 52, scope: !89)
!97 = !DILocation(line: 36, column: 13, scope: !69)
!98 = !DILocation(line: 38, column: 13, scope: !69)
!99 = !DILocation(line: 39, column: 9, scope: !69)
!100 = !DILocation(line: 40, column: 13, scope: !101)
!101 = distinct !DILexicalBlock(scope: !38, file: !3, line: 40, column: 13)
!102 = !DILocation(line: 40, column: 19, scope: !101)
!103 = !DILocation(line: 40, column: 27, scope: !101)
!104 = !DILocation(line: 40, column: 30, scope: !101)
!105 = !DILocation(line: 40, column: 32, scope: !101)
!106 = !DILocation(line: 40, column: 13, scope: !38)
!107 = !DILocation(line: 40, column: 40, scope: !101)
!108 = !DILocation(line: 41, column: 5, scope: !39)
!109 = !DILocation(line: 21, column: 5, scope: !39)
!110 = distinct !{!110, !111, !112, !113}
!111 = !DILocation(line: 21, column: 5, scope: !40)
!112 = !DILocation(line: 41, column: 5, scope: !40)
!113 = !{!"llvm.loop.unroll.disable"}
!114 = !DILocation(line: 42, column: 5, scope: !32)
!115 = !DILocation(line: 43, column: 1, scope: !32)
!116 = distinct !DISubprogram(name: "set_up", scope: !3, file: !3, line: 10, type: !117, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !119)
!117 = !DISubroutineType(types: !118)
!118 = !{null}
!119 = !{!120, !122, !124, !126}
!120 = !DILocalVariable(name: "c", scope: !121, file: !3, line: 11, type: !22)
!121 = distinct !DILexicalBlock(scope: !116, file: !3, line: 11, column: 5)
!122 = !DILocalVariable(name: "c", scope: !123, file: !3, line: 12, type: !22)
!123 = distinct !DILexicalBlock(scope: !116, file: !3, line: 12, column: 5)
!124 = !DILocalVariable(name: "c", scope: !125, file: !3, line: 13, type: !22)
!125 = distinct !DILexicalBlock(scope: !116, file: !3, line: 13, column: 5)
!126 = !DILocalVariable(name: "p", scope: !127, file: !3, line: 15, type: !128)
!127 = distinct !DILexicalBlock(scope: !116, file: !3, line: 15, column: 5)
!128 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !129, size: 64)
!129 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !130)
!130 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!131 = !DILocation(line: 11, column: 10, scope: !121)
!132 = !DILocation(line: 11, column: 14, scope: !121)
!133 = !DILocation(line: 11, column: 23, scope: !134)
!134 = distinct !DILexicalBlock(scope: !121, file: !3, line: 11, column: 5)
!135 = !DILocation(line: 11, column: 25, scope: !134)
!136 = !DILocation(line: 11, column: 5, scope: !121)
!137 = !DILocation(line: 11, column: 5, scope: !134)
!138 = !DILocation(line: 11, column: 46, scope: !134)
!139 = !DILocation(line: 11, column: 38, scope: !134)
!140 = !DILocation(line: 11, column: 49, scope: !134)
!141 = !DILocation(line: 11, column: 34, scope: !134)
!142 = distinct !{!142, !136, !143, !144, !113}
!143 = !DILocation(line: 11, column: 51, scope: !121)
!144 = !{!"llvm.loop.mustprogress"}
!145 = !DILocation(line: 12, column: 10, scope: !123)
!146 = !DILocation(line: 12, column: 14, scope: !123)
!147 = !DILocation(line: 12, column: 23, scope: !148)
!148 = distinct !DILexicalBlock(scope: !123, file: !3, line: 12, column: 5)
!149 = !DILocation(line: 12, column: 25, scope: !148)
!150 = !DILocation(line: 12, column: 5, scope: !123)
!151 = !DILocation(line: 12, column: 5, scope: !148)
!152 = !DILocation(line: 12, column: 46, scope: !148)
!153 = !DILocation(line: 12, column: 38, scope: !148)
!154 = !DILocation(line: 12, column: 49, scope: !148)
!155 = !DILocation(line: 12, column: 34, scope: !148)
!156 = distinct !{!156, !150, !157, !144, !113}
!157 = !DILocation(line: 12, column: 51, scope: !123)
!158 = !DILocation(line: 13, column: 10, scope: !125)
!159 = !DILocation(line: 13, column: 14, scope: !125)
!160 = !DILocation(line: 13, column: 23, scope: !161)
!161 = distinct !DILexicalBlock(scope: !125, file: !3, line: 13, column: 5)
!162 = !DILocation(line: 13, column: 25, scope: !161)
!163 = !DILocation(line: 13, column: 5, scope: !125)
!164 = !DILocation(line: 13, column: 5, scope: !161)
!165 = !DILocation(line: 13, column: 46, scope: !161)
!166 = !DILocation(line: 13, column: 38, scope: !161)
!167 = !DILocation(line: 13, column: 49, scope: !161)
!168 = !DILocation(line: 13, column: 34, scope: !161)
!169 = distinct !{!169, !163, !170, !144, !113}
!170 = !DILocation(line: 13, column: 51, scope: !125)
!171 = !DILocation(line: 14, column: 50, scope: !116)
!172 = !DILocation(line: 14, column: 34, scope: !116)
!173 = !DILocation(line: 14, column: 18, scope: !116)
!174 = !DILocation(line: 15, column: 10, scope: !127)
!175 = !DILocation(line: 15, column: 22, scope: !127)
!176 = !DILocation(line: 15, column: 37, scope: !177)
!177 = distinct !DILexicalBlock(scope: !127, file: !3, line: 15, column: 5)
!178 = !DILocation(line: 15, column: 36, scope: !177)
!179 = !DILocation(line: 15, column: 5, scope: !127)
!180 = !DILocation(line: 15, column: 5, scope: !177)
!181 = !DILocation(line: 15, column: 69, scope: !177)
!182 = !DILocation(line: 15, column: 68, scope: !177)
!183 = !DILocation(line: 15, column: 45, scope: !177)
!184 = !DILocation(line: 15, column: 72, scope: !177)
!185 = !DILocation(line: 15, column: 41, scope: !177)
!186 = distinct !{!186, !179, !187, !144, !113}
!187 = !DILocation(line: 15, column: 74, scope: !127)
!188 = !DILocation(line: 16, column: 1, scope: !116)
!189 = !DISubprogram(name: "reach_error", scope: !3, file: !3, line: 3, type: !117, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !190)
!190 = !{}
