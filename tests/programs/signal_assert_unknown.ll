source_filename = "signal_assert_unknown.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@low = internal global i32 0, align 4, !dbg !0
@high = internal global i32 1, align 4, !dbg !5
@.str = private unnamed_addr constant [11 x i8] c"low < high\00", align 1
@.str.1 = private unnamed_addr constant [24 x i8] c"signal_assert_unknown.c\00", align 1
@__PRETTY_FUNCTION__.handle = private unnamed_addr constant [17 x i8] c"void handle(int)\00", align 1

define dso_local i32 @main() !dbg !15 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call void (i32)* @signal(i32 noundef 2, void (i32)* noundef @handle), !dbg !19
  store i32 2, i32* @low, align 4, !dbg !20
  store i32 3, i32* @high, align 4, !dbg !21
  ret i32 0, !dbg !22
}

declare !dbg !23 void (i32)* @signal(i32 noundef, void (i32)* noundef)

define internal void @handle(i32 noundef %number) !dbg !31 {
entry:
  %number.addr = alloca i32, align 4
  store i32 %number, i32* %number.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %number.addr, metadata !33, metadata !DIExpression()), !dbg !34
  %0 = load i32, i32* @low, align 4, !dbg !35
  %1 = load i32, i32* @high, align 4, !dbg !35
  %cmp = icmp slt i32 %0, %1, !dbg !35
  br i1 %cmp, label %if.then, label %if.else, !dbg !38

if.then:
  br label %if.end, !dbg !38

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.1, i64 0, i64 0), i32 noundef 7, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @__PRETTY_FUNCTION__.handle, i64 0, i64 0)), !dbg !35
  unreachable, !dbg !35

if.end:
  ret void, !dbg !39
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "low", scope: !2, file: !3, line: 5, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "signal_assert_unknown.c", directory: ".")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "high", scope: !2, file: !3, line: 5, type: !7, isLocal: true, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{i32 7, !"Dwarf Version", i32 5}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 7, !"PIC Level", i32 2}
!12 = !{i32 7, !"PIE Level", i32 2}
!13 = !{i32 7, !"uwtable", i32 1}

!15 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 9, type: !16, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !18)
!16 = !DISubroutineType(types: !17)
!17 = !{!7}
!18 = !{}
!19 = !DILocation(line: 10, column: 3, scope: !15)
!20 = !DILocation(line: 11, column: 7, scope: !15)
!21 = !DILocation(line: 12, column: 8, scope: !15)
!22 = !DILocation(line: 13, column: 3, scope: !15)
!23 = !DISubprogram(name: "signal", scope: !24, file: !24, line: 88, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !18)
!24 = !DIFile(filename: "/usr/include/signal.h", directory: "")
!25 = !DISubroutineType(types: !26)
!26 = !{!27, !7, !27}
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sighandler_t", file: !24, line: 72, baseType: !28)
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!29 = !DISubroutineType(types: !30)
!30 = !{null, !7}
!31 = distinct !DISubprogram(name: "handle", scope: !3, file: !3, line: 7, type: !29, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !32)
!32 = !{!33}
!33 = !DILocalVariable(name: "number", arg: 1, scope: !31, file: !3, line: 7, type: !7)
!34 = !DILocation(line: 7, column: 24, scope: !31)
!35 = !DILocation(line: 7, column: 34, scope: !36)
!36 = distinct !DILexicalBlock(scope: !37, file: !3, line: 7, column: 34)
!37 = distinct !DILexicalBlock(scope: !31, file: !3, line: 7, column: 34)
!38 = !DILocation(line: 7, column: 34, scope: !37)
!39 = !DILocation(line: 7, column: 54, scope: !31)
