; expect: safe; property: unreach-call; an exception that a specification of C++14 does not allow ends the run
source_filename = "filter_tmp.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.B = type { %struct.A }
%struct.A = type { i32 (...)** }

$_ZN1BC2Ev = comdat any

$_ZN1AD2Ev = comdat any

$_ZN1AC2Ev = comdat any

$_ZN1BD0Ev = comdat any

$_ZN1AD0Ev = comdat any

$_ZTS1B = comdat any

$_ZTS1A = comdat any

$_ZTI1A = comdat any

$_ZTI1B = comdat any

$_ZTV1B = comdat any

$_ZTV1A = comdat any

@_ZTIi = external constant i8*
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global i8*
@_ZTS1B = linkonce_odr dso_local constant [3 x i8] c"1B\00", comdat, align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global i8*
@_ZTS1A = linkonce_odr dso_local constant [3 x i8] c"1A\00", comdat, align 1
@_ZTI1A = linkonce_odr dso_local constant { i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv117__class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @_ZTS1A, i32 0, i32 0) }, comdat, align 8
@_ZTI1B = linkonce_odr dso_local constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @_ZTS1B, i32 0, i32 0), i8* bitcast ({ i8*, i8* }* @_ZTI1A to i8*) }, comdat, align 8
@_ZTIc = external constant i8*
@.str = private unnamed_addr constant [40 x i8] c"r == (n == 1 || n == 2 ? n : 0) && n!=3\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"filter_tmp.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@_ZTV1B = linkonce_odr dso_local unnamed_addr constant { [4 x i8*] } { [4 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @_ZTI1B to i8*), i8* bitcast (void (%struct.A*)* @_ZN1AD2Ev to i8*), i8* bitcast (void (%struct.B*)* @_ZN1BD0Ev to i8*)] }, comdat, align 8
@_ZTV1A = linkonce_odr dso_local unnamed_addr constant { [4 x i8*] } { [4 x i8*] [i8* null, i8* bitcast ({ i8*, i8* }* @_ZTI1A to i8*), i8* bitcast (void (%struct.A*)* @_ZN1AD2Ev to i8*), i8* bitcast (void (%struct.A*)* @_ZN1AD0Ev to i8*)] }, comdat, align 8

define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !26 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %r = alloca i32, align 4
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  %0 = alloca i8, align 1
  %1 = alloca %struct.B*, align 8
  %2 = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %3 = bitcast i32* %n to i8*, !dbg !36
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !36
  call void @llvm.dbg.declare(metadata i32* %n, metadata !28, metadata !DIExpression()), !dbg !37
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !38
  store i32 %call, i32* %n, align 4, !dbg !37
  %4 = bitcast i32* %r to i8*, !dbg !36
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4), !dbg !36
  call void @llvm.dbg.declare(metadata i32* %r, metadata !29, metadata !DIExpression()), !dbg !39
  store i32 0, i32* %r, align 4, !dbg !39
  %5 = load i32, i32* %n, align 4, !dbg !40
  invoke void @_ZL1fi(i32 noundef %5)
          to label %invoke.cont unwind label %lpad, !dbg !42

invoke.cont:
  br label %try.cont, !dbg !43

lpad:
  %6 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast (i8** @_ZTIi to i8*)
          catch i8* bitcast ({ i8*, i8*, i8* }* @_ZTI1B to i8*)
          catch i8* bitcast (i8** @_ZTIc to i8*), !dbg !44
  %7 = extractvalue { i8*, i32 } %6, 0, !dbg !44
  store i8* %7, i8** %exn.slot, align 8, !dbg !44
  %8 = extractvalue { i8*, i32 } %6, 1, !dbg !44
  store i32 %8, i32* %ehselector.slot, align 4, !dbg !44
  br label %catch.dispatch, !dbg !44

catch.dispatch:
  %sel = load i32, i32* %ehselector.slot, align 4, !dbg !43
  %9 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIi to i8*)), !dbg !43
  %matches = icmp eq i32 %sel, %9, !dbg !43
  br i1 %matches, label %catch6, label %catch.fallthrough, !dbg !43

catch6:
  %10 = bitcast i32* %2 to i8*, !dbg !45
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %10), !dbg !45
  call void @llvm.dbg.declare(metadata i32* %2, metadata !35, metadata !DIExpression()), !dbg !47
  %exn7 = load i8*, i8** %exn.slot, align 8, !dbg !45
  %11 = call i8* @__cxa_begin_catch(i8* %exn7), !dbg !45
  %12 = bitcast i8* %11 to i32*, !dbg !45
  %13 = load i32, i32* %12, align 4, !dbg !45
  store i32 %13, i32* %2, align 4, !dbg !45
  store i32 1, i32* %r, align 4, !dbg !48
  call void @__cxa_end_catch(), !dbg !50
  %14 = bitcast i32* %2 to i8*, !dbg !50
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %14), !dbg !50
  br label %try.cont, !dbg !50

try.cont:
  %15 = load i32, i32* %r, align 4, !dbg !51
  %16 = load i32, i32* %n, align 4, !dbg !51
  %cmp = icmp eq i32 %16, 1, !dbg !51
  br i1 %cmp, label %cond.true, label %lor.lhs.false, !dbg !51

lor.lhs.false:
  %17 = load i32, i32* %n, align 4, !dbg !51
  %cmp8 = icmp eq i32 %17, 2, !dbg !51
  br i1 %cmp8, label %cond.true, label %cond.false, !dbg !51

cond.true:
  %18 = load i32, i32* %n, align 4, !dbg !51
  br label %cond.end, !dbg !51

cond.false:
  br label %cond.end, !dbg !51

cond.end:
  %cond = phi i32 [ %18, %cond.true ], [ 0, %cond.false ], !dbg !51
  %cmp9 = icmp eq i32 %15, %cond, !dbg !51
  br i1 %cmp9, label %land.rhs, label %land.end, !dbg !51

land.rhs:
  %19 = load i32, i32* %n, align 4, !dbg !51
  %cmp10 = icmp ne i32 %19, 3, !dbg !51
  br label %land.end

land.end:
  %20 = phi i1 [ false, %cond.end ], [ %cmp10, %land.rhs ], !dbg !52
  br i1 %20, label %cond.true11, label %cond.false12, !dbg !51

cond.true11:
  br label %cond.end13, !dbg !51

cond.false12:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), i32 noundef 21, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !51
  unreachable, !dbg !51

catch.fallthrough:
  %21 = call i32 @llvm.eh.typeid.for(i8* bitcast ({ i8*, i8*, i8* }* @_ZTI1B to i8*)), !dbg !43
  %matches1 = icmp eq i32 %sel, %21, !dbg !43
  br i1 %matches1, label %catch4, label %catch.fallthrough2, !dbg !43

catch4:
  %22 = bitcast %struct.B** %1 to i8*, !dbg !53
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %22), !dbg !53
  call void @llvm.dbg.declare(metadata %struct.B** %1, metadata !32, metadata !DIExpression()), !dbg !55
  %exn5 = load i8*, i8** %exn.slot, align 8, !dbg !53
  %23 = call i8* @__cxa_begin_catch(i8* %exn5), !dbg !53
  %exn.byref = bitcast i8* %23 to %struct.B*, !dbg !53
  store %struct.B* %exn.byref, %struct.B** %1, align 8, !dbg !53
  store i32 2, i32* %r, align 4, !dbg !56
  call void @__cxa_end_catch(), !dbg !45
  %24 = bitcast %struct.B** %1 to i8*, !dbg !45
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %24), !dbg !45
  br label %try.cont, !dbg !45

catch.fallthrough2:
  %25 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIc to i8*)), !dbg !43
  %matches3 = icmp eq i32 %sel, %25, !dbg !43
  br i1 %matches3, label %catch, label %ehcleanup, !dbg !43

catch:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %0), !dbg !43
  call void @llvm.dbg.declare(metadata i8* %0, metadata !30, metadata !DIExpression()), !dbg !57
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !43
  %26 = call i8* @__cxa_begin_catch(i8* %exn), !dbg !43
  %27 = load i8, i8* %26, align 1, !dbg !43
  store i8 %27, i8* %0, align 1, !dbg !43
  store i32 3, i32* %r, align 4, !dbg !58
  call void @__cxa_end_catch(), !dbg !53
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %0), !dbg !53
  br label %try.cont, !dbg !53

28:                                               ; No predecessors!
  br label %cond.end13, !dbg !51

cond.end13:
  %29 = bitcast i32* %r to i8*, !dbg !59
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %29), !dbg !59
  %30 = bitcast i32* %n to i8*, !dbg !59
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %30), !dbg !59
  %31 = load i32, i32* %retval, align 4, !dbg !59
  ret i32 %31, !dbg !59

ehcleanup:
  %32 = bitcast i32* %r to i8*, !dbg !59
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %32), !dbg !59
  %33 = bitcast i32* %n to i8*, !dbg !59
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %33), !dbg !59
  br label %eh.resume, !dbg !59

eh.resume:
  %exn15 = load i8*, i8** %exn.slot, align 8, !dbg !59
  %sel16 = load i32, i32* %ehselector.slot, align 4, !dbg !59
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn15, 0, !dbg !59
  %lpad.val17 = insertvalue { i8*, i32 } %lpad.val, i32 %sel16, 1, !dbg !59
  resume { i8*, i32 } %lpad.val17, !dbg !59
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

define internal void @_ZL1fi(i32 noundef %n) #4 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !60 {
entry:
  %n.addr = alloca i32, align 4
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !64, metadata !DIExpression()), !dbg !65
  %0 = load i32, i32* %n.addr, align 4, !dbg !66
  %cmp = icmp eq i32 %0, 1, !dbg !68
  br i1 %cmp, label %if.then, label %if.end, !dbg !69

if.then:
  %exception = call i8* @__cxa_allocate_exception(i64 4), !dbg !70
  %1 = bitcast i8* %exception to i32*, !dbg !70
  store i32 1, i32* %1, align 16, !dbg !70
  invoke void @__cxa_throw(i8* %exception, i8* bitcast (i8** @_ZTIi to i8*), i8* null)
          to label %unreachable unwind label %lpad, !dbg !70

lpad:
  %2 = landingpad { i8*, i32 }
          filter [2 x i8*] [i8* bitcast (i8** @_ZTIi to i8*), i8* bitcast ({ i8*, i8* }* @_ZTI1A to i8*)], !dbg !71
  %3 = extractvalue { i8*, i32 } %2, 0, !dbg !71
  store i8* %3, i8** %exn.slot, align 8, !dbg !71
  %4 = extractvalue { i8*, i32 } %2, 1, !dbg !71
  store i32 %4, i32* %ehselector.slot, align 4, !dbg !71
  br label %filter.dispatch, !dbg !71

filter.dispatch:
  %sel = load i32, i32* %ehselector.slot, align 4, !dbg !72
  %ehspec.fails = icmp slt i32 %sel, 0, !dbg !72
  br i1 %ehspec.fails, label %ehspec.unexpected, label %eh.resume, !dbg !72

ehspec.unexpected:
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !72
  call void @__cxa_call_unexpected(i8* %exn), !dbg !72
  unreachable, !dbg !72

if.end:
  %5 = load i32, i32* %n.addr, align 4, !dbg !73
  %cmp1 = icmp eq i32 %5, 2, !dbg !75
  br i1 %cmp1, label %if.then2, label %if.end4, !dbg !76

if.then2:
  %exception3 = call i8* @__cxa_allocate_exception(i64 8), !dbg !77
  %6 = bitcast i8* %exception3 to %struct.B*, !dbg !77
  %7 = bitcast %struct.B* %6 to i8*, !dbg !78
  call void @llvm.memset.p0i8.i64(i8* align 16 %7, i8 0, i64 8, i1 false), !dbg !78
  call void @_ZN1BC2Ev(%struct.B* noundef nonnull align 8 dereferenceable(8) %6), !dbg !78
  invoke void @__cxa_throw(i8* %exception3, i8* bitcast ({ i8*, i8*, i8* }* @_ZTI1B to i8*), i8* bitcast (void (%struct.A*)* @_ZN1AD2Ev to i8*))
          to label %unreachable unwind label %lpad, !dbg !77

if.end4:
  %8 = load i32, i32* %n.addr, align 4, !dbg !79
  %cmp5 = icmp eq i32 %8, 3, !dbg !81
  br i1 %cmp5, label %if.then6, label %if.end8, !dbg !82

if.then6:
  %exception7 = call i8* @__cxa_allocate_exception(i64 1), !dbg !83
  store i8 99, i8* %exception7, align 16, !dbg !83
  invoke void @__cxa_throw(i8* %exception7, i8* bitcast (i8** @_ZTIc to i8*), i8* null)
          to label %unreachable unwind label %lpad, !dbg !83

if.end8:
  ret void, !dbg !72

eh.resume:
  %exn9 = load i8*, i8** %exn.slot, align 8, !dbg !72
  %sel10 = load i32, i32* %ehselector.slot, align 4, !dbg !72
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn9, 0, !dbg !72
  %lpad.val11 = insertvalue { i8*, i32 } %lpad.val, i32 %sel10, 1, !dbg !72
  resume { i8*, i32 } %lpad.val11, !dbg !72

unreachable:
  unreachable
}

declare i32 @__gxx_personality_v0(...)

declare i32 @llvm.eh.typeid.for(i8*)

declare i8* @__cxa_begin_catch(i8*)

declare void @__cxa_end_catch()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare i8* @__cxa_allocate_exception(i64)

declare void @__cxa_throw(i8*, i8*, i8*)

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

define linkonce_odr dso_local void @_ZN1BC2Ev(%struct.B* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #8 comdat align 2 !dbg !84 {
entry:
  %this.addr = alloca %struct.B*, align 8
  store %struct.B* %this, %struct.B** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.B** %this.addr, metadata !90, metadata !DIExpression()), !dbg !92
  %this1 = load %struct.B*, %struct.B** %this.addr, align 8
  %0 = bitcast %struct.B* %this1 to %struct.A*, !dbg !93
  call void @_ZN1AC2Ev(%struct.A* noundef nonnull align 8 dereferenceable(8) %0), !dbg !93
  %1 = bitcast %struct.B* %this1 to i32 (...)***, !dbg !93
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [4 x i8*] }, { [4 x i8*] }* @_ZTV1B, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %1, align 8, !dbg !93
  ret void, !dbg !93
}

define linkonce_odr dso_local void @_ZN1AD2Ev(%struct.A* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #9 comdat align 2 !dbg !94 {
entry:
  %this.addr = alloca %struct.A*, align 8
  store %struct.A* %this, %struct.A** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.A** %this.addr, metadata !96, metadata !DIExpression()), !dbg !98
  %this1 = load %struct.A*, %struct.A** %this.addr, align 8
  ret void, !dbg !99
}

declare void @__cxa_call_unexpected(i8*)

define linkonce_odr dso_local void @_ZN1AC2Ev(%struct.A* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #8 comdat align 2 !dbg !100 {
entry:
  %this.addr = alloca %struct.A*, align 8
  store %struct.A* %this, %struct.A** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.A** %this.addr, metadata !103, metadata !DIExpression()), !dbg !104
  %this1 = load %struct.A*, %struct.A** %this.addr, align 8
  %0 = bitcast %struct.A* %this1 to i32 (...)***, !dbg !105
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [4 x i8*] }, { [4 x i8*] }* @_ZTV1A, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %0, align 8, !dbg !105
  ret void, !dbg !105
}

define linkonce_odr dso_local void @_ZN1BD0Ev(%struct.B* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #8 comdat align 2 !dbg !106 {
entry:
  %this.addr = alloca %struct.B*, align 8
  store %struct.B* %this, %struct.B** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.B** %this.addr, metadata !109, metadata !DIExpression()), !dbg !110
  %this1 = load %struct.B*, %struct.B** %this.addr, align 8
  call void bitcast (void (%struct.A*)* @_ZN1AD2Ev to void (%struct.B*)*)(%struct.B* noundef nonnull align 8 dereferenceable(8) %this1), !dbg !111
  %0 = bitcast %struct.B* %this1 to i8*, !dbg !111
  call void @_ZdlPv(i8* noundef %0), !dbg !111
  ret void, !dbg !111
}

define linkonce_odr dso_local void @_ZN1AD0Ev(%struct.A* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #9 comdat align 2 !dbg !112 {
entry:
  %this.addr = alloca %struct.A*, align 8
  store %struct.A* %this, %struct.A** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.A** %this.addr, metadata !114, metadata !DIExpression()), !dbg !115
  %this1 = load %struct.A*, %struct.A** %this.addr, align 8
  call void @_ZN1AD2Ev(%struct.A* noundef nonnull align 8 dereferenceable(8) %this1), !dbg !116
  %0 = bitcast %struct.A* %this1 to i8*, !dbg !116
  call void @_ZdlPv(i8* noundef %0), !dbg !116
  ret void, !dbg !117
}

declare void @_ZdlPv(i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!19, !20, !21, !22, !23, !24}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "filter_tmp.cpp", directory: ".")
!2 = !{!3, !4, !7}
!3 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!4 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "B", file: !1, line: 4, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !5, vtableHolder: !7, identifier: "_ZTS1B")
!5 = !{!6}
!6 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !4, baseType: !7, extraData: i32 0)
!7 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "A", file: !1, line: 3, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !8, vtableHolder: !7, identifier: "_ZTS1A")
!8 = !{!9, !15}
!9 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$A", scope: !1, file: !1, baseType: !10, size: 64, flags: DIFlagArtificial)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "__vtbl_ptr_type", baseType: !12, size: 64)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !DISubprogram(name: "~A", scope: !7, file: !1, line: 3, type: !16, scopeLine: 3, containingType: !7, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!16 = !DISubroutineType(types: !17)
!17 = !{null, !18}
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!19 = !{i32 7, !"Dwarf Version", i32 5}
!20 = !{i32 2, !"Debug Info Version", i32 3}
!21 = !{i32 1, !"wchar_size", i32 4}
!22 = !{i32 7, !"PIC Level", i32 2}
!23 = !{i32 7, !"PIE Level", i32 2}
!24 = !{i32 7, !"uwtable", i32 1}

!26 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !12, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !27)
!27 = !{!28, !29, !30, !32, !35}
!28 = !DILocalVariable(name: "n", scope: !26, file: !1, line: 11, type: !14)
!29 = !DILocalVariable(name: "r", scope: !26, file: !1, line: 11, type: !14)
!30 = !DILocalVariable(scope: !26, file: !1, line: 18, type: !31)
!31 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!32 = !DILocalVariable(scope: !26, file: !1, line: 16, type: !33)
!33 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !34, size: 64)
!34 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!35 = !DILocalVariable(scope: !26, file: !1, line: 14, type: !14)
!36 = !DILocation(line: 11, column: 3, scope: !26)
!37 = !DILocation(line: 11, column: 7, scope: !26)
!38 = !DILocation(line: 11, column: 11, scope: !26)
!39 = !DILocation(line: 11, column: 36, scope: !26)
!40 = !DILocation(line: 13, column: 7, scope: !41)
!41 = distinct !DILexicalBlock(scope: !26, file: !1, line: 12, column: 7)
!42 = !DILocation(line: 13, column: 5, scope: !41)
!43 = !DILocation(line: 14, column: 3, scope: !41)
!44 = !DILocation(line: 22, column: 1, scope: !41)
!45 = !DILocation(line: 18, column: 3, scope: !46)
!46 = distinct !DILexicalBlock(scope: !26, file: !1, line: 16, column: 23)
!47 = !DILocation(line: 14, column: 15, scope: !26)
!48 = !DILocation(line: 15, column: 7, scope: !49)
!49 = distinct !DILexicalBlock(scope: !26, file: !1, line: 14, column: 17)
!50 = !DILocation(line: 16, column: 3, scope: !49)
!51 = !DILocation(line: 21, column: 3, scope: !26)
!52 = !DILocation(line: 0, scope: !26)
!53 = !DILocation(line: 20, column: 3, scope: !54)
!54 = distinct !DILexicalBlock(scope: !26, file: !1, line: 18, column: 18)
!55 = !DILocation(line: 16, column: 21, scope: !26)
!56 = !DILocation(line: 17, column: 7, scope: !46)
!57 = !DILocation(line: 18, column: 16, scope: !26)
!58 = !DILocation(line: 19, column: 7, scope: !54)
!59 = !DILocation(line: 22, column: 1, scope: !26)
!60 = distinct !DISubprogram(name: "f", linkageName: "_ZL1fi", scope: !1, file: !1, line: 5, type: !61, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !63)
!61 = !DISubroutineType(types: !62)
!62 = !{null, !14}
!63 = !{!64}
!64 = !DILocalVariable(name: "n", arg: 1, scope: !60, file: !1, line: 5, type: !14)
!65 = !DILocation(line: 5, column: 19, scope: !60)
!66 = !DILocation(line: 6, column: 7, scope: !67)
!67 = distinct !DILexicalBlock(scope: !60, file: !1, line: 6, column: 7)
!68 = !DILocation(line: 6, column: 9, scope: !67)
!69 = !DILocation(line: 6, column: 7, scope: !60)
!70 = !DILocation(line: 6, column: 15, scope: !67)
!71 = !DILocation(line: 9, column: 1, scope: !67)
!72 = !DILocation(line: 9, column: 1, scope: !60)
!73 = !DILocation(line: 7, column: 7, scope: !74)
!74 = distinct !DILexicalBlock(scope: !60, file: !1, line: 7, column: 7)
!75 = !DILocation(line: 7, column: 9, scope: !74)
!76 = !DILocation(line: 7, column: 7, scope: !60)
!77 = !DILocation(line: 7, column: 15, scope: !74)
!78 = !DILocation(line: 7, column: 21, scope: !74)
!79 = !DILocation(line: 8, column: 7, scope: !80)
!80 = distinct !DILexicalBlock(scope: !60, file: !1, line: 8, column: 7)
!81 = !DILocation(line: 8, column: 9, scope: !80)
!82 = !DILocation(line: 8, column: 7, scope: !60)
!83 = !DILocation(line: 8, column: 15, scope: !80)
!84 = distinct !DISubprogram(name: "B", linkageName: "_ZN1BC2Ev", scope: !4, file: !1, line: 4, type: !85, scopeLine: 4, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !88, retainedNodes: !89)
!85 = !DISubroutineType(types: !86)
!86 = !{null, !87}
!87 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!88 = !DISubprogram(name: "B", scope: !4, type: !85, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!89 = !{!90}
!90 = !DILocalVariable(name: "this", arg: 1, scope: !84, type: !91, flags: DIFlagArtificial | DIFlagObjectPointer)
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!92 = !DILocation(line: 0, scope: !84)
!93 = !DILocation(line: 4, column: 8, scope: !84)
!94 = distinct !DISubprogram(name: "~A", linkageName: "_ZN1AD2Ev", scope: !7, file: !1, line: 3, type: !16, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !15, retainedNodes: !95)
!95 = !{!96}
!96 = !DILocalVariable(name: "this", arg: 1, scope: !94, type: !97, flags: DIFlagArtificial | DIFlagObjectPointer)
!97 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!98 = !DILocation(line: 0, scope: !94)
!99 = !DILocation(line: 3, column: 26, scope: !94)
!100 = distinct !DISubprogram(name: "A", linkageName: "_ZN1AC2Ev", scope: !7, file: !1, line: 3, type: !16, scopeLine: 3, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !101, retainedNodes: !102)
!101 = !DISubprogram(name: "A", scope: !7, type: !16, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!102 = !{!103}
!103 = !DILocalVariable(name: "this", arg: 1, scope: !100, type: !97, flags: DIFlagArtificial | DIFlagObjectPointer)
!104 = !DILocation(line: 0, scope: !100)
!105 = !DILocation(line: 3, column: 8, scope: !100)
!106 = distinct !DISubprogram(name: "~B", linkageName: "_ZN1BD0Ev", scope: !4, file: !1, line: 4, type: !85, scopeLine: 4, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !107, retainedNodes: !108)
!107 = !DISubprogram(name: "~B", scope: !4, type: !85, containingType: !4, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!108 = !{!109}
!109 = !DILocalVariable(name: "this", arg: 1, scope: !106, type: !91, flags: DIFlagArtificial | DIFlagObjectPointer)
!110 = !DILocation(line: 0, scope: !106)
!111 = !DILocation(line: 4, column: 8, scope: !106)
!112 = distinct !DISubprogram(name: "~A", linkageName: "_ZN1AD0Ev", scope: !7, file: !1, line: 3, type: !16, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !15, retainedNodes: !113)
!113 = !{!114}
!114 = !DILocalVariable(name: "this", arg: 1, scope: !112, type: !97, flags: DIFlagArtificial | DIFlagObjectPointer)
!115 = !DILocation(line: 0, scope: !112)
!116 = !DILocation(line: 3, column: 25, scope: !112)
!117 = !DILocation(line: 3, column: 26, scope: !112)
