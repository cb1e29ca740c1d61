source_filename = "heap_calloc_realloc_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %i = alloca i32, align 4
  %a = alloca i32*, align 8
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %i, metadata !15, metadata !DIExpression()), !dbg !17
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !18
  %rem = urem i32 %call, 2, !dbg !19
  store i32 %rem, i32* %i, align 4, !dbg !17
  call void @llvm.dbg.declare(metadata i32** %a, metadata !20, metadata !DIExpression()), !dbg !22
  %call1 = call i8* @calloc(i64 noundef 2, i64 noundef 4), !dbg !23
  %0 = bitcast i8* %call1 to i32*, !dbg !23
  store i32* %0, i32** %a, align 8, !dbg !22
  %1 = load i32*, i32** %a, align 8, !dbg !24
  %2 = load i32, i32* %i, align 4, !dbg !26
  %idxprom = zext i32 %2 to i64, !dbg !24
  %arrayidx = getelementptr inbounds i32, i32* %1, i64 %idxprom, !dbg !24
  %3 = load i32, i32* %arrayidx, align 4, !dbg !24
  %tobool = icmp ne i32 %3, 0, !dbg !24
  br i1 %tobool, label %if.then, label %if.end, !dbg !27

if.then:
  call void @reach_error(), !dbg !28
  br label %if.end, !dbg !28

if.end:
  %4 = load i32*, i32** %a, align 8, !dbg !29
  %5 = load i32, i32* %i, align 4, !dbg !30
  %idxprom2 = zext i32 %5 to i64, !dbg !29
  %arrayidx3 = getelementptr inbounds i32, i32* %4, i64 %idxprom2, !dbg !29
  store i32 7, i32* %arrayidx3, align 4, !dbg !31
  %6 = load i32*, i32** %a, align 8, !dbg !32
  %7 = bitcast i32* %6 to i8*, !dbg !32
  %call4 = call i8* @realloc(i8* noundef %7, i64 noundef 12), !dbg !33
  %8 = bitcast i8* %call4 to i32*, !dbg !33
  store i32* %8, i32** %a, align 8, !dbg !34
  %9 = load i32*, i32** %a, align 8, !dbg !35
  %10 = load i32, i32* %i, align 4, !dbg !37
  %idxprom5 = zext i32 %10 to i64, !dbg !35
  %arrayidx6 = getelementptr inbounds i32, i32* %9, i64 %idxprom5, !dbg !35
  %11 = load i32, i32* %arrayidx6, align 4, !dbg !35
  %cmp = icmp ne i32 %11, 7, !dbg !38
  br i1 %cmp, label %if.then7, label %if.end8, !dbg !39

if.then7:
  call void @reach_error(), !dbg !40
  br label %if.end8, !dbg !40

if.end8:
  %12 = load i32, i32* %i, align 4, !dbg !41
  %cmp9 = icmp ne i32 %12, 1, !dbg !43
  br i1 %cmp9, label %land.lhs.true, label %if.end13, !dbg !44

land.lhs.true:
  %13 = load i32*, i32** %a, align 8, !dbg !45
  %arrayidx10 = getelementptr inbounds i32, i32* %13, i64 1, !dbg !45
  %14 = load i32, i32* %arrayidx10, align 4, !dbg !45
  %tobool11 = icmp ne i32 %14, 0, !dbg !45
  br i1 %tobool11, label %if.then12, label %if.end13, !dbg !46

if.then12:
  call void @reach_error(), !dbg !47
  br label %if.end13, !dbg !47

if.end13:
  %15 = load i32*, i32** %a, align 8, !dbg !48
  %16 = bitcast i32* %15 to i8*, !dbg !48
  call void @free(i8* noundef %16), !dbg !49
  ret i32 0, !dbg !50
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_uint()

declare i8* @calloc(i64 noundef, i64 noundef)

declare void @reach_error()

declare i8* @realloc(i8* noundef, i64 noundef)

declare void @free(i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "heap_calloc_realloc_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "i", scope: !10, file: !1, line: 9, type: !16)
!16 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!17 = !DILocation(line: 9, column: 12, scope: !10)
!18 = !DILocation(line: 9, column: 16, scope: !10)
!19 = !DILocation(line: 9, column: 41, scope: !10)
!20 = !DILocalVariable(name: "a", scope: !10, file: !1, line: 10, type: !21)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!22 = !DILocation(line: 10, column: 8, scope: !10)
!23 = !DILocation(line: 10, column: 12, scope: !10)
!24 = !DILocation(line: 11, column: 7, scope: !25)
!25 = distinct !DILexicalBlock(scope: !10, file: !1, line: 11, column: 7)
!26 = !DILocation(line: 11, column: 9, scope: !25)
!27 = !DILocation(line: 11, column: 7, scope: !10)
!28 = !DILocation(line: 11, column: 13, scope: !25)
!29 = !DILocation(line: 12, column: 3, scope: !10)
!30 = !DILocation(line: 12, column: 5, scope: !10)
!31 = !DILocation(line: 12, column: 8, scope: !10)
!32 = !DILocation(line: 13, column: 15, scope: !10)
!33 = !DILocation(line: 13, column: 7, scope: !10)
!34 = !DILocation(line: 13, column: 5, scope: !10)
!35 = !DILocation(line: 14, column: 7, scope: !36)
!36 = distinct !DILexicalBlock(scope: !10, file: !1, line: 14, column: 7)
!37 = !DILocation(line: 14, column: 9, scope: !36)
!38 = !DILocation(line: 14, column: 12, scope: !36)
!39 = !DILocation(line: 14, column: 7, scope: !10)
!40 = !DILocation(line: 14, column: 18, scope: !36)
!41 = !DILocation(line: 15, column: 7, scope: !42)
!42 = distinct !DILexicalBlock(scope: !10, file: !1, line: 15, column: 7)
!43 = !DILocation(line: 15, column: 9, scope: !42)
!44 = !DILocation(line: 15, column: 14, scope: !42)
!45 = !DILocation(line: 15, column: 17, scope: !42)
!46 = !DILocation(line: 15, column: 7, scope: !10)
!47 = !DILocation(line: 15, column: 23, scope: !42)
!48 = !DILocation(line: 16, column: 8, scope: !10)
!49 = !DILocation(line: 16, column: 3, scope: !10)
!50 = !DILocation(line: 17, column: 3, scope: !10)
