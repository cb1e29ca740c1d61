source_filename = "casts_wide_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !15, metadata !DIExpression()), !dbg !16
  %7 = call i32 @__VERIFIER_nondet_int(), !dbg !17
  store i32 %7, i32* %2, align 4, !dbg !16
  call void @llvm.dbg.declare(metadata i32* %3, metadata !18, metadata !DIExpression()), !dbg !20
  %8 = load i32, i32* %2, align 4, !dbg !21
  store i32 %8, i32* %3, align 4, !dbg !20
  call void @llvm.dbg.declare(metadata i64* %4, metadata !22, metadata !DIExpression()), !dbg !24
  %9 = load i32, i32* %2, align 4, !dbg !25
  %10 = sext i32 %9 to i64, !dbg !25
  store i64 %10, i64* %4, align 8, !dbg !24
  call void @llvm.dbg.declare(metadata i64* %5, metadata !26, metadata !DIExpression()), !dbg !27
  %11 = load i32, i32* %3, align 4, !dbg !28
  %12 = zext i32 %11 to i64, !dbg !28
  store i64 %12, i64* %5, align 8, !dbg !27
  call void @llvm.dbg.declare(metadata i64* %6, metadata !29, metadata !DIExpression()), !dbg !31
  %13 = load i32, i32* %2, align 4, !dbg !32
  %14 = sext i32 %13 to i64, !dbg !32
  store i64 %14, i64* %6, align 8, !dbg !31
  %15 = load i64, i64* %4, align 8, !dbg !33
  %16 = load i32, i32* %2, align 4, !dbg !35
  %17 = sext i32 %16 to i64, !dbg !35
  %18 = icmp ne i64 %15, %17, !dbg !36
  br i1 %18, label %19, label %20, !dbg !37

19:
  call void @reach_error(), !dbg !38
  br label %20, !dbg !38

20:
  %21 = load i64, i64* %5, align 8, !dbg !39
  %22 = icmp slt i64 %21, 0, !dbg !41
  br i1 %22, label %23, label %24, !dbg !42

23:
  call void @reach_error(), !dbg !43
  br label %24, !dbg !43

24:
  %25 = load i32, i32* %2, align 4, !dbg !44
  %26 = icmp slt i32 %25, 0, !dbg !46
  br i1 %26, label %27, label %33, !dbg !47

27:
  %28 = load i64, i64* %5, align 8, !dbg !48
  %29 = load i64, i64* %4, align 8, !dbg !49
  %30 = add nsw i64 %29, 4294967296, !dbg !50
  %31 = icmp ne i64 %28, %30, !dbg !51
  br i1 %31, label %32, label %33, !dbg !52

32:
  call void @reach_error(), !dbg !53
  br label %33, !dbg !53

33:
  %34 = load i32, i32* %2, align 4, !dbg !54
  %35 = icmp slt i32 %34, 0, !dbg !56
  br i1 %35, label %36, label %40, !dbg !57

36:
  %37 = load i64, i64* %6, align 8, !dbg !58
  %38 = icmp ult i64 %37, -2147483648, !dbg !59
  br i1 %38, label %39, label %40, !dbg !60

39:
  call void @reach_error(), !dbg !61
  br label %40, !dbg !61

40:
  ret i32 0, !dbg !62
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "casts_wide_safe.c", directory: ".")
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
!18 = !DILocalVariable(name: "y", scope: !10, file: !1, line: 7, type: !19)
!19 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!20 = !DILocation(line: 7, column: 12, scope: !10)
!21 = !DILocation(line: 7, column: 16, scope: !10)
!22 = !DILocalVariable(name: "sx", scope: !10, file: !1, line: 8, type: !23)
!23 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!24 = !DILocation(line: 8, column: 8, scope: !10)
!25 = !DILocation(line: 8, column: 13, scope: !10)
!26 = !DILocalVariable(name: "zy", scope: !10, file: !1, line: 9, type: !23)
!27 = !DILocation(line: 9, column: 8, scope: !10)
!28 = !DILocation(line: 9, column: 13, scope: !10)
!29 = !DILocalVariable(name: "z", scope: !10, file: !1, line: 10, type: !30)
!30 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!31 = !DILocation(line: 10, column: 17, scope: !10)
!32 = !DILocation(line: 10, column: 21, scope: !10)
!33 = !DILocation(line: 11, column: 7, scope: !34)
!34 = distinct !DILexicalBlock(scope: !10, file: !1, line: 11, column: 7)
!35 = !DILocation(line: 11, column: 13, scope: !34)
!36 = !DILocation(line: 11, column: 10, scope: !34)
!37 = !DILocation(line: 11, column: 7, scope: !10)
!38 = !DILocation(line: 11, column: 16, scope: !34)
!39 = !DILocation(line: 12, column: 7, scope: !40)
!40 = distinct !DILexicalBlock(scope: !10, file: !1, line: 12, column: 7)
!41 = !DILocation(line: 12, column: 10, scope: !40)
!42 = !DILocation(line: 12, column: 7, scope: !10)
!43 = !DILocation(line: 12, column: 15, scope: !40)
!44 = !DILocation(line: 13, column: 7, scope: !45)
!45 = distinct !DILexicalBlock(scope: !10, file: !1, line: 13, column: 7)
!46 = !DILocation(line: 13, column: 9, scope: !45)
!47 = !DILocation(line: 13, column: 13, scope: !45)
!48 = !DILocation(line: 13, column: 16, scope: !45)
!49 = !DILocation(line: 13, column: 22, scope: !45)
!50 = !DILocation(line: 13, column: 25, scope: !45)
!51 = !DILocation(line: 13, column: 19, scope: !45)
!52 = !DILocation(line: 13, column: 7, scope: !10)
!53 = !DILocation(line: 13, column: 39, scope: !45)
!54 = !DILocation(line: 14, column: 7, scope: !55)
!55 = distinct !DILexicalBlock(scope: !10, file: !1, line: 14, column: 7)
!56 = !DILocation(line: 14, column: 9, scope: !55)
!57 = !DILocation(line: 14, column: 13, scope: !55)
!58 = !DILocation(line: 14, column: 16, scope: !55)
!59 = !DILocation(line: 14, column: 18, scope: !55)
!60 = !DILocation(line: 14, column: 7, scope: !10)
!61 = !DILocation(line: 14, column: 40, scope: !55)
!62 = !DILocation(line: 15, column: 3, scope: !10)
