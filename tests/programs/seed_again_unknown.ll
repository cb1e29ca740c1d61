source_filename = "seed_again_unknown.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %first = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @srand(i32 noundef 42), !dbg !15
  %0 = bitcast i32* %first to i8*, !dbg !16
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !16
  call void @llvm.dbg.declare(metadata i32* %first, metadata !14, metadata !DIExpression()), !dbg !17
  %call = call i32 @rand(), !dbg !18
  store i32 %call, i32* %first, align 4, !dbg !17
  call void @srand(i32 noundef 42), !dbg !19
  %call1 = call i32 @rand(), !dbg !20
  %1 = load i32, i32* %first, align 4, !dbg !22
  %cmp = icmp ne i32 %call1, %1, !dbg !23
  br i1 %cmp, label %if.then, label %if.end, !dbg !24

if.then:
  call void @reach_error(), !dbg !25
  br label %if.end, !dbg !25

if.end:
  %2 = bitcast i32* %first to i8*, !dbg !26
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %2), !dbg !26
  ret i32 0, !dbg !27
}

declare !dbg !28 void @srand(i32 noundef)

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !33 i32 @rand()

declare !dbg !34 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "seed_again_unknown.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !10, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14}
!14 = !DILocalVariable(name: "first", scope: !9, file: !1, line: 8, type: !12)
!15 = !DILocation(line: 7, column: 3, scope: !9)
!16 = !DILocation(line: 8, column: 3, scope: !9)
!17 = !DILocation(line: 8, column: 7, scope: !9)
!18 = !DILocation(line: 8, column: 15, scope: !9)
!19 = !DILocation(line: 9, column: 3, scope: !9)
!20 = !DILocation(line: 10, column: 7, scope: !21)
!21 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 7)
!22 = !DILocation(line: 10, column: 17, scope: !21)
!23 = !DILocation(line: 10, column: 14, scope: !21)
!24 = !DILocation(line: 10, column: 7, scope: !9)
!25 = !DILocation(line: 10, column: 24, scope: !21)
!26 = !DILocation(line: 12, column: 1, scope: !9)
!27 = !DILocation(line: 11, column: 3, scope: !9)
!28 = !DISubprogram(name: "srand", scope: !1, file: !1, line: 3, type: !29, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !32)
!29 = !DISubroutineType(types: !30)
!30 = !{null, !31}
!31 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!32 = !{}
!33 = !DISubprogram(name: "rand", scope: !1, file: !1, line: 4, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !32)
!34 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 2, type: !35, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !32)
!35 = !DISubroutineType(types: !36)
!36 = !{null}
