source_filename = "recursion_two_calls_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @fib(i32 noundef %n) !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %n.addr = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  %0 = load i32, i32* %n.addr, align 4, !dbg !13
  %cmp = icmp slt i32 %0, 2, !dbg !14
  br i1 %cmp, label %if.then, label %if.end, !dbg !13

if.then:
  %1 = load i32, i32* %n.addr, align 4, !dbg !15
  store i32 %1, i32* %retval, align 4, !dbg !16
  br label %return, !dbg !16

if.end:
  %2 = load i32, i32* %n.addr, align 4, !dbg !17
  %sub = sub nsw i32 %2, 1, !dbg !18
  %call = call i32 @fib(i32 noundef %sub), !dbg !19
  %3 = load i32, i32* %n.addr, align 4, !dbg !20
  %sub1 = sub nsw i32 %3, 2, !dbg !21
  %call2 = call i32 @fib(i32 noundef %sub1), !dbg !22
  %add = add nsw i32 %call, %call2, !dbg !23
  store i32 %add, i32* %retval, align 4, !dbg !24
  br label %return, !dbg !24

return:
  %4 = load i32, i32* %retval, align 4, !dbg !25
  ret i32 %4, !dbg !25
}

define dso_local i32 @main() !dbg !26 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !27
  store i32 %call, i32* %n, align 4, !dbg !28
  %0 = load i32, i32* %n, align 4, !dbg !29
  %cmp = icmp slt i32 %0, 0, !dbg !30
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !31

lor.lhs.false:
  %1 = load i32, i32* %n, align 4, !dbg !32
  %cmp1 = icmp sgt i32 %1, 1000, !dbg !33
  br i1 %cmp1, label %if.then, label %if.end, !dbg !29

if.then:
  store i32 0, i32* %retval, align 4, !dbg !34
  br label %return, !dbg !34

if.end:
  %2 = load i32, i32* %n, align 4, !dbg !35
  %call2 = call i32 @fib(i32 noundef %2), !dbg !36
  %3 = load i32, i32* %n, align 4, !dbg !37
  %cmp3 = icmp slt i32 %call2, %3, !dbg !38
  br i1 %cmp3, label %if.then4, label %if.end5, !dbg !36

if.then4:
  call void @reach_error(), !dbg !39
  br label %if.end5, !dbg !39

if.end5:
  store i32 0, i32* %retval, align 4, !dbg !40
  br label %return, !dbg !40

return:
  %4 = load i32, i32* %retval, align 4, !dbg !41
  ret i32 %4, !dbg !41
}

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "recursion_two_calls_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "fib", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 6, column: 7, scope: !10)
!14 = !DILocation(line: 6, column: 9, scope: !10)
!15 = !DILocation(line: 6, column: 21, scope: !10)
!16 = !DILocation(line: 6, column: 14, scope: !10)
!17 = !DILocation(line: 7, column: 14, scope: !10)
!18 = !DILocation(line: 7, column: 16, scope: !10)
!19 = !DILocation(line: 7, column: 10, scope: !10)
!20 = !DILocation(line: 7, column: 27, scope: !10)
!21 = !DILocation(line: 7, column: 29, scope: !10)
!22 = !DILocation(line: 7, column: 23, scope: !10)
!23 = !DILocation(line: 7, column: 21, scope: !10)
!24 = !DILocation(line: 7, column: 3, scope: !10)
!25 = !DILocation(line: 8, column: 1, scope: !10)
!26 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !11, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!27 = !DILocation(line: 11, column: 11, scope: !26)
!28 = !DILocation(line: 11, column: 7, scope: !26)
!29 = !DILocation(line: 12, column: 7, scope: !26)
!30 = !DILocation(line: 12, column: 9, scope: !26)
!31 = !DILocation(line: 12, column: 13, scope: !26)
!32 = !DILocation(line: 12, column: 16, scope: !26)
!33 = !DILocation(line: 12, column: 18, scope: !26)
!34 = !DILocation(line: 12, column: 26, scope: !26)
!35 = !DILocation(line: 13, column: 11, scope: !26)
!36 = !DILocation(line: 13, column: 7, scope: !26)
!37 = !DILocation(line: 13, column: 16, scope: !26)
!38 = !DILocation(line: 13, column: 14, scope: !26)
!39 = !DILocation(line: 13, column: 19, scope: !26)
!40 = !DILocation(line: 14, column: 3, scope: !26)
!41 = !DILocation(line: 15, column: 1, scope: !26)
