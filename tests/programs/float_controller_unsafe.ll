source_filename = "float_controller_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %integral = alloca double, align 8
  %previous = alloca double, align 8
  %wanted = alloca double, align 8
  %measured = alloca double, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %error = alloca double, align 8
  %change = alloca double, align 8
  %out = alloca double, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast double* %integral to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !23
  call void @llvm.dbg.declare(metadata double* %integral, metadata !14, metadata !DIExpression()), !dbg !24
  store double 0.000000e+00, double* %integral, align 8, !dbg !24
  %1 = bitcast double* %previous to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !23
  call void @llvm.dbg.declare(metadata double* %previous, metadata !16, metadata !DIExpression()), !dbg !25
  store double 0.000000e+00, double* %previous, align 8, !dbg !25
  br label %while.cond, !dbg !26

while.cond:
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !27
  %tobool = icmp ne i32 %call, 0, !dbg !26
  br i1 %tobool, label %while.body, label %while.end, !dbg !26

while.body:
  %2 = bitcast double* %wanted to i8*, !dbg !28
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !28
  call void @llvm.dbg.declare(metadata double* %wanted, metadata !17, metadata !DIExpression()), !dbg !29
  %call1 = call double @__VERIFIER_nondet_double(), !dbg !30
  store double %call1, double* %wanted, align 8, !dbg !29
  %3 = bitcast double* %measured to i8*, !dbg !28
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %3), !dbg !28
  call void @llvm.dbg.declare(metadata double* %measured, metadata !19, metadata !DIExpression()), !dbg !31
  %call2 = call double @__VERIFIER_nondet_double(), !dbg !32
  store double %call2, double* %measured, align 8, !dbg !31
  %4 = load double, double* %wanted, align 8, !dbg !33
  %cmp = fcmp oge double %4, 0.000000e+00, !dbg !35
  br i1 %cmp, label %land.lhs.true, label %if.then, !dbg !36

land.lhs.true:
  %5 = load double, double* %wanted, align 8, !dbg !37
  %cmp3 = fcmp ole double %5, 1.000000e+02, !dbg !38
  br i1 %cmp3, label %lor.lhs.false, label %if.then, !dbg !39

lor.lhs.false:
  %6 = load double, double* %measured, align 8, !dbg !40
  %cmp4 = fcmp oge double %6, 0.000000e+00, !dbg !41
  br i1 %cmp4, label %land.lhs.true5, label %if.then, !dbg !42

land.lhs.true5:
  %7 = load double, double* %measured, align 8, !dbg !43
  %cmp6 = fcmp ole double %7, 1.000000e+02, !dbg !44
  br i1 %cmp6, label %if.end, label %if.then, !dbg !45

if.then:
  store i32 2, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !46, !llvm.loop !47

if.end:
  %8 = bitcast double* %error to i8*, !dbg !51
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %8), !dbg !51
  call void @llvm.dbg.declare(metadata double* %error, metadata !20, metadata !DIExpression()), !dbg !52
  %9 = load double, double* %wanted, align 8, !dbg !53
  %10 = load double, double* %measured, align 8, !dbg !54
  %sub = fsub double %9, %10, !dbg !55
  store double %sub, double* %error, align 8, !dbg !52
  %11 = load double, double* %error, align 8, !dbg !56
  %mul = fmul double %11, 1.000000e-02, !dbg !57
  %12 = load double, double* %integral, align 8, !dbg !58
  %add = fadd double %12, %mul, !dbg !58
  store double %add, double* %integral, align 8, !dbg !58
  %13 = load double, double* %integral, align 8, !dbg !59
  %cmp7 = fcmp ogt double %13, 5.000000e+01, !dbg !61
  br i1 %cmp7, label %if.then8, label %if.end9, !dbg !62

if.then8:
  store double 5.000000e+01, double* %integral, align 8, !dbg !63
  br label %if.end9, !dbg !64

if.end9:
  %14 = load double, double* %integral, align 8, !dbg !65
  %cmp10 = fcmp olt double %14, -5.000000e+01, !dbg !67
  br i1 %cmp10, label %if.then11, label %if.end12, !dbg !68

if.then11:
  store double -5.000000e+01, double* %integral, align 8, !dbg !69
  br label %if.end12, !dbg !70

if.end12:
  %15 = bitcast double* %change to i8*, !dbg !71
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %15), !dbg !71
  call void @llvm.dbg.declare(metadata double* %change, metadata !21, metadata !DIExpression()), !dbg !72
  %16 = load double, double* %error, align 8, !dbg !73
  %17 = load double, double* %previous, align 8, !dbg !74
  %sub13 = fsub double %16, %17, !dbg !75
  store double %sub13, double* %change, align 8, !dbg !72
  %18 = load double, double* %error, align 8, !dbg !76
  store double %18, double* %previous, align 8, !dbg !77
  %19 = bitcast double* %out to i8*, !dbg !78
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %19), !dbg !78
  call void @llvm.dbg.declare(metadata double* %out, metadata !22, metadata !DIExpression()), !dbg !79
  %20 = load double, double* %error, align 8, !dbg !80
  %mul14 = fmul double 2.000000e+00, %20, !dbg !81
  %21 = load double, double* %integral, align 8, !dbg !82
  %mul15 = fmul double 5.000000e-01, %21, !dbg !83
  %add16 = fadd double %mul14, %mul15, !dbg !84
  %22 = load double, double* %change, align 8, !dbg !85
  %mul17 = fmul double 1.000000e-01, %22, !dbg !86
  %add18 = fadd double %add16, %mul17, !dbg !87
  store double %add18, double* %out, align 8, !dbg !79
  %23 = load double, double* %out, align 8, !dbg !88
  %cmp19 = fcmp ole double %23, 2.200000e+02, !dbg !90
  br i1 %cmp19, label %land.lhs.true20, label %if.then22, !dbg !91

land.lhs.true20:
  %24 = load double, double* %out, align 8, !dbg !92
  %cmp21 = fcmp oge double %24, -2.500000e+02, !dbg !93
  br i1 %cmp21, label %if.end23, label %if.then22, !dbg !94

if.then22:
  call void @reach_error(), !dbg !95
  br label %if.end23, !dbg !95

if.end23:
  %25 = bitcast double* %out to i8*, !dbg !48
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %25), !dbg !48
  %26 = bitcast double* %change to i8*, !dbg !48
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %26), !dbg !48
  %27 = bitcast double* %error to i8*, !dbg !48
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %27), !dbg !48
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !48
  br label %cleanup, !dbg !48

cleanup:
  %28 = bitcast double* %measured to i8*, !dbg !48
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %28), !dbg !48
  %29 = bitcast double* %wanted to i8*, !dbg !48
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %29), !dbg !48
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 2, label %while.cond
  ]

cleanup.cont:
  br label %while.cond, !dbg !26, !llvm.loop !47

while.end:
  store i32 0, i32* %retval, align 4, !dbg !96
  store i32 1, i32* %cleanup.dest.slot, align 4
  %30 = bitcast double* %previous to i8*, !dbg !97
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %30), !dbg !97
  %31 = bitcast double* %integral to i8*, !dbg !97
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %31), !dbg !97
  %32 = load i32, i32* %retval, align 4, !dbg !97
  ret i32 %32, !dbg !97

unreachable:
  unreachable
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare double @__VERIFIER_nondet_double()

declare !dbg !98 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "float_controller_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !10, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !16, !17, !19, !20, !21, !22}
!14 = !DILocalVariable(name: "integral", scope: !9, file: !1, line: 7, type: !15)
!15 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!16 = !DILocalVariable(name: "previous", scope: !9, file: !1, line: 7, type: !15)
!17 = !DILocalVariable(name: "wanted", scope: !18, file: !1, line: 9, type: !15)
!18 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 35)
!19 = !DILocalVariable(name: "measured", scope: !18, file: !1, line: 9, type: !15)
!20 = !DILocalVariable(name: "error", scope: !18, file: !1, line: 12, type: !15)
!21 = !DILocalVariable(name: "change", scope: !18, file: !1, line: 18, type: !15)
!22 = !DILocalVariable(name: "out", scope: !18, file: !1, line: 20, type: !15)
!23 = !DILocation(line: 7, column: 3, scope: !9)
!24 = !DILocation(line: 7, column: 10, scope: !9)
!25 = !DILocation(line: 7, column: 24, scope: !9)
!26 = !DILocation(line: 8, column: 3, scope: !9)
!27 = !DILocation(line: 8, column: 10, scope: !9)
!28 = !DILocation(line: 9, column: 5, scope: !18)
!29 = !DILocation(line: 9, column: 12, scope: !18)
!30 = !DILocation(line: 9, column: 21, scope: !18)
!31 = !DILocation(line: 9, column: 49, scope: !18)
!32 = !DILocation(line: 9, column: 60, scope: !18)
!33 = !DILocation(line: 10, column: 11, scope: !34)
!34 = distinct !DILexicalBlock(scope: !18, file: !1, line: 10, column: 9)
!35 = !DILocation(line: 10, column: 18, scope: !34)
!36 = !DILocation(line: 10, column: 23, scope: !34)
!37 = !DILocation(line: 10, column: 26, scope: !34)
!38 = !DILocation(line: 10, column: 33, scope: !34)
!39 = !DILocation(line: 10, column: 41, scope: !34)
!40 = !DILocation(line: 10, column: 46, scope: !34)
!41 = !DILocation(line: 10, column: 55, scope: !34)
!42 = !DILocation(line: 10, column: 60, scope: !34)
!43 = !DILocation(line: 10, column: 63, scope: !34)
!44 = !DILocation(line: 10, column: 72, scope: !34)
!45 = !DILocation(line: 10, column: 9, scope: !18)
!46 = !DILocation(line: 11, column: 7, scope: !34)
!47 = distinct !{!47, !26, !48, !49, !50}
!48 = !DILocation(line: 23, column: 3, scope: !9)
!49 = !{!"llvm.loop.mustprogress"}
!50 = !{!"llvm.loop.unroll.disable"}
!51 = !DILocation(line: 12, column: 5, scope: !18)
!52 = !DILocation(line: 12, column: 12, scope: !18)
!53 = !DILocation(line: 12, column: 20, scope: !18)
!54 = !DILocation(line: 12, column: 29, scope: !18)
!55 = !DILocation(line: 12, column: 27, scope: !18)
!56 = !DILocation(line: 13, column: 17, scope: !18)
!57 = !DILocation(line: 13, column: 23, scope: !18)
!58 = !DILocation(line: 13, column: 14, scope: !18)
!59 = !DILocation(line: 14, column: 9, scope: !60)
!60 = distinct !DILexicalBlock(scope: !18, file: !1, line: 14, column: 9)
!61 = !DILocation(line: 14, column: 18, scope: !60)
!62 = !DILocation(line: 14, column: 9, scope: !18)
!63 = !DILocation(line: 15, column: 16, scope: !60)
!64 = !DILocation(line: 15, column: 7, scope: !60)
!65 = !DILocation(line: 16, column: 9, scope: !66)
!66 = distinct !DILexicalBlock(scope: !18, file: !1, line: 16, column: 9)
!67 = !DILocation(line: 16, column: 18, scope: !66)
!68 = !DILocation(line: 16, column: 9, scope: !18)
!69 = !DILocation(line: 17, column: 16, scope: !66)
!70 = !DILocation(line: 17, column: 7, scope: !66)
!71 = !DILocation(line: 18, column: 5, scope: !18)
!72 = !DILocation(line: 18, column: 12, scope: !18)
!73 = !DILocation(line: 18, column: 21, scope: !18)
!74 = !DILocation(line: 18, column: 29, scope: !18)
!75 = !DILocation(line: 18, column: 27, scope: !18)
!76 = !DILocation(line: 19, column: 16, scope: !18)
!77 = !DILocation(line: 19, column: 14, scope: !18)
!78 = !DILocation(line: 20, column: 5, scope: !18)
!79 = !DILocation(line: 20, column: 12, scope: !18)
!80 = !DILocation(line: 20, column: 24, scope: !18)
!81 = !DILocation(line: 20, column: 22, scope: !18)
!82 = !DILocation(line: 20, column: 38, scope: !18)
!83 = !DILocation(line: 20, column: 36, scope: !18)
!84 = !DILocation(line: 20, column: 30, scope: !18)
!85 = !DILocation(line: 20, column: 55, scope: !18)
!86 = !DILocation(line: 20, column: 53, scope: !18)
!87 = !DILocation(line: 20, column: 47, scope: !18)
!88 = !DILocation(line: 21, column: 11, scope: !89)
!89 = distinct !DILexicalBlock(scope: !18, file: !1, line: 21, column: 9)
!90 = !DILocation(line: 21, column: 15, scope: !89)
!91 = !DILocation(line: 21, column: 22, scope: !89)
!92 = !DILocation(line: 21, column: 25, scope: !89)
!93 = !DILocation(line: 21, column: 29, scope: !89)
!94 = !DILocation(line: 21, column: 9, scope: !18)
!95 = !DILocation(line: 22, column: 7, scope: !89)
!96 = !DILocation(line: 24, column: 3, scope: !9)
!97 = !DILocation(line: 25, column: 1, scope: !9)
!98 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 4, type: !99, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !101)
!99 = !DISubroutineType(types: !100)
!100 = !{null}
!101 = !{}
