source_filename = "records_side_by_side_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.share = type { i32, i32 }

@shares = internal global [500 x %struct.share] zeroinitializer, align 16, !dbg !0
@sums = internal global [500 x i32] zeroinitializer, align 16, !dbg !5

define dso_local i32 @main() !dbg !23 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %i = alloca i32, align 4
  %part = alloca i32, align 4
  %i9 = alloca i32, align 4
  %i25 = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !38
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !38
  call void @llvm.dbg.declare(metadata i32* %n, metadata !27, metadata !DIExpression()), !dbg !39
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !40
  store i32 %call, i32* %n, align 4, !dbg !39
  %1 = load i32, i32* %n, align 4, !dbg !41
  %cmp = icmp ugt i32 %1, 500, !dbg !43
  br i1 %cmp, label %if.then, label %if.end, !dbg !44

if.then:
  store i32 0, i32* %retval, align 4, !dbg !45
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !45

if.end:
  %2 = bitcast i32* %i to i8*, !dbg !46
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !46
  call void @llvm.dbg.declare(metadata i32* %i, metadata !29, metadata !DIExpression()), !dbg !47
  store i32 0, i32* %i, align 4, !dbg !47
  br label %for.cond, !dbg !46

for.cond:
  %3 = load i32, i32* %i, align 4, !dbg !48
  %4 = load i32, i32* %n, align 4, !dbg !49
  %cmp1 = icmp ult i32 %3, %4, !dbg !50
  br i1 %cmp1, label %for.body, label %for.cond.cleanup, !dbg !51

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  %5 = bitcast i32* %i to i8*, !dbg !52
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %5), !dbg !52
  br label %for.end

for.body:
  %6 = bitcast i32* %part to i8*, !dbg !53
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %6), !dbg !53
  call void @llvm.dbg.declare(metadata i32* %part, metadata !31, metadata !DIExpression()), !dbg !54
  %call2 = call i32 @__VERIFIER_nondet_int(), !dbg !55
  store i32 %call2, i32* %part, align 4, !dbg !54
  %7 = load i32, i32* %part, align 4, !dbg !56
  %cmp3 = icmp slt i32 %7, 0, !dbg !58
  br i1 %cmp3, label %if.then5, label %lor.lhs.false, !dbg !59

lor.lhs.false:
  %8 = load i32, i32* %part, align 4, !dbg !60
  %cmp4 = icmp sgt i32 %8, 99, !dbg !61
  br i1 %cmp4, label %if.then5, label %if.end6, !dbg !62

if.then5:
  store i32 0, i32* %part, align 4, !dbg !63
  br label %if.end6, !dbg !64

if.end6:
  %9 = load i32, i32* %part, align 4, !dbg !65
  %10 = load i32, i32* %i, align 4, !dbg !66
  %idxprom = zext i32 %10 to i64, !dbg !67
  %arrayidx = getelementptr inbounds [500 x %struct.share], [500 x %struct.share]* @shares, i64 0, i64 %idxprom, !dbg !67
  %mine = getelementptr inbounds %struct.share, %struct.share* %arrayidx, i32 0, i32 0, !dbg !68
  store i32 %9, i32* %mine, align 8, !dbg !69
  %11 = load i32, i32* %part, align 4, !dbg !70
  %sub = sub nsw i32 99, %11, !dbg !71
  %12 = load i32, i32* %i, align 4, !dbg !72
  %idxprom7 = zext i32 %12 to i64, !dbg !73
  %arrayidx8 = getelementptr inbounds [500 x %struct.share], [500 x %struct.share]* @shares, i64 0, i64 %idxprom7, !dbg !73
  %yours = getelementptr inbounds %struct.share, %struct.share* %arrayidx8, i32 0, i32 1, !dbg !74
  store i32 %sub, i32* %yours, align 4, !dbg !75
  %13 = bitcast i32* %part to i8*, !dbg !76
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %13), !dbg !76
  br label %for.inc, !dbg !77

for.inc:
  %14 = load i32, i32* %i, align 4, !dbg !78
  %inc = add i32 %14, 1, !dbg !78
  store i32 %inc, i32* %i, align 4, !dbg !78
  br label %for.cond, !dbg !52, !llvm.loop !79

for.end:
  %15 = bitcast i32* %i9 to i8*, !dbg !83
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %15), !dbg !83
  call void @llvm.dbg.declare(metadata i32* %i9, metadata !34, metadata !DIExpression()), !dbg !84
  store i32 0, i32* %i9, align 4, !dbg !84
  br label %for.cond10, !dbg !83

for.cond10:
  %16 = load i32, i32* %i9, align 4, !dbg !85
  %17 = load i32, i32* %n, align 4, !dbg !87
  %cmp11 = icmp ult i32 %16, %17, !dbg !88
  br i1 %cmp11, label %for.body13, label %for.cond.cleanup12, !dbg !89

for.cond.cleanup12:
  store i32 5, i32* %cleanup.dest.slot, align 4
  %18 = bitcast i32* %i9 to i8*, !dbg !90
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %18), !dbg !90
  br label %for.end24

for.body13:
  %19 = load i32, i32* %i9, align 4, !dbg !91
  %idxprom14 = zext i32 %19 to i64, !dbg !92
  %arrayidx15 = getelementptr inbounds [500 x %struct.share], [500 x %struct.share]* @shares, i64 0, i64 %idxprom14, !dbg !92
  %mine16 = getelementptr inbounds %struct.share, %struct.share* %arrayidx15, i32 0, i32 0, !dbg !93
  %20 = load i32, i32* %mine16, align 8, !dbg !93
  %21 = load i32, i32* %i9, align 4, !dbg !94
  %idxprom17 = zext i32 %21 to i64, !dbg !95
  %arrayidx18 = getelementptr inbounds [500 x %struct.share], [500 x %struct.share]* @shares, i64 0, i64 %idxprom17, !dbg !95
  %yours19 = getelementptr inbounds %struct.share, %struct.share* %arrayidx18, i32 0, i32 1, !dbg !96
  %22 = load i32, i32* %yours19, align 4, !dbg !96
  %add = add nsw i32 %20, %22, !dbg !97
  %23 = load i32, i32* %i9, align 4, !dbg !98
  %idxprom20 = zext i32 %23 to i64, !dbg !99
  %arrayidx21 = getelementptr inbounds [500 x i32], [500 x i32]* @sums, i64 0, i64 %idxprom20, !dbg !99
  store i32 %add, i32* %arrayidx21, align 4, !dbg !100
  br label %for.inc22, !dbg !99

for.inc22:
  %24 = load i32, i32* %i9, align 4, !dbg !101
  %inc23 = add i32 %24, 1, !dbg !101
  store i32 %inc23, i32* %i9, align 4, !dbg !101
  br label %for.cond10, !dbg !90, !llvm.loop !102

for.end24:
  %25 = bitcast i32* %i25 to i8*, !dbg !104
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %25), !dbg !104
  call void @llvm.dbg.declare(metadata i32* %i25, metadata !36, metadata !DIExpression()), !dbg !105
  store i32 0, i32* %i25, align 4, !dbg !105
  br label %for.cond26, !dbg !104

for.cond26:
  %26 = load i32, i32* %i25, align 4, !dbg !106
  %27 = load i32, i32* %n, align 4, !dbg !108
  %cmp27 = icmp ult i32 %26, %27, !dbg !109
  br i1 %cmp27, label %for.body29, label %for.cond.cleanup28, !dbg !110

for.cond.cleanup28:
  store i32 8, i32* %cleanup.dest.slot, align 4
  %28 = bitcast i32* %i25 to i8*, !dbg !111
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %28), !dbg !111
  br label %for.end37

for.body29:
  %29 = load i32, i32* %i25, align 4, !dbg !112
  %idxprom30 = zext i32 %29 to i64, !dbg !115
  %arrayidx31 = getelementptr inbounds [500 x i32], [500 x i32]* @sums, i64 0, i64 %idxprom30, !dbg !115
  %30 = load i32, i32* %arrayidx31, align 4, !dbg !115
  %cmp32 = icmp ne i32 %30, 99, !dbg !116
  br i1 %cmp32, label %if.then33, label %if.end34, !dbg !117

if.then33:
  call void @reach_error(), !dbg !118
  br label %if.end34, !dbg !118

if.end34:
  br label %for.inc35, !dbg !119

for.inc35:
  %31 = load i32, i32* %i25, align 4, !dbg !120
  %inc36 = add i32 %31, 1, !dbg !120
  store i32 %inc36, i32* %i25, align 4, !dbg !120
  br label %for.cond26, !dbg !111, !llvm.loop !121

for.end37:
  store i32 0, i32* %retval, align 4, !dbg !123
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !123

cleanup:
  %32 = bitcast i32* %n to i8*, !dbg !124
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %32), !dbg !124
  %33 = load i32, i32* %retval, align 4, !dbg !124
  ret i32 %33, !dbg !124
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_uint()

declare i32 @__VERIFIER_nondet_int()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare !dbg !125 void @reach_error()

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!16, !17, !18, !19, !20, !21}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shares", scope: !2, file: !3, line: 11, type: !11, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "records_side_by_side_safe.c", directory: ".")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "sums", scope: !2, file: !3, line: 12, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 16000, elements: !9)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !{!10}
!10 = !DISubrange(count: 500)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 32000, elements: !9)
!12 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "share", file: !3, line: 6, size: 64, elements: !13)
!13 = !{!14, !15}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "mine", scope: !12, file: !3, line: 7, baseType: !8, size: 32)
!15 = !DIDerivedType(tag: DW_TAG_member, name: "yours", scope: !12, file: !3, line: 8, baseType: !8, size: 32, offset: 32)
!16 = !{i32 7, !"Dwarf Version", i32 5}
!17 = !{i32 2, !"Debug Info Version", i32 3}
!18 = !{i32 1, !"wchar_size", i32 4}
!19 = !{i32 7, !"PIC Level", i32 2}
!20 = !{i32 7, !"PIE Level", i32 2}
!21 = !{i32 7, !"uwtable", i32 1}

!23 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 14, type: !24, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !26)
!24 = !DISubroutineType(types: !25)
!25 = !{!8}
!26 = !{!27, !29, !31, !34, !36}
!27 = !DILocalVariable(name: "n", scope: !23, file: !3, line: 15, type: !28)
!28 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!29 = !DILocalVariable(name: "i", scope: !30, file: !3, line: 17, type: !28)
!30 = distinct !DILexicalBlock(scope: !23, file: !3, line: 17, column: 5)
!31 = !DILocalVariable(name: "part", scope: !32, file: !3, line: 18, type: !8)
!32 = distinct !DILexicalBlock(scope: !33, file: !3, line: 17, column: 38)
!33 = distinct !DILexicalBlock(scope: !30, file: !3, line: 17, column: 5)
!34 = !DILocalVariable(name: "i", scope: !35, file: !3, line: 23, type: !28)
!35 = distinct !DILexicalBlock(scope: !23, file: !3, line: 23, column: 5)
!36 = !DILocalVariable(name: "i", scope: !37, file: !3, line: 24, type: !28)
!37 = distinct !DILexicalBlock(scope: !23, file: !3, line: 24, column: 5)
!38 = !DILocation(line: 15, column: 5, scope: !23)
!39 = !DILocation(line: 15, column: 14, scope: !23)
!40 = !DILocation(line: 15, column: 18, scope: !23)
!41 = !DILocation(line: 16, column: 9, scope: !42)
!42 = distinct !DILexicalBlock(scope: !23, file: !3, line: 16, column: 9)
!43 = !DILocation(line: 16, column: 11, scope: !42)
!44 = !DILocation(line: 16, column: 9, scope: !23)
!45 = !DILocation(line: 16, column: 18, scope: !42)
!46 = !DILocation(line: 17, column: 10, scope: !30)
!47 = !DILocation(line: 17, column: 19, scope: !30)
!48 = !DILocation(line: 17, column: 26, scope: !33)
!49 = !DILocation(line: 17, column: 30, scope: !33)
!50 = !DILocation(line: 17, column: 28, scope: !33)
!51 = !DILocation(line: 17, column: 5, scope: !30)
!52 = !DILocation(line: 17, column: 5, scope: !33)
!53 = !DILocation(line: 18, column: 9, scope: !32)
!54 = !DILocation(line: 18, column: 13, scope: !32)
!55 = !DILocation(line: 18, column: 20, scope: !32)
!56 = !DILocation(line: 19, column: 13, scope: !57)
!57 = distinct !DILexicalBlock(scope: !32, file: !3, line: 19, column: 13)
!58 = !DILocation(line: 19, column: 18, scope: !57)
!59 = !DILocation(line: 19, column: 22, scope: !57)
!60 = !DILocation(line: 19, column: 25, scope: !57)
!61 = !DILocation(line: 19, column: 30, scope: !57)
!62 = !DILocation(line: 19, column: 13, scope: !32)
!63 = !DILocation(line: 19, column: 41, scope: !57)
!64 = !DILocation(line: 19, column: 36, scope: !57)
!65 = !DILocation(line: 20, column: 26, scope: !32)
!66 = !DILocation(line: 20, column: 16, scope: !32)
!67 = !DILocation(line: 20, column: 9, scope: !32)
!68 = !DILocation(line: 20, column: 19, scope: !32)
!69 = !DILocation(line: 20, column: 24, scope: !32)
!70 = !DILocation(line: 21, column: 32, scope: !32)
!71 = !DILocation(line: 21, column: 30, scope: !32)
!72 = !DILocation(line: 21, column: 16, scope: !32)
!73 = !DILocation(line: 21, column: 9, scope: !32)
!74 = !DILocation(line: 21, column: 19, scope: !32)
!75 = !DILocation(line: 21, column: 25, scope: !32)
!76 = !DILocation(line: 22, column: 5, scope: !33)
!77 = !DILocation(line: 22, column: 5, scope: !32)
!78 = !DILocation(line: 17, column: 34, scope: !33)
!79 = distinct !{!79, !51, !80, !81, !82}
!80 = !DILocation(line: 22, column: 5, scope: !30)
!81 = !{!"llvm.loop.mustprogress"}
!82 = !{!"llvm.loop.unroll.disable"}
!83 = !DILocation(line: 23, column: 10, scope: !35)
!84 = !DILocation(line: 23, column: 19, scope: !35)
!85 = !DILocation(line: 23, column: 26, scope: !86)
!86 = distinct !DILexicalBlock(scope: !35, file: !3, line: 23, column: 5)
!87 = !DILocation(line: 23, column: 30, scope: !86)
!88 = !DILocation(line: 23, column: 28, scope: !86)
!89 = !DILocation(line: 23, column: 5, scope: !35)
!90 = !DILocation(line: 23, column: 5, scope: !86)
!91 = !DILocation(line: 23, column: 55, scope: !86)
!92 = !DILocation(line: 23, column: 48, scope: !86)
!93 = !DILocation(line: 23, column: 58, scope: !86)
!94 = !DILocation(line: 23, column: 72, scope: !86)
!95 = !DILocation(line: 23, column: 65, scope: !86)
!96 = !DILocation(line: 23, column: 75, scope: !86)
!97 = !DILocation(line: 23, column: 63, scope: !86)
!98 = !DILocation(line: 23, column: 43, scope: !86)
!99 = !DILocation(line: 23, column: 38, scope: !86)
!100 = !DILocation(line: 23, column: 46, scope: !86)
!101 = !DILocation(line: 23, column: 34, scope: !86)
!102 = distinct !{!102, !89, !103, !81, !82}
!103 = !DILocation(line: 23, column: 75, scope: !35)
!104 = !DILocation(line: 24, column: 10, scope: !37)
!105 = !DILocation(line: 24, column: 19, scope: !37)
!106 = !DILocation(line: 24, column: 26, scope: !107)
!107 = distinct !DILexicalBlock(scope: !37, file: !3, line: 24, column: 5)
!108 = !DILocation(line: 24, column: 30, scope: !107)
!109 = !DILocation(line: 24, column: 28, scope: !107)
!110 = !DILocation(line: 24, column: 5, scope: !37)
!111 = !DILocation(line: 24, column: 5, scope: !107)
!112 = !DILocation(line: 25, column: 18, scope: !113)
!113 = distinct !DILexicalBlock(scope: !114, file: !3, line: 25, column: 13)
!114 = distinct !DILexicalBlock(scope: !107, file: !3, line: 24, column: 38)
!115 = !DILocation(line: 25, column: 13, scope: !113)
!116 = !DILocation(line: 25, column: 21, scope: !113)
!117 = !DILocation(line: 25, column: 13, scope: !114)
!118 = !DILocation(line: 25, column: 28, scope: !113)
!119 = !DILocation(line: 26, column: 5, scope: !114)
!120 = !DILocation(line: 24, column: 34, scope: !107)
!121 = distinct !{!121, !110, !122, !81, !82}
!122 = !DILocation(line: 26, column: 5, scope: !37)
!123 = !DILocation(line: 27, column: 5, scope: !23)
!124 = !DILocation(line: 28, column: 1, scope: !23)
!125 = !DISubprogram(name: "reach_error", scope: !3, file: !3, line: 4, type: !126, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !128)
!126 = !DISubroutineType(types: !127)
!127 = !{null}
!128 = !{}
