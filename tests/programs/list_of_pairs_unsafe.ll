source_filename = "list_of_pairs_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.cell = type { %struct.pair*, %struct.cell* }
%struct.pair = type { i32, i32 }

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %list = alloca %struct.cell*, align 8
  %pair = alloca %struct.pair*, align 8
  %cell = alloca %struct.cell*, align 8
  %c = alloca %struct.cell*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.cell** %list to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !30
  call void @llvm.dbg.declare(metadata %struct.cell** %list, metadata !14, metadata !DIExpression()), !dbg !31
  store %struct.cell* null, %struct.cell** %list, align 8, !dbg !31
  br label %while.cond, !dbg !32

while.cond:
  %call = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !33
  br i1 %call, label %while.body, label %while.end, !dbg !32

while.body:
  %1 = bitcast %struct.pair** %pair to i8*, !dbg !34
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !34
  call void @llvm.dbg.declare(metadata %struct.pair** %pair, metadata !25, metadata !DIExpression()), !dbg !35
  %call1 = call i8* @malloc(i64 noundef 8), !dbg !36
  %2 = bitcast i8* %call1 to %struct.pair*, !dbg !36
  store %struct.pair* %2, %struct.pair** %pair, align 8, !dbg !35
  %3 = bitcast %struct.cell** %cell to i8*, !dbg !37
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %3), !dbg !37
  call void @llvm.dbg.declare(metadata %struct.cell** %cell, metadata !27, metadata !DIExpression()), !dbg !38
  %call2 = call i8* @malloc(i64 noundef 16), !dbg !39
  %4 = bitcast i8* %call2 to %struct.cell*, !dbg !39
  store %struct.cell* %4, %struct.cell** %cell, align 8, !dbg !38
  %5 = load %struct.pair*, %struct.pair** %pair, align 8, !dbg !40
  %tobool = icmp ne %struct.pair* %5, null, !dbg !40
  br i1 %tobool, label %lor.lhs.false, label %if.then, !dbg !42

lor.lhs.false:
  %6 = load %struct.cell*, %struct.cell** %cell, align 8, !dbg !43
  %tobool3 = icmp ne %struct.cell* %6, null, !dbg !43
  br i1 %tobool3, label %if.end, label %if.then, !dbg !44

if.then:
  call void @exit(i32 noundef 1), !dbg !45
  unreachable, !dbg !45

if.end:
  %call4 = call i32 @__VERIFIER_nondet_int(), !dbg !46
  %7 = load %struct.pair*, %struct.pair** %pair, align 8, !dbg !47
  %a = getelementptr inbounds %struct.pair, %struct.pair* %7, i32 0, i32 0, !dbg !48
  store i32 %call4, i32* %a, align 4, !dbg !49
  %8 = load %struct.pair*, %struct.pair** %pair, align 8, !dbg !50
  %a5 = getelementptr inbounds %struct.pair, %struct.pair* %8, i32 0, i32 0, !dbg !51
  %9 = load i32, i32* %a5, align 4, !dbg !51
  %and = and i32 %9, 1023, !dbg !52
  %10 = load %struct.pair*, %struct.pair** %pair, align 8, !dbg !53
  %b = getelementptr inbounds %struct.pair, %struct.pair* %10, i32 0, i32 1, !dbg !54
  store i32 %and, i32* %b, align 4, !dbg !55
  %11 = load %struct.pair*, %struct.pair** %pair, align 8, !dbg !56
  %12 = load %struct.cell*, %struct.cell** %cell, align 8, !dbg !57
  %of = getelementptr inbounds %struct.cell, %struct.cell* %12, i32 0, i32 0, !dbg !58
  store %struct.pair* %11, %struct.pair** %of, align 8, !dbg !59
  %13 = load %struct.cell*, %struct.cell** %list, align 8, !dbg !60
  %14 = load %struct.cell*, %struct.cell** %cell, align 8, !dbg !61
  %next = getelementptr inbounds %struct.cell, %struct.cell* %14, i32 0, i32 1, !dbg !62
  store %struct.cell* %13, %struct.cell** %next, align 8, !dbg !63
  %15 = load %struct.cell*, %struct.cell** %cell, align 8, !dbg !64
  store %struct.cell* %15, %struct.cell** %list, align 8, !dbg !65
  %16 = bitcast %struct.cell** %cell to i8*, !dbg !66
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %16), !dbg !66
  %17 = bitcast %struct.pair** %pair to i8*, !dbg !66
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %17), !dbg !66
  br label %while.cond, !dbg !32, !llvm.loop !67

while.end:
  %18 = bitcast %struct.cell** %c to i8*, !dbg !70
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %18), !dbg !70
  call void @llvm.dbg.declare(metadata %struct.cell** %c, metadata !28, metadata !DIExpression()), !dbg !71
  %19 = load %struct.cell*, %struct.cell** %list, align 8, !dbg !72
  store %struct.cell* %19, %struct.cell** %c, align 8, !dbg !71
  br label %for.cond, !dbg !70

for.cond:
  %20 = load %struct.cell*, %struct.cell** %c, align 8, !dbg !73
  %tobool6 = icmp ne %struct.cell* %20, null, !dbg !75
  br i1 %tobool6, label %for.body, label %for.cond.cleanup, !dbg !75

for.cond.cleanup:
  %21 = bitcast %struct.cell** %c to i8*, !dbg !76
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %21), !dbg !76
  br label %for.end

for.body:
  %22 = load %struct.cell*, %struct.cell** %c, align 8, !dbg !77
  %of7 = getelementptr inbounds %struct.cell, %struct.cell* %22, i32 0, i32 0, !dbg !79
  %23 = load %struct.pair*, %struct.pair** %of7, align 8, !dbg !79
  %a8 = getelementptr inbounds %struct.pair, %struct.pair* %23, i32 0, i32 0, !dbg !80
  %24 = load i32, i32* %a8, align 4, !dbg !80
  %25 = load %struct.cell*, %struct.cell** %c, align 8, !dbg !81
  %of9 = getelementptr inbounds %struct.cell, %struct.cell* %25, i32 0, i32 0, !dbg !82
  %26 = load %struct.pair*, %struct.pair** %of9, align 8, !dbg !82
  %b10 = getelementptr inbounds %struct.pair, %struct.pair* %26, i32 0, i32 1, !dbg !83
  %27 = load i32, i32* %b10, align 4, !dbg !83
  %cmp = icmp ne i32 %24, %27, !dbg !84
  br i1 %cmp, label %if.then11, label %if.end12, !dbg !85

if.then11:
  call void @reach_error(), !dbg !86
  br label %if.end12, !dbg !86

if.end12:
  br label %for.inc, !dbg !83

for.inc:
  %28 = load %struct.cell*, %struct.cell** %c, align 8, !dbg !87
  %next13 = getelementptr inbounds %struct.cell, %struct.cell* %28, i32 0, i32 1, !dbg !88
  %29 = load %struct.cell*, %struct.cell** %next13, align 8, !dbg !88
  store %struct.cell* %29, %struct.cell** %c, align 8, !dbg !89
  br label %for.cond, !dbg !76, !llvm.loop !90

for.end:
  %30 = bitcast %struct.cell** %list to i8*, !dbg !92
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %30), !dbg !92
  ret i32 0, !dbg !93
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare zeroext i1 @__VERIFIER_nondet_bool()

declare i8* @malloc(i64 noundef)

declare void @exit(i32 noundef)

declare i32 @__VERIFIER_nondet_int()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare !dbg !94 void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "list_of_pairs_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 11, type: !10, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !25, !27, !28}
!14 = !DILocalVariable(name: "list", scope: !9, file: !1, line: 12, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "cell", file: !1, line: 9, size: 128, elements: !17)
!17 = !{!18, !24}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "of", scope: !16, file: !1, line: 9, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !1, line: 8, size: 64, elements: !21)
!21 = !{!22, !23}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !20, file: !1, line: 8, baseType: !12, size: 32)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !20, file: !1, line: 8, baseType: !12, size: 32, offset: 32)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !16, file: !1, line: 9, baseType: !15, size: 64, offset: 64)
!25 = !DILocalVariable(name: "pair", scope: !26, file: !1, line: 14, type: !19)
!26 = distinct !DILexicalBlock(scope: !9, file: !1, line: 13, column: 38)
!27 = !DILocalVariable(name: "cell", scope: !26, file: !1, line: 15, type: !15)
!28 = !DILocalVariable(name: "c", scope: !29, file: !1, line: 23, type: !15)
!29 = distinct !DILexicalBlock(scope: !9, file: !1, line: 23, column: 5)
!30 = !DILocation(line: 12, column: 5, scope: !9)
!31 = !DILocation(line: 12, column: 18, scope: !9)
!32 = !DILocation(line: 13, column: 5, scope: !9)
!33 = !DILocation(line: 13, column: 12, scope: !9)
!34 = !DILocation(line: 14, column: 9, scope: !26)
!35 = !DILocation(line: 14, column: 22, scope: !26)
!36 = !DILocation(line: 14, column: 29, scope: !26)
!37 = !DILocation(line: 15, column: 9, scope: !26)
!38 = !DILocation(line: 15, column: 22, scope: !26)
!39 = !DILocation(line: 15, column: 29, scope: !26)
!40 = !DILocation(line: 16, column: 14, scope: !41)
!41 = distinct !DILexicalBlock(scope: !26, file: !1, line: 16, column: 13)
!42 = !DILocation(line: 16, column: 19, scope: !41)
!43 = !DILocation(line: 16, column: 23, scope: !41)
!44 = !DILocation(line: 16, column: 13, scope: !26)
!45 = !DILocation(line: 16, column: 29, scope: !41)
!46 = !DILocation(line: 17, column: 19, scope: !26)
!47 = !DILocation(line: 17, column: 9, scope: !26)
!48 = !DILocation(line: 17, column: 15, scope: !26)
!49 = !DILocation(line: 17, column: 17, scope: !26)
!50 = !DILocation(line: 18, column: 19, scope: !26)
!51 = !DILocation(line: 18, column: 25, scope: !26)
!52 = !DILocation(line: 18, column: 27, scope: !26)
!53 = !DILocation(line: 18, column: 9, scope: !26)
!54 = !DILocation(line: 18, column: 15, scope: !26)
!55 = !DILocation(line: 18, column: 17, scope: !26)
!56 = !DILocation(line: 19, column: 20, scope: !26)
!57 = !DILocation(line: 19, column: 9, scope: !26)
!58 = !DILocation(line: 19, column: 15, scope: !26)
!59 = !DILocation(line: 19, column: 18, scope: !26)
!60 = !DILocation(line: 20, column: 22, scope: !26)
!61 = !DILocation(line: 20, column: 9, scope: !26)
!62 = !DILocation(line: 20, column: 15, scope: !26)
!63 = !DILocation(line: 20, column: 20, scope: !26)
!64 = !DILocation(line: 21, column: 16, scope: !26)
!65 = !DILocation(line: 21, column: 14, scope: !26)
!66 = !DILocation(line: 22, column: 5, scope: !9)
!67 = distinct !{!67, !32, !66, !68, !69}
!68 = !{!"llvm.loop.mustprogress"}
!69 = !{!"llvm.loop.unroll.disable"}
!70 = !DILocation(line: 23, column: 10, scope: !29)
!71 = !DILocation(line: 23, column: 23, scope: !29)
!72 = !DILocation(line: 23, column: 27, scope: !29)
!73 = !DILocation(line: 23, column: 33, scope: !74)
!74 = distinct !DILexicalBlock(scope: !29, file: !1, line: 23, column: 5)
!75 = !DILocation(line: 23, column: 5, scope: !29)
!76 = !DILocation(line: 23, column: 5, scope: !74)
!77 = !DILocation(line: 24, column: 13, scope: !78)
!78 = distinct !DILexicalBlock(scope: !74, file: !1, line: 24, column: 13)
!79 = !DILocation(line: 24, column: 16, scope: !78)
!80 = !DILocation(line: 24, column: 20, scope: !78)
!81 = !DILocation(line: 24, column: 25, scope: !78)
!82 = !DILocation(line: 24, column: 28, scope: !78)
!83 = !DILocation(line: 24, column: 32, scope: !78)
!84 = !DILocation(line: 24, column: 22, scope: !78)
!85 = !DILocation(line: 24, column: 13, scope: !74)
!86 = !DILocation(line: 24, column: 35, scope: !78)
!87 = !DILocation(line: 23, column: 40, scope: !74)
!88 = !DILocation(line: 23, column: 43, scope: !74)
!89 = !DILocation(line: 23, column: 38, scope: !74)
!90 = distinct !{!90, !75, !91, !68, !69}
!91 = !DILocation(line: 24, column: 47, scope: !29)
!92 = !DILocation(line: 26, column: 1, scope: !9)
!93 = !DILocation(line: 25, column: 5, scope: !9)
!94 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 2, type: !95, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !97)
!95 = !DISubroutineType(types: !96)
!96 = !{null}
!97 = !{}
