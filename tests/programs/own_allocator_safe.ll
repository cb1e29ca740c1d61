source_filename = "own_allocator_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.parser = type { %struct.functions, i8*, [3 x %struct.table], i64 }
%struct.functions = type { i8* (i64)*, i8* (i8*, i64)*, void (i8*)* }
%struct.table = type { i8**, i64, %struct.functions* }

define dso_local i32 @main() !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %parser = alloca %struct.parser*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %i = alloca i32, align 4
  %more = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.parser** %parser to i8*, !dbg !57
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !57
  call void @llvm.dbg.declare(metadata %struct.parser** %parser, metadata !16, metadata !DIExpression()), !dbg !58
  %call = call noalias i8* @malloc(i64 noundef 112), !dbg !59
  %1 = bitcast i8* %call to %struct.parser*, !dbg !59
  store %struct.parser* %1, %struct.parser** %parser, align 8, !dbg !58
  %2 = load %struct.parser*, %struct.parser** %parser, align 8, !dbg !60
  %cmp = icmp eq %struct.parser* %2, null, !dbg !62
  br i1 %cmp, label %if.then, label %if.end, !dbg !63

if.then:
  store i32 1, i32* %retval, align 4, !dbg !64
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !64

if.end:
  %3 = load %struct.parser*, %struct.parser** %parser, align 8, !dbg !65
  %functions = getelementptr inbounds %struct.parser, %struct.parser* %3, i32 0, i32 0, !dbg !66
  %allocate = getelementptr inbounds %struct.functions, %struct.functions* %functions, i32 0, i32 0, !dbg !67
  store i8* (i64)* @malloc, i8* (i64)** %allocate, align 8, !dbg !68
  %4 = load %struct.parser*, %struct.parser** %parser, align 8, !dbg !69
  %functions1 = getelementptr inbounds %struct.parser, %struct.parser* %4, i32 0, i32 0, !dbg !70
  %resize = getelementptr inbounds %struct.functions, %struct.functions* %functions1, i32 0, i32 1, !dbg !71
  store i8* (i8*, i64)* @realloc, i8* (i8*, i64)** %resize, align 8, !dbg !72
  %5 = load %struct.parser*, %struct.parser** %parser, align 8, !dbg !73
  %functions2 = getelementptr inbounds %struct.parser, %struct.parser* %5, i32 0, i32 0, !dbg !74
  %release = getelementptr inbounds %struct.functions, %struct.functions* %functions2, i32 0, i32 2, !dbg !75
  store void (i8*)* @free, void (i8*)** %release, align 8, !dbg !76
  %6 = load %struct.parser*, %struct.parser** %parser, align 8, !dbg !77
  %functions3 = getelementptr inbounds %struct.parser, %struct.parser* %6, i32 0, i32 0, !dbg !78
  %allocate4 = getelementptr inbounds %struct.functions, %struct.functions* %functions3, i32 0, i32 0, !dbg !79
  %7 = load i8* (i64)*, i8* (i64)** %allocate4, align 8, !dbg !79
  %call5 = call i8* %7(i64 noundef 64), !dbg !77
  %8 = load %struct.parser*, %struct.parser** %parser, align 8, !dbg !80
  %data = getelementptr inbounds %struct.parser, %struct.parser* %8, i32 0, i32 1, !dbg !81
  store i8* %call5, i8** %data, align 8, !dbg !82
  %9 = load %struct.parser*, %struct.parser** %parser, align 8, !dbg !83
  %data6 = getelementptr inbounds %struct.parser, %struct.parser* %9, i32 0, i32 1, !dbg !85
  %10 = load i8*, i8** %data6, align 8, !dbg !85
  %cmp7 = icmp eq i8* %10, null, !dbg !86
  br i1 %cmp7, label %if.then8, label %if.end9, !dbg !87

if.then8:
  %11 = load %struct.parser*, %struct.parser** %parser, align 8, !dbg !88
  %12 = bitcast %struct.parser* %11 to i8*, !dbg !88
  call void @free(i8* noundef %12), !dbg !90
  store i32 1, i32* %retval, align 4, !dbg !91
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !91

if.end9:
  %13 = bitcast i32* %i to i8*, !dbg !92
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %13), !dbg !92
  call void @llvm.dbg.declare(metadata i32* %i, metadata !54, metadata !DIExpression()), !dbg !93
  store i32 0, i32* %i, align 4, !dbg !93
  br label %for.cond, !dbg !92

for.cond:
  %14 = load i32, i32* %i, align 4, !dbg !94
  %cmp10 = icmp slt i32 %14, 3, !dbg !96
  br i1 %cmp10, label %for.body, label %for.cond.cleanup, !dbg !97

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  %15 = bitcast i32* %i to i8*, !dbg !98
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %15), !dbg !98
  br label %for.end

for.body:
  %16 = load %struct.parser*, %struct.parser** %parser, align 8, !dbg !99
  %tables = getelementptr inbounds %struct.parser, %struct.parser* %16, i32 0, i32 2, !dbg !100
  %17 = load i32, i32* %i, align 4, !dbg !101
  %idxprom = sext i32 %17 to i64, !dbg !99
  %arrayidx = getelementptr inbounds [3 x %struct.table], [3 x %struct.table]* %tables, i64 0, i64 %idxprom, !dbg !99
  %18 = load %struct.parser*, %struct.parser** %parser, align 8, !dbg !102
  %functions11 = getelementptr inbounds %struct.parser, %struct.parser* %18, i32 0, i32 0, !dbg !103
  call void @start(%struct.table* noundef %arrayidx, %struct.functions* noundef %functions11), !dbg !104
  br label %for.inc, !dbg !104

for.inc:
  %19 = load i32, i32* %i, align 4, !dbg !105
  %inc = add nsw i32 %19, 1, !dbg !105
  store i32 %inc, i32* %i, align 4, !dbg !105
  br label %for.cond, !dbg !98, !llvm.loop !106

for.end:
  %20 = bitcast i32* %more to i8*, !dbg !110
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %20), !dbg !110
  call void @llvm.dbg.declare(metadata i32* %more, metadata !56, metadata !DIExpression()), !dbg !111
  %call12 = call i32 @other(), !dbg !112
  store i32 %call12, i32* %more, align 4, !dbg !111
  br label %while.cond, !dbg !113

while.cond:
  %21 = load i32, i32* %more, align 4, !dbg !114
  %cmp13 = icmp sgt i32 %21, 0, !dbg !115
  br i1 %cmp13, label %while.body, label %while.end, !dbg !113

while.body:
  %22 = load %struct.parser*, %struct.parser** %parser, align 8, !dbg !116
  %data14 = getelementptr inbounds %struct.parser, %struct.parser* %22, i32 0, i32 1, !dbg !118
  %23 = load i8*, i8** %data14, align 8, !dbg !118
  %24 = load i32, i32* %more, align 4, !dbg !119
  %rem = srem i32 %24, 64, !dbg !120
  %idxprom15 = sext i32 %rem to i64, !dbg !116
  %arrayidx16 = getelementptr inbounds i8, i8* %23, i64 %idxprom15, !dbg !116
  store i8 1, i8* %arrayidx16, align 1, !dbg !121
  %25 = load %struct.parser*, %struct.parser** %parser, align 8, !dbg !122
  %level = getelementptr inbounds %struct.parser, %struct.parser* %25, i32 0, i32 3, !dbg !123
  %26 = load i64, i64* %level, align 8, !dbg !124
  %inc17 = add i64 %26, 1, !dbg !124
  store i64 %inc17, i64* %level, align 8, !dbg !124
  %call18 = call i32 @other(), !dbg !125
  store i32 %call18, i32* %more, align 4, !dbg !126
  br label %while.cond, !dbg !113, !llvm.loop !127

while.end:
  %27 = load %struct.parser*, %struct.parser** %parser, align 8, !dbg !129
  %functions19 = getelementptr inbounds %struct.parser, %struct.parser* %27, i32 0, i32 0, !dbg !130
  %release20 = getelementptr inbounds %struct.functions, %struct.functions* %functions19, i32 0, i32 2, !dbg !131
  %28 = load void (i8*)*, void (i8*)** %release20, align 8, !dbg !131
  %29 = load %struct.parser*, %struct.parser** %parser, align 8, !dbg !132
  %data21 = getelementptr inbounds %struct.parser, %struct.parser* %29, i32 0, i32 1, !dbg !133
  %30 = load i8*, i8** %data21, align 8, !dbg !133
  call void %28(i8* noundef %30), !dbg !129
  %31 = load %struct.parser*, %struct.parser** %parser, align 8, !dbg !134
  %tables22 = getelementptr inbounds %struct.parser, %struct.parser* %31, i32 0, i32 2, !dbg !135
  %arrayidx23 = getelementptr inbounds [3 x %struct.table], [3 x %struct.table]* %tables22, i64 0, i64 2, !dbg !134
  %functions24 = getelementptr inbounds %struct.table, %struct.table* %arrayidx23, i32 0, i32 2, !dbg !136
  %32 = load %struct.functions*, %struct.functions** %functions24, align 8, !dbg !136
  %release25 = getelementptr inbounds %struct.functions, %struct.functions* %32, i32 0, i32 2, !dbg !137
  %33 = load void (i8*)*, void (i8*)** %release25, align 8, !dbg !137
  %34 = load %struct.parser*, %struct.parser** %parser, align 8, !dbg !138
  %35 = bitcast %struct.parser* %34 to i8*, !dbg !138
  call void %33(i8* noundef %35), !dbg !134
  store i32 0, i32* %retval, align 4, !dbg !139
  store i32 1, i32* %cleanup.dest.slot, align 4
  %36 = bitcast i32* %more to i8*, !dbg !140
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %36), !dbg !140
  br label %cleanup

cleanup:
  %37 = bitcast %struct.parser** %parser to i8*, !dbg !140
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %37), !dbg !140
  %38 = load i32, i32* %retval, align 4, !dbg !140
  ret i32 %38, !dbg !140
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare noalias i8* @malloc(i64 noundef)

declare i8* @realloc(i8* noundef, i64 noundef)

declare void @free(i8* noundef)

define internal void @start(%struct.table* noundef %table, %struct.functions* noundef %functions) !dbg !141 {
entry:
  %table.addr = alloca %struct.table*, align 8
  %functions.addr = alloca %struct.functions*, align 8
  store %struct.table* %table, %struct.table** %table.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.table** %table.addr, metadata !146, metadata !DIExpression()), !dbg !148
  store %struct.functions* %functions, %struct.functions** %functions.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.functions** %functions.addr, metadata !147, metadata !DIExpression()), !dbg !149
  %0 = load %struct.table*, %struct.table** %table.addr, align 8, !dbg !150
  %entries = getelementptr inbounds %struct.table, %struct.table* %0, i32 0, i32 0, !dbg !151
  store i8** null, i8*** %entries, align 8, !dbg !152
  %1 = load %struct.table*, %struct.table** %table.addr, align 8, !dbg !153
  %used = getelementptr inbounds %struct.table, %struct.table* %1, i32 0, i32 1, !dbg !154
  store i64 0, i64* %used, align 8, !dbg !155
  %2 = load %struct.functions*, %struct.functions** %functions.addr, align 8, !dbg !156
  %3 = load %struct.table*, %struct.table** %table.addr, align 8, !dbg !157
  %functions1 = getelementptr inbounds %struct.table, %struct.table* %3, i32 0, i32 2, !dbg !158
  store %struct.functions* %2, %struct.functions** %functions1, align 8, !dbg !159
  ret void, !dbg !160
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare !dbg !161 i32 @other()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "own_allocator_safe.c", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 31, type: !12, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!16, !54, !56}
!16 = !DILocalVariable(name: "parser", scope: !11, file: !1, line: 32, type: !17)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "parser", file: !1, line: 18, size: 896, elements: !19)
!19 = !{!20, !38, !41, !53}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "functions", scope: !18, file: !1, line: 19, baseType: !21, size: 192)
!21 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "functions", file: !1, line: 6, size: 192, elements: !22)
!22 = !{!23, !30, !34}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "allocate", scope: !21, file: !1, line: 7, baseType: !24, size: 64)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!25 = !DISubroutineType(types: !26)
!26 = !{!3, !27}
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !28, line: 46, baseType: !29)
!28 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!29 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "resize", scope: !21, file: !1, line: 8, baseType: !31, size: 64, offset: 64)
!31 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!32 = !DISubroutineType(types: !33)
!33 = !{!3, !3, !27}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "release", scope: !21, file: !1, line: 9, baseType: !35, size: 64, offset: 128)
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!36 = !DISubroutineType(types: !37)
!37 = !{null, !3}
!38 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !18, file: !1, line: 20, baseType: !39, size: 64, offset: 192)
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !40, size: 64)
!40 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "tables", scope: !18, file: !1, line: 21, baseType: !42, size: 576, offset: 256)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !43, size: 576, elements: !51)
!43 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "table", file: !1, line: 12, size: 192, elements: !44)
!44 = !{!45, !47, !48}
!45 = !DIDerivedType(tag: DW_TAG_member, name: "entries", scope: !43, file: !1, line: 13, baseType: !46, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "used", scope: !43, file: !1, line: 14, baseType: !27, size: 64, offset: 64)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "functions", scope: !43, file: !1, line: 15, baseType: !49, size: 64, offset: 128)
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!51 = !{!52}
!52 = !DISubrange(count: 3)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "level", scope: !18, file: !1, line: 22, baseType: !29, size: 64, offset: 832)
!54 = !DILocalVariable(name: "i", scope: !55, file: !1, line: 43, type: !14)
!55 = distinct !DILexicalBlock(scope: !11, file: !1, line: 43, column: 5)
!56 = !DILocalVariable(name: "more", scope: !11, file: !1, line: 45, type: !14)
!57 = !DILocation(line: 32, column: 5, scope: !11)
!58 = !DILocation(line: 32, column: 20, scope: !11)
!59 = !DILocation(line: 32, column: 29, scope: !11)
!60 = !DILocation(line: 33, column: 9, scope: !61)
!61 = distinct !DILexicalBlock(scope: !11, file: !1, line: 33, column: 9)
!62 = !DILocation(line: 33, column: 16, scope: !61)
!63 = !DILocation(line: 33, column: 9, scope: !11)
!64 = !DILocation(line: 34, column: 9, scope: !61)
!65 = !DILocation(line: 35, column: 5, scope: !11)
!66 = !DILocation(line: 35, column: 13, scope: !11)
!67 = !DILocation(line: 35, column: 23, scope: !11)
!68 = !DILocation(line: 35, column: 32, scope: !11)
!69 = !DILocation(line: 36, column: 5, scope: !11)
!70 = !DILocation(line: 36, column: 13, scope: !11)
!71 = !DILocation(line: 36, column: 23, scope: !11)
!72 = !DILocation(line: 36, column: 30, scope: !11)
!73 = !DILocation(line: 37, column: 5, scope: !11)
!74 = !DILocation(line: 37, column: 13, scope: !11)
!75 = !DILocation(line: 37, column: 23, scope: !11)
!76 = !DILocation(line: 37, column: 31, scope: !11)
!77 = !DILocation(line: 38, column: 20, scope: !11)
!78 = !DILocation(line: 38, column: 28, scope: !11)
!79 = !DILocation(line: 38, column: 38, scope: !11)
!80 = !DILocation(line: 38, column: 5, scope: !11)
!81 = !DILocation(line: 38, column: 13, scope: !11)
!82 = !DILocation(line: 38, column: 18, scope: !11)
!83 = !DILocation(line: 39, column: 9, scope: !84)
!84 = distinct !DILexicalBlock(scope: !11, file: !1, line: 39, column: 9)
!85 = !DILocation(line: 39, column: 17, scope: !84)
!86 = !DILocation(line: 39, column: 22, scope: !84)
!87 = !DILocation(line: 39, column: 9, scope: !11)
!88 = !DILocation(line: 40, column: 14, scope: !89)
!89 = distinct !DILexicalBlock(scope: !84, file: !1, line: 39, column: 31)
!90 = !DILocation(line: 40, column: 9, scope: !89)
!91 = !DILocation(line: 41, column: 9, scope: !89)
!92 = !DILocation(line: 43, column: 10, scope: !55)
!93 = !DILocation(line: 43, column: 14, scope: !55)
!94 = !DILocation(line: 43, column: 21, scope: !95)
!95 = distinct !DILexicalBlock(scope: !55, file: !1, line: 43, column: 5)
!96 = !DILocation(line: 43, column: 23, scope: !95)
!97 = !DILocation(line: 43, column: 5, scope: !55)
!98 = !DILocation(line: 43, column: 5, scope: !95)
!99 = !DILocation(line: 44, column: 16, scope: !95)
!100 = !DILocation(line: 44, column: 24, scope: !95)
!101 = !DILocation(line: 44, column: 31, scope: !95)
!102 = !DILocation(line: 44, column: 36, scope: !95)
!103 = !DILocation(line: 44, column: 44, scope: !95)
!104 = !DILocation(line: 44, column: 9, scope: !95)
!105 = !DILocation(line: 43, column: 29, scope: !95)
!106 = distinct !{!106, !97, !107, !108, !109}
!107 = !DILocation(line: 44, column: 53, scope: !55)
!108 = !{!"llvm.loop.mustprogress"}
!109 = !{!"llvm.loop.unroll.disable"}
!110 = !DILocation(line: 45, column: 5, scope: !11)
!111 = !DILocation(line: 45, column: 9, scope: !11)
!112 = !DILocation(line: 45, column: 16, scope: !11)
!113 = !DILocation(line: 46, column: 5, scope: !11)
!114 = !DILocation(line: 46, column: 12, scope: !11)
!115 = !DILocation(line: 46, column: 17, scope: !11)
!116 = !DILocation(line: 47, column: 9, scope: !117)
!117 = distinct !DILexicalBlock(scope: !11, file: !1, line: 46, column: 22)
!118 = !DILocation(line: 47, column: 17, scope: !117)
!119 = !DILocation(line: 47, column: 22, scope: !117)
!120 = !DILocation(line: 47, column: 27, scope: !117)
!121 = !DILocation(line: 47, column: 33, scope: !117)
!122 = !DILocation(line: 48, column: 9, scope: !117)
!123 = !DILocation(line: 48, column: 17, scope: !117)
!124 = !DILocation(line: 48, column: 22, scope: !117)
!125 = !DILocation(line: 49, column: 16, scope: !117)
!126 = !DILocation(line: 49, column: 14, scope: !117)
!127 = distinct !{!127, !113, !128, !108, !109}
!128 = !DILocation(line: 50, column: 5, scope: !11)
!129 = !DILocation(line: 51, column: 5, scope: !11)
!130 = !DILocation(line: 51, column: 13, scope: !11)
!131 = !DILocation(line: 51, column: 23, scope: !11)
!132 = !DILocation(line: 51, column: 31, scope: !11)
!133 = !DILocation(line: 51, column: 39, scope: !11)
!134 = !DILocation(line: 52, column: 5, scope: !11)
!135 = !DILocation(line: 52, column: 13, scope: !11)
!136 = !DILocation(line: 52, column: 23, scope: !11)
!137 = !DILocation(line: 52, column: 34, scope: !11)
!138 = !DILocation(line: 52, column: 42, scope: !11)
!139 = !DILocation(line: 53, column: 5, scope: !11)
!140 = !DILocation(line: 54, column: 1, scope: !11)
!141 = distinct !DISubprogram(name: "start", scope: !1, file: !1, line: 25, type: !142, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !145)
!142 = !DISubroutineType(types: !143)
!143 = !{null, !144, !49}
!144 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!145 = !{!146, !147}
!146 = !DILocalVariable(name: "table", arg: 1, scope: !141, file: !1, line: 25, type: !144)
!147 = !DILocalVariable(name: "functions", arg: 2, scope: !141, file: !1, line: 25, type: !49)
!148 = !DILocation(line: 25, column: 33, scope: !141)
!149 = !DILocation(line: 25, column: 64, scope: !141)
!150 = !DILocation(line: 26, column: 5, scope: !141)
!151 = !DILocation(line: 26, column: 12, scope: !141)
!152 = !DILocation(line: 26, column: 20, scope: !141)
!153 = !DILocation(line: 27, column: 5, scope: !141)
!154 = !DILocation(line: 27, column: 12, scope: !141)
!155 = !DILocation(line: 27, column: 17, scope: !141)
!156 = !DILocation(line: 28, column: 24, scope: !141)
!157 = !DILocation(line: 28, column: 5, scope: !141)
!158 = !DILocation(line: 28, column: 12, scope: !141)
!159 = !DILocation(line: 28, column: 22, scope: !141)
!160 = !DILocation(line: 29, column: 1, scope: !141)
!161 = !DISubprogram(name: "other", scope: !1, file: !1, line: 4, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !162)
!162 = !{}
