source_filename = "array_loop_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %a = alloca [6 x i32], align 16
  %max = alloca i32, align 4
  %i = alloca i32, align 4
  %i2 = alloca i32, align 4
  %k = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata [6 x i32]* %a, metadata !15, metadata !DIExpression()), !dbg !19
  call void @llvm.dbg.declare(metadata i32* %max, metadata !20, metadata !DIExpression()), !dbg !21
  call void @llvm.dbg.declare(metadata i32* %i, metadata !22, metadata !DIExpression()), !dbg !24
  store i32 0, i32* %i, align 4, !dbg !24
  br label %for.cond, !dbg !25

for.cond:
  %0 = load i32, i32* %i, align 4, !dbg !26
  %cmp = icmp slt i32 %0, 6, !dbg !28
  br i1 %cmp, label %for.body, label %for.end, !dbg !29

for.body:
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !30
  %1 = load i32, i32* %i, align 4, !dbg !31
  %idxprom = sext i32 %1 to i64, !dbg !32
  %arrayidx = getelementptr inbounds [6 x i32], [6 x i32]* %a, i64 0, i64 %idxprom, !dbg !32
  store i32 %call, i32* %arrayidx, align 4, !dbg !33
  br label %for.inc, !dbg !32

for.inc:
  %2 = load i32, i32* %i, align 4, !dbg !34
  %inc = add nsw i32 %2, 1, !dbg !34
  store i32 %inc, i32* %i, align 4, !dbg !34
  br label %for.cond, !dbg !35, !llvm.loop !36

for.end:
  %arrayidx1 = getelementptr inbounds [6 x i32], [6 x i32]* %a, i64 0, i64 0, !dbg !39
  %3 = load i32, i32* %arrayidx1, align 16, !dbg !39
  store i32 %3, i32* %max, align 4, !dbg !40
  call void @llvm.dbg.declare(metadata i32* %i2, metadata !41, metadata !DIExpression()), !dbg !43
  store i32 2, i32* %i2, align 4, !dbg !43
  br label %for.cond3, !dbg !44

for.cond3:
  %4 = load i32, i32* %i2, align 4, !dbg !45
  %cmp4 = icmp slt i32 %4, 6, !dbg !47
  br i1 %cmp4, label %for.body5, label %for.end13, !dbg !48

for.body5:
  %5 = load i32, i32* %i2, align 4, !dbg !49
  %idxprom6 = sext i32 %5 to i64, !dbg !51
  %arrayidx7 = getelementptr inbounds [6 x i32], [6 x i32]* %a, i64 0, i64 %idxprom6, !dbg !51
  %6 = load i32, i32* %arrayidx7, align 4, !dbg !51
  %7 = load i32, i32* %max, align 4, !dbg !52
  %cmp8 = icmp sgt i32 %6, %7, !dbg !53
  br i1 %cmp8, label %if.then, label %if.end, !dbg !54

if.then:
  %8 = load i32, i32* %i2, align 4, !dbg !55
  %idxprom9 = sext i32 %8 to i64, !dbg !56
  %arrayidx10 = getelementptr inbounds [6 x i32], [6 x i32]* %a, i64 0, i64 %idxprom9, !dbg !56
  %9 = load i32, i32* %arrayidx10, align 4, !dbg !56
  store i32 %9, i32* %max, align 4, !dbg !57
  br label %if.end, !dbg !58

if.end:
  br label %for.inc11, !dbg !52

for.inc11:
  %10 = load i32, i32* %i2, align 4, !dbg !59
  %inc12 = add nsw i32 %10, 1, !dbg !59
  store i32 %inc12, i32* %i2, align 4, !dbg !59
  br label %for.cond3, !dbg !60, !llvm.loop !61

for.end13:
  call void @llvm.dbg.declare(metadata i32* %k, metadata !63, metadata !DIExpression()), !dbg !65
  %call14 = call i32 @__VERIFIER_nondet_uint(), !dbg !66
  store i32 %call14, i32* %k, align 4, !dbg !65
  %11 = load i32, i32* %k, align 4, !dbg !67
  %cmp15 = icmp ult i32 %11, 6, !dbg !69
  br i1 %cmp15, label %land.lhs.true, label %if.end20, !dbg !70

land.lhs.true:
  %12 = load i32, i32* %k, align 4, !dbg !71
  %idxprom16 = zext i32 %12 to i64, !dbg !72
  %arrayidx17 = getelementptr inbounds [6 x i32], [6 x i32]* %a, i64 0, i64 %idxprom16, !dbg !72
  %13 = load i32, i32* %arrayidx17, align 4, !dbg !72
  %14 = load i32, i32* %max, align 4, !dbg !73
  %cmp18 = icmp sgt i32 %13, %14, !dbg !74
  br i1 %cmp18, label %if.then19, label %if.end20, !dbg !75

if.then19:
  call void @reach_error(), !dbg !76
  br label %if.end20, !dbg !76

if.end20:
  ret i32 0, !dbg !77
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare i32 @__VERIFIER_nondet_uint()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "array_loop_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "a", scope: !10, file: !1, line: 9, type: !16)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 192, elements: !17)
!17 = !{!18}
!18 = !DISubrange(count: 6)
!19 = !DILocation(line: 9, column: 7, scope: !10)
!20 = !DILocalVariable(name: "max", scope: !10, file: !1, line: 9, type: !13)
!21 = !DILocation(line: 9, column: 13, scope: !10)
!22 = !DILocalVariable(name: "i", scope: !23, file: !1, line: 10, type: !13)
!23 = distinct !DILexicalBlock(scope: !10, file: !1, line: 10, column: 3)
!24 = !DILocation(line: 10, column: 12, scope: !23)
!25 = !DILocation(line: 10, column: 8, scope: !23)
!26 = !DILocation(line: 10, column: 19, scope: !27)
!27 = distinct !DILexicalBlock(scope: !23, file: !1, line: 10, column: 3)
!28 = !DILocation(line: 10, column: 21, scope: !27)
!29 = !DILocation(line: 10, column: 3, scope: !23)
!30 = !DILocation(line: 10, column: 38, scope: !27)
!31 = !DILocation(line: 10, column: 33, scope: !27)
!32 = !DILocation(line: 10, column: 31, scope: !27)
!33 = !DILocation(line: 10, column: 36, scope: !27)
!34 = !DILocation(line: 10, column: 27, scope: !27)
!35 = !DILocation(line: 10, column: 3, scope: !27)
!36 = distinct !{!36, !29, !37, !38}
!37 = !DILocation(line: 10, column: 60, scope: !23)
!38 = !{!"llvm.loop.mustprogress"}
!39 = !DILocation(line: 11, column: 9, scope: !10)
!40 = !DILocation(line: 11, column: 7, scope: !10)
!41 = !DILocalVariable(name: "i", scope: !42, file: !1, line: 12, type: !13)
!42 = distinct !DILexicalBlock(scope: !10, file: !1, line: 12, column: 3)
!43 = !DILocation(line: 12, column: 12, scope: !42)
!44 = !DILocation(line: 12, column: 8, scope: !42)
!45 = !DILocation(line: 12, column: 19, scope: !46)
!46 = distinct !DILexicalBlock(scope: !42, file: !1, line: 12, column: 3)
!47 = !DILocation(line: 12, column: 21, scope: !46)
!48 = !DILocation(line: 12, column: 3, scope: !42)
!49 = !DILocation(line: 13, column: 11, scope: !50)
!50 = distinct !DILexicalBlock(scope: !46, file: !1, line: 13, column: 9)
!51 = !DILocation(line: 13, column: 9, scope: !50)
!52 = !DILocation(line: 13, column: 16, scope: !50)
!53 = !DILocation(line: 13, column: 14, scope: !50)
!54 = !DILocation(line: 13, column: 9, scope: !46)
!55 = !DILocation(line: 13, column: 29, scope: !50)
!56 = !DILocation(line: 13, column: 27, scope: !50)
!57 = !DILocation(line: 13, column: 25, scope: !50)
!58 = !DILocation(line: 13, column: 21, scope: !50)
!59 = !DILocation(line: 12, column: 27, scope: !46)
!60 = !DILocation(line: 12, column: 3, scope: !46)
!61 = distinct !{!61, !48, !62, !38}
!62 = !DILocation(line: 13, column: 30, scope: !42)
!63 = !DILocalVariable(name: "k", scope: !10, file: !1, line: 14, type: !64)
!64 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!65 = !DILocation(line: 14, column: 12, scope: !10)
!66 = !DILocation(line: 14, column: 16, scope: !10)
!67 = !DILocation(line: 15, column: 7, scope: !68)
!68 = distinct !DILexicalBlock(scope: !10, file: !1, line: 15, column: 7)
!69 = !DILocation(line: 15, column: 9, scope: !68)
!70 = !DILocation(line: 15, column: 13, scope: !68)
!71 = !DILocation(line: 15, column: 18, scope: !68)
!72 = !DILocation(line: 15, column: 16, scope: !68)
!73 = !DILocation(line: 15, column: 23, scope: !68)
!74 = !DILocation(line: 15, column: 21, scope: !68)
!75 = !DILocation(line: 15, column: 7, scope: !10)
!76 = !DILocation(line: 15, column: 28, scope: !68)
!77 = !DILocation(line: 16, column: 3, scope: !10)
