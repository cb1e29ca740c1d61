source_filename = "bounds_global_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@table = dso_local global [3 x [5 x i8]] zeroinitializer, align 1, !dbg !0

define dso_local i32 @main() !dbg !18 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !23, metadata !DIExpression()), !dbg !24
  %4 = call i32 @__VERIFIER_nondet_int(), !dbg !25
  store i32 %4, i32* %2, align 4, !dbg !24
  call void @llvm.dbg.declare(metadata i32* %3, metadata !26, metadata !DIExpression()), !dbg !27
  %5 = call i32 @__VERIFIER_nondet_int(), !dbg !28
  store i32 %5, i32* %3, align 4, !dbg !27
  %6 = load i32, i32* %2, align 4, !dbg !29
  %7 = icmp slt i32 %6, 0, !dbg !31
  br i1 %7, label %17, label %8, !dbg !32

8:
  %9 = load i32, i32* %2, align 4, !dbg !33
  %10 = icmp sgt i32 %9, 2, !dbg !34
  br i1 %10, label %17, label %11, !dbg !35

11:
  %12 = load i32, i32* %3, align 4, !dbg !36
  %13 = icmp slt i32 %12, 0, !dbg !37
  br i1 %13, label %17, label %14, !dbg !38

14:
  %15 = load i32, i32* %3, align 4, !dbg !39
  %16 = icmp sgt i32 %15, 4, !dbg !40
  br i1 %16, label %17, label %18, !dbg !41

17:
  store i32 0, i32* %1, align 4, !dbg !42
  br label %34, !dbg !42

18:
  %19 = load i32, i32* %2, align 4, !dbg !43
  %20 = sext i32 %19 to i64, !dbg !44
  %21 = getelementptr inbounds [3 x [5 x i8]], [3 x [5 x i8]]* @table, i64 0, i64 %20, !dbg !44
  %22 = load i32, i32* %3, align 4, !dbg !45
  %23 = sext i32 %22 to i64, !dbg !44
  %24 = getelementptr inbounds [5 x i8], [5 x i8]* %21, i64 0, i64 %23, !dbg !44
  store i8 1, i8* %24, align 1, !dbg !46
  %25 = load i32, i32* %2, align 4, !dbg !47
  %26 = sub nsw i32 2, %25, !dbg !48
  %27 = sext i32 %26 to i64, !dbg !49
  %28 = getelementptr inbounds [3 x [5 x i8]], [3 x [5 x i8]]* @table, i64 0, i64 %27, !dbg !49
  %29 = load i32, i32* %3, align 4, !dbg !50
  %30 = sext i32 %29 to i64, !dbg !49
  %31 = getelementptr inbounds [5 x i8], [5 x i8]* %28, i64 0, i64 %30, !dbg !49
  %32 = load i8, i8* %31, align 1, !dbg !49
  %33 = sext i8 %32 to i32, !dbg !49
  store i32 %33, i32* %1, align 4, !dbg !51
  br label %34, !dbg !51

34:
  %35 = load i32, i32* %1, align 4, !dbg !52
  ret i32 %35, !dbg !52
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15, !16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 4, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "bounds_global_safe.c", directory: ".")
!4 = !{!0}
!5 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 120, elements: !7)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !{!8, !9}
!8 = !DISubrange(count: 3)
!9 = !DISubrange(count: 5)
!10 = !{i32 7, !"Dwarf Version", i32 5}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 7, !"PIC Level", i32 2}
!14 = !{i32 7, !"PIE Level", i32 2}
!15 = !{i32 7, !"uwtable", i32 1}
!16 = !{i32 7, !"frame-pointer", i32 2}

!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 6, type: !19, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!19 = !DISubroutineType(types: !20)
!20 = !{!21}
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !{}
!23 = !DILocalVariable(name: "r", scope: !18, file: !3, line: 7, type: !21)
!24 = !DILocation(line: 7, column: 7, scope: !18)
!25 = !DILocation(line: 7, column: 11, scope: !18)
!26 = !DILocalVariable(name: "c", scope: !18, file: !3, line: 7, type: !21)
!27 = !DILocation(line: 7, column: 36, scope: !18)
!28 = !DILocation(line: 7, column: 40, scope: !18)
!29 = !DILocation(line: 8, column: 7, scope: !30)
!30 = distinct !DILexicalBlock(scope: !18, file: !3, line: 8, column: 7)
!31 = !DILocation(line: 8, column: 9, scope: !30)
!32 = !DILocation(line: 8, column: 13, scope: !30)
!33 = !DILocation(line: 8, column: 16, scope: !30)
!34 = !DILocation(line: 8, column: 18, scope: !30)
!35 = !DILocation(line: 8, column: 22, scope: !30)
!36 = !DILocation(line: 8, column: 25, scope: !30)
!37 = !DILocation(line: 8, column: 27, scope: !30)
!38 = !DILocation(line: 8, column: 31, scope: !30)
!39 = !DILocation(line: 8, column: 34, scope: !30)
!40 = !DILocation(line: 8, column: 36, scope: !30)
!41 = !DILocation(line: 8, column: 7, scope: !18)
!42 = !DILocation(line: 8, column: 41, scope: !30)
!43 = !DILocation(line: 9, column: 9, scope: !18)
!44 = !DILocation(line: 9, column: 3, scope: !18)
!45 = !DILocation(line: 9, column: 12, scope: !18)
!46 = !DILocation(line: 9, column: 15, scope: !18)
!47 = !DILocation(line: 10, column: 20, scope: !18)
!48 = !DILocation(line: 10, column: 18, scope: !18)
!49 = !DILocation(line: 10, column: 10, scope: !18)
!50 = !DILocation(line: 10, column: 23, scope: !18)
!51 = !DILocation(line: 10, column: 3, scope: !18)
!52 = !DILocation(line: 11, column: 1, scope: !18)
