source_filename = "tree_of_numbers_safe.c"
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
  %right = getelementptr inbounds %struct.node, %struct.node* %6, i32 0, i32 2, !dbg !66
  store %struct.node* null, %struct.node** %right, align 8, !dbg !67
  %7 = load %struct.node*, %struct.node** %leaf, align 8, !dbg !68
  %left = getelementptr inbounds %struct.node, %struct.node* %7, i32 0, i32 1, !dbg !69
  store %struct.node* null, %struct.node** %left, align 8, !dbg !70
  %8 = load %struct.node*, %struct.node** %leaf, align 8, !dbg !71
  store %struct.node* %8, %struct.node** %retval, align 8, !dbg !72
  %9 = bitcast %struct.node** %leaf to i8*, !dbg !73
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %9), !dbg !73
  br label %return

if.end4:
  %10 = load i32, i32* %key.addr, align 4, !dbg !74
  %11 = load %struct.node*, %struct.node** %tree.addr, align 8, !dbg !76
  %key5 = getelementptr inbounds %struct.node, %struct.node* %11, i32 0, i32 0, !dbg !77
  %12 = load i32, i32* %key5, align 8, !dbg !77
  %cmp = icmp slt i32 %10, %12, !dbg !78
  br i1 %cmp, label %if.then6, label %if.else, !dbg !79

if.then6:
  %13 = load %struct.node*, %struct.node** %tree.addr, align 8, !dbg !80
  %left7 = getelementptr inbounds %struct.node, %struct.node* %13, i32 0, i32 1, !dbg !81
  %14 = load %struct.node*, %struct.node** %left7, align 8, !dbg !81
  %15 = load i32, i32* %key.addr, align 4, !dbg !82
  %call8 = call %struct.node* @insert(%struct.node* noundef %14, i32 noundef %15), !dbg !83
  %16 = load %struct.node*, %struct.node** %tree.addr, align 8, !dbg !84
  %left9 = getelementptr inbounds %struct.node, %struct.node* %16, i32 0, i32 1, !dbg !85
  store %struct.node* %call8, %struct.node** %left9, align 8, !dbg !86
  br label %if.end17, !dbg !84

if.else:
  %17 = load i32, i32* %key.addr, align 4, !dbg !87
  %18 = load %struct.node*, %struct.node** %tree.addr, align 8, !dbg !89
  %key10 = getelementptr inbounds %struct.node, %struct.node* %18, i32 0, i32 0, !dbg !90
  %19 = load i32, i32* %key10, align 8, !dbg !90
  %cmp11 = icmp sgt i32 %17, %19, !dbg !91
  br i1 %cmp11, label %if.then12, label %if.end16, !dbg !92

if.then12:
  %20 = load %struct.node*, %struct.node** %tree.addr, align 8, !dbg !93
  %right13 = getelementptr inbounds %struct.node, %struct.node* %20, i32 0, i32 2, !dbg !94
  %21 = load %struct.node*, %struct.node** %right13, align 8, !dbg !94
  %22 = load i32, i32* %key.addr, align 4, !dbg !95
  %call14 = call %struct.node* @insert(%struct.node* noundef %21, i32 noundef %22), !dbg !96
  %23 = load %struct.node*, %struct.node** %tree.addr, align 8, !dbg !97
  %right15 = getelementptr inbounds %struct.node, %struct.node* %23, i32 0, i32 2, !dbg !98
  store %struct.node* %call14, %struct.node** %right15, align 8, !dbg !99
  br label %if.end16, !dbg !97

if.end16:
  br label %if.end17

if.end17:
  %24 = load %struct.node*, %struct.node** %tree.addr, align 8, !dbg !100
  store %struct.node* %24, %struct.node** %retval, align 8, !dbg !101
  br label %return, !dbg !101

return:
  %25 = load %struct.node*, %struct.node** %retval, align 8, !dbg !102
  ret %struct.node* %25, !dbg !102
}

define internal void @print(%struct.node* noundef %tree) !dbg !103 {
entry:
  %tree.addr = alloca %struct.node*, align 8
  store %struct.node* %tree, %struct.node** %tree.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.node** %tree.addr, metadata !109, metadata !DIExpression()), !dbg !110
  %0 = load %struct.node*, %struct.node** %tree.addr, align 8, !dbg !111
  %tobool = icmp ne %struct.node* %0, null, !dbg !111
  br i1 %tobool, label %if.end, label %if.then, !dbg !113

if.then:
  br label %return, !dbg !114

if.end:
  %1 = load %struct.node*, %struct.node** %tree.addr, align 8, !dbg !115
  %left = getelementptr inbounds %struct.node, %struct.node* %1, i32 0, i32 1, !dbg !116
  %2 = load %struct.node*, %struct.node** %left, align 8, !dbg !116
  call void @print(%struct.node* noundef %2), !dbg !117
  %3 = load %struct.node*, %struct.node** %tree.addr, align 8, !dbg !118
  %key = getelementptr inbounds %struct.node, %struct.node* %3, i32 0, i32 0, !dbg !119
  %4 = load i32, i32* %key, align 8, !dbg !119
  %call = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %4), !dbg !120
  %5 = load %struct.node*, %struct.node** %tree.addr, align 8, !dbg !121
  %right = getelementptr inbounds %struct.node, %struct.node* %5, i32 0, i32 2, !dbg !122
  %6 = load %struct.node*, %struct.node** %right, align 8, !dbg !122
  call void @print(%struct.node* noundef %6), !dbg !123
  br label %return, !dbg !124

return:
  ret void, !dbg !124
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare noalias i8* @malloc(i64 noundef)

declare void @abort()

declare i32 @printf(i8* noundef, ...)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tree_of_numbers_safe.c", directory: ".")
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
!65 = !DILocation(line: 17, column: 22, scope: !48)
!66 = !DILocation(line: 17, column: 28, scope: !48)
!67 = !DILocation(line: 17, column: 34, scope: !48)
!68 = !DILocation(line: 17, column: 9, scope: !48)
!69 = !DILocation(line: 17, column: 15, scope: !48)
!70 = !DILocation(line: 17, column: 20, scope: !48)
!71 = !DILocation(line: 18, column: 16, scope: !48)
!72 = !DILocation(line: 18, column: 9, scope: !48)
!73 = !DILocation(line: 19, column: 5, scope: !49)
!74 = !DILocation(line: 20, column: 9, scope: !75)
!75 = distinct !DILexicalBlock(scope: !41, file: !1, line: 20, column: 9)
!76 = !DILocation(line: 20, column: 15, scope: !75)
!77 = !DILocation(line: 20, column: 21, scope: !75)
!78 = !DILocation(line: 20, column: 13, scope: !75)
!79 = !DILocation(line: 20, column: 9, scope: !41)
!80 = !DILocation(line: 21, column: 29, scope: !75)
!81 = !DILocation(line: 21, column: 35, scope: !75)
!82 = !DILocation(line: 21, column: 41, scope: !75)
!83 = !DILocation(line: 21, column: 22, scope: !75)
!84 = !DILocation(line: 21, column: 9, scope: !75)
!85 = !DILocation(line: 21, column: 15, scope: !75)
!86 = !DILocation(line: 21, column: 20, scope: !75)
!87 = !DILocation(line: 22, column: 14, scope: !88)
!88 = distinct !DILexicalBlock(scope: !75, file: !1, line: 22, column: 14)
!89 = !DILocation(line: 22, column: 20, scope: !88)
!90 = !DILocation(line: 22, column: 26, scope: !88)
!91 = !DILocation(line: 22, column: 18, scope: !88)
!92 = !DILocation(line: 22, column: 14, scope: !75)
!93 = !DILocation(line: 23, column: 30, scope: !88)
!94 = !DILocation(line: 23, column: 36, scope: !88)
!95 = !DILocation(line: 23, column: 43, scope: !88)
!96 = !DILocation(line: 23, column: 23, scope: !88)
!97 = !DILocation(line: 23, column: 9, scope: !88)
!98 = !DILocation(line: 23, column: 15, scope: !88)
!99 = !DILocation(line: 23, column: 21, scope: !88)
!100 = !DILocation(line: 24, column: 12, scope: !41)
!101 = !DILocation(line: 24, column: 5, scope: !41)
!102 = !DILocation(line: 25, column: 1, scope: !41)
!103 = distinct !DISubprogram(name: "print", scope: !1, file: !1, line: 27, type: !104, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !108)
!104 = !DISubroutineType(types: !105)
!105 = !{null, !106}
!106 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !107, size: 64)
!107 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!108 = !{!109}
!109 = !DILocalVariable(name: "tree", arg: 1, scope: !103, file: !1, line: 27, type: !106)
!110 = !DILocation(line: 27, column: 38, scope: !103)
!111 = !DILocation(line: 29, column: 10, scope: !112)
!112 = distinct !DILexicalBlock(scope: !103, file: !1, line: 29, column: 9)
!113 = !DILocation(line: 29, column: 9, scope: !103)
!114 = !DILocation(line: 30, column: 9, scope: !112)
!115 = !DILocation(line: 31, column: 11, scope: !103)
!116 = !DILocation(line: 31, column: 17, scope: !103)
!117 = !DILocation(line: 31, column: 5, scope: !103)
!118 = !DILocation(line: 32, column: 20, scope: !103)
!119 = !DILocation(line: 32, column: 26, scope: !103)
!120 = !DILocation(line: 32, column: 5, scope: !103)
!121 = !DILocation(line: 33, column: 11, scope: !103)
!122 = !DILocation(line: 33, column: 17, scope: !103)
!123 = !DILocation(line: 33, column: 5, scope: !103)
!124 = !DILocation(line: 34, column: 1, scope: !103)
