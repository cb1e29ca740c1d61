source_filename = "use_after_free_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %p = alloca i32*, align 8
  %q = alloca i32*, align 8
  %r = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32** %p, metadata !15, metadata !DIExpression()), !dbg !17
  %call = call i8* @malloc(i64 noundef 4), !dbg !18
  %0 = bitcast i8* %call to i32*, !dbg !18
  store i32* %0, i32** %p, align 8, !dbg !17
  call void @llvm.dbg.declare(metadata i32** %q, metadata !19, metadata !DIExpression()), !dbg !20
  %1 = load i32*, i32** %p, align 8, !dbg !21
  store i32* %1, i32** %q, align 8, !dbg !20
  %2 = load i32*, i32** %p, align 8, !dbg !22
  store i32 3, i32* %2, align 4, !dbg !23
  %call1 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !24
  br i1 %call1, label %if.then, label %if.end, !dbg !26

if.then:
  %3 = load i32*, i32** %p, align 8, !dbg !27
  %4 = bitcast i32* %3 to i8*, !dbg !27
  call void @free(i8* noundef %4), !dbg !29
  call void @llvm.dbg.declare(metadata i32* %r, metadata !30, metadata !DIExpression()), !dbg !31
  %5 = load i32*, i32** %q, align 8, !dbg !32
  %6 = load i32, i32* %5, align 4, !dbg !33
  store i32 %6, i32* %r, align 4, !dbg !31
  %7 = load i32, i32* %r, align 4, !dbg !34
  store i32 %7, i32* %retval, align 4, !dbg !35
  br label %return, !dbg !35

if.end:
  %8 = load i32*, i32** %p, align 8, !dbg !36
  %9 = bitcast i32* %8 to i8*, !dbg !36
  call void @free(i8* noundef %9), !dbg !37
  store i32 0, i32* %retval, align 4, !dbg !38
  br label %return, !dbg !38

return:
  %10 = load i32, i32* %retval, align 4, !dbg !39
  ret i32 %10, !dbg !39
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i8* @malloc(i64 noundef)

declare zeroext i1 @__VERIFIER_nondet_bool()

declare void @free(i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "use_after_free_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "p", scope: !10, file: !1, line: 7, type: !16)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!17 = !DILocation(line: 7, column: 8, scope: !10)
!18 = !DILocation(line: 7, column: 12, scope: !10)
!19 = !DILocalVariable(name: "q", scope: !10, file: !1, line: 7, type: !16)
!20 = !DILocation(line: 7, column: 32, scope: !10)
!21 = !DILocation(line: 7, column: 36, scope: !10)
!22 = !DILocation(line: 8, column: 4, scope: !10)
!23 = !DILocation(line: 8, column: 6, scope: !10)
!24 = !DILocation(line: 9, column: 7, scope: !25)
!25 = distinct !DILexicalBlock(scope: !10, file: !1, line: 9, column: 7)
!26 = !DILocation(line: 9, column: 7, scope: !10)
!27 = !DILocation(line: 10, column: 10, scope: !28)
!28 = distinct !DILexicalBlock(scope: !25, file: !1, line: 9, column: 33)
!29 = !DILocation(line: 10, column: 5, scope: !28)
!30 = !DILocalVariable(name: "r", scope: !28, file: !1, line: 11, type: !13)
!31 = !DILocation(line: 11, column: 9, scope: !28)
!32 = !DILocation(line: 11, column: 14, scope: !28)
!33 = !DILocation(line: 11, column: 13, scope: !28)
!34 = !DILocation(line: 12, column: 12, scope: !28)
!35 = !DILocation(line: 12, column: 5, scope: !28)
!36 = !DILocation(line: 14, column: 8, scope: !10)
!37 = !DILocation(line: 14, column: 3, scope: !10)
!38 = !DILocation(line: 15, column: 3, scope: !10)
!39 = !DILocation(line: 16, column: 1, scope: !10)
