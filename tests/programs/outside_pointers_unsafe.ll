source_filename = "outside_pointers_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %p = alloca i32*, align 8
  %q = alloca i32*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32** %p to i8*, !dbg !17
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !17
  call void @llvm.dbg.declare(metadata i32** %p, metadata !14, metadata !DIExpression()), !dbg !18
  %call = call i32* @find(), !dbg !19
  store i32* %call, i32** %p, align 8, !dbg !18
  %1 = bitcast i32** %q to i8*, !dbg !17
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !17
  call void @llvm.dbg.declare(metadata i32** %q, metadata !16, metadata !DIExpression()), !dbg !20
  %call1 = call i32* @find(), !dbg !21
  store i32* %call1, i32** %q, align 8, !dbg !20
  %2 = load i32*, i32** %p, align 8, !dbg !22
  %tobool = icmp ne i32* %2, null, !dbg !22
  br i1 %tobool, label %lor.lhs.false, label %if.then, !dbg !24

lor.lhs.false:
  %3 = load i32*, i32** %q, align 8, !dbg !25
  %tobool2 = icmp ne i32* %3, null, !dbg !25
  br i1 %tobool2, label %if.end, label %if.then, !dbg !26

if.then:
  store i32 0, i32* %retval, align 4, !dbg !27
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !27

if.end:
  %4 = load i32*, i32** %p, align 8, !dbg !28
  store i32 1, i32* %4, align 4, !dbg !29
  %5 = load i32*, i32** %q, align 8, !dbg !30
  store i32 2, i32* %5, align 4, !dbg !31
  %6 = load i32*, i32** %p, align 8, !dbg !32
  %7 = load i32, i32* %6, align 4, !dbg !34
  %cmp = icmp ne i32 %7, 1, !dbg !35
  br i1 %cmp, label %if.then3, label %if.end4, !dbg !36

if.then3:
  call void @reach_error(), !dbg !37
  br label %if.end4, !dbg !37

if.end4:
  store i32 0, i32* %retval, align 4, !dbg !38
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !38

cleanup:
  %8 = bitcast i32** %q to i8*, !dbg !39
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %8), !dbg !39
  %9 = bitcast i32** %p to i8*, !dbg !39
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %9), !dbg !39
  %10 = load i32, i32* %retval, align 4, !dbg !39
  ret i32 %10, !dbg !39
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !40 i32* @find()

declare !dbg !44 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "outside_pointers_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !10, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !16}
!14 = !DILocalVariable(name: "p", scope: !9, file: !1, line: 5, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!16 = !DILocalVariable(name: "q", scope: !9, file: !1, line: 5, type: !15)
!17 = !DILocation(line: 5, column: 3, scope: !9)
!18 = !DILocation(line: 5, column: 8, scope: !9)
!19 = !DILocation(line: 5, column: 12, scope: !9)
!20 = !DILocation(line: 5, column: 21, scope: !9)
!21 = !DILocation(line: 5, column: 25, scope: !9)
!22 = !DILocation(line: 6, column: 8, scope: !23)
!23 = distinct !DILexicalBlock(scope: !9, file: !1, line: 6, column: 7)
!24 = !DILocation(line: 6, column: 10, scope: !23)
!25 = !DILocation(line: 6, column: 14, scope: !23)
!26 = !DILocation(line: 6, column: 7, scope: !9)
!27 = !DILocation(line: 6, column: 17, scope: !23)
!28 = !DILocation(line: 7, column: 4, scope: !9)
!29 = !DILocation(line: 7, column: 6, scope: !9)
!30 = !DILocation(line: 8, column: 4, scope: !9)
!31 = !DILocation(line: 8, column: 6, scope: !9)
!32 = !DILocation(line: 9, column: 8, scope: !33)
!33 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 7)
!34 = !DILocation(line: 9, column: 7, scope: !33)
!35 = !DILocation(line: 9, column: 10, scope: !33)
!36 = !DILocation(line: 9, column: 7, scope: !9)
!37 = !DILocation(line: 9, column: 16, scope: !33)
!38 = !DILocation(line: 10, column: 3, scope: !9)
!39 = !DILocation(line: 11, column: 1, scope: !9)
!40 = !DISubprogram(name: "find", scope: !1, file: !1, line: 3, type: !41, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !43)
!41 = !DISubroutineType(types: !42)
!42 = !{!15}
!43 = !{}
!44 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 2, type: !45, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !43)
!45 = !DISubroutineType(types: !46)
!46 = !{null}
