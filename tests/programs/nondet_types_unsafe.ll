source_filename = "nondet_types_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  %8 = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !13
  %9 = zext i8 %8 to i32, !dbg !13
  store i32 %9, i32* %2, align 4, !dbg !14
  %10 = call signext i16 @__VERIFIER_nondet_short(), !dbg !15
  %11 = sext i16 %10 to i32, !dbg !15
  store i32 %11, i32* %3, align 4, !dbg !16
  %12 = call i32 @__VERIFIER_nondet_uint(), !dbg !17
  %13 = zext i32 %12 to i64, !dbg !17
  store i64 %13, i64* %4, align 8, !dbg !18
  %14 = call i64 @__VERIFIER_nondet_ulong(), !dbg !19
  store i64 %14, i64* %5, align 8, !dbg !20
  %15 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !21
  %16 = zext i1 %15 to i32, !dbg !21
  store i32 %16, i32* %6, align 4, !dbg !22
  %17 = call i64 @__VERIFIER_nondet_longlong(), !dbg !23
  store i64 %17, i64* %7, align 8, !dbg !24
  %18 = load i32, i32* %2, align 4, !dbg !25
  %19 = icmp slt i32 %18, 0, !dbg !26
  br i1 %19, label %41, label %20, !dbg !27

20:
  %21 = load i32, i32* %2, align 4, !dbg !28
  %22 = icmp sge i32 %21, 255, !dbg !29
  br i1 %22, label %41, label %23, !dbg !30

23:
  %24 = load i32, i32* %3, align 4, !dbg !31
  %25 = icmp slt i32 %24, -32768, !dbg !32
  br i1 %25, label %41, label %26, !dbg !33

26:
  %27 = load i32, i32* %3, align 4, !dbg !34
  %28 = icmp sgt i32 %27, 32767, !dbg !35
  br i1 %28, label %41, label %29, !dbg !36

29:
  %30 = load i64, i64* %4, align 8, !dbg !37
  %31 = icmp slt i64 %30, 0, !dbg !38
  br i1 %31, label %41, label %32, !dbg !39

32:
  %33 = load i64, i64* %4, align 8, !dbg !40
  %34 = icmp sgt i64 %33, 4294967295, !dbg !41
  br i1 %34, label %41, label %35, !dbg !42

35:
  %36 = load i32, i32* %6, align 4, !dbg !43
  %37 = icmp slt i32 %36, 0, !dbg !44
  br i1 %37, label %41, label %38, !dbg !45

38:
  %39 = load i32, i32* %6, align 4, !dbg !46
  %40 = icmp sgt i32 %39, 1, !dbg !47
  br i1 %40, label %41, label %42, !dbg !25

41:
  call void @reach_error(), !dbg !48
  br label %42, !dbg !48

42:
  %43 = load i64, i64* %5, align 8, !dbg !49
  %44 = icmp ugt i64 %43, -1, !dbg !50
  br i1 %44, label %49, label %45, !dbg !51

45:
  %46 = load i64, i64* %7, align 8, !dbg !52
  %47 = sdiv i64 %46, 2, !dbg !53
  %48 = icmp sgt i64 %47, 4611686018427387903, !dbg !54
  br i1 %48, label %49, label %50, !dbg !49

49:
  call void @reach_error(), !dbg !55
  br label %50, !dbg !55

50:
  ret i32 0, !dbg !56
}

declare zeroext i8 @__VERIFIER_nondet_uchar()

declare signext i16 @__VERIFIER_nondet_short()

declare i32 @__VERIFIER_nondet_uint()

declare i64 @__VERIFIER_nondet_ulong()

declare zeroext i1 @__VERIFIER_nondet_bool()

declare i64 @__VERIFIER_nondet_longlong()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "nondet_types_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !11, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 11, column: 11, scope: !10)
!14 = !DILocation(line: 11, column: 7, scope: !10)
!15 = !DILocation(line: 12, column: 11, scope: !10)
!16 = !DILocation(line: 12, column: 7, scope: !10)
!17 = !DILocation(line: 13, column: 12, scope: !10)
!18 = !DILocation(line: 13, column: 8, scope: !10)
!19 = !DILocation(line: 14, column: 21, scope: !10)
!20 = !DILocation(line: 14, column: 17, scope: !10)
!21 = !DILocation(line: 15, column: 11, scope: !10)
!22 = !DILocation(line: 15, column: 7, scope: !10)
!23 = !DILocation(line: 16, column: 17, scope: !10)
!24 = !DILocation(line: 16, column: 13, scope: !10)
!25 = !DILocation(line: 17, column: 7, scope: !10)
!26 = !DILocation(line: 17, column: 9, scope: !10)
!27 = !DILocation(line: 17, column: 13, scope: !10)
!28 = !DILocation(line: 17, column: 16, scope: !10)
!29 = !DILocation(line: 17, column: 18, scope: !10)
!30 = !DILocation(line: 17, column: 25, scope: !10)
!31 = !DILocation(line: 17, column: 28, scope: !10)
!32 = !DILocation(line: 17, column: 30, scope: !10)
!33 = !DILocation(line: 17, column: 39, scope: !10)
!34 = !DILocation(line: 17, column: 42, scope: !10)
!35 = !DILocation(line: 17, column: 44, scope: !10)
!36 = !DILocation(line: 17, column: 52, scope: !10)
!37 = !DILocation(line: 17, column: 55, scope: !10)
!38 = !DILocation(line: 17, column: 57, scope: !10)
!39 = !DILocation(line: 17, column: 61, scope: !10)
!40 = !DILocation(line: 17, column: 64, scope: !10)
!41 = !DILocation(line: 17, column: 66, scope: !10)
!42 = !DILocation(line: 17, column: 79, scope: !10)
!43 = !DILocation(line: 17, column: 82, scope: !10)
!44 = !DILocation(line: 17, column: 84, scope: !10)
!45 = !DILocation(line: 17, column: 88, scope: !10)
!46 = !DILocation(line: 17, column: 91, scope: !10)
!47 = !DILocation(line: 17, column: 93, scope: !10)
!48 = !DILocation(line: 17, column: 98, scope: !10)
!49 = !DILocation(line: 18, column: 7, scope: !10)
!50 = !DILocation(line: 18, column: 9, scope: !10)
!51 = !DILocation(line: 18, column: 30, scope: !10)
!52 = !DILocation(line: 18, column: 33, scope: !10)
!53 = !DILocation(line: 18, column: 35, scope: !10)
!54 = !DILocation(line: 18, column: 39, scope: !10)
!55 = !DILocation(line: 18, column: 62, scope: !10)
!56 = !DILocation(line: 19, column: 3, scope: !10)
