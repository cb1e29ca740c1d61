source_filename = "library_reads_variable_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@title = internal global [8 x i8] c"numbers\00", align 1, !dbg !0

define dso_local i32 @main() !dbg !16 {
entry:
  %retval = alloca i32, align 4
  %last = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %last to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !22
  call void @llvm.dbg.declare(metadata i32* %last, metadata !21, metadata !DIExpression()), !dbg !23
  %call = call i32 @rand(), !dbg !24
  %rem = srem i32 %call, 8, !dbg !25
  store i32 %rem, i32* %last, align 4, !dbg !23
  %1 = load i32, i32* %last, align 4, !dbg !26
  %idxprom = sext i32 %1 to i64, !dbg !27
  %arrayidx = getelementptr inbounds [8 x i8], [8 x i8]* @title, i64 0, i64 %idxprom, !dbg !27
  store i8 33, i8* %arrayidx, align 1, !dbg !28
  %call1 = call i32 @puts(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @title, i64 0, i64 0)), !dbg !29
  %2 = bitcast i32* %last to i8*, !dbg !30
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %2), !dbg !30
  ret i32 0, !dbg !31
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !32 i32 @rand()

declare !dbg !35 i32 @puts(i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "title", scope: !2, file: !3, line: 4, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "library_reads_variable_unsafe.c", directory: ".")
!4 = !{!0}
!5 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 64, elements: !7)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !{!8}
!8 = !DISubrange(count: 8)
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 7, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 1}

!16 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 5, type: !17, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !20)
!17 = !DISubroutineType(types: !18)
!18 = !{!19}
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !{!21}
!21 = !DILocalVariable(name: "last", scope: !16, file: !3, line: 6, type: !19)
!22 = !DILocation(line: 6, column: 3, scope: !16)
!23 = !DILocation(line: 6, column: 7, scope: !16)
!24 = !DILocation(line: 6, column: 14, scope: !16)
!25 = !DILocation(line: 6, column: 21, scope: !16)
!26 = !DILocation(line: 7, column: 9, scope: !16)
!27 = !DILocation(line: 7, column: 3, scope: !16)
!28 = !DILocation(line: 7, column: 15, scope: !16)
!29 = !DILocation(line: 8, column: 3, scope: !16)
!30 = !DILocation(line: 10, column: 1, scope: !16)
!31 = !DILocation(line: 9, column: 3, scope: !16)
!32 = !DISubprogram(name: "rand", scope: !33, file: !33, line: 454, type: !17, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !34)
!33 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!34 = !{}
!35 = !DISubprogram(name: "puts", scope: !36, file: !36, line: 661, type: !37, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !34)
!36 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!37 = !DISubroutineType(types: !38)
!38 = !{!19, !39}
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !40, size: 64)
!40 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
