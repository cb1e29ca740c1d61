source_filename = "pointer_fields_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i8, [3 x i32], %struct.anon }
%struct.anon = type { i16, i16 }

@__const.main.n = private unnamed_addr constant %struct.node { i8 110, [3 x i32] [i32 1, i32 2, i32 3], %struct.anon { i16 4, i16 5 } }, align 4

define dso_local i32 @main() !dbg !28 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.node, align 4
  %3 = alloca i16*, align 8
  %4 = alloca i32*, align 8
  %5 = alloca %struct.node*, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata %struct.node* %2, metadata !32, metadata !DIExpression()), !dbg !33
  %6 = bitcast %struct.node* %2 to i8*, !dbg !33
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %6, i8* align 4 getelementptr inbounds (%struct.node, %struct.node* @__const.main.n, i32 0, i32 0), i64 20, i1 false), !dbg !33
  call void @llvm.dbg.declare(metadata i16** %3, metadata !34, metadata !DIExpression()), !dbg !36
  %7 = getelementptr inbounds %struct.node, %struct.node* %2, i32 0, i32 2, !dbg !37
  %8 = getelementptr inbounds %struct.anon, %struct.anon* %7, i32 0, i32 1, !dbg !38
  store i16* %8, i16** %3, align 8, !dbg !36
  call void @llvm.dbg.declare(metadata i32** %4, metadata !39, metadata !DIExpression()), !dbg !41
  %9 = getelementptr inbounds %struct.node, %struct.node* %2, i32 0, i32 1, !dbg !42
  %10 = getelementptr inbounds [3 x i32], [3 x i32]* %9, i64 0, i64 0, !dbg !43
  store i32* %10, i32** %4, align 8, !dbg !41
  %11 = load i16*, i16** %3, align 8, !dbg !44
  store i16 50, i16* %11, align 2, !dbg !45
  %12 = call i32 @__VERIFIER_nondet_int(), !dbg !46
  %13 = load i32*, i32** %4, align 8, !dbg !47
  %14 = getelementptr inbounds i32, i32* %13, i64 2, !dbg !47
  store i32 %12, i32* %14, align 4, !dbg !48
  %15 = load i32*, i32** %4, align 8, !dbg !49
  %16 = getelementptr inbounds i32, i32* %15, i64 1, !dbg !50
  store i32 20, i32* %16, align 4, !dbg !51
  call void @llvm.dbg.declare(metadata %struct.node** %5, metadata !52, metadata !DIExpression()), !dbg !53
  %17 = load i16*, i16** %3, align 8, !dbg !54
  %18 = bitcast i16* %17 to i8*, !dbg !55
  %19 = getelementptr inbounds i8, i8* %18, i64 -18, !dbg !56
  %20 = bitcast i8* %19 to %struct.node*, !dbg !57
  store %struct.node* %20, %struct.node** %5, align 8, !dbg !53
  %21 = load %struct.node*, %struct.node** %5, align 8, !dbg !58
  %22 = getelementptr inbounds %struct.node, %struct.node* %21, i32 0, i32 1, !dbg !60
  %23 = getelementptr inbounds [3 x i32], [3 x i32]* %22, i64 0, i64 1, !dbg !58
  %24 = load i32, i32* %23, align 4, !dbg !58
  %25 = icmp ne i32 %24, 20, !dbg !61
  br i1 %25, label %46, label %26, !dbg !62

26:
  %27 = load %struct.node*, %struct.node** %5, align 8, !dbg !63
  %28 = getelementptr inbounds %struct.node, %struct.node* %27, i32 0, i32 2, !dbg !64
  %29 = getelementptr inbounds %struct.anon, %struct.anon* %28, i32 0, i32 1, !dbg !65
  %30 = load i16, i16* %29, align 2, !dbg !65
  %31 = sext i16 %30 to i32, !dbg !63
  %32 = icmp ne i32 %31, 50, !dbg !66
  br i1 %32, label %46, label %33, !dbg !67

33:
  %34 = load %struct.node*, %struct.node** %5, align 8, !dbg !68
  %35 = getelementptr inbounds %struct.node, %struct.node* %34, i32 0, i32 2, !dbg !69
  %36 = getelementptr inbounds %struct.anon, %struct.anon* %35, i32 0, i32 0, !dbg !70
  %37 = load i16, i16* %36, align 4, !dbg !70
  %38 = sext i16 %37 to i32, !dbg !68
  %39 = icmp ne i32 %38, 4, !dbg !71
  br i1 %39, label %46, label %40, !dbg !72

40:
  %41 = load %struct.node*, %struct.node** %5, align 8, !dbg !73
  %42 = getelementptr inbounds %struct.node, %struct.node* %41, i32 0, i32 0, !dbg !74
  %43 = load i8, i8* %42, align 4, !dbg !74
  %44 = sext i8 %43 to i32, !dbg !73
  %45 = icmp ne i32 %44, 110, !dbg !75
  br i1 %45, label %46, label %47, !dbg !76

46:
  call void @reach_error(), !dbg !77
  br label %47, !dbg !77

47:
  %48 = getelementptr inbounds %struct.node, %struct.node* %2, i32 0, i32 1, !dbg !78
  %49 = getelementptr inbounds [3 x i32], [3 x i32]* %48, i64 0, i64 2, !dbg !80
  %50 = load i32, i32* %49, align 4, !dbg !80
  %51 = load i32*, i32** %4, align 8, !dbg !81
  %52 = getelementptr inbounds i32, i32* %51, i64 2, !dbg !81
  %53 = load i32, i32* %52, align 4, !dbg !81
  %54 = icmp ne i32 %50, %53, !dbg !82
  br i1 %54, label %55, label %56, !dbg !83

55:
  call void @reach_error(), !dbg !84
  br label %56, !dbg !84

56:
  ret i32 0, !dbg !85
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!20, !21, !22, !23, !24, !25, !26}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "pointer_fields_safe.c", directory: ".")
!2 = !{!3, !19}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 5, size: 160, elements: !5)
!5 = !{!6, !8, !13}
!6 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !4, file: !1, line: 5, baseType: !7, size: 8)
!7 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!8 = !DIDerivedType(tag: DW_TAG_member, name: "values", scope: !4, file: !1, line: 5, baseType: !9, size: 96, offset: 32)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 96, elements: !11)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{!12}
!12 = !DISubrange(count: 3)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "half", scope: !4, file: !1, line: 5, baseType: !14, size: 32, offset: 128)
!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !4, file: !1, line: 5, size: 32, elements: !15)
!15 = !{!16, !18}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "lo", scope: !14, file: !1, line: 5, baseType: !17, size: 16)
!17 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "hi", scope: !14, file: !1, line: 5, baseType: !17, size: 16, offset: 16)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!20 = !{i32 7, !"Dwarf Version", i32 5}
!21 = !{i32 2, !"Debug Info Version", i32 3}
!22 = !{i32 1, !"wchar_size", i32 4}
!23 = !{i32 7, !"PIC Level", i32 2}
!24 = !{i32 7, !"PIE Level", i32 2}
!25 = !{i32 7, !"uwtable", i32 1}
!26 = !{i32 7, !"frame-pointer", i32 2}

!28 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !29, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !31)
!29 = !DISubroutineType(types: !30)
!30 = !{!10}
!31 = !{}
!32 = !DILocalVariable(name: "n", scope: !28, file: !1, line: 8, type: !4)
!33 = !DILocation(line: 8, column: 15, scope: !28)
!34 = !DILocalVariable(name: "hi", scope: !28, file: !1, line: 9, type: !35)
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!36 = !DILocation(line: 9, column: 10, scope: !28)
!37 = !DILocation(line: 9, column: 18, scope: !28)
!38 = !DILocation(line: 9, column: 23, scope: !28)
!39 = !DILocalVariable(name: "v", scope: !28, file: !1, line: 10, type: !40)
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!41 = !DILocation(line: 10, column: 8, scope: !28)
!42 = !DILocation(line: 10, column: 14, scope: !28)
!43 = !DILocation(line: 10, column: 12, scope: !28)
!44 = !DILocation(line: 11, column: 4, scope: !28)
!45 = !DILocation(line: 11, column: 7, scope: !28)
!46 = !DILocation(line: 12, column: 10, scope: !28)
!47 = !DILocation(line: 12, column: 3, scope: !28)
!48 = !DILocation(line: 12, column: 8, scope: !28)
!49 = !DILocation(line: 13, column: 5, scope: !28)
!50 = !DILocation(line: 13, column: 7, scope: !28)
!51 = !DILocation(line: 13, column: 12, scope: !28)
!52 = !DILocalVariable(name: "back", scope: !28, file: !1, line: 14, type: !3)
!53 = !DILocation(line: 14, column: 16, scope: !28)
!54 = !DILocation(line: 14, column: 47, scope: !28)
!55 = !DILocation(line: 14, column: 39, scope: !28)
!56 = !DILocation(line: 14, column: 50, scope: !28)
!57 = !DILocation(line: 14, column: 23, scope: !28)
!58 = !DILocation(line: 15, column: 7, scope: !59)
!59 = distinct !DILexicalBlock(scope: !28, file: !1, line: 15, column: 7)
!60 = !DILocation(line: 15, column: 13, scope: !59)
!61 = !DILocation(line: 15, column: 23, scope: !59)
!62 = !DILocation(line: 15, column: 29, scope: !59)
!63 = !DILocation(line: 15, column: 32, scope: !59)
!64 = !DILocation(line: 15, column: 38, scope: !59)
!65 = !DILocation(line: 15, column: 43, scope: !59)
!66 = !DILocation(line: 15, column: 46, scope: !59)
!67 = !DILocation(line: 15, column: 52, scope: !59)
!68 = !DILocation(line: 15, column: 55, scope: !59)
!69 = !DILocation(line: 15, column: 61, scope: !59)
!70 = !DILocation(line: 15, column: 66, scope: !59)
!71 = !DILocation(line: 15, column: 69, scope: !59)
!72 = !DILocation(line: 15, column: 74, scope: !59)
!73 = !DILocation(line: 15, column: 77, scope: !59)
!74 = !DILocation(line: 15, column: 83, scope: !59)
!75 = !DILocation(line: 15, column: 85, scope: !59)
!76 = !DILocation(line: 15, column: 7, scope: !28)
!77 = !DILocation(line: 15, column: 93, scope: !59)
!78 = !DILocation(line: 16, column: 9, scope: !79)
!79 = distinct !DILexicalBlock(scope: !28, file: !1, line: 16, column: 7)
!80 = !DILocation(line: 16, column: 7, scope: !79)
!81 = !DILocation(line: 16, column: 22, scope: !79)
!82 = !DILocation(line: 16, column: 19, scope: !79)
!83 = !DILocation(line: 16, column: 7, scope: !28)
!84 = !DILocation(line: 16, column: 28, scope: !79)
!85 = !DILocation(line: 17, column: 3, scope: !28)
