source_filename = "function_pointers_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@table = dso_local constant [3 x i32 (i32)*] [i32 (i32)* @inc, i32 (i32)* @dec, i32 (i32)* @same], align 16, !dbg !0

define dso_local i32 @inc(i32 noundef %x) !dbg !21 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !23, metadata !DIExpression()), !dbg !24
  %0 = load i32, i32* %x.addr, align 4, !dbg !25
  %add = add nsw i32 %0, 1, !dbg !26
  ret i32 %add, !dbg !27
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define dso_local i32 @dec(i32 noundef %x) !dbg !28 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !29, metadata !DIExpression()), !dbg !30
  %0 = load i32, i32* %x.addr, align 4, !dbg !31
  %sub = sub nsw i32 %0, 1, !dbg !32
  ret i32 %sub, !dbg !33
}

define dso_local i32 @same(i32 noundef %x) !dbg !34 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !35, metadata !DIExpression()), !dbg !36
  %0 = load i32, i32* %x.addr, align 4, !dbg !37
  ret i32 %0, !dbg !38
}

define dso_local i32 @apply(i32 (i32)* noundef %f, i32 noundef %x) !dbg !39 {
entry:
  %f.addr = alloca i32 (i32)*, align 8
  %x.addr = alloca i32, align 4
  store i32 (i32)* %f, i32 (i32)** %f.addr, align 8
  call void @llvm.dbg.declare(metadata i32 (i32)** %f.addr, metadata !42, metadata !DIExpression()), !dbg !43
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !44, metadata !DIExpression()), !dbg !45
  %0 = load i32 (i32)*, i32 (i32)** %f.addr, align 8, !dbg !46
  %tobool = icmp ne i32 (i32)* %0, null, !dbg !46
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !46

cond.true:
  %1 = load i32 (i32)*, i32 (i32)** %f.addr, align 8, !dbg !47
  %2 = load i32, i32* %x.addr, align 4, !dbg !48
  %call = call i32 %1(i32 noundef %2), !dbg !47
  br label %cond.end, !dbg !46

cond.false:
  br label %cond.end, !dbg !46

cond.end:
  %cond = phi i32 [ %call, %cond.true ], [ -9, %cond.false ], !dbg !46
  ret i32 %cond, !dbg !49
}

define dso_local i32 @main() !dbg !50 {
entry:
  %retval = alloca i32, align 4
  %i = alloca i32, align 4
  %r = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %i, metadata !53, metadata !DIExpression()), !dbg !55
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !56
  store i32 %call, i32* %i, align 4, !dbg !55
  %0 = load i32, i32* %i, align 4, !dbg !57
  %cmp = icmp ugt i32 %0, 2, !dbg !59
  br i1 %cmp, label %if.then, label %if.end, !dbg !60

if.then:
  store i32 0, i32* %retval, align 4, !dbg !61
  br label %return, !dbg !61

if.end:
  call void @llvm.dbg.declare(metadata i32* %r, metadata !62, metadata !DIExpression()), !dbg !63
  %1 = load i32, i32* %i, align 4, !dbg !64
  %idxprom = zext i32 %1 to i64, !dbg !65
  %arrayidx = getelementptr inbounds [3 x i32 (i32)*], [3 x i32 (i32)*]* @table, i64 0, i64 %idxprom, !dbg !65
  %2 = load i32 (i32)*, i32 (i32)** %arrayidx, align 8, !dbg !65
  %call1 = call i32 @apply(i32 (i32)* noundef %2, i32 noundef 5), !dbg !66
  store i32 %call1, i32* %r, align 4, !dbg !63
  %3 = load i32, i32* %r, align 4, !dbg !67
  %cmp2 = icmp slt i32 %3, 4, !dbg !69
  br i1 %cmp2, label %if.then4, label %lor.lhs.false, !dbg !70

lor.lhs.false:
  %4 = load i32, i32* %r, align 4, !dbg !71
  %cmp3 = icmp sge i32 %4, 6, !dbg !72
  br i1 %cmp3, label %if.then4, label %if.end5, !dbg !73

if.then4:
  call void @reach_error(), !dbg !74
  br label %if.end5, !dbg !74

if.end5:
  %5 = load i32, i32* %i, align 4, !dbg !75
  %idxprom6 = zext i32 %5 to i64, !dbg !77
  %arrayidx7 = getelementptr inbounds [3 x i32 (i32)*], [3 x i32 (i32)*]* @table, i64 0, i64 %idxprom6, !dbg !77
  %6 = load i32 (i32)*, i32 (i32)** %arrayidx7, align 8, !dbg !77
  %cmp8 = icmp eq i32 (i32)* %6, @dec, !dbg !78
  br i1 %cmp8, label %land.lhs.true, label %if.end11, !dbg !79

land.lhs.true:
  %7 = load i32, i32* %r, align 4, !dbg !80
  %cmp9 = icmp ne i32 %7, 4, !dbg !81
  br i1 %cmp9, label %if.then10, label %if.end11, !dbg !82

if.then10:
  call void @reach_error(), !dbg !83
  br label %if.end11, !dbg !83

if.end11:
  %call12 = call i32 @apply(i32 (i32)* noundef null, i32 noundef 5), !dbg !84
  %cmp13 = icmp ne i32 %call12, -9, !dbg !86
  br i1 %cmp13, label %if.then14, label %if.end15, !dbg !87

if.then14:
  call void @reach_error(), !dbg !88
  br label %if.end15, !dbg !88

if.end15:
  store i32 0, i32* %retval, align 4, !dbg !89
  br label %return, !dbg !89

return:
  %8 = load i32, i32* %retval, align 4, !dbg !90
  ret i32 %8, !dbg !90
}

declare i32 @__VERIFIER_nondet_uint()

declare void @reach_error()

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!13, !14, !15, !16, !17, !18, !19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 9, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "function_pointers_unsafe.c", directory: ".")
!4 = !{!0}
!5 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 192, elements: !11)
!6 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DISubroutineType(types: !9)
!9 = !{!10, !10}
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{!12}
!12 = !DISubrange(count: 3)
!13 = !{i32 7, !"Dwarf Version", i32 5}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 7, !"PIC Level", i32 2}
!17 = !{i32 7, !"PIE Level", i32 2}
!18 = !{i32 7, !"uwtable", i32 1}
!19 = !{i32 7, !"frame-pointer", i32 2}

!21 = distinct !DISubprogram(name: "inc", scope: !3, file: !3, line: 5, type: !8, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!22 = !{}
!23 = !DILocalVariable(name: "x", arg: 1, scope: !21, file: !3, line: 5, type: !10)
!24 = !DILocation(line: 5, column: 13, scope: !21)
!25 = !DILocation(line: 5, column: 25, scope: !21)
!26 = !DILocation(line: 5, column: 27, scope: !21)
!27 = !DILocation(line: 5, column: 18, scope: !21)
!28 = distinct !DISubprogram(name: "dec", scope: !3, file: !3, line: 6, type: !8, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!29 = !DILocalVariable(name: "x", arg: 1, scope: !28, file: !3, line: 6, type: !10)
!30 = !DILocation(line: 6, column: 13, scope: !28)
!31 = !DILocation(line: 6, column: 25, scope: !28)
!32 = !DILocation(line: 6, column: 27, scope: !28)
!33 = !DILocation(line: 6, column: 18, scope: !28)
!34 = distinct !DISubprogram(name: "same", scope: !3, file: !3, line: 7, type: !8, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!35 = !DILocalVariable(name: "x", arg: 1, scope: !34, file: !3, line: 7, type: !10)
!36 = !DILocation(line: 7, column: 14, scope: !34)
!37 = !DILocation(line: 7, column: 26, scope: !34)
!38 = !DILocation(line: 7, column: 19, scope: !34)
!39 = distinct !DISubprogram(name: "apply", scope: !3, file: !3, line: 11, type: !40, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!40 = !DISubroutineType(types: !41)
!41 = !{!10, !7, !10}
!42 = !DILocalVariable(name: "f", arg: 1, scope: !39, file: !3, line: 11, type: !7)
!43 = !DILocation(line: 11, column: 17, scope: !39)
!44 = !DILocalVariable(name: "x", arg: 2, scope: !39, file: !3, line: 11, type: !10)
!45 = !DILocation(line: 11, column: 30, scope: !39)
!46 = !DILocation(line: 11, column: 42, scope: !39)
!47 = !DILocation(line: 11, column: 46, scope: !39)
!48 = !DILocation(line: 11, column: 48, scope: !39)
!49 = !DILocation(line: 11, column: 35, scope: !39)
!50 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 13, type: !51, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!51 = !DISubroutineType(types: !52)
!52 = !{!10}
!53 = !DILocalVariable(name: "i", scope: !50, file: !3, line: 14, type: !54)
!54 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!55 = !DILocation(line: 14, column: 12, scope: !50)
!56 = !DILocation(line: 14, column: 16, scope: !50)
!57 = !DILocation(line: 15, column: 7, scope: !58)
!58 = distinct !DILexicalBlock(scope: !50, file: !3, line: 15, column: 7)
!59 = !DILocation(line: 15, column: 9, scope: !58)
!60 = !DILocation(line: 15, column: 7, scope: !50)
!61 = !DILocation(line: 15, column: 14, scope: !58)
!62 = !DILocalVariable(name: "r", scope: !50, file: !3, line: 16, type: !10)
!63 = !DILocation(line: 16, column: 7, scope: !50)
!64 = !DILocation(line: 16, column: 23, scope: !50)
!65 = !DILocation(line: 16, column: 17, scope: !50)
!66 = !DILocation(line: 16, column: 11, scope: !50)
!67 = !DILocation(line: 17, column: 7, scope: !68)
!68 = distinct !DILexicalBlock(scope: !50, file: !3, line: 17, column: 7)
!69 = !DILocation(line: 17, column: 9, scope: !68)
!70 = !DILocation(line: 17, column: 13, scope: !68)
!71 = !DILocation(line: 17, column: 16, scope: !68)
!72 = !DILocation(line: 17, column: 18, scope: !68)
!73 = !DILocation(line: 17, column: 7, scope: !50)
!74 = !DILocation(line: 17, column: 24, scope: !68)
!75 = !DILocation(line: 18, column: 13, scope: !76)
!76 = distinct !DILexicalBlock(scope: !50, file: !3, line: 18, column: 7)
!77 = !DILocation(line: 18, column: 7, scope: !76)
!78 = !DILocation(line: 18, column: 16, scope: !76)
!79 = !DILocation(line: 18, column: 23, scope: !76)
!80 = !DILocation(line: 18, column: 26, scope: !76)
!81 = !DILocation(line: 18, column: 28, scope: !76)
!82 = !DILocation(line: 18, column: 7, scope: !50)
!83 = !DILocation(line: 18, column: 34, scope: !76)
!84 = !DILocation(line: 19, column: 7, scope: !85)
!85 = distinct !DILexicalBlock(scope: !50, file: !3, line: 19, column: 7)
!86 = !DILocation(line: 19, column: 19, scope: !85)
!87 = !DILocation(line: 19, column: 7, scope: !50)
!88 = !DILocation(line: 19, column: 26, scope: !85)
!89 = !DILocation(line: 20, column: 3, scope: !50)
!90 = !DILocation(line: 21, column: 1, scope: !50)
