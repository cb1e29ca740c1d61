source_filename = "getopt_long_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.option = type { i8*, i32, i32*, i32 }

@.str = private unnamed_addr constant [6 x i8] c"brief\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"output\00", align 1
@.str.2 = private unnamed_addr constant [3 x i8] c"o:\00", align 1
@.str.3 = private unnamed_addr constant [29 x i8] c"option == 'o' || option == 0\00", align 1
@.str.4 = private unnamed_addr constant [21 x i8] c"getopt_long_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [23 x i8] c"int main(int, char **)\00", align 1
@.str.5 = private unnamed_addr constant [11 x i8] c"brief == 0\00", align 1

define dso_local i32 @main(i32 noundef %argc, i8** noundef %argv) !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca i8**, align 8
  %brief = alloca i32, align 4
  %option = alloca i32, align 4
  %list = alloca [3 x %struct.option], align 16
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  store i32 %argc, i32* %argc.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %argc.addr, metadata !17, metadata !DIExpression()), !dbg !35
  store i8** %argv, i8*** %argv.addr, align 8
  call void @llvm.dbg.declare(metadata i8*** %argv.addr, metadata !18, metadata !DIExpression()), !dbg !36
  %0 = bitcast i32* %brief to i8*, !dbg !37
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !37
  call void @llvm.dbg.declare(metadata i32* %brief, metadata !19, metadata !DIExpression()), !dbg !38
  store i32 0, i32* %brief, align 4, !dbg !38
  %1 = bitcast i32* %option to i8*, !dbg !37
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !37
  call void @llvm.dbg.declare(metadata i32* %option, metadata !20, metadata !DIExpression()), !dbg !39
  %2 = bitcast [3 x %struct.option]* %list to i8*, !dbg !40
  call void @llvm.lifetime.start.p0i8(i64 96, i8* %2), !dbg !40
  call void @llvm.dbg.declare(metadata [3 x %struct.option]* %list, metadata !21, metadata !DIExpression()), !dbg !41
  %arrayinit.begin = getelementptr inbounds [3 x %struct.option], [3 x %struct.option]* %list, i64 0, i64 0, !dbg !42
  %name = getelementptr inbounds %struct.option, %struct.option* %arrayinit.begin, i32 0, i32 0, !dbg !43
  store i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0), i8** %name, align 16, !dbg !43
  %has_arg = getelementptr inbounds %struct.option, %struct.option* %arrayinit.begin, i32 0, i32 1, !dbg !43
  store i32 0, i32* %has_arg, align 8, !dbg !43
  %flag = getelementptr inbounds %struct.option, %struct.option* %arrayinit.begin, i32 0, i32 2, !dbg !43
  store i32* %brief, i32** %flag, align 16, !dbg !43
  %val = getelementptr inbounds %struct.option, %struct.option* %arrayinit.begin, i32 0, i32 3, !dbg !43
  store i32 7, i32* %val, align 8, !dbg !43
  %arrayinit.element = getelementptr inbounds %struct.option, %struct.option* %arrayinit.begin, i64 1, !dbg !42
  %name1 = getelementptr inbounds %struct.option, %struct.option* %arrayinit.element, i32 0, i32 0, !dbg !44
  store i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i8** %name1, align 16, !dbg !44
  %has_arg2 = getelementptr inbounds %struct.option, %struct.option* %arrayinit.element, i32 0, i32 1, !dbg !44
  store i32 1, i32* %has_arg2, align 8, !dbg !44
  %flag3 = getelementptr inbounds %struct.option, %struct.option* %arrayinit.element, i32 0, i32 2, !dbg !44
  store i32* null, i32** %flag3, align 16, !dbg !44
  %val4 = getelementptr inbounds %struct.option, %struct.option* %arrayinit.element, i32 0, i32 3, !dbg !44
  store i32 111, i32* %val4, align 8, !dbg !44
  %arrayinit.element5 = getelementptr inbounds %struct.option, %struct.option* %arrayinit.element, i64 1, !dbg !42
  %3 = bitcast %struct.option* %arrayinit.element5 to i8*, !dbg !42
  call void @llvm.memset.p0i8.i64(i8* align 16 %3, i8 0, i64 32, i1 false), !dbg !42
  br label %while.cond, !dbg !45

while.cond:
  %4 = load i32, i32* %argc.addr, align 4, !dbg !46
  %5 = load i8**, i8*** %argv.addr, align 8, !dbg !47
  %arraydecay = getelementptr inbounds [3 x %struct.option], [3 x %struct.option]* %list, i64 0, i64 0, !dbg !48
  %call = call i32 @getopt_long(i32 noundef %4, i8** noundef %5, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.2, i64 0, i64 0), %struct.option* noundef %arraydecay, i32* noundef null), !dbg !49
  store i32 %call, i32* %option, align 4, !dbg !50
  %cmp = icmp ne i32 %call, -1, !dbg !51
  br i1 %cmp, label %while.body, label %while.end, !dbg !45

while.body:
  %6 = load i32, i32* %option, align 4, !dbg !52
  %cmp10 = icmp eq i32 %6, 63, !dbg !55
  br i1 %cmp10, label %if.then, label %if.end, !dbg !56

if.then:
  store i32 2, i32* %retval, align 4, !dbg !57
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !57

if.end:
  %7 = load i32, i32* %option, align 4, !dbg !58
  %cmp11 = icmp eq i32 %7, 111, !dbg !58
  br i1 %cmp11, label %if.then13, label %lor.lhs.false, !dbg !58

lor.lhs.false:
  %8 = load i32, i32* %option, align 4, !dbg !58
  %cmp12 = icmp eq i32 %8, 0, !dbg !58
  br i1 %cmp12, label %if.then13, label %if.else, !dbg !61

if.then13:
  br label %if.end14, !dbg !61

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.4, i64 0, i64 0), i32 noundef 10, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !58
  unreachable, !dbg !58

if.end14:
  br label %while.cond, !dbg !45, !llvm.loop !62

while.end:
  %9 = load i32, i32* %brief, align 4, !dbg !66
  %cmp15 = icmp eq i32 %9, 0, !dbg !66
  br i1 %cmp15, label %if.then16, label %if.else17, !dbg !69

if.then16:
  br label %if.end18, !dbg !69

if.else17:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.4, i64 0, i64 0), i32 noundef 12, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !66
  unreachable, !dbg !66

if.end18:
  store i32 0, i32* %retval, align 4, !dbg !70
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !70

cleanup:
  %10 = bitcast [3 x %struct.option]* %list to i8*, !dbg !71
  call void @llvm.lifetime.end.p0i8(i64 96, i8* %10), !dbg !71
  %11 = bitcast i32* %option to i8*, !dbg !71
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %11), !dbg !71
  %12 = bitcast i32* %brief to i8*, !dbg !71
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %12), !dbg !71
  %13 = load i32, i32* %retval, align 4, !dbg !71
  ret i32 %13, !dbg !71
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare !dbg !72 i32 @getopt_long(i32 noundef, i8** noundef, i8* noundef, %struct.option* noundef, i32* noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "getopt_long_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !10, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !16)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !12, !13}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!16 = !{!17, !18, !19, !20, !21}
!17 = !DILocalVariable(name: "argc", arg: 1, scope: !9, file: !1, line: 5, type: !12)
!18 = !DILocalVariable(name: "argv", arg: 2, scope: !9, file: !1, line: 5, type: !13)
!19 = !DILocalVariable(name: "brief", scope: !9, file: !1, line: 6, type: !12)
!20 = !DILocalVariable(name: "option", scope: !9, file: !1, line: 6, type: !12)
!21 = !DILocalVariable(name: "list", scope: !9, file: !1, line: 7, type: !22)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 768, elements: !33)
!23 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "option", file: !24, line: 50, size: 256, elements: !25)
!24 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/getopt_ext.h", directory: "")
!25 = !{!26, !29, !30, !32}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !23, file: !24, line: 52, baseType: !27, size: 64)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!28 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "has_arg", scope: !23, file: !24, line: 55, baseType: !12, size: 32, offset: 64)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "flag", scope: !23, file: !24, line: 56, baseType: !31, size: 64, offset: 128)
!31 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "val", scope: !23, file: !24, line: 57, baseType: !12, size: 32, offset: 192)
!33 = !{!34}
!34 = !DISubrange(count: 3)
!35 = !DILocation(line: 5, column: 14, scope: !9)
!36 = !DILocation(line: 5, column: 27, scope: !9)
!37 = !DILocation(line: 6, column: 3, scope: !9)
!38 = !DILocation(line: 6, column: 7, scope: !9)
!39 = !DILocation(line: 6, column: 18, scope: !9)
!40 = !DILocation(line: 7, column: 3, scope: !9)
!41 = !DILocation(line: 7, column: 17, scope: !9)
!42 = !DILocation(line: 7, column: 26, scope: !9)
!43 = !DILocation(line: 7, column: 27, scope: !9)
!44 = !DILocation(line: 7, column: 62, scope: !9)
!45 = !DILocation(line: 8, column: 3, scope: !9)
!46 = !DILocation(line: 8, column: 32, scope: !9)
!47 = !DILocation(line: 8, column: 38, scope: !9)
!48 = !DILocation(line: 8, column: 50, scope: !9)
!49 = !DILocation(line: 8, column: 20, scope: !9)
!50 = !DILocation(line: 8, column: 18, scope: !9)
!51 = !DILocation(line: 8, column: 60, scope: !9)
!52 = !DILocation(line: 9, column: 9, scope: !53)
!53 = distinct !DILexicalBlock(scope: !54, file: !1, line: 9, column: 9)
!54 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 67)
!55 = !DILocation(line: 9, column: 16, scope: !53)
!56 = !DILocation(line: 9, column: 9, scope: !54)
!57 = !DILocation(line: 9, column: 24, scope: !53)
!58 = !DILocation(line: 10, column: 5, scope: !59)
!59 = distinct !DILexicalBlock(scope: !60, file: !1, line: 10, column: 5)
!60 = distinct !DILexicalBlock(scope: !54, file: !1, line: 10, column: 5)
!61 = !DILocation(line: 10, column: 5, scope: !60)
!62 = distinct !{!62, !45, !63, !64, !65}
!63 = !DILocation(line: 11, column: 3, scope: !9)
!64 = !{!"llvm.loop.mustprogress"}
!65 = !{!"llvm.loop.unroll.disable"}
!66 = !DILocation(line: 12, column: 3, scope: !67)
!67 = distinct !DILexicalBlock(scope: !68, file: !1, line: 12, column: 3)
!68 = distinct !DILexicalBlock(scope: !9, file: !1, line: 12, column: 3)
!69 = !DILocation(line: 12, column: 3, scope: !68)
!70 = !DILocation(line: 13, column: 3, scope: !9)
!71 = !DILocation(line: 14, column: 1, scope: !9)
!72 = !DISubprogram(name: "getopt_long", scope: !24, file: !24, line: 66, type: !73, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !79)
!73 = !DISubroutineType(types: !74)
!74 = !{!12, !12, !75, !27, !77, !31}
!75 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !76, size: 64)
!76 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!77 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !78, size: 64)
!78 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !23)
!79 = !{}
