source_filename = "array_parameter_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local void @bubble(i32* noundef %a, i32 noundef %n) !dbg !10 {
entry:
  %a.addr = alloca i32*, align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %j = alloca i32, align 4
  %t = alloca i32, align 4
  store i32* %a, i32** %a.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %a.addr, metadata !16, metadata !DIExpression()), !dbg !17
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !18, metadata !DIExpression()), !dbg !19
  call void @llvm.dbg.declare(metadata i32* %i, metadata !20, metadata !DIExpression()), !dbg !22
  store i32 0, i32* %i, align 4, !dbg !22
  br label %for.cond, !dbg !23

for.cond:
  %0 = load i32, i32* %i, align 4, !dbg !24
  %1 = load i32, i32* %n.addr, align 4, !dbg !26
  %cmp = icmp slt i32 %0, %1, !dbg !27
  br i1 %cmp, label %for.body, label %for.end20, !dbg !28

for.body:
  call void @llvm.dbg.declare(metadata i32* %j, metadata !29, metadata !DIExpression()), !dbg !31
  store i32 0, i32* %j, align 4, !dbg !31
  br label %for.cond1, !dbg !32

for.cond1:
  %2 = load i32, i32* %j, align 4, !dbg !33
  %add = add nsw i32 %2, 1, !dbg !35
  %3 = load i32, i32* %n.addr, align 4, !dbg !36
  %cmp2 = icmp slt i32 %add, %3, !dbg !37
  br i1 %cmp2, label %for.body3, label %for.end, !dbg !38

for.body3:
  %4 = load i32*, i32** %a.addr, align 8, !dbg !39
  %5 = load i32, i32* %j, align 4, !dbg !41
  %idxprom = sext i32 %5 to i64, !dbg !39
  %arrayidx = getelementptr inbounds i32, i32* %4, i64 %idxprom, !dbg !39
  %6 = load i32, i32* %arrayidx, align 4, !dbg !39
  %7 = load i32*, i32** %a.addr, align 8, !dbg !42
  %8 = load i32, i32* %j, align 4, !dbg !43
  %add4 = add nsw i32 %8, 1, !dbg !44
  %idxprom5 = sext i32 %add4 to i64, !dbg !42
  %arrayidx6 = getelementptr inbounds i32, i32* %7, i64 %idxprom5, !dbg !42
  %9 = load i32, i32* %arrayidx6, align 4, !dbg !42
  %cmp7 = icmp sgt i32 %6, %9, !dbg !45
  br i1 %cmp7, label %if.then, label %if.end, !dbg !46

if.then:
  call void @llvm.dbg.declare(metadata i32* %t, metadata !47, metadata !DIExpression()), !dbg !49
  %10 = load i32*, i32** %a.addr, align 8, !dbg !50
  %11 = load i32, i32* %j, align 4, !dbg !51
  %idxprom8 = sext i32 %11 to i64, !dbg !50
  %arrayidx9 = getelementptr inbounds i32, i32* %10, i64 %idxprom8, !dbg !50
  %12 = load i32, i32* %arrayidx9, align 4, !dbg !50
  store i32 %12, i32* %t, align 4, !dbg !49
  %13 = load i32*, i32** %a.addr, align 8, !dbg !52
  %14 = load i32, i32* %j, align 4, !dbg !53
  %add10 = add nsw i32 %14, 1, !dbg !54
  %idxprom11 = sext i32 %add10 to i64, !dbg !52
  %arrayidx12 = getelementptr inbounds i32, i32* %13, i64 %idxprom11, !dbg !52
  %15 = load i32, i32* %arrayidx12, align 4, !dbg !52
  %16 = load i32*, i32** %a.addr, align 8, !dbg !55
  %17 = load i32, i32* %j, align 4, !dbg !56
  %idxprom13 = sext i32 %17 to i64, !dbg !55
  %arrayidx14 = getelementptr inbounds i32, i32* %16, i64 %idxprom13, !dbg !55
  store i32 %15, i32* %arrayidx14, align 4, !dbg !57
  %18 = load i32, i32* %t, align 4, !dbg !58
  %19 = load i32*, i32** %a.addr, align 8, !dbg !59
  %20 = load i32, i32* %j, align 4, !dbg !60
  %add15 = add nsw i32 %20, 1, !dbg !61
  %idxprom16 = sext i32 %add15 to i64, !dbg !59
  %arrayidx17 = getelementptr inbounds i32, i32* %19, i64 %idxprom16, !dbg !59
  store i32 %18, i32* %arrayidx17, align 4, !dbg !62
  br label %if.end, !dbg !63

if.end:
  br label %for.inc, !dbg !64

for.inc:
  %21 = load i32, i32* %j, align 4, !dbg !65
  %inc = add nsw i32 %21, 1, !dbg !65
  store i32 %inc, i32* %j, align 4, !dbg !65
  br label %for.cond1, !dbg !66, !llvm.loop !67

for.end:
  br label %for.inc18, !dbg !68

for.inc18:
  %22 = load i32, i32* %i, align 4, !dbg !70
  %inc19 = add nsw i32 %22, 1, !dbg !70
  store i32 %inc19, i32* %i, align 4, !dbg !70
  br label %for.cond, !dbg !71, !llvm.loop !72

for.end20:
  ret void, !dbg !74
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define dso_local i32 @main() !dbg !75 {
entry:
  %retval = alloca i32, align 4
  %a = alloca [3 x i32], align 4
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata [3 x i32]* %a, metadata !78, metadata !DIExpression()), !dbg !82
  call void @llvm.dbg.declare(metadata i32* %i, metadata !83, metadata !DIExpression()), !dbg !85
  store i32 0, i32* %i, align 4, !dbg !85
  br label %for.cond, !dbg !86

for.cond:
  %0 = load i32, i32* %i, align 4, !dbg !87
  %cmp = icmp slt i32 %0, 3, !dbg !89
  br i1 %cmp, label %for.body, label %for.end, !dbg !90

for.body:
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !91
  %1 = load i32, i32* %i, align 4, !dbg !92
  %idxprom = sext i32 %1 to i64, !dbg !93
  %arrayidx = getelementptr inbounds [3 x i32], [3 x i32]* %a, i64 0, i64 %idxprom, !dbg !93
  store i32 %call, i32* %arrayidx, align 4, !dbg !94
  br label %for.inc, !dbg !93

for.inc:
  %2 = load i32, i32* %i, align 4, !dbg !95
  %inc = add nsw i32 %2, 1, !dbg !95
  store i32 %inc, i32* %i, align 4, !dbg !95
  br label %for.cond, !dbg !96, !llvm.loop !97

for.end:
  %arraydecay = getelementptr inbounds [3 x i32], [3 x i32]* %a, i64 0, i64 0, !dbg !99
  call void @bubble(i32* noundef %arraydecay, i32 noundef 3), !dbg !100
  %arrayidx1 = getelementptr inbounds [3 x i32], [3 x i32]* %a, i64 0, i64 0, !dbg !101
  %3 = load i32, i32* %arrayidx1, align 4, !dbg !101
  %arrayidx2 = getelementptr inbounds [3 x i32], [3 x i32]* %a, i64 0, i64 1, !dbg !103
  %4 = load i32, i32* %arrayidx2, align 4, !dbg !103
  %cmp3 = icmp sgt i32 %3, %4, !dbg !104
  br i1 %cmp3, label %if.then, label %lor.lhs.false, !dbg !105

lor.lhs.false:
  %arrayidx4 = getelementptr inbounds [3 x i32], [3 x i32]* %a, i64 0, i64 1, !dbg !106
  %5 = load i32, i32* %arrayidx4, align 4, !dbg !106
  %arrayidx5 = getelementptr inbounds [3 x i32], [3 x i32]* %a, i64 0, i64 2, !dbg !107
  %6 = load i32, i32* %arrayidx5, align 4, !dbg !107
  %cmp6 = icmp sgt i32 %5, %6, !dbg !108
  br i1 %cmp6, label %if.then, label %if.end, !dbg !109

if.then:
  call void @reach_error(), !dbg !110
  br label %if.end, !dbg !110

if.end:
  ret i32 0, !dbg !111
}

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "array_parameter_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "bubble", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !15)
!11 = !DISubroutineType(types: !12)
!12 = !{null, !13, !14}
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{}
!16 = !DILocalVariable(name: "a", arg: 1, scope: !10, file: !1, line: 5, type: !13)
!17 = !DILocation(line: 5, column: 18, scope: !10)
!18 = !DILocalVariable(name: "n", arg: 2, scope: !10, file: !1, line: 5, type: !14)
!19 = !DILocation(line: 5, column: 25, scope: !10)
!20 = !DILocalVariable(name: "i", scope: !21, file: !1, line: 6, type: !14)
!21 = distinct !DILexicalBlock(scope: !10, file: !1, line: 6, column: 3)
!22 = !DILocation(line: 6, column: 12, scope: !21)
!23 = !DILocation(line: 6, column: 8, scope: !21)
!24 = !DILocation(line: 6, column: 19, scope: !25)
!25 = distinct !DILexicalBlock(scope: !21, file: !1, line: 6, column: 3)
!26 = !DILocation(line: 6, column: 23, scope: !25)
!27 = !DILocation(line: 6, column: 21, scope: !25)
!28 = !DILocation(line: 6, column: 3, scope: !21)
!29 = !DILocalVariable(name: "j", scope: !30, file: !1, line: 7, type: !14)
!30 = distinct !DILexicalBlock(scope: !25, file: !1, line: 7, column: 5)
!31 = !DILocation(line: 7, column: 14, scope: !30)
!32 = !DILocation(line: 7, column: 10, scope: !30)
!33 = !DILocation(line: 7, column: 21, scope: !34)
!34 = distinct !DILexicalBlock(scope: !30, file: !1, line: 7, column: 5)
!35 = !DILocation(line: 7, column: 23, scope: !34)
!36 = !DILocation(line: 7, column: 29, scope: !34)
!37 = !DILocation(line: 7, column: 27, scope: !34)
!38 = !DILocation(line: 7, column: 5, scope: !30)
!39 = !DILocation(line: 8, column: 11, scope: !40)
!40 = distinct !DILexicalBlock(scope: !34, file: !1, line: 8, column: 11)
!41 = !DILocation(line: 8, column: 13, scope: !40)
!42 = !DILocation(line: 8, column: 18, scope: !40)
!43 = !DILocation(line: 8, column: 20, scope: !40)
!44 = !DILocation(line: 8, column: 22, scope: !40)
!45 = !DILocation(line: 8, column: 16, scope: !40)
!46 = !DILocation(line: 8, column: 11, scope: !34)
!47 = !DILocalVariable(name: "t", scope: !48, file: !1, line: 9, type: !14)
!48 = distinct !DILexicalBlock(scope: !40, file: !1, line: 8, column: 28)
!49 = !DILocation(line: 9, column: 13, scope: !48)
!50 = !DILocation(line: 9, column: 17, scope: !48)
!51 = !DILocation(line: 9, column: 19, scope: !48)
!52 = !DILocation(line: 10, column: 16, scope: !48)
!53 = !DILocation(line: 10, column: 18, scope: !48)
!54 = !DILocation(line: 10, column: 20, scope: !48)
!55 = !DILocation(line: 10, column: 9, scope: !48)
!56 = !DILocation(line: 10, column: 11, scope: !48)
!57 = !DILocation(line: 10, column: 14, scope: !48)
!58 = !DILocation(line: 11, column: 20, scope: !48)
!59 = !DILocation(line: 11, column: 9, scope: !48)
!60 = !DILocation(line: 11, column: 11, scope: !48)
!61 = !DILocation(line: 11, column: 13, scope: !48)
!62 = !DILocation(line: 11, column: 18, scope: !48)
!63 = !DILocation(line: 12, column: 7, scope: !48)
!64 = !DILocation(line: 8, column: 25, scope: !40)
!65 = !DILocation(line: 7, column: 33, scope: !34)
!66 = !DILocation(line: 7, column: 5, scope: !34)
!67 = distinct !{!67, !38, !68, !69}
!68 = !DILocation(line: 12, column: 7, scope: !30)
!69 = !{!"llvm.loop.mustprogress"}
!70 = !DILocation(line: 6, column: 27, scope: !25)
!71 = !DILocation(line: 6, column: 3, scope: !25)
!72 = distinct !{!72, !28, !73, !69}
!73 = !DILocation(line: 12, column: 7, scope: !21)
!74 = !DILocation(line: 13, column: 1, scope: !10)
!75 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 15, type: !76, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !15)
!76 = !DISubroutineType(types: !77)
!77 = !{!14}
!78 = !DILocalVariable(name: "a", scope: !75, file: !1, line: 16, type: !79)
!79 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 96, elements: !80)
!80 = !{!81}
!81 = !DISubrange(count: 3)
!82 = !DILocation(line: 16, column: 7, scope: !75)
!83 = !DILocalVariable(name: "i", scope: !84, file: !1, line: 17, type: !14)
!84 = distinct !DILexicalBlock(scope: !75, file: !1, line: 17, column: 3)
!85 = !DILocation(line: 17, column: 12, scope: !84)
!86 = !DILocation(line: 17, column: 8, scope: !84)
!87 = !DILocation(line: 17, column: 19, scope: !88)
!88 = distinct !DILexicalBlock(scope: !84, file: !1, line: 17, column: 3)
!89 = !DILocation(line: 17, column: 21, scope: !88)
!90 = !DILocation(line: 17, column: 3, scope: !84)
!91 = !DILocation(line: 17, column: 38, scope: !88)
!92 = !DILocation(line: 17, column: 33, scope: !88)
!93 = !DILocation(line: 17, column: 31, scope: !88)
!94 = !DILocation(line: 17, column: 36, scope: !88)
!95 = !DILocation(line: 17, column: 27, scope: !88)
!96 = !DILocation(line: 17, column: 3, scope: !88)
!97 = distinct !{!97, !90, !98, !69}
!98 = !DILocation(line: 17, column: 60, scope: !84)
!99 = !DILocation(line: 18, column: 10, scope: !75)
!100 = !DILocation(line: 18, column: 3, scope: !75)
!101 = !DILocation(line: 19, column: 7, scope: !102)
!102 = distinct !DILexicalBlock(scope: !75, file: !1, line: 19, column: 7)
!103 = !DILocation(line: 19, column: 14, scope: !102)
!104 = !DILocation(line: 19, column: 12, scope: !102)
!105 = !DILocation(line: 19, column: 19, scope: !102)
!106 = !DILocation(line: 19, column: 22, scope: !102)
!107 = !DILocation(line: 19, column: 29, scope: !102)
!108 = !DILocation(line: 19, column: 27, scope: !102)
!109 = !DILocation(line: 19, column: 7, scope: !75)
!110 = !DILocation(line: 19, column: 35, scope: !102)
!111 = !DILocation(line: 20, column: 3, scope: !75)
