source_filename = "bit_masks_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %low = alloca i32, align 4
  %high = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %x, metadata !15, metadata !DIExpression()), !dbg !17
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !18
  store i32 %call, i32* %x, align 4, !dbg !17
  call void @llvm.dbg.declare(metadata i32* %low, metadata !19, metadata !DIExpression()), !dbg !20
  %0 = load i32, i32* %x, align 4, !dbg !21
  %and = and i32 %0, 15, !dbg !22
  store i32 %and, i32* %low, align 4, !dbg !20
  call void @llvm.dbg.declare(metadata i32* %high, metadata !23, metadata !DIExpression()), !dbg !24
  %1 = load i32, i32* %x, align 4, !dbg !25
  %and1 = and i32 %1, -16, !dbg !26
  store i32 %and1, i32* %high, align 4, !dbg !24
  %2 = load i32, i32* %low, align 4, !dbg !27
  %3 = load i32, i32* %high, align 4, !dbg !29
  %or = or i32 %2, %3, !dbg !30
  %4 = load i32, i32* %x, align 4, !dbg !31
  %cmp = icmp ne i32 %or, %4, !dbg !32
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !33

lor.lhs.false:
  %5 = load i32, i32* %low, align 4, !dbg !34
  %6 = load i32, i32* %high, align 4, !dbg !35
  %xor = xor i32 %5, %6, !dbg !36
  %7 = load i32, i32* %x, align 4, !dbg !37
  %cmp2 = icmp ne i32 %xor, %7, !dbg !38
  br i1 %cmp2, label %if.then, label %lor.lhs.false3, !dbg !39

lor.lhs.false3:
  %8 = load i32, i32* %low, align 4, !dbg !40
  %9 = load i32, i32* %high, align 4, !dbg !41
  %add = add i32 %8, %9, !dbg !42
  %10 = load i32, i32* %x, align 4, !dbg !43
  %cmp4 = icmp ne i32 %add, %10, !dbg !44
  br i1 %cmp4, label %if.then, label %if.end, !dbg !45

if.then:
  call void @reach_error(), !dbg !46
  br label %if.end, !dbg !46

if.end:
  %11 = load i32, i32* %x, align 4, !dbg !47
  %and5 = and i32 %11, 240, !dbg !49
  %shr = lshr i32 %and5, 4, !dbg !50
  %cmp6 = icmp ugt i32 %shr, 15, !dbg !51
  br i1 %cmp6, label %if.then7, label %if.end8, !dbg !52

if.then7:
  call void @reach_error(), !dbg !53
  br label %if.end8, !dbg !53

if.end8:
  %12 = load i32, i32* %x, align 4, !dbg !54
  %tobool = icmp ne i32 %12, 0, !dbg !54
  br i1 %tobool, label %land.lhs.true, label %if.end16, !dbg !56

land.lhs.true:
  %13 = load i32, i32* %x, align 4, !dbg !57
  %14 = load i32, i32* %x, align 4, !dbg !58
  %sub = sub i32 %14, 1, !dbg !59
  %and9 = and i32 %13, %sub, !dbg !60
  %cmp10 = icmp eq i32 %and9, 0, !dbg !61
  br i1 %cmp10, label %land.lhs.true11, label %if.end16, !dbg !62

land.lhs.true11:
  %15 = load i32, i32* %x, align 4, !dbg !63
  %rem = urem i32 %15, 2, !dbg !64
  %tobool12 = icmp ne i32 %rem, 0, !dbg !64
  br i1 %tobool12, label %land.lhs.true13, label %if.end16, !dbg !65

land.lhs.true13:
  %16 = load i32, i32* %x, align 4, !dbg !66
  %cmp14 = icmp ne i32 %16, 1, !dbg !67
  br i1 %cmp14, label %if.then15, label %if.end16, !dbg !68

if.then15:
  call void @reach_error(), !dbg !69
  br label %if.end16, !dbg !69

if.end16:
  ret i32 0, !dbg !70
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_uint()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bit_masks_safe.c", directory: ".")
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
!19 = !DILocalVariable(name: "low", scope: !10, file: !1, line: 7, type: !16)
!20 = !DILocation(line: 7, column: 12, scope: !10)
!21 = !DILocation(line: 7, column: 18, scope: !10)
!22 = !DILocation(line: 7, column: 20, scope: !10)
!23 = !DILocalVariable(name: "high", scope: !10, file: !1, line: 7, type: !16)
!24 = !DILocation(line: 7, column: 26, scope: !10)
!25 = !DILocation(line: 7, column: 33, scope: !10)
!26 = !DILocation(line: 7, column: 35, scope: !10)
!27 = !DILocation(line: 8, column: 8, scope: !28)
!28 = distinct !DILexicalBlock(scope: !10, file: !1, line: 8, column: 7)
!29 = !DILocation(line: 8, column: 14, scope: !28)
!30 = !DILocation(line: 8, column: 12, scope: !28)
!31 = !DILocation(line: 8, column: 23, scope: !28)
!32 = !DILocation(line: 8, column: 20, scope: !28)
!33 = !DILocation(line: 8, column: 25, scope: !28)
!34 = !DILocation(line: 8, column: 29, scope: !28)
!35 = !DILocation(line: 8, column: 35, scope: !28)
!36 = !DILocation(line: 8, column: 33, scope: !28)
!37 = !DILocation(line: 8, column: 44, scope: !28)
!38 = !DILocation(line: 8, column: 41, scope: !28)
!39 = !DILocation(line: 8, column: 46, scope: !28)
!40 = !DILocation(line: 8, column: 49, scope: !28)
!41 = !DILocation(line: 8, column: 55, scope: !28)
!42 = !DILocation(line: 8, column: 53, scope: !28)
!43 = !DILocation(line: 8, column: 63, scope: !28)
!44 = !DILocation(line: 8, column: 60, scope: !28)
!45 = !DILocation(line: 8, column: 7, scope: !10)
!46 = !DILocation(line: 8, column: 66, scope: !28)
!47 = !DILocation(line: 9, column: 9, scope: !48)
!48 = distinct !DILexicalBlock(scope: !10, file: !1, line: 9, column: 7)
!49 = !DILocation(line: 9, column: 11, scope: !48)
!50 = !DILocation(line: 9, column: 19, scope: !48)
!51 = !DILocation(line: 9, column: 25, scope: !48)
!52 = !DILocation(line: 9, column: 7, scope: !10)
!53 = !DILocation(line: 9, column: 31, scope: !48)
!54 = !DILocation(line: 10, column: 7, scope: !55)
!55 = distinct !DILexicalBlock(scope: !10, file: !1, line: 10, column: 7)
!56 = !DILocation(line: 10, column: 9, scope: !55)
!57 = !DILocation(line: 10, column: 13, scope: !55)
!58 = !DILocation(line: 10, column: 18, scope: !55)
!59 = !DILocation(line: 10, column: 20, scope: !55)
!60 = !DILocation(line: 10, column: 15, scope: !55)
!61 = !DILocation(line: 10, column: 26, scope: !55)
!62 = !DILocation(line: 10, column: 31, scope: !55)
!63 = !DILocation(line: 10, column: 34, scope: !55)
!64 = !DILocation(line: 10, column: 36, scope: !55)
!65 = !DILocation(line: 10, column: 40, scope: !55)
!66 = !DILocation(line: 10, column: 43, scope: !55)
!67 = !DILocation(line: 10, column: 45, scope: !55)
!68 = !DILocation(line: 10, column: 7, scope: !10)
!69 = !DILocation(line: 10, column: 51, scope: !55)
!70 = !DILocation(line: 11, column: 3, scope: !10)
