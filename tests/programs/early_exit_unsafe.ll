source_filename = "early_exit_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local void @check(i32 noundef %x) !dbg !10 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !15, metadata !DIExpression()), !dbg !16
  %0 = load i32, i32* %x.addr, align 4, !dbg !17
  %cmp = icmp sgt i32 %0, 5, !dbg !19
  br i1 %cmp, label %if.then, label %if.end, !dbg !20

if.then:
  call void @exit(i32 noundef 1), !dbg !21
  unreachable, !dbg !21

if.end:
  %1 = load i32, i32* %x.addr, align 4, !dbg !22
  %cmp1 = icmp slt i32 %1, -6, !dbg !24
  br i1 %cmp1, label %if.then2, label %if.end3, !dbg !25

if.then2:
  call void @abort(), !dbg !26
  unreachable, !dbg !26

if.end3:
  ret void, !dbg !27
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @exit(i32 noundef)

declare void @abort()

define dso_local i32 @main() !dbg !28 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %x, metadata !31, metadata !DIExpression()), !dbg !32
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !33
  store i32 %call, i32* %x, align 4, !dbg !32
  %0 = load i32, i32* %x, align 4, !dbg !34
  call void @check(i32 noundef %0), !dbg !35
  %1 = load i32, i32* %x, align 4, !dbg !36
  %cmp = icmp sgt i32 %1, 5, !dbg !38
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !39

lor.lhs.false:
  %2 = load i32, i32* %x, align 4, !dbg !40
  %cmp1 = icmp slt i32 %2, -5, !dbg !41
  br i1 %cmp1, label %if.then, label %if.end, !dbg !42

if.then:
  call void @reach_error(), !dbg !43
  br label %if.end, !dbg !43

if.end:
  ret i32 0, !dbg !44
}

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "early_exit_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "check", scope: !1, file: !1, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{null, !13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "x", arg: 1, scope: !10, file: !1, line: 7, type: !13)
!16 = !DILocation(line: 7, column: 16, scope: !10)
!17 = !DILocation(line: 8, column: 7, scope: !18)
!18 = distinct !DILexicalBlock(scope: !10, file: !1, line: 8, column: 7)
!19 = !DILocation(line: 8, column: 9, scope: !18)
!20 = !DILocation(line: 8, column: 7, scope: !10)
!21 = !DILocation(line: 8, column: 14, scope: !18)
!22 = !DILocation(line: 9, column: 7, scope: !23)
!23 = distinct !DILexicalBlock(scope: !10, file: !1, line: 9, column: 7)
!24 = !DILocation(line: 9, column: 9, scope: !23)
!25 = !DILocation(line: 9, column: 7, scope: !10)
!26 = !DILocation(line: 9, column: 15, scope: !23)
!27 = !DILocation(line: 10, column: 1, scope: !10)
!28 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 12, type: !29, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!29 = !DISubroutineType(types: !30)
!30 = !{!13}
!31 = !DILocalVariable(name: "x", scope: !28, file: !1, line: 13, type: !13)
!32 = !DILocation(line: 13, column: 7, scope: !28)
!33 = !DILocation(line: 13, column: 11, scope: !28)
!34 = !DILocation(line: 14, column: 9, scope: !28)
!35 = !DILocation(line: 14, column: 3, scope: !28)
!36 = !DILocation(line: 15, column: 7, scope: !37)
!37 = distinct !DILexicalBlock(scope: !28, file: !1, line: 15, column: 7)
!38 = !DILocation(line: 15, column: 9, scope: !37)
!39 = !DILocation(line: 15, column: 13, scope: !37)
!40 = !DILocation(line: 15, column: 16, scope: !37)
!41 = !DILocation(line: 15, column: 18, scope: !37)
!42 = !DILocation(line: 15, column: 7, scope: !28)
!43 = !DILocation(line: 15, column: 24, scope: !37)
!44 = !DILocation(line: 16, column: 3, scope: !28)
