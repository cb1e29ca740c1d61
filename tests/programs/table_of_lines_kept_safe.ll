source_filename = "table_of_lines_kept_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque

@stdin = external global %struct._IO_FILE*, align 8
@.str = private unnamed_addr constant [3 x i8] c"%s\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %names = alloca [10 x i8*], align 16
  %n = alloca i32, align 4
  %line = alloca [80 x i8], align 16
  %p = alloca i8*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %i = alloca i32, align 4
  %i10 = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [10 x i8*]* %names to i8*, !dbg !31
  call void @llvm.lifetime.start.p0i8(i64 80, i8* %0), !dbg !31
  call void @llvm.dbg.declare(metadata [10 x i8*]* %names, metadata !14, metadata !DIExpression()), !dbg !32
  %1 = bitcast i32* %n to i8*, !dbg !33
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !33
  call void @llvm.dbg.declare(metadata i32* %n, metadata !20, metadata !DIExpression()), !dbg !34
  store i32 0, i32* %n, align 4, !dbg !34
  %2 = bitcast [80 x i8]* %line to i8*, !dbg !35
  call void @llvm.lifetime.start.p0i8(i64 80, i8* %2), !dbg !35
  call void @llvm.dbg.declare(metadata [80 x i8]* %line, metadata !21, metadata !DIExpression()), !dbg !36
  br label %while.cond, !dbg !37

while.cond:
  %3 = load i32, i32* %n, align 4, !dbg !38
  %cmp = icmp slt i32 %3, 10, !dbg !39
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !40

land.rhs:
  %arraydecay = getelementptr inbounds [80 x i8], [80 x i8]* %line, i64 0, i64 0, !dbg !41
  %4 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !42
  %call = call i8* @fgets(i8* noundef %arraydecay, i32 noundef 80, %struct._IO_FILE* noundef %4), !dbg !43
  %tobool = icmp ne i8* %call, null, !dbg !40
  br label %land.end

land.end:
  %5 = phi i1 [ false, %while.cond ], [ %tobool, %land.rhs ], !dbg !44
  br i1 %5, label %while.body, label %while.end, !dbg !37

while.body:
  %6 = bitcast i8** %p to i8*, !dbg !45
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %6), !dbg !45
  call void @llvm.dbg.declare(metadata i8** %p, metadata !25, metadata !DIExpression()), !dbg !46
  %arraydecay1 = getelementptr inbounds [80 x i8], [80 x i8]* %line, i64 0, i64 0, !dbg !47
  %call2 = call noalias i8* @strdup(i8* noundef %arraydecay1), !dbg !48
  store i8* %call2, i8** %p, align 8, !dbg !46
  %7 = load i8*, i8** %p, align 8, !dbg !49
  %tobool3 = icmp ne i8* %7, null, !dbg !49
  br i1 %tobool3, label %if.end, label %if.then, !dbg !51

if.then:
  store i32 3, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !52

if.end:
  %8 = load i8*, i8** %p, align 8, !dbg !53
  %9 = load i32, i32* %n, align 4, !dbg !54
  %inc = add nsw i32 %9, 1, !dbg !54
  store i32 %inc, i32* %n, align 4, !dbg !54
  %idxprom = sext i32 %9 to i64, !dbg !55
  %arrayidx = getelementptr inbounds [10 x i8*], [10 x i8*]* %names, i64 0, i64 %idxprom, !dbg !55
  store i8* %8, i8** %arrayidx, align 8, !dbg !56
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !57
  br label %cleanup, !dbg !57

cleanup:
  %10 = bitcast i8** %p to i8*, !dbg !57
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %10), !dbg !57
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 3, label %while.end
  ]

cleanup.cont:
  br label %while.cond, !dbg !37, !llvm.loop !58

while.end:
  %11 = bitcast i32* %i to i8*, !dbg !61
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %11), !dbg !61
  call void @llvm.dbg.declare(metadata i32* %i, metadata !27, metadata !DIExpression()), !dbg !62
  store i32 0, i32* %i, align 4, !dbg !62
  br label %for.cond, !dbg !61

for.cond:
  %12 = load i32, i32* %i, align 4, !dbg !63
  %13 = load i32, i32* %n, align 4, !dbg !65
  %cmp4 = icmp slt i32 %12, %13, !dbg !66
  br i1 %cmp4, label %for.body, label %for.cond.cleanup, !dbg !67

for.cond.cleanup:
  store i32 4, i32* %cleanup.dest.slot, align 4
  %14 = bitcast i32* %i to i8*, !dbg !68
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %14), !dbg !68
  br label %for.end

for.body:
  %15 = load i32, i32* %i, align 4, !dbg !69
  %idxprom5 = sext i32 %15 to i64, !dbg !70
  %arrayidx6 = getelementptr inbounds [10 x i8*], [10 x i8*]* %names, i64 0, i64 %idxprom5, !dbg !70
  %16 = load i8*, i8** %arrayidx6, align 8, !dbg !70
  %call7 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0), i8* noundef %16), !dbg !71
  br label %for.inc, !dbg !71

for.inc:
  %17 = load i32, i32* %i, align 4, !dbg !72
  %inc8 = add nsw i32 %17, 1, !dbg !72
  store i32 %inc8, i32* %i, align 4, !dbg !72
  br label %for.cond, !dbg !68, !llvm.loop !73

for.end:
  %18 = bitcast i32* %i10 to i8*, !dbg !75
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %18), !dbg !75
  call void @llvm.dbg.declare(metadata i32* %i10, metadata !29, metadata !DIExpression()), !dbg !76
  store i32 0, i32* %i10, align 4, !dbg !76
  br label %for.cond11, !dbg !75

for.cond11:
  %19 = load i32, i32* %i10, align 4, !dbg !77
  %20 = load i32, i32* %n, align 4, !dbg !79
  %cmp12 = icmp slt i32 %19, %20, !dbg !80
  br i1 %cmp12, label %for.body14, label %for.cond.cleanup13, !dbg !81

for.cond.cleanup13:
  store i32 7, i32* %cleanup.dest.slot, align 4
  %21 = bitcast i32* %i10 to i8*, !dbg !82
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %21), !dbg !82
  br label %for.end20

for.body14:
  %22 = load i32, i32* %i10, align 4, !dbg !83
  %idxprom15 = sext i32 %22 to i64, !dbg !84
  %arrayidx16 = getelementptr inbounds [10 x i8*], [10 x i8*]* %names, i64 0, i64 %idxprom15, !dbg !84
  %23 = load i8*, i8** %arrayidx16, align 8, !dbg !84
  call void @free(i8* noundef %23), !dbg !85
  br label %for.inc17, !dbg !85

for.inc17:
  %24 = load i32, i32* %i10, align 4, !dbg !86
  %inc18 = add nsw i32 %24, 1, !dbg !86
  store i32 %inc18, i32* %i10, align 4, !dbg !86
  br label %for.cond11, !dbg !82, !llvm.loop !87

for.end20:
  store i32 0, i32* %retval, align 4, !dbg !89
  store i32 1, i32* %cleanup.dest.slot, align 4
  %25 = bitcast [80 x i8]* %line to i8*, !dbg !90
  call void @llvm.lifetime.end.p0i8(i64 80, i8* %25), !dbg !90
  %26 = bitcast i32* %n to i8*, !dbg !90
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %26), !dbg !90
  %27 = bitcast [10 x i8*]* %names to i8*, !dbg !90
  call void @llvm.lifetime.end.p0i8(i64 80, i8* %27), !dbg !90
  %28 = load i32, i32* %retval, align 4, !dbg !90
  ret i32 %28, !dbg !90

unreachable:
  unreachable
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !91 i8* @fgets(i8* noundef, i32 noundef, %struct._IO_FILE* noundef)

declare noalias i8* @strdup(i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare i32 @printf(i8* noundef, ...)

declare void @free(i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "table_of_lines_kept_safe.c", directory: ".")
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
!13 = !{!14, !20, !21, !25, !27, !29}
!14 = !DILocalVariable(name: "names", scope: !9, file: !1, line: 6, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 640, elements: !18)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!18 = !{!19}
!19 = !DISubrange(count: 10)
!20 = !DILocalVariable(name: "n", scope: !9, file: !1, line: 6, type: !12)
!21 = !DILocalVariable(name: "line", scope: !9, file: !1, line: 6, type: !22)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 640, elements: !23)
!23 = !{!24}
!24 = !DISubrange(count: 80)
!25 = !DILocalVariable(name: "p", scope: !26, file: !1, line: 8, type: !16)
!26 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 53)
!27 = !DILocalVariable(name: "i", scope: !28, file: !1, line: 12, type: !12)
!28 = distinct !DILexicalBlock(scope: !9, file: !1, line: 12, column: 3)
!29 = !DILocalVariable(name: "i", scope: !30, file: !1, line: 13, type: !12)
!30 = distinct !DILexicalBlock(scope: !9, file: !1, line: 13, column: 3)
!31 = !DILocation(line: 6, column: 3, scope: !9)
!32 = !DILocation(line: 6, column: 9, scope: !9)
!33 = !DILocation(line: 6, column: 20, scope: !9)
!34 = !DILocation(line: 6, column: 24, scope: !9)
!35 = !DILocation(line: 6, column: 31, scope: !9)
!36 = !DILocation(line: 6, column: 36, scope: !9)
!37 = !DILocation(line: 7, column: 3, scope: !9)
!38 = !DILocation(line: 7, column: 10, scope: !9)
!39 = !DILocation(line: 7, column: 12, scope: !9)
!40 = !DILocation(line: 7, column: 17, scope: !9)
!41 = !DILocation(line: 7, column: 26, scope: !9)
!42 = !DILocation(line: 7, column: 45, scope: !9)
!43 = !DILocation(line: 7, column: 20, scope: !9)
!44 = !DILocation(line: 0, scope: !9)
!45 = !DILocation(line: 8, column: 5, scope: !26)
!46 = !DILocation(line: 8, column: 11, scope: !26)
!47 = !DILocation(line: 8, column: 22, scope: !26)
!48 = !DILocation(line: 8, column: 15, scope: !26)
!49 = !DILocation(line: 9, column: 10, scope: !50)
!50 = distinct !DILexicalBlock(scope: !26, file: !1, line: 9, column: 9)
!51 = !DILocation(line: 9, column: 9, scope: !26)
!52 = !DILocation(line: 9, column: 13, scope: !50)
!53 = !DILocation(line: 10, column: 18, scope: !26)
!54 = !DILocation(line: 10, column: 12, scope: !26)
!55 = !DILocation(line: 10, column: 5, scope: !26)
!56 = !DILocation(line: 10, column: 16, scope: !26)
!57 = !DILocation(line: 11, column: 3, scope: !9)
!58 = distinct !{!58, !37, !57, !59, !60}
!59 = !{!"llvm.loop.mustprogress"}
!60 = !{!"llvm.loop.unroll.disable"}
!61 = !DILocation(line: 12, column: 8, scope: !28)
!62 = !DILocation(line: 12, column: 12, scope: !28)
!63 = !DILocation(line: 12, column: 19, scope: !64)
!64 = distinct !DILexicalBlock(scope: !28, file: !1, line: 12, column: 3)
!65 = !DILocation(line: 12, column: 23, scope: !64)
!66 = !DILocation(line: 12, column: 21, scope: !64)
!67 = !DILocation(line: 12, column: 3, scope: !28)
!68 = !DILocation(line: 12, column: 3, scope: !64)
!69 = !DILocation(line: 12, column: 50, scope: !64)
!70 = !DILocation(line: 12, column: 44, scope: !64)
!71 = !DILocation(line: 12, column: 31, scope: !64)
!72 = !DILocation(line: 12, column: 27, scope: !64)
!73 = distinct !{!73, !67, !74, !59, !60}
!74 = !DILocation(line: 12, column: 52, scope: !28)
!75 = !DILocation(line: 13, column: 8, scope: !30)
!76 = !DILocation(line: 13, column: 12, scope: !30)
!77 = !DILocation(line: 13, column: 19, scope: !78)
!78 = distinct !DILexicalBlock(scope: !30, file: !1, line: 13, column: 3)
!79 = !DILocation(line: 13, column: 23, scope: !78)
!80 = !DILocation(line: 13, column: 21, scope: !78)
!81 = !DILocation(line: 13, column: 3, scope: !30)
!82 = !DILocation(line: 13, column: 3, scope: !78)
!83 = !DILocation(line: 13, column: 42, scope: !78)
!84 = !DILocation(line: 13, column: 36, scope: !78)
!85 = !DILocation(line: 13, column: 31, scope: !78)
!86 = !DILocation(line: 13, column: 27, scope: !78)
!87 = distinct !{!87, !81, !88, !59, !60}
!88 = !DILocation(line: 13, column: 44, scope: !30)
!89 = !DILocation(line: 14, column: 3, scope: !9)
!90 = !DILocation(line: 15, column: 1, scope: !9)
!91 = !DISubprogram(name: "fgets", scope: !92, file: !92, line: 592, type: !93, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !157)
!92 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!93 = !DISubroutineType(types: !94)
!94 = !{!16, !95, !12, !96}
!95 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !16)
!96 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !97)
!97 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !98, size: 64)
!98 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !99, line: 7, baseType: !100)
!99 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "")
!100 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !101, line: 49, size: 1728, elements: !102)
!101 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "")
!102 = !{!103, !104, !105, !106, !107, !108, !109, !110, !111, !112, !113, !114, !115, !118, !120, !121, !122, !126, !128, !130, !134, !137, !139, !142, !145, !146, !148, !152, !153}
!103 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !100, file: !101, line: 51, baseType: !12, size: 32)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !100, file: !101, line: 54, baseType: !16, size: 64, offset: 64)
!105 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !100, file: !101, line: 55, baseType: !16, size: 64, offset: 128)
!106 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !100, file: !101, line: 56, baseType: !16, size: 64, offset: 192)
!107 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !100, file: !101, line: 57, baseType: !16, size: 64, offset: 256)
!108 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !100, file: !101, line: 58, baseType: !16, size: 64, offset: 320)
!109 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !100, file: !101, line: 59, baseType: !16, size: 64, offset: 384)
!110 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !100, file: !101, line: 60, baseType: !16, size: 64, offset: 448)
!111 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !100, file: !101, line: 61, baseType: !16, size: 64, offset: 512)
!112 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !100, file: !101, line: 64, baseType: !16, size: 64, offset: 576)
!113 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !100, file: !101, line: 65, baseType: !16, size: 64, offset: 640)
!114 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !100, file: !101, line: 66, baseType: !16, size: 64, offset: 704)
!115 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !100, file: !101, line: 68, baseType: !116, size: 64, offset: 768)
!116 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !117, size: 64)
!117 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !101, line: 36, flags: DIFlagFwdDecl)
!118 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !100, file: !101, line: 70, baseType: !119, size: 64, offset: 832)
!119 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !100, size: 64)
!120 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !100, file: !101, line: 72, baseType: !12, size: 32, offset: 896)
!121 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !100, file: !101, line: 73, baseType: !12, size: 32, offset: 928)
!122 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !100, file: !101, line: 74, baseType: !123, size: 64, offset: 960)
!123 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !124, line: 152, baseType: !125)
!124 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!125 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!126 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !100, file: !101, line: 77, baseType: !127, size: 16, offset: 1024)
!127 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!128 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !100, file: !101, line: 78, baseType: !129, size: 8, offset: 1040)
!129 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!130 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !100, file: !101, line: 79, baseType: !131, size: 8, offset: 1048)
!131 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 8, elements: !132)
!132 = !{!133}
!133 = !DISubrange(count: 1)
!134 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !100, file: !101, line: 81, baseType: !135, size: 64, offset: 1088)
!135 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !136, size: 64)
!136 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !101, line: 43, baseType: null)
!137 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !100, file: !101, line: 89, baseType: !138, size: 64, offset: 1152)
!138 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !124, line: 153, baseType: !125)
!139 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !100, file: !101, line: 91, baseType: !140, size: 64, offset: 1216)
!140 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !141, size: 64)
!141 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !101, line: 37, flags: DIFlagFwdDecl)
!142 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !100, file: !101, line: 92, baseType: !143, size: 64, offset: 1280)
!143 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !144, size: 64)
!144 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !101, line: 38, flags: DIFlagFwdDecl)
!145 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !100, file: !101, line: 93, baseType: !119, size: 64, offset: 1344)
!146 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !100, file: !101, line: 94, baseType: !147, size: 64, offset: 1408)
!147 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!148 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !100, file: !101, line: 95, baseType: !149, size: 64, offset: 1472)
!149 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !150, line: 46, baseType: !151)
!150 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!151 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!152 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !100, file: !101, line: 96, baseType: !12, size: 32, offset: 1536)
!153 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !100, file: !101, line: 98, baseType: !154, size: 160, offset: 1568)
!154 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 160, elements: !155)
!155 = !{!156}
!156 = !DISubrange(count: 20)
!157 = !{}
