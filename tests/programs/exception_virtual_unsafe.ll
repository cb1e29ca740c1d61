source_filename = "exception_virtual_unsafe.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Calm = type { %struct.Task }
%struct.Task = type { i32 (...)** }
%struct.Wild = type { %struct.Task }

$_ZN4CalmC2Ev = comdat any

$_ZN4WildC2Ev = comdat any

$_ZN4TaskC2Ev = comdat any

$_ZN4Calm3runEi = comdat any

$_ZN4CalmD0Ev = comdat any

$_ZN4TaskD2Ev = comdat any

$_ZN4TaskD0Ev = comdat any

$_ZN4Wild3runEi = comdat any

$_ZN4WildD0Ev = comdat any

$_ZTV4Calm = comdat any

$_ZTS4Calm = comdat any

$_ZTS4Task = comdat any

$_ZTI4Task = comdat any

$_ZTI4Calm = comdat any

$_ZTV4Task = comdat any

$_ZTV4Wild = comdat any

$_ZTS4Wild = comdat any

$_ZTI4Wild = comdat any

@_ZTIi = external constant i8*
@.str = private unnamed_addr constant [7 x i8] c"r != 5\00", align 1
@.str.1 = private unnamed_addr constant [29 x i8] c"exception_virtual_unsafe.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@_ZTV4Calm = linkonce_odr dso_local unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @_ZTI4Calm to i8*), i8* bitcast (i32 (%struct.Calm*, i32)* @_ZN4Calm3runEi to i8*), i8* bitcast (void (%struct.Task*)* @_ZN4TaskD2Ev to i8*), i8* bitcast (void (%struct.Calm*)* @_ZN4CalmD0Ev to i8*)] }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global i8*
@_ZTS4Calm = linkonce_odr dso_local constant [6 x i8] c"4Calm\00", comdat, align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global i8*
@_ZTS4Task = linkonce_odr dso_local constant [6 x i8] c"4Task\00", comdat, align 1
@_ZTI4Task = linkonce_odr dso_local constant { i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv117__class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @_ZTS4Task, i32 0, i32 0) }, comdat, align 8
@_ZTI4Calm = linkonce_odr dso_local constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @_ZTS4Calm, i32 0, i32 0), i8* bitcast ({ i8*, i8* }* @_ZTI4Task to i8*) }, comdat, align 8
@_ZTV4Task = linkonce_odr dso_local unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8* }* @_ZTI4Task to i8*), i8* bitcast (void ()* @__cxa_pure_virtual to i8*), i8* bitcast (void (%struct.Task*)* @_ZN4TaskD2Ev to i8*), i8* bitcast (void (%struct.Task*)* @_ZN4TaskD0Ev to i8*)] }, comdat, align 8
@_ZTV4Wild = linkonce_odr dso_local unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @_ZTI4Wild to i8*), i8* bitcast (i32 (%struct.Wild*, i32)* @_ZN4Wild3runEi to i8*), i8* bitcast (void (%struct.Task*)* @_ZN4TaskD2Ev to i8*), i8* bitcast (void (%struct.Wild*)* @_ZN4WildD0Ev to i8*)] }, comdat, align 8
@_ZTS4Wild = linkonce_odr dso_local constant [6 x i8] c"4Wild\00", comdat, align 1
@_ZTI4Wild = linkonce_odr dso_local constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @_ZTS4Wild, i32 0, i32 0), i8* bitcast ({ i8*, i8* }* @_ZTI4Task to i8*) }, comdat, align 8

define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !41 {
entry:
  %retval = alloca i32, align 4
  %calm = alloca %struct.Calm, align 8
  %wild = alloca %struct.Wild, align 8
  %n = alloca i32, align 4
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  %r = alloca i32, align 4
  %task = alloca %struct.Task*, align 8
  %e = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.Calm* %calm to i8*, !dbg !49
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !49
  call void @llvm.dbg.declare(metadata %struct.Calm* %calm, metadata !43, metadata !DIExpression()), !dbg !50
  call void @_ZN4CalmC2Ev(%struct.Calm* noundef nonnull align 8 dereferenceable(8) %calm), !dbg !50
  %1 = bitcast %struct.Wild* %wild to i8*, !dbg !51
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !51
  call void @llvm.dbg.declare(metadata %struct.Wild* %wild, metadata !44, metadata !DIExpression()), !dbg !52
  call void @_ZN4WildC2Ev(%struct.Wild* noundef nonnull align 8 dereferenceable(8) %wild), !dbg !52
  %2 = bitcast i32* %n to i8*, !dbg !53
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !53
  call void @llvm.dbg.declare(metadata i32* %n, metadata !45, metadata !DIExpression()), !dbg !54
  %call = invoke i32 @__VERIFIER_nondet_int()
          to label %invoke.cont unwind label %lpad, !dbg !55

invoke.cont:
  store i32 %call, i32* %n, align 4, !dbg !54
  %3 = bitcast i32* %r to i8*, !dbg !53
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !53
  call void @llvm.dbg.declare(metadata i32* %r, metadata !46, metadata !DIExpression()), !dbg !56
  %4 = bitcast %struct.Task** %task to i8*, !dbg !57
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %4), !dbg !57
  call void @llvm.dbg.declare(metadata %struct.Task** %task, metadata !47, metadata !DIExpression()), !dbg !58
  %5 = load i32, i32* %n, align 4, !dbg !59
  %and = and i32 %5, 1, !dbg !60
  %tobool = icmp ne i32 %and, 0, !dbg !59
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !59

cond.true:
  %6 = bitcast %struct.Wild* %wild to %struct.Task*, !dbg !61
  br label %cond.end, !dbg !59

cond.false:
  %7 = bitcast %struct.Calm* %calm to %struct.Task*, !dbg !62
  br label %cond.end, !dbg !59

cond.end:
  %cond = phi %struct.Task* [ %6, %cond.true ], [ %7, %cond.false ], !dbg !59
  store %struct.Task* %cond, %struct.Task** %task, align 8, !dbg !58
  %8 = load %struct.Task*, %struct.Task** %task, align 8, !dbg !63
  %9 = load i32, i32* %n, align 4, !dbg !65
  %10 = bitcast %struct.Task* %8 to i32 (%struct.Task*, i32)***, !dbg !66
  %vtable = load i32 (%struct.Task*, i32)**, i32 (%struct.Task*, i32)*** %10, align 8, !dbg !66
  %vfn = getelementptr inbounds i32 (%struct.Task*, i32)*, i32 (%struct.Task*, i32)** %vtable, i64 0, !dbg !66
  %11 = load i32 (%struct.Task*, i32)*, i32 (%struct.Task*, i32)** %vfn, align 8, !dbg !66
  %call3 = invoke noundef i32 %11(%struct.Task* noundef nonnull align 8 dereferenceable(8) %8, i32 noundef %9)
          to label %invoke.cont2 unwind label %lpad1, !dbg !66

invoke.cont2:
  store i32 %call3, i32* %r, align 4, !dbg !67
  br label %try.cont, !dbg !68

lpad:
  %12 = landingpad { i8*, i32 }
          cleanup, !dbg !69
  %13 = extractvalue { i8*, i32 } %12, 0, !dbg !69
  store i8* %13, i8** %exn.slot, align 8, !dbg !69
  %14 = extractvalue { i8*, i32 } %12, 1, !dbg !69
  store i32 %14, i32* %ehselector.slot, align 4, !dbg !69
  br label %ehcleanup8, !dbg !69

lpad1:
  %15 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast (i8** @_ZTIi to i8*), !dbg !70
  %16 = extractvalue { i8*, i32 } %15, 0, !dbg !70
  store i8* %16, i8** %exn.slot, align 8, !dbg !70
  %17 = extractvalue { i8*, i32 } %15, 1, !dbg !70
  store i32 %17, i32* %ehselector.slot, align 4, !dbg !70
  br label %catch.dispatch, !dbg !70

catch.dispatch:
  %sel = load i32, i32* %ehselector.slot, align 4, !dbg !68
  %18 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIi to i8*)), !dbg !68
  %matches = icmp eq i32 %sel, %18, !dbg !68
  br i1 %matches, label %catch, label %ehcleanup, !dbg !68

catch:
  %19 = bitcast i32* %e to i8*, !dbg !68
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %19), !dbg !68
  call void @llvm.dbg.declare(metadata i32* %e, metadata !48, metadata !DIExpression()), !dbg !71
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !68
  %20 = call i8* @__cxa_begin_catch(i8* %exn), !dbg !68
  %21 = bitcast i8* %20 to i32*, !dbg !68
  %22 = load i32, i32* %21, align 4, !dbg !68
  store i32 %22, i32* %e, align 4, !dbg !68
  store i32 5, i32* %r, align 4, !dbg !72
  call void @__cxa_end_catch(), !dbg !74
  %23 = bitcast i32* %e to i8*, !dbg !74
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %23), !dbg !74
  br label %try.cont, !dbg !74

try.cont:
  %24 = load i32, i32* %r, align 4, !dbg !75
  %cmp = icmp ne i32 %24, 5, !dbg !75
  br i1 %cmp, label %cond.true4, label %cond.false5, !dbg !75

cond.true4:
  br label %cond.end6, !dbg !75

cond.false5:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.1, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !75
  unreachable, !dbg !75

25:                                               ; No predecessors!
  br label %cond.end6, !dbg !75

cond.end6:
  %26 = bitcast %struct.Task** %task to i8*, !dbg !69
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %26), !dbg !69
  %27 = bitcast i32* %r to i8*, !dbg !69
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %27), !dbg !69
  %28 = bitcast i32* %n to i8*, !dbg !69
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %28), !dbg !69
  call void bitcast (void (%struct.Task*)* @_ZN4TaskD2Ev to void (%struct.Wild*)*)(%struct.Wild* noundef nonnull align 8 dereferenceable(8) %wild), !dbg !69
  %29 = bitcast %struct.Wild* %wild to i8*, !dbg !69
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %29), !dbg !69
  call void bitcast (void (%struct.Task*)* @_ZN4TaskD2Ev to void (%struct.Calm*)*)(%struct.Calm* noundef nonnull align 8 dereferenceable(8) %calm), !dbg !69
  %30 = bitcast %struct.Calm* %calm to i8*, !dbg !69
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %30), !dbg !69
  %31 = load i32, i32* %retval, align 4, !dbg !69
  ret i32 %31, !dbg !69

ehcleanup:
  %32 = bitcast %struct.Task** %task to i8*, !dbg !69
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %32), !dbg !69
  %33 = bitcast i32* %r to i8*, !dbg !69
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %33), !dbg !69
  br label %ehcleanup8, !dbg !69

ehcleanup8:
  %34 = bitcast i32* %n to i8*, !dbg !69
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %34), !dbg !69
  call void bitcast (void (%struct.Task*)* @_ZN4TaskD2Ev to void (%struct.Wild*)*)(%struct.Wild* noundef nonnull align 8 dereferenceable(8) %wild), !dbg !69
  %35 = bitcast %struct.Wild* %wild to i8*, !dbg !69
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %35), !dbg !69
  call void bitcast (void (%struct.Task*)* @_ZN4TaskD2Ev to void (%struct.Calm*)*)(%struct.Calm* noundef nonnull align 8 dereferenceable(8) %calm), !dbg !69
  %36 = bitcast %struct.Calm* %calm to i8*, !dbg !69
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %36), !dbg !69
  br label %eh.resume, !dbg !69

eh.resume:
  %exn13 = load i8*, i8** %exn.slot, align 8, !dbg !69
  %sel14 = load i32, i32* %ehselector.slot, align 4, !dbg !69
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn13, 0, !dbg !69
  %lpad.val15 = insertvalue { i8*, i32 } %lpad.val, i32 %sel14, 1, !dbg !69
  resume { i8*, i32 } %lpad.val15, !dbg !69
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define linkonce_odr dso_local void @_ZN4CalmC2Ev(%struct.Calm* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #3 comdat align 2 !dbg !76 {
entry:
  %this.addr = alloca %struct.Calm*, align 8
  store %struct.Calm* %this, %struct.Calm** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Calm** %this.addr, metadata !81, metadata !DIExpression()), !dbg !83
  %this1 = load %struct.Calm*, %struct.Calm** %this.addr, align 8
  %0 = bitcast %struct.Calm* %this1 to %struct.Task*, !dbg !84
  call void @_ZN4TaskC2Ev(%struct.Task* noundef nonnull align 8 dereferenceable(8) %0), !dbg !84
  %1 = bitcast %struct.Calm* %this1 to i32 (...)***, !dbg !84
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTV4Calm, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %1, align 8, !dbg !84
  ret void, !dbg !84
}

define linkonce_odr dso_local void @_ZN4WildC2Ev(%struct.Wild* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #3 comdat align 2 !dbg !85 {
entry:
  %this.addr = alloca %struct.Wild*, align 8
  store %struct.Wild* %this, %struct.Wild** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Wild** %this.addr, metadata !90, metadata !DIExpression()), !dbg !92
  %this1 = load %struct.Wild*, %struct.Wild** %this.addr, align 8
  %0 = bitcast %struct.Wild* %this1 to %struct.Task*, !dbg !93
  call void @_ZN4TaskC2Ev(%struct.Task* noundef nonnull align 8 dereferenceable(8) %0), !dbg !93
  %1 = bitcast %struct.Wild* %this1 to i32 (...)***, !dbg !93
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTV4Wild, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %1, align 8, !dbg !93
  ret void, !dbg !93
}

declare i32 @__VERIFIER_nondet_int()

declare i32 @__gxx_personality_v0(...)

declare i32 @llvm.eh.typeid.for(i8*)

declare i8* @__cxa_begin_catch(i8*)

declare void @__cxa_end_catch()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

define linkonce_odr dso_local void @_ZN4TaskC2Ev(%struct.Task* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #3 comdat align 2 !dbg !94 {
entry:
  %this.addr = alloca %struct.Task*, align 8
  store %struct.Task* %this, %struct.Task** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Task** %this.addr, metadata !97, metadata !DIExpression()), !dbg !98
  %this1 = load %struct.Task*, %struct.Task** %this.addr, align 8
  %0 = bitcast %struct.Task* %this1 to i32 (...)***, !dbg !99
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTV4Task, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %0, align 8, !dbg !99
  ret void, !dbg !99
}

define linkonce_odr dso_local noundef i32 @_ZN4Calm3runEi(%struct.Calm* noundef nonnull align 8 dereferenceable(8) %this, i32 noundef %n) unnamed_addr #7 comdat align 2 !dbg !100 {
entry:
  %this.addr = alloca %struct.Calm*, align 8
  %n.addr = alloca i32, align 4
  store %struct.Calm* %this, %struct.Calm** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Calm** %this.addr, metadata !102, metadata !DIExpression()), !dbg !104
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !103, metadata !DIExpression()), !dbg !105
  %this1 = load %struct.Calm*, %struct.Calm** %this.addr, align 8
  %0 = load i32, i32* %n.addr, align 4, !dbg !106
  ret i32 %0, !dbg !107
}

define linkonce_odr dso_local void @_ZN4CalmD0Ev(%struct.Calm* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #3 comdat align 2 !dbg !108 {
entry:
  %this.addr = alloca %struct.Calm*, align 8
  store %struct.Calm* %this, %struct.Calm** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Calm** %this.addr, metadata !111, metadata !DIExpression()), !dbg !112
  %this1 = load %struct.Calm*, %struct.Calm** %this.addr, align 8
  call void bitcast (void (%struct.Task*)* @_ZN4TaskD2Ev to void (%struct.Calm*)*)(%struct.Calm* noundef nonnull align 8 dereferenceable(8) %this1), !dbg !113
  %0 = bitcast %struct.Calm* %this1 to i8*, !dbg !113
  call void @_ZdlPv(i8* noundef %0), !dbg !113
  ret void, !dbg !113
}

declare void @__cxa_pure_virtual() unnamed_addr

define linkonce_odr dso_local void @_ZN4TaskD2Ev(%struct.Task* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #8 comdat align 2 !dbg !114 {
entry:
  %this.addr = alloca %struct.Task*, align 8
  store %struct.Task* %this, %struct.Task** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Task** %this.addr, metadata !116, metadata !DIExpression()), !dbg !117
  %this1 = load %struct.Task*, %struct.Task** %this.addr, align 8
  ret void, !dbg !118
}

define linkonce_odr dso_local void @_ZN4TaskD0Ev(%struct.Task* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #8 comdat align 2 !dbg !119 {
entry:
  %this.addr = alloca %struct.Task*, align 8
  store %struct.Task* %this, %struct.Task** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Task** %this.addr, metadata !121, metadata !DIExpression()), !dbg !122
  %this1 = load %struct.Task*, %struct.Task** %this.addr, align 8
  call void @llvm.trap(), !dbg !123
  unreachable, !dbg !123
}

declare void @llvm.trap()

declare void @_ZdlPv(i8* noundef)

define linkonce_odr dso_local noundef i32 @_ZN4Wild3runEi(%struct.Wild* noundef nonnull align 8 dereferenceable(8) %this, i32 noundef %n) unnamed_addr #11 comdat align 2 !dbg !124 {
entry:
  %this.addr = alloca %struct.Wild*, align 8
  %n.addr = alloca i32, align 4
  store %struct.Wild* %this, %struct.Wild** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Wild** %this.addr, metadata !126, metadata !DIExpression()), !dbg !128
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !127, metadata !DIExpression()), !dbg !129
  %this1 = load %struct.Wild*, %struct.Wild** %this.addr, align 8
  %0 = load i32, i32* %n.addr, align 4, !dbg !130
  %cmp = icmp sgt i32 %0, 2, !dbg !132
  br i1 %cmp, label %if.then, label %if.end, !dbg !133

if.then:
  %exception = call i8* @__cxa_allocate_exception(i64 4), !dbg !134
  %1 = bitcast i8* %exception to i32*, !dbg !134
  %2 = load i32, i32* %n.addr, align 4, !dbg !135
  store i32 %2, i32* %1, align 16, !dbg !134
  call void @__cxa_throw(i8* %exception, i8* bitcast (i8** @_ZTIi to i8*), i8* null), !dbg !134
  unreachable, !dbg !134

if.end:
  ret i32 2, !dbg !136
}

define linkonce_odr dso_local void @_ZN4WildD0Ev(%struct.Wild* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #3 comdat align 2 !dbg !137 {
entry:
  %this.addr = alloca %struct.Wild*, align 8
  store %struct.Wild* %this, %struct.Wild** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Wild** %this.addr, metadata !140, metadata !DIExpression()), !dbg !141
  %this1 = load %struct.Wild*, %struct.Wild** %this.addr, align 8
  call void bitcast (void (%struct.Task*)* @_ZN4TaskD2Ev to void (%struct.Wild*)*)(%struct.Wild* noundef nonnull align 8 dereferenceable(8) %this1), !dbg !142
  %0 = bitcast %struct.Wild* %this1 to i8*, !dbg !142
  call void @_ZdlPv(i8* noundef %0), !dbg !142
  ret void, !dbg !142
}

declare i8* @__cxa_allocate_exception(i64)

declare void @__cxa_throw(i8*, i8*, i8*)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!34, !35, !36, !37, !38, !39}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "exception_virtual_unsafe.cpp", directory: ".")
!2 = !{!3, !19, !20, !4, !27}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Task", file: !1, line: 5, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !5, vtableHolder: !4, identifier: "_ZTS4Task")
!5 = !{!6, !12, !16}
!6 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Task", scope: !1, file: !1, baseType: !7, size: 64, flags: DIFlagArtificial)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "__vtbl_ptr_type", baseType: !9, size: 64)
!9 = !DISubroutineType(types: !10)
!10 = !{!11}
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !DISubprogram(name: "run", linkageName: "_ZN4Task3runEi", scope: !4, file: !1, line: 5, type: !13, scopeLine: 5, containingType: !4, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagPureVirtual | DISPFlagOptimized)
!13 = !DISubroutineType(types: !14)
!14 = !{!11, !15, !11}
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!16 = !DISubprogram(name: "~Task", scope: !4, file: !1, line: 5, type: !17, scopeLine: 5, containingType: !4, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!17 = !DISubroutineType(types: !18)
!18 = !{null, !15}
!19 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Calm", file: !1, line: 6, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !21, vtableHolder: !4, identifier: "_ZTS4Calm")
!21 = !{!22, !23}
!22 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !20, baseType: !4, extraData: i32 0)
!23 = !DISubprogram(name: "run", linkageName: "_ZN4Calm3runEi", scope: !20, file: !1, line: 6, type: !24, scopeLine: 6, containingType: !20, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!24 = !DISubroutineType(types: !25)
!25 = !{!11, !26, !11}
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!27 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Wild", file: !1, line: 7, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !28, vtableHolder: !4, identifier: "_ZTS4Wild")
!28 = !{!29, !30}
!29 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !27, baseType: !4, extraData: i32 0)
!30 = !DISubprogram(name: "run", linkageName: "_ZN4Wild3runEi", scope: !27, file: !1, line: 7, type: !31, scopeLine: 7, containingType: !27, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!31 = !DISubroutineType(types: !32)
!32 = !{!11, !33, !11}
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!34 = !{i32 7, !"Dwarf Version", i32 5}
!35 = !{i32 2, !"Debug Info Version", i32 3}
!36 = !{i32 1, !"wchar_size", i32 4}
!37 = !{i32 7, !"PIC Level", i32 2}
!38 = !{i32 7, !"PIE Level", i32 2}
!39 = !{i32 7, !"uwtable", i32 1}

!41 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !9, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !42)
!42 = !{!43, !44, !45, !46, !47, !48}
!43 = !DILocalVariable(name: "calm", scope: !41, file: !1, line: 9, type: !20)
!44 = !DILocalVariable(name: "wild", scope: !41, file: !1, line: 9, type: !27)
!45 = !DILocalVariable(name: "n", scope: !41, file: !1, line: 10, type: !11)
!46 = !DILocalVariable(name: "r", scope: !41, file: !1, line: 10, type: !11)
!47 = !DILocalVariable(name: "task", scope: !41, file: !1, line: 11, type: !3)
!48 = !DILocalVariable(name: "e", scope: !41, file: !1, line: 12, type: !11)
!49 = !DILocation(line: 9, column: 3, scope: !41)
!50 = !DILocation(line: 9, column: 8, scope: !41)
!51 = !DILocation(line: 9, column: 14, scope: !41)
!52 = !DILocation(line: 9, column: 19, scope: !41)
!53 = !DILocation(line: 10, column: 3, scope: !41)
!54 = !DILocation(line: 10, column: 7, scope: !41)
!55 = !DILocation(line: 10, column: 11, scope: !41)
!56 = !DILocation(line: 10, column: 36, scope: !41)
!57 = !DILocation(line: 11, column: 3, scope: !41)
!58 = !DILocation(line: 11, column: 9, scope: !41)
!59 = !DILocation(line: 11, column: 16, scope: !41)
!60 = !DILocation(line: 11, column: 18, scope: !41)
!61 = !DILocation(line: 11, column: 44, scope: !41)
!62 = !DILocation(line: 11, column: 53, scope: !41)
!63 = !DILocation(line: 12, column: 13, scope: !64)
!64 = distinct !DILexicalBlock(scope: !41, file: !1, line: 12, column: 7)
!65 = !DILocation(line: 12, column: 23, scope: !64)
!66 = !DILocation(line: 12, column: 19, scope: !64)
!67 = !DILocation(line: 12, column: 11, scope: !64)
!68 = !DILocation(line: 12, column: 27, scope: !64)
!69 = !DILocation(line: 14, column: 1, scope: !41)
!70 = !DILocation(line: 14, column: 1, scope: !64)
!71 = !DILocation(line: 12, column: 40, scope: !41)
!72 = !DILocation(line: 12, column: 47, scope: !73)
!73 = distinct !DILexicalBlock(scope: !41, file: !1, line: 12, column: 43)
!74 = !DILocation(line: 12, column: 52, scope: !73)
!75 = !DILocation(line: 13, column: 3, scope: !41)
!76 = distinct !DISubprogram(name: "Calm", linkageName: "_ZN4CalmC2Ev", scope: !20, file: !1, line: 6, type: !77, scopeLine: 6, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !79, retainedNodes: !80)
!77 = !DISubroutineType(types: !78)
!78 = !{null, !26}
!79 = !DISubprogram(name: "Calm", scope: !20, type: !77, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!80 = !{!81}
!81 = !DILocalVariable(name: "this", arg: 1, scope: !76, type: !82, flags: DIFlagArtificial | DIFlagObjectPointer)
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!83 = !DILocation(line: 0, scope: !76)
!84 = !DILocation(line: 6, column: 8, scope: !76)
!85 = distinct !DISubprogram(name: "Wild", linkageName: "_ZN4WildC2Ev", scope: !27, file: !1, line: 7, type: !86, scopeLine: 7, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !88, retainedNodes: !89)
!86 = !DISubroutineType(types: !87)
!87 = !{null, !33}
!88 = !DISubprogram(name: "Wild", scope: !27, type: !86, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!89 = !{!90}
!90 = !DILocalVariable(name: "this", arg: 1, scope: !85, type: !91, flags: DIFlagArtificial | DIFlagObjectPointer)
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64)
!92 = !DILocation(line: 0, scope: !85)
!93 = !DILocation(line: 7, column: 8, scope: !85)
!94 = distinct !DISubprogram(name: "Task", linkageName: "_ZN4TaskC2Ev", scope: !4, file: !1, line: 5, type: !17, scopeLine: 5, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !95, retainedNodes: !96)
!95 = !DISubprogram(name: "Task", scope: !4, type: !17, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!96 = !{!97}
!97 = !DILocalVariable(name: "this", arg: 1, scope: !94, type: !3, flags: DIFlagArtificial | DIFlagObjectPointer)
!98 = !DILocation(line: 0, scope: !94)
!99 = !DILocation(line: 5, column: 8, scope: !94)
!100 = distinct !DISubprogram(name: "run", linkageName: "_ZN4Calm3runEi", scope: !20, file: !1, line: 6, type: !24, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !23, retainedNodes: !101)
!101 = !{!102, !103}
!102 = !DILocalVariable(name: "this", arg: 1, scope: !100, type: !82, flags: DIFlagArtificial | DIFlagObjectPointer)
!103 = !DILocalVariable(name: "n", arg: 2, scope: !100, file: !1, line: 6, type: !11)
!104 = !DILocation(line: 0, scope: !100)
!105 = !DILocation(line: 6, column: 34, scope: !100)
!106 = !DILocation(line: 6, column: 55, scope: !100)
!107 = !DILocation(line: 6, column: 48, scope: !100)
!108 = distinct !DISubprogram(name: "~Calm", linkageName: "_ZN4CalmD0Ev", scope: !20, file: !1, line: 6, type: !77, scopeLine: 6, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !109, retainedNodes: !110)
!109 = !DISubprogram(name: "~Calm", scope: !20, type: !77, containingType: !20, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!110 = !{!111}
!111 = !DILocalVariable(name: "this", arg: 1, scope: !108, type: !82, flags: DIFlagArtificial | DIFlagObjectPointer)
!112 = !DILocation(line: 0, scope: !108)
!113 = !DILocation(line: 6, column: 8, scope: !108)
!114 = distinct !DISubprogram(name: "~Task", linkageName: "_ZN4TaskD2Ev", scope: !4, file: !1, line: 5, type: !17, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !16, retainedNodes: !115)
!115 = !{!116}
!116 = !DILocalVariable(name: "this", arg: 1, scope: !114, type: !3, flags: DIFlagArtificial | DIFlagObjectPointer)
!117 = !DILocation(line: 0, scope: !114)
!118 = !DILocation(line: 5, column: 60, scope: !114)
!119 = distinct !DISubprogram(name: "~Task", linkageName: "_ZN4TaskD0Ev", scope: !4, file: !1, line: 5, type: !17, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !16, retainedNodes: !120)
!120 = !{!121}
!121 = !DILocalVariable(name: "this", arg: 1, scope: !119, type: !3, flags: DIFlagArtificial | DIFlagObjectPointer)
!122 = !DILocation(line: 0, scope: !119)
!123 = !DILocation(line: 5, column: 59, scope: !119)
!124 = distinct !DISubprogram(name: "run", linkageName: "_ZN4Wild3runEi", scope: !27, file: !1, line: 7, type: !31, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !30, retainedNodes: !125)
!125 = !{!126, !127}
!126 = !DILocalVariable(name: "this", arg: 1, scope: !124, type: !91, flags: DIFlagArtificial | DIFlagObjectPointer)
!127 = !DILocalVariable(name: "n", arg: 2, scope: !124, file: !1, line: 7, type: !11)
!128 = !DILocation(line: 0, scope: !124)
!129 = !DILocation(line: 7, column: 34, scope: !124)
!130 = !DILocation(line: 7, column: 52, scope: !131)
!131 = distinct !DILexicalBlock(scope: !124, file: !1, line: 7, column: 52)
!132 = !DILocation(line: 7, column: 54, scope: !131)
!133 = !DILocation(line: 7, column: 52, scope: !124)
!134 = !DILocation(line: 7, column: 59, scope: !131)
!135 = !DILocation(line: 7, column: 65, scope: !131)
!136 = !DILocation(line: 7, column: 68, scope: !124)
!137 = distinct !DISubprogram(name: "~Wild", linkageName: "_ZN4WildD0Ev", scope: !27, file: !1, line: 7, type: !86, scopeLine: 7, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !138, retainedNodes: !139)
!138 = !DISubprogram(name: "~Wild", scope: !27, type: !86, containingType: !27, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!139 = !{!140}
!140 = !DILocalVariable(name: "this", arg: 1, scope: !137, type: !91, flags: DIFlagArtificial | DIFlagObjectPointer)
!141 = !DILocation(line: 0, scope: !137)
!142 = !DILocation(line: 7, column: 8, scope: !137)
