source_filename = "ftell_end_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque

@.str = private unnamed_addr constant [12 x i8] c"numbers.txt\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"r\00", align 1
@.str.2 = private unnamed_addr constant [11 x i8] c"size < 100\00", align 1
@.str.3 = private unnamed_addr constant [19 x i8] c"ftell_end_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %file = alloca %struct._IO_FILE*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %size = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct._IO_FILE** %file to i8*, !dbg !80
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !80
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %file, metadata !14, metadata !DIExpression()), !dbg !81
  %call = call noalias %struct._IO_FILE* @fopen(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0)), !dbg !82
  store %struct._IO_FILE* %call, %struct._IO_FILE** %file, align 8, !dbg !81
  %1 = load %struct._IO_FILE*, %struct._IO_FILE** %file, align 8, !dbg !83
  %tobool = icmp ne %struct._IO_FILE* %1, null, !dbg !83
  br i1 %tobool, label %if.end, label %if.then, !dbg !85

if.then:
  store i32 0, i32* %retval, align 4, !dbg !86
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !86

if.end:
  %2 = load %struct._IO_FILE*, %struct._IO_FILE** %file, align 8, !dbg !87
  %call1 = call i32 @fseek(%struct._IO_FILE* noundef %2, i64 noundef 0, i32 noundef 2), !dbg !88
  %cmp = icmp eq i32 %call1, 0, !dbg !89
  br i1 %cmp, label %if.then2, label %if.end7, !dbg !90

if.then2:
  %3 = bitcast i64* %size to i8*, !dbg !91
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %3), !dbg !91
  call void @llvm.dbg.declare(metadata i64* %size, metadata !77, metadata !DIExpression()), !dbg !92
  %4 = load %struct._IO_FILE*, %struct._IO_FILE** %file, align 8, !dbg !93
  %call3 = call i64 @ftell(%struct._IO_FILE* noundef %4), !dbg !94
  store i64 %call3, i64* %size, align 8, !dbg !92
  %5 = load i64, i64* %size, align 8, !dbg !95
  %cmp4 = icmp slt i64 %5, 100, !dbg !95
  br i1 %cmp4, label %if.then5, label %if.else, !dbg !98

if.then5:
  br label %if.end6, !dbg !98

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.3, i64 0, i64 0), i32 noundef 11, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !95
  unreachable, !dbg !95

if.end6:
  %6 = bitcast i64* %size to i8*, !dbg !99
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %6), !dbg !99
  br label %if.end7, !dbg !100

if.end7:
  %7 = load %struct._IO_FILE*, %struct._IO_FILE** %file, align 8, !dbg !101
  %call8 = call i32 @fclose(%struct._IO_FILE* noundef %7), !dbg !102
  store i32 0, i32* %retval, align 4, !dbg !103
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !103

cleanup:
  %8 = bitcast %struct._IO_FILE** %file to i8*, !dbg !104
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %8), !dbg !104
  %9 = load i32, i32* %retval, align 4, !dbg !104
  ret i32 %9, !dbg !104
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare noalias %struct._IO_FILE* @fopen(i8* noundef, i8* noundef)

declare !dbg !105 i32 @fseek(%struct._IO_FILE* noundef, i64 noundef, i32 noundef)

declare !dbg !110 i64 @ftell(%struct._IO_FILE* noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare !dbg !113 i32 @fclose(%struct._IO_FILE* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "ftell_end_unsafe.c", directory: ".")
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
!13 = !{!14, !77}
!14 = !DILocalVariable(name: "file", scope: !9, file: !1, line: 6, type: !15)
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
!77 = !DILocalVariable(name: "size", scope: !78, file: !1, line: 10, type: !45)
!78 = distinct !DILexicalBlock(scope: !79, file: !1, line: 9, column: 38)
!79 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 7)
!80 = !DILocation(line: 6, column: 3, scope: !9)
!81 = !DILocation(line: 6, column: 9, scope: !9)
!82 = !DILocation(line: 6, column: 16, scope: !9)
!83 = !DILocation(line: 7, column: 8, scope: !84)
!84 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 7)
!85 = !DILocation(line: 7, column: 7, scope: !9)
!86 = !DILocation(line: 8, column: 5, scope: !84)
!87 = !DILocation(line: 9, column: 13, scope: !79)
!88 = !DILocation(line: 9, column: 7, scope: !79)
!89 = !DILocation(line: 9, column: 32, scope: !79)
!90 = !DILocation(line: 9, column: 7, scope: !9)
!91 = !DILocation(line: 10, column: 5, scope: !78)
!92 = !DILocation(line: 10, column: 10, scope: !78)
!93 = !DILocation(line: 10, column: 23, scope: !78)
!94 = !DILocation(line: 10, column: 17, scope: !78)
!95 = !DILocation(line: 11, column: 5, scope: !96)
!96 = distinct !DILexicalBlock(scope: !97, file: !1, line: 11, column: 5)
!97 = distinct !DILexicalBlock(scope: !78, file: !1, line: 11, column: 5)
!98 = !DILocation(line: 11, column: 5, scope: !97)
!99 = !DILocation(line: 12, column: 3, scope: !79)
!100 = !DILocation(line: 12, column: 3, scope: !78)
!101 = !DILocation(line: 13, column: 10, scope: !9)
!102 = !DILocation(line: 13, column: 3, scope: !9)
!103 = !DILocation(line: 14, column: 3, scope: !9)
!104 = !DILocation(line: 15, column: 1, scope: !9)
!105 = !DISubprogram(name: "fseek", scope: !106, file: !106, line: 713, type: !107, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !109)
!106 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!107 = !DISubroutineType(types: !108)
!108 = !{!12, !15, !45, !12}
!109 = !{}
!110 = !DISubprogram(name: "ftell", scope: !106, file: !106, line: 718, type: !111, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !109)
!111 = !DISubroutineType(types: !112)
!112 = !{!45, !15}
!113 = !DISubprogram(name: "fclose", scope: !106, file: !106, line: 178, type: !114, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !109)
!114 = !DISubroutineType(types: !115)
!115 = !{!12, !15}
