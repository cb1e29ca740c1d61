source_filename = "exit_before_destructor_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@done = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [5 x i8] c"done\00", align 1
@.str.1 = private unnamed_addr constant [32 x i8] c"exit_before_destructor_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.last = private unnamed_addr constant [16 x i8] c"void last(void)\00", align 1
@llvm.global_dtors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @last, i8* null }]

define dso_local i32 @main() !dbg !13 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @exit(i32 noundef 0), !dbg !17
  unreachable, !dbg !17
}

declare void @exit(i32 noundef)

define internal void @last() !dbg !18 {
entry:
  %0 = load i32, i32* @done, align 4, !dbg !21
  %tobool = icmp ne i32 %0, 0, !dbg !21
  br i1 %tobool, label %if.then, label %if.else, !dbg !24

if.then:
  br label %if.end, !dbg !24

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.1, i64 0, i64 0), i32 noundef 6, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @__PRETTY_FUNCTION__.last, i64 0, i64 0)), !dbg !21
  unreachable, !dbg !21

if.end:
  ret void, !dbg !25
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "done", scope: !2, file: !3, line: 4, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "exit_before_destructor_unsafe.c", directory: ".")
!4 = !{!0}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 7, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 1}

!13 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 5, type: !14, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !16)
!14 = !DISubroutineType(types: !15)
!15 = !{!5}
!16 = !{}
!17 = !DILocation(line: 5, column: 18, scope: !13)
!18 = distinct !DISubprogram(name: "last", scope: !3, file: !3, line: 6, type: !19, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !16)
!19 = !DISubroutineType(types: !20)
!20 = !{null}
!21 = !DILocation(line: 6, column: 54, scope: !22)
!22 = distinct !DILexicalBlock(scope: !23, file: !3, line: 6, column: 54)
!23 = distinct !DILexicalBlock(scope: !18, file: !3, line: 6, column: 54)
!24 = !DILocation(line: 6, column: 54, scope: !23)
!25 = !DILocation(line: 6, column: 68, scope: !18)
