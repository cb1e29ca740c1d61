source_filename = "search_table_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.entry = type { i8*, i8* }

@main.keys = internal global [3 x i8*] [i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i32 0, i32 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i32 0, i32 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i32 0, i32 0)], align 16, !dbg !0
@.str = private unnamed_addr constant [2 x i8] c"a\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"b\00", align 1
@.str.2 = private unnamed_addr constant [2 x i8] c"c\00", align 1
@.str.3 = private unnamed_addr constant [11 x i8] c"hcreate(3)\00", align 1
@.str.4 = private unnamed_addr constant [20 x i8] c"search_table_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.5 = private unnamed_addr constant [12 x i8] c"!hcreate(3)\00", align 1
@.str.6 = private unnamed_addr constant [38 x i8] c"made && made->data == (void *)(i + 1)\00", align 1
@.str.7 = private unnamed_addr constant [2 x i8] c"d\00", align 1
@__const.main.other = private unnamed_addr constant %struct.entry { i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.7, i32 0, i32 0), i8* null }, align 8
@__const.main.again = private unnamed_addr constant %struct.entry { i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i32 0, i32 0), i8* null }, align 8
@.str.8 = private unnamed_addr constant [40 x i8] c"!hsearch(other, FIND) && errno == ESRCH\00", align 1
@.str.9 = private unnamed_addr constant [42 x i8] c"!hsearch(other, ENTER) && errno == ENOMEM\00", align 1
@.str.10 = private unnamed_addr constant [41 x i8] c"hsearch(again, ENTER)->data == (void *)2\00", align 1

define dso_local i32 @main() !dbg !2 {
entry:
  %retval = alloca i32, align 4
  %i = alloca i64, align 8
  %entry6 = alloca %struct.entry, align 8
  %made = alloca %struct.entry*, align 8
  %other = alloca %struct.entry, align 8
  %again = alloca %struct.entry, align 8
  store i32 0, i32* %retval, align 4
  %call = call i32 @hcreate(i64 noundef 3), !dbg !46
  %tobool = icmp ne i32 %call, 0, !dbg !46
  br i1 %tobool, label %if.then, label %if.else, !dbg !49

if.then:
  br label %if.end, !dbg !49

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.4, i64 0, i64 0), i32 noundef 8, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !46
  unreachable, !dbg !46

if.end:
  %call1 = call i32 @hcreate(i64 noundef 3), !dbg !50
  %tobool2 = icmp ne i32 %call1, 0, !dbg !50
  br i1 %tobool2, label %if.else4, label %if.then3, !dbg !53

if.then3:
  br label %if.end5, !dbg !53

if.else4:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.4, i64 0, i64 0), i32 noundef 9, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !50
  unreachable, !dbg !50

if.end5:
  %0 = bitcast i64* %i to i8*, !dbg !54
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !54
  call void @llvm.dbg.declare(metadata i64* %i, metadata !19, metadata !DIExpression()), !dbg !55
  store i64 0, i64* %i, align 8, !dbg !55
  br label %for.cond, !dbg !54

for.cond:
  %1 = load i64, i64* %i, align 8, !dbg !56
  %cmp = icmp slt i64 %1, 3, !dbg !57
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !58

for.cond.cleanup:
  %2 = bitcast i64* %i to i8*, !dbg !59
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %2), !dbg !59
  br label %for.end

for.body:
  %3 = bitcast %struct.entry* %entry6 to i8*, !dbg !60
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %3), !dbg !60
  call void @llvm.dbg.declare(metadata %struct.entry* %entry6, metadata !22, metadata !DIExpression()), !dbg !61
  %key = getelementptr inbounds %struct.entry, %struct.entry* %entry6, i32 0, i32 0, !dbg !62
  %4 = load i64, i64* %i, align 8, !dbg !63
  %arrayidx = getelementptr inbounds [3 x i8*], [3 x i8*]* @main.keys, i64 0, i64 %4, !dbg !64
  %5 = load i8*, i8** %arrayidx, align 8, !dbg !64
  store i8* %5, i8** %key, align 8, !dbg !62
  %data = getelementptr inbounds %struct.entry, %struct.entry* %entry6, i32 0, i32 1, !dbg !62
  %6 = load i64, i64* %i, align 8, !dbg !65
  %add = add nsw i64 %6, 1, !dbg !66
  %7 = inttoptr i64 %add to i8*, !dbg !67
  store i8* %7, i8** %data, align 8, !dbg !62
  %8 = bitcast %struct.entry** %made to i8*, !dbg !68
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %8), !dbg !68
  call void @llvm.dbg.declare(metadata %struct.entry** %made, metadata !32, metadata !DIExpression()), !dbg !69
  %9 = bitcast %struct.entry* %entry6 to { i8*, i8* }*, !dbg !70
  %10 = getelementptr inbounds { i8*, i8* }, { i8*, i8* }* %9, i32 0, i32 0, !dbg !70
  %11 = load i8*, i8** %10, align 8, !dbg !70
  %12 = getelementptr inbounds { i8*, i8* }, { i8*, i8* }* %9, i32 0, i32 1, !dbg !70
  %13 = load i8*, i8** %12, align 8, !dbg !70
  %call7 = call %struct.entry* @hsearch(i8* %11, i8* %13, i32 noundef 1), !dbg !70
  store %struct.entry* %call7, %struct.entry** %made, align 8, !dbg !69
  %14 = load %struct.entry*, %struct.entry** %made, align 8, !dbg !71
  %tobool8 = icmp ne %struct.entry* %14, null, !dbg !71
  br i1 %tobool8, label %land.lhs.true, label %if.else13, !dbg !71

land.lhs.true:
  %15 = load %struct.entry*, %struct.entry** %made, align 8, !dbg !71
  %data9 = getelementptr inbounds %struct.entry, %struct.entry* %15, i32 0, i32 1, !dbg !71
  %16 = load i8*, i8** %data9, align 8, !dbg !71
  %17 = load i64, i64* %i, align 8, !dbg !71
  %add10 = add nsw i64 %17, 1, !dbg !71
  %18 = inttoptr i64 %add10 to i8*, !dbg !71
  %cmp11 = icmp eq i8* %16, %18, !dbg !71
  br i1 %cmp11, label %if.then12, label %if.else13, !dbg !74

if.then12:
  br label %if.end14, !dbg !74

if.else13:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.4, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !71
  unreachable, !dbg !71

if.end14:
  %19 = bitcast %struct.entry** %made to i8*, !dbg !75
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %19), !dbg !75
  %20 = bitcast %struct.entry* %entry6 to i8*, !dbg !75
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %20), !dbg !75
  br label %for.inc, !dbg !76

for.inc:
  %21 = load i64, i64* %i, align 8, !dbg !77
  %inc = add nsw i64 %21, 1, !dbg !77
  store i64 %inc, i64* %i, align 8, !dbg !77
  br label %for.cond, !dbg !59, !llvm.loop !78

for.end:
  %22 = bitcast %struct.entry* %other to i8*, !dbg !82
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %22), !dbg !82
  call void @llvm.dbg.declare(metadata %struct.entry* %other, metadata !34, metadata !DIExpression()), !dbg !83
  %23 = bitcast %struct.entry* %other to i8*, !dbg !83
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %23, i8* align 8 bitcast (%struct.entry* @__const.main.other to i8*), i64 16, i1 false), !dbg !83
  %24 = bitcast %struct.entry* %again to i8*, !dbg !82
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %24), !dbg !82
  call void @llvm.dbg.declare(metadata %struct.entry* %again, metadata !35, metadata !DIExpression()), !dbg !84
  %25 = bitcast %struct.entry* %again to i8*, !dbg !84
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %25, i8* align 8 bitcast (%struct.entry* @__const.main.again to i8*), i64 16, i1 false), !dbg !84
  %26 = bitcast %struct.entry* %other to { i8*, i8* }*, !dbg !85
  %27 = getelementptr inbounds { i8*, i8* }, { i8*, i8* }* %26, i32 0, i32 0, !dbg !85
  %28 = load i8*, i8** %27, align 8, !dbg !85
  %29 = getelementptr inbounds { i8*, i8* }, { i8*, i8* }* %26, i32 0, i32 1, !dbg !85
  %30 = load i8*, i8** %29, align 8, !dbg !85
  %call15 = call %struct.entry* @hsearch(i8* %28, i8* %30, i32 noundef 0), !dbg !85
  %tobool16 = icmp ne %struct.entry* %call15, null, !dbg !85
  br i1 %tobool16, label %if.else21, label %land.lhs.true17, !dbg !85

land.lhs.true17:
  %call18 = call i32* @__errno_location(), !dbg !85
  %31 = load i32, i32* %call18, align 4, !dbg !85
  %cmp19 = icmp eq i32 %31, 3, !dbg !85
  br i1 %cmp19, label %if.then20, label %if.else21, !dbg !88

if.then20:
  br label %if.end22, !dbg !88

if.else21:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.8, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.4, i64 0, i64 0), i32 noundef 16, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !85
  unreachable, !dbg !85

if.end22:
  %32 = bitcast %struct.entry* %other to { i8*, i8* }*, !dbg !89
  %33 = getelementptr inbounds { i8*, i8* }, { i8*, i8* }* %32, i32 0, i32 0, !dbg !89
  %34 = load i8*, i8** %33, align 8, !dbg !89
  %35 = getelementptr inbounds { i8*, i8* }, { i8*, i8* }* %32, i32 0, i32 1, !dbg !89
  %36 = load i8*, i8** %35, align 8, !dbg !89
  %call23 = call %struct.entry* @hsearch(i8* %34, i8* %36, i32 noundef 1), !dbg !89
  %tobool24 = icmp ne %struct.entry* %call23, null, !dbg !89
  br i1 %tobool24, label %if.else29, label %land.lhs.true25, !dbg !89

land.lhs.true25:
  %call26 = call i32* @__errno_location(), !dbg !89
  %37 = load i32, i32* %call26, align 4, !dbg !89
  %cmp27 = icmp eq i32 %37, 12, !dbg !89
  br i1 %cmp27, label %if.then28, label %if.else29, !dbg !92

if.then28:
  br label %if.end30, !dbg !92

if.else29:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.9, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.4, i64 0, i64 0), i32 noundef 17, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !89
  unreachable, !dbg !89

if.end30:
  %38 = bitcast %struct.entry* %again to { i8*, i8* }*, !dbg !93
  %39 = getelementptr inbounds { i8*, i8* }, { i8*, i8* }* %38, i32 0, i32 0, !dbg !93
  %40 = load i8*, i8** %39, align 8, !dbg !93
  %41 = getelementptr inbounds { i8*, i8* }, { i8*, i8* }* %38, i32 0, i32 1, !dbg !93
  %42 = load i8*, i8** %41, align 8, !dbg !93
  %call31 = call %struct.entry* @hsearch(i8* %40, i8* %42, i32 noundef 1), !dbg !93
  %data32 = getelementptr inbounds %struct.entry, %struct.entry* %call31, i32 0, i32 1, !dbg !93
  %43 = load i8*, i8** %data32, align 8, !dbg !93
  %cmp33 = icmp eq i8* %43, inttoptr (i64 2 to i8*), !dbg !93
  br i1 %cmp33, label %if.then34, label %if.else35, !dbg !96

if.then34:
  br label %if.end36, !dbg !96

if.else35:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([41 x i8], [41 x i8]* @.str.10, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.4, i64 0, i64 0), i32 noundef 18, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !93
  unreachable, !dbg !93

if.end36:
  call void @hdestroy(), !dbg !97
  %44 = bitcast %struct.entry* %again to i8*, !dbg !98
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %44), !dbg !98
  %45 = bitcast %struct.entry* %other to i8*, !dbg !98
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %45), !dbg !98
  ret i32 0, !dbg !99
}

declare !dbg !100 i32 @hcreate(i64 noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !107 %struct.entry* @hsearch(i8*, i8*, i32 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare i32* @__errno_location()

declare !dbg !111 void @hdestroy()

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!39, !40, !41, !42, !43, !44}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "keys", scope: !2, file: !3, line: 7, type: !36, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 6, type: !4, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !18)
!3 = !DIFile(filename: "search_table_safe.c", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{!6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !8, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!8 = !{!9}
!9 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !10, line: 62, baseType: !11, size: 32, elements: !12)
!10 = !DIFile(filename: "/usr/include/search.h", directory: "")
!11 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!12 = !{!13, !14}
!13 = !DIEnumerator(name: "FIND", value: 0)
!14 = !DIEnumerator(name: "ENTER", value: 1)
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !{!0}
!18 = !{!19, !22, !32, !34, !35}
!19 = !DILocalVariable(name: "i", scope: !20, file: !3, line: 10, type: !21)
!20 = distinct !DILexicalBlock(scope: !2, file: !3, line: 10, column: 3)
!21 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!22 = !DILocalVariable(name: "entry", scope: !23, file: !3, line: 11, type: !25)
!23 = distinct !DILexicalBlock(scope: !24, file: !3, line: 10, column: 32)
!24 = distinct !DILexicalBlock(scope: !20, file: !3, line: 10, column: 3)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "ENTRY", file: !10, line: 74, baseType: !26)
!26 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "entry", file: !10, line: 69, size: 128, elements: !27)
!27 = !{!28, !31}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !26, file: !10, line: 71, baseType: !29, size: 64)
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!30 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !26, file: !10, line: 72, baseType: !16, size: 64, offset: 64)
!32 = !DILocalVariable(name: "made", scope: !23, file: !3, line: 12, type: !33)
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!34 = !DILocalVariable(name: "other", scope: !2, file: !3, line: 15, type: !25)
!35 = !DILocalVariable(name: "again", scope: !2, file: !3, line: 15, type: !25)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 192, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 3)
!39 = !{i32 7, !"Dwarf Version", i32 5}
!40 = !{i32 2, !"Debug Info Version", i32 3}
!41 = !{i32 1, !"wchar_size", i32 4}
!42 = !{i32 7, !"PIC Level", i32 2}
!43 = !{i32 7, !"PIE Level", i32 2}
!44 = !{i32 7, !"uwtable", i32 1}

!46 = !DILocation(line: 8, column: 3, scope: !47)
!47 = distinct !DILexicalBlock(scope: !48, file: !3, line: 8, column: 3)
!48 = distinct !DILexicalBlock(scope: !2, file: !3, line: 8, column: 3)
!49 = !DILocation(line: 8, column: 3, scope: !48)
!50 = !DILocation(line: 9, column: 3, scope: !51)
!51 = distinct !DILexicalBlock(scope: !52, file: !3, line: 9, column: 3)
!52 = distinct !DILexicalBlock(scope: !2, file: !3, line: 9, column: 3)
!53 = !DILocation(line: 9, column: 3, scope: !52)
!54 = !DILocation(line: 10, column: 8, scope: !20)
!55 = !DILocation(line: 10, column: 13, scope: !20)
!56 = !DILocation(line: 10, column: 20, scope: !24)
!57 = !DILocation(line: 10, column: 22, scope: !24)
!58 = !DILocation(line: 10, column: 3, scope: !20)
!59 = !DILocation(line: 10, column: 3, scope: !24)
!60 = !DILocation(line: 11, column: 5, scope: !23)
!61 = !DILocation(line: 11, column: 11, scope: !23)
!62 = !DILocation(line: 11, column: 19, scope: !23)
!63 = !DILocation(line: 11, column: 25, scope: !23)
!64 = !DILocation(line: 11, column: 20, scope: !23)
!65 = !DILocation(line: 11, column: 38, scope: !23)
!66 = !DILocation(line: 11, column: 40, scope: !23)
!67 = !DILocation(line: 11, column: 29, scope: !23)
!68 = !DILocation(line: 12, column: 5, scope: !23)
!69 = !DILocation(line: 12, column: 12, scope: !23)
!70 = !DILocation(line: 12, column: 19, scope: !23)
!71 = !DILocation(line: 13, column: 5, scope: !72)
!72 = distinct !DILexicalBlock(scope: !73, file: !3, line: 13, column: 5)
!73 = distinct !DILexicalBlock(scope: !23, file: !3, line: 13, column: 5)
!74 = !DILocation(line: 13, column: 5, scope: !73)
!75 = !DILocation(line: 14, column: 3, scope: !24)
!76 = !DILocation(line: 14, column: 3, scope: !23)
!77 = !DILocation(line: 10, column: 28, scope: !24)
!78 = distinct !{!78, !58, !79, !80, !81}
!79 = !DILocation(line: 14, column: 3, scope: !20)
!80 = !{!"llvm.loop.mustprogress"}
!81 = !{!"llvm.loop.unroll.disable"}
!82 = !DILocation(line: 15, column: 3, scope: !2)
!83 = !DILocation(line: 15, column: 9, scope: !2)
!84 = !DILocation(line: 15, column: 27, scope: !2)
!85 = !DILocation(line: 16, column: 3, scope: !86)
!86 = distinct !DILexicalBlock(scope: !87, file: !3, line: 16, column: 3)
!87 = distinct !DILexicalBlock(scope: !2, file: !3, line: 16, column: 3)
!88 = !DILocation(line: 16, column: 3, scope: !87)
!89 = !DILocation(line: 17, column: 3, scope: !90)
!90 = distinct !DILexicalBlock(scope: !91, file: !3, line: 17, column: 3)
!91 = distinct !DILexicalBlock(scope: !2, file: !3, line: 17, column: 3)
!92 = !DILocation(line: 17, column: 3, scope: !91)
!93 = !DILocation(line: 18, column: 3, scope: !94)
!94 = distinct !DILexicalBlock(scope: !95, file: !3, line: 18, column: 3)
!95 = distinct !DILexicalBlock(scope: !2, file: !3, line: 18, column: 3)
!96 = !DILocation(line: 18, column: 3, scope: !95)
!97 = !DILocation(line: 19, column: 3, scope: !2)
!98 = !DILocation(line: 21, column: 1, scope: !2)
!99 = !DILocation(line: 20, column: 3, scope: !2)
!100 = !DISubprogram(name: "hcreate", scope: !10, file: !10, line: 90, type: !101, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !106)
!101 = !DISubroutineType(types: !102)
!102 = !{!6, !103}
!103 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !104, line: 46, baseType: !105)
!104 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!105 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!106 = !{}
!107 = !DISubprogram(name: "hsearch", scope: !10, file: !10, line: 87, type: !108, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !106)
!108 = !DISubroutineType(types: !109)
!109 = !{!33, !25, !110}
!110 = !DIDerivedType(tag: DW_TAG_typedef, name: "ACTION", file: !10, line: 67, baseType: !9)
!111 = !DISubprogram(name: "hdestroy", scope: !10, file: !10, line: 93, type: !112, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !106)
!112 = !DISubroutineType(types: !113)
!113 = !{null}
