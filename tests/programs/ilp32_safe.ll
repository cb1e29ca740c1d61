source_filename = "ilp32_safe.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

define dso_local i32 @main() !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %wide = alloca i64, align 8
  %all = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %x, metadata !16, metadata !DIExpression()), !dbg !18
  %call = call i32 @__VERIFIER_nondet_long(), !dbg !19
  store i32 %call, i32* %x, align 4, !dbg !18
  call void @llvm.dbg.declare(metadata i64* %wide, metadata !20, metadata !DIExpression()), !dbg !22
  %0 = load i32, i32* %x, align 4, !dbg !23
  %conv = sext i32 %0 to i64, !dbg !23
  store i64 %conv, i64* %wide, align 8, !dbg !22
  call void @llvm.dbg.declare(metadata i32* %all, metadata !24, metadata !DIExpression()), !dbg !26
  store i32 -1, i32* %all, align 4, !dbg !26
  %1 = load i64, i64* %wide, align 8, !dbg !27
  %cmp = icmp sgt i64 %1, 2147483647, !dbg !29
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !30

lor.lhs.false:
  %2 = load i32, i32* %all, align 4, !dbg !31
  %conv2 = zext i32 %2 to i64, !dbg !31
  %add = add nsw i64 %conv2, 1, !dbg !32
  %cmp3 = icmp ne i64 %add, 4294967296, !dbg !33
  br i1 %cmp3, label %if.then, label %if.end, !dbg !34

if.then:
  call void @reach_error(), !dbg !35
  br label %if.end, !dbg !35

if.end:
  ret i32 0, !dbg !36
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_long()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "ilp32_safe.c", directory: ".")
!2 = !{i32 1, !"NumRegisterParameters", i32 0}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"PIC Level", i32 2}
!7 = !{i32 7, !"PIE Level", i32 2}
!8 = !{i32 7, !"uwtable", i32 1}
!9 = !{i32 7, !"frame-pointer", i32 2}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !12, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{}
!16 = !DILocalVariable(name: "x", scope: !11, file: !1, line: 6, type: !17)
!17 = !DIBasicType(name: "long", size: 32, encoding: DW_ATE_signed)
!18 = !DILocation(line: 6, column: 8, scope: !11)
!19 = !DILocation(line: 6, column: 12, scope: !11)
!20 = !DILocalVariable(name: "wide", scope: !11, file: !1, line: 7, type: !21)
!21 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!22 = !DILocation(line: 7, column: 13, scope: !11)
!23 = !DILocation(line: 7, column: 20, scope: !11)
!24 = !DILocalVariable(name: "all", scope: !11, file: !1, line: 8, type: !25)
!25 = !DIBasicType(name: "unsigned long", size: 32, encoding: DW_ATE_unsigned)
!26 = !DILocation(line: 8, column: 17, scope: !11)
!27 = !DILocation(line: 10, column: 7, scope: !28)
!28 = distinct !DILexicalBlock(scope: !11, file: !1, line: 10, column: 7)
!29 = !DILocation(line: 10, column: 12, scope: !28)
!30 = !DILocation(line: 10, column: 25, scope: !28)
!31 = !DILocation(line: 10, column: 28, scope: !28)
!32 = !DILocation(line: 10, column: 32, scope: !28)
!33 = !DILocation(line: 10, column: 38, scope: !28)
!34 = !DILocation(line: 10, column: 7, scope: !11)
!35 = !DILocation(line: 10, column: 53, scope: !28)
!36 = !DILocation(line: 11, column: 3, scope: !11)
