source_filename = "sines_by_degrees_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [33 x i8] c"sum > 0.999999 && sum < 1.000001\00", align 1
@.str.1 = private unnamed_addr constant [26 x i8] c"sines_by_degrees_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [11 x i8] c"s < 0.9999\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %degrees = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %angle = alloca double, align 8
  %s = alloca double, align 8
  %c = alloca double, align 8
  %sum = alloca double, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %degrees to i8*, !dbg !20
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !20
  call void @llvm.dbg.declare(metadata i32* %degrees, metadata !14, metadata !DIExpression()), !dbg !21
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !22
  store i32 %call, i32* %degrees, align 4, !dbg !21
  %1 = load i32, i32* %degrees, align 4, !dbg !23
  %cmp = icmp slt i32 %1, 0, !dbg !25
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !26

lor.lhs.false:
  %2 = load i32, i32* %degrees, align 4, !dbg !27
  %cmp1 = icmp sgt i32 %2, 360, !dbg !28
  br i1 %cmp1, label %if.then, label %if.end, !dbg !29

if.then:
  store i32 0, i32* %retval, align 4, !dbg !30
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !30

if.end:
  %3 = bitcast double* %angle to i8*, !dbg !31
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %3), !dbg !31
  call void @llvm.dbg.declare(metadata double* %angle, metadata !15, metadata !DIExpression()), !dbg !32
  %4 = load i32, i32* %degrees, align 4, !dbg !33
  %conv = sitofp i32 %4 to double, !dbg !33
  %mul = fmul double %conv, 0x400921FB54442D18, !dbg !34
  %div = fdiv double %mul, 1.800000e+02, !dbg !35
  store double %div, double* %angle, align 8, !dbg !32
  %5 = bitcast double* %s to i8*, !dbg !36
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %5), !dbg !36
  call void @llvm.dbg.declare(metadata double* %s, metadata !17, metadata !DIExpression()), !dbg !37
  %6 = load double, double* %angle, align 8, !dbg !38
  %call2 = call double @sin(double noundef %6), !dbg !39
  store double %call2, double* %s, align 8, !dbg !37
  %7 = bitcast double* %c to i8*, !dbg !36
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %7), !dbg !36
  call void @llvm.dbg.declare(metadata double* %c, metadata !18, metadata !DIExpression()), !dbg !40
  %8 = load double, double* %angle, align 8, !dbg !41
  %call3 = call double @cos(double noundef %8), !dbg !42
  store double %call3, double* %c, align 8, !dbg !40
  %9 = bitcast double* %sum to i8*, !dbg !43
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %9), !dbg !43
  call void @llvm.dbg.declare(metadata double* %sum, metadata !19, metadata !DIExpression()), !dbg !44
  %10 = load double, double* %s, align 8, !dbg !45
  %11 = load double, double* %s, align 8, !dbg !46
  %mul4 = fmul double %10, %11, !dbg !47
  %12 = load double, double* %c, align 8, !dbg !48
  %13 = load double, double* %c, align 8, !dbg !49
  %mul5 = fmul double %12, %13, !dbg !50
  %add = fadd double %mul4, %mul5, !dbg !51
  store double %add, double* %sum, align 8, !dbg !44
  %14 = load double, double* %sum, align 8, !dbg !52
  %cmp6 = fcmp ogt double %14, 0x3FEFFFFDE7210BE9, !dbg !52
  br i1 %cmp6, label %land.lhs.true, label %if.else, !dbg !52

land.lhs.true:
  %15 = load double, double* %sum, align 8, !dbg !52
  %cmp8 = fcmp olt double %15, 0x3FF000010C6F7A0B, !dbg !52
  br i1 %cmp8, label %if.then10, label %if.else, !dbg !55

if.then10:
  br label %if.end11, !dbg !55

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.1, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !52
  unreachable, !dbg !52

if.end11:
  %16 = load double, double* %s, align 8, !dbg !56
  %cmp12 = fcmp olt double %16, 9.999000e-01, !dbg !56
  br i1 %cmp12, label %if.then14, label %if.else15, !dbg !59

if.then14:
  br label %if.end16, !dbg !59

if.else15:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.1, i64 0, i64 0), i32 noundef 14, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !56
  unreachable, !dbg !56

if.end16:
  store i32 0, i32* %retval, align 4, !dbg !60
  store i32 1, i32* %cleanup.dest.slot, align 4
  %17 = bitcast double* %sum to i8*, !dbg !61
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %17), !dbg !61
  %18 = bitcast double* %c to i8*, !dbg !61
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %18), !dbg !61
  %19 = bitcast double* %s to i8*, !dbg !61
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %19), !dbg !61
  %20 = bitcast double* %angle to i8*, !dbg !61
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %20), !dbg !61
  br label %cleanup

cleanup:
  %21 = bitcast i32* %degrees to i8*, !dbg !61
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %21), !dbg !61
  %22 = load i32, i32* %retval, align 4, !dbg !61
  ret i32 %22, !dbg !61
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare double @sin(double noundef)

declare double @cos(double noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "sines_by_degrees_unsafe.c", directory: ".")
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
!13 = !{!14, !15, !17, !18, !19}
!14 = !DILocalVariable(name: "degrees", scope: !9, file: !1, line: 7, type: !12)
!15 = !DILocalVariable(name: "angle", scope: !9, file: !1, line: 10, type: !16)
!16 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!17 = !DILocalVariable(name: "s", scope: !9, file: !1, line: 11, type: !16)
!18 = !DILocalVariable(name: "c", scope: !9, file: !1, line: 11, type: !16)
!19 = !DILocalVariable(name: "sum", scope: !9, file: !1, line: 12, type: !16)
!20 = !DILocation(line: 7, column: 5, scope: !9)
!21 = !DILocation(line: 7, column: 9, scope: !9)
!22 = !DILocation(line: 7, column: 19, scope: !9)
!23 = !DILocation(line: 8, column: 9, scope: !24)
!24 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 9)
!25 = !DILocation(line: 8, column: 17, scope: !24)
!26 = !DILocation(line: 8, column: 21, scope: !24)
!27 = !DILocation(line: 8, column: 24, scope: !24)
!28 = !DILocation(line: 8, column: 32, scope: !24)
!29 = !DILocation(line: 8, column: 9, scope: !9)
!30 = !DILocation(line: 9, column: 9, scope: !24)
!31 = !DILocation(line: 10, column: 5, scope: !9)
!32 = !DILocation(line: 10, column: 12, scope: !9)
!33 = !DILocation(line: 10, column: 20, scope: !9)
!34 = !DILocation(line: 10, column: 28, scope: !9)
!35 = !DILocation(line: 10, column: 53, scope: !9)
!36 = !DILocation(line: 11, column: 5, scope: !9)
!37 = !DILocation(line: 11, column: 12, scope: !9)
!38 = !DILocation(line: 11, column: 20, scope: !9)
!39 = !DILocation(line: 11, column: 16, scope: !9)
!40 = !DILocation(line: 11, column: 28, scope: !9)
!41 = !DILocation(line: 11, column: 36, scope: !9)
!42 = !DILocation(line: 11, column: 32, scope: !9)
!43 = !DILocation(line: 12, column: 5, scope: !9)
!44 = !DILocation(line: 12, column: 12, scope: !9)
!45 = !DILocation(line: 12, column: 18, scope: !9)
!46 = !DILocation(line: 12, column: 22, scope: !9)
!47 = !DILocation(line: 12, column: 20, scope: !9)
!48 = !DILocation(line: 12, column: 26, scope: !9)
!49 = !DILocation(line: 12, column: 30, scope: !9)
!50 = !DILocation(line: 12, column: 28, scope: !9)
!51 = !DILocation(line: 12, column: 24, scope: !9)
!52 = !DILocation(line: 13, column: 5, scope: !53)
!53 = distinct !DILexicalBlock(scope: !54, file: !1, line: 13, column: 5)
!54 = distinct !DILexicalBlock(scope: !9, file: !1, line: 13, column: 5)
!55 = !DILocation(line: 13, column: 5, scope: !54)
!56 = !DILocation(line: 14, column: 5, scope: !57)
!57 = distinct !DILexicalBlock(scope: !58, file: !1, line: 14, column: 5)
!58 = distinct !DILexicalBlock(scope: !9, file: !1, line: 14, column: 5)
!59 = !DILocation(line: 14, column: 5, scope: !58)
!60 = !DILocation(line: 15, column: 5, scope: !9)
!61 = !DILocation(line: 16, column: 1, scope: !9)
