source_filename = "ring_forgotten_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, %struct.node* }

@ring = internal global %struct.node* null, align 8, !dbg !0

define dso_local i32 @main() !dbg !18 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %node = alloca %struct.node*, align 8
  store i32 0, i32* %retval, align 4
  %call = call noalias i8* @malloc(i64 noundef 16), !dbg !28
  %0 = bitcast i8* %call to %struct.node*, !dbg !28
  store %struct.node* %0, %struct.node** @ring, align 8, !dbg !29
  %1 = load %struct.node*, %struct.node** @ring, align 8, !dbg !30
  %tobool = icmp ne %struct.node* %1, null, !dbg !30
  br i1 %tobool, label %if.end, label %if.then, !dbg !32

if.then:
  store i32 1, i32* %retval, align 4, !dbg !33
  br label %return, !dbg !33

if.end:
  %2 = load %struct.node*, %struct.node** @ring, align 8, !dbg !34
  %3 = load %struct.node*, %struct.node** @ring, align 8, !dbg !35
  %next = getelementptr inbounds %struct.node, %struct.node* %3, i32 0, i32 1, !dbg !36
  store %struct.node* %2, %struct.node** %next, align 8, !dbg !37
  %4 = bitcast i32* %n to i8*, !dbg !38
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4), !dbg !38
  call void @llvm.dbg.declare(metadata i32* %n, metadata !22, metadata !DIExpression()), !dbg !39
  %call1 = call i32 @nondet_int(), !dbg !40
  store i32 %call1, i32* %n, align 4, !dbg !39
  %5 = bitcast i32* %i to i8*, !dbg !41
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %5), !dbg !41
  call void @llvm.dbg.declare(metadata i32* %i, metadata !23, metadata !DIExpression()), !dbg !42
  store i32 0, i32* %i, align 4, !dbg !42
  br label %for.cond, !dbg !41

for.cond:
  %6 = load i32, i32* %i, align 4, !dbg !43
  %7 = load i32, i32* %n, align 4, !dbg !44
  %cmp = icmp slt i32 %6, %7, !dbg !45
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !46

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  br label %cleanup9, !dbg !46

for.body:
  %8 = bitcast %struct.node** %node to i8*, !dbg !47
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %8), !dbg !47
  call void @llvm.dbg.declare(metadata %struct.node** %node, metadata !25, metadata !DIExpression()), !dbg !48
  %call2 = call noalias i8* @malloc(i64 noundef 16), !dbg !49
  %9 = bitcast i8* %call2 to %struct.node*, !dbg !49
  store %struct.node* %9, %struct.node** %node, align 8, !dbg !48
  %10 = load %struct.node*, %struct.node** %node, align 8, !dbg !50
  %tobool3 = icmp ne %struct.node* %10, null, !dbg !50
  br i1 %tobool3, label %if.end5, label %if.then4, !dbg !52

if.then4:
  store i32 1, i32* %retval, align 4, !dbg !53
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !53

if.end5:
  %11 = load %struct.node*, %struct.node** @ring, align 8, !dbg !54
  %next6 = getelementptr inbounds %struct.node, %struct.node* %11, i32 0, i32 1, !dbg !55
  %12 = load %struct.node*, %struct.node** %next6, align 8, !dbg !55
  %13 = load %struct.node*, %struct.node** %node, align 8, !dbg !56
  %next7 = getelementptr inbounds %struct.node, %struct.node* %13, i32 0, i32 1, !dbg !57
  store %struct.node* %12, %struct.node** %next7, align 8, !dbg !58
  %14 = load %struct.node*, %struct.node** %node, align 8, !dbg !59
  %15 = load %struct.node*, %struct.node** @ring, align 8, !dbg !60
  %next8 = getelementptr inbounds %struct.node, %struct.node* %15, i32 0, i32 1, !dbg !61
  store %struct.node* %14, %struct.node** %next8, align 8, !dbg !62
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !63
  br label %cleanup, !dbg !63

cleanup:
  %16 = bitcast %struct.node** %node to i8*, !dbg !63
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %16), !dbg !63
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup9 [
    i32 0, label %cleanup.cont
  ]

cleanup.cont:
  br label %for.inc, !dbg !64

for.inc:
  %17 = load i32, i32* %i, align 4, !dbg !65
  %inc = add nsw i32 %17, 1, !dbg !65
  store i32 %inc, i32* %i, align 4, !dbg !65
  br label %for.cond, !dbg !66, !llvm.loop !67

cleanup9:
  %18 = bitcast i32* %i to i8*, !dbg !66
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %18), !dbg !66
  %cleanup.dest10 = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest10, label %cleanup11 [
    i32 2, label %for.end
  ]

for.end:
  store %struct.node* null, %struct.node** @ring, align 8, !dbg !71
  store i32 0, i32* %retval, align 4, !dbg !72
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup11, !dbg !72

cleanup11:
  %19 = bitcast i32* %n to i8*, !dbg !73
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %19), !dbg !73
  br label %return

return:
  %20 = load i32, i32* %retval, align 4, !dbg !73
  ret i32 %20, !dbg !73
}

declare noalias i8* @malloc(i64 noundef)

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !74 i32 @nondet_int()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "ring", scope: !2, file: !3, line: 11, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "ring_forgotten_unsafe.c", directory: ".")
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

!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 13, type: !19, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !21)
!19 = !DISubroutineType(types: !20)
!20 = !{!9}
!21 = !{!22, !23, !25}
!22 = !DILocalVariable(name: "n", scope: !18, file: !3, line: 17, type: !9)
!23 = !DILocalVariable(name: "i", scope: !24, file: !3, line: 18, type: !9)
!24 = distinct !DILexicalBlock(scope: !18, file: !3, line: 18, column: 3)
!25 = !DILocalVariable(name: "node", scope: !26, file: !3, line: 19, type: !5)
!26 = distinct !DILexicalBlock(scope: !27, file: !3, line: 18, column: 31)
!27 = distinct !DILexicalBlock(scope: !24, file: !3, line: 18, column: 3)
!28 = !DILocation(line: 14, column: 10, scope: !18)
!29 = !DILocation(line: 14, column: 8, scope: !18)
!30 = !DILocation(line: 15, column: 8, scope: !31)
!31 = distinct !DILexicalBlock(scope: !18, file: !3, line: 15, column: 7)
!32 = !DILocation(line: 15, column: 7, scope: !18)
!33 = !DILocation(line: 15, column: 14, scope: !31)
!34 = !DILocation(line: 16, column: 16, scope: !18)
!35 = !DILocation(line: 16, column: 3, scope: !18)
!36 = !DILocation(line: 16, column: 9, scope: !18)
!37 = !DILocation(line: 16, column: 14, scope: !18)
!38 = !DILocation(line: 17, column: 3, scope: !18)
!39 = !DILocation(line: 17, column: 7, scope: !18)
!40 = !DILocation(line: 17, column: 11, scope: !18)
!41 = !DILocation(line: 18, column: 8, scope: !24)
!42 = !DILocation(line: 18, column: 12, scope: !24)
!43 = !DILocation(line: 18, column: 19, scope: !27)
!44 = !DILocation(line: 18, column: 23, scope: !27)
!45 = !DILocation(line: 18, column: 21, scope: !27)
!46 = !DILocation(line: 18, column: 3, scope: !24)
!47 = !DILocation(line: 19, column: 5, scope: !26)
!48 = !DILocation(line: 19, column: 18, scope: !26)
!49 = !DILocation(line: 19, column: 25, scope: !26)
!50 = !DILocation(line: 20, column: 10, scope: !51)
!51 = distinct !DILexicalBlock(scope: !26, file: !3, line: 20, column: 9)
!52 = !DILocation(line: 20, column: 9, scope: !26)
!53 = !DILocation(line: 20, column: 16, scope: !51)
!54 = !DILocation(line: 21, column: 18, scope: !26)
!55 = !DILocation(line: 21, column: 24, scope: !26)
!56 = !DILocation(line: 21, column: 5, scope: !26)
!57 = !DILocation(line: 21, column: 11, scope: !26)
!58 = !DILocation(line: 21, column: 16, scope: !26)
!59 = !DILocation(line: 22, column: 18, scope: !26)
!60 = !DILocation(line: 22, column: 5, scope: !26)
!61 = !DILocation(line: 22, column: 11, scope: !26)
!62 = !DILocation(line: 22, column: 16, scope: !26)
!63 = !DILocation(line: 23, column: 3, scope: !27)
!64 = !DILocation(line: 23, column: 3, scope: !26)
!65 = !DILocation(line: 18, column: 27, scope: !27)
!66 = !DILocation(line: 18, column: 3, scope: !27)
!67 = distinct !{!67, !46, !68, !69, !70}
!68 = !DILocation(line: 23, column: 3, scope: !24)
!69 = !{!"llvm.loop.mustprogress"}
!70 = !{!"llvm.loop.unroll.disable"}
!71 = !DILocation(line: 24, column: 8, scope: !18)
!72 = !DILocation(line: 25, column: 3, scope: !18)
!73 = !DILocation(line: 26, column: 1, scope: !18)
!74 = !DISubprogram(name: "nondet_int", scope: !3, file: !3, line: 4, type: !19, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !75)
!75 = !{}
