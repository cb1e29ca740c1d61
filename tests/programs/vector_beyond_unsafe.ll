source_filename = "vector_beyond_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %v = alloca <4 x i32>, align 16
  store i32 0, i32* %retval, align 4
  %0 = bitcast <4 x i32>* %v to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %0), !dbg !19
  call void @llvm.dbg.declare(metadata <4 x i32>* %v, metadata !14, metadata !DIExpression()), !dbg !20
  store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, <4 x i32>* %v, align 16, !dbg !20
  %1 = load <4 x i32>, <4 x i32>* %v, align 16, !dbg !21
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !23
  %vecext = extractelement <4 x i32> %1, i32 %call, !dbg !21
  %cmp = icmp eq i32 %vecext, 7, !dbg !24
  br i1 %cmp, label %if.then, label %if.end, !dbg !25

if.then:
  call void @reach_error(), !dbg !26
  br label %if.end, !dbg !26

if.end:
  %2 = bitcast <4 x i32>* %v to i8*, !dbg !27
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %2), !dbg !27
  ret i32 0, !dbg !28
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_uint()

declare !dbg !29 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "vector_beyond_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !10, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14}
!14 = !DILocalVariable(name: "v", scope: !9, file: !1, line: 9, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "vector", file: !1, line: 5, baseType: !16)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 128, flags: DIFlagVector, elements: !17)
!17 = !{!18}
!18 = !DISubrange(count: 4)
!19 = !DILocation(line: 9, column: 5, scope: !9)
!20 = !DILocation(line: 9, column: 12, scope: !9)
!21 = !DILocation(line: 10, column: 9, scope: !22)
!22 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 9)
!23 = !DILocation(line: 10, column: 11, scope: !22)
!24 = !DILocation(line: 10, column: 37, scope: !22)
!25 = !DILocation(line: 10, column: 9, scope: !9)
!26 = !DILocation(line: 11, column: 9, scope: !22)
!27 = !DILocation(line: 13, column: 1, scope: !9)
!28 = !DILocation(line: 12, column: 5, scope: !9)
!29 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 2, type: !30, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !32)
!30 = !DISubroutineType(types: !31)
!31 = !{null}
!32 = !{}
