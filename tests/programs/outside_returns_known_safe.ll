source_filename = "outside_returns_known_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  %own = alloca i32, align 4
  %chosen = alloca i32*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %a to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !19
  call void @llvm.dbg.declare(metadata i32* %a, metadata !14, metadata !DIExpression()), !dbg !20
  store i32 0, i32* %a, align 4, !dbg !20
  %1 = bitcast i32* %b to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !19
  call void @llvm.dbg.declare(metadata i32* %b, metadata !15, metadata !DIExpression()), !dbg !21
  store i32 4, i32* %b, align 4, !dbg !21
  %2 = bitcast i32* %own to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !19
  call void @llvm.dbg.declare(metadata i32* %own, metadata !16, metadata !DIExpression()), !dbg !22
  store i32 0, i32* %own, align 4, !dbg !22
  %3 = bitcast i32** %chosen to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %3), !dbg !23
  call void @llvm.dbg.declare(metadata i32** %chosen, metadata !17, metadata !DIExpression()), !dbg !24
  %call = call i32* @choose(i32* noundef %a, i32* noundef %b), !dbg !25
  store i32* %call, i32** %chosen, align 8, !dbg !24
  %4 = load i32*, i32** %chosen, align 8, !dbg !26
  %tobool = icmp ne i32* %4, null, !dbg !26
  br i1 %tobool, label %if.then, label %if.end, !dbg !28

if.then:
  %5 = load i32*, i32** %chosen, align 8, !dbg !29
  store i32 7, i32* %5, align 4, !dbg !30
  br label %if.end, !dbg !31

if.end:
  %6 = load i32*, i32** %chosen, align 8, !dbg !32
  %cmp = icmp eq i32* %6, %own, !dbg !34
  br i1 %cmp, label %if.then2, label %lor.lhs.false, !dbg !35

lor.lhs.false:
  %7 = load i32, i32* %own, align 4, !dbg !36
  %tobool1 = icmp ne i32 %7, 0, !dbg !36
  br i1 %tobool1, label %if.then2, label %if.end3, !dbg !37

if.then2:
  call void @reach_error(), !dbg !38
  br label %if.end3, !dbg !38

if.end3:
  %8 = bitcast i32** %chosen to i8*, !dbg !39
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %8), !dbg !39
  %9 = bitcast i32* %own to i8*, !dbg !39
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %9), !dbg !39
  %10 = bitcast i32* %b to i8*, !dbg !39
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %10), !dbg !39
  %11 = bitcast i32* %a to i8*, !dbg !39
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %11), !dbg !39
  ret i32 0, !dbg !40
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !41 i32* @choose(i32* noundef, i32* noundef)

declare !dbg !45 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "outside_returns_known_safe.c", directory: ".")
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
!13 = !{!14, !15, !16, !17}
!14 = !DILocalVariable(name: "a", scope: !9, file: !1, line: 5, type: !12)
!15 = !DILocalVariable(name: "b", scope: !9, file: !1, line: 5, type: !12)
!16 = !DILocalVariable(name: "own", scope: !9, file: !1, line: 5, type: !12)
!17 = !DILocalVariable(name: "chosen", scope: !9, file: !1, line: 6, type: !18)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!19 = !DILocation(line: 5, column: 3, scope: !9)
!20 = !DILocation(line: 5, column: 7, scope: !9)
!21 = !DILocation(line: 5, column: 14, scope: !9)
!22 = !DILocation(line: 5, column: 21, scope: !9)
!23 = !DILocation(line: 6, column: 3, scope: !9)
!24 = !DILocation(line: 6, column: 8, scope: !9)
!25 = !DILocation(line: 6, column: 17, scope: !9)
!26 = !DILocation(line: 7, column: 7, scope: !27)
!27 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 7)
!28 = !DILocation(line: 7, column: 7, scope: !9)
!29 = !DILocation(line: 7, column: 16, scope: !27)
!30 = !DILocation(line: 7, column: 23, scope: !27)
!31 = !DILocation(line: 7, column: 15, scope: !27)
!32 = !DILocation(line: 8, column: 7, scope: !33)
!33 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 7)
!34 = !DILocation(line: 8, column: 14, scope: !33)
!35 = !DILocation(line: 8, column: 22, scope: !33)
!36 = !DILocation(line: 8, column: 25, scope: !33)
!37 = !DILocation(line: 8, column: 7, scope: !9)
!38 = !DILocation(line: 8, column: 30, scope: !33)
!39 = !DILocation(line: 10, column: 1, scope: !9)
!40 = !DILocation(line: 9, column: 3, scope: !9)
!41 = !DISubprogram(name: "choose", scope: !1, file: !1, line: 3, type: !42, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !44)
!42 = !DISubroutineType(types: !43)
!43 = !{!18, !18, !18}
!44 = !{}
!45 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 2, type: !46, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !44)
!46 = !DISubroutineType(types: !47)
!47 = !{null}
