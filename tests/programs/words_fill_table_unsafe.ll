source_filename = "words_fill_table_unsafe.c"
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
  %line = alloca [128 x i8], align 16
  %words = alloca [9 x i8*], align 16
  %count = alloca i32, align 4
  %inside = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %p = alloca i8*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast [128 x i8]* %line to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 128, i8* %0), !dbg !30
  call void @llvm.dbg.declare(metadata [128 x i8]* %line, metadata !16, metadata !DIExpression()), !dbg !31
  %1 = bitcast [9 x i8*]* %words to i8*, !dbg !32
  call void @llvm.lifetime.start.p0i8(i64 72, i8* %1), !dbg !32
  call void @llvm.dbg.declare(metadata [9 x i8*]* %words, metadata !21, metadata !DIExpression()), !dbg !33
  %2 = bitcast i32* %count to i8*, !dbg !34
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !34
  call void @llvm.dbg.declare(metadata i32* %count, metadata !26, metadata !DIExpression()), !dbg !35
  store i32 0, i32* %count, align 4, !dbg !35
  %3 = bitcast i32* %inside to i8*, !dbg !34
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !34
  call void @llvm.dbg.declare(metadata i32* %inside, metadata !27, metadata !DIExpression()), !dbg !36
  store i32 0, i32* %inside, align 4, !dbg !36
  %arraydecay = getelementptr inbounds [128 x i8], [128 x i8]* %line, i64 0, i64 0, !dbg !37
  %4 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !39
  %call = call i8* @fgets(i8* noundef %arraydecay, i32 noundef 128, %struct._IO_FILE* noundef %4), !dbg !40
  %cmp = icmp eq i8* %call, null, !dbg !41
  br i1 %cmp, label %if.then, label %if.end, !dbg !42

if.then:
  store i32 0, i32* %retval, align 4, !dbg !43
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup23, !dbg !43

if.end:
  %5 = bitcast i8** %p to i8*, !dbg !44
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %5), !dbg !44
  call void @llvm.dbg.declare(metadata i8** %p, metadata !28, metadata !DIExpression()), !dbg !45
  %arraydecay1 = getelementptr inbounds [128 x i8], [128 x i8]* %line, i64 0, i64 0, !dbg !46
  store i8* %arraydecay1, i8** %p, align 8, !dbg !45
  br label %for.cond, !dbg !44

for.cond:
  %6 = load i8*, i8** %p, align 8, !dbg !47
  %7 = load i8, i8* %6, align 1, !dbg !49
  %conv = sext i8 %7 to i32, !dbg !49
  %cmp2 = icmp ne i32 %conv, 0, !dbg !50
  br i1 %cmp2, label %land.rhs, label %land.end, !dbg !51

land.rhs:
  %8 = load i8*, i8** %p, align 8, !dbg !52
  %9 = load i8, i8* %8, align 1, !dbg !53
  %conv4 = sext i8 %9 to i32, !dbg !53
  %cmp5 = icmp ne i32 %conv4, 10, !dbg !54
  br label %land.end

land.end:
  %10 = phi i1 [ false, %for.cond ], [ %cmp5, %land.rhs ], !dbg !55
  br i1 %10, label %for.body, label %for.cond.cleanup, !dbg !56

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !56

for.body:
  %11 = load i8*, i8** %p, align 8, !dbg !57
  %12 = load i8, i8* %11, align 1, !dbg !60
  %conv7 = sext i8 %12 to i32, !dbg !60
  %cmp8 = icmp eq i32 %conv7, 32, !dbg !61
  br i1 %cmp8, label %if.then10, label %if.else, !dbg !62

if.then10:
  %13 = load i8*, i8** %p, align 8, !dbg !63
  store i8 0, i8* %13, align 1, !dbg !65
  store i32 0, i32* %inside, align 4, !dbg !66
  br label %if.end17, !dbg !67

if.else:
  %14 = load i32, i32* %inside, align 4, !dbg !68
  %tobool = icmp ne i32 %14, 0, !dbg !68
  br i1 %tobool, label %if.end16, label %if.then11, !dbg !70

if.then11:
  %15 = load i32, i32* %count, align 4, !dbg !71
  %cmp12 = icmp eq i32 %15, 9, !dbg !74
  br i1 %cmp12, label %if.then14, label %if.end15, !dbg !75

if.then14:
  store i32 2, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !76

if.end15:
  %16 = load i8*, i8** %p, align 8, !dbg !77
  %17 = load i32, i32* %count, align 4, !dbg !78
  %inc = add nsw i32 %17, 1, !dbg !78
  store i32 %inc, i32* %count, align 4, !dbg !78
  %idxprom = sext i32 %17 to i64, !dbg !79
  %arrayidx = getelementptr inbounds [9 x i8*], [9 x i8*]* %words, i64 0, i64 %idxprom, !dbg !79
  store i8* %16, i8** %arrayidx, align 8, !dbg !80
  store i32 1, i32* %inside, align 4, !dbg !81
  br label %if.end16, !dbg !82

if.end16:
  br label %if.end17

if.end17:
  br label %for.inc, !dbg !83

for.inc:
  %18 = load i8*, i8** %p, align 8, !dbg !84
  %incdec.ptr = getelementptr inbounds i8, i8* %18, i32 1, !dbg !84
  store i8* %incdec.ptr, i8** %p, align 8, !dbg !84
  br label %for.cond, !dbg !85, !llvm.loop !86

cleanup:
  %19 = bitcast i8** %p to i8*, !dbg !85
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %19), !dbg !85
  br label %for.end

for.end:
  %20 = load i32, i32* %count, align 4, !dbg !90
  %idxprom18 = sext i32 %20 to i64, !dbg !91
  %arrayidx19 = getelementptr inbounds [9 x i8*], [9 x i8*]* %words, i64 0, i64 %idxprom18, !dbg !91
  store i8* null, i8** %arrayidx19, align 8, !dbg !92
  %arrayidx20 = getelementptr inbounds [9 x i8*], [9 x i8*]* %words, i64 0, i64 0, !dbg !93
  %21 = load i8*, i8** %arrayidx20, align 16, !dbg !93
  %cmp21 = icmp eq i8* %21, null, !dbg !94
  %conv22 = zext i1 %cmp21 to i32, !dbg !94
  store i32 %conv22, i32* %retval, align 4, !dbg !95
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup23, !dbg !95

cleanup23:
  %22 = bitcast i32* %inside to i8*, !dbg !96
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %22), !dbg !96
  %23 = bitcast i32* %count to i8*, !dbg !96
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %23), !dbg !96
  %24 = bitcast [9 x i8*]* %words to i8*, !dbg !96
  call void @llvm.lifetime.end.p0i8(i64 72, i8* %24), !dbg !96
  %25 = bitcast [128 x i8]* %line to i8*, !dbg !96
  call void @llvm.lifetime.end.p0i8(i64 128, i8* %25), !dbg !96
  %26 = load i32, i32* %retval, align 4, !dbg !96
  ret i32 %26, !dbg !96
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !97 i8* @fgets(i8* noundef, i32 noundef, %struct._IO_FILE* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "words_fill_table_unsafe.c", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !12, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!16, !21, !26, !27, !28}
!16 = !DILocalVariable(name: "line", scope: !11, file: !1, line: 5, type: !17)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 1024, elements: !19)
!18 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!19 = !{!20}
!20 = !DISubrange(count: 128)
!21 = !DILocalVariable(name: "words", scope: !11, file: !1, line: 6, type: !22)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 576, elements: !24)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!24 = !{!25}
!25 = !DISubrange(count: 9)
!26 = !DILocalVariable(name: "count", scope: !11, file: !1, line: 7, type: !14)
!27 = !DILocalVariable(name: "inside", scope: !11, file: !1, line: 7, type: !14)
!28 = !DILocalVariable(name: "p", scope: !29, file: !1, line: 9, type: !23)
!29 = distinct !DILexicalBlock(scope: !11, file: !1, line: 9, column: 5)
!30 = !DILocation(line: 5, column: 5, scope: !11)
!31 = !DILocation(line: 5, column: 10, scope: !11)
!32 = !DILocation(line: 6, column: 5, scope: !11)
!33 = !DILocation(line: 6, column: 11, scope: !11)
!34 = !DILocation(line: 7, column: 5, scope: !11)
!35 = !DILocation(line: 7, column: 9, scope: !11)
!36 = !DILocation(line: 7, column: 20, scope: !11)
!37 = !DILocation(line: 8, column: 15, scope: !38)
!38 = distinct !DILexicalBlock(scope: !11, file: !1, line: 8, column: 9)
!39 = !DILocation(line: 8, column: 34, scope: !38)
!40 = !DILocation(line: 8, column: 9, scope: !38)
!41 = !DILocation(line: 8, column: 41, scope: !38)
!42 = !DILocation(line: 8, column: 9, scope: !11)
!43 = !DILocation(line: 8, column: 50, scope: !38)
!44 = !DILocation(line: 9, column: 10, scope: !29)
!45 = !DILocation(line: 9, column: 16, scope: !29)
!46 = !DILocation(line: 9, column: 20, scope: !29)
!47 = !DILocation(line: 9, column: 27, scope: !48)
!48 = distinct !DILexicalBlock(scope: !29, file: !1, line: 9, column: 5)
!49 = !DILocation(line: 9, column: 26, scope: !48)
!50 = !DILocation(line: 9, column: 29, scope: !48)
!51 = !DILocation(line: 9, column: 37, scope: !48)
!52 = !DILocation(line: 9, column: 41, scope: !48)
!53 = !DILocation(line: 9, column: 40, scope: !48)
!54 = !DILocation(line: 9, column: 43, scope: !48)
!55 = !DILocation(line: 0, scope: !48)
!56 = !DILocation(line: 9, column: 5, scope: !29)
!57 = !DILocation(line: 10, column: 14, scope: !58)
!58 = distinct !DILexicalBlock(scope: !59, file: !1, line: 10, column: 13)
!59 = distinct !DILexicalBlock(scope: !48, file: !1, line: 9, column: 57)
!60 = !DILocation(line: 10, column: 13, scope: !58)
!61 = !DILocation(line: 10, column: 16, scope: !58)
!62 = !DILocation(line: 10, column: 13, scope: !59)
!63 = !DILocation(line: 11, column: 14, scope: !64)
!64 = distinct !DILexicalBlock(scope: !58, file: !1, line: 10, column: 24)
!65 = !DILocation(line: 11, column: 16, scope: !64)
!66 = !DILocation(line: 12, column: 20, scope: !64)
!67 = !DILocation(line: 13, column: 9, scope: !64)
!68 = !DILocation(line: 13, column: 21, scope: !69)
!69 = distinct !DILexicalBlock(scope: !58, file: !1, line: 13, column: 20)
!70 = !DILocation(line: 13, column: 20, scope: !58)
!71 = !DILocation(line: 14, column: 17, scope: !72)
!72 = distinct !DILexicalBlock(scope: !73, file: !1, line: 14, column: 17)
!73 = distinct !DILexicalBlock(scope: !69, file: !1, line: 13, column: 29)
!74 = !DILocation(line: 14, column: 23, scope: !72)
!75 = !DILocation(line: 14, column: 17, scope: !73)
!76 = !DILocation(line: 14, column: 29, scope: !72)
!77 = !DILocation(line: 15, column: 30, scope: !73)
!78 = !DILocation(line: 15, column: 24, scope: !73)
!79 = !DILocation(line: 15, column: 13, scope: !73)
!80 = !DILocation(line: 15, column: 28, scope: !73)
!81 = !DILocation(line: 16, column: 20, scope: !73)
!82 = !DILocation(line: 17, column: 9, scope: !73)
!83 = !DILocation(line: 18, column: 5, scope: !59)
!84 = !DILocation(line: 9, column: 53, scope: !48)
!85 = !DILocation(line: 9, column: 5, scope: !48)
!86 = distinct !{!86, !56, !87, !88, !89}
!87 = !DILocation(line: 18, column: 5, scope: !29)
!88 = !{!"llvm.loop.mustprogress"}
!89 = !{!"llvm.loop.unroll.disable"}
!90 = !DILocation(line: 19, column: 11, scope: !11)
!91 = !DILocation(line: 19, column: 5, scope: !11)
!92 = !DILocation(line: 19, column: 18, scope: !11)
!93 = !DILocation(line: 20, column: 12, scope: !11)
!94 = !DILocation(line: 20, column: 21, scope: !11)
!95 = !DILocation(line: 20, column: 5, scope: !11)
!96 = !DILocation(line: 21, column: 1, scope: !11)
!97 = !DISubprogram(name: "fgets", scope: !98, file: !98, line: 592, type: !99, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !162)
!98 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!99 = !DISubroutineType(types: !100)
!100 = !{!23, !101, !14, !102}
!101 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !23)
!102 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !103)
!103 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !104, size: 64)
!104 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !105, line: 7, baseType: !106)
!105 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "")
!106 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !107, line: 49, size: 1728, elements: !108)
!107 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "")
!108 = !{!109, !110, !111, !112, !113, !114, !115, !116, !117, !118, !119, !120, !121, !124, !126, !127, !128, !132, !134, !136, !140, !143, !145, !148, !151, !152, !153, !157, !158}
!109 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !106, file: !107, line: 51, baseType: !14, size: 32)
!110 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !106, file: !107, line: 54, baseType: !23, size: 64, offset: 64)
!111 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !106, file: !107, line: 55, baseType: !23, size: 64, offset: 128)
!112 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !106, file: !107, line: 56, baseType: !23, size: 64, offset: 192)
!113 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !106, file: !107, line: 57, baseType: !23, size: 64, offset: 256)
!114 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !106, file: !107, line: 58, baseType: !23, size: 64, offset: 320)
!115 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !106, file: !107, line: 59, baseType: !23, size: 64, offset: 384)
!116 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !106, file: !107, line: 60, baseType: !23, size: 64, offset: 448)
!117 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !106, file: !107, line: 61, baseType: !23, size: 64, offset: 512)
!118 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !106, file: !107, line: 64, baseType: !23, size: 64, offset: 576)
!119 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !106, file: !107, line: 65, baseType: !23, size: 64, offset: 640)
!120 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !106, file: !107, line: 66, baseType: !23, size: 64, offset: 704)
!121 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !106, file: !107, line: 68, baseType: !122, size: 64, offset: 768)
!122 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !123, size: 64)
!123 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !107, line: 36, flags: DIFlagFwdDecl)
!124 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !106, file: !107, line: 70, baseType: !125, size: 64, offset: 832)
!125 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !106, size: 64)
!126 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !106, file: !107, line: 72, baseType: !14, size: 32, offset: 896)
!127 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !106, file: !107, line: 73, baseType: !14, size: 32, offset: 928)
!128 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !106, file: !107, line: 74, baseType: !129, size: 64, offset: 960)
!129 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !130, line: 152, baseType: !131)
!130 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!131 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!132 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !106, file: !107, line: 77, baseType: !133, size: 16, offset: 1024)
!133 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!134 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !106, file: !107, line: 78, baseType: !135, size: 8, offset: 1040)
!135 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!136 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !106, file: !107, line: 79, baseType: !137, size: 8, offset: 1048)
!137 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 8, elements: !138)
!138 = !{!139}
!139 = !DISubrange(count: 1)
!140 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !106, file: !107, line: 81, baseType: !141, size: 64, offset: 1088)
!141 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !142, size: 64)
!142 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !107, line: 43, baseType: null)
!143 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !106, file: !107, line: 89, baseType: !144, size: 64, offset: 1152)
!144 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !130, line: 153, baseType: !131)
!145 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !106, file: !107, line: 91, baseType: !146, size: 64, offset: 1216)
!146 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !147, size: 64)
!147 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !107, line: 37, flags: DIFlagFwdDecl)
!148 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !106, file: !107, line: 92, baseType: !149, size: 64, offset: 1280)
!149 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !150, size: 64)
!150 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !107, line: 38, flags: DIFlagFwdDecl)
!151 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !106, file: !107, line: 93, baseType: !125, size: 64, offset: 1344)
!152 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !106, file: !107, line: 94, baseType: !3, size: 64, offset: 1408)
!153 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !106, file: !107, line: 95, baseType: !154, size: 64, offset: 1472)
!154 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !155, line: 46, baseType: !156)
!155 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!156 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!157 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !106, file: !107, line: 96, baseType: !14, size: 32, offset: 1536)
!158 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !106, file: !107, line: 98, baseType: !159, size: 160, offset: 1568)
!159 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 160, elements: !160)
!160 = !{!161}
!161 = !DISubrange(count: 20)
!162 = !{}
