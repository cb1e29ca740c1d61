source_filename = "memory/get.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @get(i32* noundef %p, i32 noundef %i) !dbg !9 {
entry:
  %p.addr = alloca i32*, align 8
  %i.addr = alloca i32, align 4
  store i32* %p, i32** %p.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %p.addr, metadata !15, metadata !DIExpression()), !dbg !17
  store i32 %i, i32* %i.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %i.addr, metadata !16, metadata !DIExpression()), !dbg !18
  %0 = load i32*, i32** %p.addr, align 8, !dbg !19
  %1 = load i32, i32* %i.addr, align 4, !dbg !20
  %idxprom = sext i32 %1 to i64, !dbg !19
  %arrayidx = getelementptr inbounds i32, i32* %0, i64 %idxprom, !dbg !19
  %2 = load i32, i32* %arrayidx, align 4, !dbg !19
  ret i32 %2, !dbg !21
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "memory/get.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "get", scope: !1, file: !1, line: 1, type: !10, scopeLine: 1, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !14)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !13, !12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!14 = !{!15, !16}
!15 = !DILocalVariable(name: "p", arg: 1, scope: !9, file: !1, line: 1, type: !13)
!16 = !DILocalVariable(name: "i", arg: 2, scope: !9, file: !1, line: 1, type: !12)
!17 = !DILocation(line: 1, column: 14, scope: !9)
!18 = !DILocation(line: 1, column: 21, scope: !9)
!19 = !DILocation(line: 1, column: 33, scope: !9)
!20 = !DILocation(line: 1, column: 35, scope: !9)
!21 = !DILocation(line: 1, column: 26, scope: !9)
