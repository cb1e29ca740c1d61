source_filename = "jump_zero_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }

@.str = private unnamed_addr constant [9 x i8] c"got == 0\00", align 1
@.str.1 = private unnamed_addr constant [17 x i8] c"jump_zero_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [9 x i8] c"got == 1\00", align 1
@.str.3 = private unnamed_addr constant [10 x i8] c"got == -7\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %environment = alloca [1 x %struct.__jmp_buf_tag], align 16
  %turn = alloca i32, align 4
  %got = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [1 x %struct.__jmp_buf_tag]* %environment to i8*, !dbg !44
  call void @llvm.lifetime.start.p0i8(i64 200, i8* %0), !dbg !44
  call void @llvm.dbg.declare(metadata [1 x %struct.__jmp_buf_tag]* %environment, metadata !14, metadata !DIExpression()), !dbg !45
  %1 = bitcast i32* %turn to i8*, !dbg !46
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !46
  call void @llvm.dbg.declare(metadata i32* %turn, metadata !41, metadata !DIExpression()), !dbg !47
  store volatile i32 0, i32* %turn, align 4, !dbg !47
  %2 = bitcast i32* %got to i8*, !dbg !48
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !48
  call void @llvm.dbg.declare(metadata i32* %got, metadata !43, metadata !DIExpression()), !dbg !49
  %arraydecay = getelementptr inbounds [1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* %environment, i64 0, i64 0, !dbg !50
  %call = call i32 @_setjmp(%struct.__jmp_buf_tag* noundef %arraydecay), !dbg !50
  store i32 %call, i32* %got, align 4, !dbg !49
  %3 = load volatile i32, i32* %turn, align 4, !dbg !51
  %cmp = icmp eq i32 %3, 0, !dbg !53
  br i1 %cmp, label %if.then, label %if.end4, !dbg !54

if.then:
  %4 = load i32, i32* %got, align 4, !dbg !55
  %cmp1 = icmp eq i32 %4, 0, !dbg !55
  br i1 %cmp1, label %if.then2, label %if.else, !dbg !59

if.then2:
  br label %if.end, !dbg !59

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i64 0, i64 0), i32 noundef 12, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !55
  unreachable, !dbg !55

if.end:
  store volatile i32 1, i32* %turn, align 4, !dbg !60
  %arraydecay3 = getelementptr inbounds [1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* %environment, i64 0, i64 0, !dbg !61
  call void @out(%struct.__jmp_buf_tag* noundef %arraydecay3, i32 noundef 0), !dbg !62
  br label %if.end4, !dbg !63

if.end4:
  %5 = load volatile i32, i32* %turn, align 4, !dbg !64
  %cmp5 = icmp eq i32 %5, 1, !dbg !66
  br i1 %cmp5, label %if.then6, label %if.end12, !dbg !67

if.then6:
  %6 = load i32, i32* %got, align 4, !dbg !68
  %cmp7 = icmp eq i32 %6, 1, !dbg !68
  br i1 %cmp7, label %if.then8, label %if.else9, !dbg !72

if.then8:
  br label %if.end10, !dbg !72

if.else9:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i64 0, i64 0), i32 noundef 17, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !68
  unreachable, !dbg !68

if.end10:
  store volatile i32 2, i32* %turn, align 4, !dbg !73
  %arraydecay11 = getelementptr inbounds [1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* %environment, i64 0, i64 0, !dbg !74
  call void @out(%struct.__jmp_buf_tag* noundef %arraydecay11, i32 noundef -7), !dbg !75
  br label %if.end12, !dbg !76

if.end12:
  %7 = load i32, i32* %got, align 4, !dbg !77
  %cmp13 = icmp eq i32 %7, -7, !dbg !77
  br i1 %cmp13, label %if.then14, label %if.else15, !dbg !80

if.then14:
  br label %if.end16, !dbg !80

if.else15:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i64 0, i64 0), i32 noundef 21, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !77
  unreachable, !dbg !77

if.end16:
  %8 = bitcast i32* %got to i8*, !dbg !81
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %8), !dbg !81
  %9 = bitcast i32* %turn to i8*, !dbg !81
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %9), !dbg !81
  %10 = bitcast [1 x %struct.__jmp_buf_tag]* %environment to i8*, !dbg !81
  call void @llvm.lifetime.end.p0i8(i64 200, i8* %10), !dbg !81
  ret i32 0, !dbg !82
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @_setjmp(%struct.__jmp_buf_tag* noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

define internal void @out(%struct.__jmp_buf_tag* noundef %environment, i32 noundef %value) !dbg !83 {
entry:
  %environment.addr = alloca %struct.__jmp_buf_tag*, align 8
  %value.addr = alloca i32, align 4
  store %struct.__jmp_buf_tag* %environment, %struct.__jmp_buf_tag** %environment.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.__jmp_buf_tag** %environment.addr, metadata !88, metadata !DIExpression()), !dbg !90
  store i32 %value, i32* %value.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %value.addr, metadata !89, metadata !DIExpression()), !dbg !91
  %0 = load %struct.__jmp_buf_tag*, %struct.__jmp_buf_tag** %environment.addr, align 8, !dbg !92
  %1 = load i32, i32* %value.addr, align 4, !dbg !93
  call void @longjmp(%struct.__jmp_buf_tag* noundef %0, i32 noundef %1), !dbg !94
  unreachable, !dbg !94
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @longjmp(%struct.__jmp_buf_tag* noundef, i32 noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "jump_zero_safe.c", directory: ".")
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
!13 = !{!14, !41, !43}
!14 = !DILocalVariable(name: "environment", scope: !9, file: !1, line: 8, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "jmp_buf", file: !16, line: 32, baseType: !17)
!16 = !DIFile(filename: "/usr/include/setjmp.h", directory: "")
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 1600, elements: !39)
!18 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__jmp_buf_tag", file: !19, line: 26, size: 1600, elements: !20)
!19 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct___jmp_buf_tag.h", directory: "")
!20 = !{!21, !28, !29}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__jmpbuf", scope: !18, file: !19, line: 32, baseType: !22, size: 512)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "__jmp_buf", file: !23, line: 31, baseType: !24)
!23 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/setjmp.h", directory: "")
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 512, elements: !26)
!25 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!26 = !{!27}
!27 = !DISubrange(count: 8)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !18, file: !19, line: 33, baseType: !12, size: 32, offset: 512)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__saved_mask", scope: !18, file: !19, line: 34, baseType: !30, size: 1024, offset: 576)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !31, line: 8, baseType: !32)
!31 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__sigset_t.h", directory: "")
!32 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !31, line: 5, size: 1024, elements: !33)
!33 = !{!34}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !32, file: !31, line: 7, baseType: !35, size: 1024)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 1024, elements: !37)
!36 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!37 = !{!38}
!38 = !DISubrange(count: 16)
!39 = !{!40}
!40 = !DISubrange(count: 1)
!41 = !DILocalVariable(name: "turn", scope: !9, file: !1, line: 9, type: !42)
!42 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !12)
!43 = !DILocalVariable(name: "got", scope: !9, file: !1, line: 10, type: !12)
!44 = !DILocation(line: 8, column: 3, scope: !9)
!45 = !DILocation(line: 8, column: 11, scope: !9)
!46 = !DILocation(line: 9, column: 3, scope: !9)
!47 = !DILocation(line: 9, column: 16, scope: !9)
!48 = !DILocation(line: 10, column: 3, scope: !9)
!49 = !DILocation(line: 10, column: 7, scope: !9)
!50 = !DILocation(line: 10, column: 13, scope: !9)
!51 = !DILocation(line: 11, column: 7, scope: !52)
!52 = distinct !DILexicalBlock(scope: !9, file: !1, line: 11, column: 7)
!53 = !DILocation(line: 11, column: 12, scope: !52)
!54 = !DILocation(line: 11, column: 7, scope: !9)
!55 = !DILocation(line: 12, column: 5, scope: !56)
!56 = distinct !DILexicalBlock(scope: !57, file: !1, line: 12, column: 5)
!57 = distinct !DILexicalBlock(scope: !58, file: !1, line: 12, column: 5)
!58 = distinct !DILexicalBlock(scope: !52, file: !1, line: 11, column: 18)
!59 = !DILocation(line: 12, column: 5, scope: !57)
!60 = !DILocation(line: 13, column: 10, scope: !58)
!61 = !DILocation(line: 14, column: 9, scope: !58)
!62 = !DILocation(line: 14, column: 5, scope: !58)
!63 = !DILocation(line: 15, column: 3, scope: !58)
!64 = !DILocation(line: 16, column: 7, scope: !65)
!65 = distinct !DILexicalBlock(scope: !9, file: !1, line: 16, column: 7)
!66 = !DILocation(line: 16, column: 12, scope: !65)
!67 = !DILocation(line: 16, column: 7, scope: !9)
!68 = !DILocation(line: 17, column: 5, scope: !69)
!69 = distinct !DILexicalBlock(scope: !70, file: !1, line: 17, column: 5)
!70 = distinct !DILexicalBlock(scope: !71, file: !1, line: 17, column: 5)
!71 = distinct !DILexicalBlock(scope: !65, file: !1, line: 16, column: 18)
!72 = !DILocation(line: 17, column: 5, scope: !70)
!73 = !DILocation(line: 18, column: 10, scope: !71)
!74 = !DILocation(line: 19, column: 9, scope: !71)
!75 = !DILocation(line: 19, column: 5, scope: !71)
!76 = !DILocation(line: 20, column: 3, scope: !71)
!77 = !DILocation(line: 21, column: 3, scope: !78)
!78 = distinct !DILexicalBlock(scope: !79, file: !1, line: 21, column: 3)
!79 = distinct !DILexicalBlock(scope: !9, file: !1, line: 21, column: 3)
!80 = !DILocation(line: 21, column: 3, scope: !79)
!81 = !DILocation(line: 23, column: 1, scope: !9)
!82 = !DILocation(line: 22, column: 3, scope: !9)
!83 = distinct !DISubprogram(name: "out", scope: !1, file: !1, line: 5, type: !84, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !87)
!84 = !DISubroutineType(types: !85)
!85 = !{null, !86, !12}
!86 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!87 = !{!88, !89}
!88 = !DILocalVariable(name: "environment", arg: 1, scope: !83, file: !1, line: 5, type: !86)
!89 = !DILocalVariable(name: "value", arg: 2, scope: !83, file: !1, line: 5, type: !12)
!90 = !DILocation(line: 5, column: 25, scope: !83)
!91 = !DILocation(line: 5, column: 42, scope: !83)
!92 = !DILocation(line: 5, column: 59, scope: !83)
!93 = !DILocation(line: 5, column: 72, scope: !83)
!94 = !DILocation(line: 5, column: 51, scope: !83)
