source_filename = "list_divided_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.coin = type { i32, i32, %struct.coin* }

@.str = private unnamed_addr constant [17 x i8] c"heads->side == 1\00", align 1
@.str.1 = private unnamed_addr constant [20 x i8] c"list_divided_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"tails->side == 0\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %all = alloca %struct.coin*, align 8
  %heads = alloca %struct.coin*, align 8
  %tails = alloca %struct.coin*, align 8
  %left = alloca i32, align 4
  %coin = alloca %struct.coin*, align 8
  %coin4 = alloca %struct.coin*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.coin** %all to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !30
  call void @llvm.dbg.declare(metadata %struct.coin** %all, metadata !14, metadata !DIExpression()), !dbg !31
  store %struct.coin* null, %struct.coin** %all, align 8, !dbg !31
  %1 = bitcast %struct.coin** %heads to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !30
  call void @llvm.dbg.declare(metadata %struct.coin** %heads, metadata !21, metadata !DIExpression()), !dbg !32
  store %struct.coin* null, %struct.coin** %heads, align 8, !dbg !32
  %2 = bitcast %struct.coin** %tails to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !30
  call void @llvm.dbg.declare(metadata %struct.coin** %tails, metadata !22, metadata !DIExpression()), !dbg !33
  store %struct.coin* null, %struct.coin** %tails, align 8, !dbg !33
  %3 = bitcast i32* %left to i8*, !dbg !34
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !34
  call void @llvm.dbg.declare(metadata i32* %left, metadata !23, metadata !DIExpression()), !dbg !35
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !36
  store i32 %call, i32* %left, align 4, !dbg !35
  br label %for.cond, !dbg !34

for.cond:
  %4 = load i32, i32* %left, align 4, !dbg !37
  %cmp = icmp sgt i32 %4, 0, !dbg !38
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !39

for.cond.cleanup:
  %5 = bitcast i32* %left to i8*, !dbg !40
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %5), !dbg !40
  br label %for.end

for.body:
  %6 = bitcast %struct.coin** %coin to i8*, !dbg !41
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %6), !dbg !41
  call void @llvm.dbg.declare(metadata %struct.coin** %coin, metadata !25, metadata !DIExpression()), !dbg !42
  %call1 = call noalias i8* @malloc(i64 noundef 16), !dbg !43
  %7 = bitcast i8* %call1 to %struct.coin*, !dbg !43
  store %struct.coin* %7, %struct.coin** %coin, align 8, !dbg !42
  %call2 = call i32 @__VERIFIER_nondet_int(), !dbg !44
  %cmp3 = icmp sgt i32 %call2, 0, !dbg !45
  %conv = zext i1 %cmp3 to i32, !dbg !45
  %8 = load %struct.coin*, %struct.coin** %coin, align 8, !dbg !46
  %side = getelementptr inbounds %struct.coin, %struct.coin* %8, i32 0, i32 0, !dbg !47
  store i32 %conv, i32* %side, align 8, !dbg !48
  %9 = load i32, i32* %left, align 4, !dbg !49
  %rem = srem i32 %9, 100, !dbg !50
  %add = add nsw i32 1900, %rem, !dbg !51
  %10 = load %struct.coin*, %struct.coin** %coin, align 8, !dbg !52
  %year = getelementptr inbounds %struct.coin, %struct.coin* %10, i32 0, i32 1, !dbg !53
  store i32 %add, i32* %year, align 4, !dbg !54
  %11 = load %struct.coin*, %struct.coin** %all, align 8, !dbg !55
  %12 = load %struct.coin*, %struct.coin** %coin, align 8, !dbg !56
  %next = getelementptr inbounds %struct.coin, %struct.coin* %12, i32 0, i32 2, !dbg !57
  store %struct.coin* %11, %struct.coin** %next, align 8, !dbg !58
  %13 = load %struct.coin*, %struct.coin** %coin, align 8, !dbg !59
  store %struct.coin* %13, %struct.coin** %all, align 8, !dbg !60
  %14 = bitcast %struct.coin** %coin to i8*, !dbg !61
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %14), !dbg !61
  br label %for.inc, !dbg !62

for.inc:
  %15 = load i32, i32* %left, align 4, !dbg !63
  %dec = add nsw i32 %15, -1, !dbg !63
  store i32 %dec, i32* %left, align 4, !dbg !63
  br label %for.cond, !dbg !40, !llvm.loop !64

for.end:
  br label %while.cond, !dbg !68

while.cond:
  %16 = load %struct.coin*, %struct.coin** %all, align 8, !dbg !69
  %tobool = icmp ne %struct.coin* %16, null, !dbg !68
  br i1 %tobool, label %while.body, label %while.end, !dbg !68

while.body:
  %17 = bitcast %struct.coin** %coin4 to i8*, !dbg !70
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %17), !dbg !70
  call void @llvm.dbg.declare(metadata %struct.coin** %coin4, metadata !28, metadata !DIExpression()), !dbg !71
  %18 = load %struct.coin*, %struct.coin** %all, align 8, !dbg !72
  store %struct.coin* %18, %struct.coin** %coin4, align 8, !dbg !71
  %19 = load %struct.coin*, %struct.coin** %all, align 8, !dbg !73
  %next5 = getelementptr inbounds %struct.coin, %struct.coin* %19, i32 0, i32 2, !dbg !74
  %20 = load %struct.coin*, %struct.coin** %next5, align 8, !dbg !74
  store %struct.coin* %20, %struct.coin** %all, align 8, !dbg !75
  %21 = load %struct.coin*, %struct.coin** %coin4, align 8, !dbg !76
  %side6 = getelementptr inbounds %struct.coin, %struct.coin* %21, i32 0, i32 0, !dbg !78
  %22 = load i32, i32* %side6, align 8, !dbg !78
  %tobool7 = icmp ne i32 %22, 0, !dbg !76
  br i1 %tobool7, label %if.then, label %if.else, !dbg !79

if.then:
  %23 = load %struct.coin*, %struct.coin** %heads, align 8, !dbg !80
  %24 = load %struct.coin*, %struct.coin** %coin4, align 8, !dbg !82
  %next8 = getelementptr inbounds %struct.coin, %struct.coin* %24, i32 0, i32 2, !dbg !83
  store %struct.coin* %23, %struct.coin** %next8, align 8, !dbg !84
  %25 = load %struct.coin*, %struct.coin** %coin4, align 8, !dbg !85
  store %struct.coin* %25, %struct.coin** %heads, align 8, !dbg !86
  br label %if.end, !dbg !87

if.else:
  %26 = load %struct.coin*, %struct.coin** %tails, align 8, !dbg !88
  %27 = load %struct.coin*, %struct.coin** %coin4, align 8, !dbg !90
  %next9 = getelementptr inbounds %struct.coin, %struct.coin* %27, i32 0, i32 2, !dbg !91
  store %struct.coin* %26, %struct.coin** %next9, align 8, !dbg !92
  %28 = load %struct.coin*, %struct.coin** %coin4, align 8, !dbg !93
  store %struct.coin* %28, %struct.coin** %tails, align 8, !dbg !94
  br label %if.end

if.end:
  %29 = bitcast %struct.coin** %coin4 to i8*, !dbg !95
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %29), !dbg !95
  br label %while.cond, !dbg !68, !llvm.loop !96

while.end:
  br label %for.cond10, !dbg !97

for.cond10:
  %30 = load %struct.coin*, %struct.coin** %heads, align 8, !dbg !98
  %tobool11 = icmp ne %struct.coin* %30, null, !dbg !101
  br i1 %tobool11, label %for.body12, label %for.end21, !dbg !101

for.body12:
  %31 = load %struct.coin*, %struct.coin** %heads, align 8, !dbg !102
  %side13 = getelementptr inbounds %struct.coin, %struct.coin* %31, i32 0, i32 0, !dbg !102
  %32 = load i32, i32* %side13, align 8, !dbg !102
  %cmp14 = icmp eq i32 %32, 1, !dbg !102
  br i1 %cmp14, label %if.then16, label %if.else17, !dbg !105

if.then16:
  br label %if.end18, !dbg !105

if.else17:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 22, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !102
  unreachable, !dbg !102

if.end18:
  br label %for.inc19, !dbg !106

for.inc19:
  %33 = load %struct.coin*, %struct.coin** %heads, align 8, !dbg !107
  %next20 = getelementptr inbounds %struct.coin, %struct.coin* %33, i32 0, i32 2, !dbg !108
  %34 = load %struct.coin*, %struct.coin** %next20, align 8, !dbg !108
  store %struct.coin* %34, %struct.coin** %heads, align 8, !dbg !109
  br label %for.cond10, !dbg !110, !llvm.loop !111

for.end21:
  br label %for.cond22, !dbg !113

for.cond22:
  %35 = load %struct.coin*, %struct.coin** %tails, align 8, !dbg !114
  %tobool23 = icmp ne %struct.coin* %35, null, !dbg !117
  br i1 %tobool23, label %for.body24, label %for.end33, !dbg !117

for.body24:
  %36 = load %struct.coin*, %struct.coin** %tails, align 8, !dbg !118
  %side25 = getelementptr inbounds %struct.coin, %struct.coin* %36, i32 0, i32 0, !dbg !118
  %37 = load i32, i32* %side25, align 8, !dbg !118
  %cmp26 = icmp eq i32 %37, 0, !dbg !118
  br i1 %cmp26, label %if.then28, label %if.else29, !dbg !121

if.then28:
  br label %if.end30, !dbg !121

if.else29:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 23, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !118
  unreachable, !dbg !118

if.end30:
  br label %for.inc31, !dbg !122

for.inc31:
  %38 = load %struct.coin*, %struct.coin** %tails, align 8, !dbg !123
  %next32 = getelementptr inbounds %struct.coin, %struct.coin* %38, i32 0, i32 2, !dbg !124
  %39 = load %struct.coin*, %struct.coin** %next32, align 8, !dbg !124
  store %struct.coin* %39, %struct.coin** %tails, align 8, !dbg !125
  br label %for.cond22, !dbg !126, !llvm.loop !127

for.end33:
  %40 = bitcast %struct.coin** %tails to i8*, !dbg !129
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %40), !dbg !129
  %41 = bitcast %struct.coin** %heads to i8*, !dbg !129
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %41), !dbg !129
  %42 = bitcast %struct.coin** %all to i8*, !dbg !129
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %42), !dbg !129
  ret i32 0, !dbg !130
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare noalias i8* @malloc(i64 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "list_divided_safe.c", directory: ".")
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
!13 = !{!14, !21, !22, !23, !25, !28}
!14 = !DILocalVariable(name: "all", scope: !9, file: !1, line: 8, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "coin", file: !1, line: 5, size: 128, elements: !17)
!17 = !{!18, !19, !20}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "side", scope: !16, file: !1, line: 5, baseType: !12, size: 32)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "year", scope: !16, file: !1, line: 5, baseType: !12, size: 32, offset: 32)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !16, file: !1, line: 5, baseType: !15, size: 64, offset: 64)
!21 = !DILocalVariable(name: "heads", scope: !9, file: !1, line: 8, type: !15)
!22 = !DILocalVariable(name: "tails", scope: !9, file: !1, line: 8, type: !15)
!23 = !DILocalVariable(name: "left", scope: !24, file: !1, line: 9, type: !12)
!24 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 5)
!25 = !DILocalVariable(name: "coin", scope: !26, file: !1, line: 10, type: !15)
!26 = distinct !DILexicalBlock(scope: !27, file: !1, line: 9, column: 64)
!27 = distinct !DILexicalBlock(scope: !24, file: !1, line: 9, column: 5)
!28 = !DILocalVariable(name: "coin", scope: !29, file: !1, line: 17, type: !15)
!29 = distinct !DILexicalBlock(scope: !9, file: !1, line: 16, column: 17)
!30 = !DILocation(line: 8, column: 5, scope: !9)
!31 = !DILocation(line: 8, column: 18, scope: !9)
!32 = !DILocation(line: 8, column: 31, scope: !9)
!33 = !DILocation(line: 8, column: 46, scope: !9)
!34 = !DILocation(line: 9, column: 10, scope: !24)
!35 = !DILocation(line: 9, column: 14, scope: !24)
!36 = !DILocation(line: 9, column: 21, scope: !24)
!37 = !DILocation(line: 9, column: 46, scope: !27)
!38 = !DILocation(line: 9, column: 51, scope: !27)
!39 = !DILocation(line: 9, column: 5, scope: !24)
!40 = !DILocation(line: 9, column: 5, scope: !27)
!41 = !DILocation(line: 10, column: 9, scope: !26)
!42 = !DILocation(line: 10, column: 22, scope: !26)
!43 = !DILocation(line: 10, column: 29, scope: !26)
!44 = !DILocation(line: 11, column: 22, scope: !26)
!45 = !DILocation(line: 11, column: 46, scope: !26)
!46 = !DILocation(line: 11, column: 9, scope: !26)
!47 = !DILocation(line: 11, column: 15, scope: !26)
!48 = !DILocation(line: 11, column: 20, scope: !26)
!49 = !DILocation(line: 12, column: 29, scope: !26)
!50 = !DILocation(line: 12, column: 34, scope: !26)
!51 = !DILocation(line: 12, column: 27, scope: !26)
!52 = !DILocation(line: 12, column: 9, scope: !26)
!53 = !DILocation(line: 12, column: 15, scope: !26)
!54 = !DILocation(line: 12, column: 20, scope: !26)
!55 = !DILocation(line: 13, column: 22, scope: !26)
!56 = !DILocation(line: 13, column: 9, scope: !26)
!57 = !DILocation(line: 13, column: 15, scope: !26)
!58 = !DILocation(line: 13, column: 20, scope: !26)
!59 = !DILocation(line: 14, column: 15, scope: !26)
!60 = !DILocation(line: 14, column: 13, scope: !26)
!61 = !DILocation(line: 15, column: 5, scope: !27)
!62 = !DILocation(line: 15, column: 5, scope: !26)
!63 = !DILocation(line: 9, column: 60, scope: !27)
!64 = distinct !{!64, !39, !65, !66, !67}
!65 = !DILocation(line: 15, column: 5, scope: !24)
!66 = !{!"llvm.loop.mustprogress"}
!67 = !{!"llvm.loop.unroll.disable"}
!68 = !DILocation(line: 16, column: 5, scope: !9)
!69 = !DILocation(line: 16, column: 12, scope: !9)
!70 = !DILocation(line: 17, column: 9, scope: !29)
!71 = !DILocation(line: 17, column: 22, scope: !29)
!72 = !DILocation(line: 17, column: 29, scope: !29)
!73 = !DILocation(line: 18, column: 15, scope: !29)
!74 = !DILocation(line: 18, column: 20, scope: !29)
!75 = !DILocation(line: 18, column: 13, scope: !29)
!76 = !DILocation(line: 19, column: 13, scope: !77)
!77 = distinct !DILexicalBlock(scope: !29, file: !1, line: 19, column: 13)
!78 = !DILocation(line: 19, column: 19, scope: !77)
!79 = !DILocation(line: 19, column: 13, scope: !29)
!80 = !DILocation(line: 19, column: 40, scope: !81)
!81 = distinct !DILexicalBlock(scope: !77, file: !1, line: 19, column: 25)
!82 = !DILocation(line: 19, column: 27, scope: !81)
!83 = !DILocation(line: 19, column: 33, scope: !81)
!84 = !DILocation(line: 19, column: 38, scope: !81)
!85 = !DILocation(line: 19, column: 55, scope: !81)
!86 = !DILocation(line: 19, column: 53, scope: !81)
!87 = !DILocation(line: 19, column: 61, scope: !81)
!88 = !DILocation(line: 20, column: 29, scope: !89)
!89 = distinct !DILexicalBlock(scope: !77, file: !1, line: 20, column: 14)
!90 = !DILocation(line: 20, column: 16, scope: !89)
!91 = !DILocation(line: 20, column: 22, scope: !89)
!92 = !DILocation(line: 20, column: 27, scope: !89)
!93 = !DILocation(line: 20, column: 44, scope: !89)
!94 = !DILocation(line: 20, column: 42, scope: !89)
!95 = !DILocation(line: 21, column: 5, scope: !9)
!96 = distinct !{!96, !68, !95, !66, !67}
!97 = !DILocation(line: 22, column: 5, scope: !9)
!98 = !DILocation(line: 22, column: 12, scope: !99)
!99 = distinct !DILexicalBlock(scope: !100, file: !1, line: 22, column: 5)
!100 = distinct !DILexicalBlock(scope: !9, file: !1, line: 22, column: 5)
!101 = !DILocation(line: 22, column: 5, scope: !100)
!102 = !DILocation(line: 22, column: 40, scope: !103)
!103 = distinct !DILexicalBlock(scope: !104, file: !1, line: 22, column: 40)
!104 = distinct !DILexicalBlock(scope: !99, file: !1, line: 22, column: 40)
!105 = !DILocation(line: 22, column: 40, scope: !104)
!106 = !DILocation(line: 22, column: 40, scope: !99)
!107 = !DILocation(line: 22, column: 27, scope: !99)
!108 = !DILocation(line: 22, column: 34, scope: !99)
!109 = !DILocation(line: 22, column: 25, scope: !99)
!110 = !DILocation(line: 22, column: 5, scope: !99)
!111 = distinct !{!111, !101, !112, !66, !67}
!112 = !DILocation(line: 22, column: 40, scope: !100)
!113 = !DILocation(line: 23, column: 5, scope: !9)
!114 = !DILocation(line: 23, column: 12, scope: !115)
!115 = distinct !DILexicalBlock(scope: !116, file: !1, line: 23, column: 5)
!116 = distinct !DILexicalBlock(scope: !9, file: !1, line: 23, column: 5)
!117 = !DILocation(line: 23, column: 5, scope: !116)
!118 = !DILocation(line: 23, column: 40, scope: !119)
!119 = distinct !DILexicalBlock(scope: !120, file: !1, line: 23, column: 40)
!120 = distinct !DILexicalBlock(scope: !115, file: !1, line: 23, column: 40)
!121 = !DILocation(line: 23, column: 40, scope: !120)
!122 = !DILocation(line: 23, column: 40, scope: !115)
!123 = !DILocation(line: 23, column: 27, scope: !115)
!124 = !DILocation(line: 23, column: 34, scope: !115)
!125 = !DILocation(line: 23, column: 25, scope: !115)
!126 = !DILocation(line: 23, column: 5, scope: !115)
!127 = distinct !{!127, !117, !128, !66, !67}
!128 = !DILocation(line: 23, column: 40, scope: !116)
!129 = !DILocation(line: 25, column: 1, scope: !9)
!130 = !DILocation(line: 24, column: 5, scope: !9)
