source_filename = "trimmed_line_unsafe.c"
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
  %end = alloca i8*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast [64 x i8]* %line to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 64, i8* %0), !dbg !21
  call void @llvm.dbg.declare(metadata [64 x i8]* %line, metadata !14, metadata !DIExpression()), !dbg !22
  %arraydecay = getelementptr inbounds [64 x i8], [64 x i8]* %line, i64 0, i64 0, !dbg !23
  %1 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !25
  %call = call i8* @fgets(i8* noundef %arraydecay, i32 noundef 64, %struct._IO_FILE* noundef %1), !dbg !26
  %tobool = icmp ne i8* %call, null, !dbg !26
  br i1 %tobool, label %if.end, label %if.then, !dbg !27

if.then:
  store i32 1, i32* %retval, align 4, !dbg !28
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !28

if.end:
  %2 = bitcast i8** %end to i8*, !dbg !29
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !29
  call void @llvm.dbg.declare(metadata i8** %end, metadata !19, metadata !DIExpression()), !dbg !30
  %arraydecay1 = getelementptr inbounds [64 x i8], [64 x i8]* %line, i64 0, i64 0, !dbg !31
  %arraydecay2 = getelementptr inbounds [64 x i8], [64 x i8]* %line, i64 0, i64 0, !dbg !32
  %call3 = call i64 @strlen(i8* noundef %arraydecay2), !dbg !33
  %add.ptr = getelementptr inbounds i8, i8* %arraydecay1, i64 %call3, !dbg !34
  store i8* %add.ptr, i8** %end, align 8, !dbg !30
  br label %while.cond, !dbg !35

while.cond:
  %3 = load i8*, i8** %end, align 8, !dbg !36
  %arrayidx = getelementptr inbounds i8, i8* %3, i64 -1, !dbg !36
  %4 = load i8, i8* %arrayidx, align 1, !dbg !36
  %conv = sext i8 %4 to i32, !dbg !36
  %cmp = icmp eq i32 %conv, 32, !dbg !37
  br i1 %cmp, label %lor.end, label %lor.rhs, !dbg !38

lor.rhs:
  %5 = load i8*, i8** %end, align 8, !dbg !39
  %arrayidx5 = getelementptr inbounds i8, i8* %5, i64 -1, !dbg !39
  %6 = load i8, i8* %arrayidx5, align 1, !dbg !39
  %conv6 = sext i8 %6 to i32, !dbg !39
  %cmp7 = icmp eq i32 %conv6, 10, !dbg !40
  br label %lor.end, !dbg !38

lor.end:
  %7 = phi i1 [ true, %while.cond ], [ %cmp7, %lor.rhs ]
  br i1 %7, label %while.body, label %while.end, !dbg !35

while.body:
  %8 = load i8*, i8** %end, align 8, !dbg !41
  %incdec.ptr = getelementptr inbounds i8, i8* %8, i32 -1, !dbg !41
  store i8* %incdec.ptr, i8** %end, align 8, !dbg !41
  br label %while.cond, !dbg !35, !llvm.loop !42

while.end:
  %9 = load i8*, i8** %end, align 8, !dbg !45
  store i8 0, i8* %9, align 1, !dbg !46
  %arraydecay9 = getelementptr inbounds [64 x i8], [64 x i8]* %line, i64 0, i64 0, !dbg !47
  %call10 = call i32 @puts(i8* noundef %arraydecay9), !dbg !48
  store i32 0, i32* %retval, align 4, !dbg !49
  store i32 1, i32* %cleanup.dest.slot, align 4
  %10 = bitcast i8** %end to i8*, !dbg !50
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %10), !dbg !50
  br label %cleanup

cleanup:
  %11 = bitcast [64 x i8]* %line to i8*, !dbg !50
  call void @llvm.lifetime.end.p0i8(i64 64, i8* %11), !dbg !50
  %12 = load i32, i32* %retval, align 4, !dbg !50
  ret i32 %12, !dbg !50
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !51 i8* @fgets(i8* noundef, i32 noundef, %struct._IO_FILE* noundef)

declare i64 @strlen(i8* noundef)

declare !dbg !118 i32 @puts(i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "trimmed_line_unsafe.c", directory: ".")
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
!13 = !{!14, !19}
!14 = !DILocalVariable(name: "line", scope: !9, file: !1, line: 6, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 512, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 64)
!19 = !DILocalVariable(name: "end", scope: !9, file: !1, line: 8, type: !20)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!21 = !DILocation(line: 6, column: 3, scope: !9)
!22 = !DILocation(line: 6, column: 8, scope: !9)
!23 = !DILocation(line: 7, column: 14, scope: !24)
!24 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 7)
!25 = !DILocation(line: 7, column: 33, scope: !24)
!26 = !DILocation(line: 7, column: 8, scope: !24)
!27 = !DILocation(line: 7, column: 7, scope: !9)
!28 = !DILocation(line: 7, column: 41, scope: !24)
!29 = !DILocation(line: 8, column: 3, scope: !9)
!30 = !DILocation(line: 8, column: 9, scope: !9)
!31 = !DILocation(line: 8, column: 15, scope: !9)
!32 = !DILocation(line: 8, column: 29, scope: !9)
!33 = !DILocation(line: 8, column: 22, scope: !9)
!34 = !DILocation(line: 8, column: 20, scope: !9)
!35 = !DILocation(line: 9, column: 3, scope: !9)
!36 = !DILocation(line: 9, column: 10, scope: !9)
!37 = !DILocation(line: 9, column: 18, scope: !9)
!38 = !DILocation(line: 9, column: 25, scope: !9)
!39 = !DILocation(line: 9, column: 28, scope: !9)
!40 = !DILocation(line: 9, column: 36, scope: !9)
!41 = !DILocation(line: 9, column: 48, scope: !9)
!42 = distinct !{!42, !35, !41, !43, !44}
!43 = !{!"llvm.loop.mustprogress"}
!44 = !{!"llvm.loop.unroll.disable"}
!45 = !DILocation(line: 10, column: 4, scope: !9)
!46 = !DILocation(line: 10, column: 8, scope: !9)
!47 = !DILocation(line: 11, column: 8, scope: !9)
!48 = !DILocation(line: 11, column: 3, scope: !9)
!49 = !DILocation(line: 12, column: 3, scope: !9)
!50 = !DILocation(line: 13, column: 1, scope: !9)
!51 = !DISubprogram(name: "fgets", scope: !52, file: !52, line: 592, type: !53, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !117)
!52 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!53 = !DISubroutineType(types: !54)
!54 = !{!20, !55, !12, !56}
!55 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !20)
!56 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !57)
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !58, size: 64)
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !59, line: 7, baseType: !60)
!59 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "")
!60 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !61, line: 49, size: 1728, elements: !62)
!61 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "")
!62 = !{!63, !64, !65, !66, !67, !68, !69, !70, !71, !72, !73, !74, !75, !78, !80, !81, !82, !86, !88, !90, !94, !97, !99, !102, !105, !106, !108, !112, !113}
!63 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !60, file: !61, line: 51, baseType: !12, size: 32)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !60, file: !61, line: 54, baseType: !20, size: 64, offset: 64)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !60, file: !61, line: 55, baseType: !20, size: 64, offset: 128)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !60, file: !61, line: 56, baseType: !20, size: 64, offset: 192)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !60, file: !61, line: 57, baseType: !20, size: 64, offset: 256)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !60, file: !61, line: 58, baseType: !20, size: 64, offset: 320)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !60, file: !61, line: 59, baseType: !20, size: 64, offset: 384)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !60, file: !61, line: 60, baseType: !20, size: 64, offset: 448)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !60, file: !61, line: 61, baseType: !20, size: 64, offset: 512)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !60, file: !61, line: 64, baseType: !20, size: 64, offset: 576)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !60, file: !61, line: 65, baseType: !20, size: 64, offset: 640)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !60, file: !61, line: 66, baseType: !20, size: 64, offset: 704)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !60, file: !61, line: 68, baseType: !76, size: 64, offset: 768)
!76 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !77, size: 64)
!77 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !61, line: 36, flags: DIFlagFwdDecl)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !60, file: !61, line: 70, baseType: !79, size: 64, offset: 832)
!79 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !60, file: !61, line: 72, baseType: !12, size: 32, offset: 896)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !60, file: !61, line: 73, baseType: !12, size: 32, offset: 928)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !60, file: !61, line: 74, baseType: !83, size: 64, offset: 960)
!83 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !84, line: 152, baseType: !85)
!84 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!85 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!86 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !60, file: !61, line: 77, baseType: !87, size: 16, offset: 1024)
!87 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !60, file: !61, line: 78, baseType: !89, size: 8, offset: 1040)
!89 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !60, file: !61, line: 79, baseType: !91, size: 8, offset: 1048)
!91 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 8, elements: !92)
!92 = !{!93}
!93 = !DISubrange(count: 1)
!94 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !60, file: !61, line: 81, baseType: !95, size: 64, offset: 1088)
!95 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !96, size: 64)
!96 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !61, line: 43, baseType: null)
!97 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !60, file: !61, line: 89, baseType: !98, size: 64, offset: 1152)
!98 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !84, line: 153, baseType: !85)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !60, file: !61, line: 91, baseType: !100, size: 64, offset: 1216)
!100 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !101, size: 64)
!101 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !61, line: 37, flags: DIFlagFwdDecl)
!102 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !60, file: !61, line: 92, baseType: !103, size: 64, offset: 1280)
!103 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !104, size: 64)
!104 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !61, line: 38, flags: DIFlagFwdDecl)
!105 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !60, file: !61, line: 93, baseType: !79, size: 64, offset: 1344)
!106 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !60, file: !61, line: 94, baseType: !107, size: 64, offset: 1408)
!107 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!108 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !60, file: !61, line: 95, baseType: !109, size: 64, offset: 1472)
!109 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !110, line: 46, baseType: !111)
!110 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!111 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!112 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !60, file: !61, line: 96, baseType: !12, size: 32, offset: 1536)
!113 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !60, file: !61, line: 98, baseType: !114, size: 160, offset: 1568)
!114 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 160, elements: !115)
!115 = !{!116}
!116 = !DISubrange(count: 20)
!117 = !{}
!118 = !DISubprogram(name: "puts", scope: !52, file: !52, line: 661, type: !119, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !117)
!119 = !DISubroutineType(types: !120)
!120 = !{!12, !121}
!121 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !122, size: 64)
!122 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
