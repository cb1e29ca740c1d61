source_filename = "recursion_mutual_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @ping(i32 noundef %n) !dbg !10 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !15, metadata !DIExpression()), !dbg !16
  %0 = load i32, i32* %n.addr, align 4, !dbg !17
  %cmp = icmp sle i32 %0, 0, !dbg !18
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !17

cond.true:
  br label %cond.end, !dbg !17

cond.false:
  %1 = load i32, i32* %n.addr, align 4, !dbg !19
  %sub = sub nsw i32 %1, 1, !dbg !20
  %call = call i32 @pong(i32 noundef %sub), !dbg !21
  %add = add nsw i32 %call, 1, !dbg !22
  br label %cond.end, !dbg !17

cond.end:
  %cond = phi i32 [ 0, %cond.true ], [ %add, %cond.false ], !dbg !17
  ret i32 %cond, !dbg !23
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define dso_local i32 @pong(i32 noundef %n) !dbg !24 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !25, metadata !DIExpression()), !dbg !26
  %0 = load i32, i32* %n.addr, align 4, !dbg !27
  %cmp = icmp sle i32 %0, 0, !dbg !28
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !27

cond.true:
  br label %cond.end, !dbg !27

cond.false:
  %1 = load i32, i32* %n.addr, align 4, !dbg !29
  %sub = sub nsw i32 %1, 1, !dbg !30
  %call = call i32 @ping(i32 noundef %sub), !dbg !31
  %add = add nsw i32 %call, 2, !dbg !32
  br label %cond.end, !dbg !27

cond.end:
  %cond = phi i32 [ 0, %cond.true ], [ %add, %cond.false ], !dbg !27
  ret i32 %cond, !dbg !33
}

define dso_local i32 @main() !dbg !34 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %n, metadata !37, metadata !DIExpression()), !dbg !38
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !39
  store i32 %call, i32* %n, align 4, !dbg !38
  %0 = load i32, i32* %n, align 4, !dbg !40
  %cmp = icmp slt i32 %0, 0, !dbg !42
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !43

lor.lhs.false:
  %1 = load i32, i32* %n, align 4, !dbg !44
  %cmp1 = icmp sgt i32 %1, 1000, !dbg !45
  br i1 %cmp1, label %if.then, label %if.end, !dbg !46

if.then:
  store i32 0, i32* %retval, align 4, !dbg !47
  br label %return, !dbg !47

if.end:
  %2 = load i32, i32* %n, align 4, !dbg !48
  %call2 = call i32 @ping(i32 noundef %2), !dbg !50
  %3 = load i32, i32* %n, align 4, !dbg !51
  %cmp3 = icmp sle i32 %call2, %3, !dbg !52
  br i1 %cmp3, label %if.then4, label %if.end5, !dbg !53

if.then4:
  call void @reach_error(), !dbg !54
  br label %if.end5, !dbg !54

if.end5:
  store i32 0, i32* %retval, align 4, !dbg !55
  br label %return, !dbg !55

return:
  %4 = load i32, i32* %retval, align 4, !dbg !56
  ret i32 %4, !dbg !56
}

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "recursion_mutual_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "ping", scope: !1, file: !1, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13, !13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "n", arg: 1, scope: !10, file: !1, line: 7, type: !13)
!16 = !DILocation(line: 7, column: 14, scope: !10)
!17 = !DILocation(line: 7, column: 26, scope: !10)
!18 = !DILocation(line: 7, column: 28, scope: !10)
!19 = !DILocation(line: 7, column: 44, scope: !10)
!20 = !DILocation(line: 7, column: 46, scope: !10)
!21 = !DILocation(line: 7, column: 39, scope: !10)
!22 = !DILocation(line: 7, column: 51, scope: !10)
!23 = !DILocation(line: 7, column: 19, scope: !10)
!24 = distinct !DISubprogram(name: "pong", scope: !1, file: !1, line: 8, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!25 = !DILocalVariable(name: "n", arg: 1, scope: !24, file: !1, line: 8, type: !13)
!26 = !DILocation(line: 8, column: 14, scope: !24)
!27 = !DILocation(line: 8, column: 26, scope: !24)
!28 = !DILocation(line: 8, column: 28, scope: !24)
!29 = !DILocation(line: 8, column: 44, scope: !24)
!30 = !DILocation(line: 8, column: 46, scope: !24)
!31 = !DILocation(line: 8, column: 39, scope: !24)
!32 = !DILocation(line: 8, column: 51, scope: !24)
!33 = !DILocation(line: 8, column: 19, scope: !24)
!34 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !35, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!35 = !DISubroutineType(types: !36)
!36 = !{!13}
!37 = !DILocalVariable(name: "n", scope: !34, file: !1, line: 11, type: !13)
!38 = !DILocation(line: 11, column: 7, scope: !34)
!39 = !DILocation(line: 11, column: 11, scope: !34)
!40 = !DILocation(line: 12, column: 7, scope: !41)
!41 = distinct !DILexicalBlock(scope: !34, file: !1, line: 12, column: 7)
!42 = !DILocation(line: 12, column: 9, scope: !41)
!43 = !DILocation(line: 12, column: 13, scope: !41)
!44 = !DILocation(line: 12, column: 16, scope: !41)
!45 = !DILocation(line: 12, column: 18, scope: !41)
!46 = !DILocation(line: 12, column: 7, scope: !34)
!47 = !DILocation(line: 12, column: 26, scope: !41)
!48 = !DILocation(line: 13, column: 12, scope: !49)
!49 = distinct !DILexicalBlock(scope: !34, file: !1, line: 13, column: 7)
!50 = !DILocation(line: 13, column: 7, scope: !49)
!51 = !DILocation(line: 13, column: 18, scope: !49)
!52 = !DILocation(line: 13, column: 15, scope: !49)
!53 = !DILocation(line: 13, column: 7, scope: !34)
!54 = !DILocation(line: 13, column: 21, scope: !49)
!55 = !DILocation(line: 14, column: 3, scope: !34)
!56 = !DILocation(line: 15, column: 1, scope: !34)
