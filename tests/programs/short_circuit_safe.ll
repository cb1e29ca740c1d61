source_filename = "short_circuit_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@calls = dso_local global i32 0, align 4, !dbg !0

define dso_local i32 @called(i32 noundef %result) !dbg !14 {
entry:
  %result.addr = alloca i32, align 4
  store i32 %result, i32* %result.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %result.addr, metadata !18, metadata !DIExpression()), !dbg !19
  %0 = load i32, i32* @calls, align 4, !dbg !20
  %inc = add nsw i32 %0, 1, !dbg !20
  store i32 %inc, i32* @calls, align 4, !dbg !20
  %1 = load i32, i32* %result.addr, align 4, !dbg !21
  ret i32 %1, !dbg !22
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define dso_local i32 @main() !dbg !23 {
entry:
  %retval = alloca i32, align 4
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  %r = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %a, metadata !26, metadata !DIExpression()), !dbg !27
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !28
  %cmp = icmp ne i32 %call, 0, !dbg !29
  %conv = zext i1 %cmp to i32, !dbg !29
  store i32 %conv, i32* %a, align 4, !dbg !27
  call void @llvm.dbg.declare(metadata i32* %b, metadata !30, metadata !DIExpression()), !dbg !31
  %call1 = call i32 @__VERIFIER_nondet_int(), !dbg !32
  %cmp2 = icmp ne i32 %call1, 0, !dbg !33
  %conv3 = zext i1 %cmp2 to i32, !dbg !33
  store i32 %conv3, i32* %b, align 4, !dbg !31
  call void @llvm.dbg.declare(metadata i32* %r, metadata !34, metadata !DIExpression()), !dbg !35
  %0 = load i32, i32* %a, align 4, !dbg !36
  %call4 = call i32 @called(i32 noundef %0), !dbg !37
  %tobool = icmp ne i32 %call4, 0, !dbg !37
  br i1 %tobool, label %land.lhs.true, label %lor.rhs, !dbg !38

land.lhs.true:
  %1 = load i32, i32* %b, align 4, !dbg !39
  %call5 = call i32 @called(i32 noundef %1), !dbg !40
  %tobool6 = icmp ne i32 %call5, 0, !dbg !40
  br i1 %tobool6, label %lor.end, label %lor.rhs, !dbg !41

lor.rhs:
  %call7 = call i32 @called(i32 noundef 1), !dbg !42
  %tobool8 = icmp ne i32 %call7, 0, !dbg !41
  br label %lor.end, !dbg !41

lor.end:
  %2 = phi i1 [ true, %land.lhs.true ], [ %tobool8, %lor.rhs ]
  %lor.ext = zext i1 %2 to i32, !dbg !41
  store i32 %lor.ext, i32* %r, align 4, !dbg !35
  %3 = load i32, i32* %r, align 4, !dbg !43
  %cmp9 = icmp ne i32 %3, 1, !dbg !45
  br i1 %cmp9, label %if.then, label %if.end, !dbg !46

if.then:
  call void @reach_error(), !dbg !47
  br label %if.end, !dbg !47

if.end:
  %4 = load i32, i32* %a, align 4, !dbg !48
  %tobool11 = icmp ne i32 %4, 0, !dbg !48
  br i1 %tobool11, label %land.lhs.true12, label %if.end18, !dbg !50

land.lhs.true12:
  %5 = load i32, i32* %b, align 4, !dbg !51
  %tobool13 = icmp ne i32 %5, 0, !dbg !51
  br i1 %tobool13, label %land.lhs.true14, label %if.end18, !dbg !52

land.lhs.true14:
  %6 = load i32, i32* @calls, align 4, !dbg !53
  %cmp15 = icmp ne i32 %6, 2, !dbg !54
  br i1 %cmp15, label %if.then17, label %if.end18, !dbg !55

if.then17:
  call void @reach_error(), !dbg !56
  br label %if.end18, !dbg !56

if.end18:
  %7 = load i32, i32* %a, align 4, !dbg !57
  %tobool19 = icmp ne i32 %7, 0, !dbg !57
  br i1 %tobool19, label %if.end24, label %land.lhs.true20, !dbg !59

land.lhs.true20:
  %8 = load i32, i32* @calls, align 4, !dbg !60
  %cmp21 = icmp ne i32 %8, 2, !dbg !61
  br i1 %cmp21, label %if.then23, label %if.end24, !dbg !62

if.then23:
  call void @reach_error(), !dbg !63
  br label %if.end24, !dbg !63

if.end24:
  %9 = load i32, i32* %a, align 4, !dbg !64
  %tobool25 = icmp ne i32 %9, 0, !dbg !64
  br i1 %tobool25, label %land.lhs.true26, label %if.end32, !dbg !66

land.lhs.true26:
  %10 = load i32, i32* %b, align 4, !dbg !67
  %tobool27 = icmp ne i32 %10, 0, !dbg !67
  br i1 %tobool27, label %if.end32, label %land.lhs.true28, !dbg !68

land.lhs.true28:
  %11 = load i32, i32* @calls, align 4, !dbg !69
  %cmp29 = icmp ne i32 %11, 3, !dbg !70
  br i1 %cmp29, label %if.then31, label %if.end32, !dbg !71

if.then31:
  call void @reach_error(), !dbg !72
  br label %if.end32, !dbg !72

if.end32:
  ret i32 0, !dbg !73
}

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11, !12}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "calls", scope: !2, file: !3, line: 5, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "short_circuit_safe.c", directory: ".")
!4 = !{!0}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 7, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 1}
!12 = !{i32 7, !"frame-pointer", i32 2}

!14 = distinct !DISubprogram(name: "called", scope: !3, file: !3, line: 7, type: !15, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !17)
!15 = !DISubroutineType(types: !16)
!16 = !{!5, !5}
!17 = !{}
!18 = !DILocalVariable(name: "result", arg: 1, scope: !14, file: !3, line: 7, type: !5)
!19 = !DILocation(line: 7, column: 16, scope: !14)
!20 = !DILocation(line: 8, column: 8, scope: !14)
!21 = !DILocation(line: 9, column: 10, scope: !14)
!22 = !DILocation(line: 9, column: 3, scope: !14)
!23 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 12, type: !24, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !17)
!24 = !DISubroutineType(types: !25)
!25 = !{!5}
!26 = !DILocalVariable(name: "a", scope: !23, file: !3, line: 13, type: !5)
!27 = !DILocation(line: 13, column: 7, scope: !23)
!28 = !DILocation(line: 13, column: 11, scope: !23)
!29 = !DILocation(line: 13, column: 35, scope: !23)
!30 = !DILocalVariable(name: "b", scope: !23, file: !3, line: 13, type: !5)
!31 = !DILocation(line: 13, column: 41, scope: !23)
!32 = !DILocation(line: 13, column: 45, scope: !23)
!33 = !DILocation(line: 13, column: 69, scope: !23)
!34 = !DILocalVariable(name: "r", scope: !23, file: !3, line: 14, type: !5)
!35 = !DILocation(line: 14, column: 7, scope: !23)
!36 = !DILocation(line: 14, column: 18, scope: !23)
!37 = !DILocation(line: 14, column: 11, scope: !23)
!38 = !DILocation(line: 14, column: 21, scope: !23)
!39 = !DILocation(line: 14, column: 31, scope: !23)
!40 = !DILocation(line: 14, column: 24, scope: !23)
!41 = !DILocation(line: 14, column: 34, scope: !23)
!42 = !DILocation(line: 14, column: 37, scope: !23)
!43 = !DILocation(line: 15, column: 7, scope: !44)
!44 = distinct !DILexicalBlock(scope: !23, file: !3, line: 15, column: 7)
!45 = !DILocation(line: 15, column: 9, scope: !44)
!46 = !DILocation(line: 15, column: 7, scope: !23)
!47 = !DILocation(line: 15, column: 15, scope: !44)
!48 = !DILocation(line: 16, column: 7, scope: !49)
!49 = distinct !DILexicalBlock(scope: !23, file: !3, line: 16, column: 7)
!50 = !DILocation(line: 16, column: 9, scope: !49)
!51 = !DILocation(line: 16, column: 12, scope: !49)
!52 = !DILocation(line: 16, column: 14, scope: !49)
!53 = !DILocation(line: 16, column: 17, scope: !49)
!54 = !DILocation(line: 16, column: 23, scope: !49)
!55 = !DILocation(line: 16, column: 7, scope: !23)
!56 = !DILocation(line: 16, column: 29, scope: !49)
!57 = !DILocation(line: 17, column: 8, scope: !58)
!58 = distinct !DILexicalBlock(scope: !23, file: !3, line: 17, column: 7)
!59 = !DILocation(line: 17, column: 10, scope: !58)
!60 = !DILocation(line: 17, column: 13, scope: !58)
!61 = !DILocation(line: 17, column: 19, scope: !58)
!62 = !DILocation(line: 17, column: 7, scope: !23)
!63 = !DILocation(line: 17, column: 25, scope: !58)
!64 = !DILocation(line: 18, column: 7, scope: !65)
!65 = distinct !DILexicalBlock(scope: !23, file: !3, line: 18, column: 7)
!66 = !DILocation(line: 18, column: 9, scope: !65)
!67 = !DILocation(line: 18, column: 13, scope: !65)
!68 = !DILocation(line: 18, column: 15, scope: !65)
!69 = !DILocation(line: 18, column: 18, scope: !65)
!70 = !DILocation(line: 18, column: 24, scope: !65)
!71 = !DILocation(line: 18, column: 7, scope: !23)
!72 = !DILocation(line: 18, column: 30, scope: !65)
!73 = !DILocation(line: 19, column: 3, scope: !23)
