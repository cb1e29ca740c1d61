source_filename = "wide_classes_by_name_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [6 x i8] c"digit\00", align 1
@.str.1 = private unnamed_addr constant [68 x i8] c"iswctype(L'7', wctype(\22digit\22)) && !iswctype(L'x', wctype(\22digit\22))\00", align 1
@.str.2 = private unnamed_addr constant [28 x i8] c"wide_classes_by_name_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.3 = private unnamed_addr constant [46 x i8] c"!iswctype(c, wctype(\22digit\22)) == !iswdigit(c)\00", align 1
@.str.4 = private unnamed_addr constant [6 x i8] c"vowel\00", align 1
@.str.5 = private unnamed_addr constant [17 x i8] c"!wctype(\22vowel\22)\00", align 1
@.str.6 = private unnamed_addr constant [8 x i8] c"toupper\00", align 1
@.str.7 = private unnamed_addr constant [8 x i8] c"torot13\00", align 1
@.str.8 = private unnamed_addr constant [67 x i8] c"towctrans(L'b', wctrans(\22toupper\22)) == L'B' && !wctrans(\22torot13\22)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %c = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %c to i8*, !dbg !18
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !18
  call void @llvm.dbg.declare(metadata i32* %c, metadata !14, metadata !DIExpression()), !dbg !19
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !20
  store i32 %call, i32* %c, align 4, !dbg !19
  %call1 = call i64 @wctype(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0)), !dbg !21
  %call2 = call i32 @iswctype(i32 noundef 55, i64 noundef %call1), !dbg !21
  %tobool = icmp ne i32 %call2, 0, !dbg !21
  br i1 %tobool, label %land.lhs.true, label %if.else, !dbg !21

land.lhs.true:
  %call3 = call i64 @wctype(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0)), !dbg !21
  %call4 = call i32 @iswctype(i32 noundef 120, i64 noundef %call3), !dbg !21
  %tobool5 = icmp ne i32 %call4, 0, !dbg !21
  br i1 %tobool5, label %if.else, label %if.then, !dbg !24

if.then:
  br label %if.end, !dbg !24

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([68 x i8], [68 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0), i32 noundef 8, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !21
  unreachable, !dbg !21

if.end:
  %1 = load i32, i32* %c, align 4, !dbg !25
  %call6 = call i64 @wctype(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0)), !dbg !25
  %call7 = call i32 @iswctype(i32 noundef %1, i64 noundef %call6), !dbg !25
  %tobool8 = icmp ne i32 %call7, 0, !dbg !25
  %lnot = xor i1 %tobool8, true, !dbg !25
  %lnot.ext = zext i1 %lnot to i32, !dbg !25
  %2 = load i32, i32* %c, align 4, !dbg !25
  %call9 = call i32 @iswdigit(i32 noundef %2), !dbg !25
  %tobool10 = icmp ne i32 %call9, 0, !dbg !25
  %lnot11 = xor i1 %tobool10, true, !dbg !25
  %lnot.ext12 = zext i1 %lnot11 to i32, !dbg !25
  %cmp = icmp eq i32 %lnot.ext, %lnot.ext12, !dbg !25
  br i1 %cmp, label %if.then13, label %if.else14, !dbg !28

if.then13:
  br label %if.end15, !dbg !28

if.else14:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0), i32 noundef 9, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !25
  unreachable, !dbg !25

if.end15:
  %call16 = call i64 @wctype(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.4, i64 0, i64 0)), !dbg !29
  %tobool17 = icmp ne i64 %call16, 0, !dbg !29
  br i1 %tobool17, label %if.else19, label %if.then18, !dbg !32

if.then18:
  br label %if.end20, !dbg !32

if.else19:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0), i32 noundef 10, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !29
  unreachable, !dbg !29

if.end20:
  %call21 = call i32* @wctrans(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.6, i64 0, i64 0)), !dbg !33
  %call22 = call i32 @towctrans(i32 noundef 98, i32* noundef %call21), !dbg !33
  %cmp23 = icmp eq i32 %call22, 66, !dbg !33
  br i1 %cmp23, label %land.lhs.true24, label %if.else28, !dbg !33

land.lhs.true24:
  %call25 = call i32* @wctrans(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.7, i64 0, i64 0)), !dbg !33
  %tobool26 = icmp ne i32* %call25, null, !dbg !33
  br i1 %tobool26, label %if.else28, label %if.then27, !dbg !36

if.then27:
  br label %if.end29, !dbg !36

if.else28:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([67 x i8], [67 x i8]* @.str.8, i64 0, i64 0), i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0), i32 noundef 11, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !33
  unreachable, !dbg !33

if.end29:
  %3 = bitcast i32* %c to i8*, !dbg !37
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %3), !dbg !37
  ret i32 0, !dbg !38
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare !dbg !39 i32 @iswctype(i32 noundef, i64 noundef)

declare !dbg !46 i64 @wctype(i8* noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare !dbg !52 i32 @iswdigit(i32 noundef)

declare !dbg !55 i32 @towctrans(i32 noundef, i32* noundef)

declare !dbg !64 i32* @wctrans(i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "wide_classes_by_name_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !10, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14}
!14 = !DILocalVariable(name: "c", scope: !9, file: !1, line: 7, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "wint_t", file: !16, line: 20, baseType: !17)
!16 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/wint_t.h", directory: "")
!17 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!18 = !DILocation(line: 7, column: 3, scope: !9)
!19 = !DILocation(line: 7, column: 10, scope: !9)
!20 = !DILocation(line: 7, column: 14, scope: !9)
!21 = !DILocation(line: 8, column: 3, scope: !22)
!22 = distinct !DILexicalBlock(scope: !23, file: !1, line: 8, column: 3)
!23 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 3)
!24 = !DILocation(line: 8, column: 3, scope: !23)
!25 = !DILocation(line: 9, column: 3, scope: !26)
!26 = distinct !DILexicalBlock(scope: !27, file: !1, line: 9, column: 3)
!27 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 3)
!28 = !DILocation(line: 9, column: 3, scope: !27)
!29 = !DILocation(line: 10, column: 3, scope: !30)
!30 = distinct !DILexicalBlock(scope: !31, file: !1, line: 10, column: 3)
!31 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 3)
!32 = !DILocation(line: 10, column: 3, scope: !31)
!33 = !DILocation(line: 11, column: 3, scope: !34)
!34 = distinct !DILexicalBlock(scope: !35, file: !1, line: 11, column: 3)
!35 = distinct !DILexicalBlock(scope: !9, file: !1, line: 11, column: 3)
!36 = !DILocation(line: 11, column: 3, scope: !35)
!37 = !DILocation(line: 13, column: 1, scope: !9)
!38 = !DILocation(line: 12, column: 3, scope: !9)
!39 = !DISubprogram(name: "iswctype", scope: !40, file: !40, line: 159, type: !41, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !45)
!40 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/wctype-wchar.h", directory: "")
!41 = !DISubroutineType(types: !42)
!42 = !{!12, !15, !43}
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "wctype_t", file: !40, line: 38, baseType: !44)
!44 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!45 = !{}
!46 = !DISubprogram(name: "wctype", scope: !40, file: !40, line: 155, type: !47, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !45)
!47 = !DISubroutineType(types: !48)
!48 = !{!43, !49}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !51)
!51 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!52 = !DISubprogram(name: "iswdigit", scope: !40, file: !40, line: 108, type: !53, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !45)
!53 = !DISubroutineType(types: !54)
!54 = !{!12, !15}
!55 = !DISubprogram(name: "towctrans", scope: !56, file: !56, line: 55, type: !57, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !45)
!56 = !DIFile(filename: "/usr/include/wctype.h", directory: "")
!57 = !DISubroutineType(types: !58)
!58 = !{!15, !15, !59}
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "wctrans_t", file: !56, line: 48, baseType: !60)
!60 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !61, size: 64)
!61 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !62)
!62 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int32_t", file: !63, line: 41, baseType: !12)
!63 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!64 = !DISubprogram(name: "wctrans", scope: !56, file: !56, line: 52, type: !65, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !45)
!65 = !DISubroutineType(types: !66)
!66 = !{!59, !49}
