source_filename = "remainders_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %counts = alloca [6 x i32], align 16
  %thrown = alloca i32, align 4
  %i = alloca i32, align 4
  %i2 = alloca i32, align 4
  %n = alloca i32, align 4
  %digit = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [6 x i32]* %counts to i8*, !dbg !26
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %0), !dbg !26
  call void @llvm.dbg.declare(metadata [6 x i32]* %counts, metadata !14, metadata !DIExpression()), !dbg !27
  %1 = bitcast [6 x i32]* %counts to i8*, !dbg !27
  call void @llvm.memset.p0i8.i64(i8* align 16 %1, i8 0, i64 24, i1 false), !dbg !27
  %2 = bitcast i32* %thrown to i8*, !dbg !26
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !26
  call void @llvm.dbg.declare(metadata i32* %thrown, metadata !19, metadata !DIExpression()), !dbg !28
  store i32 0, i32* %thrown, align 4, !dbg !28
  %3 = bitcast i32* %i to i8*, !dbg !29
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !29
  call void @llvm.dbg.declare(metadata i32* %i, metadata !20, metadata !DIExpression()), !dbg !30
  store i32 0, i32* %i, align 4, !dbg !30
  br label %for.cond, !dbg !29

for.cond:
  %4 = load i32, i32* %i, align 4, !dbg !31
  %cmp = icmp slt i32 %4, 3, !dbg !33
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !34

for.cond.cleanup:
  %5 = bitcast i32* %i to i8*, !dbg !35
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %5), !dbg !35
  br label %for.end

for.body:
  %call = call i32 @rand_number(), !dbg !36
  %rem = urem i32 %call, 6, !dbg !37
  %idxprom = zext i32 %rem to i64, !dbg !38
  %arrayidx = getelementptr inbounds [6 x i32], [6 x i32]* %counts, i64 0, i64 %idxprom, !dbg !38
  %6 = load i32, i32* %arrayidx, align 4, !dbg !39
  %inc = add i32 %6, 1, !dbg !39
  store i32 %inc, i32* %arrayidx, align 4, !dbg !39
  br label %for.inc, !dbg !38

for.inc:
  %7 = load i32, i32* %i, align 4, !dbg !40
  %inc1 = add nsw i32 %7, 1, !dbg !40
  store i32 %inc1, i32* %i, align 4, !dbg !40
  br label %for.cond, !dbg !35, !llvm.loop !41

for.end:
  %8 = bitcast i32* %i2 to i8*, !dbg !45
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %8), !dbg !45
  call void @llvm.dbg.declare(metadata i32* %i2, metadata !22, metadata !DIExpression()), !dbg !46
  store i32 0, i32* %i2, align 4, !dbg !46
  br label %for.cond3, !dbg !45

for.cond3:
  %9 = load i32, i32* %i2, align 4, !dbg !47
  %cmp4 = icmp slt i32 %9, 6, !dbg !49
  br i1 %cmp4, label %for.body6, label %for.cond.cleanup5, !dbg !50

for.cond.cleanup5:
  %10 = bitcast i32* %i2 to i8*, !dbg !51
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %10), !dbg !51
  br label %for.end14

for.body6:
  %11 = load i32, i32* %i2, align 4, !dbg !52
  %idxprom7 = sext i32 %11 to i64, !dbg !55
  %arrayidx8 = getelementptr inbounds [6 x i32], [6 x i32]* %counts, i64 0, i64 %idxprom7, !dbg !55
  %12 = load i32, i32* %arrayidx8, align 4, !dbg !55
  %cmp9 = icmp ugt i32 %12, 3, !dbg !56
  br i1 %cmp9, label %if.then, label %if.end, !dbg !57

if.then:
  call void @reach_error(), !dbg !58
  br label %if.end, !dbg !58

if.end:
  %13 = load i32, i32* %i2, align 4, !dbg !59
  %idxprom10 = sext i32 %13 to i64, !dbg !60
  %arrayidx11 = getelementptr inbounds [6 x i32], [6 x i32]* %counts, i64 0, i64 %idxprom10, !dbg !60
  %14 = load i32, i32* %arrayidx11, align 4, !dbg !60
  %15 = load i32, i32* %thrown, align 4, !dbg !61
  %add = add i32 %15, %14, !dbg !61
  store i32 %add, i32* %thrown, align 4, !dbg !61
  br label %for.inc12, !dbg !62

for.inc12:
  %16 = load i32, i32* %i2, align 4, !dbg !63
  %inc13 = add nsw i32 %16, 1, !dbg !63
  store i32 %inc13, i32* %i2, align 4, !dbg !63
  br label %for.cond3, !dbg !51, !llvm.loop !64

for.end14:
  %17 = load i32, i32* %thrown, align 4, !dbg !66
  %cmp15 = icmp ne i32 %17, 3, !dbg !68
  br i1 %cmp15, label %if.then16, label %if.end17, !dbg !69

if.then16:
  call void @reach_error(), !dbg !70
  br label %if.end17, !dbg !70

if.end17:
  %18 = bitcast i32* %n to i8*, !dbg !71
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %18), !dbg !71
  call void @llvm.dbg.declare(metadata i32* %n, metadata !24, metadata !DIExpression()), !dbg !72
  %call18 = call i32 @__VERIFIER_nondet_int(), !dbg !73
  store i32 %call18, i32* %n, align 4, !dbg !72
  %19 = bitcast i32* %digit to i8*, !dbg !71
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %19), !dbg !71
  call void @llvm.dbg.declare(metadata i32* %digit, metadata !25, metadata !DIExpression()), !dbg !74
  %20 = load i32, i32* %n, align 4, !dbg !75
  %rem19 = srem i32 %20, 10, !dbg !76
  store i32 %rem19, i32* %digit, align 4, !dbg !74
  %21 = load i32, i32* %digit, align 4, !dbg !77
  %cmp20 = icmp slt i32 %21, 0, !dbg !79
  br i1 %cmp20, label %if.then21, label %if.end22, !dbg !80

if.then21:
  %22 = load i32, i32* %digit, align 4, !dbg !81
  %sub = sub nsw i32 0, %22, !dbg !82
  store i32 %sub, i32* %digit, align 4, !dbg !83
  br label %if.end22, !dbg !84

if.end22:
  %23 = load i32, i32* %digit, align 4, !dbg !85
  %24 = load i32, i32* %digit, align 4, !dbg !87
  %mul = mul nsw i32 %23, %24, !dbg !88
  %rem23 = srem i32 %mul, 10, !dbg !89
  %cmp24 = icmp eq i32 %rem23, 2, !dbg !90
  br i1 %cmp24, label %if.then27, label %lor.lhs.false, !dbg !91

lor.lhs.false:
  %25 = load i32, i32* %n, align 4, !dbg !92
  %and = and i32 %25, 1, !dbg !93
  %26 = load i32, i32* %digit, align 4, !dbg !94
  %rem25 = srem i32 %26, 2, !dbg !95
  %cmp26 = icmp ne i32 %and, %rem25, !dbg !96
  br i1 %cmp26, label %if.then27, label %if.end28, !dbg !97

if.then27:
  call void @reach_error(), !dbg !98
  br label %if.end28, !dbg !98

if.end28:
  %27 = bitcast i32* %digit to i8*, !dbg !99
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %27), !dbg !99
  %28 = bitcast i32* %n to i8*, !dbg !99
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %28), !dbg !99
  %29 = bitcast i32* %thrown to i8*, !dbg !99
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %29), !dbg !99
  %30 = bitcast [6 x i32]* %counts to i8*, !dbg !99
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %30), !dbg !99
  ret i32 0, !dbg !100
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare !dbg !101 i32 @rand_number()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare !dbg !105 void @reach_error()

declare i32 @__VERIFIER_nondet_int()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "remainders_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !10, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !19, !20, !22, !24, !25}
!14 = !DILocalVariable(name: "counts", scope: !9, file: !1, line: 7, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 192, elements: !17)
!16 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!17 = !{!18}
!18 = !DISubrange(count: 6)
!19 = !DILocalVariable(name: "thrown", scope: !9, file: !1, line: 7, type: !16)
!20 = !DILocalVariable(name: "i", scope: !21, file: !1, line: 8, type: !12)
!21 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 3)
!22 = !DILocalVariable(name: "i", scope: !23, file: !1, line: 9, type: !12)
!23 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 3)
!24 = !DILocalVariable(name: "n", scope: !9, file: !1, line: 15, type: !12)
!25 = !DILocalVariable(name: "digit", scope: !9, file: !1, line: 15, type: !12)
!26 = !DILocation(line: 7, column: 3, scope: !9)
!27 = !DILocation(line: 7, column: 12, scope: !9)
!28 = !DILocation(line: 7, column: 29, scope: !9)
!29 = !DILocation(line: 8, column: 8, scope: !21)
!30 = !DILocation(line: 8, column: 12, scope: !21)
!31 = !DILocation(line: 8, column: 19, scope: !32)
!32 = distinct !DILexicalBlock(scope: !21, file: !1, line: 8, column: 3)
!33 = !DILocation(line: 8, column: 21, scope: !32)
!34 = !DILocation(line: 8, column: 3, scope: !21)
!35 = !DILocation(line: 8, column: 3, scope: !32)
!36 = !DILocation(line: 8, column: 38, scope: !32)
!37 = !DILocation(line: 8, column: 52, scope: !32)
!38 = !DILocation(line: 8, column: 31, scope: !32)
!39 = !DILocation(line: 8, column: 56, scope: !32)
!40 = !DILocation(line: 8, column: 27, scope: !32)
!41 = distinct !{!41, !34, !42, !43, !44}
!42 = !DILocation(line: 8, column: 56, scope: !21)
!43 = !{!"llvm.loop.mustprogress"}
!44 = !{!"llvm.loop.unroll.disable"}
!45 = !DILocation(line: 9, column: 8, scope: !23)
!46 = !DILocation(line: 9, column: 12, scope: !23)
!47 = !DILocation(line: 9, column: 19, scope: !48)
!48 = distinct !DILexicalBlock(scope: !23, file: !1, line: 9, column: 3)
!49 = !DILocation(line: 9, column: 21, scope: !48)
!50 = !DILocation(line: 9, column: 3, scope: !23)
!51 = !DILocation(line: 9, column: 3, scope: !48)
!52 = !DILocation(line: 10, column: 16, scope: !53)
!53 = distinct !DILexicalBlock(scope: !54, file: !1, line: 10, column: 9)
!54 = distinct !DILexicalBlock(scope: !48, file: !1, line: 9, column: 31)
!55 = !DILocation(line: 10, column: 9, scope: !53)
!56 = !DILocation(line: 10, column: 19, scope: !53)
!57 = !DILocation(line: 10, column: 9, scope: !54)
!58 = !DILocation(line: 10, column: 24, scope: !53)
!59 = !DILocation(line: 11, column: 22, scope: !54)
!60 = !DILocation(line: 11, column: 15, scope: !54)
!61 = !DILocation(line: 11, column: 12, scope: !54)
!62 = !DILocation(line: 12, column: 3, scope: !54)
!63 = !DILocation(line: 9, column: 27, scope: !48)
!64 = distinct !{!64, !50, !65, !43, !44}
!65 = !DILocation(line: 12, column: 3, scope: !23)
!66 = !DILocation(line: 13, column: 7, scope: !67)
!67 = distinct !DILexicalBlock(scope: !9, file: !1, line: 13, column: 7)
!68 = !DILocation(line: 13, column: 14, scope: !67)
!69 = !DILocation(line: 13, column: 7, scope: !9)
!70 = !DILocation(line: 13, column: 20, scope: !67)
!71 = !DILocation(line: 15, column: 3, scope: !9)
!72 = !DILocation(line: 15, column: 7, scope: !9)
!73 = !DILocation(line: 15, column: 11, scope: !9)
!74 = !DILocation(line: 15, column: 36, scope: !9)
!75 = !DILocation(line: 15, column: 44, scope: !9)
!76 = !DILocation(line: 15, column: 46, scope: !9)
!77 = !DILocation(line: 16, column: 7, scope: !78)
!78 = distinct !DILexicalBlock(scope: !9, file: !1, line: 16, column: 7)
!79 = !DILocation(line: 16, column: 13, scope: !78)
!80 = !DILocation(line: 16, column: 7, scope: !9)
!81 = !DILocation(line: 16, column: 27, scope: !78)
!82 = !DILocation(line: 16, column: 26, scope: !78)
!83 = !DILocation(line: 16, column: 24, scope: !78)
!84 = !DILocation(line: 16, column: 18, scope: !78)
!85 = !DILocation(line: 17, column: 7, scope: !86)
!86 = distinct !DILexicalBlock(scope: !9, file: !1, line: 17, column: 7)
!87 = !DILocation(line: 17, column: 15, scope: !86)
!88 = !DILocation(line: 17, column: 13, scope: !86)
!89 = !DILocation(line: 17, column: 21, scope: !86)
!90 = !DILocation(line: 17, column: 26, scope: !86)
!91 = !DILocation(line: 17, column: 31, scope: !86)
!92 = !DILocation(line: 17, column: 35, scope: !86)
!93 = !DILocation(line: 17, column: 37, scope: !86)
!94 = !DILocation(line: 17, column: 45, scope: !86)
!95 = !DILocation(line: 17, column: 51, scope: !86)
!96 = !DILocation(line: 17, column: 42, scope: !86)
!97 = !DILocation(line: 17, column: 7, scope: !9)
!98 = !DILocation(line: 17, column: 56, scope: !86)
!99 = !DILocation(line: 19, column: 1, scope: !9)
!100 = !DILocation(line: 18, column: 3, scope: !9)
!101 = !DISubprogram(name: "rand_number", scope: !1, file: !1, line: 3, type: !102, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !104)
!102 = !DISubroutineType(types: !103)
!103 = !{!16}
!104 = !{}
!105 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 4, type: !106, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !104)
!106 = !DISubroutineType(types: !107)
!107 = !{null}
