source_filename = "list_reversed_safe.c"
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
  %4 = load %struct.cell*, %struct.cell** %cell, align 8, !dbg !35
  %value = getelementptr inbounds %struct.cell, %struct.cell* %4, i32 0, i32 1, !dbg !36
  store i32 7, i32* %value, align 8, !dbg !37
  %5 = load %struct.cell*, %struct.cell** %list, align 8, !dbg !38
  %6 = load %struct.cell*, %struct.cell** %cell, align 8, !dbg !39
  %next = getelementptr inbounds %struct.cell, %struct.cell* %6, i32 0, i32 0, !dbg !40
  store %struct.cell* %5, %struct.cell** %next, align 8, !dbg !41
  %7 = load %struct.cell*, %struct.cell** %cell, align 8, !dbg !42
  store %struct.cell* %7, %struct.cell** %list, align 8, !dbg !43
  %8 = bitcast %struct.cell** %cell to i8*, !dbg !44
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %8), !dbg !44
  br label %while.cond, !dbg !26, !llvm.loop !45

while.end:
  %9 = bitcast %struct.cell** %c to i8*, !dbg !48
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %9), !dbg !48
  call void @llvm.dbg.declare(metadata %struct.cell** %c, metadata !22, metadata !DIExpression()), !dbg !49
  %10 = load %struct.cell*, %struct.cell** %list, align 8, !dbg !50
  %call2 = call %struct.cell* @reversed(%struct.cell* noundef %10), !dbg !51
  store %struct.cell* %call2, %struct.cell** %c, align 8, !dbg !49
  br label %for.cond, !dbg !48

for.cond:
  %11 = load %struct.cell*, %struct.cell** %c, align 8, !dbg !52
  %tobool3 = icmp ne %struct.cell* %11, null, !dbg !54
  br i1 %tobool3, label %for.body, label %for.cond.cleanup, !dbg !54

for.cond.cleanup:
  %12 = bitcast %struct.cell** %c to i8*, !dbg !55
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %12), !dbg !55
  br label %for.end

for.body:
  %13 = load %struct.cell*, %struct.cell** %c, align 8, !dbg !56
  %value4 = getelementptr inbounds %struct.cell, %struct.cell* %13, i32 0, i32 1, !dbg !58
  %14 = load i32, i32* %value4, align 8, !dbg !58
  %cmp = icmp ne i32 %14, 7, !dbg !59
  br i1 %cmp, label %if.then5, label %if.end6, !dbg !60

if.then5:
  call void @reach_error(), !dbg !61
  br label %if.end6, !dbg !61

if.end6:
  br label %for.inc, !dbg !62

for.inc:
  %15 = load %struct.cell*, %struct.cell** %c, align 8, !dbg !63
  %next7 = getelementptr inbounds %struct.cell, %struct.cell* %15, i32 0, i32 0, !dbg !64
  %16 = load %struct.cell*, %struct.cell** %next7, align 8, !dbg !64
  store %struct.cell* %16, %struct.cell** %c, align 8, !dbg !65
  br label %for.cond, !dbg !55, !llvm.loop !66

for.end:
  %17 = bitcast %struct.cell** %list to i8*, !dbg !68
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %17), !dbg !68
  ret i32 0, !dbg !69
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare zeroext i1 @__VERIFIER_nondet_bool()

declare i8* @malloc(i64 noundef)

declare void @exit(i32 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

define internal %struct.cell* @reversed(%struct.cell* noundef %list) !dbg !70 {
entry:
  %list.addr = alloca %struct.cell*, align 8
  %done = alloca %struct.cell*, align 8
  %next = alloca %struct.cell*, align 8
  store %struct.cell* %list, %struct.cell** %list.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.cell** %list.addr, metadata !74, metadata !DIExpression()), !dbg !78
  %0 = bitcast %struct.cell** %done to i8*, !dbg !79
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !79
  call void @llvm.dbg.declare(metadata %struct.cell** %done, metadata !75, metadata !DIExpression()), !dbg !80
  store %struct.cell* null, %struct.cell** %done, align 8, !dbg !80
  br label %while.cond, !dbg !81

while.cond:
  %1 = load %struct.cell*, %struct.cell** %list.addr, align 8, !dbg !82
  %tobool = icmp ne %struct.cell* %1, null, !dbg !81
  br i1 %tobool, label %while.body, label %while.end, !dbg !81

while.body:
  %2 = bitcast %struct.cell** %next to i8*, !dbg !83
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !83
  call void @llvm.dbg.declare(metadata %struct.cell** %next, metadata !76, metadata !DIExpression()), !dbg !84
  %3 = load %struct.cell*, %struct.cell** %list.addr, align 8, !dbg !85
  %next1 = getelementptr inbounds %struct.cell, %struct.cell* %3, i32 0, i32 0, !dbg !86
  %4 = load %struct.cell*, %struct.cell** %next1, align 8, !dbg !86
  store %struct.cell* %4, %struct.cell** %next, align 8, !dbg !84
  %5 = load %struct.cell*, %struct.cell** %done, align 8, !dbg !87
  %6 = load %struct.cell*, %struct.cell** %list.addr, align 8, !dbg !88
  %next2 = getelementptr inbounds %struct.cell, %struct.cell* %6, i32 0, i32 0, !dbg !89
  store %struct.cell* %5, %struct.cell** %next2, align 8, !dbg !90
  %7 = load %struct.cell*, %struct.cell** %list.addr, align 8, !dbg !91
  store %struct.cell* %7, %struct.cell** %done, align 8, !dbg !92
  %8 = load %struct.cell*, %struct.cell** %next, align 8, !dbg !93
  store %struct.cell* %8, %struct.cell** %list.addr, align 8, !dbg !94
  %9 = bitcast %struct.cell** %next to i8*, !dbg !95
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %9), !dbg !95
  br label %while.cond, !dbg !81, !llvm.loop !96

while.end:
  %10 = load %struct.cell*, %struct.cell** %done, align 8, !dbg !97
  %11 = bitcast %struct.cell** %done to i8*, !dbg !98
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %11), !dbg !98
  ret %struct.cell* %10, !dbg !99
}

declare !dbg !100 void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "list_reversed_safe.c", directory: ".")
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
!35 = !DILocation(line: 25, column: 9, scope: !21)
!36 = !DILocation(line: 25, column: 15, scope: !21)
!37 = !DILocation(line: 25, column: 21, scope: !21)
!38 = !DILocation(line: 26, column: 22, scope: !21)
!39 = !DILocation(line: 26, column: 9, scope: !21)
!40 = !DILocation(line: 26, column: 15, scope: !21)
!41 = !DILocation(line: 26, column: 20, scope: !21)
!42 = !DILocation(line: 27, column: 16, scope: !21)
!43 = !DILocation(line: 27, column: 14, scope: !21)
!44 = !DILocation(line: 28, column: 5, scope: !9)
!45 = distinct !{!45, !26, !44, !46, !47}
!46 = !{!"llvm.loop.mustprogress"}
!47 = !{!"llvm.loop.unroll.disable"}
!48 = !DILocation(line: 29, column: 10, scope: !23)
!49 = !DILocation(line: 29, column: 23, scope: !23)
!50 = !DILocation(line: 29, column: 36, scope: !23)
!51 = !DILocation(line: 29, column: 27, scope: !23)
!52 = !DILocation(line: 29, column: 43, scope: !53)
!53 = distinct !DILexicalBlock(scope: !23, file: !1, line: 29, column: 5)
!54 = !DILocation(line: 29, column: 5, scope: !23)
!55 = !DILocation(line: 29, column: 5, scope: !53)
!56 = !DILocation(line: 30, column: 13, scope: !57)
!57 = distinct !DILexicalBlock(scope: !53, file: !1, line: 30, column: 13)
!58 = !DILocation(line: 30, column: 16, scope: !57)
!59 = !DILocation(line: 30, column: 22, scope: !57)
!60 = !DILocation(line: 30, column: 13, scope: !53)
!61 = !DILocation(line: 30, column: 28, scope: !57)
!62 = !DILocation(line: 30, column: 25, scope: !57)
!63 = !DILocation(line: 29, column: 50, scope: !53)
!64 = !DILocation(line: 29, column: 53, scope: !53)
!65 = !DILocation(line: 29, column: 48, scope: !53)
!66 = distinct !{!66, !54, !67, !46, !47}
!67 = !DILocation(line: 30, column: 40, scope: !23)
!68 = !DILocation(line: 32, column: 1, scope: !9)
!69 = !DILocation(line: 31, column: 5, scope: !9)
!70 = distinct !DISubprogram(name: "reversed", scope: !1, file: !1, line: 9, type: !71, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !73)
!71 = !DISubroutineType(types: !72)
!72 = !{!15, !15}
!73 = !{!74, !75, !76}
!74 = !DILocalVariable(name: "list", arg: 1, scope: !70, file: !1, line: 9, type: !15)
!75 = !DILocalVariable(name: "done", scope: !70, file: !1, line: 10, type: !15)
!76 = !DILocalVariable(name: "next", scope: !77, file: !1, line: 12, type: !15)
!77 = distinct !DILexicalBlock(scope: !70, file: !1, line: 11, column: 18)
!78 = !DILocation(line: 9, column: 43, scope: !70)
!79 = !DILocation(line: 10, column: 5, scope: !70)
!80 = !DILocation(line: 10, column: 18, scope: !70)
!81 = !DILocation(line: 11, column: 5, scope: !70)
!82 = !DILocation(line: 11, column: 12, scope: !70)
!83 = !DILocation(line: 12, column: 9, scope: !77)
!84 = !DILocation(line: 12, column: 22, scope: !77)
!85 = !DILocation(line: 12, column: 29, scope: !77)
!86 = !DILocation(line: 12, column: 35, scope: !77)
!87 = !DILocation(line: 13, column: 22, scope: !77)
!88 = !DILocation(line: 13, column: 9, scope: !77)
!89 = !DILocation(line: 13, column: 15, scope: !77)
!90 = !DILocation(line: 13, column: 20, scope: !77)
!91 = !DILocation(line: 14, column: 16, scope: !77)
!92 = !DILocation(line: 14, column: 14, scope: !77)
!93 = !DILocation(line: 15, column: 16, scope: !77)
!94 = !DILocation(line: 15, column: 14, scope: !77)
!95 = !DILocation(line: 16, column: 5, scope: !70)
!96 = distinct !{!96, !81, !95, !46, !47}
!97 = !DILocation(line: 17, column: 12, scope: !70)
!98 = !DILocation(line: 18, column: 1, scope: !70)
!99 = !DILocation(line: 17, column: 5, scope: !70)
!100 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 2, type: !101, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !103)
!101 = !DISubroutineType(types: !102)
!102 = !{null}
!103 = !{}
