source_filename = "block_loop_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %p = alloca i32*, align 8
  %x = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32** %p to i8*, !dbg !18
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !18
  call void @llvm.dbg.declare(metadata i32** %p, metadata !14, metadata !DIExpression()), !dbg !19
  store i32* null, i32** %p, align 8, !dbg !19
  br label %while.cond, !dbg !20

while.cond:
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !21
  %tobool = icmp ne i32 %call, 0, !dbg !20
  br i1 %tobool, label %while.body, label %while.end, !dbg !20

while.body:
  %1 = bitcast i32* %x to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !22
  call void @llvm.dbg.declare(metadata i32* %x, metadata !16, metadata !DIExpression()), !dbg !23
  %call1 = call i32 @__VERIFIER_nondet_int(), !dbg !24
  store i32 %call1, i32* %x, align 4, !dbg !23
  store i32* %x, i32** %p, align 8, !dbg !25
  %2 = load i32*, i32** %p, align 8, !dbg !26
  %3 = load i32, i32* %2, align 4, !dbg !28
  %cmp = icmp eq i32 %3, 3, !dbg !29
  br i1 %cmp, label %if.then, label %if.end, !dbg !30

if.then:
  store i32* null, i32** %p, align 8, !dbg !31
  br label %if.end, !dbg !32

if.end:
  %4 = bitcast i32* %x to i8*, !dbg !33
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %4), !dbg !33
  br label %while.cond, !dbg !20, !llvm.loop !34

while.end:
  %5 = bitcast i32** %p to i8*, !dbg !37
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %5), !dbg !37
  ret i32 0, !dbg !38
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "block_loop_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 3, type: !10, scopeLine: 3, flags: DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !16}
!14 = !DILocalVariable(name: "p", scope: !9, file: !1, line: 4, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!16 = !DILocalVariable(name: "x", scope: !17, file: !1, line: 6, type: !12)
!17 = distinct !DILexicalBlock(scope: !9, file: !1, line: 5, column: 35)
!18 = !DILocation(line: 4, column: 3, scope: !9)
!19 = !DILocation(line: 4, column: 8, scope: !9)
!20 = !DILocation(line: 5, column: 3, scope: !9)
!21 = !DILocation(line: 5, column: 10, scope: !9)
!22 = !DILocation(line: 6, column: 5, scope: !17)
!23 = !DILocation(line: 6, column: 9, scope: !17)
!24 = !DILocation(line: 6, column: 13, scope: !17)
!25 = !DILocation(line: 7, column: 7, scope: !17)
!26 = !DILocation(line: 8, column: 10, scope: !27)
!27 = distinct !DILexicalBlock(scope: !17, file: !1, line: 8, column: 9)
!28 = !DILocation(line: 8, column: 9, scope: !27)
!29 = !DILocation(line: 8, column: 12, scope: !27)
!30 = !DILocation(line: 8, column: 9, scope: !17)
!31 = !DILocation(line: 8, column: 20, scope: !27)
!32 = !DILocation(line: 8, column: 18, scope: !27)
!33 = !DILocation(line: 9, column: 3, scope: !9)
!34 = distinct !{!34, !20, !33, !35, !36}
!35 = !{!"llvm.loop.mustprogress"}
!36 = !{!"llvm.loop.unroll.disable"}
!37 = !DILocation(line: 11, column: 1, scope: !9)
!38 = !DILocation(line: 10, column: 3, scope: !9)
