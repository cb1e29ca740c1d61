source_filename = "growing_vector_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.vector = type { i32*, i64, i64 }

define dso_local i32 @main() !dbg !14 {
entry:
  %retval = alloca i32, align 4
  %v = alloca %struct.vector, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.vector* %v to i8*, !dbg !26
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %0), !dbg !26
  call void @llvm.dbg.declare(metadata %struct.vector* %v, metadata !19, metadata !DIExpression()), !dbg !27
  %1 = bitcast %struct.vector* %v to i8*, !dbg !27
  call void @llvm.memset.p0i8.i64(i8* align 8 %1, i8 0, i64 24, i1 false), !dbg !27
  br label %while.cond, !dbg !28

while.cond:
  %call = call i32 @nondet(), !dbg !29
  %tobool = icmp ne i32 %call, 0, !dbg !28
  br i1 %tobool, label %while.body, label %while.end, !dbg !28

while.body:
  %call1 = call i32 @nondet(), !dbg !30
  %call2 = call i32 @push(%struct.vector* noundef %v, i32 noundef %call1), !dbg !32
  %tobool3 = icmp ne i32 %call2, 0, !dbg !32
  br i1 %tobool3, label %if.end, label %if.then, !dbg !33

if.then:
  br label %while.end, !dbg !34

if.end:
  br label %while.cond, !dbg !28, !llvm.loop !35

while.end:
  %data = getelementptr inbounds %struct.vector, %struct.vector* %v, i32 0, i32 0, !dbg !39
  %2 = load i32*, i32** %data, align 8, !dbg !39
  %3 = bitcast i32* %2 to i8*, !dbg !40
  call void @free(i8* noundef %3), !dbg !41
  %4 = bitcast %struct.vector* %v to i8*, !dbg !42
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %4), !dbg !42
  ret i32 0, !dbg !43
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare !dbg !44 i32 @nondet()

define internal i32 @push(%struct.vector* noundef %v, i32 noundef %x) !dbg !46 {
entry:
  %retval = alloca i32, align 4
  %v.addr = alloca %struct.vector*, align 8
  %x.addr = alloca i32, align 4
  %capacity1 = alloca i64, align 8
  %data = alloca i32*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store %struct.vector* %v, %struct.vector** %v.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.vector** %v.addr, metadata !51, metadata !DIExpression()), !dbg !57
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !52, metadata !DIExpression()), !dbg !58
  %0 = load %struct.vector*, %struct.vector** %v.addr, align 8, !dbg !59
  %length = getelementptr inbounds %struct.vector, %struct.vector* %0, i32 0, i32 1, !dbg !60
  %1 = load i64, i64* %length, align 8, !dbg !60
  %2 = load %struct.vector*, %struct.vector** %v.addr, align 8, !dbg !61
  %capacity = getelementptr inbounds %struct.vector, %struct.vector* %2, i32 0, i32 2, !dbg !62
  %3 = load i64, i64* %capacity, align 8, !dbg !62
  %cmp = icmp ugt i64 %1, %3, !dbg !63
  br i1 %cmp, label %if.then, label %if.end14, !dbg !64

if.then:
  %4 = bitcast i64* %capacity1 to i8*, !dbg !65
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %4), !dbg !65
  call void @llvm.dbg.declare(metadata i64* %capacity1, metadata !53, metadata !DIExpression()), !dbg !66
  %5 = load %struct.vector*, %struct.vector** %v.addr, align 8, !dbg !67
  %capacity2 = getelementptr inbounds %struct.vector, %struct.vector* %5, i32 0, i32 2, !dbg !68
  %6 = load i64, i64* %capacity2, align 8, !dbg !68
  %tobool = icmp ne i64 %6, 0, !dbg !67
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !67

cond.true:
  %7 = load %struct.vector*, %struct.vector** %v.addr, align 8, !dbg !69
  %capacity3 = getelementptr inbounds %struct.vector, %struct.vector* %7, i32 0, i32 2, !dbg !70
  %8 = load i64, i64* %capacity3, align 8, !dbg !70
  %mul = mul i64 %8, 2, !dbg !71
  br label %cond.end, !dbg !67

cond.false:
  br label %cond.end, !dbg !67

cond.end:
  %cond = phi i64 [ %mul, %cond.true ], [ 4, %cond.false ], !dbg !67
  store i64 %cond, i64* %capacity1, align 8, !dbg !66
  %9 = bitcast i32** %data to i8*, !dbg !72
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %9), !dbg !72
  call void @llvm.dbg.declare(metadata i32** %data, metadata !56, metadata !DIExpression()), !dbg !73
  %10 = load i64, i64* %capacity1, align 8, !dbg !74
  %cmp4 = icmp ugt i64 %10, 4611686018427387903, !dbg !76
  br i1 %cmp4, label %if.then5, label %if.end, !dbg !77

if.then5:
  store i32 0, i32* %retval, align 4, !dbg !78
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !78

if.end:
  %11 = load %struct.vector*, %struct.vector** %v.addr, align 8, !dbg !79
  %data6 = getelementptr inbounds %struct.vector, %struct.vector* %11, i32 0, i32 0, !dbg !80
  %12 = load i32*, i32** %data6, align 8, !dbg !80
  %13 = bitcast i32* %12 to i8*, !dbg !79
  %14 = load i64, i64* %capacity1, align 8, !dbg !81
  %mul7 = mul i64 %14, 4, !dbg !82
  %call = call i8* @realloc(i8* noundef %13, i64 noundef %mul7), !dbg !83
  %15 = bitcast i8* %call to i32*, !dbg !83
  store i32* %15, i32** %data, align 8, !dbg !84
  %16 = load i32*, i32** %data, align 8, !dbg !85
  %cmp8 = icmp eq i32* %16, null, !dbg !87
  br i1 %cmp8, label %if.then9, label %if.end10, !dbg !88

if.then9:
  store i32 0, i32* %retval, align 4, !dbg !89
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !89

if.end10:
  %17 = load i32*, i32** %data, align 8, !dbg !90
  %18 = load %struct.vector*, %struct.vector** %v.addr, align 8, !dbg !91
  %data11 = getelementptr inbounds %struct.vector, %struct.vector* %18, i32 0, i32 0, !dbg !92
  store i32* %17, i32** %data11, align 8, !dbg !93
  %19 = load i64, i64* %capacity1, align 8, !dbg !94
  %20 = load %struct.vector*, %struct.vector** %v.addr, align 8, !dbg !95
  %capacity12 = getelementptr inbounds %struct.vector, %struct.vector* %20, i32 0, i32 2, !dbg !96
  store i64 %19, i64* %capacity12, align 8, !dbg !97
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !98
  br label %cleanup, !dbg !98

cleanup:
  %21 = bitcast i32** %data to i8*, !dbg !98
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %21), !dbg !98
  %22 = bitcast i64* %capacity1 to i8*, !dbg !98
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %22), !dbg !98
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %return
  ]

cleanup.cont:
  br label %if.end14, !dbg !99

if.end14:
  %23 = load i32, i32* %x.addr, align 4, !dbg !100
  %24 = load %struct.vector*, %struct.vector** %v.addr, align 8, !dbg !101
  %data15 = getelementptr inbounds %struct.vector, %struct.vector* %24, i32 0, i32 0, !dbg !102
  %25 = load i32*, i32** %data15, align 8, !dbg !102
  %26 = load %struct.vector*, %struct.vector** %v.addr, align 8, !dbg !103
  %length16 = getelementptr inbounds %struct.vector, %struct.vector* %26, i32 0, i32 1, !dbg !104
  %27 = load i64, i64* %length16, align 8, !dbg !105
  %inc = add i64 %27, 1, !dbg !105
  store i64 %inc, i64* %length16, align 8, !dbg !105
  %arrayidx = getelementptr inbounds i32, i32* %25, i64 %27, !dbg !101
  store i32 %23, i32* %arrayidx, align 4, !dbg !106
  store i32 1, i32* %retval, align 4, !dbg !107
  br label %return, !dbg !107

return:
  %28 = load i32, i32* %retval, align 4, !dbg !108
  ret i32 %28, !dbg !108

unreachable:
  unreachable
}

declare void @free(i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare i8* @realloc(i8* noundef, i64 noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!7, !8, !9, !10, !11, !12}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "growing_vector_unsafe.c", directory: ".")
!2 = !{!3, !6}
!3 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !4, line: 46, baseType: !5)
!4 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!5 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!7 = !{i32 7, !"Dwarf Version", i32 5}
!8 = !{i32 2, !"Debug Info Version", i32 3}
!9 = !{i32 1, !"wchar_size", i32 4}
!10 = !{i32 7, !"PIC Level", i32 2}
!11 = !{i32 7, !"PIE Level", i32 2}
!12 = !{i32 7, !"uwtable", i32 1}

!14 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 28, type: !15, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !18)
!15 = !DISubroutineType(types: !16)
!16 = !{!17}
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{!19}
!19 = !DILocalVariable(name: "v", scope: !14, file: !1, line: 30, type: !20)
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "vector", file: !1, line: 6, size: 192, elements: !21)
!21 = !{!22, !24, !25}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !20, file: !1, line: 7, baseType: !23, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !20, file: !1, line: 8, baseType: !3, size: 64, offset: 64)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "capacity", scope: !20, file: !1, line: 8, baseType: !3, size: 64, offset: 128)
!26 = !DILocation(line: 30, column: 5, scope: !14)
!27 = !DILocation(line: 30, column: 19, scope: !14)
!28 = !DILocation(line: 32, column: 5, scope: !14)
!29 = !DILocation(line: 32, column: 12, scope: !14)
!30 = !DILocation(line: 33, column: 23, scope: !31)
!31 = distinct !DILexicalBlock(scope: !14, file: !1, line: 33, column: 13)
!32 = !DILocation(line: 33, column: 14, scope: !31)
!33 = !DILocation(line: 33, column: 13, scope: !14)
!34 = !DILocation(line: 34, column: 13, scope: !31)
!35 = distinct !{!35, !28, !36, !37, !38}
!36 = !DILocation(line: 34, column: 13, scope: !14)
!37 = !{!"llvm.loop.mustprogress"}
!38 = !{!"llvm.loop.unroll.disable"}
!39 = !DILocation(line: 35, column: 12, scope: !14)
!40 = !DILocation(line: 35, column: 10, scope: !14)
!41 = !DILocation(line: 35, column: 5, scope: !14)
!42 = !DILocation(line: 37, column: 1, scope: !14)
!43 = !DILocation(line: 36, column: 5, scope: !14)
!44 = !DISubprogram(name: "nondet", scope: !1, file: !1, line: 4, type: !15, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !45)
!45 = !{}
!46 = distinct !DISubprogram(name: "push", scope: !1, file: !1, line: 11, type: !47, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !50)
!47 = !DISubroutineType(types: !48)
!48 = !{!17, !49, !17}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!50 = !{!51, !52, !53, !56}
!51 = !DILocalVariable(name: "v", arg: 1, scope: !46, file: !1, line: 11, type: !49)
!52 = !DILocalVariable(name: "x", arg: 2, scope: !46, file: !1, line: 11, type: !17)
!53 = !DILocalVariable(name: "capacity", scope: !54, file: !1, line: 14, type: !3)
!54 = distinct !DILexicalBlock(scope: !55, file: !1, line: 13, column: 34)
!55 = distinct !DILexicalBlock(scope: !46, file: !1, line: 13, column: 9)
!56 = !DILocalVariable(name: "data", scope: !54, file: !1, line: 15, type: !23)
!57 = !DILocation(line: 11, column: 32, scope: !46)
!58 = !DILocation(line: 11, column: 39, scope: !46)
!59 = !DILocation(line: 13, column: 9, scope: !55)
!60 = !DILocation(line: 13, column: 12, scope: !55)
!61 = !DILocation(line: 13, column: 21, scope: !55)
!62 = !DILocation(line: 13, column: 24, scope: !55)
!63 = !DILocation(line: 13, column: 19, scope: !55)
!64 = !DILocation(line: 13, column: 9, scope: !46)
!65 = !DILocation(line: 14, column: 9, scope: !54)
!66 = !DILocation(line: 14, column: 16, scope: !54)
!67 = !DILocation(line: 14, column: 27, scope: !54)
!68 = !DILocation(line: 14, column: 30, scope: !54)
!69 = !DILocation(line: 14, column: 41, scope: !54)
!70 = !DILocation(line: 14, column: 44, scope: !54)
!71 = !DILocation(line: 14, column: 53, scope: !54)
!72 = !DILocation(line: 15, column: 9, scope: !54)
!73 = !DILocation(line: 15, column: 14, scope: !54)
!74 = !DILocation(line: 16, column: 13, scope: !75)
!75 = distinct !DILexicalBlock(scope: !54, file: !1, line: 16, column: 13)
!76 = !DILocation(line: 16, column: 22, scope: !75)
!77 = !DILocation(line: 16, column: 13, scope: !54)
!78 = !DILocation(line: 17, column: 13, scope: !75)
!79 = !DILocation(line: 18, column: 24, scope: !54)
!80 = !DILocation(line: 18, column: 27, scope: !54)
!81 = !DILocation(line: 18, column: 33, scope: !54)
!82 = !DILocation(line: 18, column: 42, scope: !54)
!83 = !DILocation(line: 18, column: 16, scope: !54)
!84 = !DILocation(line: 18, column: 14, scope: !54)
!85 = !DILocation(line: 19, column: 13, scope: !86)
!86 = distinct !DILexicalBlock(scope: !54, file: !1, line: 19, column: 13)
!87 = !DILocation(line: 19, column: 18, scope: !86)
!88 = !DILocation(line: 19, column: 13, scope: !54)
!89 = !DILocation(line: 20, column: 13, scope: !86)
!90 = !DILocation(line: 21, column: 19, scope: !54)
!91 = !DILocation(line: 21, column: 9, scope: !54)
!92 = !DILocation(line: 21, column: 12, scope: !54)
!93 = !DILocation(line: 21, column: 17, scope: !54)
!94 = !DILocation(line: 22, column: 23, scope: !54)
!95 = !DILocation(line: 22, column: 9, scope: !54)
!96 = !DILocation(line: 22, column: 12, scope: !54)
!97 = !DILocation(line: 22, column: 21, scope: !54)
!98 = !DILocation(line: 23, column: 5, scope: !55)
!99 = !DILocation(line: 23, column: 5, scope: !54)
!100 = !DILocation(line: 24, column: 28, scope: !46)
!101 = !DILocation(line: 24, column: 5, scope: !46)
!102 = !DILocation(line: 24, column: 8, scope: !46)
!103 = !DILocation(line: 24, column: 13, scope: !46)
!104 = !DILocation(line: 24, column: 16, scope: !46)
!105 = !DILocation(line: 24, column: 22, scope: !46)
!106 = !DILocation(line: 24, column: 26, scope: !46)
!107 = !DILocation(line: 25, column: 5, scope: !46)
!108 = !DILocation(line: 26, column: 1, scope: !46)
