source_filename = "bounds_global_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@table = dso_local global [3 x [5 x i8]] zeroinitializer, align 1, !dbg !0

define dso_local i32 @main() !dbg !18 {
entry:
  %retval = alloca i32, align 4
  %r = alloca i32, align 4
  %c = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %r, metadata !23, metadata !DIExpression()), !dbg !24
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !25
  store i32 %call, i32* %r, align 4, !dbg !24
  call void @llvm.dbg.declare(metadata i32* %c, metadata !26, metadata !DIExpression()), !dbg !27
  %call1 = call i32 @__VERIFIER_nondet_int(), !dbg !28
  store i32 %call1, i32* %c, align 4, !dbg !27
  %0 = load i32, i32* %r, align 4, !dbg !29
  %cmp = icmp slt i32 %0, 0, !dbg !31
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !32

lor.lhs.false:
  %1 = load i32, i32* %r, align 4, !dbg !33
  %cmp2 = icmp sgt i32 %1, 2, !dbg !34
  br i1 %cmp2, label %if.then, label %lor.lhs.false3, !dbg !35

lor.lhs.false3:
  %2 = load i32, i32* %c, align 4, !dbg !36
  %cmp4 = icmp slt i32 %2, 0, !dbg !37
  br i1 %cmp4, label %if.then, label %lor.lhs.false5, !dbg !38

lor.lhs.false5:
  %3 = load i32, i32* %c, align 4, !dbg !39
  %cmp6 = icmp sgt i32 %3, 4, !dbg !40
  br i1 %cmp6, label %if.then, label %if.end, !dbg !41

if.then:
  store i32 0, i32* %retval, align 4, !dbg !42
  br label %return, !dbg !42

if.end:
  %4 = load i32, i32* %r, align 4, !dbg !43
  %idxprom = sext i32 %4 to i64, !dbg !44
  %arrayidx = getelementptr inbounds [3 x [5 x i8]], [3 x [5 x i8]]* @table, i64 0, i64 %idxprom, !dbg !44
  %5 = load i32, i32* %c, align 4, !dbg !45
  %idxprom7 = sext i32 %5 to i64, !dbg !44
  %arrayidx8 = getelementptr inbounds [5 x i8], [5 x i8]* %arrayidx, i64 0, i64 %idxprom7, !dbg !44
  store i8 1, i8* %arrayidx8, align 1, !dbg !46
  %6 = load i32, i32* %r, align 4, !dbg !47
  %sub = sub nsw i32 2, %6, !dbg !48
  %idxprom9 = sext i32 %sub to i64, !dbg !49
  %arrayidx10 = getelementptr inbounds [3 x [5 x i8]], [3 x [5 x i8]]* @table, i64 0, i64 %idxprom9, !dbg !49
  %7 = load i32, i32* %c, align 4, !dbg !50
  %idxprom11 = sext i32 %7 to i64, !dbg !49
  %arrayidx12 = getelementptr inbounds [5 x i8], [5 x i8]* %arrayidx10, i64 0, i64 %idxprom11, !dbg !49
  %8 = load i8, i8* %arrayidx12, align 1, !dbg !49
  %conv = sext i8 %8 to i32, !dbg !49
  store i32 %conv, i32* %retval, align 4, !dbg !51
  br label %return, !dbg !51

return:
  %9 = load i32, i32* %retval, align 4, !dbg !52
  ret i32 %9, !dbg !52
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15, !16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 4, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "bounds_global_safe.c", directory: ".")
!4 = !{!0}
!5 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 120, elements: !7)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !{!8, !9}
!8 = !DISubrange(count: 3)
!9 = !DISubrange(count: 5)
!10 = !{i32 7, !"Dwarf Version", i32 5}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 7, !"PIC Level", i32 2}
!14 = !{i32 7, !"PIE Level", i32 2}
!15 = !{i32 7, !"uwtable", i32 1}
!16 = !{i32 7, !"frame-pointer", i32 2}

!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 6, type: !19, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!19 = !DISubroutineType(types: !20)
!20 = !{!21}
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !{}
!23 = !DILocalVariable(name: "r", scope: !18, file: !3, line: 7, type: !21)
!24 = !DILocation(line: 7, column: 7, scope: !18)
!25 = !DILocation(line: 7, column: 11, scope: !18)
!26 = !DILocalVariable(name: "c", scope: !18, file: !3, line: 7, type: !21)
!27 = !DILocation(line: 7, column: 36, scope: !18)
!28 = !DILocation(line: 7, column: 40, scope: !18)
!29 = !DILocation(line: 8, column: 7, scope: !30)
!30 = distinct !DILexicalBlock(scope: !18, file: !3, line: 8, column: 7)
!31 = !DILocation(line: 8, column: 9, scope: !30)
!32 = !DILocation(line: 8, column: 13, scope: !30)
!33 = !DILocation(line: 8, column: 16, scope: !30)
!34 = !DILocation(line: 8, column: 18, scope: !30)
!35 = !DILocation(line: 8, column: 22, scope: !30)
!36 = !DILocation(line: 8, column: 25, scope: !30)
!37 = !DILocation(line: 8, column: 27, scope: !30)
!38 = !DILocation(line: 8, column: 31, scope: !30)
!39 = !DILocation(line: 8, column: 34, scope: !30)
!40 = !DILocation(line: 8, column: 36, scope: !30)
!41 = !DILocation(line: 8, column: 7, scope: !18)
!42 = !DILocation(line: 8, column: 41, scope: !30)
!43 = !DILocation(line: 9, column: 9, scope: !18)
!44 = !DILocation(line: 9, column: 3, scope: !18)
!45 = !DILocation(line: 9, column: 12, scope: !18)
!46 = !DILocation(line: 9, column: 15, scope: !18)
!47 = !DILocation(line: 10, column: 20, scope: !18)
!48 = !DILocation(line: 10, column: 18, scope: !18)
!49 = !DILocation(line: 10, column: 10, scope: !18)
!50 = !DILocation(line: 10, column: 23, scope: !18)
!51 = !DILocation(line: 10, column: 3, scope: !18)
!52 = !DILocation(line: 11, column: 1, scope: !18)
