source_filename = "red_black_tree_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i64, [2 x %struct.node*], i32 }

@root = internal global %struct.node* null, align 8, !dbg !0
@.str = private unnamed_addr constant [7 x i8] c"a == b\00", align 1
@.str.1 = private unnamed_addr constant [24 x i8] c"red_black_tree_unsafe.c\00", align 1
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
  br i1 %25, label %while.body10, label %while.end52, !dbg !102

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
  br i1 %tobool22, label %land.lhs.true, label %if.end30, !dbg !125

land.lhs.true:
  %39 = load %struct.node*, %struct.node** %u, align 8, !dbg !126
  %pc23 = getelementptr inbounds %struct.node, %struct.node* %39, i32 0, i32 0, !dbg !126
  %40 = load i64, i64* %pc23, align 8, !dbg !126
  %and24 = and i64 %40, 1, !dbg !126
  %tobool25 = icmp ne i64 %and24, 0, !dbg !126
  br i1 %tobool25, label %if.end30, label %if.then26, !dbg !127

if.then26:
  %41 = load %struct.node*, %struct.node** %p, align 8, !dbg !128
  %pc27 = getelementptr inbounds %struct.node, %struct.node* %41, i32 0, i32 0, !dbg !130
  %42 = load i64, i64* %pc27, align 8, !dbg !131
  %or = or i64 %42, 1, !dbg !131
  store i64 %or, i64* %pc27, align 8, !dbg !131
  %43 = load %struct.node*, %struct.node** %g, align 8, !dbg !132
  %pc28 = getelementptr inbounds %struct.node, %struct.node* %43, i32 0, i32 0, !dbg !133
  %44 = load i64, i64* %pc28, align 8, !dbg !134
  %and29 = and i64 %44, -2, !dbg !134
  store i64 %and29, i64* %pc28, align 8, !dbg !134
  %45 = load %struct.node*, %struct.node** %g, align 8, !dbg !135
  store %struct.node* %45, %struct.node** %z, align 8, !dbg !136
  store i32 4, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !137, !llvm.loop !138

if.end30:
  %46 = load %struct.node*, %struct.node** %p, align 8, !dbg !140
  %child31 = getelementptr inbounds %struct.node, %struct.node* %46, i32 0, i32 1, !dbg !142
  %47 = load i32, i32* %side, align 4, !dbg !143
  %tobool32 = icmp ne i32 %47, 0, !dbg !144
  %lnot33 = xor i1 %tobool32, true, !dbg !144
  %lnot.ext34 = zext i1 %lnot33 to i32, !dbg !144
  %idxprom35 = sext i32 %lnot.ext34 to i64, !dbg !140
  %arrayidx36 = getelementptr inbounds [2 x %struct.node*], [2 x %struct.node*]* %child31, i64 0, i64 %idxprom35, !dbg !140
  %48 = load %struct.node*, %struct.node** %arrayidx36, align 8, !dbg !140
  %49 = load %struct.node*, %struct.node** %z, align 8, !dbg !145
  %cmp37 = icmp eq %struct.node* %48, %49, !dbg !146
  br i1 %cmp37, label %if.then39, label %if.end45, !dbg !147

if.then39:
  %50 = load %struct.node*, %struct.node** %p, align 8, !dbg !148
  %51 = load i32, i32* %side, align 4, !dbg !150
  %tobool40 = icmp ne i32 %51, 0, !dbg !151
  %lnot41 = xor i1 %tobool40, true, !dbg !151
  %lnot.ext42 = zext i1 %lnot41 to i32, !dbg !151
  call void @rotate(%struct.node* noundef %50, i32 noundef %lnot.ext42), !dbg !152
  %52 = load %struct.node*, %struct.node** %p, align 8, !dbg !153
  store %struct.node* %52, %struct.node** %z, align 8, !dbg !154
  %53 = load %struct.node*, %struct.node** %z, align 8, !dbg !155
  %pc43 = getelementptr inbounds %struct.node, %struct.node* %53, i32 0, i32 0, !dbg !155
  %54 = load i64, i64* %pc43, align 8, !dbg !155
  %and44 = and i64 %54, -4, !dbg !155
  %55 = inttoptr i64 %and44 to %struct.node*, !dbg !155
  store %struct.node* %55, %struct.node** %p, align 8, !dbg !156
  br label %if.end45, !dbg !157

if.end45:
  %56 = load %struct.node*, %struct.node** %p, align 8, !dbg !158
  %pc46 = getelementptr inbounds %struct.node, %struct.node* %56, i32 0, i32 0, !dbg !159
  %57 = load i64, i64* %pc46, align 8, !dbg !160
  %or47 = or i64 %57, 1, !dbg !160
  store i64 %or47, i64* %pc46, align 8, !dbg !160
  %58 = load %struct.node*, %struct.node** %g, align 8, !dbg !161
  %pc48 = getelementptr inbounds %struct.node, %struct.node* %58, i32 0, i32 0, !dbg !162
  %59 = load i64, i64* %pc48, align 8, !dbg !163
  %and49 = and i64 %59, -2, !dbg !163
  store i64 %and49, i64* %pc48, align 8, !dbg !163
  %60 = load %struct.node*, %struct.node** %g, align 8, !dbg !164
  %61 = load i32, i32* %side, align 4, !dbg !165
  call void @rotate(%struct.node* noundef %60, i32 noundef %61), !dbg !166
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !139
  br label %cleanup, !dbg !139

cleanup:
  %62 = bitcast i32* %side to i8*, !dbg !139
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %62), !dbg !139
  %63 = bitcast %struct.node** %u to i8*, !dbg !139
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %63), !dbg !139
  %64 = bitcast %struct.node** %g to i8*, !dbg !139
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %64), !dbg !139
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 4, label %while.cond4
  ]

cleanup.cont:
  br label %while.cond4, !dbg !102, !llvm.loop !138

while.end52:
  %65 = load %struct.node*, %struct.node** @root, align 8, !dbg !167
  %pc53 = getelementptr inbounds %struct.node, %struct.node* %65, i32 0, i32 0, !dbg !168
  %66 = load i64, i64* %pc53, align 8, !dbg !169
  %or54 = or i64 %66, 1, !dbg !169
  store i64 %or54, i64* %pc53, align 8, !dbg !169
  %67 = bitcast %struct.node*** %at to i8*, !dbg !170
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %67), !dbg !170
  %68 = bitcast %struct.node** %p to i8*, !dbg !170
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %68), !dbg !170
  %69 = bitcast %struct.node** %z to i8*, !dbg !170
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %69), !dbg !170
  ret void, !dbg !170

unreachable:
  unreachable
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

define internal i32 @height(%struct.node* noundef %n) !dbg !171 {
entry:
  %retval = alloca i32, align 4
  %n.addr = alloca %struct.node*, align 8
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  store %struct.node* %n, %struct.node** %n.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.node** %n.addr, metadata !177, metadata !DIExpression()), !dbg !180
  %0 = load %struct.node*, %struct.node** %n.addr, align 8, !dbg !181
  %tobool = icmp ne %struct.node* %0, null, !dbg !181
  br i1 %tobool, label %if.end, label %if.then, !dbg !183

if.then:
  store i32 0, i32* %retval, align 4, !dbg !184
  br label %return, !dbg !184

if.end:
  %1 = bitcast i32* %a to i8*, !dbg !185
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !185
  call void @llvm.dbg.declare(metadata i32* %a, metadata !178, metadata !DIExpression()), !dbg !186
  %2 = load %struct.node*, %struct.node** %n.addr, align 8, !dbg !187
  %child = getelementptr inbounds %struct.node, %struct.node* %2, i32 0, i32 1, !dbg !188
  %arrayidx = getelementptr inbounds [2 x %struct.node*], [2 x %struct.node*]* %child, i64 0, i64 0, !dbg !187
  %3 = load %struct.node*, %struct.node** %arrayidx, align 8, !dbg !187
  %call = call i32 @height(%struct.node* noundef %3), !dbg !189
  store i32 %call, i32* %a, align 4, !dbg !186
  %4 = bitcast i32* %b to i8*, !dbg !185
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4), !dbg !185
  call void @llvm.dbg.declare(metadata i32* %b, metadata !179, metadata !DIExpression()), !dbg !190
  %5 = load %struct.node*, %struct.node** %n.addr, align 8, !dbg !191
  %child1 = getelementptr inbounds %struct.node, %struct.node* %5, i32 0, i32 1, !dbg !192
  %arrayidx2 = getelementptr inbounds [2 x %struct.node*], [2 x %struct.node*]* %child1, i64 0, i64 1, !dbg !191
  %6 = load %struct.node*, %struct.node** %arrayidx2, align 8, !dbg !191
  %call3 = call i32 @height(%struct.node* noundef %6), !dbg !193
  store i32 %call3, i32* %b, align 4, !dbg !190
  %7 = load i32, i32* %a, align 4, !dbg !194
  %8 = load i32, i32* %b, align 4, !dbg !194
  %cmp = icmp eq i32 %7, %8, !dbg !194
  br i1 %cmp, label %if.then4, label %if.else, !dbg !197

if.then4:
  br label %if.end5, !dbg !197

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.1, i64 0, i64 0), i32 noundef 41, i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @__PRETTY_FUNCTION__.height, i64 0, i64 0)), !dbg !194
  unreachable, !dbg !194

if.end5:
  %9 = load i32, i32* %a, align 4, !dbg !198
  %10 = load %struct.node*, %struct.node** %n.addr, align 8, !dbg !199
  %pc = getelementptr inbounds %struct.node, %struct.node* %10, i32 0, i32 0, !dbg !199
  %11 = load i64, i64* %pc, align 8, !dbg !199
  %and = and i64 %11, 1, !dbg !199
  %tobool6 = icmp ne i64 %and, 0, !dbg !199
  %lnot = xor i1 %tobool6, true, !dbg !199
  %lnot7 = xor i1 %lnot, true, !dbg !200
  %lnot.ext = zext i1 %lnot7 to i32, !dbg !200
  %add = add nsw i32 %9, %lnot.ext, !dbg !201
  store i32 %add, i32* %retval, align 4, !dbg !202
  %12 = bitcast i32* %b to i8*, !dbg !203
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %12), !dbg !203
  %13 = bitcast i32* %a to i8*, !dbg !203
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %13), !dbg !203
  br label %return

return:
  %14 = load i32, i32* %retval, align 4, !dbg !203
  ret i32 %14, !dbg !203
}

define internal void @drop(%struct.node* noundef %n) !dbg !204 {
entry:
  %n.addr = alloca %struct.node*, align 8
  store %struct.node* %n, %struct.node** %n.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.node** %n.addr, metadata !208, metadata !DIExpression()), !dbg !209
  %0 = load %struct.node*, %struct.node** %n.addr, align 8, !dbg !210
  %tobool = icmp ne %struct.node* %0, null, !dbg !210
  br i1 %tobool, label %if.then, label %if.end, !dbg !212

if.then:
  %1 = load %struct.node*, %struct.node** %n.addr, align 8, !dbg !213
  %child = getelementptr inbounds %struct.node, %struct.node* %1, i32 0, i32 1, !dbg !215
  %arrayidx = getelementptr inbounds [2 x %struct.node*], [2 x %struct.node*]* %child, i64 0, i64 0, !dbg !213
  %2 = load %struct.node*, %struct.node** %arrayidx, align 8, !dbg !213
  call void @drop(%struct.node* noundef %2), !dbg !216
  %3 = load %struct.node*, %struct.node** %n.addr, align 8, !dbg !217
  %child1 = getelementptr inbounds %struct.node, %struct.node* %3, i32 0, i32 1, !dbg !218
  %arrayidx2 = getelementptr inbounds [2 x %struct.node*], [2 x %struct.node*]* %child1, i64 0, i64 1, !dbg !217
  %4 = load %struct.node*, %struct.node** %arrayidx2, align 8, !dbg !217
  call void @drop(%struct.node* noundef %4), !dbg !219
  %5 = load %struct.node*, %struct.node** %n.addr, align 8, !dbg !220
  %6 = bitcast %struct.node* %5 to i8*, !dbg !220
  call void @free(i8* noundef %6), !dbg !221
  br label %if.end, !dbg !222

if.end:
  ret void, !dbg !223
}

declare noalias i8* @calloc(i64 noundef, i64 noundef)

declare void @exit(i32 noundef)

define internal void @rotate(%struct.node* noundef %x, i32 noundef %left) !dbg !224 {
entry:
  %x.addr = alloca %struct.node*, align 8
  %left.addr = alloca i32, align 4
  %y = alloca %struct.node*, align 8
  %p = alloca %struct.node*, align 8
  %c = alloca %struct.node*, align 8
  store %struct.node* %x, %struct.node** %x.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.node** %x.addr, metadata !228, metadata !DIExpression()), !dbg !233
  store i32 %left, i32* %left.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %left.addr, metadata !229, metadata !DIExpression()), !dbg !234
  %0 = bitcast %struct.node** %y to i8*, !dbg !235
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !235
  call void @llvm.dbg.declare(metadata %struct.node** %y, metadata !230, metadata !DIExpression()), !dbg !236
  %1 = load %struct.node*, %struct.node** %x.addr, align 8, !dbg !237
  %child = getelementptr inbounds %struct.node, %struct.node* %1, i32 0, i32 1, !dbg !238
  %2 = load i32, i32* %left.addr, align 4, !dbg !239
  %idxprom = sext i32 %2 to i64, !dbg !237
  %arrayidx = getelementptr inbounds [2 x %struct.node*], [2 x %struct.node*]* %child, i64 0, i64 %idxprom, !dbg !237
  %3 = load %struct.node*, %struct.node** %arrayidx, align 8, !dbg !237
  store %struct.node* %3, %struct.node** %y, align 8, !dbg !236
  %4 = bitcast %struct.node** %p to i8*, !dbg !235
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %4), !dbg !235
  call void @llvm.dbg.declare(metadata %struct.node** %p, metadata !231, metadata !DIExpression()), !dbg !240
  %5 = load %struct.node*, %struct.node** %x.addr, align 8, !dbg !241
  %pc = getelementptr inbounds %struct.node, %struct.node* %5, i32 0, i32 0, !dbg !241
  %6 = load i64, i64* %pc, align 8, !dbg !241
  %and = and i64 %6, -4, !dbg !241
  %7 = inttoptr i64 %and to %struct.node*, !dbg !241
  store %struct.node* %7, %struct.node** %p, align 8, !dbg !240
  %8 = bitcast %struct.node** %c to i8*, !dbg !235
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %8), !dbg !235
  call void @llvm.dbg.declare(metadata %struct.node** %c, metadata !232, metadata !DIExpression()), !dbg !242
  %9 = load %struct.node*, %struct.node** %y, align 8, !dbg !243
  %child1 = getelementptr inbounds %struct.node, %struct.node* %9, i32 0, i32 1, !dbg !244
  %10 = load i32, i32* %left.addr, align 4, !dbg !245
  %tobool = icmp ne i32 %10, 0, !dbg !246
  %lnot = xor i1 %tobool, true, !dbg !246
  %lnot.ext = zext i1 %lnot to i32, !dbg !246
  %idxprom2 = sext i32 %lnot.ext to i64, !dbg !243
  %arrayidx3 = getelementptr inbounds [2 x %struct.node*], [2 x %struct.node*]* %child1, i64 0, i64 %idxprom2, !dbg !243
  %11 = load %struct.node*, %struct.node** %arrayidx3, align 8, !dbg !243
  store %struct.node* %11, %struct.node** %c, align 8, !dbg !242
  %12 = load %struct.node*, %struct.node** %c, align 8, !dbg !247
  %13 = load %struct.node*, %struct.node** %x.addr, align 8, !dbg !248
  %child4 = getelementptr inbounds %struct.node, %struct.node* %13, i32 0, i32 1, !dbg !249
  %14 = load i32, i32* %left.addr, align 4, !dbg !250
  %idxprom5 = sext i32 %14 to i64, !dbg !248
  %arrayidx6 = getelementptr inbounds [2 x %struct.node*], [2 x %struct.node*]* %child4, i64 0, i64 %idxprom5, !dbg !248
  store %struct.node* %12, %struct.node** %arrayidx6, align 8, !dbg !251
  %15 = load %struct.node*, %struct.node** %c, align 8, !dbg !252
  %tobool7 = icmp ne %struct.node* %15, null, !dbg !252
  br i1 %tobool7, label %if.then, label %if.end, !dbg !254

if.then:
  %16 = load %struct.node*, %struct.node** %c, align 8, !dbg !255
  %17 = load %struct.node*, %struct.node** %x.addr, align 8, !dbg !256
  call void @set_parent(%struct.node* noundef %16, %struct.node* noundef %17), !dbg !257
  br label %if.end, !dbg !257

if.end:
  %18 = load %struct.node*, %struct.node** %y, align 8, !dbg !258
  %19 = load %struct.node*, %struct.node** %p, align 8, !dbg !259
  call void @set_parent(%struct.node* noundef %18, %struct.node* noundef %19), !dbg !260
  %20 = load %struct.node*, %struct.node** %p, align 8, !dbg !261
  %tobool8 = icmp ne %struct.node* %20, null, !dbg !261
  br i1 %tobool8, label %if.else, label %if.then9, !dbg !263

if.then9:
  %21 = load %struct.node*, %struct.node** %y, align 8, !dbg !264
  store %struct.node* %21, %struct.node** @root, align 8, !dbg !265
  br label %if.end15, !dbg !266

if.else:
  %22 = load %struct.node*, %struct.node** %y, align 8, !dbg !267
  %23 = load %struct.node*, %struct.node** %p, align 8, !dbg !268
  %child10 = getelementptr inbounds %struct.node, %struct.node* %23, i32 0, i32 1, !dbg !269
  %24 = load %struct.node*, %struct.node** %p, align 8, !dbg !270
  %child11 = getelementptr inbounds %struct.node, %struct.node* %24, i32 0, i32 1, !dbg !271
  %arrayidx12 = getelementptr inbounds [2 x %struct.node*], [2 x %struct.node*]* %child11, i64 0, i64 1, !dbg !270
  %25 = load %struct.node*, %struct.node** %arrayidx12, align 8, !dbg !270
  %26 = load %struct.node*, %struct.node** %x.addr, align 8, !dbg !272
  %cmp = icmp eq %struct.node* %25, %26, !dbg !273
  %conv = zext i1 %cmp to i32, !dbg !273
  %idxprom13 = sext i32 %conv to i64, !dbg !268
  %arrayidx14 = getelementptr inbounds [2 x %struct.node*], [2 x %struct.node*]* %child10, i64 0, i64 %idxprom13, !dbg !268
  store %struct.node* %22, %struct.node** %arrayidx14, align 8, !dbg !274
  br label %if.end15

if.end15:
  %27 = load %struct.node*, %struct.node** %x.addr, align 8, !dbg !275
  %28 = load %struct.node*, %struct.node** %y, align 8, !dbg !276
  %child16 = getelementptr inbounds %struct.node, %struct.node* %28, i32 0, i32 1, !dbg !277
  %29 = load i32, i32* %left.addr, align 4, !dbg !278
  %tobool17 = icmp ne i32 %29, 0, !dbg !279
  %lnot18 = xor i1 %tobool17, true, !dbg !279
  %lnot.ext19 = zext i1 %lnot18 to i32, !dbg !279
  %idxprom20 = sext i32 %lnot.ext19 to i64, !dbg !276
  %arrayidx21 = getelementptr inbounds [2 x %struct.node*], [2 x %struct.node*]* %child16, i64 0, i64 %idxprom20, !dbg !276
  store %struct.node* %27, %struct.node** %arrayidx21, align 8, !dbg !280
  %30 = load %struct.node*, %struct.node** %x.addr, align 8, !dbg !281
  %31 = load %struct.node*, %struct.node** %y, align 8, !dbg !282
  call void @set_parent(%struct.node* noundef %30, %struct.node* noundef %31), !dbg !283
  %32 = bitcast %struct.node** %c to i8*, !dbg !284
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %32), !dbg !284
  %33 = bitcast %struct.node** %p to i8*, !dbg !284
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %33), !dbg !284
  %34 = bitcast %struct.node** %y to i8*, !dbg !284
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %34), !dbg !284
  ret void, !dbg !284
}

define internal void @set_parent(%struct.node* noundef %n, %struct.node* noundef %p) !dbg !285 {
entry:
  %n.addr = alloca %struct.node*, align 8
  %p.addr = alloca %struct.node*, align 8
  store %struct.node* %n, %struct.node** %n.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.node** %n.addr, metadata !289, metadata !DIExpression()), !dbg !291
  store %struct.node* %p, %struct.node** %p.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.node** %p.addr, metadata !290, metadata !DIExpression()), !dbg !292
  %0 = load %struct.node*, %struct.node** %n.addr, align 8, !dbg !293
  %pc = getelementptr inbounds %struct.node, %struct.node* %0, i32 0, i32 0, !dbg !294
  %1 = load i64, i64* %pc, align 8, !dbg !294
  %and = and i64 %1, 1, !dbg !295
  %2 = load %struct.node*, %struct.node** %p.addr, align 8, !dbg !296
  %3 = ptrtoint %struct.node* %2 to i64, !dbg !297
  %or = or i64 %and, %3, !dbg !298
  %4 = load %struct.node*, %struct.node** %n.addr, align 8, !dbg !299
  %pc1 = getelementptr inbounds %struct.node, %struct.node* %4, i32 0, i32 0, !dbg !300
  store i64 %or, i64* %pc1, align 8, !dbg !301
  ret void, !dbg !302
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @free(i8* noundef)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!17, !18, !19, !20, !21, !22}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "root", scope: !2, file: !3, line: 7, type: !6, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !16, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "red_black_tree_unsafe.c", directory: ".")
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
!135 = !DILocation(line: 30, column: 58, scope: !129)
!136 = !DILocation(line: 30, column: 56, scope: !129)
!137 = !DILocation(line: 30, column: 61, scope: !129)
!138 = distinct !{!138, !102, !139, !44, !45}
!139 = !DILocation(line: 35, column: 3, scope: !51)
!140 = !DILocation(line: 31, column: 9, scope: !141)
!141 = distinct !DILexicalBlock(scope: !61, file: !3, line: 31, column: 9)
!142 = !DILocation(line: 31, column: 12, scope: !141)
!143 = !DILocation(line: 31, column: 19, scope: !141)
!144 = !DILocation(line: 31, column: 18, scope: !141)
!145 = !DILocation(line: 31, column: 28, scope: !141)
!146 = !DILocation(line: 31, column: 25, scope: !141)
!147 = !DILocation(line: 31, column: 9, scope: !61)
!148 = !DILocation(line: 31, column: 40, scope: !149)
!149 = distinct !DILexicalBlock(scope: !141, file: !3, line: 31, column: 31)
!150 = !DILocation(line: 31, column: 44, scope: !149)
!151 = !DILocation(line: 31, column: 43, scope: !149)
!152 = !DILocation(line: 31, column: 33, scope: !149)
!153 = !DILocation(line: 31, column: 55, scope: !149)
!154 = !DILocation(line: 31, column: 53, scope: !149)
!155 = !DILocation(line: 31, column: 62, scope: !149)
!156 = !DILocation(line: 31, column: 60, scope: !149)
!157 = !DILocation(line: 31, column: 73, scope: !149)
!158 = !DILocation(line: 32, column: 5, scope: !61)
!159 = !DILocation(line: 32, column: 8, scope: !61)
!160 = !DILocation(line: 32, column: 11, scope: !61)
!161 = !DILocation(line: 33, column: 5, scope: !61)
!162 = !DILocation(line: 33, column: 8, scope: !61)
!163 = !DILocation(line: 33, column: 11, scope: !61)
!164 = !DILocation(line: 34, column: 12, scope: !61)
!165 = !DILocation(line: 34, column: 15, scope: !61)
!166 = !DILocation(line: 34, column: 5, scope: !61)
!167 = !DILocation(line: 36, column: 3, scope: !51)
!168 = !DILocation(line: 36, column: 9, scope: !51)
!169 = !DILocation(line: 36, column: 12, scope: !51)
!170 = !DILocation(line: 37, column: 1, scope: !51)
!171 = distinct !DISubprogram(name: "height", scope: !3, file: !3, line: 38, type: !172, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !176)
!172 = !DISubroutineType(types: !173)
!173 = !{!15, !174}
!174 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !175, size: 64)
!175 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!176 = !{!177, !178, !179}
!177 = !DILocalVariable(name: "n", arg: 1, scope: !171, file: !3, line: 38, type: !174)
!178 = !DILocalVariable(name: "a", scope: !171, file: !3, line: 40, type: !15)
!179 = !DILocalVariable(name: "b", scope: !171, file: !3, line: 40, type: !15)
!180 = !DILocation(line: 38, column: 38, scope: !171)
!181 = !DILocation(line: 39, column: 8, scope: !182)
!182 = distinct !DILexicalBlock(scope: !171, file: !3, line: 39, column: 7)
!183 = !DILocation(line: 39, column: 7, scope: !171)
!184 = !DILocation(line: 39, column: 11, scope: !182)
!185 = !DILocation(line: 40, column: 3, scope: !171)
!186 = !DILocation(line: 40, column: 7, scope: !171)
!187 = !DILocation(line: 40, column: 18, scope: !171)
!188 = !DILocation(line: 40, column: 21, scope: !171)
!189 = !DILocation(line: 40, column: 11, scope: !171)
!190 = !DILocation(line: 40, column: 32, scope: !171)
!191 = !DILocation(line: 40, column: 43, scope: !171)
!192 = !DILocation(line: 40, column: 46, scope: !171)
!193 = !DILocation(line: 40, column: 36, scope: !171)
!194 = !DILocation(line: 41, column: 3, scope: !195)
!195 = distinct !DILexicalBlock(scope: !196, file: !3, line: 41, column: 3)
!196 = distinct !DILexicalBlock(scope: !171, file: !3, line: 41, column: 3)
!197 = !DILocation(line: 41, column: 3, scope: !196)
!198 = !DILocation(line: 42, column: 10, scope: !171)
!199 = !DILocation(line: 42, column: 15, scope: !171)
!200 = !DILocation(line: 42, column: 14, scope: !171)
!201 = !DILocation(line: 42, column: 12, scope: !171)
!202 = !DILocation(line: 42, column: 3, scope: !171)
!203 = !DILocation(line: 43, column: 1, scope: !171)
!204 = distinct !DISubprogram(name: "drop", scope: !3, file: !3, line: 44, type: !205, scopeLine: 44, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !207)
!205 = !DISubroutineType(types: !206)
!206 = !{null, !6}
!207 = !{!208}
!208 = !DILocalVariable(name: "n", arg: 1, scope: !204, file: !3, line: 44, type: !6)
!209 = !DILocation(line: 44, column: 31, scope: !204)
!210 = !DILocation(line: 44, column: 40, scope: !211)
!211 = distinct !DILexicalBlock(scope: !204, file: !3, line: 44, column: 40)
!212 = !DILocation(line: 44, column: 40, scope: !204)
!213 = !DILocation(line: 44, column: 50, scope: !214)
!214 = distinct !DILexicalBlock(scope: !211, file: !3, line: 44, column: 43)
!215 = !DILocation(line: 44, column: 53, scope: !214)
!216 = !DILocation(line: 44, column: 45, scope: !214)
!217 = !DILocation(line: 44, column: 69, scope: !214)
!218 = !DILocation(line: 44, column: 72, scope: !214)
!219 = !DILocation(line: 44, column: 64, scope: !214)
!220 = !DILocation(line: 44, column: 88, scope: !214)
!221 = !DILocation(line: 44, column: 83, scope: !214)
!222 = !DILocation(line: 44, column: 92, scope: !214)
!223 = !DILocation(line: 44, column: 94, scope: !204)
!224 = distinct !DISubprogram(name: "rotate", scope: !3, file: !3, line: 9, type: !225, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !227)
!225 = !DISubroutineType(types: !226)
!226 = !{null, !6, !15}
!227 = !{!228, !229, !230, !231, !232}
!228 = !DILocalVariable(name: "x", arg: 1, scope: !224, file: !3, line: 9, type: !6)
!229 = !DILocalVariable(name: "left", arg: 2, scope: !224, file: !3, line: 9, type: !15)
!230 = !DILocalVariable(name: "y", scope: !224, file: !3, line: 10, type: !6)
!231 = !DILocalVariable(name: "p", scope: !224, file: !3, line: 10, type: !6)
!232 = !DILocalVariable(name: "c", scope: !224, file: !3, line: 10, type: !6)
!233 = !DILocation(line: 9, column: 33, scope: !224)
!234 = !DILocation(line: 9, column: 40, scope: !224)
!235 = !DILocation(line: 10, column: 3, scope: !224)
!236 = !DILocation(line: 10, column: 16, scope: !224)
!237 = !DILocation(line: 10, column: 20, scope: !224)
!238 = !DILocation(line: 10, column: 23, scope: !224)
!239 = !DILocation(line: 10, column: 29, scope: !224)
!240 = !DILocation(line: 10, column: 37, scope: !224)
!241 = !DILocation(line: 10, column: 41, scope: !224)
!242 = !DILocation(line: 10, column: 53, scope: !224)
!243 = !DILocation(line: 10, column: 57, scope: !224)
!244 = !DILocation(line: 10, column: 60, scope: !224)
!245 = !DILocation(line: 10, column: 67, scope: !224)
!246 = !DILocation(line: 10, column: 66, scope: !224)
!247 = !DILocation(line: 11, column: 20, scope: !224)
!248 = !DILocation(line: 11, column: 3, scope: !224)
!249 = !DILocation(line: 11, column: 6, scope: !224)
!250 = !DILocation(line: 11, column: 12, scope: !224)
!251 = !DILocation(line: 11, column: 18, scope: !224)
!252 = !DILocation(line: 12, column: 7, scope: !253)
!253 = distinct !DILexicalBlock(scope: !224, file: !3, line: 12, column: 7)
!254 = !DILocation(line: 12, column: 7, scope: !224)
!255 = !DILocation(line: 12, column: 21, scope: !253)
!256 = !DILocation(line: 12, column: 24, scope: !253)
!257 = !DILocation(line: 12, column: 10, scope: !253)
!258 = !DILocation(line: 13, column: 14, scope: !224)
!259 = !DILocation(line: 13, column: 17, scope: !224)
!260 = !DILocation(line: 13, column: 3, scope: !224)
!261 = !DILocation(line: 14, column: 8, scope: !262)
!262 = distinct !DILexicalBlock(scope: !224, file: !3, line: 14, column: 7)
!263 = !DILocation(line: 14, column: 7, scope: !224)
!264 = !DILocation(line: 14, column: 18, scope: !262)
!265 = !DILocation(line: 14, column: 16, scope: !262)
!266 = !DILocation(line: 14, column: 11, scope: !262)
!267 = !DILocation(line: 15, column: 37, scope: !262)
!268 = !DILocation(line: 15, column: 8, scope: !262)
!269 = !DILocation(line: 15, column: 11, scope: !262)
!270 = !DILocation(line: 15, column: 17, scope: !262)
!271 = !DILocation(line: 15, column: 20, scope: !262)
!272 = !DILocation(line: 15, column: 32, scope: !262)
!273 = !DILocation(line: 15, column: 29, scope: !262)
!274 = !DILocation(line: 15, column: 35, scope: !262)
!275 = !DILocation(line: 16, column: 21, scope: !224)
!276 = !DILocation(line: 16, column: 3, scope: !224)
!277 = !DILocation(line: 16, column: 6, scope: !224)
!278 = !DILocation(line: 16, column: 13, scope: !224)
!279 = !DILocation(line: 16, column: 12, scope: !224)
!280 = !DILocation(line: 16, column: 19, scope: !224)
!281 = !DILocation(line: 17, column: 14, scope: !224)
!282 = !DILocation(line: 17, column: 17, scope: !224)
!283 = !DILocation(line: 17, column: 3, scope: !224)
!284 = !DILocation(line: 18, column: 1, scope: !224)
!285 = distinct !DISubprogram(name: "set_parent", scope: !3, file: !3, line: 8, type: !286, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !288)
!286 = !DISubroutineType(types: !287)
!287 = !{null, !6, !6}
!288 = !{!289, !290}
!289 = !DILocalVariable(name: "n", arg: 1, scope: !285, file: !3, line: 8, type: !6)
!290 = !DILocalVariable(name: "p", arg: 2, scope: !285, file: !3, line: 8, type: !6)
!291 = !DILocation(line: 8, column: 37, scope: !285)
!292 = !DILocation(line: 8, column: 53, scope: !285)
!293 = !DILocation(line: 8, column: 67, scope: !285)
!294 = !DILocation(line: 8, column: 70, scope: !285)
!295 = !DILocation(line: 8, column: 73, scope: !285)
!296 = !DILocation(line: 8, column: 95, scope: !285)
!297 = !DILocation(line: 8, column: 80, scope: !285)
!298 = !DILocation(line: 8, column: 78, scope: !285)
!299 = !DILocation(line: 8, column: 58, scope: !285)
!300 = !DILocation(line: 8, column: 61, scope: !285)
!301 = !DILocation(line: 8, column: 64, scope: !285)
!302 = !DILocation(line: 8, column: 98, scope: !285)
