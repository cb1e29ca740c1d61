source_filename = "pointer_to_locals_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32*, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !15, metadata !DIExpression()), !dbg !16
  store i32 1, i32* %2, align 4, !dbg !16
  call void @llvm.dbg.declare(metadata i32* %3, metadata !17, metadata !DIExpression()), !dbg !18
  store i32 2, i32* %3, align 4, !dbg !18
  call void @llvm.dbg.declare(metadata i32** %4, metadata !19, metadata !DIExpression()), !dbg !21
  %5 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !22
  br i1 %5, label %6, label %7, !dbg !22

6:
  br label %8, !dbg !22

7:
  br label %8, !dbg !22

8:
  %9 = phi i32* [ %2, %6 ], [ %3, %7 ], !dbg !22
  store i32* %9, i32** %4, align 8, !dbg !21
  %10 = load i32*, i32** %4, align 8, !dbg !23
  store i32 5, i32* %10, align 4, !dbg !24
  %11 = load i32, i32* %2, align 4, !dbg !25
  %12 = load i32, i32* %3, align 4, !dbg !27
  %13 = add nsw i32 %11, %12, !dbg !28
  %14 = icmp ne i32 %13, 7, !dbg !29
  br i1 %14, label %15, label %21, !dbg !30

15:
  %16 = load i32, i32* %2, align 4, !dbg !31
  %17 = load i32, i32* %3, align 4, !dbg !32
  %18 = add nsw i32 %16, %17, !dbg !33
  %19 = icmp ne i32 %18, 6, !dbg !34
  br i1 %19, label %20, label %21, !dbg !35

20:
  call void @reach_error(), !dbg !36
  br label %21, !dbg !36

21:
  %22 = load i32*, i32** %4, align 8, !dbg !37
  %23 = icmp eq i32* %22, %2, !dbg !39
  br i1 %23, label %24, label %28, !dbg !40

24:
  %25 = load i32, i32* %3, align 4, !dbg !41
  %26 = icmp ne i32 %25, 2, !dbg !42
  br i1 %26, label %27, label %28, !dbg !43

27:
  call void @reach_error(), !dbg !44
  br label %28, !dbg !44

28:
  ret i32 0, !dbg !45
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare zeroext i1 @__VERIFIER_nondet_bool()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "pointer_to_locals_safe.c", directory: ".")
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
!15 = !DILocalVariable(name: "x", scope: !10, file: !1, line: 6, type: !13)
!16 = !DILocation(line: 6, column: 7, scope: !10)
!17 = !DILocalVariable(name: "y", scope: !10, file: !1, line: 6, type: !13)
!18 = !DILocation(line: 6, column: 14, scope: !10)
!19 = !DILocalVariable(name: "p", scope: !10, file: !1, line: 6, type: !20)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!21 = !DILocation(line: 6, column: 22, scope: !10)
!22 = !DILocation(line: 6, column: 26, scope: !10)
!23 = !DILocation(line: 7, column: 4, scope: !10)
!24 = !DILocation(line: 7, column: 6, scope: !10)
!25 = !DILocation(line: 8, column: 7, scope: !26)
!26 = distinct !DILexicalBlock(scope: !10, file: !1, line: 8, column: 7)
!27 = !DILocation(line: 8, column: 11, scope: !26)
!28 = !DILocation(line: 8, column: 9, scope: !26)
!29 = !DILocation(line: 8, column: 13, scope: !26)
!30 = !DILocation(line: 8, column: 18, scope: !26)
!31 = !DILocation(line: 8, column: 21, scope: !26)
!32 = !DILocation(line: 8, column: 25, scope: !26)
!33 = !DILocation(line: 8, column: 23, scope: !26)
!34 = !DILocation(line: 8, column: 27, scope: !26)
!35 = !DILocation(line: 8, column: 7, scope: !10)
!36 = !DILocation(line: 8, column: 33, scope: !26)
!37 = !DILocation(line: 9, column: 7, scope: !38)
!38 = distinct !DILexicalBlock(scope: !10, file: !1, line: 9, column: 7)
!39 = !DILocation(line: 9, column: 9, scope: !38)
!40 = !DILocation(line: 9, column: 15, scope: !38)
!41 = !DILocation(line: 9, column: 18, scope: !38)
!42 = !DILocation(line: 9, column: 20, scope: !38)
!43 = !DILocation(line: 9, column: 7, scope: !10)
!44 = !DILocation(line: 9, column: 26, scope: !38)
!45 = !DILocation(line: 10, column: 3, scope: !10)
