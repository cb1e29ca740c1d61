source_filename = "pointer_to_locals_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %p = alloca i32*, align 8
  store i32 0, i32* %retval, align 4
  store i32 1, i32* %x, align 4, !dbg !13
  store i32 2, i32* %y, align 4, !dbg !14
  %call = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !15
  br i1 %call, label %cond.true, label %cond.false, !dbg !15

cond.true:
  br label %cond.end, !dbg !15

cond.false:
  br label %cond.end, !dbg !15

cond.end:
  %cond = phi i32* [ %x, %cond.true ], [ %y, %cond.false ], !dbg !15
  store i32* %cond, i32** %p, align 8, !dbg !16
  %0 = load i32*, i32** %p, align 8, !dbg !17
  store i32 5, i32* %0, align 4, !dbg !18
  %1 = load i32, i32* %x, align 4, !dbg !19
  %2 = load i32, i32* %y, align 4, !dbg !20
  %add = add nsw i32 %1, %2, !dbg !21
  %cmp = icmp ne i32 %add, 7, !dbg !22
  br i1 %cmp, label %if.then, label %if.end, !dbg !19

if.then:
  call void @reach_error(), !dbg !23
  br label %if.end, !dbg !23

if.end:
  %3 = load i32*, i32** %p, align 8, !dbg !24
  %cmp1 = icmp eq i32* %3, %x, !dbg !25
  br i1 %cmp1, label %land.lhs.true, label %if.end4, !dbg !26

land.lhs.true:
  %4 = load i32, i32* %y, align 4, !dbg !27
  %cmp2 = icmp ne i32 %4, 2, !dbg !28
  br i1 %cmp2, label %if.then3, label %if.end4, !dbg !24

if.then3:
  call void @reach_error(), !dbg !29
  br label %if.end4, !dbg !29

if.end4:
  ret i32 0, !dbg !30
}

declare zeroext i1 @__VERIFIER_nondet_bool()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "pointer_to_locals_unsafe.c", directory: ".")
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
!13 = !DILocation(line: 6, column: 7, scope: !10)
!14 = !DILocation(line: 6, column: 14, scope: !10)
!15 = !DILocation(line: 6, column: 26, scope: !10)
!16 = !DILocation(line: 6, column: 22, scope: !10)
!17 = !DILocation(line: 7, column: 4, scope: !10)
!18 = !DILocation(line: 7, column: 6, scope: !10)
!19 = !DILocation(line: 8, column: 7, scope: !10)
!20 = !DILocation(line: 8, column: 11, scope: !10)
!21 = !DILocation(line: 8, column: 9, scope: !10)
!22 = !DILocation(line: 8, column: 13, scope: !10)
!23 = !DILocation(line: 8, column: 20, scope: !10)
!24 = !DILocation(line: 9, column: 7, scope: !10)
!25 = !DILocation(line: 9, column: 9, scope: !10)
!26 = !DILocation(line: 9, column: 15, scope: !10)
!27 = !DILocation(line: 9, column: 18, scope: !10)
!28 = !DILocation(line: 9, column: 20, scope: !10)
!29 = !DILocation(line: 9, column: 26, scope: !10)
!30 = !DILocation(line: 10, column: 3, scope: !10)
