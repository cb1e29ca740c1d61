source_filename = "unsigned_short_wrap_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i16, align 2
  %3 = alloca i16, align 2
  store i32 0, i32* %1, align 4
  %4 = call zeroext i16 @__VERIFIER_nondet_ushort(), !dbg !13
  store i16 %4, i16* %2, align 2, !dbg !14
  %5 = load i16, i16* %2, align 2, !dbg !15
  %6 = zext i16 %5 to i32, !dbg !15
  %7 = add nsw i32 %6, 1, !dbg !16
  %8 = trunc i32 %7 to i16, !dbg !15
  store i16 %8, i16* %3, align 2, !dbg !17
  %9 = load i16, i16* %3, align 2, !dbg !18
  %10 = zext i16 %9 to i32, !dbg !18
  %11 = icmp eq i32 %10, 0, !dbg !19
  br i1 %11, label %12, label %13, !dbg !18

12:
  call void @reach_error(), !dbg !20
  br label %13, !dbg !20

13:
  %14 = load i16, i16* %3, align 2, !dbg !21
  %15 = zext i16 %14 to i32, !dbg !21
  %16 = icmp eq i32 %15, 0, !dbg !22
  br i1 %16, label %17, label %22, !dbg !23

17:
  %18 = load i16, i16* %2, align 2, !dbg !24
  %19 = zext i16 %18 to i32, !dbg !24
  %20 = icmp ne i32 %19, 65535, !dbg !25
  br i1 %20, label %21, label %22, !dbg !21

21:
  call void @reach_error(), !dbg !26
  br label %22, !dbg !26

22:
  ret i32 0, !dbg !27
}

declare zeroext i16 @__VERIFIER_nondet_ushort()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "unsigned_short_wrap_unsafe.c", directory: ".")
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
!13 = !DILocation(line: 6, column: 22, scope: !10)
!14 = !DILocation(line: 6, column: 18, scope: !10)
!15 = !DILocation(line: 7, column: 22, scope: !10)
!16 = !DILocation(line: 7, column: 24, scope: !10)
!17 = !DILocation(line: 7, column: 18, scope: !10)
!18 = !DILocation(line: 8, column: 7, scope: !10)
!19 = !DILocation(line: 8, column: 9, scope: !10)
!20 = !DILocation(line: 8, column: 15, scope: !10)
!21 = !DILocation(line: 9, column: 7, scope: !10)
!22 = !DILocation(line: 9, column: 9, scope: !10)
!23 = !DILocation(line: 9, column: 14, scope: !10)
!24 = !DILocation(line: 9, column: 17, scope: !10)
!25 = !DILocation(line: 9, column: 19, scope: !10)
!26 = !DILocation(line: 9, column: 29, scope: !10)
!27 = !DILocation(line: 10, column: 3, scope: !10)
