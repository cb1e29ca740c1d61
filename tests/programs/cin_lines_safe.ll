source_filename = "cin_lines_safe.cpp"
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

@_ZStL8__ioinit = internal global %"class.std::ios_base::Init" zeroinitializer, align 1, !dbg !0
@__dso_handle = external hidden global i8
@_ZSt3cin = external global %"class.std::basic_istream", align 8
@.str = private unnamed_addr constant [11 x i8] c"lines <= 3\00", align 1
@.str.1 = private unnamed_addr constant [19 x i8] c"cin_lines_safe.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@llvm.global_ctors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @_GLOBAL__sub_I_cin_lines_safe.cpp, i8* null }]

define internal void @__cxx_global_var_init() #0 section ".text.startup" !dbg !1602 {
entry:
  call void @_ZNSt8ios_base4InitC1Ev(%"class.std::ios_base::Init"* noundef nonnull align 1 dereferenceable(1) @_ZStL8__ioinit), !dbg !1603
  %0 = call i32 @__cxa_atexit(void (i8*)* bitcast (void (%"class.std::ios_base::Init"*)* @_ZNSt8ios_base4InitD1Ev to void (i8*)*), i8* getelementptr inbounds (%"class.std::ios_base::Init", %"class.std::ios_base::Init"* @_ZStL8__ioinit, i32 0, i32 0), i8* @__dso_handle), !dbg !1605
  ret void, !dbg !1603
}

declare void @_ZNSt8ios_base4InitC1Ev(%"class.std::ios_base::Init"* noundef nonnull align 1 dereferenceable(1)) unnamed_addr

declare void @_ZNSt8ios_base4InitD1Ev(%"class.std::ios_base::Init"* noundef nonnull align 1 dereferenceable(1)) unnamed_addr

declare i32 @__cxa_atexit(void (i8*)*, i8*, i8*)

define dso_local noundef i32 @main() #4 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !1606 {
entry:
  %retval = alloca i32, align 4
  %line = alloca %"class.std::__cxx11::basic_string", align 8
  %lines = alloca i32, align 4
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast %"class.std::__cxx11::basic_string"* %line to i8*, !dbg !1612
  call void @llvm.lifetime.start.p0i8(i64 32, i8* %0), !dbg !1612
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"* %line, metadata !1608, metadata !DIExpression()), !dbg !1613
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2Ev(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %line), !dbg !1613
  %1 = bitcast i32* %lines to i8*, !dbg !1614
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !1614
  call void @llvm.dbg.declare(metadata i32* %lines, metadata !1611, metadata !DIExpression()), !dbg !1615
  store i32 0, i32* %lines, align 4, !dbg !1615
  br label %while.cond, !dbg !1616

while.cond:
  %2 = load i32, i32* %lines, align 4, !dbg !1617
  %cmp = icmp slt i32 %2, 3, !dbg !1618
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !1619

land.rhs:
  %call = invoke noundef nonnull align 8 dereferenceable(16) %"class.std::basic_istream"* @_ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE(%"class.std::basic_istream"* noundef nonnull align 8 dereferenceable(16) @_ZSt3cin, %"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %line)
          to label %invoke.cont unwind label %lpad, !dbg !1620

invoke.cont:
  %3 = bitcast %"class.std::basic_istream"* %call to i8**, !dbg !1620
  %vtable = load i8*, i8** %3, align 8, !dbg !1620
  %vbase.offset.ptr = getelementptr i8, i8* %vtable, i64 -24, !dbg !1620
  %4 = bitcast i8* %vbase.offset.ptr to i64*, !dbg !1620
  %vbase.offset = load i64, i64* %4, align 8, !dbg !1620
  %5 = bitcast %"class.std::basic_istream"* %call to i8*, !dbg !1620
  %add.ptr = getelementptr inbounds i8, i8* %5, i64 %vbase.offset, !dbg !1620
  %6 = bitcast i8* %add.ptr to %"class.std::basic_ios"*, !dbg !1620
  %call2 = invoke noundef zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEEcvbEv(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %6)
          to label %invoke.cont1 unwind label %lpad, !dbg !1620

invoke.cont1:
  br label %land.end

land.end:
  %7 = phi i1 [ false, %while.cond ], [ %call2, %invoke.cont1 ], !dbg !1621
  br i1 %7, label %while.body, label %while.end, !dbg !1616

while.body:
  %8 = load i32, i32* %lines, align 4, !dbg !1622
  %inc = add nsw i32 %8, 1, !dbg !1622
  store i32 %inc, i32* %lines, align 4, !dbg !1622
  br label %while.cond, !dbg !1616, !llvm.loop !1623

lpad:
  %9 = landingpad { i8*, i32 }
          cleanup, !dbg !1627
  %10 = extractvalue { i8*, i32 } %9, 0, !dbg !1627
  store i8* %10, i8** %exn.slot, align 8, !dbg !1627
  %11 = extractvalue { i8*, i32 } %9, 1, !dbg !1627
  store i32 %11, i32* %ehselector.slot, align 4, !dbg !1627
  %12 = bitcast i32* %lines to i8*, !dbg !1627
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %12), !dbg !1627
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %line), !dbg !1627
  %13 = bitcast %"class.std::__cxx11::basic_string"* %line to i8*, !dbg !1627
  call void @llvm.lifetime.end.p0i8(i64 32, i8* %13), !dbg !1627
  br label %eh.resume, !dbg !1627

while.end:
  %14 = load i32, i32* %lines, align 4, !dbg !1628
  %cmp3 = icmp sle i32 %14, 3, !dbg !1628
  br i1 %cmp3, label %cond.true, label %cond.false, !dbg !1628

cond.true:
  br label %cond.end, !dbg !1628

cond.false:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.1, i64 0, i64 0), i32 noundef 12, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !1628
  unreachable, !dbg !1628

15:                                               ; No predecessors!
  br label %cond.end, !dbg !1628

cond.end:
  %16 = bitcast i32* %lines to i8*, !dbg !1627
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %16), !dbg !1627
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %line), !dbg !1627
  %17 = bitcast %"class.std::__cxx11::basic_string"* %line to i8*, !dbg !1627
  call void @llvm.lifetime.end.p0i8(i64 32, i8* %17), !dbg !1627
  %18 = load i32, i32* %retval, align 4, !dbg !1627
  ret i32 %18, !dbg !1627

eh.resume:
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !1627
  %sel = load i32, i32* %ehselector.slot, align 4, !dbg !1627
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn, 0, !dbg !1627
  %lpad.val4 = insertvalue { i8*, i32 } %lpad.val, i32 %sel, 1, !dbg !1627
  resume { i8*, i32 } %lpad.val4, !dbg !1627
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2Ev(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #7 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !1629 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  %ref.tmp = alloca %"class.std::allocator", align 1
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1631, metadata !DIExpression()), !dbg !1633
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %_M_dataplus = getelementptr inbounds %"class.std::__cxx11::basic_string", %"class.std::__cxx11::basic_string"* %this1, i32 0, i32 0, !dbg !1634
  %call = invoke noundef i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !1635

invoke.cont:
  %0 = bitcast %"class.std::allocator"* %ref.tmp to i8*, !dbg !1634
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %0), !dbg !1634
  call void @_ZNSaIcEC2Ev(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %ref.tmp), !dbg !1634
  invoke void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderC2EPcOS3_(%"struct.std::__cxx11::basic_string<char>::_Alloc_hider"* noundef nonnull align 8 dereferenceable(8) %_M_dataplus, i8* noundef %call, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %ref.tmp)
          to label %invoke.cont2 unwind label %lpad, !dbg !1634

invoke.cont2:
  call void @_ZNSaIcED2Ev(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %ref.tmp), !dbg !1634
  %1 = bitcast %"class.std::allocator"* %ref.tmp to i8*, !dbg !1634
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %1), !dbg !1634
  %call3 = call noundef i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE17_M_use_local_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !1636
  invoke void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_set_lengthEm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1, i64 noundef 0)
          to label %invoke.cont5 unwind label %lpad4, !dbg !1638

invoke.cont5:
  ret void, !dbg !1639

lpad:
  %2 = landingpad { i8*, i32 }
          catch i8* null, !dbg !1639
  %3 = extractvalue { i8*, i32 } %2, 0, !dbg !1639
  store i8* %3, i8** %exn.slot, align 8, !dbg !1639
  %4 = extractvalue { i8*, i32 } %2, 1, !dbg !1639
  store i32 %4, i32* %ehselector.slot, align 4, !dbg !1639
  call void @_ZNSaIcED2Ev(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %ref.tmp), !dbg !1634
  %5 = bitcast %"class.std::allocator"* %ref.tmp to i8*, !dbg !1634
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %5), !dbg !1634
  br label %terminate.handler, !dbg !1634

lpad4:
  %6 = landingpad { i8*, i32 }
          catch i8* null, !dbg !1640
  %7 = extractvalue { i8*, i32 } %6, 0, !dbg !1640
  store i8* %7, i8** %exn.slot, align 8, !dbg !1640
  %8 = extractvalue { i8*, i32 } %6, 1, !dbg !1640
  store i32 %8, i32* %ehselector.slot, align 4, !dbg !1640
  call void bitcast (void (%"class.std::allocator"*)* @_ZNSaIcED2Ev to void (%"struct.std::__cxx11::basic_string<char>::_Alloc_hider"*)*)(%"struct.std::__cxx11::basic_string<char>::_Alloc_hider"* noundef nonnull align 8 dereferenceable(8) %_M_dataplus), !dbg !1640
  br label %terminate.handler, !dbg !1640

terminate.lpad:
  %9 = landingpad { i8*, i32 }
          catch i8* null, !dbg !1635
  %10 = extractvalue { i8*, i32 } %9, 0, !dbg !1635
  call void @__clang_call_terminate(i8* %10), !dbg !1635
  unreachable, !dbg !1635

terminate.handler:
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !1634
  call void @__clang_call_terminate(i8* %exn), !dbg !1634
  unreachable, !dbg !1634
}

define available_externally noundef nonnull align 8 dereferenceable(16) %"class.std::basic_istream"* @_ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE(%"class.std::basic_istream"* noundef nonnull align 8 dereferenceable(16) %__is, %"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %__str) !dbg !1641 {
entry:
  %__is.addr = alloca %"class.std::basic_istream"*, align 8
  %__str.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  store %"class.std::basic_istream"* %__is, %"class.std::basic_istream"** %__is.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::basic_istream"** %__is.addr, metadata !1648, metadata !DIExpression()), !dbg !1650
  store %"class.std::__cxx11::basic_string"* %__str, %"class.std::__cxx11::basic_string"** %__str.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %__str.addr, metadata !1649, metadata !DIExpression()), !dbg !1651
  %0 = load %"class.std::basic_istream"*, %"class.std::basic_istream"** %__is.addr, align 8, !dbg !1652
  %1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %__str.addr, align 8, !dbg !1653
  %2 = load %"class.std::basic_istream"*, %"class.std::basic_istream"** %__is.addr, align 8, !dbg !1654
  %3 = bitcast %"class.std::basic_istream"* %2 to i8**, !dbg !1654
  %vtable = load i8*, i8** %3, align 8, !dbg !1654
  %vbase.offset.ptr = getelementptr i8, i8* %vtable, i64 -24, !dbg !1654
  %4 = bitcast i8* %vbase.offset.ptr to i64*, !dbg !1654
  %vbase.offset = load i64, i64* %4, align 8, !dbg !1654
  %5 = bitcast %"class.std::basic_istream"* %2 to i8*, !dbg !1654
  %add.ptr = getelementptr inbounds i8, i8* %5, i64 %vbase.offset, !dbg !1654
  %6 = bitcast i8* %add.ptr to %"class.std::basic_ios"*, !dbg !1654
  %call = call noundef signext i8 @_ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %6, i8 noundef signext 10), !dbg !1655
  %call1 = call noundef nonnull align 8 dereferenceable(16) %"class.std::basic_istream"* @_ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EES4_(%"class.std::basic_istream"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %1, i8 noundef signext %call), !dbg !1656
  ret %"class.std::basic_istream"* %call1, !dbg !1657
}

declare i32 @__gxx_personality_v0(...)

define available_externally noundef zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEEcvbEv(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %this) #9 align 2 !dbg !1658 {
entry:
  %this.addr = alloca %"class.std::basic_ios"*, align 8
  store %"class.std::basic_ios"* %this, %"class.std::basic_ios"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::basic_ios"** %this.addr, metadata !1668, metadata !DIExpression()), !dbg !1670
  %this1 = load %"class.std::basic_ios"*, %"class.std::basic_ios"** %this.addr, align 8
  %call = call noundef zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEE4failEv(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %this1), !dbg !1671
  %lnot = xor i1 %call, true, !dbg !1672
  ret i1 %lnot, !dbg !1673
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #7 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !1674 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1676, metadata !DIExpression()), !dbg !1677
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  invoke void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1)
          to label %invoke.cont unwind label %lpad, !dbg !1678

invoke.cont:
  %_M_dataplus = getelementptr inbounds %"class.std::__cxx11::basic_string", %"class.std::__cxx11::basic_string"* %this1, i32 0, i32 0, !dbg !1680
  call void bitcast (void (%"class.std::allocator"*)* @_ZNSaIcED2Ev to void (%"struct.std::__cxx11::basic_string<char>::_Alloc_hider"*)*)(%"struct.std::__cxx11::basic_string<char>::_Alloc_hider"* noundef nonnull align 8 dereferenceable(8) %_M_dataplus), !dbg !1680
  ret void, !dbg !1681

lpad:
  %0 = landingpad { i8*, i32 }
          catch i8* null, !dbg !1680
  %1 = extractvalue { i8*, i32 } %0, 0, !dbg !1680
  store i8* %1, i8** %exn.slot, align 8, !dbg !1680
  %2 = extractvalue { i8*, i32 } %0, 1, !dbg !1680
  store i32 %2, i32* %ehselector.slot, align 4, !dbg !1680
  %_M_dataplus2 = getelementptr inbounds %"class.std::__cxx11::basic_string", %"class.std::__cxx11::basic_string"* %this1, i32 0, i32 0, !dbg !1680
  call void bitcast (void (%"class.std::allocator"*)* @_ZNSaIcED2Ev to void (%"struct.std::__cxx11::basic_string<char>::_Alloc_hider"*)*)(%"struct.std::__cxx11::basic_string<char>::_Alloc_hider"* noundef nonnull align 8 dereferenceable(8) %_M_dataplus2), !dbg !1680
  br label %terminate.handler, !dbg !1680

terminate.handler:
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !1680
  call void @__clang_call_terminate(i8* %exn), !dbg !1680
  unreachable, !dbg !1680
}

define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this) #9 comdat align 2 !dbg !1682 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1684, metadata !DIExpression()), !dbg !1685
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %call = call noundef zeroext i1 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_is_localEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !1686
  br i1 %call, label %if.end, label %if.then, !dbg !1688

if.then:
  %0 = getelementptr inbounds %"class.std::__cxx11::basic_string", %"class.std::__cxx11::basic_string"* %this1, i32 0, i32 2, !dbg !1689
  %_M_allocated_capacity = bitcast %union.anon* %0 to i64*, !dbg !1689
  %1 = load i64, i64* %_M_allocated_capacity, align 8, !dbg !1689
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_destroyEm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1, i64 noundef %1), !dbg !1690
  br label %if.end, !dbg !1690

if.end:
  ret void, !dbg !1691
}

define available_externally void @_ZNSaIcED2Ev(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #7 align 2 !dbg !1692 {
entry:
  %this.addr = alloca %"class.std::allocator"*, align 8
  store %"class.std::allocator"* %this, %"class.std::allocator"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::allocator"** %this.addr, metadata !1694, metadata !DIExpression()), !dbg !1696
  %this1 = load %"class.std::allocator"*, %"class.std::allocator"** %this.addr, align 8
  %0 = bitcast %"class.std::allocator"* %this1 to %"class.std::__new_allocator"*, !dbg !1697
  call void @_ZNSt15__new_allocatorIcED2Ev(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0), !dbg !1697
  ret void, !dbg !1699
}

define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #11 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0)
  call void @_ZSt9terminatev()
  unreachable
}

declare i8* @__cxa_begin_catch(i8*)

declare void @_ZSt9terminatev()

define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_is_localEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this) #9 comdat align 2 !dbg !1700 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1702, metadata !DIExpression()), !dbg !1704
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %call = call noundef i8* @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !1705
  %call2 = call noundef i8* @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !1706
  %cmp = icmp eq i8* %call, %call2, !dbg !1707
  ret i1 %cmp, !dbg !1708
}

define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_destroyEm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this, i64 noundef %__size) #12 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !1709 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  %__size.addr = alloca i64, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1711, metadata !DIExpression()), !dbg !1713
  store i64 %__size, i64* %__size.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__size.addr, metadata !1712, metadata !DIExpression()), !dbg !1714
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %call = invoke noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !1715

invoke.cont:
  %call2 = call noundef i8* @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !1716
  %0 = load i64, i64* %__size.addr, align 8, !dbg !1717
  %add = add i64 %0, 1, !dbg !1718
  invoke void @_ZNSt16allocator_traitsISaIcEE10deallocateERS0_Pcm(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %call, i8* noundef %call2, i64 noundef %add)
          to label %invoke.cont3 unwind label %terminate.lpad, !dbg !1719

invoke.cont3:
  ret void, !dbg !1720

terminate.lpad:
  %1 = landingpad { i8*, i32 }
          catch i8* null, !dbg !1715
  %2 = extractvalue { i8*, i32 } %1, 0, !dbg !1715
  call void @__clang_call_terminate(i8* %2), !dbg !1715
  unreachable, !dbg !1715
}

define linkonce_odr dso_local noundef i8* @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this) #12 comdat align 2 !dbg !1721 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1723, metadata !DIExpression()), !dbg !1724
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %_M_dataplus = getelementptr inbounds %"class.std::__cxx11::basic_string", %"class.std::__cxx11::basic_string"* %this1, i32 0, i32 0, !dbg !1725
  %_M_p = getelementptr inbounds %"struct.std::__cxx11::basic_string<char>::_Alloc_hider", %"struct.std::__cxx11::basic_string<char>::_Alloc_hider"* %_M_dataplus, i32 0, i32 0, !dbg !1726
  %0 = load i8*, i8** %_M_p, align 8, !dbg !1726
  ret i8* %0, !dbg !1727
}

define linkonce_odr dso_local noundef i8* @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this) #12 comdat align 2 !dbg !1728 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1730, metadata !DIExpression()), !dbg !1731
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %0 = getelementptr inbounds %"class.std::__cxx11::basic_string", %"class.std::__cxx11::basic_string"* %this1, i32 0, i32 2, !dbg !1732
  %_M_local_buf = bitcast %union.anon* %0 to [16 x i8]*, !dbg !1732
  %arraydecay = getelementptr inbounds [16 x i8], [16 x i8]* %_M_local_buf, i64 0, i64 0, !dbg !1733
  %call = call noundef i8* @_ZNSt19__ptr_traits_ptr_toIPKcS0_Lb0EE10pointer_toERS0_(i8* noundef nonnull align 1 dereferenceable(1) %arraydecay), !dbg !1734
  ret i8* %call, !dbg !1735
}

define linkonce_odr dso_local noundef i8* @_ZNSt19__ptr_traits_ptr_toIPKcS0_Lb0EE10pointer_toERS0_(i8* noundef nonnull align 1 dereferenceable(1) %__r) #12 comdat align 2 !dbg !1736 {
entry:
  %__r.addr = alloca i8*, align 8
  store i8* %__r, i8** %__r.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__r.addr, metadata !1751, metadata !DIExpression()), !dbg !1752
  %0 = load i8*, i8** %__r.addr, align 8, !dbg !1753
  %call = call noundef i8* @_ZSt9addressofIKcEPT_RS1_(i8* noundef nonnull align 1 dereferenceable(1) %0), !dbg !1754
  ret i8* %call, !dbg !1755
}

define linkonce_odr dso_local noundef i8* @_ZSt9addressofIKcEPT_RS1_(i8* noundef nonnull align 1 dereferenceable(1) %__r) #13 comdat !dbg !1756 {
entry:
  %__r.addr = alloca i8*, align 8
  store i8* %__r, i8** %__r.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__r.addr, metadata !1761, metadata !DIExpression()), !dbg !1764
  %0 = load i8*, i8** %__r.addr, align 8, !dbg !1765
  %call = call noundef i8* @_ZSt11__addressofIKcEPT_RS1_(i8* noundef nonnull align 1 dereferenceable(1) %0), !dbg !1766
  ret i8* %call, !dbg !1767
}

define linkonce_odr dso_local noundef i8* @_ZSt11__addressofIKcEPT_RS1_(i8* noundef nonnull align 1 dereferenceable(1) %__r) #13 comdat !dbg !1768 {
entry:
  %__r.addr = alloca i8*, align 8
  store i8* %__r, i8** %__r.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__r.addr, metadata !1770, metadata !DIExpression()), !dbg !1771
  %0 = load i8*, i8** %__r.addr, align 8, !dbg !1772
  ret i8* %0, !dbg !1773
}

define linkonce_odr dso_local void @_ZNSt16allocator_traitsISaIcEE10deallocateERS0_Pcm(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %__a, i8* noundef %__p, i64 noundef %__n) #9 comdat align 2 !dbg !1774 {
entry:
  %__a.addr = alloca %"class.std::allocator"*, align 8
  %__p.addr = alloca i8*, align 8
  %__n.addr = alloca i64, align 8
  store %"class.std::allocator"* %__a, %"class.std::allocator"** %__a.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::allocator"** %__a.addr, metadata !1776, metadata !DIExpression()), !dbg !1779
  store i8* %__p, i8** %__p.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__p.addr, metadata !1777, metadata !DIExpression()), !dbg !1780
  store i64 %__n, i64* %__n.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__n.addr, metadata !1778, metadata !DIExpression()), !dbg !1781
  %0 = load %"class.std::allocator"*, %"class.std::allocator"** %__a.addr, align 8, !dbg !1782
  %1 = bitcast %"class.std::allocator"* %0 to %"class.std::__new_allocator"*, !dbg !1782
  %2 = load i8*, i8** %__p.addr, align 8, !dbg !1783
  %3 = load i64, i64* %__n.addr, align 8, !dbg !1784
  call void @_ZNSt15__new_allocatorIcE10deallocateEPcm(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %1, i8* noundef %2, i64 noundef %3), !dbg !1785
  ret void, !dbg !1786
}

define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this) #12 comdat align 2 !dbg !1787 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1789, metadata !DIExpression()), !dbg !1790
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %_M_dataplus = getelementptr inbounds %"class.std::__cxx11::basic_string", %"class.std::__cxx11::basic_string"* %this1, i32 0, i32 0, !dbg !1791
  %0 = bitcast %"struct.std::__cxx11::basic_string<char>::_Alloc_hider"* %_M_dataplus to %"class.std::allocator"*, !dbg !1791
  ret %"class.std::allocator"* %0, !dbg !1792
}

define linkonce_odr dso_local void @_ZNSt15__new_allocatorIcE10deallocateEPcm(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %this, i8* noundef %__p, i64 noundef %__n) #12 comdat align 2 !dbg !1793 {
entry:
  %this.addr = alloca %"class.std::__new_allocator"*, align 8
  %__p.addr = alloca i8*, align 8
  %__n.addr = alloca i64, align 8
  store %"class.std::__new_allocator"* %this, %"class.std::__new_allocator"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__new_allocator"** %this.addr, metadata !1795, metadata !DIExpression()), !dbg !1799
  store i8* %__p, i8** %__p.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__p.addr, metadata !1797, metadata !DIExpression()), !dbg !1800
  store i64 %__n, i64* %__n.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__n.addr, metadata !1798, metadata !DIExpression()), !dbg !1801
  %this1 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %this.addr, align 8
  %0 = load i8*, i8** %__p.addr, align 8, !dbg !1802
  call void @_ZdlPv(i8* noundef %0), !dbg !1803
  ret void, !dbg !1804
}

declare void @_ZdlPv(i8* noundef)

define linkonce_odr dso_local void @_ZNSt15__new_allocatorIcED2Ev(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #7 comdat align 2 !dbg !1805 {
entry:
  %this.addr = alloca %"class.std::__new_allocator"*, align 8
  store %"class.std::__new_allocator"* %this, %"class.std::__new_allocator"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__new_allocator"** %this.addr, metadata !1807, metadata !DIExpression()), !dbg !1808
  %this1 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %this.addr, align 8
  ret void, !dbg !1809
}

define linkonce_odr dso_local noundef i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this) #12 comdat align 2 !dbg !1810 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1812, metadata !DIExpression()), !dbg !1813
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %0 = getelementptr inbounds %"class.std::__cxx11::basic_string", %"class.std::__cxx11::basic_string"* %this1, i32 0, i32 2, !dbg !1814
  %_M_local_buf = bitcast %union.anon* %0 to [16 x i8]*, !dbg !1814
  %arraydecay = getelementptr inbounds [16 x i8], [16 x i8]* %_M_local_buf, i64 0, i64 0, !dbg !1815
  %call = call noundef i8* @_ZNSt19__ptr_traits_ptr_toIPccLb0EE10pointer_toERc(i8* noundef nonnull align 1 dereferenceable(1) %arraydecay), !dbg !1816
  ret i8* %call, !dbg !1817
}

define available_externally void @_ZNSaIcEC2Ev(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #7 align 2 !dbg !1818 {
entry:
  %this.addr = alloca %"class.std::allocator"*, align 8
  store %"class.std::allocator"* %this, %"class.std::allocator"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::allocator"** %this.addr, metadata !1820, metadata !DIExpression()), !dbg !1821
  %this1 = load %"class.std::allocator"*, %"class.std::allocator"** %this.addr, align 8
  %0 = bitcast %"class.std::allocator"* %this1 to %"class.std::__new_allocator"*, !dbg !1822
  call void @_ZNSt15__new_allocatorIcEC2Ev(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0), !dbg !1823
  ret void, !dbg !1824
}

define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderC2EPcOS3_(%"struct.std::__cxx11::basic_string<char>::_Alloc_hider"* noundef nonnull align 8 dereferenceable(8) %this, i8* noundef %__dat, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %__a) unnamed_addr #7 comdat align 2 !dbg !1825 {
entry:
  %this.addr = alloca %"struct.std::__cxx11::basic_string<char>::_Alloc_hider"*, align 8
  %__dat.addr = alloca i8*, align 8
  %__a.addr = alloca %"class.std::allocator"*, align 8
  store %"struct.std::__cxx11::basic_string<char>::_Alloc_hider"* %this, %"struct.std::__cxx11::basic_string<char>::_Alloc_hider"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::__cxx11::basic_string<char>::_Alloc_hider"** %this.addr, metadata !1827, metadata !DIExpression()), !dbg !1831
  store i8* %__dat, i8** %__dat.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__dat.addr, metadata !1829, metadata !DIExpression()), !dbg !1832
  store %"class.std::allocator"* %__a, %"class.std::allocator"** %__a.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::allocator"** %__a.addr, metadata !1830, metadata !DIExpression()), !dbg !1833
  %this1 = load %"struct.std::__cxx11::basic_string<char>::_Alloc_hider"*, %"struct.std::__cxx11::basic_string<char>::_Alloc_hider"** %this.addr, align 8
  %0 = bitcast %"struct.std::__cxx11::basic_string<char>::_Alloc_hider"* %this1 to %"class.std::allocator"*, !dbg !1834
  %1 = load %"class.std::allocator"*, %"class.std::allocator"** %__a.addr, align 8, !dbg !1835
  %call = call noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZSt4moveIRSaIcEEONSt16remove_referenceIT_E4typeEOS3_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %1), !dbg !1836
  call void @_ZNSaIcEC2ERKS_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %0, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %call), !dbg !1837
  %_M_p = getelementptr inbounds %"struct.std::__cxx11::basic_string<char>::_Alloc_hider", %"struct.std::__cxx11::basic_string<char>::_Alloc_hider"* %this1, i32 0, i32 0, !dbg !1838
  %2 = load i8*, i8** %__dat.addr, align 8, !dbg !1839
  store i8* %2, i8** %_M_p, align 8, !dbg !1838
  ret void, !dbg !1840
}

define linkonce_odr dso_local noundef i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE17_M_use_local_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this) #15 comdat align 2 !dbg !1841 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1843, metadata !DIExpression()), !dbg !1844
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %call = call noundef i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !1845
  ret i8* %call, !dbg !1846
}

define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_set_lengthEm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this, i64 noundef %__n) #9 comdat align 2 !dbg !1847 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  %__n.addr = alloca i64, align 8
  %ref.tmp = alloca i8, align 1
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1849, metadata !DIExpression()), !dbg !1851
  store i64 %__n, i64* %__n.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__n.addr, metadata !1850, metadata !DIExpression()), !dbg !1852
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %0 = load i64, i64* %__n.addr, align 8, !dbg !1853
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_lengthEm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1, i64 noundef %0), !dbg !1854
  %call = call noundef i8* @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !1855
  %1 = load i64, i64* %__n.addr, align 8, !dbg !1856
  %arrayidx = getelementptr inbounds i8, i8* %call, i64 %1, !dbg !1855
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %ref.tmp), !dbg !1857
  store i8 0, i8* %ref.tmp, align 1, !dbg !1857
  call void @_ZNSt11char_traitsIcE6assignERcRKc(i8* noundef nonnull align 1 dereferenceable(1) %arrayidx, i8* noundef nonnull align 1 dereferenceable(1) %ref.tmp), !dbg !1858
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %ref.tmp), !dbg !1858
  ret void, !dbg !1859
}

define linkonce_odr dso_local noundef i8* @_ZNSt19__ptr_traits_ptr_toIPccLb0EE10pointer_toERc(i8* noundef nonnull align 1 dereferenceable(1) %__r) #12 comdat align 2 !dbg !1860 {
entry:
  %__r.addr = alloca i8*, align 8
  store i8* %__r, i8** %__r.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__r.addr, metadata !1873, metadata !DIExpression()), !dbg !1874
  %0 = load i8*, i8** %__r.addr, align 8, !dbg !1875
  %call = call noundef i8* @_ZSt9addressofIcEPT_RS0_(i8* noundef nonnull align 1 dereferenceable(1) %0), !dbg !1876
  ret i8* %call, !dbg !1877
}

define linkonce_odr dso_local noundef i8* @_ZSt9addressofIcEPT_RS0_(i8* noundef nonnull align 1 dereferenceable(1) %__r) #13 comdat !dbg !1878 {
entry:
  %__r.addr = alloca i8*, align 8
  store i8* %__r, i8** %__r.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__r.addr, metadata !1882, metadata !DIExpression()), !dbg !1883
  %0 = load i8*, i8** %__r.addr, align 8, !dbg !1884
  %call = call noundef i8* @_ZSt11__addressofIcEPT_RS0_(i8* noundef nonnull align 1 dereferenceable(1) %0), !dbg !1885
  ret i8* %call, !dbg !1886
}

define linkonce_odr dso_local noundef i8* @_ZSt11__addressofIcEPT_RS0_(i8* noundef nonnull align 1 dereferenceable(1) %__r) #13 comdat !dbg !1887 {
entry:
  %__r.addr = alloca i8*, align 8
  store i8* %__r, i8** %__r.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__r.addr, metadata !1889, metadata !DIExpression()), !dbg !1890
  %0 = load i8*, i8** %__r.addr, align 8, !dbg !1891
  ret i8* %0, !dbg !1892
}

define linkonce_odr dso_local void @_ZNSt15__new_allocatorIcEC2Ev(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #7 comdat align 2 !dbg !1893 {
entry:
  %this.addr = alloca %"class.std::__new_allocator"*, align 8
  store %"class.std::__new_allocator"* %this, %"class.std::__new_allocator"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__new_allocator"** %this.addr, metadata !1895, metadata !DIExpression()), !dbg !1896
  %this1 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %this.addr, align 8
  ret void, !dbg !1897
}

define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZSt4moveIRSaIcEEONSt16remove_referenceIT_E4typeEOS3_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %__t) #12 comdat !dbg !1898 {
entry:
  %__t.addr = alloca %"class.std::allocator"*, align 8
  store %"class.std::allocator"* %__t, %"class.std::allocator"** %__t.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::allocator"** %__t.addr, metadata !1908, metadata !DIExpression()), !dbg !1909
  %0 = load %"class.std::allocator"*, %"class.std::allocator"** %__t.addr, align 8, !dbg !1910
  ret %"class.std::allocator"* %0, !dbg !1911
}

define available_externally void @_ZNSaIcEC2ERKS_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %this, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %__a) unnamed_addr #7 align 2 !dbg !1912 {
entry:
  %this.addr = alloca %"class.std::allocator"*, align 8
  %__a.addr = alloca %"class.std::allocator"*, align 8
  store %"class.std::allocator"* %this, %"class.std::allocator"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::allocator"** %this.addr, metadata !1914, metadata !DIExpression()), !dbg !1916
  store %"class.std::allocator"* %__a, %"class.std::allocator"** %__a.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::allocator"** %__a.addr, metadata !1915, metadata !DIExpression()), !dbg !1917
  %this1 = load %"class.std::allocator"*, %"class.std::allocator"** %this.addr, align 8
  %0 = bitcast %"class.std::allocator"* %this1 to %"class.std::__new_allocator"*, !dbg !1918
  %1 = load %"class.std::allocator"*, %"class.std::allocator"** %__a.addr, align 8, !dbg !1919
  %2 = bitcast %"class.std::allocator"* %1 to %"class.std::__new_allocator"*, !dbg !1919
  call void @_ZNSt15__new_allocatorIcEC2ERKS0_(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0, %"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %2), !dbg !1920
  ret void, !dbg !1921
}

define linkonce_odr dso_local void @_ZNSt15__new_allocatorIcEC2ERKS0_(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %this, %"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #7 comdat align 2 !dbg !1922 {
entry:
  %this.addr = alloca %"class.std::__new_allocator"*, align 8
  %.addr = alloca %"class.std::__new_allocator"*, align 8
  store %"class.std::__new_allocator"* %this, %"class.std::__new_allocator"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__new_allocator"** %this.addr, metadata !1924, metadata !DIExpression()), !dbg !1926
  store %"class.std::__new_allocator"* %0, %"class.std::__new_allocator"** %.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__new_allocator"** %.addr, metadata !1925, metadata !DIExpression()), !dbg !1927
  %this1 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %this.addr, align 8
  ret void, !dbg !1928
}

define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_lengthEm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this, i64 noundef %__length) #12 comdat align 2 !dbg !1929 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  %__length.addr = alloca i64, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1931, metadata !DIExpression()), !dbg !1933
  store i64 %__length, i64* %__length.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__length.addr, metadata !1932, metadata !DIExpression()), !dbg !1934
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %0 = load i64, i64* %__length.addr, align 8, !dbg !1935
  %_M_string_length = getelementptr inbounds %"class.std::__cxx11::basic_string", %"class.std::__cxx11::basic_string"* %this1, i32 0, i32 1, !dbg !1936
  store i64 %0, i64* %_M_string_length, align 8, !dbg !1937
  ret void, !dbg !1938
}

define linkonce_odr dso_local void @_ZNSt11char_traitsIcE6assignERcRKc(i8* noundef nonnull align 1 dereferenceable(1) %__c1, i8* noundef nonnull align 1 dereferenceable(1) %__c2) #12 comdat align 2 !dbg !1939 {
entry:
  %__c1.addr = alloca i8*, align 8
  %__c2.addr = alloca i8*, align 8
  store i8* %__c1, i8** %__c1.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__c1.addr, metadata !1941, metadata !DIExpression()), !dbg !1943
  store i8* %__c2, i8** %__c2.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__c2.addr, metadata !1942, metadata !DIExpression()), !dbg !1944
  %0 = load i8*, i8** %__c2.addr, align 8, !dbg !1945
  %1 = load i8, i8* %0, align 1, !dbg !1945
  %2 = load i8*, i8** %__c1.addr, align 8, !dbg !1946
  store i8 %1, i8* %2, align 1, !dbg !1947
  ret void, !dbg !1948
}

declare !dbg !1949 noundef nonnull align 8 dereferenceable(16) %"class.std::basic_istream"* @_ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EES4_(%"class.std::basic_istream"* noundef nonnull align 8 dereferenceable(16), %"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32), i8 noundef signext)

define available_externally noundef signext i8 @_ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %this, i8 noundef signext %__c) #9 align 2 !dbg !1952 {
entry:
  %this.addr = alloca %"class.std::basic_ios"*, align 8
  %__c.addr = alloca i8, align 1
  store %"class.std::basic_ios"* %this, %"class.std::basic_ios"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::basic_ios"** %this.addr, metadata !1958, metadata !DIExpression()), !dbg !1960
  store i8 %__c, i8* %__c.addr, align 1
  call void @llvm.dbg.declare(metadata i8* %__c.addr, metadata !1959, metadata !DIExpression()), !dbg !1961
  %this1 = load %"class.std::basic_ios"*, %"class.std::basic_ios"** %this.addr, align 8
  %_M_ctype = getelementptr inbounds %"class.std::basic_ios", %"class.std::basic_ios"* %this1, i32 0, i32 5, !dbg !1962
  %0 = load %"class.std::ctype"*, %"class.std::ctype"** %_M_ctype, align 8, !dbg !1962
  %call = call noundef nonnull align 8 dereferenceable(570) %"class.std::ctype"* @_ZSt13__check_facetISt5ctypeIcEERKT_PS3_(%"class.std::ctype"* noundef %0), !dbg !1963
  %1 = load i8, i8* %__c.addr, align 1, !dbg !1964
  %call2 = call noundef signext i8 @_ZNKSt5ctypeIcE5widenEc(%"class.std::ctype"* noundef nonnull align 8 dereferenceable(570) %call, i8 noundef signext %1), !dbg !1965
  ret i8 %call2, !dbg !1966
}

define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(570) %"class.std::ctype"* @_ZSt13__check_facetISt5ctypeIcEERKT_PS3_(%"class.std::ctype"* noundef %__f) #8 comdat !dbg !1967 {
entry:
  %__f.addr = alloca %"class.std::ctype"*, align 8
  store %"class.std::ctype"* %__f, %"class.std::ctype"** %__f.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::ctype"** %__f.addr, metadata !1976, metadata !DIExpression()), !dbg !1979
  %0 = load %"class.std::ctype"*, %"class.std::ctype"** %__f.addr, align 8, !dbg !1980
  %tobool = icmp ne %"class.std::ctype"* %0, null, !dbg !1980
  br i1 %tobool, label %if.end, label %if.then, !dbg !1982

if.then:
  call void @_ZSt16__throw_bad_castv(), !dbg !1983
  unreachable, !dbg !1983

if.end:
  %1 = load %"class.std::ctype"*, %"class.std::ctype"** %__f.addr, align 8, !dbg !1984
  ret %"class.std::ctype"* %1, !dbg !1985
}

define linkonce_odr dso_local noundef signext i8 @_ZNKSt5ctypeIcE5widenEc(%"class.std::ctype"* noundef nonnull align 8 dereferenceable(570) %this, i8 noundef signext %__c) #9 comdat align 2 !dbg !1986 {
entry:
  %retval = alloca i8, align 1
  %this.addr = alloca %"class.std::ctype"*, align 8
  %__c.addr = alloca i8, align 1
  store %"class.std::ctype"* %this, %"class.std::ctype"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::ctype"** %this.addr, metadata !1993, metadata !DIExpression()), !dbg !1995
  store i8 %__c, i8* %__c.addr, align 1
  call void @llvm.dbg.declare(metadata i8* %__c.addr, metadata !1994, metadata !DIExpression()), !dbg !1996
  %this1 = load %"class.std::ctype"*, %"class.std::ctype"** %this.addr, align 8
  %_M_widen_ok = getelementptr inbounds %"class.std::ctype", %"class.std::ctype"* %this1, i32 0, i32 8, !dbg !1997
  %0 = load i8, i8* %_M_widen_ok, align 8, !dbg !1997
  %tobool = icmp ne i8 %0, 0, !dbg !1997
  br i1 %tobool, label %if.then, label %if.end, !dbg !1999

if.then:
  %_M_widen = getelementptr inbounds %"class.std::ctype", %"class.std::ctype"* %this1, i32 0, i32 9, !dbg !2000
  %1 = load i8, i8* %__c.addr, align 1, !dbg !2001
  %idxprom = zext i8 %1 to i64, !dbg !2000
  %arrayidx = getelementptr inbounds [256 x i8], [256 x i8]* %_M_widen, i64 0, i64 %idxprom, !dbg !2000
  %2 = load i8, i8* %arrayidx, align 1, !dbg !2000
  store i8 %2, i8* %retval, align 1, !dbg !2002
  br label %return, !dbg !2002

if.end:
  call void @_ZNKSt5ctypeIcE13_M_widen_initEv(%"class.std::ctype"* noundef nonnull align 8 dereferenceable(570) %this1), !dbg !2003
  %3 = load i8, i8* %__c.addr, align 1, !dbg !2004
  %4 = bitcast %"class.std::ctype"* %this1 to i8 (%"class.std::ctype"*, i8)***, !dbg !2005
  %vtable = load i8 (%"class.std::ctype"*, i8)**, i8 (%"class.std::ctype"*, i8)*** %4, align 8, !dbg !2005
  %vfn = getelementptr inbounds i8 (%"class.std::ctype"*, i8)*, i8 (%"class.std::ctype"*, i8)** %vtable, i64 6, !dbg !2005
  %5 = load i8 (%"class.std::ctype"*, i8)*, i8 (%"class.std::ctype"*, i8)** %vfn, align 8, !dbg !2005
  %call = call noundef signext i8 %5(%"class.std::ctype"* noundef nonnull align 8 dereferenceable(570) %this1, i8 noundef signext %3), !dbg !2005
  store i8 %call, i8* %retval, align 1, !dbg !2006
  br label %return, !dbg !2006

return:
  %6 = load i8, i8* %retval, align 1, !dbg !2007
  ret i8 %6, !dbg !2007
}

declare void @_ZSt16__throw_bad_castv()

declare void @_ZNKSt5ctypeIcE13_M_widen_initEv(%"class.std::ctype"* noundef nonnull align 8 dereferenceable(570))

define available_externally noundef zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEE4failEv(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %this) #9 align 2 !dbg !2008 {
entry:
  %this.addr = alloca %"class.std::basic_ios"*, align 8
  store %"class.std::basic_ios"* %this, %"class.std::basic_ios"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::basic_ios"** %this.addr, metadata !2011, metadata !DIExpression()), !dbg !2012
  %this1 = load %"class.std::basic_ios"*, %"class.std::basic_ios"** %this.addr, align 8
  %call = call noundef i32 @_ZNKSt9basic_iosIcSt11char_traitsIcEE7rdstateEv(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %this1), !dbg !2013
  %call2 = call noundef i32 @_ZStorSt12_Ios_IostateS_(i32 noundef 1, i32 noundef 4), !dbg !2014
  %call3 = call noundef i32 @_ZStanSt12_Ios_IostateS_(i32 noundef %call, i32 noundef %call2), !dbg !2015
  %cmp = icmp ne i32 %call3, 0, !dbg !2016
  ret i1 %cmp, !dbg !2017
}

define linkonce_odr dso_local noundef i32 @_ZStanSt12_Ios_IostateS_(i32 noundef %__a, i32 noundef %__b) #13 comdat !dbg !2018 {
entry:
  %__a.addr = alloca i32, align 4
  %__b.addr = alloca i32, align 4
  store i32 %__a, i32* %__a.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %__a.addr, metadata !2022, metadata !DIExpression()), !dbg !2024
  store i32 %__b, i32* %__b.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %__b.addr, metadata !2023, metadata !DIExpression()), !dbg !2025
  %0 = load i32, i32* %__a.addr, align 4, !dbg !2026
  %1 = load i32, i32* %__b.addr, align 4, !dbg !2027
  %and = and i32 %0, %1, !dbg !2028
  ret i32 %and, !dbg !2029
}

define available_externally noundef i32 @_ZNKSt9basic_iosIcSt11char_traitsIcEE7rdstateEv(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %this) #12 align 2 !dbg !2030 {
entry:
  %this.addr = alloca %"class.std::basic_ios"*, align 8
  store %"class.std::basic_ios"* %this, %"class.std::basic_ios"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::basic_ios"** %this.addr, metadata !2036, metadata !DIExpression()), !dbg !2037
  %this1 = load %"class.std::basic_ios"*, %"class.std::basic_ios"** %this.addr, align 8
  %0 = bitcast %"class.std::basic_ios"* %this1 to %"class.std::ios_base"*, !dbg !2038
  %_M_streambuf_state = getelementptr inbounds %"class.std::ios_base", %"class.std::ios_base"* %0, i32 0, i32 5, !dbg !2038
  %1 = load i32, i32* %_M_streambuf_state, align 8, !dbg !2038
  ret i32 %1, !dbg !2039
}

define linkonce_odr dso_local noundef i32 @_ZStorSt12_Ios_IostateS_(i32 noundef %__a, i32 noundef %__b) #13 comdat !dbg !2040 {
entry:
  %__a.addr = alloca i32, align 4
  %__b.addr = alloca i32, align 4
  store i32 %__a, i32* %__a.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %__a.addr, metadata !2042, metadata !DIExpression()), !dbg !2044
  store i32 %__b, i32* %__b.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %__b.addr, metadata !2043, metadata !DIExpression()), !dbg !2045
  %0 = load i32, i32* %__a.addr, align 4, !dbg !2046
  %1 = load i32, i32* %__b.addr, align 4, !dbg !2047
  %or = or i32 %0, %1, !dbg !2048
  ret i32 %or, !dbg !2049
}

define internal void @_GLOBAL__sub_I_cin_lines_safe.cpp() #0 section ".text.startup" !dbg !2050 {
entry:
  call void @__cxx_global_var_init(), !dbg !2052
  ret void
}

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!1595, !1596, !1597, !1598, !1599, !1600}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "__ioinit", linkageName: "_ZStL8__ioinit", scope: !2, file: !3, line: 74, type: !4, isLocal: true, isDefinition: true)
!2 = !DINamespace(name: "std", scope: null)
!3 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/iostream", directory: "")
!4 = !DICompositeType(tag: DW_TAG_class_type, name: "Init", scope: !6, file: !5, line: 635, size: 8, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSNSt8ios_base4InitE")
!5 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/ios_base.h", directory: "")
!6 = !DICompositeType(tag: DW_TAG_class_type, name: "ios_base", scope: !2, file: !5, line: 229, size: 1728, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSSt8ios_base")
!7 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !8, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !9, retainedTypes: !20, globals: !763, imports: !764, splitDebugInlining: false, nameTableKind: None)
!8 = !DIFile(filename: "cin_lines_safe.cpp", directory: ".")
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
!20 = !{!21, !22, !10, !11, !23, !220, !242, !248, !339, !6}
!21 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!22 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!23 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "basic_string_view<char, std::char_traits<char> >", scope: !2, file: !24, line: 100, size: 128, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !25, templateParams: !166, identifier: "_ZTSSt17basic_string_viewIcSt11char_traitsIcEE")
!24 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/string_view", directory: "")
!25 = !{!26, !32, !33, !37, !41, !46, !49, !52, !56, !64, !65, !66, !67, !73, !74, !75, !76, !79, !80, !81, !84, !89, !90, !93, !94, !98, !101, !102, !105, !110, !113, !116, !119, !122, !125, !128, !131, !134, !137, !140, !143, !144, !145, !146, !147, !148, !149, !150, !151, !152, !153, !154, !155, !156, !157, !158, !159, !160, !161, !162, !163}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "npos", scope: !23, file: !24, line: 121, baseType: !27, flags: DIFlagPublic | DIFlagStaticMember)
!27 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !28)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_type", file: !24, line: 119, baseType: !29)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", scope: !2, file: !30, line: 298, baseType: !31)
!30 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!31 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "_M_len", scope: !23, file: !24, line: 516, baseType: !29, size: 64)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "_M_str", scope: !23, file: !24, line: 517, baseType: !34, size: 64, offset: 64)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!35 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !36)
!36 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!37 = !DISubprogram(name: "basic_string_view", scope: !23, file: !24, line: 126, type: !38, scopeLine: 126, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!38 = !DISubroutineType(types: !39)
!39 = !{null, !40}
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!41 = !DISubprogram(name: "basic_string_view", scope: !23, file: !24, line: 130, type: !42, scopeLine: 130, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!42 = !DISubroutineType(types: !43)
!43 = !{null, !40, !44}
!44 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !45, size: 64)
!45 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !23)
!46 = !DISubprogram(name: "basic_string_view", scope: !23, file: !24, line: 133, type: !47, scopeLine: 133, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !40, !34}
!49 = !DISubprogram(name: "basic_string_view", scope: !23, file: !24, line: 139, type: !50, scopeLine: 139, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!50 = !DISubroutineType(types: !51)
!51 = !{null, !40, !34, !28}
!52 = !DISubprogram(name: "operator=", linkageName: "_ZNSt17basic_string_viewIcSt11char_traitsIcEEaSERKS2_", scope: !23, file: !24, line: 177, type: !53, scopeLine: 177, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!53 = !DISubroutineType(types: !54)
!54 = !{!55, !40, !44}
!55 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !23, size: 64)
!56 = !DISubprogram(name: "begin", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE5beginEv", scope: !23, file: !24, line: 182, type: !57, scopeLine: 182, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!57 = !DISubroutineType(types: !58)
!58 = !{!59, !63}
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_iterator", scope: !23, file: !24, line: 115, baseType: !60)
!60 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !61, size: 64)
!61 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !62)
!62 = !DIDerivedType(tag: DW_TAG_typedef, name: "value_type", scope: !23, file: !24, line: 110, baseType: !36)
!63 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !45, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!64 = !DISubprogram(name: "end", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE3endEv", scope: !23, file: !24, line: 186, type: !57, scopeLine: 186, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!65 = !DISubprogram(name: "cbegin", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE6cbeginEv", scope: !23, file: !24, line: 190, type: !57, scopeLine: 190, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!66 = !DISubprogram(name: "cend", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE4cendEv", scope: !23, file: !24, line: 194, type: !57, scopeLine: 194, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!67 = !DISubprogram(name: "rbegin", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE6rbeginEv", scope: !23, file: !24, line: 198, type: !68, scopeLine: 198, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!68 = !DISubroutineType(types: !69)
!69 = !{!70, !63}
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_reverse_iterator", scope: !23, file: !24, line: 117, baseType: !71)
!71 = !DICompositeType(tag: DW_TAG_class_type, name: "reverse_iterator<const char *>", scope: !2, file: !72, line: 132, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSSt16reverse_iteratorIPKcE")
!72 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/stl_iterator.h", directory: "")
!73 = !DISubprogram(name: "rend", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE4rendEv", scope: !23, file: !24, line: 202, type: !68, scopeLine: 202, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!74 = !DISubprogram(name: "crbegin", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE7crbeginEv", scope: !23, file: !24, line: 206, type: !68, scopeLine: 206, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!75 = !DISubprogram(name: "crend", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE5crendEv", scope: !23, file: !24, line: 210, type: !68, scopeLine: 210, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!76 = !DISubprogram(name: "size", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE4sizeEv", scope: !23, file: !24, line: 216, type: !77, scopeLine: 216, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!77 = !DISubroutineType(types: !78)
!78 = !{!28, !63}
!79 = !DISubprogram(name: "length", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE6lengthEv", scope: !23, file: !24, line: 220, type: !77, scopeLine: 220, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!80 = !DISubprogram(name: "max_size", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE8max_sizeEv", scope: !23, file: !24, line: 224, type: !77, scopeLine: 224, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!81 = !DISubprogram(name: "empty", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE5emptyEv", scope: !23, file: !24, line: 231, type: !82, scopeLine: 231, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!82 = !DISubroutineType(types: !83)
!83 = !{!21, !63}
!84 = !DISubprogram(name: "operator[]", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEEixEm", scope: !23, file: !24, line: 237, type: !85, scopeLine: 237, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!85 = !DISubroutineType(types: !86)
!86 = !{!87, !63, !28}
!87 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_reference", scope: !23, file: !24, line: 114, baseType: !88)
!88 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !61, size: 64)
!89 = !DISubprogram(name: "at", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE2atEm", scope: !23, file: !24, line: 244, type: !85, scopeLine: 244, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!90 = !DISubprogram(name: "front", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE5frontEv", scope: !23, file: !24, line: 254, type: !91, scopeLine: 254, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!91 = !DISubroutineType(types: !92)
!92 = !{!87, !63}
!93 = !DISubprogram(name: "back", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE4backEv", scope: !23, file: !24, line: 261, type: !91, scopeLine: 261, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!94 = !DISubprogram(name: "data", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE4dataEv", scope: !23, file: !24, line: 268, type: !95, scopeLine: 268, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!95 = !DISubroutineType(types: !96)
!96 = !{!97, !63}
!97 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_pointer", scope: !23, file: !24, line: 112, baseType: !60)
!98 = !DISubprogram(name: "remove_prefix", linkageName: "_ZNSt17basic_string_viewIcSt11char_traitsIcEE13remove_prefixEm", scope: !23, file: !24, line: 274, type: !99, scopeLine: 274, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!99 = !DISubroutineType(types: !100)
!100 = !{null, !40, !28}
!101 = !DISubprogram(name: "remove_suffix", linkageName: "_ZNSt17basic_string_viewIcSt11char_traitsIcEE13remove_suffixEm", scope: !23, file: !24, line: 282, type: !99, scopeLine: 282, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!102 = !DISubprogram(name: "swap", linkageName: "_ZNSt17basic_string_viewIcSt11char_traitsIcEE4swapERS2_", scope: !23, file: !24, line: 286, type: !103, scopeLine: 286, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!103 = !DISubroutineType(types: !104)
!104 = !{null, !40, !55}
!105 = !DISubprogram(name: "copy", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE4copyEPcmm", scope: !23, file: !24, line: 297, type: !106, scopeLine: 297, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!106 = !DISubroutineType(types: !107)
!107 = !{!108, !63, !109, !28, !28}
!108 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_type", scope: !23, file: !24, line: 119, baseType: !29)
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!110 = !DISubprogram(name: "substr", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE6substrEmm", scope: !23, file: !24, line: 309, type: !111, scopeLine: 309, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!111 = !DISubroutineType(types: !112)
!112 = !{!23, !63, !28, !28}
!113 = !DISubprogram(name: "compare", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE7compareES2_", scope: !23, file: !24, line: 317, type: !114, scopeLine: 317, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!114 = !DISubroutineType(types: !115)
!115 = !{!11, !63, !23}
!116 = !DISubprogram(name: "compare", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE7compareEmmS2_", scope: !23, file: !24, line: 327, type: !117, scopeLine: 327, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!117 = !DISubroutineType(types: !118)
!118 = !{!11, !63, !28, !28, !23}
!119 = !DISubprogram(name: "compare", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE7compareEmmS2_mm", scope: !23, file: !24, line: 331, type: !120, scopeLine: 331, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!120 = !DISubroutineType(types: !121)
!121 = !{!11, !63, !28, !28, !23, !28, !28}
!122 = !DISubprogram(name: "compare", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE7compareEPKc", scope: !23, file: !24, line: 338, type: !123, scopeLine: 338, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!123 = !DISubroutineType(types: !124)
!124 = !{!11, !63, !34}
!125 = !DISubprogram(name: "compare", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE7compareEmmPKc", scope: !23, file: !24, line: 342, type: !126, scopeLine: 342, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!126 = !DISubroutineType(types: !127)
!127 = !{!11, !63, !28, !28, !34}
!128 = !DISubprogram(name: "compare", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE7compareEmmPKcm", scope: !23, file: !24, line: 346, type: !129, scopeLine: 346, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!129 = !DISubroutineType(types: !130)
!130 = !{!11, !63, !28, !28, !34, !28}
!131 = !DISubprogram(name: "find", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE4findES2_m", scope: !23, file: !24, line: 403, type: !132, scopeLine: 403, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!132 = !DISubroutineType(types: !133)
!133 = !{!108, !63, !23, !28}
!134 = !DISubprogram(name: "find", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE4findEcm", scope: !23, file: !24, line: 407, type: !135, scopeLine: 407, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!135 = !DISubroutineType(types: !136)
!136 = !{!108, !63, !36, !28}
!137 = !DISubprogram(name: "find", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE4findEPKcmm", scope: !23, file: !24, line: 410, type: !138, scopeLine: 410, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!138 = !DISubroutineType(types: !139)
!139 = !{!108, !63, !34, !28, !28}
!140 = !DISubprogram(name: "find", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE4findEPKcm", scope: !23, file: !24, line: 413, type: !141, scopeLine: 413, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!141 = !DISubroutineType(types: !142)
!142 = !{!108, !63, !34, !28}
!143 = !DISubprogram(name: "rfind", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE5rfindES2_m", scope: !23, file: !24, line: 417, type: !132, scopeLine: 417, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!144 = !DISubprogram(name: "rfind", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE5rfindEcm", scope: !23, file: !24, line: 421, type: !135, scopeLine: 421, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!145 = !DISubprogram(name: "rfind", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE5rfindEPKcmm", scope: !23, file: !24, line: 424, type: !138, scopeLine: 424, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!146 = !DISubprogram(name: "rfind", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE5rfindEPKcm", scope: !23, file: !24, line: 427, type: !141, scopeLine: 427, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!147 = !DISubprogram(name: "find_first_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE13find_first_ofES2_m", scope: !23, file: !24, line: 431, type: !132, scopeLine: 431, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!148 = !DISubprogram(name: "find_first_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE13find_first_ofEcm", scope: !23, file: !24, line: 435, type: !135, scopeLine: 435, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!149 = !DISubprogram(name: "find_first_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE13find_first_ofEPKcmm", scope: !23, file: !24, line: 439, type: !138, scopeLine: 439, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!150 = !DISubprogram(name: "find_first_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE13find_first_ofEPKcm", scope: !23, file: !24, line: 443, type: !141, scopeLine: 443, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!151 = !DISubprogram(name: "find_last_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE12find_last_ofES2_m", scope: !23, file: !24, line: 447, type: !132, scopeLine: 447, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!152 = !DISubprogram(name: "find_last_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE12find_last_ofEcm", scope: !23, file: !24, line: 452, type: !135, scopeLine: 452, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!153 = !DISubprogram(name: "find_last_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE12find_last_ofEPKcmm", scope: !23, file: !24, line: 456, type: !138, scopeLine: 456, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!154 = !DISubprogram(name: "find_last_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE12find_last_ofEPKcm", scope: !23, file: !24, line: 460, type: !141, scopeLine: 460, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!155 = !DISubprogram(name: "find_first_not_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE17find_first_not_ofES2_m", scope: !23, file: !24, line: 464, type: !132, scopeLine: 464, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!156 = !DISubprogram(name: "find_first_not_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE17find_first_not_ofEcm", scope: !23, file: !24, line: 469, type: !135, scopeLine: 469, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!157 = !DISubprogram(name: "find_first_not_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE17find_first_not_ofEPKcmm", scope: !23, file: !24, line: 472, type: !138, scopeLine: 472, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!158 = !DISubprogram(name: "find_first_not_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE17find_first_not_ofEPKcm", scope: !23, file: !24, line: 476, type: !141, scopeLine: 476, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!159 = !DISubprogram(name: "find_last_not_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE16find_last_not_ofES2_m", scope: !23, file: !24, line: 483, type: !132, scopeLine: 483, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!160 = !DISubprogram(name: "find_last_not_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE16find_last_not_ofEcm", scope: !23, file: !24, line: 488, type: !135, scopeLine: 488, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!161 = !DISubprogram(name: "find_last_not_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE16find_last_not_ofEPKcmm", scope: !23, file: !24, line: 491, type: !138, scopeLine: 491, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!162 = !DISubprogram(name: "find_last_not_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE16find_last_not_ofEPKcm", scope: !23, file: !24, line: 495, type: !141, scopeLine: 495, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!163 = !DISubprogram(name: "_S_compare", linkageName: "_ZNSt17basic_string_viewIcSt11char_traitsIcEE10_S_compareEmm", scope: !23, file: !24, line: 505, type: !164, scopeLine: 505, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!164 = !DISubroutineType(types: !165)
!165 = !{!11, !28, !28}
!166 = !{!167, !168}
!167 = !DITemplateTypeParameter(name: "_CharT", type: !36)
!168 = !DITemplateTypeParameter(name: "_Traits", type: !169)
!169 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "char_traits<char>", scope: !2, file: !170, line: 335, size: 8, flags: DIFlagTypePassByValue, elements: !171, templateParams: !219, identifier: "_ZTSSt11char_traitsIcE")
!170 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/char_traits.h", directory: "")
!171 = !{!172, !179, !182, !183, !187, !190, !193, !197, !198, !201, !207, !210, !213, !216}
!172 = !DISubprogram(name: "assign", linkageName: "_ZNSt11char_traitsIcE6assignERcRKc", scope: !169, file: !170, line: 347, type: !173, scopeLine: 347, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!173 = !DISubroutineType(types: !174)
!174 = !{null, !175, !177}
!175 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !176, size: 64)
!176 = !DIDerivedType(tag: DW_TAG_typedef, name: "char_type", scope: !169, file: !170, line: 337, baseType: !36)
!177 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !178, size: 64)
!178 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !176)
!179 = !DISubprogram(name: "eq", linkageName: "_ZNSt11char_traitsIcE2eqERKcS2_", scope: !169, file: !170, line: 358, type: !180, scopeLine: 358, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!180 = !DISubroutineType(types: !181)
!181 = !{!21, !177, !177}
!182 = !DISubprogram(name: "lt", linkageName: "_ZNSt11char_traitsIcE2ltERKcS2_", scope: !169, file: !170, line: 362, type: !180, scopeLine: 362, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!183 = !DISubprogram(name: "compare", linkageName: "_ZNSt11char_traitsIcE7compareEPKcS2_m", scope: !169, file: !170, line: 370, type: !184, scopeLine: 370, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!184 = !DISubroutineType(types: !185)
!185 = !{!11, !186, !186, !29}
!186 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !178, size: 64)
!187 = !DISubprogram(name: "length", linkageName: "_ZNSt11char_traitsIcE6lengthEPKc", scope: !169, file: !170, line: 389, type: !188, scopeLine: 389, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!188 = !DISubroutineType(types: !189)
!189 = !{!29, !186}
!190 = !DISubprogram(name: "find", linkageName: "_ZNSt11char_traitsIcE4findEPKcmRS1_", scope: !169, file: !170, line: 399, type: !191, scopeLine: 399, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!191 = !DISubroutineType(types: !192)
!192 = !{!186, !186, !29, !177}
!193 = !DISubprogram(name: "move", linkageName: "_ZNSt11char_traitsIcE4moveEPcPKcm", scope: !169, file: !170, line: 411, type: !194, scopeLine: 411, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!194 = !DISubroutineType(types: !195)
!195 = !{!196, !196, !186, !29}
!196 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !176, size: 64)
!197 = !DISubprogram(name: "copy", linkageName: "_ZNSt11char_traitsIcE4copyEPcPKcm", scope: !169, file: !170, line: 423, type: !194, scopeLine: 423, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!198 = !DISubprogram(name: "assign", linkageName: "_ZNSt11char_traitsIcE6assignEPcmc", scope: !169, file: !170, line: 435, type: !199, scopeLine: 435, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!199 = !DISubroutineType(types: !200)
!200 = !{!196, !196, !29, !176}
!201 = !DISubprogram(name: "to_char_type", linkageName: "_ZNSt11char_traitsIcE12to_char_typeERKi", scope: !169, file: !170, line: 447, type: !202, scopeLine: 447, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!202 = !DISubroutineType(types: !203)
!203 = !{!176, !204}
!204 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !205, size: 64)
!205 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !206)
!206 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_type", scope: !169, file: !170, line: 338, baseType: !11)
!207 = !DISubprogram(name: "to_int_type", linkageName: "_ZNSt11char_traitsIcE11to_int_typeERKc", scope: !169, file: !170, line: 453, type: !208, scopeLine: 453, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!208 = !DISubroutineType(types: !209)
!209 = !{!206, !177}
!210 = !DISubprogram(name: "eq_int_type", linkageName: "_ZNSt11char_traitsIcE11eq_int_typeERKiS2_", scope: !169, file: !170, line: 457, type: !211, scopeLine: 457, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!211 = !DISubroutineType(types: !212)
!212 = !{!21, !204, !204}
!213 = !DISubprogram(name: "eof", linkageName: "_ZNSt11char_traitsIcE3eofEv", scope: !169, file: !170, line: 461, type: !214, scopeLine: 461, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!214 = !DISubroutineType(types: !215)
!215 = !{!206}
!216 = !DISubprogram(name: "not_eof", linkageName: "_ZNSt11char_traitsIcE7not_eofERKi", scope: !169, file: !170, line: 465, type: !217, scopeLine: 465, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!217 = !DISubroutineType(types: !218)
!218 = !{!206, !204}
!219 = !{!167}
!220 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "basic_string<char, std::char_traits<char>, std::allocator<char> >", scope: !222, file: !221, line: 85, size: 256, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !223, templateParams: !762, identifier: "_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE")
!221 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/basic_string.h", directory: "")
!222 = !DINamespace(name: "__cxx11", scope: !2, exportSymbols: true)
!223 = !{!224, !338, !359, !360, !368, !372, !377, !380, !383, !388, !391, !397, !398, !399, !402, !406, !409, !410, !413, !417, !422, !423, !426, !429, !432, !435, !438, !439, !442, !447, !452, !455, !458, !461, !465, !468, !471, !472, !475, !476, !479, !482, !485, !488, !492, !497, !500, !503, !504, !508, !511, !514, !517, !520, !523, !526, !529, !530, !531, !536, !541, !542, !543, !544, !545, !546, !547, !550, !551, !552, !553, !554, !555, !556, !557, !558, !559, !560, !569, !575, !576, !577, !580, !583, !584, !585, !586, !587, !588, !589, !590, !593, !596, !597, !600, !601, !604, !605, !606, !607, !608, !609, !610, !611, !614, !617, !620, !623, !626, !629, !632, !636, !639, !642, !645, !646, !649, !652, !655, !658, !661, !664, !667, !670, !673, !676, !679, !682, !685, !688, !689, !692, !693, !696, !699, !702, !703, !706, !709, !712, !715, !718, !721, !722, !723, !724, !725, !726, !727, !728, !729, !730, !731, !732, !733, !734, !735, !736, !737, !738, !739, !740, !741, !744, !747, !750, !753, !756, !759}
!224 = !DIDerivedType(tag: DW_TAG_member, name: "npos", scope: !220, file: !221, line: 139, baseType: !225, flags: DIFlagPublic | DIFlagStaticMember, extraData: i64 -1)
!225 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !226)
!226 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_type", scope: !220, file: !221, line: 126, baseType: !227)
!227 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_type", scope: !229, file: !228, line: 59, baseType: !316)
!228 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/ext/alloc_traits.h", directory: "")
!229 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__alloc_traits<std::allocator<char>, char>", scope: !230, file: !228, line: 48, size: 8, flags: DIFlagTypePassByValue, elements: !231, templateParams: !337, identifier: "_ZTSN9__gnu_cxx14__alloc_traitsISaIcEcEE")
!230 = !DINamespace(name: "__gnu_cxx", scope: null)
!231 = !{!232, !324, !327, !330, !333, !334, !335, !336}
!232 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !229, baseType: !233, extraData: i32 0)
!233 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "allocator_traits<std::allocator<char> >", scope: !2, file: !234, line: 411, size: 8, flags: DIFlagTypePassByValue, elements: !235, templateParams: !322, identifier: "_ZTSSt16allocator_traitsISaIcEE")
!234 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/alloc_traits.h", directory: "")
!235 = !{!236, !306, !310, !313, !319}
!236 = !DISubprogram(name: "allocate", linkageName: "_ZNSt16allocator_traitsISaIcEE8allocateERS0_m", scope: !233, file: !234, line: 463, type: !237, scopeLine: 463, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!237 = !DISubroutineType(types: !238)
!238 = !{!239, !240, !305}
!239 = !DIDerivedType(tag: DW_TAG_typedef, name: "pointer", scope: !233, file: !234, line: 420, baseType: !109)
!240 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !241, size: 64)
!241 = !DIDerivedType(tag: DW_TAG_typedef, name: "allocator_type", scope: !233, file: !234, line: 414, baseType: !242)
!242 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "allocator<char>", scope: !2, file: !243, line: 262, size: 8, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !244, templateParams: !303, identifier: "_ZTSSaIcE")
!243 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/allocator.h", directory: "")
!244 = !{!245, !289, !293, !298, !302}
!245 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !242, baseType: !246, flags: DIFlagPublic, extraData: i32 0)
!246 = !DIDerivedType(tag: DW_TAG_typedef, name: "__allocator_base<char>", scope: !2, file: !247, line: 47, baseType: !248)
!247 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++allocator.h", directory: "")
!248 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "__new_allocator<char>", scope: !2, file: !249, line: 56, size: 8, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !250, templateParams: !287, identifier: "_ZTSSt15__new_allocatorIcE")
!249 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/new_allocator.h", directory: "")
!250 = !{!251, !255, !260, !261, !268, !274, !280, !283, !286}
!251 = !DISubprogram(name: "__new_allocator", scope: !248, file: !249, line: 80, type: !252, scopeLine: 80, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!252 = !DISubroutineType(types: !253)
!253 = !{null, !254}
!254 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !248, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!255 = !DISubprogram(name: "__new_allocator", scope: !248, file: !249, line: 83, type: !256, scopeLine: 83, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!256 = !DISubroutineType(types: !257)
!257 = !{null, !254, !258}
!258 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !259, size: 64)
!259 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !248)
!260 = !DISubprogram(name: "~__new_allocator", scope: !248, file: !249, line: 90, type: !252, scopeLine: 90, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!261 = !DISubprogram(name: "address", linkageName: "_ZNKSt15__new_allocatorIcE7addressERc", scope: !248, file: !249, line: 93, type: !262, scopeLine: 93, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!262 = !DISubroutineType(types: !263)
!263 = !{!264, !265, !266}
!264 = !DIDerivedType(tag: DW_TAG_typedef, name: "pointer", scope: !248, file: !249, line: 63, baseType: !109)
!265 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !259, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!266 = !DIDerivedType(tag: DW_TAG_typedef, name: "reference", scope: !248, file: !249, line: 65, baseType: !267)
!267 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !36, size: 64)
!268 = !DISubprogram(name: "address", linkageName: "_ZNKSt15__new_allocatorIcE7addressERKc", scope: !248, file: !249, line: 97, type: !269, scopeLine: 97, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!269 = !DISubroutineType(types: !270)
!270 = !{!271, !265, !272}
!271 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_pointer", scope: !248, file: !249, line: 64, baseType: !34)
!272 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_reference", scope: !248, file: !249, line: 66, baseType: !273)
!273 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !35, size: 64)
!274 = !DISubprogram(name: "allocate", linkageName: "_ZNSt15__new_allocatorIcE8allocateEmPKv", scope: !248, file: !249, line: 112, type: !275, scopeLine: 112, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!275 = !DISubroutineType(types: !276)
!276 = !{!109, !254, !277, !278}
!277 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_type", file: !249, line: 60, baseType: !29)
!278 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !279, size: 64)
!279 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!280 = !DISubprogram(name: "deallocate", linkageName: "_ZNSt15__new_allocatorIcE10deallocateEPcm", scope: !248, file: !249, line: 142, type: !281, scopeLine: 142, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!281 = !DISubroutineType(types: !282)
!282 = !{null, !254, !109, !277}
!283 = !DISubprogram(name: "max_size", linkageName: "_ZNKSt15__new_allocatorIcE8max_sizeEv", scope: !248, file: !249, line: 167, type: !284, scopeLine: 167, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!284 = !DISubroutineType(types: !285)
!285 = !{!277, !265}
!286 = !DISubprogram(name: "_M_max_size", linkageName: "_ZNKSt15__new_allocatorIcE11_M_max_sizeEv", scope: !248, file: !249, line: 210, type: !284, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!287 = !{!288}
!288 = !DITemplateTypeParameter(name: "_Tp", type: !36)
!289 = !DISubprogram(name: "allocator", scope: !242, file: !243, line: 156, type: !290, scopeLine: 156, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!290 = !DISubroutineType(types: !291)
!291 = !{null, !292}
!292 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !242, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!293 = !DISubprogram(name: "allocator", scope: !242, file: !243, line: 159, type: !294, scopeLine: 159, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!294 = !DISubroutineType(types: !295)
!295 = !{null, !292, !296}
!296 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !297, size: 64)
!297 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !242)
!298 = !DISubprogram(name: "operator=", linkageName: "_ZNSaIcEaSERKS_", scope: !242, file: !243, line: 164, type: !299, scopeLine: 164, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!299 = !DISubroutineType(types: !300)
!300 = !{!301, !292, !296}
!301 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !242, size: 64)
!302 = !DISubprogram(name: "~allocator", scope: !242, file: !243, line: 174, type: !290, scopeLine: 174, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!303 = !{!304}
!304 = !DITemplateTypeParameter(type: !36)
!305 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_type", file: !234, line: 435, baseType: !29)
!306 = !DISubprogram(name: "allocate", linkageName: "_ZNSt16allocator_traitsISaIcEE8allocateERS0_mPKv", scope: !233, file: !234, line: 477, type: !307, scopeLine: 477, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!307 = !DISubroutineType(types: !308)
!308 = !{!239, !240, !305, !309}
!309 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_void_pointer", file: !234, line: 429, baseType: !278)
!310 = !DISubprogram(name: "deallocate", linkageName: "_ZNSt16allocator_traitsISaIcEE10deallocateERS0_Pcm", scope: !233, file: !234, line: 495, type: !311, scopeLine: 495, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!311 = !DISubroutineType(types: !312)
!312 = !{null, !240, !239, !305}
!313 = !DISubprogram(name: "max_size", linkageName: "_ZNSt16allocator_traitsISaIcEE8max_sizeERKS0_", scope: !233, file: !234, line: 547, type: !314, scopeLine: 547, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!314 = !DISubroutineType(types: !315)
!315 = !{!316, !317}
!316 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_type", scope: !233, file: !234, line: 435, baseType: !29)
!317 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !318, size: 64)
!318 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !241)
!319 = !DISubprogram(name: "select_on_container_copy_construction", linkageName: "_ZNSt16allocator_traitsISaIcEE37select_on_container_copy_constructionERKS0_", scope: !233, file: !234, line: 562, type: !320, scopeLine: 562, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!320 = !DISubroutineType(types: !321)
!321 = !{!241, !317}
!322 = !{!323}
!323 = !DITemplateTypeParameter(name: "_Alloc", type: !242)
!324 = !DISubprogram(name: "_S_select_on_copy", linkageName: "_ZN9__gnu_cxx14__alloc_traitsISaIcEcE17_S_select_on_copyERKS1_", scope: !229, file: !228, line: 97, type: !325, scopeLine: 97, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!325 = !DISubroutineType(types: !326)
!326 = !{!242, !296}
!327 = !DISubprogram(name: "_S_on_swap", linkageName: "_ZN9__gnu_cxx14__alloc_traitsISaIcEcE10_S_on_swapERS1_S3_", scope: !229, file: !228, line: 100, type: !328, scopeLine: 100, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!328 = !DISubroutineType(types: !329)
!329 = !{null, !301, !301}
!330 = !DISubprogram(name: "_S_propagate_on_copy_assign", linkageName: "_ZN9__gnu_cxx14__alloc_traitsISaIcEcE27_S_propagate_on_copy_assignEv", scope: !229, file: !228, line: 103, type: !331, scopeLine: 103, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!331 = !DISubroutineType(types: !332)
!332 = !{!21}
!333 = !DISubprogram(name: "_S_propagate_on_move_assign", linkageName: "_ZN9__gnu_cxx14__alloc_traitsISaIcEcE27_S_propagate_on_move_assignEv", scope: !229, file: !228, line: 106, type: !331, scopeLine: 106, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!334 = !DISubprogram(name: "_S_propagate_on_swap", linkageName: "_ZN9__gnu_cxx14__alloc_traitsISaIcEcE20_S_propagate_on_swapEv", scope: !229, file: !228, line: 109, type: !331, scopeLine: 109, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!335 = !DISubprogram(name: "_S_always_equal", linkageName: "_ZN9__gnu_cxx14__alloc_traitsISaIcEcE15_S_always_equalEv", scope: !229, file: !228, line: 112, type: !331, scopeLine: 112, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!336 = !DISubprogram(name: "_S_nothrow_move", linkageName: "_ZN9__gnu_cxx14__alloc_traitsISaIcEcE15_S_nothrow_moveEv", scope: !229, file: !228, line: 115, type: !331, scopeLine: 115, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!337 = !{!323, !304}
!338 = !DIDerivedType(tag: DW_TAG_member, name: "_M_dataplus", scope: !220, file: !221, line: 210, baseType: !339, size: 64)
!339 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_Alloc_hider", scope: !220, file: !221, line: 192, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !340, identifier: "_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderE")
!340 = !{!341, !348, !351, !355}
!341 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !339, baseType: !342, extraData: i32 0)
!342 = !DIDerivedType(tag: DW_TAG_typedef, name: "allocator_type", scope: !220, file: !221, line: 125, baseType: !343)
!343 = !DIDerivedType(tag: DW_TAG_typedef, name: "_Char_alloc_type", scope: !220, file: !221, line: 88, baseType: !344)
!344 = !DIDerivedType(tag: DW_TAG_typedef, name: "other", scope: !345, file: !228, line: 120, baseType: !347)
!345 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "rebind<char>", scope: !229, file: !228, line: 119, size: 8, flags: DIFlagTypePassByValue, elements: !346, templateParams: !287, identifier: "_ZTSN9__gnu_cxx14__alloc_traitsISaIcEcE6rebindIcEE")
!346 = !{}
!347 = !DIDerivedType(tag: DW_TAG_typedef, name: "rebind_alloc<char>", scope: !233, file: !234, line: 450, baseType: !242)
!348 = !DIDerivedType(tag: DW_TAG_member, name: "_M_p", scope: !339, file: !221, line: 207, baseType: !349, size: 64)
!349 = !DIDerivedType(tag: DW_TAG_typedef, name: "pointer", scope: !220, file: !221, line: 130, baseType: !350)
!350 = !DIDerivedType(tag: DW_TAG_typedef, name: "pointer", scope: !229, file: !228, line: 57, baseType: !239)
!351 = !DISubprogram(name: "_Alloc_hider", scope: !339, file: !221, line: 199, type: !352, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!352 = !DISubroutineType(types: !353)
!353 = !{null, !354, !349, !296}
!354 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !339, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!355 = !DISubprogram(name: "_Alloc_hider", scope: !339, file: !221, line: 203, type: !356, scopeLine: 203, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!356 = !DISubroutineType(types: !357)
!357 = !{null, !354, !349, !358}
!358 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !242, size: 64)
!359 = !DIDerivedType(tag: DW_TAG_member, name: "_M_string_length", scope: !220, file: !221, line: 211, baseType: !226, size: 64, offset: 64)
!360 = !DIDerivedType(tag: DW_TAG_member, scope: !220, file: !221, line: 215, baseType: !361, size: 128, offset: 128)
!361 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !220, file: !221, line: 215, size: 128, flags: DIFlagExportSymbols | DIFlagTypePassByValue, elements: !362, identifier: "_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEUt0_E")
!362 = !{!363, !367}
!363 = !DIDerivedType(tag: DW_TAG_member, name: "_M_local_buf", scope: !361, file: !221, line: 217, baseType: !364, size: 128)
!364 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 128, elements: !365)
!365 = !{!366}
!366 = !DISubrange(count: 16)
!367 = !DIDerivedType(tag: DW_TAG_member, name: "_M_allocated_capacity", scope: !361, file: !221, line: 218, baseType: !226, size: 64)
!368 = !DISubprogram(name: "_S_to_string_view", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE17_S_to_string_viewESt17basic_string_viewIcS2_E", scope: !220, file: !221, line: 164, type: !369, scopeLine: 164, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!369 = !DISubroutineType(types: !370)
!370 = !{!371, !371}
!371 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sv_type", scope: !220, file: !221, line: 152, baseType: !23)
!372 = !DISubprogram(name: "basic_string", scope: !220, file: !221, line: 187, type: !373, scopeLine: 187, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!373 = !DISubroutineType(types: !374)
!374 = !{null, !375, !376, !296}
!375 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !220, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!376 = !DICompositeType(tag: DW_TAG_structure_type, name: "__sv_wrapper", scope: !220, file: !221, line: 171, size: 128, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12__sv_wrapperE")
!377 = !DISubprogram(name: "_M_data", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEPc", scope: !220, file: !221, line: 223, type: !378, scopeLine: 223, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!378 = !DISubroutineType(types: !379)
!379 = !{null, !375, !349}
!380 = !DISubprogram(name: "_M_length", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_lengthEm", scope: !220, file: !221, line: 228, type: !381, scopeLine: 228, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!381 = !DISubroutineType(types: !382)
!382 = !{null, !375, !226}
!383 = !DISubprogram(name: "_M_data", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv", scope: !220, file: !221, line: 233, type: !384, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!384 = !DISubroutineType(types: !385)
!385 = !{!349, !386}
!386 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !387, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!387 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !220)
!388 = !DISubprogram(name: "_M_local_data", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv", scope: !220, file: !221, line: 238, type: !389, scopeLine: 238, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!389 = !DISubroutineType(types: !390)
!390 = !{!349, !375}
!391 = !DISubprogram(name: "_M_local_data", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv", scope: !220, file: !221, line: 249, type: !392, scopeLine: 249, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!392 = !DISubroutineType(types: !393)
!393 = !{!394, !386}
!394 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_pointer", scope: !220, file: !221, line: 131, baseType: !395)
!395 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_pointer", scope: !229, file: !228, line: 58, baseType: !396)
!396 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_pointer", scope: !233, file: !234, line: 423, baseType: !34)
!397 = !DISubprogram(name: "_M_capacity", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_capacityEm", scope: !220, file: !221, line: 260, type: !381, scopeLine: 260, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!398 = !DISubprogram(name: "_M_set_length", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_set_lengthEm", scope: !220, file: !221, line: 265, type: !381, scopeLine: 265, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!399 = !DISubprogram(name: "_M_is_local", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_is_localEv", scope: !220, file: !221, line: 273, type: !400, scopeLine: 273, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!400 = !DISubroutineType(types: !401)
!401 = !{!21, !386}
!402 = !DISubprogram(name: "_M_create", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm", scope: !220, file: !221, line: 279, type: !403, scopeLine: 279, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!403 = !DISubroutineType(types: !404)
!404 = !{!349, !375, !405, !226}
!405 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !226, size: 64)
!406 = !DISubprogram(name: "_M_dispose", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv", scope: !220, file: !221, line: 283, type: !407, scopeLine: 283, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!407 = !DISubroutineType(types: !408)
!408 = !{null, !375}
!409 = !DISubprogram(name: "_M_destroy", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_destroyEm", scope: !220, file: !221, line: 291, type: !381, scopeLine: 291, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!410 = !DISubprogram(name: "_M_construct", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructEmc", scope: !220, file: !221, line: 335, type: !411, scopeLine: 335, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!411 = !DISubroutineType(types: !412)
!412 = !{null, !375, !226, !36}
!413 = !DISubprogram(name: "_M_get_allocator", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv", scope: !220, file: !221, line: 339, type: !414, scopeLine: 339, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!414 = !DISubroutineType(types: !415)
!415 = !{!416, !375}
!416 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !342, size: 64)
!417 = !DISubprogram(name: "_M_get_allocator", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv", scope: !220, file: !221, line: 344, type: !418, scopeLine: 344, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!418 = !DISubroutineType(types: !419)
!419 = !{!420, !386}
!420 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !421, size: 64)
!421 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !342)
!422 = !DISubprogram(name: "_M_use_local_data", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE17_M_use_local_dataEv", scope: !220, file: !221, line: 351, type: !389, scopeLine: 351, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!423 = !DISubprogram(name: "_M_check", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8_M_checkEmPKc", scope: !220, file: !221, line: 379, type: !424, scopeLine: 379, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!424 = !DISubroutineType(types: !425)
!425 = !{!226, !386, !226, !34}
!426 = !DISubprogram(name: "_M_check_length", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE15_M_check_lengthEmmPKc", scope: !220, file: !221, line: 390, type: !427, scopeLine: 390, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!427 = !DISubroutineType(types: !428)
!428 = !{null, !386, !226, !226, !34}
!429 = !DISubprogram(name: "_M_limit", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8_M_limitEmm", scope: !220, file: !221, line: 400, type: !430, scopeLine: 400, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!430 = !DISubroutineType(types: !431)
!431 = !{!226, !386, !226, !226}
!432 = !DISubprogram(name: "_M_disjunct", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_disjunctEPKc", scope: !220, file: !221, line: 408, type: !433, scopeLine: 408, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!433 = !DISubroutineType(types: !434)
!434 = !{!21, !386, !34}
!435 = !DISubprogram(name: "_S_copy", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_copyEPcPKcm", scope: !220, file: !221, line: 418, type: !436, scopeLine: 418, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!436 = !DISubroutineType(types: !437)
!437 = !{null, !109, !34, !226}
!438 = !DISubprogram(name: "_S_move", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_moveEPcPKcm", scope: !220, file: !221, line: 428, type: !436, scopeLine: 428, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!439 = !DISubprogram(name: "_S_assign", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_S_assignEPcmc", scope: !220, file: !221, line: 438, type: !440, scopeLine: 438, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!440 = !DISubroutineType(types: !441)
!441 = !{null, !109, !226, !36}
!442 = !DISubprogram(name: "_S_copy_chars", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_S_copy_charsEPcN9__gnu_cxx17__normal_iteratorIS5_S4_EES8_", scope: !220, file: !221, line: 459, type: !443, scopeLine: 459, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!443 = !DISubroutineType(types: !444)
!444 = !{null, !109, !445, !445}
!445 = !DIDerivedType(tag: DW_TAG_typedef, name: "iterator", scope: !220, file: !221, line: 132, baseType: !446)
!446 = !DICompositeType(tag: DW_TAG_class_type, name: "__normal_iterator<char *, std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > >", scope: !230, file: !72, line: 1043, size: 64, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSN9__gnu_cxx17__normal_iteratorIPcNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE")
!447 = !DISubprogram(name: "_S_copy_chars", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_S_copy_charsEPcN9__gnu_cxx17__normal_iteratorIPKcS4_EESA_", scope: !220, file: !221, line: 464, type: !448, scopeLine: 464, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!448 = !DISubroutineType(types: !449)
!449 = !{null, !109, !450, !450}
!450 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_iterator", scope: !220, file: !221, line: 134, baseType: !451)
!451 = !DICompositeType(tag: DW_TAG_class_type, name: "__normal_iterator<const char *, std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > >", scope: !230, file: !72, line: 1043, size: 64, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSN9__gnu_cxx17__normal_iteratorIPKcNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE")
!452 = !DISubprogram(name: "_S_copy_chars", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_S_copy_charsEPcS5_S5_", scope: !220, file: !221, line: 470, type: !453, scopeLine: 470, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!453 = !DISubroutineType(types: !454)
!454 = !{null, !109, !109, !109}
!455 = !DISubprogram(name: "_S_copy_chars", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_S_copy_charsEPcPKcS7_", scope: !220, file: !221, line: 475, type: !456, scopeLine: 475, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!456 = !DISubroutineType(types: !457)
!457 = !{null, !109, !34, !34}
!458 = !DISubprogram(name: "_S_compare", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_S_compareEmm", scope: !220, file: !221, line: 481, type: !459, scopeLine: 481, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!459 = !DISubroutineType(types: !460)
!460 = !{!11, !226, !226}
!461 = !DISubprogram(name: "_M_assign", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_assignERKS4_", scope: !220, file: !221, line: 495, type: !462, scopeLine: 495, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!462 = !DISubroutineType(types: !463)
!463 = !{null, !375, !464}
!464 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !387, size: 64)
!465 = !DISubprogram(name: "_M_mutate", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_mutateEmmPKcm", scope: !220, file: !221, line: 499, type: !466, scopeLine: 499, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!466 = !DISubroutineType(types: !467)
!467 = !{null, !375, !226, !226, !34, !226}
!468 = !DISubprogram(name: "_M_erase", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8_M_eraseEmm", scope: !220, file: !221, line: 504, type: !469, scopeLine: 504, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!469 = !DISubroutineType(types: !470)
!470 = !{null, !375, !226, !226}
!471 = !DISubprogram(name: "basic_string", scope: !220, file: !221, line: 515, type: !407, scopeLine: 515, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!472 = !DISubprogram(name: "basic_string", scope: !220, file: !221, line: 528, type: !473, scopeLine: 528, flags: DIFlagPublic | DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!473 = !DISubroutineType(types: !474)
!474 = !{null, !375, !296}
!475 = !DISubprogram(name: "basic_string", scope: !220, file: !221, line: 540, type: !462, scopeLine: 540, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!476 = !DISubprogram(name: "basic_string", scope: !220, file: !221, line: 557, type: !477, scopeLine: 557, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!477 = !DISubroutineType(types: !478)
!478 = !{null, !375, !464, !226, !296}
!479 = !DISubprogram(name: "basic_string", scope: !220, file: !221, line: 574, type: !480, scopeLine: 574, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!480 = !DISubroutineType(types: !481)
!481 = !{null, !375, !464, !226, !226}
!482 = !DISubprogram(name: "basic_string", scope: !220, file: !221, line: 592, type: !483, scopeLine: 592, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!483 = !DISubroutineType(types: !484)
!484 = !{null, !375, !464, !226, !226, !296}
!485 = !DISubprogram(name: "basic_string", scope: !220, file: !221, line: 612, type: !486, scopeLine: 612, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!486 = !DISubroutineType(types: !487)
!487 = !{null, !375, !34, !226, !296}
!488 = !DISubprogram(name: "basic_string", scope: !220, file: !221, line: 670, type: !489, scopeLine: 670, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!489 = !DISubroutineType(types: !490)
!490 = !{null, !375, !491}
!491 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !220, size: 64)
!492 = !DISubprogram(name: "basic_string", scope: !220, file: !221, line: 698, type: !493, scopeLine: 698, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!493 = !DISubroutineType(types: !494)
!494 = !{null, !375, !495, !296}
!495 = !DICompositeType(tag: DW_TAG_class_type, name: "initializer_list<char>", scope: !2, file: !496, line: 47, size: 128, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSSt16initializer_listIcE")
!496 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/initializer_list", directory: "")
!497 = !DISubprogram(name: "basic_string", scope: !220, file: !221, line: 703, type: !498, scopeLine: 703, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!498 = !DISubroutineType(types: !499)
!499 = !{null, !375, !464, !296}
!500 = !DISubprogram(name: "basic_string", scope: !220, file: !221, line: 708, type: !501, scopeLine: 708, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!501 = !DISubroutineType(types: !502)
!502 = !{null, !375, !491, !296}
!503 = !DISubprogram(name: "~basic_string", scope: !220, file: !221, line: 794, type: !407, scopeLine: 794, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!504 = !DISubprogram(name: "operator=", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSERKS4_", scope: !220, file: !221, line: 803, type: !505, scopeLine: 803, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!505 = !DISubroutineType(types: !506)
!506 = !{!507, !375, !464}
!507 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !220, size: 64)
!508 = !DISubprogram(name: "operator=", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEPKc", scope: !220, file: !221, line: 814, type: !509, scopeLine: 814, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!509 = !DISubroutineType(types: !510)
!510 = !{!507, !375, !34}
!511 = !DISubprogram(name: "operator=", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEc", scope: !220, file: !221, line: 826, type: !512, scopeLine: 826, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!512 = !DISubroutineType(types: !513)
!513 = !{!507, !375, !36}
!514 = !DISubprogram(name: "operator=", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_", scope: !220, file: !221, line: 844, type: !515, scopeLine: 844, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!515 = !DISubroutineType(types: !516)
!516 = !{!507, !375, !491}
!517 = !DISubprogram(name: "operator=", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSESt16initializer_listIcE", scope: !220, file: !221, line: 913, type: !518, scopeLine: 913, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!518 = !DISubroutineType(types: !519)
!519 = !{!507, !375, !495}
!520 = !DISubprogram(name: "operator basic_string_view", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEcvSt17basic_string_viewIcS2_EEv", scope: !220, file: !221, line: 936, type: !521, scopeLine: 936, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!521 = !DISubroutineType(types: !522)
!522 = !{!371, !386}
!523 = !DISubprogram(name: "begin", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5beginEv", scope: !220, file: !221, line: 947, type: !524, scopeLine: 947, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!524 = !DISubroutineType(types: !525)
!525 = !{!445, !375}
!526 = !DISubprogram(name: "begin", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5beginEv", scope: !220, file: !221, line: 956, type: !527, scopeLine: 956, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!527 = !DISubroutineType(types: !528)
!528 = !{!450, !386}
!529 = !DISubprogram(name: "end", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE3endEv", scope: !220, file: !221, line: 965, type: !524, scopeLine: 965, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!530 = !DISubprogram(name: "end", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE3endEv", scope: !220, file: !221, line: 974, type: !527, scopeLine: 974, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!531 = !DISubprogram(name: "rbegin", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6rbeginEv", scope: !220, file: !221, line: 984, type: !532, scopeLine: 984, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!532 = !DISubroutineType(types: !533)
!533 = !{!534, !375}
!534 = !DIDerivedType(tag: DW_TAG_typedef, name: "reverse_iterator", scope: !220, file: !221, line: 136, baseType: !535)
!535 = !DICompositeType(tag: DW_TAG_class_type, name: "reverse_iterator<__gnu_cxx::__normal_iterator<char *, std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > > >", scope: !2, file: !72, line: 132, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSSt16reverse_iteratorIN9__gnu_cxx17__normal_iteratorIPcNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEEE")
!536 = !DISubprogram(name: "rbegin", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6rbeginEv", scope: !220, file: !221, line: 994, type: !537, scopeLine: 994, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!537 = !DISubroutineType(types: !538)
!538 = !{!539, !386}
!539 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_reverse_iterator", scope: !220, file: !221, line: 135, baseType: !540)
!540 = !DICompositeType(tag: DW_TAG_class_type, name: "reverse_iterator<__gnu_cxx::__normal_iterator<const char *, std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > > >", scope: !2, file: !72, line: 132, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSSt16reverse_iteratorIN9__gnu_cxx17__normal_iteratorIPKcNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEEE")
!541 = !DISubprogram(name: "rend", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4rendEv", scope: !220, file: !221, line: 1004, type: !532, scopeLine: 1004, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!542 = !DISubprogram(name: "rend", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4rendEv", scope: !220, file: !221, line: 1014, type: !537, scopeLine: 1014, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!543 = !DISubprogram(name: "cbegin", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6cbeginEv", scope: !220, file: !221, line: 1024, type: !527, scopeLine: 1024, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!544 = !DISubprogram(name: "cend", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4cendEv", scope: !220, file: !221, line: 1033, type: !527, scopeLine: 1033, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!545 = !DISubprogram(name: "crbegin", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7crbeginEv", scope: !220, file: !221, line: 1043, type: !537, scopeLine: 1043, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!546 = !DISubprogram(name: "crend", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5crendEv", scope: !220, file: !221, line: 1053, type: !537, scopeLine: 1053, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!547 = !DISubprogram(name: "size", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv", scope: !220, file: !221, line: 1063, type: !548, scopeLine: 1063, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!548 = !DISubroutineType(types: !549)
!549 = !{!226, !386}
!550 = !DISubprogram(name: "length", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6lengthEv", scope: !220, file: !221, line: 1070, type: !548, scopeLine: 1070, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!551 = !DISubprogram(name: "max_size", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8max_sizeEv", scope: !220, file: !221, line: 1076, type: !548, scopeLine: 1076, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!552 = !DISubprogram(name: "resize", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6resizeEmc", scope: !220, file: !221, line: 1091, type: !411, scopeLine: 1091, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!553 = !DISubprogram(name: "resize", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6resizeEm", scope: !220, file: !221, line: 1105, type: !381, scopeLine: 1105, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!554 = !DISubprogram(name: "shrink_to_fit", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13shrink_to_fitEv", scope: !220, file: !221, line: 1114, type: !407, scopeLine: 1114, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!555 = !DISubprogram(name: "capacity", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8capacityEv", scope: !220, file: !221, line: 1132, type: !548, scopeLine: 1132, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!556 = !DISubprogram(name: "reserve", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7reserveEm", scope: !220, file: !221, line: 1157, type: !381, scopeLine: 1157, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!557 = !DISubprogram(name: "reserve", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7reserveEv", scope: !220, file: !221, line: 1167, type: !407, scopeLine: 1167, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!558 = !DISubprogram(name: "clear", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5clearEv", scope: !220, file: !221, line: 1174, type: !407, scopeLine: 1174, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!559 = !DISubprogram(name: "empty", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5emptyEv", scope: !220, file: !221, line: 1183, type: !400, scopeLine: 1183, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!560 = !DISubprogram(name: "operator[]", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEixEm", scope: !220, file: !221, line: 1199, type: !561, scopeLine: 1199, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!561 = !DISubroutineType(types: !562)
!562 = !{!563, !386, !226}
!563 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_reference", scope: !220, file: !221, line: 129, baseType: !564)
!564 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_reference", scope: !229, file: !228, line: 63, baseType: !565)
!565 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !566, size: 64)
!566 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !567)
!567 = !DIDerivedType(tag: DW_TAG_typedef, name: "value_type", scope: !229, file: !228, line: 56, baseType: !568)
!568 = !DIDerivedType(tag: DW_TAG_typedef, name: "value_type", scope: !233, file: !234, line: 417, baseType: !36)
!569 = !DISubprogram(name: "operator[]", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEixEm", scope: !220, file: !221, line: 1217, type: !570, scopeLine: 1217, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!570 = !DISubroutineType(types: !571)
!571 = !{!572, !375, !226}
!572 = !DIDerivedType(tag: DW_TAG_typedef, name: "reference", scope: !220, file: !221, line: 128, baseType: !573)
!573 = !DIDerivedType(tag: DW_TAG_typedef, name: "reference", scope: !229, file: !228, line: 62, baseType: !574)
!574 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !567, size: 64)
!575 = !DISubprogram(name: "at", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE2atEm", scope: !220, file: !221, line: 1239, type: !561, scopeLine: 1239, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!576 = !DISubprogram(name: "at", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE2atEm", scope: !220, file: !221, line: 1261, type: !570, scopeLine: 1261, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!577 = !DISubprogram(name: "front", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5frontEv", scope: !220, file: !221, line: 1278, type: !578, scopeLine: 1278, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!578 = !DISubroutineType(types: !579)
!579 = !{!572, !375}
!580 = !DISubprogram(name: "front", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5frontEv", scope: !220, file: !221, line: 1290, type: !581, scopeLine: 1290, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!581 = !DISubroutineType(types: !582)
!582 = !{!563, !386}
!583 = !DISubprogram(name: "back", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4backEv", scope: !220, file: !221, line: 1302, type: !578, scopeLine: 1302, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!584 = !DISubprogram(name: "back", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4backEv", scope: !220, file: !221, line: 1314, type: !581, scopeLine: 1314, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!585 = !DISubprogram(name: "operator+=", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEpLERKS4_", scope: !220, file: !221, line: 1329, type: !505, scopeLine: 1329, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!586 = !DISubprogram(name: "operator+=", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEpLEPKc", scope: !220, file: !221, line: 1339, type: !509, scopeLine: 1339, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!587 = !DISubprogram(name: "operator+=", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEpLEc", scope: !220, file: !221, line: 1349, type: !512, scopeLine: 1349, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!588 = !DISubprogram(name: "operator+=", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEpLESt16initializer_listIcE", scope: !220, file: !221, line: 1363, type: !518, scopeLine: 1363, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!589 = !DISubprogram(name: "append", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6appendERKS4_", scope: !220, file: !221, line: 1387, type: !505, scopeLine: 1387, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!590 = !DISubprogram(name: "append", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6appendERKS4_mm", scope: !220, file: !221, line: 1405, type: !591, scopeLine: 1405, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!591 = !DISubroutineType(types: !592)
!592 = !{!507, !375, !464, !226, !226}
!593 = !DISubprogram(name: "append", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6appendEPKcm", scope: !220, file: !221, line: 1418, type: !594, scopeLine: 1418, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!594 = !DISubroutineType(types: !595)
!595 = !{!507, !375, !34, !226}
!596 = !DISubprogram(name: "append", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6appendEPKc", scope: !220, file: !221, line: 1432, type: !509, scopeLine: 1432, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!597 = !DISubprogram(name: "append", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6appendEmc", scope: !220, file: !221, line: 1450, type: !598, scopeLine: 1450, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!598 = !DISubroutineType(types: !599)
!599 = !{!507, !375, !226, !36}
!600 = !DISubprogram(name: "append", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6appendESt16initializer_listIcE", scope: !220, file: !221, line: 1461, type: !518, scopeLine: 1461, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!601 = !DISubprogram(name: "push_back", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9push_backEc", scope: !220, file: !221, line: 1524, type: !602, scopeLine: 1524, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!602 = !DISubroutineType(types: !603)
!603 = !{null, !375, !36}
!604 = !DISubprogram(name: "assign", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6assignERKS4_", scope: !220, file: !221, line: 1540, type: !505, scopeLine: 1540, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!605 = !DISubprogram(name: "assign", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6assignEOS4_", scope: !220, file: !221, line: 1586, type: !515, scopeLine: 1586, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!606 = !DISubprogram(name: "assign", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6assignERKS4_mm", scope: !220, file: !221, line: 1610, type: !591, scopeLine: 1610, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!607 = !DISubprogram(name: "assign", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6assignEPKcm", scope: !220, file: !221, line: 1627, type: !594, scopeLine: 1627, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!608 = !DISubprogram(name: "assign", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6assignEPKc", scope: !220, file: !221, line: 1644, type: !509, scopeLine: 1644, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!609 = !DISubprogram(name: "assign", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6assignEmc", scope: !220, file: !221, line: 1662, type: !598, scopeLine: 1662, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!610 = !DISubprogram(name: "assign", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6assignESt16initializer_listIcE", scope: !220, file: !221, line: 1692, type: !518, scopeLine: 1692, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!611 = !DISubprogram(name: "insert", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEN9__gnu_cxx17__normal_iteratorIPKcS4_EEmc", scope: !220, file: !221, line: 1749, type: !612, scopeLine: 1749, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!612 = !DISubroutineType(types: !613)
!613 = !{!445, !375, !450, !226, !36}
!614 = !DISubprogram(name: "insert", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEN9__gnu_cxx17__normal_iteratorIPKcS4_EESt16initializer_listIcE", scope: !220, file: !221, line: 1829, type: !615, scopeLine: 1829, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!615 = !DISubroutineType(types: !616)
!616 = !{!445, !375, !450, !495}
!617 = !DISubprogram(name: "insert", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEmRKS4_", scope: !220, file: !221, line: 1857, type: !618, scopeLine: 1857, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!618 = !DISubroutineType(types: !619)
!619 = !{!507, !375, !226, !464}
!620 = !DISubprogram(name: "insert", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEmRKS4_mm", scope: !220, file: !221, line: 1881, type: !621, scopeLine: 1881, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!621 = !DISubroutineType(types: !622)
!622 = !{!507, !375, !226, !464, !226, !226}
!623 = !DISubprogram(name: "insert", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEmPKcm", scope: !220, file: !221, line: 1905, type: !624, scopeLine: 1905, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!624 = !DISubroutineType(types: !625)
!625 = !{!507, !375, !226, !34, !226}
!626 = !DISubprogram(name: "insert", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEmPKc", scope: !220, file: !221, line: 1925, type: !627, scopeLine: 1925, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!627 = !DISubroutineType(types: !628)
!628 = !{!507, !375, !226, !34}
!629 = !DISubprogram(name: "insert", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEmmc", scope: !220, file: !221, line: 1950, type: !630, scopeLine: 1950, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!630 = !DISubroutineType(types: !631)
!631 = !{!507, !375, !226, !226, !36}
!632 = !DISubprogram(name: "insert", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEN9__gnu_cxx17__normal_iteratorIPKcS4_EEc", scope: !220, file: !221, line: 1969, type: !633, scopeLine: 1969, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!633 = !DISubroutineType(types: !634)
!634 = !{!445, !375, !635, !36}
!635 = !DIDerivedType(tag: DW_TAG_typedef, name: "__const_iterator", scope: !220, file: !221, line: 146, baseType: !450)
!636 = !DISubprogram(name: "erase", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5eraseEmm", scope: !220, file: !221, line: 2032, type: !637, scopeLine: 2032, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!637 = !DISubroutineType(types: !638)
!638 = !{!507, !375, !226, !226}
!639 = !DISubprogram(name: "erase", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5eraseEN9__gnu_cxx17__normal_iteratorIPKcS4_EE", scope: !220, file: !221, line: 2052, type: !640, scopeLine: 2052, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!640 = !DISubroutineType(types: !641)
!641 = !{!445, !375, !635}
!642 = !DISubprogram(name: "erase", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5eraseEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_", scope: !220, file: !221, line: 2072, type: !643, scopeLine: 2072, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!643 = !DISubroutineType(types: !644)
!644 = !{!445, !375, !635, !635}
!645 = !DISubprogram(name: "pop_back", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8pop_backEv", scope: !220, file: !221, line: 2092, type: !407, scopeLine: 2092, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!646 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEmmRKS4_", scope: !220, file: !221, line: 2118, type: !647, scopeLine: 2118, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!647 = !DISubroutineType(types: !648)
!648 = !{!507, !375, !226, !226, !464}
!649 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEmmRKS4_mm", scope: !220, file: !221, line: 2141, type: !650, scopeLine: 2141, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!650 = !DISubroutineType(types: !651)
!651 = !{!507, !375, !226, !226, !464, !226, !226}
!652 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEmmPKcm", scope: !220, file: !221, line: 2167, type: !653, scopeLine: 2167, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!653 = !DISubroutineType(types: !654)
!654 = !{!507, !375, !226, !226, !34, !226}
!655 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEmmPKc", scope: !220, file: !221, line: 2193, type: !656, scopeLine: 2193, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!656 = !DISubroutineType(types: !657)
!657 = !{!507, !375, !226, !226, !34}
!658 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEmmmc", scope: !220, file: !221, line: 2218, type: !659, scopeLine: 2218, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!659 = !DISubroutineType(types: !660)
!660 = !{!507, !375, !226, !226, !226, !36}
!661 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_RKS4_", scope: !220, file: !221, line: 2237, type: !662, scopeLine: 2237, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!662 = !DISubroutineType(types: !663)
!663 = !{!507, !375, !635, !635, !464}
!664 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_S8_m", scope: !220, file: !221, line: 2258, type: !665, scopeLine: 2258, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!665 = !DISubroutineType(types: !666)
!666 = !{!507, !375, !635, !635, !34, !226}
!667 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_S8_", scope: !220, file: !221, line: 2281, type: !668, scopeLine: 2281, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!668 = !DISubroutineType(types: !669)
!669 = !{!507, !375, !635, !635, !34}
!670 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_mc", scope: !220, file: !221, line: 2303, type: !671, scopeLine: 2303, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!671 = !DISubroutineType(types: !672)
!672 = !{!507, !375, !635, !635, !226, !36}
!673 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_PcSA_", scope: !220, file: !221, line: 2362, type: !674, scopeLine: 2362, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!674 = !DISubroutineType(types: !675)
!675 = !{!507, !375, !635, !635, !109, !109}
!676 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_S8_S8_", scope: !220, file: !221, line: 2374, type: !677, scopeLine: 2374, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!677 = !DISubroutineType(types: !678)
!678 = !{!507, !375, !635, !635, !34, !34}
!679 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_NS6_IPcS4_EESB_", scope: !220, file: !221, line: 2386, type: !680, scopeLine: 2386, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!680 = !DISubroutineType(types: !681)
!681 = !{!507, !375, !635, !635, !445, !445}
!682 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_S9_S9_", scope: !220, file: !221, line: 2398, type: !683, scopeLine: 2398, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!683 = !DISubroutineType(types: !684)
!684 = !{!507, !375, !635, !635, !450, !450}
!685 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_St16initializer_listIcE", scope: !220, file: !221, line: 2424, type: !686, scopeLine: 2424, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!686 = !DISubroutineType(types: !687)
!687 = !{!507, !375, !450, !450, !495}
!688 = !DISubprogram(name: "_M_replace_aux", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE14_M_replace_auxEmmmc", scope: !220, file: !221, line: 2504, type: !659, scopeLine: 2504, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!689 = !DISubprogram(name: "_M_replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm", scope: !220, file: !221, line: 2509, type: !690, scopeLine: 2509, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!690 = !DISubroutineType(types: !691)
!691 = !{!507, !375, !226, !226, !34, !225}
!692 = !DISubprogram(name: "_M_append", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_appendEPKcm", scope: !220, file: !221, line: 2514, type: !594, scopeLine: 2514, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!693 = !DISubprogram(name: "copy", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4copyEPcmm", scope: !220, file: !221, line: 2532, type: !694, scopeLine: 2532, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!694 = !DISubroutineType(types: !695)
!695 = !{!226, !386, !109, !226, !226}
!696 = !DISubprogram(name: "swap", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4swapERS4_", scope: !220, file: !221, line: 2543, type: !697, scopeLine: 2543, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!697 = !DISubroutineType(types: !698)
!698 = !{null, !375, !507}
!699 = !DISubprogram(name: "c_str", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5c_strEv", scope: !220, file: !221, line: 2554, type: !700, scopeLine: 2554, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!700 = !DISubroutineType(types: !701)
!701 = !{!34, !386}
!702 = !DISubprogram(name: "data", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4dataEv", scope: !220, file: !221, line: 2567, type: !700, scopeLine: 2567, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!703 = !DISubprogram(name: "data", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4dataEv", scope: !220, file: !221, line: 2579, type: !704, scopeLine: 2579, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!704 = !DISubroutineType(types: !705)
!705 = !{!109, !375}
!706 = !DISubprogram(name: "get_allocator", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13get_allocatorEv", scope: !220, file: !221, line: 2588, type: !707, scopeLine: 2588, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!707 = !DISubroutineType(types: !708)
!708 = !{!342, !386}
!709 = !DISubprogram(name: "find", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4findEPKcmm", scope: !220, file: !221, line: 2605, type: !710, scopeLine: 2605, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!710 = !DISubroutineType(types: !711)
!711 = !{!226, !386, !34, !226, !226}
!712 = !DISubprogram(name: "find", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4findERKS4_m", scope: !220, file: !221, line: 2620, type: !713, scopeLine: 2620, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!713 = !DISubroutineType(types: !714)
!714 = !{!226, !386, !464, !226}
!715 = !DISubprogram(name: "find", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4findEPKcm", scope: !220, file: !221, line: 2654, type: !716, scopeLine: 2654, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!716 = !DISubroutineType(types: !717)
!717 = !{!226, !386, !34, !226}
!718 = !DISubprogram(name: "find", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4findEcm", scope: !220, file: !221, line: 2672, type: !719, scopeLine: 2672, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!719 = !DISubroutineType(types: !720)
!720 = !{!226, !386, !36, !226}
!721 = !DISubprogram(name: "rfind", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5rfindERKS4_m", scope: !220, file: !221, line: 2686, type: !713, scopeLine: 2686, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!722 = !DISubprogram(name: "rfind", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5rfindEPKcmm", scope: !220, file: !221, line: 2722, type: !710, scopeLine: 2722, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!723 = !DISubprogram(name: "rfind", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5rfindEPKcm", scope: !220, file: !221, line: 2737, type: !716, scopeLine: 2737, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!724 = !DISubprogram(name: "rfind", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5rfindEcm", scope: !220, file: !221, line: 2755, type: !719, scopeLine: 2755, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!725 = !DISubprogram(name: "find_first_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13find_first_ofERKS4_m", scope: !220, file: !221, line: 2770, type: !713, scopeLine: 2770, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!726 = !DISubprogram(name: "find_first_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13find_first_ofEPKcmm", scope: !220, file: !221, line: 2807, type: !710, scopeLine: 2807, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!727 = !DISubprogram(name: "find_first_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13find_first_ofEPKcm", scope: !220, file: !221, line: 2822, type: !716, scopeLine: 2822, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!728 = !DISubprogram(name: "find_first_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13find_first_ofEcm", scope: !220, file: !221, line: 2843, type: !719, scopeLine: 2843, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!729 = !DISubprogram(name: "find_last_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12find_last_ofERKS4_m", scope: !220, file: !221, line: 2859, type: !713, scopeLine: 2859, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!730 = !DISubprogram(name: "find_last_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12find_last_ofEPKcmm", scope: !220, file: !221, line: 2896, type: !710, scopeLine: 2896, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!731 = !DISubprogram(name: "find_last_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12find_last_ofEPKcm", scope: !220, file: !221, line: 2911, type: !716, scopeLine: 2911, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!732 = !DISubprogram(name: "find_last_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12find_last_ofEcm", scope: !220, file: !221, line: 2932, type: !719, scopeLine: 2932, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!733 = !DISubprogram(name: "find_first_not_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE17find_first_not_ofERKS4_m", scope: !220, file: !221, line: 2947, type: !713, scopeLine: 2947, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!734 = !DISubprogram(name: "find_first_not_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE17find_first_not_ofEPKcmm", scope: !220, file: !221, line: 2984, type: !710, scopeLine: 2984, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!735 = !DISubprogram(name: "find_first_not_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE17find_first_not_ofEPKcm", scope: !220, file: !221, line: 2999, type: !716, scopeLine: 2999, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!736 = !DISubprogram(name: "find_first_not_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE17find_first_not_ofEcm", scope: !220, file: !221, line: 3018, type: !719, scopeLine: 3018, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!737 = !DISubprogram(name: "find_last_not_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16find_last_not_ofERKS4_m", scope: !220, file: !221, line: 3034, type: !713, scopeLine: 3034, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!738 = !DISubprogram(name: "find_last_not_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16find_last_not_ofEPKcmm", scope: !220, file: !221, line: 3071, type: !710, scopeLine: 3071, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!739 = !DISubprogram(name: "find_last_not_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16find_last_not_ofEPKcm", scope: !220, file: !221, line: 3086, type: !716, scopeLine: 3086, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!740 = !DISubprogram(name: "find_last_not_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16find_last_not_ofEcm", scope: !220, file: !221, line: 3105, type: !719, scopeLine: 3105, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!741 = !DISubprogram(name: "substr", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6substrEmm", scope: !220, file: !221, line: 3122, type: !742, scopeLine: 3122, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!742 = !DISubroutineType(types: !743)
!743 = !{!220, !386, !226, !226}
!744 = !DISubprogram(name: "compare", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareERKS4_", scope: !220, file: !221, line: 3142, type: !745, scopeLine: 3142, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!745 = !DISubroutineType(types: !746)
!746 = !{!11, !386, !464}
!747 = !DISubprogram(name: "compare", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEmmRKS4_", scope: !220, file: !221, line: 3239, type: !748, scopeLine: 3239, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!748 = !DISubroutineType(types: !749)
!749 = !{!11, !386, !226, !226, !464}
!750 = !DISubprogram(name: "compare", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEmmRKS4_mm", scope: !220, file: !221, line: 3266, type: !751, scopeLine: 3266, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!751 = !DISubroutineType(types: !752)
!752 = !{!11, !386, !226, !226, !464, !226, !226}
!753 = !DISubprogram(name: "compare", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEPKc", scope: !220, file: !221, line: 3285, type: !754, scopeLine: 3285, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!754 = !DISubroutineType(types: !755)
!755 = !{!11, !386, !34}
!756 = !DISubprogram(name: "compare", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEmmPKc", scope: !220, file: !221, line: 3310, type: !757, scopeLine: 3310, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!757 = !DISubroutineType(types: !758)
!758 = !{!11, !386, !226, !226, !34}
!759 = !DISubprogram(name: "compare", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEmmPKcm", scope: !220, file: !221, line: 3338, type: !760, scopeLine: 3338, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!760 = !DISubroutineType(types: !761)
!761 = !{!11, !386, !226, !226, !34, !226}
!762 = !{!167, !168, !323}
!763 = !{!0}
!764 = !{!765, !783, !786, !791, !799, !807, !811, !818, !822, !826, !828, !830, !834, !843, !847, !853, !859, !861, !865, !869, !873, !877, !890, !892, !896, !900, !904, !906, !911, !915, !919, !921, !923, !927, !935, !939, !943, !947, !949, !955, !957, !964, !969, !973, !978, !982, !986, !990, !992, !994, !998, !1002, !1006, !1008, !1012, !1016, !1018, !1020, !1024, !1029, !1034, !1039, !1040, !1041, !1042, !1043, !1044, !1045, !1046, !1047, !1048, !1049, !1053, !1057, !1064, !1068, !1071, !1074, !1077, !1079, !1081, !1083, !1086, !1089, !1092, !1095, !1098, !1100, !1104, !1108, !1111, !1114, !1116, !1118, !1120, !1122, !1125, !1128, !1131, !1134, !1137, !1139, !1143, !1147, !1152, !1158, !1160, !1162, !1164, !1166, !1168, !1170, !1172, !1174, !1176, !1178, !1180, !1182, !1184, !1188, !1192, !1196, !1202, !1206, !1210, !1215, !1217, !1221, !1225, !1229, !1237, !1239, !1243, !1247, !1251, !1255, !1259, !1263, !1267, !1271, !1275, !1279, !1283, !1285, !1289, !1293, !1297, !1303, !1307, !1311, !1313, !1317, !1321, !1327, !1329, !1333, !1337, !1341, !1345, !1349, !1353, !1357, !1358, !1359, !1360, !1362, !1363, !1364, !1365, !1366, !1367, !1368, !1372, !1378, !1383, !1387, !1389, !1391, !1393, !1395, !1402, !1406, !1410, !1414, !1418, !1422, !1427, !1431, !1433, !1437, !1443, !1447, !1452, !1454, !1456, !1460, !1464, !1466, !1468, !1470, !1472, !1476, !1478, !1480, !1484, !1488, !1492, !1496, !1500, !1504, !1506, !1510, !1514, !1518, !1522, !1524, !1526, !1530, !1534, !1535, !1536, !1537, !1538, !1539, !1545, !1548, !1549, !1551, !1553, !1555, !1557, !1561, !1563, !1565, !1567, !1569, !1571, !1573, !1575, !1577, !1581, !1585, !1587, !1591}
!765 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !766, file: !782, line: 64)
!766 = !DIDerivedType(tag: DW_TAG_typedef, name: "mbstate_t", file: !767, line: 6, baseType: !768)
!767 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/mbstate_t.h", directory: "")
!768 = !DIDerivedType(tag: DW_TAG_typedef, name: "__mbstate_t", file: !769, line: 21, baseType: !770)
!769 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__mbstate_t.h", directory: "")
!770 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !769, line: 13, size: 64, flags: DIFlagTypePassByValue, elements: !771, identifier: "_ZTS11__mbstate_t")
!771 = !{!772, !773}
!772 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !770, file: !769, line: 15, baseType: !11, size: 32)
!773 = !DIDerivedType(tag: DW_TAG_member, name: "__value", scope: !770, file: !769, line: 20, baseType: !774, size: 32, offset: 32)
!774 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !770, file: !769, line: 16, size: 32, flags: DIFlagTypePassByValue, elements: !775, identifier: "_ZTSN11__mbstate_tUt_E")
!775 = !{!776, !778}
!776 = !DIDerivedType(tag: DW_TAG_member, name: "__wch", scope: !774, file: !769, line: 18, baseType: !777, size: 32)
!777 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!778 = !DIDerivedType(tag: DW_TAG_member, name: "__wchb", scope: !774, file: !769, line: 19, baseType: !779, size: 32)
!779 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 32, elements: !780)
!780 = !{!781}
!781 = !DISubrange(count: 4)
!782 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cwchar", directory: "")
!783 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !784, file: !782, line: 141)
!784 = !DIDerivedType(tag: DW_TAG_typedef, name: "wint_t", file: !785, line: 20, baseType: !777)
!785 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/wint_t.h", directory: "")
!786 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !787, file: !782, line: 143)
!787 = !DISubprogram(name: "btowc", scope: !788, file: !788, line: 285, type: !789, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!788 = !DIFile(filename: "/usr/include/wchar.h", directory: "")
!789 = !DISubroutineType(types: !790)
!790 = !{!784, !11}
!791 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !792, file: !782, line: 144)
!792 = !DISubprogram(name: "fgetwc", scope: !788, file: !788, line: 744, type: !793, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!793 = !DISubroutineType(types: !794)
!794 = !{!784, !795}
!795 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !796, size: 64)
!796 = !DIDerivedType(tag: DW_TAG_typedef, name: "__FILE", file: !797, line: 5, baseType: !798)
!797 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__FILE.h", directory: "")
!798 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !797, line: 4, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS8_IO_FILE")
!799 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !800, file: !782, line: 145)
!800 = !DISubprogram(name: "fgetws", scope: !788, file: !788, line: 773, type: !801, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!801 = !DISubroutineType(types: !802)
!802 = !{!803, !805, !11, !806}
!803 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !804, size: 64)
!804 = !DIBasicType(name: "wchar_t", size: 32, encoding: DW_ATE_signed)
!805 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !803)
!806 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !795)
!807 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !808, file: !782, line: 146)
!808 = !DISubprogram(name: "fputwc", scope: !788, file: !788, line: 758, type: !809, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!809 = !DISubroutineType(types: !810)
!810 = !{!784, !804, !795}
!811 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !812, file: !782, line: 147)
!812 = !DISubprogram(name: "fputws", scope: !788, file: !788, line: 780, type: !813, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!813 = !DISubroutineType(types: !814)
!814 = !{!11, !815, !806}
!815 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !816)
!816 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !817, size: 64)
!817 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !804)
!818 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !819, file: !782, line: 148)
!819 = !DISubprogram(name: "fwide", scope: !788, file: !788, line: 588, type: !820, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!820 = !DISubroutineType(types: !821)
!821 = !{!11, !795, !11}
!822 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !823, file: !782, line: 149)
!823 = !DISubprogram(name: "fwprintf", scope: !788, file: !788, line: 595, type: !824, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!824 = !DISubroutineType(types: !825)
!825 = !{!11, !806, !815, null}
!826 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !827, file: !782, line: 150)
!827 = !DISubprogram(name: "fwscanf", linkageName: "__isoc99_fwscanf", scope: !788, file: !788, line: 657, type: !824, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!828 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !829, file: !782, line: 151)
!829 = !DISubprogram(name: "getwc", scope: !788, file: !788, line: 745, type: !793, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!830 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !831, file: !782, line: 152)
!831 = !DISubprogram(name: "getwchar", scope: !788, file: !788, line: 751, type: !832, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!832 = !DISubroutineType(types: !833)
!833 = !{!784}
!834 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !835, file: !782, line: 153)
!835 = !DISubprogram(name: "mbrlen", scope: !788, file: !788, line: 308, type: !836, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!836 = !DISubroutineType(types: !837)
!837 = !{!838, !840, !838, !841}
!838 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !839, line: 46, baseType: !31)
!839 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!840 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !34)
!841 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !842)
!842 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !766, size: 64)
!843 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !844, file: !782, line: 154)
!844 = !DISubprogram(name: "mbrtowc", scope: !788, file: !788, line: 297, type: !845, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!845 = !DISubroutineType(types: !846)
!846 = !{!838, !805, !840, !838, !841}
!847 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !848, file: !782, line: 155)
!848 = !DISubprogram(name: "mbsinit", scope: !788, file: !788, line: 293, type: !849, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!849 = !DISubroutineType(types: !850)
!850 = !{!11, !851}
!851 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !852, size: 64)
!852 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !766)
!853 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !854, file: !782, line: 156)
!854 = !DISubprogram(name: "mbsrtowcs", scope: !788, file: !788, line: 338, type: !855, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!855 = !DISubroutineType(types: !856)
!856 = !{!838, !805, !857, !838, !841}
!857 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !858)
!858 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!859 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !860, file: !782, line: 157)
!860 = !DISubprogram(name: "putwc", scope: !788, file: !788, line: 759, type: !809, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!861 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !862, file: !782, line: 158)
!862 = !DISubprogram(name: "putwchar", scope: !788, file: !788, line: 765, type: !863, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!863 = !DISubroutineType(types: !864)
!864 = !{!784, !804}
!865 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !866, file: !782, line: 160)
!866 = !DISubprogram(name: "swprintf", scope: !788, file: !788, line: 605, type: !867, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!867 = !DISubroutineType(types: !868)
!868 = !{!11, !805, !838, !815, null}
!869 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !870, file: !782, line: 162)
!870 = !DISubprogram(name: "swscanf", linkageName: "__isoc99_swscanf", scope: !788, file: !788, line: 664, type: !871, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!871 = !DISubroutineType(types: !872)
!872 = !{!11, !815, !815, null}
!873 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !874, file: !782, line: 163)
!874 = !DISubprogram(name: "ungetwc", scope: !788, file: !788, line: 788, type: !875, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!875 = !DISubroutineType(types: !876)
!876 = !{!784, !784, !795}
!877 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !878, file: !782, line: 164)
!878 = !DISubprogram(name: "vfwprintf", scope: !788, file: !788, line: 613, type: !879, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!879 = !DISubroutineType(types: !880)
!880 = !{!11, !806, !815, !881}
!881 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !882, size: 64)
!882 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, flags: DIFlagTypePassByValue, elements: !883, identifier: "_ZTS13__va_list_tag")
!883 = !{!884, !886, !887, !889}
!884 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !882, file: !885, baseType: !777, size: 32)
!885 = !DIFile(filename: "cin_lines_safe.cpp", directory: ".")
!886 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !882, file: !885, baseType: !777, size: 32, offset: 32)
!887 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !882, file: !885, baseType: !888, size: 64, offset: 64)
!888 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!889 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !882, file: !885, baseType: !888, size: 64, offset: 128)
!890 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !891, file: !782, line: 166)
!891 = !DISubprogram(name: "vfwscanf", linkageName: "__isoc99_vfwscanf", scope: !788, file: !788, line: 711, type: !879, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!892 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !893, file: !782, line: 169)
!893 = !DISubprogram(name: "vswprintf", scope: !788, file: !788, line: 626, type: !894, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!894 = !DISubroutineType(types: !895)
!895 = !{!11, !805, !838, !815, !881}
!896 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !897, file: !782, line: 172)
!897 = !DISubprogram(name: "vswscanf", linkageName: "__isoc99_vswscanf", scope: !788, file: !788, line: 718, type: !898, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!898 = !DISubroutineType(types: !899)
!899 = !{!11, !815, !815, !881}
!900 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !901, file: !782, line: 174)
!901 = !DISubprogram(name: "vwprintf", scope: !788, file: !788, line: 621, type: !902, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!902 = !DISubroutineType(types: !903)
!903 = !{!11, !815, !881}
!904 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !905, file: !782, line: 176)
!905 = !DISubprogram(name: "vwscanf", linkageName: "__isoc99_vwscanf", scope: !788, file: !788, line: 715, type: !902, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!906 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !907, file: !782, line: 178)
!907 = !DISubprogram(name: "wcrtomb", scope: !788, file: !788, line: 302, type: !908, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!908 = !DISubroutineType(types: !909)
!909 = !{!838, !910, !804, !841}
!910 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !109)
!911 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !912, file: !782, line: 179)
!912 = !DISubprogram(name: "wcscat", scope: !788, file: !788, line: 97, type: !913, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!913 = !DISubroutineType(types: !914)
!914 = !{!803, !805, !815}
!915 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !916, file: !782, line: 180)
!916 = !DISubprogram(name: "wcscmp", scope: !788, file: !788, line: 106, type: !917, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!917 = !DISubroutineType(types: !918)
!918 = !{!11, !816, !816}
!919 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !920, file: !782, line: 181)
!920 = !DISubprogram(name: "wcscoll", scope: !788, file: !788, line: 131, type: !917, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!921 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !922, file: !782, line: 182)
!922 = !DISubprogram(name: "wcscpy", scope: !788, file: !788, line: 87, type: !913, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!923 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !924, file: !782, line: 183)
!924 = !DISubprogram(name: "wcscspn", scope: !788, file: !788, line: 188, type: !925, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!925 = !DISubroutineType(types: !926)
!926 = !{!838, !816, !816}
!927 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !928, file: !782, line: 184)
!928 = !DISubprogram(name: "wcsftime", scope: !788, file: !788, line: 852, type: !929, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!929 = !DISubroutineType(types: !930)
!930 = !{!838, !805, !838, !815, !931}
!931 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !932)
!932 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !933, size: 64)
!933 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !934)
!934 = !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !788, line: 83, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS2tm")
!935 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !936, file: !782, line: 185)
!936 = !DISubprogram(name: "wcslen", scope: !788, file: !788, line: 223, type: !937, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!937 = !DISubroutineType(types: !938)
!938 = !{!838, !816}
!939 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !940, file: !782, line: 186)
!940 = !DISubprogram(name: "wcsncat", scope: !788, file: !788, line: 101, type: !941, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!941 = !DISubroutineType(types: !942)
!942 = !{!803, !805, !815, !838}
!943 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !944, file: !782, line: 187)
!944 = !DISubprogram(name: "wcsncmp", scope: !788, file: !788, line: 109, type: !945, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!945 = !DISubroutineType(types: !946)
!946 = !{!11, !816, !816, !838}
!947 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !948, file: !782, line: 188)
!948 = !DISubprogram(name: "wcsncpy", scope: !788, file: !788, line: 92, type: !941, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!949 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !950, file: !782, line: 189)
!950 = !DISubprogram(name: "wcsrtombs", scope: !788, file: !788, line: 344, type: !951, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!951 = !DISubroutineType(types: !952)
!952 = !{!838, !910, !953, !838, !841}
!953 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !954)
!954 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !816, size: 64)
!955 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !956, file: !782, line: 190)
!956 = !DISubprogram(name: "wcsspn", scope: !788, file: !788, line: 192, type: !925, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!957 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !958, file: !782, line: 191)
!958 = !DISubprogram(name: "wcstod", scope: !788, file: !788, line: 378, type: !959, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!959 = !DISubroutineType(types: !960)
!960 = !{!961, !815, !962}
!961 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!962 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !963)
!963 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !803, size: 64)
!964 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !965, file: !782, line: 193)
!965 = !DISubprogram(name: "wcstof", scope: !788, file: !788, line: 383, type: !966, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!966 = !DISubroutineType(types: !967)
!967 = !{!968, !815, !962}
!968 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!969 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !970, file: !782, line: 195)
!970 = !DISubprogram(name: "wcstok", scope: !788, file: !788, line: 218, type: !971, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!971 = !DISubroutineType(types: !972)
!972 = !{!803, !805, !815, !962}
!973 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !974, file: !782, line: 196)
!974 = !DISubprogram(name: "wcstol", scope: !788, file: !788, line: 429, type: !975, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!975 = !DISubroutineType(types: !976)
!976 = !{!977, !815, !962, !11}
!977 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!978 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !979, file: !782, line: 197)
!979 = !DISubprogram(name: "wcstoul", scope: !788, file: !788, line: 434, type: !980, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!980 = !DISubroutineType(types: !981)
!981 = !{!31, !815, !962, !11}
!982 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !983, file: !782, line: 198)
!983 = !DISubprogram(name: "wcsxfrm", scope: !788, file: !788, line: 135, type: !984, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!984 = !DISubroutineType(types: !985)
!985 = !{!838, !805, !815, !838}
!986 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !987, file: !782, line: 199)
!987 = !DISubprogram(name: "wctob", scope: !788, file: !788, line: 289, type: !988, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!988 = !DISubroutineType(types: !989)
!989 = !{!11, !784}
!990 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !991, file: !782, line: 200)
!991 = !DISubprogram(name: "wmemcmp", scope: !788, file: !788, line: 259, type: !945, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!992 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !993, file: !782, line: 201)
!993 = !DISubprogram(name: "wmemcpy", scope: !788, file: !788, line: 263, type: !941, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!994 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !995, file: !782, line: 202)
!995 = !DISubprogram(name: "wmemmove", scope: !788, file: !788, line: 268, type: !996, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!996 = !DISubroutineType(types: !997)
!997 = !{!803, !803, !816, !838}
!998 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !999, file: !782, line: 203)
!999 = !DISubprogram(name: "wmemset", scope: !788, file: !788, line: 272, type: !1000, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1000 = !DISubroutineType(types: !1001)
!1001 = !{!803, !803, !804, !838}
!1002 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1003, file: !782, line: 204)
!1003 = !DISubprogram(name: "wprintf", scope: !788, file: !788, line: 602, type: !1004, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1004 = !DISubroutineType(types: !1005)
!1005 = !{!11, !815, null}
!1006 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1007, file: !782, line: 205)
!1007 = !DISubprogram(name: "wscanf", linkageName: "__isoc99_wscanf", scope: !788, file: !788, line: 661, type: !1004, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1008 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1009, file: !782, line: 206)
!1009 = !DISubprogram(name: "wcschr", scope: !788, file: !788, line: 165, type: !1010, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1010 = !DISubroutineType(types: !1011)
!1011 = !{!803, !816, !804}
!1012 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1013, file: !782, line: 207)
!1013 = !DISubprogram(name: "wcspbrk", scope: !788, file: !788, line: 202, type: !1014, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1014 = !DISubroutineType(types: !1015)
!1015 = !{!803, !816, !816}
!1016 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1017, file: !782, line: 208)
!1017 = !DISubprogram(name: "wcsrchr", scope: !788, file: !788, line: 175, type: !1010, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1018 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1019, file: !782, line: 209)
!1019 = !DISubprogram(name: "wcsstr", scope: !788, file: !788, line: 213, type: !1014, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1020 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1021, file: !782, line: 210)
!1021 = !DISubprogram(name: "wmemchr", scope: !788, file: !788, line: 254, type: !1022, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1022 = !DISubroutineType(types: !1023)
!1023 = !{!803, !816, !804, !838}
!1024 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !230, entity: !1025, file: !782, line: 251)
!1025 = !DISubprogram(name: "wcstold", scope: !788, file: !788, line: 385, type: !1026, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1026 = !DISubroutineType(types: !1027)
!1027 = !{!1028, !815, !962}
!1028 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!1029 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !230, entity: !1030, file: !782, line: 260)
!1030 = !DISubprogram(name: "wcstoll", scope: !788, file: !788, line: 442, type: !1031, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1031 = !DISubroutineType(types: !1032)
!1032 = !{!1033, !815, !962, !11}
!1033 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!1034 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !230, entity: !1035, file: !782, line: 261)
!1035 = !DISubprogram(name: "wcstoull", scope: !788, file: !788, line: 449, type: !1036, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1036 = !DISubroutineType(types: !1037)
!1037 = !{!1038, !815, !962, !11}
!1038 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!1039 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1025, file: !782, line: 267)
!1040 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1030, file: !782, line: 268)
!1041 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1035, file: !782, line: 269)
!1042 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !965, file: !782, line: 283)
!1043 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !891, file: !782, line: 286)
!1044 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !897, file: !782, line: 289)
!1045 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !905, file: !782, line: 292)
!1046 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1025, file: !782, line: 296)
!1047 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1030, file: !782, line: 297)
!1048 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1035, file: !782, line: 298)
!1049 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1050, file: !1051, line: 68)
!1050 = !DICompositeType(tag: DW_TAG_class_type, name: "exception_ptr", scope: !1052, file: !1051, line: 90, size: 64, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSNSt15__exception_ptr13exception_ptrE")
!1051 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/exception_ptr.h", directory: "")
!1052 = !DINamespace(name: "__exception_ptr", scope: !2)
!1053 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !1052, entity: !1054, file: !1051, line: 84)
!1054 = !DISubprogram(name: "rethrow_exception", linkageName: "_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE", scope: !2, file: !1051, line: 80, type: !1055, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!1055 = !DISubroutineType(types: !1056)
!1056 = !{null, !1050}
!1057 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1058, file: !1063, line: 47)
!1058 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !1059, line: 24, baseType: !1060)
!1059 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-intn.h", directory: "")
!1060 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int8_t", file: !1061, line: 37, baseType: !1062)
!1061 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!1062 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!1063 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdint", directory: "")
!1064 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1065, file: !1063, line: 48)
!1065 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !1059, line: 25, baseType: !1066)
!1066 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int16_t", file: !1061, line: 39, baseType: !1067)
!1067 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!1068 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1069, file: !1063, line: 49)
!1069 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !1059, line: 26, baseType: !1070)
!1070 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int32_t", file: !1061, line: 41, baseType: !11)
!1071 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1072, file: !1063, line: 50)
!1072 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !1059, line: 27, baseType: !1073)
!1073 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int64_t", file: !1061, line: 44, baseType: !977)
!1074 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1075, file: !1063, line: 52)
!1075 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast8_t", file: !1076, line: 58, baseType: !1062)
!1076 = !DIFile(filename: "/usr/include/stdint.h", directory: "")
!1077 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1078, file: !1063, line: 53)
!1078 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast16_t", file: !1076, line: 60, baseType: !977)
!1079 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1080, file: !1063, line: 54)
!1080 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast32_t", file: !1076, line: 61, baseType: !977)
!1081 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1082, file: !1063, line: 55)
!1082 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast64_t", file: !1076, line: 62, baseType: !977)
!1083 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1084, file: !1063, line: 57)
!1084 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least8_t", file: !1076, line: 43, baseType: !1085)
!1085 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least8_t", file: !1061, line: 52, baseType: !1060)
!1086 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1087, file: !1063, line: 58)
!1087 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least16_t", file: !1076, line: 44, baseType: !1088)
!1088 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least16_t", file: !1061, line: 54, baseType: !1066)
!1089 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1090, file: !1063, line: 59)
!1090 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least32_t", file: !1076, line: 45, baseType: !1091)
!1091 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least32_t", file: !1061, line: 56, baseType: !1070)
!1092 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1093, file: !1063, line: 60)
!1093 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least64_t", file: !1076, line: 46, baseType: !1094)
!1094 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least64_t", file: !1061, line: 58, baseType: !1073)
!1095 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1096, file: !1063, line: 62)
!1096 = !DIDerivedType(tag: DW_TAG_typedef, name: "intmax_t", file: !1076, line: 101, baseType: !1097)
!1097 = !DIDerivedType(tag: DW_TAG_typedef, name: "__intmax_t", file: !1061, line: 72, baseType: !977)
!1098 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1099, file: !1063, line: 63)
!1099 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !1076, line: 87, baseType: !977)
!1100 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1101, file: !1063, line: 65)
!1101 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !1102, line: 24, baseType: !1103)
!1102 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "")
!1103 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint8_t", file: !1061, line: 38, baseType: !22)
!1104 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1105, file: !1063, line: 66)
!1105 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !1102, line: 25, baseType: !1106)
!1106 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint16_t", file: !1061, line: 40, baseType: !1107)
!1107 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!1108 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1109, file: !1063, line: 67)
!1109 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !1102, line: 26, baseType: !1110)
!1110 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !1061, line: 42, baseType: !777)
!1111 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1112, file: !1063, line: 68)
!1112 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !1102, line: 27, baseType: !1113)
!1113 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !1061, line: 45, baseType: !31)
!1114 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1115, file: !1063, line: 70)
!1115 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast8_t", file: !1076, line: 71, baseType: !22)
!1116 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1117, file: !1063, line: 71)
!1117 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast16_t", file: !1076, line: 73, baseType: !31)
!1118 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1119, file: !1063, line: 72)
!1119 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast32_t", file: !1076, line: 74, baseType: !31)
!1120 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1121, file: !1063, line: 73)
!1121 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast64_t", file: !1076, line: 75, baseType: !31)
!1122 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1123, file: !1063, line: 75)
!1123 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least8_t", file: !1076, line: 49, baseType: !1124)
!1124 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least8_t", file: !1061, line: 53, baseType: !1103)
!1125 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1126, file: !1063, line: 76)
!1126 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least16_t", file: !1076, line: 50, baseType: !1127)
!1127 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least16_t", file: !1061, line: 55, baseType: !1106)
!1128 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1129, file: !1063, line: 77)
!1129 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least32_t", file: !1076, line: 51, baseType: !1130)
!1130 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least32_t", file: !1061, line: 57, baseType: !1110)
!1131 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1132, file: !1063, line: 78)
!1132 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least64_t", file: !1076, line: 52, baseType: !1133)
!1133 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least64_t", file: !1061, line: 59, baseType: !1113)
!1134 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1135, file: !1063, line: 80)
!1135 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintmax_t", file: !1076, line: 102, baseType: !1136)
!1136 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uintmax_t", file: !1061, line: 73, baseType: !31)
!1137 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1138, file: !1063, line: 81)
!1138 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !1076, line: 90, baseType: !31)
!1139 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1140, file: !1142, line: 53)
!1140 = !DICompositeType(tag: DW_TAG_structure_type, name: "lconv", file: !1141, line: 51, size: 768, flags: DIFlagFwdDecl, identifier: "_ZTS5lconv")
!1141 = !DIFile(filename: "/usr/include/locale.h", directory: "")
!1142 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/clocale", directory: "")
!1143 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1144, file: !1142, line: 54)
!1144 = !DISubprogram(name: "setlocale", scope: !1141, file: !1141, line: 122, type: !1145, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1145 = !DISubroutineType(types: !1146)
!1146 = !{!109, !11, !34}
!1147 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1148, file: !1142, line: 55)
!1148 = !DISubprogram(name: "localeconv", scope: !1141, file: !1141, line: 125, type: !1149, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1149 = !DISubroutineType(types: !1150)
!1150 = !{!1151}
!1151 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1140, size: 64)
!1152 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1153, file: !1157, line: 64)
!1153 = !DISubprogram(name: "isalnum", scope: !1154, file: !1154, line: 108, type: !1155, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1154 = !DIFile(filename: "/usr/include/ctype.h", directory: "")
!1155 = !DISubroutineType(types: !1156)
!1156 = !{!11, !11}
!1157 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cctype", directory: "")
!1158 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1159, file: !1157, line: 65)
!1159 = !DISubprogram(name: "isalpha", scope: !1154, file: !1154, line: 109, type: !1155, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1160 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1161, file: !1157, line: 66)
!1161 = !DISubprogram(name: "iscntrl", scope: !1154, file: !1154, line: 110, type: !1155, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1162 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1163, file: !1157, line: 67)
!1163 = !DISubprogram(name: "isdigit", scope: !1154, file: !1154, line: 111, type: !1155, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1164 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1165, file: !1157, line: 68)
!1165 = !DISubprogram(name: "isgraph", scope: !1154, file: !1154, line: 113, type: !1155, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1166 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1167, file: !1157, line: 69)
!1167 = !DISubprogram(name: "islower", scope: !1154, file: !1154, line: 112, type: !1155, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1168 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1169, file: !1157, line: 70)
!1169 = !DISubprogram(name: "isprint", scope: !1154, file: !1154, line: 114, type: !1155, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1170 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1171, file: !1157, line: 71)
!1171 = !DISubprogram(name: "ispunct", scope: !1154, file: !1154, line: 115, type: !1155, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1172 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1173, file: !1157, line: 72)
!1173 = !DISubprogram(name: "isspace", scope: !1154, file: !1154, line: 116, type: !1155, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1174 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1175, file: !1157, line: 73)
!1175 = !DISubprogram(name: "isupper", scope: !1154, file: !1154, line: 117, type: !1155, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1176 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1177, file: !1157, line: 74)
!1177 = !DISubprogram(name: "isxdigit", scope: !1154, file: !1154, line: 118, type: !1155, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1178 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1179, file: !1157, line: 75)
!1179 = !DISubprogram(name: "tolower", scope: !1154, file: !1154, line: 122, type: !1155, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1180 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1181, file: !1157, line: 76)
!1181 = !DISubprogram(name: "toupper", scope: !1154, file: !1154, line: 125, type: !1155, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1182 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1183, file: !1157, line: 87)
!1183 = !DISubprogram(name: "isblank", scope: !1154, file: !1154, line: 130, type: !1155, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1184 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !1185, entity: !1186, file: !1187, line: 58)
!1185 = !DINamespace(name: "__gnu_debug", scope: null)
!1186 = !DINamespace(name: "__debug", scope: !2)
!1187 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/debug/debug.h", directory: "")
!1188 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1189, file: !1191, line: 52)
!1189 = !DISubprogram(name: "abs", scope: !1190, file: !1190, line: 861, type: !1155, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1190 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!1191 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_abs.h", directory: "")
!1192 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1193, file: !1195, line: 127)
!1193 = !DIDerivedType(tag: DW_TAG_typedef, name: "div_t", file: !1190, line: 63, baseType: !1194)
!1194 = !DICompositeType(tag: DW_TAG_structure_type, file: !1190, line: 59, size: 64, flags: DIFlagFwdDecl, identifier: "_ZTS5div_t")
!1195 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdlib", directory: "")
!1196 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1197, file: !1195, line: 128)
!1197 = !DIDerivedType(tag: DW_TAG_typedef, name: "ldiv_t", file: !1190, line: 71, baseType: !1198)
!1198 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !1190, line: 67, size: 128, flags: DIFlagTypePassByValue, elements: !1199, identifier: "_ZTS6ldiv_t")
!1199 = !{!1200, !1201}
!1200 = !DIDerivedType(tag: DW_TAG_member, name: "quot", scope: !1198, file: !1190, line: 69, baseType: !977, size: 64)
!1201 = !DIDerivedType(tag: DW_TAG_member, name: "rem", scope: !1198, file: !1190, line: 70, baseType: !977, size: 64, offset: 64)
!1202 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1203, file: !1195, line: 130)
!1203 = !DISubprogram(name: "abort", scope: !1190, file: !1190, line: 611, type: !1204, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!1204 = !DISubroutineType(types: !1205)
!1205 = !{null}
!1206 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1207, file: !1195, line: 132)
!1207 = !DISubprogram(name: "aligned_alloc", scope: !1190, file: !1190, line: 605, type: !1208, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1208 = !DISubroutineType(types: !1209)
!1209 = !{!888, !838, !838}
!1210 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1211, file: !1195, line: 134)
!1211 = !DISubprogram(name: "atexit", scope: !1190, file: !1190, line: 615, type: !1212, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1212 = !DISubroutineType(types: !1213)
!1213 = !{!11, !1214}
!1214 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1204, size: 64)
!1215 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1216, file: !1195, line: 137)
!1216 = !DISubprogram(name: "at_quick_exit", scope: !1190, file: !1190, line: 620, type: !1212, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1217 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1218, file: !1195, line: 140)
!1218 = !DISubprogram(name: "atof", scope: !1190, file: !1190, line: 102, type: !1219, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1219 = !DISubroutineType(types: !1220)
!1220 = !{!961, !34}
!1221 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1222, file: !1195, line: 141)
!1222 = !DISubprogram(name: "atoi", scope: !1190, file: !1190, line: 105, type: !1223, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1223 = !DISubroutineType(types: !1224)
!1224 = !{!11, !34}
!1225 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1226, file: !1195, line: 142)
!1226 = !DISubprogram(name: "atol", scope: !1190, file: !1190, line: 108, type: !1227, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1227 = !DISubroutineType(types: !1228)
!1228 = !{!977, !34}
!1229 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1230, file: !1195, line: 143)
!1230 = !DISubprogram(name: "bsearch", scope: !1190, file: !1190, line: 841, type: !1231, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1231 = !DISubroutineType(types: !1232)
!1232 = !{!888, !278, !278, !838, !838, !1233}
!1233 = !DIDerivedType(tag: DW_TAG_typedef, name: "__compar_fn_t", file: !1190, line: 829, baseType: !1234)
!1234 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1235, size: 64)
!1235 = !DISubroutineType(types: !1236)
!1236 = !{!11, !278, !278}
!1237 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1238, file: !1195, line: 144)
!1238 = !DISubprogram(name: "calloc", scope: !1190, file: !1190, line: 556, type: !1208, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1239 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1240, file: !1195, line: 145)
!1240 = !DISubprogram(name: "div", scope: !1190, file: !1190, line: 873, type: !1241, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1241 = !DISubroutineType(types: !1242)
!1242 = !{!1193, !11, !11}
!1243 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1244, file: !1195, line: 146)
!1244 = !DISubprogram(name: "exit", scope: !1190, file: !1190, line: 637, type: !1245, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!1245 = !DISubroutineType(types: !1246)
!1246 = !{null, !11}
!1247 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1248, file: !1195, line: 147)
!1248 = !DISubprogram(name: "free", scope: !1190, file: !1190, line: 568, type: !1249, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1249 = !DISubroutineType(types: !1250)
!1250 = !{null, !888}
!1251 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1252, file: !1195, line: 148)
!1252 = !DISubprogram(name: "getenv", scope: !1190, file: !1190, line: 654, type: !1253, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1253 = !DISubroutineType(types: !1254)
!1254 = !{!109, !34}
!1255 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1256, file: !1195, line: 149)
!1256 = !DISubprogram(name: "labs", scope: !1190, file: !1190, line: 862, type: !1257, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1257 = !DISubroutineType(types: !1258)
!1258 = !{!977, !977}
!1259 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1260, file: !1195, line: 150)
!1260 = !DISubprogram(name: "ldiv", scope: !1190, file: !1190, line: 875, type: !1261, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1261 = !DISubroutineType(types: !1262)
!1262 = !{!1197, !977, !977}
!1263 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1264, file: !1195, line: 151)
!1264 = !DISubprogram(name: "malloc", scope: !1190, file: !1190, line: 553, type: !1265, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1265 = !DISubroutineType(types: !1266)
!1266 = !{!888, !838}
!1267 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1268, file: !1195, line: 153)
!1268 = !DISubprogram(name: "mblen", scope: !1190, file: !1190, line: 943, type: !1269, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1269 = !DISubroutineType(types: !1270)
!1270 = !{!11, !34, !838}
!1271 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1272, file: !1195, line: 154)
!1272 = !DISubprogram(name: "mbstowcs", scope: !1190, file: !1190, line: 954, type: !1273, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1273 = !DISubroutineType(types: !1274)
!1274 = !{!838, !805, !840, !838}
!1275 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1276, file: !1195, line: 155)
!1276 = !DISubprogram(name: "mbtowc", scope: !1190, file: !1190, line: 946, type: !1277, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1277 = !DISubroutineType(types: !1278)
!1278 = !{!11, !805, !840, !838}
!1279 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1280, file: !1195, line: 157)
!1280 = !DISubprogram(name: "qsort", scope: !1190, file: !1190, line: 851, type: !1281, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1281 = !DISubroutineType(types: !1282)
!1282 = !{null, !888, !838, !838, !1233}
!1283 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1284, file: !1195, line: 160)
!1284 = !DISubprogram(name: "quick_exit", scope: !1190, file: !1190, line: 643, type: !1245, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!1285 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1286, file: !1195, line: 163)
!1286 = !DISubprogram(name: "rand", scope: !1190, file: !1190, line: 454, type: !1287, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1287 = !DISubroutineType(types: !1288)
!1288 = !{!11}
!1289 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1290, file: !1195, line: 164)
!1290 = !DISubprogram(name: "realloc", scope: !1190, file: !1190, line: 564, type: !1291, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1291 = !DISubroutineType(types: !1292)
!1292 = !{!888, !888, !838}
!1293 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1294, file: !1195, line: 165)
!1294 = !DISubprogram(name: "srand", scope: !1190, file: !1190, line: 456, type: !1295, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1295 = !DISubroutineType(types: !1296)
!1296 = !{null, !777}
!1297 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1298, file: !1195, line: 166)
!1298 = !DISubprogram(name: "strtod", scope: !1190, file: !1190, line: 118, type: !1299, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1299 = !DISubroutineType(types: !1300)
!1300 = !{!961, !840, !1301}
!1301 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !1302)
!1302 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !109, size: 64)
!1303 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1304, file: !1195, line: 167)
!1304 = !DISubprogram(name: "strtol", scope: !1190, file: !1190, line: 177, type: !1305, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1305 = !DISubroutineType(types: !1306)
!1306 = !{!977, !840, !1301, !11}
!1307 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1308, file: !1195, line: 168)
!1308 = !DISubprogram(name: "strtoul", scope: !1190, file: !1190, line: 181, type: !1309, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1309 = !DISubroutineType(types: !1310)
!1310 = !{!31, !840, !1301, !11}
!1311 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1312, file: !1195, line: 169)
!1312 = !DISubprogram(name: "system", scope: !1190, file: !1190, line: 804, type: !1223, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1313 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1314, file: !1195, line: 171)
!1314 = !DISubprogram(name: "wcstombs", scope: !1190, file: !1190, line: 958, type: !1315, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1315 = !DISubroutineType(types: !1316)
!1316 = !{!838, !910, !815, !838}
!1317 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1318, file: !1195, line: 172)
!1318 = !DISubprogram(name: "wctomb", scope: !1190, file: !1190, line: 950, type: !1319, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1319 = !DISubroutineType(types: !1320)
!1320 = !{!11, !109, !804}
!1321 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !230, entity: !1322, file: !1195, line: 200)
!1322 = !DIDerivedType(tag: DW_TAG_typedef, name: "lldiv_t", file: !1190, line: 81, baseType: !1323)
!1323 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !1190, line: 77, size: 128, flags: DIFlagTypePassByValue, elements: !1324, identifier: "_ZTS7lldiv_t")
!1324 = !{!1325, !1326}
!1325 = !DIDerivedType(tag: DW_TAG_member, name: "quot", scope: !1323, file: !1190, line: 79, baseType: !1033, size: 64)
!1326 = !DIDerivedType(tag: DW_TAG_member, name: "rem", scope: !1323, file: !1190, line: 80, baseType: !1033, size: 64, offset: 64)
!1327 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !230, entity: !1328, file: !1195, line: 206)
!1328 = !DISubprogram(name: "_Exit", scope: !1190, file: !1190, line: 649, type: !1245, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!1329 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !230, entity: !1330, file: !1195, line: 210)
!1330 = !DISubprogram(name: "llabs", scope: !1190, file: !1190, line: 865, type: !1331, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1331 = !DISubroutineType(types: !1332)
!1332 = !{!1033, !1033}
!1333 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !230, entity: !1334, file: !1195, line: 216)
!1334 = !DISubprogram(name: "lldiv", scope: !1190, file: !1190, line: 879, type: !1335, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1335 = !DISubroutineType(types: !1336)
!1336 = !{!1322, !1033, !1033}
!1337 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !230, entity: !1338, file: !1195, line: 227)
!1338 = !DISubprogram(name: "atoll", scope: !1190, file: !1190, line: 113, type: !1339, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1339 = !DISubroutineType(types: !1340)
!1340 = !{!1033, !34}
!1341 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !230, entity: !1342, file: !1195, line: 228)
!1342 = !DISubprogram(name: "strtoll", scope: !1190, file: !1190, line: 201, type: !1343, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1343 = !DISubroutineType(types: !1344)
!1344 = !{!1033, !840, !1301, !11}
!1345 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !230, entity: !1346, file: !1195, line: 229)
!1346 = !DISubprogram(name: "strtoull", scope: !1190, file: !1190, line: 206, type: !1347, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1347 = !DISubroutineType(types: !1348)
!1348 = !{!1038, !840, !1301, !11}
!1349 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !230, entity: !1350, file: !1195, line: 231)
!1350 = !DISubprogram(name: "strtof", scope: !1190, file: !1190, line: 124, type: !1351, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1351 = !DISubroutineType(types: !1352)
!1352 = !{!968, !840, !1301}
!1353 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !230, entity: !1354, file: !1195, line: 232)
!1354 = !DISubprogram(name: "strtold", scope: !1190, file: !1190, line: 127, type: !1355, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1355 = !DISubroutineType(types: !1356)
!1356 = !{!1028, !840, !1301}
!1357 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1322, file: !1195, line: 240)
!1358 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1328, file: !1195, line: 242)
!1359 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1330, file: !1195, line: 244)
!1360 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1361, file: !1195, line: 245)
!1361 = !DISubprogram(name: "div", linkageName: "_ZN9__gnu_cxx3divExx", scope: !230, file: !1195, line: 213, type: !1335, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1362 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1334, file: !1195, line: 246)
!1363 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1338, file: !1195, line: 248)
!1364 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1350, file: !1195, line: 249)
!1365 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1342, file: !1195, line: 250)
!1366 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1346, file: !1195, line: 251)
!1367 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1354, file: !1195, line: 252)
!1368 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1369, file: !1371, line: 98)
!1369 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !1370, line: 7, baseType: !798)
!1370 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "")
!1371 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdio", directory: "")
!1372 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1373, file: !1371, line: 99)
!1373 = !DIDerivedType(tag: DW_TAG_typedef, name: "fpos_t", file: !1374, line: 84, baseType: !1375)
!1374 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!1375 = !DIDerivedType(tag: DW_TAG_typedef, name: "__fpos_t", file: !1376, line: 14, baseType: !1377)
!1376 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__fpos_t.h", directory: "")
!1377 = !DICompositeType(tag: DW_TAG_structure_type, name: "_G_fpos_t", file: !1376, line: 10, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS9_G_fpos_t")
!1378 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1379, file: !1371, line: 101)
!1379 = !DISubprogram(name: "clearerr", scope: !1374, file: !1374, line: 786, type: !1380, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1380 = !DISubroutineType(types: !1381)
!1381 = !{null, !1382}
!1382 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1369, size: 64)
!1383 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1384, file: !1371, line: 102)
!1384 = !DISubprogram(name: "fclose", scope: !1374, file: !1374, line: 178, type: !1385, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1385 = !DISubroutineType(types: !1386)
!1386 = !{!11, !1382}
!1387 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1388, file: !1371, line: 103)
!1388 = !DISubprogram(name: "feof", scope: !1374, file: !1374, line: 788, type: !1385, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1389 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1390, file: !1371, line: 104)
!1390 = !DISubprogram(name: "ferror", scope: !1374, file: !1374, line: 790, type: !1385, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1391 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1392, file: !1371, line: 105)
!1392 = !DISubprogram(name: "fflush", scope: !1374, file: !1374, line: 230, type: !1385, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1393 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1394, file: !1371, line: 106)
!1394 = !DISubprogram(name: "fgetc", scope: !1374, file: !1374, line: 513, type: !1385, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1395 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1396, file: !1371, line: 107)
!1396 = !DISubprogram(name: "fgetpos", scope: !1374, file: !1374, line: 760, type: !1397, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1397 = !DISubroutineType(types: !1398)
!1398 = !{!11, !1399, !1400}
!1399 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !1382)
!1400 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !1401)
!1401 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1373, size: 64)
!1402 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1403, file: !1371, line: 108)
!1403 = !DISubprogram(name: "fgets", scope: !1374, file: !1374, line: 592, type: !1404, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1404 = !DISubroutineType(types: !1405)
!1405 = !{!109, !910, !11, !1399}
!1406 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1407, file: !1371, line: 109)
!1407 = !DISubprogram(name: "fopen", scope: !1374, file: !1374, line: 258, type: !1408, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1408 = !DISubroutineType(types: !1409)
!1409 = !{!1382, !840, !840}
!1410 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1411, file: !1371, line: 110)
!1411 = !DISubprogram(name: "fprintf", scope: !1374, file: !1374, line: 350, type: !1412, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1412 = !DISubroutineType(types: !1413)
!1413 = !{!11, !1399, !840, null}
!1414 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1415, file: !1371, line: 111)
!1415 = !DISubprogram(name: "fputc", scope: !1374, file: !1374, line: 549, type: !1416, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1416 = !DISubroutineType(types: !1417)
!1417 = !{!11, !11, !1382}
!1418 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1419, file: !1371, line: 112)
!1419 = !DISubprogram(name: "fputs", scope: !1374, file: !1374, line: 655, type: !1420, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1420 = !DISubroutineType(types: !1421)
!1421 = !{!11, !840, !1399}
!1422 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1423, file: !1371, line: 113)
!1423 = !DISubprogram(name: "fread", scope: !1374, file: !1374, line: 675, type: !1424, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1424 = !DISubroutineType(types: !1425)
!1425 = !{!838, !1426, !838, !838, !1399}
!1426 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !888)
!1427 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1428, file: !1371, line: 114)
!1428 = !DISubprogram(name: "freopen", scope: !1374, file: !1374, line: 265, type: !1429, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1429 = !DISubroutineType(types: !1430)
!1430 = !{!1382, !840, !840, !1399}
!1431 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1432, file: !1371, line: 115)
!1432 = !DISubprogram(name: "fscanf", linkageName: "__isoc99_fscanf", scope: !1374, file: !1374, line: 434, type: !1412, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1433 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1434, file: !1371, line: 116)
!1434 = !DISubprogram(name: "fseek", scope: !1374, file: !1374, line: 713, type: !1435, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1435 = !DISubroutineType(types: !1436)
!1436 = !{!11, !1382, !977, !11}
!1437 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1438, file: !1371, line: 117)
!1438 = !DISubprogram(name: "fsetpos", scope: !1374, file: !1374, line: 765, type: !1439, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1439 = !DISubroutineType(types: !1440)
!1440 = !{!11, !1382, !1441}
!1441 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1442, size: 64)
!1442 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !1373)
!1443 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1444, file: !1371, line: 118)
!1444 = !DISubprogram(name: "ftell", scope: !1374, file: !1374, line: 718, type: !1445, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1445 = !DISubroutineType(types: !1446)
!1446 = !{!977, !1382}
!1447 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1448, file: !1371, line: 119)
!1448 = !DISubprogram(name: "fwrite", scope: !1374, file: !1374, line: 681, type: !1449, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1449 = !DISubroutineType(types: !1450)
!1450 = !{!838, !1451, !838, !838, !1399}
!1451 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !278)
!1452 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1453, file: !1371, line: 120)
!1453 = !DISubprogram(name: "getc", scope: !1374, file: !1374, line: 514, type: !1385, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1454 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1455, file: !1371, line: 121)
!1455 = !DISubprogram(name: "getchar", scope: !1374, file: !1374, line: 520, type: !1287, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1456 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1457, file: !1371, line: 126)
!1457 = !DISubprogram(name: "perror", scope: !1374, file: !1374, line: 804, type: !1458, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1458 = !DISubroutineType(types: !1459)
!1459 = !{null, !34}
!1460 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1461, file: !1371, line: 127)
!1461 = !DISubprogram(name: "printf", scope: !1374, file: !1374, line: 356, type: !1462, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1462 = !DISubroutineType(types: !1463)
!1463 = !{!11, !840, null}
!1464 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1465, file: !1371, line: 128)
!1465 = !DISubprogram(name: "putc", scope: !1374, file: !1374, line: 550, type: !1416, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1466 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1467, file: !1371, line: 129)
!1467 = !DISubprogram(name: "putchar", scope: !1374, file: !1374, line: 556, type: !1155, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1468 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1469, file: !1371, line: 130)
!1469 = !DISubprogram(name: "puts", scope: !1374, file: !1374, line: 661, type: !1223, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1470 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1471, file: !1371, line: 131)
!1471 = !DISubprogram(name: "remove", scope: !1374, file: !1374, line: 152, type: !1223, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1472 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1473, file: !1371, line: 132)
!1473 = !DISubprogram(name: "rename", scope: !1374, file: !1374, line: 154, type: !1474, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1474 = !DISubroutineType(types: !1475)
!1475 = !{!11, !34, !34}
!1476 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1477, file: !1371, line: 133)
!1477 = !DISubprogram(name: "rewind", scope: !1374, file: !1374, line: 723, type: !1380, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1478 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1479, file: !1371, line: 134)
!1479 = !DISubprogram(name: "scanf", linkageName: "__isoc99_scanf", scope: !1374, file: !1374, line: 437, type: !1462, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1480 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1481, file: !1371, line: 135)
!1481 = !DISubprogram(name: "setbuf", scope: !1374, file: !1374, line: 328, type: !1482, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1482 = !DISubroutineType(types: !1483)
!1483 = !{null, !1399, !910}
!1484 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1485, file: !1371, line: 136)
!1485 = !DISubprogram(name: "setvbuf", scope: !1374, file: !1374, line: 332, type: !1486, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1486 = !DISubroutineType(types: !1487)
!1487 = !{!11, !1399, !910, !11, !838}
!1488 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1489, file: !1371, line: 137)
!1489 = !DISubprogram(name: "sprintf", scope: !1374, file: !1374, line: 358, type: !1490, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1490 = !DISubroutineType(types: !1491)
!1491 = !{!11, !910, !840, null}
!1492 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1493, file: !1371, line: 138)
!1493 = !DISubprogram(name: "sscanf", linkageName: "__isoc99_sscanf", scope: !1374, file: !1374, line: 439, type: !1494, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1494 = !DISubroutineType(types: !1495)
!1495 = !{!11, !840, !840, null}
!1496 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1497, file: !1371, line: 139)
!1497 = !DISubprogram(name: "tmpfile", scope: !1374, file: !1374, line: 188, type: !1498, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1498 = !DISubroutineType(types: !1499)
!1499 = !{!1382}
!1500 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1501, file: !1371, line: 141)
!1501 = !DISubprogram(name: "tmpnam", scope: !1374, file: !1374, line: 205, type: !1502, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1502 = !DISubroutineType(types: !1503)
!1503 = !{!109, !109}
!1504 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1505, file: !1371, line: 143)
!1505 = !DISubprogram(name: "ungetc", scope: !1374, file: !1374, line: 668, type: !1416, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1506 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1507, file: !1371, line: 144)
!1507 = !DISubprogram(name: "vfprintf", scope: !1374, file: !1374, line: 365, type: !1508, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1508 = !DISubroutineType(types: !1509)
!1509 = !{!11, !1399, !840, !881}
!1510 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1511, file: !1371, line: 145)
!1511 = !DISubprogram(name: "vprintf", scope: !1374, file: !1374, line: 371, type: !1512, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1512 = !DISubroutineType(types: !1513)
!1513 = !{!11, !840, !881}
!1514 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1515, file: !1371, line: 146)
!1515 = !DISubprogram(name: "vsprintf", scope: !1374, file: !1374, line: 373, type: !1516, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1516 = !DISubroutineType(types: !1517)
!1517 = !{!11, !910, !840, !881}
!1518 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !230, entity: !1519, file: !1371, line: 175)
!1519 = !DISubprogram(name: "snprintf", scope: !1374, file: !1374, line: 378, type: !1520, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1520 = !DISubroutineType(types: !1521)
!1521 = !{!11, !910, !838, !840, null}
!1522 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !230, entity: !1523, file: !1371, line: 176)
!1523 = !DISubprogram(name: "vfscanf", linkageName: "__isoc99_vfscanf", scope: !1374, file: !1374, line: 479, type: !1508, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1524 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !230, entity: !1525, file: !1371, line: 177)
!1525 = !DISubprogram(name: "vscanf", linkageName: "__isoc99_vscanf", scope: !1374, file: !1374, line: 484, type: !1512, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1526 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !230, entity: !1527, file: !1371, line: 178)
!1527 = !DISubprogram(name: "vsnprintf", scope: !1374, file: !1374, line: 382, type: !1528, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1528 = !DISubroutineType(types: !1529)
!1529 = !{!11, !910, !838, !840, !881}
!1530 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !230, entity: !1531, file: !1371, line: 179)
!1531 = !DISubprogram(name: "vsscanf", linkageName: "__isoc99_vsscanf", scope: !1374, file: !1374, line: 487, type: !1532, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1532 = !DISubroutineType(types: !1533)
!1533 = !{!11, !840, !840, !881}
!1534 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1519, file: !1371, line: 185)
!1535 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1523, file: !1371, line: 186)
!1536 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1525, file: !1371, line: 187)
!1537 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1527, file: !1371, line: 188)
!1538 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1531, file: !1371, line: 189)
!1539 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1540, file: !1544, line: 82)
!1540 = !DIDerivedType(tag: DW_TAG_typedef, name: "wctrans_t", file: !1541, line: 48, baseType: !1542)
!1541 = !DIFile(filename: "/usr/include/wctype.h", directory: "")
!1542 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1543, size: 64)
!1543 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !1070)
!1544 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cwctype", directory: "")
!1545 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1546, file: !1544, line: 83)
!1546 = !DIDerivedType(tag: DW_TAG_typedef, name: "wctype_t", file: !1547, line: 38, baseType: !31)
!1547 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/wctype-wchar.h", directory: "")
!1548 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !784, file: !1544, line: 84)
!1549 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1550, file: !1544, line: 86)
!1550 = !DISubprogram(name: "iswalnum", scope: !1547, file: !1547, line: 95, type: !988, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1551 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1552, file: !1544, line: 87)
!1552 = !DISubprogram(name: "iswalpha", scope: !1547, file: !1547, line: 101, type: !988, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1553 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1554, file: !1544, line: 89)
!1554 = !DISubprogram(name: "iswblank", scope: !1547, file: !1547, line: 146, type: !988, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1555 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1556, file: !1544, line: 91)
!1556 = !DISubprogram(name: "iswcntrl", scope: !1547, file: !1547, line: 104, type: !988, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1557 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1558, file: !1544, line: 92)
!1558 = !DISubprogram(name: "iswctype", scope: !1547, file: !1547, line: 159, type: !1559, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1559 = !DISubroutineType(types: !1560)
!1560 = !{!11, !784, !1546}
!1561 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1562, file: !1544, line: 93)
!1562 = !DISubprogram(name: "iswdigit", scope: !1547, file: !1547, line: 108, type: !988, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1563 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1564, file: !1544, line: 94)
!1564 = !DISubprogram(name: "iswgraph", scope: !1547, file: !1547, line: 112, type: !988, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1565 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1566, file: !1544, line: 95)
!1566 = !DISubprogram(name: "iswlower", scope: !1547, file: !1547, line: 117, type: !988, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1567 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1568, file: !1544, line: 96)
!1568 = !DISubprogram(name: "iswprint", scope: !1547, file: !1547, line: 120, type: !988, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1569 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1570, file: !1544, line: 97)
!1570 = !DISubprogram(name: "iswpunct", scope: !1547, file: !1547, line: 125, type: !988, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1571 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1572, file: !1544, line: 98)
!1572 = !DISubprogram(name: "iswspace", scope: !1547, file: !1547, line: 130, type: !988, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1573 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1574, file: !1544, line: 99)
!1574 = !DISubprogram(name: "iswupper", scope: !1547, file: !1547, line: 135, type: !988, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1575 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1576, file: !1544, line: 100)
!1576 = !DISubprogram(name: "iswxdigit", scope: !1547, file: !1547, line: 140, type: !988, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1577 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1578, file: !1544, line: 101)
!1578 = !DISubprogram(name: "towctrans", scope: !1541, file: !1541, line: 55, type: !1579, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1579 = !DISubroutineType(types: !1580)
!1580 = !{!784, !784, !1540}
!1581 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1582, file: !1544, line: 102)
!1582 = !DISubprogram(name: "towlower", scope: !1547, file: !1547, line: 166, type: !1583, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1583 = !DISubroutineType(types: !1584)
!1584 = !{!784, !784}
!1585 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1586, file: !1544, line: 103)
!1586 = !DISubprogram(name: "towupper", scope: !1547, file: !1547, line: 169, type: !1583, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1587 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1588, file: !1544, line: 104)
!1588 = !DISubprogram(name: "wctrans", scope: !1541, file: !1541, line: 52, type: !1589, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1589 = !DISubroutineType(types: !1590)
!1590 = !{!1540, !34}
!1591 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1592, file: !1544, line: 105)
!1592 = !DISubprogram(name: "wctype", scope: !1547, file: !1547, line: 155, type: !1593, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1593 = !DISubroutineType(types: !1594)
!1594 = !{!1546, !34}
!1595 = !{i32 7, !"Dwarf Version", i32 5}
!1596 = !{i32 2, !"Debug Info Version", i32 3}
!1597 = !{i32 1, !"wchar_size", i32 4}
!1598 = !{i32 7, !"PIC Level", i32 2}
!1599 = !{i32 7, !"PIE Level", i32 2}
!1600 = !{i32 7, !"uwtable", i32 1}

!1602 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !885, file: !885, type: !1204, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !346)
!1603 = !DILocation(line: 74, column: 25, scope: !1604)
!1604 = !DILexicalBlockFile(scope: !1602, file: !3, discriminator: 0)
!1605 = !DILocation(line: 0, scope: !1602)
!1606 = distinct !DISubprogram(name: "main", scope: !8, file: !8, line: 6, type: !1287, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !1607)
!1607 = !{!1608, !1611}
!1608 = !DILocalVariable(name: "line", scope: !1606, file: !8, line: 8, type: !1609)
!1609 = !DIDerivedType(tag: DW_TAG_typedef, name: "string", scope: !2, file: !1610, line: 77, baseType: !220)
!1610 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/stringfwd.h", directory: "")
!1611 = !DILocalVariable(name: "lines", scope: !1606, file: !8, line: 9, type: !11)
!1612 = !DILocation(line: 8, column: 5, scope: !1606)
!1613 = !DILocation(line: 8, column: 17, scope: !1606)
!1614 = !DILocation(line: 9, column: 5, scope: !1606)
!1615 = !DILocation(line: 9, column: 9, scope: !1606)
!1616 = !DILocation(line: 10, column: 5, scope: !1606)
!1617 = !DILocation(line: 10, column: 12, scope: !1606)
!1618 = !DILocation(line: 10, column: 18, scope: !1606)
!1619 = !DILocation(line: 10, column: 22, scope: !1606)
!1620 = !DILocation(line: 10, column: 25, scope: !1606)
!1621 = !DILocation(line: 0, scope: !1606)
!1622 = !DILocation(line: 11, column: 9, scope: !1606)
!1623 = distinct !{!1623, !1616, !1624, !1625, !1626}
!1624 = !DILocation(line: 11, column: 11, scope: !1606)
!1625 = !{!"llvm.loop.mustprogress"}
!1626 = !{!"llvm.loop.unroll.disable"}
!1627 = !DILocation(line: 13, column: 1, scope: !1606)
!1628 = !DILocation(line: 12, column: 5, scope: !1606)
!1629 = distinct !DISubprogram(name: "basic_string", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2Ev", scope: !220, file: !221, line: 515, type: !407, scopeLine: 518, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !471, retainedNodes: !1630)
!1630 = !{!1631}
!1631 = !DILocalVariable(name: "this", arg: 1, scope: !1629, type: !1632, flags: DIFlagArtificial | DIFlagObjectPointer)
!1632 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !220, size: 64)
!1633 = !DILocation(line: 0, scope: !1629)
!1634 = !DILocation(line: 517, column: 9, scope: !1629)
!1635 = !DILocation(line: 517, column: 21, scope: !1629)
!1636 = !DILocation(line: 519, column: 2, scope: !1637)
!1637 = distinct !DILexicalBlock(scope: !1629, file: !221, line: 518, column: 7)
!1638 = !DILocation(line: 520, column: 2, scope: !1637)
!1639 = !DILocation(line: 521, column: 7, scope: !1629)
!1640 = !DILocation(line: 521, column: 7, scope: !1637)
!1641 = distinct !DISubprogram(name: "getline<char, std::char_traits<char>, std::allocator<char> >", linkageName: "_ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE", scope: !2, file: !221, line: 3923, type: !1642, scopeLine: 3925, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, templateParams: !762, retainedNodes: !1647)
!1642 = !DISubroutineType(types: !1643)
!1643 = !{!1644, !1644, !507}
!1644 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !1645, size: 64)
!1645 = !DICompositeType(tag: DW_TAG_class_type, name: "basic_istream<char, std::char_traits<char> >", scope: !2, file: !1646, line: 1105, size: 2240, flags: DIFlagFwdDecl | DIFlagNonTrivial)
!1646 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/istream.tcc", directory: "")
!1647 = !{!1648, !1649}
!1648 = !DILocalVariable(name: "__is", arg: 1, scope: !1641, file: !221, line: 3923, type: !1644)
!1649 = !DILocalVariable(name: "__str", arg: 2, scope: !1641, file: !221, line: 3924, type: !507)
!1650 = !DILocation(line: 3923, column: 45, scope: !1641)
!1651 = !DILocation(line: 3924, column: 45, scope: !1641)
!1652 = !DILocation(line: 3925, column: 27, scope: !1641)
!1653 = !DILocation(line: 3925, column: 33, scope: !1641)
!1654 = !DILocation(line: 3925, column: 40, scope: !1641)
!1655 = !DILocation(line: 3925, column: 45, scope: !1641)
!1656 = !DILocation(line: 3925, column: 14, scope: !1641)
!1657 = !DILocation(line: 3925, column: 7, scope: !1641)
!1658 = distinct !DISubprogram(name: "operator bool", linkageName: "_ZNKSt9basic_iosIcSt11char_traitsIcEEcvbEv", scope: !1660, file: !1659, line: 117, type: !1662, scopeLine: 118, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !1666, retainedNodes: !1667)
!1659 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/basic_ios.h", directory: "")
!1660 = !DICompositeType(tag: DW_TAG_class_type, name: "basic_ios<char, std::char_traits<char> >", scope: !2, file: !1661, line: 178, size: 2112, flags: DIFlagFwdDecl | DIFlagNonTrivial)
!1661 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/basic_ios.tcc", directory: "")
!1662 = !DISubroutineType(types: !1663)
!1663 = !{!21, !1664}
!1664 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1665, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!1665 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !1660)
!1666 = !DISubprogram(name: "operator bool", linkageName: "_ZNKSt9basic_iosIcSt11char_traitsIcEEcvbEv", scope: !1660, file: !1659, line: 117, type: !1662, scopeLine: 117, flags: DIFlagPublic | DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1667 = !{!1668}
!1668 = !DILocalVariable(name: "this", arg: 1, scope: !1658, type: !1669, flags: DIFlagArtificial | DIFlagObjectPointer)
!1669 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1665, size: 64)
!1670 = !DILocation(line: 0, scope: !1658)
!1671 = !DILocation(line: 118, column: 23, scope: !1658)
!1672 = !DILocation(line: 118, column: 16, scope: !1658)
!1673 = !DILocation(line: 118, column: 9, scope: !1658)
!1674 = distinct !DISubprogram(name: "~basic_string", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev", scope: !220, file: !221, line: 794, type: !407, scopeLine: 795, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !503, retainedNodes: !1675)
!1675 = !{!1676}
!1676 = !DILocalVariable(name: "this", arg: 1, scope: !1674, type: !1632, flags: DIFlagArtificial | DIFlagObjectPointer)
!1677 = !DILocation(line: 0, scope: !1674)
!1678 = !DILocation(line: 795, column: 9, scope: !1679)
!1679 = distinct !DILexicalBlock(scope: !1674, file: !221, line: 795, column: 7)
!1680 = !DILocation(line: 795, column: 23, scope: !1679)
!1681 = !DILocation(line: 795, column: 23, scope: !1674)
!1682 = distinct !DISubprogram(name: "_M_dispose", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv", scope: !220, file: !221, line: 283, type: !407, scopeLine: 284, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !406, retainedNodes: !1683)
!1683 = !{!1684}
!1684 = !DILocalVariable(name: "this", arg: 1, scope: !1682, type: !1632, flags: DIFlagArtificial | DIFlagObjectPointer)
!1685 = !DILocation(line: 0, scope: !1682)
!1686 = !DILocation(line: 285, column: 7, scope: !1687)
!1687 = distinct !DILexicalBlock(scope: !1682, file: !221, line: 285, column: 6)
!1688 = !DILocation(line: 285, column: 6, scope: !1682)
!1689 = !DILocation(line: 286, column: 15, scope: !1687)
!1690 = !DILocation(line: 286, column: 4, scope: !1687)
!1691 = !DILocation(line: 287, column: 7, scope: !1682)
!1692 = distinct !DISubprogram(name: "~allocator", linkageName: "_ZNSaIcED2Ev", scope: !242, file: !243, line: 174, type: !290, scopeLine: 174, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !302, retainedNodes: !1693)
!1693 = !{!1694}
!1694 = !DILocalVariable(name: "this", arg: 1, scope: !1692, type: !1695, flags: DIFlagArtificial | DIFlagObjectPointer)
!1695 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !242, size: 64)
!1696 = !DILocation(line: 0, scope: !1692)
!1697 = !DILocation(line: 174, column: 39, scope: !1698)
!1698 = distinct !DILexicalBlock(scope: !1692, file: !243, line: 174, column: 37)
!1699 = !DILocation(line: 174, column: 39, scope: !1692)
!1700 = distinct !DISubprogram(name: "_M_is_local", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_is_localEv", scope: !220, file: !221, line: 273, type: !400, scopeLine: 274, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !399, retainedNodes: !1701)
!1701 = !{!1702}
!1702 = !DILocalVariable(name: "this", arg: 1, scope: !1700, type: !1703, flags: DIFlagArtificial | DIFlagObjectPointer)
!1703 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !387, size: 64)
!1704 = !DILocation(line: 0, scope: !1700)
!1705 = !DILocation(line: 274, column: 16, scope: !1700)
!1706 = !DILocation(line: 274, column: 29, scope: !1700)
!1707 = !DILocation(line: 274, column: 26, scope: !1700)
!1708 = !DILocation(line: 274, column: 9, scope: !1700)
!1709 = distinct !DISubprogram(name: "_M_destroy", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_destroyEm", scope: !220, file: !221, line: 291, type: !381, scopeLine: 292, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !409, retainedNodes: !1710)
!1710 = !{!1711, !1712}
!1711 = !DILocalVariable(name: "this", arg: 1, scope: !1709, type: !1632, flags: DIFlagArtificial | DIFlagObjectPointer)
!1712 = !DILocalVariable(name: "__size", arg: 2, scope: !1709, file: !221, line: 291, type: !226)
!1713 = !DILocation(line: 0, scope: !1709)
!1714 = !DILocation(line: 291, column: 28, scope: !1709)
!1715 = !DILocation(line: 292, column: 35, scope: !1709)
!1716 = !DILocation(line: 292, column: 55, scope: !1709)
!1717 = !DILocation(line: 292, column: 66, scope: !1709)
!1718 = !DILocation(line: 292, column: 73, scope: !1709)
!1719 = !DILocation(line: 292, column: 9, scope: !1709)
!1720 = !DILocation(line: 292, column: 79, scope: !1709)
!1721 = distinct !DISubprogram(name: "_M_data", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv", scope: !220, file: !221, line: 233, type: !384, scopeLine: 234, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !383, retainedNodes: !1722)
!1722 = !{!1723}
!1723 = !DILocalVariable(name: "this", arg: 1, scope: !1721, type: !1703, flags: DIFlagArtificial | DIFlagObjectPointer)
!1724 = !DILocation(line: 0, scope: !1721)
!1725 = !DILocation(line: 234, column: 16, scope: !1721)
!1726 = !DILocation(line: 234, column: 28, scope: !1721)
!1727 = !DILocation(line: 234, column: 9, scope: !1721)
!1728 = distinct !DISubprogram(name: "_M_local_data", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv", scope: !220, file: !221, line: 249, type: !392, scopeLine: 250, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !391, retainedNodes: !1729)
!1729 = !{!1730}
!1730 = !DILocalVariable(name: "this", arg: 1, scope: !1728, type: !1703, flags: DIFlagArtificial | DIFlagObjectPointer)
!1731 = !DILocation(line: 0, scope: !1728)
!1732 = !DILocation(line: 252, column: 57, scope: !1728)
!1733 = !DILocation(line: 252, column: 56, scope: !1728)
!1734 = !DILocation(line: 252, column: 9, scope: !1728)
!1735 = !DILocation(line: 252, column: 2, scope: !1728)
!1736 = distinct !DISubprogram(name: "pointer_to", linkageName: "_ZNSt19__ptr_traits_ptr_toIPKcS0_Lb0EE10pointer_toERS0_", scope: !1738, file: !1737, line: 135, type: !1741, scopeLine: 136, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !1740, retainedNodes: !1750)
!1737 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/ptr_traits.h", directory: "")
!1738 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__ptr_traits_ptr_to<const char *, const char, false>", scope: !2, file: !1737, line: 124, size: 8, flags: DIFlagTypePassByValue, elements: !1739, templateParams: !1746, identifier: "_ZTSSt19__ptr_traits_ptr_toIPKcS0_Lb0EE")
!1739 = !{!1740}
!1740 = !DISubprogram(name: "pointer_to", linkageName: "_ZNSt19__ptr_traits_ptr_toIPKcS0_Lb0EE10pointer_toERS0_", scope: !1738, file: !1737, line: 135, type: !1741, scopeLine: 135, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!1741 = !DISubroutineType(types: !1742)
!1742 = !{!1743, !1744}
!1743 = !DIDerivedType(tag: DW_TAG_typedef, name: "pointer", scope: !1738, file: !1737, line: 126, baseType: !34)
!1744 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !1745, size: 64)
!1745 = !DIDerivedType(tag: DW_TAG_typedef, name: "element_type", scope: !1738, file: !1737, line: 127, baseType: !35)
!1746 = !{!1747, !1748, !1749}
!1747 = !DITemplateTypeParameter(name: "_Ptr", type: !34)
!1748 = !DITemplateTypeParameter(name: "_Elt", type: !35)
!1749 = !DITemplateValueParameter(type: !21, value: i1 false)
!1750 = !{!1751}
!1751 = !DILocalVariable(name: "__r", arg: 1, scope: !1736, file: !1737, line: 135, type: !1744)
!1752 = !DILocation(line: 135, column: 32, scope: !1736)
!1753 = !DILocation(line: 136, column: 31, scope: !1736)
!1754 = !DILocation(line: 136, column: 16, scope: !1736)
!1755 = !DILocation(line: 136, column: 9, scope: !1736)
!1756 = distinct !DISubprogram(name: "addressof<const char>", linkageName: "_ZSt9addressofIKcEPT_RS1_", scope: !2, file: !1757, line: 145, type: !1758, scopeLine: 146, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, templateParams: !1762, retainedNodes: !1760)
!1757 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/move.h", directory: "")
!1758 = !DISubroutineType(types: !1759)
!1759 = !{!34, !273}
!1760 = !{!1761}
!1761 = !DILocalVariable(name: "__r", arg: 1, scope: !1756, file: !1757, line: 145, type: !273)
!1762 = !{!1763}
!1763 = !DITemplateTypeParameter(name: "_Tp", type: !35)
!1764 = !DILocation(line: 145, column: 20, scope: !1756)
!1765 = !DILocation(line: 146, column: 31, scope: !1756)
!1766 = !DILocation(line: 146, column: 14, scope: !1756)
!1767 = !DILocation(line: 146, column: 7, scope: !1756)
!1768 = distinct !DISubprogram(name: "__addressof<const char>", linkageName: "_ZSt11__addressofIKcEPT_RS1_", scope: !2, file: !1757, line: 49, type: !1758, scopeLine: 50, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, templateParams: !1762, retainedNodes: !1769)
!1769 = !{!1770}
!1770 = !DILocalVariable(name: "__r", arg: 1, scope: !1768, file: !1757, line: 49, type: !273)
!1771 = !DILocation(line: 49, column: 22, scope: !1768)
!1772 = !DILocation(line: 50, column: 34, scope: !1768)
!1773 = !DILocation(line: 50, column: 7, scope: !1768)
!1774 = distinct !DISubprogram(name: "deallocate", linkageName: "_ZNSt16allocator_traitsISaIcEE10deallocateERS0_Pcm", scope: !233, file: !234, line: 495, type: !311, scopeLine: 496, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !310, retainedNodes: !1775)
!1775 = !{!1776, !1777, !1778}
!1776 = !DILocalVariable(name: "__a", arg: 1, scope: !1774, file: !234, line: 495, type: !240)
!1777 = !DILocalVariable(name: "__p", arg: 2, scope: !1774, file: !234, line: 495, type: !239)
!1778 = !DILocalVariable(name: "__n", arg: 3, scope: !1774, file: !234, line: 495, type: !305)
!1779 = !DILocation(line: 495, column: 34, scope: !1774)
!1780 = !DILocation(line: 495, column: 47, scope: !1774)
!1781 = !DILocation(line: 495, column: 62, scope: !1774)
!1782 = !DILocation(line: 496, column: 9, scope: !1774)
!1783 = !DILocation(line: 496, column: 24, scope: !1774)
!1784 = !DILocation(line: 496, column: 29, scope: !1774)
!1785 = !DILocation(line: 496, column: 13, scope: !1774)
!1786 = !DILocation(line: 496, column: 35, scope: !1774)
!1787 = distinct !DISubprogram(name: "_M_get_allocator", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv", scope: !220, file: !221, line: 339, type: !414, scopeLine: 340, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !413, retainedNodes: !1788)
!1788 = !{!1789}
!1789 = !DILocalVariable(name: "this", arg: 1, scope: !1787, type: !1632, flags: DIFlagArtificial | DIFlagObjectPointer)
!1790 = !DILocation(line: 0, scope: !1787)
!1791 = !DILocation(line: 340, column: 16, scope: !1787)
!1792 = !DILocation(line: 340, column: 9, scope: !1787)
!1793 = distinct !DISubprogram(name: "deallocate", linkageName: "_ZNSt15__new_allocatorIcE10deallocateEPcm", scope: !248, file: !249, line: 142, type: !281, scopeLine: 143, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !280, retainedNodes: !1794)
!1794 = !{!1795, !1797, !1798}
!1795 = !DILocalVariable(name: "this", arg: 1, scope: !1793, type: !1796, flags: DIFlagArtificial | DIFlagObjectPointer)
!1796 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !248, size: 64)
!1797 = !DILocalVariable(name: "__p", arg: 2, scope: !1793, file: !249, line: 142, type: !109)
!1798 = !DILocalVariable(name: "__n", arg: 3, scope: !1793, file: !249, line: 142, type: !277)
!1799 = !DILocation(line: 0, scope: !1793)
!1800 = !DILocation(line: 142, column: 23, scope: !1793)
!1801 = !DILocation(line: 142, column: 38, scope: !1793)
!1802 = !DILocation(line: 158, column: 27, scope: !1793)
!1803 = !DILocation(line: 158, column: 2, scope: !1793)
!1804 = !DILocation(line: 159, column: 7, scope: !1793)
!1805 = distinct !DISubprogram(name: "~__new_allocator", linkageName: "_ZNSt15__new_allocatorIcED2Ev", scope: !248, file: !249, line: 90, type: !252, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !260, retainedNodes: !1806)
!1806 = !{!1807}
!1807 = !DILocalVariable(name: "this", arg: 1, scope: !1805, type: !1796, flags: DIFlagArtificial | DIFlagObjectPointer)
!1808 = !DILocation(line: 0, scope: !1805)
!1809 = !DILocation(line: 90, column: 50, scope: !1805)
!1810 = distinct !DISubprogram(name: "_M_local_data", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv", scope: !220, file: !221, line: 238, type: !389, scopeLine: 239, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !388, retainedNodes: !1811)
!1811 = !{!1812}
!1812 = !DILocalVariable(name: "this", arg: 1, scope: !1810, type: !1632, flags: DIFlagArtificial | DIFlagObjectPointer)
!1813 = !DILocation(line: 0, scope: !1810)
!1814 = !DILocation(line: 241, column: 51, scope: !1810)
!1815 = !DILocation(line: 241, column: 50, scope: !1810)
!1816 = !DILocation(line: 241, column: 9, scope: !1810)
!1817 = !DILocation(line: 241, column: 2, scope: !1810)
!1818 = distinct !DISubprogram(name: "allocator", linkageName: "_ZNSaIcEC2Ev", scope: !242, file: !243, line: 156, type: !290, scopeLine: 156, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !289, retainedNodes: !1819)
!1819 = !{!1820}
!1820 = !DILocalVariable(name: "this", arg: 1, scope: !1818, type: !1695, flags: DIFlagArtificial | DIFlagObjectPointer)
!1821 = !DILocation(line: 0, scope: !1818)
!1822 = !DILocation(line: 156, column: 36, scope: !1818)
!1823 = !DILocation(line: 156, column: 7, scope: !1818)
!1824 = !DILocation(line: 156, column: 38, scope: !1818)
!1825 = distinct !DISubprogram(name: "_Alloc_hider", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderC2EPcOS3_", scope: !339, file: !221, line: 203, type: !356, scopeLine: 204, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !355, retainedNodes: !1826)
!1826 = !{!1827, !1829, !1830}
!1827 = !DILocalVariable(name: "this", arg: 1, scope: !1825, type: !1828, flags: DIFlagArtificial | DIFlagObjectPointer)
!1828 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !339, size: 64)
!1829 = !DILocalVariable(name: "__dat", arg: 2, scope: !1825, file: !221, line: 203, type: !349)
!1830 = !DILocalVariable(name: "__a", arg: 3, scope: !1825, file: !221, line: 203, type: !358)
!1831 = !DILocation(line: 0, scope: !1825)
!1832 = !DILocation(line: 203, column: 23, scope: !1825)
!1833 = !DILocation(line: 203, column: 39, scope: !1825)
!1834 = !DILocation(line: 204, column: 48, scope: !1825)
!1835 = !DILocation(line: 204, column: 29, scope: !1825)
!1836 = !DILocation(line: 204, column: 19, scope: !1825)
!1837 = !DILocation(line: 204, column: 4, scope: !1825)
!1838 = !DILocation(line: 204, column: 36, scope: !1825)
!1839 = !DILocation(line: 204, column: 41, scope: !1825)
!1840 = !DILocation(line: 204, column: 50, scope: !1825)
!1841 = distinct !DISubprogram(name: "_M_use_local_data", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE17_M_use_local_dataEv", scope: !220, file: !221, line: 351, type: !389, scopeLine: 352, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !422, retainedNodes: !1842)
!1842 = !{!1843}
!1843 = !DILocalVariable(name: "this", arg: 1, scope: !1841, type: !1632, flags: DIFlagArtificial | DIFlagObjectPointer)
!1844 = !DILocation(line: 0, scope: !1841)
!1845 = !DILocation(line: 358, column: 9, scope: !1841)
!1846 = !DILocation(line: 358, column: 2, scope: !1841)
!1847 = distinct !DISubprogram(name: "_M_set_length", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_set_lengthEm", scope: !220, file: !221, line: 265, type: !381, scopeLine: 266, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !398, retainedNodes: !1848)
!1848 = !{!1849, !1850}
!1849 = !DILocalVariable(name: "this", arg: 1, scope: !1847, type: !1632, flags: DIFlagArtificial | DIFlagObjectPointer)
!1850 = !DILocalVariable(name: "__n", arg: 2, scope: !1847, file: !221, line: 265, type: !226)
!1851 = !DILocation(line: 0, scope: !1847)
!1852 = !DILocation(line: 265, column: 31, scope: !1847)
!1853 = !DILocation(line: 267, column: 12, scope: !1847)
!1854 = !DILocation(line: 267, column: 2, scope: !1847)
!1855 = !DILocation(line: 268, column: 22, scope: !1847)
!1856 = !DILocation(line: 268, column: 32, scope: !1847)
!1857 = !DILocation(line: 268, column: 38, scope: !1847)
!1858 = !DILocation(line: 268, column: 2, scope: !1847)
!1859 = !DILocation(line: 269, column: 7, scope: !1847)
!1860 = distinct !DISubprogram(name: "pointer_to", linkageName: "_ZNSt19__ptr_traits_ptr_toIPccLb0EE10pointer_toERc", scope: !1861, file: !1737, line: 135, type: !1864, scopeLine: 136, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !1863, retainedNodes: !1872)
!1861 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__ptr_traits_ptr_to<char *, char, false>", scope: !2, file: !1737, line: 124, size: 8, flags: DIFlagTypePassByValue, elements: !1862, templateParams: !1869, identifier: "_ZTSSt19__ptr_traits_ptr_toIPccLb0EE")
!1862 = !{!1863}
!1863 = !DISubprogram(name: "pointer_to", linkageName: "_ZNSt19__ptr_traits_ptr_toIPccLb0EE10pointer_toERc", scope: !1861, file: !1737, line: 135, type: !1864, scopeLine: 135, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!1864 = !DISubroutineType(types: !1865)
!1865 = !{!1866, !1867}
!1866 = !DIDerivedType(tag: DW_TAG_typedef, name: "pointer", scope: !1861, file: !1737, line: 126, baseType: !109)
!1867 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !1868, size: 64)
!1868 = !DIDerivedType(tag: DW_TAG_typedef, name: "element_type", scope: !1861, file: !1737, line: 127, baseType: !36)
!1869 = !{!1870, !1871, !1749}
!1870 = !DITemplateTypeParameter(name: "_Ptr", type: !109)
!1871 = !DITemplateTypeParameter(name: "_Elt", type: !36)
!1872 = !{!1873}
!1873 = !DILocalVariable(name: "__r", arg: 1, scope: !1860, file: !1737, line: 135, type: !1867)
!1874 = !DILocation(line: 135, column: 32, scope: !1860)
!1875 = !DILocation(line: 136, column: 31, scope: !1860)
!1876 = !DILocation(line: 136, column: 16, scope: !1860)
!1877 = !DILocation(line: 136, column: 9, scope: !1860)
!1878 = distinct !DISubprogram(name: "addressof<char>", linkageName: "_ZSt9addressofIcEPT_RS0_", scope: !2, file: !1757, line: 145, type: !1879, scopeLine: 146, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, templateParams: !287, retainedNodes: !1881)
!1879 = !DISubroutineType(types: !1880)
!1880 = !{!109, !267}
!1881 = !{!1882}
!1882 = !DILocalVariable(name: "__r", arg: 1, scope: !1878, file: !1757, line: 145, type: !267)
!1883 = !DILocation(line: 145, column: 20, scope: !1878)
!1884 = !DILocation(line: 146, column: 31, scope: !1878)
!1885 = !DILocation(line: 146, column: 14, scope: !1878)
!1886 = !DILocation(line: 146, column: 7, scope: !1878)
!1887 = distinct !DISubprogram(name: "__addressof<char>", linkageName: "_ZSt11__addressofIcEPT_RS0_", scope: !2, file: !1757, line: 49, type: !1879, scopeLine: 50, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, templateParams: !287, retainedNodes: !1888)
!1888 = !{!1889}
!1889 = !DILocalVariable(name: "__r", arg: 1, scope: !1887, file: !1757, line: 49, type: !267)
!1890 = !DILocation(line: 49, column: 22, scope: !1887)
!1891 = !DILocation(line: 50, column: 34, scope: !1887)
!1892 = !DILocation(line: 50, column: 7, scope: !1887)
!1893 = distinct !DISubprogram(name: "__new_allocator", linkageName: "_ZNSt15__new_allocatorIcEC2Ev", scope: !248, file: !249, line: 80, type: !252, scopeLine: 80, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !251, retainedNodes: !1894)
!1894 = !{!1895}
!1895 = !DILocalVariable(name: "this", arg: 1, scope: !1893, type: !1796, flags: DIFlagArtificial | DIFlagObjectPointer)
!1896 = !DILocation(line: 0, scope: !1893)
!1897 = !DILocation(line: 80, column: 49, scope: !1893)
!1898 = distinct !DISubprogram(name: "move<std::allocator<char> &>", linkageName: "_ZSt4moveIRSaIcEEONSt16remove_referenceIT_E4typeEOS3_", scope: !2, file: !1757, line: 104, type: !1899, scopeLine: 105, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, templateParams: !1905, retainedNodes: !1907)
!1899 = !DISubroutineType(types: !1900)
!1900 = !{!1901, !301}
!1901 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !1902, size: 64)
!1902 = !DIDerivedType(tag: DW_TAG_typedef, name: "type", scope: !1904, file: !1903, line: 1633, baseType: !242)
!1903 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/type_traits", directory: "")
!1904 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "remove_reference<std::allocator<char> &>", scope: !2, file: !1903, line: 1632, size: 8, flags: DIFlagTypePassByValue, elements: !346, templateParams: !1905, identifier: "_ZTSSt16remove_referenceIRSaIcEE")
!1905 = !{!1906}
!1906 = !DITemplateTypeParameter(name: "_Tp", type: !301)
!1907 = !{!1908}
!1908 = !DILocalVariable(name: "__t", arg: 1, scope: !1898, file: !1757, line: 104, type: !301)
!1909 = !DILocation(line: 104, column: 16, scope: !1898)
!1910 = !DILocation(line: 105, column: 71, scope: !1898)
!1911 = !DILocation(line: 105, column: 7, scope: !1898)
!1912 = distinct !DISubprogram(name: "allocator", linkageName: "_ZNSaIcEC2ERKS_", scope: !242, file: !243, line: 159, type: !294, scopeLine: 160, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !293, retainedNodes: !1913)
!1913 = !{!1914, !1915}
!1914 = !DILocalVariable(name: "this", arg: 1, scope: !1912, type: !1695, flags: DIFlagArtificial | DIFlagObjectPointer)
!1915 = !DILocalVariable(name: "__a", arg: 2, scope: !1912, file: !243, line: 159, type: !296)
!1916 = !DILocation(line: 0, scope: !1912)
!1917 = !DILocation(line: 159, column: 34, scope: !1912)
!1918 = !DILocation(line: 160, column: 36, scope: !1912)
!1919 = !DILocation(line: 160, column: 31, scope: !1912)
!1920 = !DILocation(line: 160, column: 9, scope: !1912)
!1921 = !DILocation(line: 160, column: 38, scope: !1912)
!1922 = distinct !DISubprogram(name: "__new_allocator", linkageName: "_ZNSt15__new_allocatorIcEC2ERKS0_", scope: !248, file: !249, line: 83, type: !256, scopeLine: 83, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !255, retainedNodes: !1923)
!1923 = !{!1924, !1925}
!1924 = !DILocalVariable(name: "this", arg: 1, scope: !1922, type: !1796, flags: DIFlagArtificial | DIFlagObjectPointer)
!1925 = !DILocalVariable(arg: 2, scope: !1922, file: !249, line: 83, type: !258)
!1926 = !DILocation(line: 0, scope: !1922)
!1927 = !DILocation(line: 83, column: 45, scope: !1922)
!1928 = !DILocation(line: 83, column: 71, scope: !1922)
!1929 = distinct !DISubprogram(name: "_M_length", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_lengthEm", scope: !220, file: !221, line: 228, type: !381, scopeLine: 229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !380, retainedNodes: !1930)
!1930 = !{!1931, !1932}
!1931 = !DILocalVariable(name: "this", arg: 1, scope: !1929, type: !1632, flags: DIFlagArtificial | DIFlagObjectPointer)
!1932 = !DILocalVariable(name: "__length", arg: 2, scope: !1929, file: !221, line: 228, type: !226)
!1933 = !DILocation(line: 0, scope: !1929)
!1934 = !DILocation(line: 228, column: 27, scope: !1929)
!1935 = !DILocation(line: 229, column: 28, scope: !1929)
!1936 = !DILocation(line: 229, column: 9, scope: !1929)
!1937 = !DILocation(line: 229, column: 26, scope: !1929)
!1938 = !DILocation(line: 229, column: 38, scope: !1929)
!1939 = distinct !DISubprogram(name: "assign", linkageName: "_ZNSt11char_traitsIcE6assignERcRKc", scope: !169, file: !170, line: 347, type: !173, scopeLine: 348, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !172, retainedNodes: !1940)
!1940 = !{!1941, !1942}
!1941 = !DILocalVariable(name: "__c1", arg: 1, scope: !1939, file: !170, line: 347, type: !175)
!1942 = !DILocalVariable(name: "__c2", arg: 2, scope: !1939, file: !170, line: 347, type: !177)
!1943 = !DILocation(line: 347, column: 25, scope: !1939)
!1944 = !DILocation(line: 347, column: 48, scope: !1939)
!1945 = !DILocation(line: 354, column: 9, scope: !1939)
!1946 = !DILocation(line: 354, column: 2, scope: !1939)
!1947 = !DILocation(line: 354, column: 7, scope: !1939)
!1948 = !DILocation(line: 355, column: 7, scope: !1939)
!1949 = !DISubprogram(name: "getline<char, std::char_traits<char>, std::allocator<char> >", linkageName: "_ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EES4_", scope: !2, file: !221, line: 3945, type: !1950, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, templateParams: !762, retainedNodes: !346)
!1950 = !DISubroutineType(types: !1951)
!1951 = !{!1644, !1644, !507, !36}
!1952 = distinct !DISubprogram(name: "widen", linkageName: "_ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc", scope: !1660, file: !1659, line: 449, type: !1953, scopeLine: 450, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !1956, retainedNodes: !1957)
!1953 = !DISubroutineType(types: !1954)
!1954 = !{!1955, !1664, !36}
!1955 = !DIDerivedType(tag: DW_TAG_typedef, name: "char_type", scope: !1660, file: !1659, line: 76, baseType: !36)
!1956 = !DISubprogram(name: "widen", linkageName: "_ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc", scope: !1660, file: !1659, line: 449, type: !1953, scopeLine: 449, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1957 = !{!1958, !1959}
!1958 = !DILocalVariable(name: "this", arg: 1, scope: !1952, type: !1669, flags: DIFlagArtificial | DIFlagObjectPointer)
!1959 = !DILocalVariable(name: "__c", arg: 2, scope: !1952, file: !1659, line: 449, type: !36)
!1960 = !DILocation(line: 0, scope: !1952)
!1961 = !DILocation(line: 449, column: 18, scope: !1952)
!1962 = !DILocation(line: 450, column: 30, scope: !1952)
!1963 = !DILocation(line: 450, column: 16, scope: !1952)
!1964 = !DILocation(line: 450, column: 46, scope: !1952)
!1965 = !DILocation(line: 450, column: 40, scope: !1952)
!1966 = !DILocation(line: 450, column: 9, scope: !1952)
!1967 = distinct !DISubprogram(name: "__check_facet<std::ctype<char> >", linkageName: "_ZSt13__check_facetISt5ctypeIcEERKT_PS3_", scope: !2, file: !1659, line: 47, type: !1968, scopeLine: 48, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, templateParams: !1977, retainedNodes: !1975)
!1968 = !DISubroutineType(types: !1969)
!1969 = !{!1970, !1974}
!1970 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !1971, size: 64)
!1971 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !1972)
!1972 = !DICompositeType(tag: DW_TAG_class_type, name: "ctype<char>", scope: !2, file: !1973, line: 689, size: 4608, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSSt5ctypeIcE")
!1973 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/locale_facets.h", directory: "")
!1974 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1971, size: 64)
!1975 = !{!1976}
!1976 = !DILocalVariable(name: "__f", arg: 1, scope: !1967, file: !1659, line: 47, type: !1974)
!1977 = !{!1978}
!1978 = !DITemplateTypeParameter(name: "_Facet", type: !1972)
!1979 = !DILocation(line: 47, column: 33, scope: !1967)
!1980 = !DILocation(line: 49, column: 12, scope: !1981)
!1981 = distinct !DILexicalBlock(scope: !1967, file: !1659, line: 49, column: 11)
!1982 = !DILocation(line: 49, column: 11, scope: !1967)
!1983 = !DILocation(line: 50, column: 2, scope: !1981)
!1984 = !DILocation(line: 51, column: 15, scope: !1967)
!1985 = !DILocation(line: 51, column: 7, scope: !1967)
!1986 = distinct !DISubprogram(name: "widen", linkageName: "_ZNKSt5ctypeIcE5widenEc", scope: !1972, file: !1973, line: 880, type: !1987, scopeLine: 881, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !1991, retainedNodes: !1992)
!1987 = !DISubroutineType(types: !1988)
!1988 = !{!1989, !1990, !36}
!1989 = !DIDerivedType(tag: DW_TAG_typedef, name: "char_type", scope: !1972, file: !1973, line: 694, baseType: !36)
!1990 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1971, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!1991 = !DISubprogram(name: "widen", linkageName: "_ZNKSt5ctypeIcE5widenEc", scope: !1972, file: !1973, line: 880, type: !1987, scopeLine: 880, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1992 = !{!1993, !1994}
!1993 = !DILocalVariable(name: "this", arg: 1, scope: !1986, type: !1974, flags: DIFlagArtificial | DIFlagObjectPointer)
!1994 = !DILocalVariable(name: "__c", arg: 2, scope: !1986, file: !1973, line: 880, type: !36)
!1995 = !DILocation(line: 0, scope: !1986)
!1996 = !DILocation(line: 880, column: 18, scope: !1986)
!1997 = !DILocation(line: 882, column: 6, scope: !1998)
!1998 = distinct !DILexicalBlock(scope: !1986, file: !1973, line: 882, column: 6)
!1999 = !DILocation(line: 882, column: 6, scope: !1986)
!2000 = !DILocation(line: 883, column: 11, scope: !1998)
!2001 = !DILocation(line: 883, column: 47, scope: !1998)
!2002 = !DILocation(line: 883, column: 4, scope: !1998)
!2003 = !DILocation(line: 884, column: 8, scope: !1986)
!2004 = !DILocation(line: 885, column: 24, scope: !1986)
!2005 = !DILocation(line: 885, column: 15, scope: !1986)
!2006 = !DILocation(line: 885, column: 2, scope: !1986)
!2007 = !DILocation(line: 886, column: 7, scope: !1986)
!2008 = distinct !DISubprogram(name: "fail", linkageName: "_ZNKSt9basic_iosIcSt11char_traitsIcEE4failEv", scope: !1660, file: !1659, line: 201, type: !1662, scopeLine: 202, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !2009, retainedNodes: !2010)
!2009 = !DISubprogram(name: "fail", linkageName: "_ZNKSt9basic_iosIcSt11char_traitsIcEE4failEv", scope: !1660, file: !1659, line: 201, type: !1662, scopeLine: 201, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!2010 = !{!2011}
!2011 = !DILocalVariable(name: "this", arg: 1, scope: !2008, type: !1669, flags: DIFlagArtificial | DIFlagObjectPointer)
!2012 = !DILocation(line: 0, scope: !2008)
!2013 = !DILocation(line: 202, column: 23, scope: !2008)
!2014 = !DILocation(line: 202, column: 43, scope: !2008)
!2015 = !DILocation(line: 202, column: 33, scope: !2008)
!2016 = !DILocation(line: 202, column: 55, scope: !2008)
!2017 = !DILocation(line: 202, column: 9, scope: !2008)
!2018 = distinct !DISubprogram(name: "operator&", linkageName: "_ZStanSt12_Ios_IostateS_", scope: !2, file: !5, line: 166, type: !2019, scopeLine: 167, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !2021)
!2019 = !DISubroutineType(types: !2020)
!2020 = !{!10, !10, !10}
!2021 = !{!2022, !2023}
!2022 = !DILocalVariable(name: "__a", arg: 1, scope: !2018, file: !5, line: 166, type: !10)
!2023 = !DILocalVariable(name: "__b", arg: 2, scope: !2018, file: !5, line: 166, type: !10)
!2024 = !DILocation(line: 166, column: 26, scope: !2018)
!2025 = !DILocation(line: 166, column: 44, scope: !2018)
!2026 = !DILocation(line: 167, column: 42, scope: !2018)
!2027 = !DILocation(line: 167, column: 66, scope: !2018)
!2028 = !DILocation(line: 167, column: 47, scope: !2018)
!2029 = !DILocation(line: 167, column: 5, scope: !2018)
!2030 = distinct !DISubprogram(name: "rdstate", linkageName: "_ZNKSt9basic_iosIcSt11char_traitsIcEE7rdstateEv", scope: !1660, file: !1659, line: 137, type: !2031, scopeLine: 138, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !2034, retainedNodes: !2035)
!2031 = !DISubroutineType(types: !2032)
!2032 = !{!2033, !1664}
!2033 = !DIDerivedType(tag: DW_TAG_typedef, name: "iostate", scope: !6, file: !5, line: 417, baseType: !10)
!2034 = !DISubprogram(name: "rdstate", linkageName: "_ZNKSt9basic_iosIcSt11char_traitsIcEE7rdstateEv", scope: !1660, file: !1659, line: 137, type: !2031, scopeLine: 137, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!2035 = !{!2036}
!2036 = !DILocalVariable(name: "this", arg: 1, scope: !2030, type: !1669, flags: DIFlagArtificial | DIFlagObjectPointer)
!2037 = !DILocation(line: 0, scope: !2030)
!2038 = !DILocation(line: 138, column: 16, scope: !2030)
!2039 = !DILocation(line: 138, column: 9, scope: !2030)
!2040 = distinct !DISubprogram(name: "operator|", linkageName: "_ZStorSt12_Ios_IostateS_", scope: !2, file: !5, line: 170, type: !2019, scopeLine: 171, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !2041)
!2041 = !{!2042, !2043}
!2042 = !DILocalVariable(name: "__a", arg: 1, scope: !2040, file: !5, line: 170, type: !10)
!2043 = !DILocalVariable(name: "__b", arg: 2, scope: !2040, file: !5, line: 170, type: !10)
!2044 = !DILocation(line: 170, column: 26, scope: !2040)
!2045 = !DILocation(line: 170, column: 44, scope: !2040)
!2046 = !DILocation(line: 171, column: 42, scope: !2040)
!2047 = !DILocation(line: 171, column: 66, scope: !2040)
!2048 = !DILocation(line: 171, column: 47, scope: !2040)
!2049 = !DILocation(line: 171, column: 5, scope: !2040)
!2050 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_cin_lines_safe.cpp", scope: !885, file: !885, type: !2051, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !346)
!2051 = !DISubroutineType(types: !346)
!2052 = !DILocation(line: 0, scope: !2050)
