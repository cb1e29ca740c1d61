source_filename = "expressions_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  %c = alloca i32, align 4
  %d = alloca i32, align 4
  %t = alloca i32, align 4
  %tmp = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %x, metadata !15, metadata !DIExpression()), !dbg !16
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !17
  store i32 %call, i32* %x, align 4, !dbg !16
  %0 = load i32, i32* %x, align 4, !dbg !18
  %cmp = icmp slt i32 %0, -1000, !dbg !20
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !21

lor.lhs.false:
  %1 = load i32, i32* %x, align 4, !dbg !22
  %cmp1 = icmp sgt i32 %1, 1000, !dbg !23
  br i1 %cmp1, label %if.then, label %if.end, !dbg !24

if.then:
  store i32 0, i32* %retval, align 4, !dbg !25
  br label %return, !dbg !25

if.end:
  call void @llvm.dbg.declare(metadata i32* %a, metadata !26, metadata !DIExpression()), !dbg !27
  %2 = load i32, i32* %x, align 4, !dbg !28
  store i32 %2, i32* %a, align 4, !dbg !27
  call void @llvm.dbg.declare(metadata i32* %b, metadata !29, metadata !DIExpression()), !dbg !30
  %3 = load i32, i32* %a, align 4, !dbg !31
  %inc = add nsw i32 %3, 1, !dbg !31
  store i32 %inc, i32* %a, align 4, !dbg !31
  store i32 %3, i32* %b, align 4, !dbg !30
  %4 = load i32, i32* %a, align 4, !dbg !32
  %inc2 = add nsw i32 %4, 1, !dbg !32
  store i32 %inc2, i32* %a, align 4, !dbg !32
  %5 = load i32, i32* %b, align 4, !dbg !33
  %add = add nsw i32 %5, %inc2, !dbg !33
  store i32 %add, i32* %b, align 4, !dbg !33
  call void @llvm.dbg.declare(metadata i32* %c, metadata !34, metadata !DIExpression()), !dbg !35
  %6 = load i32, i32* %a, align 4, !dbg !36
  %dec = add nsw i32 %6, -1, !dbg !36
  store i32 %dec, i32* %a, align 4, !dbg !36
  %7 = load i32, i32* %a, align 4, !dbg !37
  store i32 %7, i32* %c, align 4, !dbg !35
  call void @llvm.dbg.declare(metadata i32* %d, metadata !38, metadata !DIExpression()), !dbg !39
  call void @llvm.dbg.declare(metadata i32* %t, metadata !40, metadata !DIExpression()), !dbg !42
  %8 = load i32, i32* %c, align 4, !dbg !43
  store i32 %8, i32* %t, align 4, !dbg !42
  %9 = load i32, i32* %t, align 4, !dbg !44
  %shl = shl i32 %9, 1, !dbg !44
  store i32 %shl, i32* %t, align 4, !dbg !44
  %10 = load i32, i32* %t, align 4, !dbg !45
  %xor = xor i32 %10, 1, !dbg !45
  store i32 %xor, i32* %t, align 4, !dbg !45
  %11 = load i32, i32* %t, align 4, !dbg !46
  store i32 %11, i32* %tmp, align 4, !dbg !47
  %12 = load i32, i32* %tmp, align 4, !dbg !48
  store i32 %12, i32* %d, align 4, !dbg !39
  %13 = load i32, i32* %b, align 4, !dbg !49
  %14 = load i32, i32* %x, align 4, !dbg !51
  %mul = mul nsw i32 2, %14, !dbg !52
  %add3 = add nsw i32 %mul, 2, !dbg !53
  %cmp4 = icmp ne i32 %13, %add3, !dbg !54
  br i1 %cmp4, label %if.then8, label %lor.lhs.false5, !dbg !55

lor.lhs.false5:
  %15 = load i32, i32* %c, align 4, !dbg !56
  %16 = load i32, i32* %x, align 4, !dbg !57
  %add6 = add nsw i32 %16, 1, !dbg !58
  %cmp7 = icmp ne i32 %15, %add6, !dbg !59
  br i1 %cmp7, label %if.then8, label %if.end9, !dbg !60

if.then8:
  call void @reach_error(), !dbg !61
  br label %if.end9, !dbg !61

if.end9:
  %17 = load i32, i32* %x, align 4, !dbg !62
  %cmp10 = icmp sge i32 %17, 0, !dbg !64
  br i1 %cmp10, label %land.lhs.true, label %if.end15, !dbg !65

land.lhs.true:
  %18 = load i32, i32* %d, align 4, !dbg !66
  %19 = load i32, i32* %x, align 4, !dbg !67
  %mul11 = mul nsw i32 2, %19, !dbg !68
  %add12 = add nsw i32 %mul11, 3, !dbg !69
  %cmp13 = icmp ne i32 %18, %add12, !dbg !70
  br i1 %cmp13, label %if.then14, label %if.end15, !dbg !71

if.then14:
  call void @reach_error(), !dbg !72
  br label %if.end15, !dbg !72

if.end15:
  store i32 0, i32* %retval, align 4, !dbg !73
  br label %return, !dbg !73

return:
  %20 = load i32, i32* %retval, align 4, !dbg !74
  ret i32 %20, !dbg !74
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "expressions_safe.c", directory: ".")
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
!18 = !DILocation(line: 7, column: 7, scope: !19)
!19 = distinct !DILexicalBlock(scope: !10, file: !1, line: 7, column: 7)
!20 = !DILocation(line: 7, column: 9, scope: !19)
!21 = !DILocation(line: 7, column: 17, scope: !19)
!22 = !DILocation(line: 7, column: 20, scope: !19)
!23 = !DILocation(line: 7, column: 22, scope: !19)
!24 = !DILocation(line: 7, column: 7, scope: !10)
!25 = !DILocation(line: 7, column: 30, scope: !19)
!26 = !DILocalVariable(name: "a", scope: !10, file: !1, line: 8, type: !13)
!27 = !DILocation(line: 8, column: 7, scope: !10)
!28 = !DILocation(line: 8, column: 11, scope: !10)
!29 = !DILocalVariable(name: "b", scope: !10, file: !1, line: 9, type: !13)
!30 = !DILocation(line: 9, column: 7, scope: !10)
!31 = !DILocation(line: 9, column: 12, scope: !10)
!32 = !DILocation(line: 10, column: 8, scope: !10)
!33 = !DILocation(line: 10, column: 5, scope: !10)
!34 = !DILocalVariable(name: "c", scope: !10, file: !1, line: 11, type: !13)
!35 = !DILocation(line: 11, column: 7, scope: !10)
!36 = !DILocation(line: 11, column: 13, scope: !10)
!37 = !DILocation(line: 11, column: 17, scope: !10)
!38 = !DILocalVariable(name: "d", scope: !10, file: !1, line: 12, type: !13)
!39 = !DILocation(line: 12, column: 7, scope: !10)
!40 = !DILocalVariable(name: "t", scope: !41, file: !1, line: 12, type: !13)
!41 = distinct !DILexicalBlock(scope: !10, file: !1, line: 12, column: 12)
!42 = !DILocation(line: 12, column: 18, scope: !41)
!43 = !DILocation(line: 12, column: 22, scope: !41)
!44 = !DILocation(line: 12, column: 27, scope: !41)
!45 = !DILocation(line: 12, column: 36, scope: !41)
!46 = !DILocation(line: 12, column: 42, scope: !41)
!47 = !DILocation(line: 12, column: 34, scope: !41)
!48 = !DILocation(line: 12, column: 45, scope: !41)
!49 = !DILocation(line: 13, column: 7, scope: !50)
!50 = distinct !DILexicalBlock(scope: !10, file: !1, line: 13, column: 7)
!51 = !DILocation(line: 13, column: 16, scope: !50)
!52 = !DILocation(line: 13, column: 14, scope: !50)
!53 = !DILocation(line: 13, column: 18, scope: !50)
!54 = !DILocation(line: 13, column: 9, scope: !50)
!55 = !DILocation(line: 13, column: 22, scope: !50)
!56 = !DILocation(line: 13, column: 25, scope: !50)
!57 = !DILocation(line: 13, column: 30, scope: !50)
!58 = !DILocation(line: 13, column: 32, scope: !50)
!59 = !DILocation(line: 13, column: 27, scope: !50)
!60 = !DILocation(line: 13, column: 7, scope: !10)
!61 = !DILocation(line: 13, column: 37, scope: !50)
!62 = !DILocation(line: 14, column: 7, scope: !63)
!63 = distinct !DILexicalBlock(scope: !10, file: !1, line: 14, column: 7)
!64 = !DILocation(line: 14, column: 9, scope: !63)
!65 = !DILocation(line: 14, column: 14, scope: !63)
!66 = !DILocation(line: 14, column: 17, scope: !63)
!67 = !DILocation(line: 14, column: 26, scope: !63)
!68 = !DILocation(line: 14, column: 24, scope: !63)
!69 = !DILocation(line: 14, column: 28, scope: !63)
!70 = !DILocation(line: 14, column: 19, scope: !63)
!71 = !DILocation(line: 14, column: 7, scope: !10)
!72 = !DILocation(line: 14, column: 33, scope: !63)
!73 = !DILocation(line: 15, column: 3, scope: !10)
!74 = !DILocation(line: 16, column: 1, scope: !10)
