source_filename = "volatile_own_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !13 {
entry:
  %retval = alloca i32, align 4
  %p = alloca i32*, align 8
  %q = alloca i32*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32** %p to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !19
  call void @llvm.dbg.declare(metadata i32** %p, metadata !17, metadata !DIExpression()), !dbg !20
  %call = call noalias i8* @malloc(i64 noundef 4), !dbg !21
  %1 = bitcast i8* %call to i32*, !dbg !21
  store i32* %1, i32** %p, align 8, !dbg !20
  %2 = bitcast i32** %q to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !19
  call void @llvm.dbg.declare(metadata i32** %q, metadata !18, metadata !DIExpression()), !dbg !22
  store i32* inttoptr (i64 16384 to i32*), i32** %q, align 8, !dbg !22
  %3 = load i32*, i32** %p, align 8, !dbg !23
  store volatile i32 2, i32* %3, align 4, !dbg !24
  %call1 = call i32 @__VERIFIER_nondet_int(), !dbg !25
  %tobool = icmp ne i32 %call1, 0, !dbg !25
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !25

cond.true:
  %4 = load i32*, i32** %p, align 8, !dbg !27
  br label %cond.end, !dbg !25

cond.false:
  %5 = load i32*, i32** %q, align 8, !dbg !28
  br label %cond.end, !dbg !25

cond.end:
  %cond = phi i32* [ %4, %cond.true ], [ %5, %cond.false ], !dbg !25
  %call2 = call i32 @add(i32* noundef %cond, i32 noundef 3), !dbg !29
  %cmp = icmp ne i32 %call2, 5, !dbg !30
  br i1 %cmp, label %if.then, label %if.end, !dbg !31

if.then:
  call void @reach_error(), !dbg !32
  br label %if.end, !dbg !32

if.end:
  %6 = bitcast i32** %q to i8*, !dbg !33
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %6), !dbg !33
  %7 = bitcast i32** %p to i8*, !dbg !33
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %7), !dbg !33
  ret i32 0, !dbg !34
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare noalias i8* @malloc(i64 noundef)

define internal i32 @add(i32* noundef %to, i32 noundef %n) !dbg !35 {
entry:
  %to.addr = alloca i32*, align 8
  %n.addr = alloca i32, align 4
  store i32* %to, i32** %to.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %to.addr, metadata !39, metadata !DIExpression()), !dbg !41
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !40, metadata !DIExpression()), !dbg !42
  %0 = load i32*, i32** %to.addr, align 8, !dbg !43
  %1 = load volatile i32, i32* %0, align 4, !dbg !44
  %2 = load i32, i32* %n.addr, align 4, !dbg !45
  %add = add nsw i32 %1, %2, !dbg !46
  %3 = load i32*, i32** %to.addr, align 8, !dbg !47
  store volatile i32 %add, i32* %3, align 4, !dbg !48
  %4 = load i32*, i32** %to.addr, align 8, !dbg !49
  %5 = load volatile i32, i32* %4, align 4, !dbg !50
  ret i32 %5, !dbg !51
}

declare i32 @__VERIFIER_nondet_int()

declare !dbg !52 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "volatile_own_unsafe.c", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !5)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 7, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 1}

!13 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !14, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !16)
!14 = !DISubroutineType(types: !15)
!15 = !{!5}
!16 = !{!17, !18}
!17 = !DILocalVariable(name: "p", scope: !13, file: !1, line: 10, type: !3)
!18 = !DILocalVariable(name: "q", scope: !13, file: !1, line: 10, type: !3)
!19 = !DILocation(line: 10, column: 3, scope: !13)
!20 = !DILocation(line: 10, column: 17, scope: !13)
!21 = !DILocation(line: 10, column: 21, scope: !13)
!22 = !DILocation(line: 10, column: 41, scope: !13)
!23 = !DILocation(line: 11, column: 4, scope: !13)
!24 = !DILocation(line: 11, column: 6, scope: !13)
!25 = !DILocation(line: 12, column: 11, scope: !26)
!26 = distinct !DILexicalBlock(scope: !13, file: !1, line: 12, column: 7)
!27 = !DILocation(line: 12, column: 37, scope: !26)
!28 = !DILocation(line: 12, column: 41, scope: !26)
!29 = !DILocation(line: 12, column: 7, scope: !26)
!30 = !DILocation(line: 12, column: 47, scope: !26)
!31 = !DILocation(line: 12, column: 7, scope: !13)
!32 = !DILocation(line: 12, column: 53, scope: !26)
!33 = !DILocation(line: 14, column: 1, scope: !13)
!34 = !DILocation(line: 13, column: 3, scope: !13)
!35 = distinct !DISubprogram(name: "add", scope: !1, file: !1, line: 5, type: !36, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !38)
!36 = !DISubroutineType(types: !37)
!37 = !{!5, !3, !5}
!38 = !{!39, !40}
!39 = !DILocalVariable(name: "to", arg: 1, scope: !35, file: !1, line: 5, type: !3)
!40 = !DILocalVariable(name: "n", arg: 2, scope: !35, file: !1, line: 5, type: !5)
!41 = !DILocation(line: 5, column: 30, scope: !35)
!42 = !DILocation(line: 5, column: 38, scope: !35)
!43 = !DILocation(line: 6, column: 10, scope: !35)
!44 = !DILocation(line: 6, column: 9, scope: !35)
!45 = !DILocation(line: 6, column: 15, scope: !35)
!46 = !DILocation(line: 6, column: 13, scope: !35)
!47 = !DILocation(line: 6, column: 4, scope: !35)
!48 = !DILocation(line: 6, column: 7, scope: !35)
!49 = !DILocation(line: 7, column: 11, scope: !35)
!50 = !DILocation(line: 7, column: 10, scope: !35)
!51 = !DILocation(line: 7, column: 3, scope: !35)
!52 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 4, type: !53, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !55)
!53 = !DISubroutineType(types: !54)
!54 = !{null}
!55 = !{}
