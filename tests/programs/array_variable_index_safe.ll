source_filename = "array_variable_index_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %a = alloca [5 x i32], align 16
  %i = alloca i32, align 4
  %j = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata [5 x i32]* %a, metadata !15, metadata !DIExpression()), !dbg !19
  %0 = bitcast [5 x i32]* %a to i8*, !dbg !19
  call void @llvm.memset.p0i8.i64(i8* align 16 %0, i8 0, i64 20, i1 false), !dbg !19
  call void @llvm.dbg.declare(metadata i32* %i, metadata !20, metadata !DIExpression()), !dbg !22
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !23
  store i32 %call, i32* %i, align 4, !dbg !22
  call void @llvm.dbg.declare(metadata i32* %j, metadata !24, metadata !DIExpression()), !dbg !25
  %call1 = call i32 @__VERIFIER_nondet_uint(), !dbg !26
  store i32 %call1, i32* %j, align 4, !dbg !25
  %1 = load i32, i32* %i, align 4, !dbg !27
  %cmp = icmp uge i32 %1, 5, !dbg !29
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !30

lor.lhs.false:
  %2 = load i32, i32* %j, align 4, !dbg !31
  %cmp2 = icmp uge i32 %2, 5, !dbg !32
  br i1 %cmp2, label %if.then, label %if.end, !dbg !33

if.then:
  store i32 0, i32* %retval, align 4, !dbg !34
  br label %return, !dbg !34

if.end:
  %3 = load i32, i32* %i, align 4, !dbg !35
  %idxprom = zext i32 %3 to i64, !dbg !36
  %arrayidx = getelementptr inbounds [5 x i32], [5 x i32]* %a, i64 0, i64 %idxprom, !dbg !36
  store i32 1, i32* %arrayidx, align 4, !dbg !37
  %4 = load i32, i32* %j, align 4, !dbg !38
  %idxprom3 = zext i32 %4 to i64, !dbg !39
  %arrayidx4 = getelementptr inbounds [5 x i32], [5 x i32]* %a, i64 0, i64 %idxprom3, !dbg !39
  %5 = load i32, i32* %arrayidx4, align 4, !dbg !40
  %inc = add nsw i32 %5, 1, !dbg !40
  store i32 %inc, i32* %arrayidx4, align 4, !dbg !40
  %6 = load i32, i32* %i, align 4, !dbg !41
  %7 = load i32, i32* %j, align 4, !dbg !43
  %cmp5 = icmp eq i32 %6, %7, !dbg !44
  br i1 %cmp5, label %land.lhs.true, label %if.end10, !dbg !45

land.lhs.true:
  %8 = load i32, i32* %i, align 4, !dbg !46
  %idxprom6 = zext i32 %8 to i64, !dbg !47
  %arrayidx7 = getelementptr inbounds [5 x i32], [5 x i32]* %a, i64 0, i64 %idxprom6, !dbg !47
  %9 = load i32, i32* %arrayidx7, align 4, !dbg !47
  %cmp8 = icmp ne i32 %9, 2, !dbg !48
  br i1 %cmp8, label %if.then9, label %if.end10, !dbg !49

if.then9:
  call void @reach_error(), !dbg !50
  br label %if.end10, !dbg !50

if.end10:
  %10 = load i32, i32* %i, align 4, !dbg !51
  %11 = load i32, i32* %j, align 4, !dbg !53
  %cmp11 = icmp ne i32 %10, %11, !dbg !54
  br i1 %cmp11, label %land.lhs.true12, label %if.end21, !dbg !55

land.lhs.true12:
  %12 = load i32, i32* %i, align 4, !dbg !56
  %idxprom13 = zext i32 %12 to i64, !dbg !57
  %arrayidx14 = getelementptr inbounds [5 x i32], [5 x i32]* %a, i64 0, i64 %idxprom13, !dbg !57
  %13 = load i32, i32* %arrayidx14, align 4, !dbg !57
  %cmp15 = icmp ne i32 %13, 1, !dbg !58
  br i1 %cmp15, label %if.then20, label %lor.lhs.false16, !dbg !59

lor.lhs.false16:
  %14 = load i32, i32* %j, align 4, !dbg !60
  %idxprom17 = zext i32 %14 to i64, !dbg !61
  %arrayidx18 = getelementptr inbounds [5 x i32], [5 x i32]* %a, i64 0, i64 %idxprom17, !dbg !61
  %15 = load i32, i32* %arrayidx18, align 4, !dbg !61
  %cmp19 = icmp ne i32 %15, 1, !dbg !62
  br i1 %cmp19, label %if.then20, label %if.end21, !dbg !63

if.then20:
  call void @reach_error(), !dbg !64
  br label %if.end21, !dbg !64

if.end21:
  store i32 0, i32* %retval, align 4, !dbg !65
  br label %return, !dbg !65

return:
  %16 = load i32, i32* %retval, align 4, !dbg !66
  ret i32 %16, !dbg !66
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare i32 @__VERIFIER_nondet_uint()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "array_variable_index_safe.c", directory: ".")
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
!15 = !DILocalVariable(name: "a", scope: !10, file: !1, line: 6, type: !16)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 160, elements: !17)
!17 = !{!18}
!18 = !DISubrange(count: 5)
!19 = !DILocation(line: 6, column: 7, scope: !10)
!20 = !DILocalVariable(name: "i", scope: !10, file: !1, line: 7, type: !21)
!21 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!22 = !DILocation(line: 7, column: 12, scope: !10)
!23 = !DILocation(line: 7, column: 16, scope: !10)
!24 = !DILocalVariable(name: "j", scope: !10, file: !1, line: 7, type: !21)
!25 = !DILocation(line: 7, column: 42, scope: !10)
!26 = !DILocation(line: 7, column: 46, scope: !10)
!27 = !DILocation(line: 8, column: 7, scope: !28)
!28 = distinct !DILexicalBlock(scope: !10, file: !1, line: 8, column: 7)
!29 = !DILocation(line: 8, column: 9, scope: !28)
!30 = !DILocation(line: 8, column: 14, scope: !28)
!31 = !DILocation(line: 8, column: 17, scope: !28)
!32 = !DILocation(line: 8, column: 19, scope: !28)
!33 = !DILocation(line: 8, column: 7, scope: !10)
!34 = !DILocation(line: 8, column: 25, scope: !28)
!35 = !DILocation(line: 9, column: 5, scope: !10)
!36 = !DILocation(line: 9, column: 3, scope: !10)
!37 = !DILocation(line: 9, column: 8, scope: !10)
!38 = !DILocation(line: 10, column: 5, scope: !10)
!39 = !DILocation(line: 10, column: 3, scope: !10)
!40 = !DILocation(line: 10, column: 7, scope: !10)
!41 = !DILocation(line: 11, column: 7, scope: !42)
!42 = distinct !DILexicalBlock(scope: !10, file: !1, line: 11, column: 7)
!43 = !DILocation(line: 11, column: 12, scope: !42)
!44 = !DILocation(line: 11, column: 9, scope: !42)
!45 = !DILocation(line: 11, column: 14, scope: !42)
!46 = !DILocation(line: 11, column: 19, scope: !42)
!47 = !DILocation(line: 11, column: 17, scope: !42)
!48 = !DILocation(line: 11, column: 22, scope: !42)
!49 = !DILocation(line: 11, column: 7, scope: !10)
!50 = !DILocation(line: 11, column: 28, scope: !42)
!51 = !DILocation(line: 12, column: 7, scope: !52)
!52 = distinct !DILexicalBlock(scope: !10, file: !1, line: 12, column: 7)
!53 = !DILocation(line: 12, column: 12, scope: !52)
!54 = !DILocation(line: 12, column: 9, scope: !52)
!55 = !DILocation(line: 12, column: 14, scope: !52)
!56 = !DILocation(line: 12, column: 20, scope: !52)
!57 = !DILocation(line: 12, column: 18, scope: !52)
!58 = !DILocation(line: 12, column: 23, scope: !52)
!59 = !DILocation(line: 12, column: 28, scope: !52)
!60 = !DILocation(line: 12, column: 33, scope: !52)
!61 = !DILocation(line: 12, column: 31, scope: !52)
!62 = !DILocation(line: 12, column: 36, scope: !52)
!63 = !DILocation(line: 12, column: 7, scope: !10)
!64 = !DILocation(line: 12, column: 43, scope: !52)
!65 = !DILocation(line: 13, column: 3, scope: !10)
!66 = !DILocation(line: 14, column: 1, scope: !10)
