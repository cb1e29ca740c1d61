source_filename = "address_hash_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.entry = type { i64, i32, %struct.entry* }

@x = dso_local global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [13 x i8] c"get(&x) == 3\00", align 1
@.str.1 = private unnamed_addr constant [20 x i8] c"address_hash_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@table = dso_local global [4 x %struct.entry*] zeroinitializer, align 16, !dbg !9
@y = dso_local global i32 0, align 4, !dbg !21

define dso_local i32 @main() !dbg !30 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @put(i8* noundef bitcast (i32* @x to i8*), i32 noundef 3), !dbg !34
  %call = call i32 @get(i8* noundef bitcast (i32* @x to i8*)), !dbg !35
  %cmp = icmp eq i32 %call, 3, !dbg !35
  br i1 %cmp, label %if.then, label %if.else, !dbg !38

if.then:
  br label %if.end, !dbg !38

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 23, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !35
  unreachable, !dbg !35

if.end:
  ret i32 0, !dbg !39
}

define internal void @put(i8* noundef %k, i32 noundef %v) !dbg !40 {
entry:
  %k.addr = alloca i8*, align 8
  %v.addr = alloca i32, align 4
  %e = alloca %struct.entry*, align 8
  store i8* %k, i8** %k.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %k.addr, metadata !45, metadata !DIExpression()), !dbg !48
  store i32 %v, i32* %v.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %v.addr, metadata !46, metadata !DIExpression()), !dbg !49
  %0 = bitcast %struct.entry** %e to i8*, !dbg !50
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !50
  call void @llvm.dbg.declare(metadata %struct.entry** %e, metadata !47, metadata !DIExpression()), !dbg !51
  %call = call noalias i8* @malloc(i64 noundef 24), !dbg !52
  %1 = bitcast i8* %call to %struct.entry*, !dbg !52
  store %struct.entry* %1, %struct.entry** %e, align 8, !dbg !51
  %2 = load %struct.entry*, %struct.entry** %e, align 8, !dbg !53
  %tobool = icmp ne %struct.entry* %2, null, !dbg !53
  br i1 %tobool, label %if.end, label %if.then, !dbg !55

if.then:
  call void @exit(i32 noundef 0), !dbg !56
  unreachable, !dbg !56

if.end:
  %3 = load i8*, i8** %k.addr, align 8, !dbg !57
  %4 = ptrtoint i8* %3 to i64, !dbg !58
  %5 = load %struct.entry*, %struct.entry** %e, align 8, !dbg !59
  %key = getelementptr inbounds %struct.entry, %struct.entry* %5, i32 0, i32 0, !dbg !60
  store i64 %4, i64* %key, align 8, !dbg !61
  %6 = load i32, i32* %v.addr, align 4, !dbg !62
  %7 = load %struct.entry*, %struct.entry** %e, align 8, !dbg !63
  %value = getelementptr inbounds %struct.entry, %struct.entry* %7, i32 0, i32 1, !dbg !64
  store i32 %6, i32* %value, align 8, !dbg !65
  %8 = load i8*, i8** %k.addr, align 8, !dbg !66
  %call1 = call i32 @bucket(i8* noundef %8), !dbg !67
  %idxprom = zext i32 %call1 to i64, !dbg !68
  %arrayidx = getelementptr inbounds [4 x %struct.entry*], [4 x %struct.entry*]* @table, i64 0, i64 %idxprom, !dbg !68
  %9 = load %struct.entry*, %struct.entry** %arrayidx, align 8, !dbg !68
  %10 = load %struct.entry*, %struct.entry** %e, align 8, !dbg !69
  %next = getelementptr inbounds %struct.entry, %struct.entry* %10, i32 0, i32 2, !dbg !70
  store %struct.entry* %9, %struct.entry** %next, align 8, !dbg !71
  %11 = load %struct.entry*, %struct.entry** %e, align 8, !dbg !72
  %12 = load i8*, i8** %k.addr, align 8, !dbg !73
  %call2 = call i32 @bucket(i8* noundef %12), !dbg !74
  %idxprom3 = zext i32 %call2 to i64, !dbg !75
  %arrayidx4 = getelementptr inbounds [4 x %struct.entry*], [4 x %struct.entry*]* @table, i64 0, i64 %idxprom3, !dbg !75
  store %struct.entry* %11, %struct.entry** %arrayidx4, align 8, !dbg !76
  %13 = bitcast %struct.entry** %e to i8*, !dbg !77
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %13), !dbg !77
  ret void, !dbg !77
}

define internal i32 @get(i8* noundef %k) !dbg !78 {
entry:
  %retval = alloca i32, align 4
  %k.addr = alloca i8*, align 8
  %e = alloca %struct.entry*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i8* %k, i8** %k.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %k.addr, metadata !82, metadata !DIExpression()), !dbg !85
  %0 = bitcast %struct.entry** %e to i8*, !dbg !86
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !86
  call void @llvm.dbg.declare(metadata %struct.entry** %e, metadata !83, metadata !DIExpression()), !dbg !87
  %1 = load i8*, i8** %k.addr, align 8, !dbg !88
  %call = call i32 @bucket(i8* noundef %1), !dbg !89
  %idxprom = zext i32 %call to i64, !dbg !90
  %arrayidx = getelementptr inbounds [4 x %struct.entry*], [4 x %struct.entry*]* @table, i64 0, i64 %idxprom, !dbg !90
  %2 = load %struct.entry*, %struct.entry** %arrayidx, align 8, !dbg !90
  store %struct.entry* %2, %struct.entry** %e, align 8, !dbg !87
  br label %for.cond, !dbg !86

for.cond:
  %3 = load %struct.entry*, %struct.entry** %e, align 8, !dbg !91
  %tobool = icmp ne %struct.entry* %3, null, !dbg !93
  br i1 %tobool, label %for.body, label %for.cond.cleanup, !dbg !93

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !93

for.body:
  %4 = load %struct.entry*, %struct.entry** %e, align 8, !dbg !94
  %key = getelementptr inbounds %struct.entry, %struct.entry* %4, i32 0, i32 0, !dbg !96
  %5 = load i64, i64* %key, align 8, !dbg !96
  %6 = load i8*, i8** %k.addr, align 8, !dbg !97
  %7 = ptrtoint i8* %6 to i64, !dbg !98
  %cmp = icmp eq i64 %5, %7, !dbg !99
  br i1 %cmp, label %if.then, label %if.end, !dbg !100

if.then:
  %8 = load %struct.entry*, %struct.entry** %e, align 8, !dbg !101
  %value = getelementptr inbounds %struct.entry, %struct.entry* %8, i32 0, i32 1, !dbg !102
  %9 = load i32, i32* %value, align 8, !dbg !102
  store i32 %9, i32* %retval, align 4, !dbg !103
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !103

if.end:
  br label %for.inc, !dbg !97

for.inc:
  %10 = load %struct.entry*, %struct.entry** %e, align 8, !dbg !104
  %next = getelementptr inbounds %struct.entry, %struct.entry* %10, i32 0, i32 2, !dbg !105
  %11 = load %struct.entry*, %struct.entry** %next, align 8, !dbg !105
  store %struct.entry* %11, %struct.entry** %e, align 8, !dbg !106
  br label %for.cond, !dbg !107, !llvm.loop !108

cleanup:
  %12 = bitcast %struct.entry** %e to i8*, !dbg !107
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %12), !dbg !107
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 2, label %for.end
    i32 1, label %return
  ]

for.end:
  store i32 -1, i32* %retval, align 4, !dbg !112
  br label %return, !dbg !112

return:
  %13 = load i32, i32* %retval, align 4, !dbg !113
  ret i32 %13, !dbg !113

unreachable:
  unreachable
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare noalias i8* @malloc(i64 noundef)

declare void @exit(i32 noundef)

define internal i32 @bucket(i8* noundef %p) !dbg !114 {
entry:
  %p.addr = alloca i8*, align 8
  store i8* %p, i8** %p.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %p.addr, metadata !119, metadata !DIExpression()), !dbg !120
  %0 = load i8*, i8** %p.addr, align 8, !dbg !121
  %1 = ptrtoint i8* %0 to i64, !dbg !122
  %shr = lshr i64 %1, 4, !dbg !123
  %rem = urem i64 %shr, 4, !dbg !124
  %conv = trunc i64 %rem to i32, !dbg !125
  ret i32 %conv, !dbg !126
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 6, type: !17, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "address_hash_safe.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !6, line: 90, baseType: !7)
!6 = !DIFile(filename: "/usr/include/stdint.h", directory: "")
!7 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!8 = !{!9, !0, !21}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 5, type: !11, isLocal: false, isDefinition: true)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 256, elements: !19)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "entry", file: !3, line: 5, size: 192, elements: !14)
!14 = !{!15, !16, !18}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !13, file: !3, line: 5, baseType: !5, size: 64)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !13, file: !3, line: 5, baseType: !17, size: 32, offset: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !13, file: !3, line: 5, baseType: !12, size: 64, offset: 128)
!19 = !{!20}
!20 = !DISubrange(count: 4)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 6, type: !17, isLocal: false, isDefinition: true)
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 7, !"PIC Level", i32 2}
!27 = !{i32 7, !"PIE Level", i32 2}
!28 = !{i32 7, !"uwtable", i32 1}

!30 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 21, type: !31, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !33)
!31 = !DISubroutineType(types: !32)
!32 = !{!17}
!33 = !{}
!34 = !DILocation(line: 22, column: 3, scope: !30)
!35 = !DILocation(line: 23, column: 3, scope: !36)
!36 = distinct !DILexicalBlock(scope: !37, file: !3, line: 23, column: 3)
!37 = distinct !DILexicalBlock(scope: !30, file: !3, line: 23, column: 3)
!38 = !DILocation(line: 23, column: 3, scope: !37)
!39 = !DILocation(line: 24, column: 3, scope: !30)
!40 = distinct !DISubprogram(name: "put", scope: !3, file: !3, line: 8, type: !41, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !44)
!41 = !DISubroutineType(types: !42)
!42 = !{null, !43, !17}
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!44 = !{!45, !46, !47}
!45 = !DILocalVariable(name: "k", arg: 1, scope: !40, file: !3, line: 8, type: !43)
!46 = !DILocalVariable(name: "v", arg: 2, scope: !40, file: !3, line: 8, type: !17)
!47 = !DILocalVariable(name: "e", scope: !40, file: !3, line: 9, type: !12)
!48 = !DILocation(line: 8, column: 23, scope: !40)
!49 = !DILocation(line: 8, column: 30, scope: !40)
!50 = !DILocation(line: 9, column: 3, scope: !40)
!51 = !DILocation(line: 9, column: 17, scope: !40)
!52 = !DILocation(line: 9, column: 21, scope: !40)
!53 = !DILocation(line: 10, column: 8, scope: !54)
!54 = distinct !DILexicalBlock(scope: !40, file: !3, line: 10, column: 7)
!55 = !DILocation(line: 10, column: 7, scope: !40)
!56 = !DILocation(line: 10, column: 11, scope: !54)
!57 = !DILocation(line: 11, column: 23, scope: !40)
!58 = !DILocation(line: 11, column: 12, scope: !40)
!59 = !DILocation(line: 11, column: 3, scope: !40)
!60 = !DILocation(line: 11, column: 6, scope: !40)
!61 = !DILocation(line: 11, column: 10, scope: !40)
!62 = !DILocation(line: 12, column: 14, scope: !40)
!63 = !DILocation(line: 12, column: 3, scope: !40)
!64 = !DILocation(line: 12, column: 6, scope: !40)
!65 = !DILocation(line: 12, column: 12, scope: !40)
!66 = !DILocation(line: 13, column: 26, scope: !40)
!67 = !DILocation(line: 13, column: 19, scope: !40)
!68 = !DILocation(line: 13, column: 13, scope: !40)
!69 = !DILocation(line: 13, column: 3, scope: !40)
!70 = !DILocation(line: 13, column: 6, scope: !40)
!71 = !DILocation(line: 13, column: 11, scope: !40)
!72 = !DILocation(line: 14, column: 22, scope: !40)
!73 = !DILocation(line: 14, column: 16, scope: !40)
!74 = !DILocation(line: 14, column: 9, scope: !40)
!75 = !DILocation(line: 14, column: 3, scope: !40)
!76 = !DILocation(line: 14, column: 20, scope: !40)
!77 = !DILocation(line: 15, column: 1, scope: !40)
!78 = distinct !DISubprogram(name: "get", scope: !3, file: !3, line: 16, type: !79, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !81)
!79 = !DISubroutineType(types: !80)
!80 = !{!17, !43}
!81 = !{!82, !83}
!82 = !DILocalVariable(name: "k", arg: 1, scope: !78, file: !3, line: 16, type: !43)
!83 = !DILocalVariable(name: "e", scope: !84, file: !3, line: 17, type: !12)
!84 = distinct !DILexicalBlock(scope: !78, file: !3, line: 17, column: 3)
!85 = !DILocation(line: 16, column: 22, scope: !78)
!86 = !DILocation(line: 17, column: 8, scope: !84)
!87 = !DILocation(line: 17, column: 22, scope: !84)
!88 = !DILocation(line: 17, column: 39, scope: !84)
!89 = !DILocation(line: 17, column: 32, scope: !84)
!90 = !DILocation(line: 17, column: 26, scope: !84)
!91 = !DILocation(line: 17, column: 44, scope: !92)
!92 = distinct !DILexicalBlock(scope: !84, file: !3, line: 17, column: 3)
!93 = !DILocation(line: 17, column: 3, scope: !84)
!94 = !DILocation(line: 18, column: 9, scope: !95)
!95 = distinct !DILexicalBlock(scope: !92, file: !3, line: 18, column: 9)
!96 = !DILocation(line: 18, column: 12, scope: !95)
!97 = !DILocation(line: 18, column: 30, scope: !95)
!98 = !DILocation(line: 18, column: 19, scope: !95)
!99 = !DILocation(line: 18, column: 16, scope: !95)
!100 = !DILocation(line: 18, column: 9, scope: !92)
!101 = !DILocation(line: 18, column: 40, scope: !95)
!102 = !DILocation(line: 18, column: 43, scope: !95)
!103 = !DILocation(line: 18, column: 33, scope: !95)
!104 = !DILocation(line: 17, column: 51, scope: !92)
!105 = !DILocation(line: 17, column: 54, scope: !92)
!106 = !DILocation(line: 17, column: 49, scope: !92)
!107 = !DILocation(line: 17, column: 3, scope: !92)
!108 = distinct !{!108, !93, !109, !110, !111}
!109 = !DILocation(line: 18, column: 43, scope: !84)
!110 = !{!"llvm.loop.mustprogress"}
!111 = !{!"llvm.loop.unroll.disable"}
!112 = !DILocation(line: 19, column: 3, scope: !78)
!113 = !DILocation(line: 20, column: 1, scope: !78)
!114 = distinct !DISubprogram(name: "bucket", scope: !3, file: !3, line: 7, type: !115, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !118)
!115 = !DISubroutineType(types: !116)
!116 = !{!117, !43}
!117 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!118 = !{!119}
!119 = !DILocalVariable(name: "p", arg: 1, scope: !114, file: !3, line: 7, type: !43)
!120 = !DILocation(line: 7, column: 30, scope: !114)
!121 = !DILocation(line: 7, column: 54, scope: !114)
!122 = !DILocation(line: 7, column: 43, scope: !114)
!123 = !DILocation(line: 7, column: 56, scope: !114)
!124 = !DILocation(line: 7, column: 62, scope: !114)
!125 = !DILocation(line: 7, column: 42, scope: !114)
!126 = !DILocation(line: 7, column: 35, scope: !114)
