source_filename = "float_compare_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [20 x i8] c"x < 2.0 || x >= 2.0\00", align 1
@.str.1 = private unnamed_addr constant [23 x i8] c"float_compare_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %x = alloca double, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast double* %x to i8*, !dbg !16
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !16
  call void @llvm.dbg.declare(metadata double* %x, metadata !14, metadata !DIExpression()), !dbg !17
  %call = call double @__VERIFIER_nondet_double(), !dbg !18
  store double %call, double* %x, align 8, !dbg !17
  %1 = load double, double* %x, align 8, !dbg !19
  %cmp = fcmp oeq double %1, 1.000000e+00, !dbg !21
  br i1 %cmp, label %if.then, label %if.end, !dbg !22

if.then:
  store i32 0, i32* %retval, align 4, !dbg !23
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !23

if.end:
  %2 = load double, double* %x, align 8, !dbg !24
  %cmp1 = fcmp olt double %2, 2.000000e+00, !dbg !24
  br i1 %cmp1, label %if.then3, label %lor.lhs.false, !dbg !24

lor.lhs.false:
  %3 = load double, double* %x, align 8, !dbg !24
  %cmp2 = fcmp oge double %3, 2.000000e+00, !dbg !24
  br i1 %cmp2, label %if.then3, label %if.else, !dbg !27

if.then3:
  br label %if.end4, !dbg !27

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.1, i64 0, i64 0), i32 noundef 7, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !24
  unreachable, !dbg !24

if.end4:
  store i32 0, i32* %retval, align 4, !dbg !28
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !28

cleanup:
  %4 = bitcast double* %x to i8*, !dbg !29
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %4), !dbg !29
  %5 = load i32, i32* %retval, align 4, !dbg !29
  ret i32 %5, !dbg !29
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare double @__VERIFIER_nondet_double()

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "float_compare_unsafe.c", directory: ".")
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
!13 = !{!14}
!14 = !DILocalVariable(name: "x", scope: !9, file: !1, line: 5, type: !15)
!15 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!16 = !DILocation(line: 5, column: 3, scope: !9)
!17 = !DILocation(line: 5, column: 10, scope: !9)
!18 = !DILocation(line: 5, column: 14, scope: !9)
!19 = !DILocation(line: 6, column: 7, scope: !20)
!20 = distinct !DILexicalBlock(scope: !9, file: !1, line: 6, column: 7)
!21 = !DILocation(line: 6, column: 9, scope: !20)
!22 = !DILocation(line: 6, column: 7, scope: !9)
!23 = !DILocation(line: 6, column: 17, scope: !20)
!24 = !DILocation(line: 7, column: 3, scope: !25)
!25 = distinct !DILexicalBlock(scope: !26, file: !1, line: 7, column: 3)
!26 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 3)
!27 = !DILocation(line: 7, column: 3, scope: !26)
!28 = !DILocation(line: 8, column: 3, scope: !9)
!29 = !DILocation(line: 9, column: 1, scope: !9)
