source_filename = "errno_kept_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [11 x i8] c"errno == 0\00", align 1
@.str.1 = private unnamed_addr constant [20 x i8] c"errno_kept_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [52 x i8] c"strlen(text) == 1 && isprint(text[0]) && errno == 5\00", align 1
@.str.3 = private unnamed_addr constant [41 x i8] c"errno == 0 && (value == 7 || value == 0)\00", align 1
@.str.4 = private unnamed_addr constant [21 x i8] c"99999999999999999999\00", align 1
@.str.5 = private unnamed_addr constant [24 x i8] c"errno == 0 && value > 0\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %text = alloca [2 x i8], align 1
  %value = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  %call = call i32* @__errno_location(), !dbg !21
  %0 = load i32, i32* %call, align 4, !dbg !21
  %cmp = icmp eq i32 %0, 0, !dbg !21
  br i1 %cmp, label %if.then, label %if.else, !dbg !24

if.then:
  br label %if.end, !dbg !24

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 11, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !21
  unreachable, !dbg !21

if.end:
  %1 = bitcast [2 x i8]* %text to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 2, i8* %1), !dbg !25
  call void @llvm.dbg.declare(metadata [2 x i8]* %text, metadata !14, metadata !DIExpression()), !dbg !26
  %arrayinit.begin = getelementptr inbounds [2 x i8], [2 x i8]* %text, i64 0, i64 0, !dbg !27
  %call1 = call i32 @__VERIFIER_nondet_int(), !dbg !28
  %tobool = icmp ne i32 %call1, 0, !dbg !28
  %2 = zext i1 %tobool to i64, !dbg !28
  %cond = select i1 %tobool, i32 55, i32 120, !dbg !28
  %conv = trunc i32 %cond to i8, !dbg !28
  store i8 %conv, i8* %arrayinit.begin, align 1, !dbg !27
  %arrayinit.element = getelementptr inbounds i8, i8* %arrayinit.begin, i64 1, !dbg !27
  store i8 0, i8* %arrayinit.element, align 1, !dbg !27
  %call2 = call i32* @__errno_location(), !dbg !29
  store i32 5, i32* %call2, align 4, !dbg !30
  %arraydecay = getelementptr inbounds [2 x i8], [2 x i8]* %text, i64 0, i64 0, !dbg !31
  %call3 = call i64 @strlen(i8* noundef %arraydecay), !dbg !31
  %cmp4 = icmp eq i64 %call3, 1, !dbg !31
  br i1 %cmp4, label %land.lhs.true, label %if.else14, !dbg !31

land.lhs.true:
  %arrayidx = getelementptr inbounds [2 x i8], [2 x i8]* %text, i64 0, i64 0, !dbg !31
  %3 = load i8, i8* %arrayidx, align 1, !dbg !31
  %conv6 = sext i8 %3 to i32, !dbg !31
  %call7 = call i32 @isprint(i32 noundef %conv6), !dbg !31
  %tobool8 = icmp ne i32 %call7, 0, !dbg !31
  br i1 %tobool8, label %land.lhs.true9, label %if.else14, !dbg !31

land.lhs.true9:
  %call10 = call i32* @__errno_location(), !dbg !31
  %4 = load i32, i32* %call10, align 4, !dbg !31
  %cmp11 = icmp eq i32 %4, 5, !dbg !31
  br i1 %cmp11, label %if.then13, label %if.else14, !dbg !34

if.then13:
  br label %if.end15, !dbg !34

if.else14:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 14, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !31
  unreachable, !dbg !31

if.end15:
  %call16 = call i32* @__errno_location(), !dbg !35
  store i32 0, i32* %call16, align 4, !dbg !36
  %5 = bitcast i64* %value to i8*, !dbg !37
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %5), !dbg !37
  call void @llvm.dbg.declare(metadata i64* %value, metadata !19, metadata !DIExpression()), !dbg !38
  %arraydecay17 = getelementptr inbounds [2 x i8], [2 x i8]* %text, i64 0, i64 0, !dbg !39
  %call18 = call i64 @strtol(i8* noundef %arraydecay17, i8** noundef null, i32 noundef 10), !dbg !40
  store i64 %call18, i64* %value, align 8, !dbg !38
  %call19 = call i32* @__errno_location(), !dbg !41
  %6 = load i32, i32* %call19, align 4, !dbg !41
  %cmp20 = icmp eq i32 %6, 0, !dbg !41
  br i1 %cmp20, label %land.lhs.true22, label %if.else28, !dbg !41

land.lhs.true22:
  %7 = load i64, i64* %value, align 8, !dbg !41
  %cmp23 = icmp eq i64 %7, 7, !dbg !41
  br i1 %cmp23, label %if.then27, label %lor.lhs.false, !dbg !41

lor.lhs.false:
  %8 = load i64, i64* %value, align 8, !dbg !41
  %cmp25 = icmp eq i64 %8, 0, !dbg !41
  br i1 %cmp25, label %if.then27, label %if.else28, !dbg !44

if.then27:
  br label %if.end29, !dbg !44

if.else28:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([41 x i8], [41 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 17, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !41
  unreachable, !dbg !41

if.end29:
  %call30 = call i64 @strtol(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.4, i64 0, i64 0), i8** noundef null, i32 noundef 10), !dbg !45
  store i64 %call30, i64* %value, align 8, !dbg !46
  %call31 = call i32* @__errno_location(), !dbg !47
  %9 = load i32, i32* %call31, align 4, !dbg !47
  %cmp32 = icmp eq i32 %9, 0, !dbg !47
  br i1 %cmp32, label %land.lhs.true34, label %if.else38, !dbg !47

land.lhs.true34:
  %10 = load i64, i64* %value, align 8, !dbg !47
  %cmp35 = icmp sgt i64 %10, 0, !dbg !47
  br i1 %cmp35, label %if.then37, label %if.else38, !dbg !50

if.then37:
  br label %if.end39, !dbg !50

if.else38:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 19, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !47
  unreachable, !dbg !47

if.end39:
  %11 = bitcast i64* %value to i8*, !dbg !51
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %11), !dbg !51
  %12 = bitcast [2 x i8]* %text to i8*, !dbg !51
  call void @llvm.lifetime.end.p0i8(i64 2, i8* %12), !dbg !51
  ret i32 0, !dbg !52
}

declare i32* @__errno_location()

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare i64 @strlen(i8* noundef)

declare i32 @isprint(i32 noundef)

declare i64 @strtol(i8* noundef, i8** noundef, i32 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "errno_kept_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !10, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !19}
!14 = !DILocalVariable(name: "text", scope: !9, file: !1, line: 12, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 16, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 2)
!19 = !DILocalVariable(name: "value", scope: !9, file: !1, line: 16, type: !20)
!20 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!21 = !DILocation(line: 11, column: 3, scope: !22)
!22 = distinct !DILexicalBlock(scope: !23, file: !1, line: 11, column: 3)
!23 = distinct !DILexicalBlock(scope: !9, file: !1, line: 11, column: 3)
!24 = !DILocation(line: 11, column: 3, scope: !23)
!25 = !DILocation(line: 12, column: 3, scope: !9)
!26 = !DILocation(line: 12, column: 8, scope: !9)
!27 = !DILocation(line: 12, column: 18, scope: !9)
!28 = !DILocation(line: 12, column: 19, scope: !9)
!29 = !DILocation(line: 13, column: 3, scope: !9)
!30 = !DILocation(line: 13, column: 9, scope: !9)
!31 = !DILocation(line: 14, column: 3, scope: !32)
!32 = distinct !DILexicalBlock(scope: !33, file: !1, line: 14, column: 3)
!33 = distinct !DILexicalBlock(scope: !9, file: !1, line: 14, column: 3)
!34 = !DILocation(line: 14, column: 3, scope: !33)
!35 = !DILocation(line: 15, column: 3, scope: !9)
!36 = !DILocation(line: 15, column: 9, scope: !9)
!37 = !DILocation(line: 16, column: 3, scope: !9)
!38 = !DILocation(line: 16, column: 8, scope: !9)
!39 = !DILocation(line: 16, column: 23, scope: !9)
!40 = !DILocation(line: 16, column: 16, scope: !9)
!41 = !DILocation(line: 17, column: 3, scope: !42)
!42 = distinct !DILexicalBlock(scope: !43, file: !1, line: 17, column: 3)
!43 = distinct !DILexicalBlock(scope: !9, file: !1, line: 17, column: 3)
!44 = !DILocation(line: 17, column: 3, scope: !43)
!45 = !DILocation(line: 18, column: 11, scope: !9)
!46 = !DILocation(line: 18, column: 9, scope: !9)
!47 = !DILocation(line: 19, column: 3, scope: !48)
!48 = distinct !DILexicalBlock(scope: !49, file: !1, line: 19, column: 3)
!49 = distinct !DILexicalBlock(scope: !9, file: !1, line: 19, column: 3)
!50 = !DILocation(line: 19, column: 3, scope: !49)
!51 = !DILocation(line: 21, column: 1, scope: !9)
!52 = !DILocation(line: 20, column: 3, scope: !9)
