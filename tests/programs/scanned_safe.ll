source_filename = "scanned_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [4 x i8] c"%7s\00", align 1
@.str.1 = private unnamed_addr constant [27 x i8] c"words == 1 || words == EOF\00", align 1
@.str.2 = private unnamed_addr constant [15 x i8] c"scanned_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c" %c\00", align 1
@.str.4 = private unnamed_addr constant [32 x i8] c"!isspace((unsigned char)letter)\00", align 1
@.str.5 = private unnamed_addr constant [4 x i8] c"x%c\00", align 1
@.str.6 = private unnamed_addr constant [22 x i8] c"few >= -1 && few <= 1\00", align 1

define dso_local i32 @main() !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %word = alloca [8 x i8], align 1
  %letter = alloca i8, align 1
  %words = alloca i32, align 4
  %few = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [8 x i8]* %word to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !24
  call void @llvm.dbg.declare(metadata [8 x i8]* %word, metadata !16, metadata !DIExpression()), !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %letter), !dbg !24
  call void @llvm.dbg.declare(metadata i8* %letter, metadata !21, metadata !DIExpression()), !dbg !26
  %1 = bitcast i32* %words to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !27
  call void @llvm.dbg.declare(metadata i32* %words, metadata !22, metadata !DIExpression()), !dbg !28
  %arraydecay = getelementptr inbounds [8 x i8], [8 x i8]* %word, i64 0, i64 0, !dbg !29
  %call = call i32 (i8*, ...) @__isoc99_scanf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), i8* noundef %arraydecay), !dbg !30
  store i32 %call, i32* %words, align 4, !dbg !28
  %2 = load i32, i32* %words, align 4, !dbg !31
  %cmp = icmp eq i32 %2, 1, !dbg !31
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !31

lor.lhs.false:
  %3 = load i32, i32* %words, align 4, !dbg !31
  %cmp1 = icmp eq i32 %3, -1, !dbg !31
  br i1 %cmp1, label %if.then, label %if.else, !dbg !34

if.then:
  br label %if.end, !dbg !34

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.2, i64 0, i64 0), i32 noundef 9, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !31
  unreachable, !dbg !31

if.end:
  %call2 = call i32 (i8*, ...) @__isoc99_scanf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.3, i64 0, i64 0), i8* noundef %letter), !dbg !35
  %cmp3 = icmp eq i32 %call2, 1, !dbg !37
  br i1 %cmp3, label %if.then4, label %if.end9, !dbg !38

if.then4:
  %4 = load i8, i8* %letter, align 1, !dbg !39
  %conv = zext i8 %4 to i32, !dbg !39
  %call5 = call i32 @isspace(i32 noundef %conv), !dbg !39
  %tobool = icmp ne i32 %call5, 0, !dbg !39
  br i1 %tobool, label %if.else7, label %if.then6, !dbg !42

if.then6:
  br label %if.end8, !dbg !42

if.else7:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.2, i64 0, i64 0), i32 noundef 10, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !39
  unreachable, !dbg !39

if.end8:
  br label %if.end9, !dbg !43

if.end9:
  %5 = bitcast i32* %few to i8*, !dbg !44
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %5), !dbg !44
  call void @llvm.dbg.declare(metadata i32* %few, metadata !23, metadata !DIExpression()), !dbg !45
  %call10 = call i32 (i8*, ...) @__isoc99_scanf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.5, i64 0, i64 0), i8* noundef %letter), !dbg !46
  store i32 %call10, i32* %few, align 4, !dbg !45
  %6 = load i32, i32* %few, align 4, !dbg !47
  %cmp11 = icmp sge i32 %6, -1, !dbg !47
  br i1 %cmp11, label %land.lhs.true, label %if.else16, !dbg !47

land.lhs.true:
  %7 = load i32, i32* %few, align 4, !dbg !47
  %cmp13 = icmp sle i32 %7, 1, !dbg !47
  br i1 %cmp13, label %if.then15, label %if.else16, !dbg !50

if.then15:
  br label %if.end17, !dbg !50

if.else16:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.2, i64 0, i64 0), i32 noundef 12, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !47
  unreachable, !dbg !47

if.end17:
  store i32 0, i32* %retval, align 4, !dbg !51
  %8 = bitcast i32* %few to i8*, !dbg !52
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %8), !dbg !52
  %9 = bitcast i32* %words to i8*, !dbg !52
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %9), !dbg !52
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %letter), !dbg !52
  %10 = bitcast [8 x i8]* %word to i8*, !dbg !52
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %10), !dbg !52
  %11 = load i32, i32* %retval, align 4, !dbg !52
  ret i32 %11, !dbg !52
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__isoc99_scanf(i8* noundef, ...)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare i32 @isspace(i32 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "scanned_safe.c", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !12, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!16, !21, !22, !23}
!16 = !DILocalVariable(name: "word", scope: !11, file: !1, line: 7, type: !17)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 64, elements: !19)
!18 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!19 = !{!20}
!20 = !DISubrange(count: 8)
!21 = !DILocalVariable(name: "letter", scope: !11, file: !1, line: 7, type: !18)
!22 = !DILocalVariable(name: "words", scope: !11, file: !1, line: 8, type: !14)
!23 = !DILocalVariable(name: "few", scope: !11, file: !1, line: 11, type: !14)
!24 = !DILocation(line: 7, column: 3, scope: !11)
!25 = !DILocation(line: 7, column: 8, scope: !11)
!26 = !DILocation(line: 7, column: 17, scope: !11)
!27 = !DILocation(line: 8, column: 3, scope: !11)
!28 = !DILocation(line: 8, column: 7, scope: !11)
!29 = !DILocation(line: 8, column: 28, scope: !11)
!30 = !DILocation(line: 8, column: 15, scope: !11)
!31 = !DILocation(line: 9, column: 3, scope: !32)
!32 = distinct !DILexicalBlock(scope: !33, file: !1, line: 9, column: 3)
!33 = distinct !DILexicalBlock(scope: !11, file: !1, line: 9, column: 3)
!34 = !DILocation(line: 9, column: 3, scope: !33)
!35 = !DILocation(line: 10, column: 7, scope: !36)
!36 = distinct !DILexicalBlock(scope: !11, file: !1, line: 10, column: 7)
!37 = !DILocation(line: 10, column: 29, scope: !36)
!38 = !DILocation(line: 10, column: 7, scope: !11)
!39 = !DILocation(line: 10, column: 35, scope: !40)
!40 = distinct !DILexicalBlock(scope: !41, file: !1, line: 10, column: 35)
!41 = distinct !DILexicalBlock(scope: !36, file: !1, line: 10, column: 35)
!42 = !DILocation(line: 10, column: 35, scope: !41)
!43 = !DILocation(line: 10, column: 35, scope: !36)
!44 = !DILocation(line: 11, column: 3, scope: !11)
!45 = !DILocation(line: 11, column: 7, scope: !11)
!46 = !DILocation(line: 11, column: 13, scope: !11)
!47 = !DILocation(line: 12, column: 3, scope: !48)
!48 = distinct !DILexicalBlock(scope: !49, file: !1, line: 12, column: 3)
!49 = distinct !DILexicalBlock(scope: !11, file: !1, line: 12, column: 3)
!50 = !DILocation(line: 12, column: 3, scope: !49)
!51 = !DILocation(line: 13, column: 3, scope: !11)
!52 = !DILocation(line: 14, column: 1, scope: !11)
