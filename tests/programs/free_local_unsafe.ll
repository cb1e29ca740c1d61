source_filename = "free_local_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %local = alloca i32, align 4
  %p = alloca i32*, align 8
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %local, metadata !15, metadata !DIExpression()), !dbg !16
  store i32 0, i32* %local, align 4, !dbg !16
  call void @llvm.dbg.declare(metadata i32** %p, metadata !17, metadata !DIExpression()), !dbg !19
  %call = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !20
  br i1 %call, label %cond.true, label %cond.false, !dbg !20

cond.true:
  %0 = bitcast i32* %local to i8*, !dbg !21
  br label %cond.end, !dbg !20

cond.false:
  %call1 = call i8* @malloc(i64 noundef 4), !dbg !22
  br label %cond.end, !dbg !20

cond.end:
  %cond = phi i8* [ %0, %cond.true ], [ %call1, %cond.false ], !dbg !20
  %1 = bitcast i8* %cond to i32*, !dbg !20
  store i32* %1, i32** %p, align 8, !dbg !19
  %2 = load i32*, i32** %p, align 8, !dbg !23
  store i32 1, i32* %2, align 4, !dbg !24
  %3 = load i32*, i32** %p, align 8, !dbg !25
  %cmp = icmp eq i32* %3, %local, !dbg !27
  br i1 %cmp, label %if.then, label %if.end, !dbg !28

if.then:
  %4 = load i32*, i32** %p, align 8, !dbg !29
  %5 = bitcast i32* %4 to i8*, !dbg !29
  call void @free(i8* noundef %5), !dbg !30
  br label %if.end, !dbg !30

if.end:
  %6 = load i32, i32* %local, align 4, !dbg !31
  ret i32 %6, !dbg !32
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare zeroext i1 @__VERIFIER_nondet_bool()

declare i8* @malloc(i64 noundef)

declare void @free(i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "free_local_unsafe.c", directory: ".")
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
!15 = !DILocalVariable(name: "local", scope: !10, file: !1, line: 7, type: !13)
!16 = !DILocation(line: 7, column: 7, scope: !10)
!17 = !DILocalVariable(name: "p", scope: !10, file: !1, line: 8, type: !18)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!19 = !DILocation(line: 8, column: 8, scope: !10)
!20 = !DILocation(line: 8, column: 12, scope: !10)
!21 = !DILocation(line: 8, column: 39, scope: !10)
!22 = !DILocation(line: 8, column: 48, scope: !10)
!23 = !DILocation(line: 9, column: 4, scope: !10)
!24 = !DILocation(line: 9, column: 6, scope: !10)
!25 = !DILocation(line: 10, column: 7, scope: !26)
!26 = distinct !DILexicalBlock(scope: !10, file: !1, line: 10, column: 7)
!27 = !DILocation(line: 10, column: 9, scope: !26)
!28 = !DILocation(line: 10, column: 7, scope: !10)
!29 = !DILocation(line: 10, column: 25, scope: !26)
!30 = !DILocation(line: 10, column: 20, scope: !26)
!31 = !DILocation(line: 11, column: 10, scope: !10)
!32 = !DILocation(line: 11, column: 3, scope: !10)
