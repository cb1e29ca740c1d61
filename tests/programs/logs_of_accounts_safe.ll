source_filename = "logs_of_accounts_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.account = type { i32, i64, [5 x i64], i32 }

@.str = private unnamed_addr constant [7 x i8] c"%d %ld\00", align 1
@.str.1 = private unnamed_addr constant [23 x i8] c"acc[who]->balance >= 0\00", align 1
@.str.2 = private unnamed_addr constant [24 x i8] c"logs_of_accounts_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %acc = alloca [3 x %struct.account*], align 16
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %who = alloca i32, align 4
  %amount = alloca i64, align 8
  %i33 = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [3 x %struct.account*]* %acc to i8*, !dbg !35
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %0), !dbg !35
  call void @llvm.dbg.declare(metadata [3 x %struct.account*]* %acc, metadata !14, metadata !DIExpression()), !dbg !36
  %1 = bitcast i32* %i to i8*, !dbg !37
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !37
  call void @llvm.dbg.declare(metadata i32* %i, metadata !29, metadata !DIExpression()), !dbg !38
  store i32 0, i32* %i, align 4, !dbg !38
  br label %for.cond, !dbg !37

for.cond:
  %2 = load i32, i32* %i, align 4, !dbg !39
  %cmp = icmp slt i32 %2, 3, !dbg !41
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !42

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !42

for.body:
  %3 = load i32, i32* %i, align 4, !dbg !43
  %call = call %struct.account* @open_account(i32 noundef %3), !dbg !45
  %4 = load i32, i32* %i, align 4, !dbg !46
  %idxprom = sext i32 %4 to i64, !dbg !47
  %arrayidx = getelementptr inbounds [3 x %struct.account*], [3 x %struct.account*]* %acc, i64 0, i64 %idxprom, !dbg !47
  store %struct.account* %call, %struct.account** %arrayidx, align 8, !dbg !48
  %5 = load i32, i32* %i, align 4, !dbg !49
  %idxprom1 = sext i32 %5 to i64, !dbg !51
  %arrayidx2 = getelementptr inbounds [3 x %struct.account*], [3 x %struct.account*]* %acc, i64 0, i64 %idxprom1, !dbg !51
  %6 = load %struct.account*, %struct.account** %arrayidx2, align 8, !dbg !51
  %tobool = icmp ne %struct.account* %6, null, !dbg !51
  br i1 %tobool, label %if.end, label %if.then, !dbg !52

if.then:
  br label %while.cond, !dbg !53

while.cond:
  %7 = load i32, i32* %i, align 4, !dbg !55
  %dec = add nsw i32 %7, -1, !dbg !55
  store i32 %dec, i32* %i, align 4, !dbg !55
  %tobool3 = icmp ne i32 %7, 0, !dbg !53
  br i1 %tobool3, label %while.body, label %while.end, !dbg !53

while.body:
  %8 = load i32, i32* %i, align 4, !dbg !56
  %idxprom4 = sext i32 %8 to i64, !dbg !57
  %arrayidx5 = getelementptr inbounds [3 x %struct.account*], [3 x %struct.account*]* %acc, i64 0, i64 %idxprom4, !dbg !57
  %9 = load %struct.account*, %struct.account** %arrayidx5, align 8, !dbg !57
  %10 = bitcast %struct.account* %9 to i8*, !dbg !57
  call void @free(i8* noundef %10), !dbg !58
  br label %while.cond, !dbg !53, !llvm.loop !59

while.end:
  store i32 1, i32* %retval, align 4, !dbg !63
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !63

if.end:
  br label %for.inc, !dbg !64

for.inc:
  %11 = load i32, i32* %i, align 4, !dbg !65
  %inc = add nsw i32 %11, 1, !dbg !65
  store i32 %inc, i32* %i, align 4, !dbg !65
  br label %for.cond, !dbg !66, !llvm.loop !67

cleanup:
  %12 = bitcast i32* %i to i8*, !dbg !66
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %12), !dbg !66
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup46 [
    i32 2, label %for.end
  ]

for.end:
  %13 = bitcast i32* %who to i8*, !dbg !69
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %13), !dbg !69
  call void @llvm.dbg.declare(metadata i32* %who, metadata !31, metadata !DIExpression()), !dbg !70
  %14 = bitcast i64* %amount to i8*, !dbg !71
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %14), !dbg !71
  call void @llvm.dbg.declare(metadata i64* %amount, metadata !32, metadata !DIExpression()), !dbg !72
  br label %while.cond6, !dbg !73

while.cond6:
  %call7 = call i32 (i8*, ...) @__isoc99_scanf(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i32* noundef %who, i64* noundef %amount), !dbg !74
  %cmp8 = icmp eq i32 %call7, 2, !dbg !75
  br i1 %cmp8, label %while.body9, label %while.end32, !dbg !73

while.body9:
  %15 = load i32, i32* %who, align 4, !dbg !76
  %cmp10 = icmp slt i32 %15, 0, !dbg !79
  br i1 %cmp10, label %if.then16, label %lor.lhs.false, !dbg !80

lor.lhs.false:
  %16 = load i32, i32* %who, align 4, !dbg !81
  %cmp11 = icmp sge i32 %16, 3, !dbg !82
  br i1 %cmp11, label %if.then16, label %lor.lhs.false12, !dbg !83

lor.lhs.false12:
  %17 = load i64, i64* %amount, align 8, !dbg !84
  %cmp13 = icmp slt i64 %17, -1000, !dbg !85
  br i1 %cmp13, label %if.then16, label %lor.lhs.false14, !dbg !86

lor.lhs.false14:
  %18 = load i64, i64* %amount, align 8, !dbg !87
  %cmp15 = icmp sgt i64 %18, 1000, !dbg !88
  br i1 %cmp15, label %if.then16, label %if.end17, !dbg !89

if.then16:
  br label %while.cond6, !dbg !90, !llvm.loop !91

if.end17:
  %19 = load i32, i32* %who, align 4, !dbg !93
  %idxprom18 = sext i32 %19 to i64, !dbg !95
  %arrayidx19 = getelementptr inbounds [3 x %struct.account*], [3 x %struct.account*]* %acc, i64 0, i64 %idxprom18, !dbg !95
  %20 = load %struct.account*, %struct.account** %arrayidx19, align 8, !dbg !95
  %balance = getelementptr inbounds %struct.account, %struct.account* %20, i32 0, i32 1, !dbg !96
  %21 = load i64, i64* %balance, align 8, !dbg !96
  %cmp20 = icmp sgt i64 %21, 1000000, !dbg !97
  br i1 %cmp20, label %if.then21, label %if.end22, !dbg !98

if.then21:
  br label %while.end32, !dbg !99

if.end22:
  %22 = load i32, i32* %who, align 4, !dbg !100
  %idxprom23 = sext i32 %22 to i64, !dbg !101
  %arrayidx24 = getelementptr inbounds [3 x %struct.account*], [3 x %struct.account*]* %acc, i64 0, i64 %idxprom23, !dbg !101
  %23 = load %struct.account*, %struct.account** %arrayidx24, align 8, !dbg !101
  %24 = load i64, i64* %amount, align 8, !dbg !102
  %call25 = call i32 @apply(%struct.account* noundef %23, i64 noundef %24), !dbg !103
  %25 = load i32, i32* %who, align 4, !dbg !104
  %idxprom26 = sext i32 %25 to i64, !dbg !104
  %arrayidx27 = getelementptr inbounds [3 x %struct.account*], [3 x %struct.account*]* %acc, i64 0, i64 %idxprom26, !dbg !104
  %26 = load %struct.account*, %struct.account** %arrayidx27, align 8, !dbg !104
  %balance28 = getelementptr inbounds %struct.account, %struct.account* %26, i32 0, i32 1, !dbg !104
  %27 = load i64, i64* %balance28, align 8, !dbg !104
  %cmp29 = icmp sge i64 %27, 0, !dbg !104
  br i1 %cmp29, label %if.then30, label %if.else, !dbg !107

if.then30:
  br label %if.end31, !dbg !107

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.2, i64 0, i64 0), i32 noundef 22, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !104
  unreachable, !dbg !104

if.end31:
  br label %while.cond6, !dbg !73, !llvm.loop !91

while.end32:
  %28 = bitcast i32* %i33 to i8*, !dbg !108
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %28), !dbg !108
  call void @llvm.dbg.declare(metadata i32* %i33, metadata !33, metadata !DIExpression()), !dbg !109
  store i32 0, i32* %i33, align 4, !dbg !109
  br label %for.cond34, !dbg !108

for.cond34:
  %29 = load i32, i32* %i33, align 4, !dbg !110
  %cmp35 = icmp slt i32 %29, 3, !dbg !112
  br i1 %cmp35, label %for.body37, label %for.cond.cleanup36, !dbg !113

for.cond.cleanup36:
  store i32 9, i32* %cleanup.dest.slot, align 4
  %30 = bitcast i32* %i33 to i8*, !dbg !114
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %30), !dbg !114
  br label %for.end43

for.body37:
  %31 = load i32, i32* %i33, align 4, !dbg !115
  %idxprom38 = sext i32 %31 to i64, !dbg !116
  %arrayidx39 = getelementptr inbounds [3 x %struct.account*], [3 x %struct.account*]* %acc, i64 0, i64 %idxprom38, !dbg !116
  %32 = load %struct.account*, %struct.account** %arrayidx39, align 8, !dbg !116
  %33 = bitcast %struct.account* %32 to i8*, !dbg !116
  call void @free(i8* noundef %33), !dbg !117
  br label %for.inc40, !dbg !117

for.inc40:
  %34 = load i32, i32* %i33, align 4, !dbg !118
  %inc41 = add nsw i32 %34, 1, !dbg !118
  store i32 %inc41, i32* %i33, align 4, !dbg !118
  br label %for.cond34, !dbg !114, !llvm.loop !119

for.end43:
  store i32 0, i32* %retval, align 4, !dbg !121
  store i32 1, i32* %cleanup.dest.slot, align 4
  %35 = bitcast i64* %amount to i8*, !dbg !122
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %35), !dbg !122
  %36 = bitcast i32* %who to i8*, !dbg !122
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %36), !dbg !122
  br label %cleanup46

cleanup46:
  %37 = bitcast [3 x %struct.account*]* %acc to i8*, !dbg !122
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %37), !dbg !122
  %38 = load i32, i32* %retval, align 4, !dbg !122
  ret i32 %38, !dbg !122
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define internal %struct.account* @open_account(i32 noundef %id) !dbg !123 {
entry:
  %id.addr = alloca i32, align 4
  %a = alloca %struct.account*, align 8
  store i32 %id, i32* %id.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %id.addr, metadata !127, metadata !DIExpression()), !dbg !129
  %0 = bitcast %struct.account** %a to i8*, !dbg !130
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !130
  call void @llvm.dbg.declare(metadata %struct.account** %a, metadata !128, metadata !DIExpression()), !dbg !131
  %call = call noalias i8* @calloc(i64 noundef 1, i64 noundef 64), !dbg !132
  %1 = bitcast i8* %call to %struct.account*, !dbg !132
  store %struct.account* %1, %struct.account** %a, align 8, !dbg !131
  %2 = load %struct.account*, %struct.account** %a, align 8, !dbg !133
  %tobool = icmp ne %struct.account* %2, null, !dbg !133
  br i1 %tobool, label %if.then, label %if.end, !dbg !135

if.then:
  %3 = load i32, i32* %id.addr, align 4, !dbg !136
  %4 = load %struct.account*, %struct.account** %a, align 8, !dbg !137
  %id1 = getelementptr inbounds %struct.account, %struct.account* %4, i32 0, i32 0, !dbg !138
  store i32 %3, i32* %id1, align 8, !dbg !139
  br label %if.end, !dbg !137

if.end:
  %5 = load %struct.account*, %struct.account** %a, align 8, !dbg !140
  %6 = bitcast %struct.account** %a to i8*, !dbg !141
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %6), !dbg !141
  ret %struct.account* %5, !dbg !142
}

declare void @free(i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare i32 @__isoc99_scanf(i8* noundef, ...)

define internal i32 @apply(%struct.account* noundef %a, i64 noundef %amount) !dbg !143 {
entry:
  %retval = alloca i32, align 4
  %a.addr = alloca %struct.account*, align 8
  %amount.addr = alloca i64, align 8
  store %struct.account* %a, %struct.account** %a.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.account** %a.addr, metadata !147, metadata !DIExpression()), !dbg !149
  store i64 %amount, i64* %amount.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %amount.addr, metadata !148, metadata !DIExpression()), !dbg !150
  %0 = load i64, i64* %amount.addr, align 8, !dbg !151
  %cmp = icmp slt i64 %0, 0, !dbg !153
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !154

land.lhs.true:
  %1 = load %struct.account*, %struct.account** %a.addr, align 8, !dbg !155
  %balance = getelementptr inbounds %struct.account, %struct.account* %1, i32 0, i32 1, !dbg !156
  %2 = load i64, i64* %balance, align 8, !dbg !156
  %3 = load i64, i64* %amount.addr, align 8, !dbg !157
  %add = add nsw i64 %2, %3, !dbg !158
  %cmp1 = icmp slt i64 %add, 0, !dbg !159
  br i1 %cmp1, label %if.then, label %if.end, !dbg !160

if.then:
  store i32 -1, i32* %retval, align 4, !dbg !161
  br label %return, !dbg !161

if.end:
  %4 = load i64, i64* %amount.addr, align 8, !dbg !162
  %5 = load %struct.account*, %struct.account** %a.addr, align 8, !dbg !163
  %balance2 = getelementptr inbounds %struct.account, %struct.account* %5, i32 0, i32 1, !dbg !164
  %6 = load i64, i64* %balance2, align 8, !dbg !165
  %add3 = add nsw i64 %6, %4, !dbg !165
  store i64 %add3, i64* %balance2, align 8, !dbg !165
  %7 = load i64, i64* %amount.addr, align 8, !dbg !166
  %8 = load %struct.account*, %struct.account** %a.addr, align 8, !dbg !167
  %log = getelementptr inbounds %struct.account, %struct.account* %8, i32 0, i32 2, !dbg !168
  %9 = load %struct.account*, %struct.account** %a.addr, align 8, !dbg !169
  %nlog = getelementptr inbounds %struct.account, %struct.account* %9, i32 0, i32 3, !dbg !170
  %10 = load i32, i32* %nlog, align 8, !dbg !170
  %rem = srem i32 %10, 5, !dbg !171
  %idxprom = sext i32 %rem to i64, !dbg !167
  %arrayidx = getelementptr inbounds [5 x i64], [5 x i64]* %log, i64 0, i64 %idxprom, !dbg !167
  store i64 %7, i64* %arrayidx, align 8, !dbg !172
  %11 = load %struct.account*, %struct.account** %a.addr, align 8, !dbg !173
  %nlog4 = getelementptr inbounds %struct.account, %struct.account* %11, i32 0, i32 3, !dbg !174
  %12 = load i32, i32* %nlog4, align 8, !dbg !174
  %add5 = add nsw i32 %12, 1, !dbg !175
  %rem6 = srem i32 %add5, 10, !dbg !176
  %13 = load %struct.account*, %struct.account** %a.addr, align 8, !dbg !177
  %nlog7 = getelementptr inbounds %struct.account, %struct.account* %13, i32 0, i32 3, !dbg !178
  store i32 %rem6, i32* %nlog7, align 8, !dbg !179
  store i32 0, i32* %retval, align 4, !dbg !180
  br label %return, !dbg !180

return:
  %14 = load i32, i32* %retval, align 4, !dbg !181
  ret i32 %14, !dbg !181
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare noalias i8* @calloc(i64 noundef, i64 noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "logs_of_accounts_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 14, type: !10, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !29, !31, !32, !33}
!14 = !DILocalVariable(name: "acc", scope: !9, file: !1, line: 15, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 192, elements: !27)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "account", file: !1, line: 6, size: 512, elements: !18)
!18 = !{!19, !20, !22, !26}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "id", scope: !17, file: !1, line: 6, baseType: !12, size: 32)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "balance", scope: !17, file: !1, line: 6, baseType: !21, size: 64, offset: 64)
!21 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "log", scope: !17, file: !1, line: 6, baseType: !23, size: 320, offset: 128)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 320, elements: !24)
!24 = !{!25}
!25 = !DISubrange(count: 5)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "nlog", scope: !17, file: !1, line: 6, baseType: !12, size: 32, offset: 448)
!27 = !{!28}
!28 = !DISubrange(count: 3)
!29 = !DILocalVariable(name: "i", scope: !30, file: !1, line: 16, type: !12)
!30 = distinct !DILexicalBlock(scope: !9, file: !1, line: 16, column: 3)
!31 = !DILocalVariable(name: "who", scope: !9, file: !1, line: 17, type: !12)
!32 = !DILocalVariable(name: "amount", scope: !9, file: !1, line: 17, type: !21)
!33 = !DILocalVariable(name: "i", scope: !34, file: !1, line: 24, type: !12)
!34 = distinct !DILexicalBlock(scope: !9, file: !1, line: 24, column: 3)
!35 = !DILocation(line: 15, column: 3, scope: !9)
!36 = !DILocation(line: 15, column: 19, scope: !9)
!37 = !DILocation(line: 16, column: 8, scope: !30)
!38 = !DILocation(line: 16, column: 12, scope: !30)
!39 = !DILocation(line: 16, column: 19, scope: !40)
!40 = distinct !DILexicalBlock(scope: !30, file: !1, line: 16, column: 3)
!41 = !DILocation(line: 16, column: 21, scope: !40)
!42 = !DILocation(line: 16, column: 3, scope: !30)
!43 = !DILocation(line: 16, column: 55, scope: !44)
!44 = distinct !DILexicalBlock(scope: !40, file: !1, line: 16, column: 31)
!45 = !DILocation(line: 16, column: 42, scope: !44)
!46 = !DILocation(line: 16, column: 37, scope: !44)
!47 = !DILocation(line: 16, column: 33, scope: !44)
!48 = !DILocation(line: 16, column: 40, scope: !44)
!49 = !DILocation(line: 16, column: 68, scope: !50)
!50 = distinct !DILexicalBlock(scope: !44, file: !1, line: 16, column: 63)
!51 = !DILocation(line: 16, column: 64, scope: !50)
!52 = !DILocation(line: 16, column: 63, scope: !44)
!53 = !DILocation(line: 16, column: 74, scope: !54)
!54 = distinct !DILexicalBlock(scope: !50, file: !1, line: 16, column: 72)
!55 = !DILocation(line: 16, column: 82, scope: !54)
!56 = !DILocation(line: 16, column: 95, scope: !54)
!57 = !DILocation(line: 16, column: 91, scope: !54)
!58 = !DILocation(line: 16, column: 86, scope: !54)
!59 = distinct !{!59, !53, !60, !61, !62}
!60 = !DILocation(line: 16, column: 97, scope: !54)
!61 = !{!"llvm.loop.mustprogress"}
!62 = !{!"llvm.loop.unroll.disable"}
!63 = !DILocation(line: 16, column: 100, scope: !54)
!64 = !DILocation(line: 16, column: 112, scope: !44)
!65 = !DILocation(line: 16, column: 27, scope: !40)
!66 = !DILocation(line: 16, column: 3, scope: !40)
!67 = distinct !{!67, !42, !68, !61, !62}
!68 = !DILocation(line: 16, column: 112, scope: !30)
!69 = !DILocation(line: 17, column: 3, scope: !9)
!70 = !DILocation(line: 17, column: 7, scope: !9)
!71 = !DILocation(line: 17, column: 12, scope: !9)
!72 = !DILocation(line: 17, column: 17, scope: !9)
!73 = !DILocation(line: 18, column: 3, scope: !9)
!74 = !DILocation(line: 18, column: 10, scope: !9)
!75 = !DILocation(line: 18, column: 41, scope: !9)
!76 = !DILocation(line: 19, column: 9, scope: !77)
!77 = distinct !DILexicalBlock(scope: !78, file: !1, line: 19, column: 9)
!78 = distinct !DILexicalBlock(scope: !9, file: !1, line: 18, column: 47)
!79 = !DILocation(line: 19, column: 13, scope: !77)
!80 = !DILocation(line: 19, column: 17, scope: !77)
!81 = !DILocation(line: 19, column: 20, scope: !77)
!82 = !DILocation(line: 19, column: 24, scope: !77)
!83 = !DILocation(line: 19, column: 29, scope: !77)
!84 = !DILocation(line: 19, column: 32, scope: !77)
!85 = !DILocation(line: 19, column: 39, scope: !77)
!86 = !DILocation(line: 19, column: 47, scope: !77)
!87 = !DILocation(line: 19, column: 50, scope: !77)
!88 = !DILocation(line: 19, column: 57, scope: !77)
!89 = !DILocation(line: 19, column: 9, scope: !78)
!90 = !DILocation(line: 19, column: 65, scope: !77)
!91 = distinct !{!91, !73, !92, !61, !62}
!92 = !DILocation(line: 23, column: 3, scope: !9)
!93 = !DILocation(line: 20, column: 13, scope: !94)
!94 = distinct !DILexicalBlock(scope: !78, file: !1, line: 20, column: 9)
!95 = !DILocation(line: 20, column: 9, scope: !94)
!96 = !DILocation(line: 20, column: 19, scope: !94)
!97 = !DILocation(line: 20, column: 27, scope: !94)
!98 = !DILocation(line: 20, column: 9, scope: !78)
!99 = !DILocation(line: 20, column: 38, scope: !94)
!100 = !DILocation(line: 21, column: 15, scope: !78)
!101 = !DILocation(line: 21, column: 11, scope: !78)
!102 = !DILocation(line: 21, column: 21, scope: !78)
!103 = !DILocation(line: 21, column: 5, scope: !78)
!104 = !DILocation(line: 22, column: 5, scope: !105)
!105 = distinct !DILexicalBlock(scope: !106, file: !1, line: 22, column: 5)
!106 = distinct !DILexicalBlock(scope: !78, file: !1, line: 22, column: 5)
!107 = !DILocation(line: 22, column: 5, scope: !106)
!108 = !DILocation(line: 24, column: 8, scope: !34)
!109 = !DILocation(line: 24, column: 12, scope: !34)
!110 = !DILocation(line: 24, column: 19, scope: !111)
!111 = distinct !DILexicalBlock(scope: !34, file: !1, line: 24, column: 3)
!112 = !DILocation(line: 24, column: 21, scope: !111)
!113 = !DILocation(line: 24, column: 3, scope: !34)
!114 = !DILocation(line: 24, column: 3, scope: !111)
!115 = !DILocation(line: 24, column: 40, scope: !111)
!116 = !DILocation(line: 24, column: 36, scope: !111)
!117 = !DILocation(line: 24, column: 31, scope: !111)
!118 = !DILocation(line: 24, column: 27, scope: !111)
!119 = distinct !{!119, !113, !120, !61, !62}
!120 = !DILocation(line: 24, column: 42, scope: !34)
!121 = !DILocation(line: 25, column: 3, scope: !9)
!122 = !DILocation(line: 26, column: 1, scope: !9)
!123 = distinct !DISubprogram(name: "open_account", scope: !1, file: !1, line: 7, type: !124, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !126)
!124 = !DISubroutineType(types: !125)
!125 = !{!16, !12}
!126 = !{!127, !128}
!127 = !DILocalVariable(name: "id", arg: 1, scope: !123, file: !1, line: 7, type: !12)
!128 = !DILocalVariable(name: "a", scope: !123, file: !1, line: 7, type: !16)
!129 = !DILocation(line: 7, column: 41, scope: !123)
!130 = !DILocation(line: 7, column: 47, scope: !123)
!131 = !DILocation(line: 7, column: 63, scope: !123)
!132 = !DILocation(line: 7, column: 67, scope: !123)
!133 = !DILocation(line: 7, column: 93, scope: !134)
!134 = distinct !DILexicalBlock(scope: !123, file: !1, line: 7, column: 93)
!135 = !DILocation(line: 7, column: 93, scope: !123)
!136 = !DILocation(line: 7, column: 104, scope: !134)
!137 = !DILocation(line: 7, column: 96, scope: !134)
!138 = !DILocation(line: 7, column: 99, scope: !134)
!139 = !DILocation(line: 7, column: 102, scope: !134)
!140 = !DILocation(line: 7, column: 115, scope: !123)
!141 = !DILocation(line: 7, column: 118, scope: !123)
!142 = !DILocation(line: 7, column: 108, scope: !123)
!143 = distinct !DISubprogram(name: "apply", scope: !1, file: !1, line: 8, type: !144, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !146)
!144 = !DISubroutineType(types: !145)
!145 = !{!12, !16, !21}
!146 = !{!147, !148}
!147 = !DILocalVariable(name: "a", arg: 1, scope: !143, file: !1, line: 8, type: !16)
!148 = !DILocalVariable(name: "amount", arg: 2, scope: !143, file: !1, line: 8, type: !21)
!149 = !DILocation(line: 8, column: 34, scope: !143)
!150 = !DILocation(line: 8, column: 42, scope: !143)
!151 = !DILocation(line: 9, column: 7, scope: !152)
!152 = distinct !DILexicalBlock(scope: !143, file: !1, line: 9, column: 7)
!153 = !DILocation(line: 9, column: 14, scope: !152)
!154 = !DILocation(line: 9, column: 18, scope: !152)
!155 = !DILocation(line: 9, column: 21, scope: !152)
!156 = !DILocation(line: 9, column: 24, scope: !152)
!157 = !DILocation(line: 9, column: 34, scope: !152)
!158 = !DILocation(line: 9, column: 32, scope: !152)
!159 = !DILocation(line: 9, column: 41, scope: !152)
!160 = !DILocation(line: 9, column: 7, scope: !143)
!161 = !DILocation(line: 9, column: 46, scope: !152)
!162 = !DILocation(line: 10, column: 17, scope: !143)
!163 = !DILocation(line: 10, column: 3, scope: !143)
!164 = !DILocation(line: 10, column: 6, scope: !143)
!165 = !DILocation(line: 10, column: 14, scope: !143)
!166 = !DILocation(line: 11, column: 28, scope: !143)
!167 = !DILocation(line: 11, column: 3, scope: !143)
!168 = !DILocation(line: 11, column: 6, scope: !143)
!169 = !DILocation(line: 11, column: 10, scope: !143)
!170 = !DILocation(line: 11, column: 13, scope: !143)
!171 = !DILocation(line: 11, column: 18, scope: !143)
!172 = !DILocation(line: 11, column: 26, scope: !143)
!173 = !DILocation(line: 11, column: 47, scope: !143)
!174 = !DILocation(line: 11, column: 50, scope: !143)
!175 = !DILocation(line: 11, column: 55, scope: !143)
!176 = !DILocation(line: 11, column: 60, scope: !143)
!177 = !DILocation(line: 11, column: 36, scope: !143)
!178 = !DILocation(line: 11, column: 39, scope: !143)
!179 = !DILocation(line: 11, column: 44, scope: !143)
!180 = !DILocation(line: 12, column: 3, scope: !143)
!181 = !DILocation(line: 13, column: 1, scope: !143)
