source_filename = "library_objects_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@optind = external global i32, align 4
@opterr = external global i32, align 4
@optarg = external global i8*, align 8
@.str = private unnamed_addr constant [45 x i8] c"optind == 1 && opterr == 1 && optarg == NULL\00", align 1
@.str.1 = private unnamed_addr constant [23 x i8] c"library_objects_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@program_invocation_name = external global i8*, align 8
@.str.2 = private unnamed_addr constant [32 x i8] c"program_invocation_name != NULL\00", align 1
@program_invocation_short_name = external global i8*, align 8
@environ = external global i8**, align 8

define dso_local i32 @main() !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %first = alloca i8, align 1
  %entry8 = alloca i8**, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = load i32, i32* @optind, align 4, !dbg !22
  %cmp = icmp eq i32 %0, 1, !dbg !22
  br i1 %cmp, label %land.lhs.true, label %if.else, !dbg !22

land.lhs.true:
  %1 = load i32, i32* @opterr, align 4, !dbg !22
  %cmp1 = icmp eq i32 %1, 1, !dbg !22
  br i1 %cmp1, label %land.lhs.true2, label %if.else, !dbg !22

land.lhs.true2:
  %2 = load i8*, i8** @optarg, align 8, !dbg !22
  %cmp3 = icmp eq i8* %2, null, !dbg !22
  br i1 %cmp3, label %if.then, label %if.else, !dbg !25

if.then:
  br label %if.end, !dbg !25

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.1, i64 0, i64 0), i32 noundef 8, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !22
  unreachable, !dbg !22

if.end:
  %3 = load i8*, i8** @program_invocation_name, align 8, !dbg !26
  %cmp4 = icmp ne i8* %3, null, !dbg !26
  br i1 %cmp4, label %if.then5, label %if.else6, !dbg !29

if.then5:
  br label %if.end7, !dbg !29

if.else6:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.1, i64 0, i64 0), i32 noundef 9, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !26
  unreachable, !dbg !26

if.end7:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %first), !dbg !30
  call void @llvm.dbg.declare(metadata i8* %first, metadata !16, metadata !DIExpression()), !dbg !31
  %4 = load i8*, i8** @program_invocation_short_name, align 8, !dbg !32
  %arrayidx = getelementptr inbounds i8, i8* %4, i64 0, !dbg !32
  %5 = load i8, i8* %arrayidx, align 1, !dbg !32
  store i8 %5, i8* %first, align 1, !dbg !31
  %6 = bitcast i8*** %entry8 to i8*, !dbg !33
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %6), !dbg !33
  call void @llvm.dbg.declare(metadata i8*** %entry8, metadata !18, metadata !DIExpression()), !dbg !34
  %7 = load i8**, i8*** @environ, align 8, !dbg !35
  store i8** %7, i8*** %entry8, align 8, !dbg !34
  br label %for.cond, !dbg !33

for.cond:
  %8 = load i8**, i8*** %entry8, align 8, !dbg !36
  %9 = load i8*, i8** %8, align 8, !dbg !38
  %tobool = icmp ne i8* %9, null, !dbg !39
  br i1 %tobool, label %for.body, label %for.cond.cleanup, !dbg !39

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !39

for.body:
  %10 = load i8**, i8*** %entry8, align 8, !dbg !40
  %11 = load i8*, i8** %10, align 8, !dbg !43
  %arrayidx9 = getelementptr inbounds i8, i8* %11, i64 0, !dbg !44
  %12 = load i8, i8* %arrayidx9, align 1, !dbg !44
  %conv = sext i8 %12 to i32, !dbg !44
  %13 = load i8, i8* %first, align 1, !dbg !45
  %conv10 = sext i8 %13 to i32, !dbg !45
  %cmp11 = icmp eq i32 %conv, %conv10, !dbg !46
  br i1 %cmp11, label %if.then13, label %if.end14, !dbg !47

if.then13:
  store i32 1, i32* %retval, align 4, !dbg !48
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !48

if.end14:
  br label %for.inc, !dbg !49

for.inc:
  %14 = load i8**, i8*** %entry8, align 8, !dbg !50
  %incdec.ptr = getelementptr inbounds i8*, i8** %14, i32 1, !dbg !50
  store i8** %incdec.ptr, i8*** %entry8, align 8, !dbg !50
  br label %for.cond, !dbg !51, !llvm.loop !52

cleanup:
  %15 = bitcast i8*** %entry8 to i8*, !dbg !51
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %15), !dbg !51
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup15 [
    i32 2, label %for.end
  ]

for.end:
  store i32 0, i32* %retval, align 4, !dbg !56
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup15, !dbg !56

cleanup15:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %first), !dbg !57
  %16 = load i32, i32* %retval, align 4, !dbg !57
  ret i32 %16, !dbg !57
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "library_objects_safe.c", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !12, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!16, !18}
!16 = !DILocalVariable(name: "first", scope: !11, file: !1, line: 10, type: !17)
!17 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!18 = !DILocalVariable(name: "entry", scope: !19, file: !1, line: 11, type: !20)
!19 = distinct !DILexicalBlock(scope: !11, file: !1, line: 11, column: 3)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!22 = !DILocation(line: 8, column: 3, scope: !23)
!23 = distinct !DILexicalBlock(scope: !24, file: !1, line: 8, column: 3)
!24 = distinct !DILexicalBlock(scope: !11, file: !1, line: 8, column: 3)
!25 = !DILocation(line: 8, column: 3, scope: !24)
!26 = !DILocation(line: 9, column: 3, scope: !27)
!27 = distinct !DILexicalBlock(scope: !28, file: !1, line: 9, column: 3)
!28 = distinct !DILexicalBlock(scope: !11, file: !1, line: 9, column: 3)
!29 = !DILocation(line: 9, column: 3, scope: !28)
!30 = !DILocation(line: 10, column: 3, scope: !11)
!31 = !DILocation(line: 10, column: 8, scope: !11)
!32 = !DILocation(line: 10, column: 16, scope: !11)
!33 = !DILocation(line: 11, column: 8, scope: !19)
!34 = !DILocation(line: 11, column: 15, scope: !19)
!35 = !DILocation(line: 11, column: 23, scope: !19)
!36 = !DILocation(line: 11, column: 33, scope: !37)
!37 = distinct !DILexicalBlock(scope: !19, file: !1, line: 11, column: 3)
!38 = !DILocation(line: 11, column: 32, scope: !37)
!39 = !DILocation(line: 11, column: 3, scope: !19)
!40 = !DILocation(line: 12, column: 11, scope: !41)
!41 = distinct !DILexicalBlock(scope: !42, file: !1, line: 12, column: 9)
!42 = distinct !DILexicalBlock(scope: !37, file: !1, line: 11, column: 49)
!43 = !DILocation(line: 12, column: 10, scope: !41)
!44 = !DILocation(line: 12, column: 9, scope: !41)
!45 = !DILocation(line: 12, column: 24, scope: !41)
!46 = !DILocation(line: 12, column: 21, scope: !41)
!47 = !DILocation(line: 12, column: 9, scope: !42)
!48 = !DILocation(line: 12, column: 31, scope: !41)
!49 = !DILocation(line: 13, column: 3, scope: !42)
!50 = !DILocation(line: 11, column: 45, scope: !37)
!51 = !DILocation(line: 11, column: 3, scope: !37)
!52 = distinct !{!52, !39, !53, !54, !55}
!53 = !DILocation(line: 13, column: 3, scope: !19)
!54 = !{!"llvm.loop.mustprogress"}
!55 = !{!"llvm.loop.unroll.disable"}
!56 = !DILocation(line: 14, column: 3, scope: !11)
!57 = !DILocation(line: 15, column: 1, scope: !11)
