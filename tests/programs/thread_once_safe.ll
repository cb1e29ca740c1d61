source_filename = "thread_once_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [12 x i8] c"*own() == 4\00", align 1
@.str.1 = private unnamed_addr constant [19 x i8] c"thread_once_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@calls = internal global i32 0, align 4, !dbg !0
@.str.2 = private unnamed_addr constant [11 x i8] c"calls == 1\00", align 1
@once = internal global i32 0, align 4, !dbg !5
@key = internal global i32 0, align 4, !dbg !10
@.str.3 = private unnamed_addr constant [36 x i8] c"pthread_key_create(&key, free) == 0\00", align 1
@__PRETTY_FUNCTION__.start = private unnamed_addr constant [17 x i8] c"void start(void)\00", align 1

define dso_local i32 @main() !dbg !21 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32* @own(), !dbg !25
  store i32 4, i32* %call, align 4, !dbg !26
  %call1 = call i32* @own(), !dbg !27
  %0 = load i32, i32* %call1, align 4, !dbg !27
  %cmp = icmp eq i32 %0, 4, !dbg !27
  br i1 %cmp, label %if.then, label %if.else, !dbg !30

if.then:
  br label %if.end, !dbg !30

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.1, i64 0, i64 0), i32 noundef 28, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !27
  unreachable, !dbg !27

if.end:
  %1 = load i32, i32* @calls, align 4, !dbg !31
  %cmp2 = icmp eq i32 %1, 1, !dbg !31
  br i1 %cmp2, label %if.then3, label %if.else4, !dbg !34

if.then3:
  br label %if.end5, !dbg !34

if.else4:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.1, i64 0, i64 0), i32 noundef 29, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !31
  unreachable, !dbg !31

if.end5:
  ret i32 0, !dbg !35
}

define internal i32* @own() !dbg !36 {
entry:
  %value = alloca i32*, align 8
  %call = call i32 @pthread_once(i32* noundef @once, void ()* noundef @start), !dbg !42
  %0 = bitcast i32** %value to i8*, !dbg !43
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !43
  call void @llvm.dbg.declare(metadata i32** %value, metadata !41, metadata !DIExpression()), !dbg !44
  %1 = load i32, i32* @key, align 4, !dbg !45
  %call1 = call i8* @pthread_getspecific(i32 noundef %1), !dbg !46
  %2 = bitcast i8* %call1 to i32*, !dbg !46
  store i32* %2, i32** %value, align 8, !dbg !44
  %3 = load i32*, i32** %value, align 8, !dbg !47
  %tobool = icmp ne i32* %3, null, !dbg !47
  br i1 %tobool, label %if.end6, label %if.then, !dbg !49

if.then:
  %call2 = call noalias i8* @calloc(i64 noundef 1, i64 noundef 4), !dbg !50
  %4 = bitcast i8* %call2 to i32*, !dbg !50
  store i32* %4, i32** %value, align 8, !dbg !52
  %5 = load i32*, i32** %value, align 8, !dbg !53
  %tobool3 = icmp ne i32* %5, null, !dbg !53
  br i1 %tobool3, label %if.end, label %if.then4, !dbg !55

if.then4:
  call void @exit(i32 noundef 1), !dbg !56
  unreachable, !dbg !56

if.end:
  %6 = load i32, i32* @key, align 4, !dbg !57
  %7 = load i32*, i32** %value, align 8, !dbg !58
  %8 = bitcast i32* %7 to i8*, !dbg !58
  %call5 = call i32 @pthread_setspecific(i32 noundef %6, i8* noundef %8), !dbg !59
  br label %if.end6, !dbg !60

if.end6:
  %9 = load i32*, i32** %value, align 8, !dbg !61
  %10 = bitcast i32** %value to i8*, !dbg !62
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %10), !dbg !62
  ret i32* %9, !dbg !63
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare !dbg !64 i32 @pthread_once(i32* noundef, void ()* noundef)

define internal void @start() !dbg !72 {
entry:
  %0 = load i32, i32* @calls, align 4, !dbg !73
  %inc = add nsw i32 %0, 1, !dbg !73
  store i32 %inc, i32* @calls, align 4, !dbg !73
  %call = call i32 @pthread_key_create(i32* noundef @key, void (i8*)* noundef @free), !dbg !74
  %cmp = icmp eq i32 %call, 0, !dbg !74
  br i1 %cmp, label %if.then, label %if.else, !dbg !77

if.then:
  br label %if.end, !dbg !77

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.1, i64 0, i64 0), i32 noundef 12, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @__PRETTY_FUNCTION__.start, i64 0, i64 0)), !dbg !74
  unreachable, !dbg !74

if.end:
  ret void, !dbg !78
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !79 i8* @pthread_getspecific(i32 noundef)

declare noalias i8* @calloc(i64 noundef, i64 noundef)

declare void @exit(i32 noundef)

declare !dbg !83 i32 @pthread_setspecific(i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare !dbg !88 i32 @pthread_key_create(i32* noundef, void (i8*)* noundef)

declare void @free(i8* noundef)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!14, !15, !16, !17, !18, !19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "calls", scope: !2, file: !3, line: 8, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "thread_once_safe.c", directory: ".")
!4 = !{!0, !5, !10}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "once", scope: !2, file: !3, line: 6, type: !7, isLocal: true, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_once_t", file: !8, line: 53, baseType: !9)
!8 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "key", scope: !2, file: !3, line: 7, type: !12, isLocal: true, isDefinition: true)
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_key_t", file: !8, line: 49, baseType: !13)
!13 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!14 = !{i32 7, !"Dwarf Version", i32 5}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{i32 1, !"wchar_size", i32 4}
!17 = !{i32 7, !"PIC Level", i32 2}
!18 = !{i32 7, !"PIE Level", i32 2}
!19 = !{i32 7, !"uwtable", i32 1}

!21 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 26, type: !22, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !24)
!22 = !DISubroutineType(types: !23)
!23 = !{!9}
!24 = !{}
!25 = !DILocation(line: 27, column: 4, scope: !21)
!26 = !DILocation(line: 27, column: 10, scope: !21)
!27 = !DILocation(line: 28, column: 3, scope: !28)
!28 = distinct !DILexicalBlock(scope: !29, file: !3, line: 28, column: 3)
!29 = distinct !DILexicalBlock(scope: !21, file: !3, line: 28, column: 3)
!30 = !DILocation(line: 28, column: 3, scope: !29)
!31 = !DILocation(line: 29, column: 3, scope: !32)
!32 = distinct !DILexicalBlock(scope: !33, file: !3, line: 29, column: 3)
!33 = distinct !DILexicalBlock(scope: !21, file: !3, line: 29, column: 3)
!34 = !DILocation(line: 29, column: 3, scope: !33)
!35 = !DILocation(line: 30, column: 3, scope: !21)
!36 = distinct !DISubprogram(name: "own", scope: !3, file: !3, line: 15, type: !37, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !40)
!37 = !DISubroutineType(types: !38)
!38 = !{!39}
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!40 = !{!41}
!41 = !DILocalVariable(name: "value", scope: !36, file: !3, line: 17, type: !39)
!42 = !DILocation(line: 16, column: 3, scope: !36)
!43 = !DILocation(line: 17, column: 3, scope: !36)
!44 = !DILocation(line: 17, column: 8, scope: !36)
!45 = !DILocation(line: 17, column: 36, scope: !36)
!46 = !DILocation(line: 17, column: 16, scope: !36)
!47 = !DILocation(line: 18, column: 8, scope: !48)
!48 = distinct !DILexicalBlock(scope: !36, file: !3, line: 18, column: 7)
!49 = !DILocation(line: 18, column: 7, scope: !36)
!50 = !DILocation(line: 19, column: 13, scope: !51)
!51 = distinct !DILexicalBlock(scope: !48, file: !3, line: 18, column: 15)
!52 = !DILocation(line: 19, column: 11, scope: !51)
!53 = !DILocation(line: 20, column: 10, scope: !54)
!54 = distinct !DILexicalBlock(scope: !51, file: !3, line: 20, column: 9)
!55 = !DILocation(line: 20, column: 9, scope: !51)
!56 = !DILocation(line: 20, column: 17, scope: !54)
!57 = !DILocation(line: 21, column: 25, scope: !51)
!58 = !DILocation(line: 21, column: 30, scope: !51)
!59 = !DILocation(line: 21, column: 5, scope: !51)
!60 = !DILocation(line: 22, column: 3, scope: !51)
!61 = !DILocation(line: 23, column: 10, scope: !36)
!62 = !DILocation(line: 24, column: 1, scope: !36)
!63 = !DILocation(line: 23, column: 3, scope: !36)
!64 = !DISubprogram(name: "pthread_once", scope: !65, file: !65, line: 509, type: !66, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !24)
!65 = !DIFile(filename: "/usr/include/pthread.h", directory: "")
!66 = !DISubroutineType(types: !67)
!67 = !{!9, !68, !69}
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!69 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !70, size: 64)
!70 = !DISubroutineType(types: !71)
!71 = !{null}
!72 = distinct !DISubprogram(name: "start", scope: !3, file: !3, line: 10, type: !70, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !24)
!73 = !DILocation(line: 11, column: 8, scope: !72)
!74 = !DILocation(line: 12, column: 3, scope: !75)
!75 = distinct !DILexicalBlock(scope: !76, file: !3, line: 12, column: 3)
!76 = distinct !DILexicalBlock(scope: !72, file: !3, line: 12, column: 3)
!77 = !DILocation(line: 12, column: 3, scope: !76)
!78 = !DILocation(line: 13, column: 1, scope: !72)
!79 = !DISubprogram(name: "pthread_getspecific", scope: !65, file: !65, line: 1305, type: !80, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !24)
!80 = !DISubroutineType(types: !81)
!81 = !{!82, !12}
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!83 = !DISubprogram(name: "pthread_setspecific", scope: !65, file: !65, line: 1308, type: !84, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !24)
!84 = !DISubroutineType(types: !85)
!85 = !{!9, !12, !86}
!86 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !87, size: 64)
!87 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!88 = !DISubprogram(name: "pthread_key_create", scope: !65, file: !65, line: 1297, type: !89, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !24)
!89 = !DISubroutineType(types: !90)
!90 = !{!9, !91, !92}
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!92 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !93, size: 64)
!93 = !DISubroutineType(types: !94)
!94 = !{null, !82}
