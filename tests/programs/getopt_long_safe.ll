source_filename = "getopt_long_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.option = type { i8*, i32, i32*, i32 }

@.str = private unnamed_addr constant [5 x i8] c"prog\00", align 1
@.str.1 = private unnamed_addr constant [11 x i8] c"--out=name\00", align 1
@.str.2 = private unnamed_addr constant [3 x i8] c"-b\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"file\00", align 1
@.str.4 = private unnamed_addr constant [6 x i8] c"brief\00", align 1
@.str.5 = private unnamed_addr constant [7 x i8] c"output\00", align 1
@.str.6 = private unnamed_addr constant [4 x i8] c"bo:\00", align 1
@.str.7 = private unnamed_addr constant [31 x i8] c"option == 'o' || option == 'b'\00", align 1
@.str.8 = private unnamed_addr constant [19 x i8] c"getopt_long_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@optarg = external global i8*, align 8
@.str.9 = private unnamed_addr constant [35 x i8] c"optarg[0] == 'n' && optarg[4] == 0\00", align 1
@optind = external global i32, align 4
@.str.10 = private unnamed_addr constant [47 x i8] c"count == 2 && optind == 3 && argv[3][0] == 'f'\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %argv = alloca [5 x i8*], align 16
  %brief = alloca i32, align 4
  %option = alloca i32, align 4
  %count = alloca i32, align 4
  %list = alloca [3 x %struct.option], align 16
  store i32 0, i32* %retval, align 4
  %0 = bitcast [5 x i8*]* %argv to i8*, !dbg !37
  call void @llvm.lifetime.start.p0i8(i64 40, i8* %0), !dbg !37
  call void @llvm.dbg.declare(metadata [5 x i8*]* %argv, metadata !14, metadata !DIExpression()), !dbg !38
  %1 = bitcast [5 x i8*]* %argv to i8*, !dbg !38
  call void @llvm.memset.p0i8.i64(i8* align 16 %1, i8 0, i64 40, i1 false), !dbg !38
  %2 = bitcast i8* %1 to [5 x i8*]*, !dbg !38
  %3 = getelementptr inbounds [5 x i8*], [5 x i8*]* %2, i32 0, i32 0, !dbg !38
  store i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i32 0, i32 0), i8** %3, align 16, !dbg !38
  %4 = getelementptr inbounds [5 x i8*], [5 x i8*]* %2, i32 0, i32 1, !dbg !38
  store i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i32 0, i32 0), i8** %4, align 8, !dbg !38
  %5 = getelementptr inbounds [5 x i8*], [5 x i8*]* %2, i32 0, i32 2, !dbg !38
  store i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.2, i32 0, i32 0), i8** %5, align 16, !dbg !38
  %6 = getelementptr inbounds [5 x i8*], [5 x i8*]* %2, i32 0, i32 3, !dbg !38
  store i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.3, i32 0, i32 0), i8** %6, align 8, !dbg !38
  %7 = bitcast i32* %brief to i8*, !dbg !39
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %7), !dbg !39
  call void @llvm.dbg.declare(metadata i32* %brief, metadata !20, metadata !DIExpression()), !dbg !40
  store i32 0, i32* %brief, align 4, !dbg !40
  %8 = bitcast i32* %option to i8*, !dbg !39
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %8), !dbg !39
  call void @llvm.dbg.declare(metadata i32* %option, metadata !21, metadata !DIExpression()), !dbg !41
  %9 = bitcast i32* %count to i8*, !dbg !39
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %9), !dbg !39
  call void @llvm.dbg.declare(metadata i32* %count, metadata !22, metadata !DIExpression()), !dbg !42
  store i32 0, i32* %count, align 4, !dbg !42
  %10 = bitcast [3 x %struct.option]* %list to i8*, !dbg !43
  call void @llvm.lifetime.start.p0i8(i64 96, i8* %10), !dbg !43
  call void @llvm.dbg.declare(metadata [3 x %struct.option]* %list, metadata !23, metadata !DIExpression()), !dbg !44
  %arrayinit.begin = getelementptr inbounds [3 x %struct.option], [3 x %struct.option]* %list, i64 0, i64 0, !dbg !45
  %name = getelementptr inbounds %struct.option, %struct.option* %arrayinit.begin, i32 0, i32 0, !dbg !46
  store i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.4, i64 0, i64 0), i8** %name, align 16, !dbg !46
  %has_arg = getelementptr inbounds %struct.option, %struct.option* %arrayinit.begin, i32 0, i32 1, !dbg !46
  store i32 0, i32* %has_arg, align 8, !dbg !46
  %flag = getelementptr inbounds %struct.option, %struct.option* %arrayinit.begin, i32 0, i32 2, !dbg !46
  store i32* %brief, i32** %flag, align 16, !dbg !46
  %val = getelementptr inbounds %struct.option, %struct.option* %arrayinit.begin, i32 0, i32 3, !dbg !46
  store i32 7, i32* %val, align 8, !dbg !46
  %arrayinit.element = getelementptr inbounds %struct.option, %struct.option* %arrayinit.begin, i64 1, !dbg !45
  %name1 = getelementptr inbounds %struct.option, %struct.option* %arrayinit.element, i32 0, i32 0, !dbg !47
  store i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.5, i64 0, i64 0), i8** %name1, align 16, !dbg !47
  %has_arg2 = getelementptr inbounds %struct.option, %struct.option* %arrayinit.element, i32 0, i32 1, !dbg !47
  store i32 1, i32* %has_arg2, align 8, !dbg !47
  %flag3 = getelementptr inbounds %struct.option, %struct.option* %arrayinit.element, i32 0, i32 2, !dbg !47
  store i32* null, i32** %flag3, align 16, !dbg !47
  %val4 = getelementptr inbounds %struct.option, %struct.option* %arrayinit.element, i32 0, i32 3, !dbg !47
  store i32 111, i32* %val4, align 8, !dbg !47
  %arrayinit.element5 = getelementptr inbounds %struct.option, %struct.option* %arrayinit.element, i64 1, !dbg !45
  %11 = bitcast %struct.option* %arrayinit.element5 to i8*, !dbg !45
  call void @llvm.memset.p0i8.i64(i8* align 16 %11, i8 0, i64 32, i1 false), !dbg !45
  br label %while.cond, !dbg !48

while.cond:
  %arraydecay = getelementptr inbounds [5 x i8*], [5 x i8*]* %argv, i64 0, i64 0, !dbg !49
  %arraydecay10 = getelementptr inbounds [3 x %struct.option], [3 x %struct.option]* %list, i64 0, i64 0, !dbg !50
  %call = call i32 @getopt_long(i32 noundef 4, i8** noundef %arraydecay, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.6, i64 0, i64 0), %struct.option* noundef %arraydecay10, i32* noundef null), !dbg !51
  store i32 %call, i32* %option, align 4, !dbg !52
  %cmp = icmp ne i32 %call, -1, !dbg !53
  br i1 %cmp, label %while.body, label %while.end, !dbg !48

while.body:
  %12 = load i32, i32* %option, align 4, !dbg !54
  %cmp11 = icmp eq i32 %12, 111, !dbg !54
  br i1 %cmp11, label %if.then, label %lor.lhs.false, !dbg !54

lor.lhs.false:
  %13 = load i32, i32* %option, align 4, !dbg !54
  %cmp12 = icmp eq i32 %13, 98, !dbg !54
  br i1 %cmp12, label %if.then, label %if.else, !dbg !58

if.then:
  br label %if.end, !dbg !58

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.7, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.8, i64 0, i64 0), i32 noundef 10, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !54
  unreachable, !dbg !54

if.end:
  %14 = load i32, i32* %option, align 4, !dbg !59
  %cmp13 = icmp eq i32 %14, 111, !dbg !61
  br i1 %cmp13, label %if.then14, label %if.end24, !dbg !62

if.then14:
  %15 = load i8*, i8** @optarg, align 8, !dbg !63
  %arrayidx = getelementptr inbounds i8, i8* %15, i64 0, !dbg !63
  %16 = load i8, i8* %arrayidx, align 1, !dbg !63
  %conv = sext i8 %16 to i32, !dbg !63
  %cmp15 = icmp eq i32 %conv, 110, !dbg !63
  br i1 %cmp15, label %land.lhs.true, label %if.else22, !dbg !63

land.lhs.true:
  %17 = load i8*, i8** @optarg, align 8, !dbg !63
  %arrayidx17 = getelementptr inbounds i8, i8* %17, i64 4, !dbg !63
  %18 = load i8, i8* %arrayidx17, align 1, !dbg !63
  %conv18 = sext i8 %18 to i32, !dbg !63
  %cmp19 = icmp eq i32 %conv18, 0, !dbg !63
  br i1 %cmp19, label %if.then21, label %if.else22, !dbg !66

if.then21:
  br label %if.end23, !dbg !66

if.else22:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([35 x i8], [35 x i8]* @.str.9, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.8, i64 0, i64 0), i32 noundef 11, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !63
  unreachable, !dbg !63

if.end23:
  br label %if.end24, !dbg !67

if.end24:
  %19 = load i32, i32* %count, align 4, !dbg !68
  %inc = add nsw i32 %19, 1, !dbg !68
  store i32 %inc, i32* %count, align 4, !dbg !68
  br label %while.cond, !dbg !48, !llvm.loop !69

while.end:
  %20 = load i32, i32* %count, align 4, !dbg !73
  %cmp25 = icmp eq i32 %20, 2, !dbg !73
  br i1 %cmp25, label %land.lhs.true27, label %if.else37, !dbg !73

land.lhs.true27:
  %21 = load i32, i32* @optind, align 4, !dbg !73
  %cmp28 = icmp eq i32 %21, 3, !dbg !73
  br i1 %cmp28, label %land.lhs.true30, label %if.else37, !dbg !73

land.lhs.true30:
  %arrayidx31 = getelementptr inbounds [5 x i8*], [5 x i8*]* %argv, i64 0, i64 3, !dbg !73
  %22 = load i8*, i8** %arrayidx31, align 8, !dbg !73
  %arrayidx32 = getelementptr inbounds i8, i8* %22, i64 0, !dbg !73
  %23 = load i8, i8* %arrayidx32, align 1, !dbg !73
  %conv33 = sext i8 %23 to i32, !dbg !73
  %cmp34 = icmp eq i32 %conv33, 102, !dbg !73
  br i1 %cmp34, label %if.then36, label %if.else37, !dbg !76

if.then36:
  br label %if.end38, !dbg !76

if.else37:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([47 x i8], [47 x i8]* @.str.10, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.8, i64 0, i64 0), i32 noundef 14, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !73
  unreachable, !dbg !73

if.end38:
  %24 = bitcast [3 x %struct.option]* %list to i8*, !dbg !77
  call void @llvm.lifetime.end.p0i8(i64 96, i8* %24), !dbg !77
  %25 = bitcast i32* %count to i8*, !dbg !77
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %25), !dbg !77
  %26 = bitcast i32* %option to i8*, !dbg !77
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %26), !dbg !77
  %27 = bitcast i32* %brief to i8*, !dbg !77
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %27), !dbg !77
  %28 = bitcast [5 x i8*]* %argv to i8*, !dbg !77
  call void @llvm.lifetime.end.p0i8(i64 40, i8* %28), !dbg !77
  ret i32 0, !dbg !78
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare !dbg !79 i32 @getopt_long(i32 noundef, i8** noundef, i8* noundef, %struct.option* noundef, i32* noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "getopt_long_safe.c", directory: ".")
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
!13 = !{!14, !20, !21, !22, !23}
!14 = !DILocalVariable(name: "argv", scope: !9, file: !1, line: 6, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 320, elements: !18)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!18 = !{!19}
!19 = !DISubrange(count: 5)
!20 = !DILocalVariable(name: "brief", scope: !9, file: !1, line: 7, type: !12)
!21 = !DILocalVariable(name: "option", scope: !9, file: !1, line: 7, type: !12)
!22 = !DILocalVariable(name: "count", scope: !9, file: !1, line: 7, type: !12)
!23 = !DILocalVariable(name: "list", scope: !9, file: !1, line: 8, type: !24)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 768, elements: !35)
!25 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "option", file: !26, line: 50, size: 256, elements: !27)
!26 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/getopt_ext.h", directory: "")
!27 = !{!28, !31, !32, !34}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !25, file: !26, line: 52, baseType: !29, size: 64)
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!30 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !17)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "has_arg", scope: !25, file: !26, line: 55, baseType: !12, size: 32, offset: 64)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "flag", scope: !25, file: !26, line: 56, baseType: !33, size: 64, offset: 128)
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "val", scope: !25, file: !26, line: 57, baseType: !12, size: 32, offset: 192)
!35 = !{!36}
!36 = !DISubrange(count: 3)
!37 = !DILocation(line: 6, column: 3, scope: !9)
!38 = !DILocation(line: 6, column: 9, scope: !9)
!39 = !DILocation(line: 7, column: 3, scope: !9)
!40 = !DILocation(line: 7, column: 7, scope: !9)
!41 = !DILocation(line: 7, column: 18, scope: !9)
!42 = !DILocation(line: 7, column: 26, scope: !9)
!43 = !DILocation(line: 8, column: 3, scope: !9)
!44 = !DILocation(line: 8, column: 17, scope: !9)
!45 = !DILocation(line: 8, column: 26, scope: !9)
!46 = !DILocation(line: 8, column: 27, scope: !9)
!47 = !DILocation(line: 8, column: 62, scope: !9)
!48 = !DILocation(line: 9, column: 3, scope: !9)
!49 = !DILocation(line: 9, column: 35, scope: !9)
!50 = !DILocation(line: 9, column: 48, scope: !9)
!51 = !DILocation(line: 9, column: 20, scope: !9)
!52 = !DILocation(line: 9, column: 18, scope: !9)
!53 = !DILocation(line: 9, column: 58, scope: !9)
!54 = !DILocation(line: 10, column: 5, scope: !55)
!55 = distinct !DILexicalBlock(scope: !56, file: !1, line: 10, column: 5)
!56 = distinct !DILexicalBlock(scope: !57, file: !1, line: 10, column: 5)
!57 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 65)
!58 = !DILocation(line: 10, column: 5, scope: !56)
!59 = !DILocation(line: 11, column: 9, scope: !60)
!60 = distinct !DILexicalBlock(scope: !57, file: !1, line: 11, column: 9)
!61 = !DILocation(line: 11, column: 16, scope: !60)
!62 = !DILocation(line: 11, column: 9, scope: !57)
!63 = !DILocation(line: 11, column: 24, scope: !64)
!64 = distinct !DILexicalBlock(scope: !65, file: !1, line: 11, column: 24)
!65 = distinct !DILexicalBlock(scope: !60, file: !1, line: 11, column: 24)
!66 = !DILocation(line: 11, column: 24, scope: !65)
!67 = !DILocation(line: 11, column: 24, scope: !60)
!68 = !DILocation(line: 12, column: 10, scope: !57)
!69 = distinct !{!69, !48, !70, !71, !72}
!70 = !DILocation(line: 13, column: 3, scope: !9)
!71 = !{!"llvm.loop.mustprogress"}
!72 = !{!"llvm.loop.unroll.disable"}
!73 = !DILocation(line: 14, column: 3, scope: !74)
!74 = distinct !DILexicalBlock(scope: !75, file: !1, line: 14, column: 3)
!75 = distinct !DILexicalBlock(scope: !9, file: !1, line: 14, column: 3)
!76 = !DILocation(line: 14, column: 3, scope: !75)
!77 = !DILocation(line: 16, column: 1, scope: !9)
!78 = !DILocation(line: 15, column: 3, scope: !9)
!79 = !DISubprogram(name: "getopt_long", scope: !26, file: !26, line: 66, type: !80, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !86)
!80 = !DISubroutineType(types: !81)
!81 = !{!12, !12, !82, !29, !84, !33}
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !83, size: 64)
!83 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!84 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !85, size: 64)
!85 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !25)
!86 = !{}
