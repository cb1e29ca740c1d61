source_filename = "block_ended_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %p = alloca i32*, align 8
  %r = alloca i32, align 4
  %x = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32** %p to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !19
  call void @llvm.dbg.declare(metadata i32** %p, metadata !14, metadata !DIExpression()), !dbg !20
  %1 = bitcast i32* %r to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !21
  call void @llvm.dbg.declare(metadata i32* %r, metadata !16, metadata !DIExpression()), !dbg !22
  %2 = bitcast i32* %x to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !23
  call void @llvm.dbg.declare(metadata i32* %x, metadata !17, metadata !DIExpression()), !dbg !24
  store i32 1, i32* %x, align 4, !dbg !24
  store i32* %x, i32** %p, align 8, !dbg !25
  %3 = load i32*, i32** %p, align 8, !dbg !26
  %4 = load i32, i32* %3, align 4, !dbg !27
  store i32 %4, i32* %r, align 4, !dbg !28
  %5 = bitcast i32* %x to i8*, !dbg !29
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %5), !dbg !29
  %6 = load i32, i32* %r, align 4, !dbg !30
  %7 = bitcast i32* %r to i8*, !dbg !31
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7), !dbg !31
  %8 = bitcast i32** %p to i8*, !dbg !31
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %8), !dbg !31
  ret i32 %6, !dbg !32
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "block_ended_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 2, type: !10, scopeLine: 2, flags: DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !16, !17}
!14 = !DILocalVariable(name: "p", scope: !9, file: !1, line: 3, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!16 = !DILocalVariable(name: "r", scope: !9, file: !1, line: 4, type: !12)
!17 = !DILocalVariable(name: "x", scope: !18, file: !1, line: 6, type: !12)
!18 = distinct !DILexicalBlock(scope: !9, file: !1, line: 5, column: 3)
!19 = !DILocation(line: 3, column: 3, scope: !9)
!20 = !DILocation(line: 3, column: 8, scope: !9)
!21 = !DILocation(line: 4, column: 3, scope: !9)
!22 = !DILocation(line: 4, column: 7, scope: !9)
!23 = !DILocation(line: 6, column: 5, scope: !18)
!24 = !DILocation(line: 6, column: 9, scope: !18)
!25 = !DILocation(line: 7, column: 7, scope: !18)
!26 = !DILocation(line: 8, column: 10, scope: !18)
!27 = !DILocation(line: 8, column: 9, scope: !18)
!28 = !DILocation(line: 8, column: 7, scope: !18)
!29 = !DILocation(line: 9, column: 3, scope: !9)
!30 = !DILocation(line: 10, column: 10, scope: !9)
!31 = !DILocation(line: 11, column: 1, scope: !9)
!32 = !DILocation(line: 10, column: 3, scope: !9)
