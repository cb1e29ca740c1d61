source_filename = "stream_indicators_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque

@.str = private unnamed_addr constant [6 x i8] c"first\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"r\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"second\00", align 1
@stdin = external global %struct._IO_FILE*, align 8
@stdout = external global %struct._IO_FILE*, align 8
@.str.3 = private unnamed_addr constant [50 x i8] c"!feof(stdin) && !ferror(stdin) && !ferror(stdout)\00", align 1
@.str.4 = private unnamed_addr constant [25 x i8] c"stream_indicators_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.5 = private unnamed_addr constant [29 x i8] c"feof(first) || ferror(first)\00", align 1
@.str.6 = private unnamed_addr constant [33 x i8] c"!feof(second) && !ferror(second)\00", align 1
@.str.7 = private unnamed_addr constant [31 x i8] c"!feof(first) && !ferror(first)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %first = alloca %struct._IO_FILE*, align 8
  %second = alloca %struct._IO_FILE*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct._IO_FILE** %first to i8*, !dbg !78
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !78
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %first, metadata !14, metadata !DIExpression()), !dbg !79
  %call = call noalias %struct._IO_FILE* @fopen(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0)), !dbg !80
  store %struct._IO_FILE* %call, %struct._IO_FILE** %first, align 8, !dbg !79
  %1 = bitcast %struct._IO_FILE** %second to i8*, !dbg !78
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !78
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %second, metadata !77, metadata !DIExpression()), !dbg !81
  %call1 = call noalias %struct._IO_FILE* @fopen(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0)), !dbg !82
  store %struct._IO_FILE* %call1, %struct._IO_FILE** %second, align 8, !dbg !81
  %2 = load %struct._IO_FILE*, %struct._IO_FILE** %first, align 8, !dbg !83
  %tobool = icmp ne %struct._IO_FILE* %2, null, !dbg !83
  br i1 %tobool, label %lor.lhs.false, label %if.then, !dbg !85

lor.lhs.false:
  %3 = load %struct._IO_FILE*, %struct._IO_FILE** %second, align 8, !dbg !86
  %tobool2 = icmp ne %struct._IO_FILE* %3, null, !dbg !86
  br i1 %tobool2, label %if.end, label %if.then, !dbg !87

if.then:
  store i32 1, i32* %retval, align 4, !dbg !88
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !88

if.end:
  %4 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !89
  %call3 = call i32 @feof(%struct._IO_FILE* noundef %4), !dbg !89
  %tobool4 = icmp ne i32 %call3, 0, !dbg !89
  br i1 %tobool4, label %if.else, label %land.lhs.true, !dbg !89

land.lhs.true:
  %5 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !89
  %call5 = call i32 @ferror(%struct._IO_FILE* noundef %5), !dbg !89
  %tobool6 = icmp ne i32 %call5, 0, !dbg !89
  br i1 %tobool6, label %if.else, label %land.lhs.true7, !dbg !89

land.lhs.true7:
  %6 = load %struct._IO_FILE*, %struct._IO_FILE** @stdout, align 8, !dbg !89
  %call8 = call i32 @ferror(%struct._IO_FILE* noundef %6), !dbg !89
  %tobool9 = icmp ne i32 %call8, 0, !dbg !89
  br i1 %tobool9, label %if.else, label %if.then10, !dbg !92

if.then10:
  br label %if.end11, !dbg !92

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.4, i64 0, i64 0), i32 noundef 7, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !89
  unreachable, !dbg !89

if.end11:
  br label %while.cond, !dbg !93

while.cond:
  %7 = load %struct._IO_FILE*, %struct._IO_FILE** %first, align 8, !dbg !94
  %call12 = call i32 @fgetc(%struct._IO_FILE* noundef %7), !dbg !95
  %cmp = icmp ne i32 %call12, -1, !dbg !96
  br i1 %cmp, label %while.body, label %while.end, !dbg !93

while.body:
  br label %while.cond, !dbg !97, !llvm.loop !98

while.end:
  %8 = load %struct._IO_FILE*, %struct._IO_FILE** %first, align 8, !dbg !101
  %call13 = call i32 @feof(%struct._IO_FILE* noundef %8), !dbg !101
  %tobool14 = icmp ne i32 %call13, 0, !dbg !101
  br i1 %tobool14, label %if.then18, label %lor.lhs.false15, !dbg !101

lor.lhs.false15:
  %9 = load %struct._IO_FILE*, %struct._IO_FILE** %first, align 8, !dbg !101
  %call16 = call i32 @ferror(%struct._IO_FILE* noundef %9), !dbg !101
  %tobool17 = icmp ne i32 %call16, 0, !dbg !101
  br i1 %tobool17, label %if.then18, label %if.else19, !dbg !104

if.then18:
  br label %if.end20, !dbg !104

if.else19:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.4, i64 0, i64 0), i32 noundef 9, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !101
  unreachable, !dbg !101

if.end20:
  %10 = load %struct._IO_FILE*, %struct._IO_FILE** %second, align 8, !dbg !105
  %call21 = call i32 @feof(%struct._IO_FILE* noundef %10), !dbg !105
  %tobool22 = icmp ne i32 %call21, 0, !dbg !105
  br i1 %tobool22, label %if.else27, label %land.lhs.true23, !dbg !105

land.lhs.true23:
  %11 = load %struct._IO_FILE*, %struct._IO_FILE** %second, align 8, !dbg !105
  %call24 = call i32 @ferror(%struct._IO_FILE* noundef %11), !dbg !105
  %tobool25 = icmp ne i32 %call24, 0, !dbg !105
  br i1 %tobool25, label %if.else27, label %if.then26, !dbg !108

if.then26:
  br label %if.end28, !dbg !108

if.else27:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.4, i64 0, i64 0), i32 noundef 10, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !105
  unreachable, !dbg !105

if.end28:
  %12 = load %struct._IO_FILE*, %struct._IO_FILE** %first, align 8, !dbg !109
  call void @rewind(%struct._IO_FILE* noundef %12), !dbg !110
  %13 = load %struct._IO_FILE*, %struct._IO_FILE** %first, align 8, !dbg !111
  %call29 = call i32 @feof(%struct._IO_FILE* noundef %13), !dbg !111
  %tobool30 = icmp ne i32 %call29, 0, !dbg !111
  br i1 %tobool30, label %if.else35, label %land.lhs.true31, !dbg !111

land.lhs.true31:
  %14 = load %struct._IO_FILE*, %struct._IO_FILE** %first, align 8, !dbg !111
  %call32 = call i32 @ferror(%struct._IO_FILE* noundef %14), !dbg !111
  %tobool33 = icmp ne i32 %call32, 0, !dbg !111
  br i1 %tobool33, label %if.else35, label %if.then34, !dbg !114

if.then34:
  br label %if.end36, !dbg !114

if.else35:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.7, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.4, i64 0, i64 0), i32 noundef 12, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !111
  unreachable, !dbg !111

if.end36:
  %15 = load %struct._IO_FILE*, %struct._IO_FILE** %first, align 8, !dbg !115
  %call37 = call i32 @fclose(%struct._IO_FILE* noundef %15), !dbg !116
  %16 = load %struct._IO_FILE*, %struct._IO_FILE** %second, align 8, !dbg !117
  %call38 = call i32 @fclose(%struct._IO_FILE* noundef %16), !dbg !118
  store i32 0, i32* %retval, align 4, !dbg !119
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !119

cleanup:
  %17 = bitcast %struct._IO_FILE** %second to i8*, !dbg !120
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %17), !dbg !120
  %18 = bitcast %struct._IO_FILE** %first to i8*, !dbg !120
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %18), !dbg !120
  %19 = load i32, i32* %retval, align 4, !dbg !120
  ret i32 %19, !dbg !120
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare noalias %struct._IO_FILE* @fopen(i8* noundef, i8* noundef)

declare !dbg !121 i32 @feof(%struct._IO_FILE* noundef)

declare !dbg !126 i32 @ferror(%struct._IO_FILE* noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare !dbg !127 i32 @fgetc(%struct._IO_FILE* noundef)

declare !dbg !128 void @rewind(%struct._IO_FILE* noundef)

declare !dbg !131 i32 @fclose(%struct._IO_FILE* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "stream_indicators_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !10, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !77}
!14 = !DILocalVariable(name: "first", scope: !9, file: !1, line: 5, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !17, line: 7, baseType: !18)
!17 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "")
!18 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !19, line: 49, size: 1728, elements: !20)
!19 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "")
!20 = !{!21, !22, !25, !26, !27, !28, !29, !30, !31, !32, !33, !34, !35, !38, !40, !41, !42, !46, !48, !50, !54, !57, !59, !62, !65, !66, !68, !72, !73}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !18, file: !19, line: 51, baseType: !12, size: 32)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !18, file: !19, line: 54, baseType: !23, size: 64, offset: 64)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !18, file: !19, line: 55, baseType: !23, size: 64, offset: 128)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !18, file: !19, line: 56, baseType: !23, size: 64, offset: 192)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !18, file: !19, line: 57, baseType: !23, size: 64, offset: 256)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !18, file: !19, line: 58, baseType: !23, size: 64, offset: 320)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !18, file: !19, line: 59, baseType: !23, size: 64, offset: 384)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !18, file: !19, line: 60, baseType: !23, size: 64, offset: 448)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !18, file: !19, line: 61, baseType: !23, size: 64, offset: 512)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !18, file: !19, line: 64, baseType: !23, size: 64, offset: 576)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !18, file: !19, line: 65, baseType: !23, size: 64, offset: 640)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !18, file: !19, line: 66, baseType: !23, size: 64, offset: 704)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !18, file: !19, line: 68, baseType: !36, size: 64, offset: 768)
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!37 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !19, line: 36, flags: DIFlagFwdDecl)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !18, file: !19, line: 70, baseType: !39, size: 64, offset: 832)
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !18, file: !19, line: 72, baseType: !12, size: 32, offset: 896)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !18, file: !19, line: 73, baseType: !12, size: 32, offset: 928)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !18, file: !19, line: 74, baseType: !43, size: 64, offset: 960)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !44, line: 152, baseType: !45)
!44 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!45 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !18, file: !19, line: 77, baseType: !47, size: 16, offset: 1024)
!47 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !18, file: !19, line: 78, baseType: !49, size: 8, offset: 1040)
!49 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !18, file: !19, line: 79, baseType: !51, size: 8, offset: 1048)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 8, elements: !52)
!52 = !{!53}
!53 = !DISubrange(count: 1)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !18, file: !19, line: 81, baseType: !55, size: 64, offset: 1088)
!55 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !56, size: 64)
!56 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !19, line: 43, baseType: null)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !18, file: !19, line: 89, baseType: !58, size: 64, offset: 1152)
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !44, line: 153, baseType: !45)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !18, file: !19, line: 91, baseType: !60, size: 64, offset: 1216)
!60 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !61, size: 64)
!61 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !19, line: 37, flags: DIFlagFwdDecl)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !18, file: !19, line: 92, baseType: !63, size: 64, offset: 1280)
!63 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !64, size: 64)
!64 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !19, line: 38, flags: DIFlagFwdDecl)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !18, file: !19, line: 93, baseType: !39, size: 64, offset: 1344)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !18, file: !19, line: 94, baseType: !67, size: 64, offset: 1408)
!67 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !18, file: !19, line: 95, baseType: !69, size: 64, offset: 1472)
!69 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !70, line: 46, baseType: !71)
!70 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!71 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !18, file: !19, line: 96, baseType: !12, size: 32, offset: 1536)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !18, file: !19, line: 98, baseType: !74, size: 160, offset: 1568)
!74 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 160, elements: !75)
!75 = !{!76}
!76 = !DISubrange(count: 20)
!77 = !DILocalVariable(name: "second", scope: !9, file: !1, line: 5, type: !15)
!78 = !DILocation(line: 5, column: 3, scope: !9)
!79 = !DILocation(line: 5, column: 9, scope: !9)
!80 = !DILocation(line: 5, column: 17, scope: !9)
!81 = !DILocation(line: 5, column: 39, scope: !9)
!82 = !DILocation(line: 5, column: 48, scope: !9)
!83 = !DILocation(line: 6, column: 8, scope: !84)
!84 = distinct !DILexicalBlock(scope: !9, file: !1, line: 6, column: 7)
!85 = !DILocation(line: 6, column: 14, scope: !84)
!86 = !DILocation(line: 6, column: 18, scope: !84)
!87 = !DILocation(line: 6, column: 7, scope: !9)
!88 = !DILocation(line: 6, column: 26, scope: !84)
!89 = !DILocation(line: 7, column: 3, scope: !90)
!90 = distinct !DILexicalBlock(scope: !91, file: !1, line: 7, column: 3)
!91 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 3)
!92 = !DILocation(line: 7, column: 3, scope: !91)
!93 = !DILocation(line: 8, column: 3, scope: !9)
!94 = !DILocation(line: 8, column: 16, scope: !9)
!95 = !DILocation(line: 8, column: 10, scope: !9)
!96 = !DILocation(line: 8, column: 23, scope: !9)
!97 = !DILocation(line: 8, column: 31, scope: !9)
!98 = distinct !{!98, !93, !97, !99, !100}
!99 = !{!"llvm.loop.mustprogress"}
!100 = !{!"llvm.loop.unroll.disable"}
!101 = !DILocation(line: 9, column: 3, scope: !102)
!102 = distinct !DILexicalBlock(scope: !103, file: !1, line: 9, column: 3)
!103 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 3)
!104 = !DILocation(line: 9, column: 3, scope: !103)
!105 = !DILocation(line: 10, column: 3, scope: !106)
!106 = distinct !DILexicalBlock(scope: !107, file: !1, line: 10, column: 3)
!107 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 3)
!108 = !DILocation(line: 10, column: 3, scope: !107)
!109 = !DILocation(line: 11, column: 10, scope: !9)
!110 = !DILocation(line: 11, column: 3, scope: !9)
!111 = !DILocation(line: 12, column: 3, scope: !112)
!112 = distinct !DILexicalBlock(scope: !113, file: !1, line: 12, column: 3)
!113 = distinct !DILexicalBlock(scope: !9, file: !1, line: 12, column: 3)
!114 = !DILocation(line: 12, column: 3, scope: !113)
!115 = !DILocation(line: 13, column: 10, scope: !9)
!116 = !DILocation(line: 13, column: 3, scope: !9)
!117 = !DILocation(line: 14, column: 10, scope: !9)
!118 = !DILocation(line: 14, column: 3, scope: !9)
!119 = !DILocation(line: 15, column: 3, scope: !9)
!120 = !DILocation(line: 16, column: 1, scope: !9)
!121 = !DISubprogram(name: "feof", scope: !122, file: !122, line: 788, type: !123, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !125)
!122 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!123 = !DISubroutineType(types: !124)
!124 = !{!12, !15}
!125 = !{}
!126 = !DISubprogram(name: "ferror", scope: !122, file: !122, line: 790, type: !123, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !125)
!127 = !DISubprogram(name: "fgetc", scope: !122, file: !122, line: 513, type: !123, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !125)
!128 = !DISubprogram(name: "rewind", scope: !122, file: !122, line: 723, type: !129, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !125)
!129 = !DISubroutineType(types: !130)
!130 = !{null, !15}
!131 = !DISubprogram(name: "fclose", scope: !122, file: !122, line: 178, type: !123, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !125)
