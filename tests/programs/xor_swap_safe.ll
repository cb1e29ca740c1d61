source_filename = "xor_swap_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %a, metadata !15, metadata !DIExpression()), !dbg !16
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !17
  store i32 %call, i32* %a, align 4, !dbg !16
  call void @llvm.dbg.declare(metadata i32* %b, metadata !18, metadata !DIExpression()), !dbg !19
  %call1 = call i32 @__VERIFIER_nondet_int(), !dbg !20
  store i32 %call1, i32* %b, align 4, !dbg !19
  call void @llvm.dbg.declare(metadata i32* %x, metadata !21, metadata !DIExpression()), !dbg !22
  %0 = load i32, i32* %a, align 4, !dbg !23
  store i32 %0, i32* %x, align 4, !dbg !22
  call void @llvm.dbg.declare(metadata i32* %y, metadata !24, metadata !DIExpression()), !dbg !25
  %1 = load i32, i32* %b, align 4, !dbg !26
  store i32 %1, i32* %y, align 4, !dbg !25
  %2 = load i32, i32* %y, align 4, !dbg !27
  %3 = load i32, i32* %x, align 4, !dbg !28
  %xor = xor i32 %3, %2, !dbg !28
  store i32 %xor, i32* %x, align 4, !dbg !28
  %4 = load i32, i32* %x, align 4, !dbg !29
  %5 = load i32, i32* %y, align 4, !dbg !30
  %xor2 = xor i32 %5, %4, !dbg !30
  store i32 %xor2, i32* %y, align 4, !dbg !30
  %6 = load i32, i32* %y, align 4, !dbg !31
  %7 = load i32, i32* %x, align 4, !dbg !32
  %xor3 = xor i32 %7, %6, !dbg !32
  store i32 %xor3, i32* %x, align 4, !dbg !32
  %8 = load i32, i32* %x, align 4, !dbg !33
  %9 = load i32, i32* %b, align 4, !dbg !35
  %cmp = icmp ne i32 %8, %9, !dbg !36
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !37

lor.lhs.false:
  %10 = load i32, i32* %y, align 4, !dbg !38
  %11 = load i32, i32* %a, align 4, !dbg !39
  %cmp4 = icmp ne i32 %10, %11, !dbg !40
  br i1 %cmp4, label %if.then, label %if.end, !dbg !41

if.then:
  call void @reach_error(), !dbg !42
  br label %if.end, !dbg !42

if.end:
  ret i32 0, !dbg !43
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "xor_swap_safe.c", directory: ".")
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
!15 = !DILocalVariable(name: "a", scope: !10, file: !1, line: 6, type: !13)
!16 = !DILocation(line: 6, column: 7, scope: !10)
!17 = !DILocation(line: 6, column: 11, scope: !10)
!18 = !DILocalVariable(name: "b", scope: !10, file: !1, line: 6, type: !13)
!19 = !DILocation(line: 6, column: 36, scope: !10)
!20 = !DILocation(line: 6, column: 40, scope: !10)
!21 = !DILocalVariable(name: "x", scope: !10, file: !1, line: 7, type: !13)
!22 = !DILocation(line: 7, column: 7, scope: !10)
!23 = !DILocation(line: 7, column: 11, scope: !10)
!24 = !DILocalVariable(name: "y", scope: !10, file: !1, line: 7, type: !13)
!25 = !DILocation(line: 7, column: 14, scope: !10)
!26 = !DILocation(line: 7, column: 18, scope: !10)
!27 = !DILocation(line: 8, column: 8, scope: !10)
!28 = !DILocation(line: 8, column: 5, scope: !10)
!29 = !DILocation(line: 9, column: 8, scope: !10)
!30 = !DILocation(line: 9, column: 5, scope: !10)
!31 = !DILocation(line: 10, column: 8, scope: !10)
!32 = !DILocation(line: 10, column: 5, scope: !10)
!33 = !DILocation(line: 11, column: 7, scope: !34)
!34 = distinct !DILexicalBlock(scope: !10, file: !1, line: 11, column: 7)
!35 = !DILocation(line: 11, column: 12, scope: !34)
!36 = !DILocation(line: 11, column: 9, scope: !34)
!37 = !DILocation(line: 11, column: 14, scope: !34)
!38 = !DILocation(line: 11, column: 17, scope: !34)
!39 = !DILocation(line: 11, column: 22, scope: !34)
!40 = !DILocation(line: 11, column: 19, scope: !34)
!41 = !DILocation(line: 11, column: 7, scope: !10)
!42 = !DILocation(line: 11, column: 25, scope: !34)
!43 = !DILocation(line: 12, column: 3, scope: !10)
