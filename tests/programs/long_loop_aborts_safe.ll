source_filename = "long_loop_aborts_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %rounds = alloca i32, align 4
  %rest = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %rounds to i8*, !dbg !17
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !17
  call void @llvm.dbg.declare(metadata i32* %rounds, metadata !14, metadata !DIExpression()), !dbg !18
  store i32 0, i32* %rounds, align 4, !dbg !18
  %1 = bitcast i32* %rest to i8*, !dbg !17
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !17
  call void @llvm.dbg.declare(metadata i32* %rest, metadata !16, metadata !DIExpression()), !dbg !19
  store i32 0, i32* %rest, align 4, !dbg !19
  br label %do.body, !dbg !20

do.body:
  %2 = load i32, i32* %rest, align 4, !dbg !21
  %sub = sub i32 %2, 16384, !dbg !21
  store i32 %sub, i32* %rest, align 4, !dbg !21
  %3 = load i32, i32* %rounds, align 4, !dbg !23
  %inc = add i32 %3, 1, !dbg !23
  store i32 %inc, i32* %rounds, align 4, !dbg !23
  %4 = load i32, i32* %rounds, align 4, !dbg !24
  %cmp = icmp ugt i32 %4, 262144, !dbg !26
  br i1 %cmp, label %if.then, label %if.end, !dbg !27

if.then:
  call void @abort(), !dbg !28
  unreachable, !dbg !28

if.end:
  br label %do.cond, !dbg !29

do.cond:
  %5 = load i32, i32* %rest, align 4, !dbg !30
  %cmp1 = icmp ugt i32 %5, 0, !dbg !31
  br i1 %cmp1, label %do.body, label %do.end, !dbg !29, !llvm.loop !32

do.end:
  %6 = load i32, i32* %rounds, align 4, !dbg !36
  %cmp2 = icmp ne i32 %6, 262144, !dbg !38
  br i1 %cmp2, label %if.then3, label %if.end4, !dbg !39

if.then3:
  call void @reach_error(), !dbg !40
  br label %if.end4, !dbg !40

if.end4:
  %7 = bitcast i32* %rest to i8*, !dbg !41
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7), !dbg !41
  %8 = bitcast i32* %rounds to i8*, !dbg !41
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %8), !dbg !41
  ret i32 0, !dbg !42
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @abort()

declare !dbg !43 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "long_loop_aborts_safe.c", directory: ".")
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
!13 = !{!14, !16}
!14 = !DILocalVariable(name: "rounds", scope: !9, file: !1, line: 6, type: !15)
!15 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!16 = !DILocalVariable(name: "rest", scope: !9, file: !1, line: 6, type: !15)
!17 = !DILocation(line: 6, column: 3, scope: !9)
!18 = !DILocation(line: 6, column: 12, scope: !9)
!19 = !DILocation(line: 6, column: 24, scope: !9)
!20 = !DILocation(line: 7, column: 3, scope: !9)
!21 = !DILocation(line: 8, column: 10, scope: !22)
!22 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 6)
!23 = !DILocation(line: 9, column: 11, scope: !22)
!24 = !DILocation(line: 10, column: 9, scope: !25)
!25 = distinct !DILexicalBlock(scope: !22, file: !1, line: 10, column: 9)
!26 = !DILocation(line: 10, column: 16, scope: !25)
!27 = !DILocation(line: 10, column: 9, scope: !22)
!28 = !DILocation(line: 10, column: 27, scope: !25)
!29 = !DILocation(line: 11, column: 3, scope: !22)
!30 = !DILocation(line: 11, column: 12, scope: !9)
!31 = !DILocation(line: 11, column: 17, scope: !9)
!32 = distinct !{!32, !20, !33, !34, !35}
!33 = !DILocation(line: 11, column: 20, scope: !9)
!34 = !{!"llvm.loop.mustprogress"}
!35 = !{!"llvm.loop.unroll.disable"}
!36 = !DILocation(line: 12, column: 7, scope: !37)
!37 = distinct !DILexicalBlock(scope: !9, file: !1, line: 12, column: 7)
!38 = !DILocation(line: 12, column: 14, scope: !37)
!39 = !DILocation(line: 12, column: 7, scope: !9)
!40 = !DILocation(line: 12, column: 26, scope: !37)
!41 = !DILocation(line: 14, column: 1, scope: !9)
!42 = !DILocation(line: 13, column: 3, scope: !9)
!43 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 3, type: !44, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !46)
!44 = !DISubroutineType(types: !45)
!45 = !{null}
!46 = !{}
