source_filename = "ternary_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %max = alloca i32, align 4
  %sign = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !13
  store i32 %call, i32* %x, align 4, !dbg !14
  %call1 = call i32 @__VERIFIER_nondet_int(), !dbg !15
  store i32 %call1, i32* %y, align 4, !dbg !16
  %0 = load i32, i32* %x, align 4, !dbg !17
  %1 = load i32, i32* %y, align 4, !dbg !18
  %cmp = icmp sgt i32 %0, %1, !dbg !19
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !17

cond.true:
  %2 = load i32, i32* %x, align 4, !dbg !20
  br label %cond.end, !dbg !17

cond.false:
  %3 = load i32, i32* %y, align 4, !dbg !21
  br label %cond.end, !dbg !17

cond.end:
  %cond = phi i32 [ %2, %cond.true ], [ %3, %cond.false ], !dbg !17
  store i32 %cond, i32* %max, align 4, !dbg !22
  %4 = load i32, i32* %x, align 4, !dbg !23
  %cmp2 = icmp slt i32 %4, 0, !dbg !24
  br i1 %cmp2, label %cond.true3, label %cond.false4, !dbg !23

cond.true3:
  br label %cond.end7, !dbg !23

cond.false4:
  %5 = load i32, i32* %x, align 4, !dbg !25
  %cmp5 = icmp sgt i32 %5, -1, !dbg !26
  %6 = zext i1 %cmp5 to i64, !dbg !25
  %cond6 = select i1 %cmp5, i32 1, i32 0, !dbg !25
  br label %cond.end7, !dbg !23

cond.end7:
  %cond8 = phi i32 [ -1, %cond.true3 ], [ %cond6, %cond.false4 ], !dbg !23
  store i32 %cond8, i32* %sign, align 4, !dbg !27
  %7 = load i32, i32* %max, align 4, !dbg !28
  %8 = load i32, i32* %x, align 4, !dbg !29
  %cmp9 = icmp slt i32 %7, %8, !dbg !30
  br i1 %cmp9, label %if.then, label %lor.lhs.false, !dbg !31

lor.lhs.false:
  %9 = load i32, i32* %max, align 4, !dbg !32
  %10 = load i32, i32* %y, align 4, !dbg !33
  %cmp10 = icmp slt i32 %9, %10, !dbg !34
  br i1 %cmp10, label %if.then, label %if.end, !dbg !28

if.then:
  call void @reach_error(), !dbg !35
  br label %if.end, !dbg !35

if.end:
  %11 = load i32, i32* %max, align 4, !dbg !36
  %12 = load i32, i32* %x, align 4, !dbg !37
  %cmp11 = icmp ne i32 %11, %12, !dbg !38
  br i1 %cmp11, label %land.lhs.true, label %if.end14, !dbg !39

land.lhs.true:
  %13 = load i32, i32* %max, align 4, !dbg !40
  %14 = load i32, i32* %y, align 4, !dbg !41
  %cmp12 = icmp ne i32 %13, %14, !dbg !42
  br i1 %cmp12, label %if.then13, label %if.end14, !dbg !36

if.then13:
  call void @reach_error(), !dbg !43
  br label %if.end14, !dbg !43

if.end14:
  %15 = load i32, i32* %sign, align 4, !dbg !44
  %mul = mul nsw i32 %15, 2, !dbg !45
  %cmp15 = icmp sgt i32 %mul, 0, !dbg !46
  br i1 %cmp15, label %land.lhs.true16, label %if.end19, !dbg !47

land.lhs.true16:
  %16 = load i32, i32* %x, align 4, !dbg !48
  %cmp17 = icmp slt i32 %16, 1, !dbg !49
  br i1 %cmp17, label %if.then18, label %if.end19, !dbg !44

if.then18:
  call void @reach_error(), !dbg !50
  br label %if.end19, !dbg !50

if.end19:
  ret i32 0, !dbg !51
}

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "ternary_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 6, column: 11, scope: !10)
!14 = !DILocation(line: 6, column: 7, scope: !10)
!15 = !DILocation(line: 6, column: 40, scope: !10)
!16 = !DILocation(line: 6, column: 36, scope: !10)
!17 = !DILocation(line: 7, column: 13, scope: !10)
!18 = !DILocation(line: 7, column: 17, scope: !10)
!19 = !DILocation(line: 7, column: 15, scope: !10)
!20 = !DILocation(line: 7, column: 21, scope: !10)
!21 = !DILocation(line: 7, column: 25, scope: !10)
!22 = !DILocation(line: 7, column: 7, scope: !10)
!23 = !DILocation(line: 8, column: 14, scope: !10)
!24 = !DILocation(line: 8, column: 16, scope: !10)
!25 = !DILocation(line: 8, column: 27, scope: !10)
!26 = !DILocation(line: 8, column: 29, scope: !10)
!27 = !DILocation(line: 8, column: 7, scope: !10)
!28 = !DILocation(line: 9, column: 7, scope: !10)
!29 = !DILocation(line: 9, column: 13, scope: !10)
!30 = !DILocation(line: 9, column: 11, scope: !10)
!31 = !DILocation(line: 9, column: 15, scope: !10)
!32 = !DILocation(line: 9, column: 18, scope: !10)
!33 = !DILocation(line: 9, column: 24, scope: !10)
!34 = !DILocation(line: 9, column: 22, scope: !10)
!35 = !DILocation(line: 9, column: 27, scope: !10)
!36 = !DILocation(line: 10, column: 7, scope: !10)
!37 = !DILocation(line: 10, column: 14, scope: !10)
!38 = !DILocation(line: 10, column: 11, scope: !10)
!39 = !DILocation(line: 10, column: 16, scope: !10)
!40 = !DILocation(line: 10, column: 19, scope: !10)
!41 = !DILocation(line: 10, column: 26, scope: !10)
!42 = !DILocation(line: 10, column: 23, scope: !10)
!43 = !DILocation(line: 10, column: 29, scope: !10)
!44 = !DILocation(line: 11, column: 7, scope: !10)
!45 = !DILocation(line: 11, column: 12, scope: !10)
!46 = !DILocation(line: 11, column: 16, scope: !10)
!47 = !DILocation(line: 11, column: 20, scope: !10)
!48 = !DILocation(line: 11, column: 23, scope: !10)
!49 = !DILocation(line: 11, column: 25, scope: !10)
!50 = !DILocation(line: 11, column: 30, scope: !10)
!51 = !DILocation(line: 12, column: 3, scope: !10)
