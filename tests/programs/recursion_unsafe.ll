source_filename = "recursion_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @count(i32 noundef %n) !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %n.addr = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  %0 = load i32, i32* %n.addr, align 4, !dbg !13
  %cmp = icmp sle i32 %0, 1, !dbg !14
  br i1 %cmp, label %if.then, label %if.end, !dbg !13

if.then:
  store i32 0, i32* %retval, align 4, !dbg !15
  br label %return, !dbg !15

if.end:
  %1 = load i32, i32* %n.addr, align 4, !dbg !16
  %sub = sub nsw i32 %1, 1, !dbg !17
  %call = call i32 @count(i32 noundef %sub), !dbg !18
  %add = add nsw i32 %call, 1, !dbg !19
  store i32 %add, i32* %retval, align 4, !dbg !20
  br label %return, !dbg !20

return:
  %2 = load i32, i32* %retval, align 4, !dbg !21
  ret i32 %2, !dbg !21
}

define dso_local i32 @main() !dbg !22 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %c = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !23
  store i32 %call, i32* %n, align 4, !dbg !24
  %0 = load i32, i32* %n, align 4, !dbg !25
  %call1 = call i32 @count(i32 noundef %0), !dbg !26
  store i32 %call1, i32* %c, align 4, !dbg !27
  %1 = load i32, i32* %n, align 4, !dbg !28
  %cmp = icmp sge i32 %1, 0, !dbg !29
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !30

land.lhs.true:
  %2 = load i32, i32* %c, align 4, !dbg !31
  %3 = load i32, i32* %n, align 4, !dbg !32
  %cmp2 = icmp ne i32 %2, %3, !dbg !33
  br i1 %cmp2, label %if.then, label %if.end, !dbg !28

if.then:
  call void @reach_error(), !dbg !34
  br label %if.end, !dbg !34

if.end:
  %4 = load i32, i32* %n, align 4, !dbg !35
  %cmp3 = icmp slt i32 %4, 0, !dbg !36
  br i1 %cmp3, label %land.lhs.true4, label %if.end6, !dbg !37

land.lhs.true4:
  %5 = load i32, i32* %c, align 4, !dbg !38
  %tobool = icmp ne i32 %5, 0, !dbg !38
  br i1 %tobool, label %if.then5, label %if.end6, !dbg !35

if.then5:
  call void @reach_error(), !dbg !39
  br label %if.end6, !dbg !39

if.end6:
  ret i32 0, !dbg !40
}

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "recursion_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "count", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 6, column: 7, scope: !10)
!14 = !DILocation(line: 6, column: 9, scope: !10)
!15 = !DILocation(line: 6, column: 15, scope: !10)
!16 = !DILocation(line: 7, column: 16, scope: !10)
!17 = !DILocation(line: 7, column: 18, scope: !10)
!18 = !DILocation(line: 7, column: 10, scope: !10)
!19 = !DILocation(line: 7, column: 23, scope: !10)
!20 = !DILocation(line: 7, column: 3, scope: !10)
!21 = !DILocation(line: 8, column: 1, scope: !10)
!22 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !11, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!23 = !DILocation(line: 11, column: 11, scope: !22)
!24 = !DILocation(line: 11, column: 7, scope: !22)
!25 = !DILocation(line: 12, column: 17, scope: !22)
!26 = !DILocation(line: 12, column: 11, scope: !22)
!27 = !DILocation(line: 12, column: 7, scope: !22)
!28 = !DILocation(line: 13, column: 7, scope: !22)
!29 = !DILocation(line: 13, column: 9, scope: !22)
!30 = !DILocation(line: 13, column: 14, scope: !22)
!31 = !DILocation(line: 13, column: 17, scope: !22)
!32 = !DILocation(line: 13, column: 22, scope: !22)
!33 = !DILocation(line: 13, column: 19, scope: !22)
!34 = !DILocation(line: 13, column: 25, scope: !22)
!35 = !DILocation(line: 14, column: 7, scope: !22)
!36 = !DILocation(line: 14, column: 9, scope: !22)
!37 = !DILocation(line: 14, column: 13, scope: !22)
!38 = !DILocation(line: 14, column: 16, scope: !22)
!39 = !DILocation(line: 14, column: 19, scope: !22)
!40 = !DILocation(line: 15, column: 3, scope: !22)
