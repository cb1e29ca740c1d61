source_filename = "library_names_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.re_pattern_buffer = type { %struct.re_dfa_t*, i64, i64, i64, i8*, i8*, i64, i8 }
%struct.re_dfa_t = type opaque
%struct.regmatch_t = type { i32, i32 }

@__const.main.template = private unnamed_addr constant [13 x i8] c"/tmp/aXXXXXX\00", align 1
@.str = private unnamed_addr constant [24 x i8] c"strlen(name) < L_tmpnam\00", align 1
@.str.1 = private unnamed_addr constant [21 x i8] c"library_names_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [34 x i8] c"own != name && !own[L_tmpnam - 1]\00", align 1
@.str.3 = private unnamed_addr constant [59 x i8] c"file >= -1 && strlen(template) == 12 && template[5] == 'a'\00", align 1
@.str.4 = private unnamed_addr constant [2 x i8] c"a\00", align 1
@.str.5 = private unnamed_addr constant [11 x i8] c"error >= 0\00", align 1
@.str.6 = private unnamed_addr constant [15 x i8] c"text[0] == 'y'\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %name = alloca [20 x i8], align 16
  %template = alloca [13 x i8], align 1
  %text = alloca [16 x i8], align 16
  %own = alloca i8*, align 8
  %file = alloca i32, align 4
  %expression = alloca %struct.re_pattern_buffer, align 8
  %match = alloca [2 x %struct.regmatch_t], align 16
  %error = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [20 x i8]* %name to i8*, !dbg !70
  call void @llvm.lifetime.start.p0i8(i64 20, i8* %0), !dbg !70
  call void @llvm.dbg.declare(metadata [20 x i8]* %name, metadata !14, metadata !DIExpression()), !dbg !71
  %1 = bitcast [13 x i8]* %template to i8*, !dbg !70
  call void @llvm.lifetime.start.p0i8(i64 13, i8* %1), !dbg !70
  call void @llvm.dbg.declare(metadata [13 x i8]* %template, metadata !19, metadata !DIExpression()), !dbg !72
  %2 = bitcast [13 x i8]* %template to i8*, !dbg !72
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %2, i8* align 1 getelementptr inbounds ([13 x i8], [13 x i8]* @__const.main.template, i32 0, i32 0), i64 13, i1 false), !dbg !72
  %3 = bitcast [16 x i8]* %text to i8*, !dbg !70
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %3), !dbg !70
  call void @llvm.dbg.declare(metadata [16 x i8]* %text, metadata !23, metadata !DIExpression()), !dbg !73
  %arrayidx = getelementptr inbounds [20 x i8], [20 x i8]* %name, i64 0, i64 0, !dbg !74
  store i8 120, i8* %arrayidx, align 16, !dbg !75
  %arraydecay = getelementptr inbounds [20 x i8], [20 x i8]* %name, i64 0, i64 0, !dbg !76
  %call = call i8* @tmpnam(i8* noundef %arraydecay), !dbg !78
  %tobool = icmp ne i8* %call, null, !dbg !78
  br i1 %tobool, label %if.then, label %if.end4, !dbg !79

if.then:
  %arraydecay1 = getelementptr inbounds [20 x i8], [20 x i8]* %name, i64 0, i64 0, !dbg !80
  %call2 = call i64 @strlen(i8* noundef %arraydecay1), !dbg !80
  %cmp = icmp ult i64 %call2, 20, !dbg !80
  br i1 %cmp, label %if.then3, label %if.else, !dbg !83

if.then3:
  br label %if.end, !dbg !83

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i32 noundef 11, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !80
  unreachable, !dbg !80

if.end:
  br label %if.end4, !dbg !84

if.end4:
  %4 = bitcast i8** %own to i8*, !dbg !85
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %4), !dbg !85
  call void @llvm.dbg.declare(metadata i8** %own, metadata !27, metadata !DIExpression()), !dbg !86
  %call5 = call i8* @tmpnam(i8* noundef null), !dbg !87
  store i8* %call5, i8** %own, align 8, !dbg !86
  %5 = load i8*, i8** %own, align 8, !dbg !88
  %tobool6 = icmp ne i8* %5, null, !dbg !88
  br i1 %tobool6, label %if.then7, label %if.end15, !dbg !90

if.then7:
  %6 = load i8*, i8** %own, align 8, !dbg !91
  %arraydecay8 = getelementptr inbounds [20 x i8], [20 x i8]* %name, i64 0, i64 0, !dbg !91
  %cmp9 = icmp ne i8* %6, %arraydecay8, !dbg !91
  br i1 %cmp9, label %land.lhs.true, label %if.else13, !dbg !91

land.lhs.true:
  %7 = load i8*, i8** %own, align 8, !dbg !91
  %arrayidx10 = getelementptr inbounds i8, i8* %7, i64 19, !dbg !91
  %8 = load i8, i8* %arrayidx10, align 1, !dbg !91
  %tobool11 = icmp ne i8 %8, 0, !dbg !91
  br i1 %tobool11, label %if.else13, label %if.then12, !dbg !94

if.then12:
  br label %if.end14, !dbg !94

if.else13:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !91
  unreachable, !dbg !91

if.end14:
  br label %if.end15, !dbg !95

if.end15:
  %9 = bitcast i32* %file to i8*, !dbg !96
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %9), !dbg !96
  call void @llvm.dbg.declare(metadata i32* %file, metadata !29, metadata !DIExpression()), !dbg !97
  %arraydecay16 = getelementptr inbounds [13 x i8], [13 x i8]* %template, i64 0, i64 0, !dbg !98
  %call17 = call i32 @mkstemp(i8* noundef %arraydecay16), !dbg !99
  store i32 %call17, i32* %file, align 4, !dbg !97
  %10 = load i32, i32* %file, align 4, !dbg !100
  %cmp18 = icmp sge i32 %10, -1, !dbg !100
  br i1 %cmp18, label %land.lhs.true19, label %if.else28, !dbg !100

land.lhs.true19:
  %arraydecay20 = getelementptr inbounds [13 x i8], [13 x i8]* %template, i64 0, i64 0, !dbg !100
  %call21 = call i64 @strlen(i8* noundef %arraydecay20), !dbg !100
  %cmp22 = icmp eq i64 %call21, 12, !dbg !100
  br i1 %cmp22, label %land.lhs.true23, label %if.else28, !dbg !100

land.lhs.true23:
  %arrayidx24 = getelementptr inbounds [13 x i8], [13 x i8]* %template, i64 0, i64 5, !dbg !100
  %11 = load i8, i8* %arrayidx24, align 1, !dbg !100
  %conv = sext i8 %11 to i32, !dbg !100
  %cmp25 = icmp eq i32 %conv, 97, !dbg !100
  br i1 %cmp25, label %if.then27, label %if.else28, !dbg !103

if.then27:
  br label %if.end29, !dbg !103

if.else28:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i32 noundef 15, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !100
  unreachable, !dbg !100

if.end29:
  %12 = bitcast %struct.re_pattern_buffer* %expression to i8*, !dbg !104
  call void @llvm.lifetime.start.p0i8(i64 64, i8* %12), !dbg !104
  call void @llvm.dbg.declare(metadata %struct.re_pattern_buffer* %expression, metadata !30, metadata !DIExpression()), !dbg !105
  %13 = bitcast [2 x %struct.regmatch_t]* %match to i8*, !dbg !106
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %13), !dbg !106
  call void @llvm.dbg.declare(metadata [2 x %struct.regmatch_t]* %match, metadata !59, metadata !DIExpression()), !dbg !107
  %arrayidx30 = getelementptr inbounds [16 x i8], [16 x i8]* %text, i64 0, i64 0, !dbg !108
  store i8 121, i8* %arrayidx30, align 16, !dbg !109
  %14 = bitcast i32* %error to i8*, !dbg !110
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %14), !dbg !110
  call void @llvm.dbg.declare(metadata i32* %error, metadata !69, metadata !DIExpression()), !dbg !111
  %call31 = call i32 @regcomp(%struct.re_pattern_buffer* noundef %expression, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.4, i64 0, i64 0), i32 noundef 0), !dbg !112
  store i32 %call31, i32* %error, align 4, !dbg !111
  %15 = load i32, i32* %error, align 4, !dbg !113
  %cmp32 = icmp sge i32 %15, 0, !dbg !113
  br i1 %cmp32, label %if.then34, label %if.else35, !dbg !116

if.then34:
  br label %if.end36, !dbg !116

if.else35:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i32 noundef 20, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !113
  unreachable, !dbg !113

if.end36:
  %16 = load i32, i32* %error, align 4, !dbg !117
  %tobool37 = icmp ne i32 %16, 0, !dbg !117
  br i1 %tobool37, label %if.then38, label %if.end41, !dbg !119

if.then38:
  %17 = load i32, i32* %error, align 4, !dbg !120
  %arraydecay39 = getelementptr inbounds [16 x i8], [16 x i8]* %text, i64 0, i64 0, !dbg !121
  %call40 = call i64 @regerror(i32 noundef %17, %struct.re_pattern_buffer* noundef %expression, i8* noundef %arraydecay39, i64 noundef 0), !dbg !122
  br label %if.end41, !dbg !122

if.end41:
  %arrayidx42 = getelementptr inbounds [16 x i8], [16 x i8]* %text, i64 0, i64 0, !dbg !123
  %18 = load i8, i8* %arrayidx42, align 16, !dbg !123
  %conv43 = sext i8 %18 to i32, !dbg !123
  %cmp44 = icmp eq i32 %conv43, 121, !dbg !123
  br i1 %cmp44, label %if.then46, label %if.else47, !dbg !126

if.then46:
  br label %if.end48, !dbg !126

if.else47:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i32 noundef 22, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !123
  unreachable, !dbg !123

if.end48:
  %19 = load i32, i32* %error, align 4, !dbg !127
  %tobool49 = icmp ne i32 %19, 0, !dbg !127
  br i1 %tobool49, label %if.end57, label %land.lhs.true50, !dbg !129

land.lhs.true50:
  %arraydecay51 = getelementptr inbounds [20 x i8], [20 x i8]* %name, i64 0, i64 0, !dbg !130
  %arraydecay52 = getelementptr inbounds [2 x %struct.regmatch_t], [2 x %struct.regmatch_t]* %match, i64 0, i64 0, !dbg !131
  %call53 = call i32 @regexec(%struct.re_pattern_buffer* noundef %expression, i8* noundef %arraydecay51, i64 noundef 2, %struct.regmatch_t* noundef %arraydecay52, i32 noundef 0), !dbg !132
  %cmp54 = icmp eq i32 %call53, 0, !dbg !133
  br i1 %cmp54, label %if.then56, label %if.end57, !dbg !134

if.then56:
  call void @regfree(%struct.re_pattern_buffer* noundef %expression), !dbg !135
  br label %if.end57, !dbg !135

if.end57:
  %20 = bitcast i32* %error to i8*, !dbg !136
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %20), !dbg !136
  %21 = bitcast [2 x %struct.regmatch_t]* %match to i8*, !dbg !136
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %21), !dbg !136
  %22 = bitcast %struct.re_pattern_buffer* %expression to i8*, !dbg !136
  call void @llvm.lifetime.end.p0i8(i64 64, i8* %22), !dbg !136
  %23 = bitcast i32* %file to i8*, !dbg !136
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %23), !dbg !136
  %24 = bitcast i8** %own to i8*, !dbg !136
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %24), !dbg !136
  %25 = bitcast [16 x i8]* %text to i8*, !dbg !136
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %25), !dbg !136
  %26 = bitcast [13 x i8]* %template to i8*, !dbg !136
  call void @llvm.lifetime.end.p0i8(i64 13, i8* %26), !dbg !136
  %27 = bitcast [20 x i8]* %name to i8*, !dbg !136
  call void @llvm.lifetime.end.p0i8(i64 20, i8* %27), !dbg !136
  ret i32 0, !dbg !137
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare !dbg !138 i8* @tmpnam(i8* noundef)

declare i64 @strlen(i8* noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare !dbg !143 i32 @mkstemp(i8* noundef)

declare !dbg !147 i32 @regcomp(%struct.re_pattern_buffer* noundef, i8* noundef, i32 noundef)

declare !dbg !155 i64 @regerror(i32 noundef, %struct.re_pattern_buffer* noundef, i8* noundef, i64 noundef)

declare !dbg !162 i32 @regexec(%struct.re_pattern_buffer* noundef, i8* noundef, i64 noundef, %struct.regmatch_t* noundef, i32 noundef)

declare !dbg !167 void @regfree(%struct.re_pattern_buffer* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "library_names_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !10, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !19, !23, !27, !29, !30, !59, !69}
!14 = !DILocalVariable(name: "name", scope: !9, file: !1, line: 9, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 160, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 20)
!19 = !DILocalVariable(name: "template", scope: !9, file: !1, line: 9, type: !20)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 104, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 13)
!23 = !DILocalVariable(name: "text", scope: !9, file: !1, line: 9, type: !24)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 128, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 16)
!27 = !DILocalVariable(name: "own", scope: !9, file: !1, line: 12, type: !28)
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!29 = !DILocalVariable(name: "file", scope: !9, file: !1, line: 14, type: !12)
!30 = !DILocalVariable(name: "expression", scope: !9, file: !1, line: 16, type: !31)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "regex_t", file: !32, line: 478, baseType: !33)
!32 = !DIFile(filename: "/usr/include/regex.h", directory: "")
!33 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "re_pattern_buffer", file: !32, line: 413, size: 512, elements: !34)
!34 = !{!35, !38, !41, !42, !44, !45, !48, !51, !53, !54, !55, !56, !57, !58}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__buffer", scope: !33, file: !32, line: 417, baseType: !36, size: 64)
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!37 = !DICompositeType(tag: DW_TAG_structure_type, name: "re_dfa_t", file: !32, line: 417, flags: DIFlagFwdDecl)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__allocated", scope: !33, file: !32, line: 420, baseType: !39, size: 64, offset: 64)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "__re_long_size_t", file: !32, line: 56, baseType: !40)
!40 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__used", scope: !33, file: !32, line: 423, baseType: !39, size: 64, offset: 128)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__syntax", scope: !33, file: !32, line: 426, baseType: !43, size: 64, offset: 192)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "reg_syntax_t", file: !32, line: 72, baseType: !40)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__fastmap", scope: !33, file: !32, line: 431, baseType: !28, size: 64, offset: 256)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__translate", scope: !33, file: !32, line: 437, baseType: !46, size: 64, offset: 320)
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!47 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "re_nsub", scope: !33, file: !32, line: 440, baseType: !49, size: 64, offset: 384)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !50, line: 46, baseType: !40)
!50 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__can_be_null", scope: !33, file: !32, line: 446, baseType: !52, size: 1, offset: 448, flags: DIFlagBitField, extraData: i64 448)
!52 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__regs_allocated", scope: !33, file: !32, line: 457, baseType: !52, size: 2, offset: 449, flags: DIFlagBitField, extraData: i64 448)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__fastmap_accurate", scope: !33, file: !32, line: 461, baseType: !52, size: 1, offset: 451, flags: DIFlagBitField, extraData: i64 448)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__no_sub", scope: !33, file: !32, line: 465, baseType: !52, size: 1, offset: 452, flags: DIFlagBitField, extraData: i64 448)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__not_bol", scope: !33, file: !32, line: 469, baseType: !52, size: 1, offset: 453, flags: DIFlagBitField, extraData: i64 448)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__not_eol", scope: !33, file: !32, line: 472, baseType: !52, size: 1, offset: 454, flags: DIFlagBitField, extraData: i64 448)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__newline_anchor", scope: !33, file: !32, line: 475, baseType: !52, size: 1, offset: 455, flags: DIFlagBitField, extraData: i64 448)
!59 = !DILocalVariable(name: "match", scope: !9, file: !1, line: 17, type: !60)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !61, size: 128, elements: !67)
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "regmatch_t", file: !32, line: 521, baseType: !62)
!62 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !32, line: 517, size: 64, elements: !63)
!63 = !{!64, !66}
!64 = !DIDerivedType(tag: DW_TAG_member, name: "rm_so", scope: !62, file: !32, line: 519, baseType: !65, size: 32)
!65 = !DIDerivedType(tag: DW_TAG_typedef, name: "regoff_t", file: !32, line: 490, baseType: !12)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "rm_eo", scope: !62, file: !32, line: 520, baseType: !65, size: 32, offset: 32)
!67 = !{!68}
!68 = !DISubrange(count: 2)
!69 = !DILocalVariable(name: "error", scope: !9, file: !1, line: 19, type: !12)
!70 = !DILocation(line: 9, column: 3, scope: !9)
!71 = !DILocation(line: 9, column: 8, scope: !9)
!72 = !DILocation(line: 9, column: 24, scope: !9)
!73 = !DILocation(line: 9, column: 53, scope: !9)
!74 = !DILocation(line: 10, column: 3, scope: !9)
!75 = !DILocation(line: 10, column: 11, scope: !9)
!76 = !DILocation(line: 11, column: 14, scope: !77)
!77 = distinct !DILexicalBlock(scope: !9, file: !1, line: 11, column: 7)
!78 = !DILocation(line: 11, column: 7, scope: !77)
!79 = !DILocation(line: 11, column: 7, scope: !9)
!80 = !DILocation(line: 11, column: 21, scope: !81)
!81 = distinct !DILexicalBlock(scope: !82, file: !1, line: 11, column: 21)
!82 = distinct !DILexicalBlock(scope: !77, file: !1, line: 11, column: 21)
!83 = !DILocation(line: 11, column: 21, scope: !82)
!84 = !DILocation(line: 11, column: 21, scope: !77)
!85 = !DILocation(line: 12, column: 3, scope: !9)
!86 = !DILocation(line: 12, column: 9, scope: !9)
!87 = !DILocation(line: 12, column: 15, scope: !9)
!88 = !DILocation(line: 13, column: 7, scope: !89)
!89 = distinct !DILexicalBlock(scope: !9, file: !1, line: 13, column: 7)
!90 = !DILocation(line: 13, column: 7, scope: !9)
!91 = !DILocation(line: 13, column: 12, scope: !92)
!92 = distinct !DILexicalBlock(scope: !93, file: !1, line: 13, column: 12)
!93 = distinct !DILexicalBlock(scope: !89, file: !1, line: 13, column: 12)
!94 = !DILocation(line: 13, column: 12, scope: !93)
!95 = !DILocation(line: 13, column: 12, scope: !89)
!96 = !DILocation(line: 14, column: 3, scope: !9)
!97 = !DILocation(line: 14, column: 7, scope: !9)
!98 = !DILocation(line: 14, column: 22, scope: !9)
!99 = !DILocation(line: 14, column: 14, scope: !9)
!100 = !DILocation(line: 15, column: 3, scope: !101)
!101 = distinct !DILexicalBlock(scope: !102, file: !1, line: 15, column: 3)
!102 = distinct !DILexicalBlock(scope: !9, file: !1, line: 15, column: 3)
!103 = !DILocation(line: 15, column: 3, scope: !102)
!104 = !DILocation(line: 16, column: 3, scope: !9)
!105 = !DILocation(line: 16, column: 11, scope: !9)
!106 = !DILocation(line: 17, column: 3, scope: !9)
!107 = !DILocation(line: 17, column: 14, scope: !9)
!108 = !DILocation(line: 18, column: 3, scope: !9)
!109 = !DILocation(line: 18, column: 11, scope: !9)
!110 = !DILocation(line: 19, column: 3, scope: !9)
!111 = !DILocation(line: 19, column: 7, scope: !9)
!112 = !DILocation(line: 19, column: 15, scope: !9)
!113 = !DILocation(line: 20, column: 3, scope: !114)
!114 = distinct !DILexicalBlock(scope: !115, file: !1, line: 20, column: 3)
!115 = distinct !DILexicalBlock(scope: !9, file: !1, line: 20, column: 3)
!116 = !DILocation(line: 20, column: 3, scope: !115)
!117 = !DILocation(line: 21, column: 7, scope: !118)
!118 = distinct !DILexicalBlock(scope: !9, file: !1, line: 21, column: 7)
!119 = !DILocation(line: 21, column: 7, scope: !9)
!120 = !DILocation(line: 21, column: 23, scope: !118)
!121 = !DILocation(line: 21, column: 43, scope: !118)
!122 = !DILocation(line: 21, column: 14, scope: !118)
!123 = !DILocation(line: 22, column: 3, scope: !124)
!124 = distinct !DILexicalBlock(scope: !125, file: !1, line: 22, column: 3)
!125 = distinct !DILexicalBlock(scope: !9, file: !1, line: 22, column: 3)
!126 = !DILocation(line: 22, column: 3, scope: !125)
!127 = !DILocation(line: 23, column: 8, scope: !128)
!128 = distinct !DILexicalBlock(scope: !9, file: !1, line: 23, column: 7)
!129 = !DILocation(line: 23, column: 14, scope: !128)
!130 = !DILocation(line: 23, column: 38, scope: !128)
!131 = !DILocation(line: 23, column: 47, scope: !128)
!132 = !DILocation(line: 23, column: 17, scope: !128)
!133 = !DILocation(line: 23, column: 57, scope: !128)
!134 = !DILocation(line: 23, column: 7, scope: !9)
!135 = !DILocation(line: 23, column: 63, scope: !128)
!136 = !DILocation(line: 25, column: 1, scope: !9)
!137 = !DILocation(line: 24, column: 3, scope: !9)
!138 = !DISubprogram(name: "tmpnam", scope: !139, file: !139, line: 205, type: !140, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !142)
!139 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!140 = !DISubroutineType(types: !141)
!141 = !{!28, !28}
!142 = !{}
!143 = !DISubprogram(name: "mkstemp", scope: !144, file: !144, line: 708, type: !145, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !142)
!144 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!145 = !DISubroutineType(types: !146)
!146 = !{!12, !28}
!147 = !DISubprogram(name: "regcomp", scope: !32, file: !32, line: 675, type: !148, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !142)
!148 = !DISubroutineType(types: !149)
!149 = !{!12, !150, !152, !12}
!150 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !151)
!151 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64)
!152 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !153)
!153 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !154, size: 64)
!154 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!155 = !DISubprogram(name: "regerror", scope: !32, file: !32, line: 685, type: !156, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !142)
!156 = !DISubroutineType(types: !157)
!157 = !{!49, !12, !158, !161, !49}
!158 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !159)
!159 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !160, size: 64)
!160 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !31)
!161 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !28)
!162 = !DISubprogram(name: "regexec", scope: !32, file: !32, line: 679, type: !163, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !142)
!163 = !DISubroutineType(types: !164)
!164 = !{!12, !158, !152, !49, !165, !12}
!165 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !166)
!166 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !61, size: 64)
!167 = !DISubprogram(name: "regfree", scope: !32, file: !32, line: 689, type: !168, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !142)
!168 = !DISubroutineType(types: !169)
!169 = !{null, !151}
