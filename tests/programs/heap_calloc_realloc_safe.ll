source_filename = "heap_calloc_realloc_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32*, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !15, metadata !DIExpression()), !dbg !17
  %4 = call i32 @__VERIFIER_nondet_uint(), !dbg !18
  %5 = urem i32 %4, 4, !dbg !19
  store i32 %5, i32* %2, align 4, !dbg !17
  call void @llvm.dbg.declare(metadata i32** %3, metadata !20, metadata !DIExpression()), !dbg !22
  %6 = call i8* @calloc(i64 noundef 4, i64 noundef 4), !dbg !23
  %7 = bitcast i8* %6 to i32*, !dbg !23
  store i32* %7, i32** %3, align 8, !dbg !22
  %8 = load i32*, i32** %3, align 8, !dbg !24
  %9 = load i32, i32* %2, align 4, !dbg !26
  %10 = zext i32 %9 to i64, !dbg !24
  %11 = getelementptr inbounds i32, i32* %8, i64 %10, !dbg !24
  %12 = load i32, i32* %11, align 4, !dbg !24
  %13 = icmp ne i32 %12, 0, !dbg !24
  br i1 %13, label %14, label %15, !dbg !27

14:
  call void @reach_error(), !dbg !28
  br label %15, !dbg !28

15:
  %16 = load i32*, i32** %3, align 8, !dbg !29
  %17 = load i32, i32* %2, align 4, !dbg !30
  %18 = zext i32 %17 to i64, !dbg !29
  %19 = getelementptr inbounds i32, i32* %16, i64 %18, !dbg !29
  store i32 7, i32* %19, align 4, !dbg !31
  %20 = load i32*, i32** %3, align 8, !dbg !32
  %21 = bitcast i32* %20 to i8*, !dbg !32
  %22 = call i8* @realloc(i8* noundef %21, i64 noundef 32), !dbg !33
  %23 = bitcast i8* %22 to i32*, !dbg !33
  store i32* %23, i32** %3, align 8, !dbg !34
  %24 = load i32*, i32** %3, align 8, !dbg !35
  %25 = load i32, i32* %2, align 4, !dbg !37
  %26 = zext i32 %25 to i64, !dbg !35
  %27 = getelementptr inbounds i32, i32* %24, i64 %26, !dbg !35
  %28 = load i32, i32* %27, align 4, !dbg !35
  %29 = icmp ne i32 %28, 7, !dbg !38
  br i1 %29, label %30, label %31, !dbg !39

30:
  call void @reach_error(), !dbg !40
  br label %31, !dbg !40

31:
  %32 = load i32, i32* %2, align 4, !dbg !41
  %33 = icmp ne i32 %32, 2, !dbg !43
  br i1 %33, label %34, label %40, !dbg !44

34:
  %35 = load i32*, i32** %3, align 8, !dbg !45
  %36 = getelementptr inbounds i32, i32* %35, i64 2, !dbg !45
  %37 = load i32, i32* %36, align 4, !dbg !45
  %38 = icmp ne i32 %37, 0, !dbg !45
  br i1 %38, label %39, label %40, !dbg !46

39:
  call void @reach_error(), !dbg !47
  br label %40, !dbg !47

40:
  %41 = load i32*, i32** %3, align 8, !dbg !48
  %42 = bitcast i32* %41 to i8*, !dbg !48
  call void @free(i8* noundef %42), !dbg !49
  ret i32 0, !dbg !50
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_uint()

declare i8* @calloc(i64 noundef, i64 noundef)

declare void @reach_error()

declare i8* @realloc(i8* noundef, i64 noundef)

declare void @free(i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "heap_calloc_realloc_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "i", scope: !10, file: !1, line: 9, type: !16)
!16 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!17 = !DILocation(line: 9, column: 12, scope: !10)
!18 = !DILocation(line: 9, column: 16, scope: !10)
!19 = !DILocation(line: 9, column: 41, scope: !10)
!20 = !DILocalVariable(name: "a", scope: !10, file: !1, line: 10, type: !21)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!22 = !DILocation(line: 10, column: 8, scope: !10)
!23 = !DILocation(line: 10, column: 12, scope: !10)
!24 = !DILocation(line: 11, column: 7, scope: !25)
!25 = distinct !DILexicalBlock(scope: !10, file: !1, line: 11, column: 7)
!26 = !DILocation(line: 11, column: 9, scope: !25)
!27 = !DILocation(line: 11, column: 7, scope: !10)
!28 = !DILocation(line: 11, column: 13, scope: !25)
!29 = !DILocation(line: 12, column: 3, scope: !10)
!30 = !DILocation(line: 12, column: 5, scope: !10)
!31 = !DILocation(line: 12, column: 8, scope: !10)
!32 = !DILocation(line: 13, column: 15, scope: !10)
!33 = !DILocation(line: 13, column: 7, scope: !10)
!34 = !DILocation(line: 13, column: 5, scope: !10)
!35 = !DILocation(line: 14, column: 7, scope: !36)
!36 = distinct !DILexicalBlock(scope: !10, file: !1, line: 14, column: 7)
!37 = !DILocation(line: 14, column: 9, scope: !36)
!38 = !DILocation(line: 14, column: 12, scope: !36)
!39 = !DILocation(line: 14, column: 7, scope: !10)
!40 = !DILocation(line: 14, column: 18, scope: !36)
!41 = !DILocation(line: 15, column: 7, scope: !42)
!42 = distinct !DILexicalBlock(scope: !10, file: !1, line: 15, column: 7)
!43 = !DILocation(line: 15, column: 9, scope: !42)
!44 = !DILocation(line: 15, column: 14, scope: !42)
!45 = !DILocation(line: 15, column: 17, scope: !42)
!46 = !DILocation(line: 15, column: 7, scope: !10)
!47 = !DILocation(line: 15, column: 23, scope: !42)
!48 = !DILocation(line: 16, column: 8, scope: !10)
!49 = !DILocation(line: 16, column: 3, scope: !10)
!50 = !DILocation(line: 17, column: 3, scope: !10)
