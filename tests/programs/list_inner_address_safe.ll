source_filename = "list_inner_address_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.cell = type { i32, i32, %struct.cell* }

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %list = alloca %struct.cell*, align 8
  %inside = alloca i32*, align 8
  %i = alloca i32, align 4
  %cell = alloca %struct.cell*, align 8
  %c = alloca %struct.cell*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.cell** %list to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !30
  call void @llvm.dbg.declare(metadata %struct.cell** %list, metadata !14, metadata !DIExpression()), !dbg !31
  store %struct.cell* null, %struct.cell** %list, align 8, !dbg !31
  %1 = bitcast i32** %inside to i8*, !dbg !32
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !32
  call void @llvm.dbg.declare(metadata i32** %inside, metadata !21, metadata !DIExpression()), !dbg !33
  store i32* null, i32** %inside, align 8, !dbg !33
  %2 = bitcast i32* %i to i8*, !dbg !34
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !34
  call void @llvm.dbg.declare(metadata i32* %i, metadata !23, metadata !DIExpression()), !dbg !35
  store i32 0, i32* %i, align 4, !dbg !35
  br label %for.cond, !dbg !34

for.cond:
  %3 = load i32, i32* %i, align 4, !dbg !36
  %cmp = icmp slt i32 %3, 4, !dbg !37
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !38

for.cond.cleanup:
  %4 = bitcast i32* %i to i8*, !dbg !39
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %4), !dbg !39
  br label %for.end

for.body:
  %5 = bitcast %struct.cell** %cell to i8*, !dbg !40
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %5), !dbg !40
  call void @llvm.dbg.declare(metadata %struct.cell** %cell, metadata !25, metadata !DIExpression()), !dbg !41
  %call = call i8* @malloc(i64 noundef 16), !dbg !42
  %6 = bitcast i8* %call to %struct.cell*, !dbg !42
  store %struct.cell* %6, %struct.cell** %cell, align 8, !dbg !41
  %7 = load %struct.cell*, %struct.cell** %cell, align 8, !dbg !43
  %tobool = icmp ne %struct.cell* %7, null, !dbg !43
  br i1 %tobool, label %if.end, label %if.then, !dbg !45

if.then:
  call void @exit(i32 noundef 1), !dbg !46
  unreachable, !dbg !46

if.end:
  %call1 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !47
  br i1 %call1, label %if.then3, label %lor.lhs.false, !dbg !49

lor.lhs.false:
  %8 = load i32*, i32** %inside, align 8, !dbg !50
  %tobool2 = icmp ne i32* %8, null, !dbg !50
  br i1 %tobool2, label %if.end4, label %if.then3, !dbg !51

if.then3:
  %9 = load %struct.cell*, %struct.cell** %cell, align 8, !dbg !52
  %other = getelementptr inbounds %struct.cell, %struct.cell* %9, i32 0, i32 1, !dbg !53
  store i32* %other, i32** %inside, align 8, !dbg !54
  br label %if.end4, !dbg !55

if.end4:
  %10 = load %struct.cell*, %struct.cell** %list, align 8, !dbg !56
  %11 = load %struct.cell*, %struct.cell** %cell, align 8, !dbg !57
  %next = getelementptr inbounds %struct.cell, %struct.cell* %11, i32 0, i32 2, !dbg !58
  store %struct.cell* %10, %struct.cell** %next, align 8, !dbg !59
  %12 = load %struct.cell*, %struct.cell** %cell, align 8, !dbg !60
  store %struct.cell* %12, %struct.cell** %list, align 8, !dbg !61
  %13 = bitcast %struct.cell** %cell to i8*, !dbg !62
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %13), !dbg !62
  br label %for.inc, !dbg !63

for.inc:
  %14 = load i32, i32* %i, align 4, !dbg !64
  %inc = add nsw i32 %14, 1, !dbg !64
  store i32 %inc, i32* %i, align 4, !dbg !64
  br label %for.cond, !dbg !39, !llvm.loop !65

for.end:
  %15 = bitcast %struct.cell** %c to i8*, !dbg !69
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %15), !dbg !69
  call void @llvm.dbg.declare(metadata %struct.cell** %c, metadata !28, metadata !DIExpression()), !dbg !70
  %16 = load %struct.cell*, %struct.cell** %list, align 8, !dbg !71
  store %struct.cell* %16, %struct.cell** %c, align 8, !dbg !70
  br label %for.cond5, !dbg !69

for.cond5:
  %17 = load %struct.cell*, %struct.cell** %c, align 8, !dbg !72
  %tobool6 = icmp ne %struct.cell* %17, null, !dbg !74
  br i1 %tobool6, label %for.body8, label %for.cond.cleanup7, !dbg !74

for.cond.cleanup7:
  %18 = bitcast %struct.cell** %c to i8*, !dbg !75
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %18), !dbg !75
  br label %for.end14

for.body8:
  %19 = load i32*, i32** %inside, align 8, !dbg !76
  %20 = load %struct.cell*, %struct.cell** %c, align 8, !dbg !78
  %value = getelementptr inbounds %struct.cell, %struct.cell* %20, i32 0, i32 0, !dbg !79
  %cmp9 = icmp eq i32* %19, %value, !dbg !80
  br i1 %cmp9, label %if.then10, label %if.end11, !dbg !81

if.then10:
  call void @reach_error(), !dbg !82
  br label %if.end11, !dbg !82

if.end11:
  br label %for.inc12, !dbg !79

for.inc12:
  %21 = load %struct.cell*, %struct.cell** %c, align 8, !dbg !83
  %next13 = getelementptr inbounds %struct.cell, %struct.cell* %21, i32 0, i32 2, !dbg !84
  %22 = load %struct.cell*, %struct.cell** %next13, align 8, !dbg !84
  store %struct.cell* %22, %struct.cell** %c, align 8, !dbg !85
  br label %for.cond5, !dbg !75, !llvm.loop !86

for.end14:
  %23 = bitcast i32** %inside to i8*, !dbg !88
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %23), !dbg !88
  %24 = bitcast %struct.cell** %list to i8*, !dbg !88
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %24), !dbg !88
  ret i32 0, !dbg !89
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i8* @malloc(i64 noundef)

declare void @exit(i32 noundef)

declare zeroext i1 @__VERIFIER_nondet_bool()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare !dbg !90 void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "list_inner_address_safe.c", directory: ".")
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
!13 = !{!14, !21, !23, !25, !28}
!14 = !DILocalVariable(name: "list", scope: !9, file: !1, line: 10, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "cell", file: !1, line: 7, size: 128, elements: !17)
!17 = !{!18, !19, !20}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !16, file: !1, line: 7, baseType: !12, size: 32)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "other", scope: !16, file: !1, line: 7, baseType: !12, size: 32, offset: 32)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !16, file: !1, line: 7, baseType: !15, size: 64, offset: 64)
!21 = !DILocalVariable(name: "inside", scope: !9, file: !1, line: 11, type: !22)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!23 = !DILocalVariable(name: "i", scope: !24, file: !1, line: 12, type: !12)
!24 = distinct !DILexicalBlock(scope: !9, file: !1, line: 12, column: 5)
!25 = !DILocalVariable(name: "cell", scope: !26, file: !1, line: 13, type: !15)
!26 = distinct !DILexicalBlock(scope: !27, file: !1, line: 12, column: 33)
!27 = distinct !DILexicalBlock(scope: !24, file: !1, line: 12, column: 5)
!28 = !DILocalVariable(name: "c", scope: !29, file: !1, line: 19, type: !15)
!29 = distinct !DILexicalBlock(scope: !9, file: !1, line: 19, column: 5)
!30 = !DILocation(line: 10, column: 5, scope: !9)
!31 = !DILocation(line: 10, column: 18, scope: !9)
!32 = !DILocation(line: 11, column: 5, scope: !9)
!33 = !DILocation(line: 11, column: 10, scope: !9)
!34 = !DILocation(line: 12, column: 10, scope: !24)
!35 = !DILocation(line: 12, column: 14, scope: !24)
!36 = !DILocation(line: 12, column: 21, scope: !27)
!37 = !DILocation(line: 12, column: 23, scope: !27)
!38 = !DILocation(line: 12, column: 5, scope: !24)
!39 = !DILocation(line: 12, column: 5, scope: !27)
!40 = !DILocation(line: 13, column: 9, scope: !26)
!41 = !DILocation(line: 13, column: 22, scope: !26)
!42 = !DILocation(line: 13, column: 29, scope: !26)
!43 = !DILocation(line: 14, column: 14, scope: !44)
!44 = distinct !DILexicalBlock(scope: !26, file: !1, line: 14, column: 13)
!45 = !DILocation(line: 14, column: 13, scope: !26)
!46 = !DILocation(line: 14, column: 20, scope: !44)
!47 = !DILocation(line: 15, column: 13, scope: !48)
!48 = distinct !DILexicalBlock(scope: !26, file: !1, line: 15, column: 13)
!49 = !DILocation(line: 15, column: 38, scope: !48)
!50 = !DILocation(line: 15, column: 42, scope: !48)
!51 = !DILocation(line: 15, column: 13, scope: !26)
!52 = !DILocation(line: 15, column: 60, scope: !48)
!53 = !DILocation(line: 15, column: 66, scope: !48)
!54 = !DILocation(line: 15, column: 57, scope: !48)
!55 = !DILocation(line: 15, column: 50, scope: !48)
!56 = !DILocation(line: 16, column: 22, scope: !26)
!57 = !DILocation(line: 16, column: 9, scope: !26)
!58 = !DILocation(line: 16, column: 15, scope: !26)
!59 = !DILocation(line: 16, column: 20, scope: !26)
!60 = !DILocation(line: 17, column: 16, scope: !26)
!61 = !DILocation(line: 17, column: 14, scope: !26)
!62 = !DILocation(line: 18, column: 5, scope: !27)
!63 = !DILocation(line: 18, column: 5, scope: !26)
!64 = !DILocation(line: 12, column: 29, scope: !27)
!65 = distinct !{!65, !38, !66, !67, !68}
!66 = !DILocation(line: 18, column: 5, scope: !24)
!67 = !{!"llvm.loop.mustprogress"}
!68 = !{!"llvm.loop.unroll.disable"}
!69 = !DILocation(line: 19, column: 10, scope: !29)
!70 = !DILocation(line: 19, column: 23, scope: !29)
!71 = !DILocation(line: 19, column: 27, scope: !29)
!72 = !DILocation(line: 19, column: 33, scope: !73)
!73 = distinct !DILexicalBlock(scope: !29, file: !1, line: 19, column: 5)
!74 = !DILocation(line: 19, column: 5, scope: !29)
!75 = !DILocation(line: 19, column: 5, scope: !73)
!76 = !DILocation(line: 20, column: 13, scope: !77)
!77 = distinct !DILexicalBlock(scope: !73, file: !1, line: 20, column: 13)
!78 = !DILocation(line: 20, column: 24, scope: !77)
!79 = !DILocation(line: 20, column: 27, scope: !77)
!80 = !DILocation(line: 20, column: 20, scope: !77)
!81 = !DILocation(line: 20, column: 13, scope: !73)
!82 = !DILocation(line: 20, column: 34, scope: !77)
!83 = !DILocation(line: 19, column: 40, scope: !73)
!84 = !DILocation(line: 19, column: 43, scope: !73)
!85 = !DILocation(line: 19, column: 38, scope: !73)
!86 = distinct !{!86, !74, !87, !67, !68}
!87 = !DILocation(line: 20, column: 46, scope: !29)
!88 = !DILocation(line: 22, column: 1, scope: !9)
!89 = !DILocation(line: 21, column: 5, scope: !9)
!90 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 2, type: !91, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !93)
!91 = !DISubroutineType(types: !92)
!92 = !{null}
!93 = !{}
