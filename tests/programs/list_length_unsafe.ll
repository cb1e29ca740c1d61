source_filename = "list_length_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.cell = type { %struct.cell* }

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %list = alloca %struct.cell*, align 8
  %count = alloca i32, align 4
  %made = alloca i32, align 4
  %seen = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %cell = alloca %struct.cell*, align 8
  %c = alloca %struct.cell*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.cell** %list to i8*, !dbg !29
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !29
  call void @llvm.dbg.declare(metadata %struct.cell** %list, metadata !14, metadata !DIExpression()), !dbg !30
  store %struct.cell* null, %struct.cell** %list, align 8, !dbg !30
  %1 = bitcast i32* %count to i8*, !dbg !31
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !31
  call void @llvm.dbg.declare(metadata i32* %count, metadata !19, metadata !DIExpression()), !dbg !32
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !33
  store i32 %call, i32* %count, align 4, !dbg !32
  %2 = bitcast i32* %made to i8*, !dbg !31
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !31
  call void @llvm.dbg.declare(metadata i32* %made, metadata !21, metadata !DIExpression()), !dbg !34
  store i32 0, i32* %made, align 4, !dbg !34
  %3 = bitcast i32* %seen to i8*, !dbg !31
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !31
  call void @llvm.dbg.declare(metadata i32* %seen, metadata !22, metadata !DIExpression()), !dbg !35
  store i32 0, i32* %seen, align 4, !dbg !35
  %4 = load i32, i32* %count, align 4, !dbg !36
  %cmp = icmp ugt i32 %4, 100000, !dbg !38
  br i1 %cmp, label %if.then, label %if.end, !dbg !39

if.then:
  store i32 0, i32* %retval, align 4, !dbg !40
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !40

if.end:
  br label %for.cond, !dbg !41

for.cond:
  %5 = load i32, i32* %made, align 4, !dbg !42
  %6 = load i32, i32* %count, align 4, !dbg !43
  %cmp1 = icmp ult i32 %5, %6, !dbg !44
  br i1 %cmp1, label %for.body, label %for.end, !dbg !45

for.body:
  %7 = bitcast %struct.cell** %cell to i8*, !dbg !46
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %7), !dbg !46
  call void @llvm.dbg.declare(metadata %struct.cell** %cell, metadata !23, metadata !DIExpression()), !dbg !47
  %call2 = call i8* @malloc(i64 noundef 8), !dbg !48
  %8 = bitcast i8* %call2 to %struct.cell*, !dbg !48
  store %struct.cell* %8, %struct.cell** %cell, align 8, !dbg !47
  %9 = load %struct.cell*, %struct.cell** %cell, align 8, !dbg !49
  %tobool = icmp ne %struct.cell* %9, null, !dbg !49
  br i1 %tobool, label %if.end4, label %if.then3, !dbg !51

if.then3:
  call void @exit(i32 noundef 1), !dbg !52
  unreachable, !dbg !52

if.end4:
  %10 = load %struct.cell*, %struct.cell** %list, align 8, !dbg !53
  %11 = load %struct.cell*, %struct.cell** %cell, align 8, !dbg !54
  %next = getelementptr inbounds %struct.cell, %struct.cell* %11, i32 0, i32 0, !dbg !55
  store %struct.cell* %10, %struct.cell** %next, align 8, !dbg !56
  %12 = load i32, i32* %made, align 4, !dbg !57
  %cmp5 = icmp ne i32 %12, 3, !dbg !59
  br i1 %cmp5, label %if.then6, label %if.end7, !dbg !60

if.then6:
  %13 = load %struct.cell*, %struct.cell** %cell, align 8, !dbg !61
  store %struct.cell* %13, %struct.cell** %list, align 8, !dbg !62
  br label %if.end7, !dbg !63

if.end7:
  %14 = bitcast %struct.cell** %cell to i8*, !dbg !64
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %14), !dbg !64
  br label %for.inc, !dbg !65

for.inc:
  %15 = load i32, i32* %made, align 4, !dbg !66
  %inc = add i32 %15, 1, !dbg !66
  store i32 %inc, i32* %made, align 4, !dbg !66
  br label %for.cond, !dbg !67, !llvm.loop !68

for.end:
  %16 = bitcast %struct.cell** %c to i8*, !dbg !72
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %16), !dbg !72
  call void @llvm.dbg.declare(metadata %struct.cell** %c, metadata !27, metadata !DIExpression()), !dbg !73
  %17 = load %struct.cell*, %struct.cell** %list, align 8, !dbg !74
  store %struct.cell* %17, %struct.cell** %c, align 8, !dbg !73
  br label %for.cond8, !dbg !72

for.cond8:
  %18 = load %struct.cell*, %struct.cell** %c, align 8, !dbg !75
  %tobool9 = icmp ne %struct.cell* %18, null, !dbg !77
  br i1 %tobool9, label %for.body10, label %for.cond.cleanup, !dbg !77

for.cond.cleanup:
  store i32 5, i32* %cleanup.dest.slot, align 4
  %19 = bitcast %struct.cell** %c to i8*, !dbg !78
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %19), !dbg !78
  br label %for.end14

for.body10:
  %20 = load i32, i32* %seen, align 4, !dbg !79
  %inc11 = add i32 %20, 1, !dbg !79
  store i32 %inc11, i32* %seen, align 4, !dbg !79
  br label %for.inc12, !dbg !80

for.inc12:
  %21 = load %struct.cell*, %struct.cell** %c, align 8, !dbg !81
  %next13 = getelementptr inbounds %struct.cell, %struct.cell* %21, i32 0, i32 0, !dbg !82
  %22 = load %struct.cell*, %struct.cell** %next13, align 8, !dbg !82
  store %struct.cell* %22, %struct.cell** %c, align 8, !dbg !83
  br label %for.cond8, !dbg !78, !llvm.loop !84

for.end14:
  %23 = load i32, i32* %seen, align 4, !dbg !86
  %24 = load i32, i32* %made, align 4, !dbg !88
  %cmp15 = icmp ne i32 %23, %24, !dbg !89
  br i1 %cmp15, label %if.then16, label %if.end17, !dbg !90

if.then16:
  call void @reach_error(), !dbg !91
  br label %if.end17, !dbg !91

if.end17:
  store i32 0, i32* %retval, align 4, !dbg !92
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !92

cleanup:
  %25 = bitcast i32* %seen to i8*, !dbg !93
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %25), !dbg !93
  %26 = bitcast i32* %made to i8*, !dbg !93
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %26), !dbg !93
  %27 = bitcast i32* %count to i8*, !dbg !93
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %27), !dbg !93
  %28 = bitcast %struct.cell** %list to i8*, !dbg !93
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %28), !dbg !93
  %29 = load i32, i32* %retval, align 4, !dbg !93
  ret i32 %29, !dbg !93
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare i8* @malloc(i64 noundef)

declare void @exit(i32 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare !dbg !94 void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "list_length_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !10, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !19, !21, !22, !23, !27}
!14 = !DILocalVariable(name: "list", scope: !9, file: !1, line: 10, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "cell", file: !1, line: 7, size: 64, elements: !17)
!17 = !{!18}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !16, file: !1, line: 7, baseType: !15, size: 64)
!19 = !DILocalVariable(name: "count", scope: !9, file: !1, line: 11, type: !20)
!20 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!21 = !DILocalVariable(name: "made", scope: !9, file: !1, line: 11, type: !20)
!22 = !DILocalVariable(name: "seen", scope: !9, file: !1, line: 11, type: !20)
!23 = !DILocalVariable(name: "cell", scope: !24, file: !1, line: 14, type: !15)
!24 = distinct !DILexicalBlock(scope: !25, file: !1, line: 13, column: 34)
!25 = distinct !DILexicalBlock(scope: !26, file: !1, line: 13, column: 5)
!26 = distinct !DILexicalBlock(scope: !9, file: !1, line: 13, column: 5)
!27 = !DILocalVariable(name: "c", scope: !28, file: !1, line: 19, type: !15)
!28 = distinct !DILexicalBlock(scope: !9, file: !1, line: 19, column: 5)
!29 = !DILocation(line: 10, column: 5, scope: !9)
!30 = !DILocation(line: 10, column: 18, scope: !9)
!31 = !DILocation(line: 11, column: 5, scope: !9)
!32 = !DILocation(line: 11, column: 14, scope: !9)
!33 = !DILocation(line: 11, column: 22, scope: !9)
!34 = !DILocation(line: 11, column: 47, scope: !9)
!35 = !DILocation(line: 11, column: 57, scope: !9)
!36 = !DILocation(line: 12, column: 9, scope: !37)
!37 = distinct !DILexicalBlock(scope: !9, file: !1, line: 12, column: 9)
!38 = !DILocation(line: 12, column: 15, scope: !37)
!39 = !DILocation(line: 12, column: 9, scope: !9)
!40 = !DILocation(line: 12, column: 25, scope: !37)
!41 = !DILocation(line: 13, column: 5, scope: !9)
!42 = !DILocation(line: 13, column: 12, scope: !25)
!43 = !DILocation(line: 13, column: 19, scope: !25)
!44 = !DILocation(line: 13, column: 17, scope: !25)
!45 = !DILocation(line: 13, column: 5, scope: !26)
!46 = !DILocation(line: 14, column: 9, scope: !24)
!47 = !DILocation(line: 14, column: 22, scope: !24)
!48 = !DILocation(line: 14, column: 29, scope: !24)
!49 = !DILocation(line: 15, column: 14, scope: !50)
!50 = distinct !DILexicalBlock(scope: !24, file: !1, line: 15, column: 13)
!51 = !DILocation(line: 15, column: 13, scope: !24)
!52 = !DILocation(line: 15, column: 20, scope: !50)
!53 = !DILocation(line: 16, column: 22, scope: !24)
!54 = !DILocation(line: 16, column: 9, scope: !24)
!55 = !DILocation(line: 16, column: 15, scope: !24)
!56 = !DILocation(line: 16, column: 20, scope: !24)
!57 = !DILocation(line: 17, column: 13, scope: !58)
!58 = distinct !DILexicalBlock(scope: !24, file: !1, line: 17, column: 13)
!59 = !DILocation(line: 17, column: 18, scope: !58)
!60 = !DILocation(line: 17, column: 13, scope: !24)
!61 = !DILocation(line: 17, column: 31, scope: !58)
!62 = !DILocation(line: 17, column: 29, scope: !58)
!63 = !DILocation(line: 17, column: 24, scope: !58)
!64 = !DILocation(line: 18, column: 5, scope: !25)
!65 = !DILocation(line: 18, column: 5, scope: !24)
!66 = !DILocation(line: 13, column: 30, scope: !25)
!67 = !DILocation(line: 13, column: 5, scope: !25)
!68 = distinct !{!68, !45, !69, !70, !71}
!69 = !DILocation(line: 18, column: 5, scope: !26)
!70 = !{!"llvm.loop.mustprogress"}
!71 = !{!"llvm.loop.unroll.disable"}
!72 = !DILocation(line: 19, column: 10, scope: !28)
!73 = !DILocation(line: 19, column: 23, scope: !28)
!74 = !DILocation(line: 19, column: 27, scope: !28)
!75 = !DILocation(line: 19, column: 33, scope: !76)
!76 = distinct !DILexicalBlock(scope: !28, file: !1, line: 19, column: 5)
!77 = !DILocation(line: 19, column: 5, scope: !28)
!78 = !DILocation(line: 19, column: 5, scope: !76)
!79 = !DILocation(line: 19, column: 53, scope: !76)
!80 = !DILocation(line: 19, column: 49, scope: !76)
!81 = !DILocation(line: 19, column: 40, scope: !76)
!82 = !DILocation(line: 19, column: 43, scope: !76)
!83 = !DILocation(line: 19, column: 38, scope: !76)
!84 = distinct !{!84, !77, !85, !70, !71}
!85 = !DILocation(line: 19, column: 53, scope: !28)
!86 = !DILocation(line: 20, column: 9, scope: !87)
!87 = distinct !DILexicalBlock(scope: !9, file: !1, line: 20, column: 9)
!88 = !DILocation(line: 20, column: 17, scope: !87)
!89 = !DILocation(line: 20, column: 14, scope: !87)
!90 = !DILocation(line: 20, column: 9, scope: !9)
!91 = !DILocation(line: 20, column: 23, scope: !87)
!92 = !DILocation(line: 21, column: 5, scope: !9)
!93 = !DILocation(line: 22, column: 1, scope: !9)
!94 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 2, type: !95, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !97)
!95 = !DISubroutineType(types: !96)
!96 = !{null}
!97 = !{}
