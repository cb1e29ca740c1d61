source_filename = "lost_behind_message_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque

@.str = private unnamed_addr constant [10 x i8] c"notes.txt\00", align 1
@.str.1 = private unnamed_addr constant [3 x i8] c"rb\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %buffer = alloca i8*, align 8
  %in = alloca %struct._IO_FILE*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i8** %buffer to i8*, !dbg !78
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !78
  call void @llvm.dbg.declare(metadata i8** %buffer, metadata !14, metadata !DIExpression()), !dbg !79
  %call = call noalias i8* @malloc(i64 noundef 16), !dbg !80
  store i8* %call, i8** %buffer, align 8, !dbg !79
  %1 = bitcast %struct._IO_FILE** %in to i8*, !dbg !81
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !81
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %in, metadata !17, metadata !DIExpression()), !dbg !82
  %call1 = call noalias %struct._IO_FILE* @fopen(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.1, i64 0, i64 0)), !dbg !83
  store %struct._IO_FILE* %call1, %struct._IO_FILE** %in, align 8, !dbg !82
  %2 = load %struct._IO_FILE*, %struct._IO_FILE** %in, align 8, !dbg !84
  %tobool = icmp ne %struct._IO_FILE* %2, null, !dbg !84
  br i1 %tobool, label %if.end, label %if.then, !dbg !86

if.then:
  %call2 = call i32* @__errno_location(), !dbg !87
  %3 = load i32, i32* %call2, align 4, !dbg !87
  %call3 = call i8* @strerror(i32 noundef %3), !dbg !89
  %call4 = call i32 @puts(i8* noundef %call3), !dbg !90
  %4 = load i8*, i8** %buffer, align 8, !dbg !91
  call void @free(i8* noundef %4), !dbg !92
  store i32 1, i32* %retval, align 4, !dbg !93
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !93

if.end:
  %5 = load %struct._IO_FILE*, %struct._IO_FILE** %in, align 8, !dbg !94
  %call5 = call i32 @fclose(%struct._IO_FILE* noundef %5), !dbg !95
  %6 = load i8*, i8** %buffer, align 8, !dbg !96
  call void @free(i8* noundef %6), !dbg !97
  store i32 0, i32* %retval, align 4, !dbg !98
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !98

cleanup:
  %7 = bitcast %struct._IO_FILE** %in to i8*, !dbg !99
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %7), !dbg !99
  %8 = bitcast i8** %buffer to i8*, !dbg !99
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %8), !dbg !99
  %9 = load i32, i32* %retval, align 4, !dbg !99
  ret i32 %9, !dbg !99
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare noalias i8* @malloc(i64 noundef)

declare noalias %struct._IO_FILE* @fopen(i8* noundef, i8* noundef)

declare !dbg !100 i32 @puts(i8* noundef)

declare i8* @strerror(i32 noundef)

declare i32* @__errno_location()

declare void @free(i8* noundef)

declare !dbg !107 i32 @fclose(%struct._IO_FILE* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "lost_behind_message_safe.c", directory: ".")
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
!13 = !{!14, !17}
!14 = !DILocalVariable(name: "buffer", scope: !9, file: !1, line: 8, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !DILocalVariable(name: "in", scope: !9, file: !1, line: 9, type: !18)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !20, line: 7, baseType: !21)
!20 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "")
!21 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !22, line: 49, size: 1728, elements: !23)
!22 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "")
!23 = !{!24, !25, !26, !27, !28, !29, !30, !31, !32, !33, !34, !35, !36, !39, !41, !42, !43, !47, !49, !51, !55, !58, !60, !63, !66, !67, !69, !73, !74}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !21, file: !22, line: 51, baseType: !12, size: 32)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !21, file: !22, line: 54, baseType: !15, size: 64, offset: 64)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !21, file: !22, line: 55, baseType: !15, size: 64, offset: 128)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !21, file: !22, line: 56, baseType: !15, size: 64, offset: 192)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !21, file: !22, line: 57, baseType: !15, size: 64, offset: 256)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !21, file: !22, line: 58, baseType: !15, size: 64, offset: 320)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !21, file: !22, line: 59, baseType: !15, size: 64, offset: 384)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !21, file: !22, line: 60, baseType: !15, size: 64, offset: 448)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !21, file: !22, line: 61, baseType: !15, size: 64, offset: 512)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !21, file: !22, line: 64, baseType: !15, size: 64, offset: 576)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !21, file: !22, line: 65, baseType: !15, size: 64, offset: 640)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !21, file: !22, line: 66, baseType: !15, size: 64, offset: 704)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !21, file: !22, line: 68, baseType: !37, size: 64, offset: 768)
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
!38 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !22, line: 36, flags: DIFlagFwdDecl)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !21, file: !22, line: 70, baseType: !40, size: 64, offset: 832)
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !21, file: !22, line: 72, baseType: !12, size: 32, offset: 896)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !21, file: !22, line: 73, baseType: !12, size: 32, offset: 928)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !21, file: !22, line: 74, baseType: !44, size: 64, offset: 960)
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !45, line: 152, baseType: !46)
!45 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!46 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !21, file: !22, line: 77, baseType: !48, size: 16, offset: 1024)
!48 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !21, file: !22, line: 78, baseType: !50, size: 8, offset: 1040)
!50 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !21, file: !22, line: 79, baseType: !52, size: 8, offset: 1048)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 8, elements: !53)
!53 = !{!54}
!54 = !DISubrange(count: 1)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !21, file: !22, line: 81, baseType: !56, size: 64, offset: 1088)
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !57, size: 64)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !22, line: 43, baseType: null)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !21, file: !22, line: 89, baseType: !59, size: 64, offset: 1152)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !45, line: 153, baseType: !46)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !21, file: !22, line: 91, baseType: !61, size: 64, offset: 1216)
!61 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !62, size: 64)
!62 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !22, line: 37, flags: DIFlagFwdDecl)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !21, file: !22, line: 92, baseType: !64, size: 64, offset: 1280)
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !65, size: 64)
!65 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !22, line: 38, flags: DIFlagFwdDecl)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !21, file: !22, line: 93, baseType: !40, size: 64, offset: 1344)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !21, file: !22, line: 94, baseType: !68, size: 64, offset: 1408)
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !21, file: !22, line: 95, baseType: !70, size: 64, offset: 1472)
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !71, line: 46, baseType: !72)
!71 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!72 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !21, file: !22, line: 96, baseType: !12, size: 32, offset: 1536)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !21, file: !22, line: 98, baseType: !75, size: 160, offset: 1568)
!75 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 160, elements: !76)
!76 = !{!77}
!77 = !DISubrange(count: 20)
!78 = !DILocation(line: 8, column: 3, scope: !9)
!79 = !DILocation(line: 8, column: 9, scope: !9)
!80 = !DILocation(line: 8, column: 18, scope: !9)
!81 = !DILocation(line: 9, column: 3, scope: !9)
!82 = !DILocation(line: 9, column: 9, scope: !9)
!83 = !DILocation(line: 9, column: 14, scope: !9)
!84 = !DILocation(line: 10, column: 8, scope: !85)
!85 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 7)
!86 = !DILocation(line: 10, column: 7, scope: !9)
!87 = !DILocation(line: 11, column: 19, scope: !88)
!88 = distinct !DILexicalBlock(scope: !85, file: !1, line: 10, column: 12)
!89 = !DILocation(line: 11, column: 10, scope: !88)
!90 = !DILocation(line: 11, column: 5, scope: !88)
!91 = !DILocation(line: 12, column: 10, scope: !88)
!92 = !DILocation(line: 12, column: 5, scope: !88)
!93 = !DILocation(line: 13, column: 5, scope: !88)
!94 = !DILocation(line: 15, column: 10, scope: !9)
!95 = !DILocation(line: 15, column: 3, scope: !9)
!96 = !DILocation(line: 16, column: 8, scope: !9)
!97 = !DILocation(line: 16, column: 3, scope: !9)
!98 = !DILocation(line: 17, column: 3, scope: !9)
!99 = !DILocation(line: 18, column: 1, scope: !9)
!100 = !DISubprogram(name: "puts", scope: !101, file: !101, line: 661, type: !102, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !106)
!101 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!102 = !DISubroutineType(types: !103)
!103 = !{!12, !104}
!104 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !105, size: 64)
!105 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!106 = !{}
!107 = !DISubprogram(name: "fclose", scope: !101, file: !101, line: 178, type: !108, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !106)
!108 = !DISubroutineType(types: !109)
!109 = !{!12, !18}
