source_filename = "primes_counted_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@.str.1 = private unnamed_addr constant [25 x i8] c"primes != 3245 || n != 7\00", align 1
@.str.2 = private unnamed_addr constant [24 x i8] c"primes_counted_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %composite = alloca i8*, align 8
  %i = alloca i32, align 4
  %j = alloca i64, align 8
  %primes = alloca i32, align 4
  %i18 = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !29
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !29
  call void @llvm.dbg.declare(metadata i32* %n, metadata !16, metadata !DIExpression()), !dbg !30
  %call = call i32 (i8*, ...) @__isoc99_scanf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0), i32* noundef %n), !dbg !31
  %cmp = icmp ne i32 %call, 1, !dbg !33
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !34

lor.lhs.false:
  %1 = load i32, i32* %n, align 4, !dbg !35
  %cmp1 = icmp slt i32 %1, 0, !dbg !36
  br i1 %cmp1, label %if.then, label %lor.lhs.false2, !dbg !37

lor.lhs.false2:
  %2 = load i32, i32* %n, align 4, !dbg !38
  %cmp3 = icmp sgt i32 %2, 10, !dbg !39
  br i1 %cmp3, label %if.then, label %if.end, !dbg !40

if.then:
  store i32 0, i32* %retval, align 4, !dbg !41
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !41

if.end:
  %3 = bitcast i8** %composite to i8*, !dbg !42
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %3), !dbg !42
  call void @llvm.dbg.declare(metadata i8** %composite, metadata !17, metadata !DIExpression()), !dbg !43
  %call4 = call noalias i8* @calloc(i64 noundef 30000, i64 noundef 1), !dbg !44
  store i8* %call4, i8** %composite, align 8, !dbg !43
  %4 = bitcast i32* %i to i8*, !dbg !45
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4), !dbg !45
  call void @llvm.dbg.declare(metadata i32* %i, metadata !20, metadata !DIExpression()), !dbg !46
  store i32 2, i32* %i, align 4, !dbg !46
  br label %for.cond, !dbg !45

for.cond:
  %5 = load i32, i32* %i, align 4, !dbg !47
  %cmp5 = icmp slt i32 %5, 30000, !dbg !48
  br i1 %cmp5, label %for.body, label %for.cond.cleanup, !dbg !49

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  %6 = bitcast i32* %i to i8*, !dbg !50
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6), !dbg !50
  br label %for.end17

for.body:
  %7 = load i8*, i8** %composite, align 8, !dbg !51
  %8 = load i32, i32* %i, align 4, !dbg !52
  %idxprom = sext i32 %8 to i64, !dbg !51
  %arrayidx = getelementptr inbounds i8, i8* %7, i64 %idxprom, !dbg !51
  %9 = load i8, i8* %arrayidx, align 1, !dbg !51
  %tobool = icmp ne i8 %9, 0, !dbg !51
  br i1 %tobool, label %if.end15, label %if.then6, !dbg !53

if.then6:
  %10 = bitcast i64* %j to i8*, !dbg !54
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %10), !dbg !54
  call void @llvm.dbg.declare(metadata i64* %j, metadata !22, metadata !DIExpression()), !dbg !55
  %11 = load i32, i32* %i, align 4, !dbg !56
  %conv = sext i32 %11 to i64, !dbg !57
  %12 = load i32, i32* %i, align 4, !dbg !58
  %conv7 = sext i32 %12 to i64, !dbg !58
  %mul = mul nsw i64 %conv, %conv7, !dbg !59
  store i64 %mul, i64* %j, align 8, !dbg !55
  br label %for.cond8, !dbg !54

for.cond8:
  %13 = load i64, i64* %j, align 8, !dbg !60
  %cmp9 = icmp slt i64 %13, 30000, !dbg !62
  br i1 %cmp9, label %for.body12, label %for.cond.cleanup11, !dbg !63

for.cond.cleanup11:
  store i32 5, i32* %cleanup.dest.slot, align 4
  %14 = bitcast i64* %j to i8*, !dbg !64
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %14), !dbg !64
  br label %for.end

for.body12:
  %15 = load i8*, i8** %composite, align 8, !dbg !65
  %16 = load i64, i64* %j, align 8, !dbg !66
  %arrayidx13 = getelementptr inbounds i8, i8* %15, i64 %16, !dbg !65
  store i8 1, i8* %arrayidx13, align 1, !dbg !67
  br label %for.inc, !dbg !65

for.inc:
  %17 = load i32, i32* %i, align 4, !dbg !68
  %conv14 = sext i32 %17 to i64, !dbg !68
  %18 = load i64, i64* %j, align 8, !dbg !69
  %add = add nsw i64 %18, %conv14, !dbg !69
  store i64 %add, i64* %j, align 8, !dbg !69
  br label %for.cond8, !dbg !64, !llvm.loop !70

for.end:
  br label %if.end15, !dbg !71

if.end15:
  br label %for.inc16, !dbg !74

for.inc16:
  %19 = load i32, i32* %i, align 4, !dbg !75
  %inc = add nsw i32 %19, 1, !dbg !75
  store i32 %inc, i32* %i, align 4, !dbg !75
  br label %for.cond, !dbg !50, !llvm.loop !76

for.end17:
  %20 = bitcast i32* %primes to i8*, !dbg !78
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %20), !dbg !78
  call void @llvm.dbg.declare(metadata i32* %primes, metadata !26, metadata !DIExpression()), !dbg !79
  store i32 0, i32* %primes, align 4, !dbg !79
  %21 = bitcast i32* %i18 to i8*, !dbg !80
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %21), !dbg !80
  call void @llvm.dbg.declare(metadata i32* %i18, metadata !27, metadata !DIExpression()), !dbg !81
  store i32 2, i32* %i18, align 4, !dbg !81
  br label %for.cond19, !dbg !80

for.cond19:
  %22 = load i32, i32* %i18, align 4, !dbg !82
  %cmp20 = icmp slt i32 %22, 30000, !dbg !84
  br i1 %cmp20, label %for.body23, label %for.cond.cleanup22, !dbg !85

for.cond.cleanup22:
  store i32 8, i32* %cleanup.dest.slot, align 4
  %23 = bitcast i32* %i18 to i8*, !dbg !86
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %23), !dbg !86
  br label %for.end30

for.body23:
  %24 = load i8*, i8** %composite, align 8, !dbg !87
  %25 = load i32, i32* %i18, align 4, !dbg !88
  %idxprom24 = sext i32 %25 to i64, !dbg !87
  %arrayidx25 = getelementptr inbounds i8, i8* %24, i64 %idxprom24, !dbg !87
  %26 = load i8, i8* %arrayidx25, align 1, !dbg !87
  %tobool26 = icmp ne i8 %26, 0, !dbg !89
  %lnot = xor i1 %tobool26, true, !dbg !89
  %lnot.ext = zext i1 %lnot to i32, !dbg !89
  %27 = load i32, i32* %primes, align 4, !dbg !90
  %add27 = add nsw i32 %27, %lnot.ext, !dbg !90
  store i32 %add27, i32* %primes, align 4, !dbg !90
  br label %for.inc28, !dbg !91

for.inc28:
  %28 = load i32, i32* %i18, align 4, !dbg !92
  %inc29 = add nsw i32 %28, 1, !dbg !92
  store i32 %inc29, i32* %i18, align 4, !dbg !92
  br label %for.cond19, !dbg !86, !llvm.loop !93

for.end30:
  %29 = load i8*, i8** %composite, align 8, !dbg !95
  call void @free(i8* noundef %29), !dbg !96
  %30 = load i32, i32* %primes, align 4, !dbg !97
  %cmp31 = icmp ne i32 %30, 3245, !dbg !97
  br i1 %cmp31, label %if.then36, label %lor.lhs.false33, !dbg !97

lor.lhs.false33:
  %31 = load i32, i32* %n, align 4, !dbg !97
  %cmp34 = icmp ne i32 %31, 7, !dbg !97
  br i1 %cmp34, label %if.then36, label %if.else, !dbg !100

if.then36:
  br label %if.end37, !dbg !100

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.2, i64 0, i64 0), i32 noundef 22, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !97
  unreachable, !dbg !97

if.end37:
  %32 = bitcast i32* %primes to i8*, !dbg !101
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %32), !dbg !101
  %33 = bitcast i8** %composite to i8*, !dbg !101
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %33), !dbg !101
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !101
  br label %cleanup, !dbg !101

cleanup:
  %34 = bitcast i32* %n to i8*, !dbg !101
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %34), !dbg !101
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:
  %35 = load i32, i32* %retval, align 4, !dbg !101
  ret i32 %35, !dbg !101

unreachable:
  unreachable
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__isoc99_scanf(i8* noundef, ...)

declare noalias i8* @calloc(i64 noundef, i64 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @free(i8* noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "primes_counted_unsafe.c", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !12, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!16, !17, !20, !22, !26, !27}
!16 = !DILocalVariable(name: "n", scope: !11, file: !1, line: 10, type: !14)
!17 = !DILocalVariable(name: "composite", scope: !11, file: !1, line: 13, type: !18)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!20 = !DILocalVariable(name: "i", scope: !21, file: !1, line: 14, type: !14)
!21 = distinct !DILexicalBlock(scope: !11, file: !1, line: 14, column: 5)
!22 = !DILocalVariable(name: "j", scope: !23, file: !1, line: 16, type: !3)
!23 = distinct !DILexicalBlock(scope: !24, file: !1, line: 16, column: 13)
!24 = distinct !DILexicalBlock(scope: !25, file: !1, line: 15, column: 13)
!25 = distinct !DILexicalBlock(scope: !21, file: !1, line: 14, column: 5)
!26 = !DILocalVariable(name: "primes", scope: !11, file: !1, line: 18, type: !14)
!27 = !DILocalVariable(name: "i", scope: !28, file: !1, line: 19, type: !14)
!28 = distinct !DILexicalBlock(scope: !11, file: !1, line: 19, column: 5)
!29 = !DILocation(line: 10, column: 5, scope: !11)
!30 = !DILocation(line: 10, column: 9, scope: !11)
!31 = !DILocation(line: 11, column: 9, scope: !32)
!32 = distinct !DILexicalBlock(scope: !11, file: !1, line: 11, column: 9)
!33 = !DILocation(line: 11, column: 25, scope: !32)
!34 = !DILocation(line: 11, column: 30, scope: !32)
!35 = !DILocation(line: 11, column: 33, scope: !32)
!36 = !DILocation(line: 11, column: 35, scope: !32)
!37 = !DILocation(line: 11, column: 39, scope: !32)
!38 = !DILocation(line: 11, column: 42, scope: !32)
!39 = !DILocation(line: 11, column: 44, scope: !32)
!40 = !DILocation(line: 11, column: 9, scope: !11)
!41 = !DILocation(line: 12, column: 9, scope: !32)
!42 = !DILocation(line: 13, column: 5, scope: !11)
!43 = !DILocation(line: 13, column: 20, scope: !11)
!44 = !DILocation(line: 13, column: 32, scope: !11)
!45 = !DILocation(line: 14, column: 10, scope: !21)
!46 = !DILocation(line: 14, column: 14, scope: !21)
!47 = !DILocation(line: 14, column: 21, scope: !25)
!48 = !DILocation(line: 14, column: 23, scope: !25)
!49 = !DILocation(line: 14, column: 5, scope: !21)
!50 = !DILocation(line: 14, column: 5, scope: !25)
!51 = !DILocation(line: 15, column: 14, scope: !24)
!52 = !DILocation(line: 15, column: 24, scope: !24)
!53 = !DILocation(line: 15, column: 13, scope: !25)
!54 = !DILocation(line: 16, column: 18, scope: !23)
!55 = !DILocation(line: 16, column: 23, scope: !23)
!56 = !DILocation(line: 16, column: 33, scope: !23)
!57 = !DILocation(line: 16, column: 27, scope: !23)
!58 = !DILocation(line: 16, column: 37, scope: !23)
!59 = !DILocation(line: 16, column: 35, scope: !23)
!60 = !DILocation(line: 16, column: 40, scope: !61)
!61 = distinct !DILexicalBlock(scope: !23, file: !1, line: 16, column: 13)
!62 = !DILocation(line: 16, column: 42, scope: !61)
!63 = !DILocation(line: 16, column: 13, scope: !23)
!64 = !DILocation(line: 16, column: 13, scope: !61)
!65 = !DILocation(line: 17, column: 17, scope: !61)
!66 = !DILocation(line: 17, column: 27, scope: !61)
!67 = !DILocation(line: 17, column: 30, scope: !61)
!68 = !DILocation(line: 16, column: 56, scope: !61)
!69 = !DILocation(line: 16, column: 53, scope: !61)
!70 = distinct !{!70, !63, !71, !72, !73}
!71 = !DILocation(line: 17, column: 32, scope: !23)
!72 = !{!"llvm.loop.mustprogress"}
!73 = !{!"llvm.loop.unroll.disable"}
!74 = !DILocation(line: 15, column: 25, scope: !24)
!75 = !DILocation(line: 14, column: 33, scope: !25)
!76 = distinct !{!76, !49, !77, !72, !73}
!77 = !DILocation(line: 17, column: 32, scope: !21)
!78 = !DILocation(line: 18, column: 5, scope: !11)
!79 = !DILocation(line: 18, column: 9, scope: !11)
!80 = !DILocation(line: 19, column: 10, scope: !28)
!81 = !DILocation(line: 19, column: 14, scope: !28)
!82 = !DILocation(line: 19, column: 21, scope: !83)
!83 = distinct !DILexicalBlock(scope: !28, file: !1, line: 19, column: 5)
!84 = !DILocation(line: 19, column: 23, scope: !83)
!85 = !DILocation(line: 19, column: 5, scope: !28)
!86 = !DILocation(line: 19, column: 5, scope: !83)
!87 = !DILocation(line: 20, column: 20, scope: !83)
!88 = !DILocation(line: 20, column: 30, scope: !83)
!89 = !DILocation(line: 20, column: 19, scope: !83)
!90 = !DILocation(line: 20, column: 16, scope: !83)
!91 = !DILocation(line: 20, column: 9, scope: !83)
!92 = !DILocation(line: 19, column: 33, scope: !83)
!93 = distinct !{!93, !85, !94, !72, !73}
!94 = !DILocation(line: 20, column: 31, scope: !28)
!95 = !DILocation(line: 21, column: 10, scope: !11)
!96 = !DILocation(line: 21, column: 5, scope: !11)
!97 = !DILocation(line: 22, column: 5, scope: !98)
!98 = distinct !DILexicalBlock(scope: !99, file: !1, line: 22, column: 5)
!99 = distinct !DILexicalBlock(scope: !11, file: !1, line: 22, column: 5)
!100 = !DILocation(line: 22, column: 5, scope: !99)
!101 = !DILocation(line: 23, column: 1, scope: !11)
