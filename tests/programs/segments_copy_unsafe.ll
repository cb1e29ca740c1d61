source_filename = "segments_copy_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@a = dso_local global [512 x i32] zeroinitializer, align 16, !dbg !0
@b = dso_local global [512 x i32] zeroinitializer, align 16, !dbg !5

define dso_local i32 @main() !dbg !18 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %i = alloca i32, align 4
  %x = alloca i32, align 4
  %i10 = alloca i32, align 4
  %i22 = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !32
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !32
  call void @llvm.dbg.declare(metadata i32* %n, metadata !22, metadata !DIExpression()), !dbg !33
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !34
  store i32 %call, i32* %n, align 4, !dbg !33
  %1 = load i32, i32* %n, align 4, !dbg !35
  %cmp = icmp slt i32 %1, 1, !dbg !37
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !38

lor.lhs.false:
  %2 = load i32, i32* %n, align 4, !dbg !39
  %cmp1 = icmp sgt i32 %2, 512, !dbg !40
  br i1 %cmp1, label %if.then, label %if.end, !dbg !41

if.then:
  store i32 0, i32* %retval, align 4, !dbg !42
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !42

if.end:
  %3 = bitcast i32* %i to i8*, !dbg !43
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !43
  call void @llvm.dbg.declare(metadata i32* %i, metadata !23, metadata !DIExpression()), !dbg !44
  store i32 0, i32* %i, align 4, !dbg !44
  br label %for.cond, !dbg !43

for.cond:
  %4 = load i32, i32* %i, align 4, !dbg !45
  %5 = load i32, i32* %n, align 4, !dbg !46
  %cmp2 = icmp slt i32 %4, %5, !dbg !47
  br i1 %cmp2, label %for.body, label %for.cond.cleanup, !dbg !48

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  %6 = bitcast i32* %i to i8*, !dbg !49
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6), !dbg !49
  br label %for.end

for.body:
  %7 = bitcast i32* %x to i8*, !dbg !50
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %7), !dbg !50
  call void @llvm.dbg.declare(metadata i32* %x, metadata !25, metadata !DIExpression()), !dbg !51
  %call3 = call i32 @__VERIFIER_nondet_int(), !dbg !52
  store i32 %call3, i32* %x, align 4, !dbg !51
  %8 = load i32, i32* %x, align 4, !dbg !53
  %cmp4 = icmp slt i32 %8, -50, !dbg !54
  br i1 %cmp4, label %cond.true, label %cond.false, !dbg !53

cond.true:
  br label %cond.end8, !dbg !53

cond.false:
  %9 = load i32, i32* %x, align 4, !dbg !55
  %cmp5 = icmp sgt i32 %9, 50, !dbg !56
  br i1 %cmp5, label %cond.true6, label %cond.false7, !dbg !55

cond.true6:
  br label %cond.end, !dbg !55

cond.false7:
  %10 = load i32, i32* %x, align 4, !dbg !57
  br label %cond.end, !dbg !55

cond.end:
  %cond = phi i32 [ 50, %cond.true6 ], [ %10, %cond.false7 ], !dbg !55
  br label %cond.end8, !dbg !53

cond.end8:
  %cond9 = phi i32 [ -50, %cond.true ], [ %cond, %cond.end ], !dbg !53
  %11 = load i32, i32* %i, align 4, !dbg !58
  %idxprom = sext i32 %11 to i64, !dbg !59
  %arrayidx = getelementptr inbounds [512 x i32], [512 x i32]* @a, i64 0, i64 %idxprom, !dbg !59
  store i32 %cond9, i32* %arrayidx, align 4, !dbg !60
  %12 = bitcast i32* %x to i8*, !dbg !61
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %12), !dbg !61
  br label %for.inc, !dbg !62

for.inc:
  %13 = load i32, i32* %i, align 4, !dbg !63
  %inc = add nsw i32 %13, 1, !dbg !63
  store i32 %inc, i32* %i, align 4, !dbg !63
  br label %for.cond, !dbg !49, !llvm.loop !64

for.end:
  %14 = bitcast i32* %i10 to i8*, !dbg !68
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %14), !dbg !68
  call void @llvm.dbg.declare(metadata i32* %i10, metadata !28, metadata !DIExpression()), !dbg !69
  store i32 0, i32* %i10, align 4, !dbg !69
  br label %for.cond11, !dbg !68

for.cond11:
  %15 = load i32, i32* %i10, align 4, !dbg !70
  %16 = load i32, i32* %n, align 4, !dbg !72
  %cmp12 = icmp slt i32 %15, %16, !dbg !73
  br i1 %cmp12, label %for.body14, label %for.cond.cleanup13, !dbg !74

for.cond.cleanup13:
  store i32 5, i32* %cleanup.dest.slot, align 4
  %17 = bitcast i32* %i10 to i8*, !dbg !75
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %17), !dbg !75
  br label %for.end21

for.body14:
  %18 = load i32, i32* %i10, align 4, !dbg !76
  %idxprom15 = sext i32 %18 to i64, !dbg !77
  %arrayidx16 = getelementptr inbounds [512 x i32], [512 x i32]* @a, i64 0, i64 %idxprom15, !dbg !77
  %19 = load i32, i32* %arrayidx16, align 4, !dbg !77
  %mul = mul nsw i32 %19, 2, !dbg !78
  %20 = load i32, i32* %i10, align 4, !dbg !79
  %idxprom17 = sext i32 %20 to i64, !dbg !80
  %arrayidx18 = getelementptr inbounds [512 x i32], [512 x i32]* @b, i64 0, i64 %idxprom17, !dbg !80
  store i32 %mul, i32* %arrayidx18, align 4, !dbg !81
  br label %for.inc19, !dbg !80

for.inc19:
  %21 = load i32, i32* %i10, align 4, !dbg !82
  %inc20 = add nsw i32 %21, 1, !dbg !82
  store i32 %inc20, i32* %i10, align 4, !dbg !82
  br label %for.cond11, !dbg !75, !llvm.loop !83

for.end21:
  %22 = bitcast i32* %i22 to i8*, !dbg !85
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %22), !dbg !85
  call void @llvm.dbg.declare(metadata i32* %i22, metadata !30, metadata !DIExpression()), !dbg !86
  %23 = load i32, i32* %n, align 4, !dbg !87
  %sub = sub nsw i32 %23, 1, !dbg !88
  store i32 %sub, i32* %i22, align 4, !dbg !86
  br label %for.cond23, !dbg !85

for.cond23:
  %24 = load i32, i32* %i22, align 4, !dbg !89
  %cmp24 = icmp sge i32 %24, 0, !dbg !91
  br i1 %cmp24, label %for.body26, label %for.cond.cleanup25, !dbg !92

for.cond.cleanup25:
  store i32 8, i32* %cleanup.dest.slot, align 4
  %25 = bitcast i32* %i22 to i8*, !dbg !93
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %25), !dbg !93
  br label %for.end37

for.body26:
  %26 = load i32, i32* %i22, align 4, !dbg !94
  %idxprom27 = sext i32 %26 to i64, !dbg !96
  %arrayidx28 = getelementptr inbounds [512 x i32], [512 x i32]* @b, i64 0, i64 %idxprom27, !dbg !96
  %27 = load i32, i32* %arrayidx28, align 4, !dbg !96
  %cmp29 = icmp slt i32 %27, -99, !dbg !97
  br i1 %cmp29, label %if.then34, label %lor.lhs.false30, !dbg !98

lor.lhs.false30:
  %28 = load i32, i32* %i22, align 4, !dbg !99
  %idxprom31 = sext i32 %28 to i64, !dbg !100
  %arrayidx32 = getelementptr inbounds [512 x i32], [512 x i32]* @b, i64 0, i64 %idxprom31, !dbg !100
  %29 = load i32, i32* %arrayidx32, align 4, !dbg !100
  %cmp33 = icmp sgt i32 %29, 100, !dbg !101
  br i1 %cmp33, label %if.then34, label %if.end35, !dbg !102

if.then34:
  call void @reach_error(), !dbg !103
  br label %if.end35, !dbg !103

if.end35:
  br label %for.inc36, !dbg !104

for.inc36:
  %30 = load i32, i32* %i22, align 4, !dbg !105
  %dec = add nsw i32 %30, -1, !dbg !105
  store i32 %dec, i32* %i22, align 4, !dbg !105
  br label %for.cond23, !dbg !93, !llvm.loop !106

for.end37:
  store i32 0, i32* %retval, align 4, !dbg !108
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !108

cleanup:
  %31 = bitcast i32* %n to i8*, !dbg !109
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %31), !dbg !109
  %32 = load i32, i32* %retval, align 4, !dbg !109
  ret i32 %32, !dbg !109
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare !dbg !110 void @reach_error()

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "segments_copy_unsafe.c", directory: ".")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 16384, elements: !9)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !{!10}
!10 = !DISubrange(count: 512)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 7, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 1}

!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 7, type: !19, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !21)
!19 = !DISubroutineType(types: !20)
!20 = !{!8}
!21 = !{!22, !23, !25, !28, !30}
!22 = !DILocalVariable(name: "n", scope: !18, file: !3, line: 8, type: !8)
!23 = !DILocalVariable(name: "i", scope: !24, file: !3, line: 11, type: !8)
!24 = distinct !DILexicalBlock(scope: !18, file: !3, line: 11, column: 3)
!25 = !DILocalVariable(name: "x", scope: !26, file: !3, line: 12, type: !8)
!26 = distinct !DILexicalBlock(scope: !27, file: !3, line: 11, column: 31)
!27 = distinct !DILexicalBlock(scope: !24, file: !3, line: 11, column: 3)
!28 = !DILocalVariable(name: "i", scope: !29, file: !3, line: 15, type: !8)
!29 = distinct !DILexicalBlock(scope: !18, file: !3, line: 15, column: 3)
!30 = !DILocalVariable(name: "i", scope: !31, file: !3, line: 17, type: !8)
!31 = distinct !DILexicalBlock(scope: !18, file: !3, line: 17, column: 3)
!32 = !DILocation(line: 8, column: 3, scope: !18)
!33 = !DILocation(line: 8, column: 7, scope: !18)
!34 = !DILocation(line: 8, column: 11, scope: !18)
!35 = !DILocation(line: 9, column: 7, scope: !36)
!36 = distinct !DILexicalBlock(scope: !18, file: !3, line: 9, column: 7)
!37 = !DILocation(line: 9, column: 9, scope: !36)
!38 = !DILocation(line: 9, column: 13, scope: !36)
!39 = !DILocation(line: 9, column: 16, scope: !36)
!40 = !DILocation(line: 9, column: 18, scope: !36)
!41 = !DILocation(line: 9, column: 7, scope: !18)
!42 = !DILocation(line: 10, column: 5, scope: !36)
!43 = !DILocation(line: 11, column: 8, scope: !24)
!44 = !DILocation(line: 11, column: 12, scope: !24)
!45 = !DILocation(line: 11, column: 19, scope: !27)
!46 = !DILocation(line: 11, column: 23, scope: !27)
!47 = !DILocation(line: 11, column: 21, scope: !27)
!48 = !DILocation(line: 11, column: 3, scope: !24)
!49 = !DILocation(line: 11, column: 3, scope: !27)
!50 = !DILocation(line: 12, column: 5, scope: !26)
!51 = !DILocation(line: 12, column: 9, scope: !26)
!52 = !DILocation(line: 12, column: 13, scope: !26)
!53 = !DILocation(line: 13, column: 12, scope: !26)
!54 = !DILocation(line: 13, column: 14, scope: !26)
!55 = !DILocation(line: 13, column: 28, scope: !26)
!56 = !DILocation(line: 13, column: 30, scope: !26)
!57 = !DILocation(line: 13, column: 42, scope: !26)
!58 = !DILocation(line: 13, column: 7, scope: !26)
!59 = !DILocation(line: 13, column: 5, scope: !26)
!60 = !DILocation(line: 13, column: 10, scope: !26)
!61 = !DILocation(line: 14, column: 3, scope: !27)
!62 = !DILocation(line: 14, column: 3, scope: !26)
!63 = !DILocation(line: 11, column: 27, scope: !27)
!64 = distinct !{!64, !48, !65, !66, !67}
!65 = !DILocation(line: 14, column: 3, scope: !24)
!66 = !{!"llvm.loop.mustprogress"}
!67 = !{!"llvm.loop.unroll.disable"}
!68 = !DILocation(line: 15, column: 8, scope: !29)
!69 = !DILocation(line: 15, column: 12, scope: !29)
!70 = !DILocation(line: 15, column: 19, scope: !71)
!71 = distinct !DILexicalBlock(scope: !29, file: !3, line: 15, column: 3)
!72 = !DILocation(line: 15, column: 23, scope: !71)
!73 = !DILocation(line: 15, column: 21, scope: !71)
!74 = !DILocation(line: 15, column: 3, scope: !29)
!75 = !DILocation(line: 15, column: 3, scope: !71)
!76 = !DILocation(line: 16, column: 14, scope: !71)
!77 = !DILocation(line: 16, column: 12, scope: !71)
!78 = !DILocation(line: 16, column: 17, scope: !71)
!79 = !DILocation(line: 16, column: 7, scope: !71)
!80 = !DILocation(line: 16, column: 5, scope: !71)
!81 = !DILocation(line: 16, column: 10, scope: !71)
!82 = !DILocation(line: 15, column: 27, scope: !71)
!83 = distinct !{!83, !74, !84, !66, !67}
!84 = !DILocation(line: 16, column: 19, scope: !29)
!85 = !DILocation(line: 17, column: 8, scope: !31)
!86 = !DILocation(line: 17, column: 12, scope: !31)
!87 = !DILocation(line: 17, column: 16, scope: !31)
!88 = !DILocation(line: 17, column: 18, scope: !31)
!89 = !DILocation(line: 17, column: 23, scope: !90)
!90 = distinct !DILexicalBlock(scope: !31, file: !3, line: 17, column: 3)
!91 = !DILocation(line: 17, column: 25, scope: !90)
!92 = !DILocation(line: 17, column: 3, scope: !31)
!93 = !DILocation(line: 17, column: 3, scope: !90)
!94 = !DILocation(line: 18, column: 11, scope: !95)
!95 = distinct !DILexicalBlock(scope: !90, file: !3, line: 18, column: 9)
!96 = !DILocation(line: 18, column: 9, scope: !95)
!97 = !DILocation(line: 18, column: 14, scope: !95)
!98 = !DILocation(line: 18, column: 20, scope: !95)
!99 = !DILocation(line: 18, column: 25, scope: !95)
!100 = !DILocation(line: 18, column: 23, scope: !95)
!101 = !DILocation(line: 18, column: 28, scope: !95)
!102 = !DILocation(line: 18, column: 9, scope: !90)
!103 = !DILocation(line: 19, column: 7, scope: !95)
!104 = !DILocation(line: 18, column: 30, scope: !95)
!105 = !DILocation(line: 17, column: 32, scope: !90)
!106 = distinct !{!106, !92, !107, !66, !67}
!107 = !DILocation(line: 19, column: 19, scope: !31)
!108 = !DILocation(line: 20, column: 3, scope: !18)
!109 = !DILocation(line: 21, column: 1, scope: !18)
!110 = !DISubprogram(name: "reach_error", scope: !3, file: !3, line: 3, type: !111, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !113)
!111 = !DISubroutineType(types: !112)
!112 = !{null}
!113 = !{}
