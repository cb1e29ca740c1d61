source_filename = "list_cut_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { %struct.node*, %struct.node* }

@head = internal global %struct.node* null, align 8, !dbg !0

define dso_local i32 @main() !dbg !17 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %node = alloca %struct.node*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !28
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !28
  call void @llvm.dbg.declare(metadata i32* %n, metadata !22, metadata !DIExpression()), !dbg !29
  %call = call i32 @nondet_int(), !dbg !30
  store i32 %call, i32* %n, align 4, !dbg !29
  %1 = bitcast i32* %i to i8*, !dbg !31
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !31
  call void @llvm.dbg.declare(metadata i32* %i, metadata !23, metadata !DIExpression()), !dbg !32
  store i32 0, i32* %i, align 4, !dbg !32
  br label %for.cond, !dbg !31

for.cond:
  %2 = load i32, i32* %i, align 4, !dbg !33
  %3 = load i32, i32* %n, align 4, !dbg !34
  %cmp = icmp slt i32 %2, %3, !dbg !35
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !36

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  br label %cleanup6, !dbg !36

for.body:
  %4 = bitcast %struct.node** %node to i8*, !dbg !37
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %4), !dbg !37
  call void @llvm.dbg.declare(metadata %struct.node** %node, metadata !25, metadata !DIExpression()), !dbg !38
  %call1 = call noalias i8* @malloc(i64 noundef 16), !dbg !39
  %5 = bitcast i8* %call1 to %struct.node*, !dbg !39
  store %struct.node* %5, %struct.node** %node, align 8, !dbg !38
  %6 = load %struct.node*, %struct.node** %node, align 8, !dbg !40
  %tobool = icmp ne %struct.node* %6, null, !dbg !40
  br i1 %tobool, label %if.end, label %if.then, !dbg !42

if.then:
  store i32 1, i32* %retval, align 4, !dbg !43
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !43

if.end:
  %7 = load %struct.node*, %struct.node** %node, align 8, !dbg !44
  %previous = getelementptr inbounds %struct.node, %struct.node* %7, i32 0, i32 1, !dbg !45
  store %struct.node* null, %struct.node** %previous, align 8, !dbg !46
  %8 = load %struct.node*, %struct.node** @head, align 8, !dbg !47
  %9 = load %struct.node*, %struct.node** %node, align 8, !dbg !48
  %next = getelementptr inbounds %struct.node, %struct.node* %9, i32 0, i32 0, !dbg !49
  store %struct.node* %8, %struct.node** %next, align 8, !dbg !50
  %10 = load %struct.node*, %struct.node** @head, align 8, !dbg !51
  %tobool2 = icmp ne %struct.node* %10, null, !dbg !51
  br i1 %tobool2, label %if.then3, label %if.end5, !dbg !53

if.then3:
  %11 = load %struct.node*, %struct.node** %node, align 8, !dbg !54
  %12 = load %struct.node*, %struct.node** @head, align 8, !dbg !55
  %previous4 = getelementptr inbounds %struct.node, %struct.node* %12, i32 0, i32 1, !dbg !56
  store %struct.node* %11, %struct.node** %previous4, align 8, !dbg !57
  br label %if.end5, !dbg !55

if.end5:
  %13 = load %struct.node*, %struct.node** %node, align 8, !dbg !58
  store %struct.node* %13, %struct.node** @head, align 8, !dbg !59
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !60
  br label %cleanup, !dbg !60

cleanup:
  %14 = bitcast %struct.node** %node to i8*, !dbg !60
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %14), !dbg !60
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup6 [
    i32 0, label %cleanup.cont
  ]

cleanup.cont:
  br label %for.inc, !dbg !61

for.inc:
  %15 = load i32, i32* %i, align 4, !dbg !62
  %inc = add nsw i32 %15, 1, !dbg !62
  store i32 %inc, i32* %i, align 4, !dbg !62
  br label %for.cond, !dbg !63, !llvm.loop !64

cleanup6:
  %16 = bitcast i32* %i to i8*, !dbg !63
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %16), !dbg !63
  %cleanup.dest7 = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest7, label %cleanup14 [
    i32 2, label %for.end
  ]

for.end:
  %17 = load %struct.node*, %struct.node** @head, align 8, !dbg !68
  %tobool8 = icmp ne %struct.node* %17, null, !dbg !68
  br i1 %tobool8, label %land.lhs.true, label %if.end13, !dbg !70

land.lhs.true:
  %18 = load %struct.node*, %struct.node** @head, align 8, !dbg !71
  %next9 = getelementptr inbounds %struct.node, %struct.node* %18, i32 0, i32 0, !dbg !72
  %19 = load %struct.node*, %struct.node** %next9, align 8, !dbg !72
  %tobool10 = icmp ne %struct.node* %19, null, !dbg !71
  br i1 %tobool10, label %if.then11, label %if.end13, !dbg !73

if.then11:
  %20 = load %struct.node*, %struct.node** @head, align 8, !dbg !74
  %next12 = getelementptr inbounds %struct.node, %struct.node* %20, i32 0, i32 0, !dbg !75
  store %struct.node* null, %struct.node** %next12, align 8, !dbg !76
  br label %if.end13, !dbg !74

if.end13:
  store i32 0, i32* %retval, align 4, !dbg !77
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup14, !dbg !77

cleanup14:
  %21 = bitcast i32* %n to i8*, !dbg !78
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %21), !dbg !78
  %22 = load i32, i32* %retval, align 4, !dbg !78
  ret i32 %22, !dbg !78
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !79 i32 @nondet_int()

declare noalias i8* @malloc(i64 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "head", scope: !2, file: !3, line: 10, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "list_cut_unsafe.c", directory: ".")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 6, size: 128, elements: !7)
!7 = !{!8, !9}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !6, file: !3, line: 7, baseType: !5, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_member, name: "previous", scope: !6, file: !3, line: 7, baseType: !5, size: 64, offset: 64)
!10 = !{i32 7, !"Dwarf Version", i32 5}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 7, !"PIC Level", i32 2}
!14 = !{i32 7, !"PIE Level", i32 2}
!15 = !{i32 7, !"uwtable", i32 1}

!17 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 12, type: !18, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !21)
!18 = !DISubroutineType(types: !19)
!19 = !{!20}
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{!22, !23, !25}
!22 = !DILocalVariable(name: "n", scope: !17, file: !3, line: 13, type: !20)
!23 = !DILocalVariable(name: "i", scope: !24, file: !3, line: 14, type: !20)
!24 = distinct !DILexicalBlock(scope: !17, file: !3, line: 14, column: 3)
!25 = !DILocalVariable(name: "node", scope: !26, file: !3, line: 15, type: !5)
!26 = distinct !DILexicalBlock(scope: !27, file: !3, line: 14, column: 31)
!27 = distinct !DILexicalBlock(scope: !24, file: !3, line: 14, column: 3)
!28 = !DILocation(line: 13, column: 3, scope: !17)
!29 = !DILocation(line: 13, column: 7, scope: !17)
!30 = !DILocation(line: 13, column: 11, scope: !17)
!31 = !DILocation(line: 14, column: 8, scope: !24)
!32 = !DILocation(line: 14, column: 12, scope: !24)
!33 = !DILocation(line: 14, column: 19, scope: !27)
!34 = !DILocation(line: 14, column: 23, scope: !27)
!35 = !DILocation(line: 14, column: 21, scope: !27)
!36 = !DILocation(line: 14, column: 3, scope: !24)
!37 = !DILocation(line: 15, column: 5, scope: !26)
!38 = !DILocation(line: 15, column: 18, scope: !26)
!39 = !DILocation(line: 15, column: 25, scope: !26)
!40 = !DILocation(line: 16, column: 10, scope: !41)
!41 = distinct !DILexicalBlock(scope: !26, file: !3, line: 16, column: 9)
!42 = !DILocation(line: 16, column: 9, scope: !26)
!43 = !DILocation(line: 16, column: 16, scope: !41)
!44 = !DILocation(line: 17, column: 5, scope: !26)
!45 = !DILocation(line: 17, column: 11, scope: !26)
!46 = !DILocation(line: 17, column: 20, scope: !26)
!47 = !DILocation(line: 18, column: 18, scope: !26)
!48 = !DILocation(line: 18, column: 5, scope: !26)
!49 = !DILocation(line: 18, column: 11, scope: !26)
!50 = !DILocation(line: 18, column: 16, scope: !26)
!51 = !DILocation(line: 19, column: 9, scope: !52)
!52 = distinct !DILexicalBlock(scope: !26, file: !3, line: 19, column: 9)
!53 = !DILocation(line: 19, column: 9, scope: !26)
!54 = !DILocation(line: 19, column: 32, scope: !52)
!55 = !DILocation(line: 19, column: 15, scope: !52)
!56 = !DILocation(line: 19, column: 21, scope: !52)
!57 = !DILocation(line: 19, column: 30, scope: !52)
!58 = !DILocation(line: 20, column: 12, scope: !26)
!59 = !DILocation(line: 20, column: 10, scope: !26)
!60 = !DILocation(line: 21, column: 3, scope: !27)
!61 = !DILocation(line: 21, column: 3, scope: !26)
!62 = !DILocation(line: 14, column: 27, scope: !27)
!63 = !DILocation(line: 14, column: 3, scope: !27)
!64 = distinct !{!64, !36, !65, !66, !67}
!65 = !DILocation(line: 21, column: 3, scope: !24)
!66 = !{!"llvm.loop.mustprogress"}
!67 = !{!"llvm.loop.unroll.disable"}
!68 = !DILocation(line: 22, column: 7, scope: !69)
!69 = distinct !DILexicalBlock(scope: !17, file: !3, line: 22, column: 7)
!70 = !DILocation(line: 22, column: 12, scope: !69)
!71 = !DILocation(line: 22, column: 15, scope: !69)
!72 = !DILocation(line: 22, column: 21, scope: !69)
!73 = !DILocation(line: 22, column: 7, scope: !17)
!74 = !DILocation(line: 22, column: 27, scope: !69)
!75 = !DILocation(line: 22, column: 33, scope: !69)
!76 = !DILocation(line: 22, column: 38, scope: !69)
!77 = !DILocation(line: 23, column: 3, scope: !17)
!78 = !DILocation(line: 24, column: 1, scope: !17)
!79 = !DISubprogram(name: "nondet_int", scope: !3, file: !3, line: 4, type: !18, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !80)
!80 = !{}
