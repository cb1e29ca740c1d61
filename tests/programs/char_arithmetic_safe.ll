source_filename = "char_arithmetic_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local signext i8 @upper(i8 noundef signext %0) !dbg !10 {
  %2 = alloca i8, align 1
  store i8 %0, i8* %2, align 1
  call void @llvm.dbg.declare(metadata i8* %2, metadata !15, metadata !DIExpression()), !dbg !16
  %3 = load i8, i8* %2, align 1, !dbg !17
  %4 = sext i8 %3 to i32, !dbg !17
  %5 = icmp sge i32 %4, 97, !dbg !18
  br i1 %5, label %6, label %15, !dbg !19

6:
  %7 = load i8, i8* %2, align 1, !dbg !20
  %8 = sext i8 %7 to i32, !dbg !20
  %9 = icmp sle i32 %8, 122, !dbg !21
  br i1 %9, label %10, label %15, !dbg !17

10:
  %11 = load i8, i8* %2, align 1, !dbg !22
  %12 = sext i8 %11 to i32, !dbg !22
  %13 = sub nsw i32 %12, 97, !dbg !23
  %14 = add nsw i32 %13, 65, !dbg !24
  br label %18, !dbg !17

15:
  %16 = load i8, i8* %2, align 1, !dbg !25
  %17 = sext i8 %16 to i32, !dbg !25
  br label %18, !dbg !17

18:
  %19 = phi i32 [ %14, %10 ], [ %17, %15 ], !dbg !17
  %20 = trunc i32 %19 to i8, !dbg !17
  ret i8 %20, !dbg !26
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define dso_local i32 @main() !dbg !27 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i8* %2, metadata !31, metadata !DIExpression()), !dbg !32
  %4 = call signext i8 @__VERIFIER_nondet_char(), !dbg !33
  store i8 %4, i8* %2, align 1, !dbg !32
  call void @llvm.dbg.declare(metadata i8* %3, metadata !34, metadata !DIExpression()), !dbg !35
  %5 = load i8, i8* %2, align 1, !dbg !36
  %6 = call signext i8 @upper(i8 noundef signext %5), !dbg !37
  store i8 %6, i8* %3, align 1, !dbg !35
  %7 = load i8, i8* %3, align 1, !dbg !38
  %8 = sext i8 %7 to i32, !dbg !38
  %9 = icmp sge i32 %8, 97, !dbg !40
  br i1 %9, label %10, label %15, !dbg !41

10:
  %11 = load i8, i8* %3, align 1, !dbg !42
  %12 = sext i8 %11 to i32, !dbg !42
  %13 = icmp sle i32 %12, 122, !dbg !43
  br i1 %13, label %14, label %15, !dbg !44

14:
  call void @reach_error(), !dbg !45
  br label %15, !dbg !45

15:
  %16 = load i8, i8* %2, align 1, !dbg !46
  %17 = sext i8 %16 to i32, !dbg !46
  %18 = icmp eq i32 %17, 113, !dbg !48
  br i1 %18, label %19, label %24, !dbg !49

19:
  %20 = load i8, i8* %3, align 1, !dbg !50
  %21 = sext i8 %20 to i32, !dbg !50
  %22 = icmp ne i32 %21, 81, !dbg !51
  br i1 %22, label %23, label %24, !dbg !52

23:
  call void @reach_error(), !dbg !53
  br label %24, !dbg !53

24:
  %25 = load i8, i8* %3, align 1, !dbg !54
  %26 = sext i8 %25 to i32, !dbg !54
  %27 = load i8, i8* %2, align 1, !dbg !56
  %28 = sext i8 %27 to i32, !dbg !56
  %29 = icmp ne i32 %26, %28, !dbg !57
  br i1 %29, label %30, label %38, !dbg !58

30:
  %31 = load i8, i8* %2, align 1, !dbg !59
  %32 = sext i8 %31 to i32, !dbg !59
  %33 = load i8, i8* %3, align 1, !dbg !60
  %34 = sext i8 %33 to i32, !dbg !60
  %35 = sub nsw i32 %32, %34, !dbg !61
  %36 = icmp ne i32 %35, 32, !dbg !62
  br i1 %36, label %37, label %38, !dbg !63

37:
  call void @reach_error(), !dbg !64
  br label %38, !dbg !64

38:
  ret i32 0, !dbg !65
}

declare signext i8 @__VERIFIER_nondet_char()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "char_arithmetic_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "upper", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13, !13}
!13 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!14 = !{}
!15 = !DILocalVariable(name: "c", arg: 1, scope: !10, file: !1, line: 5, type: !13)
!16 = !DILocation(line: 5, column: 17, scope: !10)
!17 = !DILocation(line: 6, column: 10, scope: !10)
!18 = !DILocation(line: 6, column: 12, scope: !10)
!19 = !DILocation(line: 6, column: 19, scope: !10)
!20 = !DILocation(line: 6, column: 22, scope: !10)
!21 = !DILocation(line: 6, column: 24, scope: !10)
!22 = !DILocation(line: 6, column: 33, scope: !10)
!23 = !DILocation(line: 6, column: 35, scope: !10)
!24 = !DILocation(line: 6, column: 41, scope: !10)
!25 = !DILocation(line: 6, column: 49, scope: !10)
!26 = !DILocation(line: 6, column: 3, scope: !10)
!27 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !28, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!28 = !DISubroutineType(types: !29)
!29 = !{!30}
!30 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!31 = !DILocalVariable(name: "c", scope: !27, file: !1, line: 10, type: !13)
!32 = !DILocation(line: 10, column: 8, scope: !27)
!33 = !DILocation(line: 10, column: 12, scope: !27)
!34 = !DILocalVariable(name: "u", scope: !27, file: !1, line: 11, type: !13)
!35 = !DILocation(line: 11, column: 8, scope: !27)
!36 = !DILocation(line: 11, column: 18, scope: !27)
!37 = !DILocation(line: 11, column: 12, scope: !27)
!38 = !DILocation(line: 12, column: 7, scope: !39)
!39 = distinct !DILexicalBlock(scope: !27, file: !1, line: 12, column: 7)
!40 = !DILocation(line: 12, column: 9, scope: !39)
!41 = !DILocation(line: 12, column: 16, scope: !39)
!42 = !DILocation(line: 12, column: 19, scope: !39)
!43 = !DILocation(line: 12, column: 21, scope: !39)
!44 = !DILocation(line: 12, column: 7, scope: !27)
!45 = !DILocation(line: 12, column: 29, scope: !39)
!46 = !DILocation(line: 13, column: 7, scope: !47)
!47 = distinct !DILexicalBlock(scope: !27, file: !1, line: 13, column: 7)
!48 = !DILocation(line: 13, column: 9, scope: !47)
!49 = !DILocation(line: 13, column: 16, scope: !47)
!50 = !DILocation(line: 13, column: 19, scope: !47)
!51 = !DILocation(line: 13, column: 21, scope: !47)
!52 = !DILocation(line: 13, column: 7, scope: !27)
!53 = !DILocation(line: 13, column: 29, scope: !47)
!54 = !DILocation(line: 14, column: 7, scope: !55)
!55 = distinct !DILexicalBlock(scope: !27, file: !1, line: 14, column: 7)
!56 = !DILocation(line: 14, column: 12, scope: !55)
!57 = !DILocation(line: 14, column: 9, scope: !55)
!58 = !DILocation(line: 14, column: 14, scope: !55)
!59 = !DILocation(line: 14, column: 17, scope: !55)
!60 = !DILocation(line: 14, column: 21, scope: !55)
!61 = !DILocation(line: 14, column: 19, scope: !55)
!62 = !DILocation(line: 14, column: 23, scope: !55)
!63 = !DILocation(line: 14, column: 7, scope: !27)
!64 = !DILocation(line: 14, column: 30, scope: !55)
!65 = !DILocation(line: 15, column: 3, scope: !27)
