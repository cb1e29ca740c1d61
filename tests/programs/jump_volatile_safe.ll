source_filename = "jump_volatile_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }

@environment = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16, !dbg !0
@.str = private unnamed_addr constant [42 x i8] c"changed == 1 && before == 5 && after == 6\00", align 1
@.str.1 = private unnamed_addr constant [21 x i8] c"jump_volatile_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !39 {
entry:
  %retval = alloca i32, align 4
  %changed = alloca i32, align 4
  %before = alloca i32, align 4
  %after = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %changed to i8*, !dbg !47
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !47
  call void @llvm.dbg.declare(metadata i32* %changed, metadata !43, metadata !DIExpression()), !dbg !48
  store volatile i32 0, i32* %changed, align 4, !dbg !48
  %1 = bitcast i32* %before to i8*, !dbg !49
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !49
  call void @llvm.dbg.declare(metadata i32* %before, metadata !45, metadata !DIExpression()), !dbg !50
  store i32 5, i32* %before, align 4, !dbg !50
  %2 = bitcast i32* %after to i8*, !dbg !49
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !49
  call void @llvm.dbg.declare(metadata i32* %after, metadata !46, metadata !DIExpression()), !dbg !51
  store i32 6, i32* %after, align 4, !dbg !51
  %call = call i32 @_setjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @environment, i64 0, i64 0)), !dbg !52
  %cmp = icmp eq i32 %call, 0, !dbg !54
  br i1 %cmp, label %if.then, label %if.else, !dbg !55

if.then:
  store volatile i32 1, i32* %changed, align 4, !dbg !56
  call void @leave(), !dbg !58
  store i32 7, i32* %after, align 4, !dbg !59
  br label %if.end7, !dbg !60

if.else:
  %3 = load volatile i32, i32* %changed, align 4, !dbg !61
  %cmp1 = icmp eq i32 %3, 1, !dbg !61
  br i1 %cmp1, label %land.lhs.true, label %if.else6, !dbg !61

land.lhs.true:
  %4 = load i32, i32* %before, align 4, !dbg !61
  %cmp2 = icmp eq i32 %4, 5, !dbg !61
  br i1 %cmp2, label %land.lhs.true3, label %if.else6, !dbg !61

land.lhs.true3:
  %5 = load i32, i32* %after, align 4, !dbg !61
  %cmp4 = icmp eq i32 %5, 6, !dbg !61
  br i1 %cmp4, label %if.then5, label %if.else6, !dbg !65

if.then5:
  br label %if.end, !dbg !65

if.else6:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i32 noundef 17, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !61
  unreachable, !dbg !61

if.end:
  br label %if.end7

if.end7:
  %6 = bitcast i32* %after to i8*, !dbg !66
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6), !dbg !66
  %7 = bitcast i32* %before to i8*, !dbg !66
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7), !dbg !66
  %8 = bitcast i32* %changed to i8*, !dbg !66
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %8), !dbg !66
  ret i32 0, !dbg !67
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @_setjmp(%struct.__jmp_buf_tag* noundef)

define internal void @leave() !dbg !68 {
entry:
  call void @longjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @environment, i64 0, i64 0), i32 noundef 1), !dbg !72
  unreachable, !dbg !72
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @longjmp(%struct.__jmp_buf_tag* noundef, i32 noundef)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!32, !33, !34, !35, !36, !37}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "environment", scope: !2, file: !3, line: 5, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "jump_volatile_safe.c", directory: ".")
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

!39 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 9, type: !40, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !42)
!40 = !DISubroutineType(types: !41)
!41 = !{!19}
!42 = !{!43, !45, !46}
!43 = !DILocalVariable(name: "changed", scope: !39, file: !3, line: 10, type: !44)
!44 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !19)
!45 = !DILocalVariable(name: "before", scope: !39, file: !3, line: 11, type: !19)
!46 = !DILocalVariable(name: "after", scope: !39, file: !3, line: 11, type: !19)
!47 = !DILocation(line: 10, column: 3, scope: !39)
!48 = !DILocation(line: 10, column: 16, scope: !39)
!49 = !DILocation(line: 11, column: 3, scope: !39)
!50 = !DILocation(line: 11, column: 7, scope: !39)
!51 = !DILocation(line: 11, column: 19, scope: !39)
!52 = !DILocation(line: 12, column: 7, scope: !53)
!53 = distinct !DILexicalBlock(scope: !39, file: !3, line: 12, column: 7)
!54 = !DILocation(line: 12, column: 27, scope: !53)
!55 = !DILocation(line: 12, column: 7, scope: !39)
!56 = !DILocation(line: 13, column: 13, scope: !57)
!57 = distinct !DILexicalBlock(scope: !53, file: !3, line: 12, column: 33)
!58 = !DILocation(line: 14, column: 5, scope: !57)
!59 = !DILocation(line: 15, column: 11, scope: !57)
!60 = !DILocation(line: 16, column: 3, scope: !57)
!61 = !DILocation(line: 17, column: 5, scope: !62)
!62 = distinct !DILexicalBlock(scope: !63, file: !3, line: 17, column: 5)
!63 = distinct !DILexicalBlock(scope: !64, file: !3, line: 17, column: 5)
!64 = distinct !DILexicalBlock(scope: !53, file: !3, line: 16, column: 10)
!65 = !DILocation(line: 17, column: 5, scope: !63)
!66 = !DILocation(line: 20, column: 1, scope: !39)
!67 = !DILocation(line: 19, column: 3, scope: !39)
!68 = distinct !DISubprogram(name: "leave", scope: !3, file: !3, line: 7, type: !69, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !71)
!69 = !DISubroutineType(types: !70)
!70 = !{null}
!71 = !{}
!72 = !DILocation(line: 7, column: 27, scope: !68)
