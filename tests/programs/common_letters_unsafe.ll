source_filename = "common_letters_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [37 x i8] c"table[N][N] >= 0 && table[N][N] <= N\00", align 1
@.str.1 = private unnamed_addr constant [24 x i8] c"common_letters_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [19 x i8] c"table[N][N] > same\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %a = alloca [5 x i8], align 1
  %b = alloca [5 x i8], align 1
  %table = alloca [6 x [6 x i32]], align 16
  %same = alloca i32, align 4
  %i = alloca i32, align 4
  %i11 = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %j = alloca i32, align 4
  %up = alloca i32, align 4
  %left = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [5 x i8]* %a to i8*, !dbg !36
  call void @llvm.lifetime.start.p0i8(i64 5, i8* %0), !dbg !36
  call void @llvm.dbg.declare(metadata [5 x i8]* %a, metadata !14, metadata !DIExpression()), !dbg !37
  %1 = bitcast [5 x i8]* %b to i8*, !dbg !36
  call void @llvm.lifetime.start.p0i8(i64 5, i8* %1), !dbg !36
  call void @llvm.dbg.declare(metadata [5 x i8]* %b, metadata !19, metadata !DIExpression()), !dbg !38
  %2 = bitcast [6 x [6 x i32]]* %table to i8*, !dbg !39
  call void @llvm.lifetime.start.p0i8(i64 144, i8* %2), !dbg !39
  call void @llvm.dbg.declare(metadata [6 x [6 x i32]]* %table, metadata !20, metadata !DIExpression()), !dbg !40
  %3 = bitcast [6 x [6 x i32]]* %table to i8*, !dbg !40
  call void @llvm.memset.p0i8.i64(i8* align 16 %3, i8 0, i64 144, i1 false), !dbg !40
  %4 = bitcast i32* %same to i8*, !dbg !39
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4), !dbg !39
  call void @llvm.dbg.declare(metadata i32* %same, metadata !24, metadata !DIExpression()), !dbg !41
  store i32 0, i32* %same, align 4, !dbg !41
  %5 = bitcast i32* %i to i8*, !dbg !42
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %5), !dbg !42
  call void @llvm.dbg.declare(metadata i32* %i, metadata !25, metadata !DIExpression()), !dbg !43
  store i32 0, i32* %i, align 4, !dbg !43
  br label %for.cond, !dbg !42

for.cond:
  %6 = load i32, i32* %i, align 4, !dbg !44
  %cmp = icmp slt i32 %6, 5, !dbg !46
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !47

for.cond.cleanup:
  %7 = bitcast i32* %i to i8*, !dbg !48
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7), !dbg !48
  br label %for.end

for.body:
  %call = call signext i8 @nondet_char(), !dbg !49
  %8 = load i32, i32* %i, align 4, !dbg !51
  %idxprom = sext i32 %8 to i64, !dbg !52
  %arrayidx = getelementptr inbounds [5 x i8], [5 x i8]* %a, i64 0, i64 %idxprom, !dbg !52
  store i8 %call, i8* %arrayidx, align 1, !dbg !53
  %call1 = call signext i8 @nondet_char(), !dbg !54
  %9 = load i32, i32* %i, align 4, !dbg !55
  %idxprom2 = sext i32 %9 to i64, !dbg !56
  %arrayidx3 = getelementptr inbounds [5 x i8], [5 x i8]* %b, i64 0, i64 %idxprom2, !dbg !56
  store i8 %call1, i8* %arrayidx3, align 1, !dbg !57
  %10 = load i32, i32* %i, align 4, !dbg !58
  %idxprom4 = sext i32 %10 to i64, !dbg !59
  %arrayidx5 = getelementptr inbounds [5 x i8], [5 x i8]* %a, i64 0, i64 %idxprom4, !dbg !59
  %11 = load i8, i8* %arrayidx5, align 1, !dbg !59
  %conv = sext i8 %11 to i32, !dbg !59
  %12 = load i32, i32* %i, align 4, !dbg !60
  %idxprom6 = sext i32 %12 to i64, !dbg !61
  %arrayidx7 = getelementptr inbounds [5 x i8], [5 x i8]* %b, i64 0, i64 %idxprom6, !dbg !61
  %13 = load i8, i8* %arrayidx7, align 1, !dbg !61
  %conv8 = sext i8 %13 to i32, !dbg !61
  %cmp9 = icmp eq i32 %conv, %conv8, !dbg !62
  %conv10 = zext i1 %cmp9 to i32, !dbg !62
  %14 = load i32, i32* %same, align 4, !dbg !63
  %add = add nsw i32 %14, %conv10, !dbg !63
  store i32 %add, i32* %same, align 4, !dbg !63
  br label %for.inc, !dbg !64

for.inc:
  %15 = load i32, i32* %i, align 4, !dbg !65
  %inc = add nsw i32 %15, 1, !dbg !65
  store i32 %inc, i32* %i, align 4, !dbg !65
  br label %for.cond, !dbg !48, !llvm.loop !66

for.end:
  %16 = bitcast i32* %i11 to i8*, !dbg !70
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %16), !dbg !70
  call void @llvm.dbg.declare(metadata i32* %i11, metadata !27, metadata !DIExpression()), !dbg !71
  store i32 1, i32* %i11, align 4, !dbg !71
  br label %for.cond12, !dbg !70

for.cond12:
  %17 = load i32, i32* %i11, align 4, !dbg !72
  %cmp13 = icmp sle i32 %17, 5, !dbg !73
  br i1 %cmp13, label %for.body16, label %for.cond.cleanup15, !dbg !74

for.cond.cleanup15:
  store i32 5, i32* %cleanup.dest.slot, align 4
  %18 = bitcast i32* %i11 to i8*, !dbg !75
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %18), !dbg !75
  br label %for.end63

for.body16:
  %19 = bitcast i32* %j to i8*, !dbg !76
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %19), !dbg !76
  call void @llvm.dbg.declare(metadata i32* %j, metadata !29, metadata !DIExpression()), !dbg !77
  store i32 1, i32* %j, align 4, !dbg !77
  br label %for.cond17, !dbg !76

for.cond17:
  %20 = load i32, i32* %j, align 4, !dbg !78
  %cmp18 = icmp sle i32 %20, 5, !dbg !79
  br i1 %cmp18, label %for.body21, label %for.cond.cleanup20, !dbg !80

for.cond.cleanup20:
  store i32 8, i32* %cleanup.dest.slot, align 4
  %21 = bitcast i32* %j to i8*, !dbg !81
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %21), !dbg !81
  br label %for.end60

for.body21:
  %22 = bitcast i32* %up to i8*, !dbg !82
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %22), !dbg !82
  call void @llvm.dbg.declare(metadata i32* %up, metadata !32, metadata !DIExpression()), !dbg !83
  %23 = load i32, i32* %i11, align 4, !dbg !84
  %sub = sub nsw i32 %23, 1, !dbg !85
  %idxprom22 = sext i32 %sub to i64, !dbg !86
  %arrayidx23 = getelementptr inbounds [6 x [6 x i32]], [6 x [6 x i32]]* %table, i64 0, i64 %idxprom22, !dbg !86
  %24 = load i32, i32* %j, align 4, !dbg !87
  %idxprom24 = sext i32 %24 to i64, !dbg !86
  %arrayidx25 = getelementptr inbounds [6 x i32], [6 x i32]* %arrayidx23, i64 0, i64 %idxprom24, !dbg !86
  %25 = load i32, i32* %arrayidx25, align 4, !dbg !86
  store i32 %25, i32* %up, align 4, !dbg !83
  %26 = bitcast i32* %left to i8*, !dbg !82
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %26), !dbg !82
  call void @llvm.dbg.declare(metadata i32* %left, metadata !35, metadata !DIExpression()), !dbg !88
  %27 = load i32, i32* %i11, align 4, !dbg !89
  %idxprom26 = sext i32 %27 to i64, !dbg !90
  %arrayidx27 = getelementptr inbounds [6 x [6 x i32]], [6 x [6 x i32]]* %table, i64 0, i64 %idxprom26, !dbg !90
  %28 = load i32, i32* %j, align 4, !dbg !91
  %sub28 = sub nsw i32 %28, 1, !dbg !92
  %idxprom29 = sext i32 %sub28 to i64, !dbg !90
  %arrayidx30 = getelementptr inbounds [6 x i32], [6 x i32]* %arrayidx27, i64 0, i64 %idxprom29, !dbg !90
  %29 = load i32, i32* %arrayidx30, align 4, !dbg !90
  store i32 %29, i32* %left, align 4, !dbg !88
  %30 = load i32, i32* %i11, align 4, !dbg !93
  %sub31 = sub nsw i32 %30, 1, !dbg !94
  %idxprom32 = sext i32 %sub31 to i64, !dbg !95
  %arrayidx33 = getelementptr inbounds [5 x i8], [5 x i8]* %a, i64 0, i64 %idxprom32, !dbg !95
  %31 = load i8, i8* %arrayidx33, align 1, !dbg !95
  %conv34 = sext i8 %31 to i32, !dbg !95
  %32 = load i32, i32* %j, align 4, !dbg !96
  %sub35 = sub nsw i32 %32, 1, !dbg !97
  %idxprom36 = sext i32 %sub35 to i64, !dbg !98
  %arrayidx37 = getelementptr inbounds [5 x i8], [5 x i8]* %b, i64 0, i64 %idxprom36, !dbg !98
  %33 = load i8, i8* %arrayidx37, align 1, !dbg !98
  %conv38 = sext i8 %33 to i32, !dbg !98
  %cmp39 = icmp eq i32 %conv34, %conv38, !dbg !99
  br i1 %cmp39, label %cond.true, label %cond.false, !dbg !95

cond.true:
  %34 = load i32, i32* %i11, align 4, !dbg !100
  %sub41 = sub nsw i32 %34, 1, !dbg !101
  %idxprom42 = sext i32 %sub41 to i64, !dbg !102
  %arrayidx43 = getelementptr inbounds [6 x [6 x i32]], [6 x [6 x i32]]* %table, i64 0, i64 %idxprom42, !dbg !102
  %35 = load i32, i32* %j, align 4, !dbg !103
  %sub44 = sub nsw i32 %35, 1, !dbg !104
  %idxprom45 = sext i32 %sub44 to i64, !dbg !102
  %arrayidx46 = getelementptr inbounds [6 x i32], [6 x i32]* %arrayidx43, i64 0, i64 %idxprom45, !dbg !102
  %36 = load i32, i32* %arrayidx46, align 4, !dbg !102
  %add47 = add nsw i32 %36, 1, !dbg !105
  br label %cond.end52, !dbg !95

cond.false:
  %37 = load i32, i32* %up, align 4, !dbg !106
  %38 = load i32, i32* %left, align 4, !dbg !107
  %cmp48 = icmp sgt i32 %37, %38, !dbg !108
  br i1 %cmp48, label %cond.true50, label %cond.false51, !dbg !106

cond.true50:
  %39 = load i32, i32* %up, align 4, !dbg !109
  br label %cond.end, !dbg !106

cond.false51:
  %40 = load i32, i32* %left, align 4, !dbg !110
  br label %cond.end, !dbg !106

cond.end:
  %cond = phi i32 [ %39, %cond.true50 ], [ %40, %cond.false51 ], !dbg !106
  br label %cond.end52, !dbg !95

cond.end52:
  %cond53 = phi i32 [ %add47, %cond.true ], [ %cond, %cond.end ], !dbg !95
  %41 = load i32, i32* %i11, align 4, !dbg !111
  %idxprom54 = sext i32 %41 to i64, !dbg !112
  %arrayidx55 = getelementptr inbounds [6 x [6 x i32]], [6 x [6 x i32]]* %table, i64 0, i64 %idxprom54, !dbg !112
  %42 = load i32, i32* %j, align 4, !dbg !113
  %idxprom56 = sext i32 %42 to i64, !dbg !112
  %arrayidx57 = getelementptr inbounds [6 x i32], [6 x i32]* %arrayidx55, i64 0, i64 %idxprom56, !dbg !112
  store i32 %cond53, i32* %arrayidx57, align 4, !dbg !114
  %43 = bitcast i32* %left to i8*, !dbg !115
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %43), !dbg !115
  %44 = bitcast i32* %up to i8*, !dbg !115
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %44), !dbg !115
  br label %for.inc58, !dbg !116

for.inc58:
  %45 = load i32, i32* %j, align 4, !dbg !117
  %inc59 = add nsw i32 %45, 1, !dbg !117
  store i32 %inc59, i32* %j, align 4, !dbg !117
  br label %for.cond17, !dbg !81, !llvm.loop !118

for.end60:
  br label %for.inc61, !dbg !119

for.inc61:
  %46 = load i32, i32* %i11, align 4, !dbg !120
  %inc62 = add nsw i32 %46, 1, !dbg !120
  store i32 %inc62, i32* %i11, align 4, !dbg !120
  br label %for.cond12, !dbg !75, !llvm.loop !121

for.end63:
  %arrayidx64 = getelementptr inbounds [6 x [6 x i32]], [6 x [6 x i32]]* %table, i64 0, i64 5, !dbg !123
  %arrayidx65 = getelementptr inbounds [6 x i32], [6 x i32]* %arrayidx64, i64 0, i64 5, !dbg !123
  %47 = load i32, i32* %arrayidx65, align 4, !dbg !123
  %cmp66 = icmp sge i32 %47, 0, !dbg !123
  br i1 %cmp66, label %land.lhs.true, label %if.else, !dbg !123

land.lhs.true:
  %arrayidx68 = getelementptr inbounds [6 x [6 x i32]], [6 x [6 x i32]]* %table, i64 0, i64 5, !dbg !123
  %arrayidx69 = getelementptr inbounds [6 x i32], [6 x i32]* %arrayidx68, i64 0, i64 5, !dbg !123
  %48 = load i32, i32* %arrayidx69, align 4, !dbg !123
  %cmp70 = icmp sle i32 %48, 5, !dbg !123
  br i1 %cmp70, label %if.then, label %if.else, !dbg !126

if.then:
  br label %if.end, !dbg !126

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.1, i64 0, i64 0), i32 noundef 21, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !123
  unreachable, !dbg !123

if.end:
  %arrayidx72 = getelementptr inbounds [6 x [6 x i32]], [6 x [6 x i32]]* %table, i64 0, i64 5, !dbg !127
  %arrayidx73 = getelementptr inbounds [6 x i32], [6 x i32]* %arrayidx72, i64 0, i64 5, !dbg !127
  %49 = load i32, i32* %arrayidx73, align 4, !dbg !127
  %50 = load i32, i32* %same, align 4, !dbg !127
  %cmp74 = icmp sgt i32 %49, %50, !dbg !127
  br i1 %cmp74, label %if.then76, label %if.else77, !dbg !130

if.then76:
  br label %if.end78, !dbg !130

if.else77:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.1, i64 0, i64 0), i32 noundef 22, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !127
  unreachable, !dbg !127

if.end78:
  store i32 0, i32* %retval, align 4, !dbg !131
  store i32 1, i32* %cleanup.dest.slot, align 4
  %51 = bitcast i32* %same to i8*, !dbg !132
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %51), !dbg !132
  %52 = bitcast [6 x [6 x i32]]* %table to i8*, !dbg !132
  call void @llvm.lifetime.end.p0i8(i64 144, i8* %52), !dbg !132
  %53 = bitcast [5 x i8]* %b to i8*, !dbg !132
  call void @llvm.lifetime.end.p0i8(i64 5, i8* %53), !dbg !132
  %54 = bitcast [5 x i8]* %a to i8*, !dbg !132
  call void @llvm.lifetime.end.p0i8(i64 5, i8* %54), !dbg !132
  %55 = load i32, i32* %retval, align 4, !dbg !132
  ret i32 %55, !dbg !132
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare !dbg !133 signext i8 @nondet_char()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "common_letters_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !10, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !19, !20, !24, !25, !27, !29, !32, !35}
!14 = !DILocalVariable(name: "a", scope: !9, file: !1, line: 9, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 40, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 5)
!19 = !DILocalVariable(name: "b", scope: !9, file: !1, line: 9, type: !15)
!20 = !DILocalVariable(name: "table", scope: !9, file: !1, line: 10, type: !21)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 1152, elements: !22)
!22 = !{!23, !23}
!23 = !DISubrange(count: 6)
!24 = !DILocalVariable(name: "same", scope: !9, file: !1, line: 10, type: !12)
!25 = !DILocalVariable(name: "i", scope: !26, file: !1, line: 11, type: !12)
!26 = distinct !DILexicalBlock(scope: !9, file: !1, line: 11, column: 3)
!27 = !DILocalVariable(name: "i", scope: !28, file: !1, line: 16, type: !12)
!28 = distinct !DILexicalBlock(scope: !9, file: !1, line: 16, column: 3)
!29 = !DILocalVariable(name: "j", scope: !30, file: !1, line: 17, type: !12)
!30 = distinct !DILexicalBlock(scope: !31, file: !1, line: 17, column: 5)
!31 = distinct !DILexicalBlock(scope: !28, file: !1, line: 16, column: 3)
!32 = !DILocalVariable(name: "up", scope: !33, file: !1, line: 18, type: !12)
!33 = distinct !DILexicalBlock(scope: !34, file: !1, line: 17, column: 34)
!34 = distinct !DILexicalBlock(scope: !30, file: !1, line: 17, column: 5)
!35 = !DILocalVariable(name: "left", scope: !33, file: !1, line: 18, type: !12)
!36 = !DILocation(line: 9, column: 3, scope: !9)
!37 = !DILocation(line: 9, column: 8, scope: !9)
!38 = !DILocation(line: 9, column: 14, scope: !9)
!39 = !DILocation(line: 10, column: 3, scope: !9)
!40 = !DILocation(line: 10, column: 7, scope: !9)
!41 = !DILocation(line: 10, column: 36, scope: !9)
!42 = !DILocation(line: 11, column: 8, scope: !26)
!43 = !DILocation(line: 11, column: 12, scope: !26)
!44 = !DILocation(line: 11, column: 19, scope: !45)
!45 = distinct !DILexicalBlock(scope: !26, file: !1, line: 11, column: 3)
!46 = !DILocation(line: 11, column: 21, scope: !45)
!47 = !DILocation(line: 11, column: 3, scope: !26)
!48 = !DILocation(line: 11, column: 3, scope: !45)
!49 = !DILocation(line: 12, column: 12, scope: !50)
!50 = distinct !DILexicalBlock(scope: !45, file: !1, line: 11, column: 31)
!51 = !DILocation(line: 12, column: 7, scope: !50)
!52 = !DILocation(line: 12, column: 5, scope: !50)
!53 = !DILocation(line: 12, column: 10, scope: !50)
!54 = !DILocation(line: 13, column: 12, scope: !50)
!55 = !DILocation(line: 13, column: 7, scope: !50)
!56 = !DILocation(line: 13, column: 5, scope: !50)
!57 = !DILocation(line: 13, column: 10, scope: !50)
!58 = !DILocation(line: 14, column: 15, scope: !50)
!59 = !DILocation(line: 14, column: 13, scope: !50)
!60 = !DILocation(line: 14, column: 23, scope: !50)
!61 = !DILocation(line: 14, column: 21, scope: !50)
!62 = !DILocation(line: 14, column: 18, scope: !50)
!63 = !DILocation(line: 14, column: 10, scope: !50)
!64 = !DILocation(line: 15, column: 3, scope: !50)
!65 = !DILocation(line: 11, column: 27, scope: !45)
!66 = distinct !{!66, !47, !67, !68, !69}
!67 = !DILocation(line: 15, column: 3, scope: !26)
!68 = !{!"llvm.loop.mustprogress"}
!69 = !{!"llvm.loop.unroll.disable"}
!70 = !DILocation(line: 16, column: 8, scope: !28)
!71 = !DILocation(line: 16, column: 12, scope: !28)
!72 = !DILocation(line: 16, column: 19, scope: !31)
!73 = !DILocation(line: 16, column: 21, scope: !31)
!74 = !DILocation(line: 16, column: 3, scope: !28)
!75 = !DILocation(line: 16, column: 3, scope: !31)
!76 = !DILocation(line: 17, column: 10, scope: !30)
!77 = !DILocation(line: 17, column: 14, scope: !30)
!78 = !DILocation(line: 17, column: 21, scope: !34)
!79 = !DILocation(line: 17, column: 23, scope: !34)
!80 = !DILocation(line: 17, column: 5, scope: !30)
!81 = !DILocation(line: 17, column: 5, scope: !34)
!82 = !DILocation(line: 18, column: 7, scope: !33)
!83 = !DILocation(line: 18, column: 11, scope: !33)
!84 = !DILocation(line: 18, column: 22, scope: !33)
!85 = !DILocation(line: 18, column: 24, scope: !33)
!86 = !DILocation(line: 18, column: 16, scope: !33)
!87 = !DILocation(line: 18, column: 29, scope: !33)
!88 = !DILocation(line: 18, column: 33, scope: !33)
!89 = !DILocation(line: 18, column: 46, scope: !33)
!90 = !DILocation(line: 18, column: 40, scope: !33)
!91 = !DILocation(line: 18, column: 49, scope: !33)
!92 = !DILocation(line: 18, column: 51, scope: !33)
!93 = !DILocation(line: 19, column: 23, scope: !33)
!94 = !DILocation(line: 19, column: 25, scope: !33)
!95 = !DILocation(line: 19, column: 21, scope: !33)
!96 = !DILocation(line: 19, column: 35, scope: !33)
!97 = !DILocation(line: 19, column: 37, scope: !33)
!98 = !DILocation(line: 19, column: 33, scope: !33)
!99 = !DILocation(line: 19, column: 30, scope: !33)
!100 = !DILocation(line: 19, column: 50, scope: !33)
!101 = !DILocation(line: 19, column: 52, scope: !33)
!102 = !DILocation(line: 19, column: 44, scope: !33)
!103 = !DILocation(line: 19, column: 57, scope: !33)
!104 = !DILocation(line: 19, column: 59, scope: !33)
!105 = !DILocation(line: 19, column: 64, scope: !33)
!106 = !DILocation(line: 19, column: 70, scope: !33)
!107 = !DILocation(line: 19, column: 75, scope: !33)
!108 = !DILocation(line: 19, column: 73, scope: !33)
!109 = !DILocation(line: 19, column: 82, scope: !33)
!110 = !DILocation(line: 19, column: 87, scope: !33)
!111 = !DILocation(line: 19, column: 13, scope: !33)
!112 = !DILocation(line: 19, column: 7, scope: !33)
!113 = !DILocation(line: 19, column: 16, scope: !33)
!114 = !DILocation(line: 19, column: 19, scope: !33)
!115 = !DILocation(line: 20, column: 5, scope: !34)
!116 = !DILocation(line: 20, column: 5, scope: !33)
!117 = !DILocation(line: 17, column: 30, scope: !34)
!118 = distinct !{!118, !80, !119, !68, !69}
!119 = !DILocation(line: 20, column: 5, scope: !30)
!120 = !DILocation(line: 16, column: 28, scope: !31)
!121 = distinct !{!121, !74, !122, !68, !69}
!122 = !DILocation(line: 20, column: 5, scope: !28)
!123 = !DILocation(line: 21, column: 3, scope: !124)
!124 = distinct !DILexicalBlock(scope: !125, file: !1, line: 21, column: 3)
!125 = distinct !DILexicalBlock(scope: !9, file: !1, line: 21, column: 3)
!126 = !DILocation(line: 21, column: 3, scope: !125)
!127 = !DILocation(line: 22, column: 3, scope: !128)
!128 = distinct !DILexicalBlock(scope: !129, file: !1, line: 22, column: 3)
!129 = distinct !DILexicalBlock(scope: !9, file: !1, line: 22, column: 3)
!130 = !DILocation(line: 22, column: 3, scope: !129)
!131 = !DILocation(line: 23, column: 3, scope: !9)
!132 = !DILocation(line: 24, column: 1, scope: !9)
!133 = !DISubprogram(name: "nondet_char", scope: !1, file: !1, line: 4, type: !134, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !136)
!134 = !DISubroutineType(types: !135)
!135 = !{!16}
!136 = !{}
