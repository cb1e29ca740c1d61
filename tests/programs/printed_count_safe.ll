source_filename = "printed_count_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque
%struct.__va_list_tag = type { i32, i32, i8*, i8* }

@.str = private unnamed_addr constant [7 x i8] c"%d %s\0A\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.2 = private unnamed_addr constant [28 x i8] c"n == -1 || n >= 6 && n <= 8\00", align 1
@.str.3 = private unnamed_addr constant [21 x i8] c"printed_count_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.4 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.5 = private unnamed_addr constant [19 x i8] c"n == -1 || n == 10\00", align 1
@stdout = external global %struct._IO_FILE*, align 8
@.str.6 = private unnamed_addr constant [3 x i8] c"%f\00", align 1
@.str.7 = private unnamed_addr constant [8 x i8] c"n >= -1\00", align 1
@.str.8 = private unnamed_addr constant [19 x i8] c"n == -1 || n == 44\00", align 1
@.str.9 = private unnamed_addr constant [18 x i8] c"n == -1 || n == 0\00", align 1
@stderr = external global %struct._IO_FILE*, align 8
@.str.10 = private unnamed_addr constant [8 x i8] c"<%c%5d>\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !15
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !15
  call void @llvm.dbg.declare(metadata i32* %n, metadata !14, metadata !DIExpression()), !dbg !16
  %call = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !17
  %conv = zext i8 %call to i32, !dbg !17
  %call1 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i32 noundef %conv, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0)), !dbg !18
  store i32 %call1, i32* %n, align 4, !dbg !16
  %1 = load i32, i32* %n, align 4, !dbg !19
  %cmp = icmp eq i32 %1, -1, !dbg !19
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !19

lor.lhs.false:
  %2 = load i32, i32* %n, align 4, !dbg !19
  %cmp3 = icmp sge i32 %2, 6, !dbg !19
  br i1 %cmp3, label %land.lhs.true, label %if.else, !dbg !19

land.lhs.true:
  %3 = load i32, i32* %n, align 4, !dbg !19
  %cmp5 = icmp sle i32 %3, 8, !dbg !19
  br i1 %cmp5, label %if.then, label %if.else, !dbg !22

if.then:
  br label %if.end, !dbg !22

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.3, i64 0, i64 0), i32 noundef 18, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !19
  unreachable, !dbg !19

if.end:
  %call7 = call i32 (i8*, ...) @report(i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str.4, i64 0, i64 0), i32 noundef 120, i32 noundef 1234567), !dbg !23
  store i32 %call7, i32* %n, align 4, !dbg !24
  %4 = load i32, i32* %n, align 4, !dbg !25
  %cmp8 = icmp eq i32 %4, -1, !dbg !25
  br i1 %cmp8, label %if.then13, label %lor.lhs.false10, !dbg !25

lor.lhs.false10:
  %5 = load i32, i32* %n, align 4, !dbg !25
  %cmp11 = icmp eq i32 %5, 10, !dbg !25
  br i1 %cmp11, label %if.then13, label %if.else14, !dbg !28

if.then13:
  br label %if.end15, !dbg !28

if.else14:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.3, i64 0, i64 0), i32 noundef 20, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !25
  unreachable, !dbg !25

if.end15:
  %6 = load %struct._IO_FILE*, %struct._IO_FILE** @stdout, align 8, !dbg !29
  %call16 = call i32 (%struct._IO_FILE*, i8*, ...) @fprintf(%struct._IO_FILE* noundef %6, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.6, i64 0, i64 0), double noundef 1.500000e+00), !dbg !30
  store i32 %call16, i32* %n, align 4, !dbg !31
  %7 = load i32, i32* %n, align 4, !dbg !32
  %cmp17 = icmp sge i32 %7, -1, !dbg !32
  br i1 %cmp17, label %if.then19, label %if.else20, !dbg !35

if.then19:
  br label %if.end21, !dbg !35

if.else20:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.7, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.3, i64 0, i64 0), i32 noundef 22, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !32
  unreachable, !dbg !32

if.end21:
  %call22 = call i32 @putchar(i32 noundef 300), !dbg !36
  store i32 %call22, i32* %n, align 4, !dbg !37
  %8 = load i32, i32* %n, align 4, !dbg !38
  %cmp23 = icmp eq i32 %8, -1, !dbg !38
  br i1 %cmp23, label %if.then28, label %lor.lhs.false25, !dbg !38

lor.lhs.false25:
  %9 = load i32, i32* %n, align 4, !dbg !38
  %cmp26 = icmp eq i32 %9, 44, !dbg !38
  br i1 %cmp26, label %if.then28, label %if.else29, !dbg !41

if.then28:
  br label %if.end30, !dbg !41

if.else29:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.8, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.3, i64 0, i64 0), i32 noundef 24, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !38
  unreachable, !dbg !38

if.end30:
  %call31 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str.4, i64 0, i64 0)), !dbg !42
  store i32 %call31, i32* %n, align 4, !dbg !43
  %10 = load i32, i32* %n, align 4, !dbg !44
  %cmp32 = icmp eq i32 %10, -1, !dbg !44
  br i1 %cmp32, label %if.then37, label %lor.lhs.false34, !dbg !44

lor.lhs.false34:
  %11 = load i32, i32* %n, align 4, !dbg !44
  %cmp35 = icmp eq i32 %11, 0, !dbg !44
  br i1 %cmp35, label %if.then37, label %if.else38, !dbg !47

if.then37:
  br label %if.end39, !dbg !47

if.else38:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.9, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.3, i64 0, i64 0), i32 noundef 26, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !44
  unreachable, !dbg !44

if.end39:
  %12 = bitcast i32* %n to i8*, !dbg !48
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %12), !dbg !48
  ret i32 0, !dbg !49
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @printf(i8* noundef, ...)

declare zeroext i8 @__VERIFIER_nondet_uchar()

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

define internal i32 @report(i8* noundef %format, ...) !dbg !50 {
entry:
  %format.addr = alloca i8*, align 8
  %list = alloca [1 x %struct.__va_list_tag], align 16
  %n = alloca i32, align 4
  store i8* %format, i8** %format.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %format.addr, metadata !57, metadata !DIExpression()), !dbg !77
  %0 = bitcast [1 x %struct.__va_list_tag]* %list to i8*, !dbg !78
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %0), !dbg !78
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %list, metadata !58, metadata !DIExpression()), !dbg !79
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !80
  %arraydecay1 = bitcast %struct.__va_list_tag* %arraydecay to i8*, !dbg !80
  call void @llvm.va_start(i8* %arraydecay1), !dbg !80
  %1 = bitcast i32* %n to i8*, !dbg !81
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !81
  call void @llvm.dbg.declare(metadata i32* %n, metadata !76, metadata !DIExpression()), !dbg !82
  %2 = load %struct._IO_FILE*, %struct._IO_FILE** @stderr, align 8, !dbg !83
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !84
  %call = call i32 @vfprintf(%struct._IO_FILE* noundef %2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.10, i64 0, i64 0), %struct.__va_list_tag* noundef %arraydecay2), !dbg !85
  store i32 %call, i32* %n, align 4, !dbg !82
  %arraydecay3 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !86
  %arraydecay34 = bitcast %struct.__va_list_tag* %arraydecay3 to i8*, !dbg !86
  call void @llvm.va_end(i8* %arraydecay34), !dbg !86
  %3 = load i32, i32* %n, align 4, !dbg !87
  %4 = bitcast i32* %n to i8*, !dbg !88
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %4), !dbg !88
  %5 = bitcast [1 x %struct.__va_list_tag]* %list to i8*, !dbg !88
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %5), !dbg !88
  ret i32 %3, !dbg !89
}

declare i32 @fprintf(%struct._IO_FILE* noundef, i8* noundef, ...)

declare !dbg !90 i32 @putchar(i32 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.va_start(i8*)

declare i32 @vfprintf(%struct._IO_FILE* noundef, i8* noundef, %struct.__va_list_tag* noundef)

declare void @llvm.va_end(i8*)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "printed_count_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 16, type: !10, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14}
!14 = !DILocalVariable(name: "n", scope: !9, file: !1, line: 17, type: !12)
!15 = !DILocation(line: 17, column: 3, scope: !9)
!16 = !DILocation(line: 17, column: 7, scope: !9)
!17 = !DILocation(line: 17, column: 29, scope: !9)
!18 = !DILocation(line: 17, column: 11, scope: !9)
!19 = !DILocation(line: 18, column: 3, scope: !20)
!20 = distinct !DILexicalBlock(scope: !21, file: !1, line: 18, column: 3)
!21 = distinct !DILexicalBlock(scope: !9, file: !1, line: 18, column: 3)
!22 = !DILocation(line: 18, column: 3, scope: !21)
!23 = !DILocation(line: 19, column: 7, scope: !9)
!24 = !DILocation(line: 19, column: 5, scope: !9)
!25 = !DILocation(line: 20, column: 3, scope: !26)
!26 = distinct !DILexicalBlock(scope: !27, file: !1, line: 20, column: 3)
!27 = distinct !DILexicalBlock(scope: !9, file: !1, line: 20, column: 3)
!28 = !DILocation(line: 20, column: 3, scope: !27)
!29 = !DILocation(line: 21, column: 15, scope: !9)
!30 = !DILocation(line: 21, column: 7, scope: !9)
!31 = !DILocation(line: 21, column: 5, scope: !9)
!32 = !DILocation(line: 22, column: 3, scope: !33)
!33 = distinct !DILexicalBlock(scope: !34, file: !1, line: 22, column: 3)
!34 = distinct !DILexicalBlock(scope: !9, file: !1, line: 22, column: 3)
!35 = !DILocation(line: 22, column: 3, scope: !34)
!36 = !DILocation(line: 23, column: 7, scope: !9)
!37 = !DILocation(line: 23, column: 5, scope: !9)
!38 = !DILocation(line: 24, column: 3, scope: !39)
!39 = distinct !DILexicalBlock(scope: !40, file: !1, line: 24, column: 3)
!40 = distinct !DILexicalBlock(scope: !9, file: !1, line: 24, column: 3)
!41 = !DILocation(line: 24, column: 3, scope: !40)
!42 = !DILocation(line: 25, column: 7, scope: !9)
!43 = !DILocation(line: 25, column: 5, scope: !9)
!44 = !DILocation(line: 26, column: 3, scope: !45)
!45 = distinct !DILexicalBlock(scope: !46, file: !1, line: 26, column: 3)
!46 = distinct !DILexicalBlock(scope: !9, file: !1, line: 26, column: 3)
!47 = !DILocation(line: 26, column: 3, scope: !46)
!48 = !DILocation(line: 28, column: 1, scope: !9)
!49 = !DILocation(line: 27, column: 3, scope: !9)
!50 = distinct !DISubprogram(name: "report", scope: !1, file: !1, line: 8, type: !51, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !56)
!51 = !DISubroutineType(types: !52)
!52 = !{!12, !53, null}
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !54, size: 64)
!54 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !55)
!55 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!56 = !{!57, !58, !76}
!57 = !DILocalVariable(name: "format", arg: 1, scope: !50, file: !1, line: 8, type: !53)
!58 = !DILocalVariable(name: "list", scope: !50, file: !1, line: 9, type: !59)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !60, line: 52, baseType: !61)
!60 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gnuc_va_list", file: !62, line: 32, baseType: !63)
!62 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdarg.h", directory: "")
!63 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !64, baseType: !65)
!64 = !DIFile(filename: "printed_count_safe.c", directory: ".")
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !66, size: 192, elements: !74)
!66 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !67)
!67 = !{!68, !70, !71, !73}
!68 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !66, file: !64, line: 9, baseType: !69, size: 32)
!69 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !66, file: !64, line: 9, baseType: !69, size: 32, offset: 32)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !66, file: !64, line: 9, baseType: !72, size: 64, offset: 64)
!72 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !66, file: !64, line: 9, baseType: !72, size: 64, offset: 128)
!74 = !{!75}
!75 = !DISubrange(count: 1)
!76 = !DILocalVariable(name: "n", scope: !50, file: !1, line: 11, type: !12)
!77 = !DILocation(line: 8, column: 31, scope: !50)
!78 = !DILocation(line: 9, column: 3, scope: !50)
!79 = !DILocation(line: 9, column: 11, scope: !50)
!80 = !DILocation(line: 10, column: 3, scope: !50)
!81 = !DILocation(line: 11, column: 3, scope: !50)
!82 = !DILocation(line: 11, column: 7, scope: !50)
!83 = !DILocation(line: 11, column: 20, scope: !50)
!84 = !DILocation(line: 11, column: 39, scope: !50)
!85 = !DILocation(line: 11, column: 11, scope: !50)
!86 = !DILocation(line: 12, column: 3, scope: !50)
!87 = !DILocation(line: 13, column: 10, scope: !50)
!88 = !DILocation(line: 14, column: 1, scope: !50)
!89 = !DILocation(line: 13, column: 3, scope: !50)
!90 = !DISubprogram(name: "putchar", scope: !60, file: !60, line: 556, type: !91, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !93)
!91 = !DISubroutineType(types: !92)
!92 = !{!12, !12}
!93 = !{}
