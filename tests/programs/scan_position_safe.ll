source_filename = "scan_position_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [7 x i8] c"%d%c%n\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"end >= 2\00", align 1
@.str.2 = private unnamed_addr constant [21 x i8] c"scan_position_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.3 = private unnamed_addr constant [9 x i8] c"end != 0\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %number = alloca i32, align 4
  %end = alloca i32, align 4
  %next = alloca i8, align 1
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %number to i8*, !dbg !18
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !18
  call void @llvm.dbg.declare(metadata i32* %number, metadata !14, metadata !DIExpression()), !dbg !19
  %1 = bitcast i32* %end to i8*, !dbg !18
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !18
  call void @llvm.dbg.declare(metadata i32* %end, metadata !15, metadata !DIExpression()), !dbg !20
  store i32 -1, i32* %end, align 4, !dbg !20
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %next), !dbg !21
  call void @llvm.dbg.declare(metadata i8* %next, metadata !16, metadata !DIExpression()), !dbg !22
  %call = call i32 (i8*, ...) @__isoc99_scanf(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i32* noundef %number, i8* noundef %next, i32* noundef %end), !dbg !23
  %cmp = icmp eq i32 %call, 2, !dbg !25
  br i1 %cmp, label %if.then, label %if.end3, !dbg !26

if.then:
  %2 = load i32, i32* %end, align 4, !dbg !27
  %cmp1 = icmp sge i32 %2, 2, !dbg !27
  br i1 %cmp1, label %if.then2, label %if.else, !dbg !30

if.then2:
  br label %if.end, !dbg !30

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.2, i64 0, i64 0), i32 noundef 8, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !27
  unreachable, !dbg !27

if.end:
  br label %if.end3, !dbg !31

if.end3:
  %3 = load i32, i32* %end, align 4, !dbg !32
  %cmp4 = icmp ne i32 %3, 0, !dbg !32
  br i1 %cmp4, label %if.then5, label %if.else6, !dbg !35

if.then5:
  br label %if.end7, !dbg !35

if.else6:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.2, i64 0, i64 0), i32 noundef 9, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !32
  unreachable, !dbg !32

if.end7:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %next), !dbg !36
  %4 = bitcast i32* %end to i8*, !dbg !36
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %4), !dbg !36
  %5 = bitcast i32* %number to i8*, !dbg !36
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %5), !dbg !36
  ret i32 0, !dbg !37
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__isoc99_scanf(i8* noundef, ...)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "scan_position_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !10, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !15, !16}
!14 = !DILocalVariable(name: "number", scope: !9, file: !1, line: 6, type: !12)
!15 = !DILocalVariable(name: "end", scope: !9, file: !1, line: 6, type: !12)
!16 = !DILocalVariable(name: "next", scope: !9, file: !1, line: 7, type: !17)
!17 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!18 = !DILocation(line: 6, column: 3, scope: !9)
!19 = !DILocation(line: 6, column: 7, scope: !9)
!20 = !DILocation(line: 6, column: 15, scope: !9)
!21 = !DILocation(line: 7, column: 3, scope: !9)
!22 = !DILocation(line: 7, column: 8, scope: !9)
!23 = !DILocation(line: 8, column: 7, scope: !24)
!24 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 7)
!25 = !DILocation(line: 8, column: 45, scope: !24)
!26 = !DILocation(line: 8, column: 7, scope: !9)
!27 = !DILocation(line: 8, column: 51, scope: !28)
!28 = distinct !DILexicalBlock(scope: !29, file: !1, line: 8, column: 51)
!29 = distinct !DILexicalBlock(scope: !24, file: !1, line: 8, column: 51)
!30 = !DILocation(line: 8, column: 51, scope: !29)
!31 = !DILocation(line: 8, column: 51, scope: !24)
!32 = !DILocation(line: 9, column: 3, scope: !33)
!33 = distinct !DILexicalBlock(scope: !34, file: !1, line: 9, column: 3)
!34 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 3)
!35 = !DILocation(line: 9, column: 3, scope: !34)
!36 = !DILocation(line: 11, column: 1, scope: !9)
!37 = !DILocation(line: 10, column: 3, scope: !9)
