source_filename = "descriptors_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque

@stdout = external global %struct._IO_FILE*, align 8
@stderr = external global %struct._IO_FILE*, align 8
@stdin = external global %struct._IO_FILE*, align 8
@.str = private unnamed_addr constant [51 x i8] c"fileno(stdin) == 0 && (number == 1 || number == 2)\00", align 1
@.str.1 = private unnamed_addr constant [19 x i8] c"descriptors_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [51 x i8] c"isascii(c) == (c < 128) && toascii(c) == (c & 127)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %to = alloca %struct._IO_FILE*, align 8
  %number = alloca i32, align 4
  %c = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct._IO_FILE** %to to i8*, !dbg !79
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !79
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %to, metadata !14, metadata !DIExpression()), !dbg !80
  %call = call i32 @isatty(i32 noundef 1), !dbg !81
  %tobool = icmp ne i32 %call, 0, !dbg !81
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !81

cond.true:
  %1 = load %struct._IO_FILE*, %struct._IO_FILE** @stdout, align 8, !dbg !82
  br label %cond.end, !dbg !81

cond.false:
  %2 = load %struct._IO_FILE*, %struct._IO_FILE** @stderr, align 8, !dbg !83
  br label %cond.end, !dbg !81

cond.end:
  %cond = phi %struct._IO_FILE* [ %1, %cond.true ], [ %2, %cond.false ], !dbg !81
  store %struct._IO_FILE* %cond, %struct._IO_FILE** %to, align 8, !dbg !80
  %3 = bitcast i32* %number to i8*, !dbg !84
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !84
  call void @llvm.dbg.declare(metadata i32* %number, metadata !77, metadata !DIExpression()), !dbg !85
  %4 = load %struct._IO_FILE*, %struct._IO_FILE** %to, align 8, !dbg !86
  %call1 = call i32 @fileno(%struct._IO_FILE* noundef %4), !dbg !87
  store i32 %call1, i32* %number, align 4, !dbg !85
  %5 = bitcast i32* %c to i8*, !dbg !88
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %5), !dbg !88
  call void @llvm.dbg.declare(metadata i32* %c, metadata !78, metadata !DIExpression()), !dbg !89
  %call2 = call i32 @getchar(), !dbg !90
  store i32 %call2, i32* %c, align 4, !dbg !89
  %6 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !91
  %call3 = call i32 @fileno(%struct._IO_FILE* noundef %6), !dbg !91
  %cmp = icmp eq i32 %call3, 0, !dbg !91
  br i1 %cmp, label %land.lhs.true, label %if.else, !dbg !91

land.lhs.true:
  %7 = load i32, i32* %number, align 4, !dbg !91
  %cmp4 = icmp eq i32 %7, 1, !dbg !91
  br i1 %cmp4, label %if.then, label %lor.lhs.false, !dbg !91

lor.lhs.false:
  %8 = load i32, i32* %number, align 4, !dbg !91
  %cmp5 = icmp eq i32 %8, 2, !dbg !91
  br i1 %cmp5, label %if.then, label %if.else, !dbg !94

if.then:
  br label %if.end, !dbg !94

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.1, i64 0, i64 0), i32 noundef 12, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !91
  unreachable, !dbg !91

if.end:
  %9 = load i32, i32* %c, align 4, !dbg !95
  %cmp6 = icmp ne i32 %9, -1, !dbg !97
  br i1 %cmp6, label %if.then7, label %if.end19, !dbg !98

if.then7:
  %10 = load i32, i32* %c, align 4, !dbg !99
  %call8 = call i32 @isascii(i32 noundef %10), !dbg !99
  %11 = load i32, i32* %c, align 4, !dbg !99
  %cmp9 = icmp slt i32 %11, 128, !dbg !99
  %conv = zext i1 %cmp9 to i32, !dbg !99
  %cmp10 = icmp eq i32 %call8, %conv, !dbg !99
  br i1 %cmp10, label %land.lhs.true12, label %if.else17, !dbg !99

land.lhs.true12:
  %12 = load i32, i32* %c, align 4, !dbg !99
  %call13 = call i32 @toascii(i32 noundef %12), !dbg !99
  %13 = load i32, i32* %c, align 4, !dbg !99
  %and = and i32 %13, 127, !dbg !99
  %cmp14 = icmp eq i32 %call13, %and, !dbg !99
  br i1 %cmp14, label %if.then16, label %if.else17, !dbg !102

if.then16:
  br label %if.end18, !dbg !102

if.else17:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.1, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !99
  unreachable, !dbg !99

if.end18:
  br label %if.end19, !dbg !103

if.end19:
  %14 = bitcast i32* %c to i8*, !dbg !104
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %14), !dbg !104
  %15 = bitcast i32* %number to i8*, !dbg !104
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %15), !dbg !104
  %16 = bitcast %struct._IO_FILE** %to to i8*, !dbg !104
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %16), !dbg !104
  ret i32 0, !dbg !105
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !106 i32 @isatty(i32 noundef)

declare !dbg !111 i32 @fileno(%struct._IO_FILE* noundef)

declare !dbg !115 i32 @getchar()

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare !dbg !116 i32 @isascii(i32 noundef)

declare !dbg !118 i32 @toascii(i32 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "descriptors_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !10, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !77, !78}
!14 = !DILocalVariable(name: "to", scope: !9, file: !1, line: 9, type: !15)
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
!77 = !DILocalVariable(name: "number", scope: !9, file: !1, line: 10, type: !12)
!78 = !DILocalVariable(name: "c", scope: !9, file: !1, line: 11, type: !12)
!79 = !DILocation(line: 9, column: 3, scope: !9)
!80 = !DILocation(line: 9, column: 9, scope: !9)
!81 = !DILocation(line: 9, column: 14, scope: !9)
!82 = !DILocation(line: 9, column: 38, scope: !9)
!83 = !DILocation(line: 9, column: 47, scope: !9)
!84 = !DILocation(line: 10, column: 3, scope: !9)
!85 = !DILocation(line: 10, column: 7, scope: !9)
!86 = !DILocation(line: 10, column: 23, scope: !9)
!87 = !DILocation(line: 10, column: 16, scope: !9)
!88 = !DILocation(line: 11, column: 3, scope: !9)
!89 = !DILocation(line: 11, column: 7, scope: !9)
!90 = !DILocation(line: 11, column: 11, scope: !9)
!91 = !DILocation(line: 12, column: 3, scope: !92)
!92 = distinct !DILexicalBlock(scope: !93, file: !1, line: 12, column: 3)
!93 = distinct !DILexicalBlock(scope: !9, file: !1, line: 12, column: 3)
!94 = !DILocation(line: 12, column: 3, scope: !93)
!95 = !DILocation(line: 13, column: 7, scope: !96)
!96 = distinct !DILexicalBlock(scope: !9, file: !1, line: 13, column: 7)
!97 = !DILocation(line: 13, column: 9, scope: !96)
!98 = !DILocation(line: 13, column: 7, scope: !9)
!99 = !DILocation(line: 13, column: 17, scope: !100)
!100 = distinct !DILexicalBlock(scope: !101, file: !1, line: 13, column: 17)
!101 = distinct !DILexicalBlock(scope: !96, file: !1, line: 13, column: 17)
!102 = !DILocation(line: 13, column: 17, scope: !101)
!103 = !DILocation(line: 13, column: 17, scope: !96)
!104 = !DILocation(line: 15, column: 1, scope: !9)
!105 = !DILocation(line: 14, column: 3, scope: !9)
!106 = !DISubprogram(name: "isatty", scope: !107, file: !107, line: 809, type: !108, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !110)
!107 = !DIFile(filename: "/usr/include/unistd.h", directory: "")
!108 = !DISubroutineType(types: !109)
!109 = !{!12, !12}
!110 = !{}
!111 = !DISubprogram(name: "fileno", scope: !112, file: !112, line: 809, type: !113, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !110)
!112 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!113 = !DISubroutineType(types: !114)
!114 = !{!12, !15}
!115 = !DISubprogram(name: "getchar", scope: !112, file: !112, line: 520, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !110)
!116 = !DISubprogram(name: "isascii", scope: !117, file: !117, line: 142, type: !108, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !110)
!117 = !DIFile(filename: "/usr/include/ctype.h", directory: "")
!118 = !DISubprogram(name: "toascii", scope: !117, file: !117, line: 146, type: !108, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !110)
