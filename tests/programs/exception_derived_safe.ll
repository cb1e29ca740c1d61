source_filename = "exception_derived_safe.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.std::exception" = type { i32 (...)** }
%"class.std::logic_error" = type { %"class.std::exception", %"struct.std::__cow_string" }
%"struct.std::__cow_string" = type { %union.anon }
%union.anon = type { i8* }
%struct.Odd = type <{ %"class.std::runtime_error", i32, [4 x i8] }>
%"class.std::runtime_error" = type { %"class.std::exception", %"struct.std::__cow_string" }

$_ZN3OddC2EPKci = comdat any

$__clang_call_terminate = comdat any

$_ZN3OddC2ERKS_ = comdat any

$_ZN3OddD0Ev = comdat any

$_ZTS3Odd = comdat any

$_ZTI3Odd = comdat any

$_ZTV3Odd = comdat any

@_ZTVN10__cxxabiv120__si_class_type_infoE = external global i8*
@_ZTS3Odd = linkonce_odr dso_local constant [5 x i8] c"3Odd\00", comdat, align 1
@_ZTISt13runtime_error = external constant i8*
@_ZTI3Odd = linkonce_odr dso_local constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @_ZTS3Odd, i32 0, i32 0), i8* bitcast (i8** @_ZTISt13runtime_error to i8*) }, comdat, align 8
@_ZTISt11logic_error = external constant i8*
@_ZTISt9exception = external constant i8*
@.str = private unnamed_addr constant [4 x i8] c"odd\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"0\00", align 1
@.str.2 = private unnamed_addr constant [27 x i8] c"exception_derived_safe.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@.str.3 = private unnamed_addr constant [31 x i8] c"r == (n > 0 ? 3 + (n & 3) : 0)\00", align 1
@_ZTV3Odd = linkonce_odr dso_local unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @_ZTI3Odd to i8*), i8* bitcast (void (%"class.std::runtime_error"*)* @_ZNSt13runtime_errorD2Ev to i8*), i8* bitcast (void (%struct.Odd*)* @_ZN3OddD0Ev to i8*), i8* bitcast (i8* (%"class.std::runtime_error"*)* @_ZNKSt13runtime_error4whatEv to i8*)] }, comdat, align 8

define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !809 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %r = alloca i32, align 4
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  %e = alloca %"class.std::exception"*, align 8
  %0 = alloca %"class.std::logic_error"*, align 8
  %e14 = alloca %struct.Odd, align 8
  store i32 0, i32* %retval, align 4
  %1 = bitcast i32* %n to i8*, !dbg !822
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !822
  call void @llvm.dbg.declare(metadata i32* %n, metadata !811, metadata !DIExpression()), !dbg !823
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !824
  store i32 %call, i32* %n, align 4, !dbg !823
  %2 = bitcast i32* %r to i8*, !dbg !822
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !822
  call void @llvm.dbg.declare(metadata i32* %r, metadata !812, metadata !DIExpression()), !dbg !825
  store i32 0, i32* %r, align 4, !dbg !825
  %3 = load i32, i32* %n, align 4, !dbg !826
  %cmp = icmp sgt i32 %3, 0, !dbg !829
  br i1 %cmp, label %if.then, label %if.end, !dbg !830

if.then:
  %exception = call i8* @__cxa_allocate_exception(i64 24), !dbg !831
  %4 = bitcast i8* %exception to %struct.Odd*, !dbg !831
  %5 = load i32, i32* %n, align 4, !dbg !832
  invoke void @_ZN3OddC2EPKci(%struct.Odd* noundef nonnull align 8 dereferenceable(20) %4, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), i32 noundef %5)
          to label %invoke.cont unwind label %lpad, !dbg !833

invoke.cont:
  invoke void @__cxa_throw(i8* %exception, i8* bitcast ({ i8*, i8*, i8* }* @_ZTI3Odd to i8*), i8* bitcast (void (%"class.std::runtime_error"*)* @_ZNSt13runtime_errorD2Ev to i8*))
          to label %unreachable unwind label %lpad1, !dbg !831

lpad:
  %6 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast (i8** @_ZTISt11logic_error to i8*)
          catch i8* bitcast (i8** @_ZTISt9exception to i8*)
          catch i8* bitcast ({ i8*, i8*, i8* }* @_ZTI3Odd to i8*), !dbg !834
  %7 = extractvalue { i8*, i32 } %6, 0, !dbg !834
  store i8* %7, i8** %exn.slot, align 8, !dbg !834
  %8 = extractvalue { i8*, i32 } %6, 1, !dbg !834
  store i32 %8, i32* %ehselector.slot, align 4, !dbg !834
  call void @__cxa_free_exception(i8* %exception), !dbg !831
  br label %catch.dispatch, !dbg !831

lpad1:
  %9 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast (i8** @_ZTISt11logic_error to i8*)
          catch i8* bitcast (i8** @_ZTISt9exception to i8*)
          catch i8* bitcast ({ i8*, i8*, i8* }* @_ZTI3Odd to i8*), !dbg !834
  %10 = extractvalue { i8*, i32 } %9, 0, !dbg !834
  store i8* %10, i8** %exn.slot, align 8, !dbg !834
  %11 = extractvalue { i8*, i32 } %9, 1, !dbg !834
  store i32 %11, i32* %ehselector.slot, align 4, !dbg !834
  br label %catch.dispatch, !dbg !834

catch.dispatch:
  %sel = load i32, i32* %ehselector.slot, align 4, !dbg !835
  %12 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt11logic_error to i8*)), !dbg !835
  %matches = icmp eq i32 %sel, %12, !dbg !835
  br i1 %matches, label %catch7, label %catch.fallthrough, !dbg !835

catch7:
  %13 = bitcast %"class.std::logic_error"** %0 to i8*, !dbg !836
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %13), !dbg !836
  call void @llvm.dbg.declare(metadata %"class.std::logic_error"** %0, metadata !817, metadata !DIExpression()), !dbg !838
  %exn8 = load i8*, i8** %exn.slot, align 8, !dbg !836
  %14 = call i8* @__cxa_begin_catch(i8* %exn8), !dbg !836
  %exn.byref9 = bitcast i8* %14 to %"class.std::logic_error"*, !dbg !836
  store %"class.std::logic_error"* %exn.byref9, %"class.std::logic_error"** %0, align 8, !dbg !836
  call void @__assert_fail(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 14, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !839
  unreachable, !dbg !839

catch.fallthrough:
  %15 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt9exception to i8*)), !dbg !835
  %matches2 = icmp eq i32 %sel, %15, !dbg !835
  br i1 %matches2, label %catch, label %catch.dispatch10, !dbg !835

catch:
  %16 = bitcast %"class.std::exception"** %e to i8*, !dbg !835
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %16), !dbg !835
  call void @llvm.dbg.declare(metadata %"class.std::exception"** %e, metadata !813, metadata !DIExpression()), !dbg !841
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !835
  %17 = call i8* @__cxa_begin_catch(i8* %exn), !dbg !835
  %exn.byref = bitcast i8* %17 to %"class.std::exception"*, !dbg !835
  store %"class.std::exception"* %exn.byref, %"class.std::exception"** %e, align 8, !dbg !835
  %18 = load %"class.std::exception"*, %"class.std::exception"** %e, align 8, !dbg !842
  %19 = bitcast %"class.std::exception"* %18 to i8* (%"class.std::exception"*)***, !dbg !843
  %vtable = load i8* (%"class.std::exception"*)**, i8* (%"class.std::exception"*)*** %19, align 8, !dbg !843
  %vfn = getelementptr inbounds i8* (%"class.std::exception"*)*, i8* (%"class.std::exception"*)** %vtable, i64 2, !dbg !843
  %20 = load i8* (%"class.std::exception"*)*, i8* (%"class.std::exception"*)** %vfn, align 8, !dbg !843
  %call3 = call noundef i8* %20(%"class.std::exception"* noundef nonnull align 8 dereferenceable(8) %18), !dbg !843
  %call4 = call i64 @strlen(i8* noundef %call3), !dbg !844
  %conv = trunc i64 %call4 to i32, !dbg !844
  store i32 %conv, i32* %r, align 4, !dbg !845
  invoke void @__cxa_rethrow()
          to label %unreachable unwind label %lpad5, !dbg !846

if.end:
  br label %try.cont, !dbg !835

lpad5:
  %21 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast ({ i8*, i8*, i8* }* @_ZTI3Odd to i8*), !dbg !847
  %22 = extractvalue { i8*, i32 } %21, 0, !dbg !847
  store i8* %22, i8** %exn.slot, align 8, !dbg !847
  %23 = extractvalue { i8*, i32 } %21, 1, !dbg !847
  store i32 %23, i32* %ehselector.slot, align 4, !dbg !847
  invoke void @__cxa_end_catch()
          to label %invoke.cont6 unwind label %terminate.lpad, !dbg !836

invoke.cont6:
  %24 = bitcast %"class.std::exception"** %e to i8*, !dbg !836
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %24), !dbg !836
  br label %catch.dispatch10, !dbg !836

catch.dispatch10:
  %sel11 = load i32, i32* %ehselector.slot, align 4, !dbg !848
  %25 = call i32 @llvm.eh.typeid.for(i8* bitcast ({ i8*, i8*, i8* }* @_ZTI3Odd to i8*)), !dbg !848
  %matches12 = icmp eq i32 %sel11, %25, !dbg !848
  br i1 %matches12, label %catch13, label %ehcleanup, !dbg !848

catch13:
  %26 = bitcast %struct.Odd* %e14 to i8*, !dbg !848
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %26), !dbg !848
  call void @llvm.dbg.declare(metadata %struct.Odd* %e14, metadata !821, metadata !DIExpression()), !dbg !849
  %exn15 = load i8*, i8** %exn.slot, align 8, !dbg !848
  %27 = call i8* @__cxa_get_exception_ptr(i8* %exn15), !dbg !848
  %28 = bitcast i8* %27 to %struct.Odd*, !dbg !848
  call void @_ZN3OddC2ERKS_(%struct.Odd* noundef nonnull align 8 dereferenceable(20) %e14, %struct.Odd* noundef nonnull align 8 dereferenceable(20) %28), !dbg !849
  %29 = call i8* @__cxa_begin_catch(i8* %exn15), !dbg !848
  %n16 = getelementptr inbounds %struct.Odd, %struct.Odd* %e14, i32 0, i32 1, !dbg !850
  %30 = load i32, i32* %n16, align 8, !dbg !850
  %and = and i32 %30, 3, !dbg !852
  %31 = load i32, i32* %r, align 4, !dbg !853
  %add = add nsw i32 %31, %and, !dbg !853
  store i32 %add, i32* %r, align 4, !dbg !853
  call void bitcast (void (%"class.std::runtime_error"*)* @_ZNSt13runtime_errorD2Ev to void (%struct.Odd*)*)(%struct.Odd* noundef nonnull align 8 dereferenceable(20) %e14), !dbg !854
  call void @__cxa_end_catch(), !dbg !854
  %32 = bitcast %struct.Odd* %e14 to i8*, !dbg !854
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %32), !dbg !854
  br label %try.cont17, !dbg !854

try.cont17:
  %33 = load i32, i32* %r, align 4, !dbg !855
  %34 = load i32, i32* %n, align 4, !dbg !855
  %cmp18 = icmp sgt i32 %34, 0, !dbg !855
  br i1 %cmp18, label %cond.true, label %cond.false, !dbg !855

cond.true:
  %35 = load i32, i32* %n, align 4, !dbg !855
  %and19 = and i32 %35, 3, !dbg !855
  %add20 = add nsw i32 3, %and19, !dbg !855
  br label %cond.end, !dbg !855

cond.false:
  br label %cond.end, !dbg !855

cond.end:
  %cond = phi i32 [ %add20, %cond.true ], [ 0, %cond.false ], !dbg !855
  %cmp21 = icmp eq i32 %33, %cond, !dbg !855
  br i1 %cmp21, label %cond.true22, label %cond.false23, !dbg !855

cond.true22:
  br label %cond.end24, !dbg !855

cond.false23:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 22, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !855
  unreachable, !dbg !855

try.cont:
  br label %try.cont17, !dbg !848

36:                                               ; No predecessors!
  br label %cond.end24, !dbg !855

cond.end24:
  %37 = bitcast i32* %r to i8*, !dbg !856
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %37), !dbg !856
  %38 = bitcast i32* %n to i8*, !dbg !856
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %38), !dbg !856
  %39 = load i32, i32* %retval, align 4, !dbg !856
  ret i32 %39, !dbg !856

ehcleanup:
  %40 = bitcast i32* %r to i8*, !dbg !856
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %40), !dbg !856
  %41 = bitcast i32* %n to i8*, !dbg !856
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %41), !dbg !856
  br label %eh.resume, !dbg !856

eh.resume:
  %exn26 = load i8*, i8** %exn.slot, align 8, !dbg !856
  %sel27 = load i32, i32* %ehselector.slot, align 4, !dbg !856
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn26, 0, !dbg !856
  %lpad.val28 = insertvalue { i8*, i32 } %lpad.val, i32 %sel27, 1, !dbg !856
  resume { i8*, i32 } %lpad.val28, !dbg !856

terminate.lpad:
  %42 = landingpad { i8*, i32 }
          catch i8* null, !dbg !836
  %43 = extractvalue { i8*, i32 } %42, 0, !dbg !836
  call void @__clang_call_terminate(i8* %43), !dbg !836
  unreachable, !dbg !836

unreachable:
  unreachable
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare i8* @__cxa_allocate_exception(i64)

define linkonce_odr dso_local void @_ZN3OddC2EPKci(%struct.Odd* noundef nonnull align 8 dereferenceable(20) %this, i8* noundef %text, i32 noundef %n) unnamed_addr #4 comdat align 2 !dbg !857 {
entry:
  %this.addr = alloca %struct.Odd*, align 8
  %text.addr = alloca i8*, align 8
  %n.addr = alloca i32, align 4
  store %struct.Odd* %this, %struct.Odd** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Odd** %this.addr, metadata !859, metadata !DIExpression()), !dbg !863
  store i8* %text, i8** %text.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %text.addr, metadata !861, metadata !DIExpression()), !dbg !864
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !862, metadata !DIExpression()), !dbg !865
  %this1 = load %struct.Odd*, %struct.Odd** %this.addr, align 8
  %0 = bitcast %struct.Odd* %this1 to %"class.std::runtime_error"*, !dbg !866
  %1 = load i8*, i8** %text.addr, align 8, !dbg !867
  call void @_ZNSt13runtime_errorC2EPKc(%"class.std::runtime_error"* noundef nonnull align 8 dereferenceable(16) %0, i8* noundef %1), !dbg !868
  %2 = bitcast %struct.Odd* %this1 to i32 (...)***, !dbg !866
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTV3Odd, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %2, align 8, !dbg !866
  %n2 = getelementptr inbounds %struct.Odd, %struct.Odd* %this1, i32 0, i32 1, !dbg !869
  %3 = load i32, i32* %n.addr, align 4, !dbg !870
  store i32 %3, i32* %n2, align 8, !dbg !869
  ret void, !dbg !871
}

declare i32 @__gxx_personality_v0(...)

declare void @__cxa_free_exception(i8*)

declare void @_ZNSt13runtime_errorD2Ev(%"class.std::runtime_error"* noundef nonnull align 8 dereferenceable(16)) unnamed_addr

declare void @__cxa_throw(i8*, i8*, i8*)

declare i32 @llvm.eh.typeid.for(i8*)

declare i8* @__cxa_begin_catch(i8*)

declare i64 @strlen(i8* noundef)

declare void @__cxa_rethrow()

declare void @__cxa_end_catch()

define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #8 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0)
  call void @_ZSt9terminatev()
  unreachable
}

declare void @_ZSt9terminatev()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare i8* @__cxa_get_exception_ptr(i8*)

define linkonce_odr dso_local void @_ZN3OddC2ERKS_(%struct.Odd* noundef nonnull align 8 dereferenceable(20) %this, %struct.Odd* noundef nonnull align 8 dereferenceable(20) %0) unnamed_addr #10 comdat align 2 !dbg !872 {
entry:
  %this.addr = alloca %struct.Odd*, align 8
  %.addr = alloca %struct.Odd*, align 8
  store %struct.Odd* %this, %struct.Odd** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Odd** %this.addr, metadata !879, metadata !DIExpression()), !dbg !881
  store %struct.Odd* %0, %struct.Odd** %.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Odd** %.addr, metadata !880, metadata !DIExpression()), !dbg !881
  %this1 = load %struct.Odd*, %struct.Odd** %this.addr, align 8
  %1 = bitcast %struct.Odd* %this1 to %"class.std::runtime_error"*, !dbg !882
  %2 = load %struct.Odd*, %struct.Odd** %.addr, align 8, !dbg !882
  %3 = bitcast %struct.Odd* %2 to %"class.std::runtime_error"*, !dbg !882
  call void @_ZNSt13runtime_errorC2ERKS_(%"class.std::runtime_error"* noundef nonnull align 8 dereferenceable(16) %1, %"class.std::runtime_error"* noundef nonnull align 8 dereferenceable(16) %3), !dbg !882
  %4 = bitcast %struct.Odd* %this1 to i32 (...)***, !dbg !882
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTV3Odd, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %4, align 8, !dbg !882
  %n = getelementptr inbounds %struct.Odd, %struct.Odd* %this1, i32 0, i32 1, !dbg !882
  %5 = load %struct.Odd*, %struct.Odd** %.addr, align 8, !dbg !882
  %n2 = getelementptr inbounds %struct.Odd, %struct.Odd* %5, i32 0, i32 1, !dbg !882
  %6 = load i32, i32* %n2, align 8, !dbg !882
  store i32 %6, i32* %n, align 8, !dbg !882
  ret void, !dbg !882
}

declare void @_ZNSt13runtime_errorC2EPKc(%"class.std::runtime_error"* noundef nonnull align 8 dereferenceable(16), i8* noundef) unnamed_addr

define linkonce_odr dso_local void @_ZN3OddD0Ev(%struct.Odd* noundef nonnull align 8 dereferenceable(20) %this) unnamed_addr #10 comdat align 2 !dbg !883 {
entry:
  %this.addr = alloca %struct.Odd*, align 8
  store %struct.Odd* %this, %struct.Odd** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Odd** %this.addr, metadata !888, metadata !DIExpression()), !dbg !889
  %this1 = load %struct.Odd*, %struct.Odd** %this.addr, align 8
  call void bitcast (void (%"class.std::runtime_error"*)* @_ZNSt13runtime_errorD2Ev to void (%struct.Odd*)*)(%struct.Odd* noundef nonnull align 8 dereferenceable(20) %this1), !dbg !890
  %0 = bitcast %struct.Odd* %this1 to i8*, !dbg !890
  call void @_ZdlPv(i8* noundef %0), !dbg !890
  ret void, !dbg !890
}

declare noundef i8* @_ZNKSt13runtime_error4whatEv(%"class.std::runtime_error"* noundef nonnull align 8 dereferenceable(16)) unnamed_addr

declare void @_ZdlPv(i8* noundef)

declare void @_ZNSt13runtime_errorC2ERKS_(%"class.std::runtime_error"* noundef nonnull align 8 dereferenceable(16), %"class.std::runtime_error"* noundef nonnull align 8 dereferenceable(16)) unnamed_addr

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!802, !803, !804, !805, !806, !807}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !21, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "exception_derived_safe.cpp", directory: ".")
!2 = !{!3, !4}
!3 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!4 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Odd", file: !1, line: 7, size: 192, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !5, vtableHolder: !19, identifier: "_ZTS3Odd")
!5 = !{!6, !10, !12}
!6 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !4, baseType: !7, extraData: i32 0)
!7 = !DICompositeType(tag: DW_TAG_class_type, name: "runtime_error", scope: !9, file: !8, line: 219, size: 128, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSSt13runtime_error")
!8 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/stdexcept", directory: "")
!9 = !DINamespace(name: "std", scope: null)
!10 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !4, file: !1, line: 7, baseType: !11, size: 32, offset: 128)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !DISubprogram(name: "Odd", scope: !4, file: !1, line: 7, type: !13, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!13 = !DISubroutineType(types: !14)
!14 = !{null, !15, !16, !11}
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!18 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!19 = !DICompositeType(tag: DW_TAG_class_type, name: "exception", scope: !9, file: !20, line: 61, size: 64, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSSt9exception")
!20 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/exception.h", directory: "")
!21 = !{!22, !26, !30, !48, !51, !56, !64, !72, !76, !83, !87, !91, !93, !95, !99, !109, !113, !119, !125, !127, !131, !135, !139, !143, !156, !158, !162, !166, !170, !172, !178, !182, !186, !188, !190, !194, !202, !206, !210, !214, !216, !222, !224, !231, !236, !240, !245, !249, !253, !257, !259, !261, !265, !269, !273, !275, !279, !283, !285, !287, !291, !297, !302, !307, !308, !309, !310, !311, !312, !313, !314, !315, !316, !317, !324, !328, !331, !334, !337, !339, !341, !343, !346, !349, !352, !355, !358, !360, !365, !369, !372, !375, !377, !379, !381, !383, !386, !389, !392, !395, !398, !400, !404, !408, !413, !419, !421, !423, !425, !427, !429, !431, !433, !435, !437, !439, !441, !443, !445, !449, !453, !457, !463, !467, !471, !476, !478, !482, !486, !490, !500, !502, !506, !510, !514, !518, !522, !526, !530, !534, !538, !542, !546, !548, !552, !556, !560, !566, !570, !574, !576, !580, !584, !590, !592, !596, !600, !604, !608, !612, !616, !620, !621, !622, !623, !625, !626, !627, !628, !629, !630, !631, !635, !641, !646, !650, !652, !654, !656, !658, !665, !669, !673, !677, !681, !685, !690, !694, !696, !700, !706, !710, !715, !717, !719, !723, !727, !729, !731, !733, !735, !739, !741, !743, !747, !751, !755, !759, !763, !767, !769, !773, !777, !781, !785, !787, !789, !793, !797, !798, !799, !800, !801}
!22 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !23, file: !24, line: 68)
!23 = !DICompositeType(tag: DW_TAG_class_type, name: "exception_ptr", scope: !25, file: !24, line: 90, size: 64, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSNSt15__exception_ptr13exception_ptrE")
!24 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/exception_ptr.h", directory: "")
!25 = !DINamespace(name: "__exception_ptr", scope: !9)
!26 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !27, file: !24, line: 84)
!27 = !DISubprogram(name: "rethrow_exception", linkageName: "_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE", scope: !9, file: !24, line: 80, type: !28, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!28 = !DISubroutineType(types: !29)
!29 = !{null, !23}
!30 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !31, file: !47, line: 64)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "mbstate_t", file: !32, line: 6, baseType: !33)
!32 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/mbstate_t.h", directory: "")
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "__mbstate_t", file: !34, line: 21, baseType: !35)
!34 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__mbstate_t.h", directory: "")
!35 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !34, line: 13, size: 64, flags: DIFlagTypePassByValue, elements: !36, identifier: "_ZTS11__mbstate_t")
!36 = !{!37, !38}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !35, file: !34, line: 15, baseType: !11, size: 32)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__value", scope: !35, file: !34, line: 20, baseType: !39, size: 32, offset: 32)
!39 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !35, file: !34, line: 16, size: 32, flags: DIFlagTypePassByValue, elements: !40, identifier: "_ZTSN11__mbstate_tUt_E")
!40 = !{!41, !43}
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__wch", scope: !39, file: !34, line: 18, baseType: !42, size: 32)
!42 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__wchb", scope: !39, file: !34, line: 19, baseType: !44, size: 32)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 32, elements: !45)
!45 = !{!46}
!46 = !DISubrange(count: 4)
!47 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cwchar", directory: "")
!48 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !49, file: !47, line: 141)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "wint_t", file: !50, line: 20, baseType: !42)
!50 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/wint_t.h", directory: "")
!51 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !52, file: !47, line: 143)
!52 = !DISubprogram(name: "btowc", scope: !53, file: !53, line: 285, type: !54, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!53 = !DIFile(filename: "/usr/include/wchar.h", directory: "")
!54 = !DISubroutineType(types: !55)
!55 = !{!49, !11}
!56 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !57, file: !47, line: 144)
!57 = !DISubprogram(name: "fgetwc", scope: !53, file: !53, line: 744, type: !58, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!58 = !DISubroutineType(types: !59)
!59 = !{!49, !60}
!60 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !61, size: 64)
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "__FILE", file: !62, line: 5, baseType: !63)
!62 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__FILE.h", directory: "")
!63 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !62, line: 4, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS8_IO_FILE")
!64 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !65, file: !47, line: 145)
!65 = !DISubprogram(name: "fgetws", scope: !53, file: !53, line: 773, type: !66, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!66 = !DISubroutineType(types: !67)
!67 = !{!68, !70, !11, !71}
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !69, size: 64)
!69 = !DIBasicType(name: "wchar_t", size: 32, encoding: DW_ATE_signed)
!70 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !68)
!71 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !60)
!72 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !73, file: !47, line: 146)
!73 = !DISubprogram(name: "fputwc", scope: !53, file: !53, line: 758, type: !74, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!74 = !DISubroutineType(types: !75)
!75 = !{!49, !69, !60}
!76 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !77, file: !47, line: 147)
!77 = !DISubprogram(name: "fputws", scope: !53, file: !53, line: 780, type: !78, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!78 = !DISubroutineType(types: !79)
!79 = !{!11, !80, !71}
!80 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !81)
!81 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !82, size: 64)
!82 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !69)
!83 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !84, file: !47, line: 148)
!84 = !DISubprogram(name: "fwide", scope: !53, file: !53, line: 588, type: !85, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!85 = !DISubroutineType(types: !86)
!86 = !{!11, !60, !11}
!87 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !88, file: !47, line: 149)
!88 = !DISubprogram(name: "fwprintf", scope: !53, file: !53, line: 595, type: !89, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!89 = !DISubroutineType(types: !90)
!90 = !{!11, !71, !80, null}
!91 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !92, file: !47, line: 150)
!92 = !DISubprogram(name: "fwscanf", linkageName: "__isoc99_fwscanf", scope: !53, file: !53, line: 657, type: !89, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!93 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !94, file: !47, line: 151)
!94 = !DISubprogram(name: "getwc", scope: !53, file: !53, line: 745, type: !58, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!95 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !96, file: !47, line: 152)
!96 = !DISubprogram(name: "getwchar", scope: !53, file: !53, line: 751, type: !97, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!97 = !DISubroutineType(types: !98)
!98 = !{!49}
!99 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !100, file: !47, line: 153)
!100 = !DISubprogram(name: "mbrlen", scope: !53, file: !53, line: 308, type: !101, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!101 = !DISubroutineType(types: !102)
!102 = !{!103, !106, !103, !107}
!103 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !104, line: 46, baseType: !105)
!104 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!105 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!106 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !16)
!107 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !108)
!108 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64)
!109 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !110, file: !47, line: 154)
!110 = !DISubprogram(name: "mbrtowc", scope: !53, file: !53, line: 297, type: !111, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!111 = !DISubroutineType(types: !112)
!112 = !{!103, !70, !106, !103, !107}
!113 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !114, file: !47, line: 155)
!114 = !DISubprogram(name: "mbsinit", scope: !53, file: !53, line: 293, type: !115, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!115 = !DISubroutineType(types: !116)
!116 = !{!11, !117}
!117 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !118, size: 64)
!118 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !31)
!119 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !120, file: !47, line: 156)
!120 = !DISubprogram(name: "mbsrtowcs", scope: !53, file: !53, line: 338, type: !121, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!121 = !DISubroutineType(types: !122)
!122 = !{!103, !70, !123, !103, !107}
!123 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !124)
!124 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!125 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !126, file: !47, line: 157)
!126 = !DISubprogram(name: "putwc", scope: !53, file: !53, line: 759, type: !74, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!127 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !128, file: !47, line: 158)
!128 = !DISubprogram(name: "putwchar", scope: !53, file: !53, line: 765, type: !129, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!129 = !DISubroutineType(types: !130)
!130 = !{!49, !69}
!131 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !132, file: !47, line: 160)
!132 = !DISubprogram(name: "swprintf", scope: !53, file: !53, line: 605, type: !133, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!133 = !DISubroutineType(types: !134)
!134 = !{!11, !70, !103, !80, null}
!135 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !136, file: !47, line: 162)
!136 = !DISubprogram(name: "swscanf", linkageName: "__isoc99_swscanf", scope: !53, file: !53, line: 664, type: !137, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!137 = !DISubroutineType(types: !138)
!138 = !{!11, !80, !80, null}
!139 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !140, file: !47, line: 163)
!140 = !DISubprogram(name: "ungetwc", scope: !53, file: !53, line: 788, type: !141, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!141 = !DISubroutineType(types: !142)
!142 = !{!49, !49, !60}
!143 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !144, file: !47, line: 164)
!144 = !DISubprogram(name: "vfwprintf", scope: !53, file: !53, line: 613, type: !145, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!145 = !DISubroutineType(types: !146)
!146 = !{!11, !71, !80, !147}
!147 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !148, size: 64)
!148 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, flags: DIFlagTypePassByValue, elements: !149, identifier: "_ZTS13__va_list_tag")
!149 = !{!150, !152, !153, !155}
!150 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !148, file: !151, baseType: !42, size: 32)
!151 = !DIFile(filename: "exception_derived_safe.cpp", directory: ".")
!152 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !148, file: !151, baseType: !42, size: 32, offset: 32)
!153 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !148, file: !151, baseType: !154, size: 64, offset: 64)
!154 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!155 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !148, file: !151, baseType: !154, size: 64, offset: 128)
!156 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !157, file: !47, line: 166)
!157 = !DISubprogram(name: "vfwscanf", linkageName: "__isoc99_vfwscanf", scope: !53, file: !53, line: 711, type: !145, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!158 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !159, file: !47, line: 169)
!159 = !DISubprogram(name: "vswprintf", scope: !53, file: !53, line: 626, type: !160, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!160 = !DISubroutineType(types: !161)
!161 = !{!11, !70, !103, !80, !147}
!162 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !163, file: !47, line: 172)
!163 = !DISubprogram(name: "vswscanf", linkageName: "__isoc99_vswscanf", scope: !53, file: !53, line: 718, type: !164, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!164 = !DISubroutineType(types: !165)
!165 = !{!11, !80, !80, !147}
!166 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !167, file: !47, line: 174)
!167 = !DISubprogram(name: "vwprintf", scope: !53, file: !53, line: 621, type: !168, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!168 = !DISubroutineType(types: !169)
!169 = !{!11, !80, !147}
!170 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !171, file: !47, line: 176)
!171 = !DISubprogram(name: "vwscanf", linkageName: "__isoc99_vwscanf", scope: !53, file: !53, line: 715, type: !168, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!172 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !173, file: !47, line: 178)
!173 = !DISubprogram(name: "wcrtomb", scope: !53, file: !53, line: 302, type: !174, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!174 = !DISubroutineType(types: !175)
!175 = !{!103, !176, !69, !107}
!176 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !177)
!177 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!178 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !179, file: !47, line: 179)
!179 = !DISubprogram(name: "wcscat", scope: !53, file: !53, line: 97, type: !180, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!180 = !DISubroutineType(types: !181)
!181 = !{!68, !70, !80}
!182 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !183, file: !47, line: 180)
!183 = !DISubprogram(name: "wcscmp", scope: !53, file: !53, line: 106, type: !184, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!184 = !DISubroutineType(types: !185)
!185 = !{!11, !81, !81}
!186 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !187, file: !47, line: 181)
!187 = !DISubprogram(name: "wcscoll", scope: !53, file: !53, line: 131, type: !184, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!188 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !189, file: !47, line: 182)
!189 = !DISubprogram(name: "wcscpy", scope: !53, file: !53, line: 87, type: !180, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!190 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !191, file: !47, line: 183)
!191 = !DISubprogram(name: "wcscspn", scope: !53, file: !53, line: 188, type: !192, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!192 = !DISubroutineType(types: !193)
!193 = !{!103, !81, !81}
!194 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !195, file: !47, line: 184)
!195 = !DISubprogram(name: "wcsftime", scope: !53, file: !53, line: 852, type: !196, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!196 = !DISubroutineType(types: !197)
!197 = !{!103, !70, !103, !80, !198}
!198 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !199)
!199 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !200, size: 64)
!200 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !201)
!201 = !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !53, line: 83, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS2tm")
!202 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !203, file: !47, line: 185)
!203 = !DISubprogram(name: "wcslen", scope: !53, file: !53, line: 223, type: !204, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!204 = !DISubroutineType(types: !205)
!205 = !{!103, !81}
!206 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !207, file: !47, line: 186)
!207 = !DISubprogram(name: "wcsncat", scope: !53, file: !53, line: 101, type: !208, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!208 = !DISubroutineType(types: !209)
!209 = !{!68, !70, !80, !103}
!210 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !211, file: !47, line: 187)
!211 = !DISubprogram(name: "wcsncmp", scope: !53, file: !53, line: 109, type: !212, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!212 = !DISubroutineType(types: !213)
!213 = !{!11, !81, !81, !103}
!214 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !215, file: !47, line: 188)
!215 = !DISubprogram(name: "wcsncpy", scope: !53, file: !53, line: 92, type: !208, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!216 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !217, file: !47, line: 189)
!217 = !DISubprogram(name: "wcsrtombs", scope: !53, file: !53, line: 344, type: !218, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!218 = !DISubroutineType(types: !219)
!219 = !{!103, !176, !220, !103, !107}
!220 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !221)
!221 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !81, size: 64)
!222 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !223, file: !47, line: 190)
!223 = !DISubprogram(name: "wcsspn", scope: !53, file: !53, line: 192, type: !192, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!224 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !225, file: !47, line: 191)
!225 = !DISubprogram(name: "wcstod", scope: !53, file: !53, line: 378, type: !226, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!226 = !DISubroutineType(types: !227)
!227 = !{!228, !80, !229}
!228 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!229 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !230)
!230 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !68, size: 64)
!231 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !232, file: !47, line: 193)
!232 = !DISubprogram(name: "wcstof", scope: !53, file: !53, line: 383, type: !233, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!233 = !DISubroutineType(types: !234)
!234 = !{!235, !80, !229}
!235 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!236 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !237, file: !47, line: 195)
!237 = !DISubprogram(name: "wcstok", scope: !53, file: !53, line: 218, type: !238, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!238 = !DISubroutineType(types: !239)
!239 = !{!68, !70, !80, !229}
!240 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !241, file: !47, line: 196)
!241 = !DISubprogram(name: "wcstol", scope: !53, file: !53, line: 429, type: !242, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!242 = !DISubroutineType(types: !243)
!243 = !{!244, !80, !229, !11}
!244 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!245 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !246, file: !47, line: 197)
!246 = !DISubprogram(name: "wcstoul", scope: !53, file: !53, line: 434, type: !247, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!247 = !DISubroutineType(types: !248)
!248 = !{!105, !80, !229, !11}
!249 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !250, file: !47, line: 198)
!250 = !DISubprogram(name: "wcsxfrm", scope: !53, file: !53, line: 135, type: !251, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!251 = !DISubroutineType(types: !252)
!252 = !{!103, !70, !80, !103}
!253 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !254, file: !47, line: 199)
!254 = !DISubprogram(name: "wctob", scope: !53, file: !53, line: 289, type: !255, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!255 = !DISubroutineType(types: !256)
!256 = !{!11, !49}
!257 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !258, file: !47, line: 200)
!258 = !DISubprogram(name: "wmemcmp", scope: !53, file: !53, line: 259, type: !212, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!259 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !260, file: !47, line: 201)
!260 = !DISubprogram(name: "wmemcpy", scope: !53, file: !53, line: 263, type: !208, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!261 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !262, file: !47, line: 202)
!262 = !DISubprogram(name: "wmemmove", scope: !53, file: !53, line: 268, type: !263, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!263 = !DISubroutineType(types: !264)
!264 = !{!68, !68, !81, !103}
!265 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !266, file: !47, line: 203)
!266 = !DISubprogram(name: "wmemset", scope: !53, file: !53, line: 272, type: !267, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!267 = !DISubroutineType(types: !268)
!268 = !{!68, !68, !69, !103}
!269 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !270, file: !47, line: 204)
!270 = !DISubprogram(name: "wprintf", scope: !53, file: !53, line: 602, type: !271, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!271 = !DISubroutineType(types: !272)
!272 = !{!11, !80, null}
!273 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !274, file: !47, line: 205)
!274 = !DISubprogram(name: "wscanf", linkageName: "__isoc99_wscanf", scope: !53, file: !53, line: 661, type: !271, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!275 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !276, file: !47, line: 206)
!276 = !DISubprogram(name: "wcschr", scope: !53, file: !53, line: 165, type: !277, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!277 = !DISubroutineType(types: !278)
!278 = !{!68, !81, !69}
!279 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !280, file: !47, line: 207)
!280 = !DISubprogram(name: "wcspbrk", scope: !53, file: !53, line: 202, type: !281, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!281 = !DISubroutineType(types: !282)
!282 = !{!68, !81, !81}
!283 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !284, file: !47, line: 208)
!284 = !DISubprogram(name: "wcsrchr", scope: !53, file: !53, line: 175, type: !277, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!285 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !286, file: !47, line: 209)
!286 = !DISubprogram(name: "wcsstr", scope: !53, file: !53, line: 213, type: !281, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!287 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !288, file: !47, line: 210)
!288 = !DISubprogram(name: "wmemchr", scope: !53, file: !53, line: 254, type: !289, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!289 = !DISubroutineType(types: !290)
!290 = !{!68, !81, !69, !103}
!291 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !292, entity: !293, file: !47, line: 251)
!292 = !DINamespace(name: "__gnu_cxx", scope: null)
!293 = !DISubprogram(name: "wcstold", scope: !53, file: !53, line: 385, type: !294, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!294 = !DISubroutineType(types: !295)
!295 = !{!296, !80, !229}
!296 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!297 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !292, entity: !298, file: !47, line: 260)
!298 = !DISubprogram(name: "wcstoll", scope: !53, file: !53, line: 442, type: !299, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!299 = !DISubroutineType(types: !300)
!300 = !{!301, !80, !229, !11}
!301 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!302 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !292, entity: !303, file: !47, line: 261)
!303 = !DISubprogram(name: "wcstoull", scope: !53, file: !53, line: 449, type: !304, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!304 = !DISubroutineType(types: !305)
!305 = !{!306, !80, !229, !11}
!306 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!307 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !293, file: !47, line: 267)
!308 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !298, file: !47, line: 268)
!309 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !303, file: !47, line: 269)
!310 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !232, file: !47, line: 283)
!311 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !157, file: !47, line: 286)
!312 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !163, file: !47, line: 289)
!313 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !171, file: !47, line: 292)
!314 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !293, file: !47, line: 296)
!315 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !298, file: !47, line: 297)
!316 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !303, file: !47, line: 298)
!317 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !318, file: !323, line: 47)
!318 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !319, line: 24, baseType: !320)
!319 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-intn.h", directory: "")
!320 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int8_t", file: !321, line: 37, baseType: !322)
!321 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!322 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!323 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdint", directory: "")
!324 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !325, file: !323, line: 48)
!325 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !319, line: 25, baseType: !326)
!326 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int16_t", file: !321, line: 39, baseType: !327)
!327 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!328 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !329, file: !323, line: 49)
!329 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !319, line: 26, baseType: !330)
!330 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int32_t", file: !321, line: 41, baseType: !11)
!331 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !332, file: !323, line: 50)
!332 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !319, line: 27, baseType: !333)
!333 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int64_t", file: !321, line: 44, baseType: !244)
!334 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !335, file: !323, line: 52)
!335 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast8_t", file: !336, line: 58, baseType: !322)
!336 = !DIFile(filename: "/usr/include/stdint.h", directory: "")
!337 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !338, file: !323, line: 53)
!338 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast16_t", file: !336, line: 60, baseType: !244)
!339 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !340, file: !323, line: 54)
!340 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast32_t", file: !336, line: 61, baseType: !244)
!341 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !342, file: !323, line: 55)
!342 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast64_t", file: !336, line: 62, baseType: !244)
!343 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !344, file: !323, line: 57)
!344 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least8_t", file: !336, line: 43, baseType: !345)
!345 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least8_t", file: !321, line: 52, baseType: !320)
!346 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !347, file: !323, line: 58)
!347 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least16_t", file: !336, line: 44, baseType: !348)
!348 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least16_t", file: !321, line: 54, baseType: !326)
!349 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !350, file: !323, line: 59)
!350 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least32_t", file: !336, line: 45, baseType: !351)
!351 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least32_t", file: !321, line: 56, baseType: !330)
!352 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !353, file: !323, line: 60)
!353 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least64_t", file: !336, line: 46, baseType: !354)
!354 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least64_t", file: !321, line: 58, baseType: !333)
!355 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !356, file: !323, line: 62)
!356 = !DIDerivedType(tag: DW_TAG_typedef, name: "intmax_t", file: !336, line: 101, baseType: !357)
!357 = !DIDerivedType(tag: DW_TAG_typedef, name: "__intmax_t", file: !321, line: 72, baseType: !244)
!358 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !359, file: !323, line: 63)
!359 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !336, line: 87, baseType: !244)
!360 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !361, file: !323, line: 65)
!361 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !362, line: 24, baseType: !363)
!362 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "")
!363 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint8_t", file: !321, line: 38, baseType: !364)
!364 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!365 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !366, file: !323, line: 66)
!366 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !362, line: 25, baseType: !367)
!367 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint16_t", file: !321, line: 40, baseType: !368)
!368 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!369 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !370, file: !323, line: 67)
!370 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !362, line: 26, baseType: !371)
!371 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !321, line: 42, baseType: !42)
!372 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !373, file: !323, line: 68)
!373 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !362, line: 27, baseType: !374)
!374 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !321, line: 45, baseType: !105)
!375 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !376, file: !323, line: 70)
!376 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast8_t", file: !336, line: 71, baseType: !364)
!377 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !378, file: !323, line: 71)
!378 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast16_t", file: !336, line: 73, baseType: !105)
!379 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !380, file: !323, line: 72)
!380 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast32_t", file: !336, line: 74, baseType: !105)
!381 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !382, file: !323, line: 73)
!382 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast64_t", file: !336, line: 75, baseType: !105)
!383 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !384, file: !323, line: 75)
!384 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least8_t", file: !336, line: 49, baseType: !385)
!385 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least8_t", file: !321, line: 53, baseType: !363)
!386 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !387, file: !323, line: 76)
!387 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least16_t", file: !336, line: 50, baseType: !388)
!388 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least16_t", file: !321, line: 55, baseType: !367)
!389 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !390, file: !323, line: 77)
!390 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least32_t", file: !336, line: 51, baseType: !391)
!391 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least32_t", file: !321, line: 57, baseType: !371)
!392 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !393, file: !323, line: 78)
!393 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least64_t", file: !336, line: 52, baseType: !394)
!394 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least64_t", file: !321, line: 59, baseType: !374)
!395 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !396, file: !323, line: 80)
!396 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintmax_t", file: !336, line: 102, baseType: !397)
!397 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uintmax_t", file: !321, line: 73, baseType: !105)
!398 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !399, file: !323, line: 81)
!399 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !336, line: 90, baseType: !105)
!400 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !401, file: !403, line: 53)
!401 = !DICompositeType(tag: DW_TAG_structure_type, name: "lconv", file: !402, line: 51, size: 768, flags: DIFlagFwdDecl, identifier: "_ZTS5lconv")
!402 = !DIFile(filename: "/usr/include/locale.h", directory: "")
!403 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/clocale", directory: "")
!404 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !405, file: !403, line: 54)
!405 = !DISubprogram(name: "setlocale", scope: !402, file: !402, line: 122, type: !406, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!406 = !DISubroutineType(types: !407)
!407 = !{!177, !11, !16}
!408 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !409, file: !403, line: 55)
!409 = !DISubprogram(name: "localeconv", scope: !402, file: !402, line: 125, type: !410, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!410 = !DISubroutineType(types: !411)
!411 = !{!412}
!412 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !401, size: 64)
!413 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !414, file: !418, line: 64)
!414 = !DISubprogram(name: "isalnum", scope: !415, file: !415, line: 108, type: !416, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!415 = !DIFile(filename: "/usr/include/ctype.h", directory: "")
!416 = !DISubroutineType(types: !417)
!417 = !{!11, !11}
!418 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cctype", directory: "")
!419 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !420, file: !418, line: 65)
!420 = !DISubprogram(name: "isalpha", scope: !415, file: !415, line: 109, type: !416, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!421 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !422, file: !418, line: 66)
!422 = !DISubprogram(name: "iscntrl", scope: !415, file: !415, line: 110, type: !416, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!423 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !424, file: !418, line: 67)
!424 = !DISubprogram(name: "isdigit", scope: !415, file: !415, line: 111, type: !416, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!425 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !426, file: !418, line: 68)
!426 = !DISubprogram(name: "isgraph", scope: !415, file: !415, line: 113, type: !416, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!427 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !428, file: !418, line: 69)
!428 = !DISubprogram(name: "islower", scope: !415, file: !415, line: 112, type: !416, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!429 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !430, file: !418, line: 70)
!430 = !DISubprogram(name: "isprint", scope: !415, file: !415, line: 114, type: !416, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!431 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !432, file: !418, line: 71)
!432 = !DISubprogram(name: "ispunct", scope: !415, file: !415, line: 115, type: !416, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!433 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !434, file: !418, line: 72)
!434 = !DISubprogram(name: "isspace", scope: !415, file: !415, line: 116, type: !416, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!435 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !436, file: !418, line: 73)
!436 = !DISubprogram(name: "isupper", scope: !415, file: !415, line: 117, type: !416, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!437 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !438, file: !418, line: 74)
!438 = !DISubprogram(name: "isxdigit", scope: !415, file: !415, line: 118, type: !416, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!439 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !440, file: !418, line: 75)
!440 = !DISubprogram(name: "tolower", scope: !415, file: !415, line: 122, type: !416, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!441 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !442, file: !418, line: 76)
!442 = !DISubprogram(name: "toupper", scope: !415, file: !415, line: 125, type: !416, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!443 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !444, file: !418, line: 87)
!444 = !DISubprogram(name: "isblank", scope: !415, file: !415, line: 130, type: !416, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!445 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !446, entity: !447, file: !448, line: 58)
!446 = !DINamespace(name: "__gnu_debug", scope: null)
!447 = !DINamespace(name: "__debug", scope: !9)
!448 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/debug/debug.h", directory: "")
!449 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !450, file: !452, line: 52)
!450 = !DISubprogram(name: "abs", scope: !451, file: !451, line: 861, type: !416, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!451 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!452 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_abs.h", directory: "")
!453 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !454, file: !456, line: 127)
!454 = !DIDerivedType(tag: DW_TAG_typedef, name: "div_t", file: !451, line: 63, baseType: !455)
!455 = !DICompositeType(tag: DW_TAG_structure_type, file: !451, line: 59, size: 64, flags: DIFlagFwdDecl, identifier: "_ZTS5div_t")
!456 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdlib", directory: "")
!457 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !458, file: !456, line: 128)
!458 = !DIDerivedType(tag: DW_TAG_typedef, name: "ldiv_t", file: !451, line: 71, baseType: !459)
!459 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !451, line: 67, size: 128, flags: DIFlagTypePassByValue, elements: !460, identifier: "_ZTS6ldiv_t")
!460 = !{!461, !462}
!461 = !DIDerivedType(tag: DW_TAG_member, name: "quot", scope: !459, file: !451, line: 69, baseType: !244, size: 64)
!462 = !DIDerivedType(tag: DW_TAG_member, name: "rem", scope: !459, file: !451, line: 70, baseType: !244, size: 64, offset: 64)
!463 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !464, file: !456, line: 130)
!464 = !DISubprogram(name: "abort", scope: !451, file: !451, line: 611, type: !465, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!465 = !DISubroutineType(types: !466)
!466 = !{null}
!467 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !468, file: !456, line: 132)
!468 = !DISubprogram(name: "aligned_alloc", scope: !451, file: !451, line: 605, type: !469, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!469 = !DISubroutineType(types: !470)
!470 = !{!154, !103, !103}
!471 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !472, file: !456, line: 134)
!472 = !DISubprogram(name: "atexit", scope: !451, file: !451, line: 615, type: !473, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!473 = !DISubroutineType(types: !474)
!474 = !{!11, !475}
!475 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !465, size: 64)
!476 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !477, file: !456, line: 137)
!477 = !DISubprogram(name: "at_quick_exit", scope: !451, file: !451, line: 620, type: !473, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!478 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !479, file: !456, line: 140)
!479 = !DISubprogram(name: "atof", scope: !451, file: !451, line: 102, type: !480, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!480 = !DISubroutineType(types: !481)
!481 = !{!228, !16}
!482 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !483, file: !456, line: 141)
!483 = !DISubprogram(name: "atoi", scope: !451, file: !451, line: 105, type: !484, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!484 = !DISubroutineType(types: !485)
!485 = !{!11, !16}
!486 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !487, file: !456, line: 142)
!487 = !DISubprogram(name: "atol", scope: !451, file: !451, line: 108, type: !488, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!488 = !DISubroutineType(types: !489)
!489 = !{!244, !16}
!490 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !491, file: !456, line: 143)
!491 = !DISubprogram(name: "bsearch", scope: !451, file: !451, line: 841, type: !492, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!492 = !DISubroutineType(types: !493)
!493 = !{!154, !494, !494, !103, !103, !496}
!494 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !495, size: 64)
!495 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!496 = !DIDerivedType(tag: DW_TAG_typedef, name: "__compar_fn_t", file: !451, line: 829, baseType: !497)
!497 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !498, size: 64)
!498 = !DISubroutineType(types: !499)
!499 = !{!11, !494, !494}
!500 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !501, file: !456, line: 144)
!501 = !DISubprogram(name: "calloc", scope: !451, file: !451, line: 556, type: !469, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!502 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !503, file: !456, line: 145)
!503 = !DISubprogram(name: "div", scope: !451, file: !451, line: 873, type: !504, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!504 = !DISubroutineType(types: !505)
!505 = !{!454, !11, !11}
!506 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !507, file: !456, line: 146)
!507 = !DISubprogram(name: "exit", scope: !451, file: !451, line: 637, type: !508, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!508 = !DISubroutineType(types: !509)
!509 = !{null, !11}
!510 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !511, file: !456, line: 147)
!511 = !DISubprogram(name: "free", scope: !451, file: !451, line: 568, type: !512, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!512 = !DISubroutineType(types: !513)
!513 = !{null, !154}
!514 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !515, file: !456, line: 148)
!515 = !DISubprogram(name: "getenv", scope: !451, file: !451, line: 654, type: !516, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!516 = !DISubroutineType(types: !517)
!517 = !{!177, !16}
!518 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !519, file: !456, line: 149)
!519 = !DISubprogram(name: "labs", scope: !451, file: !451, line: 862, type: !520, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!520 = !DISubroutineType(types: !521)
!521 = !{!244, !244}
!522 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !523, file: !456, line: 150)
!523 = !DISubprogram(name: "ldiv", scope: !451, file: !451, line: 875, type: !524, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!524 = !DISubroutineType(types: !525)
!525 = !{!458, !244, !244}
!526 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !527, file: !456, line: 151)
!527 = !DISubprogram(name: "malloc", scope: !451, file: !451, line: 553, type: !528, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!528 = !DISubroutineType(types: !529)
!529 = !{!154, !103}
!530 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !531, file: !456, line: 153)
!531 = !DISubprogram(name: "mblen", scope: !451, file: !451, line: 943, type: !532, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!532 = !DISubroutineType(types: !533)
!533 = !{!11, !16, !103}
!534 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !535, file: !456, line: 154)
!535 = !DISubprogram(name: "mbstowcs", scope: !451, file: !451, line: 954, type: !536, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!536 = !DISubroutineType(types: !537)
!537 = !{!103, !70, !106, !103}
!538 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !539, file: !456, line: 155)
!539 = !DISubprogram(name: "mbtowc", scope: !451, file: !451, line: 946, type: !540, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!540 = !DISubroutineType(types: !541)
!541 = !{!11, !70, !106, !103}
!542 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !543, file: !456, line: 157)
!543 = !DISubprogram(name: "qsort", scope: !451, file: !451, line: 851, type: !544, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!544 = !DISubroutineType(types: !545)
!545 = !{null, !154, !103, !103, !496}
!546 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !547, file: !456, line: 160)
!547 = !DISubprogram(name: "quick_exit", scope: !451, file: !451, line: 643, type: !508, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!548 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !549, file: !456, line: 163)
!549 = !DISubprogram(name: "rand", scope: !451, file: !451, line: 454, type: !550, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!550 = !DISubroutineType(types: !551)
!551 = !{!11}
!552 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !553, file: !456, line: 164)
!553 = !DISubprogram(name: "realloc", scope: !451, file: !451, line: 564, type: !554, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!554 = !DISubroutineType(types: !555)
!555 = !{!154, !154, !103}
!556 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !557, file: !456, line: 165)
!557 = !DISubprogram(name: "srand", scope: !451, file: !451, line: 456, type: !558, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!558 = !DISubroutineType(types: !559)
!559 = !{null, !42}
!560 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !561, file: !456, line: 166)
!561 = !DISubprogram(name: "strtod", scope: !451, file: !451, line: 118, type: !562, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!562 = !DISubroutineType(types: !563)
!563 = !{!228, !106, !564}
!564 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !565)
!565 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !177, size: 64)
!566 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !567, file: !456, line: 167)
!567 = !DISubprogram(name: "strtol", scope: !451, file: !451, line: 177, type: !568, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!568 = !DISubroutineType(types: !569)
!569 = !{!244, !106, !564, !11}
!570 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !571, file: !456, line: 168)
!571 = !DISubprogram(name: "strtoul", scope: !451, file: !451, line: 181, type: !572, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!572 = !DISubroutineType(types: !573)
!573 = !{!105, !106, !564, !11}
!574 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !575, file: !456, line: 169)
!575 = !DISubprogram(name: "system", scope: !451, file: !451, line: 804, type: !484, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!576 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !577, file: !456, line: 171)
!577 = !DISubprogram(name: "wcstombs", scope: !451, file: !451, line: 958, type: !578, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!578 = !DISubroutineType(types: !579)
!579 = !{!103, !176, !80, !103}
!580 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !581, file: !456, line: 172)
!581 = !DISubprogram(name: "wctomb", scope: !451, file: !451, line: 950, type: !582, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!582 = !DISubroutineType(types: !583)
!583 = !{!11, !177, !69}
!584 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !292, entity: !585, file: !456, line: 200)
!585 = !DIDerivedType(tag: DW_TAG_typedef, name: "lldiv_t", file: !451, line: 81, baseType: !586)
!586 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !451, line: 77, size: 128, flags: DIFlagTypePassByValue, elements: !587, identifier: "_ZTS7lldiv_t")
!587 = !{!588, !589}
!588 = !DIDerivedType(tag: DW_TAG_member, name: "quot", scope: !586, file: !451, line: 79, baseType: !301, size: 64)
!589 = !DIDerivedType(tag: DW_TAG_member, name: "rem", scope: !586, file: !451, line: 80, baseType: !301, size: 64, offset: 64)
!590 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !292, entity: !591, file: !456, line: 206)
!591 = !DISubprogram(name: "_Exit", scope: !451, file: !451, line: 649, type: !508, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!592 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !292, entity: !593, file: !456, line: 210)
!593 = !DISubprogram(name: "llabs", scope: !451, file: !451, line: 865, type: !594, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!594 = !DISubroutineType(types: !595)
!595 = !{!301, !301}
!596 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !292, entity: !597, file: !456, line: 216)
!597 = !DISubprogram(name: "lldiv", scope: !451, file: !451, line: 879, type: !598, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!598 = !DISubroutineType(types: !599)
!599 = !{!585, !301, !301}
!600 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !292, entity: !601, file: !456, line: 227)
!601 = !DISubprogram(name: "atoll", scope: !451, file: !451, line: 113, type: !602, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!602 = !DISubroutineType(types: !603)
!603 = !{!301, !16}
!604 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !292, entity: !605, file: !456, line: 228)
!605 = !DISubprogram(name: "strtoll", scope: !451, file: !451, line: 201, type: !606, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!606 = !DISubroutineType(types: !607)
!607 = !{!301, !106, !564, !11}
!608 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !292, entity: !609, file: !456, line: 229)
!609 = !DISubprogram(name: "strtoull", scope: !451, file: !451, line: 206, type: !610, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!610 = !DISubroutineType(types: !611)
!611 = !{!306, !106, !564, !11}
!612 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !292, entity: !613, file: !456, line: 231)
!613 = !DISubprogram(name: "strtof", scope: !451, file: !451, line: 124, type: !614, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!614 = !DISubroutineType(types: !615)
!615 = !{!235, !106, !564}
!616 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !292, entity: !617, file: !456, line: 232)
!617 = !DISubprogram(name: "strtold", scope: !451, file: !451, line: 127, type: !618, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!618 = !DISubroutineType(types: !619)
!619 = !{!296, !106, !564}
!620 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !585, file: !456, line: 240)
!621 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !591, file: !456, line: 242)
!622 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !593, file: !456, line: 244)
!623 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !624, file: !456, line: 245)
!624 = !DISubprogram(name: "div", linkageName: "_ZN9__gnu_cxx3divExx", scope: !292, file: !456, line: 213, type: !598, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!625 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !597, file: !456, line: 246)
!626 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !601, file: !456, line: 248)
!627 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !613, file: !456, line: 249)
!628 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !605, file: !456, line: 250)
!629 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !609, file: !456, line: 251)
!630 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !617, file: !456, line: 252)
!631 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !632, file: !634, line: 98)
!632 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !633, line: 7, baseType: !63)
!633 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "")
!634 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdio", directory: "")
!635 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !636, file: !634, line: 99)
!636 = !DIDerivedType(tag: DW_TAG_typedef, name: "fpos_t", file: !637, line: 84, baseType: !638)
!637 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!638 = !DIDerivedType(tag: DW_TAG_typedef, name: "__fpos_t", file: !639, line: 14, baseType: !640)
!639 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__fpos_t.h", directory: "")
!640 = !DICompositeType(tag: DW_TAG_structure_type, name: "_G_fpos_t", file: !639, line: 10, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS9_G_fpos_t")
!641 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !642, file: !634, line: 101)
!642 = !DISubprogram(name: "clearerr", scope: !637, file: !637, line: 786, type: !643, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!643 = !DISubroutineType(types: !644)
!644 = !{null, !645}
!645 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !632, size: 64)
!646 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !647, file: !634, line: 102)
!647 = !DISubprogram(name: "fclose", scope: !637, file: !637, line: 178, type: !648, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!648 = !DISubroutineType(types: !649)
!649 = !{!11, !645}
!650 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !651, file: !634, line: 103)
!651 = !DISubprogram(name: "feof", scope: !637, file: !637, line: 788, type: !648, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!652 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !653, file: !634, line: 104)
!653 = !DISubprogram(name: "ferror", scope: !637, file: !637, line: 790, type: !648, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!654 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !655, file: !634, line: 105)
!655 = !DISubprogram(name: "fflush", scope: !637, file: !637, line: 230, type: !648, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!656 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !657, file: !634, line: 106)
!657 = !DISubprogram(name: "fgetc", scope: !637, file: !637, line: 513, type: !648, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!658 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !659, file: !634, line: 107)
!659 = !DISubprogram(name: "fgetpos", scope: !637, file: !637, line: 760, type: !660, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!660 = !DISubroutineType(types: !661)
!661 = !{!11, !662, !663}
!662 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !645)
!663 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !664)
!664 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !636, size: 64)
!665 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !666, file: !634, line: 108)
!666 = !DISubprogram(name: "fgets", scope: !637, file: !637, line: 592, type: !667, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!667 = !DISubroutineType(types: !668)
!668 = !{!177, !176, !11, !662}
!669 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !670, file: !634, line: 109)
!670 = !DISubprogram(name: "fopen", scope: !637, file: !637, line: 258, type: !671, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!671 = !DISubroutineType(types: !672)
!672 = !{!645, !106, !106}
!673 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !674, file: !634, line: 110)
!674 = !DISubprogram(name: "fprintf", scope: !637, file: !637, line: 350, type: !675, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!675 = !DISubroutineType(types: !676)
!676 = !{!11, !662, !106, null}
!677 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !678, file: !634, line: 111)
!678 = !DISubprogram(name: "fputc", scope: !637, file: !637, line: 549, type: !679, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!679 = !DISubroutineType(types: !680)
!680 = !{!11, !11, !645}
!681 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !682, file: !634, line: 112)
!682 = !DISubprogram(name: "fputs", scope: !637, file: !637, line: 655, type: !683, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!683 = !DISubroutineType(types: !684)
!684 = !{!11, !106, !662}
!685 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !686, file: !634, line: 113)
!686 = !DISubprogram(name: "fread", scope: !637, file: !637, line: 675, type: !687, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!687 = !DISubroutineType(types: !688)
!688 = !{!103, !689, !103, !103, !662}
!689 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !154)
!690 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !691, file: !634, line: 114)
!691 = !DISubprogram(name: "freopen", scope: !637, file: !637, line: 265, type: !692, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!692 = !DISubroutineType(types: !693)
!693 = !{!645, !106, !106, !662}
!694 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !695, file: !634, line: 115)
!695 = !DISubprogram(name: "fscanf", linkageName: "__isoc99_fscanf", scope: !637, file: !637, line: 434, type: !675, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!696 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !697, file: !634, line: 116)
!697 = !DISubprogram(name: "fseek", scope: !637, file: !637, line: 713, type: !698, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!698 = !DISubroutineType(types: !699)
!699 = !{!11, !645, !244, !11}
!700 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !701, file: !634, line: 117)
!701 = !DISubprogram(name: "fsetpos", scope: !637, file: !637, line: 765, type: !702, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!702 = !DISubroutineType(types: !703)
!703 = !{!11, !645, !704}
!704 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !705, size: 64)
!705 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !636)
!706 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !707, file: !634, line: 118)
!707 = !DISubprogram(name: "ftell", scope: !637, file: !637, line: 718, type: !708, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!708 = !DISubroutineType(types: !709)
!709 = !{!244, !645}
!710 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !711, file: !634, line: 119)
!711 = !DISubprogram(name: "fwrite", scope: !637, file: !637, line: 681, type: !712, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!712 = !DISubroutineType(types: !713)
!713 = !{!103, !714, !103, !103, !662}
!714 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !494)
!715 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !716, file: !634, line: 120)
!716 = !DISubprogram(name: "getc", scope: !637, file: !637, line: 514, type: !648, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!717 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !718, file: !634, line: 121)
!718 = !DISubprogram(name: "getchar", scope: !637, file: !637, line: 520, type: !550, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!719 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !720, file: !634, line: 126)
!720 = !DISubprogram(name: "perror", scope: !637, file: !637, line: 804, type: !721, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!721 = !DISubroutineType(types: !722)
!722 = !{null, !16}
!723 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !724, file: !634, line: 127)
!724 = !DISubprogram(name: "printf", scope: !637, file: !637, line: 356, type: !725, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!725 = !DISubroutineType(types: !726)
!726 = !{!11, !106, null}
!727 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !728, file: !634, line: 128)
!728 = !DISubprogram(name: "putc", scope: !637, file: !637, line: 550, type: !679, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!729 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !730, file: !634, line: 129)
!730 = !DISubprogram(name: "putchar", scope: !637, file: !637, line: 556, type: !416, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!731 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !732, file: !634, line: 130)
!732 = !DISubprogram(name: "puts", scope: !637, file: !637, line: 661, type: !484, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!733 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !734, file: !634, line: 131)
!734 = !DISubprogram(name: "remove", scope: !637, file: !637, line: 152, type: !484, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!735 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !736, file: !634, line: 132)
!736 = !DISubprogram(name: "rename", scope: !637, file: !637, line: 154, type: !737, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!737 = !DISubroutineType(types: !738)
!738 = !{!11, !16, !16}
!739 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !740, file: !634, line: 133)
!740 = !DISubprogram(name: "rewind", scope: !637, file: !637, line: 723, type: !643, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!741 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !742, file: !634, line: 134)
!742 = !DISubprogram(name: "scanf", linkageName: "__isoc99_scanf", scope: !637, file: !637, line: 437, type: !725, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!743 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !744, file: !634, line: 135)
!744 = !DISubprogram(name: "setbuf", scope: !637, file: !637, line: 328, type: !745, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!745 = !DISubroutineType(types: !746)
!746 = !{null, !662, !176}
!747 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !748, file: !634, line: 136)
!748 = !DISubprogram(name: "setvbuf", scope: !637, file: !637, line: 332, type: !749, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!749 = !DISubroutineType(types: !750)
!750 = !{!11, !662, !176, !11, !103}
!751 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !752, file: !634, line: 137)
!752 = !DISubprogram(name: "sprintf", scope: !637, file: !637, line: 358, type: !753, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!753 = !DISubroutineType(types: !754)
!754 = !{!11, !176, !106, null}
!755 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !756, file: !634, line: 138)
!756 = !DISubprogram(name: "sscanf", linkageName: "__isoc99_sscanf", scope: !637, file: !637, line: 439, type: !757, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!757 = !DISubroutineType(types: !758)
!758 = !{!11, !106, !106, null}
!759 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !760, file: !634, line: 139)
!760 = !DISubprogram(name: "tmpfile", scope: !637, file: !637, line: 188, type: !761, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!761 = !DISubroutineType(types: !762)
!762 = !{!645}
!763 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !764, file: !634, line: 141)
!764 = !DISubprogram(name: "tmpnam", scope: !637, file: !637, line: 205, type: !765, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!765 = !DISubroutineType(types: !766)
!766 = !{!177, !177}
!767 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !768, file: !634, line: 143)
!768 = !DISubprogram(name: "ungetc", scope: !637, file: !637, line: 668, type: !679, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!769 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !770, file: !634, line: 144)
!770 = !DISubprogram(name: "vfprintf", scope: !637, file: !637, line: 365, type: !771, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!771 = !DISubroutineType(types: !772)
!772 = !{!11, !662, !106, !147}
!773 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !774, file: !634, line: 145)
!774 = !DISubprogram(name: "vprintf", scope: !637, file: !637, line: 371, type: !775, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!775 = !DISubroutineType(types: !776)
!776 = !{!11, !106, !147}
!777 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !778, file: !634, line: 146)
!778 = !DISubprogram(name: "vsprintf", scope: !637, file: !637, line: 373, type: !779, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!779 = !DISubroutineType(types: !780)
!780 = !{!11, !176, !106, !147}
!781 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !292, entity: !782, file: !634, line: 175)
!782 = !DISubprogram(name: "snprintf", scope: !637, file: !637, line: 378, type: !783, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!783 = !DISubroutineType(types: !784)
!784 = !{!11, !176, !103, !106, null}
!785 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !292, entity: !786, file: !634, line: 176)
!786 = !DISubprogram(name: "vfscanf", linkageName: "__isoc99_vfscanf", scope: !637, file: !637, line: 479, type: !771, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!787 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !292, entity: !788, file: !634, line: 177)
!788 = !DISubprogram(name: "vscanf", linkageName: "__isoc99_vscanf", scope: !637, file: !637, line: 484, type: !775, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!789 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !292, entity: !790, file: !634, line: 178)
!790 = !DISubprogram(name: "vsnprintf", scope: !637, file: !637, line: 382, type: !791, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!791 = !DISubroutineType(types: !792)
!792 = !{!11, !176, !103, !106, !147}
!793 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !292, entity: !794, file: !634, line: 179)
!794 = !DISubprogram(name: "vsscanf", linkageName: "__isoc99_vsscanf", scope: !637, file: !637, line: 487, type: !795, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!795 = !DISubroutineType(types: !796)
!796 = !{!11, !106, !106, !147}
!797 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !782, file: !634, line: 185)
!798 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !786, file: !634, line: 186)
!799 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !788, file: !634, line: 187)
!800 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !790, file: !634, line: 188)
!801 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !794, file: !634, line: 189)
!802 = !{i32 7, !"Dwarf Version", i32 5}
!803 = !{i32 2, !"Debug Info Version", i32 3}
!804 = !{i32 1, !"wchar_size", i32 4}
!805 = !{i32 7, !"PIC Level", i32 2}
!806 = !{i32 7, !"PIE Level", i32 2}
!807 = !{i32 7, !"uwtable", i32 1}

!809 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !550, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !810)
!810 = !{!811, !812, !813, !817, !821}
!811 = !DILocalVariable(name: "n", scope: !809, file: !1, line: 9, type: !11)
!812 = !DILocalVariable(name: "r", scope: !809, file: !1, line: 9, type: !11)
!813 = !DILocalVariable(name: "e", scope: !814, file: !1, line: 15, type: !815)
!814 = distinct !DILexicalBlock(scope: !809, file: !1, line: 10, column: 7)
!815 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !816, size: 64)
!816 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !19)
!817 = !DILocalVariable(scope: !814, file: !1, line: 13, type: !818)
!818 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !819, size: 64)
!819 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !820)
!820 = !DICompositeType(tag: DW_TAG_class_type, name: "logic_error", scope: !9, file: !8, line: 113, size: 128, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSSt11logic_error")
!821 = !DILocalVariable(name: "e", scope: !809, file: !1, line: 19, type: !4)
!822 = !DILocation(line: 9, column: 3, scope: !809)
!823 = !DILocation(line: 9, column: 7, scope: !809)
!824 = !DILocation(line: 9, column: 11, scope: !809)
!825 = !DILocation(line: 9, column: 36, scope: !809)
!826 = !DILocation(line: 12, column: 11, scope: !827)
!827 = distinct !DILexicalBlock(scope: !828, file: !1, line: 12, column: 11)
!828 = distinct !DILexicalBlock(scope: !814, file: !1, line: 11, column: 9)
!829 = !DILocation(line: 12, column: 13, scope: !827)
!830 = !DILocation(line: 12, column: 11, scope: !828)
!831 = !DILocation(line: 12, column: 18, scope: !827)
!832 = !DILocation(line: 12, column: 35, scope: !827)
!833 = !DILocation(line: 12, column: 24, scope: !827)
!834 = !DILocation(line: 23, column: 1, scope: !827)
!835 = !DILocation(line: 13, column: 5, scope: !828)
!836 = !DILocation(line: 18, column: 5, scope: !837)
!837 = distinct !DILexicalBlock(scope: !814, file: !1, line: 15, column: 39)
!838 = !DILocation(line: 13, column: 38, scope: !814)
!839 = !DILocation(line: 14, column: 7, scope: !840)
!840 = distinct !DILexicalBlock(scope: !814, file: !1, line: 13, column: 40)
!841 = !DILocation(line: 15, column: 36, scope: !814)
!842 = !DILocation(line: 16, column: 18, scope: !837)
!843 = !DILocation(line: 16, column: 20, scope: !837)
!844 = !DILocation(line: 16, column: 11, scope: !837)
!845 = !DILocation(line: 16, column: 9, scope: !837)
!846 = !DILocation(line: 17, column: 7, scope: !837)
!847 = !DILocation(line: 23, column: 1, scope: !837)
!848 = !DILocation(line: 19, column: 3, scope: !814)
!849 = !DILocation(line: 19, column: 16, scope: !809)
!850 = !DILocation(line: 20, column: 12, scope: !851)
!851 = distinct !DILexicalBlock(scope: !809, file: !1, line: 19, column: 19)
!852 = !DILocation(line: 20, column: 14, scope: !851)
!853 = !DILocation(line: 20, column: 7, scope: !851)
!854 = !DILocation(line: 21, column: 3, scope: !851)
!855 = !DILocation(line: 22, column: 3, scope: !809)
!856 = !DILocation(line: 23, column: 1, scope: !809)
!857 = distinct !DISubprogram(name: "Odd", linkageName: "_ZN3OddC2EPKci", scope: !4, file: !1, line: 7, type: !13, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !12, retainedNodes: !858)
!858 = !{!859, !861, !862}
!859 = !DILocalVariable(name: "this", arg: 1, scope: !857, type: !860, flags: DIFlagArtificial | DIFlagObjectPointer)
!860 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!861 = !DILocalVariable(name: "text", arg: 2, scope: !857, file: !1, line: 7, type: !16)
!862 = !DILocalVariable(name: "n", arg: 3, scope: !857, file: !1, line: 7, type: !11)
!863 = !DILocation(line: 0, scope: !857)
!864 = !DILocation(line: 7, column: 58, scope: !857)
!865 = !DILocation(line: 7, column: 68, scope: !857)
!866 = !DILocation(line: 7, column: 104, scope: !857)
!867 = !DILocation(line: 7, column: 92, scope: !857)
!868 = !DILocation(line: 7, column: 73, scope: !857)
!869 = !DILocation(line: 7, column: 99, scope: !857)
!870 = !DILocation(line: 7, column: 101, scope: !857)
!871 = !DILocation(line: 7, column: 105, scope: !857)
!872 = distinct !DISubprogram(name: "Odd", linkageName: "_ZN3OddC2ERKS_", scope: !4, file: !1, line: 7, type: !873, scopeLine: 7, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !877, retainedNodes: !878)
!873 = !DISubroutineType(types: !874)
!874 = !{null, !15, !875}
!875 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !876, size: 64)
!876 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!877 = !DISubprogram(name: "Odd", scope: !4, type: !873, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!878 = !{!879, !880}
!879 = !DILocalVariable(name: "this", arg: 1, scope: !872, type: !860, flags: DIFlagArtificial | DIFlagObjectPointer)
!880 = !DILocalVariable(arg: 2, scope: !872, type: !875)
!881 = !DILocation(line: 0, scope: !872)
!882 = !DILocation(line: 7, column: 8, scope: !872)
!883 = distinct !DISubprogram(name: "~Odd", linkageName: "_ZN3OddD0Ev", scope: !4, file: !1, line: 7, type: !884, scopeLine: 7, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !886, retainedNodes: !887)
!884 = !DISubroutineType(types: !885)
!885 = !{null, !15}
!886 = !DISubprogram(name: "~Odd", scope: !4, type: !884, containingType: !4, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!887 = !{!888}
!888 = !DILocalVariable(name: "this", arg: 1, scope: !883, type: !860, flags: DIFlagArtificial | DIFlagObjectPointer)
!889 = !DILocation(line: 0, scope: !883)
!890 = !DILocation(line: 7, column: 8, scope: !883)
