source_filename = "numbers_of_lines_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque

@stdin = external global %struct._IO_FILE*, align 8
@.str = private unnamed_addr constant [6 x i8] c"%d %d\00", align 1
@.str.1 = private unnamed_addr constant [34 x i8] c"product > 0 && product <= 1000000\00", align 1
@.str.2 = private unnamed_addr constant [24 x i8] c"numbers_of_lines_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %line = alloca [80 x i8], align 16
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  %product = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [80 x i8]* %line to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 80, i8* %0), !dbg !25
  call void @llvm.dbg.declare(metadata [80 x i8]* %line, metadata !14, metadata !DIExpression()), !dbg !26
  %1 = bitcast i32* %a to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !27
  call void @llvm.dbg.declare(metadata i32* %a, metadata !19, metadata !DIExpression()), !dbg !28
  %2 = bitcast i32* %b to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !27
  call void @llvm.dbg.declare(metadata i32* %b, metadata !20, metadata !DIExpression()), !dbg !29
  br label %while.cond, !dbg !30

while.cond:
  %arraydecay = getelementptr inbounds [80 x i8], [80 x i8]* %line, i64 0, i64 0, !dbg !31
  %3 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !32
  %call = call i8* @fgets(i8* noundef %arraydecay, i32 noundef 80, %struct._IO_FILE* noundef %3), !dbg !33
  %tobool = icmp ne i8* %call, null, !dbg !30
  br i1 %tobool, label %while.body, label %while.end, !dbg !30

while.body:
  %arraydecay1 = getelementptr inbounds [80 x i8], [80 x i8]* %line, i64 0, i64 0, !dbg !34
  %call2 = call i32 (i8*, i8*, ...) @__isoc99_sscanf(i8* noundef %arraydecay1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0), i32* noundef %a, i32* noundef %b), !dbg !35
  %cmp = icmp eq i32 %call2, 2, !dbg !36
  br i1 %cmp, label %land.lhs.true, label %if.end15, !dbg !37

land.lhs.true:
  %4 = load i32, i32* %a, align 4, !dbg !38
  %cmp3 = icmp sgt i32 %4, 0, !dbg !39
  br i1 %cmp3, label %land.lhs.true4, label %if.end15, !dbg !40

land.lhs.true4:
  %5 = load i32, i32* %a, align 4, !dbg !41
  %cmp5 = icmp sle i32 %5, 1000, !dbg !42
  br i1 %cmp5, label %land.lhs.true6, label %if.end15, !dbg !43

land.lhs.true6:
  %6 = load i32, i32* %b, align 4, !dbg !44
  %cmp7 = icmp sgt i32 %6, 0, !dbg !45
  br i1 %cmp7, label %land.lhs.true8, label %if.end15, !dbg !46

land.lhs.true8:
  %7 = load i32, i32* %b, align 4, !dbg !47
  %cmp9 = icmp sle i32 %7, 1000, !dbg !48
  br i1 %cmp9, label %if.then, label %if.end15, !dbg !49

if.then:
  %8 = bitcast i32* %product to i8*, !dbg !50
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %8), !dbg !50
  call void @llvm.dbg.declare(metadata i32* %product, metadata !21, metadata !DIExpression()), !dbg !51
  %9 = load i32, i32* %a, align 4, !dbg !52
  %10 = load i32, i32* %b, align 4, !dbg !53
  %mul = mul nsw i32 %9, %10, !dbg !54
  store i32 %mul, i32* %product, align 4, !dbg !51
  %11 = load i32, i32* %product, align 4, !dbg !55
  %cmp10 = icmp sgt i32 %11, 0, !dbg !55
  br i1 %cmp10, label %land.lhs.true11, label %if.else, !dbg !55

land.lhs.true11:
  %12 = load i32, i32* %product, align 4, !dbg !55
  %cmp12 = icmp sle i32 %12, 1000000, !dbg !55
  br i1 %cmp12, label %if.then13, label %if.else, !dbg !58

if.then13:
  br label %if.end, !dbg !58

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.2, i64 0, i64 0), i32 noundef 12, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !55
  unreachable, !dbg !55

if.end:
  %13 = load i32, i32* %product, align 4, !dbg !59
  %call14 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.3, i64 0, i64 0), i32 noundef %13), !dbg !60
  %14 = bitcast i32* %product to i8*, !dbg !61
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %14), !dbg !61
  br label %if.end15, !dbg !62

if.end15:
  br label %while.cond, !dbg !30, !llvm.loop !63

while.end:
  %15 = bitcast i32* %b to i8*, !dbg !67
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %15), !dbg !67
  %16 = bitcast i32* %a to i8*, !dbg !67
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %16), !dbg !67
  %17 = bitcast [80 x i8]* %line to i8*, !dbg !67
  call void @llvm.lifetime.end.p0i8(i64 80, i8* %17), !dbg !67
  ret i32 0, !dbg !68
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !69 i8* @fgets(i8* noundef, i32 noundef, %struct._IO_FILE* noundef)

declare i32 @__isoc99_sscanf(i8* noundef, i8* noundef, ...)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare i32 @printf(i8* noundef, ...)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "numbers_of_lines_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !10, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !19, !20, !21}
!14 = !DILocalVariable(name: "line", scope: !9, file: !1, line: 7, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 640, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 80)
!19 = !DILocalVariable(name: "a", scope: !9, file: !1, line: 8, type: !12)
!20 = !DILocalVariable(name: "b", scope: !9, file: !1, line: 8, type: !12)
!21 = !DILocalVariable(name: "product", scope: !22, file: !1, line: 11, type: !12)
!22 = distinct !DILexicalBlock(scope: !23, file: !1, line: 10, column: 89)
!23 = distinct !DILexicalBlock(scope: !24, file: !1, line: 10, column: 9)
!24 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 43)
!25 = !DILocation(line: 7, column: 3, scope: !9)
!26 = !DILocation(line: 7, column: 8, scope: !9)
!27 = !DILocation(line: 8, column: 3, scope: !9)
!28 = !DILocation(line: 8, column: 7, scope: !9)
!29 = !DILocation(line: 8, column: 10, scope: !9)
!30 = !DILocation(line: 9, column: 3, scope: !9)
!31 = !DILocation(line: 9, column: 16, scope: !9)
!32 = !DILocation(line: 9, column: 35, scope: !9)
!33 = !DILocation(line: 9, column: 10, scope: !9)
!34 = !DILocation(line: 10, column: 16, scope: !23)
!35 = !DILocation(line: 10, column: 9, scope: !23)
!36 = !DILocation(line: 10, column: 39, scope: !23)
!37 = !DILocation(line: 10, column: 44, scope: !23)
!38 = !DILocation(line: 10, column: 47, scope: !23)
!39 = !DILocation(line: 10, column: 49, scope: !23)
!40 = !DILocation(line: 10, column: 53, scope: !23)
!41 = !DILocation(line: 10, column: 56, scope: !23)
!42 = !DILocation(line: 10, column: 58, scope: !23)
!43 = !DILocation(line: 10, column: 66, scope: !23)
!44 = !DILocation(line: 10, column: 69, scope: !23)
!45 = !DILocation(line: 10, column: 71, scope: !23)
!46 = !DILocation(line: 10, column: 75, scope: !23)
!47 = !DILocation(line: 10, column: 78, scope: !23)
!48 = !DILocation(line: 10, column: 80, scope: !23)
!49 = !DILocation(line: 10, column: 9, scope: !24)
!50 = !DILocation(line: 11, column: 7, scope: !22)
!51 = !DILocation(line: 11, column: 11, scope: !22)
!52 = !DILocation(line: 11, column: 21, scope: !22)
!53 = !DILocation(line: 11, column: 25, scope: !22)
!54 = !DILocation(line: 11, column: 23, scope: !22)
!55 = !DILocation(line: 12, column: 7, scope: !56)
!56 = distinct !DILexicalBlock(scope: !57, file: !1, line: 12, column: 7)
!57 = distinct !DILexicalBlock(scope: !22, file: !1, line: 12, column: 7)
!58 = !DILocation(line: 12, column: 7, scope: !57)
!59 = !DILocation(line: 13, column: 22, scope: !22)
!60 = !DILocation(line: 13, column: 7, scope: !22)
!61 = !DILocation(line: 14, column: 5, scope: !23)
!62 = !DILocation(line: 14, column: 5, scope: !22)
!63 = distinct !{!63, !30, !64, !65, !66}
!64 = !DILocation(line: 15, column: 3, scope: !9)
!65 = !{!"llvm.loop.mustprogress"}
!66 = !{!"llvm.loop.unroll.disable"}
!67 = !DILocation(line: 17, column: 1, scope: !9)
!68 = !DILocation(line: 16, column: 3, scope: !9)
!69 = !DISubprogram(name: "fgets", scope: !70, file: !70, line: 592, type: !71, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !136)
!70 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!71 = !DISubroutineType(types: !72)
!72 = !{!73, !74, !12, !75}
!73 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!74 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !73)
!75 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !76)
!76 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !77, size: 64)
!77 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !78, line: 7, baseType: !79)
!78 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "")
!79 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !80, line: 49, size: 1728, elements: !81)
!80 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "")
!81 = !{!82, !83, !84, !85, !86, !87, !88, !89, !90, !91, !92, !93, !94, !97, !99, !100, !101, !105, !107, !109, !113, !116, !118, !121, !124, !125, !127, !131, !132}
!82 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !79, file: !80, line: 51, baseType: !12, size: 32)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !79, file: !80, line: 54, baseType: !73, size: 64, offset: 64)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !79, file: !80, line: 55, baseType: !73, size: 64, offset: 128)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !79, file: !80, line: 56, baseType: !73, size: 64, offset: 192)
!86 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !79, file: !80, line: 57, baseType: !73, size: 64, offset: 256)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !79, file: !80, line: 58, baseType: !73, size: 64, offset: 320)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !79, file: !80, line: 59, baseType: !73, size: 64, offset: 384)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !79, file: !80, line: 60, baseType: !73, size: 64, offset: 448)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !79, file: !80, line: 61, baseType: !73, size: 64, offset: 512)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !79, file: !80, line: 64, baseType: !73, size: 64, offset: 576)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !79, file: !80, line: 65, baseType: !73, size: 64, offset: 640)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !79, file: !80, line: 66, baseType: !73, size: 64, offset: 704)
!94 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !79, file: !80, line: 68, baseType: !95, size: 64, offset: 768)
!95 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !96, size: 64)
!96 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !80, line: 36, flags: DIFlagFwdDecl)
!97 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !79, file: !80, line: 70, baseType: !98, size: 64, offset: 832)
!98 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !79, size: 64)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !79, file: !80, line: 72, baseType: !12, size: 32, offset: 896)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !79, file: !80, line: 73, baseType: !12, size: 32, offset: 928)
!101 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !79, file: !80, line: 74, baseType: !102, size: 64, offset: 960)
!102 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !103, line: 152, baseType: !104)
!103 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!104 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!105 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !79, file: !80, line: 77, baseType: !106, size: 16, offset: 1024)
!106 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!107 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !79, file: !80, line: 78, baseType: !108, size: 8, offset: 1040)
!108 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!109 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !79, file: !80, line: 79, baseType: !110, size: 8, offset: 1048)
!110 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 8, elements: !111)
!111 = !{!112}
!112 = !DISubrange(count: 1)
!113 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !79, file: !80, line: 81, baseType: !114, size: 64, offset: 1088)
!114 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !115, size: 64)
!115 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !80, line: 43, baseType: null)
!116 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !79, file: !80, line: 89, baseType: !117, size: 64, offset: 1152)
!117 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !103, line: 153, baseType: !104)
!118 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !79, file: !80, line: 91, baseType: !119, size: 64, offset: 1216)
!119 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !120, size: 64)
!120 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !80, line: 37, flags: DIFlagFwdDecl)
!121 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !79, file: !80, line: 92, baseType: !122, size: 64, offset: 1280)
!122 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !123, size: 64)
!123 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !80, line: 38, flags: DIFlagFwdDecl)
!124 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !79, file: !80, line: 93, baseType: !98, size: 64, offset: 1344)
!125 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !79, file: !80, line: 94, baseType: !126, size: 64, offset: 1408)
!126 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!127 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !79, file: !80, line: 95, baseType: !128, size: 64, offset: 1472)
!128 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !129, line: 46, baseType: !130)
!129 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!130 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!131 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !79, file: !80, line: 96, baseType: !12, size: 32, offset: 1536)
!132 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !79, file: !80, line: 98, baseType: !133, size: 160, offset: 1568)
!133 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 160, elements: !134)
!134 = !{!135}
!135 = !DISubrange(count: 20)
!136 = !{}
