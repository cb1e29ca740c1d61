source_filename = "queue_kept_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, %struct.node* }

@last = internal global %struct.node* null, align 8, !dbg !0
@first = internal global %struct.node* null, align 8, !dbg !5

define dso_local i32 @main() !dbg !20 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !27
  call void @llvm.dbg.declare(metadata i32* %n, metadata !24, metadata !DIExpression()), !dbg !28
  %call = call i32 @nondet_int(), !dbg !29
  store i32 %call, i32* %n, align 4, !dbg !28
  %1 = bitcast i32* %i to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !30
  call void @llvm.dbg.declare(metadata i32* %i, metadata !25, metadata !DIExpression()), !dbg !31
  store i32 0, i32* %i, align 4, !dbg !31
  br label %for.cond, !dbg !30

for.cond:
  %2 = load i32, i32* %i, align 4, !dbg !32
  %3 = load i32, i32* %n, align 4, !dbg !34
  %cmp = icmp slt i32 %2, %3, !dbg !35
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !36

for.cond.cleanup:
  %4 = bitcast i32* %i to i8*, !dbg !37
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %4), !dbg !37
  br label %for.end

for.body:
  %5 = load i32, i32* %i, align 4, !dbg !38
  call void @enqueue(i32 noundef %5), !dbg !39
  br label %for.inc, !dbg !39

for.inc:
  %6 = load i32, i32* %i, align 4, !dbg !40
  %inc = add nsw i32 %6, 1, !dbg !40
  store i32 %inc, i32* %i, align 4, !dbg !40
  br label %for.cond, !dbg !37, !llvm.loop !41

for.end:
  %7 = bitcast i32* %n to i8*, !dbg !45
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7), !dbg !45
  ret i32 0, !dbg !46
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !47 i32 @nondet_int()

define internal void @enqueue(i32 noundef %value) !dbg !49 {
entry:
  %value.addr = alloca i32, align 4
  %node = alloca %struct.node*, align 8
  store i32 %value, i32* %value.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %value.addr, metadata !53, metadata !DIExpression()), !dbg !55
  %0 = bitcast %struct.node** %node to i8*, !dbg !56
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !56
  call void @llvm.dbg.declare(metadata %struct.node** %node, metadata !54, metadata !DIExpression()), !dbg !57
  %call = call noalias i8* @malloc(i64 noundef 16), !dbg !58
  %1 = bitcast i8* %call to %struct.node*, !dbg !58
  store %struct.node* %1, %struct.node** %node, align 8, !dbg !57
  %2 = load %struct.node*, %struct.node** %node, align 8, !dbg !59
  %tobool = icmp ne %struct.node* %2, null, !dbg !59
  br i1 %tobool, label %if.end, label %if.then, !dbg !61

if.then:
  call void @exit(i32 noundef 1), !dbg !62
  unreachable, !dbg !62

if.end:
  %3 = load i32, i32* %value.addr, align 4, !dbg !63
  %4 = load %struct.node*, %struct.node** %node, align 8, !dbg !64
  %value1 = getelementptr inbounds %struct.node, %struct.node* %4, i32 0, i32 0, !dbg !65
  store i32 %3, i32* %value1, align 8, !dbg !66
  %5 = load %struct.node*, %struct.node** %node, align 8, !dbg !67
  %next = getelementptr inbounds %struct.node, %struct.node* %5, i32 0, i32 1, !dbg !68
  store %struct.node* null, %struct.node** %next, align 8, !dbg !69
  %6 = load %struct.node*, %struct.node** @last, align 8, !dbg !70
  %tobool2 = icmp ne %struct.node* %6, null, !dbg !70
  br i1 %tobool2, label %if.then3, label %if.else, !dbg !72

if.then3:
  %7 = load %struct.node*, %struct.node** %node, align 8, !dbg !73
  %8 = load %struct.node*, %struct.node** @last, align 8, !dbg !74
  %next4 = getelementptr inbounds %struct.node, %struct.node* %8, i32 0, i32 1, !dbg !75
  store %struct.node* %7, %struct.node** %next4, align 8, !dbg !76
  br label %if.end5, !dbg !74

if.else:
  %9 = load %struct.node*, %struct.node** %node, align 8, !dbg !77
  store %struct.node* %9, %struct.node** @first, align 8, !dbg !78
  br label %if.end5

if.end5:
  %10 = load %struct.node*, %struct.node** %node, align 8, !dbg !79
  store %struct.node* %10, %struct.node** @last, align 8, !dbg !80
  %11 = bitcast %struct.node** %node to i8*, !dbg !81
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %11), !dbg !81
  ret void, !dbg !81
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare noalias i8* @malloc(i64 noundef)

declare void @exit(i32 noundef)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!13, !14, !15, !16, !17, !18}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "last", scope: !2, file: !3, line: 11, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "queue_kept_safe.c", directory: ".")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 11, type: !7, isLocal: true, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 6, size: 128, elements: !9)
!9 = !{!10, !12}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !8, file: !3, line: 7, baseType: !11, size: 32)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !8, file: !3, line: 8, baseType: !7, size: 64, offset: 64)
!13 = !{i32 7, !"Dwarf Version", i32 5}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 7, !"PIC Level", i32 2}
!17 = !{i32 7, !"PIE Level", i32 2}
!18 = !{i32 7, !"uwtable", i32 1}

!20 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 23, type: !21, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !23)
!21 = !DISubroutineType(types: !22)
!22 = !{!11}
!23 = !{!24, !25}
!24 = !DILocalVariable(name: "n", scope: !20, file: !3, line: 24, type: !11)
!25 = !DILocalVariable(name: "i", scope: !26, file: !3, line: 25, type: !11)
!26 = distinct !DILexicalBlock(scope: !20, file: !3, line: 25, column: 3)
!27 = !DILocation(line: 24, column: 3, scope: !20)
!28 = !DILocation(line: 24, column: 7, scope: !20)
!29 = !DILocation(line: 24, column: 11, scope: !20)
!30 = !DILocation(line: 25, column: 8, scope: !26)
!31 = !DILocation(line: 25, column: 12, scope: !26)
!32 = !DILocation(line: 25, column: 19, scope: !33)
!33 = distinct !DILexicalBlock(scope: !26, file: !3, line: 25, column: 3)
!34 = !DILocation(line: 25, column: 23, scope: !33)
!35 = !DILocation(line: 25, column: 21, scope: !33)
!36 = !DILocation(line: 25, column: 3, scope: !26)
!37 = !DILocation(line: 25, column: 3, scope: !33)
!38 = !DILocation(line: 25, column: 39, scope: !33)
!39 = !DILocation(line: 25, column: 31, scope: !33)
!40 = !DILocation(line: 25, column: 27, scope: !33)
!41 = distinct !{!41, !36, !42, !43, !44}
!42 = !DILocation(line: 25, column: 40, scope: !26)
!43 = !{!"llvm.loop.mustprogress"}
!44 = !{!"llvm.loop.unroll.disable"}
!45 = !DILocation(line: 27, column: 1, scope: !20)
!46 = !DILocation(line: 26, column: 3, scope: !20)
!47 = !DISubprogram(name: "nondet_int", scope: !3, file: !3, line: 4, type: !21, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !48)
!48 = !{}
!49 = distinct !DISubprogram(name: "enqueue", scope: !3, file: !3, line: 13, type: !50, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !52)
!50 = !DISubroutineType(types: !51)
!51 = !{null, !11}
!52 = !{!53, !54}
!53 = !DILocalVariable(name: "value", arg: 1, scope: !49, file: !3, line: 13, type: !11)
!54 = !DILocalVariable(name: "node", scope: !49, file: !3, line: 14, type: !7)
!55 = !DILocation(line: 13, column: 25, scope: !49)
!56 = !DILocation(line: 14, column: 3, scope: !49)
!57 = !DILocation(line: 14, column: 16, scope: !49)
!58 = !DILocation(line: 14, column: 23, scope: !49)
!59 = !DILocation(line: 15, column: 8, scope: !60)
!60 = distinct !DILexicalBlock(scope: !49, file: !3, line: 15, column: 7)
!61 = !DILocation(line: 15, column: 7, scope: !49)
!62 = !DILocation(line: 15, column: 14, scope: !60)
!63 = !DILocation(line: 16, column: 17, scope: !49)
!64 = !DILocation(line: 16, column: 3, scope: !49)
!65 = !DILocation(line: 16, column: 9, scope: !49)
!66 = !DILocation(line: 16, column: 15, scope: !49)
!67 = !DILocation(line: 17, column: 3, scope: !49)
!68 = !DILocation(line: 17, column: 9, scope: !49)
!69 = !DILocation(line: 17, column: 14, scope: !49)
!70 = !DILocation(line: 18, column: 7, scope: !71)
!71 = distinct !DILexicalBlock(scope: !49, file: !3, line: 18, column: 7)
!72 = !DILocation(line: 18, column: 7, scope: !49)
!73 = !DILocation(line: 18, column: 26, scope: !71)
!74 = !DILocation(line: 18, column: 13, scope: !71)
!75 = !DILocation(line: 18, column: 19, scope: !71)
!76 = !DILocation(line: 18, column: 24, scope: !71)
!77 = !DILocation(line: 19, column: 16, scope: !71)
!78 = !DILocation(line: 19, column: 14, scope: !71)
!79 = !DILocation(line: 20, column: 10, scope: !49)
!80 = !DILocation(line: 20, column: 8, scope: !49)
!81 = !DILocation(line: 21, column: 1, scope: !49)
