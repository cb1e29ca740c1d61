source_filename = "table_sorted_kept_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque

@stdin = external global %struct._IO_FILE*, align 8

define dso_local i32 @main() !dbg !14 {
entry:
  %retval = alloca i32, align 4
  %names = alloca [5 x i8*], align 16
  %n = alloca i32, align 4
  %line = alloca [16 x i8], align 16
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [5 x i8*]* %names to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 40, i8* %0), !dbg !30
  call void @llvm.dbg.declare(metadata [5 x i8*]* %names, metadata !19, metadata !DIExpression()), !dbg !31
  %1 = bitcast i32* %n to i8*, !dbg !32
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !32
  call void @llvm.dbg.declare(metadata i32* %n, metadata !23, metadata !DIExpression()), !dbg !33
  store i32 0, i32* %n, align 4, !dbg !33
  %2 = bitcast [16 x i8]* %line to i8*, !dbg !34
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %2), !dbg !34
  call void @llvm.dbg.declare(metadata [16 x i8]* %line, metadata !24, metadata !DIExpression()), !dbg !35
  br label %while.cond, !dbg !36

while.cond:
  %3 = load i32, i32* %n, align 4, !dbg !37
  %cmp = icmp slt i32 %3, 5, !dbg !38
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !39

land.rhs:
  %arraydecay = getelementptr inbounds [16 x i8], [16 x i8]* %line, i64 0, i64 0, !dbg !40
  %4 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !41
  %call = call i8* @fgets(i8* noundef %arraydecay, i32 noundef 16, %struct._IO_FILE* noundef %4), !dbg !42
  %tobool = icmp ne i8* %call, null, !dbg !39
  br label %land.end

land.end:
  %5 = phi i1 [ false, %while.cond ], [ %tobool, %land.rhs ], !dbg !43
  br i1 %5, label %while.body, label %while.end, !dbg !36

while.body:
  %arraydecay1 = getelementptr inbounds [16 x i8], [16 x i8]* %line, i64 0, i64 0, !dbg !44
  %call2 = call noalias i8* @strdup(i8* noundef %arraydecay1), !dbg !46
  %6 = load i32, i32* %n, align 4, !dbg !47
  %idxprom = sext i32 %6 to i64, !dbg !48
  %arrayidx = getelementptr inbounds [5 x i8*], [5 x i8*]* %names, i64 0, i64 %idxprom, !dbg !48
  store i8* %call2, i8** %arrayidx, align 8, !dbg !49
  %7 = load i32, i32* %n, align 4, !dbg !50
  %idxprom3 = sext i32 %7 to i64, !dbg !52
  %arrayidx4 = getelementptr inbounds [5 x i8*], [5 x i8*]* %names, i64 0, i64 %idxprom3, !dbg !52
  %8 = load i8*, i8** %arrayidx4, align 8, !dbg !52
  %tobool5 = icmp ne i8* %8, null, !dbg !52
  br i1 %tobool5, label %if.end, label %if.then, !dbg !53

if.then:
  br label %while.end, !dbg !54

if.end:
  %9 = load i32, i32* %n, align 4, !dbg !55
  %inc = add nsw i32 %9, 1, !dbg !55
  store i32 %inc, i32* %n, align 4, !dbg !55
  br label %while.cond, !dbg !36, !llvm.loop !56

while.end:
  %arraydecay6 = getelementptr inbounds [5 x i8*], [5 x i8*]* %names, i64 0, i64 0, !dbg !60
  %10 = bitcast i8** %arraydecay6 to i8*, !dbg !60
  %11 = load i32, i32* %n, align 4, !dbg !61
  %conv = sext i32 %11 to i64, !dbg !61
  call void @qsort(i8* noundef %10, i64 noundef %conv, i64 noundef 8, i32 (i8*, i8*)* noundef @compare), !dbg !62
  %12 = bitcast i32* %i to i8*, !dbg !63
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %12), !dbg !63
  call void @llvm.dbg.declare(metadata i32* %i, metadata !28, metadata !DIExpression()), !dbg !64
  store i32 0, i32* %i, align 4, !dbg !64
  br label %for.cond, !dbg !63

for.cond:
  %13 = load i32, i32* %i, align 4, !dbg !65
  %14 = load i32, i32* %n, align 4, !dbg !67
  %cmp7 = icmp slt i32 %13, %14, !dbg !68
  br i1 %cmp7, label %for.body, label %for.cond.cleanup, !dbg !69

for.cond.cleanup:
  %15 = bitcast i32* %i to i8*, !dbg !70
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %15), !dbg !70
  br label %for.end

for.body:
  %16 = load i32, i32* %i, align 4, !dbg !71
  %idxprom9 = sext i32 %16 to i64, !dbg !72
  %arrayidx10 = getelementptr inbounds [5 x i8*], [5 x i8*]* %names, i64 0, i64 %idxprom9, !dbg !72
  %17 = load i8*, i8** %arrayidx10, align 8, !dbg !72
  call void @free(i8* noundef %17), !dbg !73
  br label %for.inc, !dbg !73

for.inc:
  %18 = load i32, i32* %i, align 4, !dbg !74
  %inc11 = add nsw i32 %18, 1, !dbg !74
  store i32 %inc11, i32* %i, align 4, !dbg !74
  br label %for.cond, !dbg !70, !llvm.loop !75

for.end:
  %19 = bitcast [16 x i8]* %line to i8*, !dbg !77
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %19), !dbg !77
  %20 = bitcast i32* %n to i8*, !dbg !77
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %20), !dbg !77
  %21 = bitcast [5 x i8*]* %names to i8*, !dbg !77
  call void @llvm.lifetime.end.p0i8(i64 40, i8* %21), !dbg !77
  ret i32 0, !dbg !78
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !79 i8* @fgets(i8* noundef, i32 noundef, %struct._IO_FILE* noundef)

declare noalias i8* @strdup(i8* noundef)

declare !dbg !146 void @qsort(i8* noundef, i64 noundef, i64 noundef, i32 (i8*, i8*)* noundef)

define internal i32 @compare(i8* noundef %a, i8* noundef %b) !dbg !156 {
entry:
  %a.addr = alloca i8*, align 8
  %b.addr = alloca i8*, align 8
  store i8* %a, i8** %a.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %a.addr, metadata !158, metadata !DIExpression()), !dbg !160
  store i8* %b, i8** %b.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %b.addr, metadata !159, metadata !DIExpression()), !dbg !161
  %0 = load i8*, i8** %a.addr, align 8, !dbg !162
  %1 = bitcast i8* %0 to i8**, !dbg !163
  %2 = load i8*, i8** %1, align 8, !dbg !164
  %3 = load i8*, i8** %b.addr, align 8, !dbg !165
  %4 = bitcast i8* %3 to i8**, !dbg !166
  %5 = load i8*, i8** %4, align 8, !dbg !167
  %call = call i32 @strcmp(i8* noundef %2, i8* noundef %5), !dbg !168
  ret i32 %call, !dbg !169
}

declare void @free(i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare i32 @strcmp(i8* noundef, i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!7, !8, !9, !10, !11, !12}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "table_sorted_kept_safe.c", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !{i32 7, !"Dwarf Version", i32 5}
!8 = !{i32 2, !"Debug Info Version", i32 3}
!9 = !{i32 1, !"wchar_size", i32 4}
!10 = !{i32 7, !"PIC Level", i32 2}
!11 = !{i32 7, !"PIE Level", i32 2}
!12 = !{i32 7, !"uwtable", i32 1}

!14 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !15, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !18)
!15 = !DISubroutineType(types: !16)
!16 = !{!17}
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{!19, !23, !24, !28}
!19 = !DILocalVariable(name: "names", scope: !14, file: !1, line: 11, type: !20)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 320, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 5)
!23 = !DILocalVariable(name: "n", scope: !14, file: !1, line: 12, type: !17)
!24 = !DILocalVariable(name: "line", scope: !14, file: !1, line: 13, type: !25)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 128, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 16)
!28 = !DILocalVariable(name: "i", scope: !29, file: !1, line: 20, type: !17)
!29 = distinct !DILexicalBlock(scope: !14, file: !1, line: 20, column: 3)
!30 = !DILocation(line: 11, column: 3, scope: !14)
!31 = !DILocation(line: 11, column: 9, scope: !14)
!32 = !DILocation(line: 12, column: 3, scope: !14)
!33 = !DILocation(line: 12, column: 7, scope: !14)
!34 = !DILocation(line: 13, column: 3, scope: !14)
!35 = !DILocation(line: 13, column: 8, scope: !14)
!36 = !DILocation(line: 14, column: 3, scope: !14)
!37 = !DILocation(line: 14, column: 10, scope: !14)
!38 = !DILocation(line: 14, column: 12, scope: !14)
!39 = !DILocation(line: 14, column: 16, scope: !14)
!40 = !DILocation(line: 14, column: 25, scope: !14)
!41 = !DILocation(line: 14, column: 44, scope: !14)
!42 = !DILocation(line: 14, column: 19, scope: !14)
!43 = !DILocation(line: 0, scope: !14)
!44 = !DILocation(line: 15, column: 23, scope: !45)
!45 = distinct !DILexicalBlock(scope: !14, file: !1, line: 14, column: 52)
!46 = !DILocation(line: 15, column: 16, scope: !45)
!47 = !DILocation(line: 15, column: 11, scope: !45)
!48 = !DILocation(line: 15, column: 5, scope: !45)
!49 = !DILocation(line: 15, column: 14, scope: !45)
!50 = !DILocation(line: 16, column: 16, scope: !51)
!51 = distinct !DILexicalBlock(scope: !45, file: !1, line: 16, column: 9)
!52 = !DILocation(line: 16, column: 10, scope: !51)
!53 = !DILocation(line: 16, column: 9, scope: !45)
!54 = !DILocation(line: 16, column: 20, scope: !51)
!55 = !DILocation(line: 17, column: 6, scope: !45)
!56 = distinct !{!56, !36, !57, !58, !59}
!57 = !DILocation(line: 18, column: 3, scope: !14)
!58 = !{!"llvm.loop.mustprogress"}
!59 = !{!"llvm.loop.unroll.disable"}
!60 = !DILocation(line: 19, column: 9, scope: !14)
!61 = !DILocation(line: 19, column: 16, scope: !14)
!62 = !DILocation(line: 19, column: 3, scope: !14)
!63 = !DILocation(line: 20, column: 8, scope: !29)
!64 = !DILocation(line: 20, column: 12, scope: !29)
!65 = !DILocation(line: 20, column: 19, scope: !66)
!66 = distinct !DILexicalBlock(scope: !29, file: !1, line: 20, column: 3)
!67 = !DILocation(line: 20, column: 23, scope: !66)
!68 = !DILocation(line: 20, column: 21, scope: !66)
!69 = !DILocation(line: 20, column: 3, scope: !29)
!70 = !DILocation(line: 20, column: 3, scope: !66)
!71 = !DILocation(line: 20, column: 42, scope: !66)
!72 = !DILocation(line: 20, column: 36, scope: !66)
!73 = !DILocation(line: 20, column: 31, scope: !66)
!74 = !DILocation(line: 20, column: 27, scope: !66)
!75 = distinct !{!75, !69, !76, !58, !59}
!76 = !DILocation(line: 20, column: 44, scope: !29)
!77 = !DILocation(line: 22, column: 1, scope: !14)
!78 = !DILocation(line: 21, column: 3, scope: !14)
!79 = !DISubprogram(name: "fgets", scope: !80, file: !80, line: 592, type: !81, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !145)
!80 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!81 = !DISubroutineType(types: !82)
!82 = !{!5, !83, !17, !84}
!83 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !5)
!84 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !85)
!85 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !86, size: 64)
!86 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !87, line: 7, baseType: !88)
!87 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "")
!88 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !89, line: 49, size: 1728, elements: !90)
!89 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "")
!90 = !{!91, !92, !93, !94, !95, !96, !97, !98, !99, !100, !101, !102, !103, !106, !108, !109, !110, !114, !116, !118, !122, !125, !127, !130, !133, !134, !136, !140, !141}
!91 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !88, file: !89, line: 51, baseType: !17, size: 32)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !88, file: !89, line: 54, baseType: !5, size: 64, offset: 64)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !88, file: !89, line: 55, baseType: !5, size: 64, offset: 128)
!94 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !88, file: !89, line: 56, baseType: !5, size: 64, offset: 192)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !88, file: !89, line: 57, baseType: !5, size: 64, offset: 256)
!96 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !88, file: !89, line: 58, baseType: !5, size: 64, offset: 320)
!97 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !88, file: !89, line: 59, baseType: !5, size: 64, offset: 384)
!98 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !88, file: !89, line: 60, baseType: !5, size: 64, offset: 448)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !88, file: !89, line: 61, baseType: !5, size: 64, offset: 512)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !88, file: !89, line: 64, baseType: !5, size: 64, offset: 576)
!101 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !88, file: !89, line: 65, baseType: !5, size: 64, offset: 640)
!102 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !88, file: !89, line: 66, baseType: !5, size: 64, offset: 704)
!103 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !88, file: !89, line: 68, baseType: !104, size: 64, offset: 768)
!104 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !105, size: 64)
!105 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !89, line: 36, flags: DIFlagFwdDecl)
!106 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !88, file: !89, line: 70, baseType: !107, size: 64, offset: 832)
!107 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !88, size: 64)
!108 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !88, file: !89, line: 72, baseType: !17, size: 32, offset: 896)
!109 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !88, file: !89, line: 73, baseType: !17, size: 32, offset: 928)
!110 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !88, file: !89, line: 74, baseType: !111, size: 64, offset: 960)
!111 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !112, line: 152, baseType: !113)
!112 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!113 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!114 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !88, file: !89, line: 77, baseType: !115, size: 16, offset: 1024)
!115 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!116 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !88, file: !89, line: 78, baseType: !117, size: 8, offset: 1040)
!117 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!118 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !88, file: !89, line: 79, baseType: !119, size: 8, offset: 1048)
!119 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 8, elements: !120)
!120 = !{!121}
!121 = !DISubrange(count: 1)
!122 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !88, file: !89, line: 81, baseType: !123, size: 64, offset: 1088)
!123 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !124, size: 64)
!124 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !89, line: 43, baseType: null)
!125 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !88, file: !89, line: 89, baseType: !126, size: 64, offset: 1152)
!126 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !112, line: 153, baseType: !113)
!127 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !88, file: !89, line: 91, baseType: !128, size: 64, offset: 1216)
!128 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !129, size: 64)
!129 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !89, line: 37, flags: DIFlagFwdDecl)
!130 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !88, file: !89, line: 92, baseType: !131, size: 64, offset: 1280)
!131 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !132, size: 64)
!132 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !89, line: 38, flags: DIFlagFwdDecl)
!133 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !88, file: !89, line: 93, baseType: !107, size: 64, offset: 1344)
!134 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !88, file: !89, line: 94, baseType: !135, size: 64, offset: 1408)
!135 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!136 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !88, file: !89, line: 95, baseType: !137, size: 64, offset: 1472)
!137 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !138, line: 46, baseType: !139)
!138 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!139 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!140 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !88, file: !89, line: 96, baseType: !17, size: 32, offset: 1536)
!141 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !88, file: !89, line: 98, baseType: !142, size: 160, offset: 1568)
!142 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 160, elements: !143)
!143 = !{!144}
!144 = !DISubrange(count: 20)
!145 = !{}
!146 = !DISubprogram(name: "qsort", scope: !147, file: !147, line: 851, type: !148, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !145)
!147 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!148 = !DISubroutineType(types: !149)
!149 = !{null, !135, !137, !137, !150}
!150 = !DIDerivedType(tag: DW_TAG_typedef, name: "__compar_fn_t", file: !147, line: 829, baseType: !151)
!151 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !152, size: 64)
!152 = !DISubroutineType(types: !153)
!153 = !{!17, !154, !154}
!154 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !155, size: 64)
!155 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!156 = distinct !DISubprogram(name: "compare", scope: !1, file: !1, line: 6, type: !152, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !157)
!157 = !{!158, !159}
!158 = !DILocalVariable(name: "a", arg: 1, scope: !156, file: !1, line: 6, type: !154)
!159 = !DILocalVariable(name: "b", arg: 2, scope: !156, file: !1, line: 6, type: !154)
!160 = !DILocation(line: 6, column: 32, scope: !156)
!161 = !DILocation(line: 6, column: 47, scope: !156)
!162 = !DILocation(line: 7, column: 33, scope: !156)
!163 = !DILocation(line: 7, column: 18, scope: !156)
!164 = !DILocation(line: 7, column: 17, scope: !156)
!165 = !DILocation(line: 7, column: 52, scope: !156)
!166 = !DILocation(line: 7, column: 37, scope: !156)
!167 = !DILocation(line: 7, column: 36, scope: !156)
!168 = !DILocation(line: 7, column: 10, scope: !156)
!169 = !DILocation(line: 7, column: 3, scope: !156)
