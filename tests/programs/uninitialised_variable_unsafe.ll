source_filename = "uninitialised_variable_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %x, metadata !15, metadata !DIExpression()), !dbg !16
  call void @llvm.dbg.declare(metadata i32* %y, metadata !17, metadata !DIExpression()), !dbg !18
  %call = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !19
  br i1 %call, label %if.then, label %if.end, !dbg !21

if.then:
  store i32 1, i32* %y, align 4, !dbg !22
  br label %if.end, !dbg !23

if.end:
  %0 = load i32, i32* %x, align 4, !dbg !24
  %cmp = icmp eq i32 %0, 5, !dbg !26
  br i1 %cmp, label %land.lhs.true, label %if.end3, !dbg !27

land.lhs.true:
  %1 = load i32, i32* %y, align 4, !dbg !28
  %cmp1 = icmp eq i32 %1, 1, !dbg !29
  br i1 %cmp1, label %if.then2, label %if.end3, !dbg !30

if.then2:
  call void @reach_error(), !dbg !31
  br label %if.end3, !dbg !31

if.end3:
  ret i32 0, !dbg !32
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare zeroext i1 @__VERIFIER_nondet_bool()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "uninitialised_variable_unsafe.c", directory: ".")
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
!17 = !DILocalVariable(name: "y", scope: !10, file: !1, line: 7, type: !13)
!18 = !DILocation(line: 7, column: 7, scope: !10)
!19 = !DILocation(line: 8, column: 7, scope: !20)
!20 = distinct !DILexicalBlock(scope: !10, file: !1, line: 8, column: 7)
!21 = !DILocation(line: 8, column: 7, scope: !10)
!22 = !DILocation(line: 8, column: 35, scope: !20)
!23 = !DILocation(line: 8, column: 33, scope: !20)
!24 = !DILocation(line: 9, column: 7, scope: !25)
!25 = distinct !DILexicalBlock(scope: !10, file: !1, line: 9, column: 7)
!26 = !DILocation(line: 9, column: 9, scope: !25)
!27 = !DILocation(line: 9, column: 14, scope: !25)
!28 = !DILocation(line: 9, column: 17, scope: !25)
!29 = !DILocation(line: 9, column: 19, scope: !25)
!30 = !DILocation(line: 9, column: 7, scope: !10)
!31 = !DILocation(line: 9, column: 25, scope: !25)
!32 = !DILocation(line: 10, column: 3, scope: !10)
