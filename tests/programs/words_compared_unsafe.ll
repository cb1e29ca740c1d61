source_filename = "words_compared_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque

@stdin = external global %struct._IO_FILE*, align 8
@.str = private unnamed_addr constant [9 x i8] c"%7s %31s\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"add\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %line = alloca [64 x i8], align 16
  %command = alloca [8 x i8], align 1
  %name = alloca [32 x i8], align 16
  %short_name = alloca [16 x i8], align 16
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [64 x i8]* %line to i8*, !dbg !31
  call void @llvm.lifetime.start.p0i8(i64 64, i8* %0), !dbg !31
  call void @llvm.dbg.declare(metadata [64 x i8]* %line, metadata !14, metadata !DIExpression()), !dbg !32
  %1 = bitcast [8 x i8]* %command to i8*, !dbg !31
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !31
  call void @llvm.dbg.declare(metadata [8 x i8]* %command, metadata !19, metadata !DIExpression()), !dbg !33
  %2 = bitcast [32 x i8]* %name to i8*, !dbg !31
  call void @llvm.lifetime.start.p0i8(i64 32, i8* %2), !dbg !31
  call void @llvm.dbg.declare(metadata [32 x i8]* %name, metadata !23, metadata !DIExpression()), !dbg !34
  %3 = bitcast [16 x i8]* %short_name to i8*, !dbg !31
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %3), !dbg !31
  call void @llvm.dbg.declare(metadata [16 x i8]* %short_name, metadata !27, metadata !DIExpression()), !dbg !35
  %arraydecay = getelementptr inbounds [64 x i8], [64 x i8]* %line, i64 0, i64 0, !dbg !36
  %4 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !38
  %call = call i8* @fgets(i8* noundef %arraydecay, i32 noundef 64, %struct._IO_FILE* noundef %4), !dbg !39
  %tobool = icmp ne i8* %call, null, !dbg !39
  br i1 %tobool, label %if.end, label %if.then, !dbg !40

if.then:
  store i32 0, i32* %retval, align 4, !dbg !41
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !41

if.end:
  %arraydecay1 = getelementptr inbounds [64 x i8], [64 x i8]* %line, i64 0, i64 0, !dbg !42
  %arraydecay2 = getelementptr inbounds [8 x i8], [8 x i8]* %command, i64 0, i64 0, !dbg !44
  %arraydecay3 = getelementptr inbounds [32 x i8], [32 x i8]* %name, i64 0, i64 0, !dbg !45
  %call4 = call i32 (i8*, i8*, ...) @__isoc99_sscanf(i8* noundef %arraydecay1, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i8* noundef %arraydecay2, i8* noundef %arraydecay3), !dbg !46
  %cmp = icmp eq i32 %call4, 2, !dbg !47
  br i1 %cmp, label %land.lhs.true, label %if.end12, !dbg !48

land.lhs.true:
  %arraydecay5 = getelementptr inbounds [8 x i8], [8 x i8]* %command, i64 0, i64 0, !dbg !49
  %call6 = call i32 @strcmp(i8* noundef %arraydecay5, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0)), !dbg !50
  %tobool7 = icmp ne i32 %call6, 0, !dbg !50
  br i1 %tobool7, label %if.end12, label %if.then8, !dbg !51

if.then8:
  %arraydecay9 = getelementptr inbounds [16 x i8], [16 x i8]* %short_name, i64 0, i64 0, !dbg !52
  %arraydecay10 = getelementptr inbounds [32 x i8], [32 x i8]* %name, i64 0, i64 0, !dbg !53
  %call11 = call i8* @strcpy(i8* noundef %arraydecay9, i8* noundef %arraydecay10), !dbg !54
  br label %if.end12, !dbg !54

if.end12:
  store i32 0, i32* %retval, align 4, !dbg !55
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !55

cleanup:
  %5 = bitcast [16 x i8]* %short_name to i8*, !dbg !56
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %5), !dbg !56
  %6 = bitcast [32 x i8]* %name to i8*, !dbg !56
  call void @llvm.lifetime.end.p0i8(i64 32, i8* %6), !dbg !56
  %7 = bitcast [8 x i8]* %command to i8*, !dbg !56
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %7), !dbg !56
  %8 = bitcast [64 x i8]* %line to i8*, !dbg !56
  call void @llvm.lifetime.end.p0i8(i64 64, i8* %8), !dbg !56
  %9 = load i32, i32* %retval, align 4, !dbg !56
  ret i32 %9, !dbg !56
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !57 i8* @fgets(i8* noundef, i32 noundef, %struct._IO_FILE* noundef)

declare i32 @__isoc99_sscanf(i8* noundef, i8* noundef, ...)

declare i32 @strcmp(i8* noundef, i8* noundef)

declare i8* @strcpy(i8* noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "words_compared_unsafe.c", directory: ".")
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
!13 = !{!14, !19, !23, !27}
!14 = !DILocalVariable(name: "line", scope: !9, file: !1, line: 6, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 512, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 64)
!19 = !DILocalVariable(name: "command", scope: !9, file: !1, line: 6, type: !20)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 64, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 8)
!23 = !DILocalVariable(name: "name", scope: !9, file: !1, line: 6, type: !24)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 256, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 32)
!27 = !DILocalVariable(name: "short_name", scope: !9, file: !1, line: 6, type: !28)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 128, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 16)
!31 = !DILocation(line: 6, column: 3, scope: !9)
!32 = !DILocation(line: 6, column: 8, scope: !9)
!33 = !DILocation(line: 6, column: 18, scope: !9)
!34 = !DILocation(line: 6, column: 30, scope: !9)
!35 = !DILocation(line: 6, column: 40, scope: !9)
!36 = !DILocation(line: 7, column: 14, scope: !37)
!37 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 7)
!38 = !DILocation(line: 7, column: 33, scope: !37)
!39 = !DILocation(line: 7, column: 8, scope: !37)
!40 = !DILocation(line: 7, column: 7, scope: !9)
!41 = !DILocation(line: 7, column: 41, scope: !37)
!42 = !DILocation(line: 8, column: 14, scope: !43)
!43 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 7)
!44 = !DILocation(line: 8, column: 32, scope: !43)
!45 = !DILocation(line: 8, column: 41, scope: !43)
!46 = !DILocation(line: 8, column: 7, scope: !43)
!47 = !DILocation(line: 8, column: 47, scope: !43)
!48 = !DILocation(line: 8, column: 52, scope: !43)
!49 = !DILocation(line: 8, column: 63, scope: !43)
!50 = !DILocation(line: 8, column: 56, scope: !43)
!51 = !DILocation(line: 8, column: 7, scope: !9)
!52 = !DILocation(line: 8, column: 87, scope: !43)
!53 = !DILocation(line: 8, column: 99, scope: !43)
!54 = !DILocation(line: 8, column: 80, scope: !43)
!55 = !DILocation(line: 9, column: 3, scope: !9)
!56 = !DILocation(line: 10, column: 1, scope: !9)
!57 = !DISubprogram(name: "fgets", scope: !58, file: !58, line: 592, type: !59, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !124)
!58 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!59 = !DISubroutineType(types: !60)
!60 = !{!61, !62, !12, !63}
!61 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!62 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !61)
!63 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !64)
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !65, size: 64)
!65 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !66, line: 7, baseType: !67)
!66 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "")
!67 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !68, line: 49, size: 1728, elements: !69)
!68 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "")
!69 = !{!70, !71, !72, !73, !74, !75, !76, !77, !78, !79, !80, !81, !82, !85, !87, !88, !89, !93, !95, !97, !101, !104, !106, !109, !112, !113, !115, !119, !120}
!70 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !67, file: !68, line: 51, baseType: !12, size: 32)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !67, file: !68, line: 54, baseType: !61, size: 64, offset: 64)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !67, file: !68, line: 55, baseType: !61, size: 64, offset: 128)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !67, file: !68, line: 56, baseType: !61, size: 64, offset: 192)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !67, file: !68, line: 57, baseType: !61, size: 64, offset: 256)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !67, file: !68, line: 58, baseType: !61, size: 64, offset: 320)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !67, file: !68, line: 59, baseType: !61, size: 64, offset: 384)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !67, file: !68, line: 60, baseType: !61, size: 64, offset: 448)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !67, file: !68, line: 61, baseType: !61, size: 64, offset: 512)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !67, file: !68, line: 64, baseType: !61, size: 64, offset: 576)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !67, file: !68, line: 65, baseType: !61, size: 64, offset: 640)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !67, file: !68, line: 66, baseType: !61, size: 64, offset: 704)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !67, file: !68, line: 68, baseType: !83, size: 64, offset: 768)
!83 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !84, size: 64)
!84 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !68, line: 36, flags: DIFlagFwdDecl)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !67, file: !68, line: 70, baseType: !86, size: 64, offset: 832)
!86 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !67, size: 64)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !67, file: !68, line: 72, baseType: !12, size: 32, offset: 896)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !67, file: !68, line: 73, baseType: !12, size: 32, offset: 928)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !67, file: !68, line: 74, baseType: !90, size: 64, offset: 960)
!90 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !91, line: 152, baseType: !92)
!91 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!92 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !67, file: !68, line: 77, baseType: !94, size: 16, offset: 1024)
!94 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !67, file: !68, line: 78, baseType: !96, size: 8, offset: 1040)
!96 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!97 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !67, file: !68, line: 79, baseType: !98, size: 8, offset: 1048)
!98 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 8, elements: !99)
!99 = !{!100}
!100 = !DISubrange(count: 1)
!101 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !67, file: !68, line: 81, baseType: !102, size: 64, offset: 1088)
!102 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !103, size: 64)
!103 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !68, line: 43, baseType: null)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !67, file: !68, line: 89, baseType: !105, size: 64, offset: 1152)
!105 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !91, line: 153, baseType: !92)
!106 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !67, file: !68, line: 91, baseType: !107, size: 64, offset: 1216)
!107 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !108, size: 64)
!108 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !68, line: 37, flags: DIFlagFwdDecl)
!109 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !67, file: !68, line: 92, baseType: !110, size: 64, offset: 1280)
!110 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !111, size: 64)
!111 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !68, line: 38, flags: DIFlagFwdDecl)
!112 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !67, file: !68, line: 93, baseType: !86, size: 64, offset: 1344)
!113 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !67, file: !68, line: 94, baseType: !114, size: 64, offset: 1408)
!114 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!115 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !67, file: !68, line: 95, baseType: !116, size: 64, offset: 1472)
!116 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !117, line: 46, baseType: !118)
!117 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!118 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!119 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !67, file: !68, line: 96, baseType: !12, size: 32, offset: 1536)
!120 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !67, file: !68, line: 98, baseType: !121, size: 160, offset: 1568)
!121 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 160, elements: !122)
!122 = !{!123}
!123 = !DISubrange(count: 20)
!124 = !{}
