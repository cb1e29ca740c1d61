source_filename = "sign_of_number_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque

@stdin = external global %struct._IO_FILE*, align 8
@.str = private unnamed_addr constant [7 x i8] c"n >= 0\00", align 1
@.str.1 = private unnamed_addr constant [24 x i8] c"sign_of_number_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"n == 0\00", align 1
@.str.3 = private unnamed_addr constant [25 x i8] c"n >= 0 || end - line < 4\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %line = alloca [40 x i8], align 16
  %end = alloca i8*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %n = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast [40 x i8]* %line to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 40, i8* %0), !dbg !23
  call void @llvm.dbg.declare(metadata [40 x i8]* %line, metadata !14, metadata !DIExpression()), !dbg !24
  %1 = bitcast i8** %end to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !23
  call void @llvm.dbg.declare(metadata i8** %end, metadata !19, metadata !DIExpression()), !dbg !25
  %arraydecay = getelementptr inbounds [40 x i8], [40 x i8]* %line, i64 0, i64 0, !dbg !26
  %2 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !28
  %call = call i8* @fgets(i8* noundef %arraydecay, i32 noundef 40, %struct._IO_FILE* noundef %2), !dbg !29
  %tobool = icmp ne i8* %call, null, !dbg !29
  br i1 %tobool, label %if.end, label %if.then, !dbg !30

if.then:
  store i32 1, i32* %retval, align 4, !dbg !31
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup32, !dbg !31

if.end:
  %3 = bitcast i64* %n to i8*, !dbg !32
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %3), !dbg !32
  call void @llvm.dbg.declare(metadata i64* %n, metadata !21, metadata !DIExpression()), !dbg !33
  %arraydecay1 = getelementptr inbounds [40 x i8], [40 x i8]* %line, i64 0, i64 0, !dbg !34
  %call2 = call i64 @strtol(i8* noundef %arraydecay1, i8** noundef %end, i32 noundef 10), !dbg !35
  store i64 %call2, i64* %n, align 8, !dbg !33
  %arrayidx = getelementptr inbounds [40 x i8], [40 x i8]* %line, i64 0, i64 0, !dbg !36
  %4 = load i8, i8* %arrayidx, align 16, !dbg !36
  %conv = sext i8 %4 to i32, !dbg !36
  %cmp = icmp sge i32 %conv, 48, !dbg !38
  br i1 %cmp, label %land.lhs.true, label %if.end13, !dbg !39

land.lhs.true:
  %arrayidx4 = getelementptr inbounds [40 x i8], [40 x i8]* %line, i64 0, i64 0, !dbg !40
  %5 = load i8, i8* %arrayidx4, align 16, !dbg !40
  %conv5 = sext i8 %5 to i32, !dbg !40
  %cmp6 = icmp sle i32 %conv5, 57, !dbg !41
  br i1 %cmp6, label %if.then8, label %if.end13, !dbg !42

if.then8:
  %6 = load i64, i64* %n, align 8, !dbg !43
  %cmp9 = icmp sge i64 %6, 0, !dbg !43
  br i1 %cmp9, label %if.then11, label %if.else, !dbg !47

if.then11:
  br label %if.end12, !dbg !47

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.1, i64 0, i64 0), i32 noundef 11, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !43
  unreachable, !dbg !43

if.end12:
  store i32 0, i32* %retval, align 4, !dbg !48
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !48

if.end13:
  %7 = load i8*, i8** %end, align 8, !dbg !49
  %arraydecay14 = getelementptr inbounds [40 x i8], [40 x i8]* %line, i64 0, i64 0, !dbg !51
  %cmp15 = icmp eq i8* %7, %arraydecay14, !dbg !52
  br i1 %cmp15, label %if.then17, label %if.end23, !dbg !53

if.then17:
  %8 = load i64, i64* %n, align 8, !dbg !54
  %cmp18 = icmp eq i64 %8, 0, !dbg !54
  br i1 %cmp18, label %if.then20, label %if.else21, !dbg !58

if.then20:
  br label %if.end22, !dbg !58

if.else21:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.1, i64 0, i64 0), i32 noundef 15, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !54
  unreachable, !dbg !54

if.end22:
  store i32 1, i32* %retval, align 4, !dbg !59
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !59

if.end23:
  %9 = load i64, i64* %n, align 8, !dbg !60
  %cmp24 = icmp sge i64 %9, 0, !dbg !60
  br i1 %cmp24, label %if.then29, label %lor.lhs.false, !dbg !60

lor.lhs.false:
  %10 = load i8*, i8** %end, align 8, !dbg !60
  %arraydecay26 = getelementptr inbounds [40 x i8], [40 x i8]* %line, i64 0, i64 0, !dbg !60
  %sub.ptr.lhs.cast = ptrtoint i8* %10 to i64, !dbg !60
  %sub.ptr.rhs.cast = ptrtoint i8* %arraydecay26 to i64, !dbg !60
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast, !dbg !60
  %cmp27 = icmp slt i64 %sub.ptr.sub, 4, !dbg !60
  br i1 %cmp27, label %if.then29, label %if.else30, !dbg !63

if.then29:
  br label %if.end31, !dbg !63

if.else30:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.1, i64 0, i64 0), i32 noundef 18, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !60
  unreachable, !dbg !60

if.end31:
  store i32 0, i32* %retval, align 4, !dbg !64
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !64

cleanup:
  %11 = bitcast i64* %n to i8*, !dbg !65
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %11), !dbg !65
  br label %cleanup32

cleanup32:
  %12 = bitcast i8** %end to i8*, !dbg !65
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %12), !dbg !65
  %13 = bitcast [40 x i8]* %line to i8*, !dbg !65
  call void @llvm.lifetime.end.p0i8(i64 40, i8* %13), !dbg !65
  %14 = load i32, i32* %retval, align 4, !dbg !65
  ret i32 %14, !dbg !65
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !66 i8* @fgets(i8* noundef, i32 noundef, %struct._IO_FILE* noundef)

declare i64 @strtol(i8* noundef, i8** noundef, i32 noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "sign_of_number_unsafe.c", directory: ".")
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
!13 = !{!14, !19, !21}
!14 = !DILocalVariable(name: "line", scope: !9, file: !1, line: 7, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 320, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 40)
!19 = !DILocalVariable(name: "end", scope: !9, file: !1, line: 7, type: !20)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!21 = !DILocalVariable(name: "n", scope: !9, file: !1, line: 9, type: !22)
!22 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!23 = !DILocation(line: 7, column: 3, scope: !9)
!24 = !DILocation(line: 7, column: 8, scope: !9)
!25 = !DILocation(line: 7, column: 19, scope: !9)
!26 = !DILocation(line: 8, column: 14, scope: !27)
!27 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 7)
!28 = !DILocation(line: 8, column: 33, scope: !27)
!29 = !DILocation(line: 8, column: 8, scope: !27)
!30 = !DILocation(line: 8, column: 7, scope: !9)
!31 = !DILocation(line: 8, column: 41, scope: !27)
!32 = !DILocation(line: 9, column: 3, scope: !9)
!33 = !DILocation(line: 9, column: 8, scope: !9)
!34 = !DILocation(line: 9, column: 19, scope: !9)
!35 = !DILocation(line: 9, column: 12, scope: !9)
!36 = !DILocation(line: 10, column: 7, scope: !37)
!37 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 7)
!38 = !DILocation(line: 10, column: 15, scope: !37)
!39 = !DILocation(line: 10, column: 22, scope: !37)
!40 = !DILocation(line: 10, column: 25, scope: !37)
!41 = !DILocation(line: 10, column: 33, scope: !37)
!42 = !DILocation(line: 10, column: 7, scope: !9)
!43 = !DILocation(line: 11, column: 5, scope: !44)
!44 = distinct !DILexicalBlock(scope: !45, file: !1, line: 11, column: 5)
!45 = distinct !DILexicalBlock(scope: !46, file: !1, line: 11, column: 5)
!46 = distinct !DILexicalBlock(scope: !37, file: !1, line: 10, column: 41)
!47 = !DILocation(line: 11, column: 5, scope: !45)
!48 = !DILocation(line: 12, column: 5, scope: !46)
!49 = !DILocation(line: 14, column: 7, scope: !50)
!50 = distinct !DILexicalBlock(scope: !9, file: !1, line: 14, column: 7)
!51 = !DILocation(line: 14, column: 14, scope: !50)
!52 = !DILocation(line: 14, column: 11, scope: !50)
!53 = !DILocation(line: 14, column: 7, scope: !9)
!54 = !DILocation(line: 15, column: 5, scope: !55)
!55 = distinct !DILexicalBlock(scope: !56, file: !1, line: 15, column: 5)
!56 = distinct !DILexicalBlock(scope: !57, file: !1, line: 15, column: 5)
!57 = distinct !DILexicalBlock(scope: !50, file: !1, line: 14, column: 20)
!58 = !DILocation(line: 15, column: 5, scope: !56)
!59 = !DILocation(line: 16, column: 5, scope: !57)
!60 = !DILocation(line: 18, column: 3, scope: !61)
!61 = distinct !DILexicalBlock(scope: !62, file: !1, line: 18, column: 3)
!62 = distinct !DILexicalBlock(scope: !9, file: !1, line: 18, column: 3)
!63 = !DILocation(line: 18, column: 3, scope: !62)
!64 = !DILocation(line: 19, column: 3, scope: !9)
!65 = !DILocation(line: 20, column: 1, scope: !9)
!66 = !DISubprogram(name: "fgets", scope: !67, file: !67, line: 592, type: !68, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !131)
!67 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!68 = !DISubroutineType(types: !69)
!69 = !{!20, !70, !12, !71}
!70 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !20)
!71 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !72)
!72 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !73, size: 64)
!73 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !74, line: 7, baseType: !75)
!74 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "")
!75 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !76, line: 49, size: 1728, elements: !77)
!76 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "")
!77 = !{!78, !79, !80, !81, !82, !83, !84, !85, !86, !87, !88, !89, !90, !93, !95, !96, !97, !100, !102, !104, !108, !111, !113, !116, !119, !120, !122, !126, !127}
!78 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !75, file: !76, line: 51, baseType: !12, size: 32)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !75, file: !76, line: 54, baseType: !20, size: 64, offset: 64)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !75, file: !76, line: 55, baseType: !20, size: 64, offset: 128)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !75, file: !76, line: 56, baseType: !20, size: 64, offset: 192)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !75, file: !76, line: 57, baseType: !20, size: 64, offset: 256)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !75, file: !76, line: 58, baseType: !20, size: 64, offset: 320)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !75, file: !76, line: 59, baseType: !20, size: 64, offset: 384)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !75, file: !76, line: 60, baseType: !20, size: 64, offset: 448)
!86 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !75, file: !76, line: 61, baseType: !20, size: 64, offset: 512)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !75, file: !76, line: 64, baseType: !20, size: 64, offset: 576)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !75, file: !76, line: 65, baseType: !20, size: 64, offset: 640)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !75, file: !76, line: 66, baseType: !20, size: 64, offset: 704)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !75, file: !76, line: 68, baseType: !91, size: 64, offset: 768)
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !92, size: 64)
!92 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !76, line: 36, flags: DIFlagFwdDecl)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !75, file: !76, line: 70, baseType: !94, size: 64, offset: 832)
!94 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !75, size: 64)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !75, file: !76, line: 72, baseType: !12, size: 32, offset: 896)
!96 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !75, file: !76, line: 73, baseType: !12, size: 32, offset: 928)
!97 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !75, file: !76, line: 74, baseType: !98, size: 64, offset: 960)
!98 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !99, line: 152, baseType: !22)
!99 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!100 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !75, file: !76, line: 77, baseType: !101, size: 16, offset: 1024)
!101 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!102 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !75, file: !76, line: 78, baseType: !103, size: 8, offset: 1040)
!103 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !75, file: !76, line: 79, baseType: !105, size: 8, offset: 1048)
!105 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 8, elements: !106)
!106 = !{!107}
!107 = !DISubrange(count: 1)
!108 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !75, file: !76, line: 81, baseType: !109, size: 64, offset: 1088)
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !110, size: 64)
!110 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !76, line: 43, baseType: null)
!111 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !75, file: !76, line: 89, baseType: !112, size: 64, offset: 1152)
!112 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !99, line: 153, baseType: !22)
!113 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !75, file: !76, line: 91, baseType: !114, size: 64, offset: 1216)
!114 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !115, size: 64)
!115 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !76, line: 37, flags: DIFlagFwdDecl)
!116 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !75, file: !76, line: 92, baseType: !117, size: 64, offset: 1280)
!117 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !118, size: 64)
!118 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !76, line: 38, flags: DIFlagFwdDecl)
!119 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !75, file: !76, line: 93, baseType: !94, size: 64, offset: 1344)
!120 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !75, file: !76, line: 94, baseType: !121, size: 64, offset: 1408)
!121 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!122 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !75, file: !76, line: 95, baseType: !123, size: 64, offset: 1472)
!123 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !124, line: 46, baseType: !125)
!124 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!125 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!126 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !75, file: !76, line: 96, baseType: !12, size: 32, offset: 1536)
!127 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !75, file: !76, line: 98, baseType: !128, size: 160, offset: 1568)
!128 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 160, elements: !129)
!129 = !{!130}
!130 = !DISubrange(count: 20)
!131 = !{}
