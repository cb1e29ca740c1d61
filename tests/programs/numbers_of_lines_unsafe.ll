source_filename = "numbers_of_lines_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque

@stdin = external global %struct._IO_FILE*, align 8
@.str = private unnamed_addr constant [9 x i8] c"%c %d %d\00", align 1
@table = dso_local global [1000 x i32] zeroinitializer, align 16, !dbg !0
@.str.1 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

define dso_local i32 @main() !dbg !16 {
entry:
  %retval = alloca i32, align 4
  %line = alloca [100 x i8], align 16
  %cmd = alloca i8, align 1
  %i = alloca i32, align 4
  %v = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [100 x i8]* %line to i8*, !dbg !29
  call void @llvm.lifetime.start.p0i8(i64 100, i8* %0), !dbg !29
  call void @llvm.dbg.declare(metadata [100 x i8]* %line, metadata !20, metadata !DIExpression()), !dbg !30
  br label %while.cond, !dbg !31

while.cond:
  %arraydecay = getelementptr inbounds [100 x i8], [100 x i8]* %line, i64 0, i64 0, !dbg !32
  %1 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !33
  %call = call i8* @fgets(i8* noundef %arraydecay, i32 noundef 100, %struct._IO_FILE* noundef %1), !dbg !34
  %tobool = icmp ne i8* %call, null, !dbg !31
  br i1 %tobool, label %while.body, label %while.end, !dbg !31

while.body:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %cmd), !dbg !35
  call void @llvm.dbg.declare(metadata i8* %cmd, metadata !25, metadata !DIExpression()), !dbg !36
  %2 = bitcast i32* %i to i8*, !dbg !37
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !37
  call void @llvm.dbg.declare(metadata i32* %i, metadata !27, metadata !DIExpression()), !dbg !38
  %3 = bitcast i32* %v to i8*, !dbg !37
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !37
  call void @llvm.dbg.declare(metadata i32* %v, metadata !28, metadata !DIExpression()), !dbg !39
  %arraydecay1 = getelementptr inbounds [100 x i8], [100 x i8]* %line, i64 0, i64 0, !dbg !40
  %call2 = call i32 (i8*, i8*, ...) @__isoc99_sscanf(i8* noundef %arraydecay1, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i8* noundef %cmd, i32* noundef %i, i32* noundef %v), !dbg !42
  %cmp = icmp ne i32 %call2, 3, !dbg !43
  br i1 %cmp, label %if.then, label %if.end, !dbg !44

if.then:
  store i32 2, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !45, !llvm.loop !46

if.end:
  %4 = load i32, i32* %i, align 4, !dbg !50
  %cmp3 = icmp slt i32 %4, 0, !dbg !52
  br i1 %cmp3, label %if.then5, label %lor.lhs.false, !dbg !53

lor.lhs.false:
  %5 = load i32, i32* %i, align 4, !dbg !54
  %cmp4 = icmp sgt i32 %5, 1000, !dbg !55
  br i1 %cmp4, label %if.then5, label %if.end6, !dbg !56

if.then5:
  store i32 2, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !57, !llvm.loop !46

if.end6:
  %6 = load i8, i8* %cmd, align 1, !dbg !58
  %conv = sext i8 %6 to i32, !dbg !58
  %cmp7 = icmp eq i32 %conv, 115, !dbg !60
  br i1 %cmp7, label %if.then9, label %if.else, !dbg !61

if.then9:
  %7 = load i32, i32* %v, align 4, !dbg !62
  %8 = load i32, i32* %i, align 4, !dbg !63
  %idxprom = sext i32 %8 to i64, !dbg !64
  %arrayidx = getelementptr inbounds [1000 x i32], [1000 x i32]* @table, i64 0, i64 %idxprom, !dbg !64
  store i32 %7, i32* %arrayidx, align 4, !dbg !65
  br label %if.end18, !dbg !64

if.else:
  %9 = load i8, i8* %cmd, align 1, !dbg !66
  %conv10 = sext i8 %9 to i32, !dbg !66
  %cmp11 = icmp eq i32 %conv10, 103, !dbg !68
  br i1 %cmp11, label %if.then13, label %if.end17, !dbg !69

if.then13:
  %10 = load i32, i32* %i, align 4, !dbg !70
  %idxprom14 = sext i32 %10 to i64, !dbg !71
  %arrayidx15 = getelementptr inbounds [1000 x i32], [1000 x i32]* @table, i64 0, i64 %idxprom14, !dbg !71
  %11 = load i32, i32* %arrayidx15, align 4, !dbg !71
  %call16 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %11), !dbg !72
  br label %if.end17, !dbg !72

if.end17:
  br label %if.end18

if.end18:
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !47
  br label %cleanup, !dbg !47

cleanup:
  %12 = bitcast i32* %v to i8*, !dbg !47
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %12), !dbg !47
  %13 = bitcast i32* %i to i8*, !dbg !47
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %13), !dbg !47
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %cmd), !dbg !47
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 2, label %while.cond
  ]

cleanup.cont:
  br label %while.cond, !dbg !31, !llvm.loop !46

while.end:
  store i32 0, i32* %retval, align 4, !dbg !73
  store i32 1, i32* %cleanup.dest.slot, align 4
  %14 = bitcast [100 x i8]* %line to i8*, !dbg !74
  call void @llvm.lifetime.end.p0i8(i64 100, i8* %14), !dbg !74
  %15 = load i32, i32* %retval, align 4, !dbg !74
  ret i32 %15, !dbg !74

unreachable:
  unreachable
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !75 i8* @fgets(i8* noundef, i32 noundef, %struct._IO_FILE* noundef)

declare i32 @__isoc99_sscanf(i8* noundef, i8* noundef, ...)

declare i32 @printf(i8* noundef, ...)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 5, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "numbers_of_lines_unsafe.c", directory: ".")
!4 = !{!0}
!5 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 32000, elements: !7)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{!8}
!8 = !DISubrange(count: 1000)
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 7, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 1}

!16 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 6, type: !17, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !19)
!17 = !DISubroutineType(types: !18)
!18 = !{!6}
!19 = !{!20, !25, !27, !28}
!20 = !DILocalVariable(name: "line", scope: !16, file: !3, line: 7, type: !21)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 800, elements: !23)
!22 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!23 = !{!24}
!24 = !DISubrange(count: 100)
!25 = !DILocalVariable(name: "cmd", scope: !26, file: !3, line: 9, type: !22)
!26 = distinct !DILexicalBlock(scope: !16, file: !3, line: 8, column: 43)
!27 = !DILocalVariable(name: "i", scope: !26, file: !3, line: 9, type: !6)
!28 = !DILocalVariable(name: "v", scope: !26, file: !3, line: 9, type: !6)
!29 = !DILocation(line: 7, column: 3, scope: !16)
!30 = !DILocation(line: 7, column: 8, scope: !16)
!31 = !DILocation(line: 8, column: 3, scope: !16)
!32 = !DILocation(line: 8, column: 16, scope: !16)
!33 = !DILocation(line: 8, column: 35, scope: !16)
!34 = !DILocation(line: 8, column: 10, scope: !16)
!35 = !DILocation(line: 9, column: 5, scope: !26)
!36 = !DILocation(line: 9, column: 10, scope: !26)
!37 = !DILocation(line: 9, column: 15, scope: !26)
!38 = !DILocation(line: 9, column: 19, scope: !26)
!39 = !DILocation(line: 9, column: 22, scope: !26)
!40 = !DILocation(line: 10, column: 16, scope: !41)
!41 = distinct !DILexicalBlock(scope: !26, file: !3, line: 10, column: 9)
!42 = !DILocation(line: 10, column: 9, scope: !41)
!43 = !DILocation(line: 10, column: 48, scope: !41)
!44 = !DILocation(line: 10, column: 9, scope: !26)
!45 = !DILocation(line: 10, column: 54, scope: !41)
!46 = distinct !{!46, !31, !47, !48, !49}
!47 = !DILocation(line: 13, column: 3, scope: !16)
!48 = !{!"llvm.loop.mustprogress"}
!49 = !{!"llvm.loop.unroll.disable"}
!50 = !DILocation(line: 11, column: 9, scope: !51)
!51 = distinct !DILexicalBlock(scope: !26, file: !3, line: 11, column: 9)
!52 = !DILocation(line: 11, column: 11, scope: !51)
!53 = !DILocation(line: 11, column: 15, scope: !51)
!54 = !DILocation(line: 11, column: 18, scope: !51)
!55 = !DILocation(line: 11, column: 20, scope: !51)
!56 = !DILocation(line: 11, column: 9, scope: !26)
!57 = !DILocation(line: 11, column: 28, scope: !51)
!58 = !DILocation(line: 12, column: 9, scope: !59)
!59 = distinct !DILexicalBlock(scope: !26, file: !3, line: 12, column: 9)
!60 = !DILocation(line: 12, column: 13, scope: !59)
!61 = !DILocation(line: 12, column: 9, scope: !26)
!62 = !DILocation(line: 12, column: 32, scope: !59)
!63 = !DILocation(line: 12, column: 27, scope: !59)
!64 = !DILocation(line: 12, column: 21, scope: !59)
!65 = !DILocation(line: 12, column: 30, scope: !59)
!66 = !DILocation(line: 12, column: 44, scope: !67)
!67 = distinct !DILexicalBlock(scope: !59, file: !3, line: 12, column: 44)
!68 = !DILocation(line: 12, column: 48, scope: !67)
!69 = !DILocation(line: 12, column: 44, scope: !59)
!70 = !DILocation(line: 12, column: 77, scope: !67)
!71 = !DILocation(line: 12, column: 71, scope: !67)
!72 = !DILocation(line: 12, column: 56, scope: !67)
!73 = !DILocation(line: 14, column: 3, scope: !16)
!74 = !DILocation(line: 15, column: 1, scope: !16)
!75 = !DISubprogram(name: "fgets", scope: !76, file: !76, line: 592, type: !77, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !142)
!76 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!77 = !DISubroutineType(types: !78)
!78 = !{!79, !80, !6, !81}
!79 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!80 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !79)
!81 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !82)
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !83, size: 64)
!83 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !84, line: 7, baseType: !85)
!84 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "")
!85 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !86, line: 49, size: 1728, elements: !87)
!86 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "")
!87 = !{!88, !89, !90, !91, !92, !93, !94, !95, !96, !97, !98, !99, !100, !103, !105, !106, !107, !111, !113, !115, !119, !122, !124, !127, !130, !131, !133, !137, !138}
!88 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !85, file: !86, line: 51, baseType: !6, size: 32)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !85, file: !86, line: 54, baseType: !79, size: 64, offset: 64)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !85, file: !86, line: 55, baseType: !79, size: 64, offset: 128)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !85, file: !86, line: 56, baseType: !79, size: 64, offset: 192)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !85, file: !86, line: 57, baseType: !79, size: 64, offset: 256)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !85, file: !86, line: 58, baseType: !79, size: 64, offset: 320)
!94 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !85, file: !86, line: 59, baseType: !79, size: 64, offset: 384)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !85, file: !86, line: 60, baseType: !79, size: 64, offset: 448)
!96 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !85, file: !86, line: 61, baseType: !79, size: 64, offset: 512)
!97 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !85, file: !86, line: 64, baseType: !79, size: 64, offset: 576)
!98 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !85, file: !86, line: 65, baseType: !79, size: 64, offset: 640)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !85, file: !86, line: 66, baseType: !79, size: 64, offset: 704)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !85, file: !86, line: 68, baseType: !101, size: 64, offset: 768)
!101 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !102, size: 64)
!102 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !86, line: 36, flags: DIFlagFwdDecl)
!103 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !85, file: !86, line: 70, baseType: !104, size: 64, offset: 832)
!104 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !85, size: 64)
!105 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !85, file: !86, line: 72, baseType: !6, size: 32, offset: 896)
!106 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !85, file: !86, line: 73, baseType: !6, size: 32, offset: 928)
!107 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !85, file: !86, line: 74, baseType: !108, size: 64, offset: 960)
!108 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !109, line: 152, baseType: !110)
!109 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!110 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!111 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !85, file: !86, line: 77, baseType: !112, size: 16, offset: 1024)
!112 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!113 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !85, file: !86, line: 78, baseType: !114, size: 8, offset: 1040)
!114 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!115 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !85, file: !86, line: 79, baseType: !116, size: 8, offset: 1048)
!116 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 8, elements: !117)
!117 = !{!118}
!118 = !DISubrange(count: 1)
!119 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !85, file: !86, line: 81, baseType: !120, size: 64, offset: 1088)
!120 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !121, size: 64)
!121 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !86, line: 43, baseType: null)
!122 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !85, file: !86, line: 89, baseType: !123, size: 64, offset: 1152)
!123 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !109, line: 153, baseType: !110)
!124 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !85, file: !86, line: 91, baseType: !125, size: 64, offset: 1216)
!125 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !126, size: 64)
!126 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !86, line: 37, flags: DIFlagFwdDecl)
!127 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !85, file: !86, line: 92, baseType: !128, size: 64, offset: 1280)
!128 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !129, size: 64)
!129 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !86, line: 38, flags: DIFlagFwdDecl)
!130 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !85, file: !86, line: 93, baseType: !104, size: 64, offset: 1344)
!131 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !85, file: !86, line: 94, baseType: !132, size: 64, offset: 1408)
!132 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!133 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !85, file: !86, line: 95, baseType: !134, size: 64, offset: 1472)
!134 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !135, line: 46, baseType: !136)
!135 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!136 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!137 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !85, file: !86, line: 96, baseType: !6, size: 32, offset: 1536)
!138 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !85, file: !86, line: 98, baseType: !139, size: 160, offset: 1568)
!139 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 160, elements: !140)
!140 = !{!141}
!141 = !DISubrange(count: 20)
!142 = !{}
