source_filename = "numbers_of_own_text_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.buf = private unnamed_addr constant [8 x i8] c"1,2,3\00\00\00", align 1
@.str = private unnamed_addr constant [9 x i8] c"sum == 6\00", align 1
@.str.1 = private unnamed_addr constant [27 x i8] c"numbers_of_own_text_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [9 x i8] c"sum != 7\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %buf = alloca [8 x i8], align 1
  %x = alloca i32, align 4
  %sum = alloca i32, align 4
  %p = alloca i8*, align 8
  %e = alloca i8*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast [8 x i8]* %buf to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !27
  call void @llvm.dbg.declare(metadata [8 x i8]* %buf, metadata !14, metadata !DIExpression()), !dbg !28
  %1 = bitcast [8 x i8]* %buf to i8*, !dbg !28
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %1, i8* align 1 getelementptr inbounds ([8 x i8], [8 x i8]* @__const.main.buf, i32 0, i32 0), i64 8, i1 false), !dbg !28
  %2 = bitcast i32* %x to i8*, !dbg !29
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !29
  call void @llvm.dbg.declare(metadata i32* %x, metadata !19, metadata !DIExpression()), !dbg !30
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !31
  store i32 %call, i32* %x, align 4, !dbg !30
  %3 = bitcast i32* %sum to i8*, !dbg !32
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !32
  call void @llvm.dbg.declare(metadata i32* %sum, metadata !20, metadata !DIExpression()), !dbg !33
  store i32 0, i32* %sum, align 4, !dbg !33
  %4 = bitcast i8** %p to i8*, !dbg !34
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %4), !dbg !34
  call void @llvm.dbg.declare(metadata i8** %p, metadata !21, metadata !DIExpression()), !dbg !35
  %arraydecay = getelementptr inbounds [8 x i8], [8 x i8]* %buf, i64 0, i64 0, !dbg !36
  store i8* %arraydecay, i8** %p, align 8, !dbg !35
  br label %for.cond, !dbg !34

for.cond:
  %5 = load i8*, i8** %p, align 8, !dbg !37
  %6 = load i8, i8* %5, align 1, !dbg !38
  %tobool = icmp ne i8 %6, 0, !dbg !39
  br i1 %tobool, label %for.body, label %for.cond.cleanup, !dbg !39

for.cond.cleanup:
  %7 = bitcast i8** %p to i8*, !dbg !40
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %7), !dbg !40
  br label %for.end

for.body:
  %8 = bitcast i8** %e to i8*, !dbg !41
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %8), !dbg !41
  call void @llvm.dbg.declare(metadata i8** %e, metadata !24, metadata !DIExpression()), !dbg !42
  %9 = load i8*, i8** %p, align 8, !dbg !43
  %call1 = call i64 @strtol(i8* noundef %9, i8** noundef %e, i32 noundef 10), !dbg !44
  %10 = load i32, i32* %sum, align 4, !dbg !45
  %conv = sext i32 %10 to i64, !dbg !45
  %add = add nsw i64 %conv, %call1, !dbg !45
  %conv2 = trunc i64 %add to i32, !dbg !45
  store i32 %conv2, i32* %sum, align 4, !dbg !45
  %11 = load i8*, i8** %e, align 8, !dbg !46
  %12 = load i8, i8* %11, align 1, !dbg !47
  %conv3 = sext i8 %12 to i32, !dbg !47
  %tobool4 = icmp ne i32 %conv3, 0, !dbg !47
  br i1 %tobool4, label %cond.true, label %cond.false, !dbg !47

cond.true:
  %13 = load i8*, i8** %e, align 8, !dbg !48
  %add.ptr = getelementptr inbounds i8, i8* %13, i64 1, !dbg !49
  br label %cond.end, !dbg !47

cond.false:
  %14 = load i8*, i8** %e, align 8, !dbg !50
  br label %cond.end, !dbg !47

cond.end:
  %cond = phi i8* [ %add.ptr, %cond.true ], [ %14, %cond.false ], !dbg !47
  store i8* %cond, i8** %p, align 8, !dbg !51
  %15 = bitcast i8** %e to i8*, !dbg !52
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %15), !dbg !52
  br label %for.cond, !dbg !40, !llvm.loop !53

for.end:
  %16 = load i32, i32* %x, align 4, !dbg !57
  %cmp = icmp sgt i32 %16, 3, !dbg !59
  br i1 %cmp, label %if.then, label %if.else9, !dbg !60

if.then:
  %17 = load i32, i32* %sum, align 4, !dbg !61
  %cmp6 = icmp eq i32 %17, 6, !dbg !61
  br i1 %cmp6, label %if.then8, label %if.else, !dbg !64

if.then8:
  br label %if.end, !dbg !64

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.1, i64 0, i64 0), i32 noundef 12, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !61
  unreachable, !dbg !61

if.end:
  br label %if.end15, !dbg !65

if.else9:
  %18 = load i32, i32* %sum, align 4, !dbg !66
  %cmp10 = icmp ne i32 %18, 7, !dbg !66
  br i1 %cmp10, label %if.then12, label %if.else13, !dbg !69

if.then12:
  br label %if.end14, !dbg !69

if.else13:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.1, i64 0, i64 0), i32 noundef 12, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !66
  unreachable, !dbg !66

if.end14:
  br label %if.end15

if.end15:
  %19 = bitcast i32* %sum to i8*, !dbg !70
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %19), !dbg !70
  %20 = bitcast i32* %x to i8*, !dbg !70
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %20), !dbg !70
  %21 = bitcast [8 x i8]* %buf to i8*, !dbg !70
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %21), !dbg !70
  ret i32 0, !dbg !71
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare i32 @__VERIFIER_nondet_int()

declare i64 @strtol(i8* noundef, i8** noundef, i32 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "numbers_of_own_text_safe.c", directory: ".")
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
!13 = !{!14, !19, !20, !21, !24}
!14 = !DILocalVariable(name: "buf", scope: !9, file: !1, line: 8, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 64, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 8)
!19 = !DILocalVariable(name: "x", scope: !9, file: !1, line: 9, type: !12)
!20 = !DILocalVariable(name: "sum", scope: !9, file: !1, line: 10, type: !12)
!21 = !DILocalVariable(name: "p", scope: !22, file: !1, line: 11, type: !23)
!22 = distinct !DILexicalBlock(scope: !9, file: !1, line: 11, column: 3)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!24 = !DILocalVariable(name: "e", scope: !25, file: !1, line: 11, type: !23)
!25 = distinct !DILexicalBlock(scope: !26, file: !1, line: 11, column: 29)
!26 = distinct !DILexicalBlock(scope: !22, file: !1, line: 11, column: 3)
!27 = !DILocation(line: 8, column: 3, scope: !9)
!28 = !DILocation(line: 8, column: 8, scope: !9)
!29 = !DILocation(line: 9, column: 3, scope: !9)
!30 = !DILocation(line: 9, column: 7, scope: !9)
!31 = !DILocation(line: 9, column: 11, scope: !9)
!32 = !DILocation(line: 10, column: 3, scope: !9)
!33 = !DILocation(line: 10, column: 7, scope: !9)
!34 = !DILocation(line: 11, column: 8, scope: !22)
!35 = !DILocation(line: 11, column: 14, scope: !22)
!36 = !DILocation(line: 11, column: 18, scope: !22)
!37 = !DILocation(line: 11, column: 24, scope: !26)
!38 = !DILocation(line: 11, column: 23, scope: !26)
!39 = !DILocation(line: 11, column: 3, scope: !22)
!40 = !DILocation(line: 11, column: 3, scope: !26)
!41 = !DILocation(line: 11, column: 31, scope: !25)
!42 = !DILocation(line: 11, column: 37, scope: !25)
!43 = !DILocation(line: 11, column: 54, scope: !25)
!44 = !DILocation(line: 11, column: 47, scope: !25)
!45 = !DILocation(line: 11, column: 44, scope: !25)
!46 = !DILocation(line: 11, column: 71, scope: !25)
!47 = !DILocation(line: 11, column: 70, scope: !25)
!48 = !DILocation(line: 11, column: 75, scope: !25)
!49 = !DILocation(line: 11, column: 77, scope: !25)
!50 = !DILocation(line: 11, column: 83, scope: !25)
!51 = !DILocation(line: 11, column: 68, scope: !25)
!52 = !DILocation(line: 11, column: 86, scope: !26)
!53 = distinct !{!53, !39, !54, !55, !56}
!54 = !DILocation(line: 11, column: 86, scope: !22)
!55 = !{!"llvm.loop.mustprogress"}
!56 = !{!"llvm.loop.unroll.disable"}
!57 = !DILocation(line: 12, column: 7, scope: !58)
!58 = distinct !DILexicalBlock(scope: !9, file: !1, line: 12, column: 7)
!59 = !DILocation(line: 12, column: 9, scope: !58)
!60 = !DILocation(line: 12, column: 7, scope: !9)
!61 = !DILocation(line: 12, column: 14, scope: !62)
!62 = distinct !DILexicalBlock(scope: !63, file: !1, line: 12, column: 14)
!63 = distinct !DILexicalBlock(scope: !58, file: !1, line: 12, column: 14)
!64 = !DILocation(line: 12, column: 14, scope: !63)
!65 = !DILocation(line: 12, column: 14, scope: !58)
!66 = !DILocation(line: 12, column: 37, scope: !67)
!67 = distinct !DILexicalBlock(scope: !68, file: !1, line: 12, column: 37)
!68 = distinct !DILexicalBlock(scope: !58, file: !1, line: 12, column: 37)
!69 = !DILocation(line: 12, column: 37, scope: !68)
!70 = !DILocation(line: 14, column: 1, scope: !9)
!71 = !DILocation(line: 13, column: 3, scope: !9)
