source_filename = "function_pointers_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@table = dso_local constant [3 x i32 (i32)*] [i32 (i32)* @inc, i32 (i32)* @dec, i32 (i32)* @same], align 16

define dso_local i32 @inc(i32 noundef %x) !dbg !10 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, i32* %x.addr, align 4
  %0 = load i32, i32* %x.addr, align 4, !dbg !13
  %add = add nsw i32 %0, 1, !dbg !14
  ret i32 %add, !dbg !15
}

define dso_local i32 @dec(i32 noundef %x) !dbg !16 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, i32* %x.addr, align 4
  %0 = load i32, i32* %x.addr, align 4, !dbg !17
  %sub = sub nsw i32 %0, 1, !dbg !18
  ret i32 %sub, !dbg !19
}

define dso_local i32 @same(i32 noundef %x) !dbg !20 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, i32* %x.addr, align 4
  %0 = load i32, i32* %x.addr, align 4, !dbg !21
  ret i32 %0, !dbg !22
}

define dso_local i32 @apply(i32 (i32)* noundef %f, i32 noundef %x) !dbg !23 {
entry:
  %f.addr = alloca i32 (i32)*, align 8
  %x.addr = alloca i32, align 4
  store i32 (i32)* %f, i32 (i32)** %f.addr, align 8
  store i32 %x, i32* %x.addr, align 4
  %0 = load i32 (i32)*, i32 (i32)** %f.addr, align 8, !dbg !24
  %tobool = icmp ne i32 (i32)* %0, null, !dbg !24
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !24

cond.true:
  %1 = load i32 (i32)*, i32 (i32)** %f.addr, align 8, !dbg !25
  %2 = load i32, i32* %x.addr, align 4, !dbg !26
  %call = call i32 %1(i32 noundef %2), !dbg !25
  br label %cond.end, !dbg !24

cond.false:
  br label %cond.end, !dbg !24

cond.end:
  %cond = phi i32 [ %call, %cond.true ], [ -9, %cond.false ], !dbg !24
  ret i32 %cond, !dbg !27
}

define dso_local i32 @main() !dbg !28 {
entry:
  %retval = alloca i32, align 4
  %i = alloca i32, align 4
  %r = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !29
  store i32 %call, i32* %i, align 4, !dbg !30
  %0 = load i32, i32* %i, align 4, !dbg !31
  %cmp = icmp ugt i32 %0, 2, !dbg !32
  br i1 %cmp, label %if.then, label %if.end, !dbg !31

if.then:
  store i32 0, i32* %retval, align 4, !dbg !33
  br label %return, !dbg !33

if.end:
  %1 = load i32, i32* %i, align 4, !dbg !34
  %idxprom = zext i32 %1 to i64, !dbg !35
  %arrayidx = getelementptr inbounds [3 x i32 (i32)*], [3 x i32 (i32)*]* @table, i64 0, i64 %idxprom, !dbg !35
  %2 = load i32 (i32)*, i32 (i32)** %arrayidx, align 8, !dbg !35
  %call1 = call i32 @apply(i32 (i32)* noundef %2, i32 noundef 5), !dbg !36
  store i32 %call1, i32* %r, align 4, !dbg !37
  %3 = load i32, i32* %r, align 4, !dbg !38
  %cmp2 = icmp slt i32 %3, 4, !dbg !39
  br i1 %cmp2, label %if.then4, label %lor.lhs.false, !dbg !40

lor.lhs.false:
  %4 = load i32, i32* %r, align 4, !dbg !41
  %cmp3 = icmp sge i32 %4, 6, !dbg !42
  br i1 %cmp3, label %if.then4, label %if.end5, !dbg !38

if.then4:
  call void @reach_error(), !dbg !43
  br label %if.end5, !dbg !43

if.end5:
  %5 = load i32, i32* %i, align 4, !dbg !44
  %idxprom6 = zext i32 %5 to i64, !dbg !45
  %arrayidx7 = getelementptr inbounds [3 x i32 (i32)*], [3 x i32 (i32)*]* @table, i64 0, i64 %idxprom6, !dbg !45
  %6 = load i32 (i32)*, i32 (i32)** %arrayidx7, align 8, !dbg !45
  %cmp8 = icmp eq i32 (i32)* %6, @dec, !dbg !46
  br i1 %cmp8, label %land.lhs.true, label %if.end11, !dbg !47

land.lhs.true:
  %7 = load i32, i32* %r, align 4, !dbg !48
  %cmp9 = icmp ne i32 %7, 4, !dbg !49
  br i1 %cmp9, label %if.then10, label %if.end11, !dbg !45

if.then10:
  call void @reach_error(), !dbg !50
  br label %if.end11, !dbg !50

if.end11:
  %call12 = call i32 @apply(i32 (i32)* noundef null, i32 noundef 5), !dbg !51
  %cmp13 = icmp ne i32 %call12, -9, !dbg !52
  br i1 %cmp13, label %if.then14, label %if.end15, !dbg !51

if.then14:
  call void @reach_error(), !dbg !53
  br label %if.end15, !dbg !53

if.end15:
  store i32 0, i32* %retval, align 4, !dbg !54
  br label %return, !dbg !54

return:
  %8 = load i32, i32* %retval, align 4, !dbg !55
  ret i32 %8, !dbg !55
}

declare i32 @__VERIFIER_nondet_uint()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "function_pointers_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "inc", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 5, column: 25, scope: !10)
!14 = !DILocation(line: 5, column: 27, scope: !10)
!15 = !DILocation(line: 5, column: 18, scope: !10)
!16 = distinct !DISubprogram(name: "dec", scope: !1, file: !1, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!17 = !DILocation(line: 6, column: 25, scope: !16)
!18 = !DILocation(line: 6, column: 27, scope: !16)
!19 = !DILocation(line: 6, column: 18, scope: !16)
!20 = distinct !DISubprogram(name: "same", scope: !1, file: !1, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!21 = !DILocation(line: 7, column: 26, scope: !20)
!22 = !DILocation(line: 7, column: 19, scope: !20)
!23 = distinct !DISubprogram(name: "apply", scope: !1, file: !1, line: 11, type: !11, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!24 = !DILocation(line: 11, column: 42, scope: !23)
!25 = !DILocation(line: 11, column: 46, scope: !23)
!26 = !DILocation(line: 11, column: 48, scope: !23)
!27 = !DILocation(line: 11, column: 35, scope: !23)
!28 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 13, type: !11, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!29 = !DILocation(line: 14, column: 16, scope: !28)
!30 = !DILocation(line: 14, column: 12, scope: !28)
!31 = !DILocation(line: 15, column: 7, scope: !28)
!32 = !DILocation(line: 15, column: 9, scope: !28)
!33 = !DILocation(line: 15, column: 14, scope: !28)
!34 = !DILocation(line: 16, column: 23, scope: !28)
!35 = !DILocation(line: 16, column: 17, scope: !28)
!36 = !DILocation(line: 16, column: 11, scope: !28)
!37 = !DILocation(line: 16, column: 7, scope: !28)
!38 = !DILocation(line: 17, column: 7, scope: !28)
!39 = !DILocation(line: 17, column: 9, scope: !28)
!40 = !DILocation(line: 17, column: 13, scope: !28)
!41 = !DILocation(line: 17, column: 16, scope: !28)
!42 = !DILocation(line: 17, column: 18, scope: !28)
!43 = !DILocation(line: 17, column: 24, scope: !28)
!44 = !DILocation(line: 18, column: 13, scope: !28)
!45 = !DILocation(line: 18, column: 7, scope: !28)
!46 = !DILocation(line: 18, column: 16, scope: !28)
!47 = !DILocation(line: 18, column: 23, scope: !28)
!48 = !DILocation(line: 18, column: 26, scope: !28)
!49 = !DILocation(line: 18, column: 28, scope: !28)
!50 = !DILocation(line: 18, column: 34, scope: !28)
!51 = !DILocation(line: 19, column: 7, scope: !28)
!52 = !DILocation(line: 19, column: 19, scope: !28)
!53 = !DILocation(line: 19, column: 26, scope: !28)
!54 = !DILocation(line: 20, column: 3, scope: !28)
!55 = !DILocation(line: 21, column: 1, scope: !28)
