source_filename = "classes/main.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Box = type { i32 }
%struct.Shape = type { i32 (...)** }
%struct.Square = type <{ %struct.Shape, i32, [4 x i8] }>

$_ZN3BoxC2Ei = comdat any

$_ZN3BoxD2Ev = comdat any

$_ZN6SquareC2Ei = comdat any

$_Z5twiceIiET_S0_ = comdat any

$_ZN5ShapeC2Ev = comdat any

$_ZN5ShapeD2Ev = comdat any

$_ZN6SquareD0Ev = comdat any

$_ZNK6Square4areaEv = comdat any

$_ZN5ShapeD0Ev = comdat any

$_ZTV6Square = comdat any

$_ZTS6Square = comdat any

$_ZTS5Shape = comdat any

$_ZTI5Shape = comdat any

$_ZTI6Square = comdat any

$_ZTV5Shape = comdat any

@_ZL6global = internal global %struct.Box zeroinitializer, align 4, !dbg !0
@__dso_handle = external hidden global i8
@_ZN5Shape5countE = dso_local global i32 0, align 4, !dbg !49
@_ZZ4oncevE1b = internal global %struct.Box zeroinitializer, align 4, !dbg !51
@_ZGVZ4oncevE1b = internal global i64 0, align 8
@_ZL4made = internal global i32 0, align 4, !dbg !55
@_ZTV6Square = linkonce_odr dso_local unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @_ZTI6Square to i8*), i8* bitcast (void (%struct.Shape*)* @_ZN5ShapeD2Ev to i8*), i8* bitcast (void (%struct.Square*)* @_ZN6SquareD0Ev to i8*), i8* bitcast (i32 (%struct.Square*)* @_ZNK6Square4areaEv to i8*)] }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global i8*
@_ZTS6Square = linkonce_odr dso_local constant [8 x i8] c"6Square\00", comdat, align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global i8*
@_ZTS5Shape = linkonce_odr dso_local constant [7 x i8] c"5Shape\00", comdat, align 1
@_ZTI5Shape = linkonce_odr dso_local constant { i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv117__class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @_ZTS5Shape, i32 0, i32 0) }, comdat, align 8
@_ZTI6Square = linkonce_odr dso_local constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @_ZTS6Square, i32 0, i32 0), i8* bitcast ({ i8*, i8* }* @_ZTI5Shape to i8*) }, comdat, align 8
@_ZTV5Shape = linkonce_odr dso_local unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8* }* @_ZTI5Shape to i8*), i8* bitcast (void (%struct.Shape*)* @_ZN5ShapeD2Ev to i8*), i8* bitcast (void (%struct.Shape*)* @_ZN5ShapeD0Ev to i8*), i8* bitcast (void ()* @__cxa_pure_virtual to i8*)] }, comdat, align 8
@llvm.global_ctors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @_GLOBAL__sub_I_main.cpp, i8* null }]

define internal void @__cxx_global_var_init() #0 section ".text.startup" !dbg !64 {
entry:
  call void @_ZN3BoxC2Ei(%struct.Box* noundef nonnull align 4 dereferenceable(4) @_ZL6global, i32 noundef 4), !dbg !68
  %0 = call i32 @__cxa_atexit(void (i8*)* bitcast (void (%struct.Box*)* @_ZN3BoxD2Ev to void (i8*)*), i8* bitcast (%struct.Box* @_ZL6global to i8*), i8* @__dso_handle), !dbg !70
  ret void, !dbg !71
}

define linkonce_odr dso_local void @_ZN3BoxC2Ei(%struct.Box* noundef nonnull align 4 dereferenceable(4) %this, i32 noundef %x) unnamed_addr #1 comdat align 2 !dbg !72 {
entry:
  %this.addr = alloca %struct.Box*, align 8
  %x.addr = alloca i32, align 4
  store %struct.Box* %this, %struct.Box** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Box** %this.addr, metadata !74, metadata !DIExpression()), !dbg !77
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !76, metadata !DIExpression()), !dbg !78
  %this1 = load %struct.Box*, %struct.Box** %this.addr, align 8
  %v = getelementptr inbounds %struct.Box, %struct.Box* %this1, i32 0, i32 0, !dbg !79
  %0 = load i32, i32* %x.addr, align 4, !dbg !80
  store i32 %0, i32* %v, align 4, !dbg !79
  %1 = load i32, i32* @_ZL4made, align 4, !dbg !81
  %inc = add nsw i32 %1, 1, !dbg !81
  store i32 %inc, i32* @_ZL4made, align 4, !dbg !81
  ret void, !dbg !83
}

define linkonce_odr dso_local void @_ZN3BoxD2Ev(%struct.Box* noundef nonnull align 4 dereferenceable(4) %this) unnamed_addr #1 comdat align 2 !dbg !84 {
entry:
  %this.addr = alloca %struct.Box*, align 8
  store %struct.Box* %this, %struct.Box** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Box** %this.addr, metadata !86, metadata !DIExpression()), !dbg !87
  %this1 = load %struct.Box*, %struct.Box** %this.addr, align 8
  %0 = load i32, i32* @_ZL4made, align 4, !dbg !88
  %dec = add nsw i32 %0, -1, !dbg !88
  store i32 %dec, i32* @_ZL4made, align 4, !dbg !88
  ret void, !dbg !90
}

declare i32 @__cxa_atexit(void (i8*)*, i8*, i8*)

define dso_local noundef i32 @_Z4oncev() #3 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !53 {
entry:
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  %0 = load atomic i8, i8* bitcast (i64* @_ZGVZ4oncevE1b to i8*) acquire, align 8, !dbg !91
  %guard.uninitialized = icmp eq i8 %0, 0, !dbg !91
  br i1 %guard.uninitialized, label %init.check, label %init.end, !dbg !91, !prof !92

init.check:
  %1 = call i32 @__cxa_guard_acquire(i64* @_ZGVZ4oncevE1b), !dbg !91
  %tobool = icmp ne i32 %1, 0, !dbg !91
  br i1 %tobool, label %init, label %init.end, !dbg !91

init:
  %call = invoke i32 @__VERIFIER_nondet_int()
          to label %invoke.cont unwind label %lpad, !dbg !93

invoke.cont:
  invoke void @_ZN3BoxC2Ei(%struct.Box* noundef nonnull align 4 dereferenceable(4) @_ZZ4oncevE1b, i32 noundef %call)
          to label %invoke.cont1 unwind label %lpad, !dbg !94

invoke.cont1:
  %2 = call i32 @__cxa_atexit(void (i8*)* bitcast (void (%struct.Box*)* @_ZN3BoxD2Ev to void (i8*)*), i8* bitcast (%struct.Box* @_ZZ4oncevE1b to i8*), i8* @__dso_handle), !dbg !91
  call void @__cxa_guard_release(i64* @_ZGVZ4oncevE1b), !dbg !91
  br label %init.end, !dbg !91

init.end:
  %3 = load i32, i32* getelementptr inbounds (%struct.Box, %struct.Box* @_ZZ4oncevE1b, i32 0, i32 0), align 4, !dbg !95
  ret i32 %3, !dbg !96

lpad:
  %4 = landingpad { i8*, i32 }
          cleanup, !dbg !97
  %5 = extractvalue { i8*, i32 } %4, 0, !dbg !97
  store i8* %5, i8** %exn.slot, align 8, !dbg !97
  %6 = extractvalue { i8*, i32 } %4, 1, !dbg !97
  store i32 %6, i32* %ehselector.slot, align 4, !dbg !97
  call void @__cxa_guard_abort(i64* @_ZGVZ4oncevE1b), !dbg !91
  br label %eh.resume, !dbg !91

eh.resume:
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !91
  %sel = load i32, i32* %ehselector.slot, align 4, !dbg !91
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn, 0, !dbg !91
  %lpad.val2 = insertvalue { i8*, i32 } %lpad.val, i32 %sel, 1, !dbg !91
  resume { i8*, i32 } %lpad.val2, !dbg !91
}

declare i32 @__cxa_guard_acquire(i64*)

declare i32 @__VERIFIER_nondet_int()

declare i32 @__gxx_personality_v0(...)

declare void @__cxa_guard_abort(i64*)

declare void @__cxa_guard_release(i64*)

define dso_local noundef i32 @main() #5 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !98 {
entry:
  %retval = alloca i32, align 4
  %p = alloca %struct.Shape*, align 8
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  %q = alloca i32*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.Shape** %p to i8*, !dbg !104
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !104
  call void @llvm.dbg.declare(metadata %struct.Shape** %p, metadata !100, metadata !DIExpression()), !dbg !105
  %call = call noalias noundef nonnull i8* @_Znwm(i64 noundef 16), !dbg !106, !heapallocsite !16
  %1 = bitcast i8* %call to %struct.Square*, !dbg !106
  invoke void @_ZN6SquareC2Ei(%struct.Square* noundef nonnull align 8 dereferenceable(12) %1, i32 noundef 3)
          to label %invoke.cont unwind label %lpad, !dbg !107

invoke.cont:
  %2 = bitcast %struct.Square* %1 to %struct.Shape*, !dbg !106
  store %struct.Shape* %2, %struct.Shape** %p, align 8, !dbg !105
  %3 = load %struct.Shape*, %struct.Shape** %p, align 8, !dbg !108
  %4 = bitcast %struct.Shape* %3 to i32 (%struct.Shape*)***, !dbg !110
  %vtable = load i32 (%struct.Shape*)**, i32 (%struct.Shape*)*** %4, align 8, !dbg !110
  %vfn = getelementptr inbounds i32 (%struct.Shape*)*, i32 (%struct.Shape*)** %vtable, i64 2, !dbg !110
  %5 = load i32 (%struct.Shape*)*, i32 (%struct.Shape*)** %vfn, align 8, !dbg !110
  %call1 = call noundef i32 %5(%struct.Shape* noundef nonnull align 8 dereferenceable(8) %3), !dbg !110
  %cmp = icmp ne i32 %call1, 9, !dbg !111
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !112

lor.lhs.false:
  %call2 = call noundef i32 @_Z5twiceIiET_S0_(i32 noundef 2), !dbg !113
  %cmp3 = icmp ne i32 %call2, 4, !dbg !114
  br i1 %cmp3, label %if.then, label %lor.lhs.false4, !dbg !115

lor.lhs.false4:
  %6 = load i32, i32* getelementptr inbounds (%struct.Box, %struct.Box* @_ZL6global, i32 0, i32 0), align 4, !dbg !116
  %cmp5 = icmp ne i32 %6, 4, !dbg !117
  br i1 %cmp5, label %if.then, label %if.end, !dbg !118

if.then:
  call void @reach_error(), !dbg !119
  br label %if.end, !dbg !119

lpad:
  %7 = landingpad { i8*, i32 }
          cleanup, !dbg !120
  %8 = extractvalue { i8*, i32 } %7, 0, !dbg !120
  store i8* %8, i8** %exn.slot, align 8, !dbg !120
  %9 = extractvalue { i8*, i32 } %7, 1, !dbg !120
  store i32 %9, i32* %ehselector.slot, align 4, !dbg !120
  call void @_ZdlPv(i8* noundef %call), !dbg !106
  %10 = bitcast %struct.Shape** %p to i8*, !dbg !120
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %10), !dbg !120
  br label %eh.resume, !dbg !120

if.end:
  %call6 = call noundef i32 @_Z4oncev(), !dbg !121
  %call7 = call noundef i32 @_Z4oncev(), !dbg !123
  %cmp8 = icmp ne i32 %call6, %call7, !dbg !124
  br i1 %cmp8, label %if.then9, label %if.end10, !dbg !125

if.then9:
  call void @reach_error(), !dbg !126
  br label %if.end10, !dbg !126

if.end10:
  %11 = load i32, i32* @_ZL4made, align 4, !dbg !127
  %cmp11 = icmp ne i32 %11, 3, !dbg !129
  br i1 %cmp11, label %if.then12, label %if.end13, !dbg !130

if.then12:
  call void @reach_error(), !dbg !131
  br label %if.end13, !dbg !131

if.end13:
  %12 = load %struct.Shape*, %struct.Shape** %p, align 8, !dbg !132
  %call14 = call noundef i32 @_Z5otherP5Shape(%struct.Shape* noundef %12), !dbg !134
  %cmp15 = icmp ne i32 %call14, 10, !dbg !135
  br i1 %cmp15, label %if.then16, label %if.end17, !dbg !136

if.then16:
  call void @reach_error(), !dbg !137
  br label %if.end17, !dbg !137

if.end17:
  %13 = load %struct.Shape*, %struct.Shape** %p, align 8, !dbg !138
  %isnull = icmp eq %struct.Shape* %13, null, !dbg !139
  br i1 %isnull, label %delete.end, label %delete.notnull, !dbg !139

delete.notnull:
  %14 = bitcast %struct.Shape* %13 to void (%struct.Shape*)***, !dbg !139
  %vtable18 = load void (%struct.Shape*)**, void (%struct.Shape*)*** %14, align 8, !dbg !139
  %vfn19 = getelementptr inbounds void (%struct.Shape*)*, void (%struct.Shape*)** %vtable18, i64 1, !dbg !139
  %15 = load void (%struct.Shape*)*, void (%struct.Shape*)** %vfn19, align 8, !dbg !139
  call void %15(%struct.Shape* noundef nonnull align 8 dereferenceable(8) %13), !dbg !139
  br label %delete.end, !dbg !139

delete.end:
  %16 = load i32, i32* @_ZN5Shape5countE, align 4, !dbg !140
  %cmp20 = icmp ne i32 %16, 0, !dbg !142
  br i1 %cmp20, label %if.then21, label %if.end22, !dbg !143

if.then21:
  call void @reach_error(), !dbg !144
  br label %if.end22, !dbg !144

if.end22:
  %17 = bitcast i32** %q to i8*, !dbg !145
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %17), !dbg !145
  call void @llvm.dbg.declare(metadata i32** %q, metadata !102, metadata !DIExpression()), !dbg !146
  %call23 = call noalias noundef nonnull i8* @_Znam(i64 noundef 16), !dbg !147, !heapallocsite !8
  %18 = bitcast i8* %call23 to i32*, !dbg !147
  store i32* %18, i32** %q, align 8, !dbg !146
  %19 = load i32*, i32** %q, align 8, !dbg !148
  %arrayidx = getelementptr inbounds i32, i32* %19, i64 2, !dbg !148
  store i32 5, i32* %arrayidx, align 4, !dbg !149
  %20 = load i32*, i32** %q, align 8, !dbg !150
  %isnull24 = icmp eq i32* %20, null, !dbg !151
  br i1 %isnull24, label %delete.end26, label %delete.notnull25, !dbg !151

delete.notnull25:
  %21 = bitcast i32* %20 to i8*, !dbg !151
  call void @_ZdaPv(i8* noundef %21), !dbg !151
  br label %delete.end26, !dbg !151

delete.end26:
  %22 = bitcast i32** %q to i8*, !dbg !120
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %22), !dbg !120
  %23 = bitcast %struct.Shape** %p to i8*, !dbg !120
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %23), !dbg !120
  ret i32 0, !dbg !152

eh.resume:
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !120
  %sel = load i32, i32* %ehselector.slot, align 4, !dbg !120
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn, 0, !dbg !120
  %lpad.val27 = insertvalue { i8*, i32 } %lpad.val, i32 %sel, 1, !dbg !120
  resume { i8*, i32 } %lpad.val27, !dbg !120
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare noundef nonnull i8* @_Znwm(i64 noundef)

define linkonce_odr dso_local void @_ZN6SquareC2Ei(%struct.Square* noundef nonnull align 8 dereferenceable(12) %this, i32 noundef %x) unnamed_addr #0 comdat align 2 !dbg !153 {
entry:
  %this.addr = alloca %struct.Square*, align 8
  %x.addr = alloca i32, align 4
  store %struct.Square* %this, %struct.Square** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Square** %this.addr, metadata !155, metadata !DIExpression()), !dbg !158
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !157, metadata !DIExpression()), !dbg !159
  %this1 = load %struct.Square*, %struct.Square** %this.addr, align 8
  %0 = bitcast %struct.Square* %this1 to %struct.Shape*, !dbg !160
  call void @_ZN5ShapeC2Ev(%struct.Shape* noundef nonnull align 8 dereferenceable(8) %0), !dbg !161
  %1 = bitcast %struct.Square* %this1 to i32 (...)***, !dbg !160
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTV6Square, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %1, align 8, !dbg !160
  %s = getelementptr inbounds %struct.Square, %struct.Square* %this1, i32 0, i32 1, !dbg !162
  %2 = load i32, i32* %x.addr, align 4, !dbg !163
  store i32 %2, i32* %s, align 8, !dbg !162
  ret void, !dbg !164
}

declare void @_ZdlPv(i8* noundef)

define linkonce_odr dso_local noundef i32 @_Z5twiceIiET_S0_(i32 noundef %x) #10 comdat !dbg !165 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !169, metadata !DIExpression()), !dbg !172
  %0 = load i32, i32* %x.addr, align 4, !dbg !173
  %1 = load i32, i32* %x.addr, align 4, !dbg !174
  %add = add nsw i32 %0, %1, !dbg !175
  ret i32 %add, !dbg !176
}

declare !dbg !177 void @reach_error()

declare !dbg !178 noundef i32 @_Z5otherP5Shape(%struct.Shape* noundef)

declare noundef nonnull i8* @_Znam(i64 noundef)

declare void @_ZdaPv(i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

define linkonce_odr dso_local void @_ZN5ShapeC2Ev(%struct.Shape* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #1 comdat align 2 !dbg !181 {
entry:
  %this.addr = alloca %struct.Shape*, align 8
  store %struct.Shape* %this, %struct.Shape** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Shape** %this.addr, metadata !183, metadata !DIExpression()), !dbg !184
  %this1 = load %struct.Shape*, %struct.Shape** %this.addr, align 8
  %0 = bitcast %struct.Shape* %this1 to i32 (...)***, !dbg !185
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTV5Shape, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %0, align 8, !dbg !185
  %1 = load i32, i32* @_ZN5Shape5countE, align 4, !dbg !186
  %inc = add nsw i32 %1, 1, !dbg !186
  store i32 %inc, i32* @_ZN5Shape5countE, align 4, !dbg !186
  ret void, !dbg !188
}

define linkonce_odr dso_local void @_ZN5ShapeD2Ev(%struct.Shape* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #1 comdat align 2 !dbg !189 {
entry:
  %this.addr = alloca %struct.Shape*, align 8
  store %struct.Shape* %this, %struct.Shape** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Shape** %this.addr, metadata !191, metadata !DIExpression()), !dbg !192
  %this1 = load %struct.Shape*, %struct.Shape** %this.addr, align 8
  %0 = bitcast %struct.Shape* %this1 to i32 (...)***, !dbg !193
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTV5Shape, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %0, align 8, !dbg !193
  %1 = load i32, i32* @_ZN5Shape5countE, align 4, !dbg !194
  %dec = add nsw i32 %1, -1, !dbg !194
  store i32 %dec, i32* @_ZN5Shape5countE, align 4, !dbg !194
  ret void, !dbg !196
}

define linkonce_odr dso_local void @_ZN6SquareD0Ev(%struct.Square* noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #11 comdat align 2 !dbg !197 {
entry:
  %this.addr = alloca %struct.Square*, align 8
  store %struct.Square* %this, %struct.Square** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Square** %this.addr, metadata !202, metadata !DIExpression()), !dbg !203
  %this1 = load %struct.Square*, %struct.Square** %this.addr, align 8
  call void bitcast (void (%struct.Shape*)* @_ZN5ShapeD2Ev to void (%struct.Square*)*)(%struct.Square* noundef nonnull align 8 dereferenceable(12) %this1), !dbg !204
  %0 = bitcast %struct.Square* %this1 to i8*, !dbg !204
  call void @_ZdlPv(i8* noundef %0), !dbg !204
  ret void, !dbg !204
}

define linkonce_odr dso_local noundef i32 @_ZNK6Square4areaEv(%struct.Square* noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #10 comdat align 2 !dbg !205 {
entry:
  %this.addr = alloca %struct.Square*, align 8
  store %struct.Square* %this, %struct.Square** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Square** %this.addr, metadata !207, metadata !DIExpression()), !dbg !209
  %this1 = load %struct.Square*, %struct.Square** %this.addr, align 8
  %s = getelementptr inbounds %struct.Square, %struct.Square* %this1, i32 0, i32 1, !dbg !210
  %0 = load i32, i32* %s, align 8, !dbg !210
  %s2 = getelementptr inbounds %struct.Square, %struct.Square* %this1, i32 0, i32 1, !dbg !211
  %1 = load i32, i32* %s2, align 8, !dbg !211
  %mul = mul nsw i32 %0, %1, !dbg !212
  ret i32 %mul, !dbg !213
}

define linkonce_odr dso_local void @_ZN5ShapeD0Ev(%struct.Shape* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #1 comdat align 2 !dbg !214 {
entry:
  %this.addr = alloca %struct.Shape*, align 8
  store %struct.Shape* %this, %struct.Shape** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Shape** %this.addr, metadata !216, metadata !DIExpression()), !dbg !217
  %this1 = load %struct.Shape*, %struct.Shape** %this.addr, align 8
  call void @llvm.trap(), !dbg !218
  unreachable, !dbg !218
}

declare void @__cxa_pure_virtual() unnamed_addr

declare void @llvm.trap()

define internal void @_GLOBAL__sub_I_main.cpp() #0 section ".text.startup" !dbg !219 {
entry:
  call void @__cxx_global_var_init(), !dbg !221
  ret void
}

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!57, !58, !59, !60, !61, !62}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "global", linkageName: "_ZL6global", scope: !2, file: !3, line: 5, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !48, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "classes/main.cpp", directory: ".")
!4 = !{!5, !16, !19}
!5 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Box", file: !3, line: 4, size: 32, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !6, identifier: "_ZTS3Box")
!6 = !{!7, !9, !13}
!7 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !5, file: !3, line: 4, baseType: !8, size: 32)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DISubprogram(name: "Box", scope: !5, file: !3, line: 4, type: !10, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!10 = !DISubroutineType(types: !11)
!11 = !{null, !12, !8}
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!13 = !DISubprogram(name: "~Box", scope: !5, file: !3, line: 4, type: !14, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !12}
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Square", file: !3, line: 8, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !17, vtableHolder: !19, identifier: "_ZTS6Square")
!17 = !{!18, !38, !39, !43}
!18 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !16, baseType: !19, extraData: i32 0)
!19 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Shape", file: !20, line: 2, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !21, vtableHolder: !19, identifier: "_ZTS5Shape")
!20 = !DIFile(filename: "classes/shape.h", directory: ".")
!21 = !{!22, !27, !28, !32, !33}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Shape", scope: !20, file: !20, baseType: !23, size: 64, flags: DIFlagArtificial)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "__vtbl_ptr_type", baseType: !25, size: 64)
!25 = !DISubroutineType(types: !26)
!26 = !{!8}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !19, file: !20, line: 2, baseType: !8, flags: DIFlagStaticMember)
!28 = !DISubprogram(name: "Shape", scope: !19, file: !20, line: 2, type: !29, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!29 = !DISubroutineType(types: !30)
!30 = !{null, !31}
!31 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!32 = !DISubprogram(name: "~Shape", scope: !19, file: !20, line: 2, type: !29, scopeLine: 2, containingType: !19, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!33 = !DISubprogram(name: "area", linkageName: "_ZNK5Shape4areaEv", scope: !19, file: !20, line: 2, type: !34, scopeLine: 2, containingType: !19, virtualIndex: 2, flags: DIFlagPrototyped, spFlags: DISPFlagPureVirtual | DISPFlagOptimized)
!34 = !DISubroutineType(types: !35)
!35 = !{!8, !36}
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!37 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !19)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !16, file: !3, line: 8, baseType: !8, size: 32, offset: 64)
!39 = !DISubprogram(name: "Square", scope: !16, file: !3, line: 8, type: !40, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!40 = !DISubroutineType(types: !41)
!41 = !{null, !42, !8}
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!43 = !DISubprogram(name: "area", linkageName: "_ZNK6Square4areaEv", scope: !16, file: !3, line: 8, type: !44, scopeLine: 8, containingType: !16, virtualIndex: 2, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!44 = !DISubroutineType(types: !45)
!45 = !{!8, !46}
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!47 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!48 = !{!0, !49, !51, !55}
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(name: "count", linkageName: "_ZN5Shape5countE", scope: !2, file: !3, line: 7, type: !8, isLocal: false, isDefinition: true, declaration: !27)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(name: "b", scope: !53, file: !3, line: 9, type: !5, isLocal: true, isDefinition: true)
!53 = distinct !DISubprogram(name: "once", linkageName: "_Z4oncev", scope: !3, file: !3, line: 9, type: !25, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !54)
!54 = !{}
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(name: "made", linkageName: "_ZL4made", scope: !2, file: !3, line: 3, type: !8, isLocal: true, isDefinition: true)
!57 = !{i32 7, !"Dwarf Version", i32 5}
!58 = !{i32 2, !"Debug Info Version", i32 3}
!59 = !{i32 1, !"wchar_size", i32 4}
!60 = !{i32 7, !"PIC Level", i32 2}
!61 = !{i32 7, !"PIE Level", i32 2}
!62 = !{i32 7, !"uwtable", i32 1}

!64 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !65, file: !65, type: !66, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !54)
!65 = !DIFile(filename: "classes/main.cpp", directory: ".")
!66 = !DISubroutineType(types: !67)
!67 = !{null}
!68 = !DILocation(line: 5, column: 12, scope: !69)
!69 = !DILexicalBlockFile(scope: !64, file: !3, discriminator: 0)
!70 = !DILocation(line: 0, scope: !64)
!71 = !DILocation(line: 5, column: 19, scope: !69)
!72 = distinct !DISubprogram(name: "Box", linkageName: "_ZN3BoxC2Ei", scope: !5, file: !3, line: 4, type: !10, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !9, retainedNodes: !73)
!73 = !{!74, !76}
!74 = !DILocalVariable(name: "this", arg: 1, scope: !72, type: !75, flags: DIFlagArtificial | DIFlagObjectPointer)
!75 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!76 = !DILocalVariable(name: "x", arg: 2, scope: !72, file: !3, line: 4, type: !8)
!77 = !DILocation(line: 0, scope: !72)
!78 = !DILocation(line: 4, column: 29, scope: !72)
!79 = !DILocation(line: 4, column: 34, scope: !72)
!80 = !DILocation(line: 4, column: 36, scope: !72)
!81 = !DILocation(line: 4, column: 45, scope: !82)
!82 = distinct !DILexicalBlock(scope: !72, file: !3, line: 4, column: 39)
!83 = !DILocation(line: 4, column: 49, scope: !72)
!84 = distinct !DISubprogram(name: "~Box", linkageName: "_ZN3BoxD2Ev", scope: !5, file: !3, line: 4, type: !14, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !13, retainedNodes: !85)
!85 = !{!86}
!86 = !DILocalVariable(name: "this", arg: 1, scope: !84, type: !75, flags: DIFlagArtificial | DIFlagObjectPointer)
!87 = !DILocation(line: 0, scope: !84)
!88 = !DILocation(line: 4, column: 64, scope: !89)
!89 = distinct !DILexicalBlock(scope: !84, file: !3, line: 4, column: 58)
!90 = !DILocation(line: 4, column: 68, scope: !84)
!91 = !DILocation(line: 9, column: 14, scope: !53)
!92 = !{!"branch_weights", i32 1, i32 1048575}
!93 = !DILocation(line: 9, column: 27, scope: !53)
!94 = !DILocation(line: 9, column: 25, scope: !53)
!95 = !DILocation(line: 9, column: 62, scope: !53)
!96 = !DILocation(line: 9, column: 53, scope: !53)
!97 = !DILocation(line: 9, column: 65, scope: !53)
!98 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 10, type: !25, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !99)
!99 = !{!100, !102}
!100 = !DILocalVariable(name: "p", scope: !98, file: !3, line: 11, type: !101)
!101 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!102 = !DILocalVariable(name: "q", scope: !98, file: !3, line: 18, type: !103)
!103 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!104 = !DILocation(line: 11, column: 3, scope: !98)
!105 = !DILocation(line: 11, column: 10, scope: !98)
!106 = !DILocation(line: 11, column: 14, scope: !98)
!107 = !DILocation(line: 11, column: 18, scope: !98)
!108 = !DILocation(line: 12, column: 7, scope: !109)
!109 = distinct !DILexicalBlock(scope: !98, file: !3, line: 12, column: 7)
!110 = !DILocation(line: 12, column: 10, scope: !109)
!111 = !DILocation(line: 12, column: 17, scope: !109)
!112 = !DILocation(line: 12, column: 22, scope: !109)
!113 = !DILocation(line: 12, column: 25, scope: !109)
!114 = !DILocation(line: 12, column: 34, scope: !109)
!115 = !DILocation(line: 12, column: 39, scope: !109)
!116 = !DILocation(line: 12, column: 49, scope: !109)
!117 = !DILocation(line: 12, column: 51, scope: !109)
!118 = !DILocation(line: 12, column: 7, scope: !98)
!119 = !DILocation(line: 12, column: 57, scope: !109)
!120 = !DILocation(line: 22, column: 1, scope: !98)
!121 = !DILocation(line: 13, column: 7, scope: !122)
!122 = distinct !DILexicalBlock(scope: !98, file: !3, line: 13, column: 7)
!123 = !DILocation(line: 13, column: 17, scope: !122)
!124 = !DILocation(line: 13, column: 14, scope: !122)
!125 = !DILocation(line: 13, column: 7, scope: !98)
!126 = !DILocation(line: 13, column: 25, scope: !122)
!127 = !DILocation(line: 14, column: 7, scope: !128)
!128 = distinct !DILexicalBlock(scope: !98, file: !3, line: 14, column: 7)
!129 = !DILocation(line: 14, column: 12, scope: !128)
!130 = !DILocation(line: 14, column: 7, scope: !98)
!131 = !DILocation(line: 14, column: 18, scope: !128)
!132 = !DILocation(line: 15, column: 13, scope: !133)
!133 = distinct !DILexicalBlock(scope: !98, file: !3, line: 15, column: 7)
!134 = !DILocation(line: 15, column: 7, scope: !133)
!135 = !DILocation(line: 15, column: 16, scope: !133)
!136 = !DILocation(line: 15, column: 7, scope: !98)
!137 = !DILocation(line: 15, column: 23, scope: !133)
!138 = !DILocation(line: 16, column: 10, scope: !98)
!139 = !DILocation(line: 16, column: 3, scope: !98)
!140 = !DILocation(line: 17, column: 7, scope: !141)
!141 = distinct !DILexicalBlock(scope: !98, file: !3, line: 17, column: 7)
!142 = !DILocation(line: 17, column: 20, scope: !141)
!143 = !DILocation(line: 17, column: 7, scope: !98)
!144 = !DILocation(line: 17, column: 26, scope: !141)
!145 = !DILocation(line: 18, column: 3, scope: !98)
!146 = !DILocation(line: 18, column: 8, scope: !98)
!147 = !DILocation(line: 18, column: 12, scope: !98)
!148 = !DILocation(line: 19, column: 3, scope: !98)
!149 = !DILocation(line: 19, column: 8, scope: !98)
!150 = !DILocation(line: 20, column: 12, scope: !98)
!151 = !DILocation(line: 20, column: 3, scope: !98)
!152 = !DILocation(line: 21, column: 3, scope: !98)
!153 = distinct !DISubprogram(name: "Square", linkageName: "_ZN6SquareC2Ei", scope: !16, file: !3, line: 8, type: !40, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !39, retainedNodes: !154)
!154 = !{!155, !157}
!155 = !DILocalVariable(name: "this", arg: 1, scope: !153, type: !156, flags: DIFlagArtificial | DIFlagObjectPointer)
!156 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!157 = !DILocalVariable(name: "x", arg: 2, scope: !153, file: !3, line: 8, type: !8)
!158 = !DILocation(line: 0, scope: !153)
!159 = !DILocation(line: 8, column: 43, scope: !153)
!160 = !DILocation(line: 8, column: 53, scope: !153)
!161 = !DILocation(line: 8, column: 32, scope: !153)
!162 = !DILocation(line: 8, column: 48, scope: !153)
!163 = !DILocation(line: 8, column: 50, scope: !153)
!164 = !DILocation(line: 8, column: 54, scope: !153)
!165 = distinct !DISubprogram(name: "twice<int>", linkageName: "_Z5twiceIiET_S0_", scope: !3, file: !3, line: 6, type: !166, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, templateParams: !170, retainedNodes: !168)
!166 = !DISubroutineType(types: !167)
!167 = !{!8, !8}
!168 = !{!169}
!169 = !DILocalVariable(name: "x", arg: 1, scope: !165, file: !3, line: 6, type: !8)
!170 = !{!171}
!171 = !DITemplateTypeParameter(name: "T", type: !8)
!172 = !DILocation(line: 6, column: 30, scope: !165)
!173 = !DILocation(line: 6, column: 42, scope: !165)
!174 = !DILocation(line: 6, column: 46, scope: !165)
!175 = !DILocation(line: 6, column: 44, scope: !165)
!176 = !DILocation(line: 6, column: 35, scope: !165)
!177 = !DISubprogram(name: "reach_error", scope: !20, file: !20, line: 1, type: !66, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !54)
!178 = !DISubprogram(name: "other", linkageName: "_Z5otherP5Shape", scope: !20, file: !20, line: 4, type: !179, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !54)
!179 = !DISubroutineType(types: !180)
!180 = !{!8, !101}
!181 = distinct !DISubprogram(name: "Shape", linkageName: "_ZN5ShapeC2Ev", scope: !19, file: !20, line: 2, type: !29, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !28, retainedNodes: !182)
!182 = !{!183}
!183 = !DILocalVariable(name: "this", arg: 1, scope: !181, type: !101, flags: DIFlagArtificial | DIFlagObjectPointer)
!184 = !DILocation(line: 0, scope: !181)
!185 = !DILocation(line: 2, column: 42, scope: !181)
!186 = !DILocation(line: 2, column: 49, scope: !187)
!187 = distinct !DILexicalBlock(scope: !181, file: !20, line: 2, column: 42)
!188 = !DILocation(line: 2, column: 53, scope: !181)
!189 = distinct !DISubprogram(name: "~Shape", linkageName: "_ZN5ShapeD2Ev", scope: !19, file: !20, line: 2, type: !29, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !32, retainedNodes: !190)
!190 = !{!191}
!191 = !DILocalVariable(name: "this", arg: 1, scope: !189, type: !101, flags: DIFlagArtificial | DIFlagObjectPointer)
!192 = !DILocation(line: 0, scope: !189)
!193 = !DILocation(line: 2, column: 72, scope: !189)
!194 = !DILocation(line: 2, column: 79, scope: !195)
!195 = distinct !DILexicalBlock(scope: !189, file: !20, line: 2, column: 72)
!196 = !DILocation(line: 2, column: 83, scope: !189)
!197 = distinct !DISubprogram(name: "~Square", linkageName: "_ZN6SquareD0Ev", scope: !16, file: !3, line: 8, type: !198, scopeLine: 8, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !200, retainedNodes: !201)
!198 = !DISubroutineType(types: !199)
!199 = !{null, !42}
!200 = !DISubprogram(name: "~Square", scope: !16, type: !198, containingType: !16, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!201 = !{!202}
!202 = !DILocalVariable(name: "this", arg: 1, scope: !197, type: !156, flags: DIFlagArtificial | DIFlagObjectPointer)
!203 = !DILocation(line: 0, scope: !197)
!204 = !DILocation(line: 8, column: 8, scope: !197)
!205 = distinct !DISubprogram(name: "area", linkageName: "_ZNK6Square4areaEv", scope: !16, file: !3, line: 8, type: !44, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !43, retainedNodes: !206)
!206 = !{!207}
!207 = !DILocalVariable(name: "this", arg: 1, scope: !205, type: !208, flags: DIFlagArtificial | DIFlagObjectPointer)
!208 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!209 = !DILocation(line: 0, scope: !205)
!210 = !DILocation(line: 8, column: 91, scope: !205)
!211 = !DILocation(line: 8, column: 95, scope: !205)
!212 = !DILocation(line: 8, column: 93, scope: !205)
!213 = !DILocation(line: 8, column: 84, scope: !205)
!214 = distinct !DISubprogram(name: "~Shape", linkageName: "_ZN5ShapeD0Ev", scope: !19, file: !20, line: 2, type: !29, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !32, retainedNodes: !215)
!215 = !{!216}
!216 = !DILocalVariable(name: "this", arg: 1, scope: !214, type: !101, flags: DIFlagArtificial | DIFlagObjectPointer)
!217 = !DILocation(line: 0, scope: !214)
!218 = !DILocation(line: 2, column: 72, scope: !214)
!219 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_main.cpp", scope: !65, file: !65, type: !220, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !54)
!220 = !DISubroutineType(types: !54)
!221 = !DILocation(line: 0, scope: !219)
