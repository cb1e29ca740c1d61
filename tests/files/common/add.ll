source_filename = "common/add.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@total = common dso_local global i32 0, align 4, !dbg !0
@list = common dso_local global [4 x i32] zeroinitializer, align 16, !dbg !5

define dso_local void @add(i32 noundef %x) !dbg !18 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !22, metadata !DIExpression()), !dbg !23
  %0 = load i32, i32* %x.addr, align 4, !dbg !24
  %1 = load i32, i32* @total, align 4, !dbg !25
  %add = add nsw i32 %1, %0, !dbg !25
  store i32 %add, i32* @total, align 4, !dbg !25
  %2 = load i32, i32* %x.addr, align 4, !dbg !26
  %3 = load i32, i32* getelementptr inbounds ([4 x i32], [4 x i32]* @list, i64 0, i64 3), align 4, !dbg !27
  %add1 = add nsw i32 %3, %2, !dbg !27
  store i32 %add1, i32* getelementptr inbounds ([4 x i32], [4 x i32]* @list, i64 0, i64 3), align 4, !dbg !27
  ret void, !dbg !28
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "total", scope: !2, file: !3, line: 1, type: !8, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "common/add.c", directory: ".")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "list", scope: !2, file: !3, line: 2, type: !7, isLocal: false, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 128, elements: !9)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !{!10}
!10 = !DISubrange(count: 4)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 7, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 1}

!18 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 3, type: !19, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !21)
!19 = !DISubroutineType(types: !20)
!20 = !{null, !8}
!21 = !{!22}
!22 = !DILocalVariable(name: "x", arg: 1, scope: !18, file: !3, line: 3, type: !8)
!23 = !DILocation(line: 3, column: 14, scope: !18)
!24 = !DILocation(line: 3, column: 28, scope: !18)
!25 = !DILocation(line: 3, column: 25, scope: !18)
!26 = !DILocation(line: 3, column: 42, scope: !18)
!27 = !DILocation(line: 3, column: 39, scope: !18)
!28 = !DILocation(line: 3, column: 45, scope: !18)
