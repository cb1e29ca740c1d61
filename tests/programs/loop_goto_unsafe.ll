source_filename = "loop_goto_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %i = alloca i32, align 4
  %j = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %i, metadata !15, metadata !DIExpression()), !dbg !16
  store i32 0, i32* %i, align 4, !dbg !16
  call void @llvm.dbg.declare(metadata i32* %j, metadata !17, metadata !DIExpression()), !dbg !18
  br label %outer, !dbg !19

outer:
  call void @llvm.dbg.label(metadata !20), !dbg !21
  store i32 0, i32* %j, align 4, !dbg !22
  br label %inner, !dbg !23

inner:
  call void @llvm.dbg.label(metadata !24), !dbg !25
  %call = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !26
  br i1 %call, label %if.then, label %if.end, !dbg !28

if.then:
  br label %done, !dbg !29

if.end:
  %0 = load i32, i32* %j, align 4, !dbg !30
  %1 = load i32, i32* %i, align 4, !dbg !32
  %cmp = icmp sle i32 %0, %1, !dbg !33
  br i1 %cmp, label %if.then1, label %if.end2, !dbg !34

if.then1:
  %2 = load i32, i32* %j, align 4, !dbg !35
  %inc = add nsw i32 %2, 1, !dbg !35
  store i32 %inc, i32* %j, align 4, !dbg !35
  br label %inner, !dbg !37

if.end2:
  %3 = load i32, i32* %i, align 4, !dbg !38
  %inc3 = add nsw i32 %3, 1, !dbg !38
  store i32 %inc3, i32* %i, align 4, !dbg !38
  %4 = load i32, i32* %i, align 4, !dbg !39
  %cmp4 = icmp slt i32 %4, 1000, !dbg !41
  br i1 %cmp4, label %if.then5, label %if.end6, !dbg !42

if.then5:
  br label %outer, !dbg !43

if.end6:
  br label %done, !dbg !44

done:
  call void @llvm.dbg.label(metadata !45), !dbg !46
  %5 = load i32, i32* %i, align 4, !dbg !47
  %cmp7 = icmp sgt i32 %5, 1000, !dbg !49
  br i1 %cmp7, label %if.then9, label %lor.lhs.false, !dbg !50

lor.lhs.false:
  %6 = load i32, i32* %j, align 4, !dbg !51
  %7 = load i32, i32* %i, align 4, !dbg !52
  %cmp8 = icmp sgt i32 %6, %7, !dbg !53
  br i1 %cmp8, label %if.then9, label %if.end10, !dbg !54

if.then9:
  call void @reach_error(), !dbg !55
  br label %if.end10, !dbg !55

if.end10:
  ret i32 0, !dbg !56
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.dbg.label(metadata)

declare zeroext i1 @__VERIFIER_nondet_bool()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "loop_goto_unsafe.c", directory: ".")
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
!15 = !DILocalVariable(name: "i", scope: !10, file: !1, line: 6, type: !13)
!16 = !DILocation(line: 6, column: 7, scope: !10)
!17 = !DILocalVariable(name: "j", scope: !10, file: !1, line: 6, type: !13)
!18 = !DILocation(line: 6, column: 14, scope: !10)
!19 = !DILocation(line: 6, column: 3, scope: !10)
!20 = !DILabel(scope: !10, name: "outer", file: !1, line: 7)
!21 = !DILocation(line: 7, column: 1, scope: !10)
!22 = !DILocation(line: 8, column: 5, scope: !10)
!23 = !DILocation(line: 8, column: 3, scope: !10)
!24 = !DILabel(scope: !10, name: "inner", file: !1, line: 9)
!25 = !DILocation(line: 9, column: 1, scope: !10)
!26 = !DILocation(line: 10, column: 7, scope: !27)
!27 = distinct !DILexicalBlock(scope: !10, file: !1, line: 10, column: 7)
!28 = !DILocation(line: 10, column: 7, scope: !10)
!29 = !DILocation(line: 10, column: 33, scope: !27)
!30 = !DILocation(line: 11, column: 7, scope: !31)
!31 = distinct !DILexicalBlock(scope: !10, file: !1, line: 11, column: 7)
!32 = !DILocation(line: 11, column: 12, scope: !31)
!33 = !DILocation(line: 11, column: 9, scope: !31)
!34 = !DILocation(line: 11, column: 7, scope: !10)
!35 = !DILocation(line: 12, column: 6, scope: !36)
!36 = distinct !DILexicalBlock(scope: !31, file: !1, line: 11, column: 15)
!37 = !DILocation(line: 13, column: 5, scope: !36)
!38 = !DILocation(line: 15, column: 4, scope: !10)
!39 = !DILocation(line: 16, column: 7, scope: !40)
!40 = distinct !DILexicalBlock(scope: !10, file: !1, line: 16, column: 7)
!41 = !DILocation(line: 16, column: 9, scope: !40)
!42 = !DILocation(line: 16, column: 7, scope: !10)
!43 = !DILocation(line: 16, column: 17, scope: !40)
!44 = !DILocation(line: 16, column: 11, scope: !40)
!45 = !DILabel(scope: !10, name: "done", file: !1, line: 17)
!46 = !DILocation(line: 17, column: 1, scope: !10)
!47 = !DILocation(line: 18, column: 7, scope: !48)
!48 = distinct !DILexicalBlock(scope: !10, file: !1, line: 18, column: 7)
!49 = !DILocation(line: 18, column: 9, scope: !48)
!50 = !DILocation(line: 18, column: 16, scope: !48)
!51 = !DILocation(line: 18, column: 19, scope: !48)
!52 = !DILocation(line: 18, column: 23, scope: !48)
!53 = !DILocation(line: 18, column: 21, scope: !48)
!54 = !DILocation(line: 18, column: 7, scope: !10)
!55 = !DILocation(line: 18, column: 26, scope: !48)
!56 = !DILocation(line: 19, column: 3, scope: !10)
