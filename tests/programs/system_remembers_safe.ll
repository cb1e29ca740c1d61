source_filename = "system_remembers_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.timespec = type { i64, i64 }
%struct.rlimit = type { i64, i64 }
%struct.__dirstream = type opaque
%struct.dirent = type { i64, i64, i16, i8, [256 x i8] }

@.str = private unnamed_addr constant [6 x i8] c"first\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"second\00", align 1
@.str.2 = private unnamed_addr constant [16 x i8] c"first != second\00", align 1
@.str.3 = private unnamed_addr constant [24 x i8] c"system_remembers_safe.c\00", align 1
@__PRETTY_FUNCTION__.descriptors = private unnamed_addr constant [23 x i8] c"void descriptors(void)\00", align 1
@.str.4 = private unnamed_addr constant [60 x i8] c"ends[0] != ends[1] && ends[0] != first && ends[1] != second\00", align 1
@.str.5 = private unnamed_addr constant [14 x i8] c"copy != first\00", align 1
@.str.6 = private unnamed_addr constant [16 x i8] c"after >= before\00", align 1
@__PRETTY_FUNCTION__.times = private unnamed_addr constant [17 x i8] c"void times(void)\00", align 1
@.str.7 = private unnamed_addr constant [90 x i8] c"end.tv_sec > start.tv_sec || (end.tv_sec == start.tv_sec && end.tv_nsec >= start.tv_nsec)\00", align 1
@.str.8 = private unnamed_addr constant [47 x i8] c"sysconf(_SC_PAGESIZE) == sysconf(_SC_PAGESIZE)\00", align 1
@__PRETTY_FUNCTION__.answers = private unnamed_addr constant [19 x i8] c"void answers(void)\00", align 1
@.str.9 = private unnamed_addr constant [33 x i8] c"limit.rlim_cur <= limit.rlim_max\00", align 1
@.str.10 = private unnamed_addr constant [22 x i8] c"getppid() != getpid()\00", align 1
@.str.11 = private unnamed_addr constant [2 x i8] c".\00", align 1
@.str.12 = private unnamed_addr constant [28 x i8] c"strlen(entry->d_name) < 256\00", align 1
@__PRETTY_FUNCTION__.names = private unnamed_addr constant [17 x i8] c"void names(void)\00", align 1

define dso_local i32 @main() !dbg !253 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @descriptors(), !dbg !258
  call void @times(), !dbg !259
  call void @answers(), !dbg !260
  call void @names(), !dbg !261
  ret i32 0, !dbg !262
}

define internal void @descriptors() !dbg !263 {
entry:
  %ends = alloca [2 x i32], align 4
  %first = alloca i32, align 4
  %second = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %copy = alloca i32, align 4
  %0 = bitcast [2 x i32]* %ends to i8*, !dbg !274
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !274
  call void @llvm.dbg.declare(metadata [2 x i32]* %ends, metadata !267, metadata !DIExpression()), !dbg !275
  %1 = bitcast i32* %first to i8*, !dbg !276
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !276
  call void @llvm.dbg.declare(metadata i32* %first, metadata !271, metadata !DIExpression()), !dbg !277
  %call = call i32 (i8*, i32, ...) @open(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0), i32 noundef 0), !dbg !278
  store i32 %call, i32* %first, align 4, !dbg !277
  %2 = bitcast i32* %second to i8*, !dbg !276
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !276
  call void @llvm.dbg.declare(metadata i32* %second, metadata !272, metadata !DIExpression()), !dbg !279
  %call1 = call i32 (i8*, i32, ...) @open(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i32 noundef 0), !dbg !280
  store i32 %call1, i32* %second, align 4, !dbg !279
  %3 = load i32, i32* %first, align 4, !dbg !281
  %cmp = icmp slt i32 %3, 0, !dbg !283
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !284

lor.lhs.false:
  %4 = load i32, i32* %second, align 4, !dbg !285
  %cmp2 = icmp slt i32 %4, 0, !dbg !286
  br i1 %cmp2, label %if.then, label %lor.lhs.false3, !dbg !287

lor.lhs.false3:
  %arraydecay = getelementptr inbounds [2 x i32], [2 x i32]* %ends, i64 0, i64 0, !dbg !288
  %call4 = call i32 @pipe(i32* noundef %arraydecay), !dbg !289
  %tobool = icmp ne i32 %call4, 0, !dbg !289
  br i1 %tobool, label %if.then, label %if.end, !dbg !290

if.then:
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !291

if.end:
  %5 = load i32, i32* %first, align 4, !dbg !292
  %6 = load i32, i32* %second, align 4, !dbg !292
  %cmp5 = icmp ne i32 %5, %6, !dbg !292
  br i1 %cmp5, label %if.then6, label %if.else, !dbg !295

if.then6:
  br label %if.end7, !dbg !295

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.3, i64 0, i64 0), i32 noundef 14, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.descriptors, i64 0, i64 0)), !dbg !292
  unreachable, !dbg !292

if.end7:
  %arrayidx = getelementptr inbounds [2 x i32], [2 x i32]* %ends, i64 0, i64 0, !dbg !296
  %7 = load i32, i32* %arrayidx, align 4, !dbg !296
  %arrayidx8 = getelementptr inbounds [2 x i32], [2 x i32]* %ends, i64 0, i64 1, !dbg !296
  %8 = load i32, i32* %arrayidx8, align 4, !dbg !296
  %cmp9 = icmp ne i32 %7, %8, !dbg !296
  br i1 %cmp9, label %land.lhs.true, label %if.else16, !dbg !296

land.lhs.true:
  %arrayidx10 = getelementptr inbounds [2 x i32], [2 x i32]* %ends, i64 0, i64 0, !dbg !296
  %9 = load i32, i32* %arrayidx10, align 4, !dbg !296
  %10 = load i32, i32* %first, align 4, !dbg !296
  %cmp11 = icmp ne i32 %9, %10, !dbg !296
  br i1 %cmp11, label %land.lhs.true12, label %if.else16, !dbg !296

land.lhs.true12:
  %arrayidx13 = getelementptr inbounds [2 x i32], [2 x i32]* %ends, i64 0, i64 1, !dbg !296
  %11 = load i32, i32* %arrayidx13, align 4, !dbg !296
  %12 = load i32, i32* %second, align 4, !dbg !296
  %cmp14 = icmp ne i32 %11, %12, !dbg !296
  br i1 %cmp14, label %if.then15, label %if.else16, !dbg !299

if.then15:
  br label %if.end17, !dbg !299

if.else16:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([60 x i8], [60 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.3, i64 0, i64 0), i32 noundef 15, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.descriptors, i64 0, i64 0)), !dbg !296
  unreachable, !dbg !296

if.end17:
  %13 = bitcast i32* %copy to i8*, !dbg !300
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %13), !dbg !300
  call void @llvm.dbg.declare(metadata i32* %copy, metadata !273, metadata !DIExpression()), !dbg !301
  %14 = load i32, i32* %first, align 4, !dbg !302
  %call18 = call i32 @dup(i32 noundef %14), !dbg !303
  store i32 %call18, i32* %copy, align 4, !dbg !301
  %15 = load i32, i32* %copy, align 4, !dbg !304
  %16 = load i32, i32* %first, align 4, !dbg !304
  %cmp19 = icmp ne i32 %15, %16, !dbg !304
  br i1 %cmp19, label %if.then20, label %if.else21, !dbg !307

if.then20:
  br label %if.end22, !dbg !307

if.else21:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.3, i64 0, i64 0), i32 noundef 17, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.descriptors, i64 0, i64 0)), !dbg !304
  unreachable, !dbg !304

if.end22:
  %17 = load i32, i32* %first, align 4, !dbg !308
  %call23 = call i32 @close(i32 noundef %17), !dbg !309
  %18 = bitcast i32* %copy to i8*, !dbg !310
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %18), !dbg !310
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !310
  br label %cleanup, !dbg !310

cleanup:
  %19 = bitcast i32* %second to i8*, !dbg !310
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %19), !dbg !310
  %20 = bitcast i32* %first to i8*, !dbg !310
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %20), !dbg !310
  %21 = bitcast [2 x i32]* %ends to i8*, !dbg !310
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %21), !dbg !310
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:
  ret void, !dbg !310

unreachable:
  unreachable
}

define internal void @times() !dbg !311 {
entry:
  %before = alloca i64, align 8
  %after = alloca i64, align 8
  %start = alloca %struct.timespec, align 8
  %end = alloca %struct.timespec, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %0 = bitcast i64* %before to i8*, !dbg !329
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !329
  call void @llvm.dbg.declare(metadata i64* %before, metadata !313, metadata !DIExpression()), !dbg !330
  %call = call i64 @clock(), !dbg !331
  store i64 %call, i64* %before, align 8, !dbg !330
  %1 = bitcast i64* %after to i8*, !dbg !329
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !329
  call void @llvm.dbg.declare(metadata i64* %after, metadata !319, metadata !DIExpression()), !dbg !332
  %call1 = call i64 @clock(), !dbg !333
  store i64 %call1, i64* %after, align 8, !dbg !332
  %2 = load i64, i64* %before, align 8, !dbg !334
  %cmp = icmp ne i64 %2, -1, !dbg !336
  br i1 %cmp, label %land.lhs.true, label %if.end5, !dbg !337

land.lhs.true:
  %3 = load i64, i64* %after, align 8, !dbg !338
  %cmp2 = icmp ne i64 %3, -1, !dbg !339
  br i1 %cmp2, label %if.then, label %if.end5, !dbg !340

if.then:
  %4 = load i64, i64* %after, align 8, !dbg !341
  %5 = load i64, i64* %before, align 8, !dbg !341
  %cmp3 = icmp sge i64 %4, %5, !dbg !341
  br i1 %cmp3, label %if.then4, label %if.else, !dbg !344

if.then4:
  br label %if.end, !dbg !344

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.3, i64 0, i64 0), i32 noundef 23, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @__PRETTY_FUNCTION__.times, i64 0, i64 0)), !dbg !341
  unreachable, !dbg !341

if.end:
  br label %if.end5, !dbg !345

if.end5:
  %6 = bitcast %struct.timespec* %start to i8*, !dbg !346
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %6), !dbg !346
  call void @llvm.dbg.declare(metadata %struct.timespec* %start, metadata !320, metadata !DIExpression()), !dbg !347
  %7 = bitcast %struct.timespec* %end to i8*, !dbg !346
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %7), !dbg !346
  call void @llvm.dbg.declare(metadata %struct.timespec* %end, metadata !328, metadata !DIExpression()), !dbg !348
  %call6 = call i32 @clock_gettime(i32 noundef 1, %struct.timespec* noundef %start), !dbg !349
  %tobool = icmp ne i32 %call6, 0, !dbg !349
  br i1 %tobool, label %if.then9, label %lor.lhs.false, !dbg !351

lor.lhs.false:
  %call7 = call i32 @clock_gettime(i32 noundef 1, %struct.timespec* noundef %end), !dbg !352
  %tobool8 = icmp ne i32 %call7, 0, !dbg !352
  br i1 %tobool8, label %if.then9, label %if.end10, !dbg !353

if.then9:
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !354

if.end10:
  %tv_sec = getelementptr inbounds %struct.timespec, %struct.timespec* %end, i32 0, i32 0, !dbg !355
  %8 = load i64, i64* %tv_sec, align 8, !dbg !355
  %tv_sec11 = getelementptr inbounds %struct.timespec, %struct.timespec* %start, i32 0, i32 0, !dbg !355
  %9 = load i64, i64* %tv_sec11, align 8, !dbg !355
  %cmp12 = icmp sgt i64 %8, %9, !dbg !355
  br i1 %cmp12, label %if.then20, label %lor.lhs.false13, !dbg !355

lor.lhs.false13:
  %tv_sec14 = getelementptr inbounds %struct.timespec, %struct.timespec* %end, i32 0, i32 0, !dbg !355
  %10 = load i64, i64* %tv_sec14, align 8, !dbg !355
  %tv_sec15 = getelementptr inbounds %struct.timespec, %struct.timespec* %start, i32 0, i32 0, !dbg !355
  %11 = load i64, i64* %tv_sec15, align 8, !dbg !355
  %cmp16 = icmp eq i64 %10, %11, !dbg !355
  br i1 %cmp16, label %land.lhs.true17, label %if.else21, !dbg !355

land.lhs.true17:
  %tv_nsec = getelementptr inbounds %struct.timespec, %struct.timespec* %end, i32 0, i32 1, !dbg !355
  %12 = load i64, i64* %tv_nsec, align 8, !dbg !355
  %tv_nsec18 = getelementptr inbounds %struct.timespec, %struct.timespec* %start, i32 0, i32 1, !dbg !355
  %13 = load i64, i64* %tv_nsec18, align 8, !dbg !355
  %cmp19 = icmp sge i64 %12, %13, !dbg !355
  br i1 %cmp19, label %if.then20, label %if.else21, !dbg !358

if.then20:
  br label %if.end22, !dbg !358

if.else21:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([90 x i8], [90 x i8]* @.str.7, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.3, i64 0, i64 0), i32 noundef 26, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @__PRETTY_FUNCTION__.times, i64 0, i64 0)), !dbg !355
  unreachable, !dbg !355

if.end22:
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !359
  br label %cleanup, !dbg !359

cleanup:
  %14 = bitcast %struct.timespec* %end to i8*, !dbg !359
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %14), !dbg !359
  %15 = bitcast %struct.timespec* %start to i8*, !dbg !359
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %15), !dbg !359
  %16 = bitcast i64* %after to i8*, !dbg !359
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %16), !dbg !359
  %17 = bitcast i64* %before to i8*, !dbg !359
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %17), !dbg !359
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:
  ret void, !dbg !359

unreachable:
  unreachable
}

define internal void @answers() !dbg !360 {
entry:
  %limit = alloca %struct.rlimit, align 8
  %0 = bitcast %struct.rlimit* %limit to i8*, !dbg !370
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %0), !dbg !370
  call void @llvm.dbg.declare(metadata %struct.rlimit* %limit, metadata !362, metadata !DIExpression()), !dbg !371
  %call = call i64 @sysconf(i32 noundef 30), !dbg !372
  %call1 = call i64 @sysconf(i32 noundef 30), !dbg !372
  %cmp = icmp eq i64 %call, %call1, !dbg !372
  br i1 %cmp, label %if.then, label %if.else, !dbg !375

if.then:
  br label %if.end, !dbg !375

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([47 x i8], [47 x i8]* @.str.8, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.3, i64 0, i64 0), i32 noundef 31, i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @__PRETTY_FUNCTION__.answers, i64 0, i64 0)), !dbg !372
  unreachable, !dbg !372

if.end:
  %call2 = call i32 @getrlimit(i32 noundef 7, %struct.rlimit* noundef %limit), !dbg !376
  %tobool = icmp ne i32 %call2, 0, !dbg !376
  br i1 %tobool, label %if.end8, label %if.then3, !dbg !378

if.then3:
  %rlim_cur = getelementptr inbounds %struct.rlimit, %struct.rlimit* %limit, i32 0, i32 0, !dbg !379
  %1 = load i64, i64* %rlim_cur, align 8, !dbg !379
  %rlim_max = getelementptr inbounds %struct.rlimit, %struct.rlimit* %limit, i32 0, i32 1, !dbg !379
  %2 = load i64, i64* %rlim_max, align 8, !dbg !379
  %cmp4 = icmp ule i64 %1, %2, !dbg !379
  br i1 %cmp4, label %if.then5, label %if.else6, !dbg !382

if.then5:
  br label %if.end7, !dbg !382

if.else6:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.9, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.3, i64 0, i64 0), i32 noundef 32, i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @__PRETTY_FUNCTION__.answers, i64 0, i64 0)), !dbg !379
  unreachable, !dbg !379

if.end7:
  br label %if.end8, !dbg !383

if.end8:
  %call9 = call i32 @getppid(), !dbg !384
  %call10 = call i32 @getpid(), !dbg !384
  %cmp11 = icmp ne i32 %call9, %call10, !dbg !384
  br i1 %cmp11, label %if.then12, label %if.else13, !dbg !387

if.then12:
  br label %if.end14, !dbg !387

if.else13:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.10, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.3, i64 0, i64 0), i32 noundef 33, i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @__PRETTY_FUNCTION__.answers, i64 0, i64 0)), !dbg !384
  unreachable, !dbg !384

if.end14:
  %3 = bitcast %struct.rlimit* %limit to i8*, !dbg !388
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %3), !dbg !388
  ret void, !dbg !388
}

define internal void @names() !dbg !389 {
entry:
  %folder = alloca %struct.__dirstream*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %entry1 = alloca %struct.dirent*, align 8
  %0 = bitcast %struct.__dirstream** %folder to i8*, !dbg !414
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !414
  call void @llvm.dbg.declare(metadata %struct.__dirstream** %folder, metadata !391, metadata !DIExpression()), !dbg !415
  %call = call noalias %struct.__dirstream* @opendir(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.11, i64 0, i64 0)), !dbg !416
  store %struct.__dirstream* %call, %struct.__dirstream** %folder, align 8, !dbg !415
  %1 = load %struct.__dirstream*, %struct.__dirstream** %folder, align 8, !dbg !417
  %tobool = icmp ne %struct.__dirstream* %1, null, !dbg !417
  br i1 %tobool, label %if.end, label %if.then, !dbg !419

if.then:
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !420

if.end:
  %2 = bitcast %struct.dirent** %entry1 to i8*, !dbg !421
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !421
  call void @llvm.dbg.declare(metadata %struct.dirent** %entry1, metadata !396, metadata !DIExpression()), !dbg !422
  %3 = load %struct.__dirstream*, %struct.__dirstream** %folder, align 8, !dbg !423
  %call2 = call %struct.dirent* @readdir(%struct.__dirstream* noundef %3), !dbg !424
  store %struct.dirent* %call2, %struct.dirent** %entry1, align 8, !dbg !422
  %4 = load %struct.dirent*, %struct.dirent** %entry1, align 8, !dbg !425
  %tobool3 = icmp ne %struct.dirent* %4, null, !dbg !425
  br i1 %tobool3, label %if.then4, label %if.end8, !dbg !427

if.then4:
  %5 = load %struct.dirent*, %struct.dirent** %entry1, align 8, !dbg !428
  %d_name = getelementptr inbounds %struct.dirent, %struct.dirent* %5, i32 0, i32 4, !dbg !428
  %arraydecay = getelementptr inbounds [256 x i8], [256 x i8]* %d_name, i64 0, i64 0, !dbg !428
  %call5 = call i64 @strlen(i8* noundef %arraydecay), !dbg !428
  %cmp = icmp ult i64 %call5, 256, !dbg !428
  br i1 %cmp, label %if.then6, label %if.else, !dbg !431

if.then6:
  br label %if.end7, !dbg !431

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.12, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.3, i64 0, i64 0), i32 noundef 40, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @__PRETTY_FUNCTION__.names, i64 0, i64 0)), !dbg !428
  unreachable, !dbg !428

if.end7:
  br label %if.end8, !dbg !432

if.end8:
  %6 = load %struct.__dirstream*, %struct.__dirstream** %folder, align 8, !dbg !433
  %call9 = call i32 @closedir(%struct.__dirstream* noundef %6), !dbg !434
  %7 = bitcast %struct.dirent** %entry1 to i8*, !dbg !435
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %7), !dbg !435
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !435
  br label %cleanup, !dbg !435

cleanup:
  %8 = bitcast %struct.__dirstream** %folder to i8*, !dbg !435
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %8), !dbg !435
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:
  ret void, !dbg !435

unreachable:
  unreachable
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !436 i32 @open(i8* noundef, i32 noundef, ...)

declare !dbg !442 i32 @pipe(i32* noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare !dbg !447 i32 @dup(i32 noundef)

declare !dbg !450 i32 @close(i32 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare !dbg !451 i64 @clock()

declare !dbg !455 i32 @clock_gettime(i32 noundef, %struct.timespec* noundef)

declare !dbg !462 i64 @sysconf(i32 noundef)

declare !dbg !465 i32 @getrlimit(i32 noundef, %struct.rlimit* noundef)

declare !dbg !471 i32 @getppid()

declare !dbg !475 i32 @getpid()

declare !dbg !476 noalias %struct.__dirstream* @opendir(i8* noundef)

declare !dbg !479 %struct.dirent* @readdir(%struct.__dirstream* noundef)

declare i64 @strlen(i8* noundef)

declare !dbg !482 i32 @closedir(%struct.__dirstream* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!246, !247, !248, !249, !250, !251}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "system_remembers_safe.c", directory: ".")
!2 = !{!3, !224}
!3 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !4, line: 71, baseType: !5, size: 32, elements: !6)
!4 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/confname.h", directory: "")
!5 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!6 = !{!7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29, !30, !31, !32, !33, !34, !35, !36, !37, !38, !39, !40, !41, !42, !43, !44, !45, !46, !47, !48, !49, !50, !51, !52, !53, !54, !55, !56, !57, !58, !59, !60, !61, !62, !63, !64, !65, !66, !67, !68, !69, !70, !71, !72, !73, !74, !75, !76, !77, !78, !79, !80, !81, !82, !83, !84, !85, !86, !87, !88, !89, !90, !91, !92, !93, !94, !95, !96, !97, !98, !99, !100, !101, !102, !103, !104, !105, !106, !107, !108, !109, !110, !111, !112, !113, !114, !115, !116, !117, !118, !119, !120, !121, !122, !123, !124, !125, !126, !127, !128, !129, !130, !131, !132, !133, !134, !135, !136, !137, !138, !139, !140, !141, !142, !143, !144, !145, !146, !147, !148, !149, !150, !151, !152, !153, !154, !155, !156, !157, !158, !159, !160, !161, !162, !163, !164, !165, !166, !167, !168, !169, !170, !171, !172, !173, !174, !175, !176, !177, !178, !179, !180, !181, !182, !183, !184, !185, !186, !187, !188, !189, !190, !191, !192, !193, !194, !195, !196, !197, !198, !199, !200, !201, !202, !203, !204, !205, !206, !207, !208, !209, !210, !211, !212, !213, !214, !215, !216, !217, !218, !219, !220, !221, !222, !223}
!7 = !DIEnumerator(name: "_SC_ARG_MAX", value: 0)
!8 = !DIEnumerator(name: "_SC_CHILD_MAX", value: 1)
!9 = !DIEnumerator(name: "_SC_CLK_TCK", value: 2)
!10 = !DIEnumerator(name: "_SC_NGROUPS_MAX", value: 3)
!11 = !DIEnumerator(name: "_SC_OPEN_MAX", value: 4)
!12 = !DIEnumerator(name: "_SC_STREAM_MAX", value: 5)
!13 = !DIEnumerator(name: "_SC_TZNAME_MAX", value: 6)
!14 = !DIEnumerator(name: "_SC_JOB_CONTROL", value: 7)
!15 = !DIEnumerator(name: "_SC_SAVED_IDS", value: 8)
!16 = !DIEnumerator(name: "_SC_REALTIME_SIGNALS", value: 9)
!17 = !DIEnumerator(name: "_SC_PRIORITY_SCHEDULING", value: 10)
!18 = !DIEnumerator(name: "_SC_TIMERS", value: 11)
!19 = !DIEnumerator(name: "_SC_ASYNCHRONOUS_IO", value: 12)
!20 = !DIEnumerator(name: "_SC_PRIORITIZED_IO", value: 13)
!21 = !DIEnumerator(name: "_SC_SYNCHRONIZED_IO", value: 14)
!22 = !DIEnumerator(name: "_SC_FSYNC", value: 15)
!23 = !DIEnumerator(name: "_SC_MAPPED_FILES", value: 16)
!24 = !DIEnumerator(name: "_SC_MEMLOCK", value: 17)
!25 = !DIEnumerator(name: "_SC_MEMLOCK_RANGE", value: 18)
!26 = !DIEnumerator(name: "_SC_MEMORY_PROTECTION", value: 19)
!27 = !DIEnumerator(name: "_SC_MESSAGE_PASSING", value: 20)
!28 = !DIEnumerator(name: "_SC_SEMAPHORES", value: 21)
!29 = !DIEnumerator(name: "_SC_SHARED_MEMORY_OBJECTS", value: 22)
!30 = !DIEnumerator(name: "_SC_AIO_LISTIO_MAX", value: 23)
!31 = !DIEnumerator(name: "_SC_AIO_MAX", value: 24)
!32 = !DIEnumerator(name: "_SC_AIO_PRIO_DELTA_MAX", value: 25)
!33 = !DIEnumerator(name: "_SC_DELAYTIMER_MAX", value: 26)
!34 = !DIEnumerator(name: "_SC_MQ_OPEN_MAX", value: 27)
!35 = !DIEnumerator(name: "_SC_MQ_PRIO_MAX", value: 28)
!36 = !DIEnumerator(name: "_SC_VERSION", value: 29)
!37 = !DIEnumerator(name: "_SC_PAGESIZE", value: 30)
!38 = !DIEnumerator(name: "_SC_RTSIG_MAX", value: 31)
!39 = !DIEnumerator(name: "_SC_SEM_NSEMS_MAX", value: 32)
!40 = !DIEnumerator(name: "_SC_SEM_VALUE_MAX", value: 33)
!41 = !DIEnumerator(name: "_SC_SIGQUEUE_MAX", value: 34)
!42 = !DIEnumerator(name: "_SC_TIMER_MAX", value: 35)
!43 = !DIEnumerator(name: "_SC_BC_BASE_MAX", value: 36)
!44 = !DIEnumerator(name: "_SC_BC_DIM_MAX", value: 37)
!45 = !DIEnumerator(name: "_SC_BC_SCALE_MAX", value: 38)
!46 = !DIEnumerator(name: "_SC_BC_STRING_MAX", value: 39)
!47 = !DIEnumerator(name: "_SC_COLL_WEIGHTS_MAX", value: 40)
!48 = !DIEnumerator(name: "_SC_EQUIV_CLASS_MAX", value: 41)
!49 = !DIEnumerator(name: "_SC_EXPR_NEST_MAX", value: 42)
!50 = !DIEnumerator(name: "_SC_LINE_MAX", value: 43)
!51 = !DIEnumerator(name: "_SC_RE_DUP_MAX", value: 44)
!52 = !DIEnumerator(name: "_SC_CHARCLASS_NAME_MAX", value: 45)
!53 = !DIEnumerator(name: "_SC_2_VERSION", value: 46)
!54 = !DIEnumerator(name: "_SC_2_C_BIND", value: 47)
!55 = !DIEnumerator(name: "_SC_2_C_DEV", value: 48)
!56 = !DIEnumerator(name: "_SC_2_FORT_DEV", value: 49)
!57 = !DIEnumerator(name: "_SC_2_FORT_RUN", value: 50)
!58 = !DIEnumerator(name: "_SC_2_SW_DEV", value: 51)
!59 = !DIEnumerator(name: "_SC_2_LOCALEDEF", value: 52)
!60 = !DIEnumerator(name: "_SC_PII", value: 53)
!61 = !DIEnumerator(name: "_SC_PII_XTI", value: 54)
!62 = !DIEnumerator(name: "_SC_PII_SOCKET", value: 55)
!63 = !DIEnumerator(name: "_SC_PII_INTERNET", value: 56)
!64 = !DIEnumerator(name: "_SC_PII_OSI", value: 57)
!65 = !DIEnumerator(name: "_SC_POLL", value: 58)
!66 = !DIEnumerator(name: "_SC_SELECT", value: 59)
!67 = !DIEnumerator(name: "_SC_UIO_MAXIOV", value: 60)
!68 = !DIEnumerator(name: "_SC_IOV_MAX", value: 60)
!69 = !DIEnumerator(name: "_SC_PII_INTERNET_STREAM", value: 61)
!70 = !DIEnumerator(name: "_SC_PII_INTERNET_DGRAM", value: 62)
!71 = !DIEnumerator(name: "_SC_PII_OSI_COTS", value: 63)
!72 = !DIEnumerator(name: "_SC_PII_OSI_CLTS", value: 64)
!73 = !DIEnumerator(name: "_SC_PII_OSI_M", value: 65)
!74 = !DIEnumerator(name: "_SC_T_IOV_MAX", value: 66)
!75 = !DIEnumerator(name: "_SC_THREADS", value: 67)
!76 = !DIEnumerator(name: "_SC_THREAD_SAFE_FUNCTIONS", value: 68)
!77 = !DIEnumerator(name: "_SC_GETGR_R_SIZE_MAX", value: 69)
!78 = !DIEnumerator(name: "_SC_GETPW_R_SIZE_MAX", value: 70)
!79 = !DIEnumerator(name: "_SC_LOGIN_NAME_MAX", value: 71)
!80 = !DIEnumerator(name: "_SC_TTY_NAME_MAX", value: 72)
!81 = !DIEnumerator(name: "_SC_THREAD_DESTRUCTOR_ITERATIONS", value: 73)
!82 = !DIEnumerator(name: "_SC_THREAD_KEYS_MAX", value: 74)
!83 = !DIEnumerator(name: "_SC_THREAD_STACK_MIN", value: 75)
!84 = !DIEnumerator(name: "_SC_THREAD_THREADS_MAX", value: 76)
!85 = !DIEnumerator(name: "_SC_THREAD_ATTR_STACKADDR", value: 77)
!86 = !DIEnumerator(name: "_SC_THREAD_ATTR_STACKSIZE", value: 78)
!87 = !DIEnumerator(name: "_SC_THREAD_PRIORITY_SCHEDULING", value: 79)
!88 = !DIEnumerator(name: "_SC_THREAD_PRIO_INHERIT", value: 80)
!89 = !DIEnumerator(name: "_SC_THREAD_PRIO_PROTECT", value: 81)
!90 = !DIEnumerator(name: "_SC_THREAD_PROCESS_SHARED", value: 82)
!91 = !DIEnumerator(name: "_SC_NPROCESSORS_CONF", value: 83)
!92 = !DIEnumerator(name: "_SC_NPROCESSORS_ONLN", value: 84)
!93 = !DIEnumerator(name: "_SC_PHYS_PAGES", value: 85)
!94 = !DIEnumerator(name: "_SC_AVPHYS_PAGES", value: 86)
!95 = !DIEnumerator(name: "_SC_ATEXIT_MAX", value: 87)
!96 = !DIEnumerator(name: "_SC_PASS_MAX", value: 88)
!97 = !DIEnumerator(name: "_SC_XOPEN_VERSION", value: 89)
!98 = !DIEnumerator(name: "_SC_XOPEN_XCU_VERSION", value: 90)
!99 = !DIEnumerator(name: "_SC_XOPEN_UNIX", value: 91)
!100 = !DIEnumerator(name: "_SC_XOPEN_CRYPT", value: 92)
!101 = !DIEnumerator(name: "_SC_XOPEN_ENH_I18N", value: 93)
!102 = !DIEnumerator(name: "_SC_XOPEN_SHM", value: 94)
!103 = !DIEnumerator(name: "_SC_2_CHAR_TERM", value: 95)
!104 = !DIEnumerator(name: "_SC_2_C_VERSION", value: 96)
!105 = !DIEnumerator(name: "_SC_2_UPE", value: 97)
!106 = !DIEnumerator(name: "_SC_XOPEN_XPG2", value: 98)
!107 = !DIEnumerator(name: "_SC_XOPEN_XPG3", value: 99)
!108 = !DIEnumerator(name: "_SC_XOPEN_XPG4", value: 100)
!109 = !DIEnumerator(name: "_SC_CHAR_BIT", value: 101)
!110 = !DIEnumerator(name: "_SC_CHAR_MAX", value: 102)
!111 = !DIEnumerator(name: "_SC_CHAR_MIN", value: 103)
!112 = !DIEnumerator(name: "_SC_INT_MAX", value: 104)
!113 = !DIEnumerator(name: "_SC_INT_MIN", value: 105)
!114 = !DIEnumerator(name: "_SC_LONG_BIT", value: 106)
!115 = !DIEnumerator(name: "_SC_WORD_BIT", value: 107)
!116 = !DIEnumerator(name: "_SC_MB_LEN_MAX", value: 108)
!117 = !DIEnumerator(name: "_SC_NZERO", value: 109)
!118 = !DIEnumerator(name: "_SC_SSIZE_MAX", value: 110)
!119 = !DIEnumerator(name: "_SC_SCHAR_MAX", value: 111)
!120 = !DIEnumerator(name: "_SC_SCHAR_MIN", value: 112)
!121 = !DIEnumerator(name: "_SC_SHRT_MAX", value: 113)
!122 = !DIEnumerator(name: "_SC_SHRT_MIN", value: 114)
!123 = !DIEnumerator(name: "_SC_UCHAR_MAX", value: 115)
!124 = !DIEnumerator(name: "_SC_UINT_MAX", value: 116)
!125 = !DIEnumerator(name: "_SC_ULONG_MAX", value: 117)
!126 = !DIEnumerator(name: "_SC_USHRT_MAX", value: 118)
!127 = !DIEnumerator(name: "_SC_NL_ARGMAX", value: 119)
!128 = !DIEnumerator(name: "_SC_NL_LANGMAX", value: 120)
!129 = !DIEnumerator(name: "_SC_NL_MSGMAX", value: 121)
!130 = !DIEnumerator(name: "_SC_NL_NMAX", value: 122)
!131 = !DIEnumerator(name: "_SC_NL_SETMAX", value: 123)
!132 = !DIEnumerator(name: "_SC_NL_TEXTMAX", value: 124)
!133 = !DIEnumerator(name: "_SC_XBS5_ILP32_OFF32", value: 125)
!134 = !DIEnumerator(name: "_SC_XBS5_ILP32_OFFBIG", value: 126)
!135 = !DIEnumerator(name: "_SC_XBS5_LP64_OFF64", value: 127)
!136 = !DIEnumerator(name: "_SC_XBS5_LPBIG_OFFBIG", value: 128)
!137 = !DIEnumerator(name: "_SC_XOPEN_LEGACY", value: 129)
!138 = !DIEnumerator(name: "_SC_XOPEN_REALTIME", value: 130)
!139 = !DIEnumerator(name: "_SC_XOPEN_REALTIME_THREADS", value: 131)
!140 = !DIEnumerator(name: "_SC_ADVISORY_INFO", value: 132)
!141 = !DIEnumerator(name: "_SC_BARRIERS", value: 133)
!142 = !DIEnumerator(name: "_SC_BASE", value: 134)
!143 = !DIEnumerator(name: "_SC_C_LANG_SUPPORT", value: 135)
!144 = !DIEnumerator(name: "_SC_C_LANG_SUPPORT_R", value: 136)
!145 = !DIEnumerator(name: "_SC_CLOCK_SELECTION", value: 137)
!146 = !DIEnumerator(name: "_SC_CPUTIME", value: 138)
!147 = !DIEnumerator(name: "_SC_THREAD_CPUTIME", value: 139)
!148 = !DIEnumerator(name: "_SC_DEVICE_IO", value: 140)
!149 = !DIEnumerator(name: "_SC_DEVICE_SPECIFIC", value: 141)
!150 = !DIEnumerator(name: "_SC_DEVICE_SPECIFIC_R", value: 142)
!151 = !DIEnumerator(name: "_SC_FD_MGMT", value: 143)
!152 = !DIEnumerator(name: "_SC_FIFO", value: 144)
!153 = !DIEnumerator(name: "_SC_PIPE", value: 145)
!154 = !DIEnumerator(name: "_SC_FILE_ATTRIBUTES", value: 146)
!155 = !DIEnumerator(name: "_SC_FILE_LOCKING", value: 147)
!156 = !DIEnumerator(name: "_SC_FILE_SYSTEM", value: 148)
!157 = !DIEnumerator(name: "_SC_MONOTONIC_CLOCK", value: 149)
!158 = !DIEnumerator(name: "_SC_MULTI_PROCESS", value: 150)
!159 = !DIEnumerator(name: "_SC_SINGLE_PROCESS", value: 151)
!160 = !DIEnumerator(name: "_SC_NETWORKING", value: 152)
!161 = !DIEnumerator(name: "_SC_READER_WRITER_LOCKS", value: 153)
!162 = !DIEnumerator(name: "_SC_SPIN_LOCKS", value: 154)
!163 = !DIEnumerator(name: "_SC_REGEXP", value: 155)
!164 = !DIEnumerator(name: "_SC_REGEX_VERSION", value: 156)
!165 = !DIEnumerator(name: "_SC_SHELL", value: 157)
!166 = !DIEnumerator(name: "_SC_SIGNALS", value: 158)
!167 = !DIEnumerator(name: "_SC_SPAWN", value: 159)
!168 = !DIEnumerator(name: "_SC_SPORADIC_SERVER", value: 160)
!169 = !DIEnumerator(name: "_SC_THREAD_SPORADIC_SERVER", value: 161)
!170 = !DIEnumerator(name: "_SC_SYSTEM_DATABASE", value: 162)
!171 = !DIEnumerator(name: "_SC_SYSTEM_DATABASE_R", value: 163)
!172 = !DIEnumerator(name: "_SC_TIMEOUTS", value: 164)
!173 = !DIEnumerator(name: "_SC_TYPED_MEMORY_OBJECTS", value: 165)
!174 = !DIEnumerator(name: "_SC_USER_GROUPS", value: 166)
!175 = !DIEnumerator(name: "_SC_USER_GROUPS_R", value: 167)
!176 = !DIEnumerator(name: "_SC_2_PBS", value: 168)
!177 = !DIEnumerator(name: "_SC_2_PBS_ACCOUNTING", value: 169)
!178 = !DIEnumerator(name: "_SC_2_PBS_LOCATE", value: 170)
!179 = !DIEnumerator(name: "_SC_2_PBS_MESSAGE", value: 171)
!180 = !DIEnumerator(name: "_SC_2_PBS_TRACK", value: 172)
!181 = !DIEnumerator(name: "_SC_SYMLOOP_MAX", value: 173)
!182 = !DIEnumerator(name: "_SC_STREAMS", value: 174)
!183 = !DIEnumerator(name: "_SC_2_PBS_CHECKPOINT", value: 175)
!184 = !DIEnumerator(name: "_SC_V6_ILP32_OFF32", value: 176)
!185 = !DIEnumerator(name: "_SC_V6_ILP32_OFFBIG", value: 177)
!186 = !DIEnumerator(name: "_SC_V6_LP64_OFF64", value: 178)
!187 = !DIEnumerator(name: "_SC_V6_LPBIG_OFFBIG", value: 179)
!188 = !DIEnumerator(name: "_SC_HOST_NAME_MAX", value: 180)
!189 = !DIEnumerator(name: "_SC_TRACE", value: 181)
!190 = !DIEnumerator(name: "_SC_TRACE_EVENT_FILTER", value: 182)
!191 = !DIEnumerator(name: "_SC_TRACE_INHERIT", value: 183)
!192 = !DIEnumerator(name: "_SC_TRACE_LOG", value: 184)
!193 = !DIEnumerator(name: "_SC_LEVEL1_ICACHE_SIZE", value: 185)
!194 = !DIEnumerator(name: "_SC_LEVEL1_ICACHE_ASSOC", value: 186)
!195 = !DIEnumerator(name: "_SC_LEVEL1_ICACHE_LINESIZE", value: 187)
!196 = !DIEnumerator(name: "_SC_LEVEL1_DCACHE_SIZE", value: 188)
!197 = !DIEnumerator(name: "_SC_LEVEL1_DCACHE_ASSOC", value: 189)
!198 = !DIEnumerator(name: "_SC_LEVEL1_DCACHE_LINESIZE", value: 190)
!199 = !DIEnumerator(name: "_SC_LEVEL2_CACHE_SIZE", value: 191)
!200 = !DIEnumerator(name: "_SC_LEVEL2_CACHE_ASSOC", value: 192)
!201 = !DIEnumerator(name: "_SC_LEVEL2_CACHE_LINESIZE", value: 193)
!202 = !DIEnumerator(name: "_SC_LEVEL3_CACHE_SIZE", value: 194)
!203 = !DIEnumerator(name: "_SC_LEVEL3_CACHE_ASSOC", value: 195)
!204 = !DIEnumerator(name: "_SC_LEVEL3_CACHE_LINESIZE", value: 196)
!205 = !DIEnumerator(name: "_SC_LEVEL4_CACHE_SIZE", value: 197)
!206 = !DIEnumerator(name: "_SC_LEVEL4_CACHE_ASSOC", value: 198)
!207 = !DIEnumerator(name: "_SC_LEVEL4_CACHE_LINESIZE", value: 199)
!208 = !DIEnumerator(name: "_SC_IPV6", value: 235)
!209 = !DIEnumerator(name: "_SC_RAW_SOCKETS", value: 236)
!210 = !DIEnumerator(name: "_SC_V7_ILP32_OFF32", value: 237)
!211 = !DIEnumerator(name: "_SC_V7_ILP32_OFFBIG", value: 238)
!212 = !DIEnumerator(name: "_SC_V7_LP64_OFF64", value: 239)
!213 = !DIEnumerator(name: "_SC_V7_LPBIG_OFFBIG", value: 240)
!214 = !DIEnumerator(name: "_SC_SS_REPL_MAX", value: 241)
!215 = !DIEnumerator(name: "_SC_TRACE_EVENT_NAME_MAX", value: 242)
!216 = !DIEnumerator(name: "_SC_TRACE_NAME_MAX", value: 243)
!217 = !DIEnumerator(name: "_SC_TRACE_SYS_MAX", value: 244)
!218 = !DIEnumerator(name: "_SC_TRACE_USER_EVENT_MAX", value: 245)
!219 = !DIEnumerator(name: "_SC_XOPEN_STREAMS", value: 246)
!220 = !DIEnumerator(name: "_SC_THREAD_ROBUST_PRIO_INHERIT", value: 247)
!221 = !DIEnumerator(name: "_SC_THREAD_ROBUST_PRIO_PROTECT", value: 248)
!222 = !DIEnumerator(name: "_SC_MINSIGSTKSZ", value: 249)
!223 = !DIEnumerator(name: "_SC_SIGSTKSZ", value: 250)
!224 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "__rlimit_resource", file: !225, line: 31, baseType: !5, size: 32, elements: !226)
!225 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/resource.h", directory: "")
!226 = !{!227, !228, !229, !230, !231, !232, !233, !234, !235, !236, !237, !238, !239, !240, !241, !242, !243, !244, !245}
!227 = !DIEnumerator(name: "RLIMIT_CPU", value: 0)
!228 = !DIEnumerator(name: "RLIMIT_FSIZE", value: 1)
!229 = !DIEnumerator(name: "RLIMIT_DATA", value: 2)
!230 = !DIEnumerator(name: "RLIMIT_STACK", value: 3)
!231 = !DIEnumerator(name: "RLIMIT_CORE", value: 4)
!232 = !DIEnumerator(name: "__RLIMIT_RSS", value: 5)
!233 = !DIEnumerator(name: "RLIMIT_NOFILE", value: 7)
!234 = !DIEnumerator(name: "__RLIMIT_OFILE", value: 7)
!235 = !DIEnumerator(name: "RLIMIT_AS", value: 9)
!236 = !DIEnumerator(name: "__RLIMIT_NPROC", value: 6)
!237 = !DIEnumerator(name: "__RLIMIT_MEMLOCK", value: 8)
!238 = !DIEnumerator(name: "__RLIMIT_LOCKS", value: 10)
!239 = !DIEnumerator(name: "__RLIMIT_SIGPENDING", value: 11)
!240 = !DIEnumerator(name: "__RLIMIT_MSGQUEUE", value: 12)
!241 = !DIEnumerator(name: "__RLIMIT_NICE", value: 13)
!242 = !DIEnumerator(name: "__RLIMIT_RTPRIO", value: 14)
!243 = !DIEnumerator(name: "__RLIMIT_RTTIME", value: 15)
!244 = !DIEnumerator(name: "__RLIMIT_NLIMITS", value: 16)
!245 = !DIEnumerator(name: "__RLIM_NLIMITS", value: 16)
!246 = !{i32 7, !"Dwarf Version", i32 5}
!247 = !{i32 2, !"Debug Info Version", i32 3}
!248 = !{i32 1, !"wchar_size", i32 4}
!249 = !{i32 7, !"PIC Level", i32 2}
!250 = !{i32 7, !"PIE Level", i32 2}
!251 = !{i32 7, !"uwtable", i32 1}

!253 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 44, type: !254, scopeLine: 44, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !257)
!254 = !DISubroutineType(types: !255)
!255 = !{!256}
!256 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!257 = !{}
!258 = !DILocation(line: 45, column: 3, scope: !253)
!259 = !DILocation(line: 46, column: 3, scope: !253)
!260 = !DILocation(line: 47, column: 3, scope: !253)
!261 = !DILocation(line: 48, column: 3, scope: !253)
!262 = !DILocation(line: 49, column: 3, scope: !253)
!263 = distinct !DISubprogram(name: "descriptors", scope: !1, file: !1, line: 10, type: !264, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !266)
!264 = !DISubroutineType(types: !265)
!265 = !{null}
!266 = !{!267, !271, !272, !273}
!267 = !DILocalVariable(name: "ends", scope: !263, file: !1, line: 11, type: !268)
!268 = !DICompositeType(tag: DW_TAG_array_type, baseType: !256, size: 64, elements: !269)
!269 = !{!270}
!270 = !DISubrange(count: 2)
!271 = !DILocalVariable(name: "first", scope: !263, file: !1, line: 12, type: !256)
!272 = !DILocalVariable(name: "second", scope: !263, file: !1, line: 12, type: !256)
!273 = !DILocalVariable(name: "copy", scope: !263, file: !1, line: 16, type: !256)
!274 = !DILocation(line: 11, column: 3, scope: !263)
!275 = !DILocation(line: 11, column: 7, scope: !263)
!276 = !DILocation(line: 12, column: 3, scope: !263)
!277 = !DILocation(line: 12, column: 7, scope: !263)
!278 = !DILocation(line: 12, column: 15, scope: !263)
!279 = !DILocation(line: 12, column: 40, scope: !263)
!280 = !DILocation(line: 12, column: 49, scope: !263)
!281 = !DILocation(line: 13, column: 7, scope: !282)
!282 = distinct !DILexicalBlock(scope: !263, file: !1, line: 13, column: 7)
!283 = !DILocation(line: 13, column: 13, scope: !282)
!284 = !DILocation(line: 13, column: 17, scope: !282)
!285 = !DILocation(line: 13, column: 20, scope: !282)
!286 = !DILocation(line: 13, column: 27, scope: !282)
!287 = !DILocation(line: 13, column: 31, scope: !282)
!288 = !DILocation(line: 13, column: 39, scope: !282)
!289 = !DILocation(line: 13, column: 34, scope: !282)
!290 = !DILocation(line: 13, column: 7, scope: !263)
!291 = !DILocation(line: 13, column: 46, scope: !282)
!292 = !DILocation(line: 14, column: 3, scope: !293)
!293 = distinct !DILexicalBlock(scope: !294, file: !1, line: 14, column: 3)
!294 = distinct !DILexicalBlock(scope: !263, file: !1, line: 14, column: 3)
!295 = !DILocation(line: 14, column: 3, scope: !294)
!296 = !DILocation(line: 15, column: 3, scope: !297)
!297 = distinct !DILexicalBlock(scope: !298, file: !1, line: 15, column: 3)
!298 = distinct !DILexicalBlock(scope: !263, file: !1, line: 15, column: 3)
!299 = !DILocation(line: 15, column: 3, scope: !298)
!300 = !DILocation(line: 16, column: 3, scope: !263)
!301 = !DILocation(line: 16, column: 7, scope: !263)
!302 = !DILocation(line: 16, column: 18, scope: !263)
!303 = !DILocation(line: 16, column: 14, scope: !263)
!304 = !DILocation(line: 17, column: 3, scope: !305)
!305 = distinct !DILexicalBlock(scope: !306, file: !1, line: 17, column: 3)
!306 = distinct !DILexicalBlock(scope: !263, file: !1, line: 17, column: 3)
!307 = !DILocation(line: 17, column: 3, scope: !306)
!308 = !DILocation(line: 18, column: 9, scope: !263)
!309 = !DILocation(line: 18, column: 3, scope: !263)
!310 = !DILocation(line: 19, column: 1, scope: !263)
!311 = distinct !DISubprogram(name: "times", scope: !1, file: !1, line: 21, type: !264, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !312)
!312 = !{!313, !319, !320, !328}
!313 = !DILocalVariable(name: "before", scope: !311, file: !1, line: 22, type: !314)
!314 = !DIDerivedType(tag: DW_TAG_typedef, name: "clock_t", file: !315, line: 7, baseType: !316)
!315 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/clock_t.h", directory: "")
!316 = !DIDerivedType(tag: DW_TAG_typedef, name: "__clock_t", file: !317, line: 156, baseType: !318)
!317 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!318 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!319 = !DILocalVariable(name: "after", scope: !311, file: !1, line: 22, type: !314)
!320 = !DILocalVariable(name: "start", scope: !311, file: !1, line: 24, type: !321)
!321 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !322, line: 11, size: 128, elements: !323)
!322 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_timespec.h", directory: "")
!323 = !{!324, !326}
!324 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !321, file: !322, line: 16, baseType: !325, size: 64)
!325 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !317, line: 160, baseType: !318)
!326 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !321, file: !322, line: 21, baseType: !327, size: 64, offset: 64)
!327 = !DIDerivedType(tag: DW_TAG_typedef, name: "__syscall_slong_t", file: !317, line: 197, baseType: !318)
!328 = !DILocalVariable(name: "end", scope: !311, file: !1, line: 24, type: !321)
!329 = !DILocation(line: 22, column: 3, scope: !311)
!330 = !DILocation(line: 22, column: 11, scope: !311)
!331 = !DILocation(line: 22, column: 20, scope: !311)
!332 = !DILocation(line: 22, column: 29, scope: !311)
!333 = !DILocation(line: 22, column: 37, scope: !311)
!334 = !DILocation(line: 23, column: 7, scope: !335)
!335 = distinct !DILexicalBlock(scope: !311, file: !1, line: 23, column: 7)
!336 = !DILocation(line: 23, column: 14, scope: !335)
!337 = !DILocation(line: 23, column: 20, scope: !335)
!338 = !DILocation(line: 23, column: 23, scope: !335)
!339 = !DILocation(line: 23, column: 29, scope: !335)
!340 = !DILocation(line: 23, column: 7, scope: !311)
!341 = !DILocation(line: 23, column: 36, scope: !342)
!342 = distinct !DILexicalBlock(scope: !343, file: !1, line: 23, column: 36)
!343 = distinct !DILexicalBlock(scope: !335, file: !1, line: 23, column: 36)
!344 = !DILocation(line: 23, column: 36, scope: !343)
!345 = !DILocation(line: 23, column: 36, scope: !335)
!346 = !DILocation(line: 24, column: 3, scope: !311)
!347 = !DILocation(line: 24, column: 19, scope: !311)
!348 = !DILocation(line: 24, column: 26, scope: !311)
!349 = !DILocation(line: 25, column: 7, scope: !350)
!350 = distinct !DILexicalBlock(scope: !311, file: !1, line: 25, column: 7)
!351 = !DILocation(line: 25, column: 46, scope: !350)
!352 = !DILocation(line: 25, column: 49, scope: !350)
!353 = !DILocation(line: 25, column: 7, scope: !311)
!354 = !DILocation(line: 25, column: 87, scope: !350)
!355 = !DILocation(line: 26, column: 3, scope: !356)
!356 = distinct !DILexicalBlock(scope: !357, file: !1, line: 26, column: 3)
!357 = distinct !DILexicalBlock(scope: !311, file: !1, line: 26, column: 3)
!358 = !DILocation(line: 26, column: 3, scope: !357)
!359 = !DILocation(line: 27, column: 1, scope: !311)
!360 = distinct !DISubprogram(name: "answers", scope: !1, file: !1, line: 29, type: !264, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !361)
!361 = !{!362}
!362 = !DILocalVariable(name: "limit", scope: !360, file: !1, line: 30, type: !363)
!363 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "rlimit", file: !225, line: 139, size: 128, elements: !364)
!364 = !{!365, !369}
!365 = !DIDerivedType(tag: DW_TAG_member, name: "rlim_cur", scope: !363, file: !225, line: 142, baseType: !366, size: 64)
!366 = !DIDerivedType(tag: DW_TAG_typedef, name: "rlim_t", file: !225, line: 131, baseType: !367)
!367 = !DIDerivedType(tag: DW_TAG_typedef, name: "__rlim_t", file: !317, line: 157, baseType: !368)
!368 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!369 = !DIDerivedType(tag: DW_TAG_member, name: "rlim_max", scope: !363, file: !225, line: 144, baseType: !366, size: 64, offset: 64)
!370 = !DILocation(line: 30, column: 3, scope: !360)
!371 = !DILocation(line: 30, column: 17, scope: !360)
!372 = !DILocation(line: 31, column: 3, scope: !373)
!373 = distinct !DILexicalBlock(scope: !374, file: !1, line: 31, column: 3)
!374 = distinct !DILexicalBlock(scope: !360, file: !1, line: 31, column: 3)
!375 = !DILocation(line: 31, column: 3, scope: !374)
!376 = !DILocation(line: 32, column: 8, scope: !377)
!377 = distinct !DILexicalBlock(scope: !360, file: !1, line: 32, column: 7)
!378 = !DILocation(line: 32, column: 7, scope: !360)
!379 = !DILocation(line: 32, column: 42, scope: !380)
!380 = distinct !DILexicalBlock(scope: !381, file: !1, line: 32, column: 42)
!381 = distinct !DILexicalBlock(scope: !377, file: !1, line: 32, column: 42)
!382 = !DILocation(line: 32, column: 42, scope: !381)
!383 = !DILocation(line: 32, column: 42, scope: !377)
!384 = !DILocation(line: 33, column: 3, scope: !385)
!385 = distinct !DILexicalBlock(scope: !386, file: !1, line: 33, column: 3)
!386 = distinct !DILexicalBlock(scope: !360, file: !1, line: 33, column: 3)
!387 = !DILocation(line: 33, column: 3, scope: !386)
!388 = !DILocation(line: 34, column: 1, scope: !360)
!389 = distinct !DISubprogram(name: "names", scope: !1, file: !1, line: 36, type: !264, scopeLine: 36, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !390)
!390 = !{!391, !396}
!391 = !DILocalVariable(name: "folder", scope: !389, file: !1, line: 37, type: !392)
!392 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !393, size: 64)
!393 = !DIDerivedType(tag: DW_TAG_typedef, name: "DIR", file: !394, line: 127, baseType: !395)
!394 = !DIFile(filename: "/usr/include/dirent.h", directory: "")
!395 = !DICompositeType(tag: DW_TAG_structure_type, name: "__dirstream", file: !394, line: 127, flags: DIFlagFwdDecl)
!396 = !DILocalVariable(name: "entry", scope: !389, file: !1, line: 39, type: !397)
!397 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !398, size: 64)
!398 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "dirent", file: !399, line: 22, size: 2240, elements: !400)
!399 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/dirent.h", directory: "")
!400 = !{!401, !403, !405, !407, !409}
!401 = !DIDerivedType(tag: DW_TAG_member, name: "d_ino", scope: !398, file: !399, line: 25, baseType: !402, size: 64)
!402 = !DIDerivedType(tag: DW_TAG_typedef, name: "__ino_t", file: !317, line: 148, baseType: !368)
!403 = !DIDerivedType(tag: DW_TAG_member, name: "d_off", scope: !398, file: !399, line: 26, baseType: !404, size: 64, offset: 64)
!404 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !317, line: 152, baseType: !318)
!405 = !DIDerivedType(tag: DW_TAG_member, name: "d_reclen", scope: !398, file: !399, line: 31, baseType: !406, size: 16, offset: 128)
!406 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!407 = !DIDerivedType(tag: DW_TAG_member, name: "d_type", scope: !398, file: !399, line: 32, baseType: !408, size: 8, offset: 144)
!408 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!409 = !DIDerivedType(tag: DW_TAG_member, name: "d_name", scope: !398, file: !399, line: 33, baseType: !410, size: 2048, offset: 152)
!410 = !DICompositeType(tag: DW_TAG_array_type, baseType: !411, size: 2048, elements: !412)
!411 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!412 = !{!413}
!413 = !DISubrange(count: 256)
!414 = !DILocation(line: 37, column: 3, scope: !389)
!415 = !DILocation(line: 37, column: 8, scope: !389)
!416 = !DILocation(line: 37, column: 17, scope: !389)
!417 = !DILocation(line: 38, column: 8, scope: !418)
!418 = distinct !DILexicalBlock(scope: !389, file: !1, line: 38, column: 7)
!419 = !DILocation(line: 38, column: 7, scope: !389)
!420 = !DILocation(line: 38, column: 16, scope: !418)
!421 = !DILocation(line: 39, column: 3, scope: !389)
!422 = !DILocation(line: 39, column: 18, scope: !389)
!423 = !DILocation(line: 39, column: 34, scope: !389)
!424 = !DILocation(line: 39, column: 26, scope: !389)
!425 = !DILocation(line: 40, column: 7, scope: !426)
!426 = distinct !DILexicalBlock(scope: !389, file: !1, line: 40, column: 7)
!427 = !DILocation(line: 40, column: 7, scope: !389)
!428 = !DILocation(line: 40, column: 14, scope: !429)
!429 = distinct !DILexicalBlock(scope: !430, file: !1, line: 40, column: 14)
!430 = distinct !DILexicalBlock(scope: !426, file: !1, line: 40, column: 14)
!431 = !DILocation(line: 40, column: 14, scope: !430)
!432 = !DILocation(line: 40, column: 14, scope: !426)
!433 = !DILocation(line: 41, column: 12, scope: !389)
!434 = !DILocation(line: 41, column: 3, scope: !389)
!435 = !DILocation(line: 42, column: 1, scope: !389)
!436 = !DISubprogram(name: "open", scope: !437, file: !437, line: 181, type: !438, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !257)
!437 = !DIFile(filename: "/usr/include/fcntl.h", directory: "")
!438 = !DISubroutineType(types: !439)
!439 = !{!256, !440, !256, null}
!440 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !441, size: 64)
!441 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !411)
!442 = !DISubprogram(name: "pipe", scope: !443, file: !443, line: 437, type: !444, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !257)
!443 = !DIFile(filename: "/usr/include/unistd.h", directory: "")
!444 = !DISubroutineType(types: !445)
!445 = !{!256, !446}
!446 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !256, size: 64)
!447 = !DISubprogram(name: "dup", scope: !443, file: !443, line: 552, type: !448, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !257)
!448 = !DISubroutineType(types: !449)
!449 = !{!256, !256}
!450 = !DISubprogram(name: "close", scope: !443, file: !443, line: 358, type: !448, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !257)
!451 = !DISubprogram(name: "clock", scope: !452, file: !452, line: 72, type: !453, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !257)
!452 = !DIFile(filename: "/usr/include/time.h", directory: "")
!453 = !DISubroutineType(types: !454)
!454 = !{!314}
!455 = !DISubprogram(name: "clock_gettime", scope: !452, file: !452, line: 288, type: !456, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !257)
!456 = !DISubroutineType(types: !457)
!457 = !{!256, !458, !461}
!458 = !DIDerivedType(tag: DW_TAG_typedef, name: "clockid_t", file: !459, line: 7, baseType: !460)
!459 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/clockid_t.h", directory: "")
!460 = !DIDerivedType(tag: DW_TAG_typedef, name: "__clockid_t", file: !317, line: 169, baseType: !256)
!461 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !321, size: 64)
!462 = !DISubprogram(name: "sysconf", scope: !443, file: !443, line: 640, type: !463, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !257)
!463 = !DISubroutineType(types: !464)
!464 = !{!318, !256}
!465 = !DISubprogram(name: "getrlimit", scope: !466, file: !466, line: 50, type: !467, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !257)
!466 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/sys/resource.h", directory: "")
!467 = !DISubroutineType(types: !468)
!468 = !{!256, !469, !470}
!469 = !DIDerivedType(tag: DW_TAG_typedef, name: "__rlimit_resource_t", file: !466, line: 42, baseType: !256)
!470 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !363, size: 64)
!471 = !DISubprogram(name: "getppid", scope: !443, file: !443, line: 653, type: !472, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !257)
!472 = !DISubroutineType(types: !473)
!473 = !{!474}
!474 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pid_t", file: !317, line: 154, baseType: !256)
!475 = !DISubprogram(name: "getpid", scope: !443, file: !443, line: 650, type: !472, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !257)
!476 = !DISubprogram(name: "opendir", scope: !394, file: !394, line: 141, type: !477, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !257)
!477 = !DISubroutineType(types: !478)
!478 = !{!392, !440}
!479 = !DISubprogram(name: "readdir", scope: !394, file: !394, line: 164, type: !480, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !257)
!480 = !DISubroutineType(types: !481)
!481 = !{!397, !392}
!482 = !DISubprogram(name: "closedir", scope: !394, file: !394, line: 134, type: !483, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !257)
!483 = !DISubroutineType(types: !484)
!484 = !{!256, !392}
