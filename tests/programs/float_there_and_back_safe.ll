source_filename = "float_there_and_back_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %c = alloca double, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %f = alloca double, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast double* %c to i8*, !dbg !17
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !17
  call void @llvm.dbg.declare(metadata double* %c, metadata !14, metadata !DIExpression()), !dbg !18
  %call = call double @__VERIFIER_nondet_double(), !dbg !19
  store double %call, double* %c, align 8, !dbg !18
  %1 = load double, double* %c, align 8, !dbg !20
  %cmp = fcmp oge double %1, -9.000000e+01, !dbg !22
  br i1 %cmp, label %land.lhs.true, label %if.then, !dbg !23

land.lhs.true:
  %2 = load double, double* %c, align 8, !dbg !24
  %cmp1 = fcmp ole double %2, 6.000000e+01, !dbg !25
  br i1 %cmp1, label %if.end, label %if.then, !dbg !26

if.then:
  store i32 0, i32* %retval, align 4, !dbg !27
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !27

if.end:
  %3 = bitcast double* %f to i8*, !dbg !28
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %3), !dbg !28
  call void @llvm.dbg.declare(metadata double* %f, metadata !16, metadata !DIExpression()), !dbg !29
  %4 = load double, double* %c, align 8, !dbg !30
  %call2 = call double @fahrenheit(double noundef %4), !dbg !31
  store double %call2, double* %f, align 8, !dbg !29
  %5 = load double, double* %f, align 8, !dbg !32
  %cmp3 = fcmp oge double %5, 0xC06040000218DEF4, !dbg !34
  br i1 %cmp3, label %land.lhs.true4, label %if.then6, !dbg !35

land.lhs.true4:
  %6 = load double, double* %f, align 8, !dbg !36
  %cmp5 = fcmp ole double %6, 0x406180000218DEF4, !dbg !37
  br i1 %cmp5, label %if.end7, label %if.then6, !dbg !38

if.then6:
  call void @reach_error(), !dbg !39
  br label %if.end7, !dbg !39

if.end7:
  %7 = load double, double* %f, align 8, !dbg !40
  %call8 = call double @celsius(double noundef %7), !dbg !42
  %8 = load double, double* %c, align 8, !dbg !43
  %sub = fsub double %call8, %8, !dbg !44
  %9 = call double @llvm.fabs.f64(double %sub), !dbg !45
  %cmp9 = fcmp olt double %9, 1.000000e-09, !dbg !46
  br i1 %cmp9, label %if.end11, label %if.then10, !dbg !47

if.then10:
  call void @reach_error(), !dbg !48
  br label %if.end11, !dbg !48

if.end11:
  store i32 0, i32* %retval, align 4, !dbg !49
  store i32 1, i32* %cleanup.dest.slot, align 4
  %10 = bitcast double* %f to i8*, !dbg !50
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %10), !dbg !50
  br label %cleanup

cleanup:
  %11 = bitcast double* %c to i8*, !dbg !50
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %11), !dbg !50
  %12 = load i32, i32* %retval, align 4, !dbg !50
  ret i32 %12, !dbg !50
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare double @__VERIFIER_nondet_double()

define internal double @fahrenheit(double noundef %celsius) !dbg !51 {
entry:
  %celsius.addr = alloca double, align 8
  store double %celsius, double* %celsius.addr, align 8
  call void @llvm.dbg.declare(metadata double* %celsius.addr, metadata !55, metadata !DIExpression()), !dbg !56
  %0 = load double, double* %celsius.addr, align 8, !dbg !57
  %mul = fmul double %0, 9.000000e+00, !dbg !58
  %div = fdiv double %mul, 5.000000e+00, !dbg !59
  %add = fadd double %div, 3.200000e+01, !dbg !60
  ret double %add, !dbg !61
}

declare !dbg !62 void @reach_error()

define internal double @celsius(double noundef %fahrenheit) !dbg !66 {
entry:
  %fahrenheit.addr = alloca double, align 8
  store double %fahrenheit, double* %fahrenheit.addr, align 8
  call void @llvm.dbg.declare(metadata double* %fahrenheit.addr, metadata !68, metadata !DIExpression()), !dbg !69
  %0 = load double, double* %fahrenheit.addr, align 8, !dbg !70
  %sub = fsub double %0, 3.200000e+01, !dbg !71
  %mul = fmul double %sub, 5.000000e+00, !dbg !72
  %div = fdiv double %mul, 9.000000e+00, !dbg !73
  ret double %div, !dbg !74
}

declare double @llvm.fabs.f64(double)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "float_there_and_back_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 14, type: !10, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !16}
!14 = !DILocalVariable(name: "c", scope: !9, file: !1, line: 15, type: !15)
!15 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!16 = !DILocalVariable(name: "f", scope: !9, file: !1, line: 18, type: !15)
!17 = !DILocation(line: 15, column: 3, scope: !9)
!18 = !DILocation(line: 15, column: 10, scope: !9)
!19 = !DILocation(line: 15, column: 14, scope: !9)
!20 = !DILocation(line: 16, column: 9, scope: !21)
!21 = distinct !DILexicalBlock(scope: !9, file: !1, line: 16, column: 7)
!22 = !DILocation(line: 16, column: 11, scope: !21)
!23 = !DILocation(line: 16, column: 18, scope: !21)
!24 = !DILocation(line: 16, column: 21, scope: !21)
!25 = !DILocation(line: 16, column: 23, scope: !21)
!26 = !DILocation(line: 16, column: 7, scope: !9)
!27 = !DILocation(line: 17, column: 5, scope: !21)
!28 = !DILocation(line: 18, column: 3, scope: !9)
!29 = !DILocation(line: 18, column: 10, scope: !9)
!30 = !DILocation(line: 18, column: 25, scope: !9)
!31 = !DILocation(line: 18, column: 14, scope: !9)
!32 = !DILocation(line: 19, column: 9, scope: !33)
!33 = distinct !DILexicalBlock(scope: !9, file: !1, line: 19, column: 7)
!34 = !DILocation(line: 19, column: 11, scope: !33)
!35 = !DILocation(line: 19, column: 26, scope: !33)
!36 = !DILocation(line: 19, column: 29, scope: !33)
!37 = !DILocation(line: 19, column: 31, scope: !33)
!38 = !DILocation(line: 19, column: 7, scope: !9)
!39 = !DILocation(line: 20, column: 5, scope: !33)
!40 = !DILocation(line: 21, column: 22, scope: !41)
!41 = distinct !DILexicalBlock(scope: !9, file: !1, line: 21, column: 7)
!42 = !DILocation(line: 21, column: 14, scope: !41)
!43 = !DILocation(line: 21, column: 27, scope: !41)
!44 = !DILocation(line: 21, column: 25, scope: !41)
!45 = !DILocation(line: 21, column: 9, scope: !41)
!46 = !DILocation(line: 21, column: 30, scope: !41)
!47 = !DILocation(line: 21, column: 7, scope: !9)
!48 = !DILocation(line: 22, column: 5, scope: !41)
!49 = !DILocation(line: 23, column: 3, scope: !9)
!50 = !DILocation(line: 24, column: 1, scope: !9)
!51 = distinct !DISubprogram(name: "fahrenheit", scope: !1, file: !1, line: 6, type: !52, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !54)
!52 = !DISubroutineType(types: !53)
!53 = !{!15, !15}
!54 = !{!55}
!55 = !DILocalVariable(name: "celsius", arg: 1, scope: !51, file: !1, line: 6, type: !15)
!56 = !DILocation(line: 6, column: 33, scope: !51)
!57 = !DILocation(line: 7, column: 10, scope: !51)
!58 = !DILocation(line: 7, column: 18, scope: !51)
!59 = !DILocation(line: 7, column: 22, scope: !51)
!60 = !DILocation(line: 7, column: 26, scope: !51)
!61 = !DILocation(line: 7, column: 3, scope: !51)
!62 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 4, type: !63, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !65)
!63 = !DISubroutineType(types: !64)
!64 = !{null}
!65 = !{}
!66 = distinct !DISubprogram(name: "celsius", scope: !1, file: !1, line: 10, type: !52, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !67)
!67 = !{!68}
!68 = !DILocalVariable(name: "fahrenheit", arg: 1, scope: !66, file: !1, line: 10, type: !15)
!69 = !DILocation(line: 10, column: 30, scope: !66)
!70 = !DILocation(line: 11, column: 11, scope: !66)
!71 = !DILocation(line: 11, column: 22, scope: !66)
!72 = !DILocation(line: 11, column: 28, scope: !66)
!73 = !DILocation(line: 11, column: 32, scope: !66)
!74 = !DILocation(line: 11, column: 3, scope: !66)
