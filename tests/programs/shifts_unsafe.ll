source_filename = "shifts_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %5 = call i32 @__VERIFIER_nondet_int(), !dbg !13
  store i32 %5, i32* %2, align 4, !dbg !14
  %6 = load i32, i32* %2, align 4, !dbg !15
  store i32 %6, i32* %3, align 4, !dbg !16
  %7 = call i32 @__VERIFIER_nondet_uint(), !dbg !17
  %8 = urem i32 %7, 32, !dbg !18
  store i32 %8, i32* %4, align 4, !dbg !19
  %9 = load i32, i32* %2, align 4, !dbg !20
  %10 = ashr i32 %9, 31, !dbg !21
  %11 = load i32, i32* %2, align 4, !dbg !22
  %12 = icmp slt i32 %11, 0, !dbg !23
  %13 = zext i1 %12 to i64, !dbg !22
  %14 = select i1 %12, i32 -1, i32 0, !dbg !22
  %15 = icmp ne i32 %10, %14, !dbg !24
  br i1 %15, label %16, label %17, !dbg !20

16:
  call void @reach_error(), !dbg !25
  br label %17, !dbg !25

17:
  %18 = load i32, i32* %2, align 4, !dbg !26
  %19 = ashr i32 %18, 31, !dbg !27
  %20 = icmp slt i32 %19, 0, !dbg !28
  br i1 %20, label %21, label %22, !dbg !26

21:
  call void @reach_error(), !dbg !29
  br label %22, !dbg !29

22:
  %23 = load i32, i32* %4, align 4, !dbg !30
  %24 = shl i32 1, %23, !dbg !31
  %25 = icmp eq i32 %24, 0, !dbg !32
  br i1 %25, label %26, label %27, !dbg !33

26:
  call void @reach_error(), !dbg !34
  br label %27, !dbg !34

27:
  %28 = load i32, i32* %3, align 4, !dbg !35
  %29 = load i32, i32* %4, align 4, !dbg !36
  %30 = lshr i32 %28, %29, !dbg !37
  %31 = load i32, i32* %3, align 4, !dbg !38
  %32 = icmp ugt i32 %30, %31, !dbg !39
  br i1 %32, label %33, label %34, !dbg !35

33:
  call void @reach_error(), !dbg !40
  br label %34, !dbg !40

34:
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
