source_filename = "loop_do_while_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %c = alloca i8, align 1
  %n = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !13
  store i8 %call, i8* %c, align 1, !dbg !14
  store i32 0, i32* %n, align 4, !dbg !15
  br label %do.body, !dbg !16

do.body:
  %0 = load i32, i32* %n, align 4, !dbg !17
  %inc = add nsw i32 %0, 1, !dbg !17
  store i32 %inc, i32* %n, align 4, !dbg !17
  %1 = load i8, i8* %c, align 1, !dbg !18
  %conv = zext i8 %1 to i32, !dbg !18
  %shr = ashr i32 %conv, 1, !dbg !18
  %conv1 = trunc i32 %shr to i8, !dbg !18
  store i8 %conv1, i8* %c, align 1, !dbg !18
  br label %do.cond, !dbg !19

do.cond:
  %2 = load i8, i8* %c, align 1, !dbg !20
  %tobool = icmp ne i8 %2, 0, !dbg !19
  br i1 %tobool, label %do.body, label %do.end, !dbg !19, !llvm.loop !21

do.end:
  %3 = load i32, i32* %n, align 4, !dbg !24
  %cmp = icmp slt i32 %3, 1, !dbg !25
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !26

lor.lhs.false:
  %4 = load i32, i32* %n, align 4, !dbg !27
  %cmp3 = icmp sgt i32 %4, 7, !dbg !28
  br i1 %cmp3, label %if.then, label %if.end, !dbg !24

if.then:
  call void @reach_error(), !dbg !29
  br label %if.end, !dbg !29

if.end:
  ret i32 0, !dbg !30
}

declare zeroext i8 @__VERIFIER_nondet_uchar()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "loop_do_while_unsafe.c", directory: ".")
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
!13 = !DILocation(line: 6, column: 21, scope: !10)
!14 = !DILocation(line: 6, column: 17, scope: !10)
!15 = !DILocation(line: 7, column: 7, scope: !10)
!16 = !DILocation(line: 8, column: 3, scope: !10)
!17 = !DILocation(line: 9, column: 6, scope: !10)
!18 = !DILocation(line: 10, column: 7, scope: !10)
!19 = !DILocation(line: 11, column: 3, scope: !10)
!20 = !DILocation(line: 11, column: 12, scope: !10)
!21 = distinct !{!21, !16, !22, !23}
!22 = !DILocation(line: 11, column: 13, scope: !10)
!23 = !{!"llvm.loop.mustprogress"}
!24 = !DILocation(line: 12, column: 7, scope: !10)
!25 = !DILocation(line: 12, column: 9, scope: !10)
!26 = !DILocation(line: 12, column: 13, scope: !10)
!27 = !DILocation(line: 12, column: 16, scope: !10)
!28 = !DILocation(line: 12, column: 18, scope: !10)
!29 = !DILocation(line: 12, column: 23, scope: !10)
!30 = !DILocation(line: 13, column: 3, scope: !10)
