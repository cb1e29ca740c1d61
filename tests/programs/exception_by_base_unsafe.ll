source_filename = "exception_by_base_unsafe.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Error = type <{ i32 (...)**, i32, [4 x i8] }>
%struct.Special = type { %struct.Error.base, %struct.Named }
%struct.Error.base = type <{ i32 (...)**, i32 }>
%struct.Named = type { i32 }

$_ZN7SpecialC2Ei = comdat any

$_ZN5ErrorD2Ev = comdat any

$_ZN5ErrorC2Ei = comdat any

$__clang_call_terminate = comdat any

$_ZN5NamedC2Ev = comdat any

$_ZN7SpecialD0Ev = comdat any

$_ZNK7Special4kindEv = comdat any

$_ZN5ErrorD0Ev = comdat any

$_ZNK5Error4kindEv = comdat any

$_ZTS5Error = comdat any

$_ZTI5Error = comdat any

$_ZTS7Special = comdat any

$_ZTS5Named = comdat any

$_ZTI5Named = comdat any

$_ZTI7Special = comdat any

$_ZTV7Special = comdat any

$_ZTV5Error = comdat any

@_ZTVN10__cxxabiv117__class_type_infoE = external global i8*
@_ZTS5Error = linkonce_odr dso_local constant [7 x i8] c"5Error\00", comdat, align 1
@_ZTI5Error = linkonce_odr dso_local constant { i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv117__class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @_ZTS5Error, i32 0, i32 0) }, comdat, align 8
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global i8*
@_ZTS7Special = linkonce_odr dso_local constant [9 x i8] c"7Special\00", comdat, align 1
@_ZTS5Named = linkonce_odr dso_local constant [7 x i8] c"5Named\00", comdat, align 1
@_ZTI5Named = linkonce_odr dso_local constant { i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv117__class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @_ZTS5Named, i32 0, i32 0) }, comdat, align 8
@_ZTI7Special = linkonce_odr dso_local constant { i8*, i8*, i32, i32, i8*, i64, i8*, i64 } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @_ZTS7Special, i32 0, i32 0), i32 0, i32 2, i8* bitcast ({ i8*, i8* }* @_ZTI5Named to i8*), i64 3074, i8* bitcast ({ i8*, i8* }* @_ZTI5Error to i8*), i64 2 }, comdat, align 8
@.str = private unnamed_addr constant [12 x i8] c"e.code == n\00", align 1
@.str.1 = private unnamed_addr constant [29 x i8] c"exception_by_base_unsafe.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"r != 2\00", align 1
@_ZTV7Special = linkonce_odr dso_local unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64 }* @_ZTI7Special to i8*), i8* bitcast (void (%struct.Error*)* @_ZN5ErrorD2Ev to i8*), i8* bitcast (void (%struct.Special*)* @_ZN7SpecialD0Ev to i8*), i8* bitcast (i32 (%struct.Special*)* @_ZNK7Special4kindEv to i8*)] }, comdat, align 8
@_ZTV5Error = linkonce_odr dso_local unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8* }* @_ZTI5Error to i8*), i8* bitcast (void (%struct.Error*)* @_ZN5ErrorD2Ev to i8*), i8* bitcast (void (%struct.Error*)* @_ZN5ErrorD0Ev to i8*), i8* bitcast (i32 (%struct.Error*)* @_ZNK5Error4kindEv to i8*)] }, comdat, align 8

define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !48 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %r = alloca i32, align 4
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  %e = alloca %struct.Error*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !54
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !54
  call void @llvm.dbg.declare(metadata i32* %n, metadata !50, metadata !DIExpression()), !dbg !55
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !56
  store i32 %call, i32* %n, align 4, !dbg !55
  %1 = bitcast i32* %r to i8*, !dbg !54
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !54
  call void @llvm.dbg.declare(metadata i32* %r, metadata !51, metadata !DIExpression()), !dbg !57
  store i32 0, i32* %r, align 4, !dbg !57
  %2 = load i32, i32* %n, align 4, !dbg !58
  %cmp = icmp sgt i32 %2, 0, !dbg !61
  br i1 %cmp, label %if.then, label %if.end, !dbg !62

if.then:
  %exception = call i8* @__cxa_allocate_exception(i64 16), !dbg !63
  %3 = bitcast i8* %exception to %struct.Special*, !dbg !63
  %4 = load i32, i32* %n, align 4, !dbg !64
  invoke void @_ZN7SpecialC2Ei(%struct.Special* noundef nonnull align 8 dereferenceable(16) %3, i32 noundef %4)
          to label %invoke.cont unwind label %lpad, !dbg !65

invoke.cont:
  invoke void @__cxa_throw(i8* %exception, i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64 }* @_ZTI7Special to i8*), i8* bitcast (void (%struct.Error*)* @_ZN5ErrorD2Ev to i8*))
          to label %unreachable unwind label %lpad1, !dbg !63

lpad:
  %5 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast ({ i8*, i8* }* @_ZTI5Error to i8*), !dbg !66
  %6 = extractvalue { i8*, i32 } %5, 0, !dbg !66
  store i8* %6, i8** %exn.slot, align 8, !dbg !66
  %7 = extractvalue { i8*, i32 } %5, 1, !dbg !66
  store i32 %7, i32* %ehselector.slot, align 4, !dbg !66
  call void @__cxa_free_exception(i8* %exception), !dbg !63
  br label %catch.dispatch, !dbg !63

lpad1:
  %8 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast ({ i8*, i8* }* @_ZTI5Error to i8*), !dbg !66
  %9 = extractvalue { i8*, i32 } %8, 0, !dbg !66
  store i8* %9, i8** %exn.slot, align 8, !dbg !66
  %10 = extractvalue { i8*, i32 } %8, 1, !dbg !66
  store i32 %10, i32* %ehselector.slot, align 4, !dbg !66
  br label %catch.dispatch, !dbg !66

if.end:
  %11 = load i32, i32* %n, align 4, !dbg !67
  %cmp2 = icmp slt i32 %11, 0, !dbg !69
  br i1 %cmp2, label %if.then3, label %if.end7, !dbg !70

if.then3:
  %exception4 = call i8* @__cxa_allocate_exception(i64 16), !dbg !71
  %12 = bitcast i8* %exception4 to %struct.Error*, !dbg !71
  %13 = load i32, i32* %n, align 4, !dbg !72
  invoke void @_ZN5ErrorC2Ei(%struct.Error* noundef nonnull align 8 dereferenceable(12) %12, i32 noundef %13)
          to label %invoke.cont6 unwind label %lpad5, !dbg !73

invoke.cont6:
  invoke void @__cxa_throw(i8* %exception4, i8* bitcast ({ i8*, i8* }* @_ZTI5Error to i8*), i8* bitcast (void (%struct.Error*)* @_ZN5ErrorD2Ev to i8*))
          to label %unreachable unwind label %lpad1, !dbg !71

lpad5:
  %14 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast ({ i8*, i8* }* @_ZTI5Error to i8*), !dbg !74
  %15 = extractvalue { i8*, i32 } %14, 0, !dbg !74
  store i8* %15, i8** %exn.slot, align 8, !dbg !74
  %16 = extractvalue { i8*, i32 } %14, 1, !dbg !74
  store i32 %16, i32* %ehselector.slot, align 4, !dbg !74
  call void @__cxa_free_exception(i8* %exception4), !dbg !71
  br label %catch.dispatch, !dbg !71

catch.dispatch:
  %sel = load i32, i32* %ehselector.slot, align 4, !dbg !75
  %17 = call i32 @llvm.eh.typeid.for(i8* bitcast ({ i8*, i8* }* @_ZTI5Error to i8*)), !dbg !75
  %matches = icmp eq i32 %sel, %17, !dbg !75
  br i1 %matches, label %catch, label %ehcleanup, !dbg !75

catch:
  %18 = bitcast %struct.Error** %e to i8*, !dbg !75
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %18), !dbg !75
  call void @llvm.dbg.declare(metadata %struct.Error** %e, metadata !52, metadata !DIExpression()), !dbg !76
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !75
  %19 = call i8* @__cxa_begin_catch(i8* %exn), !dbg !75
  %exn.byref = bitcast i8* %19 to %struct.Error*, !dbg !75
  store %struct.Error* %exn.byref, %struct.Error** %e, align 8, !dbg !75
  %20 = load %struct.Error*, %struct.Error** %e, align 8, !dbg !77
  %code = getelementptr inbounds %struct.Error, %struct.Error* %20, i32 0, i32 1, !dbg !77
  %21 = load i32, i32* %code, align 8, !dbg !77
  %22 = load i32, i32* %n, align 4, !dbg !77
  %cmp8 = icmp eq i32 %21, %22, !dbg !77
  br i1 %cmp8, label %cond.true, label %cond.false, !dbg !77

cond.true:
  br label %cond.end, !dbg !77

cond.false:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.1, i64 0, i64 0), i32 noundef 14, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !77
  unreachable, !dbg !77

if.end7:
  br label %try.cont, !dbg !75

23:                                               ; No predecessors!
  br label %cond.end, !dbg !77

cond.end:
  %24 = load %struct.Error*, %struct.Error** %e, align 8, !dbg !79
  %25 = bitcast %struct.Error* %24 to i32 (%struct.Error*)***, !dbg !80
  %vtable = load i32 (%struct.Error*)**, i32 (%struct.Error*)*** %25, align 8, !dbg !80
  %vfn = getelementptr inbounds i32 (%struct.Error*)*, i32 (%struct.Error*)** %vtable, i64 2, !dbg !80
  %26 = load i32 (%struct.Error*)*, i32 (%struct.Error*)** %vfn, align 8, !dbg !80
  %call11 = invoke noundef i32 %26(%struct.Error* noundef nonnull align 8 dereferenceable(12) %24)
          to label %invoke.cont10 unwind label %lpad9, !dbg !80

invoke.cont10:
  store i32 %call11, i32* %r, align 4, !dbg !81
  call void @__cxa_end_catch(), !dbg !82
  %27 = bitcast %struct.Error** %e to i8*, !dbg !82
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %27), !dbg !82
  br label %try.cont, !dbg !82

try.cont:
  %28 = load i32, i32* %r, align 4, !dbg !83
  %cmp13 = icmp ne i32 %28, 2, !dbg !83
  br i1 %cmp13, label %cond.true14, label %cond.false15, !dbg !83

cond.true14:
  br label %cond.end16, !dbg !83

cond.false15:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.1, i64 0, i64 0), i32 noundef 17, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !83
  unreachable, !dbg !83

lpad9:
  %29 = landingpad { i8*, i32 }
          cleanup, !dbg !84
  %30 = extractvalue { i8*, i32 } %29, 0, !dbg !84
  store i8* %30, i8** %exn.slot, align 8, !dbg !84
  %31 = extractvalue { i8*, i32 } %29, 1, !dbg !84
  store i32 %31, i32* %ehselector.slot, align 4, !dbg !84
  invoke void @__cxa_end_catch()
          to label %invoke.cont12 unwind label %terminate.lpad, !dbg !82

invoke.cont12:
  %32 = bitcast %struct.Error** %e to i8*, !dbg !82
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %32), !dbg !82
  br label %ehcleanup, !dbg !82

33:                                               ; No predecessors!
  br label %cond.end16, !dbg !83

cond.end16:
  %34 = bitcast i32* %r to i8*, !dbg !85
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %34), !dbg !85
  %35 = bitcast i32* %n to i8*, !dbg !85
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %35), !dbg !85
  %36 = load i32, i32* %retval, align 4, !dbg !85
  ret i32 %36, !dbg !85

ehcleanup:
  %37 = bitcast i32* %r to i8*, !dbg !85
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %37), !dbg !85
  %38 = bitcast i32* %n to i8*, !dbg !85
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %38), !dbg !85
  br label %eh.resume, !dbg !85

eh.resume:
  %exn18 = load i8*, i8** %exn.slot, align 8, !dbg !85
  %sel19 = load i32, i32* %ehselector.slot, align 4, !dbg !85
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn18, 0, !dbg !85
  %lpad.val20 = insertvalue { i8*, i32 } %lpad.val, i32 %sel19, 1, !dbg !85
  resume { i8*, i32 } %lpad.val20, !dbg !85

terminate.lpad:
  %39 = landingpad { i8*, i32 }
          catch i8* null, !dbg !82
  %40 = extractvalue { i8*, i32 } %39, 0, !dbg !82
  call void @__clang_call_terminate(i8* %40), !dbg !82
  unreachable, !dbg !82

unreachable:
  unreachable
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare i8* @__cxa_allocate_exception(i64)

define linkonce_odr dso_local void @_ZN7SpecialC2Ei(%struct.Special* noundef nonnull align 8 dereferenceable(16) %this, i32 noundef %code) unnamed_addr #4 comdat align 2 !dbg !86 {
entry:
  %this.addr = alloca %struct.Special*, align 8
  %code.addr = alloca i32, align 4
  store %struct.Special* %this, %struct.Special** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Special** %this.addr, metadata !88, metadata !DIExpression()), !dbg !91
  store i32 %code, i32* %code.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %code.addr, metadata !90, metadata !DIExpression()), !dbg !92
  %this1 = load %struct.Special*, %struct.Special** %this.addr, align 8
  %0 = bitcast %struct.Special* %this1 to i8*, !dbg !93
  %1 = getelementptr inbounds i8, i8* %0, i64 12, !dbg !93
  %2 = bitcast i8* %1 to %struct.Named*, !dbg !93
  call void @_ZN5NamedC2Ev(%struct.Named* noundef nonnull align 4 dereferenceable(4) %2), !dbg !94
  %3 = bitcast %struct.Special* %this1 to %struct.Error*, !dbg !93
  %4 = load i32, i32* %code.addr, align 4, !dbg !95
  call void @_ZN5ErrorC2Ei(%struct.Error* noundef nonnull align 8 dereferenceable(12) %3, i32 noundef %4), !dbg !96
  %5 = bitcast %struct.Special* %this1 to i32 (...)***, !dbg !93
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTV7Special, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %5, align 8, !dbg !93
  ret void, !dbg !97
}

declare i32 @__gxx_personality_v0(...)

declare void @__cxa_free_exception(i8*)

define linkonce_odr dso_local void @_ZN5ErrorD2Ev(%struct.Error* noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #5 comdat align 2 !dbg !98 {
entry:
  %this.addr = alloca %struct.Error*, align 8
  store %struct.Error* %this, %struct.Error** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Error** %this.addr, metadata !100, metadata !DIExpression()), !dbg !102
  %this1 = load %struct.Error*, %struct.Error** %this.addr, align 8
  ret void, !dbg !103
}

declare void @__cxa_throw(i8*, i8*, i8*)

define linkonce_odr dso_local void @_ZN5ErrorC2Ei(%struct.Error* noundef nonnull align 8 dereferenceable(12) %this, i32 noundef %code) unnamed_addr #5 comdat align 2 !dbg !104 {
entry:
  %this.addr = alloca %struct.Error*, align 8
  %code.addr = alloca i32, align 4
  store %struct.Error* %this, %struct.Error** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Error** %this.addr, metadata !106, metadata !DIExpression()), !dbg !108
  store i32 %code, i32* %code.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %code.addr, metadata !107, metadata !DIExpression()), !dbg !109
  %this1 = load %struct.Error*, %struct.Error** %this.addr, align 8
  %0 = bitcast %struct.Error* %this1 to i32 (...)***, !dbg !110
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTV5Error, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %0, align 8, !dbg !110
  %code2 = getelementptr inbounds %struct.Error, %struct.Error* %this1, i32 0, i32 1, !dbg !111
  %1 = load i32, i32* %code.addr, align 4, !dbg !112
  store i32 %1, i32* %code2, align 8, !dbg !111
  ret void, !dbg !113
}

declare i32 @llvm.eh.typeid.for(i8*)

declare i8* @__cxa_begin_catch(i8*)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @__cxa_end_catch()

define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #8 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0)
  call void @_ZSt9terminatev()
  unreachable
}

declare void @_ZSt9terminatev()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

define linkonce_odr dso_local void @_ZN5NamedC2Ev(%struct.Named* noundef nonnull align 4 dereferenceable(4) %this) unnamed_addr #9 comdat align 2 !dbg !114 {
entry:
  %this.addr = alloca %struct.Named*, align 8
  store %struct.Named* %this, %struct.Named** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Named** %this.addr, metadata !120, metadata !DIExpression()), !dbg !122
  %this1 = load %struct.Named*, %struct.Named** %this.addr, align 8
  %name = getelementptr inbounds %struct.Named, %struct.Named* %this1, i32 0, i32 0, !dbg !123
  store i32 7, i32* %name, align 4, !dbg !123
  ret void, !dbg !124
}

define linkonce_odr dso_local void @_ZN7SpecialD0Ev(%struct.Special* noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #9 comdat align 2 !dbg !125 {
entry:
  %this.addr = alloca %struct.Special*, align 8
  store %struct.Special* %this, %struct.Special** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Special** %this.addr, metadata !130, metadata !DIExpression()), !dbg !131
  %this1 = load %struct.Special*, %struct.Special** %this.addr, align 8
  call void bitcast (void (%struct.Error*)* @_ZN5ErrorD2Ev to void (%struct.Special*)*)(%struct.Special* noundef nonnull align 8 dereferenceable(16) %this1), !dbg !132
  %0 = bitcast %struct.Special* %this1 to i8*, !dbg !132
  call void @_ZdlPv(i8* noundef %0), !dbg !132
  ret void, !dbg !132
}

define linkonce_odr dso_local noundef i32 @_ZNK7Special4kindEv(%struct.Special* noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #10 comdat align 2 !dbg !133 {
entry:
  %this.addr = alloca %struct.Special*, align 8
  store %struct.Special* %this, %struct.Special** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Special** %this.addr, metadata !135, metadata !DIExpression()), !dbg !137
  %this1 = load %struct.Special*, %struct.Special** %this.addr, align 8
  ret i32 2, !dbg !138
}

define linkonce_odr dso_local void @_ZN5ErrorD0Ev(%struct.Error* noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #5 comdat align 2 !dbg !139 {
entry:
  %this.addr = alloca %struct.Error*, align 8
  store %struct.Error* %this, %struct.Error** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Error** %this.addr, metadata !141, metadata !DIExpression()), !dbg !142
  %this1 = load %struct.Error*, %struct.Error** %this.addr, align 8
  call void @_ZN5ErrorD2Ev(%struct.Error* noundef nonnull align 8 dereferenceable(12) %this1), !dbg !143
  %0 = bitcast %struct.Error* %this1 to i8*, !dbg !143
  call void @_ZdlPv(i8* noundef %0), !dbg !143
  ret void, !dbg !144
}

define linkonce_odr dso_local noundef i32 @_ZNK5Error4kindEv(%struct.Error* noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #10 comdat align 2 !dbg !145 {
entry:
  %this.addr = alloca %struct.Error*, align 8
  store %struct.Error* %this, %struct.Error** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Error** %this.addr, metadata !147, metadata !DIExpression()), !dbg !149
  %this1 = load %struct.Error*, %struct.Error** %this.addr, align 8
  ret i32 1, !dbg !150
}

declare void @_ZdlPv(i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!41, !42, !43, !44, !45, !46}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "exception_by_base_unsafe.cpp", directory: ".")
!2 = !{!3, !11, !40, !6}
!3 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Special", file: !1, line: 7, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !4, vtableHolder: !11, identifier: "_ZTS7Special")
!4 = !{!5, !10, !31, !35}
!5 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !3, baseType: !6, offset: 96, extraData: i32 0)
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Named", file: !1, line: 5, size: 32, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !7, identifier: "_ZTS5Named")
!7 = !{!8}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !6, file: !1, line: 5, baseType: !9, size: 32)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !3, baseType: !11, extraData: i32 0)
!11 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Error", file: !1, line: 6, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !12, vtableHolder: !11, identifier: "_ZTS5Error")
!12 = !{!13, !18, !19, !23, !26}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Error", scope: !1, file: !1, baseType: !14, size: 64, flags: DIFlagArtificial)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "__vtbl_ptr_type", baseType: !16, size: 64)
!16 = !DISubroutineType(types: !17)
!17 = !{!9}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "code", scope: !11, file: !1, line: 6, baseType: !9, size: 32, offset: 64)
!19 = !DISubprogram(name: "Error", scope: !11, file: !1, line: 6, type: !20, scopeLine: 6, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!20 = !DISubroutineType(types: !21)
!21 = !{null, !22, !9}
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!23 = !DISubprogram(name: "~Error", scope: !11, file: !1, line: 6, type: !24, scopeLine: 6, containingType: !11, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!24 = !DISubroutineType(types: !25)
!25 = !{null, !22}
!26 = !DISubprogram(name: "kind", linkageName: "_ZNK5Error4kindEv", scope: !11, file: !1, line: 6, type: !27, scopeLine: 6, containingType: !11, virtualIndex: 2, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!27 = !DISubroutineType(types: !28)
!28 = !{!9, !29}
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!30 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !11)
!31 = !DISubprogram(name: "Special", scope: !3, file: !1, line: 7, type: !32, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!32 = !DISubroutineType(types: !33)
!33 = !{null, !34, !9}
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!35 = !DISubprogram(name: "kind", linkageName: "_ZNK7Special4kindEv", scope: !3, file: !1, line: 7, type: !36, scopeLine: 7, containingType: !3, virtualIndex: 2, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!36 = !DISubroutineType(types: !37)
!37 = !{!9, !38}
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!39 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !3)
!40 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!41 = !{i32 7, !"Dwarf Version", i32 5}
!42 = !{i32 2, !"Debug Info Version", i32 3}
!43 = !{i32 1, !"wchar_size", i32 4}
!44 = !{i32 7, !"PIC Level", i32 2}
!45 = !{i32 7, !"PIE Level", i32 2}
!46 = !{i32 7, !"uwtable", i32 1}

!48 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !16, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !49)
!49 = !{!50, !51, !52}
!50 = !DILocalVariable(name: "n", scope: !48, file: !1, line: 9, type: !9)
!51 = !DILocalVariable(name: "r", scope: !48, file: !1, line: 9, type: !9)
!52 = !DILocalVariable(name: "e", scope: !48, file: !1, line: 13, type: !53)
!53 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !30, size: 64)
!54 = !DILocation(line: 9, column: 3, scope: !48)
!55 = !DILocation(line: 9, column: 7, scope: !48)
!56 = !DILocation(line: 9, column: 11, scope: !48)
!57 = !DILocation(line: 9, column: 36, scope: !48)
!58 = !DILocation(line: 11, column: 9, scope: !59)
!59 = distinct !DILexicalBlock(scope: !60, file: !1, line: 11, column: 9)
!60 = distinct !DILexicalBlock(scope: !48, file: !1, line: 10, column: 7)
!61 = !DILocation(line: 11, column: 11, scope: !59)
!62 = !DILocation(line: 11, column: 9, scope: !60)
!63 = !DILocation(line: 11, column: 16, scope: !59)
!64 = !DILocation(line: 11, column: 30, scope: !59)
!65 = !DILocation(line: 11, column: 22, scope: !59)
!66 = !DILocation(line: 18, column: 1, scope: !59)
!67 = !DILocation(line: 12, column: 9, scope: !68)
!68 = distinct !DILexicalBlock(scope: !60, file: !1, line: 12, column: 9)
!69 = !DILocation(line: 12, column: 11, scope: !68)
!70 = !DILocation(line: 12, column: 9, scope: !60)
!71 = !DILocation(line: 12, column: 16, scope: !68)
!72 = !DILocation(line: 12, column: 28, scope: !68)
!73 = !DILocation(line: 12, column: 22, scope: !68)
!74 = !DILocation(line: 18, column: 1, scope: !68)
!75 = !DILocation(line: 13, column: 3, scope: !60)
!76 = !DILocation(line: 13, column: 25, scope: !48)
!77 = !DILocation(line: 14, column: 5, scope: !78)
!78 = distinct !DILexicalBlock(scope: !48, file: !1, line: 13, column: 28)
!79 = !DILocation(line: 15, column: 9, scope: !78)
!80 = !DILocation(line: 15, column: 11, scope: !78)
!81 = !DILocation(line: 15, column: 7, scope: !78)
!82 = !DILocation(line: 16, column: 3, scope: !78)
!83 = !DILocation(line: 17, column: 3, scope: !48)
!84 = !DILocation(line: 18, column: 1, scope: !78)
!85 = !DILocation(line: 18, column: 1, scope: !48)
!86 = distinct !DISubprogram(name: "Special", linkageName: "_ZN7SpecialC2Ei", scope: !3, file: !1, line: 7, type: !32, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !31, retainedNodes: !87)
!87 = !{!88, !90}
!88 = !DILocalVariable(name: "this", arg: 1, scope: !86, type: !89, flags: DIFlagArtificial | DIFlagObjectPointer)
!89 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!90 = !DILocalVariable(name: "code", arg: 2, scope: !86, file: !1, line: 7, type: !9)
!91 = !DILocation(line: 0, scope: !86)
!92 = !DILocation(line: 7, column: 45, scope: !86)
!93 = !DILocation(line: 7, column: 65, scope: !86)
!94 = !DILocation(line: 7, column: 33, scope: !86)
!95 = !DILocation(line: 7, column: 59, scope: !86)
!96 = !DILocation(line: 7, column: 53, scope: !86)
!97 = !DILocation(line: 7, column: 66, scope: !86)
!98 = distinct !DISubprogram(name: "~Error", linkageName: "_ZN5ErrorD2Ev", scope: !11, file: !1, line: 6, type: !24, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !23, retainedNodes: !99)
!99 = !{!100}
!100 = !DILocalVariable(name: "this", arg: 1, scope: !98, type: !101, flags: DIFlagArtificial | DIFlagObjectPointer)
!101 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!102 = !DILocation(line: 0, scope: !98)
!103 = !DILocation(line: 6, column: 85, scope: !98)
!104 = distinct !DISubprogram(name: "Error", linkageName: "_ZN5ErrorC2Ei", scope: !11, file: !1, line: 6, type: !20, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !19, retainedNodes: !105)
!105 = !{!106, !107}
!106 = !DILocalVariable(name: "this", arg: 1, scope: !104, type: !101, flags: DIFlagArtificial | DIFlagObjectPointer)
!107 = !DILocalVariable(name: "code", arg: 2, scope: !104, file: !1, line: 6, type: !9)
!108 = !DILocation(line: 0, scope: !104)
!109 = !DILocation(line: 6, column: 45, scope: !104)
!110 = !DILocation(line: 6, column: 64, scope: !104)
!111 = !DILocation(line: 6, column: 53, scope: !104)
!112 = !DILocation(line: 6, column: 58, scope: !104)
!113 = !DILocation(line: 6, column: 65, scope: !104)
!114 = distinct !DISubprogram(name: "Named", linkageName: "_ZN5NamedC2Ev", scope: !6, file: !1, line: 5, type: !115, scopeLine: 5, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !118, retainedNodes: !119)
!115 = !DISubroutineType(types: !116)
!116 = !{null, !117}
!117 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!118 = !DISubprogram(name: "Named", scope: !6, type: !115, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!119 = !{!120}
!120 = !DILocalVariable(name: "this", arg: 1, scope: !114, type: !121, flags: DIFlagArtificial | DIFlagObjectPointer)
!121 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!122 = !DILocation(line: 0, scope: !114)
!123 = !DILocation(line: 5, column: 20, scope: !114)
!124 = !DILocation(line: 5, column: 8, scope: !114)
!125 = distinct !DISubprogram(name: "~Special", linkageName: "_ZN7SpecialD0Ev", scope: !3, file: !1, line: 7, type: !126, scopeLine: 7, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !128, retainedNodes: !129)
!126 = !DISubroutineType(types: !127)
!127 = !{null, !34}
!128 = !DISubprogram(name: "~Special", scope: !3, type: !126, containingType: !3, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!129 = !{!130}
!130 = !DILocalVariable(name: "this", arg: 1, scope: !125, type: !89, flags: DIFlagArtificial | DIFlagObjectPointer)
!131 = !DILocation(line: 0, scope: !125)
!132 = !DILocation(line: 7, column: 8, scope: !125)
!133 = distinct !DISubprogram(name: "kind", linkageName: "_ZNK7Special4kindEv", scope: !3, file: !1, line: 7, type: !36, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !35, retainedNodes: !134)
!134 = !{!135}
!135 = !DILocalVariable(name: "this", arg: 1, scope: !133, type: !136, flags: DIFlagArtificial | DIFlagObjectPointer)
!136 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!137 = !DILocation(line: 0, scope: !133)
!138 = !DILocation(line: 7, column: 96, scope: !133)
!139 = distinct !DISubprogram(name: "~Error", linkageName: "_ZN5ErrorD0Ev", scope: !11, file: !1, line: 6, type: !24, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !23, retainedNodes: !140)
!140 = !{!141}
!141 = !DILocalVariable(name: "this", arg: 1, scope: !139, type: !101, flags: DIFlagArtificial | DIFlagObjectPointer)
!142 = !DILocation(line: 0, scope: !139)
!143 = !DILocation(line: 6, column: 84, scope: !139)
!144 = !DILocation(line: 6, column: 85, scope: !139)
!145 = distinct !DISubprogram(name: "kind", linkageName: "_ZNK5Error4kindEv", scope: !11, file: !1, line: 6, type: !27, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !26, retainedNodes: !146)
!146 = !{!147}
!147 = !DILocalVariable(name: "this", arg: 1, scope: !145, type: !148, flags: DIFlagArtificial | DIFlagObjectPointer)
!148 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!149 = !DILocation(line: 0, scope: !145)
!150 = !DILocation(line: 6, column: 114, scope: !145)
