source_filename = "math_near_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@main.table = internal constant [6 x double] [double 5.000000e-01, double 1.000000e+00, double 2.000000e+00, double 3.000000e+00, double 4.000000e+00, double 8.000000e+00], align 16, !dbg !0

define dso_local i32 @main() !dbg !2 {
entry:
  %retval = alloca i32, align 4
  %half = alloca double, align 8
  %sum = alloca double, align 8
  %degrees = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast double* %half to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !27
  call void @llvm.dbg.declare(metadata double* %half, metadata !10, metadata !DIExpression()), !dbg !28
  %1 = load double, double* getelementptr inbounds ([6 x double], [6 x double]* @main.table, i64 0, i64 0), align 16, !dbg !29
  store volatile double %1, double* %half, align 8, !dbg !28
  %2 = load volatile double, double* %half, align 8, !dbg !30
  %call = call double @sin(double noundef %2), !dbg !31
  call void @between(double noundef 0x3FDEAEE8744B05BA, double noundef %call, double noundef 0x3FDEAEE8744B066E), !dbg !32
  %3 = load double, double* getelementptr inbounds ([6 x double], [6 x double]* @main.table, i64 0, i64 0), align 16, !dbg !33
  %call1 = call double @cos(double noundef %3), !dbg !34
  call void @between(double noundef 0x3FEC1528065B7D37, double noundef %call1, double noundef 0x3FEC1528065B7D91), !dbg !35
  %4 = load double, double* getelementptr inbounds ([6 x double], [6 x double]* @main.table, i64 0, i64 1), align 8, !dbg !36
  %call2 = call double @exp(double noundef %4), !dbg !37
  call void @between(double noundef 0x4005BF0A8B14575E, double noundef %call2, double noundef 0x4005BF0A8B145774), !dbg !38
  %5 = load double, double* getelementptr inbounds ([6 x double], [6 x double]* @main.table, i64 0, i64 2), align 16, !dbg !39
  %call3 = call double @log(double noundef %5), !dbg !40
  call void @between(double noundef 0x3FE62E42FEFA39BF, double noundef %call3, double noundef 0x3FE62E42FEFA3A19), !dbg !41
  %6 = load double, double* getelementptr inbounds ([6 x double], [6 x double]* @main.table, i64 0, i64 1), align 8, !dbg !42
  %7 = load double, double* getelementptr inbounds ([6 x double], [6 x double]* @main.table, i64 0, i64 1), align 8, !dbg !43
  %fneg = fneg double %7, !dbg !44
  %call4 = call double @atan2(double noundef %6, double noundef %fneg), !dbg !45
  call void @between(double noundef 0x4002D97C7F3321C7, double noundef %call4, double noundef 0x4002D97C7F3321DE), !dbg !46
  %8 = load double, double* getelementptr inbounds ([6 x double], [6 x double]* @main.table, i64 0, i64 2), align 16, !dbg !47
  %9 = load volatile double, double* %half, align 8, !dbg !48
  %call5 = call double @pow(double noundef %8, double noundef %9), !dbg !49
  call void @between(double noundef 0x3FF6A09E667F3BB6, double noundef %call5, double noundef 0x3FF6A09E667F3BE3), !dbg !50
  %10 = load double, double* getelementptr inbounds ([6 x double], [6 x double]* @main.table, i64 0, i64 3), align 8, !dbg !51
  %call6 = call double @cbrt(double noundef %10), !dbg !52
  call void @between(double noundef 0x3FF7137449123ED1, double noundef %call6, double noundef 0x3FF7137449123EFE), !dbg !53
  %11 = load double, double* getelementptr inbounds ([6 x double], [6 x double]* @main.table, i64 0, i64 3), align 8, !dbg !54
  %12 = load double, double* getelementptr inbounds ([6 x double], [6 x double]* @main.table, i64 0, i64 4), align 16, !dbg !56
  %call7 = call double @hypot(double noundef %11, double noundef %12), !dbg !57
  %cmp = fcmp une double %call7, 5.000000e+00, !dbg !58
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !59

lor.lhs.false:
  %13 = load double, double* getelementptr inbounds ([6 x double], [6 x double]* @main.table, i64 0, i64 5), align 8, !dbg !60
  %call8 = call double @log2(double noundef %13), !dbg !61
  %cmp9 = fcmp une double %call8, 3.000000e+00, !dbg !62
  br i1 %cmp9, label %if.then, label %lor.lhs.false10, !dbg !63

lor.lhs.false10:
  %14 = load double, double* getelementptr inbounds ([6 x double], [6 x double]* @main.table, i64 0, i64 2), align 16, !dbg !64
  %15 = load double, double* getelementptr inbounds ([6 x double], [6 x double]* @main.table, i64 0, i64 5), align 8, !dbg !65
  %call11 = call double @pow(double noundef %14, double noundef %15), !dbg !66
  %cmp12 = fcmp une double %call11, 2.560000e+02, !dbg !67
  br i1 %cmp12, label %if.then, label %if.end, !dbg !68

if.then:
  call void @reach_error(), !dbg !69
  br label %if.end, !dbg !69

if.end:
  %16 = bitcast double* %sum to i8*, !dbg !70
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %16), !dbg !70
  call void @llvm.dbg.declare(metadata double* %sum, metadata !13, metadata !DIExpression()), !dbg !71
  store double 0.000000e+00, double* %sum, align 8, !dbg !71
  %17 = bitcast i32* %degrees to i8*, !dbg !72
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %17), !dbg !72
  call void @llvm.dbg.declare(metadata i32* %degrees, metadata !14, metadata !DIExpression()), !dbg !73
  store i32 0, i32* %degrees, align 4, !dbg !73
  br label %for.cond, !dbg !72

for.cond:
  %18 = load i32, i32* %degrees, align 4, !dbg !74
  %cmp13 = icmp slt i32 %18, 360, !dbg !76
  br i1 %cmp13, label %for.body, label %for.cond.cleanup, !dbg !77

for.cond.cleanup:
  %19 = bitcast i32* %degrees to i8*, !dbg !78
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %19), !dbg !78
  br label %for.end

for.body:
  %20 = load i32, i32* %degrees, align 4, !dbg !79
  %conv = sitofp i32 %20 to double, !dbg !79
  %mul = fmul double %conv, 0x3F91DF46A2529D39, !dbg !80
  %call14 = call double @sin(double noundef %mul), !dbg !81
  %21 = load double, double* %sum, align 8, !dbg !82
  %add = fadd double %21, %call14, !dbg !82
  store double %add, double* %sum, align 8, !dbg !82
  br label %for.inc, !dbg !83

for.inc:
  %22 = load i32, i32* %degrees, align 4, !dbg !84
  %add15 = add nsw i32 %22, 45, !dbg !84
  store i32 %add15, i32* %degrees, align 4, !dbg !84
  br label %for.cond, !dbg !78, !llvm.loop !85

for.end:
  %23 = load double, double* %sum, align 8, !dbg !89
  call void @between(double noundef 0xBD719799812DEA11, double noundef %23, double noundef 0x3D719799812DEA11), !dbg !90
  %24 = bitcast double* %sum to i8*, !dbg !91
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %24), !dbg !91
  %25 = bitcast double* %half to i8*, !dbg !91
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %25), !dbg !91
  ret i32 0, !dbg !92
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define internal void @between(double noundef %low, double noundef %x, double noundef %high) !dbg !93 {
entry:
  %low.addr = alloca double, align 8
  %x.addr = alloca double, align 8
  %high.addr = alloca double, align 8
  store double %low, double* %low.addr, align 8
  call void @llvm.dbg.declare(metadata double* %low.addr, metadata !97, metadata !DIExpression()), !dbg !100
  store double %x, double* %x.addr, align 8
  call void @llvm.dbg.declare(metadata double* %x.addr, metadata !98, metadata !DIExpression()), !dbg !101
  store double %high, double* %high.addr, align 8
  call void @llvm.dbg.declare(metadata double* %high.addr, metadata !99, metadata !DIExpression()), !dbg !102
  %0 = load double, double* %low.addr, align 8, !dbg !103
  %1 = load double, double* %x.addr, align 8, !dbg !105
  %cmp = fcmp ole double %0, %1, !dbg !106
  br i1 %cmp, label %land.lhs.true, label %if.then, !dbg !107

land.lhs.true:
  %2 = load double, double* %x.addr, align 8, !dbg !108
  %3 = load double, double* %high.addr, align 8, !dbg !109
  %cmp1 = fcmp ole double %2, %3, !dbg !110
  br i1 %cmp1, label %if.end, label %if.then, !dbg !111

if.then:
  call void @reach_error(), !dbg !112
  br label %if.end, !dbg !112

if.end:
  ret void, !dbg !113
}

declare double @sin(double noundef)

declare double @cos(double noundef)

declare double @exp(double noundef)

declare double @log(double noundef)

declare double @atan2(double noundef, double noundef)

declare double @pow(double noundef, double noundef)

declare double @cbrt(double noundef)

declare double @hypot(double noundef, double noundef)

declare double @log2(double noundef)

declare !dbg !114 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!20, !21, !22, !23, !24, !25}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 14, type: !16, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 12, type: !4, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !9)
!3 = !DIFile(filename: "math_near_safe.c", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{!6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !8, splitDebugInlining: false, nameTableKind: None)
!8 = !{!0}
!9 = !{!10, !13, !14}
!10 = !DILocalVariable(name: "half", scope: !2, file: !3, line: 15, type: !11)
!11 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !12)
!12 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!13 = !DILocalVariable(name: "sum", scope: !2, file: !3, line: 25, type: !12)
!14 = !DILocalVariable(name: "degrees", scope: !15, file: !3, line: 26, type: !6)
!15 = distinct !DILexicalBlock(scope: !2, file: !3, line: 26, column: 5)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 384, elements: !18)
!17 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!18 = !{!19}
!19 = !DISubrange(count: 6)
!20 = !{i32 7, !"Dwarf Version", i32 5}
!21 = !{i32 2, !"Debug Info Version", i32 3}
!22 = !{i32 1, !"wchar_size", i32 4}
!23 = !{i32 7, !"PIC Level", i32 2}
!24 = !{i32 7, !"PIE Level", i32 2}
!25 = !{i32 7, !"uwtable", i32 1}

!27 = !DILocation(line: 15, column: 5, scope: !2)
!28 = !DILocation(line: 15, column: 21, scope: !2)
!29 = !DILocation(line: 15, column: 28, scope: !2)
!30 = !DILocation(line: 16, column: 35, scope: !2)
!31 = !DILocation(line: 16, column: 31, scope: !2)
!32 = !DILocation(line: 16, column: 5, scope: !2)
!33 = !DILocation(line: 17, column: 35, scope: !2)
!34 = !DILocation(line: 17, column: 31, scope: !2)
!35 = !DILocation(line: 17, column: 5, scope: !2)
!36 = !DILocation(line: 18, column: 35, scope: !2)
!37 = !DILocation(line: 18, column: 31, scope: !2)
!38 = !DILocation(line: 18, column: 5, scope: !2)
!39 = !DILocation(line: 19, column: 35, scope: !2)
!40 = !DILocation(line: 19, column: 31, scope: !2)
!41 = !DILocation(line: 19, column: 5, scope: !2)
!42 = !DILocation(line: 20, column: 37, scope: !2)
!43 = !DILocation(line: 20, column: 48, scope: !2)
!44 = !DILocation(line: 20, column: 47, scope: !2)
!45 = !DILocation(line: 20, column: 31, scope: !2)
!46 = !DILocation(line: 20, column: 5, scope: !2)
!47 = !DILocation(line: 21, column: 35, scope: !2)
!48 = !DILocation(line: 21, column: 45, scope: !2)
!49 = !DILocation(line: 21, column: 31, scope: !2)
!50 = !DILocation(line: 21, column: 5, scope: !2)
!51 = !DILocation(line: 22, column: 36, scope: !2)
!52 = !DILocation(line: 22, column: 31, scope: !2)
!53 = !DILocation(line: 22, column: 5, scope: !2)
!54 = !DILocation(line: 23, column: 15, scope: !55)
!55 = distinct !DILexicalBlock(scope: !2, file: !3, line: 23, column: 9)
!56 = !DILocation(line: 23, column: 25, scope: !55)
!57 = !DILocation(line: 23, column: 9, scope: !55)
!58 = !DILocation(line: 23, column: 35, scope: !55)
!59 = !DILocation(line: 23, column: 42, scope: !55)
!60 = !DILocation(line: 23, column: 50, scope: !55)
!61 = !DILocation(line: 23, column: 45, scope: !55)
!62 = !DILocation(line: 23, column: 60, scope: !55)
!63 = !DILocation(line: 23, column: 67, scope: !55)
!64 = !DILocation(line: 23, column: 74, scope: !55)
!65 = !DILocation(line: 23, column: 84, scope: !55)
!66 = !DILocation(line: 23, column: 70, scope: !55)
!67 = !DILocation(line: 23, column: 94, scope: !55)
!68 = !DILocation(line: 23, column: 9, scope: !2)
!69 = !DILocation(line: 24, column: 9, scope: !55)
!70 = !DILocation(line: 25, column: 5, scope: !2)
!71 = !DILocation(line: 25, column: 12, scope: !2)
!72 = !DILocation(line: 26, column: 10, scope: !15)
!73 = !DILocation(line: 26, column: 14, scope: !15)
!74 = !DILocation(line: 26, column: 27, scope: !75)
!75 = distinct !DILexicalBlock(scope: !15, file: !3, line: 26, column: 5)
!76 = !DILocation(line: 26, column: 35, scope: !75)
!77 = !DILocation(line: 26, column: 5, scope: !15)
!78 = !DILocation(line: 26, column: 5, scope: !75)
!79 = !DILocation(line: 27, column: 20, scope: !75)
!80 = !DILocation(line: 27, column: 28, scope: !75)
!81 = !DILocation(line: 27, column: 16, scope: !75)
!82 = !DILocation(line: 27, column: 13, scope: !75)
!83 = !DILocation(line: 27, column: 9, scope: !75)
!84 = !DILocation(line: 26, column: 50, scope: !75)
!85 = distinct !{!85, !77, !86, !87, !88}
!86 = !DILocation(line: 27, column: 50, scope: !15)
!87 = !{!"llvm.loop.mustprogress"}
!88 = !{!"llvm.loop.unroll.disable"}
!89 = !DILocation(line: 28, column: 21, scope: !2)
!90 = !DILocation(line: 28, column: 5, scope: !2)
!91 = !DILocation(line: 30, column: 1, scope: !2)
!92 = !DILocation(line: 29, column: 5, scope: !2)
!93 = distinct !DISubprogram(name: "between", scope: !3, file: !3, line: 6, type: !94, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !96)
!94 = !DISubroutineType(types: !95)
!95 = !{null, !12, !12, !12}
!96 = !{!97, !98, !99}
!97 = !DILocalVariable(name: "low", arg: 1, scope: !93, file: !3, line: 6, type: !12)
!98 = !DILocalVariable(name: "x", arg: 2, scope: !93, file: !3, line: 6, type: !12)
!99 = !DILocalVariable(name: "high", arg: 3, scope: !93, file: !3, line: 6, type: !12)
!100 = !DILocation(line: 6, column: 28, scope: !93)
!101 = !DILocation(line: 6, column: 40, scope: !93)
!102 = !DILocation(line: 6, column: 50, scope: !93)
!103 = !DILocation(line: 8, column: 11, scope: !104)
!104 = distinct !DILexicalBlock(scope: !93, file: !3, line: 8, column: 9)
!105 = !DILocation(line: 8, column: 18, scope: !104)
!106 = !DILocation(line: 8, column: 15, scope: !104)
!107 = !DILocation(line: 8, column: 20, scope: !104)
!108 = !DILocation(line: 8, column: 23, scope: !104)
!109 = !DILocation(line: 8, column: 28, scope: !104)
!110 = !DILocation(line: 8, column: 25, scope: !104)
!111 = !DILocation(line: 8, column: 9, scope: !93)
!112 = !DILocation(line: 9, column: 9, scope: !104)
!113 = !DILocation(line: 10, column: 1, scope: !93)
!114 = !DISubprogram(name: "reach_error", scope: !3, file: !3, line: 4, type: !115, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !117)
!115 = !DISubroutineType(types: !116)
!116 = !{null}
!117 = !{}
