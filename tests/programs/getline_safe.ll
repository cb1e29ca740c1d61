source_filename = "getline_safe.c"
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
  %line = alloca i8*, align 8
  %size = alloca i64, align 8
  %sum = alloca i32, align 4
  %length = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i8** %line to i8*, !dbg !28
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !28
  call void @llvm.dbg.declare(metadata i8** %line, metadata !14, metadata !DIExpression()), !dbg !29
  store i8* null, i8** %line, align 8, !dbg !29
  %1 = bitcast i64* %size to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !30
  call void @llvm.dbg.declare(metadata i64* %size, metadata !17, metadata !DIExpression()), !dbg !31
  store i64 0, i64* %size, align 8, !dbg !31
  %2 = bitcast i32* %sum to i8*, !dbg !32
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !32
  call void @llvm.dbg.declare(metadata i32* %sum, metadata !21, metadata !DIExpression()), !dbg !33
  store i32 0, i32* %sum, align 4, !dbg !33
  %3 = bitcast i64* %length to i8*, !dbg !34
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %3), !dbg !34
  call void @llvm.dbg.declare(metadata i64* %length, metadata !22, metadata !DIExpression()), !dbg !35
  %4 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !36
  %call = call i64 @getline(i8** noundef %line, i64* noundef %size, %struct._IO_FILE* noundef %4), !dbg !37
  store i64 %call, i64* %length, align 8, !dbg !35
  %5 = load i64, i64* %length, align 8, !dbg !38
  %cmp = icmp sgt i64 %5, 0, !dbg !40
  br i1 %cmp, label %if.then, label %if.end, !dbg !41

if.then:
  %6 = load i8*, i8** %line, align 8, !dbg !42
  %7 = load i64, i64* %length, align 8, !dbg !43
  %sub = sub nsw i64 %7, 1, !dbg !44
  %arrayidx = getelementptr inbounds i8, i8* %6, i64 %sub, !dbg !42
  %8 = load i8, i8* %arrayidx, align 1, !dbg !42
  %conv = sext i8 %8 to i32, !dbg !42
  %9 = load i8*, i8** %line, align 8, !dbg !45
  %10 = load i64, i64* %length, align 8, !dbg !46
  %arrayidx1 = getelementptr inbounds i8, i8* %9, i64 %10, !dbg !45
  %11 = load i8, i8* %arrayidx1, align 1, !dbg !45
  %conv2 = sext i8 %11 to i32, !dbg !45
  %add = add nsw i32 %conv, %conv2, !dbg !47
  %12 = load i32, i32* %sum, align 4, !dbg !48
  %add3 = add nsw i32 %12, %add, !dbg !48
  store i32 %add3, i32* %sum, align 4, !dbg !48
  br label %if.end, !dbg !49

if.end:
  %13 = load i8*, i8** %line, align 8, !dbg !50
  call void @free(i8* noundef %13), !dbg !51
  %14 = load i32, i32* %sum, align 4, !dbg !52
  %and = and i32 %14, 1, !dbg !53
  %15 = bitcast i64* %length to i8*, !dbg !54
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %15), !dbg !54
  %16 = bitcast i32* %sum to i8*, !dbg !54
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %16), !dbg !54
  %17 = bitcast i64* %size to i8*, !dbg !54
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %17), !dbg !54
  %18 = bitcast i8** %line to i8*, !dbg !54
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %18), !dbg !54
  ret i32 %and, !dbg !55
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !56 i64 @getline(i8** noundef, i64* noundef, %struct._IO_FILE* noundef)

declare void @free(i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "getline_safe.c", directory: ".")
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
!13 = !{!14, !17, !21, !22}
!14 = !DILocalVariable(name: "line", scope: !9, file: !1, line: 6, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !DILocalVariable(name: "size", scope: !9, file: !1, line: 7, type: !18)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !19, line: 46, baseType: !20)
!19 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!20 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!21 = !DILocalVariable(name: "sum", scope: !9, file: !1, line: 8, type: !12)
!22 = !DILocalVariable(name: "length", scope: !9, file: !1, line: 9, type: !23)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "ssize_t", file: !24, line: 77, baseType: !25)
!24 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "__ssize_t", file: !26, line: 194, baseType: !27)
!26 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!27 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!28 = !DILocation(line: 6, column: 3, scope: !9)
!29 = !DILocation(line: 6, column: 9, scope: !9)
!30 = !DILocation(line: 7, column: 3, scope: !9)
!31 = !DILocation(line: 7, column: 10, scope: !9)
!32 = !DILocation(line: 8, column: 3, scope: !9)
!33 = !DILocation(line: 8, column: 7, scope: !9)
!34 = !DILocation(line: 9, column: 3, scope: !9)
!35 = !DILocation(line: 9, column: 11, scope: !9)
!36 = !DILocation(line: 9, column: 42, scope: !9)
!37 = !DILocation(line: 9, column: 20, scope: !9)
!38 = !DILocation(line: 10, column: 7, scope: !39)
!39 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 7)
!40 = !DILocation(line: 10, column: 14, scope: !39)
!41 = !DILocation(line: 10, column: 7, scope: !9)
!42 = !DILocation(line: 10, column: 26, scope: !39)
!43 = !DILocation(line: 10, column: 31, scope: !39)
!44 = !DILocation(line: 10, column: 38, scope: !39)
!45 = !DILocation(line: 10, column: 45, scope: !39)
!46 = !DILocation(line: 10, column: 50, scope: !39)
!47 = !DILocation(line: 10, column: 43, scope: !39)
!48 = !DILocation(line: 10, column: 23, scope: !39)
!49 = !DILocation(line: 10, column: 19, scope: !39)
!50 = !DILocation(line: 11, column: 8, scope: !9)
!51 = !DILocation(line: 11, column: 3, scope: !9)
!52 = !DILocation(line: 12, column: 10, scope: !9)
!53 = !DILocation(line: 12, column: 14, scope: !9)
!54 = !DILocation(line: 13, column: 1, scope: !9)
!55 = !DILocation(line: 12, column: 3, scope: !9)
!56 = !DISubprogram(name: "getline", scope: !24, file: !24, line: 645, type: !57, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !119)
!57 = !DISubroutineType(types: !58)
!58 = !{!25, !59, !61, !63}
!59 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !60)
!60 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!61 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !62)
!62 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!63 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !64)
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !65, size: 64)
!65 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !66, line: 7, baseType: !67)
!66 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "")
!67 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !68, line: 49, size: 1728, elements: !69)
!68 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "")
!69 = !{!70, !71, !72, !73, !74, !75, !76, !77, !78, !79, !80, !81, !82, !85, !87, !88, !89, !91, !93, !95, !99, !102, !104, !107, !110, !111, !113, !114, !115}
!70 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !67, file: !68, line: 51, baseType: !12, size: 32)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !67, file: !68, line: 54, baseType: !15, size: 64, offset: 64)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !67, file: !68, line: 55, baseType: !15, size: 64, offset: 128)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !67, file: !68, line: 56, baseType: !15, size: 64, offset: 192)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !67, file: !68, line: 57, baseType: !15, size: 64, offset: 256)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !67, file: !68, line: 58, baseType: !15, size: 64, offset: 320)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !67, file: !68, line: 59, baseType: !15, size: 64, offset: 384)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !67, file: !68, line: 60, baseType: !15, size: 64, offset: 448)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !67, file: !68, line: 61, baseType: !15, size: 64, offset: 512)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !67, file: !68, line: 64, baseType: !15, size: 64, offset: 576)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !67, file: !68, line: 65, baseType: !15, size: 64, offset: 640)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !67, file: !68, line: 66, baseType: !15, size: 64, offset: 704)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !67, file: !68, line: 68, baseType: !83, size: 64, offset: 768)
!83 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !84, size: 64)
!84 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !68, line: 36, flags: DIFlagFwdDecl)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !67, file: !68, line: 70, baseType: !86, size: 64, offset: 832)
!86 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !67, size: 64)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !67, file: !68, line: 72, baseType: !12, size: 32, offset: 896)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !67, file: !68, line: 73, baseType: !12, size: 32, offset: 928)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !67, file: !68, line: 74, baseType: !90, size: 64, offset: 960)
!90 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !26, line: 152, baseType: !27)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !67, file: !68, line: 77, baseType: !92, size: 16, offset: 1024)
!92 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !67, file: !68, line: 78, baseType: !94, size: 8, offset: 1040)
!94 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !67, file: !68, line: 79, baseType: !96, size: 8, offset: 1048)
!96 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 8, elements: !97)
!97 = !{!98}
!98 = !DISubrange(count: 1)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !67, file: !68, line: 81, baseType: !100, size: 64, offset: 1088)
!100 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !101, size: 64)
!101 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !68, line: 43, baseType: null)
!102 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !67, file: !68, line: 89, baseType: !103, size: 64, offset: 1152)
!103 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !26, line: 153, baseType: !27)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !67, file: !68, line: 91, baseType: !105, size: 64, offset: 1216)
!105 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !106, size: 64)
!106 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !68, line: 37, flags: DIFlagFwdDecl)
!107 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !67, file: !68, line: 92, baseType: !108, size: 64, offset: 1280)
!108 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !109, size: 64)
!109 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !68, line: 38, flags: DIFlagFwdDecl)
!110 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !67, file: !68, line: 93, baseType: !86, size: 64, offset: 1344)
!111 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !67, file: !68, line: 94, baseType: !112, size: 64, offset: 1408)
!112 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!113 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !67, file: !68, line: 95, baseType: !18, size: 64, offset: 1472)
!114 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !67, file: !68, line: 96, baseType: !12, size: 32, offset: 1536)
!115 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !67, file: !68, line: 98, baseType: !116, size: 160, offset: 1568)
!116 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 160, elements: !117)
!117 = !{!118}
!118 = !DISubrange(count: 20)
!119 = !{}
