source_filename = "union_bytes_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.word = type { i32 }

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca %union.word, align 4
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata %union.word* %2, metadata !15, metadata !DIExpression()), !dbg !30
  %4 = call i32 @__VERIFIER_nondet_uint(), !dbg !31
  %5 = bitcast %union.word* %2 to i32*, !dbg !32
  store i32 %4, i32* %5, align 4, !dbg !33
  call void @llvm.dbg.declare(metadata i32* %3, metadata !34, metadata !DIExpression()), !dbg !35
  %6 = bitcast %union.word* %2 to i32*, !dbg !36
  %7 = load i32, i32* %6, align 4, !dbg !36
  store i32 %7, i32* %3, align 4, !dbg !35
  %8 = bitcast %union.word* %2 to [4 x i8]*, !dbg !37
  %9 = getelementptr inbounds [4 x i8], [4 x i8]* %8, i64 0, i64 0, !dbg !39
  %10 = load i8, i8* %9, align 4, !dbg !39
  %11 = zext i8 %10 to i32, !dbg !39
  %12 = load i32, i32* %3, align 4, !dbg !40
  %13 = and i32 %12, 255, !dbg !41
  %14 = icmp ne i32 %11, %13, !dbg !42
  br i1 %14, label %23, label %15, !dbg !43

15:
  %16 = bitcast %union.word* %2 to [2 x i16]*, !dbg !44
  %17 = getelementptr inbounds [2 x i16], [2 x i16]* %16, i64 0, i64 1, !dbg !45
  %18 = load i16, i16* %17, align 2, !dbg !45
  %19 = zext i16 %18 to i32, !dbg !45
  %20 = load i32, i32* %3, align 4, !dbg !46
  %21 = lshr i32 %20, 16, !dbg !47
  %22 = icmp ne i32 %19, %21, !dbg !48
  br i1 %22, label %23, label %24, !dbg !49

23:
  call void @reach_error(), !dbg !50
  br label %24, !dbg !50

24:
  %25 = bitcast %union.word* %2 to [4 x i8]*, !dbg !51
  %26 = getelementptr inbounds [4 x i8], [4 x i8]* %25, i64 0, i64 1, !dbg !52
  store i8 0, i8* %26, align 1, !dbg !53
  %27 = bitcast %union.word* %2 to i32*, !dbg !54
  %28 = load i32, i32* %27, align 4, !dbg !54
  %29 = load i32, i32* %3, align 4, !dbg !56
  %30 = and i32 %29, -65281, !dbg !57
  %31 = icmp ne i32 %28, %30, !dbg !58
  br i1 %31, label %32, label %33, !dbg !59

32:
  call void @reach_error(), !dbg !60
  br label %33, !dbg !60

33:
  ret i32 0, !dbg !61
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_uint()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "union_bytes_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "w", scope: !10, file: !1, line: 8, type: !16)
!16 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "word", file: !1, line: 5, size: 32, elements: !17)
!17 = !{!18, !20, !25}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !16, file: !1, line: 5, baseType: !19, size: 32)
!19 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !16, file: !1, line: 5, baseType: !21, size: 32)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 32, elements: !23)
!22 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!23 = !{!24}
!24 = !DISubrange(count: 4)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "h", scope: !16, file: !1, line: 5, baseType: !26, size: 32)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 32, elements: !28)
!27 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!28 = !{!29}
!29 = !DISubrange(count: 2)
!30 = !DILocation(line: 8, column: 14, scope: !10)
!31 = !DILocation(line: 9, column: 9, scope: !10)
!32 = !DILocation(line: 9, column: 5, scope: !10)
!33 = !DILocation(line: 9, column: 7, scope: !10)
!34 = !DILocalVariable(name: "n", scope: !10, file: !1, line: 10, type: !19)
!35 = !DILocation(line: 10, column: 12, scope: !10)
!36 = !DILocation(line: 10, column: 18, scope: !10)
!37 = !DILocation(line: 11, column: 9, scope: !38)
!38 = distinct !DILexicalBlock(scope: !10, file: !1, line: 11, column: 7)
!39 = !DILocation(line: 11, column: 7, scope: !38)
!40 = !DILocation(line: 11, column: 18, scope: !38)
!41 = !DILocation(line: 11, column: 20, scope: !38)
!42 = !DILocation(line: 11, column: 14, scope: !38)
!43 = !DILocation(line: 11, column: 27, scope: !38)
!44 = !DILocation(line: 11, column: 32, scope: !38)
!45 = !DILocation(line: 11, column: 30, scope: !38)
!46 = !DILocation(line: 11, column: 40, scope: !38)
!47 = !DILocation(line: 11, column: 42, scope: !38)
!48 = !DILocation(line: 11, column: 37, scope: !38)
!49 = !DILocation(line: 11, column: 7, scope: !10)
!50 = !DILocation(line: 11, column: 49, scope: !38)
!51 = !DILocation(line: 12, column: 5, scope: !10)
!52 = !DILocation(line: 12, column: 3, scope: !10)
!53 = !DILocation(line: 12, column: 10, scope: !10)
!54 = !DILocation(line: 13, column: 9, scope: !55)
!55 = distinct !DILexicalBlock(scope: !10, file: !1, line: 13, column: 7)
!56 = !DILocation(line: 13, column: 15, scope: !55)
!57 = !DILocation(line: 13, column: 17, scope: !55)
!58 = !DILocation(line: 13, column: 11, scope: !55)
!59 = !DILocation(line: 13, column: 7, scope: !10)
!60 = !DILocation(line: 13, column: 32, scope: !55)
!61 = !DILocation(line: 14, column: 3, scope: !10)
