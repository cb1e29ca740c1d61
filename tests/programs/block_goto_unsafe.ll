source_filename = "block_goto_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %p = alloca i32*, align 8
  %y = alloca i32, align 4
  %x = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32** %p to i8*, !dbg !20
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !20
  call void @llvm.dbg.declare(metadata i32** %p, metadata !14, metadata !DIExpression()), !dbg !21
  store i32* null, i32** %p, align 8, !dbg !21
  %1 = bitcast i32* %y to i8*, !dbg !20
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !20
  call void @llvm.dbg.declare(metadata i32* %y, metadata !16, metadata !DIExpression()), !dbg !22
  store i32 5, i32* %y, align 4, !dbg !22
  %2 = bitcast i32* %x to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !23
  call void @llvm.dbg.declare(metadata i32* %x, metadata !17, metadata !DIExpression()), !dbg !24
  store i32 1, i32* %x, align 4, !dbg !24
  store i32* %x, i32** %p, align 8, !dbg !25
  %3 = load i32*, i32** %p, align 8, !dbg !26
  %4 = load i32, i32* %3, align 4, !dbg !28
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !29
  %cmp = icmp eq i32 %4, %call, !dbg !30
  br i1 %cmp, label %if.then, label %if.end, !dbg !31

if.then:
  store i32 2, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !32

if.end:
  store i32* %y, i32** %p, align 8, !dbg !33
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !34
  br label %cleanup, !dbg !34

cleanup:
  %5 = bitcast i32* %x to i8*, !dbg !34
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %5), !dbg !34
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup1 [
    i32 0, label %cleanup.cont
    i32 2, label %out
  ]

cleanup.cont:
  br label %out, !dbg !35

out:
  call void @llvm.dbg.label(metadata !19), !dbg !36
  %6 = load i32*, i32** %p, align 8, !dbg !37
  %7 = load i32, i32* %6, align 4, !dbg !38
  store i32 %7, i32* %retval, align 4, !dbg !39
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup1, !dbg !39

cleanup1:
  %8 = bitcast i32* %y to i8*, !dbg !40
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %8), !dbg !40
  %9 = bitcast i32** %p to i8*, !dbg !40
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %9), !dbg !40
  %10 = load i32, i32* %retval, align 4, !dbg !40
  ret i32 %10, !dbg !40
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.label(metadata)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "block_goto_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 3, type: !10, scopeLine: 3, flags: DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !16, !17, !19}
!14 = !DILocalVariable(name: "p", scope: !9, file: !1, line: 4, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!16 = !DILocalVariable(name: "y", scope: !9, file: !1, line: 4, type: !12)
!17 = !DILocalVariable(name: "x", scope: !18, file: !1, line: 6, type: !12)
!18 = distinct !DILexicalBlock(scope: !9, file: !1, line: 5, column: 3)
!19 = !DILabel(scope: !9, name: "out", file: !1, line: 11)
!20 = !DILocation(line: 4, column: 3, scope: !9)
!21 = !DILocation(line: 4, column: 8, scope: !9)
!22 = !DILocation(line: 4, column: 15, scope: !9)
!23 = !DILocation(line: 6, column: 5, scope: !18)
!24 = !DILocation(line: 6, column: 9, scope: !18)
!25 = !DILocation(line: 7, column: 7, scope: !18)
!26 = !DILocation(line: 8, column: 10, scope: !27)
!27 = distinct !DILexicalBlock(scope: !18, file: !1, line: 8, column: 9)
!28 = !DILocation(line: 8, column: 9, scope: !27)
!29 = !DILocation(line: 8, column: 15, scope: !27)
!30 = !DILocation(line: 8, column: 12, scope: !27)
!31 = !DILocation(line: 8, column: 9, scope: !18)
!32 = !DILocation(line: 8, column: 40, scope: !27)
!33 = !DILocation(line: 9, column: 7, scope: !18)
!34 = !DILocation(line: 10, column: 3, scope: !9)
!35 = !DILocation(line: 10, column: 3, scope: !18)
!36 = !DILocation(line: 11, column: 1, scope: !9)
!37 = !DILocation(line: 12, column: 11, scope: !9)
!38 = !DILocation(line: 12, column: 10, scope: !9)
!39 = !DILocation(line: 12, column: 3, scope: !9)
!40 = !DILocation(line: 13, column: 1, scope: !9)
