source_filename = "points_by_period_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %points = alloca i32, align 4
  %period = alloca i32, align 4
  %clock = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %points to i8*, !dbg !17
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !17
  call void @llvm.dbg.declare(metadata i32* %points, metadata !14, metadata !DIExpression()), !dbg !18
  store i32 0, i32* %points, align 4, !dbg !18
  %1 = bitcast i32* %period to i8*, !dbg !17
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !17
  call void @llvm.dbg.declare(metadata i32* %period, metadata !15, metadata !DIExpression()), !dbg !19
  store i32 1, i32* %period, align 4, !dbg !19
  %2 = bitcast i32* %clock to i8*, !dbg !17
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !17
  call void @llvm.dbg.declare(metadata i32* %clock, metadata !16, metadata !DIExpression()), !dbg !20
  store i32 600, i32* %clock, align 4, !dbg !20
  br label %while.cond, !dbg !21

while.cond:
  %3 = load i32, i32* %period, align 4, !dbg !22
  %cmp = icmp sle i32 %3, 4, !dbg !23
  br i1 %cmp, label %while.body, label %while.end, !dbg !21

while.body:
  %4 = load i32, i32* %clock, align 4, !dbg !24
  %cmp1 = icmp eq i32 %4, 0, !dbg !27
  br i1 %cmp1, label %if.then, label %if.end, !dbg !28

if.then:
  %5 = load i32, i32* %period, align 4, !dbg !29
  %inc = add nsw i32 %5, 1, !dbg !29
  store i32 %inc, i32* %period, align 4, !dbg !29
  store i32 600, i32* %clock, align 4, !dbg !31
  br label %while.cond, !dbg !32, !llvm.loop !33

if.end:
  %6 = load i32, i32* %clock, align 4, !dbg !37
  %dec = add nsw i32 %6, -1, !dbg !37
  store i32 %dec, i32* %clock, align 4, !dbg !37
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !38
  %rem = urem i32 %call, 2, !dbg !40
  %tobool = icmp ne i32 %rem, 0, !dbg !40
  br i1 %tobool, label %if.then2, label %if.end3, !dbg !41

if.then2:
  %7 = load i32, i32* %points, align 4, !dbg !42
  %add = add nsw i32 %7, 3, !dbg !42
  store i32 %add, i32* %points, align 4, !dbg !42
  br label %if.end3, !dbg !43

if.end3:
  br label %while.cond, !dbg !21, !llvm.loop !33

while.end:
  %8 = load i32, i32* %points, align 4, !dbg !44
  %cmp4 = icmp sgt i32 %8, 7200, !dbg !46
  br i1 %cmp4, label %if.then5, label %if.end6, !dbg !47

if.then5:
  call void @reach_error(), !dbg !48
  br label %if.end6, !dbg !48

if.end6:
  %9 = bitcast i32* %clock to i8*, !dbg !49
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %9), !dbg !49
  %10 = bitcast i32* %period to i8*, !dbg !49
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %10), !dbg !49
  %11 = bitcast i32* %points to i8*, !dbg !49
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %11), !dbg !49
  ret i32 0, !dbg !50
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_uint()

declare !dbg !51 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "points_by_period_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !10, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !15, !16}
!14 = !DILocalVariable(name: "points", scope: !9, file: !1, line: 7, type: !12)
!15 = !DILocalVariable(name: "period", scope: !9, file: !1, line: 7, type: !12)
!16 = !DILocalVariable(name: "clock", scope: !9, file: !1, line: 7, type: !12)
!17 = !DILocation(line: 7, column: 2, scope: !9)
!18 = !DILocation(line: 7, column: 6, scope: !9)
!19 = !DILocation(line: 7, column: 18, scope: !9)
!20 = !DILocation(line: 7, column: 30, scope: !9)
!21 = !DILocation(line: 8, column: 2, scope: !9)
!22 = !DILocation(line: 8, column: 9, scope: !9)
!23 = !DILocation(line: 8, column: 16, scope: !9)
!24 = !DILocation(line: 9, column: 7, scope: !25)
!25 = distinct !DILexicalBlock(scope: !26, file: !1, line: 9, column: 7)
!26 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 22)
!27 = !DILocation(line: 9, column: 13, scope: !25)
!28 = !DILocation(line: 9, column: 7, scope: !26)
!29 = !DILocation(line: 10, column: 10, scope: !30)
!30 = distinct !DILexicalBlock(scope: !25, file: !1, line: 9, column: 19)
!31 = !DILocation(line: 11, column: 10, scope: !30)
!32 = !DILocation(line: 12, column: 4, scope: !30)
!33 = distinct !{!33, !21, !34, !35, !36}
!34 = !DILocation(line: 17, column: 2, scope: !9)
!35 = !{!"llvm.loop.mustprogress"}
!36 = !{!"llvm.loop.unroll.disable"}
!37 = !DILocation(line: 14, column: 8, scope: !26)
!38 = !DILocation(line: 15, column: 7, scope: !39)
!39 = distinct !DILexicalBlock(scope: !26, file: !1, line: 15, column: 7)
!40 = !DILocation(line: 15, column: 32, scope: !39)
!41 = !DILocation(line: 15, column: 7, scope: !26)
!42 = !DILocation(line: 16, column: 11, scope: !39)
!43 = !DILocation(line: 16, column: 4, scope: !39)
!44 = !DILocation(line: 18, column: 6, scope: !45)
!45 = distinct !DILexicalBlock(scope: !9, file: !1, line: 18, column: 6)
!46 = !DILocation(line: 18, column: 13, scope: !45)
!47 = !DILocation(line: 18, column: 6, scope: !9)
!48 = !DILocation(line: 19, column: 3, scope: !45)
!49 = !DILocation(line: 21, column: 1, scope: !9)
!50 = !DILocation(line: 20, column: 2, scope: !9)
!51 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 3, type: !52, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !54)
!52 = !DISubroutineType(types: !53)
!53 = !{null}
!54 = !{}
