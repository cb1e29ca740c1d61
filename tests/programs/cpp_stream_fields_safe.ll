source_filename = "cpp_stream_fields_safe.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.std::ios_base::Init" = type { i8 }
%"class.std::basic_ostream" = type { i32 (...)**, %"class.std::basic_ios" }
%"class.std::basic_ios" = type { %"class.std::ios_base", %"class.std::basic_ostream"*, i8, i8, %"class.std::basic_streambuf"*, %"class.std::ctype"*, %"class.std::num_put"*, %"class.std::num_get"* }
%"class.std::ios_base" = type { i32 (...)**, i64, i64, i32, i32, i32, %"struct.std::ios_base::_Callback_list"*, %"struct.std::ios_base::_Words", [8 x %"struct.std::ios_base::_Words"], i32, %"struct.std::ios_base::_Words"*, %"class.std::locale" }
%"struct.std::ios_base::_Callback_list" = type { %"struct.std::ios_base::_Callback_list"*, void (i32, %"class.std::ios_base"*, i32)*, i32, i32 }
%"struct.std::ios_base::_Words" = type { i8*, i64 }
%"class.std::locale" = type { %"class.std::locale::_Impl"* }
%"class.std::locale::_Impl" = type { i32, %"class.std::locale::facet"**, i64, %"class.std::locale::facet"**, i8** }
%"class.std::locale::facet" = type <{ i32 (...)**, i32, [4 x i8] }>
%"class.std::basic_streambuf" = type { i32 (...)**, i8*, i8*, i8*, i8*, i8*, i8*, %"class.std::locale" }
%"class.std::ctype" = type <{ %"class.std::locale::facet.base", [4 x i8], %struct.__locale_struct*, i8, [7 x i8], i32*, i32*, i16*, i8, [256 x i8], [256 x i8], i8, [6 x i8] }>
%"class.std::locale::facet.base" = type <{ i32 (...)**, i32 }>
%struct.__locale_struct = type { [13 x %struct.__locale_data*], i16*, i32*, i32*, [13 x i8*] }
%struct.__locale_data = type opaque
%"class.std::num_put" = type { %"class.std::locale::facet.base", [4 x i8] }
%"class.std::num_get" = type { %"class.std::locale::facet.base", [4 x i8] }
%"class.std::basic_istream" = type { i32 (...)**, i64, %"class.std::basic_ios" }
%"struct.std::_Setw" = type { i32 }
%"struct.std::_Setprecision" = type { i32 }

$_ZNKSt8ios_base5flagsEv = comdat any

$_ZStorSt13_Ios_FmtflagsS_ = comdat any

$_ZStanSt13_Ios_FmtflagsS_ = comdat any

$_ZSt4setwi = comdat any

$_ZSt12setprecisioni = comdat any

$_ZSt3hexRSt8ios_base = comdat any

$_ZNKSt8ios_base5widthEv = comdat any

$_ZNKSt8ios_base9precisionEv = comdat any

$_ZNSt8ios_base4setfESt13_Ios_FmtflagsS0_ = comdat any

$_ZStaNRSt13_Ios_FmtflagsS_ = comdat any

$_ZStcoSt13_Ios_Fmtflags = comdat any

$_ZStoRRSt13_Ios_FmtflagsS_ = comdat any

$_ZSt13__check_facetISt5ctypeIcEERKT_PS3_ = comdat any

$_ZNKSt5ctypeIcE5widenEc = comdat any

$_ZNSt8ios_base5widthEl = comdat any

$_ZNSt8ios_base9precisionEl = comdat any

@_ZStL8__ioinit = internal global %"class.std::ios_base::Init" zeroinitializer, align 1, !dbg !0
@__dso_handle = external hidden global i8
@_ZSt4cout = external global %"class.std::basic_ostream", align 8
@_ZSt3cin = external global %"class.std::basic_istream", align 8
@.str = private unnamed_addr constant [70 x i8] c"std::cout.rdbuf() && std::cin.tie() == &std::cout && !std::cout.tie()\00", align 1
@.str.1 = private unnamed_addr constant [27 x i8] c"cpp_stream_fields_safe.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@.str.2 = private unnamed_addr constant [58 x i8] c"std::cout.fill('0') == ' ' && std::cout.widen('a') == 'a'\00", align 1
@_ZSt4cerr = external global %"class.std::basic_ostream", align 8
@.str.3 = private unnamed_addr constant [98 x i8] c"std::cin.flags() == (std::ios::skipws | std::ios::dec) && (std::cerr.flags() & std::ios::unitbuf)\00", align 1
@.str.4 = private unnamed_addr constant [115 x i8] c"std::cout.width() == 4 && std::cout.precision() == 3 && (std::cout.flags() & std::ios::basefield) == std::ios::hex\00", align 1
@.str.5 = private unnamed_addr constant [53 x i8] c"std::cout.width() == 0 && std::cout.precision() == 3\00", align 1
@llvm.global_ctors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @_GLOBAL__sub_I_cpp_stream_fields_safe.cpp, i8* null }]

define internal void @__cxx_global_var_init() #0 section ".text.startup" !dbg !958 {
entry:
  call void @_ZNSt8ios_base4InitC1Ev(%"class.std::ios_base::Init"* noundef nonnull align 1 dereferenceable(1) @_ZStL8__ioinit), !dbg !960
  %0 = call i32 @__cxa_atexit(void (i8*)* bitcast (void (%"class.std::ios_base::Init"*)* @_ZNSt8ios_base4InitD1Ev to void (i8*)*), i8* getelementptr inbounds (%"class.std::ios_base::Init", %"class.std::ios_base::Init"* @_ZStL8__ioinit, i32 0, i32 0), i8* @__dso_handle), !dbg !962
  ret void, !dbg !960
}

declare void @_ZNSt8ios_base4InitC1Ev(%"class.std::ios_base::Init"* noundef nonnull align 1 dereferenceable(1)) unnamed_addr

declare void @_ZNSt8ios_base4InitD1Ev(%"class.std::ios_base::Init"* noundef nonnull align 1 dereferenceable(1)) unnamed_addr

declare i32 @__cxa_atexit(void (i8*)*, i8*, i8*)

define dso_local noundef i32 @main() !dbg !963 {
entry:
  %retval = alloca i32, align 4
  %agg.tmp = alloca %"struct.std::_Setw", align 4
  %agg.tmp52 = alloca %"struct.std::_Setprecision", align 4
  store i32 0, i32* %retval, align 4
  %vtable = load i8*, i8** bitcast (%"class.std::basic_ostream"* @_ZSt4cout to i8**), align 8, !dbg !964
  %vbase.offset.ptr = getelementptr i8, i8* %vtable, i64 -24, !dbg !964
  %0 = bitcast i8* %vbase.offset.ptr to i64*, !dbg !964
  %vbase.offset = load i64, i64* %0, align 8, !dbg !964
  %add.ptr = getelementptr inbounds i8, i8* bitcast (%"class.std::basic_ostream"* @_ZSt4cout to i8*), i64 %vbase.offset, !dbg !964
  %1 = bitcast i8* %add.ptr to %"class.std::basic_ios"*, !dbg !964
  %call = call noundef %"class.std::basic_streambuf"* @_ZNKSt9basic_iosIcSt11char_traitsIcEE5rdbufEv(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %1), !dbg !964
  %tobool = icmp ne %"class.std::basic_streambuf"* %call, null, !dbg !964
  br i1 %tobool, label %land.lhs.true, label %land.end, !dbg !964

land.lhs.true:
  %vtable1 = load i8*, i8** bitcast (%"class.std::basic_istream"* @_ZSt3cin to i8**), align 8, !dbg !964
  %vbase.offset.ptr2 = getelementptr i8, i8* %vtable1, i64 -24, !dbg !964
  %2 = bitcast i8* %vbase.offset.ptr2 to i64*, !dbg !964
  %vbase.offset3 = load i64, i64* %2, align 8, !dbg !964
  %add.ptr4 = getelementptr inbounds i8, i8* bitcast (%"class.std::basic_istream"* @_ZSt3cin to i8*), i64 %vbase.offset3, !dbg !964
  %3 = bitcast i8* %add.ptr4 to %"class.std::basic_ios"*, !dbg !964
  %call5 = call noundef %"class.std::basic_ostream"* @_ZNKSt9basic_iosIcSt11char_traitsIcEE3tieEv(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %3), !dbg !964
  %cmp = icmp eq %"class.std::basic_ostream"* %call5, @_ZSt4cout, !dbg !964
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !964

land.rhs:
  %vtable6 = load i8*, i8** bitcast (%"class.std::basic_ostream"* @_ZSt4cout to i8**), align 8, !dbg !964
  %vbase.offset.ptr7 = getelementptr i8, i8* %vtable6, i64 -24, !dbg !964
  %4 = bitcast i8* %vbase.offset.ptr7 to i64*, !dbg !964
  %vbase.offset8 = load i64, i64* %4, align 8, !dbg !964
  %add.ptr9 = getelementptr inbounds i8, i8* bitcast (%"class.std::basic_ostream"* @_ZSt4cout to i8*), i64 %vbase.offset8, !dbg !964
  %5 = bitcast i8* %add.ptr9 to %"class.std::basic_ios"*, !dbg !964
  %call10 = call noundef %"class.std::basic_ostream"* @_ZNKSt9basic_iosIcSt11char_traitsIcEE3tieEv(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %5), !dbg !964
  %tobool11 = icmp ne %"class.std::basic_ostream"* %call10, null, !dbg !964
  %lnot = xor i1 %tobool11, true, !dbg !964
  br label %land.end

land.end:
  %6 = phi i1 [ false, %land.lhs.true ], [ false, %entry ], [ %lnot, %land.rhs ], !dbg !965
  br i1 %6, label %cond.true, label %cond.false, !dbg !964

cond.true:
  br label %cond.end, !dbg !964

cond.false:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([70 x i8], [70 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.1, i64 0, i64 0), i32 noundef 7, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !964
  unreachable, !dbg !964

7:                                                ; No predecessors!
  br label %cond.end, !dbg !964

cond.end:
  %vtable12 = load i8*, i8** bitcast (%"class.std::basic_ostream"* @_ZSt4cout to i8**), align 8, !dbg !966
  %vbase.offset.ptr13 = getelementptr i8, i8* %vtable12, i64 -24, !dbg !966
  %8 = bitcast i8* %vbase.offset.ptr13 to i64*, !dbg !966
  %vbase.offset14 = load i64, i64* %8, align 8, !dbg !966
  %add.ptr15 = getelementptr inbounds i8, i8* bitcast (%"class.std::basic_ostream"* @_ZSt4cout to i8*), i64 %vbase.offset14, !dbg !966
  %9 = bitcast i8* %add.ptr15 to %"class.std::basic_ios"*, !dbg !966
  %call16 = call noundef signext i8 @_ZNSt9basic_iosIcSt11char_traitsIcEE4fillEc(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %9, i8 noundef signext 48), !dbg !966
  %conv = sext i8 %call16 to i32, !dbg !966
  %cmp17 = icmp eq i32 %conv, 32, !dbg !966
  br i1 %cmp17, label %land.rhs18, label %land.end26, !dbg !966

land.rhs18:
  %vtable19 = load i8*, i8** bitcast (%"class.std::basic_ostream"* @_ZSt4cout to i8**), align 8, !dbg !966
  %vbase.offset.ptr20 = getelementptr i8, i8* %vtable19, i64 -24, !dbg !966
  %10 = bitcast i8* %vbase.offset.ptr20 to i64*, !dbg !966
  %vbase.offset21 = load i64, i64* %10, align 8, !dbg !966
  %add.ptr22 = getelementptr inbounds i8, i8* bitcast (%"class.std::basic_ostream"* @_ZSt4cout to i8*), i64 %vbase.offset21, !dbg !966
  %11 = bitcast i8* %add.ptr22 to %"class.std::basic_ios"*, !dbg !966
  %call23 = call noundef signext i8 @_ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %11, i8 noundef signext 97), !dbg !966
  %conv24 = sext i8 %call23 to i32, !dbg !966
  %cmp25 = icmp eq i32 %conv24, 97, !dbg !966
  br label %land.end26

land.end26:
  %12 = phi i1 [ false, %cond.end ], [ %cmp25, %land.rhs18 ], !dbg !965
  br i1 %12, label %cond.true27, label %cond.false28, !dbg !966

cond.true27:
  br label %cond.end29, !dbg !966

cond.false28:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([58 x i8], [58 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.1, i64 0, i64 0), i32 noundef 8, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !966
  unreachable, !dbg !966

13:                                               ; No predecessors!
  br label %cond.end29, !dbg !966

cond.end29:
  %vtable30 = load i8*, i8** bitcast (%"class.std::basic_istream"* @_ZSt3cin to i8**), align 8, !dbg !967
  %vbase.offset.ptr31 = getelementptr i8, i8* %vtable30, i64 -24, !dbg !967
  %14 = bitcast i8* %vbase.offset.ptr31 to i64*, !dbg !967
  %vbase.offset32 = load i64, i64* %14, align 8, !dbg !967
  %add.ptr33 = getelementptr inbounds i8, i8* bitcast (%"class.std::basic_istream"* @_ZSt3cin to i8*), i64 %vbase.offset32, !dbg !967
  %15 = bitcast i8* %add.ptr33 to %"class.std::ios_base"*, !dbg !967
  %call34 = call noundef i32 @_ZNKSt8ios_base5flagsEv(%"class.std::ios_base"* noundef nonnull align 8 dereferenceable(216) %15), !dbg !967
  %call35 = call noundef i32 @_ZStorSt13_Ios_FmtflagsS_(i32 noundef 4096, i32 noundef 2), !dbg !967
  %cmp36 = icmp eq i32 %call34, %call35, !dbg !967
  br i1 %cmp36, label %land.rhs37, label %land.end45, !dbg !967

land.rhs37:
  %vtable38 = load i8*, i8** bitcast (%"class.std::basic_ostream"* @_ZSt4cerr to i8**), align 8, !dbg !967
  %vbase.offset.ptr39 = getelementptr i8, i8* %vtable38, i64 -24, !dbg !967
  %16 = bitcast i8* %vbase.offset.ptr39 to i64*, !dbg !967
  %vbase.offset40 = load i64, i64* %16, align 8, !dbg !967
  %add.ptr41 = getelementptr inbounds i8, i8* bitcast (%"class.std::basic_ostream"* @_ZSt4cerr to i8*), i64 %vbase.offset40, !dbg !967
  %17 = bitcast i8* %add.ptr41 to %"class.std::ios_base"*, !dbg !967
  %call42 = call noundef i32 @_ZNKSt8ios_base5flagsEv(%"class.std::ios_base"* noundef nonnull align 8 dereferenceable(216) %17), !dbg !967
  %call43 = call noundef i32 @_ZStanSt13_Ios_FmtflagsS_(i32 noundef %call42, i32 noundef 8192), !dbg !967
  %tobool44 = icmp ne i32 %call43, 0, !dbg !967
  br label %land.end45

land.end45:
  %18 = phi i1 [ false, %cond.end29 ], [ %tobool44, %land.rhs37 ], !dbg !965
  br i1 %18, label %cond.true46, label %cond.false47, !dbg !967

cond.true46:
  br label %cond.end48, !dbg !967

cond.false47:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([98 x i8], [98 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.1, i64 0, i64 0), i32 noundef 9, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !967
  unreachable, !dbg !967

19:                                               ; No predecessors!
  br label %cond.end48, !dbg !967

cond.end48:
  %call49 = call i32 @_ZSt4setwi(i32 noundef 4), !dbg !968
  %coerce.dive = getelementptr inbounds %"struct.std::_Setw", %"struct.std::_Setw"* %agg.tmp, i32 0, i32 0, !dbg !968
  store i32 %call49, i32* %coerce.dive, align 4, !dbg !968
  %coerce.dive50 = getelementptr inbounds %"struct.std::_Setw", %"struct.std::_Setw"* %agg.tmp, i32 0, i32 0, !dbg !969
  %20 = load i32, i32* %coerce.dive50, align 4, !dbg !969
  %call51 = call noundef nonnull align 8 dereferenceable(8) %"class.std::basic_ostream"* @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St5_Setw(%"class.std::basic_ostream"* noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, i32 %20), !dbg !969
  %call53 = call i32 @_ZSt12setprecisioni(i32 noundef 3), !dbg !970
  %coerce.dive54 = getelementptr inbounds %"struct.std::_Setprecision", %"struct.std::_Setprecision"* %agg.tmp52, i32 0, i32 0, !dbg !970
  store i32 %call53, i32* %coerce.dive54, align 4, !dbg !970
  %coerce.dive55 = getelementptr inbounds %"struct.std::_Setprecision", %"struct.std::_Setprecision"* %agg.tmp52, i32 0, i32 0, !dbg !971
  %21 = load i32, i32* %coerce.dive55, align 4, !dbg !971
  %call56 = call noundef nonnull align 8 dereferenceable(8) %"class.std::basic_ostream"* @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St13_Setprecision(%"class.std::basic_ostream"* noundef nonnull align 8 dereferenceable(8) %call51, i32 %21), !dbg !971
  %call57 = call noundef nonnull align 8 dereferenceable(8) %"class.std::basic_ostream"* @_ZNSolsEPFRSt8ios_baseS0_E(%"class.std::basic_ostream"* noundef nonnull align 8 dereferenceable(8) %call56, %"class.std::ios_base"* (%"class.std::ios_base"*)* noundef @_ZSt3hexRSt8ios_base), !dbg !972
  %vtable58 = load i8*, i8** bitcast (%"class.std::basic_ostream"* @_ZSt4cout to i8**), align 8, !dbg !973
  %vbase.offset.ptr59 = getelementptr i8, i8* %vtable58, i64 -24, !dbg !973
  %22 = bitcast i8* %vbase.offset.ptr59 to i64*, !dbg !973
  %vbase.offset60 = load i64, i64* %22, align 8, !dbg !973
  %add.ptr61 = getelementptr inbounds i8, i8* bitcast (%"class.std::basic_ostream"* @_ZSt4cout to i8*), i64 %vbase.offset60, !dbg !973
  %23 = bitcast i8* %add.ptr61 to %"class.std::ios_base"*, !dbg !973
  %call62 = call noundef i64 @_ZNKSt8ios_base5widthEv(%"class.std::ios_base"* noundef nonnull align 8 dereferenceable(216) %23), !dbg !973
  %cmp63 = icmp eq i64 %call62, 4, !dbg !973
  br i1 %cmp63, label %land.lhs.true64, label %land.end79, !dbg !973

land.lhs.true64:
  %vtable65 = load i8*, i8** bitcast (%"class.std::basic_ostream"* @_ZSt4cout to i8**), align 8, !dbg !973
  %vbase.offset.ptr66 = getelementptr i8, i8* %vtable65, i64 -24, !dbg !973
  %24 = bitcast i8* %vbase.offset.ptr66 to i64*, !dbg !973
  %vbase.offset67 = load i64, i64* %24, align 8, !dbg !973
  %add.ptr68 = getelementptr inbounds i8, i8* bitcast (%"class.std::basic_ostream"* @_ZSt4cout to i8*), i64 %vbase.offset67, !dbg !973
  %25 = bitcast i8* %add.ptr68 to %"class.std::ios_base"*, !dbg !973
  %call69 = call noundef i64 @_ZNKSt8ios_base9precisionEv(%"class.std::ios_base"* noundef nonnull align 8 dereferenceable(216) %25), !dbg !973
  %cmp70 = icmp eq i64 %call69, 3, !dbg !973
  br i1 %cmp70, label %land.rhs71, label %land.end79, !dbg !973

land.rhs71:
  %vtable72 = load i8*, i8** bitcast (%"class.std::basic_ostream"* @_ZSt4cout to i8**), align 8, !dbg !973
  %vbase.offset.ptr73 = getelementptr i8, i8* %vtable72, i64 -24, !dbg !973
  %26 = bitcast i8* %vbase.offset.ptr73 to i64*, !dbg !973
  %vbase.offset74 = load i64, i64* %26, align 8, !dbg !973
  %add.ptr75 = getelementptr inbounds i8, i8* bitcast (%"class.std::basic_ostream"* @_ZSt4cout to i8*), i64 %vbase.offset74, !dbg !973
  %27 = bitcast i8* %add.ptr75 to %"class.std::ios_base"*, !dbg !973
  %call76 = call noundef i32 @_ZNKSt8ios_base5flagsEv(%"class.std::ios_base"* noundef nonnull align 8 dereferenceable(216) %27), !dbg !973
  %call77 = call noundef i32 @_ZStanSt13_Ios_FmtflagsS_(i32 noundef %call76, i32 noundef 74), !dbg !973
  %cmp78 = icmp eq i32 %call77, 8, !dbg !973
  br label %land.end79

land.end79:
  %28 = phi i1 [ false, %land.lhs.true64 ], [ false, %cond.end48 ], [ %cmp78, %land.rhs71 ], !dbg !965
  br i1 %28, label %cond.true80, label %cond.false81, !dbg !973

cond.true80:
  br label %cond.end82, !dbg !973

cond.false81:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([115 x i8], [115 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.1, i64 0, i64 0), i32 noundef 11, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !973
  unreachable, !dbg !973

29:                                               ; No predecessors!
  br label %cond.end82, !dbg !973

cond.end82:
  %call83 = call noundef nonnull align 8 dereferenceable(8) %"class.std::basic_ostream"* @_ZNSolsEi(%"class.std::basic_ostream"* noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, i32 noundef 12), !dbg !974
  %vtable84 = load i8*, i8** bitcast (%"class.std::basic_ostream"* @_ZSt4cout to i8**), align 8, !dbg !975
  %vbase.offset.ptr85 = getelementptr i8, i8* %vtable84, i64 -24, !dbg !975
  %30 = bitcast i8* %vbase.offset.ptr85 to i64*, !dbg !975
  %vbase.offset86 = load i64, i64* %30, align 8, !dbg !975
  %add.ptr87 = getelementptr inbounds i8, i8* bitcast (%"class.std::basic_ostream"* @_ZSt4cout to i8*), i64 %vbase.offset86, !dbg !975
  %31 = bitcast i8* %add.ptr87 to %"class.std::ios_base"*, !dbg !975
  %call88 = call noundef i64 @_ZNKSt8ios_base5widthEv(%"class.std::ios_base"* noundef nonnull align 8 dereferenceable(216) %31), !dbg !975
  %cmp89 = icmp eq i64 %call88, 0, !dbg !975
  br i1 %cmp89, label %land.rhs90, label %land.end97, !dbg !975

land.rhs90:
  %vtable91 = load i8*, i8** bitcast (%"class.std::basic_ostream"* @_ZSt4cout to i8**), align 8, !dbg !975
  %vbase.offset.ptr92 = getelementptr i8, i8* %vtable91, i64 -24, !dbg !975
  %32 = bitcast i8* %vbase.offset.ptr92 to i64*, !dbg !975
  %vbase.offset93 = load i64, i64* %32, align 8, !dbg !975
  %add.ptr94 = getelementptr inbounds i8, i8* bitcast (%"class.std::basic_ostream"* @_ZSt4cout to i8*), i64 %vbase.offset93, !dbg !975
  %33 = bitcast i8* %add.ptr94 to %"class.std::ios_base"*, !dbg !975
  %call95 = call noundef i64 @_ZNKSt8ios_base9precisionEv(%"class.std::ios_base"* noundef nonnull align 8 dereferenceable(216) %33), !dbg !975
  %cmp96 = icmp eq i64 %call95, 3, !dbg !975
  br label %land.end97

land.end97:
  %34 = phi i1 [ false, %cond.end82 ], [ %cmp96, %land.rhs90 ], !dbg !965
  br i1 %34, label %cond.true98, label %cond.false99, !dbg !975

cond.true98:
  br label %cond.end100, !dbg !975

cond.false99:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([53 x i8], [53 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.1, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !975
  unreachable, !dbg !975

35:                                               ; No predecessors!
  br label %cond.end100, !dbg !975

cond.end100:
  ret i32 0, !dbg !976
}

define available_externally noundef %"class.std::basic_streambuf"* @_ZNKSt9basic_iosIcSt11char_traitsIcEE5rdbufEv(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %this) #5 align 2 !dbg !977 {
entry:
  %this.addr = alloca %"class.std::basic_ios"*, align 8
  store %"class.std::basic_ios"* %this, %"class.std::basic_ios"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::basic_ios"** %this.addr, metadata !990, metadata !DIExpression()), !dbg !992
  %this1 = load %"class.std::basic_ios"*, %"class.std::basic_ios"** %this.addr, align 8
  %_M_streambuf = getelementptr inbounds %"class.std::basic_ios", %"class.std::basic_ios"* %this1, i32 0, i32 4, !dbg !993
  %0 = load %"class.std::basic_streambuf"*, %"class.std::basic_streambuf"** %_M_streambuf, align 8, !dbg !993
  ret %"class.std::basic_streambuf"* %0, !dbg !994
}

define available_externally noundef %"class.std::basic_ostream"* @_ZNKSt9basic_iosIcSt11char_traitsIcEE3tieEv(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %this) #5 align 2 !dbg !995 {
entry:
  %this.addr = alloca %"class.std::basic_ios"*, align 8
  store %"class.std::basic_ios"* %this, %"class.std::basic_ios"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::basic_ios"** %this.addr, metadata !1003, metadata !DIExpression()), !dbg !1004
  %this1 = load %"class.std::basic_ios"*, %"class.std::basic_ios"** %this.addr, align 8
  %_M_tie = getelementptr inbounds %"class.std::basic_ios", %"class.std::basic_ios"* %this1, i32 0, i32 1, !dbg !1005
  %0 = load %"class.std::basic_ostream"*, %"class.std::basic_ostream"** %_M_tie, align 8, !dbg !1005
  ret %"class.std::basic_ostream"* %0, !dbg !1006
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

define available_externally noundef signext i8 @_ZNSt9basic_iosIcSt11char_traitsIcEE4fillEc(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %this, i8 noundef signext %__ch) #7 align 2 !dbg !1007 {
entry:
  %this.addr = alloca %"class.std::basic_ios"*, align 8
  %__ch.addr = alloca i8, align 1
  %__old = alloca i8, align 1
  store %"class.std::basic_ios"* %this, %"class.std::basic_ios"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::basic_ios"** %this.addr, metadata !1014, metadata !DIExpression()), !dbg !1018
  store i8 %__ch, i8* %__ch.addr, align 1
  call void @llvm.dbg.declare(metadata i8* %__ch.addr, metadata !1016, metadata !DIExpression()), !dbg !1019
  %this1 = load %"class.std::basic_ios"*, %"class.std::basic_ios"** %this.addr, align 8
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %__old), !dbg !1020
  call void @llvm.dbg.declare(metadata i8* %__old, metadata !1017, metadata !DIExpression()), !dbg !1021
  %call = call noundef signext i8 @_ZNKSt9basic_iosIcSt11char_traitsIcEE4fillEv(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %this1), !dbg !1022
  store i8 %call, i8* %__old, align 1, !dbg !1021
  %0 = load i8, i8* %__ch.addr, align 1, !dbg !1023
  %_M_fill = getelementptr inbounds %"class.std::basic_ios", %"class.std::basic_ios"* %this1, i32 0, i32 2, !dbg !1024
  store i8 %0, i8* %_M_fill, align 8, !dbg !1025
  %1 = load i8, i8* %__old, align 1, !dbg !1026
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %__old), !dbg !1027
  ret i8 %1, !dbg !1028
}

define available_externally noundef signext i8 @_ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %this, i8 noundef signext %__c) #7 align 2 !dbg !1029 {
entry:
  %this.addr = alloca %"class.std::basic_ios"*, align 8
  %__c.addr = alloca i8, align 1
  store %"class.std::basic_ios"* %this, %"class.std::basic_ios"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::basic_ios"** %this.addr, metadata !1034, metadata !DIExpression()), !dbg !1036
  store i8 %__c, i8* %__c.addr, align 1
  call void @llvm.dbg.declare(metadata i8* %__c.addr, metadata !1035, metadata !DIExpression()), !dbg !1037
  %this1 = load %"class.std::basic_ios"*, %"class.std::basic_ios"** %this.addr, align 8
  %_M_ctype = getelementptr inbounds %"class.std::basic_ios", %"class.std::basic_ios"* %this1, i32 0, i32 5, !dbg !1038
  %0 = load %"class.std::ctype"*, %"class.std::ctype"** %_M_ctype, align 8, !dbg !1038
  %call = call noundef nonnull align 8 dereferenceable(570) %"class.std::ctype"* @_ZSt13__check_facetISt5ctypeIcEERKT_PS3_(%"class.std::ctype"* noundef %0), !dbg !1039
  %1 = load i8, i8* %__c.addr, align 1, !dbg !1040
  %call2 = call noundef signext i8 @_ZNKSt5ctypeIcE5widenEc(%"class.std::ctype"* noundef nonnull align 8 dereferenceable(570) %call, i8 noundef signext %1), !dbg !1041
  ret i8 %call2, !dbg !1042
}

define linkonce_odr dso_local noundef i32 @_ZNKSt8ios_base5flagsEv(%"class.std::ios_base"* noundef nonnull align 8 dereferenceable(216) %this) #5 comdat align 2 !dbg !1043 {
entry:
  %this.addr = alloca %"class.std::ios_base"*, align 8
  store %"class.std::ios_base"* %this, %"class.std::ios_base"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::ios_base"** %this.addr, metadata !1051, metadata !DIExpression()), !dbg !1053
  %this1 = load %"class.std::ios_base"*, %"class.std::ios_base"** %this.addr, align 8
  %_M_flags = getelementptr inbounds %"class.std::ios_base", %"class.std::ios_base"* %this1, i32 0, i32 3, !dbg !1054
  %0 = load i32, i32* %_M_flags, align 8, !dbg !1054
  ret i32 %0, !dbg !1055
}

define linkonce_odr dso_local noundef i32 @_ZStorSt13_Ios_FmtflagsS_(i32 noundef %__a, i32 noundef %__b) #8 comdat !dbg !1056 {
entry:
  %__a.addr = alloca i32, align 4
  %__b.addr = alloca i32, align 4
  store i32 %__a, i32* %__a.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %__a.addr, metadata !1060, metadata !DIExpression()), !dbg !1062
  store i32 %__b, i32* %__b.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %__b.addr, metadata !1061, metadata !DIExpression()), !dbg !1063
  %0 = load i32, i32* %__a.addr, align 4, !dbg !1064
  %1 = load i32, i32* %__b.addr, align 4, !dbg !1065
  %or = or i32 %0, %1, !dbg !1066
  ret i32 %or, !dbg !1067
}

define linkonce_odr dso_local noundef i32 @_ZStanSt13_Ios_FmtflagsS_(i32 noundef %__a, i32 noundef %__b) #8 comdat !dbg !1068 {
entry:
  %__a.addr = alloca i32, align 4
  %__b.addr = alloca i32, align 4
  store i32 %__a, i32* %__a.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %__a.addr, metadata !1070, metadata !DIExpression()), !dbg !1072
  store i32 %__b, i32* %__b.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %__b.addr, metadata !1071, metadata !DIExpression()), !dbg !1073
  %0 = load i32, i32* %__a.addr, align 4, !dbg !1074
  %1 = load i32, i32* %__b.addr, align 4, !dbg !1075
  %and = and i32 %0, %1, !dbg !1076
  ret i32 %and, !dbg !1077
}

define available_externally noundef nonnull align 8 dereferenceable(8) %"class.std::basic_ostream"* @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St13_Setprecision(%"class.std::basic_ostream"* noundef nonnull align 8 dereferenceable(8) %__os, i32 %__f.coerce) !dbg !1078 {
entry:
  %__f = alloca %"struct.std::_Setprecision", align 4
  %__os.addr = alloca %"class.std::basic_ostream"*, align 8
  %coerce.dive = getelementptr inbounds %"struct.std::_Setprecision", %"struct.std::_Setprecision"* %__f, i32 0, i32 0
  store i32 %__f.coerce, i32* %coerce.dive, align 4
  store %"class.std::basic_ostream"* %__os, %"class.std::basic_ostream"** %__os.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::basic_ostream"** %__os.addr, metadata !1087, metadata !DIExpression()), !dbg !1145
  call void @llvm.dbg.declare(metadata %"struct.std::_Setprecision"* %__f, metadata !1088, metadata !DIExpression()), !dbg !1146
  %0 = load %"class.std::basic_ostream"*, %"class.std::basic_ostream"** %__os.addr, align 8, !dbg !1147
  %1 = bitcast %"class.std::basic_ostream"* %0 to i8**, !dbg !1147
  %vtable = load i8*, i8** %1, align 8, !dbg !1147
  %vbase.offset.ptr = getelementptr i8, i8* %vtable, i64 -24, !dbg !1147
  %2 = bitcast i8* %vbase.offset.ptr to i64*, !dbg !1147
  %vbase.offset = load i64, i64* %2, align 8, !dbg !1147
  %3 = bitcast %"class.std::basic_ostream"* %0 to i8*, !dbg !1147
  %add.ptr = getelementptr inbounds i8, i8* %3, i64 %vbase.offset, !dbg !1147
  %4 = bitcast i8* %add.ptr to %"class.std::ios_base"*, !dbg !1147
  %_M_n = getelementptr inbounds %"struct.std::_Setprecision", %"struct.std::_Setprecision"* %__f, i32 0, i32 0, !dbg !1148
  %5 = load i32, i32* %_M_n, align 4, !dbg !1148
  %conv = sext i32 %5 to i64, !dbg !1149
  %call = call noundef i64 @_ZNSt8ios_base9precisionEl(%"class.std::ios_base"* noundef nonnull align 8 dereferenceable(216) %4, i64 noundef %conv), !dbg !1150
  %6 = load %"class.std::basic_ostream"*, %"class.std::basic_ostream"** %__os.addr, align 8, !dbg !1151
  ret %"class.std::basic_ostream"* %6, !dbg !1152
}

define available_externally noundef nonnull align 8 dereferenceable(8) %"class.std::basic_ostream"* @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St5_Setw(%"class.std::basic_ostream"* noundef nonnull align 8 dereferenceable(8) %__os, i32 %__f.coerce) !dbg !1153 {
entry:
  %__f = alloca %"struct.std::_Setw", align 4
  %__os.addr = alloca %"class.std::basic_ostream"*, align 8
  %coerce.dive = getelementptr inbounds %"struct.std::_Setw", %"struct.std::_Setw"* %__f, i32 0, i32 0
  store i32 %__f.coerce, i32* %coerce.dive, align 4
  store %"class.std::basic_ostream"* %__os, %"class.std::basic_ostream"** %__os.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::basic_ostream"** %__os.addr, metadata !1160, metadata !DIExpression()), !dbg !1162
  call void @llvm.dbg.declare(metadata %"struct.std::_Setw"* %__f, metadata !1161, metadata !DIExpression()), !dbg !1163
  %0 = load %"class.std::basic_ostream"*, %"class.std::basic_ostream"** %__os.addr, align 8, !dbg !1164
  %1 = bitcast %"class.std::basic_ostream"* %0 to i8**, !dbg !1164
  %vtable = load i8*, i8** %1, align 8, !dbg !1164
  %vbase.offset.ptr = getelementptr i8, i8* %vtable, i64 -24, !dbg !1164
  %2 = bitcast i8* %vbase.offset.ptr to i64*, !dbg !1164
  %vbase.offset = load i64, i64* %2, align 8, !dbg !1164
  %3 = bitcast %"class.std::basic_ostream"* %0 to i8*, !dbg !1164
  %add.ptr = getelementptr inbounds i8, i8* %3, i64 %vbase.offset, !dbg !1164
  %4 = bitcast i8* %add.ptr to %"class.std::ios_base"*, !dbg !1164
  %_M_n = getelementptr inbounds %"struct.std::_Setw", %"struct.std::_Setw"* %__f, i32 0, i32 0, !dbg !1165
  %5 = load i32, i32* %_M_n, align 4, !dbg !1165
  %conv = sext i32 %5 to i64, !dbg !1166
  %call = call noundef i64 @_ZNSt8ios_base5widthEl(%"class.std::ios_base"* noundef nonnull align 8 dereferenceable(216) %4, i64 noundef %conv), !dbg !1167
  %6 = load %"class.std::basic_ostream"*, %"class.std::basic_ostream"** %__os.addr, align 8, !dbg !1168
  ret %"class.std::basic_ostream"* %6, !dbg !1169
}

define linkonce_odr dso_local i32 @_ZSt4setwi(i32 noundef %__n) #8 comdat !dbg !1170 {
entry:
  %retval = alloca %"struct.std::_Setw", align 4
  %__n.addr = alloca i32, align 4
  store i32 %__n, i32* %__n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %__n.addr, metadata !1174, metadata !DIExpression()), !dbg !1175
  %_M_n = getelementptr inbounds %"struct.std::_Setw", %"struct.std::_Setw"* %retval, i32 0, i32 0, !dbg !1176
  %0 = load i32, i32* %__n.addr, align 4, !dbg !1177
  store i32 %0, i32* %_M_n, align 4, !dbg !1176
  %coerce.dive = getelementptr inbounds %"struct.std::_Setw", %"struct.std::_Setw"* %retval, i32 0, i32 0, !dbg !1178
  %1 = load i32, i32* %coerce.dive, align 4, !dbg !1178
  ret i32 %1, !dbg !1178
}

define linkonce_odr dso_local i32 @_ZSt12setprecisioni(i32 noundef %__n) #8 comdat !dbg !1179 {
entry:
  %retval = alloca %"struct.std::_Setprecision", align 4
  %__n.addr = alloca i32, align 4
  store i32 %__n, i32* %__n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %__n.addr, metadata !1183, metadata !DIExpression()), !dbg !1184
  %_M_n = getelementptr inbounds %"struct.std::_Setprecision", %"struct.std::_Setprecision"* %retval, i32 0, i32 0, !dbg !1185
  %0 = load i32, i32* %__n.addr, align 4, !dbg !1186
  store i32 %0, i32* %_M_n, align 4, !dbg !1185
  %coerce.dive = getelementptr inbounds %"struct.std::_Setprecision", %"struct.std::_Setprecision"* %retval, i32 0, i32 0, !dbg !1187
  %1 = load i32, i32* %coerce.dive, align 4, !dbg !1187
  ret i32 %1, !dbg !1187
}

define available_externally noundef nonnull align 8 dereferenceable(8) %"class.std::basic_ostream"* @_ZNSolsEPFRSt8ios_baseS0_E(%"class.std::basic_ostream"* noundef nonnull align 8 dereferenceable(8) %this, %"class.std::ios_base"* (%"class.std::ios_base"*)* noundef %__pf) #7 align 2 !dbg !1188 {
entry:
  %this.addr = alloca %"class.std::basic_ostream"*, align 8
  %__pf.addr = alloca %"class.std::ios_base"* (%"class.std::ios_base"*)*, align 8
  store %"class.std::basic_ostream"* %this, %"class.std::basic_ostream"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::basic_ostream"** %this.addr, metadata !1201, metadata !DIExpression()), !dbg !1203
  store %"class.std::ios_base"* (%"class.std::ios_base"*)* %__pf, %"class.std::ios_base"* (%"class.std::ios_base"*)** %__pf.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::ios_base"* (%"class.std::ios_base"*)** %__pf.addr, metadata !1202, metadata !DIExpression()), !dbg !1204
  %this1 = load %"class.std::basic_ostream"*, %"class.std::basic_ostream"** %this.addr, align 8
  %0 = load %"class.std::ios_base"* (%"class.std::ios_base"*)*, %"class.std::ios_base"* (%"class.std::ios_base"*)** %__pf.addr, align 8, !dbg !1205
  %1 = bitcast %"class.std::basic_ostream"* %this1 to i8**, !dbg !1206
  %vtable = load i8*, i8** %1, align 8, !dbg !1206
  %vbase.offset.ptr = getelementptr i8, i8* %vtable, i64 -24, !dbg !1206
  %2 = bitcast i8* %vbase.offset.ptr to i64*, !dbg !1206
  %vbase.offset = load i64, i64* %2, align 8, !dbg !1206
  %3 = bitcast %"class.std::basic_ostream"* %this1 to i8*, !dbg !1206
  %add.ptr = getelementptr inbounds i8, i8* %3, i64 %vbase.offset, !dbg !1206
  %4 = bitcast i8* %add.ptr to %"class.std::ios_base"*, !dbg !1206
  %call = call noundef nonnull align 8 dereferenceable(216) %"class.std::ios_base"* %0(%"class.std::ios_base"* noundef nonnull align 8 dereferenceable(216) %4), !dbg !1205
  ret %"class.std::basic_ostream"* %this1, !dbg !1207
}

define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(216) %"class.std::ios_base"* @_ZSt3hexRSt8ios_base(%"class.std::ios_base"* noundef nonnull align 8 dereferenceable(216) %__base) #9 comdat !dbg !1208 {
entry:
  %__base.addr = alloca %"class.std::ios_base"*, align 8
  store %"class.std::ios_base"* %__base, %"class.std::ios_base"** %__base.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::ios_base"** %__base.addr, metadata !1210, metadata !DIExpression()), !dbg !1211
  %0 = load %"class.std::ios_base"*, %"class.std::ios_base"** %__base.addr, align 8, !dbg !1212
  %call = call noundef i32 @_ZNSt8ios_base4setfESt13_Ios_FmtflagsS0_(%"class.std::ios_base"* noundef nonnull align 8 dereferenceable(216) %0, i32 noundef 8, i32 noundef 74), !dbg !1213
  %1 = load %"class.std::ios_base"*, %"class.std::ios_base"** %__base.addr, align 8, !dbg !1214
  ret %"class.std::ios_base"* %1, !dbg !1215
}

define linkonce_odr dso_local noundef i64 @_ZNKSt8ios_base5widthEv(%"class.std::ios_base"* noundef nonnull align 8 dereferenceable(216) %this) #5 comdat align 2 !dbg !1216 {
entry:
  %this.addr = alloca %"class.std::ios_base"*, align 8
  store %"class.std::ios_base"* %this, %"class.std::ios_base"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::ios_base"** %this.addr, metadata !1224, metadata !DIExpression()), !dbg !1225
  %this1 = load %"class.std::ios_base"*, %"class.std::ios_base"** %this.addr, align 8
  %_M_width = getelementptr inbounds %"class.std::ios_base", %"class.std::ios_base"* %this1, i32 0, i32 2, !dbg !1226
  %0 = load i64, i64* %_M_width, align 8, !dbg !1226
  ret i64 %0, !dbg !1227
}

define linkonce_odr dso_local noundef i64 @_ZNKSt8ios_base9precisionEv(%"class.std::ios_base"* noundef nonnull align 8 dereferenceable(216) %this) #5 comdat align 2 !dbg !1228 {
entry:
  %this.addr = alloca %"class.std::ios_base"*, align 8
  store %"class.std::ios_base"* %this, %"class.std::ios_base"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::ios_base"** %this.addr, metadata !1231, metadata !DIExpression()), !dbg !1232
  %this1 = load %"class.std::ios_base"*, %"class.std::ios_base"** %this.addr, align 8
  %_M_precision = getelementptr inbounds %"class.std::ios_base", %"class.std::ios_base"* %this1, i32 0, i32 1, !dbg !1233
  %0 = load i64, i64* %_M_precision, align 8, !dbg !1233
  ret i64 %0, !dbg !1234
}

declare noundef nonnull align 8 dereferenceable(8) %"class.std::basic_ostream"* @_ZNSolsEi(%"class.std::basic_ostream"* noundef nonnull align 8 dereferenceable(8), i32 noundef)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define linkonce_odr dso_local noundef i32 @_ZNSt8ios_base4setfESt13_Ios_FmtflagsS0_(%"class.std::ios_base"* noundef nonnull align 8 dereferenceable(216) %this, i32 noundef %__fmtfl, i32 noundef %__mask) #7 comdat align 2 !dbg !1235 {
entry:
  %this.addr = alloca %"class.std::ios_base"*, align 8
  %__fmtfl.addr = alloca i32, align 4
  %__mask.addr = alloca i32, align 4
  %__old = alloca i32, align 4
  store %"class.std::ios_base"* %this, %"class.std::ios_base"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::ios_base"** %this.addr, metadata !1241, metadata !DIExpression()), !dbg !1246
  store i32 %__fmtfl, i32* %__fmtfl.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %__fmtfl.addr, metadata !1243, metadata !DIExpression()), !dbg !1247
  store i32 %__mask, i32* %__mask.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %__mask.addr, metadata !1244, metadata !DIExpression()), !dbg !1248
  %this1 = load %"class.std::ios_base"*, %"class.std::ios_base"** %this.addr, align 8
  %0 = bitcast i32* %__old to i8*, !dbg !1249
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !1249
  call void @llvm.dbg.declare(metadata i32* %__old, metadata !1245, metadata !DIExpression()), !dbg !1250
  %_M_flags = getelementptr inbounds %"class.std::ios_base", %"class.std::ios_base"* %this1, i32 0, i32 3, !dbg !1251
  %1 = load i32, i32* %_M_flags, align 8, !dbg !1251
  store i32 %1, i32* %__old, align 4, !dbg !1250
  %2 = load i32, i32* %__mask.addr, align 4, !dbg !1252
  %call = call noundef i32 @_ZStcoSt13_Ios_Fmtflags(i32 noundef %2), !dbg !1253
  %_M_flags2 = getelementptr inbounds %"class.std::ios_base", %"class.std::ios_base"* %this1, i32 0, i32 3, !dbg !1254
  %call3 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZStaNRSt13_Ios_FmtflagsS_(i32* noundef nonnull align 4 dereferenceable(4) %_M_flags2, i32 noundef %call), !dbg !1255
  %3 = load i32, i32* %__fmtfl.addr, align 4, !dbg !1256
  %4 = load i32, i32* %__mask.addr, align 4, !dbg !1257
  %call4 = call noundef i32 @_ZStanSt13_Ios_FmtflagsS_(i32 noundef %3, i32 noundef %4), !dbg !1258
  %_M_flags5 = getelementptr inbounds %"class.std::ios_base", %"class.std::ios_base"* %this1, i32 0, i32 3, !dbg !1259
  %call6 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZStoRRSt13_Ios_FmtflagsS_(i32* noundef nonnull align 4 dereferenceable(4) %_M_flags5, i32 noundef %call4), !dbg !1260
  %5 = load i32, i32* %__old, align 4, !dbg !1261
  %6 = bitcast i32* %__old to i8*, !dbg !1262
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6), !dbg !1262
  ret i32 %5, !dbg !1263
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZStaNRSt13_Ios_FmtflagsS_(i32* noundef nonnull align 4 dereferenceable(4) %__a, i32 noundef %__b) #8 comdat !dbg !1264 {
entry:
  %__a.addr = alloca i32*, align 8
  %__b.addr = alloca i32, align 4
  store i32* %__a, i32** %__a.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %__a.addr, metadata !1271, metadata !DIExpression()), !dbg !1273
  store i32 %__b, i32* %__b.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %__b.addr, metadata !1272, metadata !DIExpression()), !dbg !1274
  %0 = load i32*, i32** %__a.addr, align 8, !dbg !1275
  %1 = load i32, i32* %0, align 4, !dbg !1275
  %2 = load i32, i32* %__b.addr, align 4, !dbg !1276
  %call = call noundef i32 @_ZStanSt13_Ios_FmtflagsS_(i32 noundef %1, i32 noundef %2), !dbg !1277
  %3 = load i32*, i32** %__a.addr, align 8, !dbg !1278
  store i32 %call, i32* %3, align 4, !dbg !1279
  ret i32* %3, !dbg !1280
}

define linkonce_odr dso_local noundef i32 @_ZStcoSt13_Ios_Fmtflags(i32 noundef %__a) #8 comdat !dbg !1281 {
entry:
  %__a.addr = alloca i32, align 4
  store i32 %__a, i32* %__a.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %__a.addr, metadata !1285, metadata !DIExpression()), !dbg !1286
  %0 = load i32, i32* %__a.addr, align 4, !dbg !1287
  %neg = xor i32 %0, -1, !dbg !1288
  ret i32 %neg, !dbg !1289
}

define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZStoRRSt13_Ios_FmtflagsS_(i32* noundef nonnull align 4 dereferenceable(4) %__a, i32 noundef %__b) #8 comdat !dbg !1290 {
entry:
  %__a.addr = alloca i32*, align 8
  %__b.addr = alloca i32, align 4
  store i32* %__a, i32** %__a.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %__a.addr, metadata !1292, metadata !DIExpression()), !dbg !1294
  store i32 %__b, i32* %__b.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %__b.addr, metadata !1293, metadata !DIExpression()), !dbg !1295
  %0 = load i32*, i32** %__a.addr, align 8, !dbg !1296
  %1 = load i32, i32* %0, align 4, !dbg !1296
  %2 = load i32, i32* %__b.addr, align 4, !dbg !1297
  %call = call noundef i32 @_ZStorSt13_Ios_FmtflagsS_(i32 noundef %1, i32 noundef %2), !dbg !1298
  %3 = load i32*, i32** %__a.addr, align 8, !dbg !1299
  store i32 %call, i32* %3, align 4, !dbg !1300
  ret i32* %3, !dbg !1301
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

define available_externally noundef signext i8 @_ZNKSt9basic_iosIcSt11char_traitsIcEE4fillEv(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %this) #7 align 2 !dbg !1302 {
entry:
  %this.addr = alloca %"class.std::basic_ios"*, align 8
  store %"class.std::basic_ios"* %this, %"class.std::basic_ios"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::basic_ios"** %this.addr, metadata !1307, metadata !DIExpression()), !dbg !1308
  %this1 = load %"class.std::basic_ios"*, %"class.std::basic_ios"** %this.addr, align 8
  %_M_fill_init = getelementptr inbounds %"class.std::basic_ios", %"class.std::basic_ios"* %this1, i32 0, i32 3, !dbg !1309
  %0 = load i8, i8* %_M_fill_init, align 1, !dbg !1309, !range !1311
  %tobool = trunc i8 %0 to i1, !dbg !1309
  br i1 %tobool, label %if.end, label %if.then, !dbg !1312

if.then:
  %call = call noundef signext i8 @_ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %this1, i8 noundef signext 32), !dbg !1313
  %_M_fill = getelementptr inbounds %"class.std::basic_ios", %"class.std::basic_ios"* %this1, i32 0, i32 2, !dbg !1315
  store i8 %call, i8* %_M_fill, align 8, !dbg !1316
  %_M_fill_init2 = getelementptr inbounds %"class.std::basic_ios", %"class.std::basic_ios"* %this1, i32 0, i32 3, !dbg !1317
  store i8 1, i8* %_M_fill_init2, align 1, !dbg !1318
  br label %if.end, !dbg !1319

if.end:
  %_M_fill3 = getelementptr inbounds %"class.std::basic_ios", %"class.std::basic_ios"* %this1, i32 0, i32 2, !dbg !1320
  %1 = load i8, i8* %_M_fill3, align 8, !dbg !1320
  ret i8 %1, !dbg !1321
}

define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(570) %"class.std::ctype"* @_ZSt13__check_facetISt5ctypeIcEERKT_PS3_(%"class.std::ctype"* noundef %__f) #9 comdat !dbg !1322 {
entry:
  %__f.addr = alloca %"class.std::ctype"*, align 8
  store %"class.std::ctype"* %__f, %"class.std::ctype"** %__f.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::ctype"** %__f.addr, metadata !1331, metadata !DIExpression()), !dbg !1334
  %0 = load %"class.std::ctype"*, %"class.std::ctype"** %__f.addr, align 8, !dbg !1335
  %tobool = icmp ne %"class.std::ctype"* %0, null, !dbg !1335
  br i1 %tobool, label %if.end, label %if.then, !dbg !1337

if.then:
  call void @_ZSt16__throw_bad_castv(), !dbg !1338
  unreachable, !dbg !1338

if.end:
  %1 = load %"class.std::ctype"*, %"class.std::ctype"** %__f.addr, align 8, !dbg !1339
  ret %"class.std::ctype"* %1, !dbg !1340
}

define linkonce_odr dso_local noundef signext i8 @_ZNKSt5ctypeIcE5widenEc(%"class.std::ctype"* noundef nonnull align 8 dereferenceable(570) %this, i8 noundef signext %__c) #7 comdat align 2 !dbg !1341 {
entry:
  %retval = alloca i8, align 1
  %this.addr = alloca %"class.std::ctype"*, align 8
  %__c.addr = alloca i8, align 1
  store %"class.std::ctype"* %this, %"class.std::ctype"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::ctype"** %this.addr, metadata !1348, metadata !DIExpression()), !dbg !1350
  store i8 %__c, i8* %__c.addr, align 1
  call void @llvm.dbg.declare(metadata i8* %__c.addr, metadata !1349, metadata !DIExpression()), !dbg !1351
  %this1 = load %"class.std::ctype"*, %"class.std::ctype"** %this.addr, align 8
  %_M_widen_ok = getelementptr inbounds %"class.std::ctype", %"class.std::ctype"* %this1, i32 0, i32 8, !dbg !1352
  %0 = load i8, i8* %_M_widen_ok, align 8, !dbg !1352
  %tobool = icmp ne i8 %0, 0, !dbg !1352
  br i1 %tobool, label %if.then, label %if.end, !dbg !1354

if.then:
  %_M_widen = getelementptr inbounds %"class.std::ctype", %"class.std::ctype"* %this1, i32 0, i32 9, !dbg !1355
  %1 = load i8, i8* %__c.addr, align 1, !dbg !1356
  %idxprom = zext i8 %1 to i64, !dbg !1355
  %arrayidx = getelementptr inbounds [256 x i8], [256 x i8]* %_M_widen, i64 0, i64 %idxprom, !dbg !1355
  %2 = load i8, i8* %arrayidx, align 1, !dbg !1355
  store i8 %2, i8* %retval, align 1, !dbg !1357
  br label %return, !dbg !1357

if.end:
  call void @_ZNKSt5ctypeIcE13_M_widen_initEv(%"class.std::ctype"* noundef nonnull align 8 dereferenceable(570) %this1), !dbg !1358
  %3 = load i8, i8* %__c.addr, align 1, !dbg !1359
  %4 = bitcast %"class.std::ctype"* %this1 to i8 (%"class.std::ctype"*, i8)***, !dbg !1360
  %vtable = load i8 (%"class.std::ctype"*, i8)**, i8 (%"class.std::ctype"*, i8)*** %4, align 8, !dbg !1360
  %vfn = getelementptr inbounds i8 (%"class.std::ctype"*, i8)*, i8 (%"class.std::ctype"*, i8)** %vtable, i64 6, !dbg !1360
  %5 = load i8 (%"class.std::ctype"*, i8)*, i8 (%"class.std::ctype"*, i8)** %vfn, align 8, !dbg !1360
  %call = call noundef signext i8 %5(%"class.std::ctype"* noundef nonnull align 8 dereferenceable(570) %this1, i8 noundef signext %3), !dbg !1360
  store i8 %call, i8* %retval, align 1, !dbg !1361
  br label %return, !dbg !1361

return:
  %6 = load i8, i8* %retval, align 1, !dbg !1362
  ret i8 %6, !dbg !1362
}

declare void @_ZSt16__throw_bad_castv()

declare void @_ZNKSt5ctypeIcE13_M_widen_initEv(%"class.std::ctype"* noundef nonnull align 8 dereferenceable(570))

define linkonce_odr dso_local noundef i64 @_ZNSt8ios_base5widthEl(%"class.std::ios_base"* noundef nonnull align 8 dereferenceable(216) %this, i64 noundef %__wide) #5 comdat align 2 !dbg !1363 {
entry:
  %this.addr = alloca %"class.std::ios_base"*, align 8
  %__wide.addr = alloca i64, align 8
  %__old = alloca i64, align 8
  store %"class.std::ios_base"* %this, %"class.std::ios_base"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::ios_base"** %this.addr, metadata !1368, metadata !DIExpression()), !dbg !1371
  store i64 %__wide, i64* %__wide.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__wide.addr, metadata !1369, metadata !DIExpression()), !dbg !1372
  %this1 = load %"class.std::ios_base"*, %"class.std::ios_base"** %this.addr, align 8
  %0 = bitcast i64* %__old to i8*, !dbg !1373
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !1373
  call void @llvm.dbg.declare(metadata i64* %__old, metadata !1370, metadata !DIExpression()), !dbg !1374
  %_M_width = getelementptr inbounds %"class.std::ios_base", %"class.std::ios_base"* %this1, i32 0, i32 2, !dbg !1375
  %1 = load i64, i64* %_M_width, align 8, !dbg !1375
  store i64 %1, i64* %__old, align 8, !dbg !1374
  %2 = load i64, i64* %__wide.addr, align 8, !dbg !1376
  %_M_width2 = getelementptr inbounds %"class.std::ios_base", %"class.std::ios_base"* %this1, i32 0, i32 2, !dbg !1377
  store i64 %2, i64* %_M_width2, align 8, !dbg !1378
  %3 = load i64, i64* %__old, align 8, !dbg !1379
  %4 = bitcast i64* %__old to i8*, !dbg !1380
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %4), !dbg !1380
  ret i64 %3, !dbg !1381
}

define linkonce_odr dso_local noundef i64 @_ZNSt8ios_base9precisionEl(%"class.std::ios_base"* noundef nonnull align 8 dereferenceable(216) %this, i64 noundef %__prec) #5 comdat align 2 !dbg !1382 {
entry:
  %this.addr = alloca %"class.std::ios_base"*, align 8
  %__prec.addr = alloca i64, align 8
  %__old = alloca i64, align 8
  store %"class.std::ios_base"* %this, %"class.std::ios_base"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::ios_base"** %this.addr, metadata !1385, metadata !DIExpression()), !dbg !1388
  store i64 %__prec, i64* %__prec.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__prec.addr, metadata !1386, metadata !DIExpression()), !dbg !1389
  %this1 = load %"class.std::ios_base"*, %"class.std::ios_base"** %this.addr, align 8
  %0 = bitcast i64* %__old to i8*, !dbg !1390
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !1390
  call void @llvm.dbg.declare(metadata i64* %__old, metadata !1387, metadata !DIExpression()), !dbg !1391
  %_M_precision = getelementptr inbounds %"class.std::ios_base", %"class.std::ios_base"* %this1, i32 0, i32 1, !dbg !1392
  %1 = load i64, i64* %_M_precision, align 8, !dbg !1392
  store i64 %1, i64* %__old, align 8, !dbg !1391
  %2 = load i64, i64* %__prec.addr, align 8, !dbg !1393
  %_M_precision2 = getelementptr inbounds %"class.std::ios_base", %"class.std::ios_base"* %this1, i32 0, i32 1, !dbg !1394
  store i64 %2, i64* %_M_precision2, align 8, !dbg !1395
  %3 = load i64, i64* %__old, align 8, !dbg !1396
  %4 = bitcast i64* %__old to i8*, !dbg !1397
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %4), !dbg !1397
  ret i64 %3, !dbg !1398
}

define internal void @_GLOBAL__sub_I_cpp_stream_fields_safe.cpp() #0 section ".text.startup" !dbg !1399 {
entry:
  call void @__cxx_global_var_init(), !dbg !1401
  ret void
}

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!951, !952, !953, !954, !955, !956}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "__ioinit", linkageName: "_ZStL8__ioinit", scope: !2, file: !3, line: 74, type: !4, isLocal: true, isDefinition: true)
!2 = !DINamespace(name: "std", scope: null)
!3 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/iostream", directory: "")
!4 = !DICompositeType(tag: DW_TAG_class_type, name: "Init", scope: !6, file: !5, line: 635, size: 8, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSNSt8ios_base4InitE")
!5 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/ios_base.h", directory: "")
!6 = !DICompositeType(tag: DW_TAG_class_type, name: "ios_base", scope: !2, file: !5, line: 229, size: 1728, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSSt8ios_base")
!7 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !8, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !9, retainedTypes: !34, globals: !37, imports: !38, splitDebugInlining: false, nameTableKind: None)
!8 = !DIFile(filename: "cpp_stream_fields_safe.cpp", directory: ".")
!9 = !{!10}
!10 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "_Ios_Fmtflags", scope: !2, file: !5, line: 57, baseType: !11, size: 32, elements: !12, identifier: "_ZTSSt13_Ios_Fmtflags")
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !{!13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29, !30, !31, !32, !33}
!13 = !DIEnumerator(name: "_S_boolalpha", value: 1)
!14 = !DIEnumerator(name: "_S_dec", value: 2)
!15 = !DIEnumerator(name: "_S_fixed", value: 4)
!16 = !DIEnumerator(name: "_S_hex", value: 8)
!17 = !DIEnumerator(name: "_S_internal", value: 16)
!18 = !DIEnumerator(name: "_S_left", value: 32)
!19 = !DIEnumerator(name: "_S_oct", value: 64)
!20 = !DIEnumerator(name: "_S_right", value: 128)
!21 = !DIEnumerator(name: "_S_scientific", value: 256)
!22 = !DIEnumerator(name: "_S_showbase", value: 512)
!23 = !DIEnumerator(name: "_S_showpoint", value: 1024)
!24 = !DIEnumerator(name: "_S_showpos", value: 2048)
!25 = !DIEnumerator(name: "_S_skipws", value: 4096)
!26 = !DIEnumerator(name: "_S_unitbuf", value: 8192)
!27 = !DIEnumerator(name: "_S_uppercase", value: 16384)
!28 = !DIEnumerator(name: "_S_adjustfield", value: 176)
!29 = !DIEnumerator(name: "_S_basefield", value: 74)
!30 = !DIEnumerator(name: "_S_floatfield", value: 260)
!31 = !DIEnumerator(name: "_S_ios_fmtflags_end", value: 65536)
!32 = !DIEnumerator(name: "_S_ios_fmtflags_max", value: 2147483647)
!33 = !DIEnumerator(name: "_S_ios_fmtflags_min", value: -2147483648)
!34 = !{!35, !10, !11, !36, !6}
!35 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!36 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!37 = !{!0}
!38 = !{!39, !58, !61, !66, !74, !82, !86, !93, !97, !101, !103, !105, !109, !121, !125, !131, !137, !139, !143, !147, !151, !155, !168, !170, !174, !178, !182, !184, !190, !194, !198, !200, !202, !206, !228, !232, !236, !240, !242, !248, !250, !257, !262, !266, !270, !274, !278, !282, !284, !286, !290, !294, !298, !300, !304, !308, !310, !312, !316, !322, !327, !332, !333, !334, !335, !336, !337, !338, !339, !340, !341, !342, !346, !350, !355, !361, !363, !365, !367, !369, !371, !373, !375, !377, !379, !381, !383, !385, !387, !394, !398, !401, !404, !407, !409, !411, !413, !416, !419, !422, !425, !428, !430, !434, !438, !441, !444, !446, !448, !450, !452, !455, !458, !461, !464, !467, !469, !473, !477, !481, !487, !491, !495, !500, !502, !506, !510, !514, !524, !526, !530, !534, !538, !542, !546, !550, !554, !558, !562, !566, !570, !572, !576, !580, !584, !590, !594, !598, !600, !604, !608, !614, !616, !620, !624, !628, !632, !636, !640, !644, !645, !646, !647, !649, !650, !651, !652, !653, !654, !655, !659, !665, !670, !674, !676, !678, !680, !682, !689, !693, !697, !701, !705, !709, !714, !718, !720, !724, !730, !734, !739, !741, !743, !747, !751, !753, !755, !757, !759, !763, !765, !767, !771, !775, !779, !783, !787, !791, !793, !797, !801, !805, !809, !811, !813, !817, !821, !822, !823, !824, !825, !826, !830, !834, !840, !843, !844, !846, !848, !850, !852, !856, !858, !860, !862, !864, !866, !868, !870, !872, !876, !880, !882, !886, !890, !895, !899, !900, !905, !909, !914, !919, !923, !929, !933, !935, !939, !946}
!39 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !40, file: !57, line: 64)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "mbstate_t", file: !41, line: 6, baseType: !42)
!41 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/mbstate_t.h", directory: "")
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "__mbstate_t", file: !43, line: 21, baseType: !44)
!43 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__mbstate_t.h", directory: "")
!44 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !43, line: 13, size: 64, flags: DIFlagTypePassByValue, elements: !45, identifier: "_ZTS11__mbstate_t")
!45 = !{!46, !47}
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !44, file: !43, line: 15, baseType: !11, size: 32)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__value", scope: !44, file: !43, line: 20, baseType: !48, size: 32, offset: 32)
!48 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !44, file: !43, line: 16, size: 32, flags: DIFlagTypePassByValue, elements: !49, identifier: "_ZTSN11__mbstate_tUt_E")
!49 = !{!50, !52}
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__wch", scope: !48, file: !43, line: 18, baseType: !51, size: 32)
!51 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__wchb", scope: !48, file: !43, line: 19, baseType: !53, size: 32)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !54, size: 32, elements: !55)
!54 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!55 = !{!56}
!56 = !DISubrange(count: 4)
!57 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cwchar", directory: "")
!58 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !59, file: !57, line: 141)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "wint_t", file: !60, line: 20, baseType: !51)
!60 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/wint_t.h", directory: "")
!61 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !62, file: !57, line: 143)
!62 = !DISubprogram(name: "btowc", scope: !63, file: !63, line: 285, type: !64, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!63 = !DIFile(filename: "/usr/include/wchar.h", directory: "")
!64 = !DISubroutineType(types: !65)
!65 = !{!59, !11}
!66 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !67, file: !57, line: 144)
!67 = !DISubprogram(name: "fgetwc", scope: !63, file: !63, line: 744, type: !68, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!68 = !DISubroutineType(types: !69)
!69 = !{!59, !70}
!70 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !71, size: 64)
!71 = !DIDerivedType(tag: DW_TAG_typedef, name: "__FILE", file: !72, line: 5, baseType: !73)
!72 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__FILE.h", directory: "")
!73 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !72, line: 4, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS8_IO_FILE")
!74 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !75, file: !57, line: 145)
!75 = !DISubprogram(name: "fgetws", scope: !63, file: !63, line: 773, type: !76, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!76 = !DISubroutineType(types: !77)
!77 = !{!78, !80, !11, !81}
!78 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !79, size: 64)
!79 = !DIBasicType(name: "wchar_t", size: 32, encoding: DW_ATE_signed)
!80 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !78)
!81 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !70)
!82 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !83, file: !57, line: 146)
!83 = !DISubprogram(name: "fputwc", scope: !63, file: !63, line: 758, type: !84, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!84 = !DISubroutineType(types: !85)
!85 = !{!59, !79, !70}
!86 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !87, file: !57, line: 147)
!87 = !DISubprogram(name: "fputws", scope: !63, file: !63, line: 780, type: !88, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!88 = !DISubroutineType(types: !89)
!89 = !{!11, !90, !81}
!90 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !91)
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !92, size: 64)
!92 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !79)
!93 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !94, file: !57, line: 148)
!94 = !DISubprogram(name: "fwide", scope: !63, file: !63, line: 588, type: !95, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!95 = !DISubroutineType(types: !96)
!96 = !{!11, !70, !11}
!97 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !98, file: !57, line: 149)
!98 = !DISubprogram(name: "fwprintf", scope: !63, file: !63, line: 595, type: !99, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!99 = !DISubroutineType(types: !100)
!100 = !{!11, !81, !90, null}
!101 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !102, file: !57, line: 150)
!102 = !DISubprogram(name: "fwscanf", linkageName: "__isoc99_fwscanf", scope: !63, file: !63, line: 657, type: !99, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!103 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !104, file: !57, line: 151)
!104 = !DISubprogram(name: "getwc", scope: !63, file: !63, line: 745, type: !68, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!105 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !106, file: !57, line: 152)
!106 = !DISubprogram(name: "getwchar", scope: !63, file: !63, line: 751, type: !107, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!107 = !DISubroutineType(types: !108)
!108 = !{!59}
!109 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !110, file: !57, line: 153)
!110 = !DISubprogram(name: "mbrlen", scope: !63, file: !63, line: 308, type: !111, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!111 = !DISubroutineType(types: !112)
!112 = !{!113, !116, !113, !119}
!113 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !114, line: 46, baseType: !115)
!114 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!115 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!116 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !117)
!117 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !118, size: 64)
!118 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !54)
!119 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !120)
!120 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !40, size: 64)
!121 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !122, file: !57, line: 154)
!122 = !DISubprogram(name: "mbrtowc", scope: !63, file: !63, line: 297, type: !123, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!123 = !DISubroutineType(types: !124)
!124 = !{!113, !80, !116, !113, !119}
!125 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !126, file: !57, line: 155)
!126 = !DISubprogram(name: "mbsinit", scope: !63, file: !63, line: 293, type: !127, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!127 = !DISubroutineType(types: !128)
!128 = !{!11, !129}
!129 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !130, size: 64)
!130 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !40)
!131 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !132, file: !57, line: 156)
!132 = !DISubprogram(name: "mbsrtowcs", scope: !63, file: !63, line: 338, type: !133, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!133 = !DISubroutineType(types: !134)
!134 = !{!113, !80, !135, !113, !119}
!135 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !136)
!136 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !117, size: 64)
!137 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !138, file: !57, line: 157)
!138 = !DISubprogram(name: "putwc", scope: !63, file: !63, line: 759, type: !84, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!139 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !140, file: !57, line: 158)
!140 = !DISubprogram(name: "putwchar", scope: !63, file: !63, line: 765, type: !141, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!141 = !DISubroutineType(types: !142)
!142 = !{!59, !79}
!143 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !144, file: !57, line: 160)
!144 = !DISubprogram(name: "swprintf", scope: !63, file: !63, line: 605, type: !145, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!145 = !DISubroutineType(types: !146)
!146 = !{!11, !80, !113, !90, null}
!147 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !148, file: !57, line: 162)
!148 = !DISubprogram(name: "swscanf", linkageName: "__isoc99_swscanf", scope: !63, file: !63, line: 664, type: !149, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!149 = !DISubroutineType(types: !150)
!150 = !{!11, !90, !90, null}
!151 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !152, file: !57, line: 163)
!152 = !DISubprogram(name: "ungetwc", scope: !63, file: !63, line: 788, type: !153, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!153 = !DISubroutineType(types: !154)
!154 = !{!59, !59, !70}
!155 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !156, file: !57, line: 164)
!156 = !DISubprogram(name: "vfwprintf", scope: !63, file: !63, line: 613, type: !157, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!157 = !DISubroutineType(types: !158)
!158 = !{!11, !81, !90, !159}
!159 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !160, size: 64)
!160 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, flags: DIFlagTypePassByValue, elements: !161, identifier: "_ZTS13__va_list_tag")
!161 = !{!162, !164, !165, !167}
!162 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !160, file: !163, baseType: !51, size: 32)
!163 = !DIFile(filename: "cpp_stream_fields_safe.cpp", directory: ".")
!164 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !160, file: !163, baseType: !51, size: 32, offset: 32)
!165 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !160, file: !163, baseType: !166, size: 64, offset: 64)
!166 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!167 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !160, file: !163, baseType: !166, size: 64, offset: 128)
!168 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !169, file: !57, line: 166)
!169 = !DISubprogram(name: "vfwscanf", linkageName: "__isoc99_vfwscanf", scope: !63, file: !63, line: 711, type: !157, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!170 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !171, file: !57, line: 169)
!171 = !DISubprogram(name: "vswprintf", scope: !63, file: !63, line: 626, type: !172, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!172 = !DISubroutineType(types: !173)
!173 = !{!11, !80, !113, !90, !159}
!174 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !175, file: !57, line: 172)
!175 = !DISubprogram(name: "vswscanf", linkageName: "__isoc99_vswscanf", scope: !63, file: !63, line: 718, type: !176, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!176 = !DISubroutineType(types: !177)
!177 = !{!11, !90, !90, !159}
!178 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !179, file: !57, line: 174)
!179 = !DISubprogram(name: "vwprintf", scope: !63, file: !63, line: 621, type: !180, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!180 = !DISubroutineType(types: !181)
!181 = !{!11, !90, !159}
!182 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !183, file: !57, line: 176)
!183 = !DISubprogram(name: "vwscanf", linkageName: "__isoc99_vwscanf", scope: !63, file: !63, line: 715, type: !180, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!184 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !185, file: !57, line: 178)
!185 = !DISubprogram(name: "wcrtomb", scope: !63, file: !63, line: 302, type: !186, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!186 = !DISubroutineType(types: !187)
!187 = !{!113, !188, !79, !119}
!188 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !189)
!189 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !54, size: 64)
!190 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !191, file: !57, line: 179)
!191 = !DISubprogram(name: "wcscat", scope: !63, file: !63, line: 97, type: !192, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!192 = !DISubroutineType(types: !193)
!193 = !{!78, !80, !90}
!194 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !195, file: !57, line: 180)
!195 = !DISubprogram(name: "wcscmp", scope: !63, file: !63, line: 106, type: !196, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!196 = !DISubroutineType(types: !197)
!197 = !{!11, !91, !91}
!198 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !199, file: !57, line: 181)
!199 = !DISubprogram(name: "wcscoll", scope: !63, file: !63, line: 131, type: !196, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!200 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !201, file: !57, line: 182)
!201 = !DISubprogram(name: "wcscpy", scope: !63, file: !63, line: 87, type: !192, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!202 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !203, file: !57, line: 183)
!203 = !DISubprogram(name: "wcscspn", scope: !63, file: !63, line: 188, type: !204, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!204 = !DISubroutineType(types: !205)
!205 = !{!113, !91, !91}
!206 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !207, file: !57, line: 184)
!207 = !DISubprogram(name: "wcsftime", scope: !63, file: !63, line: 852, type: !208, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!208 = !DISubroutineType(types: !209)
!209 = !{!113, !80, !113, !90, !210}
!210 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !211)
!211 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !212, size: 64)
!212 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !213)
!213 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !214, line: 7, size: 448, flags: DIFlagTypePassByValue, elements: !215, identifier: "_ZTS2tm")
!214 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_tm.h", directory: "")
!215 = !{!216, !217, !218, !219, !220, !221, !222, !223, !224, !225, !227}
!216 = !DIDerivedType(tag: DW_TAG_member, name: "tm_sec", scope: !213, file: !214, line: 9, baseType: !11, size: 32)
!217 = !DIDerivedType(tag: DW_TAG_member, name: "tm_min", scope: !213, file: !214, line: 10, baseType: !11, size: 32, offset: 32)
!218 = !DIDerivedType(tag: DW_TAG_member, name: "tm_hour", scope: !213, file: !214, line: 11, baseType: !11, size: 32, offset: 64)
!219 = !DIDerivedType(tag: DW_TAG_member, name: "tm_mday", scope: !213, file: !214, line: 12, baseType: !11, size: 32, offset: 96)
!220 = !DIDerivedType(tag: DW_TAG_member, name: "tm_mon", scope: !213, file: !214, line: 13, baseType: !11, size: 32, offset: 128)
!221 = !DIDerivedType(tag: DW_TAG_member, name: "tm_year", scope: !213, file: !214, line: 14, baseType: !11, size: 32, offset: 160)
!222 = !DIDerivedType(tag: DW_TAG_member, name: "tm_wday", scope: !213, file: !214, line: 15, baseType: !11, size: 32, offset: 192)
!223 = !DIDerivedType(tag: DW_TAG_member, name: "tm_yday", scope: !213, file: !214, line: 16, baseType: !11, size: 32, offset: 224)
!224 = !DIDerivedType(tag: DW_TAG_member, name: "tm_isdst", scope: !213, file: !214, line: 17, baseType: !11, size: 32, offset: 256)
!225 = !DIDerivedType(tag: DW_TAG_member, name: "tm_gmtoff", scope: !213, file: !214, line: 20, baseType: !226, size: 64, offset: 320)
!226 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!227 = !DIDerivedType(tag: DW_TAG_member, name: "tm_zone", scope: !213, file: !214, line: 21, baseType: !117, size: 64, offset: 384)
!228 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !229, file: !57, line: 185)
!229 = !DISubprogram(name: "wcslen", scope: !63, file: !63, line: 223, type: !230, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!230 = !DISubroutineType(types: !231)
!231 = !{!113, !91}
!232 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !233, file: !57, line: 186)
!233 = !DISubprogram(name: "wcsncat", scope: !63, file: !63, line: 101, type: !234, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!234 = !DISubroutineType(types: !235)
!235 = !{!78, !80, !90, !113}
!236 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !237, file: !57, line: 187)
!237 = !DISubprogram(name: "wcsncmp", scope: !63, file: !63, line: 109, type: !238, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!238 = !DISubroutineType(types: !239)
!239 = !{!11, !91, !91, !113}
!240 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !241, file: !57, line: 188)
!241 = !DISubprogram(name: "wcsncpy", scope: !63, file: !63, line: 92, type: !234, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!242 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !243, file: !57, line: 189)
!243 = !DISubprogram(name: "wcsrtombs", scope: !63, file: !63, line: 344, type: !244, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!244 = !DISubroutineType(types: !245)
!245 = !{!113, !188, !246, !113, !119}
!246 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !247)
!247 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !91, size: 64)
!248 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !249, file: !57, line: 190)
!249 = !DISubprogram(name: "wcsspn", scope: !63, file: !63, line: 192, type: !204, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!250 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !251, file: !57, line: 191)
!251 = !DISubprogram(name: "wcstod", scope: !63, file: !63, line: 378, type: !252, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!252 = !DISubroutineType(types: !253)
!253 = !{!254, !90, !255}
!254 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!255 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !256)
!256 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !78, size: 64)
!257 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !258, file: !57, line: 193)
!258 = !DISubprogram(name: "wcstof", scope: !63, file: !63, line: 383, type: !259, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!259 = !DISubroutineType(types: !260)
!260 = !{!261, !90, !255}
!261 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!262 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !263, file: !57, line: 195)
!263 = !DISubprogram(name: "wcstok", scope: !63, file: !63, line: 218, type: !264, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!264 = !DISubroutineType(types: !265)
!265 = !{!78, !80, !90, !255}
!266 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !267, file: !57, line: 196)
!267 = !DISubprogram(name: "wcstol", scope: !63, file: !63, line: 429, type: !268, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!268 = !DISubroutineType(types: !269)
!269 = !{!226, !90, !255, !11}
!270 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !271, file: !57, line: 197)
!271 = !DISubprogram(name: "wcstoul", scope: !63, file: !63, line: 434, type: !272, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!272 = !DISubroutineType(types: !273)
!273 = !{!115, !90, !255, !11}
!274 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !275, file: !57, line: 198)
!275 = !DISubprogram(name: "wcsxfrm", scope: !63, file: !63, line: 135, type: !276, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!276 = !DISubroutineType(types: !277)
!277 = !{!113, !80, !90, !113}
!278 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !279, file: !57, line: 199)
!279 = !DISubprogram(name: "wctob", scope: !63, file: !63, line: 289, type: !280, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!280 = !DISubroutineType(types: !281)
!281 = !{!11, !59}
!282 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !283, file: !57, line: 200)
!283 = !DISubprogram(name: "wmemcmp", scope: !63, file: !63, line: 259, type: !238, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!284 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !285, file: !57, line: 201)
!285 = !DISubprogram(name: "wmemcpy", scope: !63, file: !63, line: 263, type: !234, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!286 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !287, file: !57, line: 202)
!287 = !DISubprogram(name: "wmemmove", scope: !63, file: !63, line: 268, type: !288, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!288 = !DISubroutineType(types: !289)
!289 = !{!78, !78, !91, !113}
!290 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !291, file: !57, line: 203)
!291 = !DISubprogram(name: "wmemset", scope: !63, file: !63, line: 272, type: !292, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!292 = !DISubroutineType(types: !293)
!293 = !{!78, !78, !79, !113}
!294 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !295, file: !57, line: 204)
!295 = !DISubprogram(name: "wprintf", scope: !63, file: !63, line: 602, type: !296, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!296 = !DISubroutineType(types: !297)
!297 = !{!11, !90, null}
!298 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !299, file: !57, line: 205)
!299 = !DISubprogram(name: "wscanf", linkageName: "__isoc99_wscanf", scope: !63, file: !63, line: 661, type: !296, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!300 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !301, file: !57, line: 206)
!301 = !DISubprogram(name: "wcschr", scope: !63, file: !63, line: 165, type: !302, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!302 = !DISubroutineType(types: !303)
!303 = !{!78, !91, !79}
!304 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !305, file: !57, line: 207)
!305 = !DISubprogram(name: "wcspbrk", scope: !63, file: !63, line: 202, type: !306, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!306 = !DISubroutineType(types: !307)
!307 = !{!78, !91, !91}
!308 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !309, file: !57, line: 208)
!309 = !DISubprogram(name: "wcsrchr", scope: !63, file: !63, line: 175, type: !302, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!310 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !311, file: !57, line: 209)
!311 = !DISubprogram(name: "wcsstr", scope: !63, file: !63, line: 213, type: !306, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!312 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !313, file: !57, line: 210)
!313 = !DISubprogram(name: "wmemchr", scope: !63, file: !63, line: 254, type: !314, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!314 = !DISubroutineType(types: !315)
!315 = !{!78, !91, !79, !113}
!316 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !317, entity: !318, file: !57, line: 251)
!317 = !DINamespace(name: "__gnu_cxx", scope: null)
!318 = !DISubprogram(name: "wcstold", scope: !63, file: !63, line: 385, type: !319, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!319 = !DISubroutineType(types: !320)
!320 = !{!321, !90, !255}
!321 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!322 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !317, entity: !323, file: !57, line: 260)
!323 = !DISubprogram(name: "wcstoll", scope: !63, file: !63, line: 442, type: !324, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!324 = !DISubroutineType(types: !325)
!325 = !{!326, !90, !255, !11}
!326 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!327 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !317, entity: !328, file: !57, line: 261)
!328 = !DISubprogram(name: "wcstoull", scope: !63, file: !63, line: 449, type: !329, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!329 = !DISubroutineType(types: !330)
!330 = !{!331, !90, !255, !11}
!331 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!332 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !318, file: !57, line: 267)
!333 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !323, file: !57, line: 268)
!334 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !328, file: !57, line: 269)
!335 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !258, file: !57, line: 283)
!336 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !169, file: !57, line: 286)
!337 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !175, file: !57, line: 289)
!338 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !183, file: !57, line: 292)
!339 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !318, file: !57, line: 296)
!340 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !323, file: !57, line: 297)
!341 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !328, file: !57, line: 298)
!342 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !343, file: !345, line: 53)
!343 = !DICompositeType(tag: DW_TAG_structure_type, name: "lconv", file: !344, line: 51, size: 768, flags: DIFlagFwdDecl, identifier: "_ZTS5lconv")
!344 = !DIFile(filename: "/usr/include/locale.h", directory: "")
!345 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/clocale", directory: "")
!346 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !347, file: !345, line: 54)
!347 = !DISubprogram(name: "setlocale", scope: !344, file: !344, line: 122, type: !348, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!348 = !DISubroutineType(types: !349)
!349 = !{!189, !11, !117}
!350 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !351, file: !345, line: 55)
!351 = !DISubprogram(name: "localeconv", scope: !344, file: !344, line: 125, type: !352, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!352 = !DISubroutineType(types: !353)
!353 = !{!354}
!354 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !343, size: 64)
!355 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !356, file: !360, line: 64)
!356 = !DISubprogram(name: "isalnum", scope: !357, file: !357, line: 108, type: !358, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!357 = !DIFile(filename: "/usr/include/ctype.h", directory: "")
!358 = !DISubroutineType(types: !359)
!359 = !{!11, !11}
!360 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cctype", directory: "")
!361 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !362, file: !360, line: 65)
!362 = !DISubprogram(name: "isalpha", scope: !357, file: !357, line: 109, type: !358, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!363 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !364, file: !360, line: 66)
!364 = !DISubprogram(name: "iscntrl", scope: !357, file: !357, line: 110, type: !358, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!365 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !366, file: !360, line: 67)
!366 = !DISubprogram(name: "isdigit", scope: !357, file: !357, line: 111, type: !358, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!367 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !368, file: !360, line: 68)
!368 = !DISubprogram(name: "isgraph", scope: !357, file: !357, line: 113, type: !358, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!369 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !370, file: !360, line: 69)
!370 = !DISubprogram(name: "islower", scope: !357, file: !357, line: 112, type: !358, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!371 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !372, file: !360, line: 70)
!372 = !DISubprogram(name: "isprint", scope: !357, file: !357, line: 114, type: !358, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!373 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !374, file: !360, line: 71)
!374 = !DISubprogram(name: "ispunct", scope: !357, file: !357, line: 115, type: !358, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!375 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !376, file: !360, line: 72)
!376 = !DISubprogram(name: "isspace", scope: !357, file: !357, line: 116, type: !358, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!377 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !378, file: !360, line: 73)
!378 = !DISubprogram(name: "isupper", scope: !357, file: !357, line: 117, type: !358, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!379 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !380, file: !360, line: 74)
!380 = !DISubprogram(name: "isxdigit", scope: !357, file: !357, line: 118, type: !358, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!381 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !382, file: !360, line: 75)
!382 = !DISubprogram(name: "tolower", scope: !357, file: !357, line: 122, type: !358, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!383 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !384, file: !360, line: 76)
!384 = !DISubprogram(name: "toupper", scope: !357, file: !357, line: 125, type: !358, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!385 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !386, file: !360, line: 87)
!386 = !DISubprogram(name: "isblank", scope: !357, file: !357, line: 130, type: !358, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!387 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !388, file: !393, line: 47)
!388 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !389, line: 24, baseType: !390)
!389 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-intn.h", directory: "")
!390 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int8_t", file: !391, line: 37, baseType: !392)
!391 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!392 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!393 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdint", directory: "")
!394 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !395, file: !393, line: 48)
!395 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !389, line: 25, baseType: !396)
!396 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int16_t", file: !391, line: 39, baseType: !397)
!397 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!398 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !399, file: !393, line: 49)
!399 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !389, line: 26, baseType: !400)
!400 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int32_t", file: !391, line: 41, baseType: !11)
!401 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !402, file: !393, line: 50)
!402 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !389, line: 27, baseType: !403)
!403 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int64_t", file: !391, line: 44, baseType: !226)
!404 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !405, file: !393, line: 52)
!405 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast8_t", file: !406, line: 58, baseType: !392)
!406 = !DIFile(filename: "/usr/include/stdint.h", directory: "")
!407 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !408, file: !393, line: 53)
!408 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast16_t", file: !406, line: 60, baseType: !226)
!409 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !410, file: !393, line: 54)
!410 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast32_t", file: !406, line: 61, baseType: !226)
!411 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !412, file: !393, line: 55)
!412 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast64_t", file: !406, line: 62, baseType: !226)
!413 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !414, file: !393, line: 57)
!414 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least8_t", file: !406, line: 43, baseType: !415)
!415 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least8_t", file: !391, line: 52, baseType: !390)
!416 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !417, file: !393, line: 58)
!417 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least16_t", file: !406, line: 44, baseType: !418)
!418 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least16_t", file: !391, line: 54, baseType: !396)
!419 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !420, file: !393, line: 59)
!420 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least32_t", file: !406, line: 45, baseType: !421)
!421 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least32_t", file: !391, line: 56, baseType: !400)
!422 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !423, file: !393, line: 60)
!423 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least64_t", file: !406, line: 46, baseType: !424)
!424 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least64_t", file: !391, line: 58, baseType: !403)
!425 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !426, file: !393, line: 62)
!426 = !DIDerivedType(tag: DW_TAG_typedef, name: "intmax_t", file: !406, line: 101, baseType: !427)
!427 = !DIDerivedType(tag: DW_TAG_typedef, name: "__intmax_t", file: !391, line: 72, baseType: !226)
!428 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !429, file: !393, line: 63)
!429 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !406, line: 87, baseType: !226)
!430 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !431, file: !393, line: 65)
!431 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !432, line: 24, baseType: !433)
!432 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "")
!433 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint8_t", file: !391, line: 38, baseType: !36)
!434 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !435, file: !393, line: 66)
!435 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !432, line: 25, baseType: !436)
!436 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint16_t", file: !391, line: 40, baseType: !437)
!437 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!438 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !439, file: !393, line: 67)
!439 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !432, line: 26, baseType: !440)
!440 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !391, line: 42, baseType: !51)
!441 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !442, file: !393, line: 68)
!442 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !432, line: 27, baseType: !443)
!443 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !391, line: 45, baseType: !115)
!444 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !445, file: !393, line: 70)
!445 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast8_t", file: !406, line: 71, baseType: !36)
!446 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !447, file: !393, line: 71)
!447 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast16_t", file: !406, line: 73, baseType: !115)
!448 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !449, file: !393, line: 72)
!449 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast32_t", file: !406, line: 74, baseType: !115)
!450 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !451, file: !393, line: 73)
!451 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast64_t", file: !406, line: 75, baseType: !115)
!452 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !453, file: !393, line: 75)
!453 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least8_t", file: !406, line: 49, baseType: !454)
!454 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least8_t", file: !391, line: 53, baseType: !433)
!455 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !456, file: !393, line: 76)
!456 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least16_t", file: !406, line: 50, baseType: !457)
!457 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least16_t", file: !391, line: 55, baseType: !436)
!458 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !459, file: !393, line: 77)
!459 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least32_t", file: !406, line: 51, baseType: !460)
!460 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least32_t", file: !391, line: 57, baseType: !440)
!461 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !462, file: !393, line: 78)
!462 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least64_t", file: !406, line: 52, baseType: !463)
!463 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least64_t", file: !391, line: 59, baseType: !443)
!464 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !465, file: !393, line: 80)
!465 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintmax_t", file: !406, line: 102, baseType: !466)
!466 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uintmax_t", file: !391, line: 73, baseType: !115)
!467 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !468, file: !393, line: 81)
!468 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !406, line: 90, baseType: !115)
!469 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !470, entity: !471, file: !472, line: 58)
!470 = !DINamespace(name: "__gnu_debug", scope: null)
!471 = !DINamespace(name: "__debug", scope: !2)
!472 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/debug/debug.h", directory: "")
!473 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !474, file: !476, line: 52)
!474 = !DISubprogram(name: "abs", scope: !475, file: !475, line: 861, type: !358, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!475 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!476 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_abs.h", directory: "")
!477 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !478, file: !480, line: 127)
!478 = !DIDerivedType(tag: DW_TAG_typedef, name: "div_t", file: !475, line: 63, baseType: !479)
!479 = !DICompositeType(tag: DW_TAG_structure_type, file: !475, line: 59, size: 64, flags: DIFlagFwdDecl, identifier: "_ZTS5div_t")
!480 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdlib", directory: "")
!481 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !482, file: !480, line: 128)
!482 = !DIDerivedType(tag: DW_TAG_typedef, name: "ldiv_t", file: !475, line: 71, baseType: !483)
!483 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !475, line: 67, size: 128, flags: DIFlagTypePassByValue, elements: !484, identifier: "_ZTS6ldiv_t")
!484 = !{!485, !486}
!485 = !DIDerivedType(tag: DW_TAG_member, name: "quot", scope: !483, file: !475, line: 69, baseType: !226, size: 64)
!486 = !DIDerivedType(tag: DW_TAG_member, name: "rem", scope: !483, file: !475, line: 70, baseType: !226, size: 64, offset: 64)
!487 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !488, file: !480, line: 130)
!488 = !DISubprogram(name: "abort", scope: !475, file: !475, line: 611, type: !489, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!489 = !DISubroutineType(types: !490)
!490 = !{null}
!491 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !492, file: !480, line: 132)
!492 = !DISubprogram(name: "aligned_alloc", scope: !475, file: !475, line: 605, type: !493, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!493 = !DISubroutineType(types: !494)
!494 = !{!166, !113, !113}
!495 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !496, file: !480, line: 134)
!496 = !DISubprogram(name: "atexit", scope: !475, file: !475, line: 615, type: !497, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!497 = !DISubroutineType(types: !498)
!498 = !{!11, !499}
!499 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !489, size: 64)
!500 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !501, file: !480, line: 137)
!501 = !DISubprogram(name: "at_quick_exit", scope: !475, file: !475, line: 620, type: !497, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!502 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !503, file: !480, line: 140)
!503 = !DISubprogram(name: "atof", scope: !475, file: !475, line: 102, type: !504, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!504 = !DISubroutineType(types: !505)
!505 = !{!254, !117}
!506 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !507, file: !480, line: 141)
!507 = !DISubprogram(name: "atoi", scope: !475, file: !475, line: 105, type: !508, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!508 = !DISubroutineType(types: !509)
!509 = !{!11, !117}
!510 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !511, file: !480, line: 142)
!511 = !DISubprogram(name: "atol", scope: !475, file: !475, line: 108, type: !512, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!512 = !DISubroutineType(types: !513)
!513 = !{!226, !117}
!514 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !515, file: !480, line: 143)
!515 = !DISubprogram(name: "bsearch", scope: !475, file: !475, line: 841, type: !516, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!516 = !DISubroutineType(types: !517)
!517 = !{!166, !518, !518, !113, !113, !520}
!518 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !519, size: 64)
!519 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!520 = !DIDerivedType(tag: DW_TAG_typedef, name: "__compar_fn_t", file: !475, line: 829, baseType: !521)
!521 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !522, size: 64)
!522 = !DISubroutineType(types: !523)
!523 = !{!11, !518, !518}
!524 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !525, file: !480, line: 144)
!525 = !DISubprogram(name: "calloc", scope: !475, file: !475, line: 556, type: !493, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!526 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !527, file: !480, line: 145)
!527 = !DISubprogram(name: "div", scope: !475, file: !475, line: 873, type: !528, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!528 = !DISubroutineType(types: !529)
!529 = !{!478, !11, !11}
!530 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !531, file: !480, line: 146)
!531 = !DISubprogram(name: "exit", scope: !475, file: !475, line: 637, type: !532, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!532 = !DISubroutineType(types: !533)
!533 = !{null, !11}
!534 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !535, file: !480, line: 147)
!535 = !DISubprogram(name: "free", scope: !475, file: !475, line: 568, type: !536, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!536 = !DISubroutineType(types: !537)
!537 = !{null, !166}
!538 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !539, file: !480, line: 148)
!539 = !DISubprogram(name: "getenv", scope: !475, file: !475, line: 654, type: !540, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!540 = !DISubroutineType(types: !541)
!541 = !{!189, !117}
!542 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !543, file: !480, line: 149)
!543 = !DISubprogram(name: "labs", scope: !475, file: !475, line: 862, type: !544, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!544 = !DISubroutineType(types: !545)
!545 = !{!226, !226}
!546 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !547, file: !480, line: 150)
!547 = !DISubprogram(name: "ldiv", scope: !475, file: !475, line: 875, type: !548, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!548 = !DISubroutineType(types: !549)
!549 = !{!482, !226, !226}
!550 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !551, file: !480, line: 151)
!551 = !DISubprogram(name: "malloc", scope: !475, file: !475, line: 553, type: !552, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!552 = !DISubroutineType(types: !553)
!553 = !{!166, !113}
!554 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !555, file: !480, line: 153)
!555 = !DISubprogram(name: "mblen", scope: !475, file: !475, line: 943, type: !556, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!556 = !DISubroutineType(types: !557)
!557 = !{!11, !117, !113}
!558 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !559, file: !480, line: 154)
!559 = !DISubprogram(name: "mbstowcs", scope: !475, file: !475, line: 954, type: !560, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!560 = !DISubroutineType(types: !561)
!561 = !{!113, !80, !116, !113}
!562 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !563, file: !480, line: 155)
!563 = !DISubprogram(name: "mbtowc", scope: !475, file: !475, line: 946, type: !564, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!564 = !DISubroutineType(types: !565)
!565 = !{!11, !80, !116, !113}
!566 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !567, file: !480, line: 157)
!567 = !DISubprogram(name: "qsort", scope: !475, file: !475, line: 851, type: !568, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!568 = !DISubroutineType(types: !569)
!569 = !{null, !166, !113, !113, !520}
!570 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !571, file: !480, line: 160)
!571 = !DISubprogram(name: "quick_exit", scope: !475, file: !475, line: 643, type: !532, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!572 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !573, file: !480, line: 163)
!573 = !DISubprogram(name: "rand", scope: !475, file: !475, line: 454, type: !574, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!574 = !DISubroutineType(types: !575)
!575 = !{!11}
!576 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !577, file: !480, line: 164)
!577 = !DISubprogram(name: "realloc", scope: !475, file: !475, line: 564, type: !578, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!578 = !DISubroutineType(types: !579)
!579 = !{!166, !166, !113}
!580 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !581, file: !480, line: 165)
!581 = !DISubprogram(name: "srand", scope: !475, file: !475, line: 456, type: !582, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!582 = !DISubroutineType(types: !583)
!583 = !{null, !51}
!584 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !585, file: !480, line: 166)
!585 = !DISubprogram(name: "strtod", scope: !475, file: !475, line: 118, type: !586, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!586 = !DISubroutineType(types: !587)
!587 = !{!254, !116, !588}
!588 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !589)
!589 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !189, size: 64)
!590 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !591, file: !480, line: 167)
!591 = !DISubprogram(name: "strtol", scope: !475, file: !475, line: 177, type: !592, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!592 = !DISubroutineType(types: !593)
!593 = !{!226, !116, !588, !11}
!594 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !595, file: !480, line: 168)
!595 = !DISubprogram(name: "strtoul", scope: !475, file: !475, line: 181, type: !596, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!596 = !DISubroutineType(types: !597)
!597 = !{!115, !116, !588, !11}
!598 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !599, file: !480, line: 169)
!599 = !DISubprogram(name: "system", scope: !475, file: !475, line: 804, type: !508, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!600 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !601, file: !480, line: 171)
!601 = !DISubprogram(name: "wcstombs", scope: !475, file: !475, line: 958, type: !602, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!602 = !DISubroutineType(types: !603)
!603 = !{!113, !188, !90, !113}
!604 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !605, file: !480, line: 172)
!605 = !DISubprogram(name: "wctomb", scope: !475, file: !475, line: 950, type: !606, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!606 = !DISubroutineType(types: !607)
!607 = !{!11, !189, !79}
!608 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !317, entity: !609, file: !480, line: 200)
!609 = !DIDerivedType(tag: DW_TAG_typedef, name: "lldiv_t", file: !475, line: 81, baseType: !610)
!610 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !475, line: 77, size: 128, flags: DIFlagTypePassByValue, elements: !611, identifier: "_ZTS7lldiv_t")
!611 = !{!612, !613}
!612 = !DIDerivedType(tag: DW_TAG_member, name: "quot", scope: !610, file: !475, line: 79, baseType: !326, size: 64)
!613 = !DIDerivedType(tag: DW_TAG_member, name: "rem", scope: !610, file: !475, line: 80, baseType: !326, size: 64, offset: 64)
!614 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !317, entity: !615, file: !480, line: 206)
!615 = !DISubprogram(name: "_Exit", scope: !475, file: !475, line: 649, type: !532, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!616 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !317, entity: !617, file: !480, line: 210)
!617 = !DISubprogram(name: "llabs", scope: !475, file: !475, line: 865, type: !618, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!618 = !DISubroutineType(types: !619)
!619 = !{!326, !326}
!620 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !317, entity: !621, file: !480, line: 216)
!621 = !DISubprogram(name: "lldiv", scope: !475, file: !475, line: 879, type: !622, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!622 = !DISubroutineType(types: !623)
!623 = !{!609, !326, !326}
!624 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !317, entity: !625, file: !480, line: 227)
!625 = !DISubprogram(name: "atoll", scope: !475, file: !475, line: 113, type: !626, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!626 = !DISubroutineType(types: !627)
!627 = !{!326, !117}
!628 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !317, entity: !629, file: !480, line: 228)
!629 = !DISubprogram(name: "strtoll", scope: !475, file: !475, line: 201, type: !630, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!630 = !DISubroutineType(types: !631)
!631 = !{!326, !116, !588, !11}
!632 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !317, entity: !633, file: !480, line: 229)
!633 = !DISubprogram(name: "strtoull", scope: !475, file: !475, line: 206, type: !634, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!634 = !DISubroutineType(types: !635)
!635 = !{!331, !116, !588, !11}
!636 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !317, entity: !637, file: !480, line: 231)
!637 = !DISubprogram(name: "strtof", scope: !475, file: !475, line: 124, type: !638, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!638 = !DISubroutineType(types: !639)
!639 = !{!261, !116, !588}
!640 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !317, entity: !641, file: !480, line: 232)
!641 = !DISubprogram(name: "strtold", scope: !475, file: !475, line: 127, type: !642, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!642 = !DISubroutineType(types: !643)
!643 = !{!321, !116, !588}
!644 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !609, file: !480, line: 240)
!645 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !615, file: !480, line: 242)
!646 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !617, file: !480, line: 244)
!647 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !648, file: !480, line: 245)
!648 = !DISubprogram(name: "div", linkageName: "_ZN9__gnu_cxx3divExx", scope: !317, file: !480, line: 213, type: !622, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!649 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !621, file: !480, line: 246)
!650 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !625, file: !480, line: 248)
!651 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !637, file: !480, line: 249)
!652 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !629, file: !480, line: 250)
!653 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !633, file: !480, line: 251)
!654 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !641, file: !480, line: 252)
!655 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !656, file: !658, line: 98)
!656 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !657, line: 7, baseType: !73)
!657 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "")
!658 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdio", directory: "")
!659 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !660, file: !658, line: 99)
!660 = !DIDerivedType(tag: DW_TAG_typedef, name: "fpos_t", file: !661, line: 84, baseType: !662)
!661 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!662 = !DIDerivedType(tag: DW_TAG_typedef, name: "__fpos_t", file: !663, line: 14, baseType: !664)
!663 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__fpos_t.h", directory: "")
!664 = !DICompositeType(tag: DW_TAG_structure_type, name: "_G_fpos_t", file: !663, line: 10, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS9_G_fpos_t")
!665 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !666, file: !658, line: 101)
!666 = !DISubprogram(name: "clearerr", scope: !661, file: !661, line: 786, type: !667, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!667 = !DISubroutineType(types: !668)
!668 = !{null, !669}
!669 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !656, size: 64)
!670 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !671, file: !658, line: 102)
!671 = !DISubprogram(name: "fclose", scope: !661, file: !661, line: 178, type: !672, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!672 = !DISubroutineType(types: !673)
!673 = !{!11, !669}
!674 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !675, file: !658, line: 103)
!675 = !DISubprogram(name: "feof", scope: !661, file: !661, line: 788, type: !672, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!676 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !677, file: !658, line: 104)
!677 = !DISubprogram(name: "ferror", scope: !661, file: !661, line: 790, type: !672, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!678 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !679, file: !658, line: 105)
!679 = !DISubprogram(name: "fflush", scope: !661, file: !661, line: 230, type: !672, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!680 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !681, file: !658, line: 106)
!681 = !DISubprogram(name: "fgetc", scope: !661, file: !661, line: 513, type: !672, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!682 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !683, file: !658, line: 107)
!683 = !DISubprogram(name: "fgetpos", scope: !661, file: !661, line: 760, type: !684, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!684 = !DISubroutineType(types: !685)
!685 = !{!11, !686, !687}
!686 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !669)
!687 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !688)
!688 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !660, size: 64)
!689 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !690, file: !658, line: 108)
!690 = !DISubprogram(name: "fgets", scope: !661, file: !661, line: 592, type: !691, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!691 = !DISubroutineType(types: !692)
!692 = !{!189, !188, !11, !686}
!693 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !694, file: !658, line: 109)
!694 = !DISubprogram(name: "fopen", scope: !661, file: !661, line: 258, type: !695, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!695 = !DISubroutineType(types: !696)
!696 = !{!669, !116, !116}
!697 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !698, file: !658, line: 110)
!698 = !DISubprogram(name: "fprintf", scope: !661, file: !661, line: 350, type: !699, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!699 = !DISubroutineType(types: !700)
!700 = !{!11, !686, !116, null}
!701 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !702, file: !658, line: 111)
!702 = !DISubprogram(name: "fputc", scope: !661, file: !661, line: 549, type: !703, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!703 = !DISubroutineType(types: !704)
!704 = !{!11, !11, !669}
!705 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !706, file: !658, line: 112)
!706 = !DISubprogram(name: "fputs", scope: !661, file: !661, line: 655, type: !707, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!707 = !DISubroutineType(types: !708)
!708 = !{!11, !116, !686}
!709 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !710, file: !658, line: 113)
!710 = !DISubprogram(name: "fread", scope: !661, file: !661, line: 675, type: !711, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!711 = !DISubroutineType(types: !712)
!712 = !{!113, !713, !113, !113, !686}
!713 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !166)
!714 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !715, file: !658, line: 114)
!715 = !DISubprogram(name: "freopen", scope: !661, file: !661, line: 265, type: !716, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!716 = !DISubroutineType(types: !717)
!717 = !{!669, !116, !116, !686}
!718 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !719, file: !658, line: 115)
!719 = !DISubprogram(name: "fscanf", linkageName: "__isoc99_fscanf", scope: !661, file: !661, line: 434, type: !699, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!720 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !721, file: !658, line: 116)
!721 = !DISubprogram(name: "fseek", scope: !661, file: !661, line: 713, type: !722, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!722 = !DISubroutineType(types: !723)
!723 = !{!11, !669, !226, !11}
!724 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !725, file: !658, line: 117)
!725 = !DISubprogram(name: "fsetpos", scope: !661, file: !661, line: 765, type: !726, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!726 = !DISubroutineType(types: !727)
!727 = !{!11, !669, !728}
!728 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !729, size: 64)
!729 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !660)
!730 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !731, file: !658, line: 118)
!731 = !DISubprogram(name: "ftell", scope: !661, file: !661, line: 718, type: !732, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!732 = !DISubroutineType(types: !733)
!733 = !{!226, !669}
!734 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !735, file: !658, line: 119)
!735 = !DISubprogram(name: "fwrite", scope: !661, file: !661, line: 681, type: !736, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!736 = !DISubroutineType(types: !737)
!737 = !{!113, !738, !113, !113, !686}
!738 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !518)
!739 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !740, file: !658, line: 120)
!740 = !DISubprogram(name: "getc", scope: !661, file: !661, line: 514, type: !672, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!741 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !742, file: !658, line: 121)
!742 = !DISubprogram(name: "getchar", scope: !661, file: !661, line: 520, type: !574, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!743 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !744, file: !658, line: 126)
!744 = !DISubprogram(name: "perror", scope: !661, file: !661, line: 804, type: !745, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!745 = !DISubroutineType(types: !746)
!746 = !{null, !117}
!747 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !748, file: !658, line: 127)
!748 = !DISubprogram(name: "printf", scope: !661, file: !661, line: 356, type: !749, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!749 = !DISubroutineType(types: !750)
!750 = !{!11, !116, null}
!751 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !752, file: !658, line: 128)
!752 = !DISubprogram(name: "putc", scope: !661, file: !661, line: 550, type: !703, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!753 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !754, file: !658, line: 129)
!754 = !DISubprogram(name: "putchar", scope: !661, file: !661, line: 556, type: !358, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!755 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !756, file: !658, line: 130)
!756 = !DISubprogram(name: "puts", scope: !661, file: !661, line: 661, type: !508, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!757 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !758, file: !658, line: 131)
!758 = !DISubprogram(name: "remove", scope: !661, file: !661, line: 152, type: !508, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!759 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !760, file: !658, line: 132)
!760 = !DISubprogram(name: "rename", scope: !661, file: !661, line: 154, type: !761, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!761 = !DISubroutineType(types: !762)
!762 = !{!11, !117, !117}
!763 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !764, file: !658, line: 133)
!764 = !DISubprogram(name: "rewind", scope: !661, file: !661, line: 723, type: !667, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!765 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !766, file: !658, line: 134)
!766 = !DISubprogram(name: "scanf", linkageName: "__isoc99_scanf", scope: !661, file: !661, line: 437, type: !749, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!767 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !768, file: !658, line: 135)
!768 = !DISubprogram(name: "setbuf", scope: !661, file: !661, line: 328, type: !769, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!769 = !DISubroutineType(types: !770)
!770 = !{null, !686, !188}
!771 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !772, file: !658, line: 136)
!772 = !DISubprogram(name: "setvbuf", scope: !661, file: !661, line: 332, type: !773, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!773 = !DISubroutineType(types: !774)
!774 = !{!11, !686, !188, !11, !113}
!775 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !776, file: !658, line: 137)
!776 = !DISubprogram(name: "sprintf", scope: !661, file: !661, line: 358, type: !777, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!777 = !DISubroutineType(types: !778)
!778 = !{!11, !188, !116, null}
!779 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !780, file: !658, line: 138)
!780 = !DISubprogram(name: "sscanf", linkageName: "__isoc99_sscanf", scope: !661, file: !661, line: 439, type: !781, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!781 = !DISubroutineType(types: !782)
!782 = !{!11, !116, !116, null}
!783 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !784, file: !658, line: 139)
!784 = !DISubprogram(name: "tmpfile", scope: !661, file: !661, line: 188, type: !785, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!785 = !DISubroutineType(types: !786)
!786 = !{!669}
!787 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !788, file: !658, line: 141)
!788 = !DISubprogram(name: "tmpnam", scope: !661, file: !661, line: 205, type: !789, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!789 = !DISubroutineType(types: !790)
!790 = !{!189, !189}
!791 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !792, file: !658, line: 143)
!792 = !DISubprogram(name: "ungetc", scope: !661, file: !661, line: 668, type: !703, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!793 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !794, file: !658, line: 144)
!794 = !DISubprogram(name: "vfprintf", scope: !661, file: !661, line: 365, type: !795, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!795 = !DISubroutineType(types: !796)
!796 = !{!11, !686, !116, !159}
!797 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !798, file: !658, line: 145)
!798 = !DISubprogram(name: "vprintf", scope: !661, file: !661, line: 371, type: !799, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!799 = !DISubroutineType(types: !800)
!800 = !{!11, !116, !159}
!801 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !802, file: !658, line: 146)
!802 = !DISubprogram(name: "vsprintf", scope: !661, file: !661, line: 373, type: !803, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!803 = !DISubroutineType(types: !804)
!804 = !{!11, !188, !116, !159}
!805 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !317, entity: !806, file: !658, line: 175)
!806 = !DISubprogram(name: "snprintf", scope: !661, file: !661, line: 378, type: !807, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!807 = !DISubroutineType(types: !808)
!808 = !{!11, !188, !113, !116, null}
!809 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !317, entity: !810, file: !658, line: 176)
!810 = !DISubprogram(name: "vfscanf", linkageName: "__isoc99_vfscanf", scope: !661, file: !661, line: 479, type: !795, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!811 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !317, entity: !812, file: !658, line: 177)
!812 = !DISubprogram(name: "vscanf", linkageName: "__isoc99_vscanf", scope: !661, file: !661, line: 484, type: !799, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!813 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !317, entity: !814, file: !658, line: 178)
!814 = !DISubprogram(name: "vsnprintf", scope: !661, file: !661, line: 382, type: !815, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!815 = !DISubroutineType(types: !816)
!816 = !{!11, !188, !113, !116, !159}
!817 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !317, entity: !818, file: !658, line: 179)
!818 = !DISubprogram(name: "vsscanf", linkageName: "__isoc99_vsscanf", scope: !661, file: !661, line: 487, type: !819, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!819 = !DISubroutineType(types: !820)
!820 = !{!11, !116, !116, !159}
!821 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !806, file: !658, line: 185)
!822 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !810, file: !658, line: 186)
!823 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !812, file: !658, line: 187)
!824 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !814, file: !658, line: 188)
!825 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !818, file: !658, line: 189)
!826 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !827, file: !828, line: 68)
!827 = !DICompositeType(tag: DW_TAG_class_type, name: "exception_ptr", scope: !829, file: !828, line: 90, size: 64, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSNSt15__exception_ptr13exception_ptrE")
!828 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/exception_ptr.h", directory: "")
!829 = !DINamespace(name: "__exception_ptr", scope: !2)
!830 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !829, entity: !831, file: !828, line: 84)
!831 = !DISubprogram(name: "rethrow_exception", linkageName: "_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE", scope: !2, file: !828, line: 80, type: !832, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!832 = !DISubroutineType(types: !833)
!833 = !{null, !827}
!834 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !835, file: !839, line: 82)
!835 = !DIDerivedType(tag: DW_TAG_typedef, name: "wctrans_t", file: !836, line: 48, baseType: !837)
!836 = !DIFile(filename: "/usr/include/wctype.h", directory: "")
!837 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !838, size: 64)
!838 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !400)
!839 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cwctype", directory: "")
!840 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !841, file: !839, line: 83)
!841 = !DIDerivedType(tag: DW_TAG_typedef, name: "wctype_t", file: !842, line: 38, baseType: !115)
!842 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/wctype-wchar.h", directory: "")
!843 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !59, file: !839, line: 84)
!844 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !845, file: !839, line: 86)
!845 = !DISubprogram(name: "iswalnum", scope: !842, file: !842, line: 95, type: !280, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!846 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !847, file: !839, line: 87)
!847 = !DISubprogram(name: "iswalpha", scope: !842, file: !842, line: 101, type: !280, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!848 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !849, file: !839, line: 89)
!849 = !DISubprogram(name: "iswblank", scope: !842, file: !842, line: 146, type: !280, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!850 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !851, file: !839, line: 91)
!851 = !DISubprogram(name: "iswcntrl", scope: !842, file: !842, line: 104, type: !280, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!852 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !853, file: !839, line: 92)
!853 = !DISubprogram(name: "iswctype", scope: !842, file: !842, line: 159, type: !854, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!854 = !DISubroutineType(types: !855)
!855 = !{!11, !59, !841}
!856 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !857, file: !839, line: 93)
!857 = !DISubprogram(name: "iswdigit", scope: !842, file: !842, line: 108, type: !280, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!858 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !859, file: !839, line: 94)
!859 = !DISubprogram(name: "iswgraph", scope: !842, file: !842, line: 112, type: !280, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!860 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !861, file: !839, line: 95)
!861 = !DISubprogram(name: "iswlower", scope: !842, file: !842, line: 117, type: !280, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!862 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !863, file: !839, line: 96)
!863 = !DISubprogram(name: "iswprint", scope: !842, file: !842, line: 120, type: !280, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!864 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !865, file: !839, line: 97)
!865 = !DISubprogram(name: "iswpunct", scope: !842, file: !842, line: 125, type: !280, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!866 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !867, file: !839, line: 98)
!867 = !DISubprogram(name: "iswspace", scope: !842, file: !842, line: 130, type: !280, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!868 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !869, file: !839, line: 99)
!869 = !DISubprogram(name: "iswupper", scope: !842, file: !842, line: 135, type: !280, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!870 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !871, file: !839, line: 100)
!871 = !DISubprogram(name: "iswxdigit", scope: !842, file: !842, line: 140, type: !280, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!872 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !873, file: !839, line: 101)
!873 = !DISubprogram(name: "towctrans", scope: !836, file: !836, line: 55, type: !874, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!874 = !DISubroutineType(types: !875)
!875 = !{!59, !59, !835}
!876 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !877, file: !839, line: 102)
!877 = !DISubprogram(name: "towlower", scope: !842, file: !842, line: 166, type: !878, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!878 = !DISubroutineType(types: !879)
!879 = !{!59, !59}
!880 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !881, file: !839, line: 103)
!881 = !DISubprogram(name: "towupper", scope: !842, file: !842, line: 169, type: !878, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!882 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !883, file: !839, line: 104)
!883 = !DISubprogram(name: "wctrans", scope: !836, file: !836, line: 52, type: !884, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!884 = !DISubroutineType(types: !885)
!885 = !{!835, !117}
!886 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !887, file: !839, line: 105)
!887 = !DISubprogram(name: "wctype", scope: !842, file: !842, line: 155, type: !888, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!888 = !DISubroutineType(types: !889)
!889 = !{!841, !117}
!890 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !891, file: !894, line: 60)
!891 = !DIDerivedType(tag: DW_TAG_typedef, name: "clock_t", file: !892, line: 7, baseType: !893)
!892 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/clock_t.h", directory: "")
!893 = !DIDerivedType(tag: DW_TAG_typedef, name: "__clock_t", file: !391, line: 156, baseType: !226)
!894 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/ctime", directory: "")
!895 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !896, file: !894, line: 61)
!896 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !897, line: 10, baseType: !898)
!897 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/time_t.h", directory: "")
!898 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !391, line: 160, baseType: !226)
!899 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !213, file: !894, line: 62)
!900 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !901, file: !894, line: 64)
!901 = !DISubprogram(name: "clock", scope: !902, file: !902, line: 72, type: !903, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!902 = !DIFile(filename: "/usr/include/time.h", directory: "")
!903 = !DISubroutineType(types: !904)
!904 = !{!891}
!905 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !906, file: !894, line: 65)
!906 = !DISubprogram(name: "difftime", scope: !902, file: !902, line: 79, type: !907, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!907 = !DISubroutineType(types: !908)
!908 = !{!254, !896, !896}
!909 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !910, file: !894, line: 66)
!910 = !DISubprogram(name: "mktime", scope: !902, file: !902, line: 83, type: !911, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!911 = !DISubroutineType(types: !912)
!912 = !{!896, !913}
!913 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !213, size: 64)
!914 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !915, file: !894, line: 67)
!915 = !DISubprogram(name: "time", scope: !902, file: !902, line: 76, type: !916, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!916 = !DISubroutineType(types: !917)
!917 = !{!896, !918}
!918 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !896, size: 64)
!919 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !920, file: !894, line: 68)
!920 = !DISubprogram(name: "asctime", scope: !902, file: !902, line: 179, type: !921, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!921 = !DISubroutineType(types: !922)
!922 = !{!189, !211}
!923 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !924, file: !894, line: 69)
!924 = !DISubprogram(name: "ctime", scope: !902, file: !902, line: 183, type: !925, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!925 = !DISubroutineType(types: !926)
!926 = !{!189, !927}
!927 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !928, size: 64)
!928 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !896)
!929 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !930, file: !894, line: 70)
!930 = !DISubprogram(name: "gmtime", scope: !902, file: !902, line: 132, type: !931, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!931 = !DISubroutineType(types: !932)
!932 = !{!913, !927}
!933 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !934, file: !894, line: 71)
!934 = !DISubprogram(name: "localtime", scope: !902, file: !902, line: 136, type: !931, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!935 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !936, file: !894, line: 72)
!936 = !DISubprogram(name: "strftime", scope: !902, file: !902, line: 100, type: !937, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!937 = !DISubroutineType(types: !938)
!938 = !{!113, !188, !113, !116, !210}
!939 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !940, file: !894, line: 79)
!940 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !941, line: 11, size: 128, flags: DIFlagTypePassByValue, elements: !942, identifier: "_ZTS8timespec")
!941 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_timespec.h", directory: "")
!942 = !{!943, !944}
!943 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !940, file: !941, line: 16, baseType: !898, size: 64)
!944 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !940, file: !941, line: 21, baseType: !945, size: 64, offset: 64)
!945 = !DIDerivedType(tag: DW_TAG_typedef, name: "__syscall_slong_t", file: !391, line: 197, baseType: !226)
!946 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !947, file: !894, line: 80)
!947 = !DISubprogram(name: "timespec_get", scope: !902, file: !902, line: 383, type: !948, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!948 = !DISubroutineType(types: !949)
!949 = !{!11, !950, !11}
!950 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !940, size: 64)
!951 = !{i32 7, !"Dwarf Version", i32 5}
!952 = !{i32 2, !"Debug Info Version", i32 3}
!953 = !{i32 1, !"wchar_size", i32 4}
!954 = !{i32 7, !"PIC Level", i32 2}
!955 = !{i32 7, !"PIE Level", i32 2}
!956 = !{i32 7, !"uwtable", i32 1}

!958 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !163, file: !163, type: !489, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !959)
!959 = !{}
!960 = !DILocation(line: 74, column: 25, scope: !961)
!961 = !DILexicalBlockFile(scope: !958, file: !3, discriminator: 0)
!962 = !DILocation(line: 0, scope: !958)
!963 = distinct !DISubprogram(name: "main", scope: !8, file: !8, line: 6, type: !574, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !959)
!964 = !DILocation(line: 7, column: 3, scope: !963)
!965 = !DILocation(line: 0, scope: !963)
!966 = !DILocation(line: 8, column: 3, scope: !963)
!967 = !DILocation(line: 9, column: 3, scope: !963)
!968 = !DILocation(line: 10, column: 16, scope: !963)
!969 = !DILocation(line: 10, column: 13, scope: !963)
!970 = !DILocation(line: 10, column: 32, scope: !963)
!971 = !DILocation(line: 10, column: 29, scope: !963)
!972 = !DILocation(line: 10, column: 53, scope: !963)
!973 = !DILocation(line: 11, column: 3, scope: !963)
!974 = !DILocation(line: 12, column: 13, scope: !963)
!975 = !DILocation(line: 13, column: 3, scope: !963)
!976 = !DILocation(line: 14, column: 3, scope: !963)
!977 = distinct !DISubprogram(name: "rdbuf", linkageName: "_ZNKSt9basic_iosIcSt11char_traitsIcEE5rdbufEv", scope: !979, file: !978, line: 321, type: !981, scopeLine: 322, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !988, retainedNodes: !989)
!978 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/basic_ios.h", directory: "")
!979 = !DICompositeType(tag: DW_TAG_class_type, name: "basic_ios<char, std::char_traits<char> >", scope: !2, file: !980, line: 178, size: 2112, flags: DIFlagFwdDecl | DIFlagNonTrivial)
!980 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/basic_ios.tcc", directory: "")
!981 = !DISubroutineType(types: !982)
!982 = !{!983, !986}
!983 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !984, size: 64)
!984 = !DICompositeType(tag: DW_TAG_class_type, name: "basic_streambuf<char, std::char_traits<char> >", scope: !2, file: !985, line: 149, size: 512, flags: DIFlagFwdDecl | DIFlagNonTrivial)
!985 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/streambuf.tcc", directory: "")
!986 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !987, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!987 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !979)
!988 = !DISubprogram(name: "rdbuf", linkageName: "_ZNKSt9basic_iosIcSt11char_traitsIcEE5rdbufEv", scope: !979, file: !978, line: 321, type: !981, scopeLine: 321, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!989 = !{!990}
!990 = !DILocalVariable(name: "this", arg: 1, scope: !977, type: !991, flags: DIFlagArtificial | DIFlagObjectPointer)
!991 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !987, size: 64)
!992 = !DILocation(line: 0, scope: !977)
!993 = !DILocation(line: 322, column: 16, scope: !977)
!994 = !DILocation(line: 322, column: 9, scope: !977)
!995 = distinct !DISubprogram(name: "tie", linkageName: "_ZNKSt9basic_iosIcSt11char_traitsIcEE3tieEv", scope: !979, file: !978, line: 295, type: !996, scopeLine: 296, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !1001, retainedNodes: !1002)
!996 = !DISubroutineType(types: !997)
!997 = !{!998, !986}
!998 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !999, size: 64)
!999 = !DICompositeType(tag: DW_TAG_class_type, name: "basic_ostream<char, std::char_traits<char> >", scope: !2, file: !1000, line: 340, size: 2176, flags: DIFlagFwdDecl | DIFlagNonTrivial)
!1000 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/ostream.tcc", directory: "")
!1001 = !DISubprogram(name: "tie", linkageName: "_ZNKSt9basic_iosIcSt11char_traitsIcEE3tieEv", scope: !979, file: !978, line: 295, type: !996, scopeLine: 295, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1002 = !{!1003}
!1003 = !DILocalVariable(name: "this", arg: 1, scope: !995, type: !991, flags: DIFlagArtificial | DIFlagObjectPointer)
!1004 = !DILocation(line: 0, scope: !995)
!1005 = !DILocation(line: 296, column: 16, scope: !995)
!1006 = !DILocation(line: 296, column: 9, scope: !995)
!1007 = distinct !DISubprogram(name: "fill", linkageName: "_ZNSt9basic_iosIcSt11char_traitsIcEE4fillEc", scope: !979, file: !978, line: 390, type: !1008, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !1012, retainedNodes: !1013)
!1008 = !DISubroutineType(types: !1009)
!1009 = !{!1010, !1011, !1010}
!1010 = !DIDerivedType(tag: DW_TAG_typedef, name: "char_type", scope: !979, file: !978, line: 76, baseType: !54)
!1011 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !979, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!1012 = !DISubprogram(name: "fill", linkageName: "_ZNSt9basic_iosIcSt11char_traitsIcEE4fillEc", scope: !979, file: !978, line: 390, type: !1008, scopeLine: 390, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1013 = !{!1014, !1016, !1017}
!1014 = !DILocalVariable(name: "this", arg: 1, scope: !1007, type: !1015, flags: DIFlagArtificial | DIFlagObjectPointer)
!1015 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !979, size: 64)
!1016 = !DILocalVariable(name: "__ch", arg: 2, scope: !1007, file: !978, line: 390, type: !1010)
!1017 = !DILocalVariable(name: "__old", scope: !1007, file: !978, line: 392, type: !1010)
!1018 = !DILocation(line: 0, scope: !1007)
!1019 = !DILocation(line: 390, column: 22, scope: !1007)
!1020 = !DILocation(line: 392, column: 2, scope: !1007)
!1021 = !DILocation(line: 392, column: 12, scope: !1007)
!1022 = !DILocation(line: 392, column: 26, scope: !1007)
!1023 = !DILocation(line: 393, column: 12, scope: !1007)
!1024 = !DILocation(line: 393, column: 2, scope: !1007)
!1025 = !DILocation(line: 393, column: 10, scope: !1007)
!1026 = !DILocation(line: 394, column: 9, scope: !1007)
!1027 = !DILocation(line: 395, column: 7, scope: !1007)
!1028 = !DILocation(line: 394, column: 2, scope: !1007)
!1029 = distinct !DISubprogram(name: "widen", linkageName: "_ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc", scope: !979, file: !978, line: 449, type: !1030, scopeLine: 450, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !1032, retainedNodes: !1033)
!1030 = !DISubroutineType(types: !1031)
!1031 = !{!1010, !986, !54}
!1032 = !DISubprogram(name: "widen", linkageName: "_ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc", scope: !979, file: !978, line: 449, type: !1030, scopeLine: 449, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1033 = !{!1034, !1035}
!1034 = !DILocalVariable(name: "this", arg: 1, scope: !1029, type: !991, flags: DIFlagArtificial | DIFlagObjectPointer)
!1035 = !DILocalVariable(name: "__c", arg: 2, scope: !1029, file: !978, line: 449, type: !54)
!1036 = !DILocation(line: 0, scope: !1029)
!1037 = !DILocation(line: 449, column: 18, scope: !1029)
!1038 = !DILocation(line: 450, column: 30, scope: !1029)
!1039 = !DILocation(line: 450, column: 16, scope: !1029)
!1040 = !DILocation(line: 450, column: 46, scope: !1029)
!1041 = !DILocation(line: 450, column: 40, scope: !1029)
!1042 = !DILocation(line: 450, column: 9, scope: !1029)
!1043 = distinct !DISubprogram(name: "flags", linkageName: "_ZNKSt8ios_base5flagsEv", scope: !6, file: !5, line: 658, type: !1044, scopeLine: 659, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !1049, retainedNodes: !1050)
!1044 = !DISubroutineType(types: !1045)
!1045 = !{!1046, !1047}
!1046 = !DIDerivedType(tag: DW_TAG_typedef, name: "fmtflags", scope: !6, file: !5, line: 342, baseType: !10)
!1047 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1048, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!1048 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!1049 = !DISubprogram(name: "flags", linkageName: "_ZNKSt8ios_base5flagsEv", scope: !6, file: !5, line: 658, type: !1044, scopeLine: 658, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1050 = !{!1051}
!1051 = !DILocalVariable(name: "this", arg: 1, scope: !1043, type: !1052, flags: DIFlagArtificial | DIFlagObjectPointer)
!1052 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1048, size: 64)
!1053 = !DILocation(line: 0, scope: !1043)
!1054 = !DILocation(line: 659, column: 14, scope: !1043)
!1055 = !DILocation(line: 659, column: 7, scope: !1043)
!1056 = distinct !DISubprogram(name: "operator|", linkageName: "_ZStorSt13_Ios_FmtflagsS_", scope: !2, file: !5, line: 87, type: !1057, scopeLine: 88, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !1059)
!1057 = !DISubroutineType(types: !1058)
!1058 = !{!10, !10, !10}
!1059 = !{!1060, !1061}
!1060 = !DILocalVariable(name: "__a", arg: 1, scope: !1056, file: !5, line: 87, type: !10)
!1061 = !DILocalVariable(name: "__b", arg: 2, scope: !1056, file: !5, line: 87, type: !10)
!1062 = !DILocation(line: 87, column: 27, scope: !1056)
!1063 = !DILocation(line: 87, column: 46, scope: !1056)
!1064 = !DILocation(line: 88, column: 43, scope: !1056)
!1065 = !DILocation(line: 88, column: 67, scope: !1056)
!1066 = !DILocation(line: 88, column: 48, scope: !1056)
!1067 = !DILocation(line: 88, column: 5, scope: !1056)
!1068 = distinct !DISubprogram(name: "operator&", linkageName: "_ZStanSt13_Ios_FmtflagsS_", scope: !2, file: !5, line: 83, type: !1057, scopeLine: 84, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !1069)
!1069 = !{!1070, !1071}
!1070 = !DILocalVariable(name: "__a", arg: 1, scope: !1068, file: !5, line: 83, type: !10)
!1071 = !DILocalVariable(name: "__b", arg: 2, scope: !1068, file: !5, line: 83, type: !10)
!1072 = !DILocation(line: 83, column: 27, scope: !1068)
!1073 = !DILocation(line: 83, column: 46, scope: !1068)
!1074 = !DILocation(line: 84, column: 43, scope: !1068)
!1075 = !DILocation(line: 84, column: 67, scope: !1068)
!1076 = !DILocation(line: 84, column: 48, scope: !1068)
!1077 = !DILocation(line: 84, column: 5, scope: !1068)
!1078 = distinct !DISubprogram(name: "operator<<<char, std::char_traits<char> >", linkageName: "_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St13_Setprecision", scope: !2, file: !1079, line: 208, type: !1080, scopeLine: 209, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, templateParams: !1089, retainedNodes: !1086)
!1079 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/iomanip", directory: "")
!1080 = !DISubroutineType(types: !1081)
!1081 = !{!1082, !1082, !1083}
!1082 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !999, size: 64)
!1083 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_Setprecision", scope: !2, file: !1079, line: 185, size: 32, flags: DIFlagTypePassByValue, elements: !1084, identifier: "_ZTSSt13_Setprecision")
!1084 = !{!1085}
!1085 = !DIDerivedType(tag: DW_TAG_member, name: "_M_n", scope: !1083, file: !1079, line: 185, baseType: !11, size: 32)
!1086 = !{!1087, !1088}
!1087 = !DILocalVariable(name: "__os", arg: 1, scope: !1078, file: !1079, line: 208, type: !1082)
!1088 = !DILocalVariable(name: "__f", arg: 2, scope: !1078, file: !1079, line: 208, type: !1083)
!1089 = !{!1090, !1091}
!1090 = !DITemplateTypeParameter(name: "_CharT", type: !54)
!1091 = !DITemplateTypeParameter(name: "_Traits", type: !1092)
!1092 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "char_traits<char>", scope: !2, file: !1093, line: 335, size: 8, flags: DIFlagTypePassByValue, elements: !1094, templateParams: !1144, identifier: "_ZTSSt11char_traitsIcE")
!1093 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/char_traits.h", directory: "")
!1094 = !{!1095, !1102, !1105, !1106, !1112, !1115, !1118, !1122, !1123, !1126, !1132, !1135, !1138, !1141}
!1095 = !DISubprogram(name: "assign", linkageName: "_ZNSt11char_traitsIcE6assignERcRKc", scope: !1092, file: !1093, line: 347, type: !1096, scopeLine: 347, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!1096 = !DISubroutineType(types: !1097)
!1097 = !{null, !1098, !1100}
!1098 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !1099, size: 64)
!1099 = !DIDerivedType(tag: DW_TAG_typedef, name: "char_type", scope: !1092, file: !1093, line: 337, baseType: !54)
!1100 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !1101, size: 64)
!1101 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !1099)
!1102 = !DISubprogram(name: "eq", linkageName: "_ZNSt11char_traitsIcE2eqERKcS2_", scope: !1092, file: !1093, line: 358, type: !1103, scopeLine: 358, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!1103 = !DISubroutineType(types: !1104)
!1104 = !{!35, !1100, !1100}
!1105 = !DISubprogram(name: "lt", linkageName: "_ZNSt11char_traitsIcE2ltERKcS2_", scope: !1092, file: !1093, line: 362, type: !1103, scopeLine: 362, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!1106 = !DISubprogram(name: "compare", linkageName: "_ZNSt11char_traitsIcE7compareEPKcS2_m", scope: !1092, file: !1093, line: 370, type: !1107, scopeLine: 370, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!1107 = !DISubroutineType(types: !1108)
!1108 = !{!11, !1109, !1109, !1110}
!1109 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1101, size: 64)
!1110 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", scope: !2, file: !1111, line: 298, baseType: !115)
!1111 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!1112 = !DISubprogram(name: "length", linkageName: "_ZNSt11char_traitsIcE6lengthEPKc", scope: !1092, file: !1093, line: 389, type: !1113, scopeLine: 389, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!1113 = !DISubroutineType(types: !1114)
!1114 = !{!1110, !1109}
!1115 = !DISubprogram(name: "find", linkageName: "_ZNSt11char_traitsIcE4findEPKcmRS1_", scope: !1092, file: !1093, line: 399, type: !1116, scopeLine: 399, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!1116 = !DISubroutineType(types: !1117)
!1117 = !{!1109, !1109, !1110, !1100}
!1118 = !DISubprogram(name: "move", linkageName: "_ZNSt11char_traitsIcE4moveEPcPKcm", scope: !1092, file: !1093, line: 411, type: !1119, scopeLine: 411, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!1119 = !DISubroutineType(types: !1120)
!1120 = !{!1121, !1121, !1109, !1110}
!1121 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1099, size: 64)
!1122 = !DISubprogram(name: "copy", linkageName: "_ZNSt11char_traitsIcE4copyEPcPKcm", scope: !1092, file: !1093, line: 423, type: !1119, scopeLine: 423, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!1123 = !DISubprogram(name: "assign", linkageName: "_ZNSt11char_traitsIcE6assignEPcmc", scope: !1092, file: !1093, line: 435, type: !1124, scopeLine: 435, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!1124 = !DISubroutineType(types: !1125)
!1125 = !{!1121, !1121, !1110, !1099}
!1126 = !DISubprogram(name: "to_char_type", linkageName: "_ZNSt11char_traitsIcE12to_char_typeERKi", scope: !1092, file: !1093, line: 447, type: !1127, scopeLine: 447, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!1127 = !DISubroutineType(types: !1128)
!1128 = !{!1099, !1129}
!1129 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !1130, size: 64)
!1130 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !1131)
!1131 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_type", scope: !1092, file: !1093, line: 338, baseType: !11)
!1132 = !DISubprogram(name: "to_int_type", linkageName: "_ZNSt11char_traitsIcE11to_int_typeERKc", scope: !1092, file: !1093, line: 453, type: !1133, scopeLine: 453, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!1133 = !DISubroutineType(types: !1134)
!1134 = !{!1131, !1100}
!1135 = !DISubprogram(name: "eq_int_type", linkageName: "_ZNSt11char_traitsIcE11eq_int_typeERKiS2_", scope: !1092, file: !1093, line: 457, type: !1136, scopeLine: 457, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!1136 = !DISubroutineType(types: !1137)
!1137 = !{!35, !1129, !1129}
!1138 = !DISubprogram(name: "eof", linkageName: "_ZNSt11char_traitsIcE3eofEv", scope: !1092, file: !1093, line: 461, type: !1139, scopeLine: 461, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!1139 = !DISubroutineType(types: !1140)
!1140 = !{!1131}
!1141 = !DISubprogram(name: "not_eof", linkageName: "_ZNSt11char_traitsIcE7not_eofERKi", scope: !1092, file: !1093, line: 465, type: !1142, scopeLine: 465, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!1142 = !DISubroutineType(types: !1143)
!1143 = !{!1131, !1129}
!1144 = !{!1090}
!1145 = !DILocation(line: 208, column: 48, scope: !1078)
!1146 = !DILocation(line: 208, column: 68, scope: !1078)
!1147 = !DILocation(line: 210, column: 7, scope: !1078)
!1148 = !DILocation(line: 210, column: 26, scope: !1078)
!1149 = !DILocation(line: 210, column: 22, scope: !1078)
!1150 = !DILocation(line: 210, column: 12, scope: !1078)
!1151 = !DILocation(line: 211, column: 14, scope: !1078)
!1152 = !DILocation(line: 211, column: 7, scope: !1078)
!1153 = distinct !DISubprogram(name: "operator<<<char, std::char_traits<char> >", linkageName: "_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St5_Setw", scope: !2, file: !1079, line: 238, type: !1154, scopeLine: 239, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, templateParams: !1089, retainedNodes: !1159)
!1154 = !DISubroutineType(types: !1155)
!1155 = !{!1082, !1082, !1156}
!1156 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_Setw", scope: !2, file: !1079, line: 215, size: 32, flags: DIFlagTypePassByValue, elements: !1157, identifier: "_ZTSSt5_Setw")
!1157 = !{!1158}
!1158 = !DIDerivedType(tag: DW_TAG_member, name: "_M_n", scope: !1156, file: !1079, line: 215, baseType: !11, size: 32)
!1159 = !{!1160, !1161}
!1160 = !DILocalVariable(name: "__os", arg: 1, scope: !1153, file: !1079, line: 238, type: !1082)
!1161 = !DILocalVariable(name: "__f", arg: 2, scope: !1153, file: !1079, line: 238, type: !1156)
!1162 = !DILocation(line: 238, column: 48, scope: !1153)
!1163 = !DILocation(line: 238, column: 60, scope: !1153)
!1164 = !DILocation(line: 240, column: 7, scope: !1153)
!1165 = !DILocation(line: 240, column: 22, scope: !1153)
!1166 = !DILocation(line: 240, column: 18, scope: !1153)
!1167 = !DILocation(line: 240, column: 12, scope: !1153)
!1168 = !DILocation(line: 241, column: 14, scope: !1153)
!1169 = !DILocation(line: 241, column: 7, scope: !1153)
!1170 = distinct !DISubprogram(name: "setw", linkageName: "_ZSt4setwi", scope: !2, file: !1079, line: 225, type: !1171, scopeLine: 226, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !1173)
!1171 = !DISubroutineType(types: !1172)
!1172 = !{!1156, !11}
!1173 = !{!1174}
!1174 = !DILocalVariable(name: "__n", arg: 1, scope: !1170, file: !1079, line: 225, type: !11)
!1175 = !DILocation(line: 225, column: 12, scope: !1170)
!1176 = !DILocation(line: 226, column: 12, scope: !1170)
!1177 = !DILocation(line: 226, column: 14, scope: !1170)
!1178 = !DILocation(line: 226, column: 5, scope: !1170)
!1179 = distinct !DISubprogram(name: "setprecision", linkageName: "_ZSt12setprecisioni", scope: !2, file: !1079, line: 195, type: !1180, scopeLine: 196, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !1182)
!1180 = !DISubroutineType(types: !1181)
!1181 = !{!1083, !11}
!1182 = !{!1183}
!1183 = !DILocalVariable(name: "__n", arg: 1, scope: !1179, file: !1079, line: 195, type: !11)
!1184 = !DILocation(line: 195, column: 20, scope: !1179)
!1185 = !DILocation(line: 196, column: 12, scope: !1179)
!1186 = !DILocation(line: 196, column: 14, scope: !1179)
!1187 = !DILocation(line: 196, column: 5, scope: !1179)
!1188 = distinct !DISubprogram(name: "operator<<", linkageName: "_ZNSolsEPFRSt8ios_baseS0_E", scope: !999, file: !1189, line: 127, type: !1190, scopeLine: 128, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !1199, retainedNodes: !1200)
!1189 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/ostream", directory: "")
!1190 = !DISubroutineType(types: !1191)
!1191 = !{!1192, !1194, !1195}
!1192 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !1193, size: 64)
!1193 = !DIDerivedType(tag: DW_TAG_typedef, name: "__ostream_type", scope: !999, file: !1189, line: 71, baseType: !999)
!1194 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !999, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!1195 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1196, size: 64)
!1196 = !DISubroutineType(types: !1197)
!1197 = !{!1198, !1198}
!1198 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !6, size: 64)
!1199 = !DISubprogram(name: "operator<<", linkageName: "_ZNSolsEPFRSt8ios_baseS0_E", scope: !999, file: !1189, line: 127, type: !1190, scopeLine: 127, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1200 = !{!1201, !1202}
!1201 = !DILocalVariable(name: "this", arg: 1, scope: !1188, type: !998, flags: DIFlagArtificial | DIFlagObjectPointer)
!1202 = !DILocalVariable(name: "__pf", arg: 2, scope: !1188, file: !1189, line: 127, type: !1195)
!1203 = !DILocation(line: 0, scope: !1188)
!1204 = !DILocation(line: 127, column: 30, scope: !1188)
!1205 = !DILocation(line: 132, column: 2, scope: !1188)
!1206 = !DILocation(line: 132, column: 7, scope: !1188)
!1207 = !DILocation(line: 133, column: 2, scope: !1188)
!1208 = distinct !DISubprogram(name: "hex", linkageName: "_ZSt3hexRSt8ios_base", scope: !2, file: !5, line: 1063, type: !1196, scopeLine: 1064, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !1209)
!1209 = !{!1210}
!1210 = !DILocalVariable(name: "__base", arg: 1, scope: !1208, file: !5, line: 1063, type: !1198)
!1211 = !DILocation(line: 1063, column: 17, scope: !1208)
!1212 = !DILocation(line: 1065, column: 5, scope: !1208)
!1213 = !DILocation(line: 1065, column: 12, scope: !1208)
!1214 = !DILocation(line: 1066, column: 12, scope: !1208)
!1215 = !DILocation(line: 1066, column: 5, scope: !1208)
!1216 = distinct !DISubprogram(name: "width", linkageName: "_ZNKSt8ios_base5widthEv", scope: !6, file: !5, line: 751, type: !1217, scopeLine: 752, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !1222, retainedNodes: !1223)
!1217 = !DISubroutineType(types: !1218)
!1218 = !{!1219, !1047}
!1219 = !DIDerivedType(tag: DW_TAG_typedef, name: "streamsize", scope: !2, file: !1220, line: 68, baseType: !1221)
!1220 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/postypes.h", directory: "")
!1221 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", scope: !2, file: !1111, line: 299, baseType: !226)
!1222 = !DISubprogram(name: "width", linkageName: "_ZNKSt8ios_base5widthEv", scope: !6, file: !5, line: 751, type: !1217, scopeLine: 751, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1223 = !{!1224}
!1224 = !DILocalVariable(name: "this", arg: 1, scope: !1216, type: !1052, flags: DIFlagArtificial | DIFlagObjectPointer)
!1225 = !DILocation(line: 0, scope: !1216)
!1226 = !DILocation(line: 752, column: 14, scope: !1216)
!1227 = !DILocation(line: 752, column: 7, scope: !1216)
!1228 = distinct !DISubprogram(name: "precision", linkageName: "_ZNKSt8ios_base9precisionEv", scope: !6, file: !5, line: 728, type: !1217, scopeLine: 729, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !1229, retainedNodes: !1230)
!1229 = !DISubprogram(name: "precision", linkageName: "_ZNKSt8ios_base9precisionEv", scope: !6, file: !5, line: 728, type: !1217, scopeLine: 728, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1230 = !{!1231}
!1231 = !DILocalVariable(name: "this", arg: 1, scope: !1228, type: !1052, flags: DIFlagArtificial | DIFlagObjectPointer)
!1232 = !DILocation(line: 0, scope: !1228)
!1233 = !DILocation(line: 729, column: 14, scope: !1228)
!1234 = !DILocation(line: 729, column: 7, scope: !1228)
!1235 = distinct !DISubprogram(name: "setf", linkageName: "_ZNSt8ios_base4setfESt13_Ios_FmtflagsS0_", scope: !6, file: !5, line: 702, type: !1236, scopeLine: 703, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !1239, retainedNodes: !1240)
!1236 = !DISubroutineType(types: !1237)
!1237 = !{!1046, !1238, !1046, !1046}
!1238 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!1239 = !DISubprogram(name: "setf", linkageName: "_ZNSt8ios_base4setfESt13_Ios_FmtflagsS0_", scope: !6, file: !5, line: 702, type: !1236, scopeLine: 702, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1240 = !{!1241, !1243, !1244, !1245}
!1241 = !DILocalVariable(name: "this", arg: 1, scope: !1235, type: !1242, flags: DIFlagArtificial | DIFlagObjectPointer)
!1242 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!1243 = !DILocalVariable(name: "__fmtfl", arg: 2, scope: !1235, file: !5, line: 702, type: !1046)
!1244 = !DILocalVariable(name: "__mask", arg: 3, scope: !1235, file: !5, line: 702, type: !1046)
!1245 = !DILocalVariable(name: "__old", scope: !1235, file: !5, line: 704, type: !1046)
!1246 = !DILocation(line: 0, scope: !1235)
!1247 = !DILocation(line: 702, column: 19, scope: !1235)
!1248 = !DILocation(line: 702, column: 37, scope: !1235)
!1249 = !DILocation(line: 704, column: 7, scope: !1235)
!1250 = !DILocation(line: 704, column: 16, scope: !1235)
!1251 = !DILocation(line: 704, column: 24, scope: !1235)
!1252 = !DILocation(line: 705, column: 20, scope: !1235)
!1253 = !DILocation(line: 705, column: 19, scope: !1235)
!1254 = !DILocation(line: 705, column: 7, scope: !1235)
!1255 = !DILocation(line: 705, column: 16, scope: !1235)
!1256 = !DILocation(line: 706, column: 20, scope: !1235)
!1257 = !DILocation(line: 706, column: 30, scope: !1235)
!1258 = !DILocation(line: 706, column: 28, scope: !1235)
!1259 = !DILocation(line: 706, column: 7, scope: !1235)
!1260 = !DILocation(line: 706, column: 16, scope: !1235)
!1261 = !DILocation(line: 707, column: 14, scope: !1235)
!1262 = !DILocation(line: 708, column: 5, scope: !1235)
!1263 = !DILocation(line: 707, column: 7, scope: !1235)
!1264 = distinct !DISubprogram(name: "operator&=", linkageName: "_ZStaNRSt13_Ios_FmtflagsS_", scope: !2, file: !5, line: 103, type: !1265, scopeLine: 104, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !1270)
!1265 = !DISubroutineType(types: !1266)
!1266 = !{!1267, !1269, !10}
!1267 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !1268, size: 64)
!1268 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!1269 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !10, size: 64)
!1270 = !{!1271, !1272}
!1271 = !DILocalVariable(name: "__a", arg: 1, scope: !1264, file: !5, line: 103, type: !1269)
!1272 = !DILocalVariable(name: "__b", arg: 2, scope: !1264, file: !5, line: 103, type: !10)
!1273 = !DILocation(line: 103, column: 29, scope: !1264)
!1274 = !DILocation(line: 103, column: 48, scope: !1264)
!1275 = !DILocation(line: 104, column: 18, scope: !1264)
!1276 = !DILocation(line: 104, column: 24, scope: !1264)
!1277 = !DILocation(line: 104, column: 22, scope: !1264)
!1278 = !DILocation(line: 104, column: 12, scope: !1264)
!1279 = !DILocation(line: 104, column: 16, scope: !1264)
!1280 = !DILocation(line: 104, column: 5, scope: !1264)
!1281 = distinct !DISubprogram(name: "operator~", linkageName: "_ZStcoSt13_Ios_Fmtflags", scope: !2, file: !5, line: 95, type: !1282, scopeLine: 96, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !1284)
!1282 = !DISubroutineType(types: !1283)
!1283 = !{!10, !10}
!1284 = !{!1285}
!1285 = !DILocalVariable(name: "__a", arg: 1, scope: !1281, file: !5, line: 95, type: !10)
!1286 = !DILocation(line: 95, column: 27, scope: !1281)
!1287 = !DILocation(line: 96, column: 44, scope: !1281)
!1288 = !DILocation(line: 96, column: 26, scope: !1281)
!1289 = !DILocation(line: 96, column: 5, scope: !1281)
!1290 = distinct !DISubprogram(name: "operator|=", linkageName: "_ZStoRRSt13_Ios_FmtflagsS_", scope: !2, file: !5, line: 99, type: !1265, scopeLine: 100, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !1291)
!1291 = !{!1292, !1293}
!1292 = !DILocalVariable(name: "__a", arg: 1, scope: !1290, file: !5, line: 99, type: !1269)
!1293 = !DILocalVariable(name: "__b", arg: 2, scope: !1290, file: !5, line: 99, type: !10)
!1294 = !DILocation(line: 99, column: 29, scope: !1290)
!1295 = !DILocation(line: 99, column: 48, scope: !1290)
!1296 = !DILocation(line: 100, column: 18, scope: !1290)
!1297 = !DILocation(line: 100, column: 24, scope: !1290)
!1298 = !DILocation(line: 100, column: 22, scope: !1290)
!1299 = !DILocation(line: 100, column: 12, scope: !1290)
!1300 = !DILocation(line: 100, column: 16, scope: !1290)
!1301 = !DILocation(line: 100, column: 5, scope: !1290)
!1302 = distinct !DISubprogram(name: "fill", linkageName: "_ZNKSt9basic_iosIcSt11char_traitsIcEE4fillEv", scope: !979, file: !978, line: 370, type: !1303, scopeLine: 371, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !1305, retainedNodes: !1306)
!1303 = !DISubroutineType(types: !1304)
!1304 = !{!1010, !986}
!1305 = !DISubprogram(name: "fill", linkageName: "_ZNKSt9basic_iosIcSt11char_traitsIcEE4fillEv", scope: !979, file: !978, line: 370, type: !1303, scopeLine: 370, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1306 = !{!1307}
!1307 = !DILocalVariable(name: "this", arg: 1, scope: !1302, type: !991, flags: DIFlagArtificial | DIFlagObjectPointer)
!1308 = !DILocation(line: 0, scope: !1302)
!1309 = !DILocation(line: 372, column: 7, scope: !1310)
!1310 = distinct !DILexicalBlock(scope: !1302, file: !978, line: 372, column: 6)
!1311 = !{i8 0, i8 2}
!1312 = !DILocation(line: 372, column: 6, scope: !1302)
!1313 = !DILocation(line: 374, column: 22, scope: !1314)
!1314 = distinct !DILexicalBlock(scope: !1310, file: !978, line: 373, column: 4)
!1315 = !DILocation(line: 374, column: 6, scope: !1314)
!1316 = !DILocation(line: 374, column: 14, scope: !1314)
!1317 = !DILocation(line: 375, column: 6, scope: !1314)
!1318 = !DILocation(line: 375, column: 19, scope: !1314)
!1319 = !DILocation(line: 376, column: 4, scope: !1314)
!1320 = !DILocation(line: 377, column: 9, scope: !1302)
!1321 = !DILocation(line: 377, column: 2, scope: !1302)
!1322 = distinct !DISubprogram(name: "__check_facet<std::ctype<char> >", linkageName: "_ZSt13__check_facetISt5ctypeIcEERKT_PS3_", scope: !2, file: !978, line: 47, type: !1323, scopeLine: 48, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, templateParams: !1332, retainedNodes: !1330)
!1323 = !DISubroutineType(types: !1324)
!1324 = !{!1325, !1329}
!1325 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !1326, size: 64)
!1326 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !1327)
!1327 = !DICompositeType(tag: DW_TAG_class_type, name: "ctype<char>", scope: !2, file: !1328, line: 689, size: 4608, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSSt5ctypeIcE")
!1328 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/locale_facets.h", directory: "")
!1329 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1326, size: 64)
!1330 = !{!1331}
!1331 = !DILocalVariable(name: "__f", arg: 1, scope: !1322, file: !978, line: 47, type: !1329)
!1332 = !{!1333}
!1333 = !DITemplateTypeParameter(name: "_Facet", type: !1327)
!1334 = !DILocation(line: 47, column: 33, scope: !1322)
!1335 = !DILocation(line: 49, column: 12, scope: !1336)
!1336 = distinct !DILexicalBlock(scope: !1322, file: !978, line: 49, column: 11)
!1337 = !DILocation(line: 49, column: 11, scope: !1322)
!1338 = !DILocation(line: 50, column: 2, scope: !1336)
!1339 = !DILocation(line: 51, column: 15, scope: !1322)
!1340 = !DILocation(line: 51, column: 7, scope: !1322)
!1341 = distinct !DISubprogram(name: "widen", linkageName: "_ZNKSt5ctypeIcE5widenEc", scope: !1327, file: !1328, line: 880, type: !1342, scopeLine: 881, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !1346, retainedNodes: !1347)
!1342 = !DISubroutineType(types: !1343)
!1343 = !{!1344, !1345, !54}
!1344 = !DIDerivedType(tag: DW_TAG_typedef, name: "char_type", scope: !1327, file: !1328, line: 694, baseType: !54)
!1345 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1326, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!1346 = !DISubprogram(name: "widen", linkageName: "_ZNKSt5ctypeIcE5widenEc", scope: !1327, file: !1328, line: 880, type: !1342, scopeLine: 880, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1347 = !{!1348, !1349}
!1348 = !DILocalVariable(name: "this", arg: 1, scope: !1341, type: !1329, flags: DIFlagArtificial | DIFlagObjectPointer)
!1349 = !DILocalVariable(name: "__c", arg: 2, scope: !1341, file: !1328, line: 880, type: !54)
!1350 = !DILocation(line: 0, scope: !1341)
!1351 = !DILocation(line: 880, column: 18, scope: !1341)
!1352 = !DILocation(line: 882, column: 6, scope: !1353)
!1353 = distinct !DILexicalBlock(scope: !1341, file: !1328, line: 882, column: 6)
!1354 = !DILocation(line: 882, column: 6, scope: !1341)
!1355 = !DILocation(line: 883, column: 11, scope: !1353)
!1356 = !DILocation(line: 883, column: 47, scope: !1353)
!1357 = !DILocation(line: 883, column: 4, scope: !1353)
!1358 = !DILocation(line: 884, column: 8, scope: !1341)
!1359 = !DILocation(line: 885, column: 24, scope: !1341)
!1360 = !DILocation(line: 885, column: 15, scope: !1341)
!1361 = !DILocation(line: 885, column: 2, scope: !1341)
!1362 = !DILocation(line: 886, column: 7, scope: !1341)
!1363 = distinct !DISubprogram(name: "width", linkageName: "_ZNSt8ios_base5widthEl", scope: !6, file: !5, line: 760, type: !1364, scopeLine: 761, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !1366, retainedNodes: !1367)
!1364 = !DISubroutineType(types: !1365)
!1365 = !{!1219, !1238, !1219}
!1366 = !DISubprogram(name: "width", linkageName: "_ZNSt8ios_base5widthEl", scope: !6, file: !5, line: 760, type: !1364, scopeLine: 760, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1367 = !{!1368, !1369, !1370}
!1368 = !DILocalVariable(name: "this", arg: 1, scope: !1363, type: !1242, flags: DIFlagArtificial | DIFlagObjectPointer)
!1369 = !DILocalVariable(name: "__wide", arg: 2, scope: !1363, file: !5, line: 760, type: !1219)
!1370 = !DILocalVariable(name: "__old", scope: !1363, file: !5, line: 762, type: !1219)
!1371 = !DILocation(line: 0, scope: !1363)
!1372 = !DILocation(line: 760, column: 22, scope: !1363)
!1373 = !DILocation(line: 762, column: 7, scope: !1363)
!1374 = !DILocation(line: 762, column: 18, scope: !1363)
!1375 = !DILocation(line: 762, column: 26, scope: !1363)
!1376 = !DILocation(line: 763, column: 18, scope: !1363)
!1377 = !DILocation(line: 763, column: 7, scope: !1363)
!1378 = !DILocation(line: 763, column: 16, scope: !1363)
!1379 = !DILocation(line: 764, column: 14, scope: !1363)
!1380 = !DILocation(line: 765, column: 5, scope: !1363)
!1381 = !DILocation(line: 764, column: 7, scope: !1363)
!1382 = distinct !DISubprogram(name: "precision", linkageName: "_ZNSt8ios_base9precisionEl", scope: !6, file: !5, line: 737, type: !1364, scopeLine: 738, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !1383, retainedNodes: !1384)
!1383 = !DISubprogram(name: "precision", linkageName: "_ZNSt8ios_base9precisionEl", scope: !6, file: !5, line: 737, type: !1364, scopeLine: 737, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1384 = !{!1385, !1386, !1387}
!1385 = !DILocalVariable(name: "this", arg: 1, scope: !1382, type: !1242, flags: DIFlagArtificial | DIFlagObjectPointer)
!1386 = !DILocalVariable(name: "__prec", arg: 2, scope: !1382, file: !5, line: 737, type: !1219)
!1387 = !DILocalVariable(name: "__old", scope: !1382, file: !5, line: 739, type: !1219)
!1388 = !DILocation(line: 0, scope: !1382)
!1389 = !DILocation(line: 737, column: 26, scope: !1382)
!1390 = !DILocation(line: 739, column: 7, scope: !1382)
!1391 = !DILocation(line: 739, column: 18, scope: !1382)
!1392 = !DILocation(line: 739, column: 26, scope: !1382)
!1393 = !DILocation(line: 740, column: 22, scope: !1382)
!1394 = !DILocation(line: 740, column: 7, scope: !1382)
!1395 = !DILocation(line: 740, column: 20, scope: !1382)
!1396 = !DILocation(line: 741, column: 14, scope: !1382)
!1397 = !DILocation(line: 742, column: 5, scope: !1382)
!1398 = !DILocation(line: 741, column: 7, scope: !1382)
!1399 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_cpp_stream_fields_safe.cpp", scope: !163, file: !163, type: !1400, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !959)
!1400 = !DISubroutineType(types: !959)
!1401 = !DILocation(line: 0, scope: !1399)
