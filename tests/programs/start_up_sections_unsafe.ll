source_filename = "start_up_sections_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@at_start = internal constant void ()* @early, section ".init_array", align 8, !dbg !0
@at_end = internal constant void ()* @check, section ".fini_array", align 8, !dbg !5
@ready = internal global i32 0, align 4, !dbg !11
@.str = private unnamed_addr constant [11 x i8] c"ready == 2\00", align 1
@.str.1 = private unnamed_addr constant [27 x i8] c"start_up_sections_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.check = private unnamed_addr constant [17 x i8] c"void check(void)\00", align 1
@llvm.compiler.used = appending global [2 x i8*] [i8* bitcast (void ()** @at_start to i8*), i8* bitcast (void ()** @at_end to i8*)], section "llvm.metadata"

define internal void @early() !dbg !21 {
entry:
  %0 = load i32, i32* @ready, align 4, !dbg !23
  %inc = add nsw i32 %0, 1, !dbg !23
  store i32 %inc, i32* @ready, align 4, !dbg !23
  ret void, !dbg !24
}

define internal void @check() !dbg !25 {
entry:
  %0 = load i32, i32* @ready, align 4, !dbg !26
  %cmp = icmp eq i32 %0, 2, !dbg !26
  br i1 %cmp, label %if.then, label %if.else, !dbg !29

if.then:
  br label %if.end, !dbg !29

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.1, i64 0, i64 0), i32 noundef 5, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @__PRETTY_FUNCTION__.check, i64 0, i64 0)), !dbg !26
  unreachable, !dbg !26

if.end:
  ret void, !dbg !30
}

define dso_local i32 @main() !dbg !31 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = load i32, i32* @ready, align 4, !dbg !34
  %cmp = icmp ne i32 %0, 1, !dbg !35
  %conv = zext i1 %cmp to i32, !dbg !35
  ret i32 %conv, !dbg !36
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!14, !15, !16, !17, !18, !19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "at_start", scope: !2, file: !3, line: 6, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "start_up_sections_unsafe.c", directory: ".")
!4 = !{!0, !5, !11}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "at_end", scope: !2, file: !3, line: 7, type: !7, isLocal: true, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DISubroutineType(types: !10)
!10 = !{null}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "ready", scope: !2, file: !3, line: 3, type: !13, isLocal: true, isDefinition: true)
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{i32 7, !"Dwarf Version", i32 5}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{i32 1, !"wchar_size", i32 4}
!17 = !{i32 7, !"PIC Level", i32 2}
!18 = !{i32 7, !"PIE Level", i32 2}
!19 = !{i32 7, !"uwtable", i32 1}

!21 = distinct !DISubprogram(name: "early", scope: !3, file: !3, line: 4, type: !9, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !22)
!22 = !{}
!23 = !DILocation(line: 4, column: 32, scope: !21)
!24 = !DILocation(line: 4, column: 36, scope: !21)
!25 = distinct !DISubprogram(name: "check", scope: !3, file: !3, line: 5, type: !9, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !22)
!26 = !DILocation(line: 5, column: 27, scope: !27)
!27 = distinct !DILexicalBlock(scope: !28, file: !3, line: 5, column: 27)
!28 = distinct !DILexicalBlock(scope: !25, file: !3, line: 5, column: 27)
!29 = !DILocation(line: 5, column: 27, scope: !28)
!30 = !DILocation(line: 5, column: 47, scope: !25)
!31 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 8, type: !32, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !22)
!32 = !DISubroutineType(types: !33)
!33 = !{!13}
!34 = !DILocation(line: 8, column: 25, scope: !31)
!35 = !DILocation(line: 8, column: 31, scope: !31)
!36 = !DILocation(line: 8, column: 18, scope: !31)
