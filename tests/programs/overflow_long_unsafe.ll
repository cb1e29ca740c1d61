source_filename = "overflow_long_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !12 {
entry:
  %retval = alloca i32, align 4
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  %s = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %a, metadata !17, metadata !DIExpression()), !dbg !18
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !19
  store i32 %call, i32* %a, align 4, !dbg !18
  call void @llvm.dbg.declare(metadata i32* %b, metadata !20, metadata !DIExpression()), !dbg !21
  %call1 = call i32 @__VERIFIER_nondet_int(), !dbg !22
  store i32 %call1, i32* %b, align 4, !dbg !21
  call void @llvm.dbg.declare(metadata i64* %s, metadata !23, metadata !DIExpression()), !dbg !24
  %0 = load i32, i32* %a, align 4, !dbg !25
  %1 = load i32, i32* %b, align 4, !dbg !26
  %add = add nsw i32 %0, %1, !dbg !27
  %conv = sext i32 %add to i64, !dbg !28
  store i64 %conv, i64* %s, align 8, !dbg !24
  %2 = load i64, i64* %s, align 8, !dbg !29
  %cmp = icmp sgt i64 %2, 5, !dbg !30
  %conv2 = zext i1 %cmp to i32, !dbg !30
  ret i32 %conv2, !dbg !31
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9, !10}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "overflow_long_unsafe.c", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}
!10 = !{i32 7, !"frame-pointer", i32 2}

!12 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !13, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !16)
!13 = !DISubroutineType(types: !14)
!14 = !{!15}
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !{}
!17 = !DILocalVariable(name: "a", scope: !12, file: !1, line: 5, type: !15)
!18 = !DILocation(line: 5, column: 7, scope: !12)
!19 = !DILocation(line: 5, column: 11, scope: !12)
!20 = !DILocalVariable(name: "b", scope: !12, file: !1, line: 5, type: !15)
!21 = !DILocation(line: 5, column: 36, scope: !12)
!22 = !DILocation(line: 5, column: 40, scope: !12)
!23 = !DILocalVariable(name: "s", scope: !12, file: !1, line: 6, type: !3)
!24 = !DILocation(line: 6, column: 8, scope: !12)
!25 = !DILocation(line: 6, column: 19, scope: !12)
!26 = !DILocation(line: 6, column: 23, scope: !12)
!27 = !DILocation(line: 6, column: 21, scope: !12)
!28 = !DILocation(line: 6, column: 12, scope: !12)
!29 = !DILocation(line: 7, column: 10, scope: !12)
!30 = !DILocation(line: 7, column: 12, scope: !12)
!31 = !DILocation(line: 7, column: 3, scope: !12)
