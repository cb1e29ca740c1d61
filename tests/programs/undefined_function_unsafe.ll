source_filename = "undefined_function_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@kept = dso_local global i32 3, align 4, !dbg !0

define dso_local i32 @main() !dbg !14 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %r = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %x, metadata !18, metadata !DIExpression()), !dbg !19
  store i32 1, i32* %x, align 4, !dbg !19
  call void @llvm.dbg.declare(metadata i32* %r, metadata !20, metadata !DIExpression()), !dbg !21
  %call = call i32 @unknown(i32* noundef %x), !dbg !22
  store i32 %call, i32* %r, align 4, !dbg !21
  %0 = load i32, i32* @kept, align 4, !dbg !23
  %cmp = icmp ne i32 %0, 3, !dbg !25
  br i1 %cmp, label %if.then, label %if.end, !dbg !26

if.then:
  call void @reach_error(), !dbg !27
  br label %if.end, !dbg !27

if.end:
  %1 = load i32, i32* %r, align 4, !dbg !28
  %cmp1 = icmp eq i32 %1, 7, !dbg !30
  br i1 %cmp1, label %land.lhs.true, label %if.end4, !dbg !31

land.lhs.true:
  %2 = load i32, i32* %x, align 4, !dbg !32
  %cmp2 = icmp eq i32 %2, 1, !dbg !33
  br i1 %cmp2, label %if.then3, label %if.end4, !dbg !34

if.then3:
  call void @reach_error(), !dbg !35
  br label %if.end4, !dbg !35

if.end4:
  ret i32 0, !dbg !36
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @unknown(i32* noundef)

declare void @reach_error()

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11, !12}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "kept", scope: !2, file: !3, line: 5, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "undefined_function_unsafe.c", directory: ".")
!4 = !{!0}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 7, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 1}
!12 = !{i32 7, !"frame-pointer", i32 2}

!14 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 7, type: !15, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !17)
!15 = !DISubroutineType(types: !16)
!16 = !{!5}
!17 = !{}
!18 = !DILocalVariable(name: "x", scope: !14, file: !3, line: 8, type: !5)
!19 = !DILocation(line: 8, column: 7, scope: !14)
!20 = !DILocalVariable(name: "r", scope: !14, file: !3, line: 9, type: !5)
!21 = !DILocation(line: 9, column: 7, scope: !14)
!22 = !DILocation(line: 9, column: 11, scope: !14)
!23 = !DILocation(line: 10, column: 7, scope: !24)
!24 = distinct !DILexicalBlock(scope: !14, file: !3, line: 10, column: 7)
!25 = !DILocation(line: 10, column: 12, scope: !24)
!26 = !DILocation(line: 10, column: 7, scope: !14)
!27 = !DILocation(line: 10, column: 18, scope: !24)
!28 = !DILocation(line: 11, column: 7, scope: !29)
!29 = distinct !DILexicalBlock(scope: !14, file: !3, line: 11, column: 7)
!30 = !DILocation(line: 11, column: 9, scope: !29)
!31 = !DILocation(line: 11, column: 14, scope: !29)
!32 = !DILocation(line: 11, column: 17, scope: !29)
!33 = !DILocation(line: 11, column: 19, scope: !29)
!34 = !DILocation(line: 11, column: 7, scope: !14)
!35 = !DILocation(line: 11, column: 25, scope: !29)
!36 = !DILocation(line: 12, column: 3, scope: !14)
