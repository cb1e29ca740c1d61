source_filename = "switch_wide_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @classify(i64 noundef %x) !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %x.addr = alloca i64, align 8
  store i64 %x, i64* %x.addr, align 8
  %0 = load i64, i64* %x.addr, align 8, !dbg !13
  switch i64 %0, label %sw.epilog [
    i64 -1, label %sw.bb
    i64 0, label %sw.bb1
    i64 1, label %sw.bb1
    i64 2, label %sw.bb1
    i64 3, label %sw.bb1
    i64 4, label %sw.bb1
    i64 5, label %sw.bb1
    i64 6, label %sw.bb1
    i64 7, label %sw.bb1
    i64 8, label %sw.bb1
    i64 9, label %sw.bb1
    i64 10, label %sw.bb1
    i64 4294967296, label %sw.bb2
  ], !dbg !14

sw.bb:
  store i32 1, i32* %retval, align 4, !dbg !15
  br label %return, !dbg !15

sw.bb1:
  store i32 2, i32* %retval, align 4, !dbg !16
  br label %return, !dbg !16

sw.bb2:
  store i32 3, i32* %retval, align 4, !dbg !17
  br label %return, !dbg !17

sw.epilog:
  store i32 0, i32* %retval, align 4, !dbg !18
  br label %return, !dbg !18

return:
  %1 = load i32, i32* %retval, align 4, !dbg !19
  ret i32 %1, !dbg !19
}

define dso_local i32 @main() !dbg !20 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i64, align 8
  %c = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i64 @__VERIFIER_nondet_long(), !dbg !21
  store i64 %call, i64* %x, align 8, !dbg !22
  %0 = load i64, i64* %x, align 8, !dbg !23
  %call1 = call i32 @classify(i64 noundef %0), !dbg !24
  store i32 %call1, i32* %c, align 4, !dbg !25
  %1 = load i32, i32* %c, align 4, !dbg !26
  %cmp = icmp eq i32 %1, 3, !dbg !27
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !28

land.lhs.true:
  %2 = load i64, i64* %x, align 8, !dbg !29
  %conv = trunc i64 %2 to i32, !dbg !30
  %cmp2 = icmp ne i32 %conv, 0, !dbg !31
  br i1 %cmp2, label %if.then, label %if.end, !dbg !26

if.then:
  call void @reach_error(), !dbg !32
  br label %if.end, !dbg !32

if.end:
  %3 = load i32, i32* %c, align 4, !dbg !33
  %cmp4 = icmp eq i32 %3, 2, !dbg !34
  br i1 %cmp4, label %land.lhs.true6, label %if.end10, !dbg !35

land.lhs.true6:
  %4 = load i64, i64* %x, align 8, !dbg !36
  %cmp7 = icmp sgt i64 %4, 9, !dbg !37
  br i1 %cmp7, label %if.then9, label %if.end10, !dbg !33

if.then9:
  call void @reach_error(), !dbg !38
  br label %if.end10, !dbg !38

if.end10:
  %5 = load i64, i64* %x, align 8, !dbg !39
  %cmp11 = icmp slt i64 %5, 0, !dbg !40
  br i1 %cmp11, label %land.lhs.true13, label %if.end18, !dbg !41

land.lhs.true13:
  %6 = load i32, i32* %c, align 4, !dbg !42
  %tobool = icmp ne i32 %6, 0, !dbg !42
  br i1 %tobool, label %land.lhs.true14, label %if.end18, !dbg !43

land.lhs.true14:
  %7 = load i64, i64* %x, align 8, !dbg !44
  %cmp15 = icmp ne i64 %7, -1, !dbg !45
  br i1 %cmp15, label %if.then17, label %if.end18, !dbg !39

if.then17:
  call void @reach_error(), !dbg !46
  br label %if.end18, !dbg !46

if.end18:
  %8 = load i64, i64* %x, align 8, !dbg !47
  %conv19 = trunc i64 %8 to i32, !dbg !48
  %cmp20 = icmp eq i32 %conv19, -1, !dbg !49
  br i1 %cmp20, label %land.lhs.true22, label %if.end32, !dbg !50

land.lhs.true22:
  %9 = load i32, i32* %c, align 4, !dbg !51
  %cmp23 = icmp ne i32 %9, 1, !dbg !52
  br i1 %cmp23, label %land.lhs.true25, label %if.end32, !dbg !53

land.lhs.true25:
  %10 = load i64, i64* %x, align 8, !dbg !54
  %cmp26 = icmp slt i64 %10, 0, !dbg !55
  br i1 %cmp26, label %land.lhs.true28, label %if.end32, !dbg !56

land.lhs.true28:
  %11 = load i64, i64* %x, align 8, !dbg !57
  %cmp29 = icmp sgt i64 %11, -3, !dbg !58
  br i1 %cmp29, label %if.then31, label %if.end32, !dbg !48

if.then31:
  call void @reach_error(), !dbg !59
  br label %if.end32, !dbg !59

if.end32:
  ret i32 0, !dbg !60
}

declare i64 @__VERIFIER_nondet_long()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "switch_wide_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "classify", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 6, column: 11, scope: !10)
!14 = !DILocation(line: 6, column: 3, scope: !10)
!15 = !DILocation(line: 7, column: 12, scope: !10)
!16 = !DILocation(line: 8, column: 18, scope: !10)
!17 = !DILocation(line: 9, column: 21, scope: !10)
!18 = !DILocation(line: 11, column: 3, scope: !10)
!19 = !DILocation(line: 12, column: 1, scope: !10)
!20 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 14, type: !11, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!21 = !DILocation(line: 15, column: 12, scope: !20)
!22 = !DILocation(line: 15, column: 8, scope: !20)
!23 = !DILocation(line: 16, column: 20, scope: !20)
!24 = !DILocation(line: 16, column: 11, scope: !20)
!25 = !DILocation(line: 16, column: 7, scope: !20)
!26 = !DILocation(line: 17, column: 7, scope: !20)
!27 = !DILocation(line: 17, column: 9, scope: !20)
!28 = !DILocation(line: 17, column: 14, scope: !20)
!29 = !DILocation(line: 17, column: 22, scope: !20)
!30 = !DILocation(line: 17, column: 17, scope: !20)
!31 = !DILocation(line: 17, column: 24, scope: !20)
!32 = !DILocation(line: 17, column: 30, scope: !20)
!33 = !DILocation(line: 18, column: 7, scope: !20)
!34 = !DILocation(line: 18, column: 9, scope: !20)
!35 = !DILocation(line: 18, column: 14, scope: !20)
!36 = !DILocation(line: 18, column: 17, scope: !20)
!37 = !DILocation(line: 18, column: 19, scope: !20)
!38 = !DILocation(line: 18, column: 24, scope: !20)
!39 = !DILocation(line: 19, column: 7, scope: !20)
!40 = !DILocation(line: 19, column: 9, scope: !20)
!41 = !DILocation(line: 19, column: 13, scope: !20)
!42 = !DILocation(line: 19, column: 16, scope: !20)
!43 = !DILocation(line: 19, column: 18, scope: !20)
!44 = !DILocation(line: 19, column: 21, scope: !20)
!45 = !DILocation(line: 19, column: 23, scope: !20)
!46 = !DILocation(line: 19, column: 30, scope: !20)
!47 = !DILocation(line: 20, column: 12, scope: !20)
!48 = !DILocation(line: 20, column: 7, scope: !20)
!49 = !DILocation(line: 20, column: 14, scope: !20)
!50 = !DILocation(line: 20, column: 20, scope: !20)
!51 = !DILocation(line: 20, column: 23, scope: !20)
!52 = !DILocation(line: 20, column: 25, scope: !20)
!53 = !DILocation(line: 20, column: 30, scope: !20)
!54 = !DILocation(line: 20, column: 33, scope: !20)
!55 = !DILocation(line: 20, column: 35, scope: !20)
!56 = !DILocation(line: 20, column: 39, scope: !20)
!57 = !DILocation(line: 20, column: 42, scope: !20)
!58 = !DILocation(line: 20, column: 44, scope: !20)
!59 = !DILocation(line: 20, column: 50, scope: !20)
!60 = !DILocation(line: 21, column: 3, scope: !20)
