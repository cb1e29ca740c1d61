source_filename = "float_modulus_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [16 x i8] c"r >= 0 && r < 3\00", align 1
@.str.1 = private unnamed_addr constant [21 x i8] c"float_modulus_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %x = alloca double, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %r = alloca double, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast double* %x to i8*, !dbg !17
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !17
  call void @llvm.dbg.declare(metadata double* %x, metadata !14, metadata !DIExpression()), !dbg !18
  %call = call double @__VERIFIER_nondet_double(), !dbg !19
  store double %call, double* %x, align 8, !dbg !18
  %1 = load double, double* %x, align 8, !dbg !20
  %2 = call double @llvm.fabs.f64(double %1), !dbg !20
  %isinf = fcmp oeq double %2, 0x7FF0000000000000, !dbg !20
  %3 = bitcast double %1 to i64, !dbg !20
  %4 = icmp slt i64 %3, 0, !dbg !20
  %5 = select i1 %4, i32 -1, i32 1, !dbg !20
  %6 = select i1 %isinf, i32 %5, i32 0, !dbg !20
  %tobool = icmp ne i32 %6, 0, !dbg !20
  br i1 %tobool, label %if.then, label %lor.lhs.false, !dbg !22

lor.lhs.false:
  %7 = load double, double* %x, align 8, !dbg !23
  %cmp = fcmp uno double %7, %7, !dbg !23
  br i1 %cmp, label %if.then, label %lor.lhs.false1, !dbg !24

lor.lhs.false1:
  %8 = load double, double* %x, align 8, !dbg !25
  %cmp2 = fcmp olt double %8, 0.000000e+00, !dbg !26
  br i1 %cmp2, label %if.then, label %if.end, !dbg !27

if.then:
  store i32 0, i32* %retval, align 4, !dbg !28
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !28

if.end:
  %9 = bitcast double* %r to i8*, !dbg !29
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %9), !dbg !29
  call void @llvm.dbg.declare(metadata double* %r, metadata !16, metadata !DIExpression()), !dbg !30
  %10 = load double, double* %x, align 8, !dbg !31
  %call3 = call double @fmod(double noundef %10, double noundef 3.000000e+00), !dbg !32
  store double %call3, double* %r, align 8, !dbg !30
  %11 = load double, double* %r, align 8, !dbg !33
  %cmp4 = fcmp oge double %11, 0.000000e+00, !dbg !33
  br i1 %cmp4, label %land.lhs.true, label %if.else, !dbg !33

land.lhs.true:
  %12 = load double, double* %r, align 8, !dbg !33
  %cmp5 = fcmp olt double %12, 3.000000e+00, !dbg !33
  br i1 %cmp5, label %if.then6, label %if.else, !dbg !36

if.then6:
  br label %if.end7, !dbg !36

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i32 noundef 9, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !33
  unreachable, !dbg !33

if.end7:
  store i32 0, i32* %retval, align 4, !dbg !37
  store i32 1, i32* %cleanup.dest.slot, align 4
  %13 = bitcast double* %r to i8*, !dbg !38
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %13), !dbg !38
  br label %cleanup

cleanup:
  %14 = bitcast double* %x to i8*, !dbg !38
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %14), !dbg !38
  %15 = load i32, i32* %retval, align 4, !dbg !38
  ret i32 %15, !dbg !38
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare double @__VERIFIER_nondet_double()

declare double @llvm.fabs.f64(double)

declare double @fmod(double noundef, double noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "float_modulus_safe.c", directory: ".")
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
!15 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!16 = !DILocalVariable(name: "r", scope: !9, file: !1, line: 8, type: !15)
!17 = !DILocation(line: 6, column: 3, scope: !9)
!18 = !DILocation(line: 6, column: 10, scope: !9)
!19 = !DILocation(line: 6, column: 14, scope: !9)
!20 = !DILocation(line: 7, column: 7, scope: !21)
!21 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 7)
!22 = !DILocation(line: 7, column: 16, scope: !21)
!23 = !DILocation(line: 7, column: 19, scope: !21)
!24 = !DILocation(line: 7, column: 28, scope: !21)
!25 = !DILocation(line: 7, column: 31, scope: !21)
!26 = !DILocation(line: 7, column: 33, scope: !21)
!27 = !DILocation(line: 7, column: 7, scope: !9)
!28 = !DILocation(line: 7, column: 39, scope: !21)
!29 = !DILocation(line: 8, column: 3, scope: !9)
!30 = !DILocation(line: 8, column: 10, scope: !9)
!31 = !DILocation(line: 8, column: 19, scope: !9)
!32 = !DILocation(line: 8, column: 14, scope: !9)
!33 = !DILocation(line: 9, column: 3, scope: !34)
!34 = distinct !DILexicalBlock(scope: !35, file: !1, line: 9, column: 3)
!35 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 3)
!36 = !DILocation(line: 9, column: 3, scope: !35)
!37 = !DILocation(line: 10, column: 3, scope: !9)
!38 = !DILocation(line: 11, column: 1, scope: !9)
