source_filename = "outside_leads_far_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pair = type { i32, i32 }

@found = external global %struct.pair*, align 8

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = load %struct.pair*, %struct.pair** @found, align 8, !dbg !14
  %tobool = icmp ne %struct.pair* %0, null, !dbg !14
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !14

cond.true:
  %1 = load %struct.pair*, %struct.pair** @found, align 8, !dbg !15
  %arrayidx = getelementptr inbounds %struct.pair, %struct.pair* %1, i64 99999, !dbg !15
  %b = getelementptr inbounds %struct.pair, %struct.pair* %arrayidx, i32 0, i32 1, !dbg !16
  %2 = load i32, i32* %b, align 4, !dbg !16
  br label %cond.end, !dbg !14

cond.false:
  br label %cond.end, !dbg !14

cond.end:
  %cond = phi i32 [ %2, %cond.true ], [ 0, %cond.false ], !dbg !14
  ret i32 %cond, !dbg !17
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "outside_leads_far_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !10, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{}
!14 = !DILocation(line: 5, column: 10, scope: !9)
!15 = !DILocation(line: 5, column: 18, scope: !9)
!16 = !DILocation(line: 5, column: 31, scope: !9)
!17 = !DILocation(line: 5, column: 3, scope: !9)
