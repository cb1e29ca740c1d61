source_filename = "file_to_file_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque

@.str = private unnamed_addr constant [5 x i8] c"from\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"r\00", align 1
@.str.2 = private unnamed_addr constant [3 x i8] c"to\00", align 1
@.str.3 = private unnamed_addr constant [2 x i8] c"w\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %line = alloca [64 x i8], align 16
  %name = alloca [16 x i8], align 16
  %from = alloca %struct._IO_FILE*, align 8
  %to = alloca %struct._IO_FILE*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [64 x i8]* %line to i8*, !dbg !86
  call void @llvm.lifetime.start.p0i8(i64 64, i8* %0), !dbg !86
  call void @llvm.dbg.declare(metadata [64 x i8]* %line, metadata !14, metadata !DIExpression()), !dbg !87
  %1 = bitcast [16 x i8]* %name to i8*, !dbg !86
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %1), !dbg !86
  call void @llvm.dbg.declare(metadata [16 x i8]* %name, metadata !19, metadata !DIExpression()), !dbg !88
  %2 = bitcast %struct._IO_FILE** %from to i8*, !dbg !89
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !89
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %from, metadata !23, metadata !DIExpression()), !dbg !90
  %call = call noalias %struct._IO_FILE* @fopen(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0)), !dbg !91
  store %struct._IO_FILE* %call, %struct._IO_FILE** %from, align 8, !dbg !90
  %3 = bitcast %struct._IO_FILE** %to to i8*, !dbg !89
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %3), !dbg !89
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %to, metadata !85, metadata !DIExpression()), !dbg !92
  %call1 = call noalias %struct._IO_FILE* @fopen(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.3, i64 0, i64 0)), !dbg !93
  store %struct._IO_FILE* %call1, %struct._IO_FILE** %to, align 8, !dbg !92
  %4 = load %struct._IO_FILE*, %struct._IO_FILE** %from, align 8, !dbg !94
  %tobool = icmp ne %struct._IO_FILE* %4, null, !dbg !94
  br i1 %tobool, label %lor.lhs.false, label %if.then, !dbg !96

lor.lhs.false:
  %5 = load %struct._IO_FILE*, %struct._IO_FILE** %to, align 8, !dbg !97
  %tobool2 = icmp ne %struct._IO_FILE* %5, null, !dbg !97
  br i1 %tobool2, label %if.end, label %if.then, !dbg !98

if.then:
  store i32 1, i32* %retval, align 4, !dbg !99
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !99

if.end:
  br label %while.cond, !dbg !100

while.cond:
  %arraydecay = getelementptr inbounds [64 x i8], [64 x i8]* %line, i64 0, i64 0, !dbg !101
  %6 = load %struct._IO_FILE*, %struct._IO_FILE** %from, align 8, !dbg !102
  %call3 = call i8* @fgets(i8* noundef %arraydecay, i32 noundef 64, %struct._IO_FILE* noundef %6), !dbg !103
  %tobool4 = icmp ne i8* %call3, null, !dbg !100
  br i1 %tobool4, label %while.body, label %while.end, !dbg !100

while.body:
  %arraydecay5 = getelementptr inbounds [16 x i8], [16 x i8]* %name, i64 0, i64 0, !dbg !104
  %arraydecay6 = getelementptr inbounds [64 x i8], [64 x i8]* %line, i64 0, i64 0, !dbg !106
  %call7 = call i8* @strcpy(i8* noundef %arraydecay5, i8* noundef %arraydecay6), !dbg !107
  %arraydecay8 = getelementptr inbounds [16 x i8], [16 x i8]* %name, i64 0, i64 0, !dbg !108
  %7 = load %struct._IO_FILE*, %struct._IO_FILE** %to, align 8, !dbg !109
  %call9 = call i32 @fputs(i8* noundef %arraydecay8, %struct._IO_FILE* noundef %7), !dbg !110
  br label %while.cond, !dbg !100, !llvm.loop !111

while.end:
  %8 = load %struct._IO_FILE*, %struct._IO_FILE** %to, align 8, !dbg !115
  %call10 = call i32 @fclose(%struct._IO_FILE* noundef %8), !dbg !116
  %9 = load %struct._IO_FILE*, %struct._IO_FILE** %from, align 8, !dbg !117
  %call11 = call i32 @fclose(%struct._IO_FILE* noundef %9), !dbg !118
  store i32 0, i32* %retval, align 4, !dbg !119
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !119

cleanup:
  %10 = bitcast %struct._IO_FILE** %to to i8*, !dbg !120
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %10), !dbg !120
  %11 = bitcast %struct._IO_FILE** %from to i8*, !dbg !120
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %11), !dbg !120
  %12 = bitcast [16 x i8]* %name to i8*, !dbg !120
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %12), !dbg !120
  %13 = bitcast [64 x i8]* %line to i8*, !dbg !120
  call void @llvm.lifetime.end.p0i8(i64 64, i8* %13), !dbg !120
  %14 = load i32, i32* %retval, align 4, !dbg !120
  ret i32 %14, !dbg !120
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare noalias %struct._IO_FILE* @fopen(i8* noundef, i8* noundef)

declare !dbg !121 i8* @fgets(i8* noundef, i32 noundef, %struct._IO_FILE* noundef)

declare i8* @strcpy(i8* noundef, i8* noundef)

declare !dbg !128 i32 @fputs(i8* noundef, %struct._IO_FILE* noundef)

declare !dbg !134 i32 @fclose(%struct._IO_FILE* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "file_to_file_unsafe.c", directory: ".")
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
!13 = !{!14, !19, !23, !85}
!14 = !DILocalVariable(name: "line", scope: !9, file: !1, line: 6, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 512, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 64)
!19 = !DILocalVariable(name: "name", scope: !9, file: !1, line: 6, type: !20)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 128, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 16)
!23 = !DILocalVariable(name: "from", scope: !9, file: !1, line: 7, type: !24)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !26, line: 7, baseType: !27)
!26 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "")
!27 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !28, line: 49, size: 1728, elements: !29)
!28 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "")
!29 = !{!30, !31, !33, !34, !35, !36, !37, !38, !39, !40, !41, !42, !43, !46, !48, !49, !50, !54, !56, !58, !62, !65, !67, !70, !73, !74, !76, !80, !81}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !27, file: !28, line: 51, baseType: !12, size: 32)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !27, file: !28, line: 54, baseType: !32, size: 64, offset: 64)
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !27, file: !28, line: 55, baseType: !32, size: 64, offset: 128)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !27, file: !28, line: 56, baseType: !32, size: 64, offset: 192)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !27, file: !28, line: 57, baseType: !32, size: 64, offset: 256)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !27, file: !28, line: 58, baseType: !32, size: 64, offset: 320)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !27, file: !28, line: 59, baseType: !32, size: 64, offset: 384)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !27, file: !28, line: 60, baseType: !32, size: 64, offset: 448)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !27, file: !28, line: 61, baseType: !32, size: 64, offset: 512)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !27, file: !28, line: 64, baseType: !32, size: 64, offset: 576)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !27, file: !28, line: 65, baseType: !32, size: 64, offset: 640)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !27, file: !28, line: 66, baseType: !32, size: 64, offset: 704)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !27, file: !28, line: 68, baseType: !44, size: 64, offset: 768)
!44 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !45, size: 64)
!45 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !28, line: 36, flags: DIFlagFwdDecl)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !27, file: !28, line: 70, baseType: !47, size: 64, offset: 832)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !27, file: !28, line: 72, baseType: !12, size: 32, offset: 896)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !27, file: !28, line: 73, baseType: !12, size: 32, offset: 928)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !27, file: !28, line: 74, baseType: !51, size: 64, offset: 960)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !52, line: 152, baseType: !53)
!52 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!53 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !27, file: !28, line: 77, baseType: !55, size: 16, offset: 1024)
!55 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !27, file: !28, line: 78, baseType: !57, size: 8, offset: 1040)
!57 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !27, file: !28, line: 79, baseType: !59, size: 8, offset: 1048)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 8, elements: !60)
!60 = !{!61}
!61 = !DISubrange(count: 1)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !27, file: !28, line: 81, baseType: !63, size: 64, offset: 1088)
!63 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !64, size: 64)
!64 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !28, line: 43, baseType: null)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !27, file: !28, line: 89, baseType: !66, size: 64, offset: 1152)
!66 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !52, line: 153, baseType: !53)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !27, file: !28, line: 91, baseType: !68, size: 64, offset: 1216)
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !69, size: 64)
!69 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !28, line: 37, flags: DIFlagFwdDecl)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !27, file: !28, line: 92, baseType: !71, size: 64, offset: 1280)
!71 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !72, size: 64)
!72 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !28, line: 38, flags: DIFlagFwdDecl)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !27, file: !28, line: 93, baseType: !47, size: 64, offset: 1344)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !27, file: !28, line: 94, baseType: !75, size: 64, offset: 1408)
!75 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !27, file: !28, line: 95, baseType: !77, size: 64, offset: 1472)
!77 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !78, line: 46, baseType: !79)
!78 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!79 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !27, file: !28, line: 96, baseType: !12, size: 32, offset: 1536)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !27, file: !28, line: 98, baseType: !82, size: 160, offset: 1568)
!82 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 160, elements: !83)
!83 = !{!84}
!84 = !DISubrange(count: 20)
!85 = !DILocalVariable(name: "to", scope: !9, file: !1, line: 7, type: !24)
!86 = !DILocation(line: 6, column: 3, scope: !9)
!87 = !DILocation(line: 6, column: 8, scope: !9)
!88 = !DILocation(line: 6, column: 18, scope: !9)
!89 = !DILocation(line: 7, column: 3, scope: !9)
!90 = !DILocation(line: 7, column: 9, scope: !9)
!91 = !DILocation(line: 7, column: 16, scope: !9)
!92 = !DILocation(line: 7, column: 37, scope: !9)
!93 = !DILocation(line: 7, column: 42, scope: !9)
!94 = !DILocation(line: 8, column: 8, scope: !95)
!95 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 7)
!96 = !DILocation(line: 8, column: 13, scope: !95)
!97 = !DILocation(line: 8, column: 17, scope: !95)
!98 = !DILocation(line: 8, column: 7, scope: !9)
!99 = !DILocation(line: 8, column: 21, scope: !95)
!100 = !DILocation(line: 9, column: 3, scope: !9)
!101 = !DILocation(line: 9, column: 16, scope: !9)
!102 = !DILocation(line: 9, column: 35, scope: !9)
!103 = !DILocation(line: 9, column: 10, scope: !9)
!104 = !DILocation(line: 10, column: 12, scope: !105)
!105 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 42)
!106 = !DILocation(line: 10, column: 18, scope: !105)
!107 = !DILocation(line: 10, column: 5, scope: !105)
!108 = !DILocation(line: 11, column: 11, scope: !105)
!109 = !DILocation(line: 11, column: 17, scope: !105)
!110 = !DILocation(line: 11, column: 5, scope: !105)
!111 = distinct !{!111, !100, !112, !113, !114}
!112 = !DILocation(line: 12, column: 3, scope: !9)
!113 = !{!"llvm.loop.mustprogress"}
!114 = !{!"llvm.loop.unroll.disable"}
!115 = !DILocation(line: 13, column: 10, scope: !9)
!116 = !DILocation(line: 13, column: 3, scope: !9)
!117 = !DILocation(line: 14, column: 10, scope: !9)
!118 = !DILocation(line: 14, column: 3, scope: !9)
!119 = !DILocation(line: 15, column: 3, scope: !9)
!120 = !DILocation(line: 16, column: 1, scope: !9)
!121 = !DISubprogram(name: "fgets", scope: !122, file: !122, line: 592, type: !123, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !127)
!122 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!123 = !DISubroutineType(types: !124)
!124 = !{!32, !125, !12, !126}
!125 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !32)
!126 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !24)
!127 = !{}
!128 = !DISubprogram(name: "fputs", scope: !122, file: !122, line: 655, type: !129, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !127)
!129 = !DISubroutineType(types: !130)
!130 = !{!12, !131, !126}
!131 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !132)
!132 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !133, size: 64)
!133 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!134 = !DISubprogram(name: "fclose", scope: !122, file: !122, line: 178, type: !135, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !127)
!135 = !DISubroutineType(types: !136)
!136 = !{!12, !24}
