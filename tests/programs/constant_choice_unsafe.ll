source_filename = "constant_choice_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@table = internal global [3 x i32] [i32 4, i32 5, i32 6], align 4, !dbg !0
@fixed = internal constant [3 x i32] [i32 1, i32 2, i32 3], align 4, !dbg !8

define dso_local i32 @main() !dbg !22 {
entry:
  %retval = alloca i32, align 4
  %writes = alloca i32, align 4
  %p = alloca i32*, align 8
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %writes to i8*, !dbg !29
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !29
  call void @llvm.dbg.declare(metadata i32* %writes, metadata !26, metadata !DIExpression()), !dbg !30
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !31
  store i32 %call, i32* %writes, align 4, !dbg !30
  %1 = bitcast i32** %p to i8*, !dbg !32
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !32
  call void @llvm.dbg.declare(metadata i32** %p, metadata !27, metadata !DIExpression()), !dbg !33
  %2 = load i32, i32* %writes, align 4, !dbg !34
  %cmp = icmp sgt i32 %2, 5, !dbg !35
  %3 = zext i1 %cmp to i64, !dbg !34
  %cond = select i1 %cmp, i32* getelementptr inbounds ([3 x i32], [3 x i32]* @table, i64 0, i64 0), i32* getelementptr inbounds ([3 x i32], [3 x i32]* @fixed, i64 0, i64 0), !dbg !34
  store i32* %cond, i32** %p, align 8, !dbg !33
  %4 = bitcast i32* %i to i8*, !dbg !36
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4), !dbg !36
  call void @llvm.dbg.declare(metadata i32* %i, metadata !28, metadata !DIExpression()), !dbg !37
  %call1 = call i32 @__VERIFIER_nondet_int(), !dbg !38
  store i32 %call1, i32* %i, align 4, !dbg !37
  %5 = load i32, i32* %i, align 4, !dbg !39
  %cmp2 = icmp slt i32 %5, 0, !dbg !41
  br i1 %cmp2, label %if.then, label %lor.lhs.false, !dbg !42

lor.lhs.false:
  %6 = load i32, i32* %i, align 4, !dbg !43
  %cmp3 = icmp sgt i32 %6, 2, !dbg !44
  br i1 %cmp3, label %if.then, label %if.end, !dbg !45

if.then:
  store i32 0, i32* %retval, align 4, !dbg !46
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !46

if.end:
  %7 = load i32, i32* %writes, align 4, !dbg !47
  %tobool = icmp ne i32 %7, 0, !dbg !47
  br i1 %tobool, label %if.then4, label %if.end5, !dbg !49

if.then4:
  %8 = load i32*, i32** %p, align 8, !dbg !50
  %9 = load i32, i32* %i, align 4, !dbg !51
  %idxprom = sext i32 %9 to i64, !dbg !50
  %arrayidx = getelementptr inbounds i32, i32* %8, i64 %idxprom, !dbg !50
  store i32 7, i32* %arrayidx, align 4, !dbg !52
  br label %if.end5, !dbg !50

if.end5:
  %10 = load i32*, i32** %p, align 8, !dbg !53
  %11 = load i32, i32* %i, align 4, !dbg !54
  %idxprom6 = sext i32 %11 to i64, !dbg !53
  %arrayidx7 = getelementptr inbounds i32, i32* %10, i64 %idxprom6, !dbg !53
  %12 = load i32, i32* %arrayidx7, align 4, !dbg !53
  store i32 %12, i32* %retval, align 4, !dbg !55
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !55

cleanup:
  %13 = bitcast i32* %i to i8*, !dbg !56
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %13), !dbg !56
  %14 = bitcast i32** %p to i8*, !dbg !56
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %14), !dbg !56
  %15 = bitcast i32* %writes to i8*, !dbg !56
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %15), !dbg !56
  %16 = load i32, i32* %retval, align 4, !dbg !56
  ret i32 %16, !dbg !56
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!15, !16, !17, !18, !19, !20}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 4, type: !14, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "constant_choice_unsafe.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{!0, !8}
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "fixed", scope: !2, file: !3, line: 3, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 96, elements: !12)
!11 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!12 = !{!13}
!13 = !DISubrange(count: 3)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 96, elements: !12)
!15 = !{i32 7, !"Dwarf Version", i32 5}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 7, !"PIC Level", i32 2}
!19 = !{i32 7, !"PIE Level", i32 2}
!20 = !{i32 7, !"uwtable", i32 1}

!22 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 5, type: !23, scopeLine: 5, flags: DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !25)
!23 = !DISubroutineType(types: !24)
!24 = !{!6}
!25 = !{!26, !27, !28}
!26 = !DILocalVariable(name: "writes", scope: !22, file: !3, line: 6, type: !6)
!27 = !DILocalVariable(name: "p", scope: !22, file: !3, line: 7, type: !5)
!28 = !DILocalVariable(name: "i", scope: !22, file: !3, line: 8, type: !6)
!29 = !DILocation(line: 6, column: 3, scope: !22)
!30 = !DILocation(line: 6, column: 7, scope: !22)
!31 = !DILocation(line: 6, column: 16, scope: !22)
!32 = !DILocation(line: 7, column: 3, scope: !22)
!33 = !DILocation(line: 7, column: 8, scope: !22)
!34 = !DILocation(line: 7, column: 12, scope: !22)
!35 = !DILocation(line: 7, column: 19, scope: !22)
!36 = !DILocation(line: 8, column: 3, scope: !22)
!37 = !DILocation(line: 8, column: 7, scope: !22)
!38 = !DILocation(line: 8, column: 11, scope: !22)
!39 = !DILocation(line: 9, column: 7, scope: !40)
!40 = distinct !DILexicalBlock(scope: !22, file: !3, line: 9, column: 7)
!41 = !DILocation(line: 9, column: 9, scope: !40)
!42 = !DILocation(line: 9, column: 13, scope: !40)
!43 = !DILocation(line: 9, column: 16, scope: !40)
!44 = !DILocation(line: 9, column: 18, scope: !40)
!45 = !DILocation(line: 9, column: 7, scope: !22)
!46 = !DILocation(line: 9, column: 23, scope: !40)
!47 = !DILocation(line: 10, column: 7, scope: !48)
!48 = distinct !DILexicalBlock(scope: !22, file: !3, line: 10, column: 7)
!49 = !DILocation(line: 10, column: 7, scope: !22)
!50 = !DILocation(line: 10, column: 15, scope: !48)
!51 = !DILocation(line: 10, column: 17, scope: !48)
!52 = !DILocation(line: 10, column: 20, scope: !48)
!53 = !DILocation(line: 11, column: 10, scope: !22)
!54 = !DILocation(line: 11, column: 12, scope: !22)
!55 = !DILocation(line: 11, column: 3, scope: !22)
!56 = !DILocation(line: 12, column: 1, scope: !22)
