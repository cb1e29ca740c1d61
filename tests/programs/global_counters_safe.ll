source_filename = "global_counters_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@count = dso_local global i32 12, align 4, !dbg !0
@i = dso_local global i32 0, align 4, !dbg !5
@given = dso_local global [12 x i32] zeroinitializer, align 16, !dbg !12
@sorted = dso_local global [12 x i32] zeroinitializer, align 16, !dbg !17
@j = dso_local global i32 0, align 4, !dbg !8
@most = dso_local global i32 0, align 4, !dbg !10
@.str = private unnamed_addr constant [26 x i8] c"sorted[count - 1] == most\00", align 1
@.str.1 = private unnamed_addr constant [23 x i8] c"global_counters_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !26 {
entry:
  %retval = alloca i32, align 4
  %other = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  store i32 0, i32* @i, align 4, !dbg !37
  br label %for.cond, !dbg !39

for.cond:
  %0 = load i32, i32* @i, align 4, !dbg !40
  %1 = load i32, i32* @count, align 4, !dbg !42
  %cmp = icmp slt i32 %0, %1, !dbg !43
  br i1 %cmp, label %for.body, label %for.end, !dbg !44

for.body:
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !45
  %2 = load i32, i32* @i, align 4, !dbg !47
  %idxprom = sext i32 %2 to i64, !dbg !48
  %arrayidx = getelementptr inbounds [12 x i32], [12 x i32]* @given, i64 0, i64 %idxprom, !dbg !48
  store i32 %call, i32* %arrayidx, align 4, !dbg !49
  %3 = load i32, i32* @i, align 4, !dbg !50
  %idxprom1 = sext i32 %3 to i64, !dbg !52
  %arrayidx2 = getelementptr inbounds [12 x i32], [12 x i32]* @given, i64 0, i64 %idxprom1, !dbg !52
  %4 = load i32, i32* %arrayidx2, align 4, !dbg !52
  %cmp3 = icmp slt i32 %4, 0, !dbg !53
  br i1 %cmp3, label %if.then, label %lor.lhs.false, !dbg !54

lor.lhs.false:
  %5 = load i32, i32* @i, align 4, !dbg !55
  %idxprom4 = sext i32 %5 to i64, !dbg !56
  %arrayidx5 = getelementptr inbounds [12 x i32], [12 x i32]* @given, i64 0, i64 %idxprom4, !dbg !56
  %6 = load i32, i32* %arrayidx5, align 4, !dbg !56
  %cmp6 = icmp sgt i32 %6, 100, !dbg !57
  br i1 %cmp6, label %if.then, label %if.end, !dbg !58

if.then:
  store i32 0, i32* %retval, align 4, !dbg !59
  br label %return, !dbg !59

if.end:
  %7 = load i32, i32* @i, align 4, !dbg !60
  %idxprom7 = sext i32 %7 to i64, !dbg !61
  %arrayidx8 = getelementptr inbounds [12 x i32], [12 x i32]* @given, i64 0, i64 %idxprom7, !dbg !61
  %8 = load i32, i32* %arrayidx8, align 4, !dbg !61
  %9 = load i32, i32* @i, align 4, !dbg !62
  %idxprom9 = sext i32 %9 to i64, !dbg !63
  %arrayidx10 = getelementptr inbounds [12 x i32], [12 x i32]* @sorted, i64 0, i64 %idxprom9, !dbg !63
  store i32 %8, i32* %arrayidx10, align 4, !dbg !64
  br label %for.inc, !dbg !65

for.inc:
  %10 = load i32, i32* @i, align 4, !dbg !66
  %inc = add nsw i32 %10, 1, !dbg !66
  store i32 %inc, i32* @i, align 4, !dbg !66
  br label %for.cond, !dbg !67, !llvm.loop !68

for.end:
  store i32 0, i32* @i, align 4, !dbg !72
  br label %for.cond11, !dbg !73

for.cond11:
  %11 = load i32, i32* @i, align 4, !dbg !74
  %12 = load i32, i32* @count, align 4, !dbg !75
  %cmp12 = icmp slt i32 %11, %12, !dbg !76
  br i1 %cmp12, label %for.body13, label %for.end40, !dbg !77

for.body13:
  store i32 0, i32* @j, align 4, !dbg !78
  br label %for.cond14, !dbg !79

for.cond14:
  %13 = load i32, i32* @j, align 4, !dbg !80
  %add = add nsw i32 %13, 1, !dbg !81
  %14 = load i32, i32* @count, align 4, !dbg !82
  %15 = load i32, i32* @i, align 4, !dbg !83
  %sub = sub nsw i32 %14, %15, !dbg !84
  %cmp15 = icmp slt i32 %add, %sub, !dbg !85
  br i1 %cmp15, label %for.body16, label %for.end37, !dbg !86

for.body16:
  %16 = load i32, i32* @j, align 4, !dbg !87
  %idxprom17 = sext i32 %16 to i64, !dbg !88
  %arrayidx18 = getelementptr inbounds [12 x i32], [12 x i32]* @sorted, i64 0, i64 %idxprom17, !dbg !88
  %17 = load i32, i32* %arrayidx18, align 4, !dbg !88
  %18 = load i32, i32* @j, align 4, !dbg !89
  %add19 = add nsw i32 %18, 1, !dbg !90
  %idxprom20 = sext i32 %add19 to i64, !dbg !91
  %arrayidx21 = getelementptr inbounds [12 x i32], [12 x i32]* @sorted, i64 0, i64 %idxprom20, !dbg !91
  %19 = load i32, i32* %arrayidx21, align 4, !dbg !91
  %cmp22 = icmp sgt i32 %17, %19, !dbg !92
  br i1 %cmp22, label %if.then23, label %if.end34, !dbg !93

if.then23:
  %20 = bitcast i32* %other to i8*, !dbg !94
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %20), !dbg !94
  call void @llvm.dbg.declare(metadata i32* %other, metadata !30, metadata !DIExpression()), !dbg !95
  %21 = load i32, i32* @j, align 4, !dbg !96
  %idxprom24 = sext i32 %21 to i64, !dbg !97
  %arrayidx25 = getelementptr inbounds [12 x i32], [12 x i32]* @sorted, i64 0, i64 %idxprom24, !dbg !97
  %22 = load i32, i32* %arrayidx25, align 4, !dbg !97
  store i32 %22, i32* %other, align 4, !dbg !95
  %23 = load i32, i32* @j, align 4, !dbg !98
  %add26 = add nsw i32 %23, 1, !dbg !99
  %idxprom27 = sext i32 %add26 to i64, !dbg !100
  %arrayidx28 = getelementptr inbounds [12 x i32], [12 x i32]* @sorted, i64 0, i64 %idxprom27, !dbg !100
  %24 = load i32, i32* %arrayidx28, align 4, !dbg !100
  %25 = load i32, i32* @j, align 4, !dbg !101
  %idxprom29 = sext i32 %25 to i64, !dbg !102
  %arrayidx30 = getelementptr inbounds [12 x i32], [12 x i32]* @sorted, i64 0, i64 %idxprom29, !dbg !102
  store i32 %24, i32* %arrayidx30, align 4, !dbg !103
  %26 = load i32, i32* %other, align 4, !dbg !104
  %27 = load i32, i32* @j, align 4, !dbg !105
  %add31 = add nsw i32 %27, 1, !dbg !106
  %idxprom32 = sext i32 %add31 to i64, !dbg !107
  %arrayidx33 = getelementptr inbounds [12 x i32], [12 x i32]* @sorted, i64 0, i64 %idxprom32, !dbg !107
  store i32 %26, i32* %arrayidx33, align 4, !dbg !108
  %28 = bitcast i32* %other to i8*, !dbg !109
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %28), !dbg !109
  br label %if.end34, !dbg !110

if.end34:
  br label %for.inc35, !dbg !111

for.inc35:
  %29 = load i32, i32* @j, align 4, !dbg !112
  %inc36 = add nsw i32 %29, 1, !dbg !112
  store i32 %inc36, i32* @j, align 4, !dbg !112
  br label %for.cond14, !dbg !113, !llvm.loop !114

for.end37:
  br label %for.inc38, !dbg !115

for.inc38:
  %30 = load i32, i32* @i, align 4, !dbg !116
  %inc39 = add nsw i32 %30, 1, !dbg !116
  store i32 %inc39, i32* @i, align 4, !dbg !116
  br label %for.cond11, !dbg !117, !llvm.loop !118

for.end40:
  %31 = load i32, i32* getelementptr inbounds ([12 x i32], [12 x i32]* @given, i64 0, i64 0), align 16, !dbg !120
  store i32 %31, i32* @most, align 4, !dbg !121
  store i32 1, i32* @i, align 4, !dbg !122
  br label %for.cond41, !dbg !124

for.cond41:
  %32 = load i32, i32* @i, align 4, !dbg !125
  %33 = load i32, i32* @count, align 4, !dbg !127
  %cmp42 = icmp slt i32 %32, %33, !dbg !128
  br i1 %cmp42, label %for.body43, label %for.end53, !dbg !129

for.body43:
  %34 = load i32, i32* @i, align 4, !dbg !130
  %idxprom44 = sext i32 %34 to i64, !dbg !132
  %arrayidx45 = getelementptr inbounds [12 x i32], [12 x i32]* @given, i64 0, i64 %idxprom44, !dbg !132
  %35 = load i32, i32* %arrayidx45, align 4, !dbg !132
  %36 = load i32, i32* @most, align 4, !dbg !133
  %cmp46 = icmp sgt i32 %35, %36, !dbg !134
  br i1 %cmp46, label %if.then47, label %if.end50, !dbg !135

if.then47:
  %37 = load i32, i32* @i, align 4, !dbg !136
  %idxprom48 = sext i32 %37 to i64, !dbg !137
  %arrayidx49 = getelementptr inbounds [12 x i32], [12 x i32]* @given, i64 0, i64 %idxprom48, !dbg !137
  %38 = load i32, i32* %arrayidx49, align 4, !dbg !137
  store i32 %38, i32* @most, align 4, !dbg !138
  br label %if.end50, !dbg !139

if.end50:
  br label %for.inc51, !dbg !133

for.inc51:
  %39 = load i32, i32* @i, align 4, !dbg !140
  %inc52 = add nsw i32 %39, 1, !dbg !140
  store i32 %inc52, i32* @i, align 4, !dbg !140
  br label %for.cond41, !dbg !141, !llvm.loop !142

for.end53:
  %40 = load i32, i32* @count, align 4, !dbg !144
  %sub54 = sub nsw i32 %40, 1, !dbg !144
  %idxprom55 = sext i32 %sub54 to i64, !dbg !144
  %arrayidx56 = getelementptr inbounds [12 x i32], [12 x i32]* @sorted, i64 0, i64 %idxprom55, !dbg !144
  %41 = load i32, i32* %arrayidx56, align 4, !dbg !144
  %42 = load i32, i32* @most, align 4, !dbg !144
  %cmp57 = icmp eq i32 %41, %42, !dbg !144
  br i1 %cmp57, label %if.then58, label %if.else, !dbg !147

if.then58:
  br label %if.end59, !dbg !147

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.1, i64 0, i64 0), i32 noundef 26, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !144
  unreachable, !dbg !144

if.end59:
  store i32 0, i32* %retval, align 4, !dbg !148
  br label %return, !dbg !148

return:
  %43 = load i32, i32* %retval, align 4, !dbg !149
  ret i32 %43, !dbg !149
}

declare i32 @__VERIFIER_nondet_int()

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!19, !20, !21, !22, !23, !24}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "global_counters_safe.c", directory: ".")
!4 = !{!0, !5, !8, !10, !12, !17}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "i", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "j", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "most", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "given", scope: !2, file: !3, line: 6, type: !14, isLocal: false, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 384, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 12)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(name: "sorted", scope: !2, file: !3, line: 6, type: !14, isLocal: false, isDefinition: true)
!19 = !{i32 7, !"Dwarf Version", i32 5}
!20 = !{i32 2, !"Debug Info Version", i32 3}
!21 = !{i32 1, !"wchar_size", i32 4}
!22 = !{i32 7, !"PIC Level", i32 2}
!23 = !{i32 7, !"PIE Level", i32 2}
!24 = !{i32 7, !"uwtable", i32 1}

!26 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 8, type: !27, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !29)
!27 = !DISubroutineType(types: !28)
!28 = !{!7}
!29 = !{!30}
!30 = !DILocalVariable(name: "other", scope: !31, file: !3, line: 18, type: !7)
!31 = distinct !DILexicalBlock(scope: !32, file: !3, line: 17, column: 44)
!32 = distinct !DILexicalBlock(scope: !33, file: !3, line: 17, column: 17)
!33 = distinct !DILexicalBlock(scope: !34, file: !3, line: 16, column: 9)
!34 = distinct !DILexicalBlock(scope: !35, file: !3, line: 16, column: 9)
!35 = distinct !DILexicalBlock(scope: !36, file: !3, line: 15, column: 5)
!36 = distinct !DILexicalBlock(scope: !26, file: !3, line: 15, column: 5)
!37 = !DILocation(line: 9, column: 12, scope: !38)
!38 = distinct !DILexicalBlock(scope: !26, file: !3, line: 9, column: 5)
!39 = !DILocation(line: 9, column: 10, scope: !38)
!40 = !DILocation(line: 9, column: 17, scope: !41)
!41 = distinct !DILexicalBlock(scope: !38, file: !3, line: 9, column: 5)
!42 = !DILocation(line: 9, column: 21, scope: !41)
!43 = !DILocation(line: 9, column: 19, scope: !41)
!44 = !DILocation(line: 9, column: 5, scope: !38)
!45 = !DILocation(line: 10, column: 20, scope: !46)
!46 = distinct !DILexicalBlock(scope: !41, file: !3, line: 9, column: 33)
!47 = !DILocation(line: 10, column: 15, scope: !46)
!48 = !DILocation(line: 10, column: 9, scope: !46)
!49 = !DILocation(line: 10, column: 18, scope: !46)
!50 = !DILocation(line: 11, column: 19, scope: !51)
!51 = distinct !DILexicalBlock(scope: !46, file: !3, line: 11, column: 13)
!52 = !DILocation(line: 11, column: 13, scope: !51)
!53 = !DILocation(line: 11, column: 22, scope: !51)
!54 = !DILocation(line: 11, column: 26, scope: !51)
!55 = !DILocation(line: 11, column: 35, scope: !51)
!56 = !DILocation(line: 11, column: 29, scope: !51)
!57 = !DILocation(line: 11, column: 38, scope: !51)
!58 = !DILocation(line: 11, column: 13, scope: !46)
!59 = !DILocation(line: 12, column: 13, scope: !51)
!60 = !DILocation(line: 13, column: 27, scope: !46)
!61 = !DILocation(line: 13, column: 21, scope: !46)
!62 = !DILocation(line: 13, column: 16, scope: !46)
!63 = !DILocation(line: 13, column: 9, scope: !46)
!64 = !DILocation(line: 13, column: 19, scope: !46)
!65 = !DILocation(line: 14, column: 5, scope: !46)
!66 = !DILocation(line: 9, column: 29, scope: !41)
!67 = !DILocation(line: 9, column: 5, scope: !41)
!68 = distinct !{!68, !44, !69, !70, !71}
!69 = !DILocation(line: 14, column: 5, scope: !38)
!70 = !{!"llvm.loop.mustprogress"}
!71 = !{!"llvm.loop.unroll.disable"}
!72 = !DILocation(line: 15, column: 12, scope: !36)
!73 = !DILocation(line: 15, column: 10, scope: !36)
!74 = !DILocation(line: 15, column: 17, scope: !35)
!75 = !DILocation(line: 15, column: 21, scope: !35)
!76 = !DILocation(line: 15, column: 19, scope: !35)
!77 = !DILocation(line: 15, column: 5, scope: !36)
!78 = !DILocation(line: 16, column: 16, scope: !34)
!79 = !DILocation(line: 16, column: 14, scope: !34)
!80 = !DILocation(line: 16, column: 21, scope: !33)
!81 = !DILocation(line: 16, column: 23, scope: !33)
!82 = !DILocation(line: 16, column: 29, scope: !33)
!83 = !DILocation(line: 16, column: 37, scope: !33)
!84 = !DILocation(line: 16, column: 35, scope: !33)
!85 = !DILocation(line: 16, column: 27, scope: !33)
!86 = !DILocation(line: 16, column: 9, scope: !34)
!87 = !DILocation(line: 17, column: 24, scope: !32)
!88 = !DILocation(line: 17, column: 17, scope: !32)
!89 = !DILocation(line: 17, column: 36, scope: !32)
!90 = !DILocation(line: 17, column: 38, scope: !32)
!91 = !DILocation(line: 17, column: 29, scope: !32)
!92 = !DILocation(line: 17, column: 27, scope: !32)
!93 = !DILocation(line: 17, column: 17, scope: !33)
!94 = !DILocation(line: 18, column: 17, scope: !31)
!95 = !DILocation(line: 18, column: 21, scope: !31)
!96 = !DILocation(line: 18, column: 36, scope: !31)
!97 = !DILocation(line: 18, column: 29, scope: !31)
!98 = !DILocation(line: 19, column: 36, scope: !31)
!99 = !DILocation(line: 19, column: 38, scope: !31)
!100 = !DILocation(line: 19, column: 29, scope: !31)
!101 = !DILocation(line: 19, column: 24, scope: !31)
!102 = !DILocation(line: 19, column: 17, scope: !31)
!103 = !DILocation(line: 19, column: 27, scope: !31)
!104 = !DILocation(line: 20, column: 33, scope: !31)
!105 = !DILocation(line: 20, column: 24, scope: !31)
!106 = !DILocation(line: 20, column: 26, scope: !31)
!107 = !DILocation(line: 20, column: 17, scope: !31)
!108 = !DILocation(line: 20, column: 31, scope: !31)
!109 = !DILocation(line: 21, column: 13, scope: !32)
!110 = !DILocation(line: 21, column: 13, scope: !31)
!111 = !DILocation(line: 17, column: 41, scope: !32)
!112 = !DILocation(line: 16, column: 41, scope: !33)
!113 = !DILocation(line: 16, column: 9, scope: !33)
!114 = distinct !{!114, !86, !115, !70, !71}
!115 = !DILocation(line: 21, column: 13, scope: !34)
!116 = !DILocation(line: 15, column: 29, scope: !35)
!117 = !DILocation(line: 15, column: 5, scope: !35)
!118 = distinct !{!118, !77, !119, !70, !71}
!119 = !DILocation(line: 21, column: 13, scope: !36)
!120 = !DILocation(line: 22, column: 12, scope: !26)
!121 = !DILocation(line: 22, column: 10, scope: !26)
!122 = !DILocation(line: 23, column: 12, scope: !123)
!123 = distinct !DILexicalBlock(scope: !26, file: !3, line: 23, column: 5)
!124 = !DILocation(line: 23, column: 10, scope: !123)
!125 = !DILocation(line: 23, column: 17, scope: !126)
!126 = distinct !DILexicalBlock(scope: !123, file: !3, line: 23, column: 5)
!127 = !DILocation(line: 23, column: 21, scope: !126)
!128 = !DILocation(line: 23, column: 19, scope: !126)
!129 = !DILocation(line: 23, column: 5, scope: !123)
!130 = !DILocation(line: 24, column: 19, scope: !131)
!131 = distinct !DILexicalBlock(scope: !126, file: !3, line: 24, column: 13)
!132 = !DILocation(line: 24, column: 13, scope: !131)
!133 = !DILocation(line: 24, column: 24, scope: !131)
!134 = !DILocation(line: 24, column: 22, scope: !131)
!135 = !DILocation(line: 24, column: 13, scope: !126)
!136 = !DILocation(line: 25, column: 26, scope: !131)
!137 = !DILocation(line: 25, column: 20, scope: !131)
!138 = !DILocation(line: 25, column: 18, scope: !131)
!139 = !DILocation(line: 25, column: 13, scope: !131)
!140 = !DILocation(line: 23, column: 29, scope: !126)
!141 = !DILocation(line: 23, column: 5, scope: !126)
!142 = distinct !{!142, !129, !143, !70, !71}
!143 = !DILocation(line: 25, column: 27, scope: !123)
!144 = !DILocation(line: 26, column: 5, scope: !145)
!145 = distinct !DILexicalBlock(scope: !146, file: !3, line: 26, column: 5)
!146 = distinct !DILexicalBlock(scope: !26, file: !3, line: 26, column: 5)
!147 = !DILocation(line: 26, column: 5, scope: !146)
!148 = !DILocation(line: 27, column: 5, scope: !26)
!149 = !DILocation(line: 28, column: 1, scope: !26)
