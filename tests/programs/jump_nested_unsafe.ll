source_filename = "jump_nested_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }

@current = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16, !dbg !0
@.str = private unnamed_addr constant [28 x i8] c"result == code && code <= 1\00", align 1
@.str.1 = private unnamed_addr constant [21 x i8] c"jump_nested_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [32 x i8] c"caught == code + 10 && code > 2\00", align 1
@cleaned = internal global i32 0, align 4, !dbg !5
@.str.3 = private unnamed_addr constant [13 x i8] c"cleaned == 1\00", align 1

define dso_local i32 @main() !dbg !41 {
entry:
  %retval = alloca i32, align 4
  %code = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %caught = alloca i32, align 4
  %result = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %code to i8*, !dbg !51
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !51
  call void @llvm.dbg.declare(metadata i32* %code, metadata !45, metadata !DIExpression()), !dbg !52
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !53
  store volatile i32 %call, i32* %code, align 4, !dbg !52
  %1 = load volatile i32, i32* %code, align 4, !dbg !54
  %cmp = icmp slt i32 %1, 0, !dbg !56
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !57

lor.lhs.false:
  %2 = load volatile i32, i32* %code, align 4, !dbg !58
  %cmp1 = icmp sgt i32 %2, 5, !dbg !59
  br i1 %cmp1, label %if.then, label %if.end, !dbg !60

if.then:
  store i32 0, i32* %retval, align 4, !dbg !61
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !61

if.end:
  %3 = bitcast i32* %caught to i8*, !dbg !62
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !62
  call void @llvm.dbg.declare(metadata i32* %caught, metadata !47, metadata !DIExpression()), !dbg !63
  %call2 = call i32 @_setjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @current, i64 0, i64 0)), !dbg !64
  store i32 %call2, i32* %caught, align 4, !dbg !63
  %4 = load i32, i32* %caught, align 4, !dbg !65
  %cmp3 = icmp eq i32 %4, 0, !dbg !66
  br i1 %cmp3, label %if.then4, label %if.else10, !dbg !67

if.then4:
  %5 = bitcast i32* %result to i8*, !dbg !68
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %5), !dbg !68
  call void @llvm.dbg.declare(metadata i32* %result, metadata !48, metadata !DIExpression()), !dbg !69
  %6 = load volatile i32, i32* %code, align 4, !dbg !70
  %call5 = call i32 @inner(i32 noundef %6), !dbg !71
  store i32 %call5, i32* %result, align 4, !dbg !69
  %7 = load i32, i32* %result, align 4, !dbg !72
  %8 = load volatile i32, i32* %code, align 4, !dbg !72
  %cmp6 = icmp eq i32 %7, %8, !dbg !72
  br i1 %cmp6, label %land.lhs.true, label %if.else, !dbg !72

land.lhs.true:
  %9 = load volatile i32, i32* %code, align 4, !dbg !72
  %cmp7 = icmp sle i32 %9, 1, !dbg !72
  br i1 %cmp7, label %if.then8, label %if.else, !dbg !75

if.then8:
  br label %if.end9, !dbg !75

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i32 noundef 32, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !72
  unreachable, !dbg !72

if.end9:
  %10 = bitcast i32* %result to i8*, !dbg !76
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %10), !dbg !76
  br label %if.end17, !dbg !77

if.else10:
  %11 = load i32, i32* %caught, align 4, !dbg !78
  %12 = load volatile i32, i32* %code, align 4, !dbg !78
  %add = add nsw i32 %12, 10, !dbg !78
  %cmp11 = icmp eq i32 %11, %add, !dbg !78
  br i1 %cmp11, label %land.lhs.true12, label %if.else15, !dbg !78

land.lhs.true12:
  %13 = load volatile i32, i32* %code, align 4, !dbg !78
  %cmp13 = icmp sgt i32 %13, 2, !dbg !78
  br i1 %cmp13, label %if.then14, label %if.else15, !dbg !82

if.then14:
  br label %if.end16, !dbg !82

if.else15:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i32 noundef 34, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !78
  unreachable, !dbg !78

if.end16:
  br label %if.end17

if.end17:
  %14 = load i32, i32* @cleaned, align 4, !dbg !83
  %cmp18 = icmp eq i32 %14, 1, !dbg !83
  br i1 %cmp18, label %if.then19, label %if.else20, !dbg !86

if.then19:
  br label %if.end21, !dbg !86

if.else20:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i32 noundef 36, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !83
  unreachable, !dbg !83

if.end21:
  store i32 0, i32* %retval, align 4, !dbg !87
  store i32 1, i32* %cleanup.dest.slot, align 4
  %15 = bitcast i32* %caught to i8*, !dbg !88
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %15), !dbg !88
  br label %cleanup

cleanup:
  %16 = bitcast i32* %code to i8*, !dbg !88
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %16), !dbg !88
  %17 = load i32, i32* %retval, align 4, !dbg !88
  ret i32 %17, !dbg !88
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare i32 @_setjmp(%struct.__jmp_buf_tag* noundef)

define internal i32 @inner(i32 noundef %code) !dbg !89 {
entry:
  %code.addr = alloca i32, align 4
  %saved = alloca [1 x %struct.__jmp_buf_tag], align 16
  %caught = alloca i32, align 4
  store i32 %code, i32* %code.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %code.addr, metadata !93, metadata !DIExpression()), !dbg !96
  %0 = bitcast [1 x %struct.__jmp_buf_tag]* %saved to i8*, !dbg !97
  call void @llvm.lifetime.start.p0i8(i64 200, i8* %0), !dbg !97
  call void @llvm.dbg.declare(metadata [1 x %struct.__jmp_buf_tag]* %saved, metadata !94, metadata !DIExpression()), !dbg !98
  %1 = bitcast [1 x %struct.__jmp_buf_tag]* %saved to i8*, !dbg !99
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %1, i8* align 16 bitcast ([1 x %struct.__jmp_buf_tag]* @current to i8*), i64 200, i1 false), !dbg !99
  %2 = bitcast i32* %caught to i8*, !dbg !100
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !100
  call void @llvm.dbg.declare(metadata i32* %caught, metadata !95, metadata !DIExpression()), !dbg !101
  %call = call i32 @_setjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @current, i64 0, i64 0)), !dbg !102
  store i32 %call, i32* %caught, align 4, !dbg !101
  %3 = load i32, i32* %caught, align 4, !dbg !103
  %cmp = icmp eq i32 %3, 0, !dbg !105
  br i1 %cmp, label %if.then, label %if.end2, !dbg !106

if.then:
  %4 = load i32, i32* %code.addr, align 4, !dbg !107
  %tobool = icmp ne i32 %4, 0, !dbg !107
  br i1 %tobool, label %if.then1, label %if.end, !dbg !110

if.then1:
  %5 = load i32, i32* %code.addr, align 4, !dbg !111
  call void @fail(i32 noundef %5), !dbg !112
  br label %if.end, !dbg !112

if.end:
  br label %if.end2, !dbg !113

if.end2:
  %6 = bitcast [1 x %struct.__jmp_buf_tag]* %saved to i8*, !dbg !114
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 bitcast ([1 x %struct.__jmp_buf_tag]* @current to i8*), i8* align 16 %6, i64 200, i1 false), !dbg !114
  %7 = load i32, i32* @cleaned, align 4, !dbg !115
  %inc = add nsw i32 %7, 1, !dbg !115
  store i32 %inc, i32* @cleaned, align 4, !dbg !115
  %8 = load i32, i32* %caught, align 4, !dbg !116
  %cmp3 = icmp sgt i32 %8, 1, !dbg !118
  br i1 %cmp3, label %if.then4, label %if.end5, !dbg !119

if.then4:
  %9 = load i32, i32* %caught, align 4, !dbg !120
  %add = add nsw i32 %9, 10, !dbg !121
  call void @fail(i32 noundef %add), !dbg !122
  br label %if.end5, !dbg !122

if.end5:
  %10 = load i32, i32* %caught, align 4, !dbg !123
  %11 = bitcast i32* %caught to i8*, !dbg !124
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %11), !dbg !124
  %12 = bitcast [1 x %struct.__jmp_buf_tag]* %saved to i8*, !dbg !124
  call void @llvm.lifetime.end.p0i8(i64 200, i8* %12), !dbg !124
  ret i32 %10, !dbg !125
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

define internal void @fail(i32 noundef %code) !dbg !126 {
entry:
  %code.addr = alloca i32, align 4
  store i32 %code, i32* %code.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %code.addr, metadata !130, metadata !DIExpression()), !dbg !131
  %0 = load i32, i32* %code.addr, align 4, !dbg !132
  call void @longjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @current, i64 0, i64 0), i32 noundef %0), !dbg !133
  unreachable, !dbg !133
}

declare void @longjmp(%struct.__jmp_buf_tag* noundef, i32 noundef)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!34, !35, !36, !37, !38, !39}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "current", scope: !2, file: !3, line: 8, type: !8, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "jump_nested_unsafe.c", directory: ".")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "cleaned", scope: !2, file: !3, line: 9, type: !7, isLocal: true, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "jmp_buf", file: !9, line: 32, baseType: !10)
!9 = !DIFile(filename: "/usr/include/setjmp.h", directory: "")
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 1600, elements: !32)
!11 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__jmp_buf_tag", file: !12, line: 26, size: 1600, elements: !13)
!12 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct___jmp_buf_tag.h", directory: "")
!13 = !{!14, !21, !22}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "__jmpbuf", scope: !11, file: !12, line: 32, baseType: !15, size: 512)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "__jmp_buf", file: !16, line: 31, baseType: !17)
!16 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/setjmp.h", directory: "")
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 512, elements: !19)
!18 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!19 = !{!20}
!20 = !DISubrange(count: 8)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !11, file: !12, line: 33, baseType: !7, size: 32, offset: 512)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__saved_mask", scope: !11, file: !12, line: 34, baseType: !23, size: 1024, offset: 576)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !24, line: 8, baseType: !25)
!24 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__sigset_t.h", directory: "")
!25 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !24, line: 5, size: 1024, elements: !26)
!26 = !{!27}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !25, file: !24, line: 7, baseType: !28, size: 1024)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 1024, elements: !30)
!29 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!30 = !{!31}
!31 = !DISubrange(count: 16)
!32 = !{!33}
!33 = !DISubrange(count: 1)
!34 = !{i32 7, !"Dwarf Version", i32 5}
!35 = !{i32 2, !"Debug Info Version", i32 3}
!36 = !{i32 1, !"wchar_size", i32 4}
!37 = !{i32 7, !"PIC Level", i32 2}
!38 = !{i32 7, !"PIE Level", i32 2}
!39 = !{i32 7, !"uwtable", i32 1}

!41 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 26, type: !42, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !44)
!42 = !DISubroutineType(types: !43)
!43 = !{!7}
!44 = !{!45, !47, !48}
!45 = !DILocalVariable(name: "code", scope: !41, file: !3, line: 27, type: !46)
!46 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !7)
!47 = !DILocalVariable(name: "caught", scope: !41, file: !3, line: 29, type: !7)
!48 = !DILocalVariable(name: "result", scope: !49, file: !3, line: 31, type: !7)
!49 = distinct !DILexicalBlock(scope: !50, file: !3, line: 30, column: 20)
!50 = distinct !DILexicalBlock(scope: !41, file: !3, line: 30, column: 7)
!51 = !DILocation(line: 27, column: 3, scope: !41)
!52 = !DILocation(line: 27, column: 16, scope: !41)
!53 = !DILocation(line: 27, column: 23, scope: !41)
!54 = !DILocation(line: 28, column: 7, scope: !55)
!55 = distinct !DILexicalBlock(scope: !41, file: !3, line: 28, column: 7)
!56 = !DILocation(line: 28, column: 12, scope: !55)
!57 = !DILocation(line: 28, column: 16, scope: !55)
!58 = !DILocation(line: 28, column: 19, scope: !55)
!59 = !DILocation(line: 28, column: 24, scope: !55)
!60 = !DILocation(line: 28, column: 7, scope: !41)
!61 = !DILocation(line: 28, column: 29, scope: !55)
!62 = !DILocation(line: 29, column: 3, scope: !41)
!63 = !DILocation(line: 29, column: 7, scope: !41)
!64 = !DILocation(line: 29, column: 16, scope: !41)
!65 = !DILocation(line: 30, column: 7, scope: !50)
!66 = !DILocation(line: 30, column: 14, scope: !50)
!67 = !DILocation(line: 30, column: 7, scope: !41)
!68 = !DILocation(line: 31, column: 5, scope: !49)
!69 = !DILocation(line: 31, column: 9, scope: !49)
!70 = !DILocation(line: 31, column: 24, scope: !49)
!71 = !DILocation(line: 31, column: 18, scope: !49)
!72 = !DILocation(line: 32, column: 5, scope: !73)
!73 = distinct !DILexicalBlock(scope: !74, file: !3, line: 32, column: 5)
!74 = distinct !DILexicalBlock(scope: !49, file: !3, line: 32, column: 5)
!75 = !DILocation(line: 32, column: 5, scope: !74)
!76 = !DILocation(line: 33, column: 3, scope: !50)
!77 = !DILocation(line: 33, column: 3, scope: !49)
!78 = !DILocation(line: 34, column: 5, scope: !79)
!79 = distinct !DILexicalBlock(scope: !80, file: !3, line: 34, column: 5)
!80 = distinct !DILexicalBlock(scope: !81, file: !3, line: 34, column: 5)
!81 = distinct !DILexicalBlock(scope: !50, file: !3, line: 33, column: 10)
!82 = !DILocation(line: 34, column: 5, scope: !80)
!83 = !DILocation(line: 36, column: 3, scope: !84)
!84 = distinct !DILexicalBlock(scope: !85, file: !3, line: 36, column: 3)
!85 = distinct !DILexicalBlock(scope: !41, file: !3, line: 36, column: 3)
!86 = !DILocation(line: 36, column: 3, scope: !85)
!87 = !DILocation(line: 37, column: 3, scope: !41)
!88 = !DILocation(line: 38, column: 1, scope: !41)
!89 = distinct !DISubprogram(name: "inner", scope: !3, file: !3, line: 13, type: !90, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !92)
!90 = !DISubroutineType(types: !91)
!91 = !{!7, !7}
!92 = !{!93, !94, !95}
!93 = !DILocalVariable(name: "code", arg: 1, scope: !89, file: !3, line: 13, type: !7)
!94 = !DILocalVariable(name: "saved", scope: !89, file: !3, line: 14, type: !8)
!95 = !DILocalVariable(name: "caught", scope: !89, file: !3, line: 16, type: !7)
!96 = !DILocation(line: 13, column: 22, scope: !89)
!97 = !DILocation(line: 14, column: 3, scope: !89)
!98 = !DILocation(line: 14, column: 11, scope: !89)
!99 = !DILocation(line: 15, column: 3, scope: !89)
!100 = !DILocation(line: 16, column: 3, scope: !89)
!101 = !DILocation(line: 16, column: 7, scope: !89)
!102 = !DILocation(line: 16, column: 16, scope: !89)
!103 = !DILocation(line: 17, column: 7, scope: !104)
!104 = distinct !DILexicalBlock(scope: !89, file: !3, line: 17, column: 7)
!105 = !DILocation(line: 17, column: 14, scope: !104)
!106 = !DILocation(line: 17, column: 7, scope: !89)
!107 = !DILocation(line: 18, column: 9, scope: !108)
!108 = distinct !DILexicalBlock(scope: !109, file: !3, line: 18, column: 9)
!109 = distinct !DILexicalBlock(scope: !104, file: !3, line: 17, column: 20)
!110 = !DILocation(line: 18, column: 9, scope: !109)
!111 = !DILocation(line: 18, column: 20, scope: !108)
!112 = !DILocation(line: 18, column: 15, scope: !108)
!113 = !DILocation(line: 19, column: 3, scope: !109)
!114 = !DILocation(line: 20, column: 3, scope: !89)
!115 = !DILocation(line: 21, column: 10, scope: !89)
!116 = !DILocation(line: 22, column: 7, scope: !117)
!117 = distinct !DILexicalBlock(scope: !89, file: !3, line: 22, column: 7)
!118 = !DILocation(line: 22, column: 14, scope: !117)
!119 = !DILocation(line: 22, column: 7, scope: !89)
!120 = !DILocation(line: 22, column: 24, scope: !117)
!121 = !DILocation(line: 22, column: 31, scope: !117)
!122 = !DILocation(line: 22, column: 19, scope: !117)
!123 = !DILocation(line: 23, column: 10, scope: !89)
!124 = !DILocation(line: 24, column: 1, scope: !89)
!125 = !DILocation(line: 23, column: 3, scope: !89)
!126 = distinct !DISubprogram(name: "fail", scope: !3, file: !3, line: 11, type: !127, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !129)
!127 = !DISubroutineType(types: !128)
!128 = !{null, !7}
!129 = !{!130}
!130 = !DILocalVariable(name: "code", arg: 1, scope: !126, file: !3, line: 11, type: !7)
!131 = !DILocation(line: 11, column: 22, scope: !126)
!132 = !DILocation(line: 11, column: 47, scope: !126)
!133 = !DILocation(line: 11, column: 30, scope: !126)
