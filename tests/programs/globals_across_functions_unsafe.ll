source_filename = "globals_across_functions_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@balance = internal global i32 0, align 4, !dbg !0
@limit = internal global i32 100, align 4, !dbg !5

define dso_local i32 @main() !dbg !16 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  br label %while.cond, !dbg !20

while.cond:
  %call = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !21
  br i1 %call, label %while.body, label %while.end, !dbg !20

while.body:
  %call1 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !22
  br i1 %call1, label %if.then, label %if.else, !dbg !25

if.then:
  %call2 = call i32 @__VERIFIER_nondet_int(), !dbg !26
  call void @deposit(i32 noundef %call2), !dbg !27
  br label %if.end, !dbg !27

if.else:
  %call3 = call i32 @__VERIFIER_nondet_int(), !dbg !28
  call void @withdraw(i32 noundef %call3), !dbg !29
  br label %if.end

if.end:
  %0 = load i32, i32* @balance, align 4, !dbg !30
  %cmp = icmp slt i32 %0, 0, !dbg !32
  br i1 %cmp, label %if.then5, label %lor.lhs.false, !dbg !33

lor.lhs.false:
  %1 = load i32, i32* @balance, align 4, !dbg !34
  %2 = load i32, i32* @limit, align 4, !dbg !35
  %cmp4 = icmp sgt i32 %1, %2, !dbg !36
  br i1 %cmp4, label %if.then5, label %if.end6, !dbg !37

if.then5:
  call void @reach_error(), !dbg !38
  br label %if.end6, !dbg !38

if.end6:
  br label %while.cond, !dbg !20, !llvm.loop !39

while.end:
  ret i32 0, !dbg !42
}

declare zeroext i1 @__VERIFIER_nondet_bool()

define internal void @deposit(i32 noundef %n) !dbg !43 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !46, metadata !DIExpression()), !dbg !47
  %0 = load i32, i32* %n.addr, align 4, !dbg !48
  %cmp = icmp sgt i32 %0, 0, !dbg !50
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !51

land.lhs.true:
  %1 = load i32, i32* %n.addr, align 4, !dbg !52
  %2 = load i32, i32* @limit, align 4, !dbg !53
  %3 = load i32, i32* @balance, align 4, !dbg !54
  %sub = sub nsw i32 %2, %3, !dbg !55
  %cmp1 = icmp sle i32 %1, %sub, !dbg !56
  br i1 %cmp1, label %if.then, label %if.end, !dbg !57

if.then:
  %4 = load i32, i32* %n.addr, align 4, !dbg !58
  %5 = load i32, i32* @balance, align 4, !dbg !59
  %add = add nsw i32 %5, %4, !dbg !59
  store i32 %add, i32* @balance, align 4, !dbg !59
  br label %if.end, !dbg !60

if.end:
  ret void, !dbg !61
}

declare i32 @__VERIFIER_nondet_int()

define internal void @withdraw(i32 noundef %n) !dbg !62 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !63, metadata !DIExpression()), !dbg !64
  %0 = load i32, i32* %n.addr, align 4, !dbg !65
  %cmp = icmp sgt i32 %0, 0, !dbg !67
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !68

land.lhs.true:
  %1 = load i32, i32* %n.addr, align 4, !dbg !69
  %2 = load i32, i32* @balance, align 4, !dbg !70
  %add = add nsw i32 %2, 1, !dbg !71
  %cmp1 = icmp sle i32 %1, %add, !dbg !72
  br i1 %cmp1, label %if.then, label %if.end, !dbg !73

if.then:
  %3 = load i32, i32* %n.addr, align 4, !dbg !74
  %4 = load i32, i32* @balance, align 4, !dbg !75
  %sub = sub nsw i32 %4, %3, !dbg !75
  store i32 %sub, i32* @balance, align 4, !dbg !75
  br label %if.end, !dbg !76

if.end:
  ret void, !dbg !77
}

declare void @reach_error()

declare void @llvm.dbg.declare(metadata, metadata, metadata)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13, !14}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "balance", scope: !2, file: !3, line: 6, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "globals_across_functions_unsafe.c", directory: ".")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "limit", scope: !2, file: !3, line: 6, type: !7, isLocal: true, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{i32 7, !"Dwarf Version", i32 5}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 7, !"PIC Level", i32 2}
!12 = !{i32 7, !"PIE Level", i32 2}
!13 = !{i32 7, !"uwtable", i32 1}
!14 = !{i32 7, !"frame-pointer", i32 2}

!16 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 16, type: !17, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !19)
!17 = !DISubroutineType(types: !18)
!18 = !{!7}
!19 = !{}
!20 = !DILocation(line: 17, column: 3, scope: !16)
!21 = !DILocation(line: 17, column: 10, scope: !16)
!22 = !DILocation(line: 18, column: 9, scope: !23)
!23 = distinct !DILexicalBlock(scope: !24, file: !3, line: 18, column: 9)
!24 = distinct !DILexicalBlock(scope: !16, file: !3, line: 17, column: 36)
!25 = !DILocation(line: 18, column: 9, scope: !24)
!26 = !DILocation(line: 18, column: 43, scope: !23)
!27 = !DILocation(line: 18, column: 35, scope: !23)
!28 = !DILocation(line: 19, column: 19, scope: !23)
!29 = !DILocation(line: 19, column: 10, scope: !23)
!30 = !DILocation(line: 20, column: 9, scope: !31)
!31 = distinct !DILexicalBlock(scope: !24, file: !3, line: 20, column: 9)
!32 = !DILocation(line: 20, column: 17, scope: !31)
!33 = !DILocation(line: 20, column: 21, scope: !31)
!34 = !DILocation(line: 20, column: 24, scope: !31)
!35 = !DILocation(line: 20, column: 34, scope: !31)
!36 = !DILocation(line: 20, column: 32, scope: !31)
!37 = !DILocation(line: 20, column: 9, scope: !24)
!38 = !DILocation(line: 20, column: 41, scope: !31)
!39 = distinct !{!39, !20, !40, !41}
!40 = !DILocation(line: 21, column: 3, scope: !16)
!41 = !{!"llvm.loop.mustprogress"}
!42 = !DILocation(line: 22, column: 3, scope: !16)
!43 = distinct !DISubprogram(name: "deposit", scope: !3, file: !3, line: 8, type: !44, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !19)
!44 = !DISubroutineType(types: !45)
!45 = !{null, !7}
!46 = !DILocalVariable(name: "n", arg: 1, scope: !43, file: !3, line: 8, type: !7)
!47 = !DILocation(line: 8, column: 25, scope: !43)
!48 = !DILocation(line: 9, column: 7, scope: !49)
!49 = distinct !DILexicalBlock(scope: !43, file: !3, line: 9, column: 7)
!50 = !DILocation(line: 9, column: 9, scope: !49)
!51 = !DILocation(line: 9, column: 13, scope: !49)
!52 = !DILocation(line: 9, column: 16, scope: !49)
!53 = !DILocation(line: 9, column: 21, scope: !49)
!54 = !DILocation(line: 9, column: 29, scope: !49)
!55 = !DILocation(line: 9, column: 27, scope: !49)
!56 = !DILocation(line: 9, column: 18, scope: !49)
!57 = !DILocation(line: 9, column: 7, scope: !43)
!58 = !DILocation(line: 9, column: 49, scope: !49)
!59 = !DILocation(line: 9, column: 46, scope: !49)
!60 = !DILocation(line: 9, column: 38, scope: !49)
!61 = !DILocation(line: 10, column: 1, scope: !43)
!62 = distinct !DISubprogram(name: "withdraw", scope: !3, file: !3, line: 12, type: !44, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !19)
!63 = !DILocalVariable(name: "n", arg: 1, scope: !62, file: !3, line: 12, type: !7)
!64 = !DILocation(line: 12, column: 26, scope: !62)
!65 = !DILocation(line: 13, column: 7, scope: !66)
!66 = distinct !DILexicalBlock(scope: !62, file: !3, line: 13, column: 7)
!67 = !DILocation(line: 13, column: 9, scope: !66)
!68 = !DILocation(line: 13, column: 13, scope: !66)
!69 = !DILocation(line: 13, column: 16, scope: !66)
!70 = !DILocation(line: 13, column: 21, scope: !66)
!71 = !DILocation(line: 13, column: 29, scope: !66)
!72 = !DILocation(line: 13, column: 18, scope: !66)
!73 = !DILocation(line: 13, column: 7, scope: !62)
!74 = !DILocation(line: 13, column: 45, scope: !66)
!75 = !DILocation(line: 13, column: 42, scope: !66)
!76 = !DILocation(line: 13, column: 34, scope: !66)
!77 = !DILocation(line: 14, column: 1, scope: !62)
