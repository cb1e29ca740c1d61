source_filename = "casts_wide_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %sx = alloca i64, align 8
  %zy = alloca i64, align 8
  %z = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !13
  store i32 %call, i32* %x, align 4, !dbg !14
  %0 = load i32, i32* %x, align 4, !dbg !15
  store i32 %0, i32* %y, align 4, !dbg !16
  %1 = load i32, i32* %x, align 4, !dbg !17
  %conv = sext i32 %1 to i64, !dbg !17
  store i64 %conv, i64* %sx, align 8, !dbg !18
  %2 = load i32, i32* %x, align 4, !dbg !19
  %conv1 = sext i32 %2 to i64, !dbg !19
  store i64 %conv1, i64* %zy, align 8, !dbg !20
  %3 = load i32, i32* %x, align 4, !dbg !21
  %conv2 = sext i32 %3 to i64, !dbg !21
  store i64 %conv2, i64* %z, align 8, !dbg !22
  %4 = load i64, i64* %sx, align 8, !dbg !23
  %5 = load i32, i32* %x, align 4, !dbg !24
  %conv3 = sext i32 %5 to i64, !dbg !24
  %cmp = icmp ne i64 %4, %conv3, !dbg !25
  br i1 %cmp, label %if.then, label %if.end, !dbg !23

if.then:
  call void @reach_error(), !dbg !26
  br label %if.end, !dbg !26

if.end:
  %6 = load i64, i64* %zy, align 8, !dbg !27
  %cmp5 = icmp slt i64 %6, 0, !dbg !28
  br i1 %cmp5, label %if.then7, label %if.end8, !dbg !27

if.then7:
  call void @reach_error(), !dbg !29
  br label %if.end8, !dbg !29

if.end8:
  %7 = load i32, i32* %x, align 4, !dbg !30
  %cmp9 = icmp slt i32 %7, 0, !dbg !31
  br i1 %cmp9, label %land.lhs.true, label %if.end14, !dbg !32

land.lhs.true:
  %8 = load i64, i64* %zy, align 8, !dbg !33
  %9 = load i64, i64* %sx, align 8, !dbg !34
  %add = add nsw i64 %9, 4294967296, !dbg !35
  %cmp11 = icmp ne i64 %8, %add, !dbg !36
  br i1 %cmp11, label %if.then13, label %if.end14, !dbg !30

if.then13:
  call void @reach_error(), !dbg !37
  br label %if.end14, !dbg !37

if.end14:
  %10 = load i32, i32* %x, align 4, !dbg !38
  %cmp15 = icmp slt i32 %10, 0, !dbg !39
  br i1 %cmp15, label %land.lhs.true17, label %if.end21, !dbg !40

land.lhs.true17:
  %11 = load i64, i64* %z, align 8, !dbg !41
  %cmp18 = icmp ult i64 %11, -2147483648, !dbg !42
  br i1 %cmp18, label %if.then20, label %if.end21, !dbg !38

if.then20:
  call void @reach_error(), !dbg !43
  br label %if.end21, !dbg !43

if.end21:
  ret i32 0, !dbg !44
}

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "casts_wide_unsafe.c", directory: ".")
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
!15 = !DILocation(line: 7, column: 16, scope: !10)
!16 = !DILocation(line: 7, column: 12, scope: !10)
!17 = !DILocation(line: 8, column: 13, scope: !10)
!18 = !DILocation(line: 8, column: 8, scope: !10)
!19 = !DILocation(line: 9, column: 13, scope: !10)
!20 = !DILocation(line: 9, column: 8, scope: !10)
!21 = !DILocation(line: 10, column: 21, scope: !10)
!22 = !DILocation(line: 10, column: 17, scope: !10)
!23 = !DILocation(line: 11, column: 7, scope: !10)
!24 = !DILocation(line: 11, column: 13, scope: !10)
!25 = !DILocation(line: 11, column: 10, scope: !10)
!26 = !DILocation(line: 11, column: 16, scope: !10)
!27 = !DILocation(line: 12, column: 7, scope: !10)
!28 = !DILocation(line: 12, column: 10, scope: !10)
!29 = !DILocation(line: 12, column: 15, scope: !10)
!30 = !DILocation(line: 13, column: 7, scope: !10)
!31 = !DILocation(line: 13, column: 9, scope: !10)
!32 = !DILocation(line: 13, column: 13, scope: !10)
!33 = !DILocation(line: 13, column: 16, scope: !10)
!34 = !DILocation(line: 13, column: 22, scope: !10)
!35 = !DILocation(line: 13, column: 25, scope: !10)
!36 = !DILocation(line: 13, column: 19, scope: !10)
!37 = !DILocation(line: 13, column: 39, scope: !10)
!38 = !DILocation(line: 14, column: 7, scope: !10)
!39 = !DILocation(line: 14, column: 9, scope: !10)
!40 = !DILocation(line: 14, column: 13, scope: !10)
!41 = !DILocation(line: 14, column: 16, scope: !10)
!42 = !DILocation(line: 14, column: 18, scope: !10)
!43 = !DILocation(line: 14, column: 40, scope: !10)
!44 = !DILocation(line: 15, column: 3, scope: !10)
