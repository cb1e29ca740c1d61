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
@.str.2 = private unnamed_addr constant [59 x i8] c"file >= -1 && strlen(template) == 12 && template[5] == 'a'\00", align 1
@.str.3 = private unnamed_addr constant [2 x i8] c"a\00", align 1
@.str.4 = private unnamed_addr constant [11 x i8] c"error >= 0\00", align 1
@.str.5 = private unnamed_addr constant [15 x i8] c"text[0] == 'y'\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %name = alloca [20 x i8], align 16
  %template = alloca [13 x i8], align 1
  %text = alloca [16 x i8], align 16
  %file = alloca i32, align 4
  %expression = alloca %struct.re_pattern_buffer, align 8
  %match = alloca [2 x %struct.regmatch_t], align 16
  %error = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [20 x i8]* %name to i8*, !dbg !69
  call void @llvm.lifetime.start.p0i8(i64 20, i8* %0), !dbg !69
  call void @llvm.dbg.declare(metadata [20 x i8]* %name, metadata !14, metadata !DIExpression()), !dbg !70
  %1 = bitcast [13 x i8]* %template to i8*, !dbg !69
  call void @llvm.lifetime.start.p0i8(i64 13, i8* %1), !dbg !69
  call void @llvm.dbg.declare(metadata [13 x i8]* %template, metadata !19, metadata !DIExpression()), !dbg !71
  %2 = bitcast [13 x i8]* %template to i8*, !dbg !71
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %2, i8* align 1 getelementptr inbounds ([13 x i8], [13 x i8]* @__const.main.template, i32 0, i32 0), i64 13, i1 false), !dbg !71
  %3 = bitcast [16 x i8]* %text to i8*, !dbg !69
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %3), !dbg !69
  call void @llvm.dbg.declare(metadata [16 x i8]* %text, metadata !23, metadata !DIExpression()), !dbg !72
  %arrayidx = getelementptr inbounds [20 x i8], [20 x i8]* %name, i64 0, i64 0, !dbg !73
  store i8 120, i8* %arrayidx, align 16, !dbg !74
  %arraydecay = getelementptr inbounds [20 x i8], [20 x i8]* %name, i64 0, i64 0, !dbg !75
  %call = call i8* @tmpnam(i8* noundef %arraydecay), !dbg !77
  %tobool = icmp ne i8* %call, null, !dbg !77
  br i1 %tobool, label %if.then, label %if.end4, !dbg !78

if.then:
  %arraydecay1 = getelementptr inbounds [20 x i8], [20 x i8]* %name, i64 0, i64 0, !dbg !79
  %call2 = call i64 @strlen(i8* noundef %arraydecay1), !dbg !79
  %cmp = icmp ult i64 %call2, 20, !dbg !79
  br i1 %cmp, label %if.then3, label %if.else, !dbg !82

if.then3:
  br label %if.end, !dbg !82

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i32 noundef 11, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !79
  unreachable, !dbg !79

if.end:
  br label %if.end4, !dbg !83

if.end4:
  %4 = bitcast i32* %file to i8*, !dbg !84
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4), !dbg !84
  call void @llvm.dbg.declare(metadata i32* %file, metadata !27, metadata !DIExpression()), !dbg !85
  %arraydecay5 = getelementptr inbounds [13 x i8], [13 x i8]* %template, i64 0, i64 0, !dbg !86
  %call6 = call i32 @mkstemp(i8* noundef %arraydecay5), !dbg !87
  store i32 %call6, i32* %file, align 4, !dbg !85
  %5 = load i32, i32* %file, align 4, !dbg !88
  %cmp7 = icmp sge i32 %5, -1, !dbg !88
  br i1 %cmp7, label %land.lhs.true, label %if.else16, !dbg !88

land.lhs.true:
  %arraydecay8 = getelementptr inbounds [13 x i8], [13 x i8]* %template, i64 0, i64 0, !dbg !88
  %call9 = call i64 @strlen(i8* noundef %arraydecay8), !dbg !88
  %cmp10 = icmp eq i64 %call9, 12, !dbg !88
  br i1 %cmp10, label %land.lhs.true11, label %if.else16, !dbg !88

land.lhs.true11:
  %arrayidx12 = getelementptr inbounds [13 x i8], [13 x i8]* %template, i64 0, i64 5, !dbg !88
  %6 = load i8, i8* %arrayidx12, align 1, !dbg !88
  %conv = sext i8 %6 to i32, !dbg !88
  %cmp13 = icmp eq i32 %conv, 97, !dbg !88
  br i1 %cmp13, label %if.then15, label %if.else16, !dbg !91

if.then15:
  br label %if.end17, !dbg !91

if.else16:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !88
  unreachable, !dbg !88

if.end17:
  %7 = bitcast %struct.re_pattern_buffer* %expression to i8*, !dbg !92
  call void @llvm.lifetime.start.p0i8(i64 64, i8* %7), !dbg !92
  call void @llvm.dbg.declare(metadata %struct.re_pattern_buffer* %expression, metadata !28, metadata !DIExpression()), !dbg !93
  %8 = bitcast [2 x %struct.regmatch_t]* %match to i8*, !dbg !94
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %8), !dbg !94
  call void @llvm.dbg.declare(metadata [2 x %struct.regmatch_t]* %match, metadata !58, metadata !DIExpression()), !dbg !95
  %arrayidx18 = getelementptr inbounds [16 x i8], [16 x i8]* %text, i64 0, i64 0, !dbg !96
  store i8 121, i8* %arrayidx18, align 16, !dbg !97
  %9 = bitcast i32* %error to i8*, !dbg !98
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %9), !dbg !98
  call void @llvm.dbg.declare(metadata i32* %error, metadata !68, metadata !DIExpression()), !dbg !99
  %call19 = call i32 @regcomp(%struct.re_pattern_buffer* noundef %expression, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.3, i64 0, i64 0), i32 noundef 0), !dbg !100
  store i32 %call19, i32* %error, align 4, !dbg !99
  %10 = load i32, i32* %error, align 4, !dbg !101
  %cmp20 = icmp sge i32 %10, 0, !dbg !101
  br i1 %cmp20, label %if.then22, label %if.else23, !dbg !104

if.then22:
  br label %if.end24, !dbg !104

if.else23:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i32 noundef 18, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !101
  unreachable, !dbg !101

if.end24:
  %11 = load i32, i32* %error, align 4, !dbg !105
  %tobool25 = icmp ne i32 %11, 0, !dbg !105
  br i1 %tobool25, label %if.then26, label %if.end29, !dbg !107

if.then26:
  %12 = load i32, i32* %error, align 4, !dbg !108
  %arraydecay27 = getelementptr inbounds [16 x i8], [16 x i8]* %text, i64 0, i64 0, !dbg !109
  %call28 = call i64 @regerror(i32 noundef %12, %struct.re_pattern_buffer* noundef %expression, i8* noundef %arraydecay27, i64 noundef 0), !dbg !110
  br label %if.end29, !dbg !110

if.end29:
  %arrayidx30 = getelementptr inbounds [16 x i8], [16 x i8]* %text, i64 0, i64 0, !dbg !111
  %13 = load i8, i8* %arrayidx30, align 16, !dbg !111
  %conv31 = sext i8 %13 to i32, !dbg !111
  %cmp32 = icmp eq i32 %conv31, 121, !dbg !111
  br i1 %cmp32, label %if.then34, label %if.else35, !dbg !114

if.then34:
  br label %if.end36, !dbg !114

if.else35:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i32 noundef 20, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !111
  unreachable, !dbg !111

if.end36:
  %14 = load i32, i32* %error, align 4, !dbg !115
  %tobool37 = icmp ne i32 %14, 0, !dbg !115
  br i1 %tobool37, label %if.end45, label %land.lhs.true38, !dbg !117

land.lhs.true38:
  %arraydecay39 = getelementptr inbounds [20 x i8], [20 x i8]* %name, i64 0, i64 0, !dbg !118
  %arraydecay40 = getelementptr inbounds [2 x %struct.regmatch_t], [2 x %struct.regmatch_t]* %match, i64 0, i64 0, !dbg !119
  %call41 = call i32 @regexec(%struct.re_pattern_buffer* noundef %expression, i8* noundef %arraydecay39, i64 noundef 2, %struct.regmatch_t* noundef %arraydecay40, i32 noundef 0), !dbg !120
  %cmp42 = icmp eq i32 %call41, 0, !dbg !121
  br i1 %cmp42, label %if.then44, label %if.end45, !dbg !122

if.then44:
  call void @regfree(%struct.re_pattern_buffer* noundef %expression), !dbg !123
  br label %if.end45, !dbg !123

if.end45:
  %15 = bitcast i32* %error to i8*, !dbg !124
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %15), !dbg !124
  %16 = bitcast [2 x %struct.regmatch_t]* %match to i8*, !dbg !124
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %16), !dbg !124
  %17 = bitcast %struct.re_pattern_buffer* %expression to i8*, !dbg !124
  call void @llvm.lifetime.end.p0i8(i64 64, i8* %17), !dbg !124
  %18 = bitcast i32* %file to i8*, !dbg !124
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %18), !dbg !124
  %19 = bitcast [16 x i8]* %text to i8*, !dbg !124
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %19), !dbg !124
  %20 = bitcast [13 x i8]* %template to i8*, !dbg !124
  call void @llvm.lifetime.end.p0i8(i64 13, i8* %20), !dbg !124
  %21 = bitcast [20 x i8]* %name to i8*, !dbg !124
  call void @llvm.lifetime.end.p0i8(i64 20, i8* %21), !dbg !124
  ret i32 0, !dbg !125
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare !dbg !126 i8* @tmpnam(i8* noundef)

declare i64 @strlen(i8* noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare !dbg !131 i32 @mkstemp(i8* noundef)

declare !dbg !135 i32 @regcomp(%struct.re_pattern_buffer* noundef, i8* noundef, i32 noundef)

declare !dbg !143 i64 @regerror(i32 noundef, %struct.re_pattern_buffer* noundef, i8* noundef, i64 noundef)

declare !dbg !150 i32 @regexec(%struct.re_pattern_buffer* noundef, i8* noundef, i64 noundef, %struct.regmatch_t* noundef, i32 noundef)

declare !dbg !155 void @regfree(%struct.re_pattern_buffer* noundef)

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
!13 = !{!14, !19, !23, !27, !28, !58, !68}
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
!27 = !DILocalVariable(name: "file", scope: !9, file: !1, line: 12, type: !12)
!28 = !DILocalVariable(name: "expression", scope: !9, file: !1, line: 14, type: !29)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "regex_t", file: !30, line: 478, baseType: !31)
!30 = !DIFile(filename: "/usr/include/regex.h", directory: "")
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "re_pattern_buffer", file: !30, line: 413, size: 512, elements: !32)
!32 = !{!33, !36, !39, !40, !42, !44, !47, !50, !52, !53, !54, !55, !56, !57}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__buffer", scope: !31, file: !30, line: 417, baseType: !34, size: 64)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!35 = !DICompositeType(tag: DW_TAG_structure_type, name: "re_dfa_t", file: !30, line: 417, flags: DIFlagFwdDecl)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__allocated", scope: !31, file: !30, line: 420, baseType: !37, size: 64, offset: 64)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "__re_long_size_t", file: !30, line: 56, baseType: !38)
!38 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__used", scope: !31, file: !30, line: 423, baseType: !37, size: 64, offset: 128)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__syntax", scope: !31, file: !30, line: 426, baseType: !41, size: 64, offset: 192)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "reg_syntax_t", file: !30, line: 72, baseType: !38)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__fastmap", scope: !31, file: !30, line: 431, baseType: !43, size: 64, offset: 256)
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__translate", scope: !31, file: !30, line: 437, baseType: !45, size: 64, offset: 320)
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "re_nsub", scope: !31, file: !30, line: 440, baseType: !48, size: 64, offset: 384)
!48 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !49, line: 46, baseType: !38)
!49 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__can_be_null", scope: !31, file: !30, line: 446, baseType: !51, size: 1, offset: 448, flags: DIFlagBitField, extraData: i64 448)
!51 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__regs_allocated", scope: !31, file: !30, line: 457, baseType: !51, size: 2, offset: 449, flags: DIFlagBitField, extraData: i64 448)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__fastmap_accurate", scope: !31, file: !30, line: 461, baseType: !51, size: 1, offset: 451, flags: DIFlagBitField, extraData: i64 448)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__no_sub", scope: !31, file: !30, line: 465, baseType: !51, size: 1, offset: 452, flags: DIFlagBitField, extraData: i64 448)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__not_bol", scope: !31, file: !30, line: 469, baseType: !51, size: 1, offset: 453, flags: DIFlagBitField, extraData: i64 448)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__not_eol", scope: !31, file: !30, line: 472, baseType: !51, size: 1, offset: 454, flags: DIFlagBitField, extraData: i64 448)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__newline_anchor", scope: !31, file: !30, line: 475, baseType: !51, size: 1, offset: 455, flags: DIFlagBitField, extraData: i64 448)
!58 = !DILocalVariable(name: "match", scope: !9, file: !1, line: 15, type: !59)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !60, size: 128, elements: !66)
!60 = !DIDerivedType(tag: DW_TAG_typedef, name: "regmatch_t", file: !30, line: 521, baseType: !61)
!61 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !30, line: 517, size: 64, elements: !62)
!62 = !{!63, !65}
!63 = !DIDerivedType(tag: DW_TAG_member, name: "rm_so", scope: !61, file: !30, line: 519, baseType: !64, size: 32)
!64 = !DIDerivedType(tag: DW_TAG_typedef, name: "regoff_t", file: !30, line: 490, baseType: !12)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "rm_eo", scope: !61, file: !30, line: 520, baseType: !64, size: 32, offset: 32)
!66 = !{!67}
!67 = !DISubrange(count: 2)
!68 = !DILocalVariable(name: "error", scope: !9, file: !1, line: 17, type: !12)
!69 = !DILocation(line: 9, column: 3, scope: !9)
!70 = !DILocation(line: 9, column: 8, scope: !9)
!71 = !DILocation(line: 9, column: 24, scope: !9)
!72 = !DILocation(line: 9, column: 53, scope: !9)
!73 = !DILocation(line: 10, column: 3, scope: !9)
!74 = !DILocation(line: 10, column: 11, scope: !9)
!75 = !DILocation(line: 11, column: 14, scope: !76)
!76 = distinct !DILexicalBlock(scope: !9, file: !1, line: 11, column: 7)
!77 = !DILocation(line: 11, column: 7, scope: !76)
!78 = !DILocation(line: 11, column: 7, scope: !9)
!79 = !DILocation(line: 11, column: 21, scope: !80)
!80 = distinct !DILexicalBlock(scope: !81, file: !1, line: 11, column: 21)
!81 = distinct !DILexicalBlock(scope: !76, file: !1, line: 11, column: 21)
!82 = !DILocation(line: 11, column: 21, scope: !81)
!83 = !DILocation(line: 11, column: 21, scope: !76)
!84 = !DILocation(line: 12, column: 3, scope: !9)
!85 = !DILocation(line: 12, column: 7, scope: !9)
!86 = !DILocation(line: 12, column: 22, scope: !9)
!87 = !DILocation(line: 12, column: 14, scope: !9)
!88 = !DILocation(line: 13, column: 3, scope: !89)
!89 = distinct !DILexicalBlock(scope: !90, file: !1, line: 13, column: 3)
!90 = distinct !DILexicalBlock(scope: !9, file: !1, line: 13, column: 3)
!91 = !DILocation(line: 13, column: 3, scope: !90)
!92 = !DILocation(line: 14, column: 3, scope: !9)
!93 = !DILocation(line: 14, column: 11, scope: !9)
!94 = !DILocation(line: 15, column: 3, scope: !9)
!95 = !DILocation(line: 15, column: 14, scope: !9)
!96 = !DILocation(line: 16, column: 3, scope: !9)
!97 = !DILocation(line: 16, column: 11, scope: !9)
!98 = !DILocation(line: 17, column: 3, scope: !9)
!99 = !DILocation(line: 17, column: 7, scope: !9)
!100 = !DILocation(line: 17, column: 15, scope: !9)
!101 = !DILocation(line: 18, column: 3, scope: !102)
!102 = distinct !DILexicalBlock(scope: !103, file: !1, line: 18, column: 3)
!103 = distinct !DILexicalBlock(scope: !9, file: !1, line: 18, column: 3)
!104 = !DILocation(line: 18, column: 3, scope: !103)
!105 = !DILocation(line: 19, column: 7, scope: !106)
!106 = distinct !DILexicalBlock(scope: !9, file: !1, line: 19, column: 7)
!107 = !DILocation(line: 19, column: 7, scope: !9)
!108 = !DILocation(line: 19, column: 23, scope: !106)
!109 = !DILocation(line: 19, column: 43, scope: !106)
!110 = !DILocation(line: 19, column: 14, scope: !106)
!111 = !DILocation(line: 20, column: 3, scope: !112)
!112 = distinct !DILexicalBlock(scope: !113, file: !1, line: 20, column: 3)
!113 = distinct !DILexicalBlock(scope: !9, file: !1, line: 20, column: 3)
!114 = !DILocation(line: 20, column: 3, scope: !113)
!115 = !DILocation(line: 21, column: 8, scope: !116)
!116 = distinct !DILexicalBlock(scope: !9, file: !1, line: 21, column: 7)
!117 = !DILocation(line: 21, column: 14, scope: !116)
!118 = !DILocation(line: 21, column: 38, scope: !116)
!119 = !DILocation(line: 21, column: 47, scope: !116)
!120 = !DILocation(line: 21, column: 17, scope: !116)
!121 = !DILocation(line: 21, column: 57, scope: !116)
!122 = !DILocation(line: 21, column: 7, scope: !9)
!123 = !DILocation(line: 21, column: 63, scope: !116)
!124 = !DILocation(line: 23, column: 1, scope: !9)
!125 = !DILocation(line: 22, column: 3, scope: !9)
!126 = !DISubprogram(name: "tmpnam", scope: !127, file: !127, line: 205, type: !128, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !130)
!127 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!128 = !DISubroutineType(types: !129)
!129 = !{!43, !43}
!130 = !{}
!131 = !DISubprogram(name: "mkstemp", scope: !132, file: !132, line: 708, type: !133, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !130)
!132 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!133 = !DISubroutineType(types: !134)
!134 = !{!12, !43}
!135 = !DISubprogram(name: "regcomp", scope: !30, file: !30, line: 675, type: !136, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !130)
!136 = !DISubroutineType(types: !137)
!137 = !{!12, !138, !140, !12}
!138 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !139)
!139 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!140 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !141)
!141 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !142, size: 64)
!142 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!143 = !DISubprogram(name: "regerror", scope: !30, file: !30, line: 685, type: !144, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !130)
!144 = !DISubroutineType(types: !145)
!145 = !{!48, !12, !146, !149, !48}
!146 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !147)
!147 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !148, size: 64)
!148 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !29)
!149 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !43)
!150 = !DISubprogram(name: "regexec", scope: !30, file: !30, line: 679, type: !151, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !130)
!151 = !DISubroutineType(types: !152)
!152 = !{!12, !146, !140, !48, !153, !12}
!153 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !154)
!154 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64)
!155 = !DISubprogram(name: "regfree", scope: !30, file: !30, line: 689, type: !156, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !130)
!156 = !DISubroutineType(types: !157)
!157 = !{null, !139}
