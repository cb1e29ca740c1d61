source_filename = "recursion_mutual_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @even(i32 noundef %0) !dbg !10 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !16, metadata !DIExpression()), !dbg !17
  %3 = load i32, i32* %2, align 4, !dbg !18
  %4 = icmp eq i32 %3, 0, !dbg !19
  br i1 %4, label %5, label %6, !dbg !18

5:
  br label %10, !dbg !18

6:
  %7 = load i32, i32* %2, align 4, !dbg !20
  %8 = sub i32 %7, 1, !dbg !21
  %9 = call i32 @odd(i32 noundef %8), !dbg !22
  br label %10, !dbg !18

10:
  %11 = phi i32 [ 1, %5 ], [ %9, %6 ], !dbg !18
  ret i32 %11, !dbg !23
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define dso_local i32 @odd(i32 noundef %0) !dbg !24 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !25, metadata !DIExpression()), !dbg !26
  %3 = load i32, i32* %2, align 4, !dbg !27
  %4 = icmp eq i32 %3, 0, !dbg !28
  br i1 %4, label %5, label %6, !dbg !27

5:
  br label %10, !dbg !27

6:
  %7 = load i32, i32* %2, align 4, !dbg !29
  %8 = sub i32 %7, 1, !dbg !30
  %9 = call i32 @even(i32 noundef %8), !dbg !31
  br label %10, !dbg !27

10:
  %11 = phi i32 [ 0, %5 ], [ %9, %6 ], !dbg !27
  ret i32 %11, !dbg !32
}

define dso_local i32 @main() !dbg !33 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !36, metadata !DIExpression()), !dbg !37
  %3 = call i32 @__VERIFIER_nondet_uint(), !dbg !38
  store i32 %3, i32* %2, align 4, !dbg !37
  %4 = load i32, i32* %2, align 4, !dbg !39
  %5 = call i32 @even(i32 noundef %4), !dbg !41
  %6 = icmp ne i32 %5, 0, !dbg !41
  br i1 %6, label %7, label %12, !dbg !42

7:
  %8 = load i32, i32* %2, align 4, !dbg !43
  %9 = call i32 @odd(i32 noundef %8), !dbg !44
  %10 = icmp ne i32 %9, 0, !dbg !44
  br i1 %10, label %11, label %12, !dbg !45

11:
  call void @reach_error(), !dbg !46
  br label %12, !dbg !46

12:
  ret i32 0, !dbg !47
}

declare i32 @__VERIFIER_nondet_uint()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "recursion_mutual_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "even", scope: !1, file: !1, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !15)
!11 = !DISubroutineType(types: !12)
!12 = !{!13, !14}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!15 = !{}
!16 = !DILocalVariable(name: "n", arg: 1, scope: !10, file: !1, line: 7, type: !14)
!17 = !DILocation(line: 7, column: 19, scope: !10)
!18 = !DILocation(line: 7, column: 31, scope: !10)
!19 = !DILocation(line: 7, column: 33, scope: !10)
!20 = !DILocation(line: 7, column: 48, scope: !10)
!21 = !DILocation(line: 7, column: 50, scope: !10)
!22 = !DILocation(line: 7, column: 44, scope: !10)
!23 = !DILocation(line: 7, column: 24, scope: !10)
!24 = distinct !DISubprogram(name: "odd", scope: !1, file: !1, line: 8, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !15)
!25 = !DILocalVariable(name: "n", arg: 1, scope: !24, file: !1, line: 8, type: !14)
!26 = !DILocation(line: 8, column: 18, scope: !24)
!27 = !DILocation(line: 8, column: 30, scope: !24)
!28 = !DILocation(line: 8, column: 32, scope: !24)
!29 = !DILocation(line: 8, column: 48, scope: !24)
!30 = !DILocation(line: 8, column: 50, scope: !24)
!31 = !DILocation(line: 8, column: 43, scope: !24)
!32 = !DILocation(line: 8, column: 23, scope: !24)
!33 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !34, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !15)
!34 = !DISubroutineType(types: !35)
!35 = !{!13}
!36 = !DILocalVariable(name: "n", scope: !33, file: !1, line: 11, type: !14)
!37 = !DILocation(line: 11, column: 12, scope: !33)
!38 = !DILocation(line: 11, column: 16, scope: !33)
!39 = !DILocation(line: 12, column: 12, scope: !40)
!40 = distinct !DILexicalBlock(scope: !33, file: !1, line: 12, column: 7)
!41 = !DILocation(line: 12, column: 7, scope: !40)
!42 = !DILocation(line: 12, column: 15, scope: !40)
!43 = !DILocation(line: 12, column: 22, scope: !40)
!44 = !DILocation(line: 12, column: 18, scope: !40)
!45 = !DILocation(line: 12, column: 7, scope: !33)
!46 = !DILocation(line: 12, column: 26, scope: !40)
!47 = !DILocation(line: 13, column: 3, scope: !33)
