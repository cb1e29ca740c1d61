source_filename = "bit_masks_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %5 = call i32 @__VERIFIER_nondet_uint(), !dbg !13
  store i32 %5, i32* %2, align 4, !dbg !14
  %6 = load i32, i32* %2, align 4, !dbg !15
  %7 = and i32 %6, 31, !dbg !16
  store i32 %7, i32* %3, align 4, !dbg !17
  %8 = load i32, i32* %2, align 4, !dbg !18
  %9 = and i32 %8, -16, !dbg !19
  store i32 %9, i32* %4, align 4, !dbg !20
  %10 = load i32, i32* %3, align 4, !dbg !21
  %11 = load i32, i32* %4, align 4, !dbg !22
  %12 = or i32 %10, %11, !dbg !23
  %13 = load i32, i32* %2, align 4, !dbg !24
  %14 = icmp ne i32 %12, %13, !dbg !25
  br i1 %14, label %27, label %15, !dbg !26

15:
  %16 = load i32, i32* %3, align 4, !dbg !27
  %17 = load i32, i32* %4, align 4, !dbg !28
  %18 = xor i32 %16, %17, !dbg !29
  %19 = load i32, i32* %2, align 4, !dbg !30
  %20 = icmp ne i32 %18, %19, !dbg !31
  br i1 %20, label %27, label %21, !dbg !32

21:
  %22 = load i32, i32* %3, align 4, !dbg !33
  %23 = load i32, i32* %4, align 4, !dbg !34
  %24 = add i32 %22, %23, !dbg !35
  %25 = load i32, i32* %2, align 4, !dbg !36
  %26 = icmp ne i32 %24, %25, !dbg !37
  br i1 %26, label %27, label %28, !dbg !38

27:
  call void @reach_error(), !dbg !39
  br label %28, !dbg !39

28:
  %29 = load i32, i32* %2, align 4, !dbg !40
  %30 = and i32 %29, 240, !dbg !41
  %31 = lshr i32 %30, 4, !dbg !42
  %32 = icmp ugt i32 %31, 15, !dbg !43
  br i1 %32, label %33, label %34, !dbg !44

33:
  call void @reach_error(), !dbg !45
  br label %34, !dbg !45

34:
  %35 = load i32, i32* %2, align 4, !dbg !46
  %36 = icmp ne i32 %35, 0, !dbg !46
  br i1 %36, label %37, label %51, !dbg !47

37:
  %38 = load i32, i32* %2, align 4, !dbg !48
  %39 = load i32, i32* %2, align 4, !dbg !49
  %40 = sub i32 %39, 1, !dbg !50
  %41 = and i32 %38, %40, !dbg !51
  %42 = icmp eq i32 %41, 0, !dbg !52
  br i1 %42, label %43, label %51, !dbg !53

43:
  %44 = load i32, i32* %2, align 4, !dbg !54
  %45 = urem i32 %44, 2, !dbg !55
  %46 = icmp ne i32 %45, 0, !dbg !55
  br i1 %46, label %47, label %51, !dbg !56

47:
  %48 = load i32, i32* %2, align 4, !dbg !57
  %49 = icmp ne i32 %48, 1, !dbg !58
  br i1 %49, label %50, label %51, !dbg !46

50:
  call void @reach_error(), !dbg !59
  br label %51, !dbg !59

51:
  ret i32 0, !dbg !60
}

declare i32 @__VERIFIER_nondet_uint()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bit_masks_unsafe.c", directory: ".")
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
!13 = !DILocation(line: 6, column: 16, scope: !10)
!14 = !DILocation(line: 6, column: 12, scope: !10)
!15 = !DILocation(line: 7, column: 18, scope: !10)
!16 = !DILocation(line: 7, column: 20, scope: !10)
!17 = !DILocation(line: 7, column: 12, scope: !10)
!18 = !DILocation(line: 7, column: 33, scope: !10)
!19 = !DILocation(line: 7, column: 35, scope: !10)
!20 = !DILocation(line: 7, column: 26, scope: !10)
!21 = !DILocation(line: 8, column: 8, scope: !10)
!22 = !DILocation(line: 8, column: 14, scope: !10)
!23 = !DILocation(line: 8, column: 12, scope: !10)
!24 = !DILocation(line: 8, column: 23, scope: !10)
!25 = !DILocation(line: 8, column: 20, scope: !10)
!26 = !DILocation(line: 8, column: 25, scope: !10)
!27 = !DILocation(line: 8, column: 29, scope: !10)
!28 = !DILocation(line: 8, column: 35, scope: !10)
!29 = !DILocation(line: 8, column: 33, scope: !10)
!30 = !DILocation(line: 8, column: 44, scope: !10)
!31 = !DILocation(line: 8, column: 41, scope: !10)
!32 = !DILocation(line: 8, column: 46, scope: !10)
!33 = !DILocation(line: 8, column: 49, scope: !10)
!34 = !DILocation(line: 8, column: 55, scope: !10)
!35 = !DILocation(line: 8, column: 53, scope: !10)
!36 = !DILocation(line: 8, column: 63, scope: !10)
!37 = !DILocation(line: 8, column: 60, scope: !10)
!38 = !DILocation(line: 8, column: 7, scope: !10)
!39 = !DILocation(line: 8, column: 66, scope: !10)
!40 = !DILocation(line: 9, column: 9, scope: !10)
!41 = !DILocation(line: 9, column: 11, scope: !10)
!42 = !DILocation(line: 9, column: 19, scope: !10)
!43 = !DILocation(line: 9, column: 25, scope: !10)
!44 = !DILocation(line: 9, column: 7, scope: !10)
!45 = !DILocation(line: 9, column: 31, scope: !10)
!46 = !DILocation(line: 10, column: 7, scope: !10)
!47 = !DILocation(line: 10, column: 9, scope: !10)
!48 = !DILocation(line: 10, column: 13, scope: !10)
!49 = !DILocation(line: 10, column: 18, scope: !10)
!50 = !DILocation(line: 10, column: 20, scope: !10)
!51 = !DILocation(line: 10, column: 15, scope: !10)
!52 = !DILocation(line: 10, column: 26, scope: !10)
!53 = !DILocation(line: 10, column: 31, scope: !10)
!54 = !DILocation(line: 10, column: 34, scope: !10)
!55 = !DILocation(line: 10, column: 36, scope: !10)
!56 = !DILocation(line: 10, column: 40, scope: !10)
!57 = !DILocation(line: 10, column: 43, scope: !10)
!58 = !DILocation(line: 10, column: 45, scope: !10)
!59 = !DILocation(line: 10, column: 51, scope: !10)
!60 = !DILocation(line: 11, column: 3, scope: !10)
