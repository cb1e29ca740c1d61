source_filename = "enum_states_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !18 {
entry:
  %retval = alloca i32, align 4
  %s = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %s, metadata !23, metadata !DIExpression()), !dbg !24
  store i32 0, i32* %s, align 4, !dbg !24
  br label %while.cond, !dbg !25

while.cond:
  %call = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !26
  br i1 %call, label %while.body, label %while.end, !dbg !25

while.body:
  %0 = load i32, i32* %s, align 4, !dbg !27
  switch i32 %0, label %sw.default [
    i32 0, label %sw.bb
    i32 1, label %sw.bb1
    i32 2, label %sw.bb3
    i32 10, label %sw.bb4
  ], !dbg !29

sw.bb:
  store i32 1, i32* %s, align 4, !dbg !30
  br label %sw.epilog, !dbg !32

sw.bb1:
  %call2 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !33
  %1 = zext i1 %call2 to i64, !dbg !33
  %cond = select i1 %call2, i32 2, i32 10, !dbg !33
  store i32 %cond, i32* %s, align 4, !dbg !34
  br label %sw.epilog, !dbg !35

sw.bb3:
  store i32 1, i32* %s, align 4, !dbg !36
  br label %sw.epilog, !dbg !37

sw.bb4:
  store i32 0, i32* %s, align 4, !dbg !38
  br label %sw.epilog, !dbg !39

sw.default:
  call void @reach_error(), !dbg !40
  br label %sw.epilog, !dbg !41

sw.epilog:
  %2 = load i32, i32* %s, align 4, !dbg !42
  %cmp = icmp eq i32 %2, 3, !dbg !44
  br i1 %cmp, label %if.then, label %if.end, !dbg !45

if.then:
  call void @reach_error(), !dbg !46
  br label %if.end, !dbg !46

if.end:
  br label %while.cond, !dbg !25, !llvm.loop !47

while.end:
  ret i32 0, !dbg !50
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare zeroext i1 @__VERIFIER_nondet_bool()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15, !16}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "enum_states_safe.c", directory: ".")
!2 = !{!3}
!3 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "state", file: !1, line: 5, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!5 = !{!6, !7, !8, !9}
!6 = !DIEnumerator(name: "IDLE", value: 0)
!7 = !DIEnumerator(name: "OPEN", value: 1)
!8 = !DIEnumerator(name: "DIRTY", value: 2)
!9 = !DIEnumerator(name: "CLOSED", value: 10)
!10 = !{i32 7, !"Dwarf Version", i32 5}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 7, !"PIC Level", i32 2}
!14 = !{i32 7, !"PIE Level", i32 2}
!15 = !{i32 7, !"uwtable", i32 1}
!16 = !{i32 7, !"frame-pointer", i32 2}

!18 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !19, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !22)
!19 = !DISubroutineType(types: !20)
!20 = !{!21}
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !{}
!23 = !DILocalVariable(name: "s", scope: !18, file: !1, line: 8, type: !3)
!24 = !DILocation(line: 8, column: 14, scope: !18)
!25 = !DILocation(line: 9, column: 3, scope: !18)
!26 = !DILocation(line: 9, column: 10, scope: !18)
!27 = !DILocation(line: 10, column: 13, scope: !28)
!28 = distinct !DILexicalBlock(scope: !18, file: !1, line: 9, column: 36)
!29 = !DILocation(line: 10, column: 5, scope: !28)
!30 = !DILocation(line: 11, column: 18, scope: !31)
!31 = distinct !DILexicalBlock(scope: !28, file: !1, line: 10, column: 16)
!32 = !DILocation(line: 11, column: 26, scope: !31)
!33 = !DILocation(line: 12, column: 20, scope: !31)
!34 = !DILocation(line: 12, column: 18, scope: !31)
!35 = !DILocation(line: 12, column: 63, scope: !31)
!36 = !DILocation(line: 13, column: 19, scope: !31)
!37 = !DILocation(line: 13, column: 27, scope: !31)
!38 = !DILocation(line: 14, column: 20, scope: !31)
!39 = !DILocation(line: 14, column: 28, scope: !31)
!40 = !DILocation(line: 15, column: 14, scope: !31)
!41 = !DILocation(line: 16, column: 5, scope: !31)
!42 = !DILocation(line: 17, column: 9, scope: !43)
!43 = distinct !DILexicalBlock(scope: !28, file: !1, line: 17, column: 9)
!44 = !DILocation(line: 17, column: 11, scope: !43)
!45 = !DILocation(line: 17, column: 9, scope: !28)
!46 = !DILocation(line: 17, column: 25, scope: !43)
!47 = distinct !{!47, !25, !48, !49}
!48 = !DILocation(line: 18, column: 3, scope: !18)
!49 = !{!"llvm.loop.mustprogress"}
!50 = !DILocation(line: 19, column: 3, scope: !18)
