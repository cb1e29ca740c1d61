source_filename = "end_stays_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque

@stdin = external global %struct._IO_FILE*, align 8
@.str = private unnamed_addr constant [13 x i8] c"again == EOF\00", align 1
@.str.1 = private unnamed_addr constant [17 x i8] c"end_stays_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [30 x i8] c"feof(stdin) && !ferror(stdin)\00", align 1
@.str.3 = private unnamed_addr constant [13 x i8] c"!feof(stdin)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %again = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 @getchar(), !dbg !15
  %cmp = icmp ne i32 %call, -1, !dbg !17
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !18

lor.lhs.false:
  %0 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !19
  %call1 = call i32 @feof(%struct._IO_FILE* noundef %0), !dbg !20
  %tobool = icmp ne i32 %call1, 0, !dbg !20
  br i1 %tobool, label %if.end, label %if.then, !dbg !21

if.then:
  store i32 0, i32* %retval, align 4, !dbg !22
  br label %return, !dbg !22

if.end:
  %1 = bitcast i32* %again to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !23
  call void @llvm.dbg.declare(metadata i32* %again, metadata !14, metadata !DIExpression()), !dbg !24
  %call2 = call i32 @getchar(), !dbg !25
  store i32 %call2, i32* %again, align 4, !dbg !24
  %2 = load i32, i32* %again, align 4, !dbg !26
  %cmp3 = icmp eq i32 %2, -1, !dbg !26
  br i1 %cmp3, label %if.then4, label %if.else, !dbg !29

if.then4:
  br label %if.end5, !dbg !29

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i64 0, i64 0), i32 noundef 8, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !26
  unreachable, !dbg !26

if.end5:
  %3 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !30
  %call6 = call i32 @feof(%struct._IO_FILE* noundef %3), !dbg !30
  %tobool7 = icmp ne i32 %call6, 0, !dbg !30
  br i1 %tobool7, label %land.lhs.true, label %if.else11, !dbg !30

land.lhs.true:
  %4 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !30
  %call8 = call i32 @ferror(%struct._IO_FILE* noundef %4), !dbg !30
  %tobool9 = icmp ne i32 %call8, 0, !dbg !30
  br i1 %tobool9, label %if.else11, label %if.then10, !dbg !33

if.then10:
  br label %if.end12, !dbg !33

if.else11:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i64 0, i64 0), i32 noundef 9, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !30
  unreachable, !dbg !30

if.end12:
  %5 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !34
  call void @clearerr(%struct._IO_FILE* noundef %5), !dbg !35
  %6 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !36
  %call13 = call i32 @feof(%struct._IO_FILE* noundef %6), !dbg !36
  %tobool14 = icmp ne i32 %call13, 0, !dbg !36
  br i1 %tobool14, label %if.else16, label %if.then15, !dbg !39

if.then15:
  br label %if.end17, !dbg !39

if.else16:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i64 0, i64 0), i32 noundef 11, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !36
  unreachable, !dbg !36

if.end17:
  store i32 0, i32* %retval, align 4, !dbg !40
  %7 = bitcast i32* %again to i8*, !dbg !41
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7), !dbg !41
  br label %return

return:
  %8 = load i32, i32* %retval, align 4, !dbg !41
  ret i32 %8, !dbg !41
}

declare !dbg !42 i32 @getchar()

declare !dbg !45 i32 @feof(%struct._IO_FILE* noundef)

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare !dbg !110 i32 @ferror(%struct._IO_FILE* noundef)

declare !dbg !111 void @clearerr(%struct._IO_FILE* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "end_stays_safe.c", directory: ".")
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
!13 = !{!14}
!14 = !DILocalVariable(name: "again", scope: !9, file: !1, line: 7, type: !12)
!15 = !DILocation(line: 6, column: 7, scope: !16)
!16 = distinct !DILexicalBlock(scope: !9, file: !1, line: 6, column: 7)
!17 = !DILocation(line: 6, column: 17, scope: !16)
!18 = !DILocation(line: 6, column: 24, scope: !16)
!19 = !DILocation(line: 6, column: 33, scope: !16)
!20 = !DILocation(line: 6, column: 28, scope: !16)
!21 = !DILocation(line: 6, column: 7, scope: !9)
!22 = !DILocation(line: 6, column: 41, scope: !16)
!23 = !DILocation(line: 7, column: 3, scope: !9)
!24 = !DILocation(line: 7, column: 7, scope: !9)
!25 = !DILocation(line: 7, column: 15, scope: !9)
!26 = !DILocation(line: 8, column: 3, scope: !27)
!27 = distinct !DILexicalBlock(scope: !28, file: !1, line: 8, column: 3)
!28 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 3)
!29 = !DILocation(line: 8, column: 3, scope: !28)
!30 = !DILocation(line: 9, column: 3, scope: !31)
!31 = distinct !DILexicalBlock(scope: !32, file: !1, line: 9, column: 3)
!32 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 3)
!33 = !DILocation(line: 9, column: 3, scope: !32)
!34 = !DILocation(line: 10, column: 12, scope: !9)
!35 = !DILocation(line: 10, column: 3, scope: !9)
!36 = !DILocation(line: 11, column: 3, scope: !37)
!37 = distinct !DILexicalBlock(scope: !38, file: !1, line: 11, column: 3)
!38 = distinct !DILexicalBlock(scope: !9, file: !1, line: 11, column: 3)
!39 = !DILocation(line: 11, column: 3, scope: !38)
!40 = !DILocation(line: 12, column: 3, scope: !9)
!41 = !DILocation(line: 13, column: 1, scope: !9)
!42 = !DISubprogram(name: "getchar", scope: !43, file: !43, line: 520, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !44)
!43 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!44 = !{}
!45 = !DISubprogram(name: "feof", scope: !43, file: !43, line: 788, type: !46, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !44)
!46 = !DISubroutineType(types: !47)
!47 = !{!12, !48}
!48 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !49, size: 64)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !50, line: 7, baseType: !51)
!50 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "")
!51 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !52, line: 49, size: 1728, elements: !53)
!52 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "")
!53 = !{!54, !55, !58, !59, !60, !61, !62, !63, !64, !65, !66, !67, !68, !71, !73, !74, !75, !79, !81, !83, !87, !90, !92, !95, !98, !99, !101, !105, !106}
!54 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !51, file: !52, line: 51, baseType: !12, size: 32)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !51, file: !52, line: 54, baseType: !56, size: 64, offset: 64)
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !57, size: 64)
!57 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !51, file: !52, line: 55, baseType: !56, size: 64, offset: 128)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !51, file: !52, line: 56, baseType: !56, size: 64, offset: 192)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !51, file: !52, line: 57, baseType: !56, size: 64, offset: 256)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !51, file: !52, line: 58, baseType: !56, size: 64, offset: 320)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !51, file: !52, line: 59, baseType: !56, size: 64, offset: 384)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !51, file: !52, line: 60, baseType: !56, size: 64, offset: 448)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !51, file: !52, line: 61, baseType: !56, size: 64, offset: 512)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !51, file: !52, line: 64, baseType: !56, size: 64, offset: 576)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !51, file: !52, line: 65, baseType: !56, size: 64, offset: 640)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !51, file: !52, line: 66, baseType: !56, size: 64, offset: 704)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !51, file: !52, line: 68, baseType: !69, size: 64, offset: 768)
!69 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !70, size: 64)
!70 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !52, line: 36, flags: DIFlagFwdDecl)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !51, file: !52, line: 70, baseType: !72, size: 64, offset: 832)
!72 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !51, file: !52, line: 72, baseType: !12, size: 32, offset: 896)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !51, file: !52, line: 73, baseType: !12, size: 32, offset: 928)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !51, file: !52, line: 74, baseType: !76, size: 64, offset: 960)
!76 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !77, line: 152, baseType: !78)
!77 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!78 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !51, file: !52, line: 77, baseType: !80, size: 16, offset: 1024)
!80 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !51, file: !52, line: 78, baseType: !82, size: 8, offset: 1040)
!82 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !51, file: !52, line: 79, baseType: !84, size: 8, offset: 1048)
!84 = !DICompositeType(tag: DW_TAG_array_type, baseType: !57, size: 8, elements: !85)
!85 = !{!86}
!86 = !DISubrange(count: 1)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !51, file: !52, line: 81, baseType: !88, size: 64, offset: 1088)
!88 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !89, size: 64)
!89 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !52, line: 43, baseType: null)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !51, file: !52, line: 89, baseType: !91, size: 64, offset: 1152)
!91 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !77, line: 153, baseType: !78)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !51, file: !52, line: 91, baseType: !93, size: 64, offset: 1216)
!93 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !94, size: 64)
!94 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !52, line: 37, flags: DIFlagFwdDecl)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !51, file: !52, line: 92, baseType: !96, size: 64, offset: 1280)
!96 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !97, size: 64)
!97 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !52, line: 38, flags: DIFlagFwdDecl)
!98 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !51, file: !52, line: 93, baseType: !72, size: 64, offset: 1344)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !51, file: !52, line: 94, baseType: !100, size: 64, offset: 1408)
!100 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!101 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !51, file: !52, line: 95, baseType: !102, size: 64, offset: 1472)
!102 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !103, line: 46, baseType: !104)
!103 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!104 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!105 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !51, file: !52, line: 96, baseType: !12, size: 32, offset: 1536)
!106 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !51, file: !52, line: 98, baseType: !107, size: 160, offset: 1568)
!107 = !DICompositeType(tag: DW_TAG_array_type, baseType: !57, size: 160, elements: !108)
!108 = !{!109}
!109 = !DISubrange(count: 20)
!110 = !DISubprogram(name: "ferror", scope: !43, file: !43, line: 790, type: !46, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !44)
!111 = !DISubprogram(name: "clearerr", scope: !43, file: !43, line: 786, type: !112, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !44)
!112 = !DISubroutineType(types: !113)
!113 = !{null, !48}
