source_filename = "decimal_point_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.lconv = type { i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8 }

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %look = alloca %struct.lconv*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.lconv** %look to i8*, !dbg !45
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !45
  call void @llvm.dbg.declare(metadata %struct.lconv** %look, metadata !14, metadata !DIExpression()), !dbg !46
  %call = call %struct.lconv* @localeconv(), !dbg !47
  store %struct.lconv* %call, %struct.lconv** %look, align 8, !dbg !46
  %1 = load %struct.lconv*, %struct.lconv** %look, align 8, !dbg !48
  %decimal_point = getelementptr inbounds %struct.lconv, %struct.lconv* %1, i32 0, i32 0, !dbg !50
  %2 = load i8*, i8** %decimal_point, align 8, !dbg !50
  %3 = load i8, i8* %2, align 1, !dbg !51
  %conv = sext i8 %3 to i32, !dbg !51
  %cmp = icmp ne i32 %conv, 46, !dbg !52
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !53

lor.lhs.false:
  %4 = load %struct.lconv*, %struct.lconv** %look, align 8, !dbg !54
  %thousands_sep = getelementptr inbounds %struct.lconv, %struct.lconv* %4, i32 0, i32 1, !dbg !55
  %5 = load i8*, i8** %thousands_sep, align 8, !dbg !55
  %call2 = call i64 @strlen(i8* noundef %5), !dbg !56
  %cmp3 = icmp ne i64 %call2, 0, !dbg !57
  br i1 %cmp3, label %if.then, label %lor.lhs.false5, !dbg !58

lor.lhs.false5:
  %6 = load %struct.lconv*, %struct.lconv** %look, align 8, !dbg !59
  %frac_digits = getelementptr inbounds %struct.lconv, %struct.lconv* %6, i32 0, i32 11, !dbg !60
  %7 = load i8, i8* %frac_digits, align 1, !dbg !60
  %conv6 = sext i8 %7 to i32, !dbg !59
  %cmp7 = icmp ne i32 %conv6, 127, !dbg !61
  br i1 %cmp7, label %if.then, label %if.end, !dbg !62

if.then:
  call void @reach_error(), !dbg !63
  br label %if.end, !dbg !63

if.end:
  %8 = bitcast %struct.lconv** %look to i8*, !dbg !64
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %8), !dbg !64
  ret i32 0, !dbg !65
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !66 %struct.lconv* @localeconv()

declare i64 @strlen(i8* noundef)

declare !dbg !70 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "decimal_point_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !10, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14}
!14 = !DILocalVariable(name: "look", scope: !9, file: !1, line: 9, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "lconv", file: !17, line: 51, size: 768, elements: !18)
!17 = !DIFile(filename: "/usr/include/locale.h", directory: "")
!18 = !{!19, !22, !23, !24, !25, !26, !27, !28, !29, !30, !31, !32, !33, !34, !35, !36, !37, !38, !39, !40, !41, !42, !43, !44}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "decimal_point", scope: !16, file: !17, line: 55, baseType: !20, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "thousands_sep", scope: !16, file: !17, line: 56, baseType: !20, size: 64, offset: 64)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "grouping", scope: !16, file: !17, line: 62, baseType: !20, size: 64, offset: 128)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "int_curr_symbol", scope: !16, file: !17, line: 68, baseType: !20, size: 64, offset: 192)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "currency_symbol", scope: !16, file: !17, line: 69, baseType: !20, size: 64, offset: 256)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "mon_decimal_point", scope: !16, file: !17, line: 70, baseType: !20, size: 64, offset: 320)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "mon_thousands_sep", scope: !16, file: !17, line: 71, baseType: !20, size: 64, offset: 384)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "mon_grouping", scope: !16, file: !17, line: 72, baseType: !20, size: 64, offset: 448)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "positive_sign", scope: !16, file: !17, line: 73, baseType: !20, size: 64, offset: 512)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "negative_sign", scope: !16, file: !17, line: 74, baseType: !20, size: 64, offset: 576)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "int_frac_digits", scope: !16, file: !17, line: 75, baseType: !21, size: 8, offset: 640)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "frac_digits", scope: !16, file: !17, line: 76, baseType: !21, size: 8, offset: 648)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "p_cs_precedes", scope: !16, file: !17, line: 78, baseType: !21, size: 8, offset: 656)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "p_sep_by_space", scope: !16, file: !17, line: 80, baseType: !21, size: 8, offset: 664)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "n_cs_precedes", scope: !16, file: !17, line: 82, baseType: !21, size: 8, offset: 672)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "n_sep_by_space", scope: !16, file: !17, line: 84, baseType: !21, size: 8, offset: 680)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "p_sign_posn", scope: !16, file: !17, line: 91, baseType: !21, size: 8, offset: 688)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "n_sign_posn", scope: !16, file: !17, line: 92, baseType: !21, size: 8, offset: 696)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "int_p_cs_precedes", scope: !16, file: !17, line: 95, baseType: !21, size: 8, offset: 704)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "int_p_sep_by_space", scope: !16, file: !17, line: 97, baseType: !21, size: 8, offset: 712)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "int_n_cs_precedes", scope: !16, file: !17, line: 99, baseType: !21, size: 8, offset: 720)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "int_n_sep_by_space", scope: !16, file: !17, line: 101, baseType: !21, size: 8, offset: 728)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "int_p_sign_posn", scope: !16, file: !17, line: 108, baseType: !21, size: 8, offset: 736)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "int_n_sign_posn", scope: !16, file: !17, line: 109, baseType: !21, size: 8, offset: 744)
!45 = !DILocation(line: 9, column: 5, scope: !9)
!46 = !DILocation(line: 9, column: 19, scope: !9)
!47 = !DILocation(line: 9, column: 26, scope: !9)
!48 = !DILocation(line: 10, column: 10, scope: !49)
!49 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 9)
!50 = !DILocation(line: 10, column: 16, scope: !49)
!51 = !DILocation(line: 10, column: 9, scope: !49)
!52 = !DILocation(line: 10, column: 30, scope: !49)
!53 = !DILocation(line: 10, column: 37, scope: !49)
!54 = !DILocation(line: 10, column: 47, scope: !49)
!55 = !DILocation(line: 10, column: 53, scope: !49)
!56 = !DILocation(line: 10, column: 40, scope: !49)
!57 = !DILocation(line: 10, column: 68, scope: !49)
!58 = !DILocation(line: 10, column: 73, scope: !49)
!59 = !DILocation(line: 10, column: 76, scope: !49)
!60 = !DILocation(line: 10, column: 82, scope: !49)
!61 = !DILocation(line: 10, column: 94, scope: !49)
!62 = !DILocation(line: 10, column: 9, scope: !9)
!63 = !DILocation(line: 11, column: 9, scope: !49)
!64 = !DILocation(line: 13, column: 1, scope: !9)
!65 = !DILocation(line: 12, column: 5, scope: !9)
!66 = !DISubprogram(name: "localeconv", scope: !17, file: !17, line: 125, type: !67, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !69)
!67 = !DISubroutineType(types: !68)
!68 = !{!15}
!69 = !{}
!70 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 6, type: !71, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !69)
!71 = !DISubroutineType(types: !72)
!72 = !{null}
