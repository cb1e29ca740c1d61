source_filename = "switch_fallthrough_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %r = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !13
  store i32 %call, i32* %x, align 4, !dbg !14
  store i32 0, i32* %r, align 4, !dbg !15
  %0 = load i32, i32* %x, align 4, !dbg !16
  switch i32 %0, label %sw.default [
    i32 1, label %sw.bb
    i32 2, label %sw.bb1
    i32 3, label %sw.bb2
    i32 4, label %sw.bb4
  ], !dbg !17

sw.bb:
  store i32 1, i32* %r, align 4, !dbg !18
  br label %sw.bb1, !dbg !19

sw.bb1:
  %1 = load i32, i32* %r, align 4, !dbg !20
  %add = add nsw i32 %1, 2, !dbg !20
  store i32 %add, i32* %r, align 4, !dbg !20
  br label %sw.epilog, !dbg !21

sw.default:
  store i32 10, i32* %r, align 4, !dbg !22
  br label %sw.bb2, !dbg !23

sw.bb2:
  %2 = load i32, i32* %r, align 4, !dbg !24
  %add3 = add nsw i32 %2, 3, !dbg !24
  store i32 %add3, i32* %r, align 4, !dbg !24
  br label %sw.epilog, !dbg !25

sw.bb4:
  store i32 0, i32* %retval, align 4, !dbg !26
  br label %return, !dbg !26

sw.epilog:
  %3 = load i32, i32* %x, align 4, !dbg !27
  %cmp = icmp eq i32 %3, 1, !dbg !28
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !29

land.lhs.true:
  %4 = load i32, i32* %r, align 4, !dbg !30
  %cmp5 = icmp ne i32 %4, 3, !dbg !31
  br i1 %cmp5, label %if.then, label %if.end, !dbg !27

if.then:
  call void @reach_error(), !dbg !32
  br label %if.end, !dbg !32

if.end:
  %5 = load i32, i32* %x, align 4, !dbg !33
  %cmp6 = icmp eq i32 %5, 2, !dbg !34
  br i1 %cmp6, label %land.lhs.true7, label %if.end10, !dbg !35

land.lhs.true7:
  %6 = load i32, i32* %r, align 4, !dbg !36
  %cmp8 = icmp ne i32 %6, 2, !dbg !37
  br i1 %cmp8, label %if.then9, label %if.end10, !dbg !33

if.then9:
  call void @reach_error(), !dbg !38
  br label %if.end10, !dbg !38

if.end10:
  %7 = load i32, i32* %x, align 4, !dbg !39
  %cmp11 = icmp eq i32 %7, 3, !dbg !40
  br i1 %cmp11, label %land.lhs.true12, label %if.end15, !dbg !41

land.lhs.true12:
  %8 = load i32, i32* %r, align 4, !dbg !42
  %cmp13 = icmp ne i32 %8, 3, !dbg !43
  br i1 %cmp13, label %if.then14, label %if.end15, !dbg !39

if.then14:
  call void @reach_error(), !dbg !44
  br label %if.end15, !dbg !44

if.end15:
  %9 = load i32, i32* %x, align 4, !dbg !45
  %cmp16 = icmp eq i32 %9, 5, !dbg !46
  br i1 %cmp16, label %land.lhs.true17, label %if.end20, !dbg !47

land.lhs.true17:
  %10 = load i32, i32* %r, align 4, !dbg !48
  %cmp18 = icmp ne i32 %10, 10, !dbg !49
  br i1 %cmp18, label %if.then19, label %if.end20, !dbg !45

if.then19:
  call void @reach_error(), !dbg !50
  br label %if.end20, !dbg !50

if.end20:
  %11 = load i32, i32* %x, align 4, !dbg !51
  %cmp21 = icmp eq i32 %11, 4, !dbg !52
  br i1 %cmp21, label %if.then22, label %if.end23, !dbg !51

if.then22:
  call void @reach_error(), !dbg !53
  br label %if.end23, !dbg !53

if.end23:
  store i32 0, i32* %retval, align 4, !dbg !54
  br label %return, !dbg !54

return:
  %12 = load i32, i32* %retval, align 4, !dbg !55
  ret i32 %12, !dbg !55
}

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "switch_fallthrough_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 6, column: 11, scope: !10)
!14 = !DILocation(line: 6, column: 7, scope: !10)
!15 = !DILocation(line: 6, column: 36, scope: !10)
!16 = !DILocation(line: 7, column: 11, scope: !10)
!17 = !DILocation(line: 7, column: 3, scope: !10)
!18 = !DILocation(line: 9, column: 7, scope: !10)
!19 = !DILocation(line: 9, column: 5, scope: !10)
!20 = !DILocation(line: 11, column: 7, scope: !10)
!21 = !DILocation(line: 12, column: 5, scope: !10)
!22 = !DILocation(line: 14, column: 7, scope: !10)
!23 = !DILocation(line: 14, column: 5, scope: !10)
!24 = !DILocation(line: 16, column: 7, scope: !10)
!25 = !DILocation(line: 17, column: 5, scope: !10)
!26 = !DILocation(line: 19, column: 5, scope: !10)
!27 = !DILocation(line: 21, column: 7, scope: !10)
!28 = !DILocation(line: 21, column: 9, scope: !10)
!29 = !DILocation(line: 21, column: 14, scope: !10)
!30 = !DILocation(line: 21, column: 17, scope: !10)
!31 = !DILocation(line: 21, column: 19, scope: !10)
!32 = !DILocation(line: 21, column: 25, scope: !10)
!33 = !DILocation(line: 22, column: 7, scope: !10)
!34 = !DILocation(line: 22, column: 9, scope: !10)
!35 = !DILocation(line: 22, column: 14, scope: !10)
!36 = !DILocation(line: 22, column: 17, scope: !10)
!37 = !DILocation(line: 22, column: 19, scope: !10)
!38 = !DILocation(line: 22, column: 25, scope: !10)
!39 = !DILocation(line: 23, column: 7, scope: !10)
!40 = !DILocation(line: 23, column: 9, scope: !10)
!41 = !DILocation(line: 23, column: 14, scope: !10)
!42 = !DILocation(line: 23, column: 17, scope: !10)
!43 = !DILocation(line: 23, column: 19, scope: !10)
!44 = !DILocation(line: 23, column: 25, scope: !10)
!45 = !DILocation(line: 24, column: 7, scope: !10)
!46 = !DILocation(line: 24, column: 9, scope: !10)
!47 = !DILocation(line: 24, column: 14, scope: !10)
!48 = !DILocation(line: 24, column: 17, scope: !10)
!49 = !DILocation(line: 24, column: 19, scope: !10)
!50 = !DILocation(line: 24, column: 26, scope: !10)
!51 = !DILocation(line: 25, column: 7, scope: !10)
!52 = !DILocation(line: 25, column: 9, scope: !10)
!53 = !DILocation(line: 25, column: 15, scope: !10)
!54 = !DILocation(line: 26, column: 3, scope: !10)
!55 = !DILocation(line: 27, column: 1, scope: !10)
