source_filename = "float_extremes_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [37 x i8] c"fminf(x, y) <= x && fmaxf(x, y) >= y\00", align 1
@.str.1 = private unnamed_addr constant [24 x i8] c"float_extremes_unsafe.c\00", align 1
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
  %3 = call float @llvm.fabs.f32(float %2), !dbg !22
  %isinf = fcmp oeq float %3, 0x7FF0000000000000, !dbg !22
  %4 = bitcast float %2 to i32, !dbg !22
  %5 = icmp slt i32 %4, 0, !dbg !22
  %6 = select i1 %5, i32 -1, i32 1, !dbg !22
  %7 = select i1 %isinf, i32 %6, i32 0, !dbg !22
  %tobool = icmp ne i32 %7, 0, !dbg !22
  br i1 %tobool, label %if.then, label %lor.lhs.false, !dbg !24

lor.lhs.false:
  %8 = load float, float* %y, align 4, !dbg !25
  %9 = call float @llvm.fabs.f32(float %8), !dbg !25
  %isinf2 = fcmp oeq float %9, 0x7FF0000000000000, !dbg !25
  %10 = bitcast float %8 to i32, !dbg !25
  %11 = icmp slt i32 %10, 0, !dbg !25
  %12 = select i1 %11, i32 -1, i32 1, !dbg !25
  %13 = select i1 %isinf2, i32 %12, i32 0, !dbg !25
  %tobool3 = icmp ne i32 %13, 0, !dbg !25
  br i1 %tobool3, label %if.then, label %if.end, !dbg !26

if.then:
  store i32 0, i32* %retval, align 4, !dbg !27
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !27

if.end:
  %14 = load float, float* %x, align 4, !dbg !28
  %15 = load float, float* %y, align 4, !dbg !28
  %16 = call float @llvm.minnum.f32(float %14, float %15), !dbg !28
  %17 = load float, float* %x, align 4, !dbg !28
  %cmp = fcmp ole float %16, %17, !dbg !28
  br i1 %cmp, label %land.lhs.true, label %if.else, !dbg !28

land.lhs.true:
  %18 = load float, float* %x, align 4, !dbg !28
  %19 = load float, float* %y, align 4, !dbg !28
  %20 = call float @llvm.maxnum.f32(float %18, float %19), !dbg !28
  %21 = load float, float* %y, align 4, !dbg !28
  %cmp4 = fcmp oge float %20, %21, !dbg !28
  br i1 %cmp4, label %if.then5, label %if.else, !dbg !31

if.then5:
  br label %if.end6, !dbg !31

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.1, i64 0, i64 0), i32 noundef 8, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !28
  unreachable, !dbg !28

if.end6:
  store i32 0, i32* %retval, align 4, !dbg !32
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !32

cleanup:
  %22 = bitcast float* %y to i8*, !dbg !33
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %22), !dbg !33
  %23 = bitcast float* %x to i8*, !dbg !33
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %23), !dbg !33
  %24 = load i32, i32* %retval, align 4, !dbg !33
  ret i32 %24, !dbg !33
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare float @__VERIFIER_nondet_float()

declare float @llvm.fabs.f32(float)

declare float @llvm.minnum.f32(float, float)

declare float @llvm.maxnum.f32(float, float)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "float_extremes_unsafe.c", directory: ".")
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
!16 = !DILocalVariable(name: "y", scope: !9, file: !1, line: 6, type: !15)
!17 = !DILocation(line: 6, column: 3, scope: !9)
!18 = !DILocation(line: 6, column: 9, scope: !9)
!19 = !DILocation(line: 6, column: 13, scope: !9)
!20 = !DILocation(line: 6, column: 40, scope: !9)
!21 = !DILocation(line: 6, column: 44, scope: !9)
!22 = !DILocation(line: 7, column: 7, scope: !23)
!23 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 7)
!24 = !DILocation(line: 7, column: 16, scope: !23)
!25 = !DILocation(line: 7, column: 19, scope: !23)
!26 = !DILocation(line: 7, column: 7, scope: !9)
!27 = !DILocation(line: 7, column: 29, scope: !23)
!28 = !DILocation(line: 8, column: 3, scope: !29)
!29 = distinct !DILexicalBlock(scope: !30, file: !1, line: 8, column: 3)
!30 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 3)
!31 = !DILocation(line: 8, column: 3, scope: !30)
!32 = !DILocation(line: 9, column: 3, scope: !9)
!33 = !DILocation(line: 10, column: 1, scope: !9)
