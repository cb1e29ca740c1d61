source_filename = "lost_beside_outside_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@kept = internal global i32* null, align 8, !dbg !0

define dso_local i32 @main() !dbg !16 {
entry:
  %retval = alloca i32, align 4
  %value = alloca i32*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32** %value to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !21
  call void @llvm.dbg.declare(metadata i32** %value, metadata !20, metadata !DIExpression()), !dbg !22
  %call = call noalias i8* @malloc(i64 noundef 4), !dbg !23
  %1 = bitcast i8* %call to i32*, !dbg !23
  store i32* %1, i32** %value, align 8, !dbg !22
  %2 = load i32*, i32** %value, align 8, !dbg !24
  %cmp = icmp eq i32* %2, null, !dbg !26
  br i1 %cmp, label %if.then, label %if.end, !dbg !27

if.then:
  store i32 1, i32* %retval, align 4, !dbg !28
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !28

if.end:
  %call1 = call i32 @other(i32** noundef @kept), !dbg !29
  %3 = load i32*, i32** %value, align 8, !dbg !30
  store i32 %call1, i32* %3, align 4, !dbg !31
  %4 = load i32*, i32** @kept, align 8, !dbg !32
  store i32* %4, i32** %value, align 8, !dbg !33
  store i32 0, i32* %retval, align 4, !dbg !34
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !34

cleanup:
  %5 = bitcast i32** %value to i8*, !dbg !35
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %5), !dbg !35
  %6 = load i32, i32* %retval, align 4, !dbg !35
  ret i32 %6, !dbg !35
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare noalias i8* @malloc(i64 noundef)

declare !dbg !36 i32 @other(i32** noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "kept", scope: !2, file: !3, line: 6, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "lost_beside_outside_unsafe.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 7, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 1}

!16 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 8, type: !17, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !19)
!17 = !DISubroutineType(types: !18)
!18 = !{!8}
!19 = !{!20}
!20 = !DILocalVariable(name: "value", scope: !16, file: !3, line: 9, type: !7)
!21 = !DILocation(line: 9, column: 5, scope: !16)
!22 = !DILocation(line: 9, column: 10, scope: !16)
!23 = !DILocation(line: 9, column: 18, scope: !16)
!24 = !DILocation(line: 10, column: 9, scope: !25)
!25 = distinct !DILexicalBlock(scope: !16, file: !3, line: 10, column: 9)
!26 = !DILocation(line: 10, column: 15, scope: !25)
!27 = !DILocation(line: 10, column: 9, scope: !16)
!28 = !DILocation(line: 11, column: 9, scope: !25)
!29 = !DILocation(line: 12, column: 14, scope: !16)
!30 = !DILocation(line: 12, column: 6, scope: !16)
!31 = !DILocation(line: 12, column: 12, scope: !16)
!32 = !DILocation(line: 13, column: 13, scope: !16)
!33 = !DILocation(line: 13, column: 11, scope: !16)
!34 = !DILocation(line: 14, column: 5, scope: !16)
!35 = !DILocation(line: 15, column: 1, scope: !16)
!36 = !DISubprogram(name: "other", scope: !3, file: !3, line: 4, type: !37, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !40)
!37 = !DISubroutineType(types: !38)
!38 = !{!8, !39}
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!40 = !{}
