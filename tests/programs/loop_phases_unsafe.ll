source_filename = "loop_phases_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  store i32 0, i32* %x, align 4, !dbg !13
  store i32 50, i32* %y, align 4, !dbg !14
  br label %while.cond, !dbg !15

while.cond:
  %0 = load i32, i32* %x, align 4, !dbg !16
  %cmp = icmp slt i32 %0, 100, !dbg !17
  br i1 %cmp, label %while.body, label %while.end, !dbg !15

while.body:
  %1 = load i32, i32* %x, align 4, !dbg !18
  %add = add nsw i32 %1, 1, !dbg !19
  store i32 %add, i32* %x, align 4, !dbg !20
  %2 = load i32, i32* %x, align 4, !dbg !21
  %cmp1 = icmp sge i32 %2, 50, !dbg !22
  br i1 %cmp1, label %if.then, label %if.end, !dbg !21

if.then:
  %3 = load i32, i32* %y, align 4, !dbg !23
  %add2 = add nsw i32 %3, 1, !dbg !24
  store i32 %add2, i32* %y, align 4, !dbg !25
  br label %if.end, !dbg !26

if.end:
  br label %while.cond, !dbg !15, !llvm.loop !27

while.end:
  %4 = load i32, i32* %y, align 4, !dbg !30
  %cmp3 = icmp ne i32 %4, 100, !dbg !31
  br i1 %cmp3, label %if.then4, label %if.end5, !dbg !30

if.then4:
  call void @reach_error(), !dbg !32
  br label %if.end5, !dbg !32

if.end5:
  ret i32 0, !dbg !33
}

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "loop_phases_unsafe.c", directory: ".")
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
!14 = !DILocation(line: 5, column: 14, scope: !10)
!15 = !DILocation(line: 6, column: 3, scope: !10)
!16 = !DILocation(line: 6, column: 10, scope: !10)
!17 = !DILocation(line: 6, column: 12, scope: !10)
!18 = !DILocation(line: 7, column: 9, scope: !10)
!19 = !DILocation(line: 7, column: 11, scope: !10)
!20 = !DILocation(line: 7, column: 7, scope: !10)
!21 = !DILocation(line: 8, column: 9, scope: !10)
!22 = !DILocation(line: 8, column: 11, scope: !10)
!23 = !DILocation(line: 8, column: 22, scope: !10)
!24 = !DILocation(line: 8, column: 24, scope: !10)
!25 = !DILocation(line: 8, column: 20, scope: !10)
!26 = !DILocation(line: 8, column: 18, scope: !10)
!27 = distinct !{!27, !15, !28, !29}
!28 = !DILocation(line: 9, column: 3, scope: !10)
!29 = !{!"llvm.loop.mustprogress"}
!30 = !DILocation(line: 10, column: 7, scope: !10)
!31 = !DILocation(line: 10, column: 9, scope: !10)
!32 = !DILocation(line: 10, column: 17, scope: !10)
!33 = !DILocation(line: 11, column: 3, scope: !10)
