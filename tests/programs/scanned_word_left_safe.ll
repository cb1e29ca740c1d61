source_filename = "scanned_word_left_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque

@stdin = external global %struct._IO_FILE*, align 8
@.str = private unnamed_addr constant [3 x i8] c"%s\00", align 1
@.str.1 = private unnamed_addr constant [55 x i8] c"line[0] == ' ' || (line[0] >= '\\t' && line[0] <= '\\r')\00", align 1
@.str.2 = private unnamed_addr constant [25 x i8] c"scanned_word_left_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.3 = private unnamed_addr constant [6 x i8] c"%[^\0A]\00", align 1
@.str.4 = private unnamed_addr constant [28 x i8] c"next == '\\n' || next == EOF\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %line = alloca [40 x i8], align 16
  %word = alloca [40 x i8], align 16
  %next = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [40 x i8]* %line to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 40, i8* %0), !dbg !23
  call void @llvm.dbg.declare(metadata [40 x i8]* %line, metadata !14, metadata !DIExpression()), !dbg !24
  %1 = bitcast [40 x i8]* %word to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 40, i8* %1), !dbg !23
  call void @llvm.dbg.declare(metadata [40 x i8]* %word, metadata !19, metadata !DIExpression()), !dbg !25
  %2 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !26
  %arraydecay = getelementptr inbounds [40 x i8], [40 x i8]* %word, i64 0, i64 0, !dbg !28
  %call = call i32 (%struct._IO_FILE*, i8*, ...) @__isoc99_fscanf(%struct._IO_FILE* noundef %2, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0), i8* noundef %arraydecay), !dbg !29
  %cmp = icmp eq i32 %call, 1, !dbg !30
  br i1 %cmp, label %land.lhs.true, label %if.end15, !dbg !31

land.lhs.true:
  %arraydecay1 = getelementptr inbounds [40 x i8], [40 x i8]* %line, i64 0, i64 0, !dbg !32
  %3 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !33
  %call2 = call i8* @fgets(i8* noundef %arraydecay1, i32 noundef 40, %struct._IO_FILE* noundef %3), !dbg !34
  %tobool = icmp ne i8* %call2, null, !dbg !34
  br i1 %tobool, label %if.then, label %if.end15, !dbg !35

if.then:
  %arrayidx = getelementptr inbounds [40 x i8], [40 x i8]* %line, i64 0, i64 0, !dbg !36
  %4 = load i8, i8* %arrayidx, align 16, !dbg !36
  %conv = sext i8 %4 to i32, !dbg !36
  %cmp3 = icmp eq i32 %conv, 32, !dbg !36
  br i1 %cmp3, label %if.then14, label %lor.lhs.false, !dbg !36

lor.lhs.false:
  %arrayidx5 = getelementptr inbounds [40 x i8], [40 x i8]* %line, i64 0, i64 0, !dbg !36
  %5 = load i8, i8* %arrayidx5, align 16, !dbg !36
  %conv6 = sext i8 %5 to i32, !dbg !36
  %cmp7 = icmp sge i32 %conv6, 9, !dbg !36
  br i1 %cmp7, label %land.lhs.true9, label %if.else, !dbg !36

land.lhs.true9:
  %arrayidx10 = getelementptr inbounds [40 x i8], [40 x i8]* %line, i64 0, i64 0, !dbg !36
  %6 = load i8, i8* %arrayidx10, align 16, !dbg !36
  %conv11 = sext i8 %6 to i32, !dbg !36
  %cmp12 = icmp sle i32 %conv11, 13, !dbg !36
  br i1 %cmp12, label %if.then14, label %if.else, !dbg !40

if.then14:
  br label %if.end, !dbg !40

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.2, i64 0, i64 0), i32 noundef 8, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !36
  unreachable, !dbg !36

if.end:
  br label %if.end15, !dbg !41

if.end15:
  %arraydecay16 = getelementptr inbounds [40 x i8], [40 x i8]* %line, i64 0, i64 0, !dbg !42
  %call17 = call i32 (i8*, ...) @__isoc99_scanf(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.3, i64 0, i64 0), i8* noundef %arraydecay16), !dbg !43
  %cmp18 = icmp eq i32 %call17, 1, !dbg !44
  br i1 %cmp18, label %if.then20, label %if.end30, !dbg !45

if.then20:
  %7 = bitcast i32* %next to i8*, !dbg !46
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %7), !dbg !46
  call void @llvm.dbg.declare(metadata i32* %next, metadata !20, metadata !DIExpression()), !dbg !47
  %call21 = call i32 @getchar(), !dbg !48
  store i32 %call21, i32* %next, align 4, !dbg !47
  %8 = load i32, i32* %next, align 4, !dbg !49
  %cmp22 = icmp eq i32 %8, 10, !dbg !49
  br i1 %cmp22, label %if.then27, label %lor.lhs.false24, !dbg !49

lor.lhs.false24:
  %9 = load i32, i32* %next, align 4, !dbg !49
  %cmp25 = icmp eq i32 %9, -1, !dbg !49
  br i1 %cmp25, label %if.then27, label %if.else28, !dbg !52

if.then27:
  br label %if.end29, !dbg !52

if.else28:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.2, i64 0, i64 0), i32 noundef 12, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !49
  unreachable, !dbg !49

if.end29:
  %10 = bitcast i32* %next to i8*, !dbg !53
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %10), !dbg !53
  br label %if.end30, !dbg !54

if.end30:
  %11 = bitcast [40 x i8]* %word to i8*, !dbg !55
  call void @llvm.lifetime.end.p0i8(i64 40, i8* %11), !dbg !55
  %12 = bitcast [40 x i8]* %line to i8*, !dbg !55
  call void @llvm.lifetime.end.p0i8(i64 40, i8* %12), !dbg !55
  ret i32 0, !dbg !56
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__isoc99_fscanf(%struct._IO_FILE* noundef, i8* noundef, ...)

declare !dbg !57 i8* @fgets(i8* noundef, i32 noundef, %struct._IO_FILE* noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare i32 @__isoc99_scanf(i8* noundef, ...)

declare !dbg !125 i32 @getchar()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "scanned_word_left_safe.c", directory: ".")
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
!13 = !{!14, !19, !20}
!14 = !DILocalVariable(name: "line", scope: !9, file: !1, line: 6, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 320, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 40)
!19 = !DILocalVariable(name: "word", scope: !9, file: !1, line: 6, type: !15)
!20 = !DILocalVariable(name: "next", scope: !21, file: !1, line: 11, type: !12)
!21 = distinct !DILexicalBlock(scope: !22, file: !1, line: 10, column: 35)
!22 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 7)
!23 = !DILocation(line: 6, column: 3, scope: !9)
!24 = !DILocation(line: 6, column: 8, scope: !9)
!25 = !DILocation(line: 6, column: 18, scope: !9)
!26 = !DILocation(line: 7, column: 14, scope: !27)
!27 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 7)
!28 = !DILocation(line: 7, column: 27, scope: !27)
!29 = !DILocation(line: 7, column: 7, scope: !27)
!30 = !DILocation(line: 7, column: 33, scope: !27)
!31 = !DILocation(line: 7, column: 38, scope: !27)
!32 = !DILocation(line: 7, column: 47, scope: !27)
!33 = !DILocation(line: 7, column: 66, scope: !27)
!34 = !DILocation(line: 7, column: 41, scope: !27)
!35 = !DILocation(line: 7, column: 7, scope: !9)
!36 = !DILocation(line: 8, column: 5, scope: !37)
!37 = distinct !DILexicalBlock(scope: !38, file: !1, line: 8, column: 5)
!38 = distinct !DILexicalBlock(scope: !39, file: !1, line: 8, column: 5)
!39 = distinct !DILexicalBlock(scope: !27, file: !1, line: 7, column: 74)
!40 = !DILocation(line: 8, column: 5, scope: !38)
!41 = !DILocation(line: 9, column: 3, scope: !39)
!42 = !DILocation(line: 10, column: 23, scope: !22)
!43 = !DILocation(line: 10, column: 7, scope: !22)
!44 = !DILocation(line: 10, column: 29, scope: !22)
!45 = !DILocation(line: 10, column: 7, scope: !9)
!46 = !DILocation(line: 11, column: 5, scope: !21)
!47 = !DILocation(line: 11, column: 9, scope: !21)
!48 = !DILocation(line: 11, column: 16, scope: !21)
!49 = !DILocation(line: 12, column: 5, scope: !50)
!50 = distinct !DILexicalBlock(scope: !51, file: !1, line: 12, column: 5)
!51 = distinct !DILexicalBlock(scope: !21, file: !1, line: 12, column: 5)
!52 = !DILocation(line: 12, column: 5, scope: !51)
!53 = !DILocation(line: 13, column: 3, scope: !22)
!54 = !DILocation(line: 13, column: 3, scope: !21)
!55 = !DILocation(line: 15, column: 1, scope: !9)
!56 = !DILocation(line: 14, column: 3, scope: !9)
!57 = !DISubprogram(name: "fgets", scope: !58, file: !58, line: 592, type: !59, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !124)
!58 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!59 = !DISubroutineType(types: !60)
!60 = !{!61, !62, !12, !63}
!61 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!62 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !61)
!63 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !64)
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !65, size: 64)
!65 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !66, line: 7, baseType: !67)
!66 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "")
!67 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !68, line: 49, size: 1728, elements: !69)
!68 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "")
!69 = !{!70, !71, !72, !73, !74, !75, !76, !77, !78, !79, !80, !81, !82, !85, !87, !88, !89, !93, !95, !97, !101, !104, !106, !109, !112, !113, !115, !119, !120}
!70 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !67, file: !68, line: 51, baseType: !12, size: 32)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !67, file: !68, line: 54, baseType: !61, size: 64, offset: 64)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !67, file: !68, line: 55, baseType: !61, size: 64, offset: 128)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !67, file: !68, line: 56, baseType: !61, size: 64, offset: 192)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !67, file: !68, line: 57, baseType: !61, size: 64, offset: 256)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !67, file: !68, line: 58, baseType: !61, size: 64, offset: 320)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !67, file: !68, line: 59, baseType: !61, size: 64, offset: 384)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !67, file: !68, line: 60, baseType: !61, size: 64, offset: 448)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !67, file: !68, line: 61, baseType: !61, size: 64, offset: 512)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !67, file: !68, line: 64, baseType: !61, size: 64, offset: 576)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !67, file: !68, line: 65, baseType: !61, size: 64, offset: 640)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !67, file: !68, line: 66, baseType: !61, size: 64, offset: 704)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !67, file: !68, line: 68, baseType: !83, size: 64, offset: 768)
!83 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !84, size: 64)
!84 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !68, line: 36, flags: DIFlagFwdDecl)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !67, file: !68, line: 70, baseType: !86, size: 64, offset: 832)
!86 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !67, size: 64)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !67, file: !68, line: 72, baseType: !12, size: 32, offset: 896)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !67, file: !68, line: 73, baseType: !12, size: 32, offset: 928)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !67, file: !68, line: 74, baseType: !90, size: 64, offset: 960)
!90 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !91, line: 152, baseType: !92)
!91 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!92 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !67, file: !68, line: 77, baseType: !94, size: 16, offset: 1024)
!94 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !67, file: !68, line: 78, baseType: !96, size: 8, offset: 1040)
!96 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!97 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !67, file: !68, line: 79, baseType: !98, size: 8, offset: 1048)
!98 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 8, elements: !99)
!99 = !{!100}
!100 = !DISubrange(count: 1)
!101 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !67, file: !68, line: 81, baseType: !102, size: 64, offset: 1088)
!102 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !103, size: 64)
!103 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !68, line: 43, baseType: null)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !67, file: !68, line: 89, baseType: !105, size: 64, offset: 1152)
!105 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !91, line: 153, baseType: !92)
!106 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !67, file: !68, line: 91, baseType: !107, size: 64, offset: 1216)
!107 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !108, size: 64)
!108 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !68, line: 37, flags: DIFlagFwdDecl)
!109 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !67, file: !68, line: 92, baseType: !110, size: 64, offset: 1280)
!110 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !111, size: 64)
!111 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !68, line: 38, flags: DIFlagFwdDecl)
!112 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !67, file: !68, line: 93, baseType: !86, size: 64, offset: 1344)
!113 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !67, file: !68, line: 94, baseType: !114, size: 64, offset: 1408)
!114 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!115 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !67, file: !68, line: 95, baseType: !116, size: 64, offset: 1472)
!116 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !117, line: 46, baseType: !118)
!117 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!118 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!119 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !67, file: !68, line: 96, baseType: !12, size: 32, offset: 1536)
!120 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !67, file: !68, line: 98, baseType: !121, size: 160, offset: 1568)
!121 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 160, elements: !122)
!122 = !{!123}
!123 = !DISubrange(count: 20)
!124 = !{}
!125 = !DISubprogram(name: "getchar", scope: !58, file: !58, line: 520, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !124)
