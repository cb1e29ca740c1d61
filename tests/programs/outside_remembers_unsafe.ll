source_filename = "outside_remembers_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32*, align 8
  %y = alloca i32*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32** %x to i8*, !dbg !17
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !17
  call void @llvm.dbg.declare(metadata i32** %x, metadata !14, metadata !DIExpression()), !dbg !18
  %call = call noalias i8* @malloc(i64 noundef 4), !dbg !19
  %1 = bitcast i8* %call to i32*, !dbg !19
  store i32* %1, i32** %x, align 8, !dbg !18
  %2 = load i32*, i32** %x, align 8, !dbg !20
  call void @keep(i32* noundef %2), !dbg !21
  %3 = bitcast i32** %y to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %3), !dbg !22
  call void @llvm.dbg.declare(metadata i32** %y, metadata !16, metadata !DIExpression()), !dbg !23
  %call1 = call i32* @get(), !dbg !24
  store i32* %call1, i32** %y, align 8, !dbg !23
  %4 = load i32*, i32** %x, align 8, !dbg !25
  %5 = load i32*, i32** %y, align 8, !dbg !27
  %cmp = icmp eq i32* %4, %5, !dbg !28
  br i1 %cmp, label %if.then, label %if.end, !dbg !29

if.then:
  call void @reach_error(), !dbg !30
  br label %if.end, !dbg !30

if.end:
  %6 = bitcast i32** %y to i8*, !dbg !31
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %6), !dbg !31
  %7 = bitcast i32** %x to i8*, !dbg !31
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %7), !dbg !31
  ret i32 0, !dbg !32
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare noalias i8* @malloc(i64 noundef)

declare !dbg !33 void @keep(i32* noundef)

declare !dbg !37 i32* @get()

declare !dbg !40 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "outside_remembers_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !10, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !16}
!14 = !DILocalVariable(name: "x", scope: !9, file: !1, line: 7, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!16 = !DILocalVariable(name: "y", scope: !9, file: !1, line: 9, type: !15)
!17 = !DILocation(line: 7, column: 3, scope: !9)
!18 = !DILocation(line: 7, column: 8, scope: !9)
!19 = !DILocation(line: 7, column: 12, scope: !9)
!20 = !DILocation(line: 8, column: 8, scope: !9)
!21 = !DILocation(line: 8, column: 3, scope: !9)
!22 = !DILocation(line: 9, column: 3, scope: !9)
!23 = !DILocation(line: 9, column: 8, scope: !9)
!24 = !DILocation(line: 9, column: 12, scope: !9)
!25 = !DILocation(line: 10, column: 7, scope: !26)
!26 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 7)
!27 = !DILocation(line: 10, column: 12, scope: !26)
!28 = !DILocation(line: 10, column: 9, scope: !26)
!29 = !DILocation(line: 10, column: 7, scope: !9)
!30 = !DILocation(line: 10, column: 15, scope: !26)
!31 = !DILocation(line: 12, column: 1, scope: !9)
!32 = !DILocation(line: 11, column: 3, scope: !9)
!33 = !DISubprogram(name: "keep", scope: !1, file: !1, line: 4, type: !34, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !36)
!34 = !DISubroutineType(types: !35)
!35 = !{null, !15}
!36 = !{}
!37 = !DISubprogram(name: "get", scope: !1, file: !1, line: 5, type: !38, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !36)
!38 = !DISubroutineType(types: !39)
!39 = !{!15}
!40 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 3, type: !41, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !36)
!41 = !DISubroutineType(types: !42)
!42 = !{null}
