source_filename = "field_before_text_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.entry = type { i32, [12 x i8], %struct.entry* }

define dso_local i32 @main() !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %first = alloca %struct.entry*, align 8
  %second = alloca %struct.entry*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %entry5 = alloca %struct.entry*, align 8
  %i = alloca i32, align 4
  %c = alloca i8, align 1
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.entry** %first to i8*, !dbg !31
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !31
  call void @llvm.dbg.declare(metadata %struct.entry** %first, metadata !16, metadata !DIExpression()), !dbg !32
  %call = call noalias i8* @malloc(i64 noundef 24), !dbg !33
  %1 = bitcast i8* %call to %struct.entry*, !dbg !33
  store %struct.entry* %1, %struct.entry** %first, align 8, !dbg !32
  %2 = bitcast %struct.entry** %second to i8*, !dbg !31
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !31
  call void @llvm.dbg.declare(metadata %struct.entry** %second, metadata !27, metadata !DIExpression()), !dbg !34
  %call1 = call noalias i8* @malloc(i64 noundef 24), !dbg !35
  %3 = bitcast i8* %call1 to %struct.entry*, !dbg !35
  store %struct.entry* %3, %struct.entry** %second, align 8, !dbg !34
  %4 = load %struct.entry*, %struct.entry** %first, align 8, !dbg !36
  %cmp = icmp eq %struct.entry* %4, null, !dbg !38
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !39

lor.lhs.false:
  %5 = load %struct.entry*, %struct.entry** %second, align 8, !dbg !40
  %cmp2 = icmp eq %struct.entry* %5, null, !dbg !41
  br i1 %cmp2, label %if.then, label %if.end, !dbg !42

if.then:
  store i32 0, i32* %retval, align 4, !dbg !43
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup39, !dbg !43

if.end:
  %6 = load %struct.entry*, %struct.entry** %first, align 8, !dbg !44
  %key = getelementptr inbounds %struct.entry, %struct.entry* %6, i32 0, i32 0, !dbg !45
  store i32 1, i32* %key, align 8, !dbg !46
  %7 = load %struct.entry*, %struct.entry** %second, align 8, !dbg !47
  %8 = load %struct.entry*, %struct.entry** %first, align 8, !dbg !48
  %next = getelementptr inbounds %struct.entry, %struct.entry* %8, i32 0, i32 2, !dbg !49
  store %struct.entry* %7, %struct.entry** %next, align 8, !dbg !50
  %9 = load %struct.entry*, %struct.entry** %second, align 8, !dbg !51
  %key3 = getelementptr inbounds %struct.entry, %struct.entry* %9, i32 0, i32 0, !dbg !52
  store i32 2, i32* %key3, align 8, !dbg !53
  %10 = load %struct.entry*, %struct.entry** %second, align 8, !dbg !54
  %next4 = getelementptr inbounds %struct.entry, %struct.entry* %10, i32 0, i32 2, !dbg !55
  store %struct.entry* null, %struct.entry** %next4, align 8, !dbg !56
  %11 = bitcast %struct.entry** %entry5 to i8*, !dbg !57
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %11), !dbg !57
  call void @llvm.dbg.declare(metadata %struct.entry** %entry5, metadata !28, metadata !DIExpression()), !dbg !58
  %call6 = call i32 @nondet(), !dbg !59
  %tobool = icmp ne i32 %call6, 0, !dbg !59
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !59

cond.true:
  %12 = load %struct.entry*, %struct.entry** %first, align 8, !dbg !60
  br label %cond.end, !dbg !59

cond.false:
  %13 = load %struct.entry*, %struct.entry** %second, align 8, !dbg !61
  br label %cond.end, !dbg !59

cond.end:
  %cond = phi %struct.entry* [ %12, %cond.true ], [ %13, %cond.false ], !dbg !59
  store %struct.entry* %cond, %struct.entry** %entry5, align 8, !dbg !58
  %14 = bitcast i32* %i to i8*, !dbg !62
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %14), !dbg !62
  call void @llvm.dbg.declare(metadata i32* %i, metadata !29, metadata !DIExpression()), !dbg !63
  %call7 = call i32 @nondet(), !dbg !64
  store i32 %call7, i32* %i, align 4, !dbg !63
  %15 = load i32, i32* %i, align 4, !dbg !65
  %cmp8 = icmp slt i32 %15, -4, !dbg !67
  br i1 %cmp8, label %if.then11, label %lor.lhs.false9, !dbg !68

lor.lhs.false9:
  %16 = load i32, i32* %i, align 4, !dbg !69
  %cmp10 = icmp sge i32 %16, 12, !dbg !70
  br i1 %cmp10, label %if.then11, label %if.end12, !dbg !71

if.then11:
  store i32 0, i32* %retval, align 4, !dbg !72
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !72

if.end12:
  %17 = load %struct.entry*, %struct.entry** %entry5, align 8, !dbg !73
  %text = getelementptr inbounds %struct.entry, %struct.entry* %17, i32 0, i32 1, !dbg !74
  %18 = load i32, i32* %i, align 4, !dbg !75
  %idxprom = sext i32 %18 to i64, !dbg !73
  %arrayidx = getelementptr inbounds [12 x i8], [12 x i8]* %text, i64 0, i64 %idxprom, !dbg !73
  store i8 7, i8* %arrayidx, align 1, !dbg !76
  %19 = load %struct.entry*, %struct.entry** %first, align 8, !dbg !77
  %key13 = getelementptr inbounds %struct.entry, %struct.entry* %19, i32 0, i32 0, !dbg !79
  %20 = load i32, i32* %key13, align 8, !dbg !79
  %cmp14 = icmp ne i32 %20, 1, !dbg !80
  br i1 %cmp14, label %if.then21, label %lor.lhs.false15, !dbg !81

lor.lhs.false15:
  %21 = load %struct.entry*, %struct.entry** %second, align 8, !dbg !82
  %key16 = getelementptr inbounds %struct.entry, %struct.entry* %21, i32 0, i32 0, !dbg !83
  %22 = load i32, i32* %key16, align 8, !dbg !83
  %cmp17 = icmp ne i32 %22, 2, !dbg !84
  br i1 %cmp17, label %if.then21, label %lor.lhs.false18, !dbg !85

lor.lhs.false18:
  %23 = load %struct.entry*, %struct.entry** %first, align 8, !dbg !86
  %next19 = getelementptr inbounds %struct.entry, %struct.entry* %23, i32 0, i32 2, !dbg !87
  %24 = load %struct.entry*, %struct.entry** %next19, align 8, !dbg !87
  %25 = load %struct.entry*, %struct.entry** %second, align 8, !dbg !88
  %cmp20 = icmp ne %struct.entry* %24, %25, !dbg !89
  br i1 %cmp20, label %if.then21, label %if.end22, !dbg !90

if.then21:
  call void @reach_error(), !dbg !91
  br label %if.end22, !dbg !91

if.end22:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %c), !dbg !92
  call void @llvm.dbg.declare(metadata i8* %c, metadata !30, metadata !DIExpression()), !dbg !93
  %call23 = call i32 @nondet(), !dbg !94
  %tobool24 = icmp ne i32 %call23, 0, !dbg !94
  br i1 %tobool24, label %cond.true25, label %cond.false29, !dbg !94

cond.true25:
  %26 = load %struct.entry*, %struct.entry** %entry5, align 8, !dbg !95
  %text26 = getelementptr inbounds %struct.entry, %struct.entry* %26, i32 0, i32 1, !dbg !96
  %27 = load i32, i32* %i, align 4, !dbg !97
  %idxprom27 = sext i32 %27 to i64, !dbg !95
  %arrayidx28 = getelementptr inbounds [12 x i8], [12 x i8]* %text26, i64 0, i64 %idxprom27, !dbg !95
  %28 = load i8, i8* %arrayidx28, align 1, !dbg !95
  %conv = sext i8 %28 to i32, !dbg !95
  br label %cond.end30, !dbg !94

cond.false29:
  br label %cond.end30, !dbg !94

cond.end30:
  %cond31 = phi i32 [ %conv, %cond.true25 ], [ 7, %cond.false29 ], !dbg !94
  %conv32 = trunc i32 %cond31 to i8, !dbg !94
  store i8 %conv32, i8* %c, align 1, !dbg !93
  %29 = load i8, i8* %c, align 1, !dbg !98
  %conv33 = sext i8 %29 to i32, !dbg !98
  %cmp34 = icmp ne i32 %conv33, 7, !dbg !100
  br i1 %cmp34, label %if.then36, label %if.end37, !dbg !101

if.then36:
  call void @reach_error(), !dbg !102
  br label %if.end37, !dbg !102

if.end37:
  store i32 0, i32* %retval, align 4, !dbg !103
  store i32 1, i32* %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %c), !dbg !104
  br label %cleanup

cleanup:
  %30 = bitcast i32* %i to i8*, !dbg !104
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %30), !dbg !104
  %31 = bitcast %struct.entry** %entry5 to i8*, !dbg !104
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %31), !dbg !104
  br label %cleanup39

cleanup39:
  %32 = bitcast %struct.entry** %second to i8*, !dbg !104
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %32), !dbg !104
  %33 = bitcast %struct.entry** %first to i8*, !dbg !104
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %33), !dbg !104
  %34 = load i32, i32* %retval, align 4, !dbg !104
  ret i32 %34, !dbg !104
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare noalias i8* @malloc(i64 noundef)

declare !dbg !105 i32 @nondet()

declare !dbg !107 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "field_before_text_unsafe.c", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 13, type: !12, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!16, !27, !28, !29, !30}
!16 = !DILocalVariable(name: "first", scope: !11, file: !1, line: 14, type: !17)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "entry", file: !1, line: 7, size: 192, elements: !19)
!19 = !{!20, !21, !26}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !18, file: !1, line: 8, baseType: !14, size: 32)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "text", scope: !18, file: !1, line: 9, baseType: !22, size: 96, offset: 32)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 96, elements: !24)
!23 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!24 = !{!25}
!25 = !DISubrange(count: 12)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !18, file: !1, line: 10, baseType: !17, size: 64, offset: 128)
!27 = !DILocalVariable(name: "second", scope: !11, file: !1, line: 14, type: !17)
!28 = !DILocalVariable(name: "entry", scope: !11, file: !1, line: 21, type: !17)
!29 = !DILocalVariable(name: "i", scope: !11, file: !1, line: 22, type: !14)
!30 = !DILocalVariable(name: "c", scope: !11, file: !1, line: 28, type: !23)
!31 = !DILocation(line: 14, column: 5, scope: !11)
!32 = !DILocation(line: 14, column: 19, scope: !11)
!33 = !DILocation(line: 14, column: 27, scope: !11)
!34 = !DILocation(line: 14, column: 51, scope: !11)
!35 = !DILocation(line: 14, column: 60, scope: !11)
!36 = !DILocation(line: 15, column: 9, scope: !37)
!37 = distinct !DILexicalBlock(scope: !11, file: !1, line: 15, column: 9)
!38 = !DILocation(line: 15, column: 15, scope: !37)
!39 = !DILocation(line: 15, column: 23, scope: !37)
!40 = !DILocation(line: 15, column: 26, scope: !37)
!41 = !DILocation(line: 15, column: 33, scope: !37)
!42 = !DILocation(line: 15, column: 9, scope: !11)
!43 = !DILocation(line: 16, column: 9, scope: !37)
!44 = !DILocation(line: 17, column: 5, scope: !11)
!45 = !DILocation(line: 17, column: 12, scope: !11)
!46 = !DILocation(line: 17, column: 16, scope: !11)
!47 = !DILocation(line: 18, column: 19, scope: !11)
!48 = !DILocation(line: 18, column: 5, scope: !11)
!49 = !DILocation(line: 18, column: 12, scope: !11)
!50 = !DILocation(line: 18, column: 17, scope: !11)
!51 = !DILocation(line: 19, column: 5, scope: !11)
!52 = !DILocation(line: 19, column: 13, scope: !11)
!53 = !DILocation(line: 19, column: 17, scope: !11)
!54 = !DILocation(line: 20, column: 5, scope: !11)
!55 = !DILocation(line: 20, column: 13, scope: !11)
!56 = !DILocation(line: 20, column: 18, scope: !11)
!57 = !DILocation(line: 21, column: 5, scope: !11)
!58 = !DILocation(line: 21, column: 19, scope: !11)
!59 = !DILocation(line: 21, column: 27, scope: !11)
!60 = !DILocation(line: 21, column: 38, scope: !11)
!61 = !DILocation(line: 21, column: 46, scope: !11)
!62 = !DILocation(line: 22, column: 5, scope: !11)
!63 = !DILocation(line: 22, column: 9, scope: !11)
!64 = !DILocation(line: 22, column: 13, scope: !11)
!65 = !DILocation(line: 23, column: 9, scope: !66)
!66 = distinct !DILexicalBlock(scope: !11, file: !1, line: 23, column: 9)
!67 = !DILocation(line: 23, column: 11, scope: !66)
!68 = !DILocation(line: 23, column: 16, scope: !66)
!69 = !DILocation(line: 23, column: 19, scope: !66)
!70 = !DILocation(line: 23, column: 21, scope: !66)
!71 = !DILocation(line: 23, column: 9, scope: !11)
!72 = !DILocation(line: 24, column: 9, scope: !66)
!73 = !DILocation(line: 25, column: 5, scope: !11)
!74 = !DILocation(line: 25, column: 12, scope: !11)
!75 = !DILocation(line: 25, column: 17, scope: !11)
!76 = !DILocation(line: 25, column: 20, scope: !11)
!77 = !DILocation(line: 26, column: 9, scope: !78)
!78 = distinct !DILexicalBlock(scope: !11, file: !1, line: 26, column: 9)
!79 = !DILocation(line: 26, column: 16, scope: !78)
!80 = !DILocation(line: 26, column: 20, scope: !78)
!81 = !DILocation(line: 26, column: 25, scope: !78)
!82 = !DILocation(line: 26, column: 28, scope: !78)
!83 = !DILocation(line: 26, column: 36, scope: !78)
!84 = !DILocation(line: 26, column: 40, scope: !78)
!85 = !DILocation(line: 26, column: 45, scope: !78)
!86 = !DILocation(line: 26, column: 48, scope: !78)
!87 = !DILocation(line: 26, column: 55, scope: !78)
!88 = !DILocation(line: 26, column: 63, scope: !78)
!89 = !DILocation(line: 26, column: 60, scope: !78)
!90 = !DILocation(line: 26, column: 9, scope: !11)
!91 = !DILocation(line: 27, column: 9, scope: !78)
!92 = !DILocation(line: 28, column: 5, scope: !11)
!93 = !DILocation(line: 28, column: 10, scope: !11)
!94 = !DILocation(line: 28, column: 14, scope: !11)
!95 = !DILocation(line: 28, column: 25, scope: !11)
!96 = !DILocation(line: 28, column: 32, scope: !11)
!97 = !DILocation(line: 28, column: 37, scope: !11)
!98 = !DILocation(line: 29, column: 9, scope: !99)
!99 = distinct !DILexicalBlock(scope: !11, file: !1, line: 29, column: 9)
!100 = !DILocation(line: 29, column: 11, scope: !99)
!101 = !DILocation(line: 29, column: 9, scope: !11)
!102 = !DILocation(line: 30, column: 9, scope: !99)
!103 = !DILocation(line: 31, column: 5, scope: !11)
!104 = !DILocation(line: 32, column: 1, scope: !11)
!105 = !DISubprogram(name: "nondet", scope: !1, file: !1, line: 4, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !106)
!106 = !{}
!107 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 5, type: !108, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !106)
!108 = !DISubroutineType(types: !109)
!109 = !{null}
