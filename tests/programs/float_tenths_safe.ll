source_filename = "float_tenths_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %price = alloca double, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %tenths = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast double* %price to i8*, !dbg !17
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !17
  call void @llvm.dbg.declare(metadata double* %price, metadata !14, metadata !DIExpression()), !dbg !18
  %call = call double @__VERIFIER_nondet_double(), !dbg !19
  store double %call, double* %price, align 8, !dbg !18
  %1 = load double, double* %price, align 8, !dbg !20
  %cmp = fcmp oge double %1, 0.000000e+00, !dbg !22
  br i1 %cmp, label %land.lhs.true, label %if.then, !dbg !23

land.lhs.true:
  %2 = load double, double* %price, align 8, !dbg !24
  %cmp1 = fcmp ole double %2, 1.000000e+03, !dbg !25
  br i1 %cmp1, label %if.end, label %if.then, !dbg !26

if.then:
  store i32 0, i32* %retval, align 4, !dbg !27
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !27

if.end:
  %3 = bitcast i32* %tenths to i8*, !dbg !28
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !28
  call void @llvm.dbg.declare(metadata i32* %tenths, metadata !16, metadata !DIExpression()), !dbg !29
  %4 = load double, double* %price, align 8, !dbg !30
  %mul = fmul double %4, 1.000000e+01, !dbg !31
  %add = fadd double %mul, 5.000000e-01, !dbg !32
  %5 = call double @llvm.floor.f64(double %add), !dbg !33
  %conv = fptosi double %5 to i32, !dbg !34
  store i32 %conv, i32* %tenths, align 4, !dbg !29
  %6 = load i32, i32* %tenths, align 4, !dbg !35
  %cmp2 = icmp slt i32 %6, 0, !dbg !37
  br i1 %cmp2, label %if.then6, label %lor.lhs.false, !dbg !38

lor.lhs.false:
  %7 = load i32, i32* %tenths, align 4, !dbg !39
  %cmp4 = icmp sgt i32 %7, 10000, !dbg !40
  br i1 %cmp4, label %if.then6, label %if.end7, !dbg !41

if.then6:
  call void @reach_error(), !dbg !42
  br label %if.end7, !dbg !42

if.end7:
  %8 = load i32, i32* %tenths, align 4, !dbg !43
  %conv8 = sitofp i32 %8 to double, !dbg !43
  %div = fdiv double %conv8, 1.000000e+01, !dbg !45
  %9 = load double, double* %price, align 8, !dbg !46
  %sub = fsub double %div, %9, !dbg !47
  %10 = call double @llvm.fabs.f64(double %sub), !dbg !48
  %cmp9 = fcmp ogt double %10, 5.000010e-02, !dbg !49
  br i1 %cmp9, label %if.then11, label %if.end12, !dbg !50

if.then11:
  call void @reach_error(), !dbg !51
  br label %if.end12, !dbg !51

if.end12:
  store i32 0, i32* %retval, align 4, !dbg !52
  store i32 1, i32* %cleanup.dest.slot, align 4
  %11 = bitcast i32* %tenths to i8*, !dbg !53
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %11), !dbg !53
  br label %cleanup

cleanup:
  %12 = bitcast double* %price to i8*, !dbg !53
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %12), !dbg !53
  %13 = load i32, i32* %retval, align 4, !dbg !53
  ret i32 %13, !dbg !53
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare double @__VERIFIER_nondet_double()

declare double @llvm.floor.f64(double)

declare !dbg !54 void @reach_error()

declare double @llvm.fabs.f64(double)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "float_tenths_safe.c", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !12, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!12 = !DISubroutineType(types: !2)
!13 = !{!14, !16}
!14 = !DILocalVariable(name: "price", scope: !11, file: !1, line: 7, type: !15)
!15 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!16 = !DILocalVariable(name: "tenths", scope: !11, file: !1, line: 10, type: !3)
!17 = !DILocation(line: 7, column: 3, scope: !11)
!18 = !DILocation(line: 7, column: 10, scope: !11)
!19 = !DILocation(line: 7, column: 18, scope: !11)
!20 = !DILocation(line: 8, column: 9, scope: !21)
!21 = distinct !DILexicalBlock(scope: !11, file: !1, line: 8, column: 7)
!22 = !DILocation(line: 8, column: 15, scope: !21)
!23 = !DILocation(line: 8, column: 20, scope: !21)
!24 = !DILocation(line: 8, column: 23, scope: !21)
!25 = !DILocation(line: 8, column: 29, scope: !21)
!26 = !DILocation(line: 8, column: 7, scope: !11)
!27 = !DILocation(line: 9, column: 5, scope: !21)
!28 = !DILocation(line: 10, column: 3, scope: !11)
!29 = !DILocation(line: 10, column: 7, scope: !11)
!30 = !DILocation(line: 10, column: 27, scope: !11)
!31 = !DILocation(line: 10, column: 33, scope: !11)
!32 = !DILocation(line: 10, column: 38, scope: !11)
!33 = !DILocation(line: 10, column: 21, scope: !11)
!34 = !DILocation(line: 10, column: 16, scope: !11)
!35 = !DILocation(line: 11, column: 7, scope: !36)
!36 = distinct !DILexicalBlock(scope: !11, file: !1, line: 11, column: 7)
!37 = !DILocation(line: 11, column: 14, scope: !36)
!38 = !DILocation(line: 11, column: 18, scope: !36)
!39 = !DILocation(line: 11, column: 21, scope: !36)
!40 = !DILocation(line: 11, column: 28, scope: !36)
!41 = !DILocation(line: 11, column: 7, scope: !11)
!42 = !DILocation(line: 12, column: 5, scope: !36)
!43 = !DILocation(line: 13, column: 12, scope: !44)
!44 = distinct !DILexicalBlock(scope: !11, file: !1, line: 13, column: 7)
!45 = !DILocation(line: 13, column: 19, scope: !44)
!46 = !DILocation(line: 13, column: 28, scope: !44)
!47 = !DILocation(line: 13, column: 26, scope: !44)
!48 = !DILocation(line: 13, column: 7, scope: !44)
!49 = !DILocation(line: 13, column: 35, scope: !44)
!50 = !DILocation(line: 13, column: 7, scope: !11)
!51 = !DILocation(line: 14, column: 5, scope: !44)
!52 = !DILocation(line: 15, column: 3, scope: !11)
!53 = !DILocation(line: 16, column: 1, scope: !11)
!54 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 4, type: !55, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !57)
!55 = !DISubroutineType(types: !56)
!56 = !{null}
!57 = !{}
