source_filename = "tree_without_recursion_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, %struct.node*, %struct.node* }

@.str = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %root = alloca %struct.node*, align 8
  %key = alloca i32, align 4
  %place = alloca %struct.node**, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %node = alloca %struct.node*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.node** %root to i8*, !dbg !29
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !29
  call void @llvm.dbg.declare(metadata %struct.node** %root, metadata !14, metadata !DIExpression()), !dbg !30
  store %struct.node* null, %struct.node** %root, align 8, !dbg !30
  %1 = bitcast i32* %key to i8*, !dbg !31
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !31
  call void @llvm.dbg.declare(metadata i32* %key, metadata !21, metadata !DIExpression()), !dbg !32
  br label %while.cond, !dbg !33

while.cond:
  %call = call i32 (i8*, ...) @__isoc99_scanf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0), i32* noundef %key), !dbg !34
  %cmp = icmp eq i32 %call, 1, !dbg !35
  br i1 %cmp, label %while.body, label %while.end15, !dbg !33

while.body:
  %2 = bitcast %struct.node*** %place to i8*, !dbg !36
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !36
  call void @llvm.dbg.declare(metadata %struct.node*** %place, metadata !22, metadata !DIExpression()), !dbg !37
  store %struct.node** %root, %struct.node*** %place, align 8, !dbg !37
  br label %while.cond1, !dbg !38

while.cond1:
  %3 = load %struct.node**, %struct.node*** %place, align 8, !dbg !39
  %4 = load %struct.node*, %struct.node** %3, align 8, !dbg !40
  %tobool = icmp ne %struct.node* %4, null, !dbg !40
  br i1 %tobool, label %lor.rhs, label %lor.end, !dbg !41

lor.rhs:
  %5 = load %struct.node**, %struct.node*** %place, align 8, !dbg !42
  %6 = load %struct.node*, %struct.node** %5, align 8, !dbg !43
  %key2 = getelementptr inbounds %struct.node, %struct.node* %6, i32 0, i32 0, !dbg !44
  %7 = load i32, i32* %key2, align 8, !dbg !44
  %8 = load i32, i32* %key, align 4, !dbg !45
  %cmp3 = icmp ne i32 %7, %8, !dbg !46
  br label %lor.end, !dbg !41

lor.end:
  %9 = phi i1 [ true, %while.cond1 ], [ %cmp3, %lor.rhs ]
  br i1 %9, label %while.body4, label %while.end, !dbg !38

while.body4:
  %10 = load i32, i32* %key, align 4, !dbg !47
  %11 = load %struct.node**, %struct.node*** %place, align 8, !dbg !48
  %12 = load %struct.node*, %struct.node** %11, align 8, !dbg !49
  %key5 = getelementptr inbounds %struct.node, %struct.node* %12, i32 0, i32 0, !dbg !50
  %13 = load i32, i32* %key5, align 8, !dbg !50
  %cmp6 = icmp slt i32 %10, %13, !dbg !51
  br i1 %cmp6, label %cond.true, label %cond.false, !dbg !47

cond.true:
  %14 = load %struct.node**, %struct.node*** %place, align 8, !dbg !52
  %15 = load %struct.node*, %struct.node** %14, align 8, !dbg !53
  %left = getelementptr inbounds %struct.node, %struct.node* %15, i32 0, i32 1, !dbg !54
  br label %cond.end, !dbg !47

cond.false:
  %16 = load %struct.node**, %struct.node*** %place, align 8, !dbg !55
  %17 = load %struct.node*, %struct.node** %16, align 8, !dbg !56
  %right = getelementptr inbounds %struct.node, %struct.node* %17, i32 0, i32 2, !dbg !57
  br label %cond.end, !dbg !47

cond.end:
  %cond = phi %struct.node** [ %left, %cond.true ], [ %right, %cond.false ], !dbg !47
  store %struct.node** %cond, %struct.node*** %place, align 8, !dbg !58
  br label %while.cond1, !dbg !38, !llvm.loop !59

while.end:
  %18 = load %struct.node**, %struct.node*** %place, align 8, !dbg !62
  %19 = load %struct.node*, %struct.node** %18, align 8, !dbg !64
  %tobool7 = icmp ne %struct.node* %19, null, !dbg !64
  br i1 %tobool7, label %if.then, label %if.end, !dbg !65

if.then:
  store i32 2, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !66, !llvm.loop !67

if.end:
  %call8 = call noalias i8* @malloc(i64 noundef 24), !dbg !69
  %20 = bitcast i8* %call8 to %struct.node*, !dbg !69
  %21 = load %struct.node**, %struct.node*** %place, align 8, !dbg !70
  store %struct.node* %20, %struct.node** %21, align 8, !dbg !71
  %22 = load %struct.node**, %struct.node*** %place, align 8, !dbg !72
  %23 = load %struct.node*, %struct.node** %22, align 8, !dbg !74
  %tobool9 = icmp ne %struct.node* %23, null, !dbg !74
  br i1 %tobool9, label %if.end11, label %if.then10, !dbg !75

if.then10:
  store i32 1, i32* %retval, align 4, !dbg !76
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !76

if.end11:
  %24 = load i32, i32* %key, align 4, !dbg !77
  %25 = load %struct.node**, %struct.node*** %place, align 8, !dbg !78
  %26 = load %struct.node*, %struct.node** %25, align 8, !dbg !79
  %key12 = getelementptr inbounds %struct.node, %struct.node* %26, i32 0, i32 0, !dbg !80
  store i32 %24, i32* %key12, align 8, !dbg !81
  %27 = load %struct.node**, %struct.node*** %place, align 8, !dbg !82
  %28 = load %struct.node*, %struct.node** %27, align 8, !dbg !83
  %right13 = getelementptr inbounds %struct.node, %struct.node* %28, i32 0, i32 2, !dbg !84
  store %struct.node* null, %struct.node** %right13, align 8, !dbg !85
  %29 = load %struct.node**, %struct.node*** %place, align 8, !dbg !86
  %30 = load %struct.node*, %struct.node** %29, align 8, !dbg !87
  %left14 = getelementptr inbounds %struct.node, %struct.node* %30, i32 0, i32 1, !dbg !88
  store %struct.node* null, %struct.node** %left14, align 8, !dbg !89
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !68
  br label %cleanup, !dbg !68

cleanup:
  %31 = bitcast %struct.node*** %place to i8*, !dbg !68
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %31), !dbg !68
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup21 [
    i32 0, label %cleanup.cont
    i32 2, label %while.cond
  ]

cleanup.cont:
  br label %while.cond, !dbg !33, !llvm.loop !67

while.end15:
  %32 = bitcast %struct.node** %node to i8*, !dbg !90
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %32), !dbg !90
  call void @llvm.dbg.declare(metadata %struct.node** %node, metadata !25, metadata !DIExpression()), !dbg !91
  %33 = load %struct.node*, %struct.node** %root, align 8, !dbg !92
  store %struct.node* %33, %struct.node** %node, align 8, !dbg !91
  br label %for.cond, !dbg !90

for.cond:
  %34 = load %struct.node*, %struct.node** %node, align 8, !dbg !93
  %tobool16 = icmp ne %struct.node* %34, null, !dbg !95
  br i1 %tobool16, label %for.body, label %for.cond.cleanup, !dbg !95

for.cond.cleanup:
  store i32 6, i32* %cleanup.dest.slot, align 4
  %35 = bitcast %struct.node** %node to i8*, !dbg !96
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %35), !dbg !96
  br label %for.end

for.body:
  %36 = load %struct.node*, %struct.node** %node, align 8, !dbg !97
  %key17 = getelementptr inbounds %struct.node, %struct.node* %36, i32 0, i32 0, !dbg !98
  %37 = load i32, i32* %key17, align 8, !dbg !98
  %call18 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %37), !dbg !99
  br label %for.inc, !dbg !99

for.inc:
  %38 = load %struct.node*, %struct.node** %node, align 8, !dbg !100
  %left19 = getelementptr inbounds %struct.node, %struct.node* %38, i32 0, i32 1, !dbg !101
  %39 = load %struct.node*, %struct.node** %left19, align 8, !dbg !101
  store %struct.node* %39, %struct.node** %node, align 8, !dbg !102
  br label %for.cond, !dbg !96, !llvm.loop !103

for.end:
  store i32 0, i32* %retval, align 4, !dbg !105
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup21, !dbg !105

cleanup21:
  %40 = bitcast i32* %key to i8*, !dbg !106
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %40), !dbg !106
  %41 = bitcast %struct.node** %root to i8*, !dbg !106
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %41), !dbg !106
  %42 = load i32, i32* %retval, align 4, !dbg !106
  ret i32 %42, !dbg !106
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__isoc99_scanf(i8* noundef, ...)

declare noalias i8* @malloc(i64 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare i32 @printf(i8* noundef, ...)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tree_without_recursion_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !10, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !21, !22, !25}
!14 = !DILocalVariable(name: "root", scope: !9, file: !1, line: 12, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 5, size: 192, elements: !17)
!17 = !{!18, !19, !20}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !16, file: !1, line: 6, baseType: !12, size: 32)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "left", scope: !16, file: !1, line: 7, baseType: !15, size: 64, offset: 64)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "right", scope: !16, file: !1, line: 7, baseType: !15, size: 64, offset: 128)
!21 = !DILocalVariable(name: "key", scope: !9, file: !1, line: 13, type: !12)
!22 = !DILocalVariable(name: "place", scope: !23, file: !1, line: 15, type: !24)
!23 = distinct !DILexicalBlock(scope: !9, file: !1, line: 14, column: 36)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!25 = !DILocalVariable(name: "node", scope: !26, file: !1, line: 26, type: !27)
!26 = distinct !DILexicalBlock(scope: !9, file: !1, line: 26, column: 5)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!28 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!29 = !DILocation(line: 12, column: 5, scope: !9)
!30 = !DILocation(line: 12, column: 18, scope: !9)
!31 = !DILocation(line: 13, column: 5, scope: !9)
!32 = !DILocation(line: 13, column: 9, scope: !9)
!33 = !DILocation(line: 14, column: 5, scope: !9)
!34 = !DILocation(line: 14, column: 12, scope: !9)
!35 = !DILocation(line: 14, column: 30, scope: !9)
!36 = !DILocation(line: 15, column: 9, scope: !23)
!37 = !DILocation(line: 15, column: 23, scope: !23)
!38 = !DILocation(line: 16, column: 9, scope: !23)
!39 = !DILocation(line: 16, column: 18, scope: !23)
!40 = !DILocation(line: 16, column: 17, scope: !23)
!41 = !DILocation(line: 16, column: 24, scope: !23)
!42 = !DILocation(line: 16, column: 29, scope: !23)
!43 = !DILocation(line: 16, column: 28, scope: !23)
!44 = !DILocation(line: 16, column: 37, scope: !23)
!45 = !DILocation(line: 16, column: 44, scope: !23)
!46 = !DILocation(line: 16, column: 41, scope: !23)
!47 = !DILocation(line: 17, column: 21, scope: !23)
!48 = !DILocation(line: 17, column: 29, scope: !23)
!49 = !DILocation(line: 17, column: 28, scope: !23)
!50 = !DILocation(line: 17, column: 37, scope: !23)
!51 = !DILocation(line: 17, column: 25, scope: !23)
!52 = !DILocation(line: 17, column: 46, scope: !23)
!53 = !DILocation(line: 17, column: 45, scope: !23)
!54 = !DILocation(line: 17, column: 54, scope: !23)
!55 = !DILocation(line: 17, column: 64, scope: !23)
!56 = !DILocation(line: 17, column: 63, scope: !23)
!57 = !DILocation(line: 17, column: 72, scope: !23)
!58 = !DILocation(line: 17, column: 19, scope: !23)
!59 = distinct !{!59, !38, !57, !60, !61}
!60 = !{!"llvm.loop.mustprogress"}
!61 = !{!"llvm.loop.unroll.disable"}
!62 = !DILocation(line: 18, column: 14, scope: !63)
!63 = distinct !DILexicalBlock(scope: !23, file: !1, line: 18, column: 13)
!64 = !DILocation(line: 18, column: 13, scope: !63)
!65 = !DILocation(line: 18, column: 13, scope: !23)
!66 = !DILocation(line: 19, column: 13, scope: !63)
!67 = distinct !{!67, !33, !68, !60, !61}
!68 = !DILocation(line: 25, column: 5, scope: !9)
!69 = !DILocation(line: 20, column: 18, scope: !23)
!70 = !DILocation(line: 20, column: 10, scope: !23)
!71 = !DILocation(line: 20, column: 16, scope: !23)
!72 = !DILocation(line: 21, column: 15, scope: !73)
!73 = distinct !DILexicalBlock(scope: !23, file: !1, line: 21, column: 13)
!74 = !DILocation(line: 21, column: 14, scope: !73)
!75 = !DILocation(line: 21, column: 13, scope: !23)
!76 = !DILocation(line: 22, column: 13, scope: !73)
!77 = !DILocation(line: 23, column: 25, scope: !23)
!78 = !DILocation(line: 23, column: 11, scope: !23)
!79 = !DILocation(line: 23, column: 10, scope: !23)
!80 = !DILocation(line: 23, column: 19, scope: !23)
!81 = !DILocation(line: 23, column: 23, scope: !23)
!82 = !DILocation(line: 24, column: 28, scope: !23)
!83 = !DILocation(line: 24, column: 27, scope: !23)
!84 = !DILocation(line: 24, column: 36, scope: !23)
!85 = !DILocation(line: 24, column: 42, scope: !23)
!86 = !DILocation(line: 24, column: 11, scope: !23)
!87 = !DILocation(line: 24, column: 10, scope: !23)
!88 = !DILocation(line: 24, column: 19, scope: !23)
!89 = !DILocation(line: 24, column: 24, scope: !23)
!90 = !DILocation(line: 26, column: 10, scope: !26)
!91 = !DILocation(line: 26, column: 29, scope: !26)
!92 = !DILocation(line: 26, column: 36, scope: !26)
!93 = !DILocation(line: 26, column: 42, scope: !94)
!94 = distinct !DILexicalBlock(scope: !26, file: !1, line: 26, column: 5)
!95 = !DILocation(line: 26, column: 5, scope: !26)
!96 = !DILocation(line: 26, column: 5, scope: !94)
!97 = !DILocation(line: 27, column: 24, scope: !94)
!98 = !DILocation(line: 27, column: 30, scope: !94)
!99 = !DILocation(line: 27, column: 9, scope: !94)
!100 = !DILocation(line: 26, column: 55, scope: !94)
!101 = !DILocation(line: 26, column: 61, scope: !94)
!102 = !DILocation(line: 26, column: 53, scope: !94)
!103 = distinct !{!103, !95, !104, !60, !61}
!104 = !DILocation(line: 27, column: 33, scope: !26)
!105 = !DILocation(line: 28, column: 5, scope: !9)
!106 = !DILocation(line: 29, column: 1, scope: !9)
