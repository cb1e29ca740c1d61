source_filename = "vector_grows_safe.c"
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
  br label %cleanup12, !dbg !42

for.body:
  %7 = load i64, i64* %length, align 8, !dbg !43
  %8 = load i64, i64* %capacity, align 8, !dbg !44
  %cmp1 = icmp eq i64 %7, %8, !dbg !45
  br i1 %cmp1, label %if.then, label %if.end10, !dbg !46

if.then:
  %9 = bitcast i64* %larger to i8*, !dbg !47
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %9), !dbg !47
  call void @llvm.dbg.declare(metadata i64* %larger, metadata !23, metadata !DIExpression()), !dbg !48
  %10 = load i64, i64* %capacity, align 8, !dbg !49
  %tobool = icmp ne i64 %10, 0, !dbg !49
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !49

cond.true:
  %11 = load i64, i64* %capacity, align 8, !dbg !50
  %mul = mul i64 %11, 2, !dbg !51
  br label %cond.end, !dbg !49

cond.false:
  br label %cond.end, !dbg !49

cond.end:
  %cond = phi i64 [ %mul, %cond.true ], [ 4, %cond.false ], !dbg !49
  store i64 %cond, i64* %larger, align 8, !dbg !48
  %12 = load i64, i64* %larger, align 8, !dbg !52
  %cmp2 = icmp ugt i64 %12, 1000000, !dbg !54
  br i1 %cmp2, label %if.then3, label %if.end, !dbg !55

if.then3:
  store i32 2, i32* %cleanup.dest.slot, align 4
  br label %cleanup9, !dbg !56

if.end:
  %13 = bitcast i32** %moved to i8*, !dbg !57
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %13), !dbg !57
  call void @llvm.dbg.declare(metadata i32** %moved, metadata !28, metadata !DIExpression()), !dbg !58
  %14 = load i32*, i32** %data, align 8, !dbg !59
  %15 = bitcast i32* %14 to i8*, !dbg !59
  %16 = load i64, i64* %larger, align 8, !dbg !60
  %mul4 = mul i64 %16, 4, !dbg !61
  %call5 = call i8* @realloc(i8* noundef %15, i64 noundef %mul4), !dbg !62
  %17 = bitcast i8* %call5 to i32*, !dbg !62
  store i32* %17, i32** %moved, align 8, !dbg !58
  %18 = load i32*, i32** %moved, align 8, !dbg !63
  %tobool6 = icmp ne i32* %18, null, !dbg !63
  br i1 %tobool6, label %if.end8, label %if.then7, !dbg !65

if.then7:
  store i32 2, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !66

if.end8:
  %19 = load i32*, i32** %moved, align 8, !dbg !67
  store i32* %19, i32** %data, align 8, !dbg !68
  %20 = load i64, i64* %larger, align 8, !dbg !69
  store i64 %20, i64* %capacity, align 8, !dbg !70
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !71
  br label %cleanup, !dbg !71

cleanup:
  %21 = bitcast i32** %moved to i8*, !dbg !71
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %21), !dbg !71
  br label %cleanup9

cleanup9:
  %22 = bitcast i64* %larger to i8*, !dbg !71
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %22), !dbg !71
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup12 [
    i32 0, label %cleanup.cont
  ]

cleanup.cont:
  br label %if.end10, !dbg !72

if.end10:
  %23 = load i32, i32* %i, align 4, !dbg !73
  %24 = load i32*, i32** %data, align 8, !dbg !74
  %25 = load i64, i64* %length, align 8, !dbg !75
  %inc = add i64 %25, 1, !dbg !75
  store i64 %inc, i64* %length, align 8, !dbg !75
  %arrayidx = getelementptr inbounds i32, i32* %24, i64 %25, !dbg !74
  store i32 %23, i32* %arrayidx, align 4, !dbg !76
  br label %for.inc, !dbg !77

for.inc:
  %26 = load i32, i32* %i, align 4, !dbg !78
  %inc11 = add nsw i32 %26, 1, !dbg !78
  store i32 %inc11, i32* %i, align 4, !dbg !78
  br label %for.cond, !dbg !79, !llvm.loop !80

cleanup12:
  %27 = bitcast i32* %i to i8*, !dbg !79
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %27), !dbg !79
  br label %for.end

for.end:
  %28 = load i32*, i32** %data, align 8, !dbg !84
  %29 = bitcast i32* %28 to i8*, !dbg !84
  call void @free(i8* noundef %29), !dbg !85
  store i32 0, i32* %retval, align 4, !dbg !86
  store i32 1, i32* %cleanup.dest.slot, align 4
  %30 = bitcast i32* %count to i8*, !dbg !87
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %30), !dbg !87
  %31 = bitcast i64* %capacity to i8*, !dbg !87
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %31), !dbg !87
  %32 = bitcast i64* %length to i8*, !dbg !87
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %32), !dbg !87
  %33 = bitcast i32** %data to i8*, !dbg !87
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %33), !dbg !87
  %34 = load i32, i32* %retval, align 4, !dbg !87
  ret i32 %34, !dbg !87
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
!1 = !DIFile(filename: "vector_grows_safe.c", directory: ".")
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
!24 = distinct !DILexicalBlock(scope: !25, file: !1, line: 12, column: 29)
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
!44 = !DILocation(line: 12, column: 19, scope: !25)
!45 = !DILocation(line: 12, column: 16, scope: !25)
!46 = !DILocation(line: 12, column: 9, scope: !26)
!47 = !DILocation(line: 13, column: 7, scope: !24)
!48 = !DILocation(line: 13, column: 14, scope: !24)
!49 = !DILocation(line: 13, column: 23, scope: !24)
!50 = !DILocation(line: 13, column: 34, scope: !24)
!51 = !DILocation(line: 13, column: 43, scope: !24)
!52 = !DILocation(line: 14, column: 11, scope: !53)
!53 = distinct !DILexicalBlock(scope: !24, file: !1, line: 14, column: 11)
!54 = !DILocation(line: 14, column: 18, scope: !53)
!55 = !DILocation(line: 14, column: 11, scope: !24)
!56 = !DILocation(line: 14, column: 29, scope: !53)
!57 = !DILocation(line: 15, column: 7, scope: !24)
!58 = !DILocation(line: 15, column: 12, scope: !24)
!59 = !DILocation(line: 15, column: 28, scope: !24)
!60 = !DILocation(line: 15, column: 34, scope: !24)
!61 = !DILocation(line: 15, column: 41, scope: !24)
!62 = !DILocation(line: 15, column: 20, scope: !24)
!63 = !DILocation(line: 16, column: 12, scope: !64)
!64 = distinct !DILexicalBlock(scope: !24, file: !1, line: 16, column: 11)
!65 = !DILocation(line: 16, column: 11, scope: !24)
!66 = !DILocation(line: 16, column: 19, scope: !64)
!67 = !DILocation(line: 17, column: 14, scope: !24)
!68 = !DILocation(line: 17, column: 12, scope: !24)
!69 = !DILocation(line: 18, column: 18, scope: !24)
!70 = !DILocation(line: 18, column: 16, scope: !24)
!71 = !DILocation(line: 19, column: 5, scope: !25)
!72 = !DILocation(line: 19, column: 5, scope: !24)
!73 = !DILocation(line: 20, column: 22, scope: !26)
!74 = !DILocation(line: 20, column: 5, scope: !26)
!75 = !DILocation(line: 20, column: 16, scope: !26)
!76 = !DILocation(line: 20, column: 20, scope: !26)
!77 = !DILocation(line: 21, column: 3, scope: !26)
!78 = !DILocation(line: 11, column: 31, scope: !27)
!79 = !DILocation(line: 11, column: 3, scope: !27)
!80 = distinct !{!80, !42, !81, !82, !83}
!81 = !DILocation(line: 21, column: 3, scope: !22)
!82 = !{!"llvm.loop.mustprogress"}
!83 = !{!"llvm.loop.unroll.disable"}
!84 = !DILocation(line: 22, column: 8, scope: !9)
!85 = !DILocation(line: 22, column: 3, scope: !9)
!86 = !DILocation(line: 23, column: 3, scope: !9)
!87 = !DILocation(line: 24, column: 1, scope: !9)
