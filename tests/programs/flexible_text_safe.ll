source_filename = "flexible_text_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.text = type { i64, i64, [0 x i8] }

define dso_local i32 @main() !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %text = alloca %struct.text*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %n = alloca i32, align 4
  %i = alloca i32, align 4
  %last = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.text** %text to i8*, !dbg !34
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !34
  call void @llvm.dbg.declare(metadata %struct.text** %text, metadata !16, metadata !DIExpression()), !dbg !35
  %call = call noalias i8* @malloc(i64 noundef 33), !dbg !36
  %1 = bitcast i8* %call to %struct.text*, !dbg !36
  store %struct.text* %1, %struct.text** %text, align 8, !dbg !35
  %2 = load %struct.text*, %struct.text** %text, align 8, !dbg !37
  %cmp = icmp eq %struct.text* %2, null, !dbg !39
  br i1 %cmp, label %if.then, label %if.end, !dbg !40

if.then:
  store i32 1, i32* %retval, align 4, !dbg !41
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !41

if.end:
  %3 = load %struct.text*, %struct.text** %text, align 8, !dbg !42
  %length = getelementptr inbounds %struct.text, %struct.text* %3, i32 0, i32 0, !dbg !43
  store i64 0, i64* %length, align 8, !dbg !44
  %4 = load %struct.text*, %struct.text** %text, align 8, !dbg !45
  %capacity = getelementptr inbounds %struct.text, %struct.text* %4, i32 0, i32 1, !dbg !46
  store i64 16, i64* %capacity, align 8, !dbg !47
  %5 = load %struct.text*, %struct.text** %text, align 8, !dbg !48
  %bytes = getelementptr inbounds %struct.text, %struct.text* %5, i32 0, i32 2, !dbg !49
  %arrayidx = getelementptr inbounds [0 x i8], [0 x i8]* %bytes, i64 0, i64 0, !dbg !48
  store i8 0, i8* %arrayidx, align 8, !dbg !50
  %6 = bitcast i32* %n to i8*, !dbg !51
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %6), !dbg !51
  call void @llvm.dbg.declare(metadata i32* %n, metadata !30, metadata !DIExpression()), !dbg !52
  %call1 = call i32 @nondet(), !dbg !53
  store i32 %call1, i32* %n, align 4, !dbg !52
  %7 = bitcast i32* %i to i8*, !dbg !54
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %7), !dbg !54
  call void @llvm.dbg.declare(metadata i32* %i, metadata !31, metadata !DIExpression()), !dbg !55
  store i32 0, i32* %i, align 4, !dbg !55
  br label %for.cond, !dbg !54

for.cond:
  %8 = load i32, i32* %i, align 4, !dbg !56
  %9 = load i32, i32* %n, align 4, !dbg !58
  %cmp2 = icmp slt i32 %8, %9, !dbg !59
  br i1 %cmp2, label %for.body, label %for.cond.cleanup, !dbg !60

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  %10 = bitcast i32* %i to i8*, !dbg !61
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %10), !dbg !61
  br label %for.end

for.body:
  %11 = load %struct.text*, %struct.text** %text, align 8, !dbg !62
  %call3 = call signext i8 @nondet_char(), !dbg !63
  %call4 = call i32 @push(%struct.text* noundef %11, i8 noundef signext %call3), !dbg !64
  br label %for.inc, !dbg !64

for.inc:
  %12 = load i32, i32* %i, align 4, !dbg !65
  %inc = add nsw i32 %12, 1, !dbg !65
  store i32 %inc, i32* %i, align 4, !dbg !65
  br label %for.cond, !dbg !61, !llvm.loop !66

for.end:
  %13 = bitcast i32* %last to i8*, !dbg !70
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %13), !dbg !70
  call void @llvm.dbg.declare(metadata i32* %last, metadata !33, metadata !DIExpression()), !dbg !71
  %14 = load %struct.text*, %struct.text** %text, align 8, !dbg !72
  %bytes5 = getelementptr inbounds %struct.text, %struct.text* %14, i32 0, i32 2, !dbg !73
  %15 = load %struct.text*, %struct.text** %text, align 8, !dbg !74
  %length6 = getelementptr inbounds %struct.text, %struct.text* %15, i32 0, i32 0, !dbg !75
  %16 = load i64, i64* %length6, align 8, !dbg !75
  %arrayidx7 = getelementptr inbounds [0 x i8], [0 x i8]* %bytes5, i64 0, i64 %16, !dbg !72
  %17 = load i8, i8* %arrayidx7, align 1, !dbg !72
  %conv = sext i8 %17 to i32, !dbg !72
  store i32 %conv, i32* %last, align 4, !dbg !71
  %18 = load %struct.text*, %struct.text** %text, align 8, !dbg !76
  %19 = bitcast %struct.text* %18 to i8*, !dbg !76
  call void @free(i8* noundef %19), !dbg !77
  %20 = load i32, i32* %last, align 4, !dbg !78
  store i32 %20, i32* %retval, align 4, !dbg !79
  store i32 1, i32* %cleanup.dest.slot, align 4
  %21 = bitcast i32* %last to i8*, !dbg !80
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %21), !dbg !80
  %22 = bitcast i32* %n to i8*, !dbg !80
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %22), !dbg !80
  br label %cleanup

cleanup:
  %23 = bitcast %struct.text** %text to i8*, !dbg !80
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %23), !dbg !80
  %24 = load i32, i32* %retval, align 4, !dbg !80
  ret i32 %24, !dbg !80
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare noalias i8* @malloc(i64 noundef)

declare !dbg !81 i32 @nondet()

define internal i32 @push(%struct.text* noundef %text, i8 noundef signext %c) !dbg !83 {
entry:
  %retval = alloca i32, align 4
  %text.addr = alloca %struct.text*, align 8
  %c.addr = alloca i8, align 1
  store %struct.text* %text, %struct.text** %text.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.text** %text.addr, metadata !87, metadata !DIExpression()), !dbg !89
  store i8 %c, i8* %c.addr, align 1
  call void @llvm.dbg.declare(metadata i8* %c.addr, metadata !88, metadata !DIExpression()), !dbg !90
  %0 = load %struct.text*, %struct.text** %text.addr, align 8, !dbg !91
  %length = getelementptr inbounds %struct.text, %struct.text* %0, i32 0, i32 0, !dbg !93
  %1 = load i64, i64* %length, align 8, !dbg !93
  %2 = load %struct.text*, %struct.text** %text.addr, align 8, !dbg !94
  %capacity = getelementptr inbounds %struct.text, %struct.text* %2, i32 0, i32 1, !dbg !95
  %3 = load i64, i64* %capacity, align 8, !dbg !95
  %cmp = icmp eq i64 %1, %3, !dbg !96
  br i1 %cmp, label %if.then, label %if.end, !dbg !97

if.then:
  store i32 0, i32* %retval, align 4, !dbg !98
  br label %return, !dbg !98

if.end:
  %4 = load i8, i8* %c.addr, align 1, !dbg !99
  %5 = load %struct.text*, %struct.text** %text.addr, align 8, !dbg !100
  %bytes = getelementptr inbounds %struct.text, %struct.text* %5, i32 0, i32 2, !dbg !101
  %6 = load %struct.text*, %struct.text** %text.addr, align 8, !dbg !102
  %length1 = getelementptr inbounds %struct.text, %struct.text* %6, i32 0, i32 0, !dbg !103
  %7 = load i64, i64* %length1, align 8, !dbg !104
  %inc = add i64 %7, 1, !dbg !104
  store i64 %inc, i64* %length1, align 8, !dbg !104
  %arrayidx = getelementptr inbounds [0 x i8], [0 x i8]* %bytes, i64 0, i64 %7, !dbg !100
  store i8 %4, i8* %arrayidx, align 1, !dbg !105
  %8 = load %struct.text*, %struct.text** %text.addr, align 8, !dbg !106
  %bytes2 = getelementptr inbounds %struct.text, %struct.text* %8, i32 0, i32 2, !dbg !107
  %9 = load %struct.text*, %struct.text** %text.addr, align 8, !dbg !108
  %length3 = getelementptr inbounds %struct.text, %struct.text* %9, i32 0, i32 0, !dbg !109
  %10 = load i64, i64* %length3, align 8, !dbg !109
  %arrayidx4 = getelementptr inbounds [0 x i8], [0 x i8]* %bytes2, i64 0, i64 %10, !dbg !106
  store i8 0, i8* %arrayidx4, align 1, !dbg !110
  store i32 1, i32* %retval, align 4, !dbg !111
  br label %return, !dbg !111

return:
  %11 = load i32, i32* %retval, align 4, !dbg !112
  ret i32 %11, !dbg !112
}

declare !dbg !113 signext i8 @nondet_char()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @free(i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "flexible_text_safe.c", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 20, type: !12, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!16, !30, !31, !33}
!16 = !DILocalVariable(name: "text", scope: !11, file: !1, line: 21, type: !17)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "text", file: !1, line: 7, size: 128, elements: !19)
!19 = !{!20, !24, !25}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !18, file: !1, line: 8, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !22, line: 46, baseType: !23)
!22 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!23 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "capacity", scope: !18, file: !1, line: 8, baseType: !21, size: 64, offset: 64)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "bytes", scope: !18, file: !1, line: 9, baseType: !26, offset: 128)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, elements: !28)
!27 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!28 = !{!29}
!29 = !DISubrange(count: -1)
!30 = !DILocalVariable(name: "n", scope: !11, file: !1, line: 27, type: !14)
!31 = !DILocalVariable(name: "i", scope: !32, file: !1, line: 28, type: !14)
!32 = distinct !DILexicalBlock(scope: !11, file: !1, line: 28, column: 5)
!33 = !DILocalVariable(name: "last", scope: !11, file: !1, line: 30, type: !14)
!34 = !DILocation(line: 21, column: 5, scope: !11)
!35 = !DILocation(line: 21, column: 18, scope: !11)
!36 = !DILocation(line: 21, column: 25, scope: !11)
!37 = !DILocation(line: 22, column: 9, scope: !38)
!38 = distinct !DILexicalBlock(scope: !11, file: !1, line: 22, column: 9)
!39 = !DILocation(line: 22, column: 14, scope: !38)
!40 = !DILocation(line: 22, column: 9, scope: !11)
!41 = !DILocation(line: 23, column: 9, scope: !38)
!42 = !DILocation(line: 24, column: 5, scope: !11)
!43 = !DILocation(line: 24, column: 11, scope: !11)
!44 = !DILocation(line: 24, column: 18, scope: !11)
!45 = !DILocation(line: 25, column: 5, scope: !11)
!46 = !DILocation(line: 25, column: 11, scope: !11)
!47 = !DILocation(line: 25, column: 20, scope: !11)
!48 = !DILocation(line: 26, column: 5, scope: !11)
!49 = !DILocation(line: 26, column: 11, scope: !11)
!50 = !DILocation(line: 26, column: 20, scope: !11)
!51 = !DILocation(line: 27, column: 5, scope: !11)
!52 = !DILocation(line: 27, column: 9, scope: !11)
!53 = !DILocation(line: 27, column: 13, scope: !11)
!54 = !DILocation(line: 28, column: 10, scope: !32)
!55 = !DILocation(line: 28, column: 14, scope: !32)
!56 = !DILocation(line: 28, column: 21, scope: !57)
!57 = distinct !DILexicalBlock(scope: !32, file: !1, line: 28, column: 5)
!58 = !DILocation(line: 28, column: 25, scope: !57)
!59 = !DILocation(line: 28, column: 23, scope: !57)
!60 = !DILocation(line: 28, column: 5, scope: !32)
!61 = !DILocation(line: 28, column: 5, scope: !57)
!62 = !DILocation(line: 29, column: 14, scope: !57)
!63 = !DILocation(line: 29, column: 20, scope: !57)
!64 = !DILocation(line: 29, column: 9, scope: !57)
!65 = !DILocation(line: 28, column: 29, scope: !57)
!66 = distinct !{!66, !60, !67, !68, !69}
!67 = !DILocation(line: 29, column: 33, scope: !32)
!68 = !{!"llvm.loop.mustprogress"}
!69 = !{!"llvm.loop.unroll.disable"}
!70 = !DILocation(line: 30, column: 5, scope: !11)
!71 = !DILocation(line: 30, column: 9, scope: !11)
!72 = !DILocation(line: 30, column: 16, scope: !11)
!73 = !DILocation(line: 30, column: 22, scope: !11)
!74 = !DILocation(line: 30, column: 28, scope: !11)
!75 = !DILocation(line: 30, column: 34, scope: !11)
!76 = !DILocation(line: 31, column: 10, scope: !11)
!77 = !DILocation(line: 31, column: 5, scope: !11)
!78 = !DILocation(line: 32, column: 12, scope: !11)
!79 = !DILocation(line: 32, column: 5, scope: !11)
!80 = !DILocation(line: 33, column: 1, scope: !11)
!81 = !DISubprogram(name: "nondet", scope: !1, file: !1, line: 4, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !82)
!82 = !{}
!83 = distinct !DISubprogram(name: "push", scope: !1, file: !1, line: 12, type: !84, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !86)
!84 = !DISubroutineType(types: !85)
!85 = !{!14, !17, !27}
!86 = !{!87, !88}
!87 = !DILocalVariable(name: "text", arg: 1, scope: !83, file: !1, line: 12, type: !17)
!88 = !DILocalVariable(name: "c", arg: 2, scope: !83, file: !1, line: 12, type: !27)
!89 = !DILocation(line: 12, column: 30, scope: !83)
!90 = !DILocation(line: 12, column: 41, scope: !83)
!91 = !DILocation(line: 13, column: 9, scope: !92)
!92 = distinct !DILexicalBlock(scope: !83, file: !1, line: 13, column: 9)
!93 = !DILocation(line: 13, column: 15, scope: !92)
!94 = !DILocation(line: 13, column: 25, scope: !92)
!95 = !DILocation(line: 13, column: 31, scope: !92)
!96 = !DILocation(line: 13, column: 22, scope: !92)
!97 = !DILocation(line: 13, column: 9, scope: !83)
!98 = !DILocation(line: 14, column: 9, scope: !92)
!99 = !DILocation(line: 15, column: 35, scope: !83)
!100 = !DILocation(line: 15, column: 5, scope: !83)
!101 = !DILocation(line: 15, column: 11, scope: !83)
!102 = !DILocation(line: 15, column: 17, scope: !83)
!103 = !DILocation(line: 15, column: 23, scope: !83)
!104 = !DILocation(line: 15, column: 29, scope: !83)
!105 = !DILocation(line: 15, column: 33, scope: !83)
!106 = !DILocation(line: 16, column: 5, scope: !83)
!107 = !DILocation(line: 16, column: 11, scope: !83)
!108 = !DILocation(line: 16, column: 17, scope: !83)
!109 = !DILocation(line: 16, column: 23, scope: !83)
!110 = !DILocation(line: 16, column: 31, scope: !83)
!111 = !DILocation(line: 17, column: 5, scope: !83)
!112 = !DILocation(line: 18, column: 1, scope: !83)
!113 = !DISubprogram(name: "nondet_char", scope: !1, file: !1, line: 5, type: !114, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !82)
!114 = !DISubroutineType(types: !115)
!115 = !{!27}
