source_filename = "ranges_of_functions_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [20 x i8] c"e >= 1.0 && e < 3.0\00", align 1
@.str.1 = private unnamed_addr constant [27 x i8] c"ranges_of_functions_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [16 x i8] c"log(1 + x) >= 0\00", align 1
@.str.3 = private unnamed_addr constant [28 x i8] c"sin(x) >= 0 && cos(x) > 0.5\00", align 1
@.str.4 = private unnamed_addr constant [18 x i8] c"atan2(x, 2) < 0.5\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %x = alloca double, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %e = alloca double, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast double* %x to i8*, !dbg !17
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !17
  call void @llvm.dbg.declare(metadata double* %x, metadata !14, metadata !DIExpression()), !dbg !18
  %call = call double @__VERIFIER_nondet_double(), !dbg !19
  store double %call, double* %x, align 8, !dbg !18
  %1 = load double, double* %x, align 8, !dbg !20
  %cmp = fcmp oge double %1, 0.000000e+00, !dbg !22
  br i1 %cmp, label %land.lhs.true, label %if.then, !dbg !23

land.lhs.true:
  %2 = load double, double* %x, align 8, !dbg !24
  %cmp1 = fcmp ole double %2, 1.000000e+00, !dbg !25
  br i1 %cmp1, label %if.end, label %if.then, !dbg !26

if.then:
  store i32 0, i32* %retval, align 4, !dbg !27
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !27

if.end:
  %3 = bitcast double* %e to i8*, !dbg !28
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %3), !dbg !28
  call void @llvm.dbg.declare(metadata double* %e, metadata !16, metadata !DIExpression()), !dbg !29
  %4 = load double, double* %x, align 8, !dbg !30
  %call2 = call double @exp(double noundef %4), !dbg !31
  store double %call2, double* %e, align 8, !dbg !29
  %5 = load double, double* %e, align 8, !dbg !32
  %cmp3 = fcmp oge double %5, 1.000000e+00, !dbg !32
  br i1 %cmp3, label %land.lhs.true4, label %if.else, !dbg !32

land.lhs.true4:
  %6 = load double, double* %e, align 8, !dbg !32
  %cmp5 = fcmp olt double %6, 3.000000e+00, !dbg !32
  br i1 %cmp5, label %if.then6, label %if.else, !dbg !35

if.then6:
  br label %if.end7, !dbg !35

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.1, i64 0, i64 0), i32 noundef 11, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !32
  unreachable, !dbg !32

if.end7:
  %7 = load double, double* %x, align 8, !dbg !36
  %add = fadd double 1.000000e+00, %7, !dbg !36
  %call8 = call double @log(double noundef %add), !dbg !36
  %cmp9 = fcmp oge double %call8, 0.000000e+00, !dbg !36
  br i1 %cmp9, label %if.then10, label %if.else11, !dbg !39

if.then10:
  br label %if.end12, !dbg !39

if.else11:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.1, i64 0, i64 0), i32 noundef 12, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !36
  unreachable, !dbg !36

if.end12:
  %8 = load double, double* %x, align 8, !dbg !40
  %call13 = call double @sin(double noundef %8), !dbg !40
  %cmp14 = fcmp oge double %call13, 0.000000e+00, !dbg !40
  br i1 %cmp14, label %land.lhs.true15, label %if.else19, !dbg !40

land.lhs.true15:
  %9 = load double, double* %x, align 8, !dbg !40
  %call16 = call double @cos(double noundef %9), !dbg !40
  %cmp17 = fcmp ogt double %call16, 5.000000e-01, !dbg !40
  br i1 %cmp17, label %if.then18, label %if.else19, !dbg !43

if.then18:
  br label %if.end20, !dbg !43

if.else19:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.1, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !40
  unreachable, !dbg !40

if.end20:
  %10 = load double, double* %x, align 8, !dbg !44
  %call21 = call double @atan2(double noundef %10, double noundef 2.000000e+00), !dbg !44
  %cmp22 = fcmp olt double %call21, 5.000000e-01, !dbg !44
  br i1 %cmp22, label %if.then23, label %if.else24, !dbg !47

if.then23:
  br label %if.end25, !dbg !47

if.else24:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.1, i64 0, i64 0), i32 noundef 14, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !44
  unreachable, !dbg !44

if.end25:
  store i32 0, i32* %retval, align 4, !dbg !48
  store i32 1, i32* %cleanup.dest.slot, align 4
  %11 = bitcast double* %e to i8*, !dbg !49
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %11), !dbg !49
  br label %cleanup

cleanup:
  %12 = bitcast double* %x to i8*, !dbg !49
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %12), !dbg !49
  %13 = load i32, i32* %retval, align 4, !dbg !49
  ret i32 %13, !dbg !49
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare double @__VERIFIER_nondet_double()

declare double @exp(double noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare double @log(double noundef)

declare double @sin(double noundef)

declare double @cos(double noundef)

declare double @atan2(double noundef, double noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "ranges_of_functions_safe.c", directory: ".")
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
!13 = !{!14, !16}
!14 = !DILocalVariable(name: "x", scope: !9, file: !1, line: 7, type: !15)
!15 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!16 = !DILocalVariable(name: "e", scope: !9, file: !1, line: 10, type: !15)
!17 = !DILocation(line: 7, column: 5, scope: !9)
!18 = !DILocation(line: 7, column: 12, scope: !9)
!19 = !DILocation(line: 7, column: 16, scope: !9)
!20 = !DILocation(line: 8, column: 11, scope: !21)
!21 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 9)
!22 = !DILocation(line: 8, column: 13, scope: !21)
!23 = !DILocation(line: 8, column: 18, scope: !21)
!24 = !DILocation(line: 8, column: 21, scope: !21)
!25 = !DILocation(line: 8, column: 23, scope: !21)
!26 = !DILocation(line: 8, column: 9, scope: !9)
!27 = !DILocation(line: 9, column: 9, scope: !21)
!28 = !DILocation(line: 10, column: 5, scope: !9)
!29 = !DILocation(line: 10, column: 12, scope: !9)
!30 = !DILocation(line: 10, column: 20, scope: !9)
!31 = !DILocation(line: 10, column: 16, scope: !9)
!32 = !DILocation(line: 11, column: 5, scope: !33)
!33 = distinct !DILexicalBlock(scope: !34, file: !1, line: 11, column: 5)
!34 = distinct !DILexicalBlock(scope: !9, file: !1, line: 11, column: 5)
!35 = !DILocation(line: 11, column: 5, scope: !34)
!36 = !DILocation(line: 12, column: 5, scope: !37)
!37 = distinct !DILexicalBlock(scope: !38, file: !1, line: 12, column: 5)
!38 = distinct !DILexicalBlock(scope: !9, file: !1, line: 12, column: 5)
!39 = !DILocation(line: 12, column: 5, scope: !38)
!40 = !DILocation(line: 13, column: 5, scope: !41)
!41 = distinct !DILexicalBlock(scope: !42, file: !1, line: 13, column: 5)
!42 = distinct !DILexicalBlock(scope: !9, file: !1, line: 13, column: 5)
!43 = !DILocation(line: 13, column: 5, scope: !42)
!44 = !DILocation(line: 14, column: 5, scope: !45)
!45 = distinct !DILexicalBlock(scope: !46, file: !1, line: 14, column: 5)
!46 = distinct !DILexicalBlock(scope: !9, file: !1, line: 14, column: 5)
!47 = !DILocation(line: 14, column: 5, scope: !46)
!48 = !DILocation(line: 15, column: 5, scope: !9)
!49 = !DILocation(line: 16, column: 1, scope: !9)
