source_filename = "outside_holds_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.point = type { i32, i8, [3 x i32] }

@origin = external global %struct.point*, align 8

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = load %struct.point*, %struct.point** @origin, align 8, !dbg !14
  %tobool = icmp ne %struct.point* %0, null, !dbg !14
  br i1 %tobool, label %land.lhs.true, label %if.end, !dbg !16

land.lhs.true:
  %1 = load %struct.point*, %struct.point** @origin, align 8, !dbg !17
  %v = getelementptr inbounds %struct.point, %struct.point* %1, i32 0, i32 2, !dbg !18
  %arrayidx = getelementptr inbounds [3 x i32], [3 x i32]* %v, i64 0, i64 2, !dbg !17
  %2 = load i32, i32* %arrayidx, align 4, !dbg !17
  %cmp = icmp eq i32 %2, 5, !dbg !19
  br i1 %cmp, label %land.lhs.true1, label %if.end, !dbg !20

land.lhs.true1:
  %3 = load %struct.point*, %struct.point** @origin, align 8, !dbg !21
  %tag = getelementptr inbounds %struct.point, %struct.point* %3, i32 0, i32 1, !dbg !22
  %4 = load i8, i8* %tag, align 4, !dbg !22
  %conv = sext i8 %4 to i32, !dbg !21
  %cmp2 = icmp eq i32 %conv, 99, !dbg !23
  br i1 %cmp2, label %if.then, label %if.end, !dbg !24

if.then:
  call void @reach_error(), !dbg !25
  br label %if.end, !dbg !25

if.end:
  ret i32 0, !dbg !26
}

declare !dbg !27 void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "outside_holds_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !10, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{}
!14 = !DILocation(line: 6, column: 7, scope: !15)
!15 = distinct !DILexicalBlock(scope: !9, file: !1, line: 6, column: 7)
!16 = !DILocation(line: 6, column: 14, scope: !15)
!17 = !DILocation(line: 6, column: 17, scope: !15)
!18 = !DILocation(line: 6, column: 25, scope: !15)
!19 = !DILocation(line: 6, column: 30, scope: !15)
!20 = !DILocation(line: 6, column: 35, scope: !15)
!21 = !DILocation(line: 6, column: 38, scope: !15)
!22 = !DILocation(line: 6, column: 46, scope: !15)
!23 = !DILocation(line: 6, column: 50, scope: !15)
!24 = !DILocation(line: 6, column: 7, scope: !9)
!25 = !DILocation(line: 6, column: 58, scope: !15)
!26 = !DILocation(line: 7, column: 3, scope: !9)
!27 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 2, type: !28, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !13)
!28 = !DISubroutineType(types: !29)
!29 = !{null}
