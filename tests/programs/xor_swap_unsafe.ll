source_filename = "xor_swap_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %6 = call i32 @__VERIFIER_nondet_int(), !dbg !13
  store i32 %6, i32* %2, align 4, !dbg !14
  %7 = call i32 @__VERIFIER_nondet_int(), !dbg !15
  store i32 %7, i32* %3, align 4, !dbg !16
  %8 = load i32, i32* %2, align 4, !dbg !17
  store i32 %8, i32* %4, align 4, !dbg !18
  %9 = load i32, i32* %3, align 4, !dbg !19
  store i32 %9, i32* %5, align 4, !dbg !20
  %10 = load i32, i32* %5, align 4, !dbg !21
  %11 = load i32, i32* %4, align 4, !dbg !22
  %12 = xor i32 %11, %10, !dbg !22
  store i32 %12, i32* %4, align 4, !dbg !22
  %13 = load i32, i32* %4, align 4, !dbg !23
  %14 = load i32, i32* %5, align 4, !dbg !24
  %15 = xor i32 %14, %13, !dbg !24
  store i32 %15, i32* %5, align 4, !dbg !24
  %16 = load i32, i32* %5, align 4, !dbg !25
  %17 = load i32, i32* %4, align 4, !dbg !26
  %18 = or i32 %17, %16, !dbg !26
  store i32 %18, i32* %4, align 4, !dbg !26
  %19 = load i32, i32* %4, align 4, !dbg !27
  %20 = load i32, i32* %3, align 4, !dbg !28
  %21 = icmp ne i32 %19, %20, !dbg !29
  br i1 %21, label %26, label %22, !dbg !30

22:
  %23 = load i32, i32* %5, align 4, !dbg !31
  %24 = load i32, i32* %2, align 4, !dbg !32
  %25 = icmp ne i32 %23, %24, !dbg !33
  br i1 %25, label %26, label %27, !dbg !27

26:
  call void @reach_error(), !dbg !34
  br label %27, !dbg !34

27:
  ret i32 0, !dbg !35
}

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "xor_swap_unsafe.c", directory: ".")
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
!17 = !DILocation(line: 7, column: 11, scope: !10)
!18 = !DILocation(line: 7, column: 7, scope: !10)
!19 = !DILocation(line: 7, column: 18, scope: !10)
!20 = !DILocation(line: 7, column: 14, scope: !10)
!21 = !DILocation(line: 8, column: 8, scope: !10)
!22 = !DILocation(line: 8, column: 5, scope: !10)
!23 = !DILocation(line: 9, column: 8, scope: !10)
!24 = !DILocation(line: 9, column: 5, scope: !10)
!25 = !DILocation(line: 10, column: 8, scope: !10)
!26 = !DILocation(line: 10, column: 5, scope: !10)
!27 = !DILocation(line: 11, column: 7, scope: !10)
!28 = !DILocation(line: 11, column: 12, scope: !10)
!29 = !DILocation(line: 11, column: 9, scope: !10)
!30 = !DILocation(line: 11, column: 14, scope: !10)
!31 = !DILocation(line: 11, column: 17, scope: !10)
!32 = !DILocation(line: 11, column: 22, scope: !10)
!33 = !DILocation(line: 11, column: 19, scope: !10)
!34 = !DILocation(line: 11, column: 25, scope: !10)
!35 = !DILocation(line: 12, column: 3, scope: !10)
