source_filename = "jump_recursive_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }

@handled = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [13 x i8] c"handled == 3\00", align 1
@.str.1 = private unnamed_addr constant [22 x i8] c"jump_recursive_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@top = internal global [1 x %struct.__jmp_buf_tag]* null, align 8, !dbg !5
@.str.2 = private unnamed_addr constant [2 x i8] c"0\00", align 1
@__PRETTY_FUNCTION__.level = private unnamed_addr constant [16 x i8] c"void level(int)\00", align 1

define dso_local i32 @main() !dbg !42 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @level(i32 noundef 2), !dbg !46
  %0 = load i32, i32* @handled, align 4, !dbg !47
  %cmp = icmp eq i32 %0, 3, !dbg !47
  br i1 %cmp, label %if.then, label %if.else, !dbg !50

if.then:
  br label %if.end, !dbg !50

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.1, i64 0, i64 0), i32 noundef 31, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !47
  unreachable, !dbg !47

if.end:
  ret i32 0, !dbg !51
}

define internal void @level(i32 noundef %depth) !dbg !52 {
entry:
  %depth.addr = alloca i32, align 4
  %own = alloca [1 x %struct.__jmp_buf_tag], align 16
  %outer = alloca [1 x %struct.__jmp_buf_tag]*, align 8
  store i32 %depth, i32* %depth.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %depth.addr, metadata !56, metadata !DIExpression()), !dbg !59
  %0 = bitcast [1 x %struct.__jmp_buf_tag]* %own to i8*, !dbg !60
  call void @llvm.lifetime.start.p0i8(i64 200, i8* %0), !dbg !60
  call void @llvm.dbg.declare(metadata [1 x %struct.__jmp_buf_tag]* %own, metadata !57, metadata !DIExpression()), !dbg !61
  %1 = bitcast [1 x %struct.__jmp_buf_tag]** %outer to i8*, !dbg !60
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !60
  call void @llvm.dbg.declare(metadata [1 x %struct.__jmp_buf_tag]** %outer, metadata !58, metadata !DIExpression()), !dbg !62
  %2 = load [1 x %struct.__jmp_buf_tag]*, [1 x %struct.__jmp_buf_tag]** @top, align 8, !dbg !63
  store [1 x %struct.__jmp_buf_tag]* %2, [1 x %struct.__jmp_buf_tag]** %outer, align 8, !dbg !62
  store [1 x %struct.__jmp_buf_tag]* %own, [1 x %struct.__jmp_buf_tag]** @top, align 8, !dbg !64
  %arraydecay = getelementptr inbounds [1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* %own, i64 0, i64 0, !dbg !65
  %call = call i32 @_setjmp(%struct.__jmp_buf_tag* noundef %arraydecay), !dbg !65
  %cmp = icmp eq i32 %call, 0, !dbg !67
  br i1 %cmp, label %if.then, label %if.else3, !dbg !68

if.then:
  %3 = load i32, i32* %depth.addr, align 4, !dbg !69
  %cmp1 = icmp sgt i32 %3, 0, !dbg !72
  br i1 %cmp1, label %if.then2, label %if.else, !dbg !73

if.then2:
  %4 = load i32, i32* %depth.addr, align 4, !dbg !74
  %sub = sub nsw i32 %4, 1, !dbg !75
  call void @level(i32 noundef %sub), !dbg !76
  br label %if.end, !dbg !76

if.else:
  call void @search(i32 noundef 2), !dbg !77
  br label %if.end

if.end:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.1, i64 0, i64 0), i32 noundef 21, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @__PRETTY_FUNCTION__.level, i64 0, i64 0)), !dbg !78
  unreachable, !dbg !78

if.else3:
  %5 = load i32, i32* @handled, align 4, !dbg !81
  %inc = add nsw i32 %5, 1, !dbg !81
  store i32 %inc, i32* @handled, align 4, !dbg !81
  %6 = load [1 x %struct.__jmp_buf_tag]*, [1 x %struct.__jmp_buf_tag]** %outer, align 8, !dbg !83
  store [1 x %struct.__jmp_buf_tag]* %6, [1 x %struct.__jmp_buf_tag]** @top, align 8, !dbg !84
  %7 = load [1 x %struct.__jmp_buf_tag]*, [1 x %struct.__jmp_buf_tag]** @top, align 8, !dbg !85
  %tobool = icmp ne [1 x %struct.__jmp_buf_tag]* %7, null, !dbg !85
  br i1 %tobool, label %if.then4, label %if.end6, !dbg !87

if.then4:
  %8 = load [1 x %struct.__jmp_buf_tag]*, [1 x %struct.__jmp_buf_tag]** @top, align 8, !dbg !88
  %arraydecay5 = getelementptr inbounds [1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* %8, i64 0, i64 0, !dbg !89
  call void @longjmp(%struct.__jmp_buf_tag* noundef %arraydecay5, i32 noundef 1), !dbg !90
  unreachable, !dbg !90

if.end6:
  br label %if.end7

if.end7:
  %9 = bitcast [1 x %struct.__jmp_buf_tag]** %outer to i8*, !dbg !91
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %9), !dbg !91
  %10 = bitcast [1 x %struct.__jmp_buf_tag]* %own to i8*, !dbg !91
  call void @llvm.lifetime.end.p0i8(i64 200, i8* %10), !dbg !91
  ret void, !dbg !91
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare i32 @_setjmp(%struct.__jmp_buf_tag* noundef)

define internal void @search(i32 noundef %depth) !dbg !92 {
entry:
  %depth.addr = alloca i32, align 4
  store i32 %depth, i32* %depth.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %depth.addr, metadata !94, metadata !DIExpression()), !dbg !95
  %0 = load i32, i32* %depth.addr, align 4, !dbg !96
  %cmp = icmp eq i32 %0, 0, !dbg !98
  br i1 %cmp, label %if.then, label %if.end, !dbg !99

if.then:
  %1 = load [1 x %struct.__jmp_buf_tag]*, [1 x %struct.__jmp_buf_tag]** @top, align 8, !dbg !100
  %arraydecay = getelementptr inbounds [1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* %1, i64 0, i64 0, !dbg !101
  call void @longjmp(%struct.__jmp_buf_tag* noundef %arraydecay, i32 noundef 9), !dbg !102
  unreachable, !dbg !102

if.end:
  %2 = load i32, i32* %depth.addr, align 4, !dbg !103
  %sub = sub nsw i32 %2, 1, !dbg !104
  call void @search(i32 noundef %sub), !dbg !105
  ret void, !dbg !106
}

declare void @longjmp(%struct.__jmp_buf_tag* noundef, i32 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!35, !36, !37, !38, !39, !40}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "handled", scope: !2, file: !3, line: 8, type: !22, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "jump_recursive_safe.c", directory: ".")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 7, type: !7, isLocal: true, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "jmp_buf", file: !9, line: 32, baseType: !10)
!9 = !DIFile(filename: "/usr/include/setjmp.h", directory: "")
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 1600, elements: !33)
!11 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__jmp_buf_tag", file: !12, line: 26, size: 1600, elements: !13)
!12 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct___jmp_buf_tag.h", directory: "")
!13 = !{!14, !21, !23}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "__jmpbuf", scope: !11, file: !12, line: 32, baseType: !15, size: 512)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "__jmp_buf", file: !16, line: 31, baseType: !17)
!16 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/setjmp.h", directory: "")
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 512, elements: !19)
!18 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!19 = !{!20}
!20 = !DISubrange(count: 8)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !11, file: !12, line: 33, baseType: !22, size: 32, offset: 512)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__saved_mask", scope: !11, file: !12, line: 34, baseType: !24, size: 1024, offset: 576)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !25, line: 8, baseType: !26)
!25 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__sigset_t.h", directory: "")
!26 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !25, line: 5, size: 1024, elements: !27)
!27 = !{!28}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !26, file: !25, line: 7, baseType: !29, size: 1024)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 1024, elements: !31)
!30 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!31 = !{!32}
!32 = !DISubrange(count: 16)
!33 = !{!34}
!34 = !DISubrange(count: 1)
!35 = !{i32 7, !"Dwarf Version", i32 5}
!36 = !{i32 2, !"Debug Info Version", i32 3}
!37 = !{i32 1, !"wchar_size", i32 4}
!38 = !{i32 7, !"PIC Level", i32 2}
!39 = !{i32 7, !"PIE Level", i32 2}
!40 = !{i32 7, !"uwtable", i32 1}

!42 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 29, type: !43, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !45)
!43 = !DISubroutineType(types: !44)
!44 = !{!22}
!45 = !{}
!46 = !DILocation(line: 30, column: 3, scope: !42)
!47 = !DILocation(line: 31, column: 3, scope: !48)
!48 = distinct !DILexicalBlock(scope: !49, file: !3, line: 31, column: 3)
!49 = distinct !DILexicalBlock(scope: !42, file: !3, line: 31, column: 3)
!50 = !DILocation(line: 31, column: 3, scope: !49)
!51 = !DILocation(line: 32, column: 3, scope: !42)
!52 = distinct !DISubprogram(name: "level", scope: !3, file: !3, line: 15, type: !53, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !55)
!53 = !DISubroutineType(types: !54)
!54 = !{null, !22}
!55 = !{!56, !57, !58}
!56 = !DILocalVariable(name: "depth", arg: 1, scope: !52, file: !3, line: 15, type: !22)
!57 = !DILocalVariable(name: "own", scope: !52, file: !3, line: 16, type: !8)
!58 = !DILocalVariable(name: "outer", scope: !52, file: !3, line: 16, type: !7)
!59 = !DILocation(line: 15, column: 23, scope: !52)
!60 = !DILocation(line: 16, column: 3, scope: !52)
!61 = !DILocation(line: 16, column: 11, scope: !52)
!62 = !DILocation(line: 16, column: 17, scope: !52)
!63 = !DILocation(line: 16, column: 25, scope: !52)
!64 = !DILocation(line: 17, column: 7, scope: !52)
!65 = !DILocation(line: 18, column: 7, scope: !66)
!66 = distinct !DILexicalBlock(scope: !52, file: !3, line: 18, column: 7)
!67 = !DILocation(line: 18, column: 19, scope: !66)
!68 = !DILocation(line: 18, column: 7, scope: !52)
!69 = !DILocation(line: 19, column: 9, scope: !70)
!70 = distinct !DILexicalBlock(scope: !71, file: !3, line: 19, column: 9)
!71 = distinct !DILexicalBlock(scope: !66, file: !3, line: 18, column: 25)
!72 = !DILocation(line: 19, column: 15, scope: !70)
!73 = !DILocation(line: 19, column: 9, scope: !71)
!74 = !DILocation(line: 19, column: 26, scope: !70)
!75 = !DILocation(line: 19, column: 32, scope: !70)
!76 = !DILocation(line: 19, column: 20, scope: !70)
!77 = !DILocation(line: 20, column: 10, scope: !70)
!78 = !DILocation(line: 21, column: 5, scope: !79)
!79 = distinct !DILexicalBlock(scope: !80, file: !3, line: 21, column: 5)
!80 = distinct !DILexicalBlock(scope: !71, file: !3, line: 21, column: 5)
!81 = !DILocation(line: 23, column: 12, scope: !82)
!82 = distinct !DILexicalBlock(scope: !66, file: !3, line: 22, column: 10)
!83 = !DILocation(line: 24, column: 11, scope: !82)
!84 = !DILocation(line: 24, column: 9, scope: !82)
!85 = !DILocation(line: 25, column: 9, scope: !86)
!86 = distinct !DILexicalBlock(scope: !82, file: !3, line: 25, column: 9)
!87 = !DILocation(line: 25, column: 9, scope: !82)
!88 = !DILocation(line: 25, column: 23, scope: !86)
!89 = !DILocation(line: 25, column: 22, scope: !86)
!90 = !DILocation(line: 25, column: 14, scope: !86)
!91 = !DILocation(line: 27, column: 1, scope: !52)
!92 = distinct !DISubprogram(name: "search", scope: !3, file: !3, line: 10, type: !53, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !93)
!93 = !{!94}
!94 = !DILocalVariable(name: "depth", arg: 1, scope: !92, file: !3, line: 10, type: !22)
!95 = !DILocation(line: 10, column: 24, scope: !92)
!96 = !DILocation(line: 11, column: 7, scope: !97)
!97 = distinct !DILexicalBlock(scope: !92, file: !3, line: 11, column: 7)
!98 = !DILocation(line: 11, column: 13, scope: !97)
!99 = !DILocation(line: 11, column: 7, scope: !92)
!100 = !DILocation(line: 11, column: 28, scope: !97)
!101 = !DILocation(line: 11, column: 27, scope: !97)
!102 = !DILocation(line: 11, column: 19, scope: !97)
!103 = !DILocation(line: 12, column: 10, scope: !92)
!104 = !DILocation(line: 12, column: 16, scope: !92)
!105 = !DILocation(line: 12, column: 3, scope: !92)
!106 = !DILocation(line: 13, column: 1, scope: !92)
