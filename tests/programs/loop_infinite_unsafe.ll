source_filename = "loop_infinite_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %x, metadata !15, metadata !DIExpression()), !dbg !16
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !17
  store i32 %call, i32* %x, align 4, !dbg !16
  br label %while.cond, !dbg !18

while.cond:
  %0 = load i32, i32* %x, align 4, !dbg !19
  %and = and i32 %0, 1, !dbg !20
  %tobool = icmp ne i32 %and, 0, !dbg !18
  br i1 %tobool, label %while.body, label %while.end, !dbg !18

while.body:
  %call1 = call i32 @__VERIFIER_nondet_int(), !dbg !21
  store i32 %call1, i32* %x, align 4, !dbg !22
  br label %while.cond, !dbg !18, !llvm.loop !23

while.end:
  call void @reach_error(), !dbg !26
  ret i32 0, !dbg !27
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "loop_infinite_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "x", scope: !10, file: !1, line: 6, type: !13)
!16 = !DILocation(line: 6, column: 7, scope: !10)
!17 = !DILocation(line: 6, column: 11, scope: !10)
!18 = !DILocation(line: 7, column: 3, scope: !10)
!19 = !DILocation(line: 7, column: 10, scope: !10)
!20 = !DILocation(line: 7, column: 12, scope: !10)
!21 = !DILocation(line: 7, column: 21, scope: !10)
!22 = !DILocation(line: 7, column: 19, scope: !10)
!23 = distinct !{!23, !18, !24, !25}
!24 = !DILocation(line: 7, column: 43, scope: !10)
!25 = !{!"llvm.loop.mustprogress"}
!26 = !DILocation(line: 8, column: 3, scope: !10)
!27 = !DILocation(line: 9, column: 3, scope: !10)
