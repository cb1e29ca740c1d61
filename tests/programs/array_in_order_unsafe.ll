source_filename = "array_in_order_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [12 x i8] c"a[j] < a[k]\00", align 1
@.str.1 = private unnamed_addr constant [24 x i8] c"array_in_order_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %a = alloca i32*, align 8
  %i = alloca i32, align 4
  %j = alloca i32, align 4
  %k = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !21
  call void @llvm.dbg.declare(metadata i32* %n, metadata !14, metadata !DIExpression()), !dbg !22
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !23
  store i32 %call, i32* %n, align 4, !dbg !22
  %1 = load i32, i32* %n, align 4, !dbg !24
  %cmp = icmp slt i32 %1, 2, !dbg !26
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !27

lor.lhs.false:
  %2 = load i32, i32* %n, align 4, !dbg !28
  %cmp1 = icmp sgt i32 %2, 10000, !dbg !29
  br i1 %cmp1, label %if.then, label %if.end, !dbg !30

if.then:
  store i32 0, i32* %retval, align 4, !dbg !31
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup29, !dbg !31

if.end:
  %3 = bitcast i32** %a to i8*, !dbg !32
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %3), !dbg !32
  call void @llvm.dbg.declare(metadata i32** %a, metadata !15, metadata !DIExpression()), !dbg !33
  %4 = load i32, i32* %n, align 4, !dbg !34
  %conv = sext i32 %4 to i64, !dbg !34
  %mul = mul i64 %conv, 4, !dbg !35
  %call2 = call noalias i8* @malloc(i64 noundef %mul), !dbg !36
  %5 = bitcast i8* %call2 to i32*, !dbg !36
  store i32* %5, i32** %a, align 8, !dbg !33
  %6 = load i32*, i32** %a, align 8, !dbg !37
  %tobool = icmp ne i32* %6, null, !dbg !37
  br i1 %tobool, label %if.end4, label %if.then3, !dbg !39

if.then3:
  store i32 0, i32* %retval, align 4, !dbg !40
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !40

if.end4:
  %7 = bitcast i32* %i to i8*, !dbg !41
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %7), !dbg !41
  call void @llvm.dbg.declare(metadata i32* %i, metadata !17, metadata !DIExpression()), !dbg !42
  store i32 0, i32* %i, align 4, !dbg !42
  br label %for.cond, !dbg !41

for.cond:
  %8 = load i32, i32* %i, align 4, !dbg !43
  %9 = load i32, i32* %n, align 4, !dbg !45
  %cmp5 = icmp slt i32 %8, %9, !dbg !46
  br i1 %cmp5, label %for.body, label %for.cond.cleanup, !dbg !47

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  %10 = bitcast i32* %i to i8*, !dbg !48
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %10), !dbg !48
  br label %for.end

for.body:
  %11 = load i32, i32* %i, align 4, !dbg !49
  %cmp7 = icmp slt i32 %11, 7, !dbg !50
  %12 = zext i1 %cmp7 to i64, !dbg !49
  %cond = select i1 %cmp7, i32 3, i32 -3, !dbg !49
  %13 = load i32, i32* %i, align 4, !dbg !51
  %mul9 = mul nsw i32 %cond, %13, !dbg !52
  %add = add nsw i32 %mul9, 1, !dbg !53
  %14 = load i32*, i32** %a, align 8, !dbg !54
  %15 = load i32, i32* %i, align 4, !dbg !55
  %idxprom = sext i32 %15 to i64, !dbg !54
  %arrayidx = getelementptr inbounds i32, i32* %14, i64 %idxprom, !dbg !54
  store i32 %add, i32* %arrayidx, align 4, !dbg !56
  br label %for.inc, !dbg !54

for.inc:
  %16 = load i32, i32* %i, align 4, !dbg !57
  %inc = add nsw i32 %16, 1, !dbg !57
  store i32 %inc, i32* %i, align 4, !dbg !57
  br label %for.cond, !dbg !48, !llvm.loop !58

for.end:
  %17 = bitcast i32* %j to i8*, !dbg !62
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %17), !dbg !62
  call void @llvm.dbg.declare(metadata i32* %j, metadata !19, metadata !DIExpression()), !dbg !63
  %call10 = call i32 @__VERIFIER_nondet_int(), !dbg !64
  store i32 %call10, i32* %j, align 4, !dbg !63
  %18 = bitcast i32* %k to i8*, !dbg !62
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %18), !dbg !62
  call void @llvm.dbg.declare(metadata i32* %k, metadata !20, metadata !DIExpression()), !dbg !65
  %call11 = call i32 @__VERIFIER_nondet_int(), !dbg !66
  store i32 %call11, i32* %k, align 4, !dbg !65
  %19 = load i32, i32* %j, align 4, !dbg !67
  %cmp12 = icmp sle i32 0, %19, !dbg !69
  br i1 %cmp12, label %land.lhs.true, label %if.end28, !dbg !70

land.lhs.true:
  %20 = load i32, i32* %j, align 4, !dbg !71
  %21 = load i32, i32* %k, align 4, !dbg !72
  %cmp14 = icmp slt i32 %20, %21, !dbg !73
  br i1 %cmp14, label %land.lhs.true16, label %if.end28, !dbg !74

land.lhs.true16:
  %22 = load i32, i32* %k, align 4, !dbg !75
  %23 = load i32, i32* %n, align 4, !dbg !76
  %cmp17 = icmp slt i32 %22, %23, !dbg !77
  br i1 %cmp17, label %if.then19, label %if.end28, !dbg !78

if.then19:
  %24 = load i32*, i32** %a, align 8, !dbg !79
  %25 = load i32, i32* %j, align 4, !dbg !79
  %idxprom20 = sext i32 %25 to i64, !dbg !79
  %arrayidx21 = getelementptr inbounds i32, i32* %24, i64 %idxprom20, !dbg !79
  %26 = load i32, i32* %arrayidx21, align 4, !dbg !79
  %27 = load i32*, i32** %a, align 8, !dbg !79
  %28 = load i32, i32* %k, align 4, !dbg !79
  %idxprom22 = sext i32 %28 to i64, !dbg !79
  %arrayidx23 = getelementptr inbounds i32, i32* %27, i64 %idxprom22, !dbg !79
  %29 = load i32, i32* %arrayidx23, align 4, !dbg !79
  %cmp24 = icmp slt i32 %26, %29, !dbg !79
  br i1 %cmp24, label %if.then26, label %if.else, !dbg !82

if.then26:
  br label %if.end27, !dbg !82

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.1, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !79
  unreachable, !dbg !79

if.end27:
  br label %if.end28, !dbg !83

if.end28:
  %30 = load i32*, i32** %a, align 8, !dbg !84
  %31 = bitcast i32* %30 to i8*, !dbg !84
  call void @free(i8* noundef %31), !dbg !85
  store i32 0, i32* %retval, align 4, !dbg !86
  store i32 1, i32* %cleanup.dest.slot, align 4
  %32 = bitcast i32* %k to i8*, !dbg !87
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %32), !dbg !87
  %33 = bitcast i32* %j to i8*, !dbg !87
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %33), !dbg !87
  br label %cleanup

cleanup:
  %34 = bitcast i32** %a to i8*, !dbg !87
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %34), !dbg !87
  br label %cleanup29

cleanup29:
  %35 = bitcast i32* %n to i8*, !dbg !87
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %35), !dbg !87
  %36 = load i32, i32* %retval, align 4, !dbg !87
  ret i32 %36, !dbg !87
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare noalias i8* @malloc(i64 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @free(i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "array_in_order_unsafe.c", directory: ".")
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
!14 = !DILocalVariable(name: "n", scope: !9, file: !1, line: 7, type: !12)
!15 = !DILocalVariable(name: "a", scope: !9, file: !1, line: 9, type: !16)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!17 = !DILocalVariable(name: "i", scope: !18, file: !1, line: 11, type: !12)
!18 = distinct !DILexicalBlock(scope: !9, file: !1, line: 11, column: 3)
!19 = !DILocalVariable(name: "j", scope: !9, file: !1, line: 12, type: !12)
!20 = !DILocalVariable(name: "k", scope: !9, file: !1, line: 12, type: !12)
!21 = !DILocation(line: 7, column: 3, scope: !9)
!22 = !DILocation(line: 7, column: 7, scope: !9)
!23 = !DILocation(line: 7, column: 11, scope: !9)
!24 = !DILocation(line: 8, column: 7, scope: !25)
!25 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 7)
!26 = !DILocation(line: 8, column: 9, scope: !25)
!27 = !DILocation(line: 8, column: 13, scope: !25)
!28 = !DILocation(line: 8, column: 16, scope: !25)
!29 = !DILocation(line: 8, column: 18, scope: !25)
!30 = !DILocation(line: 8, column: 7, scope: !9)
!31 = !DILocation(line: 8, column: 27, scope: !25)
!32 = !DILocation(line: 9, column: 3, scope: !9)
!33 = !DILocation(line: 9, column: 8, scope: !9)
!34 = !DILocation(line: 9, column: 19, scope: !9)
!35 = !DILocation(line: 9, column: 21, scope: !9)
!36 = !DILocation(line: 9, column: 12, scope: !9)
!37 = !DILocation(line: 10, column: 8, scope: !38)
!38 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 7)
!39 = !DILocation(line: 10, column: 7, scope: !9)
!40 = !DILocation(line: 10, column: 11, scope: !38)
!41 = !DILocation(line: 11, column: 8, scope: !18)
!42 = !DILocation(line: 11, column: 12, scope: !18)
!43 = !DILocation(line: 11, column: 19, scope: !44)
!44 = distinct !DILexicalBlock(scope: !18, file: !1, line: 11, column: 3)
!45 = !DILocation(line: 11, column: 23, scope: !44)
!46 = !DILocation(line: 11, column: 21, scope: !44)
!47 = !DILocation(line: 11, column: 3, scope: !18)
!48 = !DILocation(line: 11, column: 3, scope: !44)
!49 = !DILocation(line: 11, column: 39, scope: !44)
!50 = !DILocation(line: 11, column: 41, scope: !44)
!51 = !DILocation(line: 11, column: 57, scope: !44)
!52 = !DILocation(line: 11, column: 55, scope: !44)
!53 = !DILocation(line: 11, column: 59, scope: !44)
!54 = !DILocation(line: 11, column: 31, scope: !44)
!55 = !DILocation(line: 11, column: 33, scope: !44)
!56 = !DILocation(line: 11, column: 36, scope: !44)
!57 = !DILocation(line: 11, column: 27, scope: !44)
!58 = distinct !{!58, !47, !59, !60, !61}
!59 = !DILocation(line: 11, column: 61, scope: !18)
!60 = !{!"llvm.loop.mustprogress"}
!61 = !{!"llvm.loop.unroll.disable"}
!62 = !DILocation(line: 12, column: 3, scope: !9)
!63 = !DILocation(line: 12, column: 7, scope: !9)
!64 = !DILocation(line: 12, column: 11, scope: !9)
!65 = !DILocation(line: 12, column: 36, scope: !9)
!66 = !DILocation(line: 12, column: 40, scope: !9)
!67 = !DILocation(line: 13, column: 12, scope: !68)
!68 = distinct !DILexicalBlock(scope: !9, file: !1, line: 13, column: 7)
!69 = !DILocation(line: 13, column: 9, scope: !68)
!70 = !DILocation(line: 13, column: 14, scope: !68)
!71 = !DILocation(line: 13, column: 17, scope: !68)
!72 = !DILocation(line: 13, column: 21, scope: !68)
!73 = !DILocation(line: 13, column: 19, scope: !68)
!74 = !DILocation(line: 13, column: 23, scope: !68)
!75 = !DILocation(line: 13, column: 26, scope: !68)
!76 = !DILocation(line: 13, column: 30, scope: !68)
!77 = !DILocation(line: 13, column: 28, scope: !68)
!78 = !DILocation(line: 13, column: 7, scope: !9)
!79 = !DILocation(line: 13, column: 33, scope: !80)
!80 = distinct !DILexicalBlock(scope: !81, file: !1, line: 13, column: 33)
!81 = distinct !DILexicalBlock(scope: !68, file: !1, line: 13, column: 33)
!82 = !DILocation(line: 13, column: 33, scope: !81)
!83 = !DILocation(line: 13, column: 33, scope: !68)
!84 = !DILocation(line: 14, column: 8, scope: !9)
!85 = !DILocation(line: 14, column: 3, scope: !9)
!86 = !DILocation(line: 15, column: 3, scope: !9)
!87 = !DILocation(line: 16, column: 1, scope: !9)
