source_filename = "exception_array_safe.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.E = type { i8 }

$_ZN1EC2Ev = comdat any

$_ZN1ED2Ev = comdat any

@_ZTIi = external constant i8*
@_ZL5alive = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [11 x i8] c"alive == 0\00", align 1
@.str.1 = private unnamed_addr constant [25 x i8] c"exception_array_safe.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@.str.2 = private unnamed_addr constant [31 x i8] c"r == 3 || (r >= 10 && r <= 12)\00", align 1
@_ZL4made = internal global i32 0, align 4, !dbg !14

define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !24 {
entry:
  %retval = alloca i32, align 4
  %r = alloca i32, align 4
  %all = alloca [3 x %struct.E], align 1
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  %e = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %r to i8*, !dbg !35
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !35
  call void @llvm.dbg.declare(metadata i32* %r, metadata !28, metadata !DIExpression()), !dbg !36
  store i32 0, i32* %r, align 4, !dbg !36
  %1 = bitcast [3 x %struct.E]* %all to i8*, !dbg !37
  call void @llvm.lifetime.start.p0i8(i64 3, i8* %1), !dbg !37
  call void @llvm.dbg.declare(metadata [3 x %struct.E]* %all, metadata !29, metadata !DIExpression()), !dbg !38
  %array.begin = getelementptr inbounds [3 x %struct.E], [3 x %struct.E]* %all, i32 0, i32 0, !dbg !38
  %arrayctor.end = getelementptr inbounds %struct.E, %struct.E* %array.begin, i64 3, !dbg !38
  br label %arrayctor.loop, !dbg !38

arrayctor.loop:
  %arrayctor.cur = phi %struct.E* [ %array.begin, %entry ], [ %arrayctor.next, %invoke.cont ], !dbg !38
  invoke void @_ZN1EC2Ev(%struct.E* noundef nonnull align 1 dereferenceable(1) %arrayctor.cur)
          to label %invoke.cont unwind label %lpad, !dbg !38

invoke.cont:
  %arrayctor.next = getelementptr inbounds %struct.E, %struct.E* %arrayctor.cur, i64 1, !dbg !38
  %arrayctor.done = icmp eq %struct.E* %arrayctor.next, %arrayctor.end, !dbg !38
  br i1 %arrayctor.done, label %arrayctor.cont, label %arrayctor.loop, !dbg !38

arrayctor.cont:
  %2 = load i32, i32* @_ZL5alive, align 4, !dbg !39
  store i32 %2, i32* %r, align 4, !dbg !40
  %array.begin2 = getelementptr inbounds [3 x %struct.E], [3 x %struct.E]* %all, i32 0, i32 0, !dbg !41
  %3 = getelementptr inbounds %struct.E, %struct.E* %array.begin2, i64 3, !dbg !41
  br label %arraydestroy.body3, !dbg !41

arraydestroy.body3:
  %arraydestroy.elementPast4 = phi %struct.E* [ %3, %arrayctor.cont ], [ %arraydestroy.element5, %arraydestroy.body3 ], !dbg !41
  %arraydestroy.element5 = getelementptr inbounds %struct.E, %struct.E* %arraydestroy.elementPast4, i64 -1, !dbg !41
  call void @_ZN1ED2Ev(%struct.E* noundef nonnull align 1 dereferenceable(1) %arraydestroy.element5), !dbg !41
  %arraydestroy.done6 = icmp eq %struct.E* %arraydestroy.element5, %array.begin2, !dbg !41
  br i1 %arraydestroy.done6, label %arraydestroy.done7, label %arraydestroy.body3, !dbg !41

arraydestroy.done7:
  %4 = bitcast [3 x %struct.E]* %all to i8*, !dbg !41
  call void @llvm.lifetime.end.p0i8(i64 3, i8* %4), !dbg !41
  br label %try.cont, !dbg !42

lpad:
  %5 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast (i8** @_ZTIi to i8*), !dbg !43
  %6 = extractvalue { i8*, i32 } %5, 0, !dbg !43
  store i8* %6, i8** %exn.slot, align 8, !dbg !43
  %7 = extractvalue { i8*, i32 } %5, 1, !dbg !43
  store i32 %7, i32* %ehselector.slot, align 4, !dbg !43
  %arraydestroy.isempty = icmp eq %struct.E* %array.begin, %arrayctor.cur, !dbg !38
  br i1 %arraydestroy.isempty, label %arraydestroy.done1, label %arraydestroy.body, !dbg !38

arraydestroy.body:
  %arraydestroy.elementPast = phi %struct.E* [ %arrayctor.cur, %lpad ], [ %arraydestroy.element, %arraydestroy.body ], !dbg !38
  %arraydestroy.element = getelementptr inbounds %struct.E, %struct.E* %arraydestroy.elementPast, i64 -1, !dbg !38
  call void @_ZN1ED2Ev(%struct.E* noundef nonnull align 1 dereferenceable(1) %arraydestroy.element), !dbg !38
  %arraydestroy.done = icmp eq %struct.E* %arraydestroy.element, %array.begin, !dbg !38
  br i1 %arraydestroy.done, label %arraydestroy.done1, label %arraydestroy.body, !dbg !38

arraydestroy.done1:
  %8 = bitcast [3 x %struct.E]* %all to i8*, !dbg !41
  call void @llvm.lifetime.end.p0i8(i64 3, i8* %8), !dbg !41
  br label %catch.dispatch, !dbg !41

catch.dispatch:
  %sel = load i32, i32* %ehselector.slot, align 4, !dbg !42
  %9 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIi to i8*)), !dbg !42
  %matches = icmp eq i32 %sel, %9, !dbg !42
  br i1 %matches, label %catch, label %ehcleanup, !dbg !42

catch:
  %10 = bitcast i32* %e to i8*, !dbg !42
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %10), !dbg !42
  call void @llvm.dbg.declare(metadata i32* %e, metadata !34, metadata !DIExpression()), !dbg !44
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !42
  %11 = call i8* @__cxa_begin_catch(i8* %exn), !dbg !42
  %12 = bitcast i8* %11 to i32*, !dbg !42
  %13 = load i32, i32* %12, align 4, !dbg !42
  store i32 %13, i32* %e, align 4, !dbg !42
  %14 = load i32, i32* %e, align 4, !dbg !45
  %add = add nsw i32 %14, 10, !dbg !47
  store i32 %add, i32* %r, align 4, !dbg !48
  call void @__cxa_end_catch(), !dbg !49
  %15 = bitcast i32* %e to i8*, !dbg !49
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %15), !dbg !49
  br label %try.cont, !dbg !49

try.cont:
  %16 = load i32, i32* @_ZL5alive, align 4, !dbg !50
  %cmp = icmp eq i32 %16, 0, !dbg !50
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !50

cond.true:
  br label %cond.end, !dbg !50

cond.false:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 10, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !50
  unreachable, !dbg !50

17:                                               ; No predecessors!
  br label %cond.end, !dbg !50

cond.end:
  %18 = load i32, i32* %r, align 4, !dbg !51
  %cmp8 = icmp eq i32 %18, 3, !dbg !51
  br i1 %cmp8, label %lor.end, label %lor.rhs, !dbg !51

lor.rhs:
  %19 = load i32, i32* %r, align 4, !dbg !51
  %cmp9 = icmp sge i32 %19, 10, !dbg !51
  br i1 %cmp9, label %land.rhs, label %land.end, !dbg !51

land.rhs:
  %20 = load i32, i32* %r, align 4, !dbg !51
  %cmp10 = icmp sle i32 %20, 12, !dbg !51
  br label %land.end

land.end:
  %21 = phi i1 [ false, %lor.rhs ], [ %cmp10, %land.rhs ], !dbg !52
  br label %lor.end, !dbg !51

lor.end:
  %22 = phi i1 [ true, %cond.end ], [ %21, %land.end ]
  br i1 %22, label %cond.true11, label %cond.false12, !dbg !51

cond.true11:
  br label %cond.end13, !dbg !51

cond.false12:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 11, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !51
  unreachable, !dbg !51

23:                                               ; No predecessors!
  br label %cond.end13, !dbg !51

cond.end13:
  %24 = bitcast i32* %r to i8*, !dbg !53
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %24), !dbg !53
  %25 = load i32, i32* %retval, align 4, !dbg !53
  ret i32 %25, !dbg !53

ehcleanup:
  %26 = bitcast i32* %r to i8*, !dbg !53
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %26), !dbg !53
  br label %eh.resume, !dbg !53

eh.resume:
  %exn14 = load i8*, i8** %exn.slot, align 8, !dbg !53
  %sel15 = load i32, i32* %ehselector.slot, align 4, !dbg !53
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn14, 0, !dbg !53
  %lpad.val16 = insertvalue { i8*, i32 } %lpad.val, i32 %sel15, 1, !dbg !53
  resume { i8*, i32 } %lpad.val16, !dbg !53
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define linkonce_odr dso_local void @_ZN1EC2Ev(%struct.E* noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #3 comdat align 2 !dbg !54 {
entry:
  %this.addr = alloca %struct.E*, align 8
  store %struct.E* %this, %struct.E** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.E** %this.addr, metadata !56, metadata !DIExpression()), !dbg !58
  %this1 = load %struct.E*, %struct.E** %this.addr, align 8
  %0 = load i32, i32* @_ZL4made, align 4, !dbg !59
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !62
  %cmp = icmp eq i32 %0, %call, !dbg !63
  br i1 %cmp, label %if.then, label %if.end, !dbg !64

if.then:
  %exception = call i8* @__cxa_allocate_exception(i64 4), !dbg !65
  %1 = bitcast i8* %exception to i32*, !dbg !65
  %2 = load i32, i32* @_ZL4made, align 4, !dbg !66
  store i32 %2, i32* %1, align 16, !dbg !65
  call void @__cxa_throw(i8* %exception, i8* bitcast (i8** @_ZTIi to i8*), i8* null), !dbg !65
  unreachable, !dbg !65

if.end:
  %3 = load i32, i32* @_ZL4made, align 4, !dbg !67
  %inc = add nsw i32 %3, 1, !dbg !67
  store i32 %inc, i32* @_ZL4made, align 4, !dbg !67
  %4 = load i32, i32* @_ZL5alive, align 4, !dbg !68
  %inc2 = add nsw i32 %4, 1, !dbg !68
  store i32 %inc2, i32* @_ZL5alive, align 4, !dbg !68
  ret void, !dbg !69
}

declare i32 @__gxx_personality_v0(...)

define linkonce_odr dso_local void @_ZN1ED2Ev(%struct.E* noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #4 comdat align 2 !dbg !70 {
entry:
  %this.addr = alloca %struct.E*, align 8
  store %struct.E* %this, %struct.E** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.E** %this.addr, metadata !72, metadata !DIExpression()), !dbg !73
  %this1 = load %struct.E*, %struct.E** %this.addr, align 8
  %0 = load i32, i32* @_ZL5alive, align 4, !dbg !74
  %dec = add nsw i32 %0, -1, !dbg !74
  store i32 %dec, i32* @_ZL5alive, align 4, !dbg !74
  ret void, !dbg !76
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare i32 @llvm.eh.typeid.for(i8*)

declare i8* @__cxa_begin_catch(i8*)

declare void @__cxa_end_catch()

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare i32 @__VERIFIER_nondet_int()

declare i8* @__cxa_allocate_exception(i64)

declare void @__cxa_throw(i8*, i8*, i8*)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!17, !18, !19, !20, !21, !22}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "alive", linkageName: "_ZL5alive", scope: !2, file: !3, line: 5, type: !16, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !13, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "exception_array_safe.cpp", directory: ".")
!4 = !{!5, !6}
!5 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "E", file: !3, line: 6, size: 8, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !7, identifier: "_ZTS1E")
!7 = !{!8, !12}
!8 = !DISubprogram(name: "E", scope: !6, file: !3, line: 6, type: !9, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!9 = !DISubroutineType(types: !10)
!10 = !{null, !11}
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!12 = !DISubprogram(name: "~E", scope: !6, file: !3, line: 6, type: !9, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!13 = !{!14, !0}
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(name: "made", linkageName: "_ZL4made", scope: !2, file: !3, line: 5, type: !16, isLocal: true, isDefinition: true)
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !{i32 7, !"Dwarf Version", i32 5}
!18 = !{i32 2, !"Debug Info Version", i32 3}
!19 = !{i32 1, !"wchar_size", i32 4}
!20 = !{i32 7, !"PIC Level", i32 2}
!21 = !{i32 7, !"PIE Level", i32 2}
!22 = !{i32 7, !"uwtable", i32 1}

!24 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 7, type: !25, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !27)
!25 = !DISubroutineType(types: !26)
!26 = !{!16}
!27 = !{!28, !29, !34}
!28 = !DILocalVariable(name: "r", scope: !24, file: !3, line: 8, type: !16)
!29 = !DILocalVariable(name: "all", scope: !30, file: !3, line: 9, type: !31)
!30 = distinct !DILexicalBlock(scope: !24, file: !3, line: 9, column: 7)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 24, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 3)
!34 = !DILocalVariable(name: "e", scope: !24, file: !3, line: 9, type: !16)
!35 = !DILocation(line: 8, column: 3, scope: !24)
!36 = !DILocation(line: 8, column: 7, scope: !24)
!37 = !DILocation(line: 9, column: 9, scope: !30)
!38 = !DILocation(line: 9, column: 11, scope: !30)
!39 = !DILocation(line: 9, column: 23, scope: !30)
!40 = !DILocation(line: 9, column: 21, scope: !30)
!41 = !DILocation(line: 9, column: 30, scope: !24)
!42 = !DILocation(line: 9, column: 30, scope: !30)
!43 = !DILocation(line: 12, column: 1, scope: !30)
!44 = !DILocation(line: 9, column: 43, scope: !24)
!45 = !DILocation(line: 9, column: 52, scope: !46)
!46 = distinct !DILexicalBlock(scope: !24, file: !3, line: 9, column: 46)
!47 = !DILocation(line: 9, column: 54, scope: !46)
!48 = !DILocation(line: 9, column: 50, scope: !46)
!49 = !DILocation(line: 9, column: 60, scope: !46)
!50 = !DILocation(line: 10, column: 3, scope: !24)
!51 = !DILocation(line: 11, column: 3, scope: !24)
!52 = !DILocation(line: 0, scope: !24)
!53 = !DILocation(line: 12, column: 1, scope: !24)
!54 = distinct !DISubprogram(name: "E", linkageName: "_ZN1EC2Ev", scope: !6, file: !3, line: 6, type: !9, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !8, retainedNodes: !55)
!55 = !{!56}
!56 = !DILocalVariable(name: "this", arg: 1, scope: !54, type: !57, flags: DIFlagArtificial | DIFlagObjectPointer)
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!58 = !DILocation(line: 0, scope: !54)
!59 = !DILocation(line: 6, column: 22, scope: !60)
!60 = distinct !DILexicalBlock(scope: !61, file: !3, line: 6, column: 22)
!61 = distinct !DILexicalBlock(scope: !54, file: !3, line: 6, column: 16)
!62 = !DILocation(line: 6, column: 30, scope: !60)
!63 = !DILocation(line: 6, column: 27, scope: !60)
!64 = !DILocation(line: 6, column: 22, scope: !61)
!65 = !DILocation(line: 6, column: 55, scope: !60)
!66 = !DILocation(line: 6, column: 61, scope: !60)
!67 = !DILocation(line: 6, column: 71, scope: !61)
!68 = !DILocation(line: 6, column: 80, scope: !61)
!69 = !DILocation(line: 6, column: 84, scope: !54)
!70 = distinct !DISubprogram(name: "~E", linkageName: "_ZN1ED2Ev", scope: !6, file: !3, line: 6, type: !9, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !12, retainedNodes: !71)
!71 = !{!72}
!72 = !DILocalVariable(name: "this", arg: 1, scope: !70, type: !57, flags: DIFlagArtificial | DIFlagObjectPointer)
!73 = !DILocation(line: 0, scope: !70)
!74 = !DILocation(line: 6, column: 98, scope: !75)
!75 = distinct !DILexicalBlock(scope: !70, file: !3, line: 6, column: 91)
!76 = !DILocation(line: 6, column: 102, scope: !70)
