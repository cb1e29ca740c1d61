source_filename = "shifts_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %u = alloca i32, align 4
  %n = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %x, metadata !15, metadata !DIExpression()), !dbg !16
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !17
  store i32 %call, i32* %x, align 4, !dbg !16
  call void @llvm.dbg.declare(metadata i32* %u, metadata !18, metadata !DIExpression()), !dbg !20
  %0 = load i32, i32* %x, align 4, !dbg !21
  store i32 %0, i32* %u, align 4, !dbg !20
  call void @llvm.dbg.declare(metadata i32* %n, metadata !22, metadata !DIExpression()), !dbg !23
  %call1 = call i32 @__VERIFIER_nondet_uint(), !dbg !24
  %rem = urem i32 %call1, 32, !dbg !25
  store i32 %rem, i32* %n, align 4, !dbg !23
  %1 = load i32, i32* %x, align 4, !dbg !26
  %shr = ashr i32 %1, 31, !dbg !28
  %2 = load i32, i32* %x, align 4, !dbg !29
  %cmp = icmp slt i32 %2, 0, !dbg !30
  %3 = zext i1 %cmp to i64, !dbg !29
  %cond = select i1 %cmp, i32 -1, i32 0, !dbg !29
  %cmp2 = icmp ne i32 %shr, %cond, !dbg !31
  br i1 %cmp2, label %if.then, label %if.end, !dbg !32

if.then:
  call void @reach_error(), !dbg !33
  br label %if.end, !dbg !33

if.end:
  %4 = load i32, i32* %x, align 4, !dbg !34
  %shr3 = ashr i32 %4, 31, !dbg !36
  %cmp4 = icmp slt i32 %shr3, 0, !dbg !37
  br i1 %cmp4, label %if.then5, label %if.end6, !dbg !38

if.then5:
  call void @reach_error(), !dbg !39
  br label %if.end6, !dbg !39

if.end6:
  %5 = load i32, i32* %n, align 4, !dbg !40
  %shl = shl i32 1, %5, !dbg !42
  %cmp7 = icmp eq i32 %shl, 0, !dbg !43
  br i1 %cmp7, label %if.then8, label %if.end9, !dbg !44

if.then8:
  call void @reach_error(), !dbg !45
  br label %if.end9, !dbg !45

if.end9:
  %6 = load i32, i32* %u, align 4, !dbg !46
  %7 = load i32, i32* %n, align 4, !dbg !48
  %shr10 = lshr i32 %6, %7, !dbg !49
  %8 = load i32, i32* %u, align 4, !dbg !50
  %cmp11 = icmp ugt i32 %shr10, %8, !dbg !51
  br i1 %cmp11, label %if.then12, label %if.end13, !dbg !52

if.then12:
  call void @reach_error(), !dbg !53
  br label %if.end13, !dbg !53

if.end13:
  ret i32 0, !dbg !54
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare i32 @__VERIFIER_nondet_uint()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "shifts_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "x", scope: !10, file: !1, line: 7, type: !13)
!16 = !DILocation(line: 7, column: 7, scope: !10)
!17 = !DILocation(line: 7, column: 11, scope: !10)
!18 = !DILocalVariable(name: "u", scope: !10, file: !1, line: 8, type: !19)
!19 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!20 = !DILocation(line: 8, column: 12, scope: !10)
!21 = !DILocation(line: 8, column: 16, scope: !10)
!22 = !DILocalVariable(name: "n", scope: !10, file: !1, line: 9, type: !19)
!23 = !DILocation(line: 9, column: 12, scope: !10)
!24 = !DILocation(line: 9, column: 16, scope: !10)
!25 = !DILocation(line: 9, column: 41, scope: !10)
!26 = !DILocation(line: 10, column: 7, scope: !27)
!27 = distinct !DILexicalBlock(scope: !10, file: !1, line: 10, column: 7)
!28 = !DILocation(line: 10, column: 9, scope: !27)
!29 = !DILocation(line: 10, column: 19, scope: !27)
!30 = !DILocation(line: 10, column: 21, scope: !27)
!31 = !DILocation(line: 10, column: 15, scope: !27)
!32 = !DILocation(line: 10, column: 7, scope: !10)
!33 = !DILocation(line: 10, column: 36, scope: !27)
!34 = !DILocation(line: 11, column: 7, scope: !35)
!35 = distinct !DILexicalBlock(scope: !10, file: !1, line: 11, column: 7)
!36 = !DILocation(line: 11, column: 9, scope: !35)
!37 = !DILocation(line: 11, column: 15, scope: !35)
!38 = !DILocation(line: 11, column: 7, scope: !10)
!39 = !DILocation(line: 11, column: 20, scope: !35)
!40 = !DILocation(line: 12, column: 14, scope: !41)
!41 = distinct !DILexicalBlock(scope: !10, file: !1, line: 12, column: 7)
!42 = !DILocation(line: 12, column: 11, scope: !41)
!43 = !DILocation(line: 12, column: 17, scope: !41)
!44 = !DILocation(line: 12, column: 7, scope: !10)
!45 = !DILocation(line: 12, column: 23, scope: !41)
!46 = !DILocation(line: 13, column: 7, scope: !47)
!47 = distinct !DILexicalBlock(scope: !10, file: !1, line: 13, column: 7)
!48 = !DILocation(line: 13, column: 12, scope: !47)
!49 = !DILocation(line: 13, column: 9, scope: !47)
!50 = !DILocation(line: 13, column: 16, scope: !47)
!51 = !DILocation(line: 13, column: 14, scope: !47)
!52 = !DILocation(line: 13, column: 7, scope: !10)
!53 = !DILocation(line: 13, column: 19, scope: !47)
!54 = !DILocation(line: 14, column: 3, scope: !10)
