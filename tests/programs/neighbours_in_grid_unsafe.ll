source_filename = "neighbours_in_grid_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [6 x i8] c"%u %u\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"%lu\0A\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %width = alloca i32, align 4
  %height = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %cells = alloca i8*, align 8
  %count = alloca i64, align 8
  %y = alloca i32, align 4
  %x = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %width to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !27
  call void @llvm.dbg.declare(metadata i32* %width, metadata !14, metadata !DIExpression()), !dbg !28
  %1 = bitcast i32* %height to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !27
  call void @llvm.dbg.declare(metadata i32* %height, metadata !16, metadata !DIExpression()), !dbg !29
  %call = call i32 (i8*, ...) @__isoc99_scanf(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0), i32* noundef %width, i32* noundef %height), !dbg !30
  %cmp = icmp ne i32 %call, 2, !dbg !32
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !33

lor.lhs.false:
  %2 = load i32, i32* %width, align 4, !dbg !34
  %cmp1 = icmp eq i32 %2, 0, !dbg !35
  br i1 %cmp1, label %if.then, label %lor.lhs.false2, !dbg !36

lor.lhs.false2:
  %3 = load i32, i32* %width, align 4, !dbg !37
  %cmp3 = icmp ugt i32 %3, 1000, !dbg !38
  br i1 %cmp3, label %if.then, label %lor.lhs.false4, !dbg !39

lor.lhs.false4:
  %4 = load i32, i32* %height, align 4, !dbg !40
  %cmp5 = icmp eq i32 %4, 0, !dbg !41
  br i1 %cmp5, label %if.then, label %lor.lhs.false6, !dbg !42

lor.lhs.false6:
  %5 = load i32, i32* %height, align 4, !dbg !43
  %cmp7 = icmp ugt i32 %5, 1000, !dbg !44
  br i1 %cmp7, label %if.then, label %if.end, !dbg !45

if.then:
  store i32 1, i32* %retval, align 4, !dbg !46
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup43, !dbg !46

if.end:
  %6 = bitcast i8** %cells to i8*, !dbg !47
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %6), !dbg !47
  call void @llvm.dbg.declare(metadata i8** %cells, metadata !17, metadata !DIExpression()), !dbg !48
  %7 = load i32, i32* %width, align 4, !dbg !49
  %conv = zext i32 %7 to i64, !dbg !49
  %8 = load i32, i32* %height, align 4, !dbg !50
  %conv8 = zext i32 %8 to i64, !dbg !50
  %call9 = call noalias i8* @calloc(i64 noundef %conv, i64 noundef %conv8), !dbg !51
  store i8* %call9, i8** %cells, align 8, !dbg !48
  %9 = load i8*, i8** %cells, align 8, !dbg !52
  %tobool = icmp ne i8* %9, null, !dbg !52
  br i1 %tobool, label %if.end11, label %if.then10, !dbg !54

if.then10:
  store i32 1, i32* %retval, align 4, !dbg !55
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !55

if.end11:
  %10 = bitcast i64* %count to i8*, !dbg !56
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %10), !dbg !56
  call void @llvm.dbg.declare(metadata i64* %count, metadata !20, metadata !DIExpression()), !dbg !57
  store i64 0, i64* %count, align 8, !dbg !57
  %11 = bitcast i32* %y to i8*, !dbg !58
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %11), !dbg !58
  call void @llvm.dbg.declare(metadata i32* %y, metadata !22, metadata !DIExpression()), !dbg !59
  store i32 0, i32* %y, align 4, !dbg !59
  br label %for.cond, !dbg !58

for.cond:
  %12 = load i32, i32* %y, align 4, !dbg !60
  %13 = load i32, i32* %height, align 4, !dbg !61
  %cmp12 = icmp ult i32 %12, %13, !dbg !62
  br i1 %cmp12, label %for.body, label %for.cond.cleanup, !dbg !63

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  %14 = bitcast i32* %y to i8*, !dbg !64
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %14), !dbg !64
  br label %for.end41

for.body:
  %15 = bitcast i32* %x to i8*, !dbg !65
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %15), !dbg !65
  call void @llvm.dbg.declare(metadata i32* %x, metadata !24, metadata !DIExpression()), !dbg !66
  store i32 0, i32* %x, align 4, !dbg !66
  br label %for.cond14, !dbg !65

for.cond14:
  %16 = load i32, i32* %x, align 4, !dbg !67
  %17 = load i32, i32* %width, align 4, !dbg !69
  %cmp15 = icmp ult i32 %16, %17, !dbg !70
  br i1 %cmp15, label %for.body18, label %for.cond.cleanup17, !dbg !71

for.cond.cleanup17:
  store i32 5, i32* %cleanup.dest.slot, align 4
  %18 = bitcast i32* %x to i8*, !dbg !72
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %18), !dbg !72
  br label %for.end

for.body18:
  %19 = load i32, i32* %y, align 4, !dbg !73
  %20 = load i32, i32* %height, align 4, !dbg !76
  %cmp19 = icmp ult i32 %19, %20, !dbg !77
  br i1 %cmp19, label %if.then21, label %if.end25, !dbg !78

if.then21:
  %21 = load i8*, i8** %cells, align 8, !dbg !79
  %22 = load i32, i32* %y, align 4, !dbg !80
  %add = add i32 %22, 1, !dbg !81
  %23 = load i32, i32* %width, align 4, !dbg !82
  %mul = mul i32 %add, %23, !dbg !83
  %24 = load i32, i32* %x, align 4, !dbg !84
  %add22 = add i32 %mul, %24, !dbg !85
  %idxprom = zext i32 %add22 to i64, !dbg !79
  %arrayidx = getelementptr inbounds i8, i8* %21, i64 %idxprom, !dbg !79
  %25 = load i8, i8* %arrayidx, align 1, !dbg !79
  %conv23 = zext i8 %25 to i64, !dbg !79
  %26 = load i64, i64* %count, align 8, !dbg !86
  %add24 = add i64 %26, %conv23, !dbg !86
  store i64 %add24, i64* %count, align 8, !dbg !86
  br label %if.end25, !dbg !87

if.end25:
  %27 = load i32, i32* %x, align 4, !dbg !88
  %cmp26 = icmp ugt i32 %27, 0, !dbg !90
  br i1 %cmp26, label %land.lhs.true, label %if.end38, !dbg !91

land.lhs.true:
  %28 = load i32, i32* %y, align 4, !dbg !92
  %cmp28 = icmp ugt i32 %28, 0, !dbg !93
  br i1 %cmp28, label %if.then30, label %if.end38, !dbg !94

if.then30:
  %29 = load i8*, i8** %cells, align 8, !dbg !95
  %30 = load i32, i32* %y, align 4, !dbg !96
  %sub = sub i32 %30, 1, !dbg !97
  %31 = load i32, i32* %width, align 4, !dbg !98
  %mul31 = mul i32 %sub, %31, !dbg !99
  %32 = load i32, i32* %x, align 4, !dbg !100
  %add32 = add i32 %mul31, %32, !dbg !101
  %sub33 = sub i32 %add32, 1, !dbg !102
  %idxprom34 = zext i32 %sub33 to i64, !dbg !95
  %arrayidx35 = getelementptr inbounds i8, i8* %29, i64 %idxprom34, !dbg !95
  %33 = load i8, i8* %arrayidx35, align 1, !dbg !95
  %conv36 = zext i8 %33 to i64, !dbg !95
  %34 = load i64, i64* %count, align 8, !dbg !103
  %add37 = add i64 %34, %conv36, !dbg !103
  store i64 %add37, i64* %count, align 8, !dbg !103
  br label %if.end38, !dbg !104

if.end38:
  br label %for.inc, !dbg !105

for.inc:
  %35 = load i32, i32* %x, align 4, !dbg !106
  %inc = add i32 %35, 1, !dbg !106
  store i32 %inc, i32* %x, align 4, !dbg !106
  br label %for.cond14, !dbg !72, !llvm.loop !107

for.end:
  br label %for.inc39, !dbg !108

for.inc39:
  %36 = load i32, i32* %y, align 4, !dbg !111
  %inc40 = add i32 %36, 1, !dbg !111
  store i32 %inc40, i32* %y, align 4, !dbg !111
  br label %for.cond, !dbg !64, !llvm.loop !112

for.end41:
  %37 = load i64, i64* %count, align 8, !dbg !114
  %call42 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.1, i64 0, i64 0), i64 noundef %37), !dbg !115
  %38 = load i8*, i8** %cells, align 8, !dbg !116
  call void @free(i8* noundef %38), !dbg !117
  store i32 0, i32* %retval, align 4, !dbg !118
  store i32 1, i32* %cleanup.dest.slot, align 4
  %39 = bitcast i64* %count to i8*, !dbg !119
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %39), !dbg !119
  br label %cleanup

cleanup:
  %40 = bitcast i8** %cells to i8*, !dbg !119
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %40), !dbg !119
  br label %cleanup43

cleanup43:
  %41 = bitcast i32* %height to i8*, !dbg !119
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %41), !dbg !119
  %42 = bitcast i32* %width to i8*, !dbg !119
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %42), !dbg !119
  %43 = load i32, i32* %retval, align 4, !dbg !119
  ret i32 %43, !dbg !119
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__isoc99_scanf(i8* noundef, ...)

declare noalias i8* @calloc(i64 noundef, i64 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare i32 @printf(i8* noundef, ...)

declare void @free(i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "neighbours_in_grid_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !10, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !16, !17, !20, !22, !24}
!14 = !DILocalVariable(name: "width", scope: !9, file: !1, line: 7, type: !15)
!15 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!16 = !DILocalVariable(name: "height", scope: !9, file: !1, line: 7, type: !15)
!17 = !DILocalVariable(name: "cells", scope: !9, file: !1, line: 10, type: !18)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!20 = !DILocalVariable(name: "count", scope: !9, file: !1, line: 13, type: !21)
!21 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!22 = !DILocalVariable(name: "y", scope: !23, file: !1, line: 14, type: !15)
!23 = distinct !DILexicalBlock(scope: !9, file: !1, line: 14, column: 5)
!24 = !DILocalVariable(name: "x", scope: !25, file: !1, line: 15, type: !15)
!25 = distinct !DILexicalBlock(scope: !26, file: !1, line: 15, column: 9)
!26 = distinct !DILexicalBlock(scope: !23, file: !1, line: 14, column: 5)
!27 = !DILocation(line: 7, column: 5, scope: !9)
!28 = !DILocation(line: 7, column: 14, scope: !9)
!29 = !DILocation(line: 7, column: 21, scope: !9)
!30 = !DILocation(line: 8, column: 9, scope: !31)
!31 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 9)
!32 = !DILocation(line: 8, column: 41, scope: !31)
!33 = !DILocation(line: 8, column: 46, scope: !31)
!34 = !DILocation(line: 8, column: 49, scope: !31)
!35 = !DILocation(line: 8, column: 55, scope: !31)
!36 = !DILocation(line: 8, column: 60, scope: !31)
!37 = !DILocation(line: 8, column: 63, scope: !31)
!38 = !DILocation(line: 8, column: 69, scope: !31)
!39 = !DILocation(line: 8, column: 76, scope: !31)
!40 = !DILocation(line: 8, column: 79, scope: !31)
!41 = !DILocation(line: 8, column: 86, scope: !31)
!42 = !DILocation(line: 8, column: 91, scope: !31)
!43 = !DILocation(line: 8, column: 94, scope: !31)
!44 = !DILocation(line: 8, column: 101, scope: !31)
!45 = !DILocation(line: 8, column: 9, scope: !9)
!46 = !DILocation(line: 9, column: 9, scope: !31)
!47 = !DILocation(line: 10, column: 5, scope: !9)
!48 = !DILocation(line: 10, column: 20, scope: !9)
!49 = !DILocation(line: 10, column: 35, scope: !9)
!50 = !DILocation(line: 10, column: 42, scope: !9)
!51 = !DILocation(line: 10, column: 28, scope: !9)
!52 = !DILocation(line: 11, column: 10, scope: !53)
!53 = distinct !DILexicalBlock(scope: !9, file: !1, line: 11, column: 9)
!54 = !DILocation(line: 11, column: 9, scope: !9)
!55 = !DILocation(line: 12, column: 9, scope: !53)
!56 = !DILocation(line: 13, column: 5, scope: !9)
!57 = !DILocation(line: 13, column: 19, scope: !9)
!58 = !DILocation(line: 14, column: 10, scope: !23)
!59 = !DILocation(line: 14, column: 19, scope: !23)
!60 = !DILocation(line: 14, column: 26, scope: !26)
!61 = !DILocation(line: 14, column: 30, scope: !26)
!62 = !DILocation(line: 14, column: 28, scope: !26)
!63 = !DILocation(line: 14, column: 5, scope: !23)
!64 = !DILocation(line: 14, column: 5, scope: !26)
!65 = !DILocation(line: 15, column: 14, scope: !25)
!66 = !DILocation(line: 15, column: 23, scope: !25)
!67 = !DILocation(line: 15, column: 30, scope: !68)
!68 = distinct !DILexicalBlock(scope: !25, file: !1, line: 15, column: 9)
!69 = !DILocation(line: 15, column: 34, scope: !68)
!70 = !DILocation(line: 15, column: 32, scope: !68)
!71 = !DILocation(line: 15, column: 9, scope: !25)
!72 = !DILocation(line: 15, column: 9, scope: !68)
!73 = !DILocation(line: 16, column: 17, scope: !74)
!74 = distinct !DILexicalBlock(scope: !75, file: !1, line: 16, column: 17)
!75 = distinct !DILexicalBlock(scope: !68, file: !1, line: 15, column: 46)
!76 = !DILocation(line: 16, column: 21, scope: !74)
!77 = !DILocation(line: 16, column: 19, scope: !74)
!78 = !DILocation(line: 16, column: 17, scope: !75)
!79 = !DILocation(line: 17, column: 26, scope: !74)
!80 = !DILocation(line: 17, column: 33, scope: !74)
!81 = !DILocation(line: 17, column: 35, scope: !74)
!82 = !DILocation(line: 17, column: 42, scope: !74)
!83 = !DILocation(line: 17, column: 40, scope: !74)
!84 = !DILocation(line: 17, column: 50, scope: !74)
!85 = !DILocation(line: 17, column: 48, scope: !74)
!86 = !DILocation(line: 17, column: 23, scope: !74)
!87 = !DILocation(line: 17, column: 17, scope: !74)
!88 = !DILocation(line: 18, column: 17, scope: !89)
!89 = distinct !DILexicalBlock(scope: !75, file: !1, line: 18, column: 17)
!90 = !DILocation(line: 18, column: 19, scope: !89)
!91 = !DILocation(line: 18, column: 23, scope: !89)
!92 = !DILocation(line: 18, column: 26, scope: !89)
!93 = !DILocation(line: 18, column: 28, scope: !89)
!94 = !DILocation(line: 18, column: 17, scope: !75)
!95 = !DILocation(line: 19, column: 26, scope: !89)
!96 = !DILocation(line: 19, column: 33, scope: !89)
!97 = !DILocation(line: 19, column: 35, scope: !89)
!98 = !DILocation(line: 19, column: 42, scope: !89)
!99 = !DILocation(line: 19, column: 40, scope: !89)
!100 = !DILocation(line: 19, column: 50, scope: !89)
!101 = !DILocation(line: 19, column: 48, scope: !89)
!102 = !DILocation(line: 19, column: 52, scope: !89)
!103 = !DILocation(line: 19, column: 23, scope: !89)
!104 = !DILocation(line: 19, column: 17, scope: !89)
!105 = !DILocation(line: 20, column: 9, scope: !75)
!106 = !DILocation(line: 15, column: 42, scope: !68)
!107 = distinct !{!107, !71, !108, !109, !110}
!108 = !DILocation(line: 20, column: 9, scope: !25)
!109 = !{!"llvm.loop.mustprogress"}
!110 = !{!"llvm.loop.unroll.disable"}
!111 = !DILocation(line: 14, column: 39, scope: !26)
!112 = distinct !{!112, !63, !113, !109, !110}
!113 = !DILocation(line: 20, column: 9, scope: !23)
!114 = !DILocation(line: 21, column: 21, scope: !9)
!115 = !DILocation(line: 21, column: 5, scope: !9)
!116 = !DILocation(line: 22, column: 10, scope: !9)
!117 = !DILocation(line: 22, column: 5, scope: !9)
!118 = !DILocation(line: 23, column: 5, scope: !9)
!119 = !DILocation(line: 24, column: 1, scope: !9)
