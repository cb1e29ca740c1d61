source_filename = "float_mean_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %sum = alloca double, align 8
  %i = alloca i32, align 4
  %x = alloca double, align 8
  %mean = alloca double, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast double* %sum to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !22
  call void @llvm.dbg.declare(metadata double* %sum, metadata !14, metadata !DIExpression()), !dbg !23
  store double 0.000000e+00, double* %sum, align 8, !dbg !23
  %1 = bitcast i32* %i to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !24
  call void @llvm.dbg.declare(metadata i32* %i, metadata !16, metadata !DIExpression()), !dbg !25
  store i32 0, i32* %i, align 4, !dbg !25
  br label %for.cond, !dbg !24

for.cond:
  %2 = load i32, i32* %i, align 4, !dbg !26
  %cmp = icmp slt i32 %2, 50, !dbg !27
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !28

for.cond.cleanup:
  %3 = bitcast i32* %i to i8*, !dbg !29
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %3), !dbg !29
  br label %for.end

for.body:
  %4 = bitcast double* %x to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %4), !dbg !30
  call void @llvm.dbg.declare(metadata double* %x, metadata !18, metadata !DIExpression()), !dbg !31
  %call = call double @__VERIFIER_nondet_double(), !dbg !32
  store double %call, double* %x, align 8, !dbg !31
  %5 = load double, double* %x, align 8, !dbg !33
  %cmp1 = fcmp oge double %5, 0.000000e+00, !dbg !35
  br i1 %cmp1, label %land.lhs.true, label %if.then, !dbg !36

land.lhs.true:
  %6 = load double, double* %x, align 8, !dbg !37
  %cmp2 = fcmp ole double %6, 1.000000e+00, !dbg !38
  br i1 %cmp2, label %if.end, label %if.then, !dbg !39

if.then:
  store double 5.000000e-01, double* %x, align 8, !dbg !40
  br label %if.end, !dbg !41

if.end:
  %7 = load double, double* %x, align 8, !dbg !42
  %8 = load double, double* %sum, align 8, !dbg !43
  %add = fadd double %8, %7, !dbg !43
  store double %add, double* %sum, align 8, !dbg !43
  %9 = bitcast double* %x to i8*, !dbg !44
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %9), !dbg !44
  br label %for.inc, !dbg !45

for.inc:
  %10 = load i32, i32* %i, align 4, !dbg !46
  %inc = add nsw i32 %10, 1, !dbg !46
  store i32 %inc, i32* %i, align 4, !dbg !46
  br label %for.cond, !dbg !29, !llvm.loop !47

for.end:
  %11 = bitcast double* %mean to i8*, !dbg !51
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %11), !dbg !51
  call void @llvm.dbg.declare(metadata double* %mean, metadata !21, metadata !DIExpression()), !dbg !52
  %12 = load double, double* %sum, align 8, !dbg !53
  %div = fdiv double %12, 5.000000e+01, !dbg !54
  store double %div, double* %mean, align 8, !dbg !52
  %13 = load double, double* %mean, align 8, !dbg !55
  %cmp3 = fcmp oge double %13, 0.000000e+00, !dbg !57
  br i1 %cmp3, label %land.lhs.true4, label %if.then6, !dbg !58

land.lhs.true4:
  %14 = load double, double* %mean, align 8, !dbg !59
  %cmp5 = fcmp ole double %14, 1.100000e+00, !dbg !60
  br i1 %cmp5, label %if.end7, label %if.then6, !dbg !61

if.then6:
  call void @reach_error(), !dbg !62
  br label %if.end7, !dbg !62

if.end7:
  %15 = bitcast double* %mean to i8*, !dbg !63
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %15), !dbg !63
  %16 = bitcast double* %sum to i8*, !dbg !63
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %16), !dbg !63
  ret i32 0, !dbg !64
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare double @__VERIFIER_nondet_double()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare !dbg !65 void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "float_mean_safe.c", directory: ".")
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
!13 = !{!14, !16, !18, !21}
!14 = !DILocalVariable(name: "sum", scope: !9, file: !1, line: 6, type: !15)
!15 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!16 = !DILocalVariable(name: "i", scope: !17, file: !1, line: 7, type: !12)
!17 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 3)
!18 = !DILocalVariable(name: "x", scope: !19, file: !1, line: 8, type: !15)
!19 = distinct !DILexicalBlock(scope: !20, file: !1, line: 7, column: 32)
!20 = distinct !DILexicalBlock(scope: !17, file: !1, line: 7, column: 3)
!21 = !DILocalVariable(name: "mean", scope: !9, file: !1, line: 13, type: !15)
!22 = !DILocation(line: 6, column: 3, scope: !9)
!23 = !DILocation(line: 6, column: 10, scope: !9)
!24 = !DILocation(line: 7, column: 8, scope: !17)
!25 = !DILocation(line: 7, column: 12, scope: !17)
!26 = !DILocation(line: 7, column: 19, scope: !20)
!27 = !DILocation(line: 7, column: 21, scope: !20)
!28 = !DILocation(line: 7, column: 3, scope: !17)
!29 = !DILocation(line: 7, column: 3, scope: !20)
!30 = !DILocation(line: 8, column: 5, scope: !19)
!31 = !DILocation(line: 8, column: 12, scope: !19)
!32 = !DILocation(line: 8, column: 16, scope: !19)
!33 = !DILocation(line: 9, column: 11, scope: !34)
!34 = distinct !DILexicalBlock(scope: !19, file: !1, line: 9, column: 9)
!35 = !DILocation(line: 9, column: 13, scope: !34)
!36 = !DILocation(line: 9, column: 18, scope: !34)
!37 = !DILocation(line: 9, column: 21, scope: !34)
!38 = !DILocation(line: 9, column: 23, scope: !34)
!39 = !DILocation(line: 9, column: 9, scope: !19)
!40 = !DILocation(line: 10, column: 9, scope: !34)
!41 = !DILocation(line: 10, column: 7, scope: !34)
!42 = !DILocation(line: 11, column: 12, scope: !19)
!43 = !DILocation(line: 11, column: 9, scope: !19)
!44 = !DILocation(line: 12, column: 3, scope: !20)
!45 = !DILocation(line: 12, column: 3, scope: !19)
!46 = !DILocation(line: 7, column: 28, scope: !20)
!47 = distinct !{!47, !28, !48, !49, !50}
!48 = !DILocation(line: 12, column: 3, scope: !17)
!49 = !{!"llvm.loop.mustprogress"}
!50 = !{!"llvm.loop.unroll.disable"}
!51 = !DILocation(line: 13, column: 3, scope: !9)
!52 = !DILocation(line: 13, column: 10, scope: !9)
!53 = !DILocation(line: 13, column: 17, scope: !9)
!54 = !DILocation(line: 13, column: 21, scope: !9)
!55 = !DILocation(line: 14, column: 9, scope: !56)
!56 = distinct !DILexicalBlock(scope: !9, file: !1, line: 14, column: 7)
!57 = !DILocation(line: 14, column: 14, scope: !56)
!58 = !DILocation(line: 14, column: 19, scope: !56)
!59 = !DILocation(line: 14, column: 22, scope: !56)
!60 = !DILocation(line: 14, column: 27, scope: !56)
!61 = !DILocation(line: 14, column: 7, scope: !9)
!62 = !DILocation(line: 15, column: 5, scope: !56)
!63 = !DILocation(line: 17, column: 1, scope: !9)
!64 = !DILocation(line: 16, column: 3, scope: !9)
!65 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 3, type: !66, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !68)
!66 = !DISubroutineType(types: !67)
!67 = !{null}
!68 = !{}
