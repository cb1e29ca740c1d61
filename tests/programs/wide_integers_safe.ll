source_filename = "wide_integers_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !12 {
entry:
  %retval = alloca i32, align 4
  %a = alloca i64, align 8
  %w = alloca i128, align 16
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i64* %a, metadata !17, metadata !DIExpression()), !dbg !18
  %call = call i64 @__VERIFIER_nondet_ulong(), !dbg !19
  store i64 %call, i64* %a, align 8, !dbg !18
  call void @llvm.dbg.declare(metadata i128* %w, metadata !20, metadata !DIExpression()), !dbg !22
  %0 = load i64, i64* %a, align 8, !dbg !23
  %conv = zext i64 %0 to i128, !dbg !23
  store i128 %conv, i128* %w, align 16, !dbg !22
  %1 = load i128, i128* %w, align 16, !dbg !24
  %shl = shl i128 %1, 64, !dbg !25
  %or = or i128 %shl, 1, !dbg !26
  store i128 %or, i128* %w, align 16, !dbg !27
  %2 = load i128, i128* %w, align 16, !dbg !28
  %shr = lshr i128 %2, 64, !dbg !30
  %conv1 = trunc i128 %shr to i64, !dbg !31
  %3 = load i64, i64* %a, align 8, !dbg !32
  %cmp = icmp ne i64 %conv1, %3, !dbg !33
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !34

lor.lhs.false:
  %4 = load i128, i128* %w, align 16, !dbg !35
  %conv3 = trunc i128 %4 to i64, !dbg !36
  %cmp4 = icmp ne i64 %conv3, 1, !dbg !37
  br i1 %cmp4, label %if.then, label %if.end, !dbg !38

if.then:
  call void @reach_error(), !dbg !39
  br label %if.end, !dbg !39

if.end:
  ret i32 0, !dbg !40
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i64 @__VERIFIER_nondet_ulong()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9, !10}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "wide_integers_safe.c", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}
!10 = !{i32 7, !"frame-pointer", i32 2}

!12 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !13, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !16)
!13 = !DISubroutineType(types: !14)
!14 = !{!15}
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !{}
!17 = !DILocalVariable(name: "a", scope: !12, file: !1, line: 6, type: !3)
!18 = !DILocation(line: 6, column: 17, scope: !12)
!19 = !DILocation(line: 6, column: 21, scope: !12)
!20 = !DILocalVariable(name: "w", scope: !12, file: !1, line: 7, type: !21)
!21 = !DIBasicType(name: "unsigned __int128", size: 128, encoding: DW_ATE_unsigned)
!22 = !DILocation(line: 7, column: 21, scope: !12)
!23 = !DILocation(line: 7, column: 25, scope: !12)
!24 = !DILocation(line: 8, column: 7, scope: !12)
!25 = !DILocation(line: 8, column: 9, scope: !12)
!26 = !DILocation(line: 8, column: 15, scope: !12)
!27 = !DILocation(line: 8, column: 5, scope: !12)
!28 = !DILocation(line: 9, column: 23, scope: !29)
!29 = distinct !DILexicalBlock(scope: !12, file: !1, line: 9, column: 7)
!30 = !DILocation(line: 9, column: 25, scope: !29)
!31 = !DILocation(line: 9, column: 7, scope: !29)
!32 = !DILocation(line: 9, column: 35, scope: !29)
!33 = !DILocation(line: 9, column: 32, scope: !29)
!34 = !DILocation(line: 9, column: 37, scope: !29)
!35 = !DILocation(line: 9, column: 55, scope: !29)
!36 = !DILocation(line: 9, column: 40, scope: !29)
!37 = !DILocation(line: 9, column: 57, scope: !29)
!38 = !DILocation(line: 9, column: 7, scope: !12)
!39 = !DILocation(line: 9, column: 63, scope: !29)
!40 = !DILocation(line: 10, column: 3, scope: !12)
