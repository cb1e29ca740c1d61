source_filename = "library_result_unknown.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call double @j0(double noundef 1.500000e+00), !dbg !14
  %cmp = fcmp ogt double %call, 1.000000e+00, !dbg !16
  br i1 %cmp, label %if.then, label %if.end, !dbg !17

if.then:
  call void @reach_error(), !dbg !18
  br label %if.end, !dbg !18

if.end:
  ret i32 0, !dbg !19
}

declare !dbg !20 double @j0(double noundef)

declare !dbg !25 void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "library_result_unknown.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !10, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{}
!14 = !DILocation(line: 5, column: 7, scope: !15)
!15 = distinct !DILexicalBlock(scope: !9, file: !1, line: 5, column: 7)
!16 = !DILocation(line: 5, column: 15, scope: !15)
!17 = !DILocation(line: 5, column: 7, scope: !9)
!18 = !DILocation(line: 5, column: 20, scope: !15)
!19 = !DILocation(line: 6, column: 3, scope: !9)
!20 = !DISubprogram(name: "j0", scope: !21, file: !21, line: 220, type: !22, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !13)
!21 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/mathcalls.h", directory: "")
!22 = !DISubroutineType(types: !23)
!23 = !{!24, !24}
!24 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!25 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 3, type: !26, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !13)
!26 = !DISubroutineType(types: !27)
!27 = !{null}
