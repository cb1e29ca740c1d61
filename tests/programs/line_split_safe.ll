source_filename = "line_split_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque

@stdin = external global %struct._IO_FILE*, align 8
@.str = private unnamed_addr constant [11 x i8] c"%d fields\0A\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"end\0A\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %line = alloca [80 x i8], align 16
  %start = alloca [4 x i32], align 16
  %count = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [80 x i8]* %line to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 80, i8* %0), !dbg !25
  call void @llvm.dbg.declare(metadata [80 x i8]* %line, metadata !14, metadata !DIExpression()), !dbg !26
  br label %while.cond, !dbg !27

while.cond:
  %arraydecay = getelementptr inbounds [80 x i8], [80 x i8]* %line, i64 0, i64 0, !dbg !28
  %1 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !29
  %call = call i8* @fgets(i8* noundef %arraydecay, i32 noundef 80, %struct._IO_FILE* noundef %1), !dbg !30
  %cmp = icmp ne i8* %call, null, !dbg !31
  br i1 %cmp, label %while.body, label %while.end, !dbg !27

while.body:
  %2 = bitcast [4 x i32]* %start to i8*, !dbg !32
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %2), !dbg !32
  call void @llvm.dbg.declare(metadata [4 x i32]* %start, metadata !19, metadata !DIExpression()), !dbg !33
  %3 = bitcast i32* %count to i8*, !dbg !34
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !34
  call void @llvm.dbg.declare(metadata i32* %count, metadata !24, metadata !DIExpression()), !dbg !35
  %arraydecay1 = getelementptr inbounds [80 x i8], [80 x i8]* %line, i64 0, i64 0, !dbg !36
  %arraydecay2 = getelementptr inbounds [4 x i32], [4 x i32]* %start, i64 0, i64 0, !dbg !37
  %call3 = call i32 @split(i8* noundef %arraydecay1, i32* noundef %arraydecay2), !dbg !38
  store i32 %call3, i32* %count, align 4, !dbg !35
  %4 = load i32, i32* %count, align 4, !dbg !39
  %call4 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i32 noundef %4), !dbg !40
  %arraydecay5 = getelementptr inbounds [80 x i8], [80 x i8]* %line, i64 0, i64 0, !dbg !41
  %call6 = call i32 @strcmp(i8* noundef %arraydecay5, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.1, i64 0, i64 0)), !dbg !43
  %cmp7 = icmp eq i32 %call6, 0, !dbg !44
  br i1 %cmp7, label %if.then, label %if.end, !dbg !45

if.then:
  store i32 3, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !46

if.end:
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !47
  br label %cleanup, !dbg !47

cleanup:
  %5 = bitcast i32* %count to i8*, !dbg !47
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %5), !dbg !47
  %6 = bitcast [4 x i32]* %start to i8*, !dbg !47
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %6), !dbg !47
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 3, label %while.end
  ]

cleanup.cont:
  br label %while.cond, !dbg !27, !llvm.loop !48

while.end:
  store i32 0, i32* %retval, align 4, !dbg !51
  store i32 1, i32* %cleanup.dest.slot, align 4
  %7 = bitcast [80 x i8]* %line to i8*, !dbg !52
  call void @llvm.lifetime.end.p0i8(i64 80, i8* %7), !dbg !52
  %8 = load i32, i32* %retval, align 4, !dbg !52
  ret i32 %8, !dbg !52

unreachable:
  unreachable
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !53 i8* @fgets(i8* noundef, i32 noundef, %struct._IO_FILE* noundef)

define internal i32 @split(i8* noundef %line, i32* noundef %start) !dbg !121 {
entry:
  %line.addr = alloca i8*, align 8
  %start.addr = alloca i32*, align 8
  %count = alloca i32, align 4
  %i = alloca i32, align 4
  store i8* %line, i8** %line.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %line.addr, metadata !128, metadata !DIExpression()), !dbg !133
  store i32* %start, i32** %start.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %start.addr, metadata !129, metadata !DIExpression()), !dbg !134
  %0 = bitcast i32* %count to i8*, !dbg !135
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !135
  call void @llvm.dbg.declare(metadata i32* %count, metadata !130, metadata !DIExpression()), !dbg !136
  store i32 0, i32* %count, align 4, !dbg !136
  %1 = bitcast i32* %i to i8*, !dbg !137
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !137
  call void @llvm.dbg.declare(metadata i32* %i, metadata !131, metadata !DIExpression()), !dbg !138
  store i32 0, i32* %i, align 4, !dbg !138
  br label %for.cond, !dbg !137

for.cond:
  %2 = load i8*, i8** %line.addr, align 8, !dbg !139
  %3 = load i32, i32* %i, align 4, !dbg !141
  %idxprom = sext i32 %3 to i64, !dbg !139
  %arrayidx = getelementptr inbounds i8, i8* %2, i64 %idxprom, !dbg !139
  %4 = load i8, i8* %arrayidx, align 1, !dbg !139
  %conv = sext i8 %4 to i32, !dbg !139
  %cmp = icmp ne i32 %conv, 0, !dbg !142
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !143

for.cond.cleanup:
  %5 = bitcast i32* %i to i8*, !dbg !144
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %5), !dbg !144
  br label %for.end

for.body:
  %6 = load i8*, i8** %line.addr, align 8, !dbg !145
  %7 = load i32, i32* %i, align 4, !dbg !148
  %idxprom2 = sext i32 %7 to i64, !dbg !145
  %arrayidx3 = getelementptr inbounds i8, i8* %6, i64 %idxprom2, !dbg !145
  %8 = load i8, i8* %arrayidx3, align 1, !dbg !145
  %conv4 = sext i8 %8 to i32, !dbg !145
  %cmp5 = icmp eq i32 %conv4, 59, !dbg !149
  br i1 %cmp5, label %if.then, label %if.end12, !dbg !150

if.then:
  %9 = load i32, i32* %count, align 4, !dbg !151
  %cmp7 = icmp slt i32 %9, 4, !dbg !154
  br i1 %cmp7, label %if.then9, label %if.end, !dbg !155

if.then9:
  %10 = load i32, i32* %i, align 4, !dbg !156
  %add = add nsw i32 %10, 1, !dbg !157
  %11 = load i32*, i32** %start.addr, align 8, !dbg !158
  %12 = load i32, i32* %count, align 4, !dbg !159
  %inc = add nsw i32 %12, 1, !dbg !159
  store i32 %inc, i32* %count, align 4, !dbg !159
  %idxprom10 = sext i32 %12 to i64, !dbg !158
  %arrayidx11 = getelementptr inbounds i32, i32* %11, i64 %idxprom10, !dbg !158
  store i32 %add, i32* %arrayidx11, align 4, !dbg !160
  br label %if.end, !dbg !158

if.end:
  br label %if.end12, !dbg !161

if.end12:
  br label %for.inc, !dbg !162

for.inc:
  %13 = load i32, i32* %i, align 4, !dbg !163
  %inc13 = add nsw i32 %13, 1, !dbg !163
  store i32 %inc13, i32* %i, align 4, !dbg !163
  br label %for.cond, !dbg !144, !llvm.loop !164

for.end:
  %14 = load i32, i32* %count, align 4, !dbg !166
  %15 = bitcast i32* %count to i8*, !dbg !167
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %15), !dbg !167
  ret i32 %14, !dbg !168
}

declare i32 @printf(i8* noundef, ...)

declare i32 @strcmp(i8* noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "line_split_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 18, type: !10, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !19, !24}
!14 = !DILocalVariable(name: "line", scope: !9, file: !1, line: 19, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 640, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 80)
!19 = !DILocalVariable(name: "start", scope: !20, file: !1, line: 21, type: !21)
!20 = distinct !DILexicalBlock(scope: !9, file: !1, line: 20, column: 50)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 128, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 4)
!24 = !DILocalVariable(name: "count", scope: !20, file: !1, line: 22, type: !12)
!25 = !DILocation(line: 19, column: 5, scope: !9)
!26 = !DILocation(line: 19, column: 10, scope: !9)
!27 = !DILocation(line: 20, column: 5, scope: !9)
!28 = !DILocation(line: 20, column: 18, scope: !9)
!29 = !DILocation(line: 20, column: 37, scope: !9)
!30 = !DILocation(line: 20, column: 12, scope: !9)
!31 = !DILocation(line: 20, column: 44, scope: !9)
!32 = !DILocation(line: 21, column: 9, scope: !20)
!33 = !DILocation(line: 21, column: 13, scope: !20)
!34 = !DILocation(line: 22, column: 9, scope: !20)
!35 = !DILocation(line: 22, column: 13, scope: !20)
!36 = !DILocation(line: 22, column: 27, scope: !20)
!37 = !DILocation(line: 22, column: 33, scope: !20)
!38 = !DILocation(line: 22, column: 21, scope: !20)
!39 = !DILocation(line: 23, column: 31, scope: !20)
!40 = !DILocation(line: 23, column: 9, scope: !20)
!41 = !DILocation(line: 24, column: 20, scope: !42)
!42 = distinct !DILexicalBlock(scope: !20, file: !1, line: 24, column: 13)
!43 = !DILocation(line: 24, column: 13, scope: !42)
!44 = !DILocation(line: 24, column: 35, scope: !42)
!45 = !DILocation(line: 24, column: 13, scope: !20)
!46 = !DILocation(line: 25, column: 13, scope: !42)
!47 = !DILocation(line: 26, column: 5, scope: !9)
!48 = distinct !{!48, !27, !47, !49, !50}
!49 = !{!"llvm.loop.mustprogress"}
!50 = !{!"llvm.loop.unroll.disable"}
!51 = !DILocation(line: 27, column: 5, scope: !9)
!52 = !DILocation(line: 28, column: 1, scope: !9)
!53 = !DISubprogram(name: "fgets", scope: !54, file: !54, line: 592, type: !55, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !120)
!54 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!55 = !DISubroutineType(types: !56)
!56 = !{!57, !58, !12, !59}
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!58 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !57)
!59 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !60)
!60 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !61, size: 64)
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !62, line: 7, baseType: !63)
!62 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "")
!63 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !64, line: 49, size: 1728, elements: !65)
!64 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "")
!65 = !{!66, !67, !68, !69, !70, !71, !72, !73, !74, !75, !76, !77, !78, !81, !83, !84, !85, !89, !91, !93, !97, !100, !102, !105, !108, !109, !111, !115, !116}
!66 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !63, file: !64, line: 51, baseType: !12, size: 32)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !63, file: !64, line: 54, baseType: !57, size: 64, offset: 64)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !63, file: !64, line: 55, baseType: !57, size: 64, offset: 128)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !63, file: !64, line: 56, baseType: !57, size: 64, offset: 192)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !63, file: !64, line: 57, baseType: !57, size: 64, offset: 256)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !63, file: !64, line: 58, baseType: !57, size: 64, offset: 320)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !63, file: !64, line: 59, baseType: !57, size: 64, offset: 384)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !63, file: !64, line: 60, baseType: !57, size: 64, offset: 448)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !63, file: !64, line: 61, baseType: !57, size: 64, offset: 512)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !63, file: !64, line: 64, baseType: !57, size: 64, offset: 576)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !63, file: !64, line: 65, baseType: !57, size: 64, offset: 640)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !63, file: !64, line: 66, baseType: !57, size: 64, offset: 704)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !63, file: !64, line: 68, baseType: !79, size: 64, offset: 768)
!79 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !80, size: 64)
!80 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !64, line: 36, flags: DIFlagFwdDecl)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !63, file: !64, line: 70, baseType: !82, size: 64, offset: 832)
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !63, size: 64)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !63, file: !64, line: 72, baseType: !12, size: 32, offset: 896)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !63, file: !64, line: 73, baseType: !12, size: 32, offset: 928)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !63, file: !64, line: 74, baseType: !86, size: 64, offset: 960)
!86 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !87, line: 152, baseType: !88)
!87 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!88 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !63, file: !64, line: 77, baseType: !90, size: 16, offset: 1024)
!90 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !63, file: !64, line: 78, baseType: !92, size: 8, offset: 1040)
!92 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !63, file: !64, line: 79, baseType: !94, size: 8, offset: 1048)
!94 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 8, elements: !95)
!95 = !{!96}
!96 = !DISubrange(count: 1)
!97 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !63, file: !64, line: 81, baseType: !98, size: 64, offset: 1088)
!98 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !99, size: 64)
!99 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !64, line: 43, baseType: null)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !63, file: !64, line: 89, baseType: !101, size: 64, offset: 1152)
!101 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !87, line: 153, baseType: !88)
!102 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !63, file: !64, line: 91, baseType: !103, size: 64, offset: 1216)
!103 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !104, size: 64)
!104 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !64, line: 37, flags: DIFlagFwdDecl)
!105 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !63, file: !64, line: 92, baseType: !106, size: 64, offset: 1280)
!106 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !107, size: 64)
!107 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !64, line: 38, flags: DIFlagFwdDecl)
!108 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !63, file: !64, line: 93, baseType: !82, size: 64, offset: 1344)
!109 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !63, file: !64, line: 94, baseType: !110, size: 64, offset: 1408)
!110 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!111 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !63, file: !64, line: 95, baseType: !112, size: 64, offset: 1472)
!112 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !113, line: 46, baseType: !114)
!113 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!114 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!115 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !63, file: !64, line: 96, baseType: !12, size: 32, offset: 1536)
!116 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !63, file: !64, line: 98, baseType: !117, size: 160, offset: 1568)
!117 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 160, elements: !118)
!118 = !{!119}
!119 = !DISubrange(count: 20)
!120 = !{}
!121 = distinct !DISubprogram(name: "split", scope: !1, file: !1, line: 7, type: !122, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !127)
!122 = !DISubroutineType(types: !123)
!123 = !{!12, !124, !126}
!124 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !125, size: 64)
!125 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!126 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!127 = !{!128, !129, !130, !131}
!128 = !DILocalVariable(name: "line", arg: 1, scope: !121, file: !1, line: 7, type: !124)
!129 = !DILocalVariable(name: "start", arg: 2, scope: !121, file: !1, line: 7, type: !126)
!130 = !DILocalVariable(name: "count", scope: !121, file: !1, line: 8, type: !12)
!131 = !DILocalVariable(name: "i", scope: !132, file: !1, line: 9, type: !12)
!132 = distinct !DILexicalBlock(scope: !121, file: !1, line: 9, column: 5)
!133 = !DILocation(line: 7, column: 30, scope: !121)
!134 = !DILocation(line: 7, column: 40, scope: !121)
!135 = !DILocation(line: 8, column: 5, scope: !121)
!136 = !DILocation(line: 8, column: 9, scope: !121)
!137 = !DILocation(line: 9, column: 10, scope: !132)
!138 = !DILocation(line: 9, column: 14, scope: !132)
!139 = !DILocation(line: 9, column: 21, scope: !140)
!140 = distinct !DILexicalBlock(scope: !132, file: !1, line: 9, column: 5)
!141 = !DILocation(line: 9, column: 26, scope: !140)
!142 = !DILocation(line: 9, column: 29, scope: !140)
!143 = !DILocation(line: 9, column: 5, scope: !132)
!144 = !DILocation(line: 9, column: 5, scope: !140)
!145 = !DILocation(line: 10, column: 13, scope: !146)
!146 = distinct !DILexicalBlock(scope: !147, file: !1, line: 10, column: 13)
!147 = distinct !DILexicalBlock(scope: !140, file: !1, line: 9, column: 40)
!148 = !DILocation(line: 10, column: 18, scope: !146)
!149 = !DILocation(line: 10, column: 21, scope: !146)
!150 = !DILocation(line: 10, column: 13, scope: !147)
!151 = !DILocation(line: 11, column: 17, scope: !152)
!152 = distinct !DILexicalBlock(scope: !153, file: !1, line: 11, column: 17)
!153 = distinct !DILexicalBlock(scope: !146, file: !1, line: 10, column: 29)
!154 = !DILocation(line: 11, column: 23, scope: !152)
!155 = !DILocation(line: 11, column: 17, scope: !153)
!156 = !DILocation(line: 12, column: 34, scope: !152)
!157 = !DILocation(line: 12, column: 36, scope: !152)
!158 = !DILocation(line: 12, column: 17, scope: !152)
!159 = !DILocation(line: 12, column: 28, scope: !152)
!160 = !DILocation(line: 12, column: 32, scope: !152)
!161 = !DILocation(line: 13, column: 9, scope: !153)
!162 = !DILocation(line: 14, column: 5, scope: !147)
!163 = !DILocation(line: 9, column: 36, scope: !140)
!164 = distinct !{!164, !143, !165, !49, !50}
!165 = !DILocation(line: 14, column: 5, scope: !132)
!166 = !DILocation(line: 15, column: 12, scope: !121)
!167 = !DILocation(line: 16, column: 1, scope: !121)
!168 = !DILocation(line: 15, column: 5, scope: !121)
