source_filename = "calendar_of_times_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i8* }

@.str = private unnamed_addr constant [110 x i8] c"leap->tm_year == 100 && leap->tm_mon == 1 && leap->tm_mday == 29 && leap->tm_wday == 2 && leap->tm_yday == 59\00", align 1
@.str.1 = private unnamed_addr constant [25 x i8] c"calendar_of_times_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [108 x i8] c"gmtime_r(&time, &fields) == &fields && fields.tm_year == 69 && fields.tm_sec == 59 && fields.tm_yday == 364\00", align 1
@.str.3 = private unnamed_addr constant [31 x i8] c"%Y-%m-%d %H:%M:%S, %A, week %V\00", align 1
@.str.4 = private unnamed_addr constant [77 x i8] c"strftime(text, sizeof text, \22%Y-%m-%d %H:%M:%S, %A, week %V\22, &fields) == 39\00", align 1
@.str.5 = private unnamed_addr constant [40 x i8] c"1969-12-31 23:59:59, Wednesday, week 01\00", align 1
@.str.6 = private unnamed_addr constant [57 x i8] c"!strcmp(text, \221969-12-31 23:59:59, Wednesday, week 01\22)\00", align 1
@.str.7 = private unnamed_addr constant [26 x i8] c"Wed Dec 31 23:59:59 1969\0A\00", align 1
@.str.8 = private unnamed_addr constant [56 x i8] c"!strcmp(asctime(&fields), \22Wed Dec 31 23:59:59 1969\\n\22)\00", align 1
@.str.9 = private unnamed_addr constant [3 x i8] c"%F\00", align 1
@.str.10 = private unnamed_addr constant [11 x i8] c"2026-11-28\00", align 1
@.str.11 = private unnamed_addr constant [109 x i8] c"strftime(text, 11, \22%F\22, &date) == 10 && !strcmp(text, \222026-11-28\22) && strftime(text, 10, \22%F\22, &date) == 0\00", align 1
@.str.12 = private unnamed_addr constant [96 x i8] c"timegm(&later) == 1741046400 && later.tm_year == 125 && later.tm_mon == 2 && later.tm_mday == 4\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %time = alloca i64, align 8
  %leap = alloca %struct.tm*, align 8
  %fields = alloca %struct.tm, align 8
  %later = alloca %struct.tm, align 8
  %text = alloca [40 x i8], align 16
  %date = alloca %struct.tm, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i64* %time to i8*, !dbg !46
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !46
  call void @llvm.dbg.declare(metadata i64* %time, metadata !14, metadata !DIExpression()), !dbg !47
  store i64 951782400, i64* %time, align 8, !dbg !47
  %1 = bitcast %struct.tm** %leap to i8*, !dbg !48
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !48
  call void @llvm.dbg.declare(metadata %struct.tm** %leap, metadata !20, metadata !DIExpression()), !dbg !49
  %call = call %struct.tm* @gmtime(i64* noundef %time), !dbg !50
  store %struct.tm* %call, %struct.tm** %leap, align 8, !dbg !49
  %2 = bitcast %struct.tm* %fields to i8*, !dbg !48
  call void @llvm.lifetime.start.p0i8(i64 56, i8* %2), !dbg !48
  call void @llvm.dbg.declare(metadata %struct.tm* %fields, metadata !39, metadata !DIExpression()), !dbg !51
  %3 = bitcast %struct.tm* %later to i8*, !dbg !48
  call void @llvm.lifetime.start.p0i8(i64 56, i8* %3), !dbg !48
  call void @llvm.dbg.declare(metadata %struct.tm* %later, metadata !40, metadata !DIExpression()), !dbg !52
  %4 = bitcast %struct.tm* %later to i8*, !dbg !52
  call void @llvm.memset.p0i8.i64(i8* align 8 %4, i8 0, i64 56, i1 false), !dbg !52
  %5 = bitcast i8* %4 to %struct.tm*, !dbg !52
  %6 = getelementptr inbounds %struct.tm, %struct.tm* %5, i32 0, i32 3, !dbg !52
  store i32 32, i32* %6, align 4, !dbg !52
  %7 = getelementptr inbounds %struct.tm, %struct.tm* %5, i32 0, i32 4, !dbg !52
  store i32 13, i32* %7, align 8, !dbg !52
  %8 = getelementptr inbounds %struct.tm, %struct.tm* %5, i32 0, i32 5, !dbg !52
  store i32 124, i32* %8, align 4, !dbg !52
  %9 = load %struct.tm*, %struct.tm** %leap, align 8, !dbg !53
  %tm_year = getelementptr inbounds %struct.tm, %struct.tm* %9, i32 0, i32 5, !dbg !53
  %10 = load i32, i32* %tm_year, align 4, !dbg !53
  %cmp = icmp eq i32 %10, 100, !dbg !53
  br i1 %cmp, label %land.lhs.true, label %if.else, !dbg !53

land.lhs.true:
  %11 = load %struct.tm*, %struct.tm** %leap, align 8, !dbg !53
  %tm_mon = getelementptr inbounds %struct.tm, %struct.tm* %11, i32 0, i32 4, !dbg !53
  %12 = load i32, i32* %tm_mon, align 8, !dbg !53
  %cmp1 = icmp eq i32 %12, 1, !dbg !53
  br i1 %cmp1, label %land.lhs.true2, label %if.else, !dbg !53

land.lhs.true2:
  %13 = load %struct.tm*, %struct.tm** %leap, align 8, !dbg !53
  %tm_mday = getelementptr inbounds %struct.tm, %struct.tm* %13, i32 0, i32 3, !dbg !53
  %14 = load i32, i32* %tm_mday, align 4, !dbg !53
  %cmp3 = icmp eq i32 %14, 29, !dbg !53
  br i1 %cmp3, label %land.lhs.true4, label %if.else, !dbg !53

land.lhs.true4:
  %15 = load %struct.tm*, %struct.tm** %leap, align 8, !dbg !53
  %tm_wday = getelementptr inbounds %struct.tm, %struct.tm* %15, i32 0, i32 6, !dbg !53
  %16 = load i32, i32* %tm_wday, align 8, !dbg !53
  %cmp5 = icmp eq i32 %16, 2, !dbg !53
  br i1 %cmp5, label %land.lhs.true6, label %if.else, !dbg !53

land.lhs.true6:
  %17 = load %struct.tm*, %struct.tm** %leap, align 8, !dbg !53
  %tm_yday = getelementptr inbounds %struct.tm, %struct.tm* %17, i32 0, i32 7, !dbg !53
  %18 = load i32, i32* %tm_yday, align 4, !dbg !53
  %cmp7 = icmp eq i32 %18, 59, !dbg !53
  br i1 %cmp7, label %if.then, label %if.else, !dbg !56

if.then:
  br label %if.end, !dbg !56

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([110 x i8], [110 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 8, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !53
  unreachable, !dbg !53

if.end:
  store i64 -1, i64* %time, align 8, !dbg !57
  %call8 = call %struct.tm* @gmtime_r(i64* noundef %time, %struct.tm* noundef %fields), !dbg !58
  %cmp9 = icmp eq %struct.tm* %call8, %fields, !dbg !58
  br i1 %cmp9, label %land.lhs.true10, label %if.else19, !dbg !58

land.lhs.true10:
  %tm_year11 = getelementptr inbounds %struct.tm, %struct.tm* %fields, i32 0, i32 5, !dbg !58
  %19 = load i32, i32* %tm_year11, align 4, !dbg !58
  %cmp12 = icmp eq i32 %19, 69, !dbg !58
  br i1 %cmp12, label %land.lhs.true13, label %if.else19, !dbg !58

land.lhs.true13:
  %tm_sec = getelementptr inbounds %struct.tm, %struct.tm* %fields, i32 0, i32 0, !dbg !58
  %20 = load i32, i32* %tm_sec, align 8, !dbg !58
  %cmp14 = icmp eq i32 %20, 59, !dbg !58
  br i1 %cmp14, label %land.lhs.true15, label %if.else19, !dbg !58

land.lhs.true15:
  %tm_yday16 = getelementptr inbounds %struct.tm, %struct.tm* %fields, i32 0, i32 7, !dbg !58
  %21 = load i32, i32* %tm_yday16, align 4, !dbg !58
  %cmp17 = icmp eq i32 %21, 364, !dbg !58
  br i1 %cmp17, label %if.then18, label %if.else19, !dbg !61

if.then18:
  br label %if.end20, !dbg !61

if.else19:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([108 x i8], [108 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 10, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !58
  unreachable, !dbg !58

if.end20:
  %22 = bitcast [40 x i8]* %text to i8*, !dbg !62
  call void @llvm.lifetime.start.p0i8(i64 40, i8* %22), !dbg !62
  call void @llvm.dbg.declare(metadata [40 x i8]* %text, metadata !41, metadata !DIExpression()), !dbg !63
  %arraydecay = getelementptr inbounds [40 x i8], [40 x i8]* %text, i64 0, i64 0, !dbg !64
  %call21 = call i64 @strftime(i8* noundef %arraydecay, i64 noundef 40, i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.3, i64 0, i64 0), %struct.tm* noundef %fields), !dbg !64
  %cmp22 = icmp eq i64 %call21, 39, !dbg !64
  br i1 %cmp22, label %if.then23, label %if.else24, !dbg !67

if.then23:
  br label %if.end25, !dbg !67

if.else24:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([77 x i8], [77 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 12, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !64
  unreachable, !dbg !64

if.end25:
  %arraydecay26 = getelementptr inbounds [40 x i8], [40 x i8]* %text, i64 0, i64 0, !dbg !68
  %call27 = call i32 @strcmp(i8* noundef %arraydecay26, i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.5, i64 0, i64 0)), !dbg !68
  %tobool = icmp ne i32 %call27, 0, !dbg !68
  br i1 %tobool, label %if.else29, label %if.then28, !dbg !71

if.then28:
  br label %if.end30, !dbg !71

if.else29:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !68
  unreachable, !dbg !68

if.end30:
  %call31 = call i8* @asctime(%struct.tm* noundef %fields), !dbg !72
  %call32 = call i32 @strcmp(i8* noundef %call31, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.7, i64 0, i64 0)), !dbg !72
  %tobool33 = icmp ne i32 %call32, 0, !dbg !72
  br i1 %tobool33, label %if.else35, label %if.then34, !dbg !75

if.then34:
  br label %if.end36, !dbg !75

if.else35:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([56 x i8], [56 x i8]* @.str.8, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 14, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !72
  unreachable, !dbg !72

if.end36:
  %23 = bitcast %struct.tm* %date to i8*, !dbg !76
  call void @llvm.lifetime.start.p0i8(i64 56, i8* %23), !dbg !76
  call void @llvm.dbg.declare(metadata %struct.tm* %date, metadata !45, metadata !DIExpression()), !dbg !77
  %24 = bitcast %struct.tm* %date to i8*, !dbg !77
  call void @llvm.memset.p0i8.i64(i8* align 8 %24, i8 0, i64 56, i1 false), !dbg !77
  %25 = bitcast i8* %24 to %struct.tm*, !dbg !77
  %26 = getelementptr inbounds %struct.tm, %struct.tm* %25, i32 0, i32 3, !dbg !77
  store i32 28, i32* %26, align 4, !dbg !77
  %27 = getelementptr inbounds %struct.tm, %struct.tm* %25, i32 0, i32 4, !dbg !77
  store i32 10, i32* %27, align 8, !dbg !77
  %28 = getelementptr inbounds %struct.tm, %struct.tm* %25, i32 0, i32 5, !dbg !77
  store i32 126, i32* %28, align 4, !dbg !77
  %arraydecay37 = getelementptr inbounds [40 x i8], [40 x i8]* %text, i64 0, i64 0, !dbg !78
  %call38 = call i64 @strftime(i8* noundef %arraydecay37, i64 noundef 11, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.9, i64 0, i64 0), %struct.tm* noundef %date), !dbg !78
  %cmp39 = icmp eq i64 %call38, 10, !dbg !78
  br i1 %cmp39, label %land.lhs.true40, label %if.else49, !dbg !78

land.lhs.true40:
  %arraydecay41 = getelementptr inbounds [40 x i8], [40 x i8]* %text, i64 0, i64 0, !dbg !78
  %call42 = call i32 @strcmp(i8* noundef %arraydecay41, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.10, i64 0, i64 0)), !dbg !78
  %tobool43 = icmp ne i32 %call42, 0, !dbg !78
  br i1 %tobool43, label %if.else49, label %land.lhs.true44, !dbg !78

land.lhs.true44:
  %arraydecay45 = getelementptr inbounds [40 x i8], [40 x i8]* %text, i64 0, i64 0, !dbg !78
  %call46 = call i64 @strftime(i8* noundef %arraydecay45, i64 noundef 10, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.9, i64 0, i64 0), %struct.tm* noundef %date), !dbg !78
  %cmp47 = icmp eq i64 %call46, 0, !dbg !78
  br i1 %cmp47, label %if.then48, label %if.else49, !dbg !81

if.then48:
  br label %if.end50, !dbg !81

if.else49:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([109 x i8], [109 x i8]* @.str.11, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 16, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !78
  unreachable, !dbg !78

if.end50:
  %call51 = call i64 @timegm(%struct.tm* noundef %later), !dbg !82
  %cmp52 = icmp eq i64 %call51, 1741046400, !dbg !82
  br i1 %cmp52, label %land.lhs.true53, label %if.else63, !dbg !82

land.lhs.true53:
  %tm_year54 = getelementptr inbounds %struct.tm, %struct.tm* %later, i32 0, i32 5, !dbg !82
  %29 = load i32, i32* %tm_year54, align 4, !dbg !82
  %cmp55 = icmp eq i32 %29, 125, !dbg !82
  br i1 %cmp55, label %land.lhs.true56, label %if.else63, !dbg !82

land.lhs.true56:
  %tm_mon57 = getelementptr inbounds %struct.tm, %struct.tm* %later, i32 0, i32 4, !dbg !82
  %30 = load i32, i32* %tm_mon57, align 8, !dbg !82
  %cmp58 = icmp eq i32 %30, 2, !dbg !82
  br i1 %cmp58, label %land.lhs.true59, label %if.else63, !dbg !82

land.lhs.true59:
  %tm_mday60 = getelementptr inbounds %struct.tm, %struct.tm* %later, i32 0, i32 3, !dbg !82
  %31 = load i32, i32* %tm_mday60, align 4, !dbg !82
  %cmp61 = icmp eq i32 %31, 4, !dbg !82
  br i1 %cmp61, label %if.then62, label %if.else63, !dbg !85

if.then62:
  br label %if.end64, !dbg !85

if.else63:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([96 x i8], [96 x i8]* @.str.12, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 17, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !82
  unreachable, !dbg !82

if.end64:
  %32 = bitcast %struct.tm* %date to i8*, !dbg !86
  call void @llvm.lifetime.end.p0i8(i64 56, i8* %32), !dbg !86
  %33 = bitcast [40 x i8]* %text to i8*, !dbg !86
  call void @llvm.lifetime.end.p0i8(i64 40, i8* %33), !dbg !86
  %34 = bitcast %struct.tm* %later to i8*, !dbg !86
  call void @llvm.lifetime.end.p0i8(i64 56, i8* %34), !dbg !86
  %35 = bitcast %struct.tm* %fields to i8*, !dbg !86
  call void @llvm.lifetime.end.p0i8(i64 56, i8* %35), !dbg !86
  %36 = bitcast %struct.tm** %leap to i8*, !dbg !86
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %36), !dbg !86
  %37 = bitcast i64* %time to i8*, !dbg !86
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %37), !dbg !86
  ret i32 0, !dbg !87
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !88 %struct.tm* @gmtime(i64* noundef)

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare !dbg !95 %struct.tm* @gmtime_r(i64* noundef, %struct.tm* noundef)

declare !dbg !100 i64 @strftime(i8* noundef, i64 noundef, i8* noundef, %struct.tm* noundef)

declare i32 @strcmp(i8* noundef, i8* noundef)

declare !dbg !112 i8* @asctime(%struct.tm* noundef)

declare !dbg !115 i64 @timegm(%struct.tm* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "calendar_of_times_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !10, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !20, !39, !40, !41, !45}
!14 = !DILocalVariable(name: "time", scope: !9, file: !1, line: 6, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !16, line: 10, baseType: !17)
!16 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/time_t.h", directory: "")
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !18, line: 160, baseType: !19)
!18 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!19 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!20 = !DILocalVariable(name: "leap", scope: !9, file: !1, line: 7, type: !21)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !23, line: 7, size: 448, elements: !24)
!23 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_tm.h", directory: "")
!24 = !{!25, !26, !27, !28, !29, !30, !31, !32, !33, !34, !35}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "tm_sec", scope: !22, file: !23, line: 9, baseType: !12, size: 32)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "tm_min", scope: !22, file: !23, line: 10, baseType: !12, size: 32, offset: 32)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "tm_hour", scope: !22, file: !23, line: 11, baseType: !12, size: 32, offset: 64)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "tm_mday", scope: !22, file: !23, line: 12, baseType: !12, size: 32, offset: 96)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "tm_mon", scope: !22, file: !23, line: 13, baseType: !12, size: 32, offset: 128)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "tm_year", scope: !22, file: !23, line: 14, baseType: !12, size: 32, offset: 160)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "tm_wday", scope: !22, file: !23, line: 15, baseType: !12, size: 32, offset: 192)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "tm_yday", scope: !22, file: !23, line: 16, baseType: !12, size: 32, offset: 224)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "tm_isdst", scope: !22, file: !23, line: 17, baseType: !12, size: 32, offset: 256)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "tm_gmtoff", scope: !22, file: !23, line: 20, baseType: !19, size: 64, offset: 320)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "tm_zone", scope: !22, file: !23, line: 21, baseType: !36, size: 64, offset: 384)
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!37 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !38)
!38 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!39 = !DILocalVariable(name: "fields", scope: !9, file: !1, line: 7, type: !22)
!40 = !DILocalVariable(name: "later", scope: !9, file: !1, line: 7, type: !22)
!41 = !DILocalVariable(name: "text", scope: !9, file: !1, line: 11, type: !42)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !38, size: 320, elements: !43)
!43 = !{!44}
!44 = !DISubrange(count: 40)
!45 = !DILocalVariable(name: "date", scope: !9, file: !1, line: 15, type: !22)
!46 = !DILocation(line: 6, column: 3, scope: !9)
!47 = !DILocation(line: 6, column: 10, scope: !9)
!48 = !DILocation(line: 7, column: 3, scope: !9)
!49 = !DILocation(line: 7, column: 14, scope: !9)
!50 = !DILocation(line: 7, column: 21, scope: !9)
!51 = !DILocation(line: 7, column: 36, scope: !9)
!52 = !DILocation(line: 7, column: 44, scope: !9)
!53 = !DILocation(line: 8, column: 3, scope: !54)
!54 = distinct !DILexicalBlock(scope: !55, file: !1, line: 8, column: 3)
!55 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 3)
!56 = !DILocation(line: 8, column: 3, scope: !55)
!57 = !DILocation(line: 9, column: 8, scope: !9)
!58 = !DILocation(line: 10, column: 3, scope: !59)
!59 = distinct !DILexicalBlock(scope: !60, file: !1, line: 10, column: 3)
!60 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 3)
!61 = !DILocation(line: 10, column: 3, scope: !60)
!62 = !DILocation(line: 11, column: 3, scope: !9)
!63 = !DILocation(line: 11, column: 8, scope: !9)
!64 = !DILocation(line: 12, column: 3, scope: !65)
!65 = distinct !DILexicalBlock(scope: !66, file: !1, line: 12, column: 3)
!66 = distinct !DILexicalBlock(scope: !9, file: !1, line: 12, column: 3)
!67 = !DILocation(line: 12, column: 3, scope: !66)
!68 = !DILocation(line: 13, column: 3, scope: !69)
!69 = distinct !DILexicalBlock(scope: !70, file: !1, line: 13, column: 3)
!70 = distinct !DILexicalBlock(scope: !9, file: !1, line: 13, column: 3)
!71 = !DILocation(line: 13, column: 3, scope: !70)
!72 = !DILocation(line: 14, column: 3, scope: !73)
!73 = distinct !DILexicalBlock(scope: !74, file: !1, line: 14, column: 3)
!74 = distinct !DILexicalBlock(scope: !9, file: !1, line: 14, column: 3)
!75 = !DILocation(line: 14, column: 3, scope: !74)
!76 = !DILocation(line: 15, column: 3, scope: !9)
!77 = !DILocation(line: 15, column: 13, scope: !9)
!78 = !DILocation(line: 16, column: 3, scope: !79)
!79 = distinct !DILexicalBlock(scope: !80, file: !1, line: 16, column: 3)
!80 = distinct !DILexicalBlock(scope: !9, file: !1, line: 16, column: 3)
!81 = !DILocation(line: 16, column: 3, scope: !80)
!82 = !DILocation(line: 17, column: 3, scope: !83)
!83 = distinct !DILexicalBlock(scope: !84, file: !1, line: 17, column: 3)
!84 = distinct !DILexicalBlock(scope: !9, file: !1, line: 17, column: 3)
!85 = !DILocation(line: 17, column: 3, scope: !84)
!86 = !DILocation(line: 19, column: 1, scope: !9)
!87 = !DILocation(line: 18, column: 3, scope: !9)
!88 = !DISubprogram(name: "gmtime", scope: !89, file: !89, line: 132, type: !90, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !94)
!89 = !DIFile(filename: "/usr/include/time.h", directory: "")
!90 = !DISubroutineType(types: !91)
!91 = !{!21, !92}
!92 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !93, size: 64)
!93 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!94 = !{}
!95 = !DISubprogram(name: "gmtime_r", scope: !89, file: !89, line: 154, type: !96, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !94)
!96 = !DISubroutineType(types: !97)
!97 = !{!21, !98, !99}
!98 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !92)
!99 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !21)
!100 = !DISubprogram(name: "strftime", scope: !89, file: !89, line: 100, type: !101, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !94)
!101 = !DISubroutineType(types: !102)
!102 = !{!103, !106, !103, !108, !109}
!103 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !104, line: 46, baseType: !105)
!104 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!105 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!106 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !107)
!107 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
!108 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !36)
!109 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !110)
!110 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !111, size: 64)
!111 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
!112 = !DISubprogram(name: "asctime", scope: !89, file: !89, line: 179, type: !113, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !94)
!113 = !DISubroutineType(types: !114)
!114 = !{!107, !110}
!115 = !DISubprogram(name: "timegm", scope: !89, file: !89, line: 246, type: !116, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !94)
!116 = !DISubroutineType(types: !117)
!117 = !{!15, !21}
