source_filename = "struct_nested_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.box = type { %struct.point, %struct.point, i8 }
%struct.point = type { i32, i32 }

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.box, align 4
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata %struct.box* %2, metadata !15, metadata !DIExpression()), !dbg !26
  call void @llvm.dbg.declare(metadata i32* %3, metadata !27, metadata !DIExpression()), !dbg !28
  %4 = call i32 @__VERIFIER_nondet_int(), !dbg !29
  store i32 %4, i32* %3, align 4, !dbg !28
  %5 = load i32, i32* %3, align 4, !dbg !30
  %6 = getelementptr inbounds %struct.box, %struct.box* %2, i32 0, i32 0, !dbg !31
  %7 = getelementptr inbounds %struct.point, %struct.point* %6, i32 0, i32 0, !dbg !32
  store i32 %5, i32* %7, align 4, !dbg !33
  %8 = getelementptr inbounds %struct.box, %struct.box* %2, i32 0, i32 0, !dbg !34
  %9 = getelementptr inbounds %struct.point, %struct.point* %8, i32 0, i32 1, !dbg !35
  store i32 2, i32* %9, align 4, !dbg !36
  %10 = getelementptr inbounds %struct.box, %struct.box* %2, i32 0, i32 1, !dbg !37
  %11 = getelementptr inbounds %struct.point, %struct.point* %10, i32 0, i32 0, !dbg !38
  store i32 3, i32* %11, align 4, !dbg !39
  %12 = load i32, i32* %3, align 4, !dbg !40
  %13 = getelementptr inbounds %struct.box, %struct.box* %2, i32 0, i32 1, !dbg !41
  %14 = getelementptr inbounds %struct.point, %struct.point* %13, i32 0, i32 1, !dbg !42
  store i32 %12, i32* %14, align 4, !dbg !43
  %15 = getelementptr inbounds %struct.box, %struct.box* %2, i32 0, i32 2, !dbg !44
  store i8 98, i8* %15, align 4, !dbg !45
  %16 = getelementptr inbounds %struct.box, %struct.box* %2, i32 0, i32 1, !dbg !46
  %17 = getelementptr inbounds %struct.point, %struct.point* %16, i32 0, i32 0, !dbg !47
  %18 = load i32, i32* %17, align 4, !dbg !48
  %19 = add nsw i32 %18, 1, !dbg !48
  store i32 %19, i32* %17, align 4, !dbg !48
  %20 = getelementptr inbounds %struct.box, %struct.box* %2, i32 0, i32 0, !dbg !49
  %21 = getelementptr inbounds %struct.point, %struct.point* %20, i32 0, i32 0, !dbg !51
  %22 = load i32, i32* %21, align 4, !dbg !51
  %23 = load i32, i32* %3, align 4, !dbg !52
  %24 = icmp ne i32 %22, %23, !dbg !53
  br i1 %24, label %48, label %25, !dbg !54

25:
  %26 = getelementptr inbounds %struct.box, %struct.box* %2, i32 0, i32 0, !dbg !55
  %27 = getelementptr inbounds %struct.point, %struct.point* %26, i32 0, i32 1, !dbg !56
  %28 = load i32, i32* %27, align 4, !dbg !56
  %29 = icmp ne i32 %28, 2, !dbg !57
  br i1 %29, label %48, label %30, !dbg !58

30:
  %31 = getelementptr inbounds %struct.box, %struct.box* %2, i32 0, i32 1, !dbg !59
  %32 = getelementptr inbounds %struct.point, %struct.point* %31, i32 0, i32 0, !dbg !60
  %33 = load i32, i32* %32, align 4, !dbg !60
  %34 = icmp ne i32 %33, 4, !dbg !61
  br i1 %34, label %48, label %35, !dbg !62

35:
  %36 = getelementptr inbounds %struct.box, %struct.box* %2, i32 0, i32 1, !dbg !63
  %37 = getelementptr inbounds %struct.point, %struct.point* %36, i32 0, i32 1, !dbg !64
  %38 = load i32, i32* %37, align 4, !dbg !64
  %39 = getelementptr inbounds %struct.box, %struct.box* %2, i32 0, i32 0, !dbg !65
  %40 = getelementptr inbounds %struct.point, %struct.point* %39, i32 0, i32 0, !dbg !66
  %41 = load i32, i32* %40, align 4, !dbg !66
  %42 = icmp ne i32 %38, %41, !dbg !67
  br i1 %42, label %48, label %43, !dbg !68

43:
  %44 = getelementptr inbounds %struct.box, %struct.box* %2, i32 0, i32 2, !dbg !69
  %45 = load i8, i8* %44, align 4, !dbg !69
  %46 = sext i8 %45 to i32, !dbg !70
  %47 = icmp ne i32 %46, 98, !dbg !71
  br i1 %47, label %48, label %49, !dbg !72

48:
  call void @reach_error(), !dbg !73
  br label %49, !dbg !73

49:
  ret i32 0, !dbg !74
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "struct_nested_safe.c", directory: ".")
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
!15 = !DILocalVariable(name: "b", scope: !10, file: !1, line: 9, type: !16)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "box", file: !1, line: 6, size: 160, elements: !17)
!17 = !{!18, !23, !24}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "low", scope: !16, file: !1, line: 6, baseType: !19, size: 64)
!19 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "point", file: !1, line: 5, size: 64, elements: !20)
!20 = !{!21, !22}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !19, file: !1, line: 5, baseType: !13, size: 32)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !19, file: !1, line: 5, baseType: !13, size: 32, offset: 32)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "high", scope: !16, file: !1, line: 6, baseType: !19, size: 64, offset: 64)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !16, file: !1, line: 6, baseType: !25, size: 8, offset: 128)
!25 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!26 = !DILocation(line: 9, column: 14, scope: !10)
!27 = !DILocalVariable(name: "k", scope: !10, file: !1, line: 10, type: !13)
!28 = !DILocation(line: 10, column: 7, scope: !10)
!29 = !DILocation(line: 10, column: 11, scope: !10)
!30 = !DILocation(line: 11, column: 13, scope: !10)
!31 = !DILocation(line: 11, column: 5, scope: !10)
!32 = !DILocation(line: 11, column: 9, scope: !10)
!33 = !DILocation(line: 11, column: 11, scope: !10)
!34 = !DILocation(line: 12, column: 5, scope: !10)
!35 = !DILocation(line: 12, column: 9, scope: !10)
!36 = !DILocation(line: 12, column: 11, scope: !10)
!37 = !DILocation(line: 13, column: 5, scope: !10)
!38 = !DILocation(line: 13, column: 10, scope: !10)
!39 = !DILocation(line: 13, column: 12, scope: !10)
!40 = !DILocation(line: 14, column: 14, scope: !10)
!41 = !DILocation(line: 14, column: 5, scope: !10)
!42 = !DILocation(line: 14, column: 10, scope: !10)
!43 = !DILocation(line: 14, column: 12, scope: !10)
!44 = !DILocation(line: 15, column: 5, scope: !10)
!45 = !DILocation(line: 15, column: 9, scope: !10)
!46 = !DILocation(line: 16, column: 5, scope: !10)
!47 = !DILocation(line: 16, column: 10, scope: !10)
!48 = !DILocation(line: 16, column: 11, scope: !10)
!49 = !DILocation(line: 17, column: 9, scope: !50)
!50 = distinct !DILexicalBlock(scope: !10, file: !1, line: 17, column: 7)
!51 = !DILocation(line: 17, column: 13, scope: !50)
!52 = !DILocation(line: 17, column: 18, scope: !50)
!53 = !DILocation(line: 17, column: 15, scope: !50)
!54 = !DILocation(line: 17, column: 20, scope: !50)
!55 = !DILocation(line: 17, column: 25, scope: !50)
!56 = !DILocation(line: 17, column: 29, scope: !50)
!57 = !DILocation(line: 17, column: 31, scope: !50)
!58 = !DILocation(line: 17, column: 36, scope: !50)
!59 = !DILocation(line: 17, column: 41, scope: !50)
!60 = !DILocation(line: 17, column: 46, scope: !50)
!61 = !DILocation(line: 17, column: 48, scope: !50)
!62 = !DILocation(line: 17, column: 53, scope: !50)
!63 = !DILocation(line: 17, column: 58, scope: !50)
!64 = !DILocation(line: 17, column: 63, scope: !50)
!65 = !DILocation(line: 17, column: 70, scope: !50)
!66 = !DILocation(line: 17, column: 74, scope: !50)
!67 = !DILocation(line: 17, column: 65, scope: !50)
!68 = !DILocation(line: 17, column: 76, scope: !50)
!69 = !DILocation(line: 17, column: 81, scope: !50)
!70 = !DILocation(line: 17, column: 79, scope: !50)
!71 = !DILocation(line: 17, column: 85, scope: !50)
!72 = !DILocation(line: 17, column: 7, scope: !10)
!73 = !DILocation(line: 17, column: 93, scope: !50)
!74 = !DILocation(line: 18, column: 3, scope: !10)
