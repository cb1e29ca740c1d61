source_filename = "segments_sum_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %a = alloca [200 x i32], align 16
  %cleanup.dest.slot = alloca i32, align 4
  %i = alloca i32, align 4
  %sum = alloca i64, align 8
  %i15 = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !25
  call void @llvm.dbg.declare(metadata i32* %n, metadata !14, metadata !DIExpression()), !dbg !26
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !27
  store i32 %call, i32* %n, align 4, !dbg !26
  %1 = bitcast [200 x i32]* %a to i8*, !dbg !28
  call void @llvm.lifetime.start.p0i8(i64 800, i8* %1), !dbg !28
  call void @llvm.dbg.declare(metadata [200 x i32]* %a, metadata !15, metadata !DIExpression()), !dbg !29
  %2 = load i32, i32* %n, align 4, !dbg !30
  %cmp = icmp slt i32 %2, 0, !dbg !32
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !33

lor.lhs.false:
  %3 = load i32, i32* %n, align 4, !dbg !34
  %cmp1 = icmp sgt i32 %3, 200, !dbg !35
  br i1 %cmp1, label %if.then, label %if.end, !dbg !36

if.then:
  store i32 0, i32* %retval, align 4, !dbg !37
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !37

if.end:
  %4 = bitcast i32* %i to i8*, !dbg !38
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4), !dbg !38
  call void @llvm.dbg.declare(metadata i32* %i, metadata !19, metadata !DIExpression()), !dbg !39
  %5 = load i32, i32* %n, align 4, !dbg !40
  %sub = sub nsw i32 %5, 2, !dbg !41
  store i32 %sub, i32* %i, align 4, !dbg !39
  br label %for.cond, !dbg !38

for.cond:
  %6 = load i32, i32* %i, align 4, !dbg !42
  %cmp2 = icmp sge i32 %6, 0, !dbg !44
  br i1 %cmp2, label %for.body, label %for.cond.cleanup, !dbg !45

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  %7 = bitcast i32* %i to i8*, !dbg !46
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7), !dbg !46
  br label %for.end

for.body:
  %call3 = call i32 @__VERIFIER_nondet_int(), !dbg !47
  %8 = load i32, i32* %i, align 4, !dbg !49
  %idxprom = sext i32 %8 to i64, !dbg !50
  %arrayidx = getelementptr inbounds [200 x i32], [200 x i32]* %a, i64 0, i64 %idxprom, !dbg !50
  store i32 %call3, i32* %arrayidx, align 4, !dbg !51
  %9 = load i32, i32* %i, align 4, !dbg !52
  %idxprom4 = sext i32 %9 to i64, !dbg !54
  %arrayidx5 = getelementptr inbounds [200 x i32], [200 x i32]* %a, i64 0, i64 %idxprom4, !dbg !54
  %10 = load i32, i32* %arrayidx5, align 4, !dbg !54
  %cmp6 = icmp slt i32 %10, 0, !dbg !55
  br i1 %cmp6, label %if.then11, label %lor.lhs.false7, !dbg !56

lor.lhs.false7:
  %11 = load i32, i32* %i, align 4, !dbg !57
  %idxprom8 = sext i32 %11 to i64, !dbg !58
  %arrayidx9 = getelementptr inbounds [200 x i32], [200 x i32]* %a, i64 0, i64 %idxprom8, !dbg !58
  %12 = load i32, i32* %arrayidx9, align 4, !dbg !58
  %cmp10 = icmp sgt i32 %12, 1000, !dbg !59
  br i1 %cmp10, label %if.then11, label %if.end14, !dbg !60

if.then11:
  %13 = load i32, i32* %i, align 4, !dbg !61
  %idxprom12 = sext i32 %13 to i64, !dbg !62
  %arrayidx13 = getelementptr inbounds [200 x i32], [200 x i32]* %a, i64 0, i64 %idxprom12, !dbg !62
  store i32 0, i32* %arrayidx13, align 4, !dbg !63
  br label %if.end14, !dbg !62

if.end14:
  br label %for.inc, !dbg !64

for.inc:
  %14 = load i32, i32* %i, align 4, !dbg !65
  %dec = add nsw i32 %14, -1, !dbg !65
  store i32 %dec, i32* %i, align 4, !dbg !65
  br label %for.cond, !dbg !46, !llvm.loop !66

for.end:
  %15 = bitcast i64* %sum to i8*, !dbg !70
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %15), !dbg !70
  call void @llvm.dbg.declare(metadata i64* %sum, metadata !21, metadata !DIExpression()), !dbg !71
  store i64 0, i64* %sum, align 8, !dbg !71
  %16 = bitcast i32* %i15 to i8*, !dbg !72
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %16), !dbg !72
  call void @llvm.dbg.declare(metadata i32* %i15, metadata !23, metadata !DIExpression()), !dbg !73
  store i32 0, i32* %i15, align 4, !dbg !73
  br label %for.cond16, !dbg !72

for.cond16:
  %17 = load i32, i32* %i15, align 4, !dbg !74
  %18 = load i32, i32* %n, align 4, !dbg !76
  %cmp17 = icmp slt i32 %17, %18, !dbg !77
  br i1 %cmp17, label %for.body19, label %for.cond.cleanup18, !dbg !78

for.cond.cleanup18:
  store i32 5, i32* %cleanup.dest.slot, align 4
  %19 = bitcast i32* %i15 to i8*, !dbg !79
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %19), !dbg !79
  br label %for.end23

for.body19:
  %20 = load i32, i32* %i15, align 4, !dbg !80
  %idxprom20 = sext i32 %20 to i64, !dbg !81
  %arrayidx21 = getelementptr inbounds [200 x i32], [200 x i32]* %a, i64 0, i64 %idxprom20, !dbg !81
  %21 = load i32, i32* %arrayidx21, align 4, !dbg !81
  %conv = sext i32 %21 to i64, !dbg !81
  %22 = load i64, i64* %sum, align 8, !dbg !82
  %add = add nsw i64 %22, %conv, !dbg !82
  store i64 %add, i64* %sum, align 8, !dbg !82
  br label %for.inc22, !dbg !83

for.inc22:
  %23 = load i32, i32* %i15, align 4, !dbg !84
  %inc = add nsw i32 %23, 1, !dbg !84
  store i32 %inc, i32* %i15, align 4, !dbg !84
  br label %for.cond16, !dbg !79, !llvm.loop !85

for.end23:
  %24 = load i64, i64* %sum, align 8, !dbg !87
  %cmp24 = icmp slt i64 %24, 0, !dbg !89
  br i1 %cmp24, label %if.then29, label %lor.lhs.false26, !dbg !90

lor.lhs.false26:
  %25 = load i64, i64* %sum, align 8, !dbg !91
  %cmp27 = icmp sgt i64 %25, 200000, !dbg !92
  br i1 %cmp27, label %if.then29, label %if.end30, !dbg !93

if.then29:
  call void @reach_error(), !dbg !94
  br label %if.end30, !dbg !94

if.end30:
  store i32 0, i32* %retval, align 4, !dbg !95
  store i32 1, i32* %cleanup.dest.slot, align 4
  %26 = bitcast i64* %sum to i8*, !dbg !96
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %26), !dbg !96
  br label %cleanup

cleanup:
  %27 = bitcast [200 x i32]* %a to i8*, !dbg !96
  call void @llvm.lifetime.end.p0i8(i64 800, i8* %27), !dbg !96
  %28 = bitcast i32* %n to i8*, !dbg !96
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %28), !dbg !96
  %29 = load i32, i32* %retval, align 4, !dbg !96
  ret i32 %29, !dbg !96
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare !dbg !97 void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "segments_sum_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !10, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !15, !19, !21, !23}
!14 = !DILocalVariable(name: "n", scope: !9, file: !1, line: 6, type: !12)
!15 = !DILocalVariable(name: "a", scope: !9, file: !1, line: 7, type: !16)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 6400, elements: !17)
!17 = !{!18}
!18 = !DISubrange(count: 200)
!19 = !DILocalVariable(name: "i", scope: !20, file: !1, line: 10, type: !12)
!20 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 3)
!21 = !DILocalVariable(name: "sum", scope: !9, file: !1, line: 15, type: !22)
!22 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!23 = !DILocalVariable(name: "i", scope: !24, file: !1, line: 16, type: !12)
!24 = distinct !DILexicalBlock(scope: !9, file: !1, line: 16, column: 3)
!25 = !DILocation(line: 6, column: 3, scope: !9)
!26 = !DILocation(line: 6, column: 7, scope: !9)
!27 = !DILocation(line: 6, column: 11, scope: !9)
!28 = !DILocation(line: 7, column: 3, scope: !9)
!29 = !DILocation(line: 7, column: 7, scope: !9)
!30 = !DILocation(line: 8, column: 7, scope: !31)
!31 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 7)
!32 = !DILocation(line: 8, column: 9, scope: !31)
!33 = !DILocation(line: 8, column: 13, scope: !31)
!34 = !DILocation(line: 8, column: 16, scope: !31)
!35 = !DILocation(line: 8, column: 18, scope: !31)
!36 = !DILocation(line: 8, column: 7, scope: !9)
!37 = !DILocation(line: 9, column: 5, scope: !31)
!38 = !DILocation(line: 10, column: 8, scope: !20)
!39 = !DILocation(line: 10, column: 12, scope: !20)
!40 = !DILocation(line: 10, column: 16, scope: !20)
!41 = !DILocation(line: 10, column: 18, scope: !20)
!42 = !DILocation(line: 10, column: 23, scope: !43)
!43 = distinct !DILexicalBlock(scope: !20, file: !1, line: 10, column: 3)
!44 = !DILocation(line: 10, column: 25, scope: !43)
!45 = !DILocation(line: 10, column: 3, scope: !20)
!46 = !DILocation(line: 10, column: 3, scope: !43)
!47 = !DILocation(line: 11, column: 12, scope: !48)
!48 = distinct !DILexicalBlock(scope: !43, file: !1, line: 10, column: 36)
!49 = !DILocation(line: 11, column: 7, scope: !48)
!50 = !DILocation(line: 11, column: 5, scope: !48)
!51 = !DILocation(line: 11, column: 10, scope: !48)
!52 = !DILocation(line: 12, column: 11, scope: !53)
!53 = distinct !DILexicalBlock(scope: !48, file: !1, line: 12, column: 9)
!54 = !DILocation(line: 12, column: 9, scope: !53)
!55 = !DILocation(line: 12, column: 14, scope: !53)
!56 = !DILocation(line: 12, column: 18, scope: !53)
!57 = !DILocation(line: 12, column: 23, scope: !53)
!58 = !DILocation(line: 12, column: 21, scope: !53)
!59 = !DILocation(line: 12, column: 26, scope: !53)
!60 = !DILocation(line: 12, column: 9, scope: !48)
!61 = !DILocation(line: 13, column: 9, scope: !53)
!62 = !DILocation(line: 13, column: 7, scope: !53)
!63 = !DILocation(line: 13, column: 12, scope: !53)
!64 = !DILocation(line: 14, column: 3, scope: !48)
!65 = !DILocation(line: 10, column: 32, scope: !43)
!66 = distinct !{!66, !45, !67, !68, !69}
!67 = !DILocation(line: 14, column: 3, scope: !20)
!68 = !{!"llvm.loop.mustprogress"}
!69 = !{!"llvm.loop.unroll.disable"}
!70 = !DILocation(line: 15, column: 3, scope: !9)
!71 = !DILocation(line: 15, column: 8, scope: !9)
!72 = !DILocation(line: 16, column: 8, scope: !24)
!73 = !DILocation(line: 16, column: 12, scope: !24)
!74 = !DILocation(line: 16, column: 19, scope: !75)
!75 = distinct !DILexicalBlock(scope: !24, file: !1, line: 16, column: 3)
!76 = !DILocation(line: 16, column: 23, scope: !75)
!77 = !DILocation(line: 16, column: 21, scope: !75)
!78 = !DILocation(line: 16, column: 3, scope: !24)
!79 = !DILocation(line: 16, column: 3, scope: !75)
!80 = !DILocation(line: 17, column: 14, scope: !75)
!81 = !DILocation(line: 17, column: 12, scope: !75)
!82 = !DILocation(line: 17, column: 9, scope: !75)
!83 = !DILocation(line: 17, column: 5, scope: !75)
!84 = !DILocation(line: 16, column: 27, scope: !75)
!85 = distinct !{!85, !78, !86, !68, !69}
!86 = !DILocation(line: 17, column: 15, scope: !24)
!87 = !DILocation(line: 18, column: 7, scope: !88)
!88 = distinct !DILexicalBlock(scope: !9, file: !1, line: 18, column: 7)
!89 = !DILocation(line: 18, column: 11, scope: !88)
!90 = !DILocation(line: 18, column: 15, scope: !88)
!91 = !DILocation(line: 18, column: 18, scope: !88)
!92 = !DILocation(line: 18, column: 22, scope: !88)
!93 = !DILocation(line: 18, column: 7, scope: !9)
!94 = !DILocation(line: 19, column: 5, scope: !88)
!95 = !DILocation(line: 20, column: 3, scope: !9)
!96 = !DILocation(line: 21, column: 1, scope: !9)
!97 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 3, type: !98, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !100)
!98 = !DISubroutineType(types: !99)
!99 = !{null}
!100 = !{}
