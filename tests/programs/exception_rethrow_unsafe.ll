source_filename = "exception_rethrow_unsafe.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.E = type { i32 }

$_ZN1EC2ERKS_ = comdat any

$__clang_call_terminate = comdat any

$_ZN1ED2Ev = comdat any

$_ZN1EC2Ei = comdat any

$_ZTS1E = comdat any

$_ZTI1E = comdat any

@_ZTVN10__cxxabiv117__class_type_infoE = external global i8*
@_ZTS1E = linkonce_odr dso_local constant [3 x i8] c"1E\00", comdat, align 1
@_ZTI1E = linkonce_odr dso_local constant { i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv117__class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @_ZTS1E, i32 0, i32 0) }, comdat, align 8
@_ZL5alive = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [11 x i8] c"alive == 2\00", align 1
@.str.1 = private unnamed_addr constant [29 x i8] c"exception_rethrow_unsafe.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@.str.2 = private unnamed_addr constant [11 x i8] c"alive == 0\00", align 1
@.str.3 = private unnamed_addr constant [11 x i8] c"r == n + 1\00", align 1

define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !30 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %r = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  %e = alloca %struct.E, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !37
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !37
  call void @llvm.dbg.declare(metadata i32* %n, metadata !34, metadata !DIExpression()), !dbg !38
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !39
  store i32 %call, i32* %n, align 4, !dbg !38
  %1 = bitcast i32* %r to i8*, !dbg !37
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !37
  call void @llvm.dbg.declare(metadata i32* %r, metadata !35, metadata !DIExpression()), !dbg !40
  store i32 0, i32* %r, align 4, !dbg !40
  %2 = load i32, i32* %n, align 4, !dbg !41
  %cmp = icmp slt i32 %2, 0, !dbg !43
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !44

lor.lhs.false:
  %3 = load i32, i32* %n, align 4, !dbg !45
  %cmp1 = icmp sgt i32 %3, 1000, !dbg !46
  br i1 %cmp1, label %if.then, label %if.end, !dbg !47

if.then:
  store i32 0, i32* %retval, align 4, !dbg !48
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !48

if.end:
  %4 = load i32, i32* %n, align 4, !dbg !49
  invoke void @_ZL1fi(i32 noundef %4)
          to label %invoke.cont unwind label %lpad, !dbg !51

invoke.cont:
  br label %try.cont, !dbg !52

lpad:
  %5 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast ({ i8*, i8* }* @_ZTI1E to i8*), !dbg !53
  %6 = extractvalue { i8*, i32 } %5, 0, !dbg !53
  store i8* %6, i8** %exn.slot, align 8, !dbg !53
  %7 = extractvalue { i8*, i32 } %5, 1, !dbg !53
  store i32 %7, i32* %ehselector.slot, align 4, !dbg !53
  br label %catch.dispatch, !dbg !53

catch.dispatch:
  %sel = load i32, i32* %ehselector.slot, align 4, !dbg !52
  %8 = call i32 @llvm.eh.typeid.for(i8* bitcast ({ i8*, i8* }* @_ZTI1E to i8*)), !dbg !52
  %matches = icmp eq i32 %sel, %8, !dbg !52
  br i1 %matches, label %catch, label %ehcleanup, !dbg !52

catch:
  %9 = bitcast %struct.E* %e to i8*, !dbg !52
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %9), !dbg !52
  call void @llvm.dbg.declare(metadata %struct.E* %e, metadata !36, metadata !DIExpression()), !dbg !54
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !52
  %10 = call i8* @__cxa_get_exception_ptr(i8* %exn), !dbg !52
  %11 = bitcast i8* %10 to %struct.E*, !dbg !52
  invoke void @_ZN1EC2ERKS_(%struct.E* noundef nonnull align 4 dereferenceable(4) %e, %struct.E* noundef nonnull align 4 dereferenceable(4) %11)
          to label %invoke.cont2 unwind label %terminate.lpad, !dbg !54

invoke.cont2:
  %12 = call i8* @__cxa_begin_catch(i8* %exn), !dbg !52
  %13 = load i32, i32* @_ZL5alive, align 4, !dbg !55
  %cmp3 = icmp eq i32 %13, 2, !dbg !55
  br i1 %cmp3, label %cond.true, label %cond.false, !dbg !55

cond.true:
  br label %cond.end, !dbg !55

cond.false:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.1, i64 0, i64 0), i32 noundef 26, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !55
  unreachable, !dbg !55

14:                                               ; No predecessors!
  br label %cond.end, !dbg !55

cond.end:
  %n4 = getelementptr inbounds %struct.E, %struct.E* %e, i32 0, i32 0, !dbg !57
  %15 = load i32, i32* %n4, align 4, !dbg !57
  store i32 %15, i32* %r, align 4, !dbg !58
  call void @_ZN1ED2Ev(%struct.E* noundef nonnull align 4 dereferenceable(4) %e), !dbg !59
  call void @__cxa_end_catch(), !dbg !59
  %16 = bitcast %struct.E* %e to i8*, !dbg !59
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %16), !dbg !59
  br label %try.cont, !dbg !59

try.cont:
  %17 = load i32, i32* @_ZL5alive, align 4, !dbg !60
  %cmp5 = icmp eq i32 %17, 0, !dbg !60
  br i1 %cmp5, label %cond.true6, label %cond.false7, !dbg !60

cond.true6:
  br label %cond.end8, !dbg !60

cond.false7:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.1, i64 0, i64 0), i32 noundef 29, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !60
  unreachable, !dbg !60

18:                                               ; No predecessors!
  br label %cond.end8, !dbg !60

cond.end8:
  %19 = load i32, i32* %r, align 4, !dbg !61
  %20 = load i32, i32* %n, align 4, !dbg !61
  %add = add nsw i32 %20, 1, !dbg !61
  %cmp9 = icmp eq i32 %19, %add, !dbg !61
  br i1 %cmp9, label %cond.true10, label %cond.false11, !dbg !61

cond.true10:
  br label %cond.end12, !dbg !61

cond.false11:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.1, i64 0, i64 0), i32 noundef 30, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !61
  unreachable, !dbg !61

21:                                               ; No predecessors!
  br label %cond.end12, !dbg !61

cond.end12:
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !62
  br label %cleanup, !dbg !62

cleanup:
  %22 = bitcast i32* %r to i8*, !dbg !62
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %22), !dbg !62
  %23 = bitcast i32* %n to i8*, !dbg !62
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %23), !dbg !62
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:
  %24 = load i32, i32* %retval, align 4, !dbg !62
  ret i32 %24, !dbg !62

ehcleanup:
  %25 = bitcast i32* %r to i8*, !dbg !62
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %25), !dbg !62
  %26 = bitcast i32* %n to i8*, !dbg !62
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %26), !dbg !62
  br label %eh.resume, !dbg !62

eh.resume:
  %exn15 = load i8*, i8** %exn.slot, align 8, !dbg !62
  %sel16 = load i32, i32* %ehselector.slot, align 4, !dbg !62
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn15, 0, !dbg !62
  %lpad.val17 = insertvalue { i8*, i32 } %lpad.val, i32 %sel16, 1, !dbg !62
  resume { i8*, i32 } %lpad.val17, !dbg !62

terminate.lpad:
  %27 = landingpad { i8*, i32 }
          catch i8* null, !dbg !54
  %28 = extractvalue { i8*, i32 } %27, 0, !dbg !54
  call void @__clang_call_terminate(i8* %28), !dbg !54
  unreachable, !dbg !54

unreachable:
  unreachable
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

define internal void @_ZL1fi(i32 noundef %n) #4 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !63 {
entry:
  %n.addr = alloca i32, align 4
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  %e = alloca %struct.E*, align 8
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !67, metadata !DIExpression()), !dbg !70
  %exception = call i8* @__cxa_allocate_exception(i64 4), !dbg !71
  %0 = bitcast i8* %exception to %struct.E*, !dbg !71
  %1 = load i32, i32* %n.addr, align 4, !dbg !73
  invoke void @_ZN1EC2Ei(%struct.E* noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1)
          to label %invoke.cont unwind label %lpad, !dbg !74

invoke.cont:
  invoke void @__cxa_throw(i8* %exception, i8* bitcast ({ i8*, i8* }* @_ZTI1E to i8*), i8* bitcast (void (%struct.E*)* @_ZN1ED2Ev to i8*))
          to label %unreachable unwind label %lpad1, !dbg !71

lpad:
  %2 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast ({ i8*, i8* }* @_ZTI1E to i8*), !dbg !75
  %3 = extractvalue { i8*, i32 } %2, 0, !dbg !75
  store i8* %3, i8** %exn.slot, align 8, !dbg !75
  %4 = extractvalue { i8*, i32 } %2, 1, !dbg !75
  store i32 %4, i32* %ehselector.slot, align 4, !dbg !75
  call void @__cxa_free_exception(i8* %exception), !dbg !71
  br label %catch.dispatch, !dbg !71

lpad1:
  %5 = landingpad { i8*, i32 }
          catch i8* bitcast ({ i8*, i8* }* @_ZTI1E to i8*), !dbg !75
  %6 = extractvalue { i8*, i32 } %5, 0, !dbg !75
  store i8* %6, i8** %exn.slot, align 8, !dbg !75
  %7 = extractvalue { i8*, i32 } %5, 1, !dbg !75
  store i32 %7, i32* %ehselector.slot, align 4, !dbg !75
  br label %catch.dispatch, !dbg !75

catch.dispatch:
  %sel = load i32, i32* %ehselector.slot, align 4, !dbg !76
  %8 = call i32 @llvm.eh.typeid.for(i8* bitcast ({ i8*, i8* }* @_ZTI1E to i8*)), !dbg !76
  %matches = icmp eq i32 %sel, %8, !dbg !76
  br i1 %matches, label %catch, label %eh.resume, !dbg !76

catch:
  %9 = bitcast %struct.E** %e to i8*, !dbg !76
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %9), !dbg !76
  call void @llvm.dbg.declare(metadata %struct.E** %e, metadata !68, metadata !DIExpression()), !dbg !77
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !76
  %10 = call i8* @__cxa_begin_catch(i8* %exn), !dbg !76
  %exn.byref = bitcast i8* %10 to %struct.E*, !dbg !76
  store %struct.E* %exn.byref, %struct.E** %e, align 8, !dbg !76
  %11 = load %struct.E*, %struct.E** %e, align 8, !dbg !78
  %n2 = getelementptr inbounds %struct.E, %struct.E* %11, i32 0, i32 0, !dbg !80
  %12 = load i32, i32* %n2, align 4, !dbg !81
  %inc = add nsw i32 %12, 1, !dbg !81
  store i32 %inc, i32* %n2, align 4, !dbg !81
  %13 = load i32, i32* %n.addr, align 4, !dbg !82
  %cmp = icmp slt i32 %13, 10, !dbg !84
  br i1 %cmp, label %if.then, label %if.end, !dbg !85

if.then:
  invoke void @__cxa_rethrow()
          to label %unreachable unwind label %lpad3, !dbg !86

lpad3:
  %14 = landingpad { i8*, i32 }
          cleanup, !dbg !87
  %15 = extractvalue { i8*, i32 } %14, 0, !dbg !87
  store i8* %15, i8** %exn.slot, align 8, !dbg !87
  %16 = extractvalue { i8*, i32 } %14, 1, !dbg !87
  store i32 %16, i32* %ehselector.slot, align 4, !dbg !87
  invoke void @__cxa_end_catch()
          to label %invoke.cont4 unwind label %terminate.lpad, !dbg !88

if.end:
  call void @__cxa_end_catch(), !dbg !88
  %17 = bitcast %struct.E** %e to i8*, !dbg !88
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %17), !dbg !88
  br label %try.cont, !dbg !88

try.cont:
  ret void, !dbg !89

invoke.cont4:
  %18 = bitcast %struct.E** %e to i8*, !dbg !88
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %18), !dbg !88
  br label %eh.resume, !dbg !88

eh.resume:
  %exn5 = load i8*, i8** %exn.slot, align 8, !dbg !76
  %sel6 = load i32, i32* %ehselector.slot, align 4, !dbg !76
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn5, 0, !dbg !76
  %lpad.val7 = insertvalue { i8*, i32 } %lpad.val, i32 %sel6, 1, !dbg !76
  resume { i8*, i32 } %lpad.val7, !dbg !76

terminate.lpad:
  %19 = landingpad { i8*, i32 }
          catch i8* null, !dbg !88
  %20 = extractvalue { i8*, i32 } %19, 0, !dbg !88
  call void @__clang_call_terminate(i8* %20), !dbg !88
  unreachable, !dbg !88

unreachable:
  unreachable
}

declare i32 @__gxx_personality_v0(...)

declare i32 @llvm.eh.typeid.for(i8*)

declare i8* @__cxa_get_exception_ptr(i8*)

define linkonce_odr dso_local void @_ZN1EC2ERKS_(%struct.E* noundef nonnull align 4 dereferenceable(4) %this, %struct.E* noundef nonnull align 4 dereferenceable(4) %e) unnamed_addr #6 comdat align 2 !dbg !90 {
entry:
  %this.addr = alloca %struct.E*, align 8
  %e.addr = alloca %struct.E*, align 8
  store %struct.E* %this, %struct.E** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.E** %this.addr, metadata !92, metadata !DIExpression()), !dbg !95
  store %struct.E* %e, %struct.E** %e.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.E** %e.addr, metadata !94, metadata !DIExpression()), !dbg !96
  %this1 = load %struct.E*, %struct.E** %this.addr, align 8
  %n = getelementptr inbounds %struct.E, %struct.E* %this1, i32 0, i32 0, !dbg !97
  %0 = load %struct.E*, %struct.E** %e.addr, align 8, !dbg !98
  %n2 = getelementptr inbounds %struct.E, %struct.E* %0, i32 0, i32 0, !dbg !99
  %1 = load i32, i32* %n2, align 4, !dbg !99
  store i32 %1, i32* %n, align 4, !dbg !97
  %2 = load i32, i32* @_ZL5alive, align 4, !dbg !100
  %inc = add nsw i32 %2, 1, !dbg !100
  store i32 %inc, i32* @_ZL5alive, align 4, !dbg !100
  ret void, !dbg !102
}

define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #7 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0)
  call void @_ZSt9terminatev()
  unreachable
}

declare i8* @__cxa_begin_catch(i8*)

declare void @_ZSt9terminatev()

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

define linkonce_odr dso_local void @_ZN1ED2Ev(%struct.E* noundef nonnull align 4 dereferenceable(4) %this) unnamed_addr #6 comdat align 2 !dbg !103 {
entry:
  %this.addr = alloca %struct.E*, align 8
  store %struct.E* %this, %struct.E** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.E** %this.addr, metadata !105, metadata !DIExpression()), !dbg !106
  %this1 = load %struct.E*, %struct.E** %this.addr, align 8
  %0 = load i32, i32* @_ZL5alive, align 4, !dbg !107
  %dec = add nsw i32 %0, -1, !dbg !107
  store i32 %dec, i32* @_ZL5alive, align 4, !dbg !107
  ret void, !dbg !109
}

declare void @__cxa_end_catch()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare i8* @__cxa_allocate_exception(i64)

define linkonce_odr dso_local void @_ZN1EC2Ei(%struct.E* noundef nonnull align 4 dereferenceable(4) %this, i32 noundef %n) unnamed_addr #6 comdat align 2 !dbg !110 {
entry:
  %this.addr = alloca %struct.E*, align 8
  %n.addr = alloca i32, align 4
  store %struct.E* %this, %struct.E** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.E** %this.addr, metadata !112, metadata !DIExpression()), !dbg !114
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !113, metadata !DIExpression()), !dbg !115
  %this1 = load %struct.E*, %struct.E** %this.addr, align 8
  %n2 = getelementptr inbounds %struct.E, %struct.E* %this1, i32 0, i32 0, !dbg !116
  %0 = load i32, i32* %n.addr, align 4, !dbg !117
  store i32 %0, i32* %n2, align 4, !dbg !116
  %1 = load i32, i32* @_ZL5alive, align 4, !dbg !118
  %inc = add nsw i32 %1, 1, !dbg !118
  store i32 %inc, i32* @_ZL5alive, align 4, !dbg !118
  ret void, !dbg !120
}

declare void @__cxa_free_exception(i8*)

declare void @__cxa_throw(i8*, i8*, i8*)

declare void @__cxa_rethrow()

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "alive", linkageName: "_ZL5alive", scope: !2, file: !3, line: 5, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !22, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "exception_rethrow_unsafe.cpp", directory: ".")
!4 = !{!5, !6}
!5 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "E", file: !3, line: 6, size: 32, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !7, identifier: "_ZTS1E")
!7 = !{!8, !10, !14, !19}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !6, file: !3, line: 7, baseType: !9, size: 32)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DISubprogram(name: "E", scope: !6, file: !3, line: 8, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!11 = !DISubroutineType(types: !12)
!12 = !{null, !13, !9}
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!14 = !DISubprogram(name: "E", scope: !6, file: !3, line: 9, type: !15, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!15 = !DISubroutineType(types: !16)
!16 = !{null, !13, !17}
!17 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !18, size: 64)
!18 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!19 = !DISubprogram(name: "~E", scope: !6, file: !3, line: 10, type: !20, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!20 = !DISubroutineType(types: !21)
!21 = !{null, !13}
!22 = !{!0}
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 7, !"PIC Level", i32 2}
!27 = !{i32 7, !"PIE Level", i32 2}
!28 = !{i32 7, !"uwtable", i32 1}

!30 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 20, type: !31, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !33)
!31 = !DISubroutineType(types: !32)
!32 = !{!9}
!33 = !{!34, !35, !36}
!34 = !DILocalVariable(name: "n", scope: !30, file: !3, line: 21, type: !9)
!35 = !DILocalVariable(name: "r", scope: !30, file: !3, line: 21, type: !9)
!36 = !DILocalVariable(name: "e", scope: !30, file: !3, line: 25, type: !6)
!37 = !DILocation(line: 21, column: 3, scope: !30)
!38 = !DILocation(line: 21, column: 7, scope: !30)
!39 = !DILocation(line: 21, column: 11, scope: !30)
!40 = !DILocation(line: 21, column: 36, scope: !30)
!41 = !DILocation(line: 22, column: 7, scope: !42)
!42 = distinct !DILexicalBlock(scope: !30, file: !3, line: 22, column: 7)
!43 = !DILocation(line: 22, column: 9, scope: !42)
!44 = !DILocation(line: 22, column: 13, scope: !42)
!45 = !DILocation(line: 22, column: 16, scope: !42)
!46 = !DILocation(line: 22, column: 18, scope: !42)
!47 = !DILocation(line: 22, column: 7, scope: !30)
!48 = !DILocation(line: 22, column: 26, scope: !42)
!49 = !DILocation(line: 24, column: 7, scope: !50)
!50 = distinct !DILexicalBlock(scope: !30, file: !3, line: 23, column: 7)
!51 = !DILocation(line: 24, column: 5, scope: !50)
!52 = !DILocation(line: 25, column: 3, scope: !50)
!53 = !DILocation(line: 31, column: 1, scope: !50)
!54 = !DILocation(line: 25, column: 14, scope: !30)
!55 = !DILocation(line: 26, column: 5, scope: !56)
!56 = distinct !DILexicalBlock(scope: !30, file: !3, line: 25, column: 17)
!57 = !DILocation(line: 27, column: 11, scope: !56)
!58 = !DILocation(line: 27, column: 7, scope: !56)
!59 = !DILocation(line: 28, column: 3, scope: !56)
!60 = !DILocation(line: 29, column: 3, scope: !30)
!61 = !DILocation(line: 30, column: 3, scope: !30)
!62 = !DILocation(line: 31, column: 1, scope: !30)
!63 = distinct !DISubprogram(name: "f", linkageName: "_ZL1fi", scope: !3, file: !3, line: 12, type: !64, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !66)
!64 = !DISubroutineType(types: !65)
!65 = !{null, !9}
!66 = !{!67, !68}
!67 = !DILocalVariable(name: "n", arg: 1, scope: !63, file: !3, line: 12, type: !9)
!68 = !DILocalVariable(name: "e", scope: !63, file: !3, line: 15, type: !69)
!69 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !6, size: 64)
!70 = !DILocation(line: 12, column: 19, scope: !63)
!71 = !DILocation(line: 14, column: 5, scope: !72)
!72 = distinct !DILexicalBlock(scope: !63, file: !3, line: 13, column: 7)
!73 = !DILocation(line: 14, column: 13, scope: !72)
!74 = !DILocation(line: 14, column: 11, scope: !72)
!75 = !DILocation(line: 19, column: 1, scope: !72)
!76 = !DILocation(line: 15, column: 3, scope: !72)
!77 = !DILocation(line: 15, column: 15, scope: !63)
!78 = !DILocation(line: 16, column: 5, scope: !79)
!79 = distinct !DILexicalBlock(scope: !63, file: !3, line: 15, column: 18)
!80 = !DILocation(line: 16, column: 7, scope: !79)
!81 = !DILocation(line: 16, column: 8, scope: !79)
!82 = !DILocation(line: 17, column: 9, scope: !83)
!83 = distinct !DILexicalBlock(scope: !79, file: !3, line: 17, column: 9)
!84 = !DILocation(line: 17, column: 11, scope: !83)
!85 = !DILocation(line: 17, column: 9, scope: !79)
!86 = !DILocation(line: 17, column: 17, scope: !83)
!87 = !DILocation(line: 19, column: 1, scope: !83)
!88 = !DILocation(line: 18, column: 3, scope: !79)
!89 = !DILocation(line: 19, column: 1, scope: !63)
!90 = distinct !DISubprogram(name: "E", linkageName: "_ZN1EC2ERKS_", scope: !6, file: !3, line: 9, type: !15, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !14, retainedNodes: !91)
!91 = !{!92, !94}
!92 = !DILocalVariable(name: "this", arg: 1, scope: !90, type: !93, flags: DIFlagArtificial | DIFlagObjectPointer)
!93 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!94 = !DILocalVariable(name: "e", arg: 2, scope: !90, file: !3, line: 9, type: !17)
!95 = !DILocation(line: 0, scope: !90)
!96 = !DILocation(line: 9, column: 14, scope: !90)
!97 = !DILocation(line: 9, column: 19, scope: !90)
!98 = !DILocation(line: 9, column: 21, scope: !90)
!99 = !DILocation(line: 9, column: 23, scope: !90)
!100 = !DILocation(line: 9, column: 33, scope: !101)
!101 = distinct !DILexicalBlock(scope: !90, file: !3, line: 9, column: 26)
!102 = !DILocation(line: 9, column: 37, scope: !90)
!103 = distinct !DISubprogram(name: "~E", linkageName: "_ZN1ED2Ev", scope: !6, file: !3, line: 10, type: !20, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !19, retainedNodes: !104)
!104 = !{!105}
!105 = !DILocalVariable(name: "this", arg: 1, scope: !103, type: !93, flags: DIFlagArtificial | DIFlagObjectPointer)
!106 = !DILocation(line: 0, scope: !103)
!107 = !DILocation(line: 10, column: 15, scope: !108)
!108 = distinct !DILexicalBlock(scope: !103, file: !3, line: 10, column: 8)
!109 = !DILocation(line: 10, column: 19, scope: !103)
!110 = distinct !DISubprogram(name: "E", linkageName: "_ZN1EC2Ei", scope: !6, file: !3, line: 8, type: !11, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !10, retainedNodes: !111)
!111 = !{!112, !113}
!112 = !DILocalVariable(name: "this", arg: 1, scope: !110, type: !93, flags: DIFlagArtificial | DIFlagObjectPointer)
!113 = !DILocalVariable(name: "n", arg: 2, scope: !110, file: !3, line: 8, type: !9)
!114 = !DILocation(line: 0, scope: !110)
!115 = !DILocation(line: 8, column: 9, scope: !110)
!116 = !DILocation(line: 8, column: 14, scope: !110)
!117 = !DILocation(line: 8, column: 16, scope: !110)
!118 = !DILocation(line: 8, column: 26, scope: !119)
!119 = distinct !DILexicalBlock(scope: !110, file: !3, line: 8, column: 19)
!120 = !DILocation(line: 8, column: 30, scope: !110)
