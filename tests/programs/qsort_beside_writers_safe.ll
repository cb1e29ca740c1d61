source_filename = "qsort_beside_writers_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.list = type { [8 x i8*], i32 }

@.str = private unnamed_addr constant [5 x i8] c"pear\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"apple\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"quince\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"fig\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"cherry\00", align 1
@.str.5 = private unnamed_addr constant [5 x i8] c"plum\00", align 1

define dso_local i32 @main() !dbg !15 {
entry:
  %retval = alloca i32, align 4
  %list = alloca %struct.list, align 8
  %expected = alloca [6 x i8*], align 16
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.list* %list to i8*, !dbg !34
  call void @llvm.lifetime.start.p0i8(i64 72, i8* %0), !dbg !34
  call void @llvm.dbg.declare(metadata %struct.list* %list, metadata !20, metadata !DIExpression()), !dbg !35
  call void @clear(%struct.list* noundef %list, i8* noundef null), !dbg !36
  %call = call i32 @add(%struct.list* noundef %list, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0)), !dbg !37
  %call1 = call i32 @add(%struct.list* noundef %list, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i64 0, i64 0)), !dbg !38
  %call2 = call i32 @add(%struct.list* noundef %list, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i64 0, i64 0)), !dbg !39
  %call3 = call i32 @add(%struct.list* noundef %list, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.3, i64 0, i64 0)), !dbg !40
  %call4 = call i32 @add(%struct.list* noundef %list, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i64 0, i64 0)), !dbg !41
  %call5 = call i32 @add(%struct.list* noundef %list, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.5, i64 0, i64 0)), !dbg !42
  %names = getelementptr inbounds %struct.list, %struct.list* %list, i32 0, i32 0, !dbg !43
  %arraydecay = getelementptr inbounds [8 x i8*], [8 x i8*]* %names, i64 0, i64 0, !dbg !44
  %1 = bitcast i8** %arraydecay to i8*, !dbg !44
  %used = getelementptr inbounds %struct.list, %struct.list* %list, i32 0, i32 1, !dbg !45
  %2 = load i32, i32* %used, align 8, !dbg !45
  %conv = sext i32 %2 to i64, !dbg !46
  call void @qsort(i8* noundef %1, i64 noundef %conv, i64 noundef 8, i32 (i8*, i8*)* noundef @by_name), !dbg !47
  %3 = bitcast [6 x i8*]* %expected to i8*, !dbg !48
  call void @llvm.lifetime.start.p0i8(i64 48, i8* %3), !dbg !48
  call void @llvm.dbg.declare(metadata [6 x i8*]* %expected, metadata !28, metadata !DIExpression()), !dbg !49
  %4 = bitcast [6 x i8*]* %expected to i8*, !dbg !49
  call void @llvm.memset.p0i8.i64(i8* align 16 %4, i8 0, i64 48, i1 false), !dbg !49
  %5 = bitcast i8* %4 to [6 x i8*]*, !dbg !49
  %6 = getelementptr inbounds [6 x i8*], [6 x i8*]* %5, i32 0, i32 0, !dbg !49
  store i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i32 0, i32 0), i8** %6, align 16, !dbg !49
  %7 = getelementptr inbounds [6 x i8*], [6 x i8*]* %5, i32 0, i32 1, !dbg !49
  store i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i32 0, i32 0), i8** %7, align 8, !dbg !49
  %8 = getelementptr inbounds [6 x i8*], [6 x i8*]* %5, i32 0, i32 2, !dbg !49
  store i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.3, i32 0, i32 0), i8** %8, align 16, !dbg !49
  %9 = getelementptr inbounds [6 x i8*], [6 x i8*]* %5, i32 0, i32 3, !dbg !49
  store i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i32 0, i32 0), i8** %9, align 8, !dbg !49
  %10 = getelementptr inbounds [6 x i8*], [6 x i8*]* %5, i32 0, i32 4, !dbg !49
  store i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.5, i32 0, i32 0), i8** %10, align 16, !dbg !49
  %11 = getelementptr inbounds [6 x i8*], [6 x i8*]* %5, i32 0, i32 5, !dbg !49
  store i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i32 0, i32 0), i8** %11, align 8, !dbg !49
  %12 = bitcast i32* %i to i8*, !dbg !50
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %12), !dbg !50
  call void @llvm.dbg.declare(metadata i32* %i, metadata !32, metadata !DIExpression()), !dbg !51
  store i32 0, i32* %i, align 4, !dbg !51
  br label %for.cond, !dbg !50

for.cond:
  %13 = load i32, i32* %i, align 4, !dbg !52
  %used6 = getelementptr inbounds %struct.list, %struct.list* %list, i32 0, i32 1, !dbg !54
  %14 = load i32, i32* %used6, align 8, !dbg !54
  %cmp = icmp slt i32 %13, %14, !dbg !55
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !56

for.cond.cleanup:
  %15 = bitcast i32* %i to i8*, !dbg !57
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %15), !dbg !57
  br label %for.end

for.body:
  %names8 = getelementptr inbounds %struct.list, %struct.list* %list, i32 0, i32 0, !dbg !58
  %16 = load i32, i32* %i, align 4, !dbg !60
  %idxprom = sext i32 %16 to i64, !dbg !61
  %arrayidx = getelementptr inbounds [8 x i8*], [8 x i8*]* %names8, i64 0, i64 %idxprom, !dbg !61
  %17 = load i8*, i8** %arrayidx, align 8, !dbg !61
  %18 = load i32, i32* %i, align 4, !dbg !62
  %idxprom9 = sext i32 %18 to i64, !dbg !63
  %arrayidx10 = getelementptr inbounds [6 x i8*], [6 x i8*]* %expected, i64 0, i64 %idxprom9, !dbg !63
  %19 = load i8*, i8** %arrayidx10, align 8, !dbg !63
  %call11 = call i32 @strcmp(i8* noundef %17, i8* noundef %19), !dbg !64
  %cmp12 = icmp ne i32 %call11, 0, !dbg !65
  br i1 %cmp12, label %if.then, label %if.end, !dbg !66

if.then:
  call void @reach_error(), !dbg !67
  call void @abort(), !dbg !69
  unreachable, !dbg !69

if.end:
  br label %for.inc, !dbg !70

for.inc:
  %20 = load i32, i32* %i, align 4, !dbg !71
  %inc = add nsw i32 %20, 1, !dbg !71
  store i32 %inc, i32* %i, align 4, !dbg !71
  br label %for.cond, !dbg !57, !llvm.loop !72

for.end:
  %21 = bitcast [6 x i8*]* %expected to i8*, !dbg !76
  call void @llvm.lifetime.end.p0i8(i64 48, i8* %21), !dbg !76
  %22 = bitcast %struct.list* %list to i8*, !dbg !76
  call void @llvm.lifetime.end.p0i8(i64 72, i8* %22), !dbg !76
  ret i32 0, !dbg !77
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define internal void @clear(%struct.list* noundef %list, i8* noundef %unused) !dbg !78 {
entry:
  %list.addr = alloca %struct.list*, align 8
  %unused.addr = alloca i8*, align 8
  store %struct.list* %list, %struct.list** %list.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.list** %list.addr, metadata !84, metadata !DIExpression()), !dbg !86
  store i8* %unused, i8** %unused.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %unused.addr, metadata !85, metadata !DIExpression()), !dbg !87
  %0 = load %struct.list*, %struct.list** %list.addr, align 8, !dbg !88
  %used = getelementptr inbounds %struct.list, %struct.list* %0, i32 0, i32 1, !dbg !89
  store i32 0, i32* %used, align 8, !dbg !90
  ret void, !dbg !91
}

define internal i32 @add(%struct.list* noundef %list, i8* noundef %name) !dbg !92 {
entry:
  %list.addr = alloca %struct.list*, align 8
  %name.addr = alloca i8*, align 8
  store %struct.list* %list, %struct.list** %list.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.list** %list.addr, metadata !96, metadata !DIExpression()), !dbg !98
  store i8* %name, i8** %name.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %name.addr, metadata !97, metadata !DIExpression()), !dbg !99
  %0 = load i8*, i8** %name.addr, align 8, !dbg !100
  %1 = load %struct.list*, %struct.list** %list.addr, align 8, !dbg !101
  %names = getelementptr inbounds %struct.list, %struct.list* %1, i32 0, i32 0, !dbg !102
  %2 = load %struct.list*, %struct.list** %list.addr, align 8, !dbg !103
  %used = getelementptr inbounds %struct.list, %struct.list* %2, i32 0, i32 1, !dbg !104
  %3 = load i32, i32* %used, align 8, !dbg !105
  %inc = add nsw i32 %3, 1, !dbg !105
  store i32 %inc, i32* %used, align 8, !dbg !105
  %idxprom = sext i32 %3 to i64, !dbg !101
  %arrayidx = getelementptr inbounds [8 x i8*], [8 x i8*]* %names, i64 0, i64 %idxprom, !dbg !101
  store i8* %0, i8** %arrayidx, align 8, !dbg !106
  %4 = load %struct.list*, %struct.list** %list.addr, align 8, !dbg !107
  %used1 = getelementptr inbounds %struct.list, %struct.list* %4, i32 0, i32 1, !dbg !108
  %5 = load i32, i32* %used1, align 8, !dbg !108
  ret i32 %5, !dbg !109
}

declare !dbg !110 void @qsort(i8* noundef, i64 noundef, i64 noundef, i32 (i8*, i8*)* noundef)

define internal i32 @by_name(i8* noundef %a, i8* noundef %b) !dbg !124 {
entry:
  %a.addr = alloca i8*, align 8
  %b.addr = alloca i8*, align 8
  store i8* %a, i8** %a.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %a.addr, metadata !126, metadata !DIExpression()), !dbg !128
  store i8* %b, i8** %b.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %b.addr, metadata !127, metadata !DIExpression()), !dbg !129
  %0 = load i8*, i8** %a.addr, align 8, !dbg !130
  %1 = bitcast i8* %0 to i8**, !dbg !131
  %2 = load i8*, i8** %1, align 8, !dbg !132
  %3 = load i8*, i8** %b.addr, align 8, !dbg !133
  %4 = bitcast i8* %3 to i8**, !dbg !134
  %5 = load i8*, i8** %4, align 8, !dbg !135
  %call = call i32 @strcmp(i8* noundef %2, i8* noundef %5), !dbg !136
  ret i32 %call, !dbg !137
}

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare i32 @strcmp(i8* noundef, i8* noundef)

declare !dbg !138 void @reach_error()

declare void @abort()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "qsort_beside_writers_safe.c", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!7 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!8 = !{i32 7, !"Dwarf Version", i32 5}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 7, !"PIC Level", i32 2}
!12 = !{i32 7, !"PIE Level", i32 2}
!13 = !{i32 7, !"uwtable", i32 1}

!15 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 27, type: !16, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !19)
!16 = !DISubroutineType(types: !17)
!17 = !{!18}
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !{!20, !28, !32}
!20 = !DILocalVariable(name: "list", scope: !15, file: !1, line: 28, type: !21)
!21 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "list", file: !1, line: 8, size: 576, elements: !22)
!22 = !{!23, !27}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "names", scope: !21, file: !1, line: 9, baseType: !24, size: 512)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 512, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 8)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "used", scope: !21, file: !1, line: 10, baseType: !18, size: 32, offset: 512)
!28 = !DILocalVariable(name: "expected", scope: !15, file: !1, line: 37, type: !29)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 384, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 6)
!32 = !DILocalVariable(name: "i", scope: !33, file: !1, line: 38, type: !18)
!33 = distinct !DILexicalBlock(scope: !15, file: !1, line: 38, column: 3)
!34 = !DILocation(line: 28, column: 3, scope: !15)
!35 = !DILocation(line: 28, column: 15, scope: !15)
!36 = !DILocation(line: 29, column: 3, scope: !15)
!37 = !DILocation(line: 30, column: 3, scope: !15)
!38 = !DILocation(line: 31, column: 3, scope: !15)
!39 = !DILocation(line: 32, column: 3, scope: !15)
!40 = !DILocation(line: 33, column: 3, scope: !15)
!41 = !DILocation(line: 34, column: 3, scope: !15)
!42 = !DILocation(line: 35, column: 3, scope: !15)
!43 = !DILocation(line: 36, column: 14, scope: !15)
!44 = !DILocation(line: 36, column: 9, scope: !15)
!45 = !DILocation(line: 36, column: 26, scope: !15)
!46 = !DILocation(line: 36, column: 21, scope: !15)
!47 = !DILocation(line: 36, column: 3, scope: !15)
!48 = !DILocation(line: 37, column: 3, scope: !15)
!49 = !DILocation(line: 37, column: 15, scope: !15)
!50 = !DILocation(line: 38, column: 8, scope: !33)
!51 = !DILocation(line: 38, column: 12, scope: !33)
!52 = !DILocation(line: 38, column: 19, scope: !53)
!53 = distinct !DILexicalBlock(scope: !33, file: !1, line: 38, column: 3)
!54 = !DILocation(line: 38, column: 28, scope: !53)
!55 = !DILocation(line: 38, column: 21, scope: !53)
!56 = !DILocation(line: 38, column: 3, scope: !33)
!57 = !DILocation(line: 38, column: 3, scope: !53)
!58 = !DILocation(line: 39, column: 21, scope: !59)
!59 = distinct !DILexicalBlock(scope: !53, file: !1, line: 39, column: 9)
!60 = !DILocation(line: 39, column: 27, scope: !59)
!61 = !DILocation(line: 39, column: 16, scope: !59)
!62 = !DILocation(line: 39, column: 40, scope: !59)
!63 = !DILocation(line: 39, column: 31, scope: !59)
!64 = !DILocation(line: 39, column: 9, scope: !59)
!65 = !DILocation(line: 39, column: 44, scope: !59)
!66 = !DILocation(line: 39, column: 9, scope: !53)
!67 = !DILocation(line: 40, column: 7, scope: !68)
!68 = distinct !DILexicalBlock(scope: !59, file: !1, line: 39, column: 50)
!69 = !DILocation(line: 41, column: 7, scope: !68)
!70 = !DILocation(line: 39, column: 47, scope: !59)
!71 = !DILocation(line: 38, column: 35, scope: !53)
!72 = distinct !{!72, !56, !73, !74, !75}
!73 = !DILocation(line: 42, column: 5, scope: !33)
!74 = !{!"llvm.loop.mustprogress"}
!75 = !{!"llvm.loop.unroll.disable"}
!76 = !DILocation(line: 44, column: 1, scope: !15)
!77 = !DILocation(line: 43, column: 3, scope: !15)
!78 = distinct !DISubprogram(name: "clear", scope: !1, file: !1, line: 23, type: !79, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !83)
!79 = !DISubroutineType(types: !80)
!80 = !{null, !81, !82}
!81 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!83 = !{!84, !85}
!84 = !DILocalVariable(name: "list", arg: 1, scope: !78, file: !1, line: 23, type: !81)
!85 = !DILocalVariable(name: "unused", arg: 2, scope: !78, file: !1, line: 23, type: !82)
!86 = !DILocation(line: 23, column: 32, scope: !78)
!87 = !DILocation(line: 23, column: 44, scope: !78)
!88 = !DILocation(line: 24, column: 3, scope: !78)
!89 = !DILocation(line: 24, column: 9, scope: !78)
!90 = !DILocation(line: 24, column: 14, scope: !78)
!91 = !DILocation(line: 25, column: 1, scope: !78)
!92 = distinct !DISubprogram(name: "add", scope: !1, file: !1, line: 18, type: !93, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !95)
!93 = !DISubroutineType(types: !94)
!94 = !{!18, !81, !5}
!95 = !{!96, !97}
!96 = !DILocalVariable(name: "list", arg: 1, scope: !92, file: !1, line: 18, type: !81)
!97 = !DILocalVariable(name: "name", arg: 2, scope: !92, file: !1, line: 18, type: !5)
!98 = !DILocation(line: 18, column: 29, scope: !92)
!99 = !DILocation(line: 18, column: 47, scope: !92)
!100 = !DILocation(line: 19, column: 31, scope: !92)
!101 = !DILocation(line: 19, column: 3, scope: !92)
!102 = !DILocation(line: 19, column: 9, scope: !92)
!103 = !DILocation(line: 19, column: 15, scope: !92)
!104 = !DILocation(line: 19, column: 21, scope: !92)
!105 = !DILocation(line: 19, column: 25, scope: !92)
!106 = !DILocation(line: 19, column: 29, scope: !92)
!107 = !DILocation(line: 20, column: 10, scope: !92)
!108 = !DILocation(line: 20, column: 16, scope: !92)
!109 = !DILocation(line: 20, column: 3, scope: !92)
!110 = !DISubprogram(name: "qsort", scope: !111, file: !111, line: 851, type: !112, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !123)
!111 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!112 = !DISubroutineType(types: !113)
!113 = !{null, !82, !114, !114, !117}
!114 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !115, line: 46, baseType: !116)
!115 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!116 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!117 = !DIDerivedType(tag: DW_TAG_typedef, name: "__compar_fn_t", file: !111, line: 829, baseType: !118)
!118 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !119, size: 64)
!119 = !DISubroutineType(types: !120)
!120 = !{!18, !121, !121}
!121 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !122, size: 64)
!122 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!123 = !{}
!124 = distinct !DISubprogram(name: "by_name", scope: !1, file: !1, line: 13, type: !119, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !125)
!125 = !{!126, !127}
!126 = !DILocalVariable(name: "a", arg: 1, scope: !124, file: !1, line: 13, type: !121)
!127 = !DILocalVariable(name: "b", arg: 2, scope: !124, file: !1, line: 13, type: !121)
!128 = !DILocation(line: 13, column: 32, scope: !124)
!129 = !DILocation(line: 13, column: 47, scope: !124)
!130 = !DILocation(line: 14, column: 39, scope: !124)
!131 = !DILocation(line: 14, column: 18, scope: !124)
!132 = !DILocation(line: 14, column: 17, scope: !124)
!133 = !DILocation(line: 14, column: 64, scope: !124)
!134 = !DILocation(line: 14, column: 43, scope: !124)
!135 = !DILocation(line: 14, column: 42, scope: !124)
!136 = !DILocation(line: 14, column: 10, scope: !124)
!137 = !DILocation(line: 14, column: 3, scope: !124)
!138 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 6, type: !139, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !123)
!139 = !DISubroutineType(types: !140)
!140 = !{null}
