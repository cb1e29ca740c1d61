source_filename = "streams_closed_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque

@.str = private unnamed_addr constant [5 x i8] c"data\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"a\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@stdin = external global %struct._IO_FILE*, align 8
@.str.3 = private unnamed_addr constant [6 x i8] c"done\0A\00", align 1
@stdout = external global %struct._IO_FILE*, align 8

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %f = alloca %struct._IO_FILE*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %i to i8*, !dbg !81
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !81
  call void @llvm.dbg.declare(metadata i32* %i, metadata !14, metadata !DIExpression()), !dbg !82
  store i32 0, i32* %i, align 4, !dbg !82
  br label %for.cond, !dbg !81

for.cond:
  %1 = load i32, i32* %i, align 4, !dbg !83
  %cmp = icmp slt i32 %1, 3, !dbg !84
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !85

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  br label %cleanup6, !dbg !85

for.body:
  %2 = bitcast %struct._IO_FILE** %f to i8*, !dbg !86
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !86
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %f, metadata !16, metadata !DIExpression()), !dbg !87
  %call = call noalias %struct._IO_FILE* @fopen(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0)), !dbg !88
  store %struct._IO_FILE* %call, %struct._IO_FILE** %f, align 8, !dbg !87
  %3 = load %struct._IO_FILE*, %struct._IO_FILE** %f, align 8, !dbg !89
  %tobool = icmp ne %struct._IO_FILE* %3, null, !dbg !89
  br i1 %tobool, label %if.end, label %if.then, !dbg !91

if.then:
  store i32 4, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !92

if.end:
  %4 = load %struct._IO_FILE*, %struct._IO_FILE** %f, align 8, !dbg !93
  %5 = load i32, i32* %i, align 4, !dbg !94
  %call1 = call i32 (%struct._IO_FILE*, i8*, ...) @fprintf(%struct._IO_FILE* noundef %4, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i64 0, i64 0), i32 noundef %5), !dbg !95
  %6 = load %struct._IO_FILE*, %struct._IO_FILE** %f, align 8, !dbg !96
  %call2 = call i32 @fclose(%struct._IO_FILE* noundef %6), !dbg !98
  %tobool3 = icmp ne i32 %call2, 0, !dbg !98
  br i1 %tobool3, label %if.then4, label %if.end5, !dbg !99

if.then4:
  store i32 1, i32* %retval, align 4, !dbg !100
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !100

if.end5:
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !101
  br label %cleanup, !dbg !101

cleanup:
  %7 = bitcast %struct._IO_FILE** %f to i8*, !dbg !101
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %7), !dbg !101
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup6 [
    i32 0, label %cleanup.cont
    i32 4, label %for.inc
  ]

cleanup.cont:
  br label %for.inc, !dbg !102

for.inc:
  %8 = load i32, i32* %i, align 4, !dbg !103
  %inc = add nsw i32 %8, 1, !dbg !103
  store i32 %inc, i32* %i, align 4, !dbg !103
  br label %for.cond, !dbg !104, !llvm.loop !105

cleanup6:
  %9 = bitcast i32* %i to i8*, !dbg !104
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %9), !dbg !104
  %cleanup.dest7 = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest7, label %unreachable [
    i32 2, label %for.end
    i32 1, label %return
  ]

for.end:
  %10 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !109
  %call8 = call i32 @fclose(%struct._IO_FILE* noundef %10), !dbg !110
  %11 = load %struct._IO_FILE*, %struct._IO_FILE** @stdout, align 8, !dbg !111
  %call9 = call i32 @fputs(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.3, i64 0, i64 0), %struct._IO_FILE* noundef %11), !dbg !112
  %12 = load %struct._IO_FILE*, %struct._IO_FILE** @stdout, align 8, !dbg !113
  %call10 = call i32 @fclose(%struct._IO_FILE* noundef %12), !dbg !114
  store i32 %call10, i32* %retval, align 4, !dbg !115
  br label %return, !dbg !115

return:
  %13 = load i32, i32* %retval, align 4, !dbg !116
  ret i32 %13, !dbg !116

unreachable:
  unreachable
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare noalias %struct._IO_FILE* @fopen(i8* noundef, i8* noundef)

declare i32 @fprintf(%struct._IO_FILE* noundef, i8* noundef, ...)

declare !dbg !117 i32 @fclose(%struct._IO_FILE* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare !dbg !122 i32 @fputs(i8* noundef, %struct._IO_FILE* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "streams_closed_safe.c", directory: ".")
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
!13 = !{!14, !16}
!14 = !DILocalVariable(name: "i", scope: !15, file: !1, line: 4, type: !12)
!15 = distinct !DILexicalBlock(scope: !9, file: !1, line: 4, column: 3)
!16 = !DILocalVariable(name: "f", scope: !17, file: !1, line: 5, type: !19)
!17 = distinct !DILexicalBlock(scope: !18, file: !1, line: 4, column: 31)
!18 = distinct !DILexicalBlock(scope: !15, file: !1, line: 4, column: 3)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !21, line: 7, baseType: !22)
!21 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "")
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !23, line: 49, size: 1728, elements: !24)
!23 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "")
!24 = !{!25, !26, !29, !30, !31, !32, !33, !34, !35, !36, !37, !38, !39, !42, !44, !45, !46, !50, !52, !54, !58, !61, !63, !66, !69, !70, !72, !76, !77}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !22, file: !23, line: 51, baseType: !12, size: 32)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !22, file: !23, line: 54, baseType: !27, size: 64, offset: 64)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!28 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !22, file: !23, line: 55, baseType: !27, size: 64, offset: 128)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !22, file: !23, line: 56, baseType: !27, size: 64, offset: 192)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !22, file: !23, line: 57, baseType: !27, size: 64, offset: 256)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !22, file: !23, line: 58, baseType: !27, size: 64, offset: 320)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !22, file: !23, line: 59, baseType: !27, size: 64, offset: 384)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !22, file: !23, line: 60, baseType: !27, size: 64, offset: 448)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !22, file: !23, line: 61, baseType: !27, size: 64, offset: 512)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !22, file: !23, line: 64, baseType: !27, size: 64, offset: 576)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !22, file: !23, line: 65, baseType: !27, size: 64, offset: 640)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !22, file: !23, line: 66, baseType: !27, size: 64, offset: 704)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !22, file: !23, line: 68, baseType: !40, size: 64, offset: 768)
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64)
!41 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !23, line: 36, flags: DIFlagFwdDecl)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !22, file: !23, line: 70, baseType: !43, size: 64, offset: 832)
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !22, file: !23, line: 72, baseType: !12, size: 32, offset: 896)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !22, file: !23, line: 73, baseType: !12, size: 32, offset: 928)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !22, file: !23, line: 74, baseType: !47, size: 64, offset: 960)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !48, line: 152, baseType: !49)
!48 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!49 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !22, file: !23, line: 77, baseType: !51, size: 16, offset: 1024)
!51 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !22, file: !23, line: 78, baseType: !53, size: 8, offset: 1040)
!53 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !22, file: !23, line: 79, baseType: !55, size: 8, offset: 1048)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 8, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 1)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !22, file: !23, line: 81, baseType: !59, size: 64, offset: 1088)
!59 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64)
!60 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !23, line: 43, baseType: null)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !22, file: !23, line: 89, baseType: !62, size: 64, offset: 1152)
!62 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !48, line: 153, baseType: !49)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !22, file: !23, line: 91, baseType: !64, size: 64, offset: 1216)
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !65, size: 64)
!65 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !23, line: 37, flags: DIFlagFwdDecl)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !22, file: !23, line: 92, baseType: !67, size: 64, offset: 1280)
!67 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !68, size: 64)
!68 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !23, line: 38, flags: DIFlagFwdDecl)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !22, file: !23, line: 93, baseType: !43, size: 64, offset: 1344)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !22, file: !23, line: 94, baseType: !71, size: 64, offset: 1408)
!71 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !22, file: !23, line: 95, baseType: !73, size: 64, offset: 1472)
!73 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !74, line: 46, baseType: !75)
!74 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!75 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !22, file: !23, line: 96, baseType: !12, size: 32, offset: 1536)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !22, file: !23, line: 98, baseType: !78, size: 160, offset: 1568)
!78 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 160, elements: !79)
!79 = !{!80}
!80 = !DISubrange(count: 20)
!81 = !DILocation(line: 4, column: 8, scope: !15)
!82 = !DILocation(line: 4, column: 12, scope: !15)
!83 = !DILocation(line: 4, column: 19, scope: !18)
!84 = !DILocation(line: 4, column: 21, scope: !18)
!85 = !DILocation(line: 4, column: 3, scope: !15)
!86 = !DILocation(line: 5, column: 5, scope: !17)
!87 = !DILocation(line: 5, column: 11, scope: !17)
!88 = !DILocation(line: 5, column: 15, scope: !17)
!89 = !DILocation(line: 6, column: 10, scope: !90)
!90 = distinct !DILexicalBlock(scope: !17, file: !1, line: 6, column: 9)
!91 = !DILocation(line: 6, column: 9, scope: !17)
!92 = !DILocation(line: 6, column: 13, scope: !90)
!93 = !DILocation(line: 7, column: 13, scope: !17)
!94 = !DILocation(line: 7, column: 24, scope: !17)
!95 = !DILocation(line: 7, column: 5, scope: !17)
!96 = !DILocation(line: 8, column: 16, scope: !97)
!97 = distinct !DILexicalBlock(scope: !17, file: !1, line: 8, column: 9)
!98 = !DILocation(line: 8, column: 9, scope: !97)
!99 = !DILocation(line: 8, column: 9, scope: !17)
!100 = !DILocation(line: 8, column: 20, scope: !97)
!101 = !DILocation(line: 9, column: 3, scope: !18)
!102 = !DILocation(line: 9, column: 3, scope: !17)
!103 = !DILocation(line: 4, column: 27, scope: !18)
!104 = !DILocation(line: 4, column: 3, scope: !18)
!105 = distinct !{!105, !85, !106, !107, !108}
!106 = !DILocation(line: 9, column: 3, scope: !15)
!107 = !{!"llvm.loop.mustprogress"}
!108 = !{!"llvm.loop.unroll.disable"}
!109 = !DILocation(line: 10, column: 10, scope: !9)
!110 = !DILocation(line: 10, column: 3, scope: !9)
!111 = !DILocation(line: 11, column: 19, scope: !9)
!112 = !DILocation(line: 11, column: 3, scope: !9)
!113 = !DILocation(line: 12, column: 17, scope: !9)
!114 = !DILocation(line: 12, column: 10, scope: !9)
!115 = !DILocation(line: 12, column: 3, scope: !9)
!116 = !DILocation(line: 13, column: 1, scope: !9)
!117 = !DISubprogram(name: "fclose", scope: !118, file: !118, line: 178, type: !119, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !121)
!118 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!119 = !DISubroutineType(types: !120)
!120 = !{!12, !19}
!121 = !{}
!122 = !DISubprogram(name: "fputs", scope: !118, file: !118, line: 655, type: !123, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !121)
!123 = !DISubroutineType(types: !124)
!124 = !{!12, !125, !128}
!125 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !126)
!126 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !127, size: 64)
!127 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !28)
!128 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !19)
