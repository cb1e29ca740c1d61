source_filename = "cpp_stream_sum_safe.cpp"
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

$_ZStanSt12_Ios_IostateS_ = comdat any

$_ZStorSt12_Ios_IostateS_ = comdat any

$_ZNSt11char_traitsIcE6lengthEPKc = comdat any

$_ZNKSt8ios_base5widthEv = comdat any

@_ZStL8__ioinit = internal global %"class.std::ios_base::Init" zeroinitializer, align 1, !dbg !0
@__dso_handle = external hidden global i8
@_ZSt3cin = external global %"class.std::basic_istream", align 8
@.str = private unnamed_addr constant [16 x i8] c"positive <= all\00", align 1
@.str.1 = private unnamed_addr constant [24 x i8] c"cpp_stream_sum_safe.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@_ZSt4cout = external global %"class.std::basic_ostream", align 8
@.str.2 = private unnamed_addr constant [11 x i8] c"positive: \00", align 1
@llvm.global_ctors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @_GLOBAL__sub_I_cpp_stream_sum_safe.cpp, i8* null }]

define internal void @__cxx_global_var_init() #0 section ".text.startup" !dbg !874 {
entry:
  call void @_ZNSt8ios_base4InitC1Ev(%"class.std::ios_base::Init"* noundef nonnull align 1 dereferenceable(1) @_ZStL8__ioinit), !dbg !876
  %0 = call i32 @__cxa_atexit(void (i8*)* bitcast (void (%"class.std::ios_base::Init"*)* @_ZNSt8ios_base4InitD1Ev to void (i8*)*), i8* getelementptr inbounds (%"class.std::ios_base::Init", %"class.std::ios_base::Init"* @_ZStL8__ioinit, i32 0, i32 0), i8* @__dso_handle), !dbg !878
  ret void, !dbg !876
}

declare void @_ZNSt8ios_base4InitC1Ev(%"class.std::ios_base::Init"* noundef nonnull align 1 dereferenceable(1)) unnamed_addr

declare void @_ZNSt8ios_base4InitD1Ev(%"class.std::ios_base::Init"* noundef nonnull align 1 dereferenceable(1)) unnamed_addr

declare i32 @__cxa_atexit(void (i8*)*, i8*, i8*)

define dso_local noundef i32 @main() !dbg !879 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %positive = alloca i32, align 4
  %all = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !884
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !884
  call void @llvm.dbg.declare(metadata i32* %n, metadata !881, metadata !DIExpression()), !dbg !885
  %1 = bitcast i32* %positive to i8*, !dbg !884
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !884
  call void @llvm.dbg.declare(metadata i32* %positive, metadata !882, metadata !DIExpression()), !dbg !886
  store i32 0, i32* %positive, align 4, !dbg !886
  %2 = bitcast i32* %all to i8*, !dbg !884
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !884
  call void @llvm.dbg.declare(metadata i32* %all, metadata !883, metadata !DIExpression()), !dbg !887
  store i32 0, i32* %all, align 4, !dbg !887
  br label %while.cond, !dbg !888

while.cond:
  %3 = load i32, i32* %all, align 4, !dbg !889
  %cmp = icmp slt i32 %3, 10, !dbg !890
  br i1 %cmp, label %while.body, label %while.end, !dbg !888

while.body:
  %call = call noundef nonnull align 8 dereferenceable(16) %"class.std::basic_istream"* @_ZNSirsERi(%"class.std::basic_istream"* noundef nonnull align 8 dereferenceable(16) @_ZSt3cin, i32* noundef nonnull align 4 dereferenceable(4) %n), !dbg !891
  %vtable = load i8*, i8** bitcast (%"class.std::basic_istream"* @_ZSt3cin to i8**), align 8, !dbg !893
  %vbase.offset.ptr = getelementptr i8, i8* %vtable, i64 -24, !dbg !893
  %4 = bitcast i8* %vbase.offset.ptr to i64*, !dbg !893
  %vbase.offset = load i64, i64* %4, align 8, !dbg !893
  %add.ptr = getelementptr inbounds i8, i8* bitcast (%"class.std::basic_istream"* @_ZSt3cin to i8*), i64 %vbase.offset, !dbg !893
  %5 = bitcast i8* %add.ptr to %"class.std::basic_ios"*, !dbg !893
  %call1 = call noundef zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEEntEv(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %5), !dbg !895
  br i1 %call1, label %if.then, label %if.end, !dbg !896

if.then:
  br label %while.end, !dbg !897

if.end:
  %6 = load i32, i32* %all, align 4, !dbg !898
  %inc = add nsw i32 %6, 1, !dbg !898
  store i32 %inc, i32* %all, align 4, !dbg !898
  %7 = load i32, i32* %n, align 4, !dbg !899
  %cmp2 = icmp sgt i32 %7, 0, !dbg !901
  br i1 %cmp2, label %if.then3, label %if.end5, !dbg !902

if.then3:
  %8 = load i32, i32* %positive, align 4, !dbg !903
  %inc4 = add nsw i32 %8, 1, !dbg !903
  store i32 %inc4, i32* %positive, align 4, !dbg !903
  br label %if.end5, !dbg !904

if.end5:
  br label %while.cond, !dbg !888, !llvm.loop !905

while.end:
  %9 = load i32, i32* %positive, align 4, !dbg !909
  %10 = load i32, i32* %all, align 4, !dbg !909
  %cmp6 = icmp sle i32 %9, %10, !dbg !909
  br i1 %cmp6, label %cond.true, label %cond.false, !dbg !909

cond.true:
  br label %cond.end, !dbg !909

cond.false:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.1, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !909
  unreachable, !dbg !909

11:                                               ; No predecessors!
  br label %cond.end, !dbg !909

cond.end:
  %call7 = call noundef nonnull align 8 dereferenceable(8) %"class.std::basic_ostream"* @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc(%"class.std::basic_ostream"* noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.2, i64 0, i64 0)), !dbg !910
  %12 = load i32, i32* %positive, align 4, !dbg !911
  %call8 = call noundef nonnull align 8 dereferenceable(8) %"class.std::basic_ostream"* @_ZNSolsEi(%"class.std::basic_ostream"* noundef nonnull align 8 dereferenceable(8) %call7, i32 noundef %12), !dbg !912
  %call9 = call noundef nonnull align 8 dereferenceable(8) %"class.std::basic_ostream"* @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c(%"class.std::basic_ostream"* noundef nonnull align 8 dereferenceable(8) %call8, i8 noundef signext 10), !dbg !913
  %vtable10 = load i8*, i8** bitcast (%"class.std::basic_ostream"* @_ZSt4cout to i8**), align 8, !dbg !914
  %vbase.offset.ptr11 = getelementptr i8, i8* %vtable10, i64 -24, !dbg !914
  %13 = bitcast i8* %vbase.offset.ptr11 to i64*, !dbg !914
  %vbase.offset12 = load i64, i64* %13, align 8, !dbg !914
  %add.ptr13 = getelementptr inbounds i8, i8* bitcast (%"class.std::basic_ostream"* @_ZSt4cout to i8*), i64 %vbase.offset12, !dbg !914
  %14 = bitcast i8* %add.ptr13 to %"class.std::basic_ios"*, !dbg !914
  %call14 = call noundef zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEEcvbEv(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %14), !dbg !914
  %15 = zext i1 %call14 to i64, !dbg !914
  %cond = select i1 %call14, i32 0, i32 1, !dbg !914
  %16 = bitcast i32* %all to i8*, !dbg !915
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %16), !dbg !915
  %17 = bitcast i32* %positive to i8*, !dbg !915
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %17), !dbg !915
  %18 = bitcast i32* %n to i8*, !dbg !915
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %18), !dbg !915
  ret i32 %cond, !dbg !916
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare noundef nonnull align 8 dereferenceable(16) %"class.std::basic_istream"* @_ZNSirsERi(%"class.std::basic_istream"* noundef nonnull align 8 dereferenceable(16), i32* noundef nonnull align 4 dereferenceable(4))

define available_externally noundef zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEEntEv(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %this) #7 align 2 !dbg !917 {
entry:
  %this.addr = alloca %"class.std::basic_ios"*, align 8
  store %"class.std::basic_ios"* %this, %"class.std::basic_ios"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::basic_ios"** %this.addr, metadata !927, metadata !DIExpression()), !dbg !929
  %this1 = load %"class.std::basic_ios"*, %"class.std::basic_ios"** %this.addr, align 8
  %call = call noundef zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEE4failEv(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %this1), !dbg !930
  ret i1 %call, !dbg !931
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

define available_externally noundef nonnull align 8 dereferenceable(8) %"class.std::basic_ostream"* @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c(%"class.std::basic_ostream"* noundef nonnull align 8 dereferenceable(8) %__out, i8 noundef signext %__c) !dbg !932 {
entry:
  %retval = alloca %"class.std::basic_ostream"*, align 8
  %__out.addr = alloca %"class.std::basic_ostream"*, align 8
  %__c.addr = alloca i8, align 1
  store %"class.std::basic_ostream"* %__out, %"class.std::basic_ostream"** %__out.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::basic_ostream"** %__out.addr, metadata !940, metadata !DIExpression()), !dbg !997
  store i8 %__c, i8* %__c.addr, align 1
  call void @llvm.dbg.declare(metadata i8* %__c.addr, metadata !941, metadata !DIExpression()), !dbg !998
  %0 = load %"class.std::basic_ostream"*, %"class.std::basic_ostream"** %__out.addr, align 8, !dbg !999
  %1 = bitcast %"class.std::basic_ostream"* %0 to i8**, !dbg !999
  %vtable = load i8*, i8** %1, align 8, !dbg !999
  %vbase.offset.ptr = getelementptr i8, i8* %vtable, i64 -24, !dbg !999
  %2 = bitcast i8* %vbase.offset.ptr to i64*, !dbg !999
  %vbase.offset = load i64, i64* %2, align 8, !dbg !999
  %3 = bitcast %"class.std::basic_ostream"* %0 to i8*, !dbg !999
  %add.ptr = getelementptr inbounds i8, i8* %3, i64 %vbase.offset, !dbg !999
  %4 = bitcast i8* %add.ptr to %"class.std::ios_base"*, !dbg !999
  %call = call noundef i64 @_ZNKSt8ios_base5widthEv(%"class.std::ios_base"* noundef nonnull align 8 dereferenceable(216) %4), !dbg !1001
  %cmp = icmp ne i64 %call, 0, !dbg !1002
  br i1 %cmp, label %if.then, label %if.end, !dbg !1003

if.then:
  %5 = load %"class.std::basic_ostream"*, %"class.std::basic_ostream"** %__out.addr, align 8, !dbg !1004
  %call1 = call noundef nonnull align 8 dereferenceable(8) %"class.std::basic_ostream"* @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(%"class.std::basic_ostream"* noundef nonnull align 8 dereferenceable(8) %5, i8* noundef %__c.addr, i64 noundef 1), !dbg !1005
  store %"class.std::basic_ostream"* %call1, %"class.std::basic_ostream"** %retval, align 8, !dbg !1006
  br label %return, !dbg !1006

if.end:
  %6 = load %"class.std::basic_ostream"*, %"class.std::basic_ostream"** %__out.addr, align 8, !dbg !1007
  %7 = load i8, i8* %__c.addr, align 1, !dbg !1008
  %call2 = call noundef nonnull align 8 dereferenceable(8) %"class.std::basic_ostream"* @_ZNSo3putEc(%"class.std::basic_ostream"* noundef nonnull align 8 dereferenceable(8) %6, i8 noundef signext %7), !dbg !1009
  %8 = load %"class.std::basic_ostream"*, %"class.std::basic_ostream"** %__out.addr, align 8, !dbg !1010
  store %"class.std::basic_ostream"* %8, %"class.std::basic_ostream"** %retval, align 8, !dbg !1011
  br label %return, !dbg !1011

return:
  %9 = load %"class.std::basic_ostream"*, %"class.std::basic_ostream"** %retval, align 8, !dbg !1012
  ret %"class.std::basic_ostream"* %9, !dbg !1012
}

define available_externally noundef nonnull align 8 dereferenceable(8) %"class.std::basic_ostream"* @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc(%"class.std::basic_ostream"* noundef nonnull align 8 dereferenceable(8) %__out, i8* noundef %__s) !dbg !1013 {
entry:
  %__out.addr = alloca %"class.std::basic_ostream"*, align 8
  %__s.addr = alloca i8*, align 8
  store %"class.std::basic_ostream"* %__out, %"class.std::basic_ostream"** %__out.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::basic_ostream"** %__out.addr, metadata !1017, metadata !DIExpression()), !dbg !1019
  store i8* %__s, i8** %__s.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__s.addr, metadata !1018, metadata !DIExpression()), !dbg !1020
  %0 = load i8*, i8** %__s.addr, align 8, !dbg !1021
  %tobool = icmp ne i8* %0, null, !dbg !1021
  br i1 %tobool, label %if.else, label %if.then, !dbg !1023

if.then:
  %1 = load %"class.std::basic_ostream"*, %"class.std::basic_ostream"** %__out.addr, align 8, !dbg !1024
  %2 = bitcast %"class.std::basic_ostream"* %1 to i8**, !dbg !1024
  %vtable = load i8*, i8** %2, align 8, !dbg !1024
  %vbase.offset.ptr = getelementptr i8, i8* %vtable, i64 -24, !dbg !1024
  %3 = bitcast i8* %vbase.offset.ptr to i64*, !dbg !1024
  %vbase.offset = load i64, i64* %3, align 8, !dbg !1024
  %4 = bitcast %"class.std::basic_ostream"* %1 to i8*, !dbg !1024
  %add.ptr = getelementptr inbounds i8, i8* %4, i64 %vbase.offset, !dbg !1024
  %5 = bitcast i8* %add.ptr to %"class.std::basic_ios"*, !dbg !1024
  call void @_ZNSt9basic_iosIcSt11char_traitsIcEE8setstateESt12_Ios_Iostate(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %5, i32 noundef 1), !dbg !1025
  br label %if.end, !dbg !1024

if.else:
  %6 = load %"class.std::basic_ostream"*, %"class.std::basic_ostream"** %__out.addr, align 8, !dbg !1026
  %7 = load i8*, i8** %__s.addr, align 8, !dbg !1027
  %8 = load i8*, i8** %__s.addr, align 8, !dbg !1028
  %call = call noundef i64 @_ZNSt11char_traitsIcE6lengthEPKc(i8* noundef %8), !dbg !1029
  %call1 = call noundef nonnull align 8 dereferenceable(8) %"class.std::basic_ostream"* @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(%"class.std::basic_ostream"* noundef nonnull align 8 dereferenceable(8) %6, i8* noundef %7, i64 noundef %call), !dbg !1030
  br label %if.end

if.end:
  %9 = load %"class.std::basic_ostream"*, %"class.std::basic_ostream"** %__out.addr, align 8, !dbg !1031
  ret %"class.std::basic_ostream"* %9, !dbg !1032
}

declare noundef nonnull align 8 dereferenceable(8) %"class.std::basic_ostream"* @_ZNSolsEi(%"class.std::basic_ostream"* noundef nonnull align 8 dereferenceable(8), i32 noundef)

define available_externally noundef zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEEcvbEv(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %this) #7 align 2 !dbg !1033 {
entry:
  %this.addr = alloca %"class.std::basic_ios"*, align 8
  store %"class.std::basic_ios"* %this, %"class.std::basic_ios"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::basic_ios"** %this.addr, metadata !1036, metadata !DIExpression()), !dbg !1037
  %this1 = load %"class.std::basic_ios"*, %"class.std::basic_ios"** %this.addr, align 8
  %call = call noundef zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEE4failEv(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %this1), !dbg !1038
  %lnot = xor i1 %call, true, !dbg !1039
  ret i1 %lnot, !dbg !1040
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

define available_externally noundef zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEE4failEv(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %this) #7 align 2 !dbg !1041 {
entry:
  %this.addr = alloca %"class.std::basic_ios"*, align 8
  store %"class.std::basic_ios"* %this, %"class.std::basic_ios"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::basic_ios"** %this.addr, metadata !1044, metadata !DIExpression()), !dbg !1045
  %this1 = load %"class.std::basic_ios"*, %"class.std::basic_ios"** %this.addr, align 8
  %call = call noundef i32 @_ZNKSt9basic_iosIcSt11char_traitsIcEE7rdstateEv(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %this1), !dbg !1046
  %call2 = call noundef i32 @_ZStorSt12_Ios_IostateS_(i32 noundef 1, i32 noundef 4), !dbg !1047
  %call3 = call noundef i32 @_ZStanSt12_Ios_IostateS_(i32 noundef %call, i32 noundef %call2), !dbg !1048
  %cmp = icmp ne i32 %call3, 0, !dbg !1049
  ret i1 %cmp, !dbg !1050
}

define linkonce_odr dso_local noundef i32 @_ZStanSt12_Ios_IostateS_(i32 noundef %__a, i32 noundef %__b) #10 comdat !dbg !1051 {
entry:
  %__a.addr = alloca i32, align 4
  %__b.addr = alloca i32, align 4
  store i32 %__a, i32* %__a.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %__a.addr, metadata !1055, metadata !DIExpression()), !dbg !1057
  store i32 %__b, i32* %__b.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %__b.addr, metadata !1056, metadata !DIExpression()), !dbg !1058
  %0 = load i32, i32* %__a.addr, align 4, !dbg !1059
  %1 = load i32, i32* %__b.addr, align 4, !dbg !1060
  %and = and i32 %0, %1, !dbg !1061
  ret i32 %and, !dbg !1062
}

define available_externally noundef i32 @_ZNKSt9basic_iosIcSt11char_traitsIcEE7rdstateEv(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %this) #11 align 2 !dbg !1063 {
entry:
  %this.addr = alloca %"class.std::basic_ios"*, align 8
  store %"class.std::basic_ios"* %this, %"class.std::basic_ios"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::basic_ios"** %this.addr, metadata !1069, metadata !DIExpression()), !dbg !1070
  %this1 = load %"class.std::basic_ios"*, %"class.std::basic_ios"** %this.addr, align 8
  %0 = bitcast %"class.std::basic_ios"* %this1 to %"class.std::ios_base"*, !dbg !1071
  %_M_streambuf_state = getelementptr inbounds %"class.std::ios_base", %"class.std::ios_base"* %0, i32 0, i32 5, !dbg !1071
  %1 = load i32, i32* %_M_streambuf_state, align 8, !dbg !1071
  ret i32 %1, !dbg !1072
}

define linkonce_odr dso_local noundef i32 @_ZStorSt12_Ios_IostateS_(i32 noundef %__a, i32 noundef %__b) #10 comdat !dbg !1073 {
entry:
  %__a.addr = alloca i32, align 4
  %__b.addr = alloca i32, align 4
  store i32 %__a, i32* %__a.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %__a.addr, metadata !1075, metadata !DIExpression()), !dbg !1077
  store i32 %__b, i32* %__b.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %__b.addr, metadata !1076, metadata !DIExpression()), !dbg !1078
  %0 = load i32, i32* %__a.addr, align 4, !dbg !1079
  %1 = load i32, i32* %__b.addr, align 4, !dbg !1080
  %or = or i32 %0, %1, !dbg !1081
  ret i32 %or, !dbg !1082
}

define available_externally void @_ZNSt9basic_iosIcSt11char_traitsIcEE8setstateESt12_Ios_Iostate(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %this, i32 noundef %__state) #7 align 2 !dbg !1083 {
entry:
  %this.addr = alloca %"class.std::basic_ios"*, align 8
  %__state.addr = alloca i32, align 4
  store %"class.std::basic_ios"* %this, %"class.std::basic_ios"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::basic_ios"** %this.addr, metadata !1089, metadata !DIExpression()), !dbg !1092
  store i32 %__state, i32* %__state.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %__state.addr, metadata !1091, metadata !DIExpression()), !dbg !1093
  %this1 = load %"class.std::basic_ios"*, %"class.std::basic_ios"** %this.addr, align 8
  %call = call noundef i32 @_ZNKSt9basic_iosIcSt11char_traitsIcEE7rdstateEv(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %this1), !dbg !1094
  %0 = load i32, i32* %__state.addr, align 4, !dbg !1095
  %call2 = call noundef i32 @_ZStorSt12_Ios_IostateS_(i32 noundef %call, i32 noundef %0), !dbg !1096
  call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %this1, i32 noundef %call2), !dbg !1097
  ret void, !dbg !1098
}

declare noundef nonnull align 8 dereferenceable(8) %"class.std::basic_ostream"* @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(%"class.std::basic_ostream"* noundef nonnull align 8 dereferenceable(8), i8* noundef, i64 noundef)

define linkonce_odr dso_local noundef i64 @_ZNSt11char_traitsIcE6lengthEPKc(i8* noundef %__s) #11 comdat align 2 !dbg !1099 {
entry:
  %__s.addr = alloca i8*, align 8
  store i8* %__s, i8** %__s.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__s.addr, metadata !1101, metadata !DIExpression()), !dbg !1102
  %0 = load i8*, i8** %__s.addr, align 8, !dbg !1103
  %call = call i64 @strlen(i8* noundef %0), !dbg !1104
  ret i64 %call, !dbg !1105
}

declare void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264), i32 noundef)

declare i64 @strlen(i8* noundef)

define linkonce_odr dso_local noundef i64 @_ZNKSt8ios_base5widthEv(%"class.std::ios_base"* noundef nonnull align 8 dereferenceable(216) %this) #11 comdat align 2 !dbg !1106 {
entry:
  %this.addr = alloca %"class.std::ios_base"*, align 8
  store %"class.std::ios_base"* %this, %"class.std::ios_base"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::ios_base"** %this.addr, metadata !1113, metadata !DIExpression()), !dbg !1115
  %this1 = load %"class.std::ios_base"*, %"class.std::ios_base"** %this.addr, align 8
  %_M_width = getelementptr inbounds %"class.std::ios_base", %"class.std::ios_base"* %this1, i32 0, i32 2, !dbg !1116
  %0 = load i64, i64* %_M_width, align 8, !dbg !1116
  ret i64 %0, !dbg !1117
}

declare noundef nonnull align 8 dereferenceable(8) %"class.std::basic_ostream"* @_ZNSo3putEc(%"class.std::basic_ostream"* noundef nonnull align 8 dereferenceable(8), i8 noundef signext)

define internal void @_GLOBAL__sub_I_cpp_stream_sum_safe.cpp() #0 section ".text.startup" !dbg !1118 {
entry:
  call void @__cxx_global_var_init(), !dbg !1120
  ret void
}

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!867, !868, !869, !870, !871, !872}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "__ioinit", linkageName: "_ZStL8__ioinit", scope: !2, file: !3, line: 74, type: !4, isLocal: true, isDefinition: true)
!2 = !DINamespace(name: "std", scope: null)
!3 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/iostream", directory: "")
!4 = !DICompositeType(tag: DW_TAG_class_type, name: "Init", scope: !6, file: !5, line: 635, size: 8, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSNSt8ios_base4InitE")
!5 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/ios_base.h", directory: "")
!6 = !DICompositeType(tag: DW_TAG_class_type, name: "ios_base", scope: !2, file: !5, line: 229, size: 1728, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSSt8ios_base")
!7 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !8, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !9, retainedTypes: !20, globals: !27, imports: !28, splitDebugInlining: false, nameTableKind: None)
!8 = !DIFile(filename: "cpp_stream_sum_safe.cpp", directory: ".")
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
!20 = !{!21, !10, !11, !22, !6}
!21 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "streamsize", scope: !2, file: !23, line: 68, baseType: !24)
!23 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/postypes.h", directory: "")
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", scope: !2, file: !25, line: 299, baseType: !26)
!25 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!26 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!27 = !{!0}
!28 = !{!29, !48, !51, !56, !64, !72, !76, !83, !87, !91, !93, !95, !99, !111, !115, !121, !127, !129, !133, !137, !141, !145, !158, !160, !164, !168, !172, !174, !180, !184, !188, !190, !192, !196, !204, !208, !212, !216, !218, !224, !226, !233, !238, !242, !246, !250, !254, !258, !260, !262, !266, !270, !274, !276, !280, !284, !286, !288, !292, !298, !303, !308, !309, !310, !311, !312, !313, !314, !315, !316, !317, !318, !322, !326, !333, !337, !340, !343, !346, !348, !350, !352, !355, !358, !361, !364, !367, !369, !374, !378, !381, !384, !386, !388, !390, !392, !395, !398, !401, !404, !407, !409, !413, !417, !422, !428, !430, !432, !434, !436, !438, !440, !442, !444, !446, !448, !450, !452, !454, !458, !462, !466, !472, !476, !480, !485, !487, !491, !495, !499, !509, !511, !515, !519, !523, !527, !531, !535, !539, !543, !547, !551, !555, !557, !561, !565, !569, !575, !579, !583, !585, !589, !593, !599, !601, !605, !609, !613, !617, !621, !625, !629, !630, !631, !632, !634, !635, !636, !637, !638, !639, !640, !644, !650, !655, !659, !661, !663, !665, !667, !674, !678, !682, !686, !690, !694, !699, !703, !705, !709, !715, !719, !724, !726, !728, !732, !736, !738, !740, !742, !744, !748, !750, !752, !756, !760, !764, !768, !772, !776, !778, !782, !786, !790, !794, !796, !798, !802, !806, !807, !808, !809, !810, !811, !817, !820, !821, !823, !825, !827, !829, !833, !835, !837, !839, !841, !843, !845, !847, !849, !853, !857, !859, !863}
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !30, file: !47, line: 64)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "mbstate_t", file: !31, line: 6, baseType: !32)
!31 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/mbstate_t.h", directory: "")
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "__mbstate_t", file: !33, line: 21, baseType: !34)
!33 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__mbstate_t.h", directory: "")
!34 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !33, line: 13, size: 64, flags: DIFlagTypePassByValue, elements: !35, identifier: "_ZTS11__mbstate_t")
!35 = !{!36, !37}
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !34, file: !33, line: 15, baseType: !11, size: 32)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__value", scope: !34, file: !33, line: 20, baseType: !38, size: 32, offset: 32)
!38 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !34, file: !33, line: 16, size: 32, flags: DIFlagTypePassByValue, elements: !39, identifier: "_ZTSN11__mbstate_tUt_E")
!39 = !{!40, !42}
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__wch", scope: !38, file: !33, line: 18, baseType: !41, size: 32)
!41 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__wchb", scope: !38, file: !33, line: 19, baseType: !43, size: 32)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 32, elements: !45)
!44 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!45 = !{!46}
!46 = !DISubrange(count: 4)
!47 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cwchar", directory: "")
!48 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !49, file: !47, line: 141)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "wint_t", file: !50, line: 20, baseType: !41)
!50 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/wint_t.h", directory: "")
!51 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !52, file: !47, line: 143)
!52 = !DISubprogram(name: "btowc", scope: !53, file: !53, line: 285, type: !54, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!53 = !DIFile(filename: "/usr/include/wchar.h", directory: "")
!54 = !DISubroutineType(types: !55)
!55 = !{!49, !11}
!56 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !57, file: !47, line: 144)
!57 = !DISubprogram(name: "fgetwc", scope: !53, file: !53, line: 744, type: !58, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!58 = !DISubroutineType(types: !59)
!59 = !{!49, !60}
!60 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !61, size: 64)
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "__FILE", file: !62, line: 5, baseType: !63)
!62 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__FILE.h", directory: "")
!63 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !62, line: 4, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS8_IO_FILE")
!64 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !65, file: !47, line: 145)
!65 = !DISubprogram(name: "fgetws", scope: !53, file: !53, line: 773, type: !66, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!66 = !DISubroutineType(types: !67)
!67 = !{!68, !70, !11, !71}
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !69, size: 64)
!69 = !DIBasicType(name: "wchar_t", size: 32, encoding: DW_ATE_signed)
!70 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !68)
!71 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !60)
!72 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !73, file: !47, line: 146)
!73 = !DISubprogram(name: "fputwc", scope: !53, file: !53, line: 758, type: !74, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!74 = !DISubroutineType(types: !75)
!75 = !{!49, !69, !60}
!76 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !77, file: !47, line: 147)
!77 = !DISubprogram(name: "fputws", scope: !53, file: !53, line: 780, type: !78, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!78 = !DISubroutineType(types: !79)
!79 = !{!11, !80, !71}
!80 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !81)
!81 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !82, size: 64)
!82 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !69)
!83 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !84, file: !47, line: 148)
!84 = !DISubprogram(name: "fwide", scope: !53, file: !53, line: 588, type: !85, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!85 = !DISubroutineType(types: !86)
!86 = !{!11, !60, !11}
!87 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !88, file: !47, line: 149)
!88 = !DISubprogram(name: "fwprintf", scope: !53, file: !53, line: 595, type: !89, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!89 = !DISubroutineType(types: !90)
!90 = !{!11, !71, !80, null}
!91 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !92, file: !47, line: 150)
!92 = !DISubprogram(name: "fwscanf", linkageName: "__isoc99_fwscanf", scope: !53, file: !53, line: 657, type: !89, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!93 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !94, file: !47, line: 151)
!94 = !DISubprogram(name: "getwc", scope: !53, file: !53, line: 745, type: !58, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!95 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !96, file: !47, line: 152)
!96 = !DISubprogram(name: "getwchar", scope: !53, file: !53, line: 751, type: !97, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!97 = !DISubroutineType(types: !98)
!98 = !{!49}
!99 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !100, file: !47, line: 153)
!100 = !DISubprogram(name: "mbrlen", scope: !53, file: !53, line: 308, type: !101, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!101 = !DISubroutineType(types: !102)
!102 = !{!103, !106, !103, !109}
!103 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !104, line: 46, baseType: !105)
!104 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!105 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!106 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !107)
!107 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !108, size: 64)
!108 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !44)
!109 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !110)
!110 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!111 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !112, file: !47, line: 154)
!112 = !DISubprogram(name: "mbrtowc", scope: !53, file: !53, line: 297, type: !113, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!113 = !DISubroutineType(types: !114)
!114 = !{!103, !70, !106, !103, !109}
!115 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !116, file: !47, line: 155)
!116 = !DISubprogram(name: "mbsinit", scope: !53, file: !53, line: 293, type: !117, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!117 = !DISubroutineType(types: !118)
!118 = !{!11, !119}
!119 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !120, size: 64)
!120 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !30)
!121 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !122, file: !47, line: 156)
!122 = !DISubprogram(name: "mbsrtowcs", scope: !53, file: !53, line: 338, type: !123, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!123 = !DISubroutineType(types: !124)
!124 = !{!103, !70, !125, !103, !109}
!125 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !126)
!126 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !107, size: 64)
!127 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !128, file: !47, line: 157)
!128 = !DISubprogram(name: "putwc", scope: !53, file: !53, line: 759, type: !74, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!129 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !130, file: !47, line: 158)
!130 = !DISubprogram(name: "putwchar", scope: !53, file: !53, line: 765, type: !131, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!131 = !DISubroutineType(types: !132)
!132 = !{!49, !69}
!133 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !134, file: !47, line: 160)
!134 = !DISubprogram(name: "swprintf", scope: !53, file: !53, line: 605, type: !135, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!135 = !DISubroutineType(types: !136)
!136 = !{!11, !70, !103, !80, null}
!137 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !138, file: !47, line: 162)
!138 = !DISubprogram(name: "swscanf", linkageName: "__isoc99_swscanf", scope: !53, file: !53, line: 664, type: !139, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!139 = !DISubroutineType(types: !140)
!140 = !{!11, !80, !80, null}
!141 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !142, file: !47, line: 163)
!142 = !DISubprogram(name: "ungetwc", scope: !53, file: !53, line: 788, type: !143, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!143 = !DISubroutineType(types: !144)
!144 = !{!49, !49, !60}
!145 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !146, file: !47, line: 164)
!146 = !DISubprogram(name: "vfwprintf", scope: !53, file: !53, line: 613, type: !147, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!147 = !DISubroutineType(types: !148)
!148 = !{!11, !71, !80, !149}
!149 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !150, size: 64)
!150 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, flags: DIFlagTypePassByValue, elements: !151, identifier: "_ZTS13__va_list_tag")
!151 = !{!152, !154, !155, !157}
!152 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !150, file: !153, baseType: !41, size: 32)
!153 = !DIFile(filename: "cpp_stream_sum_safe.cpp", directory: ".")
!154 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !150, file: !153, baseType: !41, size: 32, offset: 32)
!155 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !150, file: !153, baseType: !156, size: 64, offset: 64)
!156 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!157 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !150, file: !153, baseType: !156, size: 64, offset: 128)
!158 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !159, file: !47, line: 166)
!159 = !DISubprogram(name: "vfwscanf", linkageName: "__isoc99_vfwscanf", scope: !53, file: !53, line: 711, type: !147, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!160 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !161, file: !47, line: 169)
!161 = !DISubprogram(name: "vswprintf", scope: !53, file: !53, line: 626, type: !162, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!162 = !DISubroutineType(types: !163)
!163 = !{!11, !70, !103, !80, !149}
!164 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !165, file: !47, line: 172)
!165 = !DISubprogram(name: "vswscanf", linkageName: "__isoc99_vswscanf", scope: !53, file: !53, line: 718, type: !166, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!166 = !DISubroutineType(types: !167)
!167 = !{!11, !80, !80, !149}
!168 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !169, file: !47, line: 174)
!169 = !DISubprogram(name: "vwprintf", scope: !53, file: !53, line: 621, type: !170, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!170 = !DISubroutineType(types: !171)
!171 = !{!11, !80, !149}
!172 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !173, file: !47, line: 176)
!173 = !DISubprogram(name: "vwscanf", linkageName: "__isoc99_vwscanf", scope: !53, file: !53, line: 715, type: !170, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!174 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !175, file: !47, line: 178)
!175 = !DISubprogram(name: "wcrtomb", scope: !53, file: !53, line: 302, type: !176, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!176 = !DISubroutineType(types: !177)
!177 = !{!103, !178, !69, !109}
!178 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !179)
!179 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !44, size: 64)
!180 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !181, file: !47, line: 179)
!181 = !DISubprogram(name: "wcscat", scope: !53, file: !53, line: 97, type: !182, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!182 = !DISubroutineType(types: !183)
!183 = !{!68, !70, !80}
!184 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !185, file: !47, line: 180)
!185 = !DISubprogram(name: "wcscmp", scope: !53, file: !53, line: 106, type: !186, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!186 = !DISubroutineType(types: !187)
!187 = !{!11, !81, !81}
!188 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !189, file: !47, line: 181)
!189 = !DISubprogram(name: "wcscoll", scope: !53, file: !53, line: 131, type: !186, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!190 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !191, file: !47, line: 182)
!191 = !DISubprogram(name: "wcscpy", scope: !53, file: !53, line: 87, type: !182, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!192 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !193, file: !47, line: 183)
!193 = !DISubprogram(name: "wcscspn", scope: !53, file: !53, line: 188, type: !194, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!194 = !DISubroutineType(types: !195)
!195 = !{!103, !81, !81}
!196 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !197, file: !47, line: 184)
!197 = !DISubprogram(name: "wcsftime", scope: !53, file: !53, line: 852, type: !198, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!198 = !DISubroutineType(types: !199)
!199 = !{!103, !70, !103, !80, !200}
!200 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !201)
!201 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !202, size: 64)
!202 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !203)
!203 = !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !53, line: 83, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS2tm")
!204 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !205, file: !47, line: 185)
!205 = !DISubprogram(name: "wcslen", scope: !53, file: !53, line: 223, type: !206, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!206 = !DISubroutineType(types: !207)
!207 = !{!103, !81}
!208 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !209, file: !47, line: 186)
!209 = !DISubprogram(name: "wcsncat", scope: !53, file: !53, line: 101, type: !210, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!210 = !DISubroutineType(types: !211)
!211 = !{!68, !70, !80, !103}
!212 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !213, file: !47, line: 187)
!213 = !DISubprogram(name: "wcsncmp", scope: !53, file: !53, line: 109, type: !214, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!214 = !DISubroutineType(types: !215)
!215 = !{!11, !81, !81, !103}
!216 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !217, file: !47, line: 188)
!217 = !DISubprogram(name: "wcsncpy", scope: !53, file: !53, line: 92, type: !210, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!218 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !219, file: !47, line: 189)
!219 = !DISubprogram(name: "wcsrtombs", scope: !53, file: !53, line: 344, type: !220, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!220 = !DISubroutineType(types: !221)
!221 = !{!103, !178, !222, !103, !109}
!222 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !223)
!223 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !81, size: 64)
!224 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !225, file: !47, line: 190)
!225 = !DISubprogram(name: "wcsspn", scope: !53, file: !53, line: 192, type: !194, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!226 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !227, file: !47, line: 191)
!227 = !DISubprogram(name: "wcstod", scope: !53, file: !53, line: 378, type: !228, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!228 = !DISubroutineType(types: !229)
!229 = !{!230, !80, !231}
!230 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!231 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !232)
!232 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !68, size: 64)
!233 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !234, file: !47, line: 193)
!234 = !DISubprogram(name: "wcstof", scope: !53, file: !53, line: 383, type: !235, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!235 = !DISubroutineType(types: !236)
!236 = !{!237, !80, !231}
!237 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!238 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !239, file: !47, line: 195)
!239 = !DISubprogram(name: "wcstok", scope: !53, file: !53, line: 218, type: !240, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!240 = !DISubroutineType(types: !241)
!241 = !{!68, !70, !80, !231}
!242 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !243, file: !47, line: 196)
!243 = !DISubprogram(name: "wcstol", scope: !53, file: !53, line: 429, type: !244, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!244 = !DISubroutineType(types: !245)
!245 = !{!26, !80, !231, !11}
!246 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !247, file: !47, line: 197)
!247 = !DISubprogram(name: "wcstoul", scope: !53, file: !53, line: 434, type: !248, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!248 = !DISubroutineType(types: !249)
!249 = !{!105, !80, !231, !11}
!250 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !251, file: !47, line: 198)
!251 = !DISubprogram(name: "wcsxfrm", scope: !53, file: !53, line: 135, type: !252, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!252 = !DISubroutineType(types: !253)
!253 = !{!103, !70, !80, !103}
!254 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !255, file: !47, line: 199)
!255 = !DISubprogram(name: "wctob", scope: !53, file: !53, line: 289, type: !256, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!256 = !DISubroutineType(types: !257)
!257 = !{!11, !49}
!258 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !259, file: !47, line: 200)
!259 = !DISubprogram(name: "wmemcmp", scope: !53, file: !53, line: 259, type: !214, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!260 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !261, file: !47, line: 201)
!261 = !DISubprogram(name: "wmemcpy", scope: !53, file: !53, line: 263, type: !210, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!262 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !263, file: !47, line: 202)
!263 = !DISubprogram(name: "wmemmove", scope: !53, file: !53, line: 268, type: !264, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!264 = !DISubroutineType(types: !265)
!265 = !{!68, !68, !81, !103}
!266 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !267, file: !47, line: 203)
!267 = !DISubprogram(name: "wmemset", scope: !53, file: !53, line: 272, type: !268, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!268 = !DISubroutineType(types: !269)
!269 = !{!68, !68, !69, !103}
!270 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !271, file: !47, line: 204)
!271 = !DISubprogram(name: "wprintf", scope: !53, file: !53, line: 602, type: !272, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!272 = !DISubroutineType(types: !273)
!273 = !{!11, !80, null}
!274 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !275, file: !47, line: 205)
!275 = !DISubprogram(name: "wscanf", linkageName: "__isoc99_wscanf", scope: !53, file: !53, line: 661, type: !272, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!276 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !277, file: !47, line: 206)
!277 = !DISubprogram(name: "wcschr", scope: !53, file: !53, line: 165, type: !278, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!278 = !DISubroutineType(types: !279)
!279 = !{!68, !81, !69}
!280 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !281, file: !47, line: 207)
!281 = !DISubprogram(name: "wcspbrk", scope: !53, file: !53, line: 202, type: !282, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!282 = !DISubroutineType(types: !283)
!283 = !{!68, !81, !81}
!284 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !285, file: !47, line: 208)
!285 = !DISubprogram(name: "wcsrchr", scope: !53, file: !53, line: 175, type: !278, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!286 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !287, file: !47, line: 209)
!287 = !DISubprogram(name: "wcsstr", scope: !53, file: !53, line: 213, type: !282, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!288 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !289, file: !47, line: 210)
!289 = !DISubprogram(name: "wmemchr", scope: !53, file: !53, line: 254, type: !290, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!290 = !DISubroutineType(types: !291)
!291 = !{!68, !81, !69, !103}
!292 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !293, entity: !294, file: !47, line: 251)
!293 = !DINamespace(name: "__gnu_cxx", scope: null)
!294 = !DISubprogram(name: "wcstold", scope: !53, file: !53, line: 385, type: !295, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!295 = !DISubroutineType(types: !296)
!296 = !{!297, !80, !231}
!297 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!298 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !293, entity: !299, file: !47, line: 260)
!299 = !DISubprogram(name: "wcstoll", scope: !53, file: !53, line: 442, type: !300, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!300 = !DISubroutineType(types: !301)
!301 = !{!302, !80, !231, !11}
!302 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!303 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !293, entity: !304, file: !47, line: 261)
!304 = !DISubprogram(name: "wcstoull", scope: !53, file: !53, line: 449, type: !305, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!305 = !DISubroutineType(types: !306)
!306 = !{!307, !80, !231, !11}
!307 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!308 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !294, file: !47, line: 267)
!309 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !299, file: !47, line: 268)
!310 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !304, file: !47, line: 269)
!311 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !234, file: !47, line: 283)
!312 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !159, file: !47, line: 286)
!313 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !165, file: !47, line: 289)
!314 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !173, file: !47, line: 292)
!315 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !294, file: !47, line: 296)
!316 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !299, file: !47, line: 297)
!317 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !304, file: !47, line: 298)
!318 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !319, file: !320, line: 68)
!319 = !DICompositeType(tag: DW_TAG_class_type, name: "exception_ptr", scope: !321, file: !320, line: 90, size: 64, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSNSt15__exception_ptr13exception_ptrE")
!320 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/exception_ptr.h", directory: "")
!321 = !DINamespace(name: "__exception_ptr", scope: !2)
!322 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !321, entity: !323, file: !320, line: 84)
!323 = !DISubprogram(name: "rethrow_exception", linkageName: "_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE", scope: !2, file: !320, line: 80, type: !324, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!324 = !DISubroutineType(types: !325)
!325 = !{null, !319}
!326 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !327, file: !332, line: 47)
!327 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !328, line: 24, baseType: !329)
!328 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-intn.h", directory: "")
!329 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int8_t", file: !330, line: 37, baseType: !331)
!330 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!331 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!332 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdint", directory: "")
!333 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !334, file: !332, line: 48)
!334 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !328, line: 25, baseType: !335)
!335 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int16_t", file: !330, line: 39, baseType: !336)
!336 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!337 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !338, file: !332, line: 49)
!338 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !328, line: 26, baseType: !339)
!339 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int32_t", file: !330, line: 41, baseType: !11)
!340 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !341, file: !332, line: 50)
!341 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !328, line: 27, baseType: !342)
!342 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int64_t", file: !330, line: 44, baseType: !26)
!343 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !344, file: !332, line: 52)
!344 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast8_t", file: !345, line: 58, baseType: !331)
!345 = !DIFile(filename: "/usr/include/stdint.h", directory: "")
!346 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !347, file: !332, line: 53)
!347 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast16_t", file: !345, line: 60, baseType: !26)
!348 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !349, file: !332, line: 54)
!349 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast32_t", file: !345, line: 61, baseType: !26)
!350 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !351, file: !332, line: 55)
!351 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast64_t", file: !345, line: 62, baseType: !26)
!352 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !353, file: !332, line: 57)
!353 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least8_t", file: !345, line: 43, baseType: !354)
!354 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least8_t", file: !330, line: 52, baseType: !329)
!355 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !356, file: !332, line: 58)
!356 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least16_t", file: !345, line: 44, baseType: !357)
!357 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least16_t", file: !330, line: 54, baseType: !335)
!358 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !359, file: !332, line: 59)
!359 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least32_t", file: !345, line: 45, baseType: !360)
!360 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least32_t", file: !330, line: 56, baseType: !339)
!361 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !362, file: !332, line: 60)
!362 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least64_t", file: !345, line: 46, baseType: !363)
!363 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least64_t", file: !330, line: 58, baseType: !342)
!364 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !365, file: !332, line: 62)
!365 = !DIDerivedType(tag: DW_TAG_typedef, name: "intmax_t", file: !345, line: 101, baseType: !366)
!366 = !DIDerivedType(tag: DW_TAG_typedef, name: "__intmax_t", file: !330, line: 72, baseType: !26)
!367 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !368, file: !332, line: 63)
!368 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !345, line: 87, baseType: !26)
!369 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !370, file: !332, line: 65)
!370 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !371, line: 24, baseType: !372)
!371 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "")
!372 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint8_t", file: !330, line: 38, baseType: !373)
!373 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!374 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !375, file: !332, line: 66)
!375 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !371, line: 25, baseType: !376)
!376 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint16_t", file: !330, line: 40, baseType: !377)
!377 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!378 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !379, file: !332, line: 67)
!379 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !371, line: 26, baseType: !380)
!380 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !330, line: 42, baseType: !41)
!381 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !382, file: !332, line: 68)
!382 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !371, line: 27, baseType: !383)
!383 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !330, line: 45, baseType: !105)
!384 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !385, file: !332, line: 70)
!385 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast8_t", file: !345, line: 71, baseType: !373)
!386 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !387, file: !332, line: 71)
!387 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast16_t", file: !345, line: 73, baseType: !105)
!388 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !389, file: !332, line: 72)
!389 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast32_t", file: !345, line: 74, baseType: !105)
!390 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !391, file: !332, line: 73)
!391 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast64_t", file: !345, line: 75, baseType: !105)
!392 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !393, file: !332, line: 75)
!393 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least8_t", file: !345, line: 49, baseType: !394)
!394 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least8_t", file: !330, line: 53, baseType: !372)
!395 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !396, file: !332, line: 76)
!396 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least16_t", file: !345, line: 50, baseType: !397)
!397 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least16_t", file: !330, line: 55, baseType: !376)
!398 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !399, file: !332, line: 77)
!399 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least32_t", file: !345, line: 51, baseType: !400)
!400 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least32_t", file: !330, line: 57, baseType: !380)
!401 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !402, file: !332, line: 78)
!402 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least64_t", file: !345, line: 52, baseType: !403)
!403 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least64_t", file: !330, line: 59, baseType: !383)
!404 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !405, file: !332, line: 80)
!405 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintmax_t", file: !345, line: 102, baseType: !406)
!406 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uintmax_t", file: !330, line: 73, baseType: !105)
!407 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !408, file: !332, line: 81)
!408 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !345, line: 90, baseType: !105)
!409 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !410, file: !412, line: 53)
!410 = !DICompositeType(tag: DW_TAG_structure_type, name: "lconv", file: !411, line: 51, size: 768, flags: DIFlagFwdDecl, identifier: "_ZTS5lconv")
!411 = !DIFile(filename: "/usr/include/locale.h", directory: "")
!412 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/clocale", directory: "")
!413 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !414, file: !412, line: 54)
!414 = !DISubprogram(name: "setlocale", scope: !411, file: !411, line: 122, type: !415, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!415 = !DISubroutineType(types: !416)
!416 = !{!179, !11, !107}
!417 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !418, file: !412, line: 55)
!418 = !DISubprogram(name: "localeconv", scope: !411, file: !411, line: 125, type: !419, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!419 = !DISubroutineType(types: !420)
!420 = !{!421}
!421 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !410, size: 64)
!422 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !423, file: !427, line: 64)
!423 = !DISubprogram(name: "isalnum", scope: !424, file: !424, line: 108, type: !425, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!424 = !DIFile(filename: "/usr/include/ctype.h", directory: "")
!425 = !DISubroutineType(types: !426)
!426 = !{!11, !11}
!427 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cctype", directory: "")
!428 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !429, file: !427, line: 65)
!429 = !DISubprogram(name: "isalpha", scope: !424, file: !424, line: 109, type: !425, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!430 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !431, file: !427, line: 66)
!431 = !DISubprogram(name: "iscntrl", scope: !424, file: !424, line: 110, type: !425, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!432 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !433, file: !427, line: 67)
!433 = !DISubprogram(name: "isdigit", scope: !424, file: !424, line: 111, type: !425, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!434 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !435, file: !427, line: 68)
!435 = !DISubprogram(name: "isgraph", scope: !424, file: !424, line: 113, type: !425, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!436 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !437, file: !427, line: 69)
!437 = !DISubprogram(name: "islower", scope: !424, file: !424, line: 112, type: !425, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!438 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !439, file: !427, line: 70)
!439 = !DISubprogram(name: "isprint", scope: !424, file: !424, line: 114, type: !425, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!440 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !441, file: !427, line: 71)
!441 = !DISubprogram(name: "ispunct", scope: !424, file: !424, line: 115, type: !425, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!442 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !443, file: !427, line: 72)
!443 = !DISubprogram(name: "isspace", scope: !424, file: !424, line: 116, type: !425, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!444 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !445, file: !427, line: 73)
!445 = !DISubprogram(name: "isupper", scope: !424, file: !424, line: 117, type: !425, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!446 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !447, file: !427, line: 74)
!447 = !DISubprogram(name: "isxdigit", scope: !424, file: !424, line: 118, type: !425, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!448 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !449, file: !427, line: 75)
!449 = !DISubprogram(name: "tolower", scope: !424, file: !424, line: 122, type: !425, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!450 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !451, file: !427, line: 76)
!451 = !DISubprogram(name: "toupper", scope: !424, file: !424, line: 125, type: !425, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!452 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !453, file: !427, line: 87)
!453 = !DISubprogram(name: "isblank", scope: !424, file: !424, line: 130, type: !425, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!454 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !455, entity: !456, file: !457, line: 58)
!455 = !DINamespace(name: "__gnu_debug", scope: null)
!456 = !DINamespace(name: "__debug", scope: !2)
!457 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/debug/debug.h", directory: "")
!458 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !459, file: !461, line: 52)
!459 = !DISubprogram(name: "abs", scope: !460, file: !460, line: 861, type: !425, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!460 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!461 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_abs.h", directory: "")
!462 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !463, file: !465, line: 127)
!463 = !DIDerivedType(tag: DW_TAG_typedef, name: "div_t", file: !460, line: 63, baseType: !464)
!464 = !DICompositeType(tag: DW_TAG_structure_type, file: !460, line: 59, size: 64, flags: DIFlagFwdDecl, identifier: "_ZTS5div_t")
!465 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdlib", directory: "")
!466 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !467, file: !465, line: 128)
!467 = !DIDerivedType(tag: DW_TAG_typedef, name: "ldiv_t", file: !460, line: 71, baseType: !468)
!468 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !460, line: 67, size: 128, flags: DIFlagTypePassByValue, elements: !469, identifier: "_ZTS6ldiv_t")
!469 = !{!470, !471}
!470 = !DIDerivedType(tag: DW_TAG_member, name: "quot", scope: !468, file: !460, line: 69, baseType: !26, size: 64)
!471 = !DIDerivedType(tag: DW_TAG_member, name: "rem", scope: !468, file: !460, line: 70, baseType: !26, size: 64, offset: 64)
!472 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !473, file: !465, line: 130)
!473 = !DISubprogram(name: "abort", scope: !460, file: !460, line: 611, type: !474, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!474 = !DISubroutineType(types: !475)
!475 = !{null}
!476 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !477, file: !465, line: 132)
!477 = !DISubprogram(name: "aligned_alloc", scope: !460, file: !460, line: 605, type: !478, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!478 = !DISubroutineType(types: !479)
!479 = !{!156, !103, !103}
!480 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !481, file: !465, line: 134)
!481 = !DISubprogram(name: "atexit", scope: !460, file: !460, line: 615, type: !482, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!482 = !DISubroutineType(types: !483)
!483 = !{!11, !484}
!484 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !474, size: 64)
!485 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !486, file: !465, line: 137)
!486 = !DISubprogram(name: "at_quick_exit", scope: !460, file: !460, line: 620, type: !482, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!487 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !488, file: !465, line: 140)
!488 = !DISubprogram(name: "atof", scope: !460, file: !460, line: 102, type: !489, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!489 = !DISubroutineType(types: !490)
!490 = !{!230, !107}
!491 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !492, file: !465, line: 141)
!492 = !DISubprogram(name: "atoi", scope: !460, file: !460, line: 105, type: !493, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!493 = !DISubroutineType(types: !494)
!494 = !{!11, !107}
!495 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !496, file: !465, line: 142)
!496 = !DISubprogram(name: "atol", scope: !460, file: !460, line: 108, type: !497, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!497 = !DISubroutineType(types: !498)
!498 = !{!26, !107}
!499 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !500, file: !465, line: 143)
!500 = !DISubprogram(name: "bsearch", scope: !460, file: !460, line: 841, type: !501, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!501 = !DISubroutineType(types: !502)
!502 = !{!156, !503, !503, !103, !103, !505}
!503 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !504, size: 64)
!504 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!505 = !DIDerivedType(tag: DW_TAG_typedef, name: "__compar_fn_t", file: !460, line: 829, baseType: !506)
!506 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !507, size: 64)
!507 = !DISubroutineType(types: !508)
!508 = !{!11, !503, !503}
!509 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !510, file: !465, line: 144)
!510 = !DISubprogram(name: "calloc", scope: !460, file: !460, line: 556, type: !478, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!511 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !512, file: !465, line: 145)
!512 = !DISubprogram(name: "div", scope: !460, file: !460, line: 873, type: !513, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!513 = !DISubroutineType(types: !514)
!514 = !{!463, !11, !11}
!515 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !516, file: !465, line: 146)
!516 = !DISubprogram(name: "exit", scope: !460, file: !460, line: 637, type: !517, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!517 = !DISubroutineType(types: !518)
!518 = !{null, !11}
!519 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !520, file: !465, line: 147)
!520 = !DISubprogram(name: "free", scope: !460, file: !460, line: 568, type: !521, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!521 = !DISubroutineType(types: !522)
!522 = !{null, !156}
!523 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !524, file: !465, line: 148)
!524 = !DISubprogram(name: "getenv", scope: !460, file: !460, line: 654, type: !525, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!525 = !DISubroutineType(types: !526)
!526 = !{!179, !107}
!527 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !528, file: !465, line: 149)
!528 = !DISubprogram(name: "labs", scope: !460, file: !460, line: 862, type: !529, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!529 = !DISubroutineType(types: !530)
!530 = !{!26, !26}
!531 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !532, file: !465, line: 150)
!532 = !DISubprogram(name: "ldiv", scope: !460, file: !460, line: 875, type: !533, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!533 = !DISubroutineType(types: !534)
!534 = !{!467, !26, !26}
!535 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !536, file: !465, line: 151)
!536 = !DISubprogram(name: "malloc", scope: !460, file: !460, line: 553, type: !537, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!537 = !DISubroutineType(types: !538)
!538 = !{!156, !103}
!539 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !540, file: !465, line: 153)
!540 = !DISubprogram(name: "mblen", scope: !460, file: !460, line: 943, type: !541, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!541 = !DISubroutineType(types: !542)
!542 = !{!11, !107, !103}
!543 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !544, file: !465, line: 154)
!544 = !DISubprogram(name: "mbstowcs", scope: !460, file: !460, line: 954, type: !545, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!545 = !DISubroutineType(types: !546)
!546 = !{!103, !70, !106, !103}
!547 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !548, file: !465, line: 155)
!548 = !DISubprogram(name: "mbtowc", scope: !460, file: !460, line: 946, type: !549, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!549 = !DISubroutineType(types: !550)
!550 = !{!11, !70, !106, !103}
!551 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !552, file: !465, line: 157)
!552 = !DISubprogram(name: "qsort", scope: !460, file: !460, line: 851, type: !553, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!553 = !DISubroutineType(types: !554)
!554 = !{null, !156, !103, !103, !505}
!555 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !556, file: !465, line: 160)
!556 = !DISubprogram(name: "quick_exit", scope: !460, file: !460, line: 643, type: !517, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!557 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !558, file: !465, line: 163)
!558 = !DISubprogram(name: "rand", scope: !460, file: !460, line: 454, type: !559, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!559 = !DISubroutineType(types: !560)
!560 = !{!11}
!561 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !562, file: !465, line: 164)
!562 = !DISubprogram(name: "realloc", scope: !460, file: !460, line: 564, type: !563, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!563 = !DISubroutineType(types: !564)
!564 = !{!156, !156, !103}
!565 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !566, file: !465, line: 165)
!566 = !DISubprogram(name: "srand", scope: !460, file: !460, line: 456, type: !567, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!567 = !DISubroutineType(types: !568)
!568 = !{null, !41}
!569 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !570, file: !465, line: 166)
!570 = !DISubprogram(name: "strtod", scope: !460, file: !460, line: 118, type: !571, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!571 = !DISubroutineType(types: !572)
!572 = !{!230, !106, !573}
!573 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !574)
!574 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !179, size: 64)
!575 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !576, file: !465, line: 167)
!576 = !DISubprogram(name: "strtol", scope: !460, file: !460, line: 177, type: !577, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!577 = !DISubroutineType(types: !578)
!578 = !{!26, !106, !573, !11}
!579 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !580, file: !465, line: 168)
!580 = !DISubprogram(name: "strtoul", scope: !460, file: !460, line: 181, type: !581, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!581 = !DISubroutineType(types: !582)
!582 = !{!105, !106, !573, !11}
!583 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !584, file: !465, line: 169)
!584 = !DISubprogram(name: "system", scope: !460, file: !460, line: 804, type: !493, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!585 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !586, file: !465, line: 171)
!586 = !DISubprogram(name: "wcstombs", scope: !460, file: !460, line: 958, type: !587, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!587 = !DISubroutineType(types: !588)
!588 = !{!103, !178, !80, !103}
!589 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !590, file: !465, line: 172)
!590 = !DISubprogram(name: "wctomb", scope: !460, file: !460, line: 950, type: !591, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!591 = !DISubroutineType(types: !592)
!592 = !{!11, !179, !69}
!593 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !293, entity: !594, file: !465, line: 200)
!594 = !DIDerivedType(tag: DW_TAG_typedef, name: "lldiv_t", file: !460, line: 81, baseType: !595)
!595 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !460, line: 77, size: 128, flags: DIFlagTypePassByValue, elements: !596, identifier: "_ZTS7lldiv_t")
!596 = !{!597, !598}
!597 = !DIDerivedType(tag: DW_TAG_member, name: "quot", scope: !595, file: !460, line: 79, baseType: !302, size: 64)
!598 = !DIDerivedType(tag: DW_TAG_member, name: "rem", scope: !595, file: !460, line: 80, baseType: !302, size: 64, offset: 64)
!599 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !293, entity: !600, file: !465, line: 206)
!600 = !DISubprogram(name: "_Exit", scope: !460, file: !460, line: 649, type: !517, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!601 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !293, entity: !602, file: !465, line: 210)
!602 = !DISubprogram(name: "llabs", scope: !460, file: !460, line: 865, type: !603, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!603 = !DISubroutineType(types: !604)
!604 = !{!302, !302}
!605 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !293, entity: !606, file: !465, line: 216)
!606 = !DISubprogram(name: "lldiv", scope: !460, file: !460, line: 879, type: !607, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!607 = !DISubroutineType(types: !608)
!608 = !{!594, !302, !302}
!609 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !293, entity: !610, file: !465, line: 227)
!610 = !DISubprogram(name: "atoll", scope: !460, file: !460, line: 113, type: !611, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!611 = !DISubroutineType(types: !612)
!612 = !{!302, !107}
!613 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !293, entity: !614, file: !465, line: 228)
!614 = !DISubprogram(name: "strtoll", scope: !460, file: !460, line: 201, type: !615, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!615 = !DISubroutineType(types: !616)
!616 = !{!302, !106, !573, !11}
!617 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !293, entity: !618, file: !465, line: 229)
!618 = !DISubprogram(name: "strtoull", scope: !460, file: !460, line: 206, type: !619, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!619 = !DISubroutineType(types: !620)
!620 = !{!307, !106, !573, !11}
!621 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !293, entity: !622, file: !465, line: 231)
!622 = !DISubprogram(name: "strtof", scope: !460, file: !460, line: 124, type: !623, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!623 = !DISubroutineType(types: !624)
!624 = !{!237, !106, !573}
!625 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !293, entity: !626, file: !465, line: 232)
!626 = !DISubprogram(name: "strtold", scope: !460, file: !460, line: 127, type: !627, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!627 = !DISubroutineType(types: !628)
!628 = !{!297, !106, !573}
!629 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !594, file: !465, line: 240)
!630 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !600, file: !465, line: 242)
!631 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !602, file: !465, line: 244)
!632 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !633, file: !465, line: 245)
!633 = !DISubprogram(name: "div", linkageName: "_ZN9__gnu_cxx3divExx", scope: !293, file: !465, line: 213, type: !607, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!634 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !606, file: !465, line: 246)
!635 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !610, file: !465, line: 248)
!636 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !622, file: !465, line: 249)
!637 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !614, file: !465, line: 250)
!638 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !618, file: !465, line: 251)
!639 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !626, file: !465, line: 252)
!640 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !641, file: !643, line: 98)
!641 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !642, line: 7, baseType: !63)
!642 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "")
!643 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdio", directory: "")
!644 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !645, file: !643, line: 99)
!645 = !DIDerivedType(tag: DW_TAG_typedef, name: "fpos_t", file: !646, line: 84, baseType: !647)
!646 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!647 = !DIDerivedType(tag: DW_TAG_typedef, name: "__fpos_t", file: !648, line: 14, baseType: !649)
!648 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__fpos_t.h", directory: "")
!649 = !DICompositeType(tag: DW_TAG_structure_type, name: "_G_fpos_t", file: !648, line: 10, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS9_G_fpos_t")
!650 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !651, file: !643, line: 101)
!651 = !DISubprogram(name: "clearerr", scope: !646, file: !646, line: 786, type: !652, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!652 = !DISubroutineType(types: !653)
!653 = !{null, !654}
!654 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !641, size: 64)
!655 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !656, file: !643, line: 102)
!656 = !DISubprogram(name: "fclose", scope: !646, file: !646, line: 178, type: !657, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!657 = !DISubroutineType(types: !658)
!658 = !{!11, !654}
!659 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !660, file: !643, line: 103)
!660 = !DISubprogram(name: "feof", scope: !646, file: !646, line: 788, type: !657, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!661 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !662, file: !643, line: 104)
!662 = !DISubprogram(name: "ferror", scope: !646, file: !646, line: 790, type: !657, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!663 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !664, file: !643, line: 105)
!664 = !DISubprogram(name: "fflush", scope: !646, file: !646, line: 230, type: !657, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!665 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !666, file: !643, line: 106)
!666 = !DISubprogram(name: "fgetc", scope: !646, file: !646, line: 513, type: !657, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!667 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !668, file: !643, line: 107)
!668 = !DISubprogram(name: "fgetpos", scope: !646, file: !646, line: 760, type: !669, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!669 = !DISubroutineType(types: !670)
!670 = !{!11, !671, !672}
!671 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !654)
!672 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !673)
!673 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !645, size: 64)
!674 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !675, file: !643, line: 108)
!675 = !DISubprogram(name: "fgets", scope: !646, file: !646, line: 592, type: !676, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!676 = !DISubroutineType(types: !677)
!677 = !{!179, !178, !11, !671}
!678 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !679, file: !643, line: 109)
!679 = !DISubprogram(name: "fopen", scope: !646, file: !646, line: 258, type: !680, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!680 = !DISubroutineType(types: !681)
!681 = !{!654, !106, !106}
!682 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !683, file: !643, line: 110)
!683 = !DISubprogram(name: "fprintf", scope: !646, file: !646, line: 350, type: !684, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!684 = !DISubroutineType(types: !685)
!685 = !{!11, !671, !106, null}
!686 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !687, file: !643, line: 111)
!687 = !DISubprogram(name: "fputc", scope: !646, file: !646, line: 549, type: !688, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!688 = !DISubroutineType(types: !689)
!689 = !{!11, !11, !654}
!690 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !691, file: !643, line: 112)
!691 = !DISubprogram(name: "fputs", scope: !646, file: !646, line: 655, type: !692, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!692 = !DISubroutineType(types: !693)
!693 = !{!11, !106, !671}
!694 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !695, file: !643, line: 113)
!695 = !DISubprogram(name: "fread", scope: !646, file: !646, line: 675, type: !696, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!696 = !DISubroutineType(types: !697)
!697 = !{!103, !698, !103, !103, !671}
!698 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !156)
!699 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !700, file: !643, line: 114)
!700 = !DISubprogram(name: "freopen", scope: !646, file: !646, line: 265, type: !701, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!701 = !DISubroutineType(types: !702)
!702 = !{!654, !106, !106, !671}
!703 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !704, file: !643, line: 115)
!704 = !DISubprogram(name: "fscanf", linkageName: "__isoc99_fscanf", scope: !646, file: !646, line: 434, type: !684, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!705 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !706, file: !643, line: 116)
!706 = !DISubprogram(name: "fseek", scope: !646, file: !646, line: 713, type: !707, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!707 = !DISubroutineType(types: !708)
!708 = !{!11, !654, !26, !11}
!709 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !710, file: !643, line: 117)
!710 = !DISubprogram(name: "fsetpos", scope: !646, file: !646, line: 765, type: !711, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!711 = !DISubroutineType(types: !712)
!712 = !{!11, !654, !713}
!713 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !714, size: 64)
!714 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !645)
!715 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !716, file: !643, line: 118)
!716 = !DISubprogram(name: "ftell", scope: !646, file: !646, line: 718, type: !717, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!717 = !DISubroutineType(types: !718)
!718 = !{!26, !654}
!719 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !720, file: !643, line: 119)
!720 = !DISubprogram(name: "fwrite", scope: !646, file: !646, line: 681, type: !721, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!721 = !DISubroutineType(types: !722)
!722 = !{!103, !723, !103, !103, !671}
!723 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !503)
!724 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !725, file: !643, line: 120)
!725 = !DISubprogram(name: "getc", scope: !646, file: !646, line: 514, type: !657, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!726 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !727, file: !643, line: 121)
!727 = !DISubprogram(name: "getchar", scope: !646, file: !646, line: 520, type: !559, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!728 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !729, file: !643, line: 126)
!729 = !DISubprogram(name: "perror", scope: !646, file: !646, line: 804, type: !730, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!730 = !DISubroutineType(types: !731)
!731 = !{null, !107}
!732 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !733, file: !643, line: 127)
!733 = !DISubprogram(name: "printf", scope: !646, file: !646, line: 356, type: !734, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!734 = !DISubroutineType(types: !735)
!735 = !{!11, !106, null}
!736 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !737, file: !643, line: 128)
!737 = !DISubprogram(name: "putc", scope: !646, file: !646, line: 550, type: !688, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!738 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !739, file: !643, line: 129)
!739 = !DISubprogram(name: "putchar", scope: !646, file: !646, line: 556, type: !425, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!740 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !741, file: !643, line: 130)
!741 = !DISubprogram(name: "puts", scope: !646, file: !646, line: 661, type: !493, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!742 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !743, file: !643, line: 131)
!743 = !DISubprogram(name: "remove", scope: !646, file: !646, line: 152, type: !493, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!744 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !745, file: !643, line: 132)
!745 = !DISubprogram(name: "rename", scope: !646, file: !646, line: 154, type: !746, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!746 = !DISubroutineType(types: !747)
!747 = !{!11, !107, !107}
!748 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !749, file: !643, line: 133)
!749 = !DISubprogram(name: "rewind", scope: !646, file: !646, line: 723, type: !652, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!750 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !751, file: !643, line: 134)
!751 = !DISubprogram(name: "scanf", linkageName: "__isoc99_scanf", scope: !646, file: !646, line: 437, type: !734, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!752 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !753, file: !643, line: 135)
!753 = !DISubprogram(name: "setbuf", scope: !646, file: !646, line: 328, type: !754, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!754 = !DISubroutineType(types: !755)
!755 = !{null, !671, !178}
!756 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !757, file: !643, line: 136)
!757 = !DISubprogram(name: "setvbuf", scope: !646, file: !646, line: 332, type: !758, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!758 = !DISubroutineType(types: !759)
!759 = !{!11, !671, !178, !11, !103}
!760 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !761, file: !643, line: 137)
!761 = !DISubprogram(name: "sprintf", scope: !646, file: !646, line: 358, type: !762, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!762 = !DISubroutineType(types: !763)
!763 = !{!11, !178, !106, null}
!764 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !765, file: !643, line: 138)
!765 = !DISubprogram(name: "sscanf", linkageName: "__isoc99_sscanf", scope: !646, file: !646, line: 439, type: !766, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!766 = !DISubroutineType(types: !767)
!767 = !{!11, !106, !106, null}
!768 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !769, file: !643, line: 139)
!769 = !DISubprogram(name: "tmpfile", scope: !646, file: !646, line: 188, type: !770, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!770 = !DISubroutineType(types: !771)
!771 = !{!654}
!772 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !773, file: !643, line: 141)
!773 = !DISubprogram(name: "tmpnam", scope: !646, file: !646, line: 205, type: !774, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!774 = !DISubroutineType(types: !775)
!775 = !{!179, !179}
!776 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !777, file: !643, line: 143)
!777 = !DISubprogram(name: "ungetc", scope: !646, file: !646, line: 668, type: !688, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!778 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !779, file: !643, line: 144)
!779 = !DISubprogram(name: "vfprintf", scope: !646, file: !646, line: 365, type: !780, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!780 = !DISubroutineType(types: !781)
!781 = !{!11, !671, !106, !149}
!782 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !783, file: !643, line: 145)
!783 = !DISubprogram(name: "vprintf", scope: !646, file: !646, line: 371, type: !784, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!784 = !DISubroutineType(types: !785)
!785 = !{!11, !106, !149}
!786 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !787, file: !643, line: 146)
!787 = !DISubprogram(name: "vsprintf", scope: !646, file: !646, line: 373, type: !788, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!788 = !DISubroutineType(types: !789)
!789 = !{!11, !178, !106, !149}
!790 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !293, entity: !791, file: !643, line: 175)
!791 = !DISubprogram(name: "snprintf", scope: !646, file: !646, line: 378, type: !792, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!792 = !DISubroutineType(types: !793)
!793 = !{!11, !178, !103, !106, null}
!794 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !293, entity: !795, file: !643, line: 176)
!795 = !DISubprogram(name: "vfscanf", linkageName: "__isoc99_vfscanf", scope: !646, file: !646, line: 479, type: !780, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!796 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !293, entity: !797, file: !643, line: 177)
!797 = !DISubprogram(name: "vscanf", linkageName: "__isoc99_vscanf", scope: !646, file: !646, line: 484, type: !784, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!798 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !293, entity: !799, file: !643, line: 178)
!799 = !DISubprogram(name: "vsnprintf", scope: !646, file: !646, line: 382, type: !800, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!800 = !DISubroutineType(types: !801)
!801 = !{!11, !178, !103, !106, !149}
!802 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !293, entity: !803, file: !643, line: 179)
!803 = !DISubprogram(name: "vsscanf", linkageName: "__isoc99_vsscanf", scope: !646, file: !646, line: 487, type: !804, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!804 = !DISubroutineType(types: !805)
!805 = !{!11, !106, !106, !149}
!806 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !791, file: !643, line: 185)
!807 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !795, file: !643, line: 186)
!808 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !797, file: !643, line: 187)
!809 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !799, file: !643, line: 188)
!810 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !803, file: !643, line: 189)
!811 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !812, file: !816, line: 82)
!812 = !DIDerivedType(tag: DW_TAG_typedef, name: "wctrans_t", file: !813, line: 48, baseType: !814)
!813 = !DIFile(filename: "/usr/include/wctype.h", directory: "")
!814 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !815, size: 64)
!815 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !339)
!816 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cwctype", directory: "")
!817 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !818, file: !816, line: 83)
!818 = !DIDerivedType(tag: DW_TAG_typedef, name: "wctype_t", file: !819, line: 38, baseType: !105)
!819 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/wctype-wchar.h", directory: "")
!820 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !49, file: !816, line: 84)
!821 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !822, file: !816, line: 86)
!822 = !DISubprogram(name: "iswalnum", scope: !819, file: !819, line: 95, type: !256, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!823 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !824, file: !816, line: 87)
!824 = !DISubprogram(name: "iswalpha", scope: !819, file: !819, line: 101, type: !256, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!825 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !826, file: !816, line: 89)
!826 = !DISubprogram(name: "iswblank", scope: !819, file: !819, line: 146, type: !256, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!827 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !828, file: !816, line: 91)
!828 = !DISubprogram(name: "iswcntrl", scope: !819, file: !819, line: 104, type: !256, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!829 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !830, file: !816, line: 92)
!830 = !DISubprogram(name: "iswctype", scope: !819, file: !819, line: 159, type: !831, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!831 = !DISubroutineType(types: !832)
!832 = !{!11, !49, !818}
!833 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !834, file: !816, line: 93)
!834 = !DISubprogram(name: "iswdigit", scope: !819, file: !819, line: 108, type: !256, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!835 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !836, file: !816, line: 94)
!836 = !DISubprogram(name: "iswgraph", scope: !819, file: !819, line: 112, type: !256, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!837 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !838, file: !816, line: 95)
!838 = !DISubprogram(name: "iswlower", scope: !819, file: !819, line: 117, type: !256, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!839 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !840, file: !816, line: 96)
!840 = !DISubprogram(name: "iswprint", scope: !819, file: !819, line: 120, type: !256, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!841 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !842, file: !816, line: 97)
!842 = !DISubprogram(name: "iswpunct", scope: !819, file: !819, line: 125, type: !256, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!843 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !844, file: !816, line: 98)
!844 = !DISubprogram(name: "iswspace", scope: !819, file: !819, line: 130, type: !256, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!845 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !846, file: !816, line: 99)
!846 = !DISubprogram(name: "iswupper", scope: !819, file: !819, line: 135, type: !256, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!847 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !848, file: !816, line: 100)
!848 = !DISubprogram(name: "iswxdigit", scope: !819, file: !819, line: 140, type: !256, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!849 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !850, file: !816, line: 101)
!850 = !DISubprogram(name: "towctrans", scope: !813, file: !813, line: 55, type: !851, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!851 = !DISubroutineType(types: !852)
!852 = !{!49, !49, !812}
!853 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !854, file: !816, line: 102)
!854 = !DISubprogram(name: "towlower", scope: !819, file: !819, line: 166, type: !855, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!855 = !DISubroutineType(types: !856)
!856 = !{!49, !49}
!857 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !858, file: !816, line: 103)
!858 = !DISubprogram(name: "towupper", scope: !819, file: !819, line: 169, type: !855, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!859 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !860, file: !816, line: 104)
!860 = !DISubprogram(name: "wctrans", scope: !813, file: !813, line: 52, type: !861, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!861 = !DISubroutineType(types: !862)
!862 = !{!812, !107}
!863 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !864, file: !816, line: 105)
!864 = !DISubprogram(name: "wctype", scope: !819, file: !819, line: 155, type: !865, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!865 = !DISubroutineType(types: !866)
!866 = !{!818, !107}
!867 = !{i32 7, !"Dwarf Version", i32 5}
!868 = !{i32 2, !"Debug Info Version", i32 3}
!869 = !{i32 1, !"wchar_size", i32 4}
!870 = !{i32 7, !"PIC Level", i32 2}
!871 = !{i32 7, !"PIE Level", i32 2}
!872 = !{i32 7, !"uwtable", i32 1}

!874 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !153, file: !153, type: !474, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !875)
!875 = !{}
!876 = !DILocation(line: 74, column: 25, scope: !877)
!877 = !DILexicalBlockFile(scope: !874, file: !3, discriminator: 0)
!878 = !DILocation(line: 0, scope: !874)
!879 = distinct !DISubprogram(name: "main", scope: !8, file: !8, line: 5, type: !559, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !880)
!880 = !{!881, !882, !883}
!881 = !DILocalVariable(name: "n", scope: !879, file: !8, line: 6, type: !11)
!882 = !DILocalVariable(name: "positive", scope: !879, file: !8, line: 6, type: !11)
!883 = !DILocalVariable(name: "all", scope: !879, file: !8, line: 6, type: !11)
!884 = !DILocation(line: 6, column: 5, scope: !879)
!885 = !DILocation(line: 6, column: 9, scope: !879)
!886 = !DILocation(line: 6, column: 12, scope: !879)
!887 = !DILocation(line: 6, column: 26, scope: !879)
!888 = !DILocation(line: 7, column: 5, scope: !879)
!889 = !DILocation(line: 7, column: 12, scope: !879)
!890 = !DILocation(line: 7, column: 16, scope: !879)
!891 = !DILocation(line: 8, column: 18, scope: !892)
!892 = distinct !DILexicalBlock(scope: !879, file: !8, line: 7, column: 22)
!893 = !DILocation(line: 9, column: 14, scope: !894)
!894 = distinct !DILexicalBlock(scope: !892, file: !8, line: 9, column: 13)
!895 = !DILocation(line: 9, column: 13, scope: !894)
!896 = !DILocation(line: 9, column: 13, scope: !892)
!897 = !DILocation(line: 9, column: 24, scope: !894)
!898 = !DILocation(line: 10, column: 12, scope: !892)
!899 = !DILocation(line: 11, column: 13, scope: !900)
!900 = distinct !DILexicalBlock(scope: !892, file: !8, line: 11, column: 13)
!901 = !DILocation(line: 11, column: 15, scope: !900)
!902 = !DILocation(line: 11, column: 13, scope: !892)
!903 = !DILocation(line: 11, column: 28, scope: !900)
!904 = !DILocation(line: 11, column: 20, scope: !900)
!905 = distinct !{!905, !888, !906, !907, !908}
!906 = !DILocation(line: 12, column: 5, scope: !879)
!907 = !{!"llvm.loop.mustprogress"}
!908 = !{!"llvm.loop.unroll.disable"}
!909 = !DILocation(line: 13, column: 5, scope: !879)
!910 = !DILocation(line: 14, column: 15, scope: !879)
!911 = !DILocation(line: 14, column: 34, scope: !879)
!912 = !DILocation(line: 14, column: 31, scope: !879)
!913 = !DILocation(line: 14, column: 43, scope: !879)
!914 = !DILocation(line: 15, column: 12, scope: !879)
!915 = !DILocation(line: 16, column: 1, scope: !879)
!916 = !DILocation(line: 15, column: 5, scope: !879)
!917 = distinct !DISubprogram(name: "operator!", linkageName: "_ZNKSt9basic_iosIcSt11char_traitsIcEEntEv", scope: !919, file: !918, line: 125, type: !921, scopeLine: 126, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !925, retainedNodes: !926)
!918 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/basic_ios.h", directory: "")
!919 = !DICompositeType(tag: DW_TAG_class_type, name: "basic_ios<char, std::char_traits<char> >", scope: !2, file: !920, line: 178, size: 2112, flags: DIFlagFwdDecl | DIFlagNonTrivial)
!920 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/basic_ios.tcc", directory: "")
!921 = !DISubroutineType(types: !922)
!922 = !{!21, !923}
!923 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !924, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!924 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !919)
!925 = !DISubprogram(name: "operator!", linkageName: "_ZNKSt9basic_iosIcSt11char_traitsIcEEntEv", scope: !919, file: !918, line: 125, type: !921, scopeLine: 125, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!926 = !{!927}
!927 = !DILocalVariable(name: "this", arg: 1, scope: !917, type: !928, flags: DIFlagArtificial | DIFlagObjectPointer)
!928 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !924, size: 64)
!929 = !DILocation(line: 0, scope: !917)
!930 = !DILocation(line: 126, column: 22, scope: !917)
!931 = !DILocation(line: 126, column: 9, scope: !917)
!932 = distinct !DISubprogram(name: "operator<<<std::char_traits<char> >", linkageName: "_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c", scope: !2, file: !933, line: 523, type: !934, scopeLine: 524, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, templateParams: !942, retainedNodes: !939)
!933 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/ostream", directory: "")
!934 = !DISubroutineType(types: !935)
!935 = !{!936, !936, !44}
!936 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !937, size: 64)
!937 = !DICompositeType(tag: DW_TAG_class_type, name: "basic_ostream<char, std::char_traits<char> >", scope: !2, file: !938, line: 340, size: 2176, flags: DIFlagFwdDecl | DIFlagNonTrivial)
!938 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/ostream.tcc", directory: "")
!939 = !{!940, !941}
!940 = !DILocalVariable(name: "__out", arg: 1, scope: !932, file: !933, line: 523, type: !936)
!941 = !DILocalVariable(name: "__c", arg: 2, scope: !932, file: !933, line: 523, type: !44)
!942 = !{!943}
!943 = !DITemplateTypeParameter(name: "_Traits", type: !944)
!944 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "char_traits<char>", scope: !2, file: !945, line: 335, size: 8, flags: DIFlagTypePassByValue, elements: !946, templateParams: !995, identifier: "_ZTSSt11char_traitsIcE")
!945 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/char_traits.h", directory: "")
!946 = !{!947, !954, !957, !958, !963, !966, !969, !973, !974, !977, !983, !986, !989, !992}
!947 = !DISubprogram(name: "assign", linkageName: "_ZNSt11char_traitsIcE6assignERcRKc", scope: !944, file: !945, line: 347, type: !948, scopeLine: 347, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!948 = !DISubroutineType(types: !949)
!949 = !{null, !950, !952}
!950 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !951, size: 64)
!951 = !DIDerivedType(tag: DW_TAG_typedef, name: "char_type", scope: !944, file: !945, line: 337, baseType: !44)
!952 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !953, size: 64)
!953 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !951)
!954 = !DISubprogram(name: "eq", linkageName: "_ZNSt11char_traitsIcE2eqERKcS2_", scope: !944, file: !945, line: 358, type: !955, scopeLine: 358, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!955 = !DISubroutineType(types: !956)
!956 = !{!21, !952, !952}
!957 = !DISubprogram(name: "lt", linkageName: "_ZNSt11char_traitsIcE2ltERKcS2_", scope: !944, file: !945, line: 362, type: !955, scopeLine: 362, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!958 = !DISubprogram(name: "compare", linkageName: "_ZNSt11char_traitsIcE7compareEPKcS2_m", scope: !944, file: !945, line: 370, type: !959, scopeLine: 370, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!959 = !DISubroutineType(types: !960)
!960 = !{!11, !961, !961, !962}
!961 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !953, size: 64)
!962 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", scope: !2, file: !25, line: 298, baseType: !105)
!963 = !DISubprogram(name: "length", linkageName: "_ZNSt11char_traitsIcE6lengthEPKc", scope: !944, file: !945, line: 389, type: !964, scopeLine: 389, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!964 = !DISubroutineType(types: !965)
!965 = !{!962, !961}
!966 = !DISubprogram(name: "find", linkageName: "_ZNSt11char_traitsIcE4findEPKcmRS1_", scope: !944, file: !945, line: 399, type: !967, scopeLine: 399, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!967 = !DISubroutineType(types: !968)
!968 = !{!961, !961, !962, !952}
!969 = !DISubprogram(name: "move", linkageName: "_ZNSt11char_traitsIcE4moveEPcPKcm", scope: !944, file: !945, line: 411, type: !970, scopeLine: 411, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!970 = !DISubroutineType(types: !971)
!971 = !{!972, !972, !961, !962}
!972 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !951, size: 64)
!973 = !DISubprogram(name: "copy", linkageName: "_ZNSt11char_traitsIcE4copyEPcPKcm", scope: !944, file: !945, line: 423, type: !970, scopeLine: 423, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!974 = !DISubprogram(name: "assign", linkageName: "_ZNSt11char_traitsIcE6assignEPcmc", scope: !944, file: !945, line: 435, type: !975, scopeLine: 435, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!975 = !DISubroutineType(types: !976)
!976 = !{!972, !972, !962, !951}
!977 = !DISubprogram(name: "to_char_type", linkageName: "_ZNSt11char_traitsIcE12to_char_typeERKi", scope: !944, file: !945, line: 447, type: !978, scopeLine: 447, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!978 = !DISubroutineType(types: !979)
!979 = !{!951, !980}
!980 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !981, size: 64)
!981 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !982)
!982 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_type", scope: !944, file: !945, line: 338, baseType: !11)
!983 = !DISubprogram(name: "to_int_type", linkageName: "_ZNSt11char_traitsIcE11to_int_typeERKc", scope: !944, file: !945, line: 453, type: !984, scopeLine: 453, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!984 = !DISubroutineType(types: !985)
!985 = !{!982, !952}
!986 = !DISubprogram(name: "eq_int_type", linkageName: "_ZNSt11char_traitsIcE11eq_int_typeERKiS2_", scope: !944, file: !945, line: 457, type: !987, scopeLine: 457, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!987 = !DISubroutineType(types: !988)
!988 = !{!21, !980, !980}
!989 = !DISubprogram(name: "eof", linkageName: "_ZNSt11char_traitsIcE3eofEv", scope: !944, file: !945, line: 461, type: !990, scopeLine: 461, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!990 = !DISubroutineType(types: !991)
!991 = !{!982}
!992 = !DISubprogram(name: "not_eof", linkageName: "_ZNSt11char_traitsIcE7not_eofERKi", scope: !944, file: !945, line: 465, type: !993, scopeLine: 465, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!993 = !DISubroutineType(types: !994)
!994 = !{!982, !980}
!995 = !{!996}
!996 = !DITemplateTypeParameter(name: "_CharT", type: !44)
!997 = !DILocation(line: 523, column: 46, scope: !932)
!998 = !DILocation(line: 523, column: 58, scope: !932)
!999 = !DILocation(line: 525, column: 11, scope: !1000)
!1000 = distinct !DILexicalBlock(scope: !932, file: !933, line: 525, column: 11)
!1001 = !DILocation(line: 525, column: 17, scope: !1000)
!1002 = !DILocation(line: 525, column: 25, scope: !1000)
!1003 = !DILocation(line: 525, column: 11, scope: !932)
!1004 = !DILocation(line: 526, column: 26, scope: !1000)
!1005 = !DILocation(line: 526, column: 9, scope: !1000)
!1006 = !DILocation(line: 526, column: 2, scope: !1000)
!1007 = !DILocation(line: 527, column: 7, scope: !932)
!1008 = !DILocation(line: 527, column: 17, scope: !932)
!1009 = !DILocation(line: 527, column: 13, scope: !932)
!1010 = !DILocation(line: 528, column: 14, scope: !932)
!1011 = !DILocation(line: 528, column: 7, scope: !932)
!1012 = !DILocation(line: 529, column: 5, scope: !932)
!1013 = distinct !DISubprogram(name: "operator<<<std::char_traits<char> >", linkageName: "_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc", scope: !2, file: !933, line: 615, type: !1014, scopeLine: 616, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, templateParams: !942, retainedNodes: !1016)
!1014 = !DISubroutineType(types: !1015)
!1015 = !{!936, !936, !107}
!1016 = !{!1017, !1018}
!1017 = !DILocalVariable(name: "__out", arg: 1, scope: !1013, file: !933, line: 615, type: !936)
!1018 = !DILocalVariable(name: "__s", arg: 2, scope: !1013, file: !933, line: 615, type: !107)
!1019 = !DILocation(line: 615, column: 46, scope: !1013)
!1020 = !DILocation(line: 615, column: 65, scope: !1013)
!1021 = !DILocation(line: 617, column: 12, scope: !1022)
!1022 = distinct !DILexicalBlock(scope: !1013, file: !933, line: 617, column: 11)
!1023 = !DILocation(line: 617, column: 11, scope: !1013)
!1024 = !DILocation(line: 618, column: 2, scope: !1022)
!1025 = !DILocation(line: 618, column: 8, scope: !1022)
!1026 = !DILocation(line: 620, column: 19, scope: !1022)
!1027 = !DILocation(line: 620, column: 26, scope: !1022)
!1028 = !DILocation(line: 621, column: 45, scope: !1022)
!1029 = !DILocation(line: 621, column: 29, scope: !1022)
!1030 = !DILocation(line: 620, column: 2, scope: !1022)
!1031 = !DILocation(line: 622, column: 14, scope: !1013)
!1032 = !DILocation(line: 622, column: 7, scope: !1013)
!1033 = distinct !DISubprogram(name: "operator bool", linkageName: "_ZNKSt9basic_iosIcSt11char_traitsIcEEcvbEv", scope: !919, file: !918, line: 117, type: !921, scopeLine: 118, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !1034, retainedNodes: !1035)
!1034 = !DISubprogram(name: "operator bool", linkageName: "_ZNKSt9basic_iosIcSt11char_traitsIcEEcvbEv", scope: !919, file: !918, line: 117, type: !921, scopeLine: 117, flags: DIFlagPublic | DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1035 = !{!1036}
!1036 = !DILocalVariable(name: "this", arg: 1, scope: !1033, type: !928, flags: DIFlagArtificial | DIFlagObjectPointer)
!1037 = !DILocation(line: 0, scope: !1033)
!1038 = !DILocation(line: 118, column: 23, scope: !1033)
!1039 = !DILocation(line: 118, column: 16, scope: !1033)
!1040 = !DILocation(line: 118, column: 9, scope: !1033)
!1041 = distinct !DISubprogram(name: "fail", linkageName: "_ZNKSt9basic_iosIcSt11char_traitsIcEE4failEv", scope: !919, file: !918, line: 201, type: !921, scopeLine: 202, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !1042, retainedNodes: !1043)
!1042 = !DISubprogram(name: "fail", linkageName: "_ZNKSt9basic_iosIcSt11char_traitsIcEE4failEv", scope: !919, file: !918, line: 201, type: !921, scopeLine: 201, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1043 = !{!1044}
!1044 = !DILocalVariable(name: "this", arg: 1, scope: !1041, type: !928, flags: DIFlagArtificial | DIFlagObjectPointer)
!1045 = !DILocation(line: 0, scope: !1041)
!1046 = !DILocation(line: 202, column: 23, scope: !1041)
!1047 = !DILocation(line: 202, column: 43, scope: !1041)
!1048 = !DILocation(line: 202, column: 33, scope: !1041)
!1049 = !DILocation(line: 202, column: 55, scope: !1041)
!1050 = !DILocation(line: 202, column: 9, scope: !1041)
!1051 = distinct !DISubprogram(name: "operator&", linkageName: "_ZStanSt12_Ios_IostateS_", scope: !2, file: !5, line: 166, type: !1052, scopeLine: 167, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !1054)
!1052 = !DISubroutineType(types: !1053)
!1053 = !{!10, !10, !10}
!1054 = !{!1055, !1056}
!1055 = !DILocalVariable(name: "__a", arg: 1, scope: !1051, file: !5, line: 166, type: !10)
!1056 = !DILocalVariable(name: "__b", arg: 2, scope: !1051, file: !5, line: 166, type: !10)
!1057 = !DILocation(line: 166, column: 26, scope: !1051)
!1058 = !DILocation(line: 166, column: 44, scope: !1051)
!1059 = !DILocation(line: 167, column: 42, scope: !1051)
!1060 = !DILocation(line: 167, column: 66, scope: !1051)
!1061 = !DILocation(line: 167, column: 47, scope: !1051)
!1062 = !DILocation(line: 167, column: 5, scope: !1051)
!1063 = distinct !DISubprogram(name: "rdstate", linkageName: "_ZNKSt9basic_iosIcSt11char_traitsIcEE7rdstateEv", scope: !919, file: !918, line: 137, type: !1064, scopeLine: 138, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !1067, retainedNodes: !1068)
!1064 = !DISubroutineType(types: !1065)
!1065 = !{!1066, !923}
!1066 = !DIDerivedType(tag: DW_TAG_typedef, name: "iostate", scope: !6, file: !5, line: 417, baseType: !10)
!1067 = !DISubprogram(name: "rdstate", linkageName: "_ZNKSt9basic_iosIcSt11char_traitsIcEE7rdstateEv", scope: !919, file: !918, line: 137, type: !1064, scopeLine: 137, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1068 = !{!1069}
!1069 = !DILocalVariable(name: "this", arg: 1, scope: !1063, type: !928, flags: DIFlagArtificial | DIFlagObjectPointer)
!1070 = !DILocation(line: 0, scope: !1063)
!1071 = !DILocation(line: 138, column: 16, scope: !1063)
!1072 = !DILocation(line: 138, column: 9, scope: !1063)
!1073 = distinct !DISubprogram(name: "operator|", linkageName: "_ZStorSt12_Ios_IostateS_", scope: !2, file: !5, line: 170, type: !1052, scopeLine: 171, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !1074)
!1074 = !{!1075, !1076}
!1075 = !DILocalVariable(name: "__a", arg: 1, scope: !1073, file: !5, line: 170, type: !10)
!1076 = !DILocalVariable(name: "__b", arg: 2, scope: !1073, file: !5, line: 170, type: !10)
!1077 = !DILocation(line: 170, column: 26, scope: !1073)
!1078 = !DILocation(line: 170, column: 44, scope: !1073)
!1079 = !DILocation(line: 171, column: 42, scope: !1073)
!1080 = !DILocation(line: 171, column: 66, scope: !1073)
!1081 = !DILocation(line: 171, column: 47, scope: !1073)
!1082 = !DILocation(line: 171, column: 5, scope: !1073)
!1083 = distinct !DISubprogram(name: "setstate", linkageName: "_ZNSt9basic_iosIcSt11char_traitsIcEE8setstateESt12_Ios_Iostate", scope: !919, file: !918, line: 157, type: !1084, scopeLine: 158, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !1087, retainedNodes: !1088)
!1084 = !DISubroutineType(types: !1085)
!1085 = !{null, !1086, !1066}
!1086 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !919, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!1087 = !DISubprogram(name: "setstate", linkageName: "_ZNSt9basic_iosIcSt11char_traitsIcEE8setstateESt12_Ios_Iostate", scope: !919, file: !918, line: 157, type: !1084, scopeLine: 157, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1088 = !{!1089, !1091}
!1089 = !DILocalVariable(name: "this", arg: 1, scope: !1083, type: !1090, flags: DIFlagArtificial | DIFlagObjectPointer)
!1090 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !919, size: 64)
!1091 = !DILocalVariable(name: "__state", arg: 2, scope: !1083, file: !918, line: 157, type: !1066)
!1092 = !DILocation(line: 0, scope: !1083)
!1093 = !DILocation(line: 157, column: 24, scope: !1083)
!1094 = !DILocation(line: 158, column: 27, scope: !1083)
!1095 = !DILocation(line: 158, column: 39, scope: !1083)
!1096 = !DILocation(line: 158, column: 37, scope: !1083)
!1097 = !DILocation(line: 158, column: 15, scope: !1083)
!1098 = !DILocation(line: 158, column: 49, scope: !1083)
!1099 = distinct !DISubprogram(name: "length", linkageName: "_ZNSt11char_traitsIcE6lengthEPKc", scope: !944, file: !945, line: 389, type: !964, scopeLine: 390, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !963, retainedNodes: !1100)
!1100 = !{!1101}
!1101 = !DILocalVariable(name: "__s", arg: 1, scope: !1099, file: !945, line: 389, type: !961)
!1102 = !DILocation(line: 389, column: 31, scope: !1099)
!1103 = !DILocation(line: 395, column: 26, scope: !1099)
!1104 = !DILocation(line: 395, column: 9, scope: !1099)
!1105 = !DILocation(line: 395, column: 2, scope: !1099)
!1106 = distinct !DISubprogram(name: "width", linkageName: "_ZNKSt8ios_base5widthEv", scope: !6, file: !5, line: 751, type: !1107, scopeLine: 752, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !1111, retainedNodes: !1112)
!1107 = !DISubroutineType(types: !1108)
!1108 = !{!22, !1109}
!1109 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1110, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!1110 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!1111 = !DISubprogram(name: "width", linkageName: "_ZNKSt8ios_base5widthEv", scope: !6, file: !5, line: 751, type: !1107, scopeLine: 751, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1112 = !{!1113}
!1113 = !DILocalVariable(name: "this", arg: 1, scope: !1106, type: !1114, flags: DIFlagArtificial | DIFlagObjectPointer)
!1114 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1110, size: 64)
!1115 = !DILocation(line: 0, scope: !1106)
!1116 = !DILocation(line: 752, column: 14, scope: !1106)
!1117 = !DILocation(line: 752, column: 7, scope: !1106)
!1118 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_cpp_stream_sum_safe.cpp", scope: !153, file: !153, type: !1119, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !875)
!1119 = !DISubroutineType(types: !875)
!1120 = !DILocation(line: 0, scope: !1118)
