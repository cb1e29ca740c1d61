source_filename = "list_reversed_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.cell = type { %struct.cell*, i32 }

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %list = alloca %struct.cell*, align 8
  %cell = alloca %struct.cell*, align 8
  %c = alloca %struct.cell*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.cell** %list to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !24
  call void @llvm.dbg.declare(metadata %struct.cell** %list, metadata !14, metadata !DIExpression()), !dbg !25
  store %struct.cell* null, %struct.cell** %list, align 8, !dbg !25
  br label %while.cond, !dbg !26

while.cond:
  %call = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !27
  br i1 %call, label %while.body, label %while.end, !dbg !26

while.body:
  %1 = bitcast %struct.cell** %cell to i8*, !dbg !28
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !28
  call void @llvm.dbg.declare(metadata %struct.cell** %cell, metadata !20, metadata !DIExpression()), !dbg !29
  %call1 = call i8* @malloc(i64 noundef 16), !dbg !30
  %2 = bitcast i8* %call1 to %struct.cell*, !dbg !30
  store %struct.cell* %2, %struct.cell** %cell, align 8, !dbg !29
  %3 = load %struct.cell*, %struct.cell** %cell, align 8, !dbg !31
  %tobool = icmp ne %struct.cell* %3, null, !dbg !31
  br i1 %tobool, label %if.end, label %if.then, !dbg !33

if.then:
  call void @exit(i32 noundef 1), !dbg !34
  unreachable, !dbg !34

if.end:
  %4 = load %struct.cell*, %struct.cell** %list, align 8, !dbg !35
  %tobool2 = icmp ne %struct.cell* %4, null, !dbg !35
  %5 = zext i1 %tobool2 to i64, !dbg !35
  %cond = select i1 %tobool2, i32 7, i32 8, !dbg !35
  %6 = load %struct.cell*, %struct.cell** %cell, align 8, !dbg !36
  %value = getelementptr inbounds %struct.cell, %struct.cell* %6, i32 0, i32 1, !dbg !37
  store i32 %cond, i32* %value, align 8, !dbg !38
  %7 = load %struct.cell*, %struct.cell** %list, align 8, !dbg !39
  %8 = load %struct.cell*, %struct.cell** %cell, align 8, !dbg !40
  %next = getelementptr inbounds %struct.cell, %struct.cell* %8, i32 0, i32 0, !dbg !41
  store %struct.cell* %7, %struct.cell** %next, align 8, !dbg !42
  %9 = load %struct.cell*, %struct.cell** %cell, align 8, !dbg !43
  store %struct.cell* %9, %struct.cell** %list, align 8, !dbg !44
  %10 = bitcast %struct.cell** %cell to i8*, !dbg !45
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %10), !dbg !45
  br label %while.cond, !dbg !26, !llvm.loop !46

while.end:
  %11 = bitcast %struct.cell** %c to i8*, !dbg !49
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %11), !dbg !49
  call void @llvm.dbg.declare(metadata %struct.cell** %c, metadata !22, metadata !DIExpression()), !dbg !50
  %12 = load %struct.cell*, %struct.cell** %list, align 8, !dbg !51
  %call3 = call %struct.cell* @reversed(%struct.cell* noundef %12), !dbg !52
  store %struct.cell* %call3, %struct.cell** %c, align 8, !dbg !50
  br label %for.cond, !dbg !49

for.cond:
  %13 = load %struct.cell*, %struct.cell** %c, align 8, !dbg !53
  %tobool4 = icmp ne %struct.cell* %13, null, !dbg !55
  br i1 %tobool4, label %for.body, label %for.cond.cleanup, !dbg !55

for.cond.cleanup:
  %14 = bitcast %struct.cell** %c to i8*, !dbg !56
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %14), !dbg !56
  br label %for.end

for.body:
  %15 = load %struct.cell*, %struct.cell** %c, align 8, !dbg !57
  %value5 = getelementptr inbounds %struct.cell, %struct.cell* %15, i32 0, i32 1, !dbg !59
  %16 = load i32, i32* %value5, align 8, !dbg !59
  %cmp = icmp ne i32 %16, 7, !dbg !60
  br i1 %cmp, label %if.then6, label %if.end7, !dbg !61

if.then6:
  call void @reach_error(), !dbg !62
  br label %if.end7, !dbg !62

if.end7:
  br label %for.inc, !dbg !63

for.inc:
  %17 = load %struct.cell*, %struct.cell** %c, align 8, !dbg !64
  %next8 = getelementptr inbounds %struct.cell, %struct.cell* %17, i32 0, i32 0, !dbg !65
  %18 = load %struct.cell*, %struct.cell** %next8, align 8, !dbg !65
  store %struct.cell* %18, %struct.cell** %c, align 8, !dbg !66
  br label %for.cond, !dbg !56, !llvm.loop !67

for.end:
  %19 = bitcast %struct.cell** %list to i8*, !dbg !69
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %19), !dbg !69
  ret i32 0, !dbg !70
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare zeroext i1 @__VERIFIER_nondet_bool()

declare i8* @malloc(i64 noundef)

declare void @exit(i32 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

define internal %struct.cell* @reversed(%struct.cell* noundef %list) !dbg !71 {
entry:
  %list.addr = alloca %struct.cell*, align 8
  %done = alloca %struct.cell*, align 8
  %next = alloca %struct.cell*, align 8
  store %struct.cell* %list, %struct.cell** %list.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.cell** %list.addr, metadata !75, metadata !DIExpression()), !dbg !79
  %0 = bitcast %struct.cell** %done to i8*, !dbg !80
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !80
  call void @llvm.dbg.declare(metadata %struct.cell** %done, metadata !76, metadata !DIExpression()), !dbg !81
  store %struct.cell* null, %struct.cell** %done, align 8, !dbg !81
  br label %while.cond, !dbg !82

while.cond:
  %1 = load %struct.cell*, %struct.cell** %list.addr, align 8, !dbg !83
  %tobool = icmp ne %struct.cell* %1, null, !dbg !82
  br i1 %tobool, label %while.body, label %while.end, !dbg !82

while.body:
  %2 = bitcast %struct.cell** %next to i8*, !dbg !84
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !84
  call void @llvm.dbg.declare(metadata %struct.cell** %next, metadata !77, metadata !DIExpression()), !dbg !85
  %3 = load %struct.cell*, %struct.cell** %list.addr, align 8, !dbg !86
  %next1 = getelementptr inbounds %struct.cell, %struct.cell* %3, i32 0, i32 0, !dbg !87
  %4 = load %struct.cell*, %struct.cell** %next1, align 8, !dbg !87
  store %struct.cell* %4, %struct.cell** %next, align 8, !dbg !85
  %5 = load %struct.cell*, %struct.cell** %done, align 8, !dbg !88
  %6 = load %struct.cell*, %struct.cell** %list.addr, align 8, !dbg !89
  %next2 = getelementptr inbounds %struct.cell, %struct.cell* %6, i32 0, i32 0, !dbg !90
  store %struct.cell* %5, %struct.cell** %next2, align 8, !dbg !91
  %7 = load %struct.cell*, %struct.cell** %list.addr, align 8, !dbg !92
  store %struct.cell* %7, %struct.cell** %done, align 8, !dbg !93
  %8 = load %struct.cell*, %struct.cell** %next, align 8, !dbg !94
  store %struct.cell* %8, %struct.cell** %list.addr, align 8, !dbg !95
  %9 = bitcast %struct.cell** %next to i8*, !dbg !96
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %9), !dbg !96
  br label %while.cond, !dbg !82, !llvm.loop !97

while.end:
  %10 = load %struct.cell*, %struct.cell** %done, align 8, !dbg !98
  %11 = bitcast %struct.cell** %done to i8*, !dbg !99
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %11), !dbg !99
  ret %struct.cell* %10, !dbg !100
}

declare !dbg !101 void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "list_reversed_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 20, type: !10, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !20, !22}
!14 = !DILocalVariable(name: "list", scope: !9, file: !1, line: 21, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "cell", file: !1, line: 7, size: 128, elements: !17)
!17 = !{!18, !19}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !16, file: !1, line: 7, baseType: !15, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !16, file: !1, line: 7, baseType: !12, size: 32, offset: 64)
!20 = !DILocalVariable(name: "cell", scope: !21, file: !1, line: 23, type: !15)
!21 = distinct !DILexicalBlock(scope: !9, file: !1, line: 22, column: 38)
!22 = !DILocalVariable(name: "c", scope: !23, file: !1, line: 29, type: !15)
!23 = distinct !DILexicalBlock(scope: !9, file: !1, line: 29, column: 5)
!24 = !DILocation(line: 21, column: 5, scope: !9)
!25 = !DILocation(line: 21, column: 18, scope: !9)
!26 = !DILocation(line: 22, column: 5, scope: !9)
!27 = !DILocation(line: 22, column: 12, scope: !9)
!28 = !DILocation(line: 23, column: 9, scope: !21)
!29 = !DILocation(line: 23, column: 22, scope: !21)
!30 = !DILocation(line: 23, column: 29, scope: !21)
!31 = !DILocation(line: 24, column: 14, scope: !32)
!32 = distinct !DILexicalBlock(scope: !21, file: !1, line: 24, column: 13)
!33 = !DILocation(line: 24, column: 13, scope: !21)
!34 = !DILocation(line: 24, column: 20, scope: !32)
!35 = !DILocation(line: 25, column: 23, scope: !21)
!36 = !DILocation(line: 25, column: 9, scope: !21)
!37 = !DILocation(line: 25, column: 15, scope: !21)
!38 = !DILocation(line: 25, column: 21, scope: !21)
!39 = !DILocation(line: 26, column: 22, scope: !21)
!40 = !DILocation(line: 26, column: 9, scope: !21)
!41 = !DILocation(line: 26, column: 15, scope: !21)
!42 = !DILocation(line: 26, column: 20, scope: !21)
!43 = !DILocation(line: 27, column: 16, scope: !21)
!44 = !DILocation(line: 27, column: 14, scope: !21)
!45 = !DILocation(line: 28, column: 5, scope: !9)
!46 = distinct !{!46, !26, !45, !47, !48}
!47 = !{!"llvm.loop.mustprogress"}
!48 = !{!"llvm.loop.unroll.disable"}
!49 = !DILocation(line: 29, column: 10, scope: !23)
!50 = !DILocation(line: 29, column: 23, scope: !23)
!51 = !DILocation(line: 29, column: 36, scope: !23)
!52 = !DILocation(line: 29, column: 27, scope: !23)
!53 = !DILocation(line: 29, column: 43, scope: !54)
!54 = distinct !DILexicalBlock(scope: !23, file: !1, line: 29, column: 5)
!55 = !DILocation(line: 29, column: 5, scope: !23)
!56 = !DILocation(line: 29, column: 5, scope: !54)
!57 = !DILocation(line: 30, column: 13, scope: !58)
!58 = distinct !DILexicalBlock(scope: !54, file: !1, line: 30, column: 13)
!59 = !DILocation(line: 30, column: 16, scope: !58)
!60 = !DILocation(line: 30, column: 22, scope: !58)
!61 = !DILocation(line: 30, column: 13, scope: !54)
!62 = !DILocation(line: 30, column: 28, scope: !58)
!63 = !DILocation(line: 30, column: 25, scope: !58)
!64 = !DILocation(line: 29, column: 50, scope: !54)
!65 = !DILocation(line: 29, column: 53, scope: !54)
!66 = !DILocation(line: 29, column: 48, scope: !54)
!67 = distinct !{!67, !55, !68, !47, !48}
!68 = !DILocation(line: 30, column: 40, scope: !23)
!69 = !DILocation(line: 32, column: 1, scope: !9)
!70 = !DILocation(line: 31, column: 5, scope: !9)
!71 = distinct !DISubprogram(name: "reversed", scope: !1, file: !1, line: 9, type: !72, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !74)
!72 = !DISubroutineType(types: !73)
!73 = !{!15, !15}
!74 = !{!75, !76, !77}
!75 = !DILocalVariable(name: "list", arg: 1, scope: !71, file: !1, line: 9, type: !15)
!76 = !DILocalVariable(name: "done", scope: !71, file: !1, line: 10, type: !15)
!77 = !DILocalVariable(name: "next", scope: !78, file: !1, line: 12, type: !15)
!78 = distinct !DILexicalBlock(scope: !71, file: !1, line: 11, column: 18)
!79 = !DILocation(line: 9, column: 43, scope: !71)
!80 = !DILocation(line: 10, column: 5, scope: !71)
!81 = !DILocation(line: 10, column: 18, scope: !71)
!82 = !DILocation(line: 11, column: 5, scope: !71)
!83 = !DILocation(line: 11, column: 12, scope: !71)
!84 = !DILocation(line: 12, column: 9, scope: !78)
!85 = !DILocation(line: 12, column: 22, scope: !78)
!86 = !DILocation(line: 12, column: 29, scope: !78)
!87 = !DILocation(line: 12, column: 35, scope: !78)
!88 = !DILocation(line: 13, column: 22, scope: !78)
!89 = !DILocation(line: 13, column: 9, scope: !78)
!90 = !DILocation(line: 13, column: 15, scope: !78)
!91 = !DILocation(line: 13, column: 20, scope: !78)
!92 = !DILocation(line: 14, column: 16, scope: !78)
!93 = !DILocation(line: 14, column: 14, scope: !78)
!94 = !DILocation(line: 15, column: 16, scope: !78)
!95 = !DILocation(line: 15, column: 14, scope: !78)
!96 = !DILocation(line: 16, column: 5, scope: !71)
!97 = distinct !{!97, !82, !96, !47, !48}
!98 = !DILocation(line: 17, column: 12, scope: !71)
!99 = !DILocation(line: 18, column: 1, scope: !71)
!100 = !DILocation(line: 17, column: 5, scope: !71)
!101 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 2, type: !102, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !104)
!102 = !DISubroutineType(types: !103)
!103 = !{null}
!104 = !{}
