source_filename = "recursion_mutual_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @ping(i32 noundef %n) !dbg !10 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  %0 = load i32, i32* %n.addr, align 4, !dbg !13
  %cmp = icmp sle i32 %0, 0, !dbg !14
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !13

cond.true:
  br label %cond.end, !dbg !13

cond.false:
  %1 = load i32, i32* %n.addr, align 4, !dbg !15
  %sub = sub nsw i32 %1, 1, !dbg !16
  %call = call i32 @pong(i32 noundef %sub), !dbg !17
  %add = add nsw i32 %call, 1, !dbg !18
  br label %cond.end, !dbg !13

cond.end:
  %cond = phi i32 [ 0, %cond.true ], [ %add, %cond.false ], !dbg !13
  ret i32 %cond, !dbg !19
}

define dso_local i32 @pong(i32 noundef %n) !dbg !20 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  %0 = load i32, i32* %n.addr, align 4, !dbg !21
  %cmp = icmp sle i32 %0, 0, !dbg !22
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !21

cond.true:
  br label %cond.end, !dbg !21

cond.false:
  %1 = load i32, i32* %n.addr, align 4, !dbg !23
  %sub = sub nsw i32 %1, 1, !dbg !24
  %call = call i32 @ping(i32 noundef %sub), !dbg !25
  %add = add nsw i32 %call, 2, !dbg !26
  br label %cond.end, !dbg !21

cond.end:
  %cond = phi i32 [ 0, %cond.true ], [ %add, %cond.false ], !dbg !21
  ret i32 %cond, !dbg !27
}

define dso_local i32 @main() !dbg !28 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !29
  store i32 %call, i32* %n, align 4, !dbg !30
  %0 = load i32, i32* %n, align 4, !dbg !31
  %cmp = icmp slt i32 %0, 0, !dbg !32
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !33

lor.lhs.false:
  %1 = load i32, i32* %n, align 4, !dbg !34
  %cmp1 = icmp sgt i32 %1, 1000, !dbg !35
  br i1 %cmp1, label %if.then, label %if.end, !dbg !31

if.then:
  store i32 0, i32* %retval, align 4, !dbg !36
  br label %return, !dbg !36

if.end:
  %2 = load i32, i32* %n, align 4, !dbg !37
  %call2 = call i32 @ping(i32 noundef %2), !dbg !38
  %3 = load i32, i32* %n, align 4, !dbg !39
  %cmp3 = icmp sle i32 %call2, %3, !dbg !40
  br i1 %cmp3, label %if.then4, label %if.end5, !dbg !38

if.then4:
  call void @reach_error(), !dbg !41
  br label %if.end5, !dbg !41

if.end5:
  store i32 0, i32* %retval, align 4, !dbg !42
  br label %return, !dbg !42

return:
  %4 = load i32, i32* %retval, align 4, !dbg !43
  ret i32 %4, !dbg !43
}

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "recursion_mutual_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "ping", scope: !1, file: !1, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 7, column: 26, scope: !10)
!14 = !DILocation(line: 7, column: 28, scope: !10)
!15 = !DILocation(line: 7, column: 44, scope: !10)
!16 = !DILocation(line: 7, column: 46, scope: !10)
!17 = !DILocation(line: 7, column: 39, scope: !10)
!18 = !DILocation(line: 7, column: 51, scope: !10)
!19 = !DILocation(line: 7, column: 19, scope: !10)
!20 = distinct !DISubprogram(name: "pong", scope: !1, file: !1, line: 8, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!21 = !DILocation(line: 8, column: 26, scope: !20)
!22 = !DILocation(line: 8, column: 28, scope: !20)
!23 = !DILocation(line: 8, column: 44, scope: !20)
!24 = !DILocation(line: 8, column: 46, scope: !20)
!25 = !DILocation(line: 8, column: 39, scope: !20)
!26 = !DILocation(line: 8, column: 51, scope: !20)
!27 = !DILocation(line: 8, column: 19, scope: !20)
!28 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !11, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!29 = !DILocation(line: 11, column: 11, scope: !28)
!30 = !DILocation(line: 11, column: 7, scope: !28)
!31 = !DILocation(line: 12, column: 7, scope: !28)
!32 = !DILocation(line: 12, column: 9, scope: !28)
!33 = !DILocation(line: 12, column: 13, scope: !28)
!34 = !DILocation(line: 12, column: 16, scope: !28)
!35 = !DILocation(line: 12, column: 18, scope: !28)
!36 = !DILocation(line: 12, column: 26, scope: !28)
!37 = !DILocation(line: 13, column: 12, scope: !28)
!38 = !DILocation(line: 13, column: 7, scope: !28)
!39 = !DILocation(line: 13, column: 18, scope: !28)
!40 = !DILocation(line: 13, column: 15, scope: !28)
!41 = !DILocation(line: 13, column: 21, scope: !28)
!42 = !DILocation(line: 14, column: 3, scope: !28)
!43 = !DILocation(line: 15, column: 1, scope: !28)
