source_filename = "verifier_assert_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %x, metadata !15, metadata !DIExpression()), !dbg !17
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !18
  store i32 %call, i32* %x, align 4, !dbg !17
  %0 = load i32, i32* %x, align 4, !dbg !19
  %rem = urem i32 %0, 4, !dbg !20
  %cmp = icmp ult i32 %rem, 4, !dbg !21
  %conv = zext i1 %cmp to i32, !dbg !21
  call void @__VERIFIER_assert(i32 noundef %conv), !dbg !22
  %1 = load i32, i32* %x, align 4, !dbg !23
  %cmp1 = icmp ugt i32 %1, 2, !dbg !25
  br i1 %cmp1, label %if.then, label %if.end, !dbg !26

if.then:
  %2 = load i32, i32* %x, align 4, !dbg !27
  %div = udiv i32 %2, 2, !dbg !28
  %cmp3 = icmp ugt i32 %div, 1, !dbg !29
  %conv4 = zext i1 %cmp3 to i32, !dbg !29
  call void @__VERIFIER_assert(i32 noundef %conv4), !dbg !30
  br label %if.end, !dbg !30

if.end:
  ret i32 0, !dbg !31
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_uint()

declare void @__VERIFIER_assert(i32 noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "verifier_assert_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "x", scope: !10, file: !1, line: 6, type: !16)
!16 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!17 = !DILocation(line: 6, column: 12, scope: !10)
!18 = !DILocation(line: 6, column: 16, scope: !10)
!19 = !DILocation(line: 7, column: 21, scope: !10)
!20 = !DILocation(line: 7, column: 23, scope: !10)
!21 = !DILocation(line: 7, column: 27, scope: !10)
!22 = !DILocation(line: 7, column: 3, scope: !10)
!23 = !DILocation(line: 8, column: 7, scope: !24)
!24 = distinct !DILexicalBlock(scope: !10, file: !1, line: 8, column: 7)
!25 = !DILocation(line: 8, column: 9, scope: !24)
!26 = !DILocation(line: 8, column: 7, scope: !10)
!27 = !DILocation(line: 8, column: 32, scope: !24)
!28 = !DILocation(line: 8, column: 34, scope: !24)
!29 = !DILocation(line: 8, column: 38, scope: !24)
!30 = !DILocation(line: 8, column: 14, scope: !24)
!31 = !DILocation(line: 9, column: 3, scope: !10)
