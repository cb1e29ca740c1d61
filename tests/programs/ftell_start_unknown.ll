source_filename = "ftell_start_unknown.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque

@.str = private unnamed_addr constant [12 x i8] c"numbers.txt\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"r\00", align 1
@.str.2 = private unnamed_addr constant [26 x i8] c"place == 0 || place == -1\00", align 1
@.str.3 = private unnamed_addr constant [22 x i8] c"ftell_start_unknown.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %file = alloca %struct._IO_FILE*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %place = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct._IO_FILE** %file to i8*, !dbg !78
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !78
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %file, metadata !14, metadata !DIExpression()), !dbg !79
  %call = call noalias %struct._IO_FILE* @fopen(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0)), !dbg !80
  store %struct._IO_FILE* %call, %struct._IO_FILE** %file, align 8, !dbg !79
  %1 = load %struct._IO_FILE*, %struct._IO_FILE** %file, align 8, !dbg !81
  %tobool = icmp ne %struct._IO_FILE* %1, null, !dbg !81
  br i1 %tobool, label %if.end, label %if.then, !dbg !83

if.then:
  store i32 0, i32* %retval, align 4, !dbg !84
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !84

if.end:
  %2 = bitcast i64* %place to i8*, !dbg !85
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !85
  call void @llvm.dbg.declare(metadata i64* %place, metadata !77, metadata !DIExpression()), !dbg !86
  %3 = load %struct._IO_FILE*, %struct._IO_FILE** %file, align 8, !dbg !87
  %call1 = call i64 @ftell(%struct._IO_FILE* noundef %3), !dbg !88
  store i64 %call1, i64* %place, align 8, !dbg !86
  %4 = load i64, i64* %place, align 8, !dbg !89
  %cmp = icmp eq i64 %4, 0, !dbg !89
  br i1 %cmp, label %if.then3, label %lor.lhs.false, !dbg !89

lor.lhs.false:
  %5 = load i64, i64* %place, align 8, !dbg !89
  %cmp2 = icmp eq i64 %5, -1, !dbg !89
  br i1 %cmp2, label %if.then3, label %if.else, !dbg !92

if.then3:
  br label %if.end4, !dbg !92

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.3, i64 0, i64 0), i32 noundef 10, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !89
  unreachable, !dbg !89

if.end4:
  %6 = load %struct._IO_FILE*, %struct._IO_FILE** %file, align 8, !dbg !93
  %call5 = call i32 @fclose(%struct._IO_FILE* noundef %6), !dbg !94
  store i32 0, i32* %retval, align 4, !dbg !95
  store i32 1, i32* %cleanup.dest.slot, align 4
  %7 = bitcast i64* %place to i8*, !dbg !96
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %7), !dbg !96
  br label %cleanup

cleanup:
  %8 = bitcast %struct._IO_FILE** %file to i8*, !dbg !96
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %8), !dbg !96
  %9 = load i32, i32* %retval, align 4, !dbg !96
  ret i32 %9, !dbg !96
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare noalias %struct._IO_FILE* @fopen(i8* noundef, i8* noundef)

declare !dbg !97 i64 @ftell(%struct._IO_FILE* noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare !dbg !102 i32 @fclose(%struct._IO_FILE* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "ftell_start_unknown.c", directory: ".")
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
!77 = !DILocalVariable(name: "place", scope: !9, file: !1, line: 9, type: !45)
!78 = !DILocation(line: 6, column: 3, scope: !9)
!79 = !DILocation(line: 6, column: 9, scope: !9)
!80 = !DILocation(line: 6, column: 16, scope: !9)
!81 = !DILocation(line: 7, column: 8, scope: !82)
!82 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 7)
!83 = !DILocation(line: 7, column: 7, scope: !9)
!84 = !DILocation(line: 8, column: 5, scope: !82)
!85 = !DILocation(line: 9, column: 3, scope: !9)
!86 = !DILocation(line: 9, column: 8, scope: !9)
!87 = !DILocation(line: 9, column: 22, scope: !9)
!88 = !DILocation(line: 9, column: 16, scope: !9)
!89 = !DILocation(line: 10, column: 3, scope: !90)
!90 = distinct !DILexicalBlock(scope: !91, file: !1, line: 10, column: 3)
!91 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 3)
!92 = !DILocation(line: 10, column: 3, scope: !91)
!93 = !DILocation(line: 11, column: 10, scope: !9)
!94 = !DILocation(line: 11, column: 3, scope: !9)
!95 = !DILocation(line: 12, column: 3, scope: !9)
!96 = !DILocation(line: 13, column: 1, scope: !9)
!97 = !DISubprogram(name: "ftell", scope: !98, file: !98, line: 718, type: !99, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !101)
!98 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!99 = !DISubroutineType(types: !100)
!100 = !{!45, !15}
!101 = !{}
!102 = !DISubprogram(name: "fclose", scope: !98, file: !98, line: 178, type: !103, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !101)
!103 = !DISubroutineType(types: !104)
!104 = !{!12, !15}
