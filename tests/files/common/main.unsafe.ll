source_filename = "common/main.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@list = common dso_local global [2 x i32] zeroinitializer, align 4, !dbg !0
@total = common dso_local global i32 0, align 4, !dbg !5

define dso_local i32 @main() !dbg !18 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @add(i32 noundef 1), !dbg !22
  call void @add(i32 noundef 1), !dbg !23
  store i32 7, i32* getelementptr inbounds ([2 x i32], [2 x i32]* @list, i64 0, i64 1), align 4, !dbg !24
  %0 = load i32, i32* @total, align 4, !dbg !25
  %cmp = icmp ne i32 %0, 2, !dbg !27
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !28

lor.lhs.false:
  %1 = load i32, i32* getelementptr inbounds ([2 x i32], [2 x i32]* @list, i64 0, i64 1), align 4, !dbg !29
  %cmp1 = icmp ne i32 %1, 7, !dbg !30
  br i1 %cmp1, label %if.then, label %if.end, !dbg !31

if.then:
  call void @reach_error(), !dbg !32
  br label %if.end, !dbg !32

if.end:
  ret i32 0, !dbg !33
}

declare !dbg !34 void @add(i32 noundef)

declare !dbg !37 void @reach_error()

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "list", scope: !2, file: !3, line: 4, type: !8, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "common/main.c", directory: ".")
!4 = !{!5, !0}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "total", scope: !2, file: !3, line: 3, type: !7, isLocal: false, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 64, elements: !9)
!9 = !{!10}
!10 = !DISubrange(count: 2)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 7, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 1}

!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 6, type: !19, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !21)
!19 = !DISubroutineType(types: !20)
!20 = !{!7}
!21 = !{}
!22 = !DILocation(line: 7, column: 3, scope: !18)
!23 = !DILocation(line: 8, column: 3, scope: !18)
!24 = !DILocation(line: 9, column: 11, scope: !18)
!25 = !DILocation(line: 10, column: 7, scope: !26)
!26 = distinct !DILexicalBlock(scope: !18, file: !3, line: 10, column: 7)
!27 = !DILocation(line: 10, column: 13, scope: !26)
!28 = !DILocation(line: 10, column: 18, scope: !26)
!29 = !DILocation(line: 10, column: 21, scope: !26)
!30 = !DILocation(line: 10, column: 29, scope: !26)
!31 = !DILocation(line: 10, column: 7, scope: !18)
!32 = !DILocation(line: 10, column: 35, scope: !26)
!33 = !DILocation(line: 11, column: 3, scope: !18)
!34 = !DISubprogram(name: "add", scope: !3, file: !3, line: 5, type: !35, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !21)
!35 = !DISubroutineType(types: !36)
!36 = !{null, !7}
!37 = !DISubprogram(name: "reach_error", scope: !3, file: !3, line: 2, type: !38, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !21)
!38 = !DISubroutineType(types: !39)
!39 = !{null}
