source_filename = "recursion_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @count(i32 noundef %n) !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %n.addr = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !15, metadata !DIExpression()), !dbg !16
  %0 = load i32, i32* %n.addr, align 4, !dbg !17
  %cmp = icmp sle i32 %0, 1, !dbg !19
  br i1 %cmp, label %if.then, label %if.end, !dbg !20

if.then:
  store i32 0, i32* %retval, align 4, !dbg !21
  br label %return, !dbg !21

if.end:
  %1 = load i32, i32* %n.addr, align 4, !dbg !22
  %sub = sub nsw i32 %1, 1, !dbg !23
  %call = call i32 @count(i32 noundef %sub), !dbg !24
  %add = add nsw i32 %call, 1, !dbg !25
  store i32 %add, i32* %retval, align 4, !dbg !26
  br label %return, !dbg !26

return:
  %2 = load i32, i32* %retval, align 4, !dbg !27
  ret i32 %2, !dbg !27
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define dso_local i32 @main() !dbg !28 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %c = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %n, metadata !31, metadata !DIExpression()), !dbg !32
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !33
  store i32 %call, i32* %n, align 4, !dbg !32
  call void @llvm.dbg.declare(metadata i32* %c, metadata !34, metadata !DIExpression()), !dbg !35
  %0 = load i32, i32* %n, align 4, !dbg !36
  %call1 = call i32 @count(i32 noundef %0), !dbg !37
  store i32 %call1, i32* %c, align 4, !dbg !35
  %1 = load i32, i32* %n, align 4, !dbg !38
  %cmp = icmp sge i32 %1, 0, !dbg !40
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !41

land.lhs.true:
  %2 = load i32, i32* %c, align 4, !dbg !42
  %3 = load i32, i32* %n, align 4, !dbg !43
  %cmp2 = icmp ne i32 %2, %3, !dbg !44
  br i1 %cmp2, label %if.then, label %if.end, !dbg !45

if.then:
  call void @reach_error(), !dbg !46
  br label %if.end, !dbg !46

if.end:
  %4 = load i32, i32* %n, align 4, !dbg !47
  %cmp3 = icmp slt i32 %4, 0, !dbg !49
  br i1 %cmp3, label %land.lhs.true4, label %if.end6, !dbg !50

land.lhs.true4:
  %5 = load i32, i32* %c, align 4, !dbg !51
  %tobool = icmp ne i32 %5, 0, !dbg !51
  br i1 %tobool, label %if.then5, label %if.end6, !dbg !52

if.then5:
  call void @reach_error(), !dbg !53
  br label %if.end6, !dbg !53

if.end6:
  ret i32 0, !dbg !54
}

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "recursion_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "count", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13, !13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "n", arg: 1, scope: !10, file: !1, line: 5, type: !13)
!16 = !DILocation(line: 5, column: 15, scope: !10)
!17 = !DILocation(line: 6, column: 7, scope: !18)
!18 = distinct !DILexicalBlock(scope: !10, file: !1, line: 6, column: 7)
!19 = !DILocation(line: 6, column: 9, scope: !18)
!20 = !DILocation(line: 6, column: 7, scope: !10)
!21 = !DILocation(line: 6, column: 15, scope: !18)
!22 = !DILocation(line: 7, column: 16, scope: !10)
!23 = !DILocation(line: 7, column: 18, scope: !10)
!24 = !DILocation(line: 7, column: 10, scope: !10)
!25 = !DILocation(line: 7, column: 23, scope: !10)
!26 = !DILocation(line: 7, column: 3, scope: !10)
!27 = !DILocation(line: 8, column: 1, scope: !10)
!28 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !29, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!29 = !DISubroutineType(types: !30)
!30 = !{!13}
!31 = !DILocalVariable(name: "n", scope: !28, file: !1, line: 11, type: !13)
!32 = !DILocation(line: 11, column: 7, scope: !28)
!33 = !DILocation(line: 11, column: 11, scope: !28)
!34 = !DILocalVariable(name: "c", scope: !28, file: !1, line: 12, type: !13)
!35 = !DILocation(line: 12, column: 7, scope: !28)
!36 = !DILocation(line: 12, column: 17, scope: !28)
!37 = !DILocation(line: 12, column: 11, scope: !28)
!38 = !DILocation(line: 13, column: 7, scope: !39)
!39 = distinct !DILexicalBlock(scope: !28, file: !1, line: 13, column: 7)
!40 = !DILocation(line: 13, column: 9, scope: !39)
!41 = !DILocation(line: 13, column: 14, scope: !39)
!42 = !DILocation(line: 13, column: 17, scope: !39)
!43 = !DILocation(line: 13, column: 22, scope: !39)
!44 = !DILocation(line: 13, column: 19, scope: !39)
!45 = !DILocation(line: 13, column: 7, scope: !28)
!46 = !DILocation(line: 13, column: 25, scope: !39)
!47 = !DILocation(line: 14, column: 7, scope: !48)
!48 = distinct !DILexicalBlock(scope: !28, file: !1, line: 14, column: 7)
!49 = !DILocation(line: 14, column: 9, scope: !48)
!50 = !DILocation(line: 14, column: 13, scope: !48)
!51 = !DILocation(line: 14, column: 16, scope: !48)
!52 = !DILocation(line: 14, column: 7, scope: !28)
!53 = !DILocation(line: 14, column: 19, scope: !48)
!54 = !DILocation(line: 15, column: 3, scope: !28)
