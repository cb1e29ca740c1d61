source_filename = "pointer_to_locals_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32*, align 8
  store i32 0, i32* %1, align 4
  store i32 1, i32* %2, align 4, !dbg !13
  store i32 2, i32* %3, align 4, !dbg !14
  %5 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !15
  br i1 %5, label %6, label %7, !dbg !15

6:
  br label %8, !dbg !15

7:
  br label %8, !dbg !15

8:
  %9 = phi i32* [ %2, %6 ], [ %3, %7 ], !dbg !15
  store i32* %9, i32** %4, align 8, !dbg !16
  %10 = load i32*, i32** %4, align 8, !dbg !17
  store i32 5, i32* %10, align 4, !dbg !18
  %11 = load i32, i32* %2, align 4, !dbg !19
  %12 = load i32, i32* %3, align 4, !dbg !20
  %13 = add nsw i32 %11, %12, !dbg !21
  %14 = icmp ne i32 %13, 7, !dbg !22
  br i1 %14, label %15, label %16, !dbg !19

15:
  call void @reach_error(), !dbg !23
  br label %16, !dbg !23

16:
  %17 = load i32*, i32** %4, align 8, !dbg !24
  %18 = icmp eq i32* %17, %2, !dbg !25
  br i1 %18, label %19, label %23, !dbg !26

19:
  %20 = load i32, i32* %3, align 4, !dbg !27
  %21 = icmp ne i32 %20, 2, !dbg !28
  br i1 %21, label %22, label %23, !dbg !24

22:
  call void @reach_error(), !dbg !29
  br label %23, !dbg !29

23:
  ret i32 0, !dbg !30
}

declare zeroext i1 @__VERIFIER_nondet_bool()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "pointer_to_locals_unsafe.c", directory: ".")
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
!13 = !DILocation(line: 6, column: 7, scope: !10)
!14 = !DILocation(line: 6, column: 14, scope: !10)
!15 = !DILocation(line: 6, column: 26, scope: !10)
!16 = !DILocation(line: 6, column: 22, scope: !10)
!17 = !DILocation(line: 7, column: 4, scope: !10)
!18 = !DILocation(line: 7, column: 6, scope: !10)
!19 = !DILocation(line: 8, column: 7, scope: !10)
!20 = !DILocation(line: 8, column: 11, scope: !10)
!21 = !DILocation(line: 8, column: 9, scope: !10)
!22 = !DILocation(line: 8, column: 13, scope: !10)
!23 = !DILocation(line: 8, column: 20, scope: !10)
!24 = !DILocation(line: 9, column: 7, scope: !10)
!25 = !DILocation(line: 9, column: 9, scope: !10)
!26 = !DILocation(line: 9, column: 15, scope: !10)
!27 = !DILocation(line: 9, column: 18, scope: !10)
!28 = !DILocation(line: 9, column: 20, scope: !10)
!29 = !DILocation(line: 9, column: 26, scope: !10)
!30 = !DILocation(line: 10, column: 3, scope: !10)
