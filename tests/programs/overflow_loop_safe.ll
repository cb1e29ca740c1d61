source_filename = "overflow_loop_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %s = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %n, metadata !15, metadata !DIExpression()), !dbg !16
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !17
  store i32 %call, i32* %n, align 4, !dbg !16
  call void @llvm.dbg.declare(metadata i32* %s, metadata !18, metadata !DIExpression()), !dbg !19
  store i32 0, i32* %s, align 4, !dbg !19
  %0 = load i32, i32* %n, align 4, !dbg !20
  %cmp = icmp sgt i32 %0, 2000000000, !dbg !22
  br i1 %cmp, label %if.then, label %if.end, !dbg !23

if.then:
  store i32 0, i32* %retval, align 4, !dbg !24
  br label %return, !dbg !24

if.end:
  call void @llvm.dbg.declare(metadata i32* %i, metadata !25, metadata !DIExpression()), !dbg !27
  store i32 0, i32* %i, align 4, !dbg !27
  br label %for.cond, !dbg !28

for.cond:
  %1 = load i32, i32* %i, align 4, !dbg !29
  %2 = load i32, i32* %n, align 4, !dbg !31
  %cmp1 = icmp slt i32 %1, %2, !dbg !32
  br i1 %cmp1, label %for.body, label %for.end, !dbg !33

for.body:
  %3 = load i32, i32* %s, align 4, !dbg !34
  %cmp2 = icmp slt i32 %3, 1000, !dbg !36
  br i1 %cmp2, label %if.then3, label %if.end4, !dbg !37

if.then3:
  %4 = load i32, i32* %s, align 4, !dbg !38
  %add = add nsw i32 %4, 2, !dbg !38
  store i32 %add, i32* %s, align 4, !dbg !38
  br label %if.end4, !dbg !39

if.end4:
  br label %for.inc, !dbg !40

for.inc:
  %5 = load i32, i32* %i, align 4, !dbg !41
  %add5 = add nsw i32 %5, 1000000000, !dbg !41
  store i32 %add5, i32* %i, align 4, !dbg !41
  br label %for.cond, !dbg !42, !llvm.loop !43

for.end:
  %6 = load i32, i32* %s, align 4, !dbg !46
  store i32 %6, i32* %retval, align 4, !dbg !47
  br label %return, !dbg !47

return:
  %7 = load i32, i32* %retval, align 4, !dbg !48
  ret i32 %7, !dbg !48
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "overflow_loop_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !11, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "n", scope: !10, file: !1, line: 5, type: !13)
!16 = !DILocation(line: 5, column: 7, scope: !10)
!17 = !DILocation(line: 5, column: 11, scope: !10)
!18 = !DILocalVariable(name: "s", scope: !10, file: !1, line: 5, type: !13)
!19 = !DILocation(line: 5, column: 36, scope: !10)
!20 = !DILocation(line: 6, column: 7, scope: !21)
!21 = distinct !DILexicalBlock(scope: !10, file: !1, line: 6, column: 7)
!22 = !DILocation(line: 6, column: 9, scope: !21)
!23 = !DILocation(line: 6, column: 7, scope: !10)
!24 = !DILocation(line: 6, column: 23, scope: !21)
!25 = !DILocalVariable(name: "i", scope: !26, file: !1, line: 7, type: !13)
!26 = distinct !DILexicalBlock(scope: !10, file: !1, line: 7, column: 3)
!27 = !DILocation(line: 7, column: 12, scope: !26)
!28 = !DILocation(line: 7, column: 8, scope: !26)
!29 = !DILocation(line: 7, column: 19, scope: !30)
!30 = distinct !DILexicalBlock(scope: !26, file: !1, line: 7, column: 3)
!31 = !DILocation(line: 7, column: 23, scope: !30)
!32 = !DILocation(line: 7, column: 21, scope: !30)
!33 = !DILocation(line: 7, column: 3, scope: !26)
!34 = !DILocation(line: 8, column: 9, scope: !35)
!35 = distinct !DILexicalBlock(scope: !30, file: !1, line: 8, column: 9)
!36 = !DILocation(line: 8, column: 11, scope: !35)
!37 = !DILocation(line: 8, column: 9, scope: !30)
!38 = !DILocation(line: 8, column: 21, scope: !35)
!39 = !DILocation(line: 8, column: 19, scope: !35)
!40 = !DILocation(line: 8, column: 13, scope: !35)
!41 = !DILocation(line: 7, column: 28, scope: !30)
!42 = !DILocation(line: 7, column: 3, scope: !30)
!43 = distinct !{!43, !33, !44, !45}
!44 = !DILocation(line: 8, column: 24, scope: !26)
!45 = !{!"llvm.loop.mustprogress"}
!46 = !DILocation(line: 9, column: 10, scope: !10)
!47 = !DILocation(line: 9, column: 3, scope: !10)
!48 = !DILocation(line: 10, column: 1, scope: !10)
