source_filename = "streams_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque

@.str = private unnamed_addr constant [8 x i8] c"numbers\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"r\00", align 1
@.str.2 = private unnamed_addr constant [29 x i8] c"!feof(from) && !ferror(from)\00", align 1
@.str.3 = private unnamed_addr constant [15 x i8] c"streams_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.4 = private unnamed_addr constant [28 x i8] c"first >= 0 && first < 10009\00", align 1
@.str.5 = private unnamed_addr constant [12 x i8] c"!isdigit(c)\00", align 1
@.str.6 = private unnamed_addr constant [27 x i8] c"feof(from) || ferror(from)\00", align 1
@.str.7 = private unnamed_addr constant [12 x i8] c"!feof(from)\00", align 1
@stdin = external global %struct._IO_FILE*, align 8
@.str.8 = private unnamed_addr constant [19 x i8] c"line[0] == (char)c\00", align 1

define dso_local i32 @main() !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %from = alloca %struct._IO_FILE*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %first = alloca i32, align 4
  %c = alloca i32, align 4
  %line = alloca [8 x i8], align 1
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct._IO_FILE** %from to i8*, !dbg !84
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !84
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %from, metadata !16, metadata !DIExpression()), !dbg !85
  %call = call noalias %struct._IO_FILE* @fopen(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0)), !dbg !86
  store %struct._IO_FILE* %call, %struct._IO_FILE** %from, align 8, !dbg !85
  %1 = load %struct._IO_FILE*, %struct._IO_FILE** %from, align 8, !dbg !87
  %tobool = icmp ne %struct._IO_FILE* %1, null, !dbg !87
  br i1 %tobool, label %if.end, label %if.then, !dbg !89

if.then:
  store i32 1, i32* %retval, align 4, !dbg !90
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup59, !dbg !90

if.end:
  %2 = load %struct._IO_FILE*, %struct._IO_FILE** %from, align 8, !dbg !91
  %call1 = call i32 @feof(%struct._IO_FILE* noundef %2), !dbg !91
  %tobool2 = icmp ne i32 %call1, 0, !dbg !91
  br i1 %tobool2, label %if.else, label %land.lhs.true, !dbg !91

land.lhs.true:
  %3 = load %struct._IO_FILE*, %struct._IO_FILE** %from, align 8, !dbg !91
  %call3 = call i32 @ferror(%struct._IO_FILE* noundef %3), !dbg !91
  %tobool4 = icmp ne i32 %call3, 0, !dbg !91
  br i1 %tobool4, label %if.else, label %if.then5, !dbg !94

if.then5:
  br label %if.end6, !dbg !94

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.3, i64 0, i64 0), i32 noundef 19, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !91
  unreachable, !dbg !91

if.end6:
  %4 = bitcast i32* %first to i8*, !dbg !95
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4), !dbg !95
  call void @llvm.dbg.declare(metadata i32* %first, metadata !78, metadata !DIExpression()), !dbg !96
  %5 = load %struct._IO_FILE*, %struct._IO_FILE** %from, align 8, !dbg !97
  %call7 = call i32 @number(%struct._IO_FILE* noundef %5), !dbg !98
  store i32 %call7, i32* %first, align 4, !dbg !96
  %6 = load i32, i32* %first, align 4, !dbg !99
  %cmp = icmp sge i32 %6, 0, !dbg !99
  br i1 %cmp, label %land.lhs.true8, label %if.else11, !dbg !99

land.lhs.true8:
  %7 = load i32, i32* %first, align 4, !dbg !99
  %cmp9 = icmp slt i32 %7, 10009, !dbg !99
  br i1 %cmp9, label %if.then10, label %if.else11, !dbg !102

if.then10:
  br label %if.end12, !dbg !102

if.else11:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.3, i64 0, i64 0), i32 noundef 21, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !99
  unreachable, !dbg !99

if.end12:
  %8 = load %struct._IO_FILE*, %struct._IO_FILE** %from, align 8, !dbg !103
  %call13 = call i32 @feof(%struct._IO_FILE* noundef %8), !dbg !105
  %tobool14 = icmp ne i32 %call13, 0, !dbg !105
  br i1 %tobool14, label %if.then17, label %lor.lhs.false, !dbg !106

lor.lhs.false:
  %9 = load %struct._IO_FILE*, %struct._IO_FILE** %from, align 8, !dbg !107
  %call15 = call i32 @ferror(%struct._IO_FILE* noundef %9), !dbg !108
  %tobool16 = icmp ne i32 %call15, 0, !dbg !108
  br i1 %tobool16, label %if.then17, label %if.end18, !dbg !109

if.then17:
  store i32 1, i32* %retval, align 4, !dbg !110
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup58, !dbg !110

if.end18:
  %10 = bitcast i32* %c to i8*, !dbg !111
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %10), !dbg !111
  call void @llvm.dbg.declare(metadata i32* %c, metadata !79, metadata !DIExpression()), !dbg !112
  %11 = load %struct._IO_FILE*, %struct._IO_FILE** %from, align 8, !dbg !113
  %call19 = call i32 @getc(%struct._IO_FILE* noundef %11), !dbg !114
  store i32 %call19, i32* %c, align 4, !dbg !112
  %12 = load i32, i32* %c, align 4, !dbg !115
  %call20 = call i32 @isdigit(i32 noundef %12), !dbg !115
  %tobool21 = icmp ne i32 %call20, 0, !dbg !115
  br i1 %tobool21, label %if.else23, label %if.then22, !dbg !118

if.then22:
  br label %if.end24, !dbg !118

if.else23:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.3, i64 0, i64 0), i32 noundef 24, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !115
  unreachable, !dbg !115

if.end24:
  br label %while.cond, !dbg !119

while.cond:
  %13 = load %struct._IO_FILE*, %struct._IO_FILE** %from, align 8, !dbg !120
  %call25 = call i32 @getc(%struct._IO_FILE* noundef %13), !dbg !121
  store i32 %call25, i32* %c, align 4, !dbg !122
  %cmp26 = icmp ne i32 %call25, -1, !dbg !123
  br i1 %cmp26, label %while.body, label %while.end, !dbg !119

while.body:
  br label %while.cond, !dbg !124, !llvm.loop !125

while.end:
  %14 = load %struct._IO_FILE*, %struct._IO_FILE** %from, align 8, !dbg !128
  %call27 = call i32 @feof(%struct._IO_FILE* noundef %14), !dbg !128
  %tobool28 = icmp ne i32 %call27, 0, !dbg !128
  br i1 %tobool28, label %if.then32, label %lor.lhs.false29, !dbg !128

lor.lhs.false29:
  %15 = load %struct._IO_FILE*, %struct._IO_FILE** %from, align 8, !dbg !128
  %call30 = call i32 @ferror(%struct._IO_FILE* noundef %15), !dbg !128
  %tobool31 = icmp ne i32 %call30, 0, !dbg !128
  br i1 %tobool31, label %if.then32, label %if.else33, !dbg !131

if.then32:
  br label %if.end34, !dbg !131

if.else33:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.3, i64 0, i64 0), i32 noundef 26, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !128
  unreachable, !dbg !128

if.end34:
  %16 = load %struct._IO_FILE*, %struct._IO_FILE** %from, align 8, !dbg !132
  call void @clearerr(%struct._IO_FILE* noundef %16), !dbg !133
  %17 = load %struct._IO_FILE*, %struct._IO_FILE** %from, align 8, !dbg !134
  %call35 = call i32 @feof(%struct._IO_FILE* noundef %17), !dbg !134
  %tobool36 = icmp ne i32 %call35, 0, !dbg !134
  br i1 %tobool36, label %if.else38, label %if.then37, !dbg !137

if.then37:
  br label %if.end39, !dbg !137

if.else38:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.7, i64 0, i64 0), i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.3, i64 0, i64 0), i32 noundef 28, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !134
  unreachable, !dbg !134

if.end39:
  %18 = load %struct._IO_FILE*, %struct._IO_FILE** %from, align 8, !dbg !138
  %call40 = call i32 @fclose(%struct._IO_FILE* noundef %18), !dbg !139
  %19 = bitcast [8 x i8]* %line to i8*, !dbg !140
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %19), !dbg !140
  call void @llvm.dbg.declare(metadata [8 x i8]* %line, metadata !80, metadata !DIExpression()), !dbg !141
  %call41 = call i32 @getchar(), !dbg !142
  store i32 %call41, i32* %c, align 4, !dbg !143
  %20 = load i32, i32* %c, align 4, !dbg !144
  %cmp42 = icmp eq i32 %20, -1, !dbg !146
  br i1 %cmp42, label %if.then43, label %if.end44, !dbg !147

if.then43:
  store i32 1, i32* %retval, align 4, !dbg !148
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !148

if.end44:
  %21 = load i32, i32* %c, align 4, !dbg !149
  %22 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !150
  %call45 = call i32 @ungetc(i32 noundef %21, %struct._IO_FILE* noundef %22), !dbg !151
  %arraydecay = getelementptr inbounds [8 x i8], [8 x i8]* %line, i64 0, i64 0, !dbg !152
  %23 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !154
  %call46 = call i8* @fgets(i8* noundef %arraydecay, i32 noundef 8, %struct._IO_FILE* noundef %23), !dbg !155
  %tobool47 = icmp ne i8* %call46, null, !dbg !155
  br i1 %tobool47, label %if.then48, label %if.end56, !dbg !156

if.then48:
  %arrayidx = getelementptr inbounds [8 x i8], [8 x i8]* %line, i64 0, i64 0, !dbg !157
  %24 = load i8, i8* %arrayidx, align 1, !dbg !157
  %conv = sext i8 %24 to i32, !dbg !157
  %25 = load i32, i32* %c, align 4, !dbg !157
  %conv49 = trunc i32 %25 to i8, !dbg !157
  %conv50 = sext i8 %conv49 to i32, !dbg !157
  %cmp51 = icmp eq i32 %conv, %conv50, !dbg !157
  br i1 %cmp51, label %if.then53, label %if.else54, !dbg !160

if.then53:
  br label %if.end55, !dbg !160

if.else54:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.8, i64 0, i64 0), i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.3, i64 0, i64 0), i32 noundef 34, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !157
  unreachable, !dbg !157

if.end55:
  br label %if.end56, !dbg !161

if.end56:
  store i32 0, i32* %retval, align 4, !dbg !162
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !162

cleanup:
  %26 = bitcast [8 x i8]* %line to i8*, !dbg !163
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %26), !dbg !163
  %27 = bitcast i32* %c to i8*, !dbg !163
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %27), !dbg !163
  br label %cleanup58

cleanup58:
  %28 = bitcast i32* %first to i8*, !dbg !163
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %28), !dbg !163
  br label %cleanup59

cleanup59:
  %29 = bitcast %struct._IO_FILE** %from to i8*, !dbg !163
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %29), !dbg !163
  %30 = load i32, i32* %retval, align 4, !dbg !163
  ret i32 %30, !dbg !163
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare noalias %struct._IO_FILE* @fopen(i8* noundef, i8* noundef)

declare !dbg !164 i32 @feof(%struct._IO_FILE* noundef)

declare !dbg !169 i32 @ferror(%struct._IO_FILE* noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

define internal i32 @number(%struct._IO_FILE* noundef %from) !dbg !170 {
entry:
  %from.addr = alloca %struct._IO_FILE*, align 8
  %c = alloca i32, align 4
  %value = alloca i32, align 4
  store %struct._IO_FILE* %from, %struct._IO_FILE** %from.addr, align 8
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %from.addr, metadata !172, metadata !DIExpression()), !dbg !175
  %0 = bitcast i32* %c to i8*, !dbg !176
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !176
  call void @llvm.dbg.declare(metadata i32* %c, metadata !173, metadata !DIExpression()), !dbg !177
  %1 = bitcast i32* %value to i8*, !dbg !176
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !176
  call void @llvm.dbg.declare(metadata i32* %value, metadata !174, metadata !DIExpression()), !dbg !178
  store i32 0, i32* %value, align 4, !dbg !178
  br label %while.cond, !dbg !179

while.cond:
  %2 = load %struct._IO_FILE*, %struct._IO_FILE** %from.addr, align 8, !dbg !180
  %call = call i32 @getc(%struct._IO_FILE* noundef %2), !dbg !181
  store i32 %call, i32* %c, align 4, !dbg !182
  %cmp = icmp ne i32 %call, -1, !dbg !183
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !184

land.rhs:
  %3 = load i32, i32* %c, align 4, !dbg !185
  %call1 = call i32 @isdigit(i32 noundef %3), !dbg !186
  %tobool = icmp ne i32 %call1, 0, !dbg !184
  br label %land.end

land.end:
  %4 = phi i1 [ false, %while.cond ], [ %tobool, %land.rhs ], !dbg !187
  br i1 %4, label %while.body, label %while.end, !dbg !179

while.body:
  %5 = load i32, i32* %value, align 4, !dbg !188
  %cmp2 = icmp slt i32 %5, 1000, !dbg !191
  br i1 %cmp2, label %if.then, label %if.end, !dbg !192

if.then:
  %6 = load i32, i32* %value, align 4, !dbg !193
  %mul = mul nsw i32 10, %6, !dbg !194
  %7 = load i32, i32* %c, align 4, !dbg !195
  %add = add nsw i32 %mul, %7, !dbg !196
  %sub = sub nsw i32 %add, 48, !dbg !197
  store i32 %sub, i32* %value, align 4, !dbg !198
  br label %if.end, !dbg !199

if.end:
  br label %while.cond, !dbg !179, !llvm.loop !200

while.end:
  %8 = load i32, i32* %c, align 4, !dbg !202
  %cmp3 = icmp ne i32 %8, -1, !dbg !204
  br i1 %cmp3, label %if.then4, label %if.end6, !dbg !205

if.then4:
  %9 = load i32, i32* %c, align 4, !dbg !206
  %10 = load %struct._IO_FILE*, %struct._IO_FILE** %from.addr, align 8, !dbg !207
  %call5 = call i32 @ungetc(i32 noundef %9, %struct._IO_FILE* noundef %10), !dbg !208
  br label %if.end6, !dbg !208

if.end6:
  %11 = load i32, i32* %value, align 4, !dbg !209
  %12 = bitcast i32* %value to i8*, !dbg !210
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %12), !dbg !210
  %13 = bitcast i32* %c to i8*, !dbg !210
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %13), !dbg !210
  ret i32 %11, !dbg !211
}

declare !dbg !212 i32 @getc(%struct._IO_FILE* noundef)

declare i32 @isdigit(i32 noundef)

declare !dbg !213 void @clearerr(%struct._IO_FILE* noundef)

declare !dbg !216 i32 @fclose(%struct._IO_FILE* noundef)

declare !dbg !217 i32 @getchar()

declare !dbg !218 i32 @ungetc(i32 noundef, %struct._IO_FILE* noundef)

declare !dbg !221 i8* @fgets(i8* noundef, i32 noundef, %struct._IO_FILE* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "streams_safe.c", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 16, type: !12, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!16, !78, !79, !80}
!16 = !DILocalVariable(name: "from", scope: !11, file: !1, line: 17, type: !17)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !19, line: 7, baseType: !20)
!19 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "")
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !21, line: 49, size: 1728, elements: !22)
!21 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "")
!22 = !{!23, !24, !26, !27, !28, !29, !30, !31, !32, !33, !34, !35, !36, !39, !41, !42, !43, !47, !49, !51, !55, !58, !60, !63, !66, !67, !69, !73, !74}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !20, file: !21, line: 51, baseType: !14, size: 32)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !20, file: !21, line: 54, baseType: !25, size: 64, offset: 64)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !20, file: !21, line: 55, baseType: !25, size: 64, offset: 128)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !20, file: !21, line: 56, baseType: !25, size: 64, offset: 192)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !20, file: !21, line: 57, baseType: !25, size: 64, offset: 256)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !20, file: !21, line: 58, baseType: !25, size: 64, offset: 320)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !20, file: !21, line: 59, baseType: !25, size: 64, offset: 384)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !20, file: !21, line: 60, baseType: !25, size: 64, offset: 448)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !20, file: !21, line: 61, baseType: !25, size: 64, offset: 512)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !20, file: !21, line: 64, baseType: !25, size: 64, offset: 576)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !20, file: !21, line: 65, baseType: !25, size: 64, offset: 640)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !20, file: !21, line: 66, baseType: !25, size: 64, offset: 704)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !20, file: !21, line: 68, baseType: !37, size: 64, offset: 768)
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
!38 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !21, line: 36, flags: DIFlagFwdDecl)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !20, file: !21, line: 70, baseType: !40, size: 64, offset: 832)
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !20, file: !21, line: 72, baseType: !14, size: 32, offset: 896)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !20, file: !21, line: 73, baseType: !14, size: 32, offset: 928)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !20, file: !21, line: 74, baseType: !44, size: 64, offset: 960)
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !45, line: 152, baseType: !46)
!45 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!46 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !20, file: !21, line: 77, baseType: !48, size: 16, offset: 1024)
!48 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !20, file: !21, line: 78, baseType: !50, size: 8, offset: 1040)
!50 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !20, file: !21, line: 79, baseType: !52, size: 8, offset: 1048)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, size: 8, elements: !53)
!53 = !{!54}
!54 = !DISubrange(count: 1)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !20, file: !21, line: 81, baseType: !56, size: 64, offset: 1088)
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !57, size: 64)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !21, line: 43, baseType: null)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !20, file: !21, line: 89, baseType: !59, size: 64, offset: 1152)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !45, line: 153, baseType: !46)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !20, file: !21, line: 91, baseType: !61, size: 64, offset: 1216)
!61 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !62, size: 64)
!62 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !21, line: 37, flags: DIFlagFwdDecl)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !20, file: !21, line: 92, baseType: !64, size: 64, offset: 1280)
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !65, size: 64)
!65 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !21, line: 38, flags: DIFlagFwdDecl)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !20, file: !21, line: 93, baseType: !40, size: 64, offset: 1344)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !20, file: !21, line: 94, baseType: !68, size: 64, offset: 1408)
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !20, file: !21, line: 95, baseType: !70, size: 64, offset: 1472)
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !71, line: 46, baseType: !72)
!71 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!72 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !20, file: !21, line: 96, baseType: !14, size: 32, offset: 1536)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !20, file: !21, line: 98, baseType: !75, size: 160, offset: 1568)
!75 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, size: 160, elements: !76)
!76 = !{!77}
!77 = !DISubrange(count: 20)
!78 = !DILocalVariable(name: "first", scope: !11, file: !1, line: 20, type: !14)
!79 = !DILocalVariable(name: "c", scope: !11, file: !1, line: 23, type: !14)
!80 = !DILocalVariable(name: "line", scope: !11, file: !1, line: 30, type: !81)
!81 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, size: 64, elements: !82)
!82 = !{!83}
!83 = !DISubrange(count: 8)
!84 = !DILocation(line: 17, column: 3, scope: !11)
!85 = !DILocation(line: 17, column: 9, scope: !11)
!86 = !DILocation(line: 17, column: 16, scope: !11)
!87 = !DILocation(line: 18, column: 8, scope: !88)
!88 = distinct !DILexicalBlock(scope: !11, file: !1, line: 18, column: 7)
!89 = !DILocation(line: 18, column: 7, scope: !11)
!90 = !DILocation(line: 18, column: 14, scope: !88)
!91 = !DILocation(line: 19, column: 3, scope: !92)
!92 = distinct !DILexicalBlock(scope: !93, file: !1, line: 19, column: 3)
!93 = distinct !DILexicalBlock(scope: !11, file: !1, line: 19, column: 3)
!94 = !DILocation(line: 19, column: 3, scope: !93)
!95 = !DILocation(line: 20, column: 3, scope: !11)
!96 = !DILocation(line: 20, column: 7, scope: !11)
!97 = !DILocation(line: 20, column: 22, scope: !11)
!98 = !DILocation(line: 20, column: 15, scope: !11)
!99 = !DILocation(line: 21, column: 3, scope: !100)
!100 = distinct !DILexicalBlock(scope: !101, file: !1, line: 21, column: 3)
!101 = distinct !DILexicalBlock(scope: !11, file: !1, line: 21, column: 3)
!102 = !DILocation(line: 21, column: 3, scope: !101)
!103 = !DILocation(line: 22, column: 12, scope: !104)
!104 = distinct !DILexicalBlock(scope: !11, file: !1, line: 22, column: 7)
!105 = !DILocation(line: 22, column: 7, scope: !104)
!106 = !DILocation(line: 22, column: 18, scope: !104)
!107 = !DILocation(line: 22, column: 28, scope: !104)
!108 = !DILocation(line: 22, column: 21, scope: !104)
!109 = !DILocation(line: 22, column: 7, scope: !11)
!110 = !DILocation(line: 22, column: 35, scope: !104)
!111 = !DILocation(line: 23, column: 3, scope: !11)
!112 = !DILocation(line: 23, column: 7, scope: !11)
!113 = !DILocation(line: 23, column: 16, scope: !11)
!114 = !DILocation(line: 23, column: 11, scope: !11)
!115 = !DILocation(line: 24, column: 3, scope: !116)
!116 = distinct !DILexicalBlock(scope: !117, file: !1, line: 24, column: 3)
!117 = distinct !DILexicalBlock(scope: !11, file: !1, line: 24, column: 3)
!118 = !DILocation(line: 24, column: 3, scope: !117)
!119 = !DILocation(line: 25, column: 3, scope: !11)
!120 = !DILocation(line: 25, column: 20, scope: !11)
!121 = !DILocation(line: 25, column: 15, scope: !11)
!122 = !DILocation(line: 25, column: 13, scope: !11)
!123 = !DILocation(line: 25, column: 27, scope: !11)
!124 = !DILocation(line: 25, column: 35, scope: !11)
!125 = distinct !{!125, !119, !124, !126, !127}
!126 = !{!"llvm.loop.mustprogress"}
!127 = !{!"llvm.loop.unroll.disable"}
!128 = !DILocation(line: 26, column: 3, scope: !129)
!129 = distinct !DILexicalBlock(scope: !130, file: !1, line: 26, column: 3)
!130 = distinct !DILexicalBlock(scope: !11, file: !1, line: 26, column: 3)
!131 = !DILocation(line: 26, column: 3, scope: !130)
!132 = !DILocation(line: 27, column: 12, scope: !11)
!133 = !DILocation(line: 27, column: 3, scope: !11)
!134 = !DILocation(line: 28, column: 3, scope: !135)
!135 = distinct !DILexicalBlock(scope: !136, file: !1, line: 28, column: 3)
!136 = distinct !DILexicalBlock(scope: !11, file: !1, line: 28, column: 3)
!137 = !DILocation(line: 28, column: 3, scope: !136)
!138 = !DILocation(line: 29, column: 10, scope: !11)
!139 = !DILocation(line: 29, column: 3, scope: !11)
!140 = !DILocation(line: 30, column: 3, scope: !11)
!141 = !DILocation(line: 30, column: 8, scope: !11)
!142 = !DILocation(line: 31, column: 7, scope: !11)
!143 = !DILocation(line: 31, column: 5, scope: !11)
!144 = !DILocation(line: 32, column: 7, scope: !145)
!145 = distinct !DILexicalBlock(scope: !11, file: !1, line: 32, column: 7)
!146 = !DILocation(line: 32, column: 9, scope: !145)
!147 = !DILocation(line: 32, column: 7, scope: !11)
!148 = !DILocation(line: 32, column: 17, scope: !145)
!149 = !DILocation(line: 33, column: 10, scope: !11)
!150 = !DILocation(line: 33, column: 13, scope: !11)
!151 = !DILocation(line: 33, column: 3, scope: !11)
!152 = !DILocation(line: 34, column: 13, scope: !153)
!153 = distinct !DILexicalBlock(scope: !11, file: !1, line: 34, column: 7)
!154 = !DILocation(line: 34, column: 32, scope: !153)
!155 = !DILocation(line: 34, column: 7, scope: !153)
!156 = !DILocation(line: 34, column: 7, scope: !11)
!157 = !DILocation(line: 34, column: 40, scope: !158)
!158 = distinct !DILexicalBlock(scope: !159, file: !1, line: 34, column: 40)
!159 = distinct !DILexicalBlock(scope: !153, file: !1, line: 34, column: 40)
!160 = !DILocation(line: 34, column: 40, scope: !159)
!161 = !DILocation(line: 34, column: 40, scope: !153)
!162 = !DILocation(line: 35, column: 3, scope: !11)
!163 = !DILocation(line: 36, column: 1, scope: !11)
!164 = !DISubprogram(name: "feof", scope: !165, file: !165, line: 788, type: !166, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !168)
!165 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!166 = !DISubroutineType(types: !167)
!167 = !{!14, !17}
!168 = !{}
!169 = !DISubprogram(name: "ferror", scope: !165, file: !165, line: 790, type: !166, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !168)
!170 = distinct !DISubprogram(name: "number", scope: !1, file: !1, line: 7, type: !166, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !171)
!171 = !{!172, !173, !174}
!172 = !DILocalVariable(name: "from", arg: 1, scope: !170, file: !1, line: 7, type: !17)
!173 = !DILocalVariable(name: "c", scope: !170, file: !1, line: 8, type: !14)
!174 = !DILocalVariable(name: "value", scope: !170, file: !1, line: 8, type: !14)
!175 = !DILocation(line: 7, column: 25, scope: !170)
!176 = !DILocation(line: 8, column: 3, scope: !170)
!177 = !DILocation(line: 8, column: 7, scope: !170)
!178 = !DILocation(line: 8, column: 10, scope: !170)
!179 = !DILocation(line: 9, column: 3, scope: !170)
!180 = !DILocation(line: 9, column: 20, scope: !170)
!181 = !DILocation(line: 9, column: 15, scope: !170)
!182 = !DILocation(line: 9, column: 13, scope: !170)
!183 = !DILocation(line: 9, column: 27, scope: !170)
!184 = !DILocation(line: 9, column: 34, scope: !170)
!185 = !DILocation(line: 9, column: 45, scope: !170)
!186 = !DILocation(line: 9, column: 37, scope: !170)
!187 = !DILocation(line: 0, scope: !170)
!188 = !DILocation(line: 10, column: 9, scope: !189)
!189 = distinct !DILexicalBlock(scope: !190, file: !1, line: 10, column: 9)
!190 = distinct !DILexicalBlock(scope: !170, file: !1, line: 9, column: 49)
!191 = !DILocation(line: 10, column: 15, scope: !189)
!192 = !DILocation(line: 10, column: 9, scope: !190)
!193 = !DILocation(line: 10, column: 36, scope: !189)
!194 = !DILocation(line: 10, column: 34, scope: !189)
!195 = !DILocation(line: 10, column: 44, scope: !189)
!196 = !DILocation(line: 10, column: 42, scope: !189)
!197 = !DILocation(line: 10, column: 46, scope: !189)
!198 = !DILocation(line: 10, column: 29, scope: !189)
!199 = !DILocation(line: 10, column: 23, scope: !189)
!200 = distinct !{!200, !179, !201, !126, !127}
!201 = !DILocation(line: 11, column: 3, scope: !170)
!202 = !DILocation(line: 12, column: 7, scope: !203)
!203 = distinct !DILexicalBlock(scope: !170, file: !1, line: 12, column: 7)
!204 = !DILocation(line: 12, column: 9, scope: !203)
!205 = !DILocation(line: 12, column: 7, scope: !170)
!206 = !DILocation(line: 12, column: 24, scope: !203)
!207 = !DILocation(line: 12, column: 27, scope: !203)
!208 = !DILocation(line: 12, column: 17, scope: !203)
!209 = !DILocation(line: 13, column: 10, scope: !170)
!210 = !DILocation(line: 14, column: 1, scope: !170)
!211 = !DILocation(line: 13, column: 3, scope: !170)
!212 = !DISubprogram(name: "getc", scope: !165, file: !165, line: 514, type: !166, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !168)
!213 = !DISubprogram(name: "clearerr", scope: !165, file: !165, line: 786, type: !214, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !168)
!214 = !DISubroutineType(types: !215)
!215 = !{null, !17}
!216 = !DISubprogram(name: "fclose", scope: !165, file: !165, line: 178, type: !166, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !168)
!217 = !DISubprogram(name: "getchar", scope: !165, file: !165, line: 520, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !168)
!218 = !DISubprogram(name: "ungetc", scope: !165, file: !165, line: 668, type: !219, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !168)
!219 = !DISubroutineType(types: !220)
!220 = !{!14, !14, !17}
!221 = !DISubprogram(name: "fgets", scope: !165, file: !165, line: 592, type: !222, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !168)
!222 = !DISubroutineType(types: !223)
!223 = !{!25, !224, !14, !225}
!224 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !25)
!225 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !17)
