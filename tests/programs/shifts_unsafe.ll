source_filename = "shifts_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %u = alloca i32, align 4
  %n = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !13
  store i32 %call, i32* %x, align 4, !dbg !14
  %0 = load i32, i32* %x, align 4, !dbg !15
  store i32 %0, i32* %u, align 4, !dbg !16
  %call1 = call i32 @__VERIFIER_nondet_uint(), !dbg !17
  %rem = urem i32 %call1, 32, !dbg !18
  store i32 %rem, i32* %n, align 4, !dbg !19
  %1 = load i32, i32* %x, align 4, !dbg !20
  %shr = ashr i32 %1, 31, !dbg !21
  %2 = load i32, i32* %x, align 4, !dbg !22
  %cmp = icmp slt i32 %2, 0, !dbg !23
  %3 = zext i1 %cmp to i64, !dbg !22
  %cond = select i1 %cmp, i32 -1, i32 0, !dbg !22
  %cmp2 = icmp ne i32 %shr, %cond, !dbg !24
  br i1 %cmp2, label %if.then, label %if.end, !dbg !20

if.then:
  call void @reach_error(), !dbg !25
  br label %if.end, !dbg !25

if.end:
  %4 = load i32, i32* %x, align 4, !dbg !26
  %shr3 = ashr i32 %4, 31, !dbg !27
  %cmp4 = icmp slt i32 %shr3, 0, !dbg !28
  br i1 %cmp4, label %if.then5, label %if.end6, !dbg !26

if.then5:
  call void @reach_error(), !dbg !29
  br label %if.end6, !dbg !29

if.end6:
  %5 = load i32, i32* %n, align 4, !dbg !30
  %shl = shl i32 1, %5, !dbg !31
  %cmp7 = icmp eq i32 %shl, 0, !dbg !32
  br i1 %cmp7, label %if.then8, label %if.end9, !dbg !33

if.then8:
  call void @reach_error(), !dbg !34
  br label %if.end9, !dbg !34

if.end9:
  %6 = load i32, i32* %u, align 4, !dbg !35
  %7 = load i32, i32* %n, align 4, !dbg !36
  %shr10 = lshr i32 %6, %7, !dbg !37
  %8 = load i32, i32* %u, align 4, !dbg !38
  %cmp11 = icmp ugt i32 %shr10, %8, !dbg !39
  br i1 %cmp11, label %if.then12, label %if.end13, !dbg !35

if.then12:
  call void @reach_error(), !dbg !40
  br label %if.end13, !dbg !40

if.end13:
  ret i32 0, !dbg !41
}

declare i32 @__VERIFIER_nondet_int()

declare i32 @__VERIFIER_nondet_uint()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "shifts_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 7, column: 11, scope: !10)
!14 = !DILocation(line: 7, column: 7, scope: !10)
!15 = !DILocation(line: 8, column: 16, scope: !10)
!16 = !DILocation(line: 8, column: 12, scope: !10)
!17 = !DILocation(line: 9, column: 16, scope: !10)
!18 = !DILocation(line: 9, column: 41, scope: !10)
!19 = !DILocation(line: 9, column: 12, scope: !10)
!20 = !DILocation(line: 10, column: 7, scope: !10)
!21 = !DILocation(line: 10, column: 9, scope: !10)
!22 = !DILocation(line: 10, column: 19, scope: !10)
!23 = !DILocation(line: 10, column: 21, scope: !10)
!24 = !DILocation(line: 10, column: 15, scope: !10)
!25 = !DILocation(line: 10, column: 36, scope: !10)
!26 = !DILocation(line: 11, column: 7, scope: !10)
!27 = !DILocation(line: 11, column: 9, scope: !10)
!28 = !DILocation(line: 11, column: 15, scope: !10)
!29 = !DILocation(line: 11, column: 20, scope: !10)
!30 = !DILocation(line: 12, column: 14, scope: !10)
!31 = !DILocation(line: 12, column: 11, scope: !10)
!32 = !DILocation(line: 12, column: 17, scope: !10)
!33 = !DILocation(line: 12, column: 7, scope: !10)
!34 = !DILocation(line: 12, column: 23, scope: !10)
!35 = !DILocation(line: 13, column: 7, scope: !10)
!36 = !DILocation(line: 13, column: 12, scope: !10)
!37 = !DILocation(line: 13, column: 9, scope: !10)
!38 = !DILocation(line: 13, column: 16, scope: !10)
!39 = !DILocation(line: 13, column: 14, scope: !10)
!40 = !DILocation(line: 13, column: 19, scope: !10)
!41 = !DILocation(line: 14, column: 3, scope: !10)
