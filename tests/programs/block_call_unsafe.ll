source_filename = "block_call_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@keep = internal global i32* null, align 8, !dbg !0

define dso_local i32 @main() !dbg !14 {
entry:
  %retval = alloca i32, align 4
  %sum = alloca i32, align 4
  %a = alloca [3 x i32], align 4
  %b = alloca [5 x i32], align 16
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %sum to i8*, !dbg !29
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !29
  call void @llvm.dbg.declare(metadata i32* %sum, metadata !18, metadata !DIExpression()), !dbg !30
  store i32 0, i32* %sum, align 4, !dbg !30
  %1 = bitcast [3 x i32]* %a to i8*, !dbg !31
  call void @llvm.lifetime.start.p0i8(i64 12, i8* %1), !dbg !31
  call void @llvm.dbg.declare(metadata [3 x i32]* %a, metadata !19, metadata !DIExpression()), !dbg !32
  %arraydecay = getelementptr inbounds [3 x i32], [3 x i32]* %a, i64 0, i64 0, !dbg !33
  store i32* %arraydecay, i32** @keep, align 8, !dbg !34
  call void @fill(i32 noundef 3), !dbg !35
  %arrayidx = getelementptr inbounds [3 x i32], [3 x i32]* %a, i64 0, i64 2, !dbg !36
  %2 = load i32, i32* %arrayidx, align 4, !dbg !36
  %3 = load i32, i32* %sum, align 4, !dbg !37
  %add = add nsw i32 %3, %2, !dbg !37
  store i32 %add, i32* %sum, align 4, !dbg !37
  %4 = bitcast [3 x i32]* %a to i8*, !dbg !38
  call void @llvm.lifetime.end.p0i8(i64 12, i8* %4), !dbg !38
  %5 = bitcast [5 x i32]* %b to i8*, !dbg !39
  call void @llvm.lifetime.start.p0i8(i64 20, i8* %5), !dbg !39
  call void @llvm.dbg.declare(metadata [5 x i32]* %b, metadata !24, metadata !DIExpression()), !dbg !40
  call void @fill(i32 noundef 1), !dbg !41
  %6 = load i32, i32* %sum, align 4, !dbg !42
  %add1 = add nsw i32 %6, 1, !dbg !42
  store i32 %add1, i32* %sum, align 4, !dbg !42
  %7 = bitcast [5 x i32]* %b to i8*, !dbg !43
  call void @llvm.lifetime.end.p0i8(i64 20, i8* %7), !dbg !43
  %8 = load i32, i32* %sum, align 4, !dbg !44
  %9 = bitcast i32* %sum to i8*, !dbg !45
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %9), !dbg !45
  ret i32 %8, !dbg !46
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define internal void @fill(i32 noundef %n) !dbg !47 {
entry:
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !51, metadata !DIExpression()), !dbg !54
  %0 = bitcast i32* %i to i8*, !dbg !55
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !55
  call void @llvm.dbg.declare(metadata i32* %i, metadata !52, metadata !DIExpression()), !dbg !56
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
  %5 = load i32*, i32** @keep, align 8, !dbg !64
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

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!7, !8, !9, !10, !11, !12}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "keep", scope: !2, file: !3, line: 3, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "block_call_unsafe.c", directory: ".")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{i32 7, !"Dwarf Version", i32 5}
!8 = !{i32 2, !"Debug Info Version", i32 3}
!9 = !{i32 1, !"wchar_size", i32 4}
!10 = !{i32 7, !"PIC Level", i32 2}
!11 = !{i32 7, !"PIE Level", i32 2}
!12 = !{i32 7, !"uwtable", i32 1}

!14 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 7, type: !15, scopeLine: 7, flags: DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !17)
!15 = !DISubroutineType(types: !16)
!16 = !{!6}
!17 = !{!18, !19, !24}
!18 = !DILocalVariable(name: "sum", scope: !14, file: !3, line: 8, type: !6)
!19 = !DILocalVariable(name: "a", scope: !20, file: !3, line: 10, type: !21)
!20 = distinct !DILexicalBlock(scope: !14, file: !3, line: 9, column: 3)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 96, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 3)
!24 = !DILocalVariable(name: "b", scope: !25, file: !3, line: 16, type: !26)
!25 = distinct !DILexicalBlock(scope: !14, file: !3, line: 15, column: 3)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 160, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 5)
!29 = !DILocation(line: 8, column: 3, scope: !14)
!30 = !DILocation(line: 8, column: 7, scope: !14)
!31 = !DILocation(line: 10, column: 5, scope: !20)
!32 = !DILocation(line: 10, column: 9, scope: !20)
!33 = !DILocation(line: 11, column: 12, scope: !20)
!34 = !DILocation(line: 11, column: 10, scope: !20)
!35 = !DILocation(line: 12, column: 5, scope: !20)
!36 = !DILocation(line: 13, column: 12, scope: !20)
!37 = !DILocation(line: 13, column: 9, scope: !20)
!38 = !DILocation(line: 14, column: 3, scope: !14)
!39 = !DILocation(line: 16, column: 5, scope: !25)
!40 = !DILocation(line: 16, column: 9, scope: !25)
!41 = !DILocation(line: 17, column: 5, scope: !25)
!42 = !DILocation(line: 18, column: 9, scope: !25)
!43 = !DILocation(line: 19, column: 3, scope: !14)
!44 = !DILocation(line: 20, column: 10, scope: !14)
!45 = !DILocation(line: 21, column: 1, scope: !14)
!46 = !DILocation(line: 20, column: 3, scope: !14)
!47 = distinct !DISubprogram(name: "fill", scope: !3, file: !3, line: 4, type: !48, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !50)
!48 = !DISubroutineType(types: !49)
!49 = !{null, !6}
!50 = !{!51, !52}
!51 = !DILocalVariable(name: "n", arg: 1, scope: !47, file: !3, line: 4, type: !6)
!52 = !DILocalVariable(name: "i", scope: !53, file: !3, line: 5, type: !6)
!53 = distinct !DILexicalBlock(scope: !47, file: !3, line: 5, column: 3)
!54 = !DILocation(line: 4, column: 22, scope: !47)
!55 = !DILocation(line: 5, column: 8, scope: !53)
!56 = !DILocation(line: 5, column: 12, scope: !53)
!57 = !DILocation(line: 5, column: 19, scope: !58)
!58 = distinct !DILexicalBlock(scope: !53, file: !3, line: 5, column: 3)
!59 = !DILocation(line: 5, column: 23, scope: !58)
!60 = !DILocation(line: 5, column: 21, scope: !58)
!61 = !DILocation(line: 5, column: 3, scope: !53)
!62 = !DILocation(line: 5, column: 3, scope: !58)
!63 = !DILocation(line: 5, column: 41, scope: !58)
!64 = !DILocation(line: 5, column: 31, scope: !58)
!65 = !DILocation(line: 5, column: 36, scope: !58)
!66 = !DILocation(line: 5, column: 39, scope: !58)
!67 = !DILocation(line: 5, column: 27, scope: !58)
!68 = distinct !{!68, !61, !69, !70, !71}
!69 = !DILocation(line: 5, column: 41, scope: !53)
!70 = !{!"llvm.loop.mustprogress"}
!71 = !{!"llvm.loop.unroll.disable"}
!72 = !DILocation(line: 6, column: 1, scope: !47)
