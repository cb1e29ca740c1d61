source_filename = "atomic_objects_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.five = type { [5 x i32] }

@__const.main.second = private unnamed_addr constant %struct.five { [5 x i32] [i32 5, i32 0, i32 0, i32 0, i32 0] }, align 4
@shared = internal global %struct.five zeroinitializer, align 4, !dbg !0
@.str = private unnamed_addr constant [24 x i8] c"seen.a[4] == first.a[4]\00", align 1
@.str.1 = private unnamed_addr constant [24 x i8] c"atomic_objects_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [15 x i8] c"old.a[4] != 77\00", align 1
@.str.3 = private unnamed_addr constant [25 x i8] c"!done && first.a[0] == 5\00", align 1
@.str.4 = private unnamed_addr constant [23 x i8] c"done && seen.a[1] == 2\00", align 1

define dso_local i32 @main() !dbg !20 {
entry:
  %retval = alloca i32, align 4
  %first = alloca %struct.five, align 4
  %second = alloca %struct.five, align 4
  %.atomictmp = alloca %struct.five, align 4
  %seen = alloca %struct.five, align 4
  %atomic-temp = alloca %struct.five, align 4
  %old = alloca %struct.five, align 4
  %.atomictmp7 = alloca %struct.five, align 4
  %atomic-temp8 = alloca %struct.five, align 4
  %done = alloca i8, align 1
  %.atomictmp15 = alloca %struct.five, align 4
  %cmpxchg.bool = alloca i8, align 1
  %.atomictmp23 = alloca %struct.five, align 4
  %cmpxchg.bool24 = alloca i8, align 1
  %atomic-temp27 = alloca %struct.five, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.five* %first to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 20, i8* %0), !dbg !30
  call void @llvm.dbg.declare(metadata %struct.five* %first, metadata !24, metadata !DIExpression()), !dbg !31
  %a = getelementptr inbounds %struct.five, %struct.five* %first, i32 0, i32 0, !dbg !32
  %arrayinit.begin = getelementptr inbounds [5 x i32], [5 x i32]* %a, i64 0, i64 0, !dbg !33
  store i32 1, i32* %arrayinit.begin, align 4, !dbg !33
  %arrayinit.element = getelementptr inbounds i32, i32* %arrayinit.begin, i64 1, !dbg !33
  store i32 2, i32* %arrayinit.element, align 4, !dbg !33
  %arrayinit.element1 = getelementptr inbounds i32, i32* %arrayinit.element, i64 1, !dbg !33
  store i32 3, i32* %arrayinit.element1, align 4, !dbg !33
  %arrayinit.element2 = getelementptr inbounds i32, i32* %arrayinit.element1, i64 1, !dbg !33
  store i32 4, i32* %arrayinit.element2, align 4, !dbg !33
  %arrayinit.element3 = getelementptr inbounds i32, i32* %arrayinit.element2, i64 1, !dbg !33
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !34
  store i32 %call, i32* %arrayinit.element3, align 4, !dbg !33
  %1 = bitcast %struct.five* %second to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 20, i8* %1), !dbg !30
  call void @llvm.dbg.declare(metadata %struct.five* %second, metadata !25, metadata !DIExpression()), !dbg !35
  %2 = bitcast %struct.five* %second to i8*, !dbg !35
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %2, i8* align 4 bitcast (%struct.five* @__const.main.second to i8*), i64 20, i1 false), !dbg !35
  %3 = bitcast %struct.five* %.atomictmp to i8*, !dbg !36
  %4 = bitcast %struct.five* %first to i8*, !dbg !36
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %3, i8* align 4 %4, i64 20, i1 false), !dbg !36
  %5 = bitcast %struct.five* %.atomictmp to i160*, !dbg !36
  %6 = bitcast i160* %5 to i8*, !dbg !36
  call void @__atomic_store(i64 noundef 20, i8* noundef bitcast (%struct.five* @shared to i8*), i8* noundef %6, i32 noundef 5), !dbg !36
  %7 = bitcast %struct.five* %seen to i8*, !dbg !37
  call void @llvm.lifetime.start.p0i8(i64 20, i8* %7), !dbg !37
  call void @llvm.dbg.declare(metadata %struct.five* %seen, metadata !26, metadata !DIExpression()), !dbg !38
  %8 = bitcast %struct.five* %atomic-temp to i160*, !dbg !39
  %9 = bitcast i160* %8 to i8*, !dbg !39
  call void @__atomic_load(i64 noundef 20, i8* noundef bitcast (%struct.five* @shared to i8*), i8* noundef %9, i32 noundef 5), !dbg !39
  %10 = bitcast i160* %8 to %struct.five*, !dbg !39
  %11 = bitcast %struct.five* %seen to i8*, !dbg !39
  %12 = bitcast %struct.five* %10 to i8*, !dbg !39
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %11, i8* align 4 %12, i64 20, i1 false), !dbg !39
  %a4 = getelementptr inbounds %struct.five, %struct.five* %seen, i32 0, i32 0, !dbg !40
  %arrayidx = getelementptr inbounds [5 x i32], [5 x i32]* %a4, i64 0, i64 4, !dbg !40
  %13 = load i32, i32* %arrayidx, align 4, !dbg !40
  %a5 = getelementptr inbounds %struct.five, %struct.five* %first, i32 0, i32 0, !dbg !40
  %arrayidx6 = getelementptr inbounds [5 x i32], [5 x i32]* %a5, i64 0, i64 4, !dbg !40
  %14 = load i32, i32* %arrayidx6, align 4, !dbg !40
  %cmp = icmp eq i32 %13, %14, !dbg !40
  br i1 %cmp, label %if.then, label %if.else, !dbg !43

if.then:
  br label %if.end, !dbg !43

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.1, i64 0, i64 0), i32 noundef 15, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !40
  unreachable, !dbg !40

if.end:
  %15 = bitcast %struct.five* %old to i8*, !dbg !44
  call void @llvm.lifetime.start.p0i8(i64 20, i8* %15), !dbg !44
  call void @llvm.dbg.declare(metadata %struct.five* %old, metadata !27, metadata !DIExpression()), !dbg !45
  %16 = bitcast %struct.five* %.atomictmp7 to i8*, !dbg !46
  %17 = bitcast %struct.five* %second to i8*, !dbg !46
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %16, i8* align 4 %17, i64 20, i1 false), !dbg !46
  %18 = bitcast %struct.five* %.atomictmp7 to i160*, !dbg !46
  %19 = bitcast %struct.five* %atomic-temp8 to i160*, !dbg !46
  %20 = bitcast i160* %18 to i8*, !dbg !46
  %21 = bitcast i160* %19 to i8*, !dbg !46
  call void @__atomic_exchange(i64 noundef 20, i8* noundef bitcast (%struct.five* @shared to i8*), i8* noundef %20, i8* noundef %21, i32 noundef 5), !dbg !46
  %22 = bitcast i160* %19 to %struct.five*, !dbg !46
  %23 = bitcast %struct.five* %old to i8*, !dbg !46
  %24 = bitcast %struct.five* %22 to i8*, !dbg !46
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %23, i8* align 4 %24, i64 20, i1 false), !dbg !46
  %a9 = getelementptr inbounds %struct.five, %struct.five* %old, i32 0, i32 0, !dbg !47
  %arrayidx10 = getelementptr inbounds [5 x i32], [5 x i32]* %a9, i64 0, i64 4, !dbg !47
  %25 = load i32, i32* %arrayidx10, align 4, !dbg !47
  %cmp11 = icmp ne i32 %25, 77, !dbg !47
  br i1 %cmp11, label %if.then12, label %if.else13, !dbg !50

if.then12:
  br label %if.end14, !dbg !50

if.else13:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.1, i64 0, i64 0), i32 noundef 17, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !47
  unreachable, !dbg !47

if.end14:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %done), !dbg !51
  call void @llvm.dbg.declare(metadata i8* %done, metadata !28, metadata !DIExpression()), !dbg !52
  %26 = bitcast %struct.five* %.atomictmp15 to i8*, !dbg !53
  %27 = bitcast %struct.five* %old to i8*, !dbg !53
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %26, i8* align 4 %27, i64 20, i1 false), !dbg !53
  %28 = bitcast %struct.five* %first to i160*, !dbg !53
  %29 = bitcast %struct.five* %.atomictmp15 to i160*, !dbg !53
  %30 = bitcast i160* %28 to i8*, !dbg !53
  %31 = bitcast i160* %29 to i8*, !dbg !53
  %call16 = call zeroext i1 @__atomic_compare_exchange(i64 noundef 20, i8* noundef bitcast (%struct.five* @shared to i8*), i8* noundef %30, i8* noundef %31, i32 noundef 5, i32 noundef 5), !dbg !53
  %frombool = zext i1 %call16 to i8, !dbg !52
  store i8 %frombool, i8* %done, align 1, !dbg !52
  %32 = load i8, i8* %done, align 1, !dbg !54, !range !57
  %tobool = trunc i8 %32 to i1, !dbg !54
  br i1 %tobool, label %if.else21, label %land.lhs.true, !dbg !54

land.lhs.true:
  %a17 = getelementptr inbounds %struct.five, %struct.five* %first, i32 0, i32 0, !dbg !54
  %arrayidx18 = getelementptr inbounds [5 x i32], [5 x i32]* %a17, i64 0, i64 0, !dbg !54
  %33 = load i32, i32* %arrayidx18, align 4, !dbg !54
  %cmp19 = icmp eq i32 %33, 5, !dbg !54
  br i1 %cmp19, label %if.then20, label %if.else21, !dbg !58

if.then20:
  br label %if.end22, !dbg !58

if.else21:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.1, i64 0, i64 0), i32 noundef 19, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !54
  unreachable, !dbg !54

if.end22:
  %34 = bitcast %struct.five* %.atomictmp23 to i8*, !dbg !59
  %35 = bitcast %struct.five* %old to i8*, !dbg !59
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %34, i8* align 4 %35, i64 20, i1 false), !dbg !59
  %36 = bitcast %struct.five* %first to i160*, !dbg !59
  %37 = bitcast %struct.five* %.atomictmp23 to i160*, !dbg !59
  %38 = bitcast i160* %36 to i8*, !dbg !59
  %39 = bitcast i160* %37 to i8*, !dbg !59
  %call25 = call zeroext i1 @__atomic_compare_exchange(i64 noundef 20, i8* noundef bitcast (%struct.five* @shared to i8*), i8* noundef %38, i8* noundef %39, i32 noundef 5, i32 noundef 5), !dbg !59
  %frombool26 = zext i1 %call25 to i8, !dbg !60
  store i8 %frombool26, i8* %done, align 1, !dbg !60
  %40 = bitcast %struct.five* %atomic-temp27 to i160*, !dbg !61
  %41 = bitcast i160* %40 to i8*, !dbg !61
  call void @__atomic_load(i64 noundef 20, i8* noundef bitcast (%struct.five* @shared to i8*), i8* noundef %41, i32 noundef 5), !dbg !61
  %42 = bitcast i160* %40 to %struct.five*, !dbg !61
  %43 = bitcast %struct.five* %seen to i8*, !dbg !61
  %44 = bitcast %struct.five* %42 to i8*, !dbg !61
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %43, i8* align 4 %44, i64 20, i1 false), !dbg !61
  %45 = load i8, i8* %done, align 1, !dbg !62, !range !57
  %tobool28 = trunc i8 %45 to i1, !dbg !62
  br i1 %tobool28, label %land.lhs.true29, label %if.else34, !dbg !62

land.lhs.true29:
  %a30 = getelementptr inbounds %struct.five, %struct.five* %seen, i32 0, i32 0, !dbg !62
  %arrayidx31 = getelementptr inbounds [5 x i32], [5 x i32]* %a30, i64 0, i64 1, !dbg !62
  %46 = load i32, i32* %arrayidx31, align 4, !dbg !62
  %cmp32 = icmp eq i32 %46, 2, !dbg !62
  br i1 %cmp32, label %if.then33, label %if.else34, !dbg !65

if.then33:
  br label %if.end35, !dbg !65

if.else34:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.1, i64 0, i64 0), i32 noundef 22, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !62
  unreachable, !dbg !62

if.end35:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %done), !dbg !66
  %47 = bitcast %struct.five* %old to i8*, !dbg !66
  call void @llvm.lifetime.end.p0i8(i64 20, i8* %47), !dbg !66
  %48 = bitcast %struct.five* %seen to i8*, !dbg !66
  call void @llvm.lifetime.end.p0i8(i64 20, i8* %48), !dbg !66
  %49 = bitcast %struct.five* %second to i8*, !dbg !66
  call void @llvm.lifetime.end.p0i8(i64 20, i8* %49), !dbg !66
  %50 = bitcast %struct.five* %first to i8*, !dbg !66
  call void @llvm.lifetime.end.p0i8(i64 20, i8* %50), !dbg !66
  ret i32 0, !dbg !67
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare void @__atomic_store(i64, i8*, i8*, i32)

declare void @__atomic_load(i64, i8*, i8*, i32)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @__atomic_exchange(i64, i8*, i8*, i8*, i32)

declare i1 @__atomic_compare_exchange(i64, i8*, i8*, i8*, i32, i32)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!13, !14, !15, !16, !17, !18}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 9, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "atomic_objects_unsafe.c", directory: ".")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !6)
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "five", file: !3, line: 7, size: 160, elements: !7)
!7 = !{!8}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !6, file: !3, line: 7, baseType: !9, size: 160)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 160, elements: !11)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{!12}
!12 = !DISubrange(count: 5)
!13 = !{i32 7, !"Dwarf Version", i32 5}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 7, !"PIC Level", i32 2}
!17 = !{i32 7, !"PIE Level", i32 2}
!18 = !{i32 7, !"uwtable", i32 1}

!20 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 11, type: !21, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !23)
!21 = !DISubroutineType(types: !22)
!22 = !{!10}
!23 = !{!24, !25, !26, !27, !28}
!24 = !DILocalVariable(name: "first", scope: !20, file: !3, line: 12, type: !6)
!25 = !DILocalVariable(name: "second", scope: !20, file: !3, line: 12, type: !6)
!26 = !DILocalVariable(name: "seen", scope: !20, file: !3, line: 14, type: !6)
!27 = !DILocalVariable(name: "old", scope: !20, file: !3, line: 16, type: !6)
!28 = !DILocalVariable(name: "done", scope: !20, file: !3, line: 18, type: !29)
!29 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!30 = !DILocation(line: 12, column: 3, scope: !20)
!31 = !DILocation(line: 12, column: 15, scope: !20)
!32 = !DILocation(line: 12, column: 23, scope: !20)
!33 = !DILocation(line: 12, column: 25, scope: !20)
!34 = !DILocation(line: 12, column: 39, scope: !20)
!35 = !DILocation(line: 12, column: 68, scope: !20)
!36 = !DILocation(line: 13, column: 3, scope: !20)
!37 = !DILocation(line: 14, column: 3, scope: !20)
!38 = !DILocation(line: 14, column: 15, scope: !20)
!39 = !DILocation(line: 14, column: 22, scope: !20)
!40 = !DILocation(line: 15, column: 3, scope: !41)
!41 = distinct !DILexicalBlock(scope: !42, file: !3, line: 15, column: 3)
!42 = distinct !DILexicalBlock(scope: !20, file: !3, line: 15, column: 3)
!43 = !DILocation(line: 15, column: 3, scope: !42)
!44 = !DILocation(line: 16, column: 3, scope: !20)
!45 = !DILocation(line: 16, column: 15, scope: !20)
!46 = !DILocation(line: 16, column: 21, scope: !20)
!47 = !DILocation(line: 17, column: 3, scope: !48)
!48 = distinct !DILexicalBlock(scope: !49, file: !3, line: 17, column: 3)
!49 = distinct !DILexicalBlock(scope: !20, file: !3, line: 17, column: 3)
!50 = !DILocation(line: 17, column: 3, scope: !49)
!51 = !DILocation(line: 18, column: 3, scope: !20)
!52 = !DILocation(line: 18, column: 9, scope: !20)
!53 = !DILocation(line: 18, column: 16, scope: !20)
!54 = !DILocation(line: 19, column: 3, scope: !55)
!55 = distinct !DILexicalBlock(scope: !56, file: !3, line: 19, column: 3)
!56 = distinct !DILexicalBlock(scope: !20, file: !3, line: 19, column: 3)
!57 = !{i8 0, i8 2}
!58 = !DILocation(line: 19, column: 3, scope: !56)
!59 = !DILocation(line: 20, column: 10, scope: !20)
!60 = !DILocation(line: 20, column: 8, scope: !20)
!61 = !DILocation(line: 21, column: 10, scope: !20)
!62 = !DILocation(line: 22, column: 3, scope: !63)
!63 = distinct !DILexicalBlock(scope: !64, file: !3, line: 22, column: 3)
!64 = distinct !DILexicalBlock(scope: !20, file: !3, line: 22, column: 3)
!65 = !DILocation(line: 22, column: 3, scope: !64)
!66 = !DILocation(line: 24, column: 1, scope: !20)
!67 = !DILocation(line: 23, column: 3, scope: !20)
