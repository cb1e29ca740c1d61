source_filename = "heap_calloc_realloc_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %i = alloca i32, align 4
  %a = alloca i8*, align 8
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %i, metadata !15, metadata !DIExpression()), !dbg !17
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !18
  %rem = urem i32 %call, 2, !dbg !19
  store i32 %rem, i32* %i, align 4, !dbg !17
  call void @llvm.dbg.declare(metadata i8** %a, metadata !20, metadata !DIExpression()), !dbg !23
  %call1 = call i8* @calloc(i64 noundef 2, i64 noundef 1), !dbg !24
  store i8* %call1, i8** %a, align 8, !dbg !23
  %0 = load i8*, i8** %a, align 8, !dbg !25
  %1 = load i32, i32* %i, align 4, !dbg !27
  %idxprom = zext i32 %1 to i64, !dbg !25
  %arrayidx = getelementptr inbounds i8, i8* %0, i64 %idxprom, !dbg !25
  %2 = load i8, i8* %arrayidx, align 1, !dbg !25
  %tobool = icmp ne i8 %2, 0, !dbg !25
  br i1 %tobool, label %if.then, label %if.end, !dbg !28

if.then:
  call void @reach_error(), !dbg !29
  br label %if.end, !dbg !29

if.end:
  %3 = load i8*, i8** %a, align 8, !dbg !30
  %4 = load i32, i32* %i, align 4, !dbg !31
  %idxprom2 = zext i32 %4 to i64, !dbg !30
  %arrayidx3 = getelementptr inbounds i8, i8* %3, i64 %idxprom2, !dbg !30
  store i8 7, i8* %arrayidx3, align 1, !dbg !32
  %5 = load i8*, i8** %a, align 8, !dbg !33
  %call4 = call i8* @realloc(i8* noundef %5, i64 noundef 3), !dbg !34
  store i8* %call4, i8** %a, align 8, !dbg !35
  %6 = load i8*, i8** %a, align 8, !dbg !36
  %7 = load i32, i32* %i, align 4, !dbg !38
  %idxprom5 = zext i32 %7 to i64, !dbg !36
  %arrayidx6 = getelementptr inbounds i8, i8* %6, i64 %idxprom5, !dbg !36
  %8 = load i8, i8* %arrayidx6, align 1, !dbg !36
  %conv = sext i8 %8 to i32, !dbg !36
  %cmp = icmp ne i32 %conv, 7, !dbg !39
  br i1 %cmp, label %if.then8, label %if.end9, !dbg !40

if.then8:
  call void @reach_error(), !dbg !41
  br label %if.end9, !dbg !41

if.end9:
  %9 = load i32, i32* %i, align 4, !dbg !42
  %cmp10 = icmp ne i32 %9, 1, !dbg !44
  br i1 %cmp10, label %land.lhs.true, label %if.end16, !dbg !45

land.lhs.true:
  %10 = load i8*, i8** %a, align 8, !dbg !46
  %arrayidx12 = getelementptr inbounds i8, i8* %10, i64 1, !dbg !46
  %11 = load i8, i8* %arrayidx12, align 1, !dbg !46
  %conv13 = sext i8 %11 to i32, !dbg !46
  %tobool14 = icmp ne i32 %conv13, 0, !dbg !46
  br i1 %tobool14, label %if.then15, label %if.end16, !dbg !47

if.then15:
  call void @reach_error(), !dbg !48
  br label %if.end16, !dbg !48

if.end16:
  %12 = load i8*, i8** %a, align 8, !dbg !49
  call void @free(i8* noundef %12), !dbg !50
  ret i32 0, !dbg !51
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
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!23 = !DILocation(line: 10, column: 9, scope: !10)
!24 = !DILocation(line: 10, column: 13, scope: !10)
!25 = !DILocation(line: 11, column: 7, scope: !26)
!26 = distinct !DILexicalBlock(scope: !10, file: !1, line: 11, column: 7)
!27 = !DILocation(line: 11, column: 9, scope: !26)
!28 = !DILocation(line: 11, column: 7, scope: !10)
!29 = !DILocation(line: 11, column: 13, scope: !26)
!30 = !DILocation(line: 12, column: 3, scope: !10)
!31 = !DILocation(line: 12, column: 5, scope: !10)
!32 = !DILocation(line: 12, column: 8, scope: !10)
!33 = !DILocation(line: 13, column: 15, scope: !10)
!34 = !DILocation(line: 13, column: 7, scope: !10)
!35 = !DILocation(line: 13, column: 5, scope: !10)
!36 = !DILocation(line: 14, column: 7, scope: !37)
!37 = distinct !DILexicalBlock(scope: !10, file: !1, line: 14, column: 7)
!38 = !DILocation(line: 14, column: 9, scope: !37)
!39 = !DILocation(line: 14, column: 12, scope: !37)
!40 = !DILocation(line: 14, column: 7, scope: !10)
!41 = !DILocation(line: 14, column: 18, scope: !37)
!42 = !DILocation(line: 15, column: 7, scope: !43)
!43 = distinct !DILexicalBlock(scope: !10, file: !1, line: 15, column: 7)
!44 = !DILocation(line: 15, column: 9, scope: !43)
!45 = !DILocation(line: 15, column: 14, scope: !43)
!46 = !DILocation(line: 15, column: 17, scope: !43)
!47 = !DILocation(line: 15, column: 7, scope: !10)
!48 = !DILocation(line: 15, column: 23, scope: !43)
!49 = !DILocation(line: 16, column: 8, scope: !10)
!50 = !DILocation(line: 16, column: 3, scope: !10)
!51 = !DILocation(line: 17, column: 3, scope: !10)
