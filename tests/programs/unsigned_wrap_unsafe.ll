source_filename = "unsigned_wrap_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %sum = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !13
  store i32 %call, i32* %x, align 4, !dbg !14
  %call1 = call i32 @__VERIFIER_nondet_uint(), !dbg !15
  store i32 %call1, i32* %y, align 4, !dbg !16
  %0 = load i32, i32* %x, align 4, !dbg !17
  %1 = load i32, i32* %y, align 4, !dbg !18
  %add = add i32 %0, %1, !dbg !19
  store i32 %add, i32* %sum, align 4, !dbg !20
  %2 = load i32, i32* %x, align 4, !dbg !21
  %add2 = add i32 %2, 1, !dbg !22
  %3 = load i32, i32* %x, align 4, !dbg !23
  %cmp = icmp ult i32 %add2, %3, !dbg !24
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !25

land.lhs.true:
  %4 = load i32, i32* %x, align 4, !dbg !26
  %cmp3 = icmp ne i32 %4, -1, !dbg !27
  br i1 %cmp3, label %if.then, label %if.end, !dbg !21

if.then:
  call void @reach_error(), !dbg !28
  br label %if.end, !dbg !28

if.end:
  %5 = load i32, i32* %sum, align 4, !dbg !29
  %6 = load i32, i32* %x, align 4, !dbg !30
  %cmp4 = icmp ult i32 %5, %6, !dbg !31
  br i1 %cmp4, label %land.lhs.true5, label %if.end8, !dbg !32

land.lhs.true5:
  %7 = load i32, i32* %sum, align 4, !dbg !33
  %8 = load i32, i32* %y, align 4, !dbg !34
  %cmp6 = icmp uge i32 %7, %8, !dbg !35
  br i1 %cmp6, label %if.then7, label %if.end8, !dbg !29

if.then7:
  call void @reach_error(), !dbg !36
  br label %if.end8, !dbg !36

if.end8:
  %9 = load i32, i32* %x, align 4, !dbg !37
  %10 = load i32, i32* %y, align 4, !dbg !38
  %sub = sub i32 %9, %10, !dbg !39
  %11 = load i32, i32* %x, align 4, !dbg !40
  %cmp9 = icmp ugt i32 %sub, %11, !dbg !41
  br i1 %cmp9, label %land.lhs.true10, label %if.end13, !dbg !42

land.lhs.true10:
  %12 = load i32, i32* %y, align 4, !dbg !43
  %13 = load i32, i32* %x, align 4, !dbg !44
  %cmp11 = icmp ugt i32 %12, %13, !dbg !45
  br i1 %cmp11, label %if.then12, label %if.end13, !dbg !37

if.then12:
  call void @reach_error(), !dbg !46
  br label %if.end13, !dbg !46

if.end13:
  ret i32 0, !dbg !47
}

declare i32 @__VERIFIER_nondet_uint()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "unsigned_wrap_unsafe.c", directory: ".")
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
!13 = !DILocation(line: 6, column: 16, scope: !10)
!14 = !DILocation(line: 6, column: 12, scope: !10)
!15 = !DILocation(line: 6, column: 46, scope: !10)
!16 = !DILocation(line: 6, column: 42, scope: !10)
!17 = !DILocation(line: 7, column: 18, scope: !10)
!18 = !DILocation(line: 7, column: 22, scope: !10)
!19 = !DILocation(line: 7, column: 20, scope: !10)
!20 = !DILocation(line: 7, column: 12, scope: !10)
!21 = !DILocation(line: 8, column: 7, scope: !10)
!22 = !DILocation(line: 8, column: 9, scope: !10)
!23 = !DILocation(line: 8, column: 15, scope: !10)
!24 = !DILocation(line: 8, column: 13, scope: !10)
!25 = !DILocation(line: 8, column: 17, scope: !10)
!26 = !DILocation(line: 8, column: 20, scope: !10)
!27 = !DILocation(line: 8, column: 22, scope: !10)
!28 = !DILocation(line: 8, column: 38, scope: !10)
!29 = !DILocation(line: 9, column: 7, scope: !10)
!30 = !DILocation(line: 9, column: 13, scope: !10)
!31 = !DILocation(line: 9, column: 11, scope: !10)
!32 = !DILocation(line: 9, column: 15, scope: !10)
!33 = !DILocation(line: 9, column: 18, scope: !10)
!34 = !DILocation(line: 9, column: 25, scope: !10)
!35 = !DILocation(line: 9, column: 22, scope: !10)
!36 = !DILocation(line: 9, column: 28, scope: !10)
!37 = !DILocation(line: 10, column: 7, scope: !10)
!38 = !DILocation(line: 10, column: 11, scope: !10)
!39 = !DILocation(line: 10, column: 9, scope: !10)
!40 = !DILocation(line: 10, column: 15, scope: !10)
!41 = !DILocation(line: 10, column: 13, scope: !10)
!42 = !DILocation(line: 10, column: 17, scope: !10)
!43 = !DILocation(line: 10, column: 20, scope: !10)
!44 = !DILocation(line: 10, column: 24, scope: !10)
!45 = !DILocation(line: 10, column: 22, scope: !10)
!46 = !DILocation(line: 10, column: 27, scope: !10)
!47 = !DILocation(line: 11, column: 3, scope: !10)
