source_filename = "text_taken_apart_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque

@stdin = external global %struct._IO_FILE*, align 8

define dso_local i32 @main() !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %line = alloca [256 x i8], align 16
  %cleanup.dest.slot = alloca i32, align 4
  %value = alloca i8*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast [256 x i8]* %line to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 256, i8* %0), !dbg !23
  call void @llvm.dbg.declare(metadata [256 x i8]* %line, metadata !16, metadata !DIExpression()), !dbg !24
  %arraydecay = getelementptr inbounds [256 x i8], [256 x i8]* %line, i64 0, i64 0, !dbg !25
  %1 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !27
  %call = call i8* @fgets(i8* noundef %arraydecay, i32 noundef 256, %struct._IO_FILE* noundef %1), !dbg !28
  %tobool = icmp ne i8* %call, null, !dbg !28
  br i1 %tobool, label %if.end, label %if.then, !dbg !29

if.then:
  store i32 1, i32* %retval, align 4, !dbg !30
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup11, !dbg !30

if.end:
  %2 = bitcast i8** %value to i8*, !dbg !31
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !31
  call void @llvm.dbg.declare(metadata i8** %value, metadata !21, metadata !DIExpression()), !dbg !32
  %arraydecay1 = getelementptr inbounds [256 x i8], [256 x i8]* %line, i64 0, i64 0, !dbg !33
  %call2 = call i8* @strchr(i8* noundef %arraydecay1, i32 noundef 61), !dbg !34
  store i8* %call2, i8** %value, align 8, !dbg !32
  %3 = load i8*, i8** %value, align 8, !dbg !35
  %tobool3 = icmp ne i8* %3, null, !dbg !35
  br i1 %tobool3, label %if.end5, label %if.then4, !dbg !37

if.then4:
  store i32 1, i32* %retval, align 4, !dbg !38
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !38

if.end5:
  %4 = load i8*, i8** %value, align 8, !dbg !39
  store i8 0, i8* %4, align 1, !dbg !40
  %arraydecay6 = getelementptr inbounds [256 x i8], [256 x i8]* %line, i64 0, i64 0, !dbg !41
  %call7 = call i8* @trimmed(i8* noundef %arraydecay6), !dbg !42
  %call8 = call i32 @puts(i8* noundef %call7), !dbg !43
  %5 = load i8*, i8** %value, align 8, !dbg !44
  %add.ptr = getelementptr inbounds i8, i8* %5, i64 1, !dbg !45
  %call9 = call i8* @trimmed(i8* noundef %add.ptr), !dbg !46
  %call10 = call i32 @puts(i8* noundef %call9), !dbg !47
  store i32 0, i32* %retval, align 4, !dbg !48
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !48

cleanup:
  %6 = bitcast i8** %value to i8*, !dbg !49
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %6), !dbg !49
  br label %cleanup11

cleanup11:
  %7 = bitcast [256 x i8]* %line to i8*, !dbg !49
  call void @llvm.lifetime.end.p0i8(i64 256, i8* %7), !dbg !49
  %8 = load i32, i32* %retval, align 4, !dbg !49
  ret i32 %8, !dbg !49
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !50 i8* @fgets(i8* noundef, i32 noundef, %struct._IO_FILE* noundef)

declare i8* @strchr(i8* noundef, i32 noundef)

declare !dbg !117 i32 @puts(i8* noundef)

define internal i8* @trimmed(i8* noundef %text) !dbg !122 {
entry:
  %retval = alloca i8*, align 8
  %text.addr = alloca i8*, align 8
  %end = alloca i8*, align 8
  store i8* %text, i8** %text.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %text.addr, metadata !126, metadata !DIExpression()), !dbg !128
  br label %while.cond, !dbg !129

while.cond:
  %0 = load i8*, i8** %text.addr, align 8, !dbg !130
  %1 = load i8, i8* %0, align 1, !dbg !131
  %conv = zext i8 %1 to i32, !dbg !132
  %call = call i32 @isspace(i32 noundef %conv), !dbg !133
  %tobool = icmp ne i32 %call, 0, !dbg !129
  br i1 %tobool, label %while.body, label %while.end, !dbg !129

while.body:
  %2 = load i8*, i8** %text.addr, align 8, !dbg !134
  %incdec.ptr = getelementptr inbounds i8, i8* %2, i32 1, !dbg !134
  store i8* %incdec.ptr, i8** %text.addr, align 8, !dbg !134
  br label %while.cond, !dbg !129, !llvm.loop !135

while.end:
  %3 = load i8*, i8** %text.addr, align 8, !dbg !138
  %4 = load i8, i8* %3, align 1, !dbg !140
  %tobool1 = icmp ne i8 %4, 0, !dbg !140
  br i1 %tobool1, label %if.end, label %if.then, !dbg !141

if.then:
  %5 = load i8*, i8** %text.addr, align 8, !dbg !142
  store i8* %5, i8** %retval, align 8, !dbg !143
  br label %return, !dbg !143

if.end:
  %6 = bitcast i8** %end to i8*, !dbg !144
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %6), !dbg !144
  call void @llvm.dbg.declare(metadata i8** %end, metadata !127, metadata !DIExpression()), !dbg !145
  %7 = load i8*, i8** %text.addr, align 8, !dbg !146
  %8 = load i8*, i8** %text.addr, align 8, !dbg !147
  %call2 = call i64 @strlen(i8* noundef %8), !dbg !148
  %add.ptr = getelementptr inbounds i8, i8* %7, i64 %call2, !dbg !149
  %add.ptr3 = getelementptr inbounds i8, i8* %add.ptr, i64 -1, !dbg !150
  store i8* %add.ptr3, i8** %end, align 8, !dbg !145
  br label %while.cond4, !dbg !151

while.cond4:
  %9 = load i8*, i8** %end, align 8, !dbg !152
  %10 = load i8*, i8** %text.addr, align 8, !dbg !153
  %cmp = icmp ugt i8* %9, %10, !dbg !154
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !155

land.rhs:
  %11 = load i8*, i8** %end, align 8, !dbg !156
  %12 = load i8, i8* %11, align 1, !dbg !157
  %conv6 = zext i8 %12 to i32, !dbg !158
  %call7 = call i32 @isspace(i32 noundef %conv6), !dbg !159
  %tobool8 = icmp ne i32 %call7, 0, !dbg !155
  br label %land.end

land.end:
  %13 = phi i1 [ false, %while.cond4 ], [ %tobool8, %land.rhs ], !dbg !160
  br i1 %13, label %while.body9, label %while.end11, !dbg !151

while.body9:
  %14 = load i8*, i8** %end, align 8, !dbg !161
  %incdec.ptr10 = getelementptr inbounds i8, i8* %14, i32 -1, !dbg !161
  store i8* %incdec.ptr10, i8** %end, align 8, !dbg !161
  store i8 0, i8* %14, align 1, !dbg !162
  br label %while.cond4, !dbg !151, !llvm.loop !163

while.end11:
  %15 = load i8*, i8** %text.addr, align 8, !dbg !165
  store i8* %15, i8** %retval, align 8, !dbg !166
  %16 = bitcast i8** %end to i8*, !dbg !167
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %16), !dbg !167
  br label %return

return:
  %17 = load i8*, i8** %retval, align 8, !dbg !167
  ret i8* %17, !dbg !167
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare i32 @isspace(i32 noundef)

declare i64 @strlen(i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "text_taken_apart_safe.c", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 18, type: !12, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!16, !21}
!16 = !DILocalVariable(name: "line", scope: !11, file: !1, line: 20, type: !17)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 2048, elements: !19)
!18 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!19 = !{!20}
!20 = !DISubrange(count: 256)
!21 = !DILocalVariable(name: "value", scope: !11, file: !1, line: 23, type: !22)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!23 = !DILocation(line: 20, column: 5, scope: !11)
!24 = !DILocation(line: 20, column: 10, scope: !11)
!25 = !DILocation(line: 21, column: 16, scope: !26)
!26 = distinct !DILexicalBlock(scope: !11, file: !1, line: 21, column: 9)
!27 = !DILocation(line: 21, column: 35, scope: !26)
!28 = !DILocation(line: 21, column: 10, scope: !26)
!29 = !DILocation(line: 21, column: 9, scope: !11)
!30 = !DILocation(line: 22, column: 9, scope: !26)
!31 = !DILocation(line: 23, column: 5, scope: !11)
!32 = !DILocation(line: 23, column: 11, scope: !11)
!33 = !DILocation(line: 23, column: 26, scope: !11)
!34 = !DILocation(line: 23, column: 19, scope: !11)
!35 = !DILocation(line: 24, column: 10, scope: !36)
!36 = distinct !DILexicalBlock(scope: !11, file: !1, line: 24, column: 9)
!37 = !DILocation(line: 24, column: 9, scope: !11)
!38 = !DILocation(line: 25, column: 9, scope: !36)
!39 = !DILocation(line: 26, column: 6, scope: !11)
!40 = !DILocation(line: 26, column: 12, scope: !11)
!41 = !DILocation(line: 27, column: 18, scope: !11)
!42 = !DILocation(line: 27, column: 10, scope: !11)
!43 = !DILocation(line: 27, column: 5, scope: !11)
!44 = !DILocation(line: 28, column: 18, scope: !11)
!45 = !DILocation(line: 28, column: 24, scope: !11)
!46 = !DILocation(line: 28, column: 10, scope: !11)
!47 = !DILocation(line: 28, column: 5, scope: !11)
!48 = !DILocation(line: 29, column: 5, scope: !11)
!49 = !DILocation(line: 30, column: 1, scope: !11)
!50 = !DISubprogram(name: "fgets", scope: !51, file: !51, line: 592, type: !52, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !116)
!51 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!52 = !DISubroutineType(types: !53)
!53 = !{!22, !54, !14, !55}
!54 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !22)
!55 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !56)
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !57, size: 64)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !58, line: 7, baseType: !59)
!58 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "")
!59 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !60, line: 49, size: 1728, elements: !61)
!60 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "")
!61 = !{!62, !63, !64, !65, !66, !67, !68, !69, !70, !71, !72, !73, !74, !77, !79, !80, !81, !85, !87, !89, !93, !96, !98, !101, !104, !105, !107, !111, !112}
!62 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !59, file: !60, line: 51, baseType: !14, size: 32)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !59, file: !60, line: 54, baseType: !22, size: 64, offset: 64)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !59, file: !60, line: 55, baseType: !22, size: 64, offset: 128)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !59, file: !60, line: 56, baseType: !22, size: 64, offset: 192)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !59, file: !60, line: 57, baseType: !22, size: 64, offset: 256)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !59, file: !60, line: 58, baseType: !22, size: 64, offset: 320)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !59, file: !60, line: 59, baseType: !22, size: 64, offset: 384)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !59, file: !60, line: 60, baseType: !22, size: 64, offset: 448)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !59, file: !60, line: 61, baseType: !22, size: 64, offset: 512)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !59, file: !60, line: 64, baseType: !22, size: 64, offset: 576)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !59, file: !60, line: 65, baseType: !22, size: 64, offset: 640)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !59, file: !60, line: 66, baseType: !22, size: 64, offset: 704)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !59, file: !60, line: 68, baseType: !75, size: 64, offset: 768)
!75 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !76, size: 64)
!76 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !60, line: 36, flags: DIFlagFwdDecl)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !59, file: !60, line: 70, baseType: !78, size: 64, offset: 832)
!78 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !59, size: 64)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !59, file: !60, line: 72, baseType: !14, size: 32, offset: 896)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !59, file: !60, line: 73, baseType: !14, size: 32, offset: 928)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !59, file: !60, line: 74, baseType: !82, size: 64, offset: 960)
!82 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !83, line: 152, baseType: !84)
!83 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!84 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !59, file: !60, line: 77, baseType: !86, size: 16, offset: 1024)
!86 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !59, file: !60, line: 78, baseType: !88, size: 8, offset: 1040)
!88 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !59, file: !60, line: 79, baseType: !90, size: 8, offset: 1048)
!90 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 8, elements: !91)
!91 = !{!92}
!92 = !DISubrange(count: 1)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !59, file: !60, line: 81, baseType: !94, size: 64, offset: 1088)
!94 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !95, size: 64)
!95 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !60, line: 43, baseType: null)
!96 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !59, file: !60, line: 89, baseType: !97, size: 64, offset: 1152)
!97 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !83, line: 153, baseType: !84)
!98 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !59, file: !60, line: 91, baseType: !99, size: 64, offset: 1216)
!99 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !100, size: 64)
!100 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !60, line: 37, flags: DIFlagFwdDecl)
!101 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !59, file: !60, line: 92, baseType: !102, size: 64, offset: 1280)
!102 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !103, size: 64)
!103 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !60, line: 38, flags: DIFlagFwdDecl)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !59, file: !60, line: 93, baseType: !78, size: 64, offset: 1344)
!105 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !59, file: !60, line: 94, baseType: !106, size: 64, offset: 1408)
!106 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!107 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !59, file: !60, line: 95, baseType: !108, size: 64, offset: 1472)
!108 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !109, line: 46, baseType: !110)
!109 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!110 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!111 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !59, file: !60, line: 96, baseType: !14, size: 32, offset: 1536)
!112 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !59, file: !60, line: 98, baseType: !113, size: 160, offset: 1568)
!113 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 160, elements: !114)
!114 = !{!115}
!115 = !DISubrange(count: 20)
!116 = !{}
!117 = !DISubprogram(name: "puts", scope: !51, file: !51, line: 661, type: !118, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !116)
!118 = !DISubroutineType(types: !119)
!119 = !{!14, !120}
!120 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !121, size: 64)
!121 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!122 = distinct !DISubprogram(name: "trimmed", scope: !1, file: !1, line: 6, type: !123, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !125)
!123 = !DISubroutineType(types: !124)
!124 = !{!22, !22}
!125 = !{!126, !127}
!126 = !DILocalVariable(name: "text", arg: 1, scope: !122, file: !1, line: 6, type: !22)
!127 = !DILocalVariable(name: "end", scope: !122, file: !1, line: 12, type: !22)
!128 = !DILocation(line: 6, column: 28, scope: !122)
!129 = !DILocation(line: 8, column: 5, scope: !122)
!130 = !DILocation(line: 8, column: 36, scope: !122)
!131 = !DILocation(line: 8, column: 35, scope: !122)
!132 = !DILocation(line: 8, column: 20, scope: !122)
!133 = !DILocation(line: 8, column: 12, scope: !122)
!134 = !DILocation(line: 9, column: 13, scope: !122)
!135 = distinct !{!135, !129, !134, !136, !137}
!136 = !{!"llvm.loop.mustprogress"}
!137 = !{!"llvm.loop.unroll.disable"}
!138 = !DILocation(line: 10, column: 11, scope: !139)
!139 = distinct !DILexicalBlock(scope: !122, file: !1, line: 10, column: 9)
!140 = !DILocation(line: 10, column: 10, scope: !139)
!141 = !DILocation(line: 10, column: 9, scope: !122)
!142 = !DILocation(line: 11, column: 16, scope: !139)
!143 = !DILocation(line: 11, column: 9, scope: !139)
!144 = !DILocation(line: 12, column: 5, scope: !122)
!145 = !DILocation(line: 12, column: 11, scope: !122)
!146 = !DILocation(line: 12, column: 17, scope: !122)
!147 = !DILocation(line: 12, column: 31, scope: !122)
!148 = !DILocation(line: 12, column: 24, scope: !122)
!149 = !DILocation(line: 12, column: 22, scope: !122)
!150 = !DILocation(line: 12, column: 37, scope: !122)
!151 = !DILocation(line: 13, column: 5, scope: !122)
!152 = !DILocation(line: 13, column: 12, scope: !122)
!153 = !DILocation(line: 13, column: 18, scope: !122)
!154 = !DILocation(line: 13, column: 16, scope: !122)
!155 = !DILocation(line: 13, column: 23, scope: !122)
!156 = !DILocation(line: 13, column: 50, scope: !122)
!157 = !DILocation(line: 13, column: 49, scope: !122)
!158 = !DILocation(line: 13, column: 34, scope: !122)
!159 = !DILocation(line: 13, column: 26, scope: !122)
!160 = !DILocation(line: 0, scope: !122)
!161 = !DILocation(line: 14, column: 13, scope: !122)
!162 = !DILocation(line: 14, column: 16, scope: !122)
!163 = distinct !{!163, !151, !164, !136, !137}
!164 = !DILocation(line: 14, column: 18, scope: !122)
!165 = !DILocation(line: 15, column: 12, scope: !122)
!166 = !DILocation(line: 15, column: 5, scope: !122)
!167 = !DILocation(line: 16, column: 1, scope: !122)
