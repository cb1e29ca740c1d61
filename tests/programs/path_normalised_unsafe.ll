source_filename = "path_normalised_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [14 x i8] c"out[0] == '/'\00", align 1
@.str.1 = private unnamed_addr constant [25 x i8] c"path_normalised_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"strlen(out) <= 8\00", align 1
@.str.3 = private unnamed_addr constant [3 x i8] c"//\00", align 1
@.str.4 = private unnamed_addr constant [26 x i8] c"strstr(out, \22//\22) == NULL\00", align 1

define dso_local i32 @main() !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %in = alloca [8 x i8], align 1
  %out = alloca [10 x i8], align 1
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [8 x i8]* %in to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !27
  call void @llvm.dbg.declare(metadata [8 x i8]* %in, metadata !16, metadata !DIExpression()), !dbg !28
  %1 = bitcast [10 x i8]* %out to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 10, i8* %1), !dbg !27
  call void @llvm.dbg.declare(metadata [10 x i8]* %out, metadata !21, metadata !DIExpression()), !dbg !29
  %2 = bitcast i32* %i to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !30
  call void @llvm.dbg.declare(metadata i32* %i, metadata !25, metadata !DIExpression()), !dbg !31
  store i32 0, i32* %i, align 4, !dbg !31
  br label %for.cond, !dbg !30

for.cond:
  %3 = load i32, i32* %i, align 4, !dbg !32
  %cmp = icmp slt i32 %3, 7, !dbg !34
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !35

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !35

for.body:
  %call = call signext i8 @__VERIFIER_nondet_char(), !dbg !36
  %4 = load i32, i32* %i, align 4, !dbg !38
  %idxprom = sext i32 %4 to i64, !dbg !39
  %arrayidx = getelementptr inbounds [8 x i8], [8 x i8]* %in, i64 0, i64 %idxprom, !dbg !39
  store i8 %call, i8* %arrayidx, align 1, !dbg !40
  %5 = load i32, i32* %i, align 4, !dbg !41
  %idxprom1 = sext i32 %5 to i64, !dbg !43
  %arrayidx2 = getelementptr inbounds [8 x i8], [8 x i8]* %in, i64 0, i64 %idxprom1, !dbg !43
  %6 = load i8, i8* %arrayidx2, align 1, !dbg !43
  %conv = sext i8 %6 to i32, !dbg !43
  %cmp3 = icmp ne i32 %conv, 47, !dbg !44
  br i1 %cmp3, label %land.lhs.true, label %if.end, !dbg !45

land.lhs.true:
  %7 = load i32, i32* %i, align 4, !dbg !46
  %idxprom5 = sext i32 %7 to i64, !dbg !47
  %arrayidx6 = getelementptr inbounds [8 x i8], [8 x i8]* %in, i64 0, i64 %idxprom5, !dbg !47
  %8 = load i8, i8* %arrayidx6, align 1, !dbg !47
  %conv7 = sext i8 %8 to i32, !dbg !47
  %cmp8 = icmp ne i32 %conv7, 46, !dbg !48
  br i1 %cmp8, label %land.lhs.true10, label %if.end, !dbg !49

land.lhs.true10:
  %9 = load i32, i32* %i, align 4, !dbg !50
  %idxprom11 = sext i32 %9 to i64, !dbg !51
  %arrayidx12 = getelementptr inbounds [8 x i8], [8 x i8]* %in, i64 0, i64 %idxprom11, !dbg !51
  %10 = load i8, i8* %arrayidx12, align 1, !dbg !51
  %conv13 = sext i8 %10 to i32, !dbg !51
  %cmp14 = icmp ne i32 %conv13, 97, !dbg !52
  br i1 %cmp14, label %if.then, label %if.end, !dbg !53

if.then:
  store i32 0, i32* %retval, align 4, !dbg !54
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !54

if.end:
  br label %for.inc, !dbg !55

for.inc:
  %11 = load i32, i32* %i, align 4, !dbg !56
  %inc = add nsw i32 %11, 1, !dbg !56
  store i32 %inc, i32* %i, align 4, !dbg !56
  br label %for.cond, !dbg !57, !llvm.loop !58

cleanup:
  %12 = bitcast i32* %i to i8*, !dbg !57
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %12), !dbg !57
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup38 [
    i32 2, label %for.end
  ]

for.end:
  %arrayidx16 = getelementptr inbounds [8 x i8], [8 x i8]* %in, i64 0, i64 7, !dbg !62
  store i8 0, i8* %arrayidx16, align 1, !dbg !63
  %arraydecay = getelementptr inbounds [8 x i8], [8 x i8]* %in, i64 0, i64 0, !dbg !64
  %arraydecay17 = getelementptr inbounds [10 x i8], [10 x i8]* %out, i64 0, i64 0, !dbg !65
  call void @normalise(i8* noundef %arraydecay, i8* noundef %arraydecay17), !dbg !66
  %arrayidx18 = getelementptr inbounds [10 x i8], [10 x i8]* %out, i64 0, i64 0, !dbg !67
  %13 = load i8, i8* %arrayidx18, align 1, !dbg !67
  %conv19 = sext i8 %13 to i32, !dbg !67
  %cmp20 = icmp eq i32 %conv19, 47, !dbg !67
  br i1 %cmp20, label %if.then22, label %if.else, !dbg !70

if.then22:
  br label %if.end23, !dbg !70

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 44, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !67
  unreachable, !dbg !67

if.end23:
  %arraydecay24 = getelementptr inbounds [10 x i8], [10 x i8]* %out, i64 0, i64 0, !dbg !71
  %call25 = call i64 @strlen(i8* noundef %arraydecay24), !dbg !71
  %cmp26 = icmp ule i64 %call25, 8, !dbg !71
  br i1 %cmp26, label %if.then28, label %if.else29, !dbg !74

if.then28:
  br label %if.end30, !dbg !74

if.else29:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 45, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !71
  unreachable, !dbg !71

if.end30:
  %arraydecay31 = getelementptr inbounds [10 x i8], [10 x i8]* %out, i64 0, i64 0, !dbg !75
  %call32 = call i8* @strstr(i8* noundef %arraydecay31, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.3, i64 0, i64 0)), !dbg !75
  %cmp33 = icmp eq i8* %call32, null, !dbg !75
  br i1 %cmp33, label %if.then35, label %if.else36, !dbg !78

if.then35:
  br label %if.end37, !dbg !78

if.else36:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 46, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !75
  unreachable, !dbg !75

if.end37:
  store i32 0, i32* %retval, align 4, !dbg !79
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup38, !dbg !79

cleanup38:
  %14 = bitcast [10 x i8]* %out to i8*, !dbg !80
  call void @llvm.lifetime.end.p0i8(i64 10, i8* %14), !dbg !80
  %15 = bitcast [8 x i8]* %in to i8*, !dbg !80
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %15), !dbg !80
  %16 = load i32, i32* %retval, align 4, !dbg !80
  ret i32 %16, !dbg !80
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare signext i8 @__VERIFIER_nondet_char()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

define internal void @normalise(i8* noundef %in, i8* noundef %out) !dbg !81 {
entry:
  %in.addr = alloca i8*, align 8
  %out.addr = alloca i8*, align 8
  %used = alloca i64, align 8
  %s = alloca i8*, align 8
  %end = alloca i8*, align 8
  %length = alloca i64, align 8
  store i8* %in, i8** %in.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %in.addr, metadata !88, metadata !DIExpression()), !dbg !100
  store i8* %out, i8** %out.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %out.addr, metadata !89, metadata !DIExpression()), !dbg !101
  %0 = bitcast i64* %used to i8*, !dbg !102
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !102
  call void @llvm.dbg.declare(metadata i64* %used, metadata !90, metadata !DIExpression()), !dbg !103
  store i64 0, i64* %used, align 8, !dbg !103
  %1 = bitcast i8** %s to i8*, !dbg !104
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !104
  call void @llvm.dbg.declare(metadata i8** %s, metadata !94, metadata !DIExpression()), !dbg !105
  %2 = load i8*, i8** %in.addr, align 8, !dbg !106
  store i8* %2, i8** %s, align 8, !dbg !105
  br label %for.cond, !dbg !104

for.cond:
  %3 = load i8*, i8** %s, align 8, !dbg !107
  %4 = load i8, i8* %3, align 1, !dbg !108
  %tobool = icmp ne i8 %4, 0, !dbg !109
  br i1 %tobool, label %for.body, label %for.cond.cleanup, !dbg !109

for.cond.cleanup:
  %5 = bitcast i8** %s to i8*, !dbg !110
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %5), !dbg !110
  br label %for.end

for.body:
  br label %while.cond, !dbg !111

while.cond:
  %6 = load i8*, i8** %s, align 8, !dbg !112
  %7 = load i8, i8* %6, align 1, !dbg !113
  %conv = sext i8 %7 to i32, !dbg !113
  %cmp = icmp eq i32 %conv, 47, !dbg !114
  br i1 %cmp, label %while.body, label %while.end, !dbg !111

while.body:
  %8 = load i8*, i8** %s, align 8, !dbg !115
  %incdec.ptr = getelementptr inbounds i8, i8* %8, i32 1, !dbg !115
  store i8* %incdec.ptr, i8** %s, align 8, !dbg !115
  br label %while.cond, !dbg !111, !llvm.loop !116

while.end:
  %9 = bitcast i8** %end to i8*, !dbg !117
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %9), !dbg !117
  call void @llvm.dbg.declare(metadata i8** %end, metadata !96, metadata !DIExpression()), !dbg !118
  %10 = load i8*, i8** %s, align 8, !dbg !119
  store i8* %10, i8** %end, align 8, !dbg !118
  br label %while.cond2, !dbg !120

while.cond2:
  %11 = load i8*, i8** %end, align 8, !dbg !121
  %12 = load i8, i8* %11, align 1, !dbg !122
  %conv3 = sext i8 %12 to i32, !dbg !122
  %tobool4 = icmp ne i32 %conv3, 0, !dbg !122
  br i1 %tobool4, label %land.rhs, label %land.end, !dbg !123

land.rhs:
  %13 = load i8*, i8** %end, align 8, !dbg !124
  %14 = load i8, i8* %13, align 1, !dbg !125
  %conv5 = sext i8 %14 to i32, !dbg !125
  %cmp6 = icmp ne i32 %conv5, 47, !dbg !126
  br label %land.end

land.end:
  %15 = phi i1 [ false, %while.cond2 ], [ %cmp6, %land.rhs ], !dbg !127
  br i1 %15, label %while.body8, label %while.end10, !dbg !120

while.body8:
  %16 = load i8*, i8** %end, align 8, !dbg !128
  %incdec.ptr9 = getelementptr inbounds i8, i8* %16, i32 1, !dbg !128
  store i8* %incdec.ptr9, i8** %end, align 8, !dbg !128
  br label %while.cond2, !dbg !120, !llvm.loop !129

while.end10:
  %17 = bitcast i64* %length to i8*, !dbg !130
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %17), !dbg !130
  call void @llvm.dbg.declare(metadata i64* %length, metadata !99, metadata !DIExpression()), !dbg !131
  %18 = load i8*, i8** %end, align 8, !dbg !132
  %19 = load i8*, i8** %s, align 8, !dbg !133
  %sub.ptr.lhs.cast = ptrtoint i8* %18 to i64, !dbg !134
  %sub.ptr.rhs.cast = ptrtoint i8* %19 to i64, !dbg !134
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast, !dbg !134
  store i64 %sub.ptr.sub, i64* %length, align 8, !dbg !131
  %20 = load i64, i64* %length, align 8, !dbg !135
  %cmp11 = icmp eq i64 %20, 2, !dbg !137
  br i1 %cmp11, label %land.lhs.true, label %if.else, !dbg !138

land.lhs.true:
  %21 = load i8*, i8** %s, align 8, !dbg !139
  %arrayidx = getelementptr inbounds i8, i8* %21, i64 0, !dbg !139
  %22 = load i8, i8* %arrayidx, align 1, !dbg !139
  %conv13 = sext i8 %22 to i32, !dbg !139
  %cmp14 = icmp eq i32 %conv13, 46, !dbg !140
  br i1 %cmp14, label %land.lhs.true16, label %if.else, !dbg !141

land.lhs.true16:
  %23 = load i8*, i8** %s, align 8, !dbg !142
  %arrayidx17 = getelementptr inbounds i8, i8* %23, i64 1, !dbg !142
  %24 = load i8, i8* %arrayidx17, align 1, !dbg !142
  %conv18 = sext i8 %24 to i32, !dbg !142
  %cmp19 = icmp eq i32 %conv18, 46, !dbg !143
  br i1 %cmp19, label %if.then, label %if.else, !dbg !144

if.then:
  br label %while.cond21, !dbg !145

while.cond21:
  %25 = load i64, i64* %used, align 8, !dbg !147
  %cmp22 = icmp ugt i64 %25, 0, !dbg !148
  br i1 %cmp22, label %land.rhs24, label %land.end29, !dbg !149

land.rhs24:
  %26 = load i8*, i8** %out.addr, align 8, !dbg !150
  %27 = load i64, i64* %used, align 8, !dbg !151
  %sub = sub i64 %27, 1, !dbg !152
  %arrayidx25 = getelementptr inbounds i8, i8* %26, i64 %sub, !dbg !150
  %28 = load i8, i8* %arrayidx25, align 1, !dbg !150
  %conv26 = sext i8 %28 to i32, !dbg !150
  %cmp27 = icmp ne i32 %conv26, 47, !dbg !153
  br label %land.end29

land.end29:
  %29 = phi i1 [ false, %while.cond21 ], [ %cmp27, %land.rhs24 ], !dbg !154
  br i1 %29, label %while.body30, label %while.end31, !dbg !145

while.body30:
  %30 = load i64, i64* %used, align 8, !dbg !155
  %dec = add i64 %30, -1, !dbg !155
  store i64 %dec, i64* %used, align 8, !dbg !155
  br label %while.cond21, !dbg !145, !llvm.loop !156

while.end31:
  %31 = load i64, i64* %used, align 8, !dbg !157
  %cmp32 = icmp ugt i64 %31, 0, !dbg !159
  br i1 %cmp32, label %if.then34, label %if.end, !dbg !160

if.then34:
  %32 = load i64, i64* %used, align 8, !dbg !161
  %dec35 = add i64 %32, -1, !dbg !161
  store i64 %dec35, i64* %used, align 8, !dbg !161
  br label %if.end, !dbg !162

if.end:
  br label %if.end49, !dbg !163

if.else:
  %33 = load i64, i64* %length, align 8, !dbg !164
  %cmp36 = icmp ugt i64 %33, 0, !dbg !166
  br i1 %cmp36, label %land.lhs.true38, label %if.end48, !dbg !167

land.lhs.true38:
  %34 = load i64, i64* %length, align 8, !dbg !168
  %cmp39 = icmp eq i64 %34, 1, !dbg !169
  br i1 %cmp39, label %land.lhs.true41, label %if.then46, !dbg !170

land.lhs.true41:
  %35 = load i8*, i8** %s, align 8, !dbg !171
  %arrayidx42 = getelementptr inbounds i8, i8* %35, i64 0, !dbg !171
  %36 = load i8, i8* %arrayidx42, align 1, !dbg !171
  %conv43 = sext i8 %36 to i32, !dbg !171
  %cmp44 = icmp eq i32 %conv43, 46, !dbg !172
  br i1 %cmp44, label %if.end48, label %if.then46, !dbg !173

if.then46:
  %37 = load i8*, i8** %out.addr, align 8, !dbg !174
  %38 = load i64, i64* %used, align 8, !dbg !176
  %inc = add i64 %38, 1, !dbg !176
  store i64 %inc, i64* %used, align 8, !dbg !176
  %arrayidx47 = getelementptr inbounds i8, i8* %37, i64 %38, !dbg !174
  store i8 47, i8* %arrayidx47, align 1, !dbg !177
  %39 = load i8*, i8** %out.addr, align 8, !dbg !178
  %40 = load i64, i64* %used, align 8, !dbg !179
  %add.ptr = getelementptr inbounds i8, i8* %39, i64 %40, !dbg !180
  %41 = load i8*, i8** %s, align 8, !dbg !181
  %42 = load i64, i64* %length, align 8, !dbg !182
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %add.ptr, i8* align 1 %41, i64 %42, i1 false), !dbg !183
  %43 = load i64, i64* %length, align 8, !dbg !184
  %44 = load i64, i64* %used, align 8, !dbg !185
  %add = add i64 %44, %43, !dbg !185
  store i64 %add, i64* %used, align 8, !dbg !185
  br label %if.end48, !dbg !186

if.end48:
  br label %if.end49

if.end49:
  %45 = load i8*, i8** %end, align 8, !dbg !187
  store i8* %45, i8** %s, align 8, !dbg !188
  %46 = bitcast i64* %length to i8*, !dbg !189
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %46), !dbg !189
  %47 = bitcast i8** %end to i8*, !dbg !189
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %47), !dbg !189
  br label %for.cond, !dbg !110, !llvm.loop !190

for.end:
  %48 = load i64, i64* %used, align 8, !dbg !192
  %cmp50 = icmp eq i64 %48, 0, !dbg !194
  br i1 %cmp50, label %land.lhs.true52, label %if.end65, !dbg !195

land.lhs.true52:
  %49 = load i8*, i8** %in.addr, align 8, !dbg !196
  %arrayidx53 = getelementptr inbounds i8, i8* %49, i64 0, !dbg !196
  %50 = load i8, i8* %arrayidx53, align 1, !dbg !196
  %conv54 = sext i8 %50 to i32, !dbg !196
  %cmp55 = icmp ne i32 %conv54, 0, !dbg !197
  br i1 %cmp55, label %land.lhs.true57, label %if.end65, !dbg !198

land.lhs.true57:
  %51 = load i8*, i8** %in.addr, align 8, !dbg !199
  %arrayidx58 = getelementptr inbounds i8, i8* %51, i64 6, !dbg !199
  %52 = load i8, i8* %arrayidx58, align 1, !dbg !199
  %conv59 = sext i8 %52 to i32, !dbg !199
  %cmp60 = icmp ne i32 %conv59, 46, !dbg !200
  br i1 %cmp60, label %if.then62, label %if.end65, !dbg !201

if.then62:
  %53 = load i8*, i8** %out.addr, align 8, !dbg !202
  %54 = load i64, i64* %used, align 8, !dbg !203
  %inc63 = add i64 %54, 1, !dbg !203
  store i64 %inc63, i64* %used, align 8, !dbg !203
  %arrayidx64 = getelementptr inbounds i8, i8* %53, i64 %54, !dbg !202
  store i8 47, i8* %arrayidx64, align 1, !dbg !204
  br label %if.end65, !dbg !202

if.end65:
  %55 = load i8*, i8** %out.addr, align 8, !dbg !205
  %56 = load i64, i64* %used, align 8, !dbg !206
  %arrayidx66 = getelementptr inbounds i8, i8* %55, i64 %56, !dbg !205
  store i8 0, i8* %arrayidx66, align 1, !dbg !207
  %57 = bitcast i64* %used to i8*, !dbg !208
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %57), !dbg !208
  ret void, !dbg !208
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare i64 @strlen(i8* noundef)

declare i8* @strstr(i8* noundef, i8* noundef)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "path_normalised_unsafe.c", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 34, type: !12, scopeLine: 35, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!16, !21, !25}
!16 = !DILocalVariable(name: "in", scope: !11, file: !1, line: 36, type: !17)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 64, elements: !19)
!18 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!19 = !{!20}
!20 = !DISubrange(count: 8)
!21 = !DILocalVariable(name: "out", scope: !11, file: !1, line: 36, type: !22)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 80, elements: !23)
!23 = !{!24}
!24 = !DISubrange(count: 10)
!25 = !DILocalVariable(name: "i", scope: !26, file: !1, line: 37, type: !14)
!26 = distinct !DILexicalBlock(scope: !11, file: !1, line: 37, column: 5)
!27 = !DILocation(line: 36, column: 5, scope: !11)
!28 = !DILocation(line: 36, column: 10, scope: !11)
!29 = !DILocation(line: 36, column: 17, scope: !11)
!30 = !DILocation(line: 37, column: 10, scope: !26)
!31 = !DILocation(line: 37, column: 14, scope: !26)
!32 = !DILocation(line: 37, column: 21, scope: !33)
!33 = distinct !DILexicalBlock(scope: !26, file: !1, line: 37, column: 5)
!34 = !DILocation(line: 37, column: 23, scope: !33)
!35 = !DILocation(line: 37, column: 5, scope: !26)
!36 = !DILocation(line: 38, column: 17, scope: !37)
!37 = distinct !DILexicalBlock(scope: !33, file: !1, line: 37, column: 33)
!38 = !DILocation(line: 38, column: 12, scope: !37)
!39 = !DILocation(line: 38, column: 9, scope: !37)
!40 = !DILocation(line: 38, column: 15, scope: !37)
!41 = !DILocation(line: 39, column: 16, scope: !42)
!42 = distinct !DILexicalBlock(scope: !37, file: !1, line: 39, column: 13)
!43 = !DILocation(line: 39, column: 13, scope: !42)
!44 = !DILocation(line: 39, column: 19, scope: !42)
!45 = !DILocation(line: 39, column: 26, scope: !42)
!46 = !DILocation(line: 39, column: 32, scope: !42)
!47 = !DILocation(line: 39, column: 29, scope: !42)
!48 = !DILocation(line: 39, column: 35, scope: !42)
!49 = !DILocation(line: 39, column: 42, scope: !42)
!50 = !DILocation(line: 39, column: 48, scope: !42)
!51 = !DILocation(line: 39, column: 45, scope: !42)
!52 = !DILocation(line: 39, column: 51, scope: !42)
!53 = !DILocation(line: 39, column: 13, scope: !37)
!54 = !DILocation(line: 40, column: 13, scope: !42)
!55 = !DILocation(line: 41, column: 5, scope: !37)
!56 = !DILocation(line: 37, column: 29, scope: !33)
!57 = !DILocation(line: 37, column: 5, scope: !33)
!58 = distinct !{!58, !35, !59, !60, !61}
!59 = !DILocation(line: 41, column: 5, scope: !26)
!60 = !{!"llvm.loop.mustprogress"}
!61 = !{!"llvm.loop.unroll.disable"}
!62 = !DILocation(line: 42, column: 5, scope: !11)
!63 = !DILocation(line: 42, column: 11, scope: !11)
!64 = !DILocation(line: 43, column: 15, scope: !11)
!65 = !DILocation(line: 43, column: 19, scope: !11)
!66 = !DILocation(line: 43, column: 5, scope: !11)
!67 = !DILocation(line: 44, column: 5, scope: !68)
!68 = distinct !DILexicalBlock(scope: !69, file: !1, line: 44, column: 5)
!69 = distinct !DILexicalBlock(scope: !11, file: !1, line: 44, column: 5)
!70 = !DILocation(line: 44, column: 5, scope: !69)
!71 = !DILocation(line: 45, column: 5, scope: !72)
!72 = distinct !DILexicalBlock(scope: !73, file: !1, line: 45, column: 5)
!73 = distinct !DILexicalBlock(scope: !11, file: !1, line: 45, column: 5)
!74 = !DILocation(line: 45, column: 5, scope: !73)
!75 = !DILocation(line: 46, column: 5, scope: !76)
!76 = distinct !DILexicalBlock(scope: !77, file: !1, line: 46, column: 5)
!77 = distinct !DILexicalBlock(scope: !11, file: !1, line: 46, column: 5)
!78 = !DILocation(line: 46, column: 5, scope: !77)
!79 = !DILocation(line: 47, column: 5, scope: !11)
!80 = !DILocation(line: 48, column: 1, scope: !11)
!81 = distinct !DISubprogram(name: "normalise", scope: !1, file: !1, line: 7, type: !82, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !87)
!82 = !DISubroutineType(types: !83)
!83 = !{null, !84, !86}
!84 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !85, size: 64)
!85 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!86 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!87 = !{!88, !89, !90, !94, !96, !99}
!88 = !DILocalVariable(name: "in", arg: 1, scope: !81, file: !1, line: 7, type: !84)
!89 = !DILocalVariable(name: "out", arg: 2, scope: !81, file: !1, line: 7, type: !86)
!90 = !DILocalVariable(name: "used", scope: !81, file: !1, line: 9, type: !91)
!91 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !92, line: 46, baseType: !93)
!92 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!93 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!94 = !DILocalVariable(name: "s", scope: !95, file: !1, line: 10, type: !84)
!95 = distinct !DILexicalBlock(scope: !81, file: !1, line: 10, column: 5)
!96 = !DILocalVariable(name: "end", scope: !97, file: !1, line: 13, type: !84)
!97 = distinct !DILexicalBlock(scope: !98, file: !1, line: 10, column: 35)
!98 = distinct !DILexicalBlock(scope: !95, file: !1, line: 10, column: 5)
!99 = !DILocalVariable(name: "length", scope: !97, file: !1, line: 16, type: !91)
!100 = !DILocation(line: 7, column: 35, scope: !81)
!101 = !DILocation(line: 7, column: 45, scope: !81)
!102 = !DILocation(line: 9, column: 5, scope: !81)
!103 = !DILocation(line: 9, column: 12, scope: !81)
!104 = !DILocation(line: 10, column: 10, scope: !95)
!105 = !DILocation(line: 10, column: 22, scope: !95)
!106 = !DILocation(line: 10, column: 26, scope: !95)
!107 = !DILocation(line: 10, column: 31, scope: !98)
!108 = !DILocation(line: 10, column: 30, scope: !98)
!109 = !DILocation(line: 10, column: 5, scope: !95)
!110 = !DILocation(line: 10, column: 5, scope: !98)
!111 = !DILocation(line: 11, column: 9, scope: !97)
!112 = !DILocation(line: 11, column: 17, scope: !97)
!113 = !DILocation(line: 11, column: 16, scope: !97)
!114 = !DILocation(line: 11, column: 19, scope: !97)
!115 = !DILocation(line: 12, column: 14, scope: !97)
!116 = distinct !{!116, !111, !115, !60, !61}
!117 = !DILocation(line: 13, column: 9, scope: !97)
!118 = !DILocation(line: 13, column: 21, scope: !97)
!119 = !DILocation(line: 13, column: 27, scope: !97)
!120 = !DILocation(line: 14, column: 9, scope: !97)
!121 = !DILocation(line: 14, column: 17, scope: !97)
!122 = !DILocation(line: 14, column: 16, scope: !97)
!123 = !DILocation(line: 14, column: 21, scope: !97)
!124 = !DILocation(line: 14, column: 25, scope: !97)
!125 = !DILocation(line: 14, column: 24, scope: !97)
!126 = !DILocation(line: 14, column: 29, scope: !97)
!127 = !DILocation(line: 0, scope: !97)
!128 = !DILocation(line: 15, column: 16, scope: !97)
!129 = distinct !{!129, !120, !128, !60, !61}
!130 = !DILocation(line: 16, column: 9, scope: !97)
!131 = !DILocation(line: 16, column: 16, scope: !97)
!132 = !DILocation(line: 16, column: 25, scope: !97)
!133 = !DILocation(line: 16, column: 31, scope: !97)
!134 = !DILocation(line: 16, column: 29, scope: !97)
!135 = !DILocation(line: 17, column: 13, scope: !136)
!136 = distinct !DILexicalBlock(scope: !97, file: !1, line: 17, column: 13)
!137 = !DILocation(line: 17, column: 20, scope: !136)
!138 = !DILocation(line: 17, column: 25, scope: !136)
!139 = !DILocation(line: 17, column: 28, scope: !136)
!140 = !DILocation(line: 17, column: 33, scope: !136)
!141 = !DILocation(line: 17, column: 40, scope: !136)
!142 = !DILocation(line: 17, column: 43, scope: !136)
!143 = !DILocation(line: 17, column: 48, scope: !136)
!144 = !DILocation(line: 17, column: 13, scope: !97)
!145 = !DILocation(line: 18, column: 13, scope: !146)
!146 = distinct !DILexicalBlock(scope: !136, file: !1, line: 17, column: 56)
!147 = !DILocation(line: 18, column: 20, scope: !146)
!148 = !DILocation(line: 18, column: 25, scope: !146)
!149 = !DILocation(line: 18, column: 29, scope: !146)
!150 = !DILocation(line: 18, column: 32, scope: !146)
!151 = !DILocation(line: 18, column: 36, scope: !146)
!152 = !DILocation(line: 18, column: 41, scope: !146)
!153 = !DILocation(line: 18, column: 46, scope: !146)
!154 = !DILocation(line: 0, scope: !146)
!155 = !DILocation(line: 19, column: 21, scope: !146)
!156 = distinct !{!156, !145, !155, !60, !61}
!157 = !DILocation(line: 20, column: 17, scope: !158)
!158 = distinct !DILexicalBlock(scope: !146, file: !1, line: 20, column: 17)
!159 = !DILocation(line: 20, column: 22, scope: !158)
!160 = !DILocation(line: 20, column: 17, scope: !146)
!161 = !DILocation(line: 21, column: 21, scope: !158)
!162 = !DILocation(line: 21, column: 17, scope: !158)
!163 = !DILocation(line: 22, column: 9, scope: !146)
!164 = !DILocation(line: 22, column: 20, scope: !165)
!165 = distinct !DILexicalBlock(scope: !136, file: !1, line: 22, column: 20)
!166 = !DILocation(line: 22, column: 27, scope: !165)
!167 = !DILocation(line: 22, column: 31, scope: !165)
!168 = !DILocation(line: 22, column: 36, scope: !165)
!169 = !DILocation(line: 22, column: 43, scope: !165)
!170 = !DILocation(line: 22, column: 48, scope: !165)
!171 = !DILocation(line: 22, column: 51, scope: !165)
!172 = !DILocation(line: 22, column: 56, scope: !165)
!173 = !DILocation(line: 22, column: 20, scope: !136)
!174 = !DILocation(line: 23, column: 13, scope: !175)
!175 = distinct !DILexicalBlock(scope: !165, file: !1, line: 22, column: 65)
!176 = !DILocation(line: 23, column: 21, scope: !175)
!177 = !DILocation(line: 23, column: 25, scope: !175)
!178 = !DILocation(line: 24, column: 20, scope: !175)
!179 = !DILocation(line: 24, column: 26, scope: !175)
!180 = !DILocation(line: 24, column: 24, scope: !175)
!181 = !DILocation(line: 24, column: 32, scope: !175)
!182 = !DILocation(line: 24, column: 35, scope: !175)
!183 = !DILocation(line: 24, column: 13, scope: !175)
!184 = !DILocation(line: 25, column: 21, scope: !175)
!185 = !DILocation(line: 25, column: 18, scope: !175)
!186 = !DILocation(line: 26, column: 9, scope: !175)
!187 = !DILocation(line: 27, column: 13, scope: !97)
!188 = !DILocation(line: 27, column: 11, scope: !97)
!189 = !DILocation(line: 28, column: 5, scope: !98)
!190 = distinct !{!190, !109, !191, !60, !61}
!191 = !DILocation(line: 28, column: 5, scope: !95)
!192 = !DILocation(line: 29, column: 9, scope: !193)
!193 = distinct !DILexicalBlock(scope: !81, file: !1, line: 29, column: 9)
!194 = !DILocation(line: 29, column: 14, scope: !193)
!195 = !DILocation(line: 29, column: 19, scope: !193)
!196 = !DILocation(line: 29, column: 22, scope: !193)
!197 = !DILocation(line: 29, column: 28, scope: !193)
!198 = !DILocation(line: 29, column: 33, scope: !193)
!199 = !DILocation(line: 29, column: 36, scope: !193)
!200 = !DILocation(line: 29, column: 42, scope: !193)
!201 = !DILocation(line: 29, column: 9, scope: !81)
!202 = !DILocation(line: 30, column: 9, scope: !193)
!203 = !DILocation(line: 30, column: 17, scope: !193)
!204 = !DILocation(line: 30, column: 21, scope: !193)
!205 = !DILocation(line: 31, column: 5, scope: !81)
!206 = !DILocation(line: 31, column: 9, scope: !81)
!207 = !DILocation(line: 31, column: 15, scope: !81)
!208 = !DILocation(line: 32, column: 1, scope: !81)
