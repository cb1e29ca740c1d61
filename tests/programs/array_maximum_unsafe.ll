source_filename = "array_maximum_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [12 x i8] c"a[i] <= max\00", align 1
@.str.1 = private unnamed_addr constant [23 x i8] c"array_maximum_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %a = alloca [1000 x i32], align 16
  %n = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %i = alloca i32, align 4
  %max = alloca i32, align 4
  %i5 = alloca i32, align 4
  %i20 = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [1000 x i32]* %a to i8*, !dbg !26
  call void @llvm.lifetime.start.p0i8(i64 4000, i8* %0), !dbg !26
  call void @llvm.dbg.declare(metadata [1000 x i32]* %a, metadata !14, metadata !DIExpression()), !dbg !27
  %1 = bitcast i32* %n to i8*, !dbg !28
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !28
  call void @llvm.dbg.declare(metadata i32* %n, metadata !18, metadata !DIExpression()), !dbg !29
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !30
  store i32 %call, i32* %n, align 4, !dbg !29
  %2 = load i32, i32* %n, align 4, !dbg !31
  %cmp = icmp slt i32 %2, 1, !dbg !33
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !34

lor.lhs.false:
  %3 = load i32, i32* %n, align 4, !dbg !35
  %cmp1 = icmp sgt i32 %3, 1000, !dbg !36
  br i1 %cmp1, label %if.then, label %if.end, !dbg !37

if.then:
  store i32 0, i32* %retval, align 4, !dbg !38
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !38

if.end:
  %4 = bitcast i32* %i to i8*, !dbg !39
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4), !dbg !39
  call void @llvm.dbg.declare(metadata i32* %i, metadata !19, metadata !DIExpression()), !dbg !40
  store i32 0, i32* %i, align 4, !dbg !40
  br label %for.cond, !dbg !39

for.cond:
  %5 = load i32, i32* %i, align 4, !dbg !41
  %6 = load i32, i32* %n, align 4, !dbg !43
  %cmp2 = icmp slt i32 %5, %6, !dbg !44
  br i1 %cmp2, label %for.body, label %for.cond.cleanup, !dbg !45

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  %7 = bitcast i32* %i to i8*, !dbg !46
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7), !dbg !46
  br label %for.end

for.body:
  %call3 = call i32 @__VERIFIER_nondet_int(), !dbg !47
  %8 = load i32, i32* %i, align 4, !dbg !48
  %idxprom = sext i32 %8 to i64, !dbg !49
  %arrayidx = getelementptr inbounds [1000 x i32], [1000 x i32]* %a, i64 0, i64 %idxprom, !dbg !49
  store i32 %call3, i32* %arrayidx, align 4, !dbg !50
  br label %for.inc, !dbg !49

for.inc:
  %9 = load i32, i32* %i, align 4, !dbg !51
  %inc = add nsw i32 %9, 1, !dbg !51
  store i32 %inc, i32* %i, align 4, !dbg !51
  br label %for.cond, !dbg !46, !llvm.loop !52

for.end:
  %10 = bitcast i32* %max to i8*, !dbg !56
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %10), !dbg !56
  call void @llvm.dbg.declare(metadata i32* %max, metadata !21, metadata !DIExpression()), !dbg !57
  %arrayidx4 = getelementptr inbounds [1000 x i32], [1000 x i32]* %a, i64 0, i64 0, !dbg !58
  %11 = load i32, i32* %arrayidx4, align 16, !dbg !58
  store i32 %11, i32* %max, align 4, !dbg !57
  %12 = bitcast i32* %i5 to i8*, !dbg !59
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %12), !dbg !59
  call void @llvm.dbg.declare(metadata i32* %i5, metadata !22, metadata !DIExpression()), !dbg !60
  store i32 1, i32* %i5, align 4, !dbg !60
  br label %for.cond6, !dbg !59

for.cond6:
  %13 = load i32, i32* %i5, align 4, !dbg !61
  %14 = load i32, i32* %n, align 4, !dbg !63
  %sub = sub nsw i32 %14, 1, !dbg !64
  %cmp7 = icmp slt i32 %13, %sub, !dbg !65
  br i1 %cmp7, label %for.body9, label %for.cond.cleanup8, !dbg !66

for.cond.cleanup8:
  store i32 5, i32* %cleanup.dest.slot, align 4
  %15 = bitcast i32* %i5 to i8*, !dbg !67
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %15), !dbg !67
  br label %for.end19

for.body9:
  %16 = load i32, i32* %i5, align 4, !dbg !68
  %idxprom10 = sext i32 %16 to i64, !dbg !70
  %arrayidx11 = getelementptr inbounds [1000 x i32], [1000 x i32]* %a, i64 0, i64 %idxprom10, !dbg !70
  %17 = load i32, i32* %arrayidx11, align 4, !dbg !70
  %18 = load i32, i32* %max, align 4, !dbg !71
  %cmp12 = icmp sgt i32 %17, %18, !dbg !72
  br i1 %cmp12, label %if.then13, label %if.end16, !dbg !73

if.then13:
  %19 = load i32, i32* %i5, align 4, !dbg !74
  %idxprom14 = sext i32 %19 to i64, !dbg !75
  %arrayidx15 = getelementptr inbounds [1000 x i32], [1000 x i32]* %a, i64 0, i64 %idxprom14, !dbg !75
  %20 = load i32, i32* %arrayidx15, align 4, !dbg !75
  store i32 %20, i32* %max, align 4, !dbg !76
  br label %if.end16, !dbg !77

if.end16:
  br label %for.inc17, !dbg !71

for.inc17:
  %21 = load i32, i32* %i5, align 4, !dbg !78
  %inc18 = add nsw i32 %21, 1, !dbg !78
  store i32 %inc18, i32* %i5, align 4, !dbg !78
  br label %for.cond6, !dbg !67, !llvm.loop !79

for.end19:
  %22 = bitcast i32* %i20 to i8*, !dbg !81
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %22), !dbg !81
  call void @llvm.dbg.declare(metadata i32* %i20, metadata !24, metadata !DIExpression()), !dbg !82
  store i32 0, i32* %i20, align 4, !dbg !82
  br label %for.cond21, !dbg !81

for.cond21:
  %23 = load i32, i32* %i20, align 4, !dbg !83
  %24 = load i32, i32* %n, align 4, !dbg !85
  %cmp22 = icmp slt i32 %23, %24, !dbg !86
  br i1 %cmp22, label %for.body24, label %for.cond.cleanup23, !dbg !87

for.cond.cleanup23:
  store i32 8, i32* %cleanup.dest.slot, align 4
  %25 = bitcast i32* %i20 to i8*, !dbg !88
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %25), !dbg !88
  br label %for.end32

for.body24:
  %26 = load i32, i32* %i20, align 4, !dbg !89
  %idxprom25 = sext i32 %26 to i64, !dbg !89
  %arrayidx26 = getelementptr inbounds [1000 x i32], [1000 x i32]* %a, i64 0, i64 %idxprom25, !dbg !89
  %27 = load i32, i32* %arrayidx26, align 4, !dbg !89
  %28 = load i32, i32* %max, align 4, !dbg !89
  %cmp27 = icmp sle i32 %27, %28, !dbg !89
  br i1 %cmp27, label %if.then28, label %if.else, !dbg !92

if.then28:
  br label %if.end29, !dbg !92

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.1, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !89
  unreachable, !dbg !89

if.end29:
  br label %for.inc30, !dbg !93

for.inc30:
  %29 = load i32, i32* %i20, align 4, !dbg !94
  %inc31 = add nsw i32 %29, 1, !dbg !94
  store i32 %inc31, i32* %i20, align 4, !dbg !94
  br label %for.cond21, !dbg !88, !llvm.loop !95

for.end32:
  store i32 0, i32* %retval, align 4, !dbg !97
  store i32 1, i32* %cleanup.dest.slot, align 4
  %30 = bitcast i32* %max to i8*, !dbg !98
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %30), !dbg !98
  br label %cleanup

cleanup:
  %31 = bitcast i32* %n to i8*, !dbg !98
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %31), !dbg !98
  %32 = bitcast [1000 x i32]* %a to i8*, !dbg !98
  call void @llvm.lifetime.end.p0i8(i64 4000, i8* %32), !dbg !98
  %33 = load i32, i32* %retval, align 4, !dbg !98
  ret i32 %33, !dbg !98
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "array_maximum_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !10, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !18, !19, !21, !22, !24}
!14 = !DILocalVariable(name: "a", scope: !9, file: !1, line: 6, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 32000, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 1000)
!18 = !DILocalVariable(name: "n", scope: !9, file: !1, line: 7, type: !12)
!19 = !DILocalVariable(name: "i", scope: !20, file: !1, line: 9, type: !12)
!20 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 3)
!21 = !DILocalVariable(name: "max", scope: !9, file: !1, line: 10, type: !12)
!22 = !DILocalVariable(name: "i", scope: !23, file: !1, line: 11, type: !12)
!23 = distinct !DILexicalBlock(scope: !9, file: !1, line: 11, column: 3)
!24 = !DILocalVariable(name: "i", scope: !25, file: !1, line: 13, type: !12)
!25 = distinct !DILexicalBlock(scope: !9, file: !1, line: 13, column: 3)
!26 = !DILocation(line: 6, column: 3, scope: !9)
!27 = !DILocation(line: 6, column: 7, scope: !9)
!28 = !DILocation(line: 7, column: 3, scope: !9)
!29 = !DILocation(line: 7, column: 7, scope: !9)
!30 = !DILocation(line: 7, column: 11, scope: !9)
!31 = !DILocation(line: 8, column: 7, scope: !32)
!32 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 7)
!33 = !DILocation(line: 8, column: 9, scope: !32)
!34 = !DILocation(line: 8, column: 13, scope: !32)
!35 = !DILocation(line: 8, column: 16, scope: !32)
!36 = !DILocation(line: 8, column: 18, scope: !32)
!37 = !DILocation(line: 8, column: 7, scope: !9)
!38 = !DILocation(line: 8, column: 26, scope: !32)
!39 = !DILocation(line: 9, column: 8, scope: !20)
!40 = !DILocation(line: 9, column: 12, scope: !20)
!41 = !DILocation(line: 9, column: 19, scope: !42)
!42 = distinct !DILexicalBlock(scope: !20, file: !1, line: 9, column: 3)
!43 = !DILocation(line: 9, column: 23, scope: !42)
!44 = !DILocation(line: 9, column: 21, scope: !42)
!45 = !DILocation(line: 9, column: 3, scope: !20)
!46 = !DILocation(line: 9, column: 3, scope: !42)
!47 = !DILocation(line: 9, column: 38, scope: !42)
!48 = !DILocation(line: 9, column: 33, scope: !42)
!49 = !DILocation(line: 9, column: 31, scope: !42)
!50 = !DILocation(line: 9, column: 36, scope: !42)
!51 = !DILocation(line: 9, column: 27, scope: !42)
!52 = distinct !{!52, !45, !53, !54, !55}
!53 = !DILocation(line: 9, column: 60, scope: !20)
!54 = !{!"llvm.loop.mustprogress"}
!55 = !{!"llvm.loop.unroll.disable"}
!56 = !DILocation(line: 10, column: 3, scope: !9)
!57 = !DILocation(line: 10, column: 7, scope: !9)
!58 = !DILocation(line: 10, column: 13, scope: !9)
!59 = !DILocation(line: 11, column: 8, scope: !23)
!60 = !DILocation(line: 11, column: 12, scope: !23)
!61 = !DILocation(line: 11, column: 19, scope: !62)
!62 = distinct !DILexicalBlock(scope: !23, file: !1, line: 11, column: 3)
!63 = !DILocation(line: 11, column: 23, scope: !62)
!64 = !DILocation(line: 11, column: 25, scope: !62)
!65 = !DILocation(line: 11, column: 21, scope: !62)
!66 = !DILocation(line: 11, column: 3, scope: !23)
!67 = !DILocation(line: 11, column: 3, scope: !62)
!68 = !DILocation(line: 12, column: 11, scope: !69)
!69 = distinct !DILexicalBlock(scope: !62, file: !1, line: 12, column: 9)
!70 = !DILocation(line: 12, column: 9, scope: !69)
!71 = !DILocation(line: 12, column: 16, scope: !69)
!72 = !DILocation(line: 12, column: 14, scope: !69)
!73 = !DILocation(line: 12, column: 9, scope: !62)
!74 = !DILocation(line: 12, column: 29, scope: !69)
!75 = !DILocation(line: 12, column: 27, scope: !69)
!76 = !DILocation(line: 12, column: 25, scope: !69)
!77 = !DILocation(line: 12, column: 21, scope: !69)
!78 = !DILocation(line: 11, column: 31, scope: !62)
!79 = distinct !{!79, !66, !80, !54, !55}
!80 = !DILocation(line: 12, column: 30, scope: !23)
!81 = !DILocation(line: 13, column: 8, scope: !25)
!82 = !DILocation(line: 13, column: 12, scope: !25)
!83 = !DILocation(line: 13, column: 19, scope: !84)
!84 = distinct !DILexicalBlock(scope: !25, file: !1, line: 13, column: 3)
!85 = !DILocation(line: 13, column: 23, scope: !84)
!86 = !DILocation(line: 13, column: 21, scope: !84)
!87 = !DILocation(line: 13, column: 3, scope: !25)
!88 = !DILocation(line: 13, column: 3, scope: !84)
!89 = !DILocation(line: 13, column: 31, scope: !90)
!90 = distinct !DILexicalBlock(scope: !91, file: !1, line: 13, column: 31)
!91 = distinct !DILexicalBlock(scope: !84, file: !1, line: 13, column: 31)
!92 = !DILocation(line: 13, column: 31, scope: !91)
!93 = !DILocation(line: 13, column: 31, scope: !84)
!94 = !DILocation(line: 13, column: 27, scope: !84)
!95 = distinct !{!95, !87, !96, !54, !55}
!96 = !DILocation(line: 13, column: 31, scope: !25)
!97 = !DILocation(line: 14, column: 3, scope: !9)
!98 = !DILocation(line: 15, column: 1, scope: !9)
