source_filename = "assume_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %x, metadata !15, metadata !DIExpression()), !dbg !16
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !17
  store i32 %call, i32* %x, align 4, !dbg !16
  %0 = load i32, i32* %x, align 4, !dbg !18
  %cmp = icmp sgt i32 %0, 10, !dbg !19
  %conv = zext i1 %cmp to i32, !dbg !19
  call void @__VERIFIER_assume(i32 noundef %conv), !dbg !20
  %1 = load i32, i32* %x, align 4, !dbg !21
  %cmp1 = icmp slt i32 %1, 12, !dbg !22
  %conv2 = zext i1 %cmp1 to i32, !dbg !22
  call void @__VERIFIER_assume(i32 noundef %conv2), !dbg !23
  %2 = load i32, i32* %x, align 4, !dbg !24
  %cmp3 = icmp ne i32 %2, 11, !dbg !26
  br i1 %cmp3, label %if.then, label %if.end, !dbg !27

if.then:
  call void @reach_error(), !dbg !28
  br label %if.end, !dbg !28

if.end:
  call void @__VERIFIER_assume(i32 noundef 0), !dbg !29
  call void @reach_error(), !dbg !30
  ret i32 0, !dbg !31
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @__VERIFIER_assume(i32 noundef)

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "assume_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "x", scope: !10, file: !1, line: 7, type: !13)
!16 = !DILocation(line: 7, column: 7, scope: !10)
!17 = !DILocation(line: 7, column: 11, scope: !10)
!18 = !DILocation(line: 8, column: 21, scope: !10)
!19 = !DILocation(line: 8, column: 23, scope: !10)
!20 = !DILocation(line: 8, column: 3, scope: !10)
!21 = !DILocation(line: 9, column: 21, scope: !10)
!22 = !DILocation(line: 9, column: 23, scope: !10)
!23 = !DILocation(line: 9, column: 3, scope: !10)
!24 = !DILocation(line: 10, column: 7, scope: !25)
!25 = distinct !DILexicalBlock(scope: !10, file: !1, line: 10, column: 7)
!26 = !DILocation(line: 10, column: 9, scope: !25)
!27 = !DILocation(line: 10, column: 7, scope: !10)
!28 = !DILocation(line: 10, column: 16, scope: !25)
!29 = !DILocation(line: 11, column: 3, scope: !10)
!30 = !DILocation(line: 12, column: 3, scope: !10)
!31 = !DILocation(line: 13, column: 3, scope: !10)
