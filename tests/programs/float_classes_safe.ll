source_filename = "float_classes_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [87 x i8] c"c == FP_NAN || c == FP_INFINITE || c == FP_ZERO || c == FP_NORMAL || c == FP_SUBNORMAL\00", align 1
@.str.1 = private unnamed_addr constant [21 x i8] c"float_classes_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [51 x i8] c"!isfinite(x) == !(c != FP_NAN && c != FP_INFINITE)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %x = alloca float, align 4
  %c = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast float* %x to i8*, !dbg !17
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !17
  call void @llvm.dbg.declare(metadata float* %x, metadata !14, metadata !DIExpression()), !dbg !18
  %call = call float @__VERIFIER_nondet_float(), !dbg !19
  store float %call, float* %x, align 4, !dbg !18
  %1 = bitcast i32* %c to i8*, !dbg !20
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !20
  call void @llvm.dbg.declare(metadata i32* %c, metadata !16, metadata !DIExpression()), !dbg !21
  %2 = load float, float* %x, align 4, !dbg !22
  %iszero = fcmp oeq float %2, 0.000000e+00, !dbg !22
  br i1 %iszero, label %fpclassify_end, label %fpclassify_not_zero, !dbg !22

fpclassify_end:
  %fpclassify_result = phi i32 [ 2, %entry ], [ 0, %fpclassify_not_zero ], [ 1, %fpclassify_not_nan ], [ %9, %fpclassify_not_inf ], !dbg !22
  store i32 %fpclassify_result, i32* %c, align 4, !dbg !21
  %3 = load i32, i32* %c, align 4, !dbg !23
  %cmp1 = icmp eq i32 %3, 0, !dbg !23
  br i1 %cmp1, label %if.then, label %lor.lhs.false, !dbg !23

lor.lhs.false:
  %4 = load i32, i32* %c, align 4, !dbg !23
  %cmp2 = icmp eq i32 %4, 1, !dbg !23
  br i1 %cmp2, label %if.then, label %lor.lhs.false3, !dbg !23

lor.lhs.false3:
  %5 = load i32, i32* %c, align 4, !dbg !23
  %cmp4 = icmp eq i32 %5, 2, !dbg !23
  br i1 %cmp4, label %if.then, label %lor.lhs.false5, !dbg !23

lor.lhs.false5:
  %6 = load i32, i32* %c, align 4, !dbg !23
  %cmp6 = icmp eq i32 %6, 4, !dbg !23
  br i1 %cmp6, label %if.then, label %lor.lhs.false7, !dbg !23

lor.lhs.false7:
  %7 = load i32, i32* %c, align 4, !dbg !23
  %cmp8 = icmp eq i32 %7, 3, !dbg !23
  br i1 %cmp8, label %if.then, label %if.else, !dbg !26

if.then:
  br label %if.end, !dbg !26

fpclassify_not_zero:
  %cmp = fcmp uno float %2, %2, !dbg !22
  br i1 %cmp, label %fpclassify_end, label %fpclassify_not_nan, !dbg !22

fpclassify_not_nan:
  %8 = call float @llvm.fabs.f32(float %2), !dbg !22
  %isinf = fcmp oeq float %8, 0x7FF0000000000000, !dbg !22
  br i1 %isinf, label %fpclassify_end, label %fpclassify_not_inf, !dbg !22

fpclassify_not_inf:
  %isnormal = fcmp uge float %8, 0x3810000000000000, !dbg !22
  %9 = select i1 %isnormal, i32 4, i32 3, !dbg !22
  br label %fpclassify_end, !dbg !22

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([87 x i8], [87 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i32 noundef 8, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !23
  unreachable, !dbg !23

if.end:
  %10 = load float, float* %x, align 4, !dbg !27
  %11 = call float @llvm.fabs.f32(float %10), !dbg !27
  %cmpinf = fcmp one float %11, 0x7FF0000000000000, !dbg !27
  %lnot = xor i1 %cmpinf, true, !dbg !27
  %lnot.ext = zext i1 %lnot to i32, !dbg !27
  %12 = load i32, i32* %c, align 4, !dbg !27
  %cmp9 = icmp ne i32 %12, 0, !dbg !27
  br i1 %cmp9, label %land.rhs, label %land.end, !dbg !27

land.rhs:
  %13 = load i32, i32* %c, align 4, !dbg !27
  %cmp10 = icmp ne i32 %13, 1, !dbg !27
  br label %land.end

land.end:
  %14 = phi i1 [ false, %if.end ], [ %cmp10, %land.rhs ], !dbg !30
  %lnot11 = xor i1 %14, true, !dbg !27
  %lnot.ext12 = zext i1 %lnot11 to i32, !dbg !27
  %cmp13 = icmp eq i32 %lnot.ext, %lnot.ext12, !dbg !27
  br i1 %cmp13, label %if.then14, label %if.else15, !dbg !31

if.then14:
  br label %if.end16, !dbg !31

if.else15:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i32 noundef 9, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !27
  unreachable, !dbg !27

if.end16:
  %15 = bitcast i32* %c to i8*, !dbg !32
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %15), !dbg !32
  %16 = bitcast float* %x to i8*, !dbg !32
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %16), !dbg !32
  ret i32 0, !dbg !33
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare float @__VERIFIER_nondet_float()

declare float @llvm.fabs.f32(float)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "float_classes_safe.c", directory: ".")
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
!13 = !{!14, !16}
!14 = !DILocalVariable(name: "x", scope: !9, file: !1, line: 6, type: !15)
!15 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!16 = !DILocalVariable(name: "c", scope: !9, file: !1, line: 7, type: !12)
!17 = !DILocation(line: 6, column: 3, scope: !9)
!18 = !DILocation(line: 6, column: 9, scope: !9)
!19 = !DILocation(line: 6, column: 13, scope: !9)
!20 = !DILocation(line: 7, column: 3, scope: !9)
!21 = !DILocation(line: 7, column: 7, scope: !9)
!22 = !DILocation(line: 7, column: 11, scope: !9)
!23 = !DILocation(line: 8, column: 3, scope: !24)
!24 = distinct !DILexicalBlock(scope: !25, file: !1, line: 8, column: 3)
!25 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 3)
!26 = !DILocation(line: 8, column: 3, scope: !25)
!27 = !DILocation(line: 9, column: 3, scope: !28)
!28 = distinct !DILexicalBlock(scope: !29, file: !1, line: 9, column: 3)
!29 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 3)
!30 = !DILocation(line: 0, scope: !28)
!31 = !DILocation(line: 9, column: 3, scope: !29)
!32 = !DILocation(line: 11, column: 1, scope: !9)
!33 = !DILocation(line: 10, column: 3, scope: !9)
