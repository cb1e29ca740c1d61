source_filename = "fork_child_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [11 x i8] c"value == 1\00", align 1
@.str.1 = private unnamed_addr constant [20 x i8] c"fork_child_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %value = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %value to i8*, !dbg !15
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !15
  call void @llvm.dbg.declare(metadata i32* %value, metadata !14, metadata !DIExpression()), !dbg !16
  store i32 1, i32* %value, align 4, !dbg !16
  %call = call i32 @fork(), !dbg !17
  %cmp = icmp eq i32 %call, 0, !dbg !19
  br i1 %cmp, label %if.then, label %if.end, !dbg !20

if.then:
  store i32 2, i32* %value, align 4, !dbg !21
  br label %if.end, !dbg !22

if.end:
  %1 = load i32, i32* %value, align 4, !dbg !23
  %cmp1 = icmp eq i32 %1, 1, !dbg !23
  br i1 %cmp1, label %if.then2, label %if.else, !dbg !26

if.then2:
  br label %if.end3, !dbg !26

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 7, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !23
  unreachable, !dbg !23

if.end3:
  %2 = bitcast i32* %value to i8*, !dbg !27
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %2), !dbg !27
  ret i32 0, !dbg !28
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !29 i32 @fork()

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "fork_child_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !10, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14}
!14 = !DILocalVariable(name: "value", scope: !9, file: !1, line: 5, type: !12)
!15 = !DILocation(line: 5, column: 3, scope: !9)
!16 = !DILocation(line: 5, column: 7, scope: !9)
!17 = !DILocation(line: 6, column: 7, scope: !18)
!18 = distinct !DILexicalBlock(scope: !9, file: !1, line: 6, column: 7)
!19 = !DILocation(line: 6, column: 14, scope: !18)
!20 = !DILocation(line: 6, column: 7, scope: !9)
!21 = !DILocation(line: 6, column: 26, scope: !18)
!22 = !DILocation(line: 6, column: 20, scope: !18)
!23 = !DILocation(line: 7, column: 3, scope: !24)
!24 = distinct !DILexicalBlock(scope: !25, file: !1, line: 7, column: 3)
!25 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 3)
!26 = !DILocation(line: 7, column: 3, scope: !25)
!27 = !DILocation(line: 9, column: 1, scope: !9)
!28 = !DILocation(line: 8, column: 3, scope: !9)
!29 = !DISubprogram(name: "fork", scope: !30, file: !30, line: 778, type: !31, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !35)
!30 = !DIFile(filename: "/usr/include/unistd.h", directory: "")
!31 = !DISubroutineType(types: !32)
!32 = !{!33}
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pid_t", file: !34, line: 154, baseType: !12)
!34 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!35 = !{}
