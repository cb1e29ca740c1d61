source_filename = "library_strtod_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [11 x i8] c" -12.5e1,7\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"0.375x\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"25e-3\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"0.1\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %end = alloca i8*, align 8
  %text = alloca i8*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i8** %end to i8*, !dbg !20
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !20
  call void @llvm.dbg.declare(metadata i8** %end, metadata !14, metadata !DIExpression()), !dbg !21
  %1 = bitcast i8** %text to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !22
  call void @llvm.dbg.declare(metadata i8** %text, metadata !17, metadata !DIExpression()), !dbg !23
  store i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i8** %text, align 8, !dbg !23
  %2 = load i8*, i8** %text, align 8, !dbg !24
  %call = call double @strtod(i8* noundef %2, i8** noundef %end), !dbg !26
  %cmp = fcmp une double %call, -1.250000e+02, !dbg !27
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !28

lor.lhs.false:
  %3 = load i8*, i8** %end, align 8, !dbg !29
  %4 = load i8, i8* %3, align 1, !dbg !30
  %conv = sext i8 %4 to i32, !dbg !30
  %cmp1 = icmp ne i32 %conv, 44, !dbg !31
  br i1 %cmp1, label %if.then, label %if.end, !dbg !32

if.then:
  call void @reach_error(), !dbg !33
  br label %if.end, !dbg !33

if.end:
  %5 = load i8*, i8** %end, align 8, !dbg !34
  %add.ptr = getelementptr inbounds i8, i8* %5, i64 1, !dbg !36
  %call3 = call double @strtod(i8* noundef %add.ptr, i8** noundef null), !dbg !37
  %cmp4 = fcmp une double %call3, 7.000000e+00, !dbg !38
  br i1 %cmp4, label %if.then6, label %if.end7, !dbg !39

if.then6:
  call void @reach_error(), !dbg !40
  br label %if.end7, !dbg !40

if.end7:
  %call8 = call float @strtof(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i8** noundef %end), !dbg !41
  %cmp9 = fcmp une float %call8, 3.750000e-01, !dbg !43
  br i1 %cmp9, label %if.then15, label %lor.lhs.false11, !dbg !44

lor.lhs.false11:
  %6 = load i8*, i8** %end, align 8, !dbg !45
  %7 = load i8, i8* %6, align 1, !dbg !46
  %conv12 = sext i8 %7 to i32, !dbg !46
  %cmp13 = icmp ne i32 %conv12, 120, !dbg !47
  br i1 %cmp13, label %if.then15, label %if.end16, !dbg !48

if.then15:
  call void @reach_error(), !dbg !49
  br label %if.end16, !dbg !49

if.end16:
  %call17 = call double @atof(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2, i64 0, i64 0)), !dbg !50
  %cmp18 = fcmp une double %call17, 2.500000e-01, !dbg !52
  br i1 %cmp18, label %if.then20, label %if.end21, !dbg !53

if.then20:
  call void @reach_error(), !dbg !54
  br label %if.end21, !dbg !54

if.end21:
  %call22 = call double @strtod(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.3, i64 0, i64 0), i8** noundef null), !dbg !55
  %cmp23 = fcmp une double %call22, 1.000000e-01, !dbg !57
  br i1 %cmp23, label %if.then25, label %if.end26, !dbg !58

if.then25:
  call void @reach_error(), !dbg !59
  br label %if.end26, !dbg !59

if.end26:
  %8 = bitcast i8** %text to i8*, !dbg !60
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %8), !dbg !60
  %9 = bitcast i8** %end to i8*, !dbg !60
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %9), !dbg !60
  ret i32 0, !dbg !61
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare double @strtod(i8* noundef, i8** noundef)

declare !dbg !62 void @reach_error()

declare float @strtof(i8* noundef, i8** noundef)

declare !dbg !66 double @atof(i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "library_strtod_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !10, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !17}
!14 = !DILocalVariable(name: "end", scope: !9, file: !1, line: 5, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !DILocalVariable(name: "text", scope: !9, file: !1, line: 6, type: !18)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!20 = !DILocation(line: 5, column: 3, scope: !9)
!21 = !DILocation(line: 5, column: 9, scope: !9)
!22 = !DILocation(line: 6, column: 3, scope: !9)
!23 = !DILocation(line: 6, column: 15, scope: !9)
!24 = !DILocation(line: 7, column: 14, scope: !25)
!25 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 7)
!26 = !DILocation(line: 7, column: 7, scope: !25)
!27 = !DILocation(line: 7, column: 26, scope: !25)
!28 = !DILocation(line: 7, column: 36, scope: !25)
!29 = !DILocation(line: 7, column: 40, scope: !25)
!30 = !DILocation(line: 7, column: 39, scope: !25)
!31 = !DILocation(line: 7, column: 44, scope: !25)
!32 = !DILocation(line: 7, column: 7, scope: !9)
!33 = !DILocation(line: 7, column: 52, scope: !25)
!34 = !DILocation(line: 8, column: 14, scope: !35)
!35 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 7)
!36 = !DILocation(line: 8, column: 18, scope: !35)
!37 = !DILocation(line: 8, column: 7, scope: !35)
!38 = !DILocation(line: 8, column: 29, scope: !35)
!39 = !DILocation(line: 8, column: 7, scope: !9)
!40 = !DILocation(line: 8, column: 37, scope: !35)
!41 = !DILocation(line: 9, column: 7, scope: !42)
!42 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 7)
!43 = !DILocation(line: 9, column: 30, scope: !42)
!44 = !DILocation(line: 9, column: 40, scope: !42)
!45 = !DILocation(line: 9, column: 44, scope: !42)
!46 = !DILocation(line: 9, column: 43, scope: !42)
!47 = !DILocation(line: 9, column: 48, scope: !42)
!48 = !DILocation(line: 9, column: 7, scope: !9)
!49 = !DILocation(line: 9, column: 56, scope: !42)
!50 = !DILocation(line: 10, column: 7, scope: !51)
!51 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 7)
!52 = !DILocation(line: 10, column: 21, scope: !51)
!53 = !DILocation(line: 10, column: 7, scope: !9)
!54 = !DILocation(line: 10, column: 30, scope: !51)
!55 = !DILocation(line: 11, column: 7, scope: !56)
!56 = distinct !DILexicalBlock(scope: !9, file: !1, line: 11, column: 7)
!57 = !DILocation(line: 11, column: 27, scope: !56)
!58 = !DILocation(line: 11, column: 7, scope: !9)
!59 = !DILocation(line: 11, column: 35, scope: !56)
!60 = !DILocation(line: 13, column: 1, scope: !9)
!61 = !DILocation(line: 12, column: 3, scope: !9)
!62 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 3, type: !63, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !65)
!63 = !DISubroutineType(types: !64)
!64 = !{null}
!65 = !{}
!66 = !DISubprogram(name: "atof", scope: !67, file: !67, line: 102, type: !68, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !65)
!67 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!68 = !DISubroutineType(types: !69)
!69 = !{!70, !18}
!70 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
