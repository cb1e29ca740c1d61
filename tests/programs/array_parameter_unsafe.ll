source_filename = "array_parameter_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local void @bubble(i32* noundef %a, i32 noundef %n) !dbg !10 {
entry:
  %a.addr = alloca i32*, align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %j = alloca i32, align 4
  %t = alloca i32, align 4
  store i32* %a, i32** %a.addr, align 8
  store i32 %n, i32* %n.addr, align 4
  store i32 0, i32* %i, align 4, !dbg !13
  br label %for.cond, !dbg !14

for.cond:
  %0 = load i32, i32* %i, align 4, !dbg !15
  %1 = load i32, i32* %n.addr, align 4, !dbg !16
  %cmp = icmp slt i32 %0, %1, !dbg !17
  br i1 %cmp, label %for.body, label %for.end20, !dbg !18

for.body:
  store i32 0, i32* %j, align 4, !dbg !19
  br label %for.cond1, !dbg !20

for.cond1:
  %2 = load i32, i32* %j, align 4, !dbg !21
  %add = add nsw i32 %2, 2, !dbg !22
  %3 = load i32, i32* %n.addr, align 4, !dbg !23
  %cmp2 = icmp slt i32 %add, %3, !dbg !24
  br i1 %cmp2, label %for.body3, label %for.end, !dbg !25

for.body3:
  %4 = load i32*, i32** %a.addr, align 8, !dbg !26
  %5 = load i32, i32* %j, align 4, !dbg !27
  %idxprom = sext i32 %5 to i64, !dbg !26
  %arrayidx = getelementptr inbounds i32, i32* %4, i64 %idxprom, !dbg !26
  %6 = load i32, i32* %arrayidx, align 4, !dbg !26
  %7 = load i32*, i32** %a.addr, align 8, !dbg !28
  %8 = load i32, i32* %j, align 4, !dbg !29
  %add4 = add nsw i32 %8, 1, !dbg !30
  %idxprom5 = sext i32 %add4 to i64, !dbg !28
  %arrayidx6 = getelementptr inbounds i32, i32* %7, i64 %idxprom5, !dbg !28
  %9 = load i32, i32* %arrayidx6, align 4, !dbg !28
  %cmp7 = icmp sgt i32 %6, %9, !dbg !31
  br i1 %cmp7, label %if.then, label %if.end, !dbg !26

if.then:
  %10 = load i32*, i32** %a.addr, align 8, !dbg !32
  %11 = load i32, i32* %j, align 4, !dbg !33
  %idxprom8 = sext i32 %11 to i64, !dbg !32
  %arrayidx9 = getelementptr inbounds i32, i32* %10, i64 %idxprom8, !dbg !32
  %12 = load i32, i32* %arrayidx9, align 4, !dbg !32
  store i32 %12, i32* %t, align 4, !dbg !34
  %13 = load i32*, i32** %a.addr, align 8, !dbg !35
  %14 = load i32, i32* %j, align 4, !dbg !36
  %add10 = add nsw i32 %14, 1, !dbg !37
  %idxprom11 = sext i32 %add10 to i64, !dbg !35
  %arrayidx12 = getelementptr inbounds i32, i32* %13, i64 %idxprom11, !dbg !35
  %15 = load i32, i32* %arrayidx12, align 4, !dbg !35
  %16 = load i32*, i32** %a.addr, align 8, !dbg !38
  %17 = load i32, i32* %j, align 4, !dbg !39
  %idxprom13 = sext i32 %17 to i64, !dbg !38
  %arrayidx14 = getelementptr inbounds i32, i32* %16, i64 %idxprom13, !dbg !38
  store i32 %15, i32* %arrayidx14, align 4, !dbg !40
  %18 = load i32, i32* %t, align 4, !dbg !41
  %19 = load i32*, i32** %a.addr, align 8, !dbg !42
  %20 = load i32, i32* %j, align 4, !dbg !43
  %add15 = add nsw i32 %20, 1, !dbg !44
  %idxprom16 = sext i32 %add15 to i64, !dbg !42
  %arrayidx17 = getelementptr inbounds i32, i32* %19, i64 %idxprom16, !dbg !42
  store i32 %18, i32* %arrayidx17, align 4, !dbg !45
  br label %if.end, !dbg !46

if.end:
  br label %for.inc, !dbg !47

for.inc:
  %21 = load i32, i32* %j, align 4, !dbg !48
  %inc = add nsw i32 %21, 1, !dbg !48
  store i32 %inc, i32* %j, align 4, !dbg !48
  br label %for.cond1, !dbg !25, !llvm.loop !49

for.end:
  br label %for.inc18, !dbg !46

for.inc18:
  %22 = load i32, i32* %i, align 4, !dbg !51
  %inc19 = add nsw i32 %22, 1, !dbg !51
  store i32 %inc19, i32* %i, align 4, !dbg !51
  br label %for.cond, !dbg !18, !llvm.loop !52

for.end20:
  ret void, !dbg !53
}

define dso_local i32 @main() !dbg !54 {
entry:
  %retval = alloca i32, align 4
  %a = alloca [3 x i32], align 4
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  store i32 0, i32* %i, align 4, !dbg !55
  br label %for.cond, !dbg !56

for.cond:
  %0 = load i32, i32* %i, align 4, !dbg !57
  %cmp = icmp slt i32 %0, 3, !dbg !58
  br i1 %cmp, label %for.body, label %for.end, !dbg !59

for.body:
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !60
  %1 = load i32, i32* %i, align 4, !dbg !61
  %idxprom = sext i32 %1 to i64, !dbg !62
  %arrayidx = getelementptr inbounds [3 x i32], [3 x i32]* %a, i64 0, i64 %idxprom, !dbg !62
  store i32 %call, i32* %arrayidx, align 4, !dbg !63
  br label %for.inc, !dbg !62

for.inc:
  %2 = load i32, i32* %i, align 4, !dbg !64
  %inc = add nsw i32 %2, 1, !dbg !64
  store i32 %inc, i32* %i, align 4, !dbg !64
  br label %for.cond, !dbg !59, !llvm.loop !65

for.end:
  %arraydecay = getelementptr inbounds [3 x i32], [3 x i32]* %a, i64 0, i64 0, !dbg !67
  call void @bubble(i32* noundef %arraydecay, i32 noundef 3), !dbg !68
  %arrayidx1 = getelementptr inbounds [3 x i32], [3 x i32]* %a, i64 0, i64 0, !dbg !69
  %3 = load i32, i32* %arrayidx1, align 4, !dbg !69
  %arrayidx2 = getelementptr inbounds [3 x i32], [3 x i32]* %a, i64 0, i64 1, !dbg !70
  %4 = load i32, i32* %arrayidx2, align 4, !dbg !70
  %cmp3 = icmp sgt i32 %3, %4, !dbg !71
  br i1 %cmp3, label %if.then, label %lor.lhs.false, !dbg !72

lor.lhs.false:
  %arrayidx4 = getelementptr inbounds [3 x i32], [3 x i32]* %a, i64 0, i64 1, !dbg !73
  %5 = load i32, i32* %arrayidx4, align 4, !dbg !73
  %arrayidx5 = getelementptr inbounds [3 x i32], [3 x i32]* %a, i64 0, i64 2, !dbg !74
  %6 = load i32, i32* %arrayidx5, align 4, !dbg !74
  %cmp6 = icmp sgt i32 %5, %6, !dbg !75
  br i1 %cmp6, label %if.then, label %if.end, !dbg !69

if.then:
  call void @reach_error(), !dbg !76
  br label %if.end, !dbg !76

if.end:
  ret i32 0, !dbg !77
}

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "array_parameter_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "bubble", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 6, column: 12, scope: !10)
!14 = !DILocation(line: 6, column: 8, scope: !10)
!15 = !DILocation(line: 6, column: 19, scope: !10)
!16 = !DILocation(line: 6, column: 23, scope: !10)
!17 = !DILocation(line: 6, column: 21, scope: !10)
!18 = !DILocation(line: 6, column: 3, scope: !10)
!19 = !DILocation(line: 7, column: 14, scope: !10)
!20 = !DILocation(line: 7, column: 10, scope: !10)
!21 = !DILocation(line: 7, column: 21, scope: !10)
!22 = !DILocation(line: 7, column: 23, scope: !10)
!23 = !DILocation(line: 7, column: 29, scope: !10)
!24 = !DILocation(line: 7, column: 27, scope: !10)
!25 = !DILocation(line: 7, column: 5, scope: !10)
!26 = !DILocation(line: 8, column: 11, scope: !10)
!27 = !DILocation(line: 8, column: 13, scope: !10)
!28 = !DILocation(line: 8, column: 18, scope: !10)
!29 = !DILocation(line: 8, column: 20, scope: !10)
!30 = !DILocation(line: 8, column: 22, scope: !10)
!31 = !DILocation(line: 8, column: 16, scope: !10)
!32 = !DILocation(line: 9, column: 17, scope: !10)
!33 = !DILocation(line: 9, column: 19, scope: !10)
!34 = !DILocation(line: 9, column: 13, scope: !10)
!35 = !DILocation(line: 10, column: 16, scope: !10)
!36 = !DILocation(line: 10, column: 18, scope: !10)
!37 = !DILocation(line: 10, column: 20, scope: !10)
!38 = !DILocation(line: 10, column: 9, scope: !10)
!39 = !DILocation(line: 10, column: 11, scope: !10)
!40 = !DILocation(line: 10, column: 14, scope: !10)
!41 = !DILocation(line: 11, column: 20, scope: !10)
!42 = !DILocation(line: 11, column: 9, scope: !10)
!43 = !DILocation(line: 11, column: 11, scope: !10)
!44 = !DILocation(line: 11, column: 13, scope: !10)
!45 = !DILocation(line: 11, column: 18, scope: !10)
!46 = !DILocation(line: 12, column: 7, scope: !10)
!47 = !DILocation(line: 8, column: 25, scope: !10)
!48 = !DILocation(line: 7, column: 33, scope: !10)
!49 = distinct !{!49, !25, !46, !50}
!50 = !{!"llvm.loop.mustprogress"}
!51 = !DILocation(line: 6, column: 27, scope: !10)
!52 = distinct !{!52, !18, !46, !50}
!53 = !DILocation(line: 13, column: 1, scope: !10)
!54 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 15, type: !11, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!55 = !DILocation(line: 17, column: 12, scope: !54)
!56 = !DILocation(line: 17, column: 8, scope: !54)
!57 = !DILocation(line: 17, column: 19, scope: !54)
!58 = !DILocation(line: 17, column: 21, scope: !54)
!59 = !DILocation(line: 17, column: 3, scope: !54)
!60 = !DILocation(line: 17, column: 38, scope: !54)
!61 = !DILocation(line: 17, column: 33, scope: !54)
!62 = !DILocation(line: 17, column: 31, scope: !54)
!63 = !DILocation(line: 17, column: 36, scope: !54)
!64 = !DILocation(line: 17, column: 27, scope: !54)
!65 = distinct !{!65, !59, !66, !50}
!66 = !DILocation(line: 17, column: 60, scope: !54)
!67 = !DILocation(line: 18, column: 10, scope: !54)
!68 = !DILocation(line: 18, column: 3, scope: !54)
!69 = !DILocation(line: 19, column: 7, scope: !54)
!70 = !DILocation(line: 19, column: 14, scope: !54)
!71 = !DILocation(line: 19, column: 12, scope: !54)
!72 = !DILocation(line: 19, column: 19, scope: !54)
!73 = !DILocation(line: 19, column: 22, scope: !54)
!74 = !DILocation(line: 19, column: 29, scope: !54)
!75 = !DILocation(line: 19, column: 27, scope: !54)
!76 = !DILocation(line: 19, column: 35, scope: !54)
!77 = !DILocation(line: 20, column: 3, scope: !54)
