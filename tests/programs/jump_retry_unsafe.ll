source_filename = "jump_retry_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }

@environment = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16, !dbg !0
@failures = internal global i32 0, align 4, !dbg !5
@.str = private unnamed_addr constant [34 x i8] c"result == failures && result <= 1\00", align 1
@.str.1 = private unnamed_addr constant [20 x i8] c"jump_retry_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [14 x i8] c"failures == 3\00", align 1
@.str.3 = private unnamed_addr constant [2 x i8] c"0\00", align 1

define dso_local i32 @main() !dbg !41 {
entry:
  %retval = alloca i32, align 4
  %result = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %result to i8*, !dbg !46
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !46
  call void @llvm.dbg.declare(metadata i32* %result, metadata !45, metadata !DIExpression()), !dbg !47
  store i32 -1, i32* %result, align 4, !dbg !47
  %call = call i32 @_setjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @environment, i64 0, i64 0)), !dbg !48
  switch i32 %call, label %sw.default [
    i32 0, label %sw.bb
    i32 1, label %sw.bb
    i32 2, label %sw.bb3
  ], !dbg !49

sw.bb:
  %call1 = call i32 @attempt(), !dbg !50
  store i32 %call1, i32* %result, align 4, !dbg !52
  %1 = load i32, i32* %result, align 4, !dbg !53
  %2 = load i32, i32* @failures, align 4, !dbg !53
  %cmp = icmp eq i32 %1, %2, !dbg !53
  br i1 %cmp, label %land.lhs.true, label %if.else, !dbg !53

land.lhs.true:
  %3 = load i32, i32* %result, align 4, !dbg !53
  %cmp2 = icmp sle i32 %3, 1, !dbg !53
  br i1 %cmp2, label %if.then, label %if.else, !dbg !56

if.then:
  br label %if.end, !dbg !56

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 24, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !53
  unreachable, !dbg !53

if.end:
  br label %sw.epilog, !dbg !57

sw.bb3:
  %4 = load i32, i32* @failures, align 4, !dbg !58
  %cmp4 = icmp eq i32 %4, 3, !dbg !58
  br i1 %cmp4, label %if.then5, label %if.else6, !dbg !61

if.then5:
  br label %if.end7, !dbg !61

if.else6:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 27, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !58
  unreachable, !dbg !58

if.end7:
  br label %sw.epilog, !dbg !62

sw.default:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 30, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !63
  unreachable, !dbg !63

sw.epilog:
  %5 = bitcast i32* %result to i8*, !dbg !66
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %5), !dbg !66
  ret i32 0, !dbg !67
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @_setjmp(%struct.__jmp_buf_tag* noundef)

define internal i32 @attempt() !dbg !68 {
entry:
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !70
  %tobool = icmp ne i32 %call, 0, !dbg !70
  br i1 %tobool, label %if.then, label %if.end, !dbg !72

if.then:
  %0 = load i32, i32* @failures, align 4, !dbg !73
  %inc = add nsw i32 %0, 1, !dbg !73
  store i32 %inc, i32* @failures, align 4, !dbg !73
  %1 = load i32, i32* @failures, align 4, !dbg !75
  %cmp = icmp sgt i32 %1, 2, !dbg !76
  %2 = zext i1 %cmp to i64, !dbg !75
  %cond = select i1 %cmp, i32 2, i32 1, !dbg !75
  call void @longjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @environment, i64 0, i64 0), i32 noundef %cond), !dbg !77
  unreachable, !dbg !77

if.end:
  %3 = load i32, i32* @failures, align 4, !dbg !78
  ret i32 %3, !dbg !79
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare i32 @__VERIFIER_nondet_int()

declare void @longjmp(%struct.__jmp_buf_tag* noundef, i32 noundef)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!34, !35, !36, !37, !38, !39}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "environment", scope: !2, file: !3, line: 7, type: !8, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "jump_retry_unsafe.c", directory: ".")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "failures", scope: !2, file: !3, line: 8, type: !7, isLocal: true, isDefinition: true)
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

!41 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 18, type: !42, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !44)
!42 = !DISubroutineType(types: !43)
!43 = !{!7}
!44 = !{!45}
!45 = !DILocalVariable(name: "result", scope: !41, file: !3, line: 19, type: !7)
!46 = !DILocation(line: 19, column: 3, scope: !41)
!47 = !DILocation(line: 19, column: 7, scope: !41)
!48 = !DILocation(line: 20, column: 11, scope: !41)
!49 = !DILocation(line: 20, column: 3, scope: !41)
!50 = !DILocation(line: 23, column: 14, scope: !51)
!51 = distinct !DILexicalBlock(scope: !41, file: !3, line: 20, column: 32)
!52 = !DILocation(line: 23, column: 12, scope: !51)
!53 = !DILocation(line: 24, column: 5, scope: !54)
!54 = distinct !DILexicalBlock(scope: !55, file: !3, line: 24, column: 5)
!55 = distinct !DILexicalBlock(scope: !51, file: !3, line: 24, column: 5)
!56 = !DILocation(line: 24, column: 5, scope: !55)
!57 = !DILocation(line: 25, column: 5, scope: !51)
!58 = !DILocation(line: 27, column: 5, scope: !59)
!59 = distinct !DILexicalBlock(scope: !60, file: !3, line: 27, column: 5)
!60 = distinct !DILexicalBlock(scope: !51, file: !3, line: 27, column: 5)
!61 = !DILocation(line: 27, column: 5, scope: !60)
!62 = !DILocation(line: 28, column: 5, scope: !51)
!63 = !DILocation(line: 30, column: 5, scope: !64)
!64 = distinct !DILexicalBlock(scope: !65, file: !3, line: 30, column: 5)
!65 = distinct !DILexicalBlock(scope: !51, file: !3, line: 30, column: 5)
!66 = !DILocation(line: 33, column: 1, scope: !41)
!67 = !DILocation(line: 32, column: 3, scope: !41)
!68 = distinct !DISubprogram(name: "attempt", scope: !3, file: !3, line: 10, type: !42, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !69)
!69 = !{}
!70 = !DILocation(line: 11, column: 7, scope: !71)
!71 = distinct !DILexicalBlock(scope: !68, file: !3, line: 11, column: 7)
!72 = !DILocation(line: 11, column: 7, scope: !68)
!73 = !DILocation(line: 12, column: 13, scope: !74)
!74 = distinct !DILexicalBlock(scope: !71, file: !3, line: 11, column: 32)
!75 = !DILocation(line: 13, column: 26, scope: !74)
!76 = !DILocation(line: 13, column: 35, scope: !74)
!77 = !DILocation(line: 13, column: 5, scope: !74)
!78 = !DILocation(line: 15, column: 10, scope: !68)
!79 = !DILocation(line: 15, column: 3, scope: !68)
