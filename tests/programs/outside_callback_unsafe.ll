source_filename = "outside_callback_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@state = internal global i32 0, align 4, !dbg !0

define dso_local i32 @main() !dbg !13 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @start(void ()* noundef @given), !dbg !17
  %0 = load i32, i32* @state, align 4, !dbg !18
  %cmp = icmp eq i32 %0, 1, !dbg !20
  br i1 %cmp, label %if.then, label %if.end, !dbg !21

if.then:
  call void @reach_error(), !dbg !22
  br label %if.end, !dbg !22

if.end:
  ret i32 0, !dbg !23
}

declare !dbg !24 void @start(void ()* noundef)

define internal void @given() !dbg !30 {
entry:
  store i32 1, i32* @state, align 4, !dbg !31
  ret void, !dbg !32
}

declare !dbg !33 void @reach_error()

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "state", scope: !2, file: !3, line: 4, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "outside_callback_unsafe.c", directory: ".")
!4 = !{!0}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 7, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 1}

!13 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 6, type: !14, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !16)
!14 = !DISubroutineType(types: !15)
!15 = !{!5}
!16 = !{}
!17 = !DILocation(line: 7, column: 3, scope: !13)
!18 = !DILocation(line: 8, column: 7, scope: !19)
!19 = distinct !DILexicalBlock(scope: !13, file: !3, line: 8, column: 7)
!20 = !DILocation(line: 8, column: 13, scope: !19)
!21 = !DILocation(line: 8, column: 7, scope: !13)
!22 = !DILocation(line: 8, column: 19, scope: !19)
!23 = !DILocation(line: 9, column: 3, scope: !13)
!24 = !DISubprogram(name: "start", scope: !3, file: !3, line: 3, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !16)
!25 = !DISubroutineType(types: !26)
!26 = !{null, !27}
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!28 = !DISubroutineType(types: !29)
!29 = !{null}
!30 = distinct !DISubprogram(name: "given", scope: !3, file: !3, line: 5, type: !28, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !16)
!31 = !DILocation(line: 5, column: 33, scope: !30)
!32 = !DILocation(line: 5, column: 38, scope: !30)
!33 = !DISubprogram(name: "reach_error", scope: !3, file: !3, line: 2, type: !28, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !16)
