source_filename = "weighted_steps_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [19 x i8] c"2 * x + 3 * y <= c\00", align 1
@.str.1 = private unnamed_addr constant [24 x i8] c"weighted_steps_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %c = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %c to i8*, !dbg !17
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !17
  call void @llvm.dbg.declare(metadata i32* %c, metadata !14, metadata !DIExpression()), !dbg !18
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !19
  store i32 %call, i32* %c, align 4, !dbg !18
  %1 = bitcast i32* %x to i8*, !dbg !20
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !20
  call void @llvm.dbg.declare(metadata i32* %x, metadata !15, metadata !DIExpression()), !dbg !21
  store i32 0, i32* %x, align 4, !dbg !21
  %2 = bitcast i32* %y to i8*, !dbg !20
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !20
  call void @llvm.dbg.declare(metadata i32* %y, metadata !16, metadata !DIExpression()), !dbg !22
  store i32 0, i32* %y, align 4, !dbg !22
  %3 = load i32, i32* %c, align 4, !dbg !23
  %cmp = icmp slt i32 %3, 0, !dbg !25
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !26

lor.lhs.false:
  %4 = load i32, i32* %c, align 4, !dbg !27
  %cmp1 = icmp sgt i32 %4, 1000, !dbg !28
  br i1 %cmp1, label %if.then, label %if.end, !dbg !29

if.then:
  store i32 0, i32* %retval, align 4, !dbg !30
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !30

if.end:
  br label %while.cond, !dbg !31

while.cond:
  %5 = load i32, i32* %x, align 4, !dbg !32
  %mul = mul nsw i32 2, %5, !dbg !33
  %6 = load i32, i32* %y, align 4, !dbg !34
  %mul2 = mul nsw i32 3, %6, !dbg !35
  %add = add nsw i32 %mul, %mul2, !dbg !36
  %7 = load i32, i32* %c, align 4, !dbg !37
  %cmp3 = icmp slt i32 %add, %7, !dbg !38
  br i1 %cmp3, label %while.body, label %while.end, !dbg !31

while.body:
  %call4 = call i32 @__VERIFIER_nondet_int(), !dbg !39
  %tobool = icmp ne i32 %call4, 0, !dbg !39
  br i1 %tobool, label %if.then5, label %if.else, !dbg !42

if.then5:
  %8 = load i32, i32* %x, align 4, !dbg !43
  %inc = add nsw i32 %8, 1, !dbg !43
  store i32 %inc, i32* %x, align 4, !dbg !43
  br label %if.end7, !dbg !44

if.else:
  %9 = load i32, i32* %y, align 4, !dbg !45
  %inc6 = add nsw i32 %9, 1, !dbg !45
  store i32 %inc6, i32* %y, align 4, !dbg !45
  br label %if.end7

if.end7:
  br label %while.cond, !dbg !31, !llvm.loop !46

while.end:
  %10 = load i32, i32* %x, align 4, !dbg !50
  %mul8 = mul nsw i32 2, %10, !dbg !50
  %11 = load i32, i32* %y, align 4, !dbg !50
  %mul9 = mul nsw i32 3, %11, !dbg !50
  %add10 = add nsw i32 %mul8, %mul9, !dbg !50
  %12 = load i32, i32* %c, align 4, !dbg !50
  %cmp11 = icmp sle i32 %add10, %12, !dbg !50
  br i1 %cmp11, label %if.then12, label %if.else13, !dbg !53

if.then12:
  br label %if.end14, !dbg !53

if.else13:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.1, i64 0, i64 0), i32 noundef 16, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !50
  unreachable, !dbg !50

if.end14:
  store i32 0, i32* %retval, align 4, !dbg !54
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !54

cleanup:
  %13 = bitcast i32* %y to i8*, !dbg !55
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %13), !dbg !55
  %14 = bitcast i32* %x to i8*, !dbg !55
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %14), !dbg !55
  %15 = bitcast i32* %c to i8*, !dbg !55
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %15), !dbg !55
  %16 = load i32, i32* %retval, align 4, !dbg !55
  ret i32 %16, !dbg !55
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "weighted_steps_unsafe.c", directory: ".")
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
!13 = !{!14, !15, !16}
!14 = !DILocalVariable(name: "c", scope: !9, file: !1, line: 6, type: !12)
!15 = !DILocalVariable(name: "x", scope: !9, file: !1, line: 7, type: !12)
!16 = !DILocalVariable(name: "y", scope: !9, file: !1, line: 7, type: !12)
!17 = !DILocation(line: 6, column: 5, scope: !9)
!18 = !DILocation(line: 6, column: 9, scope: !9)
!19 = !DILocation(line: 6, column: 13, scope: !9)
!20 = !DILocation(line: 7, column: 5, scope: !9)
!21 = !DILocation(line: 7, column: 9, scope: !9)
!22 = !DILocation(line: 7, column: 16, scope: !9)
!23 = !DILocation(line: 8, column: 9, scope: !24)
!24 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 9)
!25 = !DILocation(line: 8, column: 11, scope: !24)
!26 = !DILocation(line: 8, column: 15, scope: !24)
!27 = !DILocation(line: 8, column: 18, scope: !24)
!28 = !DILocation(line: 8, column: 20, scope: !24)
!29 = !DILocation(line: 8, column: 9, scope: !9)
!30 = !DILocation(line: 9, column: 9, scope: !24)
!31 = !DILocation(line: 10, column: 5, scope: !9)
!32 = !DILocation(line: 10, column: 16, scope: !9)
!33 = !DILocation(line: 10, column: 14, scope: !9)
!34 = !DILocation(line: 10, column: 24, scope: !9)
!35 = !DILocation(line: 10, column: 22, scope: !9)
!36 = !DILocation(line: 10, column: 18, scope: !9)
!37 = !DILocation(line: 10, column: 28, scope: !9)
!38 = !DILocation(line: 10, column: 26, scope: !9)
!39 = !DILocation(line: 11, column: 13, scope: !40)
!40 = distinct !DILexicalBlock(scope: !41, file: !1, line: 11, column: 13)
!41 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 31)
!42 = !DILocation(line: 11, column: 13, scope: !41)
!43 = !DILocation(line: 12, column: 14, scope: !40)
!44 = !DILocation(line: 12, column: 13, scope: !40)
!45 = !DILocation(line: 14, column: 14, scope: !40)
!46 = distinct !{!46, !31, !47, !48, !49}
!47 = !DILocation(line: 15, column: 5, scope: !9)
!48 = !{!"llvm.loop.mustprogress"}
!49 = !{!"llvm.loop.unroll.disable"}
!50 = !DILocation(line: 16, column: 5, scope: !51)
!51 = distinct !DILexicalBlock(scope: !52, file: !1, line: 16, column: 5)
!52 = distinct !DILexicalBlock(scope: !9, file: !1, line: 16, column: 5)
!53 = !DILocation(line: 16, column: 5, scope: !52)
!54 = !DILocation(line: 17, column: 5, scope: !9)
!55 = !DILocation(line: 18, column: 1, scope: !9)
