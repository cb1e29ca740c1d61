source_filename = "clash/main.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@counter = internal global i32 1, align 4, !dbg !0

define dso_local i32 @main() !dbg !13 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %r = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !19
  call void @llvm.dbg.declare(metadata i32* %n, metadata !17, metadata !DIExpression()), !dbg !20
  %call = call i32 @nondet_int(), !dbg !21
  store i32 %call, i32* %n, align 4, !dbg !20
  %1 = load i32, i32* %n, align 4, !dbg !22
  %cmp = icmp slt i32 %1, 0, !dbg !24
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !25

lor.lhs.false:
  %2 = load i32, i32* %n, align 4, !dbg !26
  %cmp1 = icmp sgt i32 %2, 10, !dbg !27
  br i1 %cmp1, label %if.then, label %if.end, !dbg !28

if.then:
  store i32 0, i32* %retval, align 4, !dbg !29
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !29

if.end:
  %3 = bitcast i32* %r to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !30
  call void @llvm.dbg.declare(metadata i32* %r, metadata !18, metadata !DIExpression()), !dbg !31
  %4 = load i32, i32* %n, align 4, !dbg !32
  %call2 = call i32 @step(i32 noundef %4), !dbg !33
  %call3 = call i32 @twice(i32 noundef %call2), !dbg !34
  store i32 %call3, i32* %r, align 4, !dbg !31
  store i32 5, i32* @counter, align 4, !dbg !35
  %5 = load i32, i32* %r, align 4, !dbg !36
  %6 = load i32, i32* %n, align 4, !dbg !38
  %mul = mul nsw i32 2, %6, !dbg !39
  %add = add nsw i32 %mul, 2, !dbg !40
  %cmp4 = icmp ne i32 %5, %add, !dbg !41
  br i1 %cmp4, label %if.then5, label %if.end6, !dbg !42

if.then5:
  call void @reach_error(), !dbg !43
  br label %if.end6, !dbg !43

if.end6:
  store i32 0, i32* %retval, align 4, !dbg !44
  store i32 1, i32* %cleanup.dest.slot, align 4
  %7 = bitcast i32* %r to i8*, !dbg !45
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7), !dbg !45
  br label %cleanup

cleanup:
  %8 = bitcast i32* %n to i8*, !dbg !45
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %8), !dbg !45
  %9 = load i32, i32* %retval, align 4, !dbg !45
  ret i32 %9, !dbg !45
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !46 i32 @nondet_int()

declare !dbg !49 i32 @twice(i32 noundef)

define internal i32 @step(i32 noundef %x) !dbg !52 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !54, metadata !DIExpression()), !dbg !55
  %0 = load i32, i32* %x.addr, align 4, !dbg !56
  %1 = load i32, i32* @counter, align 4, !dbg !57
  %add = add nsw i32 %0, %1, !dbg !58
  ret i32 %add, !dbg !59
}

declare !dbg !60 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 3, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "clash/main.c", directory: ".")
!4 = !{!0}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 7, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 1}

!13 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 5, type: !14, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !16)
!14 = !DISubroutineType(types: !15)
!15 = !{!5}
!16 = !{!17, !18}
!17 = !DILocalVariable(name: "n", scope: !13, file: !3, line: 6, type: !5)
!18 = !DILocalVariable(name: "r", scope: !13, file: !3, line: 8, type: !5)
!19 = !DILocation(line: 6, column: 3, scope: !13)
!20 = !DILocation(line: 6, column: 7, scope: !13)
!21 = !DILocation(line: 6, column: 11, scope: !13)
!22 = !DILocation(line: 7, column: 7, scope: !23)
!23 = distinct !DILexicalBlock(scope: !13, file: !3, line: 7, column: 7)
!24 = !DILocation(line: 7, column: 9, scope: !23)
!25 = !DILocation(line: 7, column: 13, scope: !23)
!26 = !DILocation(line: 7, column: 16, scope: !23)
!27 = !DILocation(line: 7, column: 18, scope: !23)
!28 = !DILocation(line: 7, column: 7, scope: !13)
!29 = !DILocation(line: 7, column: 24, scope: !23)
!30 = !DILocation(line: 8, column: 3, scope: !13)
!31 = !DILocation(line: 8, column: 7, scope: !13)
!32 = !DILocation(line: 8, column: 22, scope: !13)
!33 = !DILocation(line: 8, column: 17, scope: !13)
!34 = !DILocation(line: 8, column: 11, scope: !13)
!35 = !DILocation(line: 9, column: 11, scope: !13)
!36 = !DILocation(line: 10, column: 7, scope: !37)
!37 = distinct !DILexicalBlock(scope: !13, file: !3, line: 10, column: 7)
!38 = !DILocation(line: 10, column: 16, scope: !37)
!39 = !DILocation(line: 10, column: 14, scope: !37)
!40 = !DILocation(line: 10, column: 18, scope: !37)
!41 = !DILocation(line: 10, column: 9, scope: !37)
!42 = !DILocation(line: 10, column: 7, scope: !13)
!43 = !DILocation(line: 10, column: 23, scope: !37)
!44 = !DILocation(line: 11, column: 3, scope: !13)
!45 = !DILocation(line: 12, column: 1, scope: !13)
!46 = !DISubprogram(name: "nondet_int", scope: !47, file: !47, line: 1, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !48)
!47 = !DIFile(filename: "clash/clash.h", directory: ".")
!48 = !{}
!49 = !DISubprogram(name: "twice", scope: !47, file: !47, line: 3, type: !50, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !48)
!50 = !DISubroutineType(types: !51)
!51 = !{!5, !5}
!52 = distinct !DISubprogram(name: "step", scope: !3, file: !3, line: 4, type: !50, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !53)
!53 = !{!54}
!54 = !DILocalVariable(name: "x", arg: 1, scope: !52, file: !3, line: 4, type: !5)
!55 = !DILocation(line: 4, column: 21, scope: !52)
!56 = !DILocation(line: 4, column: 33, scope: !52)
!57 = !DILocation(line: 4, column: 37, scope: !52)
!58 = !DILocation(line: 4, column: 35, scope: !52)
!59 = !DILocation(line: 4, column: 26, scope: !52)
!60 = !DISubprogram(name: "reach_error", scope: !47, file: !47, line: 2, type: !61, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !48)
!61 = !DISubroutineType(types: !62)
!62 = !{null}
