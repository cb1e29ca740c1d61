source_filename = "summary_context_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @clamp(i32 noundef %x, i32 noundef %low, i32 noundef %high) !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %x.addr = alloca i32, align 4
  %low.addr = alloca i32, align 4
  %high.addr = alloca i32, align 4
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !15, metadata !DIExpression()), !dbg !16
  store i32 %low, i32* %low.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %low.addr, metadata !17, metadata !DIExpression()), !dbg !18
  store i32 %high, i32* %high.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %high.addr, metadata !19, metadata !DIExpression()), !dbg !20
  %0 = load i32, i32* %x.addr, align 4, !dbg !21
  %1 = load i32, i32* %low.addr, align 4, !dbg !23
  %cmp = icmp slt i32 %0, %1, !dbg !24
  br i1 %cmp, label %if.then, label %if.end, !dbg !25

if.then:
  %2 = load i32, i32* %low.addr, align 4, !dbg !26
  store i32 %2, i32* %retval, align 4, !dbg !27
  br label %return, !dbg !27

if.end:
  %3 = load i32, i32* %x.addr, align 4, !dbg !28
  %4 = load i32, i32* %high.addr, align 4, !dbg !30
  %cmp1 = icmp sgt i32 %3, %4, !dbg !31
  br i1 %cmp1, label %if.then2, label %if.end3, !dbg !32

if.then2:
  %5 = load i32, i32* %high.addr, align 4, !dbg !33
  store i32 %5, i32* %retval, align 4, !dbg !34
  br label %return, !dbg !34

if.end3:
  %6 = load i32, i32* %x.addr, align 4, !dbg !35
  store i32 %6, i32* %retval, align 4, !dbg !36
  br label %return, !dbg !36

return:
  %7 = load i32, i32* %retval, align 4, !dbg !37
  ret i32 %7, !dbg !37
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define dso_local i32 @main() !dbg !38 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %x, metadata !41, metadata !DIExpression()), !dbg !42
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !43
  store i32 %call, i32* %x, align 4, !dbg !42
  call void @llvm.dbg.declare(metadata i32* %a, metadata !44, metadata !DIExpression()), !dbg !45
  %0 = load i32, i32* %x, align 4, !dbg !46
  %call1 = call i32 @clamp(i32 noundef %0, i32 noundef 0, i32 noundef 10), !dbg !47
  store i32 %call1, i32* %a, align 4, !dbg !45
  call void @llvm.dbg.declare(metadata i32* %b, metadata !48, metadata !DIExpression()), !dbg !49
  %1 = load i32, i32* %x, align 4, !dbg !50
  %call2 = call i32 @clamp(i32 noundef %1, i32 noundef -10, i32 noundef 0), !dbg !51
  store i32 %call2, i32* %b, align 4, !dbg !49
  %2 = load i32, i32* %a, align 4, !dbg !52
  %cmp = icmp slt i32 %2, 0, !dbg !54
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !55

lor.lhs.false:
  %3 = load i32, i32* %a, align 4, !dbg !56
  %cmp3 = icmp sgt i32 %3, 10, !dbg !57
  br i1 %cmp3, label %if.then, label %lor.lhs.false4, !dbg !58

lor.lhs.false4:
  %4 = load i32, i32* %b, align 4, !dbg !59
  %cmp5 = icmp slt i32 %4, -10, !dbg !60
  br i1 %cmp5, label %if.then, label %lor.lhs.false6, !dbg !61

lor.lhs.false6:
  %5 = load i32, i32* %b, align 4, !dbg !62
  %cmp7 = icmp sgt i32 %5, 0, !dbg !63
  br i1 %cmp7, label %if.then, label %if.end, !dbg !64

if.then:
  call void @reach_error(), !dbg !65
  br label %if.end, !dbg !65

if.end:
  %6 = load i32, i32* %a, align 4, !dbg !66
  %tobool = icmp ne i32 %6, 0, !dbg !66
  br i1 %tobool, label %land.lhs.true, label %if.end10, !dbg !68

land.lhs.true:
  %7 = load i32, i32* %b, align 4, !dbg !69
  %tobool8 = icmp ne i32 %7, 0, !dbg !69
  br i1 %tobool8, label %if.then9, label %if.end10, !dbg !70

if.then9:
  call void @reach_error(), !dbg !71
  br label %if.end10, !dbg !71

if.end10:
  ret i32 0, !dbg !72
}

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "summary_context_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "clamp", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13, !13, !13, !13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "x", arg: 1, scope: !10, file: !1, line: 5, type: !13)
!16 = !DILocation(line: 5, column: 15, scope: !10)
!17 = !DILocalVariable(name: "low", arg: 2, scope: !10, file: !1, line: 5, type: !13)
!18 = !DILocation(line: 5, column: 22, scope: !10)
!19 = !DILocalVariable(name: "high", arg: 3, scope: !10, file: !1, line: 5, type: !13)
!20 = !DILocation(line: 5, column: 31, scope: !10)
!21 = !DILocation(line: 6, column: 7, scope: !22)
!22 = distinct !DILexicalBlock(scope: !10, file: !1, line: 6, column: 7)
!23 = !DILocation(line: 6, column: 11, scope: !22)
!24 = !DILocation(line: 6, column: 9, scope: !22)
!25 = !DILocation(line: 6, column: 7, scope: !10)
!26 = !DILocation(line: 6, column: 23, scope: !22)
!27 = !DILocation(line: 6, column: 16, scope: !22)
!28 = !DILocation(line: 7, column: 7, scope: !29)
!29 = distinct !DILexicalBlock(scope: !10, file: !1, line: 7, column: 7)
!30 = !DILocation(line: 7, column: 11, scope: !29)
!31 = !DILocation(line: 7, column: 9, scope: !29)
!32 = !DILocation(line: 7, column: 7, scope: !10)
!33 = !DILocation(line: 7, column: 24, scope: !29)
!34 = !DILocation(line: 7, column: 17, scope: !29)
!35 = !DILocation(line: 8, column: 10, scope: !10)
!36 = !DILocation(line: 8, column: 3, scope: !10)
!37 = !DILocation(line: 9, column: 1, scope: !10)
!38 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 11, type: !39, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!39 = !DISubroutineType(types: !40)
!40 = !{!13}
!41 = !DILocalVariable(name: "x", scope: !38, file: !1, line: 12, type: !13)
!42 = !DILocation(line: 12, column: 7, scope: !38)
!43 = !DILocation(line: 12, column: 11, scope: !38)
!44 = !DILocalVariable(name: "a", scope: !38, file: !1, line: 13, type: !13)
!45 = !DILocation(line: 13, column: 7, scope: !38)
!46 = !DILocation(line: 13, column: 17, scope: !38)
!47 = !DILocation(line: 13, column: 11, scope: !38)
!48 = !DILocalVariable(name: "b", scope: !38, file: !1, line: 13, type: !13)
!49 = !DILocation(line: 13, column: 28, scope: !38)
!50 = !DILocation(line: 13, column: 38, scope: !38)
!51 = !DILocation(line: 13, column: 32, scope: !38)
!52 = !DILocation(line: 14, column: 7, scope: !53)
!53 = distinct !DILexicalBlock(scope: !38, file: !1, line: 14, column: 7)
!54 = !DILocation(line: 14, column: 9, scope: !53)
!55 = !DILocation(line: 14, column: 13, scope: !53)
!56 = !DILocation(line: 14, column: 16, scope: !53)
!57 = !DILocation(line: 14, column: 18, scope: !53)
!58 = !DILocation(line: 14, column: 23, scope: !53)
!59 = !DILocation(line: 14, column: 26, scope: !53)
!60 = !DILocation(line: 14, column: 28, scope: !53)
!61 = !DILocation(line: 14, column: 34, scope: !53)
!62 = !DILocation(line: 14, column: 37, scope: !53)
!63 = !DILocation(line: 14, column: 39, scope: !53)
!64 = !DILocation(line: 14, column: 7, scope: !38)
!65 = !DILocation(line: 14, column: 44, scope: !53)
!66 = !DILocation(line: 15, column: 7, scope: !67)
!67 = distinct !DILexicalBlock(scope: !38, file: !1, line: 15, column: 7)
!68 = !DILocation(line: 15, column: 9, scope: !67)
!69 = !DILocation(line: 15, column: 12, scope: !67)
!70 = !DILocation(line: 15, column: 7, scope: !38)
!71 = !DILocation(line: 15, column: 15, scope: !67)
!72 = !DILocation(line: 16, column: 3, scope: !38)
