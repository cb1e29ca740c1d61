source_filename = "vector_subscript_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %v = alloca <4 x i32>, align 16
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast <4 x i32>* %v to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %0), !dbg !21
  call void @llvm.dbg.declare(metadata <4 x i32>* %v, metadata !14, metadata !DIExpression()), !dbg !22
  store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, <4 x i32>* %v, align 16, !dbg !22
  %1 = bitcast i32* %i to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !23
  call void @llvm.dbg.declare(metadata i32* %i, metadata !19, metadata !DIExpression()), !dbg !24
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !25
  store i32 %call, i32* %i, align 4, !dbg !24
  %2 = load i32, i32* %i, align 4, !dbg !26
  %cmp = icmp uge i32 %2, 4, !dbg !28
  br i1 %cmp, label %if.then, label %if.end, !dbg !29

if.then:
  store i32 0, i32* %retval, align 4, !dbg !30
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !30

if.end:
  %3 = load i32, i32* %i, align 4, !dbg !31
  %4 = load <4 x i32>, <4 x i32>* %v, align 16, !dbg !32
  %vecins = insertelement <4 x i32> %4, i32 5, i32 %3, !dbg !32
  store <4 x i32> %vecins, <4 x i32>* %v, align 16, !dbg !32
  %5 = load <4 x i32>, <4 x i32>* %v, align 16, !dbg !33
  %6 = load i32, i32* %i, align 4, !dbg !34
  %vecext = extractelement <4 x i32> %5, i32 %6, !dbg !33
  store i32 %vecext, i32* %retval, align 4, !dbg !35
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !35

cleanup:
  %7 = bitcast i32* %i to i8*, !dbg !36
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7), !dbg !36
  %8 = bitcast <4 x i32>* %v to i8*, !dbg !36
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %8), !dbg !36
  %9 = load i32, i32* %retval, align 4, !dbg !36
  ret i32 %9, !dbg !36
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_uint()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "vector_subscript_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !10, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !19}
!14 = !DILocalVariable(name: "v", scope: !9, file: !1, line: 8, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "vector", file: !1, line: 4, baseType: !16)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 128, flags: DIFlagVector, elements: !17)
!17 = !{!18}
!18 = !DISubrange(count: 4)
!19 = !DILocalVariable(name: "i", scope: !9, file: !1, line: 9, type: !20)
!20 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!21 = !DILocation(line: 8, column: 5, scope: !9)
!22 = !DILocation(line: 8, column: 12, scope: !9)
!23 = !DILocation(line: 9, column: 5, scope: !9)
!24 = !DILocation(line: 9, column: 14, scope: !9)
!25 = !DILocation(line: 9, column: 18, scope: !9)
!26 = !DILocation(line: 10, column: 9, scope: !27)
!27 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 9)
!28 = !DILocation(line: 10, column: 11, scope: !27)
!29 = !DILocation(line: 10, column: 9, scope: !9)
!30 = !DILocation(line: 11, column: 9, scope: !27)
!31 = !DILocation(line: 12, column: 7, scope: !9)
!32 = !DILocation(line: 12, column: 10, scope: !9)
!33 = !DILocation(line: 13, column: 12, scope: !9)
!34 = !DILocation(line: 13, column: 14, scope: !9)
!35 = !DILocation(line: 13, column: 5, scope: !9)
!36 = !DILocation(line: 14, column: 1, scope: !9)
