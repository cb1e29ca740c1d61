source_filename = "trimmed_line_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque

@stdin = external global %struct._IO_FILE*, align 8

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %line = alloca [64 x i8], align 16
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [64 x i8]* %line to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 64, i8* %0), !dbg !19
  call void @llvm.dbg.declare(metadata [64 x i8]* %line, metadata !14, metadata !DIExpression()), !dbg !20
  %arraydecay = getelementptr inbounds [64 x i8], [64 x i8]* %line, i64 0, i64 0, !dbg !21
  %1 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !23
  %call = call i8* @fgets(i8* noundef %arraydecay, i32 noundef 64, %struct._IO_FILE* noundef %1), !dbg !24
  %tobool = icmp ne i8* %call, null, !dbg !24
  br i1 %tobool, label %if.end, label %if.then, !dbg !25

if.then:
  store i32 1, i32* %retval, align 4, !dbg !26
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !26

if.end:
  %arraydecay1 = getelementptr inbounds [64 x i8], [64 x i8]* %line, i64 0, i64 0, !dbg !27
  %call2 = call i8* @trim(i8* noundef %arraydecay1), !dbg !28
  %call3 = call i32 @puts(i8* noundef %call2), !dbg !29
  store i32 0, i32* %retval, align 4, !dbg !30
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !30

cleanup:
  %2 = bitcast [64 x i8]* %line to i8*, !dbg !31
  call void @llvm.lifetime.end.p0i8(i64 64, i8* %2), !dbg !31
  %3 = load i32, i32* %retval, align 4, !dbg !31
  ret i32 %3, !dbg !31
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !32 i8* @fgets(i8* noundef, i32 noundef, %struct._IO_FILE* noundef)

declare !dbg !100 i32 @puts(i8* noundef)

define internal i8* @trim(i8* noundef %text) !dbg !105 {
entry:
  %text.addr = alloca i8*, align 8
  %end = alloca i8*, align 8
  store i8* %text, i8** %text.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %text.addr, metadata !109, metadata !DIExpression()), !dbg !111
  br label %while.cond, !dbg !112

while.cond:
  %0 = load i8*, i8** %text.addr, align 8, !dbg !113
  %1 = load i8, i8* %0, align 1, !dbg !114
  %conv = sext i8 %1 to i32, !dbg !114
  %cmp = icmp eq i32 %conv, 32, !dbg !115
  br i1 %cmp, label %lor.end, label %lor.rhs, !dbg !116

lor.rhs:
  %2 = load i8*, i8** %text.addr, align 8, !dbg !117
  %3 = load i8, i8* %2, align 1, !dbg !118
  %conv2 = sext i8 %3 to i32, !dbg !118
  %cmp3 = icmp eq i32 %conv2, 9, !dbg !119
  br label %lor.end, !dbg !116

lor.end:
  %4 = phi i1 [ true, %while.cond ], [ %cmp3, %lor.rhs ]
  br i1 %4, label %while.body, label %while.end, !dbg !112

while.body:
  %5 = load i8*, i8** %text.addr, align 8, !dbg !120
  %incdec.ptr = getelementptr inbounds i8, i8* %5, i32 1, !dbg !120
  store i8* %incdec.ptr, i8** %text.addr, align 8, !dbg !120
  br label %while.cond, !dbg !112, !llvm.loop !121

while.end:
  %6 = bitcast i8** %end to i8*, !dbg !124
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %6), !dbg !124
  call void @llvm.dbg.declare(metadata i8** %end, metadata !110, metadata !DIExpression()), !dbg !125
  %7 = load i8*, i8** %text.addr, align 8, !dbg !126
  %8 = load i8*, i8** %text.addr, align 8, !dbg !127
  %call = call i64 @strlen(i8* noundef %8), !dbg !128
  %add.ptr = getelementptr inbounds i8, i8* %7, i64 %call, !dbg !129
  store i8* %add.ptr, i8** %end, align 8, !dbg !125
  br label %while.cond5, !dbg !130

while.cond5:
  %9 = load i8*, i8** %end, align 8, !dbg !131
  %10 = load i8*, i8** %text.addr, align 8, !dbg !132
  %cmp6 = icmp ugt i8* %9, %10, !dbg !133
  br i1 %cmp6, label %land.rhs, label %land.end, !dbg !134

land.rhs:
  %11 = load i8*, i8** %end, align 8, !dbg !135
  %arrayidx = getelementptr inbounds i8, i8* %11, i64 -1, !dbg !135
  %12 = load i8, i8* %arrayidx, align 1, !dbg !135
  %conv8 = sext i8 %12 to i32, !dbg !135
  %cmp9 = icmp eq i32 %conv8, 32, !dbg !136
  br i1 %cmp9, label %lor.end16, label %lor.rhs11, !dbg !137

lor.rhs11:
  %13 = load i8*, i8** %end, align 8, !dbg !138
  %arrayidx12 = getelementptr inbounds i8, i8* %13, i64 -1, !dbg !138
  %14 = load i8, i8* %arrayidx12, align 1, !dbg !138
  %conv13 = sext i8 %14 to i32, !dbg !138
  %cmp14 = icmp eq i32 %conv13, 10, !dbg !139
  br label %lor.end16, !dbg !137

lor.end16:
  %15 = phi i1 [ true, %land.rhs ], [ %cmp14, %lor.rhs11 ]
  br label %land.end

land.end:
  %16 = phi i1 [ false, %while.cond5 ], [ %15, %lor.end16 ], !dbg !140
  br i1 %16, label %while.body17, label %while.end19, !dbg !130

while.body17:
  %17 = load i8*, i8** %end, align 8, !dbg !141
  %incdec.ptr18 = getelementptr inbounds i8, i8* %17, i32 -1, !dbg !141
  store i8* %incdec.ptr18, i8** %end, align 8, !dbg !141
  br label %while.cond5, !dbg !130, !llvm.loop !142

while.end19:
  %18 = load i8*, i8** %end, align 8, !dbg !143
  store i8 0, i8* %18, align 1, !dbg !144
  %19 = load i8*, i8** %text.addr, align 8, !dbg !145
  %20 = bitcast i8** %end to i8*, !dbg !146
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %20), !dbg !146
  ret i8* %19, !dbg !147
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare i64 @strlen(i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "trimmed_line_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 13, type: !10, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14}
!14 = !DILocalVariable(name: "line", scope: !9, file: !1, line: 14, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 512, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 64)
!19 = !DILocation(line: 14, column: 3, scope: !9)
!20 = !DILocation(line: 14, column: 8, scope: !9)
!21 = !DILocation(line: 15, column: 14, scope: !22)
!22 = distinct !DILexicalBlock(scope: !9, file: !1, line: 15, column: 7)
!23 = !DILocation(line: 15, column: 33, scope: !22)
!24 = !DILocation(line: 15, column: 8, scope: !22)
!25 = !DILocation(line: 15, column: 7, scope: !9)
!26 = !DILocation(line: 15, column: 41, scope: !22)
!27 = !DILocation(line: 16, column: 13, scope: !9)
!28 = !DILocation(line: 16, column: 8, scope: !9)
!29 = !DILocation(line: 16, column: 3, scope: !9)
!30 = !DILocation(line: 17, column: 3, scope: !9)
!31 = !DILocation(line: 18, column: 1, scope: !9)
!32 = !DISubprogram(name: "fgets", scope: !33, file: !33, line: 592, type: !34, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !99)
!33 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!34 = !DISubroutineType(types: !35)
!35 = !{!36, !37, !12, !38}
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!37 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !36)
!38 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !39)
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !40, size: 64)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !41, line: 7, baseType: !42)
!41 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "")
!42 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !43, line: 49, size: 1728, elements: !44)
!43 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "")
!44 = !{!45, !46, !47, !48, !49, !50, !51, !52, !53, !54, !55, !56, !57, !60, !62, !63, !64, !68, !70, !72, !76, !79, !81, !84, !87, !88, !90, !94, !95}
!45 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !42, file: !43, line: 51, baseType: !12, size: 32)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !42, file: !43, line: 54, baseType: !36, size: 64, offset: 64)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !42, file: !43, line: 55, baseType: !36, size: 64, offset: 128)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !42, file: !43, line: 56, baseType: !36, size: 64, offset: 192)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !42, file: !43, line: 57, baseType: !36, size: 64, offset: 256)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !42, file: !43, line: 58, baseType: !36, size: 64, offset: 320)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !42, file: !43, line: 59, baseType: !36, size: 64, offset: 384)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !42, file: !43, line: 60, baseType: !36, size: 64, offset: 448)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !42, file: !43, line: 61, baseType: !36, size: 64, offset: 512)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !42, file: !43, line: 64, baseType: !36, size: 64, offset: 576)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !42, file: !43, line: 65, baseType: !36, size: 64, offset: 640)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !42, file: !43, line: 66, baseType: !36, size: 64, offset: 704)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !42, file: !43, line: 68, baseType: !58, size: 64, offset: 768)
!58 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !59, size: 64)
!59 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !43, line: 36, flags: DIFlagFwdDecl)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !42, file: !43, line: 70, baseType: !61, size: 64, offset: 832)
!61 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !42, size: 64)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !42, file: !43, line: 72, baseType: !12, size: 32, offset: 896)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !42, file: !43, line: 73, baseType: !12, size: 32, offset: 928)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !42, file: !43, line: 74, baseType: !65, size: 64, offset: 960)
!65 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !66, line: 152, baseType: !67)
!66 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!67 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !42, file: !43, line: 77, baseType: !69, size: 16, offset: 1024)
!69 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !42, file: !43, line: 78, baseType: !71, size: 8, offset: 1040)
!71 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !42, file: !43, line: 79, baseType: !73, size: 8, offset: 1048)
!73 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 8, elements: !74)
!74 = !{!75}
!75 = !DISubrange(count: 1)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !42, file: !43, line: 81, baseType: !77, size: 64, offset: 1088)
!77 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !78, size: 64)
!78 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !43, line: 43, baseType: null)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !42, file: !43, line: 89, baseType: !80, size: 64, offset: 1152)
!80 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !66, line: 153, baseType: !67)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !42, file: !43, line: 91, baseType: !82, size: 64, offset: 1216)
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !83, size: 64)
!83 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !43, line: 37, flags: DIFlagFwdDecl)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !42, file: !43, line: 92, baseType: !85, size: 64, offset: 1280)
!85 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !86, size: 64)
!86 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !43, line: 38, flags: DIFlagFwdDecl)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !42, file: !43, line: 93, baseType: !61, size: 64, offset: 1344)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !42, file: !43, line: 94, baseType: !89, size: 64, offset: 1408)
!89 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !42, file: !43, line: 95, baseType: !91, size: 64, offset: 1472)
!91 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !92, line: 46, baseType: !93)
!92 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!93 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!94 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !42, file: !43, line: 96, baseType: !12, size: 32, offset: 1536)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !42, file: !43, line: 98, baseType: !96, size: 160, offset: 1568)
!96 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 160, elements: !97)
!97 = !{!98}
!98 = !DISubrange(count: 20)
!99 = !{}
!100 = !DISubprogram(name: "puts", scope: !33, file: !33, line: 661, type: !101, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !99)
!101 = !DISubroutineType(types: !102)
!102 = !{!12, !103}
!103 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !104, size: 64)
!104 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!105 = distinct !DISubprogram(name: "trim", scope: !1, file: !1, line: 5, type: !106, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !108)
!106 = !DISubroutineType(types: !107)
!107 = !{!36, !36}
!108 = !{!109, !110}
!109 = !DILocalVariable(name: "text", arg: 1, scope: !105, file: !1, line: 5, type: !36)
!110 = !DILocalVariable(name: "end", scope: !105, file: !1, line: 7, type: !36)
!111 = !DILocation(line: 5, column: 25, scope: !105)
!112 = !DILocation(line: 6, column: 3, scope: !105)
!113 = !DILocation(line: 6, column: 11, scope: !105)
!114 = !DILocation(line: 6, column: 10, scope: !105)
!115 = !DILocation(line: 6, column: 16, scope: !105)
!116 = !DILocation(line: 6, column: 23, scope: !105)
!117 = !DILocation(line: 6, column: 27, scope: !105)
!118 = !DILocation(line: 6, column: 26, scope: !105)
!119 = !DILocation(line: 6, column: 32, scope: !105)
!120 = !DILocation(line: 6, column: 45, scope: !105)
!121 = distinct !{!121, !112, !120, !122, !123}
!122 = !{!"llvm.loop.mustprogress"}
!123 = !{!"llvm.loop.unroll.disable"}
!124 = !DILocation(line: 7, column: 3, scope: !105)
!125 = !DILocation(line: 7, column: 9, scope: !105)
!126 = !DILocation(line: 7, column: 15, scope: !105)
!127 = !DILocation(line: 7, column: 29, scope: !105)
!128 = !DILocation(line: 7, column: 22, scope: !105)
!129 = !DILocation(line: 7, column: 20, scope: !105)
!130 = !DILocation(line: 8, column: 3, scope: !105)
!131 = !DILocation(line: 8, column: 10, scope: !105)
!132 = !DILocation(line: 8, column: 16, scope: !105)
!133 = !DILocation(line: 8, column: 14, scope: !105)
!134 = !DILocation(line: 8, column: 21, scope: !105)
!135 = !DILocation(line: 8, column: 25, scope: !105)
!136 = !DILocation(line: 8, column: 33, scope: !105)
!137 = !DILocation(line: 8, column: 40, scope: !105)
!138 = !DILocation(line: 8, column: 43, scope: !105)
!139 = !DILocation(line: 8, column: 51, scope: !105)
!140 = !DILocation(line: 0, scope: !105)
!141 = !DILocation(line: 8, column: 64, scope: !105)
!142 = distinct !{!142, !130, !141, !122, !123}
!143 = !DILocation(line: 9, column: 4, scope: !105)
!144 = !DILocation(line: 9, column: 8, scope: !105)
!145 = !DILocation(line: 10, column: 10, scope: !105)
!146 = !DILocation(line: 11, column: 1, scope: !105)
!147 = !DILocation(line: 10, column: 3, scope: !105)
