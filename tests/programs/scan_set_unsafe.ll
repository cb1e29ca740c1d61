source_filename = "scan_set_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.word = private unnamed_addr constant [4 x i8] c"xyz\00", align 1
@.str = private unnamed_addr constant [22 x i8] c"%3[a-c]%n%2c%*c%2[^\0A]\00", align 1
@.str.1 = private unnamed_addr constant [46 x i8] c"word[0] >= 'a' && word[0] <= 'c' && read >= 0\00", align 1
@.str.2 = private unnamed_addr constant [18 x i8] c"scan_set_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.3 = private unnamed_addr constant [51 x i8] c"word[1] == 0 || (word[1] >= 'a' && word[1] <= 'c')\00", align 1
@.str.4 = private unnamed_addr constant [29 x i8] c"word[0] == 'x' && read == -1\00", align 1
@.str.5 = private unnamed_addr constant [13 x i8] c"rest[1] == 0\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %word = alloca [4 x i8], align 1
  %rest = alloca [3 x i8], align 1
  %two = alloca [2 x i8], align 1
  %read = alloca i32, align 4
  %count = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [4 x i8]* %word to i8*, !dbg !29
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !29
  call void @llvm.dbg.declare(metadata [4 x i8]* %word, metadata !14, metadata !DIExpression()), !dbg !30
  %1 = bitcast [4 x i8]* %word to i8*, !dbg !30
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %1, i8* align 1 getelementptr inbounds ([4 x i8], [4 x i8]* @__const.main.word, i32 0, i32 0), i64 4, i1 false), !dbg !30
  %2 = bitcast [3 x i8]* %rest to i8*, !dbg !29
  call void @llvm.lifetime.start.p0i8(i64 3, i8* %2), !dbg !29
  call void @llvm.dbg.declare(metadata [3 x i8]* %rest, metadata !19, metadata !DIExpression()), !dbg !31
  %3 = bitcast [2 x i8]* %two to i8*, !dbg !29
  call void @llvm.lifetime.start.p0i8(i64 2, i8* %3), !dbg !29
  call void @llvm.dbg.declare(metadata [2 x i8]* %two, metadata !23, metadata !DIExpression()), !dbg !32
  %4 = bitcast i32* %read to i8*, !dbg !33
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4), !dbg !33
  call void @llvm.dbg.declare(metadata i32* %read, metadata !27, metadata !DIExpression()), !dbg !34
  store i32 -1, i32* %read, align 4, !dbg !34
  %5 = bitcast i32* %count to i8*, !dbg !35
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %5), !dbg !35
  call void @llvm.dbg.declare(metadata i32* %count, metadata !28, metadata !DIExpression()), !dbg !36
  %arraydecay = getelementptr inbounds [4 x i8], [4 x i8]* %word, i64 0, i64 0, !dbg !37
  %arraydecay1 = getelementptr inbounds [2 x i8], [2 x i8]* %two, i64 0, i64 0, !dbg !38
  %arraydecay2 = getelementptr inbounds [3 x i8], [3 x i8]* %rest, i64 0, i64 0, !dbg !39
  %call = call i32 (i8*, ...) @__isoc99_scanf(i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str, i64 0, i64 0), i8* noundef %arraydecay, i32* noundef %read, i8* noundef %arraydecay1, i8* noundef %arraydecay2), !dbg !40
  store i32 %call, i32* %count, align 4, !dbg !36
  %6 = load i32, i32* %count, align 4, !dbg !41
  %cmp = icmp sge i32 %6, 1, !dbg !43
  br i1 %cmp, label %if.then, label %if.else29, !dbg !44

if.then:
  %arrayidx = getelementptr inbounds [4 x i8], [4 x i8]* %word, i64 0, i64 0, !dbg !45
  %7 = load i8, i8* %arrayidx, align 1, !dbg !45
  %conv = sext i8 %7 to i32, !dbg !45
  %cmp3 = icmp sge i32 %conv, 97, !dbg !45
  br i1 %cmp3, label %land.lhs.true, label %if.else, !dbg !45

land.lhs.true:
  %arrayidx5 = getelementptr inbounds [4 x i8], [4 x i8]* %word, i64 0, i64 0, !dbg !45
  %8 = load i8, i8* %arrayidx5, align 1, !dbg !45
  %conv6 = sext i8 %8 to i32, !dbg !45
  %cmp7 = icmp sle i32 %conv6, 99, !dbg !45
  br i1 %cmp7, label %land.lhs.true9, label %if.else, !dbg !45

land.lhs.true9:
  %9 = load i32, i32* %read, align 4, !dbg !45
  %cmp10 = icmp sge i32 %9, 0, !dbg !45
  br i1 %cmp10, label %if.then12, label %if.else, !dbg !49

if.then12:
  br label %if.end, !dbg !49

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i64 0, i64 0), i32 noundef 10, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !45
  unreachable, !dbg !45

if.end:
  %arrayidx13 = getelementptr inbounds [4 x i8], [4 x i8]* %word, i64 0, i64 1, !dbg !50
  %10 = load i8, i8* %arrayidx13, align 1, !dbg !50
  %conv14 = sext i8 %10 to i32, !dbg !50
  %cmp15 = icmp eq i32 %conv14, 0, !dbg !50
  br i1 %cmp15, label %if.then26, label %lor.lhs.false, !dbg !50

lor.lhs.false:
  %arrayidx17 = getelementptr inbounds [4 x i8], [4 x i8]* %word, i64 0, i64 1, !dbg !50
  %11 = load i8, i8* %arrayidx17, align 1, !dbg !50
  %conv18 = sext i8 %11 to i32, !dbg !50
  %cmp19 = icmp sge i32 %conv18, 97, !dbg !50
  br i1 %cmp19, label %land.lhs.true21, label %if.else27, !dbg !50

land.lhs.true21:
  %arrayidx22 = getelementptr inbounds [4 x i8], [4 x i8]* %word, i64 0, i64 1, !dbg !50
  %12 = load i8, i8* %arrayidx22, align 1, !dbg !50
  %conv23 = sext i8 %12 to i32, !dbg !50
  %cmp24 = icmp sle i32 %conv23, 99, !dbg !50
  br i1 %cmp24, label %if.then26, label %if.else27, !dbg !53

if.then26:
  br label %if.end28, !dbg !53

if.else27:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i64 0, i64 0), i32 noundef 11, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !50
  unreachable, !dbg !50

if.end28:
  br label %if.end40, !dbg !54

if.else29:
  %arrayidx30 = getelementptr inbounds [4 x i8], [4 x i8]* %word, i64 0, i64 0, !dbg !55
  %13 = load i8, i8* %arrayidx30, align 1, !dbg !55
  %conv31 = sext i8 %13 to i32, !dbg !55
  %cmp32 = icmp eq i32 %conv31, 120, !dbg !55
  br i1 %cmp32, label %land.lhs.true34, label %if.else38, !dbg !55

land.lhs.true34:
  %14 = load i32, i32* %read, align 4, !dbg !55
  %cmp35 = icmp eq i32 %14, -1, !dbg !55
  br i1 %cmp35, label %if.then37, label %if.else38, !dbg !59

if.then37:
  br label %if.end39, !dbg !59

if.else38:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !55
  unreachable, !dbg !55

if.end39:
  br label %if.end40

if.end40:
  %15 = load i32, i32* %count, align 4, !dbg !60
  %cmp41 = icmp eq i32 %15, 3, !dbg !62
  br i1 %cmp41, label %if.then43, label %if.end51, !dbg !63

if.then43:
  %arrayidx44 = getelementptr inbounds [3 x i8], [3 x i8]* %rest, i64 0, i64 1, !dbg !64
  %16 = load i8, i8* %arrayidx44, align 1, !dbg !64
  %conv45 = sext i8 %16 to i32, !dbg !64
  %cmp46 = icmp eq i32 %conv45, 0, !dbg !64
  br i1 %cmp46, label %if.then48, label %if.else49, !dbg !67

if.then48:
  br label %if.end50, !dbg !67

if.else49:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i64 0, i64 0), i32 noundef 15, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !64
  unreachable, !dbg !64

if.end50:
  br label %if.end51, !dbg !68

if.end51:
  %17 = bitcast i32* %count to i8*, !dbg !69
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %17), !dbg !69
  %18 = bitcast i32* %read to i8*, !dbg !69
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %18), !dbg !69
  %19 = bitcast [2 x i8]* %two to i8*, !dbg !69
  call void @llvm.lifetime.end.p0i8(i64 2, i8* %19), !dbg !69
  %20 = bitcast [3 x i8]* %rest to i8*, !dbg !69
  call void @llvm.lifetime.end.p0i8(i64 3, i8* %20), !dbg !69
  %21 = bitcast [4 x i8]* %word to i8*, !dbg !69
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %21), !dbg !69
  ret i32 0, !dbg !70
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare i32 @__isoc99_scanf(i8* noundef, ...)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "scan_set_unsafe.c", directory: ".")
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
!13 = !{!14, !19, !23, !27, !28}
!14 = !DILocalVariable(name: "word", scope: !9, file: !1, line: 6, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 32, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 4)
!19 = !DILocalVariable(name: "rest", scope: !9, file: !1, line: 6, type: !20)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 24, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 3)
!23 = !DILocalVariable(name: "two", scope: !9, file: !1, line: 6, type: !24)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 16, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 2)
!27 = !DILocalVariable(name: "read", scope: !9, file: !1, line: 7, type: !12)
!28 = !DILocalVariable(name: "count", scope: !9, file: !1, line: 8, type: !12)
!29 = !DILocation(line: 6, column: 3, scope: !9)
!30 = !DILocation(line: 6, column: 8, scope: !9)
!31 = !DILocation(line: 6, column: 25, scope: !9)
!32 = !DILocation(line: 6, column: 34, scope: !9)
!33 = !DILocation(line: 7, column: 3, scope: !9)
!34 = !DILocation(line: 7, column: 7, scope: !9)
!35 = !DILocation(line: 8, column: 3, scope: !9)
!36 = !DILocation(line: 8, column: 7, scope: !9)
!37 = !DILocation(line: 8, column: 47, scope: !9)
!38 = !DILocation(line: 8, column: 60, scope: !9)
!39 = !DILocation(line: 8, column: 65, scope: !9)
!40 = !DILocation(line: 8, column: 15, scope: !9)
!41 = !DILocation(line: 9, column: 7, scope: !42)
!42 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 7)
!43 = !DILocation(line: 9, column: 13, scope: !42)
!44 = !DILocation(line: 9, column: 7, scope: !9)
!45 = !DILocation(line: 10, column: 5, scope: !46)
!46 = distinct !DILexicalBlock(scope: !47, file: !1, line: 10, column: 5)
!47 = distinct !DILexicalBlock(scope: !48, file: !1, line: 10, column: 5)
!48 = distinct !DILexicalBlock(scope: !42, file: !1, line: 9, column: 19)
!49 = !DILocation(line: 10, column: 5, scope: !47)
!50 = !DILocation(line: 11, column: 5, scope: !51)
!51 = distinct !DILexicalBlock(scope: !52, file: !1, line: 11, column: 5)
!52 = distinct !DILexicalBlock(scope: !48, file: !1, line: 11, column: 5)
!53 = !DILocation(line: 11, column: 5, scope: !52)
!54 = !DILocation(line: 12, column: 3, scope: !48)
!55 = !DILocation(line: 13, column: 5, scope: !56)
!56 = distinct !DILexicalBlock(scope: !57, file: !1, line: 13, column: 5)
!57 = distinct !DILexicalBlock(scope: !58, file: !1, line: 13, column: 5)
!58 = distinct !DILexicalBlock(scope: !42, file: !1, line: 12, column: 10)
!59 = !DILocation(line: 13, column: 5, scope: !57)
!60 = !DILocation(line: 15, column: 7, scope: !61)
!61 = distinct !DILexicalBlock(scope: !9, file: !1, line: 15, column: 7)
!62 = !DILocation(line: 15, column: 13, scope: !61)
!63 = !DILocation(line: 15, column: 7, scope: !9)
!64 = !DILocation(line: 15, column: 19, scope: !65)
!65 = distinct !DILexicalBlock(scope: !66, file: !1, line: 15, column: 19)
!66 = distinct !DILexicalBlock(scope: !61, file: !1, line: 15, column: 19)
!67 = !DILocation(line: 15, column: 19, scope: !66)
!68 = !DILocation(line: 15, column: 19, scope: !61)
!69 = !DILocation(line: 17, column: 1, scope: !9)
!70 = !DILocation(line: 16, column: 3, scope: !9)
