source_filename = "list_stack_freed_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, %struct.node* }

@top = internal global %struct.node* null, align 8, !dbg !0

define dso_local i32 @main() !dbg !18 {
entry:
  %retval = alloca i32, align 4
  %command = alloca i32, align 4
  %value = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %command to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !24
  call void @llvm.dbg.declare(metadata i32* %command, metadata !22, metadata !DIExpression()), !dbg !25
  %1 = bitcast i32* %value to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !24
  call void @llvm.dbg.declare(metadata i32* %value, metadata !23, metadata !DIExpression()), !dbg !26
  br label %while.cond, !dbg !27

while.cond:
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !28
  store i32 %call, i32* %command, align 4, !dbg !29
  %cmp = icmp ne i32 %call, 0, !dbg !30
  br i1 %cmp, label %while.body, label %while.end, !dbg !27

while.body:
  %2 = load i32, i32* %command, align 4, !dbg !31
  %cmp1 = icmp sgt i32 %2, 0, !dbg !34
  br i1 %cmp1, label %if.then, label %if.else, !dbg !35

if.then:
  %3 = load i32, i32* %command, align 4, !dbg !36
  call void @push(i32 noundef %3), !dbg !37
  br label %if.end, !dbg !37

if.else:
  %call2 = call i32 @pop(i32* noundef %value), !dbg !38
  br label %if.end

if.end:
  br label %while.cond, !dbg !27, !llvm.loop !39

while.end:
  br label %while.cond3, !dbg !43

while.cond3:
  %call4 = call i32 @pop(i32* noundef %value), !dbg !44
  %tobool = icmp ne i32 %call4, 0, !dbg !43
  br i1 %tobool, label %while.body5, label %while.end6, !dbg !43

while.body5:
  br label %while.cond3, !dbg !43, !llvm.loop !45

while.end6:
  %4 = bitcast i32* %value to i8*, !dbg !47
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %4), !dbg !47
  %5 = bitcast i32* %command to i8*, !dbg !47
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %5), !dbg !47
  ret i32 0, !dbg !48
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

define internal void @push(i32 noundef %value) !dbg !49 {
entry:
  %value.addr = alloca i32, align 4
  %n = alloca %struct.node*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i32 %value, i32* %value.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %value.addr, metadata !53, metadata !DIExpression()), !dbg !55
  %0 = bitcast %struct.node** %n to i8*, !dbg !56
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !56
  call void @llvm.dbg.declare(metadata %struct.node** %n, metadata !54, metadata !DIExpression()), !dbg !57
  %call = call noalias i8* @malloc(i64 noundef 16), !dbg !58
  %1 = bitcast i8* %call to %struct.node*, !dbg !58
  store %struct.node* %1, %struct.node** %n, align 8, !dbg !57
  %2 = load %struct.node*, %struct.node** %n, align 8, !dbg !59
  %tobool = icmp ne %struct.node* %2, null, !dbg !59
  br i1 %tobool, label %if.end, label %if.then, !dbg !61

if.then:
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !62

if.end:
  %3 = load i32, i32* %value.addr, align 4, !dbg !63
  %4 = load %struct.node*, %struct.node** %n, align 8, !dbg !64
  %value1 = getelementptr inbounds %struct.node, %struct.node* %4, i32 0, i32 0, !dbg !65
  store i32 %3, i32* %value1, align 8, !dbg !66
  %5 = load %struct.node*, %struct.node** @top, align 8, !dbg !67
  %6 = load %struct.node*, %struct.node** %n, align 8, !dbg !68
  %next = getelementptr inbounds %struct.node, %struct.node* %6, i32 0, i32 1, !dbg !69
  store %struct.node* %5, %struct.node** %next, align 8, !dbg !70
  %7 = load %struct.node*, %struct.node** %n, align 8, !dbg !71
  store %struct.node* %7, %struct.node** @top, align 8, !dbg !72
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !73
  br label %cleanup, !dbg !73

cleanup:
  %8 = bitcast %struct.node** %n to i8*, !dbg !73
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %8), !dbg !73
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:
  ret void, !dbg !73

unreachable:
  unreachable
}

define internal i32 @pop(i32* noundef %value) !dbg !74 {
entry:
  %retval = alloca i32, align 4
  %value.addr = alloca i32*, align 8
  %n = alloca %struct.node*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i32* %value, i32** %value.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %value.addr, metadata !79, metadata !DIExpression()), !dbg !81
  %0 = bitcast %struct.node** %n to i8*, !dbg !82
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !82
  call void @llvm.dbg.declare(metadata %struct.node** %n, metadata !80, metadata !DIExpression()), !dbg !83
  %1 = load %struct.node*, %struct.node** @top, align 8, !dbg !84
  store %struct.node* %1, %struct.node** %n, align 8, !dbg !83
  %2 = load %struct.node*, %struct.node** %n, align 8, !dbg !85
  %tobool = icmp ne %struct.node* %2, null, !dbg !85
  br i1 %tobool, label %if.end, label %if.then, !dbg !87

if.then:
  store i32 0, i32* %retval, align 4, !dbg !88
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !88

if.end:
  %3 = load %struct.node*, %struct.node** %n, align 8, !dbg !89
  %value1 = getelementptr inbounds %struct.node, %struct.node* %3, i32 0, i32 0, !dbg !90
  %4 = load i32, i32* %value1, align 8, !dbg !90
  %5 = load i32*, i32** %value.addr, align 8, !dbg !91
  store i32 %4, i32* %5, align 4, !dbg !92
  %6 = load %struct.node*, %struct.node** %n, align 8, !dbg !93
  %next = getelementptr inbounds %struct.node, %struct.node* %6, i32 0, i32 1, !dbg !94
  %7 = load %struct.node*, %struct.node** %next, align 8, !dbg !94
  store %struct.node* %7, %struct.node** @top, align 8, !dbg !95
  %8 = load %struct.node*, %struct.node** %n, align 8, !dbg !96
  %9 = bitcast %struct.node* %8 to i8*, !dbg !96
  call void @free(i8* noundef %9), !dbg !97
  store i32 1, i32* %retval, align 4, !dbg !98
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !98

cleanup:
  %10 = bitcast %struct.node** %n to i8*, !dbg !99
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %10), !dbg !99
  %11 = load i32, i32* %retval, align 4, !dbg !99
  ret i32 %11, !dbg !99
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare noalias i8* @malloc(i64 noundef)

declare void @free(i8* noundef)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 11, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "list_stack_freed_safe.c", directory: ".")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 6, size: 128, elements: !7)
!7 = !{!8, !10}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !6, file: !3, line: 7, baseType: !9, size: 32)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !6, file: !3, line: 8, baseType: !5, size: 64, offset: 64)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 7, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 1}

!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 32, type: !19, scopeLine: 32, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !21)
!19 = !DISubroutineType(types: !20)
!20 = !{!9}
!21 = !{!22, !23}
!22 = !DILocalVariable(name: "command", scope: !18, file: !3, line: 33, type: !9)
!23 = !DILocalVariable(name: "value", scope: !18, file: !3, line: 33, type: !9)
!24 = !DILocation(line: 33, column: 5, scope: !18)
!25 = !DILocation(line: 33, column: 9, scope: !18)
!26 = !DILocation(line: 33, column: 18, scope: !18)
!27 = !DILocation(line: 34, column: 5, scope: !18)
!28 = !DILocation(line: 34, column: 23, scope: !18)
!29 = !DILocation(line: 34, column: 21, scope: !18)
!30 = !DILocation(line: 34, column: 48, scope: !18)
!31 = !DILocation(line: 35, column: 13, scope: !32)
!32 = distinct !DILexicalBlock(scope: !33, file: !3, line: 35, column: 13)
!33 = distinct !DILexicalBlock(scope: !18, file: !3, line: 34, column: 54)
!34 = !DILocation(line: 35, column: 21, scope: !32)
!35 = !DILocation(line: 35, column: 13, scope: !33)
!36 = !DILocation(line: 36, column: 18, scope: !32)
!37 = !DILocation(line: 36, column: 13, scope: !32)
!38 = !DILocation(line: 38, column: 13, scope: !32)
!39 = distinct !{!39, !27, !40, !41, !42}
!40 = !DILocation(line: 39, column: 5, scope: !18)
!41 = !{!"llvm.loop.mustprogress"}
!42 = !{!"llvm.loop.unroll.disable"}
!43 = !DILocation(line: 40, column: 5, scope: !18)
!44 = !DILocation(line: 40, column: 12, scope: !18)
!45 = distinct !{!45, !43, !46, !41, !42}
!46 = !DILocation(line: 41, column: 9, scope: !18)
!47 = !DILocation(line: 43, column: 1, scope: !18)
!48 = !DILocation(line: 42, column: 5, scope: !18)
!49 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 13, type: !50, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !52)
!50 = !DISubroutineType(types: !51)
!51 = !{null, !9}
!52 = !{!53, !54}
!53 = !DILocalVariable(name: "value", arg: 1, scope: !49, file: !3, line: 13, type: !9)
!54 = !DILocalVariable(name: "n", scope: !49, file: !3, line: 14, type: !5)
!55 = !DILocation(line: 13, column: 22, scope: !49)
!56 = !DILocation(line: 14, column: 5, scope: !49)
!57 = !DILocation(line: 14, column: 18, scope: !49)
!58 = !DILocation(line: 14, column: 22, scope: !49)
!59 = !DILocation(line: 15, column: 10, scope: !60)
!60 = distinct !DILexicalBlock(scope: !49, file: !3, line: 15, column: 9)
!61 = !DILocation(line: 15, column: 9, scope: !49)
!62 = !DILocation(line: 16, column: 9, scope: !60)
!63 = !DILocation(line: 17, column: 16, scope: !49)
!64 = !DILocation(line: 17, column: 5, scope: !49)
!65 = !DILocation(line: 17, column: 8, scope: !49)
!66 = !DILocation(line: 17, column: 14, scope: !49)
!67 = !DILocation(line: 18, column: 15, scope: !49)
!68 = !DILocation(line: 18, column: 5, scope: !49)
!69 = !DILocation(line: 18, column: 8, scope: !49)
!70 = !DILocation(line: 18, column: 13, scope: !49)
!71 = !DILocation(line: 19, column: 11, scope: !49)
!72 = !DILocation(line: 19, column: 9, scope: !49)
!73 = !DILocation(line: 20, column: 1, scope: !49)
!74 = distinct !DISubprogram(name: "pop", scope: !3, file: !3, line: 22, type: !75, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !78)
!75 = !DISubroutineType(types: !76)
!76 = !{!9, !77}
!77 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!78 = !{!79, !80}
!79 = !DILocalVariable(name: "value", arg: 1, scope: !74, file: !3, line: 22, type: !77)
!80 = !DILocalVariable(name: "n", scope: !74, file: !3, line: 23, type: !5)
!81 = !DILocation(line: 22, column: 21, scope: !74)
!82 = !DILocation(line: 23, column: 5, scope: !74)
!83 = !DILocation(line: 23, column: 18, scope: !74)
!84 = !DILocation(line: 23, column: 22, scope: !74)
!85 = !DILocation(line: 24, column: 10, scope: !86)
!86 = distinct !DILexicalBlock(scope: !74, file: !3, line: 24, column: 9)
!87 = !DILocation(line: 24, column: 9, scope: !74)
!88 = !DILocation(line: 25, column: 9, scope: !86)
!89 = !DILocation(line: 26, column: 14, scope: !74)
!90 = !DILocation(line: 26, column: 17, scope: !74)
!91 = !DILocation(line: 26, column: 6, scope: !74)
!92 = !DILocation(line: 26, column: 12, scope: !74)
!93 = !DILocation(line: 27, column: 11, scope: !74)
!94 = !DILocation(line: 27, column: 14, scope: !74)
!95 = !DILocation(line: 27, column: 9, scope: !74)
!96 = !DILocation(line: 28, column: 10, scope: !74)
!97 = !DILocation(line: 28, column: 5, scope: !74)
!98 = !DILocation(line: 29, column: 5, scope: !74)
!99 = !DILocation(line: 30, column: 1, scope: !74)
