source_filename = "numbers_of_arguments_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque

@stderr = external global %struct._IO_FILE*, align 8
@.str = private unnamed_addr constant [15 x i8] c"usage: %s a b\0A\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"g >= 1\00", align 1
@.str.2 = private unnamed_addr constant [28 x i8] c"numbers_of_arguments_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [23 x i8] c"int main(int, char **)\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"g <= a\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"%u/%u\0A\00", align 1

define dso_local i32 @main(i32 noundef %argc, i8** noundef %argv) !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca i8**, align 8
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %g = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  store i32 %argc, i32* %argc.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %argc.addr, metadata !17, metadata !DIExpression()), !dbg !23
  store i8** %argv, i8*** %argv.addr, align 8
  call void @llvm.dbg.declare(metadata i8*** %argv.addr, metadata !18, metadata !DIExpression()), !dbg !24
  %0 = load i32, i32* %argc.addr, align 4, !dbg !25
  %cmp = icmp ne i32 %0, 3, !dbg !27
  br i1 %cmp, label %if.then, label %if.end, !dbg !28

if.then:
  %1 = load %struct._IO_FILE*, %struct._IO_FILE** @stderr, align 8, !dbg !29
  %2 = load i8**, i8*** %argv.addr, align 8, !dbg !31
  %arrayidx = getelementptr inbounds i8*, i8** %2, i64 0, !dbg !31
  %3 = load i8*, i8** %arrayidx, align 8, !dbg !31
  %call = call i32 (%struct._IO_FILE*, i8*, ...) @fprintf(%struct._IO_FILE* noundef %1, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str, i64 0, i64 0), i8* noundef %3), !dbg !32
  store i32 2, i32* %retval, align 4, !dbg !33
  br label %return, !dbg !33

if.end:
  %4 = bitcast i32* %a to i8*, !dbg !34
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4), !dbg !34
  call void @llvm.dbg.declare(metadata i32* %a, metadata !19, metadata !DIExpression()), !dbg !35
  %5 = load i8**, i8*** %argv.addr, align 8, !dbg !36
  %arrayidx1 = getelementptr inbounds i8*, i8** %5, i64 1, !dbg !36
  %6 = load i8*, i8** %arrayidx1, align 8, !dbg !36
  %call2 = call i64 @strtoul(i8* noundef %6, i8** noundef null, i32 noundef 10), !dbg !37
  %conv = trunc i64 %call2 to i32, !dbg !37
  store i32 %conv, i32* %a, align 4, !dbg !35
  %7 = bitcast i32* %b to i8*, !dbg !34
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %7), !dbg !34
  call void @llvm.dbg.declare(metadata i32* %b, metadata !21, metadata !DIExpression()), !dbg !38
  %8 = load i8**, i8*** %argv.addr, align 8, !dbg !39
  %arrayidx3 = getelementptr inbounds i8*, i8** %8, i64 2, !dbg !39
  %9 = load i8*, i8** %arrayidx3, align 8, !dbg !39
  %call4 = call i64 @strtoul(i8* noundef %9, i8** noundef null, i32 noundef 10), !dbg !40
  %conv5 = trunc i64 %call4 to i32, !dbg !40
  store i32 %conv5, i32* %b, align 4, !dbg !38
  %10 = load i32, i32* %a, align 4, !dbg !41
  %cmp6 = icmp eq i32 %10, 0, !dbg !43
  br i1 %cmp6, label %if.then10, label %lor.lhs.false, !dbg !44

lor.lhs.false:
  %11 = load i32, i32* %b, align 4, !dbg !45
  %cmp8 = icmp eq i32 %11, 0, !dbg !46
  br i1 %cmp8, label %if.then10, label %if.end11, !dbg !47

if.then10:
  store i32 1, i32* %retval, align 4, !dbg !48
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !48

if.end11:
  %12 = bitcast i32* %g to i8*, !dbg !49
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %12), !dbg !49
  call void @llvm.dbg.declare(metadata i32* %g, metadata !22, metadata !DIExpression()), !dbg !50
  %13 = load i32, i32* %a, align 4, !dbg !51
  %14 = load i32, i32* %b, align 4, !dbg !52
  %call12 = call i32 @gcd(i32 noundef %13, i32 noundef %14), !dbg !53
  store i32 %call12, i32* %g, align 4, !dbg !50
  %15 = load i32, i32* %g, align 4, !dbg !54
  %cmp13 = icmp uge i32 %15, 1, !dbg !54
  br i1 %cmp13, label %if.then15, label %if.else, !dbg !57

if.then15:
  br label %if.end16, !dbg !57

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0), i32 noundef 11, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !54
  unreachable, !dbg !54

if.end16:
  %16 = load i32, i32* %g, align 4, !dbg !58
  %17 = load i32, i32* %a, align 4, !dbg !58
  %cmp17 = icmp ule i32 %16, %17, !dbg !58
  br i1 %cmp17, label %if.then19, label %if.else20, !dbg !61

if.then19:
  br label %if.end21, !dbg !61

if.else20:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0), i32 noundef 12, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !58
  unreachable, !dbg !58

if.end21:
  %18 = load i32, i32* %a, align 4, !dbg !62
  %19 = load i32, i32* %g, align 4, !dbg !63
  %div = udiv i32 %18, %19, !dbg !64
  %20 = load i32, i32* %b, align 4, !dbg !65
  %21 = load i32, i32* %g, align 4, !dbg !66
  %div22 = udiv i32 %20, %21, !dbg !67
  %call23 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i64 0, i64 0), i32 noundef %div, i32 noundef %div22), !dbg !68
  store i32 0, i32* %retval, align 4, !dbg !69
  store i32 1, i32* %cleanup.dest.slot, align 4
  %22 = bitcast i32* %g to i8*, !dbg !70
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %22), !dbg !70
  br label %cleanup

cleanup:
  %23 = bitcast i32* %b to i8*, !dbg !70
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %23), !dbg !70
  %24 = bitcast i32* %a to i8*, !dbg !70
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %24), !dbg !70
  br label %return

return:
  %25 = load i32, i32* %retval, align 4, !dbg !70
  ret i32 %25, !dbg !70
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @fprintf(%struct._IO_FILE* noundef, i8* noundef, ...)

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare i64 @strtoul(i8* noundef, i8** noundef, i32 noundef)

define internal i32 @gcd(i32 noundef %a, i32 noundef %b) !dbg !71 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  %t = alloca i32, align 4
  store i32 %a, i32* %a.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %a.addr, metadata !75, metadata !DIExpression()), !dbg !79
  store i32 %b, i32* %b.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %b.addr, metadata !76, metadata !DIExpression()), !dbg !80
  br label %while.cond, !dbg !81

while.cond:
  %0 = load i32, i32* %b.addr, align 4, !dbg !82
  %cmp = icmp ne i32 %0, 0, !dbg !83
  br i1 %cmp, label %while.body, label %while.end, !dbg !81

while.body:
  %1 = bitcast i32* %t to i8*, !dbg !84
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !84
  call void @llvm.dbg.declare(metadata i32* %t, metadata !77, metadata !DIExpression()), !dbg !85
  %2 = load i32, i32* %a.addr, align 4, !dbg !86
  %3 = load i32, i32* %b.addr, align 4, !dbg !87
  %rem = urem i32 %2, %3, !dbg !88
  store i32 %rem, i32* %t, align 4, !dbg !85
  %4 = load i32, i32* %b.addr, align 4, !dbg !89
  store i32 %4, i32* %a.addr, align 4, !dbg !90
  %5 = load i32, i32* %t, align 4, !dbg !91
  store i32 %5, i32* %b.addr, align 4, !dbg !92
  %6 = bitcast i32* %t to i8*, !dbg !93
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6), !dbg !93
  br label %while.cond, !dbg !81, !llvm.loop !94

while.end:
  %7 = load i32, i32* %a.addr, align 4, !dbg !97
  ret i32 %7, !dbg !98
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare i32 @printf(i8* noundef, ...)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "numbers_of_arguments_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !10, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !16)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !12, !13}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!16 = !{!17, !18, !19, !21, !22}
!17 = !DILocalVariable(name: "argc", arg: 1, scope: !9, file: !1, line: 6, type: !12)
!18 = !DILocalVariable(name: "argv", arg: 2, scope: !9, file: !1, line: 6, type: !13)
!19 = !DILocalVariable(name: "a", scope: !9, file: !1, line: 8, type: !20)
!20 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!21 = !DILocalVariable(name: "b", scope: !9, file: !1, line: 8, type: !20)
!22 = !DILocalVariable(name: "g", scope: !9, file: !1, line: 10, type: !20)
!23 = !DILocation(line: 6, column: 14, scope: !9)
!24 = !DILocation(line: 6, column: 27, scope: !9)
!25 = !DILocation(line: 7, column: 9, scope: !26)
!26 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 9)
!27 = !DILocation(line: 7, column: 14, scope: !26)
!28 = !DILocation(line: 7, column: 9, scope: !9)
!29 = !DILocation(line: 7, column: 30, scope: !30)
!30 = distinct !DILexicalBlock(scope: !26, file: !1, line: 7, column: 20)
!31 = !DILocation(line: 7, column: 57, scope: !30)
!32 = !DILocation(line: 7, column: 22, scope: !30)
!33 = !DILocation(line: 7, column: 67, scope: !30)
!34 = !DILocation(line: 8, column: 5, scope: !9)
!35 = !DILocation(line: 8, column: 14, scope: !9)
!36 = !DILocation(line: 8, column: 26, scope: !9)
!37 = !DILocation(line: 8, column: 18, scope: !9)
!38 = !DILocation(line: 8, column: 46, scope: !9)
!39 = !DILocation(line: 8, column: 58, scope: !9)
!40 = !DILocation(line: 8, column: 50, scope: !9)
!41 = !DILocation(line: 9, column: 9, scope: !42)
!42 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 9)
!43 = !DILocation(line: 9, column: 11, scope: !42)
!44 = !DILocation(line: 9, column: 16, scope: !42)
!45 = !DILocation(line: 9, column: 19, scope: !42)
!46 = !DILocation(line: 9, column: 21, scope: !42)
!47 = !DILocation(line: 9, column: 9, scope: !9)
!48 = !DILocation(line: 9, column: 27, scope: !42)
!49 = !DILocation(line: 10, column: 5, scope: !9)
!50 = !DILocation(line: 10, column: 14, scope: !9)
!51 = !DILocation(line: 10, column: 22, scope: !9)
!52 = !DILocation(line: 10, column: 25, scope: !9)
!53 = !DILocation(line: 10, column: 18, scope: !9)
!54 = !DILocation(line: 11, column: 5, scope: !55)
!55 = distinct !DILexicalBlock(scope: !56, file: !1, line: 11, column: 5)
!56 = distinct !DILexicalBlock(scope: !9, file: !1, line: 11, column: 5)
!57 = !DILocation(line: 11, column: 5, scope: !56)
!58 = !DILocation(line: 12, column: 5, scope: !59)
!59 = distinct !DILexicalBlock(scope: !60, file: !1, line: 12, column: 5)
!60 = distinct !DILexicalBlock(scope: !9, file: !1, line: 12, column: 5)
!61 = !DILocation(line: 12, column: 5, scope: !60)
!62 = !DILocation(line: 13, column: 23, scope: !9)
!63 = !DILocation(line: 13, column: 27, scope: !9)
!64 = !DILocation(line: 13, column: 25, scope: !9)
!65 = !DILocation(line: 13, column: 30, scope: !9)
!66 = !DILocation(line: 13, column: 34, scope: !9)
!67 = !DILocation(line: 13, column: 32, scope: !9)
!68 = !DILocation(line: 13, column: 5, scope: !9)
!69 = !DILocation(line: 14, column: 5, scope: !9)
!70 = !DILocation(line: 15, column: 1, scope: !9)
!71 = distinct !DISubprogram(name: "gcd", scope: !1, file: !1, line: 5, type: !72, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !74)
!72 = !DISubroutineType(types: !73)
!73 = !{!20, !20, !20}
!74 = !{!75, !76, !77}
!75 = !DILocalVariable(name: "a", arg: 1, scope: !71, file: !1, line: 5, type: !20)
!76 = !DILocalVariable(name: "b", arg: 2, scope: !71, file: !1, line: 5, type: !20)
!77 = !DILocalVariable(name: "t", scope: !78, file: !1, line: 5, type: !20)
!78 = distinct !DILexicalBlock(scope: !71, file: !1, line: 5, column: 62)
!79 = !DILocation(line: 5, column: 30, scope: !71)
!80 = !DILocation(line: 5, column: 42, scope: !71)
!81 = !DILocation(line: 5, column: 47, scope: !71)
!82 = !DILocation(line: 5, column: 54, scope: !71)
!83 = !DILocation(line: 5, column: 56, scope: !71)
!84 = !DILocation(line: 5, column: 64, scope: !78)
!85 = !DILocation(line: 5, column: 73, scope: !78)
!86 = !DILocation(line: 5, column: 77, scope: !78)
!87 = !DILocation(line: 5, column: 81, scope: !78)
!88 = !DILocation(line: 5, column: 79, scope: !78)
!89 = !DILocation(line: 5, column: 88, scope: !78)
!90 = !DILocation(line: 5, column: 86, scope: !78)
!91 = !DILocation(line: 5, column: 95, scope: !78)
!92 = !DILocation(line: 5, column: 93, scope: !78)
!93 = !DILocation(line: 5, column: 98, scope: !71)
!94 = distinct !{!94, !81, !93, !95, !96}
!95 = !{!"llvm.loop.mustprogress"}
!96 = !{!"llvm.loop.unroll.disable"}
!97 = !DILocation(line: 5, column: 107, scope: !71)
!98 = !DILocation(line: 5, column: 100, scope: !71)
