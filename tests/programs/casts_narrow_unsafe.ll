source_filename = "casts_narrow_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = alloca i16, align 2
  %6 = alloca i16, align 2
  store i32 0, i32* %1, align 4
  %7 = call i32 @__VERIFIER_nondet_int(), !dbg !13
  store i32 %7, i32* %2, align 4, !dbg !14
  %8 = load i32, i32* %2, align 4, !dbg !15
  %9 = trunc i32 %8 to i8, !dbg !15
  store i8 %9, i8* %3, align 1, !dbg !16
  %10 = load i32, i32* %2, align 4, !dbg !17
  %11 = trunc i32 %10 to i8, !dbg !17
  store i8 %11, i8* %4, align 1, !dbg !18
  %12 = load i32, i32* %2, align 4, !dbg !19
  %13 = trunc i32 %12 to i16, !dbg !19
  store i16 %13, i16* %5, align 2, !dbg !20
  %14 = load i32, i32* %2, align 4, !dbg !21
  %15 = trunc i32 %14 to i16, !dbg !21
  store i16 %15, i16* %6, align 2, !dbg !22
  %16 = load i8, i8* %3, align 1, !dbg !23
  %17 = sext i8 %16 to i32, !dbg !23
  %18 = icmp slt i32 %17, -128, !dbg !24
  br i1 %18, label %35, label %19, !dbg !25

19:
  %20 = load i8, i8* %3, align 1, !dbg !26
  %21 = sext i8 %20 to i32, !dbg !26
  %22 = icmp sgt i32 %21, 127, !dbg !27
  br i1 %22, label %35, label %23, !dbg !28

23:
  %24 = load i8, i8* %4, align 1, !dbg !29
  %25 = zext i8 %24 to i32, !dbg !29
  %26 = icmp sgt i32 %25, 255, !dbg !30
  br i1 %26, label %35, label %27, !dbg !31

27:
  %28 = load i16, i16* %5, align 2, !dbg !32
  %29 = sext i16 %28 to i32, !dbg !32
  %30 = icmp sgt i32 %29, 32767, !dbg !33
  br i1 %30, label %35, label %31, !dbg !34

31:
  %32 = load i16, i16* %6, align 2, !dbg !35
  %33 = zext i16 %32 to i32, !dbg !35
  %34 = icmp sgt i32 %33, 65535, !dbg !36
  br i1 %34, label %35, label %36, !dbg !23

35:
  call void @reach_error(), !dbg !37
  br label %36, !dbg !37

36:
  %37 = load i8, i8* %3, align 1, !dbg !38
  %38 = sext i8 %37 to i32, !dbg !38
  %39 = and i32 %38, 255, !dbg !39
  %40 = load i8, i8* %4, align 1, !dbg !40
  %41 = zext i8 %40 to i32, !dbg !40
  %42 = icmp ne i32 %39, %41, !dbg !41
  br i1 %42, label %43, label %44, !dbg !42

43:
  call void @reach_error(), !dbg !43
  br label %44, !dbg !43

44:
  %45 = load i32, i32* %2, align 4, !dbg !44
  %46 = icmp sge i32 %45, 0, !dbg !45
  br i1 %46, label %47, label %56, !dbg !46

47:
  %48 = load i32, i32* %2, align 4, !dbg !47
  %49 = icmp slt i32 %48, 256, !dbg !48
  br i1 %49, label %50, label %56, !dbg !49

50:
  %51 = load i8, i8* %4, align 1, !dbg !50
  %52 = zext i8 %51 to i32, !dbg !50
  %53 = load i32, i32* %2, align 4, !dbg !51
  %54 = icmp ne i32 %52, %53, !dbg !52
  br i1 %54, label %55, label %56, !dbg !44

55:
  call void @reach_error(), !dbg !53
  br label %56, !dbg !53

56:
  %57 = load i32, i32* %2, align 4, !dbg !54
  %58 = icmp sge i32 %57, 0, !dbg !55
  br i1 %58, label %59, label %68, !dbg !56

59:
  %60 = load i32, i32* %2, align 4, !dbg !57
  %61 = icmp sle i32 %60, 128, !dbg !58
  br i1 %61, label %62, label %68, !dbg !59

62:
  %63 = load i8, i8* %3, align 1, !dbg !60
  %64 = sext i8 %63 to i32, !dbg !60
  %65 = load i32, i32* %2, align 4, !dbg !61
  %66 = icmp ne i32 %64, %65, !dbg !62
  br i1 %66, label %67, label %68, !dbg !54

67:
  call void @reach_error(), !dbg !63
  br label %68, !dbg !63

68:
  %69 = load i16, i16* %5, align 2, !dbg !64
  %70 = sext i16 %69 to i32, !dbg !64
  %71 = icmp sge i32 %70, 0, !dbg !65
  br i1 %71, label %72, label %79, !dbg !66

72:
  %73 = load i16, i16* %5, align 2, !dbg !67
  %74 = sext i16 %73 to i32, !dbg !67
  %75 = load i16, i16* %6, align 2, !dbg !68
  %76 = zext i16 %75 to i32, !dbg !68
  %77 = icmp ne i32 %74, %76, !dbg !69
  br i1 %77, label %78, label %79, !dbg !64

78:
  call void @reach_error(), !dbg !70
  br label %79, !dbg !70

79:
  ret i32 0, !dbg !71
}

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "casts_narrow_unsafe.c", directory: ".")
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
!15 = !DILocation(line: 7, column: 19, scope: !10)
!16 = !DILocation(line: 7, column: 15, scope: !10)
!17 = !DILocation(line: 8, column: 21, scope: !10)
!18 = !DILocation(line: 8, column: 17, scope: !10)
!19 = !DILocation(line: 9, column: 13, scope: !10)
!20 = !DILocation(line: 9, column: 9, scope: !10)
!21 = !DILocation(line: 10, column: 22, scope: !10)
!22 = !DILocation(line: 10, column: 18, scope: !10)
!23 = !DILocation(line: 11, column: 7, scope: !10)
!24 = !DILocation(line: 11, column: 9, scope: !10)
!25 = !DILocation(line: 11, column: 16, scope: !10)
!26 = !DILocation(line: 11, column: 19, scope: !10)
!27 = !DILocation(line: 11, column: 21, scope: !10)
!28 = !DILocation(line: 11, column: 27, scope: !10)
!29 = !DILocation(line: 11, column: 30, scope: !10)
!30 = !DILocation(line: 11, column: 32, scope: !10)
!31 = !DILocation(line: 11, column: 38, scope: !10)
!32 = !DILocation(line: 11, column: 41, scope: !10)
!33 = !DILocation(line: 11, column: 43, scope: !10)
!34 = !DILocation(line: 11, column: 51, scope: !10)
!35 = !DILocation(line: 11, column: 54, scope: !10)
!36 = !DILocation(line: 11, column: 56, scope: !10)
!37 = !DILocation(line: 11, column: 65, scope: !10)
!38 = !DILocation(line: 12, column: 8, scope: !10)
!39 = !DILocation(line: 12, column: 10, scope: !10)
!40 = !DILocation(line: 12, column: 20, scope: !10)
!41 = !DILocation(line: 12, column: 17, scope: !10)
!42 = !DILocation(line: 12, column: 7, scope: !10)
!43 = !DILocation(line: 12, column: 23, scope: !10)
!44 = !DILocation(line: 13, column: 7, scope: !10)
!45 = !DILocation(line: 13, column: 9, scope: !10)
!46 = !DILocation(line: 13, column: 14, scope: !10)
!47 = !DILocation(line: 13, column: 17, scope: !10)
!48 = !DILocation(line: 13, column: 19, scope: !10)
!49 = !DILocation(line: 13, column: 25, scope: !10)
!50 = !DILocation(line: 13, column: 28, scope: !10)
!51 = !DILocation(line: 13, column: 33, scope: !10)
!52 = !DILocation(line: 13, column: 30, scope: !10)
!53 = !DILocation(line: 13, column: 36, scope: !10)
!54 = !DILocation(line: 14, column: 7, scope: !10)
!55 = !DILocation(line: 14, column: 9, scope: !10)
!56 = !DILocation(line: 14, column: 14, scope: !10)
!57 = !DILocation(line: 14, column: 17, scope: !10)
!58 = !DILocation(line: 14, column: 19, scope: !10)
!59 = !DILocation(line: 14, column: 26, scope: !10)
!60 = !DILocation(line: 14, column: 29, scope: !10)
!61 = !DILocation(line: 14, column: 34, scope: !10)
!62 = !DILocation(line: 14, column: 31, scope: !10)
!63 = !DILocation(line: 14, column: 37, scope: !10)
!64 = !DILocation(line: 15, column: 7, scope: !10)
!65 = !DILocation(line: 15, column: 9, scope: !10)
!66 = !DILocation(line: 15, column: 14, scope: !10)
!67 = !DILocation(line: 15, column: 17, scope: !10)
!68 = !DILocation(line: 15, column: 22, scope: !10)
!69 = !DILocation(line: 15, column: 19, scope: !10)
!70 = !DILocation(line: 15, column: 25, scope: !10)
!71 = !DILocation(line: 16, column: 3, scope: !10)
