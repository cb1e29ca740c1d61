source_filename = "pointer_swap_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@global = dso_local global i32 3, align 4

define dso_local void @swap(i32* noundef %a, i32* noundef %b) !dbg !10 {
entry:
  %a.addr = alloca i32*, align 8
  %b.addr = alloca i32*, align 8
  %t = alloca i32, align 4
  store i32* %a, i32** %a.addr, align 8
  store i32* %b, i32** %b.addr, align 8
  %0 = load i32*, i32** %a.addr, align 8, !dbg !13
  %1 = load i32, i32* %0, align 4, !dbg !14
  store i32 %1, i32* %t, align 4, !dbg !15
  %2 = load i32*, i32** %b.addr, align 8, !dbg !16
  %3 = load i32, i32* %2, align 4, !dbg !17
  %4 = load i32*, i32** %a.addr, align 8, !dbg !18
  store i32 %3, i32* %4, align 4, !dbg !19
  %5 = load i32, i32* %t, align 4, !dbg !20
  %6 = load i32*, i32** %b.addr, align 8, !dbg !21
  store i32 %5, i32* %6, align 4, !dbg !22
  ret void, !dbg !23
}

define dso_local i32 @main() !dbg !24 {
entry:
  %retval = alloca i32, align 4
  %local = alloca i32, align 4
  %old = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !25
  store i32 %call, i32* %local, align 4, !dbg !26
  %0 = load i32, i32* %local, align 4, !dbg !27
  store i32 %0, i32* %old, align 4, !dbg !28
  call void @swap(i32* noundef %local, i32* noundef @global), !dbg !29
  %1 = load i32, i32* %local, align 4, !dbg !30
  %cmp = icmp ne i32 %1, 3, !dbg !31
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !32

lor.lhs.false:
  %2 = load i32, i32* @global, align 4, !dbg !33
  %3 = load i32, i32* %old, align 4, !dbg !34
  %cmp1 = icmp ne i32 %2, %3, !dbg !35
  br i1 %cmp1, label %if.then, label %if.end, !dbg !30

if.then:
  call void @reach_error(), !dbg !36
  br label %if.end, !dbg !36

if.end:
  call void @swap(i32* noundef %local, i32* noundef @global), !dbg !37
  %4 = load i32, i32* %local, align 4, !dbg !38
  %cmp2 = icmp ne i32 %4, 3, !dbg !39
  br i1 %cmp2, label %if.then3, label %if.end4, !dbg !38

if.then3:
  call void @reach_error(), !dbg !40
  br label %if.end4, !dbg !40

if.end4:
  ret i32 0, !dbg !41
}

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "pointer_swap_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "swap", scope: !1, file: !1, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 8, column: 12, scope: !10)
!14 = !DILocation(line: 8, column: 11, scope: !10)
!15 = !DILocation(line: 8, column: 7, scope: !10)
!16 = !DILocation(line: 9, column: 9, scope: !10)
!17 = !DILocation(line: 9, column: 8, scope: !10)
!18 = !DILocation(line: 9, column: 4, scope: !10)
!19 = !DILocation(line: 9, column: 6, scope: !10)
!20 = !DILocation(line: 10, column: 8, scope: !10)
!21 = !DILocation(line: 10, column: 4, scope: !10)
!22 = !DILocation(line: 10, column: 6, scope: !10)
!23 = !DILocation(line: 11, column: 1, scope: !10)
!24 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 13, type: !11, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!25 = !DILocation(line: 14, column: 15, scope: !24)
!26 = !DILocation(line: 14, column: 7, scope: !24)
!27 = !DILocation(line: 14, column: 46, scope: !24)
!28 = !DILocation(line: 14, column: 40, scope: !24)
!29 = !DILocation(line: 15, column: 3, scope: !24)
!30 = !DILocation(line: 16, column: 7, scope: !24)
!31 = !DILocation(line: 16, column: 13, scope: !24)
!32 = !DILocation(line: 16, column: 18, scope: !24)
!33 = !DILocation(line: 16, column: 21, scope: !24)
!34 = !DILocation(line: 16, column: 31, scope: !24)
!35 = !DILocation(line: 16, column: 28, scope: !24)
!36 = !DILocation(line: 16, column: 36, scope: !24)
!37 = !DILocation(line: 17, column: 3, scope: !24)
!38 = !DILocation(line: 18, column: 7, scope: !24)
!39 = !DILocation(line: 18, column: 13, scope: !24)
!40 = !DILocation(line: 18, column: 19, scope: !24)
!41 = !DILocation(line: 19, column: 3, scope: !24)
