source_filename = "overflow_loop_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %s = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !13
  store i32 %call, i32* %n, align 4, !dbg !14
  store i32 0, i32* %s, align 4, !dbg !15
  %0 = load i32, i32* %n, align 4, !dbg !16
  %cmp = icmp sgt i32 %0, 2000000001, !dbg !17
  br i1 %cmp, label %if.then, label %if.end, !dbg !16

if.then:
  store i32 0, i32* %retval, align 4, !dbg !18
  br label %return, !dbg !18

if.end:
  store i32 0, i32* %i, align 4, !dbg !19
  br label %for.cond, !dbg !20

for.cond:
  %1 = load i32, i32* %i, align 4, !dbg !21
  %2 = load i32, i32* %n, align 4, !dbg !22
  %cmp1 = icmp slt i32 %1, %2, !dbg !23
  br i1 %cmp1, label %for.body, label %for.end, !dbg !24

for.body:
  %3 = load i32, i32* %s, align 4, !dbg !25
  %cmp2 = icmp slt i32 %3, 1000, !dbg !26
  br i1 %cmp2, label %if.then3, label %if.end4, !dbg !25

if.then3:
  %4 = load i32, i32* %s, align 4, !dbg !27
  %add = add nsw i32 %4, 2, !dbg !27
  store i32 %add, i32* %s, align 4, !dbg !27
  br label %if.end4, !dbg !28

if.end4:
  br label %for.inc, !dbg !29

for.inc:
  %5 = load i32, i32* %i, align 4, !dbg !30
  %add5 = add nsw i32 %5, 1000000000, !dbg !30
  store i32 %add5, i32* %i, align 4, !dbg !30
  br label %for.cond, !dbg !24, !llvm.loop !31

for.end:
  %6 = load i32, i32* %s, align 4, !dbg !34
  store i32 %6, i32* %retval, align 4, !dbg !35
  br label %return, !dbg !35

return:
  %7 = load i32, i32* %retval, align 4, !dbg !36
  ret i32 %7, !dbg !36
}

declare i32 @__VERIFIER_nondet_int()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "overflow_loop_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !11, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 5, column: 11, scope: !10)
!14 = !DILocation(line: 5, column: 7, scope: !10)
!15 = !DILocation(line: 5, column: 36, scope: !10)
!16 = !DILocation(line: 6, column: 7, scope: !10)
!17 = !DILocation(line: 6, column: 9, scope: !10)
!18 = !DILocation(line: 6, column: 23, scope: !10)
!19 = !DILocation(line: 7, column: 12, scope: !10)
!20 = !DILocation(line: 7, column: 8, scope: !10)
!21 = !DILocation(line: 7, column: 19, scope: !10)
!22 = !DILocation(line: 7, column: 23, scope: !10)
!23 = !DILocation(line: 7, column: 21, scope: !10)
!24 = !DILocation(line: 7, column: 3, scope: !10)
!25 = !DILocation(line: 8, column: 9, scope: !10)
!26 = !DILocation(line: 8, column: 11, scope: !10)
!27 = !DILocation(line: 8, column: 21, scope: !10)
!28 = !DILocation(line: 8, column: 19, scope: !10)
!29 = !DILocation(line: 8, column: 13, scope: !10)
!30 = !DILocation(line: 7, column: 28, scope: !10)
!31 = distinct !{!31, !24, !32, !33}
!32 = !DILocation(line: 8, column: 24, scope: !10)
!33 = !{!"llvm.loop.mustprogress"}
!34 = !DILocation(line: 9, column: 10, scope: !10)
!35 = !DILocation(line: 9, column: 3, scope: !10)
!36 = !DILocation(line: 10, column: 1, scope: !10)
