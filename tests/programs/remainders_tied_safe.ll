source_filename = "remainders_tied_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %odd = alloca i32, align 4
  %rest = alloca i32, align 4
  %seen = alloca [6 x i32], align 16
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !22
  call void @llvm.dbg.declare(metadata i32* %n, metadata !14, metadata !DIExpression()), !dbg !23
  %call = call i32 @number(), !dbg !24
  store i32 %call, i32* %n, align 4, !dbg !23
  %1 = bitcast i32* %odd to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !22
  call void @llvm.dbg.declare(metadata i32* %odd, metadata !16, metadata !DIExpression()), !dbg !25
  %2 = load i32, i32* %n, align 4, !dbg !26
  %rem = urem i32 %2, 2, !dbg !27
  store i32 %rem, i32* %odd, align 4, !dbg !25
  %3 = bitcast i32* %rest to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !22
  call void @llvm.dbg.declare(metadata i32* %rest, metadata !17, metadata !DIExpression()), !dbg !28
  %4 = load i32, i32* %n, align 4, !dbg !29
  %rem1 = urem i32 %4, 6, !dbg !30
  store i32 %rem1, i32* %rest, align 4, !dbg !28
  %5 = bitcast [6 x i32]* %seen to i8*, !dbg !31
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %5), !dbg !31
  call void @llvm.dbg.declare(metadata [6 x i32]* %seen, metadata !18, metadata !DIExpression()), !dbg !32
  %6 = bitcast [6 x i32]* %seen to i8*, !dbg !32
  call void @llvm.memset.p0i8.i64(i8* align 16 %6, i8 0, i64 24, i1 false), !dbg !32
  %7 = load i32, i32* %rest, align 4, !dbg !33
  %idxprom = zext i32 %7 to i64, !dbg !34
  %arrayidx = getelementptr inbounds [6 x i32], [6 x i32]* %seen, i64 0, i64 %idxprom, !dbg !34
  store i32 1, i32* %arrayidx, align 4, !dbg !35
  %arrayidx2 = getelementptr inbounds [6 x i32], [6 x i32]* %seen, i64 0, i64 1, !dbg !36
  %8 = load i32, i32* %arrayidx2, align 4, !dbg !36
  %tobool = icmp ne i32 %8, 0, !dbg !36
  br i1 %tobool, label %land.lhs.true, label %if.end, !dbg !38

land.lhs.true:
  %9 = load i32, i32* %odd, align 4, !dbg !39
  %tobool3 = icmp ne i32 %9, 0, !dbg !39
  br i1 %tobool3, label %if.end, label %if.then, !dbg !40

if.then:
  call void @reach_error(), !dbg !41
  br label %if.end, !dbg !41

if.end:
  %10 = bitcast [6 x i32]* %seen to i8*, !dbg !42
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %10), !dbg !42
  %11 = bitcast i32* %rest to i8*, !dbg !42
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %11), !dbg !42
  %12 = bitcast i32* %odd to i8*, !dbg !42
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %12), !dbg !42
  %13 = bitcast i32* %n to i8*, !dbg !42
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %13), !dbg !42
  ret i32 0, !dbg !43
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !44 i32 @number()

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare !dbg !48 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "remainders_tied_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !10, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !16, !17, !18}
!14 = !DILocalVariable(name: "n", scope: !9, file: !1, line: 6, type: !15)
!15 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!16 = !DILocalVariable(name: "odd", scope: !9, file: !1, line: 6, type: !15)
!17 = !DILocalVariable(name: "rest", scope: !9, file: !1, line: 6, type: !15)
!18 = !DILocalVariable(name: "seen", scope: !9, file: !1, line: 7, type: !19)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 192, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 6)
!22 = !DILocation(line: 6, column: 3, scope: !9)
!23 = !DILocation(line: 6, column: 12, scope: !9)
!24 = !DILocation(line: 6, column: 16, scope: !9)
!25 = !DILocation(line: 6, column: 26, scope: !9)
!26 = !DILocation(line: 6, column: 32, scope: !9)
!27 = !DILocation(line: 6, column: 34, scope: !9)
!28 = !DILocation(line: 6, column: 39, scope: !9)
!29 = !DILocation(line: 6, column: 46, scope: !9)
!30 = !DILocation(line: 6, column: 48, scope: !9)
!31 = !DILocation(line: 7, column: 3, scope: !9)
!32 = !DILocation(line: 7, column: 7, scope: !9)
!33 = !DILocation(line: 8, column: 8, scope: !9)
!34 = !DILocation(line: 8, column: 3, scope: !9)
!35 = !DILocation(line: 8, column: 14, scope: !9)
!36 = !DILocation(line: 9, column: 7, scope: !37)
!37 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 7)
!38 = !DILocation(line: 9, column: 15, scope: !37)
!39 = !DILocation(line: 9, column: 19, scope: !37)
!40 = !DILocation(line: 9, column: 7, scope: !9)
!41 = !DILocation(line: 9, column: 24, scope: !37)
!42 = !DILocation(line: 11, column: 1, scope: !9)
!43 = !DILocation(line: 10, column: 3, scope: !9)
!44 = !DISubprogram(name: "number", scope: !1, file: !1, line: 2, type: !45, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !47)
!45 = !DISubroutineType(types: !46)
!46 = !{!15}
!47 = !{}
!48 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 3, type: !49, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !47)
!49 = !DISubroutineType(types: !50)
!50 = !{null}
