source_filename = "dispatch_table_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@main.program = internal constant [7 x i8] c"\00\03\01\02\03\05\04", align 1, !dbg !0
@.str = private unnamed_addr constant [32 x i8] c"result >= 20 && result % 2 == 0\00", align 1
@.str.1 = private unnamed_addr constant [22 x i8] c"dispatch_table_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@run.table = internal constant [5 x i8*] [i8* blockaddress(@run, %push), i8* blockaddress(@run, %add), i8* blockaddress(@run, %twice), i8* blockaddress(@run, %jump_if_small), i8* blockaddress(@run, %halt)], align 16, !dbg !9

define dso_local i32 @main() !dbg !2 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i8, align 1
  %result = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %x), !dbg !49
  call void @llvm.dbg.declare(metadata i8* %x, metadata !37, metadata !DIExpression()), !dbg !50
  %call = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !51
  store i8 %call, i8* %x, align 1, !dbg !50
  %0 = bitcast i32* %result to i8*, !dbg !52
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !52
  call void @llvm.dbg.declare(metadata i32* %result, metadata !38, metadata !DIExpression()), !dbg !53
  %1 = load i8, i8* %x, align 1, !dbg !54
  %conv = zext i8 %1 to i32, !dbg !54
  %rem = srem i32 %conv, 16, !dbg !55
  %call1 = call i32 @run(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @main.program, i64 0, i64 0), i32 noundef %rem), !dbg !56
  store i32 %call1, i32* %result, align 4, !dbg !53
  %2 = load i32, i32* %result, align 4, !dbg !57
  %cmp = icmp sge i32 %2, 20, !dbg !57
  br i1 %cmp, label %land.lhs.true, label %if.else, !dbg !57

land.lhs.true:
  %3 = load i32, i32* %result, align 4, !dbg !57
  %rem3 = srem i32 %3, 2, !dbg !57
  %cmp4 = icmp eq i32 %rem3, 0, !dbg !57
  br i1 %cmp4, label %if.then, label %if.else, !dbg !60

if.then:
  br label %if.end, !dbg !60

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.1, i64 0, i64 0), i32 noundef 35, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !57
  unreachable, !dbg !57

if.end:
  store i32 0, i32* %retval, align 4, !dbg !61
  %4 = bitcast i32* %result to i8*, !dbg !62
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %4), !dbg !62
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %x), !dbg !62
  %5 = load i32, i32* %retval, align 4, !dbg !62
  ret i32 %5, !dbg !62
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare zeroext i8 @__VERIFIER_nondet_uchar()

define internal i32 @run(i8* noundef %code, i32 noundef %input) !dbg !11 {
entry:
  %code.addr = alloca i8*, align 8
  %input.addr = alloca i32, align 4
  %stack = alloca [4 x i32], align 16
  %top = alloca i32, align 4
  store i8* %code, i8** %code.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %code.addr, metadata !18, metadata !DIExpression()), !dbg !63
  store i32 %input, i32* %input.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %input.addr, metadata !19, metadata !DIExpression()), !dbg !64
  call void @llvm.dbg.declare(metadata [4 x i32]* %stack, metadata !20, metadata !DIExpression()), !dbg !65
  call void @llvm.dbg.declare(metadata i32* %top, metadata !24, metadata !DIExpression()), !dbg !66
  store i32 0, i32* %top, align 4, !dbg !66
  %0 = load i32, i32* %input.addr, align 4, !dbg !67
  %arrayidx = getelementptr inbounds [4 x i32], [4 x i32]* %stack, i64 0, i64 0, !dbg !68
  store i32 %0, i32* %arrayidx, align 16, !dbg !69
  %1 = load i8*, i8** %code.addr, align 8, !dbg !70
  %incdec.ptr = getelementptr inbounds i8, i8* %1, i32 1, !dbg !70
  store i8* %incdec.ptr, i8** %code.addr, align 8, !dbg !70
  %2 = load i8, i8* %1, align 1, !dbg !71
  %idxprom = zext i8 %2 to i64, !dbg !72
  %arrayidx1 = getelementptr inbounds [5 x i8*], [5 x i8*]* @run.table, i64 0, i64 %idxprom, !dbg !72
  %3 = load i8*, i8** %arrayidx1, align 8, !dbg !72
  br label %indirectgoto, !dbg !73

push:
  call void @llvm.dbg.label(metadata !25), !dbg !74
  %4 = load i8*, i8** %code.addr, align 8, !dbg !75
  %incdec.ptr2 = getelementptr inbounds i8, i8* %4, i32 1, !dbg !75
  store i8* %incdec.ptr2, i8** %code.addr, align 8, !dbg !75
  %5 = load i8, i8* %4, align 1, !dbg !76
  %conv = zext i8 %5 to i32, !dbg !76
  %6 = load i32, i32* %top, align 4, !dbg !77
  %inc = add nsw i32 %6, 1, !dbg !77
  store i32 %inc, i32* %top, align 4, !dbg !77
  %idxprom3 = sext i32 %inc to i64, !dbg !78
  %arrayidx4 = getelementptr inbounds [4 x i32], [4 x i32]* %stack, i64 0, i64 %idxprom3, !dbg !78
  store i32 %conv, i32* %arrayidx4, align 4, !dbg !79
  %7 = load i8*, i8** %code.addr, align 8, !dbg !80
  %incdec.ptr5 = getelementptr inbounds i8, i8* %7, i32 1, !dbg !80
  store i8* %incdec.ptr5, i8** %code.addr, align 8, !dbg !80
  %8 = load i8, i8* %7, align 1, !dbg !81
  %idxprom6 = zext i8 %8 to i64, !dbg !82
  %arrayidx7 = getelementptr inbounds [5 x i8*], [5 x i8*]* @run.table, i64 0, i64 %idxprom6, !dbg !82
  %9 = load i8*, i8** %arrayidx7, align 8, !dbg !82
  br label %indirectgoto, !dbg !83

add:
  call void @llvm.dbg.label(metadata !26), !dbg !84
  %10 = load i32, i32* %top, align 4, !dbg !85
  %dec = add nsw i32 %10, -1, !dbg !85
  store i32 %dec, i32* %top, align 4, !dbg !85
  %11 = load i32, i32* %top, align 4, !dbg !86
  %add8 = add nsw i32 %11, 1, !dbg !87
  %idxprom9 = sext i32 %add8 to i64, !dbg !88
  %arrayidx10 = getelementptr inbounds [4 x i32], [4 x i32]* %stack, i64 0, i64 %idxprom9, !dbg !88
  %12 = load i32, i32* %arrayidx10, align 4, !dbg !88
  %13 = load i32, i32* %top, align 4, !dbg !89
  %idxprom11 = sext i32 %13 to i64, !dbg !90
  %arrayidx12 = getelementptr inbounds [4 x i32], [4 x i32]* %stack, i64 0, i64 %idxprom11, !dbg !90
  %14 = load i32, i32* %arrayidx12, align 4, !dbg !91
  %add13 = add nsw i32 %14, %12, !dbg !91
  store i32 %add13, i32* %arrayidx12, align 4, !dbg !91
  %15 = load i8*, i8** %code.addr, align 8, !dbg !92
  %incdec.ptr14 = getelementptr inbounds i8, i8* %15, i32 1, !dbg !92
  store i8* %incdec.ptr14, i8** %code.addr, align 8, !dbg !92
  %16 = load i8, i8* %15, align 1, !dbg !93
  %idxprom15 = zext i8 %16 to i64, !dbg !94
  %arrayidx16 = getelementptr inbounds [5 x i8*], [5 x i8*]* @run.table, i64 0, i64 %idxprom15, !dbg !94
  %17 = load i8*, i8** %arrayidx16, align 8, !dbg !94
  br label %indirectgoto, !dbg !95

twice:
  call void @llvm.dbg.label(metadata !27), !dbg !96
  %18 = load i32, i32* %top, align 4, !dbg !97
  %idxprom17 = sext i32 %18 to i64, !dbg !98
  %arrayidx18 = getelementptr inbounds [4 x i32], [4 x i32]* %stack, i64 0, i64 %idxprom17, !dbg !98
  %19 = load i32, i32* %arrayidx18, align 4, !dbg !99
  %mul = mul nsw i32 %19, 2, !dbg !99
  store i32 %mul, i32* %arrayidx18, align 4, !dbg !99
  %20 = load i8*, i8** %code.addr, align 8, !dbg !100
  %incdec.ptr19 = getelementptr inbounds i8, i8* %20, i32 1, !dbg !100
  store i8* %incdec.ptr19, i8** %code.addr, align 8, !dbg !100
  %21 = load i8, i8* %20, align 1, !dbg !101
  %idxprom20 = zext i8 %21 to i64, !dbg !102
  %arrayidx21 = getelementptr inbounds [5 x i8*], [5 x i8*]* @run.table, i64 0, i64 %idxprom20, !dbg !102
  %22 = load i8*, i8** %arrayidx21, align 8, !dbg !102
  br label %indirectgoto, !dbg !103

jump_if_small:
  call void @llvm.dbg.label(metadata !28), !dbg !104
  %23 = load i32, i32* %top, align 4, !dbg !105
  %idxprom22 = sext i32 %23 to i64, !dbg !107
  %arrayidx23 = getelementptr inbounds [4 x i32], [4 x i32]* %stack, i64 0, i64 %idxprom22, !dbg !107
  %24 = load i32, i32* %arrayidx23, align 4, !dbg !107
  %cmp = icmp slt i32 %24, 20, !dbg !108
  br i1 %cmp, label %if.then, label %if.else, !dbg !109

if.then:
  %25 = load i8*, i8** %code.addr, align 8, !dbg !110
  %26 = load i8, i8* %25, align 1, !dbg !111
  %conv25 = zext i8 %26 to i32, !dbg !111
  %27 = load i8*, i8** %code.addr, align 8, !dbg !112
  %idx.ext = sext i32 %conv25 to i64, !dbg !112
  %idx.neg = sub i64 0, %idx.ext, !dbg !112
  %add.ptr = getelementptr inbounds i8, i8* %27, i64 %idx.neg, !dbg !112
  store i8* %add.ptr, i8** %code.addr, align 8, !dbg !112
  br label %if.end, !dbg !113

if.else:
  %28 = load i8*, i8** %code.addr, align 8, !dbg !114
  %incdec.ptr26 = getelementptr inbounds i8, i8* %28, i32 1, !dbg !114
  store i8* %incdec.ptr26, i8** %code.addr, align 8, !dbg !114
  br label %if.end

if.end:
  %29 = load i8*, i8** %code.addr, align 8, !dbg !115
  %incdec.ptr27 = getelementptr inbounds i8, i8* %29, i32 1, !dbg !115
  store i8* %incdec.ptr27, i8** %code.addr, align 8, !dbg !115
  %30 = load i8, i8* %29, align 1, !dbg !116
  %idxprom28 = zext i8 %30 to i64, !dbg !117
  %arrayidx29 = getelementptr inbounds [5 x i8*], [5 x i8*]* @run.table, i64 0, i64 %idxprom28, !dbg !117
  %31 = load i8*, i8** %arrayidx29, align 8, !dbg !117
  br label %indirectgoto, !dbg !118

halt:
  call void @llvm.dbg.label(metadata !29), !dbg !119
  %32 = load i32, i32* %top, align 4, !dbg !120
  %idxprom30 = sext i32 %32 to i64, !dbg !121
  %arrayidx31 = getelementptr inbounds [4 x i32], [4 x i32]* %stack, i64 0, i64 %idxprom30, !dbg !121
  %33 = load i32, i32* %arrayidx31, align 4, !dbg !121
  ret i32 %33, !dbg !122

indirectgoto:
  %indirect.goto.dest = phi i8* [ %3, %entry ], [ %9, %push ], [ %17, %add ], [ %22, %twice ], [ %31, %if.end ]
  indirectbr i8* %indirect.goto.dest, [label %push, label %add, label %twice, label %jump_if_small, label %halt]
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.label(metadata)

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!42, !43, !44, !45, !46, !47}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "program", scope: !2, file: !3, line: 32, type: !39, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 31, type: !4, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !36)
!3 = !DIFile(filename: "dispatch_table_safe.c", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{!6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !8, splitDebugInlining: false, nameTableKind: None)
!8 = !{!0, !9}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "table", scope: !11, file: !3, line: 9, type: !30, isLocal: true, isDefinition: true)
!11 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 8, type: !12, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !17)
!12 = !DISubroutineType(types: !13)
!13 = !{!6, !14, !6}
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!16 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!17 = !{!18, !19, !20, !24, !25, !26, !27, !28, !29}
!18 = !DILocalVariable(name: "code", arg: 1, scope: !11, file: !3, line: 8, type: !14)
!19 = !DILocalVariable(name: "input", arg: 2, scope: !11, file: !3, line: 8, type: !6)
!20 = !DILocalVariable(name: "stack", scope: !11, file: !3, line: 10, type: !21)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 128, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 4)
!24 = !DILocalVariable(name: "top", scope: !11, file: !3, line: 10, type: !6)
!25 = !DILabel(scope: !11, name: "push", file: !3, line: 13)
!26 = !DILabel(scope: !11, name: "add", file: !3, line: 16)
!27 = !DILabel(scope: !11, name: "twice", file: !3, line: 20)
!28 = !DILabel(scope: !11, name: "jump_if_small", file: !3, line: 23)
!29 = !DILabel(scope: !11, name: "halt", file: !3, line: 27)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 320, elements: !34)
!31 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !32)
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64)
!33 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!34 = !{!35}
!35 = !DISubrange(count: 5)
!36 = !{!37, !38}
!37 = !DILocalVariable(name: "x", scope: !2, file: !3, line: 33, type: !16)
!38 = !DILocalVariable(name: "result", scope: !2, file: !3, line: 34, type: !6)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 56, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 7)
!42 = !{i32 7, !"Dwarf Version", i32 5}
!43 = !{i32 2, !"Debug Info Version", i32 3}
!44 = !{i32 1, !"wchar_size", i32 4}
!45 = !{i32 7, !"PIC Level", i32 2}
!46 = !{i32 7, !"PIE Level", i32 2}
!47 = !{i32 7, !"uwtable", i32 1}

!49 = !DILocation(line: 33, column: 3, scope: !2)
!50 = !DILocation(line: 33, column: 17, scope: !2)
!51 = !DILocation(line: 33, column: 21, scope: !2)
!52 = !DILocation(line: 34, column: 3, scope: !2)
!53 = !DILocation(line: 34, column: 7, scope: !2)
!54 = !DILocation(line: 34, column: 29, scope: !2)
!55 = !DILocation(line: 34, column: 31, scope: !2)
!56 = !DILocation(line: 34, column: 16, scope: !2)
!57 = !DILocation(line: 35, column: 3, scope: !58)
!58 = distinct !DILexicalBlock(scope: !59, file: !3, line: 35, column: 3)
!59 = distinct !DILexicalBlock(scope: !2, file: !3, line: 35, column: 3)
!60 = !DILocation(line: 35, column: 3, scope: !59)
!61 = !DILocation(line: 36, column: 3, scope: !2)
!62 = !DILocation(line: 37, column: 1, scope: !2)
!63 = !DILocation(line: 8, column: 37, scope: !11)
!64 = !DILocation(line: 8, column: 47, scope: !11)
!65 = !DILocation(line: 10, column: 7, scope: !11)
!66 = !DILocation(line: 10, column: 17, scope: !11)
!67 = !DILocation(line: 11, column: 14, scope: !11)
!68 = !DILocation(line: 11, column: 3, scope: !11)
!69 = !DILocation(line: 11, column: 12, scope: !11)
!70 = !DILocation(line: 12, column: 20, scope: !11)
!71 = !DILocation(line: 12, column: 15, scope: !11)
!72 = !DILocation(line: 12, column: 9, scope: !11)
!73 = !DILocation(line: 12, column: 3, scope: !11)
!74 = !DILocation(line: 13, column: 1, scope: !11)
!75 = !DILocation(line: 14, column: 23, scope: !11)
!76 = !DILocation(line: 14, column: 18, scope: !11)
!77 = !DILocation(line: 14, column: 9, scope: !11)
!78 = !DILocation(line: 14, column: 3, scope: !11)
!79 = !DILocation(line: 14, column: 16, scope: !11)
!80 = !DILocation(line: 15, column: 20, scope: !11)
!81 = !DILocation(line: 15, column: 15, scope: !11)
!82 = !DILocation(line: 15, column: 9, scope: !11)
!83 = !DILocation(line: 15, column: 3, scope: !11)
!84 = !DILocation(line: 16, column: 1, scope: !11)
!85 = !DILocation(line: 17, column: 6, scope: !11)
!86 = !DILocation(line: 18, column: 23, scope: !11)
!87 = !DILocation(line: 18, column: 27, scope: !11)
!88 = !DILocation(line: 18, column: 17, scope: !11)
!89 = !DILocation(line: 18, column: 9, scope: !11)
!90 = !DILocation(line: 18, column: 3, scope: !11)
!91 = !DILocation(line: 18, column: 14, scope: !11)
!92 = !DILocation(line: 19, column: 20, scope: !11)
!93 = !DILocation(line: 19, column: 15, scope: !11)
!94 = !DILocation(line: 19, column: 9, scope: !11)
!95 = !DILocation(line: 19, column: 3, scope: !11)
!96 = !DILocation(line: 20, column: 1, scope: !11)
!97 = !DILocation(line: 21, column: 9, scope: !11)
!98 = !DILocation(line: 21, column: 3, scope: !11)
!99 = !DILocation(line: 21, column: 14, scope: !11)
!100 = !DILocation(line: 22, column: 20, scope: !11)
!101 = !DILocation(line: 22, column: 15, scope: !11)
!102 = !DILocation(line: 22, column: 9, scope: !11)
!103 = !DILocation(line: 22, column: 3, scope: !11)
!104 = !DILocation(line: 23, column: 1, scope: !11)
!105 = !DILocation(line: 24, column: 13, scope: !106)
!106 = distinct !DILexicalBlock(scope: !11, file: !3, line: 24, column: 7)
!107 = !DILocation(line: 24, column: 7, scope: !106)
!108 = !DILocation(line: 24, column: 18, scope: !106)
!109 = !DILocation(line: 24, column: 7, scope: !11)
!110 = !DILocation(line: 24, column: 33, scope: !106)
!111 = !DILocation(line: 24, column: 32, scope: !106)
!112 = !DILocation(line: 24, column: 29, scope: !106)
!113 = !DILocation(line: 24, column: 24, scope: !106)
!114 = !DILocation(line: 25, column: 12, scope: !106)
!115 = !DILocation(line: 26, column: 20, scope: !11)
!116 = !DILocation(line: 26, column: 15, scope: !11)
!117 = !DILocation(line: 26, column: 9, scope: !11)
!118 = !DILocation(line: 26, column: 3, scope: !11)
!119 = !DILocation(line: 27, column: 1, scope: !11)
!120 = !DILocation(line: 28, column: 16, scope: !11)
!121 = !DILocation(line: 28, column: 10, scope: !11)
!122 = !DILocation(line: 28, column: 3, scope: !11)
