source_filename = "library_reads_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque

@__const.main.name = private unnamed_addr constant [8 x i8] c"data\00\00\00\00", align 1
@__const.main.three = private unnamed_addr constant [3 x i8] c"xab", align 1
@.str = private unnamed_addr constant [2 x i8] c"r\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"w\00", align 1
@.str.2 = private unnamed_addr constant [18 x i8] c"%.3s %.*s %5d %s\0A\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"one\00", align 1
@.str.4 = private unnamed_addr constant [4 x i8] c"two\00", align 1
@stderr = external global %struct._IO_FILE*, align 8
@.str.5 = private unnamed_addr constant [3 x i8] c"%s\00", align 1

define dso_local i32 @main(i32 noundef %argc, i8** noundef %argv) !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca i8**, align 8
  %name = alloca [8 x i8], align 1
  %three = alloca [3 x i8], align 1
  %line = alloca [20 x i8], align 16
  %f = alloca %struct._IO_FILE*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  store i32 %argc, i32* %argc.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %argc.addr, metadata !17, metadata !DIExpression()), !dbg !89
  store i8** %argv, i8*** %argv.addr, align 8
  call void @llvm.dbg.declare(metadata i8*** %argv.addr, metadata !18, metadata !DIExpression()), !dbg !90
  %0 = bitcast [8 x i8]* %name to i8*, !dbg !91
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !91
  call void @llvm.dbg.declare(metadata [8 x i8]* %name, metadata !19, metadata !DIExpression()), !dbg !92
  %1 = bitcast [8 x i8]* %name to i8*, !dbg !92
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %1, i8* align 1 getelementptr inbounds ([8 x i8], [8 x i8]* @__const.main.name, i32 0, i32 0), i64 8, i1 false), !dbg !92
  %2 = bitcast [3 x i8]* %three to i8*, !dbg !91
  call void @llvm.lifetime.start.p0i8(i64 3, i8* %2), !dbg !91
  call void @llvm.dbg.declare(metadata [3 x i8]* %three, metadata !23, metadata !DIExpression()), !dbg !93
  %3 = bitcast [3 x i8]* %three to i8*, !dbg !93
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %3, i8* align 1 getelementptr inbounds ([3 x i8], [3 x i8]* @__const.main.three, i32 0, i32 0), i64 3, i1 false), !dbg !93
  %4 = bitcast [20 x i8]* %line to i8*, !dbg !91
  call void @llvm.lifetime.start.p0i8(i64 20, i8* %4), !dbg !91
  call void @llvm.dbg.declare(metadata [20 x i8]* %line, metadata !27, metadata !DIExpression()), !dbg !94
  %5 = bitcast %struct._IO_FILE** %f to i8*, !dbg !95
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %5), !dbg !95
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %f, metadata !31, metadata !DIExpression()), !dbg !96
  %arraydecay = getelementptr inbounds [8 x i8], [8 x i8]* %name, i64 0, i64 0, !dbg !97
  %6 = load i32, i32* %argc.addr, align 4, !dbg !98
  %cmp = icmp sgt i32 %6, 1, !dbg !99
  %7 = zext i1 %cmp to i64, !dbg !98
  %cond = select i1 %cmp, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0), !dbg !98
  %call = call noalias %struct._IO_FILE* @fopen(i8* noundef %arraydecay, i8* noundef %cond), !dbg !100
  store %struct._IO_FILE* %call, %struct._IO_FILE** %f, align 8, !dbg !96
  %arraydecay1 = getelementptr inbounds [3 x i8], [3 x i8]* %three, i64 0, i64 0, !dbg !101
  %arraydecay2 = getelementptr inbounds [3 x i8], [3 x i8]* %three, i64 0, i64 0, !dbg !102
  %8 = load i32, i32* %argc.addr, align 4, !dbg !103
  %9 = load i32, i32* %argc.addr, align 4, !dbg !104
  %cmp3 = icmp sgt i32 %9, 1, !dbg !105
  %10 = zext i1 %cmp3 to i64, !dbg !104
  %cond4 = select i1 %cmp3, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.3, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.4, i64 0, i64 0), !dbg !104
  %call5 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i64 0, i64 0), i8* noundef %arraydecay1, i32 noundef 2, i8* noundef %arraydecay2, i32 noundef %8, i8* noundef %cond4), !dbg !106
  %11 = load %struct._IO_FILE*, %struct._IO_FILE** %f, align 8, !dbg !107
  %tobool = icmp ne %struct._IO_FILE* %11, null, !dbg !107
  br i1 %tobool, label %if.end, label %if.then, !dbg !109

if.then:
  call void @perror(i8* noundef null), !dbg !110
  %call6 = call i32 @system(i8* noundef null), !dbg !112
  %cmp7 = icmp ne i32 %call6, 0, !dbg !113
  %conv = zext i1 %cmp7 to i32, !dbg !113
  store i32 %conv, i32* %retval, align 4, !dbg !114
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !114

if.end:
  %arraydecay8 = getelementptr inbounds [20 x i8], [20 x i8]* %line, i64 0, i64 0, !dbg !115
  %12 = load %struct._IO_FILE*, %struct._IO_FILE** %f, align 8, !dbg !117
  %call9 = call i8* @fgets(i8* noundef %arraydecay8, i32 noundef 20, %struct._IO_FILE* noundef %12), !dbg !118
  %tobool10 = icmp ne i8* %call9, null, !dbg !118
  br i1 %tobool10, label %if.then11, label %if.end14, !dbg !119

if.then11:
  %13 = load %struct._IO_FILE*, %struct._IO_FILE** @stderr, align 8, !dbg !120
  %arraydecay12 = getelementptr inbounds [20 x i8], [20 x i8]* %line, i64 0, i64 0, !dbg !121
  %call13 = call i32 (%struct._IO_FILE*, i8*, ...) @fprintf(%struct._IO_FILE* noundef %13, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.5, i64 0, i64 0), i8* noundef %arraydecay12), !dbg !122
  br label %if.end14, !dbg !122

if.end14:
  %arraydecay15 = getelementptr inbounds [8 x i8], [8 x i8]* %name, i64 0, i64 0, !dbg !123
  %call16 = call i32 @puts(i8* noundef %arraydecay15), !dbg !124
  %14 = load %struct._IO_FILE*, %struct._IO_FILE** %f, align 8, !dbg !125
  %call17 = call i32 @fclose(%struct._IO_FILE* noundef %14), !dbg !126
  store i32 0, i32* %retval, align 4, !dbg !127
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !127

cleanup:
  %15 = bitcast %struct._IO_FILE** %f to i8*, !dbg !128
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %15), !dbg !128
  %16 = bitcast [20 x i8]* %line to i8*, !dbg !128
  call void @llvm.lifetime.end.p0i8(i64 20, i8* %16), !dbg !128
  %17 = bitcast [3 x i8]* %three to i8*, !dbg !128
  call void @llvm.lifetime.end.p0i8(i64 3, i8* %17), !dbg !128
  %18 = bitcast [8 x i8]* %name to i8*, !dbg !128
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %18), !dbg !128
  %19 = load i32, i32* %retval, align 4, !dbg !128
  ret i32 %19, !dbg !128
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare noalias %struct._IO_FILE* @fopen(i8* noundef, i8* noundef)

declare i32 @printf(i8* noundef, ...)

declare !dbg !129 void @perror(i8* noundef)

declare !dbg !136 i32 @system(i8* noundef)

declare !dbg !140 i8* @fgets(i8* noundef, i32 noundef, %struct._IO_FILE* noundef)

declare i32 @fprintf(%struct._IO_FILE* noundef, i8* noundef, ...)

declare !dbg !145 i32 @puts(i8* noundef)

declare !dbg !146 i32 @fclose(%struct._IO_FILE* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "library_reads_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !10, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !16)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !12, !13}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!16 = !{!17, !18, !19, !23, !27, !31}
!17 = !DILocalVariable(name: "argc", arg: 1, scope: !9, file: !1, line: 4, type: !12)
!18 = !DILocalVariable(name: "argv", arg: 2, scope: !9, file: !1, line: 4, type: !13)
!19 = !DILocalVariable(name: "name", scope: !9, file: !1, line: 5, type: !20)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 64, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 8)
!23 = !DILocalVariable(name: "three", scope: !9, file: !1, line: 5, type: !24)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 24, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 3)
!27 = !DILocalVariable(name: "line", scope: !9, file: !1, line: 5, type: !28)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 160, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 20)
!31 = !DILocalVariable(name: "f", scope: !9, file: !1, line: 6, type: !32)
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !34, line: 7, baseType: !35)
!34 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "")
!35 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !36, line: 49, size: 1728, elements: !37)
!36 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "")
!37 = !{!38, !39, !40, !41, !42, !43, !44, !45, !46, !47, !48, !49, !50, !53, !55, !56, !57, !61, !63, !65, !69, !72, !74, !77, !80, !81, !83, !87, !88}
!38 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !35, file: !36, line: 51, baseType: !12, size: 32)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !35, file: !36, line: 54, baseType: !14, size: 64, offset: 64)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !35, file: !36, line: 55, baseType: !14, size: 64, offset: 128)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !35, file: !36, line: 56, baseType: !14, size: 64, offset: 192)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !35, file: !36, line: 57, baseType: !14, size: 64, offset: 256)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !35, file: !36, line: 58, baseType: !14, size: 64, offset: 320)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !35, file: !36, line: 59, baseType: !14, size: 64, offset: 384)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !35, file: !36, line: 60, baseType: !14, size: 64, offset: 448)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !35, file: !36, line: 61, baseType: !14, size: 64, offset: 512)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !35, file: !36, line: 64, baseType: !14, size: 64, offset: 576)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !35, file: !36, line: 65, baseType: !14, size: 64, offset: 640)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !35, file: !36, line: 66, baseType: !14, size: 64, offset: 704)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !35, file: !36, line: 68, baseType: !51, size: 64, offset: 768)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !52, size: 64)
!52 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !36, line: 36, flags: DIFlagFwdDecl)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !35, file: !36, line: 70, baseType: !54, size: 64, offset: 832)
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !35, file: !36, line: 72, baseType: !12, size: 32, offset: 896)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !35, file: !36, line: 73, baseType: !12, size: 32, offset: 928)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !35, file: !36, line: 74, baseType: !58, size: 64, offset: 960)
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !59, line: 152, baseType: !60)
!59 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!60 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !35, file: !36, line: 77, baseType: !62, size: 16, offset: 1024)
!62 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !35, file: !36, line: 78, baseType: !64, size: 8, offset: 1040)
!64 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !35, file: !36, line: 79, baseType: !66, size: 8, offset: 1048)
!66 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 8, elements: !67)
!67 = !{!68}
!68 = !DISubrange(count: 1)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !35, file: !36, line: 81, baseType: !70, size: 64, offset: 1088)
!70 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !71, size: 64)
!71 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !36, line: 43, baseType: null)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !35, file: !36, line: 89, baseType: !73, size: 64, offset: 1152)
!73 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !59, line: 153, baseType: !60)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !35, file: !36, line: 91, baseType: !75, size: 64, offset: 1216)
!75 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !76, size: 64)
!76 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !36, line: 37, flags: DIFlagFwdDecl)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !35, file: !36, line: 92, baseType: !78, size: 64, offset: 1280)
!78 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !79, size: 64)
!79 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !36, line: 38, flags: DIFlagFwdDecl)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !35, file: !36, line: 93, baseType: !54, size: 64, offset: 1344)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !35, file: !36, line: 94, baseType: !82, size: 64, offset: 1408)
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !35, file: !36, line: 95, baseType: !84, size: 64, offset: 1472)
!84 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !85, line: 46, baseType: !86)
!85 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!86 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !35, file: !36, line: 96, baseType: !12, size: 32, offset: 1536)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !35, file: !36, line: 98, baseType: !28, size: 160, offset: 1568)
!89 = !DILocation(line: 4, column: 14, scope: !9)
!90 = !DILocation(line: 4, column: 27, scope: !9)
!91 = !DILocation(line: 5, column: 3, scope: !9)
!92 = !DILocation(line: 5, column: 8, scope: !9)
!93 = !DILocation(line: 5, column: 26, scope: !9)
!94 = !DILocation(line: 5, column: 54, scope: !9)
!95 = !DILocation(line: 6, column: 3, scope: !9)
!96 = !DILocation(line: 6, column: 9, scope: !9)
!97 = !DILocation(line: 6, column: 19, scope: !9)
!98 = !DILocation(line: 6, column: 25, scope: !9)
!99 = !DILocation(line: 6, column: 30, scope: !9)
!100 = !DILocation(line: 6, column: 13, scope: !9)
!101 = !DILocation(line: 7, column: 32, scope: !9)
!102 = !DILocation(line: 7, column: 42, scope: !9)
!103 = !DILocation(line: 7, column: 49, scope: !9)
!104 = !DILocation(line: 7, column: 55, scope: !9)
!105 = !DILocation(line: 7, column: 60, scope: !9)
!106 = !DILocation(line: 7, column: 3, scope: !9)
!107 = !DILocation(line: 8, column: 8, scope: !108)
!108 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 7)
!109 = !DILocation(line: 8, column: 7, scope: !9)
!110 = !DILocation(line: 9, column: 5, scope: !111)
!111 = distinct !DILexicalBlock(scope: !108, file: !1, line: 8, column: 11)
!112 = !DILocation(line: 10, column: 12, scope: !111)
!113 = !DILocation(line: 10, column: 25, scope: !111)
!114 = !DILocation(line: 10, column: 5, scope: !111)
!115 = !DILocation(line: 12, column: 13, scope: !116)
!116 = distinct !DILexicalBlock(scope: !9, file: !1, line: 12, column: 7)
!117 = !DILocation(line: 12, column: 32, scope: !116)
!118 = !DILocation(line: 12, column: 7, scope: !116)
!119 = !DILocation(line: 12, column: 7, scope: !9)
!120 = !DILocation(line: 12, column: 44, scope: !116)
!121 = !DILocation(line: 12, column: 58, scope: !116)
!122 = !DILocation(line: 12, column: 36, scope: !116)
!123 = !DILocation(line: 13, column: 8, scope: !9)
!124 = !DILocation(line: 13, column: 3, scope: !9)
!125 = !DILocation(line: 14, column: 10, scope: !9)
!126 = !DILocation(line: 14, column: 3, scope: !9)
!127 = !DILocation(line: 15, column: 3, scope: !9)
!128 = !DILocation(line: 16, column: 1, scope: !9)
!129 = !DISubprogram(name: "perror", scope: !130, file: !130, line: 804, type: !131, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !135)
!130 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!131 = !DISubroutineType(types: !132)
!132 = !{null, !133}
!133 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !134, size: 64)
!134 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!135 = !{}
!136 = !DISubprogram(name: "system", scope: !137, file: !137, line: 804, type: !138, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !135)
!137 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!138 = !DISubroutineType(types: !139)
!139 = !{!12, !133}
!140 = !DISubprogram(name: "fgets", scope: !130, file: !130, line: 592, type: !141, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !135)
!141 = !DISubroutineType(types: !142)
!142 = !{!14, !143, !12, !144}
!143 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !14)
!144 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !32)
!145 = !DISubprogram(name: "puts", scope: !130, file: !130, line: 661, type: !138, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !135)
!146 = !DISubprogram(name: "fclose", scope: !130, file: !130, line: 178, type: !147, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !135)
!147 = !DISubroutineType(types: !148)
!148 = !{!12, !32}
