source_filename = "math_inexact_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [96 x i8] c"exp(0.0) == 1.0 && cos(-0.0) == 1.0 && log(1.0) == 0.0 && sin(0.0) == 0.0 && signbit(tan(-0.0))\00", align 1
@.str.1 = private unnamed_addr constant [20 x i8] c"math_inexact_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [41 x i8] c"pow(x, 0.0) == 1.0 && pow(1.0, x) == 1.0\00", align 1
@.str.3 = private unnamed_addr constant [14 x i8] c"exp(x) >= 0.0\00", align 1
@.str.4 = private unnamed_addr constant [32 x i8] c"sin(x) <= 1.0 && cos(x) >= -1.0\00", align 1
@.str.5 = private unnamed_addr constant [17 x i8] c"log(x) != log(x)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %x = alloca double, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast double* %x to i8*, !dbg !16
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !16
  call void @llvm.dbg.declare(metadata double* %x, metadata !14, metadata !DIExpression()), !dbg !17
  %call = call double @__VERIFIER_nondet_double(), !dbg !18
  store double %call, double* %x, align 8, !dbg !17
  %call1 = call double @exp(double noundef 0.000000e+00), !dbg !19
  %cmp = fcmp oeq double %call1, 1.000000e+00, !dbg !19
  br i1 %cmp, label %land.lhs.true, label %if.else, !dbg !19

land.lhs.true:
  %call2 = call double @cos(double noundef -0.000000e+00), !dbg !19
  %cmp3 = fcmp oeq double %call2, 1.000000e+00, !dbg !19
  br i1 %cmp3, label %land.lhs.true4, label %if.else, !dbg !19

land.lhs.true4:
  %call5 = call double @log(double noundef 1.000000e+00), !dbg !19
  %cmp6 = fcmp oeq double %call5, 0.000000e+00, !dbg !19
  br i1 %cmp6, label %land.lhs.true7, label %if.else, !dbg !19

land.lhs.true7:
  %call8 = call double @sin(double noundef 0.000000e+00), !dbg !19
  %cmp9 = fcmp oeq double %call8, 0.000000e+00, !dbg !19
  br i1 %cmp9, label %land.lhs.true10, label %if.else, !dbg !19

land.lhs.true10:
  %call11 = call double @tan(double noundef -0.000000e+00), !dbg !19
  %1 = bitcast double %call11 to i64, !dbg !19
  %2 = icmp slt i64 %1, 0, !dbg !19
  br i1 %2, label %if.then, label %if.else, !dbg !22

if.then:
  br label %if.end, !dbg !22

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([96 x i8], [96 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 9, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !19
  unreachable, !dbg !19

if.end:
  %3 = load double, double* %x, align 8, !dbg !23
  %call12 = call double @pow(double noundef %3, double noundef 0.000000e+00), !dbg !23
  %cmp13 = fcmp oeq double %call12, 1.000000e+00, !dbg !23
  br i1 %cmp13, label %land.lhs.true14, label %if.else18, !dbg !23

land.lhs.true14:
  %4 = load double, double* %x, align 8, !dbg !23
  %call15 = call double @pow(double noundef 1.000000e+00, double noundef %4), !dbg !23
  %cmp16 = fcmp oeq double %call15, 1.000000e+00, !dbg !23
  br i1 %cmp16, label %if.then17, label %if.else18, !dbg !26

if.then17:
  br label %if.end19, !dbg !26

if.else18:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([41 x i8], [41 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 10, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !23
  unreachable, !dbg !23

if.end19:
  %5 = load double, double* %x, align 8, !dbg !27
  %6 = load double, double* %x, align 8, !dbg !29
  %cmp20 = fcmp oeq double %5, %6, !dbg !30
  br i1 %cmp20, label %if.then21, label %if.end27, !dbg !31

if.then21:
  %7 = load double, double* %x, align 8, !dbg !32
  %call22 = call double @exp(double noundef %7), !dbg !32
  %cmp23 = fcmp oge double %call22, 0.000000e+00, !dbg !32
  br i1 %cmp23, label %if.then24, label %if.else25, !dbg !35

if.then24:
  br label %if.end26, !dbg !35

if.else25:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 11, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !32
  unreachable, !dbg !32

if.end26:
  br label %if.end27, !dbg !36

if.end27:
  %8 = load double, double* %x, align 8, !dbg !37
  %cmp28 = fcmp ogt double %8, -1.000000e+02, !dbg !39
  br i1 %cmp28, label %land.lhs.true29, label %if.end40, !dbg !40

land.lhs.true29:
  %9 = load double, double* %x, align 8, !dbg !41
  %cmp30 = fcmp olt double %9, 1.000000e+02, !dbg !42
  br i1 %cmp30, label %if.then31, label %if.end40, !dbg !43

if.then31:
  %10 = load double, double* %x, align 8, !dbg !44
  %call32 = call double @sin(double noundef %10), !dbg !44
  %cmp33 = fcmp ole double %call32, 1.000000e+00, !dbg !44
  br i1 %cmp33, label %land.lhs.true34, label %if.else38, !dbg !44

land.lhs.true34:
  %11 = load double, double* %x, align 8, !dbg !44
  %call35 = call double @cos(double noundef %11), !dbg !44
  %cmp36 = fcmp oge double %call35, -1.000000e+00, !dbg !44
  br i1 %cmp36, label %if.then37, label %if.else38, !dbg !47

if.then37:
  br label %if.end39, !dbg !47

if.else38:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 12, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !44
  unreachable, !dbg !44

if.end39:
  br label %if.end40, !dbg !48

if.end40:
  %12 = load double, double* %x, align 8, !dbg !49
  %cmp41 = fcmp olt double %12, 0.000000e+00, !dbg !51
  br i1 %cmp41, label %if.then42, label %if.end49, !dbg !52

if.then42:
  %13 = load double, double* %x, align 8, !dbg !53
  %call43 = call double @log(double noundef %13), !dbg !53
  %14 = load double, double* %x, align 8, !dbg !53
  %call44 = call double @log(double noundef %14), !dbg !53
  %cmp45 = fcmp une double %call43, %call44, !dbg !53
  br i1 %cmp45, label %if.then46, label %if.else47, !dbg !56

if.then46:
  br label %if.end48, !dbg !56

if.else47:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !53
  unreachable, !dbg !53

if.end48:
  br label %if.end49, !dbg !57

if.end49:
  %15 = bitcast double* %x to i8*, !dbg !58
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %15), !dbg !58
  ret i32 0, !dbg !59
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare double @__VERIFIER_nondet_double()

declare double @exp(double noundef)

declare double @cos(double noundef)

declare double @log(double noundef)

declare double @sin(double noundef)

declare double @tan(double noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare double @pow(double noundef, double noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "math_inexact_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !10, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14}
!14 = !DILocalVariable(name: "x", scope: !9, file: !1, line: 8, type: !15)
!15 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!16 = !DILocation(line: 8, column: 3, scope: !9)
!17 = !DILocation(line: 8, column: 10, scope: !9)
!18 = !DILocation(line: 8, column: 14, scope: !9)
!19 = !DILocation(line: 9, column: 3, scope: !20)
!20 = distinct !DILexicalBlock(scope: !21, file: !1, line: 9, column: 3)
!21 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 3)
!22 = !DILocation(line: 9, column: 3, scope: !21)
!23 = !DILocation(line: 10, column: 3, scope: !24)
!24 = distinct !DILexicalBlock(scope: !25, file: !1, line: 10, column: 3)
!25 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 3)
!26 = !DILocation(line: 10, column: 3, scope: !25)
!27 = !DILocation(line: 11, column: 7, scope: !28)
!28 = distinct !DILexicalBlock(scope: !9, file: !1, line: 11, column: 7)
!29 = !DILocation(line: 11, column: 12, scope: !28)
!30 = !DILocation(line: 11, column: 9, scope: !28)
!31 = !DILocation(line: 11, column: 7, scope: !9)
!32 = !DILocation(line: 11, column: 15, scope: !33)
!33 = distinct !DILexicalBlock(scope: !34, file: !1, line: 11, column: 15)
!34 = distinct !DILexicalBlock(scope: !28, file: !1, line: 11, column: 15)
!35 = !DILocation(line: 11, column: 15, scope: !34)
!36 = !DILocation(line: 11, column: 15, scope: !28)
!37 = !DILocation(line: 12, column: 7, scope: !38)
!38 = distinct !DILexicalBlock(scope: !9, file: !1, line: 12, column: 7)
!39 = !DILocation(line: 12, column: 9, scope: !38)
!40 = !DILocation(line: 12, column: 18, scope: !38)
!41 = !DILocation(line: 12, column: 21, scope: !38)
!42 = !DILocation(line: 12, column: 23, scope: !38)
!43 = !DILocation(line: 12, column: 7, scope: !9)
!44 = !DILocation(line: 12, column: 32, scope: !45)
!45 = distinct !DILexicalBlock(scope: !46, file: !1, line: 12, column: 32)
!46 = distinct !DILexicalBlock(scope: !38, file: !1, line: 12, column: 32)
!47 = !DILocation(line: 12, column: 32, scope: !46)
!48 = !DILocation(line: 12, column: 32, scope: !38)
!49 = !DILocation(line: 13, column: 7, scope: !50)
!50 = distinct !DILexicalBlock(scope: !9, file: !1, line: 13, column: 7)
!51 = !DILocation(line: 13, column: 9, scope: !50)
!52 = !DILocation(line: 13, column: 7, scope: !9)
!53 = !DILocation(line: 13, column: 14, scope: !54)
!54 = distinct !DILexicalBlock(scope: !55, file: !1, line: 13, column: 14)
!55 = distinct !DILexicalBlock(scope: !50, file: !1, line: 13, column: 14)
!56 = !DILocation(line: 13, column: 14, scope: !55)
!57 = !DILocation(line: 13, column: 14, scope: !50)
!58 = !DILocation(line: 15, column: 1, scope: !9)
!59 = !DILocation(line: 14, column: 3, scope: !9)
