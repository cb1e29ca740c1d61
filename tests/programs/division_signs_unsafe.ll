source_filename = "division_signs_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %3 = call i32 @__VERIFIER_nondet_int(), !dbg !13
  store i32 %3, i32* %2, align 4, !dbg !14
  %4 = load i32, i32* %2, align 4, !dbg !15
  %5 = icmp slt i32 %4, -100, !dbg !16
  br i1 %5, label %9, label %6, !dbg !17

6:
  %7 = load i32, i32* %2, align 4, !dbg !18
  %8 = icmp sgt i32 %7, 100, !dbg !19
  br i1 %8, label %9, label %10, !dbg !15

9:
  store i32 0, i32* %1, align 4, !dbg !20
  br label %61, !dbg !20

10:
  %11 = load i32, i32* %2, align 4, !dbg !21
  %12 = sdiv i32 %11, 7, !dbg !22
  %13 = mul nsw i32 %12, 7, !dbg !23
  %14 = load i32, i32* %2, align 4, !dbg !24
  %15 = srem i32 %14, 7, !dbg !25
  %16 = add nsw i32 %13, %15, !dbg !26
  %17 = load i32, i32* %2, align 4, !dbg !27
  %18 = icmp ne i32 %16, %17, !dbg !28
  br i1 %18, label %19, label %20, !dbg !21

19:
  call void @reach_error(), !dbg !29
  br label %20, !dbg !29

20:
  %21 = load i32, i32* %2, align 4, !dbg !30
  %22 = srem i32 %21, 7, !dbg !31
  %23 = icmp sgt i32 %22, 6, !dbg !32
  br i1 %23, label %28, label %24, !dbg !33

24:
  %25 = load i32, i32* %2, align 4, !dbg !34
  %26 = srem i32 %25, 7, !dbg !35
  %27 = icmp slt i32 %26, -6, !dbg !36
  br i1 %27, label %28, label %29, !dbg !30

28:
  call void @reach_error(), !dbg !37
  br label %29, !dbg !37

29:
  %30 = load i32, i32* %2, align 4, !dbg !38
  %31 = icmp slt i32 %30, 0, !dbg !39
  br i1 %31, label %32, label %37, !dbg !40

32:
  %33 = load i32, i32* %2, align 4, !dbg !41
  %34 = srem i32 %33, 7, !dbg !42
  %35 = icmp sgt i32 %34, 0, !dbg !43
  br i1 %35, label %36, label %37, !dbg !38

36:
  call void @reach_error(), !dbg !44
  br label %37, !dbg !44

37:
  %38 = load i32, i32* %2, align 4, !dbg !45
  %39 = icmp sge i32 %38, -7, !dbg !46
  br i1 %39, label %40, label %48, !dbg !47

40:
  %41 = load i32, i32* %2, align 4, !dbg !48
  %42 = icmp slt i32 %41, 7, !dbg !49
  br i1 %42, label %43, label %48, !dbg !50

43:
  %44 = load i32, i32* %2, align 4, !dbg !51
  %45 = sdiv i32 %44, 7, !dbg !52
  %46 = icmp ne i32 %45, 0, !dbg !53
  br i1 %46, label %47, label %48, !dbg !45

47:
  call void @reach_error(), !dbg !54
  br label %48, !dbg !54

48:
  %49 = load i32, i32* %2, align 4, !dbg !55
  %50 = icmp eq i32 %49, -8, !dbg !56
  br i1 %50, label %51, label %60, !dbg !57

51:
  %52 = load i32, i32* %2, align 4, !dbg !58
  %53 = sdiv i32 %52, -7, !dbg !59
  %54 = icmp ne i32 %53, 1, !dbg !60
  br i1 %54, label %59, label %55, !dbg !61

55:
  %56 = load i32, i32* %2, align 4, !dbg !62
  %57 = srem i32 %56, -7, !dbg !63
  %58 = icmp ne i32 %57, -1, !dbg !64
  br i1 %58, label %59, label %60, !dbg !55

59:
  call void @reach_error(), !dbg !65
  br label %60, !dbg !65

60:
  store i32 0, i32* %1, align 4, !dbg !66
  br label %61, !dbg !66

61:
  %62 = load i32, i32* %1, align 4, !dbg !67
  ret i32 %62, !dbg !67
}

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "division_signs_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 6, column: 11, scope: !10)
!14 = !DILocation(line: 6, column: 7, scope: !10)
!15 = !DILocation(line: 7, column: 7, scope: !10)
!16 = !DILocation(line: 7, column: 9, scope: !10)
!17 = !DILocation(line: 7, column: 16, scope: !10)
!18 = !DILocation(line: 7, column: 19, scope: !10)
!19 = !DILocation(line: 7, column: 21, scope: !10)
!20 = !DILocation(line: 7, column: 28, scope: !10)
!21 = !DILocation(line: 8, column: 7, scope: !10)
!22 = !DILocation(line: 8, column: 9, scope: !10)
!23 = !DILocation(line: 8, column: 13, scope: !10)
!24 = !DILocation(line: 8, column: 19, scope: !10)
!25 = !DILocation(line: 8, column: 21, scope: !10)
!26 = !DILocation(line: 8, column: 17, scope: !10)
!27 = !DILocation(line: 8, column: 28, scope: !10)
!28 = !DILocation(line: 8, column: 25, scope: !10)
!29 = !DILocation(line: 8, column: 31, scope: !10)
!30 = !DILocation(line: 9, column: 7, scope: !10)
!31 = !DILocation(line: 9, column: 9, scope: !10)
!32 = !DILocation(line: 9, column: 13, scope: !10)
!33 = !DILocation(line: 9, column: 17, scope: !10)
!34 = !DILocation(line: 9, column: 20, scope: !10)
!35 = !DILocation(line: 9, column: 22, scope: !10)
!36 = !DILocation(line: 9, column: 26, scope: !10)
!37 = !DILocation(line: 9, column: 32, scope: !10)
!38 = !DILocation(line: 10, column: 7, scope: !10)
!39 = !DILocation(line: 10, column: 9, scope: !10)
!40 = !DILocation(line: 10, column: 13, scope: !10)
!41 = !DILocation(line: 10, column: 16, scope: !10)
!42 = !DILocation(line: 10, column: 18, scope: !10)
!43 = !DILocation(line: 10, column: 22, scope: !10)
!44 = !DILocation(line: 10, column: 27, scope: !10)
!45 = !DILocation(line: 11, column: 7, scope: !10)
!46 = !DILocation(line: 11, column: 9, scope: !10)
!47 = !DILocation(line: 11, column: 15, scope: !10)
!48 = !DILocation(line: 11, column: 18, scope: !10)
!49 = !DILocation(line: 11, column: 20, scope: !10)
!50 = !DILocation(line: 11, column: 24, scope: !10)
!51 = !DILocation(line: 11, column: 27, scope: !10)
!52 = !DILocation(line: 11, column: 29, scope: !10)
!53 = !DILocation(line: 11, column: 33, scope: !10)
!54 = !DILocation(line: 11, column: 39, scope: !10)
!55 = !DILocation(line: 12, column: 7, scope: !10)
!56 = !DILocation(line: 12, column: 9, scope: !10)
!57 = !DILocation(line: 12, column: 15, scope: !10)
!58 = !DILocation(line: 12, column: 19, scope: !10)
!59 = !DILocation(line: 12, column: 21, scope: !10)
!60 = !DILocation(line: 12, column: 26, scope: !10)
!61 = !DILocation(line: 12, column: 31, scope: !10)
!62 = !DILocation(line: 12, column: 34, scope: !10)
!63 = !DILocation(line: 12, column: 36, scope: !10)
!64 = !DILocation(line: 12, column: 41, scope: !10)
!65 = !DILocation(line: 12, column: 49, scope: !10)
!66 = !DILocation(line: 13, column: 3, scope: !10)
!67 = !DILocation(line: 14, column: 1, scope: !10)
