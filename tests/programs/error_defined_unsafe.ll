source_filename = "error_defined_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local void @reach_error() !dbg !10 {
entry:
  ret void, !dbg !14
}

define dso_local void @__VERIFIER_assert(i32 noundef %cond) !dbg !15 {
entry:
  %cond.addr = alloca i32, align 4
  store i32 %cond, i32* %cond.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %cond.addr, metadata !19, metadata !DIExpression()), !dbg !20
  %0 = load i32, i32* %cond.addr, align 4, !dbg !21
  %tobool = icmp ne i32 %0, 0, !dbg !23
  br i1 %tobool, label %if.end, label %if.then, !dbg !24

if.then:
  br label %ERROR, !dbg !25

ERROR:
  call void @llvm.dbg.label(metadata !26), !dbg !28
  call void @reach_error(), !dbg !29
  call void @abort(), !dbg !31
  unreachable, !dbg !31

if.end:
  ret void, !dbg !32
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.dbg.label(metadata)

declare void @abort()

define dso_local void @assume_abort_if_not(i32 noundef %cond) !dbg !33 {
entry:
  %cond.addr = alloca i32, align 4
  store i32 %cond, i32* %cond.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %cond.addr, metadata !34, metadata !DIExpression()), !dbg !35
  %0 = load i32, i32* %cond.addr, align 4, !dbg !36
  %tobool = icmp ne i32 %0, 0, !dbg !36
  br i1 %tobool, label %if.end, label %if.then, !dbg !38

if.then:
  call void @abort(), !dbg !39
  unreachable, !dbg !39

if.end:
  ret void, !dbg !41
}

define dso_local i32 @main() !dbg !42 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %x, metadata !45, metadata !DIExpression()), !dbg !46
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !47
  store i32 %call, i32* %x, align 4, !dbg !46
  %0 = load i32, i32* %x, align 4, !dbg !48
  %cmp = icmp sge i32 %0, 0, !dbg !49
  %conv = zext i1 %cmp to i32, !dbg !49
  call void @assume_abort_if_not(i32 noundef %conv), !dbg !50
  %1 = load i32, i32* %x, align 4, !dbg !51
  %cmp1 = icmp ne i32 %1, 0, !dbg !52
  %conv2 = zext i1 %cmp1 to i32, !dbg !52
  call void @__VERIFIER_assert(i32 noundef %conv2), !dbg !53
  ret i32 0, !dbg !54
}

declare i32 @__VERIFIER_nondet_int()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "error_defined_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 4, type: !11, scopeLine: 4, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!11 = !DISubroutineType(types: !12)
!12 = !{null}
!13 = !{}
!14 = !DILocation(line: 4, column: 21, scope: !10)
!15 = distinct !DISubprogram(name: "__VERIFIER_assert", scope: !1, file: !1, line: 5, type: !16, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!16 = !DISubroutineType(types: !17)
!17 = !{null, !18}
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DILocalVariable(name: "cond", arg: 1, scope: !15, file: !1, line: 5, type: !18)
!20 = !DILocation(line: 5, column: 28, scope: !15)
!21 = !DILocation(line: 5, column: 42, scope: !22)
!22 = distinct !DILexicalBlock(scope: !15, file: !1, line: 5, column: 40)
!23 = !DILocation(line: 5, column: 41, scope: !22)
!24 = !DILocation(line: 5, column: 40, scope: !15)
!25 = !DILocation(line: 5, column: 49, scope: !22)
!26 = !DILabel(scope: !27, name: "ERROR", file: !1, line: 5)
!27 = distinct !DILexicalBlock(scope: !22, file: !1, line: 5, column: 49)
!28 = !DILocation(line: 5, column: 51, scope: !27)
!29 = !DILocation(line: 5, column: 60, scope: !30)
!30 = distinct !DILexicalBlock(scope: !27, file: !1, line: 5, column: 58)
!31 = !DILocation(line: 5, column: 75, scope: !30)
!32 = !DILocation(line: 5, column: 88, scope: !15)
!33 = distinct !DISubprogram(name: "assume_abort_if_not", scope: !1, file: !1, line: 6, type: !16, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!34 = !DILocalVariable(name: "cond", arg: 1, scope: !33, file: !1, line: 6, type: !18)
!35 = !DILocation(line: 6, column: 30, scope: !33)
!36 = !DILocation(line: 6, column: 43, scope: !37)
!37 = distinct !DILexicalBlock(scope: !33, file: !1, line: 6, column: 42)
!38 = !DILocation(line: 6, column: 42, scope: !33)
!39 = !DILocation(line: 6, column: 51, scope: !40)
!40 = distinct !DILexicalBlock(scope: !37, file: !1, line: 6, column: 49)
!41 = !DILocation(line: 6, column: 62, scope: !33)
!42 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !43, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!43 = !DISubroutineType(types: !44)
!44 = !{!18}
!45 = !DILocalVariable(name: "x", scope: !42, file: !1, line: 9, type: !18)
!46 = !DILocation(line: 9, column: 7, scope: !42)
!47 = !DILocation(line: 9, column: 11, scope: !42)
!48 = !DILocation(line: 10, column: 23, scope: !42)
!49 = !DILocation(line: 10, column: 25, scope: !42)
!50 = !DILocation(line: 10, column: 3, scope: !42)
!51 = !DILocation(line: 11, column: 21, scope: !42)
!52 = !DILocation(line: 11, column: 23, scope: !42)
!53 = !DILocation(line: 11, column: 3, scope: !42)
!54 = !DILocation(line: 12, column: 3, scope: !42)
