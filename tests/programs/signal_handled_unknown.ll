source_filename = "signal_handled_unknown.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@count = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [11 x i8] c"count == 1\00", align 1
@.str.1 = private unnamed_addr constant [25 x i8] c"signal_handled_unknown.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !18 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call void (i32)* @signal(i32 noundef 2, void (i32)* noundef @handle), !dbg !22
  store volatile i32 1, i32* @count, align 4, !dbg !23
  %0 = load volatile i32, i32* @count, align 4, !dbg !24
  %cmp = icmp eq i32 %0, 1, !dbg !24
  br i1 %cmp, label %if.then, label %if.else, !dbg !27

if.then:
  br label %if.end, !dbg !27

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 12, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !24
  unreachable, !dbg !24

if.end:
  ret i32 0, !dbg !28
}

declare !dbg !29 void (i32)* @signal(i32 noundef, void (i32)* noundef)

define internal void @handle(i32 noundef %number) !dbg !37 {
entry:
  %number.addr = alloca i32, align 4
  store i32 %number, i32* %number.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %number.addr, metadata !39, metadata !DIExpression()), !dbg !40
  store volatile i32 5, i32* @count, align 4, !dbg !41
  ret void, !dbg !42
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 5, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "signal_handled_unknown.c", directory: ".")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !6)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "sig_atomic_t", file: !7, line: 8, baseType: !8)
!7 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/sig_atomic_t.h", directory: "")
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sig_atomic_t", file: !9, line: 215, baseType: !10)
!9 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 7, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 1}

!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 9, type: !19, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !21)
!19 = !DISubroutineType(types: !20)
!20 = !{!10}
!21 = !{}
!22 = !DILocation(line: 10, column: 3, scope: !18)
!23 = !DILocation(line: 11, column: 9, scope: !18)
!24 = !DILocation(line: 12, column: 3, scope: !25)
!25 = distinct !DILexicalBlock(scope: !26, file: !3, line: 12, column: 3)
!26 = distinct !DILexicalBlock(scope: !18, file: !3, line: 12, column: 3)
!27 = !DILocation(line: 12, column: 3, scope: !26)
!28 = !DILocation(line: 13, column: 3, scope: !18)
!29 = !DISubprogram(name: "signal", scope: !30, file: !30, line: 88, type: !31, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !21)
!30 = !DIFile(filename: "/usr/include/signal.h", directory: "")
!31 = !DISubroutineType(types: !32)
!32 = !{!33, !10, !33}
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sighandler_t", file: !30, line: 72, baseType: !34)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!35 = !DISubroutineType(types: !36)
!36 = !{null, !10}
!37 = distinct !DISubprogram(name: "handle", scope: !3, file: !3, line: 7, type: !35, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !38)
!38 = !{!39}
!39 = !DILocalVariable(name: "number", arg: 1, scope: !37, file: !3, line: 7, type: !10)
!40 = !DILocation(line: 7, column: 24, scope: !37)
!41 = !DILocation(line: 7, column: 40, scope: !37)
!42 = !DILocation(line: 7, column: 45, scope: !37)
