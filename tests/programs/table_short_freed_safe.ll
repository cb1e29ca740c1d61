source_filename = "table_short_freed_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %names = alloca [10 x i8*], align 16
  %count = alloca i32, align 4
  %length = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %name = alloca i8*, align 8
  %i = alloca i32, align 4
  %i11 = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [10 x i8*]* %names to i8*, !dbg !29
  call void @llvm.lifetime.start.p0i8(i64 80, i8* %0), !dbg !29
  call void @llvm.dbg.declare(metadata [10 x i8*]* %names, metadata !14, metadata !DIExpression()), !dbg !30
  %1 = bitcast i32* %count to i8*, !dbg !31
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !31
  call void @llvm.dbg.declare(metadata i32* %count, metadata !20, metadata !DIExpression()), !dbg !32
  store i32 0, i32* %count, align 4, !dbg !32
  br label %while.cond, !dbg !33

while.cond:
  %2 = load i32, i32* %count, align 4, !dbg !34
  %cmp = icmp slt i32 %2, 10, !dbg !35
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !36

land.rhs:
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !37
  %tobool = icmp ne i32 %call, 0, !dbg !36
  br label %land.end

land.end:
  %3 = phi i1 [ false, %while.cond ], [ %tobool, %land.rhs ], !dbg !38
  br i1 %3, label %while.body, label %while.end, !dbg !33

while.body:
  %4 = bitcast i32* %length to i8*, !dbg !39
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4), !dbg !39
  call void @llvm.dbg.declare(metadata i32* %length, metadata !21, metadata !DIExpression()), !dbg !40
  %call1 = call i32 @__VERIFIER_nondet_int(), !dbg !41
  store i32 %call1, i32* %length, align 4, !dbg !40
  %5 = load i32, i32* %length, align 4, !dbg !42
  %cmp2 = icmp ugt i32 %5, 100, !dbg !44
  br i1 %cmp2, label %if.then, label %if.end, !dbg !45

if.then:
  store i32 3, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !46

if.end:
  %6 = bitcast i8** %name to i8*, !dbg !47
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %6), !dbg !47
  call void @llvm.dbg.declare(metadata i8** %name, metadata !24, metadata !DIExpression()), !dbg !48
  %7 = load i32, i32* %length, align 4, !dbg !49
  %add = add i32 %7, 1, !dbg !50
  %conv = zext i32 %add to i64, !dbg !49
  %call3 = call noalias i8* @malloc(i64 noundef %conv), !dbg !51
  store i8* %call3, i8** %name, align 8, !dbg !48
  %8 = bitcast i32* %i to i8*, !dbg !52
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %8), !dbg !52
  call void @llvm.dbg.declare(metadata i32* %i, metadata !25, metadata !DIExpression()), !dbg !53
  store i32 0, i32* %i, align 4, !dbg !53
  br label %for.cond, !dbg !52

for.cond:
  %9 = load i32, i32* %i, align 4, !dbg !54
  %10 = load i32, i32* %length, align 4, !dbg !56
  %cmp4 = icmp ult i32 %9, %10, !dbg !57
  br i1 %cmp4, label %for.body, label %for.cond.cleanup, !dbg !58

for.cond.cleanup:
  store i32 4, i32* %cleanup.dest.slot, align 4
  %11 = bitcast i32* %i to i8*, !dbg !59
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %11), !dbg !59
  br label %for.end

for.body:
  %12 = load i8*, i8** %name, align 8, !dbg !60
  %13 = load i32, i32* %i, align 4, !dbg !61
  %idxprom = zext i32 %13 to i64, !dbg !60
  %arrayidx = getelementptr inbounds i8, i8* %12, i64 %idxprom, !dbg !60
  store i8 97, i8* %arrayidx, align 1, !dbg !62
  br label %for.inc, !dbg !60

for.inc:
  %14 = load i32, i32* %i, align 4, !dbg !63
  %inc = add i32 %14, 1, !dbg !63
  store i32 %inc, i32* %i, align 4, !dbg !63
  br label %for.cond, !dbg !59, !llvm.loop !64

for.end:
  %15 = load i8*, i8** %name, align 8, !dbg !68
  %16 = load i32, i32* %length, align 4, !dbg !69
  %idxprom6 = zext i32 %16 to i64, !dbg !68
  %arrayidx7 = getelementptr inbounds i8, i8* %15, i64 %idxprom6, !dbg !68
  store i8 0, i8* %arrayidx7, align 1, !dbg !70
  %17 = load i8*, i8** %name, align 8, !dbg !71
  %18 = load i32, i32* %count, align 4, !dbg !72
  %inc8 = add nsw i32 %18, 1, !dbg !72
  store i32 %inc8, i32* %count, align 4, !dbg !72
  %idxprom9 = sext i32 %18 to i64, !dbg !73
  %arrayidx10 = getelementptr inbounds [10 x i8*], [10 x i8*]* %names, i64 0, i64 %idxprom9, !dbg !73
  store i8* %17, i8** %arrayidx10, align 8, !dbg !74
  %19 = bitcast i8** %name to i8*, !dbg !75
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %19), !dbg !75
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !75
  br label %cleanup, !dbg !75

cleanup:
  %20 = bitcast i32* %length to i8*, !dbg !75
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %20), !dbg !75
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 3, label %while.end
  ]

cleanup.cont:
  br label %while.cond, !dbg !33, !llvm.loop !76

while.end:
  %21 = bitcast i32* %i11 to i8*, !dbg !77
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %21), !dbg !77
  call void @llvm.dbg.declare(metadata i32* %i11, metadata !27, metadata !DIExpression()), !dbg !78
  store i32 0, i32* %i11, align 4, !dbg !78
  br label %for.cond12, !dbg !77

for.cond12:
  %22 = load i32, i32* %i11, align 4, !dbg !79
  %23 = load i32, i32* %count, align 4, !dbg !81
  %cmp13 = icmp slt i32 %22, %23, !dbg !82
  br i1 %cmp13, label %for.body16, label %for.cond.cleanup15, !dbg !83

for.cond.cleanup15:
  store i32 7, i32* %cleanup.dest.slot, align 4
  %24 = bitcast i32* %i11 to i8*, !dbg !84
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %24), !dbg !84
  br label %for.end22

for.body16:
  %25 = load i32, i32* %i11, align 4, !dbg !85
  %idxprom17 = sext i32 %25 to i64, !dbg !86
  %arrayidx18 = getelementptr inbounds [10 x i8*], [10 x i8*]* %names, i64 0, i64 %idxprom17, !dbg !86
  %26 = load i8*, i8** %arrayidx18, align 8, !dbg !86
  call void @free(i8* noundef %26), !dbg !87
  br label %for.inc19, !dbg !87

for.inc19:
  %27 = load i32, i32* %i11, align 4, !dbg !88
  %inc20 = add nsw i32 %27, 1, !dbg !88
  store i32 %inc20, i32* %i11, align 4, !dbg !88
  br label %for.cond12, !dbg !84, !llvm.loop !89

for.end22:
  store i32 0, i32* %retval, align 4, !dbg !91
  store i32 1, i32* %cleanup.dest.slot, align 4
  %28 = bitcast i32* %count to i8*, !dbg !92
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %28), !dbg !92
  %29 = bitcast [10 x i8*]* %names to i8*, !dbg !92
  call void @llvm.lifetime.end.p0i8(i64 80, i8* %29), !dbg !92
  %30 = load i32, i32* %retval, align 4, !dbg !92
  ret i32 %30, !dbg !92

unreachable:
  unreachable
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare noalias i8* @malloc(i64 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @free(i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "table_short_freed_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !10, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !20, !21, !24, !25, !27}
!14 = !DILocalVariable(name: "names", scope: !9, file: !1, line: 7, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 640, elements: !18)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!18 = !{!19}
!19 = !DISubrange(count: 10)
!20 = !DILocalVariable(name: "count", scope: !9, file: !1, line: 8, type: !12)
!21 = !DILocalVariable(name: "length", scope: !22, file: !1, line: 10, type: !23)
!22 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 49)
!23 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!24 = !DILocalVariable(name: "name", scope: !22, file: !1, line: 12, type: !16)
!25 = !DILocalVariable(name: "i", scope: !26, file: !1, line: 13, type: !23)
!26 = distinct !DILexicalBlock(scope: !22, file: !1, line: 13, column: 5)
!27 = !DILocalVariable(name: "i", scope: !28, file: !1, line: 17, type: !12)
!28 = distinct !DILexicalBlock(scope: !9, file: !1, line: 17, column: 3)
!29 = !DILocation(line: 7, column: 3, scope: !9)
!30 = !DILocation(line: 7, column: 9, scope: !9)
!31 = !DILocation(line: 8, column: 3, scope: !9)
!32 = !DILocation(line: 8, column: 7, scope: !9)
!33 = !DILocation(line: 9, column: 3, scope: !9)
!34 = !DILocation(line: 9, column: 10, scope: !9)
!35 = !DILocation(line: 9, column: 16, scope: !9)
!36 = !DILocation(line: 9, column: 21, scope: !9)
!37 = !DILocation(line: 9, column: 24, scope: !9)
!38 = !DILocation(line: 0, scope: !9)
!39 = !DILocation(line: 10, column: 5, scope: !22)
!40 = !DILocation(line: 10, column: 14, scope: !22)
!41 = !DILocation(line: 10, column: 23, scope: !22)
!42 = !DILocation(line: 11, column: 9, scope: !43)
!43 = distinct !DILexicalBlock(scope: !22, file: !1, line: 11, column: 9)
!44 = !DILocation(line: 11, column: 16, scope: !43)
!45 = !DILocation(line: 11, column: 9, scope: !22)
!46 = !DILocation(line: 11, column: 23, scope: !43)
!47 = !DILocation(line: 12, column: 5, scope: !22)
!48 = !DILocation(line: 12, column: 11, scope: !22)
!49 = !DILocation(line: 12, column: 25, scope: !22)
!50 = !DILocation(line: 12, column: 32, scope: !22)
!51 = !DILocation(line: 12, column: 18, scope: !22)
!52 = !DILocation(line: 13, column: 10, scope: !26)
!53 = !DILocation(line: 13, column: 19, scope: !26)
!54 = !DILocation(line: 13, column: 26, scope: !55)
!55 = distinct !DILexicalBlock(scope: !26, file: !1, line: 13, column: 5)
!56 = !DILocation(line: 13, column: 30, scope: !55)
!57 = !DILocation(line: 13, column: 28, scope: !55)
!58 = !DILocation(line: 13, column: 5, scope: !26)
!59 = !DILocation(line: 13, column: 5, scope: !55)
!60 = !DILocation(line: 13, column: 43, scope: !55)
!61 = !DILocation(line: 13, column: 48, scope: !55)
!62 = !DILocation(line: 13, column: 51, scope: !55)
!63 = !DILocation(line: 13, column: 39, scope: !55)
!64 = distinct !{!64, !58, !65, !66, !67}
!65 = !DILocation(line: 13, column: 53, scope: !26)
!66 = !{!"llvm.loop.mustprogress"}
!67 = !{!"llvm.loop.unroll.disable"}
!68 = !DILocation(line: 14, column: 5, scope: !22)
!69 = !DILocation(line: 14, column: 10, scope: !22)
!70 = !DILocation(line: 14, column: 18, scope: !22)
!71 = !DILocation(line: 15, column: 22, scope: !22)
!72 = !DILocation(line: 15, column: 16, scope: !22)
!73 = !DILocation(line: 15, column: 5, scope: !22)
!74 = !DILocation(line: 15, column: 20, scope: !22)
!75 = !DILocation(line: 16, column: 3, scope: !9)
!76 = distinct !{!76, !33, !75, !66, !67}
!77 = !DILocation(line: 17, column: 8, scope: !28)
!78 = !DILocation(line: 17, column: 12, scope: !28)
!79 = !DILocation(line: 17, column: 19, scope: !80)
!80 = distinct !DILexicalBlock(scope: !28, file: !1, line: 17, column: 3)
!81 = !DILocation(line: 17, column: 23, scope: !80)
!82 = !DILocation(line: 17, column: 21, scope: !80)
!83 = !DILocation(line: 17, column: 3, scope: !28)
!84 = !DILocation(line: 17, column: 3, scope: !80)
!85 = !DILocation(line: 17, column: 46, scope: !80)
!86 = !DILocation(line: 17, column: 40, scope: !80)
!87 = !DILocation(line: 17, column: 35, scope: !80)
!88 = !DILocation(line: 17, column: 31, scope: !80)
!89 = distinct !{!89, !83, !90, !66, !67}
!90 = !DILocation(line: 17, column: 48, scope: !28)
!91 = !DILocation(line: 18, column: 3, scope: !9)
!92 = !DILocation(line: 19, column: 1, scope: !9)
