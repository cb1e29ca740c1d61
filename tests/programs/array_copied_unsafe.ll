source_filename = "array_copied_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@from = internal global [1500 x i16] zeroinitializer, align 16, !dbg !0
@to = internal global [1500 x i64] zeroinitializer, align 16, !dbg !7
@.str = private unnamed_addr constant [17 x i8] c"to[k] == from[k]\00", align 1
@.str.1 = private unnamed_addr constant [22 x i8] c"array_copied_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !21 {
entry:
  %retval = alloca i32, align 4
  %i = alloca i32, align 4
  %i1 = alloca i32, align 4
  %k = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %i to i8*, !dbg !31
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !31
  call void @llvm.dbg.declare(metadata i32* %i, metadata !26, metadata !DIExpression()), !dbg !32
  store i32 0, i32* %i, align 4, !dbg !32
  br label %for.cond, !dbg !31

for.cond:
  %1 = load i32, i32* %i, align 4, !dbg !33
  %cmp = icmp slt i32 %1, 1500, !dbg !35
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !36

for.cond.cleanup:
  %2 = bitcast i32* %i to i8*, !dbg !37
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %2), !dbg !37
  br label %for.end

for.body:
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !38
  %conv = trunc i32 %call to i16, !dbg !39
  %3 = load i32, i32* %i, align 4, !dbg !40
  %idxprom = sext i32 %3 to i64, !dbg !41
  %arrayidx = getelementptr inbounds [1500 x i16], [1500 x i16]* @from, i64 0, i64 %idxprom, !dbg !41
  store i16 %conv, i16* %arrayidx, align 2, !dbg !42
  br label %for.inc, !dbg !41

for.inc:
  %4 = load i32, i32* %i, align 4, !dbg !43
  %inc = add nsw i32 %4, 1, !dbg !43
  store i32 %inc, i32* %i, align 4, !dbg !43
  br label %for.cond, !dbg !37, !llvm.loop !44

for.end:
  %5 = bitcast i32* %i1 to i8*, !dbg !48
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %5), !dbg !48
  call void @llvm.dbg.declare(metadata i32* %i1, metadata !28, metadata !DIExpression()), !dbg !49
  store i32 1, i32* %i1, align 4, !dbg !49
  br label %for.cond2, !dbg !48

for.cond2:
  %6 = load i32, i32* %i1, align 4, !dbg !50
  %cmp3 = icmp slt i32 %6, 1500, !dbg !52
  br i1 %cmp3, label %for.body6, label %for.cond.cleanup5, !dbg !53

for.cond.cleanup5:
  %7 = bitcast i32* %i1 to i8*, !dbg !54
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7), !dbg !54
  br label %for.end14

for.body6:
  %8 = load i32, i32* %i1, align 4, !dbg !55
  %idxprom7 = sext i32 %8 to i64, !dbg !56
  %arrayidx8 = getelementptr inbounds [1500 x i16], [1500 x i16]* @from, i64 0, i64 %idxprom7, !dbg !56
  %9 = load i16, i16* %arrayidx8, align 2, !dbg !56
  %conv9 = sext i16 %9 to i64, !dbg !56
  %10 = load i32, i32* %i1, align 4, !dbg !57
  %idxprom10 = sext i32 %10 to i64, !dbg !58
  %arrayidx11 = getelementptr inbounds [1500 x i64], [1500 x i64]* @to, i64 0, i64 %idxprom10, !dbg !58
  store i64 %conv9, i64* %arrayidx11, align 8, !dbg !59
  br label %for.inc12, !dbg !58

for.inc12:
  %11 = load i32, i32* %i1, align 4, !dbg !60
  %inc13 = add nsw i32 %11, 1, !dbg !60
  store i32 %inc13, i32* %i1, align 4, !dbg !60
  br label %for.cond2, !dbg !54, !llvm.loop !61

for.end14:
  %12 = bitcast i32* %k to i8*, !dbg !63
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %12), !dbg !63
  call void @llvm.dbg.declare(metadata i32* %k, metadata !30, metadata !DIExpression()), !dbg !64
  %call15 = call i32 @__VERIFIER_nondet_int(), !dbg !65
  store i32 %call15, i32* %k, align 4, !dbg !64
  %13 = load i32, i32* %k, align 4, !dbg !66
  %cmp16 = icmp sge i32 %13, 0, !dbg !68
  br i1 %cmp16, label %land.lhs.true, label %if.end28, !dbg !69

land.lhs.true:
  %14 = load i32, i32* %k, align 4, !dbg !70
  %cmp18 = icmp slt i32 %14, 1500, !dbg !71
  br i1 %cmp18, label %if.then, label %if.end28, !dbg !72

if.then:
  %15 = load i32, i32* %k, align 4, !dbg !73
  %idxprom20 = sext i32 %15 to i64, !dbg !73
  %arrayidx21 = getelementptr inbounds [1500 x i64], [1500 x i64]* @to, i64 0, i64 %idxprom20, !dbg !73
  %16 = load i64, i64* %arrayidx21, align 8, !dbg !73
  %17 = load i32, i32* %k, align 4, !dbg !73
  %idxprom22 = sext i32 %17 to i64, !dbg !73
  %arrayidx23 = getelementptr inbounds [1500 x i16], [1500 x i16]* @from, i64 0, i64 %idxprom22, !dbg !73
  %18 = load i16, i16* %arrayidx23, align 2, !dbg !73
  %conv24 = sext i16 %18 to i64, !dbg !73
  %cmp25 = icmp eq i64 %16, %conv24, !dbg !73
  br i1 %cmp25, label %if.then27, label %if.else, !dbg !76

if.then27:
  br label %if.end, !dbg !76

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.1, i64 0, i64 0), i32 noundef 12, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !73
  unreachable, !dbg !73

if.end:
  br label %if.end28, !dbg !77

if.end28:
  %19 = bitcast i32* %k to i8*, !dbg !78
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %19), !dbg !78
  ret i32 0, !dbg !79
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!14, !15, !16, !17, !18, !19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "from", scope: !2, file: !3, line: 5, type: !13, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "array_copied_unsafe.c", directory: ".")
!4 = !{!5}
!5 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "to", scope: !2, file: !3, line: 6, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 96000, elements: !11)
!10 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!11 = !{!12}
!12 = !DISubrange(count: 1500)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 24000, elements: !11)
!14 = !{i32 7, !"Dwarf Version", i32 5}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{i32 1, !"wchar_size", i32 4}
!17 = !{i32 7, !"PIC Level", i32 2}
!18 = !{i32 7, !"PIE Level", i32 2}
!19 = !{i32 7, !"uwtable", i32 1}

!21 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 8, type: !22, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !25)
!22 = !DISubroutineType(types: !23)
!23 = !{!24}
!24 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!25 = !{!26, !28, !30}
!26 = !DILocalVariable(name: "i", scope: !27, file: !3, line: 9, type: !24)
!27 = distinct !DILexicalBlock(scope: !21, file: !3, line: 9, column: 3)
!28 = !DILocalVariable(name: "i", scope: !29, file: !3, line: 10, type: !24)
!29 = distinct !DILexicalBlock(scope: !21, file: !3, line: 10, column: 3)
!30 = !DILocalVariable(name: "k", scope: !21, file: !3, line: 11, type: !24)
!31 = !DILocation(line: 9, column: 8, scope: !27)
!32 = !DILocation(line: 9, column: 12, scope: !27)
!33 = !DILocation(line: 9, column: 19, scope: !34)
!34 = distinct !DILexicalBlock(scope: !27, file: !3, line: 9, column: 3)
!35 = !DILocation(line: 9, column: 21, scope: !34)
!36 = !DILocation(line: 9, column: 3, scope: !27)
!37 = !DILocation(line: 9, column: 3, scope: !34)
!38 = !DILocation(line: 9, column: 51, scope: !34)
!39 = !DILocation(line: 9, column: 44, scope: !34)
!40 = !DILocation(line: 9, column: 39, scope: !34)
!41 = !DILocation(line: 9, column: 34, scope: !34)
!42 = !DILocation(line: 9, column: 42, scope: !34)
!43 = !DILocation(line: 9, column: 30, scope: !34)
!44 = distinct !{!44, !36, !45, !46, !47}
!45 = !DILocation(line: 9, column: 73, scope: !27)
!46 = !{!"llvm.loop.mustprogress"}
!47 = !{!"llvm.loop.unroll.disable"}
!48 = !DILocation(line: 10, column: 8, scope: !29)
!49 = !DILocation(line: 10, column: 12, scope: !29)
!50 = !DILocation(line: 10, column: 19, scope: !51)
!51 = distinct !DILexicalBlock(scope: !29, file: !3, line: 10, column: 3)
!52 = !DILocation(line: 10, column: 21, scope: !51)
!53 = !DILocation(line: 10, column: 3, scope: !29)
!54 = !DILocation(line: 10, column: 3, scope: !51)
!55 = !DILocation(line: 10, column: 47, scope: !51)
!56 = !DILocation(line: 10, column: 42, scope: !51)
!57 = !DILocation(line: 10, column: 37, scope: !51)
!58 = !DILocation(line: 10, column: 34, scope: !51)
!59 = !DILocation(line: 10, column: 40, scope: !51)
!60 = !DILocation(line: 10, column: 30, scope: !51)
!61 = distinct !{!61, !53, !62, !46, !47}
!62 = !DILocation(line: 10, column: 48, scope: !29)
!63 = !DILocation(line: 11, column: 3, scope: !21)
!64 = !DILocation(line: 11, column: 7, scope: !21)
!65 = !DILocation(line: 11, column: 11, scope: !21)
!66 = !DILocation(line: 12, column: 7, scope: !67)
!67 = distinct !DILexicalBlock(scope: !21, file: !3, line: 12, column: 7)
!68 = !DILocation(line: 12, column: 9, scope: !67)
!69 = !DILocation(line: 12, column: 14, scope: !67)
!70 = !DILocation(line: 12, column: 17, scope: !67)
!71 = !DILocation(line: 12, column: 19, scope: !67)
!72 = !DILocation(line: 12, column: 7, scope: !21)
!73 = !DILocation(line: 12, column: 27, scope: !74)
!74 = distinct !DILexicalBlock(scope: !75, file: !3, line: 12, column: 27)
!75 = distinct !DILexicalBlock(scope: !67, file: !3, line: 12, column: 27)
!76 = !DILocation(line: 12, column: 27, scope: !75)
!77 = !DILocation(line: 12, column: 27, scope: !67)
!78 = !DILocation(line: 14, column: 1, scope: !21)
!79 = !DILocation(line: 13, column: 3, scope: !21)
