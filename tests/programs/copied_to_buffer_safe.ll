source_filename = "copied_to_buffer_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [17 x i8] c"to[k] == from[k]\00", align 1
@.str.1 = private unnamed_addr constant [24 x i8] c"copied_to_buffer_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [32 x i8] c"to[k] == before && from[k] == 0\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %k = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %from = alloca i32*, align 8
  %to = alloca i32*, align 8
  %i = alloca i32, align 4
  %before = alloca i32, align 4
  %i28 = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !25
  call void @llvm.dbg.declare(metadata i32* %n, metadata !14, metadata !DIExpression()), !dbg !26
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !27
  store i32 %call, i32* %n, align 4, !dbg !26
  %1 = bitcast i32* %k to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !25
  call void @llvm.dbg.declare(metadata i32* %k, metadata !16, metadata !DIExpression()), !dbg !28
  %call1 = call i32 @__VERIFIER_nondet_uint(), !dbg !29
  store i32 %call1, i32* %k, align 4, !dbg !28
  %2 = load i32, i32* %n, align 4, !dbg !30
  %cmp = icmp eq i32 %2, 0, !dbg !32
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !33

lor.lhs.false:
  %3 = load i32, i32* %n, align 4, !dbg !34
  %cmp2 = icmp ugt i32 %3, 1000, !dbg !35
  br i1 %cmp2, label %if.then, label %lor.lhs.false3, !dbg !36

lor.lhs.false3:
  %4 = load i32, i32* %k, align 4, !dbg !37
  %5 = load i32, i32* %n, align 4, !dbg !38
  %cmp4 = icmp uge i32 %4, %5, !dbg !39
  br i1 %cmp4, label %if.then, label %if.end, !dbg !40

if.then:
  store i32 0, i32* %retval, align 4, !dbg !41
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup51, !dbg !41

if.end:
  %6 = bitcast i32** %from to i8*, !dbg !42
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %6), !dbg !42
  call void @llvm.dbg.declare(metadata i32** %from, metadata !17, metadata !DIExpression()), !dbg !43
  %7 = load i32, i32* %n, align 4, !dbg !44
  %conv = zext i32 %7 to i64, !dbg !44
  %mul = mul i64 %conv, 4, !dbg !45
  %call5 = call noalias i8* @malloc(i64 noundef %mul), !dbg !46
  %8 = bitcast i8* %call5 to i32*, !dbg !46
  store i32* %8, i32** %from, align 8, !dbg !43
  %9 = bitcast i32** %to to i8*, !dbg !42
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %9), !dbg !42
  call void @llvm.dbg.declare(metadata i32** %to, metadata !19, metadata !DIExpression()), !dbg !47
  %10 = load i32, i32* %n, align 4, !dbg !48
  %conv6 = zext i32 %10 to i64, !dbg !48
  %mul7 = mul i64 %conv6, 4, !dbg !49
  %call8 = call noalias i8* @malloc(i64 noundef %mul7), !dbg !50
  %11 = bitcast i8* %call8 to i32*, !dbg !50
  store i32* %11, i32** %to, align 8, !dbg !47
  %12 = load i32*, i32** %from, align 8, !dbg !51
  %tobool = icmp ne i32* %12, null, !dbg !51
  br i1 %tobool, label %lor.lhs.false9, label %if.then11, !dbg !53

lor.lhs.false9:
  %13 = load i32*, i32** %to, align 8, !dbg !54
  %tobool10 = icmp ne i32* %13, null, !dbg !54
  br i1 %tobool10, label %if.end12, label %if.then11, !dbg !55

if.then11:
  store i32 0, i32* %retval, align 4, !dbg !56
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !56

if.end12:
  %14 = bitcast i32* %i to i8*, !dbg !57
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %14), !dbg !57
  call void @llvm.dbg.declare(metadata i32* %i, metadata !20, metadata !DIExpression()), !dbg !58
  store i32 0, i32* %i, align 4, !dbg !58
  br label %for.cond, !dbg !57

for.cond:
  %15 = load i32, i32* %i, align 4, !dbg !59
  %16 = load i32, i32* %n, align 4, !dbg !61
  %cmp13 = icmp ult i32 %15, %16, !dbg !62
  br i1 %cmp13, label %for.body, label %for.cond.cleanup, !dbg !63

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  %17 = bitcast i32* %i to i8*, !dbg !64
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %17), !dbg !64
  br label %for.end

for.body:
  %call15 = call i32 @__VERIFIER_nondet_int(), !dbg !65
  %18 = load i32*, i32** %from, align 8, !dbg !66
  %19 = load i32, i32* %i, align 4, !dbg !67
  %idxprom = zext i32 %19 to i64, !dbg !66
  %arrayidx = getelementptr inbounds i32, i32* %18, i64 %idxprom, !dbg !66
  store i32 %call15, i32* %arrayidx, align 4, !dbg !68
  br label %for.inc, !dbg !66

for.inc:
  %20 = load i32, i32* %i, align 4, !dbg !69
  %inc = add i32 %20, 1, !dbg !69
  store i32 %inc, i32* %i, align 4, !dbg !69
  br label %for.cond, !dbg !64, !llvm.loop !70

for.end:
  %21 = load i32*, i32** %to, align 8, !dbg !74
  %22 = bitcast i32* %21 to i8*, !dbg !75
  %23 = load i32*, i32** %from, align 8, !dbg !76
  %24 = bitcast i32* %23 to i8*, !dbg !75
  %25 = load i32, i32* %n, align 4, !dbg !77
  %conv16 = zext i32 %25 to i64, !dbg !77
  %mul17 = mul i64 %conv16, 4, !dbg !78
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %22, i8* align 4 %24, i64 %mul17, i1 false), !dbg !75
  %26 = load i32*, i32** %to, align 8, !dbg !79
  %27 = load i32, i32* %k, align 4, !dbg !79
  %idxprom18 = zext i32 %27 to i64, !dbg !79
  %arrayidx19 = getelementptr inbounds i32, i32* %26, i64 %idxprom18, !dbg !79
  %28 = load i32, i32* %arrayidx19, align 4, !dbg !79
  %29 = load i32*, i32** %from, align 8, !dbg !79
  %30 = load i32, i32* %k, align 4, !dbg !79
  %idxprom20 = zext i32 %30 to i64, !dbg !79
  %arrayidx21 = getelementptr inbounds i32, i32* %29, i64 %idxprom20, !dbg !79
  %31 = load i32, i32* %arrayidx21, align 4, !dbg !79
  %cmp22 = icmp eq i32 %28, %31, !dbg !79
  br i1 %cmp22, label %if.then24, label %if.else, !dbg !82

if.then24:
  br label %if.end25, !dbg !82

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.1, i64 0, i64 0), i32 noundef 15, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !79
  unreachable, !dbg !79

if.end25:
  %32 = bitcast i32* %before to i8*, !dbg !83
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %32), !dbg !83
  call void @llvm.dbg.declare(metadata i32* %before, metadata !22, metadata !DIExpression()), !dbg !84
  %33 = load i32*, i32** %from, align 8, !dbg !85
  %34 = load i32, i32* %k, align 4, !dbg !86
  %idxprom26 = zext i32 %34 to i64, !dbg !85
  %arrayidx27 = getelementptr inbounds i32, i32* %33, i64 %idxprom26, !dbg !85
  %35 = load i32, i32* %arrayidx27, align 4, !dbg !85
  store i32 %35, i32* %before, align 4, !dbg !84
  %36 = bitcast i32* %i28 to i8*, !dbg !87
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %36), !dbg !87
  call void @llvm.dbg.declare(metadata i32* %i28, metadata !23, metadata !DIExpression()), !dbg !88
  store i32 0, i32* %i28, align 4, !dbg !88
  br label %for.cond29, !dbg !87

for.cond29:
  %37 = load i32, i32* %i28, align 4, !dbg !89
  %38 = load i32, i32* %n, align 4, !dbg !91
  %cmp30 = icmp ult i32 %37, %38, !dbg !92
  br i1 %cmp30, label %for.body33, label %for.cond.cleanup32, !dbg !93

for.cond.cleanup32:
  store i32 5, i32* %cleanup.dest.slot, align 4
  %39 = bitcast i32* %i28 to i8*, !dbg !94
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %39), !dbg !94
  br label %for.end38

for.body33:
  %40 = load i32*, i32** %from, align 8, !dbg !95
  %41 = load i32, i32* %i28, align 4, !dbg !96
  %idxprom34 = zext i32 %41 to i64, !dbg !95
  %arrayidx35 = getelementptr inbounds i32, i32* %40, i64 %idxprom34, !dbg !95
  store i32 0, i32* %arrayidx35, align 4, !dbg !97
  br label %for.inc36, !dbg !95

for.inc36:
  %42 = load i32, i32* %i28, align 4, !dbg !98
  %inc37 = add i32 %42, 1, !dbg !98
  store i32 %inc37, i32* %i28, align 4, !dbg !98
  br label %for.cond29, !dbg !94, !llvm.loop !99

for.end38:
  %43 = load i32*, i32** %to, align 8, !dbg !101
  %44 = load i32, i32* %k, align 4, !dbg !101
  %idxprom39 = zext i32 %44 to i64, !dbg !101
  %arrayidx40 = getelementptr inbounds i32, i32* %43, i64 %idxprom39, !dbg !101
  %45 = load i32, i32* %arrayidx40, align 4, !dbg !101
  %46 = load i32, i32* %before, align 4, !dbg !101
  %cmp41 = icmp eq i32 %45, %46, !dbg !101
  br i1 %cmp41, label %land.lhs.true, label %if.else48, !dbg !101

land.lhs.true:
  %47 = load i32*, i32** %from, align 8, !dbg !101
  %48 = load i32, i32* %k, align 4, !dbg !101
  %idxprom43 = zext i32 %48 to i64, !dbg !101
  %arrayidx44 = getelementptr inbounds i32, i32* %47, i64 %idxprom43, !dbg !101
  %49 = load i32, i32* %arrayidx44, align 4, !dbg !101
  %cmp45 = icmp eq i32 %49, 0, !dbg !101
  br i1 %cmp45, label %if.then47, label %if.else48, !dbg !104

if.then47:
  br label %if.end49, !dbg !104

if.else48:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.1, i64 0, i64 0), i32 noundef 18, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !101
  unreachable, !dbg !101

if.end49:
  store i32 0, i32* %retval, align 4, !dbg !105
  store i32 1, i32* %cleanup.dest.slot, align 4
  %50 = bitcast i32* %before to i8*, !dbg !106
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %50), !dbg !106
  br label %cleanup

cleanup:
  %51 = bitcast i32** %to to i8*, !dbg !106
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %51), !dbg !106
  %52 = bitcast i32** %from to i8*, !dbg !106
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %52), !dbg !106
  br label %cleanup51

cleanup51:
  %53 = bitcast i32* %k to i8*, !dbg !106
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %53), !dbg !106
  %54 = bitcast i32* %n to i8*, !dbg !106
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %54), !dbg !106
  %55 = load i32, i32* %retval, align 4, !dbg !106
  ret i32 %55, !dbg !106
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_uint()

declare noalias i8* @malloc(i64 noundef)

declare i32 @__VERIFIER_nondet_int()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "copied_to_buffer_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !10, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !16, !17, !19, !20, !22, !23}
!14 = !DILocalVariable(name: "n", scope: !9, file: !1, line: 9, type: !15)
!15 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!16 = !DILocalVariable(name: "k", scope: !9, file: !1, line: 9, type: !15)
!17 = !DILocalVariable(name: "from", scope: !9, file: !1, line: 11, type: !18)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!19 = !DILocalVariable(name: "to", scope: !9, file: !1, line: 11, type: !18)
!20 = !DILocalVariable(name: "i", scope: !21, file: !1, line: 13, type: !15)
!21 = distinct !DILexicalBlock(scope: !9, file: !1, line: 13, column: 3)
!22 = !DILocalVariable(name: "before", scope: !9, file: !1, line: 16, type: !12)
!23 = !DILocalVariable(name: "i", scope: !24, file: !1, line: 17, type: !15)
!24 = distinct !DILexicalBlock(scope: !9, file: !1, line: 17, column: 3)
!25 = !DILocation(line: 9, column: 3, scope: !9)
!26 = !DILocation(line: 9, column: 12, scope: !9)
!27 = !DILocation(line: 9, column: 16, scope: !9)
!28 = !DILocation(line: 9, column: 42, scope: !9)
!29 = !DILocation(line: 9, column: 46, scope: !9)
!30 = !DILocation(line: 10, column: 7, scope: !31)
!31 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 7)
!32 = !DILocation(line: 10, column: 9, scope: !31)
!33 = !DILocation(line: 10, column: 14, scope: !31)
!34 = !DILocation(line: 10, column: 17, scope: !31)
!35 = !DILocation(line: 10, column: 19, scope: !31)
!36 = !DILocation(line: 10, column: 26, scope: !31)
!37 = !DILocation(line: 10, column: 29, scope: !31)
!38 = !DILocation(line: 10, column: 34, scope: !31)
!39 = !DILocation(line: 10, column: 31, scope: !31)
!40 = !DILocation(line: 10, column: 7, scope: !9)
!41 = !DILocation(line: 10, column: 37, scope: !31)
!42 = !DILocation(line: 11, column: 3, scope: !9)
!43 = !DILocation(line: 11, column: 8, scope: !9)
!44 = !DILocation(line: 11, column: 22, scope: !9)
!45 = !DILocation(line: 11, column: 24, scope: !9)
!46 = !DILocation(line: 11, column: 15, scope: !9)
!47 = !DILocation(line: 11, column: 42, scope: !9)
!48 = !DILocation(line: 11, column: 54, scope: !9)
!49 = !DILocation(line: 11, column: 56, scope: !9)
!50 = !DILocation(line: 11, column: 47, scope: !9)
!51 = !DILocation(line: 12, column: 8, scope: !52)
!52 = distinct !DILexicalBlock(scope: !9, file: !1, line: 12, column: 7)
!53 = !DILocation(line: 12, column: 13, scope: !52)
!54 = !DILocation(line: 12, column: 17, scope: !52)
!55 = !DILocation(line: 12, column: 7, scope: !9)
!56 = !DILocation(line: 12, column: 21, scope: !52)
!57 = !DILocation(line: 13, column: 8, scope: !21)
!58 = !DILocation(line: 13, column: 17, scope: !21)
!59 = !DILocation(line: 13, column: 24, scope: !60)
!60 = distinct !DILexicalBlock(scope: !21, file: !1, line: 13, column: 3)
!61 = !DILocation(line: 13, column: 28, scope: !60)
!62 = !DILocation(line: 13, column: 26, scope: !60)
!63 = !DILocation(line: 13, column: 3, scope: !21)
!64 = !DILocation(line: 13, column: 3, scope: !60)
!65 = !DILocation(line: 13, column: 46, scope: !60)
!66 = !DILocation(line: 13, column: 36, scope: !60)
!67 = !DILocation(line: 13, column: 41, scope: !60)
!68 = !DILocation(line: 13, column: 44, scope: !60)
!69 = !DILocation(line: 13, column: 32, scope: !60)
!70 = distinct !{!70, !63, !71, !72, !73}
!71 = !DILocation(line: 13, column: 68, scope: !21)
!72 = !{!"llvm.loop.mustprogress"}
!73 = !{!"llvm.loop.unroll.disable"}
!74 = !DILocation(line: 14, column: 10, scope: !9)
!75 = !DILocation(line: 14, column: 3, scope: !9)
!76 = !DILocation(line: 14, column: 14, scope: !9)
!77 = !DILocation(line: 14, column: 20, scope: !9)
!78 = !DILocation(line: 14, column: 22, scope: !9)
!79 = !DILocation(line: 15, column: 3, scope: !80)
!80 = distinct !DILexicalBlock(scope: !81, file: !1, line: 15, column: 3)
!81 = distinct !DILexicalBlock(scope: !9, file: !1, line: 15, column: 3)
!82 = !DILocation(line: 15, column: 3, scope: !81)
!83 = !DILocation(line: 16, column: 3, scope: !9)
!84 = !DILocation(line: 16, column: 7, scope: !9)
!85 = !DILocation(line: 16, column: 16, scope: !9)
!86 = !DILocation(line: 16, column: 21, scope: !9)
!87 = !DILocation(line: 17, column: 8, scope: !24)
!88 = !DILocation(line: 17, column: 17, scope: !24)
!89 = !DILocation(line: 17, column: 24, scope: !90)
!90 = distinct !DILexicalBlock(scope: !24, file: !1, line: 17, column: 3)
!91 = !DILocation(line: 17, column: 28, scope: !90)
!92 = !DILocation(line: 17, column: 26, scope: !90)
!93 = !DILocation(line: 17, column: 3, scope: !24)
!94 = !DILocation(line: 17, column: 3, scope: !90)
!95 = !DILocation(line: 17, column: 36, scope: !90)
!96 = !DILocation(line: 17, column: 41, scope: !90)
!97 = !DILocation(line: 17, column: 44, scope: !90)
!98 = !DILocation(line: 17, column: 32, scope: !90)
!99 = distinct !{!99, !93, !100, !72, !73}
!100 = !DILocation(line: 17, column: 46, scope: !24)
!101 = !DILocation(line: 18, column: 3, scope: !102)
!102 = distinct !DILexicalBlock(scope: !103, file: !1, line: 18, column: 3)
!103 = distinct !DILexicalBlock(scope: !9, file: !1, line: 18, column: 3)
!104 = !DILocation(line: 18, column: 3, scope: !103)
!105 = !DILocation(line: 19, column: 3, scope: !9)
!106 = !DILocation(line: 20, column: 1, scope: !9)
