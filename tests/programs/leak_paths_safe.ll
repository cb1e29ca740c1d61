source_filename = "leak_paths_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %p = alloca i32*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !17
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !17
  call void @llvm.dbg.declare(metadata i32* %n, metadata !14, metadata !DIExpression()), !dbg !18
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !19
  store i32 %call, i32* %n, align 4, !dbg !18
  %1 = bitcast i32** %p to i8*, !dbg !20
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !20
  call void @llvm.dbg.declare(metadata i32** %p, metadata !15, metadata !DIExpression()), !dbg !21
  %call1 = call noalias i8* @malloc(i64 noundef 4), !dbg !22
  %2 = bitcast i8* %call1 to i32*, !dbg !22
  store i32* %2, i32** %p, align 8, !dbg !21
  %3 = load i32, i32* %n, align 4, !dbg !23
  %4 = load i32*, i32** %p, align 8, !dbg !24
  store i32 %3, i32* %4, align 4, !dbg !25
  %5 = load i32, i32* %n, align 4, !dbg !26
  %cmp = icmp sgt i32 %5, 3, !dbg !28
  br i1 %cmp, label %if.then, label %if.end, !dbg !29

if.then:
  %6 = load i32*, i32** %p, align 8, !dbg !30
  %7 = bitcast i32* %6 to i8*, !dbg !30
  call void @free(i8* noundef %7), !dbg !32
  store i32 1, i32* %retval, align 4, !dbg !33
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !33

if.end:
  %8 = load i32*, i32** %p, align 8, !dbg !34
  store i32 2, i32* %8, align 4, !dbg !35
  %9 = load i32*, i32** %p, align 8, !dbg !36
  %10 = bitcast i32* %9 to i8*, !dbg !36
  call void @free(i8* noundef %10), !dbg !37
  store i32 0, i32* %retval, align 4, !dbg !38
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !38

cleanup:
  %11 = bitcast i32** %p to i8*, !dbg !39
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %11), !dbg !39
  %12 = bitcast i32* %n to i8*, !dbg !39
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %12), !dbg !39
  %13 = load i32, i32* %retval, align 4, !dbg !39
  ret i32 %13, !dbg !39
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare noalias i8* @malloc(i64 noundef)

declare void @free(i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "leak_paths_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !10, scopeLine: 4, flags: DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !15}
!14 = !DILocalVariable(name: "n", scope: !9, file: !1, line: 4, type: !12)
!15 = !DILocalVariable(name: "p", scope: !9, file: !1, line: 4, type: !16)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!17 = !DILocation(line: 4, column: 14, scope: !9)
!18 = !DILocation(line: 4, column: 18, scope: !9)
!19 = !DILocation(line: 4, column: 22, scope: !9)
!20 = !DILocation(line: 4, column: 47, scope: !9)
!21 = !DILocation(line: 4, column: 52, scope: !9)
!22 = !DILocation(line: 4, column: 56, scope: !9)
!23 = !DILocation(line: 4, column: 82, scope: !9)
!24 = !DILocation(line: 4, column: 78, scope: !9)
!25 = !DILocation(line: 4, column: 80, scope: !9)
!26 = !DILocation(line: 5, column: 7, scope: !27)
!27 = distinct !DILexicalBlock(scope: !9, file: !1, line: 5, column: 7)
!28 = !DILocation(line: 5, column: 9, scope: !27)
!29 = !DILocation(line: 5, column: 7, scope: !9)
!30 = !DILocation(line: 5, column: 21, scope: !31)
!31 = distinct !DILexicalBlock(scope: !27, file: !1, line: 5, column: 14)
!32 = !DILocation(line: 5, column: 16, scope: !31)
!33 = !DILocation(line: 5, column: 25, scope: !31)
!34 = !DILocation(line: 5, column: 38, scope: !9)
!35 = !DILocation(line: 5, column: 40, scope: !9)
!36 = !DILocation(line: 5, column: 50, scope: !9)
!37 = !DILocation(line: 5, column: 45, scope: !9)
!38 = !DILocation(line: 5, column: 54, scope: !9)
!39 = !DILocation(line: 5, column: 64, scope: !9)
