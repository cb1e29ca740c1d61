source_filename = "rule_of_simpson_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [60 x i8] c"fabs(integral(0, 3.14159265358979323846, 100) - 2.0) < 1e-6\00", align 1
@.str.1 = private unnamed_addr constant [23 x i8] c"rule_of_simpson_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [24 x i8] c"fabs(cos(x) - x) < 1e-9\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %x = alloca double, align 8
  store i32 0, i32* %retval, align 4
  %call = call double @integral(double noundef 0.000000e+00, double noundef 0x400921FB54442D18, i32 noundef 100), !dbg !16
  %sub = fsub double %call, 2.000000e+00, !dbg !16
  %0 = call double @llvm.fabs.f64(double %sub), !dbg !16
  %cmp = fcmp olt double %0, 0x3EB0C6F7A0B5ED8D, !dbg !16
  br i1 %cmp, label %if.then, label %if.else, !dbg !19

if.then:
  br label %if.end, !dbg !19

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([60 x i8], [60 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.1, i64 0, i64 0), i32 noundef 23, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !16
  unreachable, !dbg !16

if.end:
  %1 = bitcast double* %x to i8*, !dbg !20
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !20
  call void @llvm.dbg.declare(metadata double* %x, metadata !14, metadata !DIExpression()), !dbg !21
  %call1 = call double @fixed_point(double noundef 1.000000e+00), !dbg !22
  store double %call1, double* %x, align 8, !dbg !21
  %2 = load double, double* %x, align 8, !dbg !23
  %call2 = call double @cos(double noundef %2), !dbg !23
  %3 = load double, double* %x, align 8, !dbg !23
  %sub3 = fsub double %call2, %3, !dbg !23
  %4 = call double @llvm.fabs.f64(double %sub3), !dbg !23
  %cmp4 = fcmp olt double %4, 1.000000e-09, !dbg !23
  br i1 %cmp4, label %if.then5, label %if.else6, !dbg !26

if.then5:
  br label %if.end7, !dbg !26

if.else6:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.1, i64 0, i64 0), i32 noundef 25, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !23
  unreachable, !dbg !23

if.end7:
  %5 = bitcast double* %x to i8*, !dbg !27
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %5), !dbg !27
  ret i32 0, !dbg !28
}

define internal double @integral(double noundef %from, double noundef %to, i32 noundef %n) !dbg !29 {
entry:
  %from.addr = alloca double, align 8
  %to.addr = alloca double, align 8
  %n.addr = alloca i32, align 4
  %h = alloca double, align 8
  %sum = alloca double, align 8
  %i = alloca i32, align 4
  store double %from, double* %from.addr, align 8
  call void @llvm.dbg.declare(metadata double* %from.addr, metadata !33, metadata !DIExpression()), !dbg !40
  store double %to, double* %to.addr, align 8
  call void @llvm.dbg.declare(metadata double* %to.addr, metadata !34, metadata !DIExpression()), !dbg !41
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !35, metadata !DIExpression()), !dbg !42
  %0 = bitcast double* %h to i8*, !dbg !43
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !43
  call void @llvm.dbg.declare(metadata double* %h, metadata !36, metadata !DIExpression()), !dbg !44
  %1 = load double, double* %to.addr, align 8, !dbg !45
  %2 = load double, double* %from.addr, align 8, !dbg !46
  %sub = fsub double %1, %2, !dbg !47
  %3 = load i32, i32* %n.addr, align 4, !dbg !48
  %conv = sitofp i32 %3 to double, !dbg !48
  %div = fdiv double %sub, %conv, !dbg !49
  store double %div, double* %h, align 8, !dbg !44
  %4 = bitcast double* %sum to i8*, !dbg !43
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %4), !dbg !43
  call void @llvm.dbg.declare(metadata double* %sum, metadata !37, metadata !DIExpression()), !dbg !50
  %5 = load double, double* %from.addr, align 8, !dbg !51
  %call = call double @sin(double noundef %5), !dbg !52
  %6 = load double, double* %to.addr, align 8, !dbg !53
  %call1 = call double @sin(double noundef %6), !dbg !54
  %add = fadd double %call, %call1, !dbg !55
  store double %add, double* %sum, align 8, !dbg !50
  %7 = bitcast i32* %i to i8*, !dbg !56
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %7), !dbg !56
  call void @llvm.dbg.declare(metadata i32* %i, metadata !38, metadata !DIExpression()), !dbg !57
  store i32 1, i32* %i, align 4, !dbg !57
  br label %for.cond, !dbg !56

for.cond:
  %8 = load i32, i32* %i, align 4, !dbg !58
  %9 = load i32, i32* %n.addr, align 4, !dbg !60
  %cmp = icmp slt i32 %8, %9, !dbg !61
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !62

for.cond.cleanup:
  %10 = bitcast i32* %i to i8*, !dbg !63
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %10), !dbg !63
  br label %for.end

for.body:
  %11 = load double, double* %from.addr, align 8, !dbg !64
  %12 = load i32, i32* %i, align 4, !dbg !65
  %conv3 = sitofp i32 %12 to double, !dbg !65
  %13 = load double, double* %h, align 8, !dbg !66
  %mul = fmul double %conv3, %13, !dbg !67
  %add4 = fadd double %11, %mul, !dbg !68
  %call5 = call double @sin(double noundef %add4), !dbg !69
  %14 = load i32, i32* %i, align 4, !dbg !70
  %rem = srem i32 %14, 2, !dbg !71
  %tobool = icmp ne i32 %rem, 0, !dbg !70
  %15 = zext i1 %tobool to i64, !dbg !70
  %cond = select i1 %tobool, i32 4, i32 2, !dbg !70
  %conv6 = sitofp i32 %cond to double, !dbg !72
  %mul7 = fmul double %call5, %conv6, !dbg !73
  %16 = load double, double* %sum, align 8, !dbg !74
  %add8 = fadd double %16, %mul7, !dbg !74
  store double %add8, double* %sum, align 8, !dbg !74
  br label %for.inc, !dbg !75

for.inc:
  %17 = load i32, i32* %i, align 4, !dbg !76
  %inc = add nsw i32 %17, 1, !dbg !76
  store i32 %inc, i32* %i, align 4, !dbg !76
  br label %for.cond, !dbg !63, !llvm.loop !77

for.end:
  %18 = load double, double* %sum, align 8, !dbg !81
  %19 = load double, double* %h, align 8, !dbg !82
  %mul9 = fmul double %18, %19, !dbg !83
  %div10 = fdiv double %mul9, 3.000000e+00, !dbg !84
  %20 = bitcast double* %sum to i8*, !dbg !85
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %20), !dbg !85
  %21 = bitcast double* %h to i8*, !dbg !85
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %21), !dbg !85
  ret double %div10, !dbg !86
}

declare double @llvm.fabs.f64(double)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define internal double @fixed_point(double noundef %x) !dbg !87 {
entry:
  %x.addr = alloca double, align 8
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %step = alloca double, align 8
  store double %x, double* %x.addr, align 8
  call void @llvm.dbg.declare(metadata double* %x.addr, metadata !91, metadata !DIExpression()), !dbg !97
  %0 = bitcast i32* %i to i8*, !dbg !98
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !98
  call void @llvm.dbg.declare(metadata i32* %i, metadata !92, metadata !DIExpression()), !dbg !99
  store i32 0, i32* %i, align 4, !dbg !99
  br label %for.cond, !dbg !98

for.cond:
  %1 = load i32, i32* %i, align 4, !dbg !100
  %cmp = icmp slt i32 %1, 20, !dbg !101
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !102

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  br label %cleanup5, !dbg !102

for.body:
  %2 = bitcast double* %step to i8*, !dbg !103
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !103
  call void @llvm.dbg.declare(metadata double* %step, metadata !94, metadata !DIExpression()), !dbg !104
  %3 = load double, double* %x.addr, align 8, !dbg !105
  %call = call double @cos(double noundef %3), !dbg !106
  %4 = load double, double* %x.addr, align 8, !dbg !107
  %sub = fsub double %call, %4, !dbg !108
  %5 = load double, double* %x.addr, align 8, !dbg !109
  %call1 = call double @sin(double noundef %5), !dbg !110
  %fneg = fneg double %call1, !dbg !111
  %sub2 = fsub double %fneg, 1.000000e+00, !dbg !112
  %div = fdiv double %sub, %sub2, !dbg !113
  store double %div, double* %step, align 8, !dbg !104
  %6 = load double, double* %step, align 8, !dbg !114
  %7 = load double, double* %x.addr, align 8, !dbg !115
  %sub3 = fsub double %7, %6, !dbg !115
  store double %sub3, double* %x.addr, align 8, !dbg !115
  %8 = load double, double* %step, align 8, !dbg !116
  %9 = call double @llvm.fabs.f64(double %8), !dbg !118
  %cmp4 = fcmp olt double %9, 0x3D719799812DEA11, !dbg !119
  br i1 %cmp4, label %if.then, label %if.end, !dbg !120

if.then:
  store i32 2, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !121

if.end:
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !122
  br label %cleanup, !dbg !122

cleanup:
  %10 = bitcast double* %step to i8*, !dbg !122
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %10), !dbg !122
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup5 [
    i32 0, label %cleanup.cont
  ]

cleanup.cont:
  br label %for.inc, !dbg !123

for.inc:
  %11 = load i32, i32* %i, align 4, !dbg !124
  %inc = add nsw i32 %11, 1, !dbg !124
  store i32 %inc, i32* %i, align 4, !dbg !124
  br label %for.cond, !dbg !125, !llvm.loop !126

cleanup5:
  %12 = bitcast i32* %i to i8*, !dbg !125
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %12), !dbg !125
  br label %for.end

for.end:
  %13 = load double, double* %x.addr, align 8, !dbg !128
  ret double %13, !dbg !129
}

declare double @cos(double noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare double @sin(double noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "rule_of_simpson_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 22, type: !10, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14}
!14 = !DILocalVariable(name: "x", scope: !9, file: !1, line: 24, type: !15)
!15 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!16 = !DILocation(line: 23, column: 5, scope: !17)
!17 = distinct !DILexicalBlock(scope: !18, file: !1, line: 23, column: 5)
!18 = distinct !DILexicalBlock(scope: !9, file: !1, line: 23, column: 5)
!19 = !DILocation(line: 23, column: 5, scope: !18)
!20 = !DILocation(line: 24, column: 5, scope: !9)
!21 = !DILocation(line: 24, column: 12, scope: !9)
!22 = !DILocation(line: 24, column: 16, scope: !9)
!23 = !DILocation(line: 25, column: 5, scope: !24)
!24 = distinct !DILexicalBlock(scope: !25, file: !1, line: 25, column: 5)
!25 = distinct !DILexicalBlock(scope: !9, file: !1, line: 25, column: 5)
!26 = !DILocation(line: 25, column: 5, scope: !25)
!27 = !DILocation(line: 27, column: 1, scope: !9)
!28 = !DILocation(line: 26, column: 5, scope: !9)
!29 = distinct !DISubprogram(name: "integral", scope: !1, file: !1, line: 5, type: !30, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !32)
!30 = !DISubroutineType(types: !31)
!31 = !{!15, !15, !15, !12}
!32 = !{!33, !34, !35, !36, !37, !38}
!33 = !DILocalVariable(name: "from", arg: 1, scope: !29, file: !1, line: 5, type: !15)
!34 = !DILocalVariable(name: "to", arg: 2, scope: !29, file: !1, line: 5, type: !15)
!35 = !DILocalVariable(name: "n", arg: 3, scope: !29, file: !1, line: 5, type: !12)
!36 = !DILocalVariable(name: "h", scope: !29, file: !1, line: 6, type: !15)
!37 = !DILocalVariable(name: "sum", scope: !29, file: !1, line: 6, type: !15)
!38 = !DILocalVariable(name: "i", scope: !39, file: !1, line: 7, type: !12)
!39 = distinct !DILexicalBlock(scope: !29, file: !1, line: 7, column: 5)
!40 = !DILocation(line: 5, column: 31, scope: !29)
!41 = !DILocation(line: 5, column: 44, scope: !29)
!42 = !DILocation(line: 5, column: 52, scope: !29)
!43 = !DILocation(line: 6, column: 5, scope: !29)
!44 = !DILocation(line: 6, column: 12, scope: !29)
!45 = !DILocation(line: 6, column: 17, scope: !29)
!46 = !DILocation(line: 6, column: 22, scope: !29)
!47 = !DILocation(line: 6, column: 20, scope: !29)
!48 = !DILocation(line: 6, column: 30, scope: !29)
!49 = !DILocation(line: 6, column: 28, scope: !29)
!50 = !DILocation(line: 6, column: 33, scope: !29)
!51 = !DILocation(line: 6, column: 43, scope: !29)
!52 = !DILocation(line: 6, column: 39, scope: !29)
!53 = !DILocation(line: 6, column: 55, scope: !29)
!54 = !DILocation(line: 6, column: 51, scope: !29)
!55 = !DILocation(line: 6, column: 49, scope: !29)
!56 = !DILocation(line: 7, column: 10, scope: !39)
!57 = !DILocation(line: 7, column: 14, scope: !39)
!58 = !DILocation(line: 7, column: 21, scope: !59)
!59 = distinct !DILexicalBlock(scope: !39, file: !1, line: 7, column: 5)
!60 = !DILocation(line: 7, column: 25, scope: !59)
!61 = !DILocation(line: 7, column: 23, scope: !59)
!62 = !DILocation(line: 7, column: 5, scope: !39)
!63 = !DILocation(line: 7, column: 5, scope: !59)
!64 = !DILocation(line: 8, column: 20, scope: !59)
!65 = !DILocation(line: 8, column: 27, scope: !59)
!66 = !DILocation(line: 8, column: 31, scope: !59)
!67 = !DILocation(line: 8, column: 29, scope: !59)
!68 = !DILocation(line: 8, column: 25, scope: !59)
!69 = !DILocation(line: 8, column: 16, scope: !59)
!70 = !DILocation(line: 8, column: 37, scope: !59)
!71 = !DILocation(line: 8, column: 39, scope: !59)
!72 = !DILocation(line: 8, column: 36, scope: !59)
!73 = !DILocation(line: 8, column: 34, scope: !59)
!74 = !DILocation(line: 8, column: 13, scope: !59)
!75 = !DILocation(line: 8, column: 9, scope: !59)
!76 = !DILocation(line: 7, column: 29, scope: !59)
!77 = distinct !{!77, !62, !78, !79, !80}
!78 = !DILocation(line: 8, column: 50, scope: !39)
!79 = !{!"llvm.loop.mustprogress"}
!80 = !{!"llvm.loop.unroll.disable"}
!81 = !DILocation(line: 9, column: 12, scope: !29)
!82 = !DILocation(line: 9, column: 18, scope: !29)
!83 = !DILocation(line: 9, column: 16, scope: !29)
!84 = !DILocation(line: 9, column: 20, scope: !29)
!85 = !DILocation(line: 10, column: 1, scope: !29)
!86 = !DILocation(line: 9, column: 5, scope: !29)
!87 = distinct !DISubprogram(name: "fixed_point", scope: !1, file: !1, line: 12, type: !88, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !90)
!88 = !DISubroutineType(types: !89)
!89 = !{!15, !15}
!90 = !{!91, !92, !94}
!91 = !DILocalVariable(name: "x", arg: 1, scope: !87, file: !1, line: 12, type: !15)
!92 = !DILocalVariable(name: "i", scope: !93, file: !1, line: 13, type: !12)
!93 = distinct !DILexicalBlock(scope: !87, file: !1, line: 13, column: 5)
!94 = !DILocalVariable(name: "step", scope: !95, file: !1, line: 14, type: !15)
!95 = distinct !DILexicalBlock(scope: !96, file: !1, line: 13, column: 34)
!96 = distinct !DILexicalBlock(scope: !93, file: !1, line: 13, column: 5)
!97 = !DILocation(line: 12, column: 34, scope: !87)
!98 = !DILocation(line: 13, column: 10, scope: !93)
!99 = !DILocation(line: 13, column: 14, scope: !93)
!100 = !DILocation(line: 13, column: 21, scope: !96)
!101 = !DILocation(line: 13, column: 23, scope: !96)
!102 = !DILocation(line: 13, column: 5, scope: !93)
!103 = !DILocation(line: 14, column: 9, scope: !95)
!104 = !DILocation(line: 14, column: 16, scope: !95)
!105 = !DILocation(line: 14, column: 28, scope: !95)
!106 = !DILocation(line: 14, column: 24, scope: !95)
!107 = !DILocation(line: 14, column: 33, scope: !95)
!108 = !DILocation(line: 14, column: 31, scope: !95)
!109 = !DILocation(line: 14, column: 44, scope: !95)
!110 = !DILocation(line: 14, column: 40, scope: !95)
!111 = !DILocation(line: 14, column: 39, scope: !95)
!112 = !DILocation(line: 14, column: 47, scope: !95)
!113 = !DILocation(line: 14, column: 36, scope: !95)
!114 = !DILocation(line: 15, column: 14, scope: !95)
!115 = !DILocation(line: 15, column: 11, scope: !95)
!116 = !DILocation(line: 16, column: 18, scope: !117)
!117 = distinct !DILexicalBlock(scope: !95, file: !1, line: 16, column: 13)
!118 = !DILocation(line: 16, column: 13, scope: !117)
!119 = !DILocation(line: 16, column: 24, scope: !117)
!120 = !DILocation(line: 16, column: 13, scope: !95)
!121 = !DILocation(line: 17, column: 13, scope: !117)
!122 = !DILocation(line: 18, column: 5, scope: !96)
!123 = !DILocation(line: 18, column: 5, scope: !95)
!124 = !DILocation(line: 13, column: 30, scope: !96)
!125 = !DILocation(line: 13, column: 5, scope: !96)
!126 = distinct !{!126, !102, !127, !79, !80}
!127 = !DILocation(line: 18, column: 5, scope: !93)
!128 = !DILocation(line: 19, column: 12, scope: !87)
!129 = !DILocation(line: 19, column: 5, scope: !87)
