source_filename = "inline_function_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @half(i32 noundef %x) !dbg !10 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !15, metadata !DIExpression()), !dbg !16
  %0 = load i32, i32* %x.addr, align 4, !dbg !17
  %div = sdiv i32 %0, 2, !dbg !18
  ret i32 %div, !dbg !19
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define dso_local i32 @main() !dbg !20 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %x, metadata !23, metadata !DIExpression()), !dbg !24
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !25
  store i32 %call, i32* %x, align 4, !dbg !24
  %0 = load i32, i32* %x, align 4, !dbg !26
  %cmp = icmp slt i32 %0, 0, !dbg !28
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !29

lor.lhs.false:
  %1 = load i32, i32* %x, align 4, !dbg !30
  %cmp1 = icmp sgt i32 %1, 1000, !dbg !31
  br i1 %cmp1, label %if.then, label %if.end, !dbg !32

if.then:
  store i32 0, i32* %retval, align 4, !dbg !33
  br label %return, !dbg !33

if.end:
  %2 = load i32, i32* %x, align 4, !dbg !34
  %call2 = call i32 @twice(i32 noundef %2), !dbg !36
  %call3 = call i32 @half(i32 noundef %call2), !dbg !37
  %3 = load i32, i32* %x, align 4, !dbg !38
  %cmp4 = icmp ne i32 %call3, %3, !dbg !39
  br i1 %cmp4, label %if.then5, label %if.end6, !dbg !40

if.then5:
  call void @reach_error(), !dbg !41
  br label %if.end6, !dbg !41

if.end6:
  store i32 0, i32* %retval, align 4, !dbg !42
  br label %return, !dbg !42

return:
  %4 = load i32, i32* %retval, align 4, !dbg !43
  ret i32 %4, !dbg !43
}

declare i32 @__VERIFIER_nondet_int()

define internal i32 @twice(i32 noundef %x) !dbg !44 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !45, metadata !DIExpression()), !dbg !46
  %0 = load i32, i32* %x.addr, align 4, !dbg !47
  %mul = mul nsw i32 2, %0, !dbg !48
  ret i32 %mul, !dbg !49
}

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "inline_function_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "half", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13, !13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "x", arg: 1, scope: !10, file: !1, line: 5, type: !13)
!16 = !DILocation(line: 5, column: 21, scope: !10)
!17 = !DILocation(line: 5, column: 33, scope: !10)
!18 = !DILocation(line: 5, column: 35, scope: !10)
!19 = !DILocation(line: 5, column: 26, scope: !10)
!20 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !21, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!21 = !DISubroutineType(types: !22)
!22 = !{!13}
!23 = !DILocalVariable(name: "x", scope: !20, file: !1, line: 9, type: !13)
!24 = !DILocation(line: 9, column: 7, scope: !20)
!25 = !DILocation(line: 9, column: 11, scope: !20)
!26 = !DILocation(line: 10, column: 7, scope: !27)
!27 = distinct !DILexicalBlock(scope: !20, file: !1, line: 10, column: 7)
!28 = !DILocation(line: 10, column: 9, scope: !27)
!29 = !DILocation(line: 10, column: 13, scope: !27)
!30 = !DILocation(line: 10, column: 16, scope: !27)
!31 = !DILocation(line: 10, column: 18, scope: !27)
!32 = !DILocation(line: 10, column: 7, scope: !20)
!33 = !DILocation(line: 10, column: 26, scope: !27)
!34 = !DILocation(line: 11, column: 18, scope: !35)
!35 = distinct !DILexicalBlock(scope: !20, file: !1, line: 11, column: 7)
!36 = !DILocation(line: 11, column: 12, scope: !35)
!37 = !DILocation(line: 11, column: 7, scope: !35)
!38 = !DILocation(line: 11, column: 25, scope: !35)
!39 = !DILocation(line: 11, column: 22, scope: !35)
!40 = !DILocation(line: 11, column: 7, scope: !20)
!41 = !DILocation(line: 11, column: 28, scope: !35)
!42 = !DILocation(line: 12, column: 3, scope: !20)
!43 = !DILocation(line: 13, column: 1, scope: !20)
!44 = distinct !DISubprogram(name: "twice", scope: !1, file: !1, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!45 = !DILocalVariable(name: "x", arg: 1, scope: !44, file: !1, line: 6, type: !13)
!46 = !DILocation(line: 6, column: 29, scope: !44)
!47 = !DILocation(line: 6, column: 45, scope: !44)
!48 = !DILocation(line: 6, column: 43, scope: !44)
!49 = !DILocation(line: 6, column: 34, scope: !44)
