source_filename = "sorted_list_of_numbers_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.item = type { i32, %struct.item* }

@.str = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@first = internal global %struct.item* null, align 8, !dbg !0
@.str.1 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

define dso_local i32 @main() !dbg !18 {
entry:
  %retval = alloca i32, align 4
  %value = alloca i32, align 4
  %item = alloca %struct.item*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %value to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !27
  call void @llvm.dbg.declare(metadata i32* %value, metadata !22, metadata !DIExpression()), !dbg !28
  br label %while.cond, !dbg !29

while.cond:
  %call = call i32 (i8*, ...) @__isoc99_scanf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0), i32* noundef %value), !dbg !30
  %cmp = icmp eq i32 %call, 1, !dbg !31
  br i1 %cmp, label %while.body, label %while.end, !dbg !29

while.body:
  %1 = load i32, i32* %value, align 4, !dbg !32
  %cmp1 = icmp sgt i32 %1, 0, !dbg !34
  br i1 %cmp1, label %if.then, label %if.else, !dbg !35

if.then:
  %2 = load i32, i32* %value, align 4, !dbg !36
  call void @insert(i32 noundef %2), !dbg !37
  br label %if.end, !dbg !37

if.else:
  %3 = load i32, i32* %value, align 4, !dbg !38
  %sub = sub nsw i32 0, %3, !dbg !39
  call void @take_out(i32 noundef %sub), !dbg !40
  br label %if.end

if.end:
  br label %while.cond, !dbg !29, !llvm.loop !41

while.end:
  %4 = bitcast %struct.item** %item to i8*, !dbg !45
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %4), !dbg !45
  call void @llvm.dbg.declare(metadata %struct.item** %item, metadata !23, metadata !DIExpression()), !dbg !46
  %5 = load %struct.item*, %struct.item** @first, align 8, !dbg !47
  store %struct.item* %5, %struct.item** %item, align 8, !dbg !46
  br label %for.cond, !dbg !45

for.cond:
  %6 = load %struct.item*, %struct.item** %item, align 8, !dbg !48
  %tobool = icmp ne %struct.item* %6, null, !dbg !50
  br i1 %tobool, label %for.body, label %for.cond.cleanup, !dbg !50

for.cond.cleanup:
  %7 = bitcast %struct.item** %item to i8*, !dbg !51
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %7), !dbg !51
  br label %for.end

for.body:
  %8 = load %struct.item*, %struct.item** %item, align 8, !dbg !52
  %value2 = getelementptr inbounds %struct.item, %struct.item* %8, i32 0, i32 0, !dbg !53
  %9 = load i32, i32* %value2, align 8, !dbg !53
  %call3 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %9), !dbg !54
  br label %for.inc, !dbg !54

for.inc:
  %10 = load %struct.item*, %struct.item** %item, align 8, !dbg !55
  %next = getelementptr inbounds %struct.item, %struct.item* %10, i32 0, i32 1, !dbg !56
  %11 = load %struct.item*, %struct.item** %next, align 8, !dbg !56
  store %struct.item* %11, %struct.item** %item, align 8, !dbg !57
  br label %for.cond, !dbg !51, !llvm.loop !58

for.end:
  %12 = bitcast i32* %value to i8*, !dbg !60
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %12), !dbg !60
  ret i32 0, !dbg !61
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__isoc99_scanf(i8* noundef, ...)

define internal void @insert(i32 noundef %value) !dbg !62 {
entry:
  %value.addr = alloca i32, align 4
  %place = alloca %struct.item**, align 8
  %item = alloca %struct.item*, align 8
  store i32 %value, i32* %value.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %value.addr, metadata !66, metadata !DIExpression()), !dbg !70
  %0 = bitcast %struct.item*** %place to i8*, !dbg !71
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !71
  call void @llvm.dbg.declare(metadata %struct.item*** %place, metadata !67, metadata !DIExpression()), !dbg !72
  store %struct.item** @first, %struct.item*** %place, align 8, !dbg !72
  br label %while.cond, !dbg !73

while.cond:
  %1 = load %struct.item**, %struct.item*** %place, align 8, !dbg !74
  %2 = load %struct.item*, %struct.item** %1, align 8, !dbg !75
  %tobool = icmp ne %struct.item* %2, null, !dbg !75
  br i1 %tobool, label %land.rhs, label %land.end, !dbg !76

land.rhs:
  %3 = load %struct.item**, %struct.item*** %place, align 8, !dbg !77
  %4 = load %struct.item*, %struct.item** %3, align 8, !dbg !78
  %value1 = getelementptr inbounds %struct.item, %struct.item* %4, i32 0, i32 0, !dbg !79
  %5 = load i32, i32* %value1, align 8, !dbg !79
  %6 = load i32, i32* %value.addr, align 4, !dbg !80
  %cmp = icmp slt i32 %5, %6, !dbg !81
  br label %land.end

land.end:
  %7 = phi i1 [ false, %while.cond ], [ %cmp, %land.rhs ], !dbg !82
  br i1 %7, label %while.body, label %while.end, !dbg !73

while.body:
  %8 = load %struct.item**, %struct.item*** %place, align 8, !dbg !83
  %9 = load %struct.item*, %struct.item** %8, align 8, !dbg !84
  %next = getelementptr inbounds %struct.item, %struct.item* %9, i32 0, i32 1, !dbg !85
  store %struct.item** %next, %struct.item*** %place, align 8, !dbg !86
  br label %while.cond, !dbg !73, !llvm.loop !87

while.end:
  %10 = bitcast %struct.item** %item to i8*, !dbg !88
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %10), !dbg !88
  call void @llvm.dbg.declare(metadata %struct.item** %item, metadata !69, metadata !DIExpression()), !dbg !89
  %call = call noalias i8* @malloc(i64 noundef 16), !dbg !90
  %11 = bitcast i8* %call to %struct.item*, !dbg !90
  store %struct.item* %11, %struct.item** %item, align 8, !dbg !89
  %12 = load %struct.item*, %struct.item** %item, align 8, !dbg !91
  %tobool2 = icmp ne %struct.item* %12, null, !dbg !91
  br i1 %tobool2, label %if.end, label %if.then, !dbg !93

if.then:
  call void @exit(i32 noundef 1), !dbg !94
  unreachable, !dbg !94

if.end:
  %13 = load i32, i32* %value.addr, align 4, !dbg !95
  %14 = load %struct.item*, %struct.item** %item, align 8, !dbg !96
  %value3 = getelementptr inbounds %struct.item, %struct.item* %14, i32 0, i32 0, !dbg !97
  store i32 %13, i32* %value3, align 8, !dbg !98
  %15 = load %struct.item**, %struct.item*** %place, align 8, !dbg !99
  %16 = load %struct.item*, %struct.item** %15, align 8, !dbg !100
  %17 = load %struct.item*, %struct.item** %item, align 8, !dbg !101
  %next4 = getelementptr inbounds %struct.item, %struct.item* %17, i32 0, i32 1, !dbg !102
  store %struct.item* %16, %struct.item** %next4, align 8, !dbg !103
  %18 = load %struct.item*, %struct.item** %item, align 8, !dbg !104
  %19 = load %struct.item**, %struct.item*** %place, align 8, !dbg !105
  store %struct.item* %18, %struct.item** %19, align 8, !dbg !106
  %20 = bitcast %struct.item** %item to i8*, !dbg !107
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %20), !dbg !107
  %21 = bitcast %struct.item*** %place to i8*, !dbg !107
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %21), !dbg !107
  ret void, !dbg !107
}

define internal void @take_out(i32 noundef %value) !dbg !108 {
entry:
  %value.addr = alloca i32, align 4
  %place = alloca %struct.item**, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i32 %value, i32* %value.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %value.addr, metadata !110, metadata !DIExpression()), !dbg !113
  %0 = bitcast %struct.item*** %place to i8*, !dbg !114
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !114
  call void @llvm.dbg.declare(metadata %struct.item*** %place, metadata !111, metadata !DIExpression()), !dbg !115
  store %struct.item** @first, %struct.item*** %place, align 8, !dbg !115
  br label %for.cond, !dbg !114

for.cond:
  %1 = load %struct.item**, %struct.item*** %place, align 8, !dbg !116
  %2 = load %struct.item*, %struct.item** %1, align 8, !dbg !118
  %tobool = icmp ne %struct.item* %2, null, !dbg !119
  br i1 %tobool, label %for.body, label %for.cond.cleanup, !dbg !119

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !119

for.body:
  %3 = load %struct.item**, %struct.item*** %place, align 8, !dbg !120
  %4 = load %struct.item*, %struct.item** %3, align 8, !dbg !122
  %value1 = getelementptr inbounds %struct.item, %struct.item* %4, i32 0, i32 0, !dbg !123
  %5 = load i32, i32* %value1, align 8, !dbg !123
  %6 = load i32, i32* %value.addr, align 4, !dbg !124
  %cmp = icmp eq i32 %5, %6, !dbg !125
  br i1 %cmp, label %if.then, label %if.end, !dbg !126

if.then:
  %7 = load %struct.item**, %struct.item*** %place, align 8, !dbg !127
  %8 = load %struct.item*, %struct.item** %7, align 8, !dbg !129
  %9 = bitcast %struct.item* %8 to i8*, !dbg !129
  call void @free(i8* noundef %9), !dbg !130
  %10 = load %struct.item**, %struct.item*** %place, align 8, !dbg !131
  %11 = load %struct.item*, %struct.item** %10, align 8, !dbg !132
  %next = getelementptr inbounds %struct.item, %struct.item* %11, i32 0, i32 1, !dbg !133
  %12 = load %struct.item*, %struct.item** %next, align 8, !dbg !133
  %13 = load %struct.item**, %struct.item*** %place, align 8, !dbg !134
  store %struct.item* %12, %struct.item** %13, align 8, !dbg !135
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !136

if.end:
  br label %for.inc, !dbg !124

for.inc:
  %14 = load %struct.item**, %struct.item*** %place, align 8, !dbg !137
  %15 = load %struct.item*, %struct.item** %14, align 8, !dbg !138
  %next2 = getelementptr inbounds %struct.item, %struct.item* %15, i32 0, i32 1, !dbg !139
  store %struct.item** %next2, %struct.item*** %place, align 8, !dbg !140
  br label %for.cond, !dbg !141, !llvm.loop !142

cleanup:
  %16 = bitcast %struct.item*** %place to i8*, !dbg !141
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %16), !dbg !141
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 2, label %for.end
    i32 1, label %for.end
  ]

for.end:
  ret void, !dbg !144

unreachable:
  unreachable
}

declare i32 @printf(i8* noundef, ...)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare noalias i8* @malloc(i64 noundef)

declare void @exit(i32 noundef)

declare void @free(i8* noundef)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 10, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "sorted_list_of_numbers_unsafe.c", directory: ".")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "item", file: !3, line: 5, size: 128, elements: !7)
!7 = !{!8, !10}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !6, file: !3, line: 6, baseType: !9, size: 32)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !6, file: !3, line: 7, baseType: !5, size: 64, offset: 64)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 7, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 1}

!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 35, type: !19, scopeLine: 36, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !21)
!19 = !DISubroutineType(types: !20)
!20 = !{!9}
!21 = !{!22, !23}
!22 = !DILocalVariable(name: "value", scope: !18, file: !3, line: 37, type: !9)
!23 = !DILocalVariable(name: "item", scope: !24, file: !3, line: 43, type: !25)
!24 = distinct !DILexicalBlock(scope: !18, file: !3, line: 43, column: 5)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!26 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!27 = !DILocation(line: 37, column: 5, scope: !18)
!28 = !DILocation(line: 37, column: 9, scope: !18)
!29 = !DILocation(line: 38, column: 5, scope: !18)
!30 = !DILocation(line: 38, column: 12, scope: !18)
!31 = !DILocation(line: 38, column: 32, scope: !18)
!32 = !DILocation(line: 39, column: 13, scope: !33)
!33 = distinct !DILexicalBlock(scope: !18, file: !3, line: 39, column: 13)
!34 = !DILocation(line: 39, column: 19, scope: !33)
!35 = !DILocation(line: 39, column: 13, scope: !18)
!36 = !DILocation(line: 40, column: 20, scope: !33)
!37 = !DILocation(line: 40, column: 13, scope: !33)
!38 = !DILocation(line: 42, column: 23, scope: !33)
!39 = !DILocation(line: 42, column: 22, scope: !33)
!40 = !DILocation(line: 42, column: 13, scope: !33)
!41 = distinct !{!41, !29, !42, !43, !44}
!42 = !DILocation(line: 42, column: 28, scope: !18)
!43 = !{!"llvm.loop.mustprogress"}
!44 = !{!"llvm.loop.unroll.disable"}
!45 = !DILocation(line: 43, column: 10, scope: !24)
!46 = !DILocation(line: 43, column: 29, scope: !24)
!47 = !DILocation(line: 43, column: 36, scope: !24)
!48 = !DILocation(line: 43, column: 43, scope: !49)
!49 = distinct !DILexicalBlock(scope: !24, file: !3, line: 43, column: 5)
!50 = !DILocation(line: 43, column: 5, scope: !24)
!51 = !DILocation(line: 43, column: 5, scope: !49)
!52 = !DILocation(line: 44, column: 24, scope: !49)
!53 = !DILocation(line: 44, column: 30, scope: !49)
!54 = !DILocation(line: 44, column: 9, scope: !49)
!55 = !DILocation(line: 43, column: 56, scope: !49)
!56 = !DILocation(line: 43, column: 62, scope: !49)
!57 = !DILocation(line: 43, column: 54, scope: !49)
!58 = distinct !{!58, !50, !59, !43, !44}
!59 = !DILocation(line: 44, column: 35, scope: !24)
!60 = !DILocation(line: 46, column: 1, scope: !18)
!61 = !DILocation(line: 45, column: 5, scope: !18)
!62 = distinct !DISubprogram(name: "insert", scope: !3, file: !3, line: 12, type: !63, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !65)
!63 = !DISubroutineType(types: !64)
!64 = !{null, !9}
!65 = !{!66, !67, !69}
!66 = !DILocalVariable(name: "value", arg: 1, scope: !62, file: !3, line: 12, type: !9)
!67 = !DILocalVariable(name: "place", scope: !62, file: !3, line: 14, type: !68)
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!69 = !DILocalVariable(name: "item", scope: !62, file: !3, line: 17, type: !5)
!70 = !DILocation(line: 12, column: 24, scope: !62)
!71 = !DILocation(line: 14, column: 5, scope: !62)
!72 = !DILocation(line: 14, column: 19, scope: !62)
!73 = !DILocation(line: 15, column: 5, scope: !62)
!74 = !DILocation(line: 15, column: 13, scope: !62)
!75 = !DILocation(line: 15, column: 12, scope: !62)
!76 = !DILocation(line: 15, column: 19, scope: !62)
!77 = !DILocation(line: 15, column: 24, scope: !62)
!78 = !DILocation(line: 15, column: 23, scope: !62)
!79 = !DILocation(line: 15, column: 32, scope: !62)
!80 = !DILocation(line: 15, column: 40, scope: !62)
!81 = !DILocation(line: 15, column: 38, scope: !62)
!82 = !DILocation(line: 0, scope: !62)
!83 = !DILocation(line: 16, column: 20, scope: !62)
!84 = !DILocation(line: 16, column: 19, scope: !62)
!85 = !DILocation(line: 16, column: 28, scope: !62)
!86 = !DILocation(line: 16, column: 15, scope: !62)
!87 = distinct !{!87, !73, !85, !43, !44}
!88 = !DILocation(line: 17, column: 5, scope: !62)
!89 = !DILocation(line: 17, column: 18, scope: !62)
!90 = !DILocation(line: 17, column: 25, scope: !62)
!91 = !DILocation(line: 18, column: 10, scope: !92)
!92 = distinct !DILexicalBlock(scope: !62, file: !3, line: 18, column: 9)
!93 = !DILocation(line: 18, column: 9, scope: !62)
!94 = !DILocation(line: 19, column: 9, scope: !92)
!95 = !DILocation(line: 20, column: 19, scope: !62)
!96 = !DILocation(line: 20, column: 5, scope: !62)
!97 = !DILocation(line: 20, column: 11, scope: !62)
!98 = !DILocation(line: 20, column: 17, scope: !62)
!99 = !DILocation(line: 21, column: 19, scope: !62)
!100 = !DILocation(line: 21, column: 18, scope: !62)
!101 = !DILocation(line: 21, column: 5, scope: !62)
!102 = !DILocation(line: 21, column: 11, scope: !62)
!103 = !DILocation(line: 21, column: 16, scope: !62)
!104 = !DILocation(line: 22, column: 14, scope: !62)
!105 = !DILocation(line: 22, column: 6, scope: !62)
!106 = !DILocation(line: 22, column: 12, scope: !62)
!107 = !DILocation(line: 23, column: 1, scope: !62)
!108 = distinct !DISubprogram(name: "take_out", scope: !3, file: !3, line: 25, type: !63, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !109)
!109 = !{!110, !111}
!110 = !DILocalVariable(name: "value", arg: 1, scope: !108, file: !3, line: 25, type: !9)
!111 = !DILocalVariable(name: "place", scope: !112, file: !3, line: 27, type: !68)
!112 = distinct !DILexicalBlock(scope: !108, file: !3, line: 27, column: 5)
!113 = !DILocation(line: 25, column: 26, scope: !108)
!114 = !DILocation(line: 27, column: 10, scope: !112)
!115 = !DILocation(line: 27, column: 24, scope: !112)
!116 = !DILocation(line: 27, column: 41, scope: !117)
!117 = distinct !DILexicalBlock(scope: !112, file: !3, line: 27, column: 5)
!118 = !DILocation(line: 27, column: 40, scope: !117)
!119 = !DILocation(line: 27, column: 5, scope: !112)
!120 = !DILocation(line: 28, column: 15, scope: !121)
!121 = distinct !DILexicalBlock(scope: !117, file: !3, line: 28, column: 13)
!122 = !DILocation(line: 28, column: 14, scope: !121)
!123 = !DILocation(line: 28, column: 23, scope: !121)
!124 = !DILocation(line: 28, column: 32, scope: !121)
!125 = !DILocation(line: 28, column: 29, scope: !121)
!126 = !DILocation(line: 28, column: 13, scope: !117)
!127 = !DILocation(line: 29, column: 19, scope: !128)
!128 = distinct !DILexicalBlock(scope: !121, file: !3, line: 28, column: 39)
!129 = !DILocation(line: 29, column: 18, scope: !128)
!130 = !DILocation(line: 29, column: 13, scope: !128)
!131 = !DILocation(line: 30, column: 24, scope: !128)
!132 = !DILocation(line: 30, column: 23, scope: !128)
!133 = !DILocation(line: 30, column: 32, scope: !128)
!134 = !DILocation(line: 30, column: 14, scope: !128)
!135 = !DILocation(line: 30, column: 20, scope: !128)
!136 = !DILocation(line: 31, column: 13, scope: !128)
!137 = !DILocation(line: 27, column: 59, scope: !117)
!138 = !DILocation(line: 27, column: 58, scope: !117)
!139 = !DILocation(line: 27, column: 67, scope: !117)
!140 = !DILocation(line: 27, column: 54, scope: !117)
!141 = !DILocation(line: 27, column: 5, scope: !117)
!142 = distinct !{!142, !119, !143, !43, !44}
!143 = !DILocation(line: 32, column: 9, scope: !112)
!144 = !DILocation(line: 33, column: 1, scope: !108)
