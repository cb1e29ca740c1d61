source_filename = "real_of_text_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [18 x i8] c"3.141592653589793\00", align 1
@.str.1 = private unnamed_addr constant [17 x i8] c"9007199254740993\00", align 1
@.str.2 = private unnamed_addr constant [20 x i8] c"9007199254740993.01\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"1e99\00", align 1
@.str.4 = private unnamed_addr constant [24 x i8] c"-1.7976931348623157e308\00", align 1
@.str.5 = private unnamed_addr constant [11 x i8] c"16777217.5\00", align 1
@.str.6 = private unnamed_addr constant [6 x i8] c"1e-30\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %end = alloca i8*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i8** %end to i8*, !dbg !17
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !17
  call void @llvm.dbg.declare(metadata i8** %end, metadata !14, metadata !DIExpression()), !dbg !18
  %call = call double @strtod(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str, i64 0, i64 0), i8** noundef %end), !dbg !19
  %cmp = fcmp une double %call, 0x400921FB54442D18, !dbg !21
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !22

lor.lhs.false:
  %1 = load i8*, i8** %end, align 8, !dbg !23
  %2 = load i8, i8* %1, align 1, !dbg !24
  %conv = sext i8 %2 to i32, !dbg !24
  %tobool = icmp ne i32 %conv, 0, !dbg !24
  br i1 %tobool, label %if.then, label %if.end, !dbg !25

if.then:
  call void @__VERIFIER_error(), !dbg !26
  br label %if.end, !dbg !26

if.end:
  %call1 = call double @strtod(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i64 0, i64 0), i8** noundef null), !dbg !27
  %cmp2 = fcmp une double %call1, 0x4340000000000000, !dbg !29
  br i1 %cmp2, label %if.then4, label %if.end5, !dbg !30

if.then4:
  call void @__VERIFIER_error(), !dbg !31
  br label %if.end5, !dbg !31

if.end5:
  %call6 = call double @strtod(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.2, i64 0, i64 0), i8** noundef null), !dbg !32
  %cmp7 = fcmp une double %call6, 0x4340000000000001, !dbg !34
  br i1 %cmp7, label %if.then9, label %if.end10, !dbg !35

if.then9:
  call void @__VERIFIER_error(), !dbg !36
  br label %if.end10, !dbg !36

if.end10:
  %call11 = call double @strtod(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.3, i64 0, i64 0), i8** noundef null), !dbg !37
  %cmp12 = fcmp une double %call11, 0x547D42AEA2879F2E, !dbg !39
  br i1 %cmp12, label %if.then18, label %lor.lhs.false14, !dbg !40

lor.lhs.false14:
  %call15 = call double @strtod(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.4, i64 0, i64 0), i8** noundef null), !dbg !41
  %cmp16 = fcmp une double %call15, 0xFFEFFFFFFFFFFFFF, !dbg !42
  br i1 %cmp16, label %if.then18, label %if.end19, !dbg !43

if.then18:
  call void @__VERIFIER_error(), !dbg !44
  br label %if.end19, !dbg !44

if.end19:
  %call20 = call float @strtof(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.5, i64 0, i64 0), i8** noundef null), !dbg !45
  %cmp21 = fcmp une float %call20, 0x4170000020000000, !dbg !47
  br i1 %cmp21, label %if.then27, label %lor.lhs.false23, !dbg !48

lor.lhs.false23:
  %call24 = call float @strtof(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.6, i64 0, i64 0), i8** noundef null), !dbg !49
  %cmp25 = fcmp une float %call24, 0x39B4484C00000000, !dbg !50
  br i1 %cmp25, label %if.then27, label %if.end28, !dbg !51

if.then27:
  call void @__VERIFIER_error(), !dbg !52
  br label %if.end28, !dbg !52

if.end28:
  %3 = bitcast i8** %end to i8*, !dbg !53
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %3), !dbg !53
  ret i32 0, !dbg !54
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare double @strtod(i8* noundef, i8** noundef)

declare void @__VERIFIER_error()

declare float @strtof(i8* noundef, i8** noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "real_of_text_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !10, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14}
!14 = !DILocalVariable(name: "end", scope: !9, file: !1, line: 6, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !DILocation(line: 6, column: 3, scope: !9)
!18 = !DILocation(line: 6, column: 9, scope: !9)
!19 = !DILocation(line: 7, column: 7, scope: !20)
!20 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 7)
!21 = !DILocation(line: 7, column: 41, scope: !20)
!22 = !DILocation(line: 7, column: 62, scope: !20)
!23 = !DILocation(line: 7, column: 66, scope: !20)
!24 = !DILocation(line: 7, column: 65, scope: !20)
!25 = !DILocation(line: 7, column: 7, scope: !9)
!26 = !DILocation(line: 7, column: 71, scope: !20)
!27 = !DILocation(line: 9, column: 7, scope: !28)
!28 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 7)
!29 = !DILocation(line: 9, column: 37, scope: !28)
!30 = !DILocation(line: 9, column: 7, scope: !9)
!31 = !DILocation(line: 9, column: 60, scope: !28)
!32 = !DILocation(line: 10, column: 7, scope: !33)
!33 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 7)
!34 = !DILocation(line: 10, column: 40, scope: !33)
!35 = !DILocation(line: 10, column: 7, scope: !9)
!36 = !DILocation(line: 10, column: 63, scope: !33)
!37 = !DILocation(line: 11, column: 7, scope: !38)
!38 = distinct !DILexicalBlock(scope: !9, file: !1, line: 11, column: 7)
!39 = !DILocation(line: 11, column: 25, scope: !38)
!40 = !DILocation(line: 11, column: 33, scope: !38)
!41 = !DILocation(line: 11, column: 36, scope: !38)
!42 = !DILocation(line: 11, column: 73, scope: !38)
!43 = !DILocation(line: 11, column: 7, scope: !9)
!44 = !DILocation(line: 11, column: 101, scope: !38)
!45 = !DILocation(line: 12, column: 7, scope: !46)
!46 = distinct !DILexicalBlock(scope: !9, file: !1, line: 12, column: 7)
!47 = !DILocation(line: 12, column: 31, scope: !46)
!48 = !DILocation(line: 12, column: 46, scope: !46)
!49 = !DILocation(line: 12, column: 49, scope: !46)
!50 = !DILocation(line: 12, column: 68, scope: !46)
!51 = !DILocation(line: 12, column: 7, scope: !9)
!52 = !DILocation(line: 12, column: 79, scope: !46)
!53 = !DILocation(line: 14, column: 1, scope: !9)
!54 = !DILocation(line: 13, column: 3, scope: !9)
