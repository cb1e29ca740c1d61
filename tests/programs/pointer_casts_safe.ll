source_filename = "pointer_casts_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !16 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i8*, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32*, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !20, metadata !DIExpression()), !dbg !21
  %7 = call i32 @__VERIFIER_nondet_int(), !dbg !22
  store i32 %7, i32* %2, align 4, !dbg !21
  call void @llvm.dbg.declare(metadata i32* %3, metadata !23, metadata !DIExpression()), !dbg !24
  store i32 0, i32* %3, align 4, !dbg !24
  call void @llvm.dbg.declare(metadata i8** %4, metadata !25, metadata !DIExpression()), !dbg !26
  %8 = bitcast i32* %2 to i8*, !dbg !27
  store i8* %8, i8** %4, align 8, !dbg !26
  %9 = load i32, i32* %2, align 4, !dbg !28
  %10 = icmp sgt i32 %9, 0, !dbg !30
  br i1 %10, label %11, label %18, !dbg !31

11:
  %12 = load i8*, i8** %4, align 8, !dbg !32
  %13 = getelementptr inbounds i8, i8* %12, i64 3, !dbg !32
  %14 = load i8, i8* %13, align 1, !dbg !32
  %15 = sext i8 %14 to i32, !dbg !32
  %16 = icmp slt i32 %15, 0, !dbg !33
  br i1 %16, label %17, label %18, !dbg !34

17:
  call void @reach_error(), !dbg !35
  br label %18, !dbg !35

18:
  call void @llvm.dbg.declare(metadata i32* %5, metadata !36, metadata !DIExpression()), !dbg !38
  store i32 0, i32* %5, align 4, !dbg !38
  br label %19, !dbg !39

19:
  %20 = load i32, i32* %5, align 4, !dbg !40
  %21 = icmp slt i32 %20, 4, !dbg !42
  br i1 %21, label %22, label %35, !dbg !43

22:
  %23 = load i8*, i8** %4, align 8, !dbg !44
  %24 = load i32, i32* %5, align 4, !dbg !45
  %25 = sext i32 %24 to i64, !dbg !44
  %26 = getelementptr inbounds i8, i8* %23, i64 %25, !dbg !44
  %27 = load i8, i8* %26, align 1, !dbg !44
  %28 = bitcast i32* %3 to i8*, !dbg !46
  %29 = load i32, i32* %5, align 4, !dbg !47
  %30 = sext i32 %29 to i64, !dbg !46
  %31 = getelementptr inbounds i8, i8* %28, i64 %30, !dbg !46
  store i8 %27, i8* %31, align 1, !dbg !48
  br label %32, !dbg !46

32:
  %33 = load i32, i32* %5, align 4, !dbg !49
  %34 = add nsw i32 %33, 1, !dbg !49
  store i32 %34, i32* %5, align 4, !dbg !49
  br label %19, !dbg !50, !llvm.loop !51

35:
  %36 = load i32, i32* %2, align 4, !dbg !54
  %37 = load i32, i32* %3, align 4, !dbg !56
  %38 = icmp ne i32 %36, %37, !dbg !57
  br i1 %38, label %39, label %40, !dbg !58

39:
  call void @reach_error(), !dbg !59
  br label %40, !dbg !59

40:
  call void @llvm.dbg.declare(metadata i32** %6, metadata !60, metadata !DIExpression()), !dbg !61
  %41 = ptrtoint i32* %3 to i64, !dbg !62
  %42 = inttoptr i64 %41 to i32*, !dbg !63
  store i32* %42, i32** %6, align 8, !dbg !61
  %43 = load i32*, i32** %6, align 8, !dbg !64
  store i32 3, i32* %43, align 4, !dbg !65
  %44 = load i32, i32* %3, align 4, !dbg !66
  %45 = icmp ne i32 %44, 3, !dbg !68
  br i1 %45, label %46, label %47, !dbg !69

46:
  call void @reach_error(), !dbg !70
  br label %47, !dbg !70

47:
  ret i32 0, !dbg !71
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13, !14}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "pointer_casts_safe.c", directory: ".")
!2 = !{!3, !5, !7}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!8 = !{i32 7, !"Dwarf Version", i32 5}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 7, !"PIC Level", i32 2}
!12 = !{i32 7, !"PIE Level", i32 2}
!13 = !{i32 7, !"uwtable", i32 1}
!14 = !{i32 7, !"frame-pointer", i32 2}

!16 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !17, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !19)
!17 = !DISubroutineType(types: !18)
!18 = !{!6}
!19 = !{}
!20 = !DILocalVariable(name: "x", scope: !16, file: !1, line: 6, type: !6)
!21 = !DILocation(line: 6, column: 7, scope: !16)
!22 = !DILocation(line: 6, column: 11, scope: !16)
!23 = !DILocalVariable(name: "y", scope: !16, file: !1, line: 6, type: !6)
!24 = !DILocation(line: 6, column: 36, scope: !16)
!25 = !DILocalVariable(name: "bytes", scope: !16, file: !1, line: 7, type: !3)
!26 = !DILocation(line: 7, column: 9, scope: !16)
!27 = !DILocation(line: 7, column: 17, scope: !16)
!28 = !DILocation(line: 8, column: 7, scope: !29)
!29 = distinct !DILexicalBlock(scope: !16, file: !1, line: 8, column: 7)
!30 = !DILocation(line: 8, column: 9, scope: !29)
!31 = !DILocation(line: 8, column: 13, scope: !29)
!32 = !DILocation(line: 8, column: 16, scope: !29)
!33 = !DILocation(line: 8, column: 25, scope: !29)
!34 = !DILocation(line: 8, column: 7, scope: !16)
!35 = !DILocation(line: 8, column: 30, scope: !29)
!36 = !DILocalVariable(name: "i", scope: !37, file: !1, line: 9, type: !6)
!37 = distinct !DILexicalBlock(scope: !16, file: !1, line: 9, column: 3)
!38 = !DILocation(line: 9, column: 12, scope: !37)
!39 = !DILocation(line: 9, column: 8, scope: !37)
!40 = !DILocation(line: 9, column: 19, scope: !41)
!41 = distinct !DILexicalBlock(scope: !37, file: !1, line: 9, column: 3)
!42 = !DILocation(line: 9, column: 21, scope: !41)
!43 = !DILocation(line: 9, column: 3, scope: !37)
!44 = !DILocation(line: 9, column: 49, scope: !41)
!45 = !DILocation(line: 9, column: 55, scope: !41)
!46 = !DILocation(line: 9, column: 31, scope: !41)
!47 = !DILocation(line: 9, column: 44, scope: !41)
!48 = !DILocation(line: 9, column: 47, scope: !41)
!49 = !DILocation(line: 9, column: 27, scope: !41)
!50 = !DILocation(line: 9, column: 3, scope: !41)
!51 = distinct !{!51, !43, !52, !53}
!52 = !DILocation(line: 9, column: 56, scope: !37)
!53 = !{!"llvm.loop.mustprogress"}
!54 = !DILocation(line: 10, column: 7, scope: !55)
!55 = distinct !DILexicalBlock(scope: !16, file: !1, line: 10, column: 7)
!56 = !DILocation(line: 10, column: 12, scope: !55)
!57 = !DILocation(line: 10, column: 9, scope: !55)
!58 = !DILocation(line: 10, column: 7, scope: !16)
!59 = !DILocation(line: 10, column: 15, scope: !55)
!60 = !DILocalVariable(name: "p", scope: !16, file: !1, line: 11, type: !5)
!61 = !DILocation(line: 11, column: 8, scope: !16)
!62 = !DILocation(line: 11, column: 19, scope: !16)
!63 = !DILocation(line: 11, column: 12, scope: !16)
!64 = !DILocation(line: 12, column: 4, scope: !16)
!65 = !DILocation(line: 12, column: 6, scope: !16)
!66 = !DILocation(line: 13, column: 7, scope: !67)
!67 = distinct !DILexicalBlock(scope: !16, file: !1, line: 13, column: 7)
!68 = !DILocation(line: 13, column: 9, scope: !67)
!69 = !DILocation(line: 13, column: 7, scope: !16)
!70 = !DILocation(line: 13, column: 15, scope: !67)
!71 = !DILocation(line: 14, column: 3, scope: !16)
