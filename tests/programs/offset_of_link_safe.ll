source_filename = "offset_of_link_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.link = type { %struct.link*, i32 }
%struct.element = type { i32, i32, %struct.link }

@offset = internal global i64 0, align 8, !dbg !0
@.str = private unnamed_addr constant [17 x i8] c"find(b.id) == &b\00", align 1
@.str.1 = private unnamed_addr constant [22 x i8] c"offset_of_link_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"find(a.id) == &a\00", align 1
@table = internal global [32 x %struct.link*] zeroinitializer, align 16, !dbg !21

define dso_local i32 @main() !dbg !36 {
entry:
  %retval = alloca i32, align 4
  %a = alloca %struct.element, align 8
  %b = alloca %struct.element, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.element* %a to i8*, !dbg !42
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %0), !dbg !42
  call void @llvm.dbg.declare(metadata %struct.element* %a, metadata !40, metadata !DIExpression()), !dbg !43
  %1 = bitcast %struct.element* %b to i8*, !dbg !42
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %1), !dbg !42
  call void @llvm.dbg.declare(metadata %struct.element* %b, metadata !41, metadata !DIExpression()), !dbg !44
  %link = getelementptr inbounds %struct.element, %struct.element* %a, i32 0, i32 2, !dbg !45
  %2 = bitcast %struct.link* %link to i8*, !dbg !46
  %3 = bitcast %struct.element* %a to i8*, !dbg !47
  %sub.ptr.lhs.cast = ptrtoint i8* %2 to i64, !dbg !48
  %sub.ptr.rhs.cast = ptrtoint i8* %3 to i64, !dbg !48
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast, !dbg !48
  store i64 %sub.ptr.sub, i64* @offset, align 8, !dbg !49
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !50
  %id = getelementptr inbounds %struct.element, %struct.element* %a, i32 0, i32 0, !dbg !51
  store i32 %call, i32* %id, align 8, !dbg !52
  %call1 = call i32 @__VERIFIER_nondet_int(), !dbg !53
  %id2 = getelementptr inbounds %struct.element, %struct.element* %b, i32 0, i32 0, !dbg !54
  store i32 %call1, i32* %id2, align 8, !dbg !55
  %id3 = getelementptr inbounds %struct.element, %struct.element* %a, i32 0, i32 0, !dbg !56
  %4 = load i32, i32* %id3, align 8, !dbg !56
  %id4 = getelementptr inbounds %struct.element, %struct.element* %b, i32 0, i32 0, !dbg !58
  %5 = load i32, i32* %id4, align 8, !dbg !58
  %cmp = icmp eq i32 %4, %5, !dbg !59
  br i1 %cmp, label %if.then, label %if.end, !dbg !60

if.then:
  store i32 0, i32* %retval, align 4, !dbg !61
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !61

if.end:
  call void @add(%struct.element* noundef %a), !dbg !62
  call void @add(%struct.element* noundef %b), !dbg !63
  %id5 = getelementptr inbounds %struct.element, %struct.element* %b, i32 0, i32 0, !dbg !64
  %6 = load i32, i32* %id5, align 8, !dbg !64
  %call6 = call %struct.element* @find(i32 noundef %6), !dbg !64
  %cmp7 = icmp eq %struct.element* %call6, %b, !dbg !64
  br i1 %cmp7, label %if.then8, label %if.else, !dbg !67

if.then8:
  br label %if.end9, !dbg !67

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.1, i64 0, i64 0), i32 noundef 40, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !64
  unreachable, !dbg !64

if.end9:
  %id10 = getelementptr inbounds %struct.element, %struct.element* %a, i32 0, i32 0, !dbg !68
  %7 = load i32, i32* %id10, align 8, !dbg !68
  %call11 = call %struct.element* @find(i32 noundef %7), !dbg !68
  %cmp12 = icmp eq %struct.element* %call11, %a, !dbg !68
  br i1 %cmp12, label %if.then13, label %if.else14, !dbg !71

if.then13:
  br label %if.end15, !dbg !71

if.else14:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.1, i64 0, i64 0), i32 noundef 41, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !68
  unreachable, !dbg !68

if.end15:
  store i32 0, i32* %retval, align 4, !dbg !72
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !72

cleanup:
  %8 = bitcast %struct.element* %b to i8*, !dbg !73
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %8), !dbg !73
  %9 = bitcast %struct.element* %a to i8*, !dbg !73
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %9), !dbg !73
  %10 = load i32, i32* %retval, align 4, !dbg !73
  ret i32 %10, !dbg !73
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

define internal void @add(%struct.element* noundef %e) !dbg !74 {
entry:
  %e.addr = alloca %struct.element*, align 8
  store %struct.element* %e, %struct.element** %e.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.element** %e.addr, metadata !78, metadata !DIExpression()), !dbg !79
  %0 = load %struct.element*, %struct.element** %e.addr, align 8, !dbg !80
  %id = getelementptr inbounds %struct.element, %struct.element* %0, i32 0, i32 0, !dbg !81
  %1 = load i32, i32* %id, align 8, !dbg !81
  %2 = load %struct.element*, %struct.element** %e.addr, align 8, !dbg !82
  %link = getelementptr inbounds %struct.element, %struct.element* %2, i32 0, i32 2, !dbg !83
  %hash = getelementptr inbounds %struct.link, %struct.link* %link, i32 0, i32 1, !dbg !84
  store i32 %1, i32* %hash, align 8, !dbg !85
  %3 = load %struct.element*, %struct.element** %e.addr, align 8, !dbg !86
  %id1 = getelementptr inbounds %struct.element, %struct.element* %3, i32 0, i32 0, !dbg !87
  %4 = load i32, i32* %id1, align 8, !dbg !87
  %and = and i32 %4, 31, !dbg !88
  %idxprom = sext i32 %and to i64, !dbg !89
  %arrayidx = getelementptr inbounds [32 x %struct.link*], [32 x %struct.link*]* @table, i64 0, i64 %idxprom, !dbg !89
  %5 = load %struct.link*, %struct.link** %arrayidx, align 8, !dbg !89
  %6 = load %struct.element*, %struct.element** %e.addr, align 8, !dbg !90
  %link2 = getelementptr inbounds %struct.element, %struct.element* %6, i32 0, i32 2, !dbg !91
  %next = getelementptr inbounds %struct.link, %struct.link* %link2, i32 0, i32 0, !dbg !92
  store %struct.link* %5, %struct.link** %next, align 8, !dbg !93
  %7 = load %struct.element*, %struct.element** %e.addr, align 8, !dbg !94
  %link3 = getelementptr inbounds %struct.element, %struct.element* %7, i32 0, i32 2, !dbg !95
  %8 = load %struct.element*, %struct.element** %e.addr, align 8, !dbg !96
  %id4 = getelementptr inbounds %struct.element, %struct.element* %8, i32 0, i32 0, !dbg !97
  %9 = load i32, i32* %id4, align 8, !dbg !97
  %and5 = and i32 %9, 31, !dbg !98
  %idxprom6 = sext i32 %and5 to i64, !dbg !99
  %arrayidx7 = getelementptr inbounds [32 x %struct.link*], [32 x %struct.link*]* @table, i64 0, i64 %idxprom6, !dbg !99
  store %struct.link* %link3, %struct.link** %arrayidx7, align 8, !dbg !100
  ret void, !dbg !101
}

define internal %struct.element* @find(i32 noundef %id) !dbg !102 {
entry:
  %id.addr = alloca i32, align 4
  %p = alloca %struct.link*, align 8
  store i32 %id, i32* %id.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %id.addr, metadata !106, metadata !DIExpression()), !dbg !108
  %0 = bitcast %struct.link** %p to i8*, !dbg !109
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !109
  call void @llvm.dbg.declare(metadata %struct.link** %p, metadata !107, metadata !DIExpression()), !dbg !110
  %1 = load i32, i32* %id.addr, align 4, !dbg !111
  %and = and i32 %1, 31, !dbg !112
  %idxprom = sext i32 %and to i64, !dbg !113
  %arrayidx = getelementptr inbounds [32 x %struct.link*], [32 x %struct.link*]* @table, i64 0, i64 %idxprom, !dbg !113
  %2 = load %struct.link*, %struct.link** %arrayidx, align 8, !dbg !113
  store %struct.link* %2, %struct.link** %p, align 8, !dbg !110
  br label %while.cond, !dbg !114

while.cond:
  %3 = load %struct.link*, %struct.link** %p, align 8, !dbg !115
  %tobool = icmp ne %struct.link* %3, null, !dbg !115
  br i1 %tobool, label %land.rhs, label %land.end, !dbg !116

land.rhs:
  %4 = load %struct.link*, %struct.link** %p, align 8, !dbg !117
  %hash = getelementptr inbounds %struct.link, %struct.link* %4, i32 0, i32 1, !dbg !118
  %5 = load i32, i32* %hash, align 8, !dbg !118
  %6 = load i32, i32* %id.addr, align 4, !dbg !119
  %cmp = icmp ne i32 %5, %6, !dbg !120
  br label %land.end

land.end:
  %7 = phi i1 [ false, %while.cond ], [ %cmp, %land.rhs ], !dbg !121
  br i1 %7, label %while.body, label %while.end, !dbg !114

while.body:
  %8 = load %struct.link*, %struct.link** %p, align 8, !dbg !122
  %next = getelementptr inbounds %struct.link, %struct.link* %8, i32 0, i32 0, !dbg !123
  %9 = load %struct.link*, %struct.link** %next, align 8, !dbg !123
  store %struct.link* %9, %struct.link** %p, align 8, !dbg !124
  br label %while.cond, !dbg !114, !llvm.loop !125

while.end:
  %10 = load %struct.link*, %struct.link** %p, align 8, !dbg !128
  %tobool1 = icmp ne %struct.link* %10, null, !dbg !128
  br i1 %tobool1, label %cond.true, label %cond.false, !dbg !128

cond.true:
  %11 = load %struct.link*, %struct.link** %p, align 8, !dbg !129
  %12 = bitcast %struct.link* %11 to i8*, !dbg !130
  %13 = load i64, i64* @offset, align 8, !dbg !131
  %idx.neg = sub i64 0, %13, !dbg !132
  %add.ptr = getelementptr inbounds i8, i8* %12, i64 %idx.neg, !dbg !132
  %14 = bitcast i8* %add.ptr to %struct.element*, !dbg !133
  br label %cond.end, !dbg !128

cond.false:
  br label %cond.end, !dbg !128

cond.end:
  %cond = phi %struct.element* [ %14, %cond.true ], [ null, %cond.false ], !dbg !128
  %15 = bitcast %struct.link** %p to i8*, !dbg !134
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %15), !dbg !134
  ret %struct.element* %cond, !dbg !135
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!29, !30, !31, !32, !33, !34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "offset", scope: !2, file: !3, line: 16, type: !26, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !20, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "offset_of_link_safe.c", directory: ".")
!4 = !{!5, !7, !8}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "element", file: !3, line: 10, size: 192, elements: !10)
!10 = !{!11, !13, !14}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "id", scope: !9, file: !3, line: 11, baseType: !12, size: 32)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !9, file: !3, line: 11, baseType: !12, size: 32, offset: 32)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "link", scope: !9, file: !3, line: 12, baseType: !15, size: 128, offset: 64)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "link", file: !3, line: 6, size: 128, elements: !16)
!16 = !{!17, !19}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !15, file: !3, line: 7, baseType: !18, size: 64)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "hash", scope: !15, file: !3, line: 8, baseType: !7, size: 32, offset: 64)
!20 = !{!0, !21}
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 15, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 2048, elements: !24)
!24 = !{!25}
!25 = !DISubrange(count: 32)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", file: !27, line: 35, baseType: !28)
!27 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!28 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!29 = !{i32 7, !"Dwarf Version", i32 5}
!30 = !{i32 2, !"Debug Info Version", i32 3}
!31 = !{i32 1, !"wchar_size", i32 4}
!32 = !{i32 7, !"PIC Level", i32 2}
!33 = !{i32 7, !"PIE Level", i32 2}
!34 = !{i32 7, !"uwtable", i32 1}

!36 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 31, type: !37, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !39)
!37 = !DISubroutineType(types: !38)
!38 = !{!12}
!39 = !{!40, !41}
!40 = !DILocalVariable(name: "a", scope: !36, file: !3, line: 32, type: !9)
!41 = !DILocalVariable(name: "b", scope: !36, file: !3, line: 32, type: !9)
!42 = !DILocation(line: 32, column: 5, scope: !36)
!43 = !DILocation(line: 32, column: 20, scope: !36)
!44 = !DILocation(line: 32, column: 23, scope: !36)
!45 = !DILocation(line: 33, column: 25, scope: !36)
!46 = !DILocation(line: 33, column: 14, scope: !36)
!47 = !DILocation(line: 33, column: 32, scope: !36)
!48 = !DILocation(line: 33, column: 30, scope: !36)
!49 = !DILocation(line: 33, column: 12, scope: !36)
!50 = !DILocation(line: 34, column: 12, scope: !36)
!51 = !DILocation(line: 34, column: 7, scope: !36)
!52 = !DILocation(line: 34, column: 10, scope: !36)
!53 = !DILocation(line: 35, column: 12, scope: !36)
!54 = !DILocation(line: 35, column: 7, scope: !36)
!55 = !DILocation(line: 35, column: 10, scope: !36)
!56 = !DILocation(line: 36, column: 11, scope: !57)
!57 = distinct !DILexicalBlock(scope: !36, file: !3, line: 36, column: 9)
!58 = !DILocation(line: 36, column: 19, scope: !57)
!59 = !DILocation(line: 36, column: 14, scope: !57)
!60 = !DILocation(line: 36, column: 9, scope: !36)
!61 = !DILocation(line: 37, column: 9, scope: !57)
!62 = !DILocation(line: 38, column: 5, scope: !36)
!63 = !DILocation(line: 39, column: 5, scope: !36)
!64 = !DILocation(line: 40, column: 5, scope: !65)
!65 = distinct !DILexicalBlock(scope: !66, file: !3, line: 40, column: 5)
!66 = distinct !DILexicalBlock(scope: !36, file: !3, line: 40, column: 5)
!67 = !DILocation(line: 40, column: 5, scope: !66)
!68 = !DILocation(line: 41, column: 5, scope: !69)
!69 = distinct !DILexicalBlock(scope: !70, file: !3, line: 41, column: 5)
!70 = distinct !DILexicalBlock(scope: !36, file: !3, line: 41, column: 5)
!71 = !DILocation(line: 41, column: 5, scope: !70)
!72 = !DILocation(line: 42, column: 5, scope: !36)
!73 = !DILocation(line: 43, column: 1, scope: !36)
!74 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 18, type: !75, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !77)
!75 = !DISubroutineType(types: !76)
!76 = !{null, !8}
!77 = !{!78}
!78 = !DILocalVariable(name: "e", arg: 1, scope: !74, file: !3, line: 18, type: !8)
!79 = !DILocation(line: 18, column: 33, scope: !74)
!80 = !DILocation(line: 19, column: 20, scope: !74)
!81 = !DILocation(line: 19, column: 23, scope: !74)
!82 = !DILocation(line: 19, column: 5, scope: !74)
!83 = !DILocation(line: 19, column: 8, scope: !74)
!84 = !DILocation(line: 19, column: 13, scope: !74)
!85 = !DILocation(line: 19, column: 18, scope: !74)
!86 = !DILocation(line: 20, column: 26, scope: !74)
!87 = !DILocation(line: 20, column: 29, scope: !74)
!88 = !DILocation(line: 20, column: 32, scope: !74)
!89 = !DILocation(line: 20, column: 20, scope: !74)
!90 = !DILocation(line: 20, column: 5, scope: !74)
!91 = !DILocation(line: 20, column: 8, scope: !74)
!92 = !DILocation(line: 20, column: 13, scope: !74)
!93 = !DILocation(line: 20, column: 18, scope: !74)
!94 = !DILocation(line: 21, column: 26, scope: !74)
!95 = !DILocation(line: 21, column: 29, scope: !74)
!96 = !DILocation(line: 21, column: 11, scope: !74)
!97 = !DILocation(line: 21, column: 14, scope: !74)
!98 = !DILocation(line: 21, column: 17, scope: !74)
!99 = !DILocation(line: 21, column: 5, scope: !74)
!100 = !DILocation(line: 21, column: 23, scope: !74)
!101 = !DILocation(line: 22, column: 1, scope: !74)
!102 = distinct !DISubprogram(name: "find", scope: !3, file: !3, line: 24, type: !103, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !105)
!103 = !DISubroutineType(types: !104)
!104 = !{!8, !12}
!105 = !{!106, !107}
!106 = !DILocalVariable(name: "id", arg: 1, scope: !102, file: !3, line: 24, type: !12)
!107 = !DILocalVariable(name: "p", scope: !102, file: !3, line: 25, type: !18)
!108 = !DILocation(line: 24, column: 33, scope: !102)
!109 = !DILocation(line: 25, column: 5, scope: !102)
!110 = !DILocation(line: 25, column: 18, scope: !102)
!111 = !DILocation(line: 25, column: 28, scope: !102)
!112 = !DILocation(line: 25, column: 31, scope: !102)
!113 = !DILocation(line: 25, column: 22, scope: !102)
!114 = !DILocation(line: 26, column: 5, scope: !102)
!115 = !DILocation(line: 26, column: 12, scope: !102)
!116 = !DILocation(line: 26, column: 14, scope: !102)
!117 = !DILocation(line: 26, column: 17, scope: !102)
!118 = !DILocation(line: 26, column: 20, scope: !102)
!119 = !DILocation(line: 26, column: 38, scope: !102)
!120 = !DILocation(line: 26, column: 25, scope: !102)
!121 = !DILocation(line: 0, scope: !102)
!122 = !DILocation(line: 27, column: 13, scope: !102)
!123 = !DILocation(line: 27, column: 16, scope: !102)
!124 = !DILocation(line: 27, column: 11, scope: !102)
!125 = distinct !{!125, !114, !123, !126, !127}
!126 = !{!"llvm.loop.mustprogress"}
!127 = !{!"llvm.loop.unroll.disable"}
!128 = !DILocation(line: 28, column: 12, scope: !102)
!129 = !DILocation(line: 28, column: 43, scope: !102)
!130 = !DILocation(line: 28, column: 35, scope: !102)
!131 = !DILocation(line: 28, column: 47, scope: !102)
!132 = !DILocation(line: 28, column: 45, scope: !102)
!133 = !DILocation(line: 28, column: 16, scope: !102)
!134 = !DILocation(line: 29, column: 1, scope: !102)
!135 = !DILocation(line: 28, column: 5, scope: !102)
