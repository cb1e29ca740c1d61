source_filename = "array_two_dimensions_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@m = dso_local global [2 x [3 x i32]] [[3 x i32] [i32 0, i32 1, i32 2], [3 x i32] [i32 10, i32 11, i32 12]], align 16, !dbg !0

define dso_local i32 @main() !dbg !18 {
entry:
  %retval = alloca i32, align 4
  %r = alloca i32, align 4
  %c = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %r, metadata !22, metadata !DIExpression()), !dbg !24
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !25
  %rem = urem i32 %call, 2, !dbg !26
  store i32 %rem, i32* %r, align 4, !dbg !24
  call void @llvm.dbg.declare(metadata i32* %c, metadata !27, metadata !DIExpression()), !dbg !28
  %call1 = call i32 @__VERIFIER_nondet_uint(), !dbg !29
  %rem2 = urem i32 %call1, 3, !dbg !30
  store i32 %rem2, i32* %c, align 4, !dbg !28
  %0 = load i32, i32* %r, align 4, !dbg !31
  %idxprom = zext i32 %0 to i64, !dbg !33
  %arrayidx = getelementptr inbounds [2 x [3 x i32]], [2 x [3 x i32]]* @m, i64 0, i64 %idxprom, !dbg !33
  %1 = load i32, i32* %c, align 4, !dbg !34
  %idxprom3 = zext i32 %1 to i64, !dbg !33
  %arrayidx4 = getelementptr inbounds [3 x i32], [3 x i32]* %arrayidx, i64 0, i64 %idxprom3, !dbg !33
  %2 = load i32, i32* %arrayidx4, align 4, !dbg !33
  %3 = load i32, i32* %r, align 4, !dbg !35
  %mul = mul i32 10, %3, !dbg !36
  %4 = load i32, i32* %c, align 4, !dbg !37
  %add = add i32 %mul, %4, !dbg !38
  %cmp = icmp ne i32 %2, %add, !dbg !39
  br i1 %cmp, label %if.then, label %if.end, !dbg !40

if.then:
  call void @reach_error(), !dbg !41
  br label %if.end, !dbg !41

if.end:
  %5 = load i32, i32* %r, align 4, !dbg !42
  %idxprom5 = zext i32 %5 to i64, !dbg !43
  %arrayidx6 = getelementptr inbounds [2 x [3 x i32]], [2 x [3 x i32]]* @m, i64 0, i64 %idxprom5, !dbg !43
  %6 = load i32, i32* %c, align 4, !dbg !44
  %idxprom7 = zext i32 %6 to i64, !dbg !43
  %arrayidx8 = getelementptr inbounds [3 x i32], [3 x i32]* %arrayidx6, i64 0, i64 %idxprom7, !dbg !43
  store i32 -1, i32* %arrayidx8, align 4, !dbg !45
  %7 = load i32, i32* %c, align 4, !dbg !46
  %tobool = icmp ne i32 %7, 0, !dbg !46
  br i1 %tobool, label %land.lhs.true, label %if.end16, !dbg !48

land.lhs.true:
  %8 = load i32, i32* %r, align 4, !dbg !49
  %idxprom9 = zext i32 %8 to i64, !dbg !50
  %arrayidx10 = getelementptr inbounds [2 x [3 x i32]], [2 x [3 x i32]]* @m, i64 0, i64 %idxprom9, !dbg !50
  %9 = load i32, i32* %c, align 4, !dbg !51
  %sub = sub i32 %9, 1, !dbg !52
  %10 = load i32, i32* %r, align 4, !dbg !53
  %add11 = add i32 %sub, %10, !dbg !54
  %idxprom12 = zext i32 %add11 to i64, !dbg !50
  %arrayidx13 = getelementptr inbounds [3 x i32], [3 x i32]* %arrayidx10, i64 0, i64 %idxprom12, !dbg !50
  %11 = load i32, i32* %arrayidx13, align 4, !dbg !50
  %cmp14 = icmp slt i32 %11, 0, !dbg !55
  br i1 %cmp14, label %if.then15, label %if.end16, !dbg !56

if.then15:
  call void @reach_error(), !dbg !57
  br label %if.end16, !dbg !57

if.end16:
  ret i32 0, !dbg !58
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_uint()

declare void @reach_error()

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15, !16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 5, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "array_two_dimensions_unsafe.c", directory: ".")
!4 = !{!0}
!5 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 192, elements: !7)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{!8, !9}
!8 = !DISubrange(count: 2)
!9 = !DISubrange(count: 3)
!10 = !{i32 7, !"Dwarf Version", i32 5}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 7, !"PIC Level", i32 2}
!14 = !{i32 7, !"PIE Level", i32 2}
!15 = !{i32 7, !"uwtable", i32 1}
!16 = !{i32 7, !"frame-pointer", i32 2}

!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 7, type: !19, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !21)
!19 = !DISubroutineType(types: !20)
!20 = !{!6}
!21 = !{}
!22 = !DILocalVariable(name: "r", scope: !18, file: !3, line: 8, type: !23)
!23 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!24 = !DILocation(line: 8, column: 12, scope: !18)
!25 = !DILocation(line: 8, column: 16, scope: !18)
!26 = !DILocation(line: 8, column: 41, scope: !18)
!27 = !DILocalVariable(name: "c", scope: !18, file: !3, line: 8, type: !23)
!28 = !DILocation(line: 8, column: 46, scope: !18)
!29 = !DILocation(line: 8, column: 50, scope: !18)
!30 = !DILocation(line: 8, column: 75, scope: !18)
!31 = !DILocation(line: 9, column: 9, scope: !32)
!32 = distinct !DILexicalBlock(scope: !18, file: !3, line: 9, column: 7)
!33 = !DILocation(line: 9, column: 7, scope: !32)
!34 = !DILocation(line: 9, column: 12, scope: !32)
!35 = !DILocation(line: 9, column: 23, scope: !32)
!36 = !DILocation(line: 9, column: 21, scope: !32)
!37 = !DILocation(line: 9, column: 27, scope: !32)
!38 = !DILocation(line: 9, column: 25, scope: !32)
!39 = !DILocation(line: 9, column: 15, scope: !32)
!40 = !DILocation(line: 9, column: 7, scope: !18)
!41 = !DILocation(line: 9, column: 30, scope: !32)
!42 = !DILocation(line: 10, column: 5, scope: !18)
!43 = !DILocation(line: 10, column: 3, scope: !18)
!44 = !DILocation(line: 10, column: 8, scope: !18)
!45 = !DILocation(line: 10, column: 11, scope: !18)
!46 = !DILocation(line: 11, column: 7, scope: !47)
!47 = distinct !DILexicalBlock(scope: !18, file: !3, line: 11, column: 7)
!48 = !DILocation(line: 11, column: 9, scope: !47)
!49 = !DILocation(line: 11, column: 14, scope: !47)
!50 = !DILocation(line: 11, column: 12, scope: !47)
!51 = !DILocation(line: 11, column: 17, scope: !47)
!52 = !DILocation(line: 11, column: 19, scope: !47)
!53 = !DILocation(line: 11, column: 25, scope: !47)
!54 = !DILocation(line: 11, column: 23, scope: !47)
!55 = !DILocation(line: 11, column: 28, scope: !47)
!56 = !DILocation(line: 11, column: 7, scope: !18)
!57 = !DILocation(line: 11, column: 33, scope: !47)
!58 = !DILocation(line: 13, column: 3, scope: !18)
