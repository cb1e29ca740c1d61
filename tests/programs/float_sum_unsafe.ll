source_filename = "float_sum_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [13 x i8] c"x + y < 2.0f\00", align 1
@.str.1 = private unnamed_addr constant [19 x i8] c"float_sum_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %x = alloca float, align 4
  %y = alloca float, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast float* %x to i8*, !dbg !17
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !17
  call void @llvm.dbg.declare(metadata float* %x, metadata !14, metadata !DIExpression()), !dbg !18
  %call = call float @__VERIFIER_nondet_float(), !dbg !19
  store float %call, float* %x, align 4, !dbg !18
  %1 = bitcast float* %y to i8*, !dbg !17
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !17
  call void @llvm.dbg.declare(metadata float* %y, metadata !16, metadata !DIExpression()), !dbg !20
  %call1 = call float @__VERIFIER_nondet_float(), !dbg !21
  store float %call1, float* %y, align 4, !dbg !20
  %2 = load float, float* %x, align 4, !dbg !22
  %cmp = fcmp oge float %2, 0.000000e+00, !dbg !24
  br i1 %cmp, label %land.lhs.true, label %if.then, !dbg !25

land.lhs.true:
  %3 = load float, float* %x, align 4, !dbg !26
  %cmp2 = fcmp ole float %3, 1.000000e+00, !dbg !27
  br i1 %cmp2, label %land.lhs.true3, label %if.then, !dbg !28

land.lhs.true3:
  %4 = load float, float* %y, align 4, !dbg !29
  %cmp4 = fcmp oge float %4, 0.000000e+00, !dbg !30
  br i1 %cmp4, label %land.lhs.true5, label %if.then, !dbg !31

land.lhs.true5:
  %5 = load float, float* %y, align 4, !dbg !32
  %cmp6 = fcmp ole float %5, 1.000000e+00, !dbg !33
  br i1 %cmp6, label %if.end, label %if.then, !dbg !34

if.then:
  store i32 0, i32* %retval, align 4, !dbg !35
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !35

if.end:
  %6 = load float, float* %x, align 4, !dbg !36
  %7 = load float, float* %y, align 4, !dbg !36
  %add = fadd float %6, %7, !dbg !36
  %cmp7 = fcmp olt float %add, 2.000000e+00, !dbg !36
  br i1 %cmp7, label %if.then8, label %if.else, !dbg !39

if.then8:
  br label %if.end9, !dbg !39

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.1, i64 0, i64 0), i32 noundef 7, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !36
  unreachable, !dbg !36

if.end9:
  store i32 0, i32* %retval, align 4, !dbg !40
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !40

cleanup:
  %8 = bitcast float* %y to i8*, !dbg !41
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %8), !dbg !41
  %9 = bitcast float* %x to i8*, !dbg !41
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %9), !dbg !41
  %10 = load i32, i32* %retval, align 4, !dbg !41
  ret i32 %10, !dbg !41
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare float @__VERIFIER_nondet_float()

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "float_sum_unsafe.c", directory: ".")
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
!13 = !{!14, !16}
!14 = !DILocalVariable(name: "x", scope: !9, file: !1, line: 5, type: !15)
!15 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!16 = !DILocalVariable(name: "y", scope: !9, file: !1, line: 5, type: !15)
!17 = !DILocation(line: 5, column: 3, scope: !9)
!18 = !DILocation(line: 5, column: 9, scope: !9)
!19 = !DILocation(line: 5, column: 13, scope: !9)
!20 = !DILocation(line: 5, column: 40, scope: !9)
!21 = !DILocation(line: 5, column: 44, scope: !9)
!22 = !DILocation(line: 6, column: 9, scope: !23)
!23 = distinct !DILexicalBlock(scope: !9, file: !1, line: 6, column: 7)
!24 = !DILocation(line: 6, column: 11, scope: !23)
!25 = !DILocation(line: 6, column: 16, scope: !23)
!26 = !DILocation(line: 6, column: 19, scope: !23)
!27 = !DILocation(line: 6, column: 21, scope: !23)
!28 = !DILocation(line: 6, column: 26, scope: !23)
!29 = !DILocation(line: 6, column: 29, scope: !23)
!30 = !DILocation(line: 6, column: 31, scope: !23)
!31 = !DILocation(line: 6, column: 36, scope: !23)
!32 = !DILocation(line: 6, column: 39, scope: !23)
!33 = !DILocation(line: 6, column: 41, scope: !23)
!34 = !DILocation(line: 6, column: 7, scope: !9)
!35 = !DILocation(line: 6, column: 48, scope: !23)
!36 = !DILocation(line: 7, column: 3, scope: !37)
!37 = distinct !DILexicalBlock(scope: !38, file: !1, line: 7, column: 3)
!38 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 3)
!39 = !DILocation(line: 7, column: 3, scope: !38)
!40 = !DILocation(line: 8, column: 3, scope: !9)
!41 = !DILocation(line: 9, column: 1, scope: !9)
