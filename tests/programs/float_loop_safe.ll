source_filename = "float_loop_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [20 x i8] c"sum == 3 * 5 / 10.0\00", align 1
@.str.1 = private unnamed_addr constant [18 x i8] c"float_loop_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %sum = alloca double, align 8
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast double* %sum to i8*, !dbg !18
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !18
  call void @llvm.dbg.declare(metadata double* %sum, metadata !14, metadata !DIExpression()), !dbg !19
  store double 0.000000e+00, double* %sum, align 8, !dbg !19
  %1 = bitcast i32* %i to i8*, !dbg !20
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !20
  call void @llvm.dbg.declare(metadata i32* %i, metadata !16, metadata !DIExpression()), !dbg !21
  store i32 0, i32* %i, align 4, !dbg !21
  br label %for.cond, !dbg !20

for.cond:
  %2 = load i32, i32* %i, align 4, !dbg !22
  %cmp = icmp slt i32 %2, 3, !dbg !24
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !25

for.cond.cleanup:
  %3 = bitcast i32* %i to i8*, !dbg !26
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %3), !dbg !26
  br label %for.end

for.body:
  %4 = load double, double* %sum, align 8, !dbg !27
  %add = fadd double %4, 5.000000e-01, !dbg !27
  store double %add, double* %sum, align 8, !dbg !27
  br label %for.inc, !dbg !28

for.inc:
  %5 = load i32, i32* %i, align 4, !dbg !29
  %inc = add nsw i32 %5, 1, !dbg !29
  store i32 %inc, i32* %i, align 4, !dbg !29
  br label %for.cond, !dbg !26, !llvm.loop !30

for.end:
  %6 = load double, double* %sum, align 8, !dbg !34
  %cmp1 = fcmp oeq double %6, 1.500000e+00, !dbg !34
  br i1 %cmp1, label %if.then, label %if.else, !dbg !37

if.then:
  br label %if.end, !dbg !37

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.1, i64 0, i64 0), i32 noundef 6, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !34
  unreachable, !dbg !34

if.end:
  %7 = bitcast double* %sum to i8*, !dbg !38
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %7), !dbg !38
  ret i32 0, !dbg !39
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "float_loop_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 3, type: !10, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !16}
!14 = !DILocalVariable(name: "sum", scope: !9, file: !1, line: 4, type: !15)
!15 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!16 = !DILocalVariable(name: "i", scope: !17, file: !1, line: 5, type: !12)
!17 = distinct !DILexicalBlock(scope: !9, file: !1, line: 5, column: 3)
!18 = !DILocation(line: 4, column: 3, scope: !9)
!19 = !DILocation(line: 4, column: 10, scope: !9)
!20 = !DILocation(line: 5, column: 8, scope: !17)
!21 = !DILocation(line: 5, column: 12, scope: !17)
!22 = !DILocation(line: 5, column: 19, scope: !23)
!23 = distinct !DILexicalBlock(scope: !17, file: !1, line: 5, column: 3)
!24 = !DILocation(line: 5, column: 21, scope: !23)
!25 = !DILocation(line: 5, column: 3, scope: !17)
!26 = !DILocation(line: 5, column: 3, scope: !23)
!27 = !DILocation(line: 5, column: 35, scope: !23)
!28 = !DILocation(line: 5, column: 31, scope: !23)
!29 = !DILocation(line: 5, column: 27, scope: !23)
!30 = distinct !{!30, !25, !31, !32, !33}
!31 = !DILocation(line: 5, column: 42, scope: !17)
!32 = !{!"llvm.loop.mustprogress"}
!33 = !{!"llvm.loop.unroll.disable"}
!34 = !DILocation(line: 6, column: 3, scope: !35)
!35 = distinct !DILexicalBlock(scope: !36, file: !1, line: 6, column: 3)
!36 = distinct !DILexicalBlock(scope: !9, file: !1, line: 6, column: 3)
!37 = !DILocation(line: 6, column: 3, scope: !36)
!38 = !DILocation(line: 8, column: 1, scope: !9)
!39 = !DILocation(line: 7, column: 3, scope: !9)
