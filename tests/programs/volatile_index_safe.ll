source_filename = "volatile_index_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@sensors = external global [3 x i32], align 4

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %i to i8*, !dbg !16
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !16
  call void @llvm.dbg.declare(metadata i32* %i, metadata !14, metadata !DIExpression()), !dbg !17
  %call = call i32 @choose(), !dbg !18
  store i32 %call, i32* %i, align 4, !dbg !17
  %1 = load i32, i32* %i, align 4, !dbg !19
  %cmp = icmp ult i32 %1, 3, !dbg !20
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !19

cond.true:
  %2 = load i32, i32* %i, align 4, !dbg !21
  %idxprom = zext i32 %2 to i64, !dbg !22
  %arrayidx = getelementptr inbounds [3 x i32], [3 x i32]* @sensors, i64 0, i64 %idxprom, !dbg !22
  %3 = load volatile i32, i32* %arrayidx, align 4, !dbg !22
  %cmp1 = icmp sgt i32 %3, 0, !dbg !23
  %conv = zext i1 %cmp1 to i32, !dbg !23
  br label %cond.end, !dbg !19

cond.false:
  br label %cond.end, !dbg !19

cond.end:
  %cond = phi i32 [ %conv, %cond.true ], [ 0, %cond.false ], !dbg !19
  %4 = bitcast i32* %i to i8*, !dbg !24
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %4), !dbg !24
  ret i32 %cond, !dbg !25
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !26 i32 @choose()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "volatile_index_safe.c", directory: ".")
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
!13 = !{!14}
!14 = !DILocalVariable(name: "i", scope: !9, file: !1, line: 6, type: !15)
!15 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!16 = !DILocation(line: 6, column: 5, scope: !9)
!17 = !DILocation(line: 6, column: 14, scope: !9)
!18 = !DILocation(line: 6, column: 18, scope: !9)
!19 = !DILocation(line: 7, column: 12, scope: !9)
!20 = !DILocation(line: 7, column: 14, scope: !9)
!21 = !DILocation(line: 7, column: 28, scope: !9)
!22 = !DILocation(line: 7, column: 20, scope: !9)
!23 = !DILocation(line: 7, column: 31, scope: !9)
!24 = !DILocation(line: 8, column: 1, scope: !9)
!25 = !DILocation(line: 7, column: 5, scope: !9)
!26 = !DISubprogram(name: "choose", scope: !1, file: !1, line: 3, type: !27, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !29)
!27 = !DISubroutineType(types: !28)
!28 = !{!15}
!29 = !{}
