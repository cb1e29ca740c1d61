source_filename = "clock_first_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@.str.1 = private unnamed_addr constant [28 x i8] c"length == (int)strlen(text)\00", align 1
@.str.2 = private unnamed_addr constant [19 x i8] c"clock_first_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.3 = private unnamed_addr constant [36 x i8] c"text[i] == reversed[length - 1 - i]\00", align 1

define dso_local i32 @main() !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %text = alloca [12 x i8], align 1
  %reversed = alloca [12 x i8], align 1
  %value = alloca i32, align 4
  %length = alloca i32, align 4
  %rest = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i64 @time(i64* noundef null), !dbg !26
  %conv = trunc i64 %call to i32, !dbg !26
  call void @srand(i32 noundef %conv), !dbg !27
  %0 = bitcast [12 x i8]* %text to i8*, !dbg !28
  call void @llvm.lifetime.start.p0i8(i64 12, i8* %0), !dbg !28
  call void @llvm.dbg.declare(metadata [12 x i8]* %text, metadata !14, metadata !DIExpression()), !dbg !29
  %1 = bitcast [12 x i8]* %reversed to i8*, !dbg !28
  call void @llvm.lifetime.start.p0i8(i64 12, i8* %1), !dbg !28
  call void @llvm.dbg.declare(metadata [12 x i8]* %reversed, metadata !19, metadata !DIExpression()), !dbg !30
  %2 = bitcast i32* %value to i8*, !dbg !31
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !31
  call void @llvm.dbg.declare(metadata i32* %value, metadata !20, metadata !DIExpression()), !dbg !32
  %call1 = call i32 @rand(), !dbg !33
  %rem = srem i32 %call1, 1000, !dbg !34
  store i32 %rem, i32* %value, align 4, !dbg !32
  %3 = bitcast i32* %length to i8*, !dbg !31
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !31
  call void @llvm.dbg.declare(metadata i32* %length, metadata !21, metadata !DIExpression()), !dbg !35
  store i32 0, i32* %length, align 4, !dbg !35
  %arraydecay = getelementptr inbounds [12 x i8], [12 x i8]* %text, i64 0, i64 0, !dbg !36
  %4 = load i32, i32* %value, align 4, !dbg !37
  %call2 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef %arraydecay, i64 noundef 12, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0), i32 noundef %4), !dbg !38
  %5 = bitcast i32* %rest to i8*, !dbg !39
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %5), !dbg !39
  call void @llvm.dbg.declare(metadata i32* %rest, metadata !22, metadata !DIExpression()), !dbg !40
  %6 = load i32, i32* %value, align 4, !dbg !41
  store i32 %6, i32* %rest, align 4, !dbg !40
  br label %for.cond, !dbg !39

for.cond:
  %7 = load i32, i32* %rest, align 4, !dbg !42
  %cmp = icmp sgt i32 %7, 0, !dbg !44
  br i1 %cmp, label %lor.end, label %lor.rhs, !dbg !45

lor.rhs:
  %8 = load i32, i32* %length, align 4, !dbg !46
  %cmp4 = icmp eq i32 %8, 0, !dbg !47
  br label %lor.end, !dbg !45

lor.end:
  %9 = phi i1 [ true, %for.cond ], [ %cmp4, %lor.rhs ]
  br i1 %9, label %for.body, label %for.cond.cleanup, !dbg !48

for.cond.cleanup:
  %10 = bitcast i32* %rest to i8*, !dbg !49
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %10), !dbg !49
  br label %for.end

for.body:
  %11 = load i32, i32* %rest, align 4, !dbg !50
  %rem6 = srem i32 %11, 10, !dbg !51
  %add = add nsw i32 48, %rem6, !dbg !52
  %conv7 = trunc i32 %add to i8, !dbg !53
  %12 = load i32, i32* %length, align 4, !dbg !54
  %inc = add nsw i32 %12, 1, !dbg !54
  store i32 %inc, i32* %length, align 4, !dbg !54
  %idxprom = sext i32 %12 to i64, !dbg !55
  %arrayidx = getelementptr inbounds [12 x i8], [12 x i8]* %reversed, i64 0, i64 %idxprom, !dbg !55
  store i8 %conv7, i8* %arrayidx, align 1, !dbg !56
  br label %for.inc, !dbg !55

for.inc:
  %13 = load i32, i32* %rest, align 4, !dbg !57
  %div = sdiv i32 %13, 10, !dbg !57
  store i32 %div, i32* %rest, align 4, !dbg !57
  br label %for.cond, !dbg !49, !llvm.loop !58

for.end:
  %14 = load i32, i32* %length, align 4, !dbg !62
  %arraydecay8 = getelementptr inbounds [12 x i8], [12 x i8]* %text, i64 0, i64 0, !dbg !62
  %call9 = call i64 @strlen(i8* noundef %arraydecay8), !dbg !62
  %conv10 = trunc i64 %call9 to i32, !dbg !62
  %cmp11 = icmp eq i32 %14, %conv10, !dbg !62
  br i1 %cmp11, label %if.then, label %if.else, !dbg !65

if.then:
  br label %if.end, !dbg !65

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.2, i64 0, i64 0), i32 noundef 15, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !62
  unreachable, !dbg !62

if.end:
  %15 = bitcast i32* %i to i8*, !dbg !66
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %15), !dbg !66
  call void @llvm.dbg.declare(metadata i32* %i, metadata !24, metadata !DIExpression()), !dbg !67
  store i32 0, i32* %i, align 4, !dbg !67
  br label %for.cond13, !dbg !66

for.cond13:
  %16 = load i32, i32* %i, align 4, !dbg !68
  %17 = load i32, i32* %length, align 4, !dbg !70
  %cmp14 = icmp slt i32 %16, %17, !dbg !71
  br i1 %cmp14, label %for.body17, label %for.cond.cleanup16, !dbg !72

for.cond.cleanup16:
  %18 = bitcast i32* %i to i8*, !dbg !73
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %18), !dbg !73
  br label %for.end32

for.body17:
  %19 = load i32, i32* %i, align 4, !dbg !74
  %idxprom18 = sext i32 %19 to i64, !dbg !74
  %arrayidx19 = getelementptr inbounds [12 x i8], [12 x i8]* %text, i64 0, i64 %idxprom18, !dbg !74
  %20 = load i8, i8* %arrayidx19, align 1, !dbg !74
  %conv20 = sext i8 %20 to i32, !dbg !74
  %21 = load i32, i32* %length, align 4, !dbg !74
  %sub = sub nsw i32 %21, 1, !dbg !74
  %22 = load i32, i32* %i, align 4, !dbg !74
  %sub21 = sub nsw i32 %sub, %22, !dbg !74
  %idxprom22 = sext i32 %sub21 to i64, !dbg !74
  %arrayidx23 = getelementptr inbounds [12 x i8], [12 x i8]* %reversed, i64 0, i64 %idxprom22, !dbg !74
  %23 = load i8, i8* %arrayidx23, align 1, !dbg !74
  %conv24 = sext i8 %23 to i32, !dbg !74
  %cmp25 = icmp eq i32 %conv20, %conv24, !dbg !74
  br i1 %cmp25, label %if.then27, label %if.else28, !dbg !77

if.then27:
  br label %if.end29, !dbg !77

if.else28:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.2, i64 0, i64 0), i32 noundef 17, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !74
  unreachable, !dbg !74

if.end29:
  br label %for.inc30, !dbg !78

for.inc30:
  %24 = load i32, i32* %i, align 4, !dbg !79
  %inc31 = add nsw i32 %24, 1, !dbg !79
  store i32 %inc31, i32* %i, align 4, !dbg !79
  br label %for.cond13, !dbg !73, !llvm.loop !80

for.end32:
  %25 = bitcast i32* %length to i8*, !dbg !82
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %25), !dbg !82
  %26 = bitcast i32* %value to i8*, !dbg !82
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %26), !dbg !82
  %27 = bitcast [12 x i8]* %reversed to i8*, !dbg !82
  call void @llvm.lifetime.end.p0i8(i64 12, i8* %27), !dbg !82
  %28 = bitcast [12 x i8]* %text to i8*, !dbg !82
  call void @llvm.lifetime.end.p0i8(i64 12, i8* %28), !dbg !82
  ret i32 0, !dbg !83
}

declare !dbg !84 void @srand(i32 noundef)

declare !dbg !90 i64 @time(i64* noundef)

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !100 i32 @rand()

declare i32 @snprintf(i8* noundef, i64 noundef, i8* noundef, ...)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare i64 @strlen(i8* noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "clock_first_safe.c", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !12, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!12 = !DISubroutineType(types: !2)
!13 = !{!14, !19, !20, !21, !22, !24}
!14 = !DILocalVariable(name: "text", scope: !11, file: !1, line: 10, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 96, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 12)
!19 = !DILocalVariable(name: "reversed", scope: !11, file: !1, line: 10, type: !15)
!20 = !DILocalVariable(name: "value", scope: !11, file: !1, line: 11, type: !3)
!21 = !DILocalVariable(name: "length", scope: !11, file: !1, line: 11, type: !3)
!22 = !DILocalVariable(name: "rest", scope: !23, file: !1, line: 13, type: !3)
!23 = distinct !DILexicalBlock(scope: !11, file: !1, line: 13, column: 5)
!24 = !DILocalVariable(name: "i", scope: !25, file: !1, line: 16, type: !3)
!25 = distinct !DILexicalBlock(scope: !11, file: !1, line: 16, column: 5)
!26 = !DILocation(line: 9, column: 11, scope: !11)
!27 = !DILocation(line: 9, column: 5, scope: !11)
!28 = !DILocation(line: 10, column: 5, scope: !11)
!29 = !DILocation(line: 10, column: 10, scope: !11)
!30 = !DILocation(line: 10, column: 20, scope: !11)
!31 = !DILocation(line: 11, column: 5, scope: !11)
!32 = !DILocation(line: 11, column: 9, scope: !11)
!33 = !DILocation(line: 11, column: 17, scope: !11)
!34 = !DILocation(line: 11, column: 24, scope: !11)
!35 = !DILocation(line: 11, column: 32, scope: !11)
!36 = !DILocation(line: 12, column: 14, scope: !11)
!37 = !DILocation(line: 12, column: 39, scope: !11)
!38 = !DILocation(line: 12, column: 5, scope: !11)
!39 = !DILocation(line: 13, column: 10, scope: !23)
!40 = !DILocation(line: 13, column: 14, scope: !23)
!41 = !DILocation(line: 13, column: 21, scope: !23)
!42 = !DILocation(line: 13, column: 28, scope: !43)
!43 = distinct !DILexicalBlock(scope: !23, file: !1, line: 13, column: 5)
!44 = !DILocation(line: 13, column: 33, scope: !43)
!45 = !DILocation(line: 13, column: 37, scope: !43)
!46 = !DILocation(line: 13, column: 40, scope: !43)
!47 = !DILocation(line: 13, column: 47, scope: !43)
!48 = !DILocation(line: 13, column: 5, scope: !23)
!49 = !DILocation(line: 13, column: 5, scope: !43)
!50 = !DILocation(line: 14, column: 36, scope: !43)
!51 = !DILocation(line: 14, column: 41, scope: !43)
!52 = !DILocation(line: 14, column: 34, scope: !43)
!53 = !DILocation(line: 14, column: 30, scope: !43)
!54 = !DILocation(line: 14, column: 24, scope: !43)
!55 = !DILocation(line: 14, column: 9, scope: !43)
!56 = !DILocation(line: 14, column: 28, scope: !43)
!57 = !DILocation(line: 13, column: 58, scope: !43)
!58 = distinct !{!58, !48, !59, !60, !61}
!59 = !DILocation(line: 14, column: 43, scope: !23)
!60 = !{!"llvm.loop.mustprogress"}
!61 = !{!"llvm.loop.unroll.disable"}
!62 = !DILocation(line: 15, column: 5, scope: !63)
!63 = distinct !DILexicalBlock(scope: !64, file: !1, line: 15, column: 5)
!64 = distinct !DILexicalBlock(scope: !11, file: !1, line: 15, column: 5)
!65 = !DILocation(line: 15, column: 5, scope: !64)
!66 = !DILocation(line: 16, column: 10, scope: !25)
!67 = !DILocation(line: 16, column: 14, scope: !25)
!68 = !DILocation(line: 16, column: 21, scope: !69)
!69 = distinct !DILexicalBlock(scope: !25, file: !1, line: 16, column: 5)
!70 = !DILocation(line: 16, column: 25, scope: !69)
!71 = !DILocation(line: 16, column: 23, scope: !69)
!72 = !DILocation(line: 16, column: 5, scope: !25)
!73 = !DILocation(line: 16, column: 5, scope: !69)
!74 = !DILocation(line: 17, column: 9, scope: !75)
!75 = distinct !DILexicalBlock(scope: !76, file: !1, line: 17, column: 9)
!76 = distinct !DILexicalBlock(scope: !69, file: !1, line: 17, column: 9)
!77 = !DILocation(line: 17, column: 9, scope: !76)
!78 = !DILocation(line: 17, column: 9, scope: !69)
!79 = !DILocation(line: 16, column: 34, scope: !69)
!80 = distinct !{!80, !72, !81, !60, !61}
!81 = !DILocation(line: 17, column: 9, scope: !25)
!82 = !DILocation(line: 19, column: 1, scope: !11)
!83 = !DILocation(line: 18, column: 5, scope: !11)
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
!100 = !DISubprogram(name: "rand", scope: !85, file: !85, line: 454, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !89)
