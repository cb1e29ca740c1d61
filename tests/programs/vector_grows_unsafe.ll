source_filename = "vector_grows_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %data = alloca i32*, align 8
  %length = alloca i64, align 8
  %capacity = alloca i64, align 8
  %count = alloca i32, align 4
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %larger = alloca i64, align 8
  %moved = alloca i32*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32** %data to i8*, !dbg !29
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !29
  call void @llvm.dbg.declare(metadata i32** %data, metadata !14, metadata !DIExpression()), !dbg !30
  store i32* null, i32** %data, align 8, !dbg !30
  %1 = bitcast i64* %length to i8*, !dbg !31
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !31
  call void @llvm.dbg.declare(metadata i64* %length, metadata !16, metadata !DIExpression()), !dbg !32
  store i64 0, i64* %length, align 8, !dbg !32
  %2 = bitcast i64* %capacity to i8*, !dbg !31
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !31
  call void @llvm.dbg.declare(metadata i64* %capacity, metadata !19, metadata !DIExpression()), !dbg !33
  store i64 0, i64* %capacity, align 8, !dbg !33
  %3 = bitcast i32* %count to i8*, !dbg !34
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !34
  call void @llvm.dbg.declare(metadata i32* %count, metadata !20, metadata !DIExpression()), !dbg !35
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !36
  store i32 %call, i32* %count, align 4, !dbg !35
  %4 = bitcast i32* %i to i8*, !dbg !37
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4), !dbg !37
  call void @llvm.dbg.declare(metadata i32* %i, metadata !21, metadata !DIExpression()), !dbg !38
  store i32 0, i32* %i, align 4, !dbg !38
  br label %for.cond, !dbg !37

for.cond:
  %5 = load i32, i32* %i, align 4, !dbg !39
  %6 = load i32, i32* %count, align 4, !dbg !40
  %cmp = icmp slt i32 %5, %6, !dbg !41
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !42

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  br label %cleanup13, !dbg !42

for.body:
  %7 = load i64, i64* %length, align 8, !dbg !43
  %8 = load i64, i64* %capacity, align 8, !dbg !44
  %cmp1 = icmp ugt i64 %7, %8, !dbg !45
  br i1 %cmp1, label %if.then, label %lor.lhs.false, !dbg !46

lor.lhs.false:
  %9 = load i64, i64* %capacity, align 8, !dbg !47
  %tobool = icmp ne i64 %9, 0, !dbg !47
  br i1 %tobool, label %if.end11, label %if.then, !dbg !48

if.then:
  %10 = bitcast i64* %larger to i8*, !dbg !49
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %10), !dbg !49
  call void @llvm.dbg.declare(metadata i64* %larger, metadata !23, metadata !DIExpression()), !dbg !50
  %11 = load i64, i64* %capacity, align 8, !dbg !51
  %tobool2 = icmp ne i64 %11, 0, !dbg !51
  br i1 %tobool2, label %cond.true, label %cond.false, !dbg !51

cond.true:
  %12 = load i64, i64* %capacity, align 8, !dbg !52
  %mul = mul i64 %12, 2, !dbg !53
  br label %cond.end, !dbg !51

cond.false:
  br label %cond.end, !dbg !51

cond.end:
  %cond = phi i64 [ %mul, %cond.true ], [ 4, %cond.false ], !dbg !51
  store i64 %cond, i64* %larger, align 8, !dbg !50
  %13 = load i64, i64* %larger, align 8, !dbg !54
  %cmp3 = icmp ugt i64 %13, 1000000, !dbg !56
  br i1 %cmp3, label %if.then4, label %if.end, !dbg !57

if.then4:
  store i32 2, i32* %cleanup.dest.slot, align 4
  br label %cleanup10, !dbg !58

if.end:
  %14 = bitcast i32** %moved to i8*, !dbg !59
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %14), !dbg !59
  call void @llvm.dbg.declare(metadata i32** %moved, metadata !28, metadata !DIExpression()), !dbg !60
  %15 = load i32*, i32** %data, align 8, !dbg !61
  %16 = bitcast i32* %15 to i8*, !dbg !61
  %17 = load i64, i64* %larger, align 8, !dbg !62
  %mul5 = mul i64 %17, 4, !dbg !63
  %call6 = call i8* @realloc(i8* noundef %16, i64 noundef %mul5), !dbg !64
  %18 = bitcast i8* %call6 to i32*, !dbg !64
  store i32* %18, i32** %moved, align 8, !dbg !60
  %19 = load i32*, i32** %moved, align 8, !dbg !65
  %tobool7 = icmp ne i32* %19, null, !dbg !65
  br i1 %tobool7, label %if.end9, label %if.then8, !dbg !67

if.then8:
  store i32 2, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !68

if.end9:
  %20 = load i32*, i32** %moved, align 8, !dbg !69
  store i32* %20, i32** %data, align 8, !dbg !70
  %21 = load i64, i64* %larger, align 8, !dbg !71
  store i64 %21, i64* %capacity, align 8, !dbg !72
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !73
  br label %cleanup, !dbg !73

cleanup:
  %22 = bitcast i32** %moved to i8*, !dbg !73
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %22), !dbg !73
  br label %cleanup10

cleanup10:
  %23 = bitcast i64* %larger to i8*, !dbg !73
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %23), !dbg !73
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup13 [
    i32 0, label %cleanup.cont
  ]

cleanup.cont:
  br label %if.end11, !dbg !74

if.end11:
  %24 = load i32, i32* %i, align 4, !dbg !75
  %25 = load i32*, i32** %data, align 8, !dbg !76
  %26 = load i64, i64* %length, align 8, !dbg !77
  %inc = add i64 %26, 1, !dbg !77
  store i64 %inc, i64* %length, align 8, !dbg !77
  %arrayidx = getelementptr inbounds i32, i32* %25, i64 %26, !dbg !76
  store i32 %24, i32* %arrayidx, align 4, !dbg !78
  br label %for.inc, !dbg !79

for.inc:
  %27 = load i32, i32* %i, align 4, !dbg !80
  %inc12 = add nsw i32 %27, 1, !dbg !80
  store i32 %inc12, i32* %i, align 4, !dbg !80
  br label %for.cond, !dbg !81, !llvm.loop !82

cleanup13:
  %28 = bitcast i32* %i to i8*, !dbg !81
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %28), !dbg !81
  br label %for.end

for.end:
  %29 = load i32*, i32** %data, align 8, !dbg !86
  %30 = bitcast i32* %29 to i8*, !dbg !86
  call void @free(i8* noundef %30), !dbg !87
  store i32 0, i32* %retval, align 4, !dbg !88
  store i32 1, i32* %cleanup.dest.slot, align 4
  %31 = bitcast i32* %count to i8*, !dbg !89
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %31), !dbg !89
  %32 = bitcast i64* %capacity to i8*, !dbg !89
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %32), !dbg !89
  %33 = bitcast i64* %length to i8*, !dbg !89
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %33), !dbg !89
  %34 = bitcast i32** %data to i8*, !dbg !89
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %34), !dbg !89
  %35 = load i32, i32* %retval, align 4, !dbg !89
  ret i32 %35, !dbg !89
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare i8* @realloc(i8* noundef, i64 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @free(i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "vector_grows_unsafe.c", directory: ".")
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
!13 = !{!14, !16, !19, !20, !21, !23, !28}
!14 = !DILocalVariable(name: "data", scope: !9, file: !1, line: 8, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!16 = !DILocalVariable(name: "length", scope: !9, file: !1, line: 9, type: !17)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !1, line: 2, baseType: !18)
!18 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!19 = !DILocalVariable(name: "capacity", scope: !9, file: !1, line: 9, type: !17)
!20 = !DILocalVariable(name: "count", scope: !9, file: !1, line: 10, type: !12)
!21 = !DILocalVariable(name: "i", scope: !22, file: !1, line: 11, type: !12)
!22 = distinct !DILexicalBlock(scope: !9, file: !1, line: 11, column: 3)
!23 = !DILocalVariable(name: "larger", scope: !24, file: !1, line: 13, type: !17)
!24 = distinct !DILexicalBlock(scope: !25, file: !1, line: 12, column: 41)
!25 = distinct !DILexicalBlock(scope: !26, file: !1, line: 12, column: 9)
!26 = distinct !DILexicalBlock(scope: !27, file: !1, line: 11, column: 35)
!27 = distinct !DILexicalBlock(scope: !22, file: !1, line: 11, column: 3)
!28 = !DILocalVariable(name: "moved", scope: !24, file: !1, line: 15, type: !15)
!29 = !DILocation(line: 8, column: 3, scope: !9)
!30 = !DILocation(line: 8, column: 8, scope: !9)
!31 = !DILocation(line: 9, column: 3, scope: !9)
!32 = !DILocation(line: 9, column: 10, scope: !9)
!33 = !DILocation(line: 9, column: 22, scope: !9)
!34 = !DILocation(line: 10, column: 3, scope: !9)
!35 = !DILocation(line: 10, column: 7, scope: !9)
!36 = !DILocation(line: 10, column: 15, scope: !9)
!37 = !DILocation(line: 11, column: 8, scope: !22)
!38 = !DILocation(line: 11, column: 12, scope: !22)
!39 = !DILocation(line: 11, column: 19, scope: !27)
!40 = !DILocation(line: 11, column: 23, scope: !27)
!41 = !DILocation(line: 11, column: 21, scope: !27)
!42 = !DILocation(line: 11, column: 3, scope: !22)
!43 = !DILocation(line: 12, column: 9, scope: !25)
!44 = !DILocation(line: 12, column: 18, scope: !25)
!45 = !DILocation(line: 12, column: 16, scope: !25)
!46 = !DILocation(line: 12, column: 27, scope: !25)
!47 = !DILocation(line: 12, column: 31, scope: !25)
!48 = !DILocation(line: 12, column: 9, scope: !26)
!49 = !DILocation(line: 13, column: 7, scope: !24)
!50 = !DILocation(line: 13, column: 14, scope: !24)
!51 = !DILocation(line: 13, column: 23, scope: !24)
!52 = !DILocation(line: 13, column: 34, scope: !24)
!53 = !DILocation(line: 13, column: 43, scope: !24)
!54 = !DILocation(line: 14, column: 11, scope: !55)
!55 = distinct !DILexicalBlock(scope: !24, file: !1, line: 14, column: 11)
!56 = !DILocation(line: 14, column: 18, scope: !55)
!57 = !DILocation(line: 14, column: 11, scope: !24)
!58 = !DILocation(line: 14, column: 29, scope: !55)
!59 = !DILocation(line: 15, column: 7, scope: !24)
!60 = !DILocation(line: 15, column: 12, scope: !24)
!61 = !DILocation(line: 15, column: 28, scope: !24)
!62 = !DILocation(line: 15, column: 34, scope: !24)
!63 = !DILocation(line: 15, column: 41, scope: !24)
!64 = !DILocation(line: 15, column: 20, scope: !24)
!65 = !DILocation(line: 16, column: 12, scope: !66)
!66 = distinct !DILexicalBlock(scope: !24, file: !1, line: 16, column: 11)
!67 = !DILocation(line: 16, column: 11, scope: !24)
!68 = !DILocation(line: 16, column: 19, scope: !66)
!69 = !DILocation(line: 17, column: 14, scope: !24)
!70 = !DILocation(line: 17, column: 12, scope: !24)
!71 = !DILocation(line: 18, column: 18, scope: !24)
!72 = !DILocation(line: 18, column: 16, scope: !24)
!73 = !DILocation(line: 19, column: 5, scope: !25)
!74 = !DILocation(line: 19, column: 5, scope: !24)
!75 = !DILocation(line: 20, column: 22, scope: !26)
!76 = !DILocation(line: 20, column: 5, scope: !26)
!77 = !DILocation(line: 20, column: 16, scope: !26)
!78 = !DILocation(line: 20, column: 20, scope: !26)
!79 = !DILocation(line: 21, column: 3, scope: !26)
!80 = !DILocation(line: 11, column: 31, scope: !27)
!81 = !DILocation(line: 11, column: 3, scope: !27)
!82 = distinct !{!82, !42, !83, !84, !85}
!83 = !DILocation(line: 21, column: 3, scope: !22)
!84 = !{!"llvm.loop.mustprogress"}
!85 = !{!"llvm.loop.unroll.disable"}
!86 = !DILocation(line: 22, column: 8, scope: !9)
!87 = !DILocation(line: 22, column: 3, scope: !9)
!88 = !DILocation(line: 23, column: 3, scope: !9)
!89 = !DILocation(line: 24, column: 1, scope: !9)
