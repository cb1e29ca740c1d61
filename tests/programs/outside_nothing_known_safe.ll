source_filename = "outside_nothing_known_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %p = alloca i32*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32** %p to i8*, !dbg !16
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !16
  call void @llvm.dbg.declare(metadata i32** %p, metadata !14, metadata !DIExpression()), !dbg !17
  %call = call i32* @get(), !dbg !18
  store i32* %call, i32** %p, align 8, !dbg !17
  %1 = load i32*, i32** %p, align 8, !dbg !19
  %tobool = icmp ne i32* %1, null, !dbg !19
  br i1 %tobool, label %if.then, label %if.end, !dbg !21

if.then:
  %2 = load i32*, i32** %p, align 8, !dbg !22
  store i32 5, i32* %2, align 4, !dbg !23
  br label %if.end, !dbg !24

if.end:
  %3 = bitcast i32** %p to i8*, !dbg !25
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %3), !dbg !25
  ret i32 0, !dbg !26
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !27 i32* @get()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "outside_nothing_known_safe.c", directory: ".")
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
!13 = !{!14}
!14 = !DILocalVariable(name: "p", scope: !9, file: !1, line: 5, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!16 = !DILocation(line: 5, column: 3, scope: !9)
!17 = !DILocation(line: 5, column: 8, scope: !9)
!18 = !DILocation(line: 5, column: 12, scope: !9)
!19 = !DILocation(line: 6, column: 7, scope: !20)
!20 = distinct !DILexicalBlock(scope: !9, file: !1, line: 6, column: 7)
!21 = !DILocation(line: 6, column: 7, scope: !9)
!22 = !DILocation(line: 6, column: 11, scope: !20)
!23 = !DILocation(line: 6, column: 13, scope: !20)
!24 = !DILocation(line: 6, column: 10, scope: !20)
!25 = !DILocation(line: 8, column: 1, scope: !9)
!26 = !DILocation(line: 7, column: 3, scope: !9)
!27 = !DISubprogram(name: "get", scope: !1, file: !1, line: 2, type: !28, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !30)
!28 = !DISubroutineType(types: !29)
!29 = !{!15}
!30 = !{}
