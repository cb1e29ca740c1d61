source_filename = "signal_memory_unknown.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@value = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [11 x i8] c"value == 1\00", align 1
@.str.1 = private unnamed_addr constant [24 x i8] c"signal_memory_unknown.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@place = internal global i32* @value, align 8, !dbg !5

define dso_local i32 @main() !dbg !16 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call void (i32)* @signal(i32 noundef 2, void (i32)* noundef @handle), !dbg !20
  store i32 1, i32* @value, align 4, !dbg !21
  %0 = load i32, i32* @value, align 4, !dbg !22
  %cmp = icmp eq i32 %0, 1, !dbg !22
  br i1 %cmp, label %if.then, label %if.else, !dbg !25

if.then:
  br label %if.end, !dbg !25

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.1, i64 0, i64 0), i32 noundef 12, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !22
  unreachable, !dbg !22

if.end:
  ret i32 0, !dbg !26
}

declare !dbg !27 void (i32)* @signal(i32 noundef, void (i32)* noundef)

define internal void @handle(i32 noundef %number) !dbg !35 {
entry:
  %number.addr = alloca i32, align 4
  store i32 %number, i32* %number.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %number.addr, metadata !37, metadata !DIExpression()), !dbg !38
  %0 = load i32*, i32** @place, align 8, !dbg !39
  store i32 5, i32* %0, align 4, !dbg !40
  ret void, !dbg !41
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "value", scope: !2, file: !3, line: 5, type: !8, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "signal_memory_unknown.c", directory: ".")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "place", scope: !2, file: !3, line: 5, type: !7, isLocal: true, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 7, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 1}

!16 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 9, type: !17, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !19)
!17 = !DISubroutineType(types: !18)
!18 = !{!8}
!19 = !{}
!20 = !DILocation(line: 10, column: 3, scope: !16)
!21 = !DILocation(line: 11, column: 9, scope: !16)
!22 = !DILocation(line: 12, column: 3, scope: !23)
!23 = distinct !DILexicalBlock(scope: !24, file: !3, line: 12, column: 3)
!24 = distinct !DILexicalBlock(scope: !16, file: !3, line: 12, column: 3)
!25 = !DILocation(line: 12, column: 3, scope: !24)
!26 = !DILocation(line: 13, column: 3, scope: !16)
!27 = !DISubprogram(name: "signal", scope: !28, file: !28, line: 88, type: !29, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !19)
!28 = !DIFile(filename: "/usr/include/signal.h", directory: "")
!29 = !DISubroutineType(types: !30)
!30 = !{!31, !8, !31}
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sighandler_t", file: !28, line: 72, baseType: !32)
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64)
!33 = !DISubroutineType(types: !34)
!34 = !{null, !8}
!35 = distinct !DISubprogram(name: "handle", scope: !3, file: !3, line: 7, type: !33, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !36)
!36 = !{!37}
!37 = !DILocalVariable(name: "number", arg: 1, scope: !35, file: !3, line: 7, type: !8)
!38 = !DILocation(line: 7, column: 24, scope: !35)
!39 = !DILocation(line: 7, column: 35, scope: !35)
!40 = !DILocation(line: 7, column: 41, scope: !35)
!41 = !DILocation(line: 7, column: 46, scope: !35)
