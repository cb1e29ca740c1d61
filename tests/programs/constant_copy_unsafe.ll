source_filename = "constant_copy_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@fixed = internal constant [4 x i8] c"abc\00", align 1, !dbg !0

define dso_local i32 @main() !dbg !19 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !26
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !26
  call void @llvm.dbg.declare(metadata i32* %n, metadata !24, metadata !DIExpression()), !dbg !27
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !28
  store i32 %call, i32* %n, align 4, !dbg !27
  %1 = load i32, i32* %n, align 4, !dbg !29
  %cmp = icmp ugt i32 %1, 1, !dbg !31
  br i1 %cmp, label %if.then, label %if.end, !dbg !32

if.then:
  store i32 0, i32* %retval, align 4, !dbg !33
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !33

if.end:
  %2 = load i32, i32* %n, align 4, !dbg !34
  %conv = zext i32 %2 to i64, !dbg !34
  call void @llvm.memset.p0i8.i64(i8* align 1 getelementptr inbounds ([4 x i8], [4 x i8]* @fixed, i64 0, i64 0), i8 0, i64 %conv, i1 false), !dbg !35
  %3 = load i32, i32* %n, align 4, !dbg !36
  %idxprom = zext i32 %3 to i64, !dbg !37
  %arrayidx = getelementptr inbounds [4 x i8], [4 x i8]* @fixed, i64 0, i64 %idxprom, !dbg !37
  %4 = load i8, i8* %arrayidx, align 1, !dbg !37
  %conv1 = sext i8 %4 to i32, !dbg !37
  store i32 %conv1, i32* %retval, align 4, !dbg !38
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !38

cleanup:
  %5 = bitcast i32* %n to i8*, !dbg !39
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %5), !dbg !39
  %6 = load i32, i32* %retval, align 4, !dbg !39
  ret i32 %6, !dbg !39
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_uint()

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!12, !13, !14, !15, !16, !17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "fixed", scope: !2, file: !3, line: 4, type: !8, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "constant_copy_unsafe.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !{!0}
!8 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 32, elements: !10)
!9 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!10 = !{!11}
!11 = !DISubrange(count: 4)
!12 = !{i32 7, !"Dwarf Version", i32 5}
!13 = !{i32 2, !"Debug Info Version", i32 3}
!14 = !{i32 1, !"wchar_size", i32 4}
!15 = !{i32 7, !"PIC Level", i32 2}
!16 = !{i32 7, !"PIE Level", i32 2}
!17 = !{i32 7, !"uwtable", i32 1}

!19 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 5, type: !20, scopeLine: 5, flags: DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !23)
!20 = !DISubroutineType(types: !21)
!21 = !{!22}
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !{!24}
!24 = !DILocalVariable(name: "n", scope: !19, file: !3, line: 6, type: !25)
!25 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!26 = !DILocation(line: 6, column: 3, scope: !19)
!27 = !DILocation(line: 6, column: 12, scope: !19)
!28 = !DILocation(line: 6, column: 16, scope: !19)
!29 = !DILocation(line: 7, column: 7, scope: !30)
!30 = distinct !DILexicalBlock(scope: !19, file: !3, line: 7, column: 7)
!31 = !DILocation(line: 7, column: 9, scope: !30)
!32 = !DILocation(line: 7, column: 7, scope: !19)
!33 = !DILocation(line: 7, column: 14, scope: !30)
!34 = !DILocation(line: 8, column: 28, scope: !19)
!35 = !DILocation(line: 8, column: 3, scope: !19)
!36 = !DILocation(line: 9, column: 16, scope: !19)
!37 = !DILocation(line: 9, column: 10, scope: !19)
!38 = !DILocation(line: 9, column: 3, scope: !19)
!39 = !DILocation(line: 10, column: 1, scope: !19)
