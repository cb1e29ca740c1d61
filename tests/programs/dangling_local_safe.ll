source_filename = "dangling_local_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@keep = dso_local global i32* null, align 8, !dbg !0

define dso_local i32 @set(i32 noundef %n) !dbg !15 {
entry:
  %n.addr = alloca i32, align 4
  %local = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !19, metadata !DIExpression()), !dbg !20
  call void @llvm.dbg.declare(metadata i32* %local, metadata !21, metadata !DIExpression()), !dbg !22
  %0 = load i32, i32* %n.addr, align 4, !dbg !23
  store i32 %0, i32* %local, align 4, !dbg !22
  store i32* %local, i32** @keep, align 8, !dbg !24
  %1 = load i32*, i32** @keep, align 8, !dbg !25
  %2 = load i32, i32* %1, align 4, !dbg !26
  ret i32 %2, !dbg !27
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define dso_local i32 @main() !dbg !28 {
entry:
  %retval = alloca i32, align 4
  %r = alloca i32, align 4
  %other = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %r, metadata !31, metadata !DIExpression()), !dbg !32
  %call = call i32 @set(i32 noundef 4), !dbg !33
  store i32 %call, i32* %r, align 4, !dbg !32
  call void @llvm.dbg.declare(metadata i32* %other, metadata !34, metadata !DIExpression()), !dbg !35
  store i32 0, i32* %other, align 4, !dbg !35
  store i32* %other, i32** @keep, align 8, !dbg !36
  %0 = load i32, i32* %r, align 4, !dbg !37
  %1 = load i32*, i32** @keep, align 8, !dbg !38
  %2 = load i32, i32* %1, align 4, !dbg !39
  %add = add nsw i32 %0, %2, !dbg !40
  ret i32 %add, !dbg !41
}

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!7, !8, !9, !10, !11, !12, !13}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "keep", scope: !2, file: !3, line: 2, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "dangling_local_safe.c", directory: ".")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{i32 7, !"Dwarf Version", i32 5}
!8 = !{i32 2, !"Debug Info Version", i32 3}
!9 = !{i32 1, !"wchar_size", i32 4}
!10 = !{i32 7, !"PIC Level", i32 2}
!11 = !{i32 7, !"PIE Level", i32 2}
!12 = !{i32 7, !"uwtable", i32 1}
!13 = !{i32 7, !"frame-pointer", i32 2}

!15 = distinct !DISubprogram(name: "set", scope: !3, file: !3, line: 4, type: !16, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !18)
!16 = !DISubroutineType(types: !17)
!17 = !{!6, !6}
!18 = !{}
!19 = !DILocalVariable(name: "n", arg: 1, scope: !15, file: !3, line: 4, type: !6)
!20 = !DILocation(line: 4, column: 13, scope: !15)
!21 = !DILocalVariable(name: "local", scope: !15, file: !3, line: 5, type: !6)
!22 = !DILocation(line: 5, column: 7, scope: !15)
!23 = !DILocation(line: 5, column: 15, scope: !15)
!24 = !DILocation(line: 6, column: 8, scope: !15)
!25 = !DILocation(line: 7, column: 11, scope: !15)
!26 = !DILocation(line: 7, column: 10, scope: !15)
!27 = !DILocation(line: 7, column: 3, scope: !15)
!28 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 10, type: !29, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !18)
!29 = !DISubroutineType(types: !30)
!30 = !{!6}
!31 = !DILocalVariable(name: "r", scope: !28, file: !3, line: 11, type: !6)
!32 = !DILocation(line: 11, column: 7, scope: !28)
!33 = !DILocation(line: 11, column: 11, scope: !28)
!34 = !DILocalVariable(name: "other", scope: !28, file: !3, line: 12, type: !6)
!35 = !DILocation(line: 12, column: 7, scope: !28)
!36 = !DILocation(line: 13, column: 8, scope: !28)
!37 = !DILocation(line: 14, column: 10, scope: !28)
!38 = !DILocation(line: 14, column: 15, scope: !28)
!39 = !DILocation(line: 14, column: 14, scope: !28)
!40 = !DILocation(line: 14, column: 12, scope: !28)
!41 = !DILocation(line: 14, column: 3, scope: !28)
