source_filename = "list_end_minus_one_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.cell = type { %struct.cell*, i32 }

define dso_local i32 @main() !dbg !16 {
entry:
  %retval = alloca i32, align 4
  %head = alloca %struct.cell*, align 8
  %n = alloca i32, align 4
  %i = alloca i32, align 4
  %c = alloca %struct.cell*, align 8
  %c2 = alloca %struct.cell*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.cell** %head to i8*, !dbg !29
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !29
  call void @llvm.dbg.declare(metadata %struct.cell** %head, metadata !20, metadata !DIExpression()), !dbg !30
  store %struct.cell* inttoptr (i64 -1 to %struct.cell*), %struct.cell** %head, align 8, !dbg !30
  %1 = bitcast i32* %n to i8*, !dbg !31
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !31
  call void @llvm.dbg.declare(metadata i32* %n, metadata !21, metadata !DIExpression()), !dbg !32
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !33
  store i32 %call, i32* %n, align 4, !dbg !32
  %2 = bitcast i32* %i to i8*, !dbg !34
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !34
  call void @llvm.dbg.declare(metadata i32* %i, metadata !22, metadata !DIExpression()), !dbg !35
  store i32 0, i32* %i, align 4, !dbg !35
  br label %for.cond, !dbg !34

for.cond:
  %3 = load i32, i32* %i, align 4, !dbg !36
  %4 = load i32, i32* %n, align 4, !dbg !37
  %cmp = icmp slt i32 %3, %4, !dbg !38
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !39

for.cond.cleanup:
  %5 = bitcast i32* %i to i8*, !dbg !40
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %5), !dbg !40
  br label %for.end

for.body:
  %6 = bitcast %struct.cell** %c to i8*, !dbg !41
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %6), !dbg !41
  call void @llvm.dbg.declare(metadata %struct.cell** %c, metadata !24, metadata !DIExpression()), !dbg !42
  %call1 = call noalias i8* @malloc(i64 noundef 16), !dbg !43
  %7 = bitcast i8* %call1 to %struct.cell*, !dbg !43
  store %struct.cell* %7, %struct.cell** %c, align 8, !dbg !42
  %8 = load %struct.cell*, %struct.cell** %c, align 8, !dbg !44
  %tobool = icmp ne %struct.cell* %8, null, !dbg !44
  br i1 %tobool, label %if.end, label %if.then, !dbg !46

if.then:
  call void @abort(), !dbg !47
  unreachable, !dbg !47

if.end:
  %9 = load %struct.cell*, %struct.cell** %head, align 8, !dbg !48
  %10 = load %struct.cell*, %struct.cell** %c, align 8, !dbg !49
  %next = getelementptr inbounds %struct.cell, %struct.cell* %10, i32 0, i32 0, !dbg !50
  store %struct.cell* %9, %struct.cell** %next, align 8, !dbg !51
  %11 = load i32, i32* %i, align 4, !dbg !52
  %rem = srem i32 %11, 3, !dbg !53
  %12 = load %struct.cell*, %struct.cell** %c, align 8, !dbg !54
  %value = getelementptr inbounds %struct.cell, %struct.cell* %12, i32 0, i32 1, !dbg !55
  store i32 %rem, i32* %value, align 8, !dbg !56
  %13 = load %struct.cell*, %struct.cell** %c, align 8, !dbg !57
  store %struct.cell* %13, %struct.cell** %head, align 8, !dbg !58
  %14 = bitcast %struct.cell** %c to i8*, !dbg !59
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %14), !dbg !59
  br label %for.inc, !dbg !60

for.inc:
  %15 = load i32, i32* %i, align 4, !dbg !61
  %inc = add nsw i32 %15, 1, !dbg !61
  store i32 %inc, i32* %i, align 4, !dbg !61
  br label %for.cond, !dbg !40, !llvm.loop !62

for.end:
  %16 = bitcast %struct.cell** %c2 to i8*, !dbg !66
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %16), !dbg !66
  call void @llvm.dbg.declare(metadata %struct.cell** %c2, metadata !27, metadata !DIExpression()), !dbg !67
  %17 = load %struct.cell*, %struct.cell** %head, align 8, !dbg !68
  store %struct.cell* %17, %struct.cell** %c2, align 8, !dbg !67
  br label %for.cond3, !dbg !66

for.cond3:
  %18 = load %struct.cell*, %struct.cell** %c2, align 8, !dbg !69
  %cmp4 = icmp ne %struct.cell* %18, inttoptr (i64 -1 to %struct.cell*), !dbg !71
  br i1 %cmp4, label %for.body6, label %for.cond.cleanup5, !dbg !72

for.cond.cleanup5:
  %19 = bitcast %struct.cell** %c2 to i8*, !dbg !73
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %19), !dbg !73
  br label %for.end13

for.body6:
  %20 = load %struct.cell*, %struct.cell** %c2, align 8, !dbg !74
  %value7 = getelementptr inbounds %struct.cell, %struct.cell* %20, i32 0, i32 1, !dbg !77
  %21 = load i32, i32* %value7, align 8, !dbg !77
  %cmp8 = icmp sgt i32 %21, 2, !dbg !78
  br i1 %cmp8, label %if.then9, label %if.end10, !dbg !79

if.then9:
  call void @reach_error(), !dbg !80
  br label %if.end10, !dbg !80

if.end10:
  br label %for.inc11, !dbg !81

for.inc11:
  %22 = load %struct.cell*, %struct.cell** %c2, align 8, !dbg !82
  %next12 = getelementptr inbounds %struct.cell, %struct.cell* %22, i32 0, i32 0, !dbg !83
  %23 = load %struct.cell*, %struct.cell** %next12, align 8, !dbg !83
  store %struct.cell* %23, %struct.cell** %c2, align 8, !dbg !84
  br label %for.cond3, !dbg !73, !llvm.loop !85

for.end13:
  %24 = bitcast i32* %n to i8*, !dbg !87
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %24), !dbg !87
  %25 = bitcast %struct.cell** %head to i8*, !dbg !87
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %25), !dbg !87
  ret i32 0, !dbg !88
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare noalias i8* @malloc(i64 noundef)

declare void @abort()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare !dbg !89 void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "list_end_minus_one_safe.c", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "cell", file: !1, line: 7, size: 128, elements: !5)
!5 = !{!6, !7}
!6 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !4, file: !1, line: 8, baseType: !3, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !4, file: !1, line: 9, baseType: !8, size: 32, offset: 64)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 7, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 1}

!16 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 14, type: !17, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !19)
!17 = !DISubroutineType(types: !18)
!18 = !{!8}
!19 = !{!20, !21, !22, !24, !27}
!20 = !DILocalVariable(name: "head", scope: !16, file: !1, line: 15, type: !3)
!21 = !DILocalVariable(name: "n", scope: !16, file: !1, line: 16, type: !8)
!22 = !DILocalVariable(name: "i", scope: !23, file: !1, line: 17, type: !8)
!23 = distinct !DILexicalBlock(scope: !16, file: !1, line: 17, column: 5)
!24 = !DILocalVariable(name: "c", scope: !25, file: !1, line: 18, type: !3)
!25 = distinct !DILexicalBlock(scope: !26, file: !1, line: 17, column: 33)
!26 = distinct !DILexicalBlock(scope: !23, file: !1, line: 17, column: 5)
!27 = !DILocalVariable(name: "c", scope: !28, file: !1, line: 24, type: !3)
!28 = distinct !DILexicalBlock(scope: !16, file: !1, line: 24, column: 5)
!29 = !DILocation(line: 15, column: 5, scope: !16)
!30 = !DILocation(line: 15, column: 18, scope: !16)
!31 = !DILocation(line: 16, column: 5, scope: !16)
!32 = !DILocation(line: 16, column: 9, scope: !16)
!33 = !DILocation(line: 16, column: 13, scope: !16)
!34 = !DILocation(line: 17, column: 10, scope: !23)
!35 = !DILocation(line: 17, column: 14, scope: !23)
!36 = !DILocation(line: 17, column: 21, scope: !26)
!37 = !DILocation(line: 17, column: 25, scope: !26)
!38 = !DILocation(line: 17, column: 23, scope: !26)
!39 = !DILocation(line: 17, column: 5, scope: !23)
!40 = !DILocation(line: 17, column: 5, scope: !26)
!41 = !DILocation(line: 18, column: 9, scope: !25)
!42 = !DILocation(line: 18, column: 22, scope: !25)
!43 = !DILocation(line: 18, column: 26, scope: !25)
!44 = !DILocation(line: 19, column: 14, scope: !45)
!45 = distinct !DILexicalBlock(scope: !25, file: !1, line: 19, column: 13)
!46 = !DILocation(line: 19, column: 13, scope: !25)
!47 = !DILocation(line: 19, column: 17, scope: !45)
!48 = !DILocation(line: 20, column: 19, scope: !25)
!49 = !DILocation(line: 20, column: 9, scope: !25)
!50 = !DILocation(line: 20, column: 12, scope: !25)
!51 = !DILocation(line: 20, column: 17, scope: !25)
!52 = !DILocation(line: 21, column: 20, scope: !25)
!53 = !DILocation(line: 21, column: 22, scope: !25)
!54 = !DILocation(line: 21, column: 9, scope: !25)
!55 = !DILocation(line: 21, column: 12, scope: !25)
!56 = !DILocation(line: 21, column: 18, scope: !25)
!57 = !DILocation(line: 22, column: 16, scope: !25)
!58 = !DILocation(line: 22, column: 14, scope: !25)
!59 = !DILocation(line: 23, column: 5, scope: !26)
!60 = !DILocation(line: 23, column: 5, scope: !25)
!61 = !DILocation(line: 17, column: 29, scope: !26)
!62 = distinct !{!62, !39, !63, !64, !65}
!63 = !DILocation(line: 23, column: 5, scope: !23)
!64 = !{!"llvm.loop.mustprogress"}
!65 = !{!"llvm.loop.unroll.disable"}
!66 = !DILocation(line: 24, column: 10, scope: !28)
!67 = !DILocation(line: 24, column: 23, scope: !28)
!68 = !DILocation(line: 24, column: 27, scope: !28)
!69 = !DILocation(line: 24, column: 33, scope: !70)
!70 = distinct !DILexicalBlock(scope: !28, file: !1, line: 24, column: 5)
!71 = !DILocation(line: 24, column: 35, scope: !70)
!72 = !DILocation(line: 24, column: 5, scope: !28)
!73 = !DILocation(line: 24, column: 5, scope: !70)
!74 = !DILocation(line: 25, column: 13, scope: !75)
!75 = distinct !DILexicalBlock(scope: !76, file: !1, line: 25, column: 13)
!76 = distinct !DILexicalBlock(scope: !70, file: !1, line: 24, column: 56)
!77 = !DILocation(line: 25, column: 16, scope: !75)
!78 = !DILocation(line: 25, column: 22, scope: !75)
!79 = !DILocation(line: 25, column: 13, scope: !76)
!80 = !DILocation(line: 25, column: 27, scope: !75)
!81 = !DILocation(line: 26, column: 5, scope: !76)
!82 = !DILocation(line: 24, column: 47, scope: !70)
!83 = !DILocation(line: 24, column: 50, scope: !70)
!84 = !DILocation(line: 24, column: 45, scope: !70)
!85 = distinct !{!85, !72, !86, !64, !65}
!86 = !DILocation(line: 26, column: 5, scope: !28)
!87 = !DILocation(line: 28, column: 1, scope: !16)
!88 = !DILocation(line: 27, column: 5, scope: !16)
!89 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 5, type: !90, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !92)
!90 = !DISubroutineType(types: !91)
!91 = !{null}
!92 = !{}
