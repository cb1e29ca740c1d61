source_filename = "cin_lines_unsafe.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.std::ios_base::Init" = type { i8 }
%"class.std::basic_istream" = type { i32 (...)**, i64, %"class.std::basic_ios" }
%"class.std::basic_ios" = type { %"class.std::ios_base", %"class.std::basic_ostream"*, i8, i8, %"class.std::basic_streambuf"*, %"class.std::ctype"*, %"class.std::num_put"*, %"class.std::num_get"* }
%"class.std::ios_base" = type { i32 (...)**, i64, i64, i32, i32, i32, %"struct.std::ios_base::_Callback_list"*, %"struct.std::ios_base::_Words", [8 x %"struct.std::ios_base::_Words"], i32, %"struct.std::ios_base::_Words"*, %"class.std::locale" }
%"struct.std::ios_base::_Callback_list" = type { %"struct.std::ios_base::_Callback_list"*, void (i32, %"class.std::ios_base"*, i32)*, i32, i32 }
%"struct.std::ios_base::_Words" = type { i8*, i64 }
%"class.std::locale" = type { %"class.std::locale::_Impl"* }
%"class.std::locale::_Impl" = type { i32, %"class.std::locale::facet"**, i64, %"class.std::locale::facet"**, i8** }
%"class.std::locale::facet" = type <{ i32 (...)**, i32, [4 x i8] }>
%"class.std::basic_ostream" = type { i32 (...)**, %"class.std::basic_ios" }
%"class.std::basic_streambuf" = type { i32 (...)**, i8*, i8*, i8*, i8*, i8*, i8*, %"class.std::locale" }
%"class.std::ctype" = type <{ %"class.std::locale::facet.base", [4 x i8], %struct.__locale_struct*, i8, [7 x i8], i32*, i32*, i16*, i8, [256 x i8], [256 x i8], i8, [6 x i8] }>
%"class.std::locale::facet.base" = type <{ i32 (...)**, i32 }>
%struct.__locale_struct = type { [13 x %struct.__locale_data*], i16*, i32*, i32*, [13 x i8*] }
%struct.__locale_data = type opaque
%"class.std::num_put" = type { %"class.std::locale::facet.base", [4 x i8] }
%"class.std::num_get" = type { %"class.std::locale::facet.base", [4 x i8] }
%"class.std::__cxx11::basic_string" = type { %"struct.std::__cxx11::basic_string<char>::_Alloc_hider", i64, %union.anon }
%"struct.std::__cxx11::basic_string<char>::_Alloc_hider" = type { i8* }
%union.anon = type { i64, [8 x i8] }
%"class.std::allocator" = type { i8 }
%"class.std::__new_allocator" = type { i8 }

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2Ev = comdat any

$_ZStneIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_ = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv = comdat any

$__clang_call_terminate = comdat any

$_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_is_localEv = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_destroyEm = comdat any

$_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv = comdat any

$_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv = comdat any

$_ZNSt19__ptr_traits_ptr_toIPKcS0_Lb0EE10pointer_toERS0_ = comdat any

$_ZSt9addressofIKcEPT_RS1_ = comdat any

$_ZSt11__addressofIKcEPT_RS1_ = comdat any

$_ZNSt16allocator_traitsISaIcEE10deallocateERS0_Pcm = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv = comdat any

$_ZNSt15__new_allocatorIcE10deallocateEPcm = comdat any

$_ZNSt15__new_allocatorIcED2Ev = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderC2EPcOS3_ = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE17_M_use_local_dataEv = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_set_lengthEm = comdat any

$_ZNSt19__ptr_traits_ptr_toIPccLb0EE10pointer_toERc = comdat any

$_ZSt9addressofIcEPT_RS0_ = comdat any

$_ZSt11__addressofIcEPT_RS0_ = comdat any

$_ZNSt15__new_allocatorIcEC2Ev = comdat any

$_ZSt4moveIRSaIcEEONSt16remove_referenceIT_E4typeEOS3_ = comdat any

$_ZNSt15__new_allocatorIcEC2ERKS0_ = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_lengthEm = comdat any

$_ZNSt11char_traitsIcE6assignERcRKc = comdat any

$_ZSt13__check_facetISt5ctypeIcEERKT_PS3_ = comdat any

$_ZNKSt5ctypeIcE5widenEc = comdat any

$_ZStanSt12_Ios_IostateS_ = comdat any

$_ZStorSt12_Ios_IostateS_ = comdat any

$_ZSteqIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_ = comdat any

$_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEPKc = comdat any

$_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv = comdat any

$_ZNSt11char_traitsIcE6lengthEPKc = comdat any

$_ZSt3minImERKT_S2_S2_ = comdat any

$_ZNSt11char_traitsIcE7compareEPKcS2_m = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_S_compareEmm = comdat any

@_ZStL8__ioinit = internal global %"class.std::ios_base::Init" zeroinitializer, align 1, !dbg !0
@__dso_handle = external hidden global i8
@_ZSt3cin = external global %"class.std::basic_istream", align 8
@.str = private unnamed_addr constant [3 x i8] c"go\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"line != \22go\22\00", align 1
@.str.2 = private unnamed_addr constant [21 x i8] c"cin_lines_unsafe.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@llvm.global_ctors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @_GLOBAL__sub_I_cin_lines_unsafe.cpp, i8* null }]

define internal void @__cxx_global_var_init() #0 section ".text.startup" !dbg !1617 {
entry:
  call void @_ZNSt8ios_base4InitC1Ev(%"class.std::ios_base::Init"* noundef nonnull align 1 dereferenceable(1) @_ZStL8__ioinit), !dbg !1618
  %0 = call i32 @__cxa_atexit(void (i8*)* bitcast (void (%"class.std::ios_base::Init"*)* @_ZNSt8ios_base4InitD1Ev to void (i8*)*), i8* getelementptr inbounds (%"class.std::ios_base::Init", %"class.std::ios_base::Init"* @_ZStL8__ioinit, i32 0, i32 0), i8* @__dso_handle), !dbg !1620
  ret void, !dbg !1618
}

declare void @_ZNSt8ios_base4InitC1Ev(%"class.std::ios_base::Init"* noundef nonnull align 1 dereferenceable(1)) unnamed_addr

declare void @_ZNSt8ios_base4InitD1Ev(%"class.std::ios_base::Init"* noundef nonnull align 1 dereferenceable(1)) unnamed_addr

declare i32 @__cxa_atexit(void (i8*)*, i8*, i8*)

define dso_local noundef i32 @main() #4 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !1621 {
entry:
  %retval = alloca i32, align 4
  %line = alloca %"class.std::__cxx11::basic_string", align 8
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast %"class.std::__cxx11::basic_string"* %line to i8*, !dbg !1626
  call void @llvm.lifetime.start.p0i8(i64 32, i8* %0), !dbg !1626
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"* %line, metadata !1623, metadata !DIExpression()), !dbg !1627
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2Ev(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %line), !dbg !1627
  br label %while.cond, !dbg !1628

while.cond:
  %call = invoke noundef nonnull align 8 dereferenceable(16) %"class.std::basic_istream"* @_ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE(%"class.std::basic_istream"* noundef nonnull align 8 dereferenceable(16) @_ZSt3cin, %"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %line)
          to label %invoke.cont unwind label %lpad, !dbg !1629

invoke.cont:
  %1 = bitcast %"class.std::basic_istream"* %call to i8**, !dbg !1629
  %vtable = load i8*, i8** %1, align 8, !dbg !1629
  %vbase.offset.ptr = getelementptr i8, i8* %vtable, i64 -24, !dbg !1629
  %2 = bitcast i8* %vbase.offset.ptr to i64*, !dbg !1629
  %vbase.offset = load i64, i64* %2, align 8, !dbg !1629
  %3 = bitcast %"class.std::basic_istream"* %call to i8*, !dbg !1629
  %add.ptr = getelementptr inbounds i8, i8* %3, i64 %vbase.offset, !dbg !1629
  %4 = bitcast i8* %add.ptr to %"class.std::basic_ios"*, !dbg !1629
  %call2 = invoke noundef zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEEcvbEv(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %4)
          to label %invoke.cont1 unwind label %lpad, !dbg !1629

invoke.cont1:
  br i1 %call2, label %while.body, label %while.end, !dbg !1628

while.body:
  %call4 = invoke noundef zeroext i1 @_ZStneIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %line, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0))
          to label %invoke.cont3 unwind label %lpad, !dbg !1630

invoke.cont3:
  br i1 %call4, label %cond.true, label %cond.false, !dbg !1630

cond.true:
  br label %cond.end, !dbg !1630

cond.false:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.2, i64 0, i64 0), i32 noundef 10, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !1630
  unreachable, !dbg !1630

lpad:
  %5 = landingpad { i8*, i32 }
          cleanup, !dbg !1631
  %6 = extractvalue { i8*, i32 } %5, 0, !dbg !1631
  store i8* %6, i8** %exn.slot, align 8, !dbg !1631
  %7 = extractvalue { i8*, i32 } %5, 1, !dbg !1631
  store i32 %7, i32* %ehselector.slot, align 4, !dbg !1631
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %line), !dbg !1631
  %8 = bitcast %"class.std::__cxx11::basic_string"* %line to i8*, !dbg !1631
  call void @llvm.lifetime.end.p0i8(i64 32, i8* %8), !dbg !1631
  br label %eh.resume, !dbg !1631

9:                                                ; No predecessors!
  br label %cond.end, !dbg !1630

cond.end:
  br label %while.cond, !dbg !1628, !llvm.loop !1632

while.end:
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %line), !dbg !1631
  %10 = bitcast %"class.std::__cxx11::basic_string"* %line to i8*, !dbg !1631
  call void @llvm.lifetime.end.p0i8(i64 32, i8* %10), !dbg !1631
  %11 = load i32, i32* %retval, align 4, !dbg !1631
  ret i32 %11, !dbg !1631

eh.resume:
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !1631
  %sel = load i32, i32* %ehselector.slot, align 4, !dbg !1631
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn, 0, !dbg !1631
  %lpad.val5 = insertvalue { i8*, i32 } %lpad.val, i32 %sel, 1, !dbg !1631
  resume { i8*, i32 } %lpad.val5, !dbg !1631
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2Ev(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #7 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !1635 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  %ref.tmp = alloca %"class.std::allocator", align 1
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1637, metadata !DIExpression()), !dbg !1639
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %_M_dataplus = getelementptr inbounds %"class.std::__cxx11::basic_string", %"class.std::__cxx11::basic_string"* %this1, i32 0, i32 0, !dbg !1640
  %call = invoke noundef i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !1641

invoke.cont:
  %0 = bitcast %"class.std::allocator"* %ref.tmp to i8*, !dbg !1640
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %0), !dbg !1640
  call void @_ZNSaIcEC2Ev(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %ref.tmp), !dbg !1640
  invoke void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderC2EPcOS3_(%"struct.std::__cxx11::basic_string<char>::_Alloc_hider"* noundef nonnull align 8 dereferenceable(8) %_M_dataplus, i8* noundef %call, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %ref.tmp)
          to label %invoke.cont2 unwind label %lpad, !dbg !1640

invoke.cont2:
  call void @_ZNSaIcED2Ev(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %ref.tmp), !dbg !1640
  %1 = bitcast %"class.std::allocator"* %ref.tmp to i8*, !dbg !1640
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %1), !dbg !1640
  %call3 = call noundef i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE17_M_use_local_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !1642
  invoke void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_set_lengthEm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1, i64 noundef 0)
          to label %invoke.cont5 unwind label %lpad4, !dbg !1644

invoke.cont5:
  ret void, !dbg !1645

lpad:
  %2 = landingpad { i8*, i32 }
          catch i8* null, !dbg !1645
  %3 = extractvalue { i8*, i32 } %2, 0, !dbg !1645
  store i8* %3, i8** %exn.slot, align 8, !dbg !1645
  %4 = extractvalue { i8*, i32 } %2, 1, !dbg !1645
  store i32 %4, i32* %ehselector.slot, align 4, !dbg !1645
  call void @_ZNSaIcED2Ev(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %ref.tmp), !dbg !1640
  %5 = bitcast %"class.std::allocator"* %ref.tmp to i8*, !dbg !1640
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %5), !dbg !1640
  br label %terminate.handler, !dbg !1640

lpad4:
  %6 = landingpad { i8*, i32 }
          catch i8* null, !dbg !1646
  %7 = extractvalue { i8*, i32 } %6, 0, !dbg !1646
  store i8* %7, i8** %exn.slot, align 8, !dbg !1646
  %8 = extractvalue { i8*, i32 } %6, 1, !dbg !1646
  store i32 %8, i32* %ehselector.slot, align 4, !dbg !1646
  call void bitcast (void (%"class.std::allocator"*)* @_ZNSaIcED2Ev to void (%"struct.std::__cxx11::basic_string<char>::_Alloc_hider"*)*)(%"struct.std::__cxx11::basic_string<char>::_Alloc_hider"* noundef nonnull align 8 dereferenceable(8) %_M_dataplus), !dbg !1646
  br label %terminate.handler, !dbg !1646

terminate.lpad:
  %9 = landingpad { i8*, i32 }
          catch i8* null, !dbg !1641
  %10 = extractvalue { i8*, i32 } %9, 0, !dbg !1641
  call void @__clang_call_terminate(i8* %10), !dbg !1641
  unreachable, !dbg !1641

terminate.handler:
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !1640
  call void @__clang_call_terminate(i8* %exn), !dbg !1640
  unreachable, !dbg !1640
}

define available_externally noundef nonnull align 8 dereferenceable(16) %"class.std::basic_istream"* @_ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE(%"class.std::basic_istream"* noundef nonnull align 8 dereferenceable(16) %__is, %"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %__str) !dbg !1647 {
entry:
  %__is.addr = alloca %"class.std::basic_istream"*, align 8
  %__str.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  store %"class.std::basic_istream"* %__is, %"class.std::basic_istream"** %__is.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::basic_istream"** %__is.addr, metadata !1654, metadata !DIExpression()), !dbg !1656
  store %"class.std::__cxx11::basic_string"* %__str, %"class.std::__cxx11::basic_string"** %__str.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %__str.addr, metadata !1655, metadata !DIExpression()), !dbg !1657
  %0 = load %"class.std::basic_istream"*, %"class.std::basic_istream"** %__is.addr, align 8, !dbg !1658
  %1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %__str.addr, align 8, !dbg !1659
  %2 = load %"class.std::basic_istream"*, %"class.std::basic_istream"** %__is.addr, align 8, !dbg !1660
  %3 = bitcast %"class.std::basic_istream"* %2 to i8**, !dbg !1660
  %vtable = load i8*, i8** %3, align 8, !dbg !1660
  %vbase.offset.ptr = getelementptr i8, i8* %vtable, i64 -24, !dbg !1660
  %4 = bitcast i8* %vbase.offset.ptr to i64*, !dbg !1660
  %vbase.offset = load i64, i64* %4, align 8, !dbg !1660
  %5 = bitcast %"class.std::basic_istream"* %2 to i8*, !dbg !1660
  %add.ptr = getelementptr inbounds i8, i8* %5, i64 %vbase.offset, !dbg !1660
  %6 = bitcast i8* %add.ptr to %"class.std::basic_ios"*, !dbg !1660
  %call = call noundef signext i8 @_ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %6, i8 noundef signext 10), !dbg !1661
  %call1 = call noundef nonnull align 8 dereferenceable(16) %"class.std::basic_istream"* @_ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EES4_(%"class.std::basic_istream"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %1, i8 noundef signext %call), !dbg !1662
  ret %"class.std::basic_istream"* %call1, !dbg !1663
}

declare i32 @__gxx_personality_v0(...)

define available_externally noundef zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEEcvbEv(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %this) #9 align 2 !dbg !1664 {
entry:
  %this.addr = alloca %"class.std::basic_ios"*, align 8
  store %"class.std::basic_ios"* %this, %"class.std::basic_ios"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::basic_ios"** %this.addr, metadata !1674, metadata !DIExpression()), !dbg !1676
  %this1 = load %"class.std::basic_ios"*, %"class.std::basic_ios"** %this.addr, align 8
  %call = call noundef zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEE4failEv(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %this1), !dbg !1677
  %lnot = xor i1 %call, true, !dbg !1678
  ret i1 %lnot, !dbg !1679
}

define linkonce_odr dso_local noundef zeroext i1 @_ZStneIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %__lhs, i8* noundef %__rhs) #8 comdat !dbg !1680 {
entry:
  %__lhs.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  %__rhs.addr = alloca i8*, align 8
  store %"class.std::__cxx11::basic_string"* %__lhs, %"class.std::__cxx11::basic_string"** %__lhs.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %__lhs.addr, metadata !1684, metadata !DIExpression()), !dbg !1686
  store i8* %__rhs, i8** %__rhs.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__rhs.addr, metadata !1685, metadata !DIExpression()), !dbg !1687
  %0 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %__lhs.addr, align 8, !dbg !1688
  %1 = load i8*, i8** %__rhs.addr, align 8, !dbg !1689
  %call = call noundef zeroext i1 @_ZSteqIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %0, i8* noundef %1), !dbg !1690
  %lnot = xor i1 %call, true, !dbg !1691
  ret i1 %lnot, !dbg !1692
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #7 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !1693 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1695, metadata !DIExpression()), !dbg !1696
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  invoke void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1)
          to label %invoke.cont unwind label %lpad, !dbg !1697

invoke.cont:
  %_M_dataplus = getelementptr inbounds %"class.std::__cxx11::basic_string", %"class.std::__cxx11::basic_string"* %this1, i32 0, i32 0, !dbg !1699
  call void bitcast (void (%"class.std::allocator"*)* @_ZNSaIcED2Ev to void (%"struct.std::__cxx11::basic_string<char>::_Alloc_hider"*)*)(%"struct.std::__cxx11::basic_string<char>::_Alloc_hider"* noundef nonnull align 8 dereferenceable(8) %_M_dataplus), !dbg !1699
  ret void, !dbg !1700

lpad:
  %0 = landingpad { i8*, i32 }
          catch i8* null, !dbg !1699
  %1 = extractvalue { i8*, i32 } %0, 0, !dbg !1699
  store i8* %1, i8** %exn.slot, align 8, !dbg !1699
  %2 = extractvalue { i8*, i32 } %0, 1, !dbg !1699
  store i32 %2, i32* %ehselector.slot, align 4, !dbg !1699
  %_M_dataplus2 = getelementptr inbounds %"class.std::__cxx11::basic_string", %"class.std::__cxx11::basic_string"* %this1, i32 0, i32 0, !dbg !1699
  call void bitcast (void (%"class.std::allocator"*)* @_ZNSaIcED2Ev to void (%"struct.std::__cxx11::basic_string<char>::_Alloc_hider"*)*)(%"struct.std::__cxx11::basic_string<char>::_Alloc_hider"* noundef nonnull align 8 dereferenceable(8) %_M_dataplus2), !dbg !1699
  br label %terminate.handler, !dbg !1699

terminate.handler:
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !1699
  call void @__clang_call_terminate(i8* %exn), !dbg !1699
  unreachable, !dbg !1699
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this) #9 comdat align 2 !dbg !1701 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1703, metadata !DIExpression()), !dbg !1704
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %call = call noundef zeroext i1 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_is_localEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !1705
  br i1 %call, label %if.end, label %if.then, !dbg !1707

if.then:
  %0 = getelementptr inbounds %"class.std::__cxx11::basic_string", %"class.std::__cxx11::basic_string"* %this1, i32 0, i32 2, !dbg !1708
  %_M_allocated_capacity = bitcast %union.anon* %0 to i64*, !dbg !1708
  %1 = load i64, i64* %_M_allocated_capacity, align 8, !dbg !1708
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_destroyEm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1, i64 noundef %1), !dbg !1709
  br label %if.end, !dbg !1709

if.end:
  ret void, !dbg !1710
}

define available_externally void @_ZNSaIcED2Ev(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #7 align 2 !dbg !1711 {
entry:
  %this.addr = alloca %"class.std::allocator"*, align 8
  store %"class.std::allocator"* %this, %"class.std::allocator"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::allocator"** %this.addr, metadata !1713, metadata !DIExpression()), !dbg !1715
  %this1 = load %"class.std::allocator"*, %"class.std::allocator"** %this.addr, align 8
  %0 = bitcast %"class.std::allocator"* %this1 to %"class.std::__new_allocator"*, !dbg !1716
  call void @_ZNSt15__new_allocatorIcED2Ev(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0), !dbg !1716
  ret void, !dbg !1718
}

define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #11 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0)
  call void @_ZSt9terminatev()
  unreachable
}

declare i8* @__cxa_begin_catch(i8*)

declare void @_ZSt9terminatev()

define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_is_localEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this) #9 comdat align 2 !dbg !1719 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1721, metadata !DIExpression()), !dbg !1723
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %call = call noundef i8* @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !1724
  %call2 = call noundef i8* @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !1725
  %cmp = icmp eq i8* %call, %call2, !dbg !1726
  ret i1 %cmp, !dbg !1727
}

define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_destroyEm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this, i64 noundef %__size) #12 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !1728 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  %__size.addr = alloca i64, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1730, metadata !DIExpression()), !dbg !1732
  store i64 %__size, i64* %__size.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__size.addr, metadata !1731, metadata !DIExpression()), !dbg !1733
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %call = invoke noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !1734

invoke.cont:
  %call2 = call noundef i8* @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !1735
  %0 = load i64, i64* %__size.addr, align 8, !dbg !1736
  %add = add i64 %0, 1, !dbg !1737
  invoke void @_ZNSt16allocator_traitsISaIcEE10deallocateERS0_Pcm(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %call, i8* noundef %call2, i64 noundef %add)
          to label %invoke.cont3 unwind label %terminate.lpad, !dbg !1738

invoke.cont3:
  ret void, !dbg !1739

terminate.lpad:
  %1 = landingpad { i8*, i32 }
          catch i8* null, !dbg !1734
  %2 = extractvalue { i8*, i32 } %1, 0, !dbg !1734
  call void @__clang_call_terminate(i8* %2), !dbg !1734
  unreachable, !dbg !1734
}

define linkonce_odr dso_local noundef i8* @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this) #12 comdat align 2 !dbg !1740 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1742, metadata !DIExpression()), !dbg !1743
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %_M_dataplus = getelementptr inbounds %"class.std::__cxx11::basic_string", %"class.std::__cxx11::basic_string"* %this1, i32 0, i32 0, !dbg !1744
  %_M_p = getelementptr inbounds %"struct.std::__cxx11::basic_string<char>::_Alloc_hider", %"struct.std::__cxx11::basic_string<char>::_Alloc_hider"* %_M_dataplus, i32 0, i32 0, !dbg !1745
  %0 = load i8*, i8** %_M_p, align 8, !dbg !1745
  ret i8* %0, !dbg !1746
}

define linkonce_odr dso_local noundef i8* @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this) #12 comdat align 2 !dbg !1747 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1749, metadata !DIExpression()), !dbg !1750
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %0 = getelementptr inbounds %"class.std::__cxx11::basic_string", %"class.std::__cxx11::basic_string"* %this1, i32 0, i32 2, !dbg !1751
  %_M_local_buf = bitcast %union.anon* %0 to [16 x i8]*, !dbg !1751
  %arraydecay = getelementptr inbounds [16 x i8], [16 x i8]* %_M_local_buf, i64 0, i64 0, !dbg !1752
  %call = call noundef i8* @_ZNSt19__ptr_traits_ptr_toIPKcS0_Lb0EE10pointer_toERS0_(i8* noundef nonnull align 1 dereferenceable(1) %arraydecay), !dbg !1753
  ret i8* %call, !dbg !1754
}

define linkonce_odr dso_local noundef i8* @_ZNSt19__ptr_traits_ptr_toIPKcS0_Lb0EE10pointer_toERS0_(i8* noundef nonnull align 1 dereferenceable(1) %__r) #12 comdat align 2 !dbg !1755 {
entry:
  %__r.addr = alloca i8*, align 8
  store i8* %__r, i8** %__r.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__r.addr, metadata !1770, metadata !DIExpression()), !dbg !1771
  %0 = load i8*, i8** %__r.addr, align 8, !dbg !1772
  %call = call noundef i8* @_ZSt9addressofIKcEPT_RS1_(i8* noundef nonnull align 1 dereferenceable(1) %0), !dbg !1773
  ret i8* %call, !dbg !1774
}

define linkonce_odr dso_local noundef i8* @_ZSt9addressofIKcEPT_RS1_(i8* noundef nonnull align 1 dereferenceable(1) %__r) #13 comdat !dbg !1775 {
entry:
  %__r.addr = alloca i8*, align 8
  store i8* %__r, i8** %__r.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__r.addr, metadata !1780, metadata !DIExpression()), !dbg !1783
  %0 = load i8*, i8** %__r.addr, align 8, !dbg !1784
  %call = call noundef i8* @_ZSt11__addressofIKcEPT_RS1_(i8* noundef nonnull align 1 dereferenceable(1) %0), !dbg !1785
  ret i8* %call, !dbg !1786
}

define linkonce_odr dso_local noundef i8* @_ZSt11__addressofIKcEPT_RS1_(i8* noundef nonnull align 1 dereferenceable(1) %__r) #13 comdat !dbg !1787 {
entry:
  %__r.addr = alloca i8*, align 8
  store i8* %__r, i8** %__r.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__r.addr, metadata !1789, metadata !DIExpression()), !dbg !1790
  %0 = load i8*, i8** %__r.addr, align 8, !dbg !1791
  ret i8* %0, !dbg !1792
}

define linkonce_odr dso_local void @_ZNSt16allocator_traitsISaIcEE10deallocateERS0_Pcm(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %__a, i8* noundef %__p, i64 noundef %__n) #9 comdat align 2 !dbg !1793 {
entry:
  %__a.addr = alloca %"class.std::allocator"*, align 8
  %__p.addr = alloca i8*, align 8
  %__n.addr = alloca i64, align 8
  store %"class.std::allocator"* %__a, %"class.std::allocator"** %__a.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::allocator"** %__a.addr, metadata !1795, metadata !DIExpression()), !dbg !1798
  store i8* %__p, i8** %__p.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__p.addr, metadata !1796, metadata !DIExpression()), !dbg !1799
  store i64 %__n, i64* %__n.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__n.addr, metadata !1797, metadata !DIExpression()), !dbg !1800
  %0 = load %"class.std::allocator"*, %"class.std::allocator"** %__a.addr, align 8, !dbg !1801
  %1 = bitcast %"class.std::allocator"* %0 to %"class.std::__new_allocator"*, !dbg !1801
  %2 = load i8*, i8** %__p.addr, align 8, !dbg !1802
  %3 = load i64, i64* %__n.addr, align 8, !dbg !1803
  call void @_ZNSt15__new_allocatorIcE10deallocateEPcm(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %1, i8* noundef %2, i64 noundef %3), !dbg !1804
  ret void, !dbg !1805
}

define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this) #12 comdat align 2 !dbg !1806 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1808, metadata !DIExpression()), !dbg !1809
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %_M_dataplus = getelementptr inbounds %"class.std::__cxx11::basic_string", %"class.std::__cxx11::basic_string"* %this1, i32 0, i32 0, !dbg !1810
  %0 = bitcast %"struct.std::__cxx11::basic_string<char>::_Alloc_hider"* %_M_dataplus to %"class.std::allocator"*, !dbg !1810
  ret %"class.std::allocator"* %0, !dbg !1811
}

define linkonce_odr dso_local void @_ZNSt15__new_allocatorIcE10deallocateEPcm(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %this, i8* noundef %__p, i64 noundef %__n) #12 comdat align 2 !dbg !1812 {
entry:
  %this.addr = alloca %"class.std::__new_allocator"*, align 8
  %__p.addr = alloca i8*, align 8
  %__n.addr = alloca i64, align 8
  store %"class.std::__new_allocator"* %this, %"class.std::__new_allocator"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__new_allocator"** %this.addr, metadata !1814, metadata !DIExpression()), !dbg !1818
  store i8* %__p, i8** %__p.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__p.addr, metadata !1816, metadata !DIExpression()), !dbg !1819
  store i64 %__n, i64* %__n.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__n.addr, metadata !1817, metadata !DIExpression()), !dbg !1820
  %this1 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %this.addr, align 8
  %0 = load i8*, i8** %__p.addr, align 8, !dbg !1821
  call void @_ZdlPv(i8* noundef %0), !dbg !1822
  ret void, !dbg !1823
}

declare void @_ZdlPv(i8* noundef)

define linkonce_odr dso_local void @_ZNSt15__new_allocatorIcED2Ev(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #7 comdat align 2 !dbg !1824 {
entry:
  %this.addr = alloca %"class.std::__new_allocator"*, align 8
  store %"class.std::__new_allocator"* %this, %"class.std::__new_allocator"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__new_allocator"** %this.addr, metadata !1826, metadata !DIExpression()), !dbg !1827
  %this1 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %this.addr, align 8
  ret void, !dbg !1828
}

define linkonce_odr dso_local noundef i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this) #12 comdat align 2 !dbg !1829 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1831, metadata !DIExpression()), !dbg !1832
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %0 = getelementptr inbounds %"class.std::__cxx11::basic_string", %"class.std::__cxx11::basic_string"* %this1, i32 0, i32 2, !dbg !1833
  %_M_local_buf = bitcast %union.anon* %0 to [16 x i8]*, !dbg !1833
  %arraydecay = getelementptr inbounds [16 x i8], [16 x i8]* %_M_local_buf, i64 0, i64 0, !dbg !1834
  %call = call noundef i8* @_ZNSt19__ptr_traits_ptr_toIPccLb0EE10pointer_toERc(i8* noundef nonnull align 1 dereferenceable(1) %arraydecay), !dbg !1835
  ret i8* %call, !dbg !1836
}

define available_externally void @_ZNSaIcEC2Ev(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #7 align 2 !dbg !1837 {
entry:
  %this.addr = alloca %"class.std::allocator"*, align 8
  store %"class.std::allocator"* %this, %"class.std::allocator"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::allocator"** %this.addr, metadata !1839, metadata !DIExpression()), !dbg !1840
  %this1 = load %"class.std::allocator"*, %"class.std::allocator"** %this.addr, align 8
  %0 = bitcast %"class.std::allocator"* %this1 to %"class.std::__new_allocator"*, !dbg !1841
  call void @_ZNSt15__new_allocatorIcEC2Ev(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0), !dbg !1842
  ret void, !dbg !1843
}

define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderC2EPcOS3_(%"struct.std::__cxx11::basic_string<char>::_Alloc_hider"* noundef nonnull align 8 dereferenceable(8) %this, i8* noundef %__dat, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %__a) unnamed_addr #7 comdat align 2 !dbg !1844 {
entry:
  %this.addr = alloca %"struct.std::__cxx11::basic_string<char>::_Alloc_hider"*, align 8
  %__dat.addr = alloca i8*, align 8
  %__a.addr = alloca %"class.std::allocator"*, align 8
  store %"struct.std::__cxx11::basic_string<char>::_Alloc_hider"* %this, %"struct.std::__cxx11::basic_string<char>::_Alloc_hider"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::__cxx11::basic_string<char>::_Alloc_hider"** %this.addr, metadata !1846, metadata !DIExpression()), !dbg !1850
  store i8* %__dat, i8** %__dat.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__dat.addr, metadata !1848, metadata !DIExpression()), !dbg !1851
  store %"class.std::allocator"* %__a, %"class.std::allocator"** %__a.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::allocator"** %__a.addr, metadata !1849, metadata !DIExpression()), !dbg !1852
  %this1 = load %"struct.std::__cxx11::basic_string<char>::_Alloc_hider"*, %"struct.std::__cxx11::basic_string<char>::_Alloc_hider"** %this.addr, align 8
  %0 = bitcast %"struct.std::__cxx11::basic_string<char>::_Alloc_hider"* %this1 to %"class.std::allocator"*, !dbg !1853
  %1 = load %"class.std::allocator"*, %"class.std::allocator"** %__a.addr, align 8, !dbg !1854
  %call = call noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZSt4moveIRSaIcEEONSt16remove_referenceIT_E4typeEOS3_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %1), !dbg !1855
  call void @_ZNSaIcEC2ERKS_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %0, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %call), !dbg !1856
  %_M_p = getelementptr inbounds %"struct.std::__cxx11::basic_string<char>::_Alloc_hider", %"struct.std::__cxx11::basic_string<char>::_Alloc_hider"* %this1, i32 0, i32 0, !dbg !1857
  %2 = load i8*, i8** %__dat.addr, align 8, !dbg !1858
  store i8* %2, i8** %_M_p, align 8, !dbg !1857
  ret void, !dbg !1859
}

define linkonce_odr dso_local noundef i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE17_M_use_local_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this) #15 comdat align 2 !dbg !1860 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1862, metadata !DIExpression()), !dbg !1863
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %call = call noundef i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !1864
  ret i8* %call, !dbg !1865
}

define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_set_lengthEm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this, i64 noundef %__n) #9 comdat align 2 !dbg !1866 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  %__n.addr = alloca i64, align 8
  %ref.tmp = alloca i8, align 1
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1868, metadata !DIExpression()), !dbg !1870
  store i64 %__n, i64* %__n.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__n.addr, metadata !1869, metadata !DIExpression()), !dbg !1871
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %0 = load i64, i64* %__n.addr, align 8, !dbg !1872
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_lengthEm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1, i64 noundef %0), !dbg !1873
  %call = call noundef i8* @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !1874
  %1 = load i64, i64* %__n.addr, align 8, !dbg !1875
  %arrayidx = getelementptr inbounds i8, i8* %call, i64 %1, !dbg !1874
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %ref.tmp), !dbg !1876
  store i8 0, i8* %ref.tmp, align 1, !dbg !1876
  call void @_ZNSt11char_traitsIcE6assignERcRKc(i8* noundef nonnull align 1 dereferenceable(1) %arrayidx, i8* noundef nonnull align 1 dereferenceable(1) %ref.tmp), !dbg !1877
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %ref.tmp), !dbg !1877
  ret void, !dbg !1878
}

define linkonce_odr dso_local noundef i8* @_ZNSt19__ptr_traits_ptr_toIPccLb0EE10pointer_toERc(i8* noundef nonnull align 1 dereferenceable(1) %__r) #12 comdat align 2 !dbg !1879 {
entry:
  %__r.addr = alloca i8*, align 8
  store i8* %__r, i8** %__r.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__r.addr, metadata !1892, metadata !DIExpression()), !dbg !1893
  %0 = load i8*, i8** %__r.addr, align 8, !dbg !1894
  %call = call noundef i8* @_ZSt9addressofIcEPT_RS0_(i8* noundef nonnull align 1 dereferenceable(1) %0), !dbg !1895
  ret i8* %call, !dbg !1896
}

define linkonce_odr dso_local noundef i8* @_ZSt9addressofIcEPT_RS0_(i8* noundef nonnull align 1 dereferenceable(1) %__r) #13 comdat !dbg !1897 {
entry:
  %__r.addr = alloca i8*, align 8
  store i8* %__r, i8** %__r.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__r.addr, metadata !1901, metadata !DIExpression()), !dbg !1902
  %0 = load i8*, i8** %__r.addr, align 8, !dbg !1903
  %call = call noundef i8* @_ZSt11__addressofIcEPT_RS0_(i8* noundef nonnull align 1 dereferenceable(1) %0), !dbg !1904
  ret i8* %call, !dbg !1905
}

define linkonce_odr dso_local noundef i8* @_ZSt11__addressofIcEPT_RS0_(i8* noundef nonnull align 1 dereferenceable(1) %__r) #13 comdat !dbg !1906 {
entry:
  %__r.addr = alloca i8*, align 8
  store i8* %__r, i8** %__r.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__r.addr, metadata !1908, metadata !DIExpression()), !dbg !1909
  %0 = load i8*, i8** %__r.addr, align 8, !dbg !1910
  ret i8* %0, !dbg !1911
}

define linkonce_odr dso_local void @_ZNSt15__new_allocatorIcEC2Ev(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #7 comdat align 2 !dbg !1912 {
entry:
  %this.addr = alloca %"class.std::__new_allocator"*, align 8
  store %"class.std::__new_allocator"* %this, %"class.std::__new_allocator"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__new_allocator"** %this.addr, metadata !1914, metadata !DIExpression()), !dbg !1915
  %this1 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %this.addr, align 8
  ret void, !dbg !1916
}

define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZSt4moveIRSaIcEEONSt16remove_referenceIT_E4typeEOS3_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %__t) #12 comdat !dbg !1917 {
entry:
  %__t.addr = alloca %"class.std::allocator"*, align 8
  store %"class.std::allocator"* %__t, %"class.std::allocator"** %__t.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::allocator"** %__t.addr, metadata !1927, metadata !DIExpression()), !dbg !1928
  %0 = load %"class.std::allocator"*, %"class.std::allocator"** %__t.addr, align 8, !dbg !1929
  ret %"class.std::allocator"* %0, !dbg !1930
}

define available_externally void @_ZNSaIcEC2ERKS_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %this, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %__a) unnamed_addr #7 align 2 !dbg !1931 {
entry:
  %this.addr = alloca %"class.std::allocator"*, align 8
  %__a.addr = alloca %"class.std::allocator"*, align 8
  store %"class.std::allocator"* %this, %"class.std::allocator"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::allocator"** %this.addr, metadata !1933, metadata !DIExpression()), !dbg !1935
  store %"class.std::allocator"* %__a, %"class.std::allocator"** %__a.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::allocator"** %__a.addr, metadata !1934, metadata !DIExpression()), !dbg !1936
  %this1 = load %"class.std::allocator"*, %"class.std::allocator"** %this.addr, align 8
  %0 = bitcast %"class.std::allocator"* %this1 to %"class.std::__new_allocator"*, !dbg !1937
  %1 = load %"class.std::allocator"*, %"class.std::allocator"** %__a.addr, align 8, !dbg !1938
  %2 = bitcast %"class.std::allocator"* %1 to %"class.std::__new_allocator"*, !dbg !1938
  call void @_ZNSt15__new_allocatorIcEC2ERKS0_(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0, %"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %2), !dbg !1939
  ret void, !dbg !1940
}

define linkonce_odr dso_local void @_ZNSt15__new_allocatorIcEC2ERKS0_(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %this, %"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #7 comdat align 2 !dbg !1941 {
entry:
  %this.addr = alloca %"class.std::__new_allocator"*, align 8
  %.addr = alloca %"class.std::__new_allocator"*, align 8
  store %"class.std::__new_allocator"* %this, %"class.std::__new_allocator"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__new_allocator"** %this.addr, metadata !1943, metadata !DIExpression()), !dbg !1945
  store %"class.std::__new_allocator"* %0, %"class.std::__new_allocator"** %.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__new_allocator"** %.addr, metadata !1944, metadata !DIExpression()), !dbg !1946
  %this1 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %this.addr, align 8
  ret void, !dbg !1947
}

define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_lengthEm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this, i64 noundef %__length) #12 comdat align 2 !dbg !1948 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  %__length.addr = alloca i64, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1950, metadata !DIExpression()), !dbg !1952
  store i64 %__length, i64* %__length.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__length.addr, metadata !1951, metadata !DIExpression()), !dbg !1953
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %0 = load i64, i64* %__length.addr, align 8, !dbg !1954
  %_M_string_length = getelementptr inbounds %"class.std::__cxx11::basic_string", %"class.std::__cxx11::basic_string"* %this1, i32 0, i32 1, !dbg !1955
  store i64 %0, i64* %_M_string_length, align 8, !dbg !1956
  ret void, !dbg !1957
}

define linkonce_odr dso_local void @_ZNSt11char_traitsIcE6assignERcRKc(i8* noundef nonnull align 1 dereferenceable(1) %__c1, i8* noundef nonnull align 1 dereferenceable(1) %__c2) #12 comdat align 2 !dbg !1958 {
entry:
  %__c1.addr = alloca i8*, align 8
  %__c2.addr = alloca i8*, align 8
  store i8* %__c1, i8** %__c1.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__c1.addr, metadata !1960, metadata !DIExpression()), !dbg !1962
  store i8* %__c2, i8** %__c2.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__c2.addr, metadata !1961, metadata !DIExpression()), !dbg !1963
  %0 = load i8*, i8** %__c2.addr, align 8, !dbg !1964
  %1 = load i8, i8* %0, align 1, !dbg !1964
  %2 = load i8*, i8** %__c1.addr, align 8, !dbg !1965
  store i8 %1, i8* %2, align 1, !dbg !1966
  ret void, !dbg !1967
}

declare !dbg !1968 noundef nonnull align 8 dereferenceable(16) %"class.std::basic_istream"* @_ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EES4_(%"class.std::basic_istream"* noundef nonnull align 8 dereferenceable(16), %"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32), i8 noundef signext)

define available_externally noundef signext i8 @_ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %this, i8 noundef signext %__c) #9 align 2 !dbg !1971 {
entry:
  %this.addr = alloca %"class.std::basic_ios"*, align 8
  %__c.addr = alloca i8, align 1
  store %"class.std::basic_ios"* %this, %"class.std::basic_ios"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::basic_ios"** %this.addr, metadata !1977, metadata !DIExpression()), !dbg !1979
  store i8 %__c, i8* %__c.addr, align 1
  call void @llvm.dbg.declare(metadata i8* %__c.addr, metadata !1978, metadata !DIExpression()), !dbg !1980
  %this1 = load %"class.std::basic_ios"*, %"class.std::basic_ios"** %this.addr, align 8
  %_M_ctype = getelementptr inbounds %"class.std::basic_ios", %"class.std::basic_ios"* %this1, i32 0, i32 5, !dbg !1981
  %0 = load %"class.std::ctype"*, %"class.std::ctype"** %_M_ctype, align 8, !dbg !1981
  %call = call noundef nonnull align 8 dereferenceable(570) %"class.std::ctype"* @_ZSt13__check_facetISt5ctypeIcEERKT_PS3_(%"class.std::ctype"* noundef %0), !dbg !1982
  %1 = load i8, i8* %__c.addr, align 1, !dbg !1983
  %call2 = call noundef signext i8 @_ZNKSt5ctypeIcE5widenEc(%"class.std::ctype"* noundef nonnull align 8 dereferenceable(570) %call, i8 noundef signext %1), !dbg !1984
  ret i8 %call2, !dbg !1985
}

define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(570) %"class.std::ctype"* @_ZSt13__check_facetISt5ctypeIcEERKT_PS3_(%"class.std::ctype"* noundef %__f) #8 comdat !dbg !1986 {
entry:
  %__f.addr = alloca %"class.std::ctype"*, align 8
  store %"class.std::ctype"* %__f, %"class.std::ctype"** %__f.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::ctype"** %__f.addr, metadata !1995, metadata !DIExpression()), !dbg !1998
  %0 = load %"class.std::ctype"*, %"class.std::ctype"** %__f.addr, align 8, !dbg !1999
  %tobool = icmp ne %"class.std::ctype"* %0, null, !dbg !1999
  br i1 %tobool, label %if.end, label %if.then, !dbg !2001

if.then:
  call void @_ZSt16__throw_bad_castv(), !dbg !2002
  unreachable, !dbg !2002

if.end:
  %1 = load %"class.std::ctype"*, %"class.std::ctype"** %__f.addr, align 8, !dbg !2003
  ret %"class.std::ctype"* %1, !dbg !2004
}

define linkonce_odr dso_local noundef signext i8 @_ZNKSt5ctypeIcE5widenEc(%"class.std::ctype"* noundef nonnull align 8 dereferenceable(570) %this, i8 noundef signext %__c) #9 comdat align 2 !dbg !2005 {
entry:
  %retval = alloca i8, align 1
  %this.addr = alloca %"class.std::ctype"*, align 8
  %__c.addr = alloca i8, align 1
  store %"class.std::ctype"* %this, %"class.std::ctype"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::ctype"** %this.addr, metadata !2012, metadata !DIExpression()), !dbg !2014
  store i8 %__c, i8* %__c.addr, align 1
  call void @llvm.dbg.declare(metadata i8* %__c.addr, metadata !2013, metadata !DIExpression()), !dbg !2015
  %this1 = load %"class.std::ctype"*, %"class.std::ctype"** %this.addr, align 8
  %_M_widen_ok = getelementptr inbounds %"class.std::ctype", %"class.std::ctype"* %this1, i32 0, i32 8, !dbg !2016
  %0 = load i8, i8* %_M_widen_ok, align 8, !dbg !2016
  %tobool = icmp ne i8 %0, 0, !dbg !2016
  br i1 %tobool, label %if.then, label %if.end, !dbg !2018

if.then:
  %_M_widen = getelementptr inbounds %"class.std::ctype", %"class.std::ctype"* %this1, i32 0, i32 9, !dbg !2019
  %1 = load i8, i8* %__c.addr, align 1, !dbg !2020
  %idxprom = zext i8 %1 to i64, !dbg !2019
  %arrayidx = getelementptr inbounds [256 x i8], [256 x i8]* %_M_widen, i64 0, i64 %idxprom, !dbg !2019
  %2 = load i8, i8* %arrayidx, align 1, !dbg !2019
  store i8 %2, i8* %retval, align 1, !dbg !2021
  br label %return, !dbg !2021

if.end:
  call void @_ZNKSt5ctypeIcE13_M_widen_initEv(%"class.std::ctype"* noundef nonnull align 8 dereferenceable(570) %this1), !dbg !2022
  %3 = load i8, i8* %__c.addr, align 1, !dbg !2023
  %4 = bitcast %"class.std::ctype"* %this1 to i8 (%"class.std::ctype"*, i8)***, !dbg !2024
  %vtable = load i8 (%"class.std::ctype"*, i8)**, i8 (%"class.std::ctype"*, i8)*** %4, align 8, !dbg !2024
  %vfn = getelementptr inbounds i8 (%"class.std::ctype"*, i8)*, i8 (%"class.std::ctype"*, i8)** %vtable, i64 6, !dbg !2024
  %5 = load i8 (%"class.std::ctype"*, i8)*, i8 (%"class.std::ctype"*, i8)** %vfn, align 8, !dbg !2024
  %call = call noundef signext i8 %5(%"class.std::ctype"* noundef nonnull align 8 dereferenceable(570) %this1, i8 noundef signext %3), !dbg !2024
  store i8 %call, i8* %retval, align 1, !dbg !2025
  br label %return, !dbg !2025

return:
  %6 = load i8, i8* %retval, align 1, !dbg !2026
  ret i8 %6, !dbg !2026
}

declare void @_ZSt16__throw_bad_castv()

declare void @_ZNKSt5ctypeIcE13_M_widen_initEv(%"class.std::ctype"* noundef nonnull align 8 dereferenceable(570))

define available_externally noundef zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEE4failEv(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %this) #9 align 2 !dbg !2027 {
entry:
  %this.addr = alloca %"class.std::basic_ios"*, align 8
  store %"class.std::basic_ios"* %this, %"class.std::basic_ios"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::basic_ios"** %this.addr, metadata !2030, metadata !DIExpression()), !dbg !2031
  %this1 = load %"class.std::basic_ios"*, %"class.std::basic_ios"** %this.addr, align 8
  %call = call noundef i32 @_ZNKSt9basic_iosIcSt11char_traitsIcEE7rdstateEv(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %this1), !dbg !2032
  %call2 = call noundef i32 @_ZStorSt12_Ios_IostateS_(i32 noundef 1, i32 noundef 4), !dbg !2033
  %call3 = call noundef i32 @_ZStanSt12_Ios_IostateS_(i32 noundef %call, i32 noundef %call2), !dbg !2034
  %cmp = icmp ne i32 %call3, 0, !dbg !2035
  ret i1 %cmp, !dbg !2036
}

define linkonce_odr dso_local noundef i32 @_ZStanSt12_Ios_IostateS_(i32 noundef %__a, i32 noundef %__b) #13 comdat !dbg !2037 {
entry:
  %__a.addr = alloca i32, align 4
  %__b.addr = alloca i32, align 4
  store i32 %__a, i32* %__a.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %__a.addr, metadata !2041, metadata !DIExpression()), !dbg !2043
  store i32 %__b, i32* %__b.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %__b.addr, metadata !2042, metadata !DIExpression()), !dbg !2044
  %0 = load i32, i32* %__a.addr, align 4, !dbg !2045
  %1 = load i32, i32* %__b.addr, align 4, !dbg !2046
  %and = and i32 %0, %1, !dbg !2047
  ret i32 %and, !dbg !2048
}

define available_externally noundef i32 @_ZNKSt9basic_iosIcSt11char_traitsIcEE7rdstateEv(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %this) #12 align 2 !dbg !2049 {
entry:
  %this.addr = alloca %"class.std::basic_ios"*, align 8
  store %"class.std::basic_ios"* %this, %"class.std::basic_ios"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::basic_ios"** %this.addr, metadata !2055, metadata !DIExpression()), !dbg !2056
  %this1 = load %"class.std::basic_ios"*, %"class.std::basic_ios"** %this.addr, align 8
  %0 = bitcast %"class.std::basic_ios"* %this1 to %"class.std::ios_base"*, !dbg !2057
  %_M_streambuf_state = getelementptr inbounds %"class.std::ios_base", %"class.std::ios_base"* %0, i32 0, i32 5, !dbg !2057
  %1 = load i32, i32* %_M_streambuf_state, align 8, !dbg !2057
  ret i32 %1, !dbg !2058
}

define linkonce_odr dso_local noundef i32 @_ZStorSt12_Ios_IostateS_(i32 noundef %__a, i32 noundef %__b) #13 comdat !dbg !2059 {
entry:
  %__a.addr = alloca i32, align 4
  %__b.addr = alloca i32, align 4
  store i32 %__a, i32* %__a.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %__a.addr, metadata !2061, metadata !DIExpression()), !dbg !2063
  store i32 %__b, i32* %__b.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %__b.addr, metadata !2062, metadata !DIExpression()), !dbg !2064
  %0 = load i32, i32* %__a.addr, align 4, !dbg !2065
  %1 = load i32, i32* %__b.addr, align 4, !dbg !2066
  %or = or i32 %0, %1, !dbg !2067
  ret i32 %or, !dbg !2068
}

define linkonce_odr dso_local noundef zeroext i1 @_ZSteqIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %__lhs, i8* noundef %__rhs) #13 comdat !dbg !2069 {
entry:
  %__lhs.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  %__rhs.addr = alloca i8*, align 8
  store %"class.std::__cxx11::basic_string"* %__lhs, %"class.std::__cxx11::basic_string"** %__lhs.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %__lhs.addr, metadata !2071, metadata !DIExpression()), !dbg !2073
  store i8* %__rhs, i8** %__rhs.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__rhs.addr, metadata !2072, metadata !DIExpression()), !dbg !2074
  %0 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %__lhs.addr, align 8, !dbg !2075
  %1 = load i8*, i8** %__rhs.addr, align 8, !dbg !2076
  %call = call noundef i32 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEPKc(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %0, i8* noundef %1), !dbg !2077
  %cmp = icmp eq i32 %call, 0, !dbg !2078
  ret i1 %cmp, !dbg !2079
}

define linkonce_odr dso_local noundef i32 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEPKc(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this, i8* noundef %__s) #12 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !2080 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  %__s.addr = alloca i8*, align 8
  %__size = alloca i64, align 8
  %__osize = alloca i64, align 8
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  %__len = alloca i64, align 8
  %__r = alloca i32, align 4
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !2083, metadata !DIExpression()), !dbg !2089
  store i8* %__s, i8** %__s.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__s.addr, metadata !2084, metadata !DIExpression()), !dbg !2090
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %0 = bitcast i64* %__size to i8*, !dbg !2091
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !2091
  call void @llvm.dbg.declare(metadata i64* %__size, metadata !2085, metadata !DIExpression()), !dbg !2092
  %call = call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !2093
  store i64 %call, i64* %__size, align 8, !dbg !2092
  %1 = bitcast i64* %__osize to i8*, !dbg !2094
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !2094
  call void @llvm.dbg.declare(metadata i64* %__osize, metadata !2086, metadata !DIExpression()), !dbg !2095
  %2 = load i8*, i8** %__s.addr, align 8, !dbg !2096
  %call2 = invoke noundef i64 @_ZNSt11char_traitsIcE6lengthEPKc(i8* noundef %2)
          to label %invoke.cont unwind label %lpad, !dbg !2097

invoke.cont:
  store i64 %call2, i64* %__osize, align 8, !dbg !2095
  %3 = bitcast i64* %__len to i8*, !dbg !2098
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %3), !dbg !2098
  call void @llvm.dbg.declare(metadata i64* %__len, metadata !2087, metadata !DIExpression()), !dbg !2099
  %call5 = invoke noundef nonnull align 8 dereferenceable(8) i64* @_ZSt3minImERKT_S2_S2_(i64* noundef nonnull align 8 dereferenceable(8) %__size, i64* noundef nonnull align 8 dereferenceable(8) %__osize)
          to label %invoke.cont4 unwind label %lpad3, !dbg !2100

invoke.cont4:
  %4 = load i64, i64* %call5, align 8, !dbg !2100
  store i64 %4, i64* %__len, align 8, !dbg !2099
  %5 = bitcast i32* %__r to i8*, !dbg !2101
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %5), !dbg !2101
  call void @llvm.dbg.declare(metadata i32* %__r, metadata !2088, metadata !DIExpression()), !dbg !2102
  %call6 = call noundef i8* @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !2103
  %6 = load i8*, i8** %__s.addr, align 8, !dbg !2104
  %7 = load i64, i64* %__len, align 8, !dbg !2105
  %call9 = invoke noundef i32 @_ZNSt11char_traitsIcE7compareEPKcS2_m(i8* noundef %call6, i8* noundef %6, i64 noundef %7)
          to label %invoke.cont8 unwind label %lpad7, !dbg !2106

invoke.cont8:
  store i32 %call9, i32* %__r, align 4, !dbg !2102
  %8 = load i32, i32* %__r, align 4, !dbg !2107
  %tobool = icmp ne i32 %8, 0, !dbg !2107
  br i1 %tobool, label %if.end, label %if.then, !dbg !2109

if.then:
  %9 = load i64, i64* %__size, align 8, !dbg !2110
  %10 = load i64, i64* %__osize, align 8, !dbg !2111
  %call10 = call noundef i32 @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_S_compareEmm(i64 noundef %9, i64 noundef %10), !dbg !2112
  store i32 %call10, i32* %__r, align 4, !dbg !2113
  br label %if.end, !dbg !2114

lpad:
  %11 = landingpad { i8*, i32 }
          catch i8* null, !dbg !2115
  %12 = extractvalue { i8*, i32 } %11, 0, !dbg !2115
  store i8* %12, i8** %exn.slot, align 8, !dbg !2115
  %13 = extractvalue { i8*, i32 } %11, 1, !dbg !2115
  store i32 %13, i32* %ehselector.slot, align 4, !dbg !2115
  br label %ehcleanup11, !dbg !2115

lpad3:
  %14 = landingpad { i8*, i32 }
          catch i8* null, !dbg !2115
  %15 = extractvalue { i8*, i32 } %14, 0, !dbg !2115
  store i8* %15, i8** %exn.slot, align 8, !dbg !2115
  %16 = extractvalue { i8*, i32 } %14, 1, !dbg !2115
  store i32 %16, i32* %ehselector.slot, align 4, !dbg !2115
  br label %ehcleanup, !dbg !2115

lpad7:
  %17 = landingpad { i8*, i32 }
          catch i8* null, !dbg !2115
  %18 = extractvalue { i8*, i32 } %17, 0, !dbg !2115
  store i8* %18, i8** %exn.slot, align 8, !dbg !2115
  %19 = extractvalue { i8*, i32 } %17, 1, !dbg !2115
  store i32 %19, i32* %ehselector.slot, align 4, !dbg !2115
  %20 = bitcast i32* %__r to i8*, !dbg !2115
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %20), !dbg !2115
  br label %ehcleanup, !dbg !2115

if.end:
  %21 = load i32, i32* %__r, align 4, !dbg !2116
  %22 = bitcast i32* %__r to i8*, !dbg !2115
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %22), !dbg !2115
  %23 = bitcast i64* %__len to i8*, !dbg !2115
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %23), !dbg !2115
  %24 = bitcast i64* %__osize to i8*, !dbg !2115
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %24), !dbg !2115
  %25 = bitcast i64* %__size to i8*, !dbg !2115
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %25), !dbg !2115
  ret i32 %21, !dbg !2117

ehcleanup:
  %26 = bitcast i64* %__len to i8*, !dbg !2115
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %26), !dbg !2115
  br label %ehcleanup11, !dbg !2115

ehcleanup11:
  %27 = bitcast i64* %__osize to i8*, !dbg !2115
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %27), !dbg !2115
  %28 = bitcast i64* %__size to i8*, !dbg !2115
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %28), !dbg !2115
  br label %terminate.handler, !dbg !2115

terminate.handler:
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !2115
  call void @__clang_call_terminate(i8* %exn), !dbg !2115
  unreachable, !dbg !2115
}

define linkonce_odr dso_local noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this) #12 comdat align 2 !dbg !2118 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !2120, metadata !DIExpression()), !dbg !2121
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %_M_string_length = getelementptr inbounds %"class.std::__cxx11::basic_string", %"class.std::__cxx11::basic_string"* %this1, i32 0, i32 1, !dbg !2122
  %0 = load i64, i64* %_M_string_length, align 8, !dbg !2122
  ret i64 %0, !dbg !2123
}

define linkonce_odr dso_local noundef i64 @_ZNSt11char_traitsIcE6lengthEPKc(i8* noundef %__s) #12 comdat align 2 !dbg !2124 {
entry:
  %__s.addr = alloca i8*, align 8
  store i8* %__s, i8** %__s.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__s.addr, metadata !2126, metadata !DIExpression()), !dbg !2127
  %0 = load i8*, i8** %__s.addr, align 8, !dbg !2128
  %call = call i64 @strlen(i8* noundef %0), !dbg !2129
  ret i64 %call, !dbg !2130
}

define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) i64* @_ZSt3minImERKT_S2_S2_(i64* noundef nonnull align 8 dereferenceable(8) %__a, i64* noundef nonnull align 8 dereferenceable(8) %__b) #13 comdat !dbg !2131 {
entry:
  %retval = alloca i64*, align 8
  %__a.addr = alloca i64*, align 8
  %__b.addr = alloca i64*, align 8
  store i64* %__a, i64** %__a.addr, align 8
  call void @llvm.dbg.declare(metadata i64** %__a.addr, metadata !2138, metadata !DIExpression()), !dbg !2142
  store i64* %__b, i64** %__b.addr, align 8
  call void @llvm.dbg.declare(metadata i64** %__b.addr, metadata !2139, metadata !DIExpression()), !dbg !2143
  %0 = load i64*, i64** %__b.addr, align 8, !dbg !2144
  %1 = load i64, i64* %0, align 8, !dbg !2144
  %2 = load i64*, i64** %__a.addr, align 8, !dbg !2146
  %3 = load i64, i64* %2, align 8, !dbg !2146
  %cmp = icmp ult i64 %1, %3, !dbg !2147
  br i1 %cmp, label %if.then, label %if.end, !dbg !2148

if.then:
  %4 = load i64*, i64** %__b.addr, align 8, !dbg !2149
  store i64* %4, i64** %retval, align 8, !dbg !2150
  br label %return, !dbg !2150

if.end:
  %5 = load i64*, i64** %__a.addr, align 8, !dbg !2151
  store i64* %5, i64** %retval, align 8, !dbg !2152
  br label %return, !dbg !2152

return:
  %6 = load i64*, i64** %retval, align 8, !dbg !2153
  ret i64* %6, !dbg !2153
}

define linkonce_odr dso_local noundef i32 @_ZNSt11char_traitsIcE7compareEPKcS2_m(i8* noundef %__s1, i8* noundef %__s2, i64 noundef %__n) #12 comdat align 2 !dbg !2154 {
entry:
  %retval = alloca i32, align 4
  %__s1.addr = alloca i8*, align 8
  %__s2.addr = alloca i8*, align 8
  %__n.addr = alloca i64, align 8
  store i8* %__s1, i8** %__s1.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__s1.addr, metadata !2156, metadata !DIExpression()), !dbg !2159
  store i8* %__s2, i8** %__s2.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__s2.addr, metadata !2157, metadata !DIExpression()), !dbg !2160
  store i64 %__n, i64* %__n.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__n.addr, metadata !2158, metadata !DIExpression()), !dbg !2161
  %0 = load i64, i64* %__n.addr, align 8, !dbg !2162
  %cmp = icmp eq i64 %0, 0, !dbg !2164
  br i1 %cmp, label %if.then, label %if.end, !dbg !2165

if.then:
  store i32 0, i32* %retval, align 4, !dbg !2166
  br label %return, !dbg !2166

if.end:
  %1 = load i8*, i8** %__s1.addr, align 8, !dbg !2167
  %2 = load i8*, i8** %__s2.addr, align 8, !dbg !2168
  %3 = load i64, i64* %__n.addr, align 8, !dbg !2169
  %call = call i32 @memcmp(i8* noundef %1, i8* noundef %2, i64 noundef %3), !dbg !2170
  store i32 %call, i32* %retval, align 4, !dbg !2171
  br label %return, !dbg !2171

return:
  %4 = load i32, i32* %retval, align 4, !dbg !2172
  ret i32 %4, !dbg !2172
}

define linkonce_odr dso_local noundef i32 @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_S_compareEmm(i64 noundef %__n1, i64 noundef %__n2) #12 comdat align 2 !dbg !2173 {
entry:
  %retval = alloca i32, align 4
  %__n1.addr = alloca i64, align 8
  %__n2.addr = alloca i64, align 8
  %__d = alloca i64, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i64 %__n1, i64* %__n1.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__n1.addr, metadata !2175, metadata !DIExpression()), !dbg !2179
  store i64 %__n2, i64* %__n2.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__n2.addr, metadata !2176, metadata !DIExpression()), !dbg !2180
  %0 = bitcast i64* %__d to i8*, !dbg !2181
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !2181
  call void @llvm.dbg.declare(metadata i64* %__d, metadata !2177, metadata !DIExpression()), !dbg !2182
  %1 = load i64, i64* %__n1.addr, align 8, !dbg !2183
  %2 = load i64, i64* %__n2.addr, align 8, !dbg !2184
  %sub = sub i64 %1, %2, !dbg !2185
  store i64 %sub, i64* %__d, align 8, !dbg !2182
  %3 = load i64, i64* %__d, align 8, !dbg !2186
  %cmp = icmp sgt i64 %3, 2147483647, !dbg !2188
  br i1 %cmp, label %if.then, label %if.else, !dbg !2189

if.then:
  store i32 2147483647, i32* %retval, align 4, !dbg !2190
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !2190

if.else:
  %4 = load i64, i64* %__d, align 8, !dbg !2191
  %cmp1 = icmp slt i64 %4, -2147483648, !dbg !2193
  br i1 %cmp1, label %if.then2, label %if.else3, !dbg !2194

if.then2:
  store i32 -2147483648, i32* %retval, align 4, !dbg !2195
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !2195

if.else3:
  %5 = load i64, i64* %__d, align 8, !dbg !2196
  %conv = trunc i64 %5 to i32, !dbg !2196
  store i32 %conv, i32* %retval, align 4, !dbg !2197
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !2197

cleanup:
  %6 = bitcast i64* %__d to i8*, !dbg !2198
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %6), !dbg !2198
  %7 = load i32, i32* %retval, align 4, !dbg !2198
  ret i32 %7, !dbg !2198
}

declare i64 @strlen(i8* noundef)

declare i32 @memcmp(i8* noundef, i8* noundef, i64 noundef)

define internal void @_GLOBAL__sub_I_cin_lines_unsafe.cpp() #0 section ".text.startup" !dbg !2199 {
entry:
  call void @__cxx_global_var_init(), !dbg !2201
  ret void
}

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!1610, !1611, !1612, !1613, !1614, !1615}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "__ioinit", linkageName: "_ZStL8__ioinit", scope: !2, file: !3, line: 74, type: !4, isLocal: true, isDefinition: true)
!2 = !DINamespace(name: "std", scope: null)
!3 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/iostream", directory: "")
!4 = !DICompositeType(tag: DW_TAG_class_type, name: "Init", scope: !6, file: !5, line: 635, size: 8, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSNSt8ios_base4InitE")
!5 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/ios_base.h", directory: "")
!6 = !DICompositeType(tag: DW_TAG_class_type, name: "ios_base", scope: !2, file: !5, line: 229, size: 1728, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSSt8ios_base")
!7 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !8, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !9, retainedTypes: !20, globals: !779, imports: !780, splitDebugInlining: false, nameTableKind: None)
!8 = !DIFile(filename: "cin_lines_unsafe.cpp", directory: ".")
!9 = !{!10}
!10 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "_Ios_Iostate", scope: !2, file: !5, line: 154, baseType: !11, size: 32, elements: !12, identifier: "_ZTSSt12_Ios_Iostate")
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !{!13, !14, !15, !16, !17, !18, !19}
!13 = !DIEnumerator(name: "_S_goodbit", value: 0)
!14 = !DIEnumerator(name: "_S_badbit", value: 1)
!15 = !DIEnumerator(name: "_S_eofbit", value: 2)
!16 = !DIEnumerator(name: "_S_failbit", value: 4)
!17 = !DIEnumerator(name: "_S_ios_iostate_end", value: 65536)
!18 = !DIEnumerator(name: "_S_ios_iostate_max", value: 2147483647)
!19 = !DIEnumerator(name: "_S_ios_iostate_min", value: -2147483648)
!20 = !{!21, !22, !10, !11, !23, !183, !25, !48, !54, !150, !6, !768}
!21 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!22 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "difference_type", scope: !25, file: !24, line: 127, baseType: !764)
!24 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/basic_string.h", directory: "")
!25 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "basic_string<char, std::char_traits<char>, std::allocator<char> >", scope: !26, file: !24, line: 85, size: 256, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !27, templateParams: !763, identifier: "_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE")
!26 = !DINamespace(name: "__cxx11", scope: !2, exportSymbols: true)
!27 = !{!28, !149, !170, !171, !179, !373, !378, !381, !384, !389, !392, !398, !399, !400, !403, !407, !410, !411, !414, !418, !423, !424, !427, !430, !433, !436, !439, !440, !443, !448, !453, !456, !459, !462, !466, !469, !472, !473, !476, !477, !480, !483, !486, !489, !493, !498, !501, !504, !505, !509, !512, !515, !518, !521, !524, !527, !530, !531, !532, !537, !542, !543, !544, !545, !546, !547, !548, !551, !552, !553, !554, !555, !556, !557, !558, !559, !560, !561, !570, !576, !577, !578, !581, !584, !585, !586, !587, !588, !589, !590, !591, !594, !597, !598, !601, !602, !605, !606, !607, !608, !609, !610, !611, !612, !615, !618, !621, !624, !627, !630, !633, !637, !640, !643, !646, !647, !650, !653, !656, !659, !662, !665, !668, !671, !674, !677, !680, !683, !686, !689, !690, !693, !694, !697, !700, !703, !704, !707, !710, !713, !716, !719, !722, !723, !724, !725, !726, !727, !728, !729, !730, !731, !732, !733, !734, !735, !736, !737, !738, !739, !740, !741, !742, !745, !748, !751, !754, !757, !760}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "npos", scope: !25, file: !24, line: 139, baseType: !29, flags: DIFlagPublic | DIFlagStaticMember, extraData: i64 -1)
!29 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !30)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_type", scope: !25, file: !24, line: 126, baseType: !31)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_type", scope: !33, file: !32, line: 59, baseType: !127)
!32 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/ext/alloc_traits.h", directory: "")
!33 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__alloc_traits<std::allocator<char>, char>", scope: !34, file: !32, line: 48, size: 8, flags: DIFlagTypePassByValue, elements: !35, templateParams: !148, identifier: "_ZTSN9__gnu_cxx14__alloc_traitsISaIcEcEE")
!34 = !DINamespace(name: "__gnu_cxx", scope: null)
!35 = !{!36, !135, !138, !141, !144, !145, !146, !147}
!36 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !33, baseType: !37, extraData: i32 0)
!37 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "allocator_traits<std::allocator<char> >", scope: !2, file: !38, line: 411, size: 8, flags: DIFlagTypePassByValue, elements: !39, templateParams: !133, identifier: "_ZTSSt16allocator_traitsISaIcEE")
!38 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/alloc_traits.h", directory: "")
!39 = !{!40, !117, !121, !124, !130}
!40 = !DISubprogram(name: "allocate", linkageName: "_ZNSt16allocator_traitsISaIcEE8allocateERS0_m", scope: !37, file: !38, line: 463, type: !41, scopeLine: 463, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!41 = !DISubroutineType(types: !42)
!42 = !{!43, !46, !116}
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "pointer", scope: !37, file: !38, line: 420, baseType: !44)
!44 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !45, size: 64)
!45 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!46 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !47, size: 64)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "allocator_type", scope: !37, file: !38, line: 414, baseType: !48)
!48 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "allocator<char>", scope: !2, file: !49, line: 262, size: 8, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !50, templateParams: !114, identifier: "_ZTSSaIcE")
!49 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/allocator.h", directory: "")
!50 = !{!51, !100, !104, !109, !113}
!51 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !48, baseType: !52, flags: DIFlagPublic, extraData: i32 0)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "__allocator_base<char>", scope: !2, file: !53, line: 47, baseType: !54)
!53 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++allocator.h", directory: "")
!54 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "__new_allocator<char>", scope: !2, file: !55, line: 56, size: 8, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !56, templateParams: !98, identifier: "_ZTSSt15__new_allocatorIcE")
!55 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/new_allocator.h", directory: "")
!56 = !{!57, !61, !66, !67, !74, !82, !91, !94, !97}
!57 = !DISubprogram(name: "__new_allocator", scope: !54, file: !55, line: 80, type: !58, scopeLine: 80, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!58 = !DISubroutineType(types: !59)
!59 = !{null, !60}
!60 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !54, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!61 = !DISubprogram(name: "__new_allocator", scope: !54, file: !55, line: 83, type: !62, scopeLine: 83, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!62 = !DISubroutineType(types: !63)
!63 = !{null, !60, !64}
!64 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !65, size: 64)
!65 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !54)
!66 = !DISubprogram(name: "~__new_allocator", scope: !54, file: !55, line: 90, type: !58, scopeLine: 90, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!67 = !DISubprogram(name: "address", linkageName: "_ZNKSt15__new_allocatorIcE7addressERc", scope: !54, file: !55, line: 93, type: !68, scopeLine: 93, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!68 = !DISubroutineType(types: !69)
!69 = !{!70, !71, !72}
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "pointer", scope: !54, file: !55, line: 63, baseType: !44)
!71 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !65, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!72 = !DIDerivedType(tag: DW_TAG_typedef, name: "reference", scope: !54, file: !55, line: 65, baseType: !73)
!73 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !45, size: 64)
!74 = !DISubprogram(name: "address", linkageName: "_ZNKSt15__new_allocatorIcE7addressERKc", scope: !54, file: !55, line: 97, type: !75, scopeLine: 97, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!75 = !DISubroutineType(types: !76)
!76 = !{!77, !71, !80}
!77 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_pointer", scope: !54, file: !55, line: 64, baseType: !78)
!78 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !79, size: 64)
!79 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !45)
!80 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_reference", scope: !54, file: !55, line: 66, baseType: !81)
!81 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !79, size: 64)
!82 = !DISubprogram(name: "allocate", linkageName: "_ZNSt15__new_allocatorIcE8allocateEmPKv", scope: !54, file: !55, line: 112, type: !83, scopeLine: 112, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!83 = !DISubroutineType(types: !84)
!84 = !{!44, !60, !85, !89}
!85 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_type", file: !55, line: 60, baseType: !86)
!86 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", scope: !2, file: !87, line: 298, baseType: !88)
!87 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!88 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!89 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !90, size: 64)
!90 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!91 = !DISubprogram(name: "deallocate", linkageName: "_ZNSt15__new_allocatorIcE10deallocateEPcm", scope: !54, file: !55, line: 142, type: !92, scopeLine: 142, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!92 = !DISubroutineType(types: !93)
!93 = !{null, !60, !44, !85}
!94 = !DISubprogram(name: "max_size", linkageName: "_ZNKSt15__new_allocatorIcE8max_sizeEv", scope: !54, file: !55, line: 167, type: !95, scopeLine: 167, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!95 = !DISubroutineType(types: !96)
!96 = !{!85, !71}
!97 = !DISubprogram(name: "_M_max_size", linkageName: "_ZNKSt15__new_allocatorIcE11_M_max_sizeEv", scope: !54, file: !55, line: 210, type: !95, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!98 = !{!99}
!99 = !DITemplateTypeParameter(name: "_Tp", type: !45)
!100 = !DISubprogram(name: "allocator", scope: !48, file: !49, line: 156, type: !101, scopeLine: 156, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!101 = !DISubroutineType(types: !102)
!102 = !{null, !103}
!103 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !48, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!104 = !DISubprogram(name: "allocator", scope: !48, file: !49, line: 159, type: !105, scopeLine: 159, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!105 = !DISubroutineType(types: !106)
!106 = !{null, !103, !107}
!107 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !108, size: 64)
!108 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !48)
!109 = !DISubprogram(name: "operator=", linkageName: "_ZNSaIcEaSERKS_", scope: !48, file: !49, line: 164, type: !110, scopeLine: 164, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!110 = !DISubroutineType(types: !111)
!111 = !{!112, !103, !107}
!112 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !48, size: 64)
!113 = !DISubprogram(name: "~allocator", scope: !48, file: !49, line: 174, type: !101, scopeLine: 174, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!114 = !{!115}
!115 = !DITemplateTypeParameter(type: !45)
!116 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_type", file: !38, line: 435, baseType: !86)
!117 = !DISubprogram(name: "allocate", linkageName: "_ZNSt16allocator_traitsISaIcEE8allocateERS0_mPKv", scope: !37, file: !38, line: 477, type: !118, scopeLine: 477, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!118 = !DISubroutineType(types: !119)
!119 = !{!43, !46, !116, !120}
!120 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_void_pointer", file: !38, line: 429, baseType: !89)
!121 = !DISubprogram(name: "deallocate", linkageName: "_ZNSt16allocator_traitsISaIcEE10deallocateERS0_Pcm", scope: !37, file: !38, line: 495, type: !122, scopeLine: 495, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!122 = !DISubroutineType(types: !123)
!123 = !{null, !46, !43, !116}
!124 = !DISubprogram(name: "max_size", linkageName: "_ZNSt16allocator_traitsISaIcEE8max_sizeERKS0_", scope: !37, file: !38, line: 547, type: !125, scopeLine: 547, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!125 = !DISubroutineType(types: !126)
!126 = !{!127, !128}
!127 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_type", scope: !37, file: !38, line: 435, baseType: !86)
!128 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !129, size: 64)
!129 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !47)
!130 = !DISubprogram(name: "select_on_container_copy_construction", linkageName: "_ZNSt16allocator_traitsISaIcEE37select_on_container_copy_constructionERKS0_", scope: !37, file: !38, line: 562, type: !131, scopeLine: 562, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!131 = !DISubroutineType(types: !132)
!132 = !{!47, !128}
!133 = !{!134}
!134 = !DITemplateTypeParameter(name: "_Alloc", type: !48)
!135 = !DISubprogram(name: "_S_select_on_copy", linkageName: "_ZN9__gnu_cxx14__alloc_traitsISaIcEcE17_S_select_on_copyERKS1_", scope: !33, file: !32, line: 97, type: !136, scopeLine: 97, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!136 = !DISubroutineType(types: !137)
!137 = !{!48, !107}
!138 = !DISubprogram(name: "_S_on_swap", linkageName: "_ZN9__gnu_cxx14__alloc_traitsISaIcEcE10_S_on_swapERS1_S3_", scope: !33, file: !32, line: 100, type: !139, scopeLine: 100, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!139 = !DISubroutineType(types: !140)
!140 = !{null, !112, !112}
!141 = !DISubprogram(name: "_S_propagate_on_copy_assign", linkageName: "_ZN9__gnu_cxx14__alloc_traitsISaIcEcE27_S_propagate_on_copy_assignEv", scope: !33, file: !32, line: 103, type: !142, scopeLine: 103, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!142 = !DISubroutineType(types: !143)
!143 = !{!21}
!144 = !DISubprogram(name: "_S_propagate_on_move_assign", linkageName: "_ZN9__gnu_cxx14__alloc_traitsISaIcEcE27_S_propagate_on_move_assignEv", scope: !33, file: !32, line: 106, type: !142, scopeLine: 106, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!145 = !DISubprogram(name: "_S_propagate_on_swap", linkageName: "_ZN9__gnu_cxx14__alloc_traitsISaIcEcE20_S_propagate_on_swapEv", scope: !33, file: !32, line: 109, type: !142, scopeLine: 109, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!146 = !DISubprogram(name: "_S_always_equal", linkageName: "_ZN9__gnu_cxx14__alloc_traitsISaIcEcE15_S_always_equalEv", scope: !33, file: !32, line: 112, type: !142, scopeLine: 112, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!147 = !DISubprogram(name: "_S_nothrow_move", linkageName: "_ZN9__gnu_cxx14__alloc_traitsISaIcEcE15_S_nothrow_moveEv", scope: !33, file: !32, line: 115, type: !142, scopeLine: 115, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!148 = !{!134, !115}
!149 = !DIDerivedType(tag: DW_TAG_member, name: "_M_dataplus", scope: !25, file: !24, line: 210, baseType: !150, size: 64)
!150 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_Alloc_hider", scope: !25, file: !24, line: 192, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !151, identifier: "_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderE")
!151 = !{!152, !159, !162, !166}
!152 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !150, baseType: !153, extraData: i32 0)
!153 = !DIDerivedType(tag: DW_TAG_typedef, name: "allocator_type", scope: !25, file: !24, line: 125, baseType: !154)
!154 = !DIDerivedType(tag: DW_TAG_typedef, name: "_Char_alloc_type", scope: !25, file: !24, line: 88, baseType: !155)
!155 = !DIDerivedType(tag: DW_TAG_typedef, name: "other", scope: !156, file: !32, line: 120, baseType: !158)
!156 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "rebind<char>", scope: !33, file: !32, line: 119, size: 8, flags: DIFlagTypePassByValue, elements: !157, templateParams: !98, identifier: "_ZTSN9__gnu_cxx14__alloc_traitsISaIcEcE6rebindIcEE")
!157 = !{}
!158 = !DIDerivedType(tag: DW_TAG_typedef, name: "rebind_alloc<char>", scope: !37, file: !38, line: 450, baseType: !48)
!159 = !DIDerivedType(tag: DW_TAG_member, name: "_M_p", scope: !150, file: !24, line: 207, baseType: !160, size: 64)
!160 = !DIDerivedType(tag: DW_TAG_typedef, name: "pointer", scope: !25, file: !24, line: 130, baseType: !161)
!161 = !DIDerivedType(tag: DW_TAG_typedef, name: "pointer", scope: !33, file: !32, line: 57, baseType: !43)
!162 = !DISubprogram(name: "_Alloc_hider", scope: !150, file: !24, line: 199, type: !163, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!163 = !DISubroutineType(types: !164)
!164 = !{null, !165, !160, !107}
!165 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !150, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!166 = !DISubprogram(name: "_Alloc_hider", scope: !150, file: !24, line: 203, type: !167, scopeLine: 203, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!167 = !DISubroutineType(types: !168)
!168 = !{null, !165, !160, !169}
!169 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !48, size: 64)
!170 = !DIDerivedType(tag: DW_TAG_member, name: "_M_string_length", scope: !25, file: !24, line: 211, baseType: !30, size: 64, offset: 64)
!171 = !DIDerivedType(tag: DW_TAG_member, scope: !25, file: !24, line: 215, baseType: !172, size: 128, offset: 128)
!172 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !25, file: !24, line: 215, size: 128, flags: DIFlagExportSymbols | DIFlagTypePassByValue, elements: !173, identifier: "_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEUt0_E")
!173 = !{!174, !178}
!174 = !DIDerivedType(tag: DW_TAG_member, name: "_M_local_buf", scope: !172, file: !24, line: 217, baseType: !175, size: 128)
!175 = !DICompositeType(tag: DW_TAG_array_type, baseType: !45, size: 128, elements: !176)
!176 = !{!177}
!177 = !DISubrange(count: 16)
!178 = !DIDerivedType(tag: DW_TAG_member, name: "_M_allocated_capacity", scope: !172, file: !24, line: 218, baseType: !30, size: 64)
!179 = !DISubprogram(name: "_S_to_string_view", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE17_S_to_string_viewESt17basic_string_viewIcS2_E", scope: !25, file: !24, line: 164, type: !180, scopeLine: 164, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!180 = !DISubroutineType(types: !181)
!181 = !{!182, !182}
!182 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sv_type", scope: !25, file: !24, line: 152, baseType: !183)
!183 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "basic_string_view<char, std::char_traits<char> >", scope: !2, file: !184, line: 100, size: 128, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !185, templateParams: !319, identifier: "_ZTSSt17basic_string_viewIcSt11char_traitsIcEE")
!184 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/string_view", directory: "")
!185 = !{!186, !189, !190, !191, !195, !200, !203, !206, !210, !218, !219, !220, !221, !227, !228, !229, !230, !233, !234, !235, !238, !243, !244, !247, !248, !252, !255, !256, !259, !263, !266, !269, !272, !275, !278, !281, !284, !287, !290, !293, !296, !297, !298, !299, !300, !301, !302, !303, !304, !305, !306, !307, !308, !309, !310, !311, !312, !313, !314, !315, !316}
!186 = !DIDerivedType(tag: DW_TAG_member, name: "npos", scope: !183, file: !184, line: 121, baseType: !187, flags: DIFlagPublic | DIFlagStaticMember)
!187 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !188)
!188 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_type", file: !184, line: 119, baseType: !86)
!189 = !DIDerivedType(tag: DW_TAG_member, name: "_M_len", scope: !183, file: !184, line: 516, baseType: !86, size: 64)
!190 = !DIDerivedType(tag: DW_TAG_member, name: "_M_str", scope: !183, file: !184, line: 517, baseType: !78, size: 64, offset: 64)
!191 = !DISubprogram(name: "basic_string_view", scope: !183, file: !184, line: 126, type: !192, scopeLine: 126, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!192 = !DISubroutineType(types: !193)
!193 = !{null, !194}
!194 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !183, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!195 = !DISubprogram(name: "basic_string_view", scope: !183, file: !184, line: 130, type: !196, scopeLine: 130, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!196 = !DISubroutineType(types: !197)
!197 = !{null, !194, !198}
!198 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !199, size: 64)
!199 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !183)
!200 = !DISubprogram(name: "basic_string_view", scope: !183, file: !184, line: 133, type: !201, scopeLine: 133, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!201 = !DISubroutineType(types: !202)
!202 = !{null, !194, !78}
!203 = !DISubprogram(name: "basic_string_view", scope: !183, file: !184, line: 139, type: !204, scopeLine: 139, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!204 = !DISubroutineType(types: !205)
!205 = !{null, !194, !78, !188}
!206 = !DISubprogram(name: "operator=", linkageName: "_ZNSt17basic_string_viewIcSt11char_traitsIcEEaSERKS2_", scope: !183, file: !184, line: 177, type: !207, scopeLine: 177, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!207 = !DISubroutineType(types: !208)
!208 = !{!209, !194, !198}
!209 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !183, size: 64)
!210 = !DISubprogram(name: "begin", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE5beginEv", scope: !183, file: !184, line: 182, type: !211, scopeLine: 182, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!211 = !DISubroutineType(types: !212)
!212 = !{!213, !217}
!213 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_iterator", scope: !183, file: !184, line: 115, baseType: !214)
!214 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !215, size: 64)
!215 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !216)
!216 = !DIDerivedType(tag: DW_TAG_typedef, name: "value_type", scope: !183, file: !184, line: 110, baseType: !45)
!217 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !199, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!218 = !DISubprogram(name: "end", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE3endEv", scope: !183, file: !184, line: 186, type: !211, scopeLine: 186, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!219 = !DISubprogram(name: "cbegin", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE6cbeginEv", scope: !183, file: !184, line: 190, type: !211, scopeLine: 190, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!220 = !DISubprogram(name: "cend", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE4cendEv", scope: !183, file: !184, line: 194, type: !211, scopeLine: 194, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!221 = !DISubprogram(name: "rbegin", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE6rbeginEv", scope: !183, file: !184, line: 198, type: !222, scopeLine: 198, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!222 = !DISubroutineType(types: !223)
!223 = !{!224, !217}
!224 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_reverse_iterator", scope: !183, file: !184, line: 117, baseType: !225)
!225 = !DICompositeType(tag: DW_TAG_class_type, name: "reverse_iterator<const char *>", scope: !2, file: !226, line: 132, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSSt16reverse_iteratorIPKcE")
!226 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/stl_iterator.h", directory: "")
!227 = !DISubprogram(name: "rend", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE4rendEv", scope: !183, file: !184, line: 202, type: !222, scopeLine: 202, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!228 = !DISubprogram(name: "crbegin", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE7crbeginEv", scope: !183, file: !184, line: 206, type: !222, scopeLine: 206, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!229 = !DISubprogram(name: "crend", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE5crendEv", scope: !183, file: !184, line: 210, type: !222, scopeLine: 210, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!230 = !DISubprogram(name: "size", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE4sizeEv", scope: !183, file: !184, line: 216, type: !231, scopeLine: 216, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!231 = !DISubroutineType(types: !232)
!232 = !{!188, !217}
!233 = !DISubprogram(name: "length", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE6lengthEv", scope: !183, file: !184, line: 220, type: !231, scopeLine: 220, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!234 = !DISubprogram(name: "max_size", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE8max_sizeEv", scope: !183, file: !184, line: 224, type: !231, scopeLine: 224, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!235 = !DISubprogram(name: "empty", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE5emptyEv", scope: !183, file: !184, line: 231, type: !236, scopeLine: 231, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!236 = !DISubroutineType(types: !237)
!237 = !{!21, !217}
!238 = !DISubprogram(name: "operator[]", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEEixEm", scope: !183, file: !184, line: 237, type: !239, scopeLine: 237, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!239 = !DISubroutineType(types: !240)
!240 = !{!241, !217, !188}
!241 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_reference", scope: !183, file: !184, line: 114, baseType: !242)
!242 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !215, size: 64)
!243 = !DISubprogram(name: "at", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE2atEm", scope: !183, file: !184, line: 244, type: !239, scopeLine: 244, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!244 = !DISubprogram(name: "front", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE5frontEv", scope: !183, file: !184, line: 254, type: !245, scopeLine: 254, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!245 = !DISubroutineType(types: !246)
!246 = !{!241, !217}
!247 = !DISubprogram(name: "back", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE4backEv", scope: !183, file: !184, line: 261, type: !245, scopeLine: 261, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!248 = !DISubprogram(name: "data", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE4dataEv", scope: !183, file: !184, line: 268, type: !249, scopeLine: 268, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!249 = !DISubroutineType(types: !250)
!250 = !{!251, !217}
!251 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_pointer", scope: !183, file: !184, line: 112, baseType: !214)
!252 = !DISubprogram(name: "remove_prefix", linkageName: "_ZNSt17basic_string_viewIcSt11char_traitsIcEE13remove_prefixEm", scope: !183, file: !184, line: 274, type: !253, scopeLine: 274, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!253 = !DISubroutineType(types: !254)
!254 = !{null, !194, !188}
!255 = !DISubprogram(name: "remove_suffix", linkageName: "_ZNSt17basic_string_viewIcSt11char_traitsIcEE13remove_suffixEm", scope: !183, file: !184, line: 282, type: !253, scopeLine: 282, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!256 = !DISubprogram(name: "swap", linkageName: "_ZNSt17basic_string_viewIcSt11char_traitsIcEE4swapERS2_", scope: !183, file: !184, line: 286, type: !257, scopeLine: 286, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!257 = !DISubroutineType(types: !258)
!258 = !{null, !194, !209}
!259 = !DISubprogram(name: "copy", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE4copyEPcmm", scope: !183, file: !184, line: 297, type: !260, scopeLine: 297, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!260 = !DISubroutineType(types: !261)
!261 = !{!262, !217, !44, !188, !188}
!262 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_type", scope: !183, file: !184, line: 119, baseType: !86)
!263 = !DISubprogram(name: "substr", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE6substrEmm", scope: !183, file: !184, line: 309, type: !264, scopeLine: 309, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!264 = !DISubroutineType(types: !265)
!265 = !{!183, !217, !188, !188}
!266 = !DISubprogram(name: "compare", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE7compareES2_", scope: !183, file: !184, line: 317, type: !267, scopeLine: 317, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!267 = !DISubroutineType(types: !268)
!268 = !{!11, !217, !183}
!269 = !DISubprogram(name: "compare", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE7compareEmmS2_", scope: !183, file: !184, line: 327, type: !270, scopeLine: 327, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!270 = !DISubroutineType(types: !271)
!271 = !{!11, !217, !188, !188, !183}
!272 = !DISubprogram(name: "compare", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE7compareEmmS2_mm", scope: !183, file: !184, line: 331, type: !273, scopeLine: 331, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!273 = !DISubroutineType(types: !274)
!274 = !{!11, !217, !188, !188, !183, !188, !188}
!275 = !DISubprogram(name: "compare", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE7compareEPKc", scope: !183, file: !184, line: 338, type: !276, scopeLine: 338, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!276 = !DISubroutineType(types: !277)
!277 = !{!11, !217, !78}
!278 = !DISubprogram(name: "compare", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE7compareEmmPKc", scope: !183, file: !184, line: 342, type: !279, scopeLine: 342, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!279 = !DISubroutineType(types: !280)
!280 = !{!11, !217, !188, !188, !78}
!281 = !DISubprogram(name: "compare", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE7compareEmmPKcm", scope: !183, file: !184, line: 346, type: !282, scopeLine: 346, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!282 = !DISubroutineType(types: !283)
!283 = !{!11, !217, !188, !188, !78, !188}
!284 = !DISubprogram(name: "find", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE4findES2_m", scope: !183, file: !184, line: 403, type: !285, scopeLine: 403, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!285 = !DISubroutineType(types: !286)
!286 = !{!262, !217, !183, !188}
!287 = !DISubprogram(name: "find", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE4findEcm", scope: !183, file: !184, line: 407, type: !288, scopeLine: 407, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!288 = !DISubroutineType(types: !289)
!289 = !{!262, !217, !45, !188}
!290 = !DISubprogram(name: "find", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE4findEPKcmm", scope: !183, file: !184, line: 410, type: !291, scopeLine: 410, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!291 = !DISubroutineType(types: !292)
!292 = !{!262, !217, !78, !188, !188}
!293 = !DISubprogram(name: "find", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE4findEPKcm", scope: !183, file: !184, line: 413, type: !294, scopeLine: 413, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!294 = !DISubroutineType(types: !295)
!295 = !{!262, !217, !78, !188}
!296 = !DISubprogram(name: "rfind", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE5rfindES2_m", scope: !183, file: !184, line: 417, type: !285, scopeLine: 417, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!297 = !DISubprogram(name: "rfind", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE5rfindEcm", scope: !183, file: !184, line: 421, type: !288, scopeLine: 421, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!298 = !DISubprogram(name: "rfind", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE5rfindEPKcmm", scope: !183, file: !184, line: 424, type: !291, scopeLine: 424, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!299 = !DISubprogram(name: "rfind", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE5rfindEPKcm", scope: !183, file: !184, line: 427, type: !294, scopeLine: 427, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!300 = !DISubprogram(name: "find_first_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE13find_first_ofES2_m", scope: !183, file: !184, line: 431, type: !285, scopeLine: 431, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!301 = !DISubprogram(name: "find_first_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE13find_first_ofEcm", scope: !183, file: !184, line: 435, type: !288, scopeLine: 435, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!302 = !DISubprogram(name: "find_first_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE13find_first_ofEPKcmm", scope: !183, file: !184, line: 439, type: !291, scopeLine: 439, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!303 = !DISubprogram(name: "find_first_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE13find_first_ofEPKcm", scope: !183, file: !184, line: 443, type: !294, scopeLine: 443, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!304 = !DISubprogram(name: "find_last_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE12find_last_ofES2_m", scope: !183, file: !184, line: 447, type: !285, scopeLine: 447, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!305 = !DISubprogram(name: "find_last_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE12find_last_ofEcm", scope: !183, file: !184, line: 452, type: !288, scopeLine: 452, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!306 = !DISubprogram(name: "find_last_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE12find_last_ofEPKcmm", scope: !183, file: !184, line: 456, type: !291, scopeLine: 456, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!307 = !DISubprogram(name: "find_last_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE12find_last_ofEPKcm", scope: !183, file: !184, line: 460, type: !294, scopeLine: 460, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!308 = !DISubprogram(name: "find_first_not_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE17find_first_not_ofES2_m", scope: !183, file: !184, line: 464, type: !285, scopeLine: 464, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!309 = !DISubprogram(name: "find_first_not_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE17find_first_not_ofEcm", scope: !183, file: !184, line: 469, type: !288, scopeLine: 469, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!310 = !DISubprogram(name: "find_first_not_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE17find_first_not_ofEPKcmm", scope: !183, file: !184, line: 472, type: !291, scopeLine: 472, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!311 = !DISubprogram(name: "find_first_not_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE17find_first_not_ofEPKcm", scope: !183, file: !184, line: 476, type: !294, scopeLine: 476, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!312 = !DISubprogram(name: "find_last_not_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE16find_last_not_ofES2_m", scope: !183, file: !184, line: 483, type: !285, scopeLine: 483, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!313 = !DISubprogram(name: "find_last_not_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE16find_last_not_ofEcm", scope: !183, file: !184, line: 488, type: !288, scopeLine: 488, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!314 = !DISubprogram(name: "find_last_not_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE16find_last_not_ofEPKcmm", scope: !183, file: !184, line: 491, type: !291, scopeLine: 491, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!315 = !DISubprogram(name: "find_last_not_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE16find_last_not_ofEPKcm", scope: !183, file: !184, line: 495, type: !294, scopeLine: 495, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!316 = !DISubprogram(name: "_S_compare", linkageName: "_ZNSt17basic_string_viewIcSt11char_traitsIcEE10_S_compareEmm", scope: !183, file: !184, line: 505, type: !317, scopeLine: 505, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!317 = !DISubroutineType(types: !318)
!318 = !{!11, !188, !188}
!319 = !{!320, !321}
!320 = !DITemplateTypeParameter(name: "_CharT", type: !45)
!321 = !DITemplateTypeParameter(name: "_Traits", type: !322)
!322 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "char_traits<char>", scope: !2, file: !323, line: 335, size: 8, flags: DIFlagTypePassByValue, elements: !324, templateParams: !372, identifier: "_ZTSSt11char_traitsIcE")
!323 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/char_traits.h", directory: "")
!324 = !{!325, !332, !335, !336, !340, !343, !346, !350, !351, !354, !360, !363, !366, !369}
!325 = !DISubprogram(name: "assign", linkageName: "_ZNSt11char_traitsIcE6assignERcRKc", scope: !322, file: !323, line: 347, type: !326, scopeLine: 347, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!326 = !DISubroutineType(types: !327)
!327 = !{null, !328, !330}
!328 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !329, size: 64)
!329 = !DIDerivedType(tag: DW_TAG_typedef, name: "char_type", scope: !322, file: !323, line: 337, baseType: !45)
!330 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !331, size: 64)
!331 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !329)
!332 = !DISubprogram(name: "eq", linkageName: "_ZNSt11char_traitsIcE2eqERKcS2_", scope: !322, file: !323, line: 358, type: !333, scopeLine: 358, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!333 = !DISubroutineType(types: !334)
!334 = !{!21, !330, !330}
!335 = !DISubprogram(name: "lt", linkageName: "_ZNSt11char_traitsIcE2ltERKcS2_", scope: !322, file: !323, line: 362, type: !333, scopeLine: 362, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!336 = !DISubprogram(name: "compare", linkageName: "_ZNSt11char_traitsIcE7compareEPKcS2_m", scope: !322, file: !323, line: 370, type: !337, scopeLine: 370, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!337 = !DISubroutineType(types: !338)
!338 = !{!11, !339, !339, !86}
!339 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !331, size: 64)
!340 = !DISubprogram(name: "length", linkageName: "_ZNSt11char_traitsIcE6lengthEPKc", scope: !322, file: !323, line: 389, type: !341, scopeLine: 389, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!341 = !DISubroutineType(types: !342)
!342 = !{!86, !339}
!343 = !DISubprogram(name: "find", linkageName: "_ZNSt11char_traitsIcE4findEPKcmRS1_", scope: !322, file: !323, line: 399, type: !344, scopeLine: 399, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!344 = !DISubroutineType(types: !345)
!345 = !{!339, !339, !86, !330}
!346 = !DISubprogram(name: "move", linkageName: "_ZNSt11char_traitsIcE4moveEPcPKcm", scope: !322, file: !323, line: 411, type: !347, scopeLine: 411, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!347 = !DISubroutineType(types: !348)
!348 = !{!349, !349, !339, !86}
!349 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !329, size: 64)
!350 = !DISubprogram(name: "copy", linkageName: "_ZNSt11char_traitsIcE4copyEPcPKcm", scope: !322, file: !323, line: 423, type: !347, scopeLine: 423, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!351 = !DISubprogram(name: "assign", linkageName: "_ZNSt11char_traitsIcE6assignEPcmc", scope: !322, file: !323, line: 435, type: !352, scopeLine: 435, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!352 = !DISubroutineType(types: !353)
!353 = !{!349, !349, !86, !329}
!354 = !DISubprogram(name: "to_char_type", linkageName: "_ZNSt11char_traitsIcE12to_char_typeERKi", scope: !322, file: !323, line: 447, type: !355, scopeLine: 447, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!355 = !DISubroutineType(types: !356)
!356 = !{!329, !357}
!357 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !358, size: 64)
!358 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !359)
!359 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_type", scope: !322, file: !323, line: 338, baseType: !11)
!360 = !DISubprogram(name: "to_int_type", linkageName: "_ZNSt11char_traitsIcE11to_int_typeERKc", scope: !322, file: !323, line: 453, type: !361, scopeLine: 453, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!361 = !DISubroutineType(types: !362)
!362 = !{!359, !330}
!363 = !DISubprogram(name: "eq_int_type", linkageName: "_ZNSt11char_traitsIcE11eq_int_typeERKiS2_", scope: !322, file: !323, line: 457, type: !364, scopeLine: 457, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!364 = !DISubroutineType(types: !365)
!365 = !{!21, !357, !357}
!366 = !DISubprogram(name: "eof", linkageName: "_ZNSt11char_traitsIcE3eofEv", scope: !322, file: !323, line: 461, type: !367, scopeLine: 461, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!367 = !DISubroutineType(types: !368)
!368 = !{!359}
!369 = !DISubprogram(name: "not_eof", linkageName: "_ZNSt11char_traitsIcE7not_eofERKi", scope: !322, file: !323, line: 465, type: !370, scopeLine: 465, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!370 = !DISubroutineType(types: !371)
!371 = !{!359, !357}
!372 = !{!320}
!373 = !DISubprogram(name: "basic_string", scope: !25, file: !24, line: 187, type: !374, scopeLine: 187, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!374 = !DISubroutineType(types: !375)
!375 = !{null, !376, !377, !107}
!376 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!377 = !DICompositeType(tag: DW_TAG_structure_type, name: "__sv_wrapper", scope: !25, file: !24, line: 171, size: 128, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12__sv_wrapperE")
!378 = !DISubprogram(name: "_M_data", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEPc", scope: !25, file: !24, line: 223, type: !379, scopeLine: 223, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!379 = !DISubroutineType(types: !380)
!380 = !{null, !376, !160}
!381 = !DISubprogram(name: "_M_length", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_lengthEm", scope: !25, file: !24, line: 228, type: !382, scopeLine: 228, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!382 = !DISubroutineType(types: !383)
!383 = !{null, !376, !30}
!384 = !DISubprogram(name: "_M_data", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv", scope: !25, file: !24, line: 233, type: !385, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!385 = !DISubroutineType(types: !386)
!386 = !{!160, !387}
!387 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !388, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!388 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !25)
!389 = !DISubprogram(name: "_M_local_data", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv", scope: !25, file: !24, line: 238, type: !390, scopeLine: 238, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!390 = !DISubroutineType(types: !391)
!391 = !{!160, !376}
!392 = !DISubprogram(name: "_M_local_data", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv", scope: !25, file: !24, line: 249, type: !393, scopeLine: 249, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!393 = !DISubroutineType(types: !394)
!394 = !{!395, !387}
!395 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_pointer", scope: !25, file: !24, line: 131, baseType: !396)
!396 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_pointer", scope: !33, file: !32, line: 58, baseType: !397)
!397 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_pointer", scope: !37, file: !38, line: 423, baseType: !78)
!398 = !DISubprogram(name: "_M_capacity", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_capacityEm", scope: !25, file: !24, line: 260, type: !382, scopeLine: 260, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!399 = !DISubprogram(name: "_M_set_length", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_set_lengthEm", scope: !25, file: !24, line: 265, type: !382, scopeLine: 265, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!400 = !DISubprogram(name: "_M_is_local", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_is_localEv", scope: !25, file: !24, line: 273, type: !401, scopeLine: 273, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!401 = !DISubroutineType(types: !402)
!402 = !{!21, !387}
!403 = !DISubprogram(name: "_M_create", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm", scope: !25, file: !24, line: 279, type: !404, scopeLine: 279, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!404 = !DISubroutineType(types: !405)
!405 = !{!160, !376, !406, !30}
!406 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !30, size: 64)
!407 = !DISubprogram(name: "_M_dispose", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv", scope: !25, file: !24, line: 283, type: !408, scopeLine: 283, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!408 = !DISubroutineType(types: !409)
!409 = !{null, !376}
!410 = !DISubprogram(name: "_M_destroy", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_destroyEm", scope: !25, file: !24, line: 291, type: !382, scopeLine: 291, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!411 = !DISubprogram(name: "_M_construct", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructEmc", scope: !25, file: !24, line: 335, type: !412, scopeLine: 335, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!412 = !DISubroutineType(types: !413)
!413 = !{null, !376, !30, !45}
!414 = !DISubprogram(name: "_M_get_allocator", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv", scope: !25, file: !24, line: 339, type: !415, scopeLine: 339, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!415 = !DISubroutineType(types: !416)
!416 = !{!417, !376}
!417 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !153, size: 64)
!418 = !DISubprogram(name: "_M_get_allocator", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv", scope: !25, file: !24, line: 344, type: !419, scopeLine: 344, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!419 = !DISubroutineType(types: !420)
!420 = !{!421, !387}
!421 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !422, size: 64)
!422 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !153)
!423 = !DISubprogram(name: "_M_use_local_data", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE17_M_use_local_dataEv", scope: !25, file: !24, line: 351, type: !390, scopeLine: 351, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!424 = !DISubprogram(name: "_M_check", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8_M_checkEmPKc", scope: !25, file: !24, line: 379, type: !425, scopeLine: 379, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!425 = !DISubroutineType(types: !426)
!426 = !{!30, !387, !30, !78}
!427 = !DISubprogram(name: "_M_check_length", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE15_M_check_lengthEmmPKc", scope: !25, file: !24, line: 390, type: !428, scopeLine: 390, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!428 = !DISubroutineType(types: !429)
!429 = !{null, !387, !30, !30, !78}
!430 = !DISubprogram(name: "_M_limit", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8_M_limitEmm", scope: !25, file: !24, line: 400, type: !431, scopeLine: 400, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!431 = !DISubroutineType(types: !432)
!432 = !{!30, !387, !30, !30}
!433 = !DISubprogram(name: "_M_disjunct", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_disjunctEPKc", scope: !25, file: !24, line: 408, type: !434, scopeLine: 408, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!434 = !DISubroutineType(types: !435)
!435 = !{!21, !387, !78}
!436 = !DISubprogram(name: "_S_copy", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_copyEPcPKcm", scope: !25, file: !24, line: 418, type: !437, scopeLine: 418, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!437 = !DISubroutineType(types: !438)
!438 = !{null, !44, !78, !30}
!439 = !DISubprogram(name: "_S_move", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_moveEPcPKcm", scope: !25, file: !24, line: 428, type: !437, scopeLine: 428, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!440 = !DISubprogram(name: "_S_assign", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_S_assignEPcmc", scope: !25, file: !24, line: 438, type: !441, scopeLine: 438, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!441 = !DISubroutineType(types: !442)
!442 = !{null, !44, !30, !45}
!443 = !DISubprogram(name: "_S_copy_chars", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_S_copy_charsEPcN9__gnu_cxx17__normal_iteratorIS5_S4_EES8_", scope: !25, file: !24, line: 459, type: !444, scopeLine: 459, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!444 = !DISubroutineType(types: !445)
!445 = !{null, !44, !446, !446}
!446 = !DIDerivedType(tag: DW_TAG_typedef, name: "iterator", scope: !25, file: !24, line: 132, baseType: !447)
!447 = !DICompositeType(tag: DW_TAG_class_type, name: "__normal_iterator<char *, std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > >", scope: !34, file: !226, line: 1043, size: 64, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSN9__gnu_cxx17__normal_iteratorIPcNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE")
!448 = !DISubprogram(name: "_S_copy_chars", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_S_copy_charsEPcN9__gnu_cxx17__normal_iteratorIPKcS4_EESA_", scope: !25, file: !24, line: 464, type: !449, scopeLine: 464, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!449 = !DISubroutineType(types: !450)
!450 = !{null, !44, !451, !451}
!451 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_iterator", scope: !25, file: !24, line: 134, baseType: !452)
!452 = !DICompositeType(tag: DW_TAG_class_type, name: "__normal_iterator<const char *, std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > >", scope: !34, file: !226, line: 1043, size: 64, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSN9__gnu_cxx17__normal_iteratorIPKcNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE")
!453 = !DISubprogram(name: "_S_copy_chars", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_S_copy_charsEPcS5_S5_", scope: !25, file: !24, line: 470, type: !454, scopeLine: 470, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!454 = !DISubroutineType(types: !455)
!455 = !{null, !44, !44, !44}
!456 = !DISubprogram(name: "_S_copy_chars", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_S_copy_charsEPcPKcS7_", scope: !25, file: !24, line: 475, type: !457, scopeLine: 475, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!457 = !DISubroutineType(types: !458)
!458 = !{null, !44, !78, !78}
!459 = !DISubprogram(name: "_S_compare", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_S_compareEmm", scope: !25, file: !24, line: 481, type: !460, scopeLine: 481, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!460 = !DISubroutineType(types: !461)
!461 = !{!11, !30, !30}
!462 = !DISubprogram(name: "_M_assign", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_assignERKS4_", scope: !25, file: !24, line: 495, type: !463, scopeLine: 495, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!463 = !DISubroutineType(types: !464)
!464 = !{null, !376, !465}
!465 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !388, size: 64)
!466 = !DISubprogram(name: "_M_mutate", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_mutateEmmPKcm", scope: !25, file: !24, line: 499, type: !467, scopeLine: 499, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!467 = !DISubroutineType(types: !468)
!468 = !{null, !376, !30, !30, !78, !30}
!469 = !DISubprogram(name: "_M_erase", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8_M_eraseEmm", scope: !25, file: !24, line: 504, type: !470, scopeLine: 504, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!470 = !DISubroutineType(types: !471)
!471 = !{null, !376, !30, !30}
!472 = !DISubprogram(name: "basic_string", scope: !25, file: !24, line: 515, type: !408, scopeLine: 515, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!473 = !DISubprogram(name: "basic_string", scope: !25, file: !24, line: 528, type: !474, scopeLine: 528, flags: DIFlagPublic | DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!474 = !DISubroutineType(types: !475)
!475 = !{null, !376, !107}
!476 = !DISubprogram(name: "basic_string", scope: !25, file: !24, line: 540, type: !463, scopeLine: 540, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!477 = !DISubprogram(name: "basic_string", scope: !25, file: !24, line: 557, type: !478, scopeLine: 557, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!478 = !DISubroutineType(types: !479)
!479 = !{null, !376, !465, !30, !107}
!480 = !DISubprogram(name: "basic_string", scope: !25, file: !24, line: 574, type: !481, scopeLine: 574, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!481 = !DISubroutineType(types: !482)
!482 = !{null, !376, !465, !30, !30}
!483 = !DISubprogram(name: "basic_string", scope: !25, file: !24, line: 592, type: !484, scopeLine: 592, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!484 = !DISubroutineType(types: !485)
!485 = !{null, !376, !465, !30, !30, !107}
!486 = !DISubprogram(name: "basic_string", scope: !25, file: !24, line: 612, type: !487, scopeLine: 612, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!487 = !DISubroutineType(types: !488)
!488 = !{null, !376, !78, !30, !107}
!489 = !DISubprogram(name: "basic_string", scope: !25, file: !24, line: 670, type: !490, scopeLine: 670, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!490 = !DISubroutineType(types: !491)
!491 = !{null, !376, !492}
!492 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !25, size: 64)
!493 = !DISubprogram(name: "basic_string", scope: !25, file: !24, line: 698, type: !494, scopeLine: 698, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!494 = !DISubroutineType(types: !495)
!495 = !{null, !376, !496, !107}
!496 = !DICompositeType(tag: DW_TAG_class_type, name: "initializer_list<char>", scope: !2, file: !497, line: 47, size: 128, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSSt16initializer_listIcE")
!497 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/initializer_list", directory: "")
!498 = !DISubprogram(name: "basic_string", scope: !25, file: !24, line: 703, type: !499, scopeLine: 703, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!499 = !DISubroutineType(types: !500)
!500 = !{null, !376, !465, !107}
!501 = !DISubprogram(name: "basic_string", scope: !25, file: !24, line: 708, type: !502, scopeLine: 708, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!502 = !DISubroutineType(types: !503)
!503 = !{null, !376, !492, !107}
!504 = !DISubprogram(name: "~basic_string", scope: !25, file: !24, line: 794, type: !408, scopeLine: 794, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!505 = !DISubprogram(name: "operator=", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSERKS4_", scope: !25, file: !24, line: 803, type: !506, scopeLine: 803, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!506 = !DISubroutineType(types: !507)
!507 = !{!508, !376, !465}
!508 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !25, size: 64)
!509 = !DISubprogram(name: "operator=", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEPKc", scope: !25, file: !24, line: 814, type: !510, scopeLine: 814, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!510 = !DISubroutineType(types: !511)
!511 = !{!508, !376, !78}
!512 = !DISubprogram(name: "operator=", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEc", scope: !25, file: !24, line: 826, type: !513, scopeLine: 826, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!513 = !DISubroutineType(types: !514)
!514 = !{!508, !376, !45}
!515 = !DISubprogram(name: "operator=", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_", scope: !25, file: !24, line: 844, type: !516, scopeLine: 844, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!516 = !DISubroutineType(types: !517)
!517 = !{!508, !376, !492}
!518 = !DISubprogram(name: "operator=", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSESt16initializer_listIcE", scope: !25, file: !24, line: 913, type: !519, scopeLine: 913, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!519 = !DISubroutineType(types: !520)
!520 = !{!508, !376, !496}
!521 = !DISubprogram(name: "operator basic_string_view", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEcvSt17basic_string_viewIcS2_EEv", scope: !25, file: !24, line: 936, type: !522, scopeLine: 936, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!522 = !DISubroutineType(types: !523)
!523 = !{!182, !387}
!524 = !DISubprogram(name: "begin", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5beginEv", scope: !25, file: !24, line: 947, type: !525, scopeLine: 947, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!525 = !DISubroutineType(types: !526)
!526 = !{!446, !376}
!527 = !DISubprogram(name: "begin", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5beginEv", scope: !25, file: !24, line: 956, type: !528, scopeLine: 956, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!528 = !DISubroutineType(types: !529)
!529 = !{!451, !387}
!530 = !DISubprogram(name: "end", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE3endEv", scope: !25, file: !24, line: 965, type: !525, scopeLine: 965, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!531 = !DISubprogram(name: "end", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE3endEv", scope: !25, file: !24, line: 974, type: !528, scopeLine: 974, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!532 = !DISubprogram(name: "rbegin", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6rbeginEv", scope: !25, file: !24, line: 984, type: !533, scopeLine: 984, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!533 = !DISubroutineType(types: !534)
!534 = !{!535, !376}
!535 = !DIDerivedType(tag: DW_TAG_typedef, name: "reverse_iterator", scope: !25, file: !24, line: 136, baseType: !536)
!536 = !DICompositeType(tag: DW_TAG_class_type, name: "reverse_iterator<__gnu_cxx::__normal_iterator<char *, std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > > >", scope: !2, file: !226, line: 132, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSSt16reverse_iteratorIN9__gnu_cxx17__normal_iteratorIPcNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEEE")
!537 = !DISubprogram(name: "rbegin", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6rbeginEv", scope: !25, file: !24, line: 994, type: !538, scopeLine: 994, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!538 = !DISubroutineType(types: !539)
!539 = !{!540, !387}
!540 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_reverse_iterator", scope: !25, file: !24, line: 135, baseType: !541)
!541 = !DICompositeType(tag: DW_TAG_class_type, name: "reverse_iterator<__gnu_cxx::__normal_iterator<const char *, std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > > >", scope: !2, file: !226, line: 132, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSSt16reverse_iteratorIN9__gnu_cxx17__normal_iteratorIPKcNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEEE")
!542 = !DISubprogram(name: "rend", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4rendEv", scope: !25, file: !24, line: 1004, type: !533, scopeLine: 1004, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!543 = !DISubprogram(name: "rend", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4rendEv", scope: !25, file: !24, line: 1014, type: !538, scopeLine: 1014, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!544 = !DISubprogram(name: "cbegin", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6cbeginEv", scope: !25, file: !24, line: 1024, type: !528, scopeLine: 1024, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!545 = !DISubprogram(name: "cend", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4cendEv", scope: !25, file: !24, line: 1033, type: !528, scopeLine: 1033, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!546 = !DISubprogram(name: "crbegin", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7crbeginEv", scope: !25, file: !24, line: 1043, type: !538, scopeLine: 1043, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!547 = !DISubprogram(name: "crend", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5crendEv", scope: !25, file: !24, line: 1053, type: !538, scopeLine: 1053, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!548 = !DISubprogram(name: "size", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv", scope: !25, file: !24, line: 1063, type: !549, scopeLine: 1063, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!549 = !DISubroutineType(types: !550)
!550 = !{!30, !387}
!551 = !DISubprogram(name: "length", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6lengthEv", scope: !25, file: !24, line: 1070, type: !549, scopeLine: 1070, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!552 = !DISubprogram(name: "max_size", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8max_sizeEv", scope: !25, file: !24, line: 1076, type: !549, scopeLine: 1076, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!553 = !DISubprogram(name: "resize", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6resizeEmc", scope: !25, file: !24, line: 1091, type: !412, scopeLine: 1091, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!554 = !DISubprogram(name: "resize", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6resizeEm", scope: !25, file: !24, line: 1105, type: !382, scopeLine: 1105, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!555 = !DISubprogram(name: "shrink_to_fit", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13shrink_to_fitEv", scope: !25, file: !24, line: 1114, type: !408, scopeLine: 1114, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!556 = !DISubprogram(name: "capacity", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8capacityEv", scope: !25, file: !24, line: 1132, type: !549, scopeLine: 1132, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!557 = !DISubprogram(name: "reserve", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7reserveEm", scope: !25, file: !24, line: 1157, type: !382, scopeLine: 1157, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!558 = !DISubprogram(name: "reserve", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7reserveEv", scope: !25, file: !24, line: 1167, type: !408, scopeLine: 1167, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!559 = !DISubprogram(name: "clear", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5clearEv", scope: !25, file: !24, line: 1174, type: !408, scopeLine: 1174, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!560 = !DISubprogram(name: "empty", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5emptyEv", scope: !25, file: !24, line: 1183, type: !401, scopeLine: 1183, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!561 = !DISubprogram(name: "operator[]", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEixEm", scope: !25, file: !24, line: 1199, type: !562, scopeLine: 1199, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!562 = !DISubroutineType(types: !563)
!563 = !{!564, !387, !30}
!564 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_reference", scope: !25, file: !24, line: 129, baseType: !565)
!565 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_reference", scope: !33, file: !32, line: 63, baseType: !566)
!566 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !567, size: 64)
!567 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !568)
!568 = !DIDerivedType(tag: DW_TAG_typedef, name: "value_type", scope: !33, file: !32, line: 56, baseType: !569)
!569 = !DIDerivedType(tag: DW_TAG_typedef, name: "value_type", scope: !37, file: !38, line: 417, baseType: !45)
!570 = !DISubprogram(name: "operator[]", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEixEm", scope: !25, file: !24, line: 1217, type: !571, scopeLine: 1217, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!571 = !DISubroutineType(types: !572)
!572 = !{!573, !376, !30}
!573 = !DIDerivedType(tag: DW_TAG_typedef, name: "reference", scope: !25, file: !24, line: 128, baseType: !574)
!574 = !DIDerivedType(tag: DW_TAG_typedef, name: "reference", scope: !33, file: !32, line: 62, baseType: !575)
!575 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !568, size: 64)
!576 = !DISubprogram(name: "at", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE2atEm", scope: !25, file: !24, line: 1239, type: !562, scopeLine: 1239, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!577 = !DISubprogram(name: "at", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE2atEm", scope: !25, file: !24, line: 1261, type: !571, scopeLine: 1261, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!578 = !DISubprogram(name: "front", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5frontEv", scope: !25, file: !24, line: 1278, type: !579, scopeLine: 1278, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!579 = !DISubroutineType(types: !580)
!580 = !{!573, !376}
!581 = !DISubprogram(name: "front", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5frontEv", scope: !25, file: !24, line: 1290, type: !582, scopeLine: 1290, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!582 = !DISubroutineType(types: !583)
!583 = !{!564, !387}
!584 = !DISubprogram(name: "back", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4backEv", scope: !25, file: !24, line: 1302, type: !579, scopeLine: 1302, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!585 = !DISubprogram(name: "back", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4backEv", scope: !25, file: !24, line: 1314, type: !582, scopeLine: 1314, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!586 = !DISubprogram(name: "operator+=", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEpLERKS4_", scope: !25, file: !24, line: 1329, type: !506, scopeLine: 1329, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!587 = !DISubprogram(name: "operator+=", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEpLEPKc", scope: !25, file: !24, line: 1339, type: !510, scopeLine: 1339, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!588 = !DISubprogram(name: "operator+=", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEpLEc", scope: !25, file: !24, line: 1349, type: !513, scopeLine: 1349, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!589 = !DISubprogram(name: "operator+=", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEpLESt16initializer_listIcE", scope: !25, file: !24, line: 1363, type: !519, scopeLine: 1363, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!590 = !DISubprogram(name: "append", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6appendERKS4_", scope: !25, file: !24, line: 1387, type: !506, scopeLine: 1387, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!591 = !DISubprogram(name: "append", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6appendERKS4_mm", scope: !25, file: !24, line: 1405, type: !592, scopeLine: 1405, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!592 = !DISubroutineType(types: !593)
!593 = !{!508, !376, !465, !30, !30}
!594 = !DISubprogram(name: "append", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6appendEPKcm", scope: !25, file: !24, line: 1418, type: !595, scopeLine: 1418, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!595 = !DISubroutineType(types: !596)
!596 = !{!508, !376, !78, !30}
!597 = !DISubprogram(name: "append", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6appendEPKc", scope: !25, file: !24, line: 1432, type: !510, scopeLine: 1432, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!598 = !DISubprogram(name: "append", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6appendEmc", scope: !25, file: !24, line: 1450, type: !599, scopeLine: 1450, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!599 = !DISubroutineType(types: !600)
!600 = !{!508, !376, !30, !45}
!601 = !DISubprogram(name: "append", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6appendESt16initializer_listIcE", scope: !25, file: !24, line: 1461, type: !519, scopeLine: 1461, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!602 = !DISubprogram(name: "push_back", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9push_backEc", scope: !25, file: !24, line: 1524, type: !603, scopeLine: 1524, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!603 = !DISubroutineType(types: !604)
!604 = !{null, !376, !45}
!605 = !DISubprogram(name: "assign", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6assignERKS4_", scope: !25, file: !24, line: 1540, type: !506, scopeLine: 1540, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!606 = !DISubprogram(name: "assign", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6assignEOS4_", scope: !25, file: !24, line: 1586, type: !516, scopeLine: 1586, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!607 = !DISubprogram(name: "assign", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6assignERKS4_mm", scope: !25, file: !24, line: 1610, type: !592, scopeLine: 1610, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!608 = !DISubprogram(name: "assign", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6assignEPKcm", scope: !25, file: !24, line: 1627, type: !595, scopeLine: 1627, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!609 = !DISubprogram(name: "assign", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6assignEPKc", scope: !25, file: !24, line: 1644, type: !510, scopeLine: 1644, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!610 = !DISubprogram(name: "assign", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6assignEmc", scope: !25, file: !24, line: 1662, type: !599, scopeLine: 1662, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!611 = !DISubprogram(name: "assign", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6assignESt16initializer_listIcE", scope: !25, file: !24, line: 1692, type: !519, scopeLine: 1692, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!612 = !DISubprogram(name: "insert", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEN9__gnu_cxx17__normal_iteratorIPKcS4_EEmc", scope: !25, file: !24, line: 1749, type: !613, scopeLine: 1749, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!613 = !DISubroutineType(types: !614)
!614 = !{!446, !376, !451, !30, !45}
!615 = !DISubprogram(name: "insert", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEN9__gnu_cxx17__normal_iteratorIPKcS4_EESt16initializer_listIcE", scope: !25, file: !24, line: 1829, type: !616, scopeLine: 1829, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!616 = !DISubroutineType(types: !617)
!617 = !{!446, !376, !451, !496}
!618 = !DISubprogram(name: "insert", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEmRKS4_", scope: !25, file: !24, line: 1857, type: !619, scopeLine: 1857, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!619 = !DISubroutineType(types: !620)
!620 = !{!508, !376, !30, !465}
!621 = !DISubprogram(name: "insert", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEmRKS4_mm", scope: !25, file: !24, line: 1881, type: !622, scopeLine: 1881, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!622 = !DISubroutineType(types: !623)
!623 = !{!508, !376, !30, !465, !30, !30}
!624 = !DISubprogram(name: "insert", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEmPKcm", scope: !25, file: !24, line: 1905, type: !625, scopeLine: 1905, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!625 = !DISubroutineType(types: !626)
!626 = !{!508, !376, !30, !78, !30}
!627 = !DISubprogram(name: "insert", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEmPKc", scope: !25, file: !24, line: 1925, type: !628, scopeLine: 1925, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!628 = !DISubroutineType(types: !629)
!629 = !{!508, !376, !30, !78}
!630 = !DISubprogram(name: "insert", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEmmc", scope: !25, file: !24, line: 1950, type: !631, scopeLine: 1950, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!631 = !DISubroutineType(types: !632)
!632 = !{!508, !376, !30, !30, !45}
!633 = !DISubprogram(name: "insert", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEN9__gnu_cxx17__normal_iteratorIPKcS4_EEc", scope: !25, file: !24, line: 1969, type: !634, scopeLine: 1969, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!634 = !DISubroutineType(types: !635)
!635 = !{!446, !376, !636, !45}
!636 = !DIDerivedType(tag: DW_TAG_typedef, name: "__const_iterator", scope: !25, file: !24, line: 146, baseType: !451)
!637 = !DISubprogram(name: "erase", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5eraseEmm", scope: !25, file: !24, line: 2032, type: !638, scopeLine: 2032, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!638 = !DISubroutineType(types: !639)
!639 = !{!508, !376, !30, !30}
!640 = !DISubprogram(name: "erase", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5eraseEN9__gnu_cxx17__normal_iteratorIPKcS4_EE", scope: !25, file: !24, line: 2052, type: !641, scopeLine: 2052, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!641 = !DISubroutineType(types: !642)
!642 = !{!446, !376, !636}
!643 = !DISubprogram(name: "erase", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5eraseEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_", scope: !25, file: !24, line: 2072, type: !644, scopeLine: 2072, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!644 = !DISubroutineType(types: !645)
!645 = !{!446, !376, !636, !636}
!646 = !DISubprogram(name: "pop_back", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8pop_backEv", scope: !25, file: !24, line: 2092, type: !408, scopeLine: 2092, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!647 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEmmRKS4_", scope: !25, file: !24, line: 2118, type: !648, scopeLine: 2118, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!648 = !DISubroutineType(types: !649)
!649 = !{!508, !376, !30, !30, !465}
!650 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEmmRKS4_mm", scope: !25, file: !24, line: 2141, type: !651, scopeLine: 2141, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!651 = !DISubroutineType(types: !652)
!652 = !{!508, !376, !30, !30, !465, !30, !30}
!653 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEmmPKcm", scope: !25, file: !24, line: 2167, type: !654, scopeLine: 2167, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!654 = !DISubroutineType(types: !655)
!655 = !{!508, !376, !30, !30, !78, !30}
!656 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEmmPKc", scope: !25, file: !24, line: 2193, type: !657, scopeLine: 2193, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!657 = !DISubroutineType(types: !658)
!658 = !{!508, !376, !30, !30, !78}
!659 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEmmmc", scope: !25, file: !24, line: 2218, type: !660, scopeLine: 2218, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!660 = !DISubroutineType(types: !661)
!661 = !{!508, !376, !30, !30, !30, !45}
!662 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_RKS4_", scope: !25, file: !24, line: 2237, type: !663, scopeLine: 2237, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!663 = !DISubroutineType(types: !664)
!664 = !{!508, !376, !636, !636, !465}
!665 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_S8_m", scope: !25, file: !24, line: 2258, type: !666, scopeLine: 2258, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!666 = !DISubroutineType(types: !667)
!667 = !{!508, !376, !636, !636, !78, !30}
!668 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_S8_", scope: !25, file: !24, line: 2281, type: !669, scopeLine: 2281, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!669 = !DISubroutineType(types: !670)
!670 = !{!508, !376, !636, !636, !78}
!671 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_mc", scope: !25, file: !24, line: 2303, type: !672, scopeLine: 2303, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!672 = !DISubroutineType(types: !673)
!673 = !{!508, !376, !636, !636, !30, !45}
!674 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_PcSA_", scope: !25, file: !24, line: 2362, type: !675, scopeLine: 2362, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!675 = !DISubroutineType(types: !676)
!676 = !{!508, !376, !636, !636, !44, !44}
!677 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_S8_S8_", scope: !25, file: !24, line: 2374, type: !678, scopeLine: 2374, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!678 = !DISubroutineType(types: !679)
!679 = !{!508, !376, !636, !636, !78, !78}
!680 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_NS6_IPcS4_EESB_", scope: !25, file: !24, line: 2386, type: !681, scopeLine: 2386, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!681 = !DISubroutineType(types: !682)
!682 = !{!508, !376, !636, !636, !446, !446}
!683 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_S9_S9_", scope: !25, file: !24, line: 2398, type: !684, scopeLine: 2398, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!684 = !DISubroutineType(types: !685)
!685 = !{!508, !376, !636, !636, !451, !451}
!686 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_St16initializer_listIcE", scope: !25, file: !24, line: 2424, type: !687, scopeLine: 2424, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!687 = !DISubroutineType(types: !688)
!688 = !{!508, !376, !451, !451, !496}
!689 = !DISubprogram(name: "_M_replace_aux", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE14_M_replace_auxEmmmc", scope: !25, file: !24, line: 2504, type: !660, scopeLine: 2504, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!690 = !DISubprogram(name: "_M_replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm", scope: !25, file: !24, line: 2509, type: !691, scopeLine: 2509, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!691 = !DISubroutineType(types: !692)
!692 = !{!508, !376, !30, !30, !78, !29}
!693 = !DISubprogram(name: "_M_append", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_appendEPKcm", scope: !25, file: !24, line: 2514, type: !595, scopeLine: 2514, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!694 = !DISubprogram(name: "copy", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4copyEPcmm", scope: !25, file: !24, line: 2532, type: !695, scopeLine: 2532, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!695 = !DISubroutineType(types: !696)
!696 = !{!30, !387, !44, !30, !30}
!697 = !DISubprogram(name: "swap", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4swapERS4_", scope: !25, file: !24, line: 2543, type: !698, scopeLine: 2543, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!698 = !DISubroutineType(types: !699)
!699 = !{null, !376, !508}
!700 = !DISubprogram(name: "c_str", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5c_strEv", scope: !25, file: !24, line: 2554, type: !701, scopeLine: 2554, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!701 = !DISubroutineType(types: !702)
!702 = !{!78, !387}
!703 = !DISubprogram(name: "data", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4dataEv", scope: !25, file: !24, line: 2567, type: !701, scopeLine: 2567, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!704 = !DISubprogram(name: "data", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4dataEv", scope: !25, file: !24, line: 2579, type: !705, scopeLine: 2579, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!705 = !DISubroutineType(types: !706)
!706 = !{!44, !376}
!707 = !DISubprogram(name: "get_allocator", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13get_allocatorEv", scope: !25, file: !24, line: 2588, type: !708, scopeLine: 2588, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!708 = !DISubroutineType(types: !709)
!709 = !{!153, !387}
!710 = !DISubprogram(name: "find", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4findEPKcmm", scope: !25, file: !24, line: 2605, type: !711, scopeLine: 2605, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!711 = !DISubroutineType(types: !712)
!712 = !{!30, !387, !78, !30, !30}
!713 = !DISubprogram(name: "find", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4findERKS4_m", scope: !25, file: !24, line: 2620, type: !714, scopeLine: 2620, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!714 = !DISubroutineType(types: !715)
!715 = !{!30, !387, !465, !30}
!716 = !DISubprogram(name: "find", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4findEPKcm", scope: !25, file: !24, line: 2654, type: !717, scopeLine: 2654, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!717 = !DISubroutineType(types: !718)
!718 = !{!30, !387, !78, !30}
!719 = !DISubprogram(name: "find", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4findEcm", scope: !25, file: !24, line: 2672, type: !720, scopeLine: 2672, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!720 = !DISubroutineType(types: !721)
!721 = !{!30, !387, !45, !30}
!722 = !DISubprogram(name: "rfind", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5rfindERKS4_m", scope: !25, file: !24, line: 2686, type: !714, scopeLine: 2686, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!723 = !DISubprogram(name: "rfind", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5rfindEPKcmm", scope: !25, file: !24, line: 2722, type: !711, scopeLine: 2722, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!724 = !DISubprogram(name: "rfind", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5rfindEPKcm", scope: !25, file: !24, line: 2737, type: !717, scopeLine: 2737, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!725 = !DISubprogram(name: "rfind", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5rfindEcm", scope: !25, file: !24, line: 2755, type: !720, scopeLine: 2755, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!726 = !DISubprogram(name: "find_first_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13find_first_ofERKS4_m", scope: !25, file: !24, line: 2770, type: !714, scopeLine: 2770, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!727 = !DISubprogram(name: "find_first_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13find_first_ofEPKcmm", scope: !25, file: !24, line: 2807, type: !711, scopeLine: 2807, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!728 = !DISubprogram(name: "find_first_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13find_first_ofEPKcm", scope: !25, file: !24, line: 2822, type: !717, scopeLine: 2822, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!729 = !DISubprogram(name: "find_first_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13find_first_ofEcm", scope: !25, file: !24, line: 2843, type: !720, scopeLine: 2843, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!730 = !DISubprogram(name: "find_last_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12find_last_ofERKS4_m", scope: !25, file: !24, line: 2859, type: !714, scopeLine: 2859, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!731 = !DISubprogram(name: "find_last_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12find_last_ofEPKcmm", scope: !25, file: !24, line: 2896, type: !711, scopeLine: 2896, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!732 = !DISubprogram(name: "find_last_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12find_last_ofEPKcm", scope: !25, file: !24, line: 2911, type: !717, scopeLine: 2911, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!733 = !DISubprogram(name: "find_last_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12find_last_ofEcm", scope: !25, file: !24, line: 2932, type: !720, scopeLine: 2932, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!734 = !DISubprogram(name: "find_first_not_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE17find_first_not_ofERKS4_m", scope: !25, file: !24, line: 2947, type: !714, scopeLine: 2947, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!735 = !DISubprogram(name: "find_first_not_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE17find_first_not_ofEPKcmm", scope: !25, file: !24, line: 2984, type: !711, scopeLine: 2984, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!736 = !DISubprogram(name: "find_first_not_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE17find_first_not_ofEPKcm", scope: !25, file: !24, line: 2999, type: !717, scopeLine: 2999, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!737 = !DISubprogram(name: "find_first_not_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE17find_first_not_ofEcm", scope: !25, file: !24, line: 3018, type: !720, scopeLine: 3018, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!738 = !DISubprogram(name: "find_last_not_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16find_last_not_ofERKS4_m", scope: !25, file: !24, line: 3034, type: !714, scopeLine: 3034, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!739 = !DISubprogram(name: "find_last_not_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16find_last_not_ofEPKcmm", scope: !25, file: !24, line: 3071, type: !711, scopeLine: 3071, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!740 = !DISubprogram(name: "find_last_not_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16find_last_not_ofEPKcm", scope: !25, file: !24, line: 3086, type: !717, scopeLine: 3086, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!741 = !DISubprogram(name: "find_last_not_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16find_last_not_ofEcm", scope: !25, file: !24, line: 3105, type: !720, scopeLine: 3105, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!742 = !DISubprogram(name: "substr", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6substrEmm", scope: !25, file: !24, line: 3122, type: !743, scopeLine: 3122, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!743 = !DISubroutineType(types: !744)
!744 = !{!25, !387, !30, !30}
!745 = !DISubprogram(name: "compare", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareERKS4_", scope: !25, file: !24, line: 3142, type: !746, scopeLine: 3142, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!746 = !DISubroutineType(types: !747)
!747 = !{!11, !387, !465}
!748 = !DISubprogram(name: "compare", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEmmRKS4_", scope: !25, file: !24, line: 3239, type: !749, scopeLine: 3239, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!749 = !DISubroutineType(types: !750)
!750 = !{!11, !387, !30, !30, !465}
!751 = !DISubprogram(name: "compare", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEmmRKS4_mm", scope: !25, file: !24, line: 3266, type: !752, scopeLine: 3266, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!752 = !DISubroutineType(types: !753)
!753 = !{!11, !387, !30, !30, !465, !30, !30}
!754 = !DISubprogram(name: "compare", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEPKc", scope: !25, file: !24, line: 3285, type: !755, scopeLine: 3285, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!755 = !DISubroutineType(types: !756)
!756 = !{!11, !387, !78}
!757 = !DISubprogram(name: "compare", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEmmPKc", scope: !25, file: !24, line: 3310, type: !758, scopeLine: 3310, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!758 = !DISubroutineType(types: !759)
!759 = !{!11, !387, !30, !30, !78}
!760 = !DISubprogram(name: "compare", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEmmPKcm", scope: !25, file: !24, line: 3338, type: !761, scopeLine: 3338, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!761 = !DISubroutineType(types: !762)
!762 = !{!11, !387, !30, !30, !78, !30}
!763 = !{!320, !321, !134}
!764 = !DIDerivedType(tag: DW_TAG_typedef, name: "difference_type", scope: !33, file: !32, line: 60, baseType: !765)
!765 = !DIDerivedType(tag: DW_TAG_typedef, name: "difference_type", scope: !37, file: !38, line: 432, baseType: !766)
!766 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", scope: !2, file: !87, line: 299, baseType: !767)
!767 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!768 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__numeric_traits_integer<int>", scope: !34, file: !769, line: 61, size: 8, flags: DIFlagTypePassByValue, elements: !770, templateParams: !777, identifier: "_ZTSN9__gnu_cxx24__numeric_traits_integerIiEE")
!769 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/ext/numeric_traits.h", directory: "")
!770 = !{!771, !773, !775, !776}
!771 = !DIDerivedType(tag: DW_TAG_member, name: "__is_signed", scope: !768, file: !769, line: 70, baseType: !772, flags: DIFlagStaticMember, extraData: i1 true)
!772 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!773 = !DIDerivedType(tag: DW_TAG_member, name: "__digits", scope: !768, file: !769, line: 71, baseType: !774, flags: DIFlagStaticMember, extraData: i32 31)
!774 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !11)
!775 = !DIDerivedType(tag: DW_TAG_member, name: "__max", scope: !768, file: !769, line: 75, baseType: !774, flags: DIFlagStaticMember, extraData: i32 2147483647)
!776 = !DIDerivedType(tag: DW_TAG_member, name: "__min", scope: !768, file: !769, line: 78, baseType: !774, flags: DIFlagStaticMember, extraData: i32 -2147483648)
!777 = !{!778}
!778 = !DITemplateTypeParameter(name: "_Value", type: !11)
!779 = !{!0}
!780 = !{!781, !799, !802, !807, !815, !823, !827, !834, !838, !842, !844, !846, !850, !859, !863, !869, !875, !877, !881, !885, !889, !893, !906, !908, !912, !916, !920, !922, !927, !931, !935, !937, !939, !943, !951, !955, !959, !963, !965, !971, !973, !980, !985, !989, !993, !997, !1001, !1005, !1007, !1009, !1013, !1017, !1021, !1023, !1027, !1031, !1033, !1035, !1039, !1044, !1049, !1054, !1055, !1056, !1057, !1058, !1059, !1060, !1061, !1062, !1063, !1064, !1068, !1072, !1079, !1083, !1086, !1089, !1092, !1094, !1096, !1098, !1101, !1104, !1107, !1110, !1113, !1115, !1119, !1123, !1126, !1129, !1131, !1133, !1135, !1137, !1140, !1143, !1146, !1149, !1152, !1154, !1158, !1162, !1167, !1173, !1175, !1177, !1179, !1181, !1183, !1185, !1187, !1189, !1191, !1193, !1195, !1197, !1199, !1203, !1207, !1211, !1217, !1221, !1225, !1230, !1232, !1236, !1240, !1244, !1252, !1254, !1258, !1262, !1266, !1270, !1274, !1278, !1282, !1286, !1290, !1294, !1298, !1300, !1304, !1308, !1312, !1318, !1322, !1326, !1328, !1332, !1336, !1342, !1344, !1348, !1352, !1356, !1360, !1364, !1368, !1372, !1373, !1374, !1375, !1377, !1378, !1379, !1380, !1381, !1382, !1383, !1387, !1393, !1398, !1402, !1404, !1406, !1408, !1410, !1417, !1421, !1425, !1429, !1433, !1437, !1442, !1446, !1448, !1452, !1458, !1462, !1467, !1469, !1471, !1475, !1479, !1481, !1483, !1485, !1487, !1491, !1493, !1495, !1499, !1503, !1507, !1511, !1515, !1519, !1521, !1525, !1529, !1533, !1537, !1539, !1541, !1545, !1549, !1550, !1551, !1552, !1553, !1554, !1560, !1563, !1564, !1566, !1568, !1570, !1572, !1576, !1578, !1580, !1582, !1584, !1586, !1588, !1590, !1592, !1596, !1600, !1602, !1606}
!781 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !782, file: !798, line: 64)
!782 = !DIDerivedType(tag: DW_TAG_typedef, name: "mbstate_t", file: !783, line: 6, baseType: !784)
!783 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/mbstate_t.h", directory: "")
!784 = !DIDerivedType(tag: DW_TAG_typedef, name: "__mbstate_t", file: !785, line: 21, baseType: !786)
!785 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__mbstate_t.h", directory: "")
!786 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !785, line: 13, size: 64, flags: DIFlagTypePassByValue, elements: !787, identifier: "_ZTS11__mbstate_t")
!787 = !{!788, !789}
!788 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !786, file: !785, line: 15, baseType: !11, size: 32)
!789 = !DIDerivedType(tag: DW_TAG_member, name: "__value", scope: !786, file: !785, line: 20, baseType: !790, size: 32, offset: 32)
!790 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !786, file: !785, line: 16, size: 32, flags: DIFlagTypePassByValue, elements: !791, identifier: "_ZTSN11__mbstate_tUt_E")
!791 = !{!792, !794}
!792 = !DIDerivedType(tag: DW_TAG_member, name: "__wch", scope: !790, file: !785, line: 18, baseType: !793, size: 32)
!793 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!794 = !DIDerivedType(tag: DW_TAG_member, name: "__wchb", scope: !790, file: !785, line: 19, baseType: !795, size: 32)
!795 = !DICompositeType(tag: DW_TAG_array_type, baseType: !45, size: 32, elements: !796)
!796 = !{!797}
!797 = !DISubrange(count: 4)
!798 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cwchar", directory: "")
!799 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !800, file: !798, line: 141)
!800 = !DIDerivedType(tag: DW_TAG_typedef, name: "wint_t", file: !801, line: 20, baseType: !793)
!801 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/wint_t.h", directory: "")
!802 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !803, file: !798, line: 143)
!803 = !DISubprogram(name: "btowc", scope: !804, file: !804, line: 285, type: !805, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!804 = !DIFile(filename: "/usr/include/wchar.h", directory: "")
!805 = !DISubroutineType(types: !806)
!806 = !{!800, !11}
!807 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !808, file: !798, line: 144)
!808 = !DISubprogram(name: "fgetwc", scope: !804, file: !804, line: 744, type: !809, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!809 = !DISubroutineType(types: !810)
!810 = !{!800, !811}
!811 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !812, size: 64)
!812 = !DIDerivedType(tag: DW_TAG_typedef, name: "__FILE", file: !813, line: 5, baseType: !814)
!813 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__FILE.h", directory: "")
!814 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !813, line: 4, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS8_IO_FILE")
!815 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !816, file: !798, line: 145)
!816 = !DISubprogram(name: "fgetws", scope: !804, file: !804, line: 773, type: !817, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!817 = !DISubroutineType(types: !818)
!818 = !{!819, !821, !11, !822}
!819 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !820, size: 64)
!820 = !DIBasicType(name: "wchar_t", size: 32, encoding: DW_ATE_signed)
!821 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !819)
!822 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !811)
!823 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !824, file: !798, line: 146)
!824 = !DISubprogram(name: "fputwc", scope: !804, file: !804, line: 758, type: !825, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!825 = !DISubroutineType(types: !826)
!826 = !{!800, !820, !811}
!827 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !828, file: !798, line: 147)
!828 = !DISubprogram(name: "fputws", scope: !804, file: !804, line: 780, type: !829, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!829 = !DISubroutineType(types: !830)
!830 = !{!11, !831, !822}
!831 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !832)
!832 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !833, size: 64)
!833 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !820)
!834 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !835, file: !798, line: 148)
!835 = !DISubprogram(name: "fwide", scope: !804, file: !804, line: 588, type: !836, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!836 = !DISubroutineType(types: !837)
!837 = !{!11, !811, !11}
!838 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !839, file: !798, line: 149)
!839 = !DISubprogram(name: "fwprintf", scope: !804, file: !804, line: 595, type: !840, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!840 = !DISubroutineType(types: !841)
!841 = !{!11, !822, !831, null}
!842 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !843, file: !798, line: 150)
!843 = !DISubprogram(name: "fwscanf", linkageName: "__isoc99_fwscanf", scope: !804, file: !804, line: 657, type: !840, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!844 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !845, file: !798, line: 151)
!845 = !DISubprogram(name: "getwc", scope: !804, file: !804, line: 745, type: !809, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!846 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !847, file: !798, line: 152)
!847 = !DISubprogram(name: "getwchar", scope: !804, file: !804, line: 751, type: !848, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!848 = !DISubroutineType(types: !849)
!849 = !{!800}
!850 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !851, file: !798, line: 153)
!851 = !DISubprogram(name: "mbrlen", scope: !804, file: !804, line: 308, type: !852, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!852 = !DISubroutineType(types: !853)
!853 = !{!854, !856, !854, !857}
!854 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !855, line: 46, baseType: !88)
!855 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!856 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !78)
!857 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !858)
!858 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !782, size: 64)
!859 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !860, file: !798, line: 154)
!860 = !DISubprogram(name: "mbrtowc", scope: !804, file: !804, line: 297, type: !861, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!861 = !DISubroutineType(types: !862)
!862 = !{!854, !821, !856, !854, !857}
!863 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !864, file: !798, line: 155)
!864 = !DISubprogram(name: "mbsinit", scope: !804, file: !804, line: 293, type: !865, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!865 = !DISubroutineType(types: !866)
!866 = !{!11, !867}
!867 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !868, size: 64)
!868 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !782)
!869 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !870, file: !798, line: 156)
!870 = !DISubprogram(name: "mbsrtowcs", scope: !804, file: !804, line: 338, type: !871, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!871 = !DISubroutineType(types: !872)
!872 = !{!854, !821, !873, !854, !857}
!873 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !874)
!874 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !78, size: 64)
!875 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !876, file: !798, line: 157)
!876 = !DISubprogram(name: "putwc", scope: !804, file: !804, line: 759, type: !825, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!877 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !878, file: !798, line: 158)
!878 = !DISubprogram(name: "putwchar", scope: !804, file: !804, line: 765, type: !879, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!879 = !DISubroutineType(types: !880)
!880 = !{!800, !820}
!881 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !882, file: !798, line: 160)
!882 = !DISubprogram(name: "swprintf", scope: !804, file: !804, line: 605, type: !883, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!883 = !DISubroutineType(types: !884)
!884 = !{!11, !821, !854, !831, null}
!885 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !886, file: !798, line: 162)
!886 = !DISubprogram(name: "swscanf", linkageName: "__isoc99_swscanf", scope: !804, file: !804, line: 664, type: !887, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!887 = !DISubroutineType(types: !888)
!888 = !{!11, !831, !831, null}
!889 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !890, file: !798, line: 163)
!890 = !DISubprogram(name: "ungetwc", scope: !804, file: !804, line: 788, type: !891, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!891 = !DISubroutineType(types: !892)
!892 = !{!800, !800, !811}
!893 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !894, file: !798, line: 164)
!894 = !DISubprogram(name: "vfwprintf", scope: !804, file: !804, line: 613, type: !895, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!895 = !DISubroutineType(types: !896)
!896 = !{!11, !822, !831, !897}
!897 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !898, size: 64)
!898 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, flags: DIFlagTypePassByValue, elements: !899, identifier: "_ZTS13__va_list_tag")
!899 = !{!900, !902, !903, !905}
!900 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !898, file: !901, baseType: !793, size: 32)
!901 = !DIFile(filename: "cin_lines_unsafe.cpp", directory: ".")
!902 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !898, file: !901, baseType: !793, size: 32, offset: 32)
!903 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !898, file: !901, baseType: !904, size: 64, offset: 64)
!904 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!905 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !898, file: !901, baseType: !904, size: 64, offset: 128)
!906 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !907, file: !798, line: 166)
!907 = !DISubprogram(name: "vfwscanf", linkageName: "__isoc99_vfwscanf", scope: !804, file: !804, line: 711, type: !895, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!908 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !909, file: !798, line: 169)
!909 = !DISubprogram(name: "vswprintf", scope: !804, file: !804, line: 626, type: !910, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!910 = !DISubroutineType(types: !911)
!911 = !{!11, !821, !854, !831, !897}
!912 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !913, file: !798, line: 172)
!913 = !DISubprogram(name: "vswscanf", linkageName: "__isoc99_vswscanf", scope: !804, file: !804, line: 718, type: !914, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!914 = !DISubroutineType(types: !915)
!915 = !{!11, !831, !831, !897}
!916 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !917, file: !798, line: 174)
!917 = !DISubprogram(name: "vwprintf", scope: !804, file: !804, line: 621, type: !918, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!918 = !DISubroutineType(types: !919)
!919 = !{!11, !831, !897}
!920 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !921, file: !798, line: 176)
!921 = !DISubprogram(name: "vwscanf", linkageName: "__isoc99_vwscanf", scope: !804, file: !804, line: 715, type: !918, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!922 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !923, file: !798, line: 178)
!923 = !DISubprogram(name: "wcrtomb", scope: !804, file: !804, line: 302, type: !924, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!924 = !DISubroutineType(types: !925)
!925 = !{!854, !926, !820, !857}
!926 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !44)
!927 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !928, file: !798, line: 179)
!928 = !DISubprogram(name: "wcscat", scope: !804, file: !804, line: 97, type: !929, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!929 = !DISubroutineType(types: !930)
!930 = !{!819, !821, !831}
!931 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !932, file: !798, line: 180)
!932 = !DISubprogram(name: "wcscmp", scope: !804, file: !804, line: 106, type: !933, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!933 = !DISubroutineType(types: !934)
!934 = !{!11, !832, !832}
!935 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !936, file: !798, line: 181)
!936 = !DISubprogram(name: "wcscoll", scope: !804, file: !804, line: 131, type: !933, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!937 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !938, file: !798, line: 182)
!938 = !DISubprogram(name: "wcscpy", scope: !804, file: !804, line: 87, type: !929, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!939 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !940, file: !798, line: 183)
!940 = !DISubprogram(name: "wcscspn", scope: !804, file: !804, line: 188, type: !941, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!941 = !DISubroutineType(types: !942)
!942 = !{!854, !832, !832}
!943 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !944, file: !798, line: 184)
!944 = !DISubprogram(name: "wcsftime", scope: !804, file: !804, line: 852, type: !945, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!945 = !DISubroutineType(types: !946)
!946 = !{!854, !821, !854, !831, !947}
!947 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !948)
!948 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !949, size: 64)
!949 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !950)
!950 = !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !804, line: 83, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS2tm")
!951 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !952, file: !798, line: 185)
!952 = !DISubprogram(name: "wcslen", scope: !804, file: !804, line: 223, type: !953, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!953 = !DISubroutineType(types: !954)
!954 = !{!854, !832}
!955 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !956, file: !798, line: 186)
!956 = !DISubprogram(name: "wcsncat", scope: !804, file: !804, line: 101, type: !957, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!957 = !DISubroutineType(types: !958)
!958 = !{!819, !821, !831, !854}
!959 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !960, file: !798, line: 187)
!960 = !DISubprogram(name: "wcsncmp", scope: !804, file: !804, line: 109, type: !961, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!961 = !DISubroutineType(types: !962)
!962 = !{!11, !832, !832, !854}
!963 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !964, file: !798, line: 188)
!964 = !DISubprogram(name: "wcsncpy", scope: !804, file: !804, line: 92, type: !957, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!965 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !966, file: !798, line: 189)
!966 = !DISubprogram(name: "wcsrtombs", scope: !804, file: !804, line: 344, type: !967, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!967 = !DISubroutineType(types: !968)
!968 = !{!854, !926, !969, !854, !857}
!969 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !970)
!970 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !832, size: 64)
!971 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !972, file: !798, line: 190)
!972 = !DISubprogram(name: "wcsspn", scope: !804, file: !804, line: 192, type: !941, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!973 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !974, file: !798, line: 191)
!974 = !DISubprogram(name: "wcstod", scope: !804, file: !804, line: 378, type: !975, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!975 = !DISubroutineType(types: !976)
!976 = !{!977, !831, !978}
!977 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!978 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !979)
!979 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !819, size: 64)
!980 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !981, file: !798, line: 193)
!981 = !DISubprogram(name: "wcstof", scope: !804, file: !804, line: 383, type: !982, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!982 = !DISubroutineType(types: !983)
!983 = !{!984, !831, !978}
!984 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!985 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !986, file: !798, line: 195)
!986 = !DISubprogram(name: "wcstok", scope: !804, file: !804, line: 218, type: !987, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!987 = !DISubroutineType(types: !988)
!988 = !{!819, !821, !831, !978}
!989 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !990, file: !798, line: 196)
!990 = !DISubprogram(name: "wcstol", scope: !804, file: !804, line: 429, type: !991, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!991 = !DISubroutineType(types: !992)
!992 = !{!767, !831, !978, !11}
!993 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !994, file: !798, line: 197)
!994 = !DISubprogram(name: "wcstoul", scope: !804, file: !804, line: 434, type: !995, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!995 = !DISubroutineType(types: !996)
!996 = !{!88, !831, !978, !11}
!997 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !998, file: !798, line: 198)
!998 = !DISubprogram(name: "wcsxfrm", scope: !804, file: !804, line: 135, type: !999, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!999 = !DISubroutineType(types: !1000)
!1000 = !{!854, !821, !831, !854}
!1001 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1002, file: !798, line: 199)
!1002 = !DISubprogram(name: "wctob", scope: !804, file: !804, line: 289, type: !1003, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1003 = !DISubroutineType(types: !1004)
!1004 = !{!11, !800}
!1005 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1006, file: !798, line: 200)
!1006 = !DISubprogram(name: "wmemcmp", scope: !804, file: !804, line: 259, type: !961, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1007 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1008, file: !798, line: 201)
!1008 = !DISubprogram(name: "wmemcpy", scope: !804, file: !804, line: 263, type: !957, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1009 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1010, file: !798, line: 202)
!1010 = !DISubprogram(name: "wmemmove", scope: !804, file: !804, line: 268, type: !1011, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1011 = !DISubroutineType(types: !1012)
!1012 = !{!819, !819, !832, !854}
!1013 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1014, file: !798, line: 203)
!1014 = !DISubprogram(name: "wmemset", scope: !804, file: !804, line: 272, type: !1015, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1015 = !DISubroutineType(types: !1016)
!1016 = !{!819, !819, !820, !854}
!1017 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1018, file: !798, line: 204)
!1018 = !DISubprogram(name: "wprintf", scope: !804, file: !804, line: 602, type: !1019, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1019 = !DISubroutineType(types: !1020)
!1020 = !{!11, !831, null}
!1021 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1022, file: !798, line: 205)
!1022 = !DISubprogram(name: "wscanf", linkageName: "__isoc99_wscanf", scope: !804, file: !804, line: 661, type: !1019, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1023 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1024, file: !798, line: 206)
!1024 = !DISubprogram(name: "wcschr", scope: !804, file: !804, line: 165, type: !1025, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1025 = !DISubroutineType(types: !1026)
!1026 = !{!819, !832, !820}
!1027 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1028, file: !798, line: 207)
!1028 = !DISubprogram(name: "wcspbrk", scope: !804, file: !804, line: 202, type: !1029, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1029 = !DISubroutineType(types: !1030)
!1030 = !{!819, !832, !832}
!1031 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1032, file: !798, line: 208)
!1032 = !DISubprogram(name: "wcsrchr", scope: !804, file: !804, line: 175, type: !1025, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1033 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1034, file: !798, line: 209)
!1034 = !DISubprogram(name: "wcsstr", scope: !804, file: !804, line: 213, type: !1029, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1035 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1036, file: !798, line: 210)
!1036 = !DISubprogram(name: "wmemchr", scope: !804, file: !804, line: 254, type: !1037, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1037 = !DISubroutineType(types: !1038)
!1038 = !{!819, !832, !820, !854}
!1039 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !1040, file: !798, line: 251)
!1040 = !DISubprogram(name: "wcstold", scope: !804, file: !804, line: 385, type: !1041, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1041 = !DISubroutineType(types: !1042)
!1042 = !{!1043, !831, !978}
!1043 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!1044 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !1045, file: !798, line: 260)
!1045 = !DISubprogram(name: "wcstoll", scope: !804, file: !804, line: 442, type: !1046, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1046 = !DISubroutineType(types: !1047)
!1047 = !{!1048, !831, !978, !11}
!1048 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!1049 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !1050, file: !798, line: 261)
!1050 = !DISubprogram(name: "wcstoull", scope: !804, file: !804, line: 449, type: !1051, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1051 = !DISubroutineType(types: !1052)
!1052 = !{!1053, !831, !978, !11}
!1053 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!1054 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1040, file: !798, line: 267)
!1055 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1045, file: !798, line: 268)
!1056 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1050, file: !798, line: 269)
!1057 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !981, file: !798, line: 283)
!1058 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !907, file: !798, line: 286)
!1059 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !913, file: !798, line: 289)
!1060 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !921, file: !798, line: 292)
!1061 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1040, file: !798, line: 296)
!1062 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1045, file: !798, line: 297)
!1063 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1050, file: !798, line: 298)
!1064 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1065, file: !1066, line: 68)
!1065 = !DICompositeType(tag: DW_TAG_class_type, name: "exception_ptr", scope: !1067, file: !1066, line: 90, size: 64, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSNSt15__exception_ptr13exception_ptrE")
!1066 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/exception_ptr.h", directory: "")
!1067 = !DINamespace(name: "__exception_ptr", scope: !2)
!1068 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !1067, entity: !1069, file: !1066, line: 84)
!1069 = !DISubprogram(name: "rethrow_exception", linkageName: "_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE", scope: !2, file: !1066, line: 80, type: !1070, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!1070 = !DISubroutineType(types: !1071)
!1071 = !{null, !1065}
!1072 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1073, file: !1078, line: 47)
!1073 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !1074, line: 24, baseType: !1075)
!1074 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-intn.h", directory: "")
!1075 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int8_t", file: !1076, line: 37, baseType: !1077)
!1076 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!1077 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!1078 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdint", directory: "")
!1079 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1080, file: !1078, line: 48)
!1080 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !1074, line: 25, baseType: !1081)
!1081 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int16_t", file: !1076, line: 39, baseType: !1082)
!1082 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!1083 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1084, file: !1078, line: 49)
!1084 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !1074, line: 26, baseType: !1085)
!1085 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int32_t", file: !1076, line: 41, baseType: !11)
!1086 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1087, file: !1078, line: 50)
!1087 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !1074, line: 27, baseType: !1088)
!1088 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int64_t", file: !1076, line: 44, baseType: !767)
!1089 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1090, file: !1078, line: 52)
!1090 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast8_t", file: !1091, line: 58, baseType: !1077)
!1091 = !DIFile(filename: "/usr/include/stdint.h", directory: "")
!1092 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1093, file: !1078, line: 53)
!1093 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast16_t", file: !1091, line: 60, baseType: !767)
!1094 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1095, file: !1078, line: 54)
!1095 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast32_t", file: !1091, line: 61, baseType: !767)
!1096 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1097, file: !1078, line: 55)
!1097 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast64_t", file: !1091, line: 62, baseType: !767)
!1098 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1099, file: !1078, line: 57)
!1099 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least8_t", file: !1091, line: 43, baseType: !1100)
!1100 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least8_t", file: !1076, line: 52, baseType: !1075)
!1101 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1102, file: !1078, line: 58)
!1102 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least16_t", file: !1091, line: 44, baseType: !1103)
!1103 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least16_t", file: !1076, line: 54, baseType: !1081)
!1104 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1105, file: !1078, line: 59)
!1105 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least32_t", file: !1091, line: 45, baseType: !1106)
!1106 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least32_t", file: !1076, line: 56, baseType: !1085)
!1107 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1108, file: !1078, line: 60)
!1108 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least64_t", file: !1091, line: 46, baseType: !1109)
!1109 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least64_t", file: !1076, line: 58, baseType: !1088)
!1110 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1111, file: !1078, line: 62)
!1111 = !DIDerivedType(tag: DW_TAG_typedef, name: "intmax_t", file: !1091, line: 101, baseType: !1112)
!1112 = !DIDerivedType(tag: DW_TAG_typedef, name: "__intmax_t", file: !1076, line: 72, baseType: !767)
!1113 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1114, file: !1078, line: 63)
!1114 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !1091, line: 87, baseType: !767)
!1115 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1116, file: !1078, line: 65)
!1116 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !1117, line: 24, baseType: !1118)
!1117 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "")
!1118 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint8_t", file: !1076, line: 38, baseType: !22)
!1119 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1120, file: !1078, line: 66)
!1120 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !1117, line: 25, baseType: !1121)
!1121 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint16_t", file: !1076, line: 40, baseType: !1122)
!1122 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!1123 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1124, file: !1078, line: 67)
!1124 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !1117, line: 26, baseType: !1125)
!1125 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !1076, line: 42, baseType: !793)
!1126 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1127, file: !1078, line: 68)
!1127 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !1117, line: 27, baseType: !1128)
!1128 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !1076, line: 45, baseType: !88)
!1129 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1130, file: !1078, line: 70)
!1130 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast8_t", file: !1091, line: 71, baseType: !22)
!1131 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1132, file: !1078, line: 71)
!1132 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast16_t", file: !1091, line: 73, baseType: !88)
!1133 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1134, file: !1078, line: 72)
!1134 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast32_t", file: !1091, line: 74, baseType: !88)
!1135 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1136, file: !1078, line: 73)
!1136 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast64_t", file: !1091, line: 75, baseType: !88)
!1137 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1138, file: !1078, line: 75)
!1138 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least8_t", file: !1091, line: 49, baseType: !1139)
!1139 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least8_t", file: !1076, line: 53, baseType: !1118)
!1140 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1141, file: !1078, line: 76)
!1141 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least16_t", file: !1091, line: 50, baseType: !1142)
!1142 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least16_t", file: !1076, line: 55, baseType: !1121)
!1143 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1144, file: !1078, line: 77)
!1144 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least32_t", file: !1091, line: 51, baseType: !1145)
!1145 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least32_t", file: !1076, line: 57, baseType: !1125)
!1146 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1147, file: !1078, line: 78)
!1147 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least64_t", file: !1091, line: 52, baseType: !1148)
!1148 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least64_t", file: !1076, line: 59, baseType: !1128)
!1149 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1150, file: !1078, line: 80)
!1150 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintmax_t", file: !1091, line: 102, baseType: !1151)
!1151 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uintmax_t", file: !1076, line: 73, baseType: !88)
!1152 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1153, file: !1078, line: 81)
!1153 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !1091, line: 90, baseType: !88)
!1154 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1155, file: !1157, line: 53)
!1155 = !DICompositeType(tag: DW_TAG_structure_type, name: "lconv", file: !1156, line: 51, size: 768, flags: DIFlagFwdDecl, identifier: "_ZTS5lconv")
!1156 = !DIFile(filename: "/usr/include/locale.h", directory: "")
!1157 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/clocale", directory: "")
!1158 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1159, file: !1157, line: 54)
!1159 = !DISubprogram(name: "setlocale", scope: !1156, file: !1156, line: 122, type: !1160, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1160 = !DISubroutineType(types: !1161)
!1161 = !{!44, !11, !78}
!1162 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1163, file: !1157, line: 55)
!1163 = !DISubprogram(name: "localeconv", scope: !1156, file: !1156, line: 125, type: !1164, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1164 = !DISubroutineType(types: !1165)
!1165 = !{!1166}
!1166 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1155, size: 64)
!1167 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1168, file: !1172, line: 64)
!1168 = !DISubprogram(name: "isalnum", scope: !1169, file: !1169, line: 108, type: !1170, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1169 = !DIFile(filename: "/usr/include/ctype.h", directory: "")
!1170 = !DISubroutineType(types: !1171)
!1171 = !{!11, !11}
!1172 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cctype", directory: "")
!1173 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1174, file: !1172, line: 65)
!1174 = !DISubprogram(name: "isalpha", scope: !1169, file: !1169, line: 109, type: !1170, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1175 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1176, file: !1172, line: 66)
!1176 = !DISubprogram(name: "iscntrl", scope: !1169, file: !1169, line: 110, type: !1170, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1177 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1178, file: !1172, line: 67)
!1178 = !DISubprogram(name: "isdigit", scope: !1169, file: !1169, line: 111, type: !1170, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1179 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1180, file: !1172, line: 68)
!1180 = !DISubprogram(name: "isgraph", scope: !1169, file: !1169, line: 113, type: !1170, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1181 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1182, file: !1172, line: 69)
!1182 = !DISubprogram(name: "islower", scope: !1169, file: !1169, line: 112, type: !1170, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1183 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1184, file: !1172, line: 70)
!1184 = !DISubprogram(name: "isprint", scope: !1169, file: !1169, line: 114, type: !1170, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1185 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1186, file: !1172, line: 71)
!1186 = !DISubprogram(name: "ispunct", scope: !1169, file: !1169, line: 115, type: !1170, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1187 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1188, file: !1172, line: 72)
!1188 = !DISubprogram(name: "isspace", scope: !1169, file: !1169, line: 116, type: !1170, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1189 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1190, file: !1172, line: 73)
!1190 = !DISubprogram(name: "isupper", scope: !1169, file: !1169, line: 117, type: !1170, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1191 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1192, file: !1172, line: 74)
!1192 = !DISubprogram(name: "isxdigit", scope: !1169, file: !1169, line: 118, type: !1170, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1193 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1194, file: !1172, line: 75)
!1194 = !DISubprogram(name: "tolower", scope: !1169, file: !1169, line: 122, type: !1170, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1195 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1196, file: !1172, line: 76)
!1196 = !DISubprogram(name: "toupper", scope: !1169, file: !1169, line: 125, type: !1170, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1197 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1198, file: !1172, line: 87)
!1198 = !DISubprogram(name: "isblank", scope: !1169, file: !1169, line: 130, type: !1170, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1199 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !1200, entity: !1201, file: !1202, line: 58)
!1200 = !DINamespace(name: "__gnu_debug", scope: null)
!1201 = !DINamespace(name: "__debug", scope: !2)
!1202 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/debug/debug.h", directory: "")
!1203 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1204, file: !1206, line: 52)
!1204 = !DISubprogram(name: "abs", scope: !1205, file: !1205, line: 861, type: !1170, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1205 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!1206 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_abs.h", directory: "")
!1207 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1208, file: !1210, line: 127)
!1208 = !DIDerivedType(tag: DW_TAG_typedef, name: "div_t", file: !1205, line: 63, baseType: !1209)
!1209 = !DICompositeType(tag: DW_TAG_structure_type, file: !1205, line: 59, size: 64, flags: DIFlagFwdDecl, identifier: "_ZTS5div_t")
!1210 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdlib", directory: "")
!1211 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1212, file: !1210, line: 128)
!1212 = !DIDerivedType(tag: DW_TAG_typedef, name: "ldiv_t", file: !1205, line: 71, baseType: !1213)
!1213 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !1205, line: 67, size: 128, flags: DIFlagTypePassByValue, elements: !1214, identifier: "_ZTS6ldiv_t")
!1214 = !{!1215, !1216}
!1215 = !DIDerivedType(tag: DW_TAG_member, name: "quot", scope: !1213, file: !1205, line: 69, baseType: !767, size: 64)
!1216 = !DIDerivedType(tag: DW_TAG_member, name: "rem", scope: !1213, file: !1205, line: 70, baseType: !767, size: 64, offset: 64)
!1217 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1218, file: !1210, line: 130)
!1218 = !DISubprogram(name: "abort", scope: !1205, file: !1205, line: 611, type: !1219, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!1219 = !DISubroutineType(types: !1220)
!1220 = !{null}
!1221 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1222, file: !1210, line: 132)
!1222 = !DISubprogram(name: "aligned_alloc", scope: !1205, file: !1205, line: 605, type: !1223, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1223 = !DISubroutineType(types: !1224)
!1224 = !{!904, !854, !854}
!1225 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1226, file: !1210, line: 134)
!1226 = !DISubprogram(name: "atexit", scope: !1205, file: !1205, line: 615, type: !1227, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1227 = !DISubroutineType(types: !1228)
!1228 = !{!11, !1229}
!1229 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1219, size: 64)
!1230 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1231, file: !1210, line: 137)
!1231 = !DISubprogram(name: "at_quick_exit", scope: !1205, file: !1205, line: 620, type: !1227, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1232 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1233, file: !1210, line: 140)
!1233 = !DISubprogram(name: "atof", scope: !1205, file: !1205, line: 102, type: !1234, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1234 = !DISubroutineType(types: !1235)
!1235 = !{!977, !78}
!1236 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1237, file: !1210, line: 141)
!1237 = !DISubprogram(name: "atoi", scope: !1205, file: !1205, line: 105, type: !1238, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1238 = !DISubroutineType(types: !1239)
!1239 = !{!11, !78}
!1240 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1241, file: !1210, line: 142)
!1241 = !DISubprogram(name: "atol", scope: !1205, file: !1205, line: 108, type: !1242, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1242 = !DISubroutineType(types: !1243)
!1243 = !{!767, !78}
!1244 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1245, file: !1210, line: 143)
!1245 = !DISubprogram(name: "bsearch", scope: !1205, file: !1205, line: 841, type: !1246, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1246 = !DISubroutineType(types: !1247)
!1247 = !{!904, !89, !89, !854, !854, !1248}
!1248 = !DIDerivedType(tag: DW_TAG_typedef, name: "__compar_fn_t", file: !1205, line: 829, baseType: !1249)
!1249 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1250, size: 64)
!1250 = !DISubroutineType(types: !1251)
!1251 = !{!11, !89, !89}
!1252 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1253, file: !1210, line: 144)
!1253 = !DISubprogram(name: "calloc", scope: !1205, file: !1205, line: 556, type: !1223, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1254 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1255, file: !1210, line: 145)
!1255 = !DISubprogram(name: "div", scope: !1205, file: !1205, line: 873, type: !1256, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1256 = !DISubroutineType(types: !1257)
!1257 = !{!1208, !11, !11}
!1258 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1259, file: !1210, line: 146)
!1259 = !DISubprogram(name: "exit", scope: !1205, file: !1205, line: 637, type: !1260, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!1260 = !DISubroutineType(types: !1261)
!1261 = !{null, !11}
!1262 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1263, file: !1210, line: 147)
!1263 = !DISubprogram(name: "free", scope: !1205, file: !1205, line: 568, type: !1264, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1264 = !DISubroutineType(types: !1265)
!1265 = !{null, !904}
!1266 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1267, file: !1210, line: 148)
!1267 = !DISubprogram(name: "getenv", scope: !1205, file: !1205, line: 654, type: !1268, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1268 = !DISubroutineType(types: !1269)
!1269 = !{!44, !78}
!1270 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1271, file: !1210, line: 149)
!1271 = !DISubprogram(name: "labs", scope: !1205, file: !1205, line: 862, type: !1272, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1272 = !DISubroutineType(types: !1273)
!1273 = !{!767, !767}
!1274 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1275, file: !1210, line: 150)
!1275 = !DISubprogram(name: "ldiv", scope: !1205, file: !1205, line: 875, type: !1276, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1276 = !DISubroutineType(types: !1277)
!1277 = !{!1212, !767, !767}
!1278 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1279, file: !1210, line: 151)
!1279 = !DISubprogram(name: "malloc", scope: !1205, file: !1205, line: 553, type: !1280, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1280 = !DISubroutineType(types: !1281)
!1281 = !{!904, !854}
!1282 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1283, file: !1210, line: 153)
!1283 = !DISubprogram(name: "mblen", scope: !1205, file: !1205, line: 943, type: !1284, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1284 = !DISubroutineType(types: !1285)
!1285 = !{!11, !78, !854}
!1286 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1287, file: !1210, line: 154)
!1287 = !DISubprogram(name: "mbstowcs", scope: !1205, file: !1205, line: 954, type: !1288, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1288 = !DISubroutineType(types: !1289)
!1289 = !{!854, !821, !856, !854}
!1290 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1291, file: !1210, line: 155)
!1291 = !DISubprogram(name: "mbtowc", scope: !1205, file: !1205, line: 946, type: !1292, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1292 = !DISubroutineType(types: !1293)
!1293 = !{!11, !821, !856, !854}
!1294 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1295, file: !1210, line: 157)
!1295 = !DISubprogram(name: "qsort", scope: !1205, file: !1205, line: 851, type: !1296, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1296 = !DISubroutineType(types: !1297)
!1297 = !{null, !904, !854, !854, !1248}
!1298 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1299, file: !1210, line: 160)
!1299 = !DISubprogram(name: "quick_exit", scope: !1205, file: !1205, line: 643, type: !1260, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!1300 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1301, file: !1210, line: 163)
!1301 = !DISubprogram(name: "rand", scope: !1205, file: !1205, line: 454, type: !1302, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1302 = !DISubroutineType(types: !1303)
!1303 = !{!11}
!1304 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1305, file: !1210, line: 164)
!1305 = !DISubprogram(name: "realloc", scope: !1205, file: !1205, line: 564, type: !1306, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1306 = !DISubroutineType(types: !1307)
!1307 = !{!904, !904, !854}
!1308 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1309, file: !1210, line: 165)
!1309 = !DISubprogram(name: "srand", scope: !1205, file: !1205, line: 456, type: !1310, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1310 = !DISubroutineType(types: !1311)
!1311 = !{null, !793}
!1312 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1313, file: !1210, line: 166)
!1313 = !DISubprogram(name: "strtod", scope: !1205, file: !1205, line: 118, type: !1314, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1314 = !DISubroutineType(types: !1315)
!1315 = !{!977, !856, !1316}
!1316 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !1317)
!1317 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !44, size: 64)
!1318 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1319, file: !1210, line: 167)
!1319 = !DISubprogram(name: "strtol", scope: !1205, file: !1205, line: 177, type: !1320, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1320 = !DISubroutineType(types: !1321)
!1321 = !{!767, !856, !1316, !11}
!1322 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1323, file: !1210, line: 168)
!1323 = !DISubprogram(name: "strtoul", scope: !1205, file: !1205, line: 181, type: !1324, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1324 = !DISubroutineType(types: !1325)
!1325 = !{!88, !856, !1316, !11}
!1326 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1327, file: !1210, line: 169)
!1327 = !DISubprogram(name: "system", scope: !1205, file: !1205, line: 804, type: !1238, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1328 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1329, file: !1210, line: 171)
!1329 = !DISubprogram(name: "wcstombs", scope: !1205, file: !1205, line: 958, type: !1330, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1330 = !DISubroutineType(types: !1331)
!1331 = !{!854, !926, !831, !854}
!1332 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1333, file: !1210, line: 172)
!1333 = !DISubprogram(name: "wctomb", scope: !1205, file: !1205, line: 950, type: !1334, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1334 = !DISubroutineType(types: !1335)
!1335 = !{!11, !44, !820}
!1336 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !1337, file: !1210, line: 200)
!1337 = !DIDerivedType(tag: DW_TAG_typedef, name: "lldiv_t", file: !1205, line: 81, baseType: !1338)
!1338 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !1205, line: 77, size: 128, flags: DIFlagTypePassByValue, elements: !1339, identifier: "_ZTS7lldiv_t")
!1339 = !{!1340, !1341}
!1340 = !DIDerivedType(tag: DW_TAG_member, name: "quot", scope: !1338, file: !1205, line: 79, baseType: !1048, size: 64)
!1341 = !DIDerivedType(tag: DW_TAG_member, name: "rem", scope: !1338, file: !1205, line: 80, baseType: !1048, size: 64, offset: 64)
!1342 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !1343, file: !1210, line: 206)
!1343 = !DISubprogram(name: "_Exit", scope: !1205, file: !1205, line: 649, type: !1260, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!1344 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !1345, file: !1210, line: 210)
!1345 = !DISubprogram(name: "llabs", scope: !1205, file: !1205, line: 865, type: !1346, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1346 = !DISubroutineType(types: !1347)
!1347 = !{!1048, !1048}
!1348 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !1349, file: !1210, line: 216)
!1349 = !DISubprogram(name: "lldiv", scope: !1205, file: !1205, line: 879, type: !1350, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1350 = !DISubroutineType(types: !1351)
!1351 = !{!1337, !1048, !1048}
!1352 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !1353, file: !1210, line: 227)
!1353 = !DISubprogram(name: "atoll", scope: !1205, file: !1205, line: 113, type: !1354, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1354 = !DISubroutineType(types: !1355)
!1355 = !{!1048, !78}
!1356 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !1357, file: !1210, line: 228)
!1357 = !DISubprogram(name: "strtoll", scope: !1205, file: !1205, line: 201, type: !1358, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1358 = !DISubroutineType(types: !1359)
!1359 = !{!1048, !856, !1316, !11}
!1360 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !1361, file: !1210, line: 229)
!1361 = !DISubprogram(name: "strtoull", scope: !1205, file: !1205, line: 206, type: !1362, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1362 = !DISubroutineType(types: !1363)
!1363 = !{!1053, !856, !1316, !11}
!1364 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !1365, file: !1210, line: 231)
!1365 = !DISubprogram(name: "strtof", scope: !1205, file: !1205, line: 124, type: !1366, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1366 = !DISubroutineType(types: !1367)
!1367 = !{!984, !856, !1316}
!1368 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !1369, file: !1210, line: 232)
!1369 = !DISubprogram(name: "strtold", scope: !1205, file: !1205, line: 127, type: !1370, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1370 = !DISubroutineType(types: !1371)
!1371 = !{!1043, !856, !1316}
!1372 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1337, file: !1210, line: 240)
!1373 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1343, file: !1210, line: 242)
!1374 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1345, file: !1210, line: 244)
!1375 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1376, file: !1210, line: 245)
!1376 = !DISubprogram(name: "div", linkageName: "_ZN9__gnu_cxx3divExx", scope: !34, file: !1210, line: 213, type: !1350, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1377 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1349, file: !1210, line: 246)
!1378 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1353, file: !1210, line: 248)
!1379 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1365, file: !1210, line: 249)
!1380 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1357, file: !1210, line: 250)
!1381 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1361, file: !1210, line: 251)
!1382 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1369, file: !1210, line: 252)
!1383 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1384, file: !1386, line: 98)
!1384 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !1385, line: 7, baseType: !814)
!1385 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "")
!1386 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdio", directory: "")
!1387 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1388, file: !1386, line: 99)
!1388 = !DIDerivedType(tag: DW_TAG_typedef, name: "fpos_t", file: !1389, line: 84, baseType: !1390)
!1389 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!1390 = !DIDerivedType(tag: DW_TAG_typedef, name: "__fpos_t", file: !1391, line: 14, baseType: !1392)
!1391 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__fpos_t.h", directory: "")
!1392 = !DICompositeType(tag: DW_TAG_structure_type, name: "_G_fpos_t", file: !1391, line: 10, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS9_G_fpos_t")
!1393 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1394, file: !1386, line: 101)
!1394 = !DISubprogram(name: "clearerr", scope: !1389, file: !1389, line: 786, type: !1395, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1395 = !DISubroutineType(types: !1396)
!1396 = !{null, !1397}
!1397 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1384, size: 64)
!1398 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1399, file: !1386, line: 102)
!1399 = !DISubprogram(name: "fclose", scope: !1389, file: !1389, line: 178, type: !1400, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1400 = !DISubroutineType(types: !1401)
!1401 = !{!11, !1397}
!1402 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1403, file: !1386, line: 103)
!1403 = !DISubprogram(name: "feof", scope: !1389, file: !1389, line: 788, type: !1400, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1404 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1405, file: !1386, line: 104)
!1405 = !DISubprogram(name: "ferror", scope: !1389, file: !1389, line: 790, type: !1400, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1406 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1407, file: !1386, line: 105)
!1407 = !DISubprogram(name: "fflush", scope: !1389, file: !1389, line: 230, type: !1400, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1408 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1409, file: !1386, line: 106)
!1409 = !DISubprogram(name: "fgetc", scope: !1389, file: !1389, line: 513, type: !1400, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1410 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1411, file: !1386, line: 107)
!1411 = !DISubprogram(name: "fgetpos", scope: !1389, file: !1389, line: 760, type: !1412, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1412 = !DISubroutineType(types: !1413)
!1413 = !{!11, !1414, !1415}
!1414 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !1397)
!1415 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !1416)
!1416 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1388, size: 64)
!1417 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1418, file: !1386, line: 108)
!1418 = !DISubprogram(name: "fgets", scope: !1389, file: !1389, line: 592, type: !1419, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1419 = !DISubroutineType(types: !1420)
!1420 = !{!44, !926, !11, !1414}
!1421 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1422, file: !1386, line: 109)
!1422 = !DISubprogram(name: "fopen", scope: !1389, file: !1389, line: 258, type: !1423, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1423 = !DISubroutineType(types: !1424)
!1424 = !{!1397, !856, !856}
!1425 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1426, file: !1386, line: 110)
!1426 = !DISubprogram(name: "fprintf", scope: !1389, file: !1389, line: 350, type: !1427, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1427 = !DISubroutineType(types: !1428)
!1428 = !{!11, !1414, !856, null}
!1429 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1430, file: !1386, line: 111)
!1430 = !DISubprogram(name: "fputc", scope: !1389, file: !1389, line: 549, type: !1431, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1431 = !DISubroutineType(types: !1432)
!1432 = !{!11, !11, !1397}
!1433 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1434, file: !1386, line: 112)
!1434 = !DISubprogram(name: "fputs", scope: !1389, file: !1389, line: 655, type: !1435, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1435 = !DISubroutineType(types: !1436)
!1436 = !{!11, !856, !1414}
!1437 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1438, file: !1386, line: 113)
!1438 = !DISubprogram(name: "fread", scope: !1389, file: !1389, line: 675, type: !1439, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1439 = !DISubroutineType(types: !1440)
!1440 = !{!854, !1441, !854, !854, !1414}
!1441 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !904)
!1442 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1443, file: !1386, line: 114)
!1443 = !DISubprogram(name: "freopen", scope: !1389, file: !1389, line: 265, type: !1444, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1444 = !DISubroutineType(types: !1445)
!1445 = !{!1397, !856, !856, !1414}
!1446 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1447, file: !1386, line: 115)
!1447 = !DISubprogram(name: "fscanf", linkageName: "__isoc99_fscanf", scope: !1389, file: !1389, line: 434, type: !1427, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1448 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1449, file: !1386, line: 116)
!1449 = !DISubprogram(name: "fseek", scope: !1389, file: !1389, line: 713, type: !1450, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1450 = !DISubroutineType(types: !1451)
!1451 = !{!11, !1397, !767, !11}
!1452 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1453, file: !1386, line: 117)
!1453 = !DISubprogram(name: "fsetpos", scope: !1389, file: !1389, line: 765, type: !1454, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1454 = !DISubroutineType(types: !1455)
!1455 = !{!11, !1397, !1456}
!1456 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1457, size: 64)
!1457 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !1388)
!1458 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1459, file: !1386, line: 118)
!1459 = !DISubprogram(name: "ftell", scope: !1389, file: !1389, line: 718, type: !1460, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1460 = !DISubroutineType(types: !1461)
!1461 = !{!767, !1397}
!1462 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1463, file: !1386, line: 119)
!1463 = !DISubprogram(name: "fwrite", scope: !1389, file: !1389, line: 681, type: !1464, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1464 = !DISubroutineType(types: !1465)
!1465 = !{!854, !1466, !854, !854, !1414}
!1466 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !89)
!1467 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1468, file: !1386, line: 120)
!1468 = !DISubprogram(name: "getc", scope: !1389, file: !1389, line: 514, type: !1400, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1469 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1470, file: !1386, line: 121)
!1470 = !DISubprogram(name: "getchar", scope: !1389, file: !1389, line: 520, type: !1302, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1471 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1472, file: !1386, line: 126)
!1472 = !DISubprogram(name: "perror", scope: !1389, file: !1389, line: 804, type: !1473, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1473 = !DISubroutineType(types: !1474)
!1474 = !{null, !78}
!1475 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1476, file: !1386, line: 127)
!1476 = !DISubprogram(name: "printf", scope: !1389, file: !1389, line: 356, type: !1477, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1477 = !DISubroutineType(types: !1478)
!1478 = !{!11, !856, null}
!1479 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1480, file: !1386, line: 128)
!1480 = !DISubprogram(name: "putc", scope: !1389, file: !1389, line: 550, type: !1431, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1481 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1482, file: !1386, line: 129)
!1482 = !DISubprogram(name: "putchar", scope: !1389, file: !1389, line: 556, type: !1170, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1483 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1484, file: !1386, line: 130)
!1484 = !DISubprogram(name: "puts", scope: !1389, file: !1389, line: 661, type: !1238, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1485 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1486, file: !1386, line: 131)
!1486 = !DISubprogram(name: "remove", scope: !1389, file: !1389, line: 152, type: !1238, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1487 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1488, file: !1386, line: 132)
!1488 = !DISubprogram(name: "rename", scope: !1389, file: !1389, line: 154, type: !1489, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1489 = !DISubroutineType(types: !1490)
!1490 = !{!11, !78, !78}
!1491 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1492, file: !1386, line: 133)
!1492 = !DISubprogram(name: "rewind", scope: !1389, file: !1389, line: 723, type: !1395, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1493 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1494, file: !1386, line: 134)
!1494 = !DISubprogram(name: "scanf", linkageName: "__isoc99_scanf", scope: !1389, file: !1389, line: 437, type: !1477, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1495 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1496, file: !1386, line: 135)
!1496 = !DISubprogram(name: "setbuf", scope: !1389, file: !1389, line: 328, type: !1497, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1497 = !DISubroutineType(types: !1498)
!1498 = !{null, !1414, !926}
!1499 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1500, file: !1386, line: 136)
!1500 = !DISubprogram(name: "setvbuf", scope: !1389, file: !1389, line: 332, type: !1501, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1501 = !DISubroutineType(types: !1502)
!1502 = !{!11, !1414, !926, !11, !854}
!1503 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1504, file: !1386, line: 137)
!1504 = !DISubprogram(name: "sprintf", scope: !1389, file: !1389, line: 358, type: !1505, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1505 = !DISubroutineType(types: !1506)
!1506 = !{!11, !926, !856, null}
!1507 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1508, file: !1386, line: 138)
!1508 = !DISubprogram(name: "sscanf", linkageName: "__isoc99_sscanf", scope: !1389, file: !1389, line: 439, type: !1509, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1509 = !DISubroutineType(types: !1510)
!1510 = !{!11, !856, !856, null}
!1511 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1512, file: !1386, line: 139)
!1512 = !DISubprogram(name: "tmpfile", scope: !1389, file: !1389, line: 188, type: !1513, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1513 = !DISubroutineType(types: !1514)
!1514 = !{!1397}
!1515 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1516, file: !1386, line: 141)
!1516 = !DISubprogram(name: "tmpnam", scope: !1389, file: !1389, line: 205, type: !1517, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1517 = !DISubroutineType(types: !1518)
!1518 = !{!44, !44}
!1519 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1520, file: !1386, line: 143)
!1520 = !DISubprogram(name: "ungetc", scope: !1389, file: !1389, line: 668, type: !1431, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1521 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1522, file: !1386, line: 144)
!1522 = !DISubprogram(name: "vfprintf", scope: !1389, file: !1389, line: 365, type: !1523, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1523 = !DISubroutineType(types: !1524)
!1524 = !{!11, !1414, !856, !897}
!1525 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1526, file: !1386, line: 145)
!1526 = !DISubprogram(name: "vprintf", scope: !1389, file: !1389, line: 371, type: !1527, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1527 = !DISubroutineType(types: !1528)
!1528 = !{!11, !856, !897}
!1529 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1530, file: !1386, line: 146)
!1530 = !DISubprogram(name: "vsprintf", scope: !1389, file: !1389, line: 373, type: !1531, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1531 = !DISubroutineType(types: !1532)
!1532 = !{!11, !926, !856, !897}
!1533 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !1534, file: !1386, line: 175)
!1534 = !DISubprogram(name: "snprintf", scope: !1389, file: !1389, line: 378, type: !1535, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1535 = !DISubroutineType(types: !1536)
!1536 = !{!11, !926, !854, !856, null}
!1537 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !1538, file: !1386, line: 176)
!1538 = !DISubprogram(name: "vfscanf", linkageName: "__isoc99_vfscanf", scope: !1389, file: !1389, line: 479, type: !1523, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1539 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !1540, file: !1386, line: 177)
!1540 = !DISubprogram(name: "vscanf", linkageName: "__isoc99_vscanf", scope: !1389, file: !1389, line: 484, type: !1527, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1541 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !1542, file: !1386, line: 178)
!1542 = !DISubprogram(name: "vsnprintf", scope: !1389, file: !1389, line: 382, type: !1543, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1543 = !DISubroutineType(types: !1544)
!1544 = !{!11, !926, !854, !856, !897}
!1545 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !1546, file: !1386, line: 179)
!1546 = !DISubprogram(name: "vsscanf", linkageName: "__isoc99_vsscanf", scope: !1389, file: !1389, line: 487, type: !1547, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1547 = !DISubroutineType(types: !1548)
!1548 = !{!11, !856, !856, !897}
!1549 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1534, file: !1386, line: 185)
!1550 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1538, file: !1386, line: 186)
!1551 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1540, file: !1386, line: 187)
!1552 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1542, file: !1386, line: 188)
!1553 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1546, file: !1386, line: 189)
!1554 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1555, file: !1559, line: 82)
!1555 = !DIDerivedType(tag: DW_TAG_typedef, name: "wctrans_t", file: !1556, line: 48, baseType: !1557)
!1556 = !DIFile(filename: "/usr/include/wctype.h", directory: "")
!1557 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1558, size: 64)
!1558 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !1085)
!1559 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cwctype", directory: "")
!1560 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1561, file: !1559, line: 83)
!1561 = !DIDerivedType(tag: DW_TAG_typedef, name: "wctype_t", file: !1562, line: 38, baseType: !88)
!1562 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/wctype-wchar.h", directory: "")
!1563 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !800, file: !1559, line: 84)
!1564 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1565, file: !1559, line: 86)
!1565 = !DISubprogram(name: "iswalnum", scope: !1562, file: !1562, line: 95, type: !1003, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1566 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1567, file: !1559, line: 87)
!1567 = !DISubprogram(name: "iswalpha", scope: !1562, file: !1562, line: 101, type: !1003, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1568 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1569, file: !1559, line: 89)
!1569 = !DISubprogram(name: "iswblank", scope: !1562, file: !1562, line: 146, type: !1003, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1570 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1571, file: !1559, line: 91)
!1571 = !DISubprogram(name: "iswcntrl", scope: !1562, file: !1562, line: 104, type: !1003, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1572 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1573, file: !1559, line: 92)
!1573 = !DISubprogram(name: "iswctype", scope: !1562, file: !1562, line: 159, type: !1574, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1574 = !DISubroutineType(types: !1575)
!1575 = !{!11, !800, !1561}
!1576 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1577, file: !1559, line: 93)
!1577 = !DISubprogram(name: "iswdigit", scope: !1562, file: !1562, line: 108, type: !1003, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1578 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1579, file: !1559, line: 94)
!1579 = !DISubprogram(name: "iswgraph", scope: !1562, file: !1562, line: 112, type: !1003, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1580 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1581, file: !1559, line: 95)
!1581 = !DISubprogram(name: "iswlower", scope: !1562, file: !1562, line: 117, type: !1003, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1582 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1583, file: !1559, line: 96)
!1583 = !DISubprogram(name: "iswprint", scope: !1562, file: !1562, line: 120, type: !1003, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1584 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1585, file: !1559, line: 97)
!1585 = !DISubprogram(name: "iswpunct", scope: !1562, file: !1562, line: 125, type: !1003, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1586 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1587, file: !1559, line: 98)
!1587 = !DISubprogram(name: "iswspace", scope: !1562, file: !1562, line: 130, type: !1003, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1588 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1589, file: !1559, line: 99)
!1589 = !DISubprogram(name: "iswupper", scope: !1562, file: !1562, line: 135, type: !1003, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1590 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1591, file: !1559, line: 100)
!1591 = !DISubprogram(name: "iswxdigit", scope: !1562, file: !1562, line: 140, type: !1003, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1592 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1593, file: !1559, line: 101)
!1593 = !DISubprogram(name: "towctrans", scope: !1556, file: !1556, line: 55, type: !1594, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1594 = !DISubroutineType(types: !1595)
!1595 = !{!800, !800, !1555}
!1596 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1597, file: !1559, line: 102)
!1597 = !DISubprogram(name: "towlower", scope: !1562, file: !1562, line: 166, type: !1598, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1598 = !DISubroutineType(types: !1599)
!1599 = !{!800, !800}
!1600 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1601, file: !1559, line: 103)
!1601 = !DISubprogram(name: "towupper", scope: !1562, file: !1562, line: 169, type: !1598, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1602 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1603, file: !1559, line: 104)
!1603 = !DISubprogram(name: "wctrans", scope: !1556, file: !1556, line: 52, type: !1604, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1604 = !DISubroutineType(types: !1605)
!1605 = !{!1555, !78}
!1606 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1607, file: !1559, line: 105)
!1607 = !DISubprogram(name: "wctype", scope: !1562, file: !1562, line: 155, type: !1608, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1608 = !DISubroutineType(types: !1609)
!1609 = !{!1561, !78}
!1610 = !{i32 7, !"Dwarf Version", i32 5}
!1611 = !{i32 2, !"Debug Info Version", i32 3}
!1612 = !{i32 1, !"wchar_size", i32 4}
!1613 = !{i32 7, !"PIC Level", i32 2}
!1614 = !{i32 7, !"PIE Level", i32 2}
!1615 = !{i32 7, !"uwtable", i32 1}

!1617 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !901, file: !901, type: !1219, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !157)
!1618 = !DILocation(line: 74, column: 25, scope: !1619)
!1619 = !DILexicalBlockFile(scope: !1617, file: !3, discriminator: 0)
!1620 = !DILocation(line: 0, scope: !1617)
!1621 = distinct !DISubprogram(name: "main", scope: !8, file: !8, line: 6, type: !1302, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !1622)
!1622 = !{!1623}
!1623 = !DILocalVariable(name: "line", scope: !1621, file: !8, line: 8, type: !1624)
!1624 = !DIDerivedType(tag: DW_TAG_typedef, name: "string", scope: !2, file: !1625, line: 77, baseType: !25)
!1625 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/stringfwd.h", directory: "")
!1626 = !DILocation(line: 8, column: 5, scope: !1621)
!1627 = !DILocation(line: 8, column: 17, scope: !1621)
!1628 = !DILocation(line: 9, column: 5, scope: !1621)
!1629 = !DILocation(line: 9, column: 12, scope: !1621)
!1630 = !DILocation(line: 10, column: 9, scope: !1621)
!1631 = !DILocation(line: 11, column: 1, scope: !1621)
!1632 = distinct !{!1632, !1628, !1630, !1633, !1634}
!1633 = !{!"llvm.loop.mustprogress"}
!1634 = !{!"llvm.loop.unroll.disable"}
!1635 = distinct !DISubprogram(name: "basic_string", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2Ev", scope: !25, file: !24, line: 515, type: !408, scopeLine: 518, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !472, retainedNodes: !1636)
!1636 = !{!1637}
!1637 = !DILocalVariable(name: "this", arg: 1, scope: !1635, type: !1638, flags: DIFlagArtificial | DIFlagObjectPointer)
!1638 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!1639 = !DILocation(line: 0, scope: !1635)
!1640 = !DILocation(line: 517, column: 9, scope: !1635)
!1641 = !DILocation(line: 517, column: 21, scope: !1635)
!1642 = !DILocation(line: 519, column: 2, scope: !1643)
!1643 = distinct !DILexicalBlock(scope: !1635, file: !24, line: 518, column: 7)
!1644 = !DILocation(line: 520, column: 2, scope: !1643)
!1645 = !DILocation(line: 521, column: 7, scope: !1635)
!1646 = !DILocation(line: 521, column: 7, scope: !1643)
!1647 = distinct !DISubprogram(name: "getline<char, std::char_traits<char>, std::allocator<char> >", linkageName: "_ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE", scope: !2, file: !24, line: 3923, type: !1648, scopeLine: 3925, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, templateParams: !763, retainedNodes: !1653)
!1648 = !DISubroutineType(types: !1649)
!1649 = !{!1650, !1650, !508}
!1650 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !1651, size: 64)
!1651 = !DICompositeType(tag: DW_TAG_class_type, name: "basic_istream<char, std::char_traits<char> >", scope: !2, file: !1652, line: 1105, size: 2240, flags: DIFlagFwdDecl | DIFlagNonTrivial)
!1652 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/istream.tcc", directory: "")
!1653 = !{!1654, !1655}
!1654 = !DILocalVariable(name: "__is", arg: 1, scope: !1647, file: !24, line: 3923, type: !1650)
!1655 = !DILocalVariable(name: "__str", arg: 2, scope: !1647, file: !24, line: 3924, type: !508)
!1656 = !DILocation(line: 3923, column: 45, scope: !1647)
!1657 = !DILocation(line: 3924, column: 45, scope: !1647)
!1658 = !DILocation(line: 3925, column: 27, scope: !1647)
!1659 = !DILocation(line: 3925, column: 33, scope: !1647)
!1660 = !DILocation(line: 3925, column: 40, scope: !1647)
!1661 = !DILocation(line: 3925, column: 45, scope: !1647)
!1662 = !DILocation(line: 3925, column: 14, scope: !1647)
!1663 = !DILocation(line: 3925, column: 7, scope: !1647)
!1664 = distinct !DISubprogram(name: "operator bool", linkageName: "_ZNKSt9basic_iosIcSt11char_traitsIcEEcvbEv", scope: !1666, file: !1665, line: 117, type: !1668, scopeLine: 118, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !1672, retainedNodes: !1673)
!1665 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/basic_ios.h", directory: "")
!1666 = !DICompositeType(tag: DW_TAG_class_type, name: "basic_ios<char, std::char_traits<char> >", scope: !2, file: !1667, line: 178, size: 2112, flags: DIFlagFwdDecl | DIFlagNonTrivial)
!1667 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/basic_ios.tcc", directory: "")
!1668 = !DISubroutineType(types: !1669)
!1669 = !{!21, !1670}
!1670 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1671, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!1671 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !1666)
!1672 = !DISubprogram(name: "operator bool", linkageName: "_ZNKSt9basic_iosIcSt11char_traitsIcEEcvbEv", scope: !1666, file: !1665, line: 117, type: !1668, scopeLine: 117, flags: DIFlagPublic | DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1673 = !{!1674}
!1674 = !DILocalVariable(name: "this", arg: 1, scope: !1664, type: !1675, flags: DIFlagArtificial | DIFlagObjectPointer)
!1675 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1671, size: 64)
!1676 = !DILocation(line: 0, scope: !1664)
!1677 = !DILocation(line: 118, column: 23, scope: !1664)
!1678 = !DILocation(line: 118, column: 16, scope: !1664)
!1679 = !DILocation(line: 118, column: 9, scope: !1664)
!1680 = distinct !DISubprogram(name: "operator!=<char, std::char_traits<char>, std::allocator<char> >", linkageName: "_ZStneIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_", scope: !2, file: !24, line: 3678, type: !1681, scopeLine: 3680, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, templateParams: !763, retainedNodes: !1683)
!1681 = !DISubroutineType(types: !1682)
!1682 = !{!21, !465, !78}
!1683 = !{!1684, !1685}
!1684 = !DILocalVariable(name: "__lhs", arg: 1, scope: !1680, file: !24, line: 3678, type: !465)
!1685 = !DILocalVariable(name: "__rhs", arg: 2, scope: !1680, file: !24, line: 3679, type: !78)
!1686 = !DILocation(line: 3678, column: 61, scope: !1680)
!1687 = !DILocation(line: 3679, column: 23, scope: !1680)
!1688 = !DILocation(line: 3680, column: 16, scope: !1680)
!1689 = !DILocation(line: 3680, column: 25, scope: !1680)
!1690 = !DILocation(line: 3680, column: 22, scope: !1680)
!1691 = !DILocation(line: 3680, column: 14, scope: !1680)
!1692 = !DILocation(line: 3680, column: 7, scope: !1680)
!1693 = distinct !DISubprogram(name: "~basic_string", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev", scope: !25, file: !24, line: 794, type: !408, scopeLine: 795, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !504, retainedNodes: !1694)
!1694 = !{!1695}
!1695 = !DILocalVariable(name: "this", arg: 1, scope: !1693, type: !1638, flags: DIFlagArtificial | DIFlagObjectPointer)
!1696 = !DILocation(line: 0, scope: !1693)
!1697 = !DILocation(line: 795, column: 9, scope: !1698)
!1698 = distinct !DILexicalBlock(scope: !1693, file: !24, line: 795, column: 7)
!1699 = !DILocation(line: 795, column: 23, scope: !1698)
!1700 = !DILocation(line: 795, column: 23, scope: !1693)
!1701 = distinct !DISubprogram(name: "_M_dispose", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv", scope: !25, file: !24, line: 283, type: !408, scopeLine: 284, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !407, retainedNodes: !1702)
!1702 = !{!1703}
!1703 = !DILocalVariable(name: "this", arg: 1, scope: !1701, type: !1638, flags: DIFlagArtificial | DIFlagObjectPointer)
!1704 = !DILocation(line: 0, scope: !1701)
!1705 = !DILocation(line: 285, column: 7, scope: !1706)
!1706 = distinct !DILexicalBlock(scope: !1701, file: !24, line: 285, column: 6)
!1707 = !DILocation(line: 285, column: 6, scope: !1701)
!1708 = !DILocation(line: 286, column: 15, scope: !1706)
!1709 = !DILocation(line: 286, column: 4, scope: !1706)
!1710 = !DILocation(line: 287, column: 7, scope: !1701)
!1711 = distinct !DISubprogram(name: "~allocator", linkageName: "_ZNSaIcED2Ev", scope: !48, file: !49, line: 174, type: !101, scopeLine: 174, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !113, retainedNodes: !1712)
!1712 = !{!1713}
!1713 = !DILocalVariable(name: "this", arg: 1, scope: !1711, type: !1714, flags: DIFlagArtificial | DIFlagObjectPointer)
!1714 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !48, size: 64)
!1715 = !DILocation(line: 0, scope: !1711)
!1716 = !DILocation(line: 174, column: 39, scope: !1717)
!1717 = distinct !DILexicalBlock(scope: !1711, file: !49, line: 174, column: 37)
!1718 = !DILocation(line: 174, column: 39, scope: !1711)
!1719 = distinct !DISubprogram(name: "_M_is_local", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_is_localEv", scope: !25, file: !24, line: 273, type: !401, scopeLine: 274, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !400, retainedNodes: !1720)
!1720 = !{!1721}
!1721 = !DILocalVariable(name: "this", arg: 1, scope: !1719, type: !1722, flags: DIFlagArtificial | DIFlagObjectPointer)
!1722 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !388, size: 64)
!1723 = !DILocation(line: 0, scope: !1719)
!1724 = !DILocation(line: 274, column: 16, scope: !1719)
!1725 = !DILocation(line: 274, column: 29, scope: !1719)
!1726 = !DILocation(line: 274, column: 26, scope: !1719)
!1727 = !DILocation(line: 274, column: 9, scope: !1719)
!1728 = distinct !DISubprogram(name: "_M_destroy", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_destroyEm", scope: !25, file: !24, line: 291, type: !382, scopeLine: 292, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !410, retainedNodes: !1729)
!1729 = !{!1730, !1731}
!1730 = !DILocalVariable(name: "this", arg: 1, scope: !1728, type: !1638, flags: DIFlagArtificial | DIFlagObjectPointer)
!1731 = !DILocalVariable(name: "__size", arg: 2, scope: !1728, file: !24, line: 291, type: !30)
!1732 = !DILocation(line: 0, scope: !1728)
!1733 = !DILocation(line: 291, column: 28, scope: !1728)
!1734 = !DILocation(line: 292, column: 35, scope: !1728)
!1735 = !DILocation(line: 292, column: 55, scope: !1728)
!1736 = !DILocation(line: 292, column: 66, scope: !1728)
!1737 = !DILocation(line: 292, column: 73, scope: !1728)
!1738 = !DILocation(line: 292, column: 9, scope: !1728)
!1739 = !DILocation(line: 292, column: 79, scope: !1728)
!1740 = distinct !DISubprogram(name: "_M_data", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv", scope: !25, file: !24, line: 233, type: !385, scopeLine: 234, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !384, retainedNodes: !1741)
!1741 = !{!1742}
!1742 = !DILocalVariable(name: "this", arg: 1, scope: !1740, type: !1722, flags: DIFlagArtificial | DIFlagObjectPointer)
!1743 = !DILocation(line: 0, scope: !1740)
!1744 = !DILocation(line: 234, column: 16, scope: !1740)
!1745 = !DILocation(line: 234, column: 28, scope: !1740)
!1746 = !DILocation(line: 234, column: 9, scope: !1740)
!1747 = distinct !DISubprogram(name: "_M_local_data", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv", scope: !25, file: !24, line: 249, type: !393, scopeLine: 250, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !392, retainedNodes: !1748)
!1748 = !{!1749}
!1749 = !DILocalVariable(name: "this", arg: 1, scope: !1747, type: !1722, flags: DIFlagArtificial | DIFlagObjectPointer)
!1750 = !DILocation(line: 0, scope: !1747)
!1751 = !DILocation(line: 252, column: 57, scope: !1747)
!1752 = !DILocation(line: 252, column: 56, scope: !1747)
!1753 = !DILocation(line: 252, column: 9, scope: !1747)
!1754 = !DILocation(line: 252, column: 2, scope: !1747)
!1755 = distinct !DISubprogram(name: "pointer_to", linkageName: "_ZNSt19__ptr_traits_ptr_toIPKcS0_Lb0EE10pointer_toERS0_", scope: !1757, file: !1756, line: 135, type: !1760, scopeLine: 136, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !1759, retainedNodes: !1769)
!1756 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/ptr_traits.h", directory: "")
!1757 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__ptr_traits_ptr_to<const char *, const char, false>", scope: !2, file: !1756, line: 124, size: 8, flags: DIFlagTypePassByValue, elements: !1758, templateParams: !1765, identifier: "_ZTSSt19__ptr_traits_ptr_toIPKcS0_Lb0EE")
!1758 = !{!1759}
!1759 = !DISubprogram(name: "pointer_to", linkageName: "_ZNSt19__ptr_traits_ptr_toIPKcS0_Lb0EE10pointer_toERS0_", scope: !1757, file: !1756, line: 135, type: !1760, scopeLine: 135, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!1760 = !DISubroutineType(types: !1761)
!1761 = !{!1762, !1763}
!1762 = !DIDerivedType(tag: DW_TAG_typedef, name: "pointer", scope: !1757, file: !1756, line: 126, baseType: !78)
!1763 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !1764, size: 64)
!1764 = !DIDerivedType(tag: DW_TAG_typedef, name: "element_type", scope: !1757, file: !1756, line: 127, baseType: !79)
!1765 = !{!1766, !1767, !1768}
!1766 = !DITemplateTypeParameter(name: "_Ptr", type: !78)
!1767 = !DITemplateTypeParameter(name: "_Elt", type: !79)
!1768 = !DITemplateValueParameter(type: !21, value: i1 false)
!1769 = !{!1770}
!1770 = !DILocalVariable(name: "__r", arg: 1, scope: !1755, file: !1756, line: 135, type: !1763)
!1771 = !DILocation(line: 135, column: 32, scope: !1755)
!1772 = !DILocation(line: 136, column: 31, scope: !1755)
!1773 = !DILocation(line: 136, column: 16, scope: !1755)
!1774 = !DILocation(line: 136, column: 9, scope: !1755)
!1775 = distinct !DISubprogram(name: "addressof<const char>", linkageName: "_ZSt9addressofIKcEPT_RS1_", scope: !2, file: !1776, line: 145, type: !1777, scopeLine: 146, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, templateParams: !1781, retainedNodes: !1779)
!1776 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/move.h", directory: "")
!1777 = !DISubroutineType(types: !1778)
!1778 = !{!78, !81}
!1779 = !{!1780}
!1780 = !DILocalVariable(name: "__r", arg: 1, scope: !1775, file: !1776, line: 145, type: !81)
!1781 = !{!1782}
!1782 = !DITemplateTypeParameter(name: "_Tp", type: !79)
!1783 = !DILocation(line: 145, column: 20, scope: !1775)
!1784 = !DILocation(line: 146, column: 31, scope: !1775)
!1785 = !DILocation(line: 146, column: 14, scope: !1775)
!1786 = !DILocation(line: 146, column: 7, scope: !1775)
!1787 = distinct !DISubprogram(name: "__addressof<const char>", linkageName: "_ZSt11__addressofIKcEPT_RS1_", scope: !2, file: !1776, line: 49, type: !1777, scopeLine: 50, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, templateParams: !1781, retainedNodes: !1788)
!1788 = !{!1789}
!1789 = !DILocalVariable(name: "__r", arg: 1, scope: !1787, file: !1776, line: 49, type: !81)
!1790 = !DILocation(line: 49, column: 22, scope: !1787)
!1791 = !DILocation(line: 50, column: 34, scope: !1787)
!1792 = !DILocation(line: 50, column: 7, scope: !1787)
!1793 = distinct !DISubprogram(name: "deallocate", linkageName: "_ZNSt16allocator_traitsISaIcEE10deallocateERS0_Pcm", scope: !37, file: !38, line: 495, type: !122, scopeLine: 496, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !121, retainedNodes: !1794)
!1794 = !{!1795, !1796, !1797}
!1795 = !DILocalVariable(name: "__a", arg: 1, scope: !1793, file: !38, line: 495, type: !46)
!1796 = !DILocalVariable(name: "__p", arg: 2, scope: !1793, file: !38, line: 495, type: !43)
!1797 = !DILocalVariable(name: "__n", arg: 3, scope: !1793, file: !38, line: 495, type: !116)
!1798 = !DILocation(line: 495, column: 34, scope: !1793)
!1799 = !DILocation(line: 495, column: 47, scope: !1793)
!1800 = !DILocation(line: 495, column: 62, scope: !1793)
!1801 = !DILocation(line: 496, column: 9, scope: !1793)
!1802 = !DILocation(line: 496, column: 24, scope: !1793)
!1803 = !DILocation(line: 496, column: 29, scope: !1793)
!1804 = !DILocation(line: 496, column: 13, scope: !1793)
!1805 = !DILocation(line: 496, column: 35, scope: !1793)
!1806 = distinct !DISubprogram(name: "_M_get_allocator", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv", scope: !25, file: !24, line: 339, type: !415, scopeLine: 340, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !414, retainedNodes: !1807)
!1807 = !{!1808}
!1808 = !DILocalVariable(name: "this", arg: 1, scope: !1806, type: !1638, flags: DIFlagArtificial | DIFlagObjectPointer)
!1809 = !DILocation(line: 0, scope: !1806)
!1810 = !DILocation(line: 340, column: 16, scope: !1806)
!1811 = !DILocation(line: 340, column: 9, scope: !1806)
!1812 = distinct !DISubprogram(name: "deallocate", linkageName: "_ZNSt15__new_allocatorIcE10deallocateEPcm", scope: !54, file: !55, line: 142, type: !92, scopeLine: 143, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !91, retainedNodes: !1813)
!1813 = !{!1814, !1816, !1817}
!1814 = !DILocalVariable(name: "this", arg: 1, scope: !1812, type: !1815, flags: DIFlagArtificial | DIFlagObjectPointer)
!1815 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !54, size: 64)
!1816 = !DILocalVariable(name: "__p", arg: 2, scope: !1812, file: !55, line: 142, type: !44)
!1817 = !DILocalVariable(name: "__n", arg: 3, scope: !1812, file: !55, line: 142, type: !85)
!1818 = !DILocation(line: 0, scope: !1812)
!1819 = !DILocation(line: 142, column: 23, scope: !1812)
!1820 = !DILocation(line: 142, column: 38, scope: !1812)
!1821 = !DILocation(line: 158, column: 27, scope: !1812)
!1822 = !DILocation(line: 158, column: 2, scope: !1812)
!1823 = !DILocation(line: 159, column: 7, scope: !1812)
!1824 = distinct !DISubprogram(name: "~__new_allocator", linkageName: "_ZNSt15__new_allocatorIcED2Ev", scope: !54, file: !55, line: 90, type: !58, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !66, retainedNodes: !1825)
!1825 = !{!1826}
!1826 = !DILocalVariable(name: "this", arg: 1, scope: !1824, type: !1815, flags: DIFlagArtificial | DIFlagObjectPointer)
!1827 = !DILocation(line: 0, scope: !1824)
!1828 = !DILocation(line: 90, column: 50, scope: !1824)
!1829 = distinct !DISubprogram(name: "_M_local_data", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv", scope: !25, file: !24, line: 238, type: !390, scopeLine: 239, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !389, retainedNodes: !1830)
!1830 = !{!1831}
!1831 = !DILocalVariable(name: "this", arg: 1, scope: !1829, type: !1638, flags: DIFlagArtificial | DIFlagObjectPointer)
!1832 = !DILocation(line: 0, scope: !1829)
!1833 = !DILocation(line: 241, column: 51, scope: !1829)
!1834 = !DILocation(line: 241, column: 50, scope: !1829)
!1835 = !DILocation(line: 241, column: 9, scope: !1829)
!1836 = !DILocation(line: 241, column: 2, scope: !1829)
!1837 = distinct !DISubprogram(name: "allocator", linkageName: "_ZNSaIcEC2Ev", scope: !48, file: !49, line: 156, type: !101, scopeLine: 156, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !100, retainedNodes: !1838)
!1838 = !{!1839}
!1839 = !DILocalVariable(name: "this", arg: 1, scope: !1837, type: !1714, flags: DIFlagArtificial | DIFlagObjectPointer)
!1840 = !DILocation(line: 0, scope: !1837)
!1841 = !DILocation(line: 156, column: 36, scope: !1837)
!1842 = !DILocation(line: 156, column: 7, scope: !1837)
!1843 = !DILocation(line: 156, column: 38, scope: !1837)
!1844 = distinct !DISubprogram(name: "_Alloc_hider", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderC2EPcOS3_", scope: !150, file: !24, line: 203, type: !167, scopeLine: 204, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !166, retainedNodes: !1845)
!1845 = !{!1846, !1848, !1849}
!1846 = !DILocalVariable(name: "this", arg: 1, scope: !1844, type: !1847, flags: DIFlagArtificial | DIFlagObjectPointer)
!1847 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !150, size: 64)
!1848 = !DILocalVariable(name: "__dat", arg: 2, scope: !1844, file: !24, line: 203, type: !160)
!1849 = !DILocalVariable(name: "__a", arg: 3, scope: !1844, file: !24, line: 203, type: !169)
!1850 = !DILocation(line: 0, scope: !1844)
!1851 = !DILocation(line: 203, column: 23, scope: !1844)
!1852 = !DILocation(line: 203, column: 39, scope: !1844)
!1853 = !DILocation(line: 204, column: 48, scope: !1844)
!1854 = !DILocation(line: 204, column: 29, scope: !1844)
!1855 = !DILocation(line: 204, column: 19, scope: !1844)
!1856 = !DILocation(line: 204, column: 4, scope: !1844)
!1857 = !DILocation(line: 204, column: 36, scope: !1844)
!1858 = !DILocation(line: 204, column: 41, scope: !1844)
!1859 = !DILocation(line: 204, column: 50, scope: !1844)
!1860 = distinct !DISubprogram(name: "_M_use_local_data", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE17_M_use_local_dataEv", scope: !25, file: !24, line: 351, type: !390, scopeLine: 352, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !423, retainedNodes: !1861)
!1861 = !{!1862}
!1862 = !DILocalVariable(name: "this", arg: 1, scope: !1860, type: !1638, flags: DIFlagArtificial | DIFlagObjectPointer)
!1863 = !DILocation(line: 0, scope: !1860)
!1864 = !DILocation(line: 358, column: 9, scope: !1860)
!1865 = !DILocation(line: 358, column: 2, scope: !1860)
!1866 = distinct !DISubprogram(name: "_M_set_length", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_set_lengthEm", scope: !25, file: !24, line: 265, type: !382, scopeLine: 266, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !399, retainedNodes: !1867)
!1867 = !{!1868, !1869}
!1868 = !DILocalVariable(name: "this", arg: 1, scope: !1866, type: !1638, flags: DIFlagArtificial | DIFlagObjectPointer)
!1869 = !DILocalVariable(name: "__n", arg: 2, scope: !1866, file: !24, line: 265, type: !30)
!1870 = !DILocation(line: 0, scope: !1866)
!1871 = !DILocation(line: 265, column: 31, scope: !1866)
!1872 = !DILocation(line: 267, column: 12, scope: !1866)
!1873 = !DILocation(line: 267, column: 2, scope: !1866)
!1874 = !DILocation(line: 268, column: 22, scope: !1866)
!1875 = !DILocation(line: 268, column: 32, scope: !1866)
!1876 = !DILocation(line: 268, column: 38, scope: !1866)
!1877 = !DILocation(line: 268, column: 2, scope: !1866)
!1878 = !DILocation(line: 269, column: 7, scope: !1866)
!1879 = distinct !DISubprogram(name: "pointer_to", linkageName: "_ZNSt19__ptr_traits_ptr_toIPccLb0EE10pointer_toERc", scope: !1880, file: !1756, line: 135, type: !1883, scopeLine: 136, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !1882, retainedNodes: !1891)
!1880 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__ptr_traits_ptr_to<char *, char, false>", scope: !2, file: !1756, line: 124, size: 8, flags: DIFlagTypePassByValue, elements: !1881, templateParams: !1888, identifier: "_ZTSSt19__ptr_traits_ptr_toIPccLb0EE")
!1881 = !{!1882}
!1882 = !DISubprogram(name: "pointer_to", linkageName: "_ZNSt19__ptr_traits_ptr_toIPccLb0EE10pointer_toERc", scope: !1880, file: !1756, line: 135, type: !1883, scopeLine: 135, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!1883 = !DISubroutineType(types: !1884)
!1884 = !{!1885, !1886}
!1885 = !DIDerivedType(tag: DW_TAG_typedef, name: "pointer", scope: !1880, file: !1756, line: 126, baseType: !44)
!1886 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !1887, size: 64)
!1887 = !DIDerivedType(tag: DW_TAG_typedef, name: "element_type", scope: !1880, file: !1756, line: 127, baseType: !45)
!1888 = !{!1889, !1890, !1768}
!1889 = !DITemplateTypeParameter(name: "_Ptr", type: !44)
!1890 = !DITemplateTypeParameter(name: "_Elt", type: !45)
!1891 = !{!1892}
!1892 = !DILocalVariable(name: "__r", arg: 1, scope: !1879, file: !1756, line: 135, type: !1886)
!1893 = !DILocation(line: 135, column: 32, scope: !1879)
!1894 = !DILocation(line: 136, column: 31, scope: !1879)
!1895 = !DILocation(line: 136, column: 16, scope: !1879)
!1896 = !DILocation(line: 136, column: 9, scope: !1879)
!1897 = distinct !DISubprogram(name: "addressof<char>", linkageName: "_ZSt9addressofIcEPT_RS0_", scope: !2, file: !1776, line: 145, type: !1898, scopeLine: 146, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, templateParams: !98, retainedNodes: !1900)
!1898 = !DISubroutineType(types: !1899)
!1899 = !{!44, !73}
!1900 = !{!1901}
!1901 = !DILocalVariable(name: "__r", arg: 1, scope: !1897, file: !1776, line: 145, type: !73)
!1902 = !DILocation(line: 145, column: 20, scope: !1897)
!1903 = !DILocation(line: 146, column: 31, scope: !1897)
!1904 = !DILocation(line: 146, column: 14, scope: !1897)
!1905 = !DILocation(line: 146, column: 7, scope: !1897)
!1906 = distinct !DISubprogram(name: "__addressof<char>", linkageName: "_ZSt11__addressofIcEPT_RS0_", scope: !2, file: !1776, line: 49, type: !1898, scopeLine: 50, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, templateParams: !98, retainedNodes: !1907)
!1907 = !{!1908}
!1908 = !DILocalVariable(name: "__r", arg: 1, scope: !1906, file: !1776, line: 49, type: !73)
!1909 = !DILocation(line: 49, column: 22, scope: !1906)
!1910 = !DILocation(line: 50, column: 34, scope: !1906)
!1911 = !DILocation(line: 50, column: 7, scope: !1906)
!1912 = distinct !DISubprogram(name: "__new_allocator", linkageName: "_ZNSt15__new_allocatorIcEC2Ev", scope: !54, file: !55, line: 80, type: !58, scopeLine: 80, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !57, retainedNodes: !1913)
!1913 = !{!1914}
!1914 = !DILocalVariable(name: "this", arg: 1, scope: !1912, type: !1815, flags: DIFlagArtificial | DIFlagObjectPointer)
!1915 = !DILocation(line: 0, scope: !1912)
!1916 = !DILocation(line: 80, column: 49, scope: !1912)
!1917 = distinct !DISubprogram(name: "move<std::allocator<char> &>", linkageName: "_ZSt4moveIRSaIcEEONSt16remove_referenceIT_E4typeEOS3_", scope: !2, file: !1776, line: 104, type: !1918, scopeLine: 105, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, templateParams: !1924, retainedNodes: !1926)
!1918 = !DISubroutineType(types: !1919)
!1919 = !{!1920, !112}
!1920 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !1921, size: 64)
!1921 = !DIDerivedType(tag: DW_TAG_typedef, name: "type", scope: !1923, file: !1922, line: 1633, baseType: !48)
!1922 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/type_traits", directory: "")
!1923 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "remove_reference<std::allocator<char> &>", scope: !2, file: !1922, line: 1632, size: 8, flags: DIFlagTypePassByValue, elements: !157, templateParams: !1924, identifier: "_ZTSSt16remove_referenceIRSaIcEE")
!1924 = !{!1925}
!1925 = !DITemplateTypeParameter(name: "_Tp", type: !112)
!1926 = !{!1927}
!1927 = !DILocalVariable(name: "__t", arg: 1, scope: !1917, file: !1776, line: 104, type: !112)
!1928 = !DILocation(line: 104, column: 16, scope: !1917)
!1929 = !DILocation(line: 105, column: 71, scope: !1917)
!1930 = !DILocation(line: 105, column: 7, scope: !1917)
!1931 = distinct !DISubprogram(name: "allocator", linkageName: "_ZNSaIcEC2ERKS_", scope: !48, file: !49, line: 159, type: !105, scopeLine: 160, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !104, retainedNodes: !1932)
!1932 = !{!1933, !1934}
!1933 = !DILocalVariable(name: "this", arg: 1, scope: !1931, type: !1714, flags: DIFlagArtificial | DIFlagObjectPointer)
!1934 = !DILocalVariable(name: "__a", arg: 2, scope: !1931, file: !49, line: 159, type: !107)
!1935 = !DILocation(line: 0, scope: !1931)
!1936 = !DILocation(line: 159, column: 34, scope: !1931)
!1937 = !DILocation(line: 160, column: 36, scope: !1931)
!1938 = !DILocation(line: 160, column: 31, scope: !1931)
!1939 = !DILocation(line: 160, column: 9, scope: !1931)
!1940 = !DILocation(line: 160, column: 38, scope: !1931)
!1941 = distinct !DISubprogram(name: "__new_allocator", linkageName: "_ZNSt15__new_allocatorIcEC2ERKS0_", scope: !54, file: !55, line: 83, type: !62, scopeLine: 83, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !61, retainedNodes: !1942)
!1942 = !{!1943, !1944}
!1943 = !DILocalVariable(name: "this", arg: 1, scope: !1941, type: !1815, flags: DIFlagArtificial | DIFlagObjectPointer)
!1944 = !DILocalVariable(arg: 2, scope: !1941, file: !55, line: 83, type: !64)
!1945 = !DILocation(line: 0, scope: !1941)
!1946 = !DILocation(line: 83, column: 45, scope: !1941)
!1947 = !DILocation(line: 83, column: 71, scope: !1941)
!1948 = distinct !DISubprogram(name: "_M_length", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_lengthEm", scope: !25, file: !24, line: 228, type: !382, scopeLine: 229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !381, retainedNodes: !1949)
!1949 = !{!1950, !1951}
!1950 = !DILocalVariable(name: "this", arg: 1, scope: !1948, type: !1638, flags: DIFlagArtificial | DIFlagObjectPointer)
!1951 = !DILocalVariable(name: "__length", arg: 2, scope: !1948, file: !24, line: 228, type: !30)
!1952 = !DILocation(line: 0, scope: !1948)
!1953 = !DILocation(line: 228, column: 27, scope: !1948)
!1954 = !DILocation(line: 229, column: 28, scope: !1948)
!1955 = !DILocation(line: 229, column: 9, scope: !1948)
!1956 = !DILocation(line: 229, column: 26, scope: !1948)
!1957 = !DILocation(line: 229, column: 38, scope: !1948)
!1958 = distinct !DISubprogram(name: "assign", linkageName: "_ZNSt11char_traitsIcE6assignERcRKc", scope: !322, file: !323, line: 347, type: !326, scopeLine: 348, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !325, retainedNodes: !1959)
!1959 = !{!1960, !1961}
!1960 = !DILocalVariable(name: "__c1", arg: 1, scope: !1958, file: !323, line: 347, type: !328)
!1961 = !DILocalVariable(name: "__c2", arg: 2, scope: !1958, file: !323, line: 347, type: !330)
!1962 = !DILocation(line: 347, column: 25, scope: !1958)
!1963 = !DILocation(line: 347, column: 48, scope: !1958)
!1964 = !DILocation(line: 354, column: 9, scope: !1958)
!1965 = !DILocation(line: 354, column: 2, scope: !1958)
!1966 = !DILocation(line: 354, column: 7, scope: !1958)
!1967 = !DILocation(line: 355, column: 7, scope: !1958)
!1968 = !DISubprogram(name: "getline<char, std::char_traits<char>, std::allocator<char> >", linkageName: "_ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EES4_", scope: !2, file: !24, line: 3945, type: !1969, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, templateParams: !763, retainedNodes: !157)
!1969 = !DISubroutineType(types: !1970)
!1970 = !{!1650, !1650, !508, !45}
!1971 = distinct !DISubprogram(name: "widen", linkageName: "_ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc", scope: !1666, file: !1665, line: 449, type: !1972, scopeLine: 450, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !1975, retainedNodes: !1976)
!1972 = !DISubroutineType(types: !1973)
!1973 = !{!1974, !1670, !45}
!1974 = !DIDerivedType(tag: DW_TAG_typedef, name: "char_type", scope: !1666, file: !1665, line: 76, baseType: !45)
!1975 = !DISubprogram(name: "widen", linkageName: "_ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc", scope: !1666, file: !1665, line: 449, type: !1972, scopeLine: 449, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1976 = !{!1977, !1978}
!1977 = !DILocalVariable(name: "this", arg: 1, scope: !1971, type: !1675, flags: DIFlagArtificial | DIFlagObjectPointer)
!1978 = !DILocalVariable(name: "__c", arg: 2, scope: !1971, file: !1665, line: 449, type: !45)
!1979 = !DILocation(line: 0, scope: !1971)
!1980 = !DILocation(line: 449, column: 18, scope: !1971)
!1981 = !DILocation(line: 450, column: 30, scope: !1971)
!1982 = !DILocation(line: 450, column: 16, scope: !1971)
!1983 = !DILocation(line: 450, column: 46, scope: !1971)
!1984 = !DILocation(line: 450, column: 40, scope: !1971)
!1985 = !DILocation(line: 450, column: 9, scope: !1971)
!1986 = distinct !DISubprogram(name: "__check_facet<std::ctype<char> >", linkageName: "_ZSt13__check_facetISt5ctypeIcEERKT_PS3_", scope: !2, file: !1665, line: 47, type: !1987, scopeLine: 48, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, templateParams: !1996, retainedNodes: !1994)
!1987 = !DISubroutineType(types: !1988)
!1988 = !{!1989, !1993}
!1989 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !1990, size: 64)
!1990 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !1991)
!1991 = !DICompositeType(tag: DW_TAG_class_type, name: "ctype<char>", scope: !2, file: !1992, line: 689, size: 4608, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSSt5ctypeIcE")
!1992 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/locale_facets.h", directory: "")
!1993 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1990, size: 64)
!1994 = !{!1995}
!1995 = !DILocalVariable(name: "__f", arg: 1, scope: !1986, file: !1665, line: 47, type: !1993)
!1996 = !{!1997}
!1997 = !DITemplateTypeParameter(name: "_Facet", type: !1991)
!1998 = !DILocation(line: 47, column: 33, scope: !1986)
!1999 = !DILocation(line: 49, column: 12, scope: !2000)
!2000 = distinct !DILexicalBlock(scope: !1986, file: !1665, line: 49, column: 11)
!2001 = !DILocation(line: 49, column: 11, scope: !1986)
!2002 = !DILocation(line: 50, column: 2, scope: !2000)
!2003 = !DILocation(line: 51, column: 15, scope: !1986)
!2004 = !DILocation(line: 51, column: 7, scope: !1986)
!2005 = distinct !DISubprogram(name: "widen", linkageName: "_ZNKSt5ctypeIcE5widenEc", scope: !1991, file: !1992, line: 880, type: !2006, scopeLine: 881, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !2010, retainedNodes: !2011)
!2006 = !DISubroutineType(types: !2007)
!2007 = !{!2008, !2009, !45}
!2008 = !DIDerivedType(tag: DW_TAG_typedef, name: "char_type", scope: !1991, file: !1992, line: 694, baseType: !45)
!2009 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1990, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!2010 = !DISubprogram(name: "widen", linkageName: "_ZNKSt5ctypeIcE5widenEc", scope: !1991, file: !1992, line: 880, type: !2006, scopeLine: 880, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!2011 = !{!2012, !2013}
!2012 = !DILocalVariable(name: "this", arg: 1, scope: !2005, type: !1993, flags: DIFlagArtificial | DIFlagObjectPointer)
!2013 = !DILocalVariable(name: "__c", arg: 2, scope: !2005, file: !1992, line: 880, type: !45)
!2014 = !DILocation(line: 0, scope: !2005)
!2015 = !DILocation(line: 880, column: 18, scope: !2005)
!2016 = !DILocation(line: 882, column: 6, scope: !2017)
!2017 = distinct !DILexicalBlock(scope: !2005, file: !1992, line: 882, column: 6)
!2018 = !DILocation(line: 882, column: 6, scope: !2005)
!2019 = !DILocation(line: 883, column: 11, scope: !2017)
!2020 = !DILocation(line: 883, column: 47, scope: !2017)
!2021 = !DILocation(line: 883, column: 4, scope: !2017)
!2022 = !DILocation(line: 884, column: 8, scope: !2005)
!2023 = !DILocation(line: 885, column: 24, scope: !2005)
!2024 = !DILocation(line: 885, column: 15, scope: !2005)
!2025 = !DILocation(line: 885, column: 2, scope: !2005)
!2026 = !DILocation(line: 886, column: 7, scope: !2005)
!2027 = distinct !DISubprogram(name: "fail", linkageName: "_ZNKSt9basic_iosIcSt11char_traitsIcEE4failEv", scope: !1666, file: !1665, line: 201, type: !1668, scopeLine: 202, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !2028, retainedNodes: !2029)
!2028 = !DISubprogram(name: "fail", linkageName: "_ZNKSt9basic_iosIcSt11char_traitsIcEE4failEv", scope: !1666, file: !1665, line: 201, type: !1668, scopeLine: 201, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!2029 = !{!2030}
!2030 = !DILocalVariable(name: "this", arg: 1, scope: !2027, type: !1675, flags: DIFlagArtificial | DIFlagObjectPointer)
!2031 = !DILocation(line: 0, scope: !2027)
!2032 = !DILocation(line: 202, column: 23, scope: !2027)
!2033 = !DILocation(line: 202, column: 43, scope: !2027)
!2034 = !DILocation(line: 202, column: 33, scope: !2027)
!2035 = !DILocation(line: 202, column: 55, scope: !2027)
!2036 = !DILocation(line: 202, column: 9, scope: !2027)
!2037 = distinct !DISubprogram(name: "operator&", linkageName: "_ZStanSt12_Ios_IostateS_", scope: !2, file: !5, line: 166, type: !2038, scopeLine: 167, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !2040)
!2038 = !DISubroutineType(types: !2039)
!2039 = !{!10, !10, !10}
!2040 = !{!2041, !2042}
!2041 = !DILocalVariable(name: "__a", arg: 1, scope: !2037, file: !5, line: 166, type: !10)
!2042 = !DILocalVariable(name: "__b", arg: 2, scope: !2037, file: !5, line: 166, type: !10)
!2043 = !DILocation(line: 166, column: 26, scope: !2037)
!2044 = !DILocation(line: 166, column: 44, scope: !2037)
!2045 = !DILocation(line: 167, column: 42, scope: !2037)
!2046 = !DILocation(line: 167, column: 66, scope: !2037)
!2047 = !DILocation(line: 167, column: 47, scope: !2037)
!2048 = !DILocation(line: 167, column: 5, scope: !2037)
!2049 = distinct !DISubprogram(name: "rdstate", linkageName: "_ZNKSt9basic_iosIcSt11char_traitsIcEE7rdstateEv", scope: !1666, file: !1665, line: 137, type: !2050, scopeLine: 138, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !2053, retainedNodes: !2054)
!2050 = !DISubroutineType(types: !2051)
!2051 = !{!2052, !1670}
!2052 = !DIDerivedType(tag: DW_TAG_typedef, name: "iostate", scope: !6, file: !5, line: 417, baseType: !10)
!2053 = !DISubprogram(name: "rdstate", linkageName: "_ZNKSt9basic_iosIcSt11char_traitsIcEE7rdstateEv", scope: !1666, file: !1665, line: 137, type: !2050, scopeLine: 137, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!2054 = !{!2055}
!2055 = !DILocalVariable(name: "this", arg: 1, scope: !2049, type: !1675, flags: DIFlagArtificial | DIFlagObjectPointer)
!2056 = !DILocation(line: 0, scope: !2049)
!2057 = !DILocation(line: 138, column: 16, scope: !2049)
!2058 = !DILocation(line: 138, column: 9, scope: !2049)
!2059 = distinct !DISubprogram(name: "operator|", linkageName: "_ZStorSt12_Ios_IostateS_", scope: !2, file: !5, line: 170, type: !2038, scopeLine: 171, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !2060)
!2060 = !{!2061, !2062}
!2061 = !DILocalVariable(name: "__a", arg: 1, scope: !2059, file: !5, line: 170, type: !10)
!2062 = !DILocalVariable(name: "__b", arg: 2, scope: !2059, file: !5, line: 170, type: !10)
!2063 = !DILocation(line: 170, column: 26, scope: !2059)
!2064 = !DILocation(line: 170, column: 44, scope: !2059)
!2065 = !DILocation(line: 171, column: 42, scope: !2059)
!2066 = !DILocation(line: 171, column: 66, scope: !2059)
!2067 = !DILocation(line: 171, column: 47, scope: !2059)
!2068 = !DILocation(line: 171, column: 5, scope: !2059)
!2069 = distinct !DISubprogram(name: "operator==<char, std::char_traits<char>, std::allocator<char> >", linkageName: "_ZSteqIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_", scope: !2, file: !24, line: 3599, type: !1681, scopeLine: 3601, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, templateParams: !763, retainedNodes: !2070)
!2070 = !{!2071, !2072}
!2071 = !DILocalVariable(name: "__lhs", arg: 1, scope: !2069, file: !24, line: 3599, type: !465)
!2072 = !DILocalVariable(name: "__rhs", arg: 2, scope: !2069, file: !24, line: 3600, type: !78)
!2073 = !DILocation(line: 3599, column: 61, scope: !2069)
!2074 = !DILocation(line: 3600, column: 23, scope: !2069)
!2075 = !DILocation(line: 3601, column: 14, scope: !2069)
!2076 = !DILocation(line: 3601, column: 28, scope: !2069)
!2077 = !DILocation(line: 3601, column: 20, scope: !2069)
!2078 = !DILocation(line: 3601, column: 35, scope: !2069)
!2079 = !DILocation(line: 3601, column: 7, scope: !2069)
!2080 = distinct !DISubprogram(name: "compare", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEPKc", scope: !25, file: !2081, line: 889, type: !755, scopeLine: 890, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !754, retainedNodes: !2082)
!2081 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/basic_string.tcc", directory: "")
!2082 = !{!2083, !2084, !2085, !2086, !2087, !2088}
!2083 = !DILocalVariable(name: "this", arg: 1, scope: !2080, type: !1722, flags: DIFlagArtificial | DIFlagObjectPointer)
!2084 = !DILocalVariable(name: "__s", arg: 2, scope: !2080, file: !24, line: 3285, type: !78)
!2085 = !DILocalVariable(name: "__size", scope: !2080, file: !2081, line: 892, type: !29)
!2086 = !DILocalVariable(name: "__osize", scope: !2080, file: !2081, line: 893, type: !29)
!2087 = !DILocalVariable(name: "__len", scope: !2080, file: !2081, line: 894, type: !29)
!2088 = !DILocalVariable(name: "__r", scope: !2080, file: !2081, line: 895, type: !11)
!2089 = !DILocation(line: 0, scope: !2080)
!2090 = !DILocation(line: 3285, column: 29, scope: !2080)
!2091 = !DILocation(line: 892, column: 7, scope: !2080)
!2092 = !DILocation(line: 892, column: 23, scope: !2080)
!2093 = !DILocation(line: 892, column: 38, scope: !2080)
!2094 = !DILocation(line: 893, column: 7, scope: !2080)
!2095 = !DILocation(line: 893, column: 23, scope: !2080)
!2096 = !DILocation(line: 893, column: 53, scope: !2080)
!2097 = !DILocation(line: 893, column: 33, scope: !2080)
!2098 = !DILocation(line: 894, column: 7, scope: !2080)
!2099 = !DILocation(line: 894, column: 23, scope: !2080)
!2100 = !DILocation(line: 894, column: 31, scope: !2080)
!2101 = !DILocation(line: 895, column: 7, scope: !2080)
!2102 = !DILocation(line: 895, column: 11, scope: !2080)
!2103 = !DILocation(line: 895, column: 38, scope: !2080)
!2104 = !DILocation(line: 895, column: 49, scope: !2080)
!2105 = !DILocation(line: 895, column: 54, scope: !2080)
!2106 = !DILocation(line: 895, column: 17, scope: !2080)
!2107 = !DILocation(line: 896, column: 12, scope: !2108)
!2108 = distinct !DILexicalBlock(scope: !2080, file: !2081, line: 896, column: 11)
!2109 = !DILocation(line: 896, column: 11, scope: !2080)
!2110 = !DILocation(line: 897, column: 19, scope: !2108)
!2111 = !DILocation(line: 897, column: 27, scope: !2108)
!2112 = !DILocation(line: 897, column: 8, scope: !2108)
!2113 = !DILocation(line: 897, column: 6, scope: !2108)
!2114 = !DILocation(line: 897, column: 2, scope: !2108)
!2115 = !DILocation(line: 899, column: 5, scope: !2080)
!2116 = !DILocation(line: 898, column: 14, scope: !2080)
!2117 = !DILocation(line: 898, column: 7, scope: !2080)
!2118 = distinct !DISubprogram(name: "size", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv", scope: !25, file: !24, line: 1063, type: !549, scopeLine: 1064, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !548, retainedNodes: !2119)
!2119 = !{!2120}
!2120 = !DILocalVariable(name: "this", arg: 1, scope: !2118, type: !1722, flags: DIFlagArtificial | DIFlagObjectPointer)
!2121 = !DILocation(line: 0, scope: !2118)
!2122 = !DILocation(line: 1064, column: 16, scope: !2118)
!2123 = !DILocation(line: 1064, column: 9, scope: !2118)
!2124 = distinct !DISubprogram(name: "length", linkageName: "_ZNSt11char_traitsIcE6lengthEPKc", scope: !322, file: !323, line: 389, type: !341, scopeLine: 390, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !340, retainedNodes: !2125)
!2125 = !{!2126}
!2126 = !DILocalVariable(name: "__s", arg: 1, scope: !2124, file: !323, line: 389, type: !339)
!2127 = !DILocation(line: 389, column: 31, scope: !2124)
!2128 = !DILocation(line: 395, column: 26, scope: !2124)
!2129 = !DILocation(line: 395, column: 9, scope: !2124)
!2130 = !DILocation(line: 395, column: 2, scope: !2124)
!2131 = distinct !DISubprogram(name: "min<unsigned long>", linkageName: "_ZSt3minImERKT_S2_S2_", scope: !2, file: !2132, line: 230, type: !2133, scopeLine: 231, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, templateParams: !2140, retainedNodes: !2137)
!2132 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/stl_algobase.h", directory: "")
!2133 = !DISubroutineType(types: !2134)
!2134 = !{!2135, !2135, !2135}
!2135 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !2136, size: 64)
!2136 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !88)
!2137 = !{!2138, !2139}
!2138 = !DILocalVariable(name: "__a", arg: 1, scope: !2131, file: !2132, line: 230, type: !2135)
!2139 = !DILocalVariable(name: "__b", arg: 2, scope: !2131, file: !2132, line: 230, type: !2135)
!2140 = !{!2141}
!2141 = !DITemplateTypeParameter(name: "_Tp", type: !88)
!2142 = !DILocation(line: 230, column: 20, scope: !2131)
!2143 = !DILocation(line: 230, column: 36, scope: !2131)
!2144 = !DILocation(line: 235, column: 11, scope: !2145)
!2145 = distinct !DILexicalBlock(scope: !2131, file: !2132, line: 235, column: 11)
!2146 = !DILocation(line: 235, column: 17, scope: !2145)
!2147 = !DILocation(line: 235, column: 15, scope: !2145)
!2148 = !DILocation(line: 235, column: 11, scope: !2131)
!2149 = !DILocation(line: 236, column: 9, scope: !2145)
!2150 = !DILocation(line: 236, column: 2, scope: !2145)
!2151 = !DILocation(line: 237, column: 14, scope: !2131)
!2152 = !DILocation(line: 237, column: 7, scope: !2131)
!2153 = !DILocation(line: 238, column: 5, scope: !2131)
!2154 = distinct !DISubprogram(name: "compare", linkageName: "_ZNSt11char_traitsIcE7compareEPKcS2_m", scope: !322, file: !323, line: 370, type: !337, scopeLine: 371, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !336, retainedNodes: !2155)
!2155 = !{!2156, !2157, !2158}
!2156 = !DILocalVariable(name: "__s1", arg: 1, scope: !2154, file: !323, line: 370, type: !339)
!2157 = !DILocalVariable(name: "__s2", arg: 2, scope: !2154, file: !323, line: 370, type: !339)
!2158 = !DILocalVariable(name: "__n", arg: 3, scope: !2154, file: !323, line: 370, type: !86)
!2159 = !DILocation(line: 370, column: 32, scope: !2154)
!2160 = !DILocation(line: 370, column: 55, scope: !2154)
!2161 = !DILocation(line: 370, column: 68, scope: !2154)
!2162 = !DILocation(line: 372, column: 6, scope: !2163)
!2163 = distinct !DILexicalBlock(scope: !2154, file: !323, line: 372, column: 6)
!2164 = !DILocation(line: 372, column: 10, scope: !2163)
!2165 = !DILocation(line: 372, column: 6, scope: !2154)
!2166 = !DILocation(line: 373, column: 4, scope: !2163)
!2167 = !DILocation(line: 385, column: 26, scope: !2154)
!2168 = !DILocation(line: 385, column: 32, scope: !2154)
!2169 = !DILocation(line: 385, column: 38, scope: !2154)
!2170 = !DILocation(line: 385, column: 9, scope: !2154)
!2171 = !DILocation(line: 385, column: 2, scope: !2154)
!2172 = !DILocation(line: 386, column: 7, scope: !2154)
!2173 = distinct !DISubprogram(name: "_S_compare", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_S_compareEmm", scope: !25, file: !24, line: 481, type: !460, scopeLine: 482, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !459, retainedNodes: !2174)
!2174 = !{!2175, !2176, !2177}
!2175 = !DILocalVariable(name: "__n1", arg: 1, scope: !2173, file: !24, line: 481, type: !30)
!2176 = !DILocalVariable(name: "__n2", arg: 2, scope: !2173, file: !24, line: 481, type: !30)
!2177 = !DILocalVariable(name: "__d", scope: !2173, file: !24, line: 483, type: !2178)
!2178 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !23)
!2179 = !DILocation(line: 481, column: 28, scope: !2173)
!2180 = !DILocation(line: 481, column: 44, scope: !2173)
!2181 = !DILocation(line: 483, column: 2, scope: !2173)
!2182 = !DILocation(line: 483, column: 24, scope: !2173)
!2183 = !DILocation(line: 483, column: 46, scope: !2173)
!2184 = !DILocation(line: 483, column: 53, scope: !2173)
!2185 = !DILocation(line: 483, column: 51, scope: !2173)
!2186 = !DILocation(line: 485, column: 6, scope: !2187)
!2187 = distinct !DILexicalBlock(scope: !2173, file: !24, line: 485, column: 6)
!2188 = !DILocation(line: 485, column: 10, scope: !2187)
!2189 = !DILocation(line: 485, column: 6, scope: !2173)
!2190 = !DILocation(line: 486, column: 4, scope: !2187)
!2191 = !DILocation(line: 487, column: 11, scope: !2192)
!2192 = distinct !DILexicalBlock(scope: !2187, file: !24, line: 487, column: 11)
!2193 = !DILocation(line: 487, column: 15, scope: !2192)
!2194 = !DILocation(line: 487, column: 11, scope: !2187)
!2195 = !DILocation(line: 488, column: 4, scope: !2192)
!2196 = !DILocation(line: 490, column: 15, scope: !2192)
!2197 = !DILocation(line: 490, column: 4, scope: !2192)
!2198 = !DILocation(line: 491, column: 7, scope: !2173)
!2199 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_cin_lines_unsafe.cpp", scope: !901, file: !901, type: !2200, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !157)
!2200 = !DISubroutineType(types: !157)
!2201 = !DILocation(line: 0, scope: !2199)
