source_filename = "math_range_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %x = alloca double, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %y = alloca double, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast double* %x to i8*, !dbg !17
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !17
  call void @llvm.dbg.declare(metadata double* %x, metadata !14, metadata !DIExpression()), !dbg !18
  %call = call double @__VERIFIER_nondet_double(), !dbg !19
  store double %call, double* %x, align 8, !dbg !18
  %1 = load double, double* %x, align 8, !dbg !20
  %cmp = fcmp oge double %1, -4.000000e+00, !dbg !22
  br i1 %cmp, label %land.lhs.true, label %if.then, !dbg !23

land.lhs.true:
  %2 = load double, double* %x, align 8, !dbg !24
  %cmp1 = fcmp ole double %2, 4.000000e+00, !dbg !25
  br i1 %cmp1, label %if.end, label %if.then, !dbg !26

if.then:
  store i32 0, i32* %retval, align 4, !dbg !27
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !27

if.end:
  %3 = bitcast double* %y to i8*, !dbg !28
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %3), !dbg !28
  call void @llvm.dbg.declare(metadata double* %y, metadata !16, metadata !DIExpression()), !dbg !29
  %4 = load double, double* %x, align 8, !dbg !30
  %fneg = fneg double %4, !dbg !31
  %call2 = call double @exp(double noundef %fneg), !dbg !32
  %add = fadd double 1.000000e+00, %call2, !dbg !33
  %div = fdiv double 1.000000e+00, %add, !dbg !34
  store double %div, double* %y, align 8, !dbg !29
  %5 = load double, double* %y, align 8, !dbg !35
  %cmp3 = fcmp ogt double %5, 1.000000e-02, !dbg !37
  br i1 %cmp3, label %land.lhs.true4, label %if.then6, !dbg !38

land.lhs.true4:
  %6 = load double, double* %y, align 8, !dbg !39
  %cmp5 = fcmp olt double %6, 0x3FEFAE147AE147AE, !dbg !40
  br i1 %cmp5, label %if.end7, label %if.then6, !dbg !41

if.then6:
  call void @reach_error(), !dbg !42
  br label %if.end7, !dbg !42

if.end7:
  %7 = load double, double* %x, align 8, !dbg !43
  %call8 = call double @atan(double noundef %7), !dbg !45
  %cmp9 = fcmp olt double %call8, 1.330000e+00, !dbg !46
  br i1 %cmp9, label %if.end11, label %if.then10, !dbg !47

if.then10:
  call void @reach_error(), !dbg !48
  br label %if.end11, !dbg !48

if.end11:
  store i32 0, i32* %retval, align 4, !dbg !49
  store i32 1, i32* %cleanup.dest.slot, align 4
  %8 = bitcast double* %y to i8*, !dbg !50
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %8), !dbg !50
  br label %cleanup

cleanup:
  %9 = bitcast double* %x to i8*, !dbg !50
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %9), !dbg !50
  %10 = load i32, i32* %retval, align 4, !dbg !50
  ret i32 %10, !dbg !50
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare double @__VERIFIER_nondet_double()

declare double @exp(double noundef)

declare !dbg !51 void @reach_error()

declare double @atan(double noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "math_range_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !10, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !16}
!14 = !DILocalVariable(name: "x", scope: !9, file: !1, line: 9, type: !15)
!15 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!16 = !DILocalVariable(name: "y", scope: !9, file: !1, line: 12, type: !15)
!17 = !DILocation(line: 9, column: 5, scope: !9)
!18 = !DILocation(line: 9, column: 12, scope: !9)
!19 = !DILocation(line: 9, column: 16, scope: !9)
!20 = !DILocation(line: 10, column: 11, scope: !21)
!21 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 9)
!22 = !DILocation(line: 10, column: 13, scope: !21)
!23 = !DILocation(line: 10, column: 21, scope: !21)
!24 = !DILocation(line: 10, column: 24, scope: !21)
!25 = !DILocation(line: 10, column: 26, scope: !21)
!26 = !DILocation(line: 10, column: 9, scope: !9)
!27 = !DILocation(line: 11, column: 9, scope: !21)
!28 = !DILocation(line: 12, column: 5, scope: !9)
!29 = !DILocation(line: 12, column: 12, scope: !9)
!30 = !DILocation(line: 12, column: 34, scope: !9)
!31 = !DILocation(line: 12, column: 33, scope: !9)
!32 = !DILocation(line: 12, column: 29, scope: !9)
!33 = !DILocation(line: 12, column: 27, scope: !9)
!34 = !DILocation(line: 12, column: 20, scope: !9)
!35 = !DILocation(line: 13, column: 11, scope: !36)
!36 = distinct !DILexicalBlock(scope: !9, file: !1, line: 13, column: 9)
!37 = !DILocation(line: 13, column: 13, scope: !36)
!38 = !DILocation(line: 13, column: 20, scope: !36)
!39 = !DILocation(line: 13, column: 23, scope: !36)
!40 = !DILocation(line: 13, column: 25, scope: !36)
!41 = !DILocation(line: 13, column: 9, scope: !9)
!42 = !DILocation(line: 14, column: 9, scope: !36)
!43 = !DILocation(line: 15, column: 16, scope: !44)
!44 = distinct !DILexicalBlock(scope: !9, file: !1, line: 15, column: 9)
!45 = !DILocation(line: 15, column: 11, scope: !44)
!46 = !DILocation(line: 15, column: 19, scope: !44)
!47 = !DILocation(line: 15, column: 9, scope: !9)
!48 = !DILocation(line: 16, column: 9, scope: !44)
!49 = !DILocation(line: 17, column: 5, scope: !9)
!50 = !DILocation(line: 18, column: 1, scope: !9)
!51 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 4, type: !52, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !54)
!52 = !DISubroutineType(types: !53)
!53 = !{null}
!54 = !{}
