source_filename = "throws/through.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @through(void (i32)* noundef %call, i32 noundef %n) !dbg !9 {
entry:
  %call.addr = alloca void (i32)*, align 8
  %n.addr = alloca i32, align 4
  store void (i32)* %call, void (i32)** %call.addr, align 8
  call void @llvm.dbg.declare(metadata void (i32)** %call.addr, metadata !17, metadata !DIExpression()), !dbg !19
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !18, metadata !DIExpression()), !dbg !20
  %0 = load void (i32)*, void (i32)** %call.addr, align 8, !dbg !21
  %1 = load i32, i32* %n.addr, align 4, !dbg !22
  call void %0(i32 noundef %1), !dbg !21
  %2 = load i32, i32* %n.addr, align 4, !dbg !23
  ret i32 %2, !dbg !24
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "throws/through.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "through", scope: !1, file: !1, line: 1, type: !10, scopeLine: 1, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !16)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !13, !12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !12}
!16 = !{!17, !18}
!17 = !DILocalVariable(name: "call", arg: 1, scope: !9, file: !1, line: 1, type: !13)
!18 = !DILocalVariable(name: "n", arg: 2, scope: !9, file: !1, line: 1, type: !12)
!19 = !DILocation(line: 1, column: 20, scope: !9)
!20 = !DILocation(line: 1, column: 36, scope: !9)
!21 = !DILocation(line: 2, column: 3, scope: !9)
!22 = !DILocation(line: 2, column: 8, scope: !9)
!23 = !DILocation(line: 3, column: 10, scope: !9)
!24 = !DILocation(line: 3, column: 3, scope: !9)
