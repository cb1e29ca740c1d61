source_filename = "knapsack_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [27 x i8] c"best >= 0 && best <= total\00", align 1
@.str.1 = private unnamed_addr constant [18 x i8] c"knapsack_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [15 x i8] c"best >= val[i]\00", align 1

define dso_local i32 @knapsack(i32 noundef %W, i32* noundef %wt, i32* noundef %val, i32 noundef %n) !dbg !9 {
entry:
  %W.addr = alloca i32, align 4
  %wt.addr = alloca i32*, align 8
  %val.addr = alloca i32*, align 8
  %n.addr = alloca i32, align 4
  %K = alloca [4 x [7 x i32]], align 16
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %w = alloca i32, align 4
  store i32 %W, i32* %W.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %W.addr, metadata !15, metadata !DIExpression()), !dbg !29
  store i32* %wt, i32** %wt.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %wt.addr, metadata !16, metadata !DIExpression()), !dbg !30
  store i32* %val, i32** %val.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %val.addr, metadata !17, metadata !DIExpression()), !dbg !31
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !18, metadata !DIExpression()), !dbg !32
  %0 = bitcast [4 x [7 x i32]]* %K to i8*, !dbg !33
  call void @llvm.lifetime.start.p0i8(i64 112, i8* %0), !dbg !33
  call void @llvm.dbg.declare(metadata [4 x [7 x i32]]* %K, metadata !19, metadata !DIExpression()), !dbg !34
  %1 = bitcast i32* %i to i8*, !dbg !35
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !35
  call void @llvm.dbg.declare(metadata i32* %i, metadata !24, metadata !DIExpression()), !dbg !36
  store i32 0, i32* %i, align 4, !dbg !36
  br label %for.cond, !dbg !35

for.cond:
  %2 = load i32, i32* %i, align 4, !dbg !37
  %3 = load i32, i32* %n.addr, align 4, !dbg !38
  %cmp = icmp sle i32 %2, %3, !dbg !39
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !40

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  %4 = bitcast i32* %i to i8*, !dbg !41
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %4), !dbg !41
  br label %for.end47

for.body:
  %5 = bitcast i32* %w to i8*, !dbg !42
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %5), !dbg !42
  call void @llvm.dbg.declare(metadata i32* %w, metadata !26, metadata !DIExpression()), !dbg !43
  store i32 0, i32* %w, align 4, !dbg !43
  br label %for.cond1, !dbg !42

for.cond1:
  %6 = load i32, i32* %w, align 4, !dbg !44
  %7 = load i32, i32* %W.addr, align 4, !dbg !46
  %cmp2 = icmp sle i32 %6, %7, !dbg !47
  br i1 %cmp2, label %for.body4, label %for.cond.cleanup3, !dbg !48

for.cond.cleanup3:
  store i32 5, i32* %cleanup.dest.slot, align 4
  %8 = bitcast i32* %w to i8*, !dbg !49
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %8), !dbg !49
  br label %for.end

for.body4:
  %9 = load i32, i32* %i, align 4, !dbg !50
  %cmp5 = icmp eq i32 %9, 0, !dbg !53
  br i1 %cmp5, label %if.then, label %lor.lhs.false, !dbg !54

lor.lhs.false:
  %10 = load i32, i32* %w, align 4, !dbg !55
  %cmp6 = icmp eq i32 %10, 0, !dbg !56
  br i1 %cmp6, label %if.then, label %if.else, !dbg !57

if.then:
  %11 = load i32, i32* %i, align 4, !dbg !58
  %idxprom = sext i32 %11 to i64, !dbg !59
  %arrayidx = getelementptr inbounds [4 x [7 x i32]], [4 x [7 x i32]]* %K, i64 0, i64 %idxprom, !dbg !59
  %12 = load i32, i32* %w, align 4, !dbg !60
  %idxprom7 = sext i32 %12 to i64, !dbg !59
  %arrayidx8 = getelementptr inbounds [7 x i32], [7 x i32]* %arrayidx, i64 0, i64 %idxprom7, !dbg !59
  store i32 0, i32* %arrayidx8, align 4, !dbg !61
  br label %if.end44, !dbg !59

if.else:
  %13 = load i32*, i32** %wt.addr, align 8, !dbg !62
  %14 = load i32, i32* %i, align 4, !dbg !64
  %sub = sub nsw i32 %14, 1, !dbg !65
  %idxprom9 = sext i32 %sub to i64, !dbg !62
  %arrayidx10 = getelementptr inbounds i32, i32* %13, i64 %idxprom9, !dbg !62
  %15 = load i32, i32* %arrayidx10, align 4, !dbg !62
  %16 = load i32, i32* %w, align 4, !dbg !66
  %cmp11 = icmp sle i32 %15, %16, !dbg !67
  br i1 %cmp11, label %if.then12, label %if.else34, !dbg !68

if.then12:
  %17 = load i32*, i32** %val.addr, align 8, !dbg !69
  %18 = load i32, i32* %i, align 4, !dbg !70
  %sub13 = sub nsw i32 %18, 1, !dbg !71
  %idxprom14 = sext i32 %sub13 to i64, !dbg !69
  %arrayidx15 = getelementptr inbounds i32, i32* %17, i64 %idxprom14, !dbg !69
  %19 = load i32, i32* %arrayidx15, align 4, !dbg !69
  %20 = load i32, i32* %i, align 4, !dbg !72
  %sub16 = sub nsw i32 %20, 1, !dbg !73
  %idxprom17 = sext i32 %sub16 to i64, !dbg !74
  %arrayidx18 = getelementptr inbounds [4 x [7 x i32]], [4 x [7 x i32]]* %K, i64 0, i64 %idxprom17, !dbg !74
  %21 = load i32, i32* %w, align 4, !dbg !75
  %22 = load i32*, i32** %wt.addr, align 8, !dbg !76
  %23 = load i32, i32* %i, align 4, !dbg !77
  %sub19 = sub nsw i32 %23, 1, !dbg !78
  %idxprom20 = sext i32 %sub19 to i64, !dbg !76
  %arrayidx21 = getelementptr inbounds i32, i32* %22, i64 %idxprom20, !dbg !76
  %24 = load i32, i32* %arrayidx21, align 4, !dbg !76
  %sub22 = sub nsw i32 %21, %24, !dbg !79
  %idxprom23 = sext i32 %sub22 to i64, !dbg !74
  %arrayidx24 = getelementptr inbounds [7 x i32], [7 x i32]* %arrayidx18, i64 0, i64 %idxprom23, !dbg !74
  %25 = load i32, i32* %arrayidx24, align 4, !dbg !74
  %add = add nsw i32 %19, %25, !dbg !80
  %26 = load i32, i32* %i, align 4, !dbg !81
  %sub25 = sub nsw i32 %26, 1, !dbg !82
  %idxprom26 = sext i32 %sub25 to i64, !dbg !83
  %arrayidx27 = getelementptr inbounds [4 x [7 x i32]], [4 x [7 x i32]]* %K, i64 0, i64 %idxprom26, !dbg !83
  %27 = load i32, i32* %w, align 4, !dbg !84
  %idxprom28 = sext i32 %27 to i64, !dbg !83
  %arrayidx29 = getelementptr inbounds [7 x i32], [7 x i32]* %arrayidx27, i64 0, i64 %idxprom28, !dbg !83
  %28 = load i32, i32* %arrayidx29, align 4, !dbg !83
  %call = call i32 @max(i32 noundef %add, i32 noundef %28), !dbg !85
  %29 = load i32, i32* %i, align 4, !dbg !86
  %idxprom30 = sext i32 %29 to i64, !dbg !87
  %arrayidx31 = getelementptr inbounds [4 x [7 x i32]], [4 x [7 x i32]]* %K, i64 0, i64 %idxprom30, !dbg !87
  %30 = load i32, i32* %w, align 4, !dbg !88
  %idxprom32 = sext i32 %30 to i64, !dbg !87
  %arrayidx33 = getelementptr inbounds [7 x i32], [7 x i32]* %arrayidx31, i64 0, i64 %idxprom32, !dbg !87
  store i32 %call, i32* %arrayidx33, align 4, !dbg !89
  br label %if.end, !dbg !87

if.else34:
  %31 = load i32, i32* %i, align 4, !dbg !90
  %sub35 = sub nsw i32 %31, 1, !dbg !91
  %idxprom36 = sext i32 %sub35 to i64, !dbg !92
  %arrayidx37 = getelementptr inbounds [4 x [7 x i32]], [4 x [7 x i32]]* %K, i64 0, i64 %idxprom36, !dbg !92
  %32 = load i32, i32* %w, align 4, !dbg !93
  %idxprom38 = sext i32 %32 to i64, !dbg !92
  %arrayidx39 = getelementptr inbounds [7 x i32], [7 x i32]* %arrayidx37, i64 0, i64 %idxprom38, !dbg !92
  %33 = load i32, i32* %arrayidx39, align 4, !dbg !92
  %34 = load i32, i32* %i, align 4, !dbg !94
  %idxprom40 = sext i32 %34 to i64, !dbg !95
  %arrayidx41 = getelementptr inbounds [4 x [7 x i32]], [4 x [7 x i32]]* %K, i64 0, i64 %idxprom40, !dbg !95
  %35 = load i32, i32* %w, align 4, !dbg !96
  %idxprom42 = sext i32 %35 to i64, !dbg !95
  %arrayidx43 = getelementptr inbounds [7 x i32], [7 x i32]* %arrayidx41, i64 0, i64 %idxprom42, !dbg !95
  store i32 %33, i32* %arrayidx43, align 4, !dbg !97
  br label %if.end

if.end:
  br label %if.end44

if.end44:
  br label %for.inc, !dbg !98

for.inc:
  %36 = load i32, i32* %w, align 4, !dbg !99
  %inc = add nsw i32 %36, 1, !dbg !99
  store i32 %inc, i32* %w, align 4, !dbg !99
  br label %for.cond1, !dbg !49, !llvm.loop !100

for.end:
  br label %for.inc45, !dbg !101

for.inc45:
  %37 = load i32, i32* %i, align 4, !dbg !104
  %inc46 = add nsw i32 %37, 1, !dbg !104
  store i32 %inc46, i32* %i, align 4, !dbg !104
  br label %for.cond, !dbg !41, !llvm.loop !105

for.end47:
  %38 = load i32, i32* %n.addr, align 4, !dbg !107
  %idxprom48 = sext i32 %38 to i64, !dbg !108
  %arrayidx49 = getelementptr inbounds [4 x [7 x i32]], [4 x [7 x i32]]* %K, i64 0, i64 %idxprom48, !dbg !108
  %39 = load i32, i32* %W.addr, align 4, !dbg !109
  %idxprom50 = sext i32 %39 to i64, !dbg !108
  %arrayidx51 = getelementptr inbounds [7 x i32], [7 x i32]* %arrayidx49, i64 0, i64 %idxprom50, !dbg !108
  %40 = load i32, i32* %arrayidx51, align 4, !dbg !108
  store i32 1, i32* %cleanup.dest.slot, align 4
  %41 = bitcast [4 x [7 x i32]]* %K to i8*, !dbg !110
  call void @llvm.lifetime.end.p0i8(i64 112, i8* %41), !dbg !110
  ret i32 %40, !dbg !111
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

define internal i32 @max(i32 noundef %a, i32 noundef %b) !dbg !112 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, i32* %a.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %a.addr, metadata !116, metadata !DIExpression()), !dbg !118
  store i32 %b, i32* %b.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %b.addr, metadata !117, metadata !DIExpression()), !dbg !119
  %0 = load i32, i32* %a.addr, align 4, !dbg !120
  %1 = load i32, i32* %b.addr, align 4, !dbg !121
  %cmp = icmp sgt i32 %0, %1, !dbg !122
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !120

cond.true:
  %2 = load i32, i32* %a.addr, align 4, !dbg !123
  br label %cond.end, !dbg !120

cond.false:
  %3 = load i32, i32* %b.addr, align 4, !dbg !124
  br label %cond.end, !dbg !120

cond.end:
  %cond = phi i32 [ %2, %cond.true ], [ %3, %cond.false ], !dbg !120
  ret i32 %cond, !dbg !125
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

define dso_local i32 @main() !dbg !126 {
entry:
  %retval = alloca i32, align 4
  %wt = alloca [3 x i32], align 4
  %val = alloca [3 x i32], align 4
  %total = alloca i32, align 4
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %best = alloca i32, align 4
  %i26 = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [3 x i32]* %wt to i8*, !dbg !141
  call void @llvm.lifetime.start.p0i8(i64 12, i8* %0), !dbg !141
  call void @llvm.dbg.declare(metadata [3 x i32]* %wt, metadata !130, metadata !DIExpression()), !dbg !142
  %1 = bitcast [3 x i32]* %val to i8*, !dbg !141
  call void @llvm.lifetime.start.p0i8(i64 12, i8* %1), !dbg !141
  call void @llvm.dbg.declare(metadata [3 x i32]* %val, metadata !134, metadata !DIExpression()), !dbg !143
  %2 = bitcast i32* %total to i8*, !dbg !141
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !141
  call void @llvm.dbg.declare(metadata i32* %total, metadata !135, metadata !DIExpression()), !dbg !144
  store i32 0, i32* %total, align 4, !dbg !144
  %3 = bitcast i32* %i to i8*, !dbg !145
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !145
  call void @llvm.dbg.declare(metadata i32* %i, metadata !136, metadata !DIExpression()), !dbg !146
  store i32 0, i32* %i, align 4, !dbg !146
  br label %for.cond, !dbg !145

for.cond:
  %4 = load i32, i32* %i, align 4, !dbg !147
  %cmp = icmp slt i32 %4, 3, !dbg !149
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !150

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !150

for.body:
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !151
  %5 = load i32, i32* %i, align 4, !dbg !153
  %idxprom = sext i32 %5 to i64, !dbg !154
  %arrayidx = getelementptr inbounds [3 x i32], [3 x i32]* %wt, i64 0, i64 %idxprom, !dbg !154
  store i32 %call, i32* %arrayidx, align 4, !dbg !155
  %call1 = call i32 @__VERIFIER_nondet_int(), !dbg !156
  %6 = load i32, i32* %i, align 4, !dbg !157
  %idxprom2 = sext i32 %6 to i64, !dbg !158
  %arrayidx3 = getelementptr inbounds [3 x i32], [3 x i32]* %val, i64 0, i64 %idxprom2, !dbg !158
  store i32 %call1, i32* %arrayidx3, align 4, !dbg !159
  %7 = load i32, i32* %i, align 4, !dbg !160
  %idxprom4 = sext i32 %7 to i64, !dbg !162
  %arrayidx5 = getelementptr inbounds [3 x i32], [3 x i32]* %wt, i64 0, i64 %idxprom4, !dbg !162
  %8 = load i32, i32* %arrayidx5, align 4, !dbg !162
  %cmp6 = icmp slt i32 %8, 1, !dbg !163
  br i1 %cmp6, label %if.then, label %lor.lhs.false, !dbg !164

lor.lhs.false:
  %9 = load i32, i32* %i, align 4, !dbg !165
  %idxprom7 = sext i32 %9 to i64, !dbg !166
  %arrayidx8 = getelementptr inbounds [3 x i32], [3 x i32]* %wt, i64 0, i64 %idxprom7, !dbg !166
  %10 = load i32, i32* %arrayidx8, align 4, !dbg !166
  %cmp9 = icmp sgt i32 %10, 6, !dbg !167
  br i1 %cmp9, label %if.then, label %lor.lhs.false10, !dbg !168

lor.lhs.false10:
  %11 = load i32, i32* %i, align 4, !dbg !169
  %idxprom11 = sext i32 %11 to i64, !dbg !170
  %arrayidx12 = getelementptr inbounds [3 x i32], [3 x i32]* %val, i64 0, i64 %idxprom11, !dbg !170
  %12 = load i32, i32* %arrayidx12, align 4, !dbg !170
  %cmp13 = icmp slt i32 %12, 0, !dbg !171
  br i1 %cmp13, label %if.then, label %lor.lhs.false14, !dbg !172

lor.lhs.false14:
  %13 = load i32, i32* %i, align 4, !dbg !173
  %idxprom15 = sext i32 %13 to i64, !dbg !174
  %arrayidx16 = getelementptr inbounds [3 x i32], [3 x i32]* %val, i64 0, i64 %idxprom15, !dbg !174
  %14 = load i32, i32* %arrayidx16, align 4, !dbg !174
  %cmp17 = icmp sgt i32 %14, 100, !dbg !175
  br i1 %cmp17, label %if.then, label %if.end, !dbg !176

if.then:
  store i32 0, i32* %retval, align 4, !dbg !177
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !177

if.end:
  %15 = load i32, i32* %i, align 4, !dbg !178
  %idxprom18 = sext i32 %15 to i64, !dbg !179
  %arrayidx19 = getelementptr inbounds [3 x i32], [3 x i32]* %val, i64 0, i64 %idxprom18, !dbg !179
  %16 = load i32, i32* %arrayidx19, align 4, !dbg !179
  %17 = load i32, i32* %total, align 4, !dbg !180
  %add = add nsw i32 %17, %16, !dbg !180
  store i32 %add, i32* %total, align 4, !dbg !180
  br label %for.inc, !dbg !181

for.inc:
  %18 = load i32, i32* %i, align 4, !dbg !182
  %inc = add nsw i32 %18, 1, !dbg !182
  store i32 %inc, i32* %i, align 4, !dbg !182
  br label %for.cond, !dbg !183, !llvm.loop !184

cleanup:
  %19 = bitcast i32* %i to i8*, !dbg !183
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %19), !dbg !183
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup42 [
    i32 2, label %for.end
  ]

for.end:
  %20 = bitcast i32* %best to i8*, !dbg !186
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %20), !dbg !186
  call void @llvm.dbg.declare(metadata i32* %best, metadata !138, metadata !DIExpression()), !dbg !187
  %arraydecay = getelementptr inbounds [3 x i32], [3 x i32]* %wt, i64 0, i64 0, !dbg !188
  %arraydecay20 = getelementptr inbounds [3 x i32], [3 x i32]* %val, i64 0, i64 0, !dbg !189
  %call21 = call i32 @knapsack(i32 noundef 6, i32* noundef %arraydecay, i32* noundef %arraydecay20, i32 noundef 2), !dbg !190
  store i32 %call21, i32* %best, align 4, !dbg !187
  %21 = load i32, i32* %best, align 4, !dbg !191
  %cmp22 = icmp sge i32 %21, 0, !dbg !191
  br i1 %cmp22, label %land.lhs.true, label %if.else, !dbg !191

land.lhs.true:
  %22 = load i32, i32* %best, align 4, !dbg !191
  %23 = load i32, i32* %total, align 4, !dbg !191
  %cmp23 = icmp sle i32 %22, %23, !dbg !191
  br i1 %cmp23, label %if.then24, label %if.else, !dbg !194

if.then24:
  br label %if.end25, !dbg !194

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.1, i64 0, i64 0), i32 noundef 23, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !191
  unreachable, !dbg !191

if.end25:
  %24 = bitcast i32* %i26 to i8*, !dbg !195
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %24), !dbg !195
  call void @llvm.dbg.declare(metadata i32* %i26, metadata !139, metadata !DIExpression()), !dbg !196
  store i32 0, i32* %i26, align 4, !dbg !196
  br label %for.cond27, !dbg !195

for.cond27:
  %25 = load i32, i32* %i26, align 4, !dbg !197
  %cmp28 = icmp slt i32 %25, 3, !dbg !199
  br i1 %cmp28, label %for.body30, label %for.cond.cleanup29, !dbg !200

for.cond.cleanup29:
  store i32 5, i32* %cleanup.dest.slot, align 4
  %26 = bitcast i32* %i26 to i8*, !dbg !201
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %26), !dbg !201
  br label %for.end40

for.body30:
  %27 = load i32, i32* %best, align 4, !dbg !202
  %28 = load i32, i32* %i26, align 4, !dbg !202
  %idxprom31 = sext i32 %28 to i64, !dbg !202
  %arrayidx32 = getelementptr inbounds [3 x i32], [3 x i32]* %val, i64 0, i64 %idxprom31, !dbg !202
  %29 = load i32, i32* %arrayidx32, align 4, !dbg !202
  %cmp33 = icmp sge i32 %27, %29, !dbg !202
  br i1 %cmp33, label %if.then34, label %if.else35, !dbg !205

if.then34:
  br label %if.end36, !dbg !205

if.else35:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.1, i64 0, i64 0), i32 noundef 24, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !202
  unreachable, !dbg !202

if.end36:
  br label %for.inc37, !dbg !206

for.inc37:
  %30 = load i32, i32* %i26, align 4, !dbg !207
  %inc38 = add nsw i32 %30, 1, !dbg !207
  store i32 %inc38, i32* %i26, align 4, !dbg !207
  br label %for.cond27, !dbg !201, !llvm.loop !208

for.end40:
  store i32 0, i32* %retval, align 4, !dbg !210
  store i32 1, i32* %cleanup.dest.slot, align 4
  %31 = bitcast i32* %best to i8*, !dbg !211
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %31), !dbg !211
  br label %cleanup42

cleanup42:
  %32 = bitcast i32* %total to i8*, !dbg !211
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %32), !dbg !211
  %33 = bitcast [3 x i32]* %val to i8*, !dbg !211
  call void @llvm.lifetime.end.p0i8(i64 12, i8* %33), !dbg !211
  %34 = bitcast [3 x i32]* %wt to i8*, !dbg !211
  call void @llvm.lifetime.end.p0i8(i64 12, i8* %34), !dbg !211
  %35 = load i32, i32* %retval, align 4, !dbg !211
  ret i32 %35, !dbg !211
}

declare i32 @__VERIFIER_nondet_int()

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "knapsack_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "knapsack", scope: !1, file: !1, line: 5, type: !10, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !14)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !12, !13, !13, !12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!14 = !{!15, !16, !17, !18, !19, !24, !26}
!15 = !DILocalVariable(name: "W", arg: 1, scope: !9, file: !1, line: 5, type: !12)
!16 = !DILocalVariable(name: "wt", arg: 2, scope: !9, file: !1, line: 5, type: !13)
!17 = !DILocalVariable(name: "val", arg: 3, scope: !9, file: !1, line: 5, type: !13)
!18 = !DILocalVariable(name: "n", arg: 4, scope: !9, file: !1, line: 5, type: !12)
!19 = !DILocalVariable(name: "K", scope: !9, file: !1, line: 6, type: !20)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 896, elements: !21)
!21 = !{!22, !23}
!22 = !DISubrange(count: 4)
!23 = !DISubrange(count: 7)
!24 = !DILocalVariable(name: "i", scope: !25, file: !1, line: 7, type: !12)
!25 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 3)
!26 = !DILocalVariable(name: "w", scope: !27, file: !1, line: 8, type: !12)
!27 = distinct !DILexicalBlock(scope: !28, file: !1, line: 8, column: 5)
!28 = distinct !DILexicalBlock(scope: !25, file: !1, line: 7, column: 3)
!29 = !DILocation(line: 5, column: 18, scope: !9)
!30 = !DILocation(line: 5, column: 25, scope: !9)
!31 = !DILocation(line: 5, column: 35, scope: !9)
!32 = !DILocation(line: 5, column: 46, scope: !9)
!33 = !DILocation(line: 6, column: 3, scope: !9)
!34 = !DILocation(line: 6, column: 7, scope: !9)
!35 = !DILocation(line: 7, column: 8, scope: !25)
!36 = !DILocation(line: 7, column: 12, scope: !25)
!37 = !DILocation(line: 7, column: 19, scope: !28)
!38 = !DILocation(line: 7, column: 24, scope: !28)
!39 = !DILocation(line: 7, column: 21, scope: !28)
!40 = !DILocation(line: 7, column: 3, scope: !25)
!41 = !DILocation(line: 7, column: 3, scope: !28)
!42 = !DILocation(line: 8, column: 10, scope: !27)
!43 = !DILocation(line: 8, column: 14, scope: !27)
!44 = !DILocation(line: 8, column: 21, scope: !45)
!45 = distinct !DILexicalBlock(scope: !27, file: !1, line: 8, column: 5)
!46 = !DILocation(line: 8, column: 26, scope: !45)
!47 = !DILocation(line: 8, column: 23, scope: !45)
!48 = !DILocation(line: 8, column: 5, scope: !27)
!49 = !DILocation(line: 8, column: 5, scope: !45)
!50 = !DILocation(line: 9, column: 11, scope: !51)
!51 = distinct !DILexicalBlock(scope: !52, file: !1, line: 9, column: 11)
!52 = distinct !DILexicalBlock(scope: !45, file: !1, line: 8, column: 34)
!53 = !DILocation(line: 9, column: 13, scope: !51)
!54 = !DILocation(line: 9, column: 18, scope: !51)
!55 = !DILocation(line: 9, column: 21, scope: !51)
!56 = !DILocation(line: 9, column: 23, scope: !51)
!57 = !DILocation(line: 9, column: 11, scope: !52)
!58 = !DILocation(line: 9, column: 31, scope: !51)
!59 = !DILocation(line: 9, column: 29, scope: !51)
!60 = !DILocation(line: 9, column: 34, scope: !51)
!61 = !DILocation(line: 9, column: 37, scope: !51)
!62 = !DILocation(line: 10, column: 16, scope: !63)
!63 = distinct !DILexicalBlock(scope: !51, file: !1, line: 10, column: 16)
!64 = !DILocation(line: 10, column: 19, scope: !63)
!65 = !DILocation(line: 10, column: 21, scope: !63)
!66 = !DILocation(line: 10, column: 29, scope: !63)
!67 = !DILocation(line: 10, column: 26, scope: !63)
!68 = !DILocation(line: 10, column: 16, scope: !51)
!69 = !DILocation(line: 10, column: 46, scope: !63)
!70 = !DILocation(line: 10, column: 50, scope: !63)
!71 = !DILocation(line: 10, column: 52, scope: !63)
!72 = !DILocation(line: 10, column: 61, scope: !63)
!73 = !DILocation(line: 10, column: 63, scope: !63)
!74 = !DILocation(line: 10, column: 59, scope: !63)
!75 = !DILocation(line: 10, column: 68, scope: !63)
!76 = !DILocation(line: 10, column: 72, scope: !63)
!77 = !DILocation(line: 10, column: 75, scope: !63)
!78 = !DILocation(line: 10, column: 77, scope: !63)
!79 = !DILocation(line: 10, column: 70, scope: !63)
!80 = !DILocation(line: 10, column: 57, scope: !63)
!81 = !DILocation(line: 10, column: 86, scope: !63)
!82 = !DILocation(line: 10, column: 88, scope: !63)
!83 = !DILocation(line: 10, column: 84, scope: !63)
!84 = !DILocation(line: 10, column: 93, scope: !63)
!85 = !DILocation(line: 10, column: 42, scope: !63)
!86 = !DILocation(line: 10, column: 34, scope: !63)
!87 = !DILocation(line: 10, column: 32, scope: !63)
!88 = !DILocation(line: 10, column: 37, scope: !63)
!89 = !DILocation(line: 10, column: 40, scope: !63)
!90 = !DILocation(line: 11, column: 24, scope: !63)
!91 = !DILocation(line: 11, column: 26, scope: !63)
!92 = !DILocation(line: 11, column: 22, scope: !63)
!93 = !DILocation(line: 11, column: 31, scope: !63)
!94 = !DILocation(line: 11, column: 14, scope: !63)
!95 = !DILocation(line: 11, column: 12, scope: !63)
!96 = !DILocation(line: 11, column: 17, scope: !63)
!97 = !DILocation(line: 11, column: 20, scope: !63)
!98 = !DILocation(line: 12, column: 5, scope: !52)
!99 = !DILocation(line: 8, column: 30, scope: !45)
!100 = distinct !{!100, !48, !101, !102, !103}
!101 = !DILocation(line: 12, column: 5, scope: !27)
!102 = !{!"llvm.loop.mustprogress"}
!103 = !{!"llvm.loop.unroll.disable"}
!104 = !DILocation(line: 7, column: 28, scope: !28)
!105 = distinct !{!105, !40, !106, !102, !103}
!106 = !DILocation(line: 12, column: 5, scope: !25)
!107 = !DILocation(line: 13, column: 12, scope: !9)
!108 = !DILocation(line: 13, column: 10, scope: !9)
!109 = !DILocation(line: 13, column: 15, scope: !9)
!110 = !DILocation(line: 14, column: 1, scope: !9)
!111 = !DILocation(line: 13, column: 3, scope: !9)
!112 = distinct !DISubprogram(name: "max", scope: !1, file: !1, line: 4, type: !113, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !115)
!113 = !DISubroutineType(types: !114)
!114 = !{!12, !12, !12}
!115 = !{!116, !117}
!116 = !DILocalVariable(name: "a", arg: 1, scope: !112, file: !1, line: 4, type: !12)
!117 = !DILocalVariable(name: "b", arg: 2, scope: !112, file: !1, line: 4, type: !12)
!118 = !DILocation(line: 4, column: 20, scope: !112)
!119 = !DILocation(line: 4, column: 27, scope: !112)
!120 = !DILocation(line: 4, column: 39, scope: !112)
!121 = !DILocation(line: 4, column: 43, scope: !112)
!122 = !DILocation(line: 4, column: 41, scope: !112)
!123 = !DILocation(line: 4, column: 47, scope: !112)
!124 = !DILocation(line: 4, column: 51, scope: !112)
!125 = !DILocation(line: 4, column: 32, scope: !112)
!126 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 15, type: !127, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !129)
!127 = !DISubroutineType(types: !128)
!128 = !{!12}
!129 = !{!130, !134, !135, !136, !138, !139}
!130 = !DILocalVariable(name: "wt", scope: !126, file: !1, line: 16, type: !131)
!131 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 96, elements: !132)
!132 = !{!133}
!133 = !DISubrange(count: 3)
!134 = !DILocalVariable(name: "val", scope: !126, file: !1, line: 16, type: !131)
!135 = !DILocalVariable(name: "total", scope: !126, file: !1, line: 16, type: !12)
!136 = !DILocalVariable(name: "i", scope: !137, file: !1, line: 17, type: !12)
!137 = distinct !DILexicalBlock(scope: !126, file: !1, line: 17, column: 3)
!138 = !DILocalVariable(name: "best", scope: !126, file: !1, line: 22, type: !12)
!139 = !DILocalVariable(name: "i", scope: !140, file: !1, line: 24, type: !12)
!140 = distinct !DILexicalBlock(scope: !126, file: !1, line: 24, column: 3)
!141 = !DILocation(line: 16, column: 3, scope: !126)
!142 = !DILocation(line: 16, column: 7, scope: !126)
!143 = !DILocation(line: 16, column: 14, scope: !126)
!144 = !DILocation(line: 16, column: 22, scope: !126)
!145 = !DILocation(line: 17, column: 8, scope: !137)
!146 = !DILocation(line: 17, column: 12, scope: !137)
!147 = !DILocation(line: 17, column: 19, scope: !148)
!148 = distinct !DILexicalBlock(scope: !137, file: !1, line: 17, column: 3)
!149 = !DILocation(line: 17, column: 21, scope: !148)
!150 = !DILocation(line: 17, column: 3, scope: !137)
!151 = !DILocation(line: 18, column: 13, scope: !152)
!152 = distinct !DILexicalBlock(scope: !148, file: !1, line: 17, column: 31)
!153 = !DILocation(line: 18, column: 8, scope: !152)
!154 = !DILocation(line: 18, column: 5, scope: !152)
!155 = !DILocation(line: 18, column: 11, scope: !152)
!156 = !DILocation(line: 18, column: 47, scope: !152)
!157 = !DILocation(line: 18, column: 42, scope: !152)
!158 = !DILocation(line: 18, column: 38, scope: !152)
!159 = !DILocation(line: 18, column: 45, scope: !152)
!160 = !DILocation(line: 19, column: 12, scope: !161)
!161 = distinct !DILexicalBlock(scope: !152, file: !1, line: 19, column: 9)
!162 = !DILocation(line: 19, column: 9, scope: !161)
!163 = !DILocation(line: 19, column: 15, scope: !161)
!164 = !DILocation(line: 19, column: 19, scope: !161)
!165 = !DILocation(line: 19, column: 25, scope: !161)
!166 = !DILocation(line: 19, column: 22, scope: !161)
!167 = !DILocation(line: 19, column: 28, scope: !161)
!168 = !DILocation(line: 19, column: 32, scope: !161)
!169 = !DILocation(line: 19, column: 39, scope: !161)
!170 = !DILocation(line: 19, column: 35, scope: !161)
!171 = !DILocation(line: 19, column: 42, scope: !161)
!172 = !DILocation(line: 19, column: 46, scope: !161)
!173 = !DILocation(line: 19, column: 53, scope: !161)
!174 = !DILocation(line: 19, column: 49, scope: !161)
!175 = !DILocation(line: 19, column: 56, scope: !161)
!176 = !DILocation(line: 19, column: 9, scope: !152)
!177 = !DILocation(line: 19, column: 63, scope: !161)
!178 = !DILocation(line: 20, column: 18, scope: !152)
!179 = !DILocation(line: 20, column: 14, scope: !152)
!180 = !DILocation(line: 20, column: 11, scope: !152)
!181 = !DILocation(line: 21, column: 3, scope: !152)
!182 = !DILocation(line: 17, column: 27, scope: !148)
!183 = !DILocation(line: 17, column: 3, scope: !148)
!184 = distinct !{!184, !150, !185, !102, !103}
!185 = !DILocation(line: 21, column: 3, scope: !137)
!186 = !DILocation(line: 22, column: 3, scope: !126)
!187 = !DILocation(line: 22, column: 7, scope: !126)
!188 = !DILocation(line: 22, column: 26, scope: !126)
!189 = !DILocation(line: 22, column: 30, scope: !126)
!190 = !DILocation(line: 22, column: 14, scope: !126)
!191 = !DILocation(line: 23, column: 3, scope: !192)
!192 = distinct !DILexicalBlock(scope: !193, file: !1, line: 23, column: 3)
!193 = distinct !DILexicalBlock(scope: !126, file: !1, line: 23, column: 3)
!194 = !DILocation(line: 23, column: 3, scope: !193)
!195 = !DILocation(line: 24, column: 8, scope: !140)
!196 = !DILocation(line: 24, column: 12, scope: !140)
!197 = !DILocation(line: 24, column: 19, scope: !198)
!198 = distinct !DILexicalBlock(scope: !140, file: !1, line: 24, column: 3)
!199 = !DILocation(line: 24, column: 21, scope: !198)
!200 = !DILocation(line: 24, column: 3, scope: !140)
!201 = !DILocation(line: 24, column: 3, scope: !198)
!202 = !DILocation(line: 24, column: 31, scope: !203)
!203 = distinct !DILexicalBlock(scope: !204, file: !1, line: 24, column: 31)
!204 = distinct !DILexicalBlock(scope: !198, file: !1, line: 24, column: 31)
!205 = !DILocation(line: 24, column: 31, scope: !204)
!206 = !DILocation(line: 24, column: 31, scope: !198)
!207 = !DILocation(line: 24, column: 27, scope: !198)
!208 = distinct !{!208, !200, !209, !102, !103}
!209 = !DILocation(line: 24, column: 31, scope: !140)
!210 = !DILocation(line: 25, column: 3, scope: !126)
!211 = !DILocation(line: 26, column: 1, scope: !126)
