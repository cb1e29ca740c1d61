source_filename = "streams_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque

@stdin = external global %struct._IO_FILE*, align 8
@.str = private unnamed_addr constant [12 x i8] c"feof(stdin)\00", align 1
@.str.1 = private unnamed_addr constant [17 x i8] c"streams_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %c = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %c to i8*, !dbg !15
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !15
  call void @llvm.dbg.declare(metadata i32* %c, metadata !14, metadata !DIExpression()), !dbg !16
  br label %while.cond, !dbg !17

while.cond:
  %call = call i32 @getchar(), !dbg !18
  store i32 %call, i32* %c, align 4, !dbg !19
  %cmp = icmp ne i32 %call, -1, !dbg !20
  br i1 %cmp, label %while.body, label %while.end, !dbg !17

while.body:
  %1 = load i32, i32* %c, align 4, !dbg !21
  %cmp1 = icmp ne i32 %1, 35, !dbg !24
  br i1 %cmp1, label %if.then, label %if.end, !dbg !25

if.then:
  br label %while.cond, !dbg !26, !llvm.loop !27

if.end:
  %2 = load i32, i32* %c, align 4, !dbg !31
  %3 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !32
  %call2 = call i32 @ungetc(i32 noundef %2, %struct._IO_FILE* noundef %3), !dbg !33
  %call3 = call i32 @getchar(), !dbg !34
  %cmp4 = icmp ne i32 %call3, 35, !dbg !36
  br i1 %cmp4, label %if.then5, label %if.end6, !dbg !37

if.then5:
  store i32 2, i32* %retval, align 4, !dbg !38
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !38

if.end6:
  br label %while.end, !dbg !39

while.end:
  %4 = load i32, i32* %c, align 4, !dbg !40
  %cmp7 = icmp eq i32 %4, -1, !dbg !42
  br i1 %cmp7, label %if.then8, label %if.end12, !dbg !43

if.then8:
  %5 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !44
  %call9 = call i32 @feof(%struct._IO_FILE* noundef %5), !dbg !44
  %tobool = icmp ne i32 %call9, 0, !dbg !44
  br i1 %tobool, label %if.then10, label %if.else, !dbg !47

if.then10:
  br label %if.end11, !dbg !47

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !44
  unreachable, !dbg !44

if.end11:
  br label %if.end12, !dbg !48

if.end12:
  store i32 0, i32* %retval, align 4, !dbg !49
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !49

cleanup:
  %6 = bitcast i32* %c to i8*, !dbg !50
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6), !dbg !50
  %7 = load i32, i32* %retval, align 4, !dbg !50
  ret i32 %7, !dbg !50
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !51 i32 @getchar()

declare !dbg !54 i32 @ungetc(i32 noundef, %struct._IO_FILE* noundef)

declare !dbg !119 i32 @feof(%struct._IO_FILE* noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "streams_unsafe.c", directory: ".")
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
!14 = !DILocalVariable(name: "c", scope: !9, file: !1, line: 6, type: !12)
!15 = !DILocation(line: 6, column: 3, scope: !9)
!16 = !DILocation(line: 6, column: 7, scope: !9)
!17 = !DILocation(line: 7, column: 3, scope: !9)
!18 = !DILocation(line: 7, column: 15, scope: !9)
!19 = !DILocation(line: 7, column: 13, scope: !9)
!20 = !DILocation(line: 7, column: 26, scope: !9)
!21 = !DILocation(line: 8, column: 9, scope: !22)
!22 = distinct !DILexicalBlock(scope: !23, file: !1, line: 8, column: 9)
!23 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 34)
!24 = !DILocation(line: 8, column: 11, scope: !22)
!25 = !DILocation(line: 8, column: 9, scope: !23)
!26 = !DILocation(line: 8, column: 19, scope: !22)
!27 = distinct !{!27, !17, !28, !29, !30}
!28 = !DILocation(line: 12, column: 3, scope: !9)
!29 = !{!"llvm.loop.mustprogress"}
!30 = !{!"llvm.loop.unroll.disable"}
!31 = !DILocation(line: 9, column: 12, scope: !23)
!32 = !DILocation(line: 9, column: 15, scope: !23)
!33 = !DILocation(line: 9, column: 5, scope: !23)
!34 = !DILocation(line: 10, column: 9, scope: !35)
!35 = distinct !DILexicalBlock(scope: !23, file: !1, line: 10, column: 9)
!36 = !DILocation(line: 10, column: 19, scope: !35)
!37 = !DILocation(line: 10, column: 9, scope: !23)
!38 = !DILocation(line: 10, column: 27, scope: !35)
!39 = !DILocation(line: 11, column: 5, scope: !23)
!40 = !DILocation(line: 13, column: 7, scope: !41)
!41 = distinct !DILexicalBlock(scope: !9, file: !1, line: 13, column: 7)
!42 = !DILocation(line: 13, column: 9, scope: !41)
!43 = !DILocation(line: 13, column: 7, scope: !9)
!44 = !DILocation(line: 13, column: 17, scope: !45)
!45 = distinct !DILexicalBlock(scope: !46, file: !1, line: 13, column: 17)
!46 = distinct !DILexicalBlock(scope: !41, file: !1, line: 13, column: 17)
!47 = !DILocation(line: 13, column: 17, scope: !46)
!48 = !DILocation(line: 13, column: 17, scope: !41)
!49 = !DILocation(line: 14, column: 3, scope: !9)
!50 = !DILocation(line: 15, column: 1, scope: !9)
!51 = !DISubprogram(name: "getchar", scope: !52, file: !52, line: 520, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !53)
!52 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!53 = !{}
!54 = !DISubprogram(name: "ungetc", scope: !52, file: !52, line: 668, type: !55, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !53)
!55 = !DISubroutineType(types: !56)
!56 = !{!12, !12, !57}
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !58, size: 64)
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !59, line: 7, baseType: !60)
!59 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "")
!60 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !61, line: 49, size: 1728, elements: !62)
!61 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "")
!62 = !{!63, !64, !67, !68, !69, !70, !71, !72, !73, !74, !75, !76, !77, !80, !82, !83, !84, !88, !90, !92, !96, !99, !101, !104, !107, !108, !110, !114, !115}
!63 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !60, file: !61, line: 51, baseType: !12, size: 32)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !60, file: !61, line: 54, baseType: !65, size: 64, offset: 64)
!65 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64)
!66 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !60, file: !61, line: 55, baseType: !65, size: 64, offset: 128)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !60, file: !61, line: 56, baseType: !65, size: 64, offset: 192)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !60, file: !61, line: 57, baseType: !65, size: 64, offset: 256)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !60, file: !61, line: 58, baseType: !65, size: 64, offset: 320)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !60, file: !61, line: 59, baseType: !65, size: 64, offset: 384)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !60, file: !61, line: 60, baseType: !65, size: 64, offset: 448)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !60, file: !61, line: 61, baseType: !65, size: 64, offset: 512)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !60, file: !61, line: 64, baseType: !65, size: 64, offset: 576)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !60, file: !61, line: 65, baseType: !65, size: 64, offset: 640)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !60, file: !61, line: 66, baseType: !65, size: 64, offset: 704)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !60, file: !61, line: 68, baseType: !78, size: 64, offset: 768)
!78 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !79, size: 64)
!79 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !61, line: 36, flags: DIFlagFwdDecl)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !60, file: !61, line: 70, baseType: !81, size: 64, offset: 832)
!81 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !60, file: !61, line: 72, baseType: !12, size: 32, offset: 896)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !60, file: !61, line: 73, baseType: !12, size: 32, offset: 928)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !60, file: !61, line: 74, baseType: !85, size: 64, offset: 960)
!85 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !86, line: 152, baseType: !87)
!86 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!87 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !60, file: !61, line: 77, baseType: !89, size: 16, offset: 1024)
!89 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !60, file: !61, line: 78, baseType: !91, size: 8, offset: 1040)
!91 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !60, file: !61, line: 79, baseType: !93, size: 8, offset: 1048)
!93 = !DICompositeType(tag: DW_TAG_array_type, baseType: !66, size: 8, elements: !94)
!94 = !{!95}
!95 = !DISubrange(count: 1)
!96 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !60, file: !61, line: 81, baseType: !97, size: 64, offset: 1088)
!97 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !98, size: 64)
!98 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !61, line: 43, baseType: null)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !60, file: !61, line: 89, baseType: !100, size: 64, offset: 1152)
!100 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !86, line: 153, baseType: !87)
!101 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !60, file: !61, line: 91, baseType: !102, size: 64, offset: 1216)
!102 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !103, size: 64)
!103 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !61, line: 37, flags: DIFlagFwdDecl)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !60, file: !61, line: 92, baseType: !105, size: 64, offset: 1280)
!105 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !106, size: 64)
!106 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !61, line: 38, flags: DIFlagFwdDecl)
!107 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !60, file: !61, line: 93, baseType: !81, size: 64, offset: 1344)
!108 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !60, file: !61, line: 94, baseType: !109, size: 64, offset: 1408)
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!110 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !60, file: !61, line: 95, baseType: !111, size: 64, offset: 1472)
!111 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !112, line: 46, baseType: !113)
!112 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!113 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!114 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !60, file: !61, line: 96, baseType: !12, size: 32, offset: 1536)
!115 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !60, file: !61, line: 98, baseType: !116, size: 160, offset: 1568)
!116 = !DICompositeType(tag: DW_TAG_array_type, baseType: !66, size: 160, elements: !117)
!117 = !{!118}
!118 = !DISubrange(count: 20)
!119 = !DISubprogram(name: "feof", scope: !52, file: !52, line: 788, type: !120, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !53)
!120 = !DISubroutineType(types: !121)
!121 = !{!12, !57}
