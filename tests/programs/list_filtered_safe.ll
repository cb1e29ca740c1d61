source_filename = "list_filtered_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.task = type { i32, %struct.task* }

@.str = private unnamed_addr constant [24 x i8] c"task->priority >= least\00", align 1
@.str.1 = private unnamed_addr constant [21 x i8] c"list_filtered_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %head = alloca %struct.task*, align 8
  %left = alloca i32, align 4
  %task = alloca %struct.task*, align 8
  %least = alloca i32, align 4
  %before = alloca %struct.task*, align 8
  %task4 = alloca %struct.task*, align 8
  %next5 = alloca %struct.task*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.task** %head to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !30
  call void @llvm.dbg.declare(metadata %struct.task** %head, metadata !14, metadata !DIExpression()), !dbg !31
  store %struct.task* null, %struct.task** %head, align 8, !dbg !31
  %1 = bitcast i32* %left to i8*, !dbg !32
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !32
  call void @llvm.dbg.declare(metadata i32* %left, metadata !20, metadata !DIExpression()), !dbg !33
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !34
  store i32 %call, i32* %left, align 4, !dbg !33
  br label %for.cond, !dbg !32

for.cond:
  %2 = load i32, i32* %left, align 4, !dbg !35
  %cmp = icmp sgt i32 %2, 0, !dbg !36
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !37

for.cond.cleanup:
  %3 = bitcast i32* %left to i8*, !dbg !38
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %3), !dbg !38
  br label %for.end

for.body:
  %4 = bitcast %struct.task** %task to i8*, !dbg !39
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %4), !dbg !39
  call void @llvm.dbg.declare(metadata %struct.task** %task, metadata !22, metadata !DIExpression()), !dbg !40
  %call1 = call noalias i8* @malloc(i64 noundef 16), !dbg !41
  %5 = bitcast i8* %call1 to %struct.task*, !dbg !41
  store %struct.task* %5, %struct.task** %task, align 8, !dbg !40
  %call2 = call i32 @__VERIFIER_nondet_int(), !dbg !42
  %6 = load %struct.task*, %struct.task** %task, align 8, !dbg !43
  %priority = getelementptr inbounds %struct.task, %struct.task* %6, i32 0, i32 0, !dbg !44
  store i32 %call2, i32* %priority, align 8, !dbg !45
  %7 = load %struct.task*, %struct.task** %head, align 8, !dbg !46
  %8 = load %struct.task*, %struct.task** %task, align 8, !dbg !47
  %next = getelementptr inbounds %struct.task, %struct.task* %8, i32 0, i32 1, !dbg !48
  store %struct.task* %7, %struct.task** %next, align 8, !dbg !49
  %9 = load %struct.task*, %struct.task** %task, align 8, !dbg !50
  store %struct.task* %9, %struct.task** %head, align 8, !dbg !51
  %10 = bitcast %struct.task** %task to i8*, !dbg !52
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %10), !dbg !52
  br label %for.inc, !dbg !53

for.inc:
  %11 = load i32, i32* %left, align 4, !dbg !54
  %dec = add nsw i32 %11, -1, !dbg !54
  store i32 %dec, i32* %left, align 4, !dbg !54
  br label %for.cond, !dbg !38, !llvm.loop !55

for.end:
  %12 = bitcast i32* %least to i8*, !dbg !59
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %12), !dbg !59
  call void @llvm.dbg.declare(metadata i32* %least, metadata !25, metadata !DIExpression()), !dbg !60
  %call3 = call i32 @__VERIFIER_nondet_int(), !dbg !61
  store i32 %call3, i32* %least, align 4, !dbg !60
  %13 = bitcast %struct.task** %before to i8*, !dbg !62
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %13), !dbg !62
  call void @llvm.dbg.declare(metadata %struct.task** %before, metadata !26, metadata !DIExpression()), !dbg !63
  store %struct.task* null, %struct.task** %before, align 8, !dbg !63
  %14 = bitcast %struct.task** %task4 to i8*, !dbg !62
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %14), !dbg !62
  call void @llvm.dbg.declare(metadata %struct.task** %task4, metadata !27, metadata !DIExpression()), !dbg !64
  %15 = load %struct.task*, %struct.task** %head, align 8, !dbg !65
  store %struct.task* %15, %struct.task** %task4, align 8, !dbg !64
  br label %while.cond, !dbg !66

while.cond:
  %16 = load %struct.task*, %struct.task** %task4, align 8, !dbg !67
  %tobool = icmp ne %struct.task* %16, null, !dbg !66
  br i1 %tobool, label %while.body, label %while.end, !dbg !66

while.body:
  %17 = bitcast %struct.task** %next5 to i8*, !dbg !68
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %17), !dbg !68
  call void @llvm.dbg.declare(metadata %struct.task** %next5, metadata !28, metadata !DIExpression()), !dbg !69
  %18 = load %struct.task*, %struct.task** %task4, align 8, !dbg !70
  %next6 = getelementptr inbounds %struct.task, %struct.task* %18, i32 0, i32 1, !dbg !71
  %19 = load %struct.task*, %struct.task** %next6, align 8, !dbg !71
  store %struct.task* %19, %struct.task** %next5, align 8, !dbg !69
  %20 = load %struct.task*, %struct.task** %task4, align 8, !dbg !72
  %priority7 = getelementptr inbounds %struct.task, %struct.task* %20, i32 0, i32 0, !dbg !74
  %21 = load i32, i32* %priority7, align 8, !dbg !74
  %22 = load i32, i32* %least, align 4, !dbg !75
  %cmp8 = icmp slt i32 %21, %22, !dbg !76
  br i1 %cmp8, label %if.then, label %if.else12, !dbg !77

if.then:
  %23 = load %struct.task*, %struct.task** %before, align 8, !dbg !78
  %tobool9 = icmp ne %struct.task* %23, null, !dbg !78
  br i1 %tobool9, label %if.then10, label %if.else, !dbg !81

if.then10:
  %24 = load %struct.task*, %struct.task** %next5, align 8, !dbg !82
  %25 = load %struct.task*, %struct.task** %before, align 8, !dbg !83
  %next11 = getelementptr inbounds %struct.task, %struct.task* %25, i32 0, i32 1, !dbg !84
  store %struct.task* %24, %struct.task** %next11, align 8, !dbg !85
  br label %if.end, !dbg !83

if.else:
  %26 = load %struct.task*, %struct.task** %next5, align 8, !dbg !86
  store %struct.task* %26, %struct.task** %head, align 8, !dbg !87
  br label %if.end

if.end:
  %27 = load %struct.task*, %struct.task** %task4, align 8, !dbg !88
  %28 = bitcast %struct.task* %27 to i8*, !dbg !88
  call void @free(i8* noundef %28), !dbg !89
  br label %if.end13, !dbg !90

if.else12:
  %29 = load %struct.task*, %struct.task** %task4, align 8, !dbg !91
  store %struct.task* %29, %struct.task** %before, align 8, !dbg !93
  br label %if.end13

if.end13:
  %30 = load %struct.task*, %struct.task** %next5, align 8, !dbg !94
  store %struct.task* %30, %struct.task** %task4, align 8, !dbg !95
  %31 = bitcast %struct.task** %next5 to i8*, !dbg !96
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %31), !dbg !96
  br label %while.cond, !dbg !66, !llvm.loop !97

while.end:
  %32 = load %struct.task*, %struct.task** %head, align 8, !dbg !98
  store %struct.task* %32, %struct.task** %task4, align 8, !dbg !100
  br label %for.cond14, !dbg !101

for.cond14:
  %33 = load %struct.task*, %struct.task** %task4, align 8, !dbg !102
  %tobool15 = icmp ne %struct.task* %33, null, !dbg !104
  br i1 %tobool15, label %for.body16, label %for.end24, !dbg !104

for.body16:
  %34 = load %struct.task*, %struct.task** %task4, align 8, !dbg !105
  %priority17 = getelementptr inbounds %struct.task, %struct.task* %34, i32 0, i32 0, !dbg !105
  %35 = load i32, i32* %priority17, align 8, !dbg !105
  %36 = load i32, i32* %least, align 4, !dbg !105
  %cmp18 = icmp sge i32 %35, %36, !dbg !105
  br i1 %cmp18, label %if.then19, label %if.else20, !dbg !108

if.then19:
  br label %if.end21, !dbg !108

if.else20:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i32 noundef 27, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !105
  unreachable, !dbg !105

if.end21:
  br label %for.inc22, !dbg !109

for.inc22:
  %37 = load %struct.task*, %struct.task** %task4, align 8, !dbg !110
  %next23 = getelementptr inbounds %struct.task, %struct.task* %37, i32 0, i32 1, !dbg !111
  %38 = load %struct.task*, %struct.task** %next23, align 8, !dbg !111
  store %struct.task* %38, %struct.task** %task4, align 8, !dbg !112
  br label %for.cond14, !dbg !113, !llvm.loop !114

for.end24:
  %39 = bitcast %struct.task** %task4 to i8*, !dbg !116
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %39), !dbg !116
  %40 = bitcast %struct.task** %before to i8*, !dbg !116
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %40), !dbg !116
  %41 = bitcast i32* %least to i8*, !dbg !116
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %41), !dbg !116
  %42 = bitcast %struct.task** %head to i8*, !dbg !116
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %42), !dbg !116
  ret i32 0, !dbg !117
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare noalias i8* @malloc(i64 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @free(i8* noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "list_filtered_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !10, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !20, !22, !25, !26, !27, !28}
!14 = !DILocalVariable(name: "head", scope: !9, file: !1, line: 8, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "task", file: !1, line: 5, size: 128, elements: !17)
!17 = !{!18, !19}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "priority", scope: !16, file: !1, line: 5, baseType: !12, size: 32)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !16, file: !1, line: 5, baseType: !15, size: 64, offset: 64)
!20 = !DILocalVariable(name: "left", scope: !21, file: !1, line: 9, type: !12)
!21 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 5)
!22 = !DILocalVariable(name: "task", scope: !23, file: !1, line: 10, type: !15)
!23 = distinct !DILexicalBlock(scope: !24, file: !1, line: 9, column: 64)
!24 = distinct !DILexicalBlock(scope: !21, file: !1, line: 9, column: 5)
!25 = !DILocalVariable(name: "least", scope: !9, file: !1, line: 15, type: !12)
!26 = !DILocalVariable(name: "before", scope: !9, file: !1, line: 16, type: !15)
!27 = !DILocalVariable(name: "task", scope: !9, file: !1, line: 16, type: !15)
!28 = !DILocalVariable(name: "next", scope: !29, file: !1, line: 18, type: !15)
!29 = distinct !DILexicalBlock(scope: !9, file: !1, line: 17, column: 18)
!30 = !DILocation(line: 8, column: 5, scope: !9)
!31 = !DILocation(line: 8, column: 18, scope: !9)
!32 = !DILocation(line: 9, column: 10, scope: !21)
!33 = !DILocation(line: 9, column: 14, scope: !21)
!34 = !DILocation(line: 9, column: 21, scope: !21)
!35 = !DILocation(line: 9, column: 46, scope: !24)
!36 = !DILocation(line: 9, column: 51, scope: !24)
!37 = !DILocation(line: 9, column: 5, scope: !21)
!38 = !DILocation(line: 9, column: 5, scope: !24)
!39 = !DILocation(line: 10, column: 9, scope: !23)
!40 = !DILocation(line: 10, column: 22, scope: !23)
!41 = !DILocation(line: 10, column: 29, scope: !23)
!42 = !DILocation(line: 11, column: 26, scope: !23)
!43 = !DILocation(line: 11, column: 9, scope: !23)
!44 = !DILocation(line: 11, column: 15, scope: !23)
!45 = !DILocation(line: 11, column: 24, scope: !23)
!46 = !DILocation(line: 12, column: 22, scope: !23)
!47 = !DILocation(line: 12, column: 9, scope: !23)
!48 = !DILocation(line: 12, column: 15, scope: !23)
!49 = !DILocation(line: 12, column: 20, scope: !23)
!50 = !DILocation(line: 13, column: 16, scope: !23)
!51 = !DILocation(line: 13, column: 14, scope: !23)
!52 = !DILocation(line: 14, column: 5, scope: !24)
!53 = !DILocation(line: 14, column: 5, scope: !23)
!54 = !DILocation(line: 9, column: 60, scope: !24)
!55 = distinct !{!55, !37, !56, !57, !58}
!56 = !DILocation(line: 14, column: 5, scope: !21)
!57 = !{!"llvm.loop.mustprogress"}
!58 = !{!"llvm.loop.unroll.disable"}
!59 = !DILocation(line: 15, column: 5, scope: !9)
!60 = !DILocation(line: 15, column: 9, scope: !9)
!61 = !DILocation(line: 15, column: 17, scope: !9)
!62 = !DILocation(line: 16, column: 5, scope: !9)
!63 = !DILocation(line: 16, column: 18, scope: !9)
!64 = !DILocation(line: 16, column: 34, scope: !9)
!65 = !DILocation(line: 16, column: 41, scope: !9)
!66 = !DILocation(line: 17, column: 5, scope: !9)
!67 = !DILocation(line: 17, column: 12, scope: !9)
!68 = !DILocation(line: 18, column: 9, scope: !29)
!69 = !DILocation(line: 18, column: 22, scope: !29)
!70 = !DILocation(line: 18, column: 29, scope: !29)
!71 = !DILocation(line: 18, column: 35, scope: !29)
!72 = !DILocation(line: 19, column: 13, scope: !73)
!73 = distinct !DILexicalBlock(scope: !29, file: !1, line: 19, column: 13)
!74 = !DILocation(line: 19, column: 19, scope: !73)
!75 = !DILocation(line: 19, column: 30, scope: !73)
!76 = !DILocation(line: 19, column: 28, scope: !73)
!77 = !DILocation(line: 19, column: 13, scope: !29)
!78 = !DILocation(line: 20, column: 17, scope: !79)
!79 = distinct !DILexicalBlock(scope: !80, file: !1, line: 20, column: 17)
!80 = distinct !DILexicalBlock(scope: !73, file: !1, line: 19, column: 37)
!81 = !DILocation(line: 20, column: 17, scope: !80)
!82 = !DILocation(line: 20, column: 40, scope: !79)
!83 = !DILocation(line: 20, column: 25, scope: !79)
!84 = !DILocation(line: 20, column: 33, scope: !79)
!85 = !DILocation(line: 20, column: 38, scope: !79)
!86 = !DILocation(line: 20, column: 58, scope: !79)
!87 = !DILocation(line: 20, column: 56, scope: !79)
!88 = !DILocation(line: 21, column: 18, scope: !80)
!89 = !DILocation(line: 21, column: 13, scope: !80)
!90 = !DILocation(line: 22, column: 9, scope: !80)
!91 = !DILocation(line: 23, column: 22, scope: !92)
!92 = distinct !DILexicalBlock(scope: !73, file: !1, line: 22, column: 16)
!93 = !DILocation(line: 23, column: 20, scope: !92)
!94 = !DILocation(line: 25, column: 16, scope: !29)
!95 = !DILocation(line: 25, column: 14, scope: !29)
!96 = !DILocation(line: 26, column: 5, scope: !9)
!97 = distinct !{!97, !66, !96, !57, !58}
!98 = !DILocation(line: 27, column: 17, scope: !99)
!99 = distinct !DILexicalBlock(scope: !9, file: !1, line: 27, column: 5)
!100 = !DILocation(line: 27, column: 15, scope: !99)
!101 = !DILocation(line: 27, column: 10, scope: !99)
!102 = !DILocation(line: 27, column: 23, scope: !103)
!103 = distinct !DILexicalBlock(scope: !99, file: !1, line: 27, column: 5)
!104 = !DILocation(line: 27, column: 5, scope: !99)
!105 = !DILocation(line: 27, column: 48, scope: !106)
!106 = distinct !DILexicalBlock(scope: !107, file: !1, line: 27, column: 48)
!107 = distinct !DILexicalBlock(scope: !103, file: !1, line: 27, column: 48)
!108 = !DILocation(line: 27, column: 48, scope: !107)
!109 = !DILocation(line: 27, column: 48, scope: !103)
!110 = !DILocation(line: 27, column: 36, scope: !103)
!111 = !DILocation(line: 27, column: 42, scope: !103)
!112 = !DILocation(line: 27, column: 34, scope: !103)
!113 = !DILocation(line: 27, column: 5, scope: !103)
!114 = distinct !{!114, !104, !115, !57, !58}
!115 = !DILocation(line: 27, column: 48, scope: !99)
!116 = !DILocation(line: 29, column: 1, scope: !9)
!117 = !DILocation(line: 28, column: 5, scope: !9)
