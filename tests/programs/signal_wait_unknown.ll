source_filename = "signal_wait_unknown.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"0\00", align 1
@.str.1 = private unnamed_addr constant [22 x i8] c"signal_wait_unknown.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call void (i32)* @signal(i32 noundef 2, void (i32)* noundef @handler), !dbg !14
  %call1 = call i32 @pause(), !dbg !15
  call void @__assert_fail(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.1, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !16
  unreachable, !dbg !16
}

declare !dbg !19 void (i32)* @signal(i32 noundef, void (i32)* noundef)

define internal void @handler(i32 noundef %number) !dbg !27 {
entry:
  %number.addr = alloca i32, align 4
  store i32 %number, i32* %number.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %number.addr, metadata !29, metadata !DIExpression()), !dbg !30
  %0 = load i32, i32* %number.addr, align 4, !dbg !31
  call void @_exit(i32 noundef %0), !dbg !32
  unreachable, !dbg !32
}

declare !dbg !33 i32 @pause()

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @_exit(i32 noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "signal_wait_unknown.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !10, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{}
!14 = !DILocation(line: 11, column: 3, scope: !9)
!15 = !DILocation(line: 12, column: 3, scope: !9)
!16 = !DILocation(line: 13, column: 3, scope: !17)
!17 = distinct !DILexicalBlock(scope: !18, file: !1, line: 13, column: 3)
!18 = distinct !DILexicalBlock(scope: !9, file: !1, line: 13, column: 3)
!19 = !DISubprogram(name: "signal", scope: !20, file: !20, line: 88, type: !21, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !13)
!20 = !DIFile(filename: "/usr/include/signal.h", directory: "")
!21 = !DISubroutineType(types: !22)
!22 = !{!23, !12, !23}
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sighandler_t", file: !20, line: 72, baseType: !24)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!25 = !DISubroutineType(types: !26)
!26 = !{null, !12}
!27 = distinct !DISubprogram(name: "handler", scope: !1, file: !1, line: 6, type: !25, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !28)
!28 = !{!29}
!29 = !DILocalVariable(name: "number", arg: 1, scope: !27, file: !1, line: 6, type: !12)
!30 = !DILocation(line: 6, column: 25, scope: !27)
!31 = !DILocation(line: 7, column: 9, scope: !27)
!32 = !DILocation(line: 7, column: 3, scope: !27)
!33 = !DISubprogram(name: "pause", scope: !34, file: !34, line: 489, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !13)
!34 = !DIFile(filename: "/usr/include/unistd.h", directory: "")
