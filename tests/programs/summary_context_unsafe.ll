source_filename = "summary_context_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @clamp(i32 noundef %x, i32 noundef %low, i32 noundef %high) !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %x.addr = alloca i32, align 4
  %low.addr = alloca i32, align 4
  %high.addr = alloca i32, align 4
  store i32 %x, i32* %x.addr, align 4
  store i32 %low, i32* %low.addr, align 4
  store i32 %high, i32* %high.addr, align 4
  %0 = load i32, i32* %x.addr, align 4, !dbg !13
  %1 = load i32, i32* %low.addr, align 4, !dbg !14
  %cmp = icmp slt i32 %0, %1, !dbg !15
  br i1 %cmp, label %if.then, label %if.end, !dbg !13

if.then:
  %2 = load i32, i32* %low.addr, align 4, !dbg !16
  store i32 %2, i32* %retval, align 4, !dbg !17
  br label %return, !dbg !17

if.end:
  %3 = load i32, i32* %x.addr, align 4, !dbg !18
  %4 = load i32, i32* %high.addr, align 4, !dbg !19
  %cmp1 = icmp sgt i32 %3, %4, !dbg !20
  br i1 %cmp1, label %if.then2, label %if.end3, !dbg !18

if.then2:
  %5 = load i32, i32* %high.addr, align 4, !dbg !21
  store i32 %5, i32* %retval, align 4, !dbg !22
  br label %return, !dbg !22

if.end3:
  %6 = load i32, i32* %x.addr, align 4, !dbg !23
  store i32 %6, i32* %retval, align 4, !dbg !24
  br label %return, !dbg !24

return:
  %7 = load i32, i32* %retval, align 4, !dbg !25
  ret i32 %7, !dbg !25
}

define dso_local i32 @main() !dbg !26 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !27
  store i32 %call, i32* %x, align 4, !dbg !28
  %0 = load i32, i32* %x, align 4, !dbg !29
  %call1 = call i32 @clamp(i32 noundef %0, i32 noundef 0, i32 noundef 10), !dbg !30
  store i32 %call1, i32* %a, align 4, !dbg !31
  %1 = load i32, i32* %x, align 4, !dbg !32
  %call2 = call i32 @clamp(i32 noundef %1, i32 noundef -10, i32 noundef 0), !dbg !33
  store i32 %call2, i32* %b, align 4, !dbg !34
  %2 = load i32, i32* %a, align 4, !dbg !35
  %cmp = icmp slt i32 %2, 0, !dbg !36
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !37

lor.lhs.false:
  %3 = load i32, i32* %a, align 4, !dbg !38
  %cmp3 = icmp sgt i32 %3, 10, !dbg !39
  br i1 %cmp3, label %if.then, label %lor.lhs.false4, !dbg !40

lor.lhs.false4:
  %4 = load i32, i32* %b, align 4, !dbg !41
  %cmp5 = icmp slt i32 %4, -10, !dbg !42
  br i1 %cmp5, label %if.then, label %lor.lhs.false6, !dbg !43

lor.lhs.false6:
  %5 = load i32, i32* %b, align 4, !dbg !44
  %cmp7 = icmp sgt i32 %5, 0, !dbg !45
  br i1 %cmp7, label %if.then, label %if.end, !dbg !35

if.then:
  call void @reach_error(), !dbg !46
  br label %if.end, !dbg !46

if.end:
  %6 = load i32, i32* %a, align 4, !dbg !47
  %tobool = icmp ne i32 %6, 0, !dbg !47
  br i1 %tobool, label %if.end10, label %land.lhs.true, !dbg !48

land.lhs.true:
  %7 = load i32, i32* %b, align 4, !dbg !49
  %tobool8 = icmp ne i32 %7, 0, !dbg !49
  br i1 %tobool8, label %if.end10, label %if.then9, !dbg !50

if.then9:
  call void @reach_error(), !dbg !51
  br label %if.end10, !dbg !51

if.end10:
  ret i32 0, !dbg !52
}

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "summary_context_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "clamp", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 6, column: 7, scope: !10)
!14 = !DILocation(line: 6, column: 11, scope: !10)
!15 = !DILocation(line: 6, column: 9, scope: !10)
!16 = !DILocation(line: 6, column: 23, scope: !10)
!17 = !DILocation(line: 6, column: 16, scope: !10)
!18 = !DILocation(line: 7, column: 7, scope: !10)
!19 = !DILocation(line: 7, column: 11, scope: !10)
!20 = !DILocation(line: 7, column: 9, scope: !10)
!21 = !DILocation(line: 7, column: 24, scope: !10)
!22 = !DILocation(line: 7, column: 17, scope: !10)
!23 = !DILocation(line: 8, column: 10, scope: !10)
!24 = !DILocation(line: 8, column: 3, scope: !10)
!25 = !DILocation(line: 9, column: 1, scope: !10)
!26 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 11, type: !11, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!27 = !DILocation(line: 12, column: 11, scope: !26)
!28 = !DILocation(line: 12, column: 7, scope: !26)
!29 = !DILocation(line: 13, column: 17, scope: !26)
!30 = !DILocation(line: 13, column: 11, scope: !26)
!31 = !DILocation(line: 13, column: 7, scope: !26)
!32 = !DILocation(line: 13, column: 38, scope: !26)
!33 = !DILocation(line: 13, column: 32, scope: !26)
!34 = !DILocation(line: 13, column: 28, scope: !26)
!35 = !DILocation(line: 14, column: 7, scope: !26)
!36 = !DILocation(line: 14, column: 9, scope: !26)
!37 = !DILocation(line: 14, column: 13, scope: !26)
!38 = !DILocation(line: 14, column: 16, scope: !26)
!39 = !DILocation(line: 14, column: 18, scope: !26)
!40 = !DILocation(line: 14, column: 23, scope: !26)
!41 = !DILocation(line: 14, column: 26, scope: !26)
!42 = !DILocation(line: 14, column: 28, scope: !26)
!43 = !DILocation(line: 14, column: 34, scope: !26)
!44 = !DILocation(line: 14, column: 37, scope: !26)
!45 = !DILocation(line: 14, column: 39, scope: !26)
!46 = !DILocation(line: 14, column: 44, scope: !26)
!47 = !DILocation(line: 15, column: 8, scope: !26)
!48 = !DILocation(line: 15, column: 10, scope: !26)
!49 = !DILocation(line: 15, column: 14, scope: !26)
!50 = !DILocation(line: 15, column: 7, scope: !26)
!51 = !DILocation(line: 15, column: 17, scope: !26)
!52 = !DILocation(line: 16, column: 3, scope: !26)
