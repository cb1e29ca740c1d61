source_filename = "pointer_casts_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %bytes = alloca i8*, align 8
  %i = alloca i32, align 4
  %p = alloca i32*, align 8
  store i32 0, i32* %retval, align 4
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !13
  store i32 %call, i32* %x, align 4, !dbg !14
  store i32 0, i32* %y, align 4, !dbg !15
  %0 = bitcast i32* %x to i8*, !dbg !16
  store i8* %0, i8** %bytes, align 8, !dbg !17
  %1 = load i32, i32* %x, align 4, !dbg !18
  %cmp = icmp ne i32 %1, 0, !dbg !19
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !20

land.lhs.true:
  %2 = load i8*, i8** %bytes, align 8, !dbg !21
  %arrayidx = getelementptr inbounds i8, i8* %2, i64 3, !dbg !21
  %3 = load i8, i8* %arrayidx, align 1, !dbg !21
  %conv = sext i8 %3 to i32, !dbg !21
  %cmp1 = icmp slt i32 %conv, 0, !dbg !22
  br i1 %cmp1, label %if.then, label %if.end, !dbg !18

if.then:
  call void @reach_error(), !dbg !23
  br label %if.end, !dbg !23

if.end:
  store i32 0, i32* %i, align 4, !dbg !24
  br label %for.cond, !dbg !25

for.cond:
  %4 = load i32, i32* %i, align 4, !dbg !26
  %cmp3 = icmp slt i32 %4, 4, !dbg !27
  br i1 %cmp3, label %for.body, label %for.end, !dbg !28

for.body:
  %5 = load i8*, i8** %bytes, align 8, !dbg !29
  %6 = load i32, i32* %i, align 4, !dbg !30
  %idxprom = sext i32 %6 to i64, !dbg !29
  %arrayidx5 = getelementptr inbounds i8, i8* %5, i64 %idxprom, !dbg !29
  %7 = load i8, i8* %arrayidx5, align 1, !dbg !29
  %8 = bitcast i32* %y to i8*, !dbg !31
  %9 = load i32, i32* %i, align 4, !dbg !32
  %idxprom6 = sext i32 %9 to i64, !dbg !31
  %arrayidx7 = getelementptr inbounds i8, i8* %8, i64 %idxprom6, !dbg !31
  store i8 %7, i8* %arrayidx7, align 1, !dbg !33
  br label %for.inc, !dbg !31

for.inc:
  %10 = load i32, i32* %i, align 4, !dbg !34
  %inc = add nsw i32 %10, 1, !dbg !34
  store i32 %inc, i32* %i, align 4, !dbg !34
  br label %for.cond, !dbg !28, !llvm.loop !35

for.end:
  %11 = load i32, i32* %x, align 4, !dbg !38
  %12 = load i32, i32* %y, align 4, !dbg !39
  %cmp8 = icmp ne i32 %11, %12, !dbg !40
  br i1 %cmp8, label %if.then10, label %if.end11, !dbg !38

if.then10:
  call void @reach_error(), !dbg !41
  br label %if.end11, !dbg !41

if.end11:
  %13 = ptrtoint i32* %y to i64, !dbg !42
  %14 = inttoptr i64 %13 to i32*, !dbg !43
  store i32* %14, i32** %p, align 8, !dbg !44
  %15 = load i32*, i32** %p, align 8, !dbg !45
  store i32 3, i32* %15, align 4, !dbg !46
  %16 = load i32, i32* %y, align 4, !dbg !47
  %cmp12 = icmp ne i32 %16, 3, !dbg !48
  br i1 %cmp12, label %if.then14, label %if.end15, !dbg !47

if.then14:
  call void @reach_error(), !dbg !49
  br label %if.end15, !dbg !49

if.end15:
  ret i32 0, !dbg !50
}

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "pointer_casts_unsafe.c", directory: ".")
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
!13 = !DILocation(line: 6, column: 11, scope: !10)
!14 = !DILocation(line: 6, column: 7, scope: !10)
!15 = !DILocation(line: 6, column: 36, scope: !10)
!16 = !DILocation(line: 7, column: 17, scope: !10)
!17 = !DILocation(line: 7, column: 9, scope: !10)
!18 = !DILocation(line: 8, column: 7, scope: !10)
!19 = !DILocation(line: 8, column: 9, scope: !10)
!20 = !DILocation(line: 8, column: 14, scope: !10)
!21 = !DILocation(line: 8, column: 17, scope: !10)
!22 = !DILocation(line: 8, column: 26, scope: !10)
!23 = !DILocation(line: 8, column: 31, scope: !10)
!24 = !DILocation(line: 9, column: 12, scope: !10)
!25 = !DILocation(line: 9, column: 8, scope: !10)
!26 = !DILocation(line: 9, column: 19, scope: !10)
!27 = !DILocation(line: 9, column: 21, scope: !10)
!28 = !DILocation(line: 9, column: 3, scope: !10)
!29 = !DILocation(line: 9, column: 49, scope: !10)
!30 = !DILocation(line: 9, column: 55, scope: !10)
!31 = !DILocation(line: 9, column: 31, scope: !10)
!32 = !DILocation(line: 9, column: 44, scope: !10)
!33 = !DILocation(line: 9, column: 47, scope: !10)
!34 = !DILocation(line: 9, column: 27, scope: !10)
!35 = distinct !{!35, !28, !36, !37}
!36 = !DILocation(line: 9, column: 56, scope: !10)
!37 = !{!"llvm.loop.mustprogress"}
!38 = !DILocation(line: 10, column: 7, scope: !10)
!39 = !DILocation(line: 10, column: 12, scope: !10)
!40 = !DILocation(line: 10, column: 9, scope: !10)
!41 = !DILocation(line: 10, column: 15, scope: !10)
!42 = !DILocation(line: 11, column: 19, scope: !10)
!43 = !DILocation(line: 11, column: 12, scope: !10)
!44 = !DILocation(line: 11, column: 8, scope: !10)
!45 = !DILocation(line: 12, column: 4, scope: !10)
!46 = !DILocation(line: 12, column: 6, scope: !10)
!47 = !DILocation(line: 13, column: 7, scope: !10)
!48 = !DILocation(line: 13, column: 9, scope: !10)
!49 = !DILocation(line: 13, column: 15, scope: !10)
!50 = !DILocation(line: 14, column: 3, scope: !10)
