source_filename = "digits_and_parity_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [34 x i8] c"digits(n) >= 1 && digits(n) <= 10\00", align 1
@.str.1 = private unnamed_addr constant [25 x i8] c"digits_and_parity_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [27 x i8] c"is_even(n) == (n % 2 == 0)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !15
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !15
  call void @llvm.dbg.declare(metadata i32* %n, metadata !14, metadata !DIExpression()), !dbg !16
  %call = call i32 @nondet_int(), !dbg !17
  store i32 %call, i32* %n, align 4, !dbg !16
  %1 = load i32, i32* %n, align 4, !dbg !18
  %cmp = icmp slt i32 %1, 0, !dbg !20
  br i1 %cmp, label %if.then, label %if.end, !dbg !21

if.then:
  store i32 0, i32* %retval, align 4, !dbg !22
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !22

if.end:
  %2 = load i32, i32* %n, align 4, !dbg !23
  %call1 = call i32 @digits(i32 noundef %2), !dbg !23
  %cmp2 = icmp sge i32 %call1, 1, !dbg !23
  br i1 %cmp2, label %land.lhs.true, label %if.else, !dbg !23

land.lhs.true:
  %3 = load i32, i32* %n, align 4, !dbg !23
  %call3 = call i32 @digits(i32 noundef %3), !dbg !23
  %cmp4 = icmp sle i32 %call3, 10, !dbg !23
  br i1 %cmp4, label %if.then5, label %if.else, !dbg !26

if.then5:
  br label %if.end6, !dbg !26

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !23
  unreachable, !dbg !23

if.end6:
  %4 = load i32, i32* %n, align 4, !dbg !27
  %cmp7 = icmp slt i32 %4, 100, !dbg !29
  br i1 %cmp7, label %if.then8, label %if.end16, !dbg !30

if.then8:
  %5 = load i32, i32* %n, align 4, !dbg !31
  %call9 = call i32 @is_even(i32 noundef %5), !dbg !31
  %6 = load i32, i32* %n, align 4, !dbg !31
  %rem = srem i32 %6, 2, !dbg !31
  %cmp10 = icmp eq i32 %rem, 0, !dbg !31
  %conv = zext i1 %cmp10 to i32, !dbg !31
  %cmp11 = icmp eq i32 %call9, %conv, !dbg !31
  br i1 %cmp11, label %if.then13, label %if.else14, !dbg !34

if.then13:
  br label %if.end15, !dbg !34

if.else14:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 14, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !31
  unreachable, !dbg !31

if.end15:
  br label %if.end16, !dbg !35

if.end16:
  store i32 0, i32* %retval, align 4, !dbg !36
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !36

cleanup:
  %7 = bitcast i32* %n to i8*, !dbg !37
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7), !dbg !37
  %8 = load i32, i32* %retval, align 4, !dbg !37
  ret i32 %8, !dbg !37
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !38 i32 @nondet_int()

define internal i32 @digits(i32 noundef %n) !dbg !40 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !44, metadata !DIExpression()), !dbg !45
  %0 = load i32, i32* %n.addr, align 4, !dbg !46
  %cmp = icmp slt i32 %0, 10, !dbg !47
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !46

cond.true:
  br label %cond.end, !dbg !46

cond.false:
  %1 = load i32, i32* %n.addr, align 4, !dbg !48
  %div = sdiv i32 %1, 10, !dbg !49
  %call = call i32 @digits(i32 noundef %div), !dbg !50
  %add = add nsw i32 1, %call, !dbg !51
  br label %cond.end, !dbg !46

cond.end:
  %cond = phi i32 [ 1, %cond.true ], [ %add, %cond.false ], !dbg !46
  ret i32 %cond, !dbg !52
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

define internal i32 @is_even(i32 noundef %n) !dbg !53 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !58, metadata !DIExpression()), !dbg !59
  %0 = load i32, i32* %n.addr, align 4, !dbg !60
  %cmp = icmp eq i32 %0, 0, !dbg !61
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !60

cond.true:
  br label %cond.end, !dbg !60

cond.false:
  %1 = load i32, i32* %n.addr, align 4, !dbg !62
  %sub = sub i32 %1, 1, !dbg !63
  %call = call i32 @is_odd(i32 noundef %sub), !dbg !64
  br label %cond.end, !dbg !60

cond.end:
  %cond = phi i32 [ 1, %cond.true ], [ %call, %cond.false ], !dbg !60
  ret i32 %cond, !dbg !65
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

define internal i32 @is_odd(i32 noundef %n) !dbg !66 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !68, metadata !DIExpression()), !dbg !69
  %0 = load i32, i32* %n.addr, align 4, !dbg !70
  %cmp = icmp eq i32 %0, 0, !dbg !71
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !70

cond.true:
  br label %cond.end, !dbg !70

cond.false:
  %1 = load i32, i32* %n.addr, align 4, !dbg !72
  %sub = sub i32 %1, 1, !dbg !73
  %call = call i32 @is_even(i32 noundef %sub), !dbg !74
  br label %cond.end, !dbg !70

cond.end:
  %cond = phi i32 [ 0, %cond.true ], [ %call, %cond.false ], !dbg !70
  ret i32 %cond, !dbg !75
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "digits_and_parity_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !10, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14}
!14 = !DILocalVariable(name: "n", scope: !9, file: !1, line: 11, type: !12)
!15 = !DILocation(line: 11, column: 3, scope: !9)
!16 = !DILocation(line: 11, column: 7, scope: !9)
!17 = !DILocation(line: 11, column: 11, scope: !9)
!18 = !DILocation(line: 12, column: 7, scope: !19)
!19 = distinct !DILexicalBlock(scope: !9, file: !1, line: 12, column: 7)
!20 = !DILocation(line: 12, column: 9, scope: !19)
!21 = !DILocation(line: 12, column: 7, scope: !9)
!22 = !DILocation(line: 12, column: 14, scope: !19)
!23 = !DILocation(line: 13, column: 3, scope: !24)
!24 = distinct !DILexicalBlock(scope: !25, file: !1, line: 13, column: 3)
!25 = distinct !DILexicalBlock(scope: !9, file: !1, line: 13, column: 3)
!26 = !DILocation(line: 13, column: 3, scope: !25)
!27 = !DILocation(line: 14, column: 7, scope: !28)
!28 = distinct !DILexicalBlock(scope: !9, file: !1, line: 14, column: 7)
!29 = !DILocation(line: 14, column: 9, scope: !28)
!30 = !DILocation(line: 14, column: 7, scope: !9)
!31 = !DILocation(line: 14, column: 16, scope: !32)
!32 = distinct !DILexicalBlock(scope: !33, file: !1, line: 14, column: 16)
!33 = distinct !DILexicalBlock(scope: !28, file: !1, line: 14, column: 16)
!34 = !DILocation(line: 14, column: 16, scope: !33)
!35 = !DILocation(line: 14, column: 16, scope: !28)
!36 = !DILocation(line: 15, column: 3, scope: !9)
!37 = !DILocation(line: 16, column: 1, scope: !9)
!38 = !DISubprogram(name: "nondet_int", scope: !1, file: !1, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !39)
!39 = !{}
!40 = distinct !DISubprogram(name: "digits", scope: !1, file: !1, line: 5, type: !41, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !43)
!41 = !DISubroutineType(types: !42)
!42 = !{!12, !12}
!43 = !{!44}
!44 = !DILocalVariable(name: "n", arg: 1, scope: !40, file: !1, line: 5, type: !12)
!45 = !DILocation(line: 5, column: 23, scope: !40)
!46 = !DILocation(line: 5, column: 35, scope: !40)
!47 = !DILocation(line: 5, column: 37, scope: !40)
!48 = !DILocation(line: 5, column: 59, scope: !40)
!49 = !DILocation(line: 5, column: 61, scope: !40)
!50 = !DILocation(line: 5, column: 52, scope: !40)
!51 = !DILocation(line: 5, column: 50, scope: !40)
!52 = !DILocation(line: 5, column: 28, scope: !40)
!53 = distinct !DISubprogram(name: "is_even", scope: !1, file: !1, line: 8, type: !54, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !57)
!54 = !DISubroutineType(types: !55)
!55 = !{!12, !56}
!56 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!57 = !{!58}
!58 = !DILocalVariable(name: "n", arg: 1, scope: !53, file: !1, line: 8, type: !56)
!59 = !DILocation(line: 8, column: 29, scope: !53)
!60 = !DILocation(line: 8, column: 41, scope: !53)
!61 = !DILocation(line: 8, column: 43, scope: !53)
!62 = !DILocation(line: 8, column: 61, scope: !53)
!63 = !DILocation(line: 8, column: 63, scope: !53)
!64 = !DILocation(line: 8, column: 54, scope: !53)
!65 = !DILocation(line: 8, column: 34, scope: !53)
!66 = distinct !DISubprogram(name: "is_odd", scope: !1, file: !1, line: 7, type: !54, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !67)
!67 = !{!68}
!68 = !DILocalVariable(name: "n", arg: 1, scope: !66, file: !1, line: 7, type: !56)
!69 = !DILocation(line: 7, column: 28, scope: !66)
!70 = !DILocation(line: 7, column: 40, scope: !66)
!71 = !DILocation(line: 7, column: 42, scope: !66)
!72 = !DILocation(line: 7, column: 61, scope: !66)
!73 = !DILocation(line: 7, column: 63, scope: !66)
!74 = !DILocation(line: 7, column: 53, scope: !66)
!75 = !DILocation(line: 7, column: 33, scope: !66)
