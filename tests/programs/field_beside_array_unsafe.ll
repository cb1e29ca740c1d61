source_filename = "field_beside_array_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.buffer = type { [64 x i32], i32, i32, i32 }

@main.b = internal global %struct.buffer zeroinitializer, align 4, !dbg !0

define dso_local i32 @main() !dbg !2 {
entry:
  %retval = alloca i32, align 4
  %element = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  br label %for.cond, !dbg !31

for.cond:
  %0 = bitcast i32* %element to i8*, !dbg !32
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !32
  call void @llvm.dbg.declare(metadata i32* %element, metadata !10, metadata !DIExpression()), !dbg !33
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !34
  %tobool = icmp ne i32 %call, 0, !dbg !34
  br i1 %tobool, label %if.then, label %if.else, !dbg !36

if.then:
  %call1 = call i32 @__VERIFIER_nondet_int(), !dbg !37
  %and = and i32 %call1, 7, !dbg !38
  call void @put(%struct.buffer* noundef @main.b, i32 noundef %and), !dbg !39
  br label %if.end6, !dbg !39

if.else:
  %call2 = call i32 @take(%struct.buffer* noundef @main.b, i32* noundef %element), !dbg !40
  %tobool3 = icmp ne i32 %call2, 0, !dbg !40
  br i1 %tobool3, label %land.lhs.true, label %if.end, !dbg !42

land.lhs.true:
  %1 = load i32, i32* %element, align 4, !dbg !43
  %cmp = icmp slt i32 %1, 0, !dbg !44
  br i1 %cmp, label %if.then5, label %lor.lhs.false, !dbg !45

lor.lhs.false:
  %2 = load i32, i32* %element, align 4, !dbg !46
  %cmp4 = icmp sgt i32 %2, 7, !dbg !47
  br i1 %cmp4, label %if.then5, label %if.end, !dbg !48

if.then5:
  call void @reach_error(), !dbg !49
  br label %if.end, !dbg !49

if.end:
  br label %if.end6

if.end6:
  %3 = load i32, i32* getelementptr inbounds (%struct.buffer, %struct.buffer* @main.b, i32 0, i32 3), align 4, !dbg !50
  %cmp7 = icmp ugt i32 %3, 64, !dbg !52
  br i1 %cmp7, label %if.then8, label %if.end9, !dbg !53

if.then8:
  call void @reach_error(), !dbg !54
  br label %if.end9, !dbg !54

if.end9:
  %4 = bitcast i32* %element to i8*, !dbg !55
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %4), !dbg !55
  br label %for.cond, !dbg !56, !llvm.loop !57
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

define internal void @put(%struct.buffer* noundef %b, i32 noundef %element) !dbg !61 {
entry:
  %b.addr = alloca %struct.buffer*, align 8
  %element.addr = alloca i32, align 4
  store %struct.buffer* %b, %struct.buffer** %b.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.buffer** %b.addr, metadata !66, metadata !DIExpression()), !dbg !68
  store i32 %element, i32* %element.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %element.addr, metadata !67, metadata !DIExpression()), !dbg !69
  %0 = load %struct.buffer*, %struct.buffer** %b.addr, align 8, !dbg !70
  %count = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i32 0, i32 3, !dbg !72
  %1 = load i32, i32* %count, align 4, !dbg !72
  %cmp = icmp ule i32 %1, 64, !dbg !73
  br i1 %cmp, label %if.then, label %if.end, !dbg !74

if.then:
  %2 = load i32, i32* %element.addr, align 4, !dbg !75
  %3 = load %struct.buffer*, %struct.buffer** %b.addr, align 8, !dbg !77
  %element1 = getelementptr inbounds %struct.buffer, %struct.buffer* %3, i32 0, i32 0, !dbg !78
  %4 = load %struct.buffer*, %struct.buffer** %b.addr, align 8, !dbg !79
  %behind = getelementptr inbounds %struct.buffer, %struct.buffer* %4, i32 0, i32 2, !dbg !80
  %5 = load i32, i32* %behind, align 4, !dbg !80
  %idxprom = zext i32 %5 to i64, !dbg !77
  %arrayidx = getelementptr inbounds [64 x i32], [64 x i32]* %element1, i64 0, i64 %idxprom, !dbg !77
  store i32 %2, i32* %arrayidx, align 4, !dbg !81
  %6 = load %struct.buffer*, %struct.buffer** %b.addr, align 8, !dbg !82
  %behind2 = getelementptr inbounds %struct.buffer, %struct.buffer* %6, i32 0, i32 2, !dbg !83
  %7 = load i32, i32* %behind2, align 4, !dbg !83
  %add = add i32 %7, 1, !dbg !84
  %rem = urem i32 %add, 64, !dbg !85
  %8 = load %struct.buffer*, %struct.buffer** %b.addr, align 8, !dbg !86
  %behind3 = getelementptr inbounds %struct.buffer, %struct.buffer* %8, i32 0, i32 2, !dbg !87
  store i32 %rem, i32* %behind3, align 4, !dbg !88
  %9 = load %struct.buffer*, %struct.buffer** %b.addr, align 8, !dbg !89
  %count4 = getelementptr inbounds %struct.buffer, %struct.buffer* %9, i32 0, i32 3, !dbg !90
  %10 = load i32, i32* %count4, align 4, !dbg !91
  %inc = add i32 %10, 1, !dbg !91
  store i32 %inc, i32* %count4, align 4, !dbg !91
  br label %if.end, !dbg !92

if.end:
  ret void, !dbg !93
}

define internal i32 @take(%struct.buffer* noundef %b, i32* noundef %element) !dbg !94 {
entry:
  %retval = alloca i32, align 4
  %b.addr = alloca %struct.buffer*, align 8
  %element.addr = alloca i32*, align 8
  store %struct.buffer* %b, %struct.buffer** %b.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.buffer** %b.addr, metadata !99, metadata !DIExpression()), !dbg !101
  store i32* %element, i32** %element.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %element.addr, metadata !100, metadata !DIExpression()), !dbg !102
  %0 = load %struct.buffer*, %struct.buffer** %b.addr, align 8, !dbg !103
  %count = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i32 0, i32 3, !dbg !105
  %1 = load i32, i32* %count, align 4, !dbg !105
  %cmp = icmp eq i32 %1, 0, !dbg !106
  br i1 %cmp, label %if.then, label %if.end, !dbg !107

if.then:
  store i32 0, i32* %retval, align 4, !dbg !108
  br label %return, !dbg !108

if.end:
  %2 = load %struct.buffer*, %struct.buffer** %b.addr, align 8, !dbg !109
  %element1 = getelementptr inbounds %struct.buffer, %struct.buffer* %2, i32 0, i32 0, !dbg !110
  %3 = load %struct.buffer*, %struct.buffer** %b.addr, align 8, !dbg !111
  %first = getelementptr inbounds %struct.buffer, %struct.buffer* %3, i32 0, i32 1, !dbg !112
  %4 = load i32, i32* %first, align 4, !dbg !112
  %idxprom = zext i32 %4 to i64, !dbg !109
  %arrayidx = getelementptr inbounds [64 x i32], [64 x i32]* %element1, i64 0, i64 %idxprom, !dbg !109
  %5 = load i32, i32* %arrayidx, align 4, !dbg !109
  %6 = load i32*, i32** %element.addr, align 8, !dbg !113
  store i32 %5, i32* %6, align 4, !dbg !114
  %7 = load %struct.buffer*, %struct.buffer** %b.addr, align 8, !dbg !115
  %first2 = getelementptr inbounds %struct.buffer, %struct.buffer* %7, i32 0, i32 1, !dbg !116
  %8 = load i32, i32* %first2, align 4, !dbg !116
  %add = add i32 %8, 1, !dbg !117
  %rem = urem i32 %add, 64, !dbg !118
  %9 = load %struct.buffer*, %struct.buffer** %b.addr, align 8, !dbg !119
  %first3 = getelementptr inbounds %struct.buffer, %struct.buffer* %9, i32 0, i32 1, !dbg !120
  store i32 %rem, i32* %first3, align 4, !dbg !121
  %10 = load %struct.buffer*, %struct.buffer** %b.addr, align 8, !dbg !122
  %count4 = getelementptr inbounds %struct.buffer, %struct.buffer* %10, i32 0, i32 3, !dbg !123
  %11 = load i32, i32* %count4, align 4, !dbg !124
  %dec = add i32 %11, -1, !dbg !124
  store i32 %dec, i32* %count4, align 4, !dbg !124
  store i32 1, i32* %retval, align 4, !dbg !125
  br label %return, !dbg !125

return:
  %12 = load i32, i32* %retval, align 4, !dbg !126
  ret i32 %12, !dbg !126
}

declare !dbg !127 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!24, !25, !26, !27, !28, !29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 30, type: !14, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 29, type: !4, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !9)
!3 = !DIFile(filename: "field_beside_array_unsafe.c", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{!6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !8, splitDebugInlining: false, nameTableKind: None)
!8 = !{!0}
!9 = !{!10}
!10 = !DILocalVariable(name: "element", scope: !11, file: !3, line: 32, type: !6)
!11 = distinct !DILexicalBlock(scope: !12, file: !3, line: 31, column: 14)
!12 = distinct !DILexicalBlock(scope: !13, file: !3, line: 31, column: 5)
!13 = distinct !DILexicalBlock(scope: !2, file: !3, line: 31, column: 5)
!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "buffer", file: !3, line: 7, size: 2144, elements: !15)
!15 = !{!16, !20, !22, !23}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "element", scope: !14, file: !3, line: 8, baseType: !17, size: 2048)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 2048, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 64)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !14, file: !3, line: 9, baseType: !21, size: 32, offset: 2048)
!21 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "behind", scope: !14, file: !3, line: 9, baseType: !21, size: 32, offset: 2080)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !14, file: !3, line: 9, baseType: !21, size: 32, offset: 2112)
!24 = !{i32 7, !"Dwarf Version", i32 5}
!25 = !{i32 2, !"Debug Info Version", i32 3}
!26 = !{i32 1, !"wchar_size", i32 4}
!27 = !{i32 7, !"PIC Level", i32 2}
!28 = !{i32 7, !"PIE Level", i32 2}
!29 = !{i32 7, !"uwtable", i32 1}

!31 = !DILocation(line: 31, column: 5, scope: !2)
!32 = !DILocation(line: 32, column: 9, scope: !11)
!33 = !DILocation(line: 32, column: 13, scope: !11)
!34 = !DILocation(line: 33, column: 13, scope: !35)
!35 = distinct !DILexicalBlock(scope: !11, file: !3, line: 33, column: 13)
!36 = !DILocation(line: 33, column: 13, scope: !11)
!37 = !DILocation(line: 34, column: 21, scope: !35)
!38 = !DILocation(line: 34, column: 45, scope: !35)
!39 = !DILocation(line: 34, column: 13, scope: !35)
!40 = !DILocation(line: 35, column: 18, scope: !41)
!41 = distinct !DILexicalBlock(scope: !35, file: !3, line: 35, column: 18)
!42 = !DILocation(line: 35, column: 37, scope: !41)
!43 = !DILocation(line: 35, column: 41, scope: !41)
!44 = !DILocation(line: 35, column: 49, scope: !41)
!45 = !DILocation(line: 35, column: 53, scope: !41)
!46 = !DILocation(line: 35, column: 56, scope: !41)
!47 = !DILocation(line: 35, column: 64, scope: !41)
!48 = !DILocation(line: 35, column: 18, scope: !35)
!49 = !DILocation(line: 36, column: 13, scope: !41)
!50 = !DILocation(line: 37, column: 15, scope: !51)
!51 = distinct !DILexicalBlock(scope: !11, file: !3, line: 37, column: 13)
!52 = !DILocation(line: 37, column: 21, scope: !51)
!53 = !DILocation(line: 37, column: 13, scope: !11)
!54 = !DILocation(line: 38, column: 13, scope: !51)
!55 = !DILocation(line: 39, column: 5, scope: !12)
!56 = !DILocation(line: 31, column: 5, scope: !12)
!57 = distinct !{!57, !58, !59, !60}
!58 = !DILocation(line: 31, column: 5, scope: !13)
!59 = !DILocation(line: 39, column: 5, scope: !13)
!60 = !{!"llvm.loop.unroll.disable"}
!61 = distinct !DISubprogram(name: "put", scope: !3, file: !3, line: 12, type: !62, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !65)
!62 = !DISubroutineType(types: !63)
!63 = !{null, !64, !6}
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!65 = !{!66, !67}
!66 = !DILocalVariable(name: "b", arg: 1, scope: !61, file: !3, line: 12, type: !64)
!67 = !DILocalVariable(name: "element", arg: 2, scope: !61, file: !3, line: 12, type: !6)
!68 = !DILocation(line: 12, column: 32, scope: !61)
!69 = !DILocation(line: 12, column: 39, scope: !61)
!70 = !DILocation(line: 13, column: 9, scope: !71)
!71 = distinct !DILexicalBlock(scope: !61, file: !3, line: 13, column: 9)
!72 = !DILocation(line: 13, column: 12, scope: !71)
!73 = !DILocation(line: 13, column: 18, scope: !71)
!74 = !DILocation(line: 13, column: 9, scope: !61)
!75 = !DILocation(line: 14, column: 33, scope: !76)
!76 = distinct !DILexicalBlock(scope: !71, file: !3, line: 13, column: 27)
!77 = !DILocation(line: 14, column: 9, scope: !76)
!78 = !DILocation(line: 14, column: 12, scope: !76)
!79 = !DILocation(line: 14, column: 20, scope: !76)
!80 = !DILocation(line: 14, column: 23, scope: !76)
!81 = !DILocation(line: 14, column: 31, scope: !76)
!82 = !DILocation(line: 15, column: 22, scope: !76)
!83 = !DILocation(line: 15, column: 25, scope: !76)
!84 = !DILocation(line: 15, column: 32, scope: !76)
!85 = !DILocation(line: 15, column: 37, scope: !76)
!86 = !DILocation(line: 15, column: 9, scope: !76)
!87 = !DILocation(line: 15, column: 12, scope: !76)
!88 = !DILocation(line: 15, column: 19, scope: !76)
!89 = !DILocation(line: 16, column: 9, scope: !76)
!90 = !DILocation(line: 16, column: 12, scope: !76)
!91 = !DILocation(line: 16, column: 17, scope: !76)
!92 = !DILocation(line: 17, column: 5, scope: !76)
!93 = !DILocation(line: 18, column: 1, scope: !61)
!94 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 20, type: !95, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !98)
!95 = !DISubroutineType(types: !96)
!96 = !{!6, !64, !97}
!97 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!98 = !{!99, !100}
!99 = !DILocalVariable(name: "b", arg: 1, scope: !94, file: !3, line: 20, type: !64)
!100 = !DILocalVariable(name: "element", arg: 2, scope: !94, file: !3, line: 20, type: !97)
!101 = !DILocation(line: 20, column: 32, scope: !94)
!102 = !DILocation(line: 20, column: 40, scope: !94)
!103 = !DILocation(line: 21, column: 9, scope: !104)
!104 = distinct !DILexicalBlock(scope: !94, file: !3, line: 21, column: 9)
!105 = !DILocation(line: 21, column: 12, scope: !104)
!106 = !DILocation(line: 21, column: 18, scope: !104)
!107 = !DILocation(line: 21, column: 9, scope: !94)
!108 = !DILocation(line: 22, column: 9, scope: !104)
!109 = !DILocation(line: 23, column: 16, scope: !94)
!110 = !DILocation(line: 23, column: 19, scope: !94)
!111 = !DILocation(line: 23, column: 27, scope: !94)
!112 = !DILocation(line: 23, column: 30, scope: !94)
!113 = !DILocation(line: 23, column: 6, scope: !94)
!114 = !DILocation(line: 23, column: 14, scope: !94)
!115 = !DILocation(line: 24, column: 17, scope: !94)
!116 = !DILocation(line: 24, column: 20, scope: !94)
!117 = !DILocation(line: 24, column: 26, scope: !94)
!118 = !DILocation(line: 24, column: 31, scope: !94)
!119 = !DILocation(line: 24, column: 5, scope: !94)
!120 = !DILocation(line: 24, column: 8, scope: !94)
!121 = !DILocation(line: 24, column: 14, scope: !94)
!122 = !DILocation(line: 25, column: 5, scope: !94)
!123 = !DILocation(line: 25, column: 8, scope: !94)
!124 = !DILocation(line: 25, column: 13, scope: !94)
!125 = !DILocation(line: 26, column: 5, scope: !94)
!126 = !DILocation(line: 27, column: 1, scope: !94)
!127 = !DISubprogram(name: "reach_error", scope: !3, file: !3, line: 3, type: !128, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !130)
!128 = !DISubroutineType(types: !129)
!129 = !{null}
!130 = !{}
