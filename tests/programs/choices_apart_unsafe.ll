source_filename = "choices_apart_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [12 x i8] c"sum(n) >= n\00", align 1
@.str.1 = private unnamed_addr constant [23 x i8] c"choices_apart_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [24 x i8] c"depth(k) == (k + 1) / 2\00", align 1
@.str.3 = private unnamed_addr constant [19 x i8] c"steps(start) < 127\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %k = alloca i32, align 4
  %start = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !18
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !18
  call void @llvm.dbg.declare(metadata i32* %n, metadata !14, metadata !DIExpression()), !dbg !19
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !20
  %rem = urem i32 %call, 50, !dbg !21
  store i32 %rem, i32* %n, align 4, !dbg !19
  %1 = load i32, i32* %n, align 4, !dbg !22
  %call1 = call i32 @sum(i32 noundef %1), !dbg !22
  %2 = load i32, i32* %n, align 4, !dbg !22
  %cmp = icmp uge i32 %call1, %2, !dbg !22
  br i1 %cmp, label %if.then, label %if.else, !dbg !25

if.then:
  br label %if.end, !dbg !25

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.1, i64 0, i64 0), i32 noundef 18, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !22
  unreachable, !dbg !22

if.end:
  %3 = bitcast i32* %k to i8*, !dbg !26
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !26
  call void @llvm.dbg.declare(metadata i32* %k, metadata !16, metadata !DIExpression()), !dbg !27
  %call2 = call i32 @__VERIFIER_nondet_int(), !dbg !28
  store i32 %call2, i32* %k, align 4, !dbg !27
  %4 = load i32, i32* %k, align 4, !dbg !29
  %cmp3 = icmp sgt i32 %4, 0, !dbg !31
  br i1 %cmp3, label %land.lhs.true, label %if.end11, !dbg !32

land.lhs.true:
  %5 = load i32, i32* %k, align 4, !dbg !33
  %cmp4 = icmp slt i32 %5, 100, !dbg !34
  br i1 %cmp4, label %if.then5, label %if.end11, !dbg !35

if.then5:
  %6 = load i32, i32* %k, align 4, !dbg !36
  %call6 = call i32 @depth(i32 noundef %6), !dbg !36
  %7 = load i32, i32* %k, align 4, !dbg !36
  %add = add nsw i32 %7, 1, !dbg !36
  %div = sdiv i32 %add, 2, !dbg !36
  %cmp7 = icmp eq i32 %call6, %div, !dbg !36
  br i1 %cmp7, label %if.then8, label %if.else9, !dbg !39

if.then8:
  br label %if.end10, !dbg !39

if.else9:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.1, i64 0, i64 0), i32 noundef 20, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !36
  unreachable, !dbg !36

if.end10:
  br label %if.end11, !dbg !40

if.end11:
  %8 = bitcast i32* %start to i8*, !dbg !41
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %8), !dbg !41
  call void @llvm.dbg.declare(metadata i32* %start, metadata !17, metadata !DIExpression()), !dbg !42
  %call12 = call i32 @__VERIFIER_nondet_uint(), !dbg !43
  store i32 %call12, i32* %start, align 4, !dbg !42
  %9 = load i32, i32* %start, align 4, !dbg !44
  %cmp13 = icmp ugt i32 %9, 0, !dbg !46
  br i1 %cmp13, label %land.lhs.true14, label %if.end22, !dbg !47

land.lhs.true14:
  %10 = load i32, i32* %start, align 4, !dbg !48
  %cmp15 = icmp ult i32 %10, 300, !dbg !49
  br i1 %cmp15, label %if.then16, label %if.end22, !dbg !50

if.then16:
  %11 = load i32, i32* %start, align 4, !dbg !51
  %call17 = call i32 @steps(i32 noundef %11), !dbg !51
  %cmp18 = icmp ult i32 %call17, 127, !dbg !51
  br i1 %cmp18, label %if.then19, label %if.else20, !dbg !54

if.then19:
  br label %if.end21, !dbg !54

if.else20:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.1, i64 0, i64 0), i32 noundef 22, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !51
  unreachable, !dbg !51

if.end21:
  br label %if.end22, !dbg !55

if.end22:
  %12 = bitcast i32* %start to i8*, !dbg !56
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %12), !dbg !56
  %13 = bitcast i32* %k to i8*, !dbg !56
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %13), !dbg !56
  %14 = bitcast i32* %n to i8*, !dbg !56
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %14), !dbg !56
  ret i32 0, !dbg !57
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_uint()

define internal i32 @sum(i32 noundef %n) !dbg !58 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !62, metadata !DIExpression()), !dbg !63
  %0 = load i32, i32* %n.addr, align 4, !dbg !64
  %tobool = icmp ne i32 %0, 0, !dbg !64
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !64

cond.true:
  %1 = load i32, i32* %n.addr, align 4, !dbg !65
  %2 = load i32, i32* %n.addr, align 4, !dbg !66
  %sub = sub i32 %2, 1, !dbg !67
  %call = call i32 @sum(i32 noundef %sub), !dbg !68
  %add = add i32 %1, %call, !dbg !69
  br label %cond.end, !dbg !64

cond.false:
  br label %cond.end, !dbg !64

cond.end:
  %cond = phi i32 [ %add, %cond.true ], [ 0, %cond.false ], !dbg !64
  ret i32 %cond, !dbg !70
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare i32 @__VERIFIER_nondet_int()

define internal i32 @depth(i32 noundef %n) !dbg !71 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !75, metadata !DIExpression()), !dbg !76
  %0 = load i32, i32* %n.addr, align 4, !dbg !77
  %cmp = icmp sle i32 %0, 0, !dbg !78
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !77

cond.true:
  br label %cond.end, !dbg !77

cond.false:
  %1 = load i32, i32* %n.addr, align 4, !dbg !79
  %sub = sub nsw i32 %1, 2, !dbg !80
  %call = call i32 @depth(i32 noundef %sub), !dbg !81
  %add = add nsw i32 1, %call, !dbg !82
  br label %cond.end, !dbg !77

cond.end:
  %cond = phi i32 [ 0, %cond.true ], [ %add, %cond.false ], !dbg !77
  ret i32 %cond, !dbg !83
}

define internal i32 @steps(i32 noundef %n) !dbg !84 {
entry:
  %n.addr = alloca i32, align 4
  %count = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !86, metadata !DIExpression()), !dbg !88
  %0 = bitcast i32* %count to i8*, !dbg !89
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !89
  call void @llvm.dbg.declare(metadata i32* %count, metadata !87, metadata !DIExpression()), !dbg !90
  store i32 0, i32* %count, align 4, !dbg !90
  br label %for.cond, !dbg !91

for.cond:
  %1 = load i32, i32* %n.addr, align 4, !dbg !92
  %cmp = icmp ne i32 %1, 1, !dbg !95
  br i1 %cmp, label %for.body, label %for.end, !dbg !96

for.body:
  %2 = load i32, i32* %n.addr, align 4, !dbg !97
  %rem = urem i32 %2, 2, !dbg !98
  %tobool = icmp ne i32 %rem, 0, !dbg !98
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !97

cond.true:
  %3 = load i32, i32* %n.addr, align 4, !dbg !99
  %mul = mul i32 3, %3, !dbg !100
  %add = add i32 %mul, 1, !dbg !101
  br label %cond.end, !dbg !97

cond.false:
  %4 = load i32, i32* %n.addr, align 4, !dbg !102
  %div = udiv i32 %4, 2, !dbg !103
  br label %cond.end, !dbg !97

cond.end:
  %cond = phi i32 [ %add, %cond.true ], [ %div, %cond.false ], !dbg !97
  store i32 %cond, i32* %n.addr, align 4, !dbg !104
  br label %for.inc, !dbg !105

for.inc:
  %5 = load i32, i32* %count, align 4, !dbg !106
  %inc = add i32 %5, 1, !dbg !106
  store i32 %inc, i32* %count, align 4, !dbg !106
  br label %for.cond, !dbg !107, !llvm.loop !108

for.end:
  %6 = load i32, i32* %count, align 4, !dbg !112
  %7 = bitcast i32* %count to i8*, !dbg !113
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7), !dbg !113
  ret i32 %6, !dbg !114
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "choices_apart_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 16, type: !10, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !16, !17}
!14 = !DILocalVariable(name: "n", scope: !9, file: !1, line: 17, type: !15)
!15 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!16 = !DILocalVariable(name: "k", scope: !9, file: !1, line: 19, type: !12)
!17 = !DILocalVariable(name: "start", scope: !9, file: !1, line: 21, type: !15)
!18 = !DILocation(line: 17, column: 3, scope: !9)
!19 = !DILocation(line: 17, column: 12, scope: !9)
!20 = !DILocation(line: 17, column: 16, scope: !9)
!21 = !DILocation(line: 17, column: 41, scope: !9)
!22 = !DILocation(line: 18, column: 3, scope: !23)
!23 = distinct !DILexicalBlock(scope: !24, file: !1, line: 18, column: 3)
!24 = distinct !DILexicalBlock(scope: !9, file: !1, line: 18, column: 3)
!25 = !DILocation(line: 18, column: 3, scope: !24)
!26 = !DILocation(line: 19, column: 3, scope: !9)
!27 = !DILocation(line: 19, column: 7, scope: !9)
!28 = !DILocation(line: 19, column: 11, scope: !9)
!29 = !DILocation(line: 20, column: 7, scope: !30)
!30 = distinct !DILexicalBlock(scope: !9, file: !1, line: 20, column: 7)
!31 = !DILocation(line: 20, column: 9, scope: !30)
!32 = !DILocation(line: 20, column: 13, scope: !30)
!33 = !DILocation(line: 20, column: 16, scope: !30)
!34 = !DILocation(line: 20, column: 18, scope: !30)
!35 = !DILocation(line: 20, column: 7, scope: !9)
!36 = !DILocation(line: 20, column: 25, scope: !37)
!37 = distinct !DILexicalBlock(scope: !38, file: !1, line: 20, column: 25)
!38 = distinct !DILexicalBlock(scope: !30, file: !1, line: 20, column: 25)
!39 = !DILocation(line: 20, column: 25, scope: !38)
!40 = !DILocation(line: 20, column: 25, scope: !30)
!41 = !DILocation(line: 21, column: 3, scope: !9)
!42 = !DILocation(line: 21, column: 12, scope: !9)
!43 = !DILocation(line: 21, column: 20, scope: !9)
!44 = !DILocation(line: 22, column: 7, scope: !45)
!45 = distinct !DILexicalBlock(scope: !9, file: !1, line: 22, column: 7)
!46 = !DILocation(line: 22, column: 13, scope: !45)
!47 = !DILocation(line: 22, column: 17, scope: !45)
!48 = !DILocation(line: 22, column: 20, scope: !45)
!49 = !DILocation(line: 22, column: 26, scope: !45)
!50 = !DILocation(line: 22, column: 7, scope: !9)
!51 = !DILocation(line: 22, column: 33, scope: !52)
!52 = distinct !DILexicalBlock(scope: !53, file: !1, line: 22, column: 33)
!53 = distinct !DILexicalBlock(scope: !45, file: !1, line: 22, column: 33)
!54 = !DILocation(line: 22, column: 33, scope: !53)
!55 = !DILocation(line: 22, column: 33, scope: !45)
!56 = !DILocation(line: 24, column: 1, scope: !9)
!57 = !DILocation(line: 23, column: 3, scope: !9)
!58 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 7, type: !59, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !61)
!59 = !DISubroutineType(types: !60)
!60 = !{!15, !15}
!61 = !{!62}
!62 = !DILocalVariable(name: "n", arg: 1, scope: !58, file: !1, line: 7, type: !15)
!63 = !DILocation(line: 7, column: 30, scope: !58)
!64 = !DILocation(line: 7, column: 42, scope: !58)
!65 = !DILocation(line: 7, column: 46, scope: !58)
!66 = !DILocation(line: 7, column: 54, scope: !58)
!67 = !DILocation(line: 7, column: 56, scope: !58)
!68 = !DILocation(line: 7, column: 50, scope: !58)
!69 = !DILocation(line: 7, column: 48, scope: !58)
!70 = !DILocation(line: 7, column: 35, scope: !58)
!71 = distinct !DISubprogram(name: "depth", scope: !1, file: !1, line: 8, type: !72, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !74)
!72 = !DISubroutineType(types: !73)
!73 = !{!12, !12}
!74 = !{!75}
!75 = !DILocalVariable(name: "n", arg: 1, scope: !71, file: !1, line: 8, type: !12)
!76 = !DILocation(line: 8, column: 22, scope: !71)
!77 = !DILocation(line: 8, column: 34, scope: !71)
!78 = !DILocation(line: 8, column: 36, scope: !71)
!79 = !DILocation(line: 8, column: 57, scope: !71)
!80 = !DILocation(line: 8, column: 59, scope: !71)
!81 = !DILocation(line: 8, column: 51, scope: !71)
!82 = !DILocation(line: 8, column: 49, scope: !71)
!83 = !DILocation(line: 8, column: 27, scope: !71)
!84 = distinct !DISubprogram(name: "steps", scope: !1, file: !1, line: 10, type: !59, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !85)
!85 = !{!86, !87}
!86 = !DILocalVariable(name: "n", arg: 1, scope: !84, file: !1, line: 10, type: !15)
!87 = !DILocalVariable(name: "count", scope: !84, file: !1, line: 11, type: !15)
!88 = !DILocation(line: 10, column: 32, scope: !84)
!89 = !DILocation(line: 11, column: 3, scope: !84)
!90 = !DILocation(line: 11, column: 12, scope: !84)
!91 = !DILocation(line: 12, column: 3, scope: !84)
!92 = !DILocation(line: 12, column: 10, scope: !93)
!93 = distinct !DILexicalBlock(scope: !94, file: !1, line: 12, column: 3)
!94 = distinct !DILexicalBlock(scope: !84, file: !1, line: 12, column: 3)
!95 = !DILocation(line: 12, column: 12, scope: !93)
!96 = !DILocation(line: 12, column: 3, scope: !94)
!97 = !DILocation(line: 12, column: 31, scope: !93)
!98 = !DILocation(line: 12, column: 33, scope: !93)
!99 = !DILocation(line: 12, column: 43, scope: !93)
!100 = !DILocation(line: 12, column: 41, scope: !93)
!101 = !DILocation(line: 12, column: 45, scope: !93)
!102 = !DILocation(line: 12, column: 51, scope: !93)
!103 = !DILocation(line: 12, column: 53, scope: !93)
!104 = !DILocation(line: 12, column: 29, scope: !93)
!105 = !DILocation(line: 12, column: 27, scope: !93)
!106 = !DILocation(line: 12, column: 23, scope: !93)
!107 = !DILocation(line: 12, column: 3, scope: !93)
!108 = distinct !{!108, !96, !109, !110, !111}
!109 = !DILocation(line: 12, column: 55, scope: !94)
!110 = !{!"llvm.loop.mustprogress"}
!111 = !{!"llvm.loop.unroll.disable"}
!112 = !DILocation(line: 13, column: 10, scope: !84)
!113 = !DILocation(line: 14, column: 1, scope: !84)
!114 = !DILocation(line: 13, column: 3, scope: !84)
