source_filename = "sort_few_inputs_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@main.expected = internal constant [3 x i64] [i64 -1022750311942718391, i64 -7148883637790565793, i64 -1561279719047013474], align 16, !dbg !0
@hash = internal global i64 0, align 8, !dbg !12
@.str = private unnamed_addr constant [24 x i8] c"hash == expected[input]\00", align 1
@.str.1 = private unnamed_addr constant [25 x i8] c"sort_few_inputs_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !2 {
entry:
  %retval = alloca i32, align 4
  %input = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %numbers = alloca [6 x i32], align 16
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %input to i8*, !dbg !34
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !34
  call void @llvm.dbg.declare(metadata i32* %input, metadata !16, metadata !DIExpression()), !dbg !35
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !36
  store i32 %call, i32* %input, align 4, !dbg !35
  %1 = load i32, i32* %input, align 4, !dbg !37
  %cmp = icmp slt i32 %1, 0, !dbg !39
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !40

lor.lhs.false:
  %2 = load i32, i32* %input, align 4, !dbg !41
  %cmp1 = icmp sge i32 %2, 3, !dbg !42
  br i1 %cmp1, label %if.then, label %if.end, !dbg !43

if.then:
  store i32 0, i32* %retval, align 4, !dbg !44
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !44

if.end:
  %3 = bitcast [6 x i32]* %numbers to i8*, !dbg !45
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %3), !dbg !45
  call void @llvm.dbg.declare(metadata [6 x i32]* %numbers, metadata !17, metadata !DIExpression()), !dbg !46
  %arrayinit.begin = getelementptr inbounds [6 x i32], [6 x i32]* %numbers, i64 0, i64 0, !dbg !47
  store i32 9, i32* %arrayinit.begin, align 4, !dbg !47
  %arrayinit.element = getelementptr inbounds i32, i32* %arrayinit.begin, i64 1, !dbg !47
  store i32 7, i32* %arrayinit.element, align 4, !dbg !47
  %arrayinit.element2 = getelementptr inbounds i32, i32* %arrayinit.element, i64 1, !dbg !47
  %4 = load i32, i32* %input, align 4, !dbg !48
  %mul = mul nsw i32 2, %4, !dbg !49
  store i32 %mul, i32* %arrayinit.element2, align 4, !dbg !47
  %arrayinit.element3 = getelementptr inbounds i32, i32* %arrayinit.element2, i64 1, !dbg !47
  store i32 5, i32* %arrayinit.element3, align 4, !dbg !47
  %arrayinit.element4 = getelementptr inbounds i32, i32* %arrayinit.element3, i64 1, !dbg !47
  store i32 3, i32* %arrayinit.element4, align 4, !dbg !47
  %arrayinit.element5 = getelementptr inbounds i32, i32* %arrayinit.element4, i64 1, !dbg !47
  store i32 1, i32* %arrayinit.element5, align 4, !dbg !47
  %arraydecay = getelementptr inbounds [6 x i32], [6 x i32]* %numbers, i64 0, i64 0, !dbg !50
  %5 = bitcast i32* %arraydecay to i8*, !dbg !50
  call void @qsort(i8* noundef %5, i64 noundef 6, i64 noundef 4, i32 (i8*, i8*)* noundef @compare), !dbg !51
  %6 = bitcast i32* %i to i8*, !dbg !52
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %6), !dbg !52
  call void @llvm.dbg.declare(metadata i32* %i, metadata !21, metadata !DIExpression()), !dbg !53
  store i32 0, i32* %i, align 4, !dbg !53
  br label %for.cond, !dbg !52

for.cond:
  %7 = load i32, i32* %i, align 4, !dbg !54
  %cmp6 = icmp slt i32 %7, 6, !dbg !56
  br i1 %cmp6, label %for.body, label %for.cond.cleanup, !dbg !57

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  %8 = bitcast i32* %i to i8*, !dbg !58
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %8), !dbg !58
  br label %for.end

for.body:
  %9 = load i32, i32* %i, align 4, !dbg !59
  %idxprom = sext i32 %9 to i64, !dbg !60
  %arrayidx = getelementptr inbounds [6 x i32], [6 x i32]* %numbers, i64 0, i64 %idxprom, !dbg !60
  %10 = load i32, i32* %arrayidx, align 4, !dbg !60
  %conv = sext i32 %10 to i64, !dbg !60
  call void @mix(i64 noundef %conv), !dbg !61
  br label %for.inc, !dbg !61

for.inc:
  %11 = load i32, i32* %i, align 4, !dbg !62
  %inc = add nsw i32 %11, 1, !dbg !62
  store i32 %inc, i32* %i, align 4, !dbg !62
  br label %for.cond, !dbg !58, !llvm.loop !63

for.end:
  %12 = load i64, i64* @hash, align 8, !dbg !67
  %13 = load i32, i32* %input, align 4, !dbg !67
  %idxprom7 = sext i32 %13 to i64, !dbg !67
  %arrayidx8 = getelementptr inbounds [3 x i64], [3 x i64]* @main.expected, i64 0, i64 %idxprom7, !dbg !67
  %14 = load i64, i64* %arrayidx8, align 8, !dbg !67
  %cmp9 = icmp eq i64 %12, %14, !dbg !67
  br i1 %cmp9, label %if.then11, label %if.else, !dbg !70

if.then11:
  br label %if.end12, !dbg !70

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 24, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !67
  unreachable, !dbg !67

if.end12:
  store i32 0, i32* %retval, align 4, !dbg !71
  store i32 1, i32* %cleanup.dest.slot, align 4
  %15 = bitcast [6 x i32]* %numbers to i8*, !dbg !72
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %15), !dbg !72
  br label %cleanup

cleanup:
  %16 = bitcast i32* %input to i8*, !dbg !72
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %16), !dbg !72
  %17 = load i32, i32* %retval, align 4, !dbg !72
  ret i32 %17, !dbg !72
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare !dbg !73 void @qsort(i8* noundef, i64 noundef, i64 noundef, i32 (i8*, i8*)* noundef)

define internal i32 @compare(i8* noundef %left, i8* noundef %right) !dbg !87 {
entry:
  %left.addr = alloca i8*, align 8
  %right.addr = alloca i8*, align 8
  store i8* %left, i8** %left.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %left.addr, metadata !89, metadata !DIExpression()), !dbg !91
  store i8* %right, i8** %right.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %right.addr, metadata !90, metadata !DIExpression()), !dbg !92
  %0 = load i8*, i8** %left.addr, align 8, !dbg !93
  %1 = bitcast i8* %0 to i32*, !dbg !94
  %2 = load i32, i32* %1, align 4, !dbg !95
  %3 = load i8*, i8** %right.addr, align 8, !dbg !96
  %4 = bitcast i8* %3 to i32*, !dbg !97
  %5 = load i32, i32* %4, align 4, !dbg !98
  %sub = sub nsw i32 %2, %5, !dbg !99
  ret i32 %sub, !dbg !100
}

define internal void @mix(i64 noundef %value) !dbg !101 {
entry:
  %value.addr = alloca i64, align 8
  store i64 %value, i64* %value.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %value.addr, metadata !105, metadata !DIExpression()), !dbg !106
  %0 = load i64, i64* @hash, align 8, !dbg !107
  %1 = load i64, i64* %value.addr, align 8, !dbg !108
  %xor = xor i64 %0, %1, !dbg !109
  %mul = mul i64 %xor, 1099511628211, !dbg !110
  %2 = load i64, i64* @hash, align 8, !dbg !111
  %shr = lshr i64 %2, 29, !dbg !112
  %add = add i64 %mul, %shr, !dbg !113
  store i64 %add, i64* @hash, align 8, !dbg !114
  ret void, !dbg !115
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!27, !28, !29, !30, !31, !32}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "expected", scope: !2, file: !3, line: 18, type: !23, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !4, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !15)
!3 = !DIFile(filename: "sort_few_inputs_unsafe.c", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{!6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !8, globals: !11, splitDebugInlining: false, nameTableKind: None)
!8 = !{!9}
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!11 = !{!0, !12}
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "hash", scope: !7, file: !3, line: 11, type: !14, isLocal: true, isDefinition: true)
!14 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!15 = !{!16, !17, !21}
!16 = !DILocalVariable(name: "input", scope: !2, file: !3, line: 19, type: !6)
!17 = !DILocalVariable(name: "numbers", scope: !2, file: !3, line: 21, type: !18)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 192, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 6)
!21 = !DILocalVariable(name: "i", scope: !22, file: !3, line: 23, type: !6)
!22 = distinct !DILexicalBlock(scope: !2, file: !3, line: 23, column: 3)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 192, elements: !25)
!24 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!25 = !{!26}
!26 = !DISubrange(count: 3)
!27 = !{i32 7, !"Dwarf Version", i32 5}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 7, !"PIC Level", i32 2}
!31 = !{i32 7, !"PIE Level", i32 2}
!32 = !{i32 7, !"uwtable", i32 1}

!34 = !DILocation(line: 19, column: 3, scope: !2)
!35 = !DILocation(line: 19, column: 7, scope: !2)
!36 = !DILocation(line: 19, column: 15, scope: !2)
!37 = !DILocation(line: 20, column: 7, scope: !38)
!38 = distinct !DILexicalBlock(scope: !2, file: !3, line: 20, column: 7)
!39 = !DILocation(line: 20, column: 13, scope: !38)
!40 = !DILocation(line: 20, column: 17, scope: !38)
!41 = !DILocation(line: 20, column: 20, scope: !38)
!42 = !DILocation(line: 20, column: 26, scope: !38)
!43 = !DILocation(line: 20, column: 7, scope: !2)
!44 = !DILocation(line: 20, column: 32, scope: !38)
!45 = !DILocation(line: 21, column: 3, scope: !2)
!46 = !DILocation(line: 21, column: 7, scope: !2)
!47 = !DILocation(line: 21, column: 19, scope: !2)
!48 = !DILocation(line: 21, column: 30, scope: !2)
!49 = !DILocation(line: 21, column: 28, scope: !2)
!50 = !DILocation(line: 22, column: 9, scope: !2)
!51 = !DILocation(line: 22, column: 3, scope: !2)
!52 = !DILocation(line: 23, column: 8, scope: !22)
!53 = !DILocation(line: 23, column: 12, scope: !22)
!54 = !DILocation(line: 23, column: 19, scope: !55)
!55 = distinct !DILexicalBlock(scope: !22, file: !3, line: 23, column: 3)
!56 = !DILocation(line: 23, column: 21, scope: !55)
!57 = !DILocation(line: 23, column: 3, scope: !22)
!58 = !DILocation(line: 23, column: 3, scope: !55)
!59 = !DILocation(line: 23, column: 43, scope: !55)
!60 = !DILocation(line: 23, column: 35, scope: !55)
!61 = !DILocation(line: 23, column: 31, scope: !55)
!62 = !DILocation(line: 23, column: 27, scope: !55)
!63 = distinct !{!63, !57, !64, !65, !66}
!64 = !DILocation(line: 23, column: 45, scope: !22)
!65 = !{!"llvm.loop.mustprogress"}
!66 = !{!"llvm.loop.unroll.disable"}
!67 = !DILocation(line: 24, column: 3, scope: !68)
!68 = distinct !DILexicalBlock(scope: !69, file: !3, line: 24, column: 3)
!69 = distinct !DILexicalBlock(scope: !2, file: !3, line: 24, column: 3)
!70 = !DILocation(line: 24, column: 3, scope: !69)
!71 = !DILocation(line: 25, column: 3, scope: !2)
!72 = !DILocation(line: 26, column: 1, scope: !2)
!73 = !DISubprogram(name: "qsort", scope: !74, file: !74, line: 851, type: !75, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !86)
!74 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!75 = !DISubroutineType(types: !76)
!76 = !{null, !77, !78, !78, !80}
!77 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!78 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !79, line: 46, baseType: !14)
!79 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!80 = !DIDerivedType(tag: DW_TAG_typedef, name: "__compar_fn_t", file: !74, line: 829, baseType: !81)
!81 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !82, size: 64)
!82 = !DISubroutineType(types: !83)
!83 = !{!6, !84, !84}
!84 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !85, size: 64)
!85 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!86 = !{}
!87 = distinct !DISubprogram(name: "compare", scope: !3, file: !3, line: 7, type: !82, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !88)
!88 = !{!89, !90}
!89 = !DILocalVariable(name: "left", arg: 1, scope: !87, file: !3, line: 7, type: !84)
!90 = !DILocalVariable(name: "right", arg: 2, scope: !87, file: !3, line: 7, type: !84)
!91 = !DILocation(line: 7, column: 32, scope: !87)
!92 = !DILocation(line: 7, column: 50, scope: !87)
!93 = !DILocation(line: 8, column: 24, scope: !87)
!94 = !DILocation(line: 8, column: 11, scope: !87)
!95 = !DILocation(line: 8, column: 10, scope: !87)
!96 = !DILocation(line: 8, column: 45, scope: !87)
!97 = !DILocation(line: 8, column: 32, scope: !87)
!98 = !DILocation(line: 8, column: 31, scope: !87)
!99 = !DILocation(line: 8, column: 29, scope: !87)
!100 = !DILocation(line: 8, column: 3, scope: !87)
!101 = distinct !DISubprogram(name: "mix", scope: !3, file: !3, line: 13, type: !102, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !104)
!102 = !DISubroutineType(types: !103)
!103 = !{null, !14}
!104 = !{!105}
!105 = !DILocalVariable(name: "value", arg: 1, scope: !101, file: !3, line: 13, type: !14)
!106 = !DILocation(line: 13, column: 31, scope: !101)
!107 = !DILocation(line: 14, column: 11, scope: !101)
!108 = !DILocation(line: 14, column: 18, scope: !101)
!109 = !DILocation(line: 14, column: 16, scope: !101)
!110 = !DILocation(line: 14, column: 25, scope: !101)
!111 = !DILocation(line: 14, column: 46, scope: !101)
!112 = !DILocation(line: 14, column: 51, scope: !101)
!113 = !DILocation(line: 14, column: 43, scope: !101)
!114 = !DILocation(line: 14, column: 8, scope: !101)
!115 = !DILocation(line: 15, column: 1, scope: !101)
