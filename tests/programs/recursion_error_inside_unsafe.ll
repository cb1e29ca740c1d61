source_filename = "recursion_error_inside_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@depth = dso_local global i32 0, align 4

define dso_local void @down(i32 noundef %0) !dbg !10 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  %3 = load i32, i32* @depth, align 4, !dbg !13
  %4 = add nsw i32 %3, 1, !dbg !13
  store i32 %4, i32* @depth, align 4, !dbg !13
  %5 = load i32, i32* %2, align 4, !dbg !14
  %6 = icmp slt i32 %5, 0, !dbg !15
  br i1 %6, label %7, label %8, !dbg !14

7:
  call void @reach_error(), !dbg !16
  br label %8, !dbg !16

8:
  %9 = load i32, i32* %2, align 4, !dbg !17
  %10 = icmp sgt i32 %9, 0, !dbg !18
  br i1 %10, label %11, label %14, !dbg !17

11:
  %12 = load i32, i32* %2, align 4, !dbg !19
  %13 = sub nsw i32 %12, 2, !dbg !20
  call void @down(i32 noundef %13), !dbg !21
  br label %14, !dbg !21

14:
  ret void, !dbg !22
}

declare void @reach_error()

define dso_local i32 @main() !dbg !23 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %3 = call i32 @__VERIFIER_nondet_int(), !dbg !24
  store i32 %3, i32* %2, align 4, !dbg !25
  %4 = load i32, i32* %2, align 4, !dbg !26
  %5 = icmp slt i32 %4, 0, !dbg !27
  br i1 %5, label %9, label %6, !dbg !28

6:
  %7 = load i32, i32* %2, align 4, !dbg !29
  %8 = icmp sgt i32 %7, 50, !dbg !30
  br i1 %8, label %9, label %10, !dbg !26

9:
  store i32 0, i32* %1, align 4, !dbg !31
  br label %13, !dbg !31

10:
  %11 = load i32, i32* %2, align 4, !dbg !32
  %12 = mul nsw i32 3, %11, !dbg !33
  call void @down(i32 noundef %12), !dbg !34
  store i32 0, i32* %1, align 4, !dbg !35
  br label %13, !dbg !35

13:
  %14 = load i32, i32* %1, align 4, !dbg !36
  ret i32 %14, !dbg !36
}

declare i32 @__VERIFIER_nondet_int()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "recursion_error_inside_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "down", scope: !1, file: !1, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 8, column: 8, scope: !10)
!14 = !DILocation(line: 9, column: 7, scope: !10)
!15 = !DILocation(line: 9, column: 9, scope: !10)
!16 = !DILocation(line: 9, column: 14, scope: !10)
!17 = !DILocation(line: 10, column: 7, scope: !10)
!18 = !DILocation(line: 10, column: 9, scope: !10)
!19 = !DILocation(line: 10, column: 19, scope: !10)
!20 = !DILocation(line: 10, column: 21, scope: !10)
!21 = !DILocation(line: 10, column: 14, scope: !10)
!22 = !DILocation(line: 11, column: 1, scope: !10)
!23 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 13, type: !11, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!24 = !DILocation(line: 14, column: 11, scope: !23)
!25 = !DILocation(line: 14, column: 7, scope: !23)
!26 = !DILocation(line: 15, column: 7, scope: !23)
!27 = !DILocation(line: 15, column: 9, scope: !23)
!28 = !DILocation(line: 15, column: 13, scope: !23)
!29 = !DILocation(line: 15, column: 16, scope: !23)
!30 = !DILocation(line: 15, column: 18, scope: !23)
!31 = !DILocation(line: 15, column: 24, scope: !23)
!32 = !DILocation(line: 16, column: 12, scope: !23)
!33 = !DILocation(line: 16, column: 10, scope: !23)
!34 = !DILocation(line: 16, column: 3, scope: !23)
!35 = !DILocation(line: 17, column: 3, scope: !23)
!36 = !DILocation(line: 18, column: 1, scope: !23)
