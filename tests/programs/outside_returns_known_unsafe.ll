source_filename = "outside_returns_known_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@sum = internal global i32 3, align 4, !dbg !0

define dso_local i32 @main() !dbg !13 {
entry:
  %retval = alloca i32, align 4
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  %chosen = alloca i32*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %a to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !21
  call void @llvm.dbg.declare(metadata i32* %a, metadata !17, metadata !DIExpression()), !dbg !22
  store i32 0, i32* %a, align 4, !dbg !22
  %1 = bitcast i32* %b to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !21
  call void @llvm.dbg.declare(metadata i32* %b, metadata !18, metadata !DIExpression()), !dbg !23
  store i32 4, i32* %b, align 4, !dbg !23
  call void @visit(i32 (i32)* noundef @add, i32* noundef %b), !dbg !24
  %2 = bitcast i32** %chosen to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !25
  call void @llvm.dbg.declare(metadata i32** %chosen, metadata !19, metadata !DIExpression()), !dbg !26
  %call = call i32* @choose(i32* noundef %a, i32* noundef %b), !dbg !27
  store i32* %call, i32** %chosen, align 8, !dbg !26
  %3 = load i32*, i32** %chosen, align 8, !dbg !28
  %cmp = icmp eq i32* %3, %a, !dbg !30
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !31

land.lhs.true:
  %4 = load i32, i32* @sum, align 4, !dbg !32
  %cmp1 = icmp eq i32 %4, 77, !dbg !33
  br i1 %cmp1, label %land.lhs.true2, label %if.end, !dbg !34

land.lhs.true2:
  %5 = load i32, i32* %a, align 4, !dbg !35
  %cmp3 = icmp eq i32 %5, 5, !dbg !36
  br i1 %cmp3, label %land.lhs.true4, label %if.end, !dbg !37

land.lhs.true4:
  %6 = load i32, i32* %b, align 4, !dbg !38
  %cmp5 = icmp eq i32 %6, 9, !dbg !39
  br i1 %cmp5, label %if.then, label %if.end, !dbg !40

if.then:
  call void @reach_error(), !dbg !41
  br label %if.end, !dbg !41

if.end:
  %7 = bitcast i32** %chosen to i8*, !dbg !42
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %7), !dbg !42
  %8 = bitcast i32* %b to i8*, !dbg !42
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %8), !dbg !42
  %9 = bitcast i32* %a to i8*, !dbg !42
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %9), !dbg !42
  ret i32 0, !dbg !43
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !44 void @visit(i32 (i32)* noundef, i32* noundef)

define internal i32 @add(i32 noundef %x) !dbg !51 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !53, metadata !DIExpression()), !dbg !54
  %0 = load i32, i32* %x.addr, align 4, !dbg !55
  %1 = load i32, i32* @sum, align 4, !dbg !56
  %add = add nsw i32 %1, %0, !dbg !56
  store i32 %add, i32* @sum, align 4, !dbg !56
  %2 = load i32, i32* @sum, align 4, !dbg !57
  ret i32 %2, !dbg !58
}

declare !dbg !59 i32* @choose(i32* noundef, i32* noundef)

declare !dbg !62 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "sum", scope: !2, file: !3, line: 5, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "outside_returns_known_unsafe.c", directory: ".")
!4 = !{!0}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 7, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 1}

!13 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 10, type: !14, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !16)
!14 = !DISubroutineType(types: !15)
!15 = !{!5}
!16 = !{!17, !18, !19}
!17 = !DILocalVariable(name: "a", scope: !13, file: !3, line: 11, type: !5)
!18 = !DILocalVariable(name: "b", scope: !13, file: !3, line: 11, type: !5)
!19 = !DILocalVariable(name: "chosen", scope: !13, file: !3, line: 13, type: !20)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!21 = !DILocation(line: 11, column: 3, scope: !13)
!22 = !DILocation(line: 11, column: 7, scope: !13)
!23 = !DILocation(line: 11, column: 14, scope: !13)
!24 = !DILocation(line: 12, column: 3, scope: !13)
!25 = !DILocation(line: 13, column: 3, scope: !13)
!26 = !DILocation(line: 13, column: 8, scope: !13)
!27 = !DILocation(line: 13, column: 17, scope: !13)
!28 = !DILocation(line: 14, column: 7, scope: !29)
!29 = distinct !DILexicalBlock(scope: !13, file: !3, line: 14, column: 7)
!30 = !DILocation(line: 14, column: 14, scope: !29)
!31 = !DILocation(line: 14, column: 20, scope: !29)
!32 = !DILocation(line: 14, column: 23, scope: !29)
!33 = !DILocation(line: 14, column: 27, scope: !29)
!34 = !DILocation(line: 14, column: 33, scope: !29)
!35 = !DILocation(line: 14, column: 36, scope: !29)
!36 = !DILocation(line: 14, column: 38, scope: !29)
!37 = !DILocation(line: 14, column: 43, scope: !29)
!38 = !DILocation(line: 14, column: 46, scope: !29)
!39 = !DILocation(line: 14, column: 48, scope: !29)
!40 = !DILocation(line: 14, column: 7, scope: !13)
!41 = !DILocation(line: 14, column: 54, scope: !29)
!42 = !DILocation(line: 16, column: 1, scope: !13)
!43 = !DILocation(line: 15, column: 3, scope: !13)
!44 = !DISubprogram(name: "visit", scope: !3, file: !3, line: 4, type: !45, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !50)
!45 = !DISubroutineType(types: !46)
!46 = !{null, !47, !20}
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !48, size: 64)
!48 = !DISubroutineType(types: !49)
!49 = !{!5, !5}
!50 = !{}
!51 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 6, type: !48, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !52)
!52 = !{!53}
!53 = !DILocalVariable(name: "x", arg: 1, scope: !51, file: !3, line: 6, type: !5)
!54 = !DILocation(line: 6, column: 20, scope: !51)
!55 = !DILocation(line: 7, column: 10, scope: !51)
!56 = !DILocation(line: 7, column: 7, scope: !51)
!57 = !DILocation(line: 8, column: 10, scope: !51)
!58 = !DILocation(line: 8, column: 3, scope: !51)
!59 = !DISubprogram(name: "choose", scope: !3, file: !3, line: 3, type: !60, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !50)
!60 = !DISubroutineType(types: !61)
!61 = !{!20, !20, !20}
!62 = !DISubprogram(name: "reach_error", scope: !3, file: !3, line: 2, type: !63, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !50)
!63 = !DISubroutineType(types: !64)
!64 = !{null}
