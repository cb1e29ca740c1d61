source_filename = "jump_error_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }

@handler = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16, !dbg !0
@.str = private unnamed_addr constant [31 x i8] c"a >= 0 && b > 0 && result >= 0\00", align 1
@.str.1 = private unnamed_addr constant [20 x i8] c"jump_error_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [15 x i8] c"a < 0 || b < 0\00", align 1
@.str.3 = private unnamed_addr constant [19 x i8] c"code == 3 && a > 0\00", align 1

define dso_local i32 @main() !dbg !39 {
entry:
  %retval = alloca i32, align 4
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  %code = alloca i32, align 4
  %result = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %a to i8*, !dbg !49
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !49
  call void @llvm.dbg.declare(metadata i32* %a, metadata !43, metadata !DIExpression()), !dbg !50
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !51
  store i32 %call, i32* %a, align 4, !dbg !50
  %1 = bitcast i32* %b to i8*, !dbg !49
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !49
  call void @llvm.dbg.declare(metadata i32* %b, metadata !44, metadata !DIExpression()), !dbg !52
  %call1 = call i32 @__VERIFIER_nondet_int(), !dbg !53
  store i32 %call1, i32* %b, align 4, !dbg !52
  %2 = bitcast i32* %code to i8*, !dbg !54
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !54
  call void @llvm.dbg.declare(metadata i32* %code, metadata !45, metadata !DIExpression()), !dbg !55
  %call2 = call i32 @_setjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @handler, i64 0, i64 0)), !dbg !56
  store i32 %call2, i32* %code, align 4, !dbg !55
  %3 = load i32, i32* %code, align 4, !dbg !57
  %cmp = icmp eq i32 %3, 0, !dbg !58
  br i1 %cmp, label %if.then, label %if.else9, !dbg !59

if.then:
  %4 = bitcast i32* %result to i8*, !dbg !60
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4), !dbg !60
  call void @llvm.dbg.declare(metadata i32* %result, metadata !46, metadata !DIExpression()), !dbg !61
  %5 = load i32, i32* %a, align 4, !dbg !62
  %6 = load i32, i32* %b, align 4, !dbg !63
  %call3 = call i32 @divided(i32 noundef %5, i32 noundef %6), !dbg !64
  store i32 %call3, i32* %result, align 4, !dbg !61
  %7 = load i32, i32* %a, align 4, !dbg !65
  %cmp4 = icmp sge i32 %7, 0, !dbg !65
  br i1 %cmp4, label %land.lhs.true, label %if.else, !dbg !65

land.lhs.true:
  %8 = load i32, i32* %b, align 4, !dbg !65
  %cmp5 = icmp sgt i32 %8, 0, !dbg !65
  br i1 %cmp5, label %land.lhs.true6, label %if.else, !dbg !65

land.lhs.true6:
  %9 = load i32, i32* %result, align 4, !dbg !65
  %cmp7 = icmp sge i32 %9, 0, !dbg !65
  br i1 %cmp7, label %if.then8, label %if.else, !dbg !68

if.then8:
  br label %if.end, !dbg !68

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 25, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !65
  unreachable, !dbg !65

if.end:
  %10 = bitcast i32* %result to i8*, !dbg !69
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %10), !dbg !69
  br label %if.end25, !dbg !70

if.else9:
  %11 = load i32, i32* %code, align 4, !dbg !71
  %cmp10 = icmp eq i32 %11, 2, !dbg !73
  br i1 %cmp10, label %if.then11, label %if.else17, !dbg !74

if.then11:
  %12 = load i32, i32* %a, align 4, !dbg !75
  %cmp12 = icmp slt i32 %12, 0, !dbg !75
  br i1 %cmp12, label %if.then14, label %lor.lhs.false, !dbg !75

lor.lhs.false:
  %13 = load i32, i32* %b, align 4, !dbg !75
  %cmp13 = icmp slt i32 %13, 0, !dbg !75
  br i1 %cmp13, label %if.then14, label %if.else15, !dbg !79

if.then14:
  br label %if.end16, !dbg !79

if.else15:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 27, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !75
  unreachable, !dbg !75

if.end16:
  br label %if.end24, !dbg !80

if.else17:
  %14 = load i32, i32* %code, align 4, !dbg !81
  %cmp18 = icmp eq i32 %14, 3, !dbg !81
  br i1 %cmp18, label %land.lhs.true19, label %if.else22, !dbg !81

land.lhs.true19:
  %15 = load i32, i32* %a, align 4, !dbg !81
  %cmp20 = icmp sgt i32 %15, 0, !dbg !81
  br i1 %cmp20, label %if.then21, label %if.else22, !dbg !85

if.then21:
  br label %if.end23, !dbg !85

if.else22:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 29, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !81
  unreachable, !dbg !81

if.end23:
  br label %if.end24

if.end24:
  br label %if.end25

if.end25:
  %16 = bitcast i32* %code to i8*, !dbg !86
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %16), !dbg !86
  %17 = bitcast i32* %b to i8*, !dbg !86
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %17), !dbg !86
  %18 = bitcast i32* %a to i8*, !dbg !86
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %18), !dbg !86
  %19 = load i32, i32* %retval, align 4, !dbg !86
  ret i32 %19, !dbg !86
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare i32 @_setjmp(%struct.__jmp_buf_tag* noundef)

define internal i32 @divided(i32 noundef %a, i32 noundef %b) !dbg !87 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  %whole = alloca i32, align 4
  store i32 %a, i32* %a.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %a.addr, metadata !91, metadata !DIExpression()), !dbg !94
  store i32 %b, i32* %b.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %b.addr, metadata !92, metadata !DIExpression()), !dbg !95
  %0 = bitcast i32* %whole to i8*, !dbg !96
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !96
  call void @llvm.dbg.declare(metadata i32* %whole, metadata !93, metadata !DIExpression()), !dbg !97
  %1 = load i32, i32* %a.addr, align 4, !dbg !98
  %call = call i32 @checked(i32 noundef %1), !dbg !99
  store i32 %call, i32* %whole, align 4, !dbg !97
  %2 = load i32, i32* %b.addr, align 4, !dbg !100
  %cmp = icmp eq i32 %2, 0, !dbg !102
  br i1 %cmp, label %if.then, label %if.end, !dbg !103

if.then:
  call void @longjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @handler, i64 0, i64 0), i32 noundef 3), !dbg !104
  unreachable, !dbg !104

if.end:
  %3 = load i32, i32* %whole, align 4, !dbg !105
  %4 = load i32, i32* %b.addr, align 4, !dbg !106
  %call1 = call i32 @checked(i32 noundef %4), !dbg !107
  %div = sdiv i32 %3, %call1, !dbg !108
  %5 = bitcast i32* %whole to i8*, !dbg !109
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %5), !dbg !109
  ret i32 %div, !dbg !110
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

define internal i32 @checked(i32 noundef %x) !dbg !111 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !115, metadata !DIExpression()), !dbg !116
  %0 = load i32, i32* %x.addr, align 4, !dbg !117
  %cmp = icmp slt i32 %0, 0, !dbg !119
  br i1 %cmp, label %if.then, label %if.end, !dbg !120

if.then:
  call void @longjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @handler, i64 0, i64 0), i32 noundef 2), !dbg !121
  unreachable, !dbg !121

if.end:
  %1 = load i32, i32* %x.addr, align 4, !dbg !122
  ret i32 %1, !dbg !123
}

declare void @longjmp(%struct.__jmp_buf_tag* noundef, i32 noundef)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!32, !33, !34, !35, !36, !37}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "handler", scope: !2, file: !3, line: 7, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "jump_error_unsafe.c", directory: ".")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "jmp_buf", file: !6, line: 32, baseType: !7)
!6 = !DIFile(filename: "/usr/include/setjmp.h", directory: "")
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 1600, elements: !30)
!8 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__jmp_buf_tag", file: !9, line: 26, size: 1600, elements: !10)
!9 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct___jmp_buf_tag.h", directory: "")
!10 = !{!11, !18, !20}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "__jmpbuf", scope: !8, file: !9, line: 32, baseType: !12, size: 512)
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "__jmp_buf", file: !13, line: 31, baseType: !14)
!13 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/setjmp.h", directory: "")
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 512, elements: !16)
!15 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!16 = !{!17}
!17 = !DISubrange(count: 8)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !8, file: !9, line: 33, baseType: !19, size: 32, offset: 512)
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__saved_mask", scope: !8, file: !9, line: 34, baseType: !21, size: 1024, offset: 576)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !22, line: 8, baseType: !23)
!22 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__sigset_t.h", directory: "")
!23 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !22, line: 5, size: 1024, elements: !24)
!24 = !{!25}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !23, file: !22, line: 7, baseType: !26, size: 1024)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 1024, elements: !28)
!27 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!28 = !{!29}
!29 = !DISubrange(count: 16)
!30 = !{!31}
!31 = !DISubrange(count: 1)
!32 = !{i32 7, !"Dwarf Version", i32 5}
!33 = !{i32 2, !"Debug Info Version", i32 3}
!34 = !{i32 1, !"wchar_size", i32 4}
!35 = !{i32 7, !"PIC Level", i32 2}
!36 = !{i32 7, !"PIE Level", i32 2}
!37 = !{i32 7, !"uwtable", i32 1}

!39 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 20, type: !40, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !42)
!40 = !DISubroutineType(types: !41)
!41 = !{!19}
!42 = !{!43, !44, !45, !46}
!43 = !DILocalVariable(name: "a", scope: !39, file: !3, line: 21, type: !19)
!44 = !DILocalVariable(name: "b", scope: !39, file: !3, line: 21, type: !19)
!45 = !DILocalVariable(name: "code", scope: !39, file: !3, line: 22, type: !19)
!46 = !DILocalVariable(name: "result", scope: !47, file: !3, line: 24, type: !19)
!47 = distinct !DILexicalBlock(scope: !48, file: !3, line: 23, column: 18)
!48 = distinct !DILexicalBlock(scope: !39, file: !3, line: 23, column: 7)
!49 = !DILocation(line: 21, column: 3, scope: !39)
!50 = !DILocation(line: 21, column: 7, scope: !39)
!51 = !DILocation(line: 21, column: 11, scope: !39)
!52 = !DILocation(line: 21, column: 36, scope: !39)
!53 = !DILocation(line: 21, column: 40, scope: !39)
!54 = !DILocation(line: 22, column: 3, scope: !39)
!55 = !DILocation(line: 22, column: 7, scope: !39)
!56 = !DILocation(line: 22, column: 14, scope: !39)
!57 = !DILocation(line: 23, column: 7, scope: !48)
!58 = !DILocation(line: 23, column: 12, scope: !48)
!59 = !DILocation(line: 23, column: 7, scope: !39)
!60 = !DILocation(line: 24, column: 5, scope: !47)
!61 = !DILocation(line: 24, column: 9, scope: !47)
!62 = !DILocation(line: 24, column: 26, scope: !47)
!63 = !DILocation(line: 24, column: 29, scope: !47)
!64 = !DILocation(line: 24, column: 18, scope: !47)
!65 = !DILocation(line: 25, column: 5, scope: !66)
!66 = distinct !DILexicalBlock(scope: !67, file: !3, line: 25, column: 5)
!67 = distinct !DILexicalBlock(scope: !47, file: !3, line: 25, column: 5)
!68 = !DILocation(line: 25, column: 5, scope: !67)
!69 = !DILocation(line: 26, column: 3, scope: !48)
!70 = !DILocation(line: 26, column: 3, scope: !47)
!71 = !DILocation(line: 26, column: 14, scope: !72)
!72 = distinct !DILexicalBlock(scope: !48, file: !3, line: 26, column: 14)
!73 = !DILocation(line: 26, column: 19, scope: !72)
!74 = !DILocation(line: 26, column: 14, scope: !48)
!75 = !DILocation(line: 27, column: 5, scope: !76)
!76 = distinct !DILexicalBlock(scope: !77, file: !3, line: 27, column: 5)
!77 = distinct !DILexicalBlock(scope: !78, file: !3, line: 27, column: 5)
!78 = distinct !DILexicalBlock(scope: !72, file: !3, line: 26, column: 25)
!79 = !DILocation(line: 27, column: 5, scope: !77)
!80 = !DILocation(line: 28, column: 3, scope: !78)
!81 = !DILocation(line: 29, column: 5, scope: !82)
!82 = distinct !DILexicalBlock(scope: !83, file: !3, line: 29, column: 5)
!83 = distinct !DILexicalBlock(scope: !84, file: !3, line: 29, column: 5)
!84 = distinct !DILexicalBlock(scope: !72, file: !3, line: 28, column: 10)
!85 = !DILocation(line: 29, column: 5, scope: !83)
!86 = !DILocation(line: 31, column: 1, scope: !39)
!87 = distinct !DISubprogram(name: "divided", scope: !3, file: !3, line: 14, type: !88, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !90)
!88 = !DISubroutineType(types: !89)
!89 = !{!19, !19, !19}
!90 = !{!91, !92, !93}
!91 = !DILocalVariable(name: "a", arg: 1, scope: !87, file: !3, line: 14, type: !19)
!92 = !DILocalVariable(name: "b", arg: 2, scope: !87, file: !3, line: 14, type: !19)
!93 = !DILocalVariable(name: "whole", scope: !87, file: !3, line: 15, type: !19)
!94 = !DILocation(line: 14, column: 24, scope: !87)
!95 = !DILocation(line: 14, column: 31, scope: !87)
!96 = !DILocation(line: 15, column: 3, scope: !87)
!97 = !DILocation(line: 15, column: 7, scope: !87)
!98 = !DILocation(line: 15, column: 23, scope: !87)
!99 = !DILocation(line: 15, column: 15, scope: !87)
!100 = !DILocation(line: 16, column: 7, scope: !101)
!101 = distinct !DILexicalBlock(scope: !87, file: !3, line: 16, column: 7)
!102 = !DILocation(line: 16, column: 9, scope: !101)
!103 = !DILocation(line: 16, column: 7, scope: !87)
!104 = !DILocation(line: 16, column: 15, scope: !101)
!105 = !DILocation(line: 17, column: 10, scope: !87)
!106 = !DILocation(line: 17, column: 26, scope: !87)
!107 = !DILocation(line: 17, column: 18, scope: !87)
!108 = !DILocation(line: 17, column: 16, scope: !87)
!109 = !DILocation(line: 18, column: 1, scope: !87)
!110 = !DILocation(line: 17, column: 3, scope: !87)
!111 = distinct !DISubprogram(name: "checked", scope: !3, file: !3, line: 9, type: !112, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !114)
!112 = !DISubroutineType(types: !113)
!113 = !{!19, !19}
!114 = !{!115}
!115 = !DILocalVariable(name: "x", arg: 1, scope: !111, file: !3, line: 9, type: !19)
!116 = !DILocation(line: 9, column: 24, scope: !111)
!117 = !DILocation(line: 10, column: 7, scope: !118)
!118 = distinct !DILexicalBlock(scope: !111, file: !3, line: 10, column: 7)
!119 = !DILocation(line: 10, column: 9, scope: !118)
!120 = !DILocation(line: 10, column: 7, scope: !111)
!121 = !DILocation(line: 10, column: 14, scope: !118)
!122 = !DILocation(line: 11, column: 10, scope: !111)
!123 = !DILocation(line: 11, column: 3, scope: !111)
