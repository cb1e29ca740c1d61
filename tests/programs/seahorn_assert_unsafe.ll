source_filename = "seahorn_assert_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %x = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %n, metadata !15, metadata !DIExpression()), !dbg !16
  %call = call i32 @nd(), !dbg !17
  store i32 %call, i32* %n, align 4, !dbg !16
  call void @llvm.dbg.declare(metadata i32* %x, metadata !18, metadata !DIExpression()), !dbg !19
  store i32 0, i32* %x, align 4, !dbg !19
  %0 = load i32, i32* %n, align 4, !dbg !20
  %cmp = icmp sge i32 %0, 0, !dbg !20
  call void @__SEA_assume(i1 noundef zeroext %cmp), !dbg !20
  br label %while.cond, !dbg !21

while.cond:
  %call1 = call i32 @nd(), !dbg !22
  %tobool = icmp ne i32 %call1, 0, !dbg !21
  br i1 %tobool, label %while.body, label %while.end, !dbg !21

while.body:
  %1 = load i32, i32* %x, align 4, !dbg !23
  %cmp2 = icmp sge i32 %1, 0, !dbg !23
  br i1 %cmp2, label %lor.end, label %lor.rhs, !dbg !23

lor.rhs:
  call void @__VERIFIER_error(), !dbg !23
  br label %lor.end, !dbg !23

lor.end:
  %2 = phi i1 [ true, %while.body ], [ false, %lor.rhs ]
  %lor.ext = zext i1 %2 to i32, !dbg !23
  %3 = load i32, i32* %x, align 4, !dbg !25
  %4 = load i32, i32* %n, align 4, !dbg !27
  %cmp3 = icmp sle i32 %3, %4, !dbg !28
  br i1 %cmp3, label %if.then, label %if.end, !dbg !29

if.then:
  %5 = load i32, i32* %x, align 4, !dbg !30
  %inc = add nsw i32 %5, 1, !dbg !30
  store i32 %inc, i32* %x, align 4, !dbg !30
  br label %if.end, !dbg !31

if.end:
  br label %while.cond, !dbg !21, !llvm.loop !32

while.end:
  %6 = load i32, i32* %x, align 4, !dbg !35
  %7 = load i32, i32* %n, align 4, !dbg !35
  %cmp4 = icmp sle i32 %6, %7, !dbg !35
  br i1 %cmp4, label %lor.end6, label %lor.rhs5, !dbg !35

lor.rhs5:
  call void @__VERIFIER_error(), !dbg !35
  br label %lor.end6, !dbg !35

lor.end6:
  %8 = phi i1 [ true, %while.end ], [ false, %lor.rhs5 ]
  %lor.ext7 = zext i1 %8 to i32, !dbg !35
  ret i32 0, !dbg !36
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @nd()

declare void @__SEA_assume(i1 noundef zeroext)

declare void @__VERIFIER_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "seahorn_assert_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "n", scope: !10, file: !1, line: 9, type: !13)
!16 = !DILocation(line: 9, column: 7, scope: !10)
!17 = !DILocation(line: 9, column: 11, scope: !10)
!18 = !DILocalVariable(name: "x", scope: !10, file: !1, line: 9, type: !13)
!19 = !DILocation(line: 9, column: 17, scope: !10)
!20 = !DILocation(line: 10, column: 3, scope: !10)
!21 = !DILocation(line: 11, column: 3, scope: !10)
!22 = !DILocation(line: 11, column: 10, scope: !10)
!23 = !DILocation(line: 12, column: 5, scope: !24)
!24 = distinct !DILexicalBlock(scope: !10, file: !1, line: 11, column: 16)
!25 = !DILocation(line: 13, column: 9, scope: !26)
!26 = distinct !DILexicalBlock(scope: !24, file: !1, line: 13, column: 9)
!27 = !DILocation(line: 13, column: 14, scope: !26)
!28 = !DILocation(line: 13, column: 11, scope: !26)
!29 = !DILocation(line: 13, column: 9, scope: !24)
!30 = !DILocation(line: 13, column: 18, scope: !26)
!31 = !DILocation(line: 13, column: 17, scope: !26)
!32 = distinct !{!32, !21, !33, !34}
!33 = !DILocation(line: 14, column: 3, scope: !10)
!34 = !{!"llvm.loop.mustprogress"}
!35 = !DILocation(line: 15, column: 3, scope: !10)
!36 = !DILocation(line: 16, column: 3, scope: !10)
