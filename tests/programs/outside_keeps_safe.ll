source_filename = "outside_keeps_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %x to i8*, !dbg !15
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !15
  call void @llvm.dbg.declare(metadata i32* %x, metadata !14, metadata !DIExpression()), !dbg !16
  store i32 0, i32* %x, align 4, !dbg !16
  call void @show(i32* noundef %x), !dbg !17
  call void @tick(), !dbg !18
  %1 = load i32, i32* %x, align 4, !dbg !19
  %tobool = icmp ne i32 %1, 0, !dbg !19
  br i1 %tobool, label %if.then, label %if.end, !dbg !21

if.then:
  call void @reach_error(), !dbg !22
  br label %if.end, !dbg !22

if.end:
  %2 = bitcast i32* %x to i8*, !dbg !23
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %2), !dbg !23
  ret i32 0, !dbg !24
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !25 void @show(i32* noundef)

declare !dbg !31 void @tick()

declare !dbg !34 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "outside_keeps_safe.c", directory: ".")
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
!14 = !DILocalVariable(name: "x", scope: !9, file: !1, line: 6, type: !12)
!15 = !DILocation(line: 6, column: 3, scope: !9)
!16 = !DILocation(line: 6, column: 7, scope: !9)
!17 = !DILocation(line: 7, column: 3, scope: !9)
!18 = !DILocation(line: 8, column: 3, scope: !9)
!19 = !DILocation(line: 9, column: 7, scope: !20)
!20 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 7)
!21 = !DILocation(line: 9, column: 7, scope: !9)
!22 = !DILocation(line: 9, column: 10, scope: !20)
!23 = !DILocation(line: 11, column: 1, scope: !9)
!24 = !DILocation(line: 10, column: 3, scope: !9)
!25 = !DISubprogram(name: "show", scope: !1, file: !1, line: 3, type: !26, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !30)
!26 = !DISubroutineType(types: !27)
!27 = !{null, !28}
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!29 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!30 = !{}
!31 = !DISubprogram(name: "tick", scope: !1, file: !1, line: 4, type: !32, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !30)
!32 = !DISubroutineType(types: !33)
!33 = !{null}
!34 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 2, type: !32, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !30)
