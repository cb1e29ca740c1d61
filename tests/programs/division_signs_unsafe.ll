source_filename = "division_signs_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !13
  store i32 %call, i32* %x, align 4, !dbg !14
  %0 = load i32, i32* %x, align 4, !dbg !15
  %cmp = icmp slt i32 %0, -100, !dbg !16
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !17

lor.lhs.false:
  %1 = load i32, i32* %x, align 4, !dbg !18
  %cmp1 = icmp sgt i32 %1, 100, !dbg !19
  br i1 %cmp1, label %if.then, label %if.end, !dbg !15

if.then:
  store i32 0, i32* %retval, align 4, !dbg !20
  br label %return, !dbg !20

if.end:
  %2 = load i32, i32* %x, align 4, !dbg !21
  %div = sdiv i32 %2, 7, !dbg !22
  %mul = mul nsw i32 %div, 7, !dbg !23
  %3 = load i32, i32* %x, align 4, !dbg !24
  %rem = srem i32 %3, 7, !dbg !25
  %add = add nsw i32 %mul, %rem, !dbg !26
  %4 = load i32, i32* %x, align 4, !dbg !27
  %cmp2 = icmp ne i32 %add, %4, !dbg !28
  br i1 %cmp2, label %if.then3, label %if.end4, !dbg !21

if.then3:
  call void @reach_error(), !dbg !29
  br label %if.end4, !dbg !29

if.end4:
  %5 = load i32, i32* %x, align 4, !dbg !30
  %rem5 = srem i32 %5, 7, !dbg !31
  %cmp6 = icmp sgt i32 %rem5, 6, !dbg !32
  br i1 %cmp6, label %if.then10, label %lor.lhs.false7, !dbg !33

lor.lhs.false7:
  %6 = load i32, i32* %x, align 4, !dbg !34
  %rem8 = srem i32 %6, 7, !dbg !35
  %cmp9 = icmp slt i32 %rem8, -6, !dbg !36
  br i1 %cmp9, label %if.then10, label %if.end11, !dbg !30

if.then10:
  call void @reach_error(), !dbg !37
  br label %if.end11, !dbg !37

if.end11:
  %7 = load i32, i32* %x, align 4, !dbg !38
  %cmp12 = icmp slt i32 %7, 0, !dbg !39
  br i1 %cmp12, label %land.lhs.true, label %if.end16, !dbg !40

land.lhs.true:
  %8 = load i32, i32* %x, align 4, !dbg !41
  %rem13 = srem i32 %8, 7, !dbg !42
  %cmp14 = icmp sgt i32 %rem13, 0, !dbg !43
  br i1 %cmp14, label %if.then15, label %if.end16, !dbg !38

if.then15:
  call void @reach_error(), !dbg !44
  br label %if.end16, !dbg !44

if.end16:
  %9 = load i32, i32* %x, align 4, !dbg !45
  %cmp17 = icmp sge i32 %9, -7, !dbg !46
  br i1 %cmp17, label %land.lhs.true18, label %if.end24, !dbg !47

land.lhs.true18:
  %10 = load i32, i32* %x, align 4, !dbg !48
  %cmp19 = icmp slt i32 %10, 7, !dbg !49
  br i1 %cmp19, label %land.lhs.true20, label %if.end24, !dbg !50

land.lhs.true20:
  %11 = load i32, i32* %x, align 4, !dbg !51
  %div21 = sdiv i32 %11, 7, !dbg !52
  %cmp22 = icmp ne i32 %div21, 0, !dbg !53
  br i1 %cmp22, label %if.then23, label %if.end24, !dbg !45

if.then23:
  call void @reach_error(), !dbg !54
  br label %if.end24, !dbg !54

if.end24:
  %12 = load i32, i32* %x, align 4, !dbg !55
  %cmp25 = icmp eq i32 %12, -8, !dbg !56
  br i1 %cmp25, label %land.lhs.true26, label %if.end33, !dbg !57

land.lhs.true26:
  %13 = load i32, i32* %x, align 4, !dbg !58
  %div27 = sdiv i32 %13, -7, !dbg !59
  %cmp28 = icmp ne i32 %div27, 1, !dbg !60
  br i1 %cmp28, label %if.then32, label %lor.lhs.false29, !dbg !61

lor.lhs.false29:
  %14 = load i32, i32* %x, align 4, !dbg !62
  %rem30 = srem i32 %14, -7, !dbg !63
  %cmp31 = icmp ne i32 %rem30, -1, !dbg !64
  br i1 %cmp31, label %if.then32, label %if.end33, !dbg !55

if.then32:
  call void @reach_error(), !dbg !65
  br label %if.end33, !dbg !65

if.end33:
  store i32 0, i32* %retval, align 4, !dbg !66
  br label %return, !dbg !66

return:
  %15 = load i32, i32* %retval, align 4, !dbg !67
  ret i32 %15, !dbg !67
}

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "division_signs_unsafe.c", directory: ".")
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
!15 = !DILocation(line: 7, column: 7, scope: !10)
!16 = !DILocation(line: 7, column: 9, scope: !10)
!17 = !DILocation(line: 7, column: 16, scope: !10)
!18 = !DILocation(line: 7, column: 19, scope: !10)
!19 = !DILocation(line: 7, column: 21, scope: !10)
!20 = !DILocation(line: 7, column: 28, scope: !10)
!21 = !DILocation(line: 8, column: 7, scope: !10)
!22 = !DILocation(line: 8, column: 9, scope: !10)
!23 = !DILocation(line: 8, column: 13, scope: !10)
!24 = !DILocation(line: 8, column: 19, scope: !10)
!25 = !DILocation(line: 8, column: 21, scope: !10)
!26 = !DILocation(line: 8, column: 17, scope: !10)
!27 = !DILocation(line: 8, column: 28, scope: !10)
!28 = !DILocation(line: 8, column: 25, scope: !10)
!29 = !DILocation(line: 8, column: 31, scope: !10)
!30 = !DILocation(line: 9, column: 7, scope: !10)
!31 = !DILocation(line: 9, column: 9, scope: !10)
!32 = !DILocation(line: 9, column: 13, scope: !10)
!33 = !DILocation(line: 9, column: 17, scope: !10)
!34 = !DILocation(line: 9, column: 20, scope: !10)
!35 = !DILocation(line: 9, column: 22, scope: !10)
!36 = !DILocation(line: 9, column: 26, scope: !10)
!37 = !DILocation(line: 9, column: 32, scope: !10)
!38 = !DILocation(line: 10, column: 7, scope: !10)
!39 = !DILocation(line: 10, column: 9, scope: !10)
!40 = !DILocation(line: 10, column: 13, scope: !10)
!41 = !DILocation(line: 10, column: 16, scope: !10)
!42 = !DILocation(line: 10, column: 18, scope: !10)
!43 = !DILocation(line: 10, column: 22, scope: !10)
!44 = !DILocation(line: 10, column: 27, scope: !10)
!45 = !DILocation(line: 11, column: 7, scope: !10)
!46 = !DILocation(line: 11, column: 9, scope: !10)
!47 = !DILocation(line: 11, column: 15, scope: !10)
!48 = !DILocation(line: 11, column: 18, scope: !10)
!49 = !DILocation(line: 11, column: 20, scope: !10)
!50 = !DILocation(line: 11, column: 24, scope: !10)
!51 = !DILocation(line: 11, column: 27, scope: !10)
!52 = !DILocation(line: 11, column: 29, scope: !10)
!53 = !DILocation(line: 11, column: 33, scope: !10)
!54 = !DILocation(line: 11, column: 39, scope: !10)
!55 = !DILocation(line: 12, column: 7, scope: !10)
!56 = !DILocation(line: 12, column: 9, scope: !10)
!57 = !DILocation(line: 12, column: 15, scope: !10)
!58 = !DILocation(line: 12, column: 19, scope: !10)
!59 = !DILocation(line: 12, column: 21, scope: !10)
!60 = !DILocation(line: 12, column: 26, scope: !10)
!61 = !DILocation(line: 12, column: 31, scope: !10)
!62 = !DILocation(line: 12, column: 34, scope: !10)
!63 = !DILocation(line: 12, column: 36, scope: !10)
!64 = !DILocation(line: 12, column: 41, scope: !10)
!65 = !DILocation(line: 12, column: 49, scope: !10)
!66 = !DILocation(line: 13, column: 3, scope: !10)
!67 = !DILocation(line: 14, column: 1, scope: !10)
