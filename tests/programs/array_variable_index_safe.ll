source_filename = "array_variable_index_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca [5 x i32], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [5 x i32]* %2, metadata !15, metadata !DIExpression()), !dbg !19
  %5 = bitcast [5 x i32]* %2 to i8*, !dbg !19
  call void @llvm.memset.p0i8.i64(i8* align 16 %5, i8 0, i64 20, i1 false), !dbg !19
  call void @llvm.dbg.declare(metadata i32* %3, metadata !20, metadata !DIExpression()), !dbg !22
  %6 = call i32 @__VERIFIER_nondet_uint(), !dbg !23
  store i32 %6, i32* %3, align 4, !dbg !22
  call void @llvm.dbg.declare(metadata i32* %4, metadata !24, metadata !DIExpression()), !dbg !25
  %7 = call i32 @__VERIFIER_nondet_uint(), !dbg !26
  store i32 %7, i32* %4, align 4, !dbg !25
  %8 = load i32, i32* %3, align 4, !dbg !27
  %9 = icmp uge i32 %8, 5, !dbg !29
  br i1 %9, label %13, label %10, !dbg !30

10:
  %11 = load i32, i32* %4, align 4, !dbg !31
  %12 = icmp uge i32 %11, 5, !dbg !32
  br i1 %12, label %13, label %14, !dbg !33

13:
  store i32 0, i32* %1, align 4, !dbg !34
  br label %51, !dbg !34

14:
  %15 = load i32, i32* %3, align 4, !dbg !35
  %16 = zext i32 %15 to i64, !dbg !36
  %17 = getelementptr inbounds [5 x i32], [5 x i32]* %2, i64 0, i64 %16, !dbg !36
  store i32 1, i32* %17, align 4, !dbg !37
  %18 = load i32, i32* %4, align 4, !dbg !38
  %19 = zext i32 %18 to i64, !dbg !39
  %20 = getelementptr inbounds [5 x i32], [5 x i32]* %2, i64 0, i64 %19, !dbg !39
  %21 = load i32, i32* %20, align 4, !dbg !40
  %22 = add nsw i32 %21, 1, !dbg !40
  store i32 %22, i32* %20, align 4, !dbg !40
  %23 = load i32, i32* %3, align 4, !dbg !41
  %24 = load i32, i32* %4, align 4, !dbg !43
  %25 = icmp eq i32 %23, %24, !dbg !44
  br i1 %25, label %26, label %33, !dbg !45

26:
  %27 = load i32, i32* %3, align 4, !dbg !46
  %28 = zext i32 %27 to i64, !dbg !47
  %29 = getelementptr inbounds [5 x i32], [5 x i32]* %2, i64 0, i64 %28, !dbg !47
  %30 = load i32, i32* %29, align 4, !dbg !47
  %31 = icmp ne i32 %30, 2, !dbg !48
  br i1 %31, label %32, label %33, !dbg !49

32:
  call void @reach_error(), !dbg !50
  br label %33, !dbg !50

33:
  %34 = load i32, i32* %3, align 4, !dbg !51
  %35 = load i32, i32* %4, align 4, !dbg !53
  %36 = icmp ne i32 %34, %35, !dbg !54
  br i1 %36, label %37, label %50, !dbg !55

37:
  %38 = load i32, i32* %3, align 4, !dbg !56
  %39 = zext i32 %38 to i64, !dbg !57
  %40 = getelementptr inbounds [5 x i32], [5 x i32]* %2, i64 0, i64 %39, !dbg !57
  %41 = load i32, i32* %40, align 4, !dbg !57
  %42 = icmp ne i32 %41, 1, !dbg !58
  br i1 %42, label %49, label %43, !dbg !59

43:
  %44 = load i32, i32* %4, align 4, !dbg !60
  %45 = zext i32 %44 to i64, !dbg !61
  %46 = getelementptr inbounds [5 x i32], [5 x i32]* %2, i64 0, i64 %45, !dbg !61
  %47 = load i32, i32* %46, align 4, !dbg !61
  %48 = icmp ne i32 %47, 1, !dbg !62
  br i1 %48, label %49, label %50, !dbg !63

49:
  call void @reach_error(), !dbg !64
  br label %50, !dbg !64

50:
  store i32 0, i32* %1, align 4, !dbg !65
  br label %51, !dbg !65

51:
  %52 = load i32, i32* %1, align 4, !dbg !66
  ret i32 %52, !dbg !66
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare i32 @__VERIFIER_nondet_uint()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "array_variable_index_safe.c", directory: ".")
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
!15 = !DILocalVariable(name: "a", scope: !10, file: !1, line: 6, type: !16)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 160, elements: !17)
!17 = !{!18}
!18 = !DISubrange(count: 5)
!19 = !DILocation(line: 6, column: 7, scope: !10)
!20 = !DILocalVariable(name: "i", scope: !10, file: !1, line: 7, type: !21)
!21 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!22 = !DILocation(line: 7, column: 12, scope: !10)
!23 = !DILocation(line: 7, column: 16, scope: !10)
!24 = !DILocalVariable(name: "j", scope: !10, file: !1, line: 7, type: !21)
!25 = !DILocation(line: 7, column: 42, scope: !10)
!26 = !DILocation(line: 7, column: 46, scope: !10)
!27 = !DILocation(line: 8, column: 7, scope: !28)
!28 = distinct !DILexicalBlock(scope: !10, file: !1, line: 8, column: 7)
!29 = !DILocation(line: 8, column: 9, scope: !28)
!30 = !DILocation(line: 8, column: 14, scope: !28)
!31 = !DILocation(line: 8, column: 17, scope: !28)
!32 = !DILocation(line: 8, column: 19, scope: !28)
!33 = !DILocation(line: 8, column: 7, scope: !10)
!34 = !DILocation(line: 8, column: 25, scope: !28)
!35 = !DILocation(line: 9, column: 5, scope: !10)
!36 = !DILocation(line: 9, column: 3, scope: !10)
!37 = !DILocation(line: 9, column: 8, scope: !10)
!38 = !DILocation(line: 10, column: 5, scope: !10)
!39 = !DILocation(line: 10, column: 3, scope: !10)
!40 = !DILocation(line: 10, column: 7, scope: !10)
!41 = !DILocation(line: 11, column: 7, scope: !42)
!42 = distinct !DILexicalBlock(scope: !10, file: !1, line: 11, column: 7)
!43 = !DILocation(line: 11, column: 12, scope: !42)
!44 = !DILocation(line: 11, column: 9, scope: !42)
!45 = !DILocation(line: 11, column: 14, scope: !42)
!46 = !DILocation(line: 11, column: 19, scope: !42)
!47 = !DILocation(line: 11, column: 17, scope: !42)
!48 = !DILocation(line: 11, column: 22, scope: !42)
!49 = !DILocation(line: 11, column: 7, scope: !10)
!50 = !DILocation(line: 11, column: 28, scope: !42)
!51 = !DILocation(line: 12, column: 7, scope: !52)
!52 = distinct !DILexicalBlock(scope: !10, file: !1, line: 12, column: 7)
!53 = !DILocation(line: 12, column: 12, scope: !52)
!54 = !DILocation(line: 12, column: 9, scope: !52)
!55 = !DILocation(line: 12, column: 14, scope: !52)
!56 = !DILocation(line: 12, column: 20, scope: !52)
!57 = !DILocation(line: 12, column: 18, scope: !52)
!58 = !DILocation(line: 12, column: 23, scope: !52)
!59 = !DILocation(line: 12, column: 28, scope: !52)
!60 = !DILocation(line: 12, column: 33, scope: !52)
!61 = !DILocation(line: 12, column: 31, scope: !52)
!62 = !DILocation(line: 12, column: 36, scope: !52)
!63 = !DILocation(line: 12, column: 7, scope: !10)
!64 = !DILocation(line: 12, column: 43, scope: !52)
!65 = !DILocation(line: 13, column: 3, scope: !10)
!66 = !DILocation(line: 14, column: 1, scope: !10)
