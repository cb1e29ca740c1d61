source_filename = "char_arithmetic_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local signext i8 @upper(i8 noundef signext %0) !dbg !10 {
  %2 = alloca i8, align 1
  store i8 %0, i8* %2, align 1
  %3 = load i8, i8* %2, align 1, !dbg !13
  %4 = sext i8 %3 to i32, !dbg !13
  %5 = icmp sge i32 %4, 97, !dbg !14
  br i1 %5, label %6, label %15, !dbg !15

6:
  %7 = load i8, i8* %2, align 1, !dbg !16
  %8 = sext i8 %7 to i32, !dbg !16
  %9 = icmp slt i32 %8, 122, !dbg !17
  br i1 %9, label %10, label %15, !dbg !13

10:
  %11 = load i8, i8* %2, align 1, !dbg !18
  %12 = sext i8 %11 to i32, !dbg !18
  %13 = sub nsw i32 %12, 97, !dbg !19
  %14 = add nsw i32 %13, 65, !dbg !20
  br label %18, !dbg !13

15:
  %16 = load i8, i8* %2, align 1, !dbg !21
  %17 = sext i8 %16 to i32, !dbg !21
  br label %18, !dbg !13

18:
  %19 = phi i32 [ %14, %10 ], [ %17, %15 ], !dbg !13
  %20 = trunc i32 %19 to i8, !dbg !13
  ret i8 %20, !dbg !22
}

define dso_local i32 @main() !dbg !23 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  store i32 0, i32* %1, align 4
  %4 = call signext i8 @__VERIFIER_nondet_char(), !dbg !24
  store i8 %4, i8* %2, align 1, !dbg !25
  %5 = load i8, i8* %2, align 1, !dbg !26
  %6 = call signext i8 @upper(i8 noundef signext %5), !dbg !27
  store i8 %6, i8* %3, align 1, !dbg !28
  %7 = load i8, i8* %3, align 1, !dbg !29
  %8 = sext i8 %7 to i32, !dbg !29
  %9 = icmp sge i32 %8, 97, !dbg !30
  br i1 %9, label %10, label %15, !dbg !31

10:
  %11 = load i8, i8* %3, align 1, !dbg !32
  %12 = sext i8 %11 to i32, !dbg !32
  %13 = icmp sle i32 %12, 122, !dbg !33
  br i1 %13, label %14, label %15, !dbg !29

14:
  call void @reach_error(), !dbg !34
  br label %15, !dbg !34

15:
  %16 = load i8, i8* %2, align 1, !dbg !35
  %17 = sext i8 %16 to i32, !dbg !35
  %18 = icmp eq i32 %17, 113, !dbg !36
  br i1 %18, label %19, label %24, !dbg !37

19:
  %20 = load i8, i8* %3, align 1, !dbg !38
  %21 = sext i8 %20 to i32, !dbg !38
  %22 = icmp ne i32 %21, 81, !dbg !39
  br i1 %22, label %23, label %24, !dbg !35

23:
  call void @reach_error(), !dbg !40
  br label %24, !dbg !40

24:
  %25 = load i8, i8* %3, align 1, !dbg !41
  %26 = sext i8 %25 to i32, !dbg !41
  %27 = load i8, i8* %2, align 1, !dbg !42
  %28 = sext i8 %27 to i32, !dbg !42
  %29 = icmp ne i32 %26, %28, !dbg !43
  br i1 %29, label %30, label %38, !dbg !44

30:
  %31 = load i8, i8* %2, align 1, !dbg !45
  %32 = sext i8 %31 to i32, !dbg !45
  %33 = load i8, i8* %3, align 1, !dbg !46
  %34 = sext i8 %33 to i32, !dbg !46
  %35 = sub nsw i32 %32, %34, !dbg !47
  %36 = icmp ne i32 %35, 32, !dbg !48
  br i1 %36, label %37, label %38, !dbg !41

37:
  call void @reach_error(), !dbg !49
  br label %38, !dbg !49

38:
  ret i32 0, !dbg !50
}

declare signext i8 @__VERIFIER_nondet_char()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "char_arithmetic_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "upper", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 6, column: 10, scope: !10)
!14 = !DILocation(line: 6, column: 12, scope: !10)
!15 = !DILocation(line: 6, column: 19, scope: !10)
!16 = !DILocation(line: 6, column: 22, scope: !10)
!17 = !DILocation(line: 6, column: 24, scope: !10)
!18 = !DILocation(line: 6, column: 32, scope: !10)
!19 = !DILocation(line: 6, column: 34, scope: !10)
!20 = !DILocation(line: 6, column: 40, scope: !10)
!21 = !DILocation(line: 6, column: 48, scope: !10)
!22 = !DILocation(line: 6, column: 3, scope: !10)
!23 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !11, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!24 = !DILocation(line: 10, column: 12, scope: !23)
!25 = !DILocation(line: 10, column: 8, scope: !23)
!26 = !DILocation(line: 11, column: 18, scope: !23)
!27 = !DILocation(line: 11, column: 12, scope: !23)
!28 = !DILocation(line: 11, column: 8, scope: !23)
!29 = !DILocation(line: 12, column: 7, scope: !23)
!30 = !DILocation(line: 12, column: 9, scope: !23)
!31 = !DILocation(line: 12, column: 16, scope: !23)
!32 = !DILocation(line: 12, column: 19, scope: !23)
!33 = !DILocation(line: 12, column: 21, scope: !23)
!34 = !DILocation(line: 12, column: 29, scope: !23)
!35 = !DILocation(line: 13, column: 7, scope: !23)
!36 = !DILocation(line: 13, column: 9, scope: !23)
!37 = !DILocation(line: 13, column: 16, scope: !23)
!38 = !DILocation(line: 13, column: 19, scope: !23)
!39 = !DILocation(line: 13, column: 21, scope: !23)
!40 = !DILocation(line: 13, column: 29, scope: !23)
!41 = !DILocation(line: 14, column: 7, scope: !23)
!42 = !DILocation(line: 14, column: 12, scope: !23)
!43 = !DILocation(line: 14, column: 9, scope: !23)
!44 = !DILocation(line: 14, column: 14, scope: !23)
!45 = !DILocation(line: 14, column: 17, scope: !23)
!46 = !DILocation(line: 14, column: 21, scope: !23)
!47 = !DILocation(line: 14, column: 19, scope: !23)
!48 = !DILocation(line: 14, column: 23, scope: !23)
!49 = !DILocation(line: 14, column: 30, scope: !23)
!50 = !DILocation(line: 15, column: 3, scope: !23)
