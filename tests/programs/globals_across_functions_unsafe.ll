source_filename = "globals_across_functions_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@balance = internal global i32 0, align 4
@limit = internal global i32 100, align 4

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  br label %while.cond, !dbg !13

while.cond:
  %call = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !14
  br i1 %call, label %while.body, label %while.end, !dbg !13

while.body:
  %call1 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !15
  br i1 %call1, label %if.then, label %if.else, !dbg !15

if.then:
  %call2 = call i32 @__VERIFIER_nondet_int(), !dbg !16
  call void @deposit(i32 noundef %call2), !dbg !17
  br label %if.end, !dbg !17

if.else:
  %call3 = call i32 @__VERIFIER_nondet_int(), !dbg !18
  call void @withdraw(i32 noundef %call3), !dbg !19
  br label %if.end

if.end:
  %0 = load i32, i32* @balance, align 4, !dbg !20
  %cmp = icmp slt i32 %0, 0, !dbg !21
  br i1 %cmp, label %if.then5, label %lor.lhs.false, !dbg !22

lor.lhs.false:
  %1 = load i32, i32* @balance, align 4, !dbg !23
  %2 = load i32, i32* @limit, align 4, !dbg !24
  %cmp4 = icmp sgt i32 %1, %2, !dbg !25
  br i1 %cmp4, label %if.then5, label %if.end6, !dbg !20

if.then5:
  call void @reach_error(), !dbg !26
  br label %if.end6, !dbg !26

if.end6:
  br label %while.cond, !dbg !13, !llvm.loop !27

while.end:
  ret i32 0, !dbg !30
}

declare zeroext i1 @__VERIFIER_nondet_bool()

define internal void @deposit(i32 noundef %n) !dbg !31 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  %0 = load i32, i32* %n.addr, align 4, !dbg !32
  %cmp = icmp sgt i32 %0, 0, !dbg !33
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !34

land.lhs.true:
  %1 = load i32, i32* %n.addr, align 4, !dbg !35
  %2 = load i32, i32* @limit, align 4, !dbg !36
  %3 = load i32, i32* @balance, align 4, !dbg !37
  %sub = sub nsw i32 %2, %3, !dbg !38
  %cmp1 = icmp sle i32 %1, %sub, !dbg !39
  br i1 %cmp1, label %if.then, label %if.end, !dbg !32

if.then:
  %4 = load i32, i32* %n.addr, align 4, !dbg !40
  %5 = load i32, i32* @balance, align 4, !dbg !41
  %add = add nsw i32 %5, %4, !dbg !41
  store i32 %add, i32* @balance, align 4, !dbg !41
  br label %if.end, !dbg !42

if.end:
  ret void, !dbg !43
}

declare i32 @__VERIFIER_nondet_int()

define internal void @withdraw(i32 noundef %n) !dbg !44 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  %0 = load i32, i32* %n.addr, align 4, !dbg !45
  %cmp = icmp sgt i32 %0, 0, !dbg !46
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !47

land.lhs.true:
  %1 = load i32, i32* %n.addr, align 4, !dbg !48
  %2 = load i32, i32* @balance, align 4, !dbg !49
  %add = add nsw i32 %2, 1, !dbg !50
  %cmp1 = icmp sle i32 %1, %add, !dbg !51
  br i1 %cmp1, label %if.then, label %if.end, !dbg !45

if.then:
  %3 = load i32, i32* %n.addr, align 4, !dbg !52
  %4 = load i32, i32* @balance, align 4, !dbg !53
  %sub = sub nsw i32 %4, %3, !dbg !53
  store i32 %sub, i32* @balance, align 4, !dbg !53
  br label %if.end, !dbg !54

if.end:
  ret void, !dbg !55
}

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "globals_across_functions_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 16, type: !11, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 17, column: 3, scope: !10)
!14 = !DILocation(line: 17, column: 10, scope: !10)
!15 = !DILocation(line: 18, column: 9, scope: !10)
!16 = !DILocation(line: 18, column: 43, scope: !10)
!17 = !DILocation(line: 18, column: 35, scope: !10)
!18 = !DILocation(line: 19, column: 19, scope: !10)
!19 = !DILocation(line: 19, column: 10, scope: !10)
!20 = !DILocation(line: 20, column: 9, scope: !10)
!21 = !DILocation(line: 20, column: 17, scope: !10)
!22 = !DILocation(line: 20, column: 21, scope: !10)
!23 = !DILocation(line: 20, column: 24, scope: !10)
!24 = !DILocation(line: 20, column: 34, scope: !10)
!25 = !DILocation(line: 20, column: 32, scope: !10)
!26 = !DILocation(line: 20, column: 41, scope: !10)
!27 = distinct !{!27, !13, !28, !29}
!28 = !DILocation(line: 21, column: 3, scope: !10)
!29 = !{!"llvm.loop.mustprogress"}
!30 = !DILocation(line: 22, column: 3, scope: !10)
!31 = distinct !DISubprogram(name: "deposit", scope: !1, file: !1, line: 8, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!32 = !DILocation(line: 9, column: 7, scope: !31)
!33 = !DILocation(line: 9, column: 9, scope: !31)
!34 = !DILocation(line: 9, column: 13, scope: !31)
!35 = !DILocation(line: 9, column: 16, scope: !31)
!36 = !DILocation(line: 9, column: 21, scope: !31)
!37 = !DILocation(line: 9, column: 29, scope: !31)
!38 = !DILocation(line: 9, column: 27, scope: !31)
!39 = !DILocation(line: 9, column: 18, scope: !31)
!40 = !DILocation(line: 9, column: 49, scope: !31)
!41 = !DILocation(line: 9, column: 46, scope: !31)
!42 = !DILocation(line: 9, column: 38, scope: !31)
!43 = !DILocation(line: 10, column: 1, scope: !31)
!44 = distinct !DISubprogram(name: "withdraw", scope: !1, file: !1, line: 12, type: !11, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!45 = !DILocation(line: 13, column: 7, scope: !44)
!46 = !DILocation(line: 13, column: 9, scope: !44)
!47 = !DILocation(line: 13, column: 13, scope: !44)
!48 = !DILocation(line: 13, column: 16, scope: !44)
!49 = !DILocation(line: 13, column: 21, scope: !44)
!50 = !DILocation(line: 13, column: 29, scope: !44)
!51 = !DILocation(line: 13, column: 18, scope: !44)
!52 = !DILocation(line: 13, column: 45, scope: !44)
!53 = !DILocation(line: 13, column: 42, scope: !44)
!54 = !DILocation(line: 13, column: 34, scope: !44)
!55 = !DILocation(line: 14, column: 1, scope: !44)
