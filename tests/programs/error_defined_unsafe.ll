source_filename = "error_defined_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local void @reach_error() !dbg !10 {
entry:
  ret void, !dbg !13
}

define dso_local void @__VERIFIER_assert(i32 noundef %cond) !dbg !14 {
entry:
  %cond.addr = alloca i32, align 4
  store i32 %cond, i32* %cond.addr, align 4
  %0 = load i32, i32* %cond.addr, align 4, !dbg !15
  %tobool = icmp ne i32 %0, 0, !dbg !16
  br i1 %tobool, label %if.end, label %if.then, !dbg !17

if.then:
  br label %ERROR, !dbg !18

ERROR:
  call void @reach_error(), !dbg !19
  call void @abort(), !dbg !20
  unreachable, !dbg !20

if.end:
  ret void, !dbg !21
}

declare void @abort()

define dso_local void @assume_abort_if_not(i32 noundef %cond) !dbg !22 {
entry:
  %cond.addr = alloca i32, align 4
  store i32 %cond, i32* %cond.addr, align 4
  %0 = load i32, i32* %cond.addr, align 4, !dbg !23
  %tobool = icmp ne i32 %0, 0, !dbg !23
  br i1 %tobool, label %if.end, label %if.then, !dbg !24

if.then:
  call void @abort(), !dbg !25
  unreachable, !dbg !25

if.end:
  ret void, !dbg !26
}

define dso_local i32 @main() !dbg !27 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !28
  store i32 %call, i32* %x, align 4, !dbg !29
  %0 = load i32, i32* %x, align 4, !dbg !30
  %cmp = icmp sge i32 %0, 0, !dbg !31
  %conv = zext i1 %cmp to i32, !dbg !31
  call void @assume_abort_if_not(i32 noundef %conv), !dbg !32
  %1 = load i32, i32* %x, align 4, !dbg !33
  %cmp1 = icmp ne i32 %1, 0, !dbg !34
  %conv2 = zext i1 %cmp1 to i32, !dbg !34
  call void @__VERIFIER_assert(i32 noundef %conv2), !dbg !35
  ret i32 0, !dbg !36
}

declare i32 @__VERIFIER_nondet_int()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "error_defined_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 4, type: !11, scopeLine: 4, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 4, column: 21, scope: !10)
!14 = distinct !DISubprogram(name: "__VERIFIER_assert", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!15 = !DILocation(line: 5, column: 42, scope: !14)
!16 = !DILocation(line: 5, column: 41, scope: !14)
!17 = !DILocation(line: 5, column: 40, scope: !14)
!18 = !DILocation(line: 5, column: 49, scope: !14)
!19 = !DILocation(line: 5, column: 60, scope: !14)
!20 = !DILocation(line: 5, column: 75, scope: !14)
!21 = !DILocation(line: 5, column: 88, scope: !14)
!22 = distinct !DISubprogram(name: "assume_abort_if_not", scope: !1, file: !1, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!23 = !DILocation(line: 6, column: 43, scope: !22)
!24 = !DILocation(line: 6, column: 42, scope: !22)
!25 = !DILocation(line: 6, column: 51, scope: !22)
!26 = !DILocation(line: 6, column: 62, scope: !22)
!27 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!28 = !DILocation(line: 9, column: 11, scope: !27)
!29 = !DILocation(line: 9, column: 7, scope: !27)
!30 = !DILocation(line: 10, column: 23, scope: !27)
!31 = !DILocation(line: 10, column: 25, scope: !27)
!32 = !DILocation(line: 10, column: 3, scope: !27)
!33 = !DILocation(line: 11, column: 21, scope: !27)
!34 = !DILocation(line: 11, column: 23, scope: !27)
!35 = !DILocation(line: 11, column: 3, scope: !27)
!36 = !DILocation(line: 12, column: 3, scope: !27)
