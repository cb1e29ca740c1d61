source_filename = "float_beside_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %d = alloca double, align 8
  %f = alloca float, align 4
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata double* %d, metadata !15, metadata !DIExpression()), !dbg !17
  %call = call double @__VERIFIER_nondet_double(), !dbg !18
  %mul = fmul double %call, 2.000000e+00, !dbg !19
  store double %mul, double* %d, align 8, !dbg !17
  call void @llvm.dbg.declare(metadata float* %f, metadata !20, metadata !DIExpression()), !dbg !22
  store float 1.500000e+00, float* %f, align 4, !dbg !22
  call void @llvm.dbg.declare(metadata i32* %i, metadata !23, metadata !DIExpression()), !dbg !24
  store i32 0, i32* %i, align 4, !dbg !24
  br label %while.cond, !dbg !25

while.cond:
  %0 = load i32, i32* %i, align 4, !dbg !26
  %cmp = icmp slt i32 %0, 10, !dbg !27
  br i1 %cmp, label %while.body, label %while.end, !dbg !25

while.body:
  %1 = load float, float* %f, align 4, !dbg !28
  %conv = fpext float %1 to double, !dbg !28
  %2 = load double, double* %d, align 8, !dbg !30
  %add = fadd double %conv, %2, !dbg !31
  %conv1 = fptrunc double %add to float, !dbg !28
  store float %conv1, float* %f, align 4, !dbg !32
  %3 = load i32, i32* %i, align 4, !dbg !33
  %inc = add nsw i32 %3, 1, !dbg !33
  store i32 %inc, i32* %i, align 4, !dbg !33
  br label %while.cond, !dbg !25, !llvm.loop !34

while.end:
  %4 = load i32, i32* %i, align 4, !dbg !37
  %cmp2 = icmp eq i32 %4, 10, !dbg !39
  br i1 %cmp2, label %if.then, label %if.end, !dbg !40

if.then:
  call void @reach_error(), !dbg !41
  br label %if.end, !dbg !41

if.end:
  %5 = load float, float* %f, align 4, !dbg !42
  %cmp4 = fcmp ogt float %5, 3.000000e+00, !dbg !43
  %conv5 = zext i1 %cmp4 to i32, !dbg !43
  ret i32 %conv5, !dbg !44
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare double @__VERIFIER_nondet_double()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "float_beside_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "d", scope: !10, file: !1, line: 6, type: !16)
!16 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!17 = !DILocation(line: 6, column: 10, scope: !10)
!18 = !DILocation(line: 6, column: 14, scope: !10)
!19 = !DILocation(line: 6, column: 41, scope: !10)
!20 = !DILocalVariable(name: "f", scope: !10, file: !1, line: 7, type: !21)
!21 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!22 = !DILocation(line: 7, column: 9, scope: !10)
!23 = !DILocalVariable(name: "i", scope: !10, file: !1, line: 8, type: !13)
!24 = !DILocation(line: 8, column: 7, scope: !10)
!25 = !DILocation(line: 9, column: 3, scope: !10)
!26 = !DILocation(line: 9, column: 10, scope: !10)
!27 = !DILocation(line: 9, column: 12, scope: !10)
!28 = !DILocation(line: 10, column: 9, scope: !29)
!29 = distinct !DILexicalBlock(scope: !10, file: !1, line: 9, column: 18)
!30 = !DILocation(line: 10, column: 13, scope: !29)
!31 = !DILocation(line: 10, column: 11, scope: !29)
!32 = !DILocation(line: 10, column: 7, scope: !29)
!33 = !DILocation(line: 11, column: 6, scope: !29)
!34 = distinct !{!34, !25, !35, !36}
!35 = !DILocation(line: 12, column: 3, scope: !10)
!36 = !{!"llvm.loop.mustprogress"}
!37 = !DILocation(line: 13, column: 7, scope: !38)
!38 = distinct !DILexicalBlock(scope: !10, file: !1, line: 13, column: 7)
!39 = !DILocation(line: 13, column: 9, scope: !38)
!40 = !DILocation(line: 13, column: 7, scope: !10)
!41 = !DILocation(line: 13, column: 16, scope: !38)
!42 = !DILocation(line: 14, column: 10, scope: !10)
!43 = !DILocation(line: 14, column: 12, scope: !10)
!44 = !DILocation(line: 14, column: 3, scope: !10)
