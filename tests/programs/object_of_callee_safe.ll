source_filename = "object_of_callee_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.inner.numbers = private unnamed_addr constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %count = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %count to i8*, !dbg !15
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !15
  call void @llvm.dbg.declare(metadata i32* %count, metadata !14, metadata !DIExpression()), !dbg !16
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !17
  store i32 %call, i32* %count, align 4, !dbg !16
  %1 = load i32, i32* %count, align 4, !dbg !18
  %cmp = icmp sgt i32 %1, 4, !dbg !20
  br i1 %cmp, label %if.then, label %if.end, !dbg !21

if.then:
  store i32 0, i32* %retval, align 4, !dbg !22
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !22

if.end:
  %2 = load i32, i32* %count, align 4, !dbg !23
  %call1 = call i32 @outer(i32 noundef %2), !dbg !24
  %cmp2 = icmp sgt i32 %call1, 4, !dbg !25
  %conv = zext i1 %cmp2 to i32, !dbg !25
  store i32 %conv, i32* %retval, align 4, !dbg !26
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !26

cleanup:
  %3 = bitcast i32* %count to i8*, !dbg !27
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %3), !dbg !27
  %4 = load i32, i32* %retval, align 4, !dbg !27
  ret i32 %4, !dbg !27
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

define internal i32 @outer(i32 noundef %count) !dbg !28 {
entry:
  %count.addr = alloca i32, align 4
  %found = alloca i32, align 4
  %own = alloca [2 x i32], align 4
  store i32 %count, i32* %count.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %count.addr, metadata !32, metadata !DIExpression()), !dbg !40
  %0 = bitcast i32* %found to i8*, !dbg !41
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !41
  call void @llvm.dbg.declare(metadata i32* %found, metadata !33, metadata !DIExpression()), !dbg !42
  store i32 0, i32* %found, align 4, !dbg !42
  %1 = load i32, i32* %count.addr, align 4, !dbg !43
  %cmp = icmp sgt i32 %1, 0, !dbg !44
  br i1 %cmp, label %if.then, label %if.end, !dbg !45

if.then:
  %2 = bitcast [2 x i32]* %own to i8*, !dbg !46
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !46
  call void @llvm.dbg.declare(metadata [2 x i32]* %own, metadata !34, metadata !DIExpression()), !dbg !47
  %arrayinit.begin = getelementptr inbounds [2 x i32], [2 x i32]* %own, i64 0, i64 0, !dbg !48
  %3 = load i32, i32* %count.addr, align 4, !dbg !49
  store i32 %3, i32* %arrayinit.begin, align 4, !dbg !48
  %arrayinit.element = getelementptr inbounds i32, i32* %arrayinit.begin, i64 1, !dbg !48
  %4 = load i32, i32* %count.addr, align 4, !dbg !50
  %call = call i32 @inner(i32 noundef %4), !dbg !51
  store i32 %call, i32* %arrayinit.element, align 4, !dbg !48
  %5 = load i32, i32* %count.addr, align 4, !dbg !52
  %and = and i32 %5, 1, !dbg !53
  %idxprom = sext i32 %and to i64, !dbg !54
  %arrayidx = getelementptr inbounds [2 x i32], [2 x i32]* %own, i64 0, i64 %idxprom, !dbg !54
  %6 = load i32, i32* %arrayidx, align 4, !dbg !54
  store i32 %6, i32* %found, align 4, !dbg !55
  %7 = bitcast [2 x i32]* %own to i8*, !dbg !56
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %7), !dbg !56
  br label %if.end, !dbg !57

if.end:
  %8 = load i32, i32* %found, align 4, !dbg !58
  %9 = bitcast i32* %found to i8*, !dbg !59
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %9), !dbg !59
  ret i32 %8, !dbg !60
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

define internal i32 @inner(i32 noundef %count) !dbg !61 {
entry:
  %count.addr = alloca i32, align 4
  %numbers = alloca [4 x i32], align 16
  store i32 %count, i32* %count.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %count.addr, metadata !63, metadata !DIExpression()), !dbg !68
  %0 = bitcast [4 x i32]* %numbers to i8*, !dbg !69
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %0), !dbg !69
  call void @llvm.dbg.declare(metadata [4 x i32]* %numbers, metadata !64, metadata !DIExpression()), !dbg !70
  %1 = bitcast [4 x i32]* %numbers to i8*, !dbg !70
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %1, i8* align 16 bitcast ([4 x i32]* @__const.inner.numbers to i8*), i64 16, i1 false), !dbg !70
  %arraydecay = getelementptr inbounds [4 x i32], [4 x i32]* %numbers, i64 0, i64 0, !dbg !71
  %2 = load i32, i32* %count.addr, align 4, !dbg !72
  %call = call i32 @last(i32* noundef %arraydecay, i32 noundef %2), !dbg !73
  %3 = bitcast [4 x i32]* %numbers to i8*, !dbg !74
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %3), !dbg !74
  ret i32 %call, !dbg !75
}

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

define internal i32 @last(i32* noundef %numbers, i32 noundef %count) !dbg !76 {
entry:
  %numbers.addr = alloca i32*, align 8
  %count.addr = alloca i32, align 4
  store i32* %numbers, i32** %numbers.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %numbers.addr, metadata !82, metadata !DIExpression()), !dbg !84
  store i32 %count, i32* %count.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %count.addr, metadata !83, metadata !DIExpression()), !dbg !85
  %0 = load i32*, i32** %numbers.addr, align 8, !dbg !86
  %1 = load i32, i32* %count.addr, align 4, !dbg !87
  %sub = sub nsw i32 %1, 1, !dbg !88
  %idxprom = sext i32 %sub to i64, !dbg !86
  %arrayidx = getelementptr inbounds i32, i32* %0, i64 %idxprom, !dbg !86
  %2 = load i32, i32* %arrayidx, align 4, !dbg !86
  ret i32 %2, !dbg !89
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "object_of_callee_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 20, type: !10, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14}
!14 = !DILocalVariable(name: "count", scope: !9, file: !1, line: 21, type: !12)
!15 = !DILocation(line: 21, column: 5, scope: !9)
!16 = !DILocation(line: 21, column: 9, scope: !9)
!17 = !DILocation(line: 21, column: 17, scope: !9)
!18 = !DILocation(line: 22, column: 9, scope: !19)
!19 = distinct !DILexicalBlock(scope: !9, file: !1, line: 22, column: 9)
!20 = !DILocation(line: 22, column: 15, scope: !19)
!21 = !DILocation(line: 22, column: 9, scope: !9)
!22 = !DILocation(line: 22, column: 20, scope: !19)
!23 = !DILocation(line: 23, column: 18, scope: !9)
!24 = !DILocation(line: 23, column: 12, scope: !9)
!25 = !DILocation(line: 23, column: 25, scope: !9)
!26 = !DILocation(line: 23, column: 5, scope: !9)
!27 = !DILocation(line: 24, column: 1, scope: !9)
!28 = distinct !DISubprogram(name: "outer", scope: !1, file: !1, line: 11, type: !29, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !31)
!29 = !DISubroutineType(types: !30)
!30 = !{!12, !12}
!31 = !{!32, !33, !34}
!32 = !DILocalVariable(name: "count", arg: 1, scope: !28, file: !1, line: 11, type: !12)
!33 = !DILocalVariable(name: "found", scope: !28, file: !1, line: 12, type: !12)
!34 = !DILocalVariable(name: "own", scope: !35, file: !1, line: 14, type: !37)
!35 = distinct !DILexicalBlock(scope: !36, file: !1, line: 13, column: 20)
!36 = distinct !DILexicalBlock(scope: !28, file: !1, line: 13, column: 9)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 64, elements: !38)
!38 = !{!39}
!39 = !DISubrange(count: 2)
!40 = !DILocation(line: 11, column: 22, scope: !28)
!41 = !DILocation(line: 12, column: 5, scope: !28)
!42 = !DILocation(line: 12, column: 9, scope: !28)
!43 = !DILocation(line: 13, column: 9, scope: !36)
!44 = !DILocation(line: 13, column: 15, scope: !36)
!45 = !DILocation(line: 13, column: 9, scope: !28)
!46 = !DILocation(line: 14, column: 9, scope: !35)
!47 = !DILocation(line: 14, column: 13, scope: !35)
!48 = !DILocation(line: 14, column: 22, scope: !35)
!49 = !DILocation(line: 14, column: 23, scope: !35)
!50 = !DILocation(line: 14, column: 36, scope: !35)
!51 = !DILocation(line: 14, column: 30, scope: !35)
!52 = !DILocation(line: 15, column: 21, scope: !35)
!53 = !DILocation(line: 15, column: 27, scope: !35)
!54 = !DILocation(line: 15, column: 17, scope: !35)
!55 = !DILocation(line: 15, column: 15, scope: !35)
!56 = !DILocation(line: 16, column: 5, scope: !36)
!57 = !DILocation(line: 16, column: 5, scope: !35)
!58 = !DILocation(line: 17, column: 12, scope: !28)
!59 = !DILocation(line: 18, column: 1, scope: !28)
!60 = !DILocation(line: 17, column: 5, scope: !28)
!61 = distinct !DISubprogram(name: "inner", scope: !1, file: !1, line: 6, type: !29, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !62)
!62 = !{!63, !64}
!63 = !DILocalVariable(name: "count", arg: 1, scope: !61, file: !1, line: 6, type: !12)
!64 = !DILocalVariable(name: "numbers", scope: !61, file: !1, line: 7, type: !65)
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 128, elements: !66)
!66 = !{!67}
!67 = !DISubrange(count: 4)
!68 = !DILocation(line: 6, column: 22, scope: !61)
!69 = !DILocation(line: 7, column: 5, scope: !61)
!70 = !DILocation(line: 7, column: 9, scope: !61)
!71 = !DILocation(line: 8, column: 17, scope: !61)
!72 = !DILocation(line: 8, column: 26, scope: !61)
!73 = !DILocation(line: 8, column: 12, scope: !61)
!74 = !DILocation(line: 9, column: 1, scope: !61)
!75 = !DILocation(line: 8, column: 5, scope: !61)
!76 = distinct !DISubprogram(name: "last", scope: !1, file: !1, line: 4, type: !77, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !81)
!77 = !DISubroutineType(types: !78)
!78 = !{!12, !79, !12}
!79 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !80, size: 64)
!80 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!81 = !{!82, !83}
!82 = !DILocalVariable(name: "numbers", arg: 1, scope: !76, file: !1, line: 4, type: !79)
!83 = !DILocalVariable(name: "count", arg: 2, scope: !76, file: !1, line: 4, type: !12)
!84 = !DILocation(line: 4, column: 28, scope: !76)
!85 = !DILocation(line: 4, column: 41, scope: !76)
!86 = !DILocation(line: 4, column: 57, scope: !76)
!87 = !DILocation(line: 4, column: 65, scope: !76)
!88 = !DILocation(line: 4, column: 71, scope: !76)
!89 = !DILocation(line: 4, column: 50, scope: !76)
