source_filename = "float_beside_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %d = alloca double, align 8
  %f = alloca float, align 4
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast double* %d to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !19
  call void @llvm.dbg.declare(metadata double* %d, metadata !14, metadata !DIExpression()), !dbg !20
  %call = call double @__VERIFIER_nondet_double(), !dbg !21
  %mul = fmul double %call, 2.000000e+00, !dbg !22
  store double %mul, double* %d, align 8, !dbg !20
  %1 = bitcast float* %f to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !23
  call void @llvm.dbg.declare(metadata float* %f, metadata !16, metadata !DIExpression()), !dbg !24
  store float 1.500000e+00, float* %f, align 4, !dbg !24
  %2 = bitcast i32* %i to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !25
  call void @llvm.dbg.declare(metadata i32* %i, metadata !18, metadata !DIExpression()), !dbg !26
  store i32 0, i32* %i, align 4, !dbg !26
  br label %while.cond, !dbg !27

while.cond:
  %3 = load i32, i32* %i, align 4, !dbg !28
  %cmp = icmp slt i32 %3, 10, !dbg !29
  br i1 %cmp, label %while.body, label %while.end, !dbg !27

while.body:
  %4 = load float, float* %f, align 4, !dbg !30
  %conv = fpext float %4 to double, !dbg !30
  %5 = load double, double* %d, align 8, !dbg !32
  %add = fadd double %conv, %5, !dbg !33
  %conv1 = fptrunc double %add to float, !dbg !30
  store float %conv1, float* %f, align 4, !dbg !34
  %6 = load i32, i32* %i, align 4, !dbg !35
  %inc = add nsw i32 %6, 1, !dbg !35
  store i32 %inc, i32* %i, align 4, !dbg !35
  br label %while.cond, !dbg !27, !llvm.loop !36

while.end:
  %7 = load i32, i32* %i, align 4, !dbg !40
  %cmp2 = icmp eq i32 %7, 10, !dbg !42
  br i1 %cmp2, label %if.then, label %if.end, !dbg !43

if.then:
  call void @reach_error(), !dbg !44
  br label %if.end, !dbg !44

if.end:
  %8 = load float, float* %f, align 4, !dbg !45
  %cmp4 = fcmp ogt float %8, 3.000000e+00, !dbg !46
  %conv5 = zext i1 %cmp4 to i32, !dbg !46
  %9 = bitcast i32* %i to i8*, !dbg !47
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %9), !dbg !47
  %10 = bitcast float* %f to i8*, !dbg !47
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %10), !dbg !47
  %11 = bitcast double* %d to i8*, !dbg !47
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %11), !dbg !47
  ret i32 %conv5, !dbg !48
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare double @__VERIFIER_nondet_double()

declare !dbg !49 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "float_beside_unsafe.c", directory: ".")
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
!13 = !{!14, !16, !18}
!14 = !DILocalVariable(name: "d", scope: !9, file: !1, line: 6, type: !15)
!15 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!16 = !DILocalVariable(name: "f", scope: !9, file: !1, line: 7, type: !17)
!17 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!18 = !DILocalVariable(name: "i", scope: !9, file: !1, line: 8, type: !12)
!19 = !DILocation(line: 6, column: 3, scope: !9)
!20 = !DILocation(line: 6, column: 10, scope: !9)
!21 = !DILocation(line: 6, column: 14, scope: !9)
!22 = !DILocation(line: 6, column: 41, scope: !9)
!23 = !DILocation(line: 7, column: 3, scope: !9)
!24 = !DILocation(line: 7, column: 9, scope: !9)
!25 = !DILocation(line: 8, column: 3, scope: !9)
!26 = !DILocation(line: 8, column: 7, scope: !9)
!27 = !DILocation(line: 9, column: 3, scope: !9)
!28 = !DILocation(line: 9, column: 10, scope: !9)
!29 = !DILocation(line: 9, column: 12, scope: !9)
!30 = !DILocation(line: 10, column: 9, scope: !31)
!31 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 18)
!32 = !DILocation(line: 10, column: 13, scope: !31)
!33 = !DILocation(line: 10, column: 11, scope: !31)
!34 = !DILocation(line: 10, column: 7, scope: !31)
!35 = !DILocation(line: 11, column: 6, scope: !31)
!36 = distinct !{!36, !27, !37, !38, !39}
!37 = !DILocation(line: 12, column: 3, scope: !9)
!38 = !{!"llvm.loop.mustprogress"}
!39 = !{!"llvm.loop.unroll.disable"}
!40 = !DILocation(line: 13, column: 7, scope: !41)
!41 = distinct !DILexicalBlock(scope: !9, file: !1, line: 13, column: 7)
!42 = !DILocation(line: 13, column: 9, scope: !41)
!43 = !DILocation(line: 13, column: 7, scope: !9)
!44 = !DILocation(line: 13, column: 16, scope: !41)
!45 = !DILocation(line: 14, column: 10, scope: !9)
!46 = !DILocation(line: 14, column: 12, scope: !9)
!47 = !DILocation(line: 15, column: 1, scope: !9)
!48 = !DILocation(line: 14, column: 3, scope: !9)
!49 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 2, type: !50, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !52)
!50 = !DISubroutineType(types: !51)
!51 = !{null}
!52 = !{}
