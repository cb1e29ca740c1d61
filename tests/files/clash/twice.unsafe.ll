source_filename = "clash/twice.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@counter = internal global i32 100, align 4, !dbg !0

define dso_local i32 @twice(i32 noundef %x) !dbg !13 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !17, metadata !DIExpression()), !dbg !18
  %0 = load i32, i32* %x.addr, align 4, !dbg !19
  %call = call i32 @step(i32 noundef %0), !dbg !20
  ret i32 %call, !dbg !21
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define internal i32 @step(i32 noundef %x) !dbg !22 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !24, metadata !DIExpression()), !dbg !25
  %0 = load i32, i32* @counter, align 4, !dbg !26
  %inc = add nsw i32 %0, 1, !dbg !26
  store i32 %inc, i32* @counter, align 4, !dbg !26
  %1 = load i32, i32* %x.addr, align 4, !dbg !27
  %mul = mul nsw i32 %1, 2, !dbg !28
  %2 = load i32, i32* @counter, align 4, !dbg !29
  %cmp = icmp eq i32 %2, 101, !dbg !30
  %conv = zext i1 %cmp to i32, !dbg !30
  %add = add nsw i32 %mul, %conv, !dbg !31
  ret i32 %add, !dbg !32
}

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 2, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "clash/twice.c", directory: ".")
!4 = !{!0}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 7, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 1}

!13 = distinct !DISubprogram(name: "twice", scope: !3, file: !3, line: 4, type: !14, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !16)
!14 = !DISubroutineType(types: !15)
!15 = !{!5, !5}
!16 = !{!17}
!17 = !DILocalVariable(name: "x", arg: 1, scope: !13, file: !3, line: 4, type: !5)
!18 = !DILocation(line: 4, column: 15, scope: !13)
!19 = !DILocation(line: 4, column: 32, scope: !13)
!20 = !DILocation(line: 4, column: 27, scope: !13)
!21 = !DILocation(line: 4, column: 20, scope: !13)
!22 = distinct !DISubprogram(name: "step", scope: !3, file: !3, line: 3, type: !14, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !23)
!23 = !{!24}
!24 = !DILocalVariable(name: "x", arg: 1, scope: !22, file: !3, line: 3, type: !5)
!25 = !DILocation(line: 3, column: 21, scope: !22)
!26 = !DILocation(line: 3, column: 33, scope: !22)
!27 = !DILocation(line: 3, column: 44, scope: !22)
!28 = !DILocation(line: 3, column: 46, scope: !22)
!29 = !DILocation(line: 3, column: 53, scope: !22)
!30 = !DILocation(line: 3, column: 61, scope: !22)
!31 = !DILocation(line: 3, column: 50, scope: !22)
!32 = !DILocation(line: 3, column: 37, scope: !22)
