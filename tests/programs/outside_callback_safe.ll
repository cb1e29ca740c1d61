source_filename = "outside_callback_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@state = internal global i32 0, align 4, !dbg !0

define dso_local i32 @main() !dbg !13 {
entry:
  %retval = alloca i32, align 4
  %f = alloca void ()*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast void ()** %f to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !21
  call void @llvm.dbg.declare(metadata void ()** %f, metadata !17, metadata !DIExpression()), !dbg !22
  store void ()* @kept, void ()** %f, align 8, !dbg !22
  call void @start(void ()* noundef @given), !dbg !23
  %1 = load i32, i32* @state, align 4, !dbg !24
  %cmp = icmp eq i32 %1, 2, !dbg !26
  br i1 %cmp, label %if.then, label %if.end, !dbg !27

if.then:
  call void @reach_error(), !dbg !28
  br label %if.end, !dbg !28

if.end:
  %2 = load void ()*, void ()** %f, align 8, !dbg !29
  call void %2(), !dbg !29
  %3 = bitcast void ()** %f to i8*, !dbg !30
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %3), !dbg !30
  ret i32 0, !dbg !31
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define internal void @kept() !dbg !32 {
entry:
  store i32 2, i32* @state, align 4, !dbg !34
  ret void, !dbg !35
}

declare !dbg !36 void @start(void ()* noundef)

define internal void @given() !dbg !39 {
entry:
  store i32 1, i32* @state, align 4, !dbg !40
  ret void, !dbg !41
}

declare !dbg !42 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "state", scope: !2, file: !3, line: 4, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "outside_callback_safe.c", directory: ".")
!4 = !{!0}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 7, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 1}

!13 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 7, type: !14, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !16)
!14 = !DISubroutineType(types: !15)
!15 = !{!5}
!16 = !{!17}
!17 = !DILocalVariable(name: "f", scope: !13, file: !3, line: 8, type: !18)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DISubroutineType(types: !20)
!20 = !{null}
!21 = !DILocation(line: 8, column: 3, scope: !13)
!22 = !DILocation(line: 8, column: 10, scope: !13)
!23 = !DILocation(line: 9, column: 3, scope: !13)
!24 = !DILocation(line: 10, column: 7, scope: !25)
!25 = distinct !DILexicalBlock(scope: !13, file: !3, line: 10, column: 7)
!26 = !DILocation(line: 10, column: 13, scope: !25)
!27 = !DILocation(line: 10, column: 7, scope: !13)
!28 = !DILocation(line: 10, column: 19, scope: !25)
!29 = !DILocation(line: 11, column: 3, scope: !13)
!30 = !DILocation(line: 13, column: 1, scope: !13)
!31 = !DILocation(line: 12, column: 3, scope: !13)
!32 = distinct !DISubprogram(name: "kept", scope: !3, file: !3, line: 6, type: !19, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !33)
!33 = !{}
!34 = !DILocation(line: 6, column: 32, scope: !32)
!35 = !DILocation(line: 6, column: 37, scope: !32)
!36 = !DISubprogram(name: "start", scope: !3, file: !3, line: 3, type: !37, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !33)
!37 = !DISubroutineType(types: !38)
!38 = !{null, !18}
!39 = distinct !DISubprogram(name: "given", scope: !3, file: !3, line: 5, type: !19, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !33)
!40 = !DILocation(line: 5, column: 33, scope: !39)
!41 = !DILocation(line: 5, column: 38, scope: !39)
!42 = !DISubprogram(name: "reach_error", scope: !3, file: !3, line: 2, type: !19, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !33)
