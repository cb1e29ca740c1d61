source_filename = "reallocated_words_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [14 x i8] c"table[1] == a\00", align 1
@.str.1 = private unnamed_addr constant [27 x i8] c"reallocated_words_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [10 x i8] c"a[n] == x\00", align 1
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
  call void @__assert_fail(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.1, i64 0, i64 0), i32 noundef 18, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !54
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
  %25 = load i32, i32* %x, align 4, !dbg !65
  %26 = load i32*, i32** %a, align 8, !dbg !66
  %27 = load i32, i32* %n, align 4, !dbg !67
  %idxprom16 = sext i32 %27 to i64, !dbg !66
  %arrayidx17 = getelementptr inbounds i32, i32* %26, i64 %idxprom16, !dbg !66
  store i32 %25, i32* %arrayidx17, align 4, !dbg !68
  %28 = load i32*, i32** %a, align 8, !dbg !69
  %29 = bitcast i32* %28 to i8*, !dbg !69
  %30 = load i32, i32* %n, align 4, !dbg !70
  %conv18 = sext i32 %30 to i64, !dbg !70
  %mul19 = mul i64 %conv18, 4, !dbg !71
  %call20 = call i8* @realloc(i8* noundef %29, i64 noundef %mul19), !dbg !72
  %31 = bitcast i8* %call20 to i32*, !dbg !72
  store i32* %31, i32** %a, align 8, !dbg !73
  %32 = load i32*, i32** %a, align 8, !dbg !74
  %33 = bitcast i32* %32 to i8*, !dbg !74
  %34 = load i32, i32* %n, align 4, !dbg !75
  %add21 = add nsw i32 %34, 1, !dbg !76
  %conv22 = sext i32 %add21 to i64, !dbg !77
  %mul23 = mul i64 %conv22, 4, !dbg !78
  %call24 = call i8* @realloc(i8* noundef %33, i64 noundef %mul23), !dbg !79
  %35 = bitcast i8* %call24 to i32*, !dbg !79
  store i32* %35, i32** %a, align 8, !dbg !80
  %36 = load i32*, i32** %a, align 8, !dbg !81
  %37 = load i32, i32* %n, align 4, !dbg !81
  %idxprom25 = sext i32 %37 to i64, !dbg !81
  %arrayidx26 = getelementptr inbounds i32, i32* %36, i64 %idxprom25, !dbg !81
  %38 = load i32, i32* %arrayidx26, align 4, !dbg !81
  %39 = load i32, i32* %x, align 4, !dbg !81
  %cmp27 = icmp eq i32 %38, %39, !dbg !81
  br i1 %cmp27, label %if.then29, label %if.else30, !dbg !84

if.then29:
  br label %if.end31, !dbg !84

if.else30:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.1, i64 0, i64 0), i32 noundef 23, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !81
  unreachable, !dbg !81

if.end31:
  %40 = load i32*, i32** %a, align 8, !dbg !85
  %41 = load i32**, i32*** %table, align 8, !dbg !86
  %arrayidx32 = getelementptr inbounds i32*, i32** %41, i64 1, !dbg !86
  store i32* %40, i32** %arrayidx32, align 8, !dbg !87
  %42 = load i32**, i32*** %table, align 8, !dbg !88
  %43 = bitcast i32** %42 to i8*, !dbg !88
  %call33 = call i8* @realloc(i8* noundef %43, i64 noundef 16), !dbg !89
  %44 = bitcast i8* %call33 to i32**, !dbg !89
  store i32** %44, i32*** %table, align 8, !dbg !90
  %45 = load i32**, i32*** %table, align 8, !dbg !91
  %arrayidx34 = getelementptr inbounds i32*, i32** %45, i64 1, !dbg !91
  %46 = load i32*, i32** %arrayidx34, align 8, !dbg !91
  %47 = load i32, i32* %n, align 4, !dbg !91
  %sub35 = sub nsw i32 %47, 1, !dbg !91
  %idxprom36 = sext i32 %sub35 to i64, !dbg !91
  %arrayidx37 = getelementptr inbounds i32, i32* %46, i64 %idxprom36, !dbg !91
  %48 = load i32, i32* %arrayidx37, align 4, !dbg !91
  %49 = load i32, i32* %x, align 4, !dbg !91
  %cmp38 = icmp eq i32 %48, %49, !dbg !91
  br i1 %cmp38, label %if.then40, label %if.else41, !dbg !94

if.then40:
  br label %if.end42, !dbg !94

if.else41:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.1, i64 0, i64 0), i32 noundef 26, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !91
  unreachable, !dbg !91

if.end42:
  %50 = load i32**, i32*** %table, align 8, !dbg !95
  %51 = bitcast i32** %50 to i8*, !dbg !95
  %call43 = call i8* @realloc(i8* noundef %51, i64 noundef 8), !dbg !96
  %52 = bitcast i8* %call43 to i32**, !dbg !96
  store i32** %52, i32*** %table, align 8, !dbg !97
  %call44 = call i8* @realloc(i8* noundef null, i64 noundef 4), !dbg !98
  %53 = bitcast i8* %call44 to i32*, !dbg !98
  %54 = load i32**, i32*** %table, align 8, !dbg !99
  %arrayidx45 = getelementptr inbounds i32*, i32** %54, i64 0, !dbg !99
  store i32* %53, i32** %arrayidx45, align 8, !dbg !100
  %55 = load i32, i32* %x, align 4, !dbg !101
  %56 = load i32**, i32*** %table, align 8, !dbg !102
  %arrayidx46 = getelementptr inbounds i32*, i32** %56, i64 0, !dbg !102
  %57 = load i32*, i32** %arrayidx46, align 8, !dbg !102
  store i32 %55, i32* %57, align 4, !dbg !103
  %58 = load i32**, i32*** %table, align 8, !dbg !104
  %arrayidx47 = getelementptr inbounds i32*, i32** %58, i64 0, !dbg !104
  %59 = load i32*, i32** %arrayidx47, align 8, !dbg !104
  %60 = load i32, i32* %59, align 4, !dbg !104
  %61 = load i32, i32* %x, align 4, !dbg !104
  %cmp48 = icmp eq i32 %60, %61, !dbg !104
  br i1 %cmp48, label %if.then50, label %if.else51, !dbg !107

if.then50:
  br label %if.end52, !dbg !107

if.else51:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.1, i64 0, i64 0), i32 noundef 30, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !104
  unreachable, !dbg !104

if.end52:
  %62 = load i32**, i32*** %table, align 8, !dbg !108
  %arrayidx53 = getelementptr inbounds i32*, i32** %62, i64 0, !dbg !108
  %63 = load i32*, i32** %arrayidx53, align 8, !dbg !108
  %64 = bitcast i32* %63 to i8*, !dbg !108
  call void @free(i8* noundef %64), !dbg !109
  %65 = load i32**, i32*** %table, align 8, !dbg !110
  %66 = bitcast i32** %65 to i8*, !dbg !110
  call void @free(i8* noundef %66), !dbg !111
  %67 = load i32*, i32** %a, align 8, !dbg !112
  %68 = bitcast i32* %67 to i8*, !dbg !112
  call void @free(i8* noundef %68), !dbg !113
  store i32 0, i32* %retval, align 4, !dbg !114
  store i32 1, i32* %cleanup.dest.slot, align 4
  %69 = bitcast i32*** %table to i8*, !dbg !115
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %69), !dbg !115
  %70 = bitcast i32** %a to i8*, !dbg !115
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %70), !dbg !115
  br label %cleanup

cleanup:
  %71 = bitcast i32* %x to i8*, !dbg !115
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %71), !dbg !115
  %72 = bitcast i32* %n to i8*, !dbg !115
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %72), !dbg !115
  %73 = load i32, i32* %retval, align 4, !dbg !115
  ret i32 %73, !dbg !115
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !116 i32 @nondet()

declare noalias i8* @malloc(i64 noundef)

declare i8* @realloc(i8* noundef, i64 noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @free(i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "reallocated_words_unsafe.c", directory: ".")
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
!65 = !DILocation(line: 20, column: 12, scope: !11)
!66 = !DILocation(line: 20, column: 5, scope: !11)
!67 = !DILocation(line: 20, column: 7, scope: !11)
!68 = !DILocation(line: 20, column: 10, scope: !11)
!69 = !DILocation(line: 21, column: 17, scope: !11)
!70 = !DILocation(line: 21, column: 20, scope: !11)
!71 = !DILocation(line: 21, column: 22, scope: !11)
!72 = !DILocation(line: 21, column: 9, scope: !11)
!73 = !DILocation(line: 21, column: 7, scope: !11)
!74 = !DILocation(line: 22, column: 17, scope: !11)
!75 = !DILocation(line: 22, column: 21, scope: !11)
!76 = !DILocation(line: 22, column: 23, scope: !11)
!77 = !DILocation(line: 22, column: 20, scope: !11)
!78 = !DILocation(line: 22, column: 28, scope: !11)
!79 = !DILocation(line: 22, column: 9, scope: !11)
!80 = !DILocation(line: 22, column: 7, scope: !11)
!81 = !DILocation(line: 23, column: 5, scope: !82)
!82 = distinct !DILexicalBlock(scope: !83, file: !1, line: 23, column: 5)
!83 = distinct !DILexicalBlock(scope: !11, file: !1, line: 23, column: 5)
!84 = !DILocation(line: 23, column: 5, scope: !83)
!85 = !DILocation(line: 24, column: 16, scope: !11)
!86 = !DILocation(line: 24, column: 5, scope: !11)
!87 = !DILocation(line: 24, column: 14, scope: !11)
!88 = !DILocation(line: 25, column: 21, scope: !11)
!89 = !DILocation(line: 25, column: 13, scope: !11)
!90 = !DILocation(line: 25, column: 11, scope: !11)
!91 = !DILocation(line: 26, column: 5, scope: !92)
!92 = distinct !DILexicalBlock(scope: !93, file: !1, line: 26, column: 5)
!93 = distinct !DILexicalBlock(scope: !11, file: !1, line: 26, column: 5)
!94 = !DILocation(line: 26, column: 5, scope: !93)
!95 = !DILocation(line: 27, column: 21, scope: !11)
!96 = !DILocation(line: 27, column: 13, scope: !11)
!97 = !DILocation(line: 27, column: 11, scope: !11)
!98 = !DILocation(line: 28, column: 16, scope: !11)
!99 = !DILocation(line: 28, column: 5, scope: !11)
!100 = !DILocation(line: 28, column: 14, scope: !11)
!101 = !DILocation(line: 29, column: 17, scope: !11)
!102 = !DILocation(line: 29, column: 6, scope: !11)
!103 = !DILocation(line: 29, column: 15, scope: !11)
!104 = !DILocation(line: 30, column: 5, scope: !105)
!105 = distinct !DILexicalBlock(scope: !106, file: !1, line: 30, column: 5)
!106 = distinct !DILexicalBlock(scope: !11, file: !1, line: 30, column: 5)
!107 = !DILocation(line: 30, column: 5, scope: !106)
!108 = !DILocation(line: 31, column: 10, scope: !11)
!109 = !DILocation(line: 31, column: 5, scope: !11)
!110 = !DILocation(line: 32, column: 10, scope: !11)
!111 = !DILocation(line: 32, column: 5, scope: !11)
!112 = !DILocation(line: 33, column: 10, scope: !11)
!113 = !DILocation(line: 33, column: 5, scope: !11)
!114 = !DILocation(line: 34, column: 5, scope: !11)
!115 = !DILocation(line: 35, column: 1, scope: !11)
!116 = !DISubprogram(name: "nondet", scope: !1, file: !1, line: 5, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !117)
!117 = !{}
