source_filename = "bounds_global_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@table = dso_local global [3 x [5 x i8]] zeroinitializer, align 1

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %r = alloca i32, align 4
  %c = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !13
  store i32 %call, i32* %r, align 4, !dbg !14
  %call1 = call i32 @__VERIFIER_nondet_int(), !dbg !15
  store i32 %call1, i32* %c, align 4, !dbg !16
  %0 = load i32, i32* %r, align 4, !dbg !17
  %cmp = icmp slt i32 %0, -1, !dbg !18
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !19

lor.lhs.false:
  %1 = load i32, i32* %r, align 4, !dbg !20
  %cmp2 = icmp sgt i32 %1, 2, !dbg !21
  br i1 %cmp2, label %if.then, label %lor.lhs.false3, !dbg !22

lor.lhs.false3:
  %2 = load i32, i32* %c, align 4, !dbg !23
  %cmp4 = icmp slt i32 %2, 0, !dbg !24
  br i1 %cmp4, label %if.then, label %lor.lhs.false5, !dbg !25

lor.lhs.false5:
  %3 = load i32, i32* %c, align 4, !dbg !26
  %cmp6 = icmp sgt i32 %3, 4, !dbg !27
  br i1 %cmp6, label %if.then, label %if.end, !dbg !17

if.then:
  store i32 0, i32* %retval, align 4, !dbg !28
  br label %return, !dbg !28

if.end:
  %4 = load i32, i32* %r, align 4, !dbg !29
  %idxprom = sext i32 %4 to i64, !dbg !30
  %arrayidx = getelementptr inbounds [3 x [5 x i8]], [3 x [5 x i8]]* @table, i64 0, i64 %idxprom, !dbg !30
  %5 = load i32, i32* %c, align 4, !dbg !31
  %idxprom7 = sext i32 %5 to i64, !dbg !30
  %arrayidx8 = getelementptr inbounds [5 x i8], [5 x i8]* %arrayidx, i64 0, i64 %idxprom7, !dbg !30
  store i8 1, i8* %arrayidx8, align 1, !dbg !32
  %6 = load i32, i32* %r, align 4, !dbg !33
  %sub = sub nsw i32 2, %6, !dbg !34
  %idxprom9 = sext i32 %sub to i64, !dbg !35
  %arrayidx10 = getelementptr inbounds [3 x [5 x i8]], [3 x [5 x i8]]* @table, i64 0, i64 %idxprom9, !dbg !35
  %7 = load i32, i32* %c, align 4, !dbg !36
  %idxprom11 = sext i32 %7 to i64, !dbg !35
  %arrayidx12 = getelementptr inbounds [5 x i8], [5 x i8]* %arrayidx10, i64 0, i64 %idxprom11, !dbg !35
  %8 = load i8, i8* %arrayidx12, align 1, !dbg !35
  %conv = sext i8 %8 to i32, !dbg !35
  store i32 %conv, i32* %retval, align 4, !dbg !37
  br label %return, !dbg !37

return:
  %9 = load i32, i32* %retval, align 4, !dbg !38
  ret i32 %9, !dbg !38
}

declare i32 @__VERIFIER_nondet_int()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bounds_global_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 7, column: 11, scope: !10)
!14 = !DILocation(line: 7, column: 7, scope: !10)
!15 = !DILocation(line: 7, column: 40, scope: !10)
!16 = !DILocation(line: 7, column: 36, scope: !10)
!17 = !DILocation(line: 8, column: 7, scope: !10)
!18 = !DILocation(line: 8, column: 9, scope: !10)
!19 = !DILocation(line: 8, column: 14, scope: !10)
!20 = !DILocation(line: 8, column: 17, scope: !10)
!21 = !DILocation(line: 8, column: 19, scope: !10)
!22 = !DILocation(line: 8, column: 23, scope: !10)
!23 = !DILocation(line: 8, column: 26, scope: !10)
!24 = !DILocation(line: 8, column: 28, scope: !10)
!25 = !DILocation(line: 8, column: 32, scope: !10)
!26 = !DILocation(line: 8, column: 35, scope: !10)
!27 = !DILocation(line: 8, column: 37, scope: !10)
!28 = !DILocation(line: 8, column: 42, scope: !10)
!29 = !DILocation(line: 9, column: 9, scope: !10)
!30 = !DILocation(line: 9, column: 3, scope: !10)
!31 = !DILocation(line: 9, column: 12, scope: !10)
!32 = !DILocation(line: 9, column: 15, scope: !10)
!33 = !DILocation(line: 10, column: 20, scope: !10)
!34 = !DILocation(line: 10, column: 18, scope: !10)
!35 = !DILocation(line: 10, column: 10, scope: !10)
!36 = !DILocation(line: 10, column: 23, scope: !10)
!37 = !DILocation(line: 10, column: 3, scope: !10)
!38 = !DILocation(line: 11, column: 1, scope: !10)
