source_filename = "division_unsigned_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %d = alloca i32, align 4
  %q = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %x, metadata !15, metadata !DIExpression()), !dbg !17
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !18
  store i32 %call, i32* %x, align 4, !dbg !17
  call void @llvm.dbg.declare(metadata i32* %d, metadata !19, metadata !DIExpression()), !dbg !20
  %call1 = call i32 @__VERIFIER_nondet_uint(), !dbg !21
  store i32 %call1, i32* %d, align 4, !dbg !20
  %0 = load i32, i32* %d, align 4, !dbg !22
  %cmp = icmp eq i32 %0, 0, !dbg !24
  br i1 %cmp, label %if.then, label %if.end, !dbg !25

if.then:
  store i32 0, i32* %retval, align 4, !dbg !26
  br label %return, !dbg !26

if.end:
  call void @llvm.dbg.declare(metadata i32* %q, metadata !27, metadata !DIExpression()), !dbg !28
  store i32 2147483644, i32* %q, align 4, !dbg !28
  %1 = load i32, i32* %q, align 4, !dbg !29
  %cmp2 = icmp ne i32 %1, 2147483644, !dbg !31
  br i1 %cmp2, label %if.then3, label %if.end4, !dbg !32

if.then3:
  call void @reach_error(), !dbg !33
  br label %if.end4, !dbg !33

if.end4:
  %2 = load i32, i32* %x, align 4, !dbg !34
  %rem = urem i32 %2, 10, !dbg !36
  %cmp5 = icmp ugt i32 %rem, 9, !dbg !37
  br i1 %cmp5, label %if.then6, label %if.end7, !dbg !38

if.then6:
  call void @reach_error(), !dbg !39
  br label %if.end7, !dbg !39

if.end7:
  %3 = load i32, i32* %d, align 4, !dbg !40
  %cmp8 = icmp ugt i32 %3, 1, !dbg !42
  br i1 %cmp8, label %land.lhs.true, label %if.end12, !dbg !43

land.lhs.true:
  %4 = load i32, i32* %x, align 4, !dbg !44
  %tobool = icmp ne i32 %4, 0, !dbg !44
  br i1 %tobool, label %land.lhs.true9, label %if.end12, !dbg !45

land.lhs.true9:
  %5 = load i32, i32* %x, align 4, !dbg !46
  %div = udiv i32 %5, 2, !dbg !47
  %6 = load i32, i32* %x, align 4, !dbg !48
  %cmp10 = icmp uge i32 %div, %6, !dbg !49
  br i1 %cmp10, label %if.then11, label %if.end12, !dbg !50

if.then11:
  call void @reach_error(), !dbg !51
  br label %if.end12, !dbg !51

if.end12:
  store i32 0, i32* %retval, align 4, !dbg !52
  br label %return, !dbg !52

return:
  %7 = load i32, i32* %retval, align 4, !dbg !53
  ret i32 %7, !dbg !53
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_uint()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "division_unsigned_safe.c", directory: ".")
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
!15 = !DILocalVariable(name: "x", scope: !10, file: !1, line: 6, type: !16)
!16 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!17 = !DILocation(line: 6, column: 12, scope: !10)
!18 = !DILocation(line: 6, column: 16, scope: !10)
!19 = !DILocalVariable(name: "d", scope: !10, file: !1, line: 7, type: !16)
!20 = !DILocation(line: 7, column: 12, scope: !10)
!21 = !DILocation(line: 7, column: 16, scope: !10)
!22 = !DILocation(line: 8, column: 7, scope: !23)
!23 = distinct !DILexicalBlock(scope: !10, file: !1, line: 8, column: 7)
!24 = !DILocation(line: 8, column: 9, scope: !23)
!25 = !DILocation(line: 8, column: 7, scope: !10)
!26 = !DILocation(line: 8, column: 15, scope: !23)
!27 = !DILocalVariable(name: "q", scope: !10, file: !1, line: 9, type: !16)
!28 = !DILocation(line: 9, column: 12, scope: !10)
!29 = !DILocation(line: 10, column: 7, scope: !30)
!30 = distinct !DILexicalBlock(scope: !10, file: !1, line: 10, column: 7)
!31 = !DILocation(line: 10, column: 9, scope: !30)
!32 = !DILocation(line: 10, column: 7, scope: !10)
!33 = !DILocation(line: 10, column: 24, scope: !30)
!34 = !DILocation(line: 11, column: 7, scope: !35)
!35 = distinct !DILexicalBlock(scope: !10, file: !1, line: 11, column: 7)
!36 = !DILocation(line: 11, column: 9, scope: !35)
!37 = !DILocation(line: 11, column: 14, scope: !35)
!38 = !DILocation(line: 11, column: 7, scope: !10)
!39 = !DILocation(line: 11, column: 19, scope: !35)
!40 = !DILocation(line: 12, column: 7, scope: !41)
!41 = distinct !DILexicalBlock(scope: !10, file: !1, line: 12, column: 7)
!42 = !DILocation(line: 12, column: 9, scope: !41)
!43 = !DILocation(line: 12, column: 13, scope: !41)
!44 = !DILocation(line: 12, column: 16, scope: !41)
!45 = !DILocation(line: 12, column: 18, scope: !41)
!46 = !DILocation(line: 12, column: 21, scope: !41)
!47 = !DILocation(line: 12, column: 23, scope: !41)
!48 = !DILocation(line: 12, column: 30, scope: !41)
!49 = !DILocation(line: 12, column: 27, scope: !41)
!50 = !DILocation(line: 12, column: 7, scope: !10)
!51 = !DILocation(line: 12, column: 33, scope: !41)
!52 = !DILocation(line: 13, column: 3, scope: !10)
!53 = !DILocation(line: 14, column: 1, scope: !10)
