source_filename = "division_signs_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !15, metadata !DIExpression()), !dbg !16
  %3 = call i32 @__VERIFIER_nondet_int(), !dbg !17
  store i32 %3, i32* %2, align 4, !dbg !16
  %4 = load i32, i32* %2, align 4, !dbg !18
  %5 = icmp slt i32 %4, -100, !dbg !20
  br i1 %5, label %9, label %6, !dbg !21

6:
  %7 = load i32, i32* %2, align 4, !dbg !22
  %8 = icmp sgt i32 %7, 100, !dbg !23
  br i1 %8, label %9, label %10, !dbg !24

9:
  store i32 0, i32* %1, align 4, !dbg !25
  br label %61, !dbg !25

10:
  %11 = load i32, i32* %2, align 4, !dbg !26
  %12 = sdiv i32 %11, 7, !dbg !28
  %13 = mul nsw i32 %12, 7, !dbg !29
  %14 = load i32, i32* %2, align 4, !dbg !30
  %15 = srem i32 %14, 7, !dbg !31
  %16 = add nsw i32 %13, %15, !dbg !32
  %17 = load i32, i32* %2, align 4, !dbg !33
  %18 = icmp ne i32 %16, %17, !dbg !34
  br i1 %18, label %19, label %20, !dbg !35

19:
  call void @reach_error(), !dbg !36
  br label %20, !dbg !36

20:
  %21 = load i32, i32* %2, align 4, !dbg !37
  %22 = srem i32 %21, 7, !dbg !39
  %23 = icmp sgt i32 %22, 6, !dbg !40
  br i1 %23, label %28, label %24, !dbg !41

24:
  %25 = load i32, i32* %2, align 4, !dbg !42
  %26 = srem i32 %25, 7, !dbg !43
  %27 = icmp slt i32 %26, -6, !dbg !44
  br i1 %27, label %28, label %29, !dbg !45

28:
  call void @reach_error(), !dbg !46
  br label %29, !dbg !46

29:
  %30 = load i32, i32* %2, align 4, !dbg !47
  %31 = icmp slt i32 %30, 0, !dbg !49
  br i1 %31, label %32, label %37, !dbg !50

32:
  %33 = load i32, i32* %2, align 4, !dbg !51
  %34 = srem i32 %33, 7, !dbg !52
  %35 = icmp sgt i32 %34, 0, !dbg !53
  br i1 %35, label %36, label %37, !dbg !54

36:
  call void @reach_error(), !dbg !55
  br label %37, !dbg !55

37:
  %38 = load i32, i32* %2, align 4, !dbg !56
  %39 = icmp sgt i32 %38, -7, !dbg !58
  br i1 %39, label %40, label %48, !dbg !59

40:
  %41 = load i32, i32* %2, align 4, !dbg !60
  %42 = icmp slt i32 %41, 7, !dbg !61
  br i1 %42, label %43, label %48, !dbg !62

43:
  %44 = load i32, i32* %2, align 4, !dbg !63
  %45 = sdiv i32 %44, 7, !dbg !64
  %46 = icmp ne i32 %45, 0, !dbg !65
  br i1 %46, label %47, label %48, !dbg !66

47:
  call void @reach_error(), !dbg !67
  br label %48, !dbg !67

48:
  %49 = load i32, i32* %2, align 4, !dbg !68
  %50 = icmp eq i32 %49, -8, !dbg !70
  br i1 %50, label %51, label %60, !dbg !71

51:
  %52 = load i32, i32* %2, align 4, !dbg !72
  %53 = sdiv i32 %52, -7, !dbg !73
  %54 = icmp ne i32 %53, 1, !dbg !74
  br i1 %54, label %59, label %55, !dbg !75

55:
  %56 = load i32, i32* %2, align 4, !dbg !76
  %57 = srem i32 %56, -7, !dbg !77
  %58 = icmp ne i32 %57, -1, !dbg !78
  br i1 %58, label %59, label %60, !dbg !79

59:
  call void @reach_error(), !dbg !80
  br label %60, !dbg !80

60:
  store i32 0, i32* %1, align 4, !dbg !81
  br label %61, !dbg !81

61:
  %62 = load i32, i32* %1, align 4, !dbg !82
  ret i32 %62, !dbg !82
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "division_signs_safe.c", directory: ".")
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
!21 = !DILocation(line: 7, column: 16, scope: !19)
!22 = !DILocation(line: 7, column: 19, scope: !19)
!23 = !DILocation(line: 7, column: 21, scope: !19)
!24 = !DILocation(line: 7, column: 7, scope: !10)
!25 = !DILocation(line: 7, column: 28, scope: !19)
!26 = !DILocation(line: 8, column: 7, scope: !27)
!27 = distinct !DILexicalBlock(scope: !10, file: !1, line: 8, column: 7)
!28 = !DILocation(line: 8, column: 9, scope: !27)
!29 = !DILocation(line: 8, column: 13, scope: !27)
!30 = !DILocation(line: 8, column: 19, scope: !27)
!31 = !DILocation(line: 8, column: 21, scope: !27)
!32 = !DILocation(line: 8, column: 17, scope: !27)
!33 = !DILocation(line: 8, column: 28, scope: !27)
!34 = !DILocation(line: 8, column: 25, scope: !27)
!35 = !DILocation(line: 8, column: 7, scope: !10)
!36 = !DILocation(line: 8, column: 31, scope: !27)
!37 = !DILocation(line: 9, column: 7, scope: !38)
!38 = distinct !DILexicalBlock(scope: !10, file: !1, line: 9, column: 7)
!39 = !DILocation(line: 9, column: 9, scope: !38)
!40 = !DILocation(line: 9, column: 13, scope: !38)
!41 = !DILocation(line: 9, column: 17, scope: !38)
!42 = !DILocation(line: 9, column: 20, scope: !38)
!43 = !DILocation(line: 9, column: 22, scope: !38)
!44 = !DILocation(line: 9, column: 26, scope: !38)
!45 = !DILocation(line: 9, column: 7, scope: !10)
!46 = !DILocation(line: 9, column: 32, scope: !38)
!47 = !DILocation(line: 10, column: 7, scope: !48)
!48 = distinct !DILexicalBlock(scope: !10, file: !1, line: 10, column: 7)
!49 = !DILocation(line: 10, column: 9, scope: !48)
!50 = !DILocation(line: 10, column: 13, scope: !48)
!51 = !DILocation(line: 10, column: 16, scope: !48)
!52 = !DILocation(line: 10, column: 18, scope: !48)
!53 = !DILocation(line: 10, column: 22, scope: !48)
!54 = !DILocation(line: 10, column: 7, scope: !10)
!55 = !DILocation(line: 10, column: 27, scope: !48)
!56 = !DILocation(line: 11, column: 7, scope: !57)
!57 = distinct !DILexicalBlock(scope: !10, file: !1, line: 11, column: 7)
!58 = !DILocation(line: 11, column: 9, scope: !57)
!59 = !DILocation(line: 11, column: 14, scope: !57)
!60 = !DILocation(line: 11, column: 17, scope: !57)
!61 = !DILocation(line: 11, column: 19, scope: !57)
!62 = !DILocation(line: 11, column: 23, scope: !57)
!63 = !DILocation(line: 11, column: 26, scope: !57)
!64 = !DILocation(line: 11, column: 28, scope: !57)
!65 = !DILocation(line: 11, column: 32, scope: !57)
!66 = !DILocation(line: 11, column: 7, scope: !10)
!67 = !DILocation(line: 11, column: 38, scope: !57)
!68 = !DILocation(line: 12, column: 7, scope: !69)
!69 = distinct !DILexicalBlock(scope: !10, file: !1, line: 12, column: 7)
!70 = !DILocation(line: 12, column: 9, scope: !69)
!71 = !DILocation(line: 12, column: 15, scope: !69)
!72 = !DILocation(line: 12, column: 19, scope: !69)
!73 = !DILocation(line: 12, column: 21, scope: !69)
!74 = !DILocation(line: 12, column: 26, scope: !69)
!75 = !DILocation(line: 12, column: 31, scope: !69)
!76 = !DILocation(line: 12, column: 34, scope: !69)
!77 = !DILocation(line: 12, column: 36, scope: !69)
!78 = !DILocation(line: 12, column: 41, scope: !69)
!79 = !DILocation(line: 12, column: 7, scope: !10)
!80 = !DILocation(line: 12, column: 49, scope: !69)
!81 = !DILocation(line: 13, column: 3, scope: !10)
!82 = !DILocation(line: 14, column: 1, scope: !10)
