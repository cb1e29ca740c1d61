source_filename = "loop_two_entries_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %x, metadata !15, metadata !DIExpression()), !dbg !16
  store i32 0, i32* %x, align 4, !dbg !16
  call void @llvm.dbg.declare(metadata i32* %y, metadata !17, metadata !DIExpression()), !dbg !18
  store i32 0, i32* %y, align 4, !dbg !18
  %call = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !19
  br i1 %call, label %if.then, label %if.end, !dbg !21

if.then:
  br label %middle, !dbg !22

if.end:
  br label %while.cond, !dbg !23

while.cond:
  %0 = load i32, i32* %x, align 4, !dbg !24
  %cmp = icmp slt i32 %0, 10, !dbg !25
  br i1 %cmp, label %while.body, label %while.end, !dbg !23

while.body:
  %1 = load i32, i32* %x, align 4, !dbg !26
  %inc = add nsw i32 %1, 1, !dbg !26
  store i32 %inc, i32* %x, align 4, !dbg !26
  br label %middle, !dbg !28

middle:
  call void @llvm.dbg.label(metadata !29), !dbg !30
  %2 = load i32, i32* %y, align 4, !dbg !31
  %inc1 = add nsw i32 %2, 1, !dbg !31
  store i32 %inc1, i32* %y, align 4, !dbg !31
  br label %while.cond, !dbg !23, !llvm.loop !32

while.end:
  %3 = load i32, i32* %y, align 4, !dbg !35
  %4 = load i32, i32* %x, align 4, !dbg !37
  %add = add nsw i32 %4, 1, !dbg !38
  %cmp2 = icmp sgt i32 %3, %add, !dbg !39
  br i1 %cmp2, label %if.then3, label %if.end4, !dbg !40

if.then3:
  call void @reach_error(), !dbg !41
  br label %if.end4, !dbg !41

if.end4:
  ret i32 0, !dbg !42
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare zeroext i1 @__VERIFIER_nondet_bool()

declare void @llvm.dbg.label(metadata)

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "loop_two_entries_safe.c", directory: ".")
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
!19 = !DILocation(line: 7, column: 7, scope: !20)
!20 = distinct !DILexicalBlock(scope: !10, file: !1, line: 7, column: 7)
!21 = !DILocation(line: 7, column: 7, scope: !10)
!22 = !DILocation(line: 7, column: 33, scope: !20)
!23 = !DILocation(line: 8, column: 3, scope: !10)
!24 = !DILocation(line: 8, column: 10, scope: !10)
!25 = !DILocation(line: 8, column: 12, scope: !10)
!26 = !DILocation(line: 9, column: 6, scope: !27)
!27 = distinct !DILexicalBlock(scope: !10, file: !1, line: 8, column: 18)
!28 = !DILocation(line: 9, column: 5, scope: !27)
!29 = !DILabel(scope: !27, name: "middle", file: !1, line: 10)
!30 = !DILocation(line: 10, column: 3, scope: !27)
!31 = !DILocation(line: 11, column: 6, scope: !27)
!32 = distinct !{!32, !23, !33, !34}
!33 = !DILocation(line: 12, column: 3, scope: !10)
!34 = !{!"llvm.loop.mustprogress"}
!35 = !DILocation(line: 13, column: 7, scope: !36)
!36 = distinct !DILexicalBlock(scope: !10, file: !1, line: 13, column: 7)
!37 = !DILocation(line: 13, column: 11, scope: !36)
!38 = !DILocation(line: 13, column: 13, scope: !36)
!39 = !DILocation(line: 13, column: 9, scope: !36)
!40 = !DILocation(line: 13, column: 7, scope: !10)
!41 = !DILocation(line: 13, column: 18, scope: !36)
!42 = !DILocation(line: 14, column: 3, scope: !10)
