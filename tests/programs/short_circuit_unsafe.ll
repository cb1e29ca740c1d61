source_filename = "short_circuit_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@calls = dso_local global i32 0, align 4

define dso_local i32 @called(i32 noundef %result) !dbg !10 {
entry:
  %result.addr = alloca i32, align 4
  store i32 %result, i32* %result.addr, align 4
  %0 = load i32, i32* @calls, align 4, !dbg !13
  %inc = add nsw i32 %0, 1, !dbg !13
  store i32 %inc, i32* @calls, align 4, !dbg !13
  %1 = load i32, i32* %result.addr, align 4, !dbg !14
  ret i32 %1, !dbg !15
}

define dso_local i32 @main() !dbg !16 {
entry:
  %retval = alloca i32, align 4
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  %r = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !17
  %cmp = icmp ne i32 %call, 0, !dbg !18
  %conv = zext i1 %cmp to i32, !dbg !18
  store i32 %conv, i32* %a, align 4, !dbg !19
  %call1 = call i32 @__VERIFIER_nondet_int(), !dbg !20
  %cmp2 = icmp ne i32 %call1, 0, !dbg !21
  %conv3 = zext i1 %cmp2 to i32, !dbg !21
  store i32 %conv3, i32* %b, align 4, !dbg !22
  %0 = load i32, i32* %a, align 4, !dbg !23
  %call4 = call i32 @called(i32 noundef %0), !dbg !24
  %1 = load i32, i32* %b, align 4, !dbg !25
  %call5 = call i32 @called(i32 noundef %1), !dbg !26
  %and = and i32 %call4, %call5, !dbg !27
  %tobool = icmp ne i32 %and, 0, !dbg !27
  br i1 %tobool, label %lor.end, label %lor.rhs, !dbg !28

lor.rhs:
  %call6 = call i32 @called(i32 noundef 1), !dbg !29
  %tobool7 = icmp ne i32 %call6, 0, !dbg !28
  br label %lor.end, !dbg !28

lor.end:
  %2 = phi i1 [ true, %entry ], [ %tobool7, %lor.rhs ]
  %lor.ext = zext i1 %2 to i32, !dbg !28
  store i32 %lor.ext, i32* %r, align 4, !dbg !30
  %3 = load i32, i32* %r, align 4, !dbg !31
  %cmp8 = icmp ne i32 %3, 1, !dbg !32
  br i1 %cmp8, label %if.then, label %if.end, !dbg !31

if.then:
  call void @reach_error(), !dbg !33
  br label %if.end, !dbg !33

if.end:
  %4 = load i32, i32* %a, align 4, !dbg !34
  %tobool10 = icmp ne i32 %4, 0, !dbg !34
  br i1 %tobool10, label %land.lhs.true, label %if.end16, !dbg !35

land.lhs.true:
  %5 = load i32, i32* %b, align 4, !dbg !36
  %tobool11 = icmp ne i32 %5, 0, !dbg !36
  br i1 %tobool11, label %land.lhs.true12, label %if.end16, !dbg !37

land.lhs.true12:
  %6 = load i32, i32* @calls, align 4, !dbg !38
  %cmp13 = icmp ne i32 %6, 2, !dbg !39
  br i1 %cmp13, label %if.then15, label %if.end16, !dbg !34

if.then15:
  call void @reach_error(), !dbg !40
  br label %if.end16, !dbg !40

if.end16:
  %7 = load i32, i32* %a, align 4, !dbg !41
  %tobool17 = icmp ne i32 %7, 0, !dbg !41
  br i1 %tobool17, label %if.end22, label %land.lhs.true18, !dbg !42

land.lhs.true18:
  %8 = load i32, i32* @calls, align 4, !dbg !43
  %cmp19 = icmp ne i32 %8, 2, !dbg !44
  br i1 %cmp19, label %if.then21, label %if.end22, !dbg !45

if.then21:
  call void @reach_error(), !dbg !46
  br label %if.end22, !dbg !46

if.end22:
  %9 = load i32, i32* %a, align 4, !dbg !47
  %tobool23 = icmp ne i32 %9, 0, !dbg !47
  br i1 %tobool23, label %land.lhs.true24, label %if.end30, !dbg !48

land.lhs.true24:
  %10 = load i32, i32* %b, align 4, !dbg !49
  %tobool25 = icmp ne i32 %10, 0, !dbg !49
  br i1 %tobool25, label %if.end30, label %land.lhs.true26, !dbg !50

land.lhs.true26:
  %11 = load i32, i32* @calls, align 4, !dbg !51
  %cmp27 = icmp ne i32 %11, 3, !dbg !52
  br i1 %cmp27, label %if.then29, label %if.end30, !dbg !47

if.then29:
  call void @reach_error(), !dbg !53
  br label %if.end30, !dbg !53

if.end30:
  ret i32 0, !dbg !54
}

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "short_circuit_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "called", scope: !1, file: !1, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 8, column: 8, scope: !10)
!14 = !DILocation(line: 9, column: 10, scope: !10)
!15 = !DILocation(line: 9, column: 3, scope: !10)
!16 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 12, type: !11, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!17 = !DILocation(line: 13, column: 11, scope: !16)
!18 = !DILocation(line: 13, column: 35, scope: !16)
!19 = !DILocation(line: 13, column: 7, scope: !16)
!20 = !DILocation(line: 13, column: 45, scope: !16)
!21 = !DILocation(line: 13, column: 69, scope: !16)
!22 = !DILocation(line: 13, column: 41, scope: !16)
!23 = !DILocation(line: 14, column: 18, scope: !16)
!24 = !DILocation(line: 14, column: 11, scope: !16)
!25 = !DILocation(line: 14, column: 30, scope: !16)
!26 = !DILocation(line: 14, column: 23, scope: !16)
!27 = !DILocation(line: 14, column: 21, scope: !16)
!28 = !DILocation(line: 14, column: 33, scope: !16)
!29 = !DILocation(line: 14, column: 36, scope: !16)
!30 = !DILocation(line: 14, column: 7, scope: !16)
!31 = !DILocation(line: 15, column: 7, scope: !16)
!32 = !DILocation(line: 15, column: 9, scope: !16)
!33 = !DILocation(line: 15, column: 15, scope: !16)
!34 = !DILocation(line: 16, column: 7, scope: !16)
!35 = !DILocation(line: 16, column: 9, scope: !16)
!36 = !DILocation(line: 16, column: 12, scope: !16)
!37 = !DILocation(line: 16, column: 14, scope: !16)
!38 = !DILocation(line: 16, column: 17, scope: !16)
!39 = !DILocation(line: 16, column: 23, scope: !16)
!40 = !DILocation(line: 16, column: 29, scope: !16)
!41 = !DILocation(line: 17, column: 8, scope: !16)
!42 = !DILocation(line: 17, column: 10, scope: !16)
!43 = !DILocation(line: 17, column: 13, scope: !16)
!44 = !DILocation(line: 17, column: 19, scope: !16)
!45 = !DILocation(line: 17, column: 7, scope: !16)
!46 = !DILocation(line: 17, column: 25, scope: !16)
!47 = !DILocation(line: 18, column: 7, scope: !16)
!48 = !DILocation(line: 18, column: 9, scope: !16)
!49 = !DILocation(line: 18, column: 13, scope: !16)
!50 = !DILocation(line: 18, column: 15, scope: !16)
!51 = !DILocation(line: 18, column: 18, scope: !16)
!52 = !DILocation(line: 18, column: 24, scope: !16)
!53 = !DILocation(line: 18, column: 30, scope: !16)
!54 = !DILocation(line: 19, column: 3, scope: !16)
