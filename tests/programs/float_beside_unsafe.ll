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
  %call = call double @__VERIFIER_nondet_double(), !dbg !13
  %mul = fmul double %call, 2.000000e+00, !dbg !14
  store double %mul, double* %d, align 8, !dbg !15
  store float 1.500000e+00, float* %f, align 4, !dbg !16
  store i32 0, i32* %i, align 4, !dbg !17
  br label %while.cond, !dbg !18

while.cond:
  %0 = load i32, i32* %i, align 4, !dbg !19
  %cmp = icmp slt i32 %0, 10, !dbg !20
  br i1 %cmp, label %while.body, label %while.end, !dbg !18

while.body:
  %1 = load float, float* %f, align 4, !dbg !21
  %conv = fpext float %1 to double, !dbg !21
  %2 = load double, double* %d, align 8, !dbg !22
  %add = fadd double %conv, %2, !dbg !23
  %conv1 = fptrunc double %add to float, !dbg !21
  store float %conv1, float* %f, align 4, !dbg !24
  %3 = load i32, i32* %i, align 4, !dbg !25
  %inc = add nsw i32 %3, 1, !dbg !25
  store i32 %inc, i32* %i, align 4, !dbg !25
  br label %while.cond, !dbg !18, !llvm.loop !26

while.end:
  %4 = load i32, i32* %i, align 4, !dbg !29
  %cmp2 = icmp eq i32 %4, 10, !dbg !30
  br i1 %cmp2, label %if.then, label %if.end, !dbg !29

if.then:
  call void @reach_error(), !dbg !31
  br label %if.end, !dbg !31

if.end:
  %5 = load float, float* %f, align 4, !dbg !32
  %cmp4 = fcmp ogt float %5, 3.000000e+00, !dbg !33
  %conv5 = zext i1 %cmp4 to i32, !dbg !33
  ret i32 %conv5, !dbg !34
}

declare double @__VERIFIER_nondet_double()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "float_beside_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 6, column: 14, scope: !10)
!14 = !DILocation(line: 6, column: 41, scope: !10)
!15 = !DILocation(line: 6, column: 10, scope: !10)
!16 = !DILocation(line: 7, column: 9, scope: !10)
!17 = !DILocation(line: 8, column: 7, scope: !10)
!18 = !DILocation(line: 9, column: 3, scope: !10)
!19 = !DILocation(line: 9, column: 10, scope: !10)
!20 = !DILocation(line: 9, column: 12, scope: !10)
!21 = !DILocation(line: 10, column: 9, scope: !10)
!22 = !DILocation(line: 10, column: 13, scope: !10)
!23 = !DILocation(line: 10, column: 11, scope: !10)
!24 = !DILocation(line: 10, column: 7, scope: !10)
!25 = !DILocation(line: 11, column: 6, scope: !10)
!26 = distinct !{!26, !18, !27, !28}
!27 = !DILocation(line: 12, column: 3, scope: !10)
!28 = !{!"llvm.loop.mustprogress"}
!29 = !DILocation(line: 13, column: 7, scope: !10)
!30 = !DILocation(line: 13, column: 9, scope: !10)
!31 = !DILocation(line: 13, column: 16, scope: !10)
!32 = !DILocation(line: 14, column: 10, scope: !10)
!33 = !DILocation(line: 14, column: 12, scope: !10)
!34 = !DILocation(line: 14, column: 3, scope: !10)
