source_filename = "inline_function_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @half(i32 noundef %x) !dbg !10 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, i32* %x.addr, align 4
  %0 = load i32, i32* %x.addr, align 4, !dbg !13
  %div = sdiv i32 %0, 2, !dbg !14
  ret i32 %div, !dbg !15
}

define dso_local i32 @main() !dbg !16 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !17
  store i32 %call, i32* %x, align 4, !dbg !18
  %0 = load i32, i32* %x, align 4, !dbg !19
  %cmp = icmp slt i32 %0, 0, !dbg !20
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !21

lor.lhs.false:
  %1 = load i32, i32* %x, align 4, !dbg !22
  %cmp1 = icmp sgt i32 %1, 1000, !dbg !23
  br i1 %cmp1, label %if.then, label %if.end, !dbg !19

if.then:
  store i32 0, i32* %retval, align 4, !dbg !24
  br label %return, !dbg !24

if.end:
  %2 = load i32, i32* %x, align 4, !dbg !25
  %call2 = call i32 @half(i32 noundef %2), !dbg !26
  %3 = load i32, i32* %x, align 4, !dbg !27
  %call3 = call i32 @half(i32 noundef %3), !dbg !28
  %add = add nsw i32 %call2, %call3, !dbg !29
  %4 = load i32, i32* %x, align 4, !dbg !30
  %cmp4 = icmp ne i32 %add, %4, !dbg !31
  br i1 %cmp4, label %if.then5, label %if.end6, !dbg !26

if.then5:
  call void @reach_error(), !dbg !32
  br label %if.end6, !dbg !32

if.end6:
  store i32 0, i32* %retval, align 4, !dbg !33
  br label %return, !dbg !33

return:
  %5 = load i32, i32* %retval, align 4, !dbg !34
  ret i32 %5, !dbg !34
}

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "inline_function_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "half", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 5, column: 33, scope: !10)
!14 = !DILocation(line: 5, column: 35, scope: !10)
!15 = !DILocation(line: 5, column: 26, scope: !10)
!16 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!17 = !DILocation(line: 9, column: 11, scope: !16)
!18 = !DILocation(line: 9, column: 7, scope: !16)
!19 = !DILocation(line: 10, column: 7, scope: !16)
!20 = !DILocation(line: 10, column: 9, scope: !16)
!21 = !DILocation(line: 10, column: 13, scope: !16)
!22 = !DILocation(line: 10, column: 16, scope: !16)
!23 = !DILocation(line: 10, column: 18, scope: !16)
!24 = !DILocation(line: 10, column: 26, scope: !16)
!25 = !DILocation(line: 11, column: 12, scope: !16)
!26 = !DILocation(line: 11, column: 7, scope: !16)
!27 = !DILocation(line: 11, column: 22, scope: !16)
!28 = !DILocation(line: 11, column: 17, scope: !16)
!29 = !DILocation(line: 11, column: 15, scope: !16)
!30 = !DILocation(line: 11, column: 28, scope: !16)
!31 = !DILocation(line: 11, column: 25, scope: !16)
!32 = !DILocation(line: 11, column: 31, scope: !16)
!33 = !DILocation(line: 12, column: 3, scope: !16)
!34 = !DILocation(line: 13, column: 1, scope: !16)
