source_filename = "recursion_error_inside_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@depth = dso_local global i32 0, align 4

define dso_local void @down(i32 noundef %n) !dbg !10 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  %0 = load i32, i32* @depth, align 4, !dbg !13
  %inc = add nsw i32 %0, 1, !dbg !13
  store i32 %inc, i32* @depth, align 4, !dbg !13
  %1 = load i32, i32* %n.addr, align 4, !dbg !14
  %cmp = icmp slt i32 %1, 0, !dbg !15
  br i1 %cmp, label %if.then, label %if.end, !dbg !14

if.then:
  call void @reach_error(), !dbg !16
  br label %if.end, !dbg !16

if.end:
  %2 = load i32, i32* %n.addr, align 4, !dbg !17
  %cmp1 = icmp sgt i32 %2, 0, !dbg !18
  br i1 %cmp1, label %if.then2, label %if.end3, !dbg !17

if.then2:
  %3 = load i32, i32* %n.addr, align 4, !dbg !19
  %sub = sub nsw i32 %3, 2, !dbg !20
  call void @down(i32 noundef %sub), !dbg !21
  br label %if.end3, !dbg !21

if.end3:
  ret void, !dbg !22
}

declare void @reach_error()

define dso_local i32 @main() !dbg !23 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !24
  store i32 %call, i32* %n, align 4, !dbg !25
  %0 = load i32, i32* %n, align 4, !dbg !26
  %cmp = icmp slt i32 %0, 0, !dbg !27
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !28

lor.lhs.false:
  %1 = load i32, i32* %n, align 4, !dbg !29
  %cmp1 = icmp sgt i32 %1, 50, !dbg !30
  br i1 %cmp1, label %if.then, label %if.end, !dbg !26

if.then:
  store i32 0, i32* %retval, align 4, !dbg !31
  br label %return, !dbg !31

if.end:
  %2 = load i32, i32* %n, align 4, !dbg !32
  %mul = mul nsw i32 3, %2, !dbg !33
  call void @down(i32 noundef %mul), !dbg !34
  store i32 0, i32* %retval, align 4, !dbg !35
  br label %return, !dbg !35

return:
  %3 = load i32, i32* %retval, align 4, !dbg !36
  ret i32 %3, !dbg !36
}

declare i32 @__VERIFIER_nondet_int()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "recursion_error_inside_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "down", scope: !1, file: !1, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 8, column: 8, scope: !10)
!14 = !DILocation(line: 9, column: 7, scope: !10)
!15 = !DILocation(line: 9, column: 9, scope: !10)
!16 = !DILocation(line: 9, column: 14, scope: !10)
!17 = !DILocation(line: 10, column: 7, scope: !10)
!18 = !DILocation(line: 10, column: 9, scope: !10)
!19 = !DILocation(line: 10, column: 19, scope: !10)
!20 = !DILocation(line: 10, column: 21, scope: !10)
!21 = !DILocation(line: 10, column: 14, scope: !10)
!22 = !DILocation(line: 11, column: 1, scope: !10)
!23 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 13, type: !11, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!24 = !DILocation(line: 14, column: 11, scope: !23)
!25 = !DILocation(line: 14, column: 7, scope: !23)
!26 = !DILocation(line: 15, column: 7, scope: !23)
!27 = !DILocation(line: 15, column: 9, scope: !23)
!28 = !DILocation(line: 15, column: 13, scope: !23)
!29 = !DILocation(line: 15, column: 16, scope: !23)
!30 = !DILocation(line: 15, column: 18, scope: !23)
!31 = !DILocation(line: 15, column: 24, scope: !23)
!32 = !DILocation(line: 16, column: 12, scope: !23)
!33 = !DILocation(line: 16, column: 10, scope: !23)
!34 = !DILocation(line: 16, column: 3, scope: !23)
!35 = !DILocation(line: 17, column: 3, scope: !23)
!36 = !DILocation(line: 18, column: 1, scope: !23)
