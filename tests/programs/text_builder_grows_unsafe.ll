source_filename = "text_builder_grows_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.text = type { i8*, i64, i64 }

@.str = private unnamed_addr constant [6 x i8] c"hello\00", align 1
@.str.1 = private unnamed_addr constant [29 x i8] c"text.length <= text.capacity\00", align 1
@.str.2 = private unnamed_addr constant [28 x i8] c"text_builder_grows_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %text = alloca %struct.text, align 8
  %m = alloca i32, align 4
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.text* %text to i8*, !dbg !28
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %0), !dbg !28
  call void @llvm.dbg.declare(metadata %struct.text* %text, metadata !14, metadata !DIExpression()), !dbg !29
  %1 = bitcast %struct.text* %text to i8*, !dbg !29
  call void @llvm.memset.p0i8.i64(i8* align 8 %1, i8 0, i64 24, i1 false), !dbg !29
  %2 = bitcast i32* %m to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !30
  call void @llvm.dbg.declare(metadata i32* %m, metadata !25, metadata !DIExpression()), !dbg !31
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !32
  store i32 %call, i32* %m, align 4, !dbg !31
  %3 = bitcast i32* %i to i8*, !dbg !33
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !33
  call void @llvm.dbg.declare(metadata i32* %i, metadata !26, metadata !DIExpression()), !dbg !34
  store i32 0, i32* %i, align 4, !dbg !34
  br label %for.cond, !dbg !33

for.cond:
  %4 = load i32, i32* %i, align 4, !dbg !35
  %5 = load i32, i32* %m, align 4, !dbg !37
  %cmp = icmp slt i32 %4, %5, !dbg !38
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !39

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !39

for.body:
  %call1 = call i32 @append(%struct.text* noundef %text, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0), i64 noundef 5), !dbg !40
  %tobool = icmp ne i32 %call1, 0, !dbg !40
  br i1 %tobool, label %if.then, label %if.end, !dbg !43

if.then:
  store i32 2, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !44

if.end:
  %length = getelementptr inbounds %struct.text, %struct.text* %text, i32 0, i32 1, !dbg !45
  %6 = load i64, i64* %length, align 8, !dbg !45
  %capacity = getelementptr inbounds %struct.text, %struct.text* %text, i32 0, i32 2, !dbg !45
  %7 = load i64, i64* %capacity, align 8, !dbg !45
  %cmp2 = icmp ule i64 %6, %7, !dbg !45
  br i1 %cmp2, label %if.then3, label %if.else, !dbg !48

if.then3:
  br label %if.end4, !dbg !48

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0), i32 noundef 31, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !45
  unreachable, !dbg !45

if.end4:
  br label %for.inc, !dbg !49

for.inc:
  %8 = load i32, i32* %i, align 4, !dbg !50
  %inc = add nsw i32 %8, 1, !dbg !50
  store i32 %inc, i32* %i, align 4, !dbg !50
  br label %for.cond, !dbg !51, !llvm.loop !52

cleanup:
  %9 = bitcast i32* %i to i8*, !dbg !51
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %9), !dbg !51
  br label %for.end

for.end:
  %bytes = getelementptr inbounds %struct.text, %struct.text* %text, i32 0, i32 0, !dbg !56
  %10 = load i8*, i8** %bytes, align 8, !dbg !56
  call void @free(i8* noundef %10), !dbg !57
  store i32 0, i32* %retval, align 4, !dbg !58
  store i32 1, i32* %cleanup.dest.slot, align 4
  %11 = bitcast i32* %m to i8*, !dbg !59
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %11), !dbg !59
  %12 = bitcast %struct.text* %text to i8*, !dbg !59
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %12), !dbg !59
  %13 = load i32, i32* %retval, align 4, !dbg !59
  ret i32 %13, !dbg !59
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare i32 @__VERIFIER_nondet_int()

define internal i32 @append(%struct.text* noundef %text, i8* noundef %word, i64 noundef %n) !dbg !60 {
entry:
  %retval = alloca i32, align 4
  %text.addr = alloca %struct.text*, align 8
  %word.addr = alloca i8*, align 8
  %n.addr = alloca i64, align 8
  %capacity1 = alloca i64, align 8
  %bytes = alloca i8*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store %struct.text* %text, %struct.text** %text.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.text** %text.addr, metadata !67, metadata !DIExpression()), !dbg !74
  store i8* %word, i8** %word.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %word.addr, metadata !68, metadata !DIExpression()), !dbg !75
  store i64 %n, i64* %n.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %n.addr, metadata !69, metadata !DIExpression()), !dbg !76
  %0 = load %struct.text*, %struct.text** %text.addr, align 8, !dbg !77
  %length = getelementptr inbounds %struct.text, %struct.text* %0, i32 0, i32 1, !dbg !78
  %1 = load i64, i64* %length, align 8, !dbg !78
  %2 = load %struct.text*, %struct.text** %text.addr, align 8, !dbg !79
  %capacity = getelementptr inbounds %struct.text, %struct.text* %2, i32 0, i32 2, !dbg !80
  %3 = load i64, i64* %capacity, align 8, !dbg !80
  %cmp = icmp ugt i64 %1, %3, !dbg !81
  br i1 %cmp, label %if.then, label %if.end13, !dbg !82

if.then:
  %4 = bitcast i64* %capacity1 to i8*, !dbg !83
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %4), !dbg !83
  call void @llvm.dbg.declare(metadata i64* %capacity1, metadata !70, metadata !DIExpression()), !dbg !84
  %5 = load %struct.text*, %struct.text** %text.addr, align 8, !dbg !85
  %capacity2 = getelementptr inbounds %struct.text, %struct.text* %5, i32 0, i32 2, !dbg !86
  %6 = load i64, i64* %capacity2, align 8, !dbg !86
  %tobool = icmp ne i64 %6, 0, !dbg !85
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !85

cond.true:
  %7 = load %struct.text*, %struct.text** %text.addr, align 8, !dbg !87
  %capacity3 = getelementptr inbounds %struct.text, %struct.text* %7, i32 0, i32 2, !dbg !88
  %8 = load i64, i64* %capacity3, align 8, !dbg !88
  %mul = mul i64 %8, 2, !dbg !89
  br label %cond.end, !dbg !85

cond.false:
  br label %cond.end, !dbg !85

cond.end:
  %cond = phi i64 [ %mul, %cond.true ], [ 16, %cond.false ], !dbg !85
  store i64 %cond, i64* %capacity1, align 8, !dbg !84
  br label %while.cond, !dbg !90

while.cond:
  %9 = load i64, i64* %capacity1, align 8, !dbg !91
  %10 = load %struct.text*, %struct.text** %text.addr, align 8, !dbg !92
  %length4 = getelementptr inbounds %struct.text, %struct.text* %10, i32 0, i32 1, !dbg !93
  %11 = load i64, i64* %length4, align 8, !dbg !93
  %12 = load i64, i64* %n.addr, align 8, !dbg !94
  %add = add i64 %11, %12, !dbg !95
  %cmp5 = icmp ult i64 %9, %add, !dbg !96
  br i1 %cmp5, label %while.body, label %while.end, !dbg !90

while.body:
  %13 = load i64, i64* %capacity1, align 8, !dbg !97
  %mul6 = mul i64 %13, 2, !dbg !97
  store i64 %mul6, i64* %capacity1, align 8, !dbg !97
  br label %while.cond, !dbg !90, !llvm.loop !98

while.end:
  %14 = bitcast i8** %bytes to i8*, !dbg !100
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %14), !dbg !100
  call void @llvm.dbg.declare(metadata i8** %bytes, metadata !73, metadata !DIExpression()), !dbg !101
  %15 = load %struct.text*, %struct.text** %text.addr, align 8, !dbg !102
  %bytes7 = getelementptr inbounds %struct.text, %struct.text* %15, i32 0, i32 0, !dbg !103
  %16 = load i8*, i8** %bytes7, align 8, !dbg !103
  %17 = load i64, i64* %capacity1, align 8, !dbg !104
  %call = call i8* @realloc(i8* noundef %16, i64 noundef %17), !dbg !105
  store i8* %call, i8** %bytes, align 8, !dbg !101
  %18 = load i8*, i8** %bytes, align 8, !dbg !106
  %tobool8 = icmp ne i8* %18, null, !dbg !106
  br i1 %tobool8, label %if.end, label %if.then9, !dbg !108

if.then9:
  store i32 -1, i32* %retval, align 4, !dbg !109
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !109

if.end:
  %19 = load i8*, i8** %bytes, align 8, !dbg !110
  %20 = load %struct.text*, %struct.text** %text.addr, align 8, !dbg !111
  %bytes10 = getelementptr inbounds %struct.text, %struct.text* %20, i32 0, i32 0, !dbg !112
  store i8* %19, i8** %bytes10, align 8, !dbg !113
  %21 = load i64, i64* %capacity1, align 8, !dbg !114
  %22 = load %struct.text*, %struct.text** %text.addr, align 8, !dbg !115
  %capacity11 = getelementptr inbounds %struct.text, %struct.text* %22, i32 0, i32 2, !dbg !116
  store i64 %21, i64* %capacity11, align 8, !dbg !117
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !118
  br label %cleanup, !dbg !118

cleanup:
  %23 = bitcast i8** %bytes to i8*, !dbg !118
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %23), !dbg !118
  %24 = bitcast i64* %capacity1 to i8*, !dbg !118
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %24), !dbg !118
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %return
  ]

cleanup.cont:
  br label %if.end13, !dbg !119

if.end13:
  %25 = load %struct.text*, %struct.text** %text.addr, align 8, !dbg !120
  %bytes14 = getelementptr inbounds %struct.text, %struct.text* %25, i32 0, i32 0, !dbg !121
  %26 = load i8*, i8** %bytes14, align 8, !dbg !121
  %27 = load %struct.text*, %struct.text** %text.addr, align 8, !dbg !122
  %length15 = getelementptr inbounds %struct.text, %struct.text* %27, i32 0, i32 1, !dbg !123
  %28 = load i64, i64* %length15, align 8, !dbg !123
  %add.ptr = getelementptr inbounds i8, i8* %26, i64 %28, !dbg !124
  %29 = load i8*, i8** %word.addr, align 8, !dbg !125
  %30 = load i64, i64* %n.addr, align 8, !dbg !126
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %add.ptr, i8* align 1 %29, i64 %30, i1 false), !dbg !127
  %31 = load i64, i64* %n.addr, align 8, !dbg !128
  %32 = load %struct.text*, %struct.text** %text.addr, align 8, !dbg !129
  %length16 = getelementptr inbounds %struct.text, %struct.text* %32, i32 0, i32 1, !dbg !130
  %33 = load i64, i64* %length16, align 8, !dbg !131
  %add17 = add i64 %33, %31, !dbg !131
  store i64 %add17, i64* %length16, align 8, !dbg !131
  store i32 0, i32* %retval, align 4, !dbg !132
  br label %return, !dbg !132

return:
  %34 = load i32, i32* %retval, align 4, !dbg !133
  ret i32 %34, !dbg !133

unreachable:
  unreachable
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @free(i8* noundef)

declare i8* @realloc(i8* noundef, i64 noundef)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "text_builder_grows_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 26, type: !10, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !25, !26}
!14 = !DILocalVariable(name: "text", scope: !9, file: !1, line: 27, type: !15)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "text", file: !1, line: 7, size: 192, elements: !16)
!16 = !{!17, !20, !24}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "bytes", scope: !15, file: !1, line: 8, baseType: !18, size: 64)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !15, file: !1, line: 9, baseType: !21, size: 64, offset: 64)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !22, line: 46, baseType: !23)
!22 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!23 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "capacity", scope: !15, file: !1, line: 9, baseType: !21, size: 64, offset: 128)
!25 = !DILocalVariable(name: "m", scope: !9, file: !1, line: 28, type: !12)
!26 = !DILocalVariable(name: "i", scope: !27, file: !1, line: 29, type: !12)
!27 = distinct !DILexicalBlock(scope: !9, file: !1, line: 29, column: 3)
!28 = !DILocation(line: 27, column: 3, scope: !9)
!29 = !DILocation(line: 27, column: 15, scope: !9)
!30 = !DILocation(line: 28, column: 3, scope: !9)
!31 = !DILocation(line: 28, column: 7, scope: !9)
!32 = !DILocation(line: 28, column: 11, scope: !9)
!33 = !DILocation(line: 29, column: 8, scope: !27)
!34 = !DILocation(line: 29, column: 12, scope: !27)
!35 = !DILocation(line: 29, column: 19, scope: !36)
!36 = distinct !DILexicalBlock(scope: !27, file: !1, line: 29, column: 3)
!37 = !DILocation(line: 29, column: 23, scope: !36)
!38 = !DILocation(line: 29, column: 21, scope: !36)
!39 = !DILocation(line: 29, column: 3, scope: !27)
!40 = !DILocation(line: 30, column: 9, scope: !41)
!41 = distinct !DILexicalBlock(scope: !42, file: !1, line: 30, column: 9)
!42 = distinct !DILexicalBlock(scope: !36, file: !1, line: 29, column: 31)
!43 = !DILocation(line: 30, column: 9, scope: !42)
!44 = !DILocation(line: 30, column: 36, scope: !41)
!45 = !DILocation(line: 31, column: 5, scope: !46)
!46 = distinct !DILexicalBlock(scope: !47, file: !1, line: 31, column: 5)
!47 = distinct !DILexicalBlock(scope: !42, file: !1, line: 31, column: 5)
!48 = !DILocation(line: 31, column: 5, scope: !47)
!49 = !DILocation(line: 32, column: 3, scope: !42)
!50 = !DILocation(line: 29, column: 27, scope: !36)
!51 = !DILocation(line: 29, column: 3, scope: !36)
!52 = distinct !{!52, !39, !53, !54, !55}
!53 = !DILocation(line: 32, column: 3, scope: !27)
!54 = !{!"llvm.loop.mustprogress"}
!55 = !{!"llvm.loop.unroll.disable"}
!56 = !DILocation(line: 33, column: 13, scope: !9)
!57 = !DILocation(line: 33, column: 3, scope: !9)
!58 = !DILocation(line: 34, column: 3, scope: !9)
!59 = !DILocation(line: 35, column: 1, scope: !9)
!60 = distinct !DISubprogram(name: "append", scope: !1, file: !1, line: 12, type: !61, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !66)
!61 = !DISubroutineType(types: !62)
!62 = !{!12, !63, !64, !21}
!63 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !65, size: 64)
!65 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !19)
!66 = !{!67, !68, !69, !70, !73}
!67 = !DILocalVariable(name: "text", arg: 1, scope: !60, file: !1, line: 12, type: !63)
!68 = !DILocalVariable(name: "word", arg: 2, scope: !60, file: !1, line: 12, type: !64)
!69 = !DILocalVariable(name: "n", arg: 3, scope: !60, file: !1, line: 12, type: !21)
!70 = !DILocalVariable(name: "capacity", scope: !71, file: !1, line: 14, type: !21)
!71 = distinct !DILexicalBlock(scope: !72, file: !1, line: 13, column: 38)
!72 = distinct !DILexicalBlock(scope: !60, file: !1, line: 13, column: 7)
!73 = !DILocalVariable(name: "bytes", scope: !71, file: !1, line: 16, type: !18)
!74 = !DILocation(line: 12, column: 32, scope: !60)
!75 = !DILocation(line: 12, column: 50, scope: !60)
!76 = !DILocation(line: 12, column: 63, scope: !60)
!77 = !DILocation(line: 13, column: 7, scope: !72)
!78 = !DILocation(line: 13, column: 13, scope: !72)
!79 = !DILocation(line: 13, column: 22, scope: !72)
!80 = !DILocation(line: 13, column: 28, scope: !72)
!81 = !DILocation(line: 13, column: 20, scope: !72)
!82 = !DILocation(line: 13, column: 7, scope: !60)
!83 = !DILocation(line: 14, column: 5, scope: !71)
!84 = !DILocation(line: 14, column: 12, scope: !71)
!85 = !DILocation(line: 14, column: 23, scope: !71)
!86 = !DILocation(line: 14, column: 29, scope: !71)
!87 = !DILocation(line: 14, column: 40, scope: !71)
!88 = !DILocation(line: 14, column: 46, scope: !71)
!89 = !DILocation(line: 14, column: 55, scope: !71)
!90 = !DILocation(line: 15, column: 5, scope: !71)
!91 = !DILocation(line: 15, column: 12, scope: !71)
!92 = !DILocation(line: 15, column: 23, scope: !71)
!93 = !DILocation(line: 15, column: 29, scope: !71)
!94 = !DILocation(line: 15, column: 38, scope: !71)
!95 = !DILocation(line: 15, column: 36, scope: !71)
!96 = !DILocation(line: 15, column: 21, scope: !71)
!97 = !DILocation(line: 15, column: 50, scope: !71)
!98 = distinct !{!98, !90, !99, !54, !55}
!99 = !DILocation(line: 15, column: 53, scope: !71)
!100 = !DILocation(line: 16, column: 5, scope: !71)
!101 = !DILocation(line: 16, column: 11, scope: !71)
!102 = !DILocation(line: 16, column: 27, scope: !71)
!103 = !DILocation(line: 16, column: 33, scope: !71)
!104 = !DILocation(line: 16, column: 40, scope: !71)
!105 = !DILocation(line: 16, column: 19, scope: !71)
!106 = !DILocation(line: 17, column: 10, scope: !107)
!107 = distinct !DILexicalBlock(scope: !71, file: !1, line: 17, column: 9)
!108 = !DILocation(line: 17, column: 9, scope: !71)
!109 = !DILocation(line: 17, column: 17, scope: !107)
!110 = !DILocation(line: 18, column: 19, scope: !71)
!111 = !DILocation(line: 18, column: 5, scope: !71)
!112 = !DILocation(line: 18, column: 11, scope: !71)
!113 = !DILocation(line: 18, column: 17, scope: !71)
!114 = !DILocation(line: 19, column: 22, scope: !71)
!115 = !DILocation(line: 19, column: 5, scope: !71)
!116 = !DILocation(line: 19, column: 11, scope: !71)
!117 = !DILocation(line: 19, column: 20, scope: !71)
!118 = !DILocation(line: 20, column: 3, scope: !72)
!119 = !DILocation(line: 20, column: 3, scope: !71)
!120 = !DILocation(line: 21, column: 10, scope: !60)
!121 = !DILocation(line: 21, column: 16, scope: !60)
!122 = !DILocation(line: 21, column: 24, scope: !60)
!123 = !DILocation(line: 21, column: 30, scope: !60)
!124 = !DILocation(line: 21, column: 22, scope: !60)
!125 = !DILocation(line: 21, column: 38, scope: !60)
!126 = !DILocation(line: 21, column: 44, scope: !60)
!127 = !DILocation(line: 21, column: 3, scope: !60)
!128 = !DILocation(line: 22, column: 19, scope: !60)
!129 = !DILocation(line: 22, column: 3, scope: !60)
!130 = !DILocation(line: 22, column: 9, scope: !60)
!131 = !DILocation(line: 22, column: 16, scope: !60)
!132 = !DILocation(line: 23, column: 3, scope: !60)
!133 = !DILocation(line: 24, column: 1, scope: !60)
