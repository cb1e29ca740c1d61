source_filename = "string_literals_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [5 x i8] c"left\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"right\00", align 1

define dso_local i32 @length(i8* noundef %s) !dbg !10 {
entry:
  %s.addr = alloca i8*, align 8
  %n = alloca i32, align 4
  store i8* %s, i8** %s.addr, align 8
  store i32 0, i32* %n, align 4, !dbg !13
  br label %while.cond, !dbg !14

while.cond:
  %0 = load i8*, i8** %s.addr, align 8, !dbg !15
  %1 = load i32, i32* %n, align 4, !dbg !16
  %idxprom = sext i32 %1 to i64, !dbg !15
  %arrayidx = getelementptr inbounds i8, i8* %0, i64 %idxprom, !dbg !15
  %2 = load i8, i8* %arrayidx, align 1, !dbg !15
  %tobool = icmp ne i8 %2, 0, !dbg !14
  br i1 %tobool, label %while.body, label %while.end, !dbg !14

while.body:
  %3 = load i32, i32* %n, align 4, !dbg !17
  %inc = add nsw i32 %3, 1, !dbg !17
  store i32 %inc, i32* %n, align 4, !dbg !17
  br label %while.cond, !dbg !14, !llvm.loop !18

while.end:
  %4 = load i32, i32* %n, align 4, !dbg !20
  ret i32 %4, !dbg !21
}

define dso_local i32 @main() !dbg !22 {
entry:
  %retval = alloca i32, align 4
  %s = alloca i8*, align 8
  %n = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !23
  %0 = zext i1 %call to i64, !dbg !23
  %cond = select i1 %call, i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i64 0, i64 0), !dbg !23
  store i8* %cond, i8** %s, align 8, !dbg !24
  %1 = load i8*, i8** %s, align 8, !dbg !25
  %call1 = call i32 @length(i8* noundef %1), !dbg !26
  store i32 %call1, i32* %n, align 4, !dbg !27
  %2 = load i32, i32* %n, align 4, !dbg !28
  %cmp = icmp ne i32 %2, 4, !dbg !29
  br i1 %cmp, label %if.then, label %if.end, !dbg !28

if.then:
  call void @reach_error(), !dbg !30
  br label %if.end, !dbg !30

if.end:
  %3 = load i8*, i8** %s, align 8, !dbg !31
  %arrayidx = getelementptr inbounds i8, i8* %3, i64 0, !dbg !31
  %4 = load i8, i8* %arrayidx, align 1, !dbg !31
  %conv = sext i8 %4 to i32, !dbg !31
  %cmp2 = icmp eq i32 %conv, 114, !dbg !32
  br i1 %cmp2, label %land.lhs.true, label %if.end9, !dbg !33

land.lhs.true:
  %5 = load i8*, i8** %s, align 8, !dbg !34
  %6 = load i32, i32* %n, align 4, !dbg !35
  %sub = sub nsw i32 %6, 1, !dbg !36
  %idxprom = sext i32 %sub to i64, !dbg !34
  %arrayidx4 = getelementptr inbounds i8, i8* %5, i64 %idxprom, !dbg !34
  %7 = load i8, i8* %arrayidx4, align 1, !dbg !34
  %conv5 = sext i8 %7 to i32, !dbg !34
  %cmp6 = icmp ne i32 %conv5, 116, !dbg !37
  br i1 %cmp6, label %if.then8, label %if.end9, !dbg !31

if.then8:
  call void @reach_error(), !dbg !38
  br label %if.end9, !dbg !38

if.end9:
  %8 = load i8*, i8** %s, align 8, !dbg !39
  %arrayidx10 = getelementptr inbounds i8, i8* %8, i64 1, !dbg !39
  %9 = load i8, i8* %arrayidx10, align 1, !dbg !39
  %conv11 = sext i8 %9 to i32, !dbg !39
  %cmp12 = icmp eq i32 %conv11, 101, !dbg !40
  br i1 %cmp12, label %land.lhs.true14, label %if.end18, !dbg !41

land.lhs.true14:
  %10 = load i32, i32* %n, align 4, !dbg !42
  %cmp15 = icmp ne i32 %10, 4, !dbg !43
  br i1 %cmp15, label %if.then17, label %if.end18, !dbg !39

if.then17:
  call void @reach_error(), !dbg !44
  br label %if.end18, !dbg !44

if.end18:
  ret i32 0, !dbg !45
}

declare zeroext i1 @__VERIFIER_nondet_bool()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "string_literals_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "length", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 6, column: 7, scope: !10)
!14 = !DILocation(line: 7, column: 3, scope: !10)
!15 = !DILocation(line: 7, column: 10, scope: !10)
!16 = !DILocation(line: 7, column: 12, scope: !10)
!17 = !DILocation(line: 7, column: 17, scope: !10)
!18 = distinct !{!18, !14, !17, !19}
!19 = !{!"llvm.loop.mustprogress"}
!20 = !DILocation(line: 8, column: 10, scope: !10)
!21 = !DILocation(line: 8, column: 3, scope: !10)
!22 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 11, type: !11, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!23 = !DILocation(line: 12, column: 19, scope: !22)
!24 = !DILocation(line: 12, column: 15, scope: !22)
!25 = !DILocation(line: 13, column: 18, scope: !22)
!26 = !DILocation(line: 13, column: 11, scope: !22)
!27 = !DILocation(line: 13, column: 7, scope: !22)
!28 = !DILocation(line: 14, column: 7, scope: !22)
!29 = !DILocation(line: 14, column: 9, scope: !22)
!30 = !DILocation(line: 14, column: 16, scope: !22)
!31 = !DILocation(line: 15, column: 7, scope: !22)
!32 = !DILocation(line: 15, column: 12, scope: !22)
!33 = !DILocation(line: 15, column: 19, scope: !22)
!34 = !DILocation(line: 15, column: 22, scope: !22)
!35 = !DILocation(line: 15, column: 24, scope: !22)
!36 = !DILocation(line: 15, column: 26, scope: !22)
!37 = !DILocation(line: 15, column: 31, scope: !22)
!38 = !DILocation(line: 15, column: 39, scope: !22)
!39 = !DILocation(line: 16, column: 7, scope: !22)
!40 = !DILocation(line: 16, column: 12, scope: !22)
!41 = !DILocation(line: 16, column: 19, scope: !22)
!42 = !DILocation(line: 16, column: 22, scope: !22)
!43 = !DILocation(line: 16, column: 24, scope: !22)
!44 = !DILocation(line: 16, column: 30, scope: !22)
!45 = !DILocation(line: 17, column: 3, scope: !22)
