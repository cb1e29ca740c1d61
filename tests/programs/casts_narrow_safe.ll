source_filename = "casts_narrow_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = alloca i16, align 2
  %6 = alloca i16, align 2
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !15, metadata !DIExpression()), !dbg !16
  %7 = call i32 @__VERIFIER_nondet_int(), !dbg !17
  store i32 %7, i32* %2, align 4, !dbg !16
  call void @llvm.dbg.declare(metadata i8* %3, metadata !18, metadata !DIExpression()), !dbg !20
  %8 = load i32, i32* %2, align 4, !dbg !21
  %9 = trunc i32 %8 to i8, !dbg !21
  store i8 %9, i8* %3, align 1, !dbg !20
  call void @llvm.dbg.declare(metadata i8* %4, metadata !22, metadata !DIExpression()), !dbg !24
  %10 = load i32, i32* %2, align 4, !dbg !25
  %11 = trunc i32 %10 to i8, !dbg !25
  store i8 %11, i8* %4, align 1, !dbg !24
  call void @llvm.dbg.declare(metadata i16* %5, metadata !26, metadata !DIExpression()), !dbg !28
  %12 = load i32, i32* %2, align 4, !dbg !29
  %13 = trunc i32 %12 to i16, !dbg !29
  store i16 %13, i16* %5, align 2, !dbg !28
  call void @llvm.dbg.declare(metadata i16* %6, metadata !30, metadata !DIExpression()), !dbg !32
  %14 = load i32, i32* %2, align 4, !dbg !33
  %15 = trunc i32 %14 to i16, !dbg !33
  store i16 %15, i16* %6, align 2, !dbg !32
  %16 = load i8, i8* %3, align 1, !dbg !34
  %17 = sext i8 %16 to i32, !dbg !34
  %18 = icmp slt i32 %17, -128, !dbg !36
  br i1 %18, label %35, label %19, !dbg !37

19:
  %20 = load i8, i8* %3, align 1, !dbg !38
  %21 = sext i8 %20 to i32, !dbg !38
  %22 = icmp sgt i32 %21, 127, !dbg !39
  br i1 %22, label %35, label %23, !dbg !40

23:
  %24 = load i8, i8* %4, align 1, !dbg !41
  %25 = zext i8 %24 to i32, !dbg !41
  %26 = icmp sgt i32 %25, 255, !dbg !42
  br i1 %26, label %35, label %27, !dbg !43

27:
  %28 = load i16, i16* %5, align 2, !dbg !44
  %29 = sext i16 %28 to i32, !dbg !44
  %30 = icmp sgt i32 %29, 32767, !dbg !45
  br i1 %30, label %35, label %31, !dbg !46

31:
  %32 = load i16, i16* %6, align 2, !dbg !47
  %33 = zext i16 %32 to i32, !dbg !47
  %34 = icmp sgt i32 %33, 65535, !dbg !48
  br i1 %34, label %35, label %36, !dbg !49

35:
  call void @reach_error(), !dbg !50
  br label %36, !dbg !50

36:
  %37 = load i8, i8* %3, align 1, !dbg !51
  %38 = sext i8 %37 to i32, !dbg !51
  %39 = and i32 %38, 255, !dbg !53
  %40 = load i8, i8* %4, align 1, !dbg !54
  %41 = zext i8 %40 to i32, !dbg !54
  %42 = icmp ne i32 %39, %41, !dbg !55
  br i1 %42, label %43, label %44, !dbg !56

43:
  call void @reach_error(), !dbg !57
  br label %44, !dbg !57

44:
  %45 = load i32, i32* %2, align 4, !dbg !58
  %46 = icmp sge i32 %45, 0, !dbg !60
  br i1 %46, label %47, label %56, !dbg !61

47:
  %48 = load i32, i32* %2, align 4, !dbg !62
  %49 = icmp slt i32 %48, 256, !dbg !63
  br i1 %49, label %50, label %56, !dbg !64

50:
  %51 = load i8, i8* %4, align 1, !dbg !65
  %52 = zext i8 %51 to i32, !dbg !65
  %53 = load i32, i32* %2, align 4, !dbg !66
  %54 = icmp ne i32 %52, %53, !dbg !67
  br i1 %54, label %55, label %56, !dbg !68

55:
  call void @reach_error(), !dbg !69
  br label %56, !dbg !69

56:
  %57 = load i32, i32* %2, align 4, !dbg !70
  %58 = icmp sge i32 %57, 0, !dbg !72
  br i1 %58, label %59, label %68, !dbg !73

59:
  %60 = load i32, i32* %2, align 4, !dbg !74
  %61 = icmp slt i32 %60, 128, !dbg !75
  br i1 %61, label %62, label %68, !dbg !76

62:
  %63 = load i8, i8* %3, align 1, !dbg !77
  %64 = sext i8 %63 to i32, !dbg !77
  %65 = load i32, i32* %2, align 4, !dbg !78
  %66 = icmp ne i32 %64, %65, !dbg !79
  br i1 %66, label %67, label %68, !dbg !80

67:
  call void @reach_error(), !dbg !81
  br label %68, !dbg !81

68:
  %69 = load i16, i16* %5, align 2, !dbg !82
  %70 = sext i16 %69 to i32, !dbg !82
  %71 = icmp sge i32 %70, 0, !dbg !84
  br i1 %71, label %72, label %79, !dbg !85

72:
  %73 = load i16, i16* %5, align 2, !dbg !86
  %74 = sext i16 %73 to i32, !dbg !86
  %75 = load i16, i16* %6, align 2, !dbg !87
  %76 = zext i16 %75 to i32, !dbg !87
  %77 = icmp ne i32 %74, %76, !dbg !88
  br i1 %77, label %78, label %79, !dbg !89

78:
  call void @reach_error(), !dbg !90
  br label %79, !dbg !90

79:
  ret i32 0, !dbg !91
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "casts_narrow_safe.c", directory: ".")
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
!15 = !DILocalVariable(name: "x", scope: !10, file: !1, line: 6, type: !13)
!16 = !DILocation(line: 6, column: 7, scope: !10)
!17 = !DILocation(line: 6, column: 11, scope: !10)
!18 = !DILocalVariable(name: "s", scope: !10, file: !1, line: 7, type: !19)
!19 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!20 = !DILocation(line: 7, column: 15, scope: !10)
!21 = !DILocation(line: 7, column: 19, scope: !10)
!22 = !DILocalVariable(name: "u", scope: !10, file: !1, line: 8, type: !23)
!23 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!24 = !DILocation(line: 8, column: 17, scope: !10)
!25 = !DILocation(line: 8, column: 21, scope: !10)
!26 = !DILocalVariable(name: "h", scope: !10, file: !1, line: 9, type: !27)
!27 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!28 = !DILocation(line: 9, column: 9, scope: !10)
!29 = !DILocation(line: 9, column: 13, scope: !10)
!30 = !DILocalVariable(name: "v", scope: !10, file: !1, line: 10, type: !31)
!31 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!32 = !DILocation(line: 10, column: 18, scope: !10)
!33 = !DILocation(line: 10, column: 22, scope: !10)
!34 = !DILocation(line: 11, column: 7, scope: !35)
!35 = distinct !DILexicalBlock(scope: !10, file: !1, line: 11, column: 7)
!36 = !DILocation(line: 11, column: 9, scope: !35)
!37 = !DILocation(line: 11, column: 16, scope: !35)
!38 = !DILocation(line: 11, column: 19, scope: !35)
!39 = !DILocation(line: 11, column: 21, scope: !35)
!40 = !DILocation(line: 11, column: 27, scope: !35)
!41 = !DILocation(line: 11, column: 30, scope: !35)
!42 = !DILocation(line: 11, column: 32, scope: !35)
!43 = !DILocation(line: 11, column: 38, scope: !35)
!44 = !DILocation(line: 11, column: 41, scope: !35)
!45 = !DILocation(line: 11, column: 43, scope: !35)
!46 = !DILocation(line: 11, column: 51, scope: !35)
!47 = !DILocation(line: 11, column: 54, scope: !35)
!48 = !DILocation(line: 11, column: 56, scope: !35)
!49 = !DILocation(line: 11, column: 7, scope: !10)
!50 = !DILocation(line: 11, column: 65, scope: !35)
!51 = !DILocation(line: 12, column: 8, scope: !52)
!52 = distinct !DILexicalBlock(scope: !10, file: !1, line: 12, column: 7)
!53 = !DILocation(line: 12, column: 10, scope: !52)
!54 = !DILocation(line: 12, column: 20, scope: !52)
!55 = !DILocation(line: 12, column: 17, scope: !52)
!56 = !DILocation(line: 12, column: 7, scope: !10)
!57 = !DILocation(line: 12, column: 23, scope: !52)
!58 = !DILocation(line: 13, column: 7, scope: !59)
!59 = distinct !DILexicalBlock(scope: !10, file: !1, line: 13, column: 7)
!60 = !DILocation(line: 13, column: 9, scope: !59)
!61 = !DILocation(line: 13, column: 14, scope: !59)
!62 = !DILocation(line: 13, column: 17, scope: !59)
!63 = !DILocation(line: 13, column: 19, scope: !59)
!64 = !DILocation(line: 13, column: 25, scope: !59)
!65 = !DILocation(line: 13, column: 28, scope: !59)
!66 = !DILocation(line: 13, column: 33, scope: !59)
!67 = !DILocation(line: 13, column: 30, scope: !59)
!68 = !DILocation(line: 13, column: 7, scope: !10)
!69 = !DILocation(line: 13, column: 36, scope: !59)
!70 = !DILocation(line: 14, column: 7, scope: !71)
!71 = distinct !DILexicalBlock(scope: !10, file: !1, line: 14, column: 7)
!72 = !DILocation(line: 14, column: 9, scope: !71)
!73 = !DILocation(line: 14, column: 14, scope: !71)
!74 = !DILocation(line: 14, column: 17, scope: !71)
!75 = !DILocation(line: 14, column: 19, scope: !71)
!76 = !DILocation(line: 14, column: 25, scope: !71)
!77 = !DILocation(line: 14, column: 28, scope: !71)
!78 = !DILocation(line: 14, column: 33, scope: !71)
!79 = !DILocation(line: 14, column: 30, scope: !71)
!80 = !DILocation(line: 14, column: 7, scope: !10)
!81 = !DILocation(line: 14, column: 36, scope: !71)
!82 = !DILocation(line: 15, column: 7, scope: !83)
!83 = distinct !DILexicalBlock(scope: !10, file: !1, line: 15, column: 7)
!84 = !DILocation(line: 15, column: 9, scope: !83)
!85 = !DILocation(line: 15, column: 14, scope: !83)
!86 = !DILocation(line: 15, column: 17, scope: !83)
!87 = !DILocation(line: 15, column: 22, scope: !83)
!88 = !DILocation(line: 15, column: 19, scope: !83)
!89 = !DILocation(line: 15, column: 7, scope: !10)
!90 = !DILocation(line: 15, column: 25, scope: !83)
!91 = !DILocation(line: 16, column: 3, scope: !10)
