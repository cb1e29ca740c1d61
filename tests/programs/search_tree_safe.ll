source_filename = "search_tree_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"m\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"c\00", align 1
@.str.2 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@__const.main.names = private unnamed_addr constant [4 x i8*] [i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i32 0, i32 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i32 0, i32 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i32 0, i32 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i32 0, i32 0)], align 16
@visits = internal global i32 0, align 4, !dbg !0

define dso_local i32 @main() !dbg !30 {
entry:
  %retval = alloca i32, align 4
  %root = alloca i8*, align 8
  %names = alloca [4 x i8*], align 16
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %found = alloca i8**, align 8
  %i10 = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i8** %root to i8*, !dbg !46
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !46
  call void @llvm.dbg.declare(metadata i8** %root, metadata !34, metadata !DIExpression()), !dbg !47
  store i8* null, i8** %root, align 8, !dbg !47
  %1 = bitcast [4 x i8*]* %names to i8*, !dbg !48
  call void @llvm.lifetime.start.p0i8(i64 32, i8* %1), !dbg !48
  call void @llvm.dbg.declare(metadata [4 x i8*]* %names, metadata !35, metadata !DIExpression()), !dbg !49
  %2 = bitcast [4 x i8*]* %names to i8*, !dbg !49
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %2, i8* align 16 bitcast ([4 x i8*]* @__const.main.names to i8*), i64 32, i1 false), !dbg !49
  %3 = bitcast i32* %i to i8*, !dbg !50
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !50
  call void @llvm.dbg.declare(metadata i32* %i, metadata !39, metadata !DIExpression()), !dbg !51
  store i32 0, i32* %i, align 4, !dbg !51
  br label %for.cond, !dbg !50

for.cond:
  %4 = load i32, i32* %i, align 4, !dbg !52
  %cmp = icmp slt i32 %4, 4, !dbg !54
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !55

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !55

for.body:
  %5 = load i32, i32* %i, align 4, !dbg !56
  %idxprom = sext i32 %5 to i64, !dbg !58
  %arrayidx = getelementptr inbounds [4 x i8*], [4 x i8*]* %names, i64 0, i64 %idxprom, !dbg !58
  %6 = load i8*, i8** %arrayidx, align 8, !dbg !58
  %call = call i8* @tsearch(i8* noundef %6, i8** noundef %root, i32 (i8*, i8*)* noundef @compare), !dbg !59
  %tobool = icmp ne i8* %call, null, !dbg !59
  br i1 %tobool, label %if.end, label %if.then, !dbg !60

if.then:
  store i32 1, i32* %retval, align 4, !dbg !61
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !61

if.end:
  br label %for.inc, !dbg !62

for.inc:
  %7 = load i32, i32* %i, align 4, !dbg !63
  %inc = add nsw i32 %7, 1, !dbg !63
  store i32 %inc, i32* %i, align 4, !dbg !63
  br label %for.cond, !dbg !64, !llvm.loop !65

cleanup:
  %8 = bitcast i32* %i to i8*, !dbg !64
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %8), !dbg !64
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup33 [
    i32 2, label %for.end
  ]

for.end:
  %9 = load i8*, i8** %root, align 8, !dbg !69
  call void @twalk(i8* noundef %9, void (i8*, i32, i32)* noundef @act), !dbg !70
  %10 = load i32, i32* @visits, align 4, !dbg !71
  %cmp1 = icmp ne i32 %10, 328, !dbg !73
  br i1 %cmp1, label %if.then2, label %if.end3, !dbg !74

if.then2:
  %11 = load i32, i32* null, align 4, !dbg !75
  store i32 %11, i32* %retval, align 4, !dbg !76
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup33, !dbg !76

if.end3:
  %12 = bitcast i8*** %found to i8*, !dbg !77
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %12), !dbg !77
  call void @llvm.dbg.declare(metadata i8*** %found, metadata !41, metadata !DIExpression()), !dbg !78
  %call4 = call i8* @tfind(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), i8** noundef %root, i32 (i8*, i8*)* noundef @compare), !dbg !79
  %13 = bitcast i8* %call4 to i8**, !dbg !79
  store i8** %13, i8*** %found, align 8, !dbg !78
  %14 = load i8**, i8*** %found, align 8, !dbg !80
  %tobool5 = icmp ne i8** %14, null, !dbg !80
  br i1 %tobool5, label %lor.lhs.false, label %if.then8, !dbg !82

lor.lhs.false:
  %15 = load i8**, i8*** %found, align 8, !dbg !83
  %16 = load i8*, i8** %15, align 8, !dbg !84
  %arrayidx6 = getelementptr inbounds [4 x i8*], [4 x i8*]* %names, i64 0, i64 2, !dbg !85
  %17 = load i8*, i8** %arrayidx6, align 16, !dbg !85
  %cmp7 = icmp ne i8* %16, %17, !dbg !86
  br i1 %cmp7, label %if.then8, label %if.end9, !dbg !87

if.then8:
  %18 = load i32, i32* null, align 4, !dbg !88
  store i32 %18, i32* %retval, align 4, !dbg !89
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup32, !dbg !89

if.end9:
  %19 = bitcast i32* %i10 to i8*, !dbg !90
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %19), !dbg !90
  call void @llvm.dbg.declare(metadata i32* %i10, metadata !44, metadata !DIExpression()), !dbg !91
  store i32 0, i32* %i10, align 4, !dbg !91
  br label %for.cond11, !dbg !90

for.cond11:
  %20 = load i32, i32* %i10, align 4, !dbg !92
  %cmp12 = icmp slt i32 %20, 3, !dbg !94
  br i1 %cmp12, label %for.body14, label %for.cond.cleanup13, !dbg !95

for.cond.cleanup13:
  store i32 5, i32* %cleanup.dest.slot, align 4
  br label %cleanup23, !dbg !95

for.body14:
  %21 = load i32, i32* %i10, align 4, !dbg !96
  %idxprom15 = sext i32 %21 to i64, !dbg !98
  %arrayidx16 = getelementptr inbounds [4 x i8*], [4 x i8*]* %names, i64 0, i64 %idxprom15, !dbg !98
  %22 = load i8*, i8** %arrayidx16, align 8, !dbg !98
  %call17 = call i8* @tdelete(i8* noundef %22, i8** noundef %root, i32 (i8*, i8*)* noundef @compare), !dbg !99
  %tobool18 = icmp ne i8* %call17, null, !dbg !99
  br i1 %tobool18, label %if.end20, label %if.then19, !dbg !100

if.then19:
  %23 = load i32, i32* null, align 4, !dbg !101
  store i32 %23, i32* %retval, align 4, !dbg !102
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup23, !dbg !102

if.end20:
  br label %for.inc21, !dbg !103

for.inc21:
  %24 = load i32, i32* %i10, align 4, !dbg !104
  %inc22 = add nsw i32 %24, 1, !dbg !104
  store i32 %inc22, i32* %i10, align 4, !dbg !104
  br label %for.cond11, !dbg !105, !llvm.loop !106

cleanup23:
  %25 = bitcast i32* %i10 to i8*, !dbg !105
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %25), !dbg !105
  %cleanup.dest24 = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest24, label %cleanup32 [
    i32 5, label %for.end25
  ]

for.end25:
  %26 = load i8*, i8** %root, align 8, !dbg !108
  %tobool26 = icmp ne i8* %26, null, !dbg !108
  br i1 %tobool26, label %if.then30, label %lor.lhs.false27, !dbg !110

lor.lhs.false27:
  %call28 = call i8* @tdelete(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), i8** noundef %root, i32 (i8*, i8*)* noundef @compare), !dbg !111
  %tobool29 = icmp ne i8* %call28, null, !dbg !111
  br i1 %tobool29, label %if.then30, label %if.end31, !dbg !112

if.then30:
  %27 = load i32, i32* null, align 4, !dbg !113
  store i32 %27, i32* %retval, align 4, !dbg !114
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup32, !dbg !114

if.end31:
  store i32 0, i32* %retval, align 4, !dbg !115
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup32, !dbg !115

cleanup32:
  %28 = bitcast i8*** %found to i8*, !dbg !116
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %28), !dbg !116
  br label %cleanup33

cleanup33:
  %29 = bitcast [4 x i8*]* %names to i8*, !dbg !116
  call void @llvm.lifetime.end.p0i8(i64 32, i8* %29), !dbg !116
  %30 = bitcast i8** %root to i8*, !dbg !116
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %30), !dbg !116
  %31 = load i32, i32* %retval, align 4, !dbg !116
  ret i32 %31, !dbg !116
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare !dbg !117 i8* @tsearch(i8* noundef, i8** noundef, i32 (i8*, i8*)* noundef)

define internal i32 @compare(i8* noundef %left, i8* noundef %right) !dbg !128 {
entry:
  %left.addr = alloca i8*, align 8
  %right.addr = alloca i8*, align 8
  store i8* %left, i8** %left.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %left.addr, metadata !130, metadata !DIExpression()), !dbg !132
  store i8* %right, i8** %right.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %right.addr, metadata !131, metadata !DIExpression()), !dbg !133
  %0 = load i8*, i8** %left.addr, align 8, !dbg !134
  %1 = load i8*, i8** %right.addr, align 8, !dbg !135
  %call = call i32 @strcmp(i8* noundef %0, i8* noundef %1), !dbg !136
  ret i32 %call, !dbg !137
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare !dbg !138 void @twalk(i8* noundef, void (i8*, i32, i32)* noundef)

define internal void @act(i8* noundef %node, i32 noundef %which, i32 noundef %depth) !dbg !146 {
entry:
  %node.addr = alloca i8*, align 8
  %which.addr = alloca i32, align 4
  %depth.addr = alloca i32, align 4
  store i8* %node, i8** %node.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %node.addr, metadata !148, metadata !DIExpression()), !dbg !151
  store i32 %which, i32* %which.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %which.addr, metadata !149, metadata !DIExpression()), !dbg !152
  store i32 %depth, i32* %depth.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %depth.addr, metadata !150, metadata !DIExpression()), !dbg !153
  %0 = load i32, i32* %which.addr, align 4, !dbg !154
  %cmp = icmp eq i32 %0, 1, !dbg !156
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !157

lor.lhs.false:
  %1 = load i32, i32* %which.addr, align 4, !dbg !158
  %cmp1 = icmp eq i32 %1, 3, !dbg !159
  br i1 %cmp1, label %if.then, label %if.end, !dbg !160

if.then:
  %2 = load i8*, i8** %node.addr, align 8, !dbg !161
  %3 = bitcast i8* %2 to i8**, !dbg !162
  %4 = load i8*, i8** %3, align 8, !dbg !163
  %5 = load i8, i8* %4, align 1, !dbg !164
  %conv = sext i8 %5 to i32, !dbg !164
  %6 = load i32, i32* @visits, align 4, !dbg !165
  %add = add nsw i32 %6, %conv, !dbg !165
  store i32 %add, i32* @visits, align 4, !dbg !165
  br label %if.end, !dbg !166

if.end:
  ret void, !dbg !167
}

declare !dbg !168 i8* @tfind(i8* noundef, i8** noundef, i32 (i8*, i8*)* noundef)

declare !dbg !173 i8* @tdelete(i8* noundef, i8** noundef, i32 (i8*, i8*)* noundef)

declare i32 @strcmp(i8* noundef, i8* noundef)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "visits", scope: !2, file: !3, line: 10, type: !16, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !13, globals: !22, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "search_tree_safe.c", directory: ".")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !6, line: 118, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/include/search.h", directory: "")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12}
!9 = !DIEnumerator(name: "preorder", value: 0)
!10 = !DIEnumerator(name: "postorder", value: 1)
!11 = !DIEnumerator(name: "endorder", value: 2)
!12 = !DIEnumerator(name: "leaf", value: 3)
!13 = !{!14, !15, !17}
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !19)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!0}
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 7, !"PIC Level", i32 2}
!27 = !{i32 7, !"PIE Level", i32 2}
!28 = !{i32 7, !"uwtable", i32 1}

!30 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 16, type: !31, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !33)
!31 = !DISubroutineType(types: !32)
!32 = !{!16}
!33 = !{!34, !35, !39, !41, !44}
!34 = !DILocalVariable(name: "root", scope: !30, file: !3, line: 17, type: !14)
!35 = !DILocalVariable(name: "names", scope: !30, file: !3, line: 18, type: !36)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 256, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 4)
!39 = !DILocalVariable(name: "i", scope: !40, file: !3, line: 19, type: !16)
!40 = distinct !DILexicalBlock(scope: !30, file: !3, line: 19, column: 3)
!41 = !DILocalVariable(name: "found", scope: !30, file: !3, line: 23, type: !42)
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!44 = !DILocalVariable(name: "i", scope: !45, file: !3, line: 25, type: !16)
!45 = distinct !DILexicalBlock(scope: !30, file: !3, line: 25, column: 3)
!46 = !DILocation(line: 17, column: 3, scope: !30)
!47 = !DILocation(line: 17, column: 9, scope: !30)
!48 = !DILocation(line: 18, column: 3, scope: !30)
!49 = !DILocation(line: 18, column: 15, scope: !30)
!50 = !DILocation(line: 19, column: 8, scope: !40)
!51 = !DILocation(line: 19, column: 12, scope: !40)
!52 = !DILocation(line: 19, column: 19, scope: !53)
!53 = distinct !DILexicalBlock(scope: !40, file: !3, line: 19, column: 3)
!54 = !DILocation(line: 19, column: 21, scope: !53)
!55 = !DILocation(line: 19, column: 3, scope: !40)
!56 = !DILocation(line: 20, column: 24, scope: !57)
!57 = distinct !DILexicalBlock(scope: !53, file: !3, line: 20, column: 9)
!58 = !DILocation(line: 20, column: 18, scope: !57)
!59 = !DILocation(line: 20, column: 10, scope: !57)
!60 = !DILocation(line: 20, column: 9, scope: !53)
!61 = !DILocation(line: 20, column: 45, scope: !57)
!62 = !DILocation(line: 20, column: 42, scope: !57)
!63 = !DILocation(line: 19, column: 27, scope: !53)
!64 = !DILocation(line: 19, column: 3, scope: !53)
!65 = distinct !{!65, !55, !66, !67, !68}
!66 = !DILocation(line: 20, column: 52, scope: !40)
!67 = !{!"llvm.loop.mustprogress"}
!68 = !{!"llvm.loop.unroll.disable"}
!69 = !DILocation(line: 21, column: 9, scope: !30)
!70 = !DILocation(line: 21, column: 3, scope: !30)
!71 = !DILocation(line: 22, column: 7, scope: !72)
!72 = distinct !DILexicalBlock(scope: !30, file: !3, line: 22, column: 7)
!73 = !DILocation(line: 22, column: 14, scope: !72)
!74 = !DILocation(line: 22, column: 7, scope: !30)
!75 = !DILocation(line: 22, column: 41, scope: !72)
!76 = !DILocation(line: 22, column: 34, scope: !72)
!77 = !DILocation(line: 23, column: 3, scope: !30)
!78 = !DILocation(line: 23, column: 10, scope: !30)
!79 = !DILocation(line: 23, column: 18, scope: !30)
!80 = !DILocation(line: 24, column: 8, scope: !81)
!81 = distinct !DILexicalBlock(scope: !30, file: !3, line: 24, column: 7)
!82 = !DILocation(line: 24, column: 14, scope: !81)
!83 = !DILocation(line: 24, column: 18, scope: !81)
!84 = !DILocation(line: 24, column: 17, scope: !81)
!85 = !DILocation(line: 24, column: 27, scope: !81)
!86 = !DILocation(line: 24, column: 24, scope: !81)
!87 = !DILocation(line: 24, column: 7, scope: !30)
!88 = !DILocation(line: 24, column: 44, scope: !81)
!89 = !DILocation(line: 24, column: 37, scope: !81)
!90 = !DILocation(line: 25, column: 8, scope: !45)
!91 = !DILocation(line: 25, column: 12, scope: !45)
!92 = !DILocation(line: 25, column: 19, scope: !93)
!93 = distinct !DILexicalBlock(scope: !45, file: !3, line: 25, column: 3)
!94 = !DILocation(line: 25, column: 21, scope: !93)
!95 = !DILocation(line: 25, column: 3, scope: !45)
!96 = !DILocation(line: 26, column: 24, scope: !97)
!97 = distinct !DILexicalBlock(scope: !93, file: !3, line: 26, column: 9)
!98 = !DILocation(line: 26, column: 18, scope: !97)
!99 = !DILocation(line: 26, column: 10, scope: !97)
!100 = !DILocation(line: 26, column: 9, scope: !93)
!101 = !DILocation(line: 26, column: 52, scope: !97)
!102 = !DILocation(line: 26, column: 45, scope: !97)
!103 = !DILocation(line: 26, column: 42, scope: !97)
!104 = !DILocation(line: 25, column: 27, scope: !93)
!105 = !DILocation(line: 25, column: 3, scope: !93)
!106 = distinct !{!106, !95, !107, !67, !68}
!107 = !DILocation(line: 26, column: 60, scope: !45)
!108 = !DILocation(line: 27, column: 7, scope: !109)
!109 = distinct !DILexicalBlock(scope: !30, file: !3, line: 27, column: 7)
!110 = !DILocation(line: 27, column: 12, scope: !109)
!111 = !DILocation(line: 27, column: 15, scope: !109)
!112 = !DILocation(line: 27, column: 7, scope: !30)
!113 = !DILocation(line: 27, column: 52, scope: !109)
!114 = !DILocation(line: 27, column: 45, scope: !109)
!115 = !DILocation(line: 28, column: 3, scope: !30)
!116 = !DILocation(line: 29, column: 1, scope: !30)
!117 = !DISubprogram(name: "tsearch", scope: !6, file: !6, line: 129, type: !118, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !127)
!118 = !DISubroutineType(types: !119)
!119 = !{!14, !120, !122, !123}
!120 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !121, size: 64)
!121 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!122 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!123 = !DIDerivedType(tag: DW_TAG_typedef, name: "__compar_fn_t", file: !6, line: 54, baseType: !124)
!124 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !125, size: 64)
!125 = !DISubroutineType(types: !126)
!126 = !{!16, !120, !120}
!127 = !{}
!128 = distinct !DISubprogram(name: "compare", scope: !3, file: !3, line: 6, type: !125, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !129)
!129 = !{!130, !131}
!130 = !DILocalVariable(name: "left", arg: 1, scope: !128, file: !3, line: 6, type: !120)
!131 = !DILocalVariable(name: "right", arg: 2, scope: !128, file: !3, line: 6, type: !120)
!132 = !DILocation(line: 6, column: 32, scope: !128)
!133 = !DILocation(line: 6, column: 50, scope: !128)
!134 = !DILocation(line: 7, column: 17, scope: !128)
!135 = !DILocation(line: 7, column: 23, scope: !128)
!136 = !DILocation(line: 7, column: 10, scope: !128)
!137 = !DILocation(line: 7, column: 3, scope: !128)
!138 = !DISubprogram(name: "twalk", scope: !6, file: !6, line: 150, type: !139, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !127)
!139 = !DISubroutineType(types: !140)
!140 = !{null, !120, !141}
!141 = !DIDerivedType(tag: DW_TAG_typedef, name: "__action_fn_t", file: !6, line: 144, baseType: !142)
!142 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !143, size: 64)
!143 = !DISubroutineType(types: !144)
!144 = !{null, !120, !145, !16}
!145 = !DIDerivedType(tag: DW_TAG_typedef, name: "VISIT", file: !6, line: 125, baseType: !5)
!146 = distinct !DISubprogram(name: "act", scope: !3, file: !3, line: 12, type: !143, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !147)
!147 = !{!148, !149, !150}
!148 = !DILocalVariable(name: "node", arg: 1, scope: !146, file: !3, line: 12, type: !120)
!149 = !DILocalVariable(name: "which", arg: 2, scope: !146, file: !3, line: 12, type: !145)
!150 = !DILocalVariable(name: "depth", arg: 3, scope: !146, file: !3, line: 12, type: !16)
!151 = !DILocation(line: 12, column: 29, scope: !146)
!152 = !DILocation(line: 12, column: 41, scope: !146)
!153 = !DILocation(line: 12, column: 52, scope: !146)
!154 = !DILocation(line: 13, column: 7, scope: !155)
!155 = distinct !DILexicalBlock(scope: !146, file: !3, line: 13, column: 7)
!156 = !DILocation(line: 13, column: 13, scope: !155)
!157 = !DILocation(line: 13, column: 26, scope: !155)
!158 = !DILocation(line: 13, column: 29, scope: !155)
!159 = !DILocation(line: 13, column: 35, scope: !155)
!160 = !DILocation(line: 13, column: 7, scope: !146)
!161 = !DILocation(line: 13, column: 77, scope: !155)
!162 = !DILocation(line: 13, column: 56, scope: !155)
!163 = !DILocation(line: 13, column: 55, scope: !155)
!164 = !DILocation(line: 13, column: 54, scope: !155)
!165 = !DILocation(line: 13, column: 51, scope: !155)
!166 = !DILocation(line: 13, column: 44, scope: !155)
!167 = !DILocation(line: 14, column: 1, scope: !146)
!168 = !DISubprogram(name: "tfind", scope: !6, file: !6, line: 134, type: !169, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !127)
!169 = !DISubroutineType(types: !170)
!170 = !{!14, !120, !171, !123}
!171 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !172, size: 64)
!172 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!173 = !DISubprogram(name: "tdelete", scope: !6, file: !6, line: 138, type: !174, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !127)
!174 = !DISubroutineType(types: !175)
!175 = !{!14, !176, !177, !123}
!176 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !120)
!177 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !122)
