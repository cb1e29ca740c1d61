source_filename = "pointer_arithmetic_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.a = private unnamed_addr constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16

define dso_local i32 @sum(i32* noundef %0, i32* noundef %1) !dbg !10 {
  %3 = alloca i32*, align 8
  %4 = alloca i32*, align 8
  %5 = alloca i32, align 4
  store i32* %0, i32** %3, align 8
  store i32* %1, i32** %4, align 8
  store i32 0, i32* %5, align 4, !dbg !13
  br label %6, !dbg !14

6:
  %7 = load i32*, i32** %3, align 8, !dbg !15
  %8 = load i32*, i32** %4, align 8, !dbg !16
  %9 = icmp ult i32* %7, %8, !dbg !17
  br i1 %9, label %10, label %16, !dbg !14

10:
  %11 = load i32*, i32** %3, align 8, !dbg !18
  %12 = getelementptr inbounds i32, i32* %11, i32 1, !dbg !18
  store i32* %12, i32** %3, align 8, !dbg !18
  %13 = load i32, i32* %11, align 4, !dbg !19
  %14 = load i32, i32* %5, align 4, !dbg !20
  %15 = add nsw i32 %14, %13, !dbg !20
  store i32 %15, i32* %5, align 4, !dbg !20
  br label %6, !dbg !14, !llvm.loop !21

16:
  %17 = load i32, i32* %5, align 4, !dbg !23
  ret i32 %17, !dbg !24
}

define dso_local i32 @main() !dbg !25 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x i32], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32*, align 8
  store i32 0, i32* %1, align 4
  %5 = bitcast [4 x i32]* %2 to i8*, !dbg !26
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %5, i8* align 16 bitcast ([4 x i32]* @__const.main.a to i8*), i64 16, i1 false), !dbg !26
  %6 = call i32 @__VERIFIER_nondet_uint(), !dbg !27
  store i32 %6, i32* %3, align 4, !dbg !28
  %7 = load i32, i32* %3, align 4, !dbg !29
  %8 = icmp ugt i32 %7, 4, !dbg !30
  br i1 %8, label %9, label %10, !dbg !29

9:
  store i32 0, i32* %1, align 4, !dbg !31
  br label %68, !dbg !31

10:
  %11 = getelementptr inbounds [4 x i32], [4 x i32]* %2, i64 0, i64 0, !dbg !32
  %12 = load i32, i32* %3, align 4, !dbg !33
  %13 = zext i32 %12 to i64, !dbg !34
  %14 = getelementptr inbounds i32, i32* %11, i64 %13, !dbg !34
  store i32* %14, i32** %4, align 8, !dbg !35
  %15 = load i32*, i32** %4, align 8, !dbg !36
  %16 = getelementptr inbounds [4 x i32], [4 x i32]* %2, i64 0, i64 0, !dbg !37
  %17 = ptrtoint i32* %15 to i64, !dbg !38
  %18 = ptrtoint i32* %16 to i64, !dbg !38
  %19 = sub i64 %17, %18, !dbg !38
  %20 = sdiv exact i64 %19, 4, !dbg !38
  %21 = load i32, i32* %3, align 4, !dbg !39
  %22 = zext i32 %21 to i64, !dbg !39
  %23 = icmp ne i64 %20, %22, !dbg !40
  br i1 %23, label %36, label %24, !dbg !41

24:
  %25 = load i32*, i32** %4, align 8, !dbg !42
  %26 = bitcast i32* %25 to i8*, !dbg !43
  %27 = getelementptr inbounds [4 x i32], [4 x i32]* %2, i64 0, i64 0, !dbg !44
  %28 = bitcast i32* %27 to i8*, !dbg !45
  %29 = ptrtoint i8* %26 to i64, !dbg !46
  %30 = ptrtoint i8* %28 to i64, !dbg !46
  %31 = sub i64 %29, %30, !dbg !46
  %32 = load i32, i32* %3, align 4, !dbg !47
  %33 = mul i32 4, %32, !dbg !48
  %34 = zext i32 %33 to i64, !dbg !49
  %35 = icmp ne i64 %31, %34, !dbg !50
  br i1 %35, label %36, label %37, !dbg !36

36:
  call void @reach_error(), !dbg !51
  br label %37, !dbg !51

37:
  %38 = load i32, i32* %3, align 4, !dbg !52
  %39 = icmp ult i32 %38, 4, !dbg !53
  br i1 %39, label %40, label %48, !dbg !54

40:
  %41 = load i32*, i32** %4, align 8, !dbg !55
  %42 = getelementptr inbounds i32, i32* %41, i64 0, !dbg !55
  %43 = load i32, i32* %42, align 4, !dbg !55
  %44 = load i32, i32* %3, align 4, !dbg !56
  %45 = add i32 %44, 1, !dbg !57
  %46 = icmp ne i32 %43, %45, !dbg !58
  br i1 %46, label %47, label %48, !dbg !52

47:
  call void @reach_error(), !dbg !59
  br label %48, !dbg !59

48:
  %49 = getelementptr inbounds [4 x i32], [4 x i32]* %2, i64 0, i64 0, !dbg !60
  %50 = load i32*, i32** %4, align 8, !dbg !61
  %51 = call i32 @sum(i32* noundef %49, i32* noundef %50), !dbg !62
  %52 = load i32, i32* %3, align 4, !dbg !63
  %53 = load i32, i32* %3, align 4, !dbg !64
  %54 = add i32 %53, 1, !dbg !65
  %55 = mul i32 %52, %54, !dbg !66
  %56 = udiv i32 %55, 2, !dbg !67
  %57 = icmp ne i32 %51, %56, !dbg !68
  br i1 %57, label %58, label %59, !dbg !62

58:
  call void @reach_error(), !dbg !69
  br label %59, !dbg !69

59:
  %60 = load i32*, i32** %4, align 8, !dbg !70
  %61 = getelementptr inbounds [4 x i32], [4 x i32]* %2, i64 0, i64 3, !dbg !71
  %62 = icmp uge i32* %60, %61, !dbg !72
  br i1 %62, label %63, label %67, !dbg !73

63:
  %64 = load i32, i32* %3, align 4, !dbg !74
  %65 = icmp ult i32 %64, 4, !dbg !75
  br i1 %65, label %66, label %67, !dbg !70

66:
  call void @reach_error(), !dbg !76
  br label %67, !dbg !76

67:
  store i32 0, i32* %1, align 4, !dbg !77
  br label %68, !dbg !77

68:
  %69 = load i32, i32* %1, align 4, !dbg !78
  ret i32 %69, !dbg !78
}

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare i32 @__VERIFIER_nondet_uint()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "pointer_arithmetic_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 6, column: 7, scope: !10)
!14 = !DILocation(line: 7, column: 3, scope: !10)
!15 = !DILocation(line: 7, column: 10, scope: !10)
!16 = !DILocation(line: 7, column: 17, scope: !10)
!17 = !DILocation(line: 7, column: 15, scope: !10)
!18 = !DILocation(line: 7, column: 31, scope: !10)
!19 = !DILocation(line: 7, column: 26, scope: !10)
!20 = !DILocation(line: 7, column: 23, scope: !10)
!21 = distinct !{!21, !14, !18, !22}
!22 = !{!"llvm.loop.mustprogress"}
!23 = !DILocation(line: 8, column: 10, scope: !10)
!24 = !DILocation(line: 8, column: 3, scope: !10)
!25 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 11, type: !11, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!26 = !DILocation(line: 12, column: 7, scope: !25)
!27 = !DILocation(line: 13, column: 16, scope: !25)
!28 = !DILocation(line: 13, column: 12, scope: !25)
!29 = !DILocation(line: 14, column: 7, scope: !25)
!30 = !DILocation(line: 14, column: 9, scope: !25)
!31 = !DILocation(line: 14, column: 14, scope: !25)
!32 = !DILocation(line: 15, column: 12, scope: !25)
!33 = !DILocation(line: 15, column: 16, scope: !25)
!34 = !DILocation(line: 15, column: 14, scope: !25)
!35 = !DILocation(line: 15, column: 8, scope: !25)
!36 = !DILocation(line: 16, column: 7, scope: !25)
!37 = !DILocation(line: 16, column: 11, scope: !25)
!38 = !DILocation(line: 16, column: 9, scope: !25)
!39 = !DILocation(line: 16, column: 16, scope: !25)
!40 = !DILocation(line: 16, column: 13, scope: !25)
!41 = !DILocation(line: 16, column: 18, scope: !25)
!42 = !DILocation(line: 16, column: 29, scope: !25)
!43 = !DILocation(line: 16, column: 21, scope: !25)
!44 = !DILocation(line: 16, column: 41, scope: !25)
!45 = !DILocation(line: 16, column: 33, scope: !25)
!46 = !DILocation(line: 16, column: 31, scope: !25)
!47 = !DILocation(line: 16, column: 50, scope: !25)
!48 = !DILocation(line: 16, column: 48, scope: !25)
!49 = !DILocation(line: 16, column: 46, scope: !25)
!50 = !DILocation(line: 16, column: 43, scope: !25)
!51 = !DILocation(line: 16, column: 53, scope: !25)
!52 = !DILocation(line: 17, column: 7, scope: !25)
!53 = !DILocation(line: 17, column: 9, scope: !25)
!54 = !DILocation(line: 17, column: 13, scope: !25)
!55 = !DILocation(line: 17, column: 16, scope: !25)
!56 = !DILocation(line: 17, column: 24, scope: !25)
!57 = !DILocation(line: 17, column: 26, scope: !25)
!58 = !DILocation(line: 17, column: 21, scope: !25)
!59 = !DILocation(line: 17, column: 31, scope: !25)
!60 = !DILocation(line: 18, column: 11, scope: !25)
!61 = !DILocation(line: 18, column: 14, scope: !25)
!62 = !DILocation(line: 18, column: 7, scope: !25)
!63 = !DILocation(line: 18, column: 20, scope: !25)
!64 = !DILocation(line: 18, column: 25, scope: !25)
!65 = !DILocation(line: 18, column: 27, scope: !25)
!66 = !DILocation(line: 18, column: 22, scope: !25)
!67 = !DILocation(line: 18, column: 32, scope: !25)
!68 = !DILocation(line: 18, column: 17, scope: !25)
!69 = !DILocation(line: 18, column: 37, scope: !25)
!70 = !DILocation(line: 19, column: 7, scope: !25)
!71 = !DILocation(line: 19, column: 13, scope: !25)
!72 = !DILocation(line: 19, column: 9, scope: !25)
!73 = !DILocation(line: 19, column: 18, scope: !25)
!74 = !DILocation(line: 19, column: 21, scope: !25)
!75 = !DILocation(line: 19, column: 23, scope: !25)
!76 = !DILocation(line: 19, column: 28, scope: !25)
!77 = !DILocation(line: 20, column: 3, scope: !25)
!78 = !DILocation(line: 21, column: 1, scope: !25)
