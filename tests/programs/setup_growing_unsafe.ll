source_filename = "setup_growing_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.item = type { i8*, i32, i32 }

@.str = private unnamed_addr constant [5 x i8] c"bolt\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"nut\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"gear\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"axle\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"belt\00", align 1
@items = internal global %struct.item* null, align 8, !dbg !0
@count = internal global i32 0, align 4, !dbg !5
@room = internal global i32 0, align 4, !dbg !8

define dso_local i32 @main() !dbg !25 {
entry:
  %retval = alloca i32, align 4
  %k = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @add(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0), i32 noundef 25, i32 noundef 100), !dbg !31
  call void @add(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef 10, i32 noundef 200), !dbg !32
  call void @add(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.2, i64 0, i64 0), i32 noundef 1250, i32 noundef 5), !dbg !33
  call void @add(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.3, i64 0, i64 0), i32 noundef 3000, i32 noundef 2), !dbg !34
  call void @add(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.4, i64 0, i64 0), i32 noundef 775, i32 noundef 9), !dbg !35
  %0 = load %struct.item*, %struct.item** @items, align 8, !dbg !36
  %arrayidx = getelementptr inbounds %struct.item, %struct.item* %0, i64 2, !dbg !36
  %name = getelementptr inbounds %struct.item, %struct.item* %arrayidx, i32 0, i32 0, !dbg !38
  %1 = load i8*, i8** %name, align 8, !dbg !38
  %call = call i32 @strcmp(i8* noundef %1, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.2, i64 0, i64 0)), !dbg !39
  %cmp = icmp ne i32 %call, 0, !dbg !40
  br i1 %cmp, label %if.then, label %if.end, !dbg !41

if.then:
  call void @reach_error(), !dbg !42
  br label %if.end, !dbg !42

if.end:
  br label %while.cond, !dbg !43

while.cond:
  %call1 = call i32 @__VERIFIER_nondet_int(), !dbg !44
  %tobool = icmp ne i32 %call1, 0, !dbg !43
  br i1 %tobool, label %while.body, label %while.end, !dbg !43

while.body:
  %2 = bitcast i32* %k to i8*, !dbg !45
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !45
  call void @llvm.dbg.declare(metadata i32* %k, metadata !29, metadata !DIExpression()), !dbg !46
  %call2 = call i32 @__VERIFIER_nondet_int(), !dbg !47
  store i32 %call2, i32* %k, align 4, !dbg !46
  %3 = load i32, i32* %k, align 4, !dbg !48
  %cmp3 = icmp slt i32 %3, 0, !dbg !50
  br i1 %cmp3, label %if.then5, label %lor.lhs.false, !dbg !51

lor.lhs.false:
  %4 = load i32, i32* %k, align 4, !dbg !52
  %5 = load i32, i32* @count, align 4, !dbg !53
  %cmp4 = icmp sge i32 %4, %5, !dbg !54
  br i1 %cmp4, label %if.then5, label %if.end6, !dbg !55

if.then5:
  store i32 2, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !56, !llvm.loop !57

if.end6:
  %6 = load %struct.item*, %struct.item** @items, align 8, !dbg !61
  %7 = load i32, i32* %k, align 4, !dbg !63
  %idxprom = sext i32 %7 to i64, !dbg !61
  %arrayidx7 = getelementptr inbounds %struct.item, %struct.item* %6, i64 %idxprom, !dbg !61
  %stock = getelementptr inbounds %struct.item, %struct.item* %arrayidx7, i32 0, i32 2, !dbg !64
  %8 = load i32, i32* %stock, align 4, !dbg !64
  %cmp8 = icmp sgt i32 %8, 0, !dbg !65
  br i1 %cmp8, label %if.then9, label %if.end13, !dbg !66

if.then9:
  %9 = load %struct.item*, %struct.item** @items, align 8, !dbg !67
  %10 = load i32, i32* %k, align 4, !dbg !68
  %idxprom10 = sext i32 %10 to i64, !dbg !67
  %arrayidx11 = getelementptr inbounds %struct.item, %struct.item* %9, i64 %idxprom10, !dbg !67
  %stock12 = getelementptr inbounds %struct.item, %struct.item* %arrayidx11, i32 0, i32 2, !dbg !69
  %11 = load i32, i32* %stock12, align 4, !dbg !70
  %dec = add nsw i32 %11, -1, !dbg !70
  store i32 %dec, i32* %stock12, align 4, !dbg !70
  br label %if.end13, !dbg !67

if.end13:
  %12 = load %struct.item*, %struct.item** @items, align 8, !dbg !71
  %13 = load i32, i32* %k, align 4, !dbg !73
  %idxprom14 = sext i32 %13 to i64, !dbg !71
  %arrayidx15 = getelementptr inbounds %struct.item, %struct.item* %12, i64 %idxprom14, !dbg !71
  %stock16 = getelementptr inbounds %struct.item, %struct.item* %arrayidx15, i32 0, i32 2, !dbg !74
  %14 = load i32, i32* %stock16, align 4, !dbg !74
  %cmp17 = icmp slt i32 %14, 0, !dbg !75
  br i1 %cmp17, label %if.then22, label %lor.lhs.false18, !dbg !76

lor.lhs.false18:
  %15 = load %struct.item*, %struct.item** @items, align 8, !dbg !77
  %16 = load i32, i32* %k, align 4, !dbg !78
  %idxprom19 = sext i32 %16 to i64, !dbg !77
  %arrayidx20 = getelementptr inbounds %struct.item, %struct.item* %15, i64 %idxprom19, !dbg !77
  %price = getelementptr inbounds %struct.item, %struct.item* %arrayidx20, i32 0, i32 1, !dbg !79
  %17 = load i32, i32* %price, align 8, !dbg !79
  %cmp21 = icmp sle i32 %17, 10, !dbg !80
  br i1 %cmp21, label %if.then22, label %if.end23, !dbg !81

if.then22:
  call void @reach_error(), !dbg !82
  br label %if.end23, !dbg !82

if.end23:
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !58
  br label %cleanup, !dbg !58

cleanup:
  %18 = bitcast i32* %k to i8*, !dbg !58
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %18), !dbg !58
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 2, label %while.cond
  ]

cleanup.cont:
  br label %while.cond, !dbg !43, !llvm.loop !57

while.end:
  ret i32 0, !dbg !83

unreachable:
  unreachable
}

define internal void @add(i8* noundef %name, i32 noundef %price, i32 noundef %stock) !dbg !84 {
entry:
  %name.addr = alloca i8*, align 8
  %price.addr = alloca i32, align 4
  %stock.addr = alloca i32, align 4
  store i8* %name, i8** %name.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %name.addr, metadata !90, metadata !DIExpression()), !dbg !93
  store i32 %price, i32* %price.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %price.addr, metadata !91, metadata !DIExpression()), !dbg !94
  store i32 %stock, i32* %stock.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %stock.addr, metadata !92, metadata !DIExpression()), !dbg !95
  %0 = load i32, i32* @count, align 4, !dbg !96
  %1 = load i32, i32* @room, align 4, !dbg !98
  %cmp = icmp eq i32 %0, %1, !dbg !99
  br i1 %cmp, label %if.then, label %if.end4, !dbg !100

if.then:
  %2 = load i32, i32* @room, align 4, !dbg !101
  %tobool = icmp ne i32 %2, 0, !dbg !101
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !101

cond.true:
  %3 = load i32, i32* @room, align 4, !dbg !103
  %mul = mul nsw i32 2, %3, !dbg !104
  br label %cond.end, !dbg !101

cond.false:
  br label %cond.end, !dbg !101

cond.end:
  %cond = phi i32 [ %mul, %cond.true ], [ 2, %cond.false ], !dbg !101
  store i32 %cond, i32* @room, align 4, !dbg !105
  %4 = load %struct.item*, %struct.item** @items, align 8, !dbg !106
  %5 = bitcast %struct.item* %4 to i8*, !dbg !106
  %6 = load i32, i32* @room, align 4, !dbg !107
  %conv = sext i32 %6 to i64, !dbg !107
  %mul1 = mul i64 %conv, 16, !dbg !108
  %call = call i8* @realloc(i8* noundef %5, i64 noundef %mul1), !dbg !109
  %7 = bitcast i8* %call to %struct.item*, !dbg !109
  store %struct.item* %7, %struct.item** @items, align 8, !dbg !110
  %8 = load %struct.item*, %struct.item** @items, align 8, !dbg !111
  %tobool2 = icmp ne %struct.item* %8, null, !dbg !111
  br i1 %tobool2, label %if.end, label %if.then3, !dbg !113

if.then3:
  call void @abort(), !dbg !114
  unreachable, !dbg !114

if.end:
  br label %if.end4, !dbg !115

if.end4:
  %9 = load i8*, i8** %name.addr, align 8, !dbg !116
  %call5 = call noalias i8* @strdup(i8* noundef %9), !dbg !117
  %10 = load %struct.item*, %struct.item** @items, align 8, !dbg !118
  %11 = load i32, i32* @count, align 4, !dbg !119
  %idxprom = sext i32 %11 to i64, !dbg !118
  %arrayidx = getelementptr inbounds %struct.item, %struct.item* %10, i64 %idxprom, !dbg !118
  %name6 = getelementptr inbounds %struct.item, %struct.item* %arrayidx, i32 0, i32 0, !dbg !120
  store i8* %call5, i8** %name6, align 8, !dbg !121
  %12 = load i32, i32* %price.addr, align 4, !dbg !122
  %13 = load %struct.item*, %struct.item** @items, align 8, !dbg !123
  %14 = load i32, i32* @count, align 4, !dbg !124
  %idxprom7 = sext i32 %14 to i64, !dbg !123
  %arrayidx8 = getelementptr inbounds %struct.item, %struct.item* %13, i64 %idxprom7, !dbg !123
  %price9 = getelementptr inbounds %struct.item, %struct.item* %arrayidx8, i32 0, i32 1, !dbg !125
  store i32 %12, i32* %price9, align 8, !dbg !126
  %15 = load i32, i32* %stock.addr, align 4, !dbg !127
  %16 = load %struct.item*, %struct.item** @items, align 8, !dbg !128
  %17 = load i32, i32* @count, align 4, !dbg !129
  %idxprom10 = sext i32 %17 to i64, !dbg !128
  %arrayidx11 = getelementptr inbounds %struct.item, %struct.item* %16, i64 %idxprom10, !dbg !128
  %stock12 = getelementptr inbounds %struct.item, %struct.item* %arrayidx11, i32 0, i32 2, !dbg !130
  store i32 %15, i32* %stock12, align 4, !dbg !131
  %18 = load i32, i32* @count, align 4, !dbg !132
  %inc = add nsw i32 %18, 1, !dbg !132
  store i32 %inc, i32* @count, align 4, !dbg !132
  ret void, !dbg !133
}

declare i32 @strcmp(i8* noundef, i8* noundef)

declare !dbg !134 void @reach_error()

declare i32 @__VERIFIER_nondet_int()

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare i8* @realloc(i8* noundef, i64 noundef)

declare void @abort()

declare noalias i8* @strdup(i8* noundef)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!18, !19, !20, !21, !22, !23}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "items", scope: !2, file: !3, line: 14, type: !10, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "setup_growing_unsafe.c", directory: ".")
!4 = !{!0, !5, !8}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 15, type: !7, isLocal: true, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "room", scope: !2, file: !3, line: 15, type: !7, isLocal: true, isDefinition: true)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "item", file: !3, line: 8, size: 128, elements: !12)
!12 = !{!13, !16, !17}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !11, file: !3, line: 9, baseType: !14, size: 64)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "price", scope: !11, file: !3, line: 10, baseType: !7, size: 32, offset: 64)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "stock", scope: !11, file: !3, line: 11, baseType: !7, size: 32, offset: 96)
!18 = !{i32 7, !"Dwarf Version", i32 5}
!19 = !{i32 2, !"Debug Info Version", i32 3}
!20 = !{i32 1, !"wchar_size", i32 4}
!21 = !{i32 7, !"PIC Level", i32 2}
!22 = !{i32 7, !"PIE Level", i32 2}
!23 = !{i32 7, !"uwtable", i32 1}

!25 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 29, type: !26, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !28)
!26 = !DISubroutineType(types: !27)
!27 = !{!7}
!28 = !{!29}
!29 = !DILocalVariable(name: "k", scope: !30, file: !3, line: 37, type: !7)
!30 = distinct !DILexicalBlock(scope: !25, file: !3, line: 36, column: 37)
!31 = !DILocation(line: 30, column: 5, scope: !25)
!32 = !DILocation(line: 31, column: 5, scope: !25)
!33 = !DILocation(line: 32, column: 5, scope: !25)
!34 = !DILocation(line: 33, column: 5, scope: !25)
!35 = !DILocation(line: 34, column: 5, scope: !25)
!36 = !DILocation(line: 35, column: 16, scope: !37)
!37 = distinct !DILexicalBlock(scope: !25, file: !3, line: 35, column: 9)
!38 = !DILocation(line: 35, column: 25, scope: !37)
!39 = !DILocation(line: 35, column: 9, scope: !37)
!40 = !DILocation(line: 35, column: 39, scope: !37)
!41 = !DILocation(line: 35, column: 9, scope: !25)
!42 = !DILocation(line: 35, column: 45, scope: !37)
!43 = !DILocation(line: 36, column: 5, scope: !25)
!44 = !DILocation(line: 36, column: 12, scope: !25)
!45 = !DILocation(line: 37, column: 9, scope: !30)
!46 = !DILocation(line: 37, column: 13, scope: !30)
!47 = !DILocation(line: 37, column: 17, scope: !30)
!48 = !DILocation(line: 38, column: 13, scope: !49)
!49 = distinct !DILexicalBlock(scope: !30, file: !3, line: 38, column: 13)
!50 = !DILocation(line: 38, column: 15, scope: !49)
!51 = !DILocation(line: 38, column: 19, scope: !49)
!52 = !DILocation(line: 38, column: 22, scope: !49)
!53 = !DILocation(line: 38, column: 27, scope: !49)
!54 = !DILocation(line: 38, column: 24, scope: !49)
!55 = !DILocation(line: 38, column: 13, scope: !30)
!56 = !DILocation(line: 38, column: 34, scope: !49)
!57 = distinct !{!57, !43, !58, !59, !60}
!58 = !DILocation(line: 41, column: 5, scope: !25)
!59 = !{!"llvm.loop.mustprogress"}
!60 = !{!"llvm.loop.unroll.disable"}
!61 = !DILocation(line: 39, column: 13, scope: !62)
!62 = distinct !DILexicalBlock(scope: !30, file: !3, line: 39, column: 13)
!63 = !DILocation(line: 39, column: 19, scope: !62)
!64 = !DILocation(line: 39, column: 22, scope: !62)
!65 = !DILocation(line: 39, column: 28, scope: !62)
!66 = !DILocation(line: 39, column: 13, scope: !30)
!67 = !DILocation(line: 39, column: 33, scope: !62)
!68 = !DILocation(line: 39, column: 39, scope: !62)
!69 = !DILocation(line: 39, column: 42, scope: !62)
!70 = !DILocation(line: 39, column: 47, scope: !62)
!71 = !DILocation(line: 40, column: 13, scope: !72)
!72 = distinct !DILexicalBlock(scope: !30, file: !3, line: 40, column: 13)
!73 = !DILocation(line: 40, column: 19, scope: !72)
!74 = !DILocation(line: 40, column: 22, scope: !72)
!75 = !DILocation(line: 40, column: 28, scope: !72)
!76 = !DILocation(line: 40, column: 32, scope: !72)
!77 = !DILocation(line: 40, column: 35, scope: !72)
!78 = !DILocation(line: 40, column: 41, scope: !72)
!79 = !DILocation(line: 40, column: 44, scope: !72)
!80 = !DILocation(line: 40, column: 50, scope: !72)
!81 = !DILocation(line: 40, column: 13, scope: !30)
!82 = !DILocation(line: 40, column: 57, scope: !72)
!83 = !DILocation(line: 42, column: 5, scope: !25)
!84 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 17, type: !85, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !89)
!85 = !DISubroutineType(types: !86)
!86 = !{null, !87, !7, !7}
!87 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !88, size: 64)
!88 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!89 = !{!90, !91, !92}
!90 = !DILocalVariable(name: "name", arg: 1, scope: !84, file: !3, line: 17, type: !87)
!91 = !DILocalVariable(name: "price", arg: 2, scope: !84, file: !3, line: 17, type: !7)
!92 = !DILocalVariable(name: "stock", arg: 3, scope: !84, file: !3, line: 17, type: !7)
!93 = !DILocation(line: 17, column: 29, scope: !84)
!94 = !DILocation(line: 17, column: 39, scope: !84)
!95 = !DILocation(line: 17, column: 50, scope: !84)
!96 = !DILocation(line: 18, column: 9, scope: !97)
!97 = distinct !DILexicalBlock(scope: !84, file: !3, line: 18, column: 9)
!98 = !DILocation(line: 18, column: 18, scope: !97)
!99 = !DILocation(line: 18, column: 15, scope: !97)
!100 = !DILocation(line: 18, column: 9, scope: !84)
!101 = !DILocation(line: 19, column: 16, scope: !102)
!102 = distinct !DILexicalBlock(scope: !97, file: !3, line: 18, column: 24)
!103 = !DILocation(line: 19, column: 27, scope: !102)
!104 = !DILocation(line: 19, column: 25, scope: !102)
!105 = !DILocation(line: 19, column: 14, scope: !102)
!106 = !DILocation(line: 20, column: 25, scope: !102)
!107 = !DILocation(line: 20, column: 32, scope: !102)
!108 = !DILocation(line: 20, column: 37, scope: !102)
!109 = !DILocation(line: 20, column: 17, scope: !102)
!110 = !DILocation(line: 20, column: 15, scope: !102)
!111 = !DILocation(line: 21, column: 14, scope: !112)
!112 = distinct !DILexicalBlock(scope: !102, file: !3, line: 21, column: 13)
!113 = !DILocation(line: 21, column: 13, scope: !102)
!114 = !DILocation(line: 21, column: 21, scope: !112)
!115 = !DILocation(line: 22, column: 5, scope: !102)
!116 = !DILocation(line: 23, column: 32, scope: !84)
!117 = !DILocation(line: 23, column: 25, scope: !84)
!118 = !DILocation(line: 23, column: 5, scope: !84)
!119 = !DILocation(line: 23, column: 11, scope: !84)
!120 = !DILocation(line: 23, column: 18, scope: !84)
!121 = !DILocation(line: 23, column: 23, scope: !84)
!122 = !DILocation(line: 24, column: 26, scope: !84)
!123 = !DILocation(line: 24, column: 5, scope: !84)
!124 = !DILocation(line: 24, column: 11, scope: !84)
!125 = !DILocation(line: 24, column: 18, scope: !84)
!126 = !DILocation(line: 24, column: 24, scope: !84)
!127 = !DILocation(line: 25, column: 26, scope: !84)
!128 = !DILocation(line: 25, column: 5, scope: !84)
!129 = !DILocation(line: 25, column: 11, scope: !84)
!130 = !DILocation(line: 25, column: 18, scope: !84)
!131 = !DILocation(line: 25, column: 24, scope: !84)
!132 = !DILocation(line: 26, column: 10, scope: !84)
!133 = !DILocation(line: 27, column: 1, scope: !84)
!134 = !DISubprogram(name: "reach_error", scope: !3, file: !3, line: 6, type: !135, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !137)
!135 = !DISubroutineType(types: !136)
!136 = !{null}
!137 = !{}
