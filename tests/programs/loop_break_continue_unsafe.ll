source_filename = "loop_break_continue_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %even = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  store i32 0, i32* %even, align 4, !dbg !13
  store i32 0, i32* %i, align 4, !dbg !14
  br label %for.cond, !dbg !15

for.cond:
  %0 = load i32, i32* %i, align 4, !dbg !16
  %cmp = icmp slt i32 %0, 20, !dbg !17
  br i1 %cmp, label %for.body, label %for.end, !dbg !18

for.body:
  %1 = load i32, i32* %i, align 4, !dbg !19
  %rem = srem i32 %1, 2, !dbg !20
  %tobool = icmp ne i32 %rem, 0, !dbg !20
  br i1 %tobool, label %if.then, label %if.end, !dbg !19

if.then:
  br label %for.inc, !dbg !21

if.end:
  %2 = load i32, i32* %i, align 4, !dbg !22
  %cmp1 = icmp eq i32 %2, 12, !dbg !23
  br i1 %cmp1, label %if.then2, label %if.end3, !dbg !22

if.then2:
  br label %for.end, !dbg !24

if.end3:
  %3 = load i32, i32* %even, align 4, !dbg !25
  %inc = add nsw i32 %3, 1, !dbg !25
  store i32 %inc, i32* %even, align 4, !dbg !25
  br label %for.inc, !dbg !26

for.inc:
  %4 = load i32, i32* %i, align 4, !dbg !27
  %inc4 = add nsw i32 %4, 1, !dbg !27
  store i32 %inc4, i32* %i, align 4, !dbg !27
  br label %for.cond, !dbg !18, !llvm.loop !28

for.end:
  %5 = load i32, i32* %even, align 4, !dbg !30
  %cmp5 = icmp ne i32 %5, 5, !dbg !31
  br i1 %cmp5, label %if.then7, label %lor.lhs.false, !dbg !32

lor.lhs.false:
  %6 = load i32, i32* %i, align 4, !dbg !33
  %cmp6 = icmp ne i32 %6, 10, !dbg !34
  br i1 %cmp6, label %if.then7, label %if.end8, !dbg !30

if.then7:
  call void @reach_error(), !dbg !35
  br label %if.end8, !dbg !35

if.end8:
  ret i32 0, !dbg !36
}

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "loop_break_continue_unsafe.c", directory: ".")
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
!13 = !DILocation(line: 5, column: 7, scope: !10)
!14 = !DILocation(line: 6, column: 10, scope: !10)
!15 = !DILocation(line: 6, column: 8, scope: !10)
!16 = !DILocation(line: 6, column: 15, scope: !10)
!17 = !DILocation(line: 6, column: 17, scope: !10)
!18 = !DILocation(line: 6, column: 3, scope: !10)
!19 = !DILocation(line: 7, column: 9, scope: !10)
!20 = !DILocation(line: 7, column: 11, scope: !10)
!21 = !DILocation(line: 7, column: 16, scope: !10)
!22 = !DILocation(line: 8, column: 9, scope: !10)
!23 = !DILocation(line: 8, column: 11, scope: !10)
!24 = !DILocation(line: 8, column: 18, scope: !10)
!25 = !DILocation(line: 9, column: 9, scope: !10)
!26 = !DILocation(line: 10, column: 3, scope: !10)
!27 = !DILocation(line: 6, column: 24, scope: !10)
!28 = distinct !{!28, !18, !26, !29}
!29 = !{!"llvm.loop.mustprogress"}
!30 = !DILocation(line: 11, column: 7, scope: !10)
!31 = !DILocation(line: 11, column: 12, scope: !10)
!32 = !DILocation(line: 11, column: 17, scope: !10)
!33 = !DILocation(line: 11, column: 20, scope: !10)
!34 = !DILocation(line: 11, column: 22, scope: !10)
!35 = !DILocation(line: 11, column: 29, scope: !10)
!36 = !DILocation(line: 12, column: 3, scope: !10)
