source_filename = "xor_swap_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !15, metadata !DIExpression()), !dbg !16
  %6 = call i32 @__VERIFIER_nondet_int(), !dbg !17
  store i32 %6, i32* %2, align 4, !dbg !16
  call void @llvm.dbg.declare(metadata i32* %3, metadata !18, metadata !DIExpression()), !dbg !19
  %7 = call i32 @__VERIFIER_nondet_int(), !dbg !20
  store i32 %7, i32* %3, align 4, !dbg !19
  call void @llvm.dbg.declare(metadata i32* %4, metadata !21, metadata !DIExpression()), !dbg !22
  %8 = load i32, i32* %2, align 4, !dbg !23
  store i32 %8, i32* %4, align 4, !dbg !22
  call void @llvm.dbg.declare(metadata i32* %5, metadata !24, metadata !DIExpression()), !dbg !25
  %9 = load i32, i32* %3, align 4, !dbg !26
  store i32 %9, i32* %5, align 4, !dbg !25
  %10 = load i32, i32* %5, align 4, !dbg !27
  %11 = load i32, i32* %4, align 4, !dbg !28
  %12 = xor i32 %11, %10, !dbg !28
  store i32 %12, i32* %4, align 4, !dbg !28
  %13 = load i32, i32* %4, align 4, !dbg !29
  %14 = load i32, i32* %5, align 4, !dbg !30
  %15 = xor i32 %14, %13, !dbg !30
  store i32 %15, i32* %5, align 4, !dbg !30
  %16 = load i32, i32* %5, align 4, !dbg !31
  %17 = load i32, i32* %4, align 4, !dbg !32
  %18 = xor i32 %17, %16, !dbg !32
  store i32 %18, i32* %4, align 4, !dbg !32
  %19 = load i32, i32* %4, align 4, !dbg !33
  %20 = load i32, i32* %3, align 4, !dbg !35
  %21 = icmp ne i32 %19, %20, !dbg !36
  br i1 %21, label %26, label %22, !dbg !37

22:
  %23 = load i32, i32* %5, align 4, !dbg !38
  %24 = load i32, i32* %2, align 4, !dbg !39
  %25 = icmp ne i32 %23, %24, !dbg !40
  br i1 %25, label %26, label %27, !dbg !41

26:
  call void @reach_error(), !dbg !42
  br label %27, !dbg !42

27:
  ret i32 0, !dbg !43
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "xor_swap_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "a", scope: !10, file: !1, line: 6, type: !13)
!16 = !DILocation(line: 6, column: 7, scope: !10)
!17 = !DILocation(line: 6, column: 11, scope: !10)
!18 = !DILocalVariable(name: "b", scope: !10, file: !1, line: 6, type: !13)
!19 = !DILocation(line: 6, column: 36, scope: !10)
!20 = !DILocation(line: 6, column: 40, scope: !10)
!21 = !DILocalVariable(name: "x", scope: !10, file: !1, line: 7, type: !13)
!22 = !DILocation(line: 7, column: 7, scope: !10)
!23 = !DILocation(line: 7, column: 11, scope: !10)
!24 = !DILocalVariable(name: "y", scope: !10, file: !1, line: 7, type: !13)
!25 = !DILocation(line: 7, column: 14, scope: !10)
!26 = !DILocation(line: 7, column: 18, scope: !10)
!27 = !DILocation(line: 8, column: 8, scope: !10)
!28 = !DILocation(line: 8, column: 5, scope: !10)
!29 = !DILocation(line: 9, column: 8, scope: !10)
!30 = !DILocation(line: 9, column: 5, scope: !10)
!31 = !DILocation(line: 10, column: 8, scope: !10)
!32 = !DILocation(line: 10, column: 5, scope: !10)
!33 = !DILocation(line: 11, column: 7, scope: !34)
!34 = distinct !DILexicalBlock(scope: !10, file: !1, line: 11, column: 7)
!35 = !DILocation(line: 11, column: 12, scope: !34)
!36 = !DILocation(line: 11, column: 9, scope: !34)
!37 = !DILocation(line: 11, column: 14, scope: !34)
!38 = !DILocation(line: 11, column: 17, scope: !34)
!39 = !DILocation(line: 11, column: 22, scope: !34)
!40 = !DILocation(line: 11, column: 19, scope: !34)
!41 = !DILocation(line: 11, column: 7, scope: !10)
!42 = !DILocation(line: 11, column: 25, scope: !34)
!43 = !DILocation(line: 12, column: 3, scope: !10)
