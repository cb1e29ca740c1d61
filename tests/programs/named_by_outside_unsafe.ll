source_filename = "named_by_outside_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Handler = type { void (i32)*, i32 }

@handler = dso_local global %struct.Handler { void (i32)* @wrong, i32 0 }, align 8, !dbg !0
@calls = internal global i32 0, align 4, !dbg !5

define internal void @wrong(i32 noundef %x) !dbg !22 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !24, metadata !DIExpression()), !dbg !25
  %0 = load i32, i32* %x.addr, align 4, !dbg !26
  %cmp = icmp eq i32 %0, 5, !dbg !28
  br i1 %cmp, label %if.then, label %if.end, !dbg !29

if.then:
  call void @reach_error(), !dbg !30
  br label %if.end, !dbg !30

if.end:
  ret void, !dbg !31
}

define dso_local void @unused() !dbg !32 {
entry:
  %0 = load void (i32)*, void (i32)** getelementptr inbounds (%struct.Handler, %struct.Handler* @handler, i32 0, i32 0), align 8, !dbg !36
  call void @outside(void (i32)* noundef %0), !dbg !37
  ret void, !dbg !38
}

declare !dbg !39 void @outside(void (i32)* noundef)

define dso_local i32 @main() !dbg !42 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = load void (i32)*, void (i32)** getelementptr inbounds (%struct.Handler, %struct.Handler* @handler, i32 0, i32 0), align 8, !dbg !45
  call void @outside(void (i32)* noundef %0), !dbg !46
  %1 = load i32, i32* @calls, align 4, !dbg !47
  %cmp = icmp sgt i32 %1, 1, !dbg !49
  br i1 %cmp, label %if.then, label %if.end, !dbg !50

if.then:
  call void @reach_error(), !dbg !51
  br label %if.end, !dbg !51

if.end:
  ret i32 0, !dbg !52
}

declare !dbg !53 void @reach_error()

declare void @llvm.dbg.declare(metadata, metadata, metadata)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!15, !16, !17, !18, !19, !20}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "handler", scope: !2, file: !3, line: 14, type: !8, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "named_by_outside_unsafe.c", directory: ".")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "calls", scope: !2, file: !3, line: 8, type: !7, isLocal: true, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Handler", file: !3, line: 4, size: 128, elements: !9)
!9 = !{!10, !14}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "handle", scope: !8, file: !3, line: 5, baseType: !11, size: 64)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!12 = !DISubroutineType(types: !13)
!13 = !{null, !7}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !8, file: !3, line: 6, baseType: !7, size: 32, offset: 64)
!15 = !{i32 7, !"Dwarf Version", i32 5}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 7, !"PIC Level", i32 2}
!19 = !{i32 7, !"PIE Level", i32 2}
!20 = !{i32 7, !"uwtable", i32 1}

!22 = distinct !DISubprogram(name: "wrong", scope: !3, file: !3, line: 9, type: !12, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !23)
!23 = !{!24}
!24 = !DILocalVariable(name: "x", arg: 1, scope: !22, file: !3, line: 9, type: !7)
!25 = !DILocation(line: 9, column: 23, scope: !22)
!26 = !DILocation(line: 10, column: 9, scope: !27)
!27 = distinct !DILexicalBlock(scope: !22, file: !3, line: 10, column: 9)
!28 = !DILocation(line: 10, column: 11, scope: !27)
!29 = !DILocation(line: 10, column: 9, scope: !22)
!30 = !DILocation(line: 11, column: 9, scope: !27)
!31 = !DILocation(line: 12, column: 1, scope: !22)
!32 = distinct !DISubprogram(name: "unused", scope: !3, file: !3, line: 15, type: !33, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !35)
!33 = !DISubroutineType(types: !34)
!34 = !{null}
!35 = !{}
!36 = !DILocation(line: 15, column: 37, scope: !32)
!37 = !DILocation(line: 15, column: 21, scope: !32)
!38 = !DILocation(line: 15, column: 46, scope: !32)
!39 = !DISubprogram(name: "outside", scope: !3, file: !3, line: 3, type: !40, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !35)
!40 = !DISubroutineType(types: !41)
!41 = !{null, !11}
!42 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 16, type: !43, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !35)
!43 = !DISubroutineType(types: !44)
!44 = !{!7}
!45 = !DILocation(line: 17, column: 21, scope: !42)
!46 = !DILocation(line: 17, column: 5, scope: !42)
!47 = !DILocation(line: 18, column: 9, scope: !48)
!48 = distinct !DILexicalBlock(scope: !42, file: !3, line: 18, column: 9)
!49 = !DILocation(line: 18, column: 15, scope: !48)
!50 = !DILocation(line: 18, column: 9, scope: !42)
!51 = !DILocation(line: 19, column: 9, scope: !48)
!52 = !DILocation(line: 20, column: 5, scope: !42)
!53 = !DISubprogram(name: "reach_error", scope: !3, file: !3, line: 2, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !35)
