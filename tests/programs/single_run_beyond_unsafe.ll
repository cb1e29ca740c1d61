source_filename = "single_run_beyond_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %a = alloca [5 x i32], align 16
  %b = alloca [5000 x i32], align 16
  store i32 0, i32* %retval, align 4
  %0 = bitcast [5 x i32]* %a to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 20, i8* %0), !dbg !22
  call void @llvm.dbg.declare(metadata [5 x i32]* %a, metadata !14, metadata !DIExpression()), !dbg !23
  %1 = bitcast [5000 x i32]* %b to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 20000, i8* %1), !dbg !22
  call void @llvm.dbg.declare(metadata [5000 x i32]* %b, metadata !18, metadata !DIExpression()), !dbg !24
  %arraydecay = getelementptr inbounds [5 x i32], [5 x i32]* %a, i64 0, i64 0, !dbg !25
  call void @clear(i32* noundef %arraydecay), !dbg !26
  %2 = bitcast [5000 x i32]* %b to i8*, !dbg !27
  call void @llvm.lifetime.end.p0i8(i64 20000, i8* %2), !dbg !27
  %3 = bitcast [5 x i32]* %a to i8*, !dbg !27
  call void @llvm.lifetime.end.p0i8(i64 20, i8* %3), !dbg !27
  ret i32 0, !dbg !28
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define internal void @clear(i32* noundef %p) !dbg !29 {
entry:
  %p.addr = alloca i32*, align 8
  store i32* %p, i32** %p.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %p.addr, metadata !34, metadata !DIExpression()), !dbg !35
  %0 = load i32*, i32** %p.addr, align 8, !dbg !36
  %arrayidx = getelementptr inbounds i32, i32* %0, i64 1000, !dbg !36
  store i32 0, i32* %arrayidx, align 4, !dbg !37
  ret void, !dbg !38
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "single_run_beyond_unsafe.c", directory: ".")
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
!13 = !{!14, !18}
!14 = !DILocalVariable(name: "a", scope: !9, file: !1, line: 6, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 160, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 5)
!18 = !DILocalVariable(name: "b", scope: !9, file: !1, line: 6, type: !19)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 160000, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 5000)
!22 = !DILocation(line: 6, column: 3, scope: !9)
!23 = !DILocation(line: 6, column: 7, scope: !9)
!24 = !DILocation(line: 6, column: 13, scope: !9)
!25 = !DILocation(line: 7, column: 9, scope: !9)
!26 = !DILocation(line: 7, column: 3, scope: !9)
!27 = !DILocation(line: 9, column: 1, scope: !9)
!28 = !DILocation(line: 8, column: 3, scope: !9)
!29 = distinct !DISubprogram(name: "clear", scope: !1, file: !1, line: 2, type: !30, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !33)
!30 = !DISubroutineType(types: !31)
!31 = !{null, !32}
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!33 = !{!34}
!34 = !DILocalVariable(name: "p", arg: 1, scope: !29, file: !1, line: 2, type: !32)
!35 = !DILocation(line: 2, column: 24, scope: !29)
!36 = !DILocation(line: 3, column: 3, scope: !29)
!37 = !DILocation(line: 3, column: 11, scope: !29)
!38 = !DILocation(line: 4, column: 1, scope: !29)
