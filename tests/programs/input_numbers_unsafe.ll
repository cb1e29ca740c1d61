source_filename = "input_numbers_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [3 x i8] c"%d\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %x = alloca i32, align 4
  %best = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !19
  call void @llvm.dbg.declare(metadata i32* %n, metadata !14, metadata !DIExpression()), !dbg !20
  %1 = bitcast i32* %x to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !19
  call void @llvm.dbg.declare(metadata i32* %x, metadata !15, metadata !DIExpression()), !dbg !21
  %2 = bitcast i32* %best to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !19
  call void @llvm.dbg.declare(metadata i32* %best, metadata !16, metadata !DIExpression()), !dbg !22
  store i32 -1, i32* %best, align 4, !dbg !22
  %call = call i32 (i8*, ...) @__isoc99_scanf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0), i32* noundef %n), !dbg !23
  %cmp = icmp ne i32 %call, 1, !dbg !25
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !26

lor.lhs.false:
  %3 = load i32, i32* %n, align 4, !dbg !27
  %cmp1 = icmp slt i32 %3, 1, !dbg !28
  br i1 %cmp1, label %if.then, label %lor.lhs.false2, !dbg !29

lor.lhs.false2:
  %4 = load i32, i32* %n, align 4, !dbg !30
  %cmp3 = icmp sgt i32 %4, 3, !dbg !31
  br i1 %cmp3, label %if.then, label %if.end, !dbg !32

if.then:
  store i32 1, i32* %retval, align 4, !dbg !33
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup18, !dbg !33

if.end:
  %5 = bitcast i32* %i to i8*, !dbg !34
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %5), !dbg !34
  call void @llvm.dbg.declare(metadata i32* %i, metadata !17, metadata !DIExpression()), !dbg !35
  store i32 0, i32* %i, align 4, !dbg !35
  br label %for.cond, !dbg !34

for.cond:
  %6 = load i32, i32* %i, align 4, !dbg !36
  %7 = load i32, i32* %n, align 4, !dbg !38
  %cmp4 = icmp slt i32 %6, %7, !dbg !39
  br i1 %cmp4, label %for.body, label %for.cond.cleanup, !dbg !40

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !40

for.body:
  %call5 = call i32 (i8*, ...) @__isoc99_scanf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0), i32* noundef %x), !dbg !41
  %cmp6 = icmp ne i32 %call5, 1, !dbg !44
  br i1 %cmp6, label %if.then9, label %lor.lhs.false7, !dbg !45

lor.lhs.false7:
  %8 = load i32, i32* %x, align 4, !dbg !46
  %cmp8 = icmp slt i32 %8, 0, !dbg !47
  br i1 %cmp8, label %if.then9, label %if.end10, !dbg !48

if.then9:
  store i32 1, i32* %retval, align 4, !dbg !49
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !49

if.end10:
  %9 = load i32, i32* %x, align 4, !dbg !50
  %10 = load i32, i32* %best, align 4, !dbg !52
  %cmp11 = icmp sgt i32 %9, %10, !dbg !53
  br i1 %cmp11, label %if.then12, label %if.end13, !dbg !54

if.then12:
  %11 = load i32, i32* %x, align 4, !dbg !55
  store i32 %11, i32* %best, align 4, !dbg !56
  br label %if.end13, !dbg !57

if.end13:
  br label %for.inc, !dbg !58

for.inc:
  %12 = load i32, i32* %i, align 4, !dbg !59
  %inc = add nsw i32 %12, 1, !dbg !59
  store i32 %inc, i32* %i, align 4, !dbg !59
  br label %for.cond, !dbg !60, !llvm.loop !61

cleanup:
  %13 = bitcast i32* %i to i8*, !dbg !60
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %13), !dbg !60
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup18 [
    i32 2, label %for.end
  ]

for.end:
  %14 = load i32, i32* %n, align 4, !dbg !65
  %cmp14 = icmp eq i32 %14, 3, !dbg !67
  br i1 %cmp14, label %land.lhs.true, label %if.end17, !dbg !68

land.lhs.true:
  %15 = load i32, i32* %best, align 4, !dbg !69
  %cmp15 = icmp eq i32 %15, 77, !dbg !70
  br i1 %cmp15, label %if.then16, label %if.end17, !dbg !71

if.then16:
  call void @reach_error(), !dbg !72
  br label %if.end17, !dbg !72

if.end17:
  store i32 0, i32* %retval, align 4, !dbg !73
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup18, !dbg !73

cleanup18:
  %16 = bitcast i32* %best to i8*, !dbg !74
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %16), !dbg !74
  %17 = bitcast i32* %x to i8*, !dbg !74
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %17), !dbg !74
  %18 = bitcast i32* %n to i8*, !dbg !74
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %18), !dbg !74
  %19 = load i32, i32* %retval, align 4, !dbg !74
  ret i32 %19, !dbg !74
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__isoc99_scanf(i8* noundef, ...)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare !dbg !75 void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "input_numbers_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !10, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !15, !16, !17}
!14 = !DILocalVariable(name: "n", scope: !9, file: !1, line: 8, type: !12)
!15 = !DILocalVariable(name: "x", scope: !9, file: !1, line: 8, type: !12)
!16 = !DILocalVariable(name: "best", scope: !9, file: !1, line: 8, type: !12)
!17 = !DILocalVariable(name: "i", scope: !18, file: !1, line: 11, type: !12)
!18 = distinct !DILexicalBlock(scope: !9, file: !1, line: 11, column: 5)
!19 = !DILocation(line: 8, column: 5, scope: !9)
!20 = !DILocation(line: 8, column: 9, scope: !9)
!21 = !DILocation(line: 8, column: 12, scope: !9)
!22 = !DILocation(line: 8, column: 15, scope: !9)
!23 = !DILocation(line: 9, column: 9, scope: !24)
!24 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 9)
!25 = !DILocation(line: 9, column: 25, scope: !24)
!26 = !DILocation(line: 9, column: 30, scope: !24)
!27 = !DILocation(line: 9, column: 33, scope: !24)
!28 = !DILocation(line: 9, column: 35, scope: !24)
!29 = !DILocation(line: 9, column: 39, scope: !24)
!30 = !DILocation(line: 9, column: 42, scope: !24)
!31 = !DILocation(line: 9, column: 44, scope: !24)
!32 = !DILocation(line: 9, column: 9, scope: !9)
!33 = !DILocation(line: 10, column: 9, scope: !24)
!34 = !DILocation(line: 11, column: 10, scope: !18)
!35 = !DILocation(line: 11, column: 14, scope: !18)
!36 = !DILocation(line: 11, column: 21, scope: !37)
!37 = distinct !DILexicalBlock(scope: !18, file: !1, line: 11, column: 5)
!38 = !DILocation(line: 11, column: 25, scope: !37)
!39 = !DILocation(line: 11, column: 23, scope: !37)
!40 = !DILocation(line: 11, column: 5, scope: !18)
!41 = !DILocation(line: 12, column: 13, scope: !42)
!42 = distinct !DILexicalBlock(scope: !43, file: !1, line: 12, column: 13)
!43 = distinct !DILexicalBlock(scope: !37, file: !1, line: 11, column: 33)
!44 = !DILocation(line: 12, column: 29, scope: !42)
!45 = !DILocation(line: 12, column: 34, scope: !42)
!46 = !DILocation(line: 12, column: 37, scope: !42)
!47 = !DILocation(line: 12, column: 39, scope: !42)
!48 = !DILocation(line: 12, column: 13, scope: !43)
!49 = !DILocation(line: 13, column: 13, scope: !42)
!50 = !DILocation(line: 14, column: 13, scope: !51)
!51 = distinct !DILexicalBlock(scope: !43, file: !1, line: 14, column: 13)
!52 = !DILocation(line: 14, column: 17, scope: !51)
!53 = !DILocation(line: 14, column: 15, scope: !51)
!54 = !DILocation(line: 14, column: 13, scope: !43)
!55 = !DILocation(line: 15, column: 20, scope: !51)
!56 = !DILocation(line: 15, column: 18, scope: !51)
!57 = !DILocation(line: 15, column: 13, scope: !51)
!58 = !DILocation(line: 16, column: 5, scope: !43)
!59 = !DILocation(line: 11, column: 29, scope: !37)
!60 = !DILocation(line: 11, column: 5, scope: !37)
!61 = distinct !{!61, !40, !62, !63, !64}
!62 = !DILocation(line: 16, column: 5, scope: !18)
!63 = !{!"llvm.loop.mustprogress"}
!64 = !{!"llvm.loop.unroll.disable"}
!65 = !DILocation(line: 17, column: 9, scope: !66)
!66 = distinct !DILexicalBlock(scope: !9, file: !1, line: 17, column: 9)
!67 = !DILocation(line: 17, column: 11, scope: !66)
!68 = !DILocation(line: 17, column: 16, scope: !66)
!69 = !DILocation(line: 17, column: 19, scope: !66)
!70 = !DILocation(line: 17, column: 24, scope: !66)
!71 = !DILocation(line: 17, column: 9, scope: !9)
!72 = !DILocation(line: 18, column: 9, scope: !66)
!73 = !DILocation(line: 19, column: 5, scope: !9)
!74 = !DILocation(line: 20, column: 1, scope: !9)
!75 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 4, type: !76, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !78)
!76 = !DISubroutineType(types: !77)
!77 = !{null}
!78 = !{}
