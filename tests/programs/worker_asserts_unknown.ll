source_filename = "worker_asserts_unknown.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@.str = private unnamed_addr constant [14 x i8] c"argument == 0\00", align 1
@.str.1 = private unnamed_addr constant [25 x i8] c"worker_asserts_unknown.c\00", align 1
@__PRETTY_FUNCTION__.worker = private unnamed_addr constant [21 x i8] c"void *worker(void *)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  %number = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i64* %thread to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !19
  call void @llvm.dbg.declare(metadata i64* %thread, metadata !14, metadata !DIExpression()), !dbg !20
  %1 = bitcast i32* %number to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !21
  call void @llvm.dbg.declare(metadata i32* %number, metadata !18, metadata !DIExpression()), !dbg !22
  %2 = bitcast i32* %number to i8*, !dbg !23
  %call = call i32 @pthread_create(i64* noundef %thread, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @worker, i8* noundef %2), !dbg !24
  %3 = load i64, i64* %thread, align 8, !dbg !25
  %call1 = call i32 @pthread_join(i64 noundef %3, i8** noundef null), !dbg !26
  %4 = bitcast i32* %number to i8*, !dbg !27
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %4), !dbg !27
  %5 = bitcast i64* %thread to i8*, !dbg !27
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %5), !dbg !27
  ret i32 0, !dbg !28
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !29 i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef)

define internal i8* @worker(i8* noundef %argument) !dbg !54 {
entry:
  %argument.addr = alloca i8*, align 8
  store i8* %argument, i8** %argument.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %argument.addr, metadata !56, metadata !DIExpression()), !dbg !57
  %0 = load i8*, i8** %argument.addr, align 8, !dbg !58
  %cmp = icmp eq i8* %0, null, !dbg !58
  br i1 %cmp, label %if.then, label %if.else, !dbg !61

if.then:
  br label %if.end, !dbg !61

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 6, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @__PRETTY_FUNCTION__.worker, i64 0, i64 0)), !dbg !58
  unreachable, !dbg !58

if.end:
  ret i8* null, !dbg !62
}

declare !dbg !63 i32 @pthread_join(i64 noundef, i8** noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "worker_asserts_unknown.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !10, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !18}
!14 = !DILocalVariable(name: "thread", scope: !9, file: !1, line: 11, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !16, line: 27, baseType: !17)
!16 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!17 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!18 = !DILocalVariable(name: "number", scope: !9, file: !1, line: 12, type: !12)
!19 = !DILocation(line: 11, column: 3, scope: !9)
!20 = !DILocation(line: 11, column: 13, scope: !9)
!21 = !DILocation(line: 12, column: 3, scope: !9)
!22 = !DILocation(line: 12, column: 7, scope: !9)
!23 = !DILocation(line: 13, column: 38, scope: !9)
!24 = !DILocation(line: 13, column: 3, scope: !9)
!25 = !DILocation(line: 14, column: 16, scope: !9)
!26 = !DILocation(line: 14, column: 3, scope: !9)
!27 = !DILocation(line: 16, column: 1, scope: !9)
!28 = !DILocation(line: 15, column: 3, scope: !9)
!29 = !DISubprogram(name: "pthread_create", scope: !30, file: !30, line: 202, type: !31, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !53)
!30 = !DIFile(filename: "/usr/include/pthread.h", directory: "")
!31 = !DISubroutineType(types: !32)
!32 = !{!12, !33, !35, !48, !52}
!33 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !34)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!35 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !36)
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!37 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !38)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !16, line: 62, baseType: !39)
!39 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !16, line: 56, size: 448, elements: !40)
!40 = !{!41, !46}
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !39, file: !16, line: 58, baseType: !42, size: 448)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !43, size: 448, elements: !44)
!43 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!44 = !{!45}
!45 = !DISubrange(count: 56)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !39, file: !16, line: 59, baseType: !47, size: 64)
!47 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!48 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !49, size: 64)
!49 = !DISubroutineType(types: !50)
!50 = !{!51, !51}
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!52 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !51)
!53 = !{}
!54 = distinct !DISubprogram(name: "worker", scope: !1, file: !1, line: 5, type: !49, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !55)
!55 = !{!56}
!56 = !DILocalVariable(name: "argument", arg: 1, scope: !54, file: !1, line: 5, type: !51)
!57 = !DILocation(line: 5, column: 27, scope: !54)
!58 = !DILocation(line: 6, column: 3, scope: !59)
!59 = distinct !DILexicalBlock(scope: !60, file: !1, line: 6, column: 3)
!60 = distinct !DILexicalBlock(scope: !54, file: !1, line: 6, column: 3)
!61 = !DILocation(line: 6, column: 3, scope: !60)
!62 = !DILocation(line: 7, column: 3, scope: !54)
!63 = !DISubprogram(name: "pthread_join", scope: !30, file: !30, line: 219, type: !64, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !53)
!64 = !DISubroutineType(types: !65)
!65 = !{!12, !15, !66}
!66 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64)
