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
@.str.6 = private unnamed_addr constant [17 x i8] c"getchar() == EOF\00", align 1
@.str.7 = private unnamed_addr constant [21 x i8] c"!is_digit(character)\00", align 1
@.str.8 = private unnamed_addr constant [3 x i8] c"%u\00", align 1
@.str.9 = private unnamed_addr constant [3 x i8] c"%c\00", align 1
@.str.10 = private unnamed_addr constant [3 x i8] c"%x\00", align 1
@stdin = external global %struct._IO_FILE*, align 8
@.str.11 = private unnamed_addr constant [46 x i8] c"!is_digit(next) && next != 'a' && next != 'F'\00", align 1
@.str.12 = private unnamed_addr constant [3 x i8] c"%o\00", align 1
@.str.13 = private unnamed_addr constant [17 x i8] c"getchar() != '7'\00", align 1
@.str.14 = private unnamed_addr constant [8 x i8] c"%39[^\0A]\00", align 1
@.str.15 = private unnamed_addr constant [28 x i8] c"next == '\\n' || next == EOF\00", align 1
@.str.16 = private unnamed_addr constant [6 x i8] c"%d %d\00", align 1
@.str.17 = private unnamed_addr constant [29 x i8] c"feof(stdin) || ferror(stdin)\00", align 1
@.str.18 = private unnamed_addr constant [48 x i8] c"getchar() == EOF && scanf(\22%d\22, &number) == EOF\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %number = alloca i32, align 4
  %other = alloca i32, align 4
  %character = alloca i8, align 1
  %line = alloca [40 x i8], align 16
  %next = alloca i32, align 4
  %next58 = alloca i32, align 4
  %next87 = alloca i32, align 4
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
  switch i32 %call27, label %sw.epilog [
    i32 1, label %sw.bb
    i32 2, label %sw.bb33
  ], !dbg !68

sw.bb:
  %call28 = call i32 @getchar(), !dbg !69
  %cmp29 = icmp eq i32 %call28, -1, !dbg !69
  br i1 %cmp29, label %if.then30, label %if.else31, !dbg !73

if.then30:
  br label %if.end32, !dbg !73

if.else31:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.2, i64 0, i64 0), i32 noundef 17, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !69
  unreachable, !dbg !69

if.end32:
  br label %sw.epilog, !dbg !74

sw.bb33:
  %8 = load i8, i8* %character, align 1, !dbg !75
  %conv = sext i8 %8 to i32, !dbg !75
  %call34 = call i32 @is_digit(i32 noundef %conv), !dbg !75
  %tobool35 = icmp ne i32 %call34, 0, !dbg !75
  br i1 %tobool35, label %if.else37, label %if.then36, !dbg !78

if.then36:
  br label %if.end38, !dbg !78

if.else37:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.7, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.2, i64 0, i64 0), i32 noundef 18, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !75
  unreachable, !dbg !75

if.end38:
  br label %sw.epilog, !dbg !79

sw.epilog:
  %call39 = call i32 (i8*, ...) @__isoc99_scanf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.8, i64 0, i64 0), i32* noundef %number), !dbg !80
  %cmp40 = icmp eq i32 %call39, 1, !dbg !82
  br i1 %cmp40, label %land.lhs.true42, label %if.end53, !dbg !83

land.lhs.true42:
  %call43 = call i32 (i8*, ...) @__isoc99_scanf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.9, i64 0, i64 0), i8* noundef %character), !dbg !84
  %cmp44 = icmp eq i32 %call43, 1, !dbg !85
  br i1 %cmp44, label %if.then46, label %if.end53, !dbg !86

if.then46:
  %9 = load i8, i8* %character, align 1, !dbg !87
  %conv47 = sext i8 %9 to i32, !dbg !87
  %call48 = call i32 @is_digit(i32 noundef %conv47), !dbg !87
  %tobool49 = icmp ne i32 %call48, 0, !dbg !87
  br i1 %tobool49, label %if.else51, label %if.then50, !dbg !90

if.then50:
  br label %if.end52, !dbg !90

if.else51:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.7, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.2, i64 0, i64 0), i32 noundef 20, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !87
  unreachable, !dbg !87

if.end52:
  br label %if.end53, !dbg !91

if.end53:
  %call54 = call i32 (i8*, ...) @__isoc99_scanf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.10, i64 0, i64 0), i32* noundef %number), !dbg !92
  %cmp55 = icmp eq i32 %call54, 1, !dbg !93
  br i1 %cmp55, label %if.then57, label %if.end71, !dbg !94

if.then57:
  %10 = bitcast i32* %next58 to i8*, !dbg !95
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %10), !dbg !95
  call void @llvm.dbg.declare(metadata i32* %next58, metadata !25, metadata !DIExpression()), !dbg !96
  %11 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !97
  %call59 = call i32 @fgetc(%struct._IO_FILE* noundef %11), !dbg !98
  store i32 %call59, i32* %next58, align 4, !dbg !96
  %12 = load i32, i32* %next58, align 4, !dbg !99
  %call60 = call i32 @is_digit(i32 noundef %12), !dbg !99
  %tobool61 = icmp ne i32 %call60, 0, !dbg !99
  br i1 %tobool61, label %if.else69, label %land.lhs.true62, !dbg !99

land.lhs.true62:
  %13 = load i32, i32* %next58, align 4, !dbg !99
  %cmp63 = icmp ne i32 %13, 97, !dbg !99
  br i1 %cmp63, label %land.lhs.true65, label %if.else69, !dbg !99

land.lhs.true65:
  %14 = load i32, i32* %next58, align 4, !dbg !99
  %cmp66 = icmp ne i32 %14, 70, !dbg !99
  br i1 %cmp66, label %if.then68, label %if.else69, !dbg !102

if.then68:
  br label %if.end70, !dbg !102

if.else69:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.11, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.2, i64 0, i64 0), i32 noundef 23, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !99
  unreachable, !dbg !99

if.end70:
  %15 = bitcast i32* %next58 to i8*, !dbg !103
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %15), !dbg !103
  br label %if.end71, !dbg !104

if.end71:
  %call72 = call i32 (i8*, ...) @__isoc99_scanf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.12, i64 0, i64 0), i32* noundef %number), !dbg !105
  %cmp73 = icmp eq i32 %call72, 1, !dbg !107
  br i1 %cmp73, label %if.then75, label %if.end82, !dbg !108

if.then75:
  %call76 = call i32 @getchar(), !dbg !109
  %cmp77 = icmp ne i32 %call76, 55, !dbg !109
  br i1 %cmp77, label %if.then79, label %if.else80, !dbg !112

if.then79:
  br label %if.end81, !dbg !112

if.else80:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.2, i64 0, i64 0), i32 noundef 25, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !109
  unreachable, !dbg !109

if.end81:
  br label %if.end82, !dbg !113

if.end82:
  %arraydecay = getelementptr inbounds [40 x i8], [40 x i8]* %line, i64 0, i64 0, !dbg !114
  %call83 = call i32 (i8*, ...) @__isoc99_scanf(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.14, i64 0, i64 0), i8* noundef %arraydecay), !dbg !115
  %cmp84 = icmp eq i32 %call83, 0, !dbg !116
  br i1 %cmp84, label %if.then86, label %if.end96, !dbg !117

if.then86:
  %16 = bitcast i32* %next87 to i8*, !dbg !118
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %16), !dbg !118
  call void @llvm.dbg.declare(metadata i32* %next87, metadata !28, metadata !DIExpression()), !dbg !119
  %call88 = call i32 @getchar(), !dbg !120
  store i32 %call88, i32* %next87, align 4, !dbg !119
  %17 = load i32, i32* %next87, align 4, !dbg !121
  %cmp89 = icmp eq i32 %17, 10, !dbg !121
  br i1 %cmp89, label %if.then93, label %lor.lhs.false, !dbg !121

lor.lhs.false:
  %18 = load i32, i32* %next87, align 4, !dbg !121
  %cmp91 = icmp eq i32 %18, -1, !dbg !121
  br i1 %cmp91, label %if.then93, label %if.else94, !dbg !124

if.then93:
  br label %if.end95, !dbg !124

if.else94:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.15, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.2, i64 0, i64 0), i32 noundef 28, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !121
  unreachable, !dbg !121

if.end95:
  %19 = bitcast i32* %next87 to i8*, !dbg !125
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %19), !dbg !125
  br label %if.end96, !dbg !126

if.end96:
  %call97 = call i32 (i8*, ...) @__isoc99_scanf(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.16, i64 0, i64 0), i32* noundef %number, i32* noundef %other), !dbg !127
  %cmp98 = icmp eq i32 %call97, -1, !dbg !129
  br i1 %cmp98, label %if.then100, label %if.end123, !dbg !130

if.then100:
  %20 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !131
  %call101 = call i32 @feof(%struct._IO_FILE* noundef %20), !dbg !131
  %tobool102 = icmp ne i32 %call101, 0, !dbg !131
  br i1 %tobool102, label %if.then106, label %lor.lhs.false103, !dbg !131

lor.lhs.false103:
  %21 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !131
  %call104 = call i32 @ferror(%struct._IO_FILE* noundef %21), !dbg !131
  %tobool105 = icmp ne i32 %call104, 0, !dbg !131
  br i1 %tobool105, label %if.then106, label %if.else107, !dbg !135

if.then106:
  br label %if.end108, !dbg !135

if.else107:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.17, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.2, i64 0, i64 0), i32 noundef 31, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !131
  unreachable, !dbg !131

if.end108:
  %22 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !136
  %call109 = call i32 @feof(%struct._IO_FILE* noundef %22), !dbg !138
  %tobool110 = icmp ne i32 %call109, 0, !dbg !138
  br i1 %tobool110, label %if.then111, label %if.end122, !dbg !139

if.then111:
  %call112 = call i32 @getchar(), !dbg !140
  %cmp113 = icmp eq i32 %call112, -1, !dbg !140
  br i1 %cmp113, label %land.lhs.true115, label %if.else120, !dbg !140

land.lhs.true115:
  %call116 = call i32 (i8*, ...) @__isoc99_scanf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0), i32* noundef %number), !dbg !140
  %cmp117 = icmp eq i32 %call116, -1, !dbg !140
  br i1 %cmp117, label %if.then119, label %if.else120, !dbg !143

if.then119:
  br label %if.end121, !dbg !143

if.else120:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.18, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.2, i64 0, i64 0), i32 noundef 32, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !140
  unreachable, !dbg !140

if.end121:
  br label %if.end122, !dbg !144

if.end122:
  br label %if.end123, !dbg !145

if.end123:
  store i32 0, i32* %retval, align 4, !dbg !146
  %23 = bitcast [40 x i8]* %line to i8*, !dbg !147
  call void @llvm.lifetime.end.p0i8(i64 40, i8* %23), !dbg !147
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %character), !dbg !147
  %24 = bitcast i32* %other to i8*, !dbg !147
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %24), !dbg !147
  %25 = bitcast i32* %number to i8*, !dbg !147
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %25), !dbg !147
  %26 = load i32, i32* %retval, align 4, !dbg !147
  ret i32 %26, !dbg !147
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__isoc99_scanf(i8* noundef, ...)

define internal i32 @is_digit(i32 noundef %c) !dbg !148 {
entry:
  %c.addr = alloca i32, align 4
  store i32 %c, i32* %c.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %c.addr, metadata !152, metadata !DIExpression()), !dbg !153
  %0 = load i32, i32* %c.addr, align 4, !dbg !154
  %cmp = icmp sge i32 %0, 48, !dbg !155
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !156

land.rhs:
  %1 = load i32, i32* %c.addr, align 4, !dbg !157
  %cmp1 = icmp sle i32 %1, 57, !dbg !158
  br label %land.end

land.end:
  %2 = phi i1 [ false, %entry ], [ %cmp1, %land.rhs ], !dbg !159
  %land.ext = zext i1 %2 to i32, !dbg !156
  ret i32 %land.ext, !dbg !160
}

declare !dbg !161 i32 @getchar()

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare !dbg !164 i32 @fgetc(%struct._IO_FILE* noundef)

declare !dbg !228 i32 @feof(%struct._IO_FILE* noundef)

declare !dbg !229 i32 @ferror(%struct._IO_FILE* noundef)

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
!25 = !DILocalVariable(name: "next", scope: !26, file: !1, line: 22, type: !12)
!26 = distinct !DILexicalBlock(scope: !27, file: !1, line: 21, column: 34)
!27 = distinct !DILexicalBlock(scope: !9, file: !1, line: 21, column: 7)
!28 = !DILocalVariable(name: "next", scope: !29, file: !1, line: 27, type: !12)
!29 = distinct !DILexicalBlock(scope: !30, file: !1, line: 26, column: 37)
!30 = distinct !DILexicalBlock(scope: !9, file: !1, line: 26, column: 7)
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
!67 = !DILocation(line: 16, column: 11, scope: !9)
!68 = !DILocation(line: 16, column: 3, scope: !9)
!69 = !DILocation(line: 17, column: 11, scope: !70)
!70 = distinct !DILexicalBlock(scope: !71, file: !1, line: 17, column: 11)
!71 = distinct !DILexicalBlock(scope: !72, file: !1, line: 17, column: 11)
!72 = distinct !DILexicalBlock(scope: !9, file: !1, line: 16, column: 47)
!73 = !DILocation(line: 17, column: 11, scope: !71)
!74 = !DILocation(line: 17, column: 37, scope: !72)
!75 = !DILocation(line: 18, column: 11, scope: !76)
!76 = distinct !DILexicalBlock(scope: !77, file: !1, line: 18, column: 11)
!77 = distinct !DILexicalBlock(scope: !72, file: !1, line: 18, column: 11)
!78 = !DILocation(line: 18, column: 11, scope: !77)
!79 = !DILocation(line: 18, column: 41, scope: !72)
!80 = !DILocation(line: 20, column: 7, scope: !81)
!81 = distinct !DILexicalBlock(scope: !9, file: !1, line: 20, column: 7)
!82 = !DILocation(line: 20, column: 28, scope: !81)
!83 = !DILocation(line: 20, column: 33, scope: !81)
!84 = !DILocation(line: 20, column: 36, scope: !81)
!85 = !DILocation(line: 20, column: 60, scope: !81)
!86 = !DILocation(line: 20, column: 7, scope: !9)
!87 = !DILocation(line: 20, column: 66, scope: !88)
!88 = distinct !DILexicalBlock(scope: !89, file: !1, line: 20, column: 66)
!89 = distinct !DILexicalBlock(scope: !81, file: !1, line: 20, column: 66)
!90 = !DILocation(line: 20, column: 66, scope: !89)
!91 = !DILocation(line: 20, column: 66, scope: !81)
!92 = !DILocation(line: 21, column: 7, scope: !27)
!93 = !DILocation(line: 21, column: 28, scope: !27)
!94 = !DILocation(line: 21, column: 7, scope: !9)
!95 = !DILocation(line: 22, column: 5, scope: !26)
!96 = !DILocation(line: 22, column: 9, scope: !26)
!97 = !DILocation(line: 22, column: 22, scope: !26)
!98 = !DILocation(line: 22, column: 16, scope: !26)
!99 = !DILocation(line: 23, column: 5, scope: !100)
!100 = distinct !DILexicalBlock(scope: !101, file: !1, line: 23, column: 5)
!101 = distinct !DILexicalBlock(scope: !26, file: !1, line: 23, column: 5)
!102 = !DILocation(line: 23, column: 5, scope: !101)
!103 = !DILocation(line: 24, column: 3, scope: !27)
!104 = !DILocation(line: 24, column: 3, scope: !26)
!105 = !DILocation(line: 25, column: 7, scope: !106)
!106 = distinct !DILexicalBlock(scope: !9, file: !1, line: 25, column: 7)
!107 = !DILocation(line: 25, column: 28, scope: !106)
!108 = !DILocation(line: 25, column: 7, scope: !9)
!109 = !DILocation(line: 25, column: 34, scope: !110)
!110 = distinct !DILexicalBlock(scope: !111, file: !1, line: 25, column: 34)
!111 = distinct !DILexicalBlock(scope: !106, file: !1, line: 25, column: 34)
!112 = !DILocation(line: 25, column: 34, scope: !111)
!113 = !DILocation(line: 25, column: 34, scope: !106)
!114 = !DILocation(line: 26, column: 25, scope: !30)
!115 = !DILocation(line: 26, column: 7, scope: !30)
!116 = !DILocation(line: 26, column: 31, scope: !30)
!117 = !DILocation(line: 26, column: 7, scope: !9)
!118 = !DILocation(line: 27, column: 5, scope: !29)
!119 = !DILocation(line: 27, column: 9, scope: !29)
!120 = !DILocation(line: 27, column: 16, scope: !29)
!121 = !DILocation(line: 28, column: 5, scope: !122)
!122 = distinct !DILexicalBlock(scope: !123, file: !1, line: 28, column: 5)
!123 = distinct !DILexicalBlock(scope: !29, file: !1, line: 28, column: 5)
!124 = !DILocation(line: 28, column: 5, scope: !123)
!125 = !DILocation(line: 29, column: 3, scope: !30)
!126 = !DILocation(line: 29, column: 3, scope: !29)
!127 = !DILocation(line: 30, column: 7, scope: !128)
!128 = distinct !DILexicalBlock(scope: !9, file: !1, line: 30, column: 7)
!129 = !DILocation(line: 30, column: 39, scope: !128)
!130 = !DILocation(line: 30, column: 7, scope: !9)
!131 = !DILocation(line: 31, column: 5, scope: !132)
!132 = distinct !DILexicalBlock(scope: !133, file: !1, line: 31, column: 5)
!133 = distinct !DILexicalBlock(scope: !134, file: !1, line: 31, column: 5)
!134 = distinct !DILexicalBlock(scope: !128, file: !1, line: 30, column: 47)
!135 = !DILocation(line: 31, column: 5, scope: !133)
!136 = !DILocation(line: 32, column: 14, scope: !137)
!137 = distinct !DILexicalBlock(scope: !134, file: !1, line: 32, column: 9)
!138 = !DILocation(line: 32, column: 9, scope: !137)
!139 = !DILocation(line: 32, column: 9, scope: !134)
!140 = !DILocation(line: 32, column: 22, scope: !141)
!141 = distinct !DILexicalBlock(scope: !142, file: !1, line: 32, column: 22)
!142 = distinct !DILexicalBlock(scope: !137, file: !1, line: 32, column: 22)
!143 = !DILocation(line: 32, column: 22, scope: !142)
!144 = !DILocation(line: 32, column: 22, scope: !137)
!145 = !DILocation(line: 33, column: 3, scope: !134)
!146 = !DILocation(line: 34, column: 3, scope: !9)
!147 = !DILocation(line: 35, column: 1, scope: !9)
!148 = distinct !DISubprogram(name: "is_digit", scope: !1, file: !1, line: 5, type: !149, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !151)
!149 = !DISubroutineType(types: !150)
!150 = !{!12, !12}
!151 = !{!152}
!152 = !DILocalVariable(name: "c", arg: 1, scope: !148, file: !1, line: 5, type: !12)
!153 = !DILocation(line: 5, column: 25, scope: !148)
!154 = !DILocation(line: 5, column: 37, scope: !148)
!155 = !DILocation(line: 5, column: 39, scope: !148)
!156 = !DILocation(line: 5, column: 46, scope: !148)
!157 = !DILocation(line: 5, column: 49, scope: !148)
!158 = !DILocation(line: 5, column: 51, scope: !148)
!159 = !DILocation(line: 0, scope: !148)
!160 = !DILocation(line: 5, column: 30, scope: !148)
!161 = !DISubprogram(name: "getchar", scope: !162, file: !162, line: 520, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !163)
!162 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!163 = !{}
!164 = !DISubprogram(name: "fgetc", scope: !162, file: !162, line: 513, type: !165, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !163)
!165 = !DISubroutineType(types: !166)
!166 = !{!12, !167}
!167 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !168, size: 64)
!168 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !169, line: 7, baseType: !170)
!169 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "")
!170 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !171, line: 49, size: 1728, elements: !172)
!171 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "")
!172 = !{!173, !174, !176, !177, !178, !179, !180, !181, !182, !183, !184, !185, !186, !189, !191, !192, !193, !197, !199, !201, !205, !208, !210, !213, !216, !217, !219, !223, !224}
!173 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !170, file: !171, line: 51, baseType: !12, size: 32)
!174 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !170, file: !171, line: 54, baseType: !175, size: 64, offset: 64)
!175 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!176 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !170, file: !171, line: 55, baseType: !175, size: 64, offset: 128)
!177 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !170, file: !171, line: 56, baseType: !175, size: 64, offset: 192)
!178 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !170, file: !171, line: 57, baseType: !175, size: 64, offset: 256)
!179 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !170, file: !171, line: 58, baseType: !175, size: 64, offset: 320)
!180 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !170, file: !171, line: 59, baseType: !175, size: 64, offset: 384)
!181 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !170, file: !171, line: 60, baseType: !175, size: 64, offset: 448)
!182 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !170, file: !171, line: 61, baseType: !175, size: 64, offset: 512)
!183 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !170, file: !171, line: 64, baseType: !175, size: 64, offset: 576)
!184 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !170, file: !171, line: 65, baseType: !175, size: 64, offset: 640)
!185 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !170, file: !171, line: 66, baseType: !175, size: 64, offset: 704)
!186 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !170, file: !171, line: 68, baseType: !187, size: 64, offset: 768)
!187 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !188, size: 64)
!188 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !171, line: 36, flags: DIFlagFwdDecl)
!189 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !170, file: !171, line: 70, baseType: !190, size: 64, offset: 832)
!190 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !170, size: 64)
!191 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !170, file: !171, line: 72, baseType: !12, size: 32, offset: 896)
!192 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !170, file: !171, line: 73, baseType: !12, size: 32, offset: 928)
!193 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !170, file: !171, line: 74, baseType: !194, size: 64, offset: 960)
!194 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !195, line: 152, baseType: !196)
!195 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!196 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!197 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !170, file: !171, line: 77, baseType: !198, size: 16, offset: 1024)
!198 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!199 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !170, file: !171, line: 78, baseType: !200, size: 8, offset: 1040)
!200 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!201 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !170, file: !171, line: 79, baseType: !202, size: 8, offset: 1048)
!202 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 8, elements: !203)
!203 = !{!204}
!204 = !DISubrange(count: 1)
!205 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !170, file: !171, line: 81, baseType: !206, size: 64, offset: 1088)
!206 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !207, size: 64)
!207 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !171, line: 43, baseType: null)
!208 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !170, file: !171, line: 89, baseType: !209, size: 64, offset: 1152)
!209 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !195, line: 153, baseType: !196)
!210 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !170, file: !171, line: 91, baseType: !211, size: 64, offset: 1216)
!211 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !212, size: 64)
!212 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !171, line: 37, flags: DIFlagFwdDecl)
!213 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !170, file: !171, line: 92, baseType: !214, size: 64, offset: 1280)
!214 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !215, size: 64)
!215 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !171, line: 38, flags: DIFlagFwdDecl)
!216 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !170, file: !171, line: 93, baseType: !190, size: 64, offset: 1344)
!217 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !170, file: !171, line: 94, baseType: !218, size: 64, offset: 1408)
!218 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!219 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !170, file: !171, line: 95, baseType: !220, size: 64, offset: 1472)
!220 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !221, line: 46, baseType: !222)
!221 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!222 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!223 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !170, file: !171, line: 96, baseType: !12, size: 32, offset: 1536)
!224 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !170, file: !171, line: 98, baseType: !225, size: 160, offset: 1568)
!225 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 160, elements: !226)
!226 = !{!227}
!227 = !DISubrange(count: 20)
!228 = !DISubprogram(name: "feof", scope: !162, file: !162, line: 788, type: !165, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !163)
!229 = !DISubprogram(name: "ferror", scope: !162, file: !162, line: 790, type: !165, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !163)
