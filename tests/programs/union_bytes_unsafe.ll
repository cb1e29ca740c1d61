source_filename = "union_bytes_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.word = type { i32 }

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca %union.word, align 4
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %4 = call i32 @__VERIFIER_nondet_uint(), !dbg !13
  %5 = bitcast %union.word* %2 to i32*, !dbg !14
  store i32 %4, i32* %5, align 4, !dbg !15
  %6 = bitcast %union.word* %2 to i32*, !dbg !16
  %7 = load i32, i32* %6, align 4, !dbg !16
  store i32 %7, i32* %3, align 4, !dbg !17
  %8 = bitcast %union.word* %2 to [4 x i8]*, !dbg !18
  %9 = getelementptr inbounds [4 x i8], [4 x i8]* %8, i64 0, i64 0, !dbg !19
  %10 = load i8, i8* %9, align 4, !dbg !19
  %11 = zext i8 %10 to i32, !dbg !19
  %12 = load i32, i32* %3, align 4, !dbg !20
  %13 = and i32 %12, 255, !dbg !21
  %14 = icmp ne i32 %11, %13, !dbg !22
  br i1 %14, label %23, label %15, !dbg !23

15:
  %16 = bitcast %union.word* %2 to [2 x i16]*, !dbg !24
  %17 = getelementptr inbounds [2 x i16], [2 x i16]* %16, i64 0, i64 1, !dbg !25
  %18 = load i16, i16* %17, align 2, !dbg !25
  %19 = zext i16 %18 to i32, !dbg !25
  %20 = load i32, i32* %3, align 4, !dbg !26
  %21 = lshr i32 %20, 16, !dbg !27
  %22 = icmp ne i32 %19, %21, !dbg !28
  br i1 %22, label %23, label %24, !dbg !19

23:
  call void @reach_error(), !dbg !29
  br label %24, !dbg !29

24:
  %25 = bitcast %union.word* %2 to [4 x i8]*, !dbg !30
  %26 = getelementptr inbounds [4 x i8], [4 x i8]* %25, i64 0, i64 2, !dbg !31
  store i8 0, i8* %26, align 2, !dbg !32
  %27 = bitcast %union.word* %2 to i32*, !dbg !33
  %28 = load i32, i32* %27, align 4, !dbg !33
  %29 = load i32, i32* %3, align 4, !dbg !34
  %30 = and i32 %29, -65281, !dbg !35
  %31 = icmp ne i32 %28, %30, !dbg !36
  br i1 %31, label %32, label %33, !dbg !37

32:
  call void @reach_error(), !dbg !38
  br label %33, !dbg !38

33:
  ret i32 0, !dbg !39
}

declare i32 @__VERIFIER_nondet_uint()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "union_bytes_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 9, column: 9, scope: !10)
!14 = !DILocation(line: 9, column: 5, scope: !10)
!15 = !DILocation(line: 9, column: 7, scope: !10)
!16 = !DILocation(line: 10, column: 18, scope: !10)
!17 = !DILocation(line: 10, column: 12, scope: !10)
!18 = !DILocation(line: 11, column: 9, scope: !10)
!19 = !DILocation(line: 11, column: 7, scope: !10)
!20 = !DILocation(line: 11, column: 18, scope: !10)
!21 = !DILocation(line: 11, column: 20, scope: !10)
!22 = !DILocation(line: 11, column: 14, scope: !10)
!23 = !DILocation(line: 11, column: 27, scope: !10)
!24 = !DILocation(line: 11, column: 32, scope: !10)
!25 = !DILocation(line: 11, column: 30, scope: !10)
!26 = !DILocation(line: 11, column: 40, scope: !10)
!27 = !DILocation(line: 11, column: 42, scope: !10)
!28 = !DILocation(line: 11, column: 37, scope: !10)
!29 = !DILocation(line: 11, column: 49, scope: !10)
!30 = !DILocation(line: 12, column: 5, scope: !10)
!31 = !DILocation(line: 12, column: 3, scope: !10)
!32 = !DILocation(line: 12, column: 10, scope: !10)
!33 = !DILocation(line: 13, column: 9, scope: !10)
!34 = !DILocation(line: 13, column: 15, scope: !10)
!35 = !DILocation(line: 13, column: 17, scope: !10)
!36 = !DILocation(line: 13, column: 11, scope: !10)
!37 = !DILocation(line: 13, column: 7, scope: !10)
!38 = !DILocation(line: 13, column: 32, scope: !10)
!39 = !DILocation(line: 14, column: 3, scope: !10)
