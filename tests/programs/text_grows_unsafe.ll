source_filename = "text_grows_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque
%struct.text = type { i8*, i64, i64 }

@stdin = external global %struct._IO_FILE*, align 8

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %text = alloca %struct.text, align 8
  %line = alloca [100 x i8], align 16
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.text* %text to i8*, !dbg !29
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %0), !dbg !29
  call void @llvm.dbg.declare(metadata %struct.text* %text, metadata !14, metadata !DIExpression()), !dbg !30
  %1 = bitcast %struct.text* %text to i8*, !dbg !30
  call void @llvm.memset.p0i8.i64(i8* align 8 %1, i8 0, i64 24, i1 false), !dbg !30
  %2 = bitcast [100 x i8]* %line to i8*, !dbg !31
  call void @llvm.lifetime.start.p0i8(i64 100, i8* %2), !dbg !31
  call void @llvm.dbg.declare(metadata [100 x i8]* %line, metadata !25, metadata !DIExpression()), !dbg !32
  br label %while.cond, !dbg !33

while.cond:
  %arraydecay = getelementptr inbounds [100 x i8], [100 x i8]* %line, i64 0, i64 0, !dbg !34
  %3 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !35
  %call = call i8* @fgets(i8* noundef %arraydecay, i32 noundef 100, %struct._IO_FILE* noundef %3), !dbg !36
  %tobool = icmp ne i8* %call, null, !dbg !33
  br i1 %tobool, label %while.body, label %while.end, !dbg !33

while.body:
  %arraydecay1 = getelementptr inbounds [100 x i8], [100 x i8]* %line, i64 0, i64 0, !dbg !37
  %call2 = call i32 @append(%struct.text* noundef %text, i8* noundef %arraydecay1), !dbg !39
  %tobool3 = icmp ne i32 %call2, 0, !dbg !39
  br i1 %tobool3, label %if.then, label %if.end, !dbg !40

if.then:
  br label %while.end, !dbg !41

if.end:
  br label %while.cond, !dbg !33, !llvm.loop !42

while.end:
  %data = getelementptr inbounds %struct.text, %struct.text* %text, i32 0, i32 0, !dbg !46
  %4 = load i8*, i8** %data, align 8, !dbg !46
  %tobool4 = icmp ne i8* %4, null, !dbg !48
  br i1 %tobool4, label %if.then5, label %if.end8, !dbg !49

if.then5:
  %data6 = getelementptr inbounds %struct.text, %struct.text* %text, i32 0, i32 0, !dbg !50
  %5 = load i8*, i8** %data6, align 8, !dbg !50
  %call7 = call i32 @puts(i8* noundef %5), !dbg !51
  br label %if.end8, !dbg !51

if.end8:
  %data9 = getelementptr inbounds %struct.text, %struct.text* %text, i32 0, i32 0, !dbg !52
  %6 = load i8*, i8** %data9, align 8, !dbg !52
  call void @free(i8* noundef %6), !dbg !53
  %7 = bitcast [100 x i8]* %line to i8*, !dbg !54
  call void @llvm.lifetime.end.p0i8(i64 100, i8* %7), !dbg !54
  %8 = bitcast %struct.text* %text to i8*, !dbg !54
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %8), !dbg !54
  ret i32 0, !dbg !55
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare !dbg !56 i8* @fgets(i8* noundef, i32 noundef, %struct._IO_FILE* noundef)

define internal i32 @append(%struct.text* noundef %text, i8* noundef %line) !dbg !120 {
entry:
  %retval = alloca i32, align 4
  %text.addr = alloca %struct.text*, align 8
  %line.addr = alloca i8*, align 8
  %n = alloca i64, align 8
  %capacity1 = alloca i64, align 8
  %data = alloca i8*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store %struct.text* %text, %struct.text** %text.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.text** %text.addr, metadata !127, metadata !DIExpression()), !dbg !134
  store i8* %line, i8** %line.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %line.addr, metadata !128, metadata !DIExpression()), !dbg !135
  %0 = bitcast i64* %n to i8*, !dbg !136
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !136
  call void @llvm.dbg.declare(metadata i64* %n, metadata !129, metadata !DIExpression()), !dbg !137
  %1 = load i8*, i8** %line.addr, align 8, !dbg !138
  %call = call i64 @strlen(i8* noundef %1), !dbg !139
  store i64 %call, i64* %n, align 8, !dbg !137
  %2 = load %struct.text*, %struct.text** %text.addr, align 8, !dbg !140
  %length = getelementptr inbounds %struct.text, %struct.text* %2, i32 0, i32 1, !dbg !141
  %3 = load i64, i64* %length, align 8, !dbg !141
  %4 = load i64, i64* %n, align 8, !dbg !142
  %add = add i64 %3, %4, !dbg !143
  %5 = load %struct.text*, %struct.text** %text.addr, align 8, !dbg !144
  %capacity = getelementptr inbounds %struct.text, %struct.text* %5, i32 0, i32 2, !dbg !145
  %6 = load i64, i64* %capacity, align 8, !dbg !145
  %cmp = icmp ugt i64 %add, %6, !dbg !146
  br i1 %cmp, label %if.then, label %if.end11, !dbg !147

if.then:
  %7 = bitcast i64* %capacity1 to i8*, !dbg !148
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %7), !dbg !148
  call void @llvm.dbg.declare(metadata i64* %capacity1, metadata !130, metadata !DIExpression()), !dbg !149
  %8 = load %struct.text*, %struct.text** %text.addr, align 8, !dbg !150
  %length2 = getelementptr inbounds %struct.text, %struct.text* %8, i32 0, i32 1, !dbg !151
  %9 = load i64, i64* %length2, align 8, !dbg !151
  %10 = load i64, i64* %n, align 8, !dbg !152
  %add3 = add i64 %9, %10, !dbg !153
  %add4 = add i64 %add3, 1, !dbg !154
  %mul = mul i64 %add4, 2, !dbg !155
  store i64 %mul, i64* %capacity1, align 8, !dbg !149
  %11 = bitcast i8** %data to i8*, !dbg !156
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %11), !dbg !156
  call void @llvm.dbg.declare(metadata i8** %data, metadata !133, metadata !DIExpression()), !dbg !157
  %12 = load %struct.text*, %struct.text** %text.addr, align 8, !dbg !158
  %data5 = getelementptr inbounds %struct.text, %struct.text* %12, i32 0, i32 0, !dbg !159
  %13 = load i8*, i8** %data5, align 8, !dbg !159
  %14 = load i64, i64* %capacity1, align 8, !dbg !160
  %call6 = call i8* @realloc(i8* noundef %13, i64 noundef %14), !dbg !161
  store i8* %call6, i8** %data, align 8, !dbg !157
  %15 = load i8*, i8** %data, align 8, !dbg !162
  %tobool = icmp ne i8* %15, null, !dbg !162
  br i1 %tobool, label %if.end, label %if.then7, !dbg !164

if.then7:
  store i32 -1, i32* %retval, align 4, !dbg !165
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !165

if.end:
  %16 = load i8*, i8** %data, align 8, !dbg !166
  %17 = load %struct.text*, %struct.text** %text.addr, align 8, !dbg !167
  %data8 = getelementptr inbounds %struct.text, %struct.text* %17, i32 0, i32 0, !dbg !168
  store i8* %16, i8** %data8, align 8, !dbg !169
  %18 = load i64, i64* %capacity1, align 8, !dbg !170
  %19 = load %struct.text*, %struct.text** %text.addr, align 8, !dbg !171
  %capacity9 = getelementptr inbounds %struct.text, %struct.text* %19, i32 0, i32 2, !dbg !172
  store i64 %18, i64* %capacity9, align 8, !dbg !173
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !174
  br label %cleanup, !dbg !174

cleanup:
  %20 = bitcast i8** %data to i8*, !dbg !174
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %20), !dbg !174
  %21 = bitcast i64* %capacity1 to i8*, !dbg !174
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %21), !dbg !174
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup17 [
    i32 0, label %cleanup.cont
  ]

cleanup.cont:
  br label %if.end11, !dbg !175

if.end11:
  %22 = load %struct.text*, %struct.text** %text.addr, align 8, !dbg !176
  %data12 = getelementptr inbounds %struct.text, %struct.text* %22, i32 0, i32 0, !dbg !177
  %23 = load i8*, i8** %data12, align 8, !dbg !177
  %24 = load %struct.text*, %struct.text** %text.addr, align 8, !dbg !178
  %length13 = getelementptr inbounds %struct.text, %struct.text* %24, i32 0, i32 1, !dbg !179
  %25 = load i64, i64* %length13, align 8, !dbg !179
  %add.ptr = getelementptr inbounds i8, i8* %23, i64 %25, !dbg !180
  %26 = load i8*, i8** %line.addr, align 8, !dbg !181
  %27 = load i64, i64* %n, align 8, !dbg !182
  %add14 = add i64 %27, 1, !dbg !183
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %add.ptr, i8* align 1 %26, i64 %add14, i1 false), !dbg !184
  %28 = load i64, i64* %n, align 8, !dbg !185
  %29 = load %struct.text*, %struct.text** %text.addr, align 8, !dbg !186
  %length15 = getelementptr inbounds %struct.text, %struct.text* %29, i32 0, i32 1, !dbg !187
  %30 = load i64, i64* %length15, align 8, !dbg !188
  %add16 = add i64 %30, %28, !dbg !188
  store i64 %add16, i64* %length15, align 8, !dbg !188
  store i32 0, i32* %retval, align 4, !dbg !189
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup17, !dbg !189

cleanup17:
  %31 = bitcast i64* %n to i8*, !dbg !190
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %31), !dbg !190
  %32 = load i32, i32* %retval, align 4, !dbg !190
  ret i32 %32, !dbg !190
}

declare !dbg !191 i32 @puts(i8* noundef)

declare void @free(i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare i64 @strlen(i8* noundef)

declare i8* @realloc(i8* noundef, i64 noundef)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "text_grows_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 27, type: !10, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !25}
!14 = !DILocalVariable(name: "text", scope: !9, file: !1, line: 29, type: !15)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "text", file: !1, line: 6, size: 192, elements: !16)
!16 = !{!17, !20, !24}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !15, file: !1, line: 7, baseType: !18, size: 64)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !15, file: !1, line: 8, baseType: !21, size: 64, offset: 64)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !22, line: 46, baseType: !23)
!22 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!23 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "capacity", scope: !15, file: !1, line: 8, baseType: !21, size: 64, offset: 128)
!25 = !DILocalVariable(name: "line", scope: !9, file: !1, line: 30, type: !26)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 800, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 100)
!29 = !DILocation(line: 29, column: 5, scope: !9)
!30 = !DILocation(line: 29, column: 17, scope: !9)
!31 = !DILocation(line: 30, column: 5, scope: !9)
!32 = !DILocation(line: 30, column: 10, scope: !9)
!33 = !DILocation(line: 31, column: 5, scope: !9)
!34 = !DILocation(line: 31, column: 18, scope: !9)
!35 = !DILocation(line: 31, column: 37, scope: !9)
!36 = !DILocation(line: 31, column: 12, scope: !9)
!37 = !DILocation(line: 32, column: 27, scope: !38)
!38 = distinct !DILexicalBlock(scope: !9, file: !1, line: 32, column: 13)
!39 = !DILocation(line: 32, column: 13, scope: !38)
!40 = !DILocation(line: 32, column: 13, scope: !9)
!41 = !DILocation(line: 33, column: 13, scope: !38)
!42 = distinct !{!42, !33, !43, !44, !45}
!43 = !DILocation(line: 33, column: 13, scope: !9)
!44 = !{!"llvm.loop.mustprogress"}
!45 = !{!"llvm.loop.unroll.disable"}
!46 = !DILocation(line: 34, column: 14, scope: !47)
!47 = distinct !DILexicalBlock(scope: !9, file: !1, line: 34, column: 9)
!48 = !DILocation(line: 34, column: 9, scope: !47)
!49 = !DILocation(line: 34, column: 9, scope: !9)
!50 = !DILocation(line: 35, column: 19, scope: !47)
!51 = !DILocation(line: 35, column: 9, scope: !47)
!52 = !DILocation(line: 36, column: 15, scope: !9)
!53 = !DILocation(line: 36, column: 5, scope: !9)
!54 = !DILocation(line: 38, column: 1, scope: !9)
!55 = !DILocation(line: 37, column: 5, scope: !9)
!56 = !DISubprogram(name: "fgets", scope: !57, file: !57, line: 592, type: !58, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !119)
!57 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!58 = !DISubroutineType(types: !59)
!59 = !{!18, !60, !12, !61}
!60 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !18)
!61 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !62)
!62 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !63, size: 64)
!63 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !64, line: 7, baseType: !65)
!64 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "")
!65 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !66, line: 49, size: 1728, elements: !67)
!66 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "")
!67 = !{!68, !69, !70, !71, !72, !73, !74, !75, !76, !77, !78, !79, !80, !83, !85, !86, !87, !91, !93, !95, !99, !102, !104, !107, !110, !111, !113, !114, !115}
!68 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !65, file: !66, line: 51, baseType: !12, size: 32)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !65, file: !66, line: 54, baseType: !18, size: 64, offset: 64)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !65, file: !66, line: 55, baseType: !18, size: 64, offset: 128)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !65, file: !66, line: 56, baseType: !18, size: 64, offset: 192)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !65, file: !66, line: 57, baseType: !18, size: 64, offset: 256)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !65, file: !66, line: 58, baseType: !18, size: 64, offset: 320)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !65, file: !66, line: 59, baseType: !18, size: 64, offset: 384)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !65, file: !66, line: 60, baseType: !18, size: 64, offset: 448)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !65, file: !66, line: 61, baseType: !18, size: 64, offset: 512)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !65, file: !66, line: 64, baseType: !18, size: 64, offset: 576)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !65, file: !66, line: 65, baseType: !18, size: 64, offset: 640)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !65, file: !66, line: 66, baseType: !18, size: 64, offset: 704)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !65, file: !66, line: 68, baseType: !81, size: 64, offset: 768)
!81 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !82, size: 64)
!82 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !66, line: 36, flags: DIFlagFwdDecl)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !65, file: !66, line: 70, baseType: !84, size: 64, offset: 832)
!84 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !65, size: 64)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !65, file: !66, line: 72, baseType: !12, size: 32, offset: 896)
!86 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !65, file: !66, line: 73, baseType: !12, size: 32, offset: 928)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !65, file: !66, line: 74, baseType: !88, size: 64, offset: 960)
!88 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !89, line: 152, baseType: !90)
!89 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!90 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !65, file: !66, line: 77, baseType: !92, size: 16, offset: 1024)
!92 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !65, file: !66, line: 78, baseType: !94, size: 8, offset: 1040)
!94 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !65, file: !66, line: 79, baseType: !96, size: 8, offset: 1048)
!96 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 8, elements: !97)
!97 = !{!98}
!98 = !DISubrange(count: 1)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !65, file: !66, line: 81, baseType: !100, size: 64, offset: 1088)
!100 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !101, size: 64)
!101 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !66, line: 43, baseType: null)
!102 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !65, file: !66, line: 89, baseType: !103, size: 64, offset: 1152)
!103 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !89, line: 153, baseType: !90)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !65, file: !66, line: 91, baseType: !105, size: 64, offset: 1216)
!105 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !106, size: 64)
!106 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !66, line: 37, flags: DIFlagFwdDecl)
!107 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !65, file: !66, line: 92, baseType: !108, size: 64, offset: 1280)
!108 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !109, size: 64)
!109 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !66, line: 38, flags: DIFlagFwdDecl)
!110 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !65, file: !66, line: 93, baseType: !84, size: 64, offset: 1344)
!111 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !65, file: !66, line: 94, baseType: !112, size: 64, offset: 1408)
!112 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!113 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !65, file: !66, line: 95, baseType: !21, size: 64, offset: 1472)
!114 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !65, file: !66, line: 96, baseType: !12, size: 32, offset: 1536)
!115 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !65, file: !66, line: 98, baseType: !116, size: 160, offset: 1568)
!116 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 160, elements: !117)
!117 = !{!118}
!118 = !DISubrange(count: 20)
!119 = !{}
!120 = distinct !DISubprogram(name: "append", scope: !1, file: !1, line: 11, type: !121, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !126)
!121 = !DISubroutineType(types: !122)
!122 = !{!12, !123, !124}
!123 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!124 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !125, size: 64)
!125 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !19)
!126 = !{!127, !128, !129, !130, !133}
!127 = !DILocalVariable(name: "text", arg: 1, scope: !120, file: !1, line: 11, type: !123)
!128 = !DILocalVariable(name: "line", arg: 2, scope: !120, file: !1, line: 11, type: !124)
!129 = !DILocalVariable(name: "n", scope: !120, file: !1, line: 13, type: !21)
!130 = !DILocalVariable(name: "capacity", scope: !131, file: !1, line: 15, type: !21)
!131 = distinct !DILexicalBlock(scope: !132, file: !1, line: 14, column: 44)
!132 = distinct !DILexicalBlock(scope: !120, file: !1, line: 14, column: 9)
!133 = !DILocalVariable(name: "data", scope: !131, file: !1, line: 16, type: !18)
!134 = !DILocation(line: 11, column: 32, scope: !120)
!135 = !DILocation(line: 11, column: 50, scope: !120)
!136 = !DILocation(line: 13, column: 5, scope: !120)
!137 = !DILocation(line: 13, column: 12, scope: !120)
!138 = !DILocation(line: 13, column: 23, scope: !120)
!139 = !DILocation(line: 13, column: 16, scope: !120)
!140 = !DILocation(line: 14, column: 9, scope: !132)
!141 = !DILocation(line: 14, column: 15, scope: !132)
!142 = !DILocation(line: 14, column: 24, scope: !132)
!143 = !DILocation(line: 14, column: 22, scope: !132)
!144 = !DILocation(line: 14, column: 28, scope: !132)
!145 = !DILocation(line: 14, column: 34, scope: !132)
!146 = !DILocation(line: 14, column: 26, scope: !132)
!147 = !DILocation(line: 14, column: 9, scope: !120)
!148 = !DILocation(line: 15, column: 9, scope: !131)
!149 = !DILocation(line: 15, column: 16, scope: !131)
!150 = !DILocation(line: 15, column: 28, scope: !131)
!151 = !DILocation(line: 15, column: 34, scope: !131)
!152 = !DILocation(line: 15, column: 43, scope: !131)
!153 = !DILocation(line: 15, column: 41, scope: !131)
!154 = !DILocation(line: 15, column: 45, scope: !131)
!155 = !DILocation(line: 15, column: 50, scope: !131)
!156 = !DILocation(line: 16, column: 9, scope: !131)
!157 = !DILocation(line: 16, column: 15, scope: !131)
!158 = !DILocation(line: 16, column: 30, scope: !131)
!159 = !DILocation(line: 16, column: 36, scope: !131)
!160 = !DILocation(line: 16, column: 42, scope: !131)
!161 = !DILocation(line: 16, column: 22, scope: !131)
!162 = !DILocation(line: 17, column: 14, scope: !163)
!163 = distinct !DILexicalBlock(scope: !131, file: !1, line: 17, column: 13)
!164 = !DILocation(line: 17, column: 13, scope: !131)
!165 = !DILocation(line: 18, column: 13, scope: !163)
!166 = !DILocation(line: 19, column: 22, scope: !131)
!167 = !DILocation(line: 19, column: 9, scope: !131)
!168 = !DILocation(line: 19, column: 15, scope: !131)
!169 = !DILocation(line: 19, column: 20, scope: !131)
!170 = !DILocation(line: 20, column: 26, scope: !131)
!171 = !DILocation(line: 20, column: 9, scope: !131)
!172 = !DILocation(line: 20, column: 15, scope: !131)
!173 = !DILocation(line: 20, column: 24, scope: !131)
!174 = !DILocation(line: 21, column: 5, scope: !132)
!175 = !DILocation(line: 21, column: 5, scope: !131)
!176 = !DILocation(line: 22, column: 12, scope: !120)
!177 = !DILocation(line: 22, column: 18, scope: !120)
!178 = !DILocation(line: 22, column: 25, scope: !120)
!179 = !DILocation(line: 22, column: 31, scope: !120)
!180 = !DILocation(line: 22, column: 23, scope: !120)
!181 = !DILocation(line: 22, column: 39, scope: !120)
!182 = !DILocation(line: 22, column: 45, scope: !120)
!183 = !DILocation(line: 22, column: 47, scope: !120)
!184 = !DILocation(line: 22, column: 5, scope: !120)
!185 = !DILocation(line: 23, column: 21, scope: !120)
!186 = !DILocation(line: 23, column: 5, scope: !120)
!187 = !DILocation(line: 23, column: 11, scope: !120)
!188 = !DILocation(line: 23, column: 18, scope: !120)
!189 = !DILocation(line: 24, column: 5, scope: !120)
!190 = !DILocation(line: 25, column: 1, scope: !120)
!191 = !DISubprogram(name: "puts", scope: !57, file: !57, line: 661, type: !192, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !119)
!192 = !DISubroutineType(types: !193)
!193 = !{!12, !124}
