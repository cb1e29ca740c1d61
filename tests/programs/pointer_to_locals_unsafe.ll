source_filename = "pointer_to_locals_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %p = alloca i32*, align 8
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %x, metadata !15, metadata !DIExpression()), !dbg !16
  store i32 1, i32* %x, align 4, !dbg !16
  call void @llvm.dbg.declare(metadata i32* %y, metadata !17, metadata !DIExpression()), !dbg !18
  store i32 2, i32* %y, align 4, !dbg !18
  call void @llvm.dbg.declare(metadata i32** %p, metadata !19, metadata !DIExpression()), !dbg !21
  %call = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !22
  br i1 %call, label %cond.true, label %cond.false, !dbg !22

cond.true:
  br label %cond.end, !dbg !22

cond.false:
  br label %cond.end, !dbg !22

cond.end:
  %cond = phi i32* [ %x, %cond.true ], [ %y, %cond.false ], !dbg !22
  store i32* %cond, i32** %p, align 8, !dbg !21
  %0 = load i32*, i32** %p, align 8, !dbg !23
  store i32 5, i32* %0, align 4, !dbg !24
  %1 = load i32, i32* %x, align 4, !dbg !25
  %2 = load i32, i32* %y, align 4, !dbg !27
  %add = add nsw i32 %1, %2, !dbg !28
  %cmp = icmp ne i32 %add, 7, !dbg !29
  br i1 %cmp, label %if.then, label %if.end, !dbg !30

if.then:
  call void @reach_error(), !dbg !31
  br label %if.end, !dbg !31

if.end:
  %3 = load i32*, i32** %p, align 8, !dbg !32
  %cmp1 = icmp eq i32* %3, %x, !dbg !34
  br i1 %cmp1, label %land.lhs.true, label %if.end4, !dbg !35

land.lhs.true:
  %4 = load i32, i32* %y, align 4, !dbg !36
  %cmp2 = icmp ne i32 %4, 2, !dbg !37
  br i1 %cmp2, label %if.then3, label %if.end4, !dbg !38

if.then3:
  call void @reach_error(), !dbg !39
  br label %if.end4, !dbg !39

if.end4:
  ret i32 0, !dbg !40
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare zeroext i1 @__VERIFIER_nondet_bool()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "pointer_to_locals_unsafe.c", directory: ".")
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
!17 = !DILocalVariable(name: "y", scope: !10, file: !1, line: 6, type: !13)
!18 = !DILocation(line: 6, column: 14, scope: !10)
!19 = !DILocalVariable(name: "p", scope: !10, file: !1, line: 6, type: !20)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!21 = !DILocation(line: 6, column: 22, scope: !10)
!22 = !DILocation(line: 6, column: 26, scope: !10)
!23 = !DILocation(line: 7, column: 4, scope: !10)
!24 = !DILocation(line: 7, column: 6, scope: !10)
!25 = !DILocation(line: 8, column: 7, scope: !26)
!26 = distinct !DILexicalBlock(scope: !10, file: !1, line: 8, column: 7)
!27 = !DILocation(line: 8, column: 11, scope: !26)
!28 = !DILocation(line: 8, column: 9, scope: !26)
!29 = !DILocation(line: 8, column: 13, scope: !26)
!30 = !DILocation(line: 8, column: 7, scope: !10)
!31 = !DILocation(line: 8, column: 19, scope: !26)
!32 = !DILocation(line: 9, column: 7, scope: !33)
!33 = distinct !DILexicalBlock(scope: !10, file: !1, line: 9, column: 7)
!34 = !DILocation(line: 9, column: 9, scope: !33)
!35 = !DILocation(line: 9, column: 15, scope: !33)
!36 = !DILocation(line: 9, column: 18, scope: !33)
!37 = !DILocation(line: 9, column: 20, scope: !33)
!38 = !DILocation(line: 9, column: 7, scope: !10)
!39 = !DILocation(line: 9, column: 26, scope: !33)
!40 = !DILocation(line: 10, column: 3, scope: !10)
