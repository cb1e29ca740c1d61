source_filename = "summary_context_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @clamp(i32 noundef %0, i32 noundef %1, i32 noundef %2) !dbg !10 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, i32* %5, align 4
  store i32 %1, i32* %6, align 4
  store i32 %2, i32* %7, align 4
  %8 = load i32, i32* %5, align 4, !dbg !13
  %9 = load i32, i32* %6, align 4, !dbg !14
  %10 = icmp slt i32 %8, %9, !dbg !15
  br i1 %10, label %11, label %13, !dbg !13

11:
  %12 = load i32, i32* %6, align 4, !dbg !16
  store i32 %12, i32* %4, align 4, !dbg !17
  br label %21, !dbg !17

13:
  %14 = load i32, i32* %5, align 4, !dbg !18
  %15 = load i32, i32* %7, align 4, !dbg !19
  %16 = icmp sgt i32 %14, %15, !dbg !20
  br i1 %16, label %17, label %19, !dbg !18

17:
  %18 = load i32, i32* %7, align 4, !dbg !21
  store i32 %18, i32* %4, align 4, !dbg !22
  br label %21, !dbg !22

19:
  %20 = load i32, i32* %5, align 4, !dbg !23
  store i32 %20, i32* %4, align 4, !dbg !24
  br label %21, !dbg !24

21:
  %22 = load i32, i32* %4, align 4, !dbg !25
  ret i32 %22, !dbg !25
}

define dso_local i32 @main() !dbg !26 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %5 = call i32 @__VERIFIER_nondet_int(), !dbg !27
  store i32 %5, i32* %2, align 4, !dbg !28
  %6 = load i32, i32* %2, align 4, !dbg !29
  %7 = call i32 @clamp(i32 noundef %6, i32 noundef 0, i32 noundef 10), !dbg !30
  store i32 %7, i32* %3, align 4, !dbg !31
  %8 = load i32, i32* %2, align 4, !dbg !32
  %9 = call i32 @clamp(i32 noundef %8, i32 noundef -10, i32 noundef 0), !dbg !33
  store i32 %9, i32* %4, align 4, !dbg !34
  %10 = load i32, i32* %3, align 4, !dbg !35
  %11 = icmp slt i32 %10, 0, !dbg !36
  br i1 %11, label %21, label %12, !dbg !37

12:
  %13 = load i32, i32* %3, align 4, !dbg !38
  %14 = icmp sgt i32 %13, 10, !dbg !39
  br i1 %14, label %21, label %15, !dbg !40

15:
  %16 = load i32, i32* %4, align 4, !dbg !41
  %17 = icmp slt i32 %16, -10, !dbg !42
  br i1 %17, label %21, label %18, !dbg !43

18:
  %19 = load i32, i32* %4, align 4, !dbg !44
  %20 = icmp sgt i32 %19, 0, !dbg !45
  br i1 %20, label %21, label %22, !dbg !35

21:
  call void @reach_error(), !dbg !46
  br label %22, !dbg !46

22:
  %23 = load i32, i32* %3, align 4, !dbg !47
  %24 = icmp ne i32 %23, 0, !dbg !47
  br i1 %24, label %29, label %25, !dbg !48

25:
  %26 = load i32, i32* %4, align 4, !dbg !49
  %27 = icmp ne i32 %26, 0, !dbg !49
  br i1 %27, label %29, label %28, !dbg !50

28:
  call void @reach_error(), !dbg !51
  br label %29, !dbg !51

29:
  ret i32 0, !dbg !52
}

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "summary_context_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "clamp", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 6, column: 7, scope: !10)
!14 = !DILocation(line: 6, column: 11, scope: !10)
!15 = !DILocation(line: 6, column: 9, scope: !10)
!16 = !DILocation(line: 6, column: 23, scope: !10)
!17 = !DILocation(line: 6, column: 16, scope: !10)
!18 = !DILocation(line: 7, column: 7, scope: !10)
!19 = !DILocation(line: 7, column: 11, scope: !10)
!20 = !DILocation(line: 7, column: 9, scope: !10)
!21 = !DILocation(line: 7, column: 24, scope: !10)
!22 = !DILocation(line: 7, column: 17, scope: !10)
!23 = !DILocation(line: 8, column: 10, scope: !10)
!24 = !DILocation(line: 8, column: 3, scope: !10)
!25 = !DILocation(line: 9, column: 1, scope: !10)
!26 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 11, type: !11, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!27 = !DILocation(line: 12, column: 11, scope: !26)
!28 = !DILocation(line: 12, column: 7, scope: !26)
!29 = !DILocation(line: 13, column: 17, scope: !26)
!30 = !DILocation(line: 13, column: 11, scope: !26)
!31 = !DILocation(line: 13, column: 7, scope: !26)
!32 = !DILocation(line: 13, column: 38, scope: !26)
!33 = !DILocation(line: 13, column: 32, scope: !26)
!34 = !DILocation(line: 13, column: 28, scope: !26)
!35 = !DILocation(line: 14, column: 7, scope: !26)
!36 = !DILocation(line: 14, column: 9, scope: !26)
!37 = !DILocation(line: 14, column: 13, scope: !26)
!38 = !DILocation(line: 14, column: 16, scope: !26)
!39 = !DILocation(line: 14, column: 18, scope: !26)
!40 = !DILocation(line: 14, column: 23, scope: !26)
!41 = !DILocation(line: 14, column: 26, scope: !26)
!42 = !DILocation(line: 14, column: 28, scope: !26)
!43 = !DILocation(line: 14, column: 34, scope: !26)
!44 = !DILocation(line: 14, column: 37, scope: !26)
!45 = !DILocation(line: 14, column: 39, scope: !26)
!46 = !DILocation(line: 14, column: 44, scope: !26)
!47 = !DILocation(line: 15, column: 8, scope: !26)
!48 = !DILocation(line: 15, column: 10, scope: !26)
!49 = !DILocation(line: 15, column: 14, scope: !26)
!50 = !DILocation(line: 15, column: 7, scope: !26)
!51 = !DILocation(line: 15, column: 17, scope: !26)
!52 = !DILocation(line: 16, column: 3, scope: !26)
