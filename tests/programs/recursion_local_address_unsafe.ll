source_filename = "recursion_local_address_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @deepest(i32* noundef %above, i32 noundef %n) !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %above.addr = alloca i32*, align 8
  %n.addr = alloca i32, align 4
  %mine = alloca i32, align 4
  store i32* %above, i32** %above.addr, align 8
  store i32 %n, i32* %n.addr, align 4
  %0 = load i32, i32* %n.addr, align 4, !dbg !13
  store i32 %0, i32* %mine, align 4, !dbg !14
  %1 = load i32*, i32** %above.addr, align 8, !dbg !15
  %tobool = icmp ne i32* %1, null, !dbg !15
  br i1 %tobool, label %land.lhs.true, label %if.end, !dbg !16

land.lhs.true:
  %2 = load i32, i32* %mine, align 4, !dbg !17
  %3 = load i32*, i32** %above.addr, align 8, !dbg !18
  %4 = load i32, i32* %3, align 4, !dbg !19
  %cmp = icmp ne i32 %2, %4, !dbg !20
  br i1 %cmp, label %if.then, label %if.end, !dbg !15

if.then:
  call void @reach_error(), !dbg !21
  br label %if.end, !dbg !21

if.end:
  %5 = load i32, i32* %n.addr, align 4, !dbg !22
  %cmp1 = icmp eq i32 %5, 0, !dbg !23
  br i1 %cmp1, label %if.then2, label %if.end3, !dbg !22

if.then2:
  %6 = load i32, i32* %mine, align 4, !dbg !24
  store i32 %6, i32* %retval, align 4, !dbg !25
  br label %return, !dbg !25

if.end3:
  %7 = load i32, i32* %n.addr, align 4, !dbg !26
  %sub = sub nsw i32 %7, 1, !dbg !27
  %call = call i32 @deepest(i32* noundef %mine, i32 noundef %sub), !dbg !28
  %8 = load i32, i32* %mine, align 4, !dbg !29
  %9 = load i32, i32* %n.addr, align 4, !dbg !30
  %sub4 = sub nsw i32 %8, %9, !dbg !31
  %add = add nsw i32 %call, %sub4, !dbg !32
  store i32 %add, i32* %retval, align 4, !dbg !33
  br label %return, !dbg !33

return:
  %10 = load i32, i32* %retval, align 4, !dbg !34
  ret i32 %10, !dbg !34
}

declare void @reach_error()

define dso_local i32 @main() !dbg !35 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 @deepest(i32* noundef null, i32 noundef 3), !dbg !36
  %cmp = icmp ne i32 %call, 0, !dbg !37
  br i1 %cmp, label %if.then, label %if.end, !dbg !36

if.then:
  call void @reach_error(), !dbg !38
  br label %if.end, !dbg !38

if.end:
  ret i32 0, !dbg !39
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "recursion_local_address_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "deepest", scope: !1, file: !1, line: 4, type: !11, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 5, column: 14, scope: !10)
!14 = !DILocation(line: 5, column: 7, scope: !10)
!15 = !DILocation(line: 6, column: 7, scope: !10)
!16 = !DILocation(line: 6, column: 13, scope: !10)
!17 = !DILocation(line: 6, column: 16, scope: !10)
!18 = !DILocation(line: 6, column: 25, scope: !10)
!19 = !DILocation(line: 6, column: 24, scope: !10)
!20 = !DILocation(line: 6, column: 21, scope: !10)
!21 = !DILocation(line: 6, column: 32, scope: !10)
!22 = !DILocation(line: 7, column: 7, scope: !10)
!23 = !DILocation(line: 7, column: 9, scope: !10)
!24 = !DILocation(line: 7, column: 22, scope: !10)
!25 = !DILocation(line: 7, column: 15, scope: !10)
!26 = !DILocation(line: 8, column: 25, scope: !10)
!27 = !DILocation(line: 8, column: 27, scope: !10)
!28 = !DILocation(line: 8, column: 10, scope: !10)
!29 = !DILocation(line: 8, column: 35, scope: !10)
!30 = !DILocation(line: 8, column: 42, scope: !10)
!31 = !DILocation(line: 8, column: 40, scope: !10)
!32 = !DILocation(line: 8, column: 32, scope: !10)
!33 = !DILocation(line: 8, column: 3, scope: !10)
!34 = !DILocation(line: 9, column: 1, scope: !10)
!35 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 11, type: !11, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!36 = !DILocation(line: 12, column: 7, scope: !35)
!37 = !DILocation(line: 12, column: 21, scope: !35)
!38 = !DILocation(line: 12, column: 27, scope: !35)
!39 = !DILocation(line: 13, column: 3, scope: !35)
