source_filename = "date_by_table_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@before = internal constant [2 x [13 x i32]] [[13 x i32] [i32 0, i32 31, i32 59, i32 90, i32 120, i32 151, i32 181, i32 212, i32 243, i32 273, i32 304, i32 334, i32 365], [13 x i32] [i32 0, i32 31, i32 60, i32 91, i32 121, i32 152, i32 182, i32 213, i32 244, i32 274, i32 305, i32 335, i32 366]], align 16, !dbg !0

define dso_local i32 @main() !dbg !18 {
entry:
  %retval = alloca i32, align 4
  %year = alloca i32, align 4
  %month = alloca i32, align 4
  %day = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %leap = alloca i32, align 4
  %n = alloca i32, align 4
  %k = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %year to i8*, !dbg !28
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !28
  call void @llvm.dbg.declare(metadata i32* %year, metadata !22, metadata !DIExpression()), !dbg !29
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !30
  store i32 %call, i32* %year, align 4, !dbg !29
  %1 = bitcast i32* %month to i8*, !dbg !28
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !28
  call void @llvm.dbg.declare(metadata i32* %month, metadata !23, metadata !DIExpression()), !dbg !31
  %call1 = call i32 @__VERIFIER_nondet_int(), !dbg !32
  store i32 %call1, i32* %month, align 4, !dbg !31
  %2 = bitcast i32* %day to i8*, !dbg !28
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !28
  call void @llvm.dbg.declare(metadata i32* %day, metadata !24, metadata !DIExpression()), !dbg !33
  %call2 = call i32 @__VERIFIER_nondet_int(), !dbg !34
  store i32 %call2, i32* %day, align 4, !dbg !33
  %3 = load i32, i32* %year, align 4, !dbg !35
  %cmp = icmp slt i32 %3, 1583, !dbg !37
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !38

lor.lhs.false:
  %4 = load i32, i32* %year, align 4, !dbg !39
  %cmp3 = icmp sgt i32 %4, 9999, !dbg !40
  br i1 %cmp3, label %if.then, label %lor.lhs.false4, !dbg !41

lor.lhs.false4:
  %5 = load i32, i32* %month, align 4, !dbg !42
  %cmp5 = icmp slt i32 %5, 1, !dbg !43
  br i1 %cmp5, label %if.then, label %lor.lhs.false6, !dbg !44

lor.lhs.false6:
  %6 = load i32, i32* %month, align 4, !dbg !45
  %cmp7 = icmp sgt i32 %6, 12, !dbg !46
  br i1 %cmp7, label %if.then, label %if.end, !dbg !47

if.then:
  store i32 0, i32* %retval, align 4, !dbg !48
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup46, !dbg !48

if.end:
  %7 = bitcast i32* %leap to i8*, !dbg !49
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %7), !dbg !49
  call void @llvm.dbg.declare(metadata i32* %leap, metadata !25, metadata !DIExpression()), !dbg !50
  %8 = load i32, i32* %year, align 4, !dbg !51
  %rem = srem i32 %8, 4, !dbg !52
  %cmp8 = icmp eq i32 %rem, 0, !dbg !53
  br i1 %cmp8, label %land.rhs, label %land.end, !dbg !54

land.rhs:
  %9 = load i32, i32* %year, align 4, !dbg !55
  %rem9 = srem i32 %9, 100, !dbg !56
  %cmp10 = icmp ne i32 %rem9, 0, !dbg !57
  br i1 %cmp10, label %lor.end, label %lor.rhs, !dbg !58

lor.rhs:
  %10 = load i32, i32* %year, align 4, !dbg !59
  %rem11 = srem i32 %10, 400, !dbg !60
  %cmp12 = icmp eq i32 %rem11, 0, !dbg !61
  br label %lor.end, !dbg !58

lor.end:
  %11 = phi i1 [ true, %land.rhs ], [ %cmp12, %lor.rhs ]
  br label %land.end

land.end:
  %12 = phi i1 [ false, %if.end ], [ %11, %lor.end ], !dbg !62
  %land.ext = zext i1 %12 to i32, !dbg !54
  store i32 %land.ext, i32* %leap, align 4, !dbg !50
  %13 = load i32, i32* %day, align 4, !dbg !63
  %cmp13 = icmp slt i32 %13, 1, !dbg !65
  br i1 %cmp13, label %if.then23, label %lor.lhs.false14, !dbg !66

lor.lhs.false14:
  %14 = load i32, i32* %day, align 4, !dbg !67
  %15 = load i32, i32* %leap, align 4, !dbg !68
  %idxprom = sext i32 %15 to i64, !dbg !69
  %arrayidx = getelementptr inbounds [2 x [13 x i32]], [2 x [13 x i32]]* @before, i64 0, i64 %idxprom, !dbg !69
  %16 = load i32, i32* %month, align 4, !dbg !70
  %idxprom15 = sext i32 %16 to i64, !dbg !69
  %arrayidx16 = getelementptr inbounds [13 x i32], [13 x i32]* %arrayidx, i64 0, i64 %idxprom15, !dbg !69
  %17 = load i32, i32* %arrayidx16, align 4, !dbg !69
  %18 = load i32, i32* %leap, align 4, !dbg !71
  %idxprom17 = sext i32 %18 to i64, !dbg !72
  %arrayidx18 = getelementptr inbounds [2 x [13 x i32]], [2 x [13 x i32]]* @before, i64 0, i64 %idxprom17, !dbg !72
  %19 = load i32, i32* %month, align 4, !dbg !73
  %sub = sub nsw i32 %19, 1, !dbg !74
  %idxprom19 = sext i32 %sub to i64, !dbg !72
  %arrayidx20 = getelementptr inbounds [13 x i32], [13 x i32]* %arrayidx18, i64 0, i64 %idxprom19, !dbg !72
  %20 = load i32, i32* %arrayidx20, align 4, !dbg !72
  %sub21 = sub nsw i32 %17, %20, !dbg !75
  %cmp22 = icmp sgt i32 %14, %sub21, !dbg !76
  br i1 %cmp22, label %if.then23, label %if.end24, !dbg !77

if.then23:
  store i32 0, i32* %retval, align 4, !dbg !78
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !78

if.end24:
  %21 = bitcast i32* %n to i8*, !dbg !79
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %21), !dbg !79
  call void @llvm.dbg.declare(metadata i32* %n, metadata !26, metadata !DIExpression()), !dbg !80
  %22 = load i32, i32* %leap, align 4, !dbg !81
  %idxprom25 = sext i32 %22 to i64, !dbg !82
  %arrayidx26 = getelementptr inbounds [2 x [13 x i32]], [2 x [13 x i32]]* @before, i64 0, i64 %idxprom25, !dbg !82
  %23 = load i32, i32* %month, align 4, !dbg !83
  %sub27 = sub nsw i32 %23, 1, !dbg !84
  %idxprom28 = sext i32 %sub27 to i64, !dbg !82
  %arrayidx29 = getelementptr inbounds [13 x i32], [13 x i32]* %arrayidx26, i64 0, i64 %idxprom28, !dbg !82
  %24 = load i32, i32* %arrayidx29, align 4, !dbg !82
  %25 = load i32, i32* %day, align 4, !dbg !85
  %add = add nsw i32 %24, %25, !dbg !86
  store i32 %add, i32* %n, align 4, !dbg !80
  %26 = bitcast i32* %k to i8*, !dbg !87
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %26), !dbg !87
  call void @llvm.dbg.declare(metadata i32* %k, metadata !27, metadata !DIExpression()), !dbg !88
  store i32 1, i32* %k, align 4, !dbg !88
  br label %while.cond, !dbg !89

while.cond:
  %27 = load i32, i32* %n, align 4, !dbg !90
  %28 = load i32, i32* %leap, align 4, !dbg !91
  %idxprom30 = sext i32 %28 to i64, !dbg !92
  %arrayidx31 = getelementptr inbounds [2 x [13 x i32]], [2 x [13 x i32]]* @before, i64 0, i64 %idxprom30, !dbg !92
  %29 = load i32, i32* %k, align 4, !dbg !93
  %idxprom32 = sext i32 %29 to i64, !dbg !92
  %arrayidx33 = getelementptr inbounds [13 x i32], [13 x i32]* %arrayidx31, i64 0, i64 %idxprom32, !dbg !92
  %30 = load i32, i32* %arrayidx33, align 4, !dbg !92
  %cmp34 = icmp sgt i32 %27, %30, !dbg !94
  br i1 %cmp34, label %while.body, label %while.end, !dbg !89

while.body:
  %31 = load i32, i32* %k, align 4, !dbg !95
  %inc = add nsw i32 %31, 1, !dbg !95
  store i32 %inc, i32* %k, align 4, !dbg !95
  br label %while.cond, !dbg !89, !llvm.loop !96

while.end:
  %32 = load i32, i32* %k, align 4, !dbg !99
  %33 = load i32, i32* %month, align 4, !dbg !101
  %cmp35 = icmp ne i32 %32, %33, !dbg !102
  br i1 %cmp35, label %if.then44, label %lor.lhs.false36, !dbg !103

lor.lhs.false36:
  %34 = load i32, i32* %n, align 4, !dbg !104
  %35 = load i32, i32* %leap, align 4, !dbg !105
  %idxprom37 = sext i32 %35 to i64, !dbg !106
  %arrayidx38 = getelementptr inbounds [2 x [13 x i32]], [2 x [13 x i32]]* @before, i64 0, i64 %idxprom37, !dbg !106
  %36 = load i32, i32* %k, align 4, !dbg !107
  %sub39 = sub nsw i32 %36, 1, !dbg !108
  %idxprom40 = sext i32 %sub39 to i64, !dbg !106
  %arrayidx41 = getelementptr inbounds [13 x i32], [13 x i32]* %arrayidx38, i64 0, i64 %idxprom40, !dbg !106
  %37 = load i32, i32* %arrayidx41, align 4, !dbg !106
  %sub42 = sub nsw i32 %34, %37, !dbg !109
  %38 = load i32, i32* %day, align 4, !dbg !110
  %cmp43 = icmp ne i32 %sub42, %38, !dbg !111
  br i1 %cmp43, label %if.then44, label %if.end45, !dbg !112

if.then44:
  call void @reach_error(), !dbg !113
  br label %if.end45, !dbg !113

if.end45:
  store i32 0, i32* %retval, align 4, !dbg !114
  store i32 1, i32* %cleanup.dest.slot, align 4
  %39 = bitcast i32* %k to i8*, !dbg !115
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %39), !dbg !115
  %40 = bitcast i32* %n to i8*, !dbg !115
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %40), !dbg !115
  br label %cleanup

cleanup:
  %41 = bitcast i32* %leap to i8*, !dbg !115
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %41), !dbg !115
  br label %cleanup46

cleanup46:
  %42 = bitcast i32* %day to i8*, !dbg !115
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %42), !dbg !115
  %43 = bitcast i32* %month to i8*, !dbg !115
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %43), !dbg !115
  %44 = bitcast i32* %year to i8*, !dbg !115
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %44), !dbg !115
  %45 = load i32, i32* %retval, align 4, !dbg !115
  ret i32 %45, !dbg !115
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare !dbg !116 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "before", scope: !2, file: !3, line: 5, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "date_by_table_safe.c", directory: ".")
!4 = !{!0}
!5 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 832, elements: !8)
!6 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{!9, !10}
!9 = !DISubrange(count: 2)
!10 = !DISubrange(count: 13)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 7, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 1}

!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 10, type: !19, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !21)
!19 = !DISubroutineType(types: !20)
!20 = !{!7}
!21 = !{!22, !23, !24, !25, !26, !27}
!22 = !DILocalVariable(name: "year", scope: !18, file: !3, line: 11, type: !7)
!23 = !DILocalVariable(name: "month", scope: !18, file: !3, line: 11, type: !7)
!24 = !DILocalVariable(name: "day", scope: !18, file: !3, line: 11, type: !7)
!25 = !DILocalVariable(name: "leap", scope: !18, file: !3, line: 14, type: !7)
!26 = !DILocalVariable(name: "n", scope: !18, file: !3, line: 17, type: !7)
!27 = !DILocalVariable(name: "k", scope: !18, file: !3, line: 18, type: !7)
!28 = !DILocation(line: 11, column: 5, scope: !18)
!29 = !DILocation(line: 11, column: 9, scope: !18)
!30 = !DILocation(line: 11, column: 16, scope: !18)
!31 = !DILocation(line: 11, column: 41, scope: !18)
!32 = !DILocation(line: 11, column: 49, scope: !18)
!33 = !DILocation(line: 11, column: 74, scope: !18)
!34 = !DILocation(line: 11, column: 80, scope: !18)
!35 = !DILocation(line: 12, column: 9, scope: !36)
!36 = distinct !DILexicalBlock(scope: !18, file: !3, line: 12, column: 9)
!37 = !DILocation(line: 12, column: 14, scope: !36)
!38 = !DILocation(line: 12, column: 21, scope: !36)
!39 = !DILocation(line: 12, column: 24, scope: !36)
!40 = !DILocation(line: 12, column: 29, scope: !36)
!41 = !DILocation(line: 12, column: 36, scope: !36)
!42 = !DILocation(line: 12, column: 39, scope: !36)
!43 = !DILocation(line: 12, column: 45, scope: !36)
!44 = !DILocation(line: 12, column: 49, scope: !36)
!45 = !DILocation(line: 12, column: 52, scope: !36)
!46 = !DILocation(line: 12, column: 58, scope: !36)
!47 = !DILocation(line: 12, column: 9, scope: !18)
!48 = !DILocation(line: 13, column: 9, scope: !36)
!49 = !DILocation(line: 14, column: 5, scope: !18)
!50 = !DILocation(line: 14, column: 9, scope: !18)
!51 = !DILocation(line: 14, column: 16, scope: !18)
!52 = !DILocation(line: 14, column: 21, scope: !18)
!53 = !DILocation(line: 14, column: 25, scope: !18)
!54 = !DILocation(line: 14, column: 30, scope: !18)
!55 = !DILocation(line: 14, column: 34, scope: !18)
!56 = !DILocation(line: 14, column: 39, scope: !18)
!57 = !DILocation(line: 14, column: 45, scope: !18)
!58 = !DILocation(line: 14, column: 50, scope: !18)
!59 = !DILocation(line: 14, column: 53, scope: !18)
!60 = !DILocation(line: 14, column: 58, scope: !18)
!61 = !DILocation(line: 14, column: 64, scope: !18)
!62 = !DILocation(line: 0, scope: !18)
!63 = !DILocation(line: 15, column: 9, scope: !64)
!64 = distinct !DILexicalBlock(scope: !18, file: !3, line: 15, column: 9)
!65 = !DILocation(line: 15, column: 13, scope: !64)
!66 = !DILocation(line: 15, column: 17, scope: !64)
!67 = !DILocation(line: 15, column: 20, scope: !64)
!68 = !DILocation(line: 15, column: 33, scope: !64)
!69 = !DILocation(line: 15, column: 26, scope: !64)
!70 = !DILocation(line: 15, column: 39, scope: !64)
!71 = !DILocation(line: 15, column: 55, scope: !64)
!72 = !DILocation(line: 15, column: 48, scope: !64)
!73 = !DILocation(line: 15, column: 61, scope: !64)
!74 = !DILocation(line: 15, column: 67, scope: !64)
!75 = !DILocation(line: 15, column: 46, scope: !64)
!76 = !DILocation(line: 15, column: 24, scope: !64)
!77 = !DILocation(line: 15, column: 9, scope: !18)
!78 = !DILocation(line: 16, column: 9, scope: !64)
!79 = !DILocation(line: 17, column: 5, scope: !18)
!80 = !DILocation(line: 17, column: 9, scope: !18)
!81 = !DILocation(line: 17, column: 20, scope: !18)
!82 = !DILocation(line: 17, column: 13, scope: !18)
!83 = !DILocation(line: 17, column: 26, scope: !18)
!84 = !DILocation(line: 17, column: 32, scope: !18)
!85 = !DILocation(line: 17, column: 39, scope: !18)
!86 = !DILocation(line: 17, column: 37, scope: !18)
!87 = !DILocation(line: 18, column: 5, scope: !18)
!88 = !DILocation(line: 18, column: 9, scope: !18)
!89 = !DILocation(line: 19, column: 5, scope: !18)
!90 = !DILocation(line: 19, column: 12, scope: !18)
!91 = !DILocation(line: 19, column: 23, scope: !18)
!92 = !DILocation(line: 19, column: 16, scope: !18)
!93 = !DILocation(line: 19, column: 29, scope: !18)
!94 = !DILocation(line: 19, column: 14, scope: !18)
!95 = !DILocation(line: 20, column: 10, scope: !18)
!96 = distinct !{!96, !89, !95, !97, !98}
!97 = !{!"llvm.loop.mustprogress"}
!98 = !{!"llvm.loop.unroll.disable"}
!99 = !DILocation(line: 21, column: 9, scope: !100)
!100 = distinct !DILexicalBlock(scope: !18, file: !3, line: 21, column: 9)
!101 = !DILocation(line: 21, column: 14, scope: !100)
!102 = !DILocation(line: 21, column: 11, scope: !100)
!103 = !DILocation(line: 21, column: 20, scope: !100)
!104 = !DILocation(line: 21, column: 23, scope: !100)
!105 = !DILocation(line: 21, column: 34, scope: !100)
!106 = !DILocation(line: 21, column: 27, scope: !100)
!107 = !DILocation(line: 21, column: 40, scope: !100)
!108 = !DILocation(line: 21, column: 42, scope: !100)
!109 = !DILocation(line: 21, column: 25, scope: !100)
!110 = !DILocation(line: 21, column: 50, scope: !100)
!111 = !DILocation(line: 21, column: 47, scope: !100)
!112 = !DILocation(line: 21, column: 9, scope: !18)
!113 = !DILocation(line: 22, column: 9, scope: !100)
!114 = !DILocation(line: 23, column: 5, scope: !18)
!115 = !DILocation(line: 24, column: 1, scope: !18)
!116 = !DISubprogram(name: "reach_error", scope: !3, file: !3, line: 3, type: !117, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !119)
!117 = !DISubroutineType(types: !118)
!118 = !{null}
!119 = !{}
