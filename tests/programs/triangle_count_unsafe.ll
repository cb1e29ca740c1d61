source_filename = "triangle_count_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [25 x i8] c"2 * pairs == n * (n - 1)\00", align 1
@.str.1 = private unnamed_addr constant [24 x i8] c"triangle_count_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %pairs = alloca i32, align 4
  %i = alloca i32, align 4
  %j = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !21
  call void @llvm.dbg.declare(metadata i32* %n, metadata !14, metadata !DIExpression()), !dbg !22
  %call = call i32 @nondet_int(), !dbg !23
  store i32 %call, i32* %n, align 4, !dbg !22
  %1 = load i32, i32* %n, align 4, !dbg !24
  %cmp = icmp slt i32 %1, 0, !dbg !26
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !27

lor.lhs.false:
  %2 = load i32, i32* %n, align 4, !dbg !28
  %cmp1 = icmp sgt i32 %2, 1000, !dbg !29
  br i1 %cmp1, label %if.then, label %if.end, !dbg !30

if.then:
  store i32 0, i32* %retval, align 4, !dbg !31
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !31

if.end:
  %3 = bitcast i32* %pairs to i8*, !dbg !32
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !32
  call void @llvm.dbg.declare(metadata i32* %pairs, metadata !15, metadata !DIExpression()), !dbg !33
  store i32 0, i32* %pairs, align 4, !dbg !33
  %4 = bitcast i32* %i to i8*, !dbg !34
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4), !dbg !34
  call void @llvm.dbg.declare(metadata i32* %i, metadata !16, metadata !DIExpression()), !dbg !35
  store i32 0, i32* %i, align 4, !dbg !35
  br label %for.cond, !dbg !34

for.cond:
  %5 = load i32, i32* %i, align 4, !dbg !36
  %6 = load i32, i32* %n, align 4, !dbg !37
  %cmp2 = icmp slt i32 %5, %6, !dbg !38
  br i1 %cmp2, label %for.body, label %for.cond.cleanup, !dbg !39

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  %7 = bitcast i32* %i to i8*, !dbg !40
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7), !dbg !40
  br label %for.end10

for.body:
  %8 = bitcast i32* %j to i8*, !dbg !41
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %8), !dbg !41
  call void @llvm.dbg.declare(metadata i32* %j, metadata !18, metadata !DIExpression()), !dbg !42
  store i32 0, i32* %j, align 4, !dbg !42
  br label %for.cond3, !dbg !41

for.cond3:
  %9 = load i32, i32* %j, align 4, !dbg !43
  %10 = load i32, i32* %i, align 4, !dbg !45
  %cmp4 = icmp sle i32 %9, %10, !dbg !46
  br i1 %cmp4, label %for.body6, label %for.cond.cleanup5, !dbg !47

for.cond.cleanup5:
  store i32 5, i32* %cleanup.dest.slot, align 4
  %11 = bitcast i32* %j to i8*, !dbg !48
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %11), !dbg !48
  br label %for.end

for.body6:
  %12 = load i32, i32* %pairs, align 4, !dbg !49
  %inc = add nsw i32 %12, 1, !dbg !49
  store i32 %inc, i32* %pairs, align 4, !dbg !49
  br label %for.inc, !dbg !50

for.inc:
  %13 = load i32, i32* %j, align 4, !dbg !51
  %inc7 = add nsw i32 %13, 1, !dbg !51
  store i32 %inc7, i32* %j, align 4, !dbg !51
  br label %for.cond3, !dbg !48, !llvm.loop !52

for.end:
  br label %for.inc8, !dbg !53

for.inc8:
  %14 = load i32, i32* %i, align 4, !dbg !56
  %inc9 = add nsw i32 %14, 1, !dbg !56
  store i32 %inc9, i32* %i, align 4, !dbg !56
  br label %for.cond, !dbg !40, !llvm.loop !57

for.end10:
  %15 = load i32, i32* %pairs, align 4, !dbg !59
  %mul = mul nsw i32 2, %15, !dbg !59
  %16 = load i32, i32* %n, align 4, !dbg !59
  %17 = load i32, i32* %n, align 4, !dbg !59
  %sub = sub nsw i32 %17, 1, !dbg !59
  %mul11 = mul nsw i32 %16, %sub, !dbg !59
  %cmp12 = icmp eq i32 %mul, %mul11, !dbg !59
  br i1 %cmp12, label %if.then13, label %if.else, !dbg !62

if.then13:
  br label %if.end14, !dbg !62

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.1, i64 0, i64 0), i32 noundef 14, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !59
  unreachable, !dbg !59

if.end14:
  store i32 0, i32* %retval, align 4, !dbg !63
  store i32 1, i32* %cleanup.dest.slot, align 4
  %18 = bitcast i32* %pairs to i8*, !dbg !64
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %18), !dbg !64
  br label %cleanup

cleanup:
  %19 = bitcast i32* %n to i8*, !dbg !64
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %19), !dbg !64
  %20 = load i32, i32* %retval, align 4, !dbg !64
  ret i32 %20, !dbg !64
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !65 i32 @nondet_int()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "triangle_count_unsafe.c", directory: ".")
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
!13 = !{!14, !15, !16, !18}
!14 = !DILocalVariable(name: "n", scope: !9, file: !1, line: 7, type: !12)
!15 = !DILocalVariable(name: "pairs", scope: !9, file: !1, line: 10, type: !12)
!16 = !DILocalVariable(name: "i", scope: !17, file: !1, line: 11, type: !12)
!17 = distinct !DILexicalBlock(scope: !9, file: !1, line: 11, column: 5)
!18 = !DILocalVariable(name: "j", scope: !19, file: !1, line: 12, type: !12)
!19 = distinct !DILexicalBlock(scope: !20, file: !1, line: 12, column: 9)
!20 = distinct !DILexicalBlock(scope: !17, file: !1, line: 11, column: 5)
!21 = !DILocation(line: 7, column: 5, scope: !9)
!22 = !DILocation(line: 7, column: 9, scope: !9)
!23 = !DILocation(line: 7, column: 13, scope: !9)
!24 = !DILocation(line: 8, column: 9, scope: !25)
!25 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 9)
!26 = !DILocation(line: 8, column: 11, scope: !25)
!27 = !DILocation(line: 8, column: 15, scope: !25)
!28 = !DILocation(line: 8, column: 18, scope: !25)
!29 = !DILocation(line: 8, column: 20, scope: !25)
!30 = !DILocation(line: 8, column: 9, scope: !9)
!31 = !DILocation(line: 9, column: 9, scope: !25)
!32 = !DILocation(line: 10, column: 5, scope: !9)
!33 = !DILocation(line: 10, column: 9, scope: !9)
!34 = !DILocation(line: 11, column: 10, scope: !17)
!35 = !DILocation(line: 11, column: 14, scope: !17)
!36 = !DILocation(line: 11, column: 21, scope: !20)
!37 = !DILocation(line: 11, column: 25, scope: !20)
!38 = !DILocation(line: 11, column: 23, scope: !20)
!39 = !DILocation(line: 11, column: 5, scope: !17)
!40 = !DILocation(line: 11, column: 5, scope: !20)
!41 = !DILocation(line: 12, column: 14, scope: !19)
!42 = !DILocation(line: 12, column: 18, scope: !19)
!43 = !DILocation(line: 12, column: 25, scope: !44)
!44 = distinct !DILexicalBlock(scope: !19, file: !1, line: 12, column: 9)
!45 = !DILocation(line: 12, column: 30, scope: !44)
!46 = !DILocation(line: 12, column: 27, scope: !44)
!47 = !DILocation(line: 12, column: 9, scope: !19)
!48 = !DILocation(line: 12, column: 9, scope: !44)
!49 = !DILocation(line: 13, column: 18, scope: !44)
!50 = !DILocation(line: 13, column: 13, scope: !44)
!51 = !DILocation(line: 12, column: 34, scope: !44)
!52 = distinct !{!52, !47, !53, !54, !55}
!53 = !DILocation(line: 13, column: 18, scope: !19)
!54 = !{!"llvm.loop.mustprogress"}
!55 = !{!"llvm.loop.unroll.disable"}
!56 = !DILocation(line: 11, column: 29, scope: !20)
!57 = distinct !{!57, !39, !58, !54, !55}
!58 = !DILocation(line: 13, column: 18, scope: !17)
!59 = !DILocation(line: 14, column: 5, scope: !60)
!60 = distinct !DILexicalBlock(scope: !61, file: !1, line: 14, column: 5)
!61 = distinct !DILexicalBlock(scope: !9, file: !1, line: 14, column: 5)
!62 = !DILocation(line: 14, column: 5, scope: !61)
!63 = !DILocation(line: 15, column: 5, scope: !9)
!64 = !DILocation(line: 16, column: 1, scope: !9)
!65 = !DISubprogram(name: "nondet_int", scope: !1, file: !1, line: 4, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !66)
!66 = !{}
