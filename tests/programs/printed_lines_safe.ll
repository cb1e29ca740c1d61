source_filename = "printed_lines_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque

@stdin = external global %struct._IO_FILE*, align 8
@.str = private unnamed_addr constant [5 x i8] c"[%s]\00", align 1

define dso_local i32 @main() !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %line = alloca [100 x i8], align 16
  %shown = alloca [104 x i8], align 16
  %size = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [100 x i8]* %line to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 100, i8* %0), !dbg !25
  call void @llvm.dbg.declare(metadata [100 x i8]* %line, metadata !14, metadata !DIExpression()), !dbg !26
  %1 = bitcast [104 x i8]* %shown to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 104, i8* %1), !dbg !25
  call void @llvm.dbg.declare(metadata [104 x i8]* %shown, metadata !19, metadata !DIExpression()), !dbg !27
  br label %while.cond, !dbg !28

while.cond:
  %arraydecay = getelementptr inbounds [100 x i8], [100 x i8]* %line, i64 0, i64 0, !dbg !29
  %2 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !30
  %call = call i8* @fgets(i8* noundef %arraydecay, i32 noundef 100, %struct._IO_FILE* noundef %2), !dbg !31
  %tobool = icmp ne i8* %call, null, !dbg !28
  br i1 %tobool, label %while.body, label %while.end, !dbg !28

while.body:
  %3 = bitcast i32* %size to i8*, !dbg !32
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !32
  call void @llvm.dbg.declare(metadata i32* %size, metadata !23, metadata !DIExpression()), !dbg !33
  %arraydecay1 = getelementptr inbounds [104 x i8], [104 x i8]* %shown, i64 0, i64 0, !dbg !34
  %arraydecay2 = getelementptr inbounds [100 x i8], [100 x i8]* %line, i64 0, i64 0, !dbg !35
  %call3 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef %arraydecay1, i64 noundef 104, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0), i8* noundef %arraydecay2), !dbg !36
  store i32 %call3, i32* %size, align 4, !dbg !33
  %4 = load i32, i32* %size, align 4, !dbg !37
  %cmp = icmp sgt i32 %4, 0, !dbg !39
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !40

land.lhs.true:
  %5 = load i32, i32* %size, align 4, !dbg !41
  %cmp4 = icmp slt i32 %5, 104, !dbg !42
  br i1 %cmp4, label %if.then, label %if.end, !dbg !43

if.then:
  %6 = load i32, i32* %size, align 4, !dbg !44
  %idxprom = sext i32 %6 to i64, !dbg !45
  %arrayidx = getelementptr inbounds [104 x i8], [104 x i8]* %shown, i64 0, i64 %idxprom, !dbg !45
  store i8 0, i8* %arrayidx, align 1, !dbg !46
  br label %if.end, !dbg !45

if.end:
  %arraydecay5 = getelementptr inbounds [104 x i8], [104 x i8]* %shown, i64 0, i64 0, !dbg !47
  %call6 = call i32 @puts(i8* noundef %arraydecay5), !dbg !48
  %7 = bitcast i32* %size to i8*, !dbg !49
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7), !dbg !49
  br label %while.cond, !dbg !28, !llvm.loop !50

while.end:
  %8 = bitcast [104 x i8]* %shown to i8*, !dbg !53
  call void @llvm.lifetime.end.p0i8(i64 104, i8* %8), !dbg !53
  %9 = bitcast [100 x i8]* %line to i8*, !dbg !53
  call void @llvm.lifetime.end.p0i8(i64 100, i8* %9), !dbg !53
  ret i32 0, !dbg !54
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !55 i8* @fgets(i8* noundef, i32 noundef, %struct._IO_FILE* noundef)

declare i32 @snprintf(i8* noundef, i64 noundef, i8* noundef, ...)

declare !dbg !123 i32 @puts(i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "printed_lines_safe.c", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !12, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!12 = !DISubroutineType(types: !2)
!13 = !{!14, !19, !23}
!14 = !DILocalVariable(name: "line", scope: !11, file: !1, line: 5, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 800, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 100)
!19 = !DILocalVariable(name: "shown", scope: !11, file: !1, line: 5, type: !20)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 832, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 104)
!23 = !DILocalVariable(name: "size", scope: !24, file: !1, line: 7, type: !3)
!24 = distinct !DILexicalBlock(scope: !11, file: !1, line: 6, column: 43)
!25 = !DILocation(line: 5, column: 3, scope: !11)
!26 = !DILocation(line: 5, column: 8, scope: !11)
!27 = !DILocation(line: 5, column: 19, scope: !11)
!28 = !DILocation(line: 6, column: 3, scope: !11)
!29 = !DILocation(line: 6, column: 16, scope: !11)
!30 = !DILocation(line: 6, column: 35, scope: !11)
!31 = !DILocation(line: 6, column: 10, scope: !11)
!32 = !DILocation(line: 7, column: 5, scope: !24)
!33 = !DILocation(line: 7, column: 9, scope: !24)
!34 = !DILocation(line: 7, column: 25, scope: !24)
!35 = !DILocation(line: 7, column: 54, scope: !24)
!36 = !DILocation(line: 7, column: 16, scope: !24)
!37 = !DILocation(line: 8, column: 9, scope: !38)
!38 = distinct !DILexicalBlock(scope: !24, file: !1, line: 8, column: 9)
!39 = !DILocation(line: 8, column: 14, scope: !38)
!40 = !DILocation(line: 8, column: 18, scope: !38)
!41 = !DILocation(line: 8, column: 21, scope: !38)
!42 = !DILocation(line: 8, column: 26, scope: !38)
!43 = !DILocation(line: 8, column: 9, scope: !24)
!44 = !DILocation(line: 8, column: 53, scope: !38)
!45 = !DILocation(line: 8, column: 47, scope: !38)
!46 = !DILocation(line: 8, column: 59, scope: !38)
!47 = !DILocation(line: 9, column: 10, scope: !24)
!48 = !DILocation(line: 9, column: 5, scope: !24)
!49 = !DILocation(line: 10, column: 3, scope: !11)
!50 = distinct !{!50, !28, !49, !51, !52}
!51 = !{!"llvm.loop.mustprogress"}
!52 = !{!"llvm.loop.unroll.disable"}
!53 = !DILocation(line: 12, column: 1, scope: !11)
!54 = !DILocation(line: 11, column: 3, scope: !11)
!55 = !DISubprogram(name: "fgets", scope: !56, file: !56, line: 592, type: !57, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !122)
!56 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!57 = !DISubroutineType(types: !58)
!58 = !{!59, !60, !3, !61}
!59 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!60 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !59)
!61 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !62)
!62 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !63, size: 64)
!63 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !64, line: 7, baseType: !65)
!64 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "")
!65 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !66, line: 49, size: 1728, elements: !67)
!66 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "")
!67 = !{!68, !69, !70, !71, !72, !73, !74, !75, !76, !77, !78, !79, !80, !83, !85, !86, !87, !91, !93, !95, !99, !102, !104, !107, !110, !111, !113, !117, !118}
!68 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !65, file: !66, line: 51, baseType: !3, size: 32)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !65, file: !66, line: 54, baseType: !59, size: 64, offset: 64)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !65, file: !66, line: 55, baseType: !59, size: 64, offset: 128)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !65, file: !66, line: 56, baseType: !59, size: 64, offset: 192)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !65, file: !66, line: 57, baseType: !59, size: 64, offset: 256)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !65, file: !66, line: 58, baseType: !59, size: 64, offset: 320)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !65, file: !66, line: 59, baseType: !59, size: 64, offset: 384)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !65, file: !66, line: 60, baseType: !59, size: 64, offset: 448)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !65, file: !66, line: 61, baseType: !59, size: 64, offset: 512)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !65, file: !66, line: 64, baseType: !59, size: 64, offset: 576)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !65, file: !66, line: 65, baseType: !59, size: 64, offset: 640)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !65, file: !66, line: 66, baseType: !59, size: 64, offset: 704)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !65, file: !66, line: 68, baseType: !81, size: 64, offset: 768)
!81 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !82, size: 64)
!82 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !66, line: 36, flags: DIFlagFwdDecl)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !65, file: !66, line: 70, baseType: !84, size: 64, offset: 832)
!84 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !65, size: 64)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !65, file: !66, line: 72, baseType: !3, size: 32, offset: 896)
!86 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !65, file: !66, line: 73, baseType: !3, size: 32, offset: 928)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !65, file: !66, line: 74, baseType: !88, size: 64, offset: 960)
!88 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !89, line: 152, baseType: !90)
!89 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!90 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !65, file: !66, line: 77, baseType: !92, size: 16, offset: 1024)
!92 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !65, file: !66, line: 78, baseType: !94, size: 8, offset: 1040)
!94 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !65, file: !66, line: 79, baseType: !96, size: 8, offset: 1048)
!96 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 8, elements: !97)
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
!113 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !65, file: !66, line: 95, baseType: !114, size: 64, offset: 1472)
!114 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !115, line: 46, baseType: !116)
!115 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!116 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!117 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !65, file: !66, line: 96, baseType: !3, size: 32, offset: 1536)
!118 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !65, file: !66, line: 98, baseType: !119, size: 160, offset: 1568)
!119 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 160, elements: !120)
!120 = !{!121}
!121 = !DISubrange(count: 20)
!122 = !{}
!123 = !DISubprogram(name: "puts", scope: !56, file: !56, line: 661, type: !124, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !122)
!124 = !DISubroutineType(types: !125)
!125 = !{!3, !126}
!126 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !127, size: 64)
!127 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
