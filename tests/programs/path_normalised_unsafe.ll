source_filename = "path_normalised_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [14 x i8] c"out[0] == '/'\00", align 1
@.str.1 = private unnamed_addr constant [25 x i8] c"path_normalised_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"strlen(out) <= 7\00", align 1
@.str.3 = private unnamed_addr constant [3 x i8] c"//\00", align 1
@.str.4 = private unnamed_addr constant [26 x i8] c"strstr(out, \22//\22) == NULL\00", align 1

define dso_local i32 @main() !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %in = alloca [7 x i8], align 1
  %out = alloca [9 x i8], align 1
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [7 x i8]* %in to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 7, i8* %0), !dbg !27
  call void @llvm.dbg.declare(metadata [7 x i8]* %in, metadata !16, metadata !DIExpression()), !dbg !28
  %1 = bitcast [9 x i8]* %out to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 9, i8* %1), !dbg !27
  call void @llvm.dbg.declare(metadata [9 x i8]* %out, metadata !21, metadata !DIExpression()), !dbg !29
  %2 = bitcast i32* %i to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !30
  call void @llvm.dbg.declare(metadata i32* %i, metadata !25, metadata !DIExpression()), !dbg !31
  store i32 0, i32* %i, align 4, !dbg !31
  br label %for.cond, !dbg !30

for.cond:
  %3 = load i32, i32* %i, align 4, !dbg !32
  %cmp = icmp slt i32 %3, 6, !dbg !34
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !35

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !35

for.body:
  %call = call signext i8 @__VERIFIER_nondet_char(), !dbg !36
  %4 = load i32, i32* %i, align 4, !dbg !38
  %idxprom = sext i32 %4 to i64, !dbg !39
  %arrayidx = getelementptr inbounds [7 x i8], [7 x i8]* %in, i64 0, i64 %idxprom, !dbg !39
  store i8 %call, i8* %arrayidx, align 1, !dbg !40
  %5 = load i32, i32* %i, align 4, !dbg !41
  %idxprom1 = sext i32 %5 to i64, !dbg !43
  %arrayidx2 = getelementptr inbounds [7 x i8], [7 x i8]* %in, i64 0, i64 %idxprom1, !dbg !43
  %6 = load i8, i8* %arrayidx2, align 1, !dbg !43
  %conv = sext i8 %6 to i32, !dbg !43
  %cmp3 = icmp ne i32 %conv, 47, !dbg !44
  br i1 %cmp3, label %land.lhs.true, label %if.end, !dbg !45

land.lhs.true:
  %7 = load i32, i32* %i, align 4, !dbg !46
  %idxprom5 = sext i32 %7 to i64, !dbg !47
  %arrayidx6 = getelementptr inbounds [7 x i8], [7 x i8]* %in, i64 0, i64 %idxprom5, !dbg !47
  %8 = load i8, i8* %arrayidx6, align 1, !dbg !47
  %conv7 = sext i8 %8 to i32, !dbg !47
  %cmp8 = icmp ne i32 %conv7, 46, !dbg !48
  br i1 %cmp8, label %land.lhs.true10, label %if.end, !dbg !49

land.lhs.true10:
  %9 = load i32, i32* %i, align 4, !dbg !50
  %idxprom11 = sext i32 %9 to i64, !dbg !51
  %arrayidx12 = getelementptr inbounds [7 x i8], [7 x i8]* %in, i64 0, i64 %idxprom11, !dbg !51
  %10 = load i8, i8* %arrayidx12, align 1, !dbg !51
  %conv13 = sext i8 %10 to i32, !dbg !51
  %cmp14 = icmp ne i32 %conv13, 97, !dbg !52
  br i1 %cmp14, label %land.lhs.true16, label %if.end, !dbg !53

land.lhs.true16:
  %11 = load i32, i32* %i, align 4, !dbg !54
  %idxprom17 = sext i32 %11 to i64, !dbg !55
  %arrayidx18 = getelementptr inbounds [7 x i8], [7 x i8]* %in, i64 0, i64 %idxprom17, !dbg !55
  %12 = load i8, i8* %arrayidx18, align 1, !dbg !55
  %conv19 = sext i8 %12 to i32, !dbg !55
  %cmp20 = icmp ne i32 %conv19, 0, !dbg !56
  br i1 %cmp20, label %if.then, label %if.end, !dbg !57

if.then:
  store i32 0, i32* %retval, align 4, !dbg !58
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !58

if.end:
  br label %for.inc, !dbg !59

for.inc:
  %13 = load i32, i32* %i, align 4, !dbg !60
  %inc = add nsw i32 %13, 1, !dbg !60
  store i32 %inc, i32* %i, align 4, !dbg !60
  br label %for.cond, !dbg !61, !llvm.loop !62

cleanup:
  %14 = bitcast i32* %i to i8*, !dbg !61
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %14), !dbg !61
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup44 [
    i32 2, label %for.end
  ]

for.end:
  %arrayidx22 = getelementptr inbounds [7 x i8], [7 x i8]* %in, i64 0, i64 6, !dbg !66
  store i8 0, i8* %arrayidx22, align 1, !dbg !67
  %arraydecay = getelementptr inbounds [7 x i8], [7 x i8]* %in, i64 0, i64 0, !dbg !68
  %arraydecay23 = getelementptr inbounds [9 x i8], [9 x i8]* %out, i64 0, i64 0, !dbg !69
  call void @normalise(i8* noundef %arraydecay, i8* noundef %arraydecay23), !dbg !70
  %arrayidx24 = getelementptr inbounds [9 x i8], [9 x i8]* %out, i64 0, i64 0, !dbg !71
  %15 = load i8, i8* %arrayidx24, align 1, !dbg !71
  %conv25 = sext i8 %15 to i32, !dbg !71
  %cmp26 = icmp eq i32 %conv25, 47, !dbg !71
  br i1 %cmp26, label %if.then28, label %if.else, !dbg !74

if.then28:
  br label %if.end29, !dbg !74

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 44, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !71
  unreachable, !dbg !71

if.end29:
  %arraydecay30 = getelementptr inbounds [9 x i8], [9 x i8]* %out, i64 0, i64 0, !dbg !75
  %call31 = call i64 @strlen(i8* noundef %arraydecay30), !dbg !75
  %cmp32 = icmp ule i64 %call31, 7, !dbg !75
  br i1 %cmp32, label %if.then34, label %if.else35, !dbg !78

if.then34:
  br label %if.end36, !dbg !78

if.else35:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 45, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !75
  unreachable, !dbg !75

if.end36:
  %arraydecay37 = getelementptr inbounds [9 x i8], [9 x i8]* %out, i64 0, i64 0, !dbg !79
  %call38 = call i8* @strstr(i8* noundef %arraydecay37, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.3, i64 0, i64 0)), !dbg !79
  %cmp39 = icmp eq i8* %call38, null, !dbg !79
  br i1 %cmp39, label %if.then41, label %if.else42, !dbg !82

if.then41:
  br label %if.end43, !dbg !82

if.else42:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 46, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !79
  unreachable, !dbg !79

if.end43:
  store i32 0, i32* %retval, align 4, !dbg !83
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup44, !dbg !83

cleanup44:
  %16 = bitcast [9 x i8]* %out to i8*, !dbg !84
  call void @llvm.lifetime.end.p0i8(i64 9, i8* %16), !dbg !84
  %17 = bitcast [7 x i8]* %in to i8*, !dbg !84
  call void @llvm.lifetime.end.p0i8(i64 7, i8* %17), !dbg !84
  %18 = load i32, i32* %retval, align 4, !dbg !84
  ret i32 %18, !dbg !84
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare signext i8 @__VERIFIER_nondet_char()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

define internal void @normalise(i8* noundef %in, i8* noundef %out) !dbg !85 {
entry:
  %in.addr = alloca i8*, align 8
  %out.addr = alloca i8*, align 8
  %used = alloca i64, align 8
  %s = alloca i8*, align 8
  %end = alloca i8*, align 8
  %length = alloca i64, align 8
  store i8* %in, i8** %in.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %in.addr, metadata !92, metadata !DIExpression()), !dbg !104
  store i8* %out, i8** %out.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %out.addr, metadata !93, metadata !DIExpression()), !dbg !105
  %0 = bitcast i64* %used to i8*, !dbg !106
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !106
  call void @llvm.dbg.declare(metadata i64* %used, metadata !94, metadata !DIExpression()), !dbg !107
  store i64 0, i64* %used, align 8, !dbg !107
  %1 = bitcast i8** %s to i8*, !dbg !108
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !108
  call void @llvm.dbg.declare(metadata i8** %s, metadata !98, metadata !DIExpression()), !dbg !109
  %2 = load i8*, i8** %in.addr, align 8, !dbg !110
  store i8* %2, i8** %s, align 8, !dbg !109
  br label %for.cond, !dbg !108

for.cond:
  %3 = load i8*, i8** %s, align 8, !dbg !111
  %4 = load i8, i8* %3, align 1, !dbg !112
  %tobool = icmp ne i8 %4, 0, !dbg !113
  br i1 %tobool, label %for.body, label %for.cond.cleanup, !dbg !113

for.cond.cleanup:
  %5 = bitcast i8** %s to i8*, !dbg !114
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %5), !dbg !114
  br label %for.end

for.body:
  br label %while.cond, !dbg !115

while.cond:
  %6 = load i8*, i8** %s, align 8, !dbg !116
  %7 = load i8, i8* %6, align 1, !dbg !117
  %conv = sext i8 %7 to i32, !dbg !117
  %cmp = icmp eq i32 %conv, 47, !dbg !118
  br i1 %cmp, label %while.body, label %while.end, !dbg !115

while.body:
  %8 = load i8*, i8** %s, align 8, !dbg !119
  %incdec.ptr = getelementptr inbounds i8, i8* %8, i32 1, !dbg !119
  store i8* %incdec.ptr, i8** %s, align 8, !dbg !119
  br label %while.cond, !dbg !115, !llvm.loop !120

while.end:
  %9 = bitcast i8** %end to i8*, !dbg !121
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %9), !dbg !121
  call void @llvm.dbg.declare(metadata i8** %end, metadata !100, metadata !DIExpression()), !dbg !122
  %10 = load i8*, i8** %s, align 8, !dbg !123
  store i8* %10, i8** %end, align 8, !dbg !122
  br label %while.cond2, !dbg !124

while.cond2:
  %11 = load i8*, i8** %end, align 8, !dbg !125
  %12 = load i8, i8* %11, align 1, !dbg !126
  %conv3 = sext i8 %12 to i32, !dbg !126
  %tobool4 = icmp ne i32 %conv3, 0, !dbg !126
  br i1 %tobool4, label %land.rhs, label %land.end, !dbg !127

land.rhs:
  %13 = load i8*, i8** %end, align 8, !dbg !128
  %14 = load i8, i8* %13, align 1, !dbg !129
  %conv5 = sext i8 %14 to i32, !dbg !129
  %cmp6 = icmp ne i32 %conv5, 47, !dbg !130
  br label %land.end

land.end:
  %15 = phi i1 [ false, %while.cond2 ], [ %cmp6, %land.rhs ], !dbg !131
  br i1 %15, label %while.body8, label %while.end10, !dbg !124

while.body8:
  %16 = load i8*, i8** %end, align 8, !dbg !132
  %incdec.ptr9 = getelementptr inbounds i8, i8* %16, i32 1, !dbg !132
  store i8* %incdec.ptr9, i8** %end, align 8, !dbg !132
  br label %while.cond2, !dbg !124, !llvm.loop !133

while.end10:
  %17 = bitcast i64* %length to i8*, !dbg !134
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %17), !dbg !134
  call void @llvm.dbg.declare(metadata i64* %length, metadata !103, metadata !DIExpression()), !dbg !135
  %18 = load i8*, i8** %end, align 8, !dbg !136
  %19 = load i8*, i8** %s, align 8, !dbg !137
  %sub.ptr.lhs.cast = ptrtoint i8* %18 to i64, !dbg !138
  %sub.ptr.rhs.cast = ptrtoint i8* %19 to i64, !dbg !138
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast, !dbg !138
  store i64 %sub.ptr.sub, i64* %length, align 8, !dbg !135
  %20 = load i64, i64* %length, align 8, !dbg !139
  %cmp11 = icmp eq i64 %20, 2, !dbg !141
  br i1 %cmp11, label %land.lhs.true, label %if.else, !dbg !142

land.lhs.true:
  %21 = load i8*, i8** %s, align 8, !dbg !143
  %arrayidx = getelementptr inbounds i8, i8* %21, i64 0, !dbg !143
  %22 = load i8, i8* %arrayidx, align 1, !dbg !143
  %conv13 = sext i8 %22 to i32, !dbg !143
  %cmp14 = icmp eq i32 %conv13, 46, !dbg !144
  br i1 %cmp14, label %land.lhs.true16, label %if.else, !dbg !145

land.lhs.true16:
  %23 = load i8*, i8** %s, align 8, !dbg !146
  %arrayidx17 = getelementptr inbounds i8, i8* %23, i64 1, !dbg !146
  %24 = load i8, i8* %arrayidx17, align 1, !dbg !146
  %conv18 = sext i8 %24 to i32, !dbg !146
  %cmp19 = icmp eq i32 %conv18, 46, !dbg !147
  br i1 %cmp19, label %if.then, label %if.else, !dbg !148

if.then:
  br label %while.cond21, !dbg !149

while.cond21:
  %25 = load i64, i64* %used, align 8, !dbg !151
  %cmp22 = icmp ugt i64 %25, 0, !dbg !152
  br i1 %cmp22, label %land.rhs24, label %land.end29, !dbg !153

land.rhs24:
  %26 = load i8*, i8** %out.addr, align 8, !dbg !154
  %27 = load i64, i64* %used, align 8, !dbg !155
  %sub = sub i64 %27, 1, !dbg !156
  %arrayidx25 = getelementptr inbounds i8, i8* %26, i64 %sub, !dbg !154
  %28 = load i8, i8* %arrayidx25, align 1, !dbg !154
  %conv26 = sext i8 %28 to i32, !dbg !154
  %cmp27 = icmp ne i32 %conv26, 47, !dbg !157
  br label %land.end29

land.end29:
  %29 = phi i1 [ false, %while.cond21 ], [ %cmp27, %land.rhs24 ], !dbg !158
  br i1 %29, label %while.body30, label %while.end31, !dbg !149

while.body30:
  %30 = load i64, i64* %used, align 8, !dbg !159
  %dec = add i64 %30, -1, !dbg !159
  store i64 %dec, i64* %used, align 8, !dbg !159
  br label %while.cond21, !dbg !149, !llvm.loop !160

while.end31:
  %31 = load i64, i64* %used, align 8, !dbg !161
  %cmp32 = icmp ugt i64 %31, 0, !dbg !163
  br i1 %cmp32, label %if.then34, label %if.end, !dbg !164

if.then34:
  %32 = load i64, i64* %used, align 8, !dbg !165
  %dec35 = add i64 %32, -1, !dbg !165
  store i64 %dec35, i64* %used, align 8, !dbg !165
  br label %if.end, !dbg !166

if.end:
  br label %if.end49, !dbg !167

if.else:
  %33 = load i64, i64* %length, align 8, !dbg !168
  %cmp36 = icmp ugt i64 %33, 0, !dbg !170
  br i1 %cmp36, label %land.lhs.true38, label %if.end48, !dbg !171

land.lhs.true38:
  %34 = load i64, i64* %length, align 8, !dbg !172
  %cmp39 = icmp eq i64 %34, 1, !dbg !173
  br i1 %cmp39, label %land.lhs.true41, label %if.then46, !dbg !174

land.lhs.true41:
  %35 = load i8*, i8** %s, align 8, !dbg !175
  %arrayidx42 = getelementptr inbounds i8, i8* %35, i64 0, !dbg !175
  %36 = load i8, i8* %arrayidx42, align 1, !dbg !175
  %conv43 = sext i8 %36 to i32, !dbg !175
  %cmp44 = icmp eq i32 %conv43, 46, !dbg !176
  br i1 %cmp44, label %if.end48, label %if.then46, !dbg !177

if.then46:
  %37 = load i8*, i8** %out.addr, align 8, !dbg !178
  %38 = load i64, i64* %used, align 8, !dbg !180
  %inc = add i64 %38, 1, !dbg !180
  store i64 %inc, i64* %used, align 8, !dbg !180
  %arrayidx47 = getelementptr inbounds i8, i8* %37, i64 %38, !dbg !178
  store i8 47, i8* %arrayidx47, align 1, !dbg !181
  %39 = load i8*, i8** %out.addr, align 8, !dbg !182
  %40 = load i64, i64* %used, align 8, !dbg !183
  %add.ptr = getelementptr inbounds i8, i8* %39, i64 %40, !dbg !184
  %41 = load i8*, i8** %s, align 8, !dbg !185
  %42 = load i64, i64* %length, align 8, !dbg !186
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %add.ptr, i8* align 1 %41, i64 %42, i1 false), !dbg !187
  %43 = load i64, i64* %length, align 8, !dbg !188
  %44 = load i64, i64* %used, align 8, !dbg !189
  %add = add i64 %44, %43, !dbg !189
  store i64 %add, i64* %used, align 8, !dbg !189
  br label %if.end48, !dbg !190

if.end48:
  br label %if.end49

if.end49:
  %45 = load i8*, i8** %end, align 8, !dbg !191
  store i8* %45, i8** %s, align 8, !dbg !192
  %46 = bitcast i64* %length to i8*, !dbg !193
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %46), !dbg !193
  %47 = bitcast i8** %end to i8*, !dbg !193
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %47), !dbg !193
  br label %for.cond, !dbg !114, !llvm.loop !194

for.end:
  %48 = load i64, i64* %used, align 8, !dbg !196
  %cmp50 = icmp eq i64 %48, 0, !dbg !198
  br i1 %cmp50, label %land.lhs.true52, label %if.end65, !dbg !199

land.lhs.true52:
  %49 = load i8*, i8** %in.addr, align 8, !dbg !200
  %arrayidx53 = getelementptr inbounds i8, i8* %49, i64 0, !dbg !200
  %50 = load i8, i8* %arrayidx53, align 1, !dbg !200
  %conv54 = sext i8 %50 to i32, !dbg !200
  %cmp55 = icmp ne i32 %conv54, 0, !dbg !201
  br i1 %cmp55, label %land.lhs.true57, label %if.end65, !dbg !202

land.lhs.true57:
  %51 = load i8*, i8** %in.addr, align 8, !dbg !203
  %arrayidx58 = getelementptr inbounds i8, i8* %51, i64 5, !dbg !203
  %52 = load i8, i8* %arrayidx58, align 1, !dbg !203
  %conv59 = sext i8 %52 to i32, !dbg !203
  %cmp60 = icmp ne i32 %conv59, 46, !dbg !204
  br i1 %cmp60, label %if.then62, label %if.end65, !dbg !205

if.then62:
  %53 = load i8*, i8** %out.addr, align 8, !dbg !206
  %54 = load i64, i64* %used, align 8, !dbg !207
  %inc63 = add i64 %54, 1, !dbg !207
  store i64 %inc63, i64* %used, align 8, !dbg !207
  %arrayidx64 = getelementptr inbounds i8, i8* %53, i64 %54, !dbg !206
  store i8 47, i8* %arrayidx64, align 1, !dbg !208
  br label %if.end65, !dbg !206

if.end65:
  %55 = load i8*, i8** %out.addr, align 8, !dbg !209
  %56 = load i64, i64* %used, align 8, !dbg !210
  %arrayidx66 = getelementptr inbounds i8, i8* %55, i64 %56, !dbg !209
  store i8 0, i8* %arrayidx66, align 1, !dbg !211
  %57 = bitcast i64* %used to i8*, !dbg !212
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %57), !dbg !212
  ret void, !dbg !212
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
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 56, elements: !19)
!18 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!19 = !{!20}
!20 = !DISubrange(count: 7)
!21 = !DILocalVariable(name: "out", scope: !11, file: !1, line: 36, type: !22)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 72, elements: !23)
!23 = !{!24}
!24 = !DISubrange(count: 9)
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
!53 = !DILocation(line: 39, column: 58, scope: !42)
!54 = !DILocation(line: 39, column: 64, scope: !42)
!55 = !DILocation(line: 39, column: 61, scope: !42)
!56 = !DILocation(line: 39, column: 67, scope: !42)
!57 = !DILocation(line: 39, column: 13, scope: !37)
!58 = !DILocation(line: 40, column: 13, scope: !42)
!59 = !DILocation(line: 41, column: 5, scope: !37)
!60 = !DILocation(line: 37, column: 29, scope: !33)
!61 = !DILocation(line: 37, column: 5, scope: !33)
!62 = distinct !{!62, !35, !63, !64, !65}
!63 = !DILocation(line: 41, column: 5, scope: !26)
!64 = !{!"llvm.loop.mustprogress"}
!65 = !{!"llvm.loop.unroll.disable"}
!66 = !DILocation(line: 42, column: 5, scope: !11)
!67 = !DILocation(line: 42, column: 11, scope: !11)
!68 = !DILocation(line: 43, column: 15, scope: !11)
!69 = !DILocation(line: 43, column: 19, scope: !11)
!70 = !DILocation(line: 43, column: 5, scope: !11)
!71 = !DILocation(line: 44, column: 5, scope: !72)
!72 = distinct !DILexicalBlock(scope: !73, file: !1, line: 44, column: 5)
!73 = distinct !DILexicalBlock(scope: !11, file: !1, line: 44, column: 5)
!74 = !DILocation(line: 44, column: 5, scope: !73)
!75 = !DILocation(line: 45, column: 5, scope: !76)
!76 = distinct !DILexicalBlock(scope: !77, file: !1, line: 45, column: 5)
!77 = distinct !DILexicalBlock(scope: !11, file: !1, line: 45, column: 5)
!78 = !DILocation(line: 45, column: 5, scope: !77)
!79 = !DILocation(line: 46, column: 5, scope: !80)
!80 = distinct !DILexicalBlock(scope: !81, file: !1, line: 46, column: 5)
!81 = distinct !DILexicalBlock(scope: !11, file: !1, line: 46, column: 5)
!82 = !DILocation(line: 46, column: 5, scope: !81)
!83 = !DILocation(line: 47, column: 5, scope: !11)
!84 = !DILocation(line: 48, column: 1, scope: !11)
!85 = distinct !DISubprogram(name: "normalise", scope: !1, file: !1, line: 7, type: !86, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !91)
!86 = !DISubroutineType(types: !87)
!87 = !{null, !88, !90}
!88 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !89, size: 64)
!89 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!90 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!91 = !{!92, !93, !94, !98, !100, !103}
!92 = !DILocalVariable(name: "in", arg: 1, scope: !85, file: !1, line: 7, type: !88)
!93 = !DILocalVariable(name: "out", arg: 2, scope: !85, file: !1, line: 7, type: !90)
!94 = !DILocalVariable(name: "used", scope: !85, file: !1, line: 9, type: !95)
!95 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !96, line: 46, baseType: !97)
!96 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!97 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!98 = !DILocalVariable(name: "s", scope: !99, file: !1, line: 10, type: !88)
!99 = distinct !DILexicalBlock(scope: !85, file: !1, line: 10, column: 5)
!100 = !DILocalVariable(name: "end", scope: !101, file: !1, line: 13, type: !88)
!101 = distinct !DILexicalBlock(scope: !102, file: !1, line: 10, column: 35)
!102 = distinct !DILexicalBlock(scope: !99, file: !1, line: 10, column: 5)
!103 = !DILocalVariable(name: "length", scope: !101, file: !1, line: 16, type: !95)
!104 = !DILocation(line: 7, column: 35, scope: !85)
!105 = !DILocation(line: 7, column: 45, scope: !85)
!106 = !DILocation(line: 9, column: 5, scope: !85)
!107 = !DILocation(line: 9, column: 12, scope: !85)
!108 = !DILocation(line: 10, column: 10, scope: !99)
!109 = !DILocation(line: 10, column: 22, scope: !99)
!110 = !DILocation(line: 10, column: 26, scope: !99)
!111 = !DILocation(line: 10, column: 31, scope: !102)
!112 = !DILocation(line: 10, column: 30, scope: !102)
!113 = !DILocation(line: 10, column: 5, scope: !99)
!114 = !DILocation(line: 10, column: 5, scope: !102)
!115 = !DILocation(line: 11, column: 9, scope: !101)
!116 = !DILocation(line: 11, column: 17, scope: !101)
!117 = !DILocation(line: 11, column: 16, scope: !101)
!118 = !DILocation(line: 11, column: 19, scope: !101)
!119 = !DILocation(line: 12, column: 14, scope: !101)
!120 = distinct !{!120, !115, !119, !64, !65}
!121 = !DILocation(line: 13, column: 9, scope: !101)
!122 = !DILocation(line: 13, column: 21, scope: !101)
!123 = !DILocation(line: 13, column: 27, scope: !101)
!124 = !DILocation(line: 14, column: 9, scope: !101)
!125 = !DILocation(line: 14, column: 17, scope: !101)
!126 = !DILocation(line: 14, column: 16, scope: !101)
!127 = !DILocation(line: 14, column: 21, scope: !101)
!128 = !DILocation(line: 14, column: 25, scope: !101)
!129 = !DILocation(line: 14, column: 24, scope: !101)
!130 = !DILocation(line: 14, column: 29, scope: !101)
!131 = !DILocation(line: 0, scope: !101)
!132 = !DILocation(line: 15, column: 16, scope: !101)
!133 = distinct !{!133, !124, !132, !64, !65}
!134 = !DILocation(line: 16, column: 9, scope: !101)
!135 = !DILocation(line: 16, column: 16, scope: !101)
!136 = !DILocation(line: 16, column: 25, scope: !101)
!137 = !DILocation(line: 16, column: 31, scope: !101)
!138 = !DILocation(line: 16, column: 29, scope: !101)
!139 = !DILocation(line: 17, column: 13, scope: !140)
!140 = distinct !DILexicalBlock(scope: !101, file: !1, line: 17, column: 13)
!141 = !DILocation(line: 17, column: 20, scope: !140)
!142 = !DILocation(line: 17, column: 25, scope: !140)
!143 = !DILocation(line: 17, column: 28, scope: !140)
!144 = !DILocation(line: 17, column: 33, scope: !140)
!145 = !DILocation(line: 17, column: 40, scope: !140)
!146 = !DILocation(line: 17, column: 43, scope: !140)
!147 = !DILocation(line: 17, column: 48, scope: !140)
!148 = !DILocation(line: 17, column: 13, scope: !101)
!149 = !DILocation(line: 18, column: 13, scope: !150)
!150 = distinct !DILexicalBlock(scope: !140, file: !1, line: 17, column: 56)
!151 = !DILocation(line: 18, column: 20, scope: !150)
!152 = !DILocation(line: 18, column: 25, scope: !150)
!153 = !DILocation(line: 18, column: 29, scope: !150)
!154 = !DILocation(line: 18, column: 32, scope: !150)
!155 = !DILocation(line: 18, column: 36, scope: !150)
!156 = !DILocation(line: 18, column: 41, scope: !150)
!157 = !DILocation(line: 18, column: 46, scope: !150)
!158 = !DILocation(line: 0, scope: !150)
!159 = !DILocation(line: 19, column: 21, scope: !150)
!160 = distinct !{!160, !149, !159, !64, !65}
!161 = !DILocation(line: 20, column: 17, scope: !162)
!162 = distinct !DILexicalBlock(scope: !150, file: !1, line: 20, column: 17)
!163 = !DILocation(line: 20, column: 22, scope: !162)
!164 = !DILocation(line: 20, column: 17, scope: !150)
!165 = !DILocation(line: 21, column: 21, scope: !162)
!166 = !DILocation(line: 21, column: 17, scope: !162)
!167 = !DILocation(line: 22, column: 9, scope: !150)
!168 = !DILocation(line: 22, column: 20, scope: !169)
!169 = distinct !DILexicalBlock(scope: !140, file: !1, line: 22, column: 20)
!170 = !DILocation(line: 22, column: 27, scope: !169)
!171 = !DILocation(line: 22, column: 31, scope: !169)
!172 = !DILocation(line: 22, column: 36, scope: !169)
!173 = !DILocation(line: 22, column: 43, scope: !169)
!174 = !DILocation(line: 22, column: 48, scope: !169)
!175 = !DILocation(line: 22, column: 51, scope: !169)
!176 = !DILocation(line: 22, column: 56, scope: !169)
!177 = !DILocation(line: 22, column: 20, scope: !140)
!178 = !DILocation(line: 23, column: 13, scope: !179)
!179 = distinct !DILexicalBlock(scope: !169, file: !1, line: 22, column: 65)
!180 = !DILocation(line: 23, column: 21, scope: !179)
!181 = !DILocation(line: 23, column: 25, scope: !179)
!182 = !DILocation(line: 24, column: 20, scope: !179)
!183 = !DILocation(line: 24, column: 26, scope: !179)
!184 = !DILocation(line: 24, column: 24, scope: !179)
!185 = !DILocation(line: 24, column: 32, scope: !179)
!186 = !DILocation(line: 24, column: 35, scope: !179)
!187 = !DILocation(line: 24, column: 13, scope: !179)
!188 = !DILocation(line: 25, column: 21, scope: !179)
!189 = !DILocation(line: 25, column: 18, scope: !179)
!190 = !DILocation(line: 26, column: 9, scope: !179)
!191 = !DILocation(line: 27, column: 13, scope: !101)
!192 = !DILocation(line: 27, column: 11, scope: !101)
!193 = !DILocation(line: 28, column: 5, scope: !102)
!194 = distinct !{!194, !113, !195, !64, !65}
!195 = !DILocation(line: 28, column: 5, scope: !99)
!196 = !DILocation(line: 29, column: 9, scope: !197)
!197 = distinct !DILexicalBlock(scope: !85, file: !1, line: 29, column: 9)
!198 = !DILocation(line: 29, column: 14, scope: !197)
!199 = !DILocation(line: 29, column: 19, scope: !197)
!200 = !DILocation(line: 29, column: 22, scope: !197)
!201 = !DILocation(line: 29, column: 28, scope: !197)
!202 = !DILocation(line: 29, column: 33, scope: !197)
!203 = !DILocation(line: 29, column: 36, scope: !197)
!204 = !DILocation(line: 29, column: 42, scope: !197)
!205 = !DILocation(line: 29, column: 9, scope: !85)
!206 = !DILocation(line: 30, column: 9, scope: !197)
!207 = !DILocation(line: 30, column: 17, scope: !197)
!208 = !DILocation(line: 30, column: 21, scope: !197)
!209 = !DILocation(line: 31, column: 5, scope: !85)
!210 = !DILocation(line: 31, column: 9, scope: !85)
!211 = !DILocation(line: 31, column: 15, scope: !85)
!212 = !DILocation(line: 32, column: 1, scope: !85)
