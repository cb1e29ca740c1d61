source_filename = "pointer_half_copied_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %p = alloca i32*, align 8
  %q = alloca i32*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %x to i8*, !dbg !18
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !18
  call void @llvm.dbg.declare(metadata i32* %x, metadata !14, metadata !DIExpression()), !dbg !19
  store i32 1, i32* %x, align 4, !dbg !19
  %1 = bitcast i32** %p to i8*, !dbg !18
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !18
  call void @llvm.dbg.declare(metadata i32** %p, metadata !15, metadata !DIExpression()), !dbg !20
  store i32* %x, i32** %p, align 8, !dbg !20
  %2 = bitcast i32** %q to i8*, !dbg !18
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !18
  call void @llvm.dbg.declare(metadata i32** %q, metadata !17, metadata !DIExpression()), !dbg !21
  store i32* null, i32** %q, align 8, !dbg !21
  %3 = bitcast i32** %q to i8*, !dbg !22
  %4 = bitcast i32** %p to i8*, !dbg !22
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %3, i8* align 8 %4, i64 4, i1 false), !dbg !22
  %5 = load i32*, i32** %q, align 8, !dbg !23
  store i32 3, i32* %5, align 4, !dbg !24
  %6 = load i32, i32* %x, align 4, !dbg !25
  %7 = bitcast i32** %q to i8*, !dbg !26
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %7), !dbg !26
  %8 = bitcast i32** %p to i8*, !dbg !26
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %8), !dbg !26
  %9 = bitcast i32* %x to i8*, !dbg !26
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %9), !dbg !26
  ret i32 %6, !dbg !27
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "pointer_half_copied_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 3, type: !10, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !15, !17}
!14 = !DILocalVariable(name: "x", scope: !9, file: !1, line: 4, type: !12)
!15 = !DILocalVariable(name: "p", scope: !9, file: !1, line: 4, type: !16)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!17 = !DILocalVariable(name: "q", scope: !9, file: !1, line: 4, type: !16)
!18 = !DILocation(line: 4, column: 3, scope: !9)
!19 = !DILocation(line: 4, column: 7, scope: !9)
!20 = !DILocation(line: 4, column: 15, scope: !9)
!21 = !DILocation(line: 4, column: 24, scope: !9)
!22 = !DILocation(line: 5, column: 3, scope: !9)
!23 = !DILocation(line: 6, column: 4, scope: !9)
!24 = !DILocation(line: 6, column: 6, scope: !9)
!25 = !DILocation(line: 7, column: 10, scope: !9)
!26 = !DILocation(line: 8, column: 1, scope: !9)
!27 = !DILocation(line: 7, column: 3, scope: !9)
