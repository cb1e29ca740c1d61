source_filename = "signal_ignored_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@count = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [11 x i8] c"count == 1\00", align 1
@.str.1 = private unnamed_addr constant [22 x i8] c"signal_ignored_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !19 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call void (i32)* @signal(i32 noundef 13, void (i32)* noundef inttoptr (i64 1 to void (i32)*)), !dbg !23
  %call1 = call void (i32)* @signal(i32 noundef 2, void (i32)* noundef null), !dbg !24
  %0 = load i32, i32* @count, align 4, !dbg !25
  %inc = add nsw i32 %0, 1, !dbg !25
  store i32 %inc, i32* @count, align 4, !dbg !25
  %1 = load i32, i32* @count, align 4, !dbg !26
  %cmp = icmp eq i32 %1, 1, !dbg !26
  br i1 %cmp, label %if.then, label %if.else, !dbg !29

if.then:
  br label %if.end, !dbg !29

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.1, i64 0, i64 0), i32 noundef 11, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !26
  unreachable, !dbg !26

if.end:
  ret i32 0, !dbg !30
}

declare !dbg !31 void (i32)* @signal(i32 noundef, void (i32)* noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!12, !13, !14, !15, !16, !17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 5, type: !10, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !11, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "signal_ignored_safe.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sighandler_t", file: !6, line: 72, baseType: !7)
!6 = !DIFile(filename: "/usr/include/signal.h", directory: "")
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DISubroutineType(types: !9)
!9 = !{null, !10}
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{!0}
!12 = !{i32 7, !"Dwarf Version", i32 5}
!13 = !{i32 2, !"Debug Info Version", i32 3}
!14 = !{i32 1, !"wchar_size", i32 4}
!15 = !{i32 7, !"PIC Level", i32 2}
!16 = !{i32 7, !"PIE Level", i32 2}
!17 = !{i32 7, !"uwtable", i32 1}

!19 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 7, type: !20, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !22)
!20 = !DISubroutineType(types: !21)
!21 = !{!10}
!22 = !{}
!23 = !DILocation(line: 8, column: 3, scope: !19)
!24 = !DILocation(line: 9, column: 3, scope: !19)
!25 = !DILocation(line: 10, column: 8, scope: !19)
!26 = !DILocation(line: 11, column: 3, scope: !27)
!27 = distinct !DILexicalBlock(scope: !28, file: !3, line: 11, column: 3)
!28 = distinct !DILexicalBlock(scope: !19, file: !3, line: 11, column: 3)
!29 = !DILocation(line: 11, column: 3, scope: !28)
!30 = !DILocation(line: 12, column: 3, scope: !19)
!31 = !DISubprogram(name: "signal", scope: !6, file: !6, line: 88, type: !32, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !22)
!32 = !DISubroutineType(types: !33)
!33 = !{!5, !10, !5}
