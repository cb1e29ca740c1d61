source_filename = "list_end_mark_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.cell = type { i32, %struct.cell* }

define dso_local i32 @main() !dbg !16 {
entry:
  %retval = alloca i32, align 4
  %list = alloca %struct.cell*, align 8
  %made = alloca i32, align 4
  %cell = alloca %struct.cell*, align 8
  %seen = alloca i32, align 4
  %c = alloca %struct.cell*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.cell** %list to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !27
  call void @llvm.dbg.declare(metadata %struct.cell** %list, metadata !20, metadata !DIExpression()), !dbg !28
  store %struct.cell* inttoptr (i64 1 to %struct.cell*), %struct.cell** %list, align 8, !dbg !28
  %1 = bitcast i32* %made to i8*, !dbg !29
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !29
  call void @llvm.dbg.declare(metadata i32* %made, metadata !21, metadata !DIExpression()), !dbg !30
  store i32 0, i32* %made, align 4, !dbg !30
  br label %while.cond, !dbg !31

while.cond:
  %2 = load i32, i32* %made, align 4, !dbg !32
  %cmp = icmp slt i32 %2, 3, !dbg !33
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !34

land.rhs:
  %call = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !35
  br label %land.end

land.end:
  %3 = phi i1 [ false, %while.cond ], [ %call, %land.rhs ], !dbg !36
  br i1 %3, label %while.body, label %while.end, !dbg !31

while.body:
  %4 = bitcast %struct.cell** %cell to i8*, !dbg !37
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %4), !dbg !37
  call void @llvm.dbg.declare(metadata %struct.cell** %cell, metadata !22, metadata !DIExpression()), !dbg !38
  %call1 = call i8* @malloc(i64 noundef 16), !dbg !39
  %5 = bitcast i8* %call1 to %struct.cell*, !dbg !39
  store %struct.cell* %5, %struct.cell** %cell, align 8, !dbg !38
  %6 = load %struct.cell*, %struct.cell** %cell, align 8, !dbg !40
  %tobool = icmp ne %struct.cell* %6, null, !dbg !40
  br i1 %tobool, label %if.end, label %if.then, !dbg !42

if.then:
  call void @exit(i32 noundef 1), !dbg !43
  unreachable, !dbg !43

if.end:
  %7 = load i32, i32* %made, align 4, !dbg !44
  %inc = add nsw i32 %7, 1, !dbg !44
  store i32 %inc, i32* %made, align 4, !dbg !44
  %8 = load %struct.cell*, %struct.cell** %cell, align 8, !dbg !45
  %value = getelementptr inbounds %struct.cell, %struct.cell* %8, i32 0, i32 0, !dbg !46
  store i32 %7, i32* %value, align 8, !dbg !47
  %9 = load %struct.cell*, %struct.cell** %list, align 8, !dbg !48
  %10 = load %struct.cell*, %struct.cell** %cell, align 8, !dbg !49
  %next = getelementptr inbounds %struct.cell, %struct.cell* %10, i32 0, i32 1, !dbg !50
  store %struct.cell* %9, %struct.cell** %next, align 8, !dbg !51
  %11 = load %struct.cell*, %struct.cell** %cell, align 8, !dbg !52
  store %struct.cell* %11, %struct.cell** %list, align 8, !dbg !53
  %12 = bitcast %struct.cell** %cell to i8*, !dbg !54
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %12), !dbg !54
  br label %while.cond, !dbg !31, !llvm.loop !55

while.end:
  %13 = bitcast i32* %seen to i8*, !dbg !58
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %13), !dbg !58
  call void @llvm.dbg.declare(metadata i32* %seen, metadata !24, metadata !DIExpression()), !dbg !59
  store i32 0, i32* %seen, align 4, !dbg !59
  %14 = bitcast %struct.cell** %c to i8*, !dbg !60
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %14), !dbg !60
  call void @llvm.dbg.declare(metadata %struct.cell** %c, metadata !25, metadata !DIExpression()), !dbg !61
  %15 = load %struct.cell*, %struct.cell** %list, align 8, !dbg !62
  store %struct.cell* %15, %struct.cell** %c, align 8, !dbg !61
  br label %for.cond, !dbg !60

for.cond:
  %16 = load %struct.cell*, %struct.cell** %c, align 8, !dbg !63
  %cmp2 = icmp ne %struct.cell* %16, inttoptr (i64 1 to %struct.cell*), !dbg !65
  br i1 %cmp2, label %for.body, label %for.cond.cleanup, !dbg !66

for.cond.cleanup:
  %17 = bitcast %struct.cell** %c to i8*, !dbg !67
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %17), !dbg !67
  br label %for.end

for.body:
  %18 = load i32, i32* %seen, align 4, !dbg !68
  %inc3 = add nsw i32 %18, 1, !dbg !68
  store i32 %inc3, i32* %seen, align 4, !dbg !68
  br label %for.inc, !dbg !69

for.inc:
  %19 = load %struct.cell*, %struct.cell** %c, align 8, !dbg !70
  %next4 = getelementptr inbounds %struct.cell, %struct.cell* %19, i32 0, i32 1, !dbg !71
  %20 = load %struct.cell*, %struct.cell** %next4, align 8, !dbg !71
  store %struct.cell* %20, %struct.cell** %c, align 8, !dbg !72
  br label %for.cond, !dbg !67, !llvm.loop !73

for.end:
  %21 = load i32, i32* %seen, align 4, !dbg !75
  %22 = load i32, i32* %made, align 4, !dbg !77
  %cmp5 = icmp ne i32 %21, %22, !dbg !78
  br i1 %cmp5, label %if.then6, label %if.end7, !dbg !79

if.then6:
  call void @reach_error(), !dbg !80
  br label %if.end7, !dbg !80

if.end7:
  %23 = bitcast i32* %seen to i8*, !dbg !81
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %23), !dbg !81
  %24 = bitcast i32* %made to i8*, !dbg !81
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %24), !dbg !81
  %25 = bitcast %struct.cell** %list to i8*, !dbg !81
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %25), !dbg !81
  ret i32 0, !dbg !82
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare zeroext i1 @__VERIFIER_nondet_bool()

declare i8* @malloc(i64 noundef)

declare void @exit(i32 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare !dbg !83 void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "list_end_mark_safe.c", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "cell", file: !1, line: 7, size: 128, elements: !5)
!5 = !{!6, !8}
!6 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !4, file: !1, line: 7, baseType: !7, size: 32)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !4, file: !1, line: 7, baseType: !3, size: 64, offset: 64)
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 7, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 1}

!16 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !17, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !19)
!17 = !DISubroutineType(types: !18)
!18 = !{!7}
!19 = !{!20, !21, !22, !24, !25}
!20 = !DILocalVariable(name: "list", scope: !16, file: !1, line: 11, type: !3)
!21 = !DILocalVariable(name: "made", scope: !16, file: !1, line: 12, type: !7)
!22 = !DILocalVariable(name: "cell", scope: !23, file: !1, line: 14, type: !3)
!23 = distinct !DILexicalBlock(scope: !16, file: !1, line: 13, column: 50)
!24 = !DILocalVariable(name: "seen", scope: !16, file: !1, line: 20, type: !7)
!25 = !DILocalVariable(name: "c", scope: !26, file: !1, line: 21, type: !3)
!26 = distinct !DILexicalBlock(scope: !16, file: !1, line: 21, column: 5)
!27 = !DILocation(line: 11, column: 5, scope: !16)
!28 = !DILocation(line: 11, column: 18, scope: !16)
!29 = !DILocation(line: 12, column: 5, scope: !16)
!30 = !DILocation(line: 12, column: 9, scope: !16)
!31 = !DILocation(line: 13, column: 5, scope: !16)
!32 = !DILocation(line: 13, column: 12, scope: !16)
!33 = !DILocation(line: 13, column: 17, scope: !16)
!34 = !DILocation(line: 13, column: 21, scope: !16)
!35 = !DILocation(line: 13, column: 24, scope: !16)
!36 = !DILocation(line: 0, scope: !16)
!37 = !DILocation(line: 14, column: 9, scope: !23)
!38 = !DILocation(line: 14, column: 22, scope: !23)
!39 = !DILocation(line: 14, column: 29, scope: !23)
!40 = !DILocation(line: 15, column: 14, scope: !41)
!41 = distinct !DILexicalBlock(scope: !23, file: !1, line: 15, column: 13)
!42 = !DILocation(line: 15, column: 13, scope: !23)
!43 = !DILocation(line: 15, column: 20, scope: !41)
!44 = !DILocation(line: 16, column: 27, scope: !23)
!45 = !DILocation(line: 16, column: 9, scope: !23)
!46 = !DILocation(line: 16, column: 15, scope: !23)
!47 = !DILocation(line: 16, column: 21, scope: !23)
!48 = !DILocation(line: 17, column: 22, scope: !23)
!49 = !DILocation(line: 17, column: 9, scope: !23)
!50 = !DILocation(line: 17, column: 15, scope: !23)
!51 = !DILocation(line: 17, column: 20, scope: !23)
!52 = !DILocation(line: 18, column: 16, scope: !23)
!53 = !DILocation(line: 18, column: 14, scope: !23)
!54 = !DILocation(line: 19, column: 5, scope: !16)
!55 = distinct !{!55, !31, !54, !56, !57}
!56 = !{!"llvm.loop.mustprogress"}
!57 = !{!"llvm.loop.unroll.disable"}
!58 = !DILocation(line: 20, column: 5, scope: !16)
!59 = !DILocation(line: 20, column: 9, scope: !16)
!60 = !DILocation(line: 21, column: 10, scope: !26)
!61 = !DILocation(line: 21, column: 23, scope: !26)
!62 = !DILocation(line: 21, column: 27, scope: !26)
!63 = !DILocation(line: 21, column: 33, scope: !64)
!64 = distinct !DILexicalBlock(scope: !26, file: !1, line: 21, column: 5)
!65 = !DILocation(line: 21, column: 35, scope: !64)
!66 = !DILocation(line: 21, column: 5, scope: !26)
!67 = !DILocation(line: 21, column: 5, scope: !64)
!68 = !DILocation(line: 21, column: 60, scope: !64)
!69 = !DILocation(line: 21, column: 56, scope: !64)
!70 = !DILocation(line: 21, column: 47, scope: !64)
!71 = !DILocation(line: 21, column: 50, scope: !64)
!72 = !DILocation(line: 21, column: 45, scope: !64)
!73 = distinct !{!73, !66, !74, !56, !57}
!74 = !DILocation(line: 21, column: 60, scope: !26)
!75 = !DILocation(line: 22, column: 9, scope: !76)
!76 = distinct !DILexicalBlock(scope: !16, file: !1, line: 22, column: 9)
!77 = !DILocation(line: 22, column: 17, scope: !76)
!78 = !DILocation(line: 22, column: 14, scope: !76)
!79 = !DILocation(line: 22, column: 9, scope: !16)
!80 = !DILocation(line: 22, column: 23, scope: !76)
!81 = !DILocation(line: 24, column: 1, scope: !16)
!82 = !DILocation(line: 23, column: 5, scope: !16)
!83 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 2, type: !84, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !86)
!84 = !DISubroutineType(types: !85)
!85 = !{null}
!86 = !{}
