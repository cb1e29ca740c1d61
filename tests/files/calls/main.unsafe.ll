source_filename = "calls/main.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@table = external global [0 x i8], align 1
@cell = external global i32, align 4

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 (i32, i32, ...) bitcast (i32 (...)* @sum to i32 (i32, i32, ...)*)(i32 noundef 1, i32 noundef 2), !dbg !14
  %cmp = icmp ne i32 %call, 4, !dbg !16
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !17

lor.lhs.false:
  %0 = load i8, i8* getelementptr inbounds ([0 x i8], [0 x i8]* @table, i64 0, i64 0), align 1, !dbg !18
  %conv = sext i8 %0 to i32, !dbg !18
  %cmp1 = icmp ne i32 %conv, 1, !dbg !19
  br i1 %cmp1, label %if.then, label %lor.lhs.false3, !dbg !20

lor.lhs.false3:
  %1 = load i32, i32* @cell, align 4, !dbg !21
  %cmp4 = icmp ne i32 %1, -1, !dbg !22
  br i1 %cmp4, label %if.then, label %if.end, !dbg !23

if.then:
  call void @reach_error(), !dbg !24
  br label %if.end, !dbg !24

if.end:
  ret i32 0, !dbg !25
}

declare i32 @sum(...)

declare !dbg !26 void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "calls/main.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !10, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{}
!14 = !DILocation(line: 7, column: 7, scope: !15)
!15 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 7)
!16 = !DILocation(line: 7, column: 17, scope: !15)
!17 = !DILocation(line: 7, column: 22, scope: !15)
!18 = !DILocation(line: 7, column: 25, scope: !15)
!19 = !DILocation(line: 7, column: 34, scope: !15)
!20 = !DILocation(line: 7, column: 39, scope: !15)
!21 = !DILocation(line: 7, column: 42, scope: !15)
!22 = !DILocation(line: 7, column: 47, scope: !15)
!23 = !DILocation(line: 7, column: 7, scope: !9)
!24 = !DILocation(line: 7, column: 54, scope: !15)
!25 = !DILocation(line: 8, column: 3, scope: !9)
!26 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 2, type: !27, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !13)
!27 = !DISubroutineType(types: !28)
!28 = !{null}
