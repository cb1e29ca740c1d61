source_filename = "outside_holds_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.point = type { i32, i8, [3 x i32] }

@origin = external global %struct.point*, align 8

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %seen = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = load %struct.point*, %struct.point** @origin, align 8, !dbg !15
  %tobool = icmp ne %struct.point* %0, null, !dbg !15
  br i1 %tobool, label %if.end, label %if.then, !dbg !17

if.then:
  store i32 0, i32* %retval, align 4, !dbg !18
  br label %return, !dbg !18

if.end:
  %1 = bitcast i32* %seen to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !19
  call void @llvm.dbg.declare(metadata i32* %seen, metadata !14, metadata !DIExpression()), !dbg !20
  %2 = load %struct.point*, %struct.point** @origin, align 8, !dbg !21
  %v = getelementptr inbounds %struct.point, %struct.point* %2, i32 0, i32 2, !dbg !22
  %arrayidx = getelementptr inbounds [3 x i32], [3 x i32]* %v, i64 0, i64 2, !dbg !21
  %3 = load i32, i32* %arrayidx, align 4, !dbg !21
  store i32 %3, i32* %seen, align 4, !dbg !20
  %4 = load %struct.point*, %struct.point** @origin, align 8, !dbg !23
  %tag = getelementptr inbounds %struct.point, %struct.point* %4, i32 0, i32 1, !dbg !25
  %5 = load i8, i8* %tag, align 4, !dbg !25
  %conv = sext i8 %5 to i32, !dbg !23
  %cmp = icmp eq i32 %conv, 99, !dbg !26
  br i1 %cmp, label %land.lhs.true, label %if.end7, !dbg !27

land.lhs.true:
  %6 = load i32, i32* %seen, align 4, !dbg !28
  %7 = load %struct.point*, %struct.point** @origin, align 8, !dbg !29
  %v2 = getelementptr inbounds %struct.point, %struct.point* %7, i32 0, i32 2, !dbg !30
  %arrayidx3 = getelementptr inbounds [3 x i32], [3 x i32]* %v2, i64 0, i64 2, !dbg !29
  %8 = load i32, i32* %arrayidx3, align 4, !dbg !29
  %cmp4 = icmp ne i32 %6, %8, !dbg !31
  br i1 %cmp4, label %if.then6, label %if.end7, !dbg !32

if.then6:
  call void @reach_error(), !dbg !33
  br label %if.end7, !dbg !33

if.end7:
  store i32 0, i32* %retval, align 4, !dbg !34
  %9 = bitcast i32* %seen to i8*, !dbg !35
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %9), !dbg !35
  br label %return

return:
  %10 = load i32, i32* %retval, align 4, !dbg !35
  ret i32 %10, !dbg !35
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !36 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "outside_holds_safe.c", directory: ".")
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
!13 = !{!14}
!14 = !DILocalVariable(name: "seen", scope: !9, file: !1, line: 7, type: !12)
!15 = !DILocation(line: 6, column: 8, scope: !16)
!16 = distinct !DILexicalBlock(scope: !9, file: !1, line: 6, column: 7)
!17 = !DILocation(line: 6, column: 7, scope: !9)
!18 = !DILocation(line: 6, column: 16, scope: !16)
!19 = !DILocation(line: 7, column: 3, scope: !9)
!20 = !DILocation(line: 7, column: 7, scope: !9)
!21 = !DILocation(line: 7, column: 14, scope: !9)
!22 = !DILocation(line: 7, column: 22, scope: !9)
!23 = !DILocation(line: 8, column: 7, scope: !24)
!24 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 7)
!25 = !DILocation(line: 8, column: 15, scope: !24)
!26 = !DILocation(line: 8, column: 19, scope: !24)
!27 = !DILocation(line: 8, column: 26, scope: !24)
!28 = !DILocation(line: 8, column: 29, scope: !24)
!29 = !DILocation(line: 8, column: 37, scope: !24)
!30 = !DILocation(line: 8, column: 45, scope: !24)
!31 = !DILocation(line: 8, column: 34, scope: !24)
!32 = !DILocation(line: 8, column: 7, scope: !9)
!33 = !DILocation(line: 8, column: 51, scope: !24)
!34 = !DILocation(line: 9, column: 3, scope: !9)
!35 = !DILocation(line: 10, column: 1, scope: !9)
!36 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 2, type: !37, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !39)
!37 = !DISubroutineType(types: !38)
!38 = !{null}
!39 = !{}
