source_filename = "float_filter_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %y = alloca double, align 8
  %x = alloca double, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast double* %y to i8*, !dbg !18
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !18
  call void @llvm.dbg.declare(metadata double* %y, metadata !14, metadata !DIExpression()), !dbg !19
  store double 0.000000e+00, double* %y, align 8, !dbg !19
  br label %while.cond, !dbg !20

while.cond:
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !21
  %tobool = icmp ne i32 %call, 0, !dbg !20
  br i1 %tobool, label %while.body, label %while.end, !dbg !20

while.body:
  %1 = bitcast double* %x to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !22
  call void @llvm.dbg.declare(metadata double* %x, metadata !16, metadata !DIExpression()), !dbg !23
  %call1 = call double @__VERIFIER_nondet_double(), !dbg !24
  store double %call1, double* %x, align 8, !dbg !23
  %2 = load double, double* %x, align 8, !dbg !25
  %cmp = fcmp oge double %2, -1.000000e+00, !dbg !27
  br i1 %cmp, label %land.lhs.true, label %if.then, !dbg !28

land.lhs.true:
  %3 = load double, double* %x, align 8, !dbg !29
  %cmp2 = fcmp ole double %3, 1.000000e+00, !dbg !30
  br i1 %cmp2, label %if.end, label %if.then, !dbg !31

if.then:
  store i32 2, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !32, !llvm.loop !33

if.end:
  %4 = load double, double* %y, align 8, !dbg !37
  %mul = fmul double 9.000000e-01, %4, !dbg !38
  %5 = load double, double* %x, align 8, !dbg !39
  %mul3 = fmul double 2.000000e-01, %5, !dbg !40
  %add = fadd double %mul, %mul3, !dbg !41
  store double %add, double* %y, align 8, !dbg !42
  %6 = load double, double* %y, align 8, !dbg !43
  %cmp4 = fcmp ole double %6, 1.500000e+00, !dbg !45
  br i1 %cmp4, label %land.lhs.true5, label %if.then7, !dbg !46

land.lhs.true5:
  %7 = load double, double* %y, align 8, !dbg !47
  %cmp6 = fcmp oge double %7, -2.500000e+00, !dbg !48
  br i1 %cmp6, label %if.end8, label %if.then7, !dbg !49

if.then7:
  call void @reach_error(), !dbg !50
  br label %if.end8, !dbg !50

if.end8:
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !34
  br label %cleanup, !dbg !34

cleanup:
  %8 = bitcast double* %x to i8*, !dbg !34
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %8), !dbg !34
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 2, label %while.cond
  ]

cleanup.cont:
  br label %while.cond, !dbg !20, !llvm.loop !33

while.end:
  store i32 0, i32* %retval, align 4, !dbg !51
  store i32 1, i32* %cleanup.dest.slot, align 4
  %9 = bitcast double* %y to i8*, !dbg !52
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %9), !dbg !52
  %10 = load i32, i32* %retval, align 4, !dbg !52
  ret i32 %10, !dbg !52

unreachable:
  unreachable
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare double @__VERIFIER_nondet_double()

declare !dbg !53 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "float_filter_unsafe.c", directory: ".")
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
!13 = !{!14, !16}
!14 = !DILocalVariable(name: "y", scope: !9, file: !1, line: 7, type: !15)
!15 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!16 = !DILocalVariable(name: "x", scope: !17, file: !1, line: 9, type: !15)
!17 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 35)
!18 = !DILocation(line: 7, column: 3, scope: !9)
!19 = !DILocation(line: 7, column: 10, scope: !9)
!20 = !DILocation(line: 8, column: 3, scope: !9)
!21 = !DILocation(line: 8, column: 10, scope: !9)
!22 = !DILocation(line: 9, column: 5, scope: !17)
!23 = !DILocation(line: 9, column: 12, scope: !17)
!24 = !DILocation(line: 9, column: 16, scope: !17)
!25 = !DILocation(line: 10, column: 11, scope: !26)
!26 = distinct !DILexicalBlock(scope: !17, file: !1, line: 10, column: 9)
!27 = !DILocation(line: 10, column: 13, scope: !26)
!28 = !DILocation(line: 10, column: 19, scope: !26)
!29 = !DILocation(line: 10, column: 22, scope: !26)
!30 = !DILocation(line: 10, column: 24, scope: !26)
!31 = !DILocation(line: 10, column: 9, scope: !17)
!32 = !DILocation(line: 11, column: 7, scope: !26)
!33 = distinct !{!33, !20, !34, !35, !36}
!34 = !DILocation(line: 15, column: 3, scope: !9)
!35 = !{!"llvm.loop.mustprogress"}
!36 = !{!"llvm.loop.unroll.disable"}
!37 = !DILocation(line: 12, column: 15, scope: !17)
!38 = !DILocation(line: 12, column: 13, scope: !17)
!39 = !DILocation(line: 12, column: 25, scope: !17)
!40 = !DILocation(line: 12, column: 23, scope: !17)
!41 = !DILocation(line: 12, column: 17, scope: !17)
!42 = !DILocation(line: 12, column: 7, scope: !17)
!43 = !DILocation(line: 13, column: 11, scope: !44)
!44 = distinct !DILexicalBlock(scope: !17, file: !1, line: 13, column: 9)
!45 = !DILocation(line: 13, column: 13, scope: !44)
!46 = !DILocation(line: 13, column: 20, scope: !44)
!47 = !DILocation(line: 13, column: 23, scope: !44)
!48 = !DILocation(line: 13, column: 25, scope: !44)
!49 = !DILocation(line: 13, column: 9, scope: !17)
!50 = !DILocation(line: 14, column: 7, scope: !44)
!51 = !DILocation(line: 16, column: 3, scope: !9)
!52 = !DILocation(line: 17, column: 1, scope: !9)
!53 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 4, type: !54, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !56)
!54 = !DISubroutineType(types: !55)
!55 = !{null}
!56 = !{}
