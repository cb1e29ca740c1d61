source_filename = "float_difference_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [11 x i8] c"y + d == x\00", align 1
@.str.1 = private unnamed_addr constant [24 x i8] c"float_difference_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %x = alloca float, align 4
  %y = alloca float, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %d = alloca float, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast float* %x to i8*, !dbg !18
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !18
  call void @llvm.dbg.declare(metadata float* %x, metadata !14, metadata !DIExpression()), !dbg !19
  %call = call float @__VERIFIER_nondet_float(), !dbg !20
  store float %call, float* %x, align 4, !dbg !19
  %1 = bitcast float* %y to i8*, !dbg !18
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !18
  call void @llvm.dbg.declare(metadata float* %y, metadata !16, metadata !DIExpression()), !dbg !21
  %call1 = call float @__VERIFIER_nondet_float(), !dbg !22
  store float %call1, float* %y, align 4, !dbg !21
  %2 = load float, float* %y, align 4, !dbg !23
  %cmp = fcmp oge float %2, 1.000000e+00, !dbg !25
  br i1 %cmp, label %land.lhs.true, label %if.then, !dbg !26

land.lhs.true:
  %3 = load float, float* %y, align 4, !dbg !27
  %cmp2 = fcmp ole float %3, 1.062500e+00, !dbg !28
  br i1 %cmp2, label %land.lhs.true3, label %if.then, !dbg !29

land.lhs.true3:
  %4 = load float, float* %x, align 4, !dbg !30
  %5 = load float, float* %y, align 4, !dbg !31
  %cmp4 = fcmp oge float %4, %5, !dbg !32
  br i1 %cmp4, label %land.lhs.true5, label %if.then, !dbg !33

land.lhs.true5:
  %6 = load float, float* %x, align 4, !dbg !34
  %7 = load float, float* %y, align 4, !dbg !35
  %mul = fmul float 2.000000e+00, %7, !dbg !36
  %cmp6 = fcmp ole float %6, %mul, !dbg !37
  br i1 %cmp6, label %if.end, label %if.then, !dbg !38

if.then:
  store i32 0, i32* %retval, align 4, !dbg !39
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !39

if.end:
  %8 = bitcast float* %d to i8*, !dbg !40
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %8), !dbg !40
  call void @llvm.dbg.declare(metadata float* %d, metadata !17, metadata !DIExpression()), !dbg !41
  %9 = load float, float* %x, align 4, !dbg !42
  %10 = load float, float* %y, align 4, !dbg !43
  %sub = fsub float %9, %10, !dbg !44
  store float %sub, float* %d, align 4, !dbg !41
  %11 = load float, float* %y, align 4, !dbg !45
  %12 = load float, float* %d, align 4, !dbg !45
  %add = fadd float %11, %12, !dbg !45
  %13 = load float, float* %x, align 4, !dbg !45
  %cmp7 = fcmp oeq float %add, %13, !dbg !45
  br i1 %cmp7, label %if.then8, label %if.else, !dbg !48

if.then8:
  br label %if.end9, !dbg !48

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.1, i64 0, i64 0), i32 noundef 8, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !45
  unreachable, !dbg !45

if.end9:
  store i32 0, i32* %retval, align 4, !dbg !49
  store i32 1, i32* %cleanup.dest.slot, align 4
  %14 = bitcast float* %d to i8*, !dbg !50
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %14), !dbg !50
  br label %cleanup

cleanup:
  %15 = bitcast float* %y to i8*, !dbg !50
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %15), !dbg !50
  %16 = bitcast float* %x to i8*, !dbg !50
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %16), !dbg !50
  %17 = load i32, i32* %retval, align 4, !dbg !50
  ret i32 %17, !dbg !50
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare float @__VERIFIER_nondet_float()

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "float_difference_safe.c", directory: ".")
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
!13 = !{!14, !16, !17}
!14 = !DILocalVariable(name: "x", scope: !9, file: !1, line: 5, type: !15)
!15 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!16 = !DILocalVariable(name: "y", scope: !9, file: !1, line: 5, type: !15)
!17 = !DILocalVariable(name: "d", scope: !9, file: !1, line: 7, type: !15)
!18 = !DILocation(line: 5, column: 3, scope: !9)
!19 = !DILocation(line: 5, column: 9, scope: !9)
!20 = !DILocation(line: 5, column: 13, scope: !9)
!21 = !DILocation(line: 5, column: 40, scope: !9)
!22 = !DILocation(line: 5, column: 44, scope: !9)
!23 = !DILocation(line: 6, column: 9, scope: !24)
!24 = distinct !DILexicalBlock(scope: !9, file: !1, line: 6, column: 7)
!25 = !DILocation(line: 6, column: 11, scope: !24)
!26 = !DILocation(line: 6, column: 16, scope: !24)
!27 = !DILocation(line: 6, column: 19, scope: !24)
!28 = !DILocation(line: 6, column: 21, scope: !24)
!29 = !DILocation(line: 6, column: 32, scope: !24)
!30 = !DILocation(line: 6, column: 35, scope: !24)
!31 = !DILocation(line: 6, column: 40, scope: !24)
!32 = !DILocation(line: 6, column: 37, scope: !24)
!33 = !DILocation(line: 6, column: 42, scope: !24)
!34 = !DILocation(line: 6, column: 45, scope: !24)
!35 = !DILocation(line: 6, column: 54, scope: !24)
!36 = !DILocation(line: 6, column: 52, scope: !24)
!37 = !DILocation(line: 6, column: 47, scope: !24)
!38 = !DILocation(line: 6, column: 7, scope: !9)
!39 = !DILocation(line: 6, column: 58, scope: !24)
!40 = !DILocation(line: 7, column: 3, scope: !9)
!41 = !DILocation(line: 7, column: 9, scope: !9)
!42 = !DILocation(line: 7, column: 13, scope: !9)
!43 = !DILocation(line: 7, column: 17, scope: !9)
!44 = !DILocation(line: 7, column: 15, scope: !9)
!45 = !DILocation(line: 8, column: 3, scope: !46)
!46 = distinct !DILexicalBlock(scope: !47, file: !1, line: 8, column: 3)
!47 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 3)
!48 = !DILocation(line: 8, column: 3, scope: !47)
!49 = !DILocation(line: 9, column: 3, scope: !9)
!50 = !DILocation(line: 10, column: 1, scope: !9)
