source_filename = "memory/main.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %p = alloca i32*, align 8
  %r = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32** %p to i8*, !dbg !17
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !17
  call void @llvm.dbg.declare(metadata i32** %p, metadata !14, metadata !DIExpression()), !dbg !18
  %call = call i32* @make(i32 noundef 4), !dbg !19
  store i32* %call, i32** %p, align 8, !dbg !18
  %1 = bitcast i32* %r to i8*, !dbg !20
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !20
  call void @llvm.dbg.declare(metadata i32* %r, metadata !16, metadata !DIExpression()), !dbg !21
  %2 = load i32*, i32** %p, align 8, !dbg !22
  %call1 = call i32 @get(i32* noundef %2, i32 noundef 3), !dbg !23
  store i32 %call1, i32* %r, align 4, !dbg !21
  %3 = load i32*, i32** %p, align 8, !dbg !24
  %4 = bitcast i32* %3 to i8*, !dbg !24
  call void @free(i8* noundef %4), !dbg !25
  %5 = load i32, i32* %r, align 4, !dbg !26
  %6 = bitcast i32* %r to i8*, !dbg !27
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6), !dbg !27
  %7 = bitcast i32** %p to i8*, !dbg !27
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %7), !dbg !27
  ret i32 %5, !dbg !28
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !29 i32* @make(i32 noundef)

declare !dbg !33 i32 @get(i32* noundef, i32 noundef)

declare void @free(i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "memory/main.c", directory: ".")
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
!13 = !{!14, !16}
!14 = !DILocalVariable(name: "p", scope: !9, file: !1, line: 6, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!16 = !DILocalVariable(name: "r", scope: !9, file: !1, line: 7, type: !12)
!17 = !DILocation(line: 6, column: 3, scope: !9)
!18 = !DILocation(line: 6, column: 8, scope: !9)
!19 = !DILocation(line: 6, column: 12, scope: !9)
!20 = !DILocation(line: 7, column: 3, scope: !9)
!21 = !DILocation(line: 7, column: 7, scope: !9)
!22 = !DILocation(line: 7, column: 15, scope: !9)
!23 = !DILocation(line: 7, column: 11, scope: !9)
!24 = !DILocation(line: 8, column: 8, scope: !9)
!25 = !DILocation(line: 8, column: 3, scope: !9)
!26 = !DILocation(line: 9, column: 10, scope: !9)
!27 = !DILocation(line: 10, column: 1, scope: !9)
!28 = !DILocation(line: 9, column: 3, scope: !9)
!29 = !DISubprogram(name: "make", scope: !1, file: !1, line: 3, type: !30, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !32)
!30 = !DISubroutineType(types: !31)
!31 = !{!15, !12}
!32 = !{}
!33 = !DISubprogram(name: "get", scope: !1, file: !1, line: 4, type: !34, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !32)
!34 = !DISubroutineType(types: !35)
!35 = !{!12, !15, !12}
