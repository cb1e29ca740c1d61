source_filename = "sum_of_steps_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %s = alloca i32, align 4
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %a = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !19
  call void @llvm.dbg.declare(metadata i32* %n, metadata !14, metadata !DIExpression()), !dbg !20
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !21
  store i32 %call, i32* %n, align 4, !dbg !20
  %1 = bitcast i32* %s to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !22
  call void @llvm.dbg.declare(metadata i32* %s, metadata !15, metadata !DIExpression()), !dbg !23
  store i32 0, i32* %s, align 4, !dbg !23
  %2 = bitcast i32* %i to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !22
  call void @llvm.dbg.declare(metadata i32* %i, metadata !16, metadata !DIExpression()), !dbg !24
  store i32 0, i32* %i, align 4, !dbg !24
  %3 = load i32, i32* %n, align 4, !dbg !25
  %cmp = icmp slt i32 %3, 0, !dbg !27
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !28

lor.lhs.false:
  %4 = load i32, i32* %n, align 4, !dbg !29
  %cmp1 = icmp sgt i32 %4, 100000, !dbg !30
  br i1 %cmp1, label %if.then, label %if.end, !dbg !31

if.then:
  store i32 0, i32* %retval, align 4, !dbg !32
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup17, !dbg !32

if.end:
  br label %while.cond, !dbg !33

while.cond:
  %5 = load i32, i32* %i, align 4, !dbg !34
  %6 = load i32, i32* %n, align 4, !dbg !35
  %cmp2 = icmp slt i32 %5, %6, !dbg !36
  br i1 %cmp2, label %while.body, label %while.end, !dbg !33

while.body:
  %7 = bitcast i32* %a to i8*, !dbg !37
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %7), !dbg !37
  call void @llvm.dbg.declare(metadata i32* %a, metadata !17, metadata !DIExpression()), !dbg !38
  %call3 = call i32 @__VERIFIER_nondet_int(), !dbg !39
  store i32 %call3, i32* %a, align 4, !dbg !38
  %8 = load i32, i32* %a, align 4, !dbg !40
  %cmp4 = icmp slt i32 %8, 0, !dbg !42
  br i1 %cmp4, label %if.then7, label %lor.lhs.false5, !dbg !43

lor.lhs.false5:
  %9 = load i32, i32* %a, align 4, !dbg !44
  %cmp6 = icmp sgt i32 %9, 1000, !dbg !45
  br i1 %cmp6, label %if.then7, label %if.end8, !dbg !46

if.then7:
  store i32 3, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !47

if.end8:
  %10 = load i32, i32* %a, align 4, !dbg !48
  %11 = load i32, i32* %s, align 4, !dbg !49
  %add = add nsw i32 %11, %10, !dbg !49
  store i32 %add, i32* %s, align 4, !dbg !49
  %12 = load i32, i32* %i, align 4, !dbg !50
  %inc = add nsw i32 %12, 1, !dbg !50
  store i32 %inc, i32* %i, align 4, !dbg !50
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !51
  br label %cleanup, !dbg !51

cleanup:
  %13 = bitcast i32* %a to i8*, !dbg !51
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %13), !dbg !51
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 3, label %while.end
  ]

cleanup.cont:
  br label %while.cond, !dbg !33, !llvm.loop !52

while.end:
  %14 = load i32, i32* %s, align 4, !dbg !55
  %15 = load i32, i32* %i, align 4, !dbg !57
  %mul = mul nsw i32 1000, %15, !dbg !58
  %cmp9 = icmp sgt i32 %14, %mul, !dbg !59
  br i1 %cmp9, label %if.then15, label %lor.lhs.false10, !dbg !60

lor.lhs.false10:
  %16 = load i32, i32* %s, align 4, !dbg !61
  %17 = load i32, i32* %n, align 4, !dbg !62
  %mul11 = mul nsw i32 1000, %17, !dbg !63
  %cmp12 = icmp sgt i32 %16, %mul11, !dbg !64
  br i1 %cmp12, label %if.then15, label %lor.lhs.false13, !dbg !65

lor.lhs.false13:
  %18 = load i32, i32* %s, align 4, !dbg !66
  %cmp14 = icmp slt i32 %18, 0, !dbg !67
  br i1 %cmp14, label %if.then15, label %if.end16, !dbg !68

if.then15:
  call void @__VERIFIER_error(), !dbg !69
  br label %if.end16, !dbg !69

if.end16:
  store i32 0, i32* %retval, align 4, !dbg !70
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup17, !dbg !70

cleanup17:
  %19 = bitcast i32* %i to i8*, !dbg !71
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %19), !dbg !71
  %20 = bitcast i32* %s to i8*, !dbg !71
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %20), !dbg !71
  %21 = bitcast i32* %n to i8*, !dbg !71
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %21), !dbg !71
  %22 = load i32, i32* %retval, align 4, !dbg !71
  ret i32 %22, !dbg !71

unreachable:
  unreachable
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @__VERIFIER_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "sum_of_steps_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !10, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !15, !16, !17}
!14 = !DILocalVariable(name: "n", scope: !9, file: !1, line: 6, type: !12)
!15 = !DILocalVariable(name: "s", scope: !9, file: !1, line: 7, type: !12)
!16 = !DILocalVariable(name: "i", scope: !9, file: !1, line: 7, type: !12)
!17 = !DILocalVariable(name: "a", scope: !18, file: !1, line: 11, type: !12)
!18 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 19)
!19 = !DILocation(line: 6, column: 5, scope: !9)
!20 = !DILocation(line: 6, column: 9, scope: !9)
!21 = !DILocation(line: 6, column: 13, scope: !9)
!22 = !DILocation(line: 7, column: 5, scope: !9)
!23 = !DILocation(line: 7, column: 9, scope: !9)
!24 = !DILocation(line: 7, column: 16, scope: !9)
!25 = !DILocation(line: 8, column: 9, scope: !26)
!26 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 9)
!27 = !DILocation(line: 8, column: 11, scope: !26)
!28 = !DILocation(line: 8, column: 15, scope: !26)
!29 = !DILocation(line: 8, column: 18, scope: !26)
!30 = !DILocation(line: 8, column: 20, scope: !26)
!31 = !DILocation(line: 8, column: 9, scope: !9)
!32 = !DILocation(line: 9, column: 9, scope: !26)
!33 = !DILocation(line: 10, column: 5, scope: !9)
!34 = !DILocation(line: 10, column: 12, scope: !9)
!35 = !DILocation(line: 10, column: 16, scope: !9)
!36 = !DILocation(line: 10, column: 14, scope: !9)
!37 = !DILocation(line: 11, column: 9, scope: !18)
!38 = !DILocation(line: 11, column: 13, scope: !18)
!39 = !DILocation(line: 11, column: 17, scope: !18)
!40 = !DILocation(line: 12, column: 13, scope: !41)
!41 = distinct !DILexicalBlock(scope: !18, file: !1, line: 12, column: 13)
!42 = !DILocation(line: 12, column: 15, scope: !41)
!43 = !DILocation(line: 12, column: 19, scope: !41)
!44 = !DILocation(line: 12, column: 22, scope: !41)
!45 = !DILocation(line: 12, column: 24, scope: !41)
!46 = !DILocation(line: 12, column: 13, scope: !18)
!47 = !DILocation(line: 13, column: 13, scope: !41)
!48 = !DILocation(line: 14, column: 14, scope: !18)
!49 = !DILocation(line: 14, column: 11, scope: !18)
!50 = !DILocation(line: 15, column: 10, scope: !18)
!51 = !DILocation(line: 16, column: 5, scope: !9)
!52 = distinct !{!52, !33, !51, !53, !54}
!53 = !{!"llvm.loop.mustprogress"}
!54 = !{!"llvm.loop.unroll.disable"}
!55 = !DILocation(line: 17, column: 9, scope: !56)
!56 = distinct !DILexicalBlock(scope: !9, file: !1, line: 17, column: 9)
!57 = !DILocation(line: 17, column: 20, scope: !56)
!58 = !DILocation(line: 17, column: 18, scope: !56)
!59 = !DILocation(line: 17, column: 11, scope: !56)
!60 = !DILocation(line: 17, column: 22, scope: !56)
!61 = !DILocation(line: 17, column: 25, scope: !56)
!62 = !DILocation(line: 17, column: 36, scope: !56)
!63 = !DILocation(line: 17, column: 34, scope: !56)
!64 = !DILocation(line: 17, column: 27, scope: !56)
!65 = !DILocation(line: 17, column: 38, scope: !56)
!66 = !DILocation(line: 17, column: 41, scope: !56)
!67 = !DILocation(line: 17, column: 43, scope: !56)
!68 = !DILocation(line: 17, column: 9, scope: !9)
!69 = !DILocation(line: 18, column: 9, scope: !56)
!70 = !DILocation(line: 19, column: 5, scope: !9)
!71 = !DILocation(line: 20, column: 1, scope: !9)
