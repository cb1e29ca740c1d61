source_filename = "struct_nested_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.box = type { %struct.point, %struct.point, i8 }
%struct.point = type { i32, i32 }

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %b = alloca %struct.box, align 4
  %k = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata %struct.box* %b, metadata !15, metadata !DIExpression()), !dbg !26
  call void @llvm.dbg.declare(metadata i32* %k, metadata !27, metadata !DIExpression()), !dbg !28
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !29
  store i32 %call, i32* %k, align 4, !dbg !28
  %0 = load i32, i32* %k, align 4, !dbg !30
  %low = getelementptr inbounds %struct.box, %struct.box* %b, i32 0, i32 0, !dbg !31
  %x = getelementptr inbounds %struct.point, %struct.point* %low, i32 0, i32 0, !dbg !32
  store i32 %0, i32* %x, align 4, !dbg !33
  %low1 = getelementptr inbounds %struct.box, %struct.box* %b, i32 0, i32 0, !dbg !34
  %y = getelementptr inbounds %struct.point, %struct.point* %low1, i32 0, i32 1, !dbg !35
  store i32 2, i32* %y, align 4, !dbg !36
  %high = getelementptr inbounds %struct.box, %struct.box* %b, i32 0, i32 1, !dbg !37
  %x2 = getelementptr inbounds %struct.point, %struct.point* %high, i32 0, i32 0, !dbg !38
  store i32 3, i32* %x2, align 4, !dbg !39
  %1 = load i32, i32* %k, align 4, !dbg !40
  %high3 = getelementptr inbounds %struct.box, %struct.box* %b, i32 0, i32 1, !dbg !41
  %y4 = getelementptr inbounds %struct.point, %struct.point* %high3, i32 0, i32 1, !dbg !42
  store i32 %1, i32* %y4, align 4, !dbg !43
  %tag = getelementptr inbounds %struct.box, %struct.box* %b, i32 0, i32 2, !dbg !44
  store i8 98, i8* %tag, align 4, !dbg !45
  %low5 = getelementptr inbounds %struct.box, %struct.box* %b, i32 0, i32 0, !dbg !46
  %y6 = getelementptr inbounds %struct.point, %struct.point* %low5, i32 0, i32 1, !dbg !47
  %2 = load i32, i32* %y6, align 4, !dbg !48
  %inc = add nsw i32 %2, 1, !dbg !48
  store i32 %inc, i32* %y6, align 4, !dbg !48
  %low7 = getelementptr inbounds %struct.box, %struct.box* %b, i32 0, i32 0, !dbg !49
  %x8 = getelementptr inbounds %struct.point, %struct.point* %low7, i32 0, i32 0, !dbg !51
  %3 = load i32, i32* %x8, align 4, !dbg !51
  %4 = load i32, i32* %k, align 4, !dbg !52
  %cmp = icmp ne i32 %3, %4, !dbg !53
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !54

lor.lhs.false:
  %low9 = getelementptr inbounds %struct.box, %struct.box* %b, i32 0, i32 0, !dbg !55
  %y10 = getelementptr inbounds %struct.point, %struct.point* %low9, i32 0, i32 1, !dbg !56
  %5 = load i32, i32* %y10, align 4, !dbg !56
  %cmp11 = icmp ne i32 %5, 2, !dbg !57
  br i1 %cmp11, label %if.then, label %lor.lhs.false12, !dbg !58

lor.lhs.false12:
  %high13 = getelementptr inbounds %struct.box, %struct.box* %b, i32 0, i32 1, !dbg !59
  %x14 = getelementptr inbounds %struct.point, %struct.point* %high13, i32 0, i32 0, !dbg !60
  %6 = load i32, i32* %x14, align 4, !dbg !60
  %cmp15 = icmp ne i32 %6, 4, !dbg !61
  br i1 %cmp15, label %if.then, label %lor.lhs.false16, !dbg !62

lor.lhs.false16:
  %high17 = getelementptr inbounds %struct.box, %struct.box* %b, i32 0, i32 1, !dbg !63
  %y18 = getelementptr inbounds %struct.point, %struct.point* %high17, i32 0, i32 1, !dbg !64
  %7 = load i32, i32* %y18, align 4, !dbg !64
  %low19 = getelementptr inbounds %struct.box, %struct.box* %b, i32 0, i32 0, !dbg !65
  %x20 = getelementptr inbounds %struct.point, %struct.point* %low19, i32 0, i32 0, !dbg !66
  %8 = load i32, i32* %x20, align 4, !dbg !66
  %cmp21 = icmp ne i32 %7, %8, !dbg !67
  br i1 %cmp21, label %if.then, label %lor.lhs.false22, !dbg !68

lor.lhs.false22:
  %tag23 = getelementptr inbounds %struct.box, %struct.box* %b, i32 0, i32 2, !dbg !69
  %9 = load i8, i8* %tag23, align 4, !dbg !69
  %conv = sext i8 %9 to i32, !dbg !70
  %cmp24 = icmp ne i32 %conv, 98, !dbg !71
  br i1 %cmp24, label %if.then, label %if.end, !dbg !72

if.then:
  call void @reach_error(), !dbg !73
  br label %if.end, !dbg !73

if.end:
  ret i32 0, !dbg !74
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "struct_nested_unsafe.c", directory: ".")
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
!47 = !DILocation(line: 16, column: 9, scope: !10)
!48 = !DILocation(line: 16, column: 10, scope: !10)
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
