source_filename = "tree_of_numbers_unsafe.c"
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
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.node** %root to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !22
  call void @llvm.dbg.declare(metadata %struct.node** %root, metadata !14, metadata !DIExpression()), !dbg !23
  store %struct.node* null, %struct.node** %root, align 8, !dbg !23
  %1 = bitcast i32* %key to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !24
  call void @llvm.dbg.declare(metadata i32* %key, metadata !21, metadata !DIExpression()), !dbg !25
  br label %while.cond, !dbg !26

while.cond:
  %call = call i32 (i8*, ...) @__isoc99_scanf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0), i32* noundef %key), !dbg !27
  %cmp = icmp eq i32 %call, 1, !dbg !28
  br i1 %cmp, label %while.body, label %while.end, !dbg !26

while.body:
  %2 = load %struct.node*, %struct.node** %root, align 8, !dbg !29
  %3 = load i32, i32* %key, align 4, !dbg !30
  %call1 = call %struct.node* @insert(%struct.node* noundef %2, i32 noundef %3), !dbg !31
  store %struct.node* %call1, %struct.node** %root, align 8, !dbg !32
  br label %while.cond, !dbg !26, !llvm.loop !33

while.end:
  %4 = load %struct.node*, %struct.node** %root, align 8, !dbg !37
  call void @print(%struct.node* noundef %4), !dbg !38
  %5 = bitcast i32* %key to i8*, !dbg !39
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %5), !dbg !39
  %6 = bitcast %struct.node** %root to i8*, !dbg !39
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %6), !dbg !39
  ret i32 0, !dbg !40
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__isoc99_scanf(i8* noundef, ...)

define internal %struct.node* @insert(%struct.node* noundef %tree, i32 noundef %key) !dbg !41 {
entry:
  %retval = alloca %struct.node*, align 8
  %tree.addr = alloca %struct.node*, align 8
  %key.addr = alloca i32, align 4
  %leaf = alloca %struct.node*, align 8
  store %struct.node* %tree, %struct.node** %tree.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.node** %tree.addr, metadata !45, metadata !DIExpression()), !dbg !50
  store i32 %key, i32* %key.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %key.addr, metadata !46, metadata !DIExpression()), !dbg !51
  %0 = load %struct.node*, %struct.node** %tree.addr, align 8, !dbg !52
  %tobool = icmp ne %struct.node* %0, null, !dbg !52
  br i1 %tobool, label %if.end4, label %if.then, !dbg !53

if.then:
  %1 = bitcast %struct.node** %leaf to i8*, !dbg !54
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !54
  call void @llvm.dbg.declare(metadata %struct.node** %leaf, metadata !47, metadata !DIExpression()), !dbg !55
  %call = call noalias i8* @malloc(i64 noundef 24), !dbg !56
  %2 = bitcast i8* %call to %struct.node*, !dbg !56
  store %struct.node* %2, %struct.node** %leaf, align 8, !dbg !55
  %3 = load %struct.node*, %struct.node** %leaf, align 8, !dbg !57
  %tobool1 = icmp ne %struct.node* %3, null, !dbg !57
  br i1 %tobool1, label %if.end, label %if.then2, !dbg !59

if.then2:
  call void @abort(), !dbg !60
  unreachable, !dbg !60

if.end:
  %4 = load i32, i32* %key.addr, align 4, !dbg !61
  %5 = load %struct.node*, %struct.node** %leaf, align 8, !dbg !62
  %key3 = getelementptr inbounds %struct.node, %struct.node* %5, i32 0, i32 0, !dbg !63
  store i32 %4, i32* %key3, align 8, !dbg !64
  %6 = load %struct.node*, %struct.node** %leaf, align 8, !dbg !65
  %left = getelementptr inbounds %struct.node, %struct.node* %6, i32 0, i32 1, !dbg !66
  store %struct.node* null, %struct.node** %left, align 8, !dbg !67
  %7 = load %struct.node*, %struct.node** %leaf, align 8, !dbg !68
  store %struct.node* %7, %struct.node** %retval, align 8, !dbg !69
  %8 = bitcast %struct.node** %leaf to i8*, !dbg !70
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %8), !dbg !70
  br label %return

if.end4:
  %9 = load i32, i32* %key.addr, align 4, !dbg !71
  %10 = load %struct.node*, %struct.node** %tree.addr, align 8, !dbg !73
  %key5 = getelementptr inbounds %struct.node, %struct.node* %10, i32 0, i32 0, !dbg !74
  %11 = load i32, i32* %key5, align 8, !dbg !74
  %cmp = icmp slt i32 %9, %11, !dbg !75
  br i1 %cmp, label %if.then6, label %if.else, !dbg !76

if.then6:
  %12 = load %struct.node*, %struct.node** %tree.addr, align 8, !dbg !77
  %left7 = getelementptr inbounds %struct.node, %struct.node* %12, i32 0, i32 1, !dbg !78
  %13 = load %struct.node*, %struct.node** %left7, align 8, !dbg !78
  %14 = load i32, i32* %key.addr, align 4, !dbg !79
  %call8 = call %struct.node* @insert(%struct.node* noundef %13, i32 noundef %14), !dbg !80
  %15 = load %struct.node*, %struct.node** %tree.addr, align 8, !dbg !81
  %left9 = getelementptr inbounds %struct.node, %struct.node* %15, i32 0, i32 1, !dbg !82
  store %struct.node* %call8, %struct.node** %left9, align 8, !dbg !83
  br label %if.end16, !dbg !81

if.else:
  %16 = load i32, i32* %key.addr, align 4, !dbg !84
  %17 = load %struct.node*, %struct.node** %tree.addr, align 8, !dbg !86
  %key10 = getelementptr inbounds %struct.node, %struct.node* %17, i32 0, i32 0, !dbg !87
  %18 = load i32, i32* %key10, align 8, !dbg !87
  %cmp11 = icmp sgt i32 %16, %18, !dbg !88
  br i1 %cmp11, label %if.then12, label %if.end15, !dbg !89

if.then12:
  %19 = load %struct.node*, %struct.node** %tree.addr, align 8, !dbg !90
  %right = getelementptr inbounds %struct.node, %struct.node* %19, i32 0, i32 2, !dbg !91
  %20 = load %struct.node*, %struct.node** %right, align 8, !dbg !91
  %21 = load i32, i32* %key.addr, align 4, !dbg !92
  %call13 = call %struct.node* @insert(%struct.node* noundef %20, i32 noundef %21), !dbg !93
  %22 = load %struct.node*, %struct.node** %tree.addr, align 8, !dbg !94
  %right14 = getelementptr inbounds %struct.node, %struct.node* %22, i32 0, i32 2, !dbg !95
  store %struct.node* %call13, %struct.node** %right14, align 8, !dbg !96
  br label %if.end15, !dbg !94

if.end15:
  br label %if.end16

if.end16:
  %23 = load %struct.node*, %struct.node** %tree.addr, align 8, !dbg !97
  store %struct.node* %23, %struct.node** %retval, align 8, !dbg !98
  br label %return, !dbg !98

return:
  %24 = load %struct.node*, %struct.node** %retval, align 8, !dbg !99
  ret %struct.node* %24, !dbg !99
}

define internal void @print(%struct.node* noundef %tree) !dbg !100 {
entry:
  %tree.addr = alloca %struct.node*, align 8
  store %struct.node* %tree, %struct.node** %tree.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.node** %tree.addr, metadata !106, metadata !DIExpression()), !dbg !107
  %0 = load %struct.node*, %struct.node** %tree.addr, align 8, !dbg !108
  %tobool = icmp ne %struct.node* %0, null, !dbg !108
  br i1 %tobool, label %if.end, label %if.then, !dbg !110

if.then:
  br label %return, !dbg !111

if.end:
  %1 = load %struct.node*, %struct.node** %tree.addr, align 8, !dbg !112
  %left = getelementptr inbounds %struct.node, %struct.node* %1, i32 0, i32 1, !dbg !113
  %2 = load %struct.node*, %struct.node** %left, align 8, !dbg !113
  call void @print(%struct.node* noundef %2), !dbg !114
  %3 = load %struct.node*, %struct.node** %tree.addr, align 8, !dbg !115
  %key = getelementptr inbounds %struct.node, %struct.node* %3, i32 0, i32 0, !dbg !116
  %4 = load i32, i32* %key, align 8, !dbg !116
  %call = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %4), !dbg !117
  %5 = load %struct.node*, %struct.node** %tree.addr, align 8, !dbg !118
  %right = getelementptr inbounds %struct.node, %struct.node* %5, i32 0, i32 2, !dbg !119
  %6 = load %struct.node*, %struct.node** %right, align 8, !dbg !119
  call void @print(%struct.node* noundef %6), !dbg !120
  br label %return, !dbg !121

return:
  ret void, !dbg !121
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare noalias i8* @malloc(i64 noundef)

declare void @abort()

declare i32 @printf(i8* noundef, ...)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tree_of_numbers_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 36, type: !10, scopeLine: 37, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !21}
!14 = !DILocalVariable(name: "root", scope: !9, file: !1, line: 38, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 5, size: 192, elements: !17)
!17 = !{!18, !19, !20}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !16, file: !1, line: 6, baseType: !12, size: 32)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "left", scope: !16, file: !1, line: 7, baseType: !15, size: 64, offset: 64)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "right", scope: !16, file: !1, line: 7, baseType: !15, size: 64, offset: 128)
!21 = !DILocalVariable(name: "key", scope: !9, file: !1, line: 39, type: !12)
!22 = !DILocation(line: 38, column: 5, scope: !9)
!23 = !DILocation(line: 38, column: 18, scope: !9)
!24 = !DILocation(line: 39, column: 5, scope: !9)
!25 = !DILocation(line: 39, column: 9, scope: !9)
!26 = !DILocation(line: 40, column: 5, scope: !9)
!27 = !DILocation(line: 40, column: 12, scope: !9)
!28 = !DILocation(line: 40, column: 30, scope: !9)
!29 = !DILocation(line: 41, column: 23, scope: !9)
!30 = !DILocation(line: 41, column: 29, scope: !9)
!31 = !DILocation(line: 41, column: 16, scope: !9)
!32 = !DILocation(line: 41, column: 14, scope: !9)
!33 = distinct !{!33, !26, !34, !35, !36}
!34 = !DILocation(line: 41, column: 32, scope: !9)
!35 = !{!"llvm.loop.mustprogress"}
!36 = !{!"llvm.loop.unroll.disable"}
!37 = !DILocation(line: 42, column: 11, scope: !9)
!38 = !DILocation(line: 42, column: 5, scope: !9)
!39 = !DILocation(line: 44, column: 1, scope: !9)
!40 = !DILocation(line: 43, column: 5, scope: !9)
!41 = distinct !DISubprogram(name: "insert", scope: !1, file: !1, line: 10, type: !42, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !44)
!42 = !DISubroutineType(types: !43)
!43 = !{!15, !15, !12}
!44 = !{!45, !46, !47}
!45 = !DILocalVariable(name: "tree", arg: 1, scope: !41, file: !1, line: 10, type: !15)
!46 = !DILocalVariable(name: "key", arg: 2, scope: !41, file: !1, line: 10, type: !12)
!47 = !DILocalVariable(name: "leaf", scope: !48, file: !1, line: 13, type: !15)
!48 = distinct !DILexicalBlock(scope: !49, file: !1, line: 12, column: 16)
!49 = distinct !DILexicalBlock(scope: !41, file: !1, line: 12, column: 9)
!50 = !DILocation(line: 10, column: 41, scope: !41)
!51 = !DILocation(line: 10, column: 51, scope: !41)
!52 = !DILocation(line: 12, column: 10, scope: !49)
!53 = !DILocation(line: 12, column: 9, scope: !41)
!54 = !DILocation(line: 13, column: 9, scope: !48)
!55 = !DILocation(line: 13, column: 22, scope: !48)
!56 = !DILocation(line: 13, column: 29, scope: !48)
!57 = !DILocation(line: 14, column: 14, scope: !58)
!58 = distinct !DILexicalBlock(scope: !48, file: !1, line: 14, column: 13)
!59 = !DILocation(line: 14, column: 13, scope: !48)
!60 = !DILocation(line: 15, column: 13, scope: !58)
!61 = !DILocation(line: 16, column: 21, scope: !48)
!62 = !DILocation(line: 16, column: 9, scope: !48)
!63 = !DILocation(line: 16, column: 15, scope: !48)
!64 = !DILocation(line: 16, column: 19, scope: !48)
!65 = !DILocation(line: 17, column: 9, scope: !48)
!66 = !DILocation(line: 17, column: 15, scope: !48)
!67 = !DILocation(line: 17, column: 20, scope: !48)
!68 = !DILocation(line: 18, column: 16, scope: !48)
!69 = !DILocation(line: 18, column: 9, scope: !48)
!70 = !DILocation(line: 19, column: 5, scope: !49)
!71 = !DILocation(line: 20, column: 9, scope: !72)
!72 = distinct !DILexicalBlock(scope: !41, file: !1, line: 20, column: 9)
!73 = !DILocation(line: 20, column: 15, scope: !72)
!74 = !DILocation(line: 20, column: 21, scope: !72)
!75 = !DILocation(line: 20, column: 13, scope: !72)
!76 = !DILocation(line: 20, column: 9, scope: !41)
!77 = !DILocation(line: 21, column: 29, scope: !72)
!78 = !DILocation(line: 21, column: 35, scope: !72)
!79 = !DILocation(line: 21, column: 41, scope: !72)
!80 = !DILocation(line: 21, column: 22, scope: !72)
!81 = !DILocation(line: 21, column: 9, scope: !72)
!82 = !DILocation(line: 21, column: 15, scope: !72)
!83 = !DILocation(line: 21, column: 20, scope: !72)
!84 = !DILocation(line: 22, column: 14, scope: !85)
!85 = distinct !DILexicalBlock(scope: !72, file: !1, line: 22, column: 14)
!86 = !DILocation(line: 22, column: 20, scope: !85)
!87 = !DILocation(line: 22, column: 26, scope: !85)
!88 = !DILocation(line: 22, column: 18, scope: !85)
!89 = !DILocation(line: 22, column: 14, scope: !72)
!90 = !DILocation(line: 23, column: 30, scope: !85)
!91 = !DILocation(line: 23, column: 36, scope: !85)
!92 = !DILocation(line: 23, column: 43, scope: !85)
!93 = !DILocation(line: 23, column: 23, scope: !85)
!94 = !DILocation(line: 23, column: 9, scope: !85)
!95 = !DILocation(line: 23, column: 15, scope: !85)
!96 = !DILocation(line: 23, column: 21, scope: !85)
!97 = !DILocation(line: 24, column: 12, scope: !41)
!98 = !DILocation(line: 24, column: 5, scope: !41)
!99 = !DILocation(line: 25, column: 1, scope: !41)
!100 = distinct !DISubprogram(name: "print", scope: !1, file: !1, line: 27, type: !101, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !105)
!101 = !DISubroutineType(types: !102)
!102 = !{null, !103}
!103 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !104, size: 64)
!104 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!105 = !{!106}
!106 = !DILocalVariable(name: "tree", arg: 1, scope: !100, file: !1, line: 27, type: !103)
!107 = !DILocation(line: 27, column: 38, scope: !100)
!108 = !DILocation(line: 29, column: 10, scope: !109)
!109 = distinct !DILexicalBlock(scope: !100, file: !1, line: 29, column: 9)
!110 = !DILocation(line: 29, column: 9, scope: !100)
!111 = !DILocation(line: 30, column: 9, scope: !109)
!112 = !DILocation(line: 31, column: 11, scope: !100)
!113 = !DILocation(line: 31, column: 17, scope: !100)
!114 = !DILocation(line: 31, column: 5, scope: !100)
!115 = !DILocation(line: 32, column: 20, scope: !100)
!116 = !DILocation(line: 32, column: 26, scope: !100)
!117 = !DILocation(line: 32, column: 5, scope: !100)
!118 = !DILocation(line: 33, column: 11, scope: !100)
!119 = !DILocation(line: 33, column: 17, scope: !100)
!120 = !DILocation(line: 33, column: 5, scope: !100)
!121 = !DILocation(line: 34, column: 1, scope: !100)
