source_filename = "bit_fields_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.flags = type { i16, [2 x i8], i16, [2 x i8] }

@__const.main.f = private unnamed_addr constant { i8, i8, [2 x i8], i8, i8, [2 x i8] } { i8 -15, i8 0, [2 x i8] undef, i8 44, i8 1, [2 x i8] undef }, align 4

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %f = alloca %struct.flags, align 4
  %x = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata %struct.flags* %f, metadata !15, metadata !DIExpression()), !dbg !23
  %0 = bitcast %struct.flags* %f to i8*, !dbg !23
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %0, i8* align 4 getelementptr inbounds ({ i8, i8, [2 x i8], i8, i8, [2 x i8] }, { i8, i8, [2 x i8], i8, i8, [2 x i8] }* @__const.main.f, i32 0, i32 0), i64 8, i1 false), !dbg !23
  call void @llvm.dbg.declare(metadata i32* %x, metadata !24, metadata !DIExpression()), !dbg !25
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !26
  store i32 %call, i32* %x, align 4, !dbg !25
  %1 = load i32, i32* %x, align 4, !dbg !27
  %2 = bitcast %struct.flags* %f to i16*, !dbg !28
  %3 = trunc i32 %1 to i16, !dbg !29
  %bf.load = load i16, i16* %2, align 4, !dbg !29
  %bf.value = and i16 %3, 7, !dbg !29
  %bf.clear = and i16 %bf.load, -8, !dbg !29
  %bf.set = or i16 %bf.clear, %bf.value, !dbg !29
  store i16 %bf.set, i16* %2, align 4, !dbg !29
  %bf.result.cast = zext i16 %bf.value to i32, !dbg !29
  %4 = load i32, i32* %x, align 4, !dbg !30
  %5 = bitcast %struct.flags* %f to i16*, !dbg !31
  %6 = trunc i32 %4 to i16, !dbg !32
  %bf.load1 = load i16, i16* %5, align 4, !dbg !32
  %bf.value2 = and i16 %6, 31, !dbg !32
  %bf.shl = shl i16 %bf.value2, 3, !dbg !32
  %bf.clear3 = and i16 %bf.load1, -249, !dbg !32
  %bf.set4 = or i16 %bf.clear3, %bf.shl, !dbg !32
  store i16 %bf.set4, i16* %5, align 4, !dbg !32
  %bf.result.shl = shl i16 %bf.value2, 11, !dbg !32
  %bf.result.ashr = ashr i16 %bf.result.shl, 11, !dbg !32
  %bf.result.cast5 = sext i16 %bf.result.ashr to i32, !dbg !32
  %7 = bitcast %struct.flags* %f to i16*, !dbg !33
  %bf.load6 = load i16, i16* %7, align 4, !dbg !33
  %bf.clear7 = and i16 %bf.load6, 7, !dbg !33
  %bf.cast = zext i16 %bf.clear7 to i32, !dbg !33
  %cmp = icmp sgt i32 %bf.cast, 7, !dbg !35
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !36

lor.lhs.false:
  %8 = bitcast %struct.flags* %f to i16*, !dbg !37
  %bf.load8 = load i16, i16* %8, align 4, !dbg !37
  %bf.shl9 = shl i16 %bf.load8, 8, !dbg !37
  %bf.ashr = ashr i16 %bf.shl9, 11, !dbg !37
  %bf.cast10 = sext i16 %bf.ashr to i32, !dbg !37
  %cmp11 = icmp sgt i32 %bf.cast10, 14, !dbg !38
  br i1 %cmp11, label %if.then, label %lor.lhs.false12, !dbg !39

lor.lhs.false12:
  %9 = bitcast %struct.flags* %f to i16*, !dbg !40
  %bf.load13 = load i16, i16* %9, align 4, !dbg !40
  %bf.shl14 = shl i16 %bf.load13, 8, !dbg !40
  %bf.ashr15 = ashr i16 %bf.shl14, 11, !dbg !40
  %bf.cast16 = sext i16 %bf.ashr15 to i32, !dbg !40
  %cmp17 = icmp slt i32 %bf.cast16, -16, !dbg !41
  br i1 %cmp17, label %if.then, label %lor.lhs.false18, !dbg !42

lor.lhs.false18:
  %10 = bitcast %struct.flags* %f to i16*, !dbg !43
  %bf.load19 = load i16, i16* %10, align 4, !dbg !43
  %bf.lshr = lshr i16 %bf.load19, 8, !dbg !43
  %bf.clear20 = and i16 %bf.lshr, 1, !dbg !43
  %bf.cast21 = zext i16 %bf.clear20 to i32, !dbg !43
  %tobool = icmp ne i32 %bf.cast21, 0, !dbg !44
  br i1 %tobool, label %if.then, label %lor.lhs.false22, !dbg !45

lor.lhs.false22:
  %d = getelementptr inbounds %struct.flags, %struct.flags* %f, i32 0, i32 2, !dbg !46
  %bf.load23 = load i16, i16* %d, align 4, !dbg !46
  %bf.clear24 = and i16 %bf.load23, 511, !dbg !46
  %bf.cast25 = zext i16 %bf.clear24 to i32, !dbg !46
  %cmp26 = icmp ne i32 %bf.cast25, 300, !dbg !47
  br i1 %cmp26, label %if.then, label %if.end, !dbg !48

if.then:
  call void @reach_error(), !dbg !49
  br label %if.end, !dbg !49

if.end:
  %d27 = getelementptr inbounds %struct.flags, %struct.flags* %f, i32 0, i32 2, !dbg !50
  %bf.load28 = load i16, i16* %d27, align 4, !dbg !51
  %bf.clear29 = and i16 %bf.load28, -512, !dbg !51
  %bf.set30 = or i16 %bf.clear29, 5, !dbg !51
  store i16 %bf.set30, i16* %d27, align 4, !dbg !51
  %d31 = getelementptr inbounds %struct.flags, %struct.flags* %f, i32 0, i32 2, !dbg !52
  %bf.load32 = load i16, i16* %d31, align 4, !dbg !52
  %bf.clear33 = and i16 %bf.load32, 511, !dbg !52
  %bf.cast34 = zext i16 %bf.clear33 to i32, !dbg !52
  %cmp35 = icmp ne i32 %bf.cast34, 5, !dbg !54
  br i1 %cmp35, label %if.then36, label %if.end37, !dbg !55

if.then36:
  call void @reach_error(), !dbg !56
  br label %if.end37, !dbg !56

if.end37:
  %11 = load i32, i32* %x, align 4, !dbg !57
  %cmp38 = icmp eq i32 %11, 31, !dbg !59
  br i1 %cmp38, label %land.lhs.true, label %if.end45, !dbg !60

land.lhs.true:
  %12 = bitcast %struct.flags* %f to i16*, !dbg !61
  %bf.load39 = load i16, i16* %12, align 4, !dbg !61
  %bf.shl40 = shl i16 %bf.load39, 8, !dbg !61
  %bf.ashr41 = ashr i16 %bf.shl40, 11, !dbg !61
  %bf.cast42 = sext i16 %bf.ashr41 to i32, !dbg !61
  %cmp43 = icmp ne i32 %bf.cast42, -1, !dbg !62
  br i1 %cmp43, label %if.then44, label %if.end45, !dbg !63

if.then44:
  call void @reach_error(), !dbg !64
  br label %if.end45, !dbg !64

if.end45:
  ret i32 0, !dbg !65
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bit_fields_unsafe.c", directory: ".")
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
