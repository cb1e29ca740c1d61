source_filename = "loop_phases_unsafe.c"
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
  store i32 50, i32* %y, align 4, !dbg !18
  br label %while.cond, !dbg !19

while.cond:
  %0 = load i32, i32* %x, align 4, !dbg !20
  %cmp = icmp slt i32 %0, 100, !dbg !21
  br i1 %cmp, label %while.body, label %while.end, !dbg !19

while.body:
  %1 = load i32, i32* %x, align 4, !dbg !22
  %add = add nsw i32 %1, 1, !dbg !24
  store i32 %add, i32* %x, align 4, !dbg !25
  %2 = load i32, i32* %x, align 4, !dbg !26
  %cmp1 = icmp sge i32 %2, 50, !dbg !28
  br i1 %cmp1, label %if.then, label %if.end, !dbg !29

if.then:
  %3 = load i32, i32* %y, align 4, !dbg !30
  %add2 = add nsw i32 %3, 1, !dbg !31
  store i32 %add2, i32* %y, align 4, !dbg !32
  br label %if.end, !dbg !33

if.end:
  br label %while.cond, !dbg !19, !llvm.loop !34

while.end:
  %4 = load i32, i32* %y, align 4, !dbg !37
  %cmp3 = icmp ne i32 %4, 100, !dbg !39
  br i1 %cmp3, label %if.then4, label %if.end5, !dbg !40

if.then4:
  call void @reach_error(), !dbg !41
  br label %if.end5, !dbg !41

if.end5:
  ret i32 0, !dbg !42
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "loop_phases_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !11, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "x", scope: !10, file: !1, line: 5, type: !13)
!16 = !DILocation(line: 5, column: 7, scope: !10)
!17 = !DILocalVariable(name: "y", scope: !10, file: !1, line: 5, type: !13)
!18 = !DILocation(line: 5, column: 14, scope: !10)
!19 = !DILocation(line: 6, column: 3, scope: !10)
!20 = !DILocation(line: 6, column: 10, scope: !10)
!21 = !DILocation(line: 6, column: 12, scope: !10)
!22 = !DILocation(line: 7, column: 9, scope: !23)
!23 = distinct !DILexicalBlock(scope: !10, file: !1, line: 6, column: 19)
!24 = !DILocation(line: 7, column: 11, scope: !23)
!25 = !DILocation(line: 7, column: 7, scope: !23)
!26 = !DILocation(line: 8, column: 9, scope: !27)
!27 = distinct !DILexicalBlock(scope: !23, file: !1, line: 8, column: 9)
!28 = !DILocation(line: 8, column: 11, scope: !27)
!29 = !DILocation(line: 8, column: 9, scope: !23)
!30 = !DILocation(line: 8, column: 22, scope: !27)
!31 = !DILocation(line: 8, column: 24, scope: !27)
!32 = !DILocation(line: 8, column: 20, scope: !27)
!33 = !DILocation(line: 8, column: 18, scope: !27)
!34 = distinct !{!34, !19, !35, !36}
!35 = !DILocation(line: 9, column: 3, scope: !10)
!36 = !{!"llvm.loop.mustprogress"}
!37 = !DILocation(line: 10, column: 7, scope: !38)
!38 = distinct !DILexicalBlock(scope: !10, file: !1, line: 10, column: 7)
!39 = !DILocation(line: 10, column: 9, scope: !38)
!40 = !DILocation(line: 10, column: 7, scope: !10)
!41 = !DILocation(line: 10, column: 17, scope: !38)
!42 = !DILocation(line: 11, column: 3, scope: !10)
