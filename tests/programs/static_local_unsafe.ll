source_filename = "static_local_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@next.n = internal global i32 5, align 4

define dso_local i32 @next() !dbg !10 {
entry:
  %0 = load i32, i32* @next.n, align 4, !dbg !13
  %inc = add nsw i32 %0, 1, !dbg !13
  store i32 %inc, i32* @next.n, align 4, !dbg !13
  ret i32 %0, !dbg !14
}

define dso_local i32 @main() !dbg !15 {
entry:
  %retval = alloca i32, align 4
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 @next(), !dbg !16
  store i32 %call, i32* %a, align 4, !dbg !17
  %call1 = call i32 @next(), !dbg !18
  store i32 %call1, i32* %b, align 4, !dbg !19
  %0 = load i32, i32* %a, align 4, !dbg !20
  %cmp = icmp ne i32 %0, 5, !dbg !21
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !22

lor.lhs.false:
  %1 = load i32, i32* %b, align 4, !dbg !23
  %cmp2 = icmp ne i32 %1, 6, !dbg !24
  br i1 %cmp2, label %if.then, label %if.end, !dbg !20

if.then:
  call void @reach_error(), !dbg !25
  br label %if.end, !dbg !25

if.end:
  br label %while.cond, !dbg !26

while.cond:
  %call3 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !27
  br i1 %call3, label %while.body, label %while.end, !dbg !26

while.body:
  %call4 = call i32 @next(), !dbg !28
  %cmp5 = icmp slt i32 %call4, 8, !dbg !29
  br i1 %cmp5, label %if.then6, label %if.end7, !dbg !28

if.then6:
  call void @reach_error(), !dbg !30
  br label %if.end7, !dbg !30

if.end7:
  br label %while.cond, !dbg !26, !llvm.loop !31

while.end:
  ret i32 0, !dbg !34
}

declare void @reach_error()

declare zeroext i1 @__VERIFIER_nondet_bool()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "static_local_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "next", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 7, column: 11, scope: !10)
!14 = !DILocation(line: 7, column: 3, scope: !10)
!15 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !11, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!16 = !DILocation(line: 11, column: 11, scope: !15)
!17 = !DILocation(line: 11, column: 7, scope: !15)
!18 = !DILocation(line: 11, column: 23, scope: !15)
!19 = !DILocation(line: 11, column: 19, scope: !15)
!20 = !DILocation(line: 12, column: 7, scope: !15)
!21 = !DILocation(line: 12, column: 9, scope: !15)
!22 = !DILocation(line: 12, column: 14, scope: !15)
!23 = !DILocation(line: 12, column: 17, scope: !15)
!24 = !DILocation(line: 12, column: 19, scope: !15)
!25 = !DILocation(line: 12, column: 25, scope: !15)
!26 = !DILocation(line: 13, column: 3, scope: !15)
!27 = !DILocation(line: 13, column: 10, scope: !15)
!28 = !DILocation(line: 14, column: 9, scope: !15)
!29 = !DILocation(line: 14, column: 16, scope: !15)
!30 = !DILocation(line: 14, column: 21, scope: !15)
!31 = distinct !{!31, !26, !32, !33}
!32 = !DILocation(line: 14, column: 33, scope: !15)
!33 = !{!"llvm.loop.mustprogress"}
!34 = !DILocation(line: 15, column: 3, scope: !15)
