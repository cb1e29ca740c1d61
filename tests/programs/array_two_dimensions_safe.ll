source_filename = "array_two_dimensions_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %m = alloca [3 x [4 x i32]], align 16
  %i = alloca i32, align 4
  %j = alloca i32, align 4
  %r = alloca i32, align 4
  %c = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata [3 x [4 x i32]]* %m, metadata !15, metadata !DIExpression()), !dbg !20
  call void @llvm.dbg.declare(metadata i32* %i, metadata !21, metadata !DIExpression()), !dbg !23
  store i32 0, i32* %i, align 4, !dbg !23
  br label %for.cond, !dbg !24

for.cond:
  %0 = load i32, i32* %i, align 4, !dbg !25
  %cmp = icmp slt i32 %0, 3, !dbg !27
  br i1 %cmp, label %for.body, label %for.end8, !dbg !28

for.body:
  call void @llvm.dbg.declare(metadata i32* %j, metadata !29, metadata !DIExpression()), !dbg !31
  store i32 0, i32* %j, align 4, !dbg !31
  br label %for.cond1, !dbg !32

for.cond1:
  %1 = load i32, i32* %j, align 4, !dbg !33
  %cmp2 = icmp slt i32 %1, 4, !dbg !35
  br i1 %cmp2, label %for.body3, label %for.end, !dbg !36

for.body3:
  %2 = load i32, i32* %i, align 4, !dbg !37
  %mul = mul nsw i32 10, %2, !dbg !38
  %3 = load i32, i32* %j, align 4, !dbg !39
  %add = add nsw i32 %mul, %3, !dbg !40
  %4 = load i32, i32* %i, align 4, !dbg !41
  %idxprom = sext i32 %4 to i64, !dbg !42
  %arrayidx = getelementptr inbounds [3 x [4 x i32]], [3 x [4 x i32]]* %m, i64 0, i64 %idxprom, !dbg !42
  %5 = load i32, i32* %j, align 4, !dbg !43
  %idxprom4 = sext i32 %5 to i64, !dbg !42
  %arrayidx5 = getelementptr inbounds [4 x i32], [4 x i32]* %arrayidx, i64 0, i64 %idxprom4, !dbg !42
  store i32 %add, i32* %arrayidx5, align 4, !dbg !44
  br label %for.inc, !dbg !42

for.inc:
  %6 = load i32, i32* %j, align 4, !dbg !45
  %inc = add nsw i32 %6, 1, !dbg !45
  store i32 %inc, i32* %j, align 4, !dbg !45
  br label %for.cond1, !dbg !46, !llvm.loop !47

for.end:
  br label %for.inc6, !dbg !48

for.inc6:
  %7 = load i32, i32* %i, align 4, !dbg !50
  %inc7 = add nsw i32 %7, 1, !dbg !50
  store i32 %inc7, i32* %i, align 4, !dbg !50
  br label %for.cond, !dbg !51, !llvm.loop !52

for.end8:
  call void @llvm.dbg.declare(metadata i32* %r, metadata !54, metadata !DIExpression()), !dbg !56
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !57
  %rem = urem i32 %call, 3, !dbg !58
  store i32 %rem, i32* %r, align 4, !dbg !56
  call void @llvm.dbg.declare(metadata i32* %c, metadata !59, metadata !DIExpression()), !dbg !60
  %call9 = call i32 @__VERIFIER_nondet_uint(), !dbg !61
  %rem10 = urem i32 %call9, 4, !dbg !62
  store i32 %rem10, i32* %c, align 4, !dbg !60
  %8 = load i32, i32* %r, align 4, !dbg !63
  %idxprom11 = zext i32 %8 to i64, !dbg !65
  %arrayidx12 = getelementptr inbounds [3 x [4 x i32]], [3 x [4 x i32]]* %m, i64 0, i64 %idxprom11, !dbg !65
  %9 = load i32, i32* %c, align 4, !dbg !66
  %idxprom13 = zext i32 %9 to i64, !dbg !65
  %arrayidx14 = getelementptr inbounds [4 x i32], [4 x i32]* %arrayidx12, i64 0, i64 %idxprom13, !dbg !65
  %10 = load i32, i32* %arrayidx14, align 4, !dbg !65
  %11 = load i32, i32* %r, align 4, !dbg !67
  %mul15 = mul i32 10, %11, !dbg !68
  %12 = load i32, i32* %c, align 4, !dbg !69
  %add16 = add i32 %mul15, %12, !dbg !70
  %cmp17 = icmp ne i32 %10, %add16, !dbg !71
  br i1 %cmp17, label %if.then, label %if.end, !dbg !72

if.then:
  call void @reach_error(), !dbg !73
  br label %if.end, !dbg !73

if.end:
  ret i32 0, !dbg !74
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_uint()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "array_two_dimensions_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "m", scope: !10, file: !1, line: 6, type: !16)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 384, elements: !17)
!17 = !{!18, !19}
!18 = !DISubrange(count: 3)
!19 = !DISubrange(count: 4)
!20 = !DILocation(line: 6, column: 7, scope: !10)
!21 = !DILocalVariable(name: "i", scope: !22, file: !1, line: 7, type: !13)
!22 = distinct !DILexicalBlock(scope: !10, file: !1, line: 7, column: 3)
!23 = !DILocation(line: 7, column: 12, scope: !22)
!24 = !DILocation(line: 7, column: 8, scope: !22)
!25 = !DILocation(line: 7, column: 19, scope: !26)
!26 = distinct !DILexicalBlock(scope: !22, file: !1, line: 7, column: 3)
!27 = !DILocation(line: 7, column: 21, scope: !26)
!28 = !DILocation(line: 7, column: 3, scope: !22)
!29 = !DILocalVariable(name: "j", scope: !30, file: !1, line: 8, type: !13)
!30 = distinct !DILexicalBlock(scope: !26, file: !1, line: 8, column: 5)
!31 = !DILocation(line: 8, column: 14, scope: !30)
!32 = !DILocation(line: 8, column: 10, scope: !30)
!33 = !DILocation(line: 8, column: 21, scope: !34)
!34 = distinct !DILexicalBlock(scope: !30, file: !1, line: 8, column: 5)
!35 = !DILocation(line: 8, column: 23, scope: !34)
!36 = !DILocation(line: 8, column: 5, scope: !30)
!37 = !DILocation(line: 8, column: 48, scope: !34)
!38 = !DILocation(line: 8, column: 46, scope: !34)
!39 = !DILocation(line: 8, column: 52, scope: !34)
!40 = !DILocation(line: 8, column: 50, scope: !34)
!41 = !DILocation(line: 8, column: 35, scope: !34)
!42 = !DILocation(line: 8, column: 33, scope: !34)
!43 = !DILocation(line: 8, column: 38, scope: !34)
!44 = !DILocation(line: 8, column: 41, scope: !34)
!45 = !DILocation(line: 8, column: 29, scope: !34)
!46 = !DILocation(line: 8, column: 5, scope: !34)
!47 = distinct !{!47, !36, !48, !49}
!48 = !DILocation(line: 8, column: 52, scope: !30)
!49 = !{!"llvm.loop.mustprogress"}
!50 = !DILocation(line: 7, column: 27, scope: !26)
!51 = !DILocation(line: 7, column: 3, scope: !26)
!52 = distinct !{!52, !28, !53, !49}
!53 = !DILocation(line: 8, column: 52, scope: !22)
!54 = !DILocalVariable(name: "r", scope: !10, file: !1, line: 9, type: !55)
!55 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!56 = !DILocation(line: 9, column: 12, scope: !10)
!57 = !DILocation(line: 9, column: 16, scope: !10)
!58 = !DILocation(line: 9, column: 41, scope: !10)
!59 = !DILocalVariable(name: "c", scope: !10, file: !1, line: 9, type: !55)
!60 = !DILocation(line: 9, column: 46, scope: !10)
!61 = !DILocation(line: 9, column: 50, scope: !10)
!62 = !DILocation(line: 9, column: 75, scope: !10)
!63 = !DILocation(line: 10, column: 9, scope: !64)
!64 = distinct !DILexicalBlock(scope: !10, file: !1, line: 10, column: 7)
!65 = !DILocation(line: 10, column: 7, scope: !64)
!66 = !DILocation(line: 10, column: 12, scope: !64)
!67 = !DILocation(line: 10, column: 23, scope: !64)
!68 = !DILocation(line: 10, column: 21, scope: !64)
!69 = !DILocation(line: 10, column: 27, scope: !64)
!70 = !DILocation(line: 10, column: 25, scope: !64)
!71 = !DILocation(line: 10, column: 15, scope: !64)
!72 = !DILocation(line: 10, column: 7, scope: !10)
!73 = !DILocation(line: 10, column: 30, scope: !64)
!74 = !DILocation(line: 12, column: 3, scope: !10)
