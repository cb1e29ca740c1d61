source_filename = "loop_do_while_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %c = alloca i8, align 1
  %n = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i8* %c, metadata !15, metadata !DIExpression()), !dbg !17
  %call = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !18
  store i8 %call, i8* %c, align 1, !dbg !17
  call void @llvm.dbg.declare(metadata i32* %n, metadata !19, metadata !DIExpression()), !dbg !20
  store i32 0, i32* %n, align 4, !dbg !20
  br label %do.body, !dbg !21

do.body:
  %0 = load i32, i32* %n, align 4, !dbg !22
  %inc = add nsw i32 %0, 1, !dbg !22
  store i32 %inc, i32* %n, align 4, !dbg !22
  %1 = load i8, i8* %c, align 1, !dbg !24
  %conv = zext i8 %1 to i32, !dbg !24
  %shr = ashr i32 %conv, 1, !dbg !24
  %conv1 = trunc i32 %shr to i8, !dbg !24
  store i8 %conv1, i8* %c, align 1, !dbg !24
  br label %do.cond, !dbg !25

do.cond:
  %2 = load i8, i8* %c, align 1, !dbg !26
  %tobool = icmp ne i8 %2, 0, !dbg !25
  br i1 %tobool, label %do.body, label %do.end, !dbg !25, !llvm.loop !27

do.end:
  %3 = load i32, i32* %n, align 4, !dbg !30
  %cmp = icmp slt i32 %3, 1, !dbg !32
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !33

lor.lhs.false:
  %4 = load i32, i32* %n, align 4, !dbg !34
  %cmp3 = icmp sgt i32 %4, 7, !dbg !35
  br i1 %cmp3, label %if.then, label %if.end, !dbg !36

if.then:
  call void @reach_error(), !dbg !37
  br label %if.end, !dbg !37

if.end:
  ret i32 0, !dbg !38
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare zeroext i8 @__VERIFIER_nondet_uchar()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "loop_do_while_unsafe.c", directory: ".")
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
!15 = !DILocalVariable(name: "c", scope: !10, file: !1, line: 6, type: !16)
!16 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!17 = !DILocation(line: 6, column: 17, scope: !10)
!18 = !DILocation(line: 6, column: 21, scope: !10)
!19 = !DILocalVariable(name: "n", scope: !10, file: !1, line: 7, type: !13)
!20 = !DILocation(line: 7, column: 7, scope: !10)
!21 = !DILocation(line: 8, column: 3, scope: !10)
!22 = !DILocation(line: 9, column: 6, scope: !23)
!23 = distinct !DILexicalBlock(scope: !10, file: !1, line: 8, column: 6)
!24 = !DILocation(line: 10, column: 7, scope: !23)
!25 = !DILocation(line: 11, column: 3, scope: !23)
!26 = !DILocation(line: 11, column: 12, scope: !10)
!27 = distinct !{!27, !21, !28, !29}
!28 = !DILocation(line: 11, column: 13, scope: !10)
!29 = !{!"llvm.loop.mustprogress"}
!30 = !DILocation(line: 12, column: 7, scope: !31)
!31 = distinct !DILexicalBlock(scope: !10, file: !1, line: 12, column: 7)
!32 = !DILocation(line: 12, column: 9, scope: !31)
!33 = !DILocation(line: 12, column: 13, scope: !31)
!34 = !DILocation(line: 12, column: 16, scope: !31)
!35 = !DILocation(line: 12, column: 18, scope: !31)
!36 = !DILocation(line: 12, column: 7, scope: !10)
!37 = !DILocation(line: 12, column: 23, scope: !31)
!38 = !DILocation(line: 13, column: 3, scope: !10)
