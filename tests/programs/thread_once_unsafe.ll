source_filename = "thread_once_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [12 x i8] c"*own() == 4\00", align 1
@.str.1 = private unnamed_addr constant [21 x i8] c"thread_once_unsafe.c\00", align 1
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
  store i32 5, i32* %call1, align 4, !dbg !28
  %call2 = call i32* @own(), !dbg !29
  %0 = load i32, i32* %call2, align 4, !dbg !29
  %cmp = icmp eq i32 %0, 4, !dbg !29
  br i1 %cmp, label %if.then, label %if.else, !dbg !32

if.then:
  br label %if.end, !dbg !32

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i32 noundef 29, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !29
  unreachable, !dbg !29

if.end:
  %1 = load i32, i32* @calls, align 4, !dbg !33
  %cmp3 = icmp eq i32 %1, 1, !dbg !33
  br i1 %cmp3, label %if.then4, label %if.else5, !dbg !36

if.then4:
  br label %if.end6, !dbg !36

if.else5:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i32 noundef 30, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !33
  unreachable, !dbg !33

if.end6:
  ret i32 0, !dbg !37
}

define internal i32* @own() !dbg !38 {
entry:
  %value = alloca i32*, align 8
  %call = call i32 @pthread_once(i32* noundef @once, void ()* noundef @start), !dbg !44
  %0 = bitcast i32** %value to i8*, !dbg !45
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !45
  call void @llvm.dbg.declare(metadata i32** %value, metadata !43, metadata !DIExpression()), !dbg !46
  %1 = load i32, i32* @key, align 4, !dbg !47
  %call1 = call i8* @pthread_getspecific(i32 noundef %1), !dbg !48
  %2 = bitcast i8* %call1 to i32*, !dbg !48
  store i32* %2, i32** %value, align 8, !dbg !46
  %3 = load i32*, i32** %value, align 8, !dbg !49
  %tobool = icmp ne i32* %3, null, !dbg !49
  br i1 %tobool, label %if.end6, label %if.then, !dbg !51

if.then:
  %call2 = call noalias i8* @calloc(i64 noundef 1, i64 noundef 4), !dbg !52
  %4 = bitcast i8* %call2 to i32*, !dbg !52
  store i32* %4, i32** %value, align 8, !dbg !54
  %5 = load i32*, i32** %value, align 8, !dbg !55
  %tobool3 = icmp ne i32* %5, null, !dbg !55
  br i1 %tobool3, label %if.end, label %if.then4, !dbg !57

if.then4:
  call void @exit(i32 noundef 1), !dbg !58
  unreachable, !dbg !58

if.end:
  %6 = load i32, i32* @key, align 4, !dbg !59
  %7 = load i32*, i32** %value, align 8, !dbg !60
  %8 = bitcast i32* %7 to i8*, !dbg !60
  %call5 = call i32 @pthread_setspecific(i32 noundef %6, i8* noundef %8), !dbg !61
  br label %if.end6, !dbg !62

if.end6:
  %9 = load i32*, i32** %value, align 8, !dbg !63
  %10 = bitcast i32** %value to i8*, !dbg !64
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %10), !dbg !64
  ret i32* %9, !dbg !65
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare !dbg !66 i32 @pthread_once(i32* noundef, void ()* noundef)

define internal void @start() !dbg !74 {
entry:
  %0 = load i32, i32* @calls, align 4, !dbg !75
  %inc = add nsw i32 %0, 1, !dbg !75
  store i32 %inc, i32* @calls, align 4, !dbg !75
  %call = call i32 @pthread_key_create(i32* noundef @key, void (i8*)* noundef @free), !dbg !76
  %cmp = icmp eq i32 %call, 0, !dbg !76
  br i1 %cmp, label %if.then, label %if.else, !dbg !79

if.then:
  br label %if.end, !dbg !79

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i32 noundef 12, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @__PRETTY_FUNCTION__.start, i64 0, i64 0)), !dbg !76
  unreachable, !dbg !76

if.end:
  ret void, !dbg !80
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !81 i8* @pthread_getspecific(i32 noundef)

declare noalias i8* @calloc(i64 noundef, i64 noundef)

declare void @exit(i32 noundef)

declare !dbg !85 i32 @pthread_setspecific(i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare !dbg !90 i32 @pthread_key_create(i32* noundef, void (i8*)* noundef)

declare void @free(i8* noundef)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!14, !15, !16, !17, !18, !19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "calls", scope: !2, file: !3, line: 8, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "thread_once_unsafe.c", directory: ".")
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
!27 = !DILocation(line: 28, column: 4, scope: !21)
!28 = !DILocation(line: 28, column: 10, scope: !21)
!29 = !DILocation(line: 29, column: 3, scope: !30)
!30 = distinct !DILexicalBlock(scope: !31, file: !3, line: 29, column: 3)
!31 = distinct !DILexicalBlock(scope: !21, file: !3, line: 29, column: 3)
!32 = !DILocation(line: 29, column: 3, scope: !31)
!33 = !DILocation(line: 30, column: 3, scope: !34)
!34 = distinct !DILexicalBlock(scope: !35, file: !3, line: 30, column: 3)
!35 = distinct !DILexicalBlock(scope: !21, file: !3, line: 30, column: 3)
!36 = !DILocation(line: 30, column: 3, scope: !35)
!37 = !DILocation(line: 31, column: 3, scope: !21)
!38 = distinct !DISubprogram(name: "own", scope: !3, file: !3, line: 15, type: !39, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !42)
!39 = !DISubroutineType(types: !40)
!40 = !{!41}
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!42 = !{!43}
!43 = !DILocalVariable(name: "value", scope: !38, file: !3, line: 17, type: !41)
!44 = !DILocation(line: 16, column: 3, scope: !38)
!45 = !DILocation(line: 17, column: 3, scope: !38)
!46 = !DILocation(line: 17, column: 8, scope: !38)
!47 = !DILocation(line: 17, column: 36, scope: !38)
!48 = !DILocation(line: 17, column: 16, scope: !38)
!49 = !DILocation(line: 18, column: 8, scope: !50)
!50 = distinct !DILexicalBlock(scope: !38, file: !3, line: 18, column: 7)
!51 = !DILocation(line: 18, column: 7, scope: !38)
!52 = !DILocation(line: 19, column: 13, scope: !53)
!53 = distinct !DILexicalBlock(scope: !50, file: !3, line: 18, column: 15)
!54 = !DILocation(line: 19, column: 11, scope: !53)
!55 = !DILocation(line: 20, column: 10, scope: !56)
!56 = distinct !DILexicalBlock(scope: !53, file: !3, line: 20, column: 9)
!57 = !DILocation(line: 20, column: 9, scope: !53)
!58 = !DILocation(line: 20, column: 17, scope: !56)
!59 = !DILocation(line: 21, column: 25, scope: !53)
!60 = !DILocation(line: 21, column: 30, scope: !53)
!61 = !DILocation(line: 21, column: 5, scope: !53)
!62 = !DILocation(line: 22, column: 3, scope: !53)
!63 = !DILocation(line: 23, column: 10, scope: !38)
!64 = !DILocation(line: 24, column: 1, scope: !38)
!65 = !DILocation(line: 23, column: 3, scope: !38)
!66 = !DISubprogram(name: "pthread_once", scope: !67, file: !67, line: 509, type: !68, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !24)
!67 = !DIFile(filename: "/usr/include/pthread.h", directory: "")
!68 = !DISubroutineType(types: !69)
!69 = !{!9, !70, !71}
!70 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!71 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !72, size: 64)
!72 = !DISubroutineType(types: !73)
!73 = !{null}
!74 = distinct !DISubprogram(name: "start", scope: !3, file: !3, line: 10, type: !72, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !24)
!75 = !DILocation(line: 11, column: 8, scope: !74)
!76 = !DILocation(line: 12, column: 3, scope: !77)
!77 = distinct !DILexicalBlock(scope: !78, file: !3, line: 12, column: 3)
!78 = distinct !DILexicalBlock(scope: !74, file: !3, line: 12, column: 3)
!79 = !DILocation(line: 12, column: 3, scope: !78)
!80 = !DILocation(line: 13, column: 1, scope: !74)
!81 = !DISubprogram(name: "pthread_getspecific", scope: !67, file: !67, line: 1305, type: !82, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !24)
!82 = !DISubroutineType(types: !83)
!83 = !{!84, !12}
!84 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!85 = !DISubprogram(name: "pthread_setspecific", scope: !67, file: !67, line: 1308, type: !86, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !24)
!86 = !DISubroutineType(types: !87)
!87 = !{!9, !12, !88}
!88 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !89, size: 64)
!89 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!90 = !DISubprogram(name: "pthread_key_create", scope: !67, file: !67, line: 1297, type: !91, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !24)
!91 = !DISubroutineType(types: !92)
!92 = !{!9, !93, !94}
!93 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!94 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !95, size: 64)
!95 = !DISubroutineType(types: !96)
!96 = !{null, !84}
