source_filename = "asm_unknown.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %x, metadata !15, metadata !DIExpression()), !dbg !16
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !17
  store i32 %call, i32* %x, align 4, !dbg !16
  call void @llvm.dbg.declare(metadata i32* %y, metadata !18, metadata !DIExpression()), !dbg !19
  %0 = load i32, i32* %x, align 4, !dbg !20
  store i32 %0, i32* %y, align 4, !dbg !19
  %1 = load i32, i32* %x, align 4, !dbg !21
  %2 = load i32, i32* %y, align 4, !dbg !23
  %cmp = icmp eq i32 %1, %2, !dbg !24
  br i1 %cmp, label %if.then, label %if.end, !dbg !25

if.then:
  call void asm sideeffect "incl $0", "=*m,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(i32* elementtype(i32) %x, i32* elementtype(i32) %x) #3, !dbg !26, !srcloc !27
  br label %if.end, !dbg !26

if.end:
  %3 = load i32, i32* %x, align 4, !dbg !28
  %4 = load i32, i32* %y, align 4, !dbg !30
  %cmp1 = icmp ne i32 %3, %4, !dbg !31
  br i1 %cmp1, label %if.then2, label %if.end3, !dbg !32

if.then2:
  call void @reach_error(), !dbg !33
  br label %if.end3, !dbg !33

if.end3:
  ret i32 0, !dbg !34
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "asm_unknown.c", directory: ".")
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
!15 = !DILocalVariable(name: "x", scope: !10, file: !1, line: 6, type: !13)
!16 = !DILocation(line: 6, column: 7, scope: !10)
!17 = !DILocation(line: 6, column: 11, scope: !10)
!18 = !DILocalVariable(name: "y", scope: !10, file: !1, line: 6, type: !13)
!19 = !DILocation(line: 6, column: 36, scope: !10)
!20 = !DILocation(line: 6, column: 40, scope: !10)
!21 = !DILocation(line: 7, column: 7, scope: !22)
!22 = distinct !DILexicalBlock(scope: !10, file: !1, line: 7, column: 7)
!23 = !DILocation(line: 7, column: 12, scope: !22)
!24 = !DILocation(line: 7, column: 9, scope: !22)
!25 = !DILocation(line: 7, column: 7, scope: !10)
!26 = !DILocation(line: 7, column: 15, scope: !22)
!27 = !{i64 239}
!28 = !DILocation(line: 8, column: 7, scope: !29)
!29 = distinct !DILexicalBlock(scope: !10, file: !1, line: 8, column: 7)
!30 = !DILocation(line: 8, column: 12, scope: !29)
!31 = !DILocation(line: 8, column: 9, scope: !29)
!32 = !DILocation(line: 8, column: 7, scope: !10)
!33 = !DILocation(line: 8, column: 15, scope: !29)
!34 = !DILocation(line: 9, column: 3, scope: !10)
