source_filename = "weighted_steps_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [33 x i8] c"2 * x + 3 * y <= c && x + y <= c\00", align 1
@.str.1 = private unnamed_addr constant [22 x i8] c"weighted_steps_safe.c\00", align 1
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
  %cmp1 = icmp sgt i32 %4, 1000000, !dbg !28
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
  %sub = sub nsw i32 %7, 3, !dbg !38
  %cmp3 = icmp sle i32 %add, %sub, !dbg !39
  br i1 %cmp3, label %while.body, label %while.end, !dbg !31

while.body:
  %call4 = call i32 @__VERIFIER_nondet_int(), !dbg !40
  %tobool = icmp ne i32 %call4, 0, !dbg !40
  br i1 %tobool, label %if.then5, label %if.else, !dbg !43

if.then5:
  %8 = load i32, i32* %x, align 4, !dbg !44
  %inc = add nsw i32 %8, 1, !dbg !44
  store i32 %inc, i32* %x, align 4, !dbg !44
  br label %if.end7, !dbg !45

if.else:
  %9 = load i32, i32* %y, align 4, !dbg !46
  %inc6 = add nsw i32 %9, 1, !dbg !46
  store i32 %inc6, i32* %y, align 4, !dbg !46
  br label %if.end7

if.end7:
  br label %while.cond, !dbg !31, !llvm.loop !47

while.end:
  %10 = load i32, i32* %x, align 4, !dbg !51
  %mul8 = mul nsw i32 2, %10, !dbg !51
  %11 = load i32, i32* %y, align 4, !dbg !51
  %mul9 = mul nsw i32 3, %11, !dbg !51
  %add10 = add nsw i32 %mul8, %mul9, !dbg !51
  %12 = load i32, i32* %c, align 4, !dbg !51
  %cmp11 = icmp sle i32 %add10, %12, !dbg !51
  br i1 %cmp11, label %land.lhs.true, label %if.else15, !dbg !51

land.lhs.true:
  %13 = load i32, i32* %x, align 4, !dbg !51
  %14 = load i32, i32* %y, align 4, !dbg !51
  %add12 = add nsw i32 %13, %14, !dbg !51
  %15 = load i32, i32* %c, align 4, !dbg !51
  %cmp13 = icmp sle i32 %add12, %15, !dbg !51
  br i1 %cmp13, label %if.then14, label %if.else15, !dbg !54

if.then14:
  br label %if.end16, !dbg !54

if.else15:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.1, i64 0, i64 0), i32 noundef 16, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !51
  unreachable, !dbg !51

if.end16:
  store i32 0, i32* %retval, align 4, !dbg !55
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !55

cleanup:
  %16 = bitcast i32* %y to i8*, !dbg !56
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %16), !dbg !56
  %17 = bitcast i32* %x to i8*, !dbg !56
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %17), !dbg !56
  %18 = bitcast i32* %c to i8*, !dbg !56
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %18), !dbg !56
  %19 = load i32, i32* %retval, align 4, !dbg !56
  ret i32 %19, !dbg !56
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "weighted_steps_safe.c", directory: ".")
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
!37 = !DILocation(line: 10, column: 29, scope: !9)
!38 = !DILocation(line: 10, column: 31, scope: !9)
!39 = !DILocation(line: 10, column: 26, scope: !9)
!40 = !DILocation(line: 11, column: 13, scope: !41)
!41 = distinct !DILexicalBlock(scope: !42, file: !1, line: 11, column: 13)
!42 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 36)
!43 = !DILocation(line: 11, column: 13, scope: !42)
!44 = !DILocation(line: 12, column: 14, scope: !41)
!45 = !DILocation(line: 12, column: 13, scope: !41)
!46 = !DILocation(line: 14, column: 14, scope: !41)
!47 = distinct !{!47, !31, !48, !49, !50}
!48 = !DILocation(line: 15, column: 5, scope: !9)
!49 = !{!"llvm.loop.mustprogress"}
!50 = !{!"llvm.loop.unroll.disable"}
!51 = !DILocation(line: 16, column: 5, scope: !52)
!52 = distinct !DILexicalBlock(scope: !53, file: !1, line: 16, column: 5)
!53 = distinct !DILexicalBlock(scope: !9, file: !1, line: 16, column: 5)
!54 = !DILocation(line: 16, column: 5, scope: !53)
!55 = !DILocation(line: 17, column: 5, scope: !9)
!56 = !DILocation(line: 18, column: 1, scope: !9)
