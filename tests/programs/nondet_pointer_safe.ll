source_filename = "nondet_pointer_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %p = alloca i32*, align 8
  %q = alloca i32*, align 8
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %x, metadata !15, metadata !DIExpression()), !dbg !16
  store i32 1, i32* %x, align 4, !dbg !16
  call void @llvm.dbg.declare(metadata i32** %p, metadata !17, metadata !DIExpression()), !dbg !19
  %call = call i32* @__VERIFIER_nondet_pointer(), !dbg !20
  store i32* %call, i32** %p, align 8, !dbg !19
  call void @llvm.dbg.declare(metadata i32** %q, metadata !21, metadata !DIExpression()), !dbg !22
  store i32* %x, i32** %q, align 8, !dbg !22
  %0 = load i32*, i32** %q, align 8, !dbg !23
  store i32 2, i32* %0, align 4, !dbg !24
  %1 = load i32, i32* %x, align 4, !dbg !25
  %cmp = icmp ne i32 %1, 2, !dbg !27
  br i1 %cmp, label %if.then, label %if.end, !dbg !28

if.then:
  call void @reach_error(), !dbg !29
  br label %if.end, !dbg !29

if.end:
  %2 = load i32*, i32** %p, align 8, !dbg !30
  %cmp1 = icmp eq i32* %2, null, !dbg !32
  br i1 %cmp1, label %land.lhs.true, label %if.end4, !dbg !33

land.lhs.true:
  %3 = load i32*, i32** %q, align 8, !dbg !34
  %4 = load i32*, i32** %p, align 8, !dbg !35
  %cmp2 = icmp eq i32* %3, %4, !dbg !36
  br i1 %cmp2, label %if.then3, label %if.end4, !dbg !37

if.then3:
  call void @reach_error(), !dbg !38
  br label %if.end4, !dbg !38

if.end4:
  ret i32 0, !dbg !39
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32* @__VERIFIER_nondet_pointer()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "nondet_pointer_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "x", scope: !10, file: !1, line: 6, type: !13)
!16 = !DILocation(line: 6, column: 7, scope: !10)
!17 = !DILocalVariable(name: "p", scope: !10, file: !1, line: 7, type: !18)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!19 = !DILocation(line: 7, column: 8, scope: !10)
!20 = !DILocation(line: 7, column: 12, scope: !10)
!21 = !DILocalVariable(name: "q", scope: !10, file: !1, line: 8, type: !18)
!22 = !DILocation(line: 8, column: 8, scope: !10)
!23 = !DILocation(line: 9, column: 4, scope: !10)
!24 = !DILocation(line: 9, column: 6, scope: !10)
!25 = !DILocation(line: 10, column: 7, scope: !26)
!26 = distinct !DILexicalBlock(scope: !10, file: !1, line: 10, column: 7)
!27 = !DILocation(line: 10, column: 9, scope: !26)
!28 = !DILocation(line: 10, column: 7, scope: !10)
!29 = !DILocation(line: 10, column: 15, scope: !26)
!30 = !DILocation(line: 11, column: 7, scope: !31)
!31 = distinct !DILexicalBlock(scope: !10, file: !1, line: 11, column: 7)
!32 = !DILocation(line: 11, column: 9, scope: !31)
!33 = !DILocation(line: 11, column: 14, scope: !31)
!34 = !DILocation(line: 11, column: 17, scope: !31)
!35 = !DILocation(line: 11, column: 22, scope: !31)
!36 = !DILocation(line: 11, column: 19, scope: !31)
!37 = !DILocation(line: 11, column: 7, scope: !10)
!38 = !DILocation(line: 11, column: 25, scope: !31)
!39 = !DILocation(line: 12, column: 3, scope: !10)
