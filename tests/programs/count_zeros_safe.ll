source_filename = "count_zeros_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %x to i8*, !dbg !17
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !17
  call void @llvm.dbg.declare(metadata i32* %x, metadata !16, metadata !DIExpression()), !dbg !18
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !19
  store i32 %call, i32* %x, align 4, !dbg !18
  %1 = load i32, i32* %x, align 4, !dbg !20
  %cmp = icmp ne i32 %1, 0, !dbg !22
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !23

land.lhs.true:
  %2 = load i32, i32* %x, align 4, !dbg !24
  %3 = call i32 @llvm.ctlz.i32(i32 %2, i1 true), !dbg !25
  %4 = load i32, i32* %x, align 4, !dbg !26
  %5 = call i32 @llvm.cttz.i32(i32 %4, i1 true), !dbg !27
  %add = add i32 %3, %5, !dbg !28
  %cmp1 = icmp ugt i32 %add, 31, !dbg !29
  br i1 %cmp1, label %if.then, label %if.end, !dbg !30

if.then:
  call void @reach_error(), !dbg !31
  br label %if.end, !dbg !31

if.end:
  %6 = bitcast i32* %x to i8*, !dbg !32
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6), !dbg !32
  ret i32 0, !dbg !33
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_uint()

declare i32 @llvm.ctlz.i32(i32, i1 immarg)

declare i32 @llvm.cttz.i32(i32, i1 immarg)

declare !dbg !34 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "count_zeros_safe.c", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !12, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!16}
!16 = !DILocalVariable(name: "x", scope: !11, file: !1, line: 5, type: !3)
!17 = !DILocation(line: 5, column: 3, scope: !11)
!18 = !DILocation(line: 5, column: 12, scope: !11)
!19 = !DILocation(line: 5, column: 16, scope: !11)
!20 = !DILocation(line: 6, column: 7, scope: !21)
!21 = distinct !DILexicalBlock(scope: !11, file: !1, line: 6, column: 7)
!22 = !DILocation(line: 6, column: 9, scope: !21)
!23 = !DILocation(line: 6, column: 14, scope: !21)
!24 = !DILocation(line: 6, column: 41, scope: !21)
!25 = !DILocation(line: 6, column: 27, scope: !21)
!26 = !DILocation(line: 6, column: 60, scope: !21)
!27 = !DILocation(line: 6, column: 46, scope: !21)
!28 = !DILocation(line: 6, column: 44, scope: !21)
!29 = !DILocation(line: 6, column: 63, scope: !21)
!30 = !DILocation(line: 6, column: 7, scope: !11)
!31 = !DILocation(line: 6, column: 69, scope: !21)
!32 = !DILocation(line: 8, column: 1, scope: !11)
!33 = !DILocation(line: 7, column: 3, scope: !11)
!34 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 3, type: !35, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !37)
!35 = !DISubroutineType(types: !36)
!36 = !{null}
!37 = !{}
