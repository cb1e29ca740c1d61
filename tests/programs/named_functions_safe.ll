source_filename = "named_functions_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Table = type { %struct.Table*, i32 (i32)* }

@unused = internal constant %struct.Table { %struct.Table* @first, i32 (i32)* @never }, align 8, !dbg !0
@first = internal constant %struct.Table { %struct.Table* @second, i32 (i32)* @twice }, align 8, !dbg !26
@list = dso_local constant [2 x %struct.Table*] [%struct.Table* @unused, %struct.Table* @first], align 16, !dbg !14
@second = internal constant %struct.Table { %struct.Table* @third, i32 (i32)* @more }, align 8, !dbg !28
@third = internal constant %struct.Table { %struct.Table* null, i32 (i32)* @last }, align 8, !dbg !30

define dso_local i32 @main() !dbg !39 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %x to i8*, !dbg !44
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !44
  call void @llvm.dbg.declare(metadata i32* %x, metadata !43, metadata !DIExpression()), !dbg !45
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !46
  store i32 %call, i32* %x, align 4, !dbg !45
  %1 = load i32, i32* %x, align 4, !dbg !47
  %cmp = icmp slt i32 %1, 0, !dbg !49
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !50

lor.lhs.false:
  %2 = load i32, i32* %x, align 4, !dbg !51
  %cmp1 = icmp sgt i32 %2, 10, !dbg !52
  br i1 %cmp1, label %if.then, label %if.end, !dbg !53

if.then:
  store i32 0, i32* %retval, align 4, !dbg !54
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !54

if.end:
  %3 = load i32, i32* %x, align 4, !dbg !55
  %call2 = call i32 @through_number(i32 noundef %3), !dbg !57
  %4 = load i32, i32* %x, align 4, !dbg !58
  %mul = mul nsw i32 2, %4, !dbg !59
  %cmp3 = icmp ne i32 %call2, %mul, !dbg !60
  br i1 %cmp3, label %if.then4, label %if.end5, !dbg !61

if.then4:
  call void @reach_error(), !dbg !62
  br label %if.end5, !dbg !62

if.end5:
  %5 = load i32, i32* %x, align 4, !dbg !63
  %call6 = call i32 @run(%struct.Table* noundef @first, i32 noundef %5), !dbg !64
  %cmp7 = icmp sgt i32 %call6, 100, !dbg !65
  br i1 %cmp7, label %cond.true, label %cond.false, !dbg !64

cond.true:
  %call8 = call i32 @ignored(), !dbg !66
  br label %cond.end, !dbg !64

cond.false:
  br label %cond.end, !dbg !64

cond.end:
  %cond = phi i32 [ %call8, %cond.true ], [ 0, %cond.false ], !dbg !64
  store i32 %cond, i32* %retval, align 4, !dbg !67
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !67

cleanup:
  %6 = bitcast i32* %x to i8*, !dbg !68
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6), !dbg !68
  %7 = load i32, i32* %retval, align 4, !dbg !68
  ret i32 %7, !dbg !68
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

define internal i32 @through_number(i32 noundef %x) !dbg !69 {
entry:
  %x.addr = alloca i32, align 4
  %number = alloca i64, align 8
  %step = alloca i32 (i32)*, align 8
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !71, metadata !DIExpression()), !dbg !74
  %0 = bitcast i64* %number to i8*, !dbg !75
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !75
  call void @llvm.dbg.declare(metadata i64* %number, metadata !72, metadata !DIExpression()), !dbg !76
  store i64 ptrtoint (i32 (i32)* @twice to i64), i64* %number, align 8, !dbg !76
  %1 = bitcast i32 (i32)** %step to i8*, !dbg !77
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !77
  call void @llvm.dbg.declare(metadata i32 (i32)** %step, metadata !73, metadata !DIExpression()), !dbg !78
  %2 = load i64, i64* %number, align 8, !dbg !79
  %3 = inttoptr i64 %2 to i32 (i32)*, !dbg !80
  store i32 (i32)* %3, i32 (i32)** %step, align 8, !dbg !78
  %4 = load i32 (i32)*, i32 (i32)** %step, align 8, !dbg !81
  %5 = load i32, i32* %x.addr, align 4, !dbg !82
  %call = call i32 %4(i32 noundef %5), !dbg !81
  %6 = bitcast i32 (i32)** %step to i8*, !dbg !83
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %6), !dbg !83
  %7 = bitcast i64* %number to i8*, !dbg !83
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %7), !dbg !83
  ret i32 %call, !dbg !84
}

declare !dbg !85 void @reach_error()

define internal i32 @run(%struct.Table* noundef %table, i32 noundef %x) !dbg !89 {
entry:
  %table.addr = alloca %struct.Table*, align 8
  %x.addr = alloca i32, align 4
  store %struct.Table* %table, %struct.Table** %table.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Table** %table.addr, metadata !93, metadata !DIExpression()), !dbg !95
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !94, metadata !DIExpression()), !dbg !96
  br label %while.cond, !dbg !97

while.cond:
  %0 = load %struct.Table*, %struct.Table** %table.addr, align 8, !dbg !98
  %tobool = icmp ne %struct.Table* %0, null, !dbg !97
  br i1 %tobool, label %while.body, label %while.end, !dbg !97

while.body:
  %1 = load %struct.Table*, %struct.Table** %table.addr, align 8, !dbg !99
  %step = getelementptr inbounds %struct.Table, %struct.Table* %1, i32 0, i32 1, !dbg !101
  %2 = load i32 (i32)*, i32 (i32)** %step, align 8, !dbg !101
  %3 = load i32, i32* %x.addr, align 4, !dbg !102
  %call = call i32 %2(i32 noundef %3), !dbg !99
  store i32 %call, i32* %x.addr, align 4, !dbg !103
  %4 = load %struct.Table*, %struct.Table** %table.addr, align 8, !dbg !104
  %next = getelementptr inbounds %struct.Table, %struct.Table* %4, i32 0, i32 0, !dbg !105
  %5 = load %struct.Table*, %struct.Table** %next, align 8, !dbg !105
  store %struct.Table* %5, %struct.Table** %table.addr, align 8, !dbg !106
  br label %while.cond, !dbg !97, !llvm.loop !107

while.end:
  %6 = load i32, i32* %x.addr, align 4, !dbg !111
  ret i32 %6, !dbg !112
}

define internal i32 @ignored() !dbg !113 {
entry:
  %0 = load %struct.Table*, %struct.Table** getelementptr inbounds ([2 x %struct.Table*], [2 x %struct.Table*]* @list, i64 0, i64 0), align 16, !dbg !114
  %step = getelementptr inbounds %struct.Table, %struct.Table* %0, i32 0, i32 1, !dbg !115
  %1 = load i32 (i32)*, i32 (i32)** %step, align 8, !dbg !115
  %call = call i32 %1(i32 noundef 1), !dbg !114
  ret i32 %call, !dbg !116
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

define internal i32 @never(i32 noundef %x) !dbg !117 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !119, metadata !DIExpression()), !dbg !120
  call void @reach_error(), !dbg !121
  %0 = load i32, i32* %x.addr, align 4, !dbg !122
  ret i32 %0, !dbg !123
}

define internal i32 @twice(i32 noundef %x) !dbg !124 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !126, metadata !DIExpression()), !dbg !127
  %0 = load i32, i32* %x.addr, align 4, !dbg !128
  %mul = mul nsw i32 2, %0, !dbg !129
  ret i32 %mul, !dbg !130
}

define internal i32 @more(i32 noundef %x) !dbg !131 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !133, metadata !DIExpression()), !dbg !134
  %0 = load i32, i32* %x.addr, align 4, !dbg !135
  %add = add nsw i32 %0, 1, !dbg !136
  ret i32 %add, !dbg !137
}

define internal i32 @last(i32 noundef %x) !dbg !138 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !140, metadata !DIExpression()), !dbg !141
  %0 = load i32, i32* %x.addr, align 4, !dbg !142
  %cmp = icmp eq i32 %0, 7, !dbg !144
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !145

land.lhs.true:
  %1 = load i32, i32* %x.addr, align 4, !dbg !146
  %cmp1 = icmp sgt i32 %1, 100, !dbg !147
  br i1 %cmp1, label %if.then, label %if.end, !dbg !148

if.then:
  call void @reach_error(), !dbg !149
  br label %if.end, !dbg !149

if.end:
  %2 = load i32, i32* %x.addr, align 4, !dbg !150
  ret i32 %2, !dbg !151
}

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!32, !33, !34, !35, !36, !37}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "unused", scope: !2, file: !3, line: 25, type: !19, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !13, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "named_functions_safe.c", directory: ".")
!4 = !{!5, !8}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !6, line: 90, baseType: !7)
!6 = !DIFile(filename: "/usr/include/stdint.h", directory: "")
!7 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "Step", file: !3, line: 5, baseType: !9)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !0, !26, !28, !30}
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(name: "list", scope: !2, file: !3, line: 26, type: !16, isLocal: false, isDefinition: true)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 128, elements: !24)
!17 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !20)
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Table", file: !3, line: 6, size: 128, elements: !21)
!21 = !{!22, !23}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !20, file: !3, line: 7, baseType: !18, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "step", scope: !20, file: !3, line: 8, baseType: !8, size: 64, offset: 64)
!24 = !{!25}
!25 = !DISubrange(count: 2)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 23, type: !19, isLocal: true, isDefinition: true)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 22, type: !19, isLocal: true, isDefinition: true)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "third", scope: !2, file: !3, line: 21, type: !19, isLocal: true, isDefinition: true)
!32 = !{i32 7, !"Dwarf Version", i32 5}
!33 = !{i32 2, !"Debug Info Version", i32 3}
!34 = !{i32 1, !"wchar_size", i32 4}
!35 = !{i32 7, !"PIC Level", i32 2}
!36 = !{i32 7, !"PIE Level", i32 2}
!37 = !{i32 7, !"uwtable", i32 1}

!39 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 40, type: !40, scopeLine: 40, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !42)
!40 = !DISubroutineType(types: !41)
!41 = !{!12}
!42 = !{!43}
!43 = !DILocalVariable(name: "x", scope: !39, file: !3, line: 41, type: !12)
!44 = !DILocation(line: 41, column: 5, scope: !39)
!45 = !DILocation(line: 41, column: 9, scope: !39)
!46 = !DILocation(line: 41, column: 13, scope: !39)
!47 = !DILocation(line: 42, column: 9, scope: !48)
!48 = distinct !DILexicalBlock(scope: !39, file: !3, line: 42, column: 9)
!49 = !DILocation(line: 42, column: 11, scope: !48)
!50 = !DILocation(line: 42, column: 15, scope: !48)
!51 = !DILocation(line: 42, column: 18, scope: !48)
!52 = !DILocation(line: 42, column: 20, scope: !48)
!53 = !DILocation(line: 42, column: 9, scope: !39)
!54 = !DILocation(line: 43, column: 9, scope: !48)
!55 = !DILocation(line: 44, column: 24, scope: !56)
!56 = distinct !DILexicalBlock(scope: !39, file: !3, line: 44, column: 9)
!57 = !DILocation(line: 44, column: 9, scope: !56)
!58 = !DILocation(line: 44, column: 34, scope: !56)
!59 = !DILocation(line: 44, column: 32, scope: !56)
!60 = !DILocation(line: 44, column: 27, scope: !56)
!61 = !DILocation(line: 44, column: 9, scope: !39)
!62 = !DILocation(line: 45, column: 9, scope: !56)
!63 = !DILocation(line: 46, column: 24, scope: !39)
!64 = !DILocation(line: 46, column: 12, scope: !39)
!65 = !DILocation(line: 46, column: 27, scope: !39)
!66 = !DILocation(line: 46, column: 35, scope: !39)
!67 = !DILocation(line: 46, column: 5, scope: !39)
!68 = !DILocation(line: 47, column: 1, scope: !39)
!69 = distinct !DISubprogram(name: "through_number", scope: !3, file: !3, line: 35, type: !10, scopeLine: 35, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !70)
!70 = !{!71, !72, !73}
!71 = !DILocalVariable(name: "x", arg: 1, scope: !69, file: !3, line: 35, type: !12)
!72 = !DILocalVariable(name: "number", scope: !69, file: !3, line: 36, type: !5)
!73 = !DILocalVariable(name: "step", scope: !69, file: !3, line: 37, type: !8)
!74 = !DILocation(line: 35, column: 31, scope: !69)
!75 = !DILocation(line: 36, column: 5, scope: !69)
!76 = !DILocation(line: 36, column: 15, scope: !69)
!77 = !DILocation(line: 37, column: 5, scope: !69)
!78 = !DILocation(line: 37, column: 10, scope: !69)
!79 = !DILocation(line: 37, column: 23, scope: !69)
!80 = !DILocation(line: 37, column: 17, scope: !69)
!81 = !DILocation(line: 38, column: 12, scope: !69)
!82 = !DILocation(line: 38, column: 17, scope: !69)
!83 = !DILocation(line: 39, column: 1, scope: !69)
!84 = !DILocation(line: 38, column: 5, scope: !69)
!85 = !DISubprogram(name: "reach_error", scope: !3, file: !3, line: 3, type: !86, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !88)
!86 = !DISubroutineType(types: !87)
!87 = !{null}
!88 = !{}
!89 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 28, type: !90, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !92)
!90 = !DISubroutineType(types: !91)
!91 = !{!12, !18, !12}
!92 = !{!93, !94}
!93 = !DILocalVariable(name: "table", arg: 1, scope: !89, file: !3, line: 28, type: !18)
!94 = !DILocalVariable(name: "x", arg: 2, scope: !89, file: !3, line: 28, type: !12)
!95 = !DILocation(line: 28, column: 36, scope: !89)
!96 = !DILocation(line: 28, column: 47, scope: !89)
!97 = !DILocation(line: 29, column: 5, scope: !89)
!98 = !DILocation(line: 29, column: 12, scope: !89)
!99 = !DILocation(line: 30, column: 13, scope: !100)
!100 = distinct !DILexicalBlock(scope: !89, file: !3, line: 29, column: 19)
!101 = !DILocation(line: 30, column: 20, scope: !100)
!102 = !DILocation(line: 30, column: 25, scope: !100)
!103 = !DILocation(line: 30, column: 11, scope: !100)
!104 = !DILocation(line: 31, column: 17, scope: !100)
!105 = !DILocation(line: 31, column: 24, scope: !100)
!106 = !DILocation(line: 31, column: 15, scope: !100)
!107 = distinct !{!107, !97, !108, !109, !110}
!108 = !DILocation(line: 32, column: 5, scope: !89)
!109 = !{!"llvm.loop.mustprogress"}
!110 = !{!"llvm.loop.unroll.disable"}
!111 = !DILocation(line: 33, column: 12, scope: !89)
!112 = !DILocation(line: 33, column: 5, scope: !89)
!113 = distinct !DISubprogram(name: "ignored", scope: !3, file: !3, line: 27, type: !40, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !88)
!114 = !DILocation(line: 27, column: 35, scope: !113)
!115 = !DILocation(line: 27, column: 44, scope: !113)
!116 = !DILocation(line: 27, column: 28, scope: !113)
!117 = distinct !DISubprogram(name: "never", scope: !3, file: !3, line: 17, type: !10, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !118)
!118 = !{!119}
!119 = !DILocalVariable(name: "x", arg: 1, scope: !117, file: !3, line: 17, type: !12)
!120 = !DILocation(line: 17, column: 22, scope: !117)
!121 = !DILocation(line: 18, column: 5, scope: !117)
!122 = !DILocation(line: 19, column: 12, scope: !117)
!123 = !DILocation(line: 19, column: 5, scope: !117)
!124 = distinct !DISubprogram(name: "twice", scope: !3, file: !3, line: 10, type: !10, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !125)
!125 = !{!126}
!126 = !DILocalVariable(name: "x", arg: 1, scope: !124, file: !3, line: 10, type: !12)
!127 = !DILocation(line: 10, column: 22, scope: !124)
!128 = !DILocation(line: 10, column: 38, scope: !124)
!129 = !DILocation(line: 10, column: 36, scope: !124)
!130 = !DILocation(line: 10, column: 27, scope: !124)
!131 = distinct !DISubprogram(name: "more", scope: !3, file: !3, line: 11, type: !10, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !132)
!132 = !{!133}
!133 = !DILocalVariable(name: "x", arg: 1, scope: !131, file: !3, line: 11, type: !12)
!134 = !DILocation(line: 11, column: 21, scope: !131)
!135 = !DILocation(line: 11, column: 33, scope: !131)
!136 = !DILocation(line: 11, column: 35, scope: !131)
!137 = !DILocation(line: 11, column: 26, scope: !131)
!138 = distinct !DISubprogram(name: "last", scope: !3, file: !3, line: 12, type: !10, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !139)
!139 = !{!140}
!140 = !DILocalVariable(name: "x", arg: 1, scope: !138, file: !3, line: 12, type: !12)
!141 = !DILocation(line: 12, column: 21, scope: !138)
!142 = !DILocation(line: 13, column: 9, scope: !143)
!143 = distinct !DILexicalBlock(scope: !138, file: !3, line: 13, column: 9)
!144 = !DILocation(line: 13, column: 11, scope: !143)
!145 = !DILocation(line: 13, column: 16, scope: !143)
!146 = !DILocation(line: 13, column: 19, scope: !143)
!147 = !DILocation(line: 13, column: 21, scope: !143)
!148 = !DILocation(line: 13, column: 9, scope: !138)
!149 = !DILocation(line: 14, column: 9, scope: !143)
!150 = !DILocation(line: 15, column: 12, scope: !138)
!151 = !DILocation(line: 15, column: 5, scope: !138)
