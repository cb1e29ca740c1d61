source_filename = "bounds_loop_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %a = alloca i32*, align 8
  %i = alloca i32, align 4
  %last = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !13
  %conv = zext i8 %call to i32, !dbg !13
  %add = add nsw i32 %conv, 1, !dbg !14
  store i32 %add, i32* %n, align 4, !dbg !15
  %0 = load i32, i32* %n, align 4, !dbg !16
  %conv1 = sext i32 %0 to i64, !dbg !16
  %mul = mul i64 %conv1, 4, !dbg !17
  %call2 = call i8* @malloc(i64 noundef %mul), !dbg !18
  %1 = bitcast i8* %call2 to i32*, !dbg !18
  store i32* %1, i32** %a, align 8, !dbg !19
  store i32 0, i32* %i, align 4, !dbg !20
  br label %for.cond, !dbg !21

for.cond:
  %2 = load i32, i32* %i, align 4, !dbg !22
  %3 = load i32, i32* %n, align 4, !dbg !23
  %cmp = icmp sle i32 %2, %3, !dbg !24
  br i1 %cmp, label %for.body, label %for.end, !dbg !25

for.body:
  %4 = load i32, i32* %i, align 4, !dbg !26
  %5 = load i32*, i32** %a, align 8, !dbg !27
  %6 = load i32, i32* %i, align 4, !dbg !28
  %idxprom = sext i32 %6 to i64, !dbg !27
  %arrayidx = getelementptr inbounds i32, i32* %5, i64 %idxprom, !dbg !27
  store i32 %4, i32* %arrayidx, align 4, !dbg !29
  br label %for.inc, !dbg !27

for.inc:
  %7 = load i32, i32* %i, align 4, !dbg !30
  %inc = add nsw i32 %7, 1, !dbg !30
  store i32 %inc, i32* %i, align 4, !dbg !30
  br label %for.cond, !dbg !25, !llvm.loop !31

for.end:
  %8 = load i32*, i32** %a, align 8, !dbg !33
  %9 = load i32, i32* %n, align 4, !dbg !34
  %sub = sub nsw i32 %9, 1, !dbg !35
  %idxprom4 = sext i32 %sub to i64, !dbg !33
  %arrayidx5 = getelementptr inbounds i32, i32* %8, i64 %idxprom4, !dbg !33
  %10 = load i32, i32* %arrayidx5, align 4, !dbg !33
  store i32 %10, i32* %last, align 4, !dbg !36
  %11 = load i32*, i32** %a, align 8, !dbg !37
  %12 = bitcast i32* %11 to i8*, !dbg !37
  call void @free(i8* noundef %12), !dbg !38
  %13 = load i32, i32* %last, align 4, !dbg !39
  ret i32 %13, !dbg !40
}

declare zeroext i8 @__VERIFIER_nondet_uchar()

declare i8* @malloc(i64 noundef)

declare void @free(i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bounds_loop_unsafe.c", directory: ".")
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
!14 = !DILocation(line: 7, column: 37, scope: !10)
!15 = !DILocation(line: 7, column: 7, scope: !10)
!16 = !DILocation(line: 8, column: 19, scope: !10)
!17 = !DILocation(line: 8, column: 21, scope: !10)
!18 = !DILocation(line: 8, column: 12, scope: !10)
!19 = !DILocation(line: 8, column: 8, scope: !10)
!20 = !DILocation(line: 9, column: 12, scope: !10)
!21 = !DILocation(line: 9, column: 8, scope: !10)
!22 = !DILocation(line: 9, column: 19, scope: !10)
!23 = !DILocation(line: 9, column: 24, scope: !10)
!24 = !DILocation(line: 9, column: 21, scope: !10)
!25 = !DILocation(line: 9, column: 3, scope: !10)
!26 = !DILocation(line: 9, column: 39, scope: !10)
!27 = !DILocation(line: 9, column: 32, scope: !10)
!28 = !DILocation(line: 9, column: 34, scope: !10)
!29 = !DILocation(line: 9, column: 37, scope: !10)
!30 = !DILocation(line: 9, column: 28, scope: !10)
!31 = distinct !{!31, !25, !26, !32}
!32 = !{!"llvm.loop.mustprogress"}
!33 = !DILocation(line: 10, column: 14, scope: !10)
!34 = !DILocation(line: 10, column: 16, scope: !10)
!35 = !DILocation(line: 10, column: 18, scope: !10)
!36 = !DILocation(line: 10, column: 7, scope: !10)
!37 = !DILocation(line: 11, column: 8, scope: !10)
!38 = !DILocation(line: 11, column: 3, scope: !10)
!39 = !DILocation(line: 12, column: 10, scope: !10)
!40 = !DILocation(line: 12, column: 3, scope: !10)
