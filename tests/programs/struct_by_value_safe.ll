source_filename = "struct_by_value_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pair = type { i32, i16 }
%struct.big = type { [5 x i64] }

define dso_local i64 @swap(i64 %p.coerce) !dbg !10 {
entry:
  %retval = alloca %struct.pair, align 4
  %p = alloca %struct.pair, align 4
  %0 = bitcast %struct.pair* %p to i64*
  store i64 %p.coerce, i64* %0, align 4
  call void @llvm.dbg.declare(metadata %struct.pair* %p, metadata !20, metadata !DIExpression()), !dbg !21
  call void @llvm.dbg.declare(metadata %struct.pair* %retval, metadata !22, metadata !DIExpression()), !dbg !23
  %a = getelementptr inbounds %struct.pair, %struct.pair* %retval, i32 0, i32 0, !dbg !24
  %b = getelementptr inbounds %struct.pair, %struct.pair* %p, i32 0, i32 1, !dbg !25
  %1 = load i16, i16* %b, align 4, !dbg !25
  %conv = sext i16 %1 to i32, !dbg !26
  store i32 %conv, i32* %a, align 4, !dbg !24
  %b1 = getelementptr inbounds %struct.pair, %struct.pair* %retval, i32 0, i32 1, !dbg !24
  %a2 = getelementptr inbounds %struct.pair, %struct.pair* %p, i32 0, i32 0, !dbg !27
  %2 = load i32, i32* %a2, align 4, !dbg !27
  %conv3 = trunc i32 %2 to i16, !dbg !28
  store i16 %conv3, i16* %b1, align 4, !dbg !24
  %a4 = getelementptr inbounds %struct.pair, %struct.pair* %p, i32 0, i32 0, !dbg !29
  store i32 77, i32* %a4, align 4, !dbg !30
  %3 = bitcast %struct.pair* %retval to i64*, !dbg !31
  %4 = load i64, i64* %3, align 4, !dbg !31
  ret i64 %4, !dbg !31
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define dso_local void @fill(%struct.big* noalias sret(%struct.big) align 8 %agg.result, i64 noundef %x) !dbg !32 {
entry:
  %x.addr = alloca i64, align 8
  %i = alloca i32, align 4
  store i64 %x, i64* %x.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %x.addr, metadata !42, metadata !DIExpression()), !dbg !43
  call void @llvm.dbg.declare(metadata %struct.big* %agg.result, metadata !44, metadata !DIExpression()), !dbg !45
  call void @llvm.dbg.declare(metadata i32* %i, metadata !46, metadata !DIExpression()), !dbg !48
  store i32 0, i32* %i, align 4, !dbg !48
  br label %for.cond, !dbg !49

for.cond:
  %0 = load i32, i32* %i, align 4, !dbg !50
  %cmp = icmp slt i32 %0, 5, !dbg !52
  br i1 %cmp, label %for.body, label %for.end, !dbg !53

for.body:
  %1 = load i64, i64* %x.addr, align 8, !dbg !54
  %v = getelementptr inbounds %struct.big, %struct.big* %agg.result, i32 0, i32 0, !dbg !55
  %2 = load i32, i32* %i, align 4, !dbg !56
  %idxprom = sext i32 %2 to i64, !dbg !57
  %arrayidx = getelementptr inbounds [5 x i64], [5 x i64]* %v, i64 0, i64 %idxprom, !dbg !57
  store i64 %1, i64* %arrayidx, align 8, !dbg !58
  br label %for.inc, !dbg !57

for.inc:
  %3 = load i32, i32* %i, align 4, !dbg !59
  %inc = add nsw i32 %3, 1, !dbg !59
  store i32 %inc, i32* %i, align 4, !dbg !59
  br label %for.cond, !dbg !60, !llvm.loop !61

for.end:
  ret void, !dbg !64
}

define dso_local i64 @change(%struct.big* noundef byval(%struct.big) align 8 %b) !dbg !65 {
entry:
  call void @llvm.dbg.declare(metadata %struct.big* %b, metadata !68, metadata !DIExpression()), !dbg !69
  %v = getelementptr inbounds %struct.big, %struct.big* %b, i32 0, i32 0, !dbg !70
  %arrayidx = getelementptr inbounds [5 x i64], [5 x i64]* %v, i64 0, i64 1, !dbg !71
  store i64 0, i64* %arrayidx, align 8, !dbg !72
  %v1 = getelementptr inbounds %struct.big, %struct.big* %b, i32 0, i32 0, !dbg !73
  %arrayidx2 = getelementptr inbounds [5 x i64], [5 x i64]* %v1, i64 0, i64 0, !dbg !74
  %0 = load i64, i64* %arrayidx2, align 8, !dbg !74
  ret i64 %0, !dbg !75
}

define dso_local i32 @main() !dbg !76 {
entry:
  %retval = alloca i32, align 4
  %p = alloca %struct.pair, align 4
  %q = alloca %struct.pair, align 4
  %x = alloca i64, align 8
  %b15 = alloca %struct.big, align 8
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata %struct.pair* %p, metadata !79, metadata !DIExpression()), !dbg !80
  %a = getelementptr inbounds %struct.pair, %struct.pair* %p, i32 0, i32 0, !dbg !81
  store i32 7, i32* %a, align 4, !dbg !81
  %b = getelementptr inbounds %struct.pair, %struct.pair* %p, i32 0, i32 1, !dbg !81
  %call = call signext i16 @__VERIFIER_nondet_short(), !dbg !82
  store i16 %call, i16* %b, align 4, !dbg !81
  call void @llvm.dbg.declare(metadata %struct.pair* %q, metadata !83, metadata !DIExpression()), !dbg !84
  %0 = bitcast %struct.pair* %p to i64*, !dbg !85
  %1 = load i64, i64* %0, align 4, !dbg !85
  %call1 = call i64 @swap(i64 %1), !dbg !85
  %2 = bitcast %struct.pair* %q to i64*, !dbg !85
  store i64 %call1, i64* %2, align 4, !dbg !85
  %a2 = getelementptr inbounds %struct.pair, %struct.pair* %q, i32 0, i32 0, !dbg !86
  %3 = load i32, i32* %a2, align 4, !dbg !86
  %b3 = getelementptr inbounds %struct.pair, %struct.pair* %p, i32 0, i32 1, !dbg !88
  %4 = load i16, i16* %b3, align 4, !dbg !88
  %conv = sext i16 %4 to i32, !dbg !89
  %cmp = icmp ne i32 %3, %conv, !dbg !90
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !91

lor.lhs.false:
  %b5 = getelementptr inbounds %struct.pair, %struct.pair* %q, i32 0, i32 1, !dbg !92
  %5 = load i16, i16* %b5, align 4, !dbg !92
  %conv6 = sext i16 %5 to i32, !dbg !93
  %a7 = getelementptr inbounds %struct.pair, %struct.pair* %p, i32 0, i32 0, !dbg !94
  %6 = load i32, i32* %a7, align 4, !dbg !94
  %cmp8 = icmp ne i32 %conv6, %6, !dbg !95
  br i1 %cmp8, label %if.then, label %lor.lhs.false10, !dbg !96

lor.lhs.false10:
  %a11 = getelementptr inbounds %struct.pair, %struct.pair* %p, i32 0, i32 0, !dbg !97
  %7 = load i32, i32* %a11, align 4, !dbg !97
  %cmp12 = icmp ne i32 %7, 7, !dbg !98
  br i1 %cmp12, label %if.then, label %if.end, !dbg !99

if.then:
  call void @reach_error(), !dbg !100
  br label %if.end, !dbg !100

if.end:
  call void @llvm.dbg.declare(metadata i64* %x, metadata !101, metadata !DIExpression()), !dbg !102
  %call14 = call i64 @__VERIFIER_nondet_long(), !dbg !103
  store i64 %call14, i64* %x, align 8, !dbg !102
  call void @llvm.dbg.declare(metadata %struct.big* %b15, metadata !104, metadata !DIExpression()), !dbg !105
  %8 = load i64, i64* %x, align 8, !dbg !106
  call void @fill(%struct.big* sret(%struct.big) align 8 %b15, i64 noundef %8), !dbg !107
  %call16 = call i64 @change(%struct.big* noundef byval(%struct.big) align 8 %b15), !dbg !108
  %9 = load i64, i64* %x, align 8, !dbg !110
  %cmp17 = icmp ne i64 %call16, %9, !dbg !111
  br i1 %cmp17, label %if.then27, label %lor.lhs.false19, !dbg !112

lor.lhs.false19:
  %v = getelementptr inbounds %struct.big, %struct.big* %b15, i32 0, i32 0, !dbg !113
  %arrayidx = getelementptr inbounds [5 x i64], [5 x i64]* %v, i64 0, i64 1, !dbg !114
  %10 = load i64, i64* %arrayidx, align 8, !dbg !114
  %11 = load i64, i64* %x, align 8, !dbg !115
  %cmp20 = icmp ne i64 %10, %11, !dbg !116
  br i1 %cmp20, label %if.then27, label %lor.lhs.false22, !dbg !117

lor.lhs.false22:
  %v23 = getelementptr inbounds %struct.big, %struct.big* %b15, i32 0, i32 0, !dbg !118
  %arrayidx24 = getelementptr inbounds [5 x i64], [5 x i64]* %v23, i64 0, i64 4, !dbg !119
  %12 = load i64, i64* %arrayidx24, align 8, !dbg !119
  %13 = load i64, i64* %x, align 8, !dbg !120
  %cmp25 = icmp ne i64 %12, %13, !dbg !121
  br i1 %cmp25, label %if.then27, label %if.end28, !dbg !122

if.then27:
  call void @reach_error(), !dbg !123
  br label %if.end28, !dbg !123

if.end28:
  ret i32 0, !dbg !124
}

declare signext i16 @__VERIFIER_nondet_short()

declare void @reach_error()

declare i64 @__VERIFIER_nondet_long()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "struct_by_value_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "swap", scope: !1, file: !1, line: 9, type: !11, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !19)
!11 = !DISubroutineType(types: !12)
!12 = !{!13, !13}
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !1, line: 6, size: 64, elements: !14)
!14 = !{!15, !17}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !13, file: !1, line: 6, baseType: !16, size: 32)
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !13, file: !1, line: 6, baseType: !18, size: 16, offset: 32)
!18 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!19 = !{}
!20 = !DILocalVariable(name: "p", arg: 1, scope: !10, file: !1, line: 9, type: !13)
!21 = !DILocation(line: 9, column: 30, scope: !10)
!22 = !DILocalVariable(name: "r", scope: !10, file: !1, line: 10, type: !13)
!23 = !DILocation(line: 10, column: 15, scope: !10)
!24 = !DILocation(line: 10, column: 19, scope: !10)
!25 = !DILocation(line: 10, column: 23, scope: !10)
!26 = !DILocation(line: 10, column: 21, scope: !10)
!27 = !DILocation(line: 10, column: 28, scope: !10)
!28 = !DILocation(line: 10, column: 26, scope: !10)
!29 = !DILocation(line: 11, column: 5, scope: !10)
!30 = !DILocation(line: 11, column: 7, scope: !10)
!31 = !DILocation(line: 12, column: 3, scope: !10)
!32 = distinct !DISubprogram(name: "fill", scope: !1, file: !1, line: 15, type: !33, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !19)
!33 = !DISubroutineType(types: !34)
!34 = !{!35, !39}
!35 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "big", file: !1, line: 7, size: 320, elements: !36)
!36 = !{!37}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !35, file: !1, line: 7, baseType: !38, size: 320)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 320, elements: !40)
!39 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!40 = !{!41}
!41 = !DISubrange(count: 5)
!42 = !DILocalVariable(name: "x", arg: 1, scope: !32, file: !1, line: 15, type: !39)
!43 = !DILocation(line: 15, column: 22, scope: !32)
!44 = !DILocalVariable(name: "b", scope: !32, file: !1, line: 16, type: !35)
!45 = !DILocation(line: 16, column: 14, scope: !32)
!46 = !DILocalVariable(name: "i", scope: !47, file: !1, line: 17, type: !16)
!47 = distinct !DILexicalBlock(scope: !32, file: !1, line: 17, column: 3)
!48 = !DILocation(line: 17, column: 12, scope: !47)
!49 = !DILocation(line: 17, column: 8, scope: !47)
!50 = !DILocation(line: 17, column: 19, scope: !51)
!51 = distinct !DILexicalBlock(scope: !47, file: !1, line: 17, column: 3)
!52 = !DILocation(line: 17, column: 21, scope: !51)
!53 = !DILocation(line: 17, column: 3, scope: !47)
!54 = !DILocation(line: 17, column: 40, scope: !51)
!55 = !DILocation(line: 17, column: 33, scope: !51)
!56 = !DILocation(line: 17, column: 35, scope: !51)
!57 = !DILocation(line: 17, column: 31, scope: !51)
!58 = !DILocation(line: 17, column: 38, scope: !51)
!59 = !DILocation(line: 17, column: 27, scope: !51)
!60 = !DILocation(line: 17, column: 3, scope: !51)
!61 = distinct !{!61, !53, !62, !63}
!62 = !DILocation(line: 17, column: 40, scope: !47)
!63 = !{!"llvm.loop.mustprogress"}
!64 = !DILocation(line: 18, column: 3, scope: !32)
!65 = distinct !DISubprogram(name: "change", scope: !1, file: !1, line: 21, type: !66, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !19)
!66 = !DISubroutineType(types: !67)
!67 = !{!39, !35}
!68 = !DILocalVariable(name: "b", arg: 1, scope: !65, file: !1, line: 21, type: !35)
!69 = !DILocation(line: 21, column: 24, scope: !65)
!70 = !DILocation(line: 22, column: 5, scope: !65)
!71 = !DILocation(line: 22, column: 3, scope: !65)
!72 = !DILocation(line: 22, column: 10, scope: !65)
!73 = !DILocation(line: 23, column: 12, scope: !65)
!74 = !DILocation(line: 23, column: 10, scope: !65)
!75 = !DILocation(line: 23, column: 3, scope: !65)
!76 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 26, type: !77, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !19)
!77 = !DISubroutineType(types: !78)
!78 = !{!16}
!79 = !DILocalVariable(name: "p", scope: !76, file: !1, line: 27, type: !13)
!80 = !DILocation(line: 27, column: 15, scope: !76)
!81 = !DILocation(line: 27, column: 19, scope: !76)
!82 = !DILocation(line: 27, column: 24, scope: !76)
!83 = !DILocalVariable(name: "q", scope: !76, file: !1, line: 28, type: !13)
!84 = !DILocation(line: 28, column: 15, scope: !76)
!85 = !DILocation(line: 28, column: 19, scope: !76)
!86 = !DILocation(line: 29, column: 9, scope: !87)
!87 = distinct !DILexicalBlock(scope: !76, file: !1, line: 29, column: 7)
!88 = !DILocation(line: 29, column: 16, scope: !87)
!89 = !DILocation(line: 29, column: 14, scope: !87)
!90 = !DILocation(line: 29, column: 11, scope: !87)
!91 = !DILocation(line: 29, column: 18, scope: !87)
!92 = !DILocation(line: 29, column: 23, scope: !87)
!93 = !DILocation(line: 29, column: 21, scope: !87)
!94 = !DILocation(line: 29, column: 30, scope: !87)
!95 = !DILocation(line: 29, column: 25, scope: !87)
!96 = !DILocation(line: 29, column: 32, scope: !87)
!97 = !DILocation(line: 29, column: 37, scope: !87)
!98 = !DILocation(line: 29, column: 39, scope: !87)
!99 = !DILocation(line: 29, column: 7, scope: !76)
!100 = !DILocation(line: 29, column: 45, scope: !87)
!101 = !DILocalVariable(name: "x", scope: !76, file: !1, line: 30, type: !39)
!102 = !DILocation(line: 30, column: 8, scope: !76)
!103 = !DILocation(line: 30, column: 12, scope: !76)
!104 = !DILocalVariable(name: "b", scope: !76, file: !1, line: 31, type: !35)
!105 = !DILocation(line: 31, column: 14, scope: !76)
!106 = !DILocation(line: 31, column: 23, scope: !76)
!107 = !DILocation(line: 31, column: 18, scope: !76)
!108 = !DILocation(line: 32, column: 7, scope: !109)
!109 = distinct !DILexicalBlock(scope: !76, file: !1, line: 32, column: 7)
!110 = !DILocation(line: 32, column: 20, scope: !109)
!111 = !DILocation(line: 32, column: 17, scope: !109)
!112 = !DILocation(line: 32, column: 22, scope: !109)
!113 = !DILocation(line: 32, column: 27, scope: !109)
!114 = !DILocation(line: 32, column: 25, scope: !109)
!115 = !DILocation(line: 32, column: 35, scope: !109)
!116 = !DILocation(line: 32, column: 32, scope: !109)
!117 = !DILocation(line: 32, column: 37, scope: !109)
!118 = !DILocation(line: 32, column: 42, scope: !109)
!119 = !DILocation(line: 32, column: 40, scope: !109)
!120 = !DILocation(line: 32, column: 50, scope: !109)
!121 = !DILocation(line: 32, column: 47, scope: !109)
!122 = !DILocation(line: 32, column: 7, scope: !76)
!123 = !DILocation(line: 32, column: 53, scope: !109)
!124 = !DILocation(line: 33, column: 3, scope: !76)
