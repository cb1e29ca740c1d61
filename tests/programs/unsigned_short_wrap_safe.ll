source_filename = "unsigned_short_wrap_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %s = alloca i16, align 2
  %t = alloca i16, align 2
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i16* %s, metadata !15, metadata !DIExpression()), !dbg !17
  %call = call zeroext i16 @__VERIFIER_nondet_ushort(), !dbg !18
  store i16 %call, i16* %s, align 2, !dbg !17
  call void @llvm.dbg.declare(metadata i16* %t, metadata !19, metadata !DIExpression()), !dbg !20
  %0 = load i16, i16* %s, align 2, !dbg !21
  %conv = zext i16 %0 to i32, !dbg !21
  %add = add nsw i32 %conv, 1, !dbg !22
  %conv1 = trunc i32 %add to i16, !dbg !21
  store i16 %conv1, i16* %t, align 2, !dbg !20
  %1 = load i16, i16* %s, align 2, !dbg !23
  %conv2 = zext i16 %1 to i32, !dbg !23
  %add3 = add nsw i32 %conv2, 1, !dbg !25
  %cmp = icmp eq i32 %add3, 0, !dbg !26
  br i1 %cmp, label %if.then, label %if.end, !dbg !27

if.then:
  call void @reach_error(), !dbg !28
  br label %if.end, !dbg !28

if.end:
  %2 = load i16, i16* %t, align 2, !dbg !29
  %conv5 = zext i16 %2 to i32, !dbg !29
  %cmp6 = icmp eq i32 %conv5, 0, !dbg !31
  br i1 %cmp6, label %land.lhs.true, label %if.end12, !dbg !32

land.lhs.true:
  %3 = load i16, i16* %s, align 2, !dbg !33
  %conv8 = zext i16 %3 to i32, !dbg !33
  %cmp9 = icmp ne i32 %conv8, 65535, !dbg !34
  br i1 %cmp9, label %if.then11, label %if.end12, !dbg !35

if.then11:
  call void @reach_error(), !dbg !36
  br label %if.end12, !dbg !36

if.end12:
  ret i32 0, !dbg !37
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare zeroext i16 @__VERIFIER_nondet_ushort()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "unsigned_short_wrap_safe.c", directory: ".")
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
!15 = !DILocalVariable(name: "s", scope: !10, file: !1, line: 6, type: !16)
!16 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!17 = !DILocation(line: 6, column: 18, scope: !10)
!18 = !DILocation(line: 6, column: 22, scope: !10)
!19 = !DILocalVariable(name: "t", scope: !10, file: !1, line: 7, type: !16)
!20 = !DILocation(line: 7, column: 18, scope: !10)
!21 = !DILocation(line: 7, column: 22, scope: !10)
!22 = !DILocation(line: 7, column: 24, scope: !10)
!23 = !DILocation(line: 8, column: 7, scope: !24)
!24 = distinct !DILexicalBlock(scope: !10, file: !1, line: 8, column: 7)
!25 = !DILocation(line: 8, column: 9, scope: !24)
!26 = !DILocation(line: 8, column: 13, scope: !24)
!27 = !DILocation(line: 8, column: 7, scope: !10)
!28 = !DILocation(line: 8, column: 19, scope: !24)
!29 = !DILocation(line: 9, column: 7, scope: !30)
!30 = distinct !DILexicalBlock(scope: !10, file: !1, line: 9, column: 7)
!31 = !DILocation(line: 9, column: 9, scope: !30)
!32 = !DILocation(line: 9, column: 14, scope: !30)
!33 = !DILocation(line: 9, column: 17, scope: !30)
!34 = !DILocation(line: 9, column: 19, scope: !30)
!35 = !DILocation(line: 9, column: 7, scope: !10)
!36 = !DILocation(line: 9, column: 29, scope: !30)
!37 = !DILocation(line: 10, column: 3, scope: !10)
