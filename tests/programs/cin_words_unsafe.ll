source_filename = "cin_words_unsafe.cpp"
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
@.str = private unnamed_addr constant [4 x i8] c"add\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"number < 1000\00", align 1
@.str.2 = private unnamed_addr constant [21 x i8] c"cin_words_unsafe.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@llvm.global_ctors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @_GLOBAL__sub_I_cin_words_unsafe.cpp, i8* null }]

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
  %word = alloca %"class.std::__cxx11::basic_string", align 8
  %number = alloca i32, align 4
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast %"class.std::__cxx11::basic_string"* %word to i8*, !dbg !1627
  call void @llvm.lifetime.start.p0i8(i64 32, i8* %0), !dbg !1627
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"* %word, metadata !1623, metadata !DIExpression()), !dbg !1628
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2Ev(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %word), !dbg !1628
  %1 = bitcast i32* %number to i8*, !dbg !1629
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !1629
  call void @llvm.dbg.declare(metadata i32* %number, metadata !1626, metadata !DIExpression()), !dbg !1630
  br label %while.cond, !dbg !1631

while.cond:
  %call = invoke noundef nonnull align 8 dereferenceable(16) %"class.std::basic_istream"* @_ZStrsIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE(%"class.std::basic_istream"* noundef nonnull align 8 dereferenceable(16) @_ZSt3cin, %"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %word)
          to label %invoke.cont unwind label %lpad, !dbg !1632

invoke.cont:
  %2 = bitcast %"class.std::basic_istream"* %call to i8**, !dbg !1633
  %vtable = load i8*, i8** %2, align 8, !dbg !1633
  %vbase.offset.ptr = getelementptr i8, i8* %vtable, i64 -24, !dbg !1633
  %3 = bitcast i8* %vbase.offset.ptr to i64*, !dbg !1633
  %vbase.offset = load i64, i64* %3, align 8, !dbg !1633
  %4 = bitcast %"class.std::basic_istream"* %call to i8*, !dbg !1633
  %add.ptr = getelementptr inbounds i8, i8* %4, i64 %vbase.offset, !dbg !1633
  %5 = bitcast i8* %add.ptr to %"class.std::basic_ios"*, !dbg !1633
  %call2 = invoke noundef zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEEcvbEv(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %5)
          to label %invoke.cont1 unwind label %lpad, !dbg !1633

invoke.cont1:
  br i1 %call2, label %while.body, label %while.end, !dbg !1631

while.body:
  %call4 = invoke noundef zeroext i1 @_ZStneIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %word, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0))
          to label %invoke.cont3 unwind label %lpad, !dbg !1634

invoke.cont3:
  br i1 %call4, label %if.then, label %lor.lhs.false, !dbg !1637

lor.lhs.false:
  %call6 = invoke noundef nonnull align 8 dereferenceable(16) %"class.std::basic_istream"* @_ZNSirsERi(%"class.std::basic_istream"* noundef nonnull align 8 dereferenceable(16) @_ZSt3cin, i32* noundef nonnull align 4 dereferenceable(4) %number)
          to label %invoke.cont5 unwind label %lpad, !dbg !1638

invoke.cont5:
  %6 = bitcast %"class.std::basic_istream"* %call6 to i8**, !dbg !1639
  %vtable7 = load i8*, i8** %6, align 8, !dbg !1639
  %vbase.offset.ptr8 = getelementptr i8, i8* %vtable7, i64 -24, !dbg !1639
  %7 = bitcast i8* %vbase.offset.ptr8 to i64*, !dbg !1639
  %vbase.offset9 = load i64, i64* %7, align 8, !dbg !1639
  %8 = bitcast %"class.std::basic_istream"* %call6 to i8*, !dbg !1639
  %add.ptr10 = getelementptr inbounds i8, i8* %8, i64 %vbase.offset9, !dbg !1639
  %9 = bitcast i8* %add.ptr10 to %"class.std::basic_ios"*, !dbg !1639
  %call12 = invoke noundef zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEEntEv(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %9)
          to label %invoke.cont11 unwind label %lpad, !dbg !1640

invoke.cont11:
  br i1 %call12, label %if.then, label %if.end, !dbg !1641

if.then:
  br label %while.cond, !dbg !1642, !llvm.loop !1643

lpad:
  %10 = landingpad { i8*, i32 }
          cleanup, !dbg !1647
  %11 = extractvalue { i8*, i32 } %10, 0, !dbg !1647
  store i8* %11, i8** %exn.slot, align 8, !dbg !1647
  %12 = extractvalue { i8*, i32 } %10, 1, !dbg !1647
  store i32 %12, i32* %ehselector.slot, align 4, !dbg !1647
  %13 = bitcast i32* %number to i8*, !dbg !1647
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %13), !dbg !1647
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %word), !dbg !1647
  %14 = bitcast %"class.std::__cxx11::basic_string"* %word to i8*, !dbg !1647
  call void @llvm.lifetime.end.p0i8(i64 32, i8* %14), !dbg !1647
  br label %eh.resume, !dbg !1647

if.end:
  %15 = load i32, i32* %number, align 4, !dbg !1648
  %cmp = icmp slt i32 %15, 1000, !dbg !1648
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !1648

cond.true:
  br label %cond.end, !dbg !1648

cond.false:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.2, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !1648
  unreachable, !dbg !1648

16:                                               ; No predecessors!
  br label %cond.end, !dbg !1648

cond.end:
  br label %while.cond, !dbg !1631, !llvm.loop !1643

while.end:
  %17 = bitcast i32* %number to i8*, !dbg !1647
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %17), !dbg !1647
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %word), !dbg !1647
  %18 = bitcast %"class.std::__cxx11::basic_string"* %word to i8*, !dbg !1647
  call void @llvm.lifetime.end.p0i8(i64 32, i8* %18), !dbg !1647
  %19 = load i32, i32* %retval, align 4, !dbg !1647
  ret i32 %19, !dbg !1647

eh.resume:
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !1647
  %sel = load i32, i32* %ehselector.slot, align 4, !dbg !1647
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn, 0, !dbg !1647
  %lpad.val13 = insertvalue { i8*, i32 } %lpad.val, i32 %sel, 1, !dbg !1647
  resume { i8*, i32 } %lpad.val13, !dbg !1647
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2Ev(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #7 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !1649 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  %ref.tmp = alloca %"class.std::allocator", align 1
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1651, metadata !DIExpression()), !dbg !1653
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %_M_dataplus = getelementptr inbounds %"class.std::__cxx11::basic_string", %"class.std::__cxx11::basic_string"* %this1, i32 0, i32 0, !dbg !1654
  %call = invoke noundef i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !1655

invoke.cont:
  %0 = bitcast %"class.std::allocator"* %ref.tmp to i8*, !dbg !1654
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %0), !dbg !1654
  call void @_ZNSaIcEC2Ev(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %ref.tmp), !dbg !1654
  invoke void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderC2EPcOS3_(%"struct.std::__cxx11::basic_string<char>::_Alloc_hider"* noundef nonnull align 8 dereferenceable(8) %_M_dataplus, i8* noundef %call, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %ref.tmp)
          to label %invoke.cont2 unwind label %lpad, !dbg !1654

invoke.cont2:
  call void @_ZNSaIcED2Ev(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %ref.tmp), !dbg !1654
  %1 = bitcast %"class.std::allocator"* %ref.tmp to i8*, !dbg !1654
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %1), !dbg !1654
  %call3 = call noundef i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE17_M_use_local_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !1656
  invoke void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_set_lengthEm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1, i64 noundef 0)
          to label %invoke.cont5 unwind label %lpad4, !dbg !1658

invoke.cont5:
  ret void, !dbg !1659

lpad:
  %2 = landingpad { i8*, i32 }
          catch i8* null, !dbg !1659
  %3 = extractvalue { i8*, i32 } %2, 0, !dbg !1659
  store i8* %3, i8** %exn.slot, align 8, !dbg !1659
  %4 = extractvalue { i8*, i32 } %2, 1, !dbg !1659
  store i32 %4, i32* %ehselector.slot, align 4, !dbg !1659
  call void @_ZNSaIcED2Ev(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %ref.tmp), !dbg !1654
  %5 = bitcast %"class.std::allocator"* %ref.tmp to i8*, !dbg !1654
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %5), !dbg !1654
  br label %terminate.handler, !dbg !1654

lpad4:
  %6 = landingpad { i8*, i32 }
          catch i8* null, !dbg !1660
  %7 = extractvalue { i8*, i32 } %6, 0, !dbg !1660
  store i8* %7, i8** %exn.slot, align 8, !dbg !1660
  %8 = extractvalue { i8*, i32 } %6, 1, !dbg !1660
  store i32 %8, i32* %ehselector.slot, align 4, !dbg !1660
  call void bitcast (void (%"class.std::allocator"*)* @_ZNSaIcED2Ev to void (%"struct.std::__cxx11::basic_string<char>::_Alloc_hider"*)*)(%"struct.std::__cxx11::basic_string<char>::_Alloc_hider"* noundef nonnull align 8 dereferenceable(8) %_M_dataplus), !dbg !1660
  br label %terminate.handler, !dbg !1660

terminate.lpad:
  %9 = landingpad { i8*, i32 }
          catch i8* null, !dbg !1655
  %10 = extractvalue { i8*, i32 } %9, 0, !dbg !1655
  call void @__clang_call_terminate(i8* %10), !dbg !1655
  unreachable, !dbg !1655

terminate.handler:
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !1654
  call void @__clang_call_terminate(i8* %exn), !dbg !1654
  unreachable, !dbg !1654
}

declare !dbg !1661 noundef nonnull align 8 dereferenceable(16) %"class.std::basic_istream"* @_ZStrsIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE(%"class.std::basic_istream"* noundef nonnull align 8 dereferenceable(16), %"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32))

declare i32 @__gxx_personality_v0(...)

define available_externally noundef zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEEcvbEv(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %this) #8 align 2 !dbg !1667 {
entry:
  %this.addr = alloca %"class.std::basic_ios"*, align 8
  store %"class.std::basic_ios"* %this, %"class.std::basic_ios"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::basic_ios"** %this.addr, metadata !1677, metadata !DIExpression()), !dbg !1679
  %this1 = load %"class.std::basic_ios"*, %"class.std::basic_ios"** %this.addr, align 8
  %call = call noundef zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEE4failEv(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %this1), !dbg !1680
  %lnot = xor i1 %call, true, !dbg !1681
  ret i1 %lnot, !dbg !1682
}

define linkonce_odr dso_local noundef zeroext i1 @_ZStneIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %__lhs, i8* noundef %__rhs) #9 comdat !dbg !1683 {
entry:
  %__lhs.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  %__rhs.addr = alloca i8*, align 8
  store %"class.std::__cxx11::basic_string"* %__lhs, %"class.std::__cxx11::basic_string"** %__lhs.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %__lhs.addr, metadata !1687, metadata !DIExpression()), !dbg !1689
  store i8* %__rhs, i8** %__rhs.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__rhs.addr, metadata !1688, metadata !DIExpression()), !dbg !1690
  %0 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %__lhs.addr, align 8, !dbg !1691
  %1 = load i8*, i8** %__rhs.addr, align 8, !dbg !1692
  %call = call noundef zeroext i1 @_ZSteqIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %0, i8* noundef %1), !dbg !1693
  %lnot = xor i1 %call, true, !dbg !1694
  ret i1 %lnot, !dbg !1695
}

declare noundef nonnull align 8 dereferenceable(16) %"class.std::basic_istream"* @_ZNSirsERi(%"class.std::basic_istream"* noundef nonnull align 8 dereferenceable(16), i32* noundef nonnull align 4 dereferenceable(4))

define available_externally noundef zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEEntEv(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %this) #8 align 2 !dbg !1696 {
entry:
  %this.addr = alloca %"class.std::basic_ios"*, align 8
  store %"class.std::basic_ios"* %this, %"class.std::basic_ios"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::basic_ios"** %this.addr, metadata !1699, metadata !DIExpression()), !dbg !1700
  %this1 = load %"class.std::basic_ios"*, %"class.std::basic_ios"** %this.addr, align 8
  %call = call noundef zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEE4failEv(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %this1), !dbg !1701
  ret i1 %call, !dbg !1702
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #7 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !1703 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1705, metadata !DIExpression()), !dbg !1706
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  invoke void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1)
          to label %invoke.cont unwind label %lpad, !dbg !1707

invoke.cont:
  %_M_dataplus = getelementptr inbounds %"class.std::__cxx11::basic_string", %"class.std::__cxx11::basic_string"* %this1, i32 0, i32 0, !dbg !1709
  call void bitcast (void (%"class.std::allocator"*)* @_ZNSaIcED2Ev to void (%"struct.std::__cxx11::basic_string<char>::_Alloc_hider"*)*)(%"struct.std::__cxx11::basic_string<char>::_Alloc_hider"* noundef nonnull align 8 dereferenceable(8) %_M_dataplus), !dbg !1709
  ret void, !dbg !1710

lpad:
  %0 = landingpad { i8*, i32 }
          catch i8* null, !dbg !1709
  %1 = extractvalue { i8*, i32 } %0, 0, !dbg !1709
  store i8* %1, i8** %exn.slot, align 8, !dbg !1709
  %2 = extractvalue { i8*, i32 } %0, 1, !dbg !1709
  store i32 %2, i32* %ehselector.slot, align 4, !dbg !1709
  %_M_dataplus2 = getelementptr inbounds %"class.std::__cxx11::basic_string", %"class.std::__cxx11::basic_string"* %this1, i32 0, i32 0, !dbg !1709
  call void bitcast (void (%"class.std::allocator"*)* @_ZNSaIcED2Ev to void (%"struct.std::__cxx11::basic_string<char>::_Alloc_hider"*)*)(%"struct.std::__cxx11::basic_string<char>::_Alloc_hider"* noundef nonnull align 8 dereferenceable(8) %_M_dataplus2), !dbg !1709
  br label %terminate.handler, !dbg !1709

terminate.handler:
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !1709
  call void @__clang_call_terminate(i8* %exn), !dbg !1709
  unreachable, !dbg !1709
}

define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this) #8 comdat align 2 !dbg !1711 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1713, metadata !DIExpression()), !dbg !1714
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %call = call noundef zeroext i1 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_is_localEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !1715
  br i1 %call, label %if.end, label %if.then, !dbg !1717

if.then:
  %0 = getelementptr inbounds %"class.std::__cxx11::basic_string", %"class.std::__cxx11::basic_string"* %this1, i32 0, i32 2, !dbg !1718
  %_M_allocated_capacity = bitcast %union.anon* %0 to i64*, !dbg !1718
  %1 = load i64, i64* %_M_allocated_capacity, align 8, !dbg !1718
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_destroyEm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1, i64 noundef %1), !dbg !1719
  br label %if.end, !dbg !1719

if.end:
  ret void, !dbg !1720
}

define available_externally void @_ZNSaIcED2Ev(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #7 align 2 !dbg !1721 {
entry:
  %this.addr = alloca %"class.std::allocator"*, align 8
  store %"class.std::allocator"* %this, %"class.std::allocator"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::allocator"** %this.addr, metadata !1723, metadata !DIExpression()), !dbg !1725
  %this1 = load %"class.std::allocator"*, %"class.std::allocator"** %this.addr, align 8
  %0 = bitcast %"class.std::allocator"* %this1 to %"class.std::__new_allocator"*, !dbg !1726
  call void @_ZNSt15__new_allocatorIcED2Ev(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0), !dbg !1726
  ret void, !dbg !1728
}

define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #11 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0)
  call void @_ZSt9terminatev()
  unreachable
}

declare i8* @__cxa_begin_catch(i8*)

declare void @_ZSt9terminatev()

define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_is_localEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this) #8 comdat align 2 !dbg !1729 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1731, metadata !DIExpression()), !dbg !1733
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %call = call noundef i8* @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !1734
  %call2 = call noundef i8* @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !1735
  %cmp = icmp eq i8* %call, %call2, !dbg !1736
  ret i1 %cmp, !dbg !1737
}

define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_destroyEm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this, i64 noundef %__size) #12 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !1738 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  %__size.addr = alloca i64, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1740, metadata !DIExpression()), !dbg !1742
  store i64 %__size, i64* %__size.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__size.addr, metadata !1741, metadata !DIExpression()), !dbg !1743
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %call = invoke noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !1744

invoke.cont:
  %call2 = call noundef i8* @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !1745
  %0 = load i64, i64* %__size.addr, align 8, !dbg !1746
  %add = add i64 %0, 1, !dbg !1747
  invoke void @_ZNSt16allocator_traitsISaIcEE10deallocateERS0_Pcm(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %call, i8* noundef %call2, i64 noundef %add)
          to label %invoke.cont3 unwind label %terminate.lpad, !dbg !1748

invoke.cont3:
  ret void, !dbg !1749

terminate.lpad:
  %1 = landingpad { i8*, i32 }
          catch i8* null, !dbg !1744
  %2 = extractvalue { i8*, i32 } %1, 0, !dbg !1744
  call void @__clang_call_terminate(i8* %2), !dbg !1744
  unreachable, !dbg !1744
}

define linkonce_odr dso_local noundef i8* @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this) #12 comdat align 2 !dbg !1750 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1752, metadata !DIExpression()), !dbg !1753
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %_M_dataplus = getelementptr inbounds %"class.std::__cxx11::basic_string", %"class.std::__cxx11::basic_string"* %this1, i32 0, i32 0, !dbg !1754
  %_M_p = getelementptr inbounds %"struct.std::__cxx11::basic_string<char>::_Alloc_hider", %"struct.std::__cxx11::basic_string<char>::_Alloc_hider"* %_M_dataplus, i32 0, i32 0, !dbg !1755
  %0 = load i8*, i8** %_M_p, align 8, !dbg !1755
  ret i8* %0, !dbg !1756
}

define linkonce_odr dso_local noundef i8* @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this) #12 comdat align 2 !dbg !1757 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1759, metadata !DIExpression()), !dbg !1760
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %0 = getelementptr inbounds %"class.std::__cxx11::basic_string", %"class.std::__cxx11::basic_string"* %this1, i32 0, i32 2, !dbg !1761
  %_M_local_buf = bitcast %union.anon* %0 to [16 x i8]*, !dbg !1761
  %arraydecay = getelementptr inbounds [16 x i8], [16 x i8]* %_M_local_buf, i64 0, i64 0, !dbg !1762
  %call = call noundef i8* @_ZNSt19__ptr_traits_ptr_toIPKcS0_Lb0EE10pointer_toERS0_(i8* noundef nonnull align 1 dereferenceable(1) %arraydecay), !dbg !1763
  ret i8* %call, !dbg !1764
}

define linkonce_odr dso_local noundef i8* @_ZNSt19__ptr_traits_ptr_toIPKcS0_Lb0EE10pointer_toERS0_(i8* noundef nonnull align 1 dereferenceable(1) %__r) #12 comdat align 2 !dbg !1765 {
entry:
  %__r.addr = alloca i8*, align 8
  store i8* %__r, i8** %__r.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__r.addr, metadata !1780, metadata !DIExpression()), !dbg !1781
  %0 = load i8*, i8** %__r.addr, align 8, !dbg !1782
  %call = call noundef i8* @_ZSt9addressofIKcEPT_RS1_(i8* noundef nonnull align 1 dereferenceable(1) %0), !dbg !1783
  ret i8* %call, !dbg !1784
}

define linkonce_odr dso_local noundef i8* @_ZSt9addressofIKcEPT_RS1_(i8* noundef nonnull align 1 dereferenceable(1) %__r) #13 comdat !dbg !1785 {
entry:
  %__r.addr = alloca i8*, align 8
  store i8* %__r, i8** %__r.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__r.addr, metadata !1790, metadata !DIExpression()), !dbg !1793
  %0 = load i8*, i8** %__r.addr, align 8, !dbg !1794
  %call = call noundef i8* @_ZSt11__addressofIKcEPT_RS1_(i8* noundef nonnull align 1 dereferenceable(1) %0), !dbg !1795
  ret i8* %call, !dbg !1796
}

define linkonce_odr dso_local noundef i8* @_ZSt11__addressofIKcEPT_RS1_(i8* noundef nonnull align 1 dereferenceable(1) %__r) #13 comdat !dbg !1797 {
entry:
  %__r.addr = alloca i8*, align 8
  store i8* %__r, i8** %__r.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__r.addr, metadata !1799, metadata !DIExpression()), !dbg !1800
  %0 = load i8*, i8** %__r.addr, align 8, !dbg !1801
  ret i8* %0, !dbg !1802
}

define linkonce_odr dso_local void @_ZNSt16allocator_traitsISaIcEE10deallocateERS0_Pcm(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %__a, i8* noundef %__p, i64 noundef %__n) #8 comdat align 2 !dbg !1803 {
entry:
  %__a.addr = alloca %"class.std::allocator"*, align 8
  %__p.addr = alloca i8*, align 8
  %__n.addr = alloca i64, align 8
  store %"class.std::allocator"* %__a, %"class.std::allocator"** %__a.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::allocator"** %__a.addr, metadata !1805, metadata !DIExpression()), !dbg !1808
  store i8* %__p, i8** %__p.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__p.addr, metadata !1806, metadata !DIExpression()), !dbg !1809
  store i64 %__n, i64* %__n.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__n.addr, metadata !1807, metadata !DIExpression()), !dbg !1810
  %0 = load %"class.std::allocator"*, %"class.std::allocator"** %__a.addr, align 8, !dbg !1811
  %1 = bitcast %"class.std::allocator"* %0 to %"class.std::__new_allocator"*, !dbg !1811
  %2 = load i8*, i8** %__p.addr, align 8, !dbg !1812
  %3 = load i64, i64* %__n.addr, align 8, !dbg !1813
  call void @_ZNSt15__new_allocatorIcE10deallocateEPcm(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %1, i8* noundef %2, i64 noundef %3), !dbg !1814
  ret void, !dbg !1815
}

define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this) #12 comdat align 2 !dbg !1816 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1818, metadata !DIExpression()), !dbg !1819
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %_M_dataplus = getelementptr inbounds %"class.std::__cxx11::basic_string", %"class.std::__cxx11::basic_string"* %this1, i32 0, i32 0, !dbg !1820
  %0 = bitcast %"struct.std::__cxx11::basic_string<char>::_Alloc_hider"* %_M_dataplus to %"class.std::allocator"*, !dbg !1820
  ret %"class.std::allocator"* %0, !dbg !1821
}

define linkonce_odr dso_local void @_ZNSt15__new_allocatorIcE10deallocateEPcm(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %this, i8* noundef %__p, i64 noundef %__n) #12 comdat align 2 !dbg !1822 {
entry:
  %this.addr = alloca %"class.std::__new_allocator"*, align 8
  %__p.addr = alloca i8*, align 8
  %__n.addr = alloca i64, align 8
  store %"class.std::__new_allocator"* %this, %"class.std::__new_allocator"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__new_allocator"** %this.addr, metadata !1824, metadata !DIExpression()), !dbg !1828
  store i8* %__p, i8** %__p.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__p.addr, metadata !1826, metadata !DIExpression()), !dbg !1829
  store i64 %__n, i64* %__n.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__n.addr, metadata !1827, metadata !DIExpression()), !dbg !1830
  %this1 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %this.addr, align 8
  %0 = load i8*, i8** %__p.addr, align 8, !dbg !1831
  call void @_ZdlPv(i8* noundef %0), !dbg !1832
  ret void, !dbg !1833
}

declare void @_ZdlPv(i8* noundef)

define linkonce_odr dso_local void @_ZNSt15__new_allocatorIcED2Ev(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #7 comdat align 2 !dbg !1834 {
entry:
  %this.addr = alloca %"class.std::__new_allocator"*, align 8
  store %"class.std::__new_allocator"* %this, %"class.std::__new_allocator"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__new_allocator"** %this.addr, metadata !1836, metadata !DIExpression()), !dbg !1837
  %this1 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %this.addr, align 8
  ret void, !dbg !1838
}

define linkonce_odr dso_local noundef i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this) #12 comdat align 2 !dbg !1839 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1841, metadata !DIExpression()), !dbg !1842
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %0 = getelementptr inbounds %"class.std::__cxx11::basic_string", %"class.std::__cxx11::basic_string"* %this1, i32 0, i32 2, !dbg !1843
  %_M_local_buf = bitcast %union.anon* %0 to [16 x i8]*, !dbg !1843
  %arraydecay = getelementptr inbounds [16 x i8], [16 x i8]* %_M_local_buf, i64 0, i64 0, !dbg !1844
  %call = call noundef i8* @_ZNSt19__ptr_traits_ptr_toIPccLb0EE10pointer_toERc(i8* noundef nonnull align 1 dereferenceable(1) %arraydecay), !dbg !1845
  ret i8* %call, !dbg !1846
}

define available_externally void @_ZNSaIcEC2Ev(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #7 align 2 !dbg !1847 {
entry:
  %this.addr = alloca %"class.std::allocator"*, align 8
  store %"class.std::allocator"* %this, %"class.std::allocator"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::allocator"** %this.addr, metadata !1849, metadata !DIExpression()), !dbg !1850
  %this1 = load %"class.std::allocator"*, %"class.std::allocator"** %this.addr, align 8
  %0 = bitcast %"class.std::allocator"* %this1 to %"class.std::__new_allocator"*, !dbg !1851
  call void @_ZNSt15__new_allocatorIcEC2Ev(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0), !dbg !1852
  ret void, !dbg !1853
}

define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderC2EPcOS3_(%"struct.std::__cxx11::basic_string<char>::_Alloc_hider"* noundef nonnull align 8 dereferenceable(8) %this, i8* noundef %__dat, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %__a) unnamed_addr #7 comdat align 2 !dbg !1854 {
entry:
  %this.addr = alloca %"struct.std::__cxx11::basic_string<char>::_Alloc_hider"*, align 8
  %__dat.addr = alloca i8*, align 8
  %__a.addr = alloca %"class.std::allocator"*, align 8
  store %"struct.std::__cxx11::basic_string<char>::_Alloc_hider"* %this, %"struct.std::__cxx11::basic_string<char>::_Alloc_hider"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::__cxx11::basic_string<char>::_Alloc_hider"** %this.addr, metadata !1856, metadata !DIExpression()), !dbg !1860
  store i8* %__dat, i8** %__dat.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__dat.addr, metadata !1858, metadata !DIExpression()), !dbg !1861
  store %"class.std::allocator"* %__a, %"class.std::allocator"** %__a.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::allocator"** %__a.addr, metadata !1859, metadata !DIExpression()), !dbg !1862
  %this1 = load %"struct.std::__cxx11::basic_string<char>::_Alloc_hider"*, %"struct.std::__cxx11::basic_string<char>::_Alloc_hider"** %this.addr, align 8
  %0 = bitcast %"struct.std::__cxx11::basic_string<char>::_Alloc_hider"* %this1 to %"class.std::allocator"*, !dbg !1863
  %1 = load %"class.std::allocator"*, %"class.std::allocator"** %__a.addr, align 8, !dbg !1864
  %call = call noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZSt4moveIRSaIcEEONSt16remove_referenceIT_E4typeEOS3_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %1), !dbg !1865
  call void @_ZNSaIcEC2ERKS_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %0, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %call), !dbg !1866
  %_M_p = getelementptr inbounds %"struct.std::__cxx11::basic_string<char>::_Alloc_hider", %"struct.std::__cxx11::basic_string<char>::_Alloc_hider"* %this1, i32 0, i32 0, !dbg !1867
  %2 = load i8*, i8** %__dat.addr, align 8, !dbg !1868
  store i8* %2, i8** %_M_p, align 8, !dbg !1867
  ret void, !dbg !1869
}

define linkonce_odr dso_local noundef i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE17_M_use_local_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this) #15 comdat align 2 !dbg !1870 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1872, metadata !DIExpression()), !dbg !1873
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %call = call noundef i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !1874
  ret i8* %call, !dbg !1875
}

define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_set_lengthEm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this, i64 noundef %__n) #8 comdat align 2 !dbg !1876 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  %__n.addr = alloca i64, align 8
  %ref.tmp = alloca i8, align 1
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1878, metadata !DIExpression()), !dbg !1880
  store i64 %__n, i64* %__n.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__n.addr, metadata !1879, metadata !DIExpression()), !dbg !1881
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %0 = load i64, i64* %__n.addr, align 8, !dbg !1882
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_lengthEm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1, i64 noundef %0), !dbg !1883
  %call = call noundef i8* @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !1884
  %1 = load i64, i64* %__n.addr, align 8, !dbg !1885
  %arrayidx = getelementptr inbounds i8, i8* %call, i64 %1, !dbg !1884
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %ref.tmp), !dbg !1886
  store i8 0, i8* %ref.tmp, align 1, !dbg !1886
  call void @_ZNSt11char_traitsIcE6assignERcRKc(i8* noundef nonnull align 1 dereferenceable(1) %arrayidx, i8* noundef nonnull align 1 dereferenceable(1) %ref.tmp), !dbg !1887
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %ref.tmp), !dbg !1887
  ret void, !dbg !1888
}

define linkonce_odr dso_local noundef i8* @_ZNSt19__ptr_traits_ptr_toIPccLb0EE10pointer_toERc(i8* noundef nonnull align 1 dereferenceable(1) %__r) #12 comdat align 2 !dbg !1889 {
entry:
  %__r.addr = alloca i8*, align 8
  store i8* %__r, i8** %__r.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__r.addr, metadata !1902, metadata !DIExpression()), !dbg !1903
  %0 = load i8*, i8** %__r.addr, align 8, !dbg !1904
  %call = call noundef i8* @_ZSt9addressofIcEPT_RS0_(i8* noundef nonnull align 1 dereferenceable(1) %0), !dbg !1905
  ret i8* %call, !dbg !1906
}

define linkonce_odr dso_local noundef i8* @_ZSt9addressofIcEPT_RS0_(i8* noundef nonnull align 1 dereferenceable(1) %__r) #13 comdat !dbg !1907 {
entry:
  %__r.addr = alloca i8*, align 8
  store i8* %__r, i8** %__r.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__r.addr, metadata !1911, metadata !DIExpression()), !dbg !1912
  %0 = load i8*, i8** %__r.addr, align 8, !dbg !1913
  %call = call noundef i8* @_ZSt11__addressofIcEPT_RS0_(i8* noundef nonnull align 1 dereferenceable(1) %0), !dbg !1914
  ret i8* %call, !dbg !1915
}

define linkonce_odr dso_local noundef i8* @_ZSt11__addressofIcEPT_RS0_(i8* noundef nonnull align 1 dereferenceable(1) %__r) #13 comdat !dbg !1916 {
entry:
  %__r.addr = alloca i8*, align 8
  store i8* %__r, i8** %__r.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__r.addr, metadata !1918, metadata !DIExpression()), !dbg !1919
  %0 = load i8*, i8** %__r.addr, align 8, !dbg !1920
  ret i8* %0, !dbg !1921
}

define linkonce_odr dso_local void @_ZNSt15__new_allocatorIcEC2Ev(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #7 comdat align 2 !dbg !1922 {
entry:
  %this.addr = alloca %"class.std::__new_allocator"*, align 8
  store %"class.std::__new_allocator"* %this, %"class.std::__new_allocator"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__new_allocator"** %this.addr, metadata !1924, metadata !DIExpression()), !dbg !1925
  %this1 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %this.addr, align 8
  ret void, !dbg !1926
}

define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZSt4moveIRSaIcEEONSt16remove_referenceIT_E4typeEOS3_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %__t) #12 comdat !dbg !1927 {
entry:
  %__t.addr = alloca %"class.std::allocator"*, align 8
  store %"class.std::allocator"* %__t, %"class.std::allocator"** %__t.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::allocator"** %__t.addr, metadata !1937, metadata !DIExpression()), !dbg !1938
  %0 = load %"class.std::allocator"*, %"class.std::allocator"** %__t.addr, align 8, !dbg !1939
  ret %"class.std::allocator"* %0, !dbg !1940
}

define available_externally void @_ZNSaIcEC2ERKS_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %this, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %__a) unnamed_addr #7 align 2 !dbg !1941 {
entry:
  %this.addr = alloca %"class.std::allocator"*, align 8
  %__a.addr = alloca %"class.std::allocator"*, align 8
  store %"class.std::allocator"* %this, %"class.std::allocator"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::allocator"** %this.addr, metadata !1943, metadata !DIExpression()), !dbg !1945
  store %"class.std::allocator"* %__a, %"class.std::allocator"** %__a.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::allocator"** %__a.addr, metadata !1944, metadata !DIExpression()), !dbg !1946
  %this1 = load %"class.std::allocator"*, %"class.std::allocator"** %this.addr, align 8
  %0 = bitcast %"class.std::allocator"* %this1 to %"class.std::__new_allocator"*, !dbg !1947
  %1 = load %"class.std::allocator"*, %"class.std::allocator"** %__a.addr, align 8, !dbg !1948
  %2 = bitcast %"class.std::allocator"* %1 to %"class.std::__new_allocator"*, !dbg !1948
  call void @_ZNSt15__new_allocatorIcEC2ERKS0_(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0, %"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %2), !dbg !1949
  ret void, !dbg !1950
}

define linkonce_odr dso_local void @_ZNSt15__new_allocatorIcEC2ERKS0_(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %this, %"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #7 comdat align 2 !dbg !1951 {
entry:
  %this.addr = alloca %"class.std::__new_allocator"*, align 8
  %.addr = alloca %"class.std::__new_allocator"*, align 8
  store %"class.std::__new_allocator"* %this, %"class.std::__new_allocator"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__new_allocator"** %this.addr, metadata !1953, metadata !DIExpression()), !dbg !1955
  store %"class.std::__new_allocator"* %0, %"class.std::__new_allocator"** %.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__new_allocator"** %.addr, metadata !1954, metadata !DIExpression()), !dbg !1956
  %this1 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %this.addr, align 8
  ret void, !dbg !1957
}

define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_lengthEm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this, i64 noundef %__length) #12 comdat align 2 !dbg !1958 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  %__length.addr = alloca i64, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1960, metadata !DIExpression()), !dbg !1962
  store i64 %__length, i64* %__length.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__length.addr, metadata !1961, metadata !DIExpression()), !dbg !1963
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %0 = load i64, i64* %__length.addr, align 8, !dbg !1964
  %_M_string_length = getelementptr inbounds %"class.std::__cxx11::basic_string", %"class.std::__cxx11::basic_string"* %this1, i32 0, i32 1, !dbg !1965
  store i64 %0, i64* %_M_string_length, align 8, !dbg !1966
  ret void, !dbg !1967
}

define linkonce_odr dso_local void @_ZNSt11char_traitsIcE6assignERcRKc(i8* noundef nonnull align 1 dereferenceable(1) %__c1, i8* noundef nonnull align 1 dereferenceable(1) %__c2) #12 comdat align 2 !dbg !1968 {
entry:
  %__c1.addr = alloca i8*, align 8
  %__c2.addr = alloca i8*, align 8
  store i8* %__c1, i8** %__c1.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__c1.addr, metadata !1970, metadata !DIExpression()), !dbg !1972
  store i8* %__c2, i8** %__c2.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__c2.addr, metadata !1971, metadata !DIExpression()), !dbg !1973
  %0 = load i8*, i8** %__c2.addr, align 8, !dbg !1974
  %1 = load i8, i8* %0, align 1, !dbg !1974
  %2 = load i8*, i8** %__c1.addr, align 8, !dbg !1975
  store i8 %1, i8* %2, align 1, !dbg !1976
  ret void, !dbg !1977
}

define available_externally noundef zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEE4failEv(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %this) #8 align 2 !dbg !1978 {
entry:
  %this.addr = alloca %"class.std::basic_ios"*, align 8
  store %"class.std::basic_ios"* %this, %"class.std::basic_ios"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::basic_ios"** %this.addr, metadata !1981, metadata !DIExpression()), !dbg !1982
  %this1 = load %"class.std::basic_ios"*, %"class.std::basic_ios"** %this.addr, align 8
  %call = call noundef i32 @_ZNKSt9basic_iosIcSt11char_traitsIcEE7rdstateEv(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %this1), !dbg !1983
  %call2 = call noundef i32 @_ZStorSt12_Ios_IostateS_(i32 noundef 1, i32 noundef 4), !dbg !1984
  %call3 = call noundef i32 @_ZStanSt12_Ios_IostateS_(i32 noundef %call, i32 noundef %call2), !dbg !1985
  %cmp = icmp ne i32 %call3, 0, !dbg !1986
  ret i1 %cmp, !dbg !1987
}

define linkonce_odr dso_local noundef i32 @_ZStanSt12_Ios_IostateS_(i32 noundef %__a, i32 noundef %__b) #13 comdat !dbg !1988 {
entry:
  %__a.addr = alloca i32, align 4
  %__b.addr = alloca i32, align 4
  store i32 %__a, i32* %__a.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %__a.addr, metadata !1992, metadata !DIExpression()), !dbg !1994
  store i32 %__b, i32* %__b.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %__b.addr, metadata !1993, metadata !DIExpression()), !dbg !1995
  %0 = load i32, i32* %__a.addr, align 4, !dbg !1996
  %1 = load i32, i32* %__b.addr, align 4, !dbg !1997
  %and = and i32 %0, %1, !dbg !1998
  ret i32 %and, !dbg !1999
}

define available_externally noundef i32 @_ZNKSt9basic_iosIcSt11char_traitsIcEE7rdstateEv(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %this) #12 align 2 !dbg !2000 {
entry:
  %this.addr = alloca %"class.std::basic_ios"*, align 8
  store %"class.std::basic_ios"* %this, %"class.std::basic_ios"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::basic_ios"** %this.addr, metadata !2006, metadata !DIExpression()), !dbg !2007
  %this1 = load %"class.std::basic_ios"*, %"class.std::basic_ios"** %this.addr, align 8
  %0 = bitcast %"class.std::basic_ios"* %this1 to %"class.std::ios_base"*, !dbg !2008
  %_M_streambuf_state = getelementptr inbounds %"class.std::ios_base", %"class.std::ios_base"* %0, i32 0, i32 5, !dbg !2008
  %1 = load i32, i32* %_M_streambuf_state, align 8, !dbg !2008
  ret i32 %1, !dbg !2009
}

define linkonce_odr dso_local noundef i32 @_ZStorSt12_Ios_IostateS_(i32 noundef %__a, i32 noundef %__b) #13 comdat !dbg !2010 {
entry:
  %__a.addr = alloca i32, align 4
  %__b.addr = alloca i32, align 4
  store i32 %__a, i32* %__a.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %__a.addr, metadata !2012, metadata !DIExpression()), !dbg !2014
  store i32 %__b, i32* %__b.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %__b.addr, metadata !2013, metadata !DIExpression()), !dbg !2015
  %0 = load i32, i32* %__a.addr, align 4, !dbg !2016
  %1 = load i32, i32* %__b.addr, align 4, !dbg !2017
  %or = or i32 %0, %1, !dbg !2018
  ret i32 %or, !dbg !2019
}

define linkonce_odr dso_local noundef zeroext i1 @_ZSteqIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %__lhs, i8* noundef %__rhs) #13 comdat !dbg !2020 {
entry:
  %__lhs.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  %__rhs.addr = alloca i8*, align 8
  store %"class.std::__cxx11::basic_string"* %__lhs, %"class.std::__cxx11::basic_string"** %__lhs.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %__lhs.addr, metadata !2022, metadata !DIExpression()), !dbg !2024
  store i8* %__rhs, i8** %__rhs.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__rhs.addr, metadata !2023, metadata !DIExpression()), !dbg !2025
  %0 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %__lhs.addr, align 8, !dbg !2026
  %1 = load i8*, i8** %__rhs.addr, align 8, !dbg !2027
  %call = call noundef i32 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEPKc(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %0, i8* noundef %1), !dbg !2028
  %cmp = icmp eq i32 %call, 0, !dbg !2029
  ret i1 %cmp, !dbg !2030
}

define linkonce_odr dso_local noundef i32 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEPKc(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this, i8* noundef %__s) #12 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !2031 {
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
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !2034, metadata !DIExpression()), !dbg !2040
  store i8* %__s, i8** %__s.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__s.addr, metadata !2035, metadata !DIExpression()), !dbg !2041
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %0 = bitcast i64* %__size to i8*, !dbg !2042
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !2042
  call void @llvm.dbg.declare(metadata i64* %__size, metadata !2036, metadata !DIExpression()), !dbg !2043
  %call = call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !2044
  store i64 %call, i64* %__size, align 8, !dbg !2043
  %1 = bitcast i64* %__osize to i8*, !dbg !2045
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !2045
  call void @llvm.dbg.declare(metadata i64* %__osize, metadata !2037, metadata !DIExpression()), !dbg !2046
  %2 = load i8*, i8** %__s.addr, align 8, !dbg !2047
  %call2 = invoke noundef i64 @_ZNSt11char_traitsIcE6lengthEPKc(i8* noundef %2)
          to label %invoke.cont unwind label %lpad, !dbg !2048

invoke.cont:
  store i64 %call2, i64* %__osize, align 8, !dbg !2046
  %3 = bitcast i64* %__len to i8*, !dbg !2049
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %3), !dbg !2049
  call void @llvm.dbg.declare(metadata i64* %__len, metadata !2038, metadata !DIExpression()), !dbg !2050
  %call5 = invoke noundef nonnull align 8 dereferenceable(8) i64* @_ZSt3minImERKT_S2_S2_(i64* noundef nonnull align 8 dereferenceable(8) %__size, i64* noundef nonnull align 8 dereferenceable(8) %__osize)
          to label %invoke.cont4 unwind label %lpad3, !dbg !2051

invoke.cont4:
  %4 = load i64, i64* %call5, align 8, !dbg !2051
  store i64 %4, i64* %__len, align 8, !dbg !2050
  %5 = bitcast i32* %__r to i8*, !dbg !2052
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %5), !dbg !2052
  call void @llvm.dbg.declare(metadata i32* %__r, metadata !2039, metadata !DIExpression()), !dbg !2053
  %call6 = call noundef i8* @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !2054
  %6 = load i8*, i8** %__s.addr, align 8, !dbg !2055
  %7 = load i64, i64* %__len, align 8, !dbg !2056
  %call9 = invoke noundef i32 @_ZNSt11char_traitsIcE7compareEPKcS2_m(i8* noundef %call6, i8* noundef %6, i64 noundef %7)
          to label %invoke.cont8 unwind label %lpad7, !dbg !2057

invoke.cont8:
  store i32 %call9, i32* %__r, align 4, !dbg !2053
  %8 = load i32, i32* %__r, align 4, !dbg !2058
  %tobool = icmp ne i32 %8, 0, !dbg !2058
  br i1 %tobool, label %if.end, label %if.then, !dbg !2060

if.then:
  %9 = load i64, i64* %__size, align 8, !dbg !2061
  %10 = load i64, i64* %__osize, align 8, !dbg !2062
  %call10 = call noundef i32 @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_S_compareEmm(i64 noundef %9, i64 noundef %10), !dbg !2063
  store i32 %call10, i32* %__r, align 4, !dbg !2064
  br label %if.end, !dbg !2065

lpad:
  %11 = landingpad { i8*, i32 }
          catch i8* null, !dbg !2066
  %12 = extractvalue { i8*, i32 } %11, 0, !dbg !2066
  store i8* %12, i8** %exn.slot, align 8, !dbg !2066
  %13 = extractvalue { i8*, i32 } %11, 1, !dbg !2066
  store i32 %13, i32* %ehselector.slot, align 4, !dbg !2066
  br label %ehcleanup11, !dbg !2066

lpad3:
  %14 = landingpad { i8*, i32 }
          catch i8* null, !dbg !2066
  %15 = extractvalue { i8*, i32 } %14, 0, !dbg !2066
  store i8* %15, i8** %exn.slot, align 8, !dbg !2066
  %16 = extractvalue { i8*, i32 } %14, 1, !dbg !2066
  store i32 %16, i32* %ehselector.slot, align 4, !dbg !2066
  br label %ehcleanup, !dbg !2066

lpad7:
  %17 = landingpad { i8*, i32 }
          catch i8* null, !dbg !2066
  %18 = extractvalue { i8*, i32 } %17, 0, !dbg !2066
  store i8* %18, i8** %exn.slot, align 8, !dbg !2066
  %19 = extractvalue { i8*, i32 } %17, 1, !dbg !2066
  store i32 %19, i32* %ehselector.slot, align 4, !dbg !2066
  %20 = bitcast i32* %__r to i8*, !dbg !2066
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %20), !dbg !2066
  br label %ehcleanup, !dbg !2066

if.end:
  %21 = load i32, i32* %__r, align 4, !dbg !2067
  %22 = bitcast i32* %__r to i8*, !dbg !2066
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %22), !dbg !2066
  %23 = bitcast i64* %__len to i8*, !dbg !2066
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %23), !dbg !2066
  %24 = bitcast i64* %__osize to i8*, !dbg !2066
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %24), !dbg !2066
  %25 = bitcast i64* %__size to i8*, !dbg !2066
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %25), !dbg !2066
  ret i32 %21, !dbg !2068

ehcleanup:
  %26 = bitcast i64* %__len to i8*, !dbg !2066
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %26), !dbg !2066
  br label %ehcleanup11, !dbg !2066

ehcleanup11:
  %27 = bitcast i64* %__osize to i8*, !dbg !2066
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %27), !dbg !2066
  %28 = bitcast i64* %__size to i8*, !dbg !2066
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %28), !dbg !2066
  br label %terminate.handler, !dbg !2066

terminate.handler:
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !2066
  call void @__clang_call_terminate(i8* %exn), !dbg !2066
  unreachable, !dbg !2066
}

define linkonce_odr dso_local noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this) #12 comdat align 2 !dbg !2069 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !2071, metadata !DIExpression()), !dbg !2072
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %_M_string_length = getelementptr inbounds %"class.std::__cxx11::basic_string", %"class.std::__cxx11::basic_string"* %this1, i32 0, i32 1, !dbg !2073
  %0 = load i64, i64* %_M_string_length, align 8, !dbg !2073
  ret i64 %0, !dbg !2074
}

define linkonce_odr dso_local noundef i64 @_ZNSt11char_traitsIcE6lengthEPKc(i8* noundef %__s) #12 comdat align 2 !dbg !2075 {
entry:
  %__s.addr = alloca i8*, align 8
  store i8* %__s, i8** %__s.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__s.addr, metadata !2077, metadata !DIExpression()), !dbg !2078
  %0 = load i8*, i8** %__s.addr, align 8, !dbg !2079
  %call = call i64 @strlen(i8* noundef %0), !dbg !2080
  ret i64 %call, !dbg !2081
}

define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) i64* @_ZSt3minImERKT_S2_S2_(i64* noundef nonnull align 8 dereferenceable(8) %__a, i64* noundef nonnull align 8 dereferenceable(8) %__b) #13 comdat !dbg !2082 {
entry:
  %retval = alloca i64*, align 8
  %__a.addr = alloca i64*, align 8
  %__b.addr = alloca i64*, align 8
  store i64* %__a, i64** %__a.addr, align 8
  call void @llvm.dbg.declare(metadata i64** %__a.addr, metadata !2089, metadata !DIExpression()), !dbg !2093
  store i64* %__b, i64** %__b.addr, align 8
  call void @llvm.dbg.declare(metadata i64** %__b.addr, metadata !2090, metadata !DIExpression()), !dbg !2094
  %0 = load i64*, i64** %__b.addr, align 8, !dbg !2095
  %1 = load i64, i64* %0, align 8, !dbg !2095
  %2 = load i64*, i64** %__a.addr, align 8, !dbg !2097
  %3 = load i64, i64* %2, align 8, !dbg !2097
  %cmp = icmp ult i64 %1, %3, !dbg !2098
  br i1 %cmp, label %if.then, label %if.end, !dbg !2099

if.then:
  %4 = load i64*, i64** %__b.addr, align 8, !dbg !2100
  store i64* %4, i64** %retval, align 8, !dbg !2101
  br label %return, !dbg !2101

if.end:
  %5 = load i64*, i64** %__a.addr, align 8, !dbg !2102
  store i64* %5, i64** %retval, align 8, !dbg !2103
  br label %return, !dbg !2103

return:
  %6 = load i64*, i64** %retval, align 8, !dbg !2104
  ret i64* %6, !dbg !2104
}

define linkonce_odr dso_local noundef i32 @_ZNSt11char_traitsIcE7compareEPKcS2_m(i8* noundef %__s1, i8* noundef %__s2, i64 noundef %__n) #12 comdat align 2 !dbg !2105 {
entry:
  %retval = alloca i32, align 4
  %__s1.addr = alloca i8*, align 8
  %__s2.addr = alloca i8*, align 8
  %__n.addr = alloca i64, align 8
  store i8* %__s1, i8** %__s1.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__s1.addr, metadata !2107, metadata !DIExpression()), !dbg !2110
  store i8* %__s2, i8** %__s2.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__s2.addr, metadata !2108, metadata !DIExpression()), !dbg !2111
  store i64 %__n, i64* %__n.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__n.addr, metadata !2109, metadata !DIExpression()), !dbg !2112
  %0 = load i64, i64* %__n.addr, align 8, !dbg !2113
  %cmp = icmp eq i64 %0, 0, !dbg !2115
  br i1 %cmp, label %if.then, label %if.end, !dbg !2116

if.then:
  store i32 0, i32* %retval, align 4, !dbg !2117
  br label %return, !dbg !2117

if.end:
  %1 = load i8*, i8** %__s1.addr, align 8, !dbg !2118
  %2 = load i8*, i8** %__s2.addr, align 8, !dbg !2119
  %3 = load i64, i64* %__n.addr, align 8, !dbg !2120
  %call = call i32 @memcmp(i8* noundef %1, i8* noundef %2, i64 noundef %3), !dbg !2121
  store i32 %call, i32* %retval, align 4, !dbg !2122
  br label %return, !dbg !2122

return:
  %4 = load i32, i32* %retval, align 4, !dbg !2123
  ret i32 %4, !dbg !2123
}

define linkonce_odr dso_local noundef i32 @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_S_compareEmm(i64 noundef %__n1, i64 noundef %__n2) #12 comdat align 2 !dbg !2124 {
entry:
  %retval = alloca i32, align 4
  %__n1.addr = alloca i64, align 8
  %__n2.addr = alloca i64, align 8
  %__d = alloca i64, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i64 %__n1, i64* %__n1.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__n1.addr, metadata !2126, metadata !DIExpression()), !dbg !2130
  store i64 %__n2, i64* %__n2.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__n2.addr, metadata !2127, metadata !DIExpression()), !dbg !2131
  %0 = bitcast i64* %__d to i8*, !dbg !2132
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !2132
  call void @llvm.dbg.declare(metadata i64* %__d, metadata !2128, metadata !DIExpression()), !dbg !2133
  %1 = load i64, i64* %__n1.addr, align 8, !dbg !2134
  %2 = load i64, i64* %__n2.addr, align 8, !dbg !2135
  %sub = sub i64 %1, %2, !dbg !2136
  store i64 %sub, i64* %__d, align 8, !dbg !2133
  %3 = load i64, i64* %__d, align 8, !dbg !2137
  %cmp = icmp sgt i64 %3, 2147483647, !dbg !2139
  br i1 %cmp, label %if.then, label %if.else, !dbg !2140

if.then:
  store i32 2147483647, i32* %retval, align 4, !dbg !2141
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !2141

if.else:
  %4 = load i64, i64* %__d, align 8, !dbg !2142
  %cmp1 = icmp slt i64 %4, -2147483648, !dbg !2144
  br i1 %cmp1, label %if.then2, label %if.else3, !dbg !2145

if.then2:
  store i32 -2147483648, i32* %retval, align 4, !dbg !2146
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !2146

if.else3:
  %5 = load i64, i64* %__d, align 8, !dbg !2147
  %conv = trunc i64 %5 to i32, !dbg !2147
  store i32 %conv, i32* %retval, align 4, !dbg !2148
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !2148

cleanup:
  %6 = bitcast i64* %__d to i8*, !dbg !2149
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %6), !dbg !2149
  %7 = load i32, i32* %retval, align 4, !dbg !2149
  ret i32 %7, !dbg !2149
}

declare i64 @strlen(i8* noundef)

declare i32 @memcmp(i8* noundef, i8* noundef, i64 noundef)

define internal void @_GLOBAL__sub_I_cin_words_unsafe.cpp() #0 section ".text.startup" !dbg !2150 {
entry:
  call void @__cxx_global_var_init(), !dbg !2152
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
!7 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !8, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !9, retainedTypes: !20, globals: !778, imports: !779, splitDebugInlining: false, nameTableKind: None)
!8 = !DIFile(filename: "cin_words_unsafe.cpp", directory: ".")
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
!20 = !{!21, !10, !11, !22, !182, !24, !47, !53, !149, !6, !767}
!21 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "difference_type", scope: !24, file: !23, line: 127, baseType: !763)
!23 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/basic_string.h", directory: "")
!24 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "basic_string<char, std::char_traits<char>, std::allocator<char> >", scope: !25, file: !23, line: 85, size: 256, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !26, templateParams: !762, identifier: "_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE")
!25 = !DINamespace(name: "__cxx11", scope: !2, exportSymbols: true)
!26 = !{!27, !148, !169, !170, !178, !372, !377, !380, !383, !388, !391, !397, !398, !399, !402, !406, !409, !410, !413, !417, !422, !423, !426, !429, !432, !435, !438, !439, !442, !447, !452, !455, !458, !461, !465, !468, !471, !472, !475, !476, !479, !482, !485, !488, !492, !497, !500, !503, !504, !508, !511, !514, !517, !520, !523, !526, !529, !530, !531, !536, !541, !542, !543, !544, !545, !546, !547, !550, !551, !552, !553, !554, !555, !556, !557, !558, !559, !560, !569, !575, !576, !577, !580, !583, !584, !585, !586, !587, !588, !589, !590, !593, !596, !597, !600, !601, !604, !605, !606, !607, !608, !609, !610, !611, !614, !617, !620, !623, !626, !629, !632, !636, !639, !642, !645, !646, !649, !652, !655, !658, !661, !664, !667, !670, !673, !676, !679, !682, !685, !688, !689, !692, !693, !696, !699, !702, !703, !706, !709, !712, !715, !718, !721, !722, !723, !724, !725, !726, !727, !728, !729, !730, !731, !732, !733, !734, !735, !736, !737, !738, !739, !740, !741, !744, !747, !750, !753, !756, !759}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "npos", scope: !24, file: !23, line: 139, baseType: !28, flags: DIFlagPublic | DIFlagStaticMember, extraData: i64 -1)
!28 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !29)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_type", scope: !24, file: !23, line: 126, baseType: !30)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_type", scope: !32, file: !31, line: 59, baseType: !126)
!31 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/ext/alloc_traits.h", directory: "")
!32 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__alloc_traits<std::allocator<char>, char>", scope: !33, file: !31, line: 48, size: 8, flags: DIFlagTypePassByValue, elements: !34, templateParams: !147, identifier: "_ZTSN9__gnu_cxx14__alloc_traitsISaIcEcEE")
!33 = !DINamespace(name: "__gnu_cxx", scope: null)
!34 = !{!35, !134, !137, !140, !143, !144, !145, !146}
!35 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !32, baseType: !36, extraData: i32 0)
!36 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "allocator_traits<std::allocator<char> >", scope: !2, file: !37, line: 411, size: 8, flags: DIFlagTypePassByValue, elements: !38, templateParams: !132, identifier: "_ZTSSt16allocator_traitsISaIcEE")
!37 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/alloc_traits.h", directory: "")
!38 = !{!39, !116, !120, !123, !129}
!39 = !DISubprogram(name: "allocate", linkageName: "_ZNSt16allocator_traitsISaIcEE8allocateERS0_m", scope: !36, file: !37, line: 463, type: !40, scopeLine: 463, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!40 = !DISubroutineType(types: !41)
!41 = !{!42, !45, !115}
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "pointer", scope: !36, file: !37, line: 420, baseType: !43)
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !44, size: 64)
!44 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!45 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !46, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_typedef, name: "allocator_type", scope: !36, file: !37, line: 414, baseType: !47)
!47 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "allocator<char>", scope: !2, file: !48, line: 262, size: 8, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !49, templateParams: !113, identifier: "_ZTSSaIcE")
!48 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/allocator.h", directory: "")
!49 = !{!50, !99, !103, !108, !112}
!50 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !47, baseType: !51, flags: DIFlagPublic, extraData: i32 0)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "__allocator_base<char>", scope: !2, file: !52, line: 47, baseType: !53)
!52 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++allocator.h", directory: "")
!53 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "__new_allocator<char>", scope: !2, file: !54, line: 56, size: 8, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !55, templateParams: !97, identifier: "_ZTSSt15__new_allocatorIcE")
!54 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/new_allocator.h", directory: "")
!55 = !{!56, !60, !65, !66, !73, !81, !90, !93, !96}
!56 = !DISubprogram(name: "__new_allocator", scope: !53, file: !54, line: 80, type: !57, scopeLine: 80, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!57 = !DISubroutineType(types: !58)
!58 = !{null, !59}
!59 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!60 = !DISubprogram(name: "__new_allocator", scope: !53, file: !54, line: 83, type: !61, scopeLine: 83, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!61 = !DISubroutineType(types: !62)
!62 = !{null, !59, !63}
!63 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !64, size: 64)
!64 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !53)
!65 = !DISubprogram(name: "~__new_allocator", scope: !53, file: !54, line: 90, type: !57, scopeLine: 90, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!66 = !DISubprogram(name: "address", linkageName: "_ZNKSt15__new_allocatorIcE7addressERc", scope: !53, file: !54, line: 93, type: !67, scopeLine: 93, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!67 = !DISubroutineType(types: !68)
!68 = !{!69, !70, !71}
!69 = !DIDerivedType(tag: DW_TAG_typedef, name: "pointer", scope: !53, file: !54, line: 63, baseType: !43)
!70 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !64, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!71 = !DIDerivedType(tag: DW_TAG_typedef, name: "reference", scope: !53, file: !54, line: 65, baseType: !72)
!72 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !44, size: 64)
!73 = !DISubprogram(name: "address", linkageName: "_ZNKSt15__new_allocatorIcE7addressERKc", scope: !53, file: !54, line: 97, type: !74, scopeLine: 97, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!74 = !DISubroutineType(types: !75)
!75 = !{!76, !70, !79}
!76 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_pointer", scope: !53, file: !54, line: 64, baseType: !77)
!77 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !78, size: 64)
!78 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !44)
!79 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_reference", scope: !53, file: !54, line: 66, baseType: !80)
!80 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !78, size: 64)
!81 = !DISubprogram(name: "allocate", linkageName: "_ZNSt15__new_allocatorIcE8allocateEmPKv", scope: !53, file: !54, line: 112, type: !82, scopeLine: 112, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!82 = !DISubroutineType(types: !83)
!83 = !{!43, !59, !84, !88}
!84 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_type", file: !54, line: 60, baseType: !85)
!85 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", scope: !2, file: !86, line: 298, baseType: !87)
!86 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!87 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!88 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !89, size: 64)
!89 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!90 = !DISubprogram(name: "deallocate", linkageName: "_ZNSt15__new_allocatorIcE10deallocateEPcm", scope: !53, file: !54, line: 142, type: !91, scopeLine: 142, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!91 = !DISubroutineType(types: !92)
!92 = !{null, !59, !43, !84}
!93 = !DISubprogram(name: "max_size", linkageName: "_ZNKSt15__new_allocatorIcE8max_sizeEv", scope: !53, file: !54, line: 167, type: !94, scopeLine: 167, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!94 = !DISubroutineType(types: !95)
!95 = !{!84, !70}
!96 = !DISubprogram(name: "_M_max_size", linkageName: "_ZNKSt15__new_allocatorIcE11_M_max_sizeEv", scope: !53, file: !54, line: 210, type: !94, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!97 = !{!98}
!98 = !DITemplateTypeParameter(name: "_Tp", type: !44)
!99 = !DISubprogram(name: "allocator", scope: !47, file: !48, line: 156, type: !100, scopeLine: 156, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!100 = !DISubroutineType(types: !101)
!101 = !{null, !102}
!102 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!103 = !DISubprogram(name: "allocator", scope: !47, file: !48, line: 159, type: !104, scopeLine: 159, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!104 = !DISubroutineType(types: !105)
!105 = !{null, !102, !106}
!106 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !107, size: 64)
!107 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !47)
!108 = !DISubprogram(name: "operator=", linkageName: "_ZNSaIcEaSERKS_", scope: !47, file: !48, line: 164, type: !109, scopeLine: 164, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!109 = !DISubroutineType(types: !110)
!110 = !{!111, !102, !106}
!111 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !47, size: 64)
!112 = !DISubprogram(name: "~allocator", scope: !47, file: !48, line: 174, type: !100, scopeLine: 174, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!113 = !{!114}
!114 = !DITemplateTypeParameter(type: !44)
!115 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_type", file: !37, line: 435, baseType: !85)
!116 = !DISubprogram(name: "allocate", linkageName: "_ZNSt16allocator_traitsISaIcEE8allocateERS0_mPKv", scope: !36, file: !37, line: 477, type: !117, scopeLine: 477, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!117 = !DISubroutineType(types: !118)
!118 = !{!42, !45, !115, !119}
!119 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_void_pointer", file: !37, line: 429, baseType: !88)
!120 = !DISubprogram(name: "deallocate", linkageName: "_ZNSt16allocator_traitsISaIcEE10deallocateERS0_Pcm", scope: !36, file: !37, line: 495, type: !121, scopeLine: 495, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!121 = !DISubroutineType(types: !122)
!122 = !{null, !45, !42, !115}
!123 = !DISubprogram(name: "max_size", linkageName: "_ZNSt16allocator_traitsISaIcEE8max_sizeERKS0_", scope: !36, file: !37, line: 547, type: !124, scopeLine: 547, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!124 = !DISubroutineType(types: !125)
!125 = !{!126, !127}
!126 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_type", scope: !36, file: !37, line: 435, baseType: !85)
!127 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !128, size: 64)
!128 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !46)
!129 = !DISubprogram(name: "select_on_container_copy_construction", linkageName: "_ZNSt16allocator_traitsISaIcEE37select_on_container_copy_constructionERKS0_", scope: !36, file: !37, line: 562, type: !130, scopeLine: 562, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!130 = !DISubroutineType(types: !131)
!131 = !{!46, !127}
!132 = !{!133}
!133 = !DITemplateTypeParameter(name: "_Alloc", type: !47)
!134 = !DISubprogram(name: "_S_select_on_copy", linkageName: "_ZN9__gnu_cxx14__alloc_traitsISaIcEcE17_S_select_on_copyERKS1_", scope: !32, file: !31, line: 97, type: !135, scopeLine: 97, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!135 = !DISubroutineType(types: !136)
!136 = !{!47, !106}
!137 = !DISubprogram(name: "_S_on_swap", linkageName: "_ZN9__gnu_cxx14__alloc_traitsISaIcEcE10_S_on_swapERS1_S3_", scope: !32, file: !31, line: 100, type: !138, scopeLine: 100, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!138 = !DISubroutineType(types: !139)
!139 = !{null, !111, !111}
!140 = !DISubprogram(name: "_S_propagate_on_copy_assign", linkageName: "_ZN9__gnu_cxx14__alloc_traitsISaIcEcE27_S_propagate_on_copy_assignEv", scope: !32, file: !31, line: 103, type: !141, scopeLine: 103, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!141 = !DISubroutineType(types: !142)
!142 = !{!21}
!143 = !DISubprogram(name: "_S_propagate_on_move_assign", linkageName: "_ZN9__gnu_cxx14__alloc_traitsISaIcEcE27_S_propagate_on_move_assignEv", scope: !32, file: !31, line: 106, type: !141, scopeLine: 106, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!144 = !DISubprogram(name: "_S_propagate_on_swap", linkageName: "_ZN9__gnu_cxx14__alloc_traitsISaIcEcE20_S_propagate_on_swapEv", scope: !32, file: !31, line: 109, type: !141, scopeLine: 109, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!145 = !DISubprogram(name: "_S_always_equal", linkageName: "_ZN9__gnu_cxx14__alloc_traitsISaIcEcE15_S_always_equalEv", scope: !32, file: !31, line: 112, type: !141, scopeLine: 112, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!146 = !DISubprogram(name: "_S_nothrow_move", linkageName: "_ZN9__gnu_cxx14__alloc_traitsISaIcEcE15_S_nothrow_moveEv", scope: !32, file: !31, line: 115, type: !141, scopeLine: 115, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!147 = !{!133, !114}
!148 = !DIDerivedType(tag: DW_TAG_member, name: "_M_dataplus", scope: !24, file: !23, line: 210, baseType: !149, size: 64)
!149 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_Alloc_hider", scope: !24, file: !23, line: 192, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !150, identifier: "_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderE")
!150 = !{!151, !158, !161, !165}
!151 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !149, baseType: !152, extraData: i32 0)
!152 = !DIDerivedType(tag: DW_TAG_typedef, name: "allocator_type", scope: !24, file: !23, line: 125, baseType: !153)
!153 = !DIDerivedType(tag: DW_TAG_typedef, name: "_Char_alloc_type", scope: !24, file: !23, line: 88, baseType: !154)
!154 = !DIDerivedType(tag: DW_TAG_typedef, name: "other", scope: !155, file: !31, line: 120, baseType: !157)
!155 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "rebind<char>", scope: !32, file: !31, line: 119, size: 8, flags: DIFlagTypePassByValue, elements: !156, templateParams: !97, identifier: "_ZTSN9__gnu_cxx14__alloc_traitsISaIcEcE6rebindIcEE")
!156 = !{}
!157 = !DIDerivedType(tag: DW_TAG_typedef, name: "rebind_alloc<char>", scope: !36, file: !37, line: 450, baseType: !47)
!158 = !DIDerivedType(tag: DW_TAG_member, name: "_M_p", scope: !149, file: !23, line: 207, baseType: !159, size: 64)
!159 = !DIDerivedType(tag: DW_TAG_typedef, name: "pointer", scope: !24, file: !23, line: 130, baseType: !160)
!160 = !DIDerivedType(tag: DW_TAG_typedef, name: "pointer", scope: !32, file: !31, line: 57, baseType: !42)
!161 = !DISubprogram(name: "_Alloc_hider", scope: !149, file: !23, line: 199, type: !162, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!162 = !DISubroutineType(types: !163)
!163 = !{null, !164, !159, !106}
!164 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !149, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!165 = !DISubprogram(name: "_Alloc_hider", scope: !149, file: !23, line: 203, type: !166, scopeLine: 203, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!166 = !DISubroutineType(types: !167)
!167 = !{null, !164, !159, !168}
!168 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !47, size: 64)
!169 = !DIDerivedType(tag: DW_TAG_member, name: "_M_string_length", scope: !24, file: !23, line: 211, baseType: !29, size: 64, offset: 64)
!170 = !DIDerivedType(tag: DW_TAG_member, scope: !24, file: !23, line: 215, baseType: !171, size: 128, offset: 128)
!171 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !24, file: !23, line: 215, size: 128, flags: DIFlagExportSymbols | DIFlagTypePassByValue, elements: !172, identifier: "_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEUt0_E")
!172 = !{!173, !177}
!173 = !DIDerivedType(tag: DW_TAG_member, name: "_M_local_buf", scope: !171, file: !23, line: 217, baseType: !174, size: 128)
!174 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 128, elements: !175)
!175 = !{!176}
!176 = !DISubrange(count: 16)
!177 = !DIDerivedType(tag: DW_TAG_member, name: "_M_allocated_capacity", scope: !171, file: !23, line: 218, baseType: !29, size: 64)
!178 = !DISubprogram(name: "_S_to_string_view", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE17_S_to_string_viewESt17basic_string_viewIcS2_E", scope: !24, file: !23, line: 164, type: !179, scopeLine: 164, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!179 = !DISubroutineType(types: !180)
!180 = !{!181, !181}
!181 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sv_type", scope: !24, file: !23, line: 152, baseType: !182)
!182 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "basic_string_view<char, std::char_traits<char> >", scope: !2, file: !183, line: 100, size: 128, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !184, templateParams: !318, identifier: "_ZTSSt17basic_string_viewIcSt11char_traitsIcEE")
!183 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/string_view", directory: "")
!184 = !{!185, !188, !189, !190, !194, !199, !202, !205, !209, !217, !218, !219, !220, !226, !227, !228, !229, !232, !233, !234, !237, !242, !243, !246, !247, !251, !254, !255, !258, !262, !265, !268, !271, !274, !277, !280, !283, !286, !289, !292, !295, !296, !297, !298, !299, !300, !301, !302, !303, !304, !305, !306, !307, !308, !309, !310, !311, !312, !313, !314, !315}
!185 = !DIDerivedType(tag: DW_TAG_member, name: "npos", scope: !182, file: !183, line: 121, baseType: !186, flags: DIFlagPublic | DIFlagStaticMember)
!186 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !187)
!187 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_type", file: !183, line: 119, baseType: !85)
!188 = !DIDerivedType(tag: DW_TAG_member, name: "_M_len", scope: !182, file: !183, line: 516, baseType: !85, size: 64)
!189 = !DIDerivedType(tag: DW_TAG_member, name: "_M_str", scope: !182, file: !183, line: 517, baseType: !77, size: 64, offset: 64)
!190 = !DISubprogram(name: "basic_string_view", scope: !182, file: !183, line: 126, type: !191, scopeLine: 126, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!191 = !DISubroutineType(types: !192)
!192 = !{null, !193}
!193 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !182, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!194 = !DISubprogram(name: "basic_string_view", scope: !182, file: !183, line: 130, type: !195, scopeLine: 130, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!195 = !DISubroutineType(types: !196)
!196 = !{null, !193, !197}
!197 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !198, size: 64)
!198 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !182)
!199 = !DISubprogram(name: "basic_string_view", scope: !182, file: !183, line: 133, type: !200, scopeLine: 133, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!200 = !DISubroutineType(types: !201)
!201 = !{null, !193, !77}
!202 = !DISubprogram(name: "basic_string_view", scope: !182, file: !183, line: 139, type: !203, scopeLine: 139, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!203 = !DISubroutineType(types: !204)
!204 = !{null, !193, !77, !187}
!205 = !DISubprogram(name: "operator=", linkageName: "_ZNSt17basic_string_viewIcSt11char_traitsIcEEaSERKS2_", scope: !182, file: !183, line: 177, type: !206, scopeLine: 177, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!206 = !DISubroutineType(types: !207)
!207 = !{!208, !193, !197}
!208 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !182, size: 64)
!209 = !DISubprogram(name: "begin", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE5beginEv", scope: !182, file: !183, line: 182, type: !210, scopeLine: 182, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!210 = !DISubroutineType(types: !211)
!211 = !{!212, !216}
!212 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_iterator", scope: !182, file: !183, line: 115, baseType: !213)
!213 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !214, size: 64)
!214 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !215)
!215 = !DIDerivedType(tag: DW_TAG_typedef, name: "value_type", scope: !182, file: !183, line: 110, baseType: !44)
!216 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !198, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!217 = !DISubprogram(name: "end", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE3endEv", scope: !182, file: !183, line: 186, type: !210, scopeLine: 186, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!218 = !DISubprogram(name: "cbegin", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE6cbeginEv", scope: !182, file: !183, line: 190, type: !210, scopeLine: 190, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!219 = !DISubprogram(name: "cend", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE4cendEv", scope: !182, file: !183, line: 194, type: !210, scopeLine: 194, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!220 = !DISubprogram(name: "rbegin", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE6rbeginEv", scope: !182, file: !183, line: 198, type: !221, scopeLine: 198, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!221 = !DISubroutineType(types: !222)
!222 = !{!223, !216}
!223 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_reverse_iterator", scope: !182, file: !183, line: 117, baseType: !224)
!224 = !DICompositeType(tag: DW_TAG_class_type, name: "reverse_iterator<const char *>", scope: !2, file: !225, line: 132, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSSt16reverse_iteratorIPKcE")
!225 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/stl_iterator.h", directory: "")
!226 = !DISubprogram(name: "rend", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE4rendEv", scope: !182, file: !183, line: 202, type: !221, scopeLine: 202, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!227 = !DISubprogram(name: "crbegin", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE7crbeginEv", scope: !182, file: !183, line: 206, type: !221, scopeLine: 206, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!228 = !DISubprogram(name: "crend", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE5crendEv", scope: !182, file: !183, line: 210, type: !221, scopeLine: 210, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!229 = !DISubprogram(name: "size", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE4sizeEv", scope: !182, file: !183, line: 216, type: !230, scopeLine: 216, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!230 = !DISubroutineType(types: !231)
!231 = !{!187, !216}
!232 = !DISubprogram(name: "length", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE6lengthEv", scope: !182, file: !183, line: 220, type: !230, scopeLine: 220, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!233 = !DISubprogram(name: "max_size", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE8max_sizeEv", scope: !182, file: !183, line: 224, type: !230, scopeLine: 224, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!234 = !DISubprogram(name: "empty", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE5emptyEv", scope: !182, file: !183, line: 231, type: !235, scopeLine: 231, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!235 = !DISubroutineType(types: !236)
!236 = !{!21, !216}
!237 = !DISubprogram(name: "operator[]", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEEixEm", scope: !182, file: !183, line: 237, type: !238, scopeLine: 237, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!238 = !DISubroutineType(types: !239)
!239 = !{!240, !216, !187}
!240 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_reference", scope: !182, file: !183, line: 114, baseType: !241)
!241 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !214, size: 64)
!242 = !DISubprogram(name: "at", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE2atEm", scope: !182, file: !183, line: 244, type: !238, scopeLine: 244, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!243 = !DISubprogram(name: "front", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE5frontEv", scope: !182, file: !183, line: 254, type: !244, scopeLine: 254, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!244 = !DISubroutineType(types: !245)
!245 = !{!240, !216}
!246 = !DISubprogram(name: "back", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE4backEv", scope: !182, file: !183, line: 261, type: !244, scopeLine: 261, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!247 = !DISubprogram(name: "data", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE4dataEv", scope: !182, file: !183, line: 268, type: !248, scopeLine: 268, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!248 = !DISubroutineType(types: !249)
!249 = !{!250, !216}
!250 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_pointer", scope: !182, file: !183, line: 112, baseType: !213)
!251 = !DISubprogram(name: "remove_prefix", linkageName: "_ZNSt17basic_string_viewIcSt11char_traitsIcEE13remove_prefixEm", scope: !182, file: !183, line: 274, type: !252, scopeLine: 274, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!252 = !DISubroutineType(types: !253)
!253 = !{null, !193, !187}
!254 = !DISubprogram(name: "remove_suffix", linkageName: "_ZNSt17basic_string_viewIcSt11char_traitsIcEE13remove_suffixEm", scope: !182, file: !183, line: 282, type: !252, scopeLine: 282, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!255 = !DISubprogram(name: "swap", linkageName: "_ZNSt17basic_string_viewIcSt11char_traitsIcEE4swapERS2_", scope: !182, file: !183, line: 286, type: !256, scopeLine: 286, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!256 = !DISubroutineType(types: !257)
!257 = !{null, !193, !208}
!258 = !DISubprogram(name: "copy", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE4copyEPcmm", scope: !182, file: !183, line: 297, type: !259, scopeLine: 297, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!259 = !DISubroutineType(types: !260)
!260 = !{!261, !216, !43, !187, !187}
!261 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_type", scope: !182, file: !183, line: 119, baseType: !85)
!262 = !DISubprogram(name: "substr", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE6substrEmm", scope: !182, file: !183, line: 309, type: !263, scopeLine: 309, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!263 = !DISubroutineType(types: !264)
!264 = !{!182, !216, !187, !187}
!265 = !DISubprogram(name: "compare", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE7compareES2_", scope: !182, file: !183, line: 317, type: !266, scopeLine: 317, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!266 = !DISubroutineType(types: !267)
!267 = !{!11, !216, !182}
!268 = !DISubprogram(name: "compare", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE7compareEmmS2_", scope: !182, file: !183, line: 327, type: !269, scopeLine: 327, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!269 = !DISubroutineType(types: !270)
!270 = !{!11, !216, !187, !187, !182}
!271 = !DISubprogram(name: "compare", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE7compareEmmS2_mm", scope: !182, file: !183, line: 331, type: !272, scopeLine: 331, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!272 = !DISubroutineType(types: !273)
!273 = !{!11, !216, !187, !187, !182, !187, !187}
!274 = !DISubprogram(name: "compare", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE7compareEPKc", scope: !182, file: !183, line: 338, type: !275, scopeLine: 338, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!275 = !DISubroutineType(types: !276)
!276 = !{!11, !216, !77}
!277 = !DISubprogram(name: "compare", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE7compareEmmPKc", scope: !182, file: !183, line: 342, type: !278, scopeLine: 342, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!278 = !DISubroutineType(types: !279)
!279 = !{!11, !216, !187, !187, !77}
!280 = !DISubprogram(name: "compare", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE7compareEmmPKcm", scope: !182, file: !183, line: 346, type: !281, scopeLine: 346, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!281 = !DISubroutineType(types: !282)
!282 = !{!11, !216, !187, !187, !77, !187}
!283 = !DISubprogram(name: "find", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE4findES2_m", scope: !182, file: !183, line: 403, type: !284, scopeLine: 403, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!284 = !DISubroutineType(types: !285)
!285 = !{!261, !216, !182, !187}
!286 = !DISubprogram(name: "find", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE4findEcm", scope: !182, file: !183, line: 407, type: !287, scopeLine: 407, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!287 = !DISubroutineType(types: !288)
!288 = !{!261, !216, !44, !187}
!289 = !DISubprogram(name: "find", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE4findEPKcmm", scope: !182, file: !183, line: 410, type: !290, scopeLine: 410, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!290 = !DISubroutineType(types: !291)
!291 = !{!261, !216, !77, !187, !187}
!292 = !DISubprogram(name: "find", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE4findEPKcm", scope: !182, file: !183, line: 413, type: !293, scopeLine: 413, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!293 = !DISubroutineType(types: !294)
!294 = !{!261, !216, !77, !187}
!295 = !DISubprogram(name: "rfind", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE5rfindES2_m", scope: !182, file: !183, line: 417, type: !284, scopeLine: 417, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!296 = !DISubprogram(name: "rfind", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE5rfindEcm", scope: !182, file: !183, line: 421, type: !287, scopeLine: 421, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!297 = !DISubprogram(name: "rfind", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE5rfindEPKcmm", scope: !182, file: !183, line: 424, type: !290, scopeLine: 424, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!298 = !DISubprogram(name: "rfind", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE5rfindEPKcm", scope: !182, file: !183, line: 427, type: !293, scopeLine: 427, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!299 = !DISubprogram(name: "find_first_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE13find_first_ofES2_m", scope: !182, file: !183, line: 431, type: !284, scopeLine: 431, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!300 = !DISubprogram(name: "find_first_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE13find_first_ofEcm", scope: !182, file: !183, line: 435, type: !287, scopeLine: 435, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!301 = !DISubprogram(name: "find_first_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE13find_first_ofEPKcmm", scope: !182, file: !183, line: 439, type: !290, scopeLine: 439, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!302 = !DISubprogram(name: "find_first_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE13find_first_ofEPKcm", scope: !182, file: !183, line: 443, type: !293, scopeLine: 443, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!303 = !DISubprogram(name: "find_last_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE12find_last_ofES2_m", scope: !182, file: !183, line: 447, type: !284, scopeLine: 447, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!304 = !DISubprogram(name: "find_last_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE12find_last_ofEcm", scope: !182, file: !183, line: 452, type: !287, scopeLine: 452, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!305 = !DISubprogram(name: "find_last_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE12find_last_ofEPKcmm", scope: !182, file: !183, line: 456, type: !290, scopeLine: 456, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!306 = !DISubprogram(name: "find_last_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE12find_last_ofEPKcm", scope: !182, file: !183, line: 460, type: !293, scopeLine: 460, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!307 = !DISubprogram(name: "find_first_not_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE17find_first_not_ofES2_m", scope: !182, file: !183, line: 464, type: !284, scopeLine: 464, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!308 = !DISubprogram(name: "find_first_not_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE17find_first_not_ofEcm", scope: !182, file: !183, line: 469, type: !287, scopeLine: 469, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!309 = !DISubprogram(name: "find_first_not_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE17find_first_not_ofEPKcmm", scope: !182, file: !183, line: 472, type: !290, scopeLine: 472, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!310 = !DISubprogram(name: "find_first_not_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE17find_first_not_ofEPKcm", scope: !182, file: !183, line: 476, type: !293, scopeLine: 476, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!311 = !DISubprogram(name: "find_last_not_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE16find_last_not_ofES2_m", scope: !182, file: !183, line: 483, type: !284, scopeLine: 483, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!312 = !DISubprogram(name: "find_last_not_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE16find_last_not_ofEcm", scope: !182, file: !183, line: 488, type: !287, scopeLine: 488, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!313 = !DISubprogram(name: "find_last_not_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE16find_last_not_ofEPKcmm", scope: !182, file: !183, line: 491, type: !290, scopeLine: 491, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!314 = !DISubprogram(name: "find_last_not_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE16find_last_not_ofEPKcm", scope: !182, file: !183, line: 495, type: !293, scopeLine: 495, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!315 = !DISubprogram(name: "_S_compare", linkageName: "_ZNSt17basic_string_viewIcSt11char_traitsIcEE10_S_compareEmm", scope: !182, file: !183, line: 505, type: !316, scopeLine: 505, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!316 = !DISubroutineType(types: !317)
!317 = !{!11, !187, !187}
!318 = !{!319, !320}
!319 = !DITemplateTypeParameter(name: "_CharT", type: !44)
!320 = !DITemplateTypeParameter(name: "_Traits", type: !321)
!321 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "char_traits<char>", scope: !2, file: !322, line: 335, size: 8, flags: DIFlagTypePassByValue, elements: !323, templateParams: !371, identifier: "_ZTSSt11char_traitsIcE")
!322 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/char_traits.h", directory: "")
!323 = !{!324, !331, !334, !335, !339, !342, !345, !349, !350, !353, !359, !362, !365, !368}
!324 = !DISubprogram(name: "assign", linkageName: "_ZNSt11char_traitsIcE6assignERcRKc", scope: !321, file: !322, line: 347, type: !325, scopeLine: 347, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!325 = !DISubroutineType(types: !326)
!326 = !{null, !327, !329}
!327 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !328, size: 64)
!328 = !DIDerivedType(tag: DW_TAG_typedef, name: "char_type", scope: !321, file: !322, line: 337, baseType: !44)
!329 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !330, size: 64)
!330 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !328)
!331 = !DISubprogram(name: "eq", linkageName: "_ZNSt11char_traitsIcE2eqERKcS2_", scope: !321, file: !322, line: 358, type: !332, scopeLine: 358, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!332 = !DISubroutineType(types: !333)
!333 = !{!21, !329, !329}
!334 = !DISubprogram(name: "lt", linkageName: "_ZNSt11char_traitsIcE2ltERKcS2_", scope: !321, file: !322, line: 362, type: !332, scopeLine: 362, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!335 = !DISubprogram(name: "compare", linkageName: "_ZNSt11char_traitsIcE7compareEPKcS2_m", scope: !321, file: !322, line: 370, type: !336, scopeLine: 370, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!336 = !DISubroutineType(types: !337)
!337 = !{!11, !338, !338, !85}
!338 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !330, size: 64)
!339 = !DISubprogram(name: "length", linkageName: "_ZNSt11char_traitsIcE6lengthEPKc", scope: !321, file: !322, line: 389, type: !340, scopeLine: 389, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!340 = !DISubroutineType(types: !341)
!341 = !{!85, !338}
!342 = !DISubprogram(name: "find", linkageName: "_ZNSt11char_traitsIcE4findEPKcmRS1_", scope: !321, file: !322, line: 399, type: !343, scopeLine: 399, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!343 = !DISubroutineType(types: !344)
!344 = !{!338, !338, !85, !329}
!345 = !DISubprogram(name: "move", linkageName: "_ZNSt11char_traitsIcE4moveEPcPKcm", scope: !321, file: !322, line: 411, type: !346, scopeLine: 411, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!346 = !DISubroutineType(types: !347)
!347 = !{!348, !348, !338, !85}
!348 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !328, size: 64)
!349 = !DISubprogram(name: "copy", linkageName: "_ZNSt11char_traitsIcE4copyEPcPKcm", scope: !321, file: !322, line: 423, type: !346, scopeLine: 423, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!350 = !DISubprogram(name: "assign", linkageName: "_ZNSt11char_traitsIcE6assignEPcmc", scope: !321, file: !322, line: 435, type: !351, scopeLine: 435, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!351 = !DISubroutineType(types: !352)
!352 = !{!348, !348, !85, !328}
!353 = !DISubprogram(name: "to_char_type", linkageName: "_ZNSt11char_traitsIcE12to_char_typeERKi", scope: !321, file: !322, line: 447, type: !354, scopeLine: 447, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!354 = !DISubroutineType(types: !355)
!355 = !{!328, !356}
!356 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !357, size: 64)
!357 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !358)
!358 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_type", scope: !321, file: !322, line: 338, baseType: !11)
!359 = !DISubprogram(name: "to_int_type", linkageName: "_ZNSt11char_traitsIcE11to_int_typeERKc", scope: !321, file: !322, line: 453, type: !360, scopeLine: 453, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!360 = !DISubroutineType(types: !361)
!361 = !{!358, !329}
!362 = !DISubprogram(name: "eq_int_type", linkageName: "_ZNSt11char_traitsIcE11eq_int_typeERKiS2_", scope: !321, file: !322, line: 457, type: !363, scopeLine: 457, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!363 = !DISubroutineType(types: !364)
!364 = !{!21, !356, !356}
!365 = !DISubprogram(name: "eof", linkageName: "_ZNSt11char_traitsIcE3eofEv", scope: !321, file: !322, line: 461, type: !366, scopeLine: 461, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!366 = !DISubroutineType(types: !367)
!367 = !{!358}
!368 = !DISubprogram(name: "not_eof", linkageName: "_ZNSt11char_traitsIcE7not_eofERKi", scope: !321, file: !322, line: 465, type: !369, scopeLine: 465, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!369 = !DISubroutineType(types: !370)
!370 = !{!358, !356}
!371 = !{!319}
!372 = !DISubprogram(name: "basic_string", scope: !24, file: !23, line: 187, type: !373, scopeLine: 187, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!373 = !DISubroutineType(types: !374)
!374 = !{null, !375, !376, !106}
!375 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!376 = !DICompositeType(tag: DW_TAG_structure_type, name: "__sv_wrapper", scope: !24, file: !23, line: 171, size: 128, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12__sv_wrapperE")
!377 = !DISubprogram(name: "_M_data", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEPc", scope: !24, file: !23, line: 223, type: !378, scopeLine: 223, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!378 = !DISubroutineType(types: !379)
!379 = !{null, !375, !159}
!380 = !DISubprogram(name: "_M_length", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_lengthEm", scope: !24, file: !23, line: 228, type: !381, scopeLine: 228, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!381 = !DISubroutineType(types: !382)
!382 = !{null, !375, !29}
!383 = !DISubprogram(name: "_M_data", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv", scope: !24, file: !23, line: 233, type: !384, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!384 = !DISubroutineType(types: !385)
!385 = !{!159, !386}
!386 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !387, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!387 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !24)
!388 = !DISubprogram(name: "_M_local_data", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv", scope: !24, file: !23, line: 238, type: !389, scopeLine: 238, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!389 = !DISubroutineType(types: !390)
!390 = !{!159, !375}
!391 = !DISubprogram(name: "_M_local_data", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv", scope: !24, file: !23, line: 249, type: !392, scopeLine: 249, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!392 = !DISubroutineType(types: !393)
!393 = !{!394, !386}
!394 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_pointer", scope: !24, file: !23, line: 131, baseType: !395)
!395 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_pointer", scope: !32, file: !31, line: 58, baseType: !396)
!396 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_pointer", scope: !36, file: !37, line: 423, baseType: !77)
!397 = !DISubprogram(name: "_M_capacity", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_capacityEm", scope: !24, file: !23, line: 260, type: !381, scopeLine: 260, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!398 = !DISubprogram(name: "_M_set_length", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_set_lengthEm", scope: !24, file: !23, line: 265, type: !381, scopeLine: 265, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!399 = !DISubprogram(name: "_M_is_local", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_is_localEv", scope: !24, file: !23, line: 273, type: !400, scopeLine: 273, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!400 = !DISubroutineType(types: !401)
!401 = !{!21, !386}
!402 = !DISubprogram(name: "_M_create", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm", scope: !24, file: !23, line: 279, type: !403, scopeLine: 279, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!403 = !DISubroutineType(types: !404)
!404 = !{!159, !375, !405, !29}
!405 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !29, size: 64)
!406 = !DISubprogram(name: "_M_dispose", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv", scope: !24, file: !23, line: 283, type: !407, scopeLine: 283, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!407 = !DISubroutineType(types: !408)
!408 = !{null, !375}
!409 = !DISubprogram(name: "_M_destroy", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_destroyEm", scope: !24, file: !23, line: 291, type: !381, scopeLine: 291, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!410 = !DISubprogram(name: "_M_construct", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructEmc", scope: !24, file: !23, line: 335, type: !411, scopeLine: 335, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!411 = !DISubroutineType(types: !412)
!412 = !{null, !375, !29, !44}
!413 = !DISubprogram(name: "_M_get_allocator", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv", scope: !24, file: !23, line: 339, type: !414, scopeLine: 339, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!414 = !DISubroutineType(types: !415)
!415 = !{!416, !375}
!416 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !152, size: 64)
!417 = !DISubprogram(name: "_M_get_allocator", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv", scope: !24, file: !23, line: 344, type: !418, scopeLine: 344, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!418 = !DISubroutineType(types: !419)
!419 = !{!420, !386}
!420 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !421, size: 64)
!421 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !152)
!422 = !DISubprogram(name: "_M_use_local_data", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE17_M_use_local_dataEv", scope: !24, file: !23, line: 351, type: !389, scopeLine: 351, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!423 = !DISubprogram(name: "_M_check", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8_M_checkEmPKc", scope: !24, file: !23, line: 379, type: !424, scopeLine: 379, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!424 = !DISubroutineType(types: !425)
!425 = !{!29, !386, !29, !77}
!426 = !DISubprogram(name: "_M_check_length", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE15_M_check_lengthEmmPKc", scope: !24, file: !23, line: 390, type: !427, scopeLine: 390, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!427 = !DISubroutineType(types: !428)
!428 = !{null, !386, !29, !29, !77}
!429 = !DISubprogram(name: "_M_limit", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8_M_limitEmm", scope: !24, file: !23, line: 400, type: !430, scopeLine: 400, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!430 = !DISubroutineType(types: !431)
!431 = !{!29, !386, !29, !29}
!432 = !DISubprogram(name: "_M_disjunct", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_disjunctEPKc", scope: !24, file: !23, line: 408, type: !433, scopeLine: 408, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!433 = !DISubroutineType(types: !434)
!434 = !{!21, !386, !77}
!435 = !DISubprogram(name: "_S_copy", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_copyEPcPKcm", scope: !24, file: !23, line: 418, type: !436, scopeLine: 418, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!436 = !DISubroutineType(types: !437)
!437 = !{null, !43, !77, !29}
!438 = !DISubprogram(name: "_S_move", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_moveEPcPKcm", scope: !24, file: !23, line: 428, type: !436, scopeLine: 428, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!439 = !DISubprogram(name: "_S_assign", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_S_assignEPcmc", scope: !24, file: !23, line: 438, type: !440, scopeLine: 438, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!440 = !DISubroutineType(types: !441)
!441 = !{null, !43, !29, !44}
!442 = !DISubprogram(name: "_S_copy_chars", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_S_copy_charsEPcN9__gnu_cxx17__normal_iteratorIS5_S4_EES8_", scope: !24, file: !23, line: 459, type: !443, scopeLine: 459, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!443 = !DISubroutineType(types: !444)
!444 = !{null, !43, !445, !445}
!445 = !DIDerivedType(tag: DW_TAG_typedef, name: "iterator", scope: !24, file: !23, line: 132, baseType: !446)
!446 = !DICompositeType(tag: DW_TAG_class_type, name: "__normal_iterator<char *, std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > >", scope: !33, file: !225, line: 1043, size: 64, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSN9__gnu_cxx17__normal_iteratorIPcNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE")
!447 = !DISubprogram(name: "_S_copy_chars", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_S_copy_charsEPcN9__gnu_cxx17__normal_iteratorIPKcS4_EESA_", scope: !24, file: !23, line: 464, type: !448, scopeLine: 464, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!448 = !DISubroutineType(types: !449)
!449 = !{null, !43, !450, !450}
!450 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_iterator", scope: !24, file: !23, line: 134, baseType: !451)
!451 = !DICompositeType(tag: DW_TAG_class_type, name: "__normal_iterator<const char *, std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > >", scope: !33, file: !225, line: 1043, size: 64, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSN9__gnu_cxx17__normal_iteratorIPKcNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE")
!452 = !DISubprogram(name: "_S_copy_chars", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_S_copy_charsEPcS5_S5_", scope: !24, file: !23, line: 470, type: !453, scopeLine: 470, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!453 = !DISubroutineType(types: !454)
!454 = !{null, !43, !43, !43}
!455 = !DISubprogram(name: "_S_copy_chars", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_S_copy_charsEPcPKcS7_", scope: !24, file: !23, line: 475, type: !456, scopeLine: 475, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!456 = !DISubroutineType(types: !457)
!457 = !{null, !43, !77, !77}
!458 = !DISubprogram(name: "_S_compare", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_S_compareEmm", scope: !24, file: !23, line: 481, type: !459, scopeLine: 481, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!459 = !DISubroutineType(types: !460)
!460 = !{!11, !29, !29}
!461 = !DISubprogram(name: "_M_assign", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_assignERKS4_", scope: !24, file: !23, line: 495, type: !462, scopeLine: 495, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!462 = !DISubroutineType(types: !463)
!463 = !{null, !375, !464}
!464 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !387, size: 64)
!465 = !DISubprogram(name: "_M_mutate", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_mutateEmmPKcm", scope: !24, file: !23, line: 499, type: !466, scopeLine: 499, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!466 = !DISubroutineType(types: !467)
!467 = !{null, !375, !29, !29, !77, !29}
!468 = !DISubprogram(name: "_M_erase", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8_M_eraseEmm", scope: !24, file: !23, line: 504, type: !469, scopeLine: 504, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!469 = !DISubroutineType(types: !470)
!470 = !{null, !375, !29, !29}
!471 = !DISubprogram(name: "basic_string", scope: !24, file: !23, line: 515, type: !407, scopeLine: 515, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!472 = !DISubprogram(name: "basic_string", scope: !24, file: !23, line: 528, type: !473, scopeLine: 528, flags: DIFlagPublic | DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!473 = !DISubroutineType(types: !474)
!474 = !{null, !375, !106}
!475 = !DISubprogram(name: "basic_string", scope: !24, file: !23, line: 540, type: !462, scopeLine: 540, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!476 = !DISubprogram(name: "basic_string", scope: !24, file: !23, line: 557, type: !477, scopeLine: 557, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!477 = !DISubroutineType(types: !478)
!478 = !{null, !375, !464, !29, !106}
!479 = !DISubprogram(name: "basic_string", scope: !24, file: !23, line: 574, type: !480, scopeLine: 574, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!480 = !DISubroutineType(types: !481)
!481 = !{null, !375, !464, !29, !29}
!482 = !DISubprogram(name: "basic_string", scope: !24, file: !23, line: 592, type: !483, scopeLine: 592, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!483 = !DISubroutineType(types: !484)
!484 = !{null, !375, !464, !29, !29, !106}
!485 = !DISubprogram(name: "basic_string", scope: !24, file: !23, line: 612, type: !486, scopeLine: 612, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!486 = !DISubroutineType(types: !487)
!487 = !{null, !375, !77, !29, !106}
!488 = !DISubprogram(name: "basic_string", scope: !24, file: !23, line: 670, type: !489, scopeLine: 670, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!489 = !DISubroutineType(types: !490)
!490 = !{null, !375, !491}
!491 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !24, size: 64)
!492 = !DISubprogram(name: "basic_string", scope: !24, file: !23, line: 698, type: !493, scopeLine: 698, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!493 = !DISubroutineType(types: !494)
!494 = !{null, !375, !495, !106}
!495 = !DICompositeType(tag: DW_TAG_class_type, name: "initializer_list<char>", scope: !2, file: !496, line: 47, size: 128, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSSt16initializer_listIcE")
!496 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/initializer_list", directory: "")
!497 = !DISubprogram(name: "basic_string", scope: !24, file: !23, line: 703, type: !498, scopeLine: 703, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!498 = !DISubroutineType(types: !499)
!499 = !{null, !375, !464, !106}
!500 = !DISubprogram(name: "basic_string", scope: !24, file: !23, line: 708, type: !501, scopeLine: 708, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!501 = !DISubroutineType(types: !502)
!502 = !{null, !375, !491, !106}
!503 = !DISubprogram(name: "~basic_string", scope: !24, file: !23, line: 794, type: !407, scopeLine: 794, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!504 = !DISubprogram(name: "operator=", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSERKS4_", scope: !24, file: !23, line: 803, type: !505, scopeLine: 803, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!505 = !DISubroutineType(types: !506)
!506 = !{!507, !375, !464}
!507 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !24, size: 64)
!508 = !DISubprogram(name: "operator=", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEPKc", scope: !24, file: !23, line: 814, type: !509, scopeLine: 814, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!509 = !DISubroutineType(types: !510)
!510 = !{!507, !375, !77}
!511 = !DISubprogram(name: "operator=", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEc", scope: !24, file: !23, line: 826, type: !512, scopeLine: 826, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!512 = !DISubroutineType(types: !513)
!513 = !{!507, !375, !44}
!514 = !DISubprogram(name: "operator=", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_", scope: !24, file: !23, line: 844, type: !515, scopeLine: 844, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!515 = !DISubroutineType(types: !516)
!516 = !{!507, !375, !491}
!517 = !DISubprogram(name: "operator=", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSESt16initializer_listIcE", scope: !24, file: !23, line: 913, type: !518, scopeLine: 913, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!518 = !DISubroutineType(types: !519)
!519 = !{!507, !375, !495}
!520 = !DISubprogram(name: "operator basic_string_view", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEcvSt17basic_string_viewIcS2_EEv", scope: !24, file: !23, line: 936, type: !521, scopeLine: 936, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!521 = !DISubroutineType(types: !522)
!522 = !{!181, !386}
!523 = !DISubprogram(name: "begin", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5beginEv", scope: !24, file: !23, line: 947, type: !524, scopeLine: 947, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!524 = !DISubroutineType(types: !525)
!525 = !{!445, !375}
!526 = !DISubprogram(name: "begin", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5beginEv", scope: !24, file: !23, line: 956, type: !527, scopeLine: 956, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!527 = !DISubroutineType(types: !528)
!528 = !{!450, !386}
!529 = !DISubprogram(name: "end", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE3endEv", scope: !24, file: !23, line: 965, type: !524, scopeLine: 965, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!530 = !DISubprogram(name: "end", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE3endEv", scope: !24, file: !23, line: 974, type: !527, scopeLine: 974, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!531 = !DISubprogram(name: "rbegin", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6rbeginEv", scope: !24, file: !23, line: 984, type: !532, scopeLine: 984, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!532 = !DISubroutineType(types: !533)
!533 = !{!534, !375}
!534 = !DIDerivedType(tag: DW_TAG_typedef, name: "reverse_iterator", scope: !24, file: !23, line: 136, baseType: !535)
!535 = !DICompositeType(tag: DW_TAG_class_type, name: "reverse_iterator<__gnu_cxx::__normal_iterator<char *, std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > > >", scope: !2, file: !225, line: 132, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSSt16reverse_iteratorIN9__gnu_cxx17__normal_iteratorIPcNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEEE")
!536 = !DISubprogram(name: "rbegin", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6rbeginEv", scope: !24, file: !23, line: 994, type: !537, scopeLine: 994, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!537 = !DISubroutineType(types: !538)
!538 = !{!539, !386}
!539 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_reverse_iterator", scope: !24, file: !23, line: 135, baseType: !540)
!540 = !DICompositeType(tag: DW_TAG_class_type, name: "reverse_iterator<__gnu_cxx::__normal_iterator<const char *, std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > > >", scope: !2, file: !225, line: 132, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSSt16reverse_iteratorIN9__gnu_cxx17__normal_iteratorIPKcNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEEE")
!541 = !DISubprogram(name: "rend", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4rendEv", scope: !24, file: !23, line: 1004, type: !532, scopeLine: 1004, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!542 = !DISubprogram(name: "rend", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4rendEv", scope: !24, file: !23, line: 1014, type: !537, scopeLine: 1014, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!543 = !DISubprogram(name: "cbegin", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6cbeginEv", scope: !24, file: !23, line: 1024, type: !527, scopeLine: 1024, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!544 = !DISubprogram(name: "cend", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4cendEv", scope: !24, file: !23, line: 1033, type: !527, scopeLine: 1033, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!545 = !DISubprogram(name: "crbegin", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7crbeginEv", scope: !24, file: !23, line: 1043, type: !537, scopeLine: 1043, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!546 = !DISubprogram(name: "crend", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5crendEv", scope: !24, file: !23, line: 1053, type: !537, scopeLine: 1053, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!547 = !DISubprogram(name: "size", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv", scope: !24, file: !23, line: 1063, type: !548, scopeLine: 1063, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!548 = !DISubroutineType(types: !549)
!549 = !{!29, !386}
!550 = !DISubprogram(name: "length", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6lengthEv", scope: !24, file: !23, line: 1070, type: !548, scopeLine: 1070, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!551 = !DISubprogram(name: "max_size", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8max_sizeEv", scope: !24, file: !23, line: 1076, type: !548, scopeLine: 1076, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!552 = !DISubprogram(name: "resize", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6resizeEmc", scope: !24, file: !23, line: 1091, type: !411, scopeLine: 1091, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!553 = !DISubprogram(name: "resize", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6resizeEm", scope: !24, file: !23, line: 1105, type: !381, scopeLine: 1105, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!554 = !DISubprogram(name: "shrink_to_fit", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13shrink_to_fitEv", scope: !24, file: !23, line: 1114, type: !407, scopeLine: 1114, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!555 = !DISubprogram(name: "capacity", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8capacityEv", scope: !24, file: !23, line: 1132, type: !548, scopeLine: 1132, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!556 = !DISubprogram(name: "reserve", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7reserveEm", scope: !24, file: !23, line: 1157, type: !381, scopeLine: 1157, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!557 = !DISubprogram(name: "reserve", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7reserveEv", scope: !24, file: !23, line: 1167, type: !407, scopeLine: 1167, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!558 = !DISubprogram(name: "clear", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5clearEv", scope: !24, file: !23, line: 1174, type: !407, scopeLine: 1174, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!559 = !DISubprogram(name: "empty", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5emptyEv", scope: !24, file: !23, line: 1183, type: !400, scopeLine: 1183, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!560 = !DISubprogram(name: "operator[]", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEixEm", scope: !24, file: !23, line: 1199, type: !561, scopeLine: 1199, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!561 = !DISubroutineType(types: !562)
!562 = !{!563, !386, !29}
!563 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_reference", scope: !24, file: !23, line: 129, baseType: !564)
!564 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_reference", scope: !32, file: !31, line: 63, baseType: !565)
!565 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !566, size: 64)
!566 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !567)
!567 = !DIDerivedType(tag: DW_TAG_typedef, name: "value_type", scope: !32, file: !31, line: 56, baseType: !568)
!568 = !DIDerivedType(tag: DW_TAG_typedef, name: "value_type", scope: !36, file: !37, line: 417, baseType: !44)
!569 = !DISubprogram(name: "operator[]", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEixEm", scope: !24, file: !23, line: 1217, type: !570, scopeLine: 1217, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!570 = !DISubroutineType(types: !571)
!571 = !{!572, !375, !29}
!572 = !DIDerivedType(tag: DW_TAG_typedef, name: "reference", scope: !24, file: !23, line: 128, baseType: !573)
!573 = !DIDerivedType(tag: DW_TAG_typedef, name: "reference", scope: !32, file: !31, line: 62, baseType: !574)
!574 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !567, size: 64)
!575 = !DISubprogram(name: "at", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE2atEm", scope: !24, file: !23, line: 1239, type: !561, scopeLine: 1239, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!576 = !DISubprogram(name: "at", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE2atEm", scope: !24, file: !23, line: 1261, type: !570, scopeLine: 1261, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!577 = !DISubprogram(name: "front", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5frontEv", scope: !24, file: !23, line: 1278, type: !578, scopeLine: 1278, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!578 = !DISubroutineType(types: !579)
!579 = !{!572, !375}
!580 = !DISubprogram(name: "front", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5frontEv", scope: !24, file: !23, line: 1290, type: !581, scopeLine: 1290, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!581 = !DISubroutineType(types: !582)
!582 = !{!563, !386}
!583 = !DISubprogram(name: "back", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4backEv", scope: !24, file: !23, line: 1302, type: !578, scopeLine: 1302, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!584 = !DISubprogram(name: "back", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4backEv", scope: !24, file: !23, line: 1314, type: !581, scopeLine: 1314, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!585 = !DISubprogram(name: "operator+=", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEpLERKS4_", scope: !24, file: !23, line: 1329, type: !505, scopeLine: 1329, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!586 = !DISubprogram(name: "operator+=", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEpLEPKc", scope: !24, file: !23, line: 1339, type: !509, scopeLine: 1339, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!587 = !DISubprogram(name: "operator+=", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEpLEc", scope: !24, file: !23, line: 1349, type: !512, scopeLine: 1349, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!588 = !DISubprogram(name: "operator+=", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEpLESt16initializer_listIcE", scope: !24, file: !23, line: 1363, type: !518, scopeLine: 1363, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!589 = !DISubprogram(name: "append", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6appendERKS4_", scope: !24, file: !23, line: 1387, type: !505, scopeLine: 1387, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!590 = !DISubprogram(name: "append", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6appendERKS4_mm", scope: !24, file: !23, line: 1405, type: !591, scopeLine: 1405, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!591 = !DISubroutineType(types: !592)
!592 = !{!507, !375, !464, !29, !29}
!593 = !DISubprogram(name: "append", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6appendEPKcm", scope: !24, file: !23, line: 1418, type: !594, scopeLine: 1418, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!594 = !DISubroutineType(types: !595)
!595 = !{!507, !375, !77, !29}
!596 = !DISubprogram(name: "append", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6appendEPKc", scope: !24, file: !23, line: 1432, type: !509, scopeLine: 1432, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!597 = !DISubprogram(name: "append", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6appendEmc", scope: !24, file: !23, line: 1450, type: !598, scopeLine: 1450, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!598 = !DISubroutineType(types: !599)
!599 = !{!507, !375, !29, !44}
!600 = !DISubprogram(name: "append", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6appendESt16initializer_listIcE", scope: !24, file: !23, line: 1461, type: !518, scopeLine: 1461, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!601 = !DISubprogram(name: "push_back", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9push_backEc", scope: !24, file: !23, line: 1524, type: !602, scopeLine: 1524, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!602 = !DISubroutineType(types: !603)
!603 = !{null, !375, !44}
!604 = !DISubprogram(name: "assign", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6assignERKS4_", scope: !24, file: !23, line: 1540, type: !505, scopeLine: 1540, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!605 = !DISubprogram(name: "assign", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6assignEOS4_", scope: !24, file: !23, line: 1586, type: !515, scopeLine: 1586, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!606 = !DISubprogram(name: "assign", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6assignERKS4_mm", scope: !24, file: !23, line: 1610, type: !591, scopeLine: 1610, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!607 = !DISubprogram(name: "assign", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6assignEPKcm", scope: !24, file: !23, line: 1627, type: !594, scopeLine: 1627, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!608 = !DISubprogram(name: "assign", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6assignEPKc", scope: !24, file: !23, line: 1644, type: !509, scopeLine: 1644, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!609 = !DISubprogram(name: "assign", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6assignEmc", scope: !24, file: !23, line: 1662, type: !598, scopeLine: 1662, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!610 = !DISubprogram(name: "assign", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6assignESt16initializer_listIcE", scope: !24, file: !23, line: 1692, type: !518, scopeLine: 1692, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!611 = !DISubprogram(name: "insert", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEN9__gnu_cxx17__normal_iteratorIPKcS4_EEmc", scope: !24, file: !23, line: 1749, type: !612, scopeLine: 1749, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!612 = !DISubroutineType(types: !613)
!613 = !{!445, !375, !450, !29, !44}
!614 = !DISubprogram(name: "insert", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEN9__gnu_cxx17__normal_iteratorIPKcS4_EESt16initializer_listIcE", scope: !24, file: !23, line: 1829, type: !615, scopeLine: 1829, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!615 = !DISubroutineType(types: !616)
!616 = !{!445, !375, !450, !495}
!617 = !DISubprogram(name: "insert", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEmRKS4_", scope: !24, file: !23, line: 1857, type: !618, scopeLine: 1857, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!618 = !DISubroutineType(types: !619)
!619 = !{!507, !375, !29, !464}
!620 = !DISubprogram(name: "insert", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEmRKS4_mm", scope: !24, file: !23, line: 1881, type: !621, scopeLine: 1881, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!621 = !DISubroutineType(types: !622)
!622 = !{!507, !375, !29, !464, !29, !29}
!623 = !DISubprogram(name: "insert", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEmPKcm", scope: !24, file: !23, line: 1905, type: !624, scopeLine: 1905, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!624 = !DISubroutineType(types: !625)
!625 = !{!507, !375, !29, !77, !29}
!626 = !DISubprogram(name: "insert", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEmPKc", scope: !24, file: !23, line: 1925, type: !627, scopeLine: 1925, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!627 = !DISubroutineType(types: !628)
!628 = !{!507, !375, !29, !77}
!629 = !DISubprogram(name: "insert", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEmmc", scope: !24, file: !23, line: 1950, type: !630, scopeLine: 1950, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!630 = !DISubroutineType(types: !631)
!631 = !{!507, !375, !29, !29, !44}
!632 = !DISubprogram(name: "insert", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEN9__gnu_cxx17__normal_iteratorIPKcS4_EEc", scope: !24, file: !23, line: 1969, type: !633, scopeLine: 1969, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!633 = !DISubroutineType(types: !634)
!634 = !{!445, !375, !635, !44}
!635 = !DIDerivedType(tag: DW_TAG_typedef, name: "__const_iterator", scope: !24, file: !23, line: 146, baseType: !450)
!636 = !DISubprogram(name: "erase", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5eraseEmm", scope: !24, file: !23, line: 2032, type: !637, scopeLine: 2032, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!637 = !DISubroutineType(types: !638)
!638 = !{!507, !375, !29, !29}
!639 = !DISubprogram(name: "erase", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5eraseEN9__gnu_cxx17__normal_iteratorIPKcS4_EE", scope: !24, file: !23, line: 2052, type: !640, scopeLine: 2052, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!640 = !DISubroutineType(types: !641)
!641 = !{!445, !375, !635}
!642 = !DISubprogram(name: "erase", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5eraseEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_", scope: !24, file: !23, line: 2072, type: !643, scopeLine: 2072, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!643 = !DISubroutineType(types: !644)
!644 = !{!445, !375, !635, !635}
!645 = !DISubprogram(name: "pop_back", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8pop_backEv", scope: !24, file: !23, line: 2092, type: !407, scopeLine: 2092, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!646 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEmmRKS4_", scope: !24, file: !23, line: 2118, type: !647, scopeLine: 2118, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!647 = !DISubroutineType(types: !648)
!648 = !{!507, !375, !29, !29, !464}
!649 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEmmRKS4_mm", scope: !24, file: !23, line: 2141, type: !650, scopeLine: 2141, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!650 = !DISubroutineType(types: !651)
!651 = !{!507, !375, !29, !29, !464, !29, !29}
!652 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEmmPKcm", scope: !24, file: !23, line: 2167, type: !653, scopeLine: 2167, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!653 = !DISubroutineType(types: !654)
!654 = !{!507, !375, !29, !29, !77, !29}
!655 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEmmPKc", scope: !24, file: !23, line: 2193, type: !656, scopeLine: 2193, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!656 = !DISubroutineType(types: !657)
!657 = !{!507, !375, !29, !29, !77}
!658 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEmmmc", scope: !24, file: !23, line: 2218, type: !659, scopeLine: 2218, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!659 = !DISubroutineType(types: !660)
!660 = !{!507, !375, !29, !29, !29, !44}
!661 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_RKS4_", scope: !24, file: !23, line: 2237, type: !662, scopeLine: 2237, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!662 = !DISubroutineType(types: !663)
!663 = !{!507, !375, !635, !635, !464}
!664 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_S8_m", scope: !24, file: !23, line: 2258, type: !665, scopeLine: 2258, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!665 = !DISubroutineType(types: !666)
!666 = !{!507, !375, !635, !635, !77, !29}
!667 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_S8_", scope: !24, file: !23, line: 2281, type: !668, scopeLine: 2281, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!668 = !DISubroutineType(types: !669)
!669 = !{!507, !375, !635, !635, !77}
!670 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_mc", scope: !24, file: !23, line: 2303, type: !671, scopeLine: 2303, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!671 = !DISubroutineType(types: !672)
!672 = !{!507, !375, !635, !635, !29, !44}
!673 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_PcSA_", scope: !24, file: !23, line: 2362, type: !674, scopeLine: 2362, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!674 = !DISubroutineType(types: !675)
!675 = !{!507, !375, !635, !635, !43, !43}
!676 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_S8_S8_", scope: !24, file: !23, line: 2374, type: !677, scopeLine: 2374, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!677 = !DISubroutineType(types: !678)
!678 = !{!507, !375, !635, !635, !77, !77}
!679 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_NS6_IPcS4_EESB_", scope: !24, file: !23, line: 2386, type: !680, scopeLine: 2386, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!680 = !DISubroutineType(types: !681)
!681 = !{!507, !375, !635, !635, !445, !445}
!682 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_S9_S9_", scope: !24, file: !23, line: 2398, type: !683, scopeLine: 2398, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!683 = !DISubroutineType(types: !684)
!684 = !{!507, !375, !635, !635, !450, !450}
!685 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_St16initializer_listIcE", scope: !24, file: !23, line: 2424, type: !686, scopeLine: 2424, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!686 = !DISubroutineType(types: !687)
!687 = !{!507, !375, !450, !450, !495}
!688 = !DISubprogram(name: "_M_replace_aux", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE14_M_replace_auxEmmmc", scope: !24, file: !23, line: 2504, type: !659, scopeLine: 2504, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!689 = !DISubprogram(name: "_M_replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm", scope: !24, file: !23, line: 2509, type: !690, scopeLine: 2509, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!690 = !DISubroutineType(types: !691)
!691 = !{!507, !375, !29, !29, !77, !28}
!692 = !DISubprogram(name: "_M_append", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_appendEPKcm", scope: !24, file: !23, line: 2514, type: !594, scopeLine: 2514, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!693 = !DISubprogram(name: "copy", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4copyEPcmm", scope: !24, file: !23, line: 2532, type: !694, scopeLine: 2532, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!694 = !DISubroutineType(types: !695)
!695 = !{!29, !386, !43, !29, !29}
!696 = !DISubprogram(name: "swap", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4swapERS4_", scope: !24, file: !23, line: 2543, type: !697, scopeLine: 2543, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!697 = !DISubroutineType(types: !698)
!698 = !{null, !375, !507}
!699 = !DISubprogram(name: "c_str", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5c_strEv", scope: !24, file: !23, line: 2554, type: !700, scopeLine: 2554, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!700 = !DISubroutineType(types: !701)
!701 = !{!77, !386}
!702 = !DISubprogram(name: "data", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4dataEv", scope: !24, file: !23, line: 2567, type: !700, scopeLine: 2567, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!703 = !DISubprogram(name: "data", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4dataEv", scope: !24, file: !23, line: 2579, type: !704, scopeLine: 2579, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!704 = !DISubroutineType(types: !705)
!705 = !{!43, !375}
!706 = !DISubprogram(name: "get_allocator", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13get_allocatorEv", scope: !24, file: !23, line: 2588, type: !707, scopeLine: 2588, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!707 = !DISubroutineType(types: !708)
!708 = !{!152, !386}
!709 = !DISubprogram(name: "find", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4findEPKcmm", scope: !24, file: !23, line: 2605, type: !710, scopeLine: 2605, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!710 = !DISubroutineType(types: !711)
!711 = !{!29, !386, !77, !29, !29}
!712 = !DISubprogram(name: "find", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4findERKS4_m", scope: !24, file: !23, line: 2620, type: !713, scopeLine: 2620, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!713 = !DISubroutineType(types: !714)
!714 = !{!29, !386, !464, !29}
!715 = !DISubprogram(name: "find", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4findEPKcm", scope: !24, file: !23, line: 2654, type: !716, scopeLine: 2654, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!716 = !DISubroutineType(types: !717)
!717 = !{!29, !386, !77, !29}
!718 = !DISubprogram(name: "find", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4findEcm", scope: !24, file: !23, line: 2672, type: !719, scopeLine: 2672, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!719 = !DISubroutineType(types: !720)
!720 = !{!29, !386, !44, !29}
!721 = !DISubprogram(name: "rfind", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5rfindERKS4_m", scope: !24, file: !23, line: 2686, type: !713, scopeLine: 2686, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!722 = !DISubprogram(name: "rfind", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5rfindEPKcmm", scope: !24, file: !23, line: 2722, type: !710, scopeLine: 2722, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!723 = !DISubprogram(name: "rfind", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5rfindEPKcm", scope: !24, file: !23, line: 2737, type: !716, scopeLine: 2737, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!724 = !DISubprogram(name: "rfind", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5rfindEcm", scope: !24, file: !23, line: 2755, type: !719, scopeLine: 2755, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!725 = !DISubprogram(name: "find_first_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13find_first_ofERKS4_m", scope: !24, file: !23, line: 2770, type: !713, scopeLine: 2770, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!726 = !DISubprogram(name: "find_first_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13find_first_ofEPKcmm", scope: !24, file: !23, line: 2807, type: !710, scopeLine: 2807, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!727 = !DISubprogram(name: "find_first_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13find_first_ofEPKcm", scope: !24, file: !23, line: 2822, type: !716, scopeLine: 2822, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!728 = !DISubprogram(name: "find_first_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13find_first_ofEcm", scope: !24, file: !23, line: 2843, type: !719, scopeLine: 2843, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!729 = !DISubprogram(name: "find_last_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12find_last_ofERKS4_m", scope: !24, file: !23, line: 2859, type: !713, scopeLine: 2859, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!730 = !DISubprogram(name: "find_last_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12find_last_ofEPKcmm", scope: !24, file: !23, line: 2896, type: !710, scopeLine: 2896, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!731 = !DISubprogram(name: "find_last_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12find_last_ofEPKcm", scope: !24, file: !23, line: 2911, type: !716, scopeLine: 2911, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!732 = !DISubprogram(name: "find_last_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12find_last_ofEcm", scope: !24, file: !23, line: 2932, type: !719, scopeLine: 2932, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!733 = !DISubprogram(name: "find_first_not_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE17find_first_not_ofERKS4_m", scope: !24, file: !23, line: 2947, type: !713, scopeLine: 2947, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!734 = !DISubprogram(name: "find_first_not_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE17find_first_not_ofEPKcmm", scope: !24, file: !23, line: 2984, type: !710, scopeLine: 2984, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!735 = !DISubprogram(name: "find_first_not_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE17find_first_not_ofEPKcm", scope: !24, file: !23, line: 2999, type: !716, scopeLine: 2999, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!736 = !DISubprogram(name: "find_first_not_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE17find_first_not_ofEcm", scope: !24, file: !23, line: 3018, type: !719, scopeLine: 3018, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!737 = !DISubprogram(name: "find_last_not_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16find_last_not_ofERKS4_m", scope: !24, file: !23, line: 3034, type: !713, scopeLine: 3034, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!738 = !DISubprogram(name: "find_last_not_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16find_last_not_ofEPKcmm", scope: !24, file: !23, line: 3071, type: !710, scopeLine: 3071, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!739 = !DISubprogram(name: "find_last_not_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16find_last_not_ofEPKcm", scope: !24, file: !23, line: 3086, type: !716, scopeLine: 3086, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!740 = !DISubprogram(name: "find_last_not_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16find_last_not_ofEcm", scope: !24, file: !23, line: 3105, type: !719, scopeLine: 3105, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!741 = !DISubprogram(name: "substr", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6substrEmm", scope: !24, file: !23, line: 3122, type: !742, scopeLine: 3122, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!742 = !DISubroutineType(types: !743)
!743 = !{!24, !386, !29, !29}
!744 = !DISubprogram(name: "compare", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareERKS4_", scope: !24, file: !23, line: 3142, type: !745, scopeLine: 3142, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!745 = !DISubroutineType(types: !746)
!746 = !{!11, !386, !464}
!747 = !DISubprogram(name: "compare", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEmmRKS4_", scope: !24, file: !23, line: 3239, type: !748, scopeLine: 3239, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!748 = !DISubroutineType(types: !749)
!749 = !{!11, !386, !29, !29, !464}
!750 = !DISubprogram(name: "compare", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEmmRKS4_mm", scope: !24, file: !23, line: 3266, type: !751, scopeLine: 3266, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!751 = !DISubroutineType(types: !752)
!752 = !{!11, !386, !29, !29, !464, !29, !29}
!753 = !DISubprogram(name: "compare", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEPKc", scope: !24, file: !23, line: 3285, type: !754, scopeLine: 3285, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!754 = !DISubroutineType(types: !755)
!755 = !{!11, !386, !77}
!756 = !DISubprogram(name: "compare", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEmmPKc", scope: !24, file: !23, line: 3310, type: !757, scopeLine: 3310, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!757 = !DISubroutineType(types: !758)
!758 = !{!11, !386, !29, !29, !77}
!759 = !DISubprogram(name: "compare", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEmmPKcm", scope: !24, file: !23, line: 3338, type: !760, scopeLine: 3338, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!760 = !DISubroutineType(types: !761)
!761 = !{!11, !386, !29, !29, !77, !29}
!762 = !{!319, !320, !133}
!763 = !DIDerivedType(tag: DW_TAG_typedef, name: "difference_type", scope: !32, file: !31, line: 60, baseType: !764)
!764 = !DIDerivedType(tag: DW_TAG_typedef, name: "difference_type", scope: !36, file: !37, line: 432, baseType: !765)
!765 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", scope: !2, file: !86, line: 299, baseType: !766)
!766 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!767 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__numeric_traits_integer<int>", scope: !33, file: !768, line: 61, size: 8, flags: DIFlagTypePassByValue, elements: !769, templateParams: !776, identifier: "_ZTSN9__gnu_cxx24__numeric_traits_integerIiEE")
!768 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/ext/numeric_traits.h", directory: "")
!769 = !{!770, !772, !774, !775}
!770 = !DIDerivedType(tag: DW_TAG_member, name: "__is_signed", scope: !767, file: !768, line: 70, baseType: !771, flags: DIFlagStaticMember, extraData: i1 true)
!771 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!772 = !DIDerivedType(tag: DW_TAG_member, name: "__digits", scope: !767, file: !768, line: 71, baseType: !773, flags: DIFlagStaticMember, extraData: i32 31)
!773 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !11)
!774 = !DIDerivedType(tag: DW_TAG_member, name: "__max", scope: !767, file: !768, line: 75, baseType: !773, flags: DIFlagStaticMember, extraData: i32 2147483647)
!775 = !DIDerivedType(tag: DW_TAG_member, name: "__min", scope: !767, file: !768, line: 78, baseType: !773, flags: DIFlagStaticMember, extraData: i32 -2147483648)
!776 = !{!777}
!777 = !DITemplateTypeParameter(name: "_Value", type: !11)
!778 = !{!0}
!779 = !{!780, !798, !801, !806, !814, !822, !826, !833, !837, !841, !843, !845, !849, !858, !862, !868, !874, !876, !880, !884, !888, !892, !905, !907, !911, !915, !919, !921, !926, !930, !934, !936, !938, !942, !950, !954, !958, !962, !964, !970, !972, !979, !984, !988, !992, !996, !1000, !1004, !1006, !1008, !1012, !1016, !1020, !1022, !1026, !1030, !1032, !1034, !1038, !1043, !1048, !1053, !1054, !1055, !1056, !1057, !1058, !1059, !1060, !1061, !1062, !1063, !1067, !1071, !1078, !1082, !1085, !1088, !1091, !1093, !1095, !1097, !1100, !1103, !1106, !1109, !1112, !1114, !1119, !1123, !1126, !1129, !1131, !1133, !1135, !1137, !1140, !1143, !1146, !1149, !1152, !1154, !1158, !1162, !1167, !1173, !1175, !1177, !1179, !1181, !1183, !1185, !1187, !1189, !1191, !1193, !1195, !1197, !1199, !1203, !1207, !1211, !1217, !1221, !1225, !1230, !1232, !1236, !1240, !1244, !1252, !1254, !1258, !1262, !1266, !1270, !1274, !1278, !1282, !1286, !1290, !1294, !1298, !1300, !1304, !1308, !1312, !1318, !1322, !1326, !1328, !1332, !1336, !1342, !1344, !1348, !1352, !1356, !1360, !1364, !1368, !1372, !1373, !1374, !1375, !1377, !1378, !1379, !1380, !1381, !1382, !1383, !1387, !1393, !1398, !1402, !1404, !1406, !1408, !1410, !1417, !1421, !1425, !1429, !1433, !1437, !1442, !1446, !1448, !1452, !1458, !1462, !1467, !1469, !1471, !1475, !1479, !1481, !1483, !1485, !1487, !1491, !1493, !1495, !1499, !1503, !1507, !1511, !1515, !1519, !1521, !1525, !1529, !1533, !1537, !1539, !1541, !1545, !1549, !1550, !1551, !1552, !1553, !1554, !1560, !1563, !1564, !1566, !1568, !1570, !1572, !1576, !1578, !1580, !1582, !1584, !1586, !1588, !1590, !1592, !1596, !1600, !1602, !1606}
!780 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !781, file: !797, line: 64)
!781 = !DIDerivedType(tag: DW_TAG_typedef, name: "mbstate_t", file: !782, line: 6, baseType: !783)
!782 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/mbstate_t.h", directory: "")
!783 = !DIDerivedType(tag: DW_TAG_typedef, name: "__mbstate_t", file: !784, line: 21, baseType: !785)
!784 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__mbstate_t.h", directory: "")
!785 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !784, line: 13, size: 64, flags: DIFlagTypePassByValue, elements: !786, identifier: "_ZTS11__mbstate_t")
!786 = !{!787, !788}
!787 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !785, file: !784, line: 15, baseType: !11, size: 32)
!788 = !DIDerivedType(tag: DW_TAG_member, name: "__value", scope: !785, file: !784, line: 20, baseType: !789, size: 32, offset: 32)
!789 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !785, file: !784, line: 16, size: 32, flags: DIFlagTypePassByValue, elements: !790, identifier: "_ZTSN11__mbstate_tUt_E")
!790 = !{!791, !793}
!791 = !DIDerivedType(tag: DW_TAG_member, name: "__wch", scope: !789, file: !784, line: 18, baseType: !792, size: 32)
!792 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!793 = !DIDerivedType(tag: DW_TAG_member, name: "__wchb", scope: !789, file: !784, line: 19, baseType: !794, size: 32)
!794 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 32, elements: !795)
!795 = !{!796}
!796 = !DISubrange(count: 4)
!797 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cwchar", directory: "")
!798 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !799, file: !797, line: 141)
!799 = !DIDerivedType(tag: DW_TAG_typedef, name: "wint_t", file: !800, line: 20, baseType: !792)
!800 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/wint_t.h", directory: "")
!801 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !802, file: !797, line: 143)
!802 = !DISubprogram(name: "btowc", scope: !803, file: !803, line: 285, type: !804, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!803 = !DIFile(filename: "/usr/include/wchar.h", directory: "")
!804 = !DISubroutineType(types: !805)
!805 = !{!799, !11}
!806 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !807, file: !797, line: 144)
!807 = !DISubprogram(name: "fgetwc", scope: !803, file: !803, line: 744, type: !808, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!808 = !DISubroutineType(types: !809)
!809 = !{!799, !810}
!810 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !811, size: 64)
!811 = !DIDerivedType(tag: DW_TAG_typedef, name: "__FILE", file: !812, line: 5, baseType: !813)
!812 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__FILE.h", directory: "")
!813 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !812, line: 4, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS8_IO_FILE")
!814 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !815, file: !797, line: 145)
!815 = !DISubprogram(name: "fgetws", scope: !803, file: !803, line: 773, type: !816, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!816 = !DISubroutineType(types: !817)
!817 = !{!818, !820, !11, !821}
!818 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !819, size: 64)
!819 = !DIBasicType(name: "wchar_t", size: 32, encoding: DW_ATE_signed)
!820 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !818)
!821 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !810)
!822 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !823, file: !797, line: 146)
!823 = !DISubprogram(name: "fputwc", scope: !803, file: !803, line: 758, type: !824, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!824 = !DISubroutineType(types: !825)
!825 = !{!799, !819, !810}
!826 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !827, file: !797, line: 147)
!827 = !DISubprogram(name: "fputws", scope: !803, file: !803, line: 780, type: !828, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!828 = !DISubroutineType(types: !829)
!829 = !{!11, !830, !821}
!830 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !831)
!831 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !832, size: 64)
!832 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !819)
!833 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !834, file: !797, line: 148)
!834 = !DISubprogram(name: "fwide", scope: !803, file: !803, line: 588, type: !835, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!835 = !DISubroutineType(types: !836)
!836 = !{!11, !810, !11}
!837 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !838, file: !797, line: 149)
!838 = !DISubprogram(name: "fwprintf", scope: !803, file: !803, line: 595, type: !839, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!839 = !DISubroutineType(types: !840)
!840 = !{!11, !821, !830, null}
!841 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !842, file: !797, line: 150)
!842 = !DISubprogram(name: "fwscanf", linkageName: "__isoc99_fwscanf", scope: !803, file: !803, line: 657, type: !839, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!843 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !844, file: !797, line: 151)
!844 = !DISubprogram(name: "getwc", scope: !803, file: !803, line: 745, type: !808, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!845 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !846, file: !797, line: 152)
!846 = !DISubprogram(name: "getwchar", scope: !803, file: !803, line: 751, type: !847, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!847 = !DISubroutineType(types: !848)
!848 = !{!799}
!849 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !850, file: !797, line: 153)
!850 = !DISubprogram(name: "mbrlen", scope: !803, file: !803, line: 308, type: !851, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!851 = !DISubroutineType(types: !852)
!852 = !{!853, !855, !853, !856}
!853 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !854, line: 46, baseType: !87)
!854 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!855 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !77)
!856 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !857)
!857 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !781, size: 64)
!858 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !859, file: !797, line: 154)
!859 = !DISubprogram(name: "mbrtowc", scope: !803, file: !803, line: 297, type: !860, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!860 = !DISubroutineType(types: !861)
!861 = !{!853, !820, !855, !853, !856}
!862 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !863, file: !797, line: 155)
!863 = !DISubprogram(name: "mbsinit", scope: !803, file: !803, line: 293, type: !864, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!864 = !DISubroutineType(types: !865)
!865 = !{!11, !866}
!866 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !867, size: 64)
!867 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !781)
!868 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !869, file: !797, line: 156)
!869 = !DISubprogram(name: "mbsrtowcs", scope: !803, file: !803, line: 338, type: !870, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!870 = !DISubroutineType(types: !871)
!871 = !{!853, !820, !872, !853, !856}
!872 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !873)
!873 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !77, size: 64)
!874 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !875, file: !797, line: 157)
!875 = !DISubprogram(name: "putwc", scope: !803, file: !803, line: 759, type: !824, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!876 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !877, file: !797, line: 158)
!877 = !DISubprogram(name: "putwchar", scope: !803, file: !803, line: 765, type: !878, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!878 = !DISubroutineType(types: !879)
!879 = !{!799, !819}
!880 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !881, file: !797, line: 160)
!881 = !DISubprogram(name: "swprintf", scope: !803, file: !803, line: 605, type: !882, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!882 = !DISubroutineType(types: !883)
!883 = !{!11, !820, !853, !830, null}
!884 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !885, file: !797, line: 162)
!885 = !DISubprogram(name: "swscanf", linkageName: "__isoc99_swscanf", scope: !803, file: !803, line: 664, type: !886, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!886 = !DISubroutineType(types: !887)
!887 = !{!11, !830, !830, null}
!888 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !889, file: !797, line: 163)
!889 = !DISubprogram(name: "ungetwc", scope: !803, file: !803, line: 788, type: !890, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!890 = !DISubroutineType(types: !891)
!891 = !{!799, !799, !810}
!892 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !893, file: !797, line: 164)
!893 = !DISubprogram(name: "vfwprintf", scope: !803, file: !803, line: 613, type: !894, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!894 = !DISubroutineType(types: !895)
!895 = !{!11, !821, !830, !896}
!896 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !897, size: 64)
!897 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, flags: DIFlagTypePassByValue, elements: !898, identifier: "_ZTS13__va_list_tag")
!898 = !{!899, !901, !902, !904}
!899 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !897, file: !900, baseType: !792, size: 32)
!900 = !DIFile(filename: "cin_words_unsafe.cpp", directory: ".")
!901 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !897, file: !900, baseType: !792, size: 32, offset: 32)
!902 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !897, file: !900, baseType: !903, size: 64, offset: 64)
!903 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!904 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !897, file: !900, baseType: !903, size: 64, offset: 128)
!905 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !906, file: !797, line: 166)
!906 = !DISubprogram(name: "vfwscanf", linkageName: "__isoc99_vfwscanf", scope: !803, file: !803, line: 711, type: !894, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!907 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !908, file: !797, line: 169)
!908 = !DISubprogram(name: "vswprintf", scope: !803, file: !803, line: 626, type: !909, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!909 = !DISubroutineType(types: !910)
!910 = !{!11, !820, !853, !830, !896}
!911 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !912, file: !797, line: 172)
!912 = !DISubprogram(name: "vswscanf", linkageName: "__isoc99_vswscanf", scope: !803, file: !803, line: 718, type: !913, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!913 = !DISubroutineType(types: !914)
!914 = !{!11, !830, !830, !896}
!915 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !916, file: !797, line: 174)
!916 = !DISubprogram(name: "vwprintf", scope: !803, file: !803, line: 621, type: !917, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!917 = !DISubroutineType(types: !918)
!918 = !{!11, !830, !896}
!919 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !920, file: !797, line: 176)
!920 = !DISubprogram(name: "vwscanf", linkageName: "__isoc99_vwscanf", scope: !803, file: !803, line: 715, type: !917, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!921 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !922, file: !797, line: 178)
!922 = !DISubprogram(name: "wcrtomb", scope: !803, file: !803, line: 302, type: !923, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!923 = !DISubroutineType(types: !924)
!924 = !{!853, !925, !819, !856}
!925 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !43)
!926 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !927, file: !797, line: 179)
!927 = !DISubprogram(name: "wcscat", scope: !803, file: !803, line: 97, type: !928, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!928 = !DISubroutineType(types: !929)
!929 = !{!818, !820, !830}
!930 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !931, file: !797, line: 180)
!931 = !DISubprogram(name: "wcscmp", scope: !803, file: !803, line: 106, type: !932, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!932 = !DISubroutineType(types: !933)
!933 = !{!11, !831, !831}
!934 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !935, file: !797, line: 181)
!935 = !DISubprogram(name: "wcscoll", scope: !803, file: !803, line: 131, type: !932, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!936 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !937, file: !797, line: 182)
!937 = !DISubprogram(name: "wcscpy", scope: !803, file: !803, line: 87, type: !928, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!938 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !939, file: !797, line: 183)
!939 = !DISubprogram(name: "wcscspn", scope: !803, file: !803, line: 188, type: !940, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!940 = !DISubroutineType(types: !941)
!941 = !{!853, !831, !831}
!942 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !943, file: !797, line: 184)
!943 = !DISubprogram(name: "wcsftime", scope: !803, file: !803, line: 852, type: !944, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!944 = !DISubroutineType(types: !945)
!945 = !{!853, !820, !853, !830, !946}
!946 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !947)
!947 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !948, size: 64)
!948 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !949)
!949 = !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !803, line: 83, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS2tm")
!950 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !951, file: !797, line: 185)
!951 = !DISubprogram(name: "wcslen", scope: !803, file: !803, line: 223, type: !952, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!952 = !DISubroutineType(types: !953)
!953 = !{!853, !831}
!954 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !955, file: !797, line: 186)
!955 = !DISubprogram(name: "wcsncat", scope: !803, file: !803, line: 101, type: !956, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!956 = !DISubroutineType(types: !957)
!957 = !{!818, !820, !830, !853}
!958 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !959, file: !797, line: 187)
!959 = !DISubprogram(name: "wcsncmp", scope: !803, file: !803, line: 109, type: !960, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!960 = !DISubroutineType(types: !961)
!961 = !{!11, !831, !831, !853}
!962 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !963, file: !797, line: 188)
!963 = !DISubprogram(name: "wcsncpy", scope: !803, file: !803, line: 92, type: !956, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!964 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !965, file: !797, line: 189)
!965 = !DISubprogram(name: "wcsrtombs", scope: !803, file: !803, line: 344, type: !966, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!966 = !DISubroutineType(types: !967)
!967 = !{!853, !925, !968, !853, !856}
!968 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !969)
!969 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !831, size: 64)
!970 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !971, file: !797, line: 190)
!971 = !DISubprogram(name: "wcsspn", scope: !803, file: !803, line: 192, type: !940, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!972 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !973, file: !797, line: 191)
!973 = !DISubprogram(name: "wcstod", scope: !803, file: !803, line: 378, type: !974, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!974 = !DISubroutineType(types: !975)
!975 = !{!976, !830, !977}
!976 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!977 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !978)
!978 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !818, size: 64)
!979 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !980, file: !797, line: 193)
!980 = !DISubprogram(name: "wcstof", scope: !803, file: !803, line: 383, type: !981, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!981 = !DISubroutineType(types: !982)
!982 = !{!983, !830, !977}
!983 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!984 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !985, file: !797, line: 195)
!985 = !DISubprogram(name: "wcstok", scope: !803, file: !803, line: 218, type: !986, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!986 = !DISubroutineType(types: !987)
!987 = !{!818, !820, !830, !977}
!988 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !989, file: !797, line: 196)
!989 = !DISubprogram(name: "wcstol", scope: !803, file: !803, line: 429, type: !990, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!990 = !DISubroutineType(types: !991)
!991 = !{!766, !830, !977, !11}
!992 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !993, file: !797, line: 197)
!993 = !DISubprogram(name: "wcstoul", scope: !803, file: !803, line: 434, type: !994, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!994 = !DISubroutineType(types: !995)
!995 = !{!87, !830, !977, !11}
!996 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !997, file: !797, line: 198)
!997 = !DISubprogram(name: "wcsxfrm", scope: !803, file: !803, line: 135, type: !998, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!998 = !DISubroutineType(types: !999)
!999 = !{!853, !820, !830, !853}
!1000 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1001, file: !797, line: 199)
!1001 = !DISubprogram(name: "wctob", scope: !803, file: !803, line: 289, type: !1002, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1002 = !DISubroutineType(types: !1003)
!1003 = !{!11, !799}
!1004 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1005, file: !797, line: 200)
!1005 = !DISubprogram(name: "wmemcmp", scope: !803, file: !803, line: 259, type: !960, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1006 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1007, file: !797, line: 201)
!1007 = !DISubprogram(name: "wmemcpy", scope: !803, file: !803, line: 263, type: !956, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1008 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1009, file: !797, line: 202)
!1009 = !DISubprogram(name: "wmemmove", scope: !803, file: !803, line: 268, type: !1010, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1010 = !DISubroutineType(types: !1011)
!1011 = !{!818, !818, !831, !853}
!1012 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1013, file: !797, line: 203)
!1013 = !DISubprogram(name: "wmemset", scope: !803, file: !803, line: 272, type: !1014, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1014 = !DISubroutineType(types: !1015)
!1015 = !{!818, !818, !819, !853}
!1016 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1017, file: !797, line: 204)
!1017 = !DISubprogram(name: "wprintf", scope: !803, file: !803, line: 602, type: !1018, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1018 = !DISubroutineType(types: !1019)
!1019 = !{!11, !830, null}
!1020 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1021, file: !797, line: 205)
!1021 = !DISubprogram(name: "wscanf", linkageName: "__isoc99_wscanf", scope: !803, file: !803, line: 661, type: !1018, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1022 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1023, file: !797, line: 206)
!1023 = !DISubprogram(name: "wcschr", scope: !803, file: !803, line: 165, type: !1024, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1024 = !DISubroutineType(types: !1025)
!1025 = !{!818, !831, !819}
!1026 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1027, file: !797, line: 207)
!1027 = !DISubprogram(name: "wcspbrk", scope: !803, file: !803, line: 202, type: !1028, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1028 = !DISubroutineType(types: !1029)
!1029 = !{!818, !831, !831}
!1030 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1031, file: !797, line: 208)
!1031 = !DISubprogram(name: "wcsrchr", scope: !803, file: !803, line: 175, type: !1024, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1032 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1033, file: !797, line: 209)
!1033 = !DISubprogram(name: "wcsstr", scope: !803, file: !803, line: 213, type: !1028, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1034 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1035, file: !797, line: 210)
!1035 = !DISubprogram(name: "wmemchr", scope: !803, file: !803, line: 254, type: !1036, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1036 = !DISubroutineType(types: !1037)
!1037 = !{!818, !831, !819, !853}
!1038 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !1039, file: !797, line: 251)
!1039 = !DISubprogram(name: "wcstold", scope: !803, file: !803, line: 385, type: !1040, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1040 = !DISubroutineType(types: !1041)
!1041 = !{!1042, !830, !977}
!1042 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!1043 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !1044, file: !797, line: 260)
!1044 = !DISubprogram(name: "wcstoll", scope: !803, file: !803, line: 442, type: !1045, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1045 = !DISubroutineType(types: !1046)
!1046 = !{!1047, !830, !977, !11}
!1047 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!1048 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !1049, file: !797, line: 261)
!1049 = !DISubprogram(name: "wcstoull", scope: !803, file: !803, line: 449, type: !1050, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1050 = !DISubroutineType(types: !1051)
!1051 = !{!1052, !830, !977, !11}
!1052 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!1053 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1039, file: !797, line: 267)
!1054 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1044, file: !797, line: 268)
!1055 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1049, file: !797, line: 269)
!1056 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !980, file: !797, line: 283)
!1057 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !906, file: !797, line: 286)
!1058 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !912, file: !797, line: 289)
!1059 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !920, file: !797, line: 292)
!1060 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1039, file: !797, line: 296)
!1061 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1044, file: !797, line: 297)
!1062 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1049, file: !797, line: 298)
!1063 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1064, file: !1065, line: 68)
!1064 = !DICompositeType(tag: DW_TAG_class_type, name: "exception_ptr", scope: !1066, file: !1065, line: 90, size: 64, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSNSt15__exception_ptr13exception_ptrE")
!1065 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/exception_ptr.h", directory: "")
!1066 = !DINamespace(name: "__exception_ptr", scope: !2)
!1067 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !1066, entity: !1068, file: !1065, line: 84)
!1068 = !DISubprogram(name: "rethrow_exception", linkageName: "_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE", scope: !2, file: !1065, line: 80, type: !1069, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!1069 = !DISubroutineType(types: !1070)
!1070 = !{null, !1064}
!1071 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1072, file: !1077, line: 47)
!1072 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !1073, line: 24, baseType: !1074)
!1073 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-intn.h", directory: "")
!1074 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int8_t", file: !1075, line: 37, baseType: !1076)
!1075 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!1076 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!1077 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdint", directory: "")
!1078 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1079, file: !1077, line: 48)
!1079 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !1073, line: 25, baseType: !1080)
!1080 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int16_t", file: !1075, line: 39, baseType: !1081)
!1081 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!1082 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1083, file: !1077, line: 49)
!1083 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !1073, line: 26, baseType: !1084)
!1084 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int32_t", file: !1075, line: 41, baseType: !11)
!1085 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1086, file: !1077, line: 50)
!1086 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !1073, line: 27, baseType: !1087)
!1087 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int64_t", file: !1075, line: 44, baseType: !766)
!1088 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1089, file: !1077, line: 52)
!1089 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast8_t", file: !1090, line: 58, baseType: !1076)
!1090 = !DIFile(filename: "/usr/include/stdint.h", directory: "")
!1091 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1092, file: !1077, line: 53)
!1092 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast16_t", file: !1090, line: 60, baseType: !766)
!1093 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1094, file: !1077, line: 54)
!1094 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast32_t", file: !1090, line: 61, baseType: !766)
!1095 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1096, file: !1077, line: 55)
!1096 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast64_t", file: !1090, line: 62, baseType: !766)
!1097 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1098, file: !1077, line: 57)
!1098 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least8_t", file: !1090, line: 43, baseType: !1099)
!1099 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least8_t", file: !1075, line: 52, baseType: !1074)
!1100 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1101, file: !1077, line: 58)
!1101 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least16_t", file: !1090, line: 44, baseType: !1102)
!1102 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least16_t", file: !1075, line: 54, baseType: !1080)
!1103 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1104, file: !1077, line: 59)
!1104 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least32_t", file: !1090, line: 45, baseType: !1105)
!1105 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least32_t", file: !1075, line: 56, baseType: !1084)
!1106 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1107, file: !1077, line: 60)
!1107 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least64_t", file: !1090, line: 46, baseType: !1108)
!1108 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least64_t", file: !1075, line: 58, baseType: !1087)
!1109 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1110, file: !1077, line: 62)
!1110 = !DIDerivedType(tag: DW_TAG_typedef, name: "intmax_t", file: !1090, line: 101, baseType: !1111)
!1111 = !DIDerivedType(tag: DW_TAG_typedef, name: "__intmax_t", file: !1075, line: 72, baseType: !766)
!1112 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1113, file: !1077, line: 63)
!1113 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !1090, line: 87, baseType: !766)
!1114 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1115, file: !1077, line: 65)
!1115 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !1116, line: 24, baseType: !1117)
!1116 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "")
!1117 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint8_t", file: !1075, line: 38, baseType: !1118)
!1118 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!1119 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1120, file: !1077, line: 66)
!1120 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !1116, line: 25, baseType: !1121)
!1121 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint16_t", file: !1075, line: 40, baseType: !1122)
!1122 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!1123 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1124, file: !1077, line: 67)
!1124 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !1116, line: 26, baseType: !1125)
!1125 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !1075, line: 42, baseType: !792)
!1126 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1127, file: !1077, line: 68)
!1127 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !1116, line: 27, baseType: !1128)
!1128 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !1075, line: 45, baseType: !87)
!1129 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1130, file: !1077, line: 70)
!1130 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast8_t", file: !1090, line: 71, baseType: !1118)
!1131 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1132, file: !1077, line: 71)
!1132 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast16_t", file: !1090, line: 73, baseType: !87)
!1133 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1134, file: !1077, line: 72)
!1134 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast32_t", file: !1090, line: 74, baseType: !87)
!1135 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1136, file: !1077, line: 73)
!1136 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast64_t", file: !1090, line: 75, baseType: !87)
!1137 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1138, file: !1077, line: 75)
!1138 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least8_t", file: !1090, line: 49, baseType: !1139)
!1139 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least8_t", file: !1075, line: 53, baseType: !1117)
!1140 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1141, file: !1077, line: 76)
!1141 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least16_t", file: !1090, line: 50, baseType: !1142)
!1142 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least16_t", file: !1075, line: 55, baseType: !1121)
!1143 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1144, file: !1077, line: 77)
!1144 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least32_t", file: !1090, line: 51, baseType: !1145)
!1145 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least32_t", file: !1075, line: 57, baseType: !1125)
!1146 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1147, file: !1077, line: 78)
!1147 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least64_t", file: !1090, line: 52, baseType: !1148)
!1148 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least64_t", file: !1075, line: 59, baseType: !1128)
!1149 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1150, file: !1077, line: 80)
!1150 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintmax_t", file: !1090, line: 102, baseType: !1151)
!1151 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uintmax_t", file: !1075, line: 73, baseType: !87)
!1152 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1153, file: !1077, line: 81)
!1153 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !1090, line: 90, baseType: !87)
!1154 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1155, file: !1157, line: 53)
!1155 = !DICompositeType(tag: DW_TAG_structure_type, name: "lconv", file: !1156, line: 51, size: 768, flags: DIFlagFwdDecl, identifier: "_ZTS5lconv")
!1156 = !DIFile(filename: "/usr/include/locale.h", directory: "")
!1157 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/clocale", directory: "")
!1158 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1159, file: !1157, line: 54)
!1159 = !DISubprogram(name: "setlocale", scope: !1156, file: !1156, line: 122, type: !1160, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1160 = !DISubroutineType(types: !1161)
!1161 = !{!43, !11, !77}
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
!1215 = !DIDerivedType(tag: DW_TAG_member, name: "quot", scope: !1213, file: !1205, line: 69, baseType: !766, size: 64)
!1216 = !DIDerivedType(tag: DW_TAG_member, name: "rem", scope: !1213, file: !1205, line: 70, baseType: !766, size: 64, offset: 64)
!1217 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1218, file: !1210, line: 130)
!1218 = !DISubprogram(name: "abort", scope: !1205, file: !1205, line: 611, type: !1219, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!1219 = !DISubroutineType(types: !1220)
!1220 = !{null}
!1221 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1222, file: !1210, line: 132)
!1222 = !DISubprogram(name: "aligned_alloc", scope: !1205, file: !1205, line: 605, type: !1223, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1223 = !DISubroutineType(types: !1224)
!1224 = !{!903, !853, !853}
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
!1235 = !{!976, !77}
!1236 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1237, file: !1210, line: 141)
!1237 = !DISubprogram(name: "atoi", scope: !1205, file: !1205, line: 105, type: !1238, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1238 = !DISubroutineType(types: !1239)
!1239 = !{!11, !77}
!1240 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1241, file: !1210, line: 142)
!1241 = !DISubprogram(name: "atol", scope: !1205, file: !1205, line: 108, type: !1242, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1242 = !DISubroutineType(types: !1243)
!1243 = !{!766, !77}
!1244 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1245, file: !1210, line: 143)
!1245 = !DISubprogram(name: "bsearch", scope: !1205, file: !1205, line: 841, type: !1246, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1246 = !DISubroutineType(types: !1247)
!1247 = !{!903, !88, !88, !853, !853, !1248}
!1248 = !DIDerivedType(tag: DW_TAG_typedef, name: "__compar_fn_t", file: !1205, line: 829, baseType: !1249)
!1249 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1250, size: 64)
!1250 = !DISubroutineType(types: !1251)
!1251 = !{!11, !88, !88}
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
!1265 = !{null, !903}
!1266 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1267, file: !1210, line: 148)
!1267 = !DISubprogram(name: "getenv", scope: !1205, file: !1205, line: 654, type: !1268, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1268 = !DISubroutineType(types: !1269)
!1269 = !{!43, !77}
!1270 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1271, file: !1210, line: 149)
!1271 = !DISubprogram(name: "labs", scope: !1205, file: !1205, line: 862, type: !1272, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1272 = !DISubroutineType(types: !1273)
!1273 = !{!766, !766}
!1274 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1275, file: !1210, line: 150)
!1275 = !DISubprogram(name: "ldiv", scope: !1205, file: !1205, line: 875, type: !1276, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1276 = !DISubroutineType(types: !1277)
!1277 = !{!1212, !766, !766}
!1278 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1279, file: !1210, line: 151)
!1279 = !DISubprogram(name: "malloc", scope: !1205, file: !1205, line: 553, type: !1280, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1280 = !DISubroutineType(types: !1281)
!1281 = !{!903, !853}
!1282 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1283, file: !1210, line: 153)
!1283 = !DISubprogram(name: "mblen", scope: !1205, file: !1205, line: 943, type: !1284, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1284 = !DISubroutineType(types: !1285)
!1285 = !{!11, !77, !853}
!1286 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1287, file: !1210, line: 154)
!1287 = !DISubprogram(name: "mbstowcs", scope: !1205, file: !1205, line: 954, type: !1288, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1288 = !DISubroutineType(types: !1289)
!1289 = !{!853, !820, !855, !853}
!1290 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1291, file: !1210, line: 155)
!1291 = !DISubprogram(name: "mbtowc", scope: !1205, file: !1205, line: 946, type: !1292, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1292 = !DISubroutineType(types: !1293)
!1293 = !{!11, !820, !855, !853}
!1294 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1295, file: !1210, line: 157)
!1295 = !DISubprogram(name: "qsort", scope: !1205, file: !1205, line: 851, type: !1296, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1296 = !DISubroutineType(types: !1297)
!1297 = !{null, !903, !853, !853, !1248}
!1298 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1299, file: !1210, line: 160)
!1299 = !DISubprogram(name: "quick_exit", scope: !1205, file: !1205, line: 643, type: !1260, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!1300 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1301, file: !1210, line: 163)
!1301 = !DISubprogram(name: "rand", scope: !1205, file: !1205, line: 454, type: !1302, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1302 = !DISubroutineType(types: !1303)
!1303 = !{!11}
!1304 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1305, file: !1210, line: 164)
!1305 = !DISubprogram(name: "realloc", scope: !1205, file: !1205, line: 564, type: !1306, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1306 = !DISubroutineType(types: !1307)
!1307 = !{!903, !903, !853}
!1308 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1309, file: !1210, line: 165)
!1309 = !DISubprogram(name: "srand", scope: !1205, file: !1205, line: 456, type: !1310, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1310 = !DISubroutineType(types: !1311)
!1311 = !{null, !792}
!1312 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1313, file: !1210, line: 166)
!1313 = !DISubprogram(name: "strtod", scope: !1205, file: !1205, line: 118, type: !1314, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1314 = !DISubroutineType(types: !1315)
!1315 = !{!976, !855, !1316}
!1316 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !1317)
!1317 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!1318 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1319, file: !1210, line: 167)
!1319 = !DISubprogram(name: "strtol", scope: !1205, file: !1205, line: 177, type: !1320, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1320 = !DISubroutineType(types: !1321)
!1321 = !{!766, !855, !1316, !11}
!1322 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1323, file: !1210, line: 168)
!1323 = !DISubprogram(name: "strtoul", scope: !1205, file: !1205, line: 181, type: !1324, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1324 = !DISubroutineType(types: !1325)
!1325 = !{!87, !855, !1316, !11}
!1326 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1327, file: !1210, line: 169)
!1327 = !DISubprogram(name: "system", scope: !1205, file: !1205, line: 804, type: !1238, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1328 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1329, file: !1210, line: 171)
!1329 = !DISubprogram(name: "wcstombs", scope: !1205, file: !1205, line: 958, type: !1330, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1330 = !DISubroutineType(types: !1331)
!1331 = !{!853, !925, !830, !853}
!1332 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1333, file: !1210, line: 172)
!1333 = !DISubprogram(name: "wctomb", scope: !1205, file: !1205, line: 950, type: !1334, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1334 = !DISubroutineType(types: !1335)
!1335 = !{!11, !43, !819}
!1336 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !1337, file: !1210, line: 200)
!1337 = !DIDerivedType(tag: DW_TAG_typedef, name: "lldiv_t", file: !1205, line: 81, baseType: !1338)
!1338 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !1205, line: 77, size: 128, flags: DIFlagTypePassByValue, elements: !1339, identifier: "_ZTS7lldiv_t")
!1339 = !{!1340, !1341}
!1340 = !DIDerivedType(tag: DW_TAG_member, name: "quot", scope: !1338, file: !1205, line: 79, baseType: !1047, size: 64)
!1341 = !DIDerivedType(tag: DW_TAG_member, name: "rem", scope: !1338, file: !1205, line: 80, baseType: !1047, size: 64, offset: 64)
!1342 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !1343, file: !1210, line: 206)
!1343 = !DISubprogram(name: "_Exit", scope: !1205, file: !1205, line: 649, type: !1260, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!1344 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !1345, file: !1210, line: 210)
!1345 = !DISubprogram(name: "llabs", scope: !1205, file: !1205, line: 865, type: !1346, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1346 = !DISubroutineType(types: !1347)
!1347 = !{!1047, !1047}
!1348 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !1349, file: !1210, line: 216)
!1349 = !DISubprogram(name: "lldiv", scope: !1205, file: !1205, line: 879, type: !1350, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1350 = !DISubroutineType(types: !1351)
!1351 = !{!1337, !1047, !1047}
!1352 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !1353, file: !1210, line: 227)
!1353 = !DISubprogram(name: "atoll", scope: !1205, file: !1205, line: 113, type: !1354, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1354 = !DISubroutineType(types: !1355)
!1355 = !{!1047, !77}
!1356 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !1357, file: !1210, line: 228)
!1357 = !DISubprogram(name: "strtoll", scope: !1205, file: !1205, line: 201, type: !1358, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1358 = !DISubroutineType(types: !1359)
!1359 = !{!1047, !855, !1316, !11}
!1360 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !1361, file: !1210, line: 229)
!1361 = !DISubprogram(name: "strtoull", scope: !1205, file: !1205, line: 206, type: !1362, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1362 = !DISubroutineType(types: !1363)
!1363 = !{!1052, !855, !1316, !11}
!1364 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !1365, file: !1210, line: 231)
!1365 = !DISubprogram(name: "strtof", scope: !1205, file: !1205, line: 124, type: !1366, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1366 = !DISubroutineType(types: !1367)
!1367 = !{!983, !855, !1316}
!1368 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !1369, file: !1210, line: 232)
!1369 = !DISubprogram(name: "strtold", scope: !1205, file: !1205, line: 127, type: !1370, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1370 = !DISubroutineType(types: !1371)
!1371 = !{!1042, !855, !1316}
!1372 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1337, file: !1210, line: 240)
!1373 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1343, file: !1210, line: 242)
!1374 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1345, file: !1210, line: 244)
!1375 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1376, file: !1210, line: 245)
!1376 = !DISubprogram(name: "div", linkageName: "_ZN9__gnu_cxx3divExx", scope: !33, file: !1210, line: 213, type: !1350, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1377 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1349, file: !1210, line: 246)
!1378 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1353, file: !1210, line: 248)
!1379 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1365, file: !1210, line: 249)
!1380 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1357, file: !1210, line: 250)
!1381 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1361, file: !1210, line: 251)
!1382 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1369, file: !1210, line: 252)
!1383 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1384, file: !1386, line: 98)
!1384 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !1385, line: 7, baseType: !813)
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
!1420 = !{!43, !925, !11, !1414}
!1421 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1422, file: !1386, line: 109)
!1422 = !DISubprogram(name: "fopen", scope: !1389, file: !1389, line: 258, type: !1423, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1423 = !DISubroutineType(types: !1424)
!1424 = !{!1397, !855, !855}
!1425 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1426, file: !1386, line: 110)
!1426 = !DISubprogram(name: "fprintf", scope: !1389, file: !1389, line: 350, type: !1427, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1427 = !DISubroutineType(types: !1428)
!1428 = !{!11, !1414, !855, null}
!1429 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1430, file: !1386, line: 111)
!1430 = !DISubprogram(name: "fputc", scope: !1389, file: !1389, line: 549, type: !1431, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1431 = !DISubroutineType(types: !1432)
!1432 = !{!11, !11, !1397}
!1433 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1434, file: !1386, line: 112)
!1434 = !DISubprogram(name: "fputs", scope: !1389, file: !1389, line: 655, type: !1435, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1435 = !DISubroutineType(types: !1436)
!1436 = !{!11, !855, !1414}
!1437 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1438, file: !1386, line: 113)
!1438 = !DISubprogram(name: "fread", scope: !1389, file: !1389, line: 675, type: !1439, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1439 = !DISubroutineType(types: !1440)
!1440 = !{!853, !1441, !853, !853, !1414}
!1441 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !903)
!1442 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1443, file: !1386, line: 114)
!1443 = !DISubprogram(name: "freopen", scope: !1389, file: !1389, line: 265, type: !1444, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1444 = !DISubroutineType(types: !1445)
!1445 = !{!1397, !855, !855, !1414}
!1446 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1447, file: !1386, line: 115)
!1447 = !DISubprogram(name: "fscanf", linkageName: "__isoc99_fscanf", scope: !1389, file: !1389, line: 434, type: !1427, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1448 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1449, file: !1386, line: 116)
!1449 = !DISubprogram(name: "fseek", scope: !1389, file: !1389, line: 713, type: !1450, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1450 = !DISubroutineType(types: !1451)
!1451 = !{!11, !1397, !766, !11}
!1452 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1453, file: !1386, line: 117)
!1453 = !DISubprogram(name: "fsetpos", scope: !1389, file: !1389, line: 765, type: !1454, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1454 = !DISubroutineType(types: !1455)
!1455 = !{!11, !1397, !1456}
!1456 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1457, size: 64)
!1457 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !1388)
!1458 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1459, file: !1386, line: 118)
!1459 = !DISubprogram(name: "ftell", scope: !1389, file: !1389, line: 718, type: !1460, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1460 = !DISubroutineType(types: !1461)
!1461 = !{!766, !1397}
!1462 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1463, file: !1386, line: 119)
!1463 = !DISubprogram(name: "fwrite", scope: !1389, file: !1389, line: 681, type: !1464, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1464 = !DISubroutineType(types: !1465)
!1465 = !{!853, !1466, !853, !853, !1414}
!1466 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !88)
!1467 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1468, file: !1386, line: 120)
!1468 = !DISubprogram(name: "getc", scope: !1389, file: !1389, line: 514, type: !1400, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1469 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1470, file: !1386, line: 121)
!1470 = !DISubprogram(name: "getchar", scope: !1389, file: !1389, line: 520, type: !1302, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1471 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1472, file: !1386, line: 126)
!1472 = !DISubprogram(name: "perror", scope: !1389, file: !1389, line: 804, type: !1473, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1473 = !DISubroutineType(types: !1474)
!1474 = !{null, !77}
!1475 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1476, file: !1386, line: 127)
!1476 = !DISubprogram(name: "printf", scope: !1389, file: !1389, line: 356, type: !1477, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1477 = !DISubroutineType(types: !1478)
!1478 = !{!11, !855, null}
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
!1490 = !{!11, !77, !77}
!1491 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1492, file: !1386, line: 133)
!1492 = !DISubprogram(name: "rewind", scope: !1389, file: !1389, line: 723, type: !1395, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1493 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1494, file: !1386, line: 134)
!1494 = !DISubprogram(name: "scanf", linkageName: "__isoc99_scanf", scope: !1389, file: !1389, line: 437, type: !1477, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1495 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1496, file: !1386, line: 135)
!1496 = !DISubprogram(name: "setbuf", scope: !1389, file: !1389, line: 328, type: !1497, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1497 = !DISubroutineType(types: !1498)
!1498 = !{null, !1414, !925}
!1499 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1500, file: !1386, line: 136)
!1500 = !DISubprogram(name: "setvbuf", scope: !1389, file: !1389, line: 332, type: !1501, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1501 = !DISubroutineType(types: !1502)
!1502 = !{!11, !1414, !925, !11, !853}
!1503 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1504, file: !1386, line: 137)
!1504 = !DISubprogram(name: "sprintf", scope: !1389, file: !1389, line: 358, type: !1505, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1505 = !DISubroutineType(types: !1506)
!1506 = !{!11, !925, !855, null}
!1507 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1508, file: !1386, line: 138)
!1508 = !DISubprogram(name: "sscanf", linkageName: "__isoc99_sscanf", scope: !1389, file: !1389, line: 439, type: !1509, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1509 = !DISubroutineType(types: !1510)
!1510 = !{!11, !855, !855, null}
!1511 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1512, file: !1386, line: 139)
!1512 = !DISubprogram(name: "tmpfile", scope: !1389, file: !1389, line: 188, type: !1513, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1513 = !DISubroutineType(types: !1514)
!1514 = !{!1397}
!1515 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1516, file: !1386, line: 141)
!1516 = !DISubprogram(name: "tmpnam", scope: !1389, file: !1389, line: 205, type: !1517, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1517 = !DISubroutineType(types: !1518)
!1518 = !{!43, !43}
!1519 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1520, file: !1386, line: 143)
!1520 = !DISubprogram(name: "ungetc", scope: !1389, file: !1389, line: 668, type: !1431, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1521 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1522, file: !1386, line: 144)
!1522 = !DISubprogram(name: "vfprintf", scope: !1389, file: !1389, line: 365, type: !1523, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1523 = !DISubroutineType(types: !1524)
!1524 = !{!11, !1414, !855, !896}
!1525 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1526, file: !1386, line: 145)
!1526 = !DISubprogram(name: "vprintf", scope: !1389, file: !1389, line: 371, type: !1527, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1527 = !DISubroutineType(types: !1528)
!1528 = !{!11, !855, !896}
!1529 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1530, file: !1386, line: 146)
!1530 = !DISubprogram(name: "vsprintf", scope: !1389, file: !1389, line: 373, type: !1531, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1531 = !DISubroutineType(types: !1532)
!1532 = !{!11, !925, !855, !896}
!1533 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !1534, file: !1386, line: 175)
!1534 = !DISubprogram(name: "snprintf", scope: !1389, file: !1389, line: 378, type: !1535, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1535 = !DISubroutineType(types: !1536)
!1536 = !{!11, !925, !853, !855, null}
!1537 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !1538, file: !1386, line: 176)
!1538 = !DISubprogram(name: "vfscanf", linkageName: "__isoc99_vfscanf", scope: !1389, file: !1389, line: 479, type: !1523, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1539 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !1540, file: !1386, line: 177)
!1540 = !DISubprogram(name: "vscanf", linkageName: "__isoc99_vscanf", scope: !1389, file: !1389, line: 484, type: !1527, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1541 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !1542, file: !1386, line: 178)
!1542 = !DISubprogram(name: "vsnprintf", scope: !1389, file: !1389, line: 382, type: !1543, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1543 = !DISubroutineType(types: !1544)
!1544 = !{!11, !925, !853, !855, !896}
!1545 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !1546, file: !1386, line: 179)
!1546 = !DISubprogram(name: "vsscanf", linkageName: "__isoc99_vsscanf", scope: !1389, file: !1389, line: 487, type: !1547, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1547 = !DISubroutineType(types: !1548)
!1548 = !{!11, !855, !855, !896}
!1549 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1534, file: !1386, line: 185)
!1550 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1538, file: !1386, line: 186)
!1551 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1540, file: !1386, line: 187)
!1552 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1542, file: !1386, line: 188)
!1553 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1546, file: !1386, line: 189)
!1554 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1555, file: !1559, line: 82)
!1555 = !DIDerivedType(tag: DW_TAG_typedef, name: "wctrans_t", file: !1556, line: 48, baseType: !1557)
!1556 = !DIFile(filename: "/usr/include/wctype.h", directory: "")
!1557 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1558, size: 64)
!1558 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !1084)
!1559 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cwctype", directory: "")
!1560 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1561, file: !1559, line: 83)
!1561 = !DIDerivedType(tag: DW_TAG_typedef, name: "wctype_t", file: !1562, line: 38, baseType: !87)
!1562 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/wctype-wchar.h", directory: "")
!1563 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !799, file: !1559, line: 84)
!1564 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1565, file: !1559, line: 86)
!1565 = !DISubprogram(name: "iswalnum", scope: !1562, file: !1562, line: 95, type: !1002, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1566 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1567, file: !1559, line: 87)
!1567 = !DISubprogram(name: "iswalpha", scope: !1562, file: !1562, line: 101, type: !1002, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1568 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1569, file: !1559, line: 89)
!1569 = !DISubprogram(name: "iswblank", scope: !1562, file: !1562, line: 146, type: !1002, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1570 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1571, file: !1559, line: 91)
!1571 = !DISubprogram(name: "iswcntrl", scope: !1562, file: !1562, line: 104, type: !1002, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1572 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1573, file: !1559, line: 92)
!1573 = !DISubprogram(name: "iswctype", scope: !1562, file: !1562, line: 159, type: !1574, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1574 = !DISubroutineType(types: !1575)
!1575 = !{!11, !799, !1561}
!1576 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1577, file: !1559, line: 93)
!1577 = !DISubprogram(name: "iswdigit", scope: !1562, file: !1562, line: 108, type: !1002, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1578 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1579, file: !1559, line: 94)
!1579 = !DISubprogram(name: "iswgraph", scope: !1562, file: !1562, line: 112, type: !1002, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1580 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1581, file: !1559, line: 95)
!1581 = !DISubprogram(name: "iswlower", scope: !1562, file: !1562, line: 117, type: !1002, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1582 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1583, file: !1559, line: 96)
!1583 = !DISubprogram(name: "iswprint", scope: !1562, file: !1562, line: 120, type: !1002, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1584 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1585, file: !1559, line: 97)
!1585 = !DISubprogram(name: "iswpunct", scope: !1562, file: !1562, line: 125, type: !1002, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1586 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1587, file: !1559, line: 98)
!1587 = !DISubprogram(name: "iswspace", scope: !1562, file: !1562, line: 130, type: !1002, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1588 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1589, file: !1559, line: 99)
!1589 = !DISubprogram(name: "iswupper", scope: !1562, file: !1562, line: 135, type: !1002, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1590 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1591, file: !1559, line: 100)
!1591 = !DISubprogram(name: "iswxdigit", scope: !1562, file: !1562, line: 140, type: !1002, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1592 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1593, file: !1559, line: 101)
!1593 = !DISubprogram(name: "towctrans", scope: !1556, file: !1556, line: 55, type: !1594, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1594 = !DISubroutineType(types: !1595)
!1595 = !{!799, !799, !1555}
!1596 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1597, file: !1559, line: 102)
!1597 = !DISubprogram(name: "towlower", scope: !1562, file: !1562, line: 166, type: !1598, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1598 = !DISubroutineType(types: !1599)
!1599 = !{!799, !799}
!1600 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1601, file: !1559, line: 103)
!1601 = !DISubprogram(name: "towupper", scope: !1562, file: !1562, line: 169, type: !1598, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1602 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1603, file: !1559, line: 104)
!1603 = !DISubprogram(name: "wctrans", scope: !1556, file: !1556, line: 52, type: !1604, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1604 = !DISubroutineType(types: !1605)
!1605 = !{!1555, !77}
!1606 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !1607, file: !1559, line: 105)
!1607 = !DISubprogram(name: "wctype", scope: !1562, file: !1562, line: 155, type: !1608, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1608 = !DISubroutineType(types: !1609)
!1609 = !{!1561, !77}
!1610 = !{i32 7, !"Dwarf Version", i32 5}
!1611 = !{i32 2, !"Debug Info Version", i32 3}
!1612 = !{i32 1, !"wchar_size", i32 4}
!1613 = !{i32 7, !"PIC Level", i32 2}
!1614 = !{i32 7, !"PIE Level", i32 2}
!1615 = !{i32 7, !"uwtable", i32 1}

!1617 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !900, file: !900, type: !1219, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !156)
!1618 = !DILocation(line: 74, column: 25, scope: !1619)
!1619 = !DILexicalBlockFile(scope: !1617, file: !3, discriminator: 0)
!1620 = !DILocation(line: 0, scope: !1617)
!1621 = distinct !DISubprogram(name: "main", scope: !8, file: !8, line: 6, type: !1302, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !1622)
!1622 = !{!1623, !1626}
!1623 = !DILocalVariable(name: "word", scope: !1621, file: !8, line: 8, type: !1624)
!1624 = !DIDerivedType(tag: DW_TAG_typedef, name: "string", scope: !2, file: !1625, line: 77, baseType: !24)
!1625 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/stringfwd.h", directory: "")
!1626 = !DILocalVariable(name: "number", scope: !1621, file: !8, line: 9, type: !11)
!1627 = !DILocation(line: 8, column: 5, scope: !1621)
!1628 = !DILocation(line: 8, column: 17, scope: !1621)
!1629 = !DILocation(line: 9, column: 5, scope: !1621)
!1630 = !DILocation(line: 9, column: 9, scope: !1621)
!1631 = !DILocation(line: 10, column: 5, scope: !1621)
!1632 = !DILocation(line: 10, column: 21, scope: !1621)
!1633 = !DILocation(line: 10, column: 12, scope: !1621)
!1634 = !DILocation(line: 11, column: 18, scope: !1635)
!1635 = distinct !DILexicalBlock(scope: !1636, file: !8, line: 11, column: 13)
!1636 = distinct !DILexicalBlock(scope: !1621, file: !8, line: 10, column: 30)
!1637 = !DILocation(line: 11, column: 27, scope: !1635)
!1638 = !DILocation(line: 11, column: 41, scope: !1635)
!1639 = !DILocation(line: 11, column: 31, scope: !1635)
!1640 = !DILocation(line: 11, column: 30, scope: !1635)
!1641 = !DILocation(line: 11, column: 13, scope: !1636)
!1642 = !DILocation(line: 12, column: 13, scope: !1635)
!1643 = distinct !{!1643, !1631, !1644, !1645, !1646}
!1644 = !DILocation(line: 14, column: 5, scope: !1621)
!1645 = !{!"llvm.loop.mustprogress"}
!1646 = !{!"llvm.loop.unroll.disable"}
!1647 = !DILocation(line: 15, column: 1, scope: !1621)
!1648 = !DILocation(line: 13, column: 9, scope: !1636)
!1649 = distinct !DISubprogram(name: "basic_string", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2Ev", scope: !24, file: !23, line: 515, type: !407, scopeLine: 518, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !471, retainedNodes: !1650)
!1650 = !{!1651}
!1651 = !DILocalVariable(name: "this", arg: 1, scope: !1649, type: !1652, flags: DIFlagArtificial | DIFlagObjectPointer)
!1652 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!1653 = !DILocation(line: 0, scope: !1649)
!1654 = !DILocation(line: 517, column: 9, scope: !1649)
!1655 = !DILocation(line: 517, column: 21, scope: !1649)
!1656 = !DILocation(line: 519, column: 2, scope: !1657)
!1657 = distinct !DILexicalBlock(scope: !1649, file: !23, line: 518, column: 7)
!1658 = !DILocation(line: 520, column: 2, scope: !1657)
!1659 = !DILocation(line: 521, column: 7, scope: !1649)
!1660 = !DILocation(line: 521, column: 7, scope: !1657)
!1661 = !DISubprogram(name: "operator>><char, std::char_traits<char>, std::allocator<char> >", linkageName: "_ZStrsIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE", scope: !2, file: !23, line: 3870, type: !1662, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, templateParams: !762, retainedNodes: !156)
!1662 = !DISubroutineType(types: !1663)
!1663 = !{!1664, !1664, !507}
!1664 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !1665, size: 64)
!1665 = !DICompositeType(tag: DW_TAG_class_type, name: "basic_istream<char, std::char_traits<char> >", scope: !2, file: !1666, line: 1105, size: 2240, flags: DIFlagFwdDecl | DIFlagNonTrivial)
!1666 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/istream.tcc", directory: "")
!1667 = distinct !DISubprogram(name: "operator bool", linkageName: "_ZNKSt9basic_iosIcSt11char_traitsIcEEcvbEv", scope: !1669, file: !1668, line: 117, type: !1671, scopeLine: 118, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !1675, retainedNodes: !1676)
!1668 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/basic_ios.h", directory: "")
!1669 = !DICompositeType(tag: DW_TAG_class_type, name: "basic_ios<char, std::char_traits<char> >", scope: !2, file: !1670, line: 178, size: 2112, flags: DIFlagFwdDecl | DIFlagNonTrivial)
!1670 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/basic_ios.tcc", directory: "")
!1671 = !DISubroutineType(types: !1672)
!1672 = !{!21, !1673}
!1673 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1674, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!1674 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !1669)
!1675 = !DISubprogram(name: "operator bool", linkageName: "_ZNKSt9basic_iosIcSt11char_traitsIcEEcvbEv", scope: !1669, file: !1668, line: 117, type: !1671, scopeLine: 117, flags: DIFlagPublic | DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1676 = !{!1677}
!1677 = !DILocalVariable(name: "this", arg: 1, scope: !1667, type: !1678, flags: DIFlagArtificial | DIFlagObjectPointer)
!1678 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1674, size: 64)
!1679 = !DILocation(line: 0, scope: !1667)
!1680 = !DILocation(line: 118, column: 23, scope: !1667)
!1681 = !DILocation(line: 118, column: 16, scope: !1667)
!1682 = !DILocation(line: 118, column: 9, scope: !1667)
!1683 = distinct !DISubprogram(name: "operator!=<char, std::char_traits<char>, std::allocator<char> >", linkageName: "_ZStneIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_", scope: !2, file: !23, line: 3678, type: !1684, scopeLine: 3680, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, templateParams: !762, retainedNodes: !1686)
!1684 = !DISubroutineType(types: !1685)
!1685 = !{!21, !464, !77}
!1686 = !{!1687, !1688}
!1687 = !DILocalVariable(name: "__lhs", arg: 1, scope: !1683, file: !23, line: 3678, type: !464)
!1688 = !DILocalVariable(name: "__rhs", arg: 2, scope: !1683, file: !23, line: 3679, type: !77)
!1689 = !DILocation(line: 3678, column: 61, scope: !1683)
!1690 = !DILocation(line: 3679, column: 23, scope: !1683)
!1691 = !DILocation(line: 3680, column: 16, scope: !1683)
!1692 = !DILocation(line: 3680, column: 25, scope: !1683)
!1693 = !DILocation(line: 3680, column: 22, scope: !1683)
!1694 = !DILocation(line: 3680, column: 14, scope: !1683)
!1695 = !DILocation(line: 3680, column: 7, scope: !1683)
!1696 = distinct !DISubprogram(name: "operator!", linkageName: "_ZNKSt9basic_iosIcSt11char_traitsIcEEntEv", scope: !1669, file: !1668, line: 125, type: !1671, scopeLine: 126, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !1697, retainedNodes: !1698)
!1697 = !DISubprogram(name: "operator!", linkageName: "_ZNKSt9basic_iosIcSt11char_traitsIcEEntEv", scope: !1669, file: !1668, line: 125, type: !1671, scopeLine: 125, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1698 = !{!1699}
!1699 = !DILocalVariable(name: "this", arg: 1, scope: !1696, type: !1678, flags: DIFlagArtificial | DIFlagObjectPointer)
!1700 = !DILocation(line: 0, scope: !1696)
!1701 = !DILocation(line: 126, column: 22, scope: !1696)
!1702 = !DILocation(line: 126, column: 9, scope: !1696)
!1703 = distinct !DISubprogram(name: "~basic_string", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev", scope: !24, file: !23, line: 794, type: !407, scopeLine: 795, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !503, retainedNodes: !1704)
!1704 = !{!1705}
!1705 = !DILocalVariable(name: "this", arg: 1, scope: !1703, type: !1652, flags: DIFlagArtificial | DIFlagObjectPointer)
!1706 = !DILocation(line: 0, scope: !1703)
!1707 = !DILocation(line: 795, column: 9, scope: !1708)
!1708 = distinct !DILexicalBlock(scope: !1703, file: !23, line: 795, column: 7)
!1709 = !DILocation(line: 795, column: 23, scope: !1708)
!1710 = !DILocation(line: 795, column: 23, scope: !1703)
!1711 = distinct !DISubprogram(name: "_M_dispose", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv", scope: !24, file: !23, line: 283, type: !407, scopeLine: 284, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !406, retainedNodes: !1712)
!1712 = !{!1713}
!1713 = !DILocalVariable(name: "this", arg: 1, scope: !1711, type: !1652, flags: DIFlagArtificial | DIFlagObjectPointer)
!1714 = !DILocation(line: 0, scope: !1711)
!1715 = !DILocation(line: 285, column: 7, scope: !1716)
!1716 = distinct !DILexicalBlock(scope: !1711, file: !23, line: 285, column: 6)
!1717 = !DILocation(line: 285, column: 6, scope: !1711)
!1718 = !DILocation(line: 286, column: 15, scope: !1716)
!1719 = !DILocation(line: 286, column: 4, scope: !1716)
!1720 = !DILocation(line: 287, column: 7, scope: !1711)
!1721 = distinct !DISubprogram(name: "~allocator", linkageName: "_ZNSaIcED2Ev", scope: !47, file: !48, line: 174, type: !100, scopeLine: 174, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !112, retainedNodes: !1722)
!1722 = !{!1723}
!1723 = !DILocalVariable(name: "this", arg: 1, scope: !1721, type: !1724, flags: DIFlagArtificial | DIFlagObjectPointer)
!1724 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!1725 = !DILocation(line: 0, scope: !1721)
!1726 = !DILocation(line: 174, column: 39, scope: !1727)
!1727 = distinct !DILexicalBlock(scope: !1721, file: !48, line: 174, column: 37)
!1728 = !DILocation(line: 174, column: 39, scope: !1721)
!1729 = distinct !DISubprogram(name: "_M_is_local", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_is_localEv", scope: !24, file: !23, line: 273, type: !400, scopeLine: 274, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !399, retainedNodes: !1730)
!1730 = !{!1731}
!1731 = !DILocalVariable(name: "this", arg: 1, scope: !1729, type: !1732, flags: DIFlagArtificial | DIFlagObjectPointer)
!1732 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !387, size: 64)
!1733 = !DILocation(line: 0, scope: !1729)
!1734 = !DILocation(line: 274, column: 16, scope: !1729)
!1735 = !DILocation(line: 274, column: 29, scope: !1729)
!1736 = !DILocation(line: 274, column: 26, scope: !1729)
!1737 = !DILocation(line: 274, column: 9, scope: !1729)
!1738 = distinct !DISubprogram(name: "_M_destroy", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_destroyEm", scope: !24, file: !23, line: 291, type: !381, scopeLine: 292, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !409, retainedNodes: !1739)
!1739 = !{!1740, !1741}
!1740 = !DILocalVariable(name: "this", arg: 1, scope: !1738, type: !1652, flags: DIFlagArtificial | DIFlagObjectPointer)
!1741 = !DILocalVariable(name: "__size", arg: 2, scope: !1738, file: !23, line: 291, type: !29)
!1742 = !DILocation(line: 0, scope: !1738)
!1743 = !DILocation(line: 291, column: 28, scope: !1738)
!1744 = !DILocation(line: 292, column: 35, scope: !1738)
!1745 = !DILocation(line: 292, column: 55, scope: !1738)
!1746 = !DILocation(line: 292, column: 66, scope: !1738)
!1747 = !DILocation(line: 292, column: 73, scope: !1738)
!1748 = !DILocation(line: 292, column: 9, scope: !1738)
!1749 = !DILocation(line: 292, column: 79, scope: !1738)
!1750 = distinct !DISubprogram(name: "_M_data", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv", scope: !24, file: !23, line: 233, type: !384, scopeLine: 234, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !383, retainedNodes: !1751)
!1751 = !{!1752}
!1752 = !DILocalVariable(name: "this", arg: 1, scope: !1750, type: !1732, flags: DIFlagArtificial | DIFlagObjectPointer)
!1753 = !DILocation(line: 0, scope: !1750)
!1754 = !DILocation(line: 234, column: 16, scope: !1750)
!1755 = !DILocation(line: 234, column: 28, scope: !1750)
!1756 = !DILocation(line: 234, column: 9, scope: !1750)
!1757 = distinct !DISubprogram(name: "_M_local_data", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv", scope: !24, file: !23, line: 249, type: !392, scopeLine: 250, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !391, retainedNodes: !1758)
!1758 = !{!1759}
!1759 = !DILocalVariable(name: "this", arg: 1, scope: !1757, type: !1732, flags: DIFlagArtificial | DIFlagObjectPointer)
!1760 = !DILocation(line: 0, scope: !1757)
!1761 = !DILocation(line: 252, column: 57, scope: !1757)
!1762 = !DILocation(line: 252, column: 56, scope: !1757)
!1763 = !DILocation(line: 252, column: 9, scope: !1757)
!1764 = !DILocation(line: 252, column: 2, scope: !1757)
!1765 = distinct !DISubprogram(name: "pointer_to", linkageName: "_ZNSt19__ptr_traits_ptr_toIPKcS0_Lb0EE10pointer_toERS0_", scope: !1767, file: !1766, line: 135, type: !1770, scopeLine: 136, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !1769, retainedNodes: !1779)
!1766 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/ptr_traits.h", directory: "")
!1767 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__ptr_traits_ptr_to<const char *, const char, false>", scope: !2, file: !1766, line: 124, size: 8, flags: DIFlagTypePassByValue, elements: !1768, templateParams: !1775, identifier: "_ZTSSt19__ptr_traits_ptr_toIPKcS0_Lb0EE")
!1768 = !{!1769}
!1769 = !DISubprogram(name: "pointer_to", linkageName: "_ZNSt19__ptr_traits_ptr_toIPKcS0_Lb0EE10pointer_toERS0_", scope: !1767, file: !1766, line: 135, type: !1770, scopeLine: 135, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!1770 = !DISubroutineType(types: !1771)
!1771 = !{!1772, !1773}
!1772 = !DIDerivedType(tag: DW_TAG_typedef, name: "pointer", scope: !1767, file: !1766, line: 126, baseType: !77)
!1773 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !1774, size: 64)
!1774 = !DIDerivedType(tag: DW_TAG_typedef, name: "element_type", scope: !1767, file: !1766, line: 127, baseType: !78)
!1775 = !{!1776, !1777, !1778}
!1776 = !DITemplateTypeParameter(name: "_Ptr", type: !77)
!1777 = !DITemplateTypeParameter(name: "_Elt", type: !78)
!1778 = !DITemplateValueParameter(type: !21, value: i1 false)
!1779 = !{!1780}
!1780 = !DILocalVariable(name: "__r", arg: 1, scope: !1765, file: !1766, line: 135, type: !1773)
!1781 = !DILocation(line: 135, column: 32, scope: !1765)
!1782 = !DILocation(line: 136, column: 31, scope: !1765)
!1783 = !DILocation(line: 136, column: 16, scope: !1765)
!1784 = !DILocation(line: 136, column: 9, scope: !1765)
!1785 = distinct !DISubprogram(name: "addressof<const char>", linkageName: "_ZSt9addressofIKcEPT_RS1_", scope: !2, file: !1786, line: 145, type: !1787, scopeLine: 146, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, templateParams: !1791, retainedNodes: !1789)
!1786 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/move.h", directory: "")
!1787 = !DISubroutineType(types: !1788)
!1788 = !{!77, !80}
!1789 = !{!1790}
!1790 = !DILocalVariable(name: "__r", arg: 1, scope: !1785, file: !1786, line: 145, type: !80)
!1791 = !{!1792}
!1792 = !DITemplateTypeParameter(name: "_Tp", type: !78)
!1793 = !DILocation(line: 145, column: 20, scope: !1785)
!1794 = !DILocation(line: 146, column: 31, scope: !1785)
!1795 = !DILocation(line: 146, column: 14, scope: !1785)
!1796 = !DILocation(line: 146, column: 7, scope: !1785)
!1797 = distinct !DISubprogram(name: "__addressof<const char>", linkageName: "_ZSt11__addressofIKcEPT_RS1_", scope: !2, file: !1786, line: 49, type: !1787, scopeLine: 50, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, templateParams: !1791, retainedNodes: !1798)
!1798 = !{!1799}
!1799 = !DILocalVariable(name: "__r", arg: 1, scope: !1797, file: !1786, line: 49, type: !80)
!1800 = !DILocation(line: 49, column: 22, scope: !1797)
!1801 = !DILocation(line: 50, column: 34, scope: !1797)
!1802 = !DILocation(line: 50, column: 7, scope: !1797)
!1803 = distinct !DISubprogram(name: "deallocate", linkageName: "_ZNSt16allocator_traitsISaIcEE10deallocateERS0_Pcm", scope: !36, file: !37, line: 495, type: !121, scopeLine: 496, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !120, retainedNodes: !1804)
!1804 = !{!1805, !1806, !1807}
!1805 = !DILocalVariable(name: "__a", arg: 1, scope: !1803, file: !37, line: 495, type: !45)
!1806 = !DILocalVariable(name: "__p", arg: 2, scope: !1803, file: !37, line: 495, type: !42)
!1807 = !DILocalVariable(name: "__n", arg: 3, scope: !1803, file: !37, line: 495, type: !115)
!1808 = !DILocation(line: 495, column: 34, scope: !1803)
!1809 = !DILocation(line: 495, column: 47, scope: !1803)
!1810 = !DILocation(line: 495, column: 62, scope: !1803)
!1811 = !DILocation(line: 496, column: 9, scope: !1803)
!1812 = !DILocation(line: 496, column: 24, scope: !1803)
!1813 = !DILocation(line: 496, column: 29, scope: !1803)
!1814 = !DILocation(line: 496, column: 13, scope: !1803)
!1815 = !DILocation(line: 496, column: 35, scope: !1803)
!1816 = distinct !DISubprogram(name: "_M_get_allocator", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv", scope: !24, file: !23, line: 339, type: !414, scopeLine: 340, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !413, retainedNodes: !1817)
!1817 = !{!1818}
!1818 = !DILocalVariable(name: "this", arg: 1, scope: !1816, type: !1652, flags: DIFlagArtificial | DIFlagObjectPointer)
!1819 = !DILocation(line: 0, scope: !1816)
!1820 = !DILocation(line: 340, column: 16, scope: !1816)
!1821 = !DILocation(line: 340, column: 9, scope: !1816)
!1822 = distinct !DISubprogram(name: "deallocate", linkageName: "_ZNSt15__new_allocatorIcE10deallocateEPcm", scope: !53, file: !54, line: 142, type: !91, scopeLine: 143, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !90, retainedNodes: !1823)
!1823 = !{!1824, !1826, !1827}
!1824 = !DILocalVariable(name: "this", arg: 1, scope: !1822, type: !1825, flags: DIFlagArtificial | DIFlagObjectPointer)
!1825 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64)
!1826 = !DILocalVariable(name: "__p", arg: 2, scope: !1822, file: !54, line: 142, type: !43)
!1827 = !DILocalVariable(name: "__n", arg: 3, scope: !1822, file: !54, line: 142, type: !84)
!1828 = !DILocation(line: 0, scope: !1822)
!1829 = !DILocation(line: 142, column: 23, scope: !1822)
!1830 = !DILocation(line: 142, column: 38, scope: !1822)
!1831 = !DILocation(line: 158, column: 27, scope: !1822)
!1832 = !DILocation(line: 158, column: 2, scope: !1822)
!1833 = !DILocation(line: 159, column: 7, scope: !1822)
!1834 = distinct !DISubprogram(name: "~__new_allocator", linkageName: "_ZNSt15__new_allocatorIcED2Ev", scope: !53, file: !54, line: 90, type: !57, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !65, retainedNodes: !1835)
!1835 = !{!1836}
!1836 = !DILocalVariable(name: "this", arg: 1, scope: !1834, type: !1825, flags: DIFlagArtificial | DIFlagObjectPointer)
!1837 = !DILocation(line: 0, scope: !1834)
!1838 = !DILocation(line: 90, column: 50, scope: !1834)
!1839 = distinct !DISubprogram(name: "_M_local_data", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv", scope: !24, file: !23, line: 238, type: !389, scopeLine: 239, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !388, retainedNodes: !1840)
!1840 = !{!1841}
!1841 = !DILocalVariable(name: "this", arg: 1, scope: !1839, type: !1652, flags: DIFlagArtificial | DIFlagObjectPointer)
!1842 = !DILocation(line: 0, scope: !1839)
!1843 = !DILocation(line: 241, column: 51, scope: !1839)
!1844 = !DILocation(line: 241, column: 50, scope: !1839)
!1845 = !DILocation(line: 241, column: 9, scope: !1839)
!1846 = !DILocation(line: 241, column: 2, scope: !1839)
!1847 = distinct !DISubprogram(name: "allocator", linkageName: "_ZNSaIcEC2Ev", scope: !47, file: !48, line: 156, type: !100, scopeLine: 156, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !99, retainedNodes: !1848)
!1848 = !{!1849}
!1849 = !DILocalVariable(name: "this", arg: 1, scope: !1847, type: !1724, flags: DIFlagArtificial | DIFlagObjectPointer)
!1850 = !DILocation(line: 0, scope: !1847)
!1851 = !DILocation(line: 156, column: 36, scope: !1847)
!1852 = !DILocation(line: 156, column: 7, scope: !1847)
!1853 = !DILocation(line: 156, column: 38, scope: !1847)
!1854 = distinct !DISubprogram(name: "_Alloc_hider", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderC2EPcOS3_", scope: !149, file: !23, line: 203, type: !166, scopeLine: 204, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !165, retainedNodes: !1855)
!1855 = !{!1856, !1858, !1859}
!1856 = !DILocalVariable(name: "this", arg: 1, scope: !1854, type: !1857, flags: DIFlagArtificial | DIFlagObjectPointer)
!1857 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !149, size: 64)
!1858 = !DILocalVariable(name: "__dat", arg: 2, scope: !1854, file: !23, line: 203, type: !159)
!1859 = !DILocalVariable(name: "__a", arg: 3, scope: !1854, file: !23, line: 203, type: !168)
!1860 = !DILocation(line: 0, scope: !1854)
!1861 = !DILocation(line: 203, column: 23, scope: !1854)
!1862 = !DILocation(line: 203, column: 39, scope: !1854)
!1863 = !DILocation(line: 204, column: 48, scope: !1854)
!1864 = !DILocation(line: 204, column: 29, scope: !1854)
!1865 = !DILocation(line: 204, column: 19, scope: !1854)
!1866 = !DILocation(line: 204, column: 4, scope: !1854)
!1867 = !DILocation(line: 204, column: 36, scope: !1854)
!1868 = !DILocation(line: 204, column: 41, scope: !1854)
!1869 = !DILocation(line: 204, column: 50, scope: !1854)
!1870 = distinct !DISubprogram(name: "_M_use_local_data", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE17_M_use_local_dataEv", scope: !24, file: !23, line: 351, type: !389, scopeLine: 352, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !422, retainedNodes: !1871)
!1871 = !{!1872}
!1872 = !DILocalVariable(name: "this", arg: 1, scope: !1870, type: !1652, flags: DIFlagArtificial | DIFlagObjectPointer)
!1873 = !DILocation(line: 0, scope: !1870)
!1874 = !DILocation(line: 358, column: 9, scope: !1870)
!1875 = !DILocation(line: 358, column: 2, scope: !1870)
!1876 = distinct !DISubprogram(name: "_M_set_length", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_set_lengthEm", scope: !24, file: !23, line: 265, type: !381, scopeLine: 266, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !398, retainedNodes: !1877)
!1877 = !{!1878, !1879}
!1878 = !DILocalVariable(name: "this", arg: 1, scope: !1876, type: !1652, flags: DIFlagArtificial | DIFlagObjectPointer)
!1879 = !DILocalVariable(name: "__n", arg: 2, scope: !1876, file: !23, line: 265, type: !29)
!1880 = !DILocation(line: 0, scope: !1876)
!1881 = !DILocation(line: 265, column: 31, scope: !1876)
!1882 = !DILocation(line: 267, column: 12, scope: !1876)
!1883 = !DILocation(line: 267, column: 2, scope: !1876)
!1884 = !DILocation(line: 268, column: 22, scope: !1876)
!1885 = !DILocation(line: 268, column: 32, scope: !1876)
!1886 = !DILocation(line: 268, column: 38, scope: !1876)
!1887 = !DILocation(line: 268, column: 2, scope: !1876)
!1888 = !DILocation(line: 269, column: 7, scope: !1876)
!1889 = distinct !DISubprogram(name: "pointer_to", linkageName: "_ZNSt19__ptr_traits_ptr_toIPccLb0EE10pointer_toERc", scope: !1890, file: !1766, line: 135, type: !1893, scopeLine: 136, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !1892, retainedNodes: !1901)
!1890 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__ptr_traits_ptr_to<char *, char, false>", scope: !2, file: !1766, line: 124, size: 8, flags: DIFlagTypePassByValue, elements: !1891, templateParams: !1898, identifier: "_ZTSSt19__ptr_traits_ptr_toIPccLb0EE")
!1891 = !{!1892}
!1892 = !DISubprogram(name: "pointer_to", linkageName: "_ZNSt19__ptr_traits_ptr_toIPccLb0EE10pointer_toERc", scope: !1890, file: !1766, line: 135, type: !1893, scopeLine: 135, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!1893 = !DISubroutineType(types: !1894)
!1894 = !{!1895, !1896}
!1895 = !DIDerivedType(tag: DW_TAG_typedef, name: "pointer", scope: !1890, file: !1766, line: 126, baseType: !43)
!1896 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !1897, size: 64)
!1897 = !DIDerivedType(tag: DW_TAG_typedef, name: "element_type", scope: !1890, file: !1766, line: 127, baseType: !44)
!1898 = !{!1899, !1900, !1778}
!1899 = !DITemplateTypeParameter(name: "_Ptr", type: !43)
!1900 = !DITemplateTypeParameter(name: "_Elt", type: !44)
!1901 = !{!1902}
!1902 = !DILocalVariable(name: "__r", arg: 1, scope: !1889, file: !1766, line: 135, type: !1896)
!1903 = !DILocation(line: 135, column: 32, scope: !1889)
!1904 = !DILocation(line: 136, column: 31, scope: !1889)
!1905 = !DILocation(line: 136, column: 16, scope: !1889)
!1906 = !DILocation(line: 136, column: 9, scope: !1889)
!1907 = distinct !DISubprogram(name: "addressof<char>", linkageName: "_ZSt9addressofIcEPT_RS0_", scope: !2, file: !1786, line: 145, type: !1908, scopeLine: 146, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, templateParams: !97, retainedNodes: !1910)
!1908 = !DISubroutineType(types: !1909)
!1909 = !{!43, !72}
!1910 = !{!1911}
!1911 = !DILocalVariable(name: "__r", arg: 1, scope: !1907, file: !1786, line: 145, type: !72)
!1912 = !DILocation(line: 145, column: 20, scope: !1907)
!1913 = !DILocation(line: 146, column: 31, scope: !1907)
!1914 = !DILocation(line: 146, column: 14, scope: !1907)
!1915 = !DILocation(line: 146, column: 7, scope: !1907)
!1916 = distinct !DISubprogram(name: "__addressof<char>", linkageName: "_ZSt11__addressofIcEPT_RS0_", scope: !2, file: !1786, line: 49, type: !1908, scopeLine: 50, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, templateParams: !97, retainedNodes: !1917)
!1917 = !{!1918}
!1918 = !DILocalVariable(name: "__r", arg: 1, scope: !1916, file: !1786, line: 49, type: !72)
!1919 = !DILocation(line: 49, column: 22, scope: !1916)
!1920 = !DILocation(line: 50, column: 34, scope: !1916)
!1921 = !DILocation(line: 50, column: 7, scope: !1916)
!1922 = distinct !DISubprogram(name: "__new_allocator", linkageName: "_ZNSt15__new_allocatorIcEC2Ev", scope: !53, file: !54, line: 80, type: !57, scopeLine: 80, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !56, retainedNodes: !1923)
!1923 = !{!1924}
!1924 = !DILocalVariable(name: "this", arg: 1, scope: !1922, type: !1825, flags: DIFlagArtificial | DIFlagObjectPointer)
!1925 = !DILocation(line: 0, scope: !1922)
!1926 = !DILocation(line: 80, column: 49, scope: !1922)
!1927 = distinct !DISubprogram(name: "move<std::allocator<char> &>", linkageName: "_ZSt4moveIRSaIcEEONSt16remove_referenceIT_E4typeEOS3_", scope: !2, file: !1786, line: 104, type: !1928, scopeLine: 105, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, templateParams: !1934, retainedNodes: !1936)
!1928 = !DISubroutineType(types: !1929)
!1929 = !{!1930, !111}
!1930 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !1931, size: 64)
!1931 = !DIDerivedType(tag: DW_TAG_typedef, name: "type", scope: !1933, file: !1932, line: 1633, baseType: !47)
!1932 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/type_traits", directory: "")
!1933 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "remove_reference<std::allocator<char> &>", scope: !2, file: !1932, line: 1632, size: 8, flags: DIFlagTypePassByValue, elements: !156, templateParams: !1934, identifier: "_ZTSSt16remove_referenceIRSaIcEE")
!1934 = !{!1935}
!1935 = !DITemplateTypeParameter(name: "_Tp", type: !111)
!1936 = !{!1937}
!1937 = !DILocalVariable(name: "__t", arg: 1, scope: !1927, file: !1786, line: 104, type: !111)
!1938 = !DILocation(line: 104, column: 16, scope: !1927)
!1939 = !DILocation(line: 105, column: 71, scope: !1927)
!1940 = !DILocation(line: 105, column: 7, scope: !1927)
!1941 = distinct !DISubprogram(name: "allocator", linkageName: "_ZNSaIcEC2ERKS_", scope: !47, file: !48, line: 159, type: !104, scopeLine: 160, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !103, retainedNodes: !1942)
!1942 = !{!1943, !1944}
!1943 = !DILocalVariable(name: "this", arg: 1, scope: !1941, type: !1724, flags: DIFlagArtificial | DIFlagObjectPointer)
!1944 = !DILocalVariable(name: "__a", arg: 2, scope: !1941, file: !48, line: 159, type: !106)
!1945 = !DILocation(line: 0, scope: !1941)
!1946 = !DILocation(line: 159, column: 34, scope: !1941)
!1947 = !DILocation(line: 160, column: 36, scope: !1941)
!1948 = !DILocation(line: 160, column: 31, scope: !1941)
!1949 = !DILocation(line: 160, column: 9, scope: !1941)
!1950 = !DILocation(line: 160, column: 38, scope: !1941)
!1951 = distinct !DISubprogram(name: "__new_allocator", linkageName: "_ZNSt15__new_allocatorIcEC2ERKS0_", scope: !53, file: !54, line: 83, type: !61, scopeLine: 83, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !60, retainedNodes: !1952)
!1952 = !{!1953, !1954}
!1953 = !DILocalVariable(name: "this", arg: 1, scope: !1951, type: !1825, flags: DIFlagArtificial | DIFlagObjectPointer)
!1954 = !DILocalVariable(arg: 2, scope: !1951, file: !54, line: 83, type: !63)
!1955 = !DILocation(line: 0, scope: !1951)
!1956 = !DILocation(line: 83, column: 45, scope: !1951)
!1957 = !DILocation(line: 83, column: 71, scope: !1951)
!1958 = distinct !DISubprogram(name: "_M_length", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_lengthEm", scope: !24, file: !23, line: 228, type: !381, scopeLine: 229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !380, retainedNodes: !1959)
!1959 = !{!1960, !1961}
!1960 = !DILocalVariable(name: "this", arg: 1, scope: !1958, type: !1652, flags: DIFlagArtificial | DIFlagObjectPointer)
!1961 = !DILocalVariable(name: "__length", arg: 2, scope: !1958, file: !23, line: 228, type: !29)
!1962 = !DILocation(line: 0, scope: !1958)
!1963 = !DILocation(line: 228, column: 27, scope: !1958)
!1964 = !DILocation(line: 229, column: 28, scope: !1958)
!1965 = !DILocation(line: 229, column: 9, scope: !1958)
!1966 = !DILocation(line: 229, column: 26, scope: !1958)
!1967 = !DILocation(line: 229, column: 38, scope: !1958)
!1968 = distinct !DISubprogram(name: "assign", linkageName: "_ZNSt11char_traitsIcE6assignERcRKc", scope: !321, file: !322, line: 347, type: !325, scopeLine: 348, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !324, retainedNodes: !1969)
!1969 = !{!1970, !1971}
!1970 = !DILocalVariable(name: "__c1", arg: 1, scope: !1968, file: !322, line: 347, type: !327)
!1971 = !DILocalVariable(name: "__c2", arg: 2, scope: !1968, file: !322, line: 347, type: !329)
!1972 = !DILocation(line: 347, column: 25, scope: !1968)
!1973 = !DILocation(line: 347, column: 48, scope: !1968)
!1974 = !DILocation(line: 354, column: 9, scope: !1968)
!1975 = !DILocation(line: 354, column: 2, scope: !1968)
!1976 = !DILocation(line: 354, column: 7, scope: !1968)
!1977 = !DILocation(line: 355, column: 7, scope: !1968)
!1978 = distinct !DISubprogram(name: "fail", linkageName: "_ZNKSt9basic_iosIcSt11char_traitsIcEE4failEv", scope: !1669, file: !1668, line: 201, type: !1671, scopeLine: 202, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !1979, retainedNodes: !1980)
!1979 = !DISubprogram(name: "fail", linkageName: "_ZNKSt9basic_iosIcSt11char_traitsIcEE4failEv", scope: !1669, file: !1668, line: 201, type: !1671, scopeLine: 201, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1980 = !{!1981}
!1981 = !DILocalVariable(name: "this", arg: 1, scope: !1978, type: !1678, flags: DIFlagArtificial | DIFlagObjectPointer)
!1982 = !DILocation(line: 0, scope: !1978)
!1983 = !DILocation(line: 202, column: 23, scope: !1978)
!1984 = !DILocation(line: 202, column: 43, scope: !1978)
!1985 = !DILocation(line: 202, column: 33, scope: !1978)
!1986 = !DILocation(line: 202, column: 55, scope: !1978)
!1987 = !DILocation(line: 202, column: 9, scope: !1978)
!1988 = distinct !DISubprogram(name: "operator&", linkageName: "_ZStanSt12_Ios_IostateS_", scope: !2, file: !5, line: 166, type: !1989, scopeLine: 167, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !1991)
!1989 = !DISubroutineType(types: !1990)
!1990 = !{!10, !10, !10}
!1991 = !{!1992, !1993}
!1992 = !DILocalVariable(name: "__a", arg: 1, scope: !1988, file: !5, line: 166, type: !10)
!1993 = !DILocalVariable(name: "__b", arg: 2, scope: !1988, file: !5, line: 166, type: !10)
!1994 = !DILocation(line: 166, column: 26, scope: !1988)
!1995 = !DILocation(line: 166, column: 44, scope: !1988)
!1996 = !DILocation(line: 167, column: 42, scope: !1988)
!1997 = !DILocation(line: 167, column: 66, scope: !1988)
!1998 = !DILocation(line: 167, column: 47, scope: !1988)
!1999 = !DILocation(line: 167, column: 5, scope: !1988)
!2000 = distinct !DISubprogram(name: "rdstate", linkageName: "_ZNKSt9basic_iosIcSt11char_traitsIcEE7rdstateEv", scope: !1669, file: !1668, line: 137, type: !2001, scopeLine: 138, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !2004, retainedNodes: !2005)
!2001 = !DISubroutineType(types: !2002)
!2002 = !{!2003, !1673}
!2003 = !DIDerivedType(tag: DW_TAG_typedef, name: "iostate", scope: !6, file: !5, line: 417, baseType: !10)
!2004 = !DISubprogram(name: "rdstate", linkageName: "_ZNKSt9basic_iosIcSt11char_traitsIcEE7rdstateEv", scope: !1669, file: !1668, line: 137, type: !2001, scopeLine: 137, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!2005 = !{!2006}
!2006 = !DILocalVariable(name: "this", arg: 1, scope: !2000, type: !1678, flags: DIFlagArtificial | DIFlagObjectPointer)
!2007 = !DILocation(line: 0, scope: !2000)
!2008 = !DILocation(line: 138, column: 16, scope: !2000)
!2009 = !DILocation(line: 138, column: 9, scope: !2000)
!2010 = distinct !DISubprogram(name: "operator|", linkageName: "_ZStorSt12_Ios_IostateS_", scope: !2, file: !5, line: 170, type: !1989, scopeLine: 171, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !2011)
!2011 = !{!2012, !2013}
!2012 = !DILocalVariable(name: "__a", arg: 1, scope: !2010, file: !5, line: 170, type: !10)
!2013 = !DILocalVariable(name: "__b", arg: 2, scope: !2010, file: !5, line: 170, type: !10)
!2014 = !DILocation(line: 170, column: 26, scope: !2010)
!2015 = !DILocation(line: 170, column: 44, scope: !2010)
!2016 = !DILocation(line: 171, column: 42, scope: !2010)
!2017 = !DILocation(line: 171, column: 66, scope: !2010)
!2018 = !DILocation(line: 171, column: 47, scope: !2010)
!2019 = !DILocation(line: 171, column: 5, scope: !2010)
!2020 = distinct !DISubprogram(name: "operator==<char, std::char_traits<char>, std::allocator<char> >", linkageName: "_ZSteqIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_", scope: !2, file: !23, line: 3599, type: !1684, scopeLine: 3601, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, templateParams: !762, retainedNodes: !2021)
!2021 = !{!2022, !2023}
!2022 = !DILocalVariable(name: "__lhs", arg: 1, scope: !2020, file: !23, line: 3599, type: !464)
!2023 = !DILocalVariable(name: "__rhs", arg: 2, scope: !2020, file: !23, line: 3600, type: !77)
!2024 = !DILocation(line: 3599, column: 61, scope: !2020)
!2025 = !DILocation(line: 3600, column: 23, scope: !2020)
!2026 = !DILocation(line: 3601, column: 14, scope: !2020)
!2027 = !DILocation(line: 3601, column: 28, scope: !2020)
!2028 = !DILocation(line: 3601, column: 20, scope: !2020)
!2029 = !DILocation(line: 3601, column: 35, scope: !2020)
!2030 = !DILocation(line: 3601, column: 7, scope: !2020)
!2031 = distinct !DISubprogram(name: "compare", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEPKc", scope: !24, file: !2032, line: 889, type: !754, scopeLine: 890, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !753, retainedNodes: !2033)
!2032 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/basic_string.tcc", directory: "")
!2033 = !{!2034, !2035, !2036, !2037, !2038, !2039}
!2034 = !DILocalVariable(name: "this", arg: 1, scope: !2031, type: !1732, flags: DIFlagArtificial | DIFlagObjectPointer)
!2035 = !DILocalVariable(name: "__s", arg: 2, scope: !2031, file: !23, line: 3285, type: !77)
!2036 = !DILocalVariable(name: "__size", scope: !2031, file: !2032, line: 892, type: !28)
!2037 = !DILocalVariable(name: "__osize", scope: !2031, file: !2032, line: 893, type: !28)
!2038 = !DILocalVariable(name: "__len", scope: !2031, file: !2032, line: 894, type: !28)
!2039 = !DILocalVariable(name: "__r", scope: !2031, file: !2032, line: 895, type: !11)
!2040 = !DILocation(line: 0, scope: !2031)
!2041 = !DILocation(line: 3285, column: 29, scope: !2031)
!2042 = !DILocation(line: 892, column: 7, scope: !2031)
!2043 = !DILocation(line: 892, column: 23, scope: !2031)
!2044 = !DILocation(line: 892, column: 38, scope: !2031)
!2045 = !DILocation(line: 893, column: 7, scope: !2031)
!2046 = !DILocation(line: 893, column: 23, scope: !2031)
!2047 = !DILocation(line: 893, column: 53, scope: !2031)
!2048 = !DILocation(line: 893, column: 33, scope: !2031)
!2049 = !DILocation(line: 894, column: 7, scope: !2031)
!2050 = !DILocation(line: 894, column: 23, scope: !2031)
!2051 = !DILocation(line: 894, column: 31, scope: !2031)
!2052 = !DILocation(line: 895, column: 7, scope: !2031)
!2053 = !DILocation(line: 895, column: 11, scope: !2031)
!2054 = !DILocation(line: 895, column: 38, scope: !2031)
!2055 = !DILocation(line: 895, column: 49, scope: !2031)
!2056 = !DILocation(line: 895, column: 54, scope: !2031)
!2057 = !DILocation(line: 895, column: 17, scope: !2031)
!2058 = !DILocation(line: 896, column: 12, scope: !2059)
!2059 = distinct !DILexicalBlock(scope: !2031, file: !2032, line: 896, column: 11)
!2060 = !DILocation(line: 896, column: 11, scope: !2031)
!2061 = !DILocation(line: 897, column: 19, scope: !2059)
!2062 = !DILocation(line: 897, column: 27, scope: !2059)
!2063 = !DILocation(line: 897, column: 8, scope: !2059)
!2064 = !DILocation(line: 897, column: 6, scope: !2059)
!2065 = !DILocation(line: 897, column: 2, scope: !2059)
!2066 = !DILocation(line: 899, column: 5, scope: !2031)
!2067 = !DILocation(line: 898, column: 14, scope: !2031)
!2068 = !DILocation(line: 898, column: 7, scope: !2031)
!2069 = distinct !DISubprogram(name: "size", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv", scope: !24, file: !23, line: 1063, type: !548, scopeLine: 1064, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !547, retainedNodes: !2070)
!2070 = !{!2071}
!2071 = !DILocalVariable(name: "this", arg: 1, scope: !2069, type: !1732, flags: DIFlagArtificial | DIFlagObjectPointer)
!2072 = !DILocation(line: 0, scope: !2069)
!2073 = !DILocation(line: 1064, column: 16, scope: !2069)
!2074 = !DILocation(line: 1064, column: 9, scope: !2069)
!2075 = distinct !DISubprogram(name: "length", linkageName: "_ZNSt11char_traitsIcE6lengthEPKc", scope: !321, file: !322, line: 389, type: !340, scopeLine: 390, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !339, retainedNodes: !2076)
!2076 = !{!2077}
!2077 = !DILocalVariable(name: "__s", arg: 1, scope: !2075, file: !322, line: 389, type: !338)
!2078 = !DILocation(line: 389, column: 31, scope: !2075)
!2079 = !DILocation(line: 395, column: 26, scope: !2075)
!2080 = !DILocation(line: 395, column: 9, scope: !2075)
!2081 = !DILocation(line: 395, column: 2, scope: !2075)
!2082 = distinct !DISubprogram(name: "min<unsigned long>", linkageName: "_ZSt3minImERKT_S2_S2_", scope: !2, file: !2083, line: 230, type: !2084, scopeLine: 231, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, templateParams: !2091, retainedNodes: !2088)
!2083 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/stl_algobase.h", directory: "")
!2084 = !DISubroutineType(types: !2085)
!2085 = !{!2086, !2086, !2086}
!2086 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !2087, size: 64)
!2087 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !87)
!2088 = !{!2089, !2090}
!2089 = !DILocalVariable(name: "__a", arg: 1, scope: !2082, file: !2083, line: 230, type: !2086)
!2090 = !DILocalVariable(name: "__b", arg: 2, scope: !2082, file: !2083, line: 230, type: !2086)
!2091 = !{!2092}
!2092 = !DITemplateTypeParameter(name: "_Tp", type: !87)
!2093 = !DILocation(line: 230, column: 20, scope: !2082)
!2094 = !DILocation(line: 230, column: 36, scope: !2082)
!2095 = !DILocation(line: 235, column: 11, scope: !2096)
!2096 = distinct !DILexicalBlock(scope: !2082, file: !2083, line: 235, column: 11)
!2097 = !DILocation(line: 235, column: 17, scope: !2096)
!2098 = !DILocation(line: 235, column: 15, scope: !2096)
!2099 = !DILocation(line: 235, column: 11, scope: !2082)
!2100 = !DILocation(line: 236, column: 9, scope: !2096)
!2101 = !DILocation(line: 236, column: 2, scope: !2096)
!2102 = !DILocation(line: 237, column: 14, scope: !2082)
!2103 = !DILocation(line: 237, column: 7, scope: !2082)
!2104 = !DILocation(line: 238, column: 5, scope: !2082)
!2105 = distinct !DISubprogram(name: "compare", linkageName: "_ZNSt11char_traitsIcE7compareEPKcS2_m", scope: !321, file: !322, line: 370, type: !336, scopeLine: 371, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !335, retainedNodes: !2106)
!2106 = !{!2107, !2108, !2109}
!2107 = !DILocalVariable(name: "__s1", arg: 1, scope: !2105, file: !322, line: 370, type: !338)
!2108 = !DILocalVariable(name: "__s2", arg: 2, scope: !2105, file: !322, line: 370, type: !338)
!2109 = !DILocalVariable(name: "__n", arg: 3, scope: !2105, file: !322, line: 370, type: !85)
!2110 = !DILocation(line: 370, column: 32, scope: !2105)
!2111 = !DILocation(line: 370, column: 55, scope: !2105)
!2112 = !DILocation(line: 370, column: 68, scope: !2105)
!2113 = !DILocation(line: 372, column: 6, scope: !2114)
!2114 = distinct !DILexicalBlock(scope: !2105, file: !322, line: 372, column: 6)
!2115 = !DILocation(line: 372, column: 10, scope: !2114)
!2116 = !DILocation(line: 372, column: 6, scope: !2105)
!2117 = !DILocation(line: 373, column: 4, scope: !2114)
!2118 = !DILocation(line: 385, column: 26, scope: !2105)
!2119 = !DILocation(line: 385, column: 32, scope: !2105)
!2120 = !DILocation(line: 385, column: 38, scope: !2105)
!2121 = !DILocation(line: 385, column: 9, scope: !2105)
!2122 = !DILocation(line: 385, column: 2, scope: !2105)
!2123 = !DILocation(line: 386, column: 7, scope: !2105)
!2124 = distinct !DISubprogram(name: "_S_compare", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_S_compareEmm", scope: !24, file: !23, line: 481, type: !459, scopeLine: 482, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !458, retainedNodes: !2125)
!2125 = !{!2126, !2127, !2128}
!2126 = !DILocalVariable(name: "__n1", arg: 1, scope: !2124, file: !23, line: 481, type: !29)
!2127 = !DILocalVariable(name: "__n2", arg: 2, scope: !2124, file: !23, line: 481, type: !29)
!2128 = !DILocalVariable(name: "__d", scope: !2124, file: !23, line: 483, type: !2129)
!2129 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
!2130 = !DILocation(line: 481, column: 28, scope: !2124)
!2131 = !DILocation(line: 481, column: 44, scope: !2124)
!2132 = !DILocation(line: 483, column: 2, scope: !2124)
!2133 = !DILocation(line: 483, column: 24, scope: !2124)
!2134 = !DILocation(line: 483, column: 46, scope: !2124)
!2135 = !DILocation(line: 483, column: 53, scope: !2124)
!2136 = !DILocation(line: 483, column: 51, scope: !2124)
!2137 = !DILocation(line: 485, column: 6, scope: !2138)
!2138 = distinct !DILexicalBlock(scope: !2124, file: !23, line: 485, column: 6)
!2139 = !DILocation(line: 485, column: 10, scope: !2138)
!2140 = !DILocation(line: 485, column: 6, scope: !2124)
!2141 = !DILocation(line: 486, column: 4, scope: !2138)
!2142 = !DILocation(line: 487, column: 11, scope: !2143)
!2143 = distinct !DILexicalBlock(scope: !2138, file: !23, line: 487, column: 11)
!2144 = !DILocation(line: 487, column: 15, scope: !2143)
!2145 = !DILocation(line: 487, column: 11, scope: !2138)
!2146 = !DILocation(line: 488, column: 4, scope: !2143)
!2147 = !DILocation(line: 490, column: 15, scope: !2143)
!2148 = !DILocation(line: 490, column: 4, scope: !2143)
!2149 = !DILocation(line: 491, column: 7, scope: !2124)
!2150 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_cin_words_unsafe.cpp", scope: !900, file: !900, type: !2151, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !156)
!2151 = !DISubroutineType(types: !156)
!2152 = !DILocation(line: 0, scope: !2150)
