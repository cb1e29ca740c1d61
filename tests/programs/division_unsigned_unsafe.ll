source_filename = "division_unsigned_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %5 = call i32 @__VERIFIER_nondet_uint(), !dbg !13
  store i32 %5, i32* %2, align 4, !dbg !14
  %6 = call i32 @__VERIFIER_nondet_uint(), !dbg !15
  store i32 %6, i32* %3, align 4, !dbg !16
  %7 = load i32, i32* %3, align 4, !dbg !17
  %8 = icmp eq i32 %7, 0, !dbg !18
  br i1 %8, label %9, label %10, !dbg !17

9:
  store i32 0, i32* %1, align 4, !dbg !19
  br label %29, !dbg !19

10:
  store i32 2147483644, i32* %4, align 4, !dbg !20
  %11 = load i32, i32* %4, align 4, !dbg !21
  %12 = icmp ne i32 %11, 2147483644, !dbg !22
  br i1 %12, label %13, label %14, !dbg !21

13:
  call void @reach_error(), !dbg !23
  br label %14, !dbg !23

14:
  %15 = load i32, i32* %2, align 4, !dbg !24
  %16 = urem i32 %15, 10, !dbg !25
  %17 = icmp ugt i32 %16, 9, !dbg !26
  br i1 %17, label %18, label %19, !dbg !24

18:
  call void @reach_error(), !dbg !27
  br label %19, !dbg !27

19:
  %20 = load i32, i32* %3, align 4, !dbg !28
  %21 = icmp ugt i32 %20, 1, !dbg !29
  br i1 %21, label %22, label %28, !dbg !30

22:
  %23 = load i32, i32* %2, align 4, !dbg !31
  %24 = udiv i32 %23, 2, !dbg !32
  %25 = load i32, i32* %2, align 4, !dbg !33
  %26 = icmp uge i32 %24, %25, !dbg !34
  br i1 %26, label %27, label %28, !dbg !28

27:
  call void @reach_error(), !dbg !35
  br label %28, !dbg !35

28:
  store i32 0, i32* %1, align 4, !dbg !36
  br label %29, !dbg !36

29:
  %30 = load i32, i32* %1, align 4, !dbg !37
  ret i32 %30, !dbg !37
}

declare i32 @__VERIFIER_nondet_uint()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "division_unsigned_unsafe.c", directory: ".")
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
!15 = !DILocation(line: 7, column: 16, scope: !10)
!16 = !DILocation(line: 7, column: 12, scope: !10)
!17 = !DILocation(line: 8, column: 7, scope: !10)
!18 = !DILocation(line: 8, column: 9, scope: !10)
!19 = !DILocation(line: 8, column: 15, scope: !10)
!20 = !DILocation(line: 9, column: 12, scope: !10)
!21 = !DILocation(line: 10, column: 7, scope: !10)
!22 = !DILocation(line: 10, column: 9, scope: !10)
!23 = !DILocation(line: 10, column: 24, scope: !10)
!24 = !DILocation(line: 11, column: 7, scope: !10)
!25 = !DILocation(line: 11, column: 9, scope: !10)
!26 = !DILocation(line: 11, column: 14, scope: !10)
!27 = !DILocation(line: 11, column: 19, scope: !10)
!28 = !DILocation(line: 12, column: 7, scope: !10)
!29 = !DILocation(line: 12, column: 9, scope: !10)
!30 = !DILocation(line: 12, column: 13, scope: !10)
!31 = !DILocation(line: 12, column: 16, scope: !10)
!32 = !DILocation(line: 12, column: 18, scope: !10)
!33 = !DILocation(line: 12, column: 25, scope: !10)
!34 = !DILocation(line: 12, column: 22, scope: !10)
!35 = !DILocation(line: 12, column: 28, scope: !10)
!36 = !DILocation(line: 13, column: 3, scope: !10)
!37 = !DILocation(line: 14, column: 1, scope: !10)
