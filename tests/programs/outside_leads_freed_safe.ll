source_filename = "outside_leads_freed_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.holder = type { i32* }

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %x = alloca %struct.holder, align 8
  %own = alloca i32*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.holder* %x to i8*, !dbg !20
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !20
  call void @llvm.dbg.declare(metadata %struct.holder* %x, metadata !14, metadata !DIExpression()), !dbg !21
  %1 = bitcast i32** %own to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !22
  call void @llvm.dbg.declare(metadata i32** %own, metadata !19, metadata !DIExpression()), !dbg !23
  %call = call noalias i8* @malloc(i64 noundef 4), !dbg !24
  %2 = bitcast i8* %call to i32*, !dbg !24
  store i32* %2, i32** %own, align 8, !dbg !23
  %3 = load i32*, i32** %own, align 8, !dbg !25
  %p = getelementptr inbounds %struct.holder, %struct.holder* %x, i32 0, i32 0, !dbg !26
  store i32* %3, i32** %p, align 8, !dbg !27
  call void @keep(%struct.holder* noundef %x), !dbg !28
  %4 = load i32*, i32** %own, align 8, !dbg !29
  %5 = bitcast i32* %4 to i8*, !dbg !29
  call void @free(i8* noundef %5), !dbg !30
  %p1 = getelementptr inbounds %struct.holder, %struct.holder* %x, i32 0, i32 0, !dbg !31
  %6 = load i32*, i32** %p1, align 8, !dbg !31
  %tobool = icmp ne i32* %6, null, !dbg !32
  %lnot = xor i1 %tobool, true, !dbg !32
  %lnot.ext = zext i1 %lnot to i32, !dbg !32
  %7 = bitcast i32** %own to i8*, !dbg !33
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %7), !dbg !33
  %8 = bitcast %struct.holder* %x to i8*, !dbg !33
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %8), !dbg !33
  ret i32 %lnot.ext, !dbg !34
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare noalias i8* @malloc(i64 noundef)

declare !dbg !35 void @keep(%struct.holder* noundef)

declare void @free(i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "outside_leads_freed_safe.c", directory: ".")
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
!13 = !{!14, !19}
!14 = !DILocalVariable(name: "x", scope: !9, file: !1, line: 6, type: !15)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "holder", file: !1, line: 3, size: 64, elements: !16)
!16 = !{!17}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "p", scope: !15, file: !1, line: 3, baseType: !18, size: 64)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!19 = !DILocalVariable(name: "own", scope: !9, file: !1, line: 7, type: !18)
!20 = !DILocation(line: 6, column: 3, scope: !9)
!21 = !DILocation(line: 6, column: 17, scope: !9)
!22 = !DILocation(line: 7, column: 3, scope: !9)
!23 = !DILocation(line: 7, column: 8, scope: !9)
!24 = !DILocation(line: 7, column: 14, scope: !9)
!25 = !DILocation(line: 8, column: 9, scope: !9)
!26 = !DILocation(line: 8, column: 5, scope: !9)
!27 = !DILocation(line: 8, column: 7, scope: !9)
!28 = !DILocation(line: 9, column: 3, scope: !9)
!29 = !DILocation(line: 10, column: 8, scope: !9)
!30 = !DILocation(line: 10, column: 3, scope: !9)
!31 = !DILocation(line: 11, column: 13, scope: !9)
!32 = !DILocation(line: 11, column: 10, scope: !9)
!33 = !DILocation(line: 12, column: 1, scope: !9)
!34 = !DILocation(line: 11, column: 3, scope: !9)
!35 = !DISubprogram(name: "keep", scope: !1, file: !1, line: 4, type: !36, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !39)
!36 = !DISubroutineType(types: !37)
!37 = !{null, !38}
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!39 = !{}
