source_filename = "remainder_by_loop_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %r = alloca i32, align 4
  %d = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %n, metadata !15, metadata !DIExpression()), !dbg !17
  %call = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !18
  %conv = zext i8 %call to i32, !dbg !18
  store i32 %conv, i32* %n, align 4, !dbg !17
  call void @llvm.dbg.declare(metadata i32* %r, metadata !19, metadata !DIExpression()), !dbg !20
  store i32 0, i32* %r, align 4, !dbg !20
  call void @llvm.dbg.declare(metadata i32* %d, metadata !21, metadata !DIExpression()), !dbg !23
  %0 = load i32, i32* %n, align 4, !dbg !24
  store i32 %0, i32* %d, align 4, !dbg !23
  br label %for.cond, !dbg !25

for.cond:
  %1 = load i32, i32* %d, align 4, !dbg !26
  %add = add i32 %1, 1, !dbg !28
  %cmp = icmp ugt i32 %add, 0, !dbg !29
  br i1 %cmp, label %for.body, label %for.end, !dbg !30

for.body:
  %2 = load i32, i32* %n, align 4, !dbg !31
  %3 = load i32, i32* %d, align 4, !dbg !32
  %rem = urem i32 %2, %3, !dbg !33
  %4 = load i32, i32* %r, align 4, !dbg !34
  %add2 = add i32 %4, %rem, !dbg !34
  store i32 %add2, i32* %r, align 4, !dbg !34
  br label %for.inc, !dbg !35

for.inc:
  %5 = load i32, i32* %d, align 4, !dbg !36
  %dec = add i32 %5, -1, !dbg !36
  store i32 %dec, i32* %d, align 4, !dbg !36
  br label %for.cond, !dbg !37, !llvm.loop !38

for.end:
  %6 = load i32, i32* %r, align 4, !dbg !41
  ret i32 %6, !dbg !42
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare zeroext i8 @__VERIFIER_nondet_uchar()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "remainder_by_loop_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !11, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "n", scope: !10, file: !1, line: 5, type: !16)
!16 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!17 = !DILocation(line: 5, column: 12, scope: !10)
!18 = !DILocation(line: 5, column: 16, scope: !10)
!19 = !DILocalVariable(name: "r", scope: !10, file: !1, line: 5, type: !16)
!20 = !DILocation(line: 5, column: 43, scope: !10)
!21 = !DILocalVariable(name: "d", scope: !22, file: !1, line: 6, type: !16)
!22 = distinct !DILexicalBlock(scope: !10, file: !1, line: 6, column: 3)
!23 = !DILocation(line: 6, column: 17, scope: !22)
!24 = !DILocation(line: 6, column: 21, scope: !22)
!25 = !DILocation(line: 6, column: 8, scope: !22)
!26 = !DILocation(line: 6, column: 24, scope: !27)
!27 = distinct !DILexicalBlock(scope: !22, file: !1, line: 6, column: 3)
!28 = !DILocation(line: 6, column: 26, scope: !27)
!29 = !DILocation(line: 6, column: 30, scope: !27)
!30 = !DILocation(line: 6, column: 3, scope: !22)
!31 = !DILocation(line: 6, column: 45, scope: !27)
!32 = !DILocation(line: 6, column: 49, scope: !27)
!33 = !DILocation(line: 6, column: 47, scope: !27)
!34 = !DILocation(line: 6, column: 42, scope: !27)
!35 = !DILocation(line: 6, column: 40, scope: !27)
!36 = !DILocation(line: 6, column: 36, scope: !27)
!37 = !DILocation(line: 6, column: 3, scope: !27)
!38 = distinct !{!38, !30, !39, !40}
!39 = !DILocation(line: 6, column: 49, scope: !22)
!40 = !{!"llvm.loop.mustprogress"}
!41 = !DILocation(line: 7, column: 10, scope: !10)
!42 = !DILocation(line: 7, column: 3, scope: !10)
