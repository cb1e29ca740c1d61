source_filename = "recursion_error_inside_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@depth = dso_local global i32 0, align 4, !dbg !0

define dso_local void @down(i32 noundef %n) !dbg !14 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !18, metadata !DIExpression()), !dbg !19
  %0 = load i32, i32* @depth, align 4, !dbg !20
  %inc = add nsw i32 %0, 1, !dbg !20
  store i32 %inc, i32* @depth, align 4, !dbg !20
  %1 = load i32, i32* %n.addr, align 4, !dbg !21
  %cmp = icmp slt i32 %1, 0, !dbg !23
  br i1 %cmp, label %if.then, label %if.end, !dbg !24

if.then:
  call void @reach_error(), !dbg !25
  br label %if.end, !dbg !25

if.end:
  %2 = load i32, i32* %n.addr, align 4, !dbg !26
  %cmp1 = icmp sgt i32 %2, 0, !dbg !28
  br i1 %cmp1, label %if.then2, label %if.end3, !dbg !29

if.then2:
  %3 = load i32, i32* %n.addr, align 4, !dbg !30
  %sub = sub nsw i32 %3, 2, !dbg !31
  call void @down(i32 noundef %sub), !dbg !32
  br label %if.end3, !dbg !32

if.end3:
  ret void, !dbg !33
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @reach_error()

define dso_local i32 @main() !dbg !34 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %n, metadata !37, metadata !DIExpression()), !dbg !38
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !39
  store i32 %call, i32* %n, align 4, !dbg !38
  %0 = load i32, i32* %n, align 4, !dbg !40
  %cmp = icmp slt i32 %0, 0, !dbg !42
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !43

lor.lhs.false:
  %1 = load i32, i32* %n, align 4, !dbg !44
  %cmp1 = icmp sgt i32 %1, 50, !dbg !45
  br i1 %cmp1, label %if.then, label %if.end, !dbg !46

if.then:
  store i32 0, i32* %retval, align 4, !dbg !47
  br label %return, !dbg !47

if.end:
  %2 = load i32, i32* %n, align 4, !dbg !48
  %mul = mul nsw i32 2, %2, !dbg !49
  call void @down(i32 noundef %mul), !dbg !50
  store i32 0, i32* %retval, align 4, !dbg !51
  br label %return, !dbg !51

return:
  %3 = load i32, i32* %retval, align 4, !dbg !52
  ret i32 %3, !dbg !52
}

declare i32 @__VERIFIER_nondet_int()

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11, !12}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "depth", scope: !2, file: !3, line: 5, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "recursion_error_inside_safe.c", directory: ".")
!4 = !{!0}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 7, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 1}
!12 = !{i32 7, !"frame-pointer", i32 2}

!14 = distinct !DISubprogram(name: "down", scope: !3, file: !3, line: 7, type: !15, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !17)
!15 = !DISubroutineType(types: !16)
!16 = !{null, !5}
!17 = !{}
!18 = !DILocalVariable(name: "n", arg: 1, scope: !14, file: !3, line: 7, type: !5)
!19 = !DILocation(line: 7, column: 15, scope: !14)
!20 = !DILocation(line: 8, column: 8, scope: !14)
!21 = !DILocation(line: 9, column: 7, scope: !22)
!22 = distinct !DILexicalBlock(scope: !14, file: !3, line: 9, column: 7)
!23 = !DILocation(line: 9, column: 9, scope: !22)
!24 = !DILocation(line: 9, column: 7, scope: !14)
!25 = !DILocation(line: 9, column: 14, scope: !22)
!26 = !DILocation(line: 10, column: 7, scope: !27)
!27 = distinct !DILexicalBlock(scope: !14, file: !3, line: 10, column: 7)
!28 = !DILocation(line: 10, column: 9, scope: !27)
!29 = !DILocation(line: 10, column: 7, scope: !14)
!30 = !DILocation(line: 10, column: 19, scope: !27)
!31 = !DILocation(line: 10, column: 21, scope: !27)
!32 = !DILocation(line: 10, column: 14, scope: !27)
!33 = !DILocation(line: 11, column: 1, scope: !14)
!34 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 13, type: !35, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !17)
!35 = !DISubroutineType(types: !36)
!36 = !{!5}
!37 = !DILocalVariable(name: "n", scope: !34, file: !3, line: 14, type: !5)
!38 = !DILocation(line: 14, column: 7, scope: !34)
!39 = !DILocation(line: 14, column: 11, scope: !34)
!40 = !DILocation(line: 15, column: 7, scope: !41)
!41 = distinct !DILexicalBlock(scope: !34, file: !3, line: 15, column: 7)
!42 = !DILocation(line: 15, column: 9, scope: !41)
!43 = !DILocation(line: 15, column: 13, scope: !41)
!44 = !DILocation(line: 15, column: 16, scope: !41)
!45 = !DILocation(line: 15, column: 18, scope: !41)
!46 = !DILocation(line: 15, column: 7, scope: !34)
!47 = !DILocation(line: 15, column: 24, scope: !41)
!48 = !DILocation(line: 16, column: 12, scope: !34)
!49 = !DILocation(line: 16, column: 10, scope: !34)
!50 = !DILocation(line: 16, column: 3, scope: !34)
!51 = !DILocation(line: 17, column: 3, scope: !34)
!52 = !DILocation(line: 18, column: 1, scope: !34)
