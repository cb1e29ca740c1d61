source_filename = "records_by_index_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.point = type { i32, i32 }

@points = internal global [500 x %struct.point] zeroinitializer, align 16, !dbg !0
@order = internal global [500 x i32] zeroinitializer, align 16, !dbg !7

define dso_local i32 @main() !dbg !24 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %i = alloca i32, align 4
  %v = alloca i32, align 4
  %i13 = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !36
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !36
  call void @llvm.dbg.declare(metadata i32* %n, metadata !27, metadata !DIExpression()), !dbg !37
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !38
  store i32 %call, i32* %n, align 4, !dbg !37
  %1 = load i32, i32* %n, align 4, !dbg !39
  %cmp = icmp ugt i32 %1, 500, !dbg !41
  br i1 %cmp, label %if.then, label %if.end, !dbg !42

if.then:
  store i32 0, i32* %retval, align 4, !dbg !43
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !43

if.end:
  %2 = bitcast i32* %i to i8*, !dbg !44
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !44
  call void @llvm.dbg.declare(metadata i32* %i, metadata !29, metadata !DIExpression()), !dbg !45
  store i32 0, i32* %i, align 4, !dbg !45
  br label %for.cond, !dbg !44

for.cond:
  %3 = load i32, i32* %i, align 4, !dbg !46
  %4 = load i32, i32* %n, align 4, !dbg !47
  %cmp1 = icmp ult i32 %3, %4, !dbg !48
  br i1 %cmp1, label %for.body, label %for.cond.cleanup, !dbg !49

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  %5 = bitcast i32* %i to i8*, !dbg !50
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %5), !dbg !50
  br label %for.end

for.body:
  %6 = bitcast i32* %v to i8*, !dbg !51
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %6), !dbg !51
  call void @llvm.dbg.declare(metadata i32* %v, metadata !31, metadata !DIExpression()), !dbg !52
  %call2 = call i32 @__VERIFIER_nondet_int(), !dbg !53
  store i32 %call2, i32* %v, align 4, !dbg !52
  %7 = load i32, i32* %v, align 4, !dbg !54
  %cmp3 = icmp slt i32 %7, 0, !dbg !56
  br i1 %cmp3, label %if.then5, label %lor.lhs.false, !dbg !57

lor.lhs.false:
  %8 = load i32, i32* %v, align 4, !dbg !58
  %cmp4 = icmp sgt i32 %8, 99, !dbg !59
  br i1 %cmp4, label %if.then5, label %if.end6, !dbg !60

if.then5:
  store i32 0, i32* %v, align 4, !dbg !61
  br label %if.end6, !dbg !62

if.end6:
  %9 = load i32, i32* %v, align 4, !dbg !63
  %10 = load i32, i32* %i, align 4, !dbg !64
  %idxprom = zext i32 %10 to i64, !dbg !65
  %arrayidx = getelementptr inbounds [500 x %struct.point], [500 x %struct.point]* @points, i64 0, i64 %idxprom, !dbg !65
  %x = getelementptr inbounds %struct.point, %struct.point* %arrayidx, i32 0, i32 0, !dbg !66
  store i32 %9, i32* %x, align 8, !dbg !67
  %11 = load i32, i32* %v, align 4, !dbg !68
  %sub = sub nsw i32 99, %11, !dbg !69
  %12 = load i32, i32* %i, align 4, !dbg !70
  %idxprom7 = zext i32 %12 to i64, !dbg !71
  %arrayidx8 = getelementptr inbounds [500 x %struct.point], [500 x %struct.point]* @points, i64 0, i64 %idxprom7, !dbg !71
  %y = getelementptr inbounds %struct.point, %struct.point* %arrayidx8, i32 0, i32 1, !dbg !72
  store i32 %sub, i32* %y, align 4, !dbg !73
  %13 = load i32, i32* %n, align 4, !dbg !74
  %sub9 = sub i32 %13, 1, !dbg !75
  %14 = load i32, i32* %i, align 4, !dbg !76
  %sub10 = sub i32 %sub9, %14, !dbg !77
  %15 = load i32, i32* %i, align 4, !dbg !78
  %idxprom11 = zext i32 %15 to i64, !dbg !79
  %arrayidx12 = getelementptr inbounds [500 x i32], [500 x i32]* @order, i64 0, i64 %idxprom11, !dbg !79
  store i32 %sub10, i32* %arrayidx12, align 4, !dbg !80
  %16 = bitcast i32* %v to i8*, !dbg !81
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %16), !dbg !81
  br label %for.inc, !dbg !82

for.inc:
  %17 = load i32, i32* %i, align 4, !dbg !83
  %inc = add i32 %17, 1, !dbg !83
  store i32 %inc, i32* %i, align 4, !dbg !83
  br label %for.cond, !dbg !50, !llvm.loop !84

for.end:
  %18 = bitcast i32* %i13 to i8*, !dbg !88
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %18), !dbg !88
  call void @llvm.dbg.declare(metadata i32* %i13, metadata !34, metadata !DIExpression()), !dbg !89
  store i32 0, i32* %i13, align 4, !dbg !89
  br label %for.cond14, !dbg !88

for.cond14:
  %19 = load i32, i32* %i13, align 4, !dbg !90
  %20 = load i32, i32* %n, align 4, !dbg !92
  %cmp15 = icmp ult i32 %19, %20, !dbg !93
  br i1 %cmp15, label %for.body17, label %for.cond.cleanup16, !dbg !94

for.cond.cleanup16:
  store i32 5, i32* %cleanup.dest.slot, align 4
  %21 = bitcast i32* %i13 to i8*, !dbg !95
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %21), !dbg !95
  br label %for.end43

for.body17:
  %22 = load i32, i32* %i13, align 4, !dbg !96
  %idxprom18 = zext i32 %22 to i64, !dbg !99
  %arrayidx19 = getelementptr inbounds [500 x %struct.point], [500 x %struct.point]* @points, i64 0, i64 %idxprom18, !dbg !99
  %x20 = getelementptr inbounds %struct.point, %struct.point* %arrayidx19, i32 0, i32 0, !dbg !100
  %23 = load i32, i32* %x20, align 8, !dbg !100
  %cmp21 = icmp slt i32 %23, 0, !dbg !101
  br i1 %cmp21, label %if.then22, label %if.end23, !dbg !102

if.then22:
  call void @reach_error(), !dbg !103
  br label %if.end23, !dbg !103

if.end23:
  %24 = load i32, i32* %i13, align 4, !dbg !104
  %idxprom24 = zext i32 %24 to i64, !dbg !106
  %arrayidx25 = getelementptr inbounds [500 x i32], [500 x i32]* @order, i64 0, i64 %idxprom24, !dbg !106
  %25 = load i32, i32* %arrayidx25, align 4, !dbg !106
  %cmp26 = icmp slt i32 %25, 0, !dbg !107
  br i1 %cmp26, label %if.then31, label %lor.lhs.false27, !dbg !108

lor.lhs.false27:
  %26 = load i32, i32* %i13, align 4, !dbg !109
  %idxprom28 = zext i32 %26 to i64, !dbg !110
  %arrayidx29 = getelementptr inbounds [500 x i32], [500 x i32]* @order, i64 0, i64 %idxprom28, !dbg !110
  %27 = load i32, i32* %arrayidx29, align 4, !dbg !110
  %28 = load i32, i32* %n, align 4, !dbg !111
  %cmp30 = icmp sge i32 %27, %28, !dbg !112
  br i1 %cmp30, label %if.then31, label %if.end32, !dbg !113

if.then31:
  call void @reach_error(), !dbg !114
  br label %if.end32, !dbg !114

if.end32:
  %29 = load i32, i32* %i13, align 4, !dbg !115
  %idxprom33 = zext i32 %29 to i64, !dbg !117
  %arrayidx34 = getelementptr inbounds [500 x i32], [500 x i32]* @order, i64 0, i64 %idxprom33, !dbg !117
  %30 = load i32, i32* %arrayidx34, align 4, !dbg !117
  %idxprom35 = sext i32 %30 to i64, !dbg !118
  %arrayidx36 = getelementptr inbounds [500 x %struct.point], [500 x %struct.point]* @points, i64 0, i64 %idxprom35, !dbg !118
  %y37 = getelementptr inbounds %struct.point, %struct.point* %arrayidx36, i32 0, i32 1, !dbg !119
  %31 = load i32, i32* %y37, align 4, !dbg !119
  %cmp38 = icmp sgt i32 %31, 99, !dbg !120
  br i1 %cmp38, label %if.then39, label %if.end40, !dbg !121

if.then39:
  call void @reach_error(), !dbg !122
  br label %if.end40, !dbg !122

if.end40:
  br label %for.inc41, !dbg !123

for.inc41:
  %32 = load i32, i32* %i13, align 4, !dbg !124
  %inc42 = add i32 %32, 1, !dbg !124
  store i32 %inc42, i32* %i13, align 4, !dbg !124
  br label %for.cond14, !dbg !95, !llvm.loop !125

for.end43:
  store i32 0, i32* %retval, align 4, !dbg !127
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !127

cleanup:
  %33 = bitcast i32* %n to i8*, !dbg !128
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %33), !dbg !128
  %34 = load i32, i32* %retval, align 4, !dbg !128
  ret i32 %34, !dbg !128
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_uint()

declare i32 @__VERIFIER_nondet_int()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare !dbg !129 void @reach_error()

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!17, !18, !19, !20, !21, !22}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "points", scope: !2, file: !3, line: 11, type: !12, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "records_by_index_safe.c", directory: ".")
!4 = !{!5}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "order", scope: !2, file: !3, line: 12, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 16000, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 500)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 32000, elements: !10)
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "point", file: !3, line: 6, size: 64, elements: !14)
!14 = !{!15, !16}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !13, file: !3, line: 7, baseType: !5, size: 32)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !13, file: !3, line: 8, baseType: !5, size: 32, offset: 32)
!17 = !{i32 7, !"Dwarf Version", i32 5}
!18 = !{i32 2, !"Debug Info Version", i32 3}
!19 = !{i32 1, !"wchar_size", i32 4}
!20 = !{i32 7, !"PIC Level", i32 2}
!21 = !{i32 7, !"PIE Level", i32 2}
!22 = !{i32 7, !"uwtable", i32 1}

!24 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 14, type: !25, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !26)
!25 = !DISubroutineType(types: !4)
!26 = !{!27, !29, !31, !34}
!27 = !DILocalVariable(name: "n", scope: !24, file: !3, line: 15, type: !28)
!28 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!29 = !DILocalVariable(name: "i", scope: !30, file: !3, line: 17, type: !28)
!30 = distinct !DILexicalBlock(scope: !24, file: !3, line: 17, column: 5)
!31 = !DILocalVariable(name: "v", scope: !32, file: !3, line: 18, type: !5)
!32 = distinct !DILexicalBlock(scope: !33, file: !3, line: 17, column: 38)
!33 = distinct !DILexicalBlock(scope: !30, file: !3, line: 17, column: 5)
!34 = !DILocalVariable(name: "i", scope: !35, file: !3, line: 24, type: !28)
!35 = distinct !DILexicalBlock(scope: !24, file: !3, line: 24, column: 5)
!36 = !DILocation(line: 15, column: 5, scope: !24)
!37 = !DILocation(line: 15, column: 14, scope: !24)
!38 = !DILocation(line: 15, column: 18, scope: !24)
!39 = !DILocation(line: 16, column: 9, scope: !40)
!40 = distinct !DILexicalBlock(scope: !24, file: !3, line: 16, column: 9)
!41 = !DILocation(line: 16, column: 11, scope: !40)
!42 = !DILocation(line: 16, column: 9, scope: !24)
!43 = !DILocation(line: 16, column: 18, scope: !40)
!44 = !DILocation(line: 17, column: 10, scope: !30)
!45 = !DILocation(line: 17, column: 19, scope: !30)
!46 = !DILocation(line: 17, column: 26, scope: !33)
!47 = !DILocation(line: 17, column: 30, scope: !33)
!48 = !DILocation(line: 17, column: 28, scope: !33)
!49 = !DILocation(line: 17, column: 5, scope: !30)
!50 = !DILocation(line: 17, column: 5, scope: !33)
!51 = !DILocation(line: 18, column: 9, scope: !32)
!52 = !DILocation(line: 18, column: 13, scope: !32)
!53 = !DILocation(line: 18, column: 17, scope: !32)
!54 = !DILocation(line: 19, column: 13, scope: !55)
!55 = distinct !DILexicalBlock(scope: !32, file: !3, line: 19, column: 13)
!56 = !DILocation(line: 19, column: 15, scope: !55)
!57 = !DILocation(line: 19, column: 19, scope: !55)
!58 = !DILocation(line: 19, column: 22, scope: !55)
!59 = !DILocation(line: 19, column: 24, scope: !55)
!60 = !DILocation(line: 19, column: 13, scope: !32)
!61 = !DILocation(line: 19, column: 32, scope: !55)
!62 = !DILocation(line: 19, column: 30, scope: !55)
!63 = !DILocation(line: 20, column: 23, scope: !32)
!64 = !DILocation(line: 20, column: 16, scope: !32)
!65 = !DILocation(line: 20, column: 9, scope: !32)
!66 = !DILocation(line: 20, column: 19, scope: !32)
!67 = !DILocation(line: 20, column: 21, scope: !32)
!68 = !DILocation(line: 21, column: 28, scope: !32)
!69 = !DILocation(line: 21, column: 26, scope: !32)
!70 = !DILocation(line: 21, column: 16, scope: !32)
!71 = !DILocation(line: 21, column: 9, scope: !32)
!72 = !DILocation(line: 21, column: 19, scope: !32)
!73 = !DILocation(line: 21, column: 21, scope: !32)
!74 = !DILocation(line: 22, column: 20, scope: !32)
!75 = !DILocation(line: 22, column: 22, scope: !32)
!76 = !DILocation(line: 22, column: 28, scope: !32)
!77 = !DILocation(line: 22, column: 26, scope: !32)
!78 = !DILocation(line: 22, column: 15, scope: !32)
!79 = !DILocation(line: 22, column: 9, scope: !32)
!80 = !DILocation(line: 22, column: 18, scope: !32)
!81 = !DILocation(line: 23, column: 5, scope: !33)
!82 = !DILocation(line: 23, column: 5, scope: !32)
!83 = !DILocation(line: 17, column: 34, scope: !33)
!84 = distinct !{!84, !49, !85, !86, !87}
!85 = !DILocation(line: 23, column: 5, scope: !30)
!86 = !{!"llvm.loop.mustprogress"}
!87 = !{!"llvm.loop.unroll.disable"}
!88 = !DILocation(line: 24, column: 10, scope: !35)
!89 = !DILocation(line: 24, column: 19, scope: !35)
!90 = !DILocation(line: 24, column: 26, scope: !91)
!91 = distinct !DILexicalBlock(scope: !35, file: !3, line: 24, column: 5)
!92 = !DILocation(line: 24, column: 30, scope: !91)
!93 = !DILocation(line: 24, column: 28, scope: !91)
!94 = !DILocation(line: 24, column: 5, scope: !35)
!95 = !DILocation(line: 24, column: 5, scope: !91)
!96 = !DILocation(line: 25, column: 20, scope: !97)
!97 = distinct !DILexicalBlock(scope: !98, file: !3, line: 25, column: 13)
!98 = distinct !DILexicalBlock(scope: !91, file: !3, line: 24, column: 38)
!99 = !DILocation(line: 25, column: 13, scope: !97)
!100 = !DILocation(line: 25, column: 23, scope: !97)
!101 = !DILocation(line: 25, column: 25, scope: !97)
!102 = !DILocation(line: 25, column: 13, scope: !98)
!103 = !DILocation(line: 25, column: 30, scope: !97)
!104 = !DILocation(line: 26, column: 19, scope: !105)
!105 = distinct !DILexicalBlock(scope: !98, file: !3, line: 26, column: 13)
!106 = !DILocation(line: 26, column: 13, scope: !105)
!107 = !DILocation(line: 26, column: 22, scope: !105)
!108 = !DILocation(line: 26, column: 26, scope: !105)
!109 = !DILocation(line: 26, column: 35, scope: !105)
!110 = !DILocation(line: 26, column: 29, scope: !105)
!111 = !DILocation(line: 26, column: 46, scope: !105)
!112 = !DILocation(line: 26, column: 38, scope: !105)
!113 = !DILocation(line: 26, column: 13, scope: !98)
!114 = !DILocation(line: 26, column: 49, scope: !105)
!115 = !DILocation(line: 27, column: 26, scope: !116)
!116 = distinct !DILexicalBlock(scope: !98, file: !3, line: 27, column: 13)
!117 = !DILocation(line: 27, column: 20, scope: !116)
!118 = !DILocation(line: 27, column: 13, scope: !116)
!119 = !DILocation(line: 27, column: 30, scope: !116)
!120 = !DILocation(line: 27, column: 32, scope: !116)
!121 = !DILocation(line: 27, column: 13, scope: !98)
!122 = !DILocation(line: 27, column: 38, scope: !116)
!123 = !DILocation(line: 28, column: 5, scope: !98)
!124 = !DILocation(line: 24, column: 34, scope: !91)
!125 = distinct !{!125, !94, !126, !86, !87}
!126 = !DILocation(line: 28, column: 5, scope: !35)
!127 = !DILocation(line: 29, column: 5, scope: !24)
!128 = !DILocation(line: 30, column: 1, scope: !24)
!129 = !DISubprogram(name: "reach_error", scope: !3, file: !3, line: 4, type: !130, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !132)
!130 = !DISubroutineType(types: !131)
!131 = !{null}
!132 = !{}
