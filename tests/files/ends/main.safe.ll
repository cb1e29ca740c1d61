source_filename = "ends/main.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@order = common dso_local global i32 0, align 4, !dbg !0
@llvm.global_dtors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 101, void ()* @last, i8* null }]

define internal void @last() !dbg !13 {
entry:
  %0 = load i32, i32* @order, align 4, !dbg !17
  %cmp = icmp ne i32 %0, 12, !dbg !19
  br i1 %cmp, label %if.then, label %if.end, !dbg !20

if.then:
  call void @reach_error(), !dbg !21
  br label %if.end, !dbg !21

if.end:
  ret void, !dbg !22
}

declare !dbg !23 void @reach_error()

define dso_local i32 @main() !dbg !24 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  store i32 7, i32* @order, align 4, !dbg !27
  %call = call i32 @atexit(void ()* noundef @noted), !dbg !28
  ret i32 0, !dbg !29
}

declare !dbg !30 i32 @atexit(void ()* noundef)

define internal void @noted() !dbg !35 {
entry:
  store i32 0, i32* @order, align 4, !dbg !36
  ret void, !dbg !37
}

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "order", scope: !2, file: !3, line: 4, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "ends/main.c", directory: ".")
!4 = !{!0}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 7, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 1}

!13 = distinct !DISubprogram(name: "last", scope: !3, file: !3, line: 6, type: !14, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !16)
!14 = !DISubroutineType(types: !15)
!15 = !{null}
!16 = !{}
!17 = !DILocation(line: 7, column: 7, scope: !18)
!18 = distinct !DILexicalBlock(scope: !13, file: !3, line: 7, column: 7)
!19 = !DILocation(line: 7, column: 13, scope: !18)
!20 = !DILocation(line: 7, column: 7, scope: !13)
!21 = !DILocation(line: 7, column: 19, scope: !18)
!22 = !DILocation(line: 8, column: 1, scope: !13)
!23 = !DISubprogram(name: "reach_error", scope: !3, file: !3, line: 3, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !16)
!24 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 9, type: !25, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !16)
!25 = !DISubroutineType(types: !26)
!26 = !{!5}
!27 = !DILocation(line: 10, column: 9, scope: !24)
!28 = !DILocation(line: 11, column: 3, scope: !24)
!29 = !DILocation(line: 12, column: 3, scope: !24)
!30 = !DISubprogram(name: "atexit", scope: !31, file: !31, line: 615, type: !32, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !16)
!31 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!32 = !DISubroutineType(types: !33)
!33 = !{!5, !34}
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!35 = distinct !DISubprogram(name: "noted", scope: !3, file: !3, line: 5, type: !14, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !16)
!36 = !DILocation(line: 5, column: 33, scope: !35)
!37 = !DILocation(line: 5, column: 38, scope: !35)
