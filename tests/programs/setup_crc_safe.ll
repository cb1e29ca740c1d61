source_filename = "setup_crc_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@table = internal global [256 x i8] zeroinitializer, align 16, !dbg !0

define dso_local i32 @main() !dbg !16 {
entry:
  %retval = alloca i32, align 4
  %i = alloca i32, align 4
  %fast = alloca i8, align 1
  %plain = alloca i8, align 1
  %n = alloca i32, align 4
  %i2 = alloca i32, align 4
  %byte = alloca i8, align 1
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %i to i8*, !dbg !32
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !32
  call void @llvm.dbg.declare(metadata i32* %i, metadata !21, metadata !DIExpression()), !dbg !33
  store i32 0, i32* %i, align 4, !dbg !33
  br label %for.cond, !dbg !32

for.cond:
  %1 = load i32, i32* %i, align 4, !dbg !34
  %cmp = icmp slt i32 %1, 256, !dbg !36
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !37

for.cond.cleanup:
  %2 = bitcast i32* %i to i8*, !dbg !38
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %2), !dbg !38
  br label %for.end

for.body:
  %3 = load i32, i32* %i, align 4, !dbg !39
  %conv = trunc i32 %3 to i8, !dbg !39
  %call = call zeroext i8 @slow(i8 noundef zeroext %conv), !dbg !40
  %4 = load i32, i32* %i, align 4, !dbg !41
  %idxprom = sext i32 %4 to i64, !dbg !42
  %arrayidx = getelementptr inbounds [256 x i8], [256 x i8]* @table, i64 0, i64 %idxprom, !dbg !42
  store i8 %call, i8* %arrayidx, align 1, !dbg !43
  br label %for.inc, !dbg !42

for.inc:
  %5 = load i32, i32* %i, align 4, !dbg !44
  %inc = add nsw i32 %5, 1, !dbg !44
  store i32 %inc, i32* %i, align 4, !dbg !44
  br label %for.cond, !dbg !38, !llvm.loop !45

for.end:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %fast), !dbg !49
  call void @llvm.dbg.declare(metadata i8* %fast, metadata !23, metadata !DIExpression()), !dbg !50
  store i8 0, i8* %fast, align 1, !dbg !50
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %plain), !dbg !49
  call void @llvm.dbg.declare(metadata i8* %plain, metadata !24, metadata !DIExpression()), !dbg !51
  store i8 0, i8* %plain, align 1, !dbg !51
  %6 = bitcast i32* %n to i8*, !dbg !52
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %6), !dbg !52
  call void @llvm.dbg.declare(metadata i32* %n, metadata !25, metadata !DIExpression()), !dbg !53
  %call1 = call i32 @__VERIFIER_nondet_uint(), !dbg !54
  store i32 %call1, i32* %n, align 4, !dbg !53
  %7 = bitcast i32* %i2 to i8*, !dbg !55
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %7), !dbg !55
  call void @llvm.dbg.declare(metadata i32* %i2, metadata !27, metadata !DIExpression()), !dbg !56
  store i32 0, i32* %i2, align 4, !dbg !56
  br label %for.cond3, !dbg !55

for.cond3:
  %8 = load i32, i32* %i2, align 4, !dbg !57
  %9 = load i32, i32* %n, align 4, !dbg !58
  %cmp4 = icmp ult i32 %8, %9, !dbg !59
  br i1 %cmp4, label %for.body7, label %for.cond.cleanup6, !dbg !60

for.cond.cleanup6:
  %10 = bitcast i32* %i2 to i8*, !dbg !61
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %10), !dbg !61
  br label %for.end20

for.body7:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %byte), !dbg !62
  call void @llvm.dbg.declare(metadata i8* %byte, metadata !29, metadata !DIExpression()), !dbg !63
  %call8 = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !64
  store i8 %call8, i8* %byte, align 1, !dbg !63
  %11 = load i8, i8* %fast, align 1, !dbg !65
  %conv9 = zext i8 %11 to i32, !dbg !65
  %12 = load i8, i8* %byte, align 1, !dbg !66
  %conv10 = zext i8 %12 to i32, !dbg !66
  %xor = xor i32 %conv9, %conv10, !dbg !67
  %idxprom11 = sext i32 %xor to i64, !dbg !68
  %arrayidx12 = getelementptr inbounds [256 x i8], [256 x i8]* @table, i64 0, i64 %idxprom11, !dbg !68
  %13 = load i8, i8* %arrayidx12, align 1, !dbg !68
  store i8 %13, i8* %fast, align 1, !dbg !69
  %14 = load i8, i8* %plain, align 1, !dbg !70
  %conv13 = zext i8 %14 to i32, !dbg !70
  %15 = load i8, i8* %byte, align 1, !dbg !71
  %conv14 = zext i8 %15 to i32, !dbg !71
  %xor15 = xor i32 %conv13, %conv14, !dbg !72
  %conv16 = trunc i32 %xor15 to i8, !dbg !70
  %call17 = call zeroext i8 @slow(i8 noundef zeroext %conv16), !dbg !73
  store i8 %call17, i8* %plain, align 1, !dbg !74
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %byte), !dbg !75
  br label %for.inc18, !dbg !76

for.inc18:
  %16 = load i32, i32* %i2, align 4, !dbg !77
  %inc19 = add i32 %16, 1, !dbg !77
  store i32 %inc19, i32* %i2, align 4, !dbg !77
  br label %for.cond3, !dbg !61, !llvm.loop !78

for.end20:
  %17 = load i8, i8* %fast, align 1, !dbg !80
  %conv21 = zext i8 %17 to i32, !dbg !80
  %18 = load i8, i8* %plain, align 1, !dbg !82
  %conv22 = zext i8 %18 to i32, !dbg !82
  %cmp23 = icmp ne i32 %conv21, %conv22, !dbg !83
  br i1 %cmp23, label %if.then, label %if.end, !dbg !84

if.then:
  call void @reach_error(), !dbg !85
  br label %if.end, !dbg !85

if.end:
  store i32 0, i32* %retval, align 4, !dbg !86
  %19 = bitcast i32* %n to i8*, !dbg !87
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %19), !dbg !87
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %plain), !dbg !87
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %fast), !dbg !87
  %20 = load i32, i32* %retval, align 4, !dbg !87
  ret i32 %20, !dbg !87
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define internal zeroext i8 @slow(i8 noundef zeroext %c) !dbg !88 {
entry:
  %c.addr = alloca i8, align 1
  %i = alloca i32, align 4
  store i8 %c, i8* %c.addr, align 1
  call void @llvm.dbg.declare(metadata i8* %c.addr, metadata !92, metadata !DIExpression()), !dbg !95
  %0 = bitcast i32* %i to i8*, !dbg !96
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !96
  call void @llvm.dbg.declare(metadata i32* %i, metadata !93, metadata !DIExpression()), !dbg !97
  store i32 0, i32* %i, align 4, !dbg !97
  br label %for.cond, !dbg !96

for.cond:
  %1 = load i32, i32* %i, align 4, !dbg !98
  %cmp = icmp slt i32 %1, 8, !dbg !100
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !101

for.cond.cleanup:
  %2 = bitcast i32* %i to i8*, !dbg !102
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %2), !dbg !102
  br label %for.end

for.body:
  %3 = load i8, i8* %c.addr, align 1, !dbg !103
  %conv = zext i8 %3 to i32, !dbg !103
  %and = and i32 %conv, 128, !dbg !104
  %tobool = icmp ne i32 %and, 0, !dbg !104
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !103

cond.true:
  %4 = load i8, i8* %c.addr, align 1, !dbg !105
  %conv1 = zext i8 %4 to i32, !dbg !105
  %shl = shl i32 %conv1, 1, !dbg !106
  %xor = xor i32 %shl, 7, !dbg !107
  br label %cond.end, !dbg !103

cond.false:
  %5 = load i8, i8* %c.addr, align 1, !dbg !108
  %conv2 = zext i8 %5 to i32, !dbg !108
  %shl3 = shl i32 %conv2, 1, !dbg !109
  br label %cond.end, !dbg !103

cond.end:
  %cond = phi i32 [ %xor, %cond.true ], [ %shl3, %cond.false ], !dbg !103
  %conv4 = trunc i32 %cond to i8, !dbg !103
  store i8 %conv4, i8* %c.addr, align 1, !dbg !110
  br label %for.inc, !dbg !111

for.inc:
  %6 = load i32, i32* %i, align 4, !dbg !112
  %inc = add nsw i32 %6, 1, !dbg !112
  store i32 %inc, i32* %i, align 4, !dbg !112
  br label %for.cond, !dbg !102, !llvm.loop !113

for.end:
  %7 = load i8, i8* %c.addr, align 1, !dbg !115
  ret i8 %7, !dbg !116
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare i32 @__VERIFIER_nondet_uint()

declare zeroext i8 @__VERIFIER_nondet_uchar()

declare !dbg !117 void @reach_error()

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 6, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "setup_crc_safe.c", directory: ".")
!4 = !{!0}
!5 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 2048, elements: !7)
!6 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!7 = !{!8}
!8 = !DISubrange(count: 256)
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 7, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 1}

!16 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 13, type: !17, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !20)
!17 = !DISubroutineType(types: !18)
!18 = !{!19}
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !{!21, !23, !24, !25, !27, !29}
!21 = !DILocalVariable(name: "i", scope: !22, file: !3, line: 14, type: !19)
!22 = distinct !DILexicalBlock(scope: !16, file: !3, line: 14, column: 5)
!23 = !DILocalVariable(name: "fast", scope: !16, file: !3, line: 15, type: !6)
!24 = !DILocalVariable(name: "plain", scope: !16, file: !3, line: 15, type: !6)
!25 = !DILocalVariable(name: "n", scope: !16, file: !3, line: 16, type: !26)
!26 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!27 = !DILocalVariable(name: "i", scope: !28, file: !3, line: 17, type: !26)
!28 = distinct !DILexicalBlock(scope: !16, file: !3, line: 17, column: 5)
!29 = !DILocalVariable(name: "byte", scope: !30, file: !3, line: 18, type: !6)
!30 = distinct !DILexicalBlock(scope: !31, file: !3, line: 17, column: 38)
!31 = distinct !DILexicalBlock(scope: !28, file: !3, line: 17, column: 5)
!32 = !DILocation(line: 14, column: 10, scope: !22)
!33 = !DILocation(line: 14, column: 14, scope: !22)
!34 = !DILocation(line: 14, column: 21, scope: !35)
!35 = distinct !DILexicalBlock(scope: !22, file: !3, line: 14, column: 5)
!36 = !DILocation(line: 14, column: 23, scope: !35)
!37 = !DILocation(line: 14, column: 5, scope: !22)
!38 = !DILocation(line: 14, column: 5, scope: !35)
!39 = !DILocation(line: 14, column: 51, scope: !35)
!40 = !DILocation(line: 14, column: 46, scope: !35)
!41 = !DILocation(line: 14, column: 41, scope: !35)
!42 = !DILocation(line: 14, column: 35, scope: !35)
!43 = !DILocation(line: 14, column: 44, scope: !35)
!44 = !DILocation(line: 14, column: 31, scope: !35)
!45 = distinct !{!45, !37, !46, !47, !48}
!46 = !DILocation(line: 14, column: 52, scope: !22)
!47 = !{!"llvm.loop.mustprogress"}
!48 = !{!"llvm.loop.unroll.disable"}
!49 = !DILocation(line: 15, column: 5, scope: !16)
!50 = !DILocation(line: 15, column: 19, scope: !16)
!51 = !DILocation(line: 15, column: 29, scope: !16)
!52 = !DILocation(line: 16, column: 5, scope: !16)
!53 = !DILocation(line: 16, column: 14, scope: !16)
!54 = !DILocation(line: 16, column: 18, scope: !16)
!55 = !DILocation(line: 17, column: 10, scope: !28)
!56 = !DILocation(line: 17, column: 19, scope: !28)
!57 = !DILocation(line: 17, column: 26, scope: !31)
!58 = !DILocation(line: 17, column: 30, scope: !31)
!59 = !DILocation(line: 17, column: 28, scope: !31)
!60 = !DILocation(line: 17, column: 5, scope: !28)
!61 = !DILocation(line: 17, column: 5, scope: !31)
!62 = !DILocation(line: 18, column: 9, scope: !30)
!63 = !DILocation(line: 18, column: 23, scope: !30)
!64 = !DILocation(line: 18, column: 30, scope: !30)
!65 = !DILocation(line: 19, column: 22, scope: !30)
!66 = !DILocation(line: 19, column: 29, scope: !30)
!67 = !DILocation(line: 19, column: 27, scope: !30)
!68 = !DILocation(line: 19, column: 16, scope: !30)
!69 = !DILocation(line: 19, column: 14, scope: !30)
!70 = !DILocation(line: 20, column: 22, scope: !30)
!71 = !DILocation(line: 20, column: 30, scope: !30)
!72 = !DILocation(line: 20, column: 28, scope: !30)
!73 = !DILocation(line: 20, column: 17, scope: !30)
!74 = !DILocation(line: 20, column: 15, scope: !30)
!75 = !DILocation(line: 21, column: 5, scope: !31)
!76 = !DILocation(line: 21, column: 5, scope: !30)
!77 = !DILocation(line: 17, column: 34, scope: !31)
!78 = distinct !{!78, !60, !79, !47, !48}
!79 = !DILocation(line: 21, column: 5, scope: !28)
!80 = !DILocation(line: 22, column: 9, scope: !81)
!81 = distinct !DILexicalBlock(scope: !16, file: !3, line: 22, column: 9)
!82 = !DILocation(line: 22, column: 17, scope: !81)
!83 = !DILocation(line: 22, column: 14, scope: !81)
!84 = !DILocation(line: 22, column: 9, scope: !16)
!85 = !DILocation(line: 22, column: 24, scope: !81)
!86 = !DILocation(line: 23, column: 5, scope: !16)
!87 = !DILocation(line: 24, column: 1, scope: !16)
!88 = distinct !DISubprogram(name: "slow", scope: !3, file: !3, line: 8, type: !89, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !91)
!89 = !DISubroutineType(types: !90)
!90 = !{!6, !6}
!91 = !{!92, !93}
!92 = !DILocalVariable(name: "c", arg: 1, scope: !88, file: !3, line: 8, type: !6)
!93 = !DILocalVariable(name: "i", scope: !94, file: !3, line: 9, type: !19)
!94 = distinct !DILexicalBlock(scope: !88, file: !3, line: 9, column: 5)
!95 = !DILocation(line: 8, column: 41, scope: !88)
!96 = !DILocation(line: 9, column: 10, scope: !94)
!97 = !DILocation(line: 9, column: 14, scope: !94)
!98 = !DILocation(line: 9, column: 21, scope: !99)
!99 = distinct !DILexicalBlock(scope: !94, file: !3, line: 9, column: 5)
!100 = !DILocation(line: 9, column: 23, scope: !99)
!101 = !DILocation(line: 9, column: 5, scope: !94)
!102 = !DILocation(line: 9, column: 5, scope: !99)
!103 = !DILocation(line: 9, column: 37, scope: !99)
!104 = !DILocation(line: 9, column: 39, scope: !99)
!105 = !DILocation(line: 9, column: 49, scope: !99)
!106 = !DILocation(line: 9, column: 51, scope: !99)
!107 = !DILocation(line: 9, column: 57, scope: !99)
!108 = !DILocation(line: 9, column: 66, scope: !99)
!109 = !DILocation(line: 9, column: 68, scope: !99)
!110 = !DILocation(line: 9, column: 35, scope: !99)
!111 = !DILocation(line: 9, column: 33, scope: !99)
!112 = !DILocation(line: 9, column: 29, scope: !99)
!113 = distinct !{!113, !101, !114, !47, !48}
!114 = !DILocation(line: 9, column: 71, scope: !94)
!115 = !DILocation(line: 10, column: 12, scope: !88)
!116 = !DILocation(line: 10, column: 5, scope: !88)
!117 = !DISubprogram(name: "reach_error", scope: !3, file: !3, line: 4, type: !118, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !120)
!118 = !DISubroutineType(types: !119)
!119 = !{null}
!120 = !{}
