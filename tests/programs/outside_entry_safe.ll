source_filename = "outside_entry_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@rounds = internal global i32 0, align 4, !dbg !0

define dso_local i32 @visit(i32 (i32)* noundef %step, i32* noundef %place) !dbg !13 {
entry:
  %retval = alloca i32, align 4
  %step.addr = alloca i32 (i32)*, align 8
  %place.addr = alloca i32*, align 8
  store i32 (i32)* %step, i32 (i32)** %step.addr, align 8
  call void @llvm.dbg.declare(metadata i32 (i32)** %step.addr, metadata !21, metadata !DIExpression()), !dbg !23
  store i32* %place, i32** %place.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %place.addr, metadata !22, metadata !DIExpression()), !dbg !24
  %0 = load i32 (i32)*, i32 (i32)** %step.addr, align 8, !dbg !25
  %tobool = icmp ne i32 (i32)* %0, null, !dbg !25
  br i1 %tobool, label %lor.lhs.false, label %if.then, !dbg !27

lor.lhs.false:
  %1 = load i32*, i32** %place.addr, align 8, !dbg !28
  %tobool1 = icmp ne i32* %1, null, !dbg !28
  br i1 %tobool1, label %if.end, label %if.then, !dbg !29

if.then:
  store i32 0, i32* %retval, align 4, !dbg !30
  br label %return, !dbg !30

if.end:
  br label %while.cond, !dbg !31

while.cond:
  %2 = load i32 (i32)*, i32 (i32)** %step.addr, align 8, !dbg !32
  %3 = load i32, i32* @rounds, align 4, !dbg !33
  %call = call i32 %2(i32 noundef %3), !dbg !32
  %tobool2 = icmp ne i32 %call, 0, !dbg !31
  br i1 %tobool2, label %while.body, label %while.end, !dbg !31

while.body:
  %4 = load i32, i32* @rounds, align 4, !dbg !34
  %inc = add nsw i32 %4, 1, !dbg !34
  store i32 %inc, i32* @rounds, align 4, !dbg !34
  br label %while.cond, !dbg !31, !llvm.loop !35

while.end:
  %5 = load i32, i32* @rounds, align 4, !dbg !38
  %cmp = icmp eq i32 %5, 2, !dbg !40
  br i1 %cmp, label %land.lhs.true, label %if.end5, !dbg !41

land.lhs.true:
  %6 = load i32*, i32** %place.addr, align 8, !dbg !42
  %7 = load i32, i32* %6, align 4, !dbg !43
  %cmp3 = icmp eq i32 %7, 9, !dbg !44
  br i1 %cmp3, label %if.then4, label %if.end5, !dbg !45

if.then4:
  call void @reach_error(), !dbg !46
  br label %if.end5, !dbg !46

if.end5:
  store i32 0, i32* %retval, align 4, !dbg !47
  br label %return, !dbg !47

return:
  %8 = load i32, i32* %retval, align 4, !dbg !48
  ret i32 %8, !dbg !48
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !49 void @reach_error()

define dso_local i32 @main() !dbg !53 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  ret i32 0, !dbg !56
}

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "rounds", scope: !2, file: !3, line: 3, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "outside_entry_safe.c", directory: ".")
!4 = !{!0}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 7, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 1}

!13 = distinct !DISubprogram(name: "visit", scope: !3, file: !3, line: 4, type: !14, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !20)
!14 = !DISubroutineType(types: !15)
!15 = !{!5, !16, !19}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DISubroutineType(types: !18)
!18 = !{!5, !5}
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!20 = !{!21, !22}
!21 = !DILocalVariable(name: "step", arg: 1, scope: !13, file: !3, line: 4, type: !16)
!22 = !DILocalVariable(name: "place", arg: 2, scope: !13, file: !3, line: 4, type: !19)
!23 = !DILocation(line: 4, column: 17, scope: !13)
!24 = !DILocation(line: 4, column: 34, scope: !13)
!25 = !DILocation(line: 5, column: 8, scope: !26)
!26 = distinct !DILexicalBlock(scope: !13, file: !3, line: 5, column: 7)
!27 = !DILocation(line: 5, column: 13, scope: !26)
!28 = !DILocation(line: 5, column: 17, scope: !26)
!29 = !DILocation(line: 5, column: 7, scope: !13)
!30 = !DILocation(line: 5, column: 24, scope: !26)
!31 = !DILocation(line: 6, column: 3, scope: !13)
!32 = !DILocation(line: 6, column: 10, scope: !13)
!33 = !DILocation(line: 6, column: 15, scope: !13)
!34 = !DILocation(line: 6, column: 30, scope: !13)
!35 = distinct !{!35, !31, !34, !36, !37}
!36 = !{!"llvm.loop.mustprogress"}
!37 = !{!"llvm.loop.unroll.disable"}
!38 = !DILocation(line: 7, column: 7, scope: !39)
!39 = distinct !DILexicalBlock(scope: !13, file: !3, line: 7, column: 7)
!40 = !DILocation(line: 7, column: 14, scope: !39)
!41 = !DILocation(line: 7, column: 19, scope: !39)
!42 = !DILocation(line: 7, column: 23, scope: !39)
!43 = !DILocation(line: 7, column: 22, scope: !39)
!44 = !DILocation(line: 7, column: 29, scope: !39)
!45 = !DILocation(line: 7, column: 7, scope: !13)
!46 = !DILocation(line: 7, column: 35, scope: !39)
!47 = !DILocation(line: 8, column: 3, scope: !13)
!48 = !DILocation(line: 9, column: 1, scope: !13)
!49 = !DISubprogram(name: "reach_error", scope: !3, file: !3, line: 2, type: !50, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !52)
!50 = !DISubroutineType(types: !51)
!51 = !{null}
!52 = !{}
!53 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 10, type: !54, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !52)
!54 = !DISubroutineType(types: !55)
!55 = !{!5}
!56 = !DILocation(line: 10, column: 18, scope: !53)
