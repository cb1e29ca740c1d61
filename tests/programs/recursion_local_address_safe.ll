source_filename = "recursion_local_address_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @deepest(i32* noundef %0, i32 noundef %1) !dbg !10 {
  %3 = alloca i32, align 4
  %4 = alloca i32*, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32* %0, i32** %4, align 8
  call void @llvm.dbg.declare(metadata i32** %4, metadata !16, metadata !DIExpression()), !dbg !17
  store i32 %1, i32* %5, align 4
  call void @llvm.dbg.declare(metadata i32* %5, metadata !18, metadata !DIExpression()), !dbg !19
  call void @llvm.dbg.declare(metadata i32* %6, metadata !20, metadata !DIExpression()), !dbg !21
  %7 = load i32, i32* %5, align 4, !dbg !22
  store i32 %7, i32* %6, align 4, !dbg !21
  %8 = load i32*, i32** %4, align 8, !dbg !23
  %9 = icmp ne i32* %8, null, !dbg !23
  br i1 %9, label %10, label %17, !dbg !25

10:
  %11 = load i32, i32* %6, align 4, !dbg !26
  %12 = load i32*, i32** %4, align 8, !dbg !27
  %13 = load i32, i32* %12, align 4, !dbg !28
  %14 = sub nsw i32 %13, 1, !dbg !29
  %15 = icmp ne i32 %11, %14, !dbg !30
  br i1 %15, label %16, label %17, !dbg !31

16:
  call void @reach_error(), !dbg !32
  br label %17, !dbg !32

17:
  %18 = load i32, i32* %5, align 4, !dbg !33
  %19 = icmp eq i32 %18, 0, !dbg !35
  br i1 %19, label %20, label %22, !dbg !36

20:
  %21 = load i32, i32* %6, align 4, !dbg !37
  store i32 %21, i32* %3, align 4, !dbg !38
  br label %30, !dbg !38

22:
  %23 = load i32, i32* %5, align 4, !dbg !39
  %24 = sub nsw i32 %23, 1, !dbg !40
  %25 = call i32 @deepest(i32* noundef %6, i32 noundef %24), !dbg !41
  %26 = load i32, i32* %6, align 4, !dbg !42
  %27 = load i32, i32* %5, align 4, !dbg !43
  %28 = sub nsw i32 %26, %27, !dbg !44
  %29 = add nsw i32 %25, %28, !dbg !45
  store i32 %29, i32* %3, align 4, !dbg !46
  br label %30, !dbg !46

30:
  %31 = load i32, i32* %3, align 4, !dbg !47
  ret i32 %31, !dbg !47
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @reach_error()

define dso_local i32 @main() !dbg !48 {
  %1 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %2 = call i32 @deepest(i32* noundef null, i32 noundef 3), !dbg !51
  %3 = icmp ne i32 %2, 0, !dbg !53
  br i1 %3, label %4, label %5, !dbg !54

4:
  call void @reach_error(), !dbg !55
  br label %5, !dbg !55

5:
  ret i32 0, !dbg !56
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "recursion_local_address_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "deepest", scope: !1, file: !1, line: 4, type: !11, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !15)
!11 = !DISubroutineType(types: !12)
!12 = !{!13, !14, !13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!15 = !{}
!16 = !DILocalVariable(name: "above", arg: 1, scope: !10, file: !1, line: 4, type: !14)
!17 = !DILocation(line: 4, column: 18, scope: !10)
!18 = !DILocalVariable(name: "n", arg: 2, scope: !10, file: !1, line: 4, type: !13)
!19 = !DILocation(line: 4, column: 29, scope: !10)
!20 = !DILocalVariable(name: "mine", scope: !10, file: !1, line: 5, type: !13)
!21 = !DILocation(line: 5, column: 7, scope: !10)
!22 = !DILocation(line: 5, column: 14, scope: !10)
!23 = !DILocation(line: 6, column: 7, scope: !24)
!24 = distinct !DILexicalBlock(scope: !10, file: !1, line: 6, column: 7)
!25 = !DILocation(line: 6, column: 13, scope: !24)
!26 = !DILocation(line: 6, column: 16, scope: !24)
!27 = !DILocation(line: 6, column: 25, scope: !24)
!28 = !DILocation(line: 6, column: 24, scope: !24)
!29 = !DILocation(line: 6, column: 31, scope: !24)
!30 = !DILocation(line: 6, column: 21, scope: !24)
!31 = !DILocation(line: 6, column: 7, scope: !10)
!32 = !DILocation(line: 6, column: 36, scope: !24)
!33 = !DILocation(line: 7, column: 7, scope: !34)
!34 = distinct !DILexicalBlock(scope: !10, file: !1, line: 7, column: 7)
!35 = !DILocation(line: 7, column: 9, scope: !34)
!36 = !DILocation(line: 7, column: 7, scope: !10)
!37 = !DILocation(line: 7, column: 22, scope: !34)
!38 = !DILocation(line: 7, column: 15, scope: !34)
!39 = !DILocation(line: 8, column: 25, scope: !10)
!40 = !DILocation(line: 8, column: 27, scope: !10)
!41 = !DILocation(line: 8, column: 10, scope: !10)
!42 = !DILocation(line: 8, column: 35, scope: !10)
!43 = !DILocation(line: 8, column: 42, scope: !10)
!44 = !DILocation(line: 8, column: 40, scope: !10)
!45 = !DILocation(line: 8, column: 32, scope: !10)
!46 = !DILocation(line: 8, column: 3, scope: !10)
!47 = !DILocation(line: 9, column: 1, scope: !10)
!48 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 11, type: !49, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !15)
!49 = !DISubroutineType(types: !50)
!50 = !{!13}
!51 = !DILocation(line: 12, column: 7, scope: !52)
!52 = distinct !DILexicalBlock(scope: !48, file: !1, line: 12, column: 7)
!53 = !DILocation(line: 12, column: 21, scope: !52)
!54 = !DILocation(line: 12, column: 7, scope: !48)
!55 = !DILocation(line: 12, column: 27, scope: !52)
!56 = !DILocation(line: 13, column: 3, scope: !48)
