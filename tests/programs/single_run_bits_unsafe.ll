source_filename = "single_run_bits_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.flags = type { i8, [3 x i8] }
%struct.node = type { [3 x i8], i32, %struct.node* }

define dso_local i32 @main() !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %f = alloca %struct.flags, align 4
  %list = alloca %struct.node*, align 8
  %i = alloca i32, align 4
  %n = alloca %struct.node*, align 8
  %copy = alloca %struct.node, align 8
  %sum = alloca i32, align 4
  %n4 = alloca %struct.node*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.flags* %f to i8*, !dbg !42
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !42
  call void @llvm.dbg.declare(metadata %struct.flags* %f, metadata !16, metadata !DIExpression()), !dbg !43
  %1 = bitcast %struct.flags* %f to i8*, !dbg !44
  %bf.load = load i8, i8* %1, align 4, !dbg !45
  %bf.clear = and i8 %bf.load, -8, !dbg !45
  %bf.set = or i8 %bf.clear, 5, !dbg !45
  store i8 %bf.set, i8* %1, align 4, !dbg !45
  %2 = bitcast %struct.flags* %f to i8*, !dbg !46
  %bf.load1 = load i8, i8* %2, align 4, !dbg !47
  %bf.clear2 = and i8 %bf.load1, 7, !dbg !47
  %bf.set3 = or i8 %bf.clear2, 72, !dbg !47
  store i8 %bf.set3, i8* %2, align 4, !dbg !47
  %3 = bitcast %struct.node** %list to i8*, !dbg !48
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %3), !dbg !48
  call void @llvm.dbg.declare(metadata %struct.node** %list, metadata !22, metadata !DIExpression()), !dbg !49
  store %struct.node* null, %struct.node** %list, align 8, !dbg !49
  %4 = bitcast i32* %i to i8*, !dbg !50
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4), !dbg !50
  call void @llvm.dbg.declare(metadata i32* %i, metadata !33, metadata !DIExpression()), !dbg !51
  store i32 0, i32* %i, align 4, !dbg !51
  br label %for.cond, !dbg !50

for.cond:
  %5 = load i32, i32* %i, align 4, !dbg !52
  %cmp = icmp slt i32 %5, 300, !dbg !53
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !54

for.cond.cleanup:
  %6 = bitcast i32* %i to i8*, !dbg !55
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6), !dbg !55
  br label %for.end

for.body:
  %7 = bitcast %struct.node** %n to i8*, !dbg !56
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %7), !dbg !56
  call void @llvm.dbg.declare(metadata %struct.node** %n, metadata !35, metadata !DIExpression()), !dbg !57
  %call = call noalias i8* @malloc(i64 noundef 16), !dbg !58
  %8 = bitcast i8* %call to %struct.node*, !dbg !58
  store %struct.node* %8, %struct.node** %n, align 8, !dbg !57
  %9 = bitcast %struct.node* %copy to i8*, !dbg !56
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %9), !dbg !56
  call void @llvm.dbg.declare(metadata %struct.node* %copy, metadata !38, metadata !DIExpression()), !dbg !59
  %10 = load %struct.node*, %struct.node** %n, align 8, !dbg !60
  %name = getelementptr inbounds %struct.node, %struct.node* %10, i32 0, i32 0, !dbg !61
  %arrayidx = getelementptr inbounds [3 x i8], [3 x i8]* %name, i64 0, i64 0, !dbg !60
  store i8 97, i8* %arrayidx, align 8, !dbg !62
  %11 = load i32, i32* %i, align 4, !dbg !63
  %12 = load %struct.node*, %struct.node** %n, align 8, !dbg !64
  %value = getelementptr inbounds %struct.node, %struct.node* %12, i32 0, i32 1, !dbg !65
  store i32 %11, i32* %value, align 4, !dbg !66
  %13 = load %struct.node*, %struct.node** %list, align 8, !dbg !67
  %14 = load %struct.node*, %struct.node** %n, align 8, !dbg !68
  %next = getelementptr inbounds %struct.node, %struct.node* %14, i32 0, i32 2, !dbg !69
  store %struct.node* %13, %struct.node** %next, align 8, !dbg !70
  %15 = load %struct.node*, %struct.node** %n, align 8, !dbg !71
  %16 = bitcast %struct.node* %copy to i8*, !dbg !72
  %17 = bitcast %struct.node* %15 to i8*, !dbg !72
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %16, i8* align 8 %17, i64 16, i1 false), !dbg !72
  %18 = load %struct.node*, %struct.node** %n, align 8, !dbg !73
  %19 = bitcast %struct.node* %18 to i8*, !dbg !74
  %20 = bitcast %struct.node* %copy to i8*, !dbg !74
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %19, i8* align 8 %20, i64 16, i1 false), !dbg !74
  %21 = load %struct.node*, %struct.node** %n, align 8, !dbg !75
  store %struct.node* %21, %struct.node** %list, align 8, !dbg !76
  %22 = bitcast %struct.node* %copy to i8*, !dbg !77
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %22), !dbg !77
  %23 = bitcast %struct.node** %n to i8*, !dbg !77
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %23), !dbg !77
  br label %for.inc, !dbg !78

for.inc:
  %24 = load i32, i32* %i, align 4, !dbg !79
  %inc = add nsw i32 %24, 1, !dbg !79
  store i32 %inc, i32* %i, align 4, !dbg !79
  br label %for.cond, !dbg !55, !llvm.loop !80

for.end:
  %25 = bitcast i32* %sum to i8*, !dbg !84
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %25), !dbg !84
  call void @llvm.dbg.declare(metadata i32* %sum, metadata !39, metadata !DIExpression()), !dbg !85
  store i32 0, i32* %sum, align 4, !dbg !85
  %26 = bitcast %struct.node** %n4 to i8*, !dbg !86
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %26), !dbg !86
  call void @llvm.dbg.declare(metadata %struct.node** %n4, metadata !40, metadata !DIExpression()), !dbg !87
  %27 = load %struct.node*, %struct.node** %list, align 8, !dbg !88
  store %struct.node* %27, %struct.node** %n4, align 8, !dbg !87
  br label %for.cond5, !dbg !86

for.cond5:
  %28 = load %struct.node*, %struct.node** %n4, align 8, !dbg !89
  %cmp6 = icmp ne %struct.node* %28, null, !dbg !91
  br i1 %cmp6, label %for.body8, label %for.cond.cleanup7, !dbg !92

for.cond.cleanup7:
  %29 = bitcast %struct.node** %n4 to i8*, !dbg !93
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %29), !dbg !93
  br label %for.end12

for.body8:
  %30 = load %struct.node*, %struct.node** %n4, align 8, !dbg !94
  %value9 = getelementptr inbounds %struct.node, %struct.node* %30, i32 0, i32 1, !dbg !95
  %31 = load i32, i32* %value9, align 4, !dbg !95
  %32 = load i32, i32* %sum, align 4, !dbg !96
  %add = add nsw i32 %32, %31, !dbg !96
  store i32 %add, i32* %sum, align 4, !dbg !96
  br label %for.inc10, !dbg !97

for.inc10:
  %33 = load %struct.node*, %struct.node** %n4, align 8, !dbg !98
  %next11 = getelementptr inbounds %struct.node, %struct.node* %33, i32 0, i32 2, !dbg !99
  %34 = load %struct.node*, %struct.node** %next11, align 8, !dbg !99
  store %struct.node* %34, %struct.node** %n4, align 8, !dbg !100
  br label %for.cond5, !dbg !93, !llvm.loop !101

for.end12:
  %35 = load i32, i32* %sum, align 4, !dbg !103
  %cmp13 = icmp ne i32 %35, 44850, !dbg !105
  br i1 %cmp13, label %if.then, label %lor.lhs.false, !dbg !106

lor.lhs.false:
  %36 = bitcast %struct.flags* %f to i8*, !dbg !107
  %bf.load14 = load i8, i8* %36, align 4, !dbg !107
  %bf.clear15 = and i8 %bf.load14, 7, !dbg !107
  %bf.cast = zext i8 %bf.clear15 to i32, !dbg !107
  %37 = bitcast %struct.flags* %f to i8*, !dbg !108
  %bf.load16 = load i8, i8* %37, align 4, !dbg !108
  %bf.lshr = lshr i8 %bf.load16, 3, !dbg !108
  %bf.cast17 = zext i8 %bf.lshr to i32, !dbg !108
  %add18 = add nsw i32 %bf.cast, %bf.cast17, !dbg !109
  %cmp19 = icmp ne i32 %add18, 13, !dbg !110
  br i1 %cmp19, label %if.then, label %if.end, !dbg !111

if.then:
  call void @reach_error(), !dbg !112
  br label %if.end, !dbg !112

if.end:
  %38 = bitcast i32* %sum to i8*, !dbg !113
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %38), !dbg !113
  %39 = bitcast %struct.node** %list to i8*, !dbg !113
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %39), !dbg !113
  %40 = bitcast %struct.flags* %f to i8*, !dbg !113
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %40), !dbg !113
  ret i32 0, !dbg !114
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare noalias i8* @malloc(i64 noundef)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare !dbg !115 void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "single_run_bits_unsafe.c", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !12, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!16, !22, !33, !35, !38, !39, !40}
!16 = !DILocalVariable(name: "f", scope: !11, file: !1, line: 8, type: !17)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "flags", file: !1, line: 5, size: 32, elements: !18)
!18 = !{!19, !21}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "kind", scope: !17, file: !1, line: 5, baseType: !20, size: 3, flags: DIFlagBitField, extraData: i64 0)
!20 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "size", scope: !17, file: !1, line: 5, baseType: !20, size: 5, offset: 3, flags: DIFlagBitField, extraData: i64 0)
!22 = !DILocalVariable(name: "list", scope: !11, file: !1, line: 11, type: !23)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 6, size: 128, elements: !25)
!25 = !{!26, !31, !32}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !24, file: !1, line: 6, baseType: !27, size: 24)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 24, elements: !29)
!28 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!29 = !{!30}
!30 = !DISubrange(count: 3)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !24, file: !1, line: 6, baseType: !14, size: 32, offset: 32)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !24, file: !1, line: 6, baseType: !23, size: 64, offset: 64)
!33 = !DILocalVariable(name: "i", scope: !34, file: !1, line: 12, type: !14)
!34 = distinct !DILexicalBlock(scope: !11, file: !1, line: 12, column: 3)
!35 = !DILocalVariable(name: "n", scope: !36, file: !1, line: 13, type: !23)
!36 = distinct !DILexicalBlock(scope: !37, file: !1, line: 12, column: 33)
!37 = distinct !DILexicalBlock(scope: !34, file: !1, line: 12, column: 3)
!38 = !DILocalVariable(name: "copy", scope: !36, file: !1, line: 13, type: !24)
!39 = !DILocalVariable(name: "sum", scope: !11, file: !1, line: 21, type: !14)
!40 = !DILocalVariable(name: "n", scope: !41, file: !1, line: 22, type: !23)
!41 = distinct !DILexicalBlock(scope: !11, file: !1, line: 22, column: 3)
!42 = !DILocation(line: 8, column: 3, scope: !11)
!43 = !DILocation(line: 8, column: 16, scope: !11)
!44 = !DILocation(line: 9, column: 5, scope: !11)
!45 = !DILocation(line: 9, column: 10, scope: !11)
!46 = !DILocation(line: 10, column: 5, scope: !11)
!47 = !DILocation(line: 10, column: 10, scope: !11)
!48 = !DILocation(line: 11, column: 3, scope: !11)
!49 = !DILocation(line: 11, column: 16, scope: !11)
!50 = !DILocation(line: 12, column: 8, scope: !34)
!51 = !DILocation(line: 12, column: 12, scope: !34)
!52 = !DILocation(line: 12, column: 19, scope: !37)
!53 = !DILocation(line: 12, column: 21, scope: !37)
!54 = !DILocation(line: 12, column: 3, scope: !34)
!55 = !DILocation(line: 12, column: 3, scope: !37)
!56 = !DILocation(line: 13, column: 5, scope: !36)
!57 = !DILocation(line: 13, column: 18, scope: !36)
!58 = !DILocation(line: 13, column: 22, scope: !36)
!59 = !DILocation(line: 13, column: 41, scope: !36)
!60 = !DILocation(line: 14, column: 5, scope: !36)
!61 = !DILocation(line: 14, column: 8, scope: !36)
!62 = !DILocation(line: 14, column: 16, scope: !36)
!63 = !DILocation(line: 15, column: 16, scope: !36)
!64 = !DILocation(line: 15, column: 5, scope: !36)
!65 = !DILocation(line: 15, column: 8, scope: !36)
!66 = !DILocation(line: 15, column: 14, scope: !36)
!67 = !DILocation(line: 16, column: 15, scope: !36)
!68 = !DILocation(line: 16, column: 5, scope: !36)
!69 = !DILocation(line: 16, column: 8, scope: !36)
!70 = !DILocation(line: 16, column: 13, scope: !36)
!71 = !DILocation(line: 17, column: 13, scope: !36)
!72 = !DILocation(line: 17, column: 12, scope: !36)
!73 = !DILocation(line: 18, column: 6, scope: !36)
!74 = !DILocation(line: 18, column: 10, scope: !36)
!75 = !DILocation(line: 19, column: 12, scope: !36)
!76 = !DILocation(line: 19, column: 10, scope: !36)
!77 = !DILocation(line: 20, column: 3, scope: !37)
!78 = !DILocation(line: 20, column: 3, scope: !36)
!79 = !DILocation(line: 12, column: 29, scope: !37)
!80 = distinct !{!80, !54, !81, !82, !83}
!81 = !DILocation(line: 20, column: 3, scope: !34)
!82 = !{!"llvm.loop.mustprogress"}
!83 = !{!"llvm.loop.unroll.disable"}
!84 = !DILocation(line: 21, column: 3, scope: !11)
!85 = !DILocation(line: 21, column: 7, scope: !11)
!86 = !DILocation(line: 22, column: 8, scope: !41)
!87 = !DILocation(line: 22, column: 21, scope: !41)
!88 = !DILocation(line: 22, column: 25, scope: !41)
!89 = !DILocation(line: 22, column: 31, scope: !90)
!90 = distinct !DILexicalBlock(scope: !41, file: !1, line: 22, column: 3)
!91 = !DILocation(line: 22, column: 33, scope: !90)
!92 = !DILocation(line: 22, column: 3, scope: !41)
!93 = !DILocation(line: 22, column: 3, scope: !90)
!94 = !DILocation(line: 22, column: 62, scope: !90)
!95 = !DILocation(line: 22, column: 65, scope: !90)
!96 = !DILocation(line: 22, column: 59, scope: !90)
!97 = !DILocation(line: 22, column: 55, scope: !90)
!98 = !DILocation(line: 22, column: 46, scope: !90)
!99 = !DILocation(line: 22, column: 49, scope: !90)
!100 = !DILocation(line: 22, column: 44, scope: !90)
!101 = distinct !{!101, !92, !102, !82, !83}
!102 = !DILocation(line: 22, column: 65, scope: !41)
!103 = !DILocation(line: 23, column: 7, scope: !104)
!104 = distinct !DILexicalBlock(scope: !11, file: !1, line: 23, column: 7)
!105 = !DILocation(line: 23, column: 11, scope: !104)
!106 = !DILocation(line: 23, column: 20, scope: !104)
!107 = !DILocation(line: 23, column: 25, scope: !104)
!108 = !DILocation(line: 23, column: 34, scope: !104)
!109 = !DILocation(line: 23, column: 30, scope: !104)
!110 = !DILocation(line: 23, column: 39, scope: !104)
!111 = !DILocation(line: 23, column: 7, scope: !11)
!112 = !DILocation(line: 23, column: 46, scope: !104)
!113 = !DILocation(line: 25, column: 1, scope: !11)
!114 = !DILocation(line: 24, column: 3, scope: !11)
!115 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 4, type: !116, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !118)
!116 = !DISubroutineType(types: !117)
!117 = !{null}
!118 = !{}
