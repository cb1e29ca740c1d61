source_filename = "lift_requests_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !17 {
entry:
  %retval = alloca i32, align 4
  %floor = alloca i32, align 4
  %state = alloca i32, align 4
  %requests = alloca i32, align 4
  %timer = alloca i32, align 4
  %wanted = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %floor to i8*, !dbg !28
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !28
  call void @llvm.dbg.declare(metadata i32* %floor, metadata !22, metadata !DIExpression()), !dbg !29
  store i32 0, i32* %floor, align 4, !dbg !29
  %1 = bitcast i32* %state to i8*, !dbg !28
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !28
  call void @llvm.dbg.declare(metadata i32* %state, metadata !23, metadata !DIExpression()), !dbg !30
  store i32 0, i32* %state, align 4, !dbg !30
  %2 = bitcast i32* %requests to i8*, !dbg !28
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !28
  call void @llvm.dbg.declare(metadata i32* %requests, metadata !24, metadata !DIExpression()), !dbg !31
  store i32 0, i32* %requests, align 4, !dbg !31
  %3 = bitcast i32* %timer to i8*, !dbg !28
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !28
  call void @llvm.dbg.declare(metadata i32* %timer, metadata !25, metadata !DIExpression()), !dbg !32
  store i32 0, i32* %timer, align 4, !dbg !32
  br label %while.cond, !dbg !33

while.cond:
  br label %while.body, !dbg !33

while.body:
  %4 = bitcast i32* %wanted to i8*, !dbg !34
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4), !dbg !34
  call void @llvm.dbg.declare(metadata i32* %wanted, metadata !26, metadata !DIExpression()), !dbg !35
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !36
  store i32 %call, i32* %wanted, align 4, !dbg !35
  %5 = load i32, i32* %wanted, align 4, !dbg !37
  %cmp = icmp sge i32 %5, 0, !dbg !39
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !40

land.lhs.true:
  %6 = load i32, i32* %wanted, align 4, !dbg !41
  %cmp1 = icmp slt i32 %6, 8, !dbg !42
  br i1 %cmp1, label %if.then, label %if.end, !dbg !43

if.then:
  %7 = load i32, i32* %wanted, align 4, !dbg !44
  %shl = shl i32 1, %7, !dbg !45
  %8 = load i32, i32* %requests, align 4, !dbg !46
  %or = or i32 %8, %shl, !dbg !46
  store i32 %or, i32* %requests, align 4, !dbg !46
  br label %if.end, !dbg !47

if.end:
  %9 = load i32, i32* %state, align 4, !dbg !48
  switch i32 %9, label %sw.epilog [
    i32 0, label %sw.bb
    i32 1, label %sw.bb12
    i32 2, label %sw.bb18
    i32 3, label %sw.bb24
  ], !dbg !49

sw.bb:
  %10 = load i32, i32* %requests, align 4, !dbg !50
  %11 = load i32, i32* %floor, align 4, !dbg !53
  %shl2 = shl i32 1, %11, !dbg !54
  %and = and i32 %10, %shl2, !dbg !55
  %tobool = icmp ne i32 %and, 0, !dbg !55
  br i1 %tobool, label %if.then3, label %if.else, !dbg !56

if.then3:
  store i32 3, i32* %state, align 4, !dbg !57
  store i32 3, i32* %timer, align 4, !dbg !59
  br label %if.end11, !dbg !60

if.else:
  %12 = load i32, i32* %requests, align 4, !dbg !61
  %13 = load i32, i32* %floor, align 4, !dbg !63
  %add = add nsw i32 %13, 1, !dbg !64
  %shr = ashr i32 %12, %add, !dbg !65
  %tobool4 = icmp ne i32 %shr, 0, !dbg !65
  br i1 %tobool4, label %if.then5, label %if.else6, !dbg !66

if.then5:
  store i32 1, i32* %state, align 4, !dbg !67
  br label %if.end10, !dbg !68

if.else6:
  %14 = load i32, i32* %requests, align 4, !dbg !69
  %tobool7 = icmp ne i32 %14, 0, !dbg !69
  br i1 %tobool7, label %if.then8, label %if.end9, !dbg !71

if.then8:
  store i32 2, i32* %state, align 4, !dbg !72
  br label %if.end9, !dbg !73

if.end9:
  br label %if.end10

if.end10:
  br label %if.end11

if.end11:
  br label %sw.epilog, !dbg !74

sw.bb12:
  %15 = load i32, i32* %floor, align 4, !dbg !75
  %inc = add nsw i32 %15, 1, !dbg !75
  store i32 %inc, i32* %floor, align 4, !dbg !75
  %16 = load i32, i32* %requests, align 4, !dbg !76
  %17 = load i32, i32* %floor, align 4, !dbg !78
  %shl13 = shl i32 2, %17, !dbg !79
  %and14 = and i32 %16, %shl13, !dbg !80
  %tobool15 = icmp ne i32 %and14, 0, !dbg !80
  br i1 %tobool15, label %if.then16, label %if.end17, !dbg !81

if.then16:
  store i32 3, i32* %state, align 4, !dbg !82
  store i32 3, i32* %timer, align 4, !dbg !84
  br label %if.end17, !dbg !85

if.end17:
  br label %sw.epilog, !dbg !86

sw.bb18:
  %18 = load i32, i32* %floor, align 4, !dbg !87
  %dec = add nsw i32 %18, -1, !dbg !87
  store i32 %dec, i32* %floor, align 4, !dbg !87
  %19 = load i32, i32* %requests, align 4, !dbg !88
  %20 = load i32, i32* %floor, align 4, !dbg !90
  %shl19 = shl i32 1, %20, !dbg !91
  %and20 = and i32 %19, %shl19, !dbg !92
  %tobool21 = icmp ne i32 %and20, 0, !dbg !92
  br i1 %tobool21, label %if.then22, label %if.end23, !dbg !93

if.then22:
  store i32 3, i32* %state, align 4, !dbg !94
  store i32 3, i32* %timer, align 4, !dbg !96
  br label %if.end23, !dbg !97

if.end23:
  br label %sw.epilog, !dbg !98

sw.bb24:
  %21 = load i32, i32* %floor, align 4, !dbg !99
  %shl25 = shl i32 1, %21, !dbg !100
  %neg = xor i32 %shl25, -1, !dbg !101
  %22 = load i32, i32* %requests, align 4, !dbg !102
  %and26 = and i32 %22, %neg, !dbg !102
  store i32 %and26, i32* %requests, align 4, !dbg !102
  %23 = load i32, i32* %timer, align 4, !dbg !103
  %dec27 = add nsw i32 %23, -1, !dbg !103
  store i32 %dec27, i32* %timer, align 4, !dbg !103
  %cmp28 = icmp eq i32 %dec27, 0, !dbg !105
  br i1 %cmp28, label %if.then29, label %if.end30, !dbg !106

if.then29:
  store i32 0, i32* %state, align 4, !dbg !107
  br label %if.end30, !dbg !108

if.end30:
  br label %sw.epilog, !dbg !109

sw.epilog:
  %24 = load i32, i32* %floor, align 4, !dbg !110
  %cmp31 = icmp slt i32 %24, 0, !dbg !112
  br i1 %cmp31, label %if.then33, label %lor.lhs.false, !dbg !113

lor.lhs.false:
  %25 = load i32, i32* %floor, align 4, !dbg !114
  %cmp32 = icmp sge i32 %25, 8, !dbg !115
  br i1 %cmp32, label %if.then33, label %if.end34, !dbg !116

if.then33:
  call void @reach_error(), !dbg !117
  br label %if.end34, !dbg !117

if.end34:
  %26 = bitcast i32* %wanted to i8*, !dbg !118
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %26), !dbg !118
  br label %while.cond, !dbg !33, !llvm.loop !119
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare !dbg !121 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "lift_requests_unsafe.c", directory: ".")
!2 = !{!3}
!3 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !1, line: 5, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!5 = !{!6, !7, !8, !9}
!6 = !DIEnumerator(name: "IDLE", value: 0)
!7 = !DIEnumerator(name: "UP", value: 1)
!8 = !DIEnumerator(name: "DOWN", value: 2)
!9 = !DIEnumerator(name: "OPEN", value: 3)
!10 = !{i32 7, !"Dwarf Version", i32 5}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 7, !"PIC Level", i32 2}
!14 = !{i32 7, !"PIE Level", i32 2}
!15 = !{i32 7, !"uwtable", i32 1}

!17 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !18, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !21)
!18 = !DISubroutineType(types: !19)
!19 = !{!20}
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{!22, !23, !24, !25, !26}
!22 = !DILocalVariable(name: "floor", scope: !17, file: !1, line: 8, type: !20)
!23 = !DILocalVariable(name: "state", scope: !17, file: !1, line: 8, type: !20)
!24 = !DILocalVariable(name: "requests", scope: !17, file: !1, line: 8, type: !20)
!25 = !DILocalVariable(name: "timer", scope: !17, file: !1, line: 8, type: !20)
!26 = !DILocalVariable(name: "wanted", scope: !27, file: !1, line: 10, type: !20)
!27 = distinct !DILexicalBlock(scope: !17, file: !1, line: 9, column: 13)
!28 = !DILocation(line: 8, column: 3, scope: !17)
!29 = !DILocation(line: 8, column: 7, scope: !17)
!30 = !DILocation(line: 8, column: 18, scope: !17)
!31 = !DILocation(line: 8, column: 32, scope: !17)
!32 = !DILocation(line: 8, column: 46, scope: !17)
!33 = !DILocation(line: 9, column: 3, scope: !17)
!34 = !DILocation(line: 10, column: 5, scope: !27)
!35 = !DILocation(line: 10, column: 9, scope: !27)
!36 = !DILocation(line: 10, column: 18, scope: !27)
!37 = !DILocation(line: 11, column: 9, scope: !38)
!38 = distinct !DILexicalBlock(scope: !27, file: !1, line: 11, column: 9)
!39 = !DILocation(line: 11, column: 16, scope: !38)
!40 = !DILocation(line: 11, column: 21, scope: !38)
!41 = !DILocation(line: 11, column: 24, scope: !38)
!42 = !DILocation(line: 11, column: 31, scope: !38)
!43 = !DILocation(line: 11, column: 9, scope: !27)
!44 = !DILocation(line: 12, column: 24, scope: !38)
!45 = !DILocation(line: 12, column: 21, scope: !38)
!46 = !DILocation(line: 12, column: 16, scope: !38)
!47 = !DILocation(line: 12, column: 7, scope: !38)
!48 = !DILocation(line: 13, column: 13, scope: !27)
!49 = !DILocation(line: 13, column: 5, scope: !27)
!50 = !DILocation(line: 15, column: 11, scope: !51)
!51 = distinct !DILexicalBlock(scope: !52, file: !1, line: 15, column: 11)
!52 = distinct !DILexicalBlock(scope: !27, file: !1, line: 13, column: 20)
!53 = !DILocation(line: 15, column: 28, scope: !51)
!54 = !DILocation(line: 15, column: 25, scope: !51)
!55 = !DILocation(line: 15, column: 20, scope: !51)
!56 = !DILocation(line: 15, column: 11, scope: !52)
!57 = !DILocation(line: 16, column: 15, scope: !58)
!58 = distinct !DILexicalBlock(scope: !51, file: !1, line: 15, column: 36)
!59 = !DILocation(line: 17, column: 15, scope: !58)
!60 = !DILocation(line: 18, column: 7, scope: !58)
!61 = !DILocation(line: 18, column: 18, scope: !62)
!62 = distinct !DILexicalBlock(scope: !51, file: !1, line: 18, column: 18)
!63 = !DILocation(line: 18, column: 31, scope: !62)
!64 = !DILocation(line: 18, column: 37, scope: !62)
!65 = !DILocation(line: 18, column: 27, scope: !62)
!66 = !DILocation(line: 18, column: 18, scope: !51)
!67 = !DILocation(line: 19, column: 15, scope: !62)
!68 = !DILocation(line: 19, column: 9, scope: !62)
!69 = !DILocation(line: 20, column: 16, scope: !70)
!70 = distinct !DILexicalBlock(scope: !62, file: !1, line: 20, column: 16)
!71 = !DILocation(line: 20, column: 16, scope: !62)
!72 = !DILocation(line: 21, column: 15, scope: !70)
!73 = !DILocation(line: 21, column: 9, scope: !70)
!74 = !DILocation(line: 22, column: 7, scope: !52)
!75 = !DILocation(line: 24, column: 12, scope: !52)
!76 = !DILocation(line: 25, column: 11, scope: !77)
!77 = distinct !DILexicalBlock(scope: !52, file: !1, line: 25, column: 11)
!78 = !DILocation(line: 25, column: 28, scope: !77)
!79 = !DILocation(line: 25, column: 25, scope: !77)
!80 = !DILocation(line: 25, column: 20, scope: !77)
!81 = !DILocation(line: 25, column: 11, scope: !52)
!82 = !DILocation(line: 26, column: 15, scope: !83)
!83 = distinct !DILexicalBlock(scope: !77, file: !1, line: 25, column: 36)
!84 = !DILocation(line: 27, column: 15, scope: !83)
!85 = !DILocation(line: 28, column: 7, scope: !83)
!86 = !DILocation(line: 29, column: 7, scope: !52)
!87 = !DILocation(line: 31, column: 12, scope: !52)
!88 = !DILocation(line: 32, column: 11, scope: !89)
!89 = distinct !DILexicalBlock(scope: !52, file: !1, line: 32, column: 11)
!90 = !DILocation(line: 32, column: 28, scope: !89)
!91 = !DILocation(line: 32, column: 25, scope: !89)
!92 = !DILocation(line: 32, column: 20, scope: !89)
!93 = !DILocation(line: 32, column: 11, scope: !52)
!94 = !DILocation(line: 33, column: 15, scope: !95)
!95 = distinct !DILexicalBlock(scope: !89, file: !1, line: 32, column: 36)
!96 = !DILocation(line: 34, column: 15, scope: !95)
!97 = !DILocation(line: 35, column: 7, scope: !95)
!98 = !DILocation(line: 36, column: 7, scope: !52)
!99 = !DILocation(line: 38, column: 26, scope: !52)
!100 = !DILocation(line: 38, column: 23, scope: !52)
!101 = !DILocation(line: 38, column: 19, scope: !52)
!102 = !DILocation(line: 38, column: 16, scope: !52)
!103 = !DILocation(line: 39, column: 11, scope: !104)
!104 = distinct !DILexicalBlock(scope: !52, file: !1, line: 39, column: 11)
!105 = !DILocation(line: 39, column: 19, scope: !104)
!106 = !DILocation(line: 39, column: 11, scope: !52)
!107 = !DILocation(line: 40, column: 15, scope: !104)
!108 = !DILocation(line: 40, column: 9, scope: !104)
!109 = !DILocation(line: 41, column: 7, scope: !52)
!110 = !DILocation(line: 43, column: 9, scope: !111)
!111 = distinct !DILexicalBlock(scope: !27, file: !1, line: 43, column: 9)
!112 = !DILocation(line: 43, column: 15, scope: !111)
!113 = !DILocation(line: 43, column: 19, scope: !111)
!114 = !DILocation(line: 43, column: 22, scope: !111)
!115 = !DILocation(line: 43, column: 28, scope: !111)
!116 = !DILocation(line: 43, column: 9, scope: !27)
!117 = !DILocation(line: 44, column: 7, scope: !111)
!118 = !DILocation(line: 45, column: 3, scope: !17)
!119 = distinct !{!119, !33, !118, !120}
!120 = !{!"llvm.loop.unroll.disable"}
!121 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 3, type: !122, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !124)
!122 = !DISubroutineType(types: !123)
!123 = !{null}
!124 = !{}
