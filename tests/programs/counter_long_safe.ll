source_filename = "counter_long_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [11 x i8] c"y == 2 * x\00", align 1
@.str.1 = private unnamed_addr constant [20 x i8] c"counter_long_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %x to i8*, !dbg !16
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !16
  call void @llvm.dbg.declare(metadata i32* %x, metadata !14, metadata !DIExpression()), !dbg !17
  store i32 0, i32* %x, align 4, !dbg !17
  %1 = bitcast i32* %y to i8*, !dbg !16
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !16
  call void @llvm.dbg.declare(metadata i32* %y, metadata !15, metadata !DIExpression()), !dbg !18
  store i32 0, i32* %y, align 4, !dbg !18
  br label %while.cond, !dbg !19

while.cond:
  %2 = load i32, i32* %x, align 4, !dbg !20
  %cmp = icmp slt i32 %2, 1000000, !dbg !21
  br i1 %cmp, label %while.body, label %while.end, !dbg !19

while.body:
  %3 = load i32, i32* %x, align 4, !dbg !22
  %inc = add nsw i32 %3, 1, !dbg !22
  store i32 %inc, i32* %x, align 4, !dbg !22
  %4 = load i32, i32* %y, align 4, !dbg !24
  %add = add nsw i32 %4, 2, !dbg !24
  store i32 %add, i32* %y, align 4, !dbg !24
  br label %while.cond, !dbg !19, !llvm.loop !25

while.end:
  %5 = load i32, i32* %y, align 4, !dbg !29
  %6 = load i32, i32* %x, align 4, !dbg !29
  %mul = mul nsw i32 2, %6, !dbg !29
  %cmp1 = icmp eq i32 %5, %mul, !dbg !29
  br i1 %cmp1, label %if.then, label %if.else, !dbg !32

if.then:
  br label %if.end, !dbg !32

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 10, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !29
  unreachable, !dbg !29

if.end:
  %7 = bitcast i32* %y to i8*, !dbg !33
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7), !dbg !33
  %8 = bitcast i32* %x to i8*, !dbg !33
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %8), !dbg !33
  ret i32 0, !dbg !34
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "counter_long_safe.c", directory: ".")
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
!13 = !{!14, !15}
!14 = !DILocalVariable(name: "x", scope: !9, file: !1, line: 5, type: !12)
!15 = !DILocalVariable(name: "y", scope: !9, file: !1, line: 5, type: !12)
!16 = !DILocation(line: 5, column: 3, scope: !9)
!17 = !DILocation(line: 5, column: 7, scope: !9)
!18 = !DILocation(line: 5, column: 14, scope: !9)
!19 = !DILocation(line: 6, column: 3, scope: !9)
!20 = !DILocation(line: 6, column: 10, scope: !9)
!21 = !DILocation(line: 6, column: 12, scope: !9)
!22 = !DILocation(line: 7, column: 6, scope: !23)
!23 = distinct !DILexicalBlock(scope: !9, file: !1, line: 6, column: 23)
!24 = !DILocation(line: 8, column: 7, scope: !23)
!25 = distinct !{!25, !19, !26, !27, !28}
!26 = !DILocation(line: 9, column: 3, scope: !9)
!27 = !{!"llvm.loop.mustprogress"}
!28 = !{!"llvm.loop.unroll.disable"}
!29 = !DILocation(line: 10, column: 3, scope: !30)
!30 = distinct !DILexicalBlock(scope: !31, file: !1, line: 10, column: 3)
!31 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 3)
!32 = !DILocation(line: 10, column: 3, scope: !31)
!33 = !DILocation(line: 12, column: 1, scope: !9)
!34 = !DILocation(line: 11, column: 3, scope: !9)
