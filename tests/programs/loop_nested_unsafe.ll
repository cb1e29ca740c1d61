source_filename = "loop_nested_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %i = alloca i32, align 4
  %j = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !13
  store i32 %call, i32* %n, align 4, !dbg !14
  store i32 0, i32* %i, align 4, !dbg !15
  br label %for.cond, !dbg !16

for.cond:
  %0 = load i32, i32* %i, align 4, !dbg !17
  %1 = load i32, i32* %n, align 4, !dbg !18
  %cmp = icmp slt i32 %0, %1, !dbg !19
  br i1 %cmp, label %for.body, label %for.end7, !dbg !20

for.body:
  store i32 0, i32* %j, align 4, !dbg !21
  br label %for.cond1, !dbg !22

for.cond1:
  %2 = load i32, i32* %j, align 4, !dbg !23
  %3 = load i32, i32* %n, align 4, !dbg !24
  %cmp2 = icmp slt i32 %2, %3, !dbg !25
  br i1 %cmp2, label %for.body3, label %for.end, !dbg !26

for.body3:
  %4 = load i32, i32* %j, align 4, !dbg !27
  %5 = load i32, i32* %i, align 4, !dbg !28
  %cmp4 = icmp slt i32 %4, %5, !dbg !29
  br i1 %cmp4, label %if.then, label %if.end, !dbg !27

if.then:
  call void @reach_error(), !dbg !30
  br label %if.end, !dbg !30

if.end:
  br label %for.inc, !dbg !28

for.inc:
  %6 = load i32, i32* %j, align 4, !dbg !31
  %inc = add nsw i32 %6, 1, !dbg !31
  store i32 %inc, i32* %j, align 4, !dbg !31
  br label %for.cond1, !dbg !26, !llvm.loop !32

for.end:
  br label %for.inc5, !dbg !33

for.inc5:
  %7 = load i32, i32* %i, align 4, !dbg !35
  %inc6 = add nsw i32 %7, 1, !dbg !35
  store i32 %inc6, i32* %i, align 4, !dbg !35
  br label %for.cond, !dbg !20, !llvm.loop !36

for.end7:
  ret i32 0, !dbg !37
}

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "loop_nested_unsafe.c", directory: ".")
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
!13 = !DILocation(line: 6, column: 11, scope: !10)
!14 = !DILocation(line: 6, column: 7, scope: !10)
!15 = !DILocation(line: 7, column: 12, scope: !10)
!16 = !DILocation(line: 7, column: 8, scope: !10)
!17 = !DILocation(line: 7, column: 19, scope: !10)
!18 = !DILocation(line: 7, column: 23, scope: !10)
!19 = !DILocation(line: 7, column: 21, scope: !10)
!20 = !DILocation(line: 7, column: 3, scope: !10)
!21 = !DILocation(line: 8, column: 14, scope: !10)
!22 = !DILocation(line: 8, column: 10, scope: !10)
!23 = !DILocation(line: 8, column: 21, scope: !10)
!24 = !DILocation(line: 8, column: 25, scope: !10)
!25 = !DILocation(line: 8, column: 23, scope: !10)
!26 = !DILocation(line: 8, column: 5, scope: !10)
!27 = !DILocation(line: 9, column: 11, scope: !10)
!28 = !DILocation(line: 9, column: 15, scope: !10)
!29 = !DILocation(line: 9, column: 13, scope: !10)
!30 = !DILocation(line: 9, column: 18, scope: !10)
!31 = !DILocation(line: 8, column: 29, scope: !10)
!32 = distinct !{!32, !26, !33, !34}
!33 = !DILocation(line: 9, column: 30, scope: !10)
!34 = !{!"llvm.loop.mustprogress"}
!35 = !DILocation(line: 7, column: 27, scope: !10)
!36 = distinct !{!36, !20, !33, !34}
!37 = !DILocation(line: 10, column: 3, scope: !10)
