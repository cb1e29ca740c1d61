source_filename = "cpp_stream_fields_unsafe.cpp"
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

$_ZSt13__check_facetISt5ctypeIcEERKT_PS3_ = comdat any

$_ZNKSt5ctypeIcE5widenEc = comdat any

$_ZNKSt8ios_base5widthEv = comdat any

@_ZStL8__ioinit = internal global %"class.std::ios_base::Init" zeroinitializer, align 1, !dbg !0
@__dso_handle = external hidden global i8
@_ZSt4cout = external global %"class.std::basic_ostream", align 8
@_ZSt3cin = external global %"class.std::basic_istream", align 8
@.str = private unnamed_addr constant [23 x i8] c"std::cin.gcount() == 0\00", align 1
@.str.1 = private unnamed_addr constant [29 x i8] c"cpp_stream_fields_unsafe.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@llvm.global_ctors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @_GLOBAL__sub_I_cpp_stream_fields_unsafe.cpp, i8* null }]

define internal void @__cxx_global_var_init() #0 section ".text.startup" !dbg !860 {
entry:
  call void @_ZNSt8ios_base4InitC1Ev(%"class.std::ios_base::Init"* noundef nonnull align 1 dereferenceable(1) @_ZStL8__ioinit), !dbg !862
  %0 = call i32 @__cxa_atexit(void (i8*)* bitcast (void (%"class.std::ios_base::Init"*)* @_ZNSt8ios_base4InitD1Ev to void (i8*)*), i8* getelementptr inbounds (%"class.std::ios_base::Init", %"class.std::ios_base::Init"* @_ZStL8__ioinit, i32 0, i32 0), i8* @__dso_handle), !dbg !864
  ret void, !dbg !862
}

declare void @_ZNSt8ios_base4InitC1Ev(%"class.std::ios_base::Init"* noundef nonnull align 1 dereferenceable(1)) unnamed_addr

declare void @_ZNSt8ios_base4InitD1Ev(%"class.std::ios_base::Init"* noundef nonnull align 1 dereferenceable(1)) unnamed_addr

declare i32 @__cxa_atexit(void (i8*)*, i8*, i8*)

define dso_local noundef i32 @main() !dbg !865 {
entry:
  %retval = alloca i32, align 4
  %c = alloca i8, align 1
  store i32 0, i32* %retval, align 4
  %vtable = load i8*, i8** bitcast (%"class.std::basic_ostream"* @_ZSt4cout to i8**), align 8, !dbg !868
  %vbase.offset.ptr = getelementptr i8, i8* %vtable, i64 -24, !dbg !868
  %0 = bitcast i8* %vbase.offset.ptr to i64*, !dbg !868
  %vbase.offset = load i64, i64* %0, align 8, !dbg !868
  %add.ptr = getelementptr inbounds i8, i8* bitcast (%"class.std::basic_ostream"* @_ZSt4cout to i8*), i64 %vbase.offset, !dbg !868
  %1 = bitcast i8* %add.ptr to %"class.std::basic_ios"*, !dbg !868
  %call = call noundef signext i8 @_ZNSt9basic_iosIcSt11char_traitsIcEE4fillEc(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %1, i8 noundef signext 48), !dbg !869
  %vtable1 = load i8*, i8** bitcast (%"class.std::basic_ostream"* @_ZSt4cout to i8**), align 8, !dbg !870
  %vbase.offset.ptr2 = getelementptr i8, i8* %vtable1, i64 -24, !dbg !870
  %2 = bitcast i8* %vbase.offset.ptr2 to i64*, !dbg !870
  %vbase.offset3 = load i64, i64* %2, align 8, !dbg !870
  %add.ptr4 = getelementptr inbounds i8, i8* bitcast (%"class.std::basic_ostream"* @_ZSt4cout to i8*), i64 %vbase.offset3, !dbg !870
  %3 = bitcast i8* %add.ptr4 to %"class.std::basic_ios"*, !dbg !870
  %call5 = call noundef signext i8 @_ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %3, i8 noundef signext 97), !dbg !871
  %call6 = call noundef nonnull align 8 dereferenceable(8) %"class.std::basic_ostream"* @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c(%"class.std::basic_ostream"* noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, i8 noundef signext %call5), !dbg !872
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %c), !dbg !873
  call void @llvm.dbg.declare(metadata i8* %c, metadata !867, metadata !DIExpression()), !dbg !874
  %call7 = call noundef nonnull align 8 dereferenceable(16) %"class.std::basic_istream"* @_ZNSi3getERc(%"class.std::basic_istream"* noundef nonnull align 8 dereferenceable(16) @_ZSt3cin, i8* noundef nonnull align 1 dereferenceable(1) %c), !dbg !875
  %call8 = call noundef i64 @_ZNKSi6gcountEv(%"class.std::basic_istream"* noundef nonnull align 8 dereferenceable(16) @_ZSt3cin), !dbg !876
  %cmp = icmp eq i64 %call8, 0, !dbg !876
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !876

cond.true:
  br label %cond.end, !dbg !876

cond.false:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.1, i64 0, i64 0), i32 noundef 10, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !876
  unreachable, !dbg !876

4:                                                ; No predecessors!
  br label %cond.end, !dbg !876

cond.end:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %c), !dbg !877
  ret i32 0, !dbg !878
}

define available_externally noundef signext i8 @_ZNSt9basic_iosIcSt11char_traitsIcEE4fillEc(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %this, i8 noundef signext %__ch) #5 align 2 !dbg !879 {
entry:
  %this.addr = alloca %"class.std::basic_ios"*, align 8
  %__ch.addr = alloca i8, align 1
  %__old = alloca i8, align 1
  store %"class.std::basic_ios"* %this, %"class.std::basic_ios"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::basic_ios"** %this.addr, metadata !889, metadata !DIExpression()), !dbg !893
  store i8 %__ch, i8* %__ch.addr, align 1
  call void @llvm.dbg.declare(metadata i8* %__ch.addr, metadata !891, metadata !DIExpression()), !dbg !894
  %this1 = load %"class.std::basic_ios"*, %"class.std::basic_ios"** %this.addr, align 8
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %__old), !dbg !895
  call void @llvm.dbg.declare(metadata i8* %__old, metadata !892, metadata !DIExpression()), !dbg !896
  %call = call noundef signext i8 @_ZNKSt9basic_iosIcSt11char_traitsIcEE4fillEv(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %this1), !dbg !897
  store i8 %call, i8* %__old, align 1, !dbg !896
  %0 = load i8, i8* %__ch.addr, align 1, !dbg !898
  %_M_fill = getelementptr inbounds %"class.std::basic_ios", %"class.std::basic_ios"* %this1, i32 0, i32 2, !dbg !899
  store i8 %0, i8* %_M_fill, align 8, !dbg !900
  %1 = load i8, i8* %__old, align 1, !dbg !901
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %__old), !dbg !902
  ret i8 %1, !dbg !903
}

define available_externally noundef nonnull align 8 dereferenceable(8) %"class.std::basic_ostream"* @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c(%"class.std::basic_ostream"* noundef nonnull align 8 dereferenceable(8) %__out, i8 noundef signext %__c) !dbg !904 {
entry:
  %retval = alloca %"class.std::basic_ostream"*, align 8
  %__out.addr = alloca %"class.std::basic_ostream"*, align 8
  %__c.addr = alloca i8, align 1
  store %"class.std::basic_ostream"* %__out, %"class.std::basic_ostream"** %__out.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::basic_ostream"** %__out.addr, metadata !912, metadata !DIExpression()), !dbg !970
  store i8 %__c, i8* %__c.addr, align 1
  call void @llvm.dbg.declare(metadata i8* %__c.addr, metadata !913, metadata !DIExpression()), !dbg !971
  %0 = load %"class.std::basic_ostream"*, %"class.std::basic_ostream"** %__out.addr, align 8, !dbg !972
  %1 = bitcast %"class.std::basic_ostream"* %0 to i8**, !dbg !972
  %vtable = load i8*, i8** %1, align 8, !dbg !972
  %vbase.offset.ptr = getelementptr i8, i8* %vtable, i64 -24, !dbg !972
  %2 = bitcast i8* %vbase.offset.ptr to i64*, !dbg !972
  %vbase.offset = load i64, i64* %2, align 8, !dbg !972
  %3 = bitcast %"class.std::basic_ostream"* %0 to i8*, !dbg !972
  %add.ptr = getelementptr inbounds i8, i8* %3, i64 %vbase.offset, !dbg !972
  %4 = bitcast i8* %add.ptr to %"class.std::ios_base"*, !dbg !972
  %call = call noundef i64 @_ZNKSt8ios_base5widthEv(%"class.std::ios_base"* noundef nonnull align 8 dereferenceable(216) %4), !dbg !974
  %cmp = icmp ne i64 %call, 0, !dbg !975
  br i1 %cmp, label %if.then, label %if.end, !dbg !976

if.then:
  %5 = load %"class.std::basic_ostream"*, %"class.std::basic_ostream"** %__out.addr, align 8, !dbg !977
  %call1 = call noundef nonnull align 8 dereferenceable(8) %"class.std::basic_ostream"* @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(%"class.std::basic_ostream"* noundef nonnull align 8 dereferenceable(8) %5, i8* noundef %__c.addr, i64 noundef 1), !dbg !978
  store %"class.std::basic_ostream"* %call1, %"class.std::basic_ostream"** %retval, align 8, !dbg !979
  br label %return, !dbg !979

if.end:
  %6 = load %"class.std::basic_ostream"*, %"class.std::basic_ostream"** %__out.addr, align 8, !dbg !980
  %7 = load i8, i8* %__c.addr, align 1, !dbg !981
  %call2 = call noundef nonnull align 8 dereferenceable(8) %"class.std::basic_ostream"* @_ZNSo3putEc(%"class.std::basic_ostream"* noundef nonnull align 8 dereferenceable(8) %6, i8 noundef signext %7), !dbg !982
  %8 = load %"class.std::basic_ostream"*, %"class.std::basic_ostream"** %__out.addr, align 8, !dbg !983
  store %"class.std::basic_ostream"* %8, %"class.std::basic_ostream"** %retval, align 8, !dbg !984
  br label %return, !dbg !984

return:
  %9 = load %"class.std::basic_ostream"*, %"class.std::basic_ostream"** %retval, align 8, !dbg !985
  ret %"class.std::basic_ostream"* %9, !dbg !985
}

define available_externally noundef signext i8 @_ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %this, i8 noundef signext %__c) #5 align 2 !dbg !986 {
entry:
  %this.addr = alloca %"class.std::basic_ios"*, align 8
  %__c.addr = alloca i8, align 1
  store %"class.std::basic_ios"* %this, %"class.std::basic_ios"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::basic_ios"** %this.addr, metadata !993, metadata !DIExpression()), !dbg !996
  store i8 %__c, i8* %__c.addr, align 1
  call void @llvm.dbg.declare(metadata i8* %__c.addr, metadata !995, metadata !DIExpression()), !dbg !997
  %this1 = load %"class.std::basic_ios"*, %"class.std::basic_ios"** %this.addr, align 8
  %_M_ctype = getelementptr inbounds %"class.std::basic_ios", %"class.std::basic_ios"* %this1, i32 0, i32 5, !dbg !998
  %0 = load %"class.std::ctype"*, %"class.std::ctype"** %_M_ctype, align 8, !dbg !998
  %call = call noundef nonnull align 8 dereferenceable(570) %"class.std::ctype"* @_ZSt13__check_facetISt5ctypeIcEERKT_PS3_(%"class.std::ctype"* noundef %0), !dbg !999
  %1 = load i8, i8* %__c.addr, align 1, !dbg !1000
  %call2 = call noundef signext i8 @_ZNKSt5ctypeIcE5widenEc(%"class.std::ctype"* noundef nonnull align 8 dereferenceable(570) %call, i8 noundef signext %1), !dbg !1001
  ret i8 %call2, !dbg !1002
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare noundef nonnull align 8 dereferenceable(16) %"class.std::basic_istream"* @_ZNSi3getERc(%"class.std::basic_istream"* noundef nonnull align 8 dereferenceable(16), i8* noundef nonnull align 1 dereferenceable(1))

define available_externally noundef i64 @_ZNKSi6gcountEv(%"class.std::basic_istream"* noundef nonnull align 8 dereferenceable(16) %this) #9 align 2 !dbg !1003 {
entry:
  %this.addr = alloca %"class.std::basic_istream"*, align 8
  store %"class.std::basic_istream"* %this, %"class.std::basic_istream"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::basic_istream"** %this.addr, metadata !1016, metadata !DIExpression()), !dbg !1018
  %this1 = load %"class.std::basic_istream"*, %"class.std::basic_istream"** %this.addr, align 8
  %_M_gcount = getelementptr inbounds %"class.std::basic_istream", %"class.std::basic_istream"* %this1, i32 0, i32 1, !dbg !1019
  %0 = load i64, i64* %_M_gcount, align 8, !dbg !1019
  ret i64 %0, !dbg !1020
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

define available_externally noundef signext i8 @_ZNKSt9basic_iosIcSt11char_traitsIcEE4fillEv(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %this) #5 align 2 !dbg !1021 {
entry:
  %this.addr = alloca %"class.std::basic_ios"*, align 8
  store %"class.std::basic_ios"* %this, %"class.std::basic_ios"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::basic_ios"** %this.addr, metadata !1026, metadata !DIExpression()), !dbg !1027
  %this1 = load %"class.std::basic_ios"*, %"class.std::basic_ios"** %this.addr, align 8
  %_M_fill_init = getelementptr inbounds %"class.std::basic_ios", %"class.std::basic_ios"* %this1, i32 0, i32 3, !dbg !1028
  %0 = load i8, i8* %_M_fill_init, align 1, !dbg !1028, !range !1030
  %tobool = trunc i8 %0 to i1, !dbg !1028
  br i1 %tobool, label %if.end, label %if.then, !dbg !1031

if.then:
  %call = call noundef signext i8 @_ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %this1, i8 noundef signext 32), !dbg !1032
  %_M_fill = getelementptr inbounds %"class.std::basic_ios", %"class.std::basic_ios"* %this1, i32 0, i32 2, !dbg !1034
  store i8 %call, i8* %_M_fill, align 8, !dbg !1035
  %_M_fill_init2 = getelementptr inbounds %"class.std::basic_ios", %"class.std::basic_ios"* %this1, i32 0, i32 3, !dbg !1036
  store i8 1, i8* %_M_fill_init2, align 1, !dbg !1037
  br label %if.end, !dbg !1038

if.end:
  %_M_fill3 = getelementptr inbounds %"class.std::basic_ios", %"class.std::basic_ios"* %this1, i32 0, i32 2, !dbg !1039
  %1 = load i8, i8* %_M_fill3, align 8, !dbg !1039
  ret i8 %1, !dbg !1040
}

define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(570) %"class.std::ctype"* @_ZSt13__check_facetISt5ctypeIcEERKT_PS3_(%"class.std::ctype"* noundef %__f) #6 comdat !dbg !1041 {
entry:
  %__f.addr = alloca %"class.std::ctype"*, align 8
  store %"class.std::ctype"* %__f, %"class.std::ctype"** %__f.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::ctype"** %__f.addr, metadata !1050, metadata !DIExpression()), !dbg !1053
  %0 = load %"class.std::ctype"*, %"class.std::ctype"** %__f.addr, align 8, !dbg !1054
  %tobool = icmp ne %"class.std::ctype"* %0, null, !dbg !1054
  br i1 %tobool, label %if.end, label %if.then, !dbg !1056

if.then:
  call void @_ZSt16__throw_bad_castv(), !dbg !1057
  unreachable, !dbg !1057

if.end:
  %1 = load %"class.std::ctype"*, %"class.std::ctype"** %__f.addr, align 8, !dbg !1058
  ret %"class.std::ctype"* %1, !dbg !1059
}

define linkonce_odr dso_local noundef signext i8 @_ZNKSt5ctypeIcE5widenEc(%"class.std::ctype"* noundef nonnull align 8 dereferenceable(570) %this, i8 noundef signext %__c) #5 comdat align 2 !dbg !1060 {
entry:
  %retval = alloca i8, align 1
  %this.addr = alloca %"class.std::ctype"*, align 8
  %__c.addr = alloca i8, align 1
  store %"class.std::ctype"* %this, %"class.std::ctype"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::ctype"** %this.addr, metadata !1067, metadata !DIExpression()), !dbg !1069
  store i8 %__c, i8* %__c.addr, align 1
  call void @llvm.dbg.declare(metadata i8* %__c.addr, metadata !1068, metadata !DIExpression()), !dbg !1070
  %this1 = load %"class.std::ctype"*, %"class.std::ctype"** %this.addr, align 8
  %_M_widen_ok = getelementptr inbounds %"class.std::ctype", %"class.std::ctype"* %this1, i32 0, i32 8, !dbg !1071
  %0 = load i8, i8* %_M_widen_ok, align 8, !dbg !1071
  %tobool = icmp ne i8 %0, 0, !dbg !1071
  br i1 %tobool, label %if.then, label %if.end, !dbg !1073

if.then:
  %_M_widen = getelementptr inbounds %"class.std::ctype", %"class.std::ctype"* %this1, i32 0, i32 9, !dbg !1074
  %1 = load i8, i8* %__c.addr, align 1, !dbg !1075
  %idxprom = zext i8 %1 to i64, !dbg !1074
  %arrayidx = getelementptr inbounds [256 x i8], [256 x i8]* %_M_widen, i64 0, i64 %idxprom, !dbg !1074
  %2 = load i8, i8* %arrayidx, align 1, !dbg !1074
  store i8 %2, i8* %retval, align 1, !dbg !1076
  br label %return, !dbg !1076

if.end:
  call void @_ZNKSt5ctypeIcE13_M_widen_initEv(%"class.std::ctype"* noundef nonnull align 8 dereferenceable(570) %this1), !dbg !1077
  %3 = load i8, i8* %__c.addr, align 1, !dbg !1078
  %4 = bitcast %"class.std::ctype"* %this1 to i8 (%"class.std::ctype"*, i8)***, !dbg !1079
  %vtable = load i8 (%"class.std::ctype"*, i8)**, i8 (%"class.std::ctype"*, i8)*** %4, align 8, !dbg !1079
  %vfn = getelementptr inbounds i8 (%"class.std::ctype"*, i8)*, i8 (%"class.std::ctype"*, i8)** %vtable, i64 6, !dbg !1079
  %5 = load i8 (%"class.std::ctype"*, i8)*, i8 (%"class.std::ctype"*, i8)** %vfn, align 8, !dbg !1079
  %call = call noundef signext i8 %5(%"class.std::ctype"* noundef nonnull align 8 dereferenceable(570) %this1, i8 noundef signext %3), !dbg !1079
  store i8 %call, i8* %retval, align 1, !dbg !1080
  br label %return, !dbg !1080

return:
  %6 = load i8, i8* %retval, align 1, !dbg !1081
  ret i8 %6, !dbg !1081
}

declare void @_ZSt16__throw_bad_castv()

declare void @_ZNKSt5ctypeIcE13_M_widen_initEv(%"class.std::ctype"* noundef nonnull align 8 dereferenceable(570))

define linkonce_odr dso_local noundef i64 @_ZNKSt8ios_base5widthEv(%"class.std::ios_base"* noundef nonnull align 8 dereferenceable(216) %this) #9 comdat align 2 !dbg !1082 {
entry:
  %this.addr = alloca %"class.std::ios_base"*, align 8
  store %"class.std::ios_base"* %this, %"class.std::ios_base"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::ios_base"** %this.addr, metadata !1089, metadata !DIExpression()), !dbg !1091
  %this1 = load %"class.std::ios_base"*, %"class.std::ios_base"** %this.addr, align 8
  %_M_width = getelementptr inbounds %"class.std::ios_base", %"class.std::ios_base"* %this1, i32 0, i32 2, !dbg !1092
  %0 = load i64, i64* %_M_width, align 8, !dbg !1092
  ret i64 %0, !dbg !1093
}

declare noundef nonnull align 8 dereferenceable(8) %"class.std::basic_ostream"* @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(%"class.std::basic_ostream"* noundef nonnull align 8 dereferenceable(8), i8* noundef, i64 noundef)

declare noundef nonnull align 8 dereferenceable(8) %"class.std::basic_ostream"* @_ZNSo3putEc(%"class.std::basic_ostream"* noundef nonnull align 8 dereferenceable(8), i8 noundef signext)

define internal void @_GLOBAL__sub_I_cpp_stream_fields_unsafe.cpp() #0 section ".text.startup" !dbg !1094 {
entry:
  call void @__cxx_global_var_init(), !dbg !1096
  ret void
}

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!853, !854, !855, !856, !857, !858}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "__ioinit", linkageName: "_ZStL8__ioinit", scope: !2, file: !3, line: 74, type: !4, isLocal: true, isDefinition: true)
!2 = !DINamespace(name: "std", scope: null)
!3 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/iostream", directory: "")
!4 = !DICompositeType(tag: DW_TAG_class_type, name: "Init", scope: !6, file: !5, line: 635, size: 8, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSNSt8ios_base4InitE")
!5 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/ios_base.h", directory: "")
!6 = !DICompositeType(tag: DW_TAG_class_type, name: "ios_base", scope: !2, file: !5, line: 229, size: 1728, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSSt8ios_base")
!7 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !8, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !9, globals: !12, imports: !13, splitDebugInlining: false, nameTableKind: None)
!8 = !DIFile(filename: "cpp_stream_fields_unsafe.cpp", directory: ".")
!9 = !{!10, !11}
!10 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!11 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!12 = !{!0}
!13 = !{!14, !34, !37, !42, !50, !58, !62, !69, !73, !77, !79, !81, !85, !97, !101, !107, !113, !115, !119, !123, !127, !131, !144, !146, !150, !154, !158, !160, !166, !170, !174, !176, !178, !182, !190, !194, !198, !202, !204, !210, !212, !219, !224, !228, !233, !237, !241, !245, !247, !249, !253, !257, !261, !263, !267, !271, !273, !275, !279, !285, !290, !295, !296, !297, !298, !299, !300, !301, !302, !303, !304, !305, !309, !313, !320, !324, !327, !330, !333, !335, !337, !339, !342, !345, !348, !351, !354, !356, !360, !364, !367, !370, !372, !374, !376, !378, !381, !384, !387, !390, !393, !395, !399, !403, !408, !414, !416, !418, !420, !422, !424, !426, !428, !430, !432, !434, !436, !438, !440, !444, !448, !452, !458, !462, !466, !471, !473, !477, !481, !485, !495, !497, !501, !505, !509, !513, !517, !521, !525, !529, !533, !537, !541, !543, !547, !551, !555, !561, !565, !569, !571, !575, !579, !585, !587, !591, !595, !599, !603, !607, !611, !615, !616, !617, !618, !620, !621, !622, !623, !624, !625, !626, !630, !636, !641, !645, !647, !649, !651, !653, !660, !664, !668, !672, !676, !680, !685, !689, !691, !695, !701, !705, !710, !712, !714, !718, !722, !724, !726, !728, !730, !734, !736, !738, !742, !746, !750, !754, !758, !762, !764, !768, !772, !776, !780, !782, !784, !788, !792, !793, !794, !795, !796, !797, !803, !806, !807, !809, !811, !813, !815, !819, !821, !823, !825, !827, !829, !831, !833, !835, !839, !843, !845, !849}
!14 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !15, file: !33, line: 64)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "mbstate_t", file: !16, line: 6, baseType: !17)
!16 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/mbstate_t.h", directory: "")
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "__mbstate_t", file: !18, line: 21, baseType: !19)
!18 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__mbstate_t.h", directory: "")
!19 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !18, line: 13, size: 64, flags: DIFlagTypePassByValue, elements: !20, identifier: "_ZTS11__mbstate_t")
!20 = !{!21, !23}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !19, file: !18, line: 15, baseType: !22, size: 32)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__value", scope: !19, file: !18, line: 20, baseType: !24, size: 32, offset: 32)
!24 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !19, file: !18, line: 16, size: 32, flags: DIFlagTypePassByValue, elements: !25, identifier: "_ZTSN11__mbstate_tUt_E")
!25 = !{!26, !28}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__wch", scope: !24, file: !18, line: 18, baseType: !27, size: 32)
!27 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__wchb", scope: !24, file: !18, line: 19, baseType: !29, size: 32)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 32, elements: !31)
!30 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!31 = !{!32}
!32 = !DISubrange(count: 4)
!33 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cwchar", directory: "")
!34 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !35, file: !33, line: 141)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "wint_t", file: !36, line: 20, baseType: !27)
!36 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/wint_t.h", directory: "")
!37 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !38, file: !33, line: 143)
!38 = !DISubprogram(name: "btowc", scope: !39, file: !39, line: 285, type: !40, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!39 = !DIFile(filename: "/usr/include/wchar.h", directory: "")
!40 = !DISubroutineType(types: !41)
!41 = !{!35, !22}
!42 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !43, file: !33, line: 144)
!43 = !DISubprogram(name: "fgetwc", scope: !39, file: !39, line: 744, type: !44, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!44 = !DISubroutineType(types: !45)
!45 = !{!35, !46}
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "__FILE", file: !48, line: 5, baseType: !49)
!48 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__FILE.h", directory: "")
!49 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !48, line: 4, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS8_IO_FILE")
!50 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !51, file: !33, line: 145)
!51 = !DISubprogram(name: "fgetws", scope: !39, file: !39, line: 773, type: !52, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!52 = !DISubroutineType(types: !53)
!53 = !{!54, !56, !22, !57}
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !55, size: 64)
!55 = !DIBasicType(name: "wchar_t", size: 32, encoding: DW_ATE_signed)
!56 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !54)
!57 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !46)
!58 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !59, file: !33, line: 146)
!59 = !DISubprogram(name: "fputwc", scope: !39, file: !39, line: 758, type: !60, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!60 = !DISubroutineType(types: !61)
!61 = !{!35, !55, !46}
!62 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !63, file: !33, line: 147)
!63 = !DISubprogram(name: "fputws", scope: !39, file: !39, line: 780, type: !64, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!64 = !DISubroutineType(types: !65)
!65 = !{!22, !66, !57}
!66 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !67)
!67 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !68, size: 64)
!68 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !55)
!69 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !70, file: !33, line: 148)
!70 = !DISubprogram(name: "fwide", scope: !39, file: !39, line: 588, type: !71, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!71 = !DISubroutineType(types: !72)
!72 = !{!22, !46, !22}
!73 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !74, file: !33, line: 149)
!74 = !DISubprogram(name: "fwprintf", scope: !39, file: !39, line: 595, type: !75, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!75 = !DISubroutineType(types: !76)
!76 = !{!22, !57, !66, null}
!77 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !78, file: !33, line: 150)
!78 = !DISubprogram(name: "fwscanf", linkageName: "__isoc99_fwscanf", scope: !39, file: !39, line: 657, type: !75, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!79 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !80, file: !33, line: 151)
!80 = !DISubprogram(name: "getwc", scope: !39, file: !39, line: 745, type: !44, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!81 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !82, file: !33, line: 152)
!82 = !DISubprogram(name: "getwchar", scope: !39, file: !39, line: 751, type: !83, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!83 = !DISubroutineType(types: !84)
!84 = !{!35}
!85 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !86, file: !33, line: 153)
!86 = !DISubprogram(name: "mbrlen", scope: !39, file: !39, line: 308, type: !87, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!87 = !DISubroutineType(types: !88)
!88 = !{!89, !92, !89, !95}
!89 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !90, line: 46, baseType: !91)
!90 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!91 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!92 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !93)
!93 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !94, size: 64)
!94 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !30)
!95 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !96)
!96 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!97 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !98, file: !33, line: 154)
!98 = !DISubprogram(name: "mbrtowc", scope: !39, file: !39, line: 297, type: !99, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!99 = !DISubroutineType(types: !100)
!100 = !{!89, !56, !92, !89, !95}
!101 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !102, file: !33, line: 155)
!102 = !DISubprogram(name: "mbsinit", scope: !39, file: !39, line: 293, type: !103, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!103 = !DISubroutineType(types: !104)
!104 = !{!22, !105}
!105 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !106, size: 64)
!106 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!107 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !108, file: !33, line: 156)
!108 = !DISubprogram(name: "mbsrtowcs", scope: !39, file: !39, line: 338, type: !109, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!109 = !DISubroutineType(types: !110)
!110 = !{!89, !56, !111, !89, !95}
!111 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !112)
!112 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !93, size: 64)
!113 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !114, file: !33, line: 157)
!114 = !DISubprogram(name: "putwc", scope: !39, file: !39, line: 759, type: !60, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!115 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !116, file: !33, line: 158)
!116 = !DISubprogram(name: "putwchar", scope: !39, file: !39, line: 765, type: !117, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!117 = !DISubroutineType(types: !118)
!118 = !{!35, !55}
!119 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !120, file: !33, line: 160)
!120 = !DISubprogram(name: "swprintf", scope: !39, file: !39, line: 605, type: !121, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!121 = !DISubroutineType(types: !122)
!122 = !{!22, !56, !89, !66, null}
!123 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !124, file: !33, line: 162)
!124 = !DISubprogram(name: "swscanf", linkageName: "__isoc99_swscanf", scope: !39, file: !39, line: 664, type: !125, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!125 = !DISubroutineType(types: !126)
!126 = !{!22, !66, !66, null}
!127 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !128, file: !33, line: 163)
!128 = !DISubprogram(name: "ungetwc", scope: !39, file: !39, line: 788, type: !129, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!129 = !DISubroutineType(types: !130)
!130 = !{!35, !35, !46}
!131 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !132, file: !33, line: 164)
!132 = !DISubprogram(name: "vfwprintf", scope: !39, file: !39, line: 613, type: !133, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!133 = !DISubroutineType(types: !134)
!134 = !{!22, !57, !66, !135}
!135 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !136, size: 64)
!136 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, flags: DIFlagTypePassByValue, elements: !137, identifier: "_ZTS13__va_list_tag")
!137 = !{!138, !140, !141, !143}
!138 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !136, file: !139, baseType: !27, size: 32)
!139 = !DIFile(filename: "cpp_stream_fields_unsafe.cpp", directory: ".")
!140 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !136, file: !139, baseType: !27, size: 32, offset: 32)
!141 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !136, file: !139, baseType: !142, size: 64, offset: 64)
!142 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!143 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !136, file: !139, baseType: !142, size: 64, offset: 128)
!144 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !145, file: !33, line: 166)
!145 = !DISubprogram(name: "vfwscanf", linkageName: "__isoc99_vfwscanf", scope: !39, file: !39, line: 711, type: !133, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!146 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !147, file: !33, line: 169)
!147 = !DISubprogram(name: "vswprintf", scope: !39, file: !39, line: 626, type: !148, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!148 = !DISubroutineType(types: !149)
!149 = !{!22, !56, !89, !66, !135}
!150 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !151, file: !33, line: 172)
!151 = !DISubprogram(name: "vswscanf", linkageName: "__isoc99_vswscanf", scope: !39, file: !39, line: 718, type: !152, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!152 = !DISubroutineType(types: !153)
!153 = !{!22, !66, !66, !135}
!154 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !155, file: !33, line: 174)
!155 = !DISubprogram(name: "vwprintf", scope: !39, file: !39, line: 621, type: !156, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!156 = !DISubroutineType(types: !157)
!157 = !{!22, !66, !135}
!158 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !159, file: !33, line: 176)
!159 = !DISubprogram(name: "vwscanf", linkageName: "__isoc99_vwscanf", scope: !39, file: !39, line: 715, type: !156, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!160 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !161, file: !33, line: 178)
!161 = !DISubprogram(name: "wcrtomb", scope: !39, file: !39, line: 302, type: !162, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!162 = !DISubroutineType(types: !163)
!163 = !{!89, !164, !55, !95}
!164 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !165)
!165 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!166 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !167, file: !33, line: 179)
!167 = !DISubprogram(name: "wcscat", scope: !39, file: !39, line: 97, type: !168, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!168 = !DISubroutineType(types: !169)
!169 = !{!54, !56, !66}
!170 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !171, file: !33, line: 180)
!171 = !DISubprogram(name: "wcscmp", scope: !39, file: !39, line: 106, type: !172, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!172 = !DISubroutineType(types: !173)
!173 = !{!22, !67, !67}
!174 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !175, file: !33, line: 181)
!175 = !DISubprogram(name: "wcscoll", scope: !39, file: !39, line: 131, type: !172, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!176 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !177, file: !33, line: 182)
!177 = !DISubprogram(name: "wcscpy", scope: !39, file: !39, line: 87, type: !168, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!178 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !179, file: !33, line: 183)
!179 = !DISubprogram(name: "wcscspn", scope: !39, file: !39, line: 188, type: !180, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!180 = !DISubroutineType(types: !181)
!181 = !{!89, !67, !67}
!182 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !183, file: !33, line: 184)
!183 = !DISubprogram(name: "wcsftime", scope: !39, file: !39, line: 852, type: !184, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!184 = !DISubroutineType(types: !185)
!185 = !{!89, !56, !89, !66, !186}
!186 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !187)
!187 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !188, size: 64)
!188 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !189)
!189 = !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !39, line: 83, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS2tm")
!190 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !191, file: !33, line: 185)
!191 = !DISubprogram(name: "wcslen", scope: !39, file: !39, line: 223, type: !192, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!192 = !DISubroutineType(types: !193)
!193 = !{!89, !67}
!194 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !195, file: !33, line: 186)
!195 = !DISubprogram(name: "wcsncat", scope: !39, file: !39, line: 101, type: !196, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!196 = !DISubroutineType(types: !197)
!197 = !{!54, !56, !66, !89}
!198 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !199, file: !33, line: 187)
!199 = !DISubprogram(name: "wcsncmp", scope: !39, file: !39, line: 109, type: !200, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!200 = !DISubroutineType(types: !201)
!201 = !{!22, !67, !67, !89}
!202 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !203, file: !33, line: 188)
!203 = !DISubprogram(name: "wcsncpy", scope: !39, file: !39, line: 92, type: !196, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!204 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !205, file: !33, line: 189)
!205 = !DISubprogram(name: "wcsrtombs", scope: !39, file: !39, line: 344, type: !206, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!206 = !DISubroutineType(types: !207)
!207 = !{!89, !164, !208, !89, !95}
!208 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !209)
!209 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !67, size: 64)
!210 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !211, file: !33, line: 190)
!211 = !DISubprogram(name: "wcsspn", scope: !39, file: !39, line: 192, type: !180, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!212 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !213, file: !33, line: 191)
!213 = !DISubprogram(name: "wcstod", scope: !39, file: !39, line: 378, type: !214, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!214 = !DISubroutineType(types: !215)
!215 = !{!216, !66, !217}
!216 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!217 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !218)
!218 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !54, size: 64)
!219 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !220, file: !33, line: 193)
!220 = !DISubprogram(name: "wcstof", scope: !39, file: !39, line: 383, type: !221, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!221 = !DISubroutineType(types: !222)
!222 = !{!223, !66, !217}
!223 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!224 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !225, file: !33, line: 195)
!225 = !DISubprogram(name: "wcstok", scope: !39, file: !39, line: 218, type: !226, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!226 = !DISubroutineType(types: !227)
!227 = !{!54, !56, !66, !217}
!228 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !229, file: !33, line: 196)
!229 = !DISubprogram(name: "wcstol", scope: !39, file: !39, line: 429, type: !230, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!230 = !DISubroutineType(types: !231)
!231 = !{!232, !66, !217, !22}
!232 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!233 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !234, file: !33, line: 197)
!234 = !DISubprogram(name: "wcstoul", scope: !39, file: !39, line: 434, type: !235, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!235 = !DISubroutineType(types: !236)
!236 = !{!91, !66, !217, !22}
!237 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !238, file: !33, line: 198)
!238 = !DISubprogram(name: "wcsxfrm", scope: !39, file: !39, line: 135, type: !239, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!239 = !DISubroutineType(types: !240)
!240 = !{!89, !56, !66, !89}
!241 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !242, file: !33, line: 199)
!242 = !DISubprogram(name: "wctob", scope: !39, file: !39, line: 289, type: !243, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!243 = !DISubroutineType(types: !244)
!244 = !{!22, !35}
!245 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !246, file: !33, line: 200)
!246 = !DISubprogram(name: "wmemcmp", scope: !39, file: !39, line: 259, type: !200, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!247 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !248, file: !33, line: 201)
!248 = !DISubprogram(name: "wmemcpy", scope: !39, file: !39, line: 263, type: !196, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!249 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !250, file: !33, line: 202)
!250 = !DISubprogram(name: "wmemmove", scope: !39, file: !39, line: 268, type: !251, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!251 = !DISubroutineType(types: !252)
!252 = !{!54, !54, !67, !89}
!253 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !254, file: !33, line: 203)
!254 = !DISubprogram(name: "wmemset", scope: !39, file: !39, line: 272, type: !255, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!255 = !DISubroutineType(types: !256)
!256 = !{!54, !54, !55, !89}
!257 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !258, file: !33, line: 204)
!258 = !DISubprogram(name: "wprintf", scope: !39, file: !39, line: 602, type: !259, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!259 = !DISubroutineType(types: !260)
!260 = !{!22, !66, null}
!261 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !262, file: !33, line: 205)
!262 = !DISubprogram(name: "wscanf", linkageName: "__isoc99_wscanf", scope: !39, file: !39, line: 661, type: !259, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!263 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !264, file: !33, line: 206)
!264 = !DISubprogram(name: "wcschr", scope: !39, file: !39, line: 165, type: !265, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!265 = !DISubroutineType(types: !266)
!266 = !{!54, !67, !55}
!267 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !268, file: !33, line: 207)
!268 = !DISubprogram(name: "wcspbrk", scope: !39, file: !39, line: 202, type: !269, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!269 = !DISubroutineType(types: !270)
!270 = !{!54, !67, !67}
!271 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !272, file: !33, line: 208)
!272 = !DISubprogram(name: "wcsrchr", scope: !39, file: !39, line: 175, type: !265, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!273 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !274, file: !33, line: 209)
!274 = !DISubprogram(name: "wcsstr", scope: !39, file: !39, line: 213, type: !269, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!275 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !276, file: !33, line: 210)
!276 = !DISubprogram(name: "wmemchr", scope: !39, file: !39, line: 254, type: !277, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!277 = !DISubroutineType(types: !278)
!278 = !{!54, !67, !55, !89}
!279 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !280, entity: !281, file: !33, line: 251)
!280 = !DINamespace(name: "__gnu_cxx", scope: null)
!281 = !DISubprogram(name: "wcstold", scope: !39, file: !39, line: 385, type: !282, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!282 = !DISubroutineType(types: !283)
!283 = !{!284, !66, !217}
!284 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!285 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !280, entity: !286, file: !33, line: 260)
!286 = !DISubprogram(name: "wcstoll", scope: !39, file: !39, line: 442, type: !287, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!287 = !DISubroutineType(types: !288)
!288 = !{!289, !66, !217, !22}
!289 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!290 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !280, entity: !291, file: !33, line: 261)
!291 = !DISubprogram(name: "wcstoull", scope: !39, file: !39, line: 449, type: !292, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!292 = !DISubroutineType(types: !293)
!293 = !{!294, !66, !217, !22}
!294 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!295 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !281, file: !33, line: 267)
!296 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !286, file: !33, line: 268)
!297 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !291, file: !33, line: 269)
!298 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !220, file: !33, line: 283)
!299 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !145, file: !33, line: 286)
!300 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !151, file: !33, line: 289)
!301 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !159, file: !33, line: 292)
!302 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !281, file: !33, line: 296)
!303 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !286, file: !33, line: 297)
!304 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !291, file: !33, line: 298)
!305 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !306, file: !307, line: 68)
!306 = !DICompositeType(tag: DW_TAG_class_type, name: "exception_ptr", scope: !308, file: !307, line: 90, size: 64, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSNSt15__exception_ptr13exception_ptrE")
!307 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/exception_ptr.h", directory: "")
!308 = !DINamespace(name: "__exception_ptr", scope: !2)
!309 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !308, entity: !310, file: !307, line: 84)
!310 = !DISubprogram(name: "rethrow_exception", linkageName: "_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE", scope: !2, file: !307, line: 80, type: !311, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!311 = !DISubroutineType(types: !312)
!312 = !{null, !306}
!313 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !314, file: !319, line: 47)
!314 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !315, line: 24, baseType: !316)
!315 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-intn.h", directory: "")
!316 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int8_t", file: !317, line: 37, baseType: !318)
!317 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!318 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!319 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdint", directory: "")
!320 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !321, file: !319, line: 48)
!321 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !315, line: 25, baseType: !322)
!322 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int16_t", file: !317, line: 39, baseType: !323)
!323 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!324 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !325, file: !319, line: 49)
!325 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !315, line: 26, baseType: !326)
!326 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int32_t", file: !317, line: 41, baseType: !22)
!327 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !328, file: !319, line: 50)
!328 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !315, line: 27, baseType: !329)
!329 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int64_t", file: !317, line: 44, baseType: !232)
!330 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !331, file: !319, line: 52)
!331 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast8_t", file: !332, line: 58, baseType: !318)
!332 = !DIFile(filename: "/usr/include/stdint.h", directory: "")
!333 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !334, file: !319, line: 53)
!334 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast16_t", file: !332, line: 60, baseType: !232)
!335 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !336, file: !319, line: 54)
!336 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast32_t", file: !332, line: 61, baseType: !232)
!337 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !338, file: !319, line: 55)
!338 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast64_t", file: !332, line: 62, baseType: !232)
!339 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !340, file: !319, line: 57)
!340 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least8_t", file: !332, line: 43, baseType: !341)
!341 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least8_t", file: !317, line: 52, baseType: !316)
!342 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !343, file: !319, line: 58)
!343 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least16_t", file: !332, line: 44, baseType: !344)
!344 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least16_t", file: !317, line: 54, baseType: !322)
!345 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !346, file: !319, line: 59)
!346 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least32_t", file: !332, line: 45, baseType: !347)
!347 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least32_t", file: !317, line: 56, baseType: !326)
!348 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !349, file: !319, line: 60)
!349 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least64_t", file: !332, line: 46, baseType: !350)
!350 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least64_t", file: !317, line: 58, baseType: !329)
!351 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !352, file: !319, line: 62)
!352 = !DIDerivedType(tag: DW_TAG_typedef, name: "intmax_t", file: !332, line: 101, baseType: !353)
!353 = !DIDerivedType(tag: DW_TAG_typedef, name: "__intmax_t", file: !317, line: 72, baseType: !232)
!354 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !355, file: !319, line: 63)
!355 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !332, line: 87, baseType: !232)
!356 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !357, file: !319, line: 65)
!357 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !358, line: 24, baseType: !359)
!358 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "")
!359 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint8_t", file: !317, line: 38, baseType: !11)
!360 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !361, file: !319, line: 66)
!361 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !358, line: 25, baseType: !362)
!362 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint16_t", file: !317, line: 40, baseType: !363)
!363 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!364 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !365, file: !319, line: 67)
!365 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !358, line: 26, baseType: !366)
!366 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !317, line: 42, baseType: !27)
!367 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !368, file: !319, line: 68)
!368 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !358, line: 27, baseType: !369)
!369 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !317, line: 45, baseType: !91)
!370 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !371, file: !319, line: 70)
!371 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast8_t", file: !332, line: 71, baseType: !11)
!372 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !373, file: !319, line: 71)
!373 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast16_t", file: !332, line: 73, baseType: !91)
!374 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !375, file: !319, line: 72)
!375 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast32_t", file: !332, line: 74, baseType: !91)
!376 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !377, file: !319, line: 73)
!377 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast64_t", file: !332, line: 75, baseType: !91)
!378 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !379, file: !319, line: 75)
!379 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least8_t", file: !332, line: 49, baseType: !380)
!380 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least8_t", file: !317, line: 53, baseType: !359)
!381 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !382, file: !319, line: 76)
!382 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least16_t", file: !332, line: 50, baseType: !383)
!383 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least16_t", file: !317, line: 55, baseType: !362)
!384 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !385, file: !319, line: 77)
!385 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least32_t", file: !332, line: 51, baseType: !386)
!386 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least32_t", file: !317, line: 57, baseType: !366)
!387 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !388, file: !319, line: 78)
!388 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least64_t", file: !332, line: 52, baseType: !389)
!389 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least64_t", file: !317, line: 59, baseType: !369)
!390 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !391, file: !319, line: 80)
!391 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintmax_t", file: !332, line: 102, baseType: !392)
!392 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uintmax_t", file: !317, line: 73, baseType: !91)
!393 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !394, file: !319, line: 81)
!394 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !332, line: 90, baseType: !91)
!395 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !396, file: !398, line: 53)
!396 = !DICompositeType(tag: DW_TAG_structure_type, name: "lconv", file: !397, line: 51, size: 768, flags: DIFlagFwdDecl, identifier: "_ZTS5lconv")
!397 = !DIFile(filename: "/usr/include/locale.h", directory: "")
!398 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/clocale", directory: "")
!399 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !400, file: !398, line: 54)
!400 = !DISubprogram(name: "setlocale", scope: !397, file: !397, line: 122, type: !401, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!401 = !DISubroutineType(types: !402)
!402 = !{!165, !22, !93}
!403 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !404, file: !398, line: 55)
!404 = !DISubprogram(name: "localeconv", scope: !397, file: !397, line: 125, type: !405, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!405 = !DISubroutineType(types: !406)
!406 = !{!407}
!407 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !396, size: 64)
!408 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !409, file: !413, line: 64)
!409 = !DISubprogram(name: "isalnum", scope: !410, file: !410, line: 108, type: !411, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!410 = !DIFile(filename: "/usr/include/ctype.h", directory: "")
!411 = !DISubroutineType(types: !412)
!412 = !{!22, !22}
!413 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cctype", directory: "")
!414 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !415, file: !413, line: 65)
!415 = !DISubprogram(name: "isalpha", scope: !410, file: !410, line: 109, type: !411, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!416 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !417, file: !413, line: 66)
!417 = !DISubprogram(name: "iscntrl", scope: !410, file: !410, line: 110, type: !411, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!418 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !419, file: !413, line: 67)
!419 = !DISubprogram(name: "isdigit", scope: !410, file: !410, line: 111, type: !411, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!420 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !421, file: !413, line: 68)
!421 = !DISubprogram(name: "isgraph", scope: !410, file: !410, line: 113, type: !411, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!422 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !423, file: !413, line: 69)
!423 = !DISubprogram(name: "islower", scope: !410, file: !410, line: 112, type: !411, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!424 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !425, file: !413, line: 70)
!425 = !DISubprogram(name: "isprint", scope: !410, file: !410, line: 114, type: !411, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!426 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !427, file: !413, line: 71)
!427 = !DISubprogram(name: "ispunct", scope: !410, file: !410, line: 115, type: !411, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!428 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !429, file: !413, line: 72)
!429 = !DISubprogram(name: "isspace", scope: !410, file: !410, line: 116, type: !411, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!430 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !431, file: !413, line: 73)
!431 = !DISubprogram(name: "isupper", scope: !410, file: !410, line: 117, type: !411, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!432 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !433, file: !413, line: 74)
!433 = !DISubprogram(name: "isxdigit", scope: !410, file: !410, line: 118, type: !411, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!434 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !435, file: !413, line: 75)
!435 = !DISubprogram(name: "tolower", scope: !410, file: !410, line: 122, type: !411, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!436 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !437, file: !413, line: 76)
!437 = !DISubprogram(name: "toupper", scope: !410, file: !410, line: 125, type: !411, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!438 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !439, file: !413, line: 87)
!439 = !DISubprogram(name: "isblank", scope: !410, file: !410, line: 130, type: !411, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!440 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !441, entity: !442, file: !443, line: 58)
!441 = !DINamespace(name: "__gnu_debug", scope: null)
!442 = !DINamespace(name: "__debug", scope: !2)
!443 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/debug/debug.h", directory: "")
!444 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !445, file: !447, line: 52)
!445 = !DISubprogram(name: "abs", scope: !446, file: !446, line: 861, type: !411, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!446 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!447 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_abs.h", directory: "")
!448 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !449, file: !451, line: 127)
!449 = !DIDerivedType(tag: DW_TAG_typedef, name: "div_t", file: !446, line: 63, baseType: !450)
!450 = !DICompositeType(tag: DW_TAG_structure_type, file: !446, line: 59, size: 64, flags: DIFlagFwdDecl, identifier: "_ZTS5div_t")
!451 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdlib", directory: "")
!452 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !453, file: !451, line: 128)
!453 = !DIDerivedType(tag: DW_TAG_typedef, name: "ldiv_t", file: !446, line: 71, baseType: !454)
!454 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !446, line: 67, size: 128, flags: DIFlagTypePassByValue, elements: !455, identifier: "_ZTS6ldiv_t")
!455 = !{!456, !457}
!456 = !DIDerivedType(tag: DW_TAG_member, name: "quot", scope: !454, file: !446, line: 69, baseType: !232, size: 64)
!457 = !DIDerivedType(tag: DW_TAG_member, name: "rem", scope: !454, file: !446, line: 70, baseType: !232, size: 64, offset: 64)
!458 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !459, file: !451, line: 130)
!459 = !DISubprogram(name: "abort", scope: !446, file: !446, line: 611, type: !460, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!460 = !DISubroutineType(types: !461)
!461 = !{null}
!462 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !463, file: !451, line: 132)
!463 = !DISubprogram(name: "aligned_alloc", scope: !446, file: !446, line: 605, type: !464, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!464 = !DISubroutineType(types: !465)
!465 = !{!142, !89, !89}
!466 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !467, file: !451, line: 134)
!467 = !DISubprogram(name: "atexit", scope: !446, file: !446, line: 615, type: !468, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!468 = !DISubroutineType(types: !469)
!469 = !{!22, !470}
!470 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !460, size: 64)
!471 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !472, file: !451, line: 137)
!472 = !DISubprogram(name: "at_quick_exit", scope: !446, file: !446, line: 620, type: !468, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!473 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !474, file: !451, line: 140)
!474 = !DISubprogram(name: "atof", scope: !446, file: !446, line: 102, type: !475, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!475 = !DISubroutineType(types: !476)
!476 = !{!216, !93}
!477 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !478, file: !451, line: 141)
!478 = !DISubprogram(name: "atoi", scope: !446, file: !446, line: 105, type: !479, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!479 = !DISubroutineType(types: !480)
!480 = !{!22, !93}
!481 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !482, file: !451, line: 142)
!482 = !DISubprogram(name: "atol", scope: !446, file: !446, line: 108, type: !483, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!483 = !DISubroutineType(types: !484)
!484 = !{!232, !93}
!485 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !486, file: !451, line: 143)
!486 = !DISubprogram(name: "bsearch", scope: !446, file: !446, line: 841, type: !487, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!487 = !DISubroutineType(types: !488)
!488 = !{!142, !489, !489, !89, !89, !491}
!489 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !490, size: 64)
!490 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!491 = !DIDerivedType(tag: DW_TAG_typedef, name: "__compar_fn_t", file: !446, line: 829, baseType: !492)
!492 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !493, size: 64)
!493 = !DISubroutineType(types: !494)
!494 = !{!22, !489, !489}
!495 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !496, file: !451, line: 144)
!496 = !DISubprogram(name: "calloc", scope: !446, file: !446, line: 556, type: !464, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!497 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !498, file: !451, line: 145)
!498 = !DISubprogram(name: "div", scope: !446, file: !446, line: 873, type: !499, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!499 = !DISubroutineType(types: !500)
!500 = !{!449, !22, !22}
!501 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !502, file: !451, line: 146)
!502 = !DISubprogram(name: "exit", scope: !446, file: !446, line: 637, type: !503, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!503 = !DISubroutineType(types: !504)
!504 = !{null, !22}
!505 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !506, file: !451, line: 147)
!506 = !DISubprogram(name: "free", scope: !446, file: !446, line: 568, type: !507, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!507 = !DISubroutineType(types: !508)
!508 = !{null, !142}
!509 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !510, file: !451, line: 148)
!510 = !DISubprogram(name: "getenv", scope: !446, file: !446, line: 654, type: !511, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!511 = !DISubroutineType(types: !512)
!512 = !{!165, !93}
!513 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !514, file: !451, line: 149)
!514 = !DISubprogram(name: "labs", scope: !446, file: !446, line: 862, type: !515, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!515 = !DISubroutineType(types: !516)
!516 = !{!232, !232}
!517 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !518, file: !451, line: 150)
!518 = !DISubprogram(name: "ldiv", scope: !446, file: !446, line: 875, type: !519, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!519 = !DISubroutineType(types: !520)
!520 = !{!453, !232, !232}
!521 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !522, file: !451, line: 151)
!522 = !DISubprogram(name: "malloc", scope: !446, file: !446, line: 553, type: !523, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!523 = !DISubroutineType(types: !524)
!524 = !{!142, !89}
!525 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !526, file: !451, line: 153)
!526 = !DISubprogram(name: "mblen", scope: !446, file: !446, line: 943, type: !527, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!527 = !DISubroutineType(types: !528)
!528 = !{!22, !93, !89}
!529 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !530, file: !451, line: 154)
!530 = !DISubprogram(name: "mbstowcs", scope: !446, file: !446, line: 954, type: !531, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!531 = !DISubroutineType(types: !532)
!532 = !{!89, !56, !92, !89}
!533 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !534, file: !451, line: 155)
!534 = !DISubprogram(name: "mbtowc", scope: !446, file: !446, line: 946, type: !535, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!535 = !DISubroutineType(types: !536)
!536 = !{!22, !56, !92, !89}
!537 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !538, file: !451, line: 157)
!538 = !DISubprogram(name: "qsort", scope: !446, file: !446, line: 851, type: !539, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!539 = !DISubroutineType(types: !540)
!540 = !{null, !142, !89, !89, !491}
!541 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !542, file: !451, line: 160)
!542 = !DISubprogram(name: "quick_exit", scope: !446, file: !446, line: 643, type: !503, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!543 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !544, file: !451, line: 163)
!544 = !DISubprogram(name: "rand", scope: !446, file: !446, line: 454, type: !545, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!545 = !DISubroutineType(types: !546)
!546 = !{!22}
!547 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !548, file: !451, line: 164)
!548 = !DISubprogram(name: "realloc", scope: !446, file: !446, line: 564, type: !549, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!549 = !DISubroutineType(types: !550)
!550 = !{!142, !142, !89}
!551 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !552, file: !451, line: 165)
!552 = !DISubprogram(name: "srand", scope: !446, file: !446, line: 456, type: !553, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!553 = !DISubroutineType(types: !554)
!554 = !{null, !27}
!555 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !556, file: !451, line: 166)
!556 = !DISubprogram(name: "strtod", scope: !446, file: !446, line: 118, type: !557, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!557 = !DISubroutineType(types: !558)
!558 = !{!216, !92, !559}
!559 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !560)
!560 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !165, size: 64)
!561 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !562, file: !451, line: 167)
!562 = !DISubprogram(name: "strtol", scope: !446, file: !446, line: 177, type: !563, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!563 = !DISubroutineType(types: !564)
!564 = !{!232, !92, !559, !22}
!565 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !566, file: !451, line: 168)
!566 = !DISubprogram(name: "strtoul", scope: !446, file: !446, line: 181, type: !567, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!567 = !DISubroutineType(types: !568)
!568 = !{!91, !92, !559, !22}
!569 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !570, file: !451, line: 169)
!570 = !DISubprogram(name: "system", scope: !446, file: !446, line: 804, type: !479, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!571 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !572, file: !451, line: 171)
!572 = !DISubprogram(name: "wcstombs", scope: !446, file: !446, line: 958, type: !573, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!573 = !DISubroutineType(types: !574)
!574 = !{!89, !164, !66, !89}
!575 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !576, file: !451, line: 172)
!576 = !DISubprogram(name: "wctomb", scope: !446, file: !446, line: 950, type: !577, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!577 = !DISubroutineType(types: !578)
!578 = !{!22, !165, !55}
!579 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !280, entity: !580, file: !451, line: 200)
!580 = !DIDerivedType(tag: DW_TAG_typedef, name: "lldiv_t", file: !446, line: 81, baseType: !581)
!581 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !446, line: 77, size: 128, flags: DIFlagTypePassByValue, elements: !582, identifier: "_ZTS7lldiv_t")
!582 = !{!583, !584}
!583 = !DIDerivedType(tag: DW_TAG_member, name: "quot", scope: !581, file: !446, line: 79, baseType: !289, size: 64)
!584 = !DIDerivedType(tag: DW_TAG_member, name: "rem", scope: !581, file: !446, line: 80, baseType: !289, size: 64, offset: 64)
!585 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !280, entity: !586, file: !451, line: 206)
!586 = !DISubprogram(name: "_Exit", scope: !446, file: !446, line: 649, type: !503, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!587 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !280, entity: !588, file: !451, line: 210)
!588 = !DISubprogram(name: "llabs", scope: !446, file: !446, line: 865, type: !589, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!589 = !DISubroutineType(types: !590)
!590 = !{!289, !289}
!591 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !280, entity: !592, file: !451, line: 216)
!592 = !DISubprogram(name: "lldiv", scope: !446, file: !446, line: 879, type: !593, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!593 = !DISubroutineType(types: !594)
!594 = !{!580, !289, !289}
!595 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !280, entity: !596, file: !451, line: 227)
!596 = !DISubprogram(name: "atoll", scope: !446, file: !446, line: 113, type: !597, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!597 = !DISubroutineType(types: !598)
!598 = !{!289, !93}
!599 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !280, entity: !600, file: !451, line: 228)
!600 = !DISubprogram(name: "strtoll", scope: !446, file: !446, line: 201, type: !601, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!601 = !DISubroutineType(types: !602)
!602 = !{!289, !92, !559, !22}
!603 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !280, entity: !604, file: !451, line: 229)
!604 = !DISubprogram(name: "strtoull", scope: !446, file: !446, line: 206, type: !605, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!605 = !DISubroutineType(types: !606)
!606 = !{!294, !92, !559, !22}
!607 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !280, entity: !608, file: !451, line: 231)
!608 = !DISubprogram(name: "strtof", scope: !446, file: !446, line: 124, type: !609, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!609 = !DISubroutineType(types: !610)
!610 = !{!223, !92, !559}
!611 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !280, entity: !612, file: !451, line: 232)
!612 = !DISubprogram(name: "strtold", scope: !446, file: !446, line: 127, type: !613, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!613 = !DISubroutineType(types: !614)
!614 = !{!284, !92, !559}
!615 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !580, file: !451, line: 240)
!616 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !586, file: !451, line: 242)
!617 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !588, file: !451, line: 244)
!618 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !619, file: !451, line: 245)
!619 = !DISubprogram(name: "div", linkageName: "_ZN9__gnu_cxx3divExx", scope: !280, file: !451, line: 213, type: !593, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!620 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !592, file: !451, line: 246)
!621 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !596, file: !451, line: 248)
!622 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !608, file: !451, line: 249)
!623 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !600, file: !451, line: 250)
!624 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !604, file: !451, line: 251)
!625 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !612, file: !451, line: 252)
!626 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !627, file: !629, line: 98)
!627 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !628, line: 7, baseType: !49)
!628 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "")
!629 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdio", directory: "")
!630 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !631, file: !629, line: 99)
!631 = !DIDerivedType(tag: DW_TAG_typedef, name: "fpos_t", file: !632, line: 84, baseType: !633)
!632 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!633 = !DIDerivedType(tag: DW_TAG_typedef, name: "__fpos_t", file: !634, line: 14, baseType: !635)
!634 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__fpos_t.h", directory: "")
!635 = !DICompositeType(tag: DW_TAG_structure_type, name: "_G_fpos_t", file: !634, line: 10, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS9_G_fpos_t")
!636 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !637, file: !629, line: 101)
!637 = !DISubprogram(name: "clearerr", scope: !632, file: !632, line: 786, type: !638, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!638 = !DISubroutineType(types: !639)
!639 = !{null, !640}
!640 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !627, size: 64)
!641 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !642, file: !629, line: 102)
!642 = !DISubprogram(name: "fclose", scope: !632, file: !632, line: 178, type: !643, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!643 = !DISubroutineType(types: !644)
!644 = !{!22, !640}
!645 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !646, file: !629, line: 103)
!646 = !DISubprogram(name: "feof", scope: !632, file: !632, line: 788, type: !643, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!647 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !648, file: !629, line: 104)
!648 = !DISubprogram(name: "ferror", scope: !632, file: !632, line: 790, type: !643, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!649 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !650, file: !629, line: 105)
!650 = !DISubprogram(name: "fflush", scope: !632, file: !632, line: 230, type: !643, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!651 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !652, file: !629, line: 106)
!652 = !DISubprogram(name: "fgetc", scope: !632, file: !632, line: 513, type: !643, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!653 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !654, file: !629, line: 107)
!654 = !DISubprogram(name: "fgetpos", scope: !632, file: !632, line: 760, type: !655, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!655 = !DISubroutineType(types: !656)
!656 = !{!22, !657, !658}
!657 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !640)
!658 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !659)
!659 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !631, size: 64)
!660 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !661, file: !629, line: 108)
!661 = !DISubprogram(name: "fgets", scope: !632, file: !632, line: 592, type: !662, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!662 = !DISubroutineType(types: !663)
!663 = !{!165, !164, !22, !657}
!664 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !665, file: !629, line: 109)
!665 = !DISubprogram(name: "fopen", scope: !632, file: !632, line: 258, type: !666, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!666 = !DISubroutineType(types: !667)
!667 = !{!640, !92, !92}
!668 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !669, file: !629, line: 110)
!669 = !DISubprogram(name: "fprintf", scope: !632, file: !632, line: 350, type: !670, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!670 = !DISubroutineType(types: !671)
!671 = !{!22, !657, !92, null}
!672 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !673, file: !629, line: 111)
!673 = !DISubprogram(name: "fputc", scope: !632, file: !632, line: 549, type: !674, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!674 = !DISubroutineType(types: !675)
!675 = !{!22, !22, !640}
!676 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !677, file: !629, line: 112)
!677 = !DISubprogram(name: "fputs", scope: !632, file: !632, line: 655, type: !678, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!678 = !DISubroutineType(types: !679)
!679 = !{!22, !92, !657}
!680 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !681, file: !629, line: 113)
!681 = !DISubprogram(name: "fread", scope: !632, file: !632, line: 675, type: !682, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!682 = !DISubroutineType(types: !683)
!683 = !{!89, !684, !89, !89, !657}
!684 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !142)
!685 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !686, file: !629, line: 114)
!686 = !DISubprogram(name: "freopen", scope: !632, file: !632, line: 265, type: !687, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!687 = !DISubroutineType(types: !688)
!688 = !{!640, !92, !92, !657}
!689 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !690, file: !629, line: 115)
!690 = !DISubprogram(name: "fscanf", linkageName: "__isoc99_fscanf", scope: !632, file: !632, line: 434, type: !670, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!691 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !692, file: !629, line: 116)
!692 = !DISubprogram(name: "fseek", scope: !632, file: !632, line: 713, type: !693, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!693 = !DISubroutineType(types: !694)
!694 = !{!22, !640, !232, !22}
!695 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !696, file: !629, line: 117)
!696 = !DISubprogram(name: "fsetpos", scope: !632, file: !632, line: 765, type: !697, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!697 = !DISubroutineType(types: !698)
!698 = !{!22, !640, !699}
!699 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !700, size: 64)
!700 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !631)
!701 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !702, file: !629, line: 118)
!702 = !DISubprogram(name: "ftell", scope: !632, file: !632, line: 718, type: !703, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!703 = !DISubroutineType(types: !704)
!704 = !{!232, !640}
!705 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !706, file: !629, line: 119)
!706 = !DISubprogram(name: "fwrite", scope: !632, file: !632, line: 681, type: !707, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!707 = !DISubroutineType(types: !708)
!708 = !{!89, !709, !89, !89, !657}
!709 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !489)
!710 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !711, file: !629, line: 120)
!711 = !DISubprogram(name: "getc", scope: !632, file: !632, line: 514, type: !643, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!712 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !713, file: !629, line: 121)
!713 = !DISubprogram(name: "getchar", scope: !632, file: !632, line: 520, type: !545, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!714 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !715, file: !629, line: 126)
!715 = !DISubprogram(name: "perror", scope: !632, file: !632, line: 804, type: !716, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!716 = !DISubroutineType(types: !717)
!717 = !{null, !93}
!718 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !719, file: !629, line: 127)
!719 = !DISubprogram(name: "printf", scope: !632, file: !632, line: 356, type: !720, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!720 = !DISubroutineType(types: !721)
!721 = !{!22, !92, null}
!722 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !723, file: !629, line: 128)
!723 = !DISubprogram(name: "putc", scope: !632, file: !632, line: 550, type: !674, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!724 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !725, file: !629, line: 129)
!725 = !DISubprogram(name: "putchar", scope: !632, file: !632, line: 556, type: !411, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!726 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !727, file: !629, line: 130)
!727 = !DISubprogram(name: "puts", scope: !632, file: !632, line: 661, type: !479, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!728 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !729, file: !629, line: 131)
!729 = !DISubprogram(name: "remove", scope: !632, file: !632, line: 152, type: !479, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!730 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !731, file: !629, line: 132)
!731 = !DISubprogram(name: "rename", scope: !632, file: !632, line: 154, type: !732, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!732 = !DISubroutineType(types: !733)
!733 = !{!22, !93, !93}
!734 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !735, file: !629, line: 133)
!735 = !DISubprogram(name: "rewind", scope: !632, file: !632, line: 723, type: !638, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!736 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !737, file: !629, line: 134)
!737 = !DISubprogram(name: "scanf", linkageName: "__isoc99_scanf", scope: !632, file: !632, line: 437, type: !720, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!738 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !739, file: !629, line: 135)
!739 = !DISubprogram(name: "setbuf", scope: !632, file: !632, line: 328, type: !740, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!740 = !DISubroutineType(types: !741)
!741 = !{null, !657, !164}
!742 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !743, file: !629, line: 136)
!743 = !DISubprogram(name: "setvbuf", scope: !632, file: !632, line: 332, type: !744, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!744 = !DISubroutineType(types: !745)
!745 = !{!22, !657, !164, !22, !89}
!746 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !747, file: !629, line: 137)
!747 = !DISubprogram(name: "sprintf", scope: !632, file: !632, line: 358, type: !748, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!748 = !DISubroutineType(types: !749)
!749 = !{!22, !164, !92, null}
!750 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !751, file: !629, line: 138)
!751 = !DISubprogram(name: "sscanf", linkageName: "__isoc99_sscanf", scope: !632, file: !632, line: 439, type: !752, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!752 = !DISubroutineType(types: !753)
!753 = !{!22, !92, !92, null}
!754 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !755, file: !629, line: 139)
!755 = !DISubprogram(name: "tmpfile", scope: !632, file: !632, line: 188, type: !756, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!756 = !DISubroutineType(types: !757)
!757 = !{!640}
!758 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !759, file: !629, line: 141)
!759 = !DISubprogram(name: "tmpnam", scope: !632, file: !632, line: 205, type: !760, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!760 = !DISubroutineType(types: !761)
!761 = !{!165, !165}
!762 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !763, file: !629, line: 143)
!763 = !DISubprogram(name: "ungetc", scope: !632, file: !632, line: 668, type: !674, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!764 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !765, file: !629, line: 144)
!765 = !DISubprogram(name: "vfprintf", scope: !632, file: !632, line: 365, type: !766, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!766 = !DISubroutineType(types: !767)
!767 = !{!22, !657, !92, !135}
!768 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !769, file: !629, line: 145)
!769 = !DISubprogram(name: "vprintf", scope: !632, file: !632, line: 371, type: !770, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!770 = !DISubroutineType(types: !771)
!771 = !{!22, !92, !135}
!772 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !773, file: !629, line: 146)
!773 = !DISubprogram(name: "vsprintf", scope: !632, file: !632, line: 373, type: !774, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!774 = !DISubroutineType(types: !775)
!775 = !{!22, !164, !92, !135}
!776 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !280, entity: !777, file: !629, line: 175)
!777 = !DISubprogram(name: "snprintf", scope: !632, file: !632, line: 378, type: !778, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!778 = !DISubroutineType(types: !779)
!779 = !{!22, !164, !89, !92, null}
!780 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !280, entity: !781, file: !629, line: 176)
!781 = !DISubprogram(name: "vfscanf", linkageName: "__isoc99_vfscanf", scope: !632, file: !632, line: 479, type: !766, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!782 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !280, entity: !783, file: !629, line: 177)
!783 = !DISubprogram(name: "vscanf", linkageName: "__isoc99_vscanf", scope: !632, file: !632, line: 484, type: !770, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!784 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !280, entity: !785, file: !629, line: 178)
!785 = !DISubprogram(name: "vsnprintf", scope: !632, file: !632, line: 382, type: !786, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!786 = !DISubroutineType(types: !787)
!787 = !{!22, !164, !89, !92, !135}
!788 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !280, entity: !789, file: !629, line: 179)
!789 = !DISubprogram(name: "vsscanf", linkageName: "__isoc99_vsscanf", scope: !632, file: !632, line: 487, type: !790, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!790 = !DISubroutineType(types: !791)
!791 = !{!22, !92, !92, !135}
!792 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !777, file: !629, line: 185)
!793 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !781, file: !629, line: 186)
!794 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !783, file: !629, line: 187)
!795 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !785, file: !629, line: 188)
!796 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !789, file: !629, line: 189)
!797 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !798, file: !802, line: 82)
!798 = !DIDerivedType(tag: DW_TAG_typedef, name: "wctrans_t", file: !799, line: 48, baseType: !800)
!799 = !DIFile(filename: "/usr/include/wctype.h", directory: "")
!800 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !801, size: 64)
!801 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !326)
!802 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cwctype", directory: "")
!803 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !804, file: !802, line: 83)
!804 = !DIDerivedType(tag: DW_TAG_typedef, name: "wctype_t", file: !805, line: 38, baseType: !91)
!805 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/wctype-wchar.h", directory: "")
!806 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !35, file: !802, line: 84)
!807 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !808, file: !802, line: 86)
!808 = !DISubprogram(name: "iswalnum", scope: !805, file: !805, line: 95, type: !243, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!809 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !810, file: !802, line: 87)
!810 = !DISubprogram(name: "iswalpha", scope: !805, file: !805, line: 101, type: !243, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!811 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !812, file: !802, line: 89)
!812 = !DISubprogram(name: "iswblank", scope: !805, file: !805, line: 146, type: !243, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!813 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !814, file: !802, line: 91)
!814 = !DISubprogram(name: "iswcntrl", scope: !805, file: !805, line: 104, type: !243, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!815 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !816, file: !802, line: 92)
!816 = !DISubprogram(name: "iswctype", scope: !805, file: !805, line: 159, type: !817, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!817 = !DISubroutineType(types: !818)
!818 = !{!22, !35, !804}
!819 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !820, file: !802, line: 93)
!820 = !DISubprogram(name: "iswdigit", scope: !805, file: !805, line: 108, type: !243, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!821 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !822, file: !802, line: 94)
!822 = !DISubprogram(name: "iswgraph", scope: !805, file: !805, line: 112, type: !243, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!823 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !824, file: !802, line: 95)
!824 = !DISubprogram(name: "iswlower", scope: !805, file: !805, line: 117, type: !243, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!825 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !826, file: !802, line: 96)
!826 = !DISubprogram(name: "iswprint", scope: !805, file: !805, line: 120, type: !243, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!827 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !828, file: !802, line: 97)
!828 = !DISubprogram(name: "iswpunct", scope: !805, file: !805, line: 125, type: !243, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!829 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !830, file: !802, line: 98)
!830 = !DISubprogram(name: "iswspace", scope: !805, file: !805, line: 130, type: !243, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!831 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !832, file: !802, line: 99)
!832 = !DISubprogram(name: "iswupper", scope: !805, file: !805, line: 135, type: !243, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!833 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !834, file: !802, line: 100)
!834 = !DISubprogram(name: "iswxdigit", scope: !805, file: !805, line: 140, type: !243, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!835 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !836, file: !802, line: 101)
!836 = !DISubprogram(name: "towctrans", scope: !799, file: !799, line: 55, type: !837, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!837 = !DISubroutineType(types: !838)
!838 = !{!35, !35, !798}
!839 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !840, file: !802, line: 102)
!840 = !DISubprogram(name: "towlower", scope: !805, file: !805, line: 166, type: !841, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!841 = !DISubroutineType(types: !842)
!842 = !{!35, !35}
!843 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !844, file: !802, line: 103)
!844 = !DISubprogram(name: "towupper", scope: !805, file: !805, line: 169, type: !841, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!845 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !846, file: !802, line: 104)
!846 = !DISubprogram(name: "wctrans", scope: !799, file: !799, line: 52, type: !847, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!847 = !DISubroutineType(types: !848)
!848 = !{!798, !93}
!849 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !850, file: !802, line: 105)
!850 = !DISubprogram(name: "wctype", scope: !805, file: !805, line: 155, type: !851, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!851 = !DISubroutineType(types: !852)
!852 = !{!804, !93}
!853 = !{i32 7, !"Dwarf Version", i32 5}
!854 = !{i32 2, !"Debug Info Version", i32 3}
!855 = !{i32 1, !"wchar_size", i32 4}
!856 = !{i32 7, !"PIC Level", i32 2}
!857 = !{i32 7, !"PIE Level", i32 2}
!858 = !{i32 7, !"uwtable", i32 1}

!860 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !139, file: !139, type: !460, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !861)
!861 = !{}
!862 = !DILocation(line: 74, column: 25, scope: !863)
!863 = !DILexicalBlockFile(scope: !860, file: !3, discriminator: 0)
!864 = !DILocation(line: 0, scope: !860)
!865 = distinct !DISubprogram(name: "main", scope: !8, file: !8, line: 5, type: !545, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !866)
!866 = !{!867}
!867 = !DILocalVariable(name: "c", scope: !865, file: !8, line: 8, type: !30)
!868 = !DILocation(line: 6, column: 3, scope: !865)
!869 = !DILocation(line: 6, column: 13, scope: !865)
!870 = !DILocation(line: 7, column: 16, scope: !865)
!871 = !DILocation(line: 7, column: 26, scope: !865)
!872 = !DILocation(line: 7, column: 13, scope: !865)
!873 = !DILocation(line: 8, column: 3, scope: !865)
!874 = !DILocation(line: 8, column: 8, scope: !865)
!875 = !DILocation(line: 9, column: 12, scope: !865)
!876 = !DILocation(line: 10, column: 3, scope: !865)
!877 = !DILocation(line: 12, column: 1, scope: !865)
!878 = !DILocation(line: 11, column: 3, scope: !865)
!879 = distinct !DISubprogram(name: "fill", linkageName: "_ZNSt9basic_iosIcSt11char_traitsIcEE4fillEc", scope: !881, file: !880, line: 390, type: !883, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !887, retainedNodes: !888)
!880 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/basic_ios.h", directory: "")
!881 = !DICompositeType(tag: DW_TAG_class_type, name: "basic_ios<char, std::char_traits<char> >", scope: !2, file: !882, line: 178, size: 2112, flags: DIFlagFwdDecl | DIFlagNonTrivial)
!882 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/basic_ios.tcc", directory: "")
!883 = !DISubroutineType(types: !884)
!884 = !{!885, !886, !885}
!885 = !DIDerivedType(tag: DW_TAG_typedef, name: "char_type", scope: !881, file: !880, line: 76, baseType: !30)
!886 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !881, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!887 = !DISubprogram(name: "fill", linkageName: "_ZNSt9basic_iosIcSt11char_traitsIcEE4fillEc", scope: !881, file: !880, line: 390, type: !883, scopeLine: 390, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!888 = !{!889, !891, !892}
!889 = !DILocalVariable(name: "this", arg: 1, scope: !879, type: !890, flags: DIFlagArtificial | DIFlagObjectPointer)
!890 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !881, size: 64)
!891 = !DILocalVariable(name: "__ch", arg: 2, scope: !879, file: !880, line: 390, type: !885)
!892 = !DILocalVariable(name: "__old", scope: !879, file: !880, line: 392, type: !885)
!893 = !DILocation(line: 0, scope: !879)
!894 = !DILocation(line: 390, column: 22, scope: !879)
!895 = !DILocation(line: 392, column: 2, scope: !879)
!896 = !DILocation(line: 392, column: 12, scope: !879)
!897 = !DILocation(line: 392, column: 26, scope: !879)
!898 = !DILocation(line: 393, column: 12, scope: !879)
!899 = !DILocation(line: 393, column: 2, scope: !879)
!900 = !DILocation(line: 393, column: 10, scope: !879)
!901 = !DILocation(line: 394, column: 9, scope: !879)
!902 = !DILocation(line: 395, column: 7, scope: !879)
!903 = !DILocation(line: 394, column: 2, scope: !879)
!904 = distinct !DISubprogram(name: "operator<<<std::char_traits<char> >", linkageName: "_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c", scope: !2, file: !905, line: 523, type: !906, scopeLine: 524, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, templateParams: !914, retainedNodes: !911)
!905 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/ostream", directory: "")
!906 = !DISubroutineType(types: !907)
!907 = !{!908, !908, !30}
!908 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !909, size: 64)
!909 = !DICompositeType(tag: DW_TAG_class_type, name: "basic_ostream<char, std::char_traits<char> >", scope: !2, file: !910, line: 340, size: 2176, flags: DIFlagFwdDecl | DIFlagNonTrivial)
!910 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/ostream.tcc", directory: "")
!911 = !{!912, !913}
!912 = !DILocalVariable(name: "__out", arg: 1, scope: !904, file: !905, line: 523, type: !908)
!913 = !DILocalVariable(name: "__c", arg: 2, scope: !904, file: !905, line: 523, type: !30)
!914 = !{!915}
!915 = !DITemplateTypeParameter(name: "_Traits", type: !916)
!916 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "char_traits<char>", scope: !2, file: !917, line: 335, size: 8, flags: DIFlagTypePassByValue, elements: !918, templateParams: !968, identifier: "_ZTSSt11char_traitsIcE")
!917 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/char_traits.h", directory: "")
!918 = !{!919, !926, !929, !930, !936, !939, !942, !946, !947, !950, !956, !959, !962, !965}
!919 = !DISubprogram(name: "assign", linkageName: "_ZNSt11char_traitsIcE6assignERcRKc", scope: !916, file: !917, line: 347, type: !920, scopeLine: 347, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!920 = !DISubroutineType(types: !921)
!921 = !{null, !922, !924}
!922 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !923, size: 64)
!923 = !DIDerivedType(tag: DW_TAG_typedef, name: "char_type", scope: !916, file: !917, line: 337, baseType: !30)
!924 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !925, size: 64)
!925 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !923)
!926 = !DISubprogram(name: "eq", linkageName: "_ZNSt11char_traitsIcE2eqERKcS2_", scope: !916, file: !917, line: 358, type: !927, scopeLine: 358, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!927 = !DISubroutineType(types: !928)
!928 = !{!10, !924, !924}
!929 = !DISubprogram(name: "lt", linkageName: "_ZNSt11char_traitsIcE2ltERKcS2_", scope: !916, file: !917, line: 362, type: !927, scopeLine: 362, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!930 = !DISubprogram(name: "compare", linkageName: "_ZNSt11char_traitsIcE7compareEPKcS2_m", scope: !916, file: !917, line: 370, type: !931, scopeLine: 370, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!931 = !DISubroutineType(types: !932)
!932 = !{!22, !933, !933, !934}
!933 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !925, size: 64)
!934 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", scope: !2, file: !935, line: 298, baseType: !91)
!935 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!936 = !DISubprogram(name: "length", linkageName: "_ZNSt11char_traitsIcE6lengthEPKc", scope: !916, file: !917, line: 389, type: !937, scopeLine: 389, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!937 = !DISubroutineType(types: !938)
!938 = !{!934, !933}
!939 = !DISubprogram(name: "find", linkageName: "_ZNSt11char_traitsIcE4findEPKcmRS1_", scope: !916, file: !917, line: 399, type: !940, scopeLine: 399, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!940 = !DISubroutineType(types: !941)
!941 = !{!933, !933, !934, !924}
!942 = !DISubprogram(name: "move", linkageName: "_ZNSt11char_traitsIcE4moveEPcPKcm", scope: !916, file: !917, line: 411, type: !943, scopeLine: 411, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!943 = !DISubroutineType(types: !944)
!944 = !{!945, !945, !933, !934}
!945 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !923, size: 64)
!946 = !DISubprogram(name: "copy", linkageName: "_ZNSt11char_traitsIcE4copyEPcPKcm", scope: !916, file: !917, line: 423, type: !943, scopeLine: 423, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!947 = !DISubprogram(name: "assign", linkageName: "_ZNSt11char_traitsIcE6assignEPcmc", scope: !916, file: !917, line: 435, type: !948, scopeLine: 435, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!948 = !DISubroutineType(types: !949)
!949 = !{!945, !945, !934, !923}
!950 = !DISubprogram(name: "to_char_type", linkageName: "_ZNSt11char_traitsIcE12to_char_typeERKi", scope: !916, file: !917, line: 447, type: !951, scopeLine: 447, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!951 = !DISubroutineType(types: !952)
!952 = !{!923, !953}
!953 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !954, size: 64)
!954 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !955)
!955 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_type", scope: !916, file: !917, line: 338, baseType: !22)
!956 = !DISubprogram(name: "to_int_type", linkageName: "_ZNSt11char_traitsIcE11to_int_typeERKc", scope: !916, file: !917, line: 453, type: !957, scopeLine: 453, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!957 = !DISubroutineType(types: !958)
!958 = !{!955, !924}
!959 = !DISubprogram(name: "eq_int_type", linkageName: "_ZNSt11char_traitsIcE11eq_int_typeERKiS2_", scope: !916, file: !917, line: 457, type: !960, scopeLine: 457, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!960 = !DISubroutineType(types: !961)
!961 = !{!10, !953, !953}
!962 = !DISubprogram(name: "eof", linkageName: "_ZNSt11char_traitsIcE3eofEv", scope: !916, file: !917, line: 461, type: !963, scopeLine: 461, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!963 = !DISubroutineType(types: !964)
!964 = !{!955}
!965 = !DISubprogram(name: "not_eof", linkageName: "_ZNSt11char_traitsIcE7not_eofERKi", scope: !916, file: !917, line: 465, type: !966, scopeLine: 465, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!966 = !DISubroutineType(types: !967)
!967 = !{!955, !953}
!968 = !{!969}
!969 = !DITemplateTypeParameter(name: "_CharT", type: !30)
!970 = !DILocation(line: 523, column: 46, scope: !904)
!971 = !DILocation(line: 523, column: 58, scope: !904)
!972 = !DILocation(line: 525, column: 11, scope: !973)
!973 = distinct !DILexicalBlock(scope: !904, file: !905, line: 525, column: 11)
!974 = !DILocation(line: 525, column: 17, scope: !973)
!975 = !DILocation(line: 525, column: 25, scope: !973)
!976 = !DILocation(line: 525, column: 11, scope: !904)
!977 = !DILocation(line: 526, column: 26, scope: !973)
!978 = !DILocation(line: 526, column: 9, scope: !973)
!979 = !DILocation(line: 526, column: 2, scope: !973)
!980 = !DILocation(line: 527, column: 7, scope: !904)
!981 = !DILocation(line: 527, column: 17, scope: !904)
!982 = !DILocation(line: 527, column: 13, scope: !904)
!983 = !DILocation(line: 528, column: 14, scope: !904)
!984 = !DILocation(line: 528, column: 7, scope: !904)
!985 = !DILocation(line: 529, column: 5, scope: !904)
!986 = distinct !DISubprogram(name: "widen", linkageName: "_ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc", scope: !881, file: !880, line: 449, type: !987, scopeLine: 450, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !991, retainedNodes: !992)
!987 = !DISubroutineType(types: !988)
!988 = !{!885, !989, !30}
!989 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !990, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!990 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !881)
!991 = !DISubprogram(name: "widen", linkageName: "_ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc", scope: !881, file: !880, line: 449, type: !987, scopeLine: 449, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!992 = !{!993, !995}
!993 = !DILocalVariable(name: "this", arg: 1, scope: !986, type: !994, flags: DIFlagArtificial | DIFlagObjectPointer)
!994 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !990, size: 64)
!995 = !DILocalVariable(name: "__c", arg: 2, scope: !986, file: !880, line: 449, type: !30)
!996 = !DILocation(line: 0, scope: !986)
!997 = !DILocation(line: 449, column: 18, scope: !986)
!998 = !DILocation(line: 450, column: 30, scope: !986)
!999 = !DILocation(line: 450, column: 16, scope: !986)
!1000 = !DILocation(line: 450, column: 46, scope: !986)
!1001 = !DILocation(line: 450, column: 40, scope: !986)
!1002 = !DILocation(line: 450, column: 9, scope: !986)
!1003 = distinct !DISubprogram(name: "gcount", linkageName: "_ZNKSi6gcountEv", scope: !1005, file: !1004, line: 269, type: !1007, scopeLine: 270, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !1014, retainedNodes: !1015)
!1004 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/istream", directory: "")
!1005 = !DICompositeType(tag: DW_TAG_class_type, name: "basic_istream<char, std::char_traits<char> >", scope: !2, file: !1006, line: 1105, size: 2240, flags: DIFlagFwdDecl | DIFlagNonTrivial)
!1006 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/istream.tcc", directory: "")
!1007 = !DISubroutineType(types: !1008)
!1008 = !{!1009, !1012}
!1009 = !DIDerivedType(tag: DW_TAG_typedef, name: "streamsize", scope: !2, file: !1010, line: 68, baseType: !1011)
!1010 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/postypes.h", directory: "")
!1011 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", scope: !2, file: !935, line: 299, baseType: !232)
!1012 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1013, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!1013 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !1005)
!1014 = !DISubprogram(name: "gcount", linkageName: "_ZNKSi6gcountEv", scope: !1005, file: !1004, line: 269, type: !1007, scopeLine: 269, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1015 = !{!1016}
!1016 = !DILocalVariable(name: "this", arg: 1, scope: !1003, type: !1017, flags: DIFlagArtificial | DIFlagObjectPointer)
!1017 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1013, size: 64)
!1018 = !DILocation(line: 0, scope: !1003)
!1019 = !DILocation(line: 270, column: 16, scope: !1003)
!1020 = !DILocation(line: 270, column: 9, scope: !1003)
!1021 = distinct !DISubprogram(name: "fill", linkageName: "_ZNKSt9basic_iosIcSt11char_traitsIcEE4fillEv", scope: !881, file: !880, line: 370, type: !1022, scopeLine: 371, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !1024, retainedNodes: !1025)
!1022 = !DISubroutineType(types: !1023)
!1023 = !{!885, !989}
!1024 = !DISubprogram(name: "fill", linkageName: "_ZNKSt9basic_iosIcSt11char_traitsIcEE4fillEv", scope: !881, file: !880, line: 370, type: !1022, scopeLine: 370, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1025 = !{!1026}
!1026 = !DILocalVariable(name: "this", arg: 1, scope: !1021, type: !994, flags: DIFlagArtificial | DIFlagObjectPointer)
!1027 = !DILocation(line: 0, scope: !1021)
!1028 = !DILocation(line: 372, column: 7, scope: !1029)
!1029 = distinct !DILexicalBlock(scope: !1021, file: !880, line: 372, column: 6)
!1030 = !{i8 0, i8 2}
!1031 = !DILocation(line: 372, column: 6, scope: !1021)
!1032 = !DILocation(line: 374, column: 22, scope: !1033)
!1033 = distinct !DILexicalBlock(scope: !1029, file: !880, line: 373, column: 4)
!1034 = !DILocation(line: 374, column: 6, scope: !1033)
!1035 = !DILocation(line: 374, column: 14, scope: !1033)
!1036 = !DILocation(line: 375, column: 6, scope: !1033)
!1037 = !DILocation(line: 375, column: 19, scope: !1033)
!1038 = !DILocation(line: 376, column: 4, scope: !1033)
!1039 = !DILocation(line: 377, column: 9, scope: !1021)
!1040 = !DILocation(line: 377, column: 2, scope: !1021)
!1041 = distinct !DISubprogram(name: "__check_facet<std::ctype<char> >", linkageName: "_ZSt13__check_facetISt5ctypeIcEERKT_PS3_", scope: !2, file: !880, line: 47, type: !1042, scopeLine: 48, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, templateParams: !1051, retainedNodes: !1049)
!1042 = !DISubroutineType(types: !1043)
!1043 = !{!1044, !1048}
!1044 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !1045, size: 64)
!1045 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !1046)
!1046 = !DICompositeType(tag: DW_TAG_class_type, name: "ctype<char>", scope: !2, file: !1047, line: 689, size: 4608, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSSt5ctypeIcE")
!1047 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/locale_facets.h", directory: "")
!1048 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1045, size: 64)
!1049 = !{!1050}
!1050 = !DILocalVariable(name: "__f", arg: 1, scope: !1041, file: !880, line: 47, type: !1048)
!1051 = !{!1052}
!1052 = !DITemplateTypeParameter(name: "_Facet", type: !1046)
!1053 = !DILocation(line: 47, column: 33, scope: !1041)
!1054 = !DILocation(line: 49, column: 12, scope: !1055)
!1055 = distinct !DILexicalBlock(scope: !1041, file: !880, line: 49, column: 11)
!1056 = !DILocation(line: 49, column: 11, scope: !1041)
!1057 = !DILocation(line: 50, column: 2, scope: !1055)
!1058 = !DILocation(line: 51, column: 15, scope: !1041)
!1059 = !DILocation(line: 51, column: 7, scope: !1041)
!1060 = distinct !DISubprogram(name: "widen", linkageName: "_ZNKSt5ctypeIcE5widenEc", scope: !1046, file: !1047, line: 880, type: !1061, scopeLine: 881, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !1065, retainedNodes: !1066)
!1061 = !DISubroutineType(types: !1062)
!1062 = !{!1063, !1064, !30}
!1063 = !DIDerivedType(tag: DW_TAG_typedef, name: "char_type", scope: !1046, file: !1047, line: 694, baseType: !30)
!1064 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1045, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!1065 = !DISubprogram(name: "widen", linkageName: "_ZNKSt5ctypeIcE5widenEc", scope: !1046, file: !1047, line: 880, type: !1061, scopeLine: 880, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1066 = !{!1067, !1068}
!1067 = !DILocalVariable(name: "this", arg: 1, scope: !1060, type: !1048, flags: DIFlagArtificial | DIFlagObjectPointer)
!1068 = !DILocalVariable(name: "__c", arg: 2, scope: !1060, file: !1047, line: 880, type: !30)
!1069 = !DILocation(line: 0, scope: !1060)
!1070 = !DILocation(line: 880, column: 18, scope: !1060)
!1071 = !DILocation(line: 882, column: 6, scope: !1072)
!1072 = distinct !DILexicalBlock(scope: !1060, file: !1047, line: 882, column: 6)
!1073 = !DILocation(line: 882, column: 6, scope: !1060)
!1074 = !DILocation(line: 883, column: 11, scope: !1072)
!1075 = !DILocation(line: 883, column: 47, scope: !1072)
!1076 = !DILocation(line: 883, column: 4, scope: !1072)
!1077 = !DILocation(line: 884, column: 8, scope: !1060)
!1078 = !DILocation(line: 885, column: 24, scope: !1060)
!1079 = !DILocation(line: 885, column: 15, scope: !1060)
!1080 = !DILocation(line: 885, column: 2, scope: !1060)
!1081 = !DILocation(line: 886, column: 7, scope: !1060)
!1082 = distinct !DISubprogram(name: "width", linkageName: "_ZNKSt8ios_base5widthEv", scope: !6, file: !5, line: 751, type: !1083, scopeLine: 752, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !1087, retainedNodes: !1088)
!1083 = !DISubroutineType(types: !1084)
!1084 = !{!1009, !1085}
!1085 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1086, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!1086 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!1087 = !DISubprogram(name: "width", linkageName: "_ZNKSt8ios_base5widthEv", scope: !6, file: !5, line: 751, type: !1083, scopeLine: 751, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1088 = !{!1089}
!1089 = !DILocalVariable(name: "this", arg: 1, scope: !1082, type: !1090, flags: DIFlagArtificial | DIFlagObjectPointer)
!1090 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1086, size: 64)
!1091 = !DILocation(line: 0, scope: !1082)
!1092 = !DILocation(line: 752, column: 14, scope: !1082)
!1093 = !DILocation(line: 752, column: 7, scope: !1082)
!1094 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_cpp_stream_fields_unsafe.cpp", scope: !139, file: !139, type: !1095, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !861)
!1095 = !DISubroutineType(types: !861)
!1096 = !DILocation(line: 0, scope: !1094)
