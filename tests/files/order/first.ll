source_filename = "order/first.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@order = external global i32, align 4
@llvm.global_ctors = appending global [2 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 101, void ()* @first, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @default_one, i8* null }]

define internal void @first() !dbg !9 {
entry:
  %0 = load i32, i32* @order, align 4, !dbg !13
  %mul = mul nsw i32 %0, 10, !dbg !14
  %add = add nsw i32 %mul, 1, !dbg !15
  store i32 %add, i32* @order, align 4, !dbg !16
  ret void, !dbg !17
}

define internal void @default_one() !dbg !18 {
entry:
  %0 = load i32, i32* @order, align 4, !dbg !19
  %mul = mul nsw i32 %0, 10, !dbg !20
  %add = add nsw i32 %mul, 3, !dbg !21
  store i32 %add, i32* @order, align 4, !dbg !22
  ret void, !dbg !23
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "order/first.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "first", scope: !1, file: !1, line: 2, type: !10, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !12)
!10 = !DISubroutineType(types: !11)
!11 = !{null}
!12 = !{}
!13 = !DILocation(line: 2, column: 69, scope: !9)
!14 = !DILocation(line: 2, column: 75, scope: !9)
!15 = !DILocation(line: 2, column: 80, scope: !9)
!16 = !DILocation(line: 2, column: 67, scope: !9)
!17 = !DILocation(line: 2, column: 85, scope: !9)
!18 = distinct !DISubprogram(name: "default_one", scope: !1, file: !1, line: 3, type: !10, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !12)
!19 = !DILocation(line: 3, column: 70, scope: !18)
!20 = !DILocation(line: 3, column: 76, scope: !18)
!21 = !DILocation(line: 3, column: 81, scope: !18)
!22 = !DILocation(line: 3, column: 68, scope: !18)
!23 = !DILocation(line: 3, column: 86, scope: !18)
