source_filename = "types/use.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.item = type { i8, i64, %struct.item* }

@__const.use.last = private unnamed_addr constant %struct.item { i8 1, i64 1, %struct.item* null }, align 8

define dso_local i32 @use() !dbg !9 {
entry:
  %last = alloca %struct.item, align 8
  %first = alloca %struct.item, align 8
  %0 = bitcast %struct.item* %last to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %0), !dbg !24
  call void @llvm.dbg.declare(metadata %struct.item* %last, metadata !14, metadata !DIExpression()), !dbg !25
  %1 = bitcast %struct.item* %last to i8*, !dbg !25
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %1, i8* align 8 getelementptr inbounds (%struct.item, %struct.item* @__const.use.last, i32 0, i32 0), i64 24, i1 false), !dbg !25
  %2 = bitcast %struct.item* %first to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %2), !dbg !24
  call void @llvm.dbg.declare(metadata %struct.item* %first, metadata !23, metadata !DIExpression()), !dbg !26
  %c = getelementptr inbounds %struct.item, %struct.item* %first, i32 0, i32 0, !dbg !27
  store i8 1, i8* %c, align 8, !dbg !27
  %d = getelementptr inbounds %struct.item, %struct.item* %first, i32 0, i32 1, !dbg !27
  store i64 0, i64* %d, align 8, !dbg !27
  %next = getelementptr inbounds %struct.item, %struct.item* %first, i32 0, i32 2, !dbg !27
  store %struct.item* %last, %struct.item** %next, align 8, !dbg !27
  %c1 = getelementptr inbounds %struct.item, %struct.item* %first, i32 0, i32 0, !dbg !28
  %3 = load i8, i8* %c1, align 8, !dbg !28
  %conv = sext i8 %3 to i64, !dbg !29
  %next2 = getelementptr inbounds %struct.item, %struct.item* %first, i32 0, i32 2, !dbg !30
  %4 = load %struct.item*, %struct.item** %next2, align 8, !dbg !30
  %d3 = getelementptr inbounds %struct.item, %struct.item* %4, i32 0, i32 1, !dbg !31
  %5 = load i64, i64* %d3, align 8, !dbg !31
  %add = add nsw i64 %conv, %5, !dbg !32
  %conv4 = trunc i64 %add to i32, !dbg !29
  %6 = bitcast %struct.item* %first to i8*, !dbg !33
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %6), !dbg !33
  %7 = bitcast %struct.item* %last to i8*, !dbg !33
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %7), !dbg !33
  ret i32 %conv4, !dbg !34
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "types/use.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "use", scope: !1, file: !1, line: 2, type: !10, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !23}
!14 = !DILocalVariable(name: "last", scope: !9, file: !1, line: 3, type: !15)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "item", file: !1, line: 1, size: 192, elements: !16)
!16 = !{!17, !19, !21}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !15, file: !1, line: 1, baseType: !18, size: 8)
!18 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !15, file: !1, line: 1, baseType: !20, size: 64, offset: 64)
!20 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !15, file: !1, line: 1, baseType: !22, size: 64, offset: 128)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!23 = !DILocalVariable(name: "first", scope: !9, file: !1, line: 3, type: !15)
!24 = !DILocation(line: 3, column: 3, scope: !9)
!25 = !DILocation(line: 3, column: 15, scope: !9)
!26 = !DILocation(line: 3, column: 35, scope: !9)
!27 = !DILocation(line: 3, column: 43, scope: !9)
!28 = !DILocation(line: 4, column: 16, scope: !9)
!29 = !DILocation(line: 4, column: 10, scope: !9)
!30 = !DILocation(line: 4, column: 26, scope: !9)
!31 = !DILocation(line: 4, column: 32, scope: !9)
!32 = !DILocation(line: 4, column: 18, scope: !9)
!33 = !DILocation(line: 5, column: 1, scope: !9)
!34 = !DILocation(line: 4, column: 3, scope: !9)
