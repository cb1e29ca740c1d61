source_filename = "loop_nested_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %i = alloca i32, align 4
  %j = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %n, metadata !15, metadata !DIExpression()), !dbg !16
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !17
  store i32 %call, i32* %n, align 4, !dbg !16
  call void @llvm.dbg.declare(metadata i32* %i, metadata !18, metadata !DIExpression()), !dbg !20
  store i32 0, i32* %i, align 4, !dbg !20
  br label %for.cond, !dbg !21

for.cond:
  %0 = load i32, i32* %i, align 4, !dbg !22
  %1 = load i32, i32* %n, align 4, !dbg !24
  %cmp = icmp slt i32 %0, %1, !dbg !25
  br i1 %cmp, label %for.body, label %for.end7, !dbg !26

for.body:
  call void @llvm.dbg.declare(metadata i32* %j, metadata !27, metadata !DIExpression()), !dbg !29
  %2 = load i32, i32* %i, align 4, !dbg !30
  store i32 %2, i32* %j, align 4, !dbg !29
  br label %for.cond1, !dbg !31

for.cond1:
  %3 = load i32, i32* %j, align 4, !dbg !32
  %4 = load i32, i32* %n, align 4, !dbg !34
  %cmp2 = icmp slt i32 %3, %4, !dbg !35
  br i1 %cmp2, label %for.body3, label %for.end, !dbg !36

for.body3:
  %5 = load i32, i32* %j, align 4, !dbg !37
  %6 = load i32, i32* %i, align 4, !dbg !39
  %cmp4 = icmp slt i32 %5, %6, !dbg !40
  br i1 %cmp4, label %if.then, label %if.end, !dbg !41

if.then:
  call void @reach_error(), !dbg !42
  br label %if.end, !dbg !42

if.end:
  br label %for.inc, !dbg !39

for.inc:
  %7 = load i32, i32* %j, align 4, !dbg !43
  %inc = add nsw i32 %7, 1, !dbg !43
  store i32 %inc, i32* %j, align 4, !dbg !43
  br label %for.cond1, !dbg !44, !llvm.loop !45

for.end:
  br label %for.inc5, !dbg !46

for.inc5:
  %8 = load i32, i32* %i, align 4, !dbg !48
  %inc6 = add nsw i32 %8, 1, !dbg !48
  store i32 %inc6, i32* %i, align 4, !dbg !48
  br label %for.cond, !dbg !49, !llvm.loop !50

for.end7:
  ret i32 0, !dbg !52
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "loop_nested_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "n", scope: !10, file: !1, line: 6, type: !13)
!16 = !DILocation(line: 6, column: 7, scope: !10)
!17 = !DILocation(line: 6, column: 11, scope: !10)
!18 = !DILocalVariable(name: "i", scope: !19, file: !1, line: 7, type: !13)
!19 = distinct !DILexicalBlock(scope: !10, file: !1, line: 7, column: 3)
!20 = !DILocation(line: 7, column: 12, scope: !19)
!21 = !DILocation(line: 7, column: 8, scope: !19)
!22 = !DILocation(line: 7, column: 19, scope: !23)
!23 = distinct !DILexicalBlock(scope: !19, file: !1, line: 7, column: 3)
!24 = !DILocation(line: 7, column: 23, scope: !23)
!25 = !DILocation(line: 7, column: 21, scope: !23)
!26 = !DILocation(line: 7, column: 3, scope: !19)
!27 = !DILocalVariable(name: "j", scope: !28, file: !1, line: 8, type: !13)
!28 = distinct !DILexicalBlock(scope: !23, file: !1, line: 8, column: 5)
!29 = !DILocation(line: 8, column: 14, scope: !28)
!30 = !DILocation(line: 8, column: 18, scope: !28)
!31 = !DILocation(line: 8, column: 10, scope: !28)
!32 = !DILocation(line: 8, column: 21, scope: !33)
!33 = distinct !DILexicalBlock(scope: !28, file: !1, line: 8, column: 5)
!34 = !DILocation(line: 8, column: 25, scope: !33)
!35 = !DILocation(line: 8, column: 23, scope: !33)
!36 = !DILocation(line: 8, column: 5, scope: !28)
!37 = !DILocation(line: 9, column: 11, scope: !38)
!38 = distinct !DILexicalBlock(scope: !33, file: !1, line: 9, column: 11)
!39 = !DILocation(line: 9, column: 15, scope: !38)
!40 = !DILocation(line: 9, column: 13, scope: !38)
!41 = !DILocation(line: 9, column: 11, scope: !33)
!42 = !DILocation(line: 9, column: 18, scope: !38)
!43 = !DILocation(line: 8, column: 29, scope: !33)
!44 = !DILocation(line: 8, column: 5, scope: !33)
!45 = distinct !{!45, !36, !46, !47}
!46 = !DILocation(line: 9, column: 30, scope: !28)
!47 = !{!"llvm.loop.mustprogress"}
!48 = !DILocation(line: 7, column: 27, scope: !23)
!49 = !DILocation(line: 7, column: 3, scope: !23)
!50 = distinct !{!50, !26, !51, !47}
!51 = !DILocation(line: 9, column: 30, scope: !19)
!52 = !DILocation(line: 10, column: 3, scope: !10)
