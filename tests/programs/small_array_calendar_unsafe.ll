source_filename = "small_array_calendar_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.date = type { i32, i32, i32 }

@__const.main.now = private unnamed_addr constant %struct.date { i32 1999, i32 12, i32 30 }, align 4
@days.table = internal constant [12 x i32] [i32 31, i32 28, i32 31, i32 30, i32 31, i32 30, i32 31, i32 31, i32 30, i32 31, i32 30, i32 31], align 16, !dbg !0

define dso_local i32 @main() !dbg !23 {
entry:
  %retval = alloca i32, align 4
  %now = alloca %struct.date, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.date* %now to i8*, !dbg !33
  call void @llvm.lifetime.start.p0i8(i64 12, i8* %0), !dbg !33
  call void @llvm.dbg.declare(metadata %struct.date* %now, metadata !27, metadata !DIExpression()), !dbg !34
  %1 = bitcast %struct.date* %now to i8*, !dbg !34
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %1, i8* align 4 bitcast (%struct.date* @__const.main.now to i8*), i64 12, i1 false), !dbg !34
  br label %while.cond, !dbg !35

while.cond:
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !36
  %tobool = icmp ne i32 %call, 0, !dbg !36
  br i1 %tobool, label %land.rhs, label %land.end, !dbg !37

land.rhs:
  %year = getelementptr inbounds %struct.date, %struct.date* %now, i32 0, i32 0, !dbg !38
  %2 = load i32, i32* %year, align 4, !dbg !38
  %cmp = icmp slt i32 %2, 5000, !dbg !39
  br label %land.end

land.end:
  %3 = phi i1 [ false, %while.cond ], [ %cmp, %land.rhs ], !dbg !40
  br i1 %3, label %while.body, label %while.end, !dbg !35

while.body:
  %day = getelementptr inbounds %struct.date, %struct.date* %now, i32 0, i32 2, !dbg !41
  %4 = load i32, i32* %day, align 4, !dbg !44
  %inc = add nsw i32 %4, 1, !dbg !44
  store i32 %inc, i32* %day, align 4, !dbg !44
  %year1 = getelementptr inbounds %struct.date, %struct.date* %now, i32 0, i32 0, !dbg !45
  %5 = load i32, i32* %year1, align 4, !dbg !45
  %month = getelementptr inbounds %struct.date, %struct.date* %now, i32 0, i32 1, !dbg !46
  %6 = load i32, i32* %month, align 4, !dbg !46
  %call2 = call i32 @days(i32 noundef %5, i32 noundef %6), !dbg !47
  %cmp3 = icmp sgt i32 %inc, %call2, !dbg !48
  br i1 %cmp3, label %if.then, label %if.end12, !dbg !49

if.then:
  %day4 = getelementptr inbounds %struct.date, %struct.date* %now, i32 0, i32 2, !dbg !50
  store i32 1, i32* %day4, align 4, !dbg !52
  %month5 = getelementptr inbounds %struct.date, %struct.date* %now, i32 0, i32 1, !dbg !53
  %7 = load i32, i32* %month5, align 4, !dbg !55
  %inc6 = add nsw i32 %7, 1, !dbg !55
  store i32 %inc6, i32* %month5, align 4, !dbg !55
  %cmp7 = icmp sgt i32 %inc6, 12, !dbg !56
  br i1 %cmp7, label %if.then8, label %if.end, !dbg !57

if.then8:
  %month9 = getelementptr inbounds %struct.date, %struct.date* %now, i32 0, i32 1, !dbg !58
  store i32 1, i32* %month9, align 4, !dbg !60
  %year10 = getelementptr inbounds %struct.date, %struct.date* %now, i32 0, i32 0, !dbg !61
  %8 = load i32, i32* %year10, align 4, !dbg !62
  %inc11 = add nsw i32 %8, 1, !dbg !62
  store i32 %inc11, i32* %year10, align 4, !dbg !62
  br label %if.end, !dbg !63

if.end:
  br label %if.end12, !dbg !64

if.end12:
  %month13 = getelementptr inbounds %struct.date, %struct.date* %now, i32 0, i32 1, !dbg !65
  %9 = load i32, i32* %month13, align 4, !dbg !65
  %cmp14 = icmp slt i32 %9, 1, !dbg !67
  br i1 %cmp14, label %if.then23, label %lor.lhs.false, !dbg !68

lor.lhs.false:
  %month15 = getelementptr inbounds %struct.date, %struct.date* %now, i32 0, i32 1, !dbg !69
  %10 = load i32, i32* %month15, align 4, !dbg !69
  %cmp16 = icmp sgt i32 %10, 12, !dbg !70
  br i1 %cmp16, label %if.then23, label %lor.lhs.false17, !dbg !71

lor.lhs.false17:
  %day18 = getelementptr inbounds %struct.date, %struct.date* %now, i32 0, i32 2, !dbg !72
  %11 = load i32, i32* %day18, align 4, !dbg !72
  %cmp19 = icmp slt i32 %11, 1, !dbg !73
  br i1 %cmp19, label %if.then23, label %lor.lhs.false20, !dbg !74

lor.lhs.false20:
  %day21 = getelementptr inbounds %struct.date, %struct.date* %now, i32 0, i32 2, !dbg !75
  %12 = load i32, i32* %day21, align 4, !dbg !75
  %cmp22 = icmp sgt i32 %12, 31, !dbg !76
  br i1 %cmp22, label %if.then23, label %if.end24, !dbg !77

if.then23:
  call void @reach_error(), !dbg !78
  br label %if.end24, !dbg !78

if.end24:
  %month25 = getelementptr inbounds %struct.date, %struct.date* %now, i32 0, i32 1, !dbg !79
  %13 = load i32, i32* %month25, align 4, !dbg !79
  %cmp26 = icmp eq i32 %13, 2, !dbg !81
  br i1 %cmp26, label %land.lhs.true, label %if.end30, !dbg !82

land.lhs.true:
  %day27 = getelementptr inbounds %struct.date, %struct.date* %now, i32 0, i32 2, !dbg !83
  %14 = load i32, i32* %day27, align 4, !dbg !83
  %cmp28 = icmp sgt i32 %14, 28, !dbg !84
  br i1 %cmp28, label %if.then29, label %if.end30, !dbg !85

if.then29:
  call void @reach_error(), !dbg !86
  br label %if.end30, !dbg !86

if.end30:
  br label %while.cond, !dbg !35, !llvm.loop !87

while.end:
  %15 = bitcast %struct.date* %now to i8*, !dbg !91
  call void @llvm.lifetime.end.p0i8(i64 12, i8* %15), !dbg !91
  ret i32 0, !dbg !92
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare i32 @__VERIFIER_nondet_int()

define internal i32 @days(i32 noundef %year, i32 noundef %month) !dbg !2 {
entry:
  %year.addr = alloca i32, align 4
  %month.addr = alloca i32, align 4
  store i32 %year, i32* %year.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %year.addr, metadata !10, metadata !DIExpression()), !dbg !93
  store i32 %month, i32* %month.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %month.addr, metadata !11, metadata !DIExpression()), !dbg !94
  %0 = load i32, i32* %month.addr, align 4, !dbg !95
  %cmp = icmp eq i32 %0, 2, !dbg !96
  br i1 %cmp, label %land.lhs.true, label %cond.false, !dbg !97

land.lhs.true:
  %1 = load i32, i32* %year.addr, align 4, !dbg !98
  %call = call i32 @is_leap(i32 noundef %1), !dbg !99
  %tobool = icmp ne i32 %call, 0, !dbg !99
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !95

cond.true:
  br label %cond.end, !dbg !95

cond.false:
  %2 = load i32, i32* %month.addr, align 4, !dbg !100
  %sub = sub nsw i32 %2, 1, !dbg !101
  %idxprom = sext i32 %sub to i64, !dbg !102
  %arrayidx = getelementptr inbounds [12 x i32], [12 x i32]* @days.table, i64 0, i64 %idxprom, !dbg !102
  %3 = load i32, i32* %arrayidx, align 4, !dbg !102
  br label %cond.end, !dbg !95

cond.end:
  %cond = phi i32 [ 29, %cond.true ], [ %3, %cond.false ], !dbg !95
  ret i32 %cond, !dbg !103
}

declare !dbg !104 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

define internal i32 @is_leap(i32 noundef %year) !dbg !108 {
entry:
  %year.addr = alloca i32, align 4
  store i32 %year, i32* %year.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %year.addr, metadata !112, metadata !DIExpression()), !dbg !113
  %0 = load i32, i32* %year.addr, align 4, !dbg !114
  %rem = srem i32 %0, 4, !dbg !115
  %cmp = icmp eq i32 %rem, 0, !dbg !116
  br i1 %cmp, label %land.lhs.true, label %lor.rhs, !dbg !117

land.lhs.true:
  %1 = load i32, i32* %year.addr, align 4, !dbg !118
  %rem1 = srem i32 %1, 100, !dbg !119
  %cmp2 = icmp ne i32 %rem1, 0, !dbg !120
  br i1 %cmp2, label %lor.end, label %lor.rhs, !dbg !121

lor.rhs:
  %2 = load i32, i32* %year.addr, align 4, !dbg !122
  %rem3 = srem i32 %2, 400, !dbg !123
  %cmp4 = icmp eq i32 %rem3, 0, !dbg !124
  br label %lor.end, !dbg !121

lor.end:
  %3 = phi i1 [ true, %land.lhs.true ], [ %cmp4, %lor.rhs ]
  %lor.ext = zext i1 %3 to i32, !dbg !121
  ret i32 %lor.ext, !dbg !125
}

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!16, !17, !18, !19, !20, !21}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 12, type: !12, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "days", scope: !3, file: !3, line: 11, type: !4, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !9)
!3 = !DIFile(filename: "small_array_calendar_unsafe.c", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{!6, !6, !6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !8, splitDebugInlining: false, nameTableKind: None)
!8 = !{!0}
!9 = !{!10, !11}
!10 = !DILocalVariable(name: "year", arg: 1, scope: !2, file: !3, line: 11, type: !6)
!11 = !DILocalVariable(name: "month", arg: 2, scope: !2, file: !3, line: 11, type: !6)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 384, elements: !14)
!13 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!14 = !{!15}
!15 = !DISubrange(count: 12)
!16 = !{i32 7, !"Dwarf Version", i32 5}
!17 = !{i32 2, !"Debug Info Version", i32 3}
!18 = !{i32 1, !"wchar_size", i32 4}
!19 = !{i32 7, !"PIC Level", i32 2}
!20 = !{i32 7, !"PIE Level", i32 2}
!21 = !{i32 7, !"uwtable", i32 1}

!23 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 16, type: !24, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !26)
!24 = !DISubroutineType(types: !25)
!25 = !{!6}
!26 = !{!27}
!27 = !DILocalVariable(name: "now", scope: !23, file: !3, line: 17, type: !28)
!28 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "date", file: !3, line: 5, size: 96, elements: !29)
!29 = !{!30, !31, !32}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "year", scope: !28, file: !3, line: 6, baseType: !6, size: 32)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "month", scope: !28, file: !3, line: 6, baseType: !6, size: 32, offset: 32)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "day", scope: !28, file: !3, line: 6, baseType: !6, size: 32, offset: 64)
!33 = !DILocation(line: 17, column: 3, scope: !23)
!34 = !DILocation(line: 17, column: 15, scope: !23)
!35 = !DILocation(line: 18, column: 3, scope: !23)
!36 = !DILocation(line: 18, column: 10, scope: !23)
!37 = !DILocation(line: 18, column: 34, scope: !23)
!38 = !DILocation(line: 18, column: 41, scope: !23)
!39 = !DILocation(line: 18, column: 46, scope: !23)
!40 = !DILocation(line: 0, scope: !23)
!41 = !DILocation(line: 19, column: 15, scope: !42)
!42 = distinct !DILexicalBlock(scope: !43, file: !3, line: 19, column: 9)
!43 = distinct !DILexicalBlock(scope: !23, file: !3, line: 18, column: 54)
!44 = !DILocation(line: 19, column: 9, scope: !42)
!45 = !DILocation(line: 19, column: 30, scope: !42)
!46 = !DILocation(line: 19, column: 40, scope: !42)
!47 = !DILocation(line: 19, column: 21, scope: !42)
!48 = !DILocation(line: 19, column: 19, scope: !42)
!49 = !DILocation(line: 19, column: 9, scope: !43)
!50 = !DILocation(line: 20, column: 11, scope: !51)
!51 = distinct !DILexicalBlock(scope: !42, file: !3, line: 19, column: 48)
!52 = !DILocation(line: 20, column: 15, scope: !51)
!53 = !DILocation(line: 21, column: 17, scope: !54)
!54 = distinct !DILexicalBlock(scope: !51, file: !3, line: 21, column: 11)
!55 = !DILocation(line: 21, column: 11, scope: !54)
!56 = !DILocation(line: 21, column: 23, scope: !54)
!57 = !DILocation(line: 21, column: 11, scope: !51)
!58 = !DILocation(line: 22, column: 13, scope: !59)
!59 = distinct !DILexicalBlock(scope: !54, file: !3, line: 21, column: 29)
!60 = !DILocation(line: 22, column: 19, scope: !59)
!61 = !DILocation(line: 23, column: 13, scope: !59)
!62 = !DILocation(line: 23, column: 17, scope: !59)
!63 = !DILocation(line: 24, column: 7, scope: !59)
!64 = !DILocation(line: 25, column: 5, scope: !51)
!65 = !DILocation(line: 26, column: 13, scope: !66)
!66 = distinct !DILexicalBlock(scope: !43, file: !3, line: 26, column: 9)
!67 = !DILocation(line: 26, column: 19, scope: !66)
!68 = !DILocation(line: 26, column: 23, scope: !66)
!69 = !DILocation(line: 26, column: 30, scope: !66)
!70 = !DILocation(line: 26, column: 36, scope: !66)
!71 = !DILocation(line: 26, column: 41, scope: !66)
!72 = !DILocation(line: 26, column: 48, scope: !66)
!73 = !DILocation(line: 26, column: 52, scope: !66)
!74 = !DILocation(line: 26, column: 56, scope: !66)
!75 = !DILocation(line: 26, column: 63, scope: !66)
!76 = !DILocation(line: 26, column: 67, scope: !66)
!77 = !DILocation(line: 26, column: 9, scope: !43)
!78 = !DILocation(line: 26, column: 73, scope: !66)
!79 = !DILocation(line: 27, column: 13, scope: !80)
!80 = distinct !DILexicalBlock(scope: !43, file: !3, line: 27, column: 9)
!81 = !DILocation(line: 27, column: 19, scope: !80)
!82 = !DILocation(line: 27, column: 24, scope: !80)
!83 = !DILocation(line: 27, column: 31, scope: !80)
!84 = !DILocation(line: 27, column: 35, scope: !80)
!85 = !DILocation(line: 27, column: 9, scope: !43)
!86 = !DILocation(line: 27, column: 41, scope: !80)
!87 = distinct !{!87, !35, !88, !89, !90}
!88 = !DILocation(line: 28, column: 3, scope: !23)
!89 = !{!"llvm.loop.mustprogress"}
!90 = !{!"llvm.loop.unroll.disable"}
!91 = !DILocation(line: 30, column: 1, scope: !23)
!92 = !DILocation(line: 29, column: 3, scope: !23)
!93 = !DILocation(line: 11, column: 21, scope: !2)
!94 = !DILocation(line: 11, column: 31, scope: !2)
!95 = !DILocation(line: 13, column: 10, scope: !2)
!96 = !DILocation(line: 13, column: 16, scope: !2)
!97 = !DILocation(line: 13, column: 21, scope: !2)
!98 = !DILocation(line: 13, column: 32, scope: !2)
!99 = !DILocation(line: 13, column: 24, scope: !2)
!100 = !DILocation(line: 13, column: 51, scope: !2)
!101 = !DILocation(line: 13, column: 57, scope: !2)
!102 = !DILocation(line: 13, column: 45, scope: !2)
!103 = !DILocation(line: 13, column: 3, scope: !2)
!104 = !DISubprogram(name: "reach_error", scope: !3, file: !3, line: 3, type: !105, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !107)
!105 = !DISubroutineType(types: !106)
!106 = !{null}
!107 = !{}
!108 = distinct !DISubprogram(name: "is_leap", scope: !3, file: !3, line: 9, type: !109, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !111)
!109 = !DISubroutineType(types: !110)
!110 = !{!6, !6}
!111 = !{!112}
!112 = !DILocalVariable(name: "year", arg: 1, scope: !108, file: !3, line: 9, type: !6)
!113 = !DILocation(line: 9, column: 24, scope: !108)
!114 = !DILocation(line: 9, column: 40, scope: !108)
!115 = !DILocation(line: 9, column: 45, scope: !108)
!116 = !DILocation(line: 9, column: 49, scope: !108)
!117 = !DILocation(line: 9, column: 54, scope: !108)
!118 = !DILocation(line: 9, column: 57, scope: !108)
!119 = !DILocation(line: 9, column: 62, scope: !108)
!120 = !DILocation(line: 9, column: 68, scope: !108)
!121 = !DILocation(line: 9, column: 74, scope: !108)
!122 = !DILocation(line: 9, column: 77, scope: !108)
!123 = !DILocation(line: 9, column: 82, scope: !108)
!124 = !DILocation(line: 9, column: 88, scope: !108)
!125 = !DILocation(line: 9, column: 32, scope: !108)
