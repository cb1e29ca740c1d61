source_filename = "library_input_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %c = alloca i32, align 4
  %r = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %c to i8*, !dbg !16
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !16
  call void @llvm.dbg.declare(metadata i32* %c, metadata !14, metadata !DIExpression()), !dbg !17
  %call = call i32 @getchar(), !dbg !18
  store i32 %call, i32* %c, align 4, !dbg !17
  %1 = bitcast i32* %r to i8*, !dbg !16
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !16
  call void @llvm.dbg.declare(metadata i32* %r, metadata !15, metadata !DIExpression()), !dbg !19
  %call1 = call i32 @rand(), !dbg !20
  store i32 %call1, i32* %r, align 4, !dbg !19
  %2 = load i32, i32* %c, align 4, !dbg !21
  %cmp = icmp slt i32 %2, 0, !dbg !23
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !24

lor.lhs.false:
  %3 = load i32, i32* %c, align 4, !dbg !25
  %cmp2 = icmp sgt i32 %3, 255, !dbg !26
  br i1 %cmp2, label %if.then, label %lor.lhs.false3, !dbg !27

lor.lhs.false3:
  %4 = load i32, i32* %r, align 4, !dbg !28
  %cmp4 = icmp slt i32 %4, 0, !dbg !29
  br i1 %cmp4, label %if.then, label %if.end, !dbg !30

if.then:
  call void @reach_error(), !dbg !31
  br label %if.end, !dbg !31

if.end:
  %5 = bitcast i32* %r to i8*, !dbg !32
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %5), !dbg !32
  %6 = bitcast i32* %c to i8*, !dbg !32
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6), !dbg !32
  ret i32 0, !dbg !33
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !34 i32 @getchar()

declare !dbg !37 i32 @rand()

declare !dbg !39 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "library_input_unsafe.c", directory: ".")
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
!13 = !{!14, !15}
!14 = !DILocalVariable(name: "c", scope: !9, file: !1, line: 6, type: !12)
!15 = !DILocalVariable(name: "r", scope: !9, file: !1, line: 6, type: !12)
!16 = !DILocation(line: 6, column: 3, scope: !9)
!17 = !DILocation(line: 6, column: 7, scope: !9)
!18 = !DILocation(line: 6, column: 11, scope: !9)
!19 = !DILocation(line: 6, column: 22, scope: !9)
!20 = !DILocation(line: 6, column: 26, scope: !9)
!21 = !DILocation(line: 7, column: 7, scope: !22)
!22 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 7)
!23 = !DILocation(line: 7, column: 9, scope: !22)
!24 = !DILocation(line: 7, column: 13, scope: !22)
!25 = !DILocation(line: 7, column: 16, scope: !22)
!26 = !DILocation(line: 7, column: 18, scope: !22)
!27 = !DILocation(line: 7, column: 24, scope: !22)
!28 = !DILocation(line: 7, column: 27, scope: !22)
!29 = !DILocation(line: 7, column: 29, scope: !22)
!30 = !DILocation(line: 7, column: 7, scope: !9)
!31 = !DILocation(line: 7, column: 34, scope: !22)
!32 = !DILocation(line: 9, column: 1, scope: !9)
!33 = !DILocation(line: 8, column: 3, scope: !9)
!34 = !DISubprogram(name: "getchar", scope: !35, file: !35, line: 520, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !36)
!35 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!36 = !{}
!37 = !DISubprogram(name: "rand", scope: !38, file: !38, line: 454, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !36)
!38 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!39 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 4, type: !40, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !36)
!40 = !DISubroutineType(types: !41)
!41 = !{null}
