source_filename = "commands_by_format_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque

@stdin = external global %struct._IO_FILE*, align 8
@.str = private unnamed_addr constant [8 x i8] c"push %d\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"pop %d\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %values = alloca [4 x i32], align 16
  %count = alloca i32, align 4
  %value = alloca i32, align 4
  %line = alloca [32 x i8], align 16
  store i32 0, i32* %retval, align 4
  %0 = bitcast [4 x i32]* %values to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %0), !dbg !25
  call void @llvm.dbg.declare(metadata [4 x i32]* %values, metadata !14, metadata !DIExpression()), !dbg !26
  %1 = bitcast i32* %count to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !25
  call void @llvm.dbg.declare(metadata i32* %count, metadata !18, metadata !DIExpression()), !dbg !27
  store i32 0, i32* %count, align 4, !dbg !27
  %2 = bitcast i32* %value to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !25
  call void @llvm.dbg.declare(metadata i32* %value, metadata !19, metadata !DIExpression()), !dbg !28
  %3 = bitcast [32 x i8]* %line to i8*, !dbg !29
  call void @llvm.lifetime.start.p0i8(i64 32, i8* %3), !dbg !29
  call void @llvm.dbg.declare(metadata [32 x i8]* %line, metadata !20, metadata !DIExpression()), !dbg !30
  br label %while.cond, !dbg !31

while.cond:
  %arraydecay = getelementptr inbounds [32 x i8], [32 x i8]* %line, i64 0, i64 0, !dbg !32
  %4 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !33
  %call = call i8* @fgets(i8* noundef %arraydecay, i32 noundef 32, %struct._IO_FILE* noundef %4), !dbg !34
  %tobool = icmp ne i8* %call, null, !dbg !31
  br i1 %tobool, label %while.body, label %while.end, !dbg !31

while.body:
  %arraydecay1 = getelementptr inbounds [32 x i8], [32 x i8]* %line, i64 0, i64 0, !dbg !35
  %call2 = call i32 (i8*, i8*, ...) @__isoc99_sscanf(i8* noundef %arraydecay1, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i64 0, i64 0), i32* noundef %value), !dbg !38
  %cmp = icmp eq i32 %call2, 1, !dbg !39
  br i1 %cmp, label %land.lhs.true, label %if.else, !dbg !40

land.lhs.true:
  %5 = load i32, i32* %count, align 4, !dbg !41
  %cmp3 = icmp slt i32 %5, 4, !dbg !42
  br i1 %cmp3, label %if.then, label %if.else, !dbg !43

if.then:
  %6 = load i32, i32* %value, align 4, !dbg !44
  %7 = load i32, i32* %count, align 4, !dbg !45
  %inc = add nsw i32 %7, 1, !dbg !45
  store i32 %inc, i32* %count, align 4, !dbg !45
  %idxprom = sext i32 %7 to i64, !dbg !46
  %arrayidx = getelementptr inbounds [4 x i32], [4 x i32]* %values, i64 0, i64 %idxprom, !dbg !46
  store i32 %6, i32* %arrayidx, align 4, !dbg !47
  br label %if.end10, !dbg !46

if.else:
  %arraydecay4 = getelementptr inbounds [32 x i8], [32 x i8]* %line, i64 0, i64 0, !dbg !48
  %call5 = call i32 (i8*, i8*, ...) @__isoc99_sscanf(i8* noundef %arraydecay4, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i32* noundef %value), !dbg !50
  %cmp6 = icmp eq i32 %call5, 1, !dbg !51
  br i1 %cmp6, label %land.lhs.true7, label %if.end, !dbg !52

land.lhs.true7:
  %8 = load i32, i32* %count, align 4, !dbg !53
  %cmp8 = icmp sgt i32 %8, 0, !dbg !54
  br i1 %cmp8, label %if.then9, label %if.end, !dbg !55

if.then9:
  %9 = load i32, i32* %count, align 4, !dbg !56
  %dec = add nsw i32 %9, -1, !dbg !56
  store i32 %dec, i32* %count, align 4, !dbg !56
  br label %if.end, !dbg !57

if.end:
  br label %if.end10

if.end10:
  br label %while.cond, !dbg !31, !llvm.loop !58

while.end:
  %10 = load i32, i32* %count, align 4, !dbg !62
  %tobool11 = icmp ne i32 %10, 0, !dbg !62
  br i1 %tobool11, label %cond.true, label %cond.false, !dbg !62

cond.true:
  %11 = load i32, i32* %count, align 4, !dbg !63
  %sub = sub nsw i32 %11, 1, !dbg !64
  %idxprom12 = sext i32 %sub to i64, !dbg !65
  %arrayidx13 = getelementptr inbounds [4 x i32], [4 x i32]* %values, i64 0, i64 %idxprom12, !dbg !65
  %12 = load i32, i32* %arrayidx13, align 4, !dbg !65
  br label %cond.end, !dbg !62

cond.false:
  br label %cond.end, !dbg !62

cond.end:
  %cond = phi i32 [ %12, %cond.true ], [ 0, %cond.false ], !dbg !62
  %13 = bitcast [32 x i8]* %line to i8*, !dbg !66
  call void @llvm.lifetime.end.p0i8(i64 32, i8* %13), !dbg !66
  %14 = bitcast i32* %value to i8*, !dbg !66
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %14), !dbg !66
  %15 = bitcast i32* %count to i8*, !dbg !66
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %15), !dbg !66
  %16 = bitcast [4 x i32]* %values to i8*, !dbg !66
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %16), !dbg !66
  ret i32 %cond, !dbg !67
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !68 i8* @fgets(i8* noundef, i32 noundef, %struct._IO_FILE* noundef)

declare i32 @__isoc99_sscanf(i8* noundef, i8* noundef, ...)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "commands_by_format_safe.c", directory: ".")
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
!13 = !{!14, !18, !19, !20}
!14 = !DILocalVariable(name: "values", scope: !9, file: !1, line: 6, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 128, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 4)
!18 = !DILocalVariable(name: "count", scope: !9, file: !1, line: 6, type: !12)
!19 = !DILocalVariable(name: "value", scope: !9, file: !1, line: 6, type: !12)
!20 = !DILocalVariable(name: "line", scope: !9, file: !1, line: 7, type: !21)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 256, elements: !23)
!22 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!23 = !{!24}
!24 = !DISubrange(count: 32)
!25 = !DILocation(line: 6, column: 3, scope: !9)
!26 = !DILocation(line: 6, column: 7, scope: !9)
!27 = !DILocation(line: 6, column: 18, scope: !9)
!28 = !DILocation(line: 6, column: 29, scope: !9)
!29 = !DILocation(line: 7, column: 3, scope: !9)
!30 = !DILocation(line: 7, column: 8, scope: !9)
!31 = !DILocation(line: 8, column: 3, scope: !9)
!32 = !DILocation(line: 8, column: 16, scope: !9)
!33 = !DILocation(line: 8, column: 35, scope: !9)
!34 = !DILocation(line: 8, column: 10, scope: !9)
!35 = !DILocation(line: 9, column: 16, scope: !36)
!36 = distinct !DILexicalBlock(scope: !37, file: !1, line: 9, column: 9)
!37 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 43)
!38 = !DILocation(line: 9, column: 9, scope: !36)
!39 = !DILocation(line: 9, column: 41, scope: !36)
!40 = !DILocation(line: 9, column: 46, scope: !36)
!41 = !DILocation(line: 9, column: 49, scope: !36)
!42 = !DILocation(line: 9, column: 55, scope: !36)
!43 = !DILocation(line: 9, column: 9, scope: !37)
!44 = !DILocation(line: 10, column: 25, scope: !36)
!45 = !DILocation(line: 10, column: 19, scope: !36)
!46 = !DILocation(line: 10, column: 7, scope: !36)
!47 = !DILocation(line: 10, column: 23, scope: !36)
!48 = !DILocation(line: 11, column: 21, scope: !49)
!49 = distinct !DILexicalBlock(scope: !36, file: !1, line: 11, column: 14)
!50 = !DILocation(line: 11, column: 14, scope: !49)
!51 = !DILocation(line: 11, column: 45, scope: !49)
!52 = !DILocation(line: 11, column: 50, scope: !49)
!53 = !DILocation(line: 11, column: 53, scope: !49)
!54 = !DILocation(line: 11, column: 59, scope: !49)
!55 = !DILocation(line: 11, column: 14, scope: !36)
!56 = !DILocation(line: 12, column: 12, scope: !49)
!57 = !DILocation(line: 12, column: 7, scope: !49)
!58 = distinct !{!58, !31, !59, !60, !61}
!59 = !DILocation(line: 13, column: 3, scope: !9)
!60 = !{!"llvm.loop.mustprogress"}
!61 = !{!"llvm.loop.unroll.disable"}
!62 = !DILocation(line: 14, column: 10, scope: !9)
!63 = !DILocation(line: 14, column: 25, scope: !9)
!64 = !DILocation(line: 14, column: 31, scope: !9)
!65 = !DILocation(line: 14, column: 18, scope: !9)
!66 = !DILocation(line: 15, column: 1, scope: !9)
!67 = !DILocation(line: 14, column: 3, scope: !9)
!68 = !DISubprogram(name: "fgets", scope: !69, file: !69, line: 592, type: !70, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !135)
!69 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!70 = !DISubroutineType(types: !71)
!71 = !{!72, !73, !12, !74}
!72 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!73 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !72)
!74 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !75)
!75 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !76, size: 64)
!76 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !77, line: 7, baseType: !78)
!77 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "")
!78 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !79, line: 49, size: 1728, elements: !80)
!79 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "")
!80 = !{!81, !82, !83, !84, !85, !86, !87, !88, !89, !90, !91, !92, !93, !96, !98, !99, !100, !104, !106, !108, !112, !115, !117, !120, !123, !124, !126, !130, !131}
!81 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !78, file: !79, line: 51, baseType: !12, size: 32)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !78, file: !79, line: 54, baseType: !72, size: 64, offset: 64)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !78, file: !79, line: 55, baseType: !72, size: 64, offset: 128)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !78, file: !79, line: 56, baseType: !72, size: 64, offset: 192)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !78, file: !79, line: 57, baseType: !72, size: 64, offset: 256)
!86 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !78, file: !79, line: 58, baseType: !72, size: 64, offset: 320)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !78, file: !79, line: 59, baseType: !72, size: 64, offset: 384)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !78, file: !79, line: 60, baseType: !72, size: 64, offset: 448)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !78, file: !79, line: 61, baseType: !72, size: 64, offset: 512)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !78, file: !79, line: 64, baseType: !72, size: 64, offset: 576)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !78, file: !79, line: 65, baseType: !72, size: 64, offset: 640)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !78, file: !79, line: 66, baseType: !72, size: 64, offset: 704)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !78, file: !79, line: 68, baseType: !94, size: 64, offset: 768)
!94 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !95, size: 64)
!95 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !79, line: 36, flags: DIFlagFwdDecl)
!96 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !78, file: !79, line: 70, baseType: !97, size: 64, offset: 832)
!97 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !78, size: 64)
!98 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !78, file: !79, line: 72, baseType: !12, size: 32, offset: 896)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !78, file: !79, line: 73, baseType: !12, size: 32, offset: 928)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !78, file: !79, line: 74, baseType: !101, size: 64, offset: 960)
!101 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !102, line: 152, baseType: !103)
!102 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!103 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !78, file: !79, line: 77, baseType: !105, size: 16, offset: 1024)
!105 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!106 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !78, file: !79, line: 78, baseType: !107, size: 8, offset: 1040)
!107 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!108 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !78, file: !79, line: 79, baseType: !109, size: 8, offset: 1048)
!109 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 8, elements: !110)
!110 = !{!111}
!111 = !DISubrange(count: 1)
!112 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !78, file: !79, line: 81, baseType: !113, size: 64, offset: 1088)
!113 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !114, size: 64)
!114 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !79, line: 43, baseType: null)
!115 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !78, file: !79, line: 89, baseType: !116, size: 64, offset: 1152)
!116 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !102, line: 153, baseType: !103)
!117 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !78, file: !79, line: 91, baseType: !118, size: 64, offset: 1216)
!118 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !119, size: 64)
!119 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !79, line: 37, flags: DIFlagFwdDecl)
!120 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !78, file: !79, line: 92, baseType: !121, size: 64, offset: 1280)
!121 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !122, size: 64)
!122 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !79, line: 38, flags: DIFlagFwdDecl)
!123 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !78, file: !79, line: 93, baseType: !97, size: 64, offset: 1344)
!124 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !78, file: !79, line: 94, baseType: !125, size: 64, offset: 1408)
!125 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!126 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !78, file: !79, line: 95, baseType: !127, size: 64, offset: 1472)
!127 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !128, line: 46, baseType: !129)
!128 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!129 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!130 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !78, file: !79, line: 96, baseType: !12, size: 32, offset: 1536)
!131 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !78, file: !79, line: 98, baseType: !132, size: 160, offset: 1568)
!132 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 160, elements: !133)
!133 = !{!134}
!134 = !DISubrange(count: 20)
!135 = !{}
