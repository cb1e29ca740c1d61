source_filename = "cin_loop_safe.cpp"
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

@_ZStL8__ioinit = internal global %"class.std::ios_base::Init" zeroinitializer, align 1, !dbg !0
@__dso_handle = external hidden global i8
@_ZSt3cin = external global %"class.std::basic_istream", align 8
@.str = private unnamed_addr constant [18 x i8] c"sum <= 100 * 1000\00", align 1
@.str.1 = private unnamed_addr constant [18 x i8] c"cin_loop_safe.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@.str.2 = private unnamed_addr constant [13 x i8] c"count <= 100\00", align 1
@llvm.global_ctors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @_GLOBAL__sub_I_cin_loop_safe.cpp, i8* null }]

define internal void @__cxx_global_var_init() #0 section ".text.startup" !dbg !870 {
entry:
  call void @_ZNSt8ios_base4InitC1Ev(%"class.std::ios_base::Init"* noundef nonnull align 1 dereferenceable(1) @_ZStL8__ioinit), !dbg !872
  %0 = call i32 @__cxa_atexit(void (i8*)* bitcast (void (%"class.std::ios_base::Init"*)* @_ZNSt8ios_base4InitD1Ev to void (i8*)*), i8* getelementptr inbounds (%"class.std::ios_base::Init", %"class.std::ios_base::Init"* @_ZStL8__ioinit, i32 0, i32 0), i8* @__dso_handle), !dbg !874
  ret void, !dbg !872
}

declare void @_ZNSt8ios_base4InitC1Ev(%"class.std::ios_base::Init"* noundef nonnull align 1 dereferenceable(1)) unnamed_addr

declare void @_ZNSt8ios_base4InitD1Ev(%"class.std::ios_base::Init"* noundef nonnull align 1 dereferenceable(1)) unnamed_addr

declare i32 @__cxa_atexit(void (i8*)*, i8*, i8*)

define dso_local noundef i32 @main() !dbg !875 {
entry:
  %retval = alloca i32, align 4
  %sum = alloca i32, align 4
  %count = alloca i32, align 4
  %x = alloca i32, align 4
  %c = alloca i8, align 1
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %sum to i8*, !dbg !881
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !881
  call void @llvm.dbg.declare(metadata i32* %sum, metadata !877, metadata !DIExpression()), !dbg !882
  store i32 0, i32* %sum, align 4, !dbg !882
  %1 = bitcast i32* %count to i8*, !dbg !881
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !881
  call void @llvm.dbg.declare(metadata i32* %count, metadata !878, metadata !DIExpression()), !dbg !883
  store i32 0, i32* %count, align 4, !dbg !883
  %2 = bitcast i32* %x to i8*, !dbg !881
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !881
  call void @llvm.dbg.declare(metadata i32* %x, metadata !879, metadata !DIExpression()), !dbg !884
  br label %while.cond, !dbg !885

while.cond:
  %call = call noundef nonnull align 8 dereferenceable(16) %"class.std::basic_istream"* @_ZNSirsERi(%"class.std::basic_istream"* noundef nonnull align 8 dereferenceable(16) @_ZSt3cin, i32* noundef nonnull align 4 dereferenceable(4) %x), !dbg !886
  %3 = bitcast %"class.std::basic_istream"* %call to i8**, !dbg !887
  %vtable = load i8*, i8** %3, align 8, !dbg !887
  %vbase.offset.ptr = getelementptr i8, i8* %vtable, i64 -24, !dbg !887
  %4 = bitcast i8* %vbase.offset.ptr to i64*, !dbg !887
  %vbase.offset = load i64, i64* %4, align 8, !dbg !887
  %5 = bitcast %"class.std::basic_istream"* %call to i8*, !dbg !887
  %add.ptr = getelementptr inbounds i8, i8* %5, i64 %vbase.offset, !dbg !887
  %6 = bitcast i8* %add.ptr to %"class.std::basic_ios"*, !dbg !887
  %call1 = call noundef zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEEcvbEv(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %6), !dbg !887
  br i1 %call1, label %while.body, label %while.end, !dbg !885

while.body:
  %7 = load i32, i32* %x, align 4, !dbg !888
  %cmp = icmp slt i32 %7, 0, !dbg !891
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !892

lor.lhs.false:
  %8 = load i32, i32* %x, align 4, !dbg !893
  %cmp2 = icmp sgt i32 %8, 1000, !dbg !894
  br i1 %cmp2, label %if.then, label %if.end, !dbg !895

if.then:
  br label %while.cond, !dbg !896, !llvm.loop !897

if.end:
  %9 = load i32, i32* %count, align 4, !dbg !901
  %cmp3 = icmp eq i32 %9, 100, !dbg !903
  br i1 %cmp3, label %if.then4, label %if.end5, !dbg !904

if.then4:
  br label %while.end, !dbg !905

if.end5:
  %10 = load i32, i32* %x, align 4, !dbg !906
  %11 = load i32, i32* %sum, align 4, !dbg !907
  %add = add nsw i32 %11, %10, !dbg !907
  store i32 %add, i32* %sum, align 4, !dbg !907
  %12 = load i32, i32* %count, align 4, !dbg !908
  %inc = add nsw i32 %12, 1, !dbg !908
  store i32 %inc, i32* %count, align 4, !dbg !908
  br label %while.cond, !dbg !885, !llvm.loop !897

while.end:
  %13 = load i32, i32* %sum, align 4, !dbg !909
  %cmp6 = icmp sle i32 %13, 100000, !dbg !909
  br i1 %cmp6, label %cond.true, label %cond.false, !dbg !909

cond.true:
  br label %cond.end, !dbg !909

cond.false:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.1, i64 0, i64 0), i32 noundef 16, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !909
  unreachable, !dbg !909

14:                                               ; No predecessors!
  br label %cond.end, !dbg !909

cond.end:
  %vtable7 = load i8*, i8** bitcast (%"class.std::basic_istream"* @_ZSt3cin to i8**), align 8, !dbg !910
  %vbase.offset.ptr8 = getelementptr i8, i8* %vtable7, i64 -24, !dbg !910
  %15 = bitcast i8* %vbase.offset.ptr8 to i64*, !dbg !910
  %vbase.offset9 = load i64, i64* %15, align 8, !dbg !910
  %add.ptr10 = getelementptr inbounds i8, i8* bitcast (%"class.std::basic_istream"* @_ZSt3cin to i8*), i64 %vbase.offset9, !dbg !910
  %16 = bitcast i8* %add.ptr10 to %"class.std::basic_ios"*, !dbg !910
  call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %16, i32 noundef 0), !dbg !911
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %c), !dbg !912
  call void @llvm.dbg.declare(metadata i8* %c, metadata !880, metadata !DIExpression()), !dbg !913
  br label %while.cond11, !dbg !914

while.cond11:
  %call12 = call noundef nonnull align 8 dereferenceable(16) %"class.std::basic_istream"* @_ZNSi3getERc(%"class.std::basic_istream"* noundef nonnull align 8 dereferenceable(16) @_ZSt3cin, i8* noundef nonnull align 1 dereferenceable(1) %c), !dbg !915
  %17 = bitcast %"class.std::basic_istream"* %call12 to i8**, !dbg !916
  %vtable13 = load i8*, i8** %17, align 8, !dbg !916
  %vbase.offset.ptr14 = getelementptr i8, i8* %vtable13, i64 -24, !dbg !916
  %18 = bitcast i8* %vbase.offset.ptr14 to i64*, !dbg !916
  %vbase.offset15 = load i64, i64* %18, align 8, !dbg !916
  %19 = bitcast %"class.std::basic_istream"* %call12 to i8*, !dbg !916
  %add.ptr16 = getelementptr inbounds i8, i8* %19, i64 %vbase.offset15, !dbg !916
  %20 = bitcast i8* %add.ptr16 to %"class.std::basic_ios"*, !dbg !916
  %call17 = call noundef zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEEcvbEv(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %20), !dbg !916
  br i1 %call17, label %while.body18, label %while.end22, !dbg !914

while.body18:
  %21 = load i8, i8* %c, align 1, !dbg !917
  %conv = sext i8 %21 to i32, !dbg !917
  %cmp19 = icmp eq i32 %conv, 10, !dbg !919
  br i1 %cmp19, label %if.then20, label %if.end21, !dbg !920

if.then20:
  store i32 0, i32* %count, align 4, !dbg !921
  br label %if.end21, !dbg !922

if.end21:
  br label %while.cond11, !dbg !914, !llvm.loop !923

while.end22:
  %22 = load i32, i32* %count, align 4, !dbg !925
  %cmp23 = icmp sle i32 %22, 100, !dbg !925
  br i1 %cmp23, label %cond.true24, label %cond.false25, !dbg !925

cond.true24:
  br label %cond.end26, !dbg !925

cond.false25:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.1, i64 0, i64 0), i32 noundef 22, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !925
  unreachable, !dbg !925

23:                                               ; No predecessors!
  br label %cond.end26, !dbg !925

cond.end26:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %c), !dbg !926
  %24 = bitcast i32* %x to i8*, !dbg !926
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %24), !dbg !926
  %25 = bitcast i32* %count to i8*, !dbg !926
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %25), !dbg !926
  %26 = bitcast i32* %sum to i8*, !dbg !926
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %26), !dbg !926
  %27 = load i32, i32* %retval, align 4, !dbg !926
  ret i32 %27, !dbg !926
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare noundef nonnull align 8 dereferenceable(16) %"class.std::basic_istream"* @_ZNSirsERi(%"class.std::basic_istream"* noundef nonnull align 8 dereferenceable(16), i32* noundef nonnull align 4 dereferenceable(4))

define available_externally noundef zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEEcvbEv(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %this) #7 align 2 !dbg !927 {
entry:
  %this.addr = alloca %"class.std::basic_ios"*, align 8
  store %"class.std::basic_ios"* %this, %"class.std::basic_ios"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::basic_ios"** %this.addr, metadata !937, metadata !DIExpression()), !dbg !939
  %this1 = load %"class.std::basic_ios"*, %"class.std::basic_ios"** %this.addr, align 8
  %call = call noundef zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEE4failEv(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %this1), !dbg !940
  %lnot = xor i1 %call, true, !dbg !941
  ret i1 %lnot, !dbg !942
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264), i32 noundef)

declare noundef nonnull align 8 dereferenceable(16) %"class.std::basic_istream"* @_ZNSi3getERc(%"class.std::basic_istream"* noundef nonnull align 8 dereferenceable(16), i8* noundef nonnull align 1 dereferenceable(1))

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

define available_externally noundef zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEE4failEv(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %this) #7 align 2 !dbg !943 {
entry:
  %this.addr = alloca %"class.std::basic_ios"*, align 8
  store %"class.std::basic_ios"* %this, %"class.std::basic_ios"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::basic_ios"** %this.addr, metadata !946, metadata !DIExpression()), !dbg !947
  %this1 = load %"class.std::basic_ios"*, %"class.std::basic_ios"** %this.addr, align 8
  %call = call noundef i32 @_ZNKSt9basic_iosIcSt11char_traitsIcEE7rdstateEv(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %this1), !dbg !948
  %call2 = call noundef i32 @_ZStorSt12_Ios_IostateS_(i32 noundef 1, i32 noundef 4), !dbg !949
  %call3 = call noundef i32 @_ZStanSt12_Ios_IostateS_(i32 noundef %call, i32 noundef %call2), !dbg !950
  %cmp = icmp ne i32 %call3, 0, !dbg !951
  ret i1 %cmp, !dbg !952
}

define linkonce_odr dso_local noundef i32 @_ZStanSt12_Ios_IostateS_(i32 noundef %__a, i32 noundef %__b) #9 comdat !dbg !953 {
entry:
  %__a.addr = alloca i32, align 4
  %__b.addr = alloca i32, align 4
  store i32 %__a, i32* %__a.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %__a.addr, metadata !957, metadata !DIExpression()), !dbg !959
  store i32 %__b, i32* %__b.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %__b.addr, metadata !958, metadata !DIExpression()), !dbg !960
  %0 = load i32, i32* %__a.addr, align 4, !dbg !961
  %1 = load i32, i32* %__b.addr, align 4, !dbg !962
  %and = and i32 %0, %1, !dbg !963
  ret i32 %and, !dbg !964
}

define available_externally noundef i32 @_ZNKSt9basic_iosIcSt11char_traitsIcEE7rdstateEv(%"class.std::basic_ios"* noundef nonnull align 8 dereferenceable(264) %this) #10 align 2 !dbg !965 {
entry:
  %this.addr = alloca %"class.std::basic_ios"*, align 8
  store %"class.std::basic_ios"* %this, %"class.std::basic_ios"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::basic_ios"** %this.addr, metadata !971, metadata !DIExpression()), !dbg !972
  %this1 = load %"class.std::basic_ios"*, %"class.std::basic_ios"** %this.addr, align 8
  %0 = bitcast %"class.std::basic_ios"* %this1 to %"class.std::ios_base"*, !dbg !973
  %_M_streambuf_state = getelementptr inbounds %"class.std::ios_base", %"class.std::ios_base"* %0, i32 0, i32 5, !dbg !973
  %1 = load i32, i32* %_M_streambuf_state, align 8, !dbg !973
  ret i32 %1, !dbg !974
}

define linkonce_odr dso_local noundef i32 @_ZStorSt12_Ios_IostateS_(i32 noundef %__a, i32 noundef %__b) #9 comdat !dbg !975 {
entry:
  %__a.addr = alloca i32, align 4
  %__b.addr = alloca i32, align 4
  store i32 %__a, i32* %__a.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %__a.addr, metadata !977, metadata !DIExpression()), !dbg !979
  store i32 %__b, i32* %__b.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %__b.addr, metadata !978, metadata !DIExpression()), !dbg !980
  %0 = load i32, i32* %__a.addr, align 4, !dbg !981
  %1 = load i32, i32* %__b.addr, align 4, !dbg !982
  %or = or i32 %0, %1, !dbg !983
  ret i32 %or, !dbg !984
}

define internal void @_GLOBAL__sub_I_cin_loop_safe.cpp() #0 section ".text.startup" !dbg !985 {
entry:
  call void @__cxx_global_var_init(), !dbg !987
  ret void
}

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!863, !864, !865, !866, !867, !868}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "__ioinit", linkageName: "_ZStL8__ioinit", scope: !2, file: !3, line: 74, type: !4, isLocal: true, isDefinition: true)
!2 = !DINamespace(name: "std", scope: null)
!3 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/iostream", directory: "")
!4 = !DICompositeType(tag: DW_TAG_class_type, name: "Init", scope: !6, file: !5, line: 635, size: 8, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSNSt8ios_base4InitE")
!5 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/ios_base.h", directory: "")
!6 = !DICompositeType(tag: DW_TAG_class_type, name: "ios_base", scope: !2, file: !5, line: 229, size: 1728, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSSt8ios_base")
!7 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !8, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !9, retainedTypes: !20, globals: !22, imports: !23, splitDebugInlining: false, nameTableKind: None)
!8 = !DIFile(filename: "cin_loop_safe.cpp", directory: ".")
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
!20 = !{!21, !10, !11, !6}
!21 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!22 = !{!0}
!23 = !{!24, !43, !46, !51, !59, !67, !71, !78, !82, !86, !88, !90, !94, !106, !110, !116, !122, !124, !128, !132, !136, !140, !153, !155, !159, !163, !167, !169, !175, !179, !183, !185, !187, !191, !199, !203, !207, !211, !213, !219, !221, !228, !233, !237, !242, !246, !250, !254, !256, !258, !262, !266, !270, !272, !276, !280, !282, !284, !288, !294, !299, !304, !305, !306, !307, !308, !309, !310, !311, !312, !313, !314, !318, !322, !329, !333, !336, !339, !342, !344, !346, !348, !351, !354, !357, !360, !363, !365, !370, !374, !377, !380, !382, !384, !386, !388, !391, !394, !397, !400, !403, !405, !409, !413, !418, !424, !426, !428, !430, !432, !434, !436, !438, !440, !442, !444, !446, !448, !450, !454, !458, !462, !468, !472, !476, !481, !483, !487, !491, !495, !505, !507, !511, !515, !519, !523, !527, !531, !535, !539, !543, !547, !551, !553, !557, !561, !565, !571, !575, !579, !581, !585, !589, !595, !597, !601, !605, !609, !613, !617, !621, !625, !626, !627, !628, !630, !631, !632, !633, !634, !635, !636, !640, !646, !651, !655, !657, !659, !661, !663, !670, !674, !678, !682, !686, !690, !695, !699, !701, !705, !711, !715, !720, !722, !724, !728, !732, !734, !736, !738, !740, !744, !746, !748, !752, !756, !760, !764, !768, !772, !774, !778, !782, !786, !790, !792, !794, !798, !802, !803, !804, !805, !806, !807, !813, !816, !817, !819, !821, !823, !825, !829, !831, !833, !835, !837, !839, !841, !843, !845, !849, !853, !855, !859}
!24 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !25, file: !42, line: 64)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "mbstate_t", file: !26, line: 6, baseType: !27)
!26 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/mbstate_t.h", directory: "")
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "__mbstate_t", file: !28, line: 21, baseType: !29)
!28 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__mbstate_t.h", directory: "")
!29 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !28, line: 13, size: 64, flags: DIFlagTypePassByValue, elements: !30, identifier: "_ZTS11__mbstate_t")
!30 = !{!31, !32}
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !29, file: !28, line: 15, baseType: !11, size: 32)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__value", scope: !29, file: !28, line: 20, baseType: !33, size: 32, offset: 32)
!33 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !29, file: !28, line: 16, size: 32, flags: DIFlagTypePassByValue, elements: !34, identifier: "_ZTSN11__mbstate_tUt_E")
!34 = !{!35, !37}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__wch", scope: !33, file: !28, line: 18, baseType: !36, size: 32)
!36 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__wchb", scope: !33, file: !28, line: 19, baseType: !38, size: 32)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 32, elements: !40)
!39 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!40 = !{!41}
!41 = !DISubrange(count: 4)
!42 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cwchar", directory: "")
!43 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !44, file: !42, line: 141)
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "wint_t", file: !45, line: 20, baseType: !36)
!45 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/wint_t.h", directory: "")
!46 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !47, file: !42, line: 143)
!47 = !DISubprogram(name: "btowc", scope: !48, file: !48, line: 285, type: !49, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!48 = !DIFile(filename: "/usr/include/wchar.h", directory: "")
!49 = !DISubroutineType(types: !50)
!50 = !{!44, !11}
!51 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !52, file: !42, line: 144)
!52 = !DISubprogram(name: "fgetwc", scope: !48, file: !48, line: 744, type: !53, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!53 = !DISubroutineType(types: !54)
!54 = !{!44, !55}
!55 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !56, size: 64)
!56 = !DIDerivedType(tag: DW_TAG_typedef, name: "__FILE", file: !57, line: 5, baseType: !58)
!57 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__FILE.h", directory: "")
!58 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !57, line: 4, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS8_IO_FILE")
!59 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !60, file: !42, line: 145)
!60 = !DISubprogram(name: "fgetws", scope: !48, file: !48, line: 773, type: !61, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!61 = !DISubroutineType(types: !62)
!62 = !{!63, !65, !11, !66}
!63 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !64, size: 64)
!64 = !DIBasicType(name: "wchar_t", size: 32, encoding: DW_ATE_signed)
!65 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !63)
!66 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !55)
!67 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !68, file: !42, line: 146)
!68 = !DISubprogram(name: "fputwc", scope: !48, file: !48, line: 758, type: !69, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!69 = !DISubroutineType(types: !70)
!70 = !{!44, !64, !55}
!71 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !72, file: !42, line: 147)
!72 = !DISubprogram(name: "fputws", scope: !48, file: !48, line: 780, type: !73, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!73 = !DISubroutineType(types: !74)
!74 = !{!11, !75, !66}
!75 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !76)
!76 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !77, size: 64)
!77 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !64)
!78 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !79, file: !42, line: 148)
!79 = !DISubprogram(name: "fwide", scope: !48, file: !48, line: 588, type: !80, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!80 = !DISubroutineType(types: !81)
!81 = !{!11, !55, !11}
!82 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !83, file: !42, line: 149)
!83 = !DISubprogram(name: "fwprintf", scope: !48, file: !48, line: 595, type: !84, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!84 = !DISubroutineType(types: !85)
!85 = !{!11, !66, !75, null}
!86 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !87, file: !42, line: 150)
!87 = !DISubprogram(name: "fwscanf", linkageName: "__isoc99_fwscanf", scope: !48, file: !48, line: 657, type: !84, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!88 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !89, file: !42, line: 151)
!89 = !DISubprogram(name: "getwc", scope: !48, file: !48, line: 745, type: !53, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!90 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !91, file: !42, line: 152)
!91 = !DISubprogram(name: "getwchar", scope: !48, file: !48, line: 751, type: !92, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!92 = !DISubroutineType(types: !93)
!93 = !{!44}
!94 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !95, file: !42, line: 153)
!95 = !DISubprogram(name: "mbrlen", scope: !48, file: !48, line: 308, type: !96, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!96 = !DISubroutineType(types: !97)
!97 = !{!98, !101, !98, !104}
!98 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !99, line: 46, baseType: !100)
!99 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!100 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!101 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !102)
!102 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !103, size: 64)
!103 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !39)
!104 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !105)
!105 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!106 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !107, file: !42, line: 154)
!107 = !DISubprogram(name: "mbrtowc", scope: !48, file: !48, line: 297, type: !108, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!108 = !DISubroutineType(types: !109)
!109 = !{!98, !65, !101, !98, !104}
!110 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !111, file: !42, line: 155)
!111 = !DISubprogram(name: "mbsinit", scope: !48, file: !48, line: 293, type: !112, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!112 = !DISubroutineType(types: !113)
!113 = !{!11, !114}
!114 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !115, size: 64)
!115 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !25)
!116 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !117, file: !42, line: 156)
!117 = !DISubprogram(name: "mbsrtowcs", scope: !48, file: !48, line: 338, type: !118, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!118 = !DISubroutineType(types: !119)
!119 = !{!98, !65, !120, !98, !104}
!120 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !121)
!121 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !102, size: 64)
!122 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !123, file: !42, line: 157)
!123 = !DISubprogram(name: "putwc", scope: !48, file: !48, line: 759, type: !69, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!124 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !125, file: !42, line: 158)
!125 = !DISubprogram(name: "putwchar", scope: !48, file: !48, line: 765, type: !126, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!126 = !DISubroutineType(types: !127)
!127 = !{!44, !64}
!128 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !129, file: !42, line: 160)
!129 = !DISubprogram(name: "swprintf", scope: !48, file: !48, line: 605, type: !130, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!130 = !DISubroutineType(types: !131)
!131 = !{!11, !65, !98, !75, null}
!132 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !133, file: !42, line: 162)
!133 = !DISubprogram(name: "swscanf", linkageName: "__isoc99_swscanf", scope: !48, file: !48, line: 664, type: !134, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!134 = !DISubroutineType(types: !135)
!135 = !{!11, !75, !75, null}
!136 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !137, file: !42, line: 163)
!137 = !DISubprogram(name: "ungetwc", scope: !48, file: !48, line: 788, type: !138, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!138 = !DISubroutineType(types: !139)
!139 = !{!44, !44, !55}
!140 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !141, file: !42, line: 164)
!141 = !DISubprogram(name: "vfwprintf", scope: !48, file: !48, line: 613, type: !142, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!142 = !DISubroutineType(types: !143)
!143 = !{!11, !66, !75, !144}
!144 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !145, size: 64)
!145 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, flags: DIFlagTypePassByValue, elements: !146, identifier: "_ZTS13__va_list_tag")
!146 = !{!147, !149, !150, !152}
!147 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !145, file: !148, baseType: !36, size: 32)
!148 = !DIFile(filename: "cin_loop_safe.cpp", directory: ".")
!149 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !145, file: !148, baseType: !36, size: 32, offset: 32)
!150 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !145, file: !148, baseType: !151, size: 64, offset: 64)
!151 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!152 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !145, file: !148, baseType: !151, size: 64, offset: 128)
!153 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !154, file: !42, line: 166)
!154 = !DISubprogram(name: "vfwscanf", linkageName: "__isoc99_vfwscanf", scope: !48, file: !48, line: 711, type: !142, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!155 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !156, file: !42, line: 169)
!156 = !DISubprogram(name: "vswprintf", scope: !48, file: !48, line: 626, type: !157, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!157 = !DISubroutineType(types: !158)
!158 = !{!11, !65, !98, !75, !144}
!159 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !160, file: !42, line: 172)
!160 = !DISubprogram(name: "vswscanf", linkageName: "__isoc99_vswscanf", scope: !48, file: !48, line: 718, type: !161, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!161 = !DISubroutineType(types: !162)
!162 = !{!11, !75, !75, !144}
!163 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !164, file: !42, line: 174)
!164 = !DISubprogram(name: "vwprintf", scope: !48, file: !48, line: 621, type: !165, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!165 = !DISubroutineType(types: !166)
!166 = !{!11, !75, !144}
!167 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !168, file: !42, line: 176)
!168 = !DISubprogram(name: "vwscanf", linkageName: "__isoc99_vwscanf", scope: !48, file: !48, line: 715, type: !165, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!169 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !170, file: !42, line: 178)
!170 = !DISubprogram(name: "wcrtomb", scope: !48, file: !48, line: 302, type: !171, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!171 = !DISubroutineType(types: !172)
!172 = !{!98, !173, !64, !104}
!173 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !174)
!174 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!175 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !176, file: !42, line: 179)
!176 = !DISubprogram(name: "wcscat", scope: !48, file: !48, line: 97, type: !177, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!177 = !DISubroutineType(types: !178)
!178 = !{!63, !65, !75}
!179 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !180, file: !42, line: 180)
!180 = !DISubprogram(name: "wcscmp", scope: !48, file: !48, line: 106, type: !181, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!181 = !DISubroutineType(types: !182)
!182 = !{!11, !76, !76}
!183 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !184, file: !42, line: 181)
!184 = !DISubprogram(name: "wcscoll", scope: !48, file: !48, line: 131, type: !181, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!185 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !186, file: !42, line: 182)
!186 = !DISubprogram(name: "wcscpy", scope: !48, file: !48, line: 87, type: !177, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!187 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !188, file: !42, line: 183)
!188 = !DISubprogram(name: "wcscspn", scope: !48, file: !48, line: 188, type: !189, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!189 = !DISubroutineType(types: !190)
!190 = !{!98, !76, !76}
!191 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !192, file: !42, line: 184)
!192 = !DISubprogram(name: "wcsftime", scope: !48, file: !48, line: 852, type: !193, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!193 = !DISubroutineType(types: !194)
!194 = !{!98, !65, !98, !75, !195}
!195 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !196)
!196 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !197, size: 64)
!197 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !198)
!198 = !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !48, line: 83, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS2tm")
!199 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !200, file: !42, line: 185)
!200 = !DISubprogram(name: "wcslen", scope: !48, file: !48, line: 223, type: !201, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!201 = !DISubroutineType(types: !202)
!202 = !{!98, !76}
!203 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !204, file: !42, line: 186)
!204 = !DISubprogram(name: "wcsncat", scope: !48, file: !48, line: 101, type: !205, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!205 = !DISubroutineType(types: !206)
!206 = !{!63, !65, !75, !98}
!207 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !208, file: !42, line: 187)
!208 = !DISubprogram(name: "wcsncmp", scope: !48, file: !48, line: 109, type: !209, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!209 = !DISubroutineType(types: !210)
!210 = !{!11, !76, !76, !98}
!211 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !212, file: !42, line: 188)
!212 = !DISubprogram(name: "wcsncpy", scope: !48, file: !48, line: 92, type: !205, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!213 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !214, file: !42, line: 189)
!214 = !DISubprogram(name: "wcsrtombs", scope: !48, file: !48, line: 344, type: !215, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!215 = !DISubroutineType(types: !216)
!216 = !{!98, !173, !217, !98, !104}
!217 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !218)
!218 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !76, size: 64)
!219 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !220, file: !42, line: 190)
!220 = !DISubprogram(name: "wcsspn", scope: !48, file: !48, line: 192, type: !189, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!221 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !222, file: !42, line: 191)
!222 = !DISubprogram(name: "wcstod", scope: !48, file: !48, line: 378, type: !223, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!223 = !DISubroutineType(types: !224)
!224 = !{!225, !75, !226}
!225 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!226 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !227)
!227 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !63, size: 64)
!228 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !229, file: !42, line: 193)
!229 = !DISubprogram(name: "wcstof", scope: !48, file: !48, line: 383, type: !230, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!230 = !DISubroutineType(types: !231)
!231 = !{!232, !75, !226}
!232 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!233 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !234, file: !42, line: 195)
!234 = !DISubprogram(name: "wcstok", scope: !48, file: !48, line: 218, type: !235, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!235 = !DISubroutineType(types: !236)
!236 = !{!63, !65, !75, !226}
!237 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !238, file: !42, line: 196)
!238 = !DISubprogram(name: "wcstol", scope: !48, file: !48, line: 429, type: !239, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!239 = !DISubroutineType(types: !240)
!240 = !{!241, !75, !226, !11}
!241 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!242 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !243, file: !42, line: 197)
!243 = !DISubprogram(name: "wcstoul", scope: !48, file: !48, line: 434, type: !244, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!244 = !DISubroutineType(types: !245)
!245 = !{!100, !75, !226, !11}
!246 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !247, file: !42, line: 198)
!247 = !DISubprogram(name: "wcsxfrm", scope: !48, file: !48, line: 135, type: !248, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!248 = !DISubroutineType(types: !249)
!249 = !{!98, !65, !75, !98}
!250 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !251, file: !42, line: 199)
!251 = !DISubprogram(name: "wctob", scope: !48, file: !48, line: 289, type: !252, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!252 = !DISubroutineType(types: !253)
!253 = !{!11, !44}
!254 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !255, file: !42, line: 200)
!255 = !DISubprogram(name: "wmemcmp", scope: !48, file: !48, line: 259, type: !209, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!256 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !257, file: !42, line: 201)
!257 = !DISubprogram(name: "wmemcpy", scope: !48, file: !48, line: 263, type: !205, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!258 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !259, file: !42, line: 202)
!259 = !DISubprogram(name: "wmemmove", scope: !48, file: !48, line: 268, type: !260, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!260 = !DISubroutineType(types: !261)
!261 = !{!63, !63, !76, !98}
!262 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !263, file: !42, line: 203)
!263 = !DISubprogram(name: "wmemset", scope: !48, file: !48, line: 272, type: !264, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!264 = !DISubroutineType(types: !265)
!265 = !{!63, !63, !64, !98}
!266 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !267, file: !42, line: 204)
!267 = !DISubprogram(name: "wprintf", scope: !48, file: !48, line: 602, type: !268, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!268 = !DISubroutineType(types: !269)
!269 = !{!11, !75, null}
!270 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !271, file: !42, line: 205)
!271 = !DISubprogram(name: "wscanf", linkageName: "__isoc99_wscanf", scope: !48, file: !48, line: 661, type: !268, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!272 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !273, file: !42, line: 206)
!273 = !DISubprogram(name: "wcschr", scope: !48, file: !48, line: 165, type: !274, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!274 = !DISubroutineType(types: !275)
!275 = !{!63, !76, !64}
!276 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !277, file: !42, line: 207)
!277 = !DISubprogram(name: "wcspbrk", scope: !48, file: !48, line: 202, type: !278, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!278 = !DISubroutineType(types: !279)
!279 = !{!63, !76, !76}
!280 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !281, file: !42, line: 208)
!281 = !DISubprogram(name: "wcsrchr", scope: !48, file: !48, line: 175, type: !274, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!282 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !283, file: !42, line: 209)
!283 = !DISubprogram(name: "wcsstr", scope: !48, file: !48, line: 213, type: !278, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!284 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !285, file: !42, line: 210)
!285 = !DISubprogram(name: "wmemchr", scope: !48, file: !48, line: 254, type: !286, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!286 = !DISubroutineType(types: !287)
!287 = !{!63, !76, !64, !98}
!288 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !289, entity: !290, file: !42, line: 251)
!289 = !DINamespace(name: "__gnu_cxx", scope: null)
!290 = !DISubprogram(name: "wcstold", scope: !48, file: !48, line: 385, type: !291, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!291 = !DISubroutineType(types: !292)
!292 = !{!293, !75, !226}
!293 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!294 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !289, entity: !295, file: !42, line: 260)
!295 = !DISubprogram(name: "wcstoll", scope: !48, file: !48, line: 442, type: !296, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!296 = !DISubroutineType(types: !297)
!297 = !{!298, !75, !226, !11}
!298 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!299 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !289, entity: !300, file: !42, line: 261)
!300 = !DISubprogram(name: "wcstoull", scope: !48, file: !48, line: 449, type: !301, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!301 = !DISubroutineType(types: !302)
!302 = !{!303, !75, !226, !11}
!303 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!304 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !290, file: !42, line: 267)
!305 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !295, file: !42, line: 268)
!306 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !300, file: !42, line: 269)
!307 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !229, file: !42, line: 283)
!308 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !154, file: !42, line: 286)
!309 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !160, file: !42, line: 289)
!310 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !168, file: !42, line: 292)
!311 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !290, file: !42, line: 296)
!312 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !295, file: !42, line: 297)
!313 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !300, file: !42, line: 298)
!314 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !315, file: !316, line: 68)
!315 = !DICompositeType(tag: DW_TAG_class_type, name: "exception_ptr", scope: !317, file: !316, line: 90, size: 64, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSNSt15__exception_ptr13exception_ptrE")
!316 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/exception_ptr.h", directory: "")
!317 = !DINamespace(name: "__exception_ptr", scope: !2)
!318 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !317, entity: !319, file: !316, line: 84)
!319 = !DISubprogram(name: "rethrow_exception", linkageName: "_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE", scope: !2, file: !316, line: 80, type: !320, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!320 = !DISubroutineType(types: !321)
!321 = !{null, !315}
!322 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !323, file: !328, line: 47)
!323 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !324, line: 24, baseType: !325)
!324 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-intn.h", directory: "")
!325 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int8_t", file: !326, line: 37, baseType: !327)
!326 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!327 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!328 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdint", directory: "")
!329 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !330, file: !328, line: 48)
!330 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !324, line: 25, baseType: !331)
!331 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int16_t", file: !326, line: 39, baseType: !332)
!332 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!333 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !334, file: !328, line: 49)
!334 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !324, line: 26, baseType: !335)
!335 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int32_t", file: !326, line: 41, baseType: !11)
!336 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !337, file: !328, line: 50)
!337 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !324, line: 27, baseType: !338)
!338 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int64_t", file: !326, line: 44, baseType: !241)
!339 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !340, file: !328, line: 52)
!340 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast8_t", file: !341, line: 58, baseType: !327)
!341 = !DIFile(filename: "/usr/include/stdint.h", directory: "")
!342 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !343, file: !328, line: 53)
!343 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast16_t", file: !341, line: 60, baseType: !241)
!344 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !345, file: !328, line: 54)
!345 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast32_t", file: !341, line: 61, baseType: !241)
!346 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !347, file: !328, line: 55)
!347 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast64_t", file: !341, line: 62, baseType: !241)
!348 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !349, file: !328, line: 57)
!349 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least8_t", file: !341, line: 43, baseType: !350)
!350 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least8_t", file: !326, line: 52, baseType: !325)
!351 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !352, file: !328, line: 58)
!352 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least16_t", file: !341, line: 44, baseType: !353)
!353 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least16_t", file: !326, line: 54, baseType: !331)
!354 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !355, file: !328, line: 59)
!355 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least32_t", file: !341, line: 45, baseType: !356)
!356 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least32_t", file: !326, line: 56, baseType: !335)
!357 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !358, file: !328, line: 60)
!358 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least64_t", file: !341, line: 46, baseType: !359)
!359 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least64_t", file: !326, line: 58, baseType: !338)
!360 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !361, file: !328, line: 62)
!361 = !DIDerivedType(tag: DW_TAG_typedef, name: "intmax_t", file: !341, line: 101, baseType: !362)
!362 = !DIDerivedType(tag: DW_TAG_typedef, name: "__intmax_t", file: !326, line: 72, baseType: !241)
!363 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !364, file: !328, line: 63)
!364 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !341, line: 87, baseType: !241)
!365 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !366, file: !328, line: 65)
!366 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !367, line: 24, baseType: !368)
!367 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "")
!368 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint8_t", file: !326, line: 38, baseType: !369)
!369 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!370 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !371, file: !328, line: 66)
!371 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !367, line: 25, baseType: !372)
!372 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint16_t", file: !326, line: 40, baseType: !373)
!373 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!374 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !375, file: !328, line: 67)
!375 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !367, line: 26, baseType: !376)
!376 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !326, line: 42, baseType: !36)
!377 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !378, file: !328, line: 68)
!378 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !367, line: 27, baseType: !379)
!379 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !326, line: 45, baseType: !100)
!380 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !381, file: !328, line: 70)
!381 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast8_t", file: !341, line: 71, baseType: !369)
!382 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !383, file: !328, line: 71)
!383 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast16_t", file: !341, line: 73, baseType: !100)
!384 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !385, file: !328, line: 72)
!385 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast32_t", file: !341, line: 74, baseType: !100)
!386 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !387, file: !328, line: 73)
!387 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast64_t", file: !341, line: 75, baseType: !100)
!388 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !389, file: !328, line: 75)
!389 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least8_t", file: !341, line: 49, baseType: !390)
!390 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least8_t", file: !326, line: 53, baseType: !368)
!391 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !392, file: !328, line: 76)
!392 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least16_t", file: !341, line: 50, baseType: !393)
!393 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least16_t", file: !326, line: 55, baseType: !372)
!394 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !395, file: !328, line: 77)
!395 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least32_t", file: !341, line: 51, baseType: !396)
!396 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least32_t", file: !326, line: 57, baseType: !376)
!397 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !398, file: !328, line: 78)
!398 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least64_t", file: !341, line: 52, baseType: !399)
!399 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least64_t", file: !326, line: 59, baseType: !379)
!400 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !401, file: !328, line: 80)
!401 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintmax_t", file: !341, line: 102, baseType: !402)
!402 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uintmax_t", file: !326, line: 73, baseType: !100)
!403 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !404, file: !328, line: 81)
!404 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !341, line: 90, baseType: !100)
!405 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !406, file: !408, line: 53)
!406 = !DICompositeType(tag: DW_TAG_structure_type, name: "lconv", file: !407, line: 51, size: 768, flags: DIFlagFwdDecl, identifier: "_ZTS5lconv")
!407 = !DIFile(filename: "/usr/include/locale.h", directory: "")
!408 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/clocale", directory: "")
!409 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !410, file: !408, line: 54)
!410 = !DISubprogram(name: "setlocale", scope: !407, file: !407, line: 122, type: !411, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!411 = !DISubroutineType(types: !412)
!412 = !{!174, !11, !102}
!413 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !414, file: !408, line: 55)
!414 = !DISubprogram(name: "localeconv", scope: !407, file: !407, line: 125, type: !415, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!415 = !DISubroutineType(types: !416)
!416 = !{!417}
!417 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !406, size: 64)
!418 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !419, file: !423, line: 64)
!419 = !DISubprogram(name: "isalnum", scope: !420, file: !420, line: 108, type: !421, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!420 = !DIFile(filename: "/usr/include/ctype.h", directory: "")
!421 = !DISubroutineType(types: !422)
!422 = !{!11, !11}
!423 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cctype", directory: "")
!424 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !425, file: !423, line: 65)
!425 = !DISubprogram(name: "isalpha", scope: !420, file: !420, line: 109, type: !421, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!426 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !427, file: !423, line: 66)
!427 = !DISubprogram(name: "iscntrl", scope: !420, file: !420, line: 110, type: !421, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!428 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !429, file: !423, line: 67)
!429 = !DISubprogram(name: "isdigit", scope: !420, file: !420, line: 111, type: !421, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!430 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !431, file: !423, line: 68)
!431 = !DISubprogram(name: "isgraph", scope: !420, file: !420, line: 113, type: !421, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!432 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !433, file: !423, line: 69)
!433 = !DISubprogram(name: "islower", scope: !420, file: !420, line: 112, type: !421, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!434 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !435, file: !423, line: 70)
!435 = !DISubprogram(name: "isprint", scope: !420, file: !420, line: 114, type: !421, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!436 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !437, file: !423, line: 71)
!437 = !DISubprogram(name: "ispunct", scope: !420, file: !420, line: 115, type: !421, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!438 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !439, file: !423, line: 72)
!439 = !DISubprogram(name: "isspace", scope: !420, file: !420, line: 116, type: !421, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!440 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !441, file: !423, line: 73)
!441 = !DISubprogram(name: "isupper", scope: !420, file: !420, line: 117, type: !421, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!442 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !443, file: !423, line: 74)
!443 = !DISubprogram(name: "isxdigit", scope: !420, file: !420, line: 118, type: !421, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!444 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !445, file: !423, line: 75)
!445 = !DISubprogram(name: "tolower", scope: !420, file: !420, line: 122, type: !421, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!446 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !447, file: !423, line: 76)
!447 = !DISubprogram(name: "toupper", scope: !420, file: !420, line: 125, type: !421, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!448 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !449, file: !423, line: 87)
!449 = !DISubprogram(name: "isblank", scope: !420, file: !420, line: 130, type: !421, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!450 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !451, entity: !452, file: !453, line: 58)
!451 = !DINamespace(name: "__gnu_debug", scope: null)
!452 = !DINamespace(name: "__debug", scope: !2)
!453 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/debug/debug.h", directory: "")
!454 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !455, file: !457, line: 52)
!455 = !DISubprogram(name: "abs", scope: !456, file: !456, line: 861, type: !421, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!456 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!457 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_abs.h", directory: "")
!458 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !459, file: !461, line: 127)
!459 = !DIDerivedType(tag: DW_TAG_typedef, name: "div_t", file: !456, line: 63, baseType: !460)
!460 = !DICompositeType(tag: DW_TAG_structure_type, file: !456, line: 59, size: 64, flags: DIFlagFwdDecl, identifier: "_ZTS5div_t")
!461 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdlib", directory: "")
!462 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !463, file: !461, line: 128)
!463 = !DIDerivedType(tag: DW_TAG_typedef, name: "ldiv_t", file: !456, line: 71, baseType: !464)
!464 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !456, line: 67, size: 128, flags: DIFlagTypePassByValue, elements: !465, identifier: "_ZTS6ldiv_t")
!465 = !{!466, !467}
!466 = !DIDerivedType(tag: DW_TAG_member, name: "quot", scope: !464, file: !456, line: 69, baseType: !241, size: 64)
!467 = !DIDerivedType(tag: DW_TAG_member, name: "rem", scope: !464, file: !456, line: 70, baseType: !241, size: 64, offset: 64)
!468 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !469, file: !461, line: 130)
!469 = !DISubprogram(name: "abort", scope: !456, file: !456, line: 611, type: !470, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!470 = !DISubroutineType(types: !471)
!471 = !{null}
!472 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !473, file: !461, line: 132)
!473 = !DISubprogram(name: "aligned_alloc", scope: !456, file: !456, line: 605, type: !474, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!474 = !DISubroutineType(types: !475)
!475 = !{!151, !98, !98}
!476 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !477, file: !461, line: 134)
!477 = !DISubprogram(name: "atexit", scope: !456, file: !456, line: 615, type: !478, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!478 = !DISubroutineType(types: !479)
!479 = !{!11, !480}
!480 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !470, size: 64)
!481 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !482, file: !461, line: 137)
!482 = !DISubprogram(name: "at_quick_exit", scope: !456, file: !456, line: 620, type: !478, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!483 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !484, file: !461, line: 140)
!484 = !DISubprogram(name: "atof", scope: !456, file: !456, line: 102, type: !485, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!485 = !DISubroutineType(types: !486)
!486 = !{!225, !102}
!487 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !488, file: !461, line: 141)
!488 = !DISubprogram(name: "atoi", scope: !456, file: !456, line: 105, type: !489, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!489 = !DISubroutineType(types: !490)
!490 = !{!11, !102}
!491 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !492, file: !461, line: 142)
!492 = !DISubprogram(name: "atol", scope: !456, file: !456, line: 108, type: !493, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!493 = !DISubroutineType(types: !494)
!494 = !{!241, !102}
!495 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !496, file: !461, line: 143)
!496 = !DISubprogram(name: "bsearch", scope: !456, file: !456, line: 841, type: !497, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!497 = !DISubroutineType(types: !498)
!498 = !{!151, !499, !499, !98, !98, !501}
!499 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !500, size: 64)
!500 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!501 = !DIDerivedType(tag: DW_TAG_typedef, name: "__compar_fn_t", file: !456, line: 829, baseType: !502)
!502 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !503, size: 64)
!503 = !DISubroutineType(types: !504)
!504 = !{!11, !499, !499}
!505 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !506, file: !461, line: 144)
!506 = !DISubprogram(name: "calloc", scope: !456, file: !456, line: 556, type: !474, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!507 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !508, file: !461, line: 145)
!508 = !DISubprogram(name: "div", scope: !456, file: !456, line: 873, type: !509, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!509 = !DISubroutineType(types: !510)
!510 = !{!459, !11, !11}
!511 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !512, file: !461, line: 146)
!512 = !DISubprogram(name: "exit", scope: !456, file: !456, line: 637, type: !513, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!513 = !DISubroutineType(types: !514)
!514 = !{null, !11}
!515 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !516, file: !461, line: 147)
!516 = !DISubprogram(name: "free", scope: !456, file: !456, line: 568, type: !517, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!517 = !DISubroutineType(types: !518)
!518 = !{null, !151}
!519 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !520, file: !461, line: 148)
!520 = !DISubprogram(name: "getenv", scope: !456, file: !456, line: 654, type: !521, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!521 = !DISubroutineType(types: !522)
!522 = !{!174, !102}
!523 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !524, file: !461, line: 149)
!524 = !DISubprogram(name: "labs", scope: !456, file: !456, line: 862, type: !525, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!525 = !DISubroutineType(types: !526)
!526 = !{!241, !241}
!527 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !528, file: !461, line: 150)
!528 = !DISubprogram(name: "ldiv", scope: !456, file: !456, line: 875, type: !529, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!529 = !DISubroutineType(types: !530)
!530 = !{!463, !241, !241}
!531 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !532, file: !461, line: 151)
!532 = !DISubprogram(name: "malloc", scope: !456, file: !456, line: 553, type: !533, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!533 = !DISubroutineType(types: !534)
!534 = !{!151, !98}
!535 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !536, file: !461, line: 153)
!536 = !DISubprogram(name: "mblen", scope: !456, file: !456, line: 943, type: !537, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!537 = !DISubroutineType(types: !538)
!538 = !{!11, !102, !98}
!539 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !540, file: !461, line: 154)
!540 = !DISubprogram(name: "mbstowcs", scope: !456, file: !456, line: 954, type: !541, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!541 = !DISubroutineType(types: !542)
!542 = !{!98, !65, !101, !98}
!543 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !544, file: !461, line: 155)
!544 = !DISubprogram(name: "mbtowc", scope: !456, file: !456, line: 946, type: !545, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!545 = !DISubroutineType(types: !546)
!546 = !{!11, !65, !101, !98}
!547 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !548, file: !461, line: 157)
!548 = !DISubprogram(name: "qsort", scope: !456, file: !456, line: 851, type: !549, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!549 = !DISubroutineType(types: !550)
!550 = !{null, !151, !98, !98, !501}
!551 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !552, file: !461, line: 160)
!552 = !DISubprogram(name: "quick_exit", scope: !456, file: !456, line: 643, type: !513, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!553 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !554, file: !461, line: 163)
!554 = !DISubprogram(name: "rand", scope: !456, file: !456, line: 454, type: !555, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!555 = !DISubroutineType(types: !556)
!556 = !{!11}
!557 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !558, file: !461, line: 164)
!558 = !DISubprogram(name: "realloc", scope: !456, file: !456, line: 564, type: !559, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!559 = !DISubroutineType(types: !560)
!560 = !{!151, !151, !98}
!561 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !562, file: !461, line: 165)
!562 = !DISubprogram(name: "srand", scope: !456, file: !456, line: 456, type: !563, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!563 = !DISubroutineType(types: !564)
!564 = !{null, !36}
!565 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !566, file: !461, line: 166)
!566 = !DISubprogram(name: "strtod", scope: !456, file: !456, line: 118, type: !567, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!567 = !DISubroutineType(types: !568)
!568 = !{!225, !101, !569}
!569 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !570)
!570 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !174, size: 64)
!571 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !572, file: !461, line: 167)
!572 = !DISubprogram(name: "strtol", scope: !456, file: !456, line: 177, type: !573, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!573 = !DISubroutineType(types: !574)
!574 = !{!241, !101, !569, !11}
!575 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !576, file: !461, line: 168)
!576 = !DISubprogram(name: "strtoul", scope: !456, file: !456, line: 181, type: !577, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!577 = !DISubroutineType(types: !578)
!578 = !{!100, !101, !569, !11}
!579 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !580, file: !461, line: 169)
!580 = !DISubprogram(name: "system", scope: !456, file: !456, line: 804, type: !489, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!581 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !582, file: !461, line: 171)
!582 = !DISubprogram(name: "wcstombs", scope: !456, file: !456, line: 958, type: !583, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!583 = !DISubroutineType(types: !584)
!584 = !{!98, !173, !75, !98}
!585 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !586, file: !461, line: 172)
!586 = !DISubprogram(name: "wctomb", scope: !456, file: !456, line: 950, type: !587, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!587 = !DISubroutineType(types: !588)
!588 = !{!11, !174, !64}
!589 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !289, entity: !590, file: !461, line: 200)
!590 = !DIDerivedType(tag: DW_TAG_typedef, name: "lldiv_t", file: !456, line: 81, baseType: !591)
!591 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !456, line: 77, size: 128, flags: DIFlagTypePassByValue, elements: !592, identifier: "_ZTS7lldiv_t")
!592 = !{!593, !594}
!593 = !DIDerivedType(tag: DW_TAG_member, name: "quot", scope: !591, file: !456, line: 79, baseType: !298, size: 64)
!594 = !DIDerivedType(tag: DW_TAG_member, name: "rem", scope: !591, file: !456, line: 80, baseType: !298, size: 64, offset: 64)
!595 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !289, entity: !596, file: !461, line: 206)
!596 = !DISubprogram(name: "_Exit", scope: !456, file: !456, line: 649, type: !513, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!597 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !289, entity: !598, file: !461, line: 210)
!598 = !DISubprogram(name: "llabs", scope: !456, file: !456, line: 865, type: !599, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!599 = !DISubroutineType(types: !600)
!600 = !{!298, !298}
!601 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !289, entity: !602, file: !461, line: 216)
!602 = !DISubprogram(name: "lldiv", scope: !456, file: !456, line: 879, type: !603, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!603 = !DISubroutineType(types: !604)
!604 = !{!590, !298, !298}
!605 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !289, entity: !606, file: !461, line: 227)
!606 = !DISubprogram(name: "atoll", scope: !456, file: !456, line: 113, type: !607, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!607 = !DISubroutineType(types: !608)
!608 = !{!298, !102}
!609 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !289, entity: !610, file: !461, line: 228)
!610 = !DISubprogram(name: "strtoll", scope: !456, file: !456, line: 201, type: !611, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!611 = !DISubroutineType(types: !612)
!612 = !{!298, !101, !569, !11}
!613 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !289, entity: !614, file: !461, line: 229)
!614 = !DISubprogram(name: "strtoull", scope: !456, file: !456, line: 206, type: !615, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!615 = !DISubroutineType(types: !616)
!616 = !{!303, !101, !569, !11}
!617 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !289, entity: !618, file: !461, line: 231)
!618 = !DISubprogram(name: "strtof", scope: !456, file: !456, line: 124, type: !619, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!619 = !DISubroutineType(types: !620)
!620 = !{!232, !101, !569}
!621 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !289, entity: !622, file: !461, line: 232)
!622 = !DISubprogram(name: "strtold", scope: !456, file: !456, line: 127, type: !623, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!623 = !DISubroutineType(types: !624)
!624 = !{!293, !101, !569}
!625 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !590, file: !461, line: 240)
!626 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !596, file: !461, line: 242)
!627 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !598, file: !461, line: 244)
!628 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !629, file: !461, line: 245)
!629 = !DISubprogram(name: "div", linkageName: "_ZN9__gnu_cxx3divExx", scope: !289, file: !461, line: 213, type: !603, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!630 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !602, file: !461, line: 246)
!631 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !606, file: !461, line: 248)
!632 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !618, file: !461, line: 249)
!633 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !610, file: !461, line: 250)
!634 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !614, file: !461, line: 251)
!635 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !622, file: !461, line: 252)
!636 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !637, file: !639, line: 98)
!637 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !638, line: 7, baseType: !58)
!638 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "")
!639 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdio", directory: "")
!640 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !641, file: !639, line: 99)
!641 = !DIDerivedType(tag: DW_TAG_typedef, name: "fpos_t", file: !642, line: 84, baseType: !643)
!642 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!643 = !DIDerivedType(tag: DW_TAG_typedef, name: "__fpos_t", file: !644, line: 14, baseType: !645)
!644 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__fpos_t.h", directory: "")
!645 = !DICompositeType(tag: DW_TAG_structure_type, name: "_G_fpos_t", file: !644, line: 10, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS9_G_fpos_t")
!646 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !647, file: !639, line: 101)
!647 = !DISubprogram(name: "clearerr", scope: !642, file: !642, line: 786, type: !648, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!648 = !DISubroutineType(types: !649)
!649 = !{null, !650}
!650 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !637, size: 64)
!651 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !652, file: !639, line: 102)
!652 = !DISubprogram(name: "fclose", scope: !642, file: !642, line: 178, type: !653, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!653 = !DISubroutineType(types: !654)
!654 = !{!11, !650}
!655 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !656, file: !639, line: 103)
!656 = !DISubprogram(name: "feof", scope: !642, file: !642, line: 788, type: !653, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!657 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !658, file: !639, line: 104)
!658 = !DISubprogram(name: "ferror", scope: !642, file: !642, line: 790, type: !653, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!659 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !660, file: !639, line: 105)
!660 = !DISubprogram(name: "fflush", scope: !642, file: !642, line: 230, type: !653, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!661 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !662, file: !639, line: 106)
!662 = !DISubprogram(name: "fgetc", scope: !642, file: !642, line: 513, type: !653, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!663 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !664, file: !639, line: 107)
!664 = !DISubprogram(name: "fgetpos", scope: !642, file: !642, line: 760, type: !665, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!665 = !DISubroutineType(types: !666)
!666 = !{!11, !667, !668}
!667 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !650)
!668 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !669)
!669 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !641, size: 64)
!670 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !671, file: !639, line: 108)
!671 = !DISubprogram(name: "fgets", scope: !642, file: !642, line: 592, type: !672, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!672 = !DISubroutineType(types: !673)
!673 = !{!174, !173, !11, !667}
!674 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !675, file: !639, line: 109)
!675 = !DISubprogram(name: "fopen", scope: !642, file: !642, line: 258, type: !676, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!676 = !DISubroutineType(types: !677)
!677 = !{!650, !101, !101}
!678 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !679, file: !639, line: 110)
!679 = !DISubprogram(name: "fprintf", scope: !642, file: !642, line: 350, type: !680, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!680 = !DISubroutineType(types: !681)
!681 = !{!11, !667, !101, null}
!682 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !683, file: !639, line: 111)
!683 = !DISubprogram(name: "fputc", scope: !642, file: !642, line: 549, type: !684, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!684 = !DISubroutineType(types: !685)
!685 = !{!11, !11, !650}
!686 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !687, file: !639, line: 112)
!687 = !DISubprogram(name: "fputs", scope: !642, file: !642, line: 655, type: !688, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!688 = !DISubroutineType(types: !689)
!689 = !{!11, !101, !667}
!690 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !691, file: !639, line: 113)
!691 = !DISubprogram(name: "fread", scope: !642, file: !642, line: 675, type: !692, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!692 = !DISubroutineType(types: !693)
!693 = !{!98, !694, !98, !98, !667}
!694 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !151)
!695 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !696, file: !639, line: 114)
!696 = !DISubprogram(name: "freopen", scope: !642, file: !642, line: 265, type: !697, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!697 = !DISubroutineType(types: !698)
!698 = !{!650, !101, !101, !667}
!699 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !700, file: !639, line: 115)
!700 = !DISubprogram(name: "fscanf", linkageName: "__isoc99_fscanf", scope: !642, file: !642, line: 434, type: !680, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!701 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !702, file: !639, line: 116)
!702 = !DISubprogram(name: "fseek", scope: !642, file: !642, line: 713, type: !703, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!703 = !DISubroutineType(types: !704)
!704 = !{!11, !650, !241, !11}
!705 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !706, file: !639, line: 117)
!706 = !DISubprogram(name: "fsetpos", scope: !642, file: !642, line: 765, type: !707, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!707 = !DISubroutineType(types: !708)
!708 = !{!11, !650, !709}
!709 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !710, size: 64)
!710 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !641)
!711 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !712, file: !639, line: 118)
!712 = !DISubprogram(name: "ftell", scope: !642, file: !642, line: 718, type: !713, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!713 = !DISubroutineType(types: !714)
!714 = !{!241, !650}
!715 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !716, file: !639, line: 119)
!716 = !DISubprogram(name: "fwrite", scope: !642, file: !642, line: 681, type: !717, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!717 = !DISubroutineType(types: !718)
!718 = !{!98, !719, !98, !98, !667}
!719 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !499)
!720 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !721, file: !639, line: 120)
!721 = !DISubprogram(name: "getc", scope: !642, file: !642, line: 514, type: !653, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!722 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !723, file: !639, line: 121)
!723 = !DISubprogram(name: "getchar", scope: !642, file: !642, line: 520, type: !555, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!724 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !725, file: !639, line: 126)
!725 = !DISubprogram(name: "perror", scope: !642, file: !642, line: 804, type: !726, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!726 = !DISubroutineType(types: !727)
!727 = !{null, !102}
!728 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !729, file: !639, line: 127)
!729 = !DISubprogram(name: "printf", scope: !642, file: !642, line: 356, type: !730, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!730 = !DISubroutineType(types: !731)
!731 = !{!11, !101, null}
!732 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !733, file: !639, line: 128)
!733 = !DISubprogram(name: "putc", scope: !642, file: !642, line: 550, type: !684, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!734 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !735, file: !639, line: 129)
!735 = !DISubprogram(name: "putchar", scope: !642, file: !642, line: 556, type: !421, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!736 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !737, file: !639, line: 130)
!737 = !DISubprogram(name: "puts", scope: !642, file: !642, line: 661, type: !489, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!738 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !739, file: !639, line: 131)
!739 = !DISubprogram(name: "remove", scope: !642, file: !642, line: 152, type: !489, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!740 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !741, file: !639, line: 132)
!741 = !DISubprogram(name: "rename", scope: !642, file: !642, line: 154, type: !742, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!742 = !DISubroutineType(types: !743)
!743 = !{!11, !102, !102}
!744 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !745, file: !639, line: 133)
!745 = !DISubprogram(name: "rewind", scope: !642, file: !642, line: 723, type: !648, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!746 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !747, file: !639, line: 134)
!747 = !DISubprogram(name: "scanf", linkageName: "__isoc99_scanf", scope: !642, file: !642, line: 437, type: !730, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!748 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !749, file: !639, line: 135)
!749 = !DISubprogram(name: "setbuf", scope: !642, file: !642, line: 328, type: !750, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!750 = !DISubroutineType(types: !751)
!751 = !{null, !667, !173}
!752 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !753, file: !639, line: 136)
!753 = !DISubprogram(name: "setvbuf", scope: !642, file: !642, line: 332, type: !754, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!754 = !DISubroutineType(types: !755)
!755 = !{!11, !667, !173, !11, !98}
!756 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !757, file: !639, line: 137)
!757 = !DISubprogram(name: "sprintf", scope: !642, file: !642, line: 358, type: !758, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!758 = !DISubroutineType(types: !759)
!759 = !{!11, !173, !101, null}
!760 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !761, file: !639, line: 138)
!761 = !DISubprogram(name: "sscanf", linkageName: "__isoc99_sscanf", scope: !642, file: !642, line: 439, type: !762, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!762 = !DISubroutineType(types: !763)
!763 = !{!11, !101, !101, null}
!764 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !765, file: !639, line: 139)
!765 = !DISubprogram(name: "tmpfile", scope: !642, file: !642, line: 188, type: !766, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!766 = !DISubroutineType(types: !767)
!767 = !{!650}
!768 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !769, file: !639, line: 141)
!769 = !DISubprogram(name: "tmpnam", scope: !642, file: !642, line: 205, type: !770, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!770 = !DISubroutineType(types: !771)
!771 = !{!174, !174}
!772 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !773, file: !639, line: 143)
!773 = !DISubprogram(name: "ungetc", scope: !642, file: !642, line: 668, type: !684, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!774 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !775, file: !639, line: 144)
!775 = !DISubprogram(name: "vfprintf", scope: !642, file: !642, line: 365, type: !776, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!776 = !DISubroutineType(types: !777)
!777 = !{!11, !667, !101, !144}
!778 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !779, file: !639, line: 145)
!779 = !DISubprogram(name: "vprintf", scope: !642, file: !642, line: 371, type: !780, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!780 = !DISubroutineType(types: !781)
!781 = !{!11, !101, !144}
!782 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !783, file: !639, line: 146)
!783 = !DISubprogram(name: "vsprintf", scope: !642, file: !642, line: 373, type: !784, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!784 = !DISubroutineType(types: !785)
!785 = !{!11, !173, !101, !144}
!786 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !289, entity: !787, file: !639, line: 175)
!787 = !DISubprogram(name: "snprintf", scope: !642, file: !642, line: 378, type: !788, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!788 = !DISubroutineType(types: !789)
!789 = !{!11, !173, !98, !101, null}
!790 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !289, entity: !791, file: !639, line: 176)
!791 = !DISubprogram(name: "vfscanf", linkageName: "__isoc99_vfscanf", scope: !642, file: !642, line: 479, type: !776, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!792 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !289, entity: !793, file: !639, line: 177)
!793 = !DISubprogram(name: "vscanf", linkageName: "__isoc99_vscanf", scope: !642, file: !642, line: 484, type: !780, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!794 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !289, entity: !795, file: !639, line: 178)
!795 = !DISubprogram(name: "vsnprintf", scope: !642, file: !642, line: 382, type: !796, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!796 = !DISubroutineType(types: !797)
!797 = !{!11, !173, !98, !101, !144}
!798 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !289, entity: !799, file: !639, line: 179)
!799 = !DISubprogram(name: "vsscanf", linkageName: "__isoc99_vsscanf", scope: !642, file: !642, line: 487, type: !800, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!800 = !DISubroutineType(types: !801)
!801 = !{!11, !101, !101, !144}
!802 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !787, file: !639, line: 185)
!803 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !791, file: !639, line: 186)
!804 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !793, file: !639, line: 187)
!805 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !795, file: !639, line: 188)
!806 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !799, file: !639, line: 189)
!807 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !808, file: !812, line: 82)
!808 = !DIDerivedType(tag: DW_TAG_typedef, name: "wctrans_t", file: !809, line: 48, baseType: !810)
!809 = !DIFile(filename: "/usr/include/wctype.h", directory: "")
!810 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !811, size: 64)
!811 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !335)
!812 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cwctype", directory: "")
!813 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !814, file: !812, line: 83)
!814 = !DIDerivedType(tag: DW_TAG_typedef, name: "wctype_t", file: !815, line: 38, baseType: !100)
!815 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/wctype-wchar.h", directory: "")
!816 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !44, file: !812, line: 84)
!817 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !818, file: !812, line: 86)
!818 = !DISubprogram(name: "iswalnum", scope: !815, file: !815, line: 95, type: !252, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!819 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !820, file: !812, line: 87)
!820 = !DISubprogram(name: "iswalpha", scope: !815, file: !815, line: 101, type: !252, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!821 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !822, file: !812, line: 89)
!822 = !DISubprogram(name: "iswblank", scope: !815, file: !815, line: 146, type: !252, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!823 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !824, file: !812, line: 91)
!824 = !DISubprogram(name: "iswcntrl", scope: !815, file: !815, line: 104, type: !252, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!825 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !826, file: !812, line: 92)
!826 = !DISubprogram(name: "iswctype", scope: !815, file: !815, line: 159, type: !827, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!827 = !DISubroutineType(types: !828)
!828 = !{!11, !44, !814}
!829 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !830, file: !812, line: 93)
!830 = !DISubprogram(name: "iswdigit", scope: !815, file: !815, line: 108, type: !252, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!831 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !832, file: !812, line: 94)
!832 = !DISubprogram(name: "iswgraph", scope: !815, file: !815, line: 112, type: !252, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!833 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !834, file: !812, line: 95)
!834 = !DISubprogram(name: "iswlower", scope: !815, file: !815, line: 117, type: !252, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!835 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !836, file: !812, line: 96)
!836 = !DISubprogram(name: "iswprint", scope: !815, file: !815, line: 120, type: !252, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!837 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !838, file: !812, line: 97)
!838 = !DISubprogram(name: "iswpunct", scope: !815, file: !815, line: 125, type: !252, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!839 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !840, file: !812, line: 98)
!840 = !DISubprogram(name: "iswspace", scope: !815, file: !815, line: 130, type: !252, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!841 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !842, file: !812, line: 99)
!842 = !DISubprogram(name: "iswupper", scope: !815, file: !815, line: 135, type: !252, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!843 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !844, file: !812, line: 100)
!844 = !DISubprogram(name: "iswxdigit", scope: !815, file: !815, line: 140, type: !252, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!845 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !846, file: !812, line: 101)
!846 = !DISubprogram(name: "towctrans", scope: !809, file: !809, line: 55, type: !847, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!847 = !DISubroutineType(types: !848)
!848 = !{!44, !44, !808}
!849 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !850, file: !812, line: 102)
!850 = !DISubprogram(name: "towlower", scope: !815, file: !815, line: 166, type: !851, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!851 = !DISubroutineType(types: !852)
!852 = !{!44, !44}
!853 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !854, file: !812, line: 103)
!854 = !DISubprogram(name: "towupper", scope: !815, file: !815, line: 169, type: !851, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!855 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !856, file: !812, line: 104)
!856 = !DISubprogram(name: "wctrans", scope: !809, file: !809, line: 52, type: !857, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!857 = !DISubroutineType(types: !858)
!858 = !{!808, !102}
!859 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !860, file: !812, line: 105)
!860 = !DISubprogram(name: "wctype", scope: !815, file: !815, line: 155, type: !861, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!861 = !DISubroutineType(types: !862)
!862 = !{!814, !102}
!863 = !{i32 7, !"Dwarf Version", i32 5}
!864 = !{i32 2, !"Debug Info Version", i32 3}
!865 = !{i32 1, !"wchar_size", i32 4}
!866 = !{i32 7, !"PIC Level", i32 2}
!867 = !{i32 7, !"PIE Level", i32 2}
!868 = !{i32 7, !"uwtable", i32 1}

!870 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !148, file: !148, type: !470, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !871)
!871 = !{}
!872 = !DILocation(line: 74, column: 25, scope: !873)
!873 = !DILexicalBlockFile(scope: !870, file: !3, discriminator: 0)
!874 = !DILocation(line: 0, scope: !870)
!875 = distinct !DISubprogram(name: "main", scope: !8, file: !8, line: 5, type: !555, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !876)
!876 = !{!877, !878, !879, !880}
!877 = !DILocalVariable(name: "sum", scope: !875, file: !8, line: 7, type: !11)
!878 = !DILocalVariable(name: "count", scope: !875, file: !8, line: 7, type: !11)
!879 = !DILocalVariable(name: "x", scope: !875, file: !8, line: 7, type: !11)
!880 = !DILocalVariable(name: "c", scope: !875, file: !8, line: 18, type: !39)
!881 = !DILocation(line: 7, column: 5, scope: !875)
!882 = !DILocation(line: 7, column: 9, scope: !875)
!883 = !DILocation(line: 7, column: 18, scope: !875)
!884 = !DILocation(line: 7, column: 29, scope: !875)
!885 = !DILocation(line: 8, column: 5, scope: !875)
!886 = !DILocation(line: 8, column: 21, scope: !875)
!887 = !DILocation(line: 8, column: 12, scope: !875)
!888 = !DILocation(line: 9, column: 13, scope: !889)
!889 = distinct !DILexicalBlock(scope: !890, file: !8, line: 9, column: 13)
!890 = distinct !DILexicalBlock(scope: !875, file: !8, line: 8, column: 27)
!891 = !DILocation(line: 9, column: 15, scope: !889)
!892 = !DILocation(line: 9, column: 19, scope: !889)
!893 = !DILocation(line: 9, column: 22, scope: !889)
!894 = !DILocation(line: 9, column: 24, scope: !889)
!895 = !DILocation(line: 9, column: 13, scope: !890)
!896 = !DILocation(line: 10, column: 13, scope: !889)
!897 = distinct !{!897, !885, !898, !899, !900}
!898 = !DILocation(line: 15, column: 5, scope: !875)
!899 = !{!"llvm.loop.mustprogress"}
!900 = !{!"llvm.loop.unroll.disable"}
!901 = !DILocation(line: 11, column: 13, scope: !902)
!902 = distinct !DILexicalBlock(scope: !890, file: !8, line: 11, column: 13)
!903 = !DILocation(line: 11, column: 19, scope: !902)
!904 = !DILocation(line: 11, column: 13, scope: !890)
!905 = !DILocation(line: 12, column: 13, scope: !902)
!906 = !DILocation(line: 13, column: 16, scope: !890)
!907 = !DILocation(line: 13, column: 13, scope: !890)
!908 = !DILocation(line: 14, column: 14, scope: !890)
!909 = !DILocation(line: 16, column: 5, scope: !875)
!910 = !DILocation(line: 17, column: 5, scope: !875)
!911 = !DILocation(line: 17, column: 14, scope: !875)
!912 = !DILocation(line: 18, column: 5, scope: !875)
!913 = !DILocation(line: 18, column: 10, scope: !875)
!914 = !DILocation(line: 19, column: 5, scope: !875)
!915 = !DILocation(line: 19, column: 21, scope: !875)
!916 = !DILocation(line: 19, column: 12, scope: !875)
!917 = !DILocation(line: 20, column: 13, scope: !918)
!918 = distinct !DILexicalBlock(scope: !875, file: !8, line: 20, column: 13)
!919 = !DILocation(line: 20, column: 15, scope: !918)
!920 = !DILocation(line: 20, column: 13, scope: !875)
!921 = !DILocation(line: 21, column: 19, scope: !918)
!922 = !DILocation(line: 21, column: 13, scope: !918)
!923 = distinct !{!923, !914, !924, !899, !900}
!924 = !DILocation(line: 21, column: 21, scope: !875)
!925 = !DILocation(line: 22, column: 5, scope: !875)
!926 = !DILocation(line: 23, column: 1, scope: !875)
!927 = distinct !DISubprogram(name: "operator bool", linkageName: "_ZNKSt9basic_iosIcSt11char_traitsIcEEcvbEv", scope: !929, file: !928, line: 117, type: !931, scopeLine: 118, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !935, retainedNodes: !936)
!928 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/basic_ios.h", directory: "")
!929 = !DICompositeType(tag: DW_TAG_class_type, name: "basic_ios<char, std::char_traits<char> >", scope: !2, file: !930, line: 178, size: 2112, flags: DIFlagFwdDecl | DIFlagNonTrivial)
!930 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/basic_ios.tcc", directory: "")
!931 = !DISubroutineType(types: !932)
!932 = !{!21, !933}
!933 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !934, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!934 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !929)
!935 = !DISubprogram(name: "operator bool", linkageName: "_ZNKSt9basic_iosIcSt11char_traitsIcEEcvbEv", scope: !929, file: !928, line: 117, type: !931, scopeLine: 117, flags: DIFlagPublic | DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!936 = !{!937}
!937 = !DILocalVariable(name: "this", arg: 1, scope: !927, type: !938, flags: DIFlagArtificial | DIFlagObjectPointer)
!938 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !934, size: 64)
!939 = !DILocation(line: 0, scope: !927)
!940 = !DILocation(line: 118, column: 23, scope: !927)
!941 = !DILocation(line: 118, column: 16, scope: !927)
!942 = !DILocation(line: 118, column: 9, scope: !927)
!943 = distinct !DISubprogram(name: "fail", linkageName: "_ZNKSt9basic_iosIcSt11char_traitsIcEE4failEv", scope: !929, file: !928, line: 201, type: !931, scopeLine: 202, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !944, retainedNodes: !945)
!944 = !DISubprogram(name: "fail", linkageName: "_ZNKSt9basic_iosIcSt11char_traitsIcEE4failEv", scope: !929, file: !928, line: 201, type: !931, scopeLine: 201, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!945 = !{!946}
!946 = !DILocalVariable(name: "this", arg: 1, scope: !943, type: !938, flags: DIFlagArtificial | DIFlagObjectPointer)
!947 = !DILocation(line: 0, scope: !943)
!948 = !DILocation(line: 202, column: 23, scope: !943)
!949 = !DILocation(line: 202, column: 43, scope: !943)
!950 = !DILocation(line: 202, column: 33, scope: !943)
!951 = !DILocation(line: 202, column: 55, scope: !943)
!952 = !DILocation(line: 202, column: 9, scope: !943)
!953 = distinct !DISubprogram(name: "operator&", linkageName: "_ZStanSt12_Ios_IostateS_", scope: !2, file: !5, line: 166, type: !954, scopeLine: 167, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !956)
!954 = !DISubroutineType(types: !955)
!955 = !{!10, !10, !10}
!956 = !{!957, !958}
!957 = !DILocalVariable(name: "__a", arg: 1, scope: !953, file: !5, line: 166, type: !10)
!958 = !DILocalVariable(name: "__b", arg: 2, scope: !953, file: !5, line: 166, type: !10)
!959 = !DILocation(line: 166, column: 26, scope: !953)
!960 = !DILocation(line: 166, column: 44, scope: !953)
!961 = !DILocation(line: 167, column: 42, scope: !953)
!962 = !DILocation(line: 167, column: 66, scope: !953)
!963 = !DILocation(line: 167, column: 47, scope: !953)
!964 = !DILocation(line: 167, column: 5, scope: !953)
!965 = distinct !DISubprogram(name: "rdstate", linkageName: "_ZNKSt9basic_iosIcSt11char_traitsIcEE7rdstateEv", scope: !929, file: !928, line: 137, type: !966, scopeLine: 138, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !969, retainedNodes: !970)
!966 = !DISubroutineType(types: !967)
!967 = !{!968, !933}
!968 = !DIDerivedType(tag: DW_TAG_typedef, name: "iostate", scope: !6, file: !5, line: 417, baseType: !10)
!969 = !DISubprogram(name: "rdstate", linkageName: "_ZNKSt9basic_iosIcSt11char_traitsIcEE7rdstateEv", scope: !929, file: !928, line: 137, type: !966, scopeLine: 137, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!970 = !{!971}
!971 = !DILocalVariable(name: "this", arg: 1, scope: !965, type: !938, flags: DIFlagArtificial | DIFlagObjectPointer)
!972 = !DILocation(line: 0, scope: !965)
!973 = !DILocation(line: 138, column: 16, scope: !965)
!974 = !DILocation(line: 138, column: 9, scope: !965)
!975 = distinct !DISubprogram(name: "operator|", linkageName: "_ZStorSt12_Ios_IostateS_", scope: !2, file: !5, line: 170, type: !954, scopeLine: 171, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !976)
!976 = !{!977, !978}
!977 = !DILocalVariable(name: "__a", arg: 1, scope: !975, file: !5, line: 170, type: !10)
!978 = !DILocalVariable(name: "__b", arg: 2, scope: !975, file: !5, line: 170, type: !10)
!979 = !DILocation(line: 170, column: 26, scope: !975)
!980 = !DILocation(line: 170, column: 44, scope: !975)
!981 = !DILocation(line: 171, column: 42, scope: !975)
!982 = !DILocation(line: 171, column: 66, scope: !975)
!983 = !DILocation(line: 171, column: 47, scope: !975)
!984 = !DILocation(line: 171, column: 5, scope: !975)
!985 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_cin_loop_safe.cpp", scope: !148, file: !148, type: !986, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !871)
!986 = !DISubroutineType(types: !871)
!987 = !DILocation(line: 0, scope: !985)
