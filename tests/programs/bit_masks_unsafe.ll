source_filename = "bit_masks_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %low = alloca i32, align 4
  %high = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !13
  store i32 %call, i32* %x, align 4, !dbg !14
  %0 = load i32, i32* %x, align 4, !dbg !15
  %and = and i32 %0, 31, !dbg !16
  store i32 %and, i32* %low, align 4, !dbg !17
  %1 = load i32, i32* %x, align 4, !dbg !18
  %and1 = and i32 %1, -16, !dbg !19
  store i32 %and1, i32* %high, align 4, !dbg !20
  %2 = load i32, i32* %low, align 4, !dbg !21
  %3 = load i32, i32* %high, align 4, !dbg !22
  %or = or i32 %2, %3, !dbg !23
  %4 = load i32, i32* %x, align 4, !dbg !24
  %cmp = icmp ne i32 %or, %4, !dbg !25
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !26

lor.lhs.false:
  %5 = load i32, i32* %low, align 4, !dbg !27
  %6 = load i32, i32* %high, align 4, !dbg !28
  %xor = xor i32 %5, %6, !dbg !29
  %7 = load i32, i32* %x, align 4, !dbg !30
  %cmp2 = icmp ne i32 %xor, %7, !dbg !31
  br i1 %cmp2, label %if.then, label %lor.lhs.false3, !dbg !32

lor.lhs.false3:
  %8 = load i32, i32* %low, align 4, !dbg !33
  %9 = load i32, i32* %high, align 4, !dbg !34
  %add = add i32 %8, %9, !dbg !35
  %10 = load i32, i32* %x, align 4, !dbg !36
  %cmp4 = icmp ne i32 %add, %10, !dbg !37
  br i1 %cmp4, label %if.then, label %if.end, !dbg !38

if.then:
  call void @reach_error(), !dbg !39
  br label %if.end, !dbg !39

if.end:
  %11 = load i32, i32* %x, align 4, !dbg !40
  %and5 = and i32 %11, 240, !dbg !41
  %shr = lshr i32 %and5, 4, !dbg !42
  %cmp6 = icmp ugt i32 %shr, 15, !dbg !43
  br i1 %cmp6, label %if.then7, label %if.end8, !dbg !44

if.then7:
  call void @reach_error(), !dbg !45
  br label %if.end8, !dbg !45

if.end8:
  %12 = load i32, i32* %x, align 4, !dbg !46
  %tobool = icmp ne i32 %12, 0, !dbg !46
  br i1 %tobool, label %land.lhs.true, label %if.end16, !dbg !47

land.lhs.true:
  %13 = load i32, i32* %x, align 4, !dbg !48
  %14 = load i32, i32* %x, align 4, !dbg !49
  %sub = sub i32 %14, 1, !dbg !50
  %and9 = and i32 %13, %sub, !dbg !51
  %cmp10 = icmp eq i32 %and9, 0, !dbg !52
  br i1 %cmp10, label %land.lhs.true11, label %if.end16, !dbg !53

land.lhs.true11:
  %15 = load i32, i32* %x, align 4, !dbg !54
  %rem = urem i32 %15, 2, !dbg !55
  %tobool12 = icmp ne i32 %rem, 0, !dbg !55
  br i1 %tobool12, label %land.lhs.true13, label %if.end16, !dbg !56

land.lhs.true13:
  %16 = load i32, i32* %x, align 4, !dbg !57
  %cmp14 = icmp ne i32 %16, 1, !dbg !58
  br i1 %cmp14, label %if.then15, label %if.end16, !dbg !46

if.then15:
  call void @reach_error(), !dbg !59
  br label %if.end16, !dbg !59

if.end16:
  ret i32 0, !dbg !60
}

declare i32 @__VERIFIER_nondet_uint()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bit_masks_unsafe.c", directory: ".")
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
!13 = !DILocation(line: 6, column: 16, scope: !10)
!14 = !DILocation(line: 6, column: 12, scope: !10)
!15 = !DILocation(line: 7, column: 18, scope: !10)
!16 = !DILocation(line: 7, column: 20, scope: !10)
!17 = !DILocation(line: 7, column: 12, scope: !10)
!18 = !DILocation(line: 7, column: 33, scope: !10)
!19 = !DILocation(line: 7, column: 35, scope: !10)
!20 = !DILocation(line: 7, column: 26, scope: !10)
!21 = !DILocation(line: 8, column: 8, scope: !10)
!22 = !DILocation(line: 8, column: 14, scope: !10)
!23 = !DILocation(line: 8, column: 12, scope: !10)
!24 = !DILocation(line: 8, column: 23, scope: !10)
!25 = !DILocation(line: 8, column: 20, scope: !10)
!26 = !DILocation(line: 8, column: 25, scope: !10)
!27 = !DILocation(line: 8, column: 29, scope: !10)
!28 = !DILocation(line: 8, column: 35, scope: !10)
!29 = !DILocation(line: 8, column: 33, scope: !10)
!30 = !DILocation(line: 8, column: 44, scope: !10)
!31 = !DILocation(line: 8, column: 41, scope: !10)
!32 = !DILocation(line: 8, column: 46, scope: !10)
!33 = !DILocation(line: 8, column: 49, scope: !10)
!34 = !DILocation(line: 8, column: 55, scope: !10)
!35 = !DILocation(line: 8, column: 53, scope: !10)
!36 = !DILocation(line: 8, column: 63, scope: !10)
!37 = !DILocation(line: 8, column: 60, scope: !10)
!38 = !DILocation(line: 8, column: 7, scope: !10)
!39 = !DILocation(line: 8, column: 66, scope: !10)
!40 = !DILocation(line: 9, column: 9, scope: !10)
!41 = !DILocation(line: 9, column: 11, scope: !10)
!42 = !DILocation(line: 9, column: 19, scope: !10)
!43 = !DILocation(line: 9, column: 25, scope: !10)
!44 = !DILocation(line: 9, column: 7, scope: !10)
!45 = !DILocation(line: 9, column: 31, scope: !10)
!46 = !DILocation(line: 10, column: 7, scope: !10)
!47 = !DILocation(line: 10, column: 9, scope: !10)
!48 = !DILocation(line: 10, column: 13, scope: !10)
!49 = !DILocation(line: 10, column: 18, scope: !10)
!50 = !DILocation(line: 10, column: 20, scope: !10)
!51 = !DILocation(line: 10, column: 15, scope: !10)
!52 = !DILocation(line: 10, column: 26, scope: !10)
!53 = !DILocation(line: 10, column: 31, scope: !10)
!54 = !DILocation(line: 10, column: 34, scope: !10)
!55 = !DILocation(line: 10, column: 36, scope: !10)
!56 = !DILocation(line: 10, column: 40, scope: !10)
!57 = !DILocation(line: 10, column: 43, scope: !10)
!58 = !DILocation(line: 10, column: 45, scope: !10)
!59 = !DILocation(line: 10, column: 51, scope: !10)
!60 = !DILocation(line: 11, column: 3, scope: !10)
