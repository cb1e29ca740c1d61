source_filename = "static_local_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@next.n = internal global i32 5, align 4, !dbg !0

define dso_local i32 @next() !dbg !2 {
entry:
  %0 = load i32, i32* @next.n, align 4, !dbg !18
  %inc = add nsw i32 %0, 1, !dbg !18
  store i32 %inc, i32* @next.n, align 4, !dbg !18
  ret i32 %0, !dbg !19
}

define dso_local i32 @main() !dbg !20 {
entry:
  %retval = alloca i32, align 4
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %a, metadata !21, metadata !DIExpression()), !dbg !22
  %call = call i32 @next(), !dbg !23
  store i32 %call, i32* %a, align 4, !dbg !22
  call void @llvm.dbg.declare(metadata i32* %b, metadata !24, metadata !DIExpression()), !dbg !25
  %call1 = call i32 @next(), !dbg !26
  store i32 %call1, i32* %b, align 4, !dbg !25
  %0 = load i32, i32* %a, align 4, !dbg !27
  %cmp = icmp ne i32 %0, 5, !dbg !29
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !30

lor.lhs.false:
  %1 = load i32, i32* %b, align 4, !dbg !31
  %cmp2 = icmp ne i32 %1, 6, !dbg !32
  br i1 %cmp2, label %if.then, label %if.end, !dbg !33

if.then:
  call void @reach_error(), !dbg !34
  br label %if.end, !dbg !34

if.end:
  br label %while.cond, !dbg !35

while.cond:
  %call3 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !36
  br i1 %call3, label %while.body, label %while.end, !dbg !35

while.body:
  %call4 = call i32 @next(), !dbg !37
  %cmp5 = icmp slt i32 %call4, 8, !dbg !39
  br i1 %cmp5, label %if.then6, label %if.end7, !dbg !40

if.then6:
  call void @reach_error(), !dbg !41
  br label %if.end7, !dbg !41

if.end7:
  br label %while.cond, !dbg !35, !llvm.loop !42

while.end:
  ret i32 0, !dbg !45
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @reach_error()

declare zeroext i1 @__VERIFIER_nondet_bool()

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15, !16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 6, type: !6, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "next", scope: !3, file: !3, line: 5, type: !4, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !9)
!3 = !DIFile(filename: "static_local_unsafe.c", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{!6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !8, splitDebugInlining: false, nameTableKind: None)
!8 = !{!0}
!9 = !{}
!10 = !{i32 7, !"Dwarf Version", i32 5}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 7, !"PIC Level", i32 2}
!14 = !{i32 7, !"PIE Level", i32 2}
!15 = !{i32 7, !"uwtable", i32 1}
!16 = !{i32 7, !"frame-pointer", i32 2}

!18 = !DILocation(line: 7, column: 11, scope: !2)
!19 = !DILocation(line: 7, column: 3, scope: !2)
!20 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 10, type: !4, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !9)
!21 = !DILocalVariable(name: "a", scope: !20, file: !3, line: 11, type: !6)
!22 = !DILocation(line: 11, column: 7, scope: !20)
!23 = !DILocation(line: 11, column: 11, scope: !20)
!24 = !DILocalVariable(name: "b", scope: !20, file: !3, line: 11, type: !6)
!25 = !DILocation(line: 11, column: 19, scope: !20)
!26 = !DILocation(line: 11, column: 23, scope: !20)
!27 = !DILocation(line: 12, column: 7, scope: !28)
!28 = distinct !DILexicalBlock(scope: !20, file: !3, line: 12, column: 7)
!29 = !DILocation(line: 12, column: 9, scope: !28)
!30 = !DILocation(line: 12, column: 14, scope: !28)
!31 = !DILocation(line: 12, column: 17, scope: !28)
!32 = !DILocation(line: 12, column: 19, scope: !28)
!33 = !DILocation(line: 12, column: 7, scope: !20)
!34 = !DILocation(line: 12, column: 25, scope: !28)
!35 = !DILocation(line: 13, column: 3, scope: !20)
!36 = !DILocation(line: 13, column: 10, scope: !20)
!37 = !DILocation(line: 14, column: 9, scope: !38)
!38 = distinct !DILexicalBlock(scope: !20, file: !3, line: 14, column: 9)
!39 = !DILocation(line: 14, column: 16, scope: !38)
!40 = !DILocation(line: 14, column: 9, scope: !20)
!41 = !DILocation(line: 14, column: 21, scope: !38)
!42 = distinct !{!42, !35, !43, !44}
!43 = !DILocation(line: 14, column: 33, scope: !20)
!44 = !{!"llvm.loop.mustprogress"}
!45 = !DILocation(line: 15, column: 3, scope: !20)
