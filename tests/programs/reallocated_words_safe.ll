source_filename = "reallocated_words_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [14 x i8] c"table[1] == a\00", align 1
@.str.1 = private unnamed_addr constant [25 x i8] c"reallocated_words_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [14 x i8] c"a[n - 1] == x\00", align 1
@.str.3 = private unnamed_addr constant [21 x i8] c"table[1][n - 1] == x\00", align 1
@.str.4 = private unnamed_addr constant [15 x i8] c"*table[0] == x\00", align 1

define dso_local i32 @main() !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %x = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %a = alloca i32*, align 8
  %table = alloca i32**, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !22
  call void @llvm.dbg.declare(metadata i32* %n, metadata !16, metadata !DIExpression()), !dbg !23
  %call = call i32 @nondet(), !dbg !24
  store i32 %call, i32* %n, align 4, !dbg !23
  %1 = bitcast i32* %x to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !22
  call void @llvm.dbg.declare(metadata i32* %x, metadata !17, metadata !DIExpression()), !dbg !25
  %call1 = call i32 @nondet(), !dbg !26
  store i32 %call1, i32* %x, align 4, !dbg !25
  %2 = load i32, i32* %n, align 4, !dbg !27
  %cmp = icmp slt i32 %2, 1, !dbg !29
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !30

lor.lhs.false:
  %3 = load i32, i32* %n, align 4, !dbg !31
  %cmp2 = icmp sgt i32 %3, 1000, !dbg !32
  br i1 %cmp2, label %if.then, label %if.end, !dbg !33

if.then:
  store i32 0, i32* %retval, align 4, !dbg !34
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !34

if.end:
  %4 = bitcast i32** %a to i8*, !dbg !35
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %4), !dbg !35
  call void @llvm.dbg.declare(metadata i32** %a, metadata !18, metadata !DIExpression()), !dbg !36
  %5 = load i32, i32* %n, align 4, !dbg !37
  %conv = sext i32 %5 to i64, !dbg !37
  %mul = mul i64 %conv, 4, !dbg !38
  %call3 = call noalias i8* @malloc(i64 noundef %mul), !dbg !39
  %6 = bitcast i8* %call3 to i32*, !dbg !39
  store i32* %6, i32** %a, align 8, !dbg !36
  %7 = bitcast i32*** %table to i8*, !dbg !40
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %7), !dbg !40
  call void @llvm.dbg.declare(metadata i32*** %table, metadata !20, metadata !DIExpression()), !dbg !41
  %call4 = call noalias i8* @malloc(i64 noundef 16), !dbg !42
  %8 = bitcast i8* %call4 to i32**, !dbg !42
  store i32** %8, i32*** %table, align 8, !dbg !41
  %9 = load i32, i32* %x, align 4, !dbg !43
  %10 = load i32*, i32** %a, align 8, !dbg !44
  %11 = load i32, i32* %n, align 4, !dbg !45
  %sub = sub nsw i32 %11, 1, !dbg !46
  %idxprom = sext i32 %sub to i64, !dbg !44
  %arrayidx = getelementptr inbounds i32, i32* %10, i64 %idxprom, !dbg !44
  store i32 %9, i32* %arrayidx, align 4, !dbg !47
  %12 = load i32*, i32** %a, align 8, !dbg !48
  %13 = load i32**, i32*** %table, align 8, !dbg !49
  %arrayidx5 = getelementptr inbounds i32*, i32** %13, i64 1, !dbg !49
  store i32* %12, i32** %arrayidx5, align 8, !dbg !50
  %14 = load i32**, i32*** %table, align 8, !dbg !51
  %15 = bitcast i32** %14 to i8*, !dbg !51
  %call6 = call i8* @realloc(i8* noundef %15, i64 noundef 64), !dbg !52
  %16 = bitcast i8* %call6 to i32**, !dbg !52
  store i32** %16, i32*** %table, align 8, !dbg !53
  %17 = load i32**, i32*** %table, align 8, !dbg !54
  %arrayidx7 = getelementptr inbounds i32*, i32** %17, i64 1, !dbg !54
  %18 = load i32*, i32** %arrayidx7, align 8, !dbg !54
  %19 = load i32*, i32** %a, align 8, !dbg !54
  %cmp8 = icmp eq i32* %18, %19, !dbg !54
  br i1 %cmp8, label %if.then10, label %if.else, !dbg !57

if.then10:
  br label %if.end11, !dbg !57

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 18, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !54
  unreachable, !dbg !54

if.end11:
  %20 = load i32**, i32*** %table, align 8, !dbg !58
  %arrayidx12 = getelementptr inbounds i32*, i32** %20, i64 1, !dbg !58
  %21 = load i32*, i32** %arrayidx12, align 8, !dbg !58
  %22 = bitcast i32* %21 to i8*, !dbg !58
  %23 = load i32, i32* %n, align 4, !dbg !59
  %add = add nsw i32 %23, 1, !dbg !60
  %conv13 = sext i32 %add to i64, !dbg !61
  %mul14 = mul i64 %conv13, 4, !dbg !62
  %call15 = call i8* @realloc(i8* noundef %22, i64 noundef %mul14), !dbg !63
  %24 = bitcast i8* %call15 to i32*, !dbg !63
  store i32* %24, i32** %a, align 8, !dbg !64
  %25 = load i32*, i32** %a, align 8, !dbg !65
  %26 = load i32, i32* %n, align 4, !dbg !65
  %sub16 = sub nsw i32 %26, 1, !dbg !65
  %idxprom17 = sext i32 %sub16 to i64, !dbg !65
  %arrayidx18 = getelementptr inbounds i32, i32* %25, i64 %idxprom17, !dbg !65
  %27 = load i32, i32* %arrayidx18, align 4, !dbg !65
  %28 = load i32, i32* %x, align 4, !dbg !65
  %cmp19 = icmp eq i32 %27, %28, !dbg !65
  br i1 %cmp19, label %if.then21, label %if.else22, !dbg !68

if.then21:
  br label %if.end23, !dbg !68

if.else22:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 20, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !65
  unreachable, !dbg !65

if.end23:
  %29 = load i32*, i32** %a, align 8, !dbg !69
  %30 = load i32**, i32*** %table, align 8, !dbg !70
  %arrayidx24 = getelementptr inbounds i32*, i32** %30, i64 1, !dbg !70
  store i32* %29, i32** %arrayidx24, align 8, !dbg !71
  %31 = load i32**, i32*** %table, align 8, !dbg !72
  %32 = bitcast i32** %31 to i8*, !dbg !72
  %call25 = call i8* @realloc(i8* noundef %32, i64 noundef 16), !dbg !73
  %33 = bitcast i8* %call25 to i32**, !dbg !73
  store i32** %33, i32*** %table, align 8, !dbg !74
  %34 = load i32**, i32*** %table, align 8, !dbg !75
  %arrayidx26 = getelementptr inbounds i32*, i32** %34, i64 1, !dbg !75
  %35 = load i32*, i32** %arrayidx26, align 8, !dbg !75
  %36 = load i32, i32* %n, align 4, !dbg !75
  %sub27 = sub nsw i32 %36, 1, !dbg !75
  %idxprom28 = sext i32 %sub27 to i64, !dbg !75
  %arrayidx29 = getelementptr inbounds i32, i32* %35, i64 %idxprom28, !dbg !75
  %37 = load i32, i32* %arrayidx29, align 4, !dbg !75
  %38 = load i32, i32* %x, align 4, !dbg !75
  %cmp30 = icmp eq i32 %37, %38, !dbg !75
  br i1 %cmp30, label %if.then32, label %if.else33, !dbg !78

if.then32:
  br label %if.end34, !dbg !78

if.else33:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 23, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !75
  unreachable, !dbg !75

if.end34:
  %39 = load i32**, i32*** %table, align 8, !dbg !79
  %40 = bitcast i32** %39 to i8*, !dbg !79
  %call35 = call i8* @realloc(i8* noundef %40, i64 noundef 8), !dbg !80
  %41 = bitcast i8* %call35 to i32**, !dbg !80
  store i32** %41, i32*** %table, align 8, !dbg !81
  %call36 = call i8* @realloc(i8* noundef null, i64 noundef 4), !dbg !82
  %42 = bitcast i8* %call36 to i32*, !dbg !82
  %43 = load i32**, i32*** %table, align 8, !dbg !83
  %arrayidx37 = getelementptr inbounds i32*, i32** %43, i64 0, !dbg !83
  store i32* %42, i32** %arrayidx37, align 8, !dbg !84
  %44 = load i32, i32* %x, align 4, !dbg !85
  %45 = load i32**, i32*** %table, align 8, !dbg !86
  %arrayidx38 = getelementptr inbounds i32*, i32** %45, i64 0, !dbg !86
  %46 = load i32*, i32** %arrayidx38, align 8, !dbg !86
  store i32 %44, i32* %46, align 4, !dbg !87
  %47 = load i32**, i32*** %table, align 8, !dbg !88
  %arrayidx39 = getelementptr inbounds i32*, i32** %47, i64 0, !dbg !88
  %48 = load i32*, i32** %arrayidx39, align 8, !dbg !88
  %49 = load i32, i32* %48, align 4, !dbg !88
  %50 = load i32, i32* %x, align 4, !dbg !88
  %cmp40 = icmp eq i32 %49, %50, !dbg !88
  br i1 %cmp40, label %if.then42, label %if.else43, !dbg !91

if.then42:
  br label %if.end44, !dbg !91

if.else43:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 27, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !88
  unreachable, !dbg !88

if.end44:
  %51 = load i32**, i32*** %table, align 8, !dbg !92
  %arrayidx45 = getelementptr inbounds i32*, i32** %51, i64 0, !dbg !92
  %52 = load i32*, i32** %arrayidx45, align 8, !dbg !92
  %53 = bitcast i32* %52 to i8*, !dbg !92
  call void @free(i8* noundef %53), !dbg !93
  %54 = load i32**, i32*** %table, align 8, !dbg !94
  %55 = bitcast i32** %54 to i8*, !dbg !94
  call void @free(i8* noundef %55), !dbg !95
  %56 = load i32*, i32** %a, align 8, !dbg !96
  %57 = bitcast i32* %56 to i8*, !dbg !96
  call void @free(i8* noundef %57), !dbg !97
  store i32 0, i32* %retval, align 4, !dbg !98
  store i32 1, i32* %cleanup.dest.slot, align 4
  %58 = bitcast i32*** %table to i8*, !dbg !99
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %58), !dbg !99
  %59 = bitcast i32** %a to i8*, !dbg !99
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %59), !dbg !99
  br label %cleanup

cleanup:
  %60 = bitcast i32* %x to i8*, !dbg !99
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %60), !dbg !99
  %61 = bitcast i32* %n to i8*, !dbg !99
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %61), !dbg !99
  %62 = load i32, i32* %retval, align 4, !dbg !99
  ret i32 %62, !dbg !99
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !100 i32 @nondet()

declare noalias i8* @malloc(i64 noundef)

declare i8* @realloc(i8* noundef, i64 noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @free(i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "reallocated_words_safe.c", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !12, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!16, !17, !18, !20}
!16 = !DILocalVariable(name: "n", scope: !11, file: !1, line: 9, type: !14)
!17 = !DILocalVariable(name: "x", scope: !11, file: !1, line: 9, type: !14)
!18 = !DILocalVariable(name: "a", scope: !11, file: !1, line: 12, type: !19)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!20 = !DILocalVariable(name: "table", scope: !11, file: !1, line: 13, type: !21)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!22 = !DILocation(line: 9, column: 5, scope: !11)
!23 = !DILocation(line: 9, column: 9, scope: !11)
!24 = !DILocation(line: 9, column: 13, scope: !11)
!25 = !DILocation(line: 9, column: 23, scope: !11)
!26 = !DILocation(line: 9, column: 27, scope: !11)
!27 = !DILocation(line: 10, column: 9, scope: !28)
!28 = distinct !DILexicalBlock(scope: !11, file: !1, line: 10, column: 9)
!29 = !DILocation(line: 10, column: 11, scope: !28)
!30 = !DILocation(line: 10, column: 15, scope: !28)
!31 = !DILocation(line: 10, column: 18, scope: !28)
!32 = !DILocation(line: 10, column: 20, scope: !28)
!33 = !DILocation(line: 10, column: 9, scope: !11)
!34 = !DILocation(line: 11, column: 9, scope: !28)
!35 = !DILocation(line: 12, column: 5, scope: !11)
!36 = !DILocation(line: 12, column: 10, scope: !11)
!37 = !DILocation(line: 12, column: 21, scope: !11)
!38 = !DILocation(line: 12, column: 23, scope: !11)
!39 = !DILocation(line: 12, column: 14, scope: !11)
!40 = !DILocation(line: 13, column: 5, scope: !11)
!41 = !DILocation(line: 13, column: 11, scope: !11)
!42 = !DILocation(line: 13, column: 19, scope: !11)
!43 = !DILocation(line: 15, column: 16, scope: !11)
!44 = !DILocation(line: 15, column: 5, scope: !11)
!45 = !DILocation(line: 15, column: 7, scope: !11)
!46 = !DILocation(line: 15, column: 9, scope: !11)
!47 = !DILocation(line: 15, column: 14, scope: !11)
!48 = !DILocation(line: 16, column: 16, scope: !11)
!49 = !DILocation(line: 16, column: 5, scope: !11)
!50 = !DILocation(line: 16, column: 14, scope: !11)
!51 = !DILocation(line: 17, column: 21, scope: !11)
!52 = !DILocation(line: 17, column: 13, scope: !11)
!53 = !DILocation(line: 17, column: 11, scope: !11)
!54 = !DILocation(line: 18, column: 5, scope: !55)
!55 = distinct !DILexicalBlock(scope: !56, file: !1, line: 18, column: 5)
!56 = distinct !DILexicalBlock(scope: !11, file: !1, line: 18, column: 5)
!57 = !DILocation(line: 18, column: 5, scope: !56)
!58 = !DILocation(line: 19, column: 17, scope: !11)
!59 = !DILocation(line: 19, column: 28, scope: !11)
!60 = !DILocation(line: 19, column: 30, scope: !11)
!61 = !DILocation(line: 19, column: 27, scope: !11)
!62 = !DILocation(line: 19, column: 35, scope: !11)
!63 = !DILocation(line: 19, column: 9, scope: !11)
!64 = !DILocation(line: 19, column: 7, scope: !11)
!65 = !DILocation(line: 20, column: 5, scope: !66)
!66 = distinct !DILexicalBlock(scope: !67, file: !1, line: 20, column: 5)
!67 = distinct !DILexicalBlock(scope: !11, file: !1, line: 20, column: 5)
!68 = !DILocation(line: 20, column: 5, scope: !67)
!69 = !DILocation(line: 21, column: 16, scope: !11)
!70 = !DILocation(line: 21, column: 5, scope: !11)
!71 = !DILocation(line: 21, column: 14, scope: !11)
!72 = !DILocation(line: 22, column: 21, scope: !11)
!73 = !DILocation(line: 22, column: 13, scope: !11)
!74 = !DILocation(line: 22, column: 11, scope: !11)
!75 = !DILocation(line: 23, column: 5, scope: !76)
!76 = distinct !DILexicalBlock(scope: !77, file: !1, line: 23, column: 5)
!77 = distinct !DILexicalBlock(scope: !11, file: !1, line: 23, column: 5)
!78 = !DILocation(line: 23, column: 5, scope: !77)
!79 = !DILocation(line: 24, column: 21, scope: !11)
!80 = !DILocation(line: 24, column: 13, scope: !11)
!81 = !DILocation(line: 24, column: 11, scope: !11)
!82 = !DILocation(line: 25, column: 16, scope: !11)
!83 = !DILocation(line: 25, column: 5, scope: !11)
!84 = !DILocation(line: 25, column: 14, scope: !11)
!85 = !DILocation(line: 26, column: 17, scope: !11)
!86 = !DILocation(line: 26, column: 6, scope: !11)
!87 = !DILocation(line: 26, column: 15, scope: !11)
!88 = !DILocation(line: 27, column: 5, scope: !89)
!89 = distinct !DILexicalBlock(scope: !90, file: !1, line: 27, column: 5)
!90 = distinct !DILexicalBlock(scope: !11, file: !1, line: 27, column: 5)
!91 = !DILocation(line: 27, column: 5, scope: !90)
!92 = !DILocation(line: 28, column: 10, scope: !11)
!93 = !DILocation(line: 28, column: 5, scope: !11)
!94 = !DILocation(line: 29, column: 10, scope: !11)
!95 = !DILocation(line: 29, column: 5, scope: !11)
!96 = !DILocation(line: 30, column: 10, scope: !11)
!97 = !DILocation(line: 30, column: 5, scope: !11)
!98 = !DILocation(line: 31, column: 5, scope: !11)
!99 = !DILocation(line: 32, column: 1, scope: !11)
!100 = !DISubprogram(name: "nondet", scope: !1, file: !1, line: 5, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !101)
!101 = !{}
