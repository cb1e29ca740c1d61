source_filename = "memory_functions_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.a = private unnamed_addr constant [8 x i8] c"abcdefg\00", align 1

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca [8 x i8], align 1
  %3 = alloca [8 x i8], align 1
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [8 x i8]* %2, metadata !15, metadata !DIExpression()), !dbg !20
  %6 = bitcast [8 x i8]* %2 to i8*, !dbg !20
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %6, i8* align 1 getelementptr inbounds ([8 x i8], [8 x i8]* @__const.main.a, i32 0, i32 0), i64 8, i1 false), !dbg !20
  call void @llvm.dbg.declare(metadata [8 x i8]* %3, metadata !21, metadata !DIExpression()), !dbg !22
  %7 = getelementptr inbounds [8 x i8], [8 x i8]* %3, i64 0, i64 0, !dbg !23
  %8 = getelementptr inbounds [8 x i8], [8 x i8]* %2, i64 0, i64 0, !dbg !23
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %7, i8* align 1 %8, i64 8, i1 false), !dbg !23
  %9 = getelementptr inbounds [8 x i8], [8 x i8]* %2, i64 0, i64 0, !dbg !24
  %10 = getelementptr inbounds i8, i8* %9, i64 1, !dbg !25
  %11 = getelementptr inbounds [8 x i8], [8 x i8]* %2, i64 0, i64 0, !dbg !26
  call void @llvm.memmove.p0i8.p0i8.i64(i8* align 1 %10, i8* align 1 %11, i64 4, i1 false), !dbg !26
  %12 = getelementptr inbounds [8 x i8], [8 x i8]* %2, i64 0, i64 1, !dbg !27
  %13 = load i8, i8* %12, align 1, !dbg !27
  %14 = sext i8 %13 to i32, !dbg !27
  %15 = icmp ne i32 %14, 97, !dbg !29
  br i1 %15, label %26, label %16, !dbg !30

16:
  %17 = getelementptr inbounds [8 x i8], [8 x i8]* %2, i64 0, i64 4, !dbg !31
  %18 = load i8, i8* %17, align 1, !dbg !31
  %19 = sext i8 %18 to i32, !dbg !31
  %20 = icmp ne i32 %19, 100, !dbg !32
  br i1 %20, label %26, label %21, !dbg !33

21:
  %22 = getelementptr inbounds [8 x i8], [8 x i8]* %2, i64 0, i64 5, !dbg !34
  %23 = load i8, i8* %22, align 1, !dbg !34
  %24 = sext i8 %23 to i32, !dbg !34
  %25 = icmp ne i32 %24, 102, !dbg !35
  br i1 %25, label %26, label %27, !dbg !36

26:
  call void @reach_error(), !dbg !37
  br label %27, !dbg !37

27:
  %28 = getelementptr inbounds [8 x i8], [8 x i8]* %3, i64 0, i64 0, !dbg !38
  %29 = getelementptr inbounds i8, i8* %28, i64 2, !dbg !39
  call void @llvm.memset.p0i8.i64(i8* align 1 %29, i8 120, i64 3, i1 false), !dbg !40
  %30 = getelementptr inbounds [8 x i8], [8 x i8]* %3, i64 0, i64 1, !dbg !41
  %31 = load i8, i8* %30, align 1, !dbg !41
  %32 = sext i8 %31 to i32, !dbg !41
  %33 = icmp ne i32 %32, 98, !dbg !43
  br i1 %33, label %49, label %34, !dbg !44

34:
  %35 = getelementptr inbounds [8 x i8], [8 x i8]* %3, i64 0, i64 2, !dbg !45
  %36 = load i8, i8* %35, align 1, !dbg !45
  %37 = sext i8 %36 to i32, !dbg !45
  %38 = icmp ne i32 %37, 120, !dbg !46
  br i1 %38, label %49, label %39, !dbg !47

39:
  %40 = getelementptr inbounds [8 x i8], [8 x i8]* %3, i64 0, i64 4, !dbg !48
  %41 = load i8, i8* %40, align 1, !dbg !48
  %42 = sext i8 %41 to i32, !dbg !48
  %43 = icmp ne i32 %42, 120, !dbg !49
  br i1 %43, label %49, label %44, !dbg !50

44:
  %45 = getelementptr inbounds [8 x i8], [8 x i8]* %3, i64 0, i64 5, !dbg !51
  %46 = load i8, i8* %45, align 1, !dbg !51
  %47 = sext i8 %46 to i32, !dbg !51
  %48 = icmp ne i32 %47, 102, !dbg !52
  br i1 %48, label %49, label %50, !dbg !53

49:
  call void @reach_error(), !dbg !54
  br label %50, !dbg !54

50:
  call void @llvm.dbg.declare(metadata i32* %4, metadata !55, metadata !DIExpression()), !dbg !56
  %51 = call i32 @__VERIFIER_nondet_int(), !dbg !57
  store i32 %51, i32* %4, align 4, !dbg !56
  call void @llvm.dbg.declare(metadata i32* %5, metadata !58, metadata !DIExpression()), !dbg !59
  store i32 0, i32* %5, align 4, !dbg !59
  %52 = bitcast i32* %5 to i8*, !dbg !60
  %53 = bitcast i32* %4 to i8*, !dbg !60
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %52, i8* align 4 %53, i64 4, i1 false), !dbg !60
  %54 = load i32, i32* %5, align 4, !dbg !61
  %55 = load i32, i32* %4, align 4, !dbg !63
  %56 = icmp ne i32 %54, %55, !dbg !64
  br i1 %56, label %57, label %58, !dbg !65

57:
  call void @reach_error(), !dbg !66
  br label %58, !dbg !66

58:
  ret i32 0, !dbg !67
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare void @llvm.memmove.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1 immarg)

declare void @reach_error()

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare i32 @__VERIFIER_nondet_int()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "memory_functions_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "a", scope: !10, file: !1, line: 9, type: !16)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 64, elements: !18)
!17 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!18 = !{!19}
!19 = !DISubrange(count: 8)
!20 = !DILocation(line: 9, column: 8, scope: !10)
!21 = !DILocalVariable(name: "b", scope: !10, file: !1, line: 9, type: !16)
!22 = !DILocation(line: 9, column: 26, scope: !10)
!23 = !DILocation(line: 10, column: 3, scope: !10)
!24 = !DILocation(line: 11, column: 11, scope: !10)
!25 = !DILocation(line: 11, column: 13, scope: !10)
!26 = !DILocation(line: 11, column: 3, scope: !10)
!27 = !DILocation(line: 12, column: 7, scope: !28)
!28 = distinct !DILexicalBlock(scope: !10, file: !1, line: 12, column: 7)
!29 = !DILocation(line: 12, column: 12, scope: !28)
!30 = !DILocation(line: 12, column: 19, scope: !28)
!31 = !DILocation(line: 12, column: 22, scope: !28)
!32 = !DILocation(line: 12, column: 27, scope: !28)
!33 = !DILocation(line: 12, column: 34, scope: !28)
!34 = !DILocation(line: 12, column: 37, scope: !28)
!35 = !DILocation(line: 12, column: 42, scope: !28)
!36 = !DILocation(line: 12, column: 7, scope: !10)
!37 = !DILocation(line: 12, column: 50, scope: !28)
!38 = !DILocation(line: 13, column: 10, scope: !10)
!39 = !DILocation(line: 13, column: 12, scope: !10)
!40 = !DILocation(line: 13, column: 3, scope: !10)
!41 = !DILocation(line: 14, column: 7, scope: !42)
!42 = distinct !DILexicalBlock(scope: !10, file: !1, line: 14, column: 7)
!43 = !DILocation(line: 14, column: 12, scope: !42)
!44 = !DILocation(line: 14, column: 19, scope: !42)
!45 = !DILocation(line: 14, column: 22, scope: !42)
!46 = !DILocation(line: 14, column: 27, scope: !42)
!47 = !DILocation(line: 14, column: 34, scope: !42)
!48 = !DILocation(line: 14, column: 37, scope: !42)
!49 = !DILocation(line: 14, column: 42, scope: !42)
!50 = !DILocation(line: 14, column: 49, scope: !42)
!51 = !DILocation(line: 14, column: 52, scope: !42)
!52 = !DILocation(line: 14, column: 57, scope: !42)
!53 = !DILocation(line: 14, column: 7, scope: !10)
!54 = !DILocation(line: 14, column: 65, scope: !42)
!55 = !DILocalVariable(name: "k", scope: !10, file: !1, line: 15, type: !13)
!56 = !DILocation(line: 15, column: 7, scope: !10)
!57 = !DILocation(line: 15, column: 11, scope: !10)
!58 = !DILocalVariable(name: "n", scope: !10, file: !1, line: 15, type: !13)
!59 = !DILocation(line: 15, column: 36, scope: !10)
!60 = !DILocation(line: 16, column: 3, scope: !10)
!61 = !DILocation(line: 17, column: 7, scope: !62)
!62 = distinct !DILexicalBlock(scope: !10, file: !1, line: 17, column: 7)
!63 = !DILocation(line: 17, column: 12, scope: !62)
!64 = !DILocation(line: 17, column: 9, scope: !62)
!65 = !DILocation(line: 17, column: 7, scope: !10)
!66 = !DILocation(line: 17, column: 15, scope: !62)
!67 = !DILocation(line: 18, column: 3, scope: !10)
