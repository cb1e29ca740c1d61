source_filename = "builtins_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i8, align 1
  store i32 0, i32* %1, align 4
  %7 = call i32 @__VERIFIER_nondet_int(), !dbg !13
  store i32 %7, i32* %2, align 4, !dbg !14
  %8 = call i32 @__VERIFIER_nondet_int(), !dbg !15
  store i32 %8, i32* %3, align 4, !dbg !16
  %9 = call i32 @__VERIFIER_nondet_uint(), !dbg !17
  store i32 %9, i32* %5, align 4, !dbg !18
  %10 = load i32, i32* %2, align 4, !dbg !19
  %11 = load i32, i32* %3, align 4, !dbg !20
  %12 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %10, i32 %11), !dbg !21
  %13 = extractvalue { i32, i1 } %12, 1, !dbg !21
  %14 = extractvalue { i32, i1 } %12, 0, !dbg !21
  store i32 %14, i32* %4, align 4, !dbg !21
  %15 = zext i1 %13 to i8, !dbg !22
  store i8 %15, i8* %6, align 1, !dbg !22
  %16 = load i32, i32* %3, align 4, !dbg !23
  %17 = icmp sgt i32 %16, 0, !dbg !24
  br i1 %17, label %18, label %23, !dbg !25

18:
  %19 = load i32, i32* %4, align 4, !dbg !26
  %20 = load i32, i32* %2, align 4, !dbg !27
  %21 = icmp sle i32 %19, %20, !dbg !28
  br i1 %21, label %22, label %23, !dbg !23

22:
  call void @reach_error(), !dbg !29
  br label %23, !dbg !29

23:
  %24 = load i32, i32* %2, align 4, !dbg !30
  %25 = icmp eq i32 %24, 5, !dbg !31
  %26 = zext i1 %25 to i32, !dbg !31
  %27 = sext i32 %26 to i64, !dbg !30
  %28 = icmp ne i64 %27, 0, !dbg !32
  br i1 %28, label %29, label %33, !dbg !33

29:
  %30 = load i32, i32* %2, align 4, !dbg !34
  %31 = icmp ne i32 %30, 5, !dbg !35
  br i1 %31, label %32, label %33, !dbg !32

32:
  call void @reach_error(), !dbg !36
  br label %33, !dbg !36

33:
  %34 = load i32, i32* %5, align 4, !dbg !37
  %35 = call i32 @llvm.bswap.i32(i32 %34), !dbg !38
  %36 = icmp eq i32 %35, 16777216, !dbg !39
  br i1 %36, label %37, label %41, !dbg !40

37:
  %38 = load i32, i32* %5, align 4, !dbg !41
  %39 = icmp ne i32 %38, 1, !dbg !42
  br i1 %39, label %40, label %41, !dbg !38

40:
  call void @reach_error(), !dbg !43
  br label %41, !dbg !43

41:
  %42 = load i32, i32* %5, align 4, !dbg !44
  %43 = and i32 %42, 15, !dbg !45
  %44 = call i32 @llvm.ctpop.i32(i32 %43), !dbg !46
  %45 = icmp sgt i32 %44, 4, !dbg !47
  br i1 %45, label %46, label %47, !dbg !46

46:
  call void @reach_error(), !dbg !48
  br label %47, !dbg !48

47:
  ret i32 0, !dbg !49
}

declare i32 @__VERIFIER_nondet_int()

declare i32 @__VERIFIER_nondet_uint()

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)

declare void @reach_error()

declare i32 @llvm.bswap.i32(i32)

declare i32 @llvm.ctpop.i32(i32)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "builtins_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 7, column: 11, scope: !10)
!14 = !DILocation(line: 7, column: 7, scope: !10)
!15 = !DILocation(line: 7, column: 40, scope: !10)
!16 = !DILocation(line: 7, column: 36, scope: !10)
!17 = !DILocation(line: 8, column: 16, scope: !10)
!18 = !DILocation(line: 8, column: 12, scope: !10)
!19 = !DILocation(line: 9, column: 39, scope: !10)
!20 = !DILocation(line: 9, column: 42, scope: !10)
!21 = !DILocation(line: 9, column: 16, scope: !10)
!22 = !DILocation(line: 9, column: 9, scope: !10)
!23 = !DILocation(line: 10, column: 7, scope: !10)
!24 = !DILocation(line: 10, column: 9, scope: !10)
!25 = !DILocation(line: 10, column: 13, scope: !10)
!26 = !DILocation(line: 10, column: 16, scope: !10)
!27 = !DILocation(line: 10, column: 23, scope: !10)
!28 = !DILocation(line: 10, column: 20, scope: !10)
!29 = !DILocation(line: 10, column: 26, scope: !10)
!30 = !DILocation(line: 11, column: 24, scope: !10)
!31 = !DILocation(line: 11, column: 26, scope: !10)
!32 = !DILocation(line: 11, column: 7, scope: !10)
!33 = !DILocation(line: 11, column: 35, scope: !10)
!34 = !DILocation(line: 11, column: 38, scope: !10)
!35 = !DILocation(line: 11, column: 40, scope: !10)
!36 = !DILocation(line: 11, column: 46, scope: !10)
!37 = !DILocation(line: 12, column: 25, scope: !10)
!38 = !DILocation(line: 12, column: 7, scope: !10)
!39 = !DILocation(line: 12, column: 28, scope: !10)
!40 = !DILocation(line: 12, column: 42, scope: !10)
!41 = !DILocation(line: 12, column: 45, scope: !10)
!42 = !DILocation(line: 12, column: 47, scope: !10)
!43 = !DILocation(line: 12, column: 53, scope: !10)
!44 = !DILocation(line: 13, column: 26, scope: !10)
!45 = !DILocation(line: 13, column: 28, scope: !10)
!46 = !DILocation(line: 13, column: 7, scope: !10)
!47 = !DILocation(line: 13, column: 34, scope: !10)
!48 = !DILocation(line: 13, column: 39, scope: !10)
!49 = !DILocation(line: 14, column: 3, scope: !10)
