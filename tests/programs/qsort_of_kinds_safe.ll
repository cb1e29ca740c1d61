source_filename = "qsort_of_kinds_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.record = type { i32, [4 x i8] }

@__const.main.numbers = private unnamed_addr constant [7 x i32] [i32 5, i32 3, i32 9, i32 -1, i32 0, i32 7, i32 2], align 16
@.str = private unnamed_addr constant [29 x i8] c"numbers[i - 1] <= numbers[i]\00", align 1
@.str.1 = private unnamed_addr constant [22 x i8] c"qsort_of_kinds_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [30 x i8] c"found && found - numbers == 5\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"pear\00", align 1
@.str.4 = private unnamed_addr constant [6 x i8] c"apple\00", align 1
@.str.5 = private unnamed_addr constant [4 x i8] c"fig\00", align 1
@__const.main.texts = private unnamed_addr constant [3 x i8*] [i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.4, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.5, i32 0, i32 0)], align 16
@.str.6 = private unnamed_addr constant [56 x i8] c"!strcmp(texts[0], \22apple\22) && !strcmp(texts[2], \22pear\22)\00", align 1
@__const.main.records = private unnamed_addr constant [3 x %struct.record] [%struct.record { i32 1, [4 x i8] c"a\00\00\00" }, %struct.record { i32 3, [4 x i8] c"b\00\00\00" }, %struct.record { i32 2, [4 x i8] c"c\00\00\00" }], align 16
@.str.7 = private unnamed_addr constant [84 x i8] c"records[0].name[0] == 'b' && records[1].name[0] == 'c' && records[2].name[0] == 'a'\00", align 1

define dso_local i32 @main() !dbg !26 {
entry:
  %retval = alloca i32, align 4
  %numbers = alloca [7 x i32], align 16
  %sought = alloca i32, align 4
  %i = alloca i32, align 4
  %found = alloca i32*, align 8
  %texts = alloca [3 x i8*], align 16
  %records = alloca [3 x %struct.record], align 16
  store i32 0, i32* %retval, align 4
  %0 = bitcast [7 x i32]* %numbers to i8*, !dbg !47
  call void @llvm.lifetime.start.p0i8(i64 28, i8* %0), !dbg !47
  call void @llvm.dbg.declare(metadata [7 x i32]* %numbers, metadata !30, metadata !DIExpression()), !dbg !48
  %1 = bitcast [7 x i32]* %numbers to i8*, !dbg !48
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %1, i8* align 16 bitcast ([7 x i32]* @__const.main.numbers to i8*), i64 28, i1 false), !dbg !48
  %2 = bitcast i32* %sought to i8*, !dbg !47
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !47
  call void @llvm.dbg.declare(metadata i32* %sought, metadata !34, metadata !DIExpression()), !dbg !49
  store i32 7, i32* %sought, align 4, !dbg !49
  %arraydecay = getelementptr inbounds [7 x i32], [7 x i32]* %numbers, i64 0, i64 0, !dbg !50
  %3 = bitcast i32* %arraydecay to i8*, !dbg !50
  call void @qsort(i8* noundef %3, i64 noundef 7, i64 noundef 4, i32 (i8*, i8*)* noundef @by_number), !dbg !51
  %4 = bitcast i32* %i to i8*, !dbg !52
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4), !dbg !52
  call void @llvm.dbg.declare(metadata i32* %i, metadata !35, metadata !DIExpression()), !dbg !53
  store i32 1, i32* %i, align 4, !dbg !53
  br label %for.cond, !dbg !52

for.cond:
  %5 = load i32, i32* %i, align 4, !dbg !54
  %cmp = icmp slt i32 %5, 7, !dbg !56
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !57

for.cond.cleanup:
  %6 = bitcast i32* %i to i8*, !dbg !58
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6), !dbg !58
  br label %for.end

for.body:
  %7 = load i32, i32* %i, align 4, !dbg !59
  %sub = sub nsw i32 %7, 1, !dbg !59
  %idxprom = sext i32 %sub to i64, !dbg !59
  %arrayidx = getelementptr inbounds [7 x i32], [7 x i32]* %numbers, i64 0, i64 %idxprom, !dbg !59
  %8 = load i32, i32* %arrayidx, align 4, !dbg !59
  %9 = load i32, i32* %i, align 4, !dbg !59
  %idxprom1 = sext i32 %9 to i64, !dbg !59
  %arrayidx2 = getelementptr inbounds [7 x i32], [7 x i32]* %numbers, i64 0, i64 %idxprom1, !dbg !59
  %10 = load i32, i32* %arrayidx2, align 4, !dbg !59
  %cmp3 = icmp sle i32 %8, %10, !dbg !59
  br i1 %cmp3, label %if.then, label %if.else, !dbg !62

if.then:
  br label %if.end, !dbg !62

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.1, i64 0, i64 0), i32 noundef 12, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !59
  unreachable, !dbg !59

if.end:
  br label %for.inc, !dbg !63

for.inc:
  %11 = load i32, i32* %i, align 4, !dbg !64
  %inc = add nsw i32 %11, 1, !dbg !64
  store i32 %inc, i32* %i, align 4, !dbg !64
  br label %for.cond, !dbg !58, !llvm.loop !65

for.end:
  %12 = bitcast i32** %found to i8*, !dbg !69
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %12), !dbg !69
  call void @llvm.dbg.declare(metadata i32** %found, metadata !37, metadata !DIExpression()), !dbg !70
  %13 = bitcast i32* %sought to i8*, !dbg !71
  %arraydecay4 = getelementptr inbounds [7 x i32], [7 x i32]* %numbers, i64 0, i64 0, !dbg !72
  %14 = bitcast i32* %arraydecay4 to i8*, !dbg !72
  %call = call i8* @bsearch(i8* noundef %13, i8* noundef %14, i64 noundef 7, i64 noundef 4, i32 (i8*, i8*)* noundef @by_number), !dbg !73
  %15 = bitcast i8* %call to i32*, !dbg !73
  store i32* %15, i32** %found, align 8, !dbg !70
  %16 = load i32*, i32** %found, align 8, !dbg !74
  %tobool = icmp ne i32* %16, null, !dbg !74
  br i1 %tobool, label %land.lhs.true, label %if.else8, !dbg !74

land.lhs.true:
  %17 = load i32*, i32** %found, align 8, !dbg !74
  %arraydecay5 = getelementptr inbounds [7 x i32], [7 x i32]* %numbers, i64 0, i64 0, !dbg !74
  %sub.ptr.lhs.cast = ptrtoint i32* %17 to i64, !dbg !74
  %sub.ptr.rhs.cast = ptrtoint i32* %arraydecay5 to i64, !dbg !74
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast, !dbg !74
  %sub.ptr.div = sdiv exact i64 %sub.ptr.sub, 4, !dbg !74
  %cmp6 = icmp eq i64 %sub.ptr.div, 5, !dbg !74
  br i1 %cmp6, label %if.then7, label %if.else8, !dbg !77

if.then7:
  br label %if.end9, !dbg !77

if.else8:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.1, i64 0, i64 0), i32 noundef 14, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !74
  unreachable, !dbg !74

if.end9:
  %18 = bitcast [3 x i8*]* %texts to i8*, !dbg !78
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %18), !dbg !78
  call void @llvm.dbg.declare(metadata [3 x i8*]* %texts, metadata !39, metadata !DIExpression()), !dbg !79
  %19 = bitcast [3 x i8*]* %texts to i8*, !dbg !79
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %19, i8* align 16 bitcast ([3 x i8*]* @__const.main.texts to i8*), i64 24, i1 false), !dbg !79
  %arraydecay10 = getelementptr inbounds [3 x i8*], [3 x i8*]* %texts, i64 0, i64 0, !dbg !80
  %20 = bitcast i8** %arraydecay10 to i8*, !dbg !80
  call void @qsort(i8* noundef %20, i64 noundef 3, i64 noundef 8, i32 (i8*, i8*)* noundef @by_text), !dbg !81
  %arrayidx11 = getelementptr inbounds [3 x i8*], [3 x i8*]* %texts, i64 0, i64 0, !dbg !82
  %21 = load i8*, i8** %arrayidx11, align 16, !dbg !82
  %call12 = call i32 @strcmp(i8* noundef %21, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.4, i64 0, i64 0)), !dbg !82
  %tobool13 = icmp ne i32 %call12, 0, !dbg !82
  br i1 %tobool13, label %if.else19, label %land.lhs.true14, !dbg !82

land.lhs.true14:
  %arrayidx15 = getelementptr inbounds [3 x i8*], [3 x i8*]* %texts, i64 0, i64 2, !dbg !82
  %22 = load i8*, i8** %arrayidx15, align 16, !dbg !82
  %call16 = call i32 @strcmp(i8* noundef %22, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.3, i64 0, i64 0)), !dbg !82
  %tobool17 = icmp ne i32 %call16, 0, !dbg !82
  br i1 %tobool17, label %if.else19, label %if.then18, !dbg !85

if.then18:
  br label %if.end20, !dbg !85

if.else19:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([56 x i8], [56 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.1, i64 0, i64 0), i32 noundef 17, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !82
  unreachable, !dbg !82

if.end20:
  %23 = bitcast [3 x %struct.record]* %records to i8*, !dbg !86
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %23), !dbg !86
  call void @llvm.dbg.declare(metadata [3 x %struct.record]* %records, metadata !45, metadata !DIExpression()), !dbg !87
  %24 = bitcast [3 x %struct.record]* %records to i8*, !dbg !87
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %24, i8* align 16 bitcast ([3 x %struct.record]* @__const.main.records to i8*), i64 24, i1 false), !dbg !87
  %arraydecay21 = getelementptr inbounds [3 x %struct.record], [3 x %struct.record]* %records, i64 0, i64 0, !dbg !88
  %25 = bitcast %struct.record* %arraydecay21 to i8*, !dbg !88
  call void @qsort(i8* noundef %25, i64 noundef 3, i64 noundef 8, i32 (i8*, i8*)* noundef @by_key), !dbg !89
  %arrayidx22 = getelementptr inbounds [3 x %struct.record], [3 x %struct.record]* %records, i64 0, i64 0, !dbg !90
  %name = getelementptr inbounds %struct.record, %struct.record* %arrayidx22, i32 0, i32 1, !dbg !90
  %arrayidx23 = getelementptr inbounds [4 x i8], [4 x i8]* %name, i64 0, i64 0, !dbg !90
  %26 = load i8, i8* %arrayidx23, align 4, !dbg !90
  %conv = sext i8 %26 to i32, !dbg !90
  %cmp24 = icmp eq i32 %conv, 98, !dbg !90
  br i1 %cmp24, label %land.lhs.true26, label %if.else41, !dbg !90

land.lhs.true26:
  %arrayidx27 = getelementptr inbounds [3 x %struct.record], [3 x %struct.record]* %records, i64 0, i64 1, !dbg !90
  %name28 = getelementptr inbounds %struct.record, %struct.record* %arrayidx27, i32 0, i32 1, !dbg !90
  %arrayidx29 = getelementptr inbounds [4 x i8], [4 x i8]* %name28, i64 0, i64 0, !dbg !90
  %27 = load i8, i8* %arrayidx29, align 4, !dbg !90
  %conv30 = sext i8 %27 to i32, !dbg !90
  %cmp31 = icmp eq i32 %conv30, 99, !dbg !90
  br i1 %cmp31, label %land.lhs.true33, label %if.else41, !dbg !90

land.lhs.true33:
  %arrayidx34 = getelementptr inbounds [3 x %struct.record], [3 x %struct.record]* %records, i64 0, i64 2, !dbg !90
  %name35 = getelementptr inbounds %struct.record, %struct.record* %arrayidx34, i32 0, i32 1, !dbg !90
  %arrayidx36 = getelementptr inbounds [4 x i8], [4 x i8]* %name35, i64 0, i64 0, !dbg !90
  %28 = load i8, i8* %arrayidx36, align 4, !dbg !90
  %conv37 = sext i8 %28 to i32, !dbg !90
  %cmp38 = icmp eq i32 %conv37, 97, !dbg !90
  br i1 %cmp38, label %if.then40, label %if.else41, !dbg !93

if.then40:
  br label %if.end42, !dbg !93

if.else41:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([84 x i8], [84 x i8]* @.str.7, i64 0, i64 0), i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.1, i64 0, i64 0), i32 noundef 20, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !90
  unreachable, !dbg !90

if.end42:
  %29 = bitcast [3 x %struct.record]* %records to i8*, !dbg !94
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %29), !dbg !94
  %30 = bitcast [3 x i8*]* %texts to i8*, !dbg !94
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %30), !dbg !94
  %31 = bitcast i32** %found to i8*, !dbg !94
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %31), !dbg !94
  %32 = bitcast i32* %sought to i8*, !dbg !94
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %32), !dbg !94
  %33 = bitcast [7 x i32]* %numbers to i8*, !dbg !94
  call void @llvm.lifetime.end.p0i8(i64 28, i8* %33), !dbg !94
  ret i32 0, !dbg !95
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare !dbg !96 void @qsort(i8* noundef, i64 noundef, i64 noundef, i32 (i8*, i8*)* noundef)

define internal i32 @by_number(i8* noundef %a, i8* noundef %b) !dbg !111 {
entry:
  %a.addr = alloca i8*, align 8
  %b.addr = alloca i8*, align 8
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  store i8* %a, i8** %a.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %a.addr, metadata !113, metadata !DIExpression()), !dbg !117
  store i8* %b, i8** %b.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %b.addr, metadata !114, metadata !DIExpression()), !dbg !118
  %0 = bitcast i32* %x to i8*, !dbg !119
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !119
  call void @llvm.dbg.declare(metadata i32* %x, metadata !115, metadata !DIExpression()), !dbg !120
  %1 = load i8*, i8** %a.addr, align 8, !dbg !121
  %2 = bitcast i8* %1 to i32*, !dbg !122
  %3 = load i32, i32* %2, align 4, !dbg !123
  store i32 %3, i32* %x, align 4, !dbg !120
  %4 = bitcast i32* %y to i8*, !dbg !119
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4), !dbg !119
  call void @llvm.dbg.declare(metadata i32* %y, metadata !116, metadata !DIExpression()), !dbg !124
  %5 = load i8*, i8** %b.addr, align 8, !dbg !125
  %6 = bitcast i8* %5 to i32*, !dbg !126
  %7 = load i32, i32* %6, align 4, !dbg !127
  store i32 %7, i32* %y, align 4, !dbg !124
  %8 = load i32, i32* %x, align 4, !dbg !128
  %9 = load i32, i32* %y, align 4, !dbg !129
  %cmp = icmp sgt i32 %8, %9, !dbg !130
  %conv = zext i1 %cmp to i32, !dbg !130
  %10 = load i32, i32* %x, align 4, !dbg !131
  %11 = load i32, i32* %y, align 4, !dbg !132
  %cmp1 = icmp slt i32 %10, %11, !dbg !133
  %conv2 = zext i1 %cmp1 to i32, !dbg !133
  %sub = sub nsw i32 %conv, %conv2, !dbg !134
  %12 = bitcast i32* %y to i8*, !dbg !135
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %12), !dbg !135
  %13 = bitcast i32* %x to i8*, !dbg !135
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %13), !dbg !135
  ret i32 %sub, !dbg !136
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare !dbg !137 i8* @bsearch(i8* noundef, i8* noundef, i64 noundef, i64 noundef, i32 (i8*, i8*)* noundef)

define internal i32 @by_text(i8* noundef %a, i8* noundef %b) !dbg !140 {
entry:
  %a.addr = alloca i8*, align 8
  %b.addr = alloca i8*, align 8
  store i8* %a, i8** %a.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %a.addr, metadata !142, metadata !DIExpression()), !dbg !144
  store i8* %b, i8** %b.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %b.addr, metadata !143, metadata !DIExpression()), !dbg !145
  %0 = load i8*, i8** %a.addr, align 8, !dbg !146
  %1 = bitcast i8* %0 to i8**, !dbg !147
  %2 = load i8*, i8** %1, align 8, !dbg !148
  %3 = load i8*, i8** %b.addr, align 8, !dbg !149
  %4 = bitcast i8* %3 to i8**, !dbg !150
  %5 = load i8*, i8** %4, align 8, !dbg !151
  %call = call i32 @strcmp(i8* noundef %2, i8* noundef %5), !dbg !152
  ret i32 %call, !dbg !153
}

declare i32 @strcmp(i8* noundef, i8* noundef)

define internal i32 @by_key(i8* noundef %a, i8* noundef %b) !dbg !154 {
entry:
  %a.addr = alloca i8*, align 8
  %b.addr = alloca i8*, align 8
  store i8* %a, i8** %a.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %a.addr, metadata !156, metadata !DIExpression()), !dbg !158
  store i8* %b, i8** %b.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %b.addr, metadata !157, metadata !DIExpression()), !dbg !159
  %0 = load i8*, i8** %b.addr, align 8, !dbg !160
  %1 = bitcast i8* %0 to %struct.record*, !dbg !161
  %key = getelementptr inbounds %struct.record, %struct.record* %1, i32 0, i32 0, !dbg !162
  %2 = load i32, i32* %key, align 4, !dbg !162
  %3 = load i8*, i8** %a.addr, align 8, !dbg !163
  %4 = bitcast i8* %3 to %struct.record*, !dbg !164
  %key1 = getelementptr inbounds %struct.record, %struct.record* %4, i32 0, i32 0, !dbg !165
  %5 = load i32, i32* %key1, align 4, !dbg !165
  %sub = sub nsw i32 %2, %5, !dbg !166
  ret i32 %sub, !dbg !167
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!19, !20, !21, !22, !23, !24}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "qsort_of_kinds_safe.c", directory: ".")
!2 = !{!3, !6, !10}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!12 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "record", file: !1, line: 5, size: 64, elements: !13)
!13 = !{!14, !15}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !12, file: !1, line: 5, baseType: !5, size: 32)
!15 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !12, file: !1, line: 5, baseType: !16, size: 32, offset: 32)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 32, elements: !17)
!17 = !{!18}
!18 = !DISubrange(count: 4)
!19 = !{i32 7, !"Dwarf Version", i32 5}
!20 = !{i32 2, !"Debug Info Version", i32 3}
!21 = !{i32 1, !"wchar_size", i32 4}
!22 = !{i32 7, !"PIC Level", i32 2}
!23 = !{i32 7, !"PIE Level", i32 2}
!24 = !{i32 7, !"uwtable", i32 1}

!26 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !27, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !29)
!27 = !DISubroutineType(types: !28)
!28 = !{!5}
!29 = !{!30, !34, !35, !37, !39, !45}
!30 = !DILocalVariable(name: "numbers", scope: !26, file: !1, line: 10, type: !31)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 224, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 7)
!34 = !DILocalVariable(name: "sought", scope: !26, file: !1, line: 10, type: !5)
!35 = !DILocalVariable(name: "i", scope: !36, file: !1, line: 12, type: !5)
!36 = distinct !DILexicalBlock(scope: !26, file: !1, line: 12, column: 3)
!37 = !DILocalVariable(name: "found", scope: !26, file: !1, line: 13, type: !38)
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!39 = !DILocalVariable(name: "texts", scope: !26, file: !1, line: 15, type: !40)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 192, elements: !43)
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !42, size: 64)
!42 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!43 = !{!44}
!44 = !DISubrange(count: 3)
!45 = !DILocalVariable(name: "records", scope: !26, file: !1, line: 18, type: !46)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 192, elements: !43)
!47 = !DILocation(line: 10, column: 3, scope: !26)
!48 = !DILocation(line: 10, column: 7, scope: !26)
!49 = !DILocation(line: 10, column: 43, scope: !26)
!50 = !DILocation(line: 11, column: 9, scope: !26)
!51 = !DILocation(line: 11, column: 3, scope: !26)
!52 = !DILocation(line: 12, column: 8, scope: !36)
!53 = !DILocation(line: 12, column: 12, scope: !36)
!54 = !DILocation(line: 12, column: 19, scope: !55)
!55 = distinct !DILexicalBlock(scope: !36, file: !1, line: 12, column: 3)
!56 = !DILocation(line: 12, column: 21, scope: !55)
!57 = !DILocation(line: 12, column: 3, scope: !36)
!58 = !DILocation(line: 12, column: 3, scope: !55)
!59 = !DILocation(line: 12, column: 31, scope: !60)
!60 = distinct !DILexicalBlock(scope: !61, file: !1, line: 12, column: 31)
!61 = distinct !DILexicalBlock(scope: !55, file: !1, line: 12, column: 31)
!62 = !DILocation(line: 12, column: 31, scope: !61)
!63 = !DILocation(line: 12, column: 31, scope: !55)
!64 = !DILocation(line: 12, column: 27, scope: !55)
!65 = distinct !{!65, !57, !66, !67, !68}
!66 = !DILocation(line: 12, column: 31, scope: !36)
!67 = !{!"llvm.loop.mustprogress"}
!68 = !{!"llvm.loop.unroll.disable"}
!69 = !DILocation(line: 13, column: 3, scope: !26)
!70 = !DILocation(line: 13, column: 8, scope: !26)
!71 = !DILocation(line: 13, column: 24, scope: !26)
!72 = !DILocation(line: 13, column: 33, scope: !26)
!73 = !DILocation(line: 13, column: 16, scope: !26)
!74 = !DILocation(line: 14, column: 3, scope: !75)
!75 = distinct !DILexicalBlock(scope: !76, file: !1, line: 14, column: 3)
!76 = distinct !DILexicalBlock(scope: !26, file: !1, line: 14, column: 3)
!77 = !DILocation(line: 14, column: 3, scope: !76)
!78 = !DILocation(line: 15, column: 3, scope: !26)
!79 = !DILocation(line: 15, column: 15, scope: !26)
!80 = !DILocation(line: 16, column: 9, scope: !26)
!81 = !DILocation(line: 16, column: 3, scope: !26)
!82 = !DILocation(line: 17, column: 3, scope: !83)
!83 = distinct !DILexicalBlock(scope: !84, file: !1, line: 17, column: 3)
!84 = distinct !DILexicalBlock(scope: !26, file: !1, line: 17, column: 3)
!85 = !DILocation(line: 17, column: 3, scope: !84)
!86 = !DILocation(line: 18, column: 3, scope: !26)
!87 = !DILocation(line: 18, column: 17, scope: !26)
!88 = !DILocation(line: 19, column: 9, scope: !26)
!89 = !DILocation(line: 19, column: 3, scope: !26)
!90 = !DILocation(line: 20, column: 3, scope: !91)
!91 = distinct !DILexicalBlock(scope: !92, file: !1, line: 20, column: 3)
!92 = distinct !DILexicalBlock(scope: !26, file: !1, line: 20, column: 3)
!93 = !DILocation(line: 20, column: 3, scope: !92)
!94 = !DILocation(line: 22, column: 1, scope: !26)
!95 = !DILocation(line: 21, column: 3, scope: !26)
!96 = !DISubprogram(name: "qsort", scope: !97, file: !97, line: 851, type: !98, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !110)
!97 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!98 = !DISubroutineType(types: !99)
!99 = !{null, !100, !101, !101, !104}
!100 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!101 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !102, line: 46, baseType: !103)
!102 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!103 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!104 = !DIDerivedType(tag: DW_TAG_typedef, name: "__compar_fn_t", file: !97, line: 829, baseType: !105)
!105 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !106, size: 64)
!106 = !DISubroutineType(types: !107)
!107 = !{!5, !108, !108}
!108 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !109, size: 64)
!109 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!110 = !{}
!111 = distinct !DISubprogram(name: "by_number", scope: !1, file: !1, line: 6, type: !106, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !112)
!112 = !{!113, !114, !115, !116}
!113 = !DILocalVariable(name: "a", arg: 1, scope: !111, file: !1, line: 6, type: !108)
!114 = !DILocalVariable(name: "b", arg: 2, scope: !111, file: !1, line: 6, type: !108)
!115 = !DILocalVariable(name: "x", scope: !111, file: !1, line: 6, type: !5)
!116 = !DILocalVariable(name: "y", scope: !111, file: !1, line: 6, type: !5)
!117 = !DILocation(line: 6, column: 34, scope: !111)
!118 = !DILocation(line: 6, column: 49, scope: !111)
!119 = !DILocation(line: 6, column: 54, scope: !111)
!120 = !DILocation(line: 6, column: 58, scope: !111)
!121 = !DILocation(line: 6, column: 76, scope: !111)
!122 = !DILocation(line: 6, column: 63, scope: !111)
!123 = !DILocation(line: 6, column: 62, scope: !111)
!124 = !DILocation(line: 6, column: 79, scope: !111)
!125 = !DILocation(line: 6, column: 97, scope: !111)
!126 = !DILocation(line: 6, column: 84, scope: !111)
!127 = !DILocation(line: 6, column: 83, scope: !111)
!128 = !DILocation(line: 6, column: 108, scope: !111)
!129 = !DILocation(line: 6, column: 112, scope: !111)
!130 = !DILocation(line: 6, column: 110, scope: !111)
!131 = !DILocation(line: 6, column: 118, scope: !111)
!132 = !DILocation(line: 6, column: 122, scope: !111)
!133 = !DILocation(line: 6, column: 120, scope: !111)
!134 = !DILocation(line: 6, column: 115, scope: !111)
!135 = !DILocation(line: 6, column: 126, scope: !111)
!136 = !DILocation(line: 6, column: 100, scope: !111)
!137 = !DISubprogram(name: "bsearch", scope: !97, file: !97, line: 841, type: !138, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !110)
!138 = !DISubroutineType(types: !139)
!139 = !{!100, !108, !108, !101, !101, !104}
!140 = distinct !DISubprogram(name: "by_text", scope: !1, file: !1, line: 7, type: !106, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !141)
!141 = !{!142, !143}
!142 = !DILocalVariable(name: "a", arg: 1, scope: !140, file: !1, line: 7, type: !108)
!143 = !DILocalVariable(name: "b", arg: 2, scope: !140, file: !1, line: 7, type: !108)
!144 = !DILocation(line: 7, column: 32, scope: !140)
!145 = !DILocation(line: 7, column: 47, scope: !140)
!146 = !DILocation(line: 7, column: 82, scope: !140)
!147 = !DILocation(line: 7, column: 67, scope: !140)
!148 = !DILocation(line: 7, column: 66, scope: !140)
!149 = !DILocation(line: 7, column: 101, scope: !140)
!150 = !DILocation(line: 7, column: 86, scope: !140)
!151 = !DILocation(line: 7, column: 85, scope: !140)
!152 = !DILocation(line: 7, column: 59, scope: !140)
!153 = !DILocation(line: 7, column: 52, scope: !140)
!154 = distinct !DISubprogram(name: "by_key", scope: !1, file: !1, line: 8, type: !106, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !155)
!155 = !{!156, !157}
!156 = !DILocalVariable(name: "a", arg: 1, scope: !154, file: !1, line: 8, type: !108)
!157 = !DILocalVariable(name: "b", arg: 2, scope: !154, file: !1, line: 8, type: !108)
!158 = !DILocation(line: 8, column: 31, scope: !154)
!159 = !DILocation(line: 8, column: 46, scope: !154)
!160 = !DILocation(line: 8, column: 82, scope: !154)
!161 = !DILocation(line: 8, column: 59, scope: !154)
!162 = !DILocation(line: 8, column: 86, scope: !154)
!163 = !DILocation(line: 8, column: 116, scope: !154)
!164 = !DILocation(line: 8, column: 93, scope: !154)
!165 = !DILocation(line: 8, column: 120, scope: !154)
!166 = !DILocation(line: 8, column: 90, scope: !154)
!167 = !DILocation(line: 8, column: 51, scope: !154)
