source_filename = "merged_halves_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [21 x i8] c"all[i - 1] <= all[i]\00", align 1
@.str.1 = private unnamed_addr constant [23 x i8] c"merged_halves_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %all = alloca [7 x i32], align 16
  %i = alloca i32, align 4
  %i1 = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [7 x i32]* %all to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 28, i8* %0), !dbg !22
  call void @llvm.dbg.declare(metadata [7 x i32]* %all, metadata !14, metadata !DIExpression()), !dbg !23
  %1 = bitcast i32* %i to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !24
  call void @llvm.dbg.declare(metadata i32* %i, metadata !18, metadata !DIExpression()), !dbg !25
  store i32 0, i32* %i, align 4, !dbg !25
  br label %for.cond, !dbg !24

for.cond:
  %2 = load i32, i32* %i, align 4, !dbg !26
  %cmp = icmp slt i32 %2, 7, !dbg !28
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !29

for.cond.cleanup:
  %3 = bitcast i32* %i to i8*, !dbg !30
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %3), !dbg !30
  br label %for.end

for.body:
  %call = call i32 @nondet_int(), !dbg !31
  %4 = load i32, i32* %i, align 4, !dbg !32
  %idxprom = sext i32 %4 to i64, !dbg !33
  %arrayidx = getelementptr inbounds [7 x i32], [7 x i32]* %all, i64 0, i64 %idxprom, !dbg !33
  store i32 %call, i32* %arrayidx, align 4, !dbg !34
  br label %for.inc, !dbg !33

for.inc:
  %5 = load i32, i32* %i, align 4, !dbg !35
  %inc = add nsw i32 %5, 1, !dbg !35
  store i32 %inc, i32* %i, align 4, !dbg !35
  br label %for.cond, !dbg !30, !llvm.loop !36

for.end:
  %arraydecay = getelementptr inbounds [7 x i32], [7 x i32]* %all, i64 0, i64 0, !dbg !40
  call void @sort(i32* noundef %arraydecay, i32 noundef 0, i32 noundef 6), !dbg !41
  %6 = bitcast i32* %i1 to i8*, !dbg !42
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %6), !dbg !42
  call void @llvm.dbg.declare(metadata i32* %i1, metadata !20, metadata !DIExpression()), !dbg !43
  store i32 1, i32* %i1, align 4, !dbg !43
  br label %for.cond2, !dbg !42

for.cond2:
  %7 = load i32, i32* %i1, align 4, !dbg !44
  %cmp3 = icmp slt i32 %7, 7, !dbg !46
  br i1 %cmp3, label %for.body5, label %for.cond.cleanup4, !dbg !47

for.cond.cleanup4:
  %8 = bitcast i32* %i1 to i8*, !dbg !48
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %8), !dbg !48
  br label %for.end13

for.body5:
  %9 = load i32, i32* %i1, align 4, !dbg !49
  %sub = sub nsw i32 %9, 1, !dbg !49
  %idxprom6 = sext i32 %sub to i64, !dbg !49
  %arrayidx7 = getelementptr inbounds [7 x i32], [7 x i32]* %all, i64 0, i64 %idxprom6, !dbg !49
  %10 = load i32, i32* %arrayidx7, align 4, !dbg !49
  %11 = load i32, i32* %i1, align 4, !dbg !49
  %idxprom8 = sext i32 %11 to i64, !dbg !49
  %arrayidx9 = getelementptr inbounds [7 x i32], [7 x i32]* %all, i64 0, i64 %idxprom8, !dbg !49
  %12 = load i32, i32* %arrayidx9, align 4, !dbg !49
  %cmp10 = icmp sle i32 %10, %12, !dbg !49
  br i1 %cmp10, label %if.then, label %if.else, !dbg !52

if.then:
  br label %if.end, !dbg !52

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.1, i64 0, i64 0), i32 noundef 31, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !49
  unreachable, !dbg !49

if.end:
  br label %for.inc11, !dbg !53

for.inc11:
  %13 = load i32, i32* %i1, align 4, !dbg !54
  %inc12 = add nsw i32 %13, 1, !dbg !54
  store i32 %inc12, i32* %i1, align 4, !dbg !54
  br label %for.cond2, !dbg !48, !llvm.loop !55

for.end13:
  %14 = bitcast [7 x i32]* %all to i8*, !dbg !57
  call void @llvm.lifetime.end.p0i8(i64 28, i8* %14), !dbg !57
  ret i32 0, !dbg !58
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !59 i32 @nondet_int()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

define internal void @sort(i32* noundef %all, i32 noundef %left, i32 noundef %right) !dbg !61 {
entry:
  %all.addr = alloca i32*, align 8
  %left.addr = alloca i32, align 4
  %right.addr = alloca i32, align 4
  %middle = alloca i32, align 4
  store i32* %all, i32** %all.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %all.addr, metadata !66, metadata !DIExpression()), !dbg !70
  store i32 %left, i32* %left.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %left.addr, metadata !67, metadata !DIExpression()), !dbg !71
  store i32 %right, i32* %right.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %right.addr, metadata !68, metadata !DIExpression()), !dbg !72
  %0 = load i32, i32* %left.addr, align 4, !dbg !73
  %1 = load i32, i32* %right.addr, align 4, !dbg !75
  %cmp = icmp sge i32 %0, %1, !dbg !76
  br i1 %cmp, label %if.then, label %if.end, !dbg !77

if.then:
  br label %return, !dbg !78

if.end:
  %2 = bitcast i32* %middle to i8*, !dbg !79
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !79
  call void @llvm.dbg.declare(metadata i32* %middle, metadata !69, metadata !DIExpression()), !dbg !80
  %3 = load i32, i32* %left.addr, align 4, !dbg !81
  %4 = load i32, i32* %right.addr, align 4, !dbg !82
  %5 = load i32, i32* %left.addr, align 4, !dbg !83
  %sub = sub nsw i32 %4, %5, !dbg !84
  %div = sdiv i32 %sub, 2, !dbg !85
  %add = add nsw i32 %3, %div, !dbg !86
  store i32 %add, i32* %middle, align 4, !dbg !80
  %6 = load i32*, i32** %all.addr, align 8, !dbg !87
  %7 = load i32, i32* %left.addr, align 4, !dbg !88
  %8 = load i32, i32* %middle, align 4, !dbg !89
  call void @sort(i32* noundef %6, i32 noundef %7, i32 noundef %8), !dbg !90
  %9 = load i32*, i32** %all.addr, align 8, !dbg !91
  %10 = load i32, i32* %middle, align 4, !dbg !92
  %add1 = add nsw i32 %10, 1, !dbg !93
  %11 = load i32, i32* %right.addr, align 4, !dbg !94
  call void @sort(i32* noundef %9, i32 noundef %add1, i32 noundef %11), !dbg !95
  %12 = load i32*, i32** %all.addr, align 8, !dbg !96
  %13 = load i32, i32* %left.addr, align 4, !dbg !97
  %14 = load i32, i32* %middle, align 4, !dbg !98
  %15 = load i32, i32* %right.addr, align 4, !dbg !99
  call void @merge(i32* noundef %12, i32 noundef %13, i32 noundef %14, i32 noundef %15), !dbg !100
  %16 = bitcast i32* %middle to i8*, !dbg !101
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %16), !dbg !101
  br label %return

return:
  ret void, !dbg !101
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

define internal void @merge(i32* noundef %all, i32 noundef %left, i32 noundef %middle, i32 noundef %right) !dbg !102 {
entry:
  %all.addr = alloca i32*, align 8
  %left.addr = alloca i32, align 4
  %middle.addr = alloca i32, align 4
  %right.addr = alloca i32, align 4
  %first = alloca [7 x i32], align 16
  %second = alloca [7 x i32], align 16
  %n = alloca i32, align 4
  %m = alloca i32, align 4
  %i = alloca i32, align 4
  %j = alloca i32, align 4
  %i18 = alloca i32, align 4
  %j19 = alloca i32, align 4
  %k = alloca i32, align 4
  store i32* %all, i32** %all.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %all.addr, metadata !106, metadata !DIExpression()), !dbg !121
  store i32 %left, i32* %left.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %left.addr, metadata !107, metadata !DIExpression()), !dbg !122
  store i32 %middle, i32* %middle.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %middle.addr, metadata !108, metadata !DIExpression()), !dbg !123
  store i32 %right, i32* %right.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %right.addr, metadata !109, metadata !DIExpression()), !dbg !124
  %0 = bitcast [7 x i32]* %first to i8*, !dbg !125
  call void @llvm.lifetime.start.p0i8(i64 28, i8* %0), !dbg !125
  call void @llvm.dbg.declare(metadata [7 x i32]* %first, metadata !110, metadata !DIExpression()), !dbg !126
  %1 = bitcast [7 x i32]* %second to i8*, !dbg !125
  call void @llvm.lifetime.start.p0i8(i64 28, i8* %1), !dbg !125
  call void @llvm.dbg.declare(metadata [7 x i32]* %second, metadata !111, metadata !DIExpression()), !dbg !127
  %2 = bitcast i32* %n to i8*, !dbg !128
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !128
  call void @llvm.dbg.declare(metadata i32* %n, metadata !112, metadata !DIExpression()), !dbg !129
  %3 = load i32, i32* %middle.addr, align 4, !dbg !130
  %4 = load i32, i32* %left.addr, align 4, !dbg !131
  %sub = sub nsw i32 %3, %4, !dbg !132
  %add = add nsw i32 %sub, 1, !dbg !133
  store i32 %add, i32* %n, align 4, !dbg !129
  %5 = bitcast i32* %m to i8*, !dbg !128
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %5), !dbg !128
  call void @llvm.dbg.declare(metadata i32* %m, metadata !113, metadata !DIExpression()), !dbg !134
  %6 = load i32, i32* %right.addr, align 4, !dbg !135
  %7 = load i32, i32* %middle.addr, align 4, !dbg !136
  %sub1 = sub nsw i32 %6, %7, !dbg !137
  store i32 %sub1, i32* %m, align 4, !dbg !134
  %8 = bitcast i32* %i to i8*, !dbg !138
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %8), !dbg !138
  call void @llvm.dbg.declare(metadata i32* %i, metadata !114, metadata !DIExpression()), !dbg !139
  store i32 0, i32* %i, align 4, !dbg !139
  br label %for.cond, !dbg !138

for.cond:
  %9 = load i32, i32* %i, align 4, !dbg !140
  %10 = load i32, i32* %n, align 4, !dbg !142
  %cmp = icmp slt i32 %9, %10, !dbg !143
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !144

for.cond.cleanup:
  %11 = bitcast i32* %i to i8*, !dbg !145
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %11), !dbg !145
  br label %for.end

for.body:
  %12 = load i32*, i32** %all.addr, align 8, !dbg !146
  %13 = load i32, i32* %left.addr, align 4, !dbg !147
  %14 = load i32, i32* %i, align 4, !dbg !148
  %add2 = add nsw i32 %13, %14, !dbg !149
  %idxprom = sext i32 %add2 to i64, !dbg !146
  %arrayidx = getelementptr inbounds i32, i32* %12, i64 %idxprom, !dbg !146
  %15 = load i32, i32* %arrayidx, align 4, !dbg !146
  %16 = load i32, i32* %i, align 4, !dbg !150
  %idxprom3 = sext i32 %16 to i64, !dbg !151
  %arrayidx4 = getelementptr inbounds [7 x i32], [7 x i32]* %first, i64 0, i64 %idxprom3, !dbg !151
  store i32 %15, i32* %arrayidx4, align 4, !dbg !152
  br label %for.inc, !dbg !151

for.inc:
  %17 = load i32, i32* %i, align 4, !dbg !153
  %inc = add nsw i32 %17, 1, !dbg !153
  store i32 %inc, i32* %i, align 4, !dbg !153
  br label %for.cond, !dbg !145, !llvm.loop !154

for.end:
  %18 = bitcast i32* %j to i8*, !dbg !156
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %18), !dbg !156
  call void @llvm.dbg.declare(metadata i32* %j, metadata !116, metadata !DIExpression()), !dbg !157
  store i32 0, i32* %j, align 4, !dbg !157
  br label %for.cond5, !dbg !156

for.cond5:
  %19 = load i32, i32* %j, align 4, !dbg !158
  %20 = load i32, i32* %m, align 4, !dbg !160
  %cmp6 = icmp slt i32 %19, %20, !dbg !161
  br i1 %cmp6, label %for.body8, label %for.cond.cleanup7, !dbg !162

for.cond.cleanup7:
  %21 = bitcast i32* %j to i8*, !dbg !163
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %21), !dbg !163
  br label %for.end17

for.body8:
  %22 = load i32*, i32** %all.addr, align 8, !dbg !164
  %23 = load i32, i32* %middle.addr, align 4, !dbg !165
  %add9 = add nsw i32 %23, 1, !dbg !166
  %24 = load i32, i32* %j, align 4, !dbg !167
  %add10 = add nsw i32 %add9, %24, !dbg !168
  %idxprom11 = sext i32 %add10 to i64, !dbg !164
  %arrayidx12 = getelementptr inbounds i32, i32* %22, i64 %idxprom11, !dbg !164
  %25 = load i32, i32* %arrayidx12, align 4, !dbg !164
  %26 = load i32, i32* %j, align 4, !dbg !169
  %idxprom13 = sext i32 %26 to i64, !dbg !170
  %arrayidx14 = getelementptr inbounds [7 x i32], [7 x i32]* %second, i64 0, i64 %idxprom13, !dbg !170
  store i32 %25, i32* %arrayidx14, align 4, !dbg !171
  br label %for.inc15, !dbg !170

for.inc15:
  %27 = load i32, i32* %j, align 4, !dbg !172
  %inc16 = add nsw i32 %27, 1, !dbg !172
  store i32 %inc16, i32* %j, align 4, !dbg !172
  br label %for.cond5, !dbg !163, !llvm.loop !173

for.end17:
  %28 = bitcast i32* %i18 to i8*, !dbg !175
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %28), !dbg !175
  call void @llvm.dbg.declare(metadata i32* %i18, metadata !118, metadata !DIExpression()), !dbg !176
  store i32 0, i32* %i18, align 4, !dbg !176
  %29 = bitcast i32* %j19 to i8*, !dbg !175
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %29), !dbg !175
  call void @llvm.dbg.declare(metadata i32* %j19, metadata !119, metadata !DIExpression()), !dbg !177
  store i32 0, i32* %j19, align 4, !dbg !177
  %30 = bitcast i32* %k to i8*, !dbg !175
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %30), !dbg !175
  call void @llvm.dbg.declare(metadata i32* %k, metadata !120, metadata !DIExpression()), !dbg !178
  %31 = load i32, i32* %left.addr, align 4, !dbg !179
  store i32 %31, i32* %k, align 4, !dbg !178
  br label %while.cond, !dbg !180

while.cond:
  %32 = load i32, i32* %i18, align 4, !dbg !181
  %33 = load i32, i32* %n, align 4, !dbg !182
  %cmp20 = icmp slt i32 %32, %33, !dbg !183
  br i1 %cmp20, label %land.rhs, label %land.end, !dbg !184

land.rhs:
  %34 = load i32, i32* %j19, align 4, !dbg !185
  %35 = load i32, i32* %m, align 4, !dbg !186
  %cmp21 = icmp slt i32 %34, %35, !dbg !187
  br label %land.end

land.end:
  %36 = phi i1 [ false, %while.cond ], [ %cmp21, %land.rhs ], !dbg !188
  br i1 %36, label %while.body, label %while.end, !dbg !180

while.body:
  %37 = load i32, i32* %i18, align 4, !dbg !189
  %idxprom22 = sext i32 %37 to i64, !dbg !190
  %arrayidx23 = getelementptr inbounds [7 x i32], [7 x i32]* %first, i64 0, i64 %idxprom22, !dbg !190
  %38 = load i32, i32* %arrayidx23, align 4, !dbg !190
  %39 = load i32, i32* %j19, align 4, !dbg !191
  %idxprom24 = sext i32 %39 to i64, !dbg !192
  %arrayidx25 = getelementptr inbounds [7 x i32], [7 x i32]* %second, i64 0, i64 %idxprom24, !dbg !192
  %40 = load i32, i32* %arrayidx25, align 4, !dbg !192
  %cmp26 = icmp sle i32 %38, %40, !dbg !193
  br i1 %cmp26, label %cond.true, label %lor.lhs.false, !dbg !194

lor.lhs.false:
  %41 = load i32, i32* %i18, align 4, !dbg !195
  %42 = load i32, i32* %j19, align 4, !dbg !196
  %add27 = add nsw i32 %41, %42, !dbg !197
  %cmp28 = icmp sgt i32 %add27, 4, !dbg !198
  br i1 %cmp28, label %cond.true, label %cond.false, !dbg !190

cond.true:
  %43 = load i32, i32* %i18, align 4, !dbg !199
  %inc29 = add nsw i32 %43, 1, !dbg !199
  store i32 %inc29, i32* %i18, align 4, !dbg !199
  %idxprom30 = sext i32 %43 to i64, !dbg !200
  %arrayidx31 = getelementptr inbounds [7 x i32], [7 x i32]* %first, i64 0, i64 %idxprom30, !dbg !200
  %44 = load i32, i32* %arrayidx31, align 4, !dbg !200
  br label %cond.end, !dbg !190

cond.false:
  %45 = load i32, i32* %j19, align 4, !dbg !201
  %inc32 = add nsw i32 %45, 1, !dbg !201
  store i32 %inc32, i32* %j19, align 4, !dbg !201
  %idxprom33 = sext i32 %45 to i64, !dbg !202
  %arrayidx34 = getelementptr inbounds [7 x i32], [7 x i32]* %second, i64 0, i64 %idxprom33, !dbg !202
  %46 = load i32, i32* %arrayidx34, align 4, !dbg !202
  br label %cond.end, !dbg !190

cond.end:
  %cond = phi i32 [ %44, %cond.true ], [ %46, %cond.false ], !dbg !190
  %47 = load i32*, i32** %all.addr, align 8, !dbg !203
  %48 = load i32, i32* %k, align 4, !dbg !204
  %inc35 = add nsw i32 %48, 1, !dbg !204
  store i32 %inc35, i32* %k, align 4, !dbg !204
  %idxprom36 = sext i32 %48 to i64, !dbg !203
  %arrayidx37 = getelementptr inbounds i32, i32* %47, i64 %idxprom36, !dbg !203
  store i32 %cond, i32* %arrayidx37, align 4, !dbg !205
  br label %while.cond, !dbg !180, !llvm.loop !206

while.end:
  br label %while.cond38, !dbg !208

while.cond38:
  %49 = load i32, i32* %i18, align 4, !dbg !209
  %50 = load i32, i32* %n, align 4, !dbg !210
  %cmp39 = icmp slt i32 %49, %50, !dbg !211
  br i1 %cmp39, label %while.body40, label %while.end47, !dbg !208

while.body40:
  %51 = load i32, i32* %i18, align 4, !dbg !212
  %inc41 = add nsw i32 %51, 1, !dbg !212
  store i32 %inc41, i32* %i18, align 4, !dbg !212
  %idxprom42 = sext i32 %51 to i64, !dbg !213
  %arrayidx43 = getelementptr inbounds [7 x i32], [7 x i32]* %first, i64 0, i64 %idxprom42, !dbg !213
  %52 = load i32, i32* %arrayidx43, align 4, !dbg !213
  %53 = load i32*, i32** %all.addr, align 8, !dbg !214
  %54 = load i32, i32* %k, align 4, !dbg !215
  %inc44 = add nsw i32 %54, 1, !dbg !215
  store i32 %inc44, i32* %k, align 4, !dbg !215
  %idxprom45 = sext i32 %54 to i64, !dbg !214
  %arrayidx46 = getelementptr inbounds i32, i32* %53, i64 %idxprom45, !dbg !214
  store i32 %52, i32* %arrayidx46, align 4, !dbg !216
  br label %while.cond38, !dbg !208, !llvm.loop !217

while.end47:
  br label %while.cond48, !dbg !219

while.cond48:
  %55 = load i32, i32* %j19, align 4, !dbg !220
  %56 = load i32, i32* %m, align 4, !dbg !221
  %cmp49 = icmp slt i32 %55, %56, !dbg !222
  br i1 %cmp49, label %while.body50, label %while.end57, !dbg !219

while.body50:
  %57 = load i32, i32* %j19, align 4, !dbg !223
  %inc51 = add nsw i32 %57, 1, !dbg !223
  store i32 %inc51, i32* %j19, align 4, !dbg !223
  %idxprom52 = sext i32 %57 to i64, !dbg !224
  %arrayidx53 = getelementptr inbounds [7 x i32], [7 x i32]* %second, i64 0, i64 %idxprom52, !dbg !224
  %58 = load i32, i32* %arrayidx53, align 4, !dbg !224
  %59 = load i32*, i32** %all.addr, align 8, !dbg !225
  %60 = load i32, i32* %k, align 4, !dbg !226
  %inc54 = add nsw i32 %60, 1, !dbg !226
  store i32 %inc54, i32* %k, align 4, !dbg !226
  %idxprom55 = sext i32 %60 to i64, !dbg !225
  %arrayidx56 = getelementptr inbounds i32, i32* %59, i64 %idxprom55, !dbg !225
  store i32 %58, i32* %arrayidx56, align 4, !dbg !227
  br label %while.cond48, !dbg !219, !llvm.loop !228

while.end57:
  %61 = bitcast i32* %k to i8*, !dbg !230
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %61), !dbg !230
  %62 = bitcast i32* %j19 to i8*, !dbg !230
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %62), !dbg !230
  %63 = bitcast i32* %i18 to i8*, !dbg !230
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %63), !dbg !230
  %64 = bitcast i32* %m to i8*, !dbg !230
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %64), !dbg !230
  %65 = bitcast i32* %n to i8*, !dbg !230
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %65), !dbg !230
  %66 = bitcast [7 x i32]* %second to i8*, !dbg !230
  call void @llvm.lifetime.end.p0i8(i64 28, i8* %66), !dbg !230
  %67 = bitcast [7 x i32]* %first to i8*, !dbg !230
  call void @llvm.lifetime.end.p0i8(i64 28, i8* %67), !dbg !230
  ret void, !dbg !230
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "merged_halves_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 27, type: !10, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !18, !20}
!14 = !DILocalVariable(name: "all", scope: !9, file: !1, line: 28, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 224, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 7)
!18 = !DILocalVariable(name: "i", scope: !19, file: !1, line: 29, type: !12)
!19 = distinct !DILexicalBlock(scope: !9, file: !1, line: 29, column: 3)
!20 = !DILocalVariable(name: "i", scope: !21, file: !1, line: 31, type: !12)
!21 = distinct !DILexicalBlock(scope: !9, file: !1, line: 31, column: 3)
!22 = !DILocation(line: 28, column: 3, scope: !9)
!23 = !DILocation(line: 28, column: 7, scope: !9)
!24 = !DILocation(line: 29, column: 8, scope: !19)
!25 = !DILocation(line: 29, column: 12, scope: !19)
!26 = !DILocation(line: 29, column: 19, scope: !27)
!27 = distinct !DILexicalBlock(scope: !19, file: !1, line: 29, column: 3)
!28 = !DILocation(line: 29, column: 21, scope: !27)
!29 = !DILocation(line: 29, column: 3, scope: !19)
!30 = !DILocation(line: 29, column: 3, scope: !27)
!31 = !DILocation(line: 29, column: 40, scope: !27)
!32 = !DILocation(line: 29, column: 35, scope: !27)
!33 = !DILocation(line: 29, column: 31, scope: !27)
!34 = !DILocation(line: 29, column: 38, scope: !27)
!35 = !DILocation(line: 29, column: 27, scope: !27)
!36 = distinct !{!36, !29, !37, !38, !39}
!37 = !DILocation(line: 29, column: 51, scope: !19)
!38 = !{!"llvm.loop.mustprogress"}
!39 = !{!"llvm.loop.unroll.disable"}
!40 = !DILocation(line: 30, column: 8, scope: !9)
!41 = !DILocation(line: 30, column: 3, scope: !9)
!42 = !DILocation(line: 31, column: 8, scope: !21)
!43 = !DILocation(line: 31, column: 12, scope: !21)
!44 = !DILocation(line: 31, column: 19, scope: !45)
!45 = distinct !DILexicalBlock(scope: !21, file: !1, line: 31, column: 3)
!46 = !DILocation(line: 31, column: 21, scope: !45)
!47 = !DILocation(line: 31, column: 3, scope: !21)
!48 = !DILocation(line: 31, column: 3, scope: !45)
!49 = !DILocation(line: 31, column: 31, scope: !50)
!50 = distinct !DILexicalBlock(scope: !51, file: !1, line: 31, column: 31)
!51 = distinct !DILexicalBlock(scope: !45, file: !1, line: 31, column: 31)
!52 = !DILocation(line: 31, column: 31, scope: !51)
!53 = !DILocation(line: 31, column: 31, scope: !45)
!54 = !DILocation(line: 31, column: 27, scope: !45)
!55 = distinct !{!55, !47, !56, !38, !39}
!56 = !DILocation(line: 31, column: 31, scope: !21)
!57 = !DILocation(line: 33, column: 1, scope: !9)
!58 = !DILocation(line: 32, column: 3, scope: !9)
!59 = !DISubprogram(name: "nondet_int", scope: !1, file: !1, line: 4, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !60)
!60 = !{}
!61 = distinct !DISubprogram(name: "sort", scope: !1, file: !1, line: 19, type: !62, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !65)
!62 = !DISubroutineType(types: !63)
!63 = !{null, !64, !12, !12}
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!65 = !{!66, !67, !68, !69}
!66 = !DILocalVariable(name: "all", arg: 1, scope: !61, file: !1, line: 19, type: !64)
!67 = !DILocalVariable(name: "left", arg: 2, scope: !61, file: !1, line: 19, type: !12)
!68 = !DILocalVariable(name: "right", arg: 3, scope: !61, file: !1, line: 19, type: !12)
!69 = !DILocalVariable(name: "middle", scope: !61, file: !1, line: 21, type: !12)
!70 = !DILocation(line: 19, column: 23, scope: !61)
!71 = !DILocation(line: 19, column: 32, scope: !61)
!72 = !DILocation(line: 19, column: 42, scope: !61)
!73 = !DILocation(line: 20, column: 7, scope: !74)
!74 = distinct !DILexicalBlock(scope: !61, file: !1, line: 20, column: 7)
!75 = !DILocation(line: 20, column: 15, scope: !74)
!76 = !DILocation(line: 20, column: 12, scope: !74)
!77 = !DILocation(line: 20, column: 7, scope: !61)
!78 = !DILocation(line: 20, column: 22, scope: !74)
!79 = !DILocation(line: 21, column: 3, scope: !61)
!80 = !DILocation(line: 21, column: 7, scope: !61)
!81 = !DILocation(line: 21, column: 16, scope: !61)
!82 = !DILocation(line: 21, column: 24, scope: !61)
!83 = !DILocation(line: 21, column: 32, scope: !61)
!84 = !DILocation(line: 21, column: 30, scope: !61)
!85 = !DILocation(line: 21, column: 38, scope: !61)
!86 = !DILocation(line: 21, column: 21, scope: !61)
!87 = !DILocation(line: 22, column: 8, scope: !61)
!88 = !DILocation(line: 22, column: 13, scope: !61)
!89 = !DILocation(line: 22, column: 19, scope: !61)
!90 = !DILocation(line: 22, column: 3, scope: !61)
!91 = !DILocation(line: 23, column: 8, scope: !61)
!92 = !DILocation(line: 23, column: 13, scope: !61)
!93 = !DILocation(line: 23, column: 20, scope: !61)
!94 = !DILocation(line: 23, column: 25, scope: !61)
!95 = !DILocation(line: 23, column: 3, scope: !61)
!96 = !DILocation(line: 24, column: 9, scope: !61)
!97 = !DILocation(line: 24, column: 14, scope: !61)
!98 = !DILocation(line: 24, column: 20, scope: !61)
!99 = !DILocation(line: 24, column: 28, scope: !61)
!100 = !DILocation(line: 24, column: 3, scope: !61)
!101 = !DILocation(line: 25, column: 1, scope: !61)
!102 = distinct !DISubprogram(name: "merge", scope: !1, file: !1, line: 8, type: !103, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !105)
!103 = !DISubroutineType(types: !104)
!104 = !{null, !64, !12, !12, !12}
!105 = !{!106, !107, !108, !109, !110, !111, !112, !113, !114, !116, !118, !119, !120}
!106 = !DILocalVariable(name: "all", arg: 1, scope: !102, file: !1, line: 8, type: !64)
!107 = !DILocalVariable(name: "left", arg: 2, scope: !102, file: !1, line: 8, type: !12)
!108 = !DILocalVariable(name: "middle", arg: 3, scope: !102, file: !1, line: 8, type: !12)
!109 = !DILocalVariable(name: "right", arg: 4, scope: !102, file: !1, line: 8, type: !12)
!110 = !DILocalVariable(name: "first", scope: !102, file: !1, line: 9, type: !15)
!111 = !DILocalVariable(name: "second", scope: !102, file: !1, line: 9, type: !15)
!112 = !DILocalVariable(name: "n", scope: !102, file: !1, line: 10, type: !12)
!113 = !DILocalVariable(name: "m", scope: !102, file: !1, line: 10, type: !12)
!114 = !DILocalVariable(name: "i", scope: !115, file: !1, line: 11, type: !12)
!115 = distinct !DILexicalBlock(scope: !102, file: !1, line: 11, column: 3)
!116 = !DILocalVariable(name: "j", scope: !117, file: !1, line: 12, type: !12)
!117 = distinct !DILexicalBlock(scope: !102, file: !1, line: 12, column: 3)
!118 = !DILocalVariable(name: "i", scope: !102, file: !1, line: 13, type: !12)
!119 = !DILocalVariable(name: "j", scope: !102, file: !1, line: 13, type: !12)
!120 = !DILocalVariable(name: "k", scope: !102, file: !1, line: 13, type: !12)
!121 = !DILocation(line: 8, column: 24, scope: !102)
!122 = !DILocation(line: 8, column: 33, scope: !102)
!123 = !DILocation(line: 8, column: 43, scope: !102)
!124 = !DILocation(line: 8, column: 55, scope: !102)
!125 = !DILocation(line: 9, column: 3, scope: !102)
!126 = !DILocation(line: 9, column: 7, scope: !102)
!127 = !DILocation(line: 9, column: 17, scope: !102)
!128 = !DILocation(line: 10, column: 3, scope: !102)
!129 = !DILocation(line: 10, column: 7, scope: !102)
!130 = !DILocation(line: 10, column: 11, scope: !102)
!131 = !DILocation(line: 10, column: 20, scope: !102)
!132 = !DILocation(line: 10, column: 18, scope: !102)
!133 = !DILocation(line: 10, column: 25, scope: !102)
!134 = !DILocation(line: 10, column: 30, scope: !102)
!135 = !DILocation(line: 10, column: 34, scope: !102)
!136 = !DILocation(line: 10, column: 42, scope: !102)
!137 = !DILocation(line: 10, column: 40, scope: !102)
!138 = !DILocation(line: 11, column: 8, scope: !115)
!139 = !DILocation(line: 11, column: 12, scope: !115)
!140 = !DILocation(line: 11, column: 19, scope: !141)
!141 = distinct !DILexicalBlock(scope: !115, file: !1, line: 11, column: 3)
!142 = !DILocation(line: 11, column: 23, scope: !141)
!143 = !DILocation(line: 11, column: 21, scope: !141)
!144 = !DILocation(line: 11, column: 3, scope: !115)
!145 = !DILocation(line: 11, column: 3, scope: !141)
!146 = !DILocation(line: 11, column: 42, scope: !141)
!147 = !DILocation(line: 11, column: 46, scope: !141)
!148 = !DILocation(line: 11, column: 53, scope: !141)
!149 = !DILocation(line: 11, column: 51, scope: !141)
!150 = !DILocation(line: 11, column: 37, scope: !141)
!151 = !DILocation(line: 11, column: 31, scope: !141)
!152 = !DILocation(line: 11, column: 40, scope: !141)
!153 = !DILocation(line: 11, column: 27, scope: !141)
!154 = distinct !{!154, !144, !155, !38, !39}
!155 = !DILocation(line: 11, column: 54, scope: !115)
!156 = !DILocation(line: 12, column: 8, scope: !117)
!157 = !DILocation(line: 12, column: 12, scope: !117)
!158 = !DILocation(line: 12, column: 19, scope: !159)
!159 = distinct !DILexicalBlock(scope: !117, file: !1, line: 12, column: 3)
!160 = !DILocation(line: 12, column: 23, scope: !159)
!161 = !DILocation(line: 12, column: 21, scope: !159)
!162 = !DILocation(line: 12, column: 3, scope: !117)
!163 = !DILocation(line: 12, column: 3, scope: !159)
!164 = !DILocation(line: 12, column: 43, scope: !159)
!165 = !DILocation(line: 12, column: 47, scope: !159)
!166 = !DILocation(line: 12, column: 54, scope: !159)
!167 = !DILocation(line: 12, column: 60, scope: !159)
!168 = !DILocation(line: 12, column: 58, scope: !159)
!169 = !DILocation(line: 12, column: 38, scope: !159)
!170 = !DILocation(line: 12, column: 31, scope: !159)
!171 = !DILocation(line: 12, column: 41, scope: !159)
!172 = !DILocation(line: 12, column: 27, scope: !159)
!173 = distinct !{!173, !162, !174, !38, !39}
!174 = !DILocation(line: 12, column: 61, scope: !117)
!175 = !DILocation(line: 13, column: 3, scope: !102)
!176 = !DILocation(line: 13, column: 7, scope: !102)
!177 = !DILocation(line: 13, column: 14, scope: !102)
!178 = !DILocation(line: 13, column: 21, scope: !102)
!179 = !DILocation(line: 13, column: 25, scope: !102)
!180 = !DILocation(line: 14, column: 3, scope: !102)
!181 = !DILocation(line: 14, column: 10, scope: !102)
!182 = !DILocation(line: 14, column: 14, scope: !102)
!183 = !DILocation(line: 14, column: 12, scope: !102)
!184 = !DILocation(line: 14, column: 16, scope: !102)
!185 = !DILocation(line: 14, column: 19, scope: !102)
!186 = !DILocation(line: 14, column: 23, scope: !102)
!187 = !DILocation(line: 14, column: 21, scope: !102)
!188 = !DILocation(line: 0, scope: !102)
!189 = !DILocation(line: 14, column: 43, scope: !102)
!190 = !DILocation(line: 14, column: 37, scope: !102)
!191 = !DILocation(line: 14, column: 56, scope: !102)
!192 = !DILocation(line: 14, column: 49, scope: !102)
!193 = !DILocation(line: 14, column: 46, scope: !102)
!194 = !DILocation(line: 14, column: 59, scope: !102)
!195 = !DILocation(line: 14, column: 62, scope: !102)
!196 = !DILocation(line: 14, column: 66, scope: !102)
!197 = !DILocation(line: 14, column: 64, scope: !102)
!198 = !DILocation(line: 14, column: 68, scope: !102)
!199 = !DILocation(line: 14, column: 81, scope: !102)
!200 = !DILocation(line: 14, column: 74, scope: !102)
!201 = !DILocation(line: 14, column: 95, scope: !102)
!202 = !DILocation(line: 14, column: 87, scope: !102)
!203 = !DILocation(line: 14, column: 26, scope: !102)
!204 = !DILocation(line: 14, column: 31, scope: !102)
!205 = !DILocation(line: 14, column: 35, scope: !102)
!206 = distinct !{!206, !180, !207, !38, !39}
!207 = !DILocation(line: 14, column: 97, scope: !102)
!208 = !DILocation(line: 15, column: 3, scope: !102)
!209 = !DILocation(line: 15, column: 10, scope: !102)
!210 = !DILocation(line: 15, column: 14, scope: !102)
!211 = !DILocation(line: 15, column: 12, scope: !102)
!212 = !DILocation(line: 15, column: 35, scope: !102)
!213 = !DILocation(line: 15, column: 28, scope: !102)
!214 = !DILocation(line: 15, column: 17, scope: !102)
!215 = !DILocation(line: 15, column: 22, scope: !102)
!216 = !DILocation(line: 15, column: 26, scope: !102)
!217 = distinct !{!217, !208, !218, !38, !39}
!218 = !DILocation(line: 15, column: 37, scope: !102)
!219 = !DILocation(line: 16, column: 3, scope: !102)
!220 = !DILocation(line: 16, column: 10, scope: !102)
!221 = !DILocation(line: 16, column: 14, scope: !102)
!222 = !DILocation(line: 16, column: 12, scope: !102)
!223 = !DILocation(line: 16, column: 36, scope: !102)
!224 = !DILocation(line: 16, column: 28, scope: !102)
!225 = !DILocation(line: 16, column: 17, scope: !102)
!226 = !DILocation(line: 16, column: 22, scope: !102)
!227 = !DILocation(line: 16, column: 26, scope: !102)
!228 = distinct !{!228, !219, !229, !38, !39}
!229 = !DILocation(line: 16, column: 38, scope: !102)
!230 = !DILocation(line: 17, column: 1, scope: !102)
