source_filename = "freed_list_of_few_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, %struct.node* }

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %count = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %head = alloca %struct.node*, align 8
  %i = alloca i32, align 4
  %node = alloca %struct.node*, align 8
  %next8 = alloca %struct.node*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %count to i8*, !dbg !28
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !28
  call void @llvm.dbg.declare(metadata i32* %count, metadata !14, metadata !DIExpression()), !dbg !29
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !30
  store i32 %call, i32* %count, align 4, !dbg !29
  %1 = load i32, i32* %count, align 4, !dbg !31
  %cmp = icmp slt i32 %1, 0, !dbg !33
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !34

lor.lhs.false:
  %2 = load i32, i32* %count, align 4, !dbg !35
  %cmp1 = icmp sgt i32 %2, 20, !dbg !36
  br i1 %cmp1, label %if.then, label %if.end, !dbg !37

if.then:
  store i32 0, i32* %retval, align 4, !dbg !38
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup16, !dbg !38

if.end:
  %3 = bitcast %struct.node** %head to i8*, !dbg !39
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %3), !dbg !39
  call void @llvm.dbg.declare(metadata %struct.node** %head, metadata !15, metadata !DIExpression()), !dbg !40
  store %struct.node* null, %struct.node** %head, align 8, !dbg !40
  %4 = bitcast i32* %i to i8*, !dbg !41
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4), !dbg !41
  call void @llvm.dbg.declare(metadata i32* %i, metadata !21, metadata !DIExpression()), !dbg !42
  store i32 0, i32* %i, align 4, !dbg !42
  br label %for.cond, !dbg !41

for.cond:
  %5 = load i32, i32* %i, align 4, !dbg !43
  %6 = load i32, i32* %count, align 4, !dbg !44
  %cmp2 = icmp slt i32 %5, %6, !dbg !45
  br i1 %cmp2, label %for.body, label %for.cond.cleanup, !dbg !46

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  br label %cleanup6, !dbg !46

for.body:
  %7 = bitcast %struct.node** %node to i8*, !dbg !47
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %7), !dbg !47
  call void @llvm.dbg.declare(metadata %struct.node** %node, metadata !23, metadata !DIExpression()), !dbg !48
  %call3 = call noalias i8* @malloc(i64 noundef 16), !dbg !49
  %8 = bitcast i8* %call3 to %struct.node*, !dbg !49
  store %struct.node* %8, %struct.node** %node, align 8, !dbg !48
  %9 = load %struct.node*, %struct.node** %node, align 8, !dbg !50
  %tobool = icmp ne %struct.node* %9, null, !dbg !50
  br i1 %tobool, label %if.end5, label %if.then4, !dbg !52

if.then4:
  store i32 2, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !53

if.end5:
  %10 = load i32, i32* %i, align 4, !dbg !54
  %11 = load %struct.node*, %struct.node** %node, align 8, !dbg !55
  %value = getelementptr inbounds %struct.node, %struct.node* %11, i32 0, i32 0, !dbg !56
  store i32 %10, i32* %value, align 8, !dbg !57
  %12 = load %struct.node*, %struct.node** %head, align 8, !dbg !58
  %13 = load %struct.node*, %struct.node** %node, align 8, !dbg !59
  %next = getelementptr inbounds %struct.node, %struct.node* %13, i32 0, i32 1, !dbg !60
  store %struct.node* %12, %struct.node** %next, align 8, !dbg !61
  %14 = load %struct.node*, %struct.node** %node, align 8, !dbg !62
  store %struct.node* %14, %struct.node** %head, align 8, !dbg !63
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !64
  br label %cleanup, !dbg !64

cleanup:
  %15 = bitcast %struct.node** %node to i8*, !dbg !64
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %15), !dbg !64
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup6 [
    i32 0, label %cleanup.cont
  ]

cleanup.cont:
  br label %for.inc, !dbg !65

for.inc:
  %16 = load i32, i32* %i, align 4, !dbg !66
  %inc = add nsw i32 %16, 1, !dbg !66
  store i32 %inc, i32* %i, align 4, !dbg !66
  br label %for.cond, !dbg !67, !llvm.loop !68

cleanup6:
  %17 = bitcast i32* %i to i8*, !dbg !67
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %17), !dbg !67
  br label %for.end

for.end:
  br label %while.cond, !dbg !72

while.cond:
  %18 = load %struct.node*, %struct.node** %head, align 8, !dbg !73
  %tobool7 = icmp ne %struct.node* %18, null, !dbg !72
  br i1 %tobool7, label %while.body, label %while.end, !dbg !72

while.body:
  %19 = bitcast %struct.node** %next8 to i8*, !dbg !74
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %19), !dbg !74
  call void @llvm.dbg.declare(metadata %struct.node** %next8, metadata !26, metadata !DIExpression()), !dbg !75
  %20 = load %struct.node*, %struct.node** %head, align 8, !dbg !76
  %next9 = getelementptr inbounds %struct.node, %struct.node* %20, i32 0, i32 1, !dbg !77
  %21 = load %struct.node*, %struct.node** %next9, align 8, !dbg !77
  store %struct.node* %21, %struct.node** %next8, align 8, !dbg !75
  %22 = load i32, i32* %count, align 4, !dbg !78
  %cmp10 = icmp ne i32 %22, 17, !dbg !80
  br i1 %cmp10, label %if.then13, label %lor.lhs.false11, !dbg !81

lor.lhs.false11:
  %23 = load %struct.node*, %struct.node** %next8, align 8, !dbg !82
  %tobool12 = icmp ne %struct.node* %23, null, !dbg !82
  br i1 %tobool12, label %if.then13, label %if.end14, !dbg !83

if.then13:
  %24 = load %struct.node*, %struct.node** %head, align 8, !dbg !84
  %25 = bitcast %struct.node* %24 to i8*, !dbg !84
  call void @free(i8* noundef %25), !dbg !85
  br label %if.end14, !dbg !85

if.end14:
  %26 = load %struct.node*, %struct.node** %next8, align 8, !dbg !86
  store %struct.node* %26, %struct.node** %head, align 8, !dbg !87
  %27 = bitcast %struct.node** %next8 to i8*, !dbg !88
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %27), !dbg !88
  br label %while.cond, !dbg !72, !llvm.loop !89

while.end:
  store i32 0, i32* %retval, align 4, !dbg !90
  store i32 1, i32* %cleanup.dest.slot, align 4
  %28 = bitcast %struct.node** %head to i8*, !dbg !91
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %28), !dbg !91
  br label %cleanup16

cleanup16:
  %29 = bitcast i32* %count to i8*, !dbg !91
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %29), !dbg !91
  %30 = load i32, i32* %retval, align 4, !dbg !91
  ret i32 %30, !dbg !91
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare noalias i8* @malloc(i64 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @free(i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "freed_list_of_few_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !10, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !15, !21, !23, !26}
!14 = !DILocalVariable(name: "count", scope: !9, file: !1, line: 6, type: !12)
!15 = !DILocalVariable(name: "head", scope: !9, file: !1, line: 8, type: !16)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 4, size: 128, elements: !18)
!18 = !{!19, !20}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !17, file: !1, line: 4, baseType: !12, size: 32)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !17, file: !1, line: 4, baseType: !16, size: 64, offset: 64)
!21 = !DILocalVariable(name: "i", scope: !22, file: !1, line: 9, type: !12)
!22 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 3)
!23 = !DILocalVariable(name: "node", scope: !24, file: !1, line: 10, type: !16)
!24 = distinct !DILexicalBlock(scope: !25, file: !1, line: 9, column: 35)
!25 = distinct !DILexicalBlock(scope: !22, file: !1, line: 9, column: 3)
!26 = !DILocalVariable(name: "next", scope: !27, file: !1, line: 17, type: !16)
!27 = distinct !DILexicalBlock(scope: !9, file: !1, line: 16, column: 16)
!28 = !DILocation(line: 6, column: 3, scope: !9)
!29 = !DILocation(line: 6, column: 7, scope: !9)
!30 = !DILocation(line: 6, column: 15, scope: !9)
!31 = !DILocation(line: 7, column: 7, scope: !32)
!32 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 7)
!33 = !DILocation(line: 7, column: 13, scope: !32)
!34 = !DILocation(line: 7, column: 17, scope: !32)
!35 = !DILocation(line: 7, column: 20, scope: !32)
!36 = !DILocation(line: 7, column: 26, scope: !32)
!37 = !DILocation(line: 7, column: 7, scope: !9)
!38 = !DILocation(line: 7, column: 32, scope: !32)
!39 = !DILocation(line: 8, column: 3, scope: !9)
!40 = !DILocation(line: 8, column: 16, scope: !9)
!41 = !DILocation(line: 9, column: 8, scope: !22)
!42 = !DILocation(line: 9, column: 12, scope: !22)
!43 = !DILocation(line: 9, column: 19, scope: !25)
!44 = !DILocation(line: 9, column: 23, scope: !25)
!45 = !DILocation(line: 9, column: 21, scope: !25)
!46 = !DILocation(line: 9, column: 3, scope: !22)
!47 = !DILocation(line: 10, column: 5, scope: !24)
!48 = !DILocation(line: 10, column: 18, scope: !24)
!49 = !DILocation(line: 10, column: 25, scope: !24)
!50 = !DILocation(line: 11, column: 10, scope: !51)
!51 = distinct !DILexicalBlock(scope: !24, file: !1, line: 11, column: 9)
!52 = !DILocation(line: 11, column: 9, scope: !24)
!53 = !DILocation(line: 11, column: 16, scope: !51)
!54 = !DILocation(line: 12, column: 19, scope: !24)
!55 = !DILocation(line: 12, column: 5, scope: !24)
!56 = !DILocation(line: 12, column: 11, scope: !24)
!57 = !DILocation(line: 12, column: 17, scope: !24)
!58 = !DILocation(line: 13, column: 18, scope: !24)
!59 = !DILocation(line: 13, column: 5, scope: !24)
!60 = !DILocation(line: 13, column: 11, scope: !24)
!61 = !DILocation(line: 13, column: 16, scope: !24)
!62 = !DILocation(line: 14, column: 12, scope: !24)
!63 = !DILocation(line: 14, column: 10, scope: !24)
!64 = !DILocation(line: 15, column: 3, scope: !25)
!65 = !DILocation(line: 15, column: 3, scope: !24)
!66 = !DILocation(line: 9, column: 31, scope: !25)
!67 = !DILocation(line: 9, column: 3, scope: !25)
!68 = distinct !{!68, !46, !69, !70, !71}
!69 = !DILocation(line: 15, column: 3, scope: !22)
!70 = !{!"llvm.loop.mustprogress"}
!71 = !{!"llvm.loop.unroll.disable"}
!72 = !DILocation(line: 16, column: 3, scope: !9)
!73 = !DILocation(line: 16, column: 10, scope: !9)
!74 = !DILocation(line: 17, column: 5, scope: !27)
!75 = !DILocation(line: 17, column: 18, scope: !27)
!76 = !DILocation(line: 17, column: 25, scope: !27)
!77 = !DILocation(line: 17, column: 31, scope: !27)
!78 = !DILocation(line: 18, column: 9, scope: !79)
!79 = distinct !DILexicalBlock(scope: !27, file: !1, line: 18, column: 9)
!80 = !DILocation(line: 18, column: 15, scope: !79)
!81 = !DILocation(line: 18, column: 21, scope: !79)
!82 = !DILocation(line: 18, column: 24, scope: !79)
!83 = !DILocation(line: 18, column: 9, scope: !27)
!84 = !DILocation(line: 18, column: 35, scope: !79)
!85 = !DILocation(line: 18, column: 30, scope: !79)
!86 = !DILocation(line: 19, column: 12, scope: !27)
!87 = !DILocation(line: 19, column: 10, scope: !27)
!88 = !DILocation(line: 20, column: 3, scope: !9)
!89 = distinct !{!89, !72, !88, !70, !71}
!90 = !DILocation(line: 21, column: 3, scope: !9)
!91 = !DILocation(line: 22, column: 1, scope: !9)
