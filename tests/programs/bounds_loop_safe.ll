source_filename = "bounds_loop_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32*, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !15, metadata !DIExpression()), !dbg !16
  %6 = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !17
  %7 = zext i8 %6 to i32, !dbg !17
  %8 = add nsw i32 %7, 1, !dbg !18
  store i32 %8, i32* %2, align 4, !dbg !16
  call void @llvm.dbg.declare(metadata i32** %3, metadata !19, metadata !DIExpression()), !dbg !21
  %9 = load i32, i32* %2, align 4, !dbg !22
  %10 = sext i32 %9 to i64, !dbg !22
  %11 = mul i64 %10, 4, !dbg !23
  %12 = call i8* @malloc(i64 noundef %11), !dbg !24
  %13 = bitcast i8* %12 to i32*, !dbg !24
  store i32* %13, i32** %3, align 8, !dbg !21
  call void @llvm.dbg.declare(metadata i32* %4, metadata !25, metadata !DIExpression()), !dbg !27
  store i32 0, i32* %4, align 4, !dbg !27
  br label %14, !dbg !28

14:
  %15 = load i32, i32* %4, align 4, !dbg !29
  %16 = load i32, i32* %2, align 4, !dbg !31
  %17 = icmp slt i32 %15, %16, !dbg !32
  br i1 %17, label %18, label %27, !dbg !33

18:
  %19 = load i32, i32* %4, align 4, !dbg !34
  %20 = load i32*, i32** %3, align 8, !dbg !35
  %21 = load i32, i32* %4, align 4, !dbg !36
  %22 = sext i32 %21 to i64, !dbg !35
  %23 = getelementptr inbounds i32, i32* %20, i64 %22, !dbg !35
  store i32 %19, i32* %23, align 4, !dbg !37
  br label %24, !dbg !35

24:
  %25 = load i32, i32* %4, align 4, !dbg !38
  %26 = add nsw i32 %25, 1, !dbg !38
  store i32 %26, i32* %4, align 4, !dbg !38
  br label %14, !dbg !39, !llvm.loop !40

27:
  call void @llvm.dbg.declare(metadata i32* %5, metadata !43, metadata !DIExpression()), !dbg !44
  %28 = load i32*, i32** %3, align 8, !dbg !45
  %29 = load i32, i32* %2, align 4, !dbg !46
  %30 = sub nsw i32 %29, 1, !dbg !47
  %31 = sext i32 %30 to i64, !dbg !45
  %32 = getelementptr inbounds i32, i32* %28, i64 %31, !dbg !45
  %33 = load i32, i32* %32, align 4, !dbg !45
  store i32 %33, i32* %5, align 4, !dbg !44
  %34 = load i32*, i32** %3, align 8, !dbg !48
  %35 = bitcast i32* %34 to i8*, !dbg !48
  call void @free(i8* noundef %35), !dbg !49
  %36 = load i32, i32* %5, align 4, !dbg !50
  ret i32 %36, !dbg !51
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare zeroext i8 @__VERIFIER_nondet_uchar()

declare i8* @malloc(i64 noundef)

declare void @free(i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bounds_loop_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "n", scope: !10, file: !1, line: 7, type: !13)
!16 = !DILocation(line: 7, column: 7, scope: !10)
!17 = !DILocation(line: 7, column: 11, scope: !10)
!18 = !DILocation(line: 7, column: 37, scope: !10)
!19 = !DILocalVariable(name: "a", scope: !10, file: !1, line: 8, type: !20)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!21 = !DILocation(line: 8, column: 8, scope: !10)
!22 = !DILocation(line: 8, column: 19, scope: !10)
!23 = !DILocation(line: 8, column: 21, scope: !10)
!24 = !DILocation(line: 8, column: 12, scope: !10)
!25 = !DILocalVariable(name: "i", scope: !26, file: !1, line: 9, type: !13)
!26 = distinct !DILexicalBlock(scope: !10, file: !1, line: 9, column: 3)
!27 = !DILocation(line: 9, column: 12, scope: !26)
!28 = !DILocation(line: 9, column: 8, scope: !26)
!29 = !DILocation(line: 9, column: 19, scope: !30)
!30 = distinct !DILexicalBlock(scope: !26, file: !1, line: 9, column: 3)
!31 = !DILocation(line: 9, column: 23, scope: !30)
!32 = !DILocation(line: 9, column: 21, scope: !30)
!33 = !DILocation(line: 9, column: 3, scope: !26)
!34 = !DILocation(line: 9, column: 38, scope: !30)
!35 = !DILocation(line: 9, column: 31, scope: !30)
!36 = !DILocation(line: 9, column: 33, scope: !30)
!37 = !DILocation(line: 9, column: 36, scope: !30)
!38 = !DILocation(line: 9, column: 27, scope: !30)
!39 = !DILocation(line: 9, column: 3, scope: !30)
!40 = distinct !{!40, !33, !41, !42}
!41 = !DILocation(line: 9, column: 38, scope: !26)
!42 = !{!"llvm.loop.mustprogress"}
!43 = !DILocalVariable(name: "last", scope: !10, file: !1, line: 10, type: !13)
!44 = !DILocation(line: 10, column: 7, scope: !10)
!45 = !DILocation(line: 10, column: 14, scope: !10)
!46 = !DILocation(line: 10, column: 16, scope: !10)
!47 = !DILocation(line: 10, column: 18, scope: !10)
!48 = !DILocation(line: 11, column: 8, scope: !10)
!49 = !DILocation(line: 11, column: 3, scope: !10)
!50 = !DILocation(line: 12, column: 10, scope: !10)
!51 = !DILocation(line: 12, column: 3, scope: !10)
