source_filename = "throws/main.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Error = type <{ i32 (...)**, i32, [4 x i8] }>
%struct.Far = type { %struct.Error.base, [4 x i8] }
%struct.Error.base = type <{ i32 (...)**, i32 }>

$__clang_call_terminate = comdat any

$_ZN3FarC2Ei = comdat any

$_ZN5ErrorD2Ev = comdat any

$_ZN5ErrorC2Ei = comdat any

$_ZN3FarD0Ev = comdat any

$_ZNK3Far4kindEv = comdat any

$_ZTS3Far = comdat any

$_ZTI3Far = comdat any

$_ZTV3Far = comdat any

@_ZTI5Error = external constant i8*
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global i8*
@_ZTS3Far = linkonce_odr dso_local constant [5 x i8] c"3Far\00", comdat, align 1
@_ZTI3Far = linkonce_odr dso_local constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @_ZTS3Far, i32 0, i32 0), i8* bitcast (i8** @_ZTI5Error to i8*) }, comdat, align 8
@_ZTV3Far = linkonce_odr dso_local unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @_ZTI3Far to i8*), i8* bitcast (void (%struct.Error*)* @_ZN5ErrorD2Ev to i8*), i8* bitcast (void (%struct.Far*)* @_ZN3FarD0Ev to i8*), i8* bitcast (i32 (%struct.Far*)* @_ZNK3Far4kindEv to i8*)] }, comdat, align 8
@_ZTV5Error = external unnamed_addr constant { [5 x i8*] }, align 8

define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !25 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %r = alloca i32, align 4
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  %e = alloca %struct.Error*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !34
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !34
  call void @llvm.dbg.declare(metadata i32* %n, metadata !29, metadata !DIExpression()), !dbg !35
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !36
  store i32 %call, i32* %n, align 4, !dbg !35
  %1 = bitcast i32* %r to i8*, !dbg !34
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !34
  call void @llvm.dbg.declare(metadata i32* %r, metadata !30, metadata !DIExpression()), !dbg !37
  store i32 0, i32* %r, align 4, !dbg !37
  %2 = load i32, i32* %n, align 4, !dbg !38
  %call1 = invoke i32 @through(void (i32)* noundef @_ZL4calli, i32 noundef %2)
          to label %invoke.cont unwind label %lpad, !dbg !40

invoke.cont:
  store i32 %call1, i32* %r, align 4, !dbg !41
  br label %try.cont, !dbg !42

lpad:
  %3 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast (i8** @_ZTI5Error to i8*), !dbg !43
  %4 = extractvalue { i8*, i32 } %3, 0, !dbg !43
  store i8* %4, i8** %exn.slot, align 8, !dbg !43
  %5 = extractvalue { i8*, i32 } %3, 1, !dbg !43
  store i32 %5, i32* %ehselector.slot, align 4, !dbg !43
  br label %catch.dispatch, !dbg !43

catch.dispatch:
  %sel = load i32, i32* %ehselector.slot, align 4, !dbg !42
  %6 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTI5Error to i8*)), !dbg !42
  %matches = icmp eq i32 %sel, %6, !dbg !42
  br i1 %matches, label %catch, label %ehcleanup, !dbg !42

catch:
  %7 = bitcast %struct.Error** %e to i8*, !dbg !42
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %7), !dbg !42
  call void @llvm.dbg.declare(metadata %struct.Error** %e, metadata !31, metadata !DIExpression()), !dbg !44
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !42
  %8 = call i8* @__cxa_begin_catch(i8* %exn), !dbg !42
  %exn.byref = bitcast i8* %8 to %struct.Error*, !dbg !42
  store %struct.Error* %exn.byref, %struct.Error** %e, align 8, !dbg !42
  %9 = load %struct.Error*, %struct.Error** %e, align 8, !dbg !45
  %10 = bitcast %struct.Error* %9 to i32 (%struct.Error*)***, !dbg !47
  %vtable = load i32 (%struct.Error*)**, i32 (%struct.Error*)*** %10, align 8, !dbg !47
  %vfn = getelementptr inbounds i32 (%struct.Error*)*, i32 (%struct.Error*)** %vtable, i64 2, !dbg !47
  %11 = load i32 (%struct.Error*)*, i32 (%struct.Error*)** %vfn, align 8, !dbg !47
  %call4 = invoke noundef i32 %11(%struct.Error* noundef nonnull align 8 dereferenceable(12) %9)
          to label %invoke.cont3 unwind label %lpad2, !dbg !47

invoke.cont3:
  %mul = mul nsw i32 %call4, 10, !dbg !48
  store i32 %mul, i32* %r, align 4, !dbg !49
  call void @__cxa_end_catch(), !dbg !50
  %12 = bitcast %struct.Error** %e to i8*, !dbg !50
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %12), !dbg !50
  br label %try.cont, !dbg !50

try.cont:
  %13 = load i32, i32* %r, align 4, !dbg !51
  %14 = load i32, i32* %n, align 4, !dbg !53
  %cmp = icmp eq i32 %14, 1, !dbg !54
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !53

cond.true:
  br label %cond.end9, !dbg !53

cond.false:
  %15 = load i32, i32* %n, align 4, !dbg !55
  %cmp6 = icmp sgt i32 %15, 5, !dbg !56
  br i1 %cmp6, label %cond.true7, label %cond.false8, !dbg !55

cond.true7:
  br label %cond.end, !dbg !55

cond.false8:
  %16 = load i32, i32* %n, align 4, !dbg !57
  br label %cond.end, !dbg !55

cond.end:
  %cond = phi i32 [ 0, %cond.true7 ], [ %16, %cond.false8 ], !dbg !55
  br label %cond.end9, !dbg !53

cond.end9:
  %cond10 = phi i32 [ 20, %cond.true ], [ %cond, %cond.end ], !dbg !53
  %cmp11 = icmp ne i32 %13, %cond10, !dbg !58
  br i1 %cmp11, label %if.then, label %if.end, !dbg !59

if.then:
  call void @reach_error(), !dbg !60
  br label %if.end, !dbg !60

lpad2:
  %17 = landingpad { i8*, i32 }
          cleanup, !dbg !61
  %18 = extractvalue { i8*, i32 } %17, 0, !dbg !61
  store i8* %18, i8** %exn.slot, align 8, !dbg !61
  %19 = extractvalue { i8*, i32 } %17, 1, !dbg !61
  store i32 %19, i32* %ehselector.slot, align 4, !dbg !61
  invoke void @__cxa_end_catch()
          to label %invoke.cont5 unwind label %terminate.lpad, !dbg !50

invoke.cont5:
  %20 = bitcast %struct.Error** %e to i8*, !dbg !50
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %20), !dbg !50
  br label %ehcleanup, !dbg !50

if.end:
  %21 = bitcast i32* %r to i8*, !dbg !62
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %21), !dbg !62
  %22 = bitcast i32* %n to i8*, !dbg !62
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %22), !dbg !62
  %23 = load i32, i32* %retval, align 4, !dbg !62
  ret i32 %23, !dbg !62

ehcleanup:
  %24 = bitcast i32* %r to i8*, !dbg !62
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %24), !dbg !62
  %25 = bitcast i32* %n to i8*, !dbg !62
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %25), !dbg !62
  br label %eh.resume, !dbg !62

eh.resume:
  %exn13 = load i8*, i8** %exn.slot, align 8, !dbg !62
  %sel14 = load i32, i32* %ehselector.slot, align 4, !dbg !62
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn13, 0, !dbg !62
  %lpad.val15 = insertvalue { i8*, i32 } %lpad.val, i32 %sel14, 1, !dbg !62
  resume { i8*, i32 } %lpad.val15, !dbg !62

terminate.lpad:
  %26 = landingpad { i8*, i32 }
          catch i8* null, !dbg !50
  %27 = extractvalue { i8*, i32 } %26, 0, !dbg !50
  call void @__clang_call_terminate(i8* %27), !dbg !50
  unreachable, !dbg !50
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare !dbg !63 i32 @through(void (i32)* noundef, i32 noundef)

define internal void @_ZL4calli(i32 noundef %n) #4 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !70 {
entry:
  %n.addr = alloca i32, align 4
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !72, metadata !DIExpression()), !dbg !73
  %0 = load i32, i32* %n.addr, align 4, !dbg !74
  %cmp = icmp eq i32 %0, 1, !dbg !76
  br i1 %cmp, label %if.then, label %if.end, !dbg !77

if.then:
  %exception = call i8* @__cxa_allocate_exception(i64 16), !dbg !78
  %1 = bitcast i8* %exception to %struct.Far*, !dbg !78
  %2 = load i32, i32* %n.addr, align 4, !dbg !79
  invoke void @_ZN3FarC2Ei(%struct.Far* noundef nonnull align 8 dereferenceable(12) %1, i32 noundef %2)
          to label %invoke.cont unwind label %lpad, !dbg !80

invoke.cont:
  call void @__cxa_throw(i8* %exception, i8* bitcast ({ i8*, i8*, i8* }* @_ZTI3Far to i8*), i8* bitcast (void (%struct.Error*)* @_ZN5ErrorD2Ev to i8*)), !dbg !78
  unreachable, !dbg !78

lpad:
  %3 = landingpad { i8*, i32 }
          cleanup, !dbg !81
  %4 = extractvalue { i8*, i32 } %3, 0, !dbg !81
  store i8* %4, i8** %exn.slot, align 8, !dbg !81
  %5 = extractvalue { i8*, i32 } %3, 1, !dbg !81
  store i32 %5, i32* %ehselector.slot, align 4, !dbg !81
  call void @__cxa_free_exception(i8* %exception), !dbg !78
  br label %eh.resume, !dbg !78

if.end:
  %6 = load i32, i32* %n.addr, align 4, !dbg !82
  call void @_Z6throwni(i32 noundef %6), !dbg !83
  ret void, !dbg !84

eh.resume:
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !78
  %sel = load i32, i32* %ehselector.slot, align 4, !dbg !78
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn, 0, !dbg !78
  %lpad.val1 = insertvalue { i8*, i32 } %lpad.val, i32 %sel, 1, !dbg !78
  resume { i8*, i32 } %lpad.val1, !dbg !78
}

declare i32 @__gxx_personality_v0(...)

declare i32 @llvm.eh.typeid.for(i8*)

declare i8* @__cxa_begin_catch(i8*)

declare void @__cxa_end_catch()

define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #6 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0)
  call void @_ZSt9terminatev()
  unreachable
}

declare void @_ZSt9terminatev()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare !dbg !85 void @reach_error()

declare i8* @__cxa_allocate_exception(i64)

define linkonce_odr dso_local void @_ZN3FarC2Ei(%struct.Far* noundef nonnull align 8 dereferenceable(12) %this, i32 noundef %n) unnamed_addr #7 comdat align 2 !dbg !88 {
entry:
  %this.addr = alloca %struct.Far*, align 8
  %n.addr = alloca i32, align 4
  store %struct.Far* %this, %struct.Far** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Far** %this.addr, metadata !90, metadata !DIExpression()), !dbg !93
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !92, metadata !DIExpression()), !dbg !94
  %this1 = load %struct.Far*, %struct.Far** %this.addr, align 8
  %0 = bitcast %struct.Far* %this1 to %struct.Error*, !dbg !95
  %1 = load i32, i32* %n.addr, align 4, !dbg !96
  call void @_ZN5ErrorC2Ei(%struct.Error* noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1), !dbg !97
  %2 = bitcast %struct.Far* %this1 to i32 (...)***, !dbg !95
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTV3Far, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %2, align 8, !dbg !95
  ret void, !dbg !98
}

declare void @__cxa_free_exception(i8*)

define linkonce_odr dso_local void @_ZN5ErrorD2Ev(%struct.Error* noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #8 comdat align 2 !dbg !99 {
entry:
  %this.addr = alloca %struct.Error*, align 8
  store %struct.Error* %this, %struct.Error** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Error** %this.addr, metadata !105, metadata !DIExpression()), !dbg !107
  %this1 = load %struct.Error*, %struct.Error** %this.addr, align 8
  ret void, !dbg !108
}

declare void @__cxa_throw(i8*, i8*, i8*)

declare !dbg !109 void @_Z6throwni(i32 noundef)

define linkonce_odr dso_local void @_ZN5ErrorC2Ei(%struct.Error* noundef nonnull align 8 dereferenceable(12) %this, i32 noundef %n) unnamed_addr #8 comdat align 2 !dbg !110 {
entry:
  %this.addr = alloca %struct.Error*, align 8
  %n.addr = alloca i32, align 4
  store %struct.Error* %this, %struct.Error** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Error** %this.addr, metadata !115, metadata !DIExpression()), !dbg !117
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !116, metadata !DIExpression()), !dbg !118
  %this1 = load %struct.Error*, %struct.Error** %this.addr, align 8
  %0 = bitcast %struct.Error* %this1 to i32 (...)***, !dbg !119
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTV5Error, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %0, align 8, !dbg !119
  %n2 = getelementptr inbounds %struct.Error, %struct.Error* %this1, i32 0, i32 1, !dbg !120
  %1 = load i32, i32* %n.addr, align 4, !dbg !121
  store i32 %1, i32* %n2, align 8, !dbg !120
  ret void, !dbg !122
}

define linkonce_odr dso_local void @_ZN3FarD0Ev(%struct.Far* noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #9 comdat align 2 !dbg !123 {
entry:
  %this.addr = alloca %struct.Far*, align 8
  store %struct.Far* %this, %struct.Far** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Far** %this.addr, metadata !128, metadata !DIExpression()), !dbg !129
  %this1 = load %struct.Far*, %struct.Far** %this.addr, align 8
  call void bitcast (void (%struct.Error*)* @_ZN5ErrorD2Ev to void (%struct.Far*)*)(%struct.Far* noundef nonnull align 8 dereferenceable(12) %this1), !dbg !130
  %0 = bitcast %struct.Far* %this1 to i8*, !dbg !130
  call void @_ZdlPv(i8* noundef %0), !dbg !130
  ret void, !dbg !130
}

define linkonce_odr dso_local noundef i32 @_ZNK3Far4kindEv(%struct.Far* noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #10 comdat align 2 !dbg !131 {
entry:
  %this.addr = alloca %struct.Far*, align 8
  store %struct.Far* %this, %struct.Far** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Far** %this.addr, metadata !133, metadata !DIExpression()), !dbg !135
  %this1 = load %struct.Far*, %struct.Far** %this.addr, align 8
  ret i32 2, !dbg !136
}

declare void @_ZdlPv(i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!18, !19, !20, !21, !22, !23}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "throws/main.cpp", directory: ".")
!2 = !{!3, !6}
!3 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Far", file: !1, line: 3, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !4, vtableHolder: !6, identifier: "_ZTS3Far")
!4 = !{!5, !8, !13}
!5 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !3, baseType: !6, extraData: i32 0)
!6 = !DICompositeType(tag: DW_TAG_structure_type, name: "Error", file: !7, line: 4, size: 128, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS5Error")
!7 = !DIFile(filename: "throws/throws.h", directory: ".")
!8 = !DISubprogram(name: "Far", scope: !3, file: !1, line: 3, type: !9, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!9 = !DISubroutineType(types: !10)
!10 = !{null, !11, !12}
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DISubprogram(name: "kind", linkageName: "_ZNK3Far4kindEv", scope: !3, file: !1, line: 3, type: !14, scopeLine: 3, containingType: !3, virtualIndex: 2, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!14 = !DISubroutineType(types: !15)
!15 = !{!12, !16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!17 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !3)
!18 = !{i32 7, !"Dwarf Version", i32 5}
!19 = !{i32 2, !"Debug Info Version", i32 3}
!20 = !{i32 1, !"wchar_size", i32 4}
!21 = !{i32 7, !"PIC Level", i32 2}
!22 = !{i32 7, !"PIE Level", i32 2}
!23 = !{i32 7, !"uwtable", i32 1}

!25 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !26, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !28)
!26 = !DISubroutineType(types: !27)
!27 = !{!12}
!28 = !{!29, !30, !31}
!29 = !DILocalVariable(name: "n", scope: !25, file: !1, line: 9, type: !12)
!30 = !DILocalVariable(name: "r", scope: !25, file: !1, line: 9, type: !12)
!31 = !DILocalVariable(name: "e", scope: !25, file: !1, line: 12, type: !32)
!32 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !33, size: 64)
!33 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!34 = !DILocation(line: 9, column: 3, scope: !25)
!35 = !DILocation(line: 9, column: 7, scope: !25)
!36 = !DILocation(line: 9, column: 11, scope: !25)
!37 = !DILocation(line: 9, column: 36, scope: !25)
!38 = !DILocation(line: 11, column: 23, scope: !39)
!39 = distinct !DILexicalBlock(scope: !25, file: !1, line: 10, column: 7)
!40 = !DILocation(line: 11, column: 9, scope: !39)
!41 = !DILocation(line: 11, column: 7, scope: !39)
!42 = !DILocation(line: 12, column: 3, scope: !39)
!43 = !DILocation(line: 16, column: 1, scope: !39)
!44 = !DILocation(line: 12, column: 25, scope: !25)
!45 = !DILocation(line: 13, column: 9, scope: !46)
!46 = distinct !DILexicalBlock(scope: !25, file: !1, line: 12, column: 28)
!47 = !DILocation(line: 13, column: 11, scope: !46)
!48 = !DILocation(line: 13, column: 18, scope: !46)
!49 = !DILocation(line: 13, column: 7, scope: !46)
!50 = !DILocation(line: 14, column: 3, scope: !46)
!51 = !DILocation(line: 15, column: 7, scope: !52)
!52 = distinct !DILexicalBlock(scope: !25, file: !1, line: 15, column: 7)
!53 = !DILocation(line: 15, column: 13, scope: !52)
!54 = !DILocation(line: 15, column: 15, scope: !52)
!55 = !DILocation(line: 15, column: 27, scope: !52)
!56 = !DILocation(line: 15, column: 29, scope: !52)
!57 = !DILocation(line: 15, column: 39, scope: !52)
!58 = !DILocation(line: 15, column: 9, scope: !52)
!59 = !DILocation(line: 15, column: 7, scope: !25)
!60 = !DILocation(line: 15, column: 43, scope: !52)
!61 = !DILocation(line: 16, column: 1, scope: !46)
!62 = !DILocation(line: 16, column: 1, scope: !25)
!63 = !DISubprogram(name: "through", scope: !7, file: !7, line: 3, type: !64, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !69)
!64 = !DISubroutineType(types: !65)
!65 = !{!12, !66, !12}
!66 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !67, size: 64)
!67 = !DISubroutineType(types: !68)
!68 = !{null, !12}
!69 = !{}
!70 = distinct !DISubprogram(name: "call", linkageName: "_ZL4calli", scope: !1, file: !1, line: 4, type: !67, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !71)
!71 = !{!72}
!72 = !DILocalVariable(name: "n", arg: 1, scope: !70, file: !1, line: 4, type: !12)
!73 = !DILocation(line: 4, column: 22, scope: !70)
!74 = !DILocation(line: 5, column: 7, scope: !75)
!75 = distinct !DILexicalBlock(scope: !70, file: !1, line: 5, column: 7)
!76 = !DILocation(line: 5, column: 9, scope: !75)
!77 = !DILocation(line: 5, column: 7, scope: !70)
!78 = !DILocation(line: 5, column: 15, scope: !75)
!79 = !DILocation(line: 5, column: 25, scope: !75)
!80 = !DILocation(line: 5, column: 21, scope: !75)
!81 = !DILocation(line: 7, column: 1, scope: !75)
!82 = !DILocation(line: 6, column: 10, scope: !70)
!83 = !DILocation(line: 6, column: 3, scope: !70)
!84 = !DILocation(line: 7, column: 1, scope: !70)
!85 = !DISubprogram(name: "reach_error", scope: !7, file: !7, line: 2, type: !86, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !69)
!86 = !DISubroutineType(types: !87)
!87 = !{null}
!88 = distinct !DISubprogram(name: "Far", linkageName: "_ZN3FarC2Ei", scope: !3, file: !1, line: 3, type: !9, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !8, retainedNodes: !89)
!89 = !{!90, !92}
!90 = !DILocalVariable(name: "this", arg: 1, scope: !88, type: !91, flags: DIFlagArtificial | DIFlagObjectPointer)
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!92 = !DILocalVariable(name: "n", arg: 2, scope: !88, file: !1, line: 3, type: !12)
!93 = !DILocation(line: 0, scope: !88)
!94 = !DILocation(line: 3, column: 30, scope: !88)
!95 = !DILocation(line: 3, column: 44, scope: !88)
!96 = !DILocation(line: 3, column: 41, scope: !88)
!97 = !DILocation(line: 3, column: 35, scope: !88)
!98 = !DILocation(line: 3, column: 45, scope: !88)
!99 = distinct !DISubprogram(name: "~Error", linkageName: "_ZN5ErrorD2Ev", scope: !6, file: !7, line: 4, type: !100, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !103, retainedNodes: !104)
!100 = !DISubroutineType(types: !101)
!101 = !{null, !102}
!102 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!103 = !DISubprogram(name: "~Error", scope: !6, file: !7, line: 4, type: !100, scopeLine: 4, containingType: !6, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!104 = !{!105}
!105 = !DILocalVariable(name: "this", arg: 1, scope: !99, type: !106, flags: DIFlagArtificial | DIFlagObjectPointer)
!106 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!107 = !DILocation(line: 0, scope: !99)
!108 = !DILocation(line: 4, column: 64, scope: !99)
!109 = !DISubprogram(name: "thrown", linkageName: "_Z6throwni", scope: !7, file: !7, line: 5, type: !67, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !69)
!110 = distinct !DISubprogram(name: "Error", linkageName: "_ZN5ErrorC2Ei", scope: !6, file: !7, line: 4, type: !111, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !113, retainedNodes: !114)
!111 = !DISubroutineType(types: !112)
!112 = !{null, !102, !12}
!113 = !DISubprogram(name: "Error", scope: !6, file: !7, line: 4, type: !111, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!114 = !{!115, !116}
!115 = !DILocalVariable(name: "this", arg: 1, scope: !110, type: !106, flags: DIFlagArtificial | DIFlagObjectPointer)
!116 = !DILocalVariable(name: "n", arg: 2, scope: !110, file: !7, line: 4, type: !12)
!117 = !DILocation(line: 0, scope: !110)
!118 = !DILocation(line: 4, column: 33, scope: !110)
!119 = !DILocation(line: 4, column: 43, scope: !110)
!120 = !DILocation(line: 4, column: 38, scope: !110)
!121 = !DILocation(line: 4, column: 40, scope: !110)
!122 = !DILocation(line: 4, column: 44, scope: !110)
!123 = distinct !DISubprogram(name: "~Far", linkageName: "_ZN3FarD0Ev", scope: !3, file: !1, line: 3, type: !124, scopeLine: 3, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !126, retainedNodes: !127)
!124 = !DISubroutineType(types: !125)
!125 = !{null, !11}
!126 = !DISubprogram(name: "~Far", scope: !3, type: !124, containingType: !3, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!127 = !{!128}
!128 = !DILocalVariable(name: "this", arg: 1, scope: !123, type: !91, flags: DIFlagArtificial | DIFlagObjectPointer)
!129 = !DILocation(line: 0, scope: !123)
!130 = !DILocation(line: 3, column: 8, scope: !123)
!131 = distinct !DISubprogram(name: "kind", linkageName: "_ZNK3Far4kindEv", scope: !3, file: !1, line: 3, type: !14, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !13, retainedNodes: !132)
!132 = !{!133}
!133 = !DILocalVariable(name: "this", arg: 1, scope: !131, type: !134, flags: DIFlagArtificial | DIFlagObjectPointer)
!134 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!135 = !DILocation(line: 0, scope: !131)
!136 = !DILocation(line: 3, column: 75, scope: !131)
