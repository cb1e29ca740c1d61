source_filename = "heap_objects_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %p = alloca i32*, align 8
  %q = alloca i32*, align 8
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32** %p, metadata !15, metadata !DIExpression()), !dbg !17
  %call = call i8* @malloc(i64 noundef 4), !dbg !18
  %0 = bitcast i8* %call to i32*, !dbg !18
  store i32* %0, i32** %p, align 8, !dbg !17
  call void @llvm.dbg.declare(metadata i32** %q, metadata !19, metadata !DIExpression()), !dbg !20
  %call1 = call i8* @malloc(i64 noundef 4), !dbg !21
  %1 = bitcast i8* %call1 to i32*, !dbg !21
  store i32* %1, i32** %q, align 8, !dbg !20
  %2 = load i32*, i32** %p, align 8, !dbg !22
  store i32 1, i32* %2, align 4, !dbg !23
  %call2 = call i32 @__VERIFIER_nondet_int(), !dbg !24
  %3 = load i32*, i32** %q, align 8, !dbg !25
  store i32 %call2, i32* %3, align 4, !dbg !26
  %4 = load i32*, i32** %p, align 8, !dbg !27
  %5 = load i32*, i32** %q, align 8, !dbg !29
  %cmp = icmp eq i32* %4, %5, !dbg !30
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !31

lor.lhs.false:
  %6 = load i32*, i32** %p, align 8, !dbg !32
  %7 = load i32, i32* %6, align 4, !dbg !33
  %cmp3 = icmp ne i32 %7, 1, !dbg !34
  br i1 %cmp3, label %if.then, label %if.end, !dbg !35

if.then:
  call void @reach_error(), !dbg !36
  br label %if.end, !dbg !36

if.end:
  %8 = load i32*, i32** %p, align 8, !dbg !37
  %9 = bitcast i32* %8 to i8*, !dbg !37
  call void @free(i8* noundef %9), !dbg !38
  %10 = load i32*, i32** %q, align 8, !dbg !39
  store i32* %10, i32** %p, align 8, !dbg !40
  %11 = load i32*, i32** %p, align 8, !dbg !41
  store i32 4, i32* %11, align 4, !dbg !42
  %12 = load i32*, i32** %q, align 8, !dbg !43
  %13 = load i32, i32* %12, align 4, !dbg !45
  %cmp4 = icmp ne i32 %13, 4, !dbg !46
  br i1 %cmp4, label %if.then5, label %if.end6, !dbg !47

if.then5:
  call void @reach_error(), !dbg !48
  br label %if.end6, !dbg !48

if.end6:
  %14 = load i32*, i32** %q, align 8, !dbg !49
  %15 = bitcast i32* %14 to i8*, !dbg !49
  call void @free(i8* noundef %15), !dbg !50
  ret i32 0, !dbg !51
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i8* @malloc(i64 noundef)

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

declare void @free(i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "heap_objects_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "p", scope: !10, file: !1, line: 8, type: !16)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!17 = !DILocation(line: 8, column: 8, scope: !10)
!18 = !DILocation(line: 8, column: 12, scope: !10)
!19 = !DILocalVariable(name: "q", scope: !10, file: !1, line: 8, type: !16)
!20 = !DILocation(line: 8, column: 32, scope: !10)
!21 = !DILocation(line: 8, column: 36, scope: !10)
!22 = !DILocation(line: 9, column: 4, scope: !10)
!23 = !DILocation(line: 9, column: 6, scope: !10)
!24 = !DILocation(line: 10, column: 8, scope: !10)
!25 = !DILocation(line: 10, column: 4, scope: !10)
!26 = !DILocation(line: 10, column: 6, scope: !10)
!27 = !DILocation(line: 11, column: 7, scope: !28)
!28 = distinct !DILexicalBlock(scope: !10, file: !1, line: 11, column: 7)
!29 = !DILocation(line: 11, column: 12, scope: !28)
!30 = !DILocation(line: 11, column: 9, scope: !28)
!31 = !DILocation(line: 11, column: 14, scope: !28)
!32 = !DILocation(line: 11, column: 18, scope: !28)
!33 = !DILocation(line: 11, column: 17, scope: !28)
!34 = !DILocation(line: 11, column: 20, scope: !28)
!35 = !DILocation(line: 11, column: 7, scope: !10)
!36 = !DILocation(line: 11, column: 26, scope: !28)
!37 = !DILocation(line: 12, column: 8, scope: !10)
!38 = !DILocation(line: 12, column: 3, scope: !10)
!39 = !DILocation(line: 13, column: 7, scope: !10)
!40 = !DILocation(line: 13, column: 5, scope: !10)
!41 = !DILocation(line: 14, column: 4, scope: !10)
!42 = !DILocation(line: 14, column: 6, scope: !10)
!43 = !DILocation(line: 15, column: 8, scope: !44)
!44 = distinct !DILexicalBlock(scope: !10, file: !1, line: 15, column: 7)
!45 = !DILocation(line: 15, column: 7, scope: !44)
!46 = !DILocation(line: 15, column: 10, scope: !44)
!47 = !DILocation(line: 15, column: 7, scope: !10)
!48 = !DILocation(line: 15, column: 16, scope: !44)
!49 = !DILocation(line: 16, column: 8, scope: !10)
!50 = !DILocation(line: 16, column: 3, scope: !10)
!51 = !DILocation(line: 17, column: 3, scope: !10)
