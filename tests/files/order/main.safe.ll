source_filename = "order/main.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@order = common dso_local global i32 0, align 4, !dbg !0
@llvm.global_ctors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 200, void ()* @last, i8* null }]

define internal void @last() !dbg !13 {
entry:
  %0 = load i32, i32* @order, align 4, !dbg !17
  %mul = mul nsw i32 %0, 10, !dbg !18
  %add = add nsw i32 %mul, 2, !dbg !19
  store i32 %add, i32* @order, align 4, !dbg !20
  ret void, !dbg !21
}

define dso_local i32 @main() !dbg !22 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = load i32, i32* @order, align 4, !dbg !25
  %cmp = icmp ne i32 %0, 123, !dbg !27
  br i1 %cmp, label %if.then, label %if.end, !dbg !28

if.then:
  call void @reach_error(), !dbg !29
  br label %if.end, !dbg !29

if.end:
  ret i32 0, !dbg !30
}

declare !dbg !31 void @reach_error()

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "order", scope: !2, file: !3, line: 3, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "order/main.c", directory: ".")
!4 = !{!0}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 7, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 1}

!13 = distinct !DISubprogram(name: "last", scope: !3, file: !3, line: 4, type: !14, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !16)
!14 = !DISubroutineType(types: !15)
!15 = !{null}
!16 = !{}
!17 = !DILocation(line: 4, column: 68, scope: !13)
!18 = !DILocation(line: 4, column: 74, scope: !13)
!19 = !DILocation(line: 4, column: 79, scope: !13)
!20 = !DILocation(line: 4, column: 66, scope: !13)
!21 = !DILocation(line: 4, column: 84, scope: !13)
!22 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 5, type: !23, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !16)
!23 = !DISubroutineType(types: !24)
!24 = !{!5}
!25 = !DILocation(line: 6, column: 7, scope: !26)
!26 = distinct !DILexicalBlock(scope: !22, file: !3, line: 6, column: 7)
!27 = !DILocation(line: 6, column: 13, scope: !26)
!28 = !DILocation(line: 6, column: 7, scope: !22)
!29 = !DILocation(line: 6, column: 19, scope: !26)
!30 = !DILocation(line: 7, column: 3, scope: !22)
!31 = !DISubprogram(name: "reach_error", scope: !3, file: !3, line: 2, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !16)
