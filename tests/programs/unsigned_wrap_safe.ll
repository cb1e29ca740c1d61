source_filename = "unsigned_wrap_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !15, metadata !DIExpression()), !dbg !17
  %5 = call i32 @__VERIFIER_nondet_uint(), !dbg !18
  store i32 %5, i32* %2, align 4, !dbg !17
  call void @llvm.dbg.declare(metadata i32* %3, metadata !19, metadata !DIExpression()), !dbg !20
  %6 = call i32 @__VERIFIER_nondet_uint(), !dbg !21
  store i32 %6, i32* %3, align 4, !dbg !20
  call void @llvm.dbg.declare(metadata i32* %4, metadata !22, metadata !DIExpression()), !dbg !23
  %7 = load i32, i32* %2, align 4, !dbg !24
  %8 = load i32, i32* %3, align 4, !dbg !25
  %9 = add i32 %7, %8, !dbg !26
  store i32 %9, i32* %4, align 4, !dbg !23
  %10 = load i32, i32* %2, align 4, !dbg !27
  %11 = add i32 %10, 1, !dbg !29
  %12 = load i32, i32* %2, align 4, !dbg !30
  %13 = icmp ult i32 %11, %12, !dbg !31
  br i1 %13, label %14, label %18, !dbg !32

14:
  %15 = load i32, i32* %2, align 4, !dbg !33
  %16 = icmp ne i32 %15, -1, !dbg !34
  br i1 %16, label %17, label %18, !dbg !35

17:
  call void @reach_error(), !dbg !36
  br label %18, !dbg !36

18:
  %19 = load i32, i32* %4, align 4, !dbg !37
  %20 = load i32, i32* %2, align 4, !dbg !39
  %21 = icmp ult i32 %19, %20, !dbg !40
  br i1 %21, label %22, label %27, !dbg !41

22:
  %23 = load i32, i32* %4, align 4, !dbg !42
  %24 = load i32, i32* %3, align 4, !dbg !43
  %25 = icmp uge i32 %23, %24, !dbg !44
  br i1 %25, label %26, label %27, !dbg !45

26:
  call void @reach_error(), !dbg !46
  br label %27, !dbg !46

27:
  %28 = load i32, i32* %2, align 4, !dbg !47
  %29 = load i32, i32* %3, align 4, !dbg !49
  %30 = sub i32 %28, %29, !dbg !50
  %31 = load i32, i32* %2, align 4, !dbg !51
  %32 = icmp ugt i32 %30, %31, !dbg !52
  br i1 %32, label %33, label %38, !dbg !53

33:
  %34 = load i32, i32* %3, align 4, !dbg !54
  %35 = load i32, i32* %2, align 4, !dbg !55
  %36 = icmp ule i32 %34, %35, !dbg !56
  br i1 %36, label %37, label %38, !dbg !57

37:
  call void @reach_error(), !dbg !58
  br label %38, !dbg !58

38:
  ret i32 0, !dbg !59
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_uint()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "unsigned_wrap_safe.c", directory: ".")
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
!15 = !DILocalVariable(name: "x", scope: !10, file: !1, line: 6, type: !16)
!16 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!17 = !DILocation(line: 6, column: 12, scope: !10)
!18 = !DILocation(line: 6, column: 16, scope: !10)
!19 = !DILocalVariable(name: "y", scope: !10, file: !1, line: 6, type: !16)
!20 = !DILocation(line: 6, column: 42, scope: !10)
!21 = !DILocation(line: 6, column: 46, scope: !10)
!22 = !DILocalVariable(name: "sum", scope: !10, file: !1, line: 7, type: !16)
!23 = !DILocation(line: 7, column: 12, scope: !10)
!24 = !DILocation(line: 7, column: 18, scope: !10)
!25 = !DILocation(line: 7, column: 22, scope: !10)
!26 = !DILocation(line: 7, column: 20, scope: !10)
!27 = !DILocation(line: 8, column: 7, scope: !28)
!28 = distinct !DILexicalBlock(scope: !10, file: !1, line: 8, column: 7)
!29 = !DILocation(line: 8, column: 9, scope: !28)
!30 = !DILocation(line: 8, column: 15, scope: !28)
!31 = !DILocation(line: 8, column: 13, scope: !28)
!32 = !DILocation(line: 8, column: 17, scope: !28)
!33 = !DILocation(line: 8, column: 20, scope: !28)
!34 = !DILocation(line: 8, column: 22, scope: !28)
!35 = !DILocation(line: 8, column: 7, scope: !10)
!36 = !DILocation(line: 8, column: 38, scope: !28)
!37 = !DILocation(line: 9, column: 7, scope: !38)
!38 = distinct !DILexicalBlock(scope: !10, file: !1, line: 9, column: 7)
!39 = !DILocation(line: 9, column: 13, scope: !38)
!40 = !DILocation(line: 9, column: 11, scope: !38)
!41 = !DILocation(line: 9, column: 15, scope: !38)
!42 = !DILocation(line: 9, column: 18, scope: !38)
!43 = !DILocation(line: 9, column: 25, scope: !38)
!44 = !DILocation(line: 9, column: 22, scope: !38)
!45 = !DILocation(line: 9, column: 7, scope: !10)
!46 = !DILocation(line: 9, column: 28, scope: !38)
!47 = !DILocation(line: 10, column: 7, scope: !48)
!48 = distinct !DILexicalBlock(scope: !10, file: !1, line: 10, column: 7)
!49 = !DILocation(line: 10, column: 11, scope: !48)
!50 = !DILocation(line: 10, column: 9, scope: !48)
!51 = !DILocation(line: 10, column: 15, scope: !48)
!52 = !DILocation(line: 10, column: 13, scope: !48)
!53 = !DILocation(line: 10, column: 17, scope: !48)
!54 = !DILocation(line: 10, column: 20, scope: !48)
!55 = !DILocation(line: 10, column: 25, scope: !48)
!56 = !DILocation(line: 10, column: 22, scope: !48)
!57 = !DILocation(line: 10, column: 7, scope: !10)
!58 = !DILocation(line: 10, column: 28, scope: !48)
!59 = !DILocation(line: 11, column: 3, scope: !10)
