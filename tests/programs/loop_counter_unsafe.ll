source_filename = "loop_counter_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %n, metadata !15, metadata !DIExpression()), !dbg !16
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !17
  store i32 %call, i32* %n, align 4, !dbg !16
  call void @llvm.dbg.declare(metadata i32* %i, metadata !18, metadata !DIExpression()), !dbg !19
  store i32 0, i32* %i, align 4, !dbg !19
  %0 = load i32, i32* %n, align 4, !dbg !20
  %cmp = icmp slt i32 %0, -1, !dbg !22
  br i1 %cmp, label %if.then, label %if.end, !dbg !23

if.then:
  store i32 0, i32* %retval, align 4, !dbg !24
  br label %return, !dbg !24

if.end:
  br label %while.cond, !dbg !25

while.cond:
  %1 = load i32, i32* %i, align 4, !dbg !26
  %2 = load i32, i32* %n, align 4, !dbg !27
  %cmp1 = icmp slt i32 %1, %2, !dbg !28
  br i1 %cmp1, label %while.body, label %while.end, !dbg !25

while.body:
  %3 = load i32, i32* %i, align 4, !dbg !29
  %inc = add nsw i32 %3, 1, !dbg !29
  store i32 %inc, i32* %i, align 4, !dbg !29
  br label %while.cond, !dbg !25, !llvm.loop !30

while.end:
  %4 = load i32, i32* %i, align 4, !dbg !32
  %5 = load i32, i32* %n, align 4, !dbg !34
  %cmp2 = icmp ne i32 %4, %5, !dbg !35
  br i1 %cmp2, label %if.then3, label %if.end4, !dbg !36

if.then3:
  call void @reach_error(), !dbg !37
  br label %if.end4, !dbg !37

if.end4:
  store i32 0, i32* %retval, align 4, !dbg !38
  br label %return, !dbg !38

return:
  %6 = load i32, i32* %retval, align 4, !dbg !39
  ret i32 %6, !dbg !39
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "loop_counter_unsafe.c", directory: ".")
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
!15 = !DILocalVariable(name: "n", scope: !10, file: !1, line: 6, type: !13)
!16 = !DILocation(line: 6, column: 7, scope: !10)
!17 = !DILocation(line: 6, column: 11, scope: !10)
!18 = !DILocalVariable(name: "i", scope: !10, file: !1, line: 7, type: !13)
!19 = !DILocation(line: 7, column: 7, scope: !10)
!20 = !DILocation(line: 8, column: 7, scope: !21)
!21 = distinct !DILexicalBlock(scope: !10, file: !1, line: 8, column: 7)
!22 = !DILocation(line: 8, column: 9, scope: !21)
!23 = !DILocation(line: 8, column: 7, scope: !10)
!24 = !DILocation(line: 8, column: 15, scope: !21)
!25 = !DILocation(line: 9, column: 3, scope: !10)
!26 = !DILocation(line: 9, column: 10, scope: !10)
!27 = !DILocation(line: 9, column: 14, scope: !10)
!28 = !DILocation(line: 9, column: 12, scope: !10)
!29 = !DILocation(line: 9, column: 18, scope: !10)
!30 = distinct !{!30, !25, !29, !31}
!31 = !{!"llvm.loop.mustprogress"}
!32 = !DILocation(line: 10, column: 7, scope: !33)
!33 = distinct !DILexicalBlock(scope: !10, file: !1, line: 10, column: 7)
!34 = !DILocation(line: 10, column: 12, scope: !33)
!35 = !DILocation(line: 10, column: 9, scope: !33)
!36 = !DILocation(line: 10, column: 7, scope: !10)
!37 = !DILocation(line: 10, column: 15, scope: !33)
!38 = !DILocation(line: 11, column: 3, scope: !10)
!39 = !DILocation(line: 12, column: 1, scope: !10)
