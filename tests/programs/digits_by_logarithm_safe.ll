source_filename = "digits_by_logarithm_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [40 x i8] c"is_armstrong(153) && is_armstrong(9474)\00", align 1
@.str.1 = private unnamed_addr constant [27 x i8] c"digits_by_logarithm_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [19 x i8] c"!is_armstrong(154)\00", align 1
@.str.3 = private unnamed_addr constant [56 x i8] c"log10(1000) == 3.0 && (int)(log(8) / log(2) + 0.5) == 3\00", align 1

define dso_local i32 @main() !dbg !11 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 @is_armstrong(i32 noundef 153), !dbg !14
  %tobool = icmp ne i32 %call, 0, !dbg !14
  br i1 %tobool, label %land.lhs.true, label %if.else, !dbg !14

land.lhs.true:
  %call1 = call i32 @is_armstrong(i32 noundef 9474), !dbg !14
  %tobool2 = icmp ne i32 %call1, 0, !dbg !14
  br i1 %tobool2, label %if.then, label %if.else, !dbg !17

if.then:
  br label %if.end, !dbg !17

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.1, i64 0, i64 0), i32 noundef 15, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !14
  unreachable, !dbg !14

if.end:
  %call3 = call i32 @is_armstrong(i32 noundef 154), !dbg !18
  %tobool4 = icmp ne i32 %call3, 0, !dbg !18
  br i1 %tobool4, label %if.else6, label %if.then5, !dbg !21

if.then5:
  br label %if.end7, !dbg !21

if.else6:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.1, i64 0, i64 0), i32 noundef 16, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !18
  unreachable, !dbg !18

if.end7:
  %call8 = call double @log10(double noundef 1.000000e+03), !dbg !22
  %cmp = fcmp oeq double %call8, 3.000000e+00, !dbg !22
  br i1 %cmp, label %land.lhs.true9, label %if.else15, !dbg !22

land.lhs.true9:
  %call10 = call double @log(double noundef 8.000000e+00), !dbg !22
  %call11 = call double @log(double noundef 2.000000e+00), !dbg !22
  %div = fdiv double %call10, %call11, !dbg !22
  %add = fadd double %div, 5.000000e-01, !dbg !22
  %conv = fptosi double %add to i32, !dbg !22
  %cmp12 = icmp eq i32 %conv, 3, !dbg !22
  br i1 %cmp12, label %if.then14, label %if.else15, !dbg !25

if.then14:
  br label %if.end16, !dbg !25

if.else15:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([56 x i8], [56 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.1, i64 0, i64 0), i32 noundef 17, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !22
  unreachable, !dbg !22

if.end16:
  ret i32 0, !dbg !26
}

define internal i32 @is_armstrong(i32 noundef %n) !dbg !27 {
entry:
  %n.addr = alloca i32, align 4
  %count = alloca i32, align 4
  %sum = alloca i32, align 4
  %rest = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !31, metadata !DIExpression()), !dbg !36
  %0 = bitcast i32* %count to i8*, !dbg !37
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !37
  call void @llvm.dbg.declare(metadata i32* %count, metadata !32, metadata !DIExpression()), !dbg !38
  %1 = load i32, i32* %n.addr, align 4, !dbg !39
  %call = call i32 @digits(i32 noundef %1), !dbg !40
  store i32 %call, i32* %count, align 4, !dbg !38
  %2 = bitcast i32* %sum to i8*, !dbg !37
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !37
  call void @llvm.dbg.declare(metadata i32* %sum, metadata !33, metadata !DIExpression()), !dbg !41
  store i32 0, i32* %sum, align 4, !dbg !41
  %3 = bitcast i32* %rest to i8*, !dbg !42
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !42
  call void @llvm.dbg.declare(metadata i32* %rest, metadata !34, metadata !DIExpression()), !dbg !43
  %4 = load i32, i32* %n.addr, align 4, !dbg !44
  store i32 %4, i32* %rest, align 4, !dbg !43
  br label %for.cond, !dbg !42

for.cond:
  %5 = load i32, i32* %rest, align 4, !dbg !45
  %cmp = icmp sgt i32 %5, 0, !dbg !47
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !48

for.cond.cleanup:
  %6 = bitcast i32* %rest to i8*, !dbg !49
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6), !dbg !49
  br label %for.end

for.body:
  %7 = load i32, i32* %rest, align 4, !dbg !50
  %rem = srem i32 %7, 10, !dbg !51
  %conv = sitofp i32 %rem to double, !dbg !50
  %8 = load i32, i32* %count, align 4, !dbg !52
  %conv1 = sitofp i32 %8 to double, !dbg !52
  %call2 = call double @pow(double noundef %conv, double noundef %conv1), !dbg !53
  %add = fadd double %call2, 5.000000e-01, !dbg !54
  %conv3 = fptosi double %add to i32, !dbg !55
  %9 = load i32, i32* %sum, align 4, !dbg !56
  %add4 = add nsw i32 %9, %conv3, !dbg !56
  store i32 %add4, i32* %sum, align 4, !dbg !56
  br label %for.inc, !dbg !57

for.inc:
  %10 = load i32, i32* %rest, align 4, !dbg !58
  %div = sdiv i32 %10, 10, !dbg !58
  store i32 %div, i32* %rest, align 4, !dbg !58
  br label %for.cond, !dbg !49, !llvm.loop !59

for.end:
  %11 = load i32, i32* %sum, align 4, !dbg !63
  %12 = load i32, i32* %n.addr, align 4, !dbg !64
  %cmp5 = icmp eq i32 %11, %12, !dbg !65
  %conv6 = zext i1 %cmp5 to i32, !dbg !65
  %13 = bitcast i32* %sum to i8*, !dbg !66
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %13), !dbg !66
  %14 = bitcast i32* %count to i8*, !dbg !66
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %14), !dbg !66
  ret i32 %conv6, !dbg !67
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare double @log10(double noundef)

declare double @log(double noundef)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

define internal i32 @digits(i32 noundef %n) !dbg !68 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !70, metadata !DIExpression()), !dbg !71
  %0 = load i32, i32* %n.addr, align 4, !dbg !72
  %conv = sitofp i32 %0 to double, !dbg !72
  %call = call double @log10(double noundef %conv), !dbg !73
  %1 = call double @llvm.floor.f64(double %call), !dbg !74
  %conv1 = fptosi double %1 to i32, !dbg !75
  %add = add nsw i32 %conv1, 1, !dbg !76
  ret i32 %add, !dbg !77
}

declare double @pow(double noundef, double noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare double @llvm.floor.f64(double)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "digits_by_logarithm_safe.c", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 14, type: !12, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!12 = !DISubroutineType(types: !2)
!13 = !{}
!14 = !DILocation(line: 15, column: 5, scope: !15)
!15 = distinct !DILexicalBlock(scope: !16, file: !1, line: 15, column: 5)
!16 = distinct !DILexicalBlock(scope: !11, file: !1, line: 15, column: 5)
!17 = !DILocation(line: 15, column: 5, scope: !16)
!18 = !DILocation(line: 16, column: 5, scope: !19)
!19 = distinct !DILexicalBlock(scope: !20, file: !1, line: 16, column: 5)
!20 = distinct !DILexicalBlock(scope: !11, file: !1, line: 16, column: 5)
!21 = !DILocation(line: 16, column: 5, scope: !20)
!22 = !DILocation(line: 17, column: 5, scope: !23)
!23 = distinct !DILexicalBlock(scope: !24, file: !1, line: 17, column: 5)
!24 = distinct !DILexicalBlock(scope: !11, file: !1, line: 17, column: 5)
!25 = !DILocation(line: 17, column: 5, scope: !24)
!26 = !DILocation(line: 18, column: 5, scope: !11)
!27 = distinct !DISubprogram(name: "is_armstrong", scope: !1, file: !1, line: 7, type: !28, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !30)
!28 = !DISubroutineType(types: !29)
!29 = !{!3, !3}
!30 = !{!31, !32, !33, !34}
!31 = !DILocalVariable(name: "n", arg: 1, scope: !27, file: !1, line: 7, type: !3)
!32 = !DILocalVariable(name: "count", scope: !27, file: !1, line: 8, type: !3)
!33 = !DILocalVariable(name: "sum", scope: !27, file: !1, line: 8, type: !3)
!34 = !DILocalVariable(name: "rest", scope: !35, file: !1, line: 9, type: !3)
!35 = distinct !DILexicalBlock(scope: !27, file: !1, line: 9, column: 5)
!36 = !DILocation(line: 7, column: 29, scope: !27)
!37 = !DILocation(line: 8, column: 5, scope: !27)
!38 = !DILocation(line: 8, column: 9, scope: !27)
!39 = !DILocation(line: 8, column: 24, scope: !27)
!40 = !DILocation(line: 8, column: 17, scope: !27)
!41 = !DILocation(line: 8, column: 28, scope: !27)
!42 = !DILocation(line: 9, column: 10, scope: !35)
!43 = !DILocation(line: 9, column: 14, scope: !35)
!44 = !DILocation(line: 9, column: 21, scope: !35)
!45 = !DILocation(line: 9, column: 24, scope: !46)
!46 = distinct !DILexicalBlock(scope: !35, file: !1, line: 9, column: 5)
!47 = !DILocation(line: 9, column: 29, scope: !46)
!48 = !DILocation(line: 9, column: 5, scope: !35)
!49 = !DILocation(line: 9, column: 5, scope: !46)
!50 = !DILocation(line: 10, column: 26, scope: !46)
!51 = !DILocation(line: 10, column: 31, scope: !46)
!52 = !DILocation(line: 10, column: 37, scope: !46)
!53 = !DILocation(line: 10, column: 22, scope: !46)
!54 = !DILocation(line: 10, column: 44, scope: !46)
!55 = !DILocation(line: 10, column: 16, scope: !46)
!56 = !DILocation(line: 10, column: 13, scope: !46)
!57 = !DILocation(line: 10, column: 9, scope: !46)
!58 = !DILocation(line: 9, column: 39, scope: !46)
!59 = distinct !{!59, !48, !60, !61, !62}
!60 = !DILocation(line: 10, column: 49, scope: !35)
!61 = !{!"llvm.loop.mustprogress"}
!62 = !{!"llvm.loop.unroll.disable"}
!63 = !DILocation(line: 11, column: 12, scope: !27)
!64 = !DILocation(line: 11, column: 19, scope: !27)
!65 = !DILocation(line: 11, column: 16, scope: !27)
!66 = !DILocation(line: 12, column: 1, scope: !27)
!67 = !DILocation(line: 11, column: 5, scope: !27)
!68 = distinct !DISubprogram(name: "digits", scope: !1, file: !1, line: 5, type: !28, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !69)
!69 = !{!70}
!70 = !DILocalVariable(name: "n", arg: 1, scope: !68, file: !1, line: 5, type: !3)
!71 = !DILocation(line: 5, column: 23, scope: !68)
!72 = !DILocation(line: 5, column: 52, scope: !68)
!73 = !DILocation(line: 5, column: 46, scope: !68)
!74 = !DILocation(line: 5, column: 40, scope: !68)
!75 = !DILocation(line: 5, column: 35, scope: !68)
!76 = !DILocation(line: 5, column: 56, scope: !68)
!77 = !DILocation(line: 5, column: 28, scope: !68)
