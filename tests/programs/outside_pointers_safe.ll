source_filename = "outside_pointers_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %own = alloca i32, align 4
  %p = alloca i32*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %own to i8*, !dbg !17
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !17
  call void @llvm.dbg.declare(metadata i32* %own, metadata !14, metadata !DIExpression()), !dbg !18
  store i32 1, i32* %own, align 4, !dbg !18
  %1 = bitcast i32** %p to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !19
  call void @llvm.dbg.declare(metadata i32** %p, metadata !15, metadata !DIExpression()), !dbg !20
  %call = call i32* @find(), !dbg !21
  store i32* %call, i32** %p, align 8, !dbg !20
  %2 = load i32*, i32** %p, align 8, !dbg !22
  %tobool = icmp ne i32* %2, null, !dbg !22
  br i1 %tobool, label %if.then, label %if.end, !dbg !24

if.then:
  %3 = load i32*, i32** %p, align 8, !dbg !25
  store i32 2, i32* %3, align 4, !dbg !26
  br label %if.end, !dbg !27

if.end:
  %4 = load i32, i32* %own, align 4, !dbg !28
  %cmp = icmp ne i32 %4, 1, !dbg !30
  br i1 %cmp, label %if.then1, label %if.end2, !dbg !31

if.then1:
  call void @reach_error(), !dbg !32
  br label %if.end2, !dbg !32

if.end2:
  %5 = bitcast i32** %p to i8*, !dbg !33
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %5), !dbg !33
  %6 = bitcast i32* %own to i8*, !dbg !33
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6), !dbg !33
  ret i32 0, !dbg !34
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !35 i32* @find()

declare !dbg !39 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "outside_pointers_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !10, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !15}
!14 = !DILocalVariable(name: "own", scope: !9, file: !1, line: 5, type: !12)
!15 = !DILocalVariable(name: "p", scope: !9, file: !1, line: 6, type: !16)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!17 = !DILocation(line: 5, column: 3, scope: !9)
!18 = !DILocation(line: 5, column: 7, scope: !9)
!19 = !DILocation(line: 6, column: 3, scope: !9)
!20 = !DILocation(line: 6, column: 8, scope: !9)
!21 = !DILocation(line: 6, column: 12, scope: !9)
!22 = !DILocation(line: 7, column: 7, scope: !23)
!23 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 7)
!24 = !DILocation(line: 7, column: 7, scope: !9)
!25 = !DILocation(line: 7, column: 11, scope: !23)
!26 = !DILocation(line: 7, column: 13, scope: !23)
!27 = !DILocation(line: 7, column: 10, scope: !23)
!28 = !DILocation(line: 8, column: 7, scope: !29)
!29 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 7)
!30 = !DILocation(line: 8, column: 11, scope: !29)
!31 = !DILocation(line: 8, column: 7, scope: !9)
!32 = !DILocation(line: 8, column: 17, scope: !29)
!33 = !DILocation(line: 10, column: 1, scope: !9)
!34 = !DILocation(line: 9, column: 3, scope: !9)
!35 = !DISubprogram(name: "find", scope: !1, file: !1, line: 3, type: !36, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !38)
!36 = !DISubroutineType(types: !37)
!37 = !{!16}
!38 = !{}
!39 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 2, type: !40, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !38)
!40 = !DISubroutineType(types: !41)
!41 = !{null}
