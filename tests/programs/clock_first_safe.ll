source_filename = "clock_first_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@.str.1 = private unnamed_addr constant [27 x i8] c"length == strlen(reversed)\00", align 1
@.str.2 = private unnamed_addr constant [19 x i8] c"clock_first_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.3 = private unnamed_addr constant [36 x i8] c"text[i] == reversed[length - 1 - i]\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %round = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %text = alloca [12 x i8], align 1
  %reversed = alloca [12 x i8], align 1
  %value = alloca i32, align 4
  %length = alloca i64, align 8
  %i = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  %call = call i64 @time(i64* noundef null), !dbg !31
  %conv = trunc i64 %call to i32, !dbg !31
  call void @srand(i32 noundef %conv), !dbg !32
  %0 = bitcast i32* %round to i8*, !dbg !33
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !33
  call void @llvm.dbg.declare(metadata i32* %round, metadata !14, metadata !DIExpression()), !dbg !34
  store i32 0, i32* %round, align 4, !dbg !34
  br label %for.cond, !dbg !33

for.cond:
  %1 = load i32, i32* %round, align 4, !dbg !35
  %cmp = icmp slt i32 %1, 2, !dbg !36
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !37

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  %2 = bitcast i32* %round to i8*, !dbg !38
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %2), !dbg !38
  br label %for.end27

for.body:
  %3 = bitcast [12 x i8]* %text to i8*, !dbg !39
  call void @llvm.lifetime.start.p0i8(i64 12, i8* %3), !dbg !39
  call void @llvm.dbg.declare(metadata [12 x i8]* %text, metadata !16, metadata !DIExpression()), !dbg !40
  %4 = bitcast [12 x i8]* %reversed to i8*, !dbg !39
  call void @llvm.lifetime.start.p0i8(i64 12, i8* %4), !dbg !39
  call void @llvm.dbg.declare(metadata [12 x i8]* %reversed, metadata !23, metadata !DIExpression()), !dbg !41
  %5 = bitcast i32* %value to i8*, !dbg !42
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %5), !dbg !42
  call void @llvm.dbg.declare(metadata i32* %value, metadata !24, metadata !DIExpression()), !dbg !43
  %call2 = call i32 @rand(), !dbg !44
  %rem = srem i32 %call2, 60, !dbg !45
  store i32 %rem, i32* %value, align 4, !dbg !43
  %arraydecay = getelementptr inbounds [12 x i8], [12 x i8]* %text, i64 0, i64 0, !dbg !46
  %6 = load i32, i32* %value, align 4, !dbg !47
  %call3 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef %arraydecay, i64 noundef 12, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0), i32 noundef %6), !dbg !48
  %7 = load i32, i32* %value, align 4, !dbg !49
  %arraydecay4 = getelementptr inbounds [12 x i8], [12 x i8]* %reversed, i64 0, i64 0, !dbg !50
  call void @reverse(i32 noundef %7, i8* noundef %arraydecay4), !dbg !51
  %8 = bitcast i64* %length to i8*, !dbg !52
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %8), !dbg !52
  call void @llvm.dbg.declare(metadata i64* %length, metadata !25, metadata !DIExpression()), !dbg !53
  %arraydecay5 = getelementptr inbounds [12 x i8], [12 x i8]* %text, i64 0, i64 0, !dbg !54
  %call6 = call i64 @strlen(i8* noundef %arraydecay5), !dbg !55
  store i64 %call6, i64* %length, align 8, !dbg !53
  %9 = load i64, i64* %length, align 8, !dbg !56
  %arraydecay7 = getelementptr inbounds [12 x i8], [12 x i8]* %reversed, i64 0, i64 0, !dbg !56
  %call8 = call i64 @strlen(i8* noundef %arraydecay7), !dbg !56
  %cmp9 = icmp eq i64 %9, %call8, !dbg !56
  br i1 %cmp9, label %if.then, label %if.else, !dbg !59

if.then:
  br label %if.end, !dbg !59

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.2, i64 0, i64 0), i32 noundef 25, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !56
  unreachable, !dbg !56

if.end:
  %10 = bitcast i64* %i to i8*, !dbg !60
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %10), !dbg !60
  call void @llvm.dbg.declare(metadata i64* %i, metadata !29, metadata !DIExpression()), !dbg !61
  store i64 0, i64* %i, align 8, !dbg !61
  br label %for.cond11, !dbg !60

for.cond11:
  %11 = load i64, i64* %i, align 8, !dbg !62
  %12 = load i64, i64* %length, align 8, !dbg !64
  %cmp12 = icmp ult i64 %11, %12, !dbg !65
  br i1 %cmp12, label %for.body15, label %for.cond.cleanup14, !dbg !66

for.cond.cleanup14:
  store i32 5, i32* %cleanup.dest.slot, align 4
  %13 = bitcast i64* %i to i8*, !dbg !67
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %13), !dbg !67
  br label %for.end

for.body15:
  %14 = load i64, i64* %i, align 8, !dbg !68
  %arrayidx = getelementptr inbounds [12 x i8], [12 x i8]* %text, i64 0, i64 %14, !dbg !68
  %15 = load i8, i8* %arrayidx, align 1, !dbg !68
  %conv16 = sext i8 %15 to i32, !dbg !68
  %16 = load i64, i64* %length, align 8, !dbg !68
  %sub = sub i64 %16, 1, !dbg !68
  %17 = load i64, i64* %i, align 8, !dbg !68
  %sub17 = sub i64 %sub, %17, !dbg !68
  %arrayidx18 = getelementptr inbounds [12 x i8], [12 x i8]* %reversed, i64 0, i64 %sub17, !dbg !68
  %18 = load i8, i8* %arrayidx18, align 1, !dbg !68
  %conv19 = sext i8 %18 to i32, !dbg !68
  %cmp20 = icmp eq i32 %conv16, %conv19, !dbg !68
  br i1 %cmp20, label %if.then22, label %if.else23, !dbg !71

if.then22:
  br label %if.end24, !dbg !71

if.else23:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.2, i64 0, i64 0), i32 noundef 27, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !68
  unreachable, !dbg !68

if.end24:
  br label %for.inc, !dbg !72

for.inc:
  %19 = load i64, i64* %i, align 8, !dbg !73
  %inc = add i64 %19, 1, !dbg !73
  store i64 %inc, i64* %i, align 8, !dbg !73
  br label %for.cond11, !dbg !67, !llvm.loop !74

for.end:
  %20 = bitcast i64* %length to i8*, !dbg !78
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %20), !dbg !78
  %21 = bitcast i32* %value to i8*, !dbg !78
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %21), !dbg !78
  %22 = bitcast [12 x i8]* %reversed to i8*, !dbg !78
  call void @llvm.lifetime.end.p0i8(i64 12, i8* %22), !dbg !78
  %23 = bitcast [12 x i8]* %text to i8*, !dbg !78
  call void @llvm.lifetime.end.p0i8(i64 12, i8* %23), !dbg !78
  br label %for.inc25, !dbg !79

for.inc25:
  %24 = load i32, i32* %round, align 4, !dbg !80
  %inc26 = add nsw i32 %24, 1, !dbg !80
  store i32 %inc26, i32* %round, align 4, !dbg !80
  br label %for.cond, !dbg !38, !llvm.loop !81

for.end27:
  ret i32 0, !dbg !83
}

declare !dbg !84 void @srand(i32 noundef)

declare !dbg !90 i64 @time(i64* noundef)

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !100 i32 @rand()

declare i32 @snprintf(i8* noundef, i64 noundef, i8* noundef, ...)

define internal void @reverse(i32 noundef %value, i8* noundef %digits) !dbg !101 {
entry:
  %value.addr = alloca i32, align 4
  %digits.addr = alloca i8*, align 8
  %length = alloca i32, align 4
  store i32 %value, i32* %value.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %value.addr, metadata !106, metadata !DIExpression()), !dbg !109
  store i8* %digits, i8** %digits.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %digits.addr, metadata !107, metadata !DIExpression()), !dbg !110
  %0 = bitcast i32* %length to i8*, !dbg !111
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !111
  call void @llvm.dbg.declare(metadata i32* %length, metadata !108, metadata !DIExpression()), !dbg !112
  store i32 0, i32* %length, align 4, !dbg !112
  br label %do.body, !dbg !113

do.body:
  %1 = load i32, i32* %value.addr, align 4, !dbg !114
  %rem = srem i32 %1, 10, !dbg !116
  %add = add nsw i32 48, %rem, !dbg !117
  %conv = trunc i32 %add to i8, !dbg !118
  %2 = load i8*, i8** %digits.addr, align 8, !dbg !119
  %3 = load i32, i32* %length, align 4, !dbg !120
  %inc = add nsw i32 %3, 1, !dbg !120
  store i32 %inc, i32* %length, align 4, !dbg !120
  %idxprom = sext i32 %3 to i64, !dbg !119
  %arrayidx = getelementptr inbounds i8, i8* %2, i64 %idxprom, !dbg !119
  store i8 %conv, i8* %arrayidx, align 1, !dbg !121
  %4 = load i32, i32* %value.addr, align 4, !dbg !122
  %div = sdiv i32 %4, 10, !dbg !122
  store i32 %div, i32* %value.addr, align 4, !dbg !122
  br label %do.cond, !dbg !123

do.cond:
  %5 = load i32, i32* %value.addr, align 4, !dbg !124
  %cmp = icmp sgt i32 %5, 0, !dbg !125
  br i1 %cmp, label %do.body, label %do.end, !dbg !123, !llvm.loop !126

do.end:
  %6 = load i8*, i8** %digits.addr, align 8, !dbg !128
  %7 = load i32, i32* %length, align 4, !dbg !129
  %idxprom2 = sext i32 %7 to i64, !dbg !128
  %arrayidx3 = getelementptr inbounds i8, i8* %6, i64 %idxprom2, !dbg !128
  store i8 0, i8* %arrayidx3, align 1, !dbg !130
  %8 = bitcast i32* %length to i8*, !dbg !131
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %8), !dbg !131
  ret void, !dbg !131
}

declare i64 @strlen(i8* noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "clock_first_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 17, type: !10, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !16, !23, !24, !25, !29}
!14 = !DILocalVariable(name: "round", scope: !15, file: !1, line: 19, type: !12)
!15 = distinct !DILexicalBlock(scope: !9, file: !1, line: 19, column: 5)
!16 = !DILocalVariable(name: "text", scope: !17, file: !1, line: 20, type: !19)
!17 = distinct !DILexicalBlock(scope: !18, file: !1, line: 19, column: 45)
!18 = distinct !DILexicalBlock(scope: !15, file: !1, line: 19, column: 5)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 96, elements: !21)
!20 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!21 = !{!22}
!22 = !DISubrange(count: 12)
!23 = !DILocalVariable(name: "reversed", scope: !17, file: !1, line: 20, type: !19)
!24 = !DILocalVariable(name: "value", scope: !17, file: !1, line: 21, type: !12)
!25 = !DILocalVariable(name: "length", scope: !17, file: !1, line: 24, type: !26)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !27, line: 46, baseType: !28)
!27 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!28 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!29 = !DILocalVariable(name: "i", scope: !30, file: !1, line: 26, type: !26)
!30 = distinct !DILexicalBlock(scope: !17, file: !1, line: 26, column: 9)
!31 = !DILocation(line: 18, column: 11, scope: !9)
!32 = !DILocation(line: 18, column: 5, scope: !9)
!33 = !DILocation(line: 19, column: 10, scope: !15)
!34 = !DILocation(line: 19, column: 14, scope: !15)
!35 = !DILocation(line: 19, column: 25, scope: !18)
!36 = !DILocation(line: 19, column: 31, scope: !18)
!37 = !DILocation(line: 19, column: 5, scope: !15)
!38 = !DILocation(line: 19, column: 5, scope: !18)
!39 = !DILocation(line: 20, column: 9, scope: !17)
!40 = !DILocation(line: 20, column: 14, scope: !17)
!41 = !DILocation(line: 20, column: 24, scope: !17)
!42 = !DILocation(line: 21, column: 9, scope: !17)
!43 = !DILocation(line: 21, column: 13, scope: !17)
!44 = !DILocation(line: 21, column: 21, scope: !17)
!45 = !DILocation(line: 21, column: 28, scope: !17)
!46 = !DILocation(line: 22, column: 18, scope: !17)
!47 = !DILocation(line: 22, column: 43, scope: !17)
!48 = !DILocation(line: 22, column: 9, scope: !17)
!49 = !DILocation(line: 23, column: 17, scope: !17)
!50 = !DILocation(line: 23, column: 24, scope: !17)
!51 = !DILocation(line: 23, column: 9, scope: !17)
!52 = !DILocation(line: 24, column: 9, scope: !17)
!53 = !DILocation(line: 24, column: 16, scope: !17)
!54 = !DILocation(line: 24, column: 32, scope: !17)
!55 = !DILocation(line: 24, column: 25, scope: !17)
!56 = !DILocation(line: 25, column: 9, scope: !57)
!57 = distinct !DILexicalBlock(scope: !58, file: !1, line: 25, column: 9)
!58 = distinct !DILexicalBlock(scope: !17, file: !1, line: 25, column: 9)
!59 = !DILocation(line: 25, column: 9, scope: !58)
!60 = !DILocation(line: 26, column: 14, scope: !30)
!61 = !DILocation(line: 26, column: 21, scope: !30)
!62 = !DILocation(line: 26, column: 28, scope: !63)
!63 = distinct !DILexicalBlock(scope: !30, file: !1, line: 26, column: 9)
!64 = !DILocation(line: 26, column: 32, scope: !63)
!65 = !DILocation(line: 26, column: 30, scope: !63)
!66 = !DILocation(line: 26, column: 9, scope: !30)
!67 = !DILocation(line: 26, column: 9, scope: !63)
!68 = !DILocation(line: 27, column: 13, scope: !69)
!69 = distinct !DILexicalBlock(scope: !70, file: !1, line: 27, column: 13)
!70 = distinct !DILexicalBlock(scope: !63, file: !1, line: 27, column: 13)
!71 = !DILocation(line: 27, column: 13, scope: !70)
!72 = !DILocation(line: 27, column: 13, scope: !63)
!73 = !DILocation(line: 26, column: 41, scope: !63)
!74 = distinct !{!74, !66, !75, !76, !77}
!75 = !DILocation(line: 27, column: 13, scope: !30)
!76 = !{!"llvm.loop.mustprogress"}
!77 = !{!"llvm.loop.unroll.disable"}
!78 = !DILocation(line: 28, column: 5, scope: !18)
!79 = !DILocation(line: 28, column: 5, scope: !17)
!80 = !DILocation(line: 19, column: 41, scope: !18)
!81 = distinct !{!81, !37, !82, !76, !77}
!82 = !DILocation(line: 28, column: 5, scope: !15)
!83 = !DILocation(line: 29, column: 5, scope: !9)
!84 = !DISubprogram(name: "srand", scope: !85, file: !85, line: 456, type: !86, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !89)
!85 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!86 = !DISubroutineType(types: !87)
!87 = !{null, !88}
!88 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!89 = !{}
!90 = !DISubprogram(name: "time", scope: !91, file: !91, line: 76, type: !92, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !89)
!91 = !DIFile(filename: "/usr/include/time.h", directory: "")
!92 = !DISubroutineType(types: !93)
!93 = !{!94, !99}
!94 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !95, line: 10, baseType: !96)
!95 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/time_t.h", directory: "")
!96 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !97, line: 160, baseType: !98)
!97 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!98 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!99 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !94, size: 64)
!100 = !DISubprogram(name: "rand", scope: !85, file: !85, line: 454, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !89)
!101 = distinct !DISubprogram(name: "reverse", scope: !1, file: !1, line: 8, type: !102, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !105)
!102 = !DISubroutineType(types: !103)
!103 = !{null, !12, !104}
!104 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!105 = !{!106, !107, !108}
!106 = !DILocalVariable(name: "value", arg: 1, scope: !101, file: !1, line: 8, type: !12)
!107 = !DILocalVariable(name: "digits", arg: 2, scope: !101, file: !1, line: 8, type: !104)
!108 = !DILocalVariable(name: "length", scope: !101, file: !1, line: 9, type: !12)
!109 = !DILocation(line: 8, column: 25, scope: !101)
!110 = !DILocation(line: 8, column: 38, scope: !101)
!111 = !DILocation(line: 9, column: 5, scope: !101)
!112 = !DILocation(line: 9, column: 9, scope: !101)
!113 = !DILocation(line: 10, column: 5, scope: !101)
!114 = !DILocation(line: 11, column: 34, scope: !115)
!115 = distinct !DILexicalBlock(scope: !101, file: !1, line: 10, column: 8)
!116 = !DILocation(line: 11, column: 40, scope: !115)
!117 = !DILocation(line: 11, column: 32, scope: !115)
!118 = !DILocation(line: 11, column: 28, scope: !115)
!119 = !DILocation(line: 11, column: 9, scope: !115)
!120 = !DILocation(line: 11, column: 22, scope: !115)
!121 = !DILocation(line: 11, column: 26, scope: !115)
!122 = !DILocation(line: 12, column: 15, scope: !115)
!123 = !DILocation(line: 13, column: 5, scope: !115)
!124 = !DILocation(line: 13, column: 14, scope: !101)
!125 = !DILocation(line: 13, column: 20, scope: !101)
!126 = distinct !{!126, !113, !127, !76, !77}
!127 = !DILocation(line: 13, column: 23, scope: !101)
!128 = !DILocation(line: 14, column: 5, scope: !101)
!129 = !DILocation(line: 14, column: 12, scope: !101)
!130 = !DILocation(line: 14, column: 20, scope: !101)
!131 = !DILocation(line: 15, column: 1, scope: !101)
