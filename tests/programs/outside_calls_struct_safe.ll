source_filename = "outside_calls_struct_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.s = type { [8 x i32] }

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @give(void (%struct.s*, i32*)* noundef @make), !dbg !14
  ret i32 0, !dbg !15
}

declare !dbg !16 void @give(void (%struct.s*, i32*)* noundef)

define internal void @make(%struct.s* noalias sret(%struct.s) align 4 %agg.result, i32* noundef %n) !dbg !29 {
entry:
  %n.addr = alloca i32*, align 8
  store i32* %n, i32** %n.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %n.addr, metadata !31, metadata !DIExpression()), !dbg !33
  call void @llvm.dbg.declare(metadata %struct.s* %agg.result, metadata !32, metadata !DIExpression()), !dbg !34
  %0 = bitcast %struct.s* %agg.result to i8*, !dbg !34
  call void @llvm.memset.p0i8.i64(i8* align 4 %0, i8 0, i64 32, i1 false), !dbg !34
  %1 = load i32*, i32** %n.addr, align 8, !dbg !35
  %tobool = icmp ne i32* %1, null, !dbg !35
  br i1 %tobool, label %if.then, label %if.end, !dbg !37

if.then:
  %2 = load i32*, i32** %n.addr, align 8, !dbg !38
  %3 = load i32, i32* %2, align 4, !dbg !39
  %v = getelementptr inbounds %struct.s, %struct.s* %agg.result, i32 0, i32 0, !dbg !40
  %arrayidx = getelementptr inbounds [8 x i32], [8 x i32]* %v, i64 0, i64 7, !dbg !41
  store i32 %3, i32* %arrayidx, align 4, !dbg !42
  br label %if.end, !dbg !41

if.end:
  ret void, !dbg !43
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "outside_calls_struct_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !10, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{}
!14 = !DILocation(line: 10, column: 3, scope: !9)
!15 = !DILocation(line: 11, column: 3, scope: !9)
!16 = !DISubprogram(name: "give", scope: !1, file: !1, line: 3, type: !17, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !13)
!17 = !DISubroutineType(types: !18)
!18 = !{null, !19}
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DISubroutineType(types: !21)
!21 = !{!22, !28}
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !1, line: 2, size: 256, elements: !23)
!23 = !{!24}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !22, file: !1, line: 2, baseType: !25, size: 256)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 256, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 8)
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!29 = distinct !DISubprogram(name: "make", scope: !1, file: !1, line: 4, type: !20, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !30)
!30 = !{!31, !32}
!31 = !DILocalVariable(name: "n", arg: 1, scope: !29, file: !1, line: 4, type: !28)
!32 = !DILocalVariable(name: "made", scope: !29, file: !1, line: 5, type: !22)
!33 = !DILocation(line: 4, column: 27, scope: !29)
!34 = !DILocation(line: 5, column: 12, scope: !29)
!35 = !DILocation(line: 6, column: 7, scope: !36)
!36 = distinct !DILexicalBlock(scope: !29, file: !1, line: 6, column: 7)
!37 = !DILocation(line: 6, column: 7, scope: !29)
!38 = !DILocation(line: 6, column: 23, scope: !36)
!39 = !DILocation(line: 6, column: 22, scope: !36)
!40 = !DILocation(line: 6, column: 15, scope: !36)
!41 = !DILocation(line: 6, column: 10, scope: !36)
!42 = !DILocation(line: 6, column: 20, scope: !36)
!43 = !DILocation(line: 7, column: 3, scope: !29)
