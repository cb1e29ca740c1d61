source_filename = "line_walk_safe.c"
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
  %line = alloca [300 x i8], align 16
  %letters = alloca i64, align 8
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [300 x i8]* %line to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 300, i8* %0), !dbg !24
  call void @llvm.dbg.declare(metadata [300 x i8]* %line, metadata !14, metadata !DIExpression()), !dbg !25
  %1 = bitcast i64* %letters to i8*, !dbg !26
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !26
  call void @llvm.dbg.declare(metadata i64* %letters, metadata !19, metadata !DIExpression()), !dbg !27
  store i64 0, i64* %letters, align 8, !dbg !27
  br label %while.cond, !dbg !28

while.cond:
  %arraydecay = getelementptr inbounds [300 x i8], [300 x i8]* %line, i64 0, i64 0, !dbg !29
  %2 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !30
  %call = call i8* @fgets(i8* noundef %arraydecay, i32 noundef 300, %struct._IO_FILE* noundef %2), !dbg !31
  %cmp = icmp ne i8* %call, null, !dbg !32
  br i1 %cmp, label %while.body, label %while.end, !dbg !28

while.body:
  %3 = bitcast i32* %i to i8*, !dbg !33
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !33
  call void @llvm.dbg.declare(metadata i32* %i, metadata !21, metadata !DIExpression()), !dbg !34
  store i32 0, i32* %i, align 4, !dbg !34
  br label %for.cond, !dbg !33

for.cond:
  %4 = load i32, i32* %i, align 4, !dbg !35
  %idxprom = sext i32 %4 to i64, !dbg !37
  %arrayidx = getelementptr inbounds [300 x i8], [300 x i8]* %line, i64 0, i64 %idxprom, !dbg !37
  %5 = load i8, i8* %arrayidx, align 1, !dbg !37
  %conv = sext i8 %5 to i32, !dbg !37
  %cmp1 = icmp ne i32 %conv, 0, !dbg !38
  br i1 %cmp1, label %for.body, label %for.cond.cleanup, !dbg !39

for.cond.cleanup:
  %6 = bitcast i32* %i to i8*, !dbg !40
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6), !dbg !40
  br label %for.end

for.body:
  %7 = load i32, i32* %i, align 4, !dbg !41
  %idxprom3 = sext i32 %7 to i64, !dbg !43
  %arrayidx4 = getelementptr inbounds [300 x i8], [300 x i8]* %line, i64 0, i64 %idxprom3, !dbg !43
  %8 = load i8, i8* %arrayidx4, align 1, !dbg !43
  %conv5 = sext i8 %8 to i32, !dbg !43
  %cmp6 = icmp sge i32 %conv5, 97, !dbg !44
  br i1 %cmp6, label %if.then, label %if.end, !dbg !45

if.then:
  %9 = load i64, i64* %letters, align 8, !dbg !46
  %inc = add i64 %9, 1, !dbg !46
  store i64 %inc, i64* %letters, align 8, !dbg !46
  br label %if.end, !dbg !47

if.end:
  br label %for.inc, !dbg !48

for.inc:
  %10 = load i32, i32* %i, align 4, !dbg !49
  %inc8 = add nsw i32 %10, 1, !dbg !49
  store i32 %inc8, i32* %i, align 4, !dbg !49
  br label %for.cond, !dbg !40, !llvm.loop !50

for.end:
  br label %while.cond, !dbg !28, !llvm.loop !54

while.end:
  %11 = load i64, i64* %letters, align 8, !dbg !56
  %cmp9 = icmp ugt i64 %11, 7, !dbg !57
  %conv10 = zext i1 %cmp9 to i32, !dbg !57
  %12 = bitcast i64* %letters to i8*, !dbg !58
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %12), !dbg !58
  %13 = bitcast [300 x i8]* %line to i8*, !dbg !58
  call void @llvm.lifetime.end.p0i8(i64 300, i8* %13), !dbg !58
  ret i32 %conv10, !dbg !59
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !60 i8* @fgets(i8* noundef, i32 noundef, %struct._IO_FILE* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "line_walk_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !10, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !19, !21}
!14 = !DILocalVariable(name: "line", scope: !9, file: !1, line: 5, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 2400, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 300)
!19 = !DILocalVariable(name: "letters", scope: !9, file: !1, line: 6, type: !20)
!20 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!21 = !DILocalVariable(name: "i", scope: !22, file: !1, line: 8, type: !12)
!22 = distinct !DILexicalBlock(scope: !23, file: !1, line: 8, column: 9)
!23 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 50)
!24 = !DILocation(line: 5, column: 5, scope: !9)
!25 = !DILocation(line: 5, column: 10, scope: !9)
!26 = !DILocation(line: 6, column: 5, scope: !9)
!27 = !DILocation(line: 6, column: 19, scope: !9)
!28 = !DILocation(line: 7, column: 5, scope: !9)
!29 = !DILocation(line: 7, column: 18, scope: !9)
!30 = !DILocation(line: 7, column: 37, scope: !9)
!31 = !DILocation(line: 7, column: 12, scope: !9)
!32 = !DILocation(line: 7, column: 44, scope: !9)
!33 = !DILocation(line: 8, column: 14, scope: !22)
!34 = !DILocation(line: 8, column: 18, scope: !22)
!35 = !DILocation(line: 8, column: 30, scope: !36)
!36 = distinct !DILexicalBlock(scope: !22, file: !1, line: 8, column: 9)
!37 = !DILocation(line: 8, column: 25, scope: !36)
!38 = !DILocation(line: 8, column: 33, scope: !36)
!39 = !DILocation(line: 8, column: 9, scope: !22)
!40 = !DILocation(line: 8, column: 9, scope: !36)
!41 = !DILocation(line: 9, column: 22, scope: !42)
!42 = distinct !DILexicalBlock(scope: !36, file: !1, line: 9, column: 17)
!43 = !DILocation(line: 9, column: 17, scope: !42)
!44 = !DILocation(line: 9, column: 25, scope: !42)
!45 = !DILocation(line: 9, column: 17, scope: !36)
!46 = !DILocation(line: 10, column: 24, scope: !42)
!47 = !DILocation(line: 10, column: 17, scope: !42)
!48 = !DILocation(line: 9, column: 28, scope: !42)
!49 = !DILocation(line: 8, column: 40, scope: !36)
!50 = distinct !{!50, !39, !51, !52, !53}
!51 = !DILocation(line: 10, column: 24, scope: !22)
!52 = !{!"llvm.loop.mustprogress"}
!53 = !{!"llvm.loop.unroll.disable"}
!54 = distinct !{!54, !28, !55, !52, !53}
!55 = !DILocation(line: 11, column: 5, scope: !9)
!56 = !DILocation(line: 12, column: 12, scope: !9)
!57 = !DILocation(line: 12, column: 20, scope: !9)
!58 = !DILocation(line: 13, column: 1, scope: !9)
!59 = !DILocation(line: 12, column: 5, scope: !9)
!60 = !DISubprogram(name: "fgets", scope: !61, file: !61, line: 592, type: !62, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !126)
!61 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!62 = !DISubroutineType(types: !63)
!63 = !{!64, !65, !12, !66}
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!65 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !64)
!66 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !67)
!67 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !68, size: 64)
!68 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !69, line: 7, baseType: !70)
!69 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "")
!70 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !71, line: 49, size: 1728, elements: !72)
!71 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "")
!72 = !{!73, !74, !75, !76, !77, !78, !79, !80, !81, !82, !83, !84, !85, !88, !90, !91, !92, !96, !98, !100, !104, !107, !109, !112, !115, !116, !118, !121, !122}
!73 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !70, file: !71, line: 51, baseType: !12, size: 32)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !70, file: !71, line: 54, baseType: !64, size: 64, offset: 64)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !70, file: !71, line: 55, baseType: !64, size: 64, offset: 128)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !70, file: !71, line: 56, baseType: !64, size: 64, offset: 192)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !70, file: !71, line: 57, baseType: !64, size: 64, offset: 256)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !70, file: !71, line: 58, baseType: !64, size: 64, offset: 320)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !70, file: !71, line: 59, baseType: !64, size: 64, offset: 384)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !70, file: !71, line: 60, baseType: !64, size: 64, offset: 448)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !70, file: !71, line: 61, baseType: !64, size: 64, offset: 512)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !70, file: !71, line: 64, baseType: !64, size: 64, offset: 576)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !70, file: !71, line: 65, baseType: !64, size: 64, offset: 640)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !70, file: !71, line: 66, baseType: !64, size: 64, offset: 704)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !70, file: !71, line: 68, baseType: !86, size: 64, offset: 768)
!86 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !87, size: 64)
!87 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !71, line: 36, flags: DIFlagFwdDecl)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !70, file: !71, line: 70, baseType: !89, size: 64, offset: 832)
!89 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !70, size: 64)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !70, file: !71, line: 72, baseType: !12, size: 32, offset: 896)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !70, file: !71, line: 73, baseType: !12, size: 32, offset: 928)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !70, file: !71, line: 74, baseType: !93, size: 64, offset: 960)
!93 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !94, line: 152, baseType: !95)
!94 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!95 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!96 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !70, file: !71, line: 77, baseType: !97, size: 16, offset: 1024)
!97 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!98 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !70, file: !71, line: 78, baseType: !99, size: 8, offset: 1040)
!99 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !70, file: !71, line: 79, baseType: !101, size: 8, offset: 1048)
!101 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 8, elements: !102)
!102 = !{!103}
!103 = !DISubrange(count: 1)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !70, file: !71, line: 81, baseType: !105, size: 64, offset: 1088)
!105 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !106, size: 64)
!106 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !71, line: 43, baseType: null)
!107 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !70, file: !71, line: 89, baseType: !108, size: 64, offset: 1152)
!108 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !94, line: 153, baseType: !95)
!109 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !70, file: !71, line: 91, baseType: !110, size: 64, offset: 1216)
!110 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !111, size: 64)
!111 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !71, line: 37, flags: DIFlagFwdDecl)
!112 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !70, file: !71, line: 92, baseType: !113, size: 64, offset: 1280)
!113 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !114, size: 64)
!114 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !71, line: 38, flags: DIFlagFwdDecl)
!115 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !70, file: !71, line: 93, baseType: !89, size: 64, offset: 1344)
!116 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !70, file: !71, line: 94, baseType: !117, size: 64, offset: 1408)
!117 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!118 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !70, file: !71, line: 95, baseType: !119, size: 64, offset: 1472)
!119 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !120, line: 46, baseType: !20)
!120 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!121 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !70, file: !71, line: 96, baseType: !12, size: 32, offset: 1536)
!122 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !70, file: !71, line: 98, baseType: !123, size: 160, offset: 1568)
!123 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 160, elements: !124)
!124 = !{!125}
!125 = !DISubrange(count: 20)
!126 = !{}
