source_filename = "wide_integers_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %a = alloca i64, align 8
  %w = alloca i128, align 16
  store i32 0, i32* %retval, align 4
  %call = call i64 @__VERIFIER_nondet_ulong(), !dbg !13
  store i64 %call, i64* %a, align 8, !dbg !14
  %0 = load i64, i64* %a, align 8, !dbg !15
  %conv = zext i64 %0 to i128, !dbg !15
  store i128 %conv, i128* %w, align 16, !dbg !16
  %1 = load i128, i128* %w, align 16, !dbg !17
  %shl = shl i128 %1, 63, !dbg !18
  %or = or i128 %shl, 1, !dbg !19
  store i128 %or, i128* %w, align 16, !dbg !20
  %2 = load i128, i128* %w, align 16, !dbg !21
  %shr = lshr i128 %2, 64, !dbg !22
  %conv1 = trunc i128 %shr to i64, !dbg !23
  %3 = load i64, i64* %a, align 8, !dbg !24
  %cmp = icmp ne i64 %conv1, %3, !dbg !25
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !26

lor.lhs.false:
  %4 = load i128, i128* %w, align 16, !dbg !27
  %conv3 = trunc i128 %4 to i64, !dbg !28
  %cmp4 = icmp ne i64 %conv3, 1, !dbg !29
  br i1 %cmp4, label %if.then, label %if.end, !dbg !23

if.then:
  call void @reach_error(), !dbg !30
  br label %if.end, !dbg !30

if.end:
  ret i32 0, !dbg !31
}

declare i64 @__VERIFIER_nondet_ulong()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "wide_integers_unsafe.c", directory: ".")
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
!13 = !DILocation(line: 6, column: 21, scope: !10)
!14 = !DILocation(line: 6, column: 17, scope: !10)
!15 = !DILocation(line: 7, column: 25, scope: !10)
!16 = !DILocation(line: 7, column: 21, scope: !10)
!17 = !DILocation(line: 8, column: 7, scope: !10)
!18 = !DILocation(line: 8, column: 9, scope: !10)
!19 = !DILocation(line: 8, column: 15, scope: !10)
!20 = !DILocation(line: 8, column: 5, scope: !10)
!21 = !DILocation(line: 9, column: 23, scope: !10)
!22 = !DILocation(line: 9, column: 25, scope: !10)
!23 = !DILocation(line: 9, column: 7, scope: !10)
!24 = !DILocation(line: 9, column: 35, scope: !10)
!25 = !DILocation(line: 9, column: 32, scope: !10)
!26 = !DILocation(line: 9, column: 37, scope: !10)
!27 = !DILocation(line: 9, column: 55, scope: !10)
!28 = !DILocation(line: 9, column: 40, scope: !10)
!29 = !DILocation(line: 9, column: 57, scope: !10)
!30 = !DILocation(line: 9, column: 63, scope: !10)
!31 = !DILocation(line: 10, column: 3, scope: !10)
