source_filename = "expressions_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %9 = call i32 @__VERIFIER_nondet_int(), !dbg !13
  store i32 %9, i32* %2, align 4, !dbg !14
  %10 = load i32, i32* %2, align 4, !dbg !15
  %11 = icmp slt i32 %10, -1000, !dbg !16
  br i1 %11, label %15, label %12, !dbg !17

12:
  %13 = load i32, i32* %2, align 4, !dbg !18
  %14 = icmp sgt i32 %13, 1000, !dbg !19
  br i1 %14, label %15, label %16, !dbg !15

15:
  store i32 0, i32* %1, align 4, !dbg !20
  br label %56, !dbg !20

16:
  %17 = load i32, i32* %2, align 4, !dbg !21
  store i32 %17, i32* %3, align 4, !dbg !22
  %18 = load i32, i32* %3, align 4, !dbg !23
  %19 = add nsw i32 %18, 1, !dbg !23
  store i32 %19, i32* %3, align 4, !dbg !23
  store i32 %18, i32* %4, align 4, !dbg !24
  %20 = load i32, i32* %3, align 4, !dbg !25
  %21 = add nsw i32 %20, 1, !dbg !25
  store i32 %21, i32* %3, align 4, !dbg !25
  %22 = load i32, i32* %4, align 4, !dbg !26
  %23 = add nsw i32 %22, %21, !dbg !26
  store i32 %23, i32* %4, align 4, !dbg !26
  %24 = load i32, i32* %3, align 4, !dbg !27
  %25 = add nsw i32 %24, -1, !dbg !27
  store i32 %25, i32* %3, align 4, !dbg !27
  %26 = load i32, i32* %3, align 4, !dbg !28
  store i32 %26, i32* %5, align 4, !dbg !29
  %27 = load i32, i32* %5, align 4, !dbg !30
  store i32 %27, i32* %7, align 4, !dbg !31
  %28 = load i32, i32* %7, align 4, !dbg !32
  %29 = shl i32 %28, 1, !dbg !32
  store i32 %29, i32* %7, align 4, !dbg !32
  %30 = load i32, i32* %7, align 4, !dbg !33
  %31 = xor i32 %30, 1, !dbg !33
  store i32 %31, i32* %7, align 4, !dbg !33
  %32 = load i32, i32* %7, align 4, !dbg !34
  store i32 %32, i32* %8, align 4, !dbg !35
  %33 = load i32, i32* %8, align 4, !dbg !36
  store i32 %33, i32* %6, align 4, !dbg !37
  %34 = load i32, i32* %4, align 4, !dbg !38
  %35 = load i32, i32* %2, align 4, !dbg !39
  %36 = mul nsw i32 2, %35, !dbg !40
  %37 = add nsw i32 %36, 2, !dbg !41
  %38 = icmp ne i32 %34, %37, !dbg !42
  br i1 %38, label %44, label %39, !dbg !43

39:
  %40 = load i32, i32* %5, align 4, !dbg !44
  %41 = load i32, i32* %2, align 4, !dbg !45
  %42 = add nsw i32 %41, 1, !dbg !46
  %43 = icmp ne i32 %40, %42, !dbg !47
  br i1 %43, label %44, label %45, !dbg !38

44:
  call void @reach_error(), !dbg !48
  br label %45, !dbg !48

45:
  %46 = load i32, i32* %2, align 4, !dbg !49
  %47 = icmp sge i32 %46, 0, !dbg !50
  br i1 %47, label %48, label %55, !dbg !51

48:
  %49 = load i32, i32* %6, align 4, !dbg !52
  %50 = load i32, i32* %2, align 4, !dbg !53
  %51 = mul nsw i32 2, %50, !dbg !54
  %52 = add nsw i32 %51, 2, !dbg !55
  %53 = icmp ne i32 %49, %52, !dbg !56
  br i1 %53, label %54, label %55, !dbg !49

54:
  call void @reach_error(), !dbg !57
  br label %55, !dbg !57

55:
  store i32 0, i32* %1, align 4, !dbg !58
  br label %56, !dbg !58

56:
  %57 = load i32, i32* %1, align 4, !dbg !59
  ret i32 %57, !dbg !59
}

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "expressions_unsafe.c", directory: ".")
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
!17 = !DILocation(line: 7, column: 17, scope: !10)
!18 = !DILocation(line: 7, column: 20, scope: !10)
!19 = !DILocation(line: 7, column: 22, scope: !10)
!20 = !DILocation(line: 7, column: 30, scope: !10)
!21 = !DILocation(line: 8, column: 11, scope: !10)
!22 = !DILocation(line: 8, column: 7, scope: !10)
!23 = !DILocation(line: 9, column: 12, scope: !10)
!24 = !DILocation(line: 9, column: 7, scope: !10)
!25 = !DILocation(line: 10, column: 8, scope: !10)
!26 = !DILocation(line: 10, column: 5, scope: !10)
!27 = !DILocation(line: 11, column: 13, scope: !10)
!28 = !DILocation(line: 11, column: 17, scope: !10)
!29 = !DILocation(line: 11, column: 7, scope: !10)
!30 = !DILocation(line: 12, column: 22, scope: !10)
!31 = !DILocation(line: 12, column: 18, scope: !10)
!32 = !DILocation(line: 12, column: 27, scope: !10)
!33 = !DILocation(line: 12, column: 36, scope: !10)
!34 = !DILocation(line: 12, column: 42, scope: !10)
!35 = !DILocation(line: 12, column: 34, scope: !10)
!36 = !DILocation(line: 12, column: 45, scope: !10)
!37 = !DILocation(line: 12, column: 7, scope: !10)
!38 = !DILocation(line: 13, column: 7, scope: !10)
!39 = !DILocation(line: 13, column: 16, scope: !10)
!40 = !DILocation(line: 13, column: 14, scope: !10)
!41 = !DILocation(line: 13, column: 18, scope: !10)
!42 = !DILocation(line: 13, column: 9, scope: !10)
!43 = !DILocation(line: 13, column: 22, scope: !10)
!44 = !DILocation(line: 13, column: 25, scope: !10)
!45 = !DILocation(line: 13, column: 30, scope: !10)
!46 = !DILocation(line: 13, column: 32, scope: !10)
!47 = !DILocation(line: 13, column: 27, scope: !10)
!48 = !DILocation(line: 13, column: 37, scope: !10)
!49 = !DILocation(line: 14, column: 7, scope: !10)
!50 = !DILocation(line: 14, column: 9, scope: !10)
!51 = !DILocation(line: 14, column: 14, scope: !10)
!52 = !DILocation(line: 14, column: 17, scope: !10)
!53 = !DILocation(line: 14, column: 26, scope: !10)
!54 = !DILocation(line: 14, column: 24, scope: !10)
!55 = !DILocation(line: 14, column: 28, scope: !10)
!56 = !DILocation(line: 14, column: 19, scope: !10)
!57 = !DILocation(line: 14, column: 33, scope: !10)
!58 = !DILocation(line: 15, column: 3, scope: !10)
!59 = !DILocation(line: 16, column: 1, scope: !10)
