source_filename = "two_lists_freed_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, %struct.node* }

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %some = alloca %struct.node*, align 8
  %others = alloca %struct.node*, align 8
  %value = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.node** %some to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !22
  call void @llvm.dbg.declare(metadata %struct.node** %some, metadata !14, metadata !DIExpression()), !dbg !23
  store %struct.node* null, %struct.node** %some, align 8, !dbg !23
  %1 = bitcast %struct.node** %others to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !22
  call void @llvm.dbg.declare(metadata %struct.node** %others, metadata !20, metadata !DIExpression()), !dbg !24
  store %struct.node* null, %struct.node** %others, align 8, !dbg !24
  %2 = bitcast i32* %value to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !25
  call void @llvm.dbg.declare(metadata i32* %value, metadata !21, metadata !DIExpression()), !dbg !26
  br label %while.cond, !dbg !27

while.cond:
  %call = call i32 @nondet_int(), !dbg !28
  store i32 %call, i32* %value, align 4, !dbg !29
  %cmp = icmp ne i32 %call, 0, !dbg !30
  br i1 %cmp, label %while.body, label %while.end, !dbg !27

while.body:
  %3 = load i32, i32* %value, align 4, !dbg !31
  %cmp1 = icmp sgt i32 %3, 0, !dbg !34
  br i1 %cmp1, label %if.then, label %if.else, !dbg !35

if.then:
  %4 = load %struct.node*, %struct.node** %some, align 8, !dbg !36
  %5 = load i32, i32* %value, align 4, !dbg !37
  %call2 = call %struct.node* @push(%struct.node* noundef %4, i32 noundef %5), !dbg !38
  store %struct.node* %call2, %struct.node** %some, align 8, !dbg !39
  br label %if.end, !dbg !40

if.else:
  %6 = load %struct.node*, %struct.node** %others, align 8, !dbg !41
  %7 = load i32, i32* %value, align 4, !dbg !42
  %call3 = call %struct.node* @push(%struct.node* noundef %6, i32 noundef %7), !dbg !43
  store %struct.node* %call3, %struct.node** %others, align 8, !dbg !44
  br label %if.end

if.end:
  br label %while.cond, !dbg !27, !llvm.loop !45

while.end:
  %8 = load %struct.node*, %struct.node** %some, align 8, !dbg !49
  call void @drop(%struct.node* noundef %8), !dbg !50
  %9 = load %struct.node*, %struct.node** %others, align 8, !dbg !51
  call void @drop(%struct.node* noundef %9), !dbg !52
  %10 = bitcast i32* %value to i8*, !dbg !53
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %10), !dbg !53
  %11 = bitcast %struct.node** %others to i8*, !dbg !53
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %11), !dbg !53
  %12 = bitcast %struct.node** %some to i8*, !dbg !53
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %12), !dbg !53
  ret i32 0, !dbg !54
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !55 i32 @nondet_int()

define internal %struct.node* @push(%struct.node* noundef %list, i32 noundef %value) !dbg !57 {
entry:
  %retval = alloca %struct.node*, align 8
  %list.addr = alloca %struct.node*, align 8
  %value.addr = alloca i32, align 4
  %node = alloca %struct.node*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store %struct.node* %list, %struct.node** %list.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.node** %list.addr, metadata !61, metadata !DIExpression()), !dbg !64
  store i32 %value, i32* %value.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %value.addr, metadata !62, metadata !DIExpression()), !dbg !65
  %0 = bitcast %struct.node** %node to i8*, !dbg !66
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !66
  call void @llvm.dbg.declare(metadata %struct.node** %node, metadata !63, metadata !DIExpression()), !dbg !67
  %call = call noalias i8* @malloc(i64 noundef 16), !dbg !68
  %1 = bitcast i8* %call to %struct.node*, !dbg !68
  store %struct.node* %1, %struct.node** %node, align 8, !dbg !67
  %2 = load %struct.node*, %struct.node** %node, align 8, !dbg !69
  %tobool = icmp ne %struct.node* %2, null, !dbg !69
  br i1 %tobool, label %if.end, label %if.then, !dbg !71

if.then:
  %3 = load %struct.node*, %struct.node** %list.addr, align 8, !dbg !72
  store %struct.node* %3, %struct.node** %retval, align 8, !dbg !73
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !73

if.end:
  %4 = load i32, i32* %value.addr, align 4, !dbg !74
  %5 = load %struct.node*, %struct.node** %node, align 8, !dbg !75
  %value1 = getelementptr inbounds %struct.node, %struct.node* %5, i32 0, i32 0, !dbg !76
  store i32 %4, i32* %value1, align 8, !dbg !77
  %6 = load %struct.node*, %struct.node** %list.addr, align 8, !dbg !78
  %7 = load %struct.node*, %struct.node** %node, align 8, !dbg !79
  %next = getelementptr inbounds %struct.node, %struct.node* %7, i32 0, i32 1, !dbg !80
  store %struct.node* %6, %struct.node** %next, align 8, !dbg !81
  %8 = load %struct.node*, %struct.node** %node, align 8, !dbg !82
  store %struct.node* %8, %struct.node** %retval, align 8, !dbg !83
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !83

cleanup:
  %9 = bitcast %struct.node** %node to i8*, !dbg !84
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %9), !dbg !84
  %10 = load %struct.node*, %struct.node** %retval, align 8, !dbg !84
  ret %struct.node* %10, !dbg !84
}

define internal void @drop(%struct.node* noundef %list) !dbg !85 {
entry:
  %list.addr = alloca %struct.node*, align 8
  %next = alloca %struct.node*, align 8
  store %struct.node* %list, %struct.node** %list.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.node** %list.addr, metadata !89, metadata !DIExpression()), !dbg !92
  br label %while.cond, !dbg !93

while.cond:
  %0 = load %struct.node*, %struct.node** %list.addr, align 8, !dbg !94
  %tobool = icmp ne %struct.node* %0, null, !dbg !93
  br i1 %tobool, label %while.body, label %while.end, !dbg !93

while.body:
  %1 = bitcast %struct.node** %next to i8*, !dbg !95
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !95
  call void @llvm.dbg.declare(metadata %struct.node** %next, metadata !90, metadata !DIExpression()), !dbg !96
  %2 = load %struct.node*, %struct.node** %list.addr, align 8, !dbg !97
  %next1 = getelementptr inbounds %struct.node, %struct.node* %2, i32 0, i32 1, !dbg !98
  %3 = load %struct.node*, %struct.node** %next1, align 8, !dbg !98
  store %struct.node* %3, %struct.node** %next, align 8, !dbg !96
  %4 = load %struct.node*, %struct.node** %list.addr, align 8, !dbg !99
  %5 = bitcast %struct.node* %4 to i8*, !dbg !99
  call void @free(i8* noundef %5), !dbg !100
  %6 = load %struct.node*, %struct.node** %next, align 8, !dbg !101
  store %struct.node* %6, %struct.node** %list.addr, align 8, !dbg !102
  %7 = bitcast %struct.node** %next to i8*, !dbg !103
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %7), !dbg !103
  br label %while.cond, !dbg !93, !llvm.loop !104

while.end:
  ret void, !dbg !105
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare noalias i8* @malloc(i64 noundef)

declare void @free(i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "two_lists_freed_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 28, type: !10, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !20, !21}
!14 = !DILocalVariable(name: "some", scope: !9, file: !1, line: 29, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 6, size: 128, elements: !17)
!17 = !{!18, !19}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !16, file: !1, line: 7, baseType: !12, size: 32)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !16, file: !1, line: 8, baseType: !15, size: 64, offset: 64)
!20 = !DILocalVariable(name: "others", scope: !9, file: !1, line: 29, type: !15)
!21 = !DILocalVariable(name: "value", scope: !9, file: !1, line: 30, type: !12)
!22 = !DILocation(line: 29, column: 5, scope: !9)
!23 = !DILocation(line: 29, column: 18, scope: !9)
!24 = !DILocation(line: 29, column: 32, scope: !9)
!25 = !DILocation(line: 30, column: 5, scope: !9)
!26 = !DILocation(line: 30, column: 9, scope: !9)
!27 = !DILocation(line: 31, column: 5, scope: !9)
!28 = !DILocation(line: 31, column: 21, scope: !9)
!29 = !DILocation(line: 31, column: 19, scope: !9)
!30 = !DILocation(line: 31, column: 35, scope: !9)
!31 = !DILocation(line: 32, column: 13, scope: !32)
!32 = distinct !DILexicalBlock(scope: !33, file: !1, line: 32, column: 13)
!33 = distinct !DILexicalBlock(scope: !9, file: !1, line: 31, column: 41)
!34 = !DILocation(line: 32, column: 19, scope: !32)
!35 = !DILocation(line: 32, column: 13, scope: !33)
!36 = !DILocation(line: 33, column: 25, scope: !32)
!37 = !DILocation(line: 33, column: 31, scope: !32)
!38 = !DILocation(line: 33, column: 20, scope: !32)
!39 = !DILocation(line: 33, column: 18, scope: !32)
!40 = !DILocation(line: 33, column: 13, scope: !32)
!41 = !DILocation(line: 35, column: 27, scope: !32)
!42 = !DILocation(line: 35, column: 35, scope: !32)
!43 = !DILocation(line: 35, column: 22, scope: !32)
!44 = !DILocation(line: 35, column: 20, scope: !32)
!45 = distinct !{!45, !27, !46, !47, !48}
!46 = !DILocation(line: 36, column: 5, scope: !9)
!47 = !{!"llvm.loop.mustprogress"}
!48 = !{!"llvm.loop.unroll.disable"}
!49 = !DILocation(line: 37, column: 10, scope: !9)
!50 = !DILocation(line: 37, column: 5, scope: !9)
!51 = !DILocation(line: 38, column: 10, scope: !9)
!52 = !DILocation(line: 38, column: 5, scope: !9)
!53 = !DILocation(line: 40, column: 1, scope: !9)
!54 = !DILocation(line: 39, column: 5, scope: !9)
!55 = !DISubprogram(name: "nondet_int", scope: !1, file: !1, line: 4, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !56)
!56 = !{}
!57 = distinct !DISubprogram(name: "push", scope: !1, file: !1, line: 11, type: !58, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !60)
!58 = !DISubroutineType(types: !59)
!59 = !{!15, !15, !12}
!60 = !{!61, !62, !63}
!61 = !DILocalVariable(name: "list", arg: 1, scope: !57, file: !1, line: 11, type: !15)
!62 = !DILocalVariable(name: "value", arg: 2, scope: !57, file: !1, line: 11, type: !12)
!63 = !DILocalVariable(name: "node", scope: !57, file: !1, line: 12, type: !15)
!64 = !DILocation(line: 11, column: 39, scope: !57)
!65 = !DILocation(line: 11, column: 49, scope: !57)
!66 = !DILocation(line: 12, column: 5, scope: !57)
!67 = !DILocation(line: 12, column: 18, scope: !57)
!68 = !DILocation(line: 12, column: 25, scope: !57)
!69 = !DILocation(line: 13, column: 10, scope: !70)
!70 = distinct !DILexicalBlock(scope: !57, file: !1, line: 13, column: 9)
!71 = !DILocation(line: 13, column: 9, scope: !57)
!72 = !DILocation(line: 14, column: 16, scope: !70)
!73 = !DILocation(line: 14, column: 9, scope: !70)
!74 = !DILocation(line: 15, column: 19, scope: !57)
!75 = !DILocation(line: 15, column: 5, scope: !57)
!76 = !DILocation(line: 15, column: 11, scope: !57)
!77 = !DILocation(line: 15, column: 17, scope: !57)
!78 = !DILocation(line: 16, column: 18, scope: !57)
!79 = !DILocation(line: 16, column: 5, scope: !57)
!80 = !DILocation(line: 16, column: 11, scope: !57)
!81 = !DILocation(line: 16, column: 16, scope: !57)
!82 = !DILocation(line: 17, column: 12, scope: !57)
!83 = !DILocation(line: 17, column: 5, scope: !57)
!84 = !DILocation(line: 18, column: 1, scope: !57)
!85 = distinct !DISubprogram(name: "drop", scope: !1, file: !1, line: 20, type: !86, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !88)
!86 = !DISubroutineType(types: !87)
!87 = !{null, !15}
!88 = !{!89, !90}
!89 = !DILocalVariable(name: "list", arg: 1, scope: !85, file: !1, line: 20, type: !15)
!90 = !DILocalVariable(name: "next", scope: !91, file: !1, line: 22, type: !15)
!91 = distinct !DILexicalBlock(scope: !85, file: !1, line: 21, column: 18)
!92 = !DILocation(line: 20, column: 31, scope: !85)
!93 = !DILocation(line: 21, column: 5, scope: !85)
!94 = !DILocation(line: 21, column: 12, scope: !85)
!95 = !DILocation(line: 22, column: 9, scope: !91)
!96 = !DILocation(line: 22, column: 22, scope: !91)
!97 = !DILocation(line: 22, column: 29, scope: !91)
!98 = !DILocation(line: 22, column: 35, scope: !91)
!99 = !DILocation(line: 23, column: 14, scope: !91)
!100 = !DILocation(line: 23, column: 9, scope: !91)
!101 = !DILocation(line: 24, column: 16, scope: !91)
!102 = !DILocation(line: 24, column: 14, scope: !91)
!103 = !DILocation(line: 25, column: 5, scope: !85)
!104 = distinct !{!104, !93, !103, !47, !48}
!105 = !DILocation(line: 26, column: 1, scope: !85)
