source_filename = "single_run_sorted_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [5 x i8] c"pear\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"apple\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"fig\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"banana\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"cherry\00", align 1
@.str.5 = private unnamed_addr constant [5 x i8] c"date\00", align 1
@__const.main.table = private unnamed_addr constant [7 x i32] [i32 5, i32 3, i32 9, i32 3, i32 -1, i32 5, i32 0], align 16

define dso_local i32 @main() !dbg !17 {
entry:
  %retval = alloca i32, align 4
  %names = alloca [6 x i8*], align 16
  %table = alloca [7 x i32], align 16
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [6 x i8*]* %names to i8*, !dbg !33
  call void @llvm.lifetime.start.p0i8(i64 48, i8* %0), !dbg !33
  call void @llvm.dbg.declare(metadata [6 x i8*]* %names, metadata !21, metadata !DIExpression()), !dbg !34
  %1 = bitcast [6 x i8*]* %names to i8*, !dbg !34
  call void @llvm.memset.p0i8.i64(i8* align 16 %1, i8 0, i64 48, i1 false), !dbg !34
  %2 = bitcast i8* %1 to [6 x i8*]*, !dbg !34
  %3 = getelementptr inbounds [6 x i8*], [6 x i8*]* %2, i32 0, i32 0, !dbg !34
  store i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i32 0, i32 0), i8** %3, align 16, !dbg !34
  %4 = getelementptr inbounds [6 x i8*], [6 x i8*]* %2, i32 0, i32 1, !dbg !34
  store i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i32 0, i32 0), i8** %4, align 8, !dbg !34
  %5 = getelementptr inbounds [6 x i8*], [6 x i8*]* %2, i32 0, i32 2, !dbg !34
  store i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i32 0, i32 0), i8** %5, align 16, !dbg !34
  %6 = getelementptr inbounds [6 x i8*], [6 x i8*]* %2, i32 0, i32 3, !dbg !34
  store i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.3, i32 0, i32 0), i8** %6, align 8, !dbg !34
  %7 = getelementptr inbounds [6 x i8*], [6 x i8*]* %2, i32 0, i32 4, !dbg !34
  store i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i32 0, i32 0), i8** %7, align 16, !dbg !34
  %8 = getelementptr inbounds [6 x i8*], [6 x i8*]* %2, i32 0, i32 5, !dbg !34
  store i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.5, i32 0, i32 0), i8** %8, align 8, !dbg !34
  %9 = bitcast [7 x i32]* %table to i8*, !dbg !35
  call void @llvm.lifetime.start.p0i8(i64 28, i8* %9), !dbg !35
  call void @llvm.dbg.declare(metadata [7 x i32]* %table, metadata !27, metadata !DIExpression()), !dbg !36
  %10 = bitcast [7 x i32]* %table to i8*, !dbg !36
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %10, i8* align 16 bitcast ([7 x i32]* @__const.main.table to i8*), i64 28, i1 false), !dbg !36
  %arraydecay = getelementptr inbounds [6 x i8*], [6 x i8*]* %names, i64 0, i64 0, !dbg !37
  %11 = bitcast i8** %arraydecay to i8*, !dbg !37
  call void @qsort(i8* noundef %11, i64 noundef 6, i64 noundef 8, i32 (i8*, i8*)* noundef @texts), !dbg !38
  %arraydecay1 = getelementptr inbounds [7 x i32], [7 x i32]* %table, i64 0, i64 0, !dbg !39
  %12 = bitcast i32* %arraydecay1 to i8*, !dbg !39
  call void @qsort(i8* noundef %12, i64 noundef 7, i64 noundef 4, i32 (i8*, i8*)* noundef @numbers), !dbg !40
  %13 = bitcast i32* %i to i8*, !dbg !41
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %13), !dbg !41
  call void @llvm.dbg.declare(metadata i32* %i, metadata !31, metadata !DIExpression()), !dbg !42
  store i32 0, i32* %i, align 4, !dbg !42
  br label %for.cond, !dbg !41

for.cond:
  %14 = load i32, i32* %i, align 4, !dbg !43
  %cmp = icmp slt i32 %14, 5, !dbg !45
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !46

for.cond.cleanup:
  %15 = bitcast i32* %i to i8*, !dbg !47
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %15), !dbg !47
  br label %for.end

for.body:
  %16 = load i32, i32* %i, align 4, !dbg !48
  %idxprom = sext i32 %16 to i64, !dbg !51
  %arrayidx = getelementptr inbounds [6 x i8*], [6 x i8*]* %names, i64 0, i64 %idxprom, !dbg !51
  %17 = load i8*, i8** %arrayidx, align 8, !dbg !51
  %18 = load i32, i32* %i, align 4, !dbg !52
  %add = add nsw i32 %18, 1, !dbg !53
  %idxprom2 = sext i32 %add to i64, !dbg !54
  %arrayidx3 = getelementptr inbounds [6 x i8*], [6 x i8*]* %names, i64 0, i64 %idxprom2, !dbg !54
  %19 = load i8*, i8** %arrayidx3, align 8, !dbg !54
  %call = call i32 @strcmp(i8* noundef %17, i8* noundef %19), !dbg !55
  %cmp4 = icmp sge i32 %call, 0, !dbg !56
  br i1 %cmp4, label %if.then, label %if.end, !dbg !57

if.then:
  call void @reach_error(), !dbg !58
  br label %if.end, !dbg !58

if.end:
  br label %for.inc, !dbg !59

for.inc:
  %20 = load i32, i32* %i, align 4, !dbg !60
  %inc = add nsw i32 %20, 1, !dbg !60
  store i32 %inc, i32* %i, align 4, !dbg !60
  br label %for.cond, !dbg !47, !llvm.loop !61

for.end:
  %arrayidx5 = getelementptr inbounds [7 x i32], [7 x i32]* %table, i64 0, i64 0, !dbg !65
  %21 = load i32, i32* %arrayidx5, align 16, !dbg !65
  %cmp6 = icmp ne i32 %21, -1, !dbg !67
  br i1 %cmp6, label %if.then15, label %lor.lhs.false, !dbg !68

lor.lhs.false:
  %arrayidx7 = getelementptr inbounds [7 x i32], [7 x i32]* %table, i64 0, i64 2, !dbg !69
  %22 = load i32, i32* %arrayidx7, align 8, !dbg !69
  %cmp8 = icmp ne i32 %22, 3, !dbg !70
  br i1 %cmp8, label %if.then15, label %lor.lhs.false9, !dbg !71

lor.lhs.false9:
  %arrayidx10 = getelementptr inbounds [7 x i32], [7 x i32]* %table, i64 0, i64 3, !dbg !72
  %23 = load i32, i32* %arrayidx10, align 4, !dbg !72
  %cmp11 = icmp ne i32 %23, 5, !dbg !73
  br i1 %cmp11, label %if.then15, label %lor.lhs.false12, !dbg !74

lor.lhs.false12:
  %arrayidx13 = getelementptr inbounds [7 x i32], [7 x i32]* %table, i64 0, i64 6, !dbg !75
  %24 = load i32, i32* %arrayidx13, align 8, !dbg !75
  %cmp14 = icmp ne i32 %24, 9, !dbg !76
  br i1 %cmp14, label %if.then15, label %if.end16, !dbg !77

if.then15:
  call void @reach_error(), !dbg !78
  br label %if.end16, !dbg !78

if.end16:
  %25 = bitcast [7 x i32]* %table to i8*, !dbg !79
  call void @llvm.lifetime.end.p0i8(i64 28, i8* %25), !dbg !79
  %26 = bitcast [6 x i8*]* %names to i8*, !dbg !79
  call void @llvm.lifetime.end.p0i8(i64 48, i8* %26), !dbg !79
  ret i32 0, !dbg !80
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare !dbg !81 void @qsort(i8* noundef, i64 noundef, i64 noundef, i32 (i8*, i8*)* noundef)

define internal i32 @texts(i8* noundef %a, i8* noundef %b) !dbg !92 {
entry:
  %a.addr = alloca i8*, align 8
  %b.addr = alloca i8*, align 8
  store i8* %a, i8** %a.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %a.addr, metadata !94, metadata !DIExpression()), !dbg !96
  store i8* %b, i8** %b.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %b.addr, metadata !95, metadata !DIExpression()), !dbg !97
  %0 = load i8*, i8** %a.addr, align 8, !dbg !98
  %1 = bitcast i8* %0 to i8**, !dbg !99
  %2 = load i8*, i8** %1, align 8, !dbg !100
  %3 = load i8*, i8** %b.addr, align 8, !dbg !101
  %4 = bitcast i8* %3 to i8**, !dbg !102
  %5 = load i8*, i8** %4, align 8, !dbg !103
  %call = call i32 @strcmp(i8* noundef %2, i8* noundef %5), !dbg !104
  ret i32 %call, !dbg !105
}

define internal i32 @numbers(i8* noundef %a, i8* noundef %b) !dbg !106 {
entry:
  %a.addr = alloca i8*, align 8
  %b.addr = alloca i8*, align 8
  store i8* %a, i8** %a.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %a.addr, metadata !108, metadata !DIExpression()), !dbg !110
  store i8* %b, i8** %b.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %b.addr, metadata !109, metadata !DIExpression()), !dbg !111
  %0 = load i8*, i8** %a.addr, align 8, !dbg !112
  %1 = bitcast i8* %0 to i32*, !dbg !113
  %2 = load i32, i32* %1, align 4, !dbg !114
  %3 = load i8*, i8** %b.addr, align 8, !dbg !115
  %4 = bitcast i8* %3 to i32*, !dbg !116
  %5 = load i32, i32* %4, align 4, !dbg !117
  %call = call i32 @order(i32 noundef %2, i32 noundef %5), !dbg !118
  ret i32 %call, !dbg !119
}

declare i32 @strcmp(i8* noundef, i8* noundef)

declare !dbg !120 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

define internal i32 @order(i32 noundef %x, i32 noundef %y) !dbg !123 {
entry:
  %x.addr = alloca i32, align 4
  %y.addr = alloca i32, align 4
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !127, metadata !DIExpression()), !dbg !129
  store i32 %y, i32* %y.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %y.addr, metadata !128, metadata !DIExpression()), !dbg !130
  %0 = load i32, i32* %x.addr, align 4, !dbg !131
  %1 = load i32, i32* %y.addr, align 4, !dbg !132
  %cmp = icmp sgt i32 %0, %1, !dbg !133
  %conv = zext i1 %cmp to i32, !dbg !133
  %2 = load i32, i32* %x.addr, align 4, !dbg !134
  %3 = load i32, i32* %y.addr, align 4, !dbg !135
  %cmp1 = icmp slt i32 %2, %3, !dbg !136
  %conv2 = zext i1 %cmp1 to i32, !dbg !136
  %sub = sub nsw i32 %conv, %conv2, !dbg !137
  ret i32 %sub, !dbg !138
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "single_run_sorted_unsafe.c", directory: ".")
!2 = !{!3, !7}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{i32 7, !"Dwarf Version", i32 5}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 7, !"PIC Level", i32 2}
!14 = !{i32 7, !"PIE Level", i32 2}
!15 = !{i32 7, !"uwtable", i32 1}

!17 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 18, type: !18, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !20)
!18 = !DISubroutineType(types: !19)
!19 = !{!9}
!20 = !{!21, !27, !31}
!21 = !DILocalVariable(name: "names", scope: !17, file: !1, line: 19, type: !22)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 384, elements: !25)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!25 = !{!26}
!26 = !DISubrange(count: 6)
!27 = !DILocalVariable(name: "table", scope: !17, file: !1, line: 20, type: !28)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 224, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 7)
!31 = !DILocalVariable(name: "i", scope: !32, file: !1, line: 23, type: !9)
!32 = distinct !DILexicalBlock(scope: !17, file: !1, line: 23, column: 3)
!33 = !DILocation(line: 19, column: 3, scope: !17)
!34 = !DILocation(line: 19, column: 15, scope: !17)
!35 = !DILocation(line: 20, column: 3, scope: !17)
!36 = !DILocation(line: 20, column: 7, scope: !17)
!37 = !DILocation(line: 21, column: 9, scope: !17)
!38 = !DILocation(line: 21, column: 3, scope: !17)
!39 = !DILocation(line: 22, column: 9, scope: !17)
!40 = !DILocation(line: 22, column: 3, scope: !17)
!41 = !DILocation(line: 23, column: 8, scope: !32)
!42 = !DILocation(line: 23, column: 12, scope: !32)
!43 = !DILocation(line: 23, column: 19, scope: !44)
!44 = distinct !DILexicalBlock(scope: !32, file: !1, line: 23, column: 3)
!45 = !DILocation(line: 23, column: 21, scope: !44)
!46 = !DILocation(line: 23, column: 3, scope: !32)
!47 = !DILocation(line: 23, column: 3, scope: !44)
!48 = !DILocation(line: 24, column: 22, scope: !49)
!49 = distinct !DILexicalBlock(scope: !50, file: !1, line: 24, column: 9)
!50 = distinct !DILexicalBlock(scope: !44, file: !1, line: 23, column: 31)
!51 = !DILocation(line: 24, column: 16, scope: !49)
!52 = !DILocation(line: 24, column: 32, scope: !49)
!53 = !DILocation(line: 24, column: 34, scope: !49)
!54 = !DILocation(line: 24, column: 26, scope: !49)
!55 = !DILocation(line: 24, column: 9, scope: !49)
!56 = !DILocation(line: 24, column: 40, scope: !49)
!57 = !DILocation(line: 24, column: 9, scope: !50)
!58 = !DILocation(line: 24, column: 46, scope: !49)
!59 = !DILocation(line: 25, column: 3, scope: !50)
!60 = !DILocation(line: 23, column: 27, scope: !44)
!61 = distinct !{!61, !46, !62, !63, !64}
!62 = !DILocation(line: 25, column: 3, scope: !32)
!63 = !{!"llvm.loop.mustprogress"}
!64 = !{!"llvm.loop.unroll.disable"}
!65 = !DILocation(line: 26, column: 7, scope: !66)
!66 = distinct !DILexicalBlock(scope: !17, file: !1, line: 26, column: 7)
!67 = !DILocation(line: 26, column: 16, scope: !66)
!68 = !DILocation(line: 26, column: 22, scope: !66)
!69 = !DILocation(line: 26, column: 25, scope: !66)
!70 = !DILocation(line: 26, column: 34, scope: !66)
!71 = !DILocation(line: 26, column: 39, scope: !66)
!72 = !DILocation(line: 26, column: 42, scope: !66)
!73 = !DILocation(line: 26, column: 51, scope: !66)
!74 = !DILocation(line: 26, column: 56, scope: !66)
!75 = !DILocation(line: 26, column: 59, scope: !66)
!76 = !DILocation(line: 26, column: 68, scope: !66)
!77 = !DILocation(line: 26, column: 7, scope: !17)
!78 = !DILocation(line: 26, column: 74, scope: !66)
!79 = !DILocation(line: 28, column: 1, scope: !17)
!80 = !DILocation(line: 27, column: 3, scope: !17)
!81 = !DISubprogram(name: "qsort", scope: !1, file: !1, line: 3, type: !82, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !91)
!82 = !DISubroutineType(types: !83)
!83 = !{null, !84, !85, !85, !86}
!84 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!85 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!86 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !87, size: 64)
!87 = !DISubroutineType(types: !88)
!88 = !{!9, !89, !89}
!89 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !90, size: 64)
!90 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!91 = !{}
!92 = distinct !DISubprogram(name: "texts", scope: !1, file: !1, line: 6, type: !87, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !93)
!93 = !{!94, !95}
!94 = !DILocalVariable(name: "a", arg: 1, scope: !92, file: !1, line: 6, type: !89)
!95 = !DILocalVariable(name: "b", arg: 2, scope: !92, file: !1, line: 6, type: !89)
!96 = !DILocation(line: 6, column: 30, scope: !92)
!97 = !DILocation(line: 6, column: 45, scope: !92)
!98 = !DILocation(line: 7, column: 33, scope: !92)
!99 = !DILocation(line: 7, column: 18, scope: !92)
!100 = !DILocation(line: 7, column: 17, scope: !92)
!101 = !DILocation(line: 7, column: 52, scope: !92)
!102 = !DILocation(line: 7, column: 37, scope: !92)
!103 = !DILocation(line: 7, column: 36, scope: !92)
!104 = !DILocation(line: 7, column: 10, scope: !92)
!105 = !DILocation(line: 7, column: 3, scope: !92)
!106 = distinct !DISubprogram(name: "numbers", scope: !1, file: !1, line: 14, type: !87, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !107)
!107 = !{!108, !109}
!108 = !DILocalVariable(name: "a", arg: 1, scope: !106, file: !1, line: 14, type: !89)
!109 = !DILocalVariable(name: "b", arg: 2, scope: !106, file: !1, line: 14, type: !89)
!110 = !DILocation(line: 14, column: 32, scope: !106)
!111 = !DILocation(line: 14, column: 47, scope: !106)
!112 = !DILocation(line: 15, column: 30, scope: !106)
!113 = !DILocation(line: 15, column: 17, scope: !106)
!114 = !DILocation(line: 15, column: 16, scope: !106)
!115 = !DILocation(line: 15, column: 47, scope: !106)
!116 = !DILocation(line: 15, column: 34, scope: !106)
!117 = !DILocation(line: 15, column: 33, scope: !106)
!118 = !DILocation(line: 15, column: 10, scope: !106)
!119 = !DILocation(line: 15, column: 3, scope: !106)
!120 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 2, type: !121, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !91)
!121 = !DISubroutineType(types: !122)
!122 = !{null}
!123 = distinct !DISubprogram(name: "order", scope: !1, file: !1, line: 10, type: !124, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !126)
!124 = !DISubroutineType(types: !125)
!125 = !{!9, !9, !9}
!126 = !{!127, !128}
!127 = !DILocalVariable(name: "x", arg: 1, scope: !123, file: !1, line: 10, type: !9)
!128 = !DILocalVariable(name: "y", arg: 2, scope: !123, file: !1, line: 10, type: !9)
!129 = !DILocation(line: 10, column: 22, scope: !123)
!130 = !DILocation(line: 10, column: 29, scope: !123)
!131 = !DILocation(line: 11, column: 11, scope: !123)
!132 = !DILocation(line: 11, column: 15, scope: !123)
!133 = !DILocation(line: 11, column: 13, scope: !123)
!134 = !DILocation(line: 11, column: 21, scope: !123)
!135 = !DILocation(line: 11, column: 25, scope: !123)
!136 = !DILocation(line: 11, column: 23, scope: !123)
!137 = !DILocation(line: 11, column: 18, scope: !123)
!138 = !DILocation(line: 11, column: 3, scope: !123)
