source_filename = "unrolled_life_unknown.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %p = alloca i32*, align 8
  %i = alloca i32, align 4
  %a = alloca [10 x i32], align 16
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32** %p to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !24
  call void @llvm.dbg.declare(metadata i32** %p, metadata !14, metadata !DIExpression()), !dbg !25
  %1 = bitcast i32* %i to i8*, !dbg !26
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !26
  call void @llvm.dbg.declare(metadata i32* %i, metadata !16, metadata !DIExpression()), !dbg !27
  store i32 0, i32* %i, align 4, !dbg !27
  br label %for.cond, !dbg !26

for.cond:
  %2 = load i32, i32* %i, align 4, !dbg !28
  %cmp = icmp slt i32 %2, 2, !dbg !29
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !30

for.cond.cleanup:
  %3 = bitcast i32* %i to i8*, !dbg !31
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %3), !dbg !31
  br label %for.end

for.body:
  %4 = bitcast [10 x i32]* %a to i8*, !dbg !32
  call void @llvm.lifetime.start.p0i8(i64 40, i8* %4), !dbg !32
  call void @llvm.dbg.declare(metadata [10 x i32]* %a, metadata !18, metadata !DIExpression()), !dbg !33
  %5 = load i32, i32* %i, align 4, !dbg !34
  %cmp1 = icmp eq i32 %5, 0, !dbg !36
  br i1 %cmp1, label %if.then, label %if.else, !dbg !37

if.then:
  %arraydecay = getelementptr inbounds [10 x i32], [10 x i32]* %a, i64 0, i64 0, !dbg !38
  store i32* %arraydecay, i32** %p, align 8, !dbg !39
  br label %if.end, !dbg !40

if.else:
  %6 = load i32*, i32** %p, align 8, !dbg !41
  %arrayidx = getelementptr inbounds i32, i32* %6, i64 0, !dbg !41
  store i32 1, i32* %arrayidx, align 4, !dbg !42
  br label %if.end

if.end:
  %7 = bitcast [10 x i32]* %a to i8*, !dbg !43
  call void @llvm.lifetime.end.p0i8(i64 40, i8* %7), !dbg !43
  br label %for.inc, !dbg !44

for.inc:
  %8 = load i32, i32* %i, align 4, !dbg !45
  %inc = add nsw i32 %8, 1, !dbg !45
  store i32 %inc, i32* %i, align 4, !dbg !45
  br label %for.cond, !dbg !31, !llvm.loop !46

for.end:
  %9 = bitcast i32** %p to i8*, !dbg !50
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %9), !dbg !50
  ret i32 0, !dbg !51
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "unrolled_life_unknown.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 2, type: !10, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !16, !18}
!14 = !DILocalVariable(name: "p", scope: !9, file: !1, line: 3, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!16 = !DILocalVariable(name: "i", scope: !17, file: !1, line: 4, type: !12)
!17 = distinct !DILexicalBlock(scope: !9, file: !1, line: 4, column: 3)
!18 = !DILocalVariable(name: "a", scope: !19, file: !1, line: 5, type: !21)
!19 = distinct !DILexicalBlock(scope: !20, file: !1, line: 4, column: 31)
!20 = distinct !DILexicalBlock(scope: !17, file: !1, line: 4, column: 3)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 320, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 10)
!24 = !DILocation(line: 3, column: 3, scope: !9)
!25 = !DILocation(line: 3, column: 8, scope: !9)
!26 = !DILocation(line: 4, column: 8, scope: !17)
!27 = !DILocation(line: 4, column: 12, scope: !17)
!28 = !DILocation(line: 4, column: 19, scope: !20)
!29 = !DILocation(line: 4, column: 21, scope: !20)
!30 = !DILocation(line: 4, column: 3, scope: !17)
!31 = !DILocation(line: 4, column: 3, scope: !20)
!32 = !DILocation(line: 5, column: 5, scope: !19)
!33 = !DILocation(line: 5, column: 9, scope: !19)
!34 = !DILocation(line: 6, column: 9, scope: !35)
!35 = distinct !DILexicalBlock(scope: !19, file: !1, line: 6, column: 9)
!36 = !DILocation(line: 6, column: 11, scope: !35)
!37 = !DILocation(line: 6, column: 9, scope: !19)
!38 = !DILocation(line: 7, column: 11, scope: !35)
!39 = !DILocation(line: 7, column: 9, scope: !35)
!40 = !DILocation(line: 7, column: 7, scope: !35)
!41 = !DILocation(line: 9, column: 7, scope: !35)
!42 = !DILocation(line: 9, column: 12, scope: !35)
!43 = !DILocation(line: 10, column: 3, scope: !20)
!44 = !DILocation(line: 10, column: 3, scope: !19)
!45 = !DILocation(line: 4, column: 27, scope: !20)
!46 = distinct !{!46, !30, !47, !48, !49}
!47 = !DILocation(line: 10, column: 3, scope: !17)
!48 = !{!"llvm.loop.mustprogress"}
!49 = !{!"llvm.loop.unroll.disable"}
!50 = !DILocation(line: 12, column: 1, scope: !9)
!51 = !DILocation(line: 11, column: 3, scope: !9)
