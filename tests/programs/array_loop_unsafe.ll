source_filename = "array_loop_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %a = alloca [6 x i32], align 16
  %max = alloca i32, align 4
  %i = alloca i32, align 4
  %i2 = alloca i32, align 4
  %k = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  store i32 0, i32* %i, align 4, !dbg !13
  br label %for.cond, !dbg !14

for.cond:
  %0 = load i32, i32* %i, align 4, !dbg !15
  %cmp = icmp slt i32 %0, 6, !dbg !16
  br i1 %cmp, label %for.body, label %for.end, !dbg !17

for.body:
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !18
  %1 = load i32, i32* %i, align 4, !dbg !19
  %idxprom = sext i32 %1 to i64, !dbg !20
  %arrayidx = getelementptr inbounds [6 x i32], [6 x i32]* %a, i64 0, i64 %idxprom, !dbg !20
  store i32 %call, i32* %arrayidx, align 4, !dbg !21
  br label %for.inc, !dbg !20

for.inc:
  %2 = load i32, i32* %i, align 4, !dbg !22
  %inc = add nsw i32 %2, 1, !dbg !22
  store i32 %inc, i32* %i, align 4, !dbg !22
  br label %for.cond, !dbg !17, !llvm.loop !23

for.end:
  %arrayidx1 = getelementptr inbounds [6 x i32], [6 x i32]* %a, i64 0, i64 0, !dbg !26
  %3 = load i32, i32* %arrayidx1, align 16, !dbg !26
  store i32 %3, i32* %max, align 4, !dbg !27
  store i32 2, i32* %i2, align 4, !dbg !28
  br label %for.cond3, !dbg !29

for.cond3:
  %4 = load i32, i32* %i2, align 4, !dbg !30
  %cmp4 = icmp slt i32 %4, 6, !dbg !31
  br i1 %cmp4, label %for.body5, label %for.end13, !dbg !32

for.body5:
  %5 = load i32, i32* %i2, align 4, !dbg !33
  %idxprom6 = sext i32 %5 to i64, !dbg !34
  %arrayidx7 = getelementptr inbounds [6 x i32], [6 x i32]* %a, i64 0, i64 %idxprom6, !dbg !34
  %6 = load i32, i32* %arrayidx7, align 4, !dbg !34
  %7 = load i32, i32* %max, align 4, !dbg !35
  %cmp8 = icmp sgt i32 %6, %7, !dbg !36
  br i1 %cmp8, label %if.then, label %if.end, !dbg !34

if.then:
  %8 = load i32, i32* %i2, align 4, !dbg !37
  %idxprom9 = sext i32 %8 to i64, !dbg !38
  %arrayidx10 = getelementptr inbounds [6 x i32], [6 x i32]* %a, i64 0, i64 %idxprom9, !dbg !38
  %9 = load i32, i32* %arrayidx10, align 4, !dbg !38
  store i32 %9, i32* %max, align 4, !dbg !39
  br label %if.end, !dbg !40

if.end:
  br label %for.inc11, !dbg !35

for.inc11:
  %10 = load i32, i32* %i2, align 4, !dbg !41
  %inc12 = add nsw i32 %10, 1, !dbg !41
  store i32 %inc12, i32* %i2, align 4, !dbg !41
  br label %for.cond3, !dbg !32, !llvm.loop !42

for.end13:
  %call14 = call i32 @__VERIFIER_nondet_uint(), !dbg !44
  store i32 %call14, i32* %k, align 4, !dbg !45
  %11 = load i32, i32* %k, align 4, !dbg !46
  %cmp15 = icmp ult i32 %11, 6, !dbg !47
  br i1 %cmp15, label %land.lhs.true, label %if.end20, !dbg !48

land.lhs.true:
  %12 = load i32, i32* %k, align 4, !dbg !49
  %idxprom16 = zext i32 %12 to i64, !dbg !50
  %arrayidx17 = getelementptr inbounds [6 x i32], [6 x i32]* %a, i64 0, i64 %idxprom16, !dbg !50
  %13 = load i32, i32* %arrayidx17, align 4, !dbg !50
  %14 = load i32, i32* %max, align 4, !dbg !51
  %cmp18 = icmp sgt i32 %13, %14, !dbg !52
  br i1 %cmp18, label %if.then19, label %if.end20, !dbg !46

if.then19:
  call void @reach_error(), !dbg !53
  br label %if.end20, !dbg !53

if.end20:
  ret i32 0, !dbg !54
}

declare i32 @__VERIFIER_nondet_int()

declare i32 @__VERIFIER_nondet_uint()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "array_loop_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 10, column: 12, scope: !10)
!14 = !DILocation(line: 10, column: 8, scope: !10)
!15 = !DILocation(line: 10, column: 19, scope: !10)
!16 = !DILocation(line: 10, column: 21, scope: !10)
!17 = !DILocation(line: 10, column: 3, scope: !10)
!18 = !DILocation(line: 10, column: 38, scope: !10)
!19 = !DILocation(line: 10, column: 33, scope: !10)
!20 = !DILocation(line: 10, column: 31, scope: !10)
!21 = !DILocation(line: 10, column: 36, scope: !10)
!22 = !DILocation(line: 10, column: 27, scope: !10)
!23 = distinct !{!23, !17, !24, !25}
!24 = !DILocation(line: 10, column: 60, scope: !10)
!25 = !{!"llvm.loop.mustprogress"}
!26 = !DILocation(line: 11, column: 9, scope: !10)
!27 = !DILocation(line: 11, column: 7, scope: !10)
!28 = !DILocation(line: 12, column: 12, scope: !10)
!29 = !DILocation(line: 12, column: 8, scope: !10)
!30 = !DILocation(line: 12, column: 19, scope: !10)
!31 = !DILocation(line: 12, column: 21, scope: !10)
!32 = !DILocation(line: 12, column: 3, scope: !10)
!33 = !DILocation(line: 13, column: 11, scope: !10)
!34 = !DILocation(line: 13, column: 9, scope: !10)
!35 = !DILocation(line: 13, column: 16, scope: !10)
!36 = !DILocation(line: 13, column: 14, scope: !10)
!37 = !DILocation(line: 13, column: 29, scope: !10)
!38 = !DILocation(line: 13, column: 27, scope: !10)
!39 = !DILocation(line: 13, column: 25, scope: !10)
!40 = !DILocation(line: 13, column: 21, scope: !10)
!41 = !DILocation(line: 12, column: 27, scope: !10)
!42 = distinct !{!42, !32, !43, !25}
!43 = !DILocation(line: 13, column: 30, scope: !10)
!44 = !DILocation(line: 14, column: 16, scope: !10)
!45 = !DILocation(line: 14, column: 12, scope: !10)
!46 = !DILocation(line: 15, column: 7, scope: !10)
!47 = !DILocation(line: 15, column: 9, scope: !10)
!48 = !DILocation(line: 15, column: 13, scope: !10)
!49 = !DILocation(line: 15, column: 18, scope: !10)
!50 = !DILocation(line: 15, column: 16, scope: !10)
!51 = !DILocation(line: 15, column: 23, scope: !10)
!52 = !DILocation(line: 15, column: 21, scope: !10)
!53 = !DILocation(line: 15, column: 28, scope: !10)
!54 = !DILocation(line: 16, column: 3, scope: !10)
