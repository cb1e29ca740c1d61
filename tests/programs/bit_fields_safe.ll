source_filename = "bit_fields_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.flags = type { i16, [2 x i8], i16, [2 x i8] }

@__const.main.f = private unnamed_addr constant { i8, i8, [2 x i8], i8, i8, [2 x i8] } { i8 -15, i8 0, [2 x i8] undef, i8 44, i8 1, [2 x i8] undef }, align 4

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.flags, align 4
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata %struct.flags* %2, metadata !15, metadata !DIExpression()), !dbg !23
  %4 = bitcast %struct.flags* %2 to i8*, !dbg !23
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %4, i8* align 4 getelementptr inbounds ({ i8, i8, [2 x i8], i8, i8, [2 x i8] }, { i8, i8, [2 x i8], i8, i8, [2 x i8] }* @__const.main.f, i32 0, i32 0), i64 8, i1 false), !dbg !23
  call void @llvm.dbg.declare(metadata i32* %3, metadata !24, metadata !DIExpression()), !dbg !25
  %5 = call i32 @__VERIFIER_nondet_int(), !dbg !26
  store i32 %5, i32* %3, align 4, !dbg !25
  %6 = load i32, i32* %3, align 4, !dbg !27
  %7 = bitcast %struct.flags* %2 to i16*, !dbg !28
  %8 = trunc i32 %6 to i16, !dbg !29
  %9 = load i16, i16* %7, align 4, !dbg !29
  %10 = and i16 %8, 7, !dbg !29
  %11 = and i16 %9, -8, !dbg !29
  %12 = or i16 %11, %10, !dbg !29
  store i16 %12, i16* %7, align 4, !dbg !29
  %13 = zext i16 %10 to i32, !dbg !29
  %14 = load i32, i32* %3, align 4, !dbg !30
  %15 = bitcast %struct.flags* %2 to i16*, !dbg !31
  %16 = trunc i32 %14 to i16, !dbg !32
  %17 = load i16, i16* %15, align 4, !dbg !32
  %18 = and i16 %16, 31, !dbg !32
  %19 = shl i16 %18, 3, !dbg !32
  %20 = and i16 %17, -249, !dbg !32
  %21 = or i16 %20, %19, !dbg !32
  store i16 %21, i16* %15, align 4, !dbg !32
  %22 = shl i16 %18, 11, !dbg !32
  %23 = ashr i16 %22, 11, !dbg !32
  %24 = sext i16 %23 to i32, !dbg !32
  %25 = bitcast %struct.flags* %2 to i16*, !dbg !33
  %26 = load i16, i16* %25, align 4, !dbg !33
  %27 = and i16 %26, 7, !dbg !33
  %28 = zext i16 %27 to i32, !dbg !33
  %29 = icmp sgt i32 %28, 7, !dbg !35
  br i1 %29, label %57, label %30, !dbg !36

30:
  %31 = bitcast %struct.flags* %2 to i16*, !dbg !37
  %32 = load i16, i16* %31, align 4, !dbg !37
  %33 = shl i16 %32, 8, !dbg !37
  %34 = ashr i16 %33, 11, !dbg !37
  %35 = sext i16 %34 to i32, !dbg !37
  %36 = icmp sgt i32 %35, 15, !dbg !38
  br i1 %36, label %57, label %37, !dbg !39

37:
  %38 = bitcast %struct.flags* %2 to i16*, !dbg !40
  %39 = load i16, i16* %38, align 4, !dbg !40
  %40 = shl i16 %39, 8, !dbg !40
  %41 = ashr i16 %40, 11, !dbg !40
  %42 = sext i16 %41 to i32, !dbg !40
  %43 = icmp slt i32 %42, -16, !dbg !41
  br i1 %43, label %57, label %44, !dbg !42

44:
  %45 = bitcast %struct.flags* %2 to i16*, !dbg !43
  %46 = load i16, i16* %45, align 4, !dbg !43
  %47 = lshr i16 %46, 8, !dbg !43
  %48 = and i16 %47, 1, !dbg !43
  %49 = zext i16 %48 to i32, !dbg !43
  %50 = icmp ne i32 %49, 0, !dbg !44
  br i1 %50, label %57, label %51, !dbg !45

51:
  %52 = getelementptr inbounds %struct.flags, %struct.flags* %2, i32 0, i32 2, !dbg !46
  %53 = load i16, i16* %52, align 4, !dbg !46
  %54 = and i16 %53, 511, !dbg !46
  %55 = zext i16 %54 to i32, !dbg !46
  %56 = icmp ne i32 %55, 300, !dbg !47
  br i1 %56, label %57, label %58, !dbg !48

57:
  call void @reach_error(), !dbg !49
  br label %58, !dbg !49

58:
  %59 = getelementptr inbounds %struct.flags, %struct.flags* %2, i32 0, i32 2, !dbg !50
  %60 = load i16, i16* %59, align 4, !dbg !51
  %61 = and i16 %60, -512, !dbg !51
  %62 = or i16 %61, 5, !dbg !51
  store i16 %62, i16* %59, align 4, !dbg !51
  %63 = getelementptr inbounds %struct.flags, %struct.flags* %2, i32 0, i32 2, !dbg !52
  %64 = load i16, i16* %63, align 4, !dbg !52
  %65 = and i16 %64, 511, !dbg !52
  %66 = zext i16 %65 to i32, !dbg !52
  %67 = icmp ne i32 %66, 5, !dbg !54
  br i1 %67, label %68, label %69, !dbg !55

68:
  call void @reach_error(), !dbg !56
  br label %69, !dbg !56

69:
  %70 = load i32, i32* %3, align 4, !dbg !57
  %71 = icmp eq i32 %70, 31, !dbg !59
  br i1 %71, label %72, label %80, !dbg !60

72:
  %73 = bitcast %struct.flags* %2 to i16*, !dbg !61
  %74 = load i16, i16* %73, align 4, !dbg !61
  %75 = shl i16 %74, 8, !dbg !61
  %76 = ashr i16 %75, 11, !dbg !61
  %77 = sext i16 %76 to i32, !dbg !61
  %78 = icmp ne i32 %77, -1, !dbg !62
  br i1 %78, label %79, label %80, !dbg !63

79:
  call void @reach_error(), !dbg !64
  br label %80, !dbg !64

80:
  ret i32 0, !dbg !65
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bit_fields_safe.c", directory: ".")
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
!15 = !DILocalVariable(name: "f", scope: !10, file: !1, line: 8, type: !16)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "flags", file: !1, line: 5, size: 64, elements: !17)
!17 = !{!18, !20, !21, !22}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !16, file: !1, line: 5, baseType: !19, size: 3, flags: DIFlagBitField, extraData: i64 0)
!19 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !16, file: !1, line: 5, baseType: !13, size: 5, offset: 3, flags: DIFlagBitField, extraData: i64 0)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !16, file: !1, line: 5, baseType: !19, size: 1, offset: 8, flags: DIFlagBitField, extraData: i64 0)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !16, file: !1, line: 5, baseType: !19, size: 9, offset: 32, flags: DIFlagBitField, extraData: i64 32)
!23 = !DILocation(line: 8, column: 16, scope: !10)
!24 = !DILocalVariable(name: "x", scope: !10, file: !1, line: 9, type: !13)
!25 = !DILocation(line: 9, column: 7, scope: !10)
!26 = !DILocation(line: 9, column: 11, scope: !10)
!27 = !DILocation(line: 10, column: 9, scope: !10)
!28 = !DILocation(line: 10, column: 5, scope: !10)
!29 = !DILocation(line: 10, column: 7, scope: !10)
!30 = !DILocation(line: 11, column: 9, scope: !10)
!31 = !DILocation(line: 11, column: 5, scope: !10)
!32 = !DILocation(line: 11, column: 7, scope: !10)
!33 = !DILocation(line: 12, column: 9, scope: !34)
!34 = distinct !DILexicalBlock(scope: !10, file: !1, line: 12, column: 7)
!35 = !DILocation(line: 12, column: 11, scope: !34)
!36 = !DILocation(line: 12, column: 15, scope: !34)
!37 = !DILocation(line: 12, column: 20, scope: !34)
!38 = !DILocation(line: 12, column: 22, scope: !34)
!39 = !DILocation(line: 12, column: 27, scope: !34)
!40 = !DILocation(line: 12, column: 32, scope: !34)
!41 = !DILocation(line: 12, column: 34, scope: !34)
!42 = !DILocation(line: 12, column: 40, scope: !34)
!43 = !DILocation(line: 12, column: 45, scope: !34)
!44 = !DILocation(line: 12, column: 43, scope: !34)
!45 = !DILocation(line: 12, column: 47, scope: !34)
!46 = !DILocation(line: 12, column: 52, scope: !34)
!47 = !DILocation(line: 12, column: 54, scope: !34)
!48 = !DILocation(line: 12, column: 7, scope: !10)
!49 = !DILocation(line: 12, column: 62, scope: !34)
!50 = !DILocation(line: 13, column: 5, scope: !10)
!51 = !DILocation(line: 13, column: 7, scope: !10)
!52 = !DILocation(line: 14, column: 9, scope: !53)
!53 = distinct !DILexicalBlock(scope: !10, file: !1, line: 14, column: 7)
!54 = !DILocation(line: 14, column: 11, scope: !53)
!55 = !DILocation(line: 14, column: 7, scope: !10)
!56 = !DILocation(line: 14, column: 17, scope: !53)
!57 = !DILocation(line: 15, column: 7, scope: !58)
!58 = distinct !DILexicalBlock(scope: !10, file: !1, line: 15, column: 7)
!59 = !DILocation(line: 15, column: 9, scope: !58)
!60 = !DILocation(line: 15, column: 15, scope: !58)
!61 = !DILocation(line: 15, column: 20, scope: !58)
!62 = !DILocation(line: 15, column: 22, scope: !58)
!63 = !DILocation(line: 15, column: 7, scope: !10)
!64 = !DILocation(line: 15, column: 29, scope: !58)
!65 = !DILocation(line: 16, column: 3, scope: !10)
