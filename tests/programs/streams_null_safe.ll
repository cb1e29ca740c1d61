source_filename = "streams_null_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque

@.str = private unnamed_addr constant [5 x i8] c"data\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"r\00", align 1
@.str.2 = private unnamed_addr constant [9 x i8] c"no data\0A\00", align 1
@stderr = external global %struct._IO_FILE*, align 8
@stdout = external global %struct._IO_FILE*, align 8
@.str.3 = private unnamed_addr constant [3 x i8] c"%s\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %line = alloca [20 x i8], align 16
  %f = alloca %struct._IO_FILE*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [20 x i8]* %line to i8*, !dbg !78
  call void @llvm.lifetime.start.p0i8(i64 20, i8* %0), !dbg !78
  call void @llvm.dbg.declare(metadata [20 x i8]* %line, metadata !14, metadata !DIExpression()), !dbg !79
  %1 = bitcast %struct._IO_FILE** %f to i8*, !dbg !80
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !80
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %f, metadata !19, metadata !DIExpression()), !dbg !81
  %call = call noalias %struct._IO_FILE* @fopen(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0)), !dbg !82
  store %struct._IO_FILE* %call, %struct._IO_FILE** %f, align 8, !dbg !81
  %2 = load %struct._IO_FILE*, %struct._IO_FILE** %f, align 8, !dbg !83
  %tobool = icmp ne %struct._IO_FILE* %2, null, !dbg !83
  br i1 %tobool, label %if.end, label %if.then, !dbg !85

if.then:
  %3 = load %struct._IO_FILE*, %struct._IO_FILE** @stderr, align 8, !dbg !86
  %call1 = call i32 @fputs(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.2, i64 0, i64 0), %struct._IO_FILE* noundef %3), !dbg !88
  store i32 1, i32* %retval, align 4, !dbg !89
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !89

if.end:
  %arraydecay = getelementptr inbounds [20 x i8], [20 x i8]* %line, i64 0, i64 0, !dbg !90
  %4 = load %struct._IO_FILE*, %struct._IO_FILE** %f, align 8, !dbg !92
  %call2 = call i8* @fgets(i8* noundef %arraydecay, i32 noundef 20, %struct._IO_FILE* noundef %4), !dbg !93
  %tobool3 = icmp ne i8* %call2, null, !dbg !93
  br i1 %tobool3, label %if.then4, label %if.end7, !dbg !94

if.then4:
  %5 = load %struct._IO_FILE*, %struct._IO_FILE** @stdout, align 8, !dbg !95
  %arraydecay5 = getelementptr inbounds [20 x i8], [20 x i8]* %line, i64 0, i64 0, !dbg !96
  %call6 = call i32 (%struct._IO_FILE*, i8*, ...) @fprintf(%struct._IO_FILE* noundef %5, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.3, i64 0, i64 0), i8* noundef %arraydecay5), !dbg !97
  br label %if.end7, !dbg !97

if.end7:
  %6 = load %struct._IO_FILE*, %struct._IO_FILE** %f, align 8, !dbg !98
  %call8 = call i32 @fclose(%struct._IO_FILE* noundef %6), !dbg !99
  store i32 0, i32* %retval, align 4, !dbg !100
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !100

cleanup:
  %7 = bitcast %struct._IO_FILE** %f to i8*, !dbg !101
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %7), !dbg !101
  %8 = bitcast [20 x i8]* %line to i8*, !dbg !101
  call void @llvm.lifetime.end.p0i8(i64 20, i8* %8), !dbg !101
  %9 = load i32, i32* %retval, align 4, !dbg !101
  ret i32 %9, !dbg !101
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare noalias %struct._IO_FILE* @fopen(i8* noundef, i8* noundef)

declare !dbg !102 i32 @fputs(i8* noundef, %struct._IO_FILE* noundef)

declare !dbg !111 i8* @fgets(i8* noundef, i32 noundef, %struct._IO_FILE* noundef)

declare i32 @fprintf(%struct._IO_FILE* noundef, i8* noundef, ...)

declare !dbg !115 i32 @fclose(%struct._IO_FILE* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "streams_null_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 3, type: !10, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !19}
!14 = !DILocalVariable(name: "line", scope: !9, file: !1, line: 4, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 160, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 20)
!19 = !DILocalVariable(name: "f", scope: !9, file: !1, line: 5, type: !20)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !22, line: 7, baseType: !23)
!22 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "")
!23 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !24, line: 49, size: 1728, elements: !25)
!24 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "")
!25 = !{!26, !27, !29, !30, !31, !32, !33, !34, !35, !36, !37, !38, !39, !42, !44, !45, !46, !50, !52, !54, !58, !61, !63, !66, !69, !70, !72, !76, !77}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !23, file: !24, line: 51, baseType: !12, size: 32)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !23, file: !24, line: 54, baseType: !28, size: 64, offset: 64)
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !23, file: !24, line: 55, baseType: !28, size: 64, offset: 128)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !23, file: !24, line: 56, baseType: !28, size: 64, offset: 192)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !23, file: !24, line: 57, baseType: !28, size: 64, offset: 256)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !23, file: !24, line: 58, baseType: !28, size: 64, offset: 320)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !23, file: !24, line: 59, baseType: !28, size: 64, offset: 384)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !23, file: !24, line: 60, baseType: !28, size: 64, offset: 448)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !23, file: !24, line: 61, baseType: !28, size: 64, offset: 512)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !23, file: !24, line: 64, baseType: !28, size: 64, offset: 576)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !23, file: !24, line: 65, baseType: !28, size: 64, offset: 640)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !23, file: !24, line: 66, baseType: !28, size: 64, offset: 704)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !23, file: !24, line: 68, baseType: !40, size: 64, offset: 768)
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64)
!41 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !24, line: 36, flags: DIFlagFwdDecl)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !23, file: !24, line: 70, baseType: !43, size: 64, offset: 832)
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !23, file: !24, line: 72, baseType: !12, size: 32, offset: 896)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !23, file: !24, line: 73, baseType: !12, size: 32, offset: 928)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !23, file: !24, line: 74, baseType: !47, size: 64, offset: 960)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !48, line: 152, baseType: !49)
!48 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!49 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !23, file: !24, line: 77, baseType: !51, size: 16, offset: 1024)
!51 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !23, file: !24, line: 78, baseType: !53, size: 8, offset: 1040)
!53 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !23, file: !24, line: 79, baseType: !55, size: 8, offset: 1048)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 8, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 1)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !23, file: !24, line: 81, baseType: !59, size: 64, offset: 1088)
!59 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64)
!60 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !24, line: 43, baseType: null)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !23, file: !24, line: 89, baseType: !62, size: 64, offset: 1152)
!62 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !48, line: 153, baseType: !49)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !23, file: !24, line: 91, baseType: !64, size: 64, offset: 1216)
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !65, size: 64)
!65 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !24, line: 37, flags: DIFlagFwdDecl)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !23, file: !24, line: 92, baseType: !67, size: 64, offset: 1280)
!67 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !68, size: 64)
!68 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !24, line: 38, flags: DIFlagFwdDecl)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !23, file: !24, line: 93, baseType: !43, size: 64, offset: 1344)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !23, file: !24, line: 94, baseType: !71, size: 64, offset: 1408)
!71 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !23, file: !24, line: 95, baseType: !73, size: 64, offset: 1472)
!73 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !74, line: 46, baseType: !75)
!74 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!75 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !23, file: !24, line: 96, baseType: !12, size: 32, offset: 1536)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !23, file: !24, line: 98, baseType: !15, size: 160, offset: 1568)
!78 = !DILocation(line: 4, column: 3, scope: !9)
!79 = !DILocation(line: 4, column: 8, scope: !9)
!80 = !DILocation(line: 5, column: 3, scope: !9)
!81 = !DILocation(line: 5, column: 9, scope: !9)
!82 = !DILocation(line: 5, column: 13, scope: !9)
!83 = !DILocation(line: 6, column: 8, scope: !84)
!84 = distinct !DILexicalBlock(scope: !9, file: !1, line: 6, column: 7)
!85 = !DILocation(line: 6, column: 7, scope: !9)
!86 = !DILocation(line: 7, column: 24, scope: !87)
!87 = distinct !DILexicalBlock(scope: !84, file: !1, line: 6, column: 11)
!88 = !DILocation(line: 7, column: 5, scope: !87)
!89 = !DILocation(line: 8, column: 5, scope: !87)
!90 = !DILocation(line: 10, column: 13, scope: !91)
!91 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 7)
!92 = !DILocation(line: 10, column: 32, scope: !91)
!93 = !DILocation(line: 10, column: 7, scope: !91)
!94 = !DILocation(line: 10, column: 7, scope: !9)
!95 = !DILocation(line: 10, column: 44, scope: !91)
!96 = !DILocation(line: 10, column: 58, scope: !91)
!97 = !DILocation(line: 10, column: 36, scope: !91)
!98 = !DILocation(line: 11, column: 10, scope: !9)
!99 = !DILocation(line: 11, column: 3, scope: !9)
!100 = !DILocation(line: 12, column: 3, scope: !9)
!101 = !DILocation(line: 13, column: 1, scope: !9)
!102 = !DISubprogram(name: "fputs", scope: !103, file: !103, line: 655, type: !104, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !110)
!103 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!104 = !DISubroutineType(types: !105)
!105 = !{!12, !106, !109}
!106 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !107)
!107 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !108, size: 64)
!108 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!109 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !20)
!110 = !{}
!111 = !DISubprogram(name: "fgets", scope: !103, file: !103, line: 592, type: !112, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !110)
!112 = !DISubroutineType(types: !113)
!113 = !{!28, !114, !12, !109}
!114 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !28)
!115 = !DISubprogram(name: "fclose", scope: !103, file: !103, line: 178, type: !116, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !110)
!116 = !DISubroutineType(types: !117)
!117 = !{!12, !20}
