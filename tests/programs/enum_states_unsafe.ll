source_filename = "enum_states_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %s = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  store i32 0, i32* %s, align 4, !dbg !13
  br label %while.cond, !dbg !14

while.cond:
  %call = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !15
  br i1 %call, label %while.body, label %while.end, !dbg !14

while.body:
  %0 = load i32, i32* %s, align 4, !dbg !16
  switch i32 %0, label %sw.default [
    i32 0, label %sw.bb
    i32 1, label %sw.bb1
    i32 2, label %sw.bb3
    i32 10, label %sw.bb4
  ], !dbg !17

sw.bb:
  store i32 1, i32* %s, align 4, !dbg !18
  br label %sw.epilog, !dbg !19

sw.bb1:
  %call2 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !20
  %1 = zext i1 %call2 to i64, !dbg !20
  %cond = select i1 %call2, i32 2, i32 10, !dbg !20
  store i32 %cond, i32* %s, align 4, !dbg !21
  br label %sw.epilog, !dbg !22

sw.bb3:
  %2 = load i32, i32* %s, align 4, !dbg !23
  %inc = add i32 %2, 1, !dbg !23
  store i32 %inc, i32* %s, align 4, !dbg !23
  br label %sw.epilog, !dbg !24

sw.bb4:
  store i32 0, i32* %s, align 4, !dbg !25
  br label %sw.epilog, !dbg !26

sw.default:
  call void @reach_error(), !dbg !27
  br label %sw.epilog, !dbg !28

sw.epilog:
  %3 = load i32, i32* %s, align 4, !dbg !29
  %cmp = icmp eq i32 %3, 3, !dbg !30
  br i1 %cmp, label %if.then, label %if.end, !dbg !29

if.then:
  call void @reach_error(), !dbg !31
  br label %if.end, !dbg !31

if.end:
  br label %while.cond, !dbg !14, !llvm.loop !32

while.end:
  ret i32 0, !dbg !35
}

declare zeroext i1 @__VERIFIER_nondet_bool()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "enum_states_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 8, column: 14, scope: !10)
!14 = !DILocation(line: 9, column: 3, scope: !10)
!15 = !DILocation(line: 9, column: 10, scope: !10)
!16 = !DILocation(line: 10, column: 13, scope: !10)
!17 = !DILocation(line: 10, column: 5, scope: !10)
!18 = !DILocation(line: 11, column: 18, scope: !10)
!19 = !DILocation(line: 11, column: 26, scope: !10)
!20 = !DILocation(line: 12, column: 20, scope: !10)
!21 = !DILocation(line: 12, column: 18, scope: !10)
!22 = !DILocation(line: 12, column: 63, scope: !10)
!23 = !DILocation(line: 13, column: 18, scope: !10)
!24 = !DILocation(line: 13, column: 22, scope: !10)
!25 = !DILocation(line: 14, column: 20, scope: !10)
!26 = !DILocation(line: 14, column: 28, scope: !10)
!27 = !DILocation(line: 15, column: 14, scope: !10)
!28 = !DILocation(line: 16, column: 5, scope: !10)
!29 = !DILocation(line: 17, column: 9, scope: !10)
!30 = !DILocation(line: 17, column: 11, scope: !10)
!31 = !DILocation(line: 17, column: 25, scope: !10)
!32 = distinct !{!32, !14, !33, !34}
!33 = !DILocation(line: 18, column: 3, scope: !10)
!34 = !{!"llvm.loop.mustprogress"}
!35 = !DILocation(line: 19, column: 3, scope: !10)
