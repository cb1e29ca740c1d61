source_filename = "early_exit_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local void @check(i32 noundef %x) !dbg !10 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, i32* %x.addr, align 4
  %0 = load i32, i32* %x.addr, align 4, !dbg !13
  %cmp = icmp sgt i32 %0, 5, !dbg !14
  br i1 %cmp, label %if.then, label %if.end, !dbg !13

if.then:
  call void @exit(i32 noundef 1), !dbg !15
  unreachable, !dbg !15

if.end:
  %1 = load i32, i32* %x.addr, align 4, !dbg !16
  %cmp1 = icmp slt i32 %1, -6, !dbg !17
  br i1 %cmp1, label %if.then2, label %if.end3, !dbg !16

if.then2:
  call void @abort(), !dbg !18
  unreachable, !dbg !18

if.end3:
  ret void, !dbg !19
}

declare void @exit(i32 noundef)

declare void @abort()

define dso_local i32 @main() !dbg !20 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !21
  store i32 %call, i32* %x, align 4, !dbg !22
  %0 = load i32, i32* %x, align 4, !dbg !23
  call void @check(i32 noundef %0), !dbg !24
  %1 = load i32, i32* %x, align 4, !dbg !25
  %cmp = icmp sgt i32 %1, 5, !dbg !26
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !27

lor.lhs.false:
  %2 = load i32, i32* %x, align 4, !dbg !28
  %cmp1 = icmp slt i32 %2, -5, !dbg !29
  br i1 %cmp1, label %if.then, label %if.end, !dbg !25

if.then:
  call void @reach_error(), !dbg !30
  br label %if.end, !dbg !30

if.end:
  ret i32 0, !dbg !31
}

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "early_exit_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "check", scope: !1, file: !1, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 8, column: 7, scope: !10)
!14 = !DILocation(line: 8, column: 9, scope: !10)
!15 = !DILocation(line: 8, column: 14, scope: !10)
!16 = !DILocation(line: 9, column: 7, scope: !10)
!17 = !DILocation(line: 9, column: 9, scope: !10)
!18 = !DILocation(line: 9, column: 15, scope: !10)
!19 = !DILocation(line: 10, column: 1, scope: !10)
!20 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 12, type: !11, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!21 = !DILocation(line: 13, column: 11, scope: !20)
!22 = !DILocation(line: 13, column: 7, scope: !20)
!23 = !DILocation(line: 14, column: 9, scope: !20)
!24 = !DILocation(line: 14, column: 3, scope: !20)
!25 = !DILocation(line: 15, column: 7, scope: !20)
!26 = !DILocation(line: 15, column: 9, scope: !20)
!27 = !DILocation(line: 15, column: 13, scope: !20)
!28 = !DILocation(line: 15, column: 16, scope: !20)
!29 = !DILocation(line: 15, column: 18, scope: !20)
!30 = !DILocation(line: 15, column: 24, scope: !20)
!31 = !DILocation(line: 16, column: 3, scope: !20)
