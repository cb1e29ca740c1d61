source_filename = "ternary_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %max = alloca i32, align 4
  %sign = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %x, metadata !15, metadata !DIExpression()), !dbg !16
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !17
  store i32 %call, i32* %x, align 4, !dbg !16
  call void @llvm.dbg.declare(metadata i32* %y, metadata !18, metadata !DIExpression()), !dbg !19
  %call1 = call i32 @__VERIFIER_nondet_int(), !dbg !20
  store i32 %call1, i32* %y, align 4, !dbg !19
  call void @llvm.dbg.declare(metadata i32* %max, metadata !21, metadata !DIExpression()), !dbg !22
  %0 = load i32, i32* %x, align 4, !dbg !23
  %1 = load i32, i32* %y, align 4, !dbg !24
  %cmp = icmp sgt i32 %0, %1, !dbg !25
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !23

cond.true:
  %2 = load i32, i32* %x, align 4, !dbg !26
  br label %cond.end, !dbg !23

cond.false:
  %3 = load i32, i32* %y, align 4, !dbg !27
  br label %cond.end, !dbg !23

cond.end:
  %cond = phi i32 [ %2, %cond.true ], [ %3, %cond.false ], !dbg !23
  store i32 %cond, i32* %max, align 4, !dbg !22
  call void @llvm.dbg.declare(metadata i32* %sign, metadata !28, metadata !DIExpression()), !dbg !29
  %4 = load i32, i32* %x, align 4, !dbg !30
  %cmp2 = icmp slt i32 %4, 0, !dbg !31
  br i1 %cmp2, label %cond.true3, label %cond.false4, !dbg !30

cond.true3:
  br label %cond.end7, !dbg !30

cond.false4:
  %5 = load i32, i32* %x, align 4, !dbg !32
  %cmp5 = icmp sgt i32 %5, 0, !dbg !33
  %6 = zext i1 %cmp5 to i64, !dbg !32
  %cond6 = select i1 %cmp5, i32 1, i32 0, !dbg !32
  br label %cond.end7, !dbg !30

cond.end7:
  %cond8 = phi i32 [ -1, %cond.true3 ], [ %cond6, %cond.false4 ], !dbg !30
  store i32 %cond8, i32* %sign, align 4, !dbg !29
  %7 = load i32, i32* %max, align 4, !dbg !34
  %8 = load i32, i32* %x, align 4, !dbg !36
  %cmp9 = icmp slt i32 %7, %8, !dbg !37
  br i1 %cmp9, label %if.then, label %lor.lhs.false, !dbg !38

lor.lhs.false:
  %9 = load i32, i32* %max, align 4, !dbg !39
  %10 = load i32, i32* %y, align 4, !dbg !40
  %cmp10 = icmp slt i32 %9, %10, !dbg !41
  br i1 %cmp10, label %if.then, label %if.end, !dbg !42

if.then:
  call void @reach_error(), !dbg !43
  br label %if.end, !dbg !43

if.end:
  %11 = load i32, i32* %max, align 4, !dbg !44
  %12 = load i32, i32* %x, align 4, !dbg !46
  %cmp11 = icmp ne i32 %11, %12, !dbg !47
  br i1 %cmp11, label %land.lhs.true, label %if.end14, !dbg !48

land.lhs.true:
  %13 = load i32, i32* %max, align 4, !dbg !49
  %14 = load i32, i32* %y, align 4, !dbg !50
  %cmp12 = icmp ne i32 %13, %14, !dbg !51
  br i1 %cmp12, label %if.then13, label %if.end14, !dbg !52

if.then13:
  call void @reach_error(), !dbg !53
  br label %if.end14, !dbg !53

if.end14:
  %15 = load i32, i32* %sign, align 4, !dbg !54
  %mul = mul nsw i32 %15, 2, !dbg !56
  %cmp15 = icmp sgt i32 %mul, 0, !dbg !57
  br i1 %cmp15, label %land.lhs.true16, label %if.end19, !dbg !58

land.lhs.true16:
  %16 = load i32, i32* %x, align 4, !dbg !59
  %cmp17 = icmp slt i32 %16, 1, !dbg !60
  br i1 %cmp17, label %if.then18, label %if.end19, !dbg !61

if.then18:
  call void @reach_error(), !dbg !62
  br label %if.end19, !dbg !62

if.end19:
  ret i32 0, !dbg !63
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "ternary_safe.c", directory: ".")
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
!21 = !DILocalVariable(name: "max", scope: !10, file: !1, line: 7, type: !13)
!22 = !DILocation(line: 7, column: 7, scope: !10)
!23 = !DILocation(line: 7, column: 13, scope: !10)
!24 = !DILocation(line: 7, column: 17, scope: !10)
!25 = !DILocation(line: 7, column: 15, scope: !10)
!26 = !DILocation(line: 7, column: 21, scope: !10)
!27 = !DILocation(line: 7, column: 25, scope: !10)
!28 = !DILocalVariable(name: "sign", scope: !10, file: !1, line: 8, type: !13)
!29 = !DILocation(line: 8, column: 7, scope: !10)
!30 = !DILocation(line: 8, column: 14, scope: !10)
!31 = !DILocation(line: 8, column: 16, scope: !10)
!32 = !DILocation(line: 8, column: 27, scope: !10)
!33 = !DILocation(line: 8, column: 29, scope: !10)
!34 = !DILocation(line: 9, column: 7, scope: !35)
!35 = distinct !DILexicalBlock(scope: !10, file: !1, line: 9, column: 7)
!36 = !DILocation(line: 9, column: 13, scope: !35)
!37 = !DILocation(line: 9, column: 11, scope: !35)
!38 = !DILocation(line: 9, column: 15, scope: !35)
!39 = !DILocation(line: 9, column: 18, scope: !35)
!40 = !DILocation(line: 9, column: 24, scope: !35)
!41 = !DILocation(line: 9, column: 22, scope: !35)
!42 = !DILocation(line: 9, column: 7, scope: !10)
!43 = !DILocation(line: 9, column: 27, scope: !35)
!44 = !DILocation(line: 10, column: 7, scope: !45)
!45 = distinct !DILexicalBlock(scope: !10, file: !1, line: 10, column: 7)
!46 = !DILocation(line: 10, column: 14, scope: !45)
!47 = !DILocation(line: 10, column: 11, scope: !45)
!48 = !DILocation(line: 10, column: 16, scope: !45)
!49 = !DILocation(line: 10, column: 19, scope: !45)
!50 = !DILocation(line: 10, column: 26, scope: !45)
!51 = !DILocation(line: 10, column: 23, scope: !45)
!52 = !DILocation(line: 10, column: 7, scope: !10)
!53 = !DILocation(line: 10, column: 29, scope: !45)
!54 = !DILocation(line: 11, column: 7, scope: !55)
!55 = distinct !DILexicalBlock(scope: !10, file: !1, line: 11, column: 7)
!56 = !DILocation(line: 11, column: 12, scope: !55)
!57 = !DILocation(line: 11, column: 16, scope: !55)
!58 = !DILocation(line: 11, column: 20, scope: !55)
!59 = !DILocation(line: 11, column: 23, scope: !55)
!60 = !DILocation(line: 11, column: 25, scope: !55)
!61 = !DILocation(line: 11, column: 7, scope: !10)
!62 = !DILocation(line: 11, column: 30, scope: !55)
!63 = !DILocation(line: 12, column: 3, scope: !10)
