source_filename = "loop_break_continue_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %even = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %even, metadata !15, metadata !DIExpression()), !dbg !16
  store i32 0, i32* %even, align 4, !dbg !16
  call void @llvm.dbg.declare(metadata i32* %i, metadata !17, metadata !DIExpression()), !dbg !18
  store i32 0, i32* %i, align 4, !dbg !19
  br label %for.cond, !dbg !21

for.cond:
  %0 = load i32, i32* %i, align 4, !dbg !22
  %cmp = icmp slt i32 %0, 20, !dbg !24
  br i1 %cmp, label %for.body, label %for.end, !dbg !25

for.body:
  %1 = load i32, i32* %i, align 4, !dbg !26
  %rem = srem i32 %1, 2, !dbg !29
  %tobool = icmp ne i32 %rem, 0, !dbg !29
  br i1 %tobool, label %if.then, label %if.end, !dbg !30

if.then:
  br label %for.inc, !dbg !31

if.end:
  %2 = load i32, i32* %i, align 4, !dbg !32
  %cmp1 = icmp eq i32 %2, 10, !dbg !34
  br i1 %cmp1, label %if.then2, label %if.end3, !dbg !35

if.then2:
  br label %for.end, !dbg !36

if.end3:
  %3 = load i32, i32* %even, align 4, !dbg !37
  %inc = add nsw i32 %3, 1, !dbg !37
  store i32 %inc, i32* %even, align 4, !dbg !37
  br label %for.inc, !dbg !38

for.inc:
  %4 = load i32, i32* %i, align 4, !dbg !39
  %inc4 = add nsw i32 %4, 1, !dbg !39
  store i32 %inc4, i32* %i, align 4, !dbg !39
  br label %for.cond, !dbg !40, !llvm.loop !41

for.end:
  %5 = load i32, i32* %even, align 4, !dbg !44
  %cmp5 = icmp ne i32 %5, 5, !dbg !46
  br i1 %cmp5, label %if.then7, label %lor.lhs.false, !dbg !47

lor.lhs.false:
  %6 = load i32, i32* %i, align 4, !dbg !48
  %cmp6 = icmp ne i32 %6, 10, !dbg !49
  br i1 %cmp6, label %if.then7, label %if.end8, !dbg !50

if.then7:
  call void @reach_error(), !dbg !51
  br label %if.end8, !dbg !51

if.end8:
  ret i32 0, !dbg !52
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "loop_break_continue_safe.c", directory: ".")
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
!15 = !DILocalVariable(name: "even", scope: !10, file: !1, line: 5, type: !13)
!16 = !DILocation(line: 5, column: 7, scope: !10)
!17 = !DILocalVariable(name: "i", scope: !10, file: !1, line: 5, type: !13)
!18 = !DILocation(line: 5, column: 17, scope: !10)
!19 = !DILocation(line: 6, column: 10, scope: !20)
!20 = distinct !DILexicalBlock(scope: !10, file: !1, line: 6, column: 3)
!21 = !DILocation(line: 6, column: 8, scope: !20)
!22 = !DILocation(line: 6, column: 15, scope: !23)
!23 = distinct !DILexicalBlock(scope: !20, file: !1, line: 6, column: 3)
!24 = !DILocation(line: 6, column: 17, scope: !23)
!25 = !DILocation(line: 6, column: 3, scope: !20)
!26 = !DILocation(line: 7, column: 9, scope: !27)
!27 = distinct !DILexicalBlock(scope: !28, file: !1, line: 7, column: 9)
!28 = distinct !DILexicalBlock(scope: !23, file: !1, line: 6, column: 28)
!29 = !DILocation(line: 7, column: 11, scope: !27)
!30 = !DILocation(line: 7, column: 9, scope: !28)
!31 = !DILocation(line: 7, column: 16, scope: !27)
!32 = !DILocation(line: 8, column: 9, scope: !33)
!33 = distinct !DILexicalBlock(scope: !28, file: !1, line: 8, column: 9)
!34 = !DILocation(line: 8, column: 11, scope: !33)
!35 = !DILocation(line: 8, column: 9, scope: !28)
!36 = !DILocation(line: 8, column: 18, scope: !33)
!37 = !DILocation(line: 9, column: 9, scope: !28)
!38 = !DILocation(line: 10, column: 3, scope: !28)
!39 = !DILocation(line: 6, column: 24, scope: !23)
!40 = !DILocation(line: 6, column: 3, scope: !23)
!41 = distinct !{!41, !25, !42, !43}
!42 = !DILocation(line: 10, column: 3, scope: !20)
!43 = !{!"llvm.loop.mustprogress"}
!44 = !DILocation(line: 11, column: 7, scope: !45)
!45 = distinct !DILexicalBlock(scope: !10, file: !1, line: 11, column: 7)
!46 = !DILocation(line: 11, column: 12, scope: !45)
!47 = !DILocation(line: 11, column: 17, scope: !45)
!48 = !DILocation(line: 11, column: 20, scope: !45)
!49 = !DILocation(line: 11, column: 22, scope: !45)
!50 = !DILocation(line: 11, column: 7, scope: !10)
!51 = !DILocation(line: 11, column: 29, scope: !45)
!52 = !DILocation(line: 12, column: 3, scope: !10)
