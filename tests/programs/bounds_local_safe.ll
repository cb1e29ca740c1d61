source_filename = "bounds_local_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %a = alloca [4 x i32], align 16
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata [4 x i32]* %a, metadata !15, metadata !DIExpression()), !dbg !19
  %0 = bitcast [4 x i32]* %a to i8*, !dbg !19
  call void @llvm.memset.p0i8.i64(i8* align 16 %0, i8 0, i64 16, i1 false), !dbg !19
  call void @llvm.dbg.declare(metadata i32* %i, metadata !20, metadata !DIExpression()), !dbg !22
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !23
  store i32 %call, i32* %i, align 4, !dbg !22
  %1 = load i32, i32* %i, align 4, !dbg !24
  %cmp = icmp ult i32 %1, 4, !dbg !26
  br i1 %cmp, label %if.then, label %if.end, !dbg !27

if.then:
  %2 = load i32, i32* %i, align 4, !dbg !28
  %idxprom = zext i32 %2 to i64, !dbg !29
  %arrayidx = getelementptr inbounds [4 x i32], [4 x i32]* %a, i64 0, i64 %idxprom, !dbg !29
  store i32 1, i32* %arrayidx, align 4, !dbg !30
  br label %if.end, !dbg !29

if.end:
  %arrayidx1 = getelementptr inbounds [4 x i32], [4 x i32]* %a, i64 0, i64 3, !dbg !31
  %3 = load i32, i32* %arrayidx1, align 4, !dbg !31
  ret i32 %3, !dbg !32
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare i32 @__VERIFIER_nondet_uint()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bounds_local_safe.c", directory: ".")
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
!15 = !DILocalVariable(name: "a", scope: !10, file: !1, line: 5, type: !16)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 128, elements: !17)
!17 = !{!18}
!18 = !DISubrange(count: 4)
!19 = !DILocation(line: 5, column: 7, scope: !10)
!20 = !DILocalVariable(name: "i", scope: !10, file: !1, line: 6, type: !21)
!21 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!22 = !DILocation(line: 6, column: 12, scope: !10)
!23 = !DILocation(line: 6, column: 16, scope: !10)
!24 = !DILocation(line: 7, column: 7, scope: !25)
!25 = distinct !DILexicalBlock(scope: !10, file: !1, line: 7, column: 7)
!26 = !DILocation(line: 7, column: 9, scope: !25)
!27 = !DILocation(line: 7, column: 7, scope: !10)
!28 = !DILocation(line: 7, column: 16, scope: !25)
!29 = !DILocation(line: 7, column: 14, scope: !25)
!30 = !DILocation(line: 7, column: 19, scope: !25)
!31 = !DILocation(line: 8, column: 10, scope: !10)
!32 = !DILocation(line: 8, column: 3, scope: !10)
