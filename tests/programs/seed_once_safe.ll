source_filename = "seed_once_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !16
  call void @srand(i32 noundef %call), !dbg !17
  %0 = bitcast i32* %i to i8*, !dbg !18
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !18
  call void @llvm.dbg.declare(metadata i32* %i, metadata !14, metadata !DIExpression()), !dbg !19
  store i32 0, i32* %i, align 4, !dbg !19
  br label %for.cond, !dbg !18

for.cond:
  %1 = load i32, i32* %i, align 4, !dbg !20
  %cmp = icmp slt i32 %1, 3, !dbg !22
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !23

for.cond.cleanup:
  %2 = bitcast i32* %i to i8*, !dbg !24
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %2), !dbg !24
  br label %for.end

for.body:
  %call1 = call i32 @rand(), !dbg !25
  %cmp2 = icmp slt i32 %call1, 0, !dbg !28
  br i1 %cmp2, label %if.then, label %if.end, !dbg !29

if.then:
  call void @reach_error(), !dbg !30
  br label %if.end, !dbg !30

if.end:
  br label %for.inc, !dbg !31

for.inc:
  %3 = load i32, i32* %i, align 4, !dbg !32
  %inc = add nsw i32 %3, 1, !dbg !32
  store i32 %inc, i32* %i, align 4, !dbg !32
  br label %for.cond, !dbg !24, !llvm.loop !33

for.end:
  ret i32 0, !dbg !37
}

declare !dbg !38 void @srand(i32 noundef)

declare i32 @__VERIFIER_nondet_uint()

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !43 i32 @rand()

declare !dbg !44 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "seed_once_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !10, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14}
!14 = !DILocalVariable(name: "i", scope: !15, file: !1, line: 9, type: !12)
!15 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 3)
!16 = !DILocation(line: 8, column: 9, scope: !9)
!17 = !DILocation(line: 8, column: 3, scope: !9)
!18 = !DILocation(line: 9, column: 8, scope: !15)
!19 = !DILocation(line: 9, column: 12, scope: !15)
!20 = !DILocation(line: 9, column: 19, scope: !21)
!21 = distinct !DILexicalBlock(scope: !15, file: !1, line: 9, column: 3)
!22 = !DILocation(line: 9, column: 21, scope: !21)
!23 = !DILocation(line: 9, column: 3, scope: !15)
!24 = !DILocation(line: 9, column: 3, scope: !21)
!25 = !DILocation(line: 10, column: 9, scope: !26)
!26 = distinct !DILexicalBlock(scope: !27, file: !1, line: 10, column: 9)
!27 = distinct !DILexicalBlock(scope: !21, file: !1, line: 9, column: 31)
!28 = !DILocation(line: 10, column: 16, scope: !26)
!29 = !DILocation(line: 10, column: 9, scope: !27)
!30 = !DILocation(line: 10, column: 21, scope: !26)
!31 = !DILocation(line: 11, column: 3, scope: !27)
!32 = !DILocation(line: 9, column: 27, scope: !21)
!33 = distinct !{!33, !23, !34, !35, !36}
!34 = !DILocation(line: 11, column: 3, scope: !15)
!35 = !{!"llvm.loop.mustprogress"}
!36 = !{!"llvm.loop.unroll.disable"}
!37 = !DILocation(line: 12, column: 3, scope: !9)
!38 = !DISubprogram(name: "srand", scope: !1, file: !1, line: 3, type: !39, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !42)
!39 = !DISubroutineType(types: !40)
!40 = !{null, !41}
!41 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!42 = !{}
!43 = !DISubprogram(name: "rand", scope: !1, file: !1, line: 4, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !42)
!44 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 2, type: !45, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !42)
!45 = !DISubroutineType(types: !46)
!46 = !{null}
