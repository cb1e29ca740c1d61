source_filename = "float_times_zero_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %d = alloca double, align 8
  %e = alloca double, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast double* %d to i8*, !dbg !17
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !17
  call void @llvm.dbg.declare(metadata double* %d, metadata !14, metadata !DIExpression()), !dbg !18
  %call = call double @__VERIFIER_nondet_double(), !dbg !19
  store double %call, double* %d, align 8, !dbg !18
  %1 = bitcast double* %e to i8*, !dbg !20
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !20
  call void @llvm.dbg.declare(metadata double* %e, metadata !16, metadata !DIExpression()), !dbg !21
  %2 = load double, double* %d, align 8, !dbg !22
  %mul = fmul double %2, 0.000000e+00, !dbg !23
  store double %mul, double* %e, align 8, !dbg !21
  %3 = load double, double* %e, align 8, !dbg !24
  %cmp = fcmp ogt double %3, 1.000000e+00, !dbg !26
  br i1 %cmp, label %if.then, label %if.end, !dbg !27

if.then:
  call void @reach_error(), !dbg !28
  br label %if.end, !dbg !28

if.end:
  %4 = bitcast double* %e to i8*, !dbg !29
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %4), !dbg !29
  %5 = bitcast double* %d to i8*, !dbg !29
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %5), !dbg !29
  ret i32 0, !dbg !30
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare double @__VERIFIER_nondet_double()

declare !dbg !31 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "float_times_zero_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !10, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !16}
!14 = !DILocalVariable(name: "d", scope: !9, file: !1, line: 6, type: !15)
!15 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!16 = !DILocalVariable(name: "e", scope: !9, file: !1, line: 7, type: !15)
!17 = !DILocation(line: 6, column: 3, scope: !9)
!18 = !DILocation(line: 6, column: 10, scope: !9)
!19 = !DILocation(line: 6, column: 14, scope: !9)
!20 = !DILocation(line: 7, column: 3, scope: !9)
!21 = !DILocation(line: 7, column: 10, scope: !9)
!22 = !DILocation(line: 7, column: 14, scope: !9)
!23 = !DILocation(line: 7, column: 16, scope: !9)
!24 = !DILocation(line: 8, column: 7, scope: !25)
!25 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 7)
!26 = !DILocation(line: 8, column: 9, scope: !25)
!27 = !DILocation(line: 8, column: 7, scope: !9)
!28 = !DILocation(line: 8, column: 16, scope: !25)
!29 = !DILocation(line: 10, column: 1, scope: !9)
!30 = !DILocation(line: 9, column: 3, scope: !9)
!31 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 2, type: !32, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !34)
!32 = !DISubroutineType(types: !33)
!33 = !{null}
!34 = !{}
