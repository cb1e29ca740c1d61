source_filename = "jump_callback_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }

@environment = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16, !dbg !0
@.str = private unnamed_addr constant [38 x i8] c"key > 0 && (found != 0) == (key == 2)\00", align 1
@.str.1 = private unnamed_addr constant [21 x i8] c"jump_callback_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [21 x i8] c"code == 4 && key < 2\00", align 1
@table = internal constant [2 x i32] [i32 0, i32 2], align 4, !dbg !9

define dso_local i32 @main() !dbg !47 {
entry:
  %retval = alloca i32, align 4
  %key = alloca i32, align 4
  %code = alloca i32, align 4
  %found = alloca i32*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %key to i8*, !dbg !58
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !58
  call void @llvm.dbg.declare(metadata i32* %key, metadata !51, metadata !DIExpression()), !dbg !59
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !60
  store volatile i32 %call, i32* %key, align 4, !dbg !59
  %1 = bitcast i32* %code to i8*, !dbg !61
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !61
  call void @llvm.dbg.declare(metadata i32* %code, metadata !53, metadata !DIExpression()), !dbg !62
  %call1 = call i32 @_setjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @environment, i64 0, i64 0)), !dbg !63
  store i32 %call1, i32* %code, align 4, !dbg !62
  %2 = load i32, i32* %code, align 4, !dbg !64
  %cmp = icmp eq i32 %2, 0, !dbg !65
  br i1 %cmp, label %if.then, label %if.else10, !dbg !66

if.then:
  %3 = bitcast i32** %found to i8*, !dbg !67
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %3), !dbg !67
  call void @llvm.dbg.declare(metadata i32** %found, metadata !54, metadata !DIExpression()), !dbg !68
  %4 = load volatile i32, i32* %key, align 4, !dbg !69
  %call2 = call i8* @searched(i32 noundef %4, i32 (i8*, i8*)* noundef @compare), !dbg !70
  %5 = bitcast i8* %call2 to i32*, !dbg !70
  store i32* %5, i32** %found, align 8, !dbg !68
  %6 = load volatile i32, i32* %key, align 4, !dbg !71
  %cmp3 = icmp sgt i32 %6, 0, !dbg !71
  br i1 %cmp3, label %land.lhs.true, label %if.else, !dbg !71

land.lhs.true:
  %7 = load i32*, i32** %found, align 8, !dbg !71
  %cmp4 = icmp ne i32* %7, null, !dbg !71
  %conv = zext i1 %cmp4 to i32, !dbg !71
  %8 = load volatile i32, i32* %key, align 4, !dbg !71
  %cmp5 = icmp eq i32 %8, 2, !dbg !71
  %conv6 = zext i1 %cmp5 to i32, !dbg !71
  %cmp7 = icmp eq i32 %conv, %conv6, !dbg !71
  br i1 %cmp7, label %if.then9, label %if.else, !dbg !74

if.then9:
  br label %if.end, !dbg !74

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i32 noundef 27, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !71
  unreachable, !dbg !71

if.end:
  %9 = bitcast i32** %found to i8*, !dbg !75
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %9), !dbg !75
  br label %if.end19, !dbg !76

if.else10:
  %10 = load i32, i32* %code, align 4, !dbg !77
  %cmp11 = icmp eq i32 %10, 4, !dbg !77
  br i1 %cmp11, label %land.lhs.true13, label %if.else17, !dbg !77

land.lhs.true13:
  %11 = load volatile i32, i32* %key, align 4, !dbg !77
  %cmp14 = icmp slt i32 %11, 2, !dbg !77
  br i1 %cmp14, label %if.then16, label %if.else17, !dbg !81

if.then16:
  br label %if.end18, !dbg !81

if.else17:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i32 noundef 29, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !77
  unreachable, !dbg !77

if.end18:
  br label %if.end19

if.end19:
  %12 = bitcast i32* %code to i8*, !dbg !82
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %12), !dbg !82
  %13 = bitcast i32* %key to i8*, !dbg !82
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %13), !dbg !82
  ret i32 0, !dbg !83
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare i32 @_setjmp(%struct.__jmp_buf_tag* noundef)

define internal i8* @searched(i32 noundef %key, i32 (i8*, i8*)* noundef %how) !dbg !84 {
entry:
  %key.addr = alloca i32, align 4
  %how.addr = alloca i32 (i8*, i8*)*, align 8
  store i32 %key, i32* %key.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %key.addr, metadata !94, metadata !DIExpression()), !dbg !96
  store i32 (i8*, i8*)* %how, i32 (i8*, i8*)** %how.addr, align 8
  call void @llvm.dbg.declare(metadata i32 (i8*, i8*)** %how.addr, metadata !95, metadata !DIExpression()), !dbg !97
  %0 = bitcast i32* %key.addr to i8*, !dbg !98
  %1 = load i32 (i8*, i8*)*, i32 (i8*, i8*)** %how.addr, align 8, !dbg !99
  %call = call i8* @bsearch(i8* noundef %0, i8* noundef bitcast ([2 x i32]* @table to i8*), i64 noundef 2, i64 noundef 4, i32 (i8*, i8*)* noundef %1), !dbg !100
  ret i8* %call, !dbg !101
}

define internal i32 @compare(i8* noundef %a, i8* noundef %b) !dbg !102 {
entry:
  %a.addr = alloca i8*, align 8
  %b.addr = alloca i8*, align 8
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  store i8* %a, i8** %a.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %a.addr, metadata !104, metadata !DIExpression()), !dbg !108
  store i8* %b, i8** %b.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %b.addr, metadata !105, metadata !DIExpression()), !dbg !109
  %0 = bitcast i32* %x to i8*, !dbg !110
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !110
  call void @llvm.dbg.declare(metadata i32* %x, metadata !106, metadata !DIExpression()), !dbg !111
  %1 = load i8*, i8** %a.addr, align 8, !dbg !112
  %2 = bitcast i8* %1 to i32*, !dbg !113
  %3 = load i32, i32* %2, align 4, !dbg !114
  store i32 %3, i32* %x, align 4, !dbg !111
  %4 = bitcast i32* %y to i8*, !dbg !110
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4), !dbg !110
  call void @llvm.dbg.declare(metadata i32* %y, metadata !107, metadata !DIExpression()), !dbg !115
  %5 = load i8*, i8** %b.addr, align 8, !dbg !116
  %6 = bitcast i8* %5 to i32*, !dbg !117
  %7 = load i32, i32* %6, align 4, !dbg !118
  store i32 %7, i32* %y, align 4, !dbg !115
  %8 = load i32, i32* %x, align 4, !dbg !119
  %cmp = icmp eq i32 %8, 0, !dbg !121
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !122

lor.lhs.false:
  %9 = load i32, i32* %y, align 4, !dbg !123
  %cmp1 = icmp eq i32 %9, 0, !dbg !124
  br i1 %cmp1, label %if.then, label %if.end, !dbg !125

if.then:
  call void @longjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @environment, i64 0, i64 0), i32 noundef 4), !dbg !126
  unreachable, !dbg !126

if.end:
  %10 = load i32, i32* %x, align 4, !dbg !127
  %11 = load i32, i32* %y, align 4, !dbg !128
  %cmp2 = icmp sgt i32 %10, %11, !dbg !129
  %conv = zext i1 %cmp2 to i32, !dbg !129
  %12 = load i32, i32* %x, align 4, !dbg !130
  %13 = load i32, i32* %y, align 4, !dbg !131
  %cmp3 = icmp slt i32 %12, %13, !dbg !132
  %conv4 = zext i1 %cmp3 to i32, !dbg !132
  %sub = sub nsw i32 %conv, %conv4, !dbg !133
  %14 = bitcast i32* %y to i8*, !dbg !134
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %14), !dbg !134
  %15 = bitcast i32* %x to i8*, !dbg !134
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %15), !dbg !134
  ret i32 %sub, !dbg !135
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare !dbg !136 i8* @bsearch(i8* noundef, i8* noundef, i64 noundef, i64 noundef, i32 (i8*, i8*)* noundef)

declare void @longjmp(%struct.__jmp_buf_tag* noundef, i32 noundef)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!40, !41, !42, !43, !44, !45}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "environment", scope: !2, file: !3, line: 8, type: !14, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "jump_callback_safe.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{!0, !9}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 16, type: !11, isLocal: true, isDefinition: true)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 64, elements: !12)
!12 = !{!13}
!13 = !DISubrange(count: 2)
!14 = !DIDerivedType(tag: DW_TAG_typedef, name: "jmp_buf", file: !15, line: 32, baseType: !16)
!15 = !DIFile(filename: "/usr/include/setjmp.h", directory: "")
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 1600, elements: !38)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__jmp_buf_tag", file: !18, line: 26, size: 1600, elements: !19)
!18 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct___jmp_buf_tag.h", directory: "")
!19 = !{!20, !27, !28}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__jmpbuf", scope: !17, file: !18, line: 32, baseType: !21, size: 512)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "__jmp_buf", file: !22, line: 31, baseType: !23)
!22 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/setjmp.h", directory: "")
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 512, elements: !25)
!24 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!25 = !{!26}
!26 = !DISubrange(count: 8)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !17, file: !18, line: 33, baseType: !7, size: 32, offset: 512)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__saved_mask", scope: !17, file: !18, line: 34, baseType: !29, size: 1024, offset: 576)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !30, line: 8, baseType: !31)
!30 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__sigset_t.h", directory: "")
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !30, line: 5, size: 1024, elements: !32)
!32 = !{!33}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !31, file: !30, line: 7, baseType: !34, size: 1024)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 1024, elements: !36)
!35 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!36 = !{!37}
!37 = !DISubrange(count: 16)
!38 = !{!39}
!39 = !DISubrange(count: 1)
!40 = !{i32 7, !"Dwarf Version", i32 5}
!41 = !{i32 2, !"Debug Info Version", i32 3}
!42 = !{i32 1, !"wchar_size", i32 4}
!43 = !{i32 7, !"PIC Level", i32 2}
!44 = !{i32 7, !"PIE Level", i32 2}
!45 = !{i32 7, !"uwtable", i32 1}

!47 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 22, type: !48, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !50)
!48 = !DISubroutineType(types: !49)
!49 = !{!7}
!50 = !{!51, !53, !54}
!51 = !DILocalVariable(name: "key", scope: !47, file: !3, line: 23, type: !52)
!52 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !7)
!53 = !DILocalVariable(name: "code", scope: !47, file: !3, line: 24, type: !7)
!54 = !DILocalVariable(name: "found", scope: !55, file: !3, line: 26, type: !57)
!55 = distinct !DILexicalBlock(scope: !56, file: !3, line: 25, column: 18)
!56 = distinct !DILexicalBlock(scope: !47, file: !3, line: 25, column: 7)
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!58 = !DILocation(line: 23, column: 3, scope: !47)
!59 = !DILocation(line: 23, column: 16, scope: !47)
!60 = !DILocation(line: 23, column: 22, scope: !47)
!61 = !DILocation(line: 24, column: 3, scope: !47)
!62 = !DILocation(line: 24, column: 7, scope: !47)
!63 = !DILocation(line: 24, column: 14, scope: !47)
!64 = !DILocation(line: 25, column: 7, scope: !56)
!65 = !DILocation(line: 25, column: 12, scope: !56)
!66 = !DILocation(line: 25, column: 7, scope: !47)
!67 = !DILocation(line: 26, column: 5, scope: !55)
!68 = !DILocation(line: 26, column: 10, scope: !55)
!69 = !DILocation(line: 26, column: 27, scope: !55)
!70 = !DILocation(line: 26, column: 18, scope: !55)
!71 = !DILocation(line: 27, column: 5, scope: !72)
!72 = distinct !DILexicalBlock(scope: !73, file: !3, line: 27, column: 5)
!73 = distinct !DILexicalBlock(scope: !55, file: !3, line: 27, column: 5)
!74 = !DILocation(line: 27, column: 5, scope: !73)
!75 = !DILocation(line: 28, column: 3, scope: !56)
!76 = !DILocation(line: 28, column: 3, scope: !55)
!77 = !DILocation(line: 29, column: 5, scope: !78)
!78 = distinct !DILexicalBlock(scope: !79, file: !3, line: 29, column: 5)
!79 = distinct !DILexicalBlock(scope: !80, file: !3, line: 29, column: 5)
!80 = distinct !DILexicalBlock(scope: !56, file: !3, line: 28, column: 10)
!81 = !DILocation(line: 29, column: 5, scope: !79)
!82 = !DILocation(line: 32, column: 1, scope: !47)
!83 = !DILocation(line: 31, column: 3, scope: !47)
!84 = distinct !DISubprogram(name: "searched", scope: !3, file: !3, line: 18, type: !85, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !93)
!85 = !DISubroutineType(types: !86)
!86 = !{!87, !7, !88}
!87 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!88 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !89, size: 64)
!89 = !DISubroutineType(types: !90)
!90 = !{!7, !91, !91}
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !92, size: 64)
!92 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!93 = !{!94, !95}
!94 = !DILocalVariable(name: "key", arg: 1, scope: !84, file: !3, line: 18, type: !7)
!95 = !DILocalVariable(name: "how", arg: 2, scope: !84, file: !3, line: 18, type: !88)
!96 = !DILocation(line: 18, column: 27, scope: !84)
!97 = !DILocation(line: 18, column: 38, scope: !84)
!98 = !DILocation(line: 19, column: 18, scope: !84)
!99 = !DILocation(line: 19, column: 49, scope: !84)
!100 = !DILocation(line: 19, column: 10, scope: !84)
!101 = !DILocation(line: 19, column: 3, scope: !84)
!102 = distinct !DISubprogram(name: "compare", scope: !3, file: !3, line: 10, type: !89, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !103)
!103 = !{!104, !105, !106, !107}
!104 = !DILocalVariable(name: "a", arg: 1, scope: !102, file: !3, line: 10, type: !91)
!105 = !DILocalVariable(name: "b", arg: 2, scope: !102, file: !3, line: 10, type: !91)
!106 = !DILocalVariable(name: "x", scope: !102, file: !3, line: 11, type: !7)
!107 = !DILocalVariable(name: "y", scope: !102, file: !3, line: 11, type: !7)
!108 = !DILocation(line: 10, column: 32, scope: !102)
!109 = !DILocation(line: 10, column: 47, scope: !102)
!110 = !DILocation(line: 11, column: 3, scope: !102)
!111 = !DILocation(line: 11, column: 7, scope: !102)
!112 = !DILocation(line: 11, column: 25, scope: !102)
!113 = !DILocation(line: 11, column: 12, scope: !102)
!114 = !DILocation(line: 11, column: 11, scope: !102)
!115 = !DILocation(line: 11, column: 28, scope: !102)
!116 = !DILocation(line: 11, column: 46, scope: !102)
!117 = !DILocation(line: 11, column: 33, scope: !102)
!118 = !DILocation(line: 11, column: 32, scope: !102)
!119 = !DILocation(line: 12, column: 7, scope: !120)
!120 = distinct !DILexicalBlock(scope: !102, file: !3, line: 12, column: 7)
!121 = !DILocation(line: 12, column: 9, scope: !120)
!122 = !DILocation(line: 12, column: 14, scope: !120)
!123 = !DILocation(line: 12, column: 17, scope: !120)
!124 = !DILocation(line: 12, column: 19, scope: !120)
!125 = !DILocation(line: 12, column: 7, scope: !102)
!126 = !DILocation(line: 12, column: 25, scope: !120)
!127 = !DILocation(line: 13, column: 11, scope: !102)
!128 = !DILocation(line: 13, column: 15, scope: !102)
!129 = !DILocation(line: 13, column: 13, scope: !102)
!130 = !DILocation(line: 13, column: 21, scope: !102)
!131 = !DILocation(line: 13, column: 25, scope: !102)
!132 = !DILocation(line: 13, column: 23, scope: !102)
!133 = !DILocation(line: 13, column: 18, scope: !102)
!134 = !DILocation(line: 14, column: 1, scope: !102)
!135 = !DILocation(line: 13, column: 3, scope: !102)
!136 = !DISubprogram(name: "bsearch", scope: !137, file: !137, line: 841, type: !138, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !143)
!137 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!138 = !DISubroutineType(types: !139)
!139 = !{!87, !91, !91, !140, !140, !142}
!140 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !141, line: 46, baseType: !35)
!141 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!142 = !DIDerivedType(tag: DW_TAG_typedef, name: "__compar_fn_t", file: !137, line: 829, baseType: !88)
!143 = !{}
