source_filename = "struct_array_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.item = type { i32, i32 }

@table = dso_local global [4 x %struct.item] [%struct.item { i32 10, i32 0 }, %struct.item { i32 20, i32 0 }, %struct.item { i32 30, i32 0 }, %struct.item { i32 40, i32 0 }], align 16

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %key = alloca i32, align 4
  %found = alloca %struct.item*, align 8
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !13
  store i32 %call, i32* %key, align 4, !dbg !14
  store %struct.item* null, %struct.item** %found, align 8, !dbg !15
  store i32 0, i32* %i, align 4, !dbg !16
  br label %for.cond, !dbg !17

for.cond:
  %0 = load i32, i32* %i, align 4, !dbg !18
  %cmp = icmp slt i32 %0, 4, !dbg !19
  br i1 %cmp, label %for.body, label %for.end, !dbg !20

for.body:
  %1 = load i32, i32* %i, align 4, !dbg !21
  %idxprom = sext i32 %1 to i64, !dbg !22
  %arrayidx = getelementptr inbounds [4 x %struct.item], [4 x %struct.item]* @table, i64 0, i64 %idxprom, !dbg !22
  %key1 = getelementptr inbounds %struct.item, %struct.item* %arrayidx, i32 0, i32 0, !dbg !23
  %2 = load i32, i32* %key1, align 8, !dbg !23
  %3 = load i32, i32* %key, align 4, !dbg !24
  %cmp2 = icmp eq i32 %2, %3, !dbg !25
  br i1 %cmp2, label %if.then, label %if.end, !dbg !22

if.then:
  %4 = load i32, i32* %i, align 4, !dbg !26
  %idxprom3 = sext i32 %4 to i64, !dbg !27
  %arrayidx4 = getelementptr inbounds [4 x %struct.item], [4 x %struct.item]* @table, i64 0, i64 %idxprom3, !dbg !27
  store %struct.item* %arrayidx4, %struct.item** %found, align 8, !dbg !28
  br label %if.end, !dbg !29

if.end:
  br label %for.inc, !dbg !24

for.inc:
  %5 = load i32, i32* %i, align 4, !dbg !30
  %inc = add nsw i32 %5, 1, !dbg !30
  store i32 %inc, i32* %i, align 4, !dbg !30
  br label %for.cond, !dbg !20, !llvm.loop !31

for.end:
  %6 = load %struct.item*, %struct.item** %found, align 8, !dbg !34
  %tobool = icmp ne %struct.item* %6, null, !dbg !34
  br i1 %tobool, label %if.end6, label %if.then5, !dbg !35

if.then5:
  store i32 0, i32* %retval, align 4, !dbg !36
  br label %return, !dbg !36

if.end6:
  %7 = load %struct.item*, %struct.item** %found, align 8, !dbg !37
  %count = getelementptr inbounds %struct.item, %struct.item* %7, i32 0, i32 1, !dbg !38
  %8 = load i32, i32* %count, align 4, !dbg !39
  %inc7 = add nsw i32 %8, 1, !dbg !39
  store i32 %inc7, i32* %count, align 4, !dbg !39
  %9 = load i32, i32* %key, align 4, !dbg !40
  %cmp8 = icmp eq i32 %9, 20, !dbg !41
  br i1 %cmp8, label %land.lhs.true, label %if.end12, !dbg !42

land.lhs.true:
  %10 = load i32, i32* getelementptr inbounds ([4 x %struct.item], [4 x %struct.item]* @table, i64 0, i64 1, i32 1), align 4, !dbg !43
  %cmp9 = icmp ne i32 %10, 1, !dbg !44
  br i1 %cmp9, label %if.then11, label %lor.lhs.false, !dbg !45

lor.lhs.false:
  %11 = load i32, i32* getelementptr inbounds ([4 x %struct.item], [4 x %struct.item]* @table, i64 0, i64 0, i32 1), align 4, !dbg !46
  %12 = load i32, i32* getelementptr inbounds ([4 x %struct.item], [4 x %struct.item]* @table, i64 0, i64 2, i32 1), align 4, !dbg !47
  %add = add nsw i32 %11, %12, !dbg !48
  %tobool10 = icmp ne i32 %add, 0, !dbg !48
  br i1 %tobool10, label %if.then11, label %if.end12, !dbg !40

if.then11:
  call void @reach_error(), !dbg !49
  br label %if.end12, !dbg !49

if.end12:
  %13 = load i32, i32* %key, align 4, !dbg !50
  %cmp13 = icmp ne i32 %13, 10, !dbg !51
  br i1 %cmp13, label %land.lhs.true14, label %if.end21, !dbg !52

land.lhs.true14:
  %14 = load i32, i32* %key, align 4, !dbg !53
  %cmp15 = icmp ne i32 %14, 20, !dbg !54
  br i1 %cmp15, label %land.lhs.true16, label %if.end21, !dbg !55

land.lhs.true16:
  %15 = load i32, i32* %key, align 4, !dbg !56
  %cmp17 = icmp ne i32 %15, 40, !dbg !57
  br i1 %cmp17, label %land.lhs.true18, label %if.end21, !dbg !58

land.lhs.true18:
  %16 = load %struct.item*, %struct.item** %found, align 8, !dbg !59
  %cmp19 = icmp ne %struct.item* %16, getelementptr inbounds ([4 x %struct.item], [4 x %struct.item]* @table, i64 0, i64 3), !dbg !60
  br i1 %cmp19, label %if.then20, label %if.end21, !dbg !50

if.then20:
  call void @reach_error(), !dbg !61
  br label %if.end21, !dbg !61

if.end21:
  store i32 0, i32* %retval, align 4, !dbg !62
  br label %return, !dbg !62

return:
  %17 = load i32, i32* %retval, align 4, !dbg !63
  ret i32 %17, !dbg !63
}

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "struct_array_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !11, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 10, column: 13, scope: !10)
!14 = !DILocation(line: 10, column: 7, scope: !10)
!15 = !DILocation(line: 11, column: 16, scope: !10)
!16 = !DILocation(line: 12, column: 12, scope: !10)
!17 = !DILocation(line: 12, column: 8, scope: !10)
!18 = !DILocation(line: 12, column: 19, scope: !10)
!19 = !DILocation(line: 12, column: 21, scope: !10)
!20 = !DILocation(line: 12, column: 3, scope: !10)
!21 = !DILocation(line: 13, column: 15, scope: !10)
!22 = !DILocation(line: 13, column: 9, scope: !10)
!23 = !DILocation(line: 13, column: 18, scope: !10)
!24 = !DILocation(line: 13, column: 25, scope: !10)
!25 = !DILocation(line: 13, column: 22, scope: !10)
!26 = !DILocation(line: 13, column: 45, scope: !10)
!27 = !DILocation(line: 13, column: 39, scope: !10)
!28 = !DILocation(line: 13, column: 36, scope: !10)
!29 = !DILocation(line: 13, column: 30, scope: !10)
!30 = !DILocation(line: 12, column: 27, scope: !10)
!31 = distinct !{!31, !20, !32, !33}
!32 = !DILocation(line: 13, column: 46, scope: !10)
!33 = !{!"llvm.loop.mustprogress"}
!34 = !DILocation(line: 14, column: 8, scope: !10)
!35 = !DILocation(line: 14, column: 7, scope: !10)
!36 = !DILocation(line: 14, column: 15, scope: !10)
!37 = !DILocation(line: 15, column: 3, scope: !10)
!38 = !DILocation(line: 15, column: 10, scope: !10)
!39 = !DILocation(line: 15, column: 15, scope: !10)
!40 = !DILocation(line: 16, column: 7, scope: !10)
!41 = !DILocation(line: 16, column: 11, scope: !10)
!42 = !DILocation(line: 16, column: 17, scope: !10)
!43 = !DILocation(line: 16, column: 30, scope: !10)
!44 = !DILocation(line: 16, column: 36, scope: !10)
!45 = !DILocation(line: 16, column: 41, scope: !10)
!46 = !DILocation(line: 16, column: 53, scope: !10)
!47 = !DILocation(line: 16, column: 70, scope: !10)
!48 = !DILocation(line: 16, column: 59, scope: !10)
!49 = !DILocation(line: 16, column: 78, scope: !10)
!50 = !DILocation(line: 17, column: 7, scope: !10)
!51 = !DILocation(line: 17, column: 11, scope: !10)
!52 = !DILocation(line: 17, column: 17, scope: !10)
!53 = !DILocation(line: 17, column: 20, scope: !10)
!54 = !DILocation(line: 17, column: 24, scope: !10)
!55 = !DILocation(line: 17, column: 30, scope: !10)
!56 = !DILocation(line: 17, column: 33, scope: !10)
!57 = !DILocation(line: 17, column: 37, scope: !10)
!58 = !DILocation(line: 17, column: 43, scope: !10)
!59 = !DILocation(line: 17, column: 46, scope: !10)
!60 = !DILocation(line: 17, column: 52, scope: !10)
!61 = !DILocation(line: 17, column: 66, scope: !10)
!62 = !DILocation(line: 18, column: 3, scope: !10)
!63 = !DILocation(line: 19, column: 1, scope: !10)
