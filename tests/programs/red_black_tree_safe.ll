source_filename = "red_black_tree_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i64, [2 x %struct.node*], i32 }

@root = internal global %struct.node* null, align 8, !dbg !0
@.str = private unnamed_addr constant [7 x i8] c"a == b\00", align 1
@.str.1 = private unnamed_addr constant [22 x i8] c"red_black_tree_safe.c\00", align 1
@__PRETTY_FUNCTION__.height = private unnamed_addr constant [32 x i8] c"int height(const struct node *)\00", align 1

define dso_local i32 @main() !dbg !24 {
entry:
  %retval = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %i to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !30
  call void @llvm.dbg.declare(metadata i32* %i, metadata !28, metadata !DIExpression()), !dbg !31
  store i32 0, i32* %i, align 4, !dbg !31
  br label %for.cond, !dbg !30

for.cond:
  %1 = load i32, i32* %i, align 4, !dbg !32
  %cmp = icmp slt i32 %1, 9, !dbg !34
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !35

for.cond.cleanup:
  %2 = bitcast i32* %i to i8*, !dbg !36
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %2), !dbg !36
  br label %for.end

for.body:
  %3 = load i32, i32* %i, align 4, !dbg !37
  %mul = mul nsw i32 %3, 5, !dbg !38
  %rem = srem i32 %mul, 9, !dbg !39
  call void @insert(i32 noundef %rem), !dbg !40
  br label %for.inc, !dbg !40

for.inc:
  %4 = load i32, i32* %i, align 4, !dbg !41
  %inc = add nsw i32 %4, 1, !dbg !41
  store i32 %inc, i32* %i, align 4, !dbg !41
  br label %for.cond, !dbg !36, !llvm.loop !42

for.end:
  %5 = load %struct.node*, %struct.node** @root, align 8, !dbg !46
  %call = call i32 @height(%struct.node* noundef %5), !dbg !47
  %6 = load %struct.node*, %struct.node** @root, align 8, !dbg !48
  call void @drop(%struct.node* noundef %6), !dbg !49
  ret i32 0, !dbg !50
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define internal void @insert(i32 noundef %key) !dbg !51 {
entry:
  %key.addr = alloca i32, align 4
  %z = alloca %struct.node*, align 8
  %p = alloca %struct.node*, align 8
  %at = alloca %struct.node**, align 8
  %g = alloca %struct.node*, align 8
  %u = alloca %struct.node*, align 8
  %side = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store i32 %key, i32* %key.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %key.addr, metadata !55, metadata !DIExpression()), !dbg !64
  %0 = bitcast %struct.node** %z to i8*, !dbg !65
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !65
  call void @llvm.dbg.declare(metadata %struct.node** %z, metadata !56, metadata !DIExpression()), !dbg !66
  %call = call noalias i8* @calloc(i64 noundef 1, i64 noundef 32), !dbg !67
  %1 = bitcast i8* %call to %struct.node*, !dbg !67
  store %struct.node* %1, %struct.node** %z, align 8, !dbg !66
  %2 = bitcast %struct.node** %p to i8*, !dbg !65
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !65
  call void @llvm.dbg.declare(metadata %struct.node** %p, metadata !57, metadata !DIExpression()), !dbg !68
  store %struct.node* null, %struct.node** %p, align 8, !dbg !68
  %3 = bitcast %struct.node*** %at to i8*, !dbg !65
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %3), !dbg !65
  call void @llvm.dbg.declare(metadata %struct.node*** %at, metadata !58, metadata !DIExpression()), !dbg !69
  store %struct.node** @root, %struct.node*** %at, align 8, !dbg !69
  %4 = load %struct.node*, %struct.node** %z, align 8, !dbg !70
  %tobool = icmp ne %struct.node* %4, null, !dbg !70
  br i1 %tobool, label %if.end, label %if.then, !dbg !72

if.then:
  call void @exit(i32 noundef 1), !dbg !73
  unreachable, !dbg !73

if.end:
  %5 = load i32, i32* %key.addr, align 4, !dbg !74
  %6 = load %struct.node*, %struct.node** %z, align 8, !dbg !75
  %key1 = getelementptr inbounds %struct.node, %struct.node* %6, i32 0, i32 2, !dbg !76
  store i32 %5, i32* %key1, align 8, !dbg !77
  br label %while.cond, !dbg !78

while.cond:
  %7 = load %struct.node**, %struct.node*** %at, align 8, !dbg !79
  %8 = load %struct.node*, %struct.node** %7, align 8, !dbg !80
  %tobool2 = icmp ne %struct.node* %8, null, !dbg !78
  br i1 %tobool2, label %while.body, label %while.end, !dbg !78

while.body:
  %9 = load %struct.node**, %struct.node*** %at, align 8, !dbg !81
  %10 = load %struct.node*, %struct.node** %9, align 8, !dbg !83
  store %struct.node* %10, %struct.node** %p, align 8, !dbg !84
  %11 = load %struct.node*, %struct.node** %p, align 8, !dbg !85
  %child = getelementptr inbounds %struct.node, %struct.node* %11, i32 0, i32 1, !dbg !86
  %12 = load i32, i32* %key.addr, align 4, !dbg !87
  %13 = load %struct.node*, %struct.node** %p, align 8, !dbg !88
  %key3 = getelementptr inbounds %struct.node, %struct.node* %13, i32 0, i32 2, !dbg !89
  %14 = load i32, i32* %key3, align 8, !dbg !89
  %cmp = icmp sge i32 %12, %14, !dbg !90
  %conv = zext i1 %cmp to i32, !dbg !90
  %idxprom = sext i32 %conv to i64, !dbg !85
  %arrayidx = getelementptr inbounds [2 x %struct.node*], [2 x %struct.node*]* %child, i64 0, i64 %idxprom, !dbg !85
  store %struct.node** %arrayidx, %struct.node*** %at, align 8, !dbg !91
  br label %while.cond, !dbg !78, !llvm.loop !92

while.end:
  %15 = load %struct.node*, %struct.node** %p, align 8, !dbg !94
  %16 = ptrtoint %struct.node* %15 to i64, !dbg !95
  %17 = load %struct.node*, %struct.node** %z, align 8, !dbg !96
  %pc = getelementptr inbounds %struct.node, %struct.node* %17, i32 0, i32 0, !dbg !97
  store i64 %16, i64* %pc, align 8, !dbg !98
  %18 = load %struct.node*, %struct.node** %z, align 8, !dbg !99
  %19 = load %struct.node**, %struct.node*** %at, align 8, !dbg !100
  store %struct.node* %18, %struct.node** %19, align 8, !dbg !101
  br label %while.cond4, !dbg !102

while.cond4:
  %20 = load %struct.node*, %struct.node** %z, align 8, !dbg !103
  %pc5 = getelementptr inbounds %struct.node, %struct.node* %20, i32 0, i32 0, !dbg !103
  %21 = load i64, i64* %pc5, align 8, !dbg !103
  %and = and i64 %21, -4, !dbg !103
  %22 = inttoptr i64 %and to %struct.node*, !dbg !103
  store %struct.node* %22, %struct.node** %p, align 8, !dbg !104
  %tobool6 = icmp ne %struct.node* %22, null, !dbg !104
  br i1 %tobool6, label %land.rhs, label %land.end, !dbg !105

land.rhs:
  %23 = load %struct.node*, %struct.node** %p, align 8, !dbg !106
  %pc7 = getelementptr inbounds %struct.node, %struct.node* %23, i32 0, i32 0, !dbg !106
  %24 = load i64, i64* %pc7, align 8, !dbg !106
  %and8 = and i64 %24, 1, !dbg !106
  %tobool9 = icmp ne i64 %and8, 0, !dbg !106
  %lnot = xor i1 %tobool9, true, !dbg !106
  br label %land.end

land.end:
  %25 = phi i1 [ false, %while.cond4 ], [ %lnot, %land.rhs ], !dbg !107
  br i1 %25, label %while.body10, label %while.end54, !dbg !102

while.body10:
  %26 = bitcast %struct.node** %g to i8*, !dbg !108
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %26), !dbg !108
  call void @llvm.dbg.declare(metadata %struct.node** %g, metadata !60, metadata !DIExpression()), !dbg !109
  %27 = load %struct.node*, %struct.node** %p, align 8, !dbg !110
  %pc11 = getelementptr inbounds %struct.node, %struct.node* %27, i32 0, i32 0, !dbg !110
  %28 = load i64, i64* %pc11, align 8, !dbg !110
  %and12 = and i64 %28, -4, !dbg !110
  %29 = inttoptr i64 %and12 to %struct.node*, !dbg !110
  store %struct.node* %29, %struct.node** %g, align 8, !dbg !109
  %30 = bitcast %struct.node** %u to i8*, !dbg !108
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %30), !dbg !108
  call void @llvm.dbg.declare(metadata %struct.node** %u, metadata !62, metadata !DIExpression()), !dbg !111
  %31 = bitcast i32* %side to i8*, !dbg !112
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %31), !dbg !112
  call void @llvm.dbg.declare(metadata i32* %side, metadata !63, metadata !DIExpression()), !dbg !113
  %32 = load %struct.node*, %struct.node** %g, align 8, !dbg !114
  %child13 = getelementptr inbounds %struct.node, %struct.node* %32, i32 0, i32 1, !dbg !115
  %arrayidx14 = getelementptr inbounds [2 x %struct.node*], [2 x %struct.node*]* %child13, i64 0, i64 1, !dbg !114
  %33 = load %struct.node*, %struct.node** %arrayidx14, align 8, !dbg !114
  %34 = load %struct.node*, %struct.node** %p, align 8, !dbg !116
  %cmp15 = icmp eq %struct.node* %33, %34, !dbg !117
  %conv16 = zext i1 %cmp15 to i32, !dbg !117
  store i32 %conv16, i32* %side, align 4, !dbg !113
  %35 = load %struct.node*, %struct.node** %g, align 8, !dbg !118
  %child17 = getelementptr inbounds %struct.node, %struct.node* %35, i32 0, i32 1, !dbg !119
  %36 = load i32, i32* %side, align 4, !dbg !120
  %tobool18 = icmp ne i32 %36, 0, !dbg !121
  %lnot19 = xor i1 %tobool18, true, !dbg !121
  %lnot.ext = zext i1 %lnot19 to i32, !dbg !121
  %idxprom20 = sext i32 %lnot.ext to i64, !dbg !118
  %arrayidx21 = getelementptr inbounds [2 x %struct.node*], [2 x %struct.node*]* %child17, i64 0, i64 %idxprom20, !dbg !118
  %37 = load %struct.node*, %struct.node** %arrayidx21, align 8, !dbg !118
  store %struct.node* %37, %struct.node** %u, align 8, !dbg !122
  %38 = load %struct.node*, %struct.node** %u, align 8, !dbg !123
  %tobool22 = icmp ne %struct.node* %38, null, !dbg !123
  br i1 %tobool22, label %land.lhs.true, label %if.end32, !dbg !125

land.lhs.true:
  %39 = load %struct.node*, %struct.node** %u, align 8, !dbg !126
  %pc23 = getelementptr inbounds %struct.node, %struct.node* %39, i32 0, i32 0, !dbg !126
  %40 = load i64, i64* %pc23, align 8, !dbg !126
  %and24 = and i64 %40, 1, !dbg !126
  %tobool25 = icmp ne i64 %and24, 0, !dbg !126
  br i1 %tobool25, label %if.end32, label %if.then26, !dbg !127

if.then26:
  %41 = load %struct.node*, %struct.node** %u, align 8, !dbg !128
  %pc27 = getelementptr inbounds %struct.node, %struct.node* %41, i32 0, i32 0, !dbg !130
  %42 = load i64, i64* %pc27, align 8, !dbg !131
  %or = or i64 %42, 1, !dbg !131
  store i64 %or, i64* %pc27, align 8, !dbg !131
  %43 = load %struct.node*, %struct.node** %p, align 8, !dbg !132
  %pc28 = getelementptr inbounds %struct.node, %struct.node* %43, i32 0, i32 0, !dbg !133
  %44 = load i64, i64* %pc28, align 8, !dbg !134
  %or29 = or i64 %44, 1, !dbg !134
  store i64 %or29, i64* %pc28, align 8, !dbg !134
  %45 = load %struct.node*, %struct.node** %g, align 8, !dbg !135
  %pc30 = getelementptr inbounds %struct.node, %struct.node* %45, i32 0, i32 0, !dbg !136
  %46 = load i64, i64* %pc30, align 8, !dbg !137
  %and31 = and i64 %46, -2, !dbg !137
  store i64 %and31, i64* %pc30, align 8, !dbg !137
  %47 = load %struct.node*, %struct.node** %g, align 8, !dbg !138
  store %struct.node* %47, %struct.node** %z, align 8, !dbg !139
  store i32 4, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !140, !llvm.loop !141

if.end32:
  %48 = load %struct.node*, %struct.node** %p, align 8, !dbg !143
  %child33 = getelementptr inbounds %struct.node, %struct.node* %48, i32 0, i32 1, !dbg !145
  %49 = load i32, i32* %side, align 4, !dbg !146
  %tobool34 = icmp ne i32 %49, 0, !dbg !147
  %lnot35 = xor i1 %tobool34, true, !dbg !147
  %lnot.ext36 = zext i1 %lnot35 to i32, !dbg !147
  %idxprom37 = sext i32 %lnot.ext36 to i64, !dbg !143
  %arrayidx38 = getelementptr inbounds [2 x %struct.node*], [2 x %struct.node*]* %child33, i64 0, i64 %idxprom37, !dbg !143
  %50 = load %struct.node*, %struct.node** %arrayidx38, align 8, !dbg !143
  %51 = load %struct.node*, %struct.node** %z, align 8, !dbg !148
  %cmp39 = icmp eq %struct.node* %50, %51, !dbg !149
  br i1 %cmp39, label %if.then41, label %if.end47, !dbg !150

if.then41:
  %52 = load %struct.node*, %struct.node** %p, align 8, !dbg !151
  %53 = load i32, i32* %side, align 4, !dbg !153
  %tobool42 = icmp ne i32 %53, 0, !dbg !154
  %lnot43 = xor i1 %tobool42, true, !dbg !154
  %lnot.ext44 = zext i1 %lnot43 to i32, !dbg !154
  call void @rotate(%struct.node* noundef %52, i32 noundef %lnot.ext44), !dbg !155
  %54 = load %struct.node*, %struct.node** %p, align 8, !dbg !156
  store %struct.node* %54, %struct.node** %z, align 8, !dbg !157
  %55 = load %struct.node*, %struct.node** %z, align 8, !dbg !158
  %pc45 = getelementptr inbounds %struct.node, %struct.node* %55, i32 0, i32 0, !dbg !158
  %56 = load i64, i64* %pc45, align 8, !dbg !158
  %and46 = and i64 %56, -4, !dbg !158
  %57 = inttoptr i64 %and46 to %struct.node*, !dbg !158
  store %struct.node* %57, %struct.node** %p, align 8, !dbg !159
  br label %if.end47, !dbg !160

if.end47:
  %58 = load %struct.node*, %struct.node** %p, align 8, !dbg !161
  %pc48 = getelementptr inbounds %struct.node, %struct.node* %58, i32 0, i32 0, !dbg !162
  %59 = load i64, i64* %pc48, align 8, !dbg !163
  %or49 = or i64 %59, 1, !dbg !163
  store i64 %or49, i64* %pc48, align 8, !dbg !163
  %60 = load %struct.node*, %struct.node** %g, align 8, !dbg !164
  %pc50 = getelementptr inbounds %struct.node, %struct.node* %60, i32 0, i32 0, !dbg !165
  %61 = load i64, i64* %pc50, align 8, !dbg !166
  %and51 = and i64 %61, -2, !dbg !166
  store i64 %and51, i64* %pc50, align 8, !dbg !166
  %62 = load %struct.node*, %struct.node** %g, align 8, !dbg !167
  %63 = load i32, i32* %side, align 4, !dbg !168
  call void @rotate(%struct.node* noundef %62, i32 noundef %63), !dbg !169
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !142
  br label %cleanup, !dbg !142

cleanup:
  %64 = bitcast i32* %side to i8*, !dbg !142
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %64), !dbg !142
  %65 = bitcast %struct.node** %u to i8*, !dbg !142
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %65), !dbg !142
  %66 = bitcast %struct.node** %g to i8*, !dbg !142
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %66), !dbg !142
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 4, label %while.cond4
  ]

cleanup.cont:
  br label %while.cond4, !dbg !102, !llvm.loop !141

while.end54:
  %67 = load %struct.node*, %struct.node** @root, align 8, !dbg !170
  %pc55 = getelementptr inbounds %struct.node, %struct.node* %67, i32 0, i32 0, !dbg !171
  %68 = load i64, i64* %pc55, align 8, !dbg !172
  %or56 = or i64 %68, 1, !dbg !172
  store i64 %or56, i64* %pc55, align 8, !dbg !172
  %69 = bitcast %struct.node*** %at to i8*, !dbg !173
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %69), !dbg !173
  %70 = bitcast %struct.node** %p to i8*, !dbg !173
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %70), !dbg !173
  %71 = bitcast %struct.node** %z to i8*, !dbg !173
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %71), !dbg !173
  ret void, !dbg !173

unreachable:
  unreachable
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

define internal i32 @height(%struct.node* noundef %n) !dbg !174 {
entry:
  %retval = alloca i32, align 4
  %n.addr = alloca %struct.node*, align 8
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  store %struct.node* %n, %struct.node** %n.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.node** %n.addr, metadata !180, metadata !DIExpression()), !dbg !183
  %0 = load %struct.node*, %struct.node** %n.addr, align 8, !dbg !184
  %tobool = icmp ne %struct.node* %0, null, !dbg !184
  br i1 %tobool, label %if.end, label %if.then, !dbg !186

if.then:
  store i32 0, i32* %retval, align 4, !dbg !187
  br label %return, !dbg !187

if.end:
  %1 = bitcast i32* %a to i8*, !dbg !188
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !188
  call void @llvm.dbg.declare(metadata i32* %a, metadata !181, metadata !DIExpression()), !dbg !189
  %2 = load %struct.node*, %struct.node** %n.addr, align 8, !dbg !190
  %child = getelementptr inbounds %struct.node, %struct.node* %2, i32 0, i32 1, !dbg !191
  %arrayidx = getelementptr inbounds [2 x %struct.node*], [2 x %struct.node*]* %child, i64 0, i64 0, !dbg !190
  %3 = load %struct.node*, %struct.node** %arrayidx, align 8, !dbg !190
  %call = call i32 @height(%struct.node* noundef %3), !dbg !192
  store i32 %call, i32* %a, align 4, !dbg !189
  %4 = bitcast i32* %b to i8*, !dbg !188
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4), !dbg !188
  call void @llvm.dbg.declare(metadata i32* %b, metadata !182, metadata !DIExpression()), !dbg !193
  %5 = load %struct.node*, %struct.node** %n.addr, align 8, !dbg !194
  %child1 = getelementptr inbounds %struct.node, %struct.node* %5, i32 0, i32 1, !dbg !195
  %arrayidx2 = getelementptr inbounds [2 x %struct.node*], [2 x %struct.node*]* %child1, i64 0, i64 1, !dbg !194
  %6 = load %struct.node*, %struct.node** %arrayidx2, align 8, !dbg !194
  %call3 = call i32 @height(%struct.node* noundef %6), !dbg !196
  store i32 %call3, i32* %b, align 4, !dbg !193
  %7 = load i32, i32* %a, align 4, !dbg !197
  %8 = load i32, i32* %b, align 4, !dbg !197
  %cmp = icmp eq i32 %7, %8, !dbg !197
  br i1 %cmp, label %if.then4, label %if.else, !dbg !200

if.then4:
  br label %if.end5, !dbg !200

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.1, i64 0, i64 0), i32 noundef 41, i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @__PRETTY_FUNCTION__.height, i64 0, i64 0)), !dbg !197
  unreachable, !dbg !197

if.end5:
  %9 = load i32, i32* %a, align 4, !dbg !201
  %10 = load %struct.node*, %struct.node** %n.addr, align 8, !dbg !202
  %pc = getelementptr inbounds %struct.node, %struct.node* %10, i32 0, i32 0, !dbg !202
  %11 = load i64, i64* %pc, align 8, !dbg !202
  %and = and i64 %11, 1, !dbg !202
  %tobool6 = icmp ne i64 %and, 0, !dbg !202
  %lnot = xor i1 %tobool6, true, !dbg !202
  %lnot7 = xor i1 %lnot, true, !dbg !203
  %lnot.ext = zext i1 %lnot7 to i32, !dbg !203
  %add = add nsw i32 %9, %lnot.ext, !dbg !204
  store i32 %add, i32* %retval, align 4, !dbg !205
  %12 = bitcast i32* %b to i8*, !dbg !206
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %12), !dbg !206
  %13 = bitcast i32* %a to i8*, !dbg !206
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %13), !dbg !206
  br label %return

return:
  %14 = load i32, i32* %retval, align 4, !dbg !206
  ret i32 %14, !dbg !206
}

define internal void @drop(%struct.node* noundef %n) !dbg !207 {
entry:
  %n.addr = alloca %struct.node*, align 8
  store %struct.node* %n, %struct.node** %n.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.node** %n.addr, metadata !211, metadata !DIExpression()), !dbg !212
  %0 = load %struct.node*, %struct.node** %n.addr, align 8, !dbg !213
  %tobool = icmp ne %struct.node* %0, null, !dbg !213
  br i1 %tobool, label %if.then, label %if.end, !dbg !215

if.then:
  %1 = load %struct.node*, %struct.node** %n.addr, align 8, !dbg !216
  %child = getelementptr inbounds %struct.node, %struct.node* %1, i32 0, i32 1, !dbg !218
  %arrayidx = getelementptr inbounds [2 x %struct.node*], [2 x %struct.node*]* %child, i64 0, i64 0, !dbg !216
  %2 = load %struct.node*, %struct.node** %arrayidx, align 8, !dbg !216
  call void @drop(%struct.node* noundef %2), !dbg !219
  %3 = load %struct.node*, %struct.node** %n.addr, align 8, !dbg !220
  %child1 = getelementptr inbounds %struct.node, %struct.node* %3, i32 0, i32 1, !dbg !221
  %arrayidx2 = getelementptr inbounds [2 x %struct.node*], [2 x %struct.node*]* %child1, i64 0, i64 1, !dbg !220
  %4 = load %struct.node*, %struct.node** %arrayidx2, align 8, !dbg !220
  call void @drop(%struct.node* noundef %4), !dbg !222
  %5 = load %struct.node*, %struct.node** %n.addr, align 8, !dbg !223
  %6 = bitcast %struct.node* %5 to i8*, !dbg !223
  call void @free(i8* noundef %6), !dbg !224
  br label %if.end, !dbg !225

if.end:
  ret void, !dbg !226
}

declare noalias i8* @calloc(i64 noundef, i64 noundef)

declare void @exit(i32 noundef)

define internal void @rotate(%struct.node* noundef %x, i32 noundef %left) !dbg !227 {
entry:
  %x.addr = alloca %struct.node*, align 8
  %left.addr = alloca i32, align 4
  %y = alloca %struct.node*, align 8
  %p = alloca %struct.node*, align 8
  %c = alloca %struct.node*, align 8
  store %struct.node* %x, %struct.node** %x.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.node** %x.addr, metadata !231, metadata !DIExpression()), !dbg !236
  store i32 %left, i32* %left.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %left.addr, metadata !232, metadata !DIExpression()), !dbg !237
  %0 = bitcast %struct.node** %y to i8*, !dbg !238
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !238
  call void @llvm.dbg.declare(metadata %struct.node** %y, metadata !233, metadata !DIExpression()), !dbg !239
  %1 = load %struct.node*, %struct.node** %x.addr, align 8, !dbg !240
  %child = getelementptr inbounds %struct.node, %struct.node* %1, i32 0, i32 1, !dbg !241
  %2 = load i32, i32* %left.addr, align 4, !dbg !242
  %idxprom = sext i32 %2 to i64, !dbg !240
  %arrayidx = getelementptr inbounds [2 x %struct.node*], [2 x %struct.node*]* %child, i64 0, i64 %idxprom, !dbg !240
  %3 = load %struct.node*, %struct.node** %arrayidx, align 8, !dbg !240
  store %struct.node* %3, %struct.node** %y, align 8, !dbg !239
  %4 = bitcast %struct.node** %p to i8*, !dbg !238
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %4), !dbg !238
  call void @llvm.dbg.declare(metadata %struct.node** %p, metadata !234, metadata !DIExpression()), !dbg !243
  %5 = load %struct.node*, %struct.node** %x.addr, align 8, !dbg !244
  %pc = getelementptr inbounds %struct.node, %struct.node* %5, i32 0, i32 0, !dbg !244
  %6 = load i64, i64* %pc, align 8, !dbg !244
  %and = and i64 %6, -4, !dbg !244
  %7 = inttoptr i64 %and to %struct.node*, !dbg !244
  store %struct.node* %7, %struct.node** %p, align 8, !dbg !243
  %8 = bitcast %struct.node** %c to i8*, !dbg !238
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %8), !dbg !238
  call void @llvm.dbg.declare(metadata %struct.node** %c, metadata !235, metadata !DIExpression()), !dbg !245
  %9 = load %struct.node*, %struct.node** %y, align 8, !dbg !246
  %child1 = getelementptr inbounds %struct.node, %struct.node* %9, i32 0, i32 1, !dbg !247
  %10 = load i32, i32* %left.addr, align 4, !dbg !248
  %tobool = icmp ne i32 %10, 0, !dbg !249
  %lnot = xor i1 %tobool, true, !dbg !249
  %lnot.ext = zext i1 %lnot to i32, !dbg !249
  %idxprom2 = sext i32 %lnot.ext to i64, !dbg !246
  %arrayidx3 = getelementptr inbounds [2 x %struct.node*], [2 x %struct.node*]* %child1, i64 0, i64 %idxprom2, !dbg !246
  %11 = load %struct.node*, %struct.node** %arrayidx3, align 8, !dbg !246
  store %struct.node* %11, %struct.node** %c, align 8, !dbg !245
  %12 = load %struct.node*, %struct.node** %c, align 8, !dbg !250
  %13 = load %struct.node*, %struct.node** %x.addr, align 8, !dbg !251
  %child4 = getelementptr inbounds %struct.node, %struct.node* %13, i32 0, i32 1, !dbg !252
  %14 = load i32, i32* %left.addr, align 4, !dbg !253
  %idxprom5 = sext i32 %14 to i64, !dbg !251
  %arrayidx6 = getelementptr inbounds [2 x %struct.node*], [2 x %struct.node*]* %child4, i64 0, i64 %idxprom5, !dbg !251
  store %struct.node* %12, %struct.node** %arrayidx6, align 8, !dbg !254
  %15 = load %struct.node*, %struct.node** %c, align 8, !dbg !255
  %tobool7 = icmp ne %struct.node* %15, null, !dbg !255
  br i1 %tobool7, label %if.then, label %if.end, !dbg !257

if.then:
  %16 = load %struct.node*, %struct.node** %c, align 8, !dbg !258
  %17 = load %struct.node*, %struct.node** %x.addr, align 8, !dbg !259
  call void @set_parent(%struct.node* noundef %16, %struct.node* noundef %17), !dbg !260
  br label %if.end, !dbg !260

if.end:
  %18 = load %struct.node*, %struct.node** %y, align 8, !dbg !261
  %19 = load %struct.node*, %struct.node** %p, align 8, !dbg !262
  call void @set_parent(%struct.node* noundef %18, %struct.node* noundef %19), !dbg !263
  %20 = load %struct.node*, %struct.node** %p, align 8, !dbg !264
  %tobool8 = icmp ne %struct.node* %20, null, !dbg !264
  br i1 %tobool8, label %if.else, label %if.then9, !dbg !266

if.then9:
  %21 = load %struct.node*, %struct.node** %y, align 8, !dbg !267
  store %struct.node* %21, %struct.node** @root, align 8, !dbg !268
  br label %if.end15, !dbg !269

if.else:
  %22 = load %struct.node*, %struct.node** %y, align 8, !dbg !270
  %23 = load %struct.node*, %struct.node** %p, align 8, !dbg !271
  %child10 = getelementptr inbounds %struct.node, %struct.node* %23, i32 0, i32 1, !dbg !272
  %24 = load %struct.node*, %struct.node** %p, align 8, !dbg !273
  %child11 = getelementptr inbounds %struct.node, %struct.node* %24, i32 0, i32 1, !dbg !274
  %arrayidx12 = getelementptr inbounds [2 x %struct.node*], [2 x %struct.node*]* %child11, i64 0, i64 1, !dbg !273
  %25 = load %struct.node*, %struct.node** %arrayidx12, align 8, !dbg !273
  %26 = load %struct.node*, %struct.node** %x.addr, align 8, !dbg !275
  %cmp = icmp eq %struct.node* %25, %26, !dbg !276
  %conv = zext i1 %cmp to i32, !dbg !276
  %idxprom13 = sext i32 %conv to i64, !dbg !271
  %arrayidx14 = getelementptr inbounds [2 x %struct.node*], [2 x %struct.node*]* %child10, i64 0, i64 %idxprom13, !dbg !271
  store %struct.node* %22, %struct.node** %arrayidx14, align 8, !dbg !277
  br label %if.end15

if.end15:
  %27 = load %struct.node*, %struct.node** %x.addr, align 8, !dbg !278
  %28 = load %struct.node*, %struct.node** %y, align 8, !dbg !279
  %child16 = getelementptr inbounds %struct.node, %struct.node* %28, i32 0, i32 1, !dbg !280
  %29 = load i32, i32* %left.addr, align 4, !dbg !281
  %tobool17 = icmp ne i32 %29, 0, !dbg !282
  %lnot18 = xor i1 %tobool17, true, !dbg !282
  %lnot.ext19 = zext i1 %lnot18 to i32, !dbg !282
  %idxprom20 = sext i32 %lnot.ext19 to i64, !dbg !279
  %arrayidx21 = getelementptr inbounds [2 x %struct.node*], [2 x %struct.node*]* %child16, i64 0, i64 %idxprom20, !dbg !279
  store %struct.node* %27, %struct.node** %arrayidx21, align 8, !dbg !283
  %30 = load %struct.node*, %struct.node** %x.addr, align 8, !dbg !284
  %31 = load %struct.node*, %struct.node** %y, align 8, !dbg !285
  call void @set_parent(%struct.node* noundef %30, %struct.node* noundef %31), !dbg !286
  %32 = bitcast %struct.node** %c to i8*, !dbg !287
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %32), !dbg !287
  %33 = bitcast %struct.node** %p to i8*, !dbg !287
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %33), !dbg !287
  %34 = bitcast %struct.node** %y to i8*, !dbg !287
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %34), !dbg !287
  ret void, !dbg !287
}

define internal void @set_parent(%struct.node* noundef %n, %struct.node* noundef %p) !dbg !288 {
entry:
  %n.addr = alloca %struct.node*, align 8
  %p.addr = alloca %struct.node*, align 8
  store %struct.node* %n, %struct.node** %n.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.node** %n.addr, metadata !292, metadata !DIExpression()), !dbg !294
  store %struct.node* %p, %struct.node** %p.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.node** %p.addr, metadata !293, metadata !DIExpression()), !dbg !295
  %0 = load %struct.node*, %struct.node** %n.addr, align 8, !dbg !296
  %pc = getelementptr inbounds %struct.node, %struct.node* %0, i32 0, i32 0, !dbg !297
  %1 = load i64, i64* %pc, align 8, !dbg !297
  %and = and i64 %1, 1, !dbg !298
  %2 = load %struct.node*, %struct.node** %p.addr, align 8, !dbg !299
  %3 = ptrtoint %struct.node* %2 to i64, !dbg !300
  %or = or i64 %and, %3, !dbg !301
  %4 = load %struct.node*, %struct.node** %n.addr, align 8, !dbg !302
  %pc1 = getelementptr inbounds %struct.node, %struct.node* %4, i32 0, i32 0, !dbg !303
  store i64 %or, i64* %pc1, align 8, !dbg !304
  ret void, !dbg !305
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @free(i8* noundef)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!17, !18, !19, !20, !21, !22}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "root", scope: !2, file: !3, line: 7, type: !6, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !16, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "red_black_tree_safe.c", directory: ".")
!4 = !{!5, !6}
!5 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 4, size: 256, align: 64, elements: !8)
!8 = !{!9, !10, !14}
!9 = !DIDerivedType(tag: DW_TAG_member, name: "pc", scope: !7, file: !3, line: 4, baseType: !5, size: 64)
!10 = !DIDerivedType(tag: DW_TAG_member, name: "child", scope: !7, file: !3, line: 4, baseType: !11, size: 128, offset: 64)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 128, elements: !12)
!12 = !{!13}
!13 = !DISubrange(count: 2)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !7, file: !3, line: 4, baseType: !15, size: 32, offset: 192)
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !{!0}
!17 = !{i32 7, !"Dwarf Version", i32 5}
!18 = !{i32 2, !"Debug Info Version", i32 3}
!19 = !{i32 1, !"wchar_size", i32 4}
!20 = !{i32 7, !"PIC Level", i32 2}
!21 = !{i32 7, !"PIE Level", i32 2}
!22 = !{i32 7, !"uwtable", i32 1}

!24 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 45, type: !25, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !27)
!25 = !DISubroutineType(types: !26)
!26 = !{!15}
!27 = !{!28}
!28 = !DILocalVariable(name: "i", scope: !29, file: !3, line: 46, type: !15)
!29 = distinct !DILexicalBlock(scope: !24, file: !3, line: 46, column: 3)
!30 = !DILocation(line: 46, column: 8, scope: !29)
!31 = !DILocation(line: 46, column: 12, scope: !29)
!32 = !DILocation(line: 46, column: 19, scope: !33)
!33 = distinct !DILexicalBlock(scope: !29, file: !3, line: 46, column: 3)
!34 = !DILocation(line: 46, column: 21, scope: !33)
!35 = !DILocation(line: 46, column: 3, scope: !29)
!36 = !DILocation(line: 46, column: 3, scope: !33)
!37 = !DILocation(line: 46, column: 38, scope: !33)
!38 = !DILocation(line: 46, column: 40, scope: !33)
!39 = !DILocation(line: 46, column: 44, scope: !33)
!40 = !DILocation(line: 46, column: 31, scope: !33)
!41 = !DILocation(line: 46, column: 27, scope: !33)
!42 = distinct !{!42, !35, !43, !44, !45}
!43 = !DILocation(line: 46, column: 47, scope: !29)
!44 = !{!"llvm.loop.mustprogress"}
!45 = !{!"llvm.loop.unroll.disable"}
!46 = !DILocation(line: 47, column: 10, scope: !24)
!47 = !DILocation(line: 47, column: 3, scope: !24)
!48 = !DILocation(line: 48, column: 8, scope: !24)
!49 = !DILocation(line: 48, column: 3, scope: !24)
!50 = !DILocation(line: 49, column: 3, scope: !24)
!51 = distinct !DISubprogram(name: "insert", scope: !3, file: !3, line: 19, type: !52, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !54)
!52 = !DISubroutineType(types: !53)
!53 = !{null, !15}
!54 = !{!55, !56, !57, !58, !60, !62, !63}
!55 = !DILocalVariable(name: "key", arg: 1, scope: !51, file: !3, line: 19, type: !15)
!56 = !DILocalVariable(name: "z", scope: !51, file: !3, line: 20, type: !6)
!57 = !DILocalVariable(name: "p", scope: !51, file: !3, line: 20, type: !6)
!58 = !DILocalVariable(name: "at", scope: !51, file: !3, line: 20, type: !59)
!59 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!60 = !DILocalVariable(name: "g", scope: !61, file: !3, line: 27, type: !6)
!61 = distinct !DILexicalBlock(scope: !51, file: !3, line: 26, column: 40)
!62 = !DILocalVariable(name: "u", scope: !61, file: !3, line: 27, type: !6)
!63 = !DILocalVariable(name: "side", scope: !61, file: !3, line: 28, type: !15)
!64 = !DILocation(line: 19, column: 24, scope: !51)
!65 = !DILocation(line: 20, column: 3, scope: !51)
!66 = !DILocation(line: 20, column: 16, scope: !51)
!67 = !DILocation(line: 20, column: 20, scope: !51)
!68 = !DILocation(line: 20, column: 43, scope: !51)
!69 = !DILocation(line: 20, column: 52, scope: !51)
!70 = !DILocation(line: 21, column: 8, scope: !71)
!71 = distinct !DILexicalBlock(scope: !51, file: !3, line: 21, column: 7)
!72 = !DILocation(line: 21, column: 7, scope: !51)
!73 = !DILocation(line: 21, column: 11, scope: !71)
!74 = !DILocation(line: 22, column: 12, scope: !51)
!75 = !DILocation(line: 22, column: 3, scope: !51)
!76 = !DILocation(line: 22, column: 6, scope: !51)
!77 = !DILocation(line: 22, column: 10, scope: !51)
!78 = !DILocation(line: 23, column: 3, scope: !51)
!79 = !DILocation(line: 23, column: 11, scope: !51)
!80 = !DILocation(line: 23, column: 10, scope: !51)
!81 = !DILocation(line: 23, column: 22, scope: !82)
!82 = distinct !DILexicalBlock(scope: !51, file: !3, line: 23, column: 15)
!83 = !DILocation(line: 23, column: 21, scope: !82)
!84 = !DILocation(line: 23, column: 19, scope: !82)
!85 = !DILocation(line: 23, column: 32, scope: !82)
!86 = !DILocation(line: 23, column: 35, scope: !82)
!87 = !DILocation(line: 23, column: 41, scope: !82)
!88 = !DILocation(line: 23, column: 48, scope: !82)
!89 = !DILocation(line: 23, column: 51, scope: !82)
!90 = !DILocation(line: 23, column: 45, scope: !82)
!91 = !DILocation(line: 23, column: 29, scope: !82)
!92 = distinct !{!92, !78, !93, !44, !45}
!93 = !DILocation(line: 23, column: 57, scope: !51)
!94 = !DILocation(line: 24, column: 26, scope: !51)
!95 = !DILocation(line: 24, column: 11, scope: !51)
!96 = !DILocation(line: 24, column: 3, scope: !51)
!97 = !DILocation(line: 24, column: 6, scope: !51)
!98 = !DILocation(line: 24, column: 9, scope: !51)
!99 = !DILocation(line: 25, column: 9, scope: !51)
!100 = !DILocation(line: 25, column: 4, scope: !51)
!101 = !DILocation(line: 25, column: 7, scope: !51)
!102 = !DILocation(line: 26, column: 3, scope: !51)
!103 = !DILocation(line: 26, column: 15, scope: !51)
!104 = !DILocation(line: 26, column: 13, scope: !51)
!105 = !DILocation(line: 26, column: 26, scope: !51)
!106 = !DILocation(line: 26, column: 29, scope: !51)
!107 = !DILocation(line: 0, scope: !51)
!108 = !DILocation(line: 27, column: 5, scope: !61)
!109 = !DILocation(line: 27, column: 18, scope: !61)
!110 = !DILocation(line: 27, column: 22, scope: !61)
!111 = !DILocation(line: 27, column: 34, scope: !61)
!112 = !DILocation(line: 28, column: 5, scope: !61)
!113 = !DILocation(line: 28, column: 9, scope: !61)
!114 = !DILocation(line: 28, column: 16, scope: !61)
!115 = !DILocation(line: 28, column: 19, scope: !61)
!116 = !DILocation(line: 28, column: 31, scope: !61)
!117 = !DILocation(line: 28, column: 28, scope: !61)
!118 = !DILocation(line: 29, column: 9, scope: !61)
!119 = !DILocation(line: 29, column: 12, scope: !61)
!120 = !DILocation(line: 29, column: 19, scope: !61)
!121 = !DILocation(line: 29, column: 18, scope: !61)
!122 = !DILocation(line: 29, column: 7, scope: !61)
!123 = !DILocation(line: 30, column: 9, scope: !124)
!124 = distinct !DILexicalBlock(scope: !61, file: !3, line: 30, column: 9)
!125 = !DILocation(line: 30, column: 11, scope: !124)
!126 = !DILocation(line: 30, column: 14, scope: !124)
!127 = !DILocation(line: 30, column: 9, scope: !61)
!128 = !DILocation(line: 30, column: 27, scope: !129)
!129 = distinct !DILexicalBlock(scope: !124, file: !3, line: 30, column: 25)
!130 = !DILocation(line: 30, column: 30, scope: !129)
!131 = !DILocation(line: 30, column: 33, scope: !129)
!132 = !DILocation(line: 30, column: 39, scope: !129)
!133 = !DILocation(line: 30, column: 42, scope: !129)
!134 = !DILocation(line: 30, column: 45, scope: !129)
!135 = !DILocation(line: 30, column: 51, scope: !129)
!136 = !DILocation(line: 30, column: 54, scope: !129)
!137 = !DILocation(line: 30, column: 57, scope: !129)
!138 = !DILocation(line: 30, column: 70, scope: !129)
!139 = !DILocation(line: 30, column: 68, scope: !129)
!140 = !DILocation(line: 30, column: 73, scope: !129)
!141 = distinct !{!141, !102, !142, !44, !45}
!142 = !DILocation(line: 35, column: 3, scope: !51)
!143 = !DILocation(line: 31, column: 9, scope: !144)
!144 = distinct !DILexicalBlock(scope: !61, file: !3, line: 31, column: 9)
!145 = !DILocation(line: 31, column: 12, scope: !144)
!146 = !DILocation(line: 31, column: 19, scope: !144)
!147 = !DILocation(line: 31, column: 18, scope: !144)
!148 = !DILocation(line: 31, column: 28, scope: !144)
!149 = !DILocation(line: 31, column: 25, scope: !144)
!150 = !DILocation(line: 31, column: 9, scope: !61)
!151 = !DILocation(line: 31, column: 40, scope: !152)
!152 = distinct !DILexicalBlock(scope: !144, file: !3, line: 31, column: 31)
!153 = !DILocation(line: 31, column: 44, scope: !152)
!154 = !DILocation(line: 31, column: 43, scope: !152)
!155 = !DILocation(line: 31, column: 33, scope: !152)
!156 = !DILocation(line: 31, column: 55, scope: !152)
!157 = !DILocation(line: 31, column: 53, scope: !152)
!158 = !DILocation(line: 31, column: 62, scope: !152)
!159 = !DILocation(line: 31, column: 60, scope: !152)
!160 = !DILocation(line: 31, column: 73, scope: !152)
!161 = !DILocation(line: 32, column: 5, scope: !61)
!162 = !DILocation(line: 32, column: 8, scope: !61)
!163 = !DILocation(line: 32, column: 11, scope: !61)
!164 = !DILocation(line: 33, column: 5, scope: !61)
!165 = !DILocation(line: 33, column: 8, scope: !61)
!166 = !DILocation(line: 33, column: 11, scope: !61)
!167 = !DILocation(line: 34, column: 12, scope: !61)
!168 = !DILocation(line: 34, column: 15, scope: !61)
!169 = !DILocation(line: 34, column: 5, scope: !61)
!170 = !DILocation(line: 36, column: 3, scope: !51)
!171 = !DILocation(line: 36, column: 9, scope: !51)
!172 = !DILocation(line: 36, column: 12, scope: !51)
!173 = !DILocation(line: 37, column: 1, scope: !51)
!174 = distinct !DISubprogram(name: "height", scope: !3, file: !3, line: 38, type: !175, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !179)
!175 = !DISubroutineType(types: !176)
!176 = !{!15, !177}
!177 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !178, size: 64)
!178 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!179 = !{!180, !181, !182}
!180 = !DILocalVariable(name: "n", arg: 1, scope: !174, file: !3, line: 38, type: !177)
!181 = !DILocalVariable(name: "a", scope: !174, file: !3, line: 40, type: !15)
!182 = !DILocalVariable(name: "b", scope: !174, file: !3, line: 40, type: !15)
!183 = !DILocation(line: 38, column: 38, scope: !174)
!184 = !DILocation(line: 39, column: 8, scope: !185)
!185 = distinct !DILexicalBlock(scope: !174, file: !3, line: 39, column: 7)
!186 = !DILocation(line: 39, column: 7, scope: !174)
!187 = !DILocation(line: 39, column: 11, scope: !185)
!188 = !DILocation(line: 40, column: 3, scope: !174)
!189 = !DILocation(line: 40, column: 7, scope: !174)
!190 = !DILocation(line: 40, column: 18, scope: !174)
!191 = !DILocation(line: 40, column: 21, scope: !174)
!192 = !DILocation(line: 40, column: 11, scope: !174)
!193 = !DILocation(line: 40, column: 32, scope: !174)
!194 = !DILocation(line: 40, column: 43, scope: !174)
!195 = !DILocation(line: 40, column: 46, scope: !174)
!196 = !DILocation(line: 40, column: 36, scope: !174)
!197 = !DILocation(line: 41, column: 3, scope: !198)
!198 = distinct !DILexicalBlock(scope: !199, file: !3, line: 41, column: 3)
!199 = distinct !DILexicalBlock(scope: !174, file: !3, line: 41, column: 3)
!200 = !DILocation(line: 41, column: 3, scope: !199)
!201 = !DILocation(line: 42, column: 10, scope: !174)
!202 = !DILocation(line: 42, column: 15, scope: !174)
!203 = !DILocation(line: 42, column: 14, scope: !174)
!204 = !DILocation(line: 42, column: 12, scope: !174)
!205 = !DILocation(line: 42, column: 3, scope: !174)
!206 = !DILocation(line: 43, column: 1, scope: !174)
!207 = distinct !DISubprogram(name: "drop", scope: !3, file: !3, line: 44, type: !208, scopeLine: 44, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !210)
!208 = !DISubroutineType(types: !209)
!209 = !{null, !6}
!210 = !{!211}
!211 = !DILocalVariable(name: "n", arg: 1, scope: !207, file: !3, line: 44, type: !6)
!212 = !DILocation(line: 44, column: 31, scope: !207)
!213 = !DILocation(line: 44, column: 40, scope: !214)
!214 = distinct !DILexicalBlock(scope: !207, file: !3, line: 44, column: 40)
!215 = !DILocation(line: 44, column: 40, scope: !207)
!216 = !DILocation(line: 44, column: 50, scope: !217)
!217 = distinct !DILexicalBlock(scope: !214, file: !3, line: 44, column: 43)
!218 = !DILocation(line: 44, column: 53, scope: !217)
!219 = !DILocation(line: 44, column: 45, scope: !217)
!220 = !DILocation(line: 44, column: 69, scope: !217)
!221 = !DILocation(line: 44, column: 72, scope: !217)
!222 = !DILocation(line: 44, column: 64, scope: !217)
!223 = !DILocation(line: 44, column: 88, scope: !217)
!224 = !DILocation(line: 44, column: 83, scope: !217)
!225 = !DILocation(line: 44, column: 92, scope: !217)
!226 = !DILocation(line: 44, column: 94, scope: !207)
!227 = distinct !DISubprogram(name: "rotate", scope: !3, file: !3, line: 9, type: !228, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !230)
!228 = !DISubroutineType(types: !229)
!229 = !{null, !6, !15}
!230 = !{!231, !232, !233, !234, !235}
!231 = !DILocalVariable(name: "x", arg: 1, scope: !227, file: !3, line: 9, type: !6)
!232 = !DILocalVariable(name: "left", arg: 2, scope: !227, file: !3, line: 9, type: !15)
!233 = !DILocalVariable(name: "y", scope: !227, file: !3, line: 10, type: !6)
!234 = !DILocalVariable(name: "p", scope: !227, file: !3, line: 10, type: !6)
!235 = !DILocalVariable(name: "c", scope: !227, file: !3, line: 10, type: !6)
!236 = !DILocation(line: 9, column: 33, scope: !227)
!237 = !DILocation(line: 9, column: 40, scope: !227)
!238 = !DILocation(line: 10, column: 3, scope: !227)
!239 = !DILocation(line: 10, column: 16, scope: !227)
!240 = !DILocation(line: 10, column: 20, scope: !227)
!241 = !DILocation(line: 10, column: 23, scope: !227)
!242 = !DILocation(line: 10, column: 29, scope: !227)
!243 = !DILocation(line: 10, column: 37, scope: !227)
!244 = !DILocation(line: 10, column: 41, scope: !227)
!245 = !DILocation(line: 10, column: 53, scope: !227)
!246 = !DILocation(line: 10, column: 57, scope: !227)
!247 = !DILocation(line: 10, column: 60, scope: !227)
!248 = !DILocation(line: 10, column: 67, scope: !227)
!249 = !DILocation(line: 10, column: 66, scope: !227)
!250 = !DILocation(line: 11, column: 20, scope: !227)
!251 = !DILocation(line: 11, column: 3, scope: !227)
!252 = !DILocation(line: 11, column: 6, scope: !227)
!253 = !DILocation(line: 11, column: 12, scope: !227)
!254 = !DILocation(line: 11, column: 18, scope: !227)
!255 = !DILocation(line: 12, column: 7, scope: !256)
!256 = distinct !DILexicalBlock(scope: !227, file: !3, line: 12, column: 7)
!257 = !DILocation(line: 12, column: 7, scope: !227)
!258 = !DILocation(line: 12, column: 21, scope: !256)
!259 = !DILocation(line: 12, column: 24, scope: !256)
!260 = !DILocation(line: 12, column: 10, scope: !256)
!261 = !DILocation(line: 13, column: 14, scope: !227)
!262 = !DILocation(line: 13, column: 17, scope: !227)
!263 = !DILocation(line: 13, column: 3, scope: !227)
!264 = !DILocation(line: 14, column: 8, scope: !265)
!265 = distinct !DILexicalBlock(scope: !227, file: !3, line: 14, column: 7)
!266 = !DILocation(line: 14, column: 7, scope: !227)
!267 = !DILocation(line: 14, column: 18, scope: !265)
!268 = !DILocation(line: 14, column: 16, scope: !265)
!269 = !DILocation(line: 14, column: 11, scope: !265)
!270 = !DILocation(line: 15, column: 37, scope: !265)
!271 = !DILocation(line: 15, column: 8, scope: !265)
!272 = !DILocation(line: 15, column: 11, scope: !265)
!273 = !DILocation(line: 15, column: 17, scope: !265)
!274 = !DILocation(line: 15, column: 20, scope: !265)
!275 = !DILocation(line: 15, column: 32, scope: !265)
!276 = !DILocation(line: 15, column: 29, scope: !265)
!277 = !DILocation(line: 15, column: 35, scope: !265)
!278 = !DILocation(line: 16, column: 21, scope: !227)
!279 = !DILocation(line: 16, column: 3, scope: !227)
!280 = !DILocation(line: 16, column: 6, scope: !227)
!281 = !DILocation(line: 16, column: 13, scope: !227)
!282 = !DILocation(line: 16, column: 12, scope: !227)
!283 = !DILocation(line: 16, column: 19, scope: !227)
!284 = !DILocation(line: 17, column: 14, scope: !227)
!285 = !DILocation(line: 17, column: 17, scope: !227)
!286 = !DILocation(line: 17, column: 3, scope: !227)
!287 = !DILocation(line: 18, column: 1, scope: !227)
!288 = distinct !DISubprogram(name: "set_parent", scope: !3, file: !3, line: 8, type: !289, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !291)
!289 = !DISubroutineType(types: !290)
!290 = !{null, !6, !6}
!291 = !{!292, !293}
!292 = !DILocalVariable(name: "n", arg: 1, scope: !288, file: !3, line: 8, type: !6)
!293 = !DILocalVariable(name: "p", arg: 2, scope: !288, file: !3, line: 8, type: !6)
!294 = !DILocation(line: 8, column: 37, scope: !288)
!295 = !DILocation(line: 8, column: 53, scope: !288)
!296 = !DILocation(line: 8, column: 67, scope: !288)
!297 = !DILocation(line: 8, column: 70, scope: !288)
!298 = !DILocation(line: 8, column: 73, scope: !288)
!299 = !DILocation(line: 8, column: 95, scope: !288)
!300 = !DILocation(line: 8, column: 80, scope: !288)
!301 = !DILocation(line: 8, column: 78, scope: !288)
!302 = !DILocation(line: 8, column: 58, scope: !288)
!303 = !DILocation(line: 8, column: 61, scope: !288)
!304 = !DILocation(line: 8, column: 64, scope: !288)
!305 = !DILocation(line: 8, column: 98, scope: !288)
