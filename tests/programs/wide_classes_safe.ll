source_filename = "wide_classes_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [57 x i8] c"towupper(c) >= 'A' && towupper(c) <= 'Z' && !iswdigit(c)\00", align 1
@.str.1 = private unnamed_addr constant [20 x i8] c"wide_classes_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [30 x i8] c"c < 127 && wctob(c) == (int)c\00", align 1
@.str.3 = private unnamed_addr constant [23 x i8] c"difftime(10, 3) == 7.0\00", align 1

define dso_local i32 @main() !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %c = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %c to i8*, !dbg !18
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !18
  call void @llvm.dbg.declare(metadata i32* %c, metadata !14, metadata !DIExpression()), !dbg !19
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !20
  store i32 %call, i32* %c, align 4, !dbg !19
  %1 = load i32, i32* %c, align 4, !dbg !21
  %call1 = call i32 @iswalpha(i32 noundef %1), !dbg !23
  %tobool = icmp ne i32 %call1, 0, !dbg !23
  br i1 %tobool, label %if.then, label %if.end9, !dbg !24

if.then:
  %2 = load i32, i32* %c, align 4, !dbg !25
  %call2 = call i32 @towupper(i32 noundef %2), !dbg !25
  %cmp = icmp uge i32 %call2, 65, !dbg !25
  br i1 %cmp, label %land.lhs.true, label %if.else, !dbg !25

land.lhs.true:
  %3 = load i32, i32* %c, align 4, !dbg !25
  %call3 = call i32 @towupper(i32 noundef %3), !dbg !25
  %cmp4 = icmp ule i32 %call3, 90, !dbg !25
  br i1 %cmp4, label %land.lhs.true5, label %if.else, !dbg !25

land.lhs.true5:
  %4 = load i32, i32* %c, align 4, !dbg !25
  %call6 = call i32 @iswdigit(i32 noundef %4), !dbg !25
  %tobool7 = icmp ne i32 %call6, 0, !dbg !25
  br i1 %tobool7, label %if.else, label %if.then8, !dbg !28

if.then8:
  br label %if.end, !dbg !28

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 11, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !25
  unreachable, !dbg !25

if.end:
  br label %if.end9, !dbg !29

if.end9:
  %5 = load i32, i32* %c, align 4, !dbg !30
  %call10 = call i32 @iswpunct(i32 noundef %5), !dbg !32
  %tobool11 = icmp ne i32 %call10, 0, !dbg !32
  br i1 %tobool11, label %if.then12, label %if.end20, !dbg !33

if.then12:
  %6 = load i32, i32* %c, align 4, !dbg !34
  %cmp13 = icmp ult i32 %6, 127, !dbg !34
  br i1 %cmp13, label %land.lhs.true14, label %if.else18, !dbg !34

land.lhs.true14:
  %7 = load i32, i32* %c, align 4, !dbg !34
  %call15 = call i32 @wctob(i32 noundef %7), !dbg !34
  %8 = load i32, i32* %c, align 4, !dbg !34
  %cmp16 = icmp eq i32 %call15, %8, !dbg !34
  br i1 %cmp16, label %if.then17, label %if.else18, !dbg !37

if.then17:
  br label %if.end19, !dbg !37

if.else18:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 12, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !34
  unreachable, !dbg !34

if.end19:
  br label %if.end20, !dbg !38

if.end20:
  %call21 = call double @difftime(i64 noundef 10, i64 noundef 3), !dbg !39
  %cmp22 = fcmp oeq double %call21, 7.000000e+00, !dbg !39
  br i1 %cmp22, label %if.then23, label %if.else24, !dbg !42

if.then23:
  br label %if.end25, !dbg !42

if.else24:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !39
  unreachable, !dbg !39

if.end25:
  %9 = bitcast i32* %c to i8*, !dbg !43
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %9), !dbg !43
  ret i32 0, !dbg !44
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_uint()

declare !dbg !45 i32 @iswalpha(i32 noundef)

declare !dbg !50 i32 @towupper(i32 noundef)

declare !dbg !53 i32 @iswdigit(i32 noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare !dbg !54 i32 @iswpunct(i32 noundef)

declare !dbg !55 i32 @wctob(i32 noundef)

declare !dbg !57 double @difftime(i64 noundef, i64 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "wide_classes_safe.c", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !12, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!12 = !DISubroutineType(types: !2)
!13 = !{!14}
!14 = !DILocalVariable(name: "c", scope: !11, file: !1, line: 10, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "wint_t", file: !16, line: 20, baseType: !17)
!16 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/wint_t.h", directory: "")
!17 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!18 = !DILocation(line: 10, column: 3, scope: !11)
!19 = !DILocation(line: 10, column: 10, scope: !11)
!20 = !DILocation(line: 10, column: 14, scope: !11)
!21 = !DILocation(line: 11, column: 16, scope: !22)
!22 = distinct !DILexicalBlock(scope: !11, file: !1, line: 11, column: 7)
!23 = !DILocation(line: 11, column: 7, scope: !22)
!24 = !DILocation(line: 11, column: 7, scope: !11)
!25 = !DILocation(line: 11, column: 20, scope: !26)
!26 = distinct !DILexicalBlock(scope: !27, file: !1, line: 11, column: 20)
!27 = distinct !DILexicalBlock(scope: !22, file: !1, line: 11, column: 20)
!28 = !DILocation(line: 11, column: 20, scope: !27)
!29 = !DILocation(line: 11, column: 20, scope: !22)
!30 = !DILocation(line: 12, column: 16, scope: !31)
!31 = distinct !DILexicalBlock(scope: !11, file: !1, line: 12, column: 7)
!32 = !DILocation(line: 12, column: 7, scope: !31)
!33 = !DILocation(line: 12, column: 7, scope: !11)
!34 = !DILocation(line: 12, column: 20, scope: !35)
!35 = distinct !DILexicalBlock(scope: !36, file: !1, line: 12, column: 20)
!36 = distinct !DILexicalBlock(scope: !31, file: !1, line: 12, column: 20)
!37 = !DILocation(line: 12, column: 20, scope: !36)
!38 = !DILocation(line: 12, column: 20, scope: !31)
!39 = !DILocation(line: 13, column: 3, scope: !40)
!40 = distinct !DILexicalBlock(scope: !41, file: !1, line: 13, column: 3)
!41 = distinct !DILexicalBlock(scope: !11, file: !1, line: 13, column: 3)
!42 = !DILocation(line: 13, column: 3, scope: !41)
!43 = !DILocation(line: 15, column: 1, scope: !11)
!44 = !DILocation(line: 14, column: 3, scope: !11)
!45 = !DISubprogram(name: "iswalpha", scope: !46, file: !46, line: 101, type: !47, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !49)
!46 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/wctype-wchar.h", directory: "")
!47 = !DISubroutineType(types: !48)
!48 = !{!3, !15}
!49 = !{}
!50 = !DISubprogram(name: "towupper", scope: !46, file: !46, line: 169, type: !51, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !49)
!51 = !DISubroutineType(types: !52)
!52 = !{!15, !15}
!53 = !DISubprogram(name: "iswdigit", scope: !46, file: !46, line: 108, type: !47, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !49)
!54 = !DISubprogram(name: "iswpunct", scope: !46, file: !46, line: 125, type: !47, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !49)
!55 = !DISubprogram(name: "wctob", scope: !56, file: !56, line: 289, type: !47, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !49)
!56 = !DIFile(filename: "/usr/include/wchar.h", directory: "")
!57 = !DISubprogram(name: "difftime", scope: !58, file: !58, line: 79, type: !59, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !49)
!58 = !DIFile(filename: "/usr/include/time.h", directory: "")
!59 = !DISubroutineType(types: !60)
!60 = !{!61, !62, !62}
!61 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!62 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !63, line: 10, baseType: !64)
!63 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/time_t.h", directory: "")
!64 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !65, line: 160, baseType: !66)
!65 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!66 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
