source_filename = "outside_handler_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %f = alloca i32 (i32)*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32 (i32)** %f to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !19
  call void @llvm.dbg.declare(metadata i32 (i32)** %f, metadata !14, metadata !DIExpression()), !dbg !20
  %call = call i32 (i32)* @get_handler(), !dbg !21
  store i32 (i32)* %call, i32 (i32)** %f, align 8, !dbg !20
  %1 = load i32 (i32)*, i32 (i32)** %f, align 8, !dbg !22
  %tobool = icmp ne i32 (i32)* %1, null, !dbg !22
  br i1 %tobool, label %land.lhs.true, label %if.end, !dbg !24

land.lhs.true:
  %2 = load i32 (i32)*, i32 (i32)** %f, align 8, !dbg !25
  %call1 = call i32 %2(i32 noundef 3), !dbg !25
  %cmp = icmp eq i32 %call1, 7, !dbg !26
  br i1 %cmp, label %if.then, label %if.end, !dbg !27

if.then:
  call void @reach_error(), !dbg !28
  br label %if.end, !dbg !28

if.end:
  %3 = bitcast i32 (i32)** %f to i8*, !dbg !29
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %3), !dbg !29
  ret i32 0, !dbg !30
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !31 i32 (i32)* @get_handler()

declare !dbg !35 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "outside_handler_unsafe.c", directory: ".")
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
!14 = !DILocalVariable(name: "f", scope: !9, file: !1, line: 6, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "handler", file: !1, line: 3, baseType: !16)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DISubroutineType(types: !18)
!18 = !{!12, !12}
!19 = !DILocation(line: 6, column: 3, scope: !9)
!20 = !DILocation(line: 6, column: 11, scope: !9)
!21 = !DILocation(line: 6, column: 15, scope: !9)
!22 = !DILocation(line: 7, column: 7, scope: !23)
!23 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 7)
!24 = !DILocation(line: 7, column: 9, scope: !23)
!25 = !DILocation(line: 7, column: 12, scope: !23)
!26 = !DILocation(line: 7, column: 17, scope: !23)
!27 = !DILocation(line: 7, column: 7, scope: !9)
!28 = !DILocation(line: 7, column: 23, scope: !23)
!29 = !DILocation(line: 9, column: 1, scope: !9)
!30 = !DILocation(line: 8, column: 3, scope: !9)
!31 = !DISubprogram(name: "get_handler", scope: !1, file: !1, line: 4, type: !32, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !34)
!32 = !DISubroutineType(types: !33)
!33 = !{!15}
!34 = !{}
!35 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 2, type: !36, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !34)
!36 = !DISubroutineType(types: !37)
!37 = !{null}
