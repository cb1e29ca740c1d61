source_filename = "list_by_recursion_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.item = type { i32, %struct.item* }

@.str = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %list = alloca %struct.item*, align 8
  %value = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.item** %list to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !21
  call void @llvm.dbg.declare(metadata %struct.item** %list, metadata !14, metadata !DIExpression()), !dbg !22
  store %struct.item* null, %struct.item** %list, align 8, !dbg !22
  %1 = bitcast i32* %value to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !23
  call void @llvm.dbg.declare(metadata i32* %value, metadata !20, metadata !DIExpression()), !dbg !24
  br label %while.cond, !dbg !25

while.cond:
  %call = call i32 (i8*, ...) @__isoc99_scanf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0), i32* noundef %value), !dbg !26
  %cmp = icmp eq i32 %call, 1, !dbg !27
  br i1 %cmp, label %while.body, label %while.end, !dbg !25

while.body:
  %2 = load %struct.item*, %struct.item** %list, align 8, !dbg !28
  %3 = load i32, i32* %value, align 4, !dbg !29
  %call1 = call %struct.item* @append(%struct.item* noundef %2, i32 noundef %3), !dbg !30
  store %struct.item* %call1, %struct.item** %list, align 8, !dbg !31
  br label %while.cond, !dbg !25, !llvm.loop !32

while.end:
  %4 = load %struct.item*, %struct.item** %list, align 8, !dbg !36
  %call2 = call %struct.item* @reversed(%struct.item* noundef %4, %struct.item* noundef null), !dbg !37
  %call3 = call i32 @length(%struct.item* noundef %call2), !dbg !38
  %call4 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %call3), !dbg !39
  %5 = bitcast i32* %value to i8*, !dbg !40
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %5), !dbg !40
  %6 = bitcast %struct.item** %list to i8*, !dbg !40
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %6), !dbg !40
  ret i32 0, !dbg !41
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__isoc99_scanf(i8* noundef, ...)

define internal %struct.item* @append(%struct.item* noundef %list, i32 noundef %value) !dbg !42 {
entry:
  %retval = alloca %struct.item*, align 8
  %list.addr = alloca %struct.item*, align 8
  %value.addr = alloca i32, align 4
  %last = alloca %struct.item*, align 8
  store %struct.item* %list, %struct.item** %list.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.item** %list.addr, metadata !46, metadata !DIExpression()), !dbg !51
  store i32 %value, i32* %value.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %value.addr, metadata !47, metadata !DIExpression()), !dbg !52
  %0 = load %struct.item*, %struct.item** %list.addr, align 8, !dbg !53
  %tobool = icmp ne %struct.item* %0, null, !dbg !53
  br i1 %tobool, label %if.end4, label %if.then, !dbg !54

if.then:
  %1 = bitcast %struct.item** %last to i8*, !dbg !55
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !55
  call void @llvm.dbg.declare(metadata %struct.item** %last, metadata !48, metadata !DIExpression()), !dbg !56
  %call = call noalias i8* @malloc(i64 noundef 16), !dbg !57
  %2 = bitcast i8* %call to %struct.item*, !dbg !57
  store %struct.item* %2, %struct.item** %last, align 8, !dbg !56
  %3 = load %struct.item*, %struct.item** %last, align 8, !dbg !58
  %tobool1 = icmp ne %struct.item* %3, null, !dbg !58
  br i1 %tobool1, label %if.end, label %if.then2, !dbg !60

if.then2:
  call void @exit(i32 noundef 1), !dbg !61
  unreachable, !dbg !61

if.end:
  %4 = load i32, i32* %value.addr, align 4, !dbg !62
  %5 = load %struct.item*, %struct.item** %last, align 8, !dbg !63
  %value3 = getelementptr inbounds %struct.item, %struct.item* %5, i32 0, i32 0, !dbg !64
  store i32 %4, i32* %value3, align 8, !dbg !65
  %6 = load %struct.item*, %struct.item** %last, align 8, !dbg !66
  %next = getelementptr inbounds %struct.item, %struct.item* %6, i32 0, i32 1, !dbg !67
  store %struct.item* null, %struct.item** %next, align 8, !dbg !68
  %7 = load %struct.item*, %struct.item** %last, align 8, !dbg !69
  store %struct.item* %7, %struct.item** %retval, align 8, !dbg !70
  %8 = bitcast %struct.item** %last to i8*, !dbg !71
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %8), !dbg !71
  br label %return

if.end4:
  %9 = load %struct.item*, %struct.item** %list.addr, align 8, !dbg !72
  %next5 = getelementptr inbounds %struct.item, %struct.item* %9, i32 0, i32 1, !dbg !73
  %10 = load %struct.item*, %struct.item** %next5, align 8, !dbg !73
  %11 = load i32, i32* %value.addr, align 4, !dbg !74
  %call6 = call %struct.item* @append(%struct.item* noundef %10, i32 noundef %11), !dbg !75
  %12 = load %struct.item*, %struct.item** %list.addr, align 8, !dbg !76
  %next7 = getelementptr inbounds %struct.item, %struct.item* %12, i32 0, i32 1, !dbg !77
  store %struct.item* %call6, %struct.item** %next7, align 8, !dbg !78
  %13 = load %struct.item*, %struct.item** %list.addr, align 8, !dbg !79
  store %struct.item* %13, %struct.item** %retval, align 8, !dbg !80
  br label %return, !dbg !80

return:
  %14 = load %struct.item*, %struct.item** %retval, align 8, !dbg !81
  ret %struct.item* %14, !dbg !81
}

declare i32 @printf(i8* noundef, ...)

define internal i32 @length(%struct.item* noundef %list) !dbg !82 {
entry:
  %list.addr = alloca %struct.item*, align 8
  store %struct.item* %list, %struct.item** %list.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.item** %list.addr, metadata !88, metadata !DIExpression()), !dbg !89
  %0 = load %struct.item*, %struct.item** %list.addr, align 8, !dbg !90
  %tobool = icmp ne %struct.item* %0, null, !dbg !90
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !90

cond.true:
  %1 = load %struct.item*, %struct.item** %list.addr, align 8, !dbg !91
  %next = getelementptr inbounds %struct.item, %struct.item* %1, i32 0, i32 1, !dbg !92
  %2 = load %struct.item*, %struct.item** %next, align 8, !dbg !92
  %call = call i32 @length(%struct.item* noundef %2), !dbg !93
  %add = add nsw i32 1, %call, !dbg !94
  br label %cond.end, !dbg !90

cond.false:
  br label %cond.end, !dbg !90

cond.end:
  %cond = phi i32 [ %add, %cond.true ], [ 0, %cond.false ], !dbg !90
  ret i32 %cond, !dbg !95
}

define internal %struct.item* @reversed(%struct.item* noundef %list, %struct.item* noundef %before) !dbg !96 {
entry:
  %retval = alloca %struct.item*, align 8
  %list.addr = alloca %struct.item*, align 8
  %before.addr = alloca %struct.item*, align 8
  %rest = alloca %struct.item*, align 8
  store %struct.item* %list, %struct.item** %list.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.item** %list.addr, metadata !100, metadata !DIExpression()), !dbg !103
  store %struct.item* %before, %struct.item** %before.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.item** %before.addr, metadata !101, metadata !DIExpression()), !dbg !104
  %0 = load %struct.item*, %struct.item** %list.addr, align 8, !dbg !105
  %tobool = icmp ne %struct.item* %0, null, !dbg !105
  br i1 %tobool, label %if.end, label %if.then, !dbg !107

if.then:
  %1 = load %struct.item*, %struct.item** %before.addr, align 8, !dbg !108
  store %struct.item* %1, %struct.item** %retval, align 8, !dbg !109
  br label %return, !dbg !109

if.end:
  %2 = bitcast %struct.item** %rest to i8*, !dbg !110
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !110
  call void @llvm.dbg.declare(metadata %struct.item** %rest, metadata !102, metadata !DIExpression()), !dbg !111
  %3 = load %struct.item*, %struct.item** %list.addr, align 8, !dbg !112
  %next = getelementptr inbounds %struct.item, %struct.item* %3, i32 0, i32 1, !dbg !113
  %4 = load %struct.item*, %struct.item** %next, align 8, !dbg !113
  store %struct.item* %4, %struct.item** %rest, align 8, !dbg !111
  %5 = load %struct.item*, %struct.item** %before.addr, align 8, !dbg !114
  %6 = load %struct.item*, %struct.item** %list.addr, align 8, !dbg !115
  %next1 = getelementptr inbounds %struct.item, %struct.item* %6, i32 0, i32 1, !dbg !116
  store %struct.item* %5, %struct.item** %next1, align 8, !dbg !117
  %7 = load %struct.item*, %struct.item** %rest, align 8, !dbg !118
  %8 = load %struct.item*, %struct.item** %list.addr, align 8, !dbg !119
  %call = call %struct.item* @reversed(%struct.item* noundef %7, %struct.item* noundef %8), !dbg !120
  store %struct.item* %call, %struct.item** %retval, align 8, !dbg !121
  %9 = bitcast %struct.item** %rest to i8*, !dbg !122
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %9), !dbg !122
  br label %return

return:
  %10 = load %struct.item*, %struct.item** %retval, align 8, !dbg !122
  ret %struct.item* %10, !dbg !122
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare noalias i8* @malloc(i64 noundef)

declare void @exit(i32 noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "list_by_recursion_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 38, type: !10, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !20}
!14 = !DILocalVariable(name: "list", scope: !9, file: !1, line: 40, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "item", file: !1, line: 5, size: 128, elements: !17)
!17 = !{!18, !19}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !16, file: !1, line: 6, baseType: !12, size: 32)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !16, file: !1, line: 7, baseType: !15, size: 64, offset: 64)
!20 = !DILocalVariable(name: "value", scope: !9, file: !1, line: 41, type: !12)
!21 = !DILocation(line: 40, column: 5, scope: !9)
!22 = !DILocation(line: 40, column: 18, scope: !9)
!23 = !DILocation(line: 41, column: 5, scope: !9)
!24 = !DILocation(line: 41, column: 9, scope: !9)
!25 = !DILocation(line: 42, column: 5, scope: !9)
!26 = !DILocation(line: 42, column: 12, scope: !9)
!27 = !DILocation(line: 42, column: 32, scope: !9)
!28 = !DILocation(line: 43, column: 23, scope: !9)
!29 = !DILocation(line: 43, column: 29, scope: !9)
!30 = !DILocation(line: 43, column: 16, scope: !9)
!31 = !DILocation(line: 43, column: 14, scope: !9)
!32 = distinct !{!32, !25, !33, !34, !35}
!33 = !DILocation(line: 43, column: 34, scope: !9)
!34 = !{!"llvm.loop.mustprogress"}
!35 = !{!"llvm.loop.unroll.disable"}
!36 = !DILocation(line: 44, column: 36, scope: !9)
!37 = !DILocation(line: 44, column: 27, scope: !9)
!38 = !DILocation(line: 44, column: 20, scope: !9)
!39 = !DILocation(line: 44, column: 5, scope: !9)
!40 = !DILocation(line: 46, column: 1, scope: !9)
!41 = !DILocation(line: 45, column: 5, scope: !9)
!42 = distinct !DISubprogram(name: "append", scope: !1, file: !1, line: 10, type: !43, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !45)
!43 = !DISubroutineType(types: !44)
!44 = !{!15, !15, !12}
!45 = !{!46, !47, !48}
!46 = !DILocalVariable(name: "list", arg: 1, scope: !42, file: !1, line: 10, type: !15)
!47 = !DILocalVariable(name: "value", arg: 2, scope: !42, file: !1, line: 10, type: !12)
!48 = !DILocalVariable(name: "last", scope: !49, file: !1, line: 13, type: !15)
!49 = distinct !DILexicalBlock(scope: !50, file: !1, line: 12, column: 16)
!50 = distinct !DILexicalBlock(scope: !42, file: !1, line: 12, column: 9)
!51 = !DILocation(line: 10, column: 41, scope: !42)
!52 = !DILocation(line: 10, column: 51, scope: !42)
!53 = !DILocation(line: 12, column: 10, scope: !50)
!54 = !DILocation(line: 12, column: 9, scope: !42)
!55 = !DILocation(line: 13, column: 9, scope: !49)
!56 = !DILocation(line: 13, column: 22, scope: !49)
!57 = !DILocation(line: 13, column: 29, scope: !49)
!58 = !DILocation(line: 14, column: 14, scope: !59)
!59 = distinct !DILexicalBlock(scope: !49, file: !1, line: 14, column: 13)
!60 = !DILocation(line: 14, column: 13, scope: !49)
!61 = !DILocation(line: 15, column: 13, scope: !59)
!62 = !DILocation(line: 16, column: 23, scope: !49)
!63 = !DILocation(line: 16, column: 9, scope: !49)
!64 = !DILocation(line: 16, column: 15, scope: !49)
!65 = !DILocation(line: 16, column: 21, scope: !49)
!66 = !DILocation(line: 17, column: 9, scope: !49)
!67 = !DILocation(line: 17, column: 15, scope: !49)
!68 = !DILocation(line: 17, column: 20, scope: !49)
!69 = !DILocation(line: 18, column: 16, scope: !49)
!70 = !DILocation(line: 18, column: 9, scope: !49)
!71 = !DILocation(line: 19, column: 5, scope: !50)
!72 = !DILocation(line: 20, column: 25, scope: !42)
!73 = !DILocation(line: 20, column: 31, scope: !42)
!74 = !DILocation(line: 20, column: 37, scope: !42)
!75 = !DILocation(line: 20, column: 18, scope: !42)
!76 = !DILocation(line: 20, column: 5, scope: !42)
!77 = !DILocation(line: 20, column: 11, scope: !42)
!78 = !DILocation(line: 20, column: 16, scope: !42)
!79 = !DILocation(line: 21, column: 12, scope: !42)
!80 = !DILocation(line: 21, column: 5, scope: !42)
!81 = !DILocation(line: 22, column: 1, scope: !42)
!82 = distinct !DISubprogram(name: "length", scope: !1, file: !1, line: 33, type: !83, scopeLine: 34, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !87)
!83 = !DISubroutineType(types: !84)
!84 = !{!12, !85}
!85 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !86, size: 64)
!86 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!87 = !{!88}
!88 = !DILocalVariable(name: "list", arg: 1, scope: !82, file: !1, line: 33, type: !85)
!89 = !DILocation(line: 33, column: 38, scope: !82)
!90 = !DILocation(line: 35, column: 12, scope: !82)
!91 = !DILocation(line: 35, column: 30, scope: !82)
!92 = !DILocation(line: 35, column: 36, scope: !82)
!93 = !DILocation(line: 35, column: 23, scope: !82)
!94 = !DILocation(line: 35, column: 21, scope: !82)
!95 = !DILocation(line: 35, column: 5, scope: !82)
!96 = distinct !DISubprogram(name: "reversed", scope: !1, file: !1, line: 24, type: !97, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !99)
!97 = !DISubroutineType(types: !98)
!98 = !{!15, !15, !15}
!99 = !{!100, !101, !102}
!100 = !DILocalVariable(name: "list", arg: 1, scope: !96, file: !1, line: 24, type: !15)
!101 = !DILocalVariable(name: "before", arg: 2, scope: !96, file: !1, line: 24, type: !15)
!102 = !DILocalVariable(name: "rest", scope: !96, file: !1, line: 28, type: !15)
!103 = !DILocation(line: 24, column: 43, scope: !96)
!104 = !DILocation(line: 24, column: 62, scope: !96)
!105 = !DILocation(line: 26, column: 10, scope: !106)
!106 = distinct !DILexicalBlock(scope: !96, file: !1, line: 26, column: 9)
!107 = !DILocation(line: 26, column: 9, scope: !96)
!108 = !DILocation(line: 27, column: 16, scope: !106)
!109 = !DILocation(line: 27, column: 9, scope: !106)
!110 = !DILocation(line: 28, column: 5, scope: !96)
!111 = !DILocation(line: 28, column: 18, scope: !96)
!112 = !DILocation(line: 28, column: 25, scope: !96)
!113 = !DILocation(line: 28, column: 31, scope: !96)
!114 = !DILocation(line: 29, column: 18, scope: !96)
!115 = !DILocation(line: 29, column: 5, scope: !96)
!116 = !DILocation(line: 29, column: 11, scope: !96)
!117 = !DILocation(line: 29, column: 16, scope: !96)
!118 = !DILocation(line: 30, column: 21, scope: !96)
!119 = !DILocation(line: 30, column: 27, scope: !96)
!120 = !DILocation(line: 30, column: 12, scope: !96)
!121 = !DILocation(line: 30, column: 5, scope: !96)
!122 = !DILocation(line: 31, column: 1, scope: !96)
