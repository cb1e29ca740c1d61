source_filename = "all_runs_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %m = alloca i32, align 4
  %g = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !19
  call void @llvm.dbg.declare(metadata i32* %n, metadata !16, metadata !DIExpression()), !dbg !20
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !21
  store i32 %call, i32* %n, align 4, !dbg !20
  %1 = load i32, i32* %n, align 4, !dbg !22
  %cmp = icmp slt i32 %1, 1, !dbg !24
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !25

lor.lhs.false:
  %2 = load i32, i32* %n, align 4, !dbg !26
  %cmp1 = icmp sgt i32 %2, 900, !dbg !27
  br i1 %cmp1, label %if.then, label %if.end, !dbg !28

if.then:
  store i32 0, i32* %retval, align 4, !dbg !29
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup24, !dbg !29

if.end:
  %3 = load i32, i32* %n, align 4, !dbg !30
  %call2 = call i32 @multiplied(i32 noundef %3), !dbg !32
  %4 = load i32, i32* %n, align 4, !dbg !33
  %cmp3 = icmp ne i32 %call2, %4, !dbg !34
  br i1 %cmp3, label %if.then4, label %if.end5, !dbg !35

if.then4:
  call void @reach_error(), !dbg !36
  br label %if.end5, !dbg !36

if.end5:
  %5 = bitcast i32* %m to i8*, !dbg !37
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %5), !dbg !37
  call void @llvm.dbg.declare(metadata i32* %m, metadata !17, metadata !DIExpression()), !dbg !38
  %call6 = call i32 @__VERIFIER_nondet_int(), !dbg !39
  store i32 %call6, i32* %m, align 4, !dbg !38
  %6 = load i32, i32* %n, align 4, !dbg !40
  %cmp7 = icmp sgt i32 %6, 40, !dbg !42
  br i1 %cmp7, label %if.then12, label %lor.lhs.false8, !dbg !43

lor.lhs.false8:
  %7 = load i32, i32* %m, align 4, !dbg !44
  %cmp9 = icmp sle i32 %7, 0, !dbg !45
  br i1 %cmp9, label %if.then12, label %lor.lhs.false10, !dbg !46

lor.lhs.false10:
  %8 = load i32, i32* %m, align 4, !dbg !47
  %cmp11 = icmp sgt i32 %8, 40, !dbg !48
  br i1 %cmp11, label %if.then12, label %if.end13, !dbg !49

if.then12:
  store i32 0, i32* %retval, align 4, !dbg !50
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !50

if.end13:
  %9 = bitcast i32* %g to i8*, !dbg !51
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %9), !dbg !51
  call void @llvm.dbg.declare(metadata i32* %g, metadata !18, metadata !DIExpression()), !dbg !52
  %10 = load i32, i32* %n, align 4, !dbg !53
  %11 = load i32, i32* %m, align 4, !dbg !54
  %call14 = call i32 @divisor(i32 noundef %10, i32 noundef %11), !dbg !55
  store i32 %call14, i32* %g, align 4, !dbg !52
  %12 = load i32, i32* %n, align 4, !dbg !56
  %13 = load i32, i32* %g, align 4, !dbg !58
  %rem = srem i32 %12, %13, !dbg !59
  %tobool = icmp ne i32 %rem, 0, !dbg !59
  br i1 %tobool, label %if.then22, label %lor.lhs.false15, !dbg !60

lor.lhs.false15:
  %14 = load i32, i32* %m, align 4, !dbg !61
  %15 = load i32, i32* %g, align 4, !dbg !62
  %rem16 = srem i32 %14, %15, !dbg !63
  %tobool17 = icmp ne i32 %rem16, 0, !dbg !63
  br i1 %tobool17, label %if.then22, label %lor.lhs.false18, !dbg !64

lor.lhs.false18:
  %16 = load i32, i32* %n, align 4, !dbg !65
  %17 = load i32, i32* %g, align 4, !dbg !66
  %div = sdiv i32 %16, %17, !dbg !67
  %18 = load i32, i32* %m, align 4, !dbg !68
  %19 = load i32, i32* %g, align 4, !dbg !69
  %div19 = sdiv i32 %18, %19, !dbg !70
  %call20 = call i32 @divisor(i32 noundef %div, i32 noundef %div19), !dbg !71
  %cmp21 = icmp ne i32 %call20, 1, !dbg !72
  br i1 %cmp21, label %if.then22, label %if.end23, !dbg !73

if.then22:
  call void @reach_error(), !dbg !74
  br label %if.end23, !dbg !74

if.end23:
  store i32 0, i32* %retval, align 4, !dbg !75
  store i32 1, i32* %cleanup.dest.slot, align 4
  %20 = bitcast i32* %g to i8*, !dbg !76
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %20), !dbg !76
  br label %cleanup

cleanup:
  %21 = bitcast i32* %m to i8*, !dbg !76
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %21), !dbg !76
  br label %cleanup24

cleanup24:
  %22 = bitcast i32* %n to i8*, !dbg !76
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %22), !dbg !76
  %23 = load i32, i32* %retval, align 4, !dbg !76
  ret i32 %23, !dbg !76
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

define internal i32 @multiplied(i32 noundef %n) !dbg !77 {
entry:
  %n.addr = alloca i32, align 4
  %product = alloca i32, align 4
  %p = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !81, metadata !DIExpression()), !dbg !85
  %0 = bitcast i32* %product to i8*, !dbg !86
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !86
  call void @llvm.dbg.declare(metadata i32* %product, metadata !82, metadata !DIExpression()), !dbg !87
  store i32 1, i32* %product, align 4, !dbg !87
  %1 = bitcast i32* %p to i8*, !dbg !88
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !88
  call void @llvm.dbg.declare(metadata i32* %p, metadata !83, metadata !DIExpression()), !dbg !89
  store i32 2, i32* %p, align 4, !dbg !89
  br label %for.cond, !dbg !88

for.cond:
  %2 = load i32, i32* %p, align 4, !dbg !90
  %3 = load i32, i32* %p, align 4, !dbg !92
  %mul = mul i32 %2, %3, !dbg !93
  %4 = load i32, i32* %n.addr, align 4, !dbg !94
  %cmp = icmp ule i32 %mul, %4, !dbg !95
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !96

for.cond.cleanup:
  %5 = bitcast i32* %p to i8*, !dbg !97
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %5), !dbg !97
  br label %for.end

for.body:
  br label %while.cond, !dbg !98

while.cond:
  %6 = load i32, i32* %n.addr, align 4, !dbg !99
  %7 = load i32, i32* %p, align 4, !dbg !100
  %rem = urem i32 %6, %7, !dbg !101
  %cmp1 = icmp eq i32 %rem, 0, !dbg !102
  br i1 %cmp1, label %while.body, label %while.end, !dbg !98

while.body:
  %8 = load i32, i32* %p, align 4, !dbg !103
  %9 = load i32, i32* %n.addr, align 4, !dbg !105
  %div = udiv i32 %9, %8, !dbg !105
  store i32 %div, i32* %n.addr, align 4, !dbg !105
  %10 = load i32, i32* %p, align 4, !dbg !106
  %11 = load i32, i32* %product, align 4, !dbg !107
  %mul2 = mul i32 %11, %10, !dbg !107
  store i32 %mul2, i32* %product, align 4, !dbg !107
  br label %while.cond, !dbg !98, !llvm.loop !108

while.end:
  br label %for.inc, !dbg !98

for.inc:
  %12 = load i32, i32* %p, align 4, !dbg !112
  %inc = add i32 %12, 1, !dbg !112
  store i32 %inc, i32* %p, align 4, !dbg !112
  br label %for.cond, !dbg !97, !llvm.loop !113

for.end:
  %13 = load i32, i32* %n.addr, align 4, !dbg !115
  %cmp3 = icmp ugt i32 %13, 1, !dbg !116
  br i1 %cmp3, label %cond.true, label %cond.false, !dbg !115

cond.true:
  %14 = load i32, i32* %product, align 4, !dbg !117
  %15 = load i32, i32* %n.addr, align 4, !dbg !118
  %mul4 = mul i32 %14, %15, !dbg !119
  br label %cond.end, !dbg !115

cond.false:
  %16 = load i32, i32* %product, align 4, !dbg !120
  br label %cond.end, !dbg !115

cond.end:
  %cond = phi i32 [ %mul4, %cond.true ], [ %16, %cond.false ], !dbg !115
  %17 = bitcast i32* %product to i8*, !dbg !121
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %17), !dbg !121
  ret i32 %cond, !dbg !122
}

declare !dbg !123 void @reach_error()

define internal i32 @divisor(i32 noundef %a, i32 noundef %b) !dbg !127 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  %rest = alloca i32, align 4
  store i32 %a, i32* %a.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %a.addr, metadata !131, metadata !DIExpression()), !dbg !135
  store i32 %b, i32* %b.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %b.addr, metadata !132, metadata !DIExpression()), !dbg !136
  br label %while.cond, !dbg !137

while.cond:
  %0 = load i32, i32* %b.addr, align 4, !dbg !138
  %tobool = icmp ne i32 %0, 0, !dbg !137
  br i1 %tobool, label %while.body, label %while.end, !dbg !137

while.body:
  %1 = bitcast i32* %rest to i8*, !dbg !139
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !139
  call void @llvm.dbg.declare(metadata i32* %rest, metadata !133, metadata !DIExpression()), !dbg !140
  %2 = load i32, i32* %a.addr, align 4, !dbg !141
  %3 = load i32, i32* %b.addr, align 4, !dbg !142
  %rem = srem i32 %2, %3, !dbg !143
  store i32 %rem, i32* %rest, align 4, !dbg !140
  %4 = load i32, i32* %b.addr, align 4, !dbg !144
  store i32 %4, i32* %a.addr, align 4, !dbg !145
  %5 = load i32, i32* %rest, align 4, !dbg !146
  store i32 %5, i32* %b.addr, align 4, !dbg !147
  %6 = bitcast i32* %rest to i8*, !dbg !148
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6), !dbg !148
  br label %while.cond, !dbg !137, !llvm.loop !149

while.end:
  %7 = load i32, i32* %a.addr, align 4, !dbg !150
  ret i32 %7, !dbg !151
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "all_runs_safe.c", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 26, type: !12, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!16, !17, !18}
!16 = !DILocalVariable(name: "n", scope: !11, file: !1, line: 27, type: !14)
!17 = !DILocalVariable(name: "m", scope: !11, file: !1, line: 30, type: !14)
!18 = !DILocalVariable(name: "g", scope: !11, file: !1, line: 32, type: !14)
!19 = !DILocation(line: 27, column: 3, scope: !11)
!20 = !DILocation(line: 27, column: 7, scope: !11)
!21 = !DILocation(line: 27, column: 11, scope: !11)
!22 = !DILocation(line: 28, column: 7, scope: !23)
!23 = distinct !DILexicalBlock(scope: !11, file: !1, line: 28, column: 7)
!24 = !DILocation(line: 28, column: 9, scope: !23)
!25 = !DILocation(line: 28, column: 13, scope: !23)
!26 = !DILocation(line: 28, column: 16, scope: !23)
!27 = !DILocation(line: 28, column: 18, scope: !23)
!28 = !DILocation(line: 28, column: 7, scope: !11)
!29 = !DILocation(line: 28, column: 25, scope: !23)
!30 = !DILocation(line: 29, column: 18, scope: !31)
!31 = distinct !DILexicalBlock(scope: !11, file: !1, line: 29, column: 7)
!32 = !DILocation(line: 29, column: 7, scope: !31)
!33 = !DILocation(line: 29, column: 34, scope: !31)
!34 = !DILocation(line: 29, column: 21, scope: !31)
!35 = !DILocation(line: 29, column: 7, scope: !11)
!36 = !DILocation(line: 29, column: 37, scope: !31)
!37 = !DILocation(line: 30, column: 3, scope: !11)
!38 = !DILocation(line: 30, column: 7, scope: !11)
!39 = !DILocation(line: 30, column: 11, scope: !11)
!40 = !DILocation(line: 31, column: 7, scope: !41)
!41 = distinct !DILexicalBlock(scope: !11, file: !1, line: 31, column: 7)
!42 = !DILocation(line: 31, column: 9, scope: !41)
!43 = !DILocation(line: 31, column: 14, scope: !41)
!44 = !DILocation(line: 31, column: 17, scope: !41)
!45 = !DILocation(line: 31, column: 19, scope: !41)
!46 = !DILocation(line: 31, column: 24, scope: !41)
!47 = !DILocation(line: 31, column: 27, scope: !41)
!48 = !DILocation(line: 31, column: 29, scope: !41)
!49 = !DILocation(line: 31, column: 7, scope: !11)
!50 = !DILocation(line: 31, column: 35, scope: !41)
!51 = !DILocation(line: 32, column: 3, scope: !11)
!52 = !DILocation(line: 32, column: 7, scope: !11)
!53 = !DILocation(line: 32, column: 19, scope: !11)
!54 = !DILocation(line: 32, column: 22, scope: !11)
!55 = !DILocation(line: 32, column: 11, scope: !11)
!56 = !DILocation(line: 33, column: 7, scope: !57)
!57 = distinct !DILexicalBlock(scope: !11, file: !1, line: 33, column: 7)
!58 = !DILocation(line: 33, column: 11, scope: !57)
!59 = !DILocation(line: 33, column: 9, scope: !57)
!60 = !DILocation(line: 33, column: 13, scope: !57)
!61 = !DILocation(line: 33, column: 16, scope: !57)
!62 = !DILocation(line: 33, column: 20, scope: !57)
!63 = !DILocation(line: 33, column: 18, scope: !57)
!64 = !DILocation(line: 33, column: 22, scope: !57)
!65 = !DILocation(line: 33, column: 33, scope: !57)
!66 = !DILocation(line: 33, column: 37, scope: !57)
!67 = !DILocation(line: 33, column: 35, scope: !57)
!68 = !DILocation(line: 33, column: 40, scope: !57)
!69 = !DILocation(line: 33, column: 44, scope: !57)
!70 = !DILocation(line: 33, column: 42, scope: !57)
!71 = !DILocation(line: 33, column: 25, scope: !57)
!72 = !DILocation(line: 33, column: 47, scope: !57)
!73 = !DILocation(line: 33, column: 7, scope: !11)
!74 = !DILocation(line: 33, column: 53, scope: !57)
!75 = !DILocation(line: 34, column: 3, scope: !11)
!76 = !DILocation(line: 35, column: 1, scope: !11)
!77 = distinct !DISubprogram(name: "multiplied", scope: !1, file: !1, line: 6, type: !78, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !80)
!78 = !DISubroutineType(types: !79)
!79 = !{!3, !3}
!80 = !{!81, !82, !83}
!81 = !DILocalVariable(name: "n", arg: 1, scope: !77, file: !1, line: 6, type: !3)
!82 = !DILocalVariable(name: "product", scope: !77, file: !1, line: 7, type: !3)
!83 = !DILocalVariable(name: "p", scope: !84, file: !1, line: 8, type: !3)
!84 = distinct !DILexicalBlock(scope: !77, file: !1, line: 8, column: 3)
!85 = !DILocation(line: 6, column: 37, scope: !77)
!86 = !DILocation(line: 7, column: 3, scope: !77)
!87 = !DILocation(line: 7, column: 12, scope: !77)
!88 = !DILocation(line: 8, column: 8, scope: !84)
!89 = !DILocation(line: 8, column: 17, scope: !84)
!90 = !DILocation(line: 8, column: 24, scope: !91)
!91 = distinct !DILexicalBlock(scope: !84, file: !1, line: 8, column: 3)
!92 = !DILocation(line: 8, column: 28, scope: !91)
!93 = !DILocation(line: 8, column: 26, scope: !91)
!94 = !DILocation(line: 8, column: 33, scope: !91)
!95 = !DILocation(line: 8, column: 30, scope: !91)
!96 = !DILocation(line: 8, column: 3, scope: !84)
!97 = !DILocation(line: 8, column: 3, scope: !91)
!98 = !DILocation(line: 9, column: 5, scope: !91)
!99 = !DILocation(line: 9, column: 12, scope: !91)
!100 = !DILocation(line: 9, column: 16, scope: !91)
!101 = !DILocation(line: 9, column: 14, scope: !91)
!102 = !DILocation(line: 9, column: 18, scope: !91)
!103 = !DILocation(line: 10, column: 12, scope: !104)
!104 = distinct !DILexicalBlock(scope: !91, file: !1, line: 9, column: 24)
!105 = !DILocation(line: 10, column: 9, scope: !104)
!106 = !DILocation(line: 11, column: 18, scope: !104)
!107 = !DILocation(line: 11, column: 15, scope: !104)
!108 = distinct !{!108, !98, !109, !110, !111}
!109 = !DILocation(line: 12, column: 5, scope: !91)
!110 = !{!"llvm.loop.mustprogress"}
!111 = !{!"llvm.loop.unroll.disable"}
!112 = !DILocation(line: 8, column: 37, scope: !91)
!113 = distinct !{!113, !96, !114, !110, !111}
!114 = !DILocation(line: 12, column: 5, scope: !84)
!115 = !DILocation(line: 13, column: 10, scope: !77)
!116 = !DILocation(line: 13, column: 12, scope: !77)
!117 = !DILocation(line: 13, column: 18, scope: !77)
!118 = !DILocation(line: 13, column: 28, scope: !77)
!119 = !DILocation(line: 13, column: 26, scope: !77)
!120 = !DILocation(line: 13, column: 32, scope: !77)
!121 = !DILocation(line: 14, column: 1, scope: !77)
!122 = !DILocation(line: 13, column: 3, scope: !77)
!123 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 3, type: !124, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !126)
!124 = !DISubroutineType(types: !125)
!125 = !{null}
!126 = !{}
!127 = distinct !DISubprogram(name: "divisor", scope: !1, file: !1, line: 17, type: !128, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !130)
!128 = !DISubroutineType(types: !129)
!129 = !{!14, !14, !14}
!130 = !{!131, !132, !133}
!131 = !DILocalVariable(name: "a", arg: 1, scope: !127, file: !1, line: 17, type: !14)
!132 = !DILocalVariable(name: "b", arg: 2, scope: !127, file: !1, line: 17, type: !14)
!133 = !DILocalVariable(name: "rest", scope: !134, file: !1, line: 19, type: !14)
!134 = distinct !DILexicalBlock(scope: !127, file: !1, line: 18, column: 13)
!135 = !DILocation(line: 17, column: 24, scope: !127)
!136 = !DILocation(line: 17, column: 31, scope: !127)
!137 = !DILocation(line: 18, column: 3, scope: !127)
!138 = !DILocation(line: 18, column: 10, scope: !127)
!139 = !DILocation(line: 19, column: 5, scope: !134)
!140 = !DILocation(line: 19, column: 9, scope: !134)
!141 = !DILocation(line: 19, column: 16, scope: !134)
!142 = !DILocation(line: 19, column: 20, scope: !134)
!143 = !DILocation(line: 19, column: 18, scope: !134)
!144 = !DILocation(line: 20, column: 9, scope: !134)
!145 = !DILocation(line: 20, column: 7, scope: !134)
!146 = !DILocation(line: 21, column: 9, scope: !134)
!147 = !DILocation(line: 21, column: 7, scope: !134)
!148 = !DILocation(line: 22, column: 3, scope: !127)
!149 = distinct !{!149, !137, !148, !110, !111}
!150 = !DILocation(line: 23, column: 10, scope: !127)
!151 = !DILocation(line: 23, column: 3, scope: !127)
