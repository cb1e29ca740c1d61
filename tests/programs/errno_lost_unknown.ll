source_filename = "errno_lost_unknown.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [11 x i8] c"errno == 0\00", align 1
@.str.1 = private unnamed_addr constant [21 x i8] c"errno_lost_unknown.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %result = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32* @__errno_location(), !dbg !15
  store i32 0, i32* %call, align 4, !dbg !16
  %0 = bitcast i32* %result to i8*, !dbg !17
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !17
  call void @llvm.dbg.declare(metadata i32* %result, metadata !14, metadata !DIExpression()), !dbg !18
  %call1 = call i32 @close(i32 noundef 5), !dbg !19
  store i32 %call1, i32* %result, align 4, !dbg !18
  %1 = load i32, i32* %result, align 4, !dbg !20
  %cmp = icmp eq i32 %1, -1, !dbg !22
  br i1 %cmp, label %if.then, label %if.end5, !dbg !23

if.then:
  %call2 = call i32* @__errno_location(), !dbg !24
  %2 = load i32, i32* %call2, align 4, !dbg !24
  %cmp3 = icmp eq i32 %2, 0, !dbg !24
  br i1 %cmp3, label %if.then4, label %if.else, !dbg !27

if.then4:
  br label %if.end, !dbg !27

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i32 noundef 9, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !24
  unreachable, !dbg !24

if.end:
  br label %if.end5, !dbg !28

if.end5:
  %3 = bitcast i32* %result to i8*, !dbg !29
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %3), !dbg !29
  ret i32 0, !dbg !30
}

declare i32* @__errno_location()

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !31 i32 @close(i32 noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "errno_lost_unknown.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !10, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14}
!14 = !DILocalVariable(name: "result", scope: !9, file: !1, line: 8, type: !12)
!15 = !DILocation(line: 7, column: 3, scope: !9)
!16 = !DILocation(line: 7, column: 9, scope: !9)
!17 = !DILocation(line: 8, column: 3, scope: !9)
!18 = !DILocation(line: 8, column: 7, scope: !9)
!19 = !DILocation(line: 8, column: 16, scope: !9)
!20 = !DILocation(line: 9, column: 7, scope: !21)
!21 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 7)
!22 = !DILocation(line: 9, column: 14, scope: !21)
!23 = !DILocation(line: 9, column: 7, scope: !9)
!24 = !DILocation(line: 9, column: 21, scope: !25)
!25 = distinct !DILexicalBlock(scope: !26, file: !1, line: 9, column: 21)
!26 = distinct !DILexicalBlock(scope: !21, file: !1, line: 9, column: 21)
!27 = !DILocation(line: 9, column: 21, scope: !26)
!28 = !DILocation(line: 9, column: 21, scope: !21)
!29 = !DILocation(line: 11, column: 1, scope: !9)
!30 = !DILocation(line: 10, column: 3, scope: !9)
!31 = !DISubprogram(name: "close", scope: !32, file: !32, line: 358, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !35)
!32 = !DIFile(filename: "/usr/include/unistd.h", directory: "")
!33 = !DISubroutineType(types: !34)
!34 = !{!12, !12}
!35 = !{}
