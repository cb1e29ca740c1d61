source_filename = "bool_type_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  store i32 0, i32* %1, align 4
  %6 = call i32 @__VERIFIER_nondet_int(), !dbg !13
  store i32 %6, i32* %2, align 4, !dbg !14
  %7 = load i32, i32* %2, align 4, !dbg !15
  %8 = icmp ne i32 %7, 0, !dbg !15
  %9 = zext i1 %8 to i8, !dbg !16
  store i8 %9, i8* %3, align 1, !dbg !16
  %10 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !17
  %11 = zext i1 %10 to i8, !dbg !18
  store i8 %11, i8* %4, align 1, !dbg !18
  %12 = load i32, i32* %2, align 4, !dbg !19
  %13 = trunc i32 %12 to i8, !dbg !19
  store i8 %13, i8* %5, align 1, !dbg !20
  %14 = load i8, i8* %3, align 1, !dbg !21
  %15 = trunc i8 %14 to i1, !dbg !21
  %16 = zext i1 %15 to i32, !dbg !21
  %17 = load i32, i32* %2, align 4, !dbg !22
  %18 = icmp ne i32 %17, 0, !dbg !23
  %19 = zext i1 %18 to i32, !dbg !23
  %20 = icmp ne i32 %16, %19, !dbg !24
  br i1 %20, label %21, label %22, !dbg !21

21:
  call void @reach_error(), !dbg !25
  br label %22, !dbg !25

22:
  %23 = load i8, i8* %4, align 1, !dbg !26
  %24 = trunc i8 %23 to i1, !dbg !26
  %25 = zext i1 %24 to i32, !dbg !26
  %26 = icmp ne i32 %25, 0, !dbg !27
  br i1 %26, label %27, label %33, !dbg !28

27:
  %28 = load i8, i8* %4, align 1, !dbg !29
  %29 = trunc i8 %28 to i1, !dbg !29
  %30 = zext i1 %29 to i32, !dbg !29
  %31 = icmp ne i32 %30, 1, !dbg !30
  br i1 %31, label %32, label %33, !dbg !26

32:
  call void @reach_error(), !dbg !31
  br label %33, !dbg !31

33:
  %34 = load i8, i8* %5, align 1, !dbg !32
  %35 = icmp ne i8 %34, 0, !dbg !32
  br i1 %35, label %40, label %36, !dbg !33

36:
  %37 = load i8, i8* %3, align 1, !dbg !34
  %38 = trunc i8 %37 to i1, !dbg !34
  br i1 %38, label %39, label %40, !dbg !35

39:
  call void @reach_error(), !dbg !36
  br label %40, !dbg !36

40:
  ret i32 0, !dbg !37
}

declare i32 @__VERIFIER_nondet_int()

declare zeroext i1 @__VERIFIER_nondet_bool()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bool_type_unsafe.c", directory: ".")
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
!15 = !DILocation(line: 8, column: 13, scope: !10)
!16 = !DILocation(line: 8, column: 9, scope: !10)
!17 = !DILocation(line: 9, column: 13, scope: !10)
!18 = !DILocation(line: 9, column: 9, scope: !10)
!19 = !DILocation(line: 10, column: 14, scope: !10)
!20 = !DILocation(line: 10, column: 8, scope: !10)
!21 = !DILocation(line: 11, column: 7, scope: !10)
!22 = !DILocation(line: 11, column: 13, scope: !10)
!23 = !DILocation(line: 11, column: 15, scope: !10)
!24 = !DILocation(line: 11, column: 9, scope: !10)
!25 = !DILocation(line: 11, column: 22, scope: !10)
!26 = !DILocation(line: 12, column: 7, scope: !10)
!27 = !DILocation(line: 12, column: 9, scope: !10)
!28 = !DILocation(line: 12, column: 14, scope: !10)
!29 = !DILocation(line: 12, column: 17, scope: !10)
!30 = !DILocation(line: 12, column: 19, scope: !10)
!31 = !DILocation(line: 12, column: 25, scope: !10)
!32 = !DILocation(line: 13, column: 8, scope: !10)
!33 = !DILocation(line: 13, column: 12, scope: !10)
!34 = !DILocation(line: 13, column: 15, scope: !10)
!35 = !DILocation(line: 13, column: 7, scope: !10)
!36 = !DILocation(line: 13, column: 18, scope: !10)
!37 = !DILocation(line: 14, column: 3, scope: !10)
