source_filename = "unchecked_input_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.account = type { i32, [5 x i8], i32 }

@.str = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@accounts = internal global [2 x %struct.account] [%struct.account { i32 100, [5 x i8] c"1234\00", i32 50 }, %struct.account { i32 200, [5 x i8] c"4321\00", i32 10 }], align 16, !dbg !0
@.str.1 = private unnamed_addr constant [3 x i8] c"%s\00", align 1
@.str.2 = private unnamed_addr constant [25 x i8] c"accounts[0].balance > 45\00", align 1
@.str.3 = private unnamed_addr constant [25 x i8] c"unchecked_input_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !25 {
entry:
  %retval = alloca i32, align 4
  %account = alloca %struct.account, align 4
  %number = alloca i32, align 4
  %found = alloca i32, align 4
  %amount = alloca i32, align 4
  %entered = alloca [5 x i8], align 1
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %i20 = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.account* %account to i8*, !dbg !38
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %0), !dbg !38
  call void @llvm.dbg.declare(metadata %struct.account* %account, metadata !29, metadata !DIExpression()), !dbg !39
  %1 = bitcast i32* %number to i8*, !dbg !40
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !40
  call void @llvm.dbg.declare(metadata i32* %number, metadata !30, metadata !DIExpression()), !dbg !41
  %2 = bitcast i32* %found to i8*, !dbg !40
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !40
  call void @llvm.dbg.declare(metadata i32* %found, metadata !31, metadata !DIExpression()), !dbg !42
  store i32 0, i32* %found, align 4, !dbg !42
  %3 = bitcast i32* %amount to i8*, !dbg !40
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !40
  call void @llvm.dbg.declare(metadata i32* %amount, metadata !32, metadata !DIExpression()), !dbg !43
  %4 = bitcast [5 x i8]* %entered to i8*, !dbg !44
  call void @llvm.lifetime.start.p0i8(i64 5, i8* %4), !dbg !44
  call void @llvm.dbg.declare(metadata [5 x i8]* %entered, metadata !33, metadata !DIExpression()), !dbg !45
  %call = call i32 (i8*, ...) @__isoc99_scanf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0), i32* noundef %number), !dbg !46
  %5 = bitcast i32* %i to i8*, !dbg !47
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %5), !dbg !47
  call void @llvm.dbg.declare(metadata i32* %i, metadata !34, metadata !DIExpression()), !dbg !48
  store i32 0, i32* %i, align 4, !dbg !48
  br label %for.cond, !dbg !47

for.cond:
  %6 = load i32, i32* %i, align 4, !dbg !49
  %cmp = icmp slt i32 %6, 2, !dbg !51
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !52

for.cond.cleanup:
  %7 = bitcast i32* %i to i8*, !dbg !53
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7), !dbg !53
  br label %for.end

for.body:
  %8 = load i32, i32* %i, align 4, !dbg !54
  %idxprom = sext i32 %8 to i64, !dbg !56
  %arrayidx = getelementptr inbounds [2 x %struct.account], [2 x %struct.account]* @accounts, i64 0, i64 %idxprom, !dbg !56
  %number1 = getelementptr inbounds %struct.account, %struct.account* %arrayidx, i32 0, i32 0, !dbg !57
  %9 = load i32, i32* %number1, align 16, !dbg !57
  %10 = load i32, i32* %number, align 4, !dbg !58
  %cmp2 = icmp eq i32 %9, %10, !dbg !59
  br i1 %cmp2, label %if.then, label %if.end, !dbg !60

if.then:
  %11 = load i32, i32* %i, align 4, !dbg !61
  %idxprom3 = sext i32 %11 to i64, !dbg !63
  %arrayidx4 = getelementptr inbounds [2 x %struct.account], [2 x %struct.account]* @accounts, i64 0, i64 %idxprom3, !dbg !63
  %12 = bitcast %struct.account* %account to i8*, !dbg !63
  %13 = bitcast %struct.account* %arrayidx4 to i8*, !dbg !63
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %12, i8* align 16 %13, i64 16, i1 false), !dbg !63
  store i32 1, i32* %found, align 4, !dbg !64
  br label %if.end, !dbg !65

if.end:
  br label %for.inc, !dbg !58

for.inc:
  %14 = load i32, i32* %i, align 4, !dbg !66
  %inc = add nsw i32 %14, 1, !dbg !66
  store i32 %inc, i32* %i, align 4, !dbg !66
  br label %for.cond, !dbg !53, !llvm.loop !67

for.end:
  %15 = load i32, i32* %found, align 4, !dbg !71
  %tobool = icmp ne i32 %15, 0, !dbg !71
  br i1 %tobool, label %if.end6, label %if.then5, !dbg !73

if.then5:
  store i32 0, i32* %retval, align 4, !dbg !74
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !74

if.end6:
  %call7 = call i32 (i8*, ...) @__isoc99_scanf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0), i32* noundef %amount), !dbg !75
  %16 = load i32, i32* %amount, align 4, !dbg !76
  %cmp8 = icmp sle i32 %16, 0, !dbg !78
  br i1 %cmp8, label %if.then10, label %lor.lhs.false, !dbg !79

lor.lhs.false:
  %17 = load i32, i32* %amount, align 4, !dbg !80
  %balance = getelementptr inbounds %struct.account, %struct.account* %account, i32 0, i32 2, !dbg !81
  %18 = load i32, i32* %balance, align 4, !dbg !81
  %cmp9 = icmp sgt i32 %17, %18, !dbg !82
  br i1 %cmp9, label %if.then10, label %if.end11, !dbg !83

if.then10:
  store i32 0, i32* %retval, align 4, !dbg !84
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !84

if.end11:
  %arraydecay = getelementptr inbounds [5 x i8], [5 x i8]* %entered, i64 0, i64 0, !dbg !85
  %call12 = call i32 (i8*, ...) @__isoc99_scanf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.1, i64 0, i64 0), i8* noundef %arraydecay), !dbg !86
  %arraydecay13 = getelementptr inbounds [5 x i8], [5 x i8]* %entered, i64 0, i64 0, !dbg !87
  %pin = getelementptr inbounds %struct.account, %struct.account* %account, i32 0, i32 1, !dbg !89
  %arraydecay14 = getelementptr inbounds [5 x i8], [5 x i8]* %pin, i64 0, i64 0, !dbg !90
  %call15 = call i32 @strcmp(i8* noundef %arraydecay13, i8* noundef %arraydecay14), !dbg !91
  %cmp16 = icmp ne i32 %call15, 0, !dbg !92
  br i1 %cmp16, label %if.then17, label %if.end18, !dbg !93

if.then17:
  store i32 0, i32* %retval, align 4, !dbg !94
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !94

if.end18:
  %19 = load i32, i32* %amount, align 4, !dbg !95
  %balance19 = getelementptr inbounds %struct.account, %struct.account* %account, i32 0, i32 2, !dbg !96
  %20 = load i32, i32* %balance19, align 4, !dbg !97
  %sub = sub nsw i32 %20, %19, !dbg !97
  store i32 %sub, i32* %balance19, align 4, !dbg !97
  %21 = bitcast i32* %i20 to i8*, !dbg !98
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %21), !dbg !98
  call void @llvm.dbg.declare(metadata i32* %i20, metadata !36, metadata !DIExpression()), !dbg !99
  store i32 0, i32* %i20, align 4, !dbg !99
  br label %for.cond21, !dbg !98

for.cond21:
  %22 = load i32, i32* %i20, align 4, !dbg !100
  %cmp22 = icmp slt i32 %22, 2, !dbg !102
  br i1 %cmp22, label %for.body24, label %for.cond.cleanup23, !dbg !103

for.cond.cleanup23:
  store i32 5, i32* %cleanup.dest.slot, align 4
  %23 = bitcast i32* %i20 to i8*, !dbg !104
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %23), !dbg !104
  br label %for.end36

for.body24:
  %24 = load i32, i32* %i20, align 4, !dbg !105
  %idxprom25 = sext i32 %24 to i64, !dbg !107
  %arrayidx26 = getelementptr inbounds [2 x %struct.account], [2 x %struct.account]* @accounts, i64 0, i64 %idxprom25, !dbg !107
  %number27 = getelementptr inbounds %struct.account, %struct.account* %arrayidx26, i32 0, i32 0, !dbg !108
  %25 = load i32, i32* %number27, align 16, !dbg !108
  %number28 = getelementptr inbounds %struct.account, %struct.account* %account, i32 0, i32 0, !dbg !109
  %26 = load i32, i32* %number28, align 4, !dbg !109
  %cmp29 = icmp eq i32 %25, %26, !dbg !110
  br i1 %cmp29, label %if.then30, label %if.end33, !dbg !111

if.then30:
  %27 = load i32, i32* %i20, align 4, !dbg !112
  %idxprom31 = sext i32 %27 to i64, !dbg !113
  %arrayidx32 = getelementptr inbounds [2 x %struct.account], [2 x %struct.account]* @accounts, i64 0, i64 %idxprom31, !dbg !113
  %28 = bitcast %struct.account* %arrayidx32 to i8*, !dbg !114
  %29 = bitcast %struct.account* %account to i8*, !dbg !114
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %28, i8* align 4 %29, i64 16, i1 false), !dbg !114
  br label %if.end33, !dbg !113

if.end33:
  br label %for.inc34, !dbg !109

for.inc34:
  %30 = load i32, i32* %i20, align 4, !dbg !115
  %inc35 = add nsw i32 %30, 1, !dbg !115
  store i32 %inc35, i32* %i20, align 4, !dbg !115
  br label %for.cond21, !dbg !104, !llvm.loop !116

for.end36:
  %31 = load i32, i32* getelementptr inbounds ([2 x %struct.account], [2 x %struct.account]* @accounts, i64 0, i64 0, i32 2), align 4, !dbg !118
  %cmp37 = icmp sgt i32 %31, 45, !dbg !118
  br i1 %cmp37, label %if.then38, label %if.else, !dbg !121

if.then38:
  br label %if.end39, !dbg !121

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.3, i64 0, i64 0), i32 noundef 36, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !118
  unreachable, !dbg !118

if.end39:
  store i32 0, i32* %retval, align 4, !dbg !122
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !122

cleanup:
  %32 = bitcast [5 x i8]* %entered to i8*, !dbg !123
  call void @llvm.lifetime.end.p0i8(i64 5, i8* %32), !dbg !123
  %33 = bitcast i32* %amount to i8*, !dbg !123
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %33), !dbg !123
  %34 = bitcast i32* %found to i8*, !dbg !123
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %34), !dbg !123
  %35 = bitcast i32* %number to i8*, !dbg !123
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %35), !dbg !123
  %36 = bitcast %struct.account* %account to i8*, !dbg !123
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %36), !dbg !123
  %37 = load i32, i32* %retval, align 4, !dbg !123
  ret i32 %37, !dbg !123
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__isoc99_scanf(i8* noundef, ...)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare i32 @strcmp(i8* noundef, i8* noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!18, !19, !20, !21, !22, !23}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "accounts", scope: !2, file: !3, line: 12, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "unchecked_input_unsafe.c", directory: ".")
!4 = !{!0}
!5 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 256, elements: !16)
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "account", file: !3, line: 6, size: 128, elements: !7)
!7 = !{!8, !10, !15}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "number", scope: !6, file: !3, line: 7, baseType: !9, size: 32)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_member, name: "pin", scope: !6, file: !3, line: 8, baseType: !11, size: 40, offset: 32)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 40, elements: !13)
!12 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!13 = !{!14}
!14 = !DISubrange(count: 5)
!15 = !DIDerivedType(tag: DW_TAG_member, name: "balance", scope: !6, file: !3, line: 9, baseType: !9, size: 32, offset: 96)
!16 = !{!17}
!17 = !DISubrange(count: 2)
!18 = !{i32 7, !"Dwarf Version", i32 5}
!19 = !{i32 2, !"Debug Info Version", i32 3}
!20 = !{i32 1, !"wchar_size", i32 4}
!21 = !{i32 7, !"PIC Level", i32 2}
!22 = !{i32 7, !"PIE Level", i32 2}
!23 = !{i32 7, !"uwtable", i32 1}

!25 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 14, type: !26, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !28)
!26 = !DISubroutineType(types: !27)
!27 = !{!9}
!28 = !{!29, !30, !31, !32, !33, !34, !36}
!29 = !DILocalVariable(name: "account", scope: !25, file: !3, line: 15, type: !6)
!30 = !DILocalVariable(name: "number", scope: !25, file: !3, line: 16, type: !9)
!31 = !DILocalVariable(name: "found", scope: !25, file: !3, line: 16, type: !9)
!32 = !DILocalVariable(name: "amount", scope: !25, file: !3, line: 16, type: !9)
!33 = !DILocalVariable(name: "entered", scope: !25, file: !3, line: 17, type: !11)
!34 = !DILocalVariable(name: "i", scope: !35, file: !3, line: 19, type: !9)
!35 = distinct !DILexicalBlock(scope: !25, file: !3, line: 19, column: 5)
!36 = !DILocalVariable(name: "i", scope: !37, file: !3, line: 33, type: !9)
!37 = distinct !DILexicalBlock(scope: !25, file: !3, line: 33, column: 5)
!38 = !DILocation(line: 15, column: 5, scope: !25)
!39 = !DILocation(line: 15, column: 20, scope: !25)
!40 = !DILocation(line: 16, column: 5, scope: !25)
!41 = !DILocation(line: 16, column: 9, scope: !25)
!42 = !DILocation(line: 16, column: 17, scope: !25)
!43 = !DILocation(line: 16, column: 28, scope: !25)
!44 = !DILocation(line: 17, column: 5, scope: !25)
!45 = !DILocation(line: 17, column: 10, scope: !25)
!46 = !DILocation(line: 18, column: 5, scope: !25)
!47 = !DILocation(line: 19, column: 10, scope: !35)
!48 = !DILocation(line: 19, column: 14, scope: !35)
!49 = !DILocation(line: 19, column: 21, scope: !50)
!50 = distinct !DILexicalBlock(scope: !35, file: !3, line: 19, column: 5)
!51 = !DILocation(line: 19, column: 23, scope: !50)
!52 = !DILocation(line: 19, column: 5, scope: !35)
!53 = !DILocation(line: 19, column: 5, scope: !50)
!54 = !DILocation(line: 20, column: 22, scope: !55)
!55 = distinct !DILexicalBlock(scope: !50, file: !3, line: 20, column: 13)
!56 = !DILocation(line: 20, column: 13, scope: !55)
!57 = !DILocation(line: 20, column: 25, scope: !55)
!58 = !DILocation(line: 20, column: 35, scope: !55)
!59 = !DILocation(line: 20, column: 32, scope: !55)
!60 = !DILocation(line: 20, column: 13, scope: !50)
!61 = !DILocation(line: 21, column: 32, scope: !62)
!62 = distinct !DILexicalBlock(scope: !55, file: !3, line: 20, column: 43)
!63 = !DILocation(line: 21, column: 23, scope: !62)
!64 = !DILocation(line: 22, column: 19, scope: !62)
!65 = !DILocation(line: 23, column: 9, scope: !62)
!66 = !DILocation(line: 19, column: 29, scope: !50)
!67 = distinct !{!67, !52, !68, !69, !70}
!68 = !DILocation(line: 23, column: 9, scope: !35)
!69 = !{!"llvm.loop.mustprogress"}
!70 = !{!"llvm.loop.unroll.disable"}
!71 = !DILocation(line: 24, column: 10, scope: !72)
!72 = distinct !DILexicalBlock(scope: !25, file: !3, line: 24, column: 9)
!73 = !DILocation(line: 24, column: 9, scope: !25)
!74 = !DILocation(line: 25, column: 9, scope: !72)
!75 = !DILocation(line: 26, column: 5, scope: !25)
!76 = !DILocation(line: 27, column: 9, scope: !77)
!77 = distinct !DILexicalBlock(scope: !25, file: !3, line: 27, column: 9)
!78 = !DILocation(line: 27, column: 16, scope: !77)
!79 = !DILocation(line: 27, column: 21, scope: !77)
!80 = !DILocation(line: 27, column: 24, scope: !77)
!81 = !DILocation(line: 27, column: 41, scope: !77)
!82 = !DILocation(line: 27, column: 31, scope: !77)
!83 = !DILocation(line: 27, column: 9, scope: !25)
!84 = !DILocation(line: 28, column: 9, scope: !77)
!85 = !DILocation(line: 29, column: 17, scope: !25)
!86 = !DILocation(line: 29, column: 5, scope: !25)
!87 = !DILocation(line: 30, column: 16, scope: !88)
!88 = distinct !DILexicalBlock(scope: !25, file: !3, line: 30, column: 9)
!89 = !DILocation(line: 30, column: 33, scope: !88)
!90 = !DILocation(line: 30, column: 25, scope: !88)
!91 = !DILocation(line: 30, column: 9, scope: !88)
!92 = !DILocation(line: 30, column: 38, scope: !88)
!93 = !DILocation(line: 30, column: 9, scope: !25)
!94 = !DILocation(line: 31, column: 9, scope: !88)
!95 = !DILocation(line: 32, column: 24, scope: !25)
!96 = !DILocation(line: 32, column: 13, scope: !25)
!97 = !DILocation(line: 32, column: 21, scope: !25)
!98 = !DILocation(line: 33, column: 10, scope: !37)
!99 = !DILocation(line: 33, column: 14, scope: !37)
!100 = !DILocation(line: 33, column: 21, scope: !101)
!101 = distinct !DILexicalBlock(scope: !37, file: !3, line: 33, column: 5)
!102 = !DILocation(line: 33, column: 23, scope: !101)
!103 = !DILocation(line: 33, column: 5, scope: !37)
!104 = !DILocation(line: 33, column: 5, scope: !101)
!105 = !DILocation(line: 34, column: 22, scope: !106)
!106 = distinct !DILexicalBlock(scope: !101, file: !3, line: 34, column: 13)
!107 = !DILocation(line: 34, column: 13, scope: !106)
!108 = !DILocation(line: 34, column: 25, scope: !106)
!109 = !DILocation(line: 34, column: 43, scope: !106)
!110 = !DILocation(line: 34, column: 32, scope: !106)
!111 = !DILocation(line: 34, column: 13, scope: !101)
!112 = !DILocation(line: 35, column: 22, scope: !106)
!113 = !DILocation(line: 35, column: 13, scope: !106)
!114 = !DILocation(line: 35, column: 27, scope: !106)
!115 = !DILocation(line: 33, column: 29, scope: !101)
!116 = distinct !{!116, !103, !117, !69, !70}
!117 = !DILocation(line: 35, column: 27, scope: !37)
!118 = !DILocation(line: 36, column: 5, scope: !119)
!119 = distinct !DILexicalBlock(scope: !120, file: !3, line: 36, column: 5)
!120 = distinct !DILexicalBlock(scope: !25, file: !3, line: 36, column: 5)
!121 = !DILocation(line: 36, column: 5, scope: !120)
!122 = !DILocation(line: 37, column: 5, scope: !25)
!123 = !DILocation(line: 38, column: 1, scope: !25)
