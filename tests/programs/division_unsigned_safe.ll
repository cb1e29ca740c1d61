source_filename = "division_unsigned_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !15, metadata !DIExpression()), !dbg !17
  %5 = call i32 @__VERIFIER_nondet_uint(), !dbg !18
  store i32 %5, i32* %2, align 4, !dbg !17
  call void @llvm.dbg.declare(metadata i32* %3, metadata !19, metadata !DIExpression()), !dbg !20
  %6 = call i32 @__VERIFIER_nondet_uint(), !dbg !21
  store i32 %6, i32* %3, align 4, !dbg !20
  %7 = load i32, i32* %3, align 4, !dbg !22
  %8 = icmp eq i32 %7, 0, !dbg !24
  br i1 %8, label %9, label %10, !dbg !25

9:
  store i32 0, i32* %1, align 4, !dbg !26
  br label %32, !dbg !26

10:
  call void @llvm.dbg.declare(metadata i32* %4, metadata !27, metadata !DIExpression()), !dbg !28
  store i32 2147483644, i32* %4, align 4, !dbg !28
  %11 = load i32, i32* %4, align 4, !dbg !29
  %12 = icmp ne i32 %11, 2147483644, !dbg !31
  br i1 %12, label %13, label %14, !dbg !32

13:
  call void @reach_error(), !dbg !33
  br label %14, !dbg !33

14:
  %15 = load i32, i32* %2, align 4, !dbg !34
  %16 = urem i32 %15, 10, !dbg !36
  %17 = icmp ugt i32 %16, 9, !dbg !37
  br i1 %17, label %18, label %19, !dbg !38

18:
  call void @reach_error(), !dbg !39
  br label %19, !dbg !39

19:
  %20 = load i32, i32* %3, align 4, !dbg !40
  %21 = icmp ugt i32 %20, 1, !dbg !42
  br i1 %21, label %22, label %31, !dbg !43

22:
  %23 = load i32, i32* %2, align 4, !dbg !44
  %24 = icmp ne i32 %23, 0, !dbg !44
  br i1 %24, label %25, label %31, !dbg !45

25:
  %26 = load i32, i32* %2, align 4, !dbg !46
  %27 = udiv i32 %26, 2, !dbg !47
  %28 = load i32, i32* %2, align 4, !dbg !48
  %29 = icmp uge i32 %27, %28, !dbg !49
  br i1 %29, label %30, label %31, !dbg !50

30:
  call void @reach_error(), !dbg !51
  br label %31, !dbg !51

31:
  store i32 0, i32* %1, align 4, !dbg !52
  br label %32, !dbg !52

32:
  %33 = load i32, i32* %1, align 4, !dbg !53
  ret i32 %33, !dbg !53
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_uint()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "division_unsigned_safe.c", directory: ".")
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
!15 = !DILocalVariable(name: "x", scope: !10, file: !1, line: 6, type: !16)
!16 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!17 = !DILocation(line: 6, column: 12, scope: !10)
!18 = !DILocation(line: 6, column: 16, scope: !10)
!19 = !DILocalVariable(name: "d", scope: !10, file: !1, line: 7, type: !16)
!20 = !DILocation(line: 7, column: 12, scope: !10)
!21 = !DILocation(line: 7, column: 16, scope: !10)
!22 = !DILocation(line: 8, column: 7, scope: !23)
!23 = distinct !DILexicalBlock(scope: !10, file: !1, line: 8, column: 7)
!24 = !DILocation(line: 8, column: 9, scope: !23)
!25 = !DILocation(line: 8, column: 7, scope: !10)
!26 = !DILocation(line: 8, column: 15, scope: !23)
!27 = !DILocalVariable(name: "q", scope: !10, file: !1, line: 9, type: !16)
!28 = !DILocation(line: 9, column: 12, scope: !10)
!29 = !DILocation(line: 10, column: 7, scope: !30)
!30 = distinct !DILexicalBlock(scope: !10, file: !1, line: 10, column: 7)
!31 = !DILocation(line: 10, column: 9, scope: !30)
!32 = !DILocation(line: 10, column: 7, scope: !10)
!33 = !DILocation(line: 10, column: 24, scope: !30)
!34 = !DILocation(line: 11, column: 7, scope: !35)
!35 = distinct !DILexicalBlock(scope: !10, file: !1, line: 11, column: 7)
!36 = !DILocation(line: 11, column: 9, scope: !35)
!37 = !DILocation(line: 11, column: 14, scope: !35)
!38 = !DILocation(line: 11, column: 7, scope: !10)
!39 = !DILocation(line: 11, column: 19, scope: !35)
!40 = !DILocation(line: 12, column: 7, scope: !41)
!41 = distinct !DILexicalBlock(scope: !10, file: !1, line: 12, column: 7)
!42 = !DILocation(line: 12, column: 9, scope: !41)
!43 = !DILocation(line: 12, column: 13, scope: !41)
!44 = !DILocation(line: 12, column: 16, scope: !41)
!45 = !DILocation(line: 12, column: 18, scope: !41)
!46 = !DILocation(line: 12, column: 21, scope: !41)
!47 = !DILocation(line: 12, column: 23, scope: !41)
!48 = !DILocation(line: 12, column: 30, scope: !41)
!49 = !DILocation(line: 12, column: 27, scope: !41)
!50 = !DILocation(line: 12, column: 7, scope: !10)
!51 = !DILocation(line: 12, column: 33, scope: !41)
!52 = !DILocation(line: 13, column: 3, scope: !10)
!53 = !DILocation(line: 14, column: 1, scope: !10)
