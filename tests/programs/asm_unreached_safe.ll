source_filename = "asm_unreached_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %x to i8*, !dbg !16
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !16
  call void @llvm.dbg.declare(metadata i32* %x, metadata !14, metadata !DIExpression()), !dbg !17
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !18
  store i32 %call, i32* %x, align 4, !dbg !17
  %1 = bitcast i32* %y to i8*, !dbg !16
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !16
  call void @llvm.dbg.declare(metadata i32* %y, metadata !15, metadata !DIExpression()), !dbg !19
  %2 = load i32, i32* %x, align 4, !dbg !20
  store i32 %2, i32* %y, align 4, !dbg !19
  %3 = load i32, i32* %x, align 4, !dbg !21
  %4 = load i32, i32* %y, align 4, !dbg !23
  %cmp = icmp ne i32 %3, %4, !dbg !24
  br i1 %cmp, label %if.then, label %if.end, !dbg !25

if.then:
  call void asm sideeffect "incl $0", "=*m,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(i32* elementtype(i32) %x, i32* elementtype(i32) %x) #4, !dbg !26, !srcloc !27
  br label %if.end, !dbg !26

if.end:
  %5 = load i32, i32* %x, align 4, !dbg !28
  %6 = load i32, i32* %y, align 4, !dbg !30
  %cmp1 = icmp ne i32 %5, %6, !dbg !31
  br i1 %cmp1, label %if.then2, label %if.end3, !dbg !32

if.then2:
  call void @reach_error(), !dbg !33
  br label %if.end3, !dbg !33

if.end3:
  %7 = bitcast i32* %y to i8*, !dbg !34
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7), !dbg !34
  %8 = bitcast i32* %x to i8*, !dbg !34
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %8), !dbg !34
  ret i32 0, !dbg !35
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare !dbg !36 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "asm_unreached_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !10, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !15}
!14 = !DILocalVariable(name: "x", scope: !9, file: !1, line: 6, type: !12)
!15 = !DILocalVariable(name: "y", scope: !9, file: !1, line: 6, type: !12)
!16 = !DILocation(line: 6, column: 3, scope: !9)
!17 = !DILocation(line: 6, column: 7, scope: !9)
!18 = !DILocation(line: 6, column: 11, scope: !9)
!19 = !DILocation(line: 6, column: 36, scope: !9)
!20 = !DILocation(line: 6, column: 40, scope: !9)
!21 = !DILocation(line: 7, column: 7, scope: !22)
!22 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 7)
!23 = !DILocation(line: 7, column: 12, scope: !22)
!24 = !DILocation(line: 7, column: 9, scope: !22)
!25 = !DILocation(line: 7, column: 7, scope: !9)
!26 = !DILocation(line: 7, column: 15, scope: !22)
!27 = !{i64 256}
!28 = !DILocation(line: 8, column: 7, scope: !29)
!29 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 7)
!30 = !DILocation(line: 8, column: 12, scope: !29)
!31 = !DILocation(line: 8, column: 9, scope: !29)
!32 = !DILocation(line: 8, column: 7, scope: !9)
!33 = !DILocation(line: 8, column: 15, scope: !29)
!34 = !DILocation(line: 10, column: 1, scope: !9)
!35 = !DILocation(line: 9, column: 3, scope: !9)
!36 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 2, type: !37, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !39)
!37 = !DISubroutineType(types: !38)
!38 = !{null}
!39 = !{}
