source_filename = "float_floor_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [72 x i8] c"floorf(x) <= x && ceilf(x) >= x && truncf(x) * x >= 0 && floorf(x) <= x\00", align 1
@.str.1 = private unnamed_addr constant [19 x i8] c"float_floor_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %x = alloca float, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast float* %x to i8*, !dbg !16
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !16
  call void @llvm.dbg.declare(metadata float* %x, metadata !14, metadata !DIExpression()), !dbg !17
  %call = call float @__VERIFIER_nondet_float(), !dbg !18
  store float %call, float* %x, align 4, !dbg !17
  %1 = load float, float* %x, align 4, !dbg !19
  %cmp = fcmp ogt float %1, -1.000000e+03, !dbg !21
  br i1 %cmp, label %land.lhs.true, label %if.then, !dbg !22

land.lhs.true:
  %2 = load float, float* %x, align 4, !dbg !23
  %cmp1 = fcmp olt float %2, 1.000000e+03, !dbg !24
  br i1 %cmp1, label %if.end, label %if.then, !dbg !25

if.then:
  store i32 0, i32* %retval, align 4, !dbg !26
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !26

if.end:
  %3 = load float, float* %x, align 4, !dbg !27
  %4 = call float @llvm.floor.f32(float %3), !dbg !27
  %5 = load float, float* %x, align 4, !dbg !27
  %cmp2 = fcmp ole float %4, %5, !dbg !27
  br i1 %cmp2, label %land.lhs.true3, label %if.else, !dbg !27

land.lhs.true3:
  %6 = load float, float* %x, align 4, !dbg !27
  %7 = call float @llvm.ceil.f32(float %6), !dbg !27
  %8 = load float, float* %x, align 4, !dbg !27
  %cmp4 = fcmp oge float %7, %8, !dbg !27
  br i1 %cmp4, label %land.lhs.true5, label %if.else, !dbg !27

land.lhs.true5:
  %9 = load float, float* %x, align 4, !dbg !27
  %10 = call float @llvm.trunc.f32(float %9), !dbg !27
  %11 = load float, float* %x, align 4, !dbg !27
  %mul = fmul float %10, %11, !dbg !27
  %cmp6 = fcmp oge float %mul, 0.000000e+00, !dbg !27
  br i1 %cmp6, label %land.lhs.true7, label %if.else, !dbg !27

land.lhs.true7:
  %12 = load float, float* %x, align 4, !dbg !27
  %13 = call float @llvm.floor.f32(float %12), !dbg !27
  %14 = load float, float* %x, align 4, !dbg !27
  %cmp8 = fcmp ole float %13, %14, !dbg !27
  br i1 %cmp8, label %if.then9, label %if.else, !dbg !30

if.then9:
  br label %if.end10, !dbg !30

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.1, i64 0, i64 0), i32 noundef 8, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !27
  unreachable, !dbg !27

if.end10:
  store i32 0, i32* %retval, align 4, !dbg !31
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !31

cleanup:
  %15 = bitcast float* %x to i8*, !dbg !32
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %15), !dbg !32
  %16 = load i32, i32* %retval, align 4, !dbg !32
  ret i32 %16, !dbg !32
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare float @__VERIFIER_nondet_float()

declare float @llvm.floor.f32(float)

declare float @llvm.ceil.f32(float)

declare float @llvm.trunc.f32(float)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "float_floor_safe.c", directory: ".")
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
!13 = !{!14}
!14 = !DILocalVariable(name: "x", scope: !9, file: !1, line: 6, type: !15)
!15 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!16 = !DILocation(line: 6, column: 3, scope: !9)
!17 = !DILocation(line: 6, column: 9, scope: !9)
!18 = !DILocation(line: 6, column: 13, scope: !9)
!19 = !DILocation(line: 7, column: 9, scope: !20)
!20 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 7)
!21 = !DILocation(line: 7, column: 11, scope: !20)
!22 = !DILocation(line: 7, column: 19, scope: !20)
!23 = !DILocation(line: 7, column: 22, scope: !20)
!24 = !DILocation(line: 7, column: 24, scope: !20)
!25 = !DILocation(line: 7, column: 7, scope: !9)
!26 = !DILocation(line: 7, column: 33, scope: !20)
!27 = !DILocation(line: 8, column: 3, scope: !28)
!28 = distinct !DILexicalBlock(scope: !29, file: !1, line: 8, column: 3)
!29 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 3)
!30 = !DILocation(line: 8, column: 3, scope: !29)
!31 = !DILocation(line: 9, column: 3, scope: !9)
!32 = !DILocation(line: 10, column: 1, scope: !9)
