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
@stderr = external global %struct._IO_FILE*, align 8
@.str.9 = private unnamed_addr constant [8 x i8] c"<%c%5d>\00", align 1

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
  %10 = bitcast i32* %n to i8*, !dbg !42
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %10), !dbg !42
  ret i32 0, !dbg !43
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @printf(i8* noundef, ...)

declare zeroext i8 @__VERIFIER_nondet_uchar()

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

define internal i32 @report(i8* noundef %format, ...) !dbg !44 {
entry:
  %format.addr = alloca i8*, align 8
  %list = alloca [1 x %struct.__va_list_tag], align 16
  %n = alloca i32, align 4
  store i8* %format, i8** %format.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %format.addr, metadata !51, metadata !DIExpression()), !dbg !71
  %0 = bitcast [1 x %struct.__va_list_tag]* %list to i8*, !dbg !72
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %0), !dbg !72
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %list, metadata !52, metadata !DIExpression()), !dbg !73
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !74
  %arraydecay1 = bitcast %struct.__va_list_tag* %arraydecay to i8*, !dbg !74
  call void @llvm.va_start(i8* %arraydecay1), !dbg !74
  %1 = bitcast i32* %n to i8*, !dbg !75
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !75
  call void @llvm.dbg.declare(metadata i32* %n, metadata !70, metadata !DIExpression()), !dbg !76
  %2 = load %struct._IO_FILE*, %struct._IO_FILE** @stderr, align 8, !dbg !77
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !78
  %call = call i32 @vfprintf(%struct._IO_FILE* noundef %2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.9, i64 0, i64 0), %struct.__va_list_tag* noundef %arraydecay2), !dbg !79
  store i32 %call, i32* %n, align 4, !dbg !76
  %arraydecay3 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !80
  %arraydecay34 = bitcast %struct.__va_list_tag* %arraydecay3 to i8*, !dbg !80
  call void @llvm.va_end(i8* %arraydecay34), !dbg !80
  %3 = load i32, i32* %n, align 4, !dbg !81
  %4 = bitcast i32* %n to i8*, !dbg !82
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %4), !dbg !82
  %5 = bitcast [1 x %struct.__va_list_tag]* %list to i8*, !dbg !82
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %5), !dbg !82
  ret i32 %3, !dbg !83
}

declare i32 @fprintf(%struct._IO_FILE* noundef, i8* noundef, ...)

declare !dbg !84 i32 @putchar(i32 noundef)

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
!42 = !DILocation(line: 26, column: 1, scope: !9)
!43 = !DILocation(line: 25, column: 3, scope: !9)
!44 = distinct !DISubprogram(name: "report", scope: !1, file: !1, line: 8, type: !45, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !50)
!45 = !DISubroutineType(types: !46)
!46 = !{!12, !47, null}
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !48, size: 64)
!48 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !49)
!49 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!50 = !{!51, !52, !70}
!51 = !DILocalVariable(name: "format", arg: 1, scope: !44, file: !1, line: 8, type: !47)
!52 = !DILocalVariable(name: "list", scope: !44, file: !1, line: 9, type: !53)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !54, line: 52, baseType: !55)
!54 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gnuc_va_list", file: !56, line: 32, baseType: !57)
!56 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdarg.h", directory: "")
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !58, baseType: !59)
!58 = !DIFile(filename: "printed_count_safe.c", directory: ".")
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !60, size: 192, elements: !68)
!60 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !61)
!61 = !{!62, !64, !65, !67}
!62 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !60, file: !58, line: 9, baseType: !63, size: 32)
!63 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !60, file: !58, line: 9, baseType: !63, size: 32, offset: 32)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !60, file: !58, line: 9, baseType: !66, size: 64, offset: 64)
!66 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !60, file: !58, line: 9, baseType: !66, size: 64, offset: 128)
!68 = !{!69}
!69 = !DISubrange(count: 1)
!70 = !DILocalVariable(name: "n", scope: !44, file: !1, line: 11, type: !12)
!71 = !DILocation(line: 8, column: 31, scope: !44)
!72 = !DILocation(line: 9, column: 3, scope: !44)
!73 = !DILocation(line: 9, column: 11, scope: !44)
!74 = !DILocation(line: 10, column: 3, scope: !44)
!75 = !DILocation(line: 11, column: 3, scope: !44)
!76 = !DILocation(line: 11, column: 7, scope: !44)
!77 = !DILocation(line: 11, column: 20, scope: !44)
!78 = !DILocation(line: 11, column: 39, scope: !44)
!79 = !DILocation(line: 11, column: 11, scope: !44)
!80 = !DILocation(line: 12, column: 3, scope: !44)
!81 = !DILocation(line: 13, column: 10, scope: !44)
!82 = !DILocation(line: 14, column: 1, scope: !44)
!83 = !DILocation(line: 13, column: 3, scope: !44)
!84 = !DISubprogram(name: "putchar", scope: !54, file: !54, line: 556, type: !85, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !87)
!85 = !DISubroutineType(types: !86)
!86 = !{!12, !12}
!87 = !{}
