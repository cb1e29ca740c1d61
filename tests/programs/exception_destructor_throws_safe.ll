source_filename = "exception_destructor_throws_safe.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Once = type { i8 }

@_ZTIi = external constant i8*
@.str = private unnamed_addr constant [22 x i8] c"r == (n == 2 ? 5 : n)\00", align 1
@.str.1 = private unnamed_addr constant [37 x i8] c"exception_destructor_throws_safe.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1

define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %r = alloca i32, align 4
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  %e = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !19
  call void @llvm.dbg.declare(metadata i32* %n, metadata !16, metadata !DIExpression()), !dbg !20
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !21
  store i32 %call, i32* %n, align 4, !dbg !20
  %1 = bitcast i32* %r to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !19
  call void @llvm.dbg.declare(metadata i32* %r, metadata !17, metadata !DIExpression()), !dbg !22
  store i32 0, i32* %r, align 4, !dbg !22
  %2 = load i32, i32* %n, align 4, !dbg !23
  %call1 = invoke noundef i32 @_ZL1fi(i32 noundef %2)
          to label %invoke.cont unwind label %lpad, !dbg !25

invoke.cont:
  store i32 %call1, i32* %r, align 4, !dbg !26
  br label %try.cont, !dbg !27

lpad:
  %3 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast (i8** @_ZTIi to i8*), !dbg !28
  %4 = extractvalue { i8*, i32 } %3, 0, !dbg !28
  store i8* %4, i8** %exn.slot, align 8, !dbg !28
  %5 = extractvalue { i8*, i32 } %3, 1, !dbg !28
  store i32 %5, i32* %ehselector.slot, align 4, !dbg !28
  br label %catch.dispatch, !dbg !28

catch.dispatch:
  %sel = load i32, i32* %ehselector.slot, align 4, !dbg !27
  %6 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIi to i8*)), !dbg !27
  %matches = icmp eq i32 %sel, %6, !dbg !27
  br i1 %matches, label %catch, label %ehcleanup, !dbg !27

catch:
  %7 = bitcast i32* %e to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %7), !dbg !27
  call void @llvm.dbg.declare(metadata i32* %e, metadata !18, metadata !DIExpression()), !dbg !29
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !27
  %8 = call i8* @__cxa_begin_catch(i8* %exn), !dbg !27
  %9 = bitcast i8* %8 to i32*, !dbg !27
  %10 = load i32, i32* %9, align 4, !dbg !27
  store i32 %10, i32* %e, align 4, !dbg !27
  %11 = load i32, i32* %e, align 4, !dbg !30
  store i32 %11, i32* %r, align 4, !dbg !32
  call void @__cxa_end_catch(), !dbg !33
  %12 = bitcast i32* %e to i8*, !dbg !33
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %12), !dbg !33
  br label %try.cont, !dbg !33

try.cont:
  %13 = load i32, i32* %r, align 4, !dbg !34
  %14 = load i32, i32* %n, align 4, !dbg !34
  %cmp = icmp eq i32 %14, 2, !dbg !34
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !34

cond.true:
  br label %cond.end, !dbg !34

cond.false:
  %15 = load i32, i32* %n, align 4, !dbg !34
  br label %cond.end, !dbg !34

cond.end:
  %cond = phi i32 [ 5, %cond.true ], [ %15, %cond.false ], !dbg !34
  %cmp2 = icmp eq i32 %13, %cond, !dbg !34
  br i1 %cmp2, label %cond.true3, label %cond.false4, !dbg !34

cond.true3:
  br label %cond.end5, !dbg !34

cond.false4:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.1, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !34
  unreachable, !dbg !34

16:                                               ; No predecessors!
  br label %cond.end5, !dbg !34

cond.end5:
  %17 = bitcast i32* %r to i8*, !dbg !35
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %17), !dbg !35
  %18 = bitcast i32* %n to i8*, !dbg !35
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %18), !dbg !35
  %19 = load i32, i32* %retval, align 4, !dbg !35
  ret i32 %19, !dbg !35

ehcleanup:
  %20 = bitcast i32* %r to i8*, !dbg !35
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %20), !dbg !35
  %21 = bitcast i32* %n to i8*, !dbg !35
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %21), !dbg !35
  br label %eh.resume, !dbg !35

eh.resume:
  %exn7 = load i8*, i8** %exn.slot, align 8, !dbg !35
  %sel8 = load i32, i32* %ehselector.slot, align 4, !dbg !35
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn7, 0, !dbg !35
  %lpad.val9 = insertvalue { i8*, i32 } %lpad.val, i32 %sel8, 1, !dbg !35
  resume { i8*, i32 } %lpad.val9, !dbg !35
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

define internal noundef i32 @_ZL1fi(i32 noundef %n) !dbg !36 {
entry:
  %n.addr = alloca i32, align 4
  %agg.tmp.ensured = alloca %struct.Once, align 1
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !40, metadata !DIExpression()), !dbg !41
  %0 = load i32, i32* %n.addr, align 4, !dbg !42
  %cmp = icmp eq i32 %0, 2, !dbg !44
  br i1 %cmp, label %if.then, label %if.end, !dbg !45

if.then:
  call void @_ZZL1fiEN4OnceD2Ev(%struct.Once* noundef nonnull align 1 dereferenceable(1) %agg.tmp.ensured), !dbg !46
  br label %if.end, !dbg !46

if.end:
  %1 = load i32, i32* %n.addr, align 4, !dbg !47
  ret i32 %1, !dbg !48
}

declare i32 @__gxx_personality_v0(...)

declare i32 @llvm.eh.typeid.for(i8*)

declare i8* @__cxa_begin_catch(i8*)

declare void @__cxa_end_catch()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

define internal void @_ZZL1fiEN4OnceD2Ev(%struct.Once* noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #7 align 2 !dbg !49 {
entry:
  %this.addr = alloca %struct.Once*, align 8
  store %struct.Once* %this, %struct.Once** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Once** %this.addr, metadata !57, metadata !DIExpression()), !dbg !59
  %this1 = load %struct.Once*, %struct.Once** %this.addr, align 8
  %exception = call i8* @__cxa_allocate_exception(i64 4), !dbg !60
  %0 = bitcast i8* %exception to i32*, !dbg !60
  store i32 5, i32* %0, align 16, !dbg !60
  call void @__cxa_throw(i8* %exception, i8* bitcast (i8** @_ZTIi to i8*), i8* null), !dbg !60
  unreachable, !dbg !60
}

declare i8* @__cxa_allocate_exception(i64)

declare void @__cxa_throw(i8*, i8*, i8*)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "exception_destructor_throws_safe.cpp", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !12, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!16, !17, !18}
!16 = !DILocalVariable(name: "n", scope: !11, file: !1, line: 11, type: !14)
!17 = !DILocalVariable(name: "r", scope: !11, file: !1, line: 11, type: !14)
!18 = !DILocalVariable(name: "e", scope: !11, file: !1, line: 12, type: !14)
!19 = !DILocation(line: 11, column: 3, scope: !11)
!20 = !DILocation(line: 11, column: 7, scope: !11)
!21 = !DILocation(line: 11, column: 11, scope: !11)
!22 = !DILocation(line: 11, column: 36, scope: !11)
!23 = !DILocation(line: 12, column: 15, scope: !24)
!24 = distinct !DILexicalBlock(scope: !11, file: !1, line: 12, column: 7)
!25 = !DILocation(line: 12, column: 13, scope: !24)
!26 = !DILocation(line: 12, column: 11, scope: !24)
!27 = !DILocation(line: 12, column: 19, scope: !24)
!28 = !DILocation(line: 14, column: 1, scope: !24)
!29 = !DILocation(line: 12, column: 32, scope: !11)
!30 = !DILocation(line: 12, column: 41, scope: !31)
!31 = distinct !DILexicalBlock(scope: !11, file: !1, line: 12, column: 35)
!32 = !DILocation(line: 12, column: 39, scope: !31)
!33 = !DILocation(line: 12, column: 44, scope: !31)
!34 = !DILocation(line: 13, column: 3, scope: !11)
!35 = !DILocation(line: 14, column: 1, scope: !11)
!36 = distinct !DISubprogram(name: "f", linkageName: "_ZL1fi", scope: !1, file: !1, line: 5, type: !37, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !39)
!37 = !DISubroutineType(types: !38)
!38 = !{!14, !14}
!39 = !{!40}
!40 = !DILocalVariable(name: "n", arg: 1, scope: !36, file: !1, line: 5, type: !14)
!41 = !DILocation(line: 5, column: 18, scope: !36)
!42 = !DILocation(line: 7, column: 7, scope: !43)
!43 = distinct !DILexicalBlock(scope: !36, file: !1, line: 7, column: 7)
!44 = !DILocation(line: 7, column: 9, scope: !43)
!45 = !DILocation(line: 7, column: 7, scope: !36)
!46 = !DILocation(line: 7, column: 15, scope: !43)
!47 = !DILocation(line: 8, column: 10, scope: !36)
!48 = !DILocation(line: 8, column: 3, scope: !36)
!49 = distinct !DISubprogram(name: "~Once", linkageName: "_ZZL1fiEN4OnceD2Ev", scope: !50, file: !1, line: 6, type: !53, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !52, retainedNodes: !56)
!50 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Once", scope: !36, file: !1, line: 6, size: 8, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !51)
!51 = !{!52}
!52 = !DISubprogram(name: "~Once", scope: !50, file: !1, line: 6, type: !53, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!53 = !DISubroutineType(types: !54)
!54 = !{null, !55}
!55 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!56 = !{!57}
!57 = !DILocalVariable(name: "this", arg: 1, scope: !49, type: !58, flags: DIFlagArtificial | DIFlagObjectPointer)
!58 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!59 = !DILocation(line: 0, scope: !49)
!60 = !DILocation(line: 6, column: 43, scope: !61)
!61 = distinct !DILexicalBlock(scope: !49, file: !1, line: 6, column: 41)
