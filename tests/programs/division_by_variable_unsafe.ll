source_filename = "division_by_variable_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %x, metadata !15, metadata !DIExpression()), !dbg !16
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !17
  store i32 %call, i32* %x, align 4, !dbg !16
  call void @llvm.dbg.declare(metadata i32* %y, metadata !18, metadata !DIExpression()), !dbg !19
  %call1 = call i32 @__VERIFIER_nondet_int(), !dbg !20
  store i32 %call1, i32* %y, align 4, !dbg !19
  %0 = load i32, i32* %y, align 4, !dbg !21
  %cmp = icmp eq i32 %0, 1, !dbg !23
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !24

lor.lhs.false:
  %1 = load i32, i32* %y, align 4, !dbg !25
  %cmp2 = icmp eq i32 %1, -1, !dbg !26
  br i1 %cmp2, label %if.then, label %if.end, !dbg !27

if.then:
  store i32 0, i32* %retval, align 4, !dbg !28
  br label %return, !dbg !28

if.end:
  %2 = load i32, i32* %x, align 4, !dbg !29
  %3 = load i32, i32* %y, align 4, !dbg !30
  %div = sdiv i32 %2, %3, !dbg !31
  store i32 %div, i32* %retval, align 4, !dbg !32
  br label %return, !dbg !32

return:
  %4 = load i32, i32* %retval, align 4, !dbg !33
  ret i32 %4, !dbg !33
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "division_by_variable_unsafe.c", directory: ".")
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
!15 = !DILocalVariable(name: "x", scope: !10, file: !1, line: 5, type: !13)
!16 = !DILocation(line: 5, column: 7, scope: !10)
!17 = !DILocation(line: 5, column: 11, scope: !10)
!18 = !DILocalVariable(name: "y", scope: !10, file: !1, line: 5, type: !13)
!19 = !DILocation(line: 5, column: 36, scope: !10)
!20 = !DILocation(line: 5, column: 40, scope: !10)
!21 = !DILocation(line: 6, column: 7, scope: !22)
!22 = distinct !DILexicalBlock(scope: !10, file: !1, line: 6, column: 7)
!23 = !DILocation(line: 6, column: 9, scope: !22)
!24 = !DILocation(line: 6, column: 14, scope: !22)
!25 = !DILocation(line: 6, column: 17, scope: !22)
!26 = !DILocation(line: 6, column: 19, scope: !22)
!27 = !DILocation(line: 6, column: 7, scope: !10)
!28 = !DILocation(line: 6, column: 26, scope: !22)
!29 = !DILocation(line: 7, column: 10, scope: !10)
!30 = !DILocation(line: 7, column: 14, scope: !10)
!31 = !DILocation(line: 7, column: 12, scope: !10)
!32 = !DILocation(line: 7, column: 3, scope: !10)
!33 = !DILocation(line: 8, column: 1, scope: !10)
