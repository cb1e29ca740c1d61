source_filename = "loop_break_continue_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !15, metadata !DIExpression()), !dbg !16
  store i32 0, i32* %2, align 4, !dbg !16
  call void @llvm.dbg.declare(metadata i32* %3, metadata !17, metadata !DIExpression()), !dbg !18
  store i32 0, i32* %3, align 4, !dbg !19
  br label %4, !dbg !21

4:
  %5 = load i32, i32* %3, align 4, !dbg !22
  %6 = icmp slt i32 %5, 20, !dbg !24
  br i1 %6, label %7, label %22, !dbg !25

7:
  %8 = load i32, i32* %3, align 4, !dbg !26
  %9 = srem i32 %8, 2, !dbg !29
  %10 = icmp ne i32 %9, 0, !dbg !29
  br i1 %10, label %11, label %12, !dbg !30

11:
  br label %19, !dbg !31

12:
  %13 = load i32, i32* %3, align 4, !dbg !32
  %14 = icmp eq i32 %13, 10, !dbg !34
  br i1 %14, label %15, label %16, !dbg !35

15:
  br label %22, !dbg !36

16:
  %17 = load i32, i32* %2, align 4, !dbg !37
  %18 = add nsw i32 %17, 1, !dbg !37
  store i32 %18, i32* %2, align 4, !dbg !37
  br label %19, !dbg !38

19:
  %20 = load i32, i32* %3, align 4, !dbg !39
  %21 = add nsw i32 %20, 1, !dbg !39
  store i32 %21, i32* %3, align 4, !dbg !39
  br label %4, !dbg !40, !llvm.loop !41

22:
  %23 = load i32, i32* %2, align 4, !dbg !44
  %24 = icmp ne i32 %23, 5, !dbg !46
  br i1 %24, label %28, label %25, !dbg !47

25:
  %26 = load i32, i32* %3, align 4, !dbg !48
  %27 = icmp ne i32 %26, 10, !dbg !49
  br i1 %27, label %28, label %29, !dbg !50

28:
  call void @reach_error(), !dbg !51
  br label %29, !dbg !51

29:
  ret i32 0, !dbg !52
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "loop_break_continue_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !11, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "even", scope: !10, file: !1, line: 5, type: !13)
!16 = !DILocation(line: 5, column: 7, scope: !10)
!17 = !DILocalVariable(name: "i", scope: !10, file: !1, line: 5, type: !13)
!18 = !DILocation(line: 5, column: 17, scope: !10)
!19 = !DILocation(line: 6, column: 10, scope: !20)
!20 = distinct !DILexicalBlock(scope: !10, file: !1, line: 6, column: 3)
!21 = !DILocation(line: 6, column: 8, scope: !20)
!22 = !DILocation(line: 6, column: 15, scope: !23)
!23 = distinct !DILexicalBlock(scope: !20, file: !1, line: 6, column: 3)
!24 = !DILocation(line: 6, column: 17, scope: !23)
!25 = !DILocation(line: 6, column: 3, scope: !20)
!26 = !DILocation(line: 7, column: 9, scope: !27)
!27 = distinct !DILexicalBlock(scope: !28, file: !1, line: 7, column: 9)
!28 = distinct !DILexicalBlock(scope: !23, file: !1, line: 6, column: 28)
!29 = !DILocation(line: 7, column: 11, scope: !27)
!30 = !DILocation(line: 7, column: 9, scope: !28)
!31 = !DILocation(line: 7, column: 16, scope: !27)
!32 = !DILocation(line: 8, column: 9, scope: !33)
!33 = distinct !DILexicalBlock(scope: !28, file: !1, line: 8, column: 9)
!34 = !DILocation(line: 8, column: 11, scope: !33)
!35 = !DILocation(line: 8, column: 9, scope: !28)
!36 = !DILocation(line: 8, column: 18, scope: !33)
!37 = !DILocation(line: 9, column: 9, scope: !28)
!38 = !DILocation(line: 10, column: 3, scope: !28)
!39 = !DILocation(line: 6, column: 24, scope: !23)
!40 = !DILocation(line: 6, column: 3, scope: !23)
!41 = distinct !{!41, !25, !42, !43}
!42 = !DILocation(line: 10, column: 3, scope: !20)
!43 = !{!"llvm.loop.mustprogress"}
!44 = !DILocation(line: 11, column: 7, scope: !45)
!45 = distinct !DILexicalBlock(scope: !10, file: !1, line: 11, column: 7)
!46 = !DILocation(line: 11, column: 12, scope: !45)
!47 = !DILocation(line: 11, column: 17, scope: !45)
!48 = !DILocation(line: 11, column: 20, scope: !45)
!49 = !DILocation(line: 11, column: 22, scope: !45)
!50 = !DILocation(line: 11, column: 7, scope: !10)
!51 = !DILocation(line: 11, column: 29, scope: !45)
!52 = !DILocation(line: 12, column: 3, scope: !10)
