source_filename = "letter_index_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [33 x i8] c"seen[0] + seen[4] + seen[9] <= 3\00", align 1
@.str.1 = private unnamed_addr constant [20 x i8] c"letter_index_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %seen = alloca [10 x i32], align 16
  %i = alloca i32, align 4
  %c = alloca i8, align 1
  %digit = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [10 x i32]* %seen to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 40, i8* %0), !dbg !27
  call void @llvm.dbg.declare(metadata [10 x i32]* %seen, metadata !16, metadata !DIExpression()), !dbg !28
  %1 = bitcast [10 x i32]* %seen to i8*, !dbg !28
  call void @llvm.memset.p0i8.i64(i8* align 16 %1, i8 0, i64 40, i1 false), !dbg !28
  %2 = bitcast i32* %i to i8*, !dbg !29
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !29
  call void @llvm.dbg.declare(metadata i32* %i, metadata !20, metadata !DIExpression()), !dbg !30
  store i32 0, i32* %i, align 4, !dbg !30
  br label %for.cond, !dbg !29

for.cond:
  %3 = load i32, i32* %i, align 4, !dbg !31
  %cmp = icmp slt i32 %3, 3, !dbg !32
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !33

for.cond.cleanup:
  %4 = bitcast i32* %i to i8*, !dbg !34
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %4), !dbg !34
  br label %for.end

for.body:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %c), !dbg !35
  call void @llvm.dbg.declare(metadata i8* %c, metadata !22, metadata !DIExpression()), !dbg !36
  %call = call signext i8 @__VERIFIER_nondet_char(), !dbg !37
  store i8 %call, i8* %c, align 1, !dbg !36
  %5 = bitcast i32* %digit to i8*, !dbg !38
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %5), !dbg !38
  call void @llvm.dbg.declare(metadata i32* %digit, metadata !26, metadata !DIExpression()), !dbg !39
  %6 = load i8, i8* %c, align 1, !dbg !40
  %conv = sext i8 %6 to i32, !dbg !41
  %sub = sub i32 %conv, 48, !dbg !42
  store i32 %sub, i32* %digit, align 4, !dbg !39
  %7 = load i32, i32* %digit, align 4, !dbg !43
  %cmp1 = icmp ule i32 %7, 9, !dbg !45
  br i1 %cmp1, label %if.then, label %if.end, !dbg !46

if.then:
  %8 = load i32, i32* %digit, align 4, !dbg !47
  %sub3 = sub i32 9, %8, !dbg !48
  %idxprom = zext i32 %sub3 to i64, !dbg !49
  %arrayidx = getelementptr inbounds [10 x i32], [10 x i32]* %seen, i64 0, i64 %idxprom, !dbg !49
  %9 = load i32, i32* %arrayidx, align 4, !dbg !50
  %inc = add nsw i32 %9, 1, !dbg !50
  store i32 %inc, i32* %arrayidx, align 4, !dbg !50
  br label %if.end, !dbg !49

if.end:
  %10 = bitcast i32* %digit to i8*, !dbg !51
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %10), !dbg !51
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %c), !dbg !51
  br label %for.inc, !dbg !52

for.inc:
  %11 = load i32, i32* %i, align 4, !dbg !53
  %inc4 = add nsw i32 %11, 1, !dbg !53
  store i32 %inc4, i32* %i, align 4, !dbg !53
  br label %for.cond, !dbg !34, !llvm.loop !54

for.end:
  %arrayidx5 = getelementptr inbounds [10 x i32], [10 x i32]* %seen, i64 0, i64 0, !dbg !58
  %12 = load i32, i32* %arrayidx5, align 16, !dbg !58
  %arrayidx6 = getelementptr inbounds [10 x i32], [10 x i32]* %seen, i64 0, i64 4, !dbg !58
  %13 = load i32, i32* %arrayidx6, align 16, !dbg !58
  %add = add nsw i32 %12, %13, !dbg !58
  %arrayidx7 = getelementptr inbounds [10 x i32], [10 x i32]* %seen, i64 0, i64 9, !dbg !58
  %14 = load i32, i32* %arrayidx7, align 4, !dbg !58
  %add8 = add nsw i32 %add, %14, !dbg !58
  %cmp9 = icmp sle i32 %add8, 3, !dbg !58
  br i1 %cmp9, label %if.then11, label %if.else, !dbg !61

if.then11:
  br label %if.end12, !dbg !61

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !58
  unreachable, !dbg !58

if.end12:
  %15 = bitcast [10 x i32]* %seen to i8*, !dbg !62
  call void @llvm.lifetime.end.p0i8(i64 40, i8* %15), !dbg !62
  ret i32 0, !dbg !63
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare signext i8 @__VERIFIER_nondet_char()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "letter_index_safe.c", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !12, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!16, !20, !22, !26}
!16 = !DILocalVariable(name: "seen", scope: !11, file: !1, line: 7, type: !17)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 320, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 10)
!20 = !DILocalVariable(name: "i", scope: !21, file: !1, line: 8, type: !14)
!21 = distinct !DILexicalBlock(scope: !11, file: !1, line: 8, column: 3)
!22 = !DILocalVariable(name: "c", scope: !23, file: !1, line: 9, type: !25)
!23 = distinct !DILexicalBlock(scope: !24, file: !1, line: 8, column: 31)
!24 = distinct !DILexicalBlock(scope: !21, file: !1, line: 8, column: 3)
!25 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!26 = !DILocalVariable(name: "digit", scope: !23, file: !1, line: 10, type: !3)
!27 = !DILocation(line: 7, column: 3, scope: !11)
!28 = !DILocation(line: 7, column: 7, scope: !11)
!29 = !DILocation(line: 8, column: 8, scope: !21)
!30 = !DILocation(line: 8, column: 12, scope: !21)
!31 = !DILocation(line: 8, column: 19, scope: !24)
!32 = !DILocation(line: 8, column: 21, scope: !24)
!33 = !DILocation(line: 8, column: 3, scope: !21)
!34 = !DILocation(line: 8, column: 3, scope: !24)
!35 = !DILocation(line: 9, column: 5, scope: !23)
!36 = !DILocation(line: 9, column: 10, scope: !23)
!37 = !DILocation(line: 9, column: 14, scope: !23)
!38 = !DILocation(line: 10, column: 5, scope: !23)
!39 = !DILocation(line: 10, column: 14, scope: !23)
!40 = !DILocation(line: 10, column: 32, scope: !23)
!41 = !DILocation(line: 10, column: 22, scope: !23)
!42 = !DILocation(line: 10, column: 34, scope: !23)
!43 = !DILocation(line: 11, column: 9, scope: !44)
!44 = distinct !DILexicalBlock(scope: !23, file: !1, line: 11, column: 9)
!45 = !DILocation(line: 11, column: 15, scope: !44)
!46 = !DILocation(line: 11, column: 9, scope: !23)
!47 = !DILocation(line: 11, column: 30, scope: !44)
!48 = !DILocation(line: 11, column: 28, scope: !44)
!49 = !DILocation(line: 11, column: 21, scope: !44)
!50 = !DILocation(line: 11, column: 36, scope: !44)
!51 = !DILocation(line: 12, column: 3, scope: !24)
!52 = !DILocation(line: 12, column: 3, scope: !23)
!53 = !DILocation(line: 8, column: 27, scope: !24)
!54 = distinct !{!54, !33, !55, !56, !57}
!55 = !DILocation(line: 12, column: 3, scope: !21)
!56 = !{!"llvm.loop.mustprogress"}
!57 = !{!"llvm.loop.unroll.disable"}
!58 = !DILocation(line: 13, column: 3, scope: !59)
!59 = distinct !DILexicalBlock(scope: !60, file: !1, line: 13, column: 3)
!60 = distinct !DILexicalBlock(scope: !11, file: !1, line: 13, column: 3)
!61 = !DILocation(line: 13, column: 3, scope: !60)
!62 = !DILocation(line: 15, column: 1, scope: !11)
!63 = !DILocation(line: 14, column: 3, scope: !11)
