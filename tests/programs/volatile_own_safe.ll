source_filename = "volatile_own_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %p = alloca i32*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32** %p to i8*, !dbg !17
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !17
  call void @llvm.dbg.declare(metadata i32** %p, metadata !14, metadata !DIExpression()), !dbg !18
  %call = call noalias i8* @malloc(i64 noundef 4), !dbg !19
  %1 = bitcast i8* %call to i32*, !dbg !19
  store i32* %1, i32** %p, align 8, !dbg !18
  %2 = load i32*, i32** %p, align 8, !dbg !20
  store volatile i32 2, i32* %2, align 4, !dbg !21
  %3 = load i32*, i32** %p, align 8, !dbg !22
  %call1 = call i32 @add(i32* noundef %3, i32 noundef 3), !dbg !24
  %cmp = icmp ne i32 %call1, 5, !dbg !25
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !26

lor.lhs.false:
  %4 = load i32*, i32** %p, align 8, !dbg !27
  %5 = load volatile i32, i32* %4, align 4, !dbg !28
  %cmp2 = icmp ne i32 %5, 5, !dbg !29
  br i1 %cmp2, label %if.then, label %if.end, !dbg !30

if.then:
  call void @reach_error(), !dbg !31
  br label %if.end, !dbg !31

if.end:
  %6 = bitcast i32** %p to i8*, !dbg !32
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %6), !dbg !32
  ret i32 0, !dbg !33
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare noalias i8* @malloc(i64 noundef)

define internal i32 @add(i32* noundef %to, i32 noundef %n) !dbg !34 {
entry:
  %to.addr = alloca i32*, align 8
  %n.addr = alloca i32, align 4
  store i32* %to, i32** %to.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %to.addr, metadata !38, metadata !DIExpression()), !dbg !40
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !39, metadata !DIExpression()), !dbg !41
  %0 = load i32*, i32** %to.addr, align 8, !dbg !42
  %1 = load volatile i32, i32* %0, align 4, !dbg !43
  %2 = load i32, i32* %n.addr, align 4, !dbg !44
  %add = add nsw i32 %1, %2, !dbg !45
  %3 = load i32*, i32** %to.addr, align 8, !dbg !46
  store volatile i32 %add, i32* %3, align 4, !dbg !47
  %4 = load i32*, i32** %to.addr, align 8, !dbg !48
  %5 = load volatile i32, i32* %4, align 4, !dbg !49
  ret i32 %5, !dbg !50
}

declare !dbg !51 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "volatile_own_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !10, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14}
!14 = !DILocalVariable(name: "p", scope: !9, file: !1, line: 10, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !12)
!17 = !DILocation(line: 10, column: 3, scope: !9)
!18 = !DILocation(line: 10, column: 17, scope: !9)
!19 = !DILocation(line: 10, column: 21, scope: !9)
!20 = !DILocation(line: 11, column: 4, scope: !9)
!21 = !DILocation(line: 11, column: 6, scope: !9)
!22 = !DILocation(line: 12, column: 11, scope: !23)
!23 = distinct !DILexicalBlock(scope: !9, file: !1, line: 12, column: 7)
!24 = !DILocation(line: 12, column: 7, scope: !23)
!25 = !DILocation(line: 12, column: 17, scope: !23)
!26 = !DILocation(line: 12, column: 22, scope: !23)
!27 = !DILocation(line: 12, column: 26, scope: !23)
!28 = !DILocation(line: 12, column: 25, scope: !23)
!29 = !DILocation(line: 12, column: 28, scope: !23)
!30 = !DILocation(line: 12, column: 7, scope: !9)
!31 = !DILocation(line: 12, column: 34, scope: !23)
!32 = !DILocation(line: 14, column: 1, scope: !9)
!33 = !DILocation(line: 13, column: 3, scope: !9)
!34 = distinct !DISubprogram(name: "add", scope: !1, file: !1, line: 5, type: !35, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !37)
!35 = !DISubroutineType(types: !36)
!36 = !{!12, !15, !12}
!37 = !{!38, !39}
!38 = !DILocalVariable(name: "to", arg: 1, scope: !34, file: !1, line: 5, type: !15)
!39 = !DILocalVariable(name: "n", arg: 2, scope: !34, file: !1, line: 5, type: !12)
!40 = !DILocation(line: 5, column: 30, scope: !34)
!41 = !DILocation(line: 5, column: 38, scope: !34)
!42 = !DILocation(line: 6, column: 10, scope: !34)
!43 = !DILocation(line: 6, column: 9, scope: !34)
!44 = !DILocation(line: 6, column: 15, scope: !34)
!45 = !DILocation(line: 6, column: 13, scope: !34)
!46 = !DILocation(line: 6, column: 4, scope: !34)
!47 = !DILocation(line: 6, column: 7, scope: !34)
!48 = !DILocation(line: 7, column: 11, scope: !34)
!49 = !DILocation(line: 7, column: 10, scope: !34)
!50 = !DILocation(line: 7, column: 3, scope: !34)
!51 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 4, type: !52, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !54)
!52 = !DISubroutineType(types: !53)
!53 = !{null}
!54 = !{}
