source_filename = "power_exact_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call double @pow(double noundef 2.000000e+00, double noundef 1.000000e+01), !dbg !14
  %cmp = fcmp une double %call, 1.024000e+03, !dbg !16
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !17

lor.lhs.false:
  %call1 = call double @pow(double noundef 1.000000e+01, double noundef 3.000000e+00), !dbg !18
  %cmp2 = fcmp une double %call1, 1.000000e+03, !dbg !19
  br i1 %cmp2, label %if.then, label %lor.lhs.false3, !dbg !20

lor.lhs.false3:
  %call4 = call double @pow(double noundef -3.000000e+00, double noundef 3.000000e+00), !dbg !21
  %cmp5 = fcmp une double %call4, -2.700000e+01, !dbg !22
  br i1 %cmp5, label %if.then, label %lor.lhs.false6, !dbg !23

lor.lhs.false6:
  %call7 = call double @pow(double noundef 2.000000e+00, double noundef -2.000000e+00), !dbg !24
  %cmp8 = fcmp une double %call7, 2.500000e-01, !dbg !25
  br i1 %cmp8, label %if.then, label %if.end, !dbg !26

if.then:
  call void @reach_error(), !dbg !27
  br label %if.end, !dbg !27

if.end:
  %call9 = call double @pow(double noundef 0.000000e+00, double noundef 2.000000e+00), !dbg !28
  %cmp10 = fcmp une double %call9, 0.000000e+00, !dbg !30
  br i1 %cmp10, label %if.then14, label %lor.lhs.false11, !dbg !31

lor.lhs.false11:
  %call12 = call float @powf(float noundef 1.500000e+00, float noundef 2.000000e+00), !dbg !32
  %cmp13 = fcmp une float %call12, 2.250000e+00, !dbg !33
  br i1 %cmp13, label %if.then14, label %if.end15, !dbg !34

if.then14:
  call void @reach_error(), !dbg !35
  br label %if.end15, !dbg !35

if.end15:
  ret i32 0, !dbg !36
}

declare double @pow(double noundef, double noundef)

declare !dbg !37 void @reach_error()

declare float @powf(float noundef, float noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "power_exact_safe.c", directory: ".")
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
!13 = !{}
!14 = !DILocation(line: 7, column: 7, scope: !15)
!15 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 7)
!16 = !DILocation(line: 7, column: 18, scope: !15)
!17 = !DILocation(line: 7, column: 26, scope: !15)
!18 = !DILocation(line: 7, column: 29, scope: !15)
!19 = !DILocation(line: 7, column: 40, scope: !15)
!20 = !DILocation(line: 7, column: 48, scope: !15)
!21 = !DILocation(line: 7, column: 51, scope: !15)
!22 = !DILocation(line: 7, column: 62, scope: !15)
!23 = !DILocation(line: 7, column: 69, scope: !15)
!24 = !DILocation(line: 7, column: 72, scope: !15)
!25 = !DILocation(line: 7, column: 83, scope: !15)
!26 = !DILocation(line: 7, column: 7, scope: !9)
!27 = !DILocation(line: 7, column: 92, scope: !15)
!28 = !DILocation(line: 8, column: 7, scope: !29)
!29 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 7)
!30 = !DILocation(line: 8, column: 17, scope: !29)
!31 = !DILocation(line: 8, column: 22, scope: !29)
!32 = !DILocation(line: 8, column: 25, scope: !29)
!33 = !DILocation(line: 8, column: 39, scope: !29)
!34 = !DILocation(line: 8, column: 7, scope: !9)
!35 = !DILocation(line: 8, column: 49, scope: !29)
!36 = !DILocation(line: 9, column: 3, scope: !9)
!37 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 2, type: !38, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !13)
!38 = !DISubroutineType(types: !39)
!39 = !{null}
