source_filename = "constant_division_unknown.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %none = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %none to i8*, !dbg !15
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !15
  call void @llvm.dbg.declare(metadata i32* %none, metadata !14, metadata !DIExpression()), !dbg !16
  store i32 poison, i32* %none, align 4, !dbg !16
  %1 = load i32, i32* %none, align 4, !dbg !17
  %2 = bitcast i32* %none to i8*, !dbg !18
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %2), !dbg !18
  ret i32 %1, !dbg !19
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "constant_division_unknown.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 2, type: !10, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14}
!14 = !DILocalVariable(name: "none", scope: !9, file: !1, line: 3, type: !12)
!15 = !DILocation(line: 3, column: 3, scope: !9)
!16 = !DILocation(line: 3, column: 7, scope: !9)
!17 = !DILocation(line: 4, column: 10, scope: !9)
!18 = !DILocation(line: 5, column: 1, scope: !9)
!19 = !DILocation(line: 4, column: 3, scope: !9)
