source_filename = "array_two_dimensions_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %m = alloca [3 x [4 x i32]], align 16
  %i = alloca i32, align 4
  %j = alloca i32, align 4
  %r = alloca i32, align 4
  %c = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  store i32 0, i32* %i, align 4, !dbg !13
  br label %for.cond, !dbg !14

for.cond:
  %0 = load i32, i32* %i, align 4, !dbg !15
  %cmp = icmp slt i32 %0, 3, !dbg !16
  br i1 %cmp, label %for.body, label %for.end8, !dbg !17

for.body:
  store i32 0, i32* %j, align 4, !dbg !18
  br label %for.cond1, !dbg !19

for.cond1:
  %1 = load i32, i32* %j, align 4, !dbg !20
  %cmp2 = icmp slt i32 %1, 4, !dbg !21
  br i1 %cmp2, label %for.body3, label %for.end, !dbg !22

for.body3:
  %2 = load i32, i32* %i, align 4, !dbg !23
  %mul = mul nsw i32 10, %2, !dbg !24
  %3 = load i32, i32* %j, align 4, !dbg !25
  %add = add nsw i32 %mul, %3, !dbg !26
  %4 = load i32, i32* %i, align 4, !dbg !27
  %idxprom = sext i32 %4 to i64, !dbg !28
  %arrayidx = getelementptr inbounds [3 x [4 x i32]], [3 x [4 x i32]]* %m, i64 0, i64 %idxprom, !dbg !28
  %5 = load i32, i32* %j, align 4, !dbg !29
  %idxprom4 = sext i32 %5 to i64, !dbg !28
  %arrayidx5 = getelementptr inbounds [4 x i32], [4 x i32]* %arrayidx, i64 0, i64 %idxprom4, !dbg !28
  store i32 %add, i32* %arrayidx5, align 4, !dbg !30
  br label %for.inc, !dbg !28

for.inc:
  %6 = load i32, i32* %j, align 4, !dbg !31
  %inc = add nsw i32 %6, 1, !dbg !31
  store i32 %inc, i32* %j, align 4, !dbg !31
  br label %for.cond1, !dbg !22, !llvm.loop !32

for.end:
  br label %for.inc6, !dbg !25

for.inc6:
  %7 = load i32, i32* %i, align 4, !dbg !34
  %inc7 = add nsw i32 %7, 1, !dbg !34
  store i32 %inc7, i32* %i, align 4, !dbg !34
  br label %for.cond, !dbg !17, !llvm.loop !35

for.end8:
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !36
  %rem = urem i32 %call, 3, !dbg !37
  store i32 %rem, i32* %r, align 4, !dbg !38
  %call9 = call i32 @__VERIFIER_nondet_uint(), !dbg !39
  %rem10 = urem i32 %call9, 4, !dbg !40
  store i32 %rem10, i32* %c, align 4, !dbg !41
  %8 = load i32, i32* %r, align 4, !dbg !42
  %idxprom11 = zext i32 %8 to i64, !dbg !43
  %arrayidx12 = getelementptr inbounds [3 x [4 x i32]], [3 x [4 x i32]]* %m, i64 0, i64 %idxprom11, !dbg !43
  %9 = load i32, i32* %c, align 4, !dbg !44
  %idxprom13 = zext i32 %9 to i64, !dbg !43
  %arrayidx14 = getelementptr inbounds [4 x i32], [4 x i32]* %arrayidx12, i64 0, i64 %idxprom13, !dbg !43
  %10 = load i32, i32* %arrayidx14, align 4, !dbg !43
  %11 = load i32, i32* %r, align 4, !dbg !45
  %mul15 = mul i32 10, %11, !dbg !46
  %12 = load i32, i32* %c, align 4, !dbg !47
  %add16 = add i32 %mul15, %12, !dbg !48
  %cmp17 = icmp ne i32 %10, %add16, !dbg !49
  br i1 %cmp17, label %if.then, label %if.end, !dbg !43

if.then:
  call void @reach_error(), !dbg !50
  br label %if.end, !dbg !50

if.end:
  call void @reach_error(), !dbg !51
  ret i32 0, !dbg !52
}

declare i32 @__VERIFIER_nondet_uint()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "array_two_dimensions_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 7, column: 12, scope: !10)
!14 = !DILocation(line: 7, column: 8, scope: !10)
!15 = !DILocation(line: 7, column: 19, scope: !10)
!16 = !DILocation(line: 7, column: 21, scope: !10)
!17 = !DILocation(line: 7, column: 3, scope: !10)
!18 = !DILocation(line: 8, column: 14, scope: !10)
!19 = !DILocation(line: 8, column: 10, scope: !10)
!20 = !DILocation(line: 8, column: 21, scope: !10)
!21 = !DILocation(line: 8, column: 23, scope: !10)
!22 = !DILocation(line: 8, column: 5, scope: !10)
!23 = !DILocation(line: 8, column: 48, scope: !10)
!24 = !DILocation(line: 8, column: 46, scope: !10)
!25 = !DILocation(line: 8, column: 52, scope: !10)
!26 = !DILocation(line: 8, column: 50, scope: !10)
!27 = !DILocation(line: 8, column: 35, scope: !10)
!28 = !DILocation(line: 8, column: 33, scope: !10)
!29 = !DILocation(line: 8, column: 38, scope: !10)
!30 = !DILocation(line: 8, column: 41, scope: !10)
!31 = !DILocation(line: 8, column: 29, scope: !10)
!32 = distinct !{!32, !22, !25, !33}
!33 = !{!"llvm.loop.mustprogress"}
!34 = !DILocation(line: 7, column: 27, scope: !10)
!35 = distinct !{!35, !17, !25, !33}
!36 = !DILocation(line: 9, column: 16, scope: !10)
!37 = !DILocation(line: 9, column: 41, scope: !10)
!38 = !DILocation(line: 9, column: 12, scope: !10)
!39 = !DILocation(line: 9, column: 50, scope: !10)
!40 = !DILocation(line: 9, column: 75, scope: !10)
!41 = !DILocation(line: 9, column: 46, scope: !10)
!42 = !DILocation(line: 10, column: 9, scope: !10)
!43 = !DILocation(line: 10, column: 7, scope: !10)
!44 = !DILocation(line: 10, column: 12, scope: !10)
!45 = !DILocation(line: 10, column: 23, scope: !10)
!46 = !DILocation(line: 10, column: 21, scope: !10)
!47 = !DILocation(line: 10, column: 27, scope: !10)
!48 = !DILocation(line: 10, column: 25, scope: !10)
!49 = !DILocation(line: 10, column: 15, scope: !10)
!50 = !DILocation(line: 10, column: 30, scope: !10)
!51 = !DILocation(line: 11, column: 33, scope: !10)
!52 = !DILocation(line: 12, column: 3, scope: !10)
