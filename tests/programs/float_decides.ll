source_filename = "float_decides.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %d = alloca double, align 8
  %e = alloca double, align 8
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata double* %d, metadata !15, metadata !DIExpression()), !dbg !17
  %call = call double @__VERIFIER_nondet_double(), !dbg !18
  store double %call, double* %d, align 8, !dbg !17
  call void @llvm.dbg.declare(metadata double* %e, metadata !19, metadata !DIExpression()), !dbg !20
  %0 = load double, double* %d, align 8, !dbg !21
  %mul = fmul double %0, 0.000000e+00, !dbg !22
  store double %mul, double* %e, align 8, !dbg !20
  %1 = load double, double* %e, align 8, !dbg !23
  %cmp = fcmp ogt double %1, 1.000000e+00, !dbg !25
  br i1 %cmp, label %if.then, label %if.end, !dbg !26

if.then:
  call void @reach_error(), !dbg !27
  br label %if.end, !dbg !27

if.end:
  ret i32 0, !dbg !28
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare double @__VERIFIER_nondet_double()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "float_decides.c", directory: ".")
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
!19 = !DILocalVariable(name: "e", scope: !10, file: !1, line: 7, type: !16)
!20 = !DILocation(line: 7, column: 10, scope: !10)
!21 = !DILocation(line: 7, column: 14, scope: !10)
!22 = !DILocation(line: 7, column: 16, scope: !10)
!23 = !DILocation(line: 8, column: 7, scope: !24)
!24 = distinct !DILexicalBlock(scope: !10, file: !1, line: 8, column: 7)
!25 = !DILocation(line: 8, column: 9, scope: !24)
!26 = !DILocation(line: 8, column: 7, scope: !10)
!27 = !DILocation(line: 8, column: 16, scope: !24)
!28 = !DILocation(line: 9, column: 3, scope: !10)
