source_filename = "realloc_nothing_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %p = alloca i8*, align 8
  %q = alloca i8*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !19
  call void @llvm.dbg.declare(metadata i32* %n, metadata !14, metadata !DIExpression()), !dbg !20
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !21
  store i32 %call, i32* %n, align 4, !dbg !20
  %1 = load i32, i32* %n, align 4, !dbg !22
  %cmp = icmp slt i32 %1, 0, !dbg !24
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !25

lor.lhs.false:
  %2 = load i32, i32* %n, align 4, !dbg !26
  %cmp1 = icmp sgt i32 %2, 8, !dbg !27
  br i1 %cmp1, label %if.then, label %if.end, !dbg !28

if.then:
  store i32 0, i32* %retval, align 4, !dbg !29
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !29

if.end:
  %3 = bitcast i8** %p to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %3), !dbg !30
  call void @llvm.dbg.declare(metadata i8** %p, metadata !15, metadata !DIExpression()), !dbg !31
  %call2 = call noalias i8* @malloc(i64 noundef 4), !dbg !32
  store i8* %call2, i8** %p, align 8, !dbg !31
  %4 = load i8*, i8** %p, align 8, !dbg !33
  %arrayidx = getelementptr inbounds i8, i8* %4, i64 0, !dbg !33
  store i8 7, i8* %arrayidx, align 1, !dbg !34
  %5 = bitcast i8** %q to i8*, !dbg !35
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %5), !dbg !35
  call void @llvm.dbg.declare(metadata i8** %q, metadata !18, metadata !DIExpression()), !dbg !36
  %6 = load i8*, i8** %p, align 8, !dbg !37
  %7 = load i32, i32* %n, align 4, !dbg !38
  %conv = sext i32 %7 to i64, !dbg !38
  %call3 = call i8* @realloc(i8* noundef %6, i64 noundef %conv), !dbg !39
  store i8* %call3, i8** %q, align 8, !dbg !36
  %8 = load i32, i32* %n, align 4, !dbg !40
  %cmp4 = icmp eq i32 %8, 0, !dbg !42
  br i1 %cmp4, label %cond.true, label %cond.false, !dbg !43

cond.true:
  %9 = load i8*, i8** %q, align 8, !dbg !44
  %cmp6 = icmp eq i8* %9, null, !dbg !45
  br i1 %cmp6, label %if.then12, label %if.end13, !dbg !40

cond.false:
  %10 = load i8*, i8** %q, align 8, !dbg !46
  %arrayidx8 = getelementptr inbounds i8, i8* %10, i64 0, !dbg !46
  %11 = load i8, i8* %arrayidx8, align 1, !dbg !46
  %conv9 = sext i8 %11 to i32, !dbg !46
  %cmp10 = icmp ne i32 %conv9, 7, !dbg !47
  br i1 %cmp10, label %if.then12, label %if.end13, !dbg !43

if.then12:
  call void @reach_error(), !dbg !48
  br label %if.end13, !dbg !48

if.end13:
  %call14 = call i8* @realloc(i8* noundef null, i64 noundef 4), !dbg !49
  %tobool = icmp ne i8* %call14, null, !dbg !49
  br i1 %tobool, label %if.end16, label %if.then15, !dbg !51

if.then15:
  call void @reach_error(), !dbg !52
  br label %if.end16, !dbg !52

if.end16:
  store i32 0, i32* %retval, align 4, !dbg !53
  store i32 1, i32* %cleanup.dest.slot, align 4
  %12 = bitcast i8** %q to i8*, !dbg !54
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %12), !dbg !54
  %13 = bitcast i8** %p to i8*, !dbg !54
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %13), !dbg !54
  br label %cleanup

cleanup:
  %14 = bitcast i32* %n to i8*, !dbg !54
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %14), !dbg !54
  %15 = load i32, i32* %retval, align 4, !dbg !54
  ret i32 %15, !dbg !54
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare noalias i8* @malloc(i64 noundef)

declare i8* @realloc(i8* noundef, i64 noundef)

declare !dbg !55 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "realloc_nothing_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !10, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !15, !18}
!14 = !DILocalVariable(name: "n", scope: !9, file: !1, line: 6, type: !12)
!15 = !DILocalVariable(name: "p", scope: !9, file: !1, line: 8, type: !16)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!18 = !DILocalVariable(name: "q", scope: !9, file: !1, line: 10, type: !16)
!19 = !DILocation(line: 6, column: 3, scope: !9)
!20 = !DILocation(line: 6, column: 7, scope: !9)
!21 = !DILocation(line: 6, column: 11, scope: !9)
!22 = !DILocation(line: 7, column: 7, scope: !23)
!23 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 7)
!24 = !DILocation(line: 7, column: 9, scope: !23)
!25 = !DILocation(line: 7, column: 13, scope: !23)
!26 = !DILocation(line: 7, column: 16, scope: !23)
!27 = !DILocation(line: 7, column: 18, scope: !23)
!28 = !DILocation(line: 7, column: 7, scope: !9)
!29 = !DILocation(line: 7, column: 23, scope: !23)
!30 = !DILocation(line: 8, column: 3, scope: !9)
!31 = !DILocation(line: 8, column: 9, scope: !9)
!32 = !DILocation(line: 8, column: 13, scope: !9)
!33 = !DILocation(line: 9, column: 3, scope: !9)
!34 = !DILocation(line: 9, column: 8, scope: !9)
!35 = !DILocation(line: 10, column: 3, scope: !9)
!36 = !DILocation(line: 10, column: 9, scope: !9)
!37 = !DILocation(line: 10, column: 21, scope: !9)
!38 = !DILocation(line: 10, column: 24, scope: !9)
!39 = !DILocation(line: 10, column: 13, scope: !9)
!40 = !DILocation(line: 11, column: 7, scope: !41)
!41 = distinct !DILexicalBlock(scope: !9, file: !1, line: 11, column: 7)
!42 = !DILocation(line: 11, column: 9, scope: !41)
!43 = !DILocation(line: 11, column: 7, scope: !9)
!44 = !DILocation(line: 11, column: 16, scope: !41)
!45 = !DILocation(line: 11, column: 18, scope: !41)
!46 = !DILocation(line: 11, column: 25, scope: !41)
!47 = !DILocation(line: 11, column: 30, scope: !41)
!48 = !DILocation(line: 11, column: 36, scope: !41)
!49 = !DILocation(line: 12, column: 8, scope: !50)
!50 = distinct !DILexicalBlock(scope: !9, file: !1, line: 12, column: 7)
!51 = !DILocation(line: 12, column: 7, scope: !9)
!52 = !DILocation(line: 12, column: 23, scope: !50)
!53 = !DILocation(line: 13, column: 3, scope: !9)
!54 = !DILocation(line: 14, column: 1, scope: !9)
!55 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 4, type: !56, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !58)
!56 = !DISubroutineType(types: !57)
!57 = !{null}
!58 = !{}
