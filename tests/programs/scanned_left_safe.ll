source_filename = "scanned_left_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque

@.str = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@.str.1 = private unnamed_addr constant [21 x i8] c"!is_digit(getchar())\00", align 1
@.str.2 = private unnamed_addr constant [20 x i8] c"scanned_left_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"%d \00", align 1
@.str.4 = private unnamed_addr constant [44 x i8] c"next != ' ' && next != '\\n' && next != '\\t'\00", align 1
@.str.5 = private unnamed_addr constant [5 x i8] c"%d%c\00", align 1
@.str.6 = private unnamed_addr constant [21 x i8] c"!is_digit(character)\00", align 1
@.str.7 = private unnamed_addr constant [3 x i8] c"%u\00", align 1
@.str.8 = private unnamed_addr constant [3 x i8] c"%c\00", align 1
@.str.9 = private unnamed_addr constant [3 x i8] c"%x\00", align 1
@stdin = external global %struct._IO_FILE*, align 8
@.str.10 = private unnamed_addr constant [46 x i8] c"!is_digit(next) && next != 'a' && next != 'F'\00", align 1
@.str.11 = private unnamed_addr constant [3 x i8] c"%o\00", align 1
@.str.12 = private unnamed_addr constant [17 x i8] c"getchar() != '7'\00", align 1
@.str.13 = private unnamed_addr constant [8 x i8] c"%39[^\0A]\00", align 1
@.str.14 = private unnamed_addr constant [28 x i8] c"next == '\\n' || next == EOF\00", align 1
@.str.15 = private unnamed_addr constant [6 x i8] c"%d %d\00", align 1
@.str.16 = private unnamed_addr constant [29 x i8] c"feof(stdin) || ferror(stdin)\00", align 1
@.str.17 = private unnamed_addr constant [48 x i8] c"getchar() == EOF && scanf(\22%d\22, &number) == EOF\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %number = alloca i32, align 4
  %other = alloca i32, align 4
  %character = alloca i8, align 1
  %line = alloca [40 x i8], align 16
  %next = alloca i32, align 4
  %next55 = alloca i32, align 4
  %next84 = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %number to i8*, !dbg !31
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !31
  call void @llvm.dbg.declare(metadata i32* %number, metadata !14, metadata !DIExpression()), !dbg !32
  %1 = bitcast i32* %other to i8*, !dbg !31
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !31
  call void @llvm.dbg.declare(metadata i32* %other, metadata !15, metadata !DIExpression()), !dbg !33
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %character), !dbg !34
  call void @llvm.dbg.declare(metadata i8* %character, metadata !16, metadata !DIExpression()), !dbg !35
  %2 = bitcast [40 x i8]* %line to i8*, !dbg !34
  call void @llvm.lifetime.start.p0i8(i64 40, i8* %2), !dbg !34
  call void @llvm.dbg.declare(metadata [40 x i8]* %line, metadata !18, metadata !DIExpression()), !dbg !36
  %call = call i32 (i8*, ...) @__isoc99_scanf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0), i32* noundef %number), !dbg !37
  %cmp = icmp eq i32 %call, 1, !dbg !39
  br i1 %cmp, label %if.then, label %if.end4, !dbg !40

if.then:
  %call1 = call i32 @getchar(), !dbg !41
  %call2 = call i32 @is_digit(i32 noundef %call1), !dbg !41
  %tobool = icmp ne i32 %call2, 0, !dbg !41
  br i1 %tobool, label %if.else, label %if.then3, !dbg !44

if.then3:
  br label %if.end, !dbg !44

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.2, i64 0, i64 0), i32 noundef 10, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !41
  unreachable, !dbg !41

if.end:
  br label %if.end4, !dbg !45

if.end4:
  %call5 = call i32 (i8*, ...) @__isoc99_scanf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.3, i64 0, i64 0), i32* noundef %number), !dbg !46
  %cmp6 = icmp eq i32 %call5, 1, !dbg !47
  br i1 %cmp6, label %if.then7, label %if.end16, !dbg !48

if.then7:
  %3 = bitcast i32* %next to i8*, !dbg !49
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !49
  call void @llvm.dbg.declare(metadata i32* %next, metadata !22, metadata !DIExpression()), !dbg !50
  %call8 = call i32 @getchar(), !dbg !51
  store i32 %call8, i32* %next, align 4, !dbg !50
  %4 = load i32, i32* %next, align 4, !dbg !52
  %cmp9 = icmp ne i32 %4, 32, !dbg !52
  br i1 %cmp9, label %land.lhs.true, label %if.else14, !dbg !52

land.lhs.true:
  %5 = load i32, i32* %next, align 4, !dbg !52
  %cmp10 = icmp ne i32 %5, 10, !dbg !52
  br i1 %cmp10, label %land.lhs.true11, label %if.else14, !dbg !52

land.lhs.true11:
  %6 = load i32, i32* %next, align 4, !dbg !52
  %cmp12 = icmp ne i32 %6, 9, !dbg !52
  br i1 %cmp12, label %if.then13, label %if.else14, !dbg !55

if.then13:
  br label %if.end15, !dbg !55

if.else14:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.2, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !52
  unreachable, !dbg !52

if.end15:
  %7 = bitcast i32* %next to i8*, !dbg !56
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7), !dbg !56
  br label %if.end16, !dbg !57

if.end16:
  %call17 = call i32 (i8*, ...) @__isoc99_scanf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0), i32* noundef %number), !dbg !58
  %cmp18 = icmp eq i32 %call17, 0, !dbg !60
  br i1 %cmp18, label %if.then19, label %if.end26, !dbg !61

if.then19:
  %call20 = call i32 @getchar(), !dbg !62
  %call21 = call i32 @is_digit(i32 noundef %call20), !dbg !62
  %tobool22 = icmp ne i32 %call21, 0, !dbg !62
  br i1 %tobool22, label %if.else24, label %if.then23, !dbg !65

if.then23:
  br label %if.end25, !dbg !65

if.else24:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.2, i64 0, i64 0), i32 noundef 15, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !62
  unreachable, !dbg !62

if.end25:
  br label %if.end26, !dbg !66

if.end26:
  %call27 = call i32 (i8*, ...) @__isoc99_scanf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.5, i64 0, i64 0), i32* noundef %number, i8* noundef %character), !dbg !67
  %cmp28 = icmp eq i32 %call27, 2, !dbg !69
  br i1 %cmp28, label %if.then29, label %if.end35, !dbg !70

if.then29:
  %8 = load i8, i8* %character, align 1, !dbg !71
  %conv = sext i8 %8 to i32, !dbg !71
  %call30 = call i32 @is_digit(i32 noundef %conv), !dbg !71
  %tobool31 = icmp ne i32 %call30, 0, !dbg !71
  br i1 %tobool31, label %if.else33, label %if.then32, !dbg !74

if.then32:
  br label %if.end34, !dbg !74

if.else33:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.2, i64 0, i64 0), i32 noundef 16, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !71
  unreachable, !dbg !71

if.end34:
  br label %if.end35, !dbg !75

if.end35:
  %call36 = call i32 (i8*, ...) @__isoc99_scanf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.7, i64 0, i64 0), i32* noundef %number), !dbg !76
  %cmp37 = icmp eq i32 %call36, 1, !dbg !78
  br i1 %cmp37, label %land.lhs.true39, label %if.end50, !dbg !79

land.lhs.true39:
  %call40 = call i32 (i8*, ...) @__isoc99_scanf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.8, i64 0, i64 0), i8* noundef %character), !dbg !80
  %cmp41 = icmp eq i32 %call40, 1, !dbg !81
  br i1 %cmp41, label %if.then43, label %if.end50, !dbg !82

if.then43:
  %9 = load i8, i8* %character, align 1, !dbg !83
  %conv44 = sext i8 %9 to i32, !dbg !83
  %call45 = call i32 @is_digit(i32 noundef %conv44), !dbg !83
  %tobool46 = icmp ne i32 %call45, 0, !dbg !83
  br i1 %tobool46, label %if.else48, label %if.then47, !dbg !86

if.then47:
  br label %if.end49, !dbg !86

if.else48:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.2, i64 0, i64 0), i32 noundef 17, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !83
  unreachable, !dbg !83

if.end49:
  br label %if.end50, !dbg !87

if.end50:
  %call51 = call i32 (i8*, ...) @__isoc99_scanf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.9, i64 0, i64 0), i32* noundef %number), !dbg !88
  %cmp52 = icmp eq i32 %call51, 1, !dbg !89
  br i1 %cmp52, label %if.then54, label %if.end68, !dbg !90

if.then54:
  %10 = bitcast i32* %next55 to i8*, !dbg !91
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %10), !dbg !91
  call void @llvm.dbg.declare(metadata i32* %next55, metadata !25, metadata !DIExpression()), !dbg !92
  %11 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !93
  %call56 = call i32 @fgetc(%struct._IO_FILE* noundef %11), !dbg !94
  store i32 %call56, i32* %next55, align 4, !dbg !92
  %12 = load i32, i32* %next55, align 4, !dbg !95
  %call57 = call i32 @is_digit(i32 noundef %12), !dbg !95
  %tobool58 = icmp ne i32 %call57, 0, !dbg !95
  br i1 %tobool58, label %if.else66, label %land.lhs.true59, !dbg !95

land.lhs.true59:
  %13 = load i32, i32* %next55, align 4, !dbg !95
  %cmp60 = icmp ne i32 %13, 97, !dbg !95
  br i1 %cmp60, label %land.lhs.true62, label %if.else66, !dbg !95

land.lhs.true62:
  %14 = load i32, i32* %next55, align 4, !dbg !95
  %cmp63 = icmp ne i32 %14, 70, !dbg !95
  br i1 %cmp63, label %if.then65, label %if.else66, !dbg !98

if.then65:
  br label %if.end67, !dbg !98

if.else66:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.10, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.2, i64 0, i64 0), i32 noundef 20, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !95
  unreachable, !dbg !95

if.end67:
  %15 = bitcast i32* %next55 to i8*, !dbg !99
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %15), !dbg !99
  br label %if.end68, !dbg !100

if.end68:
  %call69 = call i32 (i8*, ...) @__isoc99_scanf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.11, i64 0, i64 0), i32* noundef %number), !dbg !101
  %cmp70 = icmp eq i32 %call69, 1, !dbg !103
  br i1 %cmp70, label %if.then72, label %if.end79, !dbg !104

if.then72:
  %call73 = call i32 @getchar(), !dbg !105
  %cmp74 = icmp ne i32 %call73, 55, !dbg !105
  br i1 %cmp74, label %if.then76, label %if.else77, !dbg !108

if.then76:
  br label %if.end78, !dbg !108

if.else77:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.2, i64 0, i64 0), i32 noundef 22, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !105
  unreachable, !dbg !105

if.end78:
  br label %if.end79, !dbg !109

if.end79:
  %arraydecay = getelementptr inbounds [40 x i8], [40 x i8]* %line, i64 0, i64 0, !dbg !110
  %call80 = call i32 (i8*, ...) @__isoc99_scanf(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.13, i64 0, i64 0), i8* noundef %arraydecay), !dbg !111
  %cmp81 = icmp eq i32 %call80, 0, !dbg !112
  br i1 %cmp81, label %if.then83, label %if.end93, !dbg !113

if.then83:
  %16 = bitcast i32* %next84 to i8*, !dbg !114
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %16), !dbg !114
  call void @llvm.dbg.declare(metadata i32* %next84, metadata !28, metadata !DIExpression()), !dbg !115
  %call85 = call i32 @getchar(), !dbg !116
  store i32 %call85, i32* %next84, align 4, !dbg !115
  %17 = load i32, i32* %next84, align 4, !dbg !117
  %cmp86 = icmp eq i32 %17, 10, !dbg !117
  br i1 %cmp86, label %if.then90, label %lor.lhs.false, !dbg !117

lor.lhs.false:
  %18 = load i32, i32* %next84, align 4, !dbg !117
  %cmp88 = icmp eq i32 %18, -1, !dbg !117
  br i1 %cmp88, label %if.then90, label %if.else91, !dbg !120

if.then90:
  br label %if.end92, !dbg !120

if.else91:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.14, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.2, i64 0, i64 0), i32 noundef 25, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !117
  unreachable, !dbg !117

if.end92:
  %19 = bitcast i32* %next84 to i8*, !dbg !121
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %19), !dbg !121
  br label %if.end93, !dbg !122

if.end93:
  %call94 = call i32 (i8*, ...) @__isoc99_scanf(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.15, i64 0, i64 0), i32* noundef %number, i32* noundef %other), !dbg !123
  %cmp95 = icmp eq i32 %call94, -1, !dbg !125
  br i1 %cmp95, label %if.then97, label %if.end120, !dbg !126

if.then97:
  %20 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !127
  %call98 = call i32 @feof(%struct._IO_FILE* noundef %20), !dbg !127
  %tobool99 = icmp ne i32 %call98, 0, !dbg !127
  br i1 %tobool99, label %if.then103, label %lor.lhs.false100, !dbg !127

lor.lhs.false100:
  %21 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !127
  %call101 = call i32 @ferror(%struct._IO_FILE* noundef %21), !dbg !127
  %tobool102 = icmp ne i32 %call101, 0, !dbg !127
  br i1 %tobool102, label %if.then103, label %if.else104, !dbg !131

if.then103:
  br label %if.end105, !dbg !131

if.else104:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.16, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.2, i64 0, i64 0), i32 noundef 28, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !127
  unreachable, !dbg !127

if.end105:
  %22 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !132
  %call106 = call i32 @feof(%struct._IO_FILE* noundef %22), !dbg !134
  %tobool107 = icmp ne i32 %call106, 0, !dbg !134
  br i1 %tobool107, label %if.then108, label %if.end119, !dbg !135

if.then108:
  %call109 = call i32 @getchar(), !dbg !136
  %cmp110 = icmp eq i32 %call109, -1, !dbg !136
  br i1 %cmp110, label %land.lhs.true112, label %if.else117, !dbg !136

land.lhs.true112:
  %call113 = call i32 (i8*, ...) @__isoc99_scanf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0), i32* noundef %number), !dbg !136
  %cmp114 = icmp eq i32 %call113, -1, !dbg !136
  br i1 %cmp114, label %if.then116, label %if.else117, !dbg !139

if.then116:
  br label %if.end118, !dbg !139

if.else117:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.17, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.2, i64 0, i64 0), i32 noundef 29, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !136
  unreachable, !dbg !136

if.end118:
  br label %if.end119, !dbg !140

if.end119:
  br label %if.end120, !dbg !141

if.end120:
  store i32 0, i32* %retval, align 4, !dbg !142
  %23 = bitcast [40 x i8]* %line to i8*, !dbg !143
  call void @llvm.lifetime.end.p0i8(i64 40, i8* %23), !dbg !143
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %character), !dbg !143
  %24 = bitcast i32* %other to i8*, !dbg !143
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %24), !dbg !143
  %25 = bitcast i32* %number to i8*, !dbg !143
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %25), !dbg !143
  %26 = load i32, i32* %retval, align 4, !dbg !143
  ret i32 %26, !dbg !143
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__isoc99_scanf(i8* noundef, ...)

define internal i32 @is_digit(i32 noundef %c) !dbg !144 {
entry:
  %c.addr = alloca i32, align 4
  store i32 %c, i32* %c.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %c.addr, metadata !148, metadata !DIExpression()), !dbg !149
  %0 = load i32, i32* %c.addr, align 4, !dbg !150
  %cmp = icmp sge i32 %0, 48, !dbg !151
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !152

land.rhs:
  %1 = load i32, i32* %c.addr, align 4, !dbg !153
  %cmp1 = icmp sle i32 %1, 57, !dbg !154
  br label %land.end

land.end:
  %2 = phi i1 [ false, %entry ], [ %cmp1, %land.rhs ], !dbg !155
  %land.ext = zext i1 %2 to i32, !dbg !152
  ret i32 %land.ext, !dbg !156
}

declare !dbg !157 i32 @getchar()

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare !dbg !160 i32 @fgetc(%struct._IO_FILE* noundef)

declare !dbg !224 i32 @feof(%struct._IO_FILE* noundef)

declare !dbg !225 i32 @ferror(%struct._IO_FILE* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "scanned_left_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !10, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !15, !16, !18, !22, !25, !28}
!14 = !DILocalVariable(name: "number", scope: !9, file: !1, line: 8, type: !12)
!15 = !DILocalVariable(name: "other", scope: !9, file: !1, line: 8, type: !12)
!16 = !DILocalVariable(name: "character", scope: !9, file: !1, line: 9, type: !17)
!17 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!18 = !DILocalVariable(name: "line", scope: !9, file: !1, line: 9, type: !19)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 320, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 40)
!22 = !DILocalVariable(name: "next", scope: !23, file: !1, line: 12, type: !12)
!23 = distinct !DILexicalBlock(scope: !24, file: !1, line: 11, column: 35)
!24 = distinct !DILexicalBlock(scope: !9, file: !1, line: 11, column: 7)
!25 = !DILocalVariable(name: "next", scope: !26, file: !1, line: 19, type: !12)
!26 = distinct !DILexicalBlock(scope: !27, file: !1, line: 18, column: 34)
!27 = distinct !DILexicalBlock(scope: !9, file: !1, line: 18, column: 7)
!28 = !DILocalVariable(name: "next", scope: !29, file: !1, line: 24, type: !12)
!29 = distinct !DILexicalBlock(scope: !30, file: !1, line: 23, column: 37)
!30 = distinct !DILexicalBlock(scope: !9, file: !1, line: 23, column: 7)
!31 = !DILocation(line: 8, column: 3, scope: !9)
!32 = !DILocation(line: 8, column: 7, scope: !9)
!33 = !DILocation(line: 8, column: 15, scope: !9)
!34 = !DILocation(line: 9, column: 3, scope: !9)
!35 = !DILocation(line: 9, column: 8, scope: !9)
!36 = !DILocation(line: 9, column: 19, scope: !9)
!37 = !DILocation(line: 10, column: 7, scope: !38)
!38 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 7)
!39 = !DILocation(line: 10, column: 28, scope: !38)
!40 = !DILocation(line: 10, column: 7, scope: !9)
!41 = !DILocation(line: 10, column: 34, scope: !42)
!42 = distinct !DILexicalBlock(scope: !43, file: !1, line: 10, column: 34)
!43 = distinct !DILexicalBlock(scope: !38, file: !1, line: 10, column: 34)
!44 = !DILocation(line: 10, column: 34, scope: !43)
!45 = !DILocation(line: 10, column: 34, scope: !38)
!46 = !DILocation(line: 11, column: 7, scope: !24)
!47 = !DILocation(line: 11, column: 29, scope: !24)
!48 = !DILocation(line: 11, column: 7, scope: !9)
!49 = !DILocation(line: 12, column: 5, scope: !23)
!50 = !DILocation(line: 12, column: 9, scope: !23)
!51 = !DILocation(line: 12, column: 16, scope: !23)
!52 = !DILocation(line: 13, column: 5, scope: !53)
!53 = distinct !DILexicalBlock(scope: !54, file: !1, line: 13, column: 5)
!54 = distinct !DILexicalBlock(scope: !23, file: !1, line: 13, column: 5)
!55 = !DILocation(line: 13, column: 5, scope: !54)
!56 = !DILocation(line: 14, column: 3, scope: !24)
!57 = !DILocation(line: 14, column: 3, scope: !23)
!58 = !DILocation(line: 15, column: 7, scope: !59)
!59 = distinct !DILexicalBlock(scope: !9, file: !1, line: 15, column: 7)
!60 = !DILocation(line: 15, column: 28, scope: !59)
!61 = !DILocation(line: 15, column: 7, scope: !9)
!62 = !DILocation(line: 15, column: 34, scope: !63)
!63 = distinct !DILexicalBlock(scope: !64, file: !1, line: 15, column: 34)
!64 = distinct !DILexicalBlock(scope: !59, file: !1, line: 15, column: 34)
!65 = !DILocation(line: 15, column: 34, scope: !64)
!66 = !DILocation(line: 15, column: 34, scope: !59)
!67 = !DILocation(line: 16, column: 7, scope: !68)
!68 = distinct !DILexicalBlock(scope: !9, file: !1, line: 16, column: 7)
!69 = !DILocation(line: 16, column: 42, scope: !68)
!70 = !DILocation(line: 16, column: 7, scope: !9)
!71 = !DILocation(line: 16, column: 48, scope: !72)
!72 = distinct !DILexicalBlock(scope: !73, file: !1, line: 16, column: 48)
!73 = distinct !DILexicalBlock(scope: !68, file: !1, line: 16, column: 48)
!74 = !DILocation(line: 16, column: 48, scope: !73)
!75 = !DILocation(line: 16, column: 48, scope: !68)
!76 = !DILocation(line: 17, column: 7, scope: !77)
!77 = distinct !DILexicalBlock(scope: !9, file: !1, line: 17, column: 7)
!78 = !DILocation(line: 17, column: 28, scope: !77)
!79 = !DILocation(line: 17, column: 33, scope: !77)
!80 = !DILocation(line: 17, column: 36, scope: !77)
!81 = !DILocation(line: 17, column: 60, scope: !77)
!82 = !DILocation(line: 17, column: 7, scope: !9)
!83 = !DILocation(line: 17, column: 66, scope: !84)
!84 = distinct !DILexicalBlock(scope: !85, file: !1, line: 17, column: 66)
!85 = distinct !DILexicalBlock(scope: !77, file: !1, line: 17, column: 66)
!86 = !DILocation(line: 17, column: 66, scope: !85)
!87 = !DILocation(line: 17, column: 66, scope: !77)
!88 = !DILocation(line: 18, column: 7, scope: !27)
!89 = !DILocation(line: 18, column: 28, scope: !27)
!90 = !DILocation(line: 18, column: 7, scope: !9)
!91 = !DILocation(line: 19, column: 5, scope: !26)
!92 = !DILocation(line: 19, column: 9, scope: !26)
!93 = !DILocation(line: 19, column: 22, scope: !26)
!94 = !DILocation(line: 19, column: 16, scope: !26)
!95 = !DILocation(line: 20, column: 5, scope: !96)
!96 = distinct !DILexicalBlock(scope: !97, file: !1, line: 20, column: 5)
!97 = distinct !DILexicalBlock(scope: !26, file: !1, line: 20, column: 5)
!98 = !DILocation(line: 20, column: 5, scope: !97)
!99 = !DILocation(line: 21, column: 3, scope: !27)
!100 = !DILocation(line: 21, column: 3, scope: !26)
!101 = !DILocation(line: 22, column: 7, scope: !102)
!102 = distinct !DILexicalBlock(scope: !9, file: !1, line: 22, column: 7)
!103 = !DILocation(line: 22, column: 28, scope: !102)
!104 = !DILocation(line: 22, column: 7, scope: !9)
!105 = !DILocation(line: 22, column: 34, scope: !106)
!106 = distinct !DILexicalBlock(scope: !107, file: !1, line: 22, column: 34)
!107 = distinct !DILexicalBlock(scope: !102, file: !1, line: 22, column: 34)
!108 = !DILocation(line: 22, column: 34, scope: !107)
!109 = !DILocation(line: 22, column: 34, scope: !102)
!110 = !DILocation(line: 23, column: 25, scope: !30)
!111 = !DILocation(line: 23, column: 7, scope: !30)
!112 = !DILocation(line: 23, column: 31, scope: !30)
!113 = !DILocation(line: 23, column: 7, scope: !9)
!114 = !DILocation(line: 24, column: 5, scope: !29)
!115 = !DILocation(line: 24, column: 9, scope: !29)
!116 = !DILocation(line: 24, column: 16, scope: !29)
!117 = !DILocation(line: 25, column: 5, scope: !118)
!118 = distinct !DILexicalBlock(scope: !119, file: !1, line: 25, column: 5)
!119 = distinct !DILexicalBlock(scope: !29, file: !1, line: 25, column: 5)
!120 = !DILocation(line: 25, column: 5, scope: !119)
!121 = !DILocation(line: 26, column: 3, scope: !30)
!122 = !DILocation(line: 26, column: 3, scope: !29)
!123 = !DILocation(line: 27, column: 7, scope: !124)
!124 = distinct !DILexicalBlock(scope: !9, file: !1, line: 27, column: 7)
!125 = !DILocation(line: 27, column: 39, scope: !124)
!126 = !DILocation(line: 27, column: 7, scope: !9)
!127 = !DILocation(line: 28, column: 5, scope: !128)
!128 = distinct !DILexicalBlock(scope: !129, file: !1, line: 28, column: 5)
!129 = distinct !DILexicalBlock(scope: !130, file: !1, line: 28, column: 5)
!130 = distinct !DILexicalBlock(scope: !124, file: !1, line: 27, column: 47)
!131 = !DILocation(line: 28, column: 5, scope: !129)
!132 = !DILocation(line: 29, column: 14, scope: !133)
!133 = distinct !DILexicalBlock(scope: !130, file: !1, line: 29, column: 9)
!134 = !DILocation(line: 29, column: 9, scope: !133)
!135 = !DILocation(line: 29, column: 9, scope: !130)
!136 = !DILocation(line: 29, column: 22, scope: !137)
!137 = distinct !DILexicalBlock(scope: !138, file: !1, line: 29, column: 22)
!138 = distinct !DILexicalBlock(scope: !133, file: !1, line: 29, column: 22)
!139 = !DILocation(line: 29, column: 22, scope: !138)
!140 = !DILocation(line: 29, column: 22, scope: !133)
!141 = !DILocation(line: 30, column: 3, scope: !130)
!142 = !DILocation(line: 31, column: 3, scope: !9)
!143 = !DILocation(line: 32, column: 1, scope: !9)
!144 = distinct !DISubprogram(name: "is_digit", scope: !1, file: !1, line: 5, type: !145, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !147)
!145 = !DISubroutineType(types: !146)
!146 = !{!12, !12}
!147 = !{!148}
!148 = !DILocalVariable(name: "c", arg: 1, scope: !144, file: !1, line: 5, type: !12)
!149 = !DILocation(line: 5, column: 25, scope: !144)
!150 = !DILocation(line: 5, column: 37, scope: !144)
!151 = !DILocation(line: 5, column: 39, scope: !144)
!152 = !DILocation(line: 5, column: 46, scope: !144)
!153 = !DILocation(line: 5, column: 49, scope: !144)
!154 = !DILocation(line: 5, column: 51, scope: !144)
!155 = !DILocation(line: 0, scope: !144)
!156 = !DILocation(line: 5, column: 30, scope: !144)
!157 = !DISubprogram(name: "getchar", scope: !158, file: !158, line: 520, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !159)
!158 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!159 = !{}
!160 = !DISubprogram(name: "fgetc", scope: !158, file: !158, line: 513, type: !161, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !159)
!161 = !DISubroutineType(types: !162)
!162 = !{!12, !163}
!163 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !164, size: 64)
!164 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !165, line: 7, baseType: !166)
!165 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "")
!166 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !167, line: 49, size: 1728, elements: !168)
!167 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "")
!168 = !{!169, !170, !172, !173, !174, !175, !176, !177, !178, !179, !180, !181, !182, !185, !187, !188, !189, !193, !195, !197, !201, !204, !206, !209, !212, !213, !215, !219, !220}
!169 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !166, file: !167, line: 51, baseType: !12, size: 32)
!170 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !166, file: !167, line: 54, baseType: !171, size: 64, offset: 64)
!171 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!172 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !166, file: !167, line: 55, baseType: !171, size: 64, offset: 128)
!173 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !166, file: !167, line: 56, baseType: !171, size: 64, offset: 192)
!174 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !166, file: !167, line: 57, baseType: !171, size: 64, offset: 256)
!175 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !166, file: !167, line: 58, baseType: !171, size: 64, offset: 320)
!176 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !166, file: !167, line: 59, baseType: !171, size: 64, offset: 384)
!177 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !166, file: !167, line: 60, baseType: !171, size: 64, offset: 448)
!178 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !166, file: !167, line: 61, baseType: !171, size: 64, offset: 512)
!179 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !166, file: !167, line: 64, baseType: !171, size: 64, offset: 576)
!180 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !166, file: !167, line: 65, baseType: !171, size: 64, offset: 640)
!181 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !166, file: !167, line: 66, baseType: !171, size: 64, offset: 704)
!182 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !166, file: !167, line: 68, baseType: !183, size: 64, offset: 768)
!183 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !184, size: 64)
!184 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !167, line: 36, flags: DIFlagFwdDecl)
!185 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !166, file: !167, line: 70, baseType: !186, size: 64, offset: 832)
!186 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !166, size: 64)
!187 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !166, file: !167, line: 72, baseType: !12, size: 32, offset: 896)
!188 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !166, file: !167, line: 73, baseType: !12, size: 32, offset: 928)
!189 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !166, file: !167, line: 74, baseType: !190, size: 64, offset: 960)
!190 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !191, line: 152, baseType: !192)
!191 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!192 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!193 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !166, file: !167, line: 77, baseType: !194, size: 16, offset: 1024)
!194 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!195 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !166, file: !167, line: 78, baseType: !196, size: 8, offset: 1040)
!196 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!197 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !166, file: !167, line: 79, baseType: !198, size: 8, offset: 1048)
!198 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 8, elements: !199)
!199 = !{!200}
!200 = !DISubrange(count: 1)
!201 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !166, file: !167, line: 81, baseType: !202, size: 64, offset: 1088)
!202 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !203, size: 64)
!203 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !167, line: 43, baseType: null)
!204 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !166, file: !167, line: 89, baseType: !205, size: 64, offset: 1152)
!205 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !191, line: 153, baseType: !192)
!206 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !166, file: !167, line: 91, baseType: !207, size: 64, offset: 1216)
!207 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !208, size: 64)
!208 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !167, line: 37, flags: DIFlagFwdDecl)
!209 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !166, file: !167, line: 92, baseType: !210, size: 64, offset: 1280)
!210 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !211, size: 64)
!211 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !167, line: 38, flags: DIFlagFwdDecl)
!212 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !166, file: !167, line: 93, baseType: !186, size: 64, offset: 1344)
!213 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !166, file: !167, line: 94, baseType: !214, size: 64, offset: 1408)
!214 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!215 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !166, file: !167, line: 95, baseType: !216, size: 64, offset: 1472)
!216 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !217, line: 46, baseType: !218)
!217 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!218 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!219 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !166, file: !167, line: 96, baseType: !12, size: 32, offset: 1536)
!220 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !166, file: !167, line: 98, baseType: !221, size: 160, offset: 1568)
!221 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 160, elements: !222)
!222 = !{!223}
!223 = !DISubrange(count: 20)
!224 = !DISubprogram(name: "feof", scope: !158, file: !158, line: 788, type: !161, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !159)
!225 = !DISubprogram(name: "ferror", scope: !158, file: !158, line: 790, type: !161, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !159)
