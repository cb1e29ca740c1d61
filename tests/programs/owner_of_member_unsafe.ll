source_filename = "owner_of_member_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.item = type { i32, [12 x i8], %struct.item* }

define dso_local i32 @main() !dbg !21 {
entry:
  %retval = alloca i32, align 4
  %head = alloca %struct.item*, align 8
  %c = alloca i32, align 4
  %it = alloca %struct.item*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %o = alloca %struct.item*, align 8
  %it9 = alloca %struct.item*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.item** %head to i8*, !dbg !32
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !32
  call void @llvm.dbg.declare(metadata %struct.item** %head, metadata !25, metadata !DIExpression()), !dbg !33
  store %struct.item* null, %struct.item** %head, align 8, !dbg !33
  %1 = bitcast i32* %c to i8*, !dbg !34
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !34
  call void @llvm.dbg.declare(metadata i32* %c, metadata !26, metadata !DIExpression()), !dbg !35
  br label %while.cond, !dbg !36

while.cond:
  %call = call i32 @getchar(), !dbg !37
  store i32 %call, i32* %c, align 4, !dbg !38
  %cmp = icmp ne i32 %call, -1, !dbg !39
  br i1 %cmp, label %while.body, label %while.end, !dbg !36

while.body:
  %2 = bitcast %struct.item** %it to i8*, !dbg !40
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !40
  call void @llvm.dbg.declare(metadata %struct.item** %it, metadata !27, metadata !DIExpression()), !dbg !41
  %call1 = call noalias i8* @malloc(i64 noundef 24), !dbg !42
  %3 = bitcast i8* %call1 to %struct.item*, !dbg !42
  store %struct.item* %3, %struct.item** %it, align 8, !dbg !41
  %4 = load %struct.item*, %struct.item** %it, align 8, !dbg !43
  %tobool = icmp ne %struct.item* %4, null, !dbg !43
  br i1 %tobool, label %if.end, label %if.then, !dbg !45

if.then:
  store i32 1, i32* %retval, align 4, !dbg !46
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !46

if.end:
  %5 = load %struct.item*, %struct.item** %it, align 8, !dbg !47
  %tag = getelementptr inbounds %struct.item, %struct.item* %5, i32 0, i32 0, !dbg !48
  store i32 7, i32* %tag, align 8, !dbg !49
  %6 = load i32, i32* %c, align 4, !dbg !50
  %conv = trunc i32 %6 to i8, !dbg !50
  %7 = load %struct.item*, %struct.item** %it, align 8, !dbg !51
  %data = getelementptr inbounds %struct.item, %struct.item* %7, i32 0, i32 1, !dbg !52
  %arrayidx = getelementptr inbounds [12 x i8], [12 x i8]* %data, i64 0, i64 0, !dbg !51
  store i8 %conv, i8* %arrayidx, align 4, !dbg !53
  %8 = load %struct.item*, %struct.item** %head, align 8, !dbg !54
  %9 = load %struct.item*, %struct.item** %it, align 8, !dbg !55
  %next = getelementptr inbounds %struct.item, %struct.item* %9, i32 0, i32 2, !dbg !56
  store %struct.item* %8, %struct.item** %next, align 8, !dbg !57
  %10 = load %struct.item*, %struct.item** %it, align 8, !dbg !58
  store %struct.item* %10, %struct.item** %head, align 8, !dbg !59
  %11 = bitcast %struct.item** %o to i8*, !dbg !60
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %11), !dbg !60
  call void @llvm.dbg.declare(metadata %struct.item** %o, metadata !29, metadata !DIExpression()), !dbg !61
  %12 = load %struct.item*, %struct.item** %it, align 8, !dbg !62
  %data2 = getelementptr inbounds %struct.item, %struct.item* %12, i32 0, i32 1, !dbg !63
  %arraydecay = getelementptr inbounds [12 x i8], [12 x i8]* %data2, i64 0, i64 0, !dbg !62
  %call3 = call %struct.item* @owner(i8* noundef %arraydecay), !dbg !64
  store %struct.item* %call3, %struct.item** %o, align 8, !dbg !61
  %13 = load i32, i32* %c, align 4, !dbg !65
  %cmp4 = icmp eq i32 %13, 120, !dbg !67
  br i1 %cmp4, label %if.then6, label %if.end8, !dbg !68

if.then6:
  %14 = load %struct.item*, %struct.item** %o, align 8, !dbg !69
  %tag7 = getelementptr inbounds %struct.item, %struct.item* %14, i32 0, i32 0, !dbg !70
  store i32 8, i32* %tag7, align 8, !dbg !71
  br label %if.end8, !dbg !69

if.end8:
  %15 = bitcast %struct.item** %o to i8*, !dbg !72
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %15), !dbg !72
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !72
  br label %cleanup, !dbg !72

cleanup:
  %16 = bitcast %struct.item** %it to i8*, !dbg !72
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %16), !dbg !72
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup18 [
    i32 0, label %cleanup.cont
  ]

cleanup.cont:
  br label %while.cond, !dbg !36, !llvm.loop !73

while.end:
  %17 = bitcast %struct.item** %it9 to i8*, !dbg !76
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %17), !dbg !76
  call void @llvm.dbg.declare(metadata %struct.item** %it9, metadata !30, metadata !DIExpression()), !dbg !77
  %18 = load %struct.item*, %struct.item** %head, align 8, !dbg !78
  store %struct.item* %18, %struct.item** %it9, align 8, !dbg !77
  br label %for.cond, !dbg !76

for.cond:
  %19 = load %struct.item*, %struct.item** %it9, align 8, !dbg !79
  %tobool10 = icmp ne %struct.item* %19, null, !dbg !81
  br i1 %tobool10, label %for.body, label %for.cond.cleanup, !dbg !81

for.cond.cleanup:
  store i32 4, i32* %cleanup.dest.slot, align 4
  %20 = bitcast %struct.item** %it9 to i8*, !dbg !82
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %20), !dbg !82
  br label %for.end

for.body:
  %21 = load %struct.item*, %struct.item** %it9, align 8, !dbg !83
  %tag11 = getelementptr inbounds %struct.item, %struct.item* %21, i32 0, i32 0, !dbg !85
  %22 = load i32, i32* %tag11, align 8, !dbg !85
  %cmp12 = icmp ne i32 %22, 7, !dbg !86
  br i1 %cmp12, label %if.then14, label %if.end15, !dbg !87

if.then14:
  call void @reach_error(), !dbg !88
  br label %if.end15, !dbg !88

if.end15:
  br label %for.inc, !dbg !89

for.inc:
  %23 = load %struct.item*, %struct.item** %it9, align 8, !dbg !90
  %next16 = getelementptr inbounds %struct.item, %struct.item* %23, i32 0, i32 2, !dbg !91
  %24 = load %struct.item*, %struct.item** %next16, align 8, !dbg !91
  store %struct.item* %24, %struct.item** %it9, align 8, !dbg !92
  br label %for.cond, !dbg !82, !llvm.loop !93

for.end:
  store i32 0, i32* %retval, align 4, !dbg !95
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup18, !dbg !95

cleanup18:
  %25 = bitcast i32* %c to i8*, !dbg !96
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %25), !dbg !96
  %26 = bitcast %struct.item** %head to i8*, !dbg !96
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %26), !dbg !96
  %27 = load i32, i32* %retval, align 4, !dbg !96
  ret i32 %27, !dbg !96
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !97 i32 @getchar()

declare noalias i8* @malloc(i64 noundef)

define internal %struct.item* @owner(i8* noundef %p) !dbg !100 {
entry:
  %p.addr = alloca i8*, align 8
  store i8* %p, i8** %p.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %p.addr, metadata !105, metadata !DIExpression()), !dbg !106
  %0 = load i8*, i8** %p.addr, align 8, !dbg !107
  %add.ptr = getelementptr inbounds i8, i8* %0, i64 -4, !dbg !108
  %1 = bitcast i8* %add.ptr to %struct.item*, !dbg !109
  ret %struct.item* %1, !dbg !110
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare !dbg !111 void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!14, !15, !16, !17, !18, !19}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "owner_of_member_unsafe.c", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "item", file: !1, line: 6, size: 192, elements: !5)
!5 = !{!6, !8, !13}
!6 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !4, file: !1, line: 6, baseType: !7, size: 32)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !4, file: !1, line: 6, baseType: !9, size: 96, offset: 32)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 96, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 12)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !4, file: !1, line: 6, baseType: !3, size: 64, offset: 128)
!14 = !{i32 7, !"Dwarf Version", i32 5}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{i32 1, !"wchar_size", i32 4}
!17 = !{i32 7, !"PIC Level", i32 2}
!18 = !{i32 7, !"PIE Level", i32 2}
!19 = !{i32 7, !"uwtable", i32 1}

!21 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !22, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !24)
!22 = !DISubroutineType(types: !23)
!23 = !{!7}
!24 = !{!25, !26, !27, !29, !30}
!25 = !DILocalVariable(name: "head", scope: !21, file: !1, line: 9, type: !3)
!26 = !DILocalVariable(name: "c", scope: !21, file: !1, line: 9, type: !7)
!27 = !DILocalVariable(name: "it", scope: !28, file: !1, line: 11, type: !3)
!28 = distinct !DILexicalBlock(scope: !21, file: !1, line: 10, column: 34)
!29 = !DILocalVariable(name: "o", scope: !28, file: !1, line: 13, type: !3)
!30 = !DILocalVariable(name: "it", scope: !31, file: !1, line: 16, type: !3)
!31 = distinct !DILexicalBlock(scope: !21, file: !1, line: 16, column: 3)
!32 = !DILocation(line: 9, column: 3, scope: !21)
!33 = !DILocation(line: 9, column: 16, scope: !21)
!34 = !DILocation(line: 9, column: 29, scope: !21)
!35 = !DILocation(line: 9, column: 33, scope: !21)
!36 = !DILocation(line: 10, column: 3, scope: !21)
!37 = !DILocation(line: 10, column: 15, scope: !21)
!38 = !DILocation(line: 10, column: 13, scope: !21)
!39 = !DILocation(line: 10, column: 26, scope: !21)
!40 = !DILocation(line: 11, column: 5, scope: !28)
!41 = !DILocation(line: 11, column: 18, scope: !28)
!42 = !DILocation(line: 11, column: 23, scope: !28)
!43 = !DILocation(line: 11, column: 48, scope: !44)
!44 = distinct !DILexicalBlock(scope: !28, file: !1, line: 11, column: 47)
!45 = !DILocation(line: 11, column: 47, scope: !28)
!46 = !DILocation(line: 11, column: 52, scope: !44)
!47 = !DILocation(line: 12, column: 5, scope: !28)
!48 = !DILocation(line: 12, column: 9, scope: !28)
!49 = !DILocation(line: 12, column: 13, scope: !28)
!50 = !DILocation(line: 12, column: 32, scope: !28)
!51 = !DILocation(line: 12, column: 18, scope: !28)
!52 = !DILocation(line: 12, column: 22, scope: !28)
!53 = !DILocation(line: 12, column: 30, scope: !28)
!54 = !DILocation(line: 12, column: 46, scope: !28)
!55 = !DILocation(line: 12, column: 35, scope: !28)
!56 = !DILocation(line: 12, column: 39, scope: !28)
!57 = !DILocation(line: 12, column: 44, scope: !28)
!58 = !DILocation(line: 12, column: 59, scope: !28)
!59 = !DILocation(line: 12, column: 57, scope: !28)
!60 = !DILocation(line: 13, column: 5, scope: !28)
!61 = !DILocation(line: 13, column: 18, scope: !28)
!62 = !DILocation(line: 13, column: 28, scope: !28)
!63 = !DILocation(line: 13, column: 32, scope: !28)
!64 = !DILocation(line: 13, column: 22, scope: !28)
!65 = !DILocation(line: 14, column: 9, scope: !66)
!66 = distinct !DILexicalBlock(scope: !28, file: !1, line: 14, column: 9)
!67 = !DILocation(line: 14, column: 11, scope: !66)
!68 = !DILocation(line: 14, column: 9, scope: !28)
!69 = !DILocation(line: 14, column: 19, scope: !66)
!70 = !DILocation(line: 14, column: 22, scope: !66)
!71 = !DILocation(line: 14, column: 26, scope: !66)
!72 = !DILocation(line: 15, column: 3, scope: !21)
!73 = distinct !{!73, !36, !72, !74, !75}
!74 = !{!"llvm.loop.mustprogress"}
!75 = !{!"llvm.loop.unroll.disable"}
!76 = !DILocation(line: 16, column: 8, scope: !31)
!77 = !DILocation(line: 16, column: 21, scope: !31)
!78 = !DILocation(line: 16, column: 26, scope: !31)
!79 = !DILocation(line: 16, column: 32, scope: !80)
!80 = distinct !DILexicalBlock(scope: !31, file: !1, line: 16, column: 3)
!81 = !DILocation(line: 16, column: 3, scope: !31)
!82 = !DILocation(line: 16, column: 3, scope: !80)
!83 = !DILocation(line: 16, column: 55, scope: !84)
!84 = distinct !DILexicalBlock(scope: !80, file: !1, line: 16, column: 55)
!85 = !DILocation(line: 16, column: 59, scope: !84)
!86 = !DILocation(line: 16, column: 63, scope: !84)
!87 = !DILocation(line: 16, column: 55, scope: !80)
!88 = !DILocation(line: 16, column: 69, scope: !84)
!89 = !DILocation(line: 16, column: 66, scope: !84)
!90 = !DILocation(line: 16, column: 41, scope: !80)
!91 = !DILocation(line: 16, column: 45, scope: !80)
!92 = !DILocation(line: 16, column: 39, scope: !80)
!93 = distinct !{!93, !81, !94, !74, !75}
!94 = !DILocation(line: 16, column: 81, scope: !31)
!95 = !DILocation(line: 17, column: 3, scope: !21)
!96 = !DILocation(line: 18, column: 1, scope: !21)
!97 = !DISubprogram(name: "getchar", scope: !98, file: !98, line: 520, type: !22, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !99)
!98 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!99 = !{}
!100 = distinct !DISubprogram(name: "owner", scope: !1, file: !1, line: 7, type: !101, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !104)
!101 = !DISubroutineType(types: !102)
!102 = !{!3, !103}
!103 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!104 = !{!105}
!105 = !DILocalVariable(name: "p", arg: 1, scope: !100, file: !1, line: 7, type: !103)
!106 = !DILocation(line: 7, column: 33, scope: !100)
!107 = !DILocation(line: 7, column: 61, scope: !100)
!108 = !DILocation(line: 7, column: 63, scope: !100)
!109 = !DILocation(line: 7, column: 45, scope: !100)
!110 = !DILocation(line: 7, column: 38, scope: !100)
!111 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 5, type: !112, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !99)
!112 = !DISubroutineType(types: !113)
!113 = !{null}
