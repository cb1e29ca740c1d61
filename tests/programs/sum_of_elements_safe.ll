source_filename = "sum_of_elements_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.src = private unnamed_addr constant [23 x i8] c"sum_of_elements_safe.c\00", align 1
@0 = private unnamed_addr constant { i16, i16, [6 x i8] } { i16 0, i16 11, [6 x i8] c"'int'\00" }
@1 = private unnamed_addr global { { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [23 x i8]*, i32, i32 } { [23 x i8]* @.src, i32 13, i32 33 }, { i16, i16, [6 x i8] }* @0 }
@2 = private unnamed_addr global { { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [23 x i8]*, i32, i32 } { [23 x i8]* @.src, i32 22, i32 13 }, { i16, i16, [6 x i8] }* @0 }
@3 = private unnamed_addr global { { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [23 x i8]*, i32, i32 } { [23 x i8]* @.src, i32 21, i32 33 }, { i16, i16, [6 x i8] }* @0 }

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %count = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %values = alloca i32*, align 8
  %i = alloca i32, align 4
  %sum = alloca i32, align 4
  %i24 = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %count to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !22
  call void @llvm.dbg.declare(metadata i32* %count, metadata !14, metadata !DIExpression()), !dbg !23
  %call = call i32 @nondet_int(), !dbg !24
  store i32 %call, i32* %count, align 4, !dbg !23
  %1 = load i32, i32* %count, align 4, !dbg !25
  %cmp = icmp slt i32 %1, 1, !dbg !27
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !28

lor.lhs.false:
  %2 = load i32, i32* %count, align 4, !dbg !29
  %cmp1 = icmp sgt i32 %2, 1000, !dbg !30
  br i1 %cmp1, label %if.then, label %if.end, !dbg !31

if.then:
  store i32 0, i32* %retval, align 4, !dbg !32
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup38, !dbg !32

if.end:
  %3 = bitcast i32** %values to i8*, !dbg !33
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %3), !dbg !33
  call void @llvm.dbg.declare(metadata i32** %values, metadata !15, metadata !DIExpression()), !dbg !34
  %4 = load i32, i32* %count, align 4, !dbg !35
  %conv = sext i32 %4 to i64, !dbg !35
  %mul = mul i64 %conv, 4, !dbg !36
  %call2 = call noalias i8* @malloc(i64 noundef %mul), !dbg !37
  %5 = bitcast i8* %call2 to i32*, !dbg !37
  store i32* %5, i32** %values, align 8, !dbg !34
  %6 = load i32*, i32** %values, align 8, !dbg !38
  %tobool = icmp ne i32* %6, null, !dbg !38
  br i1 %tobool, label %if.end4, label %if.then3, !dbg !40

if.then3:
  store i32 1, i32* %retval, align 4, !dbg !41
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !41

if.end4:
  %7 = bitcast i32* %i to i8*, !dbg !42
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %7), !dbg !42
  call void @llvm.dbg.declare(metadata i32* %i, metadata !17, metadata !DIExpression()), !dbg !43
  store i32 0, i32* %i, align 4, !dbg !43
  br label %for.cond, !dbg !42

for.cond:
  %8 = load i32, i32* %i, align 4, !dbg !44
  %9 = load i32, i32* %count, align 4, !dbg !46
  %cmp5 = icmp slt i32 %8, %9, !dbg !47
  br i1 %cmp5, label %for.body, label %for.cond.cleanup, !dbg !48

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  %10 = bitcast i32* %i to i8*, !dbg !49
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %10), !dbg !49
  br label %for.end

for.body:
  %call7 = call i32 @nondet_int(), !dbg !50
  %11 = load i32*, i32** %values, align 8, !dbg !52
  %12 = load i32, i32* %i, align 4, !dbg !53
  %idxprom = sext i32 %12 to i64, !dbg !52
  %arrayidx = getelementptr inbounds i32, i32* %11, i64 %idxprom, !dbg !52
  store i32 %call7, i32* %arrayidx, align 4, !dbg !54
  %13 = load i32*, i32** %values, align 8, !dbg !55
  %14 = load i32, i32* %i, align 4, !dbg !57
  %idxprom8 = sext i32 %14 to i64, !dbg !55
  %arrayidx9 = getelementptr inbounds i32, i32* %13, i64 %idxprom8, !dbg !55
  %15 = load i32, i32* %arrayidx9, align 4, !dbg !55
  %cmp10 = icmp slt i32 %15, 0, !dbg !58
  br i1 %cmp10, label %if.then12, label %if.end15, !dbg !59

if.then12:
  %16 = load i32*, i32** %values, align 8, !dbg !60
  %17 = load i32, i32* %i, align 4, !dbg !61
  %idxprom13 = sext i32 %17 to i64, !dbg !60
  %arrayidx14 = getelementptr inbounds i32, i32* %16, i64 %idxprom13, !dbg !60
  store i32 0, i32* %arrayidx14, align 4, !dbg !62
  br label %if.end15, !dbg !60

if.end15:
  %18 = load i32*, i32** %values, align 8, !dbg !63
  %19 = load i32, i32* %i, align 4, !dbg !65
  %idxprom16 = sext i32 %19 to i64, !dbg !63
  %arrayidx17 = getelementptr inbounds i32, i32* %18, i64 %idxprom16, !dbg !63
  %20 = load i32, i32* %arrayidx17, align 4, !dbg !63
  %cmp18 = icmp sgt i32 %20, 1000, !dbg !66
  br i1 %cmp18, label %if.then20, label %if.end23, !dbg !67

if.then20:
  %21 = load i32*, i32** %values, align 8, !dbg !68
  %22 = load i32, i32* %i, align 4, !dbg !69
  %idxprom21 = sext i32 %22 to i64, !dbg !68
  %arrayidx22 = getelementptr inbounds i32, i32* %21, i64 %idxprom21, !dbg !68
  store i32 1000, i32* %arrayidx22, align 4, !dbg !70
  br label %if.end23, !dbg !68

if.end23:
  br label %for.inc, !dbg !71

for.inc:
  %23 = load i32, i32* %i, align 4, !dbg !72
  %24 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %23, i32 1), !dbg !72, !nosanitize !73
  %25 = extractvalue { i32, i1 } %24, 0, !dbg !72, !nosanitize !73
  %26 = extractvalue { i32, i1 } %24, 1, !dbg !72, !nosanitize !73
  %27 = xor i1 %26, true, !dbg !72, !nosanitize !73
  br i1 %27, label %cont, label %handler.add_overflow, !dbg !72, !prof !74, !nosanitize !73

handler.add_overflow:
  %28 = zext i32 %23 to i64, !dbg !72, !nosanitize !73
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @1 to i8*), i64 %28, i64 1), !dbg !72, !nosanitize !73
  unreachable, !dbg !72, !nosanitize !73

cont:
  store i32 %25, i32* %i, align 4, !dbg !72
  br label %for.cond, !dbg !49, !llvm.loop !75

for.end:
  %29 = bitcast i32* %sum to i8*, !dbg !79
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %29), !dbg !79
  call void @llvm.dbg.declare(metadata i32* %sum, metadata !19, metadata !DIExpression()), !dbg !80
  store i32 0, i32* %sum, align 4, !dbg !80
  %30 = bitcast i32* %i24 to i8*, !dbg !81
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %30), !dbg !81
  call void @llvm.dbg.declare(metadata i32* %i24, metadata !20, metadata !DIExpression()), !dbg !82
  store i32 0, i32* %i24, align 4, !dbg !82
  br label %for.cond25, !dbg !81

for.cond25:
  %31 = load i32, i32* %i24, align 4, !dbg !83
  %32 = load i32, i32* %count, align 4, !dbg !85
  %cmp26 = icmp slt i32 %31, %32, !dbg !86
  br i1 %cmp26, label %for.body29, label %for.cond.cleanup28, !dbg !87

for.cond.cleanup28:
  store i32 5, i32* %cleanup.dest.slot, align 4
  %33 = bitcast i32* %i24 to i8*, !dbg !88
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %33), !dbg !88
  br label %for.end37

for.body29:
  %34 = load i32*, i32** %values, align 8, !dbg !89
  %35 = load i32, i32* %i24, align 4, !dbg !90
  %idxprom30 = sext i32 %35 to i64, !dbg !89
  %arrayidx31 = getelementptr inbounds i32, i32* %34, i64 %idxprom30, !dbg !89
  %36 = load i32, i32* %arrayidx31, align 4, !dbg !89
  %37 = load i32, i32* %sum, align 4, !dbg !91
  %38 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %37, i32 %36), !dbg !91, !nosanitize !73
  %39 = extractvalue { i32, i1 } %38, 0, !dbg !91, !nosanitize !73
  %40 = extractvalue { i32, i1 } %38, 1, !dbg !91, !nosanitize !73
  %41 = xor i1 %40, true, !dbg !91, !nosanitize !73
  br i1 %41, label %cont33, label %handler.add_overflow32, !dbg !91, !prof !74, !nosanitize !73

handler.add_overflow32:
  %42 = zext i32 %37 to i64, !dbg !91, !nosanitize !73
  %43 = zext i32 %36 to i64, !dbg !91, !nosanitize !73
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @2 to i8*), i64 %42, i64 %43), !dbg !91, !nosanitize !73
  unreachable, !dbg !91, !nosanitize !73

cont33:
  store i32 %39, i32* %sum, align 4, !dbg !91
  br label %for.inc34, !dbg !92

for.inc34:
  %44 = load i32, i32* %i24, align 4, !dbg !93
  %45 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %44, i32 1), !dbg !93, !nosanitize !73
  %46 = extractvalue { i32, i1 } %45, 0, !dbg !93, !nosanitize !73
  %47 = extractvalue { i32, i1 } %45, 1, !dbg !93, !nosanitize !73
  %48 = xor i1 %47, true, !dbg !93, !nosanitize !73
  br i1 %48, label %cont36, label %handler.add_overflow35, !dbg !93, !prof !74, !nosanitize !73

handler.add_overflow35:
  %49 = zext i32 %44 to i64, !dbg !93, !nosanitize !73
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @3 to i8*), i64 %49, i64 1), !dbg !93, !nosanitize !73
  unreachable, !dbg !93, !nosanitize !73

cont36:
  store i32 %46, i32* %i24, align 4, !dbg !93
  br label %for.cond25, !dbg !88, !llvm.loop !94

for.end37:
  %50 = load i32*, i32** %values, align 8, !dbg !96
  %51 = bitcast i32* %50 to i8*, !dbg !96
  call void @free(i8* noundef %51), !dbg !97
  %52 = load i32, i32* %sum, align 4, !dbg !98
  %and = and i32 %52, 1, !dbg !99
  store i32 %and, i32* %retval, align 4, !dbg !100
  store i32 1, i32* %cleanup.dest.slot, align 4
  %53 = bitcast i32* %sum to i8*, !dbg !101
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %53), !dbg !101
  br label %cleanup

cleanup:
  %54 = bitcast i32** %values to i8*, !dbg !101
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %54), !dbg !101
  br label %cleanup38

cleanup38:
  %55 = bitcast i32* %count to i8*, !dbg !101
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %55), !dbg !101
  %56 = load i32, i32* %retval, align 4, !dbg !101
  ret i32 %56, !dbg !101
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !102 i32 @nondet_int()

declare noalias i8* @malloc(i64 noundef)

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)

declare void @__ubsan_handle_add_overflow_abort(i8*, i64, i64)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @free(i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "sum_of_elements_safe.c", directory: ".")
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
!13 = !{!14, !15, !17, !19, !20}
!14 = !DILocalVariable(name: "count", scope: !9, file: !1, line: 7, type: !12)
!15 = !DILocalVariable(name: "values", scope: !9, file: !1, line: 10, type: !16)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!17 = !DILocalVariable(name: "i", scope: !18, file: !1, line: 13, type: !12)
!18 = distinct !DILexicalBlock(scope: !9, file: !1, line: 13, column: 5)
!19 = !DILocalVariable(name: "sum", scope: !9, file: !1, line: 20, type: !12)
!20 = !DILocalVariable(name: "i", scope: !21, file: !1, line: 21, type: !12)
!21 = distinct !DILexicalBlock(scope: !9, file: !1, line: 21, column: 5)
!22 = !DILocation(line: 7, column: 5, scope: !9)
!23 = !DILocation(line: 7, column: 9, scope: !9)
!24 = !DILocation(line: 7, column: 17, scope: !9)
!25 = !DILocation(line: 8, column: 9, scope: !26)
!26 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 9)
!27 = !DILocation(line: 8, column: 15, scope: !26)
!28 = !DILocation(line: 8, column: 19, scope: !26)
!29 = !DILocation(line: 8, column: 22, scope: !26)
!30 = !DILocation(line: 8, column: 28, scope: !26)
!31 = !DILocation(line: 8, column: 9, scope: !9)
!32 = !DILocation(line: 9, column: 9, scope: !26)
!33 = !DILocation(line: 10, column: 5, scope: !9)
!34 = !DILocation(line: 10, column: 10, scope: !9)
!35 = !DILocation(line: 10, column: 26, scope: !9)
!36 = !DILocation(line: 10, column: 32, scope: !9)
!37 = !DILocation(line: 10, column: 19, scope: !9)
!38 = !DILocation(line: 11, column: 10, scope: !39)
!39 = distinct !DILexicalBlock(scope: !9, file: !1, line: 11, column: 9)
!40 = !DILocation(line: 11, column: 9, scope: !9)
!41 = !DILocation(line: 12, column: 9, scope: !39)
!42 = !DILocation(line: 13, column: 10, scope: !18)
!43 = !DILocation(line: 13, column: 14, scope: !18)
!44 = !DILocation(line: 13, column: 21, scope: !45)
!45 = distinct !DILexicalBlock(scope: !18, file: !1, line: 13, column: 5)
!46 = !DILocation(line: 13, column: 25, scope: !45)
!47 = !DILocation(line: 13, column: 23, scope: !45)
!48 = !DILocation(line: 13, column: 5, scope: !18)
!49 = !DILocation(line: 13, column: 5, scope: !45)
!50 = !DILocation(line: 14, column: 21, scope: !51)
!51 = distinct !DILexicalBlock(scope: !45, file: !1, line: 13, column: 37)
!52 = !DILocation(line: 14, column: 9, scope: !51)
!53 = !DILocation(line: 14, column: 16, scope: !51)
!54 = !DILocation(line: 14, column: 19, scope: !51)
!55 = !DILocation(line: 15, column: 13, scope: !56)
!56 = distinct !DILexicalBlock(scope: !51, file: !1, line: 15, column: 13)
!57 = !DILocation(line: 15, column: 20, scope: !56)
!58 = !DILocation(line: 15, column: 23, scope: !56)
!59 = !DILocation(line: 15, column: 13, scope: !51)
!60 = !DILocation(line: 16, column: 13, scope: !56)
!61 = !DILocation(line: 16, column: 20, scope: !56)
!62 = !DILocation(line: 16, column: 23, scope: !56)
!63 = !DILocation(line: 17, column: 13, scope: !64)
!64 = distinct !DILexicalBlock(scope: !51, file: !1, line: 17, column: 13)
!65 = !DILocation(line: 17, column: 20, scope: !64)
!66 = !DILocation(line: 17, column: 23, scope: !64)
!67 = !DILocation(line: 17, column: 13, scope: !51)
!68 = !DILocation(line: 18, column: 13, scope: !64)
!69 = !DILocation(line: 18, column: 20, scope: !64)
!70 = !DILocation(line: 18, column: 23, scope: !64)
!71 = !DILocation(line: 19, column: 5, scope: !51)
!72 = !DILocation(line: 13, column: 33, scope: !45)
!73 = !{}
!74 = !{!"branch_weights", i32 1048575, i32 1}
!75 = distinct !{!75, !48, !76, !77, !78}
!76 = !DILocation(line: 19, column: 5, scope: !18)
!77 = !{!"llvm.loop.mustprogress"}
!78 = !{!"llvm.loop.unroll.disable"}
!79 = !DILocation(line: 20, column: 5, scope: !9)
!80 = !DILocation(line: 20, column: 9, scope: !9)
!81 = !DILocation(line: 21, column: 10, scope: !21)
!82 = !DILocation(line: 21, column: 14, scope: !21)
!83 = !DILocation(line: 21, column: 21, scope: !84)
!84 = distinct !DILexicalBlock(scope: !21, file: !1, line: 21, column: 5)
!85 = !DILocation(line: 21, column: 25, scope: !84)
!86 = !DILocation(line: 21, column: 23, scope: !84)
!87 = !DILocation(line: 21, column: 5, scope: !21)
!88 = !DILocation(line: 21, column: 5, scope: !84)
!89 = !DILocation(line: 22, column: 16, scope: !84)
!90 = !DILocation(line: 22, column: 23, scope: !84)
!91 = !DILocation(line: 22, column: 13, scope: !84)
!92 = !DILocation(line: 22, column: 9, scope: !84)
!93 = !DILocation(line: 21, column: 33, scope: !84)
!94 = distinct !{!94, !87, !95, !77, !78}
!95 = !DILocation(line: 22, column: 24, scope: !21)
!96 = !DILocation(line: 23, column: 10, scope: !9)
!97 = !DILocation(line: 23, column: 5, scope: !9)
!98 = !DILocation(line: 24, column: 12, scope: !9)
!99 = !DILocation(line: 24, column: 16, scope: !9)
!100 = !DILocation(line: 24, column: 5, scope: !9)
!101 = !DILocation(line: 25, column: 1, scope: !9)
!102 = !DISubprogram(name: "nondet_int", scope: !1, file: !1, line: 4, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !73)
