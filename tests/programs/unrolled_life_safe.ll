source_filename = "unrolled_life_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %sum = alloca i32, align 4
  %i = alloca i32, align 4
  %a = alloca [4 x i32], align 16
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %sum to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !23
  call void @llvm.dbg.declare(metadata i32* %sum, metadata !14, metadata !DIExpression()), !dbg !24
  store i32 0, i32* %sum, align 4, !dbg !24
  %1 = bitcast i32* %i to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !25
  call void @llvm.dbg.declare(metadata i32* %i, metadata !15, metadata !DIExpression()), !dbg !26
  store i32 0, i32* %i, align 4, !dbg !26
  br label %for.cond, !dbg !25

for.cond:
  %2 = load i32, i32* %i, align 4, !dbg !27
  %cmp = icmp slt i32 %2, 3, !dbg !28
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !29

for.cond.cleanup:
  %3 = bitcast i32* %i to i8*, !dbg !30
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %3), !dbg !30
  br label %for.end

for.body:
  %4 = bitcast [4 x i32]* %a to i8*, !dbg !31
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %4), !dbg !31
  call void @llvm.dbg.declare(metadata [4 x i32]* %a, metadata !17, metadata !DIExpression()), !dbg !32
  %arraydecay = getelementptr inbounds [4 x i32], [4 x i32]* %a, i64 0, i64 0, !dbg !33
  call void @fill(i32* noundef %arraydecay, i32 noundef 4), !dbg !34
  %5 = load i32, i32* %i, align 4, !dbg !35
  %idxprom = sext i32 %5 to i64, !dbg !36
  %arrayidx = getelementptr inbounds [4 x i32], [4 x i32]* %a, i64 0, i64 %idxprom, !dbg !36
  %6 = load i32, i32* %arrayidx, align 4, !dbg !36
  %7 = load i32, i32* %sum, align 4, !dbg !37
  %add = add nsw i32 %7, %6, !dbg !37
  store i32 %add, i32* %sum, align 4, !dbg !37
  %8 = bitcast [4 x i32]* %a to i8*, !dbg !38
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %8), !dbg !38
  br label %for.inc, !dbg !39

for.inc:
  %9 = load i32, i32* %i, align 4, !dbg !40
  %inc = add nsw i32 %9, 1, !dbg !40
  store i32 %inc, i32* %i, align 4, !dbg !40
  br label %for.cond, !dbg !30, !llvm.loop !41

for.end:
  %10 = load i32, i32* %sum, align 4, !dbg !45
  %11 = bitcast i32* %sum to i8*, !dbg !46
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %11), !dbg !46
  ret i32 %10, !dbg !47
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define internal void @fill(i32* noundef %to, i32 noundef %n) !dbg !48 {
entry:
  %to.addr = alloca i32*, align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  store i32* %to, i32** %to.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %to.addr, metadata !53, metadata !DIExpression()), !dbg !57
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !54, metadata !DIExpression()), !dbg !58
  %0 = bitcast i32* %i to i8*, !dbg !59
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !59
  call void @llvm.dbg.declare(metadata i32* %i, metadata !55, metadata !DIExpression()), !dbg !60
  store i32 0, i32* %i, align 4, !dbg !60
  br label %for.cond, !dbg !59

for.cond:
  %1 = load i32, i32* %i, align 4, !dbg !61
  %2 = load i32, i32* %n.addr, align 4, !dbg !63
  %cmp = icmp slt i32 %1, %2, !dbg !64
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !65

for.cond.cleanup:
  %3 = bitcast i32* %i to i8*, !dbg !66
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %3), !dbg !66
  br label %for.end

for.body:
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !67
  %and = and i32 %call, 3, !dbg !68
  %4 = load i32*, i32** %to.addr, align 8, !dbg !69
  %5 = load i32, i32* %i, align 4, !dbg !70
  %idxprom = sext i32 %5 to i64, !dbg !69
  %arrayidx = getelementptr inbounds i32, i32* %4, i64 %idxprom, !dbg !69
  store i32 %and, i32* %arrayidx, align 4, !dbg !71
  br label %for.inc, !dbg !69

for.inc:
  %6 = load i32, i32* %i, align 4, !dbg !72
  %inc = add nsw i32 %6, 1, !dbg !72
  store i32 %inc, i32* %i, align 4, !dbg !72
  br label %for.cond, !dbg !66, !llvm.loop !73

for.end:
  ret void, !dbg !75
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare i32 @__VERIFIER_nondet_int()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "unrolled_life_safe.c", directory: ".")
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
!13 = !{!14, !15, !17}
!14 = !DILocalVariable(name: "sum", scope: !9, file: !1, line: 7, type: !12)
!15 = !DILocalVariable(name: "i", scope: !16, file: !1, line: 8, type: !12)
!16 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 3)
!17 = !DILocalVariable(name: "a", scope: !18, file: !1, line: 9, type: !20)
!18 = distinct !DILexicalBlock(scope: !19, file: !1, line: 8, column: 31)
!19 = distinct !DILexicalBlock(scope: !16, file: !1, line: 8, column: 3)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 128, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 4)
!23 = !DILocation(line: 7, column: 3, scope: !9)
!24 = !DILocation(line: 7, column: 7, scope: !9)
!25 = !DILocation(line: 8, column: 8, scope: !16)
!26 = !DILocation(line: 8, column: 12, scope: !16)
!27 = !DILocation(line: 8, column: 19, scope: !19)
!28 = !DILocation(line: 8, column: 21, scope: !19)
!29 = !DILocation(line: 8, column: 3, scope: !16)
!30 = !DILocation(line: 8, column: 3, scope: !19)
!31 = !DILocation(line: 9, column: 5, scope: !18)
!32 = !DILocation(line: 9, column: 9, scope: !18)
!33 = !DILocation(line: 10, column: 10, scope: !18)
!34 = !DILocation(line: 10, column: 5, scope: !18)
!35 = !DILocation(line: 11, column: 14, scope: !18)
!36 = !DILocation(line: 11, column: 12, scope: !18)
!37 = !DILocation(line: 11, column: 9, scope: !18)
!38 = !DILocation(line: 12, column: 3, scope: !19)
!39 = !DILocation(line: 12, column: 3, scope: !18)
!40 = !DILocation(line: 8, column: 27, scope: !19)
!41 = distinct !{!41, !29, !42, !43, !44}
!42 = !DILocation(line: 12, column: 3, scope: !16)
!43 = !{!"llvm.loop.mustprogress"}
!44 = !{!"llvm.loop.unroll.disable"}
!45 = !DILocation(line: 13, column: 10, scope: !9)
!46 = !DILocation(line: 14, column: 1, scope: !9)
!47 = !DILocation(line: 13, column: 3, scope: !9)
!48 = distinct !DISubprogram(name: "fill", scope: !1, file: !1, line: 3, type: !49, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !52)
!49 = !DISubroutineType(types: !50)
!50 = !{null, !51, !12}
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!52 = !{!53, !54, !55}
!53 = !DILocalVariable(name: "to", arg: 1, scope: !48, file: !1, line: 3, type: !51)
!54 = !DILocalVariable(name: "n", arg: 2, scope: !48, file: !1, line: 3, type: !12)
!55 = !DILocalVariable(name: "i", scope: !56, file: !1, line: 4, type: !12)
!56 = distinct !DILexicalBlock(scope: !48, file: !1, line: 4, column: 3)
!57 = !DILocation(line: 3, column: 23, scope: !48)
!58 = !DILocation(line: 3, column: 31, scope: !48)
!59 = !DILocation(line: 4, column: 8, scope: !56)
!60 = !DILocation(line: 4, column: 12, scope: !56)
!61 = !DILocation(line: 4, column: 19, scope: !62)
!62 = distinct !DILexicalBlock(scope: !56, file: !1, line: 4, column: 3)
!63 = !DILocation(line: 4, column: 23, scope: !62)
!64 = !DILocation(line: 4, column: 21, scope: !62)
!65 = !DILocation(line: 4, column: 3, scope: !56)
!66 = !DILocation(line: 4, column: 3, scope: !62)
!67 = !DILocation(line: 4, column: 39, scope: !62)
!68 = !DILocation(line: 4, column: 63, scope: !62)
!69 = !DILocation(line: 4, column: 31, scope: !62)
!70 = !DILocation(line: 4, column: 34, scope: !62)
!71 = !DILocation(line: 4, column: 37, scope: !62)
!72 = !DILocation(line: 4, column: 27, scope: !62)
!73 = distinct !{!73, !65, !74, !43, !44}
!74 = !DILocation(line: 4, column: 65, scope: !56)
!75 = !DILocation(line: 5, column: 1, scope: !48)
