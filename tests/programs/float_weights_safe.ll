source_filename = "float_weights_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %a = alloca double, align 8
  %b = alloca double, align 8
  %c = alloca double, align 8
  %mean = alloca double, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast double* %a to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !19
  call void @llvm.dbg.declare(metadata double* %a, metadata !14, metadata !DIExpression()), !dbg !20
  %call = call double @measured(), !dbg !21
  store double %call, double* %a, align 8, !dbg !20
  %1 = bitcast double* %b to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !19
  call void @llvm.dbg.declare(metadata double* %b, metadata !16, metadata !DIExpression()), !dbg !22
  %call1 = call double @measured(), !dbg !23
  store double %call1, double* %b, align 8, !dbg !22
  %2 = bitcast double* %c to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !19
  call void @llvm.dbg.declare(metadata double* %c, metadata !17, metadata !DIExpression()), !dbg !24
  %call2 = call double @measured(), !dbg !25
  store double %call2, double* %c, align 8, !dbg !24
  %3 = bitcast double* %mean to i8*, !dbg !26
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %3), !dbg !26
  call void @llvm.dbg.declare(metadata double* %mean, metadata !18, metadata !DIExpression()), !dbg !27
  %4 = load double, double* %a, align 8, !dbg !28
  %mul = fmul double 2.500000e-01, %4, !dbg !29
  %5 = load double, double* %b, align 8, !dbg !30
  %mul3 = fmul double 5.000000e-01, %5, !dbg !31
  %add = fadd double %mul, %mul3, !dbg !32
  %6 = load double, double* %c, align 8, !dbg !33
  %mul4 = fmul double 2.500000e-01, %6, !dbg !34
  %add5 = fadd double %add, %mul4, !dbg !35
  store double %add5, double* %mean, align 8, !dbg !27
  %7 = load double, double* %mean, align 8, !dbg !36
  %8 = load double, double* %a, align 8, !dbg !38
  %9 = load double, double* %b, align 8, !dbg !39
  %10 = load double, double* %c, align 8, !dbg !40
  %11 = call double @llvm.maxnum.f64(double %9, double %10), !dbg !41
  %12 = call double @llvm.maxnum.f64(double %8, double %11), !dbg !42
  %add6 = fadd double %12, 1.000000e-09, !dbg !43
  %cmp = fcmp ogt double %7, %add6, !dbg !44
  br i1 %cmp, label %if.then, label %if.end, !dbg !45

if.then:
  call void @reach_error(), !dbg !46
  br label %if.end, !dbg !46

if.end:
  %13 = load double, double* %mean, align 8, !dbg !47
  %14 = load double, double* %a, align 8, !dbg !49
  %15 = load double, double* %b, align 8, !dbg !50
  %16 = load double, double* %c, align 8, !dbg !51
  %17 = call double @llvm.minnum.f64(double %15, double %16), !dbg !52
  %18 = call double @llvm.minnum.f64(double %14, double %17), !dbg !53
  %sub = fsub double %18, 1.000000e-09, !dbg !54
  %cmp7 = fcmp olt double %13, %sub, !dbg !55
  br i1 %cmp7, label %if.then8, label %if.end9, !dbg !56

if.then8:
  call void @reach_error(), !dbg !57
  br label %if.end9, !dbg !57

if.end9:
  %19 = bitcast double* %mean to i8*, !dbg !58
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %19), !dbg !58
  %20 = bitcast double* %c to i8*, !dbg !58
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %20), !dbg !58
  %21 = bitcast double* %b to i8*, !dbg !58
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %21), !dbg !58
  %22 = bitcast double* %a to i8*, !dbg !58
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %22), !dbg !58
  ret i32 0, !dbg !59
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define internal double @measured() !dbg !60 {
entry:
  %x = alloca double, align 8
  %0 = bitcast double* %x to i8*, !dbg !65
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !65
  call void @llvm.dbg.declare(metadata double* %x, metadata !64, metadata !DIExpression()), !dbg !66
  %call = call double @__VERIFIER_nondet_double(), !dbg !67
  store double %call, double* %x, align 8, !dbg !66
  %1 = load double, double* %x, align 8, !dbg !68
  %cmp = fcmp oge double %1, -1.000000e+03, !dbg !69
  br i1 %cmp, label %land.lhs.true, label %cond.false, !dbg !70

land.lhs.true:
  %2 = load double, double* %x, align 8, !dbg !71
  %cmp1 = fcmp ole double %2, 1.000000e+03, !dbg !72
  br i1 %cmp1, label %cond.true, label %cond.false, !dbg !68

cond.true:
  %3 = load double, double* %x, align 8, !dbg !73
  br label %cond.end, !dbg !68

cond.false:
  br label %cond.end, !dbg !68

cond.end:
  %cond = phi double [ %3, %cond.true ], [ 0.000000e+00, %cond.false ], !dbg !68
  %4 = bitcast double* %x to i8*, !dbg !74
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %4), !dbg !74
  ret double %cond, !dbg !75
}

declare double @llvm.maxnum.f64(double, double)

declare !dbg !76 void @reach_error()

declare double @llvm.minnum.f64(double, double)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare double @__VERIFIER_nondet_double()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "float_weights_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 11, type: !10, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !16, !17, !18}
!14 = !DILocalVariable(name: "a", scope: !9, file: !1, line: 12, type: !15)
!15 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!16 = !DILocalVariable(name: "b", scope: !9, file: !1, line: 12, type: !15)
!17 = !DILocalVariable(name: "c", scope: !9, file: !1, line: 12, type: !15)
!18 = !DILocalVariable(name: "mean", scope: !9, file: !1, line: 13, type: !15)
!19 = !DILocation(line: 12, column: 3, scope: !9)
!20 = !DILocation(line: 12, column: 10, scope: !9)
!21 = !DILocation(line: 12, column: 14, scope: !9)
!22 = !DILocation(line: 12, column: 26, scope: !9)
!23 = !DILocation(line: 12, column: 30, scope: !9)
!24 = !DILocation(line: 12, column: 42, scope: !9)
!25 = !DILocation(line: 12, column: 46, scope: !9)
!26 = !DILocation(line: 13, column: 3, scope: !9)
!27 = !DILocation(line: 13, column: 10, scope: !9)
!28 = !DILocation(line: 13, column: 24, scope: !9)
!29 = !DILocation(line: 13, column: 22, scope: !9)
!30 = !DILocation(line: 13, column: 34, scope: !9)
!31 = !DILocation(line: 13, column: 32, scope: !9)
!32 = !DILocation(line: 13, column: 26, scope: !9)
!33 = !DILocation(line: 13, column: 45, scope: !9)
!34 = !DILocation(line: 13, column: 43, scope: !9)
!35 = !DILocation(line: 13, column: 36, scope: !9)
!36 = !DILocation(line: 14, column: 7, scope: !37)
!37 = distinct !DILexicalBlock(scope: !9, file: !1, line: 14, column: 7)
!38 = !DILocation(line: 14, column: 19, scope: !37)
!39 = !DILocation(line: 14, column: 27, scope: !37)
!40 = !DILocation(line: 14, column: 30, scope: !37)
!41 = !DILocation(line: 14, column: 22, scope: !37)
!42 = !DILocation(line: 14, column: 14, scope: !37)
!43 = !DILocation(line: 14, column: 34, scope: !37)
!44 = !DILocation(line: 14, column: 12, scope: !37)
!45 = !DILocation(line: 14, column: 7, scope: !9)
!46 = !DILocation(line: 15, column: 5, scope: !37)
!47 = !DILocation(line: 16, column: 7, scope: !48)
!48 = distinct !DILexicalBlock(scope: !9, file: !1, line: 16, column: 7)
!49 = !DILocation(line: 16, column: 19, scope: !48)
!50 = !DILocation(line: 16, column: 27, scope: !48)
!51 = !DILocation(line: 16, column: 30, scope: !48)
!52 = !DILocation(line: 16, column: 22, scope: !48)
!53 = !DILocation(line: 16, column: 14, scope: !48)
!54 = !DILocation(line: 16, column: 34, scope: !48)
!55 = !DILocation(line: 16, column: 12, scope: !48)
!56 = !DILocation(line: 16, column: 7, scope: !9)
!57 = !DILocation(line: 17, column: 5, scope: !48)
!58 = !DILocation(line: 19, column: 1, scope: !9)
!59 = !DILocation(line: 18, column: 3, scope: !9)
!60 = distinct !DISubprogram(name: "measured", scope: !1, file: !1, line: 6, type: !61, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !63)
!61 = !DISubroutineType(types: !62)
!62 = !{!15}
!63 = !{!64}
!64 = !DILocalVariable(name: "x", scope: !60, file: !1, line: 7, type: !15)
!65 = !DILocation(line: 7, column: 3, scope: !60)
!66 = !DILocation(line: 7, column: 10, scope: !60)
!67 = !DILocation(line: 7, column: 14, scope: !60)
!68 = !DILocation(line: 8, column: 10, scope: !60)
!69 = !DILocation(line: 8, column: 12, scope: !60)
!70 = !DILocation(line: 8, column: 21, scope: !60)
!71 = !DILocation(line: 8, column: 24, scope: !60)
!72 = !DILocation(line: 8, column: 26, scope: !60)
!73 = !DILocation(line: 8, column: 36, scope: !60)
!74 = !DILocation(line: 9, column: 1, scope: !60)
!75 = !DILocation(line: 8, column: 3, scope: !60)
!76 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 4, type: !77, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !79)
!77 = !DISubroutineType(types: !78)
!78 = !{null}
!79 = !{}
