source_filename = "index_of_maximum_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [9 x i8] c"best < n\00", align 1
@.str.1 = private unnamed_addr constant [24 x i8] c"index_of_maximum_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [16 x i8] c"a[i] <= a[best]\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %a = alloca [1000 x i32], align 16
  %n = alloca i64, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %i = alloca i64, align 8
  %best = alloca i64, align 8
  %i7 = alloca i64, align 8
  %i26 = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast [1000 x i32]* %a to i8*, !dbg !29
  call void @llvm.lifetime.start.p0i8(i64 4000, i8* %0), !dbg !29
  call void @llvm.dbg.declare(metadata [1000 x i32]* %a, metadata !14, metadata !DIExpression()), !dbg !30
  %1 = bitcast i64* %n to i8*, !dbg !31
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !31
  call void @llvm.dbg.declare(metadata i64* %n, metadata !18, metadata !DIExpression()), !dbg !32
  %call = call i32 @nondet_uint(), !dbg !33
  %conv = zext i32 %call to i64, !dbg !33
  store i64 %conv, i64* %n, align 8, !dbg !32
  %2 = load i64, i64* %n, align 8, !dbg !34
  %cmp = icmp eq i64 %2, 0, !dbg !36
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !37

lor.lhs.false:
  %3 = load i64, i64* %n, align 8, !dbg !38
  %cmp2 = icmp ugt i64 %3, 1000, !dbg !39
  br i1 %cmp2, label %if.then, label %if.end, !dbg !40

if.then:
  store i32 0, i32* %retval, align 4, !dbg !41
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !41

if.end:
  %4 = bitcast i64* %i to i8*, !dbg !42
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %4), !dbg !42
  call void @llvm.dbg.declare(metadata i64* %i, metadata !22, metadata !DIExpression()), !dbg !43
  store i64 0, i64* %i, align 8, !dbg !43
  br label %for.cond, !dbg !42

for.cond:
  %5 = load i64, i64* %i, align 8, !dbg !44
  %6 = load i64, i64* %n, align 8, !dbg !46
  %cmp4 = icmp ult i64 %5, %6, !dbg !47
  br i1 %cmp4, label %for.body, label %for.cond.cleanup, !dbg !48

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  %7 = bitcast i64* %i to i8*, !dbg !49
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %7), !dbg !49
  br label %for.end

for.body:
  %call6 = call i32 @nondet_int(), !dbg !50
  %8 = load i64, i64* %i, align 8, !dbg !51
  %arrayidx = getelementptr inbounds [1000 x i32], [1000 x i32]* %a, i64 0, i64 %8, !dbg !52
  store i32 %call6, i32* %arrayidx, align 4, !dbg !53
  br label %for.inc, !dbg !52

for.inc:
  %9 = load i64, i64* %i, align 8, !dbg !54
  %inc = add i64 %9, 1, !dbg !54
  store i64 %inc, i64* %i, align 8, !dbg !54
  br label %for.cond, !dbg !49, !llvm.loop !55

for.end:
  %10 = bitcast i64* %best to i8*, !dbg !59
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %10), !dbg !59
  call void @llvm.dbg.declare(metadata i64* %best, metadata !24, metadata !DIExpression()), !dbg !60
  store i64 0, i64* %best, align 8, !dbg !60
  %11 = bitcast i64* %i7 to i8*, !dbg !61
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %11), !dbg !61
  call void @llvm.dbg.declare(metadata i64* %i7, metadata !25, metadata !DIExpression()), !dbg !62
  store i64 1, i64* %i7, align 8, !dbg !62
  br label %for.cond8, !dbg !61

for.cond8:
  %12 = load i64, i64* %i7, align 8, !dbg !63
  %13 = load i64, i64* %n, align 8, !dbg !65
  %cmp9 = icmp ult i64 %12, %13, !dbg !66
  br i1 %cmp9, label %for.body12, label %for.cond.cleanup11, !dbg !67

for.cond.cleanup11:
  store i32 5, i32* %cleanup.dest.slot, align 4
  %14 = bitcast i64* %i7 to i8*, !dbg !68
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %14), !dbg !68
  br label %for.end21

for.body12:
  %15 = load i64, i64* %i7, align 8, !dbg !69
  %arrayidx13 = getelementptr inbounds [1000 x i32], [1000 x i32]* %a, i64 0, i64 %15, !dbg !71
  %16 = load i32, i32* %arrayidx13, align 4, !dbg !71
  %17 = load i64, i64* %best, align 8, !dbg !72
  %arrayidx14 = getelementptr inbounds [1000 x i32], [1000 x i32]* %a, i64 0, i64 %17, !dbg !73
  %18 = load i32, i32* %arrayidx14, align 4, !dbg !73
  %cmp15 = icmp sgt i32 %16, %18, !dbg !74
  br i1 %cmp15, label %if.then17, label %if.end18, !dbg !75

if.then17:
  %19 = load i64, i64* %i7, align 8, !dbg !76
  store i64 %19, i64* %best, align 8, !dbg !77
  br label %if.end18, !dbg !78

if.end18:
  br label %for.inc19, !dbg !79

for.inc19:
  %20 = load i64, i64* %i7, align 8, !dbg !80
  %inc20 = add i64 %20, 1, !dbg !80
  store i64 %inc20, i64* %i7, align 8, !dbg !80
  br label %for.cond8, !dbg !68, !llvm.loop !81

for.end21:
  %21 = load i64, i64* %best, align 8, !dbg !83
  %22 = load i64, i64* %n, align 8, !dbg !83
  %cmp22 = icmp ult i64 %21, %22, !dbg !83
  br i1 %cmp22, label %if.then24, label %if.else, !dbg !86

if.then24:
  br label %if.end25, !dbg !86

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.1, i64 0, i64 0), i32 noundef 15, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !83
  unreachable, !dbg !83

if.end25:
  %23 = bitcast i64* %i26 to i8*, !dbg !87
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %23), !dbg !87
  call void @llvm.dbg.declare(metadata i64* %i26, metadata !27, metadata !DIExpression()), !dbg !88
  store i64 0, i64* %i26, align 8, !dbg !88
  br label %for.cond27, !dbg !87

for.cond27:
  %24 = load i64, i64* %i26, align 8, !dbg !89
  %25 = load i64, i64* %n, align 8, !dbg !91
  %cmp28 = icmp ult i64 %24, %25, !dbg !92
  br i1 %cmp28, label %for.body31, label %for.cond.cleanup30, !dbg !93

for.cond.cleanup30:
  store i32 8, i32* %cleanup.dest.slot, align 4
  %26 = bitcast i64* %i26 to i8*, !dbg !94
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %26), !dbg !94
  br label %for.end41

for.body31:
  %27 = load i64, i64* %i26, align 8, !dbg !95
  %arrayidx32 = getelementptr inbounds [1000 x i32], [1000 x i32]* %a, i64 0, i64 %27, !dbg !95
  %28 = load i32, i32* %arrayidx32, align 4, !dbg !95
  %29 = load i64, i64* %best, align 8, !dbg !95
  %arrayidx33 = getelementptr inbounds [1000 x i32], [1000 x i32]* %a, i64 0, i64 %29, !dbg !95
  %30 = load i32, i32* %arrayidx33, align 4, !dbg !95
  %cmp34 = icmp sle i32 %28, %30, !dbg !95
  br i1 %cmp34, label %if.then36, label %if.else37, !dbg !98

if.then36:
  br label %if.end38, !dbg !98

if.else37:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.1, i64 0, i64 0), i32 noundef 16, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !95
  unreachable, !dbg !95

if.end38:
  br label %for.inc39, !dbg !99

for.inc39:
  %31 = load i64, i64* %i26, align 8, !dbg !100
  %inc40 = add i64 %31, 1, !dbg !100
  store i64 %inc40, i64* %i26, align 8, !dbg !100
  br label %for.cond27, !dbg !94, !llvm.loop !101

for.end41:
  store i32 0, i32* %retval, align 4, !dbg !103
  store i32 1, i32* %cleanup.dest.slot, align 4
  %32 = bitcast i64* %best to i8*, !dbg !104
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %32), !dbg !104
  br label %cleanup

cleanup:
  %33 = bitcast i64* %n to i8*, !dbg !104
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %33), !dbg !104
  %34 = bitcast [1000 x i32]* %a to i8*, !dbg !104
  call void @llvm.lifetime.end.p0i8(i64 4000, i8* %34), !dbg !104
  %35 = load i32, i32* %retval, align 4, !dbg !104
  ret i32 %35, !dbg !104
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !105 i32 @nondet_uint()

declare !dbg !110 i32 @nondet_int()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "index_of_maximum_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !10, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !18, !22, !24, !25, !27}
!14 = !DILocalVariable(name: "a", scope: !9, file: !1, line: 8, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 32000, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 1000)
!18 = !DILocalVariable(name: "n", scope: !9, file: !1, line: 9, type: !19)
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !20, line: 46, baseType: !21)
!20 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!21 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!22 = !DILocalVariable(name: "i", scope: !23, file: !1, line: 11, type: !19)
!23 = distinct !DILexicalBlock(scope: !9, file: !1, line: 11, column: 3)
!24 = !DILocalVariable(name: "best", scope: !9, file: !1, line: 12, type: !19)
!25 = !DILocalVariable(name: "i", scope: !26, file: !1, line: 13, type: !19)
!26 = distinct !DILexicalBlock(scope: !9, file: !1, line: 13, column: 3)
!27 = !DILocalVariable(name: "i", scope: !28, file: !1, line: 16, type: !19)
!28 = distinct !DILexicalBlock(scope: !9, file: !1, line: 16, column: 3)
!29 = !DILocation(line: 8, column: 3, scope: !9)
!30 = !DILocation(line: 8, column: 7, scope: !9)
!31 = !DILocation(line: 9, column: 3, scope: !9)
!32 = !DILocation(line: 9, column: 10, scope: !9)
!33 = !DILocation(line: 9, column: 14, scope: !9)
!34 = !DILocation(line: 10, column: 7, scope: !35)
!35 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 7)
!36 = !DILocation(line: 10, column: 9, scope: !35)
!37 = !DILocation(line: 10, column: 14, scope: !35)
!38 = !DILocation(line: 10, column: 17, scope: !35)
!39 = !DILocation(line: 10, column: 19, scope: !35)
!40 = !DILocation(line: 10, column: 7, scope: !9)
!41 = !DILocation(line: 10, column: 27, scope: !35)
!42 = !DILocation(line: 11, column: 8, scope: !23)
!43 = !DILocation(line: 11, column: 15, scope: !23)
!44 = !DILocation(line: 11, column: 22, scope: !45)
!45 = distinct !DILexicalBlock(scope: !23, file: !1, line: 11, column: 3)
!46 = !DILocation(line: 11, column: 26, scope: !45)
!47 = !DILocation(line: 11, column: 24, scope: !45)
!48 = !DILocation(line: 11, column: 3, scope: !23)
!49 = !DILocation(line: 11, column: 3, scope: !45)
!50 = !DILocation(line: 11, column: 41, scope: !45)
!51 = !DILocation(line: 11, column: 36, scope: !45)
!52 = !DILocation(line: 11, column: 34, scope: !45)
!53 = !DILocation(line: 11, column: 39, scope: !45)
!54 = !DILocation(line: 11, column: 30, scope: !45)
!55 = distinct !{!55, !48, !56, !57, !58}
!56 = !DILocation(line: 11, column: 52, scope: !23)
!57 = !{!"llvm.loop.mustprogress"}
!58 = !{!"llvm.loop.unroll.disable"}
!59 = !DILocation(line: 12, column: 3, scope: !9)
!60 = !DILocation(line: 12, column: 10, scope: !9)
!61 = !DILocation(line: 13, column: 8, scope: !26)
!62 = !DILocation(line: 13, column: 15, scope: !26)
!63 = !DILocation(line: 13, column: 22, scope: !64)
!64 = distinct !DILexicalBlock(scope: !26, file: !1, line: 13, column: 3)
!65 = !DILocation(line: 13, column: 26, scope: !64)
!66 = !DILocation(line: 13, column: 24, scope: !64)
!67 = !DILocation(line: 13, column: 3, scope: !26)
!68 = !DILocation(line: 13, column: 3, scope: !64)
!69 = !DILocation(line: 14, column: 11, scope: !70)
!70 = distinct !DILexicalBlock(scope: !64, file: !1, line: 14, column: 9)
!71 = !DILocation(line: 14, column: 9, scope: !70)
!72 = !DILocation(line: 14, column: 18, scope: !70)
!73 = !DILocation(line: 14, column: 16, scope: !70)
!74 = !DILocation(line: 14, column: 14, scope: !70)
!75 = !DILocation(line: 14, column: 9, scope: !64)
!76 = !DILocation(line: 14, column: 32, scope: !70)
!77 = !DILocation(line: 14, column: 30, scope: !70)
!78 = !DILocation(line: 14, column: 25, scope: !70)
!79 = !DILocation(line: 14, column: 22, scope: !70)
!80 = !DILocation(line: 13, column: 30, scope: !64)
!81 = distinct !{!81, !67, !82, !57, !58}
!82 = !DILocation(line: 14, column: 32, scope: !26)
!83 = !DILocation(line: 15, column: 3, scope: !84)
!84 = distinct !DILexicalBlock(scope: !85, file: !1, line: 15, column: 3)
!85 = distinct !DILexicalBlock(scope: !9, file: !1, line: 15, column: 3)
!86 = !DILocation(line: 15, column: 3, scope: !85)
!87 = !DILocation(line: 16, column: 8, scope: !28)
!88 = !DILocation(line: 16, column: 15, scope: !28)
!89 = !DILocation(line: 16, column: 22, scope: !90)
!90 = distinct !DILexicalBlock(scope: !28, file: !1, line: 16, column: 3)
!91 = !DILocation(line: 16, column: 26, scope: !90)
!92 = !DILocation(line: 16, column: 24, scope: !90)
!93 = !DILocation(line: 16, column: 3, scope: !28)
!94 = !DILocation(line: 16, column: 3, scope: !90)
!95 = !DILocation(line: 16, column: 34, scope: !96)
!96 = distinct !DILexicalBlock(scope: !97, file: !1, line: 16, column: 34)
!97 = distinct !DILexicalBlock(scope: !90, file: !1, line: 16, column: 34)
!98 = !DILocation(line: 16, column: 34, scope: !97)
!99 = !DILocation(line: 16, column: 34, scope: !90)
!100 = !DILocation(line: 16, column: 30, scope: !90)
!101 = distinct !{!101, !93, !102, !57, !58}
!102 = !DILocation(line: 16, column: 34, scope: !28)
!103 = !DILocation(line: 17, column: 3, scope: !9)
!104 = !DILocation(line: 18, column: 1, scope: !9)
!105 = !DISubprogram(name: "nondet_uint", scope: !1, file: !1, line: 5, type: !106, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !109)
!106 = !DISubroutineType(types: !107)
!107 = !{!108}
!108 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!109 = !{}
!110 = !DISubprogram(name: "nondet_int", scope: !1, file: !1, line: 4, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !109)
