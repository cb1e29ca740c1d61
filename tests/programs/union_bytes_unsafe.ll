source_filename = "union_bytes_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.word = type { i32 }

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %w = alloca %union.word, align 4
  %n1 = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !13
  %n = bitcast %union.word* %w to i32*, !dbg !14
  store i32 %call, i32* %n, align 4, !dbg !15
  %n2 = bitcast %union.word* %w to i32*, !dbg !16
  %0 = load i32, i32* %n2, align 4, !dbg !16
  store i32 %0, i32* %n1, align 4, !dbg !17
  %b = bitcast %union.word* %w to [4 x i8]*, !dbg !18
  %arrayidx = getelementptr inbounds [4 x i8], [4 x i8]* %b, i64 0, i64 0, !dbg !19
  %1 = load i8, i8* %arrayidx, align 4, !dbg !19
  %conv = zext i8 %1 to i32, !dbg !19
  %2 = load i32, i32* %n1, align 4, !dbg !20
  %and = and i32 %2, 255, !dbg !21
  %cmp = icmp ne i32 %conv, %and, !dbg !22
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !23

lor.lhs.false:
  %h = bitcast %union.word* %w to [2 x i16]*, !dbg !24
  %arrayidx4 = getelementptr inbounds [2 x i16], [2 x i16]* %h, i64 0, i64 1, !dbg !25
  %3 = load i16, i16* %arrayidx4, align 2, !dbg !25
  %conv5 = zext i16 %3 to i32, !dbg !25
  %4 = load i32, i32* %n1, align 4, !dbg !26
  %shr = lshr i32 %4, 16, !dbg !27
  %cmp6 = icmp ne i32 %conv5, %shr, !dbg !28
  br i1 %cmp6, label %if.then, label %if.end, !dbg !19

if.then:
  call void @reach_error(), !dbg !29
  br label %if.end, !dbg !29

if.end:
  %b8 = bitcast %union.word* %w to [4 x i8]*, !dbg !30
  %arrayidx9 = getelementptr inbounds [4 x i8], [4 x i8]* %b8, i64 0, i64 2, !dbg !31
  store i8 0, i8* %arrayidx9, align 2, !dbg !32
  %n10 = bitcast %union.word* %w to i32*, !dbg !33
  %5 = load i32, i32* %n10, align 4, !dbg !33
  %6 = load i32, i32* %n1, align 4, !dbg !34
  %and11 = and i32 %6, -65281, !dbg !35
  %cmp12 = icmp ne i32 %5, %and11, !dbg !36
  br i1 %cmp12, label %if.then14, label %if.end15, !dbg !37

if.then14:
  call void @reach_error(), !dbg !38
  br label %if.end15, !dbg !38

if.end15:
  ret i32 0, !dbg !39
}

declare i32 @__VERIFIER_nondet_uint()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "union_bytes_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 9, column: 9, scope: !10)
!14 = !DILocation(line: 9, column: 5, scope: !10)
!15 = !DILocation(line: 9, column: 7, scope: !10)
!16 = !DILocation(line: 10, column: 18, scope: !10)
!17 = !DILocation(line: 10, column: 12, scope: !10)
!18 = !DILocation(line: 11, column: 9, scope: !10)
!19 = !DILocation(line: 11, column: 7, scope: !10)
!20 = !DILocation(line: 11, column: 18, scope: !10)
!21 = !DILocation(line: 11, column: 20, scope: !10)
!22 = !DILocation(line: 11, column: 14, scope: !10)
!23 = !DILocation(line: 11, column: 27, scope: !10)
!24 = !DILocation(line: 11, column: 32, scope: !10)
!25 = !DILocation(line: 11, column: 30, scope: !10)
!26 = !DILocation(line: 11, column: 40, scope: !10)
!27 = !DILocation(line: 11, column: 42, scope: !10)
!28 = !DILocation(line: 11, column: 37, scope: !10)
!29 = !DILocation(line: 11, column: 49, scope: !10)
!30 = !DILocation(line: 12, column: 5, scope: !10)
!31 = !DILocation(line: 12, column: 3, scope: !10)
!32 = !DILocation(line: 12, column: 10, scope: !10)
!33 = !DILocation(line: 13, column: 9, scope: !10)
!34 = !DILocation(line: 13, column: 15, scope: !10)
!35 = !DILocation(line: 13, column: 17, scope: !10)
!36 = !DILocation(line: 13, column: 11, scope: !10)
!37 = !DILocation(line: 13, column: 7, scope: !10)
!38 = !DILocation(line: 13, column: 32, scope: !10)
!39 = !DILocation(line: 14, column: 3, scope: !10)
