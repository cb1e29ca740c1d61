source_filename = "power_rounded_unknown.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call double @pow(double noundef 1.000000e-01, double noundef 3.000000e+00), !dbg !14
  %cmp = fcmp oeq double %call, 0x3F50624DD2F1A9FD, !dbg !16
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !17

lor.lhs.false:
  %call1 = call double @pow(double noundef 1.000000e+01, double noundef 4.000000e+01), !dbg !18
  %cmp2 = fcmp oeq double %call1, 1.000000e+40, !dbg !19
  br i1 %cmp2, label %if.then, label %if.end, !dbg !20

if.then:
  call void @reach_error(), !dbg !21
  br label %if.end, !dbg !21

if.end:
  ret i32 0, !dbg !22
}

declare double @pow(double noundef, double noundef)

declare !dbg !23 void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "power_rounded_unknown.c", directory: ".")
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
!13 = !{}
!14 = !DILocation(line: 6, column: 7, scope: !15)
!15 = distinct !DILexicalBlock(scope: !9, file: !1, line: 6, column: 7)
!16 = !DILocation(line: 6, column: 19, scope: !15)
!17 = !DILocation(line: 6, column: 38, scope: !15)
!18 = !DILocation(line: 6, column: 41, scope: !15)
!19 = !DILocation(line: 6, column: 53, scope: !15)
!20 = !DILocation(line: 6, column: 7, scope: !9)
!21 = !DILocation(line: 6, column: 62, scope: !15)
!22 = !DILocation(line: 7, column: 3, scope: !9)
!23 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 2, type: !24, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !13)
!24 = !DISubroutineType(types: !25)
!25 = !{null}
