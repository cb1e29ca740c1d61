source_filename = "types/main.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.item = type { i32, i16 }

@__const.main.i = private unnamed_addr constant %struct.item { i32 1, i16 2 }, align 4

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %i = alloca %struct.item, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.item* %i to i8*, !dbg !20
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !20
  call void @llvm.dbg.declare(metadata %struct.item* %i, metadata !14, metadata !DIExpression()), !dbg !21
  %1 = bitcast %struct.item* %i to i8*, !dbg !21
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %1, i8* align 4 bitcast (%struct.item* @__const.main.i to i8*), i64 8, i1 false), !dbg !21
  %a = getelementptr inbounds %struct.item, %struct.item* %i, i32 0, i32 0, !dbg !22
  %2 = load i32, i32* %a, align 4, !dbg !22
  %b = getelementptr inbounds %struct.item, %struct.item* %i, i32 0, i32 1, !dbg !24
  %3 = load i16, i16* %b, align 4, !dbg !24
  %conv = sext i16 %3 to i32, !dbg !25
  %add = add nsw i32 %2, %conv, !dbg !26
  %call = call i32 @use(), !dbg !27
  %add1 = add nsw i32 %add, %call, !dbg !28
  %cmp = icmp ne i32 %add1, 5, !dbg !29
  br i1 %cmp, label %if.then, label %if.end, !dbg !30

if.then:
  call void @reach_error(), !dbg !31
  br label %if.end, !dbg !31

if.end:
  %4 = bitcast %struct.item* %i to i8*, !dbg !32
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %4), !dbg !32
  ret i32 0, !dbg !33
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare !dbg !34 i32 @use()

declare !dbg !36 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "types/main.c", directory: ".")
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
!13 = !{!14}
!14 = !DILocalVariable(name: "i", scope: !9, file: !1, line: 6, type: !15)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "item", file: !1, line: 2, size: 64, elements: !16)
!16 = !{!17, !18}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !15, file: !1, line: 2, baseType: !12, size: 32)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !15, file: !1, line: 2, baseType: !19, size: 16, offset: 32)
!19 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!20 = !DILocation(line: 6, column: 3, scope: !9)
!21 = !DILocation(line: 6, column: 15, scope: !9)
!22 = !DILocation(line: 7, column: 9, scope: !23)
!23 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 7)
!24 = !DILocation(line: 7, column: 15, scope: !23)
!25 = !DILocation(line: 7, column: 13, scope: !23)
!26 = !DILocation(line: 7, column: 11, scope: !23)
!27 = !DILocation(line: 7, column: 19, scope: !23)
!28 = !DILocation(line: 7, column: 17, scope: !23)
!29 = !DILocation(line: 7, column: 25, scope: !23)
!30 = !DILocation(line: 7, column: 7, scope: !9)
!31 = !DILocation(line: 7, column: 31, scope: !23)
!32 = !DILocation(line: 9, column: 1, scope: !9)
!33 = !DILocation(line: 8, column: 3, scope: !9)
!34 = !DISubprogram(name: "use", scope: !1, file: !1, line: 4, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !35)
!35 = !{}
!36 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 3, type: !37, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !35)
!37 = !DISubroutineType(types: !38)
!38 = !{null}
