source_filename = "string_literals_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [5 x i8] c"left\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"right\00", align 1

define dso_local i32 @length(i8* noundef %0) !dbg !10 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !18, metadata !DIExpression()), !dbg !19
  call void @llvm.dbg.declare(metadata i32* %3, metadata !20, metadata !DIExpression()), !dbg !21
  store i32 0, i32* %3, align 4, !dbg !21
  br label %4, !dbg !22

4:
  %5 = load i8*, i8** %2, align 8, !dbg !23
  %6 = load i32, i32* %3, align 4, !dbg !24
  %7 = sext i32 %6 to i64, !dbg !23
  %8 = getelementptr inbounds i8, i8* %5, i64 %7, !dbg !23
  %9 = load i8, i8* %8, align 1, !dbg !23
  %10 = icmp ne i8 %9, 0, !dbg !22
  br i1 %10, label %11, label %14, !dbg !22

11:
  %12 = load i32, i32* %3, align 4, !dbg !25
  %13 = add nsw i32 %12, 1, !dbg !25
  store i32 %13, i32* %3, align 4, !dbg !25
  br label %4, !dbg !22, !llvm.loop !26

14:
  %15 = load i32, i32* %3, align 4, !dbg !28
  ret i32 %15, !dbg !29
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define dso_local i32 @main() !dbg !30 {
  %1 = alloca i32, align 4
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i8** %2, metadata !33, metadata !DIExpression()), !dbg !34
  %4 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !35
  %5 = zext i1 %4 to i64, !dbg !35
  %6 = select i1 %4, i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i64 0, i64 0), !dbg !35
  store i8* %6, i8** %2, align 8, !dbg !34
  call void @llvm.dbg.declare(metadata i32* %3, metadata !36, metadata !DIExpression()), !dbg !37
  %7 = load i8*, i8** %2, align 8, !dbg !38
  %8 = call i32 @length(i8* noundef %7), !dbg !39
  store i32 %8, i32* %3, align 4, !dbg !37
  %9 = load i32, i32* %3, align 4, !dbg !40
  %10 = icmp ne i32 %9, 4, !dbg !42
  br i1 %10, label %11, label %15, !dbg !43

11:
  %12 = load i32, i32* %3, align 4, !dbg !44
  %13 = icmp ne i32 %12, 5, !dbg !45
  br i1 %13, label %14, label %15, !dbg !46

14:
  call void @reach_error(), !dbg !47
  br label %15, !dbg !47

15:
  %16 = load i8*, i8** %2, align 8, !dbg !48
  %17 = getelementptr inbounds i8, i8* %16, i64 0, !dbg !48
  %18 = load i8, i8* %17, align 1, !dbg !48
  %19 = sext i8 %18 to i32, !dbg !48
  %20 = icmp eq i32 %19, 114, !dbg !50
  br i1 %20, label %21, label %31, !dbg !51

21:
  %22 = load i8*, i8** %2, align 8, !dbg !52
  %23 = load i32, i32* %3, align 4, !dbg !53
  %24 = sub nsw i32 %23, 1, !dbg !54
  %25 = sext i32 %24 to i64, !dbg !52
  %26 = getelementptr inbounds i8, i8* %22, i64 %25, !dbg !52
  %27 = load i8, i8* %26, align 1, !dbg !52
  %28 = sext i8 %27 to i32, !dbg !52
  %29 = icmp ne i32 %28, 116, !dbg !55
  br i1 %29, label %30, label %31, !dbg !56

30:
  call void @reach_error(), !dbg !57
  br label %31, !dbg !57

31:
  %32 = load i8*, i8** %2, align 8, !dbg !58
  %33 = getelementptr inbounds i8, i8* %32, i64 1, !dbg !58
  %34 = load i8, i8* %33, align 1, !dbg !58
  %35 = sext i8 %34 to i32, !dbg !58
  %36 = icmp eq i32 %35, 101, !dbg !60
  br i1 %36, label %37, label %41, !dbg !61

37:
  %38 = load i32, i32* %3, align 4, !dbg !62
  %39 = icmp ne i32 %38, 4, !dbg !63
  br i1 %39, label %40, label %41, !dbg !64

40:
  call void @reach_error(), !dbg !65
  br label %41, !dbg !65

41:
  ret i32 0, !dbg !66
}

declare zeroext i1 @__VERIFIER_nondet_bool()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "string_literals_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "length", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !17)
!11 = !DISubroutineType(types: !12)
!12 = !{!13, !14}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{}
!18 = !DILocalVariable(name: "s", arg: 1, scope: !10, file: !1, line: 5, type: !14)
!19 = !DILocation(line: 5, column: 24, scope: !10)
!20 = !DILocalVariable(name: "n", scope: !10, file: !1, line: 6, type: !13)
!21 = !DILocation(line: 6, column: 7, scope: !10)
!22 = !DILocation(line: 7, column: 3, scope: !10)
!23 = !DILocation(line: 7, column: 10, scope: !10)
!24 = !DILocation(line: 7, column: 12, scope: !10)
!25 = !DILocation(line: 7, column: 17, scope: !10)
!26 = distinct !{!26, !22, !25, !27}
!27 = !{!"llvm.loop.mustprogress"}
!28 = !DILocation(line: 8, column: 10, scope: !10)
!29 = !DILocation(line: 8, column: 3, scope: !10)
!30 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 11, type: !31, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !17)
!31 = !DISubroutineType(types: !32)
!32 = !{!13}
!33 = !DILocalVariable(name: "s", scope: !30, file: !1, line: 12, type: !14)
!34 = !DILocation(line: 12, column: 15, scope: !30)
!35 = !DILocation(line: 12, column: 19, scope: !30)
!36 = !DILocalVariable(name: "n", scope: !30, file: !1, line: 13, type: !13)
!37 = !DILocation(line: 13, column: 7, scope: !30)
!38 = !DILocation(line: 13, column: 18, scope: !30)
!39 = !DILocation(line: 13, column: 11, scope: !30)
!40 = !DILocation(line: 14, column: 7, scope: !41)
!41 = distinct !DILexicalBlock(scope: !30, file: !1, line: 14, column: 7)
!42 = !DILocation(line: 14, column: 9, scope: !41)
!43 = !DILocation(line: 14, column: 14, scope: !41)
!44 = !DILocation(line: 14, column: 17, scope: !41)
!45 = !DILocation(line: 14, column: 19, scope: !41)
!46 = !DILocation(line: 14, column: 7, scope: !30)
!47 = !DILocation(line: 14, column: 25, scope: !41)
!48 = !DILocation(line: 15, column: 7, scope: !49)
!49 = distinct !DILexicalBlock(scope: !30, file: !1, line: 15, column: 7)
!50 = !DILocation(line: 15, column: 12, scope: !49)
!51 = !DILocation(line: 15, column: 19, scope: !49)
!52 = !DILocation(line: 15, column: 22, scope: !49)
!53 = !DILocation(line: 15, column: 24, scope: !49)
!54 = !DILocation(line: 15, column: 26, scope: !49)
!55 = !DILocation(line: 15, column: 31, scope: !49)
!56 = !DILocation(line: 15, column: 7, scope: !30)
!57 = !DILocation(line: 15, column: 39, scope: !49)
!58 = !DILocation(line: 16, column: 7, scope: !59)
!59 = distinct !DILexicalBlock(scope: !30, file: !1, line: 16, column: 7)
!60 = !DILocation(line: 16, column: 12, scope: !59)
!61 = !DILocation(line: 16, column: 19, scope: !59)
!62 = !DILocation(line: 16, column: 22, scope: !59)
!63 = !DILocation(line: 16, column: 24, scope: !59)
!64 = !DILocation(line: 16, column: 7, scope: !30)
!65 = !DILocation(line: 16, column: 30, scope: !59)
!66 = !DILocation(line: 17, column: 3, scope: !30)
