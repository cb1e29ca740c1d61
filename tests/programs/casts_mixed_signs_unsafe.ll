source_filename = "casts_mixed_signs_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %c = alloca i8, align 1
  store i32 0, i32* %retval, align 4
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !13
  store i32 %call, i32* %x, align 4, !dbg !14
  %call1 = call i32 @__VERIFIER_nondet_uint(), !dbg !15
  store i32 %call1, i32* %y, align 4, !dbg !16
  store i8 -56, i8* %c, align 1, !dbg !17
  %0 = load i32, i32* %x, align 4, !dbg !18
  %cmp = icmp slt i32 %0, 1, !dbg !19
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !20

land.lhs.true:
  %1 = load i32, i32* %y, align 4, !dbg !21
  %cmp2 = icmp ult i32 %1, 1000, !dbg !22
  br i1 %cmp2, label %land.lhs.true3, label %if.end, !dbg !23

land.lhs.true3:
  %2 = load i32, i32* %x, align 4, !dbg !24
  %3 = load i32, i32* %y, align 4, !dbg !25
  %cmp4 = icmp ult i32 %2, %3, !dbg !26
  br i1 %cmp4, label %if.then, label %if.end, !dbg !18

if.then:
  call void @reach_error(), !dbg !27
  br label %if.end, !dbg !27

if.end:
  %4 = load i32, i32* %x, align 4, !dbg !28
  %cmp5 = icmp sge i32 %4, 0, !dbg !29
  br i1 %cmp5, label %land.lhs.true6, label %if.end13, !dbg !30

land.lhs.true6:
  %5 = load i32, i32* %x, align 4, !dbg !31
  %cmp7 = icmp slt i32 %5, 10, !dbg !32
  br i1 %cmp7, label %land.lhs.true8, label %if.end13, !dbg !33

land.lhs.true8:
  %6 = load i32, i32* %y, align 4, !dbg !34
  %cmp9 = icmp ugt i32 %6, 10, !dbg !35
  br i1 %cmp9, label %land.lhs.true10, label %if.end13, !dbg !36

land.lhs.true10:
  %7 = load i32, i32* %x, align 4, !dbg !37
  %8 = load i32, i32* %y, align 4, !dbg !38
  %cmp11 = icmp ugt i32 %7, %8, !dbg !39
  br i1 %cmp11, label %if.then12, label %if.end13, !dbg !28

if.then12:
  call void @reach_error(), !dbg !40
  br label %if.end13, !dbg !40

if.end13:
  %9 = load i8, i8* %c, align 1, !dbg !41
  %conv = zext i8 %9 to i32, !dbg !41
  %add = add nsw i32 %conv, 100, !dbg !42
  %10 = load i8, i8* %c, align 1, !dbg !43
  %conv14 = zext i8 %10 to i32, !dbg !43
  %cmp15 = icmp slt i32 %add, %conv14, !dbg !44
  br i1 %cmp15, label %if.then17, label %if.end18, !dbg !41

if.then17:
  call void @reach_error(), !dbg !45
  br label %if.end18, !dbg !45

if.end18:
  ret i32 0, !dbg !46
}

declare i32 @__VERIFIER_nondet_int()

declare i32 @__VERIFIER_nondet_uint()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "casts_mixed_signs_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 7, column: 11, scope: !10)
!14 = !DILocation(line: 7, column: 7, scope: !10)
!15 = !DILocation(line: 8, column: 16, scope: !10)
!16 = !DILocation(line: 8, column: 12, scope: !10)
!17 = !DILocation(line: 9, column: 17, scope: !10)
!18 = !DILocation(line: 10, column: 7, scope: !10)
!19 = !DILocation(line: 10, column: 9, scope: !10)
!20 = !DILocation(line: 10, column: 13, scope: !10)
!21 = !DILocation(line: 10, column: 16, scope: !10)
!22 = !DILocation(line: 10, column: 18, scope: !10)
!23 = !DILocation(line: 10, column: 25, scope: !10)
!24 = !DILocation(line: 10, column: 28, scope: !10)
!25 = !DILocation(line: 10, column: 32, scope: !10)
!26 = !DILocation(line: 10, column: 30, scope: !10)
!27 = !DILocation(line: 10, column: 35, scope: !10)
!28 = !DILocation(line: 11, column: 7, scope: !10)
!29 = !DILocation(line: 11, column: 9, scope: !10)
!30 = !DILocation(line: 11, column: 14, scope: !10)
!31 = !DILocation(line: 11, column: 17, scope: !10)
!32 = !DILocation(line: 11, column: 19, scope: !10)
!33 = !DILocation(line: 11, column: 24, scope: !10)
!34 = !DILocation(line: 11, column: 27, scope: !10)
!35 = !DILocation(line: 11, column: 29, scope: !10)
!36 = !DILocation(line: 11, column: 34, scope: !10)
!37 = !DILocation(line: 11, column: 37, scope: !10)
!38 = !DILocation(line: 11, column: 41, scope: !10)
!39 = !DILocation(line: 11, column: 39, scope: !10)
!40 = !DILocation(line: 11, column: 44, scope: !10)
!41 = !DILocation(line: 12, column: 7, scope: !10)
!42 = !DILocation(line: 12, column: 9, scope: !10)
!43 = !DILocation(line: 12, column: 17, scope: !10)
!44 = !DILocation(line: 12, column: 15, scope: !10)
!45 = !DILocation(line: 12, column: 20, scope: !10)
!46 = !DILocation(line: 13, column: 3, scope: !10)
