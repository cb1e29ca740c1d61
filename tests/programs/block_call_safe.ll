source_filename = "block_call_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %sum = alloca i32, align 4
  %a = alloca [3 x i32], align 4
  %b = alloca [5 x i32], align 16
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %sum to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !25
  call void @llvm.dbg.declare(metadata i32* %sum, metadata !14, metadata !DIExpression()), !dbg !26
  store i32 0, i32* %sum, align 4, !dbg !26
  %1 = bitcast [3 x i32]* %a to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 12, i8* %1), !dbg !27
  call void @llvm.dbg.declare(metadata [3 x i32]* %a, metadata !15, metadata !DIExpression()), !dbg !28
  %arraydecay = getelementptr inbounds [3 x i32], [3 x i32]* %a, i64 0, i64 0, !dbg !29
  call void @fill(i32* noundef %arraydecay, i32 noundef 3), !dbg !30
  %arrayidx = getelementptr inbounds [3 x i32], [3 x i32]* %a, i64 0, i64 2, !dbg !31
  %2 = load i32, i32* %arrayidx, align 4, !dbg !31
  %3 = load i32, i32* %sum, align 4, !dbg !32
  %add = add nsw i32 %3, %2, !dbg !32
  store i32 %add, i32* %sum, align 4, !dbg !32
  %4 = bitcast [3 x i32]* %a to i8*, !dbg !33
  call void @llvm.lifetime.end.p0i8(i64 12, i8* %4), !dbg !33
  %5 = bitcast [5 x i32]* %b to i8*, !dbg !34
  call void @llvm.lifetime.start.p0i8(i64 20, i8* %5), !dbg !34
  call void @llvm.dbg.declare(metadata [5 x i32]* %b, metadata !20, metadata !DIExpression()), !dbg !35
  %arraydecay1 = getelementptr inbounds [5 x i32], [5 x i32]* %b, i64 0, i64 0, !dbg !36
  call void @fill(i32* noundef %arraydecay1, i32 noundef 5), !dbg !37
  %arrayidx2 = getelementptr inbounds [5 x i32], [5 x i32]* %b, i64 0, i64 4, !dbg !38
  %6 = load i32, i32* %arrayidx2, align 16, !dbg !38
  %7 = load i32, i32* %sum, align 4, !dbg !39
  %add3 = add nsw i32 %7, %6, !dbg !39
  store i32 %add3, i32* %sum, align 4, !dbg !39
  %8 = bitcast [5 x i32]* %b to i8*, !dbg !40
  call void @llvm.lifetime.end.p0i8(i64 20, i8* %8), !dbg !40
  %9 = load i32, i32* %sum, align 4, !dbg !41
  %10 = bitcast i32* %sum to i8*, !dbg !42
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %10), !dbg !42
  ret i32 %9, !dbg !43
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define internal void @fill(i32* noundef %a, i32 noundef %n) !dbg !44 {
entry:
  %a.addr = alloca i32*, align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  store i32* %a, i32** %a.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %a.addr, metadata !49, metadata !DIExpression()), !dbg !53
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !50, metadata !DIExpression()), !dbg !54
  %0 = bitcast i32* %i to i8*, !dbg !55
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !55
  call void @llvm.dbg.declare(metadata i32* %i, metadata !51, metadata !DIExpression()), !dbg !56
  store i32 0, i32* %i, align 4, !dbg !56
  br label %for.cond, !dbg !55

for.cond:
  %1 = load i32, i32* %i, align 4, !dbg !57
  %2 = load i32, i32* %n.addr, align 4, !dbg !59
  %cmp = icmp slt i32 %1, %2, !dbg !60
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !61

for.cond.cleanup:
  %3 = bitcast i32* %i to i8*, !dbg !62
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %3), !dbg !62
  br label %for.end

for.body:
  %4 = load i32, i32* %i, align 4, !dbg !63
  %5 = load i32*, i32** %a.addr, align 8, !dbg !64
  %6 = load i32, i32* %i, align 4, !dbg !65
  %idxprom = sext i32 %6 to i64, !dbg !64
  %arrayidx = getelementptr inbounds i32, i32* %5, i64 %idxprom, !dbg !64
  store i32 %4, i32* %arrayidx, align 4, !dbg !66
  br label %for.inc, !dbg !64

for.inc:
  %7 = load i32, i32* %i, align 4, !dbg !67
  %inc = add nsw i32 %7, 1, !dbg !67
  store i32 %inc, i32* %i, align 4, !dbg !67
  br label %for.cond, !dbg !62, !llvm.loop !68

for.end:
  ret void, !dbg !72
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "block_call_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !10, scopeLine: 6, flags: DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !15, !20}
!14 = !DILocalVariable(name: "sum", scope: !9, file: !1, line: 7, type: !12)
!15 = !DILocalVariable(name: "a", scope: !16, file: !1, line: 9, type: !17)
!16 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 3)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 96, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 3)
!20 = !DILocalVariable(name: "b", scope: !21, file: !1, line: 14, type: !22)
!21 = distinct !DILexicalBlock(scope: !9, file: !1, line: 13, column: 3)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 160, elements: !23)
!23 = !{!24}
!24 = !DISubrange(count: 5)
!25 = !DILocation(line: 7, column: 3, scope: !9)
!26 = !DILocation(line: 7, column: 7, scope: !9)
!27 = !DILocation(line: 9, column: 5, scope: !16)
!28 = !DILocation(line: 9, column: 9, scope: !16)
!29 = !DILocation(line: 10, column: 10, scope: !16)
!30 = !DILocation(line: 10, column: 5, scope: !16)
!31 = !DILocation(line: 11, column: 12, scope: !16)
!32 = !DILocation(line: 11, column: 9, scope: !16)
!33 = !DILocation(line: 12, column: 3, scope: !9)
!34 = !DILocation(line: 14, column: 5, scope: !21)
!35 = !DILocation(line: 14, column: 9, scope: !21)
!36 = !DILocation(line: 15, column: 10, scope: !21)
!37 = !DILocation(line: 15, column: 5, scope: !21)
!38 = !DILocation(line: 16, column: 12, scope: !21)
!39 = !DILocation(line: 16, column: 9, scope: !21)
!40 = !DILocation(line: 17, column: 3, scope: !9)
!41 = !DILocation(line: 18, column: 10, scope: !9)
!42 = !DILocation(line: 19, column: 1, scope: !9)
!43 = !DILocation(line: 18, column: 3, scope: !9)
!44 = distinct !DISubprogram(name: "fill", scope: !1, file: !1, line: 3, type: !45, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !48)
!45 = !DISubroutineType(types: !46)
!46 = !{null, !47, !12}
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!48 = !{!49, !50, !51}
!49 = !DILocalVariable(name: "a", arg: 1, scope: !44, file: !1, line: 3, type: !47)
!50 = !DILocalVariable(name: "n", arg: 2, scope: !44, file: !1, line: 3, type: !12)
!51 = !DILocalVariable(name: "i", scope: !52, file: !1, line: 4, type: !12)
!52 = distinct !DILexicalBlock(scope: !44, file: !1, line: 4, column: 3)
!53 = !DILocation(line: 3, column: 23, scope: !44)
!54 = !DILocation(line: 3, column: 30, scope: !44)
!55 = !DILocation(line: 4, column: 8, scope: !52)
!56 = !DILocation(line: 4, column: 12, scope: !52)
!57 = !DILocation(line: 4, column: 19, scope: !58)
!58 = distinct !DILexicalBlock(scope: !52, file: !1, line: 4, column: 3)
!59 = !DILocation(line: 4, column: 23, scope: !58)
!60 = !DILocation(line: 4, column: 21, scope: !58)
!61 = !DILocation(line: 4, column: 3, scope: !52)
!62 = !DILocation(line: 4, column: 3, scope: !58)
!63 = !DILocation(line: 4, column: 38, scope: !58)
!64 = !DILocation(line: 4, column: 31, scope: !58)
!65 = !DILocation(line: 4, column: 33, scope: !58)
!66 = !DILocation(line: 4, column: 36, scope: !58)
!67 = !DILocation(line: 4, column: 27, scope: !58)
!68 = distinct !{!68, !61, !69, !70, !71}
!69 = !DILocation(line: 4, column: 38, scope: !52)
!70 = !{!"llvm.loop.mustprogress"}
!71 = !{!"llvm.loop.unroll.disable"}
!72 = !DILocation(line: 5, column: 1, scope: !44)
