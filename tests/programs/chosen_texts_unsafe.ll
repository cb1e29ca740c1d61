source_filename = "chosen_texts_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.text = type { i8*, i64, [1 x i8] }

define dso_local i32 @main() !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %owner = alloca i32, align 4
  %a = alloca %struct.text*, align 8
  %b = alloca %struct.text*, align 8
  %i = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %owner to i8*, !dbg !35
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !35
  call void @llvm.dbg.declare(metadata i32* %owner, metadata !16, metadata !DIExpression()), !dbg !36
  %1 = bitcast %struct.text** %a to i8*, !dbg !37
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !37
  call void @llvm.dbg.declare(metadata %struct.text** %a, metadata !17, metadata !DIExpression()), !dbg !38
  %2 = bitcast i32* %owner to i8*, !dbg !39
  %call = call %struct.text* @make(i8* noundef %2), !dbg !40
  store %struct.text* %call, %struct.text** %a, align 8, !dbg !38
  %3 = bitcast %struct.text** %b to i8*, !dbg !41
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %3), !dbg !41
  call void @llvm.dbg.declare(metadata %struct.text** %b, metadata !31, metadata !DIExpression()), !dbg !42
  %call1 = call zeroext i1 @nondet_bool(), !dbg !43
  br i1 %call1, label %cond.true, label %cond.false, !dbg !43

cond.true:
  %4 = load %struct.text*, %struct.text** %a, align 8, !dbg !44
  br label %cond.end, !dbg !43

cond.false:
  %call2 = call %struct.text* @make(i8* noundef null), !dbg !45
  br label %cond.end, !dbg !43

cond.end:
  %cond = phi %struct.text* [ %4, %cond.true ], [ %call2, %cond.false ], !dbg !43
  store %struct.text* %cond, %struct.text** %b, align 8, !dbg !42
  %5 = load %struct.text*, %struct.text** %a, align 8, !dbg !46
  %length = getelementptr inbounds %struct.text, %struct.text* %5, i32 0, i32 1, !dbg !47
  %6 = load i64, i64* %length, align 8, !dbg !47
  %7 = load %struct.text*, %struct.text** %b, align 8, !dbg !48
  %length3 = getelementptr inbounds %struct.text, %struct.text* %7, i32 0, i32 1, !dbg !49
  %8 = load i64, i64* %length3, align 8, !dbg !49
  %cmp = icmp eq i64 %6, %8, !dbg !50
  br i1 %cmp, label %land.lhs.true, label %if.end28, !dbg !51

land.lhs.true:
  %9 = load %struct.text*, %struct.text** %a, align 8, !dbg !52
  %bytes = getelementptr inbounds %struct.text, %struct.text* %9, i32 0, i32 2, !dbg !53
  %arraydecay = getelementptr inbounds [1 x i8], [1 x i8]* %bytes, i64 0, i64 0, !dbg !52
  %10 = load %struct.text*, %struct.text** %b, align 8, !dbg !54
  %bytes4 = getelementptr inbounds %struct.text, %struct.text* %10, i32 0, i32 2, !dbg !55
  %arraydecay5 = getelementptr inbounds [1 x i8], [1 x i8]* %bytes4, i64 0, i64 0, !dbg !54
  %11 = load %struct.text*, %struct.text** %a, align 8, !dbg !56
  %length6 = getelementptr inbounds %struct.text, %struct.text* %11, i32 0, i32 1, !dbg !57
  %12 = load i64, i64* %length6, align 8, !dbg !57
  %call7 = call i32 @memcmp(i8* noundef %arraydecay, i8* noundef %arraydecay5, i64 noundef %12), !dbg !58
  %cmp8 = icmp eq i32 %call7, 0, !dbg !59
  br i1 %cmp8, label %if.then, label %if.end28, !dbg !60

if.then:
  %13 = bitcast i64* %i to i8*, !dbg !61
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %13), !dbg !61
  call void @llvm.dbg.declare(metadata i64* %i, metadata !32, metadata !DIExpression()), !dbg !62
  %call9 = call i64 @nondet_ulong(), !dbg !63
  store i64 %call9, i64* %i, align 8, !dbg !62
  %14 = load i64, i64* %i, align 8, !dbg !64
  %15 = load %struct.text*, %struct.text** %a, align 8, !dbg !65
  %length10 = getelementptr inbounds %struct.text, %struct.text* %15, i32 0, i32 1, !dbg !66
  %16 = load i64, i64* %length10, align 8, !dbg !66
  %cmp11 = icmp ult i64 %14, %16, !dbg !67
  %conv = zext i1 %cmp11 to i32, !dbg !67
  call void @__VERIFIER_assume(i32 noundef %conv), !dbg !68
  %17 = load %struct.text*, %struct.text** %a, align 8, !dbg !69
  %bytes12 = getelementptr inbounds %struct.text, %struct.text* %17, i32 0, i32 2, !dbg !71
  %18 = load i64, i64* %i, align 8, !dbg !72
  %arrayidx = getelementptr inbounds [1 x i8], [1 x i8]* %bytes12, i64 0, i64 %18, !dbg !69
  %19 = load i8, i8* %arrayidx, align 1, !dbg !69
  %conv13 = zext i8 %19 to i32, !dbg !69
  %20 = load %struct.text*, %struct.text** %b, align 8, !dbg !73
  %bytes14 = getelementptr inbounds %struct.text, %struct.text* %20, i32 0, i32 2, !dbg !74
  %21 = load i64, i64* %i, align 8, !dbg !75
  %arrayidx15 = getelementptr inbounds [1 x i8], [1 x i8]* %bytes14, i64 0, i64 %21, !dbg !73
  %22 = load i8, i8* %arrayidx15, align 1, !dbg !73
  %conv16 = zext i8 %22 to i32, !dbg !73
  %cmp17 = icmp ne i32 %conv13, %conv16, !dbg !76
  br i1 %cmp17, label %if.then19, label %if.end, !dbg !77

if.then19:
  call void @reach_error(), !dbg !78
  br label %if.end, !dbg !78

if.end:
  %23 = load %struct.text*, %struct.text** %b, align 8, !dbg !79
  %bytes20 = getelementptr inbounds %struct.text, %struct.text* %23, i32 0, i32 2, !dbg !81
  %24 = load %struct.text*, %struct.text** %b, align 8, !dbg !82
  %length21 = getelementptr inbounds %struct.text, %struct.text* %24, i32 0, i32 1, !dbg !83
  %25 = load i64, i64* %length21, align 8, !dbg !83
  %arrayidx22 = getelementptr inbounds [1 x i8], [1 x i8]* %bytes20, i64 0, i64 %25, !dbg !79
  %26 = load i8, i8* %arrayidx22, align 1, !dbg !79
  %conv23 = zext i8 %26 to i32, !dbg !79
  %cmp24 = icmp ne i32 %conv23, 0, !dbg !84
  br i1 %cmp24, label %if.then26, label %if.end27, !dbg !85

if.then26:
  call void @reach_error(), !dbg !86
  br label %if.end27, !dbg !86

if.end27:
  %27 = bitcast i64* %i to i8*, !dbg !87
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %27), !dbg !87
  br label %if.end28, !dbg !88

if.end28:
  %28 = load %struct.text*, %struct.text** %a, align 8, !dbg !89
  %length29 = getelementptr inbounds %struct.text, %struct.text* %28, i32 0, i32 1, !dbg !91
  %29 = load i64, i64* %length29, align 8, !dbg !91
  %30 = load %struct.text*, %struct.text** %b, align 8, !dbg !92
  %length30 = getelementptr inbounds %struct.text, %struct.text* %30, i32 0, i32 1, !dbg !93
  %31 = load i64, i64* %length30, align 8, !dbg !93
  %cmp31 = icmp eq i64 %29, %31, !dbg !94
  br i1 %cmp31, label %land.lhs.true33, label %if.end39, !dbg !95

land.lhs.true33:
  %32 = load %struct.text*, %struct.text** %a, align 8, !dbg !96
  %owner34 = getelementptr inbounds %struct.text, %struct.text* %32, i32 0, i32 0, !dbg !97
  %33 = load i8*, i8** %owner34, align 8, !dbg !97
  %34 = load %struct.text*, %struct.text** %b, align 8, !dbg !98
  %owner35 = getelementptr inbounds %struct.text, %struct.text* %34, i32 0, i32 0, !dbg !99
  %35 = load i8*, i8** %owner35, align 8, !dbg !99
  %cmp36 = icmp ne i8* %33, %35, !dbg !100
  br i1 %cmp36, label %if.then38, label %if.end39, !dbg !101

if.then38:
  call void @reach_error(), !dbg !102
  br label %if.end39, !dbg !102

if.end39:
  %36 = bitcast %struct.text** %b to i8*, !dbg !103
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %36), !dbg !103
  %37 = bitcast %struct.text** %a to i8*, !dbg !103
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %37), !dbg !103
  %38 = bitcast i32* %owner to i8*, !dbg !103
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %38), !dbg !103
  ret i32 0, !dbg !104
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define internal %struct.text* @make(i8* noundef %owner) !dbg !105 {
entry:
  %owner.addr = alloca i8*, align 8
  %length = alloca i64, align 8
  %text = alloca %struct.text*, align 8
  store i8* %owner, i8** %owner.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %owner.addr, metadata !109, metadata !DIExpression()), !dbg !112
  %0 = bitcast i64* %length to i8*, !dbg !113
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !113
  call void @llvm.dbg.declare(metadata i64* %length, metadata !110, metadata !DIExpression()), !dbg !114
  %call = call i64 @nondet_ulong(), !dbg !115
  store i64 %call, i64* %length, align 8, !dbg !114
  %1 = load i64, i64* %length, align 8, !dbg !116
  %cmp = icmp ult i64 %1, 6, !dbg !117
  %conv = zext i1 %cmp to i32, !dbg !117
  call void @__VERIFIER_assume(i32 noundef %conv), !dbg !118
  %2 = bitcast %struct.text** %text to i8*, !dbg !119
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !119
  call void @llvm.dbg.declare(metadata %struct.text** %text, metadata !111, metadata !DIExpression()), !dbg !120
  %call1 = call zeroext i1 @nondet_bool(), !dbg !121
  br i1 %call1, label %cond.true, label %cond.false, !dbg !121

cond.true:
  %3 = load i64, i64* %length, align 8, !dbg !122
  %add = add i64 24, %3, !dbg !123
  %call3 = call noalias i8* @malloc(i64 noundef %add), !dbg !124
  br label %cond.end, !dbg !121

cond.false:
  br label %cond.end, !dbg !121

cond.end:
  %cond = phi i8* [ %call3, %cond.true ], [ null, %cond.false ], !dbg !121
  %4 = bitcast i8* %cond to %struct.text*, !dbg !121
  store %struct.text* %4, %struct.text** %text, align 8, !dbg !120
  %5 = load %struct.text*, %struct.text** %text, align 8, !dbg !125
  %cmp4 = icmp ne %struct.text* %5, null, !dbg !126
  %conv5 = zext i1 %cmp4 to i32, !dbg !126
  call void @__VERIFIER_assume(i32 noundef %conv5), !dbg !127
  %6 = load i8*, i8** %owner.addr, align 8, !dbg !128
  %7 = load %struct.text*, %struct.text** %text, align 8, !dbg !129
  %owner6 = getelementptr inbounds %struct.text, %struct.text* %7, i32 0, i32 0, !dbg !130
  store i8* %6, i8** %owner6, align 8, !dbg !131
  %8 = load i64, i64* %length, align 8, !dbg !132
  %9 = load %struct.text*, %struct.text** %text, align 8, !dbg !133
  %length7 = getelementptr inbounds %struct.text, %struct.text* %9, i32 0, i32 1, !dbg !134
  store i64 %8, i64* %length7, align 8, !dbg !135
  %10 = load %struct.text*, %struct.text** %text, align 8, !dbg !136
  %bytes = getelementptr inbounds %struct.text, %struct.text* %10, i32 0, i32 2, !dbg !137
  %11 = load i64, i64* %length, align 8, !dbg !138
  %arrayidx = getelementptr inbounds [1 x i8], [1 x i8]* %bytes, i64 0, i64 %11, !dbg !136
  store i8 0, i8* %arrayidx, align 1, !dbg !139
  %12 = load %struct.text*, %struct.text** %text, align 8, !dbg !140
  %13 = bitcast %struct.text** %text to i8*, !dbg !141
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %13), !dbg !141
  %14 = bitcast i64* %length to i8*, !dbg !141
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %14), !dbg !141
  ret %struct.text* %12, !dbg !142
}

declare !dbg !143 zeroext i1 @nondet_bool()

declare i32 @memcmp(i8* noundef, i8* noundef, i64 noundef)

declare !dbg !148 i64 @nondet_ulong()

declare void @__VERIFIER_assume(i32 noundef)

declare !dbg !151 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare noalias i8* @malloc(i64 noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "chosen_texts_unsafe.c", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 27, type: !12, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!16, !17, !31, !32}
!16 = !DILocalVariable(name: "owner", scope: !11, file: !1, line: 28, type: !14)
!17 = !DILocalVariable(name: "a", scope: !11, file: !1, line: 29, type: !18)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "text", file: !1, line: 10, size: 192, elements: !20)
!20 = !{!21, !22, !26}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "owner", scope: !19, file: !1, line: 11, baseType: !3, size: 64)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !19, file: !1, line: 12, baseType: !23, size: 64, offset: 64)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !24, line: 46, baseType: !25)
!24 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!25 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "bytes", scope: !19, file: !1, line: 13, baseType: !27, size: 8, offset: 128)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 8, elements: !29)
!28 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!29 = !{!30}
!30 = !DISubrange(count: 1)
!31 = !DILocalVariable(name: "b", scope: !11, file: !1, line: 30, type: !18)
!32 = !DILocalVariable(name: "i", scope: !33, file: !1, line: 32, type: !23)
!33 = distinct !DILexicalBlock(scope: !34, file: !1, line: 31, column: 79)
!34 = distinct !DILexicalBlock(scope: !11, file: !1, line: 31, column: 9)
!35 = !DILocation(line: 28, column: 5, scope: !11)
!36 = !DILocation(line: 28, column: 9, scope: !11)
!37 = !DILocation(line: 29, column: 5, scope: !11)
!38 = !DILocation(line: 29, column: 18, scope: !11)
!39 = !DILocation(line: 29, column: 27, scope: !11)
!40 = !DILocation(line: 29, column: 22, scope: !11)
!41 = !DILocation(line: 30, column: 5, scope: !11)
!42 = !DILocation(line: 30, column: 18, scope: !11)
!43 = !DILocation(line: 30, column: 22, scope: !11)
!44 = !DILocation(line: 30, column: 38, scope: !11)
!45 = !DILocation(line: 30, column: 42, scope: !11)
!46 = !DILocation(line: 31, column: 9, scope: !34)
!47 = !DILocation(line: 31, column: 12, scope: !34)
!48 = !DILocation(line: 31, column: 22, scope: !34)
!49 = !DILocation(line: 31, column: 25, scope: !34)
!50 = !DILocation(line: 31, column: 19, scope: !34)
!51 = !DILocation(line: 31, column: 32, scope: !34)
!52 = !DILocation(line: 31, column: 42, scope: !34)
!53 = !DILocation(line: 31, column: 45, scope: !34)
!54 = !DILocation(line: 31, column: 52, scope: !34)
!55 = !DILocation(line: 31, column: 55, scope: !34)
!56 = !DILocation(line: 31, column: 62, scope: !34)
!57 = !DILocation(line: 31, column: 65, scope: !34)
!58 = !DILocation(line: 31, column: 35, scope: !34)
!59 = !DILocation(line: 31, column: 73, scope: !34)
!60 = !DILocation(line: 31, column: 9, scope: !11)
!61 = !DILocation(line: 32, column: 9, scope: !33)
!62 = !DILocation(line: 32, column: 16, scope: !33)
!63 = !DILocation(line: 32, column: 20, scope: !33)
!64 = !DILocation(line: 33, column: 27, scope: !33)
!65 = !DILocation(line: 33, column: 31, scope: !33)
!66 = !DILocation(line: 33, column: 34, scope: !33)
!67 = !DILocation(line: 33, column: 29, scope: !33)
!68 = !DILocation(line: 33, column: 9, scope: !33)
!69 = !DILocation(line: 34, column: 13, scope: !70)
!70 = distinct !DILexicalBlock(scope: !33, file: !1, line: 34, column: 13)
!71 = !DILocation(line: 34, column: 16, scope: !70)
!72 = !DILocation(line: 34, column: 22, scope: !70)
!73 = !DILocation(line: 34, column: 28, scope: !70)
!74 = !DILocation(line: 34, column: 31, scope: !70)
!75 = !DILocation(line: 34, column: 37, scope: !70)
!76 = !DILocation(line: 34, column: 25, scope: !70)
!77 = !DILocation(line: 34, column: 13, scope: !33)
!78 = !DILocation(line: 35, column: 13, scope: !70)
!79 = !DILocation(line: 36, column: 13, scope: !80)
!80 = distinct !DILexicalBlock(scope: !33, file: !1, line: 36, column: 13)
!81 = !DILocation(line: 36, column: 16, scope: !80)
!82 = !DILocation(line: 36, column: 22, scope: !80)
!83 = !DILocation(line: 36, column: 25, scope: !80)
!84 = !DILocation(line: 36, column: 33, scope: !80)
!85 = !DILocation(line: 36, column: 13, scope: !33)
!86 = !DILocation(line: 37, column: 13, scope: !80)
!87 = !DILocation(line: 38, column: 5, scope: !34)
!88 = !DILocation(line: 38, column: 5, scope: !33)
!89 = !DILocation(line: 39, column: 9, scope: !90)
!90 = distinct !DILexicalBlock(scope: !11, file: !1, line: 39, column: 9)
!91 = !DILocation(line: 39, column: 12, scope: !90)
!92 = !DILocation(line: 39, column: 22, scope: !90)
!93 = !DILocation(line: 39, column: 25, scope: !90)
!94 = !DILocation(line: 39, column: 19, scope: !90)
!95 = !DILocation(line: 39, column: 32, scope: !90)
!96 = !DILocation(line: 39, column: 35, scope: !90)
!97 = !DILocation(line: 39, column: 38, scope: !90)
!98 = !DILocation(line: 39, column: 47, scope: !90)
!99 = !DILocation(line: 39, column: 50, scope: !90)
!100 = !DILocation(line: 39, column: 44, scope: !90)
!101 = !DILocation(line: 39, column: 9, scope: !11)
!102 = !DILocation(line: 40, column: 9, scope: !90)
!103 = !DILocation(line: 42, column: 1, scope: !11)
!104 = !DILocation(line: 41, column: 5, scope: !11)
!105 = distinct !DISubprogram(name: "make", scope: !1, file: !1, line: 16, type: !106, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !108)
!106 = !DISubroutineType(types: !107)
!107 = !{!18, !3}
!108 = !{!109, !110, !111}
!109 = !DILocalVariable(name: "owner", arg: 1, scope: !105, file: !1, line: 16, type: !3)
!110 = !DILocalVariable(name: "length", scope: !105, file: !1, line: 17, type: !23)
!111 = !DILocalVariable(name: "text", scope: !105, file: !1, line: 19, type: !18)
!112 = !DILocation(line: 16, column: 32, scope: !105)
!113 = !DILocation(line: 17, column: 5, scope: !105)
!114 = !DILocation(line: 17, column: 12, scope: !105)
!115 = !DILocation(line: 17, column: 21, scope: !105)
!116 = !DILocation(line: 18, column: 23, scope: !105)
!117 = !DILocation(line: 18, column: 30, scope: !105)
!118 = !DILocation(line: 18, column: 5, scope: !105)
!119 = !DILocation(line: 19, column: 5, scope: !105)
!120 = !DILocation(line: 19, column: 18, scope: !105)
!121 = !DILocation(line: 19, column: 25, scope: !105)
!122 = !DILocation(line: 19, column: 63, scope: !105)
!123 = !DILocation(line: 19, column: 61, scope: !105)
!124 = !DILocation(line: 19, column: 41, scope: !105)
!125 = !DILocation(line: 20, column: 23, scope: !105)
!126 = !DILocation(line: 20, column: 28, scope: !105)
!127 = !DILocation(line: 20, column: 5, scope: !105)
!128 = !DILocation(line: 21, column: 19, scope: !105)
!129 = !DILocation(line: 21, column: 5, scope: !105)
!130 = !DILocation(line: 21, column: 11, scope: !105)
!131 = !DILocation(line: 21, column: 17, scope: !105)
!132 = !DILocation(line: 22, column: 20, scope: !105)
!133 = !DILocation(line: 22, column: 5, scope: !105)
!134 = !DILocation(line: 22, column: 11, scope: !105)
!135 = !DILocation(line: 22, column: 18, scope: !105)
!136 = !DILocation(line: 23, column: 5, scope: !105)
!137 = !DILocation(line: 23, column: 11, scope: !105)
!138 = !DILocation(line: 23, column: 17, scope: !105)
!139 = !DILocation(line: 23, column: 25, scope: !105)
!140 = !DILocation(line: 24, column: 12, scope: !105)
!141 = !DILocation(line: 25, column: 1, scope: !105)
!142 = !DILocation(line: 24, column: 5, scope: !105)
!143 = !DISubprogram(name: "nondet_bool", scope: !1, file: !1, line: 6, type: !144, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !147)
!144 = !DISubroutineType(types: !145)
!145 = !{!146}
!146 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!147 = !{}
!148 = !DISubprogram(name: "nondet_ulong", scope: !1, file: !1, line: 5, type: !149, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !147)
!149 = !DISubroutineType(types: !150)
!150 = !{!25}
!151 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 8, type: !152, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !147)
!152 = !DISubroutineType(types: !153)
!153 = !{null}
