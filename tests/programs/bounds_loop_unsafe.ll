source_filename = "bounds_loop_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32*, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %6 = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !13
  %7 = zext i8 %6 to i32, !dbg !13
  %8 = add nsw i32 %7, 1, !dbg !14
  store i32 %8, i32* %2, align 4, !dbg !15
  %9 = load i32, i32* %2, align 4, !dbg !16
  %10 = sext i32 %9 to i64, !dbg !16
  %11 = mul i64 %10, 4, !dbg !17
  %12 = call i8* @malloc(i64 noundef %11), !dbg !18
  %13 = bitcast i8* %12 to i32*, !dbg !18
  store i32* %13, i32** %3, align 8, !dbg !19
  store i32 0, i32* %4, align 4, !dbg !20
  br label %14, !dbg !21

14:
  %15 = load i32, i32* %4, align 4, !dbg !22
  %16 = load i32, i32* %2, align 4, !dbg !23
  %17 = icmp sle i32 %15, %16, !dbg !24
  br i1 %17, label %18, label %27, !dbg !25

18:
  %19 = load i32, i32* %4, align 4, !dbg !26
  %20 = load i32*, i32** %3, align 8, !dbg !27
  %21 = load i32, i32* %4, align 4, !dbg !28
  %22 = sext i32 %21 to i64, !dbg !27
  %23 = getelementptr inbounds i32, i32* %20, i64 %22, !dbg !27
  store i32 %19, i32* %23, align 4, !dbg !29
  br label %24, !dbg !27

24:
  %25 = load i32, i32* %4, align 4, !dbg !30
  %26 = add nsw i32 %25, 1, !dbg !30
  store i32 %26, i32* %4, align 4, !dbg !30
  br label %14, !dbg !25, !llvm.loop !31

27:
  %28 = load i32*, i32** %3, align 8, !dbg !33
  %29 = load i32, i32* %2, align 4, !dbg !34
  %30 = sub nsw i32 %29, 1, !dbg !35
  %31 = sext i32 %30 to i64, !dbg !33
  %32 = getelementptr inbounds i32, i32* %28, i64 %31, !dbg !33
  %33 = load i32, i32* %32, align 4, !dbg !33
  store i32 %33, i32* %5, align 4, !dbg !36
  %34 = load i32*, i32** %3, align 8, !dbg !37
  %35 = bitcast i32* %34 to i8*, !dbg !37
  call void @free(i8* noundef %35), !dbg !38
  %36 = load i32, i32* %5, align 4, !dbg !39
  ret i32 %36, !dbg !40
}

declare zeroext i8 @__VERIFIER_nondet_uchar()

declare i8* @malloc(i64 noundef)

declare void @free(i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bounds_loop_unsafe.c", directory: ".")
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
!14 = !DILocation(line: 7, column: 37, scope: !10)
!15 = !DILocation(line: 7, column: 7, scope: !10)
!16 = !DILocation(line: 8, column: 19, scope: !10)
!17 = !DILocation(line: 8, column: 21, scope: !10)
!18 = !DILocation(line: 8, column: 12, scope: !10)
!19 = !DILocation(line: 8, column: 8, scope: !10)
!20 = !DILocation(line: 9, column: 12, scope: !10)
!21 = !DILocation(line: 9, column: 8, scope: !10)
!22 = !DILocation(line: 9, column: 19, scope: !10)
!23 = !DILocation(line: 9, column: 24, scope: !10)
!24 = !DILocation(line: 9, column: 21, scope: !10)
!25 = !DILocation(line: 9, column: 3, scope: !10)
!26 = !DILocation(line: 9, column: 39, scope: !10)
!27 = !DILocation(line: 9, column: 32, scope: !10)
!28 = !DILocation(line: 9, column: 34, scope: !10)
!29 = !DILocation(line: 9, column: 37, scope: !10)
!30 = !DILocation(line: 9, column: 28, scope: !10)
!31 = distinct !{!31, !25, !26, !32}
!32 = !{!"llvm.loop.mustprogress"}
!33 = !DILocation(line: 10, column: 14, scope: !10)
!34 = !DILocation(line: 10, column: 16, scope: !10)
!35 = !DILocation(line: 10, column: 18, scope: !10)
!36 = !DILocation(line: 10, column: 7, scope: !10)
!37 = !DILocation(line: 11, column: 8, scope: !10)
!38 = !DILocation(line: 11, column: 3, scope: !10)
!39 = !DILocation(line: 12, column: 10, scope: !10)
!40 = !DILocation(line: 12, column: 3, scope: !10)
