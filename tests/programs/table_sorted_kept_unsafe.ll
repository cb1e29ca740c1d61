source_filename = "table_sorted_kept_unsafe.c"
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
  %add = add nsw i32 %13, 1, !dbg !67
  %14 = load i32, i32* %n, align 4, !dbg !68
  %cmp7 = icmp slt i32 %add, %14, !dbg !69
  br i1 %cmp7, label %for.body, label %for.cond.cleanup, !dbg !70

for.cond.cleanup:
  %15 = bitcast i32* %i to i8*, !dbg !71
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %15), !dbg !71
  br label %for.end

for.body:
  %16 = load i32, i32* %i, align 4, !dbg !72
  %idxprom9 = sext i32 %16 to i64, !dbg !73
  %arrayidx10 = getelementptr inbounds [5 x i8*], [5 x i8*]* %names, i64 0, i64 %idxprom9, !dbg !73
  %17 = load i8*, i8** %arrayidx10, align 8, !dbg !73
  call void @free(i8* noundef %17), !dbg !74
  br label %for.inc, !dbg !74

for.inc:
  %18 = load i32, i32* %i, align 4, !dbg !75
  %inc11 = add nsw i32 %18, 1, !dbg !75
  store i32 %inc11, i32* %i, align 4, !dbg !75
  br label %for.cond, !dbg !71, !llvm.loop !76

for.end:
  %19 = bitcast [16 x i8]* %line to i8*, !dbg !78
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %19), !dbg !78
  %20 = bitcast i32* %n to i8*, !dbg !78
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %20), !dbg !78
  %21 = bitcast [5 x i8*]* %names to i8*, !dbg !78
  call void @llvm.lifetime.end.p0i8(i64 40, i8* %21), !dbg !78
  ret i32 0, !dbg !79
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !80 i8* @fgets(i8* noundef, i32 noundef, %struct._IO_FILE* noundef)

declare noalias i8* @strdup(i8* noundef)

declare !dbg !147 void @qsort(i8* noundef, i64 noundef, i64 noundef, i32 (i8*, i8*)* noundef)

define internal i32 @compare(i8* noundef %a, i8* noundef %b) !dbg !157 {
entry:
  %a.addr = alloca i8*, align 8
  %b.addr = alloca i8*, align 8
  store i8* %a, i8** %a.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %a.addr, metadata !159, metadata !DIExpression()), !dbg !161
  store i8* %b, i8** %b.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %b.addr, metadata !160, metadata !DIExpression()), !dbg !162
  %0 = load i8*, i8** %a.addr, align 8, !dbg !163
  %1 = bitcast i8* %0 to i8**, !dbg !164
  %2 = load i8*, i8** %1, align 8, !dbg !165
  %3 = load i8*, i8** %b.addr, align 8, !dbg !166
  %4 = bitcast i8* %3 to i8**, !dbg !167
  %5 = load i8*, i8** %4, align 8, !dbg !168
  %call = call i32 @strcmp(i8* noundef %2, i8* noundef %5), !dbg !169
  ret i32 %call, !dbg !170
}

declare void @free(i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare i32 @strcmp(i8* noundef, i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!7, !8, !9, !10, !11, !12}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "table_sorted_kept_unsafe.c", directory: ".")
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
!67 = !DILocation(line: 20, column: 21, scope: !66)
!68 = !DILocation(line: 20, column: 27, scope: !66)
!69 = !DILocation(line: 20, column: 25, scope: !66)
!70 = !DILocation(line: 20, column: 3, scope: !29)
!71 = !DILocation(line: 20, column: 3, scope: !66)
!72 = !DILocation(line: 20, column: 46, scope: !66)
!73 = !DILocation(line: 20, column: 40, scope: !66)
!74 = !DILocation(line: 20, column: 35, scope: !66)
!75 = !DILocation(line: 20, column: 31, scope: !66)
!76 = distinct !{!76, !70, !77, !58, !59}
!77 = !DILocation(line: 20, column: 48, scope: !29)
!78 = !DILocation(line: 22, column: 1, scope: !14)
!79 = !DILocation(line: 21, column: 3, scope: !14)
!80 = !DISubprogram(name: "fgets", scope: !81, file: !81, line: 592, type: !82, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !146)
!81 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!82 = !DISubroutineType(types: !83)
!83 = !{!5, !84, !17, !85}
!84 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !5)
!85 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !86)
!86 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !87, size: 64)
!87 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !88, line: 7, baseType: !89)
!88 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "")
!89 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !90, line: 49, size: 1728, elements: !91)
!90 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "")
!91 = !{!92, !93, !94, !95, !96, !97, !98, !99, !100, !101, !102, !103, !104, !107, !109, !110, !111, !115, !117, !119, !123, !126, !128, !131, !134, !135, !137, !141, !142}
!92 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !89, file: !90, line: 51, baseType: !17, size: 32)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !89, file: !90, line: 54, baseType: !5, size: 64, offset: 64)
!94 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !89, file: !90, line: 55, baseType: !5, size: 64, offset: 128)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !89, file: !90, line: 56, baseType: !5, size: 64, offset: 192)
!96 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !89, file: !90, line: 57, baseType: !5, size: 64, offset: 256)
!97 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !89, file: !90, line: 58, baseType: !5, size: 64, offset: 320)
!98 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !89, file: !90, line: 59, baseType: !5, size: 64, offset: 384)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !89, file: !90, line: 60, baseType: !5, size: 64, offset: 448)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !89, file: !90, line: 61, baseType: !5, size: 64, offset: 512)
!101 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !89, file: !90, line: 64, baseType: !5, size: 64, offset: 576)
!102 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !89, file: !90, line: 65, baseType: !5, size: 64, offset: 640)
!103 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !89, file: !90, line: 66, baseType: !5, size: 64, offset: 704)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !89, file: !90, line: 68, baseType: !105, size: 64, offset: 768)
!105 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !106, size: 64)
!106 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !90, line: 36, flags: DIFlagFwdDecl)
!107 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !89, file: !90, line: 70, baseType: !108, size: 64, offset: 832)
!108 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !89, size: 64)
!109 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !89, file: !90, line: 72, baseType: !17, size: 32, offset: 896)
!110 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !89, file: !90, line: 73, baseType: !17, size: 32, offset: 928)
!111 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !89, file: !90, line: 74, baseType: !112, size: 64, offset: 960)
!112 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !113, line: 152, baseType: !114)
!113 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!114 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!115 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !89, file: !90, line: 77, baseType: !116, size: 16, offset: 1024)
!116 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!117 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !89, file: !90, line: 78, baseType: !118, size: 8, offset: 1040)
!118 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!119 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !89, file: !90, line: 79, baseType: !120, size: 8, offset: 1048)
!120 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 8, elements: !121)
!121 = !{!122}
!122 = !DISubrange(count: 1)
!123 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !89, file: !90, line: 81, baseType: !124, size: 64, offset: 1088)
!124 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !125, size: 64)
!125 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !90, line: 43, baseType: null)
!126 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !89, file: !90, line: 89, baseType: !127, size: 64, offset: 1152)
!127 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !113, line: 153, baseType: !114)
!128 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !89, file: !90, line: 91, baseType: !129, size: 64, offset: 1216)
!129 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !130, size: 64)
!130 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !90, line: 37, flags: DIFlagFwdDecl)
!131 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !89, file: !90, line: 92, baseType: !132, size: 64, offset: 1280)
!132 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !133, size: 64)
!133 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !90, line: 38, flags: DIFlagFwdDecl)
!134 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !89, file: !90, line: 93, baseType: !108, size: 64, offset: 1344)
!135 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !89, file: !90, line: 94, baseType: !136, size: 64, offset: 1408)
!136 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!137 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !89, file: !90, line: 95, baseType: !138, size: 64, offset: 1472)
!138 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !139, line: 46, baseType: !140)
!139 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!140 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!141 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !89, file: !90, line: 96, baseType: !17, size: 32, offset: 1536)
!142 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !89, file: !90, line: 98, baseType: !143, size: 160, offset: 1568)
!143 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 160, elements: !144)
!144 = !{!145}
!145 = !DISubrange(count: 20)
!146 = !{}
!147 = !DISubprogram(name: "qsort", scope: !148, file: !148, line: 851, type: !149, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !146)
!148 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!149 = !DISubroutineType(types: !150)
!150 = !{null, !136, !138, !138, !151}
!151 = !DIDerivedType(tag: DW_TAG_typedef, name: "__compar_fn_t", file: !148, line: 829, baseType: !152)
!152 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !153, size: 64)
!153 = !DISubroutineType(types: !154)
!154 = !{!17, !155, !155}
!155 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !156, size: 64)
!156 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!157 = distinct !DISubprogram(name: "compare", scope: !1, file: !1, line: 6, type: !153, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !158)
!158 = !{!159, !160}
!159 = !DILocalVariable(name: "a", arg: 1, scope: !157, file: !1, line: 6, type: !155)
!160 = !DILocalVariable(name: "b", arg: 2, scope: !157, file: !1, line: 6, type: !155)
!161 = !DILocation(line: 6, column: 32, scope: !157)
!162 = !DILocation(line: 6, column: 47, scope: !157)
!163 = !DILocation(line: 7, column: 33, scope: !157)
!164 = !DILocation(line: 7, column: 18, scope: !157)
!165 = !DILocation(line: 7, column: 17, scope: !157)
!166 = !DILocation(line: 7, column: 52, scope: !157)
!167 = !DILocation(line: 7, column: 37, scope: !157)
!168 = !DILocation(line: 7, column: 36, scope: !157)
!169 = !DILocation(line: 7, column: 10, scope: !157)
!170 = !DILocation(line: 7, column: 3, scope: !157)
