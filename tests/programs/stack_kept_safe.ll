source_filename = "stack_kept_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, %struct.node* }

@top = internal global %struct.node* null, align 8, !dbg !0

define dso_local i32 @main() !dbg !18 {
entry:
  %retval = alloca i32, align 4
  %value = alloca i32, align 4
  %command = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %value to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !27
  call void @llvm.dbg.declare(metadata i32* %value, metadata !22, metadata !DIExpression()), !dbg !28
  store i32 0, i32* %value, align 4, !dbg !28
  br label %for.cond, !dbg !29

for.cond:
  %1 = bitcast i32* %command to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !30
  call void @llvm.dbg.declare(metadata i32* %command, metadata !23, metadata !DIExpression()), !dbg !31
  %call = call i32 @nondet_int(), !dbg !32
  store i32 %call, i32* %command, align 4, !dbg !31
  %2 = load i32, i32* %command, align 4, !dbg !33
  %cmp = icmp eq i32 %2, 0, !dbg !35
  br i1 %cmp, label %if.then, label %if.end, !dbg !36

if.then:
  %3 = load i32, i32* %value, align 4, !dbg !37
  store i32 %3, i32* %retval, align 4, !dbg !38
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !38

if.end:
  %4 = load i32, i32* %command, align 4, !dbg !39
  %cmp1 = icmp sgt i32 %4, 0, !dbg !41
  br i1 %cmp1, label %if.then2, label %if.else, !dbg !42

if.then2:
  %5 = load i32, i32* %command, align 4, !dbg !43
  call void @push(i32 noundef %5), !dbg !44
  br label %if.end4, !dbg !44

if.else:
  %call3 = call i32 @pop(i32* noundef %value), !dbg !45
  br label %if.end4

if.end4:
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !46
  br label %cleanup, !dbg !46

cleanup:
  %6 = bitcast i32* %command to i8*, !dbg !46
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6), !dbg !46
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup5 [
    i32 0, label %cleanup.cont
  ]

cleanup.cont:
  br label %for.cond, !dbg !47, !llvm.loop !48

cleanup5:
  %7 = bitcast i32* %value to i8*, !dbg !52
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7), !dbg !52
  %8 = load i32, i32* %retval, align 4, !dbg !52
  ret i32 %8, !dbg !52
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !53 i32 @nondet_int()

define internal void @push(i32 noundef %value) !dbg !55 {
entry:
  %value.addr = alloca i32, align 4
  %node = alloca %struct.node*, align 8
  store i32 %value, i32* %value.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %value.addr, metadata !59, metadata !DIExpression()), !dbg !61
  %0 = bitcast %struct.node** %node to i8*, !dbg !62
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !62
  call void @llvm.dbg.declare(metadata %struct.node** %node, metadata !60, metadata !DIExpression()), !dbg !63
  %call = call noalias i8* @malloc(i64 noundef 16), !dbg !64
  %1 = bitcast i8* %call to %struct.node*, !dbg !64
  store %struct.node* %1, %struct.node** %node, align 8, !dbg !63
  %2 = load %struct.node*, %struct.node** %node, align 8, !dbg !65
  %tobool = icmp ne %struct.node* %2, null, !dbg !65
  br i1 %tobool, label %if.end, label %if.then, !dbg !67

if.then:
  call void @exit(i32 noundef 1), !dbg !68
  unreachable, !dbg !68

if.end:
  %3 = load i32, i32* %value.addr, align 4, !dbg !69
  %4 = load %struct.node*, %struct.node** %node, align 8, !dbg !70
  %value1 = getelementptr inbounds %struct.node, %struct.node* %4, i32 0, i32 0, !dbg !71
  store i32 %3, i32* %value1, align 8, !dbg !72
  %5 = load %struct.node*, %struct.node** @top, align 8, !dbg !73
  %6 = load %struct.node*, %struct.node** %node, align 8, !dbg !74
  %below = getelementptr inbounds %struct.node, %struct.node* %6, i32 0, i32 1, !dbg !75
  store %struct.node* %5, %struct.node** %below, align 8, !dbg !76
  %7 = load %struct.node*, %struct.node** %node, align 8, !dbg !77
  store %struct.node* %7, %struct.node** @top, align 8, !dbg !78
  %8 = bitcast %struct.node** %node to i8*, !dbg !79
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %8), !dbg !79
  ret void, !dbg !79
}

define internal i32 @pop(i32* noundef %value) !dbg !80 {
entry:
  %retval = alloca i32, align 4
  %value.addr = alloca i32*, align 8
  %node = alloca %struct.node*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i32* %value, i32** %value.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %value.addr, metadata !85, metadata !DIExpression()), !dbg !87
  %0 = bitcast %struct.node** %node to i8*, !dbg !88
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !88
  call void @llvm.dbg.declare(metadata %struct.node** %node, metadata !86, metadata !DIExpression()), !dbg !89
  %1 = load %struct.node*, %struct.node** @top, align 8, !dbg !90
  store %struct.node* %1, %struct.node** %node, align 8, !dbg !89
  %2 = load %struct.node*, %struct.node** %node, align 8, !dbg !91
  %tobool = icmp ne %struct.node* %2, null, !dbg !91
  br i1 %tobool, label %if.end, label %if.then, !dbg !93

if.then:
  store i32 0, i32* %retval, align 4, !dbg !94
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !94

if.end:
  %3 = load %struct.node*, %struct.node** %node, align 8, !dbg !95
  %value1 = getelementptr inbounds %struct.node, %struct.node* %3, i32 0, i32 0, !dbg !96
  %4 = load i32, i32* %value1, align 8, !dbg !96
  %5 = load i32*, i32** %value.addr, align 8, !dbg !97
  store i32 %4, i32* %5, align 4, !dbg !98
  %6 = load %struct.node*, %struct.node** %node, align 8, !dbg !99
  %below = getelementptr inbounds %struct.node, %struct.node* %6, i32 0, i32 1, !dbg !100
  %7 = load %struct.node*, %struct.node** %below, align 8, !dbg !100
  store %struct.node* %7, %struct.node** @top, align 8, !dbg !101
  %8 = load %struct.node*, %struct.node** %node, align 8, !dbg !102
  %9 = bitcast %struct.node* %8 to i8*, !dbg !102
  call void @free(i8* noundef %9), !dbg !103
  store i32 1, i32* %retval, align 4, !dbg !104
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !104

cleanup:
  %10 = bitcast %struct.node** %node to i8*, !dbg !105
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %10), !dbg !105
  %11 = load i32, i32* %retval, align 4, !dbg !105
  ret i32 %11, !dbg !105
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare noalias i8* @malloc(i64 noundef)

declare void @exit(i32 noundef)

declare void @free(i8* noundef)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 11, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "stack_kept_safe.c", directory: ".")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 6, size: 128, elements: !7)
!7 = !{!8, !10}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !6, file: !3, line: 7, baseType: !9, size: 32)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_member, name: "below", scope: !6, file: !3, line: 8, baseType: !5, size: 64, offset: 64)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 7, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 1}

!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 30, type: !19, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !21)
!19 = !DISubroutineType(types: !20)
!20 = !{!9}
!21 = !{!22, !23}
!22 = !DILocalVariable(name: "value", scope: !18, file: !3, line: 31, type: !9)
!23 = !DILocalVariable(name: "command", scope: !24, file: !3, line: 33, type: !9)
!24 = distinct !DILexicalBlock(scope: !25, file: !3, line: 32, column: 12)
!25 = distinct !DILexicalBlock(scope: !26, file: !3, line: 32, column: 3)
!26 = distinct !DILexicalBlock(scope: !18, file: !3, line: 32, column: 3)
!27 = !DILocation(line: 31, column: 3, scope: !18)
!28 = !DILocation(line: 31, column: 7, scope: !18)
!29 = !DILocation(line: 32, column: 3, scope: !18)
!30 = !DILocation(line: 33, column: 5, scope: !24)
!31 = !DILocation(line: 33, column: 9, scope: !24)
!32 = !DILocation(line: 33, column: 19, scope: !24)
!33 = !DILocation(line: 34, column: 9, scope: !34)
!34 = distinct !DILexicalBlock(scope: !24, file: !3, line: 34, column: 9)
!35 = !DILocation(line: 34, column: 17, scope: !34)
!36 = !DILocation(line: 34, column: 9, scope: !24)
!37 = !DILocation(line: 34, column: 30, scope: !34)
!38 = !DILocation(line: 34, column: 23, scope: !34)
!39 = !DILocation(line: 35, column: 9, scope: !40)
!40 = distinct !DILexicalBlock(scope: !24, file: !3, line: 35, column: 9)
!41 = !DILocation(line: 35, column: 17, scope: !40)
!42 = !DILocation(line: 35, column: 9, scope: !24)
!43 = !DILocation(line: 35, column: 27, scope: !40)
!44 = !DILocation(line: 35, column: 22, scope: !40)
!45 = !DILocation(line: 36, column: 10, scope: !40)
!46 = !DILocation(line: 37, column: 3, scope: !25)
!47 = !DILocation(line: 32, column: 3, scope: !25)
!48 = distinct !{!48, !49, !50, !51}
!49 = !DILocation(line: 32, column: 3, scope: !26)
!50 = !DILocation(line: 37, column: 3, scope: !26)
!51 = !{!"llvm.loop.unroll.disable"}
!52 = !DILocation(line: 38, column: 1, scope: !18)
!53 = !DISubprogram(name: "nondet_int", scope: !3, file: !3, line: 4, type: !19, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !54)
!54 = !{}
!55 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 13, type: !56, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !58)
!56 = !DISubroutineType(types: !57)
!57 = !{null, !9}
!58 = !{!59, !60}
!59 = !DILocalVariable(name: "value", arg: 1, scope: !55, file: !3, line: 13, type: !9)
!60 = !DILocalVariable(name: "node", scope: !55, file: !3, line: 14, type: !5)
!61 = !DILocation(line: 13, column: 22, scope: !55)
!62 = !DILocation(line: 14, column: 3, scope: !55)
!63 = !DILocation(line: 14, column: 16, scope: !55)
!64 = !DILocation(line: 14, column: 23, scope: !55)
!65 = !DILocation(line: 15, column: 8, scope: !66)
!66 = distinct !DILexicalBlock(scope: !55, file: !3, line: 15, column: 7)
!67 = !DILocation(line: 15, column: 7, scope: !55)
!68 = !DILocation(line: 15, column: 14, scope: !66)
!69 = !DILocation(line: 16, column: 17, scope: !55)
!70 = !DILocation(line: 16, column: 3, scope: !55)
!71 = !DILocation(line: 16, column: 9, scope: !55)
!72 = !DILocation(line: 16, column: 15, scope: !55)
!73 = !DILocation(line: 17, column: 17, scope: !55)
!74 = !DILocation(line: 17, column: 3, scope: !55)
!75 = !DILocation(line: 17, column: 9, scope: !55)
!76 = !DILocation(line: 17, column: 15, scope: !55)
!77 = !DILocation(line: 18, column: 9, scope: !55)
!78 = !DILocation(line: 18, column: 7, scope: !55)
!79 = !DILocation(line: 19, column: 1, scope: !55)
!80 = distinct !DISubprogram(name: "pop", scope: !3, file: !3, line: 21, type: !81, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !84)
!81 = !DISubroutineType(types: !82)
!82 = !{!9, !83}
!83 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!84 = !{!85, !86}
!85 = !DILocalVariable(name: "value", arg: 1, scope: !80, file: !3, line: 21, type: !83)
!86 = !DILocalVariable(name: "node", scope: !80, file: !3, line: 22, type: !5)
!87 = !DILocation(line: 21, column: 21, scope: !80)
!88 = !DILocation(line: 22, column: 3, scope: !80)
!89 = !DILocation(line: 22, column: 16, scope: !80)
!90 = !DILocation(line: 22, column: 23, scope: !80)
!91 = !DILocation(line: 23, column: 8, scope: !92)
!92 = distinct !DILexicalBlock(scope: !80, file: !3, line: 23, column: 7)
!93 = !DILocation(line: 23, column: 7, scope: !80)
!94 = !DILocation(line: 23, column: 14, scope: !92)
!95 = !DILocation(line: 24, column: 12, scope: !80)
!96 = !DILocation(line: 24, column: 18, scope: !80)
!97 = !DILocation(line: 24, column: 4, scope: !80)
!98 = !DILocation(line: 24, column: 10, scope: !80)
!99 = !DILocation(line: 25, column: 9, scope: !80)
!100 = !DILocation(line: 25, column: 15, scope: !80)
!101 = !DILocation(line: 25, column: 7, scope: !80)
!102 = !DILocation(line: 26, column: 8, scope: !80)
!103 = !DILocation(line: 26, column: 3, scope: !80)
!104 = !DILocation(line: 27, column: 3, scope: !80)
!105 = !DILocation(line: 28, column: 1, scope: !80)
