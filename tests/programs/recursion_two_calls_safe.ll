source_filename = "recursion_two_calls_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @fib(i32 noundef %n) !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %n.addr = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !15, metadata !DIExpression()), !dbg !16
  %0 = load i32, i32* %n.addr, align 4, !dbg !17
  %cmp = icmp slt i32 %0, 2, !dbg !19
  br i1 %cmp, label %if.then, label %if.end, !dbg !20

if.then:
  %1 = load i32, i32* %n.addr, align 4, !dbg !21
  store i32 %1, i32* %retval, align 4, !dbg !22
  br label %return, !dbg !22

if.end:
  %2 = load i32, i32* %n.addr, align 4, !dbg !23
  %sub = sub nsw i32 %2, 1, !dbg !24
  %call = call i32 @fib(i32 noundef %sub), !dbg !25
  %3 = load i32, i32* %n.addr, align 4, !dbg !26
  %sub1 = sub nsw i32 %3, 2, !dbg !27
  %call2 = call i32 @fib(i32 noundef %sub1), !dbg !28
  %add = add nsw i32 %call, %call2, !dbg !29
  store i32 %add, i32* %retval, align 4, !dbg !30
  br label %return, !dbg !30

return:
  %4 = load i32, i32* %retval, align 4, !dbg !31
  ret i32 %4, !dbg !31
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define dso_local i32 @main() !dbg !32 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %n, metadata !35, metadata !DIExpression()), !dbg !36
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !37
  store i32 %call, i32* %n, align 4, !dbg !36
  %0 = load i32, i32* %n, align 4, !dbg !38
  %cmp = icmp slt i32 %0, 0, !dbg !40
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !41

lor.lhs.false:
  %1 = load i32, i32* %n, align 4, !dbg !42
  %cmp1 = icmp sgt i32 %1, 1000, !dbg !43
  br i1 %cmp1, label %if.then, label %if.end, !dbg !44

if.then:
  store i32 0, i32* %retval, align 4, !dbg !45
  br label %return, !dbg !45

if.end:
  %2 = load i32, i32* %n, align 4, !dbg !46
  %call2 = call i32 @fib(i32 noundef %2), !dbg !48
  %3 = load i32, i32* %n, align 4, !dbg !49
  %sub = sub nsw i32 %3, 1, !dbg !50
  %cmp3 = icmp slt i32 %call2, %sub, !dbg !51
  br i1 %cmp3, label %if.then4, label %if.end5, !dbg !52

if.then4:
  call void @reach_error(), !dbg !53
  br label %if.end5, !dbg !53

if.end5:
  store i32 0, i32* %retval, align 4, !dbg !54
  br label %return, !dbg !54

return:
  %4 = load i32, i32* %retval, align 4, !dbg !55
  ret i32 %4, !dbg !55
}

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "recursion_two_calls_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "fib", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13, !13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "n", arg: 1, scope: !10, file: !1, line: 5, type: !13)
!16 = !DILocation(line: 5, column: 13, scope: !10)
!17 = !DILocation(line: 6, column: 7, scope: !18)
!18 = distinct !DILexicalBlock(scope: !10, file: !1, line: 6, column: 7)
!19 = !DILocation(line: 6, column: 9, scope: !18)
!20 = !DILocation(line: 6, column: 7, scope: !10)
!21 = !DILocation(line: 6, column: 21, scope: !18)
!22 = !DILocation(line: 6, column: 14, scope: !18)
!23 = !DILocation(line: 7, column: 14, scope: !10)
!24 = !DILocation(line: 7, column: 16, scope: !10)
!25 = !DILocation(line: 7, column: 10, scope: !10)
!26 = !DILocation(line: 7, column: 27, scope: !10)
!27 = !DILocation(line: 7, column: 29, scope: !10)
!28 = !DILocation(line: 7, column: 23, scope: !10)
!29 = !DILocation(line: 7, column: 21, scope: !10)
!30 = !DILocation(line: 7, column: 3, scope: !10)
!31 = !DILocation(line: 8, column: 1, scope: !10)
!32 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !33, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!33 = !DISubroutineType(types: !34)
!34 = !{!13}
!35 = !DILocalVariable(name: "n", scope: !32, file: !1, line: 11, type: !13)
!36 = !DILocation(line: 11, column: 7, scope: !32)
!37 = !DILocation(line: 11, column: 11, scope: !32)
!38 = !DILocation(line: 12, column: 7, scope: !39)
!39 = distinct !DILexicalBlock(scope: !32, file: !1, line: 12, column: 7)
!40 = !DILocation(line: 12, column: 9, scope: !39)
!41 = !DILocation(line: 12, column: 13, scope: !39)
!42 = !DILocation(line: 12, column: 16, scope: !39)
!43 = !DILocation(line: 12, column: 18, scope: !39)
!44 = !DILocation(line: 12, column: 7, scope: !32)
!45 = !DILocation(line: 12, column: 26, scope: !39)
!46 = !DILocation(line: 13, column: 11, scope: !47)
!47 = distinct !DILexicalBlock(scope: !32, file: !1, line: 13, column: 7)
!48 = !DILocation(line: 13, column: 7, scope: !47)
!49 = !DILocation(line: 13, column: 16, scope: !47)
!50 = !DILocation(line: 13, column: 18, scope: !47)
!51 = !DILocation(line: 13, column: 14, scope: !47)
!52 = !DILocation(line: 13, column: 7, scope: !32)
!53 = !DILocation(line: 13, column: 23, scope: !47)
!54 = !DILocation(line: 14, column: 3, scope: !32)
!55 = !DILocation(line: 15, column: 1, scope: !32)
