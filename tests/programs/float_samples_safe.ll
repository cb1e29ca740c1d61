source_filename = "float_samples_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@samples = dso_local global [8 x double] zeroinitializer, align 16, !dbg !0

define dso_local i32 @main() !dbg !16 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %i = alloca i32, align 4
  %x = alloca double, align 8
  %sum = alloca double, align 8
  %i6 = alloca i32, align 4
  %before = alloca double, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !33
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !33
  call void @llvm.dbg.declare(metadata i32* %n, metadata !21, metadata !DIExpression()), !dbg !34
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !35
  store i32 %call, i32* %n, align 4, !dbg !34
  %1 = load i32, i32* %n, align 4, !dbg !36
  %cmp = icmp slt i32 %1, 1, !dbg !38
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !39

lor.lhs.false:
  %2 = load i32, i32* %n, align 4, !dbg !40
  %cmp1 = icmp sgt i32 %2, 8, !dbg !41
  br i1 %cmp1, label %if.then, label %if.end, !dbg !42

if.then:
  store i32 0, i32* %retval, align 4, !dbg !43
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !43

if.end:
  %3 = bitcast i32* %i to i8*, !dbg !44
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !44
  call void @llvm.dbg.declare(metadata i32* %i, metadata !22, metadata !DIExpression()), !dbg !45
  store i32 0, i32* %i, align 4, !dbg !45
  br label %for.cond, !dbg !44

for.cond:
  %4 = load i32, i32* %i, align 4, !dbg !46
  %5 = load i32, i32* %n, align 4, !dbg !47
  %cmp2 = icmp slt i32 %4, %5, !dbg !48
  br i1 %cmp2, label %for.body, label %for.cond.cleanup, !dbg !49

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  %6 = bitcast i32* %i to i8*, !dbg !50
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6), !dbg !50
  br label %for.end

for.body:
  %7 = bitcast double* %x to i8*, !dbg !51
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %7), !dbg !51
  call void @llvm.dbg.declare(metadata double* %x, metadata !24, metadata !DIExpression()), !dbg !52
  %call3 = call double @__VERIFIER_nondet_double(), !dbg !53
  store double %call3, double* %x, align 8, !dbg !52
  %8 = load double, double* %x, align 8, !dbg !54
  %cmp4 = fcmp oge double %8, 0.000000e+00, !dbg !55
  br i1 %cmp4, label %land.lhs.true, label %cond.false, !dbg !56

land.lhs.true:
  %9 = load double, double* %x, align 8, !dbg !57
  %cmp5 = fcmp ole double %9, 1.000000e+00, !dbg !58
  br i1 %cmp5, label %cond.true, label %cond.false, !dbg !54

cond.true:
  %10 = load double, double* %x, align 8, !dbg !59
  br label %cond.end, !dbg !54

cond.false:
  br label %cond.end, !dbg !54

cond.end:
  %cond = phi double [ %10, %cond.true ], [ 5.000000e-01, %cond.false ], !dbg !54
  %11 = load i32, i32* %i, align 4, !dbg !60
  %idxprom = sext i32 %11 to i64, !dbg !61
  %arrayidx = getelementptr inbounds [8 x double], [8 x double]* @samples, i64 0, i64 %idxprom, !dbg !61
  store double %cond, double* %arrayidx, align 8, !dbg !62
  %12 = bitcast double* %x to i8*, !dbg !63
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %12), !dbg !63
  br label %for.inc, !dbg !64

for.inc:
  %13 = load i32, i32* %i, align 4, !dbg !65
  %inc = add nsw i32 %13, 1, !dbg !65
  store i32 %inc, i32* %i, align 4, !dbg !65
  br label %for.cond, !dbg !50, !llvm.loop !66

for.end:
  %14 = bitcast double* %sum to i8*, !dbg !70
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %14), !dbg !70
  call void @llvm.dbg.declare(metadata double* %sum, metadata !27, metadata !DIExpression()), !dbg !71
  store double 0.000000e+00, double* %sum, align 8, !dbg !71
  %15 = bitcast i32* %i6 to i8*, !dbg !72
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %15), !dbg !72
  call void @llvm.dbg.declare(metadata i32* %i6, metadata !28, metadata !DIExpression()), !dbg !73
  store i32 0, i32* %i6, align 4, !dbg !73
  br label %for.cond7, !dbg !72

for.cond7:
  %16 = load i32, i32* %i6, align 4, !dbg !74
  %17 = load i32, i32* %n, align 4, !dbg !75
  %cmp8 = icmp slt i32 %16, %17, !dbg !76
  br i1 %cmp8, label %for.body10, label %for.cond.cleanup9, !dbg !77

for.cond.cleanup9:
  store i32 5, i32* %cleanup.dest.slot, align 4
  %18 = bitcast i32* %i6 to i8*, !dbg !78
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %18), !dbg !78
  br label %for.end18

for.body10:
  %19 = bitcast double* %before to i8*, !dbg !79
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %19), !dbg !79
  call void @llvm.dbg.declare(metadata double* %before, metadata !30, metadata !DIExpression()), !dbg !80
  %20 = load double, double* %sum, align 8, !dbg !81
  store double %20, double* %before, align 8, !dbg !80
  %21 = load i32, i32* %i6, align 4, !dbg !82
  %idxprom11 = sext i32 %21 to i64, !dbg !83
  %arrayidx12 = getelementptr inbounds [8 x double], [8 x double]* @samples, i64 0, i64 %idxprom11, !dbg !83
  %22 = load double, double* %arrayidx12, align 8, !dbg !83
  %23 = load double, double* %sum, align 8, !dbg !84
  %add = fadd double %23, %22, !dbg !84
  store double %add, double* %sum, align 8, !dbg !84
  %24 = load double, double* %sum, align 8, !dbg !85
  %25 = load double, double* %before, align 8, !dbg !87
  %cmp13 = fcmp oge double %24, %25, !dbg !88
  br i1 %cmp13, label %if.end15, label %if.then14, !dbg !89

if.then14:
  call void @reach_error(), !dbg !90
  br label %if.end15, !dbg !90

if.end15:
  %26 = bitcast double* %before to i8*, !dbg !91
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %26), !dbg !91
  br label %for.inc16, !dbg !92

for.inc16:
  %27 = load i32, i32* %i6, align 4, !dbg !93
  %inc17 = add nsw i32 %27, 1, !dbg !93
  store i32 %inc17, i32* %i6, align 4, !dbg !93
  br label %for.cond7, !dbg !78, !llvm.loop !94

for.end18:
  store i32 0, i32* %retval, align 4, !dbg !96
  store i32 1, i32* %cleanup.dest.slot, align 4
  %28 = bitcast double* %sum to i8*, !dbg !97
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %28), !dbg !97
  br label %cleanup

cleanup:
  %29 = bitcast i32* %n to i8*, !dbg !97
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %29), !dbg !97
  %30 = load i32, i32* %retval, align 4, !dbg !97
  ret i32 %30, !dbg !97
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare double @__VERIFIER_nondet_double()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare !dbg !98 void @reach_error()

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "samples", scope: !2, file: !3, line: 6, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "float_samples_safe.c", directory: ".")
!4 = !{!0}
!5 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 512, elements: !7)
!6 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!7 = !{!8}
!8 = !DISubrange(count: 8)
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 7, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 1}

!16 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 8, type: !17, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !20)
!17 = !DISubroutineType(types: !18)
!18 = !{!19}
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !{!21, !22, !24, !27, !28, !30}
!21 = !DILocalVariable(name: "n", scope: !16, file: !3, line: 9, type: !19)
!22 = !DILocalVariable(name: "i", scope: !23, file: !3, line: 12, type: !19)
!23 = distinct !DILexicalBlock(scope: !16, file: !3, line: 12, column: 3)
!24 = !DILocalVariable(name: "x", scope: !25, file: !3, line: 13, type: !6)
!25 = distinct !DILexicalBlock(scope: !26, file: !3, line: 12, column: 31)
!26 = distinct !DILexicalBlock(scope: !23, file: !3, line: 12, column: 3)
!27 = !DILocalVariable(name: "sum", scope: !16, file: !3, line: 16, type: !6)
!28 = !DILocalVariable(name: "i", scope: !29, file: !3, line: 17, type: !19)
!29 = distinct !DILexicalBlock(scope: !16, file: !3, line: 17, column: 3)
!30 = !DILocalVariable(name: "before", scope: !31, file: !3, line: 18, type: !6)
!31 = distinct !DILexicalBlock(scope: !32, file: !3, line: 17, column: 31)
!32 = distinct !DILexicalBlock(scope: !29, file: !3, line: 17, column: 3)
!33 = !DILocation(line: 9, column: 3, scope: !16)
!34 = !DILocation(line: 9, column: 7, scope: !16)
!35 = !DILocation(line: 9, column: 11, scope: !16)
!36 = !DILocation(line: 10, column: 7, scope: !37)
!37 = distinct !DILexicalBlock(scope: !16, file: !3, line: 10, column: 7)
!38 = !DILocation(line: 10, column: 9, scope: !37)
!39 = !DILocation(line: 10, column: 13, scope: !37)
!40 = !DILocation(line: 10, column: 16, scope: !37)
!41 = !DILocation(line: 10, column: 18, scope: !37)
!42 = !DILocation(line: 10, column: 7, scope: !16)
!43 = !DILocation(line: 11, column: 5, scope: !37)
!44 = !DILocation(line: 12, column: 8, scope: !23)
!45 = !DILocation(line: 12, column: 12, scope: !23)
!46 = !DILocation(line: 12, column: 19, scope: !26)
!47 = !DILocation(line: 12, column: 23, scope: !26)
!48 = !DILocation(line: 12, column: 21, scope: !26)
!49 = !DILocation(line: 12, column: 3, scope: !23)
!50 = !DILocation(line: 12, column: 3, scope: !26)
!51 = !DILocation(line: 13, column: 5, scope: !25)
!52 = !DILocation(line: 13, column: 12, scope: !25)
!53 = !DILocation(line: 13, column: 16, scope: !25)
!54 = !DILocation(line: 14, column: 18, scope: !25)
!55 = !DILocation(line: 14, column: 20, scope: !25)
!56 = !DILocation(line: 14, column: 25, scope: !25)
!57 = !DILocation(line: 14, column: 28, scope: !25)
!58 = !DILocation(line: 14, column: 30, scope: !25)
!59 = !DILocation(line: 14, column: 37, scope: !25)
!60 = !DILocation(line: 14, column: 13, scope: !25)
!61 = !DILocation(line: 14, column: 5, scope: !25)
!62 = !DILocation(line: 14, column: 16, scope: !25)
!63 = !DILocation(line: 15, column: 3, scope: !26)
!64 = !DILocation(line: 15, column: 3, scope: !25)
!65 = !DILocation(line: 12, column: 27, scope: !26)
!66 = distinct !{!66, !49, !67, !68, !69}
!67 = !DILocation(line: 15, column: 3, scope: !23)
!68 = !{!"llvm.loop.mustprogress"}
!69 = !{!"llvm.loop.unroll.disable"}
!70 = !DILocation(line: 16, column: 3, scope: !16)
!71 = !DILocation(line: 16, column: 10, scope: !16)
!72 = !DILocation(line: 17, column: 8, scope: !29)
!73 = !DILocation(line: 17, column: 12, scope: !29)
!74 = !DILocation(line: 17, column: 19, scope: !32)
!75 = !DILocation(line: 17, column: 23, scope: !32)
!76 = !DILocation(line: 17, column: 21, scope: !32)
!77 = !DILocation(line: 17, column: 3, scope: !29)
!78 = !DILocation(line: 17, column: 3, scope: !32)
!79 = !DILocation(line: 18, column: 5, scope: !31)
!80 = !DILocation(line: 18, column: 12, scope: !31)
!81 = !DILocation(line: 18, column: 21, scope: !31)
!82 = !DILocation(line: 19, column: 20, scope: !31)
!83 = !DILocation(line: 19, column: 12, scope: !31)
!84 = !DILocation(line: 19, column: 9, scope: !31)
!85 = !DILocation(line: 20, column: 11, scope: !86)
!86 = distinct !DILexicalBlock(scope: !31, file: !3, line: 20, column: 9)
!87 = !DILocation(line: 20, column: 18, scope: !86)
!88 = !DILocation(line: 20, column: 15, scope: !86)
!89 = !DILocation(line: 20, column: 9, scope: !31)
!90 = !DILocation(line: 21, column: 7, scope: !86)
!91 = !DILocation(line: 22, column: 3, scope: !32)
!92 = !DILocation(line: 22, column: 3, scope: !31)
!93 = !DILocation(line: 17, column: 27, scope: !32)
!94 = distinct !{!94, !77, !95, !68, !69}
!95 = !DILocation(line: 22, column: 3, scope: !29)
!96 = !DILocation(line: 23, column: 3, scope: !16)
!97 = !DILocation(line: 24, column: 1, scope: !16)
!98 = !DISubprogram(name: "reach_error", scope: !3, file: !3, line: 4, type: !99, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !101)
!99 = !DISubroutineType(types: !100)
!100 = !{null}
!101 = !{}
