source_filename = "unsigned_wrap_unsafe.c"
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
  %6 = call i32 @__VERIFIER_nondet_uint(), !dbg !15
  store i32 %6, i32* %3, align 4, !dbg !16
  %7 = load i32, i32* %2, align 4, !dbg !17
  %8 = load i32, i32* %3, align 4, !dbg !18
  %9 = add i32 %7, %8, !dbg !19
  store i32 %9, i32* %4, align 4, !dbg !20
  %10 = load i32, i32* %2, align 4, !dbg !21
  %11 = add i32 %10, 1, !dbg !22
  %12 = load i32, i32* %2, align 4, !dbg !23
  %13 = icmp ult i32 %11, %12, !dbg !24
  br i1 %13, label %14, label %18, !dbg !25

14:
  %15 = load i32, i32* %2, align 4, !dbg !26
  %16 = icmp ne i32 %15, -1, !dbg !27
  br i1 %16, label %17, label %18, !dbg !21

17:
  call void @reach_error(), !dbg !28
  br label %18, !dbg !28

18:
  %19 = load i32, i32* %4, align 4, !dbg !29
  %20 = load i32, i32* %2, align 4, !dbg !30
  %21 = icmp ult i32 %19, %20, !dbg !31
  br i1 %21, label %22, label %27, !dbg !32

22:
  %23 = load i32, i32* %4, align 4, !dbg !33
  %24 = load i32, i32* %3, align 4, !dbg !34
  %25 = icmp uge i32 %23, %24, !dbg !35
  br i1 %25, label %26, label %27, !dbg !29

26:
  call void @reach_error(), !dbg !36
  br label %27, !dbg !36

27:
  %28 = load i32, i32* %2, align 4, !dbg !37
  %29 = load i32, i32* %3, align 4, !dbg !38
  %30 = sub i32 %28, %29, !dbg !39
  %31 = load i32, i32* %2, align 4, !dbg !40
  %32 = icmp ugt i32 %30, %31, !dbg !41
  br i1 %32, label %33, label %38, !dbg !42

33:
  %34 = load i32, i32* %3, align 4, !dbg !43
  %35 = load i32, i32* %2, align 4, !dbg !44
  %36 = icmp ugt i32 %34, %35, !dbg !45
  br i1 %36, label %37, label %38, !dbg !37

37:
  call void @reach_error(), !dbg !46
  br label %38, !dbg !46

38:
  ret i32 0, !dbg !47
}

declare i32 @__VERIFIER_nondet_uint()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "unsigned_wrap_unsafe.c", directory: ".")
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
!15 = !DILocation(line: 6, column: 46, scope: !10)
!16 = !DILocation(line: 6, column: 42, scope: !10)
!17 = !DILocation(line: 7, column: 18, scope: !10)
!18 = !DILocation(line: 7, column: 22, scope: !10)
!19 = !DILocation(line: 7, column: 20, scope: !10)
!20 = !DILocation(line: 7, column: 12, scope: !10)
!21 = !DILocation(line: 8, column: 7, scope: !10)
!22 = !DILocation(line: 8, column: 9, scope: !10)
!23 = !DILocation(line: 8, column: 15, scope: !10)
!24 = !DILocation(line: 8, column: 13, scope: !10)
!25 = !DILocation(line: 8, column: 17, scope: !10)
!26 = !DILocation(line: 8, column: 20, scope: !10)
!27 = !DILocation(line: 8, column: 22, scope: !10)
!28 = !DILocation(line: 8, column: 38, scope: !10)
!29 = !DILocation(line: 9, column: 7, scope: !10)
!30 = !DILocation(line: 9, column: 13, scope: !10)
!31 = !DILocation(line: 9, column: 11, scope: !10)
!32 = !DILocation(line: 9, column: 15, scope: !10)
!33 = !DILocation(line: 9, column: 18, scope: !10)
!34 = !DILocation(line: 9, column: 25, scope: !10)
!35 = !DILocation(line: 9, column: 22, scope: !10)
!36 = !DILocation(line: 9, column: 28, scope: !10)
!37 = !DILocation(line: 10, column: 7, scope: !10)
!38 = !DILocation(line: 10, column: 11, scope: !10)
!39 = !DILocation(line: 10, column: 9, scope: !10)
!40 = !DILocation(line: 10, column: 15, scope: !10)
!41 = !DILocation(line: 10, column: 13, scope: !10)
!42 = !DILocation(line: 10, column: 17, scope: !10)
!43 = !DILocation(line: 10, column: 20, scope: !10)
!44 = !DILocation(line: 10, column: 24, scope: !10)
!45 = !DILocation(line: 10, column: 22, scope: !10)
!46 = !DILocation(line: 10, column: 27, scope: !10)
!47 = !DILocation(line: 11, column: 3, scope: !10)
