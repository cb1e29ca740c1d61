source_filename = "string_assigned_safe.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.std::__cxx11::basic_string" = type { %"struct.std::__cxx11::basic_string<char>::_Alloc_hider", i64, %union.anon }
%"struct.std::__cxx11::basic_string<char>::_Alloc_hider" = type { i8* }
%union.anon = type { i64, [8 x i8] }
%"class.std::allocator" = type { i8 }
%"class.std::__new_allocator" = type { i8 }
%"struct.std::less" = type { i8 }

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2Ev = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEPKc = comdat any

$_ZSteqIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_ = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEmPKc = comdat any

$_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEixEm = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEmmPKc = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6assignEPKc = comdat any

$_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5c_strEv = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev = comdat any

$_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv = comdat any

$__clang_call_terminate = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv = comdat any

$_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_is_localEv = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_destroyEm = comdat any

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

$_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEPKc = comdat any

$_ZNSt11char_traitsIcE6lengthEPKc = comdat any

$_ZSt3minImERKT_S2_S2_ = comdat any

$_ZNSt11char_traitsIcE7compareEPKcS2_m = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_S_compareEmm = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEmmPKcm = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm = comdat any

$_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8_M_checkEmPKc = comdat any

$_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8_M_limitEmm = comdat any

$_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE15_M_check_lengthEmmPKc = comdat any

$_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8capacityEv = comdat any

$_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_disjunctEPKc = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_moveEPcPKcm = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_copyEPcPKcm = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_mutateEmmPKcm = comdat any

$_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8max_sizeEv = comdat any

$_ZNSt16allocator_traitsISaIcEE8max_sizeERKS0_ = comdat any

$_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv = comdat any

$_ZNKSt15__new_allocatorIcE8max_sizeEv = comdat any

$_ZNKSt15__new_allocatorIcE11_M_max_sizeEv = comdat any

$_ZNKSt4lessIPKcEclES1_S1_ = comdat any

$_ZNSt11char_traitsIcE4moveEPcPKcm = comdat any

$_ZNSt11char_traitsIcE4copyEPcPKcm = comdat any

$_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6lengthEv = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEPc = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_capacityEm = comdat any

$_ZNSt16allocator_traitsISaIcEE8allocateERS0_m = comdat any

$_ZNSt15__new_allocatorIcE8allocateEmPKv = comdat any

@.str = private unnamed_addr constant [6 x i8] c"hello\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"s == \22hello\22\00", align 1
@.str.2 = private unnamed_addr constant [25 x i8] c"string_assigned_safe.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"oh \00", align 1
@.str.4 = private unnamed_addr constant [29 x i8] c"s.size() == 8 && s[3] == 'h'\00", align 1
@.str.5 = private unnamed_addr constant [5 x i8] c"well\00", align 1
@.str.6 = private unnamed_addr constant [11 x i8] c"well hello\00", align 1
@.str.7 = private unnamed_addr constant [18 x i8] c"s == \22well hello\22\00", align 1
@.str.8 = private unnamed_addr constant [22 x i8] c"basic_string::replace\00", align 1
@.str.9 = private unnamed_addr constant [25 x i8] c"basic_string::_M_replace\00", align 1
@.str.10 = private unnamed_addr constant [24 x i8] c"basic_string::_M_create\00", align 1
@.str.11 = private unnamed_addr constant [55 x i8] c"%s: __pos (which is %zu) > this->size() (which is %zu)\00", align 1

define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !1540 {
entry:
  %retval = alloca i32, align 4
  %s = alloca %"class.std::__cxx11::basic_string", align 8
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast %"class.std::__cxx11::basic_string"* %s to i8*, !dbg !1545
  call void @llvm.lifetime.start.p0i8(i64 32, i8* %0), !dbg !1545
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"* %s, metadata !1542, metadata !DIExpression()), !dbg !1546
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2Ev(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %s), !dbg !1546
  %call = invoke noundef nonnull align 8 dereferenceable(32) %"class.std::__cxx11::basic_string"* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEPKc(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %s, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0))
          to label %invoke.cont unwind label %lpad, !dbg !1547

invoke.cont:
  %call2 = invoke noundef zeroext i1 @_ZSteqIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %s, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0))
          to label %invoke.cont1 unwind label %lpad, !dbg !1548

invoke.cont1:
  br i1 %call2, label %cond.true, label %cond.false, !dbg !1548

cond.true:
  br label %cond.end, !dbg !1548

cond.false:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.2, i64 0, i64 0), i32 noundef 9, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !1548
  unreachable, !dbg !1548

lpad:
  %1 = landingpad { i8*, i32 }
          cleanup, !dbg !1549
  %2 = extractvalue { i8*, i32 } %1, 0, !dbg !1549
  store i8* %2, i8** %exn.slot, align 8, !dbg !1549
  %3 = extractvalue { i8*, i32 } %1, 1, !dbg !1549
  store i32 %3, i32* %ehselector.slot, align 4, !dbg !1549
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %s), !dbg !1549
  %4 = bitcast %"class.std::__cxx11::basic_string"* %s to i8*, !dbg !1549
  call void @llvm.lifetime.end.p0i8(i64 32, i8* %4), !dbg !1549
  br label %eh.resume, !dbg !1549

5:                                                ; No predecessors!
  br label %cond.end, !dbg !1548

cond.end:
  %call4 = invoke noundef nonnull align 8 dereferenceable(32) %"class.std::__cxx11::basic_string"* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEmPKc(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %s, i64 noundef 0, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.3, i64 0, i64 0))
          to label %invoke.cont3 unwind label %lpad, !dbg !1550

invoke.cont3:
  %call5 = call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %s), !dbg !1551
  %cmp = icmp eq i64 %call5, 8, !dbg !1551
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !1551

land.rhs:
  %call7 = invoke noundef nonnull align 1 dereferenceable(1) i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEixEm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %s, i64 noundef 3)
          to label %invoke.cont6 unwind label %lpad, !dbg !1551

invoke.cont6:
  %6 = load i8, i8* %call7, align 1, !dbg !1551
  %conv = sext i8 %6 to i32, !dbg !1551
  %cmp8 = icmp eq i32 %conv, 104, !dbg !1551
  br label %land.end

land.end:
  %7 = phi i1 [ false, %invoke.cont3 ], [ %cmp8, %invoke.cont6 ], !dbg !1552
  br i1 %7, label %cond.true9, label %cond.false10, !dbg !1551

cond.true9:
  br label %cond.end11, !dbg !1551

cond.false10:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.2, i64 0, i64 0), i32 noundef 11, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !1551
  unreachable, !dbg !1551

8:                                                ; No predecessors!
  br label %cond.end11, !dbg !1551

cond.end11:
  %call13 = invoke noundef nonnull align 8 dereferenceable(32) %"class.std::__cxx11::basic_string"* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEmmPKc(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %s, i64 noundef 0, i64 noundef 2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.5, i64 0, i64 0))
          to label %invoke.cont12 unwind label %lpad, !dbg !1553

invoke.cont12:
  %call15 = invoke noundef zeroext i1 @_ZSteqIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %s, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.6, i64 0, i64 0))
          to label %invoke.cont14 unwind label %lpad, !dbg !1554

invoke.cont14:
  br i1 %call15, label %cond.true16, label %cond.false17, !dbg !1554

cond.true16:
  br label %cond.end18, !dbg !1554

cond.false17:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.7, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.2, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !1554
  unreachable, !dbg !1554

9:                                                ; No predecessors!
  br label %cond.end18, !dbg !1554

cond.end18:
  %call19 = call noundef i8* @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5c_strEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %s), !dbg !1555
  %add.ptr = getelementptr inbounds i8, i8* %call19, i64 5, !dbg !1556
  %call21 = invoke noundef nonnull align 8 dereferenceable(32) %"class.std::__cxx11::basic_string"* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6assignEPKc(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %s, i8* noundef %add.ptr)
          to label %invoke.cont20 unwind label %lpad, !dbg !1557

invoke.cont20:
  %call23 = invoke noundef zeroext i1 @_ZSteqIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %s, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0))
          to label %invoke.cont22 unwind label %lpad, !dbg !1558

invoke.cont22:
  br i1 %call23, label %cond.true24, label %cond.false25, !dbg !1558

cond.true24:
  br label %cond.end26, !dbg !1558

cond.false25:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.2, i64 0, i64 0), i32 noundef 15, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !1558
  unreachable, !dbg !1558

10:                                               ; No predecessors!
  br label %cond.end26, !dbg !1558

cond.end26:
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %s), !dbg !1549
  %11 = bitcast %"class.std::__cxx11::basic_string"* %s to i8*, !dbg !1549
  call void @llvm.lifetime.end.p0i8(i64 32, i8* %11), !dbg !1549
  %12 = load i32, i32* %retval, align 4, !dbg !1549
  ret i32 %12, !dbg !1549

eh.resume:
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !1549
  %sel = load i32, i32* %ehselector.slot, align 4, !dbg !1549
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn, 0, !dbg !1549
  %lpad.val27 = insertvalue { i8*, i32 } %lpad.val, i32 %sel, 1, !dbg !1549
  resume { i8*, i32 } %lpad.val27, !dbg !1549
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2Ev(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #3 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !1559 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  %ref.tmp = alloca %"class.std::allocator", align 1
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1561, metadata !DIExpression()), !dbg !1563
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %_M_dataplus = getelementptr inbounds %"class.std::__cxx11::basic_string", %"class.std::__cxx11::basic_string"* %this1, i32 0, i32 0, !dbg !1564
  %call = invoke noundef i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !1565

invoke.cont:
  %0 = bitcast %"class.std::allocator"* %ref.tmp to i8*, !dbg !1564
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %0), !dbg !1564
  call void @_ZNSaIcEC2Ev(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %ref.tmp), !dbg !1564
  invoke void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderC2EPcOS3_(%"struct.std::__cxx11::basic_string<char>::_Alloc_hider"* noundef nonnull align 8 dereferenceable(8) %_M_dataplus, i8* noundef %call, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %ref.tmp)
          to label %invoke.cont2 unwind label %lpad, !dbg !1564

invoke.cont2:
  call void @_ZNSaIcED2Ev(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %ref.tmp), !dbg !1564
  %1 = bitcast %"class.std::allocator"* %ref.tmp to i8*, !dbg !1564
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %1), !dbg !1564
  %call3 = call noundef i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE17_M_use_local_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !1566
  invoke void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_set_lengthEm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1, i64 noundef 0)
          to label %invoke.cont5 unwind label %lpad4, !dbg !1568

invoke.cont5:
  ret void, !dbg !1569

lpad:
  %2 = landingpad { i8*, i32 }
          catch i8* null, !dbg !1569
  %3 = extractvalue { i8*, i32 } %2, 0, !dbg !1569
  store i8* %3, i8** %exn.slot, align 8, !dbg !1569
  %4 = extractvalue { i8*, i32 } %2, 1, !dbg !1569
  store i32 %4, i32* %ehselector.slot, align 4, !dbg !1569
  call void @_ZNSaIcED2Ev(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %ref.tmp), !dbg !1564
  %5 = bitcast %"class.std::allocator"* %ref.tmp to i8*, !dbg !1564
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %5), !dbg !1564
  br label %terminate.handler, !dbg !1564

lpad4:
  %6 = landingpad { i8*, i32 }
          catch i8* null, !dbg !1570
  %7 = extractvalue { i8*, i32 } %6, 0, !dbg !1570
  store i8* %7, i8** %exn.slot, align 8, !dbg !1570
  %8 = extractvalue { i8*, i32 } %6, 1, !dbg !1570
  store i32 %8, i32* %ehselector.slot, align 4, !dbg !1570
  call void bitcast (void (%"class.std::allocator"*)* @_ZNSaIcED2Ev to void (%"struct.std::__cxx11::basic_string<char>::_Alloc_hider"*)*)(%"struct.std::__cxx11::basic_string<char>::_Alloc_hider"* noundef nonnull align 8 dereferenceable(8) %_M_dataplus), !dbg !1570
  br label %terminate.handler, !dbg !1570

terminate.lpad:
  %9 = landingpad { i8*, i32 }
          catch i8* null, !dbg !1565
  %10 = extractvalue { i8*, i32 } %9, 0, !dbg !1565
  call void @__clang_call_terminate(i8* %10), !dbg !1565
  unreachable, !dbg !1565

terminate.handler:
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !1564
  call void @__clang_call_terminate(i8* %exn), !dbg !1564
  unreachable, !dbg !1564
}

define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(32) %"class.std::__cxx11::basic_string"* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEPKc(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this, i8* noundef %__s) #4 comdat align 2 !dbg !1571 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  %__s.addr = alloca i8*, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1573, metadata !DIExpression()), !dbg !1575
  store i8* %__s, i8** %__s.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__s.addr, metadata !1574, metadata !DIExpression()), !dbg !1576
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %0 = load i8*, i8** %__s.addr, align 8, !dbg !1577
  %call = call noundef nonnull align 8 dereferenceable(32) %"class.std::__cxx11::basic_string"* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6assignEPKc(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1, i8* noundef %0), !dbg !1578
  ret %"class.std::__cxx11::basic_string"* %call, !dbg !1579
}

declare i32 @__gxx_personality_v0(...)

define linkonce_odr dso_local noundef zeroext i1 @_ZSteqIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %__lhs, i8* noundef %__rhs) #5 comdat !dbg !1580 {
entry:
  %__lhs.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  %__rhs.addr = alloca i8*, align 8
  store %"class.std::__cxx11::basic_string"* %__lhs, %"class.std::__cxx11::basic_string"** %__lhs.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %__lhs.addr, metadata !1584, metadata !DIExpression()), !dbg !1586
  store i8* %__rhs, i8** %__rhs.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__rhs.addr, metadata !1585, metadata !DIExpression()), !dbg !1587
  %0 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %__lhs.addr, align 8, !dbg !1588
  %1 = load i8*, i8** %__rhs.addr, align 8, !dbg !1589
  %call = call noundef i32 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEPKc(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %0, i8* noundef %1), !dbg !1590
  %cmp = icmp eq i32 %call, 0, !dbg !1591
  ret i1 %cmp, !dbg !1592
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(32) %"class.std::__cxx11::basic_string"* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEmPKc(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this, i64 noundef %__pos, i8* noundef %__s) #4 comdat align 2 !dbg !1593 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  %__pos.addr = alloca i64, align 8
  %__s.addr = alloca i8*, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1595, metadata !DIExpression()), !dbg !1598
  store i64 %__pos, i64* %__pos.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__pos.addr, metadata !1596, metadata !DIExpression()), !dbg !1599
  store i8* %__s, i8** %__s.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__s.addr, metadata !1597, metadata !DIExpression()), !dbg !1600
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %0 = load i64, i64* %__pos.addr, align 8, !dbg !1601
  %1 = load i8*, i8** %__s.addr, align 8, !dbg !1602
  %2 = load i8*, i8** %__s.addr, align 8, !dbg !1603
  %call = call noundef i64 @_ZNSt11char_traitsIcE6lengthEPKc(i8* noundef %2), !dbg !1604
  %call2 = call noundef nonnull align 8 dereferenceable(32) %"class.std::__cxx11::basic_string"* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEmmPKcm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1, i64 noundef %0, i64 noundef 0, i8* noundef %1, i64 noundef %call), !dbg !1605
  ret %"class.std::__cxx11::basic_string"* %call2, !dbg !1606
}

define linkonce_odr dso_local noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this) #7 comdat align 2 !dbg !1607 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1609, metadata !DIExpression()), !dbg !1611
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %_M_string_length = getelementptr inbounds %"class.std::__cxx11::basic_string", %"class.std::__cxx11::basic_string"* %this1, i32 0, i32 1, !dbg !1612
  %0 = load i64, i64* %_M_string_length, align 8, !dbg !1612
  ret i64 %0, !dbg !1613
}

define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEixEm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this, i64 noundef %__pos) #7 comdat align 2 !dbg !1614 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  %__pos.addr = alloca i64, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1616, metadata !DIExpression()), !dbg !1618
  store i64 %__pos, i64* %__pos.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__pos.addr, metadata !1617, metadata !DIExpression()), !dbg !1619
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  br label %do.body, !dbg !1620

do.body:
  br label %do.end, !dbg !1621

do.end:
  %call = call noundef i8* @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !1623
  %0 = load i64, i64* %__pos.addr, align 8, !dbg !1624
  %arrayidx = getelementptr inbounds i8, i8* %call, i64 %0, !dbg !1623
  ret i8* %arrayidx, !dbg !1625
}

define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(32) %"class.std::__cxx11::basic_string"* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEmmPKc(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this, i64 noundef %__pos, i64 noundef %__n1, i8* noundef %__s) #4 comdat align 2 !dbg !1626 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  %__pos.addr = alloca i64, align 8
  %__n1.addr = alloca i64, align 8
  %__s.addr = alloca i8*, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1628, metadata !DIExpression()), !dbg !1632
  store i64 %__pos, i64* %__pos.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__pos.addr, metadata !1629, metadata !DIExpression()), !dbg !1633
  store i64 %__n1, i64* %__n1.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__n1.addr, metadata !1630, metadata !DIExpression()), !dbg !1634
  store i8* %__s, i8** %__s.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__s.addr, metadata !1631, metadata !DIExpression()), !dbg !1635
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %0 = load i64, i64* %__pos.addr, align 8, !dbg !1636
  %1 = load i64, i64* %__n1.addr, align 8, !dbg !1637
  %2 = load i8*, i8** %__s.addr, align 8, !dbg !1638
  %3 = load i8*, i8** %__s.addr, align 8, !dbg !1639
  %call = call noundef i64 @_ZNSt11char_traitsIcE6lengthEPKc(i8* noundef %3), !dbg !1640
  %call2 = call noundef nonnull align 8 dereferenceable(32) %"class.std::__cxx11::basic_string"* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEmmPKcm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1, i64 noundef %0, i64 noundef %1, i8* noundef %2, i64 noundef %call), !dbg !1641
  ret %"class.std::__cxx11::basic_string"* %call2, !dbg !1642
}

define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(32) %"class.std::__cxx11::basic_string"* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6assignEPKc(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this, i8* noundef %__s) #4 comdat align 2 !dbg !1643 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  %__s.addr = alloca i8*, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1645, metadata !DIExpression()), !dbg !1647
  store i8* %__s, i8** %__s.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__s.addr, metadata !1646, metadata !DIExpression()), !dbg !1648
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %call = call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !1649
  %0 = load i8*, i8** %__s.addr, align 8, !dbg !1650
  %1 = load i8*, i8** %__s.addr, align 8, !dbg !1651
  %call2 = call noundef i64 @_ZNSt11char_traitsIcE6lengthEPKc(i8* noundef %1), !dbg !1652
  %call3 = call noundef nonnull align 8 dereferenceable(32) %"class.std::__cxx11::basic_string"* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1, i64 noundef 0, i64 noundef %call, i8* noundef %0, i64 noundef %call2), !dbg !1653
  ret %"class.std::__cxx11::basic_string"* %call3, !dbg !1654
}

define linkonce_odr dso_local noundef i8* @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5c_strEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this) #7 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !1655 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1657, metadata !DIExpression()), !dbg !1658
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %call = invoke noundef i8* @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !1659

invoke.cont:
  ret i8* %call, !dbg !1660

terminate.lpad:
  %0 = landingpad { i8*, i32 }
          catch i8* null, !dbg !1659
  %1 = extractvalue { i8*, i32 } %0, 0, !dbg !1659
  call void @__clang_call_terminate(i8* %1), !dbg !1659
  unreachable, !dbg !1659
}

define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #3 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !1661 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1663, metadata !DIExpression()), !dbg !1664
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  invoke void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1)
          to label %invoke.cont unwind label %lpad, !dbg !1665

invoke.cont:
  %_M_dataplus = getelementptr inbounds %"class.std::__cxx11::basic_string", %"class.std::__cxx11::basic_string"* %this1, i32 0, i32 0, !dbg !1667
  call void bitcast (void (%"class.std::allocator"*)* @_ZNSaIcED2Ev to void (%"struct.std::__cxx11::basic_string<char>::_Alloc_hider"*)*)(%"struct.std::__cxx11::basic_string<char>::_Alloc_hider"* noundef nonnull align 8 dereferenceable(8) %_M_dataplus), !dbg !1667
  ret void, !dbg !1668

lpad:
  %0 = landingpad { i8*, i32 }
          catch i8* null, !dbg !1667
  %1 = extractvalue { i8*, i32 } %0, 0, !dbg !1667
  store i8* %1, i8** %exn.slot, align 8, !dbg !1667
  %2 = extractvalue { i8*, i32 } %0, 1, !dbg !1667
  store i32 %2, i32* %ehselector.slot, align 4, !dbg !1667
  %_M_dataplus2 = getelementptr inbounds %"class.std::__cxx11::basic_string", %"class.std::__cxx11::basic_string"* %this1, i32 0, i32 0, !dbg !1667
  call void bitcast (void (%"class.std::allocator"*)* @_ZNSaIcED2Ev to void (%"struct.std::__cxx11::basic_string<char>::_Alloc_hider"*)*)(%"struct.std::__cxx11::basic_string<char>::_Alloc_hider"* noundef nonnull align 8 dereferenceable(8) %_M_dataplus2), !dbg !1667
  br label %terminate.handler, !dbg !1667

terminate.handler:
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !1667
  call void @__clang_call_terminate(i8* %exn), !dbg !1667
  unreachable, !dbg !1667
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

define linkonce_odr dso_local noundef i8* @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this) #7 comdat align 2 !dbg !1669 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1671, metadata !DIExpression()), !dbg !1672
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %_M_dataplus = getelementptr inbounds %"class.std::__cxx11::basic_string", %"class.std::__cxx11::basic_string"* %this1, i32 0, i32 0, !dbg !1673
  %_M_p = getelementptr inbounds %"struct.std::__cxx11::basic_string<char>::_Alloc_hider", %"struct.std::__cxx11::basic_string<char>::_Alloc_hider"* %_M_dataplus, i32 0, i32 0, !dbg !1674
  %0 = load i8*, i8** %_M_p, align 8, !dbg !1674
  ret i8* %0, !dbg !1675
}

define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #8 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0)
  call void @_ZSt9terminatev()
  unreachable
}

declare i8* @__cxa_begin_catch(i8*)

declare void @_ZSt9terminatev()

define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this) #4 comdat align 2 !dbg !1676 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1678, metadata !DIExpression()), !dbg !1679
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %call = call noundef zeroext i1 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_is_localEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !1680
  br i1 %call, label %if.end, label %if.then, !dbg !1682

if.then:
  %0 = getelementptr inbounds %"class.std::__cxx11::basic_string", %"class.std::__cxx11::basic_string"* %this1, i32 0, i32 2, !dbg !1683
  %_M_allocated_capacity = bitcast %union.anon* %0 to i64*, !dbg !1683
  %1 = load i64, i64* %_M_allocated_capacity, align 8, !dbg !1683
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_destroyEm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1, i64 noundef %1), !dbg !1684
  br label %if.end, !dbg !1684

if.end:
  ret void, !dbg !1685
}

define available_externally void @_ZNSaIcED2Ev(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #3 align 2 !dbg !1686 {
entry:
  %this.addr = alloca %"class.std::allocator"*, align 8
  store %"class.std::allocator"* %this, %"class.std::allocator"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::allocator"** %this.addr, metadata !1688, metadata !DIExpression()), !dbg !1690
  %this1 = load %"class.std::allocator"*, %"class.std::allocator"** %this.addr, align 8
  %0 = bitcast %"class.std::allocator"* %this1 to %"class.std::__new_allocator"*, !dbg !1691
  call void @_ZNSt15__new_allocatorIcED2Ev(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0), !dbg !1691
  ret void, !dbg !1693
}

define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_is_localEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this) #4 comdat align 2 !dbg !1694 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1696, metadata !DIExpression()), !dbg !1697
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %call = call noundef i8* @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !1698
  %call2 = call noundef i8* @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !1699
  %cmp = icmp eq i8* %call, %call2, !dbg !1700
  ret i1 %cmp, !dbg !1701
}

define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_destroyEm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this, i64 noundef %__size) #7 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !1702 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  %__size.addr = alloca i64, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1704, metadata !DIExpression()), !dbg !1706
  store i64 %__size, i64* %__size.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__size.addr, metadata !1705, metadata !DIExpression()), !dbg !1707
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %call = invoke noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !1708

invoke.cont:
  %call2 = call noundef i8* @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !1709
  %0 = load i64, i64* %__size.addr, align 8, !dbg !1710
  %add = add i64 %0, 1, !dbg !1711
  invoke void @_ZNSt16allocator_traitsISaIcEE10deallocateERS0_Pcm(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %call, i8* noundef %call2, i64 noundef %add)
          to label %invoke.cont3 unwind label %terminate.lpad, !dbg !1712

invoke.cont3:
  ret void, !dbg !1713

terminate.lpad:
  %1 = landingpad { i8*, i32 }
          catch i8* null, !dbg !1708
  %2 = extractvalue { i8*, i32 } %1, 0, !dbg !1708
  call void @__clang_call_terminate(i8* %2), !dbg !1708
  unreachable, !dbg !1708
}

define linkonce_odr dso_local noundef i8* @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this) #7 comdat align 2 !dbg !1714 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1716, metadata !DIExpression()), !dbg !1717
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %0 = getelementptr inbounds %"class.std::__cxx11::basic_string", %"class.std::__cxx11::basic_string"* %this1, i32 0, i32 2, !dbg !1718
  %_M_local_buf = bitcast %union.anon* %0 to [16 x i8]*, !dbg !1718
  %arraydecay = getelementptr inbounds [16 x i8], [16 x i8]* %_M_local_buf, i64 0, i64 0, !dbg !1719
  %call = call noundef i8* @_ZNSt19__ptr_traits_ptr_toIPKcS0_Lb0EE10pointer_toERS0_(i8* noundef nonnull align 1 dereferenceable(1) %arraydecay), !dbg !1720
  ret i8* %call, !dbg !1721
}

define linkonce_odr dso_local noundef i8* @_ZNSt19__ptr_traits_ptr_toIPKcS0_Lb0EE10pointer_toERS0_(i8* noundef nonnull align 1 dereferenceable(1) %__r) #7 comdat align 2 !dbg !1722 {
entry:
  %__r.addr = alloca i8*, align 8
  store i8* %__r, i8** %__r.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__r.addr, metadata !1737, metadata !DIExpression()), !dbg !1738
  %0 = load i8*, i8** %__r.addr, align 8, !dbg !1739
  %call = call noundef i8* @_ZSt9addressofIKcEPT_RS1_(i8* noundef nonnull align 1 dereferenceable(1) %0), !dbg !1740
  ret i8* %call, !dbg !1741
}

define linkonce_odr dso_local noundef i8* @_ZSt9addressofIKcEPT_RS1_(i8* noundef nonnull align 1 dereferenceable(1) %__r) #5 comdat !dbg !1742 {
entry:
  %__r.addr = alloca i8*, align 8
  store i8* %__r, i8** %__r.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__r.addr, metadata !1747, metadata !DIExpression()), !dbg !1750
  %0 = load i8*, i8** %__r.addr, align 8, !dbg !1751
  %call = call noundef i8* @_ZSt11__addressofIKcEPT_RS1_(i8* noundef nonnull align 1 dereferenceable(1) %0), !dbg !1752
  ret i8* %call, !dbg !1753
}

define linkonce_odr dso_local noundef i8* @_ZSt11__addressofIKcEPT_RS1_(i8* noundef nonnull align 1 dereferenceable(1) %__r) #5 comdat !dbg !1754 {
entry:
  %__r.addr = alloca i8*, align 8
  store i8* %__r, i8** %__r.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__r.addr, metadata !1756, metadata !DIExpression()), !dbg !1757
  %0 = load i8*, i8** %__r.addr, align 8, !dbg !1758
  ret i8* %0, !dbg !1759
}

define linkonce_odr dso_local void @_ZNSt16allocator_traitsISaIcEE10deallocateERS0_Pcm(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %__a, i8* noundef %__p, i64 noundef %__n) #4 comdat align 2 !dbg !1760 {
entry:
  %__a.addr = alloca %"class.std::allocator"*, align 8
  %__p.addr = alloca i8*, align 8
  %__n.addr = alloca i64, align 8
  store %"class.std::allocator"* %__a, %"class.std::allocator"** %__a.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::allocator"** %__a.addr, metadata !1762, metadata !DIExpression()), !dbg !1765
  store i8* %__p, i8** %__p.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__p.addr, metadata !1763, metadata !DIExpression()), !dbg !1766
  store i64 %__n, i64* %__n.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__n.addr, metadata !1764, metadata !DIExpression()), !dbg !1767
  %0 = load %"class.std::allocator"*, %"class.std::allocator"** %__a.addr, align 8, !dbg !1768
  %1 = bitcast %"class.std::allocator"* %0 to %"class.std::__new_allocator"*, !dbg !1768
  %2 = load i8*, i8** %__p.addr, align 8, !dbg !1769
  %3 = load i64, i64* %__n.addr, align 8, !dbg !1770
  call void @_ZNSt15__new_allocatorIcE10deallocateEPcm(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %1, i8* noundef %2, i64 noundef %3), !dbg !1771
  ret void, !dbg !1772
}

define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this) #7 comdat align 2 !dbg !1773 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1775, metadata !DIExpression()), !dbg !1776
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %_M_dataplus = getelementptr inbounds %"class.std::__cxx11::basic_string", %"class.std::__cxx11::basic_string"* %this1, i32 0, i32 0, !dbg !1777
  %0 = bitcast %"struct.std::__cxx11::basic_string<char>::_Alloc_hider"* %_M_dataplus to %"class.std::allocator"*, !dbg !1777
  ret %"class.std::allocator"* %0, !dbg !1778
}

define linkonce_odr dso_local void @_ZNSt15__new_allocatorIcE10deallocateEPcm(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %this, i8* noundef %__p, i64 noundef %__n) #7 comdat align 2 !dbg !1779 {
entry:
  %this.addr = alloca %"class.std::__new_allocator"*, align 8
  %__p.addr = alloca i8*, align 8
  %__n.addr = alloca i64, align 8
  store %"class.std::__new_allocator"* %this, %"class.std::__new_allocator"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__new_allocator"** %this.addr, metadata !1781, metadata !DIExpression()), !dbg !1785
  store i8* %__p, i8** %__p.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__p.addr, metadata !1783, metadata !DIExpression()), !dbg !1786
  store i64 %__n, i64* %__n.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__n.addr, metadata !1784, metadata !DIExpression()), !dbg !1787
  %this1 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %this.addr, align 8
  %0 = load i8*, i8** %__p.addr, align 8, !dbg !1788
  call void @_ZdlPv(i8* noundef %0), !dbg !1789
  ret void, !dbg !1790
}

declare void @_ZdlPv(i8* noundef)

define linkonce_odr dso_local void @_ZNSt15__new_allocatorIcED2Ev(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #3 comdat align 2 !dbg !1791 {
entry:
  %this.addr = alloca %"class.std::__new_allocator"*, align 8
  store %"class.std::__new_allocator"* %this, %"class.std::__new_allocator"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__new_allocator"** %this.addr, metadata !1793, metadata !DIExpression()), !dbg !1794
  %this1 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %this.addr, align 8
  ret void, !dbg !1795
}

define linkonce_odr dso_local noundef i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this) #7 comdat align 2 !dbg !1796 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1798, metadata !DIExpression()), !dbg !1799
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %0 = getelementptr inbounds %"class.std::__cxx11::basic_string", %"class.std::__cxx11::basic_string"* %this1, i32 0, i32 2, !dbg !1800
  %_M_local_buf = bitcast %union.anon* %0 to [16 x i8]*, !dbg !1800
  %arraydecay = getelementptr inbounds [16 x i8], [16 x i8]* %_M_local_buf, i64 0, i64 0, !dbg !1801
  %call = call noundef i8* @_ZNSt19__ptr_traits_ptr_toIPccLb0EE10pointer_toERc(i8* noundef nonnull align 1 dereferenceable(1) %arraydecay), !dbg !1802
  ret i8* %call, !dbg !1803
}

define available_externally void @_ZNSaIcEC2Ev(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #3 align 2 !dbg !1804 {
entry:
  %this.addr = alloca %"class.std::allocator"*, align 8
  store %"class.std::allocator"* %this, %"class.std::allocator"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::allocator"** %this.addr, metadata !1806, metadata !DIExpression()), !dbg !1807
  %this1 = load %"class.std::allocator"*, %"class.std::allocator"** %this.addr, align 8
  %0 = bitcast %"class.std::allocator"* %this1 to %"class.std::__new_allocator"*, !dbg !1808
  call void @_ZNSt15__new_allocatorIcEC2Ev(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0), !dbg !1809
  ret void, !dbg !1810
}

define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderC2EPcOS3_(%"struct.std::__cxx11::basic_string<char>::_Alloc_hider"* noundef nonnull align 8 dereferenceable(8) %this, i8* noundef %__dat, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %__a) unnamed_addr #3 comdat align 2 !dbg !1811 {
entry:
  %this.addr = alloca %"struct.std::__cxx11::basic_string<char>::_Alloc_hider"*, align 8
  %__dat.addr = alloca i8*, align 8
  %__a.addr = alloca %"class.std::allocator"*, align 8
  store %"struct.std::__cxx11::basic_string<char>::_Alloc_hider"* %this, %"struct.std::__cxx11::basic_string<char>::_Alloc_hider"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::__cxx11::basic_string<char>::_Alloc_hider"** %this.addr, metadata !1813, metadata !DIExpression()), !dbg !1817
  store i8* %__dat, i8** %__dat.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__dat.addr, metadata !1815, metadata !DIExpression()), !dbg !1818
  store %"class.std::allocator"* %__a, %"class.std::allocator"** %__a.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::allocator"** %__a.addr, metadata !1816, metadata !DIExpression()), !dbg !1819
  %this1 = load %"struct.std::__cxx11::basic_string<char>::_Alloc_hider"*, %"struct.std::__cxx11::basic_string<char>::_Alloc_hider"** %this.addr, align 8
  %0 = bitcast %"struct.std::__cxx11::basic_string<char>::_Alloc_hider"* %this1 to %"class.std::allocator"*, !dbg !1820
  %1 = load %"class.std::allocator"*, %"class.std::allocator"** %__a.addr, align 8, !dbg !1821
  %call = call noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZSt4moveIRSaIcEEONSt16remove_referenceIT_E4typeEOS3_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %1), !dbg !1822
  call void @_ZNSaIcEC2ERKS_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %0, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %call), !dbg !1823
  %_M_p = getelementptr inbounds %"struct.std::__cxx11::basic_string<char>::_Alloc_hider", %"struct.std::__cxx11::basic_string<char>::_Alloc_hider"* %this1, i32 0, i32 0, !dbg !1824
  %2 = load i8*, i8** %__dat.addr, align 8, !dbg !1825
  store i8* %2, i8** %_M_p, align 8, !dbg !1824
  ret void, !dbg !1826
}

define linkonce_odr dso_local noundef i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE17_M_use_local_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this) #10 comdat align 2 !dbg !1827 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1829, metadata !DIExpression()), !dbg !1830
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %call = call noundef i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !1831
  ret i8* %call, !dbg !1832
}

define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_set_lengthEm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this, i64 noundef %__n) #4 comdat align 2 !dbg !1833 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  %__n.addr = alloca i64, align 8
  %ref.tmp = alloca i8, align 1
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1835, metadata !DIExpression()), !dbg !1837
  store i64 %__n, i64* %__n.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__n.addr, metadata !1836, metadata !DIExpression()), !dbg !1838
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %0 = load i64, i64* %__n.addr, align 8, !dbg !1839
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_lengthEm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1, i64 noundef %0), !dbg !1840
  %call = call noundef i8* @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !1841
  %1 = load i64, i64* %__n.addr, align 8, !dbg !1842
  %arrayidx = getelementptr inbounds i8, i8* %call, i64 %1, !dbg !1841
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %ref.tmp), !dbg !1843
  store i8 0, i8* %ref.tmp, align 1, !dbg !1843
  call void @_ZNSt11char_traitsIcE6assignERcRKc(i8* noundef nonnull align 1 dereferenceable(1) %arrayidx, i8* noundef nonnull align 1 dereferenceable(1) %ref.tmp), !dbg !1844
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %ref.tmp), !dbg !1844
  ret void, !dbg !1845
}

define linkonce_odr dso_local noundef i8* @_ZNSt19__ptr_traits_ptr_toIPccLb0EE10pointer_toERc(i8* noundef nonnull align 1 dereferenceable(1) %__r) #7 comdat align 2 !dbg !1846 {
entry:
  %__r.addr = alloca i8*, align 8
  store i8* %__r, i8** %__r.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__r.addr, metadata !1859, metadata !DIExpression()), !dbg !1860
  %0 = load i8*, i8** %__r.addr, align 8, !dbg !1861
  %call = call noundef i8* @_ZSt9addressofIcEPT_RS0_(i8* noundef nonnull align 1 dereferenceable(1) %0), !dbg !1862
  ret i8* %call, !dbg !1863
}

define linkonce_odr dso_local noundef i8* @_ZSt9addressofIcEPT_RS0_(i8* noundef nonnull align 1 dereferenceable(1) %__r) #5 comdat !dbg !1864 {
entry:
  %__r.addr = alloca i8*, align 8
  store i8* %__r, i8** %__r.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__r.addr, metadata !1868, metadata !DIExpression()), !dbg !1869
  %0 = load i8*, i8** %__r.addr, align 8, !dbg !1870
  %call = call noundef i8* @_ZSt11__addressofIcEPT_RS0_(i8* noundef nonnull align 1 dereferenceable(1) %0), !dbg !1871
  ret i8* %call, !dbg !1872
}

define linkonce_odr dso_local noundef i8* @_ZSt11__addressofIcEPT_RS0_(i8* noundef nonnull align 1 dereferenceable(1) %__r) #5 comdat !dbg !1873 {
entry:
  %__r.addr = alloca i8*, align 8
  store i8* %__r, i8** %__r.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__r.addr, metadata !1875, metadata !DIExpression()), !dbg !1876
  %0 = load i8*, i8** %__r.addr, align 8, !dbg !1877
  ret i8* %0, !dbg !1878
}

define linkonce_odr dso_local void @_ZNSt15__new_allocatorIcEC2Ev(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #3 comdat align 2 !dbg !1879 {
entry:
  %this.addr = alloca %"class.std::__new_allocator"*, align 8
  store %"class.std::__new_allocator"* %this, %"class.std::__new_allocator"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__new_allocator"** %this.addr, metadata !1881, metadata !DIExpression()), !dbg !1882
  %this1 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %this.addr, align 8
  ret void, !dbg !1883
}

define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZSt4moveIRSaIcEEONSt16remove_referenceIT_E4typeEOS3_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %__t) #7 comdat !dbg !1884 {
entry:
  %__t.addr = alloca %"class.std::allocator"*, align 8
  store %"class.std::allocator"* %__t, %"class.std::allocator"** %__t.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::allocator"** %__t.addr, metadata !1894, metadata !DIExpression()), !dbg !1895
  %0 = load %"class.std::allocator"*, %"class.std::allocator"** %__t.addr, align 8, !dbg !1896
  ret %"class.std::allocator"* %0, !dbg !1897
}

define available_externally void @_ZNSaIcEC2ERKS_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %this, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %__a) unnamed_addr #3 align 2 !dbg !1898 {
entry:
  %this.addr = alloca %"class.std::allocator"*, align 8
  %__a.addr = alloca %"class.std::allocator"*, align 8
  store %"class.std::allocator"* %this, %"class.std::allocator"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::allocator"** %this.addr, metadata !1900, metadata !DIExpression()), !dbg !1902
  store %"class.std::allocator"* %__a, %"class.std::allocator"** %__a.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::allocator"** %__a.addr, metadata !1901, metadata !DIExpression()), !dbg !1903
  %this1 = load %"class.std::allocator"*, %"class.std::allocator"** %this.addr, align 8
  %0 = bitcast %"class.std::allocator"* %this1 to %"class.std::__new_allocator"*, !dbg !1904
  %1 = load %"class.std::allocator"*, %"class.std::allocator"** %__a.addr, align 8, !dbg !1905
  %2 = bitcast %"class.std::allocator"* %1 to %"class.std::__new_allocator"*, !dbg !1905
  call void @_ZNSt15__new_allocatorIcEC2ERKS0_(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0, %"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %2), !dbg !1906
  ret void, !dbg !1907
}

define linkonce_odr dso_local void @_ZNSt15__new_allocatorIcEC2ERKS0_(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %this, %"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #3 comdat align 2 !dbg !1908 {
entry:
  %this.addr = alloca %"class.std::__new_allocator"*, align 8
  %.addr = alloca %"class.std::__new_allocator"*, align 8
  store %"class.std::__new_allocator"* %this, %"class.std::__new_allocator"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__new_allocator"** %this.addr, metadata !1910, metadata !DIExpression()), !dbg !1912
  store %"class.std::__new_allocator"* %0, %"class.std::__new_allocator"** %.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__new_allocator"** %.addr, metadata !1911, metadata !DIExpression()), !dbg !1913
  %this1 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %this.addr, align 8
  ret void, !dbg !1914
}

define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_lengthEm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this, i64 noundef %__length) #7 comdat align 2 !dbg !1915 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  %__length.addr = alloca i64, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1917, metadata !DIExpression()), !dbg !1919
  store i64 %__length, i64* %__length.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__length.addr, metadata !1918, metadata !DIExpression()), !dbg !1920
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %0 = load i64, i64* %__length.addr, align 8, !dbg !1921
  %_M_string_length = getelementptr inbounds %"class.std::__cxx11::basic_string", %"class.std::__cxx11::basic_string"* %this1, i32 0, i32 1, !dbg !1922
  store i64 %0, i64* %_M_string_length, align 8, !dbg !1923
  ret void, !dbg !1924
}

define linkonce_odr dso_local void @_ZNSt11char_traitsIcE6assignERcRKc(i8* noundef nonnull align 1 dereferenceable(1) %__c1, i8* noundef nonnull align 1 dereferenceable(1) %__c2) #7 comdat align 2 !dbg !1925 {
entry:
  %__c1.addr = alloca i8*, align 8
  %__c2.addr = alloca i8*, align 8
  store i8* %__c1, i8** %__c1.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__c1.addr, metadata !1927, metadata !DIExpression()), !dbg !1929
  store i8* %__c2, i8** %__c2.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__c2.addr, metadata !1928, metadata !DIExpression()), !dbg !1930
  %0 = load i8*, i8** %__c2.addr, align 8, !dbg !1931
  %1 = load i8, i8* %0, align 1, !dbg !1931
  %2 = load i8*, i8** %__c1.addr, align 8, !dbg !1932
  store i8 %1, i8* %2, align 1, !dbg !1933
  ret void, !dbg !1934
}

define linkonce_odr dso_local noundef i32 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEPKc(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this, i8* noundef %__s) #7 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !1935 {
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
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !1938, metadata !DIExpression()), !dbg !1944
  store i8* %__s, i8** %__s.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__s.addr, metadata !1939, metadata !DIExpression()), !dbg !1945
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %0 = bitcast i64* %__size to i8*, !dbg !1946
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !1946
  call void @llvm.dbg.declare(metadata i64* %__size, metadata !1940, metadata !DIExpression()), !dbg !1947
  %call = call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !1948
  store i64 %call, i64* %__size, align 8, !dbg !1947
  %1 = bitcast i64* %__osize to i8*, !dbg !1949
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !1949
  call void @llvm.dbg.declare(metadata i64* %__osize, metadata !1941, metadata !DIExpression()), !dbg !1950
  %2 = load i8*, i8** %__s.addr, align 8, !dbg !1951
  %call2 = invoke noundef i64 @_ZNSt11char_traitsIcE6lengthEPKc(i8* noundef %2)
          to label %invoke.cont unwind label %lpad, !dbg !1952

invoke.cont:
  store i64 %call2, i64* %__osize, align 8, !dbg !1950
  %3 = bitcast i64* %__len to i8*, !dbg !1953
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %3), !dbg !1953
  call void @llvm.dbg.declare(metadata i64* %__len, metadata !1942, metadata !DIExpression()), !dbg !1954
  %call5 = invoke noundef nonnull align 8 dereferenceable(8) i64* @_ZSt3minImERKT_S2_S2_(i64* noundef nonnull align 8 dereferenceable(8) %__size, i64* noundef nonnull align 8 dereferenceable(8) %__osize)
          to label %invoke.cont4 unwind label %lpad3, !dbg !1955

invoke.cont4:
  %4 = load i64, i64* %call5, align 8, !dbg !1955
  store i64 %4, i64* %__len, align 8, !dbg !1954
  %5 = bitcast i32* %__r to i8*, !dbg !1956
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %5), !dbg !1956
  call void @llvm.dbg.declare(metadata i32* %__r, metadata !1943, metadata !DIExpression()), !dbg !1957
  %call6 = call noundef i8* @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !1958
  %6 = load i8*, i8** %__s.addr, align 8, !dbg !1959
  %7 = load i64, i64* %__len, align 8, !dbg !1960
  %call9 = invoke noundef i32 @_ZNSt11char_traitsIcE7compareEPKcS2_m(i8* noundef %call6, i8* noundef %6, i64 noundef %7)
          to label %invoke.cont8 unwind label %lpad7, !dbg !1961

invoke.cont8:
  store i32 %call9, i32* %__r, align 4, !dbg !1957
  %8 = load i32, i32* %__r, align 4, !dbg !1962
  %tobool = icmp ne i32 %8, 0, !dbg !1962
  br i1 %tobool, label %if.end, label %if.then, !dbg !1964

if.then:
  %9 = load i64, i64* %__size, align 8, !dbg !1965
  %10 = load i64, i64* %__osize, align 8, !dbg !1966
  %call10 = call noundef i32 @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_S_compareEmm(i64 noundef %9, i64 noundef %10), !dbg !1967
  store i32 %call10, i32* %__r, align 4, !dbg !1968
  br label %if.end, !dbg !1969

lpad:
  %11 = landingpad { i8*, i32 }
          catch i8* null, !dbg !1970
  %12 = extractvalue { i8*, i32 } %11, 0, !dbg !1970
  store i8* %12, i8** %exn.slot, align 8, !dbg !1970
  %13 = extractvalue { i8*, i32 } %11, 1, !dbg !1970
  store i32 %13, i32* %ehselector.slot, align 4, !dbg !1970
  br label %ehcleanup11, !dbg !1970

lpad3:
  %14 = landingpad { i8*, i32 }
          catch i8* null, !dbg !1970
  %15 = extractvalue { i8*, i32 } %14, 0, !dbg !1970
  store i8* %15, i8** %exn.slot, align 8, !dbg !1970
  %16 = extractvalue { i8*, i32 } %14, 1, !dbg !1970
  store i32 %16, i32* %ehselector.slot, align 4, !dbg !1970
  br label %ehcleanup, !dbg !1970

lpad7:
  %17 = landingpad { i8*, i32 }
          catch i8* null, !dbg !1970
  %18 = extractvalue { i8*, i32 } %17, 0, !dbg !1970
  store i8* %18, i8** %exn.slot, align 8, !dbg !1970
  %19 = extractvalue { i8*, i32 } %17, 1, !dbg !1970
  store i32 %19, i32* %ehselector.slot, align 4, !dbg !1970
  %20 = bitcast i32* %__r to i8*, !dbg !1970
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %20), !dbg !1970
  br label %ehcleanup, !dbg !1970

if.end:
  %21 = load i32, i32* %__r, align 4, !dbg !1971
  %22 = bitcast i32* %__r to i8*, !dbg !1970
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %22), !dbg !1970
  %23 = bitcast i64* %__len to i8*, !dbg !1970
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %23), !dbg !1970
  %24 = bitcast i64* %__osize to i8*, !dbg !1970
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %24), !dbg !1970
  %25 = bitcast i64* %__size to i8*, !dbg !1970
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %25), !dbg !1970
  ret i32 %21, !dbg !1972

ehcleanup:
  %26 = bitcast i64* %__len to i8*, !dbg !1970
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %26), !dbg !1970
  br label %ehcleanup11, !dbg !1970

ehcleanup11:
  %27 = bitcast i64* %__osize to i8*, !dbg !1970
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %27), !dbg !1970
  %28 = bitcast i64* %__size to i8*, !dbg !1970
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %28), !dbg !1970
  br label %terminate.handler, !dbg !1970

terminate.handler:
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !1970
  call void @__clang_call_terminate(i8* %exn), !dbg !1970
  unreachable, !dbg !1970
}

define linkonce_odr dso_local noundef i64 @_ZNSt11char_traitsIcE6lengthEPKc(i8* noundef %__s) #7 comdat align 2 !dbg !1973 {
entry:
  %__s.addr = alloca i8*, align 8
  store i8* %__s, i8** %__s.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__s.addr, metadata !1975, metadata !DIExpression()), !dbg !1976
  %0 = load i8*, i8** %__s.addr, align 8, !dbg !1977
  %call = call i64 @strlen(i8* noundef %0), !dbg !1978
  ret i64 %call, !dbg !1979
}

define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) i64* @_ZSt3minImERKT_S2_S2_(i64* noundef nonnull align 8 dereferenceable(8) %__a, i64* noundef nonnull align 8 dereferenceable(8) %__b) #5 comdat !dbg !1980 {
entry:
  %retval = alloca i64*, align 8
  %__a.addr = alloca i64*, align 8
  %__b.addr = alloca i64*, align 8
  store i64* %__a, i64** %__a.addr, align 8
  call void @llvm.dbg.declare(metadata i64** %__a.addr, metadata !1987, metadata !DIExpression()), !dbg !1991
  store i64* %__b, i64** %__b.addr, align 8
  call void @llvm.dbg.declare(metadata i64** %__b.addr, metadata !1988, metadata !DIExpression()), !dbg !1992
  %0 = load i64*, i64** %__b.addr, align 8, !dbg !1993
  %1 = load i64, i64* %0, align 8, !dbg !1993
  %2 = load i64*, i64** %__a.addr, align 8, !dbg !1995
  %3 = load i64, i64* %2, align 8, !dbg !1995
  %cmp = icmp ult i64 %1, %3, !dbg !1996
  br i1 %cmp, label %if.then, label %if.end, !dbg !1997

if.then:
  %4 = load i64*, i64** %__b.addr, align 8, !dbg !1998
  store i64* %4, i64** %retval, align 8, !dbg !1999
  br label %return, !dbg !1999

if.end:
  %5 = load i64*, i64** %__a.addr, align 8, !dbg !2000
  store i64* %5, i64** %retval, align 8, !dbg !2001
  br label %return, !dbg !2001

return:
  %6 = load i64*, i64** %retval, align 8, !dbg !2002
  ret i64* %6, !dbg !2002
}

define linkonce_odr dso_local noundef i32 @_ZNSt11char_traitsIcE7compareEPKcS2_m(i8* noundef %__s1, i8* noundef %__s2, i64 noundef %__n) #7 comdat align 2 !dbg !2003 {
entry:
  %retval = alloca i32, align 4
  %__s1.addr = alloca i8*, align 8
  %__s2.addr = alloca i8*, align 8
  %__n.addr = alloca i64, align 8
  store i8* %__s1, i8** %__s1.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__s1.addr, metadata !2005, metadata !DIExpression()), !dbg !2008
  store i8* %__s2, i8** %__s2.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__s2.addr, metadata !2006, metadata !DIExpression()), !dbg !2009
  store i64 %__n, i64* %__n.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__n.addr, metadata !2007, metadata !DIExpression()), !dbg !2010
  %0 = load i64, i64* %__n.addr, align 8, !dbg !2011
  %cmp = icmp eq i64 %0, 0, !dbg !2013
  br i1 %cmp, label %if.then, label %if.end, !dbg !2014

if.then:
  store i32 0, i32* %retval, align 4, !dbg !2015
  br label %return, !dbg !2015

if.end:
  %1 = load i8*, i8** %__s1.addr, align 8, !dbg !2016
  %2 = load i8*, i8** %__s2.addr, align 8, !dbg !2017
  %3 = load i64, i64* %__n.addr, align 8, !dbg !2018
  %call = call i32 @memcmp(i8* noundef %1, i8* noundef %2, i64 noundef %3), !dbg !2019
  store i32 %call, i32* %retval, align 4, !dbg !2020
  br label %return, !dbg !2020

return:
  %4 = load i32, i32* %retval, align 4, !dbg !2021
  ret i32 %4, !dbg !2021
}

define linkonce_odr dso_local noundef i32 @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_S_compareEmm(i64 noundef %__n1, i64 noundef %__n2) #7 comdat align 2 !dbg !2022 {
entry:
  %retval = alloca i32, align 4
  %__n1.addr = alloca i64, align 8
  %__n2.addr = alloca i64, align 8
  %__d = alloca i64, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i64 %__n1, i64* %__n1.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__n1.addr, metadata !2024, metadata !DIExpression()), !dbg !2028
  store i64 %__n2, i64* %__n2.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__n2.addr, metadata !2025, metadata !DIExpression()), !dbg !2029
  %0 = bitcast i64* %__d to i8*, !dbg !2030
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !2030
  call void @llvm.dbg.declare(metadata i64* %__d, metadata !2026, metadata !DIExpression()), !dbg !2031
  %1 = load i64, i64* %__n1.addr, align 8, !dbg !2032
  %2 = load i64, i64* %__n2.addr, align 8, !dbg !2033
  %sub = sub i64 %1, %2, !dbg !2034
  store i64 %sub, i64* %__d, align 8, !dbg !2031
  %3 = load i64, i64* %__d, align 8, !dbg !2035
  %cmp = icmp sgt i64 %3, 2147483647, !dbg !2037
  br i1 %cmp, label %if.then, label %if.else, !dbg !2038

if.then:
  store i32 2147483647, i32* %retval, align 4, !dbg !2039
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !2039

if.else:
  %4 = load i64, i64* %__d, align 8, !dbg !2040
  %cmp1 = icmp slt i64 %4, -2147483648, !dbg !2042
  br i1 %cmp1, label %if.then2, label %if.else3, !dbg !2043

if.then2:
  store i32 -2147483648, i32* %retval, align 4, !dbg !2044
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !2044

if.else3:
  %5 = load i64, i64* %__d, align 8, !dbg !2045
  %conv = trunc i64 %5 to i32, !dbg !2045
  store i32 %conv, i32* %retval, align 4, !dbg !2046
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !2046

cleanup:
  %6 = bitcast i64* %__d to i8*, !dbg !2047
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %6), !dbg !2047
  %7 = load i32, i32* %retval, align 4, !dbg !2047
  ret i32 %7, !dbg !2047
}

declare i64 @strlen(i8* noundef)

declare i32 @memcmp(i8* noundef, i8* noundef, i64 noundef)

define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(32) %"class.std::__cxx11::basic_string"* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEmmPKcm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this, i64 noundef %__pos, i64 noundef %__n1, i8* noundef %__s, i64 noundef %__n2) #4 comdat align 2 !dbg !2048 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  %__pos.addr = alloca i64, align 8
  %__n1.addr = alloca i64, align 8
  %__s.addr = alloca i8*, align 8
  %__n2.addr = alloca i64, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !2050, metadata !DIExpression()), !dbg !2055
  store i64 %__pos, i64* %__pos.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__pos.addr, metadata !2051, metadata !DIExpression()), !dbg !2056
  store i64 %__n1, i64* %__n1.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__n1.addr, metadata !2052, metadata !DIExpression()), !dbg !2057
  store i8* %__s, i8** %__s.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__s.addr, metadata !2053, metadata !DIExpression()), !dbg !2058
  store i64 %__n2, i64* %__n2.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__n2.addr, metadata !2054, metadata !DIExpression()), !dbg !2059
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %0 = load i64, i64* %__pos.addr, align 8, !dbg !2060
  %call = call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8_M_checkEmPKc(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1, i64 noundef %0, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.8, i64 0, i64 0)), !dbg !2061
  %1 = load i64, i64* %__pos.addr, align 8, !dbg !2062
  %2 = load i64, i64* %__n1.addr, align 8, !dbg !2063
  %call2 = call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8_M_limitEmm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1, i64 noundef %1, i64 noundef %2), !dbg !2064
  %3 = load i8*, i8** %__s.addr, align 8, !dbg !2065
  %4 = load i64, i64* %__n2.addr, align 8, !dbg !2066
  %call3 = call noundef nonnull align 8 dereferenceable(32) %"class.std::__cxx11::basic_string"* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1, i64 noundef %call, i64 noundef %call2, i8* noundef %3, i64 noundef %4), !dbg !2067
  ret %"class.std::__cxx11::basic_string"* %call3, !dbg !2068
}

define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(32) %"class.std::__cxx11::basic_string"* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this, i64 noundef %__pos, i64 noundef %__len1, i8* noundef %__s, i64 noundef %__len2) #4 comdat align 2 !dbg !2069 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  %__pos.addr = alloca i64, align 8
  %__len1.addr = alloca i64, align 8
  %__s.addr = alloca i8*, align 8
  %__len2.addr = alloca i64, align 8
  %__old_size = alloca i64, align 8
  %__new_size = alloca i64, align 8
  %__p = alloca i8*, align 8
  %__how_much = alloca i64, align 8
  %__poff = alloca i64, align 8
  %__nleft = alloca i64, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !2071, metadata !DIExpression()), !dbg !2092
  store i64 %__pos, i64* %__pos.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__pos.addr, metadata !2072, metadata !DIExpression()), !dbg !2093
  store i64 %__len1, i64* %__len1.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__len1.addr, metadata !2073, metadata !DIExpression()), !dbg !2094
  store i8* %__s, i8** %__s.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__s.addr, metadata !2074, metadata !DIExpression()), !dbg !2095
  store i64 %__len2, i64* %__len2.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__len2.addr, metadata !2075, metadata !DIExpression()), !dbg !2096
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %0 = load i64, i64* %__len1.addr, align 8, !dbg !2097
  %1 = load i64, i64* %__len2.addr, align 8, !dbg !2098
  call void @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE15_M_check_lengthEmmPKc(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1, i64 noundef %0, i64 noundef %1, i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.9, i64 0, i64 0)), !dbg !2099
  %2 = bitcast i64* %__old_size to i8*, !dbg !2100
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !2100
  call void @llvm.dbg.declare(metadata i64* %__old_size, metadata !2076, metadata !DIExpression()), !dbg !2101
  %call = call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !2102
  store i64 %call, i64* %__old_size, align 8, !dbg !2101
  %3 = bitcast i64* %__new_size to i8*, !dbg !2103
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %3), !dbg !2103
  call void @llvm.dbg.declare(metadata i64* %__new_size, metadata !2077, metadata !DIExpression()), !dbg !2104
  %4 = load i64, i64* %__old_size, align 8, !dbg !2105
  %5 = load i64, i64* %__len2.addr, align 8, !dbg !2106
  %add = add i64 %4, %5, !dbg !2107
  %6 = load i64, i64* %__len1.addr, align 8, !dbg !2108
  %sub = sub i64 %add, %6, !dbg !2109
  store i64 %sub, i64* %__new_size, align 8, !dbg !2104
  %7 = load i64, i64* %__new_size, align 8, !dbg !2110
  %call2 = call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8capacityEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !2111
  %cmp = icmp ule i64 %7, %call2, !dbg !2112
  br i1 %cmp, label %if.then, label %if.else52, !dbg !2113

if.then:
  %8 = bitcast i8** %__p to i8*, !dbg !2114
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %8), !dbg !2114
  call void @llvm.dbg.declare(metadata i8** %__p, metadata !2078, metadata !DIExpression()), !dbg !2115
  %call3 = call noundef i8* @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !2116
  %9 = load i64, i64* %__pos.addr, align 8, !dbg !2117
  %add.ptr = getelementptr inbounds i8, i8* %call3, i64 %9, !dbg !2118
  store i8* %add.ptr, i8** %__p, align 8, !dbg !2115
  %10 = bitcast i64* %__how_much to i8*, !dbg !2119
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %10), !dbg !2119
  call void @llvm.dbg.declare(metadata i64* %__how_much, metadata !2081, metadata !DIExpression()), !dbg !2120
  %11 = load i64, i64* %__old_size, align 8, !dbg !2121
  %12 = load i64, i64* %__pos.addr, align 8, !dbg !2122
  %sub4 = sub i64 %11, %12, !dbg !2123
  %13 = load i64, i64* %__len1.addr, align 8, !dbg !2124
  %sub5 = sub i64 %sub4, %13, !dbg !2125
  store i64 %sub5, i64* %__how_much, align 8, !dbg !2120
  %14 = load i8*, i8** %__s.addr, align 8, !dbg !2126
  %call6 = call noundef zeroext i1 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_disjunctEPKc(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1, i8* noundef %14), !dbg !2127
  br i1 %call6, label %if.then7, label %if.else, !dbg !2128

if.then7:
  %15 = load i64, i64* %__how_much, align 8, !dbg !2129
  %tobool = icmp ne i64 %15, 0, !dbg !2129
  br i1 %tobool, label %land.lhs.true, label %if.end, !dbg !2132

land.lhs.true:
  %16 = load i64, i64* %__len1.addr, align 8, !dbg !2133
  %17 = load i64, i64* %__len2.addr, align 8, !dbg !2134
  %cmp8 = icmp ne i64 %16, %17, !dbg !2135
  br i1 %cmp8, label %if.then9, label %if.end, !dbg !2136

if.then9:
  %18 = load i8*, i8** %__p, align 8, !dbg !2137
  %19 = load i64, i64* %__len2.addr, align 8, !dbg !2138
  %add.ptr10 = getelementptr inbounds i8, i8* %18, i64 %19, !dbg !2139
  %20 = load i8*, i8** %__p, align 8, !dbg !2140
  %21 = load i64, i64* %__len1.addr, align 8, !dbg !2141
  %add.ptr11 = getelementptr inbounds i8, i8* %20, i64 %21, !dbg !2142
  %22 = load i64, i64* %__how_much, align 8, !dbg !2143
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_moveEPcPKcm(i8* noundef %add.ptr10, i8* noundef %add.ptr11, i64 noundef %22), !dbg !2144
  br label %if.end, !dbg !2144

if.end:
  %23 = load i64, i64* %__len2.addr, align 8, !dbg !2145
  %tobool12 = icmp ne i64 %23, 0, !dbg !2145
  br i1 %tobool12, label %if.then13, label %if.end14, !dbg !2147

if.then13:
  %24 = load i8*, i8** %__p, align 8, !dbg !2148
  %25 = load i8*, i8** %__s.addr, align 8, !dbg !2149
  %26 = load i64, i64* %__len2.addr, align 8, !dbg !2150
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_copyEPcPKcm(i8* noundef %24, i8* noundef %25, i64 noundef %26), !dbg !2151
  br label %if.end14, !dbg !2151

if.end14:
  br label %if.end51, !dbg !2152

if.else:
  %27 = load i64, i64* %__len2.addr, align 8, !dbg !2153
  %tobool15 = icmp ne i64 %27, 0, !dbg !2153
  br i1 %tobool15, label %land.lhs.true16, label %if.end19, !dbg !2155

land.lhs.true16:
  %28 = load i64, i64* %__len2.addr, align 8, !dbg !2156
  %29 = load i64, i64* %__len1.addr, align 8, !dbg !2157
  %cmp17 = icmp ule i64 %28, %29, !dbg !2158
  br i1 %cmp17, label %if.then18, label %if.end19, !dbg !2159

if.then18:
  %30 = load i8*, i8** %__p, align 8, !dbg !2160
  %31 = load i8*, i8** %__s.addr, align 8, !dbg !2161
  %32 = load i64, i64* %__len2.addr, align 8, !dbg !2162
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_moveEPcPKcm(i8* noundef %30, i8* noundef %31, i64 noundef %32), !dbg !2163
  br label %if.end19, !dbg !2163

if.end19:
  %33 = load i64, i64* %__how_much, align 8, !dbg !2164
  %tobool20 = icmp ne i64 %33, 0, !dbg !2164
  br i1 %tobool20, label %land.lhs.true21, label %if.end26, !dbg !2166

land.lhs.true21:
  %34 = load i64, i64* %__len1.addr, align 8, !dbg !2167
  %35 = load i64, i64* %__len2.addr, align 8, !dbg !2168
  %cmp22 = icmp ne i64 %34, %35, !dbg !2169
  br i1 %cmp22, label %if.then23, label %if.end26, !dbg !2170

if.then23:
  %36 = load i8*, i8** %__p, align 8, !dbg !2171
  %37 = load i64, i64* %__len2.addr, align 8, !dbg !2172
  %add.ptr24 = getelementptr inbounds i8, i8* %36, i64 %37, !dbg !2173
  %38 = load i8*, i8** %__p, align 8, !dbg !2174
  %39 = load i64, i64* %__len1.addr, align 8, !dbg !2175
  %add.ptr25 = getelementptr inbounds i8, i8* %38, i64 %39, !dbg !2176
  %40 = load i64, i64* %__how_much, align 8, !dbg !2177
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_moveEPcPKcm(i8* noundef %add.ptr24, i8* noundef %add.ptr25, i64 noundef %40), !dbg !2178
  br label %if.end26, !dbg !2178

if.end26:
  %41 = load i64, i64* %__len2.addr, align 8, !dbg !2179
  %42 = load i64, i64* %__len1.addr, align 8, !dbg !2180
  %cmp27 = icmp ugt i64 %41, %42, !dbg !2181
  br i1 %cmp27, label %if.then28, label %if.end50, !dbg !2182

if.then28:
  %43 = load i8*, i8** %__s.addr, align 8, !dbg !2183
  %44 = load i64, i64* %__len2.addr, align 8, !dbg !2184
  %add.ptr29 = getelementptr inbounds i8, i8* %43, i64 %44, !dbg !2185
  %45 = load i8*, i8** %__p, align 8, !dbg !2186
  %46 = load i64, i64* %__len1.addr, align 8, !dbg !2187
  %add.ptr30 = getelementptr inbounds i8, i8* %45, i64 %46, !dbg !2188
  %cmp31 = icmp ule i8* %add.ptr29, %add.ptr30, !dbg !2189
  br i1 %cmp31, label %if.then32, label %if.else33, !dbg !2190

if.then32:
  %47 = load i8*, i8** %__p, align 8, !dbg !2191
  %48 = load i8*, i8** %__s.addr, align 8, !dbg !2192
  %49 = load i64, i64* %__len2.addr, align 8, !dbg !2193
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_moveEPcPKcm(i8* noundef %47, i8* noundef %48, i64 noundef %49), !dbg !2194
  br label %if.end49, !dbg !2194

if.else33:
  %50 = load i8*, i8** %__s.addr, align 8, !dbg !2195
  %51 = load i8*, i8** %__p, align 8, !dbg !2196
  %52 = load i64, i64* %__len1.addr, align 8, !dbg !2197
  %add.ptr34 = getelementptr inbounds i8, i8* %51, i64 %52, !dbg !2198
  %cmp35 = icmp uge i8* %50, %add.ptr34, !dbg !2199
  br i1 %cmp35, label %if.then36, label %if.else40, !dbg !2200

if.then36:
  %53 = bitcast i64* %__poff to i8*, !dbg !2201
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %53), !dbg !2201
  call void @llvm.dbg.declare(metadata i64* %__poff, metadata !2082, metadata !DIExpression()), !dbg !2202
  %54 = load i8*, i8** %__s.addr, align 8, !dbg !2203
  %55 = load i8*, i8** %__p, align 8, !dbg !2204
  %sub.ptr.lhs.cast = ptrtoint i8* %54 to i64, !dbg !2205
  %sub.ptr.rhs.cast = ptrtoint i8* %55 to i64, !dbg !2205
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast, !dbg !2205
  %56 = load i64, i64* %__len2.addr, align 8, !dbg !2206
  %57 = load i64, i64* %__len1.addr, align 8, !dbg !2207
  %sub37 = sub i64 %56, %57, !dbg !2208
  %add38 = add i64 %sub.ptr.sub, %sub37, !dbg !2209
  store i64 %add38, i64* %__poff, align 8, !dbg !2202
  %58 = load i8*, i8** %__p, align 8, !dbg !2210
  %59 = load i8*, i8** %__p, align 8, !dbg !2211
  %60 = load i64, i64* %__poff, align 8, !dbg !2212
  %add.ptr39 = getelementptr inbounds i8, i8* %59, i64 %60, !dbg !2213
  %61 = load i64, i64* %__len2.addr, align 8, !dbg !2214
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_copyEPcPKcm(i8* noundef %58, i8* noundef %add.ptr39, i64 noundef %61), !dbg !2215
  %62 = bitcast i64* %__poff to i8*, !dbg !2216
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %62), !dbg !2216
  br label %if.end48, !dbg !2217

if.else40:
  %63 = bitcast i64* %__nleft to i8*, !dbg !2218
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %63), !dbg !2218
  call void @llvm.dbg.declare(metadata i64* %__nleft, metadata !2090, metadata !DIExpression()), !dbg !2219
  %64 = load i8*, i8** %__p, align 8, !dbg !2220
  %65 = load i64, i64* %__len1.addr, align 8, !dbg !2221
  %add.ptr41 = getelementptr inbounds i8, i8* %64, i64 %65, !dbg !2222
  %66 = load i8*, i8** %__s.addr, align 8, !dbg !2223
  %sub.ptr.lhs.cast42 = ptrtoint i8* %add.ptr41 to i64, !dbg !2224
  %sub.ptr.rhs.cast43 = ptrtoint i8* %66 to i64, !dbg !2224
  %sub.ptr.sub44 = sub i64 %sub.ptr.lhs.cast42, %sub.ptr.rhs.cast43, !dbg !2224
  store i64 %sub.ptr.sub44, i64* %__nleft, align 8, !dbg !2219
  %67 = load i8*, i8** %__p, align 8, !dbg !2225
  %68 = load i8*, i8** %__s.addr, align 8, !dbg !2226
  %69 = load i64, i64* %__nleft, align 8, !dbg !2227
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_moveEPcPKcm(i8* noundef %67, i8* noundef %68, i64 noundef %69), !dbg !2228
  %70 = load i8*, i8** %__p, align 8, !dbg !2229
  %71 = load i64, i64* %__nleft, align 8, !dbg !2230
  %add.ptr45 = getelementptr inbounds i8, i8* %70, i64 %71, !dbg !2231
  %72 = load i8*, i8** %__p, align 8, !dbg !2232
  %73 = load i64, i64* %__len2.addr, align 8, !dbg !2233
  %add.ptr46 = getelementptr inbounds i8, i8* %72, i64 %73, !dbg !2234
  %74 = load i64, i64* %__len2.addr, align 8, !dbg !2235
  %75 = load i64, i64* %__nleft, align 8, !dbg !2236
  %sub47 = sub i64 %74, %75, !dbg !2237
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_copyEPcPKcm(i8* noundef %add.ptr45, i8* noundef %add.ptr46, i64 noundef %sub47), !dbg !2238
  %76 = bitcast i64* %__nleft to i8*, !dbg !2239
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %76), !dbg !2239
  br label %if.end48

if.end48:
  br label %if.end49

if.end49:
  br label %if.end50, !dbg !2240

if.end50:
  br label %if.end51

if.end51:
  %77 = bitcast i64* %__how_much to i8*, !dbg !2241
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %77), !dbg !2241
  %78 = bitcast i8** %__p to i8*, !dbg !2241
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %78), !dbg !2241
  br label %if.end53, !dbg !2242

if.else52:
  %79 = load i64, i64* %__pos.addr, align 8, !dbg !2243
  %80 = load i64, i64* %__len1.addr, align 8, !dbg !2244
  %81 = load i8*, i8** %__s.addr, align 8, !dbg !2245
  %82 = load i64, i64* %__len2.addr, align 8, !dbg !2246
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_mutateEmmPKcm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1, i64 noundef %79, i64 noundef %80, i8* noundef %81, i64 noundef %82), !dbg !2247
  br label %if.end53

if.end53:
  %83 = load i64, i64* %__new_size, align 8, !dbg !2248
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_set_lengthEm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1, i64 noundef %83), !dbg !2249
  %84 = bitcast i64* %__new_size to i8*, !dbg !2250
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %84), !dbg !2250
  %85 = bitcast i64* %__old_size to i8*, !dbg !2250
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %85), !dbg !2250
  ret %"class.std::__cxx11::basic_string"* %this1, !dbg !2251
}

define linkonce_odr dso_local noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8_M_checkEmPKc(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this, i64 noundef %__pos, i8* noundef %__s) #4 comdat align 2 !dbg !2252 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  %__pos.addr = alloca i64, align 8
  %__s.addr = alloca i8*, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !2254, metadata !DIExpression()), !dbg !2257
  store i64 %__pos, i64* %__pos.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__pos.addr, metadata !2255, metadata !DIExpression()), !dbg !2258
  store i8* %__s, i8** %__s.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__s.addr, metadata !2256, metadata !DIExpression()), !dbg !2259
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %0 = load i64, i64* %__pos.addr, align 8, !dbg !2260
  %call = call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !2262
  %cmp = icmp ugt i64 %0, %call, !dbg !2263
  br i1 %cmp, label %if.then, label %if.end, !dbg !2264

if.then:
  %1 = load i8*, i8** %__s.addr, align 8, !dbg !2265
  %2 = load i64, i64* %__pos.addr, align 8, !dbg !2266
  %call2 = call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !2267
  call void (i8*, ...) @_ZSt24__throw_out_of_range_fmtPKcz(i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.11, i64 0, i64 0), i8* noundef %1, i64 noundef %2, i64 noundef %call2), !dbg !2268
  unreachable, !dbg !2268

if.end:
  %3 = load i64, i64* %__pos.addr, align 8, !dbg !2269
  ret i64 %3, !dbg !2270
}

define linkonce_odr dso_local noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8_M_limitEmm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this, i64 noundef %__pos, i64 noundef %__off) #7 comdat align 2 !dbg !2271 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  %__pos.addr = alloca i64, align 8
  %__off.addr = alloca i64, align 8
  %__testoff = alloca i8, align 1
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !2273, metadata !DIExpression()), !dbg !2277
  store i64 %__pos, i64* %__pos.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__pos.addr, metadata !2274, metadata !DIExpression()), !dbg !2278
  store i64 %__off, i64* %__off.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__off.addr, metadata !2275, metadata !DIExpression()), !dbg !2279
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %__testoff), !dbg !2280
  call void @llvm.dbg.declare(metadata i8* %__testoff, metadata !2276, metadata !DIExpression()), !dbg !2281
  %0 = load i64, i64* %__off.addr, align 8, !dbg !2282
  %call = call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !2283
  %1 = load i64, i64* %__pos.addr, align 8, !dbg !2284
  %sub = sub i64 %call, %1, !dbg !2285
  %cmp = icmp ult i64 %0, %sub, !dbg !2286
  %frombool = zext i1 %cmp to i8, !dbg !2281
  store i8 %frombool, i8* %__testoff, align 1, !dbg !2281
  %2 = load i8, i8* %__testoff, align 1, !dbg !2287, !range !2288
  %tobool = trunc i8 %2 to i1, !dbg !2287
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !2287

cond.true:
  %3 = load i64, i64* %__off.addr, align 8, !dbg !2289
  br label %cond.end, !dbg !2287

cond.false:
  %call2 = call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !2290
  %4 = load i64, i64* %__pos.addr, align 8, !dbg !2291
  %sub3 = sub i64 %call2, %4, !dbg !2292
  br label %cond.end, !dbg !2287

cond.end:
  %cond = phi i64 [ %3, %cond.true ], [ %sub3, %cond.false ], !dbg !2287
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %__testoff), !dbg !2293
  ret i64 %cond, !dbg !2294
}

define linkonce_odr dso_local void @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE15_M_check_lengthEmmPKc(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this, i64 noundef %__n1, i64 noundef %__n2, i8* noundef %__s) #4 comdat align 2 !dbg !2295 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  %__n1.addr = alloca i64, align 8
  %__n2.addr = alloca i64, align 8
  %__s.addr = alloca i8*, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !2297, metadata !DIExpression()), !dbg !2301
  store i64 %__n1, i64* %__n1.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__n1.addr, metadata !2298, metadata !DIExpression()), !dbg !2302
  store i64 %__n2, i64* %__n2.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__n2.addr, metadata !2299, metadata !DIExpression()), !dbg !2303
  store i8* %__s, i8** %__s.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__s.addr, metadata !2300, metadata !DIExpression()), !dbg !2304
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %call = call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8max_sizeEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !2305
  %call2 = call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !2307
  %0 = load i64, i64* %__n1.addr, align 8, !dbg !2308
  %sub = sub i64 %call2, %0, !dbg !2309
  %sub3 = sub i64 %call, %sub, !dbg !2310
  %1 = load i64, i64* %__n2.addr, align 8, !dbg !2311
  %cmp = icmp ult i64 %sub3, %1, !dbg !2312
  br i1 %cmp, label %if.then, label %if.end, !dbg !2313

if.then:
  %2 = load i8*, i8** %__s.addr, align 8, !dbg !2314
  call void @_ZSt20__throw_length_errorPKc(i8* noundef %2), !dbg !2315
  unreachable, !dbg !2315

if.end:
  ret void, !dbg !2316
}

define linkonce_odr dso_local noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8capacityEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this) #7 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !2317 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !2319, metadata !DIExpression()), !dbg !2320
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %call = invoke noundef zeroext i1 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_is_localEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !2321

invoke.cont:
  br i1 %call, label %cond.true, label %cond.false, !dbg !2321

cond.true:
  br label %cond.end, !dbg !2321

cond.false:
  %0 = getelementptr inbounds %"class.std::__cxx11::basic_string", %"class.std::__cxx11::basic_string"* %this1, i32 0, i32 2, !dbg !2322
  %_M_allocated_capacity = bitcast %union.anon* %0 to i64*, !dbg !2322
  %1 = load i64, i64* %_M_allocated_capacity, align 8, !dbg !2322
  br label %cond.end, !dbg !2321

cond.end:
  %cond = phi i64 [ 15, %cond.true ], [ %1, %cond.false ], !dbg !2321
  ret i64 %cond, !dbg !2323

terminate.lpad:
  %2 = landingpad { i8*, i32 }
          catch i8* null, !dbg !2321
  %3 = extractvalue { i8*, i32 } %2, 0, !dbg !2321
  call void @__clang_call_terminate(i8* %3), !dbg !2321
  unreachable, !dbg !2321
}

define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_disjunctEPKc(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this, i8* noundef %__s) #7 comdat align 2 !dbg !2324 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  %__s.addr = alloca i8*, align 8
  %ref.tmp = alloca %"struct.std::less", align 1
  %ref.tmp3 = alloca %"struct.std::less", align 1
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !2326, metadata !DIExpression()), !dbg !2328
  store i8* %__s, i8** %__s.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__s.addr, metadata !2327, metadata !DIExpression()), !dbg !2329
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %0 = bitcast %"struct.std::less"* %ref.tmp to i8*, !dbg !2330
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %0), !dbg !2330
  %1 = load i8*, i8** %__s.addr, align 8, !dbg !2331
  %call = call noundef i8* @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !2332
  %call2 = call noundef zeroext i1 @_ZNKSt4lessIPKcEclES1_S1_(%"struct.std::less"* noundef nonnull align 1 dereferenceable(1) %ref.tmp, i8* noundef %1, i8* noundef %call), !dbg !2330
  %2 = bitcast %"struct.std::less"* %ref.tmp3 to i8*, !dbg !2333
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %2), !dbg !2333
  br i1 %call2, label %lor.end, label %lor.rhs, !dbg !2333

lor.rhs:
  %call4 = call noundef i8* @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !2334
  %call5 = call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !2335
  %add.ptr = getelementptr inbounds i8, i8* %call4, i64 %call5, !dbg !2336
  %3 = load i8*, i8** %__s.addr, align 8, !dbg !2337
  %call6 = call noundef zeroext i1 @_ZNKSt4lessIPKcEclES1_S1_(%"struct.std::less"* noundef nonnull align 1 dereferenceable(1) %ref.tmp3, i8* noundef %add.ptr, i8* noundef %3), !dbg !2338
  br label %lor.end, !dbg !2333

lor.end:
  %4 = phi i1 [ true, %entry ], [ %call6, %lor.rhs ]
  %5 = bitcast %"struct.std::less"* %ref.tmp3 to i8*, !dbg !2339
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %5), !dbg !2339
  %6 = bitcast %"struct.std::less"* %ref.tmp to i8*, !dbg !2339
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %6), !dbg !2339
  ret i1 %4, !dbg !2339
}

define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_moveEPcPKcm(i8* noundef %__d, i8* noundef %__s, i64 noundef %__n) #4 comdat align 2 !dbg !2340 {
entry:
  %__d.addr = alloca i8*, align 8
  %__s.addr = alloca i8*, align 8
  %__n.addr = alloca i64, align 8
  store i8* %__d, i8** %__d.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__d.addr, metadata !2342, metadata !DIExpression()), !dbg !2345
  store i8* %__s, i8** %__s.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__s.addr, metadata !2343, metadata !DIExpression()), !dbg !2346
  store i64 %__n, i64* %__n.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__n.addr, metadata !2344, metadata !DIExpression()), !dbg !2347
  %0 = load i64, i64* %__n.addr, align 8, !dbg !2348
  %cmp = icmp eq i64 %0, 1, !dbg !2350
  br i1 %cmp, label %if.then, label %if.else, !dbg !2351

if.then:
  %1 = load i8*, i8** %__d.addr, align 8, !dbg !2352
  %2 = load i8*, i8** %__s.addr, align 8, !dbg !2353
  call void @_ZNSt11char_traitsIcE6assignERcRKc(i8* noundef nonnull align 1 dereferenceable(1) %1, i8* noundef nonnull align 1 dereferenceable(1) %2), !dbg !2354
  br label %if.end, !dbg !2354

if.else:
  %3 = load i8*, i8** %__d.addr, align 8, !dbg !2355
  %4 = load i8*, i8** %__s.addr, align 8, !dbg !2356
  %5 = load i64, i64* %__n.addr, align 8, !dbg !2357
  %call = call noundef i8* @_ZNSt11char_traitsIcE4moveEPcPKcm(i8* noundef %3, i8* noundef %4, i64 noundef %5), !dbg !2358
  br label %if.end

if.end:
  ret void, !dbg !2359
}

define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_copyEPcPKcm(i8* noundef %__d, i8* noundef %__s, i64 noundef %__n) #4 comdat align 2 !dbg !2360 {
entry:
  %__d.addr = alloca i8*, align 8
  %__s.addr = alloca i8*, align 8
  %__n.addr = alloca i64, align 8
  store i8* %__d, i8** %__d.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__d.addr, metadata !2362, metadata !DIExpression()), !dbg !2365
  store i8* %__s, i8** %__s.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__s.addr, metadata !2363, metadata !DIExpression()), !dbg !2366
  store i64 %__n, i64* %__n.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__n.addr, metadata !2364, metadata !DIExpression()), !dbg !2367
  %0 = load i64, i64* %__n.addr, align 8, !dbg !2368
  %cmp = icmp eq i64 %0, 1, !dbg !2370
  br i1 %cmp, label %if.then, label %if.else, !dbg !2371

if.then:
  %1 = load i8*, i8** %__d.addr, align 8, !dbg !2372
  %2 = load i8*, i8** %__s.addr, align 8, !dbg !2373
  call void @_ZNSt11char_traitsIcE6assignERcRKc(i8* noundef nonnull align 1 dereferenceable(1) %1, i8* noundef nonnull align 1 dereferenceable(1) %2), !dbg !2374
  br label %if.end, !dbg !2374

if.else:
  %3 = load i8*, i8** %__d.addr, align 8, !dbg !2375
  %4 = load i8*, i8** %__s.addr, align 8, !dbg !2376
  %5 = load i64, i64* %__n.addr, align 8, !dbg !2377
  %call = call noundef i8* @_ZNSt11char_traitsIcE4copyEPcPKcm(i8* noundef %3, i8* noundef %4, i64 noundef %5), !dbg !2378
  br label %if.end

if.end:
  ret void, !dbg !2379
}

define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_mutateEmmPKcm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this, i64 noundef %__pos, i64 noundef %__len1, i8* noundef %__s, i64 noundef %__len2) #4 comdat align 2 !dbg !2380 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  %__pos.addr = alloca i64, align 8
  %__len1.addr = alloca i64, align 8
  %__s.addr = alloca i8*, align 8
  %__len2.addr = alloca i64, align 8
  %__how_much = alloca i64, align 8
  %__new_capacity = alloca i64, align 8
  %__r = alloca i8*, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !2382, metadata !DIExpression()), !dbg !2390
  store i64 %__pos, i64* %__pos.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__pos.addr, metadata !2383, metadata !DIExpression()), !dbg !2391
  store i64 %__len1, i64* %__len1.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__len1.addr, metadata !2384, metadata !DIExpression()), !dbg !2392
  store i8* %__s, i8** %__s.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__s.addr, metadata !2385, metadata !DIExpression()), !dbg !2393
  store i64 %__len2, i64* %__len2.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__len2.addr, metadata !2386, metadata !DIExpression()), !dbg !2394
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %0 = bitcast i64* %__how_much to i8*, !dbg !2395
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !2395
  call void @llvm.dbg.declare(metadata i64* %__how_much, metadata !2387, metadata !DIExpression()), !dbg !2396
  %call = call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6lengthEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !2397
  %1 = load i64, i64* %__pos.addr, align 8, !dbg !2398
  %sub = sub i64 %call, %1, !dbg !2399
  %2 = load i64, i64* %__len1.addr, align 8, !dbg !2400
  %sub2 = sub i64 %sub, %2, !dbg !2401
  store i64 %sub2, i64* %__how_much, align 8, !dbg !2396
  %3 = bitcast i64* %__new_capacity to i8*, !dbg !2402
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %3), !dbg !2402
  call void @llvm.dbg.declare(metadata i64* %__new_capacity, metadata !2388, metadata !DIExpression()), !dbg !2403
  %call3 = call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6lengthEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !2404
  %4 = load i64, i64* %__len2.addr, align 8, !dbg !2405
  %add = add i64 %call3, %4, !dbg !2406
  %5 = load i64, i64* %__len1.addr, align 8, !dbg !2407
  %sub4 = sub i64 %add, %5, !dbg !2408
  store i64 %sub4, i64* %__new_capacity, align 8, !dbg !2403
  %6 = bitcast i8** %__r to i8*, !dbg !2409
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %6), !dbg !2409
  call void @llvm.dbg.declare(metadata i8** %__r, metadata !2389, metadata !DIExpression()), !dbg !2410
  %call5 = call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8capacityEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !2411
  %call6 = call noundef i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1, i64* noundef nonnull align 8 dereferenceable(8) %__new_capacity, i64 noundef %call5), !dbg !2412
  store i8* %call6, i8** %__r, align 8, !dbg !2410
  %7 = load i64, i64* %__pos.addr, align 8, !dbg !2413
  %tobool = icmp ne i64 %7, 0, !dbg !2413
  br i1 %tobool, label %if.then, label %if.end, !dbg !2415

if.then:
  %8 = load i8*, i8** %__r, align 8, !dbg !2416
  %call7 = call noundef i8* @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !2417
  %9 = load i64, i64* %__pos.addr, align 8, !dbg !2418
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_copyEPcPKcm(i8* noundef %8, i8* noundef %call7, i64 noundef %9), !dbg !2419
  br label %if.end, !dbg !2419

if.end:
  %10 = load i8*, i8** %__s.addr, align 8, !dbg !2420
  %tobool8 = icmp ne i8* %10, null, !dbg !2420
  br i1 %tobool8, label %land.lhs.true, label %if.end11, !dbg !2422

land.lhs.true:
  %11 = load i64, i64* %__len2.addr, align 8, !dbg !2423
  %tobool9 = icmp ne i64 %11, 0, !dbg !2423
  br i1 %tobool9, label %if.then10, label %if.end11, !dbg !2424

if.then10:
  %12 = load i8*, i8** %__r, align 8, !dbg !2425
  %13 = load i64, i64* %__pos.addr, align 8, !dbg !2426
  %add.ptr = getelementptr inbounds i8, i8* %12, i64 %13, !dbg !2427
  %14 = load i8*, i8** %__s.addr, align 8, !dbg !2428
  %15 = load i64, i64* %__len2.addr, align 8, !dbg !2429
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_copyEPcPKcm(i8* noundef %add.ptr, i8* noundef %14, i64 noundef %15), !dbg !2430
  br label %if.end11, !dbg !2430

if.end11:
  %16 = load i64, i64* %__how_much, align 8, !dbg !2431
  %tobool12 = icmp ne i64 %16, 0, !dbg !2431
  br i1 %tobool12, label %if.then13, label %if.end19, !dbg !2433

if.then13:
  %17 = load i8*, i8** %__r, align 8, !dbg !2434
  %18 = load i64, i64* %__pos.addr, align 8, !dbg !2435
  %add.ptr14 = getelementptr inbounds i8, i8* %17, i64 %18, !dbg !2436
  %19 = load i64, i64* %__len2.addr, align 8, !dbg !2437
  %add.ptr15 = getelementptr inbounds i8, i8* %add.ptr14, i64 %19, !dbg !2438
  %call16 = call noundef i8* @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !2439
  %20 = load i64, i64* %__pos.addr, align 8, !dbg !2440
  %add.ptr17 = getelementptr inbounds i8, i8* %call16, i64 %20, !dbg !2441
  %21 = load i64, i64* %__len1.addr, align 8, !dbg !2442
  %add.ptr18 = getelementptr inbounds i8, i8* %add.ptr17, i64 %21, !dbg !2443
  %22 = load i64, i64* %__how_much, align 8, !dbg !2444
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_copyEPcPKcm(i8* noundef %add.ptr15, i8* noundef %add.ptr18, i64 noundef %22), !dbg !2445
  br label %if.end19, !dbg !2445

if.end19:
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !2446
  %23 = load i8*, i8** %__r, align 8, !dbg !2447
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEPc(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1, i8* noundef %23), !dbg !2448
  %24 = load i64, i64* %__new_capacity, align 8, !dbg !2449
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_capacityEm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1, i64 noundef %24), !dbg !2450
  %25 = bitcast i8** %__r to i8*, !dbg !2451
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %25), !dbg !2451
  %26 = bitcast i64* %__new_capacity to i8*, !dbg !2451
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %26), !dbg !2451
  %27 = bitcast i64* %__how_much to i8*, !dbg !2451
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %27), !dbg !2451
  ret void, !dbg !2451
}

define linkonce_odr dso_local noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8max_sizeEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this) #7 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !2452 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !2454, metadata !DIExpression()), !dbg !2455
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %call = invoke noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !2456

invoke.cont:
  %call2 = call noundef i64 @_ZNSt16allocator_traitsISaIcEE8max_sizeERKS0_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %call), !dbg !2457
  %sub = sub i64 %call2, 1, !dbg !2458
  %div = udiv i64 %sub, 2, !dbg !2459
  ret i64 %div, !dbg !2460

terminate.lpad:
  %0 = landingpad { i8*, i32 }
          catch i8* null, !dbg !2456
  %1 = extractvalue { i8*, i32 } %0, 0, !dbg !2456
  call void @__clang_call_terminate(i8* %1), !dbg !2456
  unreachable, !dbg !2456
}

declare void @_ZSt20__throw_length_errorPKc(i8* noundef)

define linkonce_odr dso_local noundef i64 @_ZNSt16allocator_traitsISaIcEE8max_sizeERKS0_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %__a) #7 comdat align 2 !dbg !2461 {
entry:
  %__a.addr = alloca %"class.std::allocator"*, align 8
  store %"class.std::allocator"* %__a, %"class.std::allocator"** %__a.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::allocator"** %__a.addr, metadata !2463, metadata !DIExpression()), !dbg !2464
  %0 = load %"class.std::allocator"*, %"class.std::allocator"** %__a.addr, align 8, !dbg !2465
  %1 = bitcast %"class.std::allocator"* %0 to %"class.std::__new_allocator"*, !dbg !2465
  %call = call noundef i64 @_ZNKSt15__new_allocatorIcE8max_sizeEv(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %1), !dbg !2466
  ret i64 %call, !dbg !2467
}

define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this) #7 comdat align 2 !dbg !2468 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !2470, metadata !DIExpression()), !dbg !2471
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %_M_dataplus = getelementptr inbounds %"class.std::__cxx11::basic_string", %"class.std::__cxx11::basic_string"* %this1, i32 0, i32 0, !dbg !2472
  %0 = bitcast %"struct.std::__cxx11::basic_string<char>::_Alloc_hider"* %_M_dataplus to %"class.std::allocator"*, !dbg !2472
  ret %"class.std::allocator"* %0, !dbg !2473
}

define linkonce_odr dso_local noundef i64 @_ZNKSt15__new_allocatorIcE8max_sizeEv(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %this) #7 comdat align 2 !dbg !2474 {
entry:
  %this.addr = alloca %"class.std::__new_allocator"*, align 8
  store %"class.std::__new_allocator"* %this, %"class.std::__new_allocator"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__new_allocator"** %this.addr, metadata !2476, metadata !DIExpression()), !dbg !2478
  %this1 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %this.addr, align 8
  %call = call noundef i64 @_ZNKSt15__new_allocatorIcE11_M_max_sizeEv(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %this1), !dbg !2479
  ret i64 %call, !dbg !2480
}

define linkonce_odr dso_local noundef i64 @_ZNKSt15__new_allocatorIcE11_M_max_sizeEv(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %this) #7 comdat align 2 !dbg !2481 {
entry:
  %this.addr = alloca %"class.std::__new_allocator"*, align 8
  store %"class.std::__new_allocator"* %this, %"class.std::__new_allocator"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__new_allocator"** %this.addr, metadata !2483, metadata !DIExpression()), !dbg !2484
  %this1 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %this.addr, align 8
  ret i64 9223372036854775807, !dbg !2485
}

define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt4lessIPKcEclES1_S1_(%"struct.std::less"* noundef nonnull align 1 dereferenceable(1) %this, i8* noundef %__x, i8* noundef %__y) #7 comdat align 2 !dbg !2486 {
entry:
  %this.addr = alloca %"struct.std::less"*, align 8
  %__x.addr = alloca i8*, align 8
  %__y.addr = alloca i8*, align 8
  store %"struct.std::less"* %this, %"struct.std::less"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::less"** %this.addr, metadata !2504, metadata !DIExpression()), !dbg !2508
  store i8* %__x, i8** %__x.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__x.addr, metadata !2506, metadata !DIExpression()), !dbg !2509
  store i8* %__y, i8** %__y.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__y.addr, metadata !2507, metadata !DIExpression()), !dbg !2510
  %this1 = load %"struct.std::less"*, %"struct.std::less"** %this.addr, align 8
  %0 = load i8*, i8** %__x.addr, align 8, !dbg !2511
  %1 = ptrtoint i8* %0 to i64, !dbg !2512
  %2 = load i8*, i8** %__y.addr, align 8, !dbg !2513
  %3 = ptrtoint i8* %2 to i64, !dbg !2514
  %cmp = icmp ult i64 %1, %3, !dbg !2515
  ret i1 %cmp, !dbg !2516
}

define linkonce_odr dso_local noundef i8* @_ZNSt11char_traitsIcE4moveEPcPKcm(i8* noundef %__s1, i8* noundef %__s2, i64 noundef %__n) #7 comdat align 2 !dbg !2517 {
entry:
  %retval = alloca i8*, align 8
  %__s1.addr = alloca i8*, align 8
  %__s2.addr = alloca i8*, align 8
  %__n.addr = alloca i64, align 8
  store i8* %__s1, i8** %__s1.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__s1.addr, metadata !2519, metadata !DIExpression()), !dbg !2522
  store i8* %__s2, i8** %__s2.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__s2.addr, metadata !2520, metadata !DIExpression()), !dbg !2523
  store i64 %__n, i64* %__n.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__n.addr, metadata !2521, metadata !DIExpression()), !dbg !2524
  %0 = load i64, i64* %__n.addr, align 8, !dbg !2525
  %cmp = icmp eq i64 %0, 0, !dbg !2527
  br i1 %cmp, label %if.then, label %if.end, !dbg !2528

if.then:
  %1 = load i8*, i8** %__s1.addr, align 8, !dbg !2529
  store i8* %1, i8** %retval, align 8, !dbg !2530
  br label %return, !dbg !2530

if.end:
  %2 = load i8*, i8** %__s1.addr, align 8, !dbg !2531
  %3 = load i8*, i8** %__s2.addr, align 8, !dbg !2532
  %4 = load i64, i64* %__n.addr, align 8, !dbg !2533
  call void @llvm.memmove.p0i8.p0i8.i64(i8* align 1 %2, i8* align 1 %3, i64 %4, i1 false), !dbg !2534
  store i8* %2, i8** %retval, align 8, !dbg !2535
  br label %return, !dbg !2535

return:
  %5 = load i8*, i8** %retval, align 8, !dbg !2536
  ret i8* %5, !dbg !2536
}

declare void @llvm.memmove.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1 immarg)

define linkonce_odr dso_local noundef i8* @_ZNSt11char_traitsIcE4copyEPcPKcm(i8* noundef %__s1, i8* noundef %__s2, i64 noundef %__n) #7 comdat align 2 !dbg !2537 {
entry:
  %retval = alloca i8*, align 8
  %__s1.addr = alloca i8*, align 8
  %__s2.addr = alloca i8*, align 8
  %__n.addr = alloca i64, align 8
  store i8* %__s1, i8** %__s1.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__s1.addr, metadata !2539, metadata !DIExpression()), !dbg !2542
  store i8* %__s2, i8** %__s2.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__s2.addr, metadata !2540, metadata !DIExpression()), !dbg !2543
  store i64 %__n, i64* %__n.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__n.addr, metadata !2541, metadata !DIExpression()), !dbg !2544
  %0 = load i64, i64* %__n.addr, align 8, !dbg !2545
  %cmp = icmp eq i64 %0, 0, !dbg !2547
  br i1 %cmp, label %if.then, label %if.end, !dbg !2548

if.then:
  %1 = load i8*, i8** %__s1.addr, align 8, !dbg !2549
  store i8* %1, i8** %retval, align 8, !dbg !2550
  br label %return, !dbg !2550

if.end:
  %2 = load i8*, i8** %__s1.addr, align 8, !dbg !2551
  %3 = load i8*, i8** %__s2.addr, align 8, !dbg !2552
  %4 = load i64, i64* %__n.addr, align 8, !dbg !2553
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %2, i8* align 1 %3, i64 %4, i1 false), !dbg !2554
  store i8* %2, i8** %retval, align 8, !dbg !2555
  br label %return, !dbg !2555

return:
  %5 = load i8*, i8** %retval, align 8, !dbg !2556
  ret i8* %5, !dbg !2556
}

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

define linkonce_odr dso_local noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6lengthEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this) #7 comdat align 2 !dbg !2557 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !2559, metadata !DIExpression()), !dbg !2560
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %_M_string_length = getelementptr inbounds %"class.std::__cxx11::basic_string", %"class.std::__cxx11::basic_string"* %this1, i32 0, i32 1, !dbg !2561
  %0 = load i64, i64* %_M_string_length, align 8, !dbg !2561
  ret i64 %0, !dbg !2562
}

define linkonce_odr dso_local noundef i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this, i64* noundef nonnull align 8 dereferenceable(8) %__capacity, i64 noundef %__old_capacity) #4 comdat align 2 !dbg !2563 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  %__capacity.addr = alloca i64*, align 8
  %__old_capacity.addr = alloca i64, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !2565, metadata !DIExpression()), !dbg !2568
  store i64* %__capacity, i64** %__capacity.addr, align 8
  call void @llvm.dbg.declare(metadata i64** %__capacity.addr, metadata !2566, metadata !DIExpression()), !dbg !2569
  store i64 %__old_capacity, i64* %__old_capacity.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__old_capacity.addr, metadata !2567, metadata !DIExpression()), !dbg !2570
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %0 = load i64*, i64** %__capacity.addr, align 8, !dbg !2571
  %1 = load i64, i64* %0, align 8, !dbg !2571
  %call = call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8max_sizeEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !2573
  %cmp = icmp ugt i64 %1, %call, !dbg !2574
  br i1 %cmp, label %if.then, label %if.end, !dbg !2575

if.then:
  call void @_ZSt20__throw_length_errorPKc(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.10, i64 0, i64 0)), !dbg !2576
  unreachable, !dbg !2576

if.end:
  %2 = load i64*, i64** %__capacity.addr, align 8, !dbg !2577
  %3 = load i64, i64* %2, align 8, !dbg !2577
  %4 = load i64, i64* %__old_capacity.addr, align 8, !dbg !2579
  %cmp2 = icmp ugt i64 %3, %4, !dbg !2580
  br i1 %cmp2, label %land.lhs.true, label %if.end11, !dbg !2581

land.lhs.true:
  %5 = load i64*, i64** %__capacity.addr, align 8, !dbg !2582
  %6 = load i64, i64* %5, align 8, !dbg !2582
  %7 = load i64, i64* %__old_capacity.addr, align 8, !dbg !2583
  %mul = mul i64 2, %7, !dbg !2584
  %cmp3 = icmp ult i64 %6, %mul, !dbg !2585
  br i1 %cmp3, label %if.then4, label %if.end11, !dbg !2586

if.then4:
  %8 = load i64, i64* %__old_capacity.addr, align 8, !dbg !2587
  %mul5 = mul i64 2, %8, !dbg !2589
  %9 = load i64*, i64** %__capacity.addr, align 8, !dbg !2590
  store i64 %mul5, i64* %9, align 8, !dbg !2591
  %10 = load i64*, i64** %__capacity.addr, align 8, !dbg !2592
  %11 = load i64, i64* %10, align 8, !dbg !2592
  %call6 = call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8max_sizeEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !2594
  %cmp7 = icmp ugt i64 %11, %call6, !dbg !2595
  br i1 %cmp7, label %if.then8, label %if.end10, !dbg !2596

if.then8:
  %call9 = call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8max_sizeEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !2597
  %12 = load i64*, i64** %__capacity.addr, align 8, !dbg !2598
  store i64 %call9, i64* %12, align 8, !dbg !2599
  br label %if.end10, !dbg !2598

if.end10:
  br label %if.end11, !dbg !2600

if.end11:
  %call12 = call noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this1), !dbg !2601
  %13 = load i64*, i64** %__capacity.addr, align 8, !dbg !2602
  %14 = load i64, i64* %13, align 8, !dbg !2602
  %add = add i64 %14, 1, !dbg !2603
  %call13 = call noundef i8* @_ZNSt16allocator_traitsISaIcEE8allocateERS0_m(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %call12, i64 noundef %add), !dbg !2604
  ret i8* %call13, !dbg !2605
}

define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEPc(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this, i8* noundef %__p) #7 comdat align 2 !dbg !2606 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  %__p.addr = alloca i8*, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !2608, metadata !DIExpression()), !dbg !2610
  store i8* %__p, i8** %__p.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %__p.addr, metadata !2609, metadata !DIExpression()), !dbg !2611
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %0 = load i8*, i8** %__p.addr, align 8, !dbg !2612
  %_M_dataplus = getelementptr inbounds %"class.std::__cxx11::basic_string", %"class.std::__cxx11::basic_string"* %this1, i32 0, i32 0, !dbg !2613
  %_M_p = getelementptr inbounds %"struct.std::__cxx11::basic_string<char>::_Alloc_hider", %"struct.std::__cxx11::basic_string<char>::_Alloc_hider"* %_M_dataplus, i32 0, i32 0, !dbg !2614
  store i8* %0, i8** %_M_p, align 8, !dbg !2615
  ret void, !dbg !2616
}

define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_capacityEm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %this, i64 noundef %__capacity) #7 comdat align 2 !dbg !2617 {
entry:
  %this.addr = alloca %"class.std::__cxx11::basic_string"*, align 8
  %__capacity.addr = alloca i64, align 8
  store %"class.std::__cxx11::basic_string"* %this, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"** %this.addr, metadata !2619, metadata !DIExpression()), !dbg !2621
  store i64 %__capacity, i64* %__capacity.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__capacity.addr, metadata !2620, metadata !DIExpression()), !dbg !2622
  %this1 = load %"class.std::__cxx11::basic_string"*, %"class.std::__cxx11::basic_string"** %this.addr, align 8
  %0 = load i64, i64* %__capacity.addr, align 8, !dbg !2623
  %1 = getelementptr inbounds %"class.std::__cxx11::basic_string", %"class.std::__cxx11::basic_string"* %this1, i32 0, i32 2, !dbg !2624
  %_M_allocated_capacity = bitcast %union.anon* %1 to i64*, !dbg !2624
  store i64 %0, i64* %_M_allocated_capacity, align 8, !dbg !2625
  ret void, !dbg !2626
}

define linkonce_odr dso_local noundef i8* @_ZNSt16allocator_traitsISaIcEE8allocateERS0_m(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %__a, i64 noundef %__n) #4 comdat align 2 !dbg !2627 {
entry:
  %__a.addr = alloca %"class.std::allocator"*, align 8
  %__n.addr = alloca i64, align 8
  store %"class.std::allocator"* %__a, %"class.std::allocator"** %__a.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::allocator"** %__a.addr, metadata !2629, metadata !DIExpression()), !dbg !2631
  store i64 %__n, i64* %__n.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__n.addr, metadata !2630, metadata !DIExpression()), !dbg !2632
  %0 = load %"class.std::allocator"*, %"class.std::allocator"** %__a.addr, align 8, !dbg !2633
  %1 = bitcast %"class.std::allocator"* %0 to %"class.std::__new_allocator"*, !dbg !2633
  %2 = load i64, i64* %__n.addr, align 8, !dbg !2634
  %call = call noundef i8* @_ZNSt15__new_allocatorIcE8allocateEmPKv(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %1, i64 noundef %2, i8* noundef null), !dbg !2635
  ret i8* %call, !dbg !2636
}

define linkonce_odr dso_local noundef i8* @_ZNSt15__new_allocatorIcE8allocateEmPKv(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %this, i64 noundef %__n, i8* noundef %0) #4 comdat align 2 !dbg !2637 {
entry:
  %this.addr = alloca %"class.std::__new_allocator"*, align 8
  %__n.addr = alloca i64, align 8
  %.addr = alloca i8*, align 8
  store %"class.std::__new_allocator"* %this, %"class.std::__new_allocator"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__new_allocator"** %this.addr, metadata !2639, metadata !DIExpression()), !dbg !2642
  store i64 %__n, i64* %__n.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__n.addr, metadata !2640, metadata !DIExpression()), !dbg !2643
  store i8* %0, i8** %.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %.addr, metadata !2641, metadata !DIExpression()), !dbg !2644
  %this1 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %this.addr, align 8
  %1 = load i64, i64* %__n.addr, align 8, !dbg !2645
  %call = call noundef i64 @_ZNKSt15__new_allocatorIcE11_M_max_sizeEv(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %this1), !dbg !2647
  %cmp = icmp ugt i64 %1, %call, !dbg !2648
  %conv = zext i1 %cmp to i64, !dbg !2645
  %expval = call i64 @llvm.expect.i64(i64 %conv, i64 0), !dbg !2649
  %tobool = icmp ne i64 %expval, 0, !dbg !2649
  br i1 %tobool, label %if.then, label %if.end4, !dbg !2650

if.then:
  %2 = load i64, i64* %__n.addr, align 8, !dbg !2651
  %cmp2 = icmp ugt i64 %2, -1, !dbg !2654
  br i1 %cmp2, label %if.then3, label %if.end, !dbg !2655

if.then3:
  call void @_ZSt28__throw_bad_array_new_lengthv(), !dbg !2656
  unreachable, !dbg !2656

if.end:
  call void @_ZSt17__throw_bad_allocv(), !dbg !2657
  unreachable, !dbg !2657

if.end4:
  %3 = load i64, i64* %__n.addr, align 8, !dbg !2658
  %mul = mul i64 %3, 1, !dbg !2659
  %call5 = call noalias noundef nonnull i8* @_Znwm(i64 noundef %mul), !dbg !2660
  ret i8* %call5, !dbg !2661
}

declare i64 @llvm.expect.i64(i64, i64)

declare void @_ZSt28__throw_bad_array_new_lengthv()

declare void @_ZSt17__throw_bad_allocv()

declare noundef nonnull i8* @_Znwm(i64 noundef)

declare void @_ZSt24__throw_out_of_range_fmtPKcz(i8* noundef, ...)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1533, !1534, !1535, !1536, !1537, !1538}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !2, retainedTypes: !750, imports: !767, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "string_assigned_safe.cpp", directory: ".")
!2 = !{!3}
!3 = !DICompositeType(tag: DW_TAG_enumeration_type, scope: !5, file: !4, line: 213, baseType: !747, size: 32, elements: !748, identifier: "_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEUt_E")
!4 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/basic_string.h", directory: "")
!5 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "basic_string<char, std::char_traits<char>, std::allocator<char> >", scope: !6, file: !4, line: 85, size: 256, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !8, templateParams: !746, identifier: "_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE")
!6 = !DINamespace(name: "__cxx11", scope: !7, exportSymbols: true)
!7 = !DINamespace(name: "std", scope: null)
!8 = !{!9, !131, !152, !153, !161, !356, !361, !364, !367, !372, !375, !381, !382, !383, !386, !390, !393, !394, !397, !401, !406, !407, !410, !413, !416, !419, !422, !423, !426, !431, !436, !439, !442, !445, !449, !452, !455, !456, !459, !460, !463, !466, !469, !472, !476, !481, !484, !487, !488, !492, !495, !498, !501, !504, !507, !510, !513, !514, !515, !520, !525, !526, !527, !528, !529, !530, !531, !534, !535, !536, !537, !538, !539, !540, !541, !542, !543, !544, !553, !559, !560, !561, !564, !567, !568, !569, !570, !571, !572, !573, !574, !577, !580, !581, !584, !585, !588, !589, !590, !591, !592, !593, !594, !595, !598, !601, !604, !607, !610, !613, !616, !620, !623, !626, !629, !630, !633, !636, !639, !642, !645, !648, !651, !654, !657, !660, !663, !666, !669, !672, !673, !676, !677, !680, !683, !686, !687, !690, !693, !696, !699, !702, !705, !706, !707, !708, !709, !710, !711, !712, !713, !714, !715, !716, !717, !718, !719, !720, !721, !722, !723, !724, !725, !728, !731, !734, !737, !740, !743}
!9 = !DIDerivedType(tag: DW_TAG_member, name: "npos", scope: !5, file: !4, line: 139, baseType: !10, flags: DIFlagPublic | DIFlagStaticMember, extraData: i64 -1)
!10 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !11)
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_type", scope: !5, file: !4, line: 126, baseType: !12)
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_type", scope: !14, file: !13, line: 59, baseType: !108)
!13 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/ext/alloc_traits.h", directory: "")
!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__alloc_traits<std::allocator<char>, char>", scope: !15, file: !13, line: 48, size: 8, flags: DIFlagTypePassByValue, elements: !16, templateParams: !130, identifier: "_ZTSN9__gnu_cxx14__alloc_traitsISaIcEcEE")
!15 = !DINamespace(name: "__gnu_cxx", scope: null)
!16 = !{!17, !116, !119, !122, !126, !127, !128, !129}
!17 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !14, baseType: !18, extraData: i32 0)
!18 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "allocator_traits<std::allocator<char> >", scope: !7, file: !19, line: 411, size: 8, flags: DIFlagTypePassByValue, elements: !20, templateParams: !114, identifier: "_ZTSSt16allocator_traitsISaIcEE")
!19 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/alloc_traits.h", directory: "")
!20 = !{!21, !98, !102, !105, !111}
!21 = !DISubprogram(name: "allocate", linkageName: "_ZNSt16allocator_traitsISaIcEE8allocateERS0_m", scope: !18, file: !19, line: 463, type: !22, scopeLine: 463, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!22 = !DISubroutineType(types: !23)
!23 = !{!24, !27, !97}
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "pointer", scope: !18, file: !19, line: 420, baseType: !25)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!26 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!27 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !28, size: 64)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "allocator_type", scope: !18, file: !19, line: 414, baseType: !29)
!29 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "allocator<char>", scope: !7, file: !30, line: 262, size: 8, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !31, templateParams: !95, identifier: "_ZTSSaIcE")
!30 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/allocator.h", directory: "")
!31 = !{!32, !81, !85, !90, !94}
!32 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !29, baseType: !33, flags: DIFlagPublic, extraData: i32 0)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "__allocator_base<char>", scope: !7, file: !34, line: 47, baseType: !35)
!34 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++allocator.h", directory: "")
!35 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "__new_allocator<char>", scope: !7, file: !36, line: 56, size: 8, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !37, templateParams: !79, identifier: "_ZTSSt15__new_allocatorIcE")
!36 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/new_allocator.h", directory: "")
!37 = !{!38, !42, !47, !48, !55, !63, !72, !75, !78}
!38 = !DISubprogram(name: "__new_allocator", scope: !35, file: !36, line: 80, type: !39, scopeLine: 80, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!39 = !DISubroutineType(types: !40)
!40 = !{null, !41}
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!42 = !DISubprogram(name: "__new_allocator", scope: !35, file: !36, line: 83, type: !43, scopeLine: 83, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !41, !45}
!45 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !46, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!47 = !DISubprogram(name: "~__new_allocator", scope: !35, file: !36, line: 90, type: !39, scopeLine: 90, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!48 = !DISubprogram(name: "address", linkageName: "_ZNKSt15__new_allocatorIcE7addressERc", scope: !35, file: !36, line: 93, type: !49, scopeLine: 93, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!49 = !DISubroutineType(types: !50)
!50 = !{!51, !52, !53}
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "pointer", scope: !35, file: !36, line: 63, baseType: !25)
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "reference", scope: !35, file: !36, line: 65, baseType: !54)
!54 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !26, size: 64)
!55 = !DISubprogram(name: "address", linkageName: "_ZNKSt15__new_allocatorIcE7addressERKc", scope: !35, file: !36, line: 97, type: !56, scopeLine: 97, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!56 = !DISubroutineType(types: !57)
!57 = !{!58, !52, !61}
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_pointer", scope: !35, file: !36, line: 64, baseType: !59)
!59 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64)
!60 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !26)
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_reference", scope: !35, file: !36, line: 66, baseType: !62)
!62 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !60, size: 64)
!63 = !DISubprogram(name: "allocate", linkageName: "_ZNSt15__new_allocatorIcE8allocateEmPKv", scope: !35, file: !36, line: 112, type: !64, scopeLine: 112, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!64 = !DISubroutineType(types: !65)
!65 = !{!25, !41, !66, !70}
!66 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_type", file: !36, line: 60, baseType: !67)
!67 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", scope: !7, file: !68, line: 298, baseType: !69)
!68 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!69 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!70 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !71, size: 64)
!71 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!72 = !DISubprogram(name: "deallocate", linkageName: "_ZNSt15__new_allocatorIcE10deallocateEPcm", scope: !35, file: !36, line: 142, type: !73, scopeLine: 142, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!73 = !DISubroutineType(types: !74)
!74 = !{null, !41, !25, !66}
!75 = !DISubprogram(name: "max_size", linkageName: "_ZNKSt15__new_allocatorIcE8max_sizeEv", scope: !35, file: !36, line: 167, type: !76, scopeLine: 167, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!76 = !DISubroutineType(types: !77)
!77 = !{!66, !52}
!78 = !DISubprogram(name: "_M_max_size", linkageName: "_ZNKSt15__new_allocatorIcE11_M_max_sizeEv", scope: !35, file: !36, line: 210, type: !76, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!79 = !{!80}
!80 = !DITemplateTypeParameter(name: "_Tp", type: !26)
!81 = !DISubprogram(name: "allocator", scope: !29, file: !30, line: 156, type: !82, scopeLine: 156, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!82 = !DISubroutineType(types: !83)
!83 = !{null, !84}
!84 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!85 = !DISubprogram(name: "allocator", scope: !29, file: !30, line: 159, type: !86, scopeLine: 159, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!86 = !DISubroutineType(types: !87)
!87 = !{null, !84, !88}
!88 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !89, size: 64)
!89 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !29)
!90 = !DISubprogram(name: "operator=", linkageName: "_ZNSaIcEaSERKS_", scope: !29, file: !30, line: 164, type: !91, scopeLine: 164, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!91 = !DISubroutineType(types: !92)
!92 = !{!93, !84, !88}
!93 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !29, size: 64)
!94 = !DISubprogram(name: "~allocator", scope: !29, file: !30, line: 174, type: !82, scopeLine: 174, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!95 = !{!96}
!96 = !DITemplateTypeParameter(type: !26)
!97 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_type", file: !19, line: 435, baseType: !67)
!98 = !DISubprogram(name: "allocate", linkageName: "_ZNSt16allocator_traitsISaIcEE8allocateERS0_mPKv", scope: !18, file: !19, line: 477, type: !99, scopeLine: 477, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!99 = !DISubroutineType(types: !100)
!100 = !{!24, !27, !97, !101}
!101 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_void_pointer", file: !19, line: 429, baseType: !70)
!102 = !DISubprogram(name: "deallocate", linkageName: "_ZNSt16allocator_traitsISaIcEE10deallocateERS0_Pcm", scope: !18, file: !19, line: 495, type: !103, scopeLine: 495, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!103 = !DISubroutineType(types: !104)
!104 = !{null, !27, !24, !97}
!105 = !DISubprogram(name: "max_size", linkageName: "_ZNSt16allocator_traitsISaIcEE8max_sizeERKS0_", scope: !18, file: !19, line: 547, type: !106, scopeLine: 547, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!106 = !DISubroutineType(types: !107)
!107 = !{!108, !109}
!108 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_type", scope: !18, file: !19, line: 435, baseType: !67)
!109 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !110, size: 64)
!110 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !28)
!111 = !DISubprogram(name: "select_on_container_copy_construction", linkageName: "_ZNSt16allocator_traitsISaIcEE37select_on_container_copy_constructionERKS0_", scope: !18, file: !19, line: 562, type: !112, scopeLine: 562, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!112 = !DISubroutineType(types: !113)
!113 = !{!28, !109}
!114 = !{!115}
!115 = !DITemplateTypeParameter(name: "_Alloc", type: !29)
!116 = !DISubprogram(name: "_S_select_on_copy", linkageName: "_ZN9__gnu_cxx14__alloc_traitsISaIcEcE17_S_select_on_copyERKS1_", scope: !14, file: !13, line: 97, type: !117, scopeLine: 97, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!117 = !DISubroutineType(types: !118)
!118 = !{!29, !88}
!119 = !DISubprogram(name: "_S_on_swap", linkageName: "_ZN9__gnu_cxx14__alloc_traitsISaIcEcE10_S_on_swapERS1_S3_", scope: !14, file: !13, line: 100, type: !120, scopeLine: 100, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!120 = !DISubroutineType(types: !121)
!121 = !{null, !93, !93}
!122 = !DISubprogram(name: "_S_propagate_on_copy_assign", linkageName: "_ZN9__gnu_cxx14__alloc_traitsISaIcEcE27_S_propagate_on_copy_assignEv", scope: !14, file: !13, line: 103, type: !123, scopeLine: 103, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!123 = !DISubroutineType(types: !124)
!124 = !{!125}
!125 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!126 = !DISubprogram(name: "_S_propagate_on_move_assign", linkageName: "_ZN9__gnu_cxx14__alloc_traitsISaIcEcE27_S_propagate_on_move_assignEv", scope: !14, file: !13, line: 106, type: !123, scopeLine: 106, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!127 = !DISubprogram(name: "_S_propagate_on_swap", linkageName: "_ZN9__gnu_cxx14__alloc_traitsISaIcEcE20_S_propagate_on_swapEv", scope: !14, file: !13, line: 109, type: !123, scopeLine: 109, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!128 = !DISubprogram(name: "_S_always_equal", linkageName: "_ZN9__gnu_cxx14__alloc_traitsISaIcEcE15_S_always_equalEv", scope: !14, file: !13, line: 112, type: !123, scopeLine: 112, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!129 = !DISubprogram(name: "_S_nothrow_move", linkageName: "_ZN9__gnu_cxx14__alloc_traitsISaIcEcE15_S_nothrow_moveEv", scope: !14, file: !13, line: 115, type: !123, scopeLine: 115, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!130 = !{!115, !96}
!131 = !DIDerivedType(tag: DW_TAG_member, name: "_M_dataplus", scope: !5, file: !4, line: 210, baseType: !132, size: 64)
!132 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_Alloc_hider", scope: !5, file: !4, line: 192, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !133, identifier: "_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderE")
!133 = !{!134, !141, !144, !148}
!134 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !132, baseType: !135, extraData: i32 0)
!135 = !DIDerivedType(tag: DW_TAG_typedef, name: "allocator_type", scope: !5, file: !4, line: 125, baseType: !136)
!136 = !DIDerivedType(tag: DW_TAG_typedef, name: "_Char_alloc_type", scope: !5, file: !4, line: 88, baseType: !137)
!137 = !DIDerivedType(tag: DW_TAG_typedef, name: "other", scope: !138, file: !13, line: 120, baseType: !140)
!138 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "rebind<char>", scope: !14, file: !13, line: 119, size: 8, flags: DIFlagTypePassByValue, elements: !139, templateParams: !79, identifier: "_ZTSN9__gnu_cxx14__alloc_traitsISaIcEcE6rebindIcEE")
!139 = !{}
!140 = !DIDerivedType(tag: DW_TAG_typedef, name: "rebind_alloc<char>", scope: !18, file: !19, line: 450, baseType: !29)
!141 = !DIDerivedType(tag: DW_TAG_member, name: "_M_p", scope: !132, file: !4, line: 207, baseType: !142, size: 64)
!142 = !DIDerivedType(tag: DW_TAG_typedef, name: "pointer", scope: !5, file: !4, line: 130, baseType: !143)
!143 = !DIDerivedType(tag: DW_TAG_typedef, name: "pointer", scope: !14, file: !13, line: 57, baseType: !24)
!144 = !DISubprogram(name: "_Alloc_hider", scope: !132, file: !4, line: 199, type: !145, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!145 = !DISubroutineType(types: !146)
!146 = !{null, !147, !142, !88}
!147 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !132, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!148 = !DISubprogram(name: "_Alloc_hider", scope: !132, file: !4, line: 203, type: !149, scopeLine: 203, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!149 = !DISubroutineType(types: !150)
!150 = !{null, !147, !142, !151}
!151 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !29, size: 64)
!152 = !DIDerivedType(tag: DW_TAG_member, name: "_M_string_length", scope: !5, file: !4, line: 211, baseType: !11, size: 64, offset: 64)
!153 = !DIDerivedType(tag: DW_TAG_member, scope: !5, file: !4, line: 215, baseType: !154, size: 128, offset: 128)
!154 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !5, file: !4, line: 215, size: 128, flags: DIFlagExportSymbols | DIFlagTypePassByValue, elements: !155, identifier: "_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEUt0_E")
!155 = !{!156, !160}
!156 = !DIDerivedType(tag: DW_TAG_member, name: "_M_local_buf", scope: !154, file: !4, line: 217, baseType: !157, size: 128)
!157 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 128, elements: !158)
!158 = !{!159}
!159 = !DISubrange(count: 16)
!160 = !DIDerivedType(tag: DW_TAG_member, name: "_M_allocated_capacity", scope: !154, file: !4, line: 218, baseType: !11, size: 64)
!161 = !DISubprogram(name: "_S_to_string_view", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE17_S_to_string_viewESt17basic_string_viewIcS2_E", scope: !5, file: !4, line: 164, type: !162, scopeLine: 164, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!162 = !DISubroutineType(types: !163)
!163 = !{!164, !164}
!164 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sv_type", scope: !5, file: !4, line: 152, baseType: !165)
!165 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "basic_string_view<char, std::char_traits<char> >", scope: !7, file: !166, line: 100, size: 128, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !167, templateParams: !302, identifier: "_ZTSSt17basic_string_viewIcSt11char_traitsIcEE")
!166 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/string_view", directory: "")
!167 = !{!168, !171, !172, !173, !177, !182, !185, !188, !192, !200, !201, !202, !203, !209, !210, !211, !212, !215, !216, !217, !220, !225, !226, !229, !230, !234, !237, !238, !241, !245, !248, !252, !255, !258, !261, !264, !267, !270, !273, !276, !279, !280, !281, !282, !283, !284, !285, !286, !287, !288, !289, !290, !291, !292, !293, !294, !295, !296, !297, !298, !299}
!168 = !DIDerivedType(tag: DW_TAG_member, name: "npos", scope: !165, file: !166, line: 121, baseType: !169, flags: DIFlagPublic | DIFlagStaticMember)
!169 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !170)
!170 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_type", file: !166, line: 119, baseType: !67)
!171 = !DIDerivedType(tag: DW_TAG_member, name: "_M_len", scope: !165, file: !166, line: 516, baseType: !67, size: 64)
!172 = !DIDerivedType(tag: DW_TAG_member, name: "_M_str", scope: !165, file: !166, line: 517, baseType: !59, size: 64, offset: 64)
!173 = !DISubprogram(name: "basic_string_view", scope: !165, file: !166, line: 126, type: !174, scopeLine: 126, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!174 = !DISubroutineType(types: !175)
!175 = !{null, !176}
!176 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !165, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!177 = !DISubprogram(name: "basic_string_view", scope: !165, file: !166, line: 130, type: !178, scopeLine: 130, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!178 = !DISubroutineType(types: !179)
!179 = !{null, !176, !180}
!180 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !181, size: 64)
!181 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !165)
!182 = !DISubprogram(name: "basic_string_view", scope: !165, file: !166, line: 133, type: !183, scopeLine: 133, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!183 = !DISubroutineType(types: !184)
!184 = !{null, !176, !59}
!185 = !DISubprogram(name: "basic_string_view", scope: !165, file: !166, line: 139, type: !186, scopeLine: 139, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!186 = !DISubroutineType(types: !187)
!187 = !{null, !176, !59, !170}
!188 = !DISubprogram(name: "operator=", linkageName: "_ZNSt17basic_string_viewIcSt11char_traitsIcEEaSERKS2_", scope: !165, file: !166, line: 177, type: !189, scopeLine: 177, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!189 = !DISubroutineType(types: !190)
!190 = !{!191, !176, !180}
!191 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !165, size: 64)
!192 = !DISubprogram(name: "begin", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE5beginEv", scope: !165, file: !166, line: 182, type: !193, scopeLine: 182, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!193 = !DISubroutineType(types: !194)
!194 = !{!195, !199}
!195 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_iterator", scope: !165, file: !166, line: 115, baseType: !196)
!196 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !197, size: 64)
!197 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !198)
!198 = !DIDerivedType(tag: DW_TAG_typedef, name: "value_type", scope: !165, file: !166, line: 110, baseType: !26)
!199 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !181, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!200 = !DISubprogram(name: "end", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE3endEv", scope: !165, file: !166, line: 186, type: !193, scopeLine: 186, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!201 = !DISubprogram(name: "cbegin", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE6cbeginEv", scope: !165, file: !166, line: 190, type: !193, scopeLine: 190, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!202 = !DISubprogram(name: "cend", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE4cendEv", scope: !165, file: !166, line: 194, type: !193, scopeLine: 194, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!203 = !DISubprogram(name: "rbegin", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE6rbeginEv", scope: !165, file: !166, line: 198, type: !204, scopeLine: 198, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!204 = !DISubroutineType(types: !205)
!205 = !{!206, !199}
!206 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_reverse_iterator", scope: !165, file: !166, line: 117, baseType: !207)
!207 = !DICompositeType(tag: DW_TAG_class_type, name: "reverse_iterator<const char *>", scope: !7, file: !208, line: 132, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSSt16reverse_iteratorIPKcE")
!208 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/stl_iterator.h", directory: "")
!209 = !DISubprogram(name: "rend", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE4rendEv", scope: !165, file: !166, line: 202, type: !204, scopeLine: 202, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!210 = !DISubprogram(name: "crbegin", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE7crbeginEv", scope: !165, file: !166, line: 206, type: !204, scopeLine: 206, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!211 = !DISubprogram(name: "crend", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE5crendEv", scope: !165, file: !166, line: 210, type: !204, scopeLine: 210, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!212 = !DISubprogram(name: "size", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE4sizeEv", scope: !165, file: !166, line: 216, type: !213, scopeLine: 216, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!213 = !DISubroutineType(types: !214)
!214 = !{!170, !199}
!215 = !DISubprogram(name: "length", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE6lengthEv", scope: !165, file: !166, line: 220, type: !213, scopeLine: 220, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!216 = !DISubprogram(name: "max_size", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE8max_sizeEv", scope: !165, file: !166, line: 224, type: !213, scopeLine: 224, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!217 = !DISubprogram(name: "empty", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE5emptyEv", scope: !165, file: !166, line: 231, type: !218, scopeLine: 231, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!218 = !DISubroutineType(types: !219)
!219 = !{!125, !199}
!220 = !DISubprogram(name: "operator[]", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEEixEm", scope: !165, file: !166, line: 237, type: !221, scopeLine: 237, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!221 = !DISubroutineType(types: !222)
!222 = !{!223, !199, !170}
!223 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_reference", scope: !165, file: !166, line: 114, baseType: !224)
!224 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !197, size: 64)
!225 = !DISubprogram(name: "at", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE2atEm", scope: !165, file: !166, line: 244, type: !221, scopeLine: 244, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!226 = !DISubprogram(name: "front", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE5frontEv", scope: !165, file: !166, line: 254, type: !227, scopeLine: 254, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!227 = !DISubroutineType(types: !228)
!228 = !{!223, !199}
!229 = !DISubprogram(name: "back", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE4backEv", scope: !165, file: !166, line: 261, type: !227, scopeLine: 261, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!230 = !DISubprogram(name: "data", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE4dataEv", scope: !165, file: !166, line: 268, type: !231, scopeLine: 268, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!231 = !DISubroutineType(types: !232)
!232 = !{!233, !199}
!233 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_pointer", scope: !165, file: !166, line: 112, baseType: !196)
!234 = !DISubprogram(name: "remove_prefix", linkageName: "_ZNSt17basic_string_viewIcSt11char_traitsIcEE13remove_prefixEm", scope: !165, file: !166, line: 274, type: !235, scopeLine: 274, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!235 = !DISubroutineType(types: !236)
!236 = !{null, !176, !170}
!237 = !DISubprogram(name: "remove_suffix", linkageName: "_ZNSt17basic_string_viewIcSt11char_traitsIcEE13remove_suffixEm", scope: !165, file: !166, line: 282, type: !235, scopeLine: 282, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!238 = !DISubprogram(name: "swap", linkageName: "_ZNSt17basic_string_viewIcSt11char_traitsIcEE4swapERS2_", scope: !165, file: !166, line: 286, type: !239, scopeLine: 286, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!239 = !DISubroutineType(types: !240)
!240 = !{null, !176, !191}
!241 = !DISubprogram(name: "copy", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE4copyEPcmm", scope: !165, file: !166, line: 297, type: !242, scopeLine: 297, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!242 = !DISubroutineType(types: !243)
!243 = !{!244, !199, !25, !170, !170}
!244 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_type", scope: !165, file: !166, line: 119, baseType: !67)
!245 = !DISubprogram(name: "substr", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE6substrEmm", scope: !165, file: !166, line: 309, type: !246, scopeLine: 309, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!246 = !DISubroutineType(types: !247)
!247 = !{!165, !199, !170, !170}
!248 = !DISubprogram(name: "compare", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE7compareES2_", scope: !165, file: !166, line: 317, type: !249, scopeLine: 317, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!249 = !DISubroutineType(types: !250)
!250 = !{!251, !199, !165}
!251 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!252 = !DISubprogram(name: "compare", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE7compareEmmS2_", scope: !165, file: !166, line: 327, type: !253, scopeLine: 327, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!253 = !DISubroutineType(types: !254)
!254 = !{!251, !199, !170, !170, !165}
!255 = !DISubprogram(name: "compare", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE7compareEmmS2_mm", scope: !165, file: !166, line: 331, type: !256, scopeLine: 331, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!256 = !DISubroutineType(types: !257)
!257 = !{!251, !199, !170, !170, !165, !170, !170}
!258 = !DISubprogram(name: "compare", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE7compareEPKc", scope: !165, file: !166, line: 338, type: !259, scopeLine: 338, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!259 = !DISubroutineType(types: !260)
!260 = !{!251, !199, !59}
!261 = !DISubprogram(name: "compare", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE7compareEmmPKc", scope: !165, file: !166, line: 342, type: !262, scopeLine: 342, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!262 = !DISubroutineType(types: !263)
!263 = !{!251, !199, !170, !170, !59}
!264 = !DISubprogram(name: "compare", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE7compareEmmPKcm", scope: !165, file: !166, line: 346, type: !265, scopeLine: 346, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!265 = !DISubroutineType(types: !266)
!266 = !{!251, !199, !170, !170, !59, !170}
!267 = !DISubprogram(name: "find", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE4findES2_m", scope: !165, file: !166, line: 403, type: !268, scopeLine: 403, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!268 = !DISubroutineType(types: !269)
!269 = !{!244, !199, !165, !170}
!270 = !DISubprogram(name: "find", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE4findEcm", scope: !165, file: !166, line: 407, type: !271, scopeLine: 407, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!271 = !DISubroutineType(types: !272)
!272 = !{!244, !199, !26, !170}
!273 = !DISubprogram(name: "find", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE4findEPKcmm", scope: !165, file: !166, line: 410, type: !274, scopeLine: 410, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!274 = !DISubroutineType(types: !275)
!275 = !{!244, !199, !59, !170, !170}
!276 = !DISubprogram(name: "find", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE4findEPKcm", scope: !165, file: !166, line: 413, type: !277, scopeLine: 413, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!277 = !DISubroutineType(types: !278)
!278 = !{!244, !199, !59, !170}
!279 = !DISubprogram(name: "rfind", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE5rfindES2_m", scope: !165, file: !166, line: 417, type: !268, scopeLine: 417, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!280 = !DISubprogram(name: "rfind", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE5rfindEcm", scope: !165, file: !166, line: 421, type: !271, scopeLine: 421, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!281 = !DISubprogram(name: "rfind", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE5rfindEPKcmm", scope: !165, file: !166, line: 424, type: !274, scopeLine: 424, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!282 = !DISubprogram(name: "rfind", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE5rfindEPKcm", scope: !165, file: !166, line: 427, type: !277, scopeLine: 427, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!283 = !DISubprogram(name: "find_first_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE13find_first_ofES2_m", scope: !165, file: !166, line: 431, type: !268, scopeLine: 431, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!284 = !DISubprogram(name: "find_first_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE13find_first_ofEcm", scope: !165, file: !166, line: 435, type: !271, scopeLine: 435, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!285 = !DISubprogram(name: "find_first_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE13find_first_ofEPKcmm", scope: !165, file: !166, line: 439, type: !274, scopeLine: 439, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!286 = !DISubprogram(name: "find_first_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE13find_first_ofEPKcm", scope: !165, file: !166, line: 443, type: !277, scopeLine: 443, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!287 = !DISubprogram(name: "find_last_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE12find_last_ofES2_m", scope: !165, file: !166, line: 447, type: !268, scopeLine: 447, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!288 = !DISubprogram(name: "find_last_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE12find_last_ofEcm", scope: !165, file: !166, line: 452, type: !271, scopeLine: 452, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!289 = !DISubprogram(name: "find_last_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE12find_last_ofEPKcmm", scope: !165, file: !166, line: 456, type: !274, scopeLine: 456, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!290 = !DISubprogram(name: "find_last_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE12find_last_ofEPKcm", scope: !165, file: !166, line: 460, type: !277, scopeLine: 460, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!291 = !DISubprogram(name: "find_first_not_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE17find_first_not_ofES2_m", scope: !165, file: !166, line: 464, type: !268, scopeLine: 464, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!292 = !DISubprogram(name: "find_first_not_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE17find_first_not_ofEcm", scope: !165, file: !166, line: 469, type: !271, scopeLine: 469, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!293 = !DISubprogram(name: "find_first_not_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE17find_first_not_ofEPKcmm", scope: !165, file: !166, line: 472, type: !274, scopeLine: 472, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!294 = !DISubprogram(name: "find_first_not_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE17find_first_not_ofEPKcm", scope: !165, file: !166, line: 476, type: !277, scopeLine: 476, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!295 = !DISubprogram(name: "find_last_not_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE16find_last_not_ofES2_m", scope: !165, file: !166, line: 483, type: !268, scopeLine: 483, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!296 = !DISubprogram(name: "find_last_not_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE16find_last_not_ofEcm", scope: !165, file: !166, line: 488, type: !271, scopeLine: 488, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!297 = !DISubprogram(name: "find_last_not_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE16find_last_not_ofEPKcmm", scope: !165, file: !166, line: 491, type: !274, scopeLine: 491, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!298 = !DISubprogram(name: "find_last_not_of", linkageName: "_ZNKSt17basic_string_viewIcSt11char_traitsIcEE16find_last_not_ofEPKcm", scope: !165, file: !166, line: 495, type: !277, scopeLine: 495, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!299 = !DISubprogram(name: "_S_compare", linkageName: "_ZNSt17basic_string_viewIcSt11char_traitsIcEE10_S_compareEmm", scope: !165, file: !166, line: 505, type: !300, scopeLine: 505, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!300 = !DISubroutineType(types: !301)
!301 = !{!251, !170, !170}
!302 = !{!303, !304}
!303 = !DITemplateTypeParameter(name: "_CharT", type: !26)
!304 = !DITemplateTypeParameter(name: "_Traits", type: !305)
!305 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "char_traits<char>", scope: !7, file: !306, line: 335, size: 8, flags: DIFlagTypePassByValue, elements: !307, templateParams: !355, identifier: "_ZTSSt11char_traitsIcE")
!306 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/char_traits.h", directory: "")
!307 = !{!308, !315, !318, !319, !323, !326, !329, !333, !334, !337, !343, !346, !349, !352}
!308 = !DISubprogram(name: "assign", linkageName: "_ZNSt11char_traitsIcE6assignERcRKc", scope: !305, file: !306, line: 347, type: !309, scopeLine: 347, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!309 = !DISubroutineType(types: !310)
!310 = !{null, !311, !313}
!311 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !312, size: 64)
!312 = !DIDerivedType(tag: DW_TAG_typedef, name: "char_type", scope: !305, file: !306, line: 337, baseType: !26)
!313 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !314, size: 64)
!314 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !312)
!315 = !DISubprogram(name: "eq", linkageName: "_ZNSt11char_traitsIcE2eqERKcS2_", scope: !305, file: !306, line: 358, type: !316, scopeLine: 358, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!316 = !DISubroutineType(types: !317)
!317 = !{!125, !313, !313}
!318 = !DISubprogram(name: "lt", linkageName: "_ZNSt11char_traitsIcE2ltERKcS2_", scope: !305, file: !306, line: 362, type: !316, scopeLine: 362, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!319 = !DISubprogram(name: "compare", linkageName: "_ZNSt11char_traitsIcE7compareEPKcS2_m", scope: !305, file: !306, line: 370, type: !320, scopeLine: 370, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!320 = !DISubroutineType(types: !321)
!321 = !{!251, !322, !322, !67}
!322 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !314, size: 64)
!323 = !DISubprogram(name: "length", linkageName: "_ZNSt11char_traitsIcE6lengthEPKc", scope: !305, file: !306, line: 389, type: !324, scopeLine: 389, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!324 = !DISubroutineType(types: !325)
!325 = !{!67, !322}
!326 = !DISubprogram(name: "find", linkageName: "_ZNSt11char_traitsIcE4findEPKcmRS1_", scope: !305, file: !306, line: 399, type: !327, scopeLine: 399, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!327 = !DISubroutineType(types: !328)
!328 = !{!322, !322, !67, !313}
!329 = !DISubprogram(name: "move", linkageName: "_ZNSt11char_traitsIcE4moveEPcPKcm", scope: !305, file: !306, line: 411, type: !330, scopeLine: 411, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!330 = !DISubroutineType(types: !331)
!331 = !{!332, !332, !322, !67}
!332 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !312, size: 64)
!333 = !DISubprogram(name: "copy", linkageName: "_ZNSt11char_traitsIcE4copyEPcPKcm", scope: !305, file: !306, line: 423, type: !330, scopeLine: 423, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!334 = !DISubprogram(name: "assign", linkageName: "_ZNSt11char_traitsIcE6assignEPcmc", scope: !305, file: !306, line: 435, type: !335, scopeLine: 435, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!335 = !DISubroutineType(types: !336)
!336 = !{!332, !332, !67, !312}
!337 = !DISubprogram(name: "to_char_type", linkageName: "_ZNSt11char_traitsIcE12to_char_typeERKi", scope: !305, file: !306, line: 447, type: !338, scopeLine: 447, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!338 = !DISubroutineType(types: !339)
!339 = !{!312, !340}
!340 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !341, size: 64)
!341 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !342)
!342 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_type", scope: !305, file: !306, line: 338, baseType: !251)
!343 = !DISubprogram(name: "to_int_type", linkageName: "_ZNSt11char_traitsIcE11to_int_typeERKc", scope: !305, file: !306, line: 453, type: !344, scopeLine: 453, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!344 = !DISubroutineType(types: !345)
!345 = !{!342, !313}
!346 = !DISubprogram(name: "eq_int_type", linkageName: "_ZNSt11char_traitsIcE11eq_int_typeERKiS2_", scope: !305, file: !306, line: 457, type: !347, scopeLine: 457, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!347 = !DISubroutineType(types: !348)
!348 = !{!125, !340, !340}
!349 = !DISubprogram(name: "eof", linkageName: "_ZNSt11char_traitsIcE3eofEv", scope: !305, file: !306, line: 461, type: !350, scopeLine: 461, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!350 = !DISubroutineType(types: !351)
!351 = !{!342}
!352 = !DISubprogram(name: "not_eof", linkageName: "_ZNSt11char_traitsIcE7not_eofERKi", scope: !305, file: !306, line: 465, type: !353, scopeLine: 465, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!353 = !DISubroutineType(types: !354)
!354 = !{!342, !340}
!355 = !{!303}
!356 = !DISubprogram(name: "basic_string", scope: !5, file: !4, line: 187, type: !357, scopeLine: 187, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!357 = !DISubroutineType(types: !358)
!358 = !{null, !359, !360, !88}
!359 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!360 = !DICompositeType(tag: DW_TAG_structure_type, name: "__sv_wrapper", scope: !5, file: !4, line: 171, size: 128, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12__sv_wrapperE")
!361 = !DISubprogram(name: "_M_data", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEPc", scope: !5, file: !4, line: 223, type: !362, scopeLine: 223, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!362 = !DISubroutineType(types: !363)
!363 = !{null, !359, !142}
!364 = !DISubprogram(name: "_M_length", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_lengthEm", scope: !5, file: !4, line: 228, type: !365, scopeLine: 228, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!365 = !DISubroutineType(types: !366)
!366 = !{null, !359, !11}
!367 = !DISubprogram(name: "_M_data", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv", scope: !5, file: !4, line: 233, type: !368, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!368 = !DISubroutineType(types: !369)
!369 = !{!142, !370}
!370 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !371, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!371 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!372 = !DISubprogram(name: "_M_local_data", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv", scope: !5, file: !4, line: 238, type: !373, scopeLine: 238, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!373 = !DISubroutineType(types: !374)
!374 = !{!142, !359}
!375 = !DISubprogram(name: "_M_local_data", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv", scope: !5, file: !4, line: 249, type: !376, scopeLine: 249, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!376 = !DISubroutineType(types: !377)
!377 = !{!378, !370}
!378 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_pointer", scope: !5, file: !4, line: 131, baseType: !379)
!379 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_pointer", scope: !14, file: !13, line: 58, baseType: !380)
!380 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_pointer", scope: !18, file: !19, line: 423, baseType: !59)
!381 = !DISubprogram(name: "_M_capacity", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_capacityEm", scope: !5, file: !4, line: 260, type: !365, scopeLine: 260, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!382 = !DISubprogram(name: "_M_set_length", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_set_lengthEm", scope: !5, file: !4, line: 265, type: !365, scopeLine: 265, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!383 = !DISubprogram(name: "_M_is_local", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_is_localEv", scope: !5, file: !4, line: 273, type: !384, scopeLine: 273, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!384 = !DISubroutineType(types: !385)
!385 = !{!125, !370}
!386 = !DISubprogram(name: "_M_create", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm", scope: !5, file: !4, line: 279, type: !387, scopeLine: 279, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!387 = !DISubroutineType(types: !388)
!388 = !{!142, !359, !389, !11}
!389 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !11, size: 64)
!390 = !DISubprogram(name: "_M_dispose", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv", scope: !5, file: !4, line: 283, type: !391, scopeLine: 283, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!391 = !DISubroutineType(types: !392)
!392 = !{null, !359}
!393 = !DISubprogram(name: "_M_destroy", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_destroyEm", scope: !5, file: !4, line: 291, type: !365, scopeLine: 291, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!394 = !DISubprogram(name: "_M_construct", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructEmc", scope: !5, file: !4, line: 335, type: !395, scopeLine: 335, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!395 = !DISubroutineType(types: !396)
!396 = !{null, !359, !11, !26}
!397 = !DISubprogram(name: "_M_get_allocator", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv", scope: !5, file: !4, line: 339, type: !398, scopeLine: 339, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!398 = !DISubroutineType(types: !399)
!399 = !{!400, !359}
!400 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !135, size: 64)
!401 = !DISubprogram(name: "_M_get_allocator", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv", scope: !5, file: !4, line: 344, type: !402, scopeLine: 344, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!402 = !DISubroutineType(types: !403)
!403 = !{!404, !370}
!404 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !405, size: 64)
!405 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !135)
!406 = !DISubprogram(name: "_M_use_local_data", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE17_M_use_local_dataEv", scope: !5, file: !4, line: 351, type: !373, scopeLine: 351, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!407 = !DISubprogram(name: "_M_check", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8_M_checkEmPKc", scope: !5, file: !4, line: 379, type: !408, scopeLine: 379, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!408 = !DISubroutineType(types: !409)
!409 = !{!11, !370, !11, !59}
!410 = !DISubprogram(name: "_M_check_length", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE15_M_check_lengthEmmPKc", scope: !5, file: !4, line: 390, type: !411, scopeLine: 390, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!411 = !DISubroutineType(types: !412)
!412 = !{null, !370, !11, !11, !59}
!413 = !DISubprogram(name: "_M_limit", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8_M_limitEmm", scope: !5, file: !4, line: 400, type: !414, scopeLine: 400, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!414 = !DISubroutineType(types: !415)
!415 = !{!11, !370, !11, !11}
!416 = !DISubprogram(name: "_M_disjunct", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_disjunctEPKc", scope: !5, file: !4, line: 408, type: !417, scopeLine: 408, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!417 = !DISubroutineType(types: !418)
!418 = !{!125, !370, !59}
!419 = !DISubprogram(name: "_S_copy", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_copyEPcPKcm", scope: !5, file: !4, line: 418, type: !420, scopeLine: 418, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!420 = !DISubroutineType(types: !421)
!421 = !{null, !25, !59, !11}
!422 = !DISubprogram(name: "_S_move", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_moveEPcPKcm", scope: !5, file: !4, line: 428, type: !420, scopeLine: 428, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!423 = !DISubprogram(name: "_S_assign", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_S_assignEPcmc", scope: !5, file: !4, line: 438, type: !424, scopeLine: 438, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!424 = !DISubroutineType(types: !425)
!425 = !{null, !25, !11, !26}
!426 = !DISubprogram(name: "_S_copy_chars", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_S_copy_charsEPcN9__gnu_cxx17__normal_iteratorIS5_S4_EES8_", scope: !5, file: !4, line: 459, type: !427, scopeLine: 459, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!427 = !DISubroutineType(types: !428)
!428 = !{null, !25, !429, !429}
!429 = !DIDerivedType(tag: DW_TAG_typedef, name: "iterator", scope: !5, file: !4, line: 132, baseType: !430)
!430 = !DICompositeType(tag: DW_TAG_class_type, name: "__normal_iterator<char *, std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > >", scope: !15, file: !208, line: 1043, size: 64, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSN9__gnu_cxx17__normal_iteratorIPcNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE")
!431 = !DISubprogram(name: "_S_copy_chars", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_S_copy_charsEPcN9__gnu_cxx17__normal_iteratorIPKcS4_EESA_", scope: !5, file: !4, line: 464, type: !432, scopeLine: 464, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!432 = !DISubroutineType(types: !433)
!433 = !{null, !25, !434, !434}
!434 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_iterator", scope: !5, file: !4, line: 134, baseType: !435)
!435 = !DICompositeType(tag: DW_TAG_class_type, name: "__normal_iterator<const char *, std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > >", scope: !15, file: !208, line: 1043, size: 64, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSN9__gnu_cxx17__normal_iteratorIPKcNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE")
!436 = !DISubprogram(name: "_S_copy_chars", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_S_copy_charsEPcS5_S5_", scope: !5, file: !4, line: 470, type: !437, scopeLine: 470, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!437 = !DISubroutineType(types: !438)
!438 = !{null, !25, !25, !25}
!439 = !DISubprogram(name: "_S_copy_chars", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_S_copy_charsEPcPKcS7_", scope: !5, file: !4, line: 475, type: !440, scopeLine: 475, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!440 = !DISubroutineType(types: !441)
!441 = !{null, !25, !59, !59}
!442 = !DISubprogram(name: "_S_compare", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_S_compareEmm", scope: !5, file: !4, line: 481, type: !443, scopeLine: 481, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!443 = !DISubroutineType(types: !444)
!444 = !{!251, !11, !11}
!445 = !DISubprogram(name: "_M_assign", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_assignERKS4_", scope: !5, file: !4, line: 495, type: !446, scopeLine: 495, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!446 = !DISubroutineType(types: !447)
!447 = !{null, !359, !448}
!448 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !371, size: 64)
!449 = !DISubprogram(name: "_M_mutate", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_mutateEmmPKcm", scope: !5, file: !4, line: 499, type: !450, scopeLine: 499, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!450 = !DISubroutineType(types: !451)
!451 = !{null, !359, !11, !11, !59, !11}
!452 = !DISubprogram(name: "_M_erase", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8_M_eraseEmm", scope: !5, file: !4, line: 504, type: !453, scopeLine: 504, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!453 = !DISubroutineType(types: !454)
!454 = !{null, !359, !11, !11}
!455 = !DISubprogram(name: "basic_string", scope: !5, file: !4, line: 515, type: !391, scopeLine: 515, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!456 = !DISubprogram(name: "basic_string", scope: !5, file: !4, line: 528, type: !457, scopeLine: 528, flags: DIFlagPublic | DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!457 = !DISubroutineType(types: !458)
!458 = !{null, !359, !88}
!459 = !DISubprogram(name: "basic_string", scope: !5, file: !4, line: 540, type: !446, scopeLine: 540, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!460 = !DISubprogram(name: "basic_string", scope: !5, file: !4, line: 557, type: !461, scopeLine: 557, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!461 = !DISubroutineType(types: !462)
!462 = !{null, !359, !448, !11, !88}
!463 = !DISubprogram(name: "basic_string", scope: !5, file: !4, line: 574, type: !464, scopeLine: 574, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!464 = !DISubroutineType(types: !465)
!465 = !{null, !359, !448, !11, !11}
!466 = !DISubprogram(name: "basic_string", scope: !5, file: !4, line: 592, type: !467, scopeLine: 592, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!467 = !DISubroutineType(types: !468)
!468 = !{null, !359, !448, !11, !11, !88}
!469 = !DISubprogram(name: "basic_string", scope: !5, file: !4, line: 612, type: !470, scopeLine: 612, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!470 = !DISubroutineType(types: !471)
!471 = !{null, !359, !59, !11, !88}
!472 = !DISubprogram(name: "basic_string", scope: !5, file: !4, line: 670, type: !473, scopeLine: 670, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!473 = !DISubroutineType(types: !474)
!474 = !{null, !359, !475}
!475 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !5, size: 64)
!476 = !DISubprogram(name: "basic_string", scope: !5, file: !4, line: 698, type: !477, scopeLine: 698, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!477 = !DISubroutineType(types: !478)
!478 = !{null, !359, !479, !88}
!479 = !DICompositeType(tag: DW_TAG_class_type, name: "initializer_list<char>", scope: !7, file: !480, line: 47, size: 128, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSSt16initializer_listIcE")
!480 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/initializer_list", directory: "")
!481 = !DISubprogram(name: "basic_string", scope: !5, file: !4, line: 703, type: !482, scopeLine: 703, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!482 = !DISubroutineType(types: !483)
!483 = !{null, !359, !448, !88}
!484 = !DISubprogram(name: "basic_string", scope: !5, file: !4, line: 708, type: !485, scopeLine: 708, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!485 = !DISubroutineType(types: !486)
!486 = !{null, !359, !475, !88}
!487 = !DISubprogram(name: "~basic_string", scope: !5, file: !4, line: 794, type: !391, scopeLine: 794, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!488 = !DISubprogram(name: "operator=", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSERKS4_", scope: !5, file: !4, line: 803, type: !489, scopeLine: 803, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!489 = !DISubroutineType(types: !490)
!490 = !{!491, !359, !448}
!491 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !5, size: 64)
!492 = !DISubprogram(name: "operator=", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEPKc", scope: !5, file: !4, line: 814, type: !493, scopeLine: 814, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!493 = !DISubroutineType(types: !494)
!494 = !{!491, !359, !59}
!495 = !DISubprogram(name: "operator=", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEc", scope: !5, file: !4, line: 826, type: !496, scopeLine: 826, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!496 = !DISubroutineType(types: !497)
!497 = !{!491, !359, !26}
!498 = !DISubprogram(name: "operator=", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_", scope: !5, file: !4, line: 844, type: !499, scopeLine: 844, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!499 = !DISubroutineType(types: !500)
!500 = !{!491, !359, !475}
!501 = !DISubprogram(name: "operator=", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSESt16initializer_listIcE", scope: !5, file: !4, line: 913, type: !502, scopeLine: 913, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!502 = !DISubroutineType(types: !503)
!503 = !{!491, !359, !479}
!504 = !DISubprogram(name: "operator basic_string_view", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEcvSt17basic_string_viewIcS2_EEv", scope: !5, file: !4, line: 936, type: !505, scopeLine: 936, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!505 = !DISubroutineType(types: !506)
!506 = !{!164, !370}
!507 = !DISubprogram(name: "begin", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5beginEv", scope: !5, file: !4, line: 947, type: !508, scopeLine: 947, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!508 = !DISubroutineType(types: !509)
!509 = !{!429, !359}
!510 = !DISubprogram(name: "begin", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5beginEv", scope: !5, file: !4, line: 956, type: !511, scopeLine: 956, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!511 = !DISubroutineType(types: !512)
!512 = !{!434, !370}
!513 = !DISubprogram(name: "end", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE3endEv", scope: !5, file: !4, line: 965, type: !508, scopeLine: 965, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!514 = !DISubprogram(name: "end", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE3endEv", scope: !5, file: !4, line: 974, type: !511, scopeLine: 974, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!515 = !DISubprogram(name: "rbegin", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6rbeginEv", scope: !5, file: !4, line: 984, type: !516, scopeLine: 984, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!516 = !DISubroutineType(types: !517)
!517 = !{!518, !359}
!518 = !DIDerivedType(tag: DW_TAG_typedef, name: "reverse_iterator", scope: !5, file: !4, line: 136, baseType: !519)
!519 = !DICompositeType(tag: DW_TAG_class_type, name: "reverse_iterator<__gnu_cxx::__normal_iterator<char *, std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > > >", scope: !7, file: !208, line: 132, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSSt16reverse_iteratorIN9__gnu_cxx17__normal_iteratorIPcNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEEE")
!520 = !DISubprogram(name: "rbegin", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6rbeginEv", scope: !5, file: !4, line: 994, type: !521, scopeLine: 994, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!521 = !DISubroutineType(types: !522)
!522 = !{!523, !370}
!523 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_reverse_iterator", scope: !5, file: !4, line: 135, baseType: !524)
!524 = !DICompositeType(tag: DW_TAG_class_type, name: "reverse_iterator<__gnu_cxx::__normal_iterator<const char *, std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > > >", scope: !7, file: !208, line: 132, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSSt16reverse_iteratorIN9__gnu_cxx17__normal_iteratorIPKcNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEEE")
!525 = !DISubprogram(name: "rend", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4rendEv", scope: !5, file: !4, line: 1004, type: !516, scopeLine: 1004, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!526 = !DISubprogram(name: "rend", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4rendEv", scope: !5, file: !4, line: 1014, type: !521, scopeLine: 1014, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!527 = !DISubprogram(name: "cbegin", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6cbeginEv", scope: !5, file: !4, line: 1024, type: !511, scopeLine: 1024, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!528 = !DISubprogram(name: "cend", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4cendEv", scope: !5, file: !4, line: 1033, type: !511, scopeLine: 1033, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!529 = !DISubprogram(name: "crbegin", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7crbeginEv", scope: !5, file: !4, line: 1043, type: !521, scopeLine: 1043, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!530 = !DISubprogram(name: "crend", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5crendEv", scope: !5, file: !4, line: 1053, type: !521, scopeLine: 1053, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!531 = !DISubprogram(name: "size", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv", scope: !5, file: !4, line: 1063, type: !532, scopeLine: 1063, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!532 = !DISubroutineType(types: !533)
!533 = !{!11, !370}
!534 = !DISubprogram(name: "length", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6lengthEv", scope: !5, file: !4, line: 1070, type: !532, scopeLine: 1070, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!535 = !DISubprogram(name: "max_size", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8max_sizeEv", scope: !5, file: !4, line: 1076, type: !532, scopeLine: 1076, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!536 = !DISubprogram(name: "resize", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6resizeEmc", scope: !5, file: !4, line: 1091, type: !395, scopeLine: 1091, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!537 = !DISubprogram(name: "resize", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6resizeEm", scope: !5, file: !4, line: 1105, type: !365, scopeLine: 1105, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!538 = !DISubprogram(name: "shrink_to_fit", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13shrink_to_fitEv", scope: !5, file: !4, line: 1114, type: !391, scopeLine: 1114, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!539 = !DISubprogram(name: "capacity", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8capacityEv", scope: !5, file: !4, line: 1132, type: !532, scopeLine: 1132, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!540 = !DISubprogram(name: "reserve", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7reserveEm", scope: !5, file: !4, line: 1157, type: !365, scopeLine: 1157, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!541 = !DISubprogram(name: "reserve", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7reserveEv", scope: !5, file: !4, line: 1167, type: !391, scopeLine: 1167, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!542 = !DISubprogram(name: "clear", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5clearEv", scope: !5, file: !4, line: 1174, type: !391, scopeLine: 1174, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!543 = !DISubprogram(name: "empty", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5emptyEv", scope: !5, file: !4, line: 1183, type: !384, scopeLine: 1183, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!544 = !DISubprogram(name: "operator[]", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEixEm", scope: !5, file: !4, line: 1199, type: !545, scopeLine: 1199, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!545 = !DISubroutineType(types: !546)
!546 = !{!547, !370, !11}
!547 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_reference", scope: !5, file: !4, line: 129, baseType: !548)
!548 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_reference", scope: !14, file: !13, line: 63, baseType: !549)
!549 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !550, size: 64)
!550 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !551)
!551 = !DIDerivedType(tag: DW_TAG_typedef, name: "value_type", scope: !14, file: !13, line: 56, baseType: !552)
!552 = !DIDerivedType(tag: DW_TAG_typedef, name: "value_type", scope: !18, file: !19, line: 417, baseType: !26)
!553 = !DISubprogram(name: "operator[]", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEixEm", scope: !5, file: !4, line: 1217, type: !554, scopeLine: 1217, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!554 = !DISubroutineType(types: !555)
!555 = !{!556, !359, !11}
!556 = !DIDerivedType(tag: DW_TAG_typedef, name: "reference", scope: !5, file: !4, line: 128, baseType: !557)
!557 = !DIDerivedType(tag: DW_TAG_typedef, name: "reference", scope: !14, file: !13, line: 62, baseType: !558)
!558 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !551, size: 64)
!559 = !DISubprogram(name: "at", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE2atEm", scope: !5, file: !4, line: 1239, type: !545, scopeLine: 1239, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!560 = !DISubprogram(name: "at", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE2atEm", scope: !5, file: !4, line: 1261, type: !554, scopeLine: 1261, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!561 = !DISubprogram(name: "front", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5frontEv", scope: !5, file: !4, line: 1278, type: !562, scopeLine: 1278, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!562 = !DISubroutineType(types: !563)
!563 = !{!556, !359}
!564 = !DISubprogram(name: "front", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5frontEv", scope: !5, file: !4, line: 1290, type: !565, scopeLine: 1290, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!565 = !DISubroutineType(types: !566)
!566 = !{!547, !370}
!567 = !DISubprogram(name: "back", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4backEv", scope: !5, file: !4, line: 1302, type: !562, scopeLine: 1302, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!568 = !DISubprogram(name: "back", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4backEv", scope: !5, file: !4, line: 1314, type: !565, scopeLine: 1314, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!569 = !DISubprogram(name: "operator+=", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEpLERKS4_", scope: !5, file: !4, line: 1329, type: !489, scopeLine: 1329, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!570 = !DISubprogram(name: "operator+=", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEpLEPKc", scope: !5, file: !4, line: 1339, type: !493, scopeLine: 1339, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!571 = !DISubprogram(name: "operator+=", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEpLEc", scope: !5, file: !4, line: 1349, type: !496, scopeLine: 1349, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!572 = !DISubprogram(name: "operator+=", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEpLESt16initializer_listIcE", scope: !5, file: !4, line: 1363, type: !502, scopeLine: 1363, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!573 = !DISubprogram(name: "append", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6appendERKS4_", scope: !5, file: !4, line: 1387, type: !489, scopeLine: 1387, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!574 = !DISubprogram(name: "append", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6appendERKS4_mm", scope: !5, file: !4, line: 1405, type: !575, scopeLine: 1405, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!575 = !DISubroutineType(types: !576)
!576 = !{!491, !359, !448, !11, !11}
!577 = !DISubprogram(name: "append", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6appendEPKcm", scope: !5, file: !4, line: 1418, type: !578, scopeLine: 1418, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!578 = !DISubroutineType(types: !579)
!579 = !{!491, !359, !59, !11}
!580 = !DISubprogram(name: "append", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6appendEPKc", scope: !5, file: !4, line: 1432, type: !493, scopeLine: 1432, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!581 = !DISubprogram(name: "append", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6appendEmc", scope: !5, file: !4, line: 1450, type: !582, scopeLine: 1450, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!582 = !DISubroutineType(types: !583)
!583 = !{!491, !359, !11, !26}
!584 = !DISubprogram(name: "append", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6appendESt16initializer_listIcE", scope: !5, file: !4, line: 1461, type: !502, scopeLine: 1461, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!585 = !DISubprogram(name: "push_back", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9push_backEc", scope: !5, file: !4, line: 1524, type: !586, scopeLine: 1524, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!586 = !DISubroutineType(types: !587)
!587 = !{null, !359, !26}
!588 = !DISubprogram(name: "assign", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6assignERKS4_", scope: !5, file: !4, line: 1540, type: !489, scopeLine: 1540, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!589 = !DISubprogram(name: "assign", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6assignEOS4_", scope: !5, file: !4, line: 1586, type: !499, scopeLine: 1586, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!590 = !DISubprogram(name: "assign", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6assignERKS4_mm", scope: !5, file: !4, line: 1610, type: !575, scopeLine: 1610, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!591 = !DISubprogram(name: "assign", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6assignEPKcm", scope: !5, file: !4, line: 1627, type: !578, scopeLine: 1627, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!592 = !DISubprogram(name: "assign", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6assignEPKc", scope: !5, file: !4, line: 1644, type: !493, scopeLine: 1644, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!593 = !DISubprogram(name: "assign", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6assignEmc", scope: !5, file: !4, line: 1662, type: !582, scopeLine: 1662, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!594 = !DISubprogram(name: "assign", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6assignESt16initializer_listIcE", scope: !5, file: !4, line: 1692, type: !502, scopeLine: 1692, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!595 = !DISubprogram(name: "insert", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEN9__gnu_cxx17__normal_iteratorIPKcS4_EEmc", scope: !5, file: !4, line: 1749, type: !596, scopeLine: 1749, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!596 = !DISubroutineType(types: !597)
!597 = !{!429, !359, !434, !11, !26}
!598 = !DISubprogram(name: "insert", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEN9__gnu_cxx17__normal_iteratorIPKcS4_EESt16initializer_listIcE", scope: !5, file: !4, line: 1829, type: !599, scopeLine: 1829, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!599 = !DISubroutineType(types: !600)
!600 = !{!429, !359, !434, !479}
!601 = !DISubprogram(name: "insert", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEmRKS4_", scope: !5, file: !4, line: 1857, type: !602, scopeLine: 1857, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!602 = !DISubroutineType(types: !603)
!603 = !{!491, !359, !11, !448}
!604 = !DISubprogram(name: "insert", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEmRKS4_mm", scope: !5, file: !4, line: 1881, type: !605, scopeLine: 1881, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!605 = !DISubroutineType(types: !606)
!606 = !{!491, !359, !11, !448, !11, !11}
!607 = !DISubprogram(name: "insert", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEmPKcm", scope: !5, file: !4, line: 1905, type: !608, scopeLine: 1905, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!608 = !DISubroutineType(types: !609)
!609 = !{!491, !359, !11, !59, !11}
!610 = !DISubprogram(name: "insert", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEmPKc", scope: !5, file: !4, line: 1925, type: !611, scopeLine: 1925, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!611 = !DISubroutineType(types: !612)
!612 = !{!491, !359, !11, !59}
!613 = !DISubprogram(name: "insert", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEmmc", scope: !5, file: !4, line: 1950, type: !614, scopeLine: 1950, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!614 = !DISubroutineType(types: !615)
!615 = !{!491, !359, !11, !11, !26}
!616 = !DISubprogram(name: "insert", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEN9__gnu_cxx17__normal_iteratorIPKcS4_EEc", scope: !5, file: !4, line: 1969, type: !617, scopeLine: 1969, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!617 = !DISubroutineType(types: !618)
!618 = !{!429, !359, !619, !26}
!619 = !DIDerivedType(tag: DW_TAG_typedef, name: "__const_iterator", scope: !5, file: !4, line: 146, baseType: !434)
!620 = !DISubprogram(name: "erase", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5eraseEmm", scope: !5, file: !4, line: 2032, type: !621, scopeLine: 2032, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!621 = !DISubroutineType(types: !622)
!622 = !{!491, !359, !11, !11}
!623 = !DISubprogram(name: "erase", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5eraseEN9__gnu_cxx17__normal_iteratorIPKcS4_EE", scope: !5, file: !4, line: 2052, type: !624, scopeLine: 2052, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!624 = !DISubroutineType(types: !625)
!625 = !{!429, !359, !619}
!626 = !DISubprogram(name: "erase", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5eraseEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_", scope: !5, file: !4, line: 2072, type: !627, scopeLine: 2072, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!627 = !DISubroutineType(types: !628)
!628 = !{!429, !359, !619, !619}
!629 = !DISubprogram(name: "pop_back", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8pop_backEv", scope: !5, file: !4, line: 2092, type: !391, scopeLine: 2092, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!630 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEmmRKS4_", scope: !5, file: !4, line: 2118, type: !631, scopeLine: 2118, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!631 = !DISubroutineType(types: !632)
!632 = !{!491, !359, !11, !11, !448}
!633 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEmmRKS4_mm", scope: !5, file: !4, line: 2141, type: !634, scopeLine: 2141, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!634 = !DISubroutineType(types: !635)
!635 = !{!491, !359, !11, !11, !448, !11, !11}
!636 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEmmPKcm", scope: !5, file: !4, line: 2167, type: !637, scopeLine: 2167, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!637 = !DISubroutineType(types: !638)
!638 = !{!491, !359, !11, !11, !59, !11}
!639 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEmmPKc", scope: !5, file: !4, line: 2193, type: !640, scopeLine: 2193, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!640 = !DISubroutineType(types: !641)
!641 = !{!491, !359, !11, !11, !59}
!642 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEmmmc", scope: !5, file: !4, line: 2218, type: !643, scopeLine: 2218, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!643 = !DISubroutineType(types: !644)
!644 = !{!491, !359, !11, !11, !11, !26}
!645 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_RKS4_", scope: !5, file: !4, line: 2237, type: !646, scopeLine: 2237, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!646 = !DISubroutineType(types: !647)
!647 = !{!491, !359, !619, !619, !448}
!648 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_S8_m", scope: !5, file: !4, line: 2258, type: !649, scopeLine: 2258, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!649 = !DISubroutineType(types: !650)
!650 = !{!491, !359, !619, !619, !59, !11}
!651 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_S8_", scope: !5, file: !4, line: 2281, type: !652, scopeLine: 2281, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!652 = !DISubroutineType(types: !653)
!653 = !{!491, !359, !619, !619, !59}
!654 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_mc", scope: !5, file: !4, line: 2303, type: !655, scopeLine: 2303, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!655 = !DISubroutineType(types: !656)
!656 = !{!491, !359, !619, !619, !11, !26}
!657 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_PcSA_", scope: !5, file: !4, line: 2362, type: !658, scopeLine: 2362, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!658 = !DISubroutineType(types: !659)
!659 = !{!491, !359, !619, !619, !25, !25}
!660 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_S8_S8_", scope: !5, file: !4, line: 2374, type: !661, scopeLine: 2374, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!661 = !DISubroutineType(types: !662)
!662 = !{!491, !359, !619, !619, !59, !59}
!663 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_NS6_IPcS4_EESB_", scope: !5, file: !4, line: 2386, type: !664, scopeLine: 2386, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!664 = !DISubroutineType(types: !665)
!665 = !{!491, !359, !619, !619, !429, !429}
!666 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_S9_S9_", scope: !5, file: !4, line: 2398, type: !667, scopeLine: 2398, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!667 = !DISubroutineType(types: !668)
!668 = !{!491, !359, !619, !619, !434, !434}
!669 = !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_St16initializer_listIcE", scope: !5, file: !4, line: 2424, type: !670, scopeLine: 2424, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!670 = !DISubroutineType(types: !671)
!671 = !{!491, !359, !434, !434, !479}
!672 = !DISubprogram(name: "_M_replace_aux", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE14_M_replace_auxEmmmc", scope: !5, file: !4, line: 2504, type: !643, scopeLine: 2504, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!673 = !DISubprogram(name: "_M_replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm", scope: !5, file: !4, line: 2509, type: !674, scopeLine: 2509, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!674 = !DISubroutineType(types: !675)
!675 = !{!491, !359, !11, !11, !59, !10}
!676 = !DISubprogram(name: "_M_append", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_appendEPKcm", scope: !5, file: !4, line: 2514, type: !578, scopeLine: 2514, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!677 = !DISubprogram(name: "copy", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4copyEPcmm", scope: !5, file: !4, line: 2532, type: !678, scopeLine: 2532, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!678 = !DISubroutineType(types: !679)
!679 = !{!11, !370, !25, !11, !11}
!680 = !DISubprogram(name: "swap", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4swapERS4_", scope: !5, file: !4, line: 2543, type: !681, scopeLine: 2543, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!681 = !DISubroutineType(types: !682)
!682 = !{null, !359, !491}
!683 = !DISubprogram(name: "c_str", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5c_strEv", scope: !5, file: !4, line: 2554, type: !684, scopeLine: 2554, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!684 = !DISubroutineType(types: !685)
!685 = !{!59, !370}
!686 = !DISubprogram(name: "data", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4dataEv", scope: !5, file: !4, line: 2567, type: !684, scopeLine: 2567, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!687 = !DISubprogram(name: "data", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4dataEv", scope: !5, file: !4, line: 2579, type: !688, scopeLine: 2579, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!688 = !DISubroutineType(types: !689)
!689 = !{!25, !359}
!690 = !DISubprogram(name: "get_allocator", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13get_allocatorEv", scope: !5, file: !4, line: 2588, type: !691, scopeLine: 2588, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!691 = !DISubroutineType(types: !692)
!692 = !{!135, !370}
!693 = !DISubprogram(name: "find", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4findEPKcmm", scope: !5, file: !4, line: 2605, type: !694, scopeLine: 2605, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!694 = !DISubroutineType(types: !695)
!695 = !{!11, !370, !59, !11, !11}
!696 = !DISubprogram(name: "find", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4findERKS4_m", scope: !5, file: !4, line: 2620, type: !697, scopeLine: 2620, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!697 = !DISubroutineType(types: !698)
!698 = !{!11, !370, !448, !11}
!699 = !DISubprogram(name: "find", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4findEPKcm", scope: !5, file: !4, line: 2654, type: !700, scopeLine: 2654, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!700 = !DISubroutineType(types: !701)
!701 = !{!11, !370, !59, !11}
!702 = !DISubprogram(name: "find", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4findEcm", scope: !5, file: !4, line: 2672, type: !703, scopeLine: 2672, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!703 = !DISubroutineType(types: !704)
!704 = !{!11, !370, !26, !11}
!705 = !DISubprogram(name: "rfind", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5rfindERKS4_m", scope: !5, file: !4, line: 2686, type: !697, scopeLine: 2686, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!706 = !DISubprogram(name: "rfind", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5rfindEPKcmm", scope: !5, file: !4, line: 2722, type: !694, scopeLine: 2722, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!707 = !DISubprogram(name: "rfind", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5rfindEPKcm", scope: !5, file: !4, line: 2737, type: !700, scopeLine: 2737, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!708 = !DISubprogram(name: "rfind", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5rfindEcm", scope: !5, file: !4, line: 2755, type: !703, scopeLine: 2755, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!709 = !DISubprogram(name: "find_first_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13find_first_ofERKS4_m", scope: !5, file: !4, line: 2770, type: !697, scopeLine: 2770, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!710 = !DISubprogram(name: "find_first_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13find_first_ofEPKcmm", scope: !5, file: !4, line: 2807, type: !694, scopeLine: 2807, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!711 = !DISubprogram(name: "find_first_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13find_first_ofEPKcm", scope: !5, file: !4, line: 2822, type: !700, scopeLine: 2822, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!712 = !DISubprogram(name: "find_first_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13find_first_ofEcm", scope: !5, file: !4, line: 2843, type: !703, scopeLine: 2843, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!713 = !DISubprogram(name: "find_last_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12find_last_ofERKS4_m", scope: !5, file: !4, line: 2859, type: !697, scopeLine: 2859, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!714 = !DISubprogram(name: "find_last_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12find_last_ofEPKcmm", scope: !5, file: !4, line: 2896, type: !694, scopeLine: 2896, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!715 = !DISubprogram(name: "find_last_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12find_last_ofEPKcm", scope: !5, file: !4, line: 2911, type: !700, scopeLine: 2911, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!716 = !DISubprogram(name: "find_last_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12find_last_ofEcm", scope: !5, file: !4, line: 2932, type: !703, scopeLine: 2932, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!717 = !DISubprogram(name: "find_first_not_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE17find_first_not_ofERKS4_m", scope: !5, file: !4, line: 2947, type: !697, scopeLine: 2947, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!718 = !DISubprogram(name: "find_first_not_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE17find_first_not_ofEPKcmm", scope: !5, file: !4, line: 2984, type: !694, scopeLine: 2984, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!719 = !DISubprogram(name: "find_first_not_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE17find_first_not_ofEPKcm", scope: !5, file: !4, line: 2999, type: !700, scopeLine: 2999, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!720 = !DISubprogram(name: "find_first_not_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE17find_first_not_ofEcm", scope: !5, file: !4, line: 3018, type: !703, scopeLine: 3018, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!721 = !DISubprogram(name: "find_last_not_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16find_last_not_ofERKS4_m", scope: !5, file: !4, line: 3034, type: !697, scopeLine: 3034, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!722 = !DISubprogram(name: "find_last_not_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16find_last_not_ofEPKcmm", scope: !5, file: !4, line: 3071, type: !694, scopeLine: 3071, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!723 = !DISubprogram(name: "find_last_not_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16find_last_not_ofEPKcm", scope: !5, file: !4, line: 3086, type: !700, scopeLine: 3086, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!724 = !DISubprogram(name: "find_last_not_of", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16find_last_not_ofEcm", scope: !5, file: !4, line: 3105, type: !703, scopeLine: 3105, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!725 = !DISubprogram(name: "substr", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6substrEmm", scope: !5, file: !4, line: 3122, type: !726, scopeLine: 3122, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!726 = !DISubroutineType(types: !727)
!727 = !{!5, !370, !11, !11}
!728 = !DISubprogram(name: "compare", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareERKS4_", scope: !5, file: !4, line: 3142, type: !729, scopeLine: 3142, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!729 = !DISubroutineType(types: !730)
!730 = !{!251, !370, !448}
!731 = !DISubprogram(name: "compare", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEmmRKS4_", scope: !5, file: !4, line: 3239, type: !732, scopeLine: 3239, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!732 = !DISubroutineType(types: !733)
!733 = !{!251, !370, !11, !11, !448}
!734 = !DISubprogram(name: "compare", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEmmRKS4_mm", scope: !5, file: !4, line: 3266, type: !735, scopeLine: 3266, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!735 = !DISubroutineType(types: !736)
!736 = !{!251, !370, !11, !11, !448, !11, !11}
!737 = !DISubprogram(name: "compare", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEPKc", scope: !5, file: !4, line: 3285, type: !738, scopeLine: 3285, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!738 = !DISubroutineType(types: !739)
!739 = !{!251, !370, !59}
!740 = !DISubprogram(name: "compare", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEmmPKc", scope: !5, file: !4, line: 3310, type: !741, scopeLine: 3310, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!741 = !DISubroutineType(types: !742)
!742 = !{!251, !370, !11, !11, !59}
!743 = !DISubprogram(name: "compare", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEmmPKcm", scope: !5, file: !4, line: 3338, type: !744, scopeLine: 3338, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!744 = !DISubroutineType(types: !745)
!745 = !{!251, !370, !11, !11, !59, !11}
!746 = !{!303, !304, !115}
!747 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!748 = !{!749}
!749 = !DIEnumerator(name: "_S_local_capacity", value: 15, isUnsigned: true)
!750 = !{!125, !751, !251, !11, !67, !69, !332, !70, !25, !165, !5, !29, !35, !132, !756}
!751 = !DIDerivedType(tag: DW_TAG_typedef, name: "difference_type", scope: !5, file: !4, line: 127, baseType: !752)
!752 = !DIDerivedType(tag: DW_TAG_typedef, name: "difference_type", scope: !14, file: !13, line: 60, baseType: !753)
!753 = !DIDerivedType(tag: DW_TAG_typedef, name: "difference_type", scope: !18, file: !19, line: 432, baseType: !754)
!754 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", scope: !7, file: !68, line: 299, baseType: !755)
!755 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!756 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__numeric_traits_integer<int>", scope: !15, file: !757, line: 61, size: 8, flags: DIFlagTypePassByValue, elements: !758, templateParams: !765, identifier: "_ZTSN9__gnu_cxx24__numeric_traits_integerIiEE")
!757 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/ext/numeric_traits.h", directory: "")
!758 = !{!759, !761, !763, !764}
!759 = !DIDerivedType(tag: DW_TAG_member, name: "__is_signed", scope: !756, file: !757, line: 70, baseType: !760, flags: DIFlagStaticMember, extraData: i1 true)
!760 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !125)
!761 = !DIDerivedType(tag: DW_TAG_member, name: "__digits", scope: !756, file: !757, line: 71, baseType: !762, flags: DIFlagStaticMember, extraData: i32 31)
!762 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !251)
!763 = !DIDerivedType(tag: DW_TAG_member, name: "__max", scope: !756, file: !757, line: 75, baseType: !762, flags: DIFlagStaticMember, extraData: i32 2147483647)
!764 = !DIDerivedType(tag: DW_TAG_member, name: "__min", scope: !756, file: !757, line: 78, baseType: !762, flags: DIFlagStaticMember, extraData: i32 -2147483648)
!765 = !{!766}
!766 = !DITemplateTypeParameter(name: "_Value", type: !251)
!767 = !{!768, !785, !788, !793, !801, !809, !813, !820, !824, !828, !830, !832, !836, !845, !849, !855, !861, !863, !867, !871, !875, !879, !892, !894, !898, !902, !906, !908, !913, !917, !921, !923, !925, !929, !937, !941, !945, !949, !951, !957, !959, !966, !971, !975, !979, !983, !987, !991, !993, !995, !999, !1003, !1007, !1009, !1013, !1017, !1019, !1021, !1025, !1030, !1035, !1040, !1041, !1042, !1043, !1044, !1045, !1046, !1047, !1048, !1049, !1050, !1057, !1061, !1064, !1067, !1070, !1072, !1074, !1076, !1079, !1082, !1085, !1088, !1091, !1093, !1098, !1102, !1105, !1108, !1110, !1112, !1114, !1116, !1119, !1122, !1125, !1128, !1131, !1133, !1137, !1141, !1146, !1152, !1154, !1156, !1158, !1160, !1162, !1164, !1166, !1168, !1170, !1172, !1174, !1176, !1178, !1182, !1186, !1190, !1196, !1200, !1204, !1209, !1211, !1215, !1219, !1223, !1231, !1233, !1237, !1241, !1245, !1249, !1253, !1257, !1261, !1265, !1269, !1273, !1277, !1279, !1283, !1287, !1291, !1297, !1301, !1305, !1307, !1311, !1315, !1321, !1323, !1327, !1331, !1335, !1339, !1343, !1347, !1351, !1352, !1353, !1354, !1356, !1357, !1358, !1359, !1360, !1361, !1362, !1366, !1372, !1377, !1381, !1383, !1385, !1387, !1389, !1396, !1400, !1404, !1408, !1412, !1416, !1421, !1425, !1427, !1431, !1437, !1441, !1446, !1448, !1450, !1454, !1458, !1460, !1462, !1464, !1466, !1470, !1472, !1474, !1478, !1482, !1486, !1490, !1494, !1498, !1500, !1504, !1508, !1512, !1516, !1518, !1520, !1524, !1528, !1529, !1530, !1531, !1532}
!768 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !769, file: !784, line: 64)
!769 = !DIDerivedType(tag: DW_TAG_typedef, name: "mbstate_t", file: !770, line: 6, baseType: !771)
!770 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/mbstate_t.h", directory: "")
!771 = !DIDerivedType(tag: DW_TAG_typedef, name: "__mbstate_t", file: !772, line: 21, baseType: !773)
!772 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__mbstate_t.h", directory: "")
!773 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !772, line: 13, size: 64, flags: DIFlagTypePassByValue, elements: !774, identifier: "_ZTS11__mbstate_t")
!774 = !{!775, !776}
!775 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !773, file: !772, line: 15, baseType: !251, size: 32)
!776 = !DIDerivedType(tag: DW_TAG_member, name: "__value", scope: !773, file: !772, line: 20, baseType: !777, size: 32, offset: 32)
!777 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !773, file: !772, line: 16, size: 32, flags: DIFlagTypePassByValue, elements: !778, identifier: "_ZTSN11__mbstate_tUt_E")
!778 = !{!779, !780}
!779 = !DIDerivedType(tag: DW_TAG_member, name: "__wch", scope: !777, file: !772, line: 18, baseType: !747, size: 32)
!780 = !DIDerivedType(tag: DW_TAG_member, name: "__wchb", scope: !777, file: !772, line: 19, baseType: !781, size: 32)
!781 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 32, elements: !782)
!782 = !{!783}
!783 = !DISubrange(count: 4)
!784 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cwchar", directory: "")
!785 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !786, file: !784, line: 141)
!786 = !DIDerivedType(tag: DW_TAG_typedef, name: "wint_t", file: !787, line: 20, baseType: !747)
!787 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/wint_t.h", directory: "")
!788 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !789, file: !784, line: 143)
!789 = !DISubprogram(name: "btowc", scope: !790, file: !790, line: 285, type: !791, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!790 = !DIFile(filename: "/usr/include/wchar.h", directory: "")
!791 = !DISubroutineType(types: !792)
!792 = !{!786, !251}
!793 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !794, file: !784, line: 144)
!794 = !DISubprogram(name: "fgetwc", scope: !790, file: !790, line: 744, type: !795, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!795 = !DISubroutineType(types: !796)
!796 = !{!786, !797}
!797 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !798, size: 64)
!798 = !DIDerivedType(tag: DW_TAG_typedef, name: "__FILE", file: !799, line: 5, baseType: !800)
!799 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__FILE.h", directory: "")
!800 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !799, line: 4, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS8_IO_FILE")
!801 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !802, file: !784, line: 145)
!802 = !DISubprogram(name: "fgetws", scope: !790, file: !790, line: 773, type: !803, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!803 = !DISubroutineType(types: !804)
!804 = !{!805, !807, !251, !808}
!805 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !806, size: 64)
!806 = !DIBasicType(name: "wchar_t", size: 32, encoding: DW_ATE_signed)
!807 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !805)
!808 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !797)
!809 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !810, file: !784, line: 146)
!810 = !DISubprogram(name: "fputwc", scope: !790, file: !790, line: 758, type: !811, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!811 = !DISubroutineType(types: !812)
!812 = !{!786, !806, !797}
!813 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !814, file: !784, line: 147)
!814 = !DISubprogram(name: "fputws", scope: !790, file: !790, line: 780, type: !815, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!815 = !DISubroutineType(types: !816)
!816 = !{!251, !817, !808}
!817 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !818)
!818 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !819, size: 64)
!819 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !806)
!820 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !821, file: !784, line: 148)
!821 = !DISubprogram(name: "fwide", scope: !790, file: !790, line: 588, type: !822, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!822 = !DISubroutineType(types: !823)
!823 = !{!251, !797, !251}
!824 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !825, file: !784, line: 149)
!825 = !DISubprogram(name: "fwprintf", scope: !790, file: !790, line: 595, type: !826, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!826 = !DISubroutineType(types: !827)
!827 = !{!251, !808, !817, null}
!828 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !829, file: !784, line: 150)
!829 = !DISubprogram(name: "fwscanf", linkageName: "__isoc99_fwscanf", scope: !790, file: !790, line: 657, type: !826, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!830 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !831, file: !784, line: 151)
!831 = !DISubprogram(name: "getwc", scope: !790, file: !790, line: 745, type: !795, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!832 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !833, file: !784, line: 152)
!833 = !DISubprogram(name: "getwchar", scope: !790, file: !790, line: 751, type: !834, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!834 = !DISubroutineType(types: !835)
!835 = !{!786}
!836 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !837, file: !784, line: 153)
!837 = !DISubprogram(name: "mbrlen", scope: !790, file: !790, line: 308, type: !838, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!838 = !DISubroutineType(types: !839)
!839 = !{!840, !842, !840, !843}
!840 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !841, line: 46, baseType: !69)
!841 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!842 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !59)
!843 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !844)
!844 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !769, size: 64)
!845 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !846, file: !784, line: 154)
!846 = !DISubprogram(name: "mbrtowc", scope: !790, file: !790, line: 297, type: !847, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!847 = !DISubroutineType(types: !848)
!848 = !{!840, !807, !842, !840, !843}
!849 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !850, file: !784, line: 155)
!850 = !DISubprogram(name: "mbsinit", scope: !790, file: !790, line: 293, type: !851, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!851 = !DISubroutineType(types: !852)
!852 = !{!251, !853}
!853 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !854, size: 64)
!854 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !769)
!855 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !856, file: !784, line: 156)
!856 = !DISubprogram(name: "mbsrtowcs", scope: !790, file: !790, line: 338, type: !857, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!857 = !DISubroutineType(types: !858)
!858 = !{!840, !807, !859, !840, !843}
!859 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !860)
!860 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !59, size: 64)
!861 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !862, file: !784, line: 157)
!862 = !DISubprogram(name: "putwc", scope: !790, file: !790, line: 759, type: !811, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!863 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !864, file: !784, line: 158)
!864 = !DISubprogram(name: "putwchar", scope: !790, file: !790, line: 765, type: !865, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!865 = !DISubroutineType(types: !866)
!866 = !{!786, !806}
!867 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !868, file: !784, line: 160)
!868 = !DISubprogram(name: "swprintf", scope: !790, file: !790, line: 605, type: !869, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!869 = !DISubroutineType(types: !870)
!870 = !{!251, !807, !840, !817, null}
!871 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !872, file: !784, line: 162)
!872 = !DISubprogram(name: "swscanf", linkageName: "__isoc99_swscanf", scope: !790, file: !790, line: 664, type: !873, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!873 = !DISubroutineType(types: !874)
!874 = !{!251, !817, !817, null}
!875 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !876, file: !784, line: 163)
!876 = !DISubprogram(name: "ungetwc", scope: !790, file: !790, line: 788, type: !877, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!877 = !DISubroutineType(types: !878)
!878 = !{!786, !786, !797}
!879 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !880, file: !784, line: 164)
!880 = !DISubprogram(name: "vfwprintf", scope: !790, file: !790, line: 613, type: !881, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!881 = !DISubroutineType(types: !882)
!882 = !{!251, !808, !817, !883}
!883 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !884, size: 64)
!884 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, flags: DIFlagTypePassByValue, elements: !885, identifier: "_ZTS13__va_list_tag")
!885 = !{!886, !888, !889, !891}
!886 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !884, file: !887, baseType: !747, size: 32)
!887 = !DIFile(filename: "string_assigned_safe.cpp", directory: ".")
!888 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !884, file: !887, baseType: !747, size: 32, offset: 32)
!889 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !884, file: !887, baseType: !890, size: 64, offset: 64)
!890 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!891 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !884, file: !887, baseType: !890, size: 64, offset: 128)
!892 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !893, file: !784, line: 166)
!893 = !DISubprogram(name: "vfwscanf", linkageName: "__isoc99_vfwscanf", scope: !790, file: !790, line: 711, type: !881, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!894 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !895, file: !784, line: 169)
!895 = !DISubprogram(name: "vswprintf", scope: !790, file: !790, line: 626, type: !896, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!896 = !DISubroutineType(types: !897)
!897 = !{!251, !807, !840, !817, !883}
!898 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !899, file: !784, line: 172)
!899 = !DISubprogram(name: "vswscanf", linkageName: "__isoc99_vswscanf", scope: !790, file: !790, line: 718, type: !900, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!900 = !DISubroutineType(types: !901)
!901 = !{!251, !817, !817, !883}
!902 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !903, file: !784, line: 174)
!903 = !DISubprogram(name: "vwprintf", scope: !790, file: !790, line: 621, type: !904, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!904 = !DISubroutineType(types: !905)
!905 = !{!251, !817, !883}
!906 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !907, file: !784, line: 176)
!907 = !DISubprogram(name: "vwscanf", linkageName: "__isoc99_vwscanf", scope: !790, file: !790, line: 715, type: !904, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!908 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !909, file: !784, line: 178)
!909 = !DISubprogram(name: "wcrtomb", scope: !790, file: !790, line: 302, type: !910, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!910 = !DISubroutineType(types: !911)
!911 = !{!840, !912, !806, !843}
!912 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !25)
!913 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !914, file: !784, line: 179)
!914 = !DISubprogram(name: "wcscat", scope: !790, file: !790, line: 97, type: !915, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!915 = !DISubroutineType(types: !916)
!916 = !{!805, !807, !817}
!917 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !918, file: !784, line: 180)
!918 = !DISubprogram(name: "wcscmp", scope: !790, file: !790, line: 106, type: !919, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!919 = !DISubroutineType(types: !920)
!920 = !{!251, !818, !818}
!921 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !922, file: !784, line: 181)
!922 = !DISubprogram(name: "wcscoll", scope: !790, file: !790, line: 131, type: !919, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!923 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !924, file: !784, line: 182)
!924 = !DISubprogram(name: "wcscpy", scope: !790, file: !790, line: 87, type: !915, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!925 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !926, file: !784, line: 183)
!926 = !DISubprogram(name: "wcscspn", scope: !790, file: !790, line: 188, type: !927, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!927 = !DISubroutineType(types: !928)
!928 = !{!840, !818, !818}
!929 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !930, file: !784, line: 184)
!930 = !DISubprogram(name: "wcsftime", scope: !790, file: !790, line: 852, type: !931, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!931 = !DISubroutineType(types: !932)
!932 = !{!840, !807, !840, !817, !933}
!933 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !934)
!934 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !935, size: 64)
!935 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !936)
!936 = !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !790, line: 83, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS2tm")
!937 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !938, file: !784, line: 185)
!938 = !DISubprogram(name: "wcslen", scope: !790, file: !790, line: 223, type: !939, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!939 = !DISubroutineType(types: !940)
!940 = !{!840, !818}
!941 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !942, file: !784, line: 186)
!942 = !DISubprogram(name: "wcsncat", scope: !790, file: !790, line: 101, type: !943, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!943 = !DISubroutineType(types: !944)
!944 = !{!805, !807, !817, !840}
!945 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !946, file: !784, line: 187)
!946 = !DISubprogram(name: "wcsncmp", scope: !790, file: !790, line: 109, type: !947, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!947 = !DISubroutineType(types: !948)
!948 = !{!251, !818, !818, !840}
!949 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !950, file: !784, line: 188)
!950 = !DISubprogram(name: "wcsncpy", scope: !790, file: !790, line: 92, type: !943, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!951 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !952, file: !784, line: 189)
!952 = !DISubprogram(name: "wcsrtombs", scope: !790, file: !790, line: 344, type: !953, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!953 = !DISubroutineType(types: !954)
!954 = !{!840, !912, !955, !840, !843}
!955 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !956)
!956 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !818, size: 64)
!957 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !958, file: !784, line: 190)
!958 = !DISubprogram(name: "wcsspn", scope: !790, file: !790, line: 192, type: !927, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!959 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !960, file: !784, line: 191)
!960 = !DISubprogram(name: "wcstod", scope: !790, file: !790, line: 378, type: !961, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!961 = !DISubroutineType(types: !962)
!962 = !{!963, !817, !964}
!963 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!964 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !965)
!965 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !805, size: 64)
!966 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !967, file: !784, line: 193)
!967 = !DISubprogram(name: "wcstof", scope: !790, file: !790, line: 383, type: !968, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!968 = !DISubroutineType(types: !969)
!969 = !{!970, !817, !964}
!970 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!971 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !972, file: !784, line: 195)
!972 = !DISubprogram(name: "wcstok", scope: !790, file: !790, line: 218, type: !973, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!973 = !DISubroutineType(types: !974)
!974 = !{!805, !807, !817, !964}
!975 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !976, file: !784, line: 196)
!976 = !DISubprogram(name: "wcstol", scope: !790, file: !790, line: 429, type: !977, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!977 = !DISubroutineType(types: !978)
!978 = !{!755, !817, !964, !251}
!979 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !980, file: !784, line: 197)
!980 = !DISubprogram(name: "wcstoul", scope: !790, file: !790, line: 434, type: !981, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!981 = !DISubroutineType(types: !982)
!982 = !{!69, !817, !964, !251}
!983 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !984, file: !784, line: 198)
!984 = !DISubprogram(name: "wcsxfrm", scope: !790, file: !790, line: 135, type: !985, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!985 = !DISubroutineType(types: !986)
!986 = !{!840, !807, !817, !840}
!987 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !988, file: !784, line: 199)
!988 = !DISubprogram(name: "wctob", scope: !790, file: !790, line: 289, type: !989, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!989 = !DISubroutineType(types: !990)
!990 = !{!251, !786}
!991 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !992, file: !784, line: 200)
!992 = !DISubprogram(name: "wmemcmp", scope: !790, file: !790, line: 259, type: !947, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!993 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !994, file: !784, line: 201)
!994 = !DISubprogram(name: "wmemcpy", scope: !790, file: !790, line: 263, type: !943, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!995 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !996, file: !784, line: 202)
!996 = !DISubprogram(name: "wmemmove", scope: !790, file: !790, line: 268, type: !997, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!997 = !DISubroutineType(types: !998)
!998 = !{!805, !805, !818, !840}
!999 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1000, file: !784, line: 203)
!1000 = !DISubprogram(name: "wmemset", scope: !790, file: !790, line: 272, type: !1001, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1001 = !DISubroutineType(types: !1002)
!1002 = !{!805, !805, !806, !840}
!1003 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1004, file: !784, line: 204)
!1004 = !DISubprogram(name: "wprintf", scope: !790, file: !790, line: 602, type: !1005, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1005 = !DISubroutineType(types: !1006)
!1006 = !{!251, !817, null}
!1007 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1008, file: !784, line: 205)
!1008 = !DISubprogram(name: "wscanf", linkageName: "__isoc99_wscanf", scope: !790, file: !790, line: 661, type: !1005, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1009 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1010, file: !784, line: 206)
!1010 = !DISubprogram(name: "wcschr", scope: !790, file: !790, line: 165, type: !1011, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1011 = !DISubroutineType(types: !1012)
!1012 = !{!805, !818, !806}
!1013 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1014, file: !784, line: 207)
!1014 = !DISubprogram(name: "wcspbrk", scope: !790, file: !790, line: 202, type: !1015, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1015 = !DISubroutineType(types: !1016)
!1016 = !{!805, !818, !818}
!1017 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1018, file: !784, line: 208)
!1018 = !DISubprogram(name: "wcsrchr", scope: !790, file: !790, line: 175, type: !1011, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1019 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1020, file: !784, line: 209)
!1020 = !DISubprogram(name: "wcsstr", scope: !790, file: !790, line: 213, type: !1015, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1021 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1022, file: !784, line: 210)
!1022 = !DISubprogram(name: "wmemchr", scope: !790, file: !790, line: 254, type: !1023, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1023 = !DISubroutineType(types: !1024)
!1024 = !{!805, !818, !806, !840}
!1025 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !1026, file: !784, line: 251)
!1026 = !DISubprogram(name: "wcstold", scope: !790, file: !790, line: 385, type: !1027, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1027 = !DISubroutineType(types: !1028)
!1028 = !{!1029, !817, !964}
!1029 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!1030 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !1031, file: !784, line: 260)
!1031 = !DISubprogram(name: "wcstoll", scope: !790, file: !790, line: 442, type: !1032, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1032 = !DISubroutineType(types: !1033)
!1033 = !{!1034, !817, !964, !251}
!1034 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!1035 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !1036, file: !784, line: 261)
!1036 = !DISubprogram(name: "wcstoull", scope: !790, file: !790, line: 449, type: !1037, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1037 = !DISubroutineType(types: !1038)
!1038 = !{!1039, !817, !964, !251}
!1039 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!1040 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1026, file: !784, line: 267)
!1041 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1031, file: !784, line: 268)
!1042 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1036, file: !784, line: 269)
!1043 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !967, file: !784, line: 283)
!1044 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !893, file: !784, line: 286)
!1045 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !899, file: !784, line: 289)
!1046 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !907, file: !784, line: 292)
!1047 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1026, file: !784, line: 296)
!1048 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1031, file: !784, line: 297)
!1049 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1036, file: !784, line: 298)
!1050 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1051, file: !1056, line: 47)
!1051 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !1052, line: 24, baseType: !1053)
!1052 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-intn.h", directory: "")
!1053 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int8_t", file: !1054, line: 37, baseType: !1055)
!1054 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!1055 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!1056 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdint", directory: "")
!1057 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1058, file: !1056, line: 48)
!1058 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !1052, line: 25, baseType: !1059)
!1059 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int16_t", file: !1054, line: 39, baseType: !1060)
!1060 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!1061 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1062, file: !1056, line: 49)
!1062 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !1052, line: 26, baseType: !1063)
!1063 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int32_t", file: !1054, line: 41, baseType: !251)
!1064 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1065, file: !1056, line: 50)
!1065 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !1052, line: 27, baseType: !1066)
!1066 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int64_t", file: !1054, line: 44, baseType: !755)
!1067 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1068, file: !1056, line: 52)
!1068 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast8_t", file: !1069, line: 58, baseType: !1055)
!1069 = !DIFile(filename: "/usr/include/stdint.h", directory: "")
!1070 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1071, file: !1056, line: 53)
!1071 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast16_t", file: !1069, line: 60, baseType: !755)
!1072 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1073, file: !1056, line: 54)
!1073 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast32_t", file: !1069, line: 61, baseType: !755)
!1074 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1075, file: !1056, line: 55)
!1075 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast64_t", file: !1069, line: 62, baseType: !755)
!1076 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1077, file: !1056, line: 57)
!1077 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least8_t", file: !1069, line: 43, baseType: !1078)
!1078 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least8_t", file: !1054, line: 52, baseType: !1053)
!1079 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1080, file: !1056, line: 58)
!1080 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least16_t", file: !1069, line: 44, baseType: !1081)
!1081 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least16_t", file: !1054, line: 54, baseType: !1059)
!1082 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1083, file: !1056, line: 59)
!1083 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least32_t", file: !1069, line: 45, baseType: !1084)
!1084 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least32_t", file: !1054, line: 56, baseType: !1063)
!1085 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1086, file: !1056, line: 60)
!1086 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least64_t", file: !1069, line: 46, baseType: !1087)
!1087 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least64_t", file: !1054, line: 58, baseType: !1066)
!1088 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1089, file: !1056, line: 62)
!1089 = !DIDerivedType(tag: DW_TAG_typedef, name: "intmax_t", file: !1069, line: 101, baseType: !1090)
!1090 = !DIDerivedType(tag: DW_TAG_typedef, name: "__intmax_t", file: !1054, line: 72, baseType: !755)
!1091 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1092, file: !1056, line: 63)
!1092 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !1069, line: 87, baseType: !755)
!1093 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1094, file: !1056, line: 65)
!1094 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !1095, line: 24, baseType: !1096)
!1095 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "")
!1096 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint8_t", file: !1054, line: 38, baseType: !1097)
!1097 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!1098 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1099, file: !1056, line: 66)
!1099 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !1095, line: 25, baseType: !1100)
!1100 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint16_t", file: !1054, line: 40, baseType: !1101)
!1101 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!1102 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1103, file: !1056, line: 67)
!1103 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !1095, line: 26, baseType: !1104)
!1104 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !1054, line: 42, baseType: !747)
!1105 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1106, file: !1056, line: 68)
!1106 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !1095, line: 27, baseType: !1107)
!1107 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !1054, line: 45, baseType: !69)
!1108 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1109, file: !1056, line: 70)
!1109 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast8_t", file: !1069, line: 71, baseType: !1097)
!1110 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1111, file: !1056, line: 71)
!1111 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast16_t", file: !1069, line: 73, baseType: !69)
!1112 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1113, file: !1056, line: 72)
!1113 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast32_t", file: !1069, line: 74, baseType: !69)
!1114 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1115, file: !1056, line: 73)
!1115 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast64_t", file: !1069, line: 75, baseType: !69)
!1116 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1117, file: !1056, line: 75)
!1117 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least8_t", file: !1069, line: 49, baseType: !1118)
!1118 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least8_t", file: !1054, line: 53, baseType: !1096)
!1119 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1120, file: !1056, line: 76)
!1120 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least16_t", file: !1069, line: 50, baseType: !1121)
!1121 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least16_t", file: !1054, line: 55, baseType: !1100)
!1122 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1123, file: !1056, line: 77)
!1123 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least32_t", file: !1069, line: 51, baseType: !1124)
!1124 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least32_t", file: !1054, line: 57, baseType: !1104)
!1125 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1126, file: !1056, line: 78)
!1126 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least64_t", file: !1069, line: 52, baseType: !1127)
!1127 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least64_t", file: !1054, line: 59, baseType: !1107)
!1128 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1129, file: !1056, line: 80)
!1129 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintmax_t", file: !1069, line: 102, baseType: !1130)
!1130 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uintmax_t", file: !1054, line: 73, baseType: !69)
!1131 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1132, file: !1056, line: 81)
!1132 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !1069, line: 90, baseType: !69)
!1133 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1134, file: !1136, line: 53)
!1134 = !DICompositeType(tag: DW_TAG_structure_type, name: "lconv", file: !1135, line: 51, size: 768, flags: DIFlagFwdDecl, identifier: "_ZTS5lconv")
!1135 = !DIFile(filename: "/usr/include/locale.h", directory: "")
!1136 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/clocale", directory: "")
!1137 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1138, file: !1136, line: 54)
!1138 = !DISubprogram(name: "setlocale", scope: !1135, file: !1135, line: 122, type: !1139, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1139 = !DISubroutineType(types: !1140)
!1140 = !{!25, !251, !59}
!1141 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1142, file: !1136, line: 55)
!1142 = !DISubprogram(name: "localeconv", scope: !1135, file: !1135, line: 125, type: !1143, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1143 = !DISubroutineType(types: !1144)
!1144 = !{!1145}
!1145 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1134, size: 64)
!1146 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1147, file: !1151, line: 64)
!1147 = !DISubprogram(name: "isalnum", scope: !1148, file: !1148, line: 108, type: !1149, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1148 = !DIFile(filename: "/usr/include/ctype.h", directory: "")
!1149 = !DISubroutineType(types: !1150)
!1150 = !{!251, !251}
!1151 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cctype", directory: "")
!1152 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1153, file: !1151, line: 65)
!1153 = !DISubprogram(name: "isalpha", scope: !1148, file: !1148, line: 109, type: !1149, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1154 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1155, file: !1151, line: 66)
!1155 = !DISubprogram(name: "iscntrl", scope: !1148, file: !1148, line: 110, type: !1149, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1156 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1157, file: !1151, line: 67)
!1157 = !DISubprogram(name: "isdigit", scope: !1148, file: !1148, line: 111, type: !1149, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1158 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1159, file: !1151, line: 68)
!1159 = !DISubprogram(name: "isgraph", scope: !1148, file: !1148, line: 113, type: !1149, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1160 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1161, file: !1151, line: 69)
!1161 = !DISubprogram(name: "islower", scope: !1148, file: !1148, line: 112, type: !1149, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1162 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1163, file: !1151, line: 70)
!1163 = !DISubprogram(name: "isprint", scope: !1148, file: !1148, line: 114, type: !1149, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1164 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1165, file: !1151, line: 71)
!1165 = !DISubprogram(name: "ispunct", scope: !1148, file: !1148, line: 115, type: !1149, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1166 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1167, file: !1151, line: 72)
!1167 = !DISubprogram(name: "isspace", scope: !1148, file: !1148, line: 116, type: !1149, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1168 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1169, file: !1151, line: 73)
!1169 = !DISubprogram(name: "isupper", scope: !1148, file: !1148, line: 117, type: !1149, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1170 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1171, file: !1151, line: 74)
!1171 = !DISubprogram(name: "isxdigit", scope: !1148, file: !1148, line: 118, type: !1149, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1172 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1173, file: !1151, line: 75)
!1173 = !DISubprogram(name: "tolower", scope: !1148, file: !1148, line: 122, type: !1149, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1174 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1175, file: !1151, line: 76)
!1175 = !DISubprogram(name: "toupper", scope: !1148, file: !1148, line: 125, type: !1149, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1176 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1177, file: !1151, line: 87)
!1177 = !DISubprogram(name: "isblank", scope: !1148, file: !1148, line: 130, type: !1149, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1178 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !1179, entity: !1180, file: !1181, line: 58)
!1179 = !DINamespace(name: "__gnu_debug", scope: null)
!1180 = !DINamespace(name: "__debug", scope: !7)
!1181 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/debug/debug.h", directory: "")
!1182 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1183, file: !1185, line: 52)
!1183 = !DISubprogram(name: "abs", scope: !1184, file: !1184, line: 861, type: !1149, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1184 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!1185 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_abs.h", directory: "")
!1186 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1187, file: !1189, line: 127)
!1187 = !DIDerivedType(tag: DW_TAG_typedef, name: "div_t", file: !1184, line: 63, baseType: !1188)
!1188 = !DICompositeType(tag: DW_TAG_structure_type, file: !1184, line: 59, size: 64, flags: DIFlagFwdDecl, identifier: "_ZTS5div_t")
!1189 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdlib", directory: "")
!1190 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1191, file: !1189, line: 128)
!1191 = !DIDerivedType(tag: DW_TAG_typedef, name: "ldiv_t", file: !1184, line: 71, baseType: !1192)
!1192 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !1184, line: 67, size: 128, flags: DIFlagTypePassByValue, elements: !1193, identifier: "_ZTS6ldiv_t")
!1193 = !{!1194, !1195}
!1194 = !DIDerivedType(tag: DW_TAG_member, name: "quot", scope: !1192, file: !1184, line: 69, baseType: !755, size: 64)
!1195 = !DIDerivedType(tag: DW_TAG_member, name: "rem", scope: !1192, file: !1184, line: 70, baseType: !755, size: 64, offset: 64)
!1196 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1197, file: !1189, line: 130)
!1197 = !DISubprogram(name: "abort", scope: !1184, file: !1184, line: 611, type: !1198, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!1198 = !DISubroutineType(types: !1199)
!1199 = !{null}
!1200 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1201, file: !1189, line: 132)
!1201 = !DISubprogram(name: "aligned_alloc", scope: !1184, file: !1184, line: 605, type: !1202, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1202 = !DISubroutineType(types: !1203)
!1203 = !{!890, !840, !840}
!1204 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1205, file: !1189, line: 134)
!1205 = !DISubprogram(name: "atexit", scope: !1184, file: !1184, line: 615, type: !1206, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1206 = !DISubroutineType(types: !1207)
!1207 = !{!251, !1208}
!1208 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1198, size: 64)
!1209 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1210, file: !1189, line: 137)
!1210 = !DISubprogram(name: "at_quick_exit", scope: !1184, file: !1184, line: 620, type: !1206, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1211 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1212, file: !1189, line: 140)
!1212 = !DISubprogram(name: "atof", scope: !1184, file: !1184, line: 102, type: !1213, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1213 = !DISubroutineType(types: !1214)
!1214 = !{!963, !59}
!1215 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1216, file: !1189, line: 141)
!1216 = !DISubprogram(name: "atoi", scope: !1184, file: !1184, line: 105, type: !1217, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1217 = !DISubroutineType(types: !1218)
!1218 = !{!251, !59}
!1219 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1220, file: !1189, line: 142)
!1220 = !DISubprogram(name: "atol", scope: !1184, file: !1184, line: 108, type: !1221, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1221 = !DISubroutineType(types: !1222)
!1222 = !{!755, !59}
!1223 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1224, file: !1189, line: 143)
!1224 = !DISubprogram(name: "bsearch", scope: !1184, file: !1184, line: 841, type: !1225, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1225 = !DISubroutineType(types: !1226)
!1226 = !{!890, !70, !70, !840, !840, !1227}
!1227 = !DIDerivedType(tag: DW_TAG_typedef, name: "__compar_fn_t", file: !1184, line: 829, baseType: !1228)
!1228 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1229, size: 64)
!1229 = !DISubroutineType(types: !1230)
!1230 = !{!251, !70, !70}
!1231 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1232, file: !1189, line: 144)
!1232 = !DISubprogram(name: "calloc", scope: !1184, file: !1184, line: 556, type: !1202, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1233 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1234, file: !1189, line: 145)
!1234 = !DISubprogram(name: "div", scope: !1184, file: !1184, line: 873, type: !1235, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1235 = !DISubroutineType(types: !1236)
!1236 = !{!1187, !251, !251}
!1237 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1238, file: !1189, line: 146)
!1238 = !DISubprogram(name: "exit", scope: !1184, file: !1184, line: 637, type: !1239, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!1239 = !DISubroutineType(types: !1240)
!1240 = !{null, !251}
!1241 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1242, file: !1189, line: 147)
!1242 = !DISubprogram(name: "free", scope: !1184, file: !1184, line: 568, type: !1243, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1243 = !DISubroutineType(types: !1244)
!1244 = !{null, !890}
!1245 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1246, file: !1189, line: 148)
!1246 = !DISubprogram(name: "getenv", scope: !1184, file: !1184, line: 654, type: !1247, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1247 = !DISubroutineType(types: !1248)
!1248 = !{!25, !59}
!1249 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1250, file: !1189, line: 149)
!1250 = !DISubprogram(name: "labs", scope: !1184, file: !1184, line: 862, type: !1251, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1251 = !DISubroutineType(types: !1252)
!1252 = !{!755, !755}
!1253 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1254, file: !1189, line: 150)
!1254 = !DISubprogram(name: "ldiv", scope: !1184, file: !1184, line: 875, type: !1255, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1255 = !DISubroutineType(types: !1256)
!1256 = !{!1191, !755, !755}
!1257 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1258, file: !1189, line: 151)
!1258 = !DISubprogram(name: "malloc", scope: !1184, file: !1184, line: 553, type: !1259, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1259 = !DISubroutineType(types: !1260)
!1260 = !{!890, !840}
!1261 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1262, file: !1189, line: 153)
!1262 = !DISubprogram(name: "mblen", scope: !1184, file: !1184, line: 943, type: !1263, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1263 = !DISubroutineType(types: !1264)
!1264 = !{!251, !59, !840}
!1265 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1266, file: !1189, line: 154)
!1266 = !DISubprogram(name: "mbstowcs", scope: !1184, file: !1184, line: 954, type: !1267, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1267 = !DISubroutineType(types: !1268)
!1268 = !{!840, !807, !842, !840}
!1269 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1270, file: !1189, line: 155)
!1270 = !DISubprogram(name: "mbtowc", scope: !1184, file: !1184, line: 946, type: !1271, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1271 = !DISubroutineType(types: !1272)
!1272 = !{!251, !807, !842, !840}
!1273 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1274, file: !1189, line: 157)
!1274 = !DISubprogram(name: "qsort", scope: !1184, file: !1184, line: 851, type: !1275, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1275 = !DISubroutineType(types: !1276)
!1276 = !{null, !890, !840, !840, !1227}
!1277 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1278, file: !1189, line: 160)
!1278 = !DISubprogram(name: "quick_exit", scope: !1184, file: !1184, line: 643, type: !1239, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!1279 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1280, file: !1189, line: 163)
!1280 = !DISubprogram(name: "rand", scope: !1184, file: !1184, line: 454, type: !1281, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1281 = !DISubroutineType(types: !1282)
!1282 = !{!251}
!1283 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1284, file: !1189, line: 164)
!1284 = !DISubprogram(name: "realloc", scope: !1184, file: !1184, line: 564, type: !1285, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1285 = !DISubroutineType(types: !1286)
!1286 = !{!890, !890, !840}
!1287 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1288, file: !1189, line: 165)
!1288 = !DISubprogram(name: "srand", scope: !1184, file: !1184, line: 456, type: !1289, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1289 = !DISubroutineType(types: !1290)
!1290 = !{null, !747}
!1291 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1292, file: !1189, line: 166)
!1292 = !DISubprogram(name: "strtod", scope: !1184, file: !1184, line: 118, type: !1293, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1293 = !DISubroutineType(types: !1294)
!1294 = !{!963, !842, !1295}
!1295 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !1296)
!1296 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!1297 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1298, file: !1189, line: 167)
!1298 = !DISubprogram(name: "strtol", scope: !1184, file: !1184, line: 177, type: !1299, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1299 = !DISubroutineType(types: !1300)
!1300 = !{!755, !842, !1295, !251}
!1301 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1302, file: !1189, line: 168)
!1302 = !DISubprogram(name: "strtoul", scope: !1184, file: !1184, line: 181, type: !1303, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1303 = !DISubroutineType(types: !1304)
!1304 = !{!69, !842, !1295, !251}
!1305 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1306, file: !1189, line: 169)
!1306 = !DISubprogram(name: "system", scope: !1184, file: !1184, line: 804, type: !1217, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1307 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1308, file: !1189, line: 171)
!1308 = !DISubprogram(name: "wcstombs", scope: !1184, file: !1184, line: 958, type: !1309, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1309 = !DISubroutineType(types: !1310)
!1310 = !{!840, !912, !817, !840}
!1311 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1312, file: !1189, line: 172)
!1312 = !DISubprogram(name: "wctomb", scope: !1184, file: !1184, line: 950, type: !1313, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1313 = !DISubroutineType(types: !1314)
!1314 = !{!251, !25, !806}
!1315 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !1316, file: !1189, line: 200)
!1316 = !DIDerivedType(tag: DW_TAG_typedef, name: "lldiv_t", file: !1184, line: 81, baseType: !1317)
!1317 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !1184, line: 77, size: 128, flags: DIFlagTypePassByValue, elements: !1318, identifier: "_ZTS7lldiv_t")
!1318 = !{!1319, !1320}
!1319 = !DIDerivedType(tag: DW_TAG_member, name: "quot", scope: !1317, file: !1184, line: 79, baseType: !1034, size: 64)
!1320 = !DIDerivedType(tag: DW_TAG_member, name: "rem", scope: !1317, file: !1184, line: 80, baseType: !1034, size: 64, offset: 64)
!1321 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !1322, file: !1189, line: 206)
!1322 = !DISubprogram(name: "_Exit", scope: !1184, file: !1184, line: 649, type: !1239, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!1323 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !1324, file: !1189, line: 210)
!1324 = !DISubprogram(name: "llabs", scope: !1184, file: !1184, line: 865, type: !1325, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1325 = !DISubroutineType(types: !1326)
!1326 = !{!1034, !1034}
!1327 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !1328, file: !1189, line: 216)
!1328 = !DISubprogram(name: "lldiv", scope: !1184, file: !1184, line: 879, type: !1329, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1329 = !DISubroutineType(types: !1330)
!1330 = !{!1316, !1034, !1034}
!1331 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !1332, file: !1189, line: 227)
!1332 = !DISubprogram(name: "atoll", scope: !1184, file: !1184, line: 113, type: !1333, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1333 = !DISubroutineType(types: !1334)
!1334 = !{!1034, !59}
!1335 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !1336, file: !1189, line: 228)
!1336 = !DISubprogram(name: "strtoll", scope: !1184, file: !1184, line: 201, type: !1337, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1337 = !DISubroutineType(types: !1338)
!1338 = !{!1034, !842, !1295, !251}
!1339 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !1340, file: !1189, line: 229)
!1340 = !DISubprogram(name: "strtoull", scope: !1184, file: !1184, line: 206, type: !1341, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1341 = !DISubroutineType(types: !1342)
!1342 = !{!1039, !842, !1295, !251}
!1343 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !1344, file: !1189, line: 231)
!1344 = !DISubprogram(name: "strtof", scope: !1184, file: !1184, line: 124, type: !1345, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1345 = !DISubroutineType(types: !1346)
!1346 = !{!970, !842, !1295}
!1347 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !1348, file: !1189, line: 232)
!1348 = !DISubprogram(name: "strtold", scope: !1184, file: !1184, line: 127, type: !1349, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1349 = !DISubroutineType(types: !1350)
!1350 = !{!1029, !842, !1295}
!1351 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1316, file: !1189, line: 240)
!1352 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1322, file: !1189, line: 242)
!1353 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1324, file: !1189, line: 244)
!1354 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1355, file: !1189, line: 245)
!1355 = !DISubprogram(name: "div", linkageName: "_ZN9__gnu_cxx3divExx", scope: !15, file: !1189, line: 213, type: !1329, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1356 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1328, file: !1189, line: 246)
!1357 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1332, file: !1189, line: 248)
!1358 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1344, file: !1189, line: 249)
!1359 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1336, file: !1189, line: 250)
!1360 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1340, file: !1189, line: 251)
!1361 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1348, file: !1189, line: 252)
!1362 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1363, file: !1365, line: 98)
!1363 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !1364, line: 7, baseType: !800)
!1364 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "")
!1365 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdio", directory: "")
!1366 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1367, file: !1365, line: 99)
!1367 = !DIDerivedType(tag: DW_TAG_typedef, name: "fpos_t", file: !1368, line: 84, baseType: !1369)
!1368 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!1369 = !DIDerivedType(tag: DW_TAG_typedef, name: "__fpos_t", file: !1370, line: 14, baseType: !1371)
!1370 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__fpos_t.h", directory: "")
!1371 = !DICompositeType(tag: DW_TAG_structure_type, name: "_G_fpos_t", file: !1370, line: 10, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS9_G_fpos_t")
!1372 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1373, file: !1365, line: 101)
!1373 = !DISubprogram(name: "clearerr", scope: !1368, file: !1368, line: 786, type: !1374, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1374 = !DISubroutineType(types: !1375)
!1375 = !{null, !1376}
!1376 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1363, size: 64)
!1377 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1378, file: !1365, line: 102)
!1378 = !DISubprogram(name: "fclose", scope: !1368, file: !1368, line: 178, type: !1379, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1379 = !DISubroutineType(types: !1380)
!1380 = !{!251, !1376}
!1381 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1382, file: !1365, line: 103)
!1382 = !DISubprogram(name: "feof", scope: !1368, file: !1368, line: 788, type: !1379, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1383 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1384, file: !1365, line: 104)
!1384 = !DISubprogram(name: "ferror", scope: !1368, file: !1368, line: 790, type: !1379, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1385 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1386, file: !1365, line: 105)
!1386 = !DISubprogram(name: "fflush", scope: !1368, file: !1368, line: 230, type: !1379, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1387 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1388, file: !1365, line: 106)
!1388 = !DISubprogram(name: "fgetc", scope: !1368, file: !1368, line: 513, type: !1379, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1389 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1390, file: !1365, line: 107)
!1390 = !DISubprogram(name: "fgetpos", scope: !1368, file: !1368, line: 760, type: !1391, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1391 = !DISubroutineType(types: !1392)
!1392 = !{!251, !1393, !1394}
!1393 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !1376)
!1394 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !1395)
!1395 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1367, size: 64)
!1396 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1397, file: !1365, line: 108)
!1397 = !DISubprogram(name: "fgets", scope: !1368, file: !1368, line: 592, type: !1398, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1398 = !DISubroutineType(types: !1399)
!1399 = !{!25, !912, !251, !1393}
!1400 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1401, file: !1365, line: 109)
!1401 = !DISubprogram(name: "fopen", scope: !1368, file: !1368, line: 258, type: !1402, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1402 = !DISubroutineType(types: !1403)
!1403 = !{!1376, !842, !842}
!1404 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1405, file: !1365, line: 110)
!1405 = !DISubprogram(name: "fprintf", scope: !1368, file: !1368, line: 350, type: !1406, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1406 = !DISubroutineType(types: !1407)
!1407 = !{!251, !1393, !842, null}
!1408 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1409, file: !1365, line: 111)
!1409 = !DISubprogram(name: "fputc", scope: !1368, file: !1368, line: 549, type: !1410, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1410 = !DISubroutineType(types: !1411)
!1411 = !{!251, !251, !1376}
!1412 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1413, file: !1365, line: 112)
!1413 = !DISubprogram(name: "fputs", scope: !1368, file: !1368, line: 655, type: !1414, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1414 = !DISubroutineType(types: !1415)
!1415 = !{!251, !842, !1393}
!1416 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1417, file: !1365, line: 113)
!1417 = !DISubprogram(name: "fread", scope: !1368, file: !1368, line: 675, type: !1418, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1418 = !DISubroutineType(types: !1419)
!1419 = !{!840, !1420, !840, !840, !1393}
!1420 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !890)
!1421 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1422, file: !1365, line: 114)
!1422 = !DISubprogram(name: "freopen", scope: !1368, file: !1368, line: 265, type: !1423, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1423 = !DISubroutineType(types: !1424)
!1424 = !{!1376, !842, !842, !1393}
!1425 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1426, file: !1365, line: 115)
!1426 = !DISubprogram(name: "fscanf", linkageName: "__isoc99_fscanf", scope: !1368, file: !1368, line: 434, type: !1406, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1427 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1428, file: !1365, line: 116)
!1428 = !DISubprogram(name: "fseek", scope: !1368, file: !1368, line: 713, type: !1429, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1429 = !DISubroutineType(types: !1430)
!1430 = !{!251, !1376, !755, !251}
!1431 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1432, file: !1365, line: 117)
!1432 = !DISubprogram(name: "fsetpos", scope: !1368, file: !1368, line: 765, type: !1433, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1433 = !DISubroutineType(types: !1434)
!1434 = !{!251, !1376, !1435}
!1435 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1436, size: 64)
!1436 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !1367)
!1437 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1438, file: !1365, line: 118)
!1438 = !DISubprogram(name: "ftell", scope: !1368, file: !1368, line: 718, type: !1439, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1439 = !DISubroutineType(types: !1440)
!1440 = !{!755, !1376}
!1441 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1442, file: !1365, line: 119)
!1442 = !DISubprogram(name: "fwrite", scope: !1368, file: !1368, line: 681, type: !1443, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1443 = !DISubroutineType(types: !1444)
!1444 = !{!840, !1445, !840, !840, !1393}
!1445 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !70)
!1446 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1447, file: !1365, line: 120)
!1447 = !DISubprogram(name: "getc", scope: !1368, file: !1368, line: 514, type: !1379, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1448 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1449, file: !1365, line: 121)
!1449 = !DISubprogram(name: "getchar", scope: !1368, file: !1368, line: 520, type: !1281, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1450 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1451, file: !1365, line: 126)
!1451 = !DISubprogram(name: "perror", scope: !1368, file: !1368, line: 804, type: !1452, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1452 = !DISubroutineType(types: !1453)
!1453 = !{null, !59}
!1454 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1455, file: !1365, line: 127)
!1455 = !DISubprogram(name: "printf", scope: !1368, file: !1368, line: 356, type: !1456, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1456 = !DISubroutineType(types: !1457)
!1457 = !{!251, !842, null}
!1458 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1459, file: !1365, line: 128)
!1459 = !DISubprogram(name: "putc", scope: !1368, file: !1368, line: 550, type: !1410, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1460 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1461, file: !1365, line: 129)
!1461 = !DISubprogram(name: "putchar", scope: !1368, file: !1368, line: 556, type: !1149, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1462 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1463, file: !1365, line: 130)
!1463 = !DISubprogram(name: "puts", scope: !1368, file: !1368, line: 661, type: !1217, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1464 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1465, file: !1365, line: 131)
!1465 = !DISubprogram(name: "remove", scope: !1368, file: !1368, line: 152, type: !1217, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1466 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1467, file: !1365, line: 132)
!1467 = !DISubprogram(name: "rename", scope: !1368, file: !1368, line: 154, type: !1468, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1468 = !DISubroutineType(types: !1469)
!1469 = !{!251, !59, !59}
!1470 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1471, file: !1365, line: 133)
!1471 = !DISubprogram(name: "rewind", scope: !1368, file: !1368, line: 723, type: !1374, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1472 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1473, file: !1365, line: 134)
!1473 = !DISubprogram(name: "scanf", linkageName: "__isoc99_scanf", scope: !1368, file: !1368, line: 437, type: !1456, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1474 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1475, file: !1365, line: 135)
!1475 = !DISubprogram(name: "setbuf", scope: !1368, file: !1368, line: 328, type: !1476, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1476 = !DISubroutineType(types: !1477)
!1477 = !{null, !1393, !912}
!1478 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1479, file: !1365, line: 136)
!1479 = !DISubprogram(name: "setvbuf", scope: !1368, file: !1368, line: 332, type: !1480, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1480 = !DISubroutineType(types: !1481)
!1481 = !{!251, !1393, !912, !251, !840}
!1482 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1483, file: !1365, line: 137)
!1483 = !DISubprogram(name: "sprintf", scope: !1368, file: !1368, line: 358, type: !1484, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1484 = !DISubroutineType(types: !1485)
!1485 = !{!251, !912, !842, null}
!1486 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1487, file: !1365, line: 138)
!1487 = !DISubprogram(name: "sscanf", linkageName: "__isoc99_sscanf", scope: !1368, file: !1368, line: 439, type: !1488, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1488 = !DISubroutineType(types: !1489)
!1489 = !{!251, !842, !842, null}
!1490 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1491, file: !1365, line: 139)
!1491 = !DISubprogram(name: "tmpfile", scope: !1368, file: !1368, line: 188, type: !1492, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1492 = !DISubroutineType(types: !1493)
!1493 = !{!1376}
!1494 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1495, file: !1365, line: 141)
!1495 = !DISubprogram(name: "tmpnam", scope: !1368, file: !1368, line: 205, type: !1496, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1496 = !DISubroutineType(types: !1497)
!1497 = !{!25, !25}
!1498 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1499, file: !1365, line: 143)
!1499 = !DISubprogram(name: "ungetc", scope: !1368, file: !1368, line: 668, type: !1410, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1500 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1501, file: !1365, line: 144)
!1501 = !DISubprogram(name: "vfprintf", scope: !1368, file: !1368, line: 365, type: !1502, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1502 = !DISubroutineType(types: !1503)
!1503 = !{!251, !1393, !842, !883}
!1504 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1505, file: !1365, line: 145)
!1505 = !DISubprogram(name: "vprintf", scope: !1368, file: !1368, line: 371, type: !1506, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1506 = !DISubroutineType(types: !1507)
!1507 = !{!251, !842, !883}
!1508 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1509, file: !1365, line: 146)
!1509 = !DISubprogram(name: "vsprintf", scope: !1368, file: !1368, line: 373, type: !1510, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1510 = !DISubroutineType(types: !1511)
!1511 = !{!251, !912, !842, !883}
!1512 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !1513, file: !1365, line: 175)
!1513 = !DISubprogram(name: "snprintf", scope: !1368, file: !1368, line: 378, type: !1514, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1514 = !DISubroutineType(types: !1515)
!1515 = !{!251, !912, !840, !842, null}
!1516 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !1517, file: !1365, line: 176)
!1517 = !DISubprogram(name: "vfscanf", linkageName: "__isoc99_vfscanf", scope: !1368, file: !1368, line: 479, type: !1502, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1518 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !1519, file: !1365, line: 177)
!1519 = !DISubprogram(name: "vscanf", linkageName: "__isoc99_vscanf", scope: !1368, file: !1368, line: 484, type: !1506, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1520 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !1521, file: !1365, line: 178)
!1521 = !DISubprogram(name: "vsnprintf", scope: !1368, file: !1368, line: 382, type: !1522, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1522 = !DISubroutineType(types: !1523)
!1523 = !{!251, !912, !840, !842, !883}
!1524 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !1525, file: !1365, line: 179)
!1525 = !DISubprogram(name: "vsscanf", linkageName: "__isoc99_vsscanf", scope: !1368, file: !1368, line: 487, type: !1526, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1526 = !DISubroutineType(types: !1527)
!1527 = !{!251, !842, !842, !883}
!1528 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1513, file: !1365, line: 185)
!1529 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1517, file: !1365, line: 186)
!1530 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1519, file: !1365, line: 187)
!1531 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1521, file: !1365, line: 188)
!1532 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1525, file: !1365, line: 189)
!1533 = !{i32 7, !"Dwarf Version", i32 5}
!1534 = !{i32 2, !"Debug Info Version", i32 3}
!1535 = !{i32 1, !"wchar_size", i32 4}
!1536 = !{i32 7, !"PIC Level", i32 2}
!1537 = !{i32 7, !"PIE Level", i32 2}
!1538 = !{i32 7, !"uwtable", i32 1}

!1540 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !1281, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !1541)
!1541 = !{!1542}
!1542 = !DILocalVariable(name: "s", scope: !1540, file: !1, line: 7, type: !1543)
!1543 = !DIDerivedType(tag: DW_TAG_typedef, name: "string", scope: !7, file: !1544, line: 77, baseType: !5)
!1544 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/stringfwd.h", directory: "")
!1545 = !DILocation(line: 7, column: 5, scope: !1540)
!1546 = !DILocation(line: 7, column: 17, scope: !1540)
!1547 = !DILocation(line: 8, column: 7, scope: !1540)
!1548 = !DILocation(line: 9, column: 5, scope: !1540)
!1549 = !DILocation(line: 16, column: 1, scope: !1540)
!1550 = !DILocation(line: 10, column: 7, scope: !1540)
!1551 = !DILocation(line: 11, column: 5, scope: !1540)
!1552 = !DILocation(line: 0, scope: !1540)
!1553 = !DILocation(line: 12, column: 7, scope: !1540)
!1554 = !DILocation(line: 13, column: 5, scope: !1540)
!1555 = !DILocation(line: 14, column: 16, scope: !1540)
!1556 = !DILocation(line: 14, column: 24, scope: !1540)
!1557 = !DILocation(line: 14, column: 7, scope: !1540)
!1558 = !DILocation(line: 15, column: 5, scope: !1540)
!1559 = distinct !DISubprogram(name: "basic_string", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2Ev", scope: !5, file: !4, line: 515, type: !391, scopeLine: 518, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !455, retainedNodes: !1560)
!1560 = !{!1561}
!1561 = !DILocalVariable(name: "this", arg: 1, scope: !1559, type: !1562, flags: DIFlagArtificial | DIFlagObjectPointer)
!1562 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!1563 = !DILocation(line: 0, scope: !1559)
!1564 = !DILocation(line: 517, column: 9, scope: !1559)
!1565 = !DILocation(line: 517, column: 21, scope: !1559)
!1566 = !DILocation(line: 519, column: 2, scope: !1567)
!1567 = distinct !DILexicalBlock(scope: !1559, file: !4, line: 518, column: 7)
!1568 = !DILocation(line: 520, column: 2, scope: !1567)
!1569 = !DILocation(line: 521, column: 7, scope: !1559)
!1570 = !DILocation(line: 521, column: 7, scope: !1567)
!1571 = distinct !DISubprogram(name: "operator=", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEPKc", scope: !5, file: !4, line: 814, type: !493, scopeLine: 815, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !492, retainedNodes: !1572)
!1572 = !{!1573, !1574}
!1573 = !DILocalVariable(name: "this", arg: 1, scope: !1571, type: !1562, flags: DIFlagArtificial | DIFlagObjectPointer)
!1574 = !DILocalVariable(name: "__s", arg: 2, scope: !1571, file: !4, line: 814, type: !59)
!1575 = !DILocation(line: 0, scope: !1571)
!1576 = !DILocation(line: 814, column: 31, scope: !1571)
!1577 = !DILocation(line: 815, column: 29, scope: !1571)
!1578 = !DILocation(line: 815, column: 22, scope: !1571)
!1579 = !DILocation(line: 815, column: 9, scope: !1571)
!1580 = distinct !DISubprogram(name: "operator==<char, std::char_traits<char>, std::allocator<char> >", linkageName: "_ZSteqIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_", scope: !7, file: !4, line: 3599, type: !1581, scopeLine: 3601, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !746, retainedNodes: !1583)
!1581 = !DISubroutineType(types: !1582)
!1582 = !{!125, !448, !59}
!1583 = !{!1584, !1585}
!1584 = !DILocalVariable(name: "__lhs", arg: 1, scope: !1580, file: !4, line: 3599, type: !448)
!1585 = !DILocalVariable(name: "__rhs", arg: 2, scope: !1580, file: !4, line: 3600, type: !59)
!1586 = !DILocation(line: 3599, column: 61, scope: !1580)
!1587 = !DILocation(line: 3600, column: 23, scope: !1580)
!1588 = !DILocation(line: 3601, column: 14, scope: !1580)
!1589 = !DILocation(line: 3601, column: 28, scope: !1580)
!1590 = !DILocation(line: 3601, column: 20, scope: !1580)
!1591 = !DILocation(line: 3601, column: 35, scope: !1580)
!1592 = !DILocation(line: 3601, column: 7, scope: !1580)
!1593 = distinct !DISubprogram(name: "insert", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEmPKc", scope: !5, file: !4, line: 1925, type: !611, scopeLine: 1926, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !610, retainedNodes: !1594)
!1594 = !{!1595, !1596, !1597}
!1595 = !DILocalVariable(name: "this", arg: 1, scope: !1593, type: !1562, flags: DIFlagArtificial | DIFlagObjectPointer)
!1596 = !DILocalVariable(name: "__pos", arg: 2, scope: !1593, file: !4, line: 1925, type: !11)
!1597 = !DILocalVariable(name: "__s", arg: 3, scope: !1593, file: !4, line: 1925, type: !59)
!1598 = !DILocation(line: 0, scope: !1593)
!1599 = !DILocation(line: 1925, column: 24, scope: !1593)
!1600 = !DILocation(line: 1925, column: 45, scope: !1593)
!1601 = !DILocation(line: 1928, column: 23, scope: !1593)
!1602 = !DILocation(line: 1928, column: 44, scope: !1593)
!1603 = !DILocation(line: 1929, column: 29, scope: !1593)
!1604 = !DILocation(line: 1929, column: 9, scope: !1593)
!1605 = !DILocation(line: 1928, column: 15, scope: !1593)
!1606 = !DILocation(line: 1928, column: 2, scope: !1593)
!1607 = distinct !DISubprogram(name: "size", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv", scope: !5, file: !4, line: 1063, type: !532, scopeLine: 1064, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !531, retainedNodes: !1608)
!1608 = !{!1609}
!1609 = !DILocalVariable(name: "this", arg: 1, scope: !1607, type: !1610, flags: DIFlagArtificial | DIFlagObjectPointer)
!1610 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !371, size: 64)
!1611 = !DILocation(line: 0, scope: !1607)
!1612 = !DILocation(line: 1064, column: 16, scope: !1607)
!1613 = !DILocation(line: 1064, column: 9, scope: !1607)
!1614 = distinct !DISubprogram(name: "operator[]", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEixEm", scope: !5, file: !4, line: 1217, type: !554, scopeLine: 1218, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !553, retainedNodes: !1615)
!1615 = !{!1616, !1617}
!1616 = !DILocalVariable(name: "this", arg: 1, scope: !1614, type: !1562, flags: DIFlagArtificial | DIFlagObjectPointer)
!1617 = !DILocalVariable(name: "__pos", arg: 2, scope: !1614, file: !4, line: 1217, type: !11)
!1618 = !DILocation(line: 0, scope: !1614)
!1619 = !DILocation(line: 1217, column: 28, scope: !1614)
!1620 = !DILocation(line: 1221, column: 2, scope: !1614)
!1621 = !DILocation(line: 1221, column: 2, scope: !1622)
!1622 = distinct !DILexicalBlock(scope: !1614, file: !4, line: 1221, column: 2)
!1623 = !DILocation(line: 1224, column: 9, scope: !1614)
!1624 = !DILocation(line: 1224, column: 19, scope: !1614)
!1625 = !DILocation(line: 1224, column: 2, scope: !1614)
!1626 = distinct !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEmmPKc", scope: !5, file: !4, line: 2193, type: !640, scopeLine: 2194, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !639, retainedNodes: !1627)
!1627 = !{!1628, !1629, !1630, !1631}
!1628 = !DILocalVariable(name: "this", arg: 1, scope: !1626, type: !1562, flags: DIFlagArtificial | DIFlagObjectPointer)
!1629 = !DILocalVariable(name: "__pos", arg: 2, scope: !1626, file: !4, line: 2193, type: !11)
!1630 = !DILocalVariable(name: "__n1", arg: 3, scope: !1626, file: !4, line: 2193, type: !11)
!1631 = !DILocalVariable(name: "__s", arg: 4, scope: !1626, file: !4, line: 2193, type: !59)
!1632 = !DILocation(line: 0, scope: !1626)
!1633 = !DILocation(line: 2193, column: 25, scope: !1626)
!1634 = !DILocation(line: 2193, column: 42, scope: !1626)
!1635 = !DILocation(line: 2193, column: 62, scope: !1626)
!1636 = !DILocation(line: 2196, column: 23, scope: !1626)
!1637 = !DILocation(line: 2196, column: 30, scope: !1626)
!1638 = !DILocation(line: 2196, column: 36, scope: !1626)
!1639 = !DILocation(line: 2196, column: 61, scope: !1626)
!1640 = !DILocation(line: 2196, column: 41, scope: !1626)
!1641 = !DILocation(line: 2196, column: 15, scope: !1626)
!1642 = !DILocation(line: 2196, column: 2, scope: !1626)
!1643 = distinct !DISubprogram(name: "assign", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6assignEPKc", scope: !5, file: !4, line: 1644, type: !493, scopeLine: 1645, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !592, retainedNodes: !1644)
!1644 = !{!1645, !1646}
!1645 = !DILocalVariable(name: "this", arg: 1, scope: !1643, type: !1562, flags: DIFlagArtificial | DIFlagObjectPointer)
!1646 = !DILocalVariable(name: "__s", arg: 2, scope: !1643, file: !4, line: 1644, type: !59)
!1647 = !DILocation(line: 0, scope: !1643)
!1648 = !DILocation(line: 1644, column: 28, scope: !1643)
!1649 = !DILocation(line: 1647, column: 40, scope: !1643)
!1650 = !DILocation(line: 1647, column: 48, scope: !1643)
!1651 = !DILocation(line: 1648, column: 26, scope: !1643)
!1652 = !DILocation(line: 1648, column: 6, scope: !1643)
!1653 = !DILocation(line: 1647, column: 9, scope: !1643)
!1654 = !DILocation(line: 1647, column: 2, scope: !1643)
!1655 = distinct !DISubprogram(name: "c_str", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5c_strEv", scope: !5, file: !4, line: 2554, type: !684, scopeLine: 2555, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !683, retainedNodes: !1656)
!1656 = !{!1657}
!1657 = !DILocalVariable(name: "this", arg: 1, scope: !1655, type: !1610, flags: DIFlagArtificial | DIFlagObjectPointer)
!1658 = !DILocation(line: 0, scope: !1655)
!1659 = !DILocation(line: 2555, column: 16, scope: !1655)
!1660 = !DILocation(line: 2555, column: 9, scope: !1655)
!1661 = distinct !DISubprogram(name: "~basic_string", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev", scope: !5, file: !4, line: 794, type: !391, scopeLine: 795, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !487, retainedNodes: !1662)
!1662 = !{!1663}
!1663 = !DILocalVariable(name: "this", arg: 1, scope: !1661, type: !1562, flags: DIFlagArtificial | DIFlagObjectPointer)
!1664 = !DILocation(line: 0, scope: !1661)
!1665 = !DILocation(line: 795, column: 9, scope: !1666)
!1666 = distinct !DILexicalBlock(scope: !1661, file: !4, line: 795, column: 7)
!1667 = !DILocation(line: 795, column: 23, scope: !1666)
!1668 = !DILocation(line: 795, column: 23, scope: !1661)
!1669 = distinct !DISubprogram(name: "_M_data", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv", scope: !5, file: !4, line: 233, type: !368, scopeLine: 234, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !367, retainedNodes: !1670)
!1670 = !{!1671}
!1671 = !DILocalVariable(name: "this", arg: 1, scope: !1669, type: !1610, flags: DIFlagArtificial | DIFlagObjectPointer)
!1672 = !DILocation(line: 0, scope: !1669)
!1673 = !DILocation(line: 234, column: 16, scope: !1669)
!1674 = !DILocation(line: 234, column: 28, scope: !1669)
!1675 = !DILocation(line: 234, column: 9, scope: !1669)
!1676 = distinct !DISubprogram(name: "_M_dispose", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv", scope: !5, file: !4, line: 283, type: !391, scopeLine: 284, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !390, retainedNodes: !1677)
!1677 = !{!1678}
!1678 = !DILocalVariable(name: "this", arg: 1, scope: !1676, type: !1562, flags: DIFlagArtificial | DIFlagObjectPointer)
!1679 = !DILocation(line: 0, scope: !1676)
!1680 = !DILocation(line: 285, column: 7, scope: !1681)
!1681 = distinct !DILexicalBlock(scope: !1676, file: !4, line: 285, column: 6)
!1682 = !DILocation(line: 285, column: 6, scope: !1676)
!1683 = !DILocation(line: 286, column: 15, scope: !1681)
!1684 = !DILocation(line: 286, column: 4, scope: !1681)
!1685 = !DILocation(line: 287, column: 7, scope: !1676)
!1686 = distinct !DISubprogram(name: "~allocator", linkageName: "_ZNSaIcED2Ev", scope: !29, file: !30, line: 174, type: !82, scopeLine: 174, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !94, retainedNodes: !1687)
!1687 = !{!1688}
!1688 = !DILocalVariable(name: "this", arg: 1, scope: !1686, type: !1689, flags: DIFlagArtificial | DIFlagObjectPointer)
!1689 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!1690 = !DILocation(line: 0, scope: !1686)
!1691 = !DILocation(line: 174, column: 39, scope: !1692)
!1692 = distinct !DILexicalBlock(scope: !1686, file: !30, line: 174, column: 37)
!1693 = !DILocation(line: 174, column: 39, scope: !1686)
!1694 = distinct !DISubprogram(name: "_M_is_local", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_is_localEv", scope: !5, file: !4, line: 273, type: !384, scopeLine: 274, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !383, retainedNodes: !1695)
!1695 = !{!1696}
!1696 = !DILocalVariable(name: "this", arg: 1, scope: !1694, type: !1610, flags: DIFlagArtificial | DIFlagObjectPointer)
!1697 = !DILocation(line: 0, scope: !1694)
!1698 = !DILocation(line: 274, column: 16, scope: !1694)
!1699 = !DILocation(line: 274, column: 29, scope: !1694)
!1700 = !DILocation(line: 274, column: 26, scope: !1694)
!1701 = !DILocation(line: 274, column: 9, scope: !1694)
!1702 = distinct !DISubprogram(name: "_M_destroy", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_destroyEm", scope: !5, file: !4, line: 291, type: !365, scopeLine: 292, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !393, retainedNodes: !1703)
!1703 = !{!1704, !1705}
!1704 = !DILocalVariable(name: "this", arg: 1, scope: !1702, type: !1562, flags: DIFlagArtificial | DIFlagObjectPointer)
!1705 = !DILocalVariable(name: "__size", arg: 2, scope: !1702, file: !4, line: 291, type: !11)
!1706 = !DILocation(line: 0, scope: !1702)
!1707 = !DILocation(line: 291, column: 28, scope: !1702)
!1708 = !DILocation(line: 292, column: 35, scope: !1702)
!1709 = !DILocation(line: 292, column: 55, scope: !1702)
!1710 = !DILocation(line: 292, column: 66, scope: !1702)
!1711 = !DILocation(line: 292, column: 73, scope: !1702)
!1712 = !DILocation(line: 292, column: 9, scope: !1702)
!1713 = !DILocation(line: 292, column: 79, scope: !1702)
!1714 = distinct !DISubprogram(name: "_M_local_data", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv", scope: !5, file: !4, line: 249, type: !376, scopeLine: 250, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !375, retainedNodes: !1715)
!1715 = !{!1716}
!1716 = !DILocalVariable(name: "this", arg: 1, scope: !1714, type: !1610, flags: DIFlagArtificial | DIFlagObjectPointer)
!1717 = !DILocation(line: 0, scope: !1714)
!1718 = !DILocation(line: 252, column: 57, scope: !1714)
!1719 = !DILocation(line: 252, column: 56, scope: !1714)
!1720 = !DILocation(line: 252, column: 9, scope: !1714)
!1721 = !DILocation(line: 252, column: 2, scope: !1714)
!1722 = distinct !DISubprogram(name: "pointer_to", linkageName: "_ZNSt19__ptr_traits_ptr_toIPKcS0_Lb0EE10pointer_toERS0_", scope: !1724, file: !1723, line: 135, type: !1727, scopeLine: 136, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !1726, retainedNodes: !1736)
!1723 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/ptr_traits.h", directory: "")
!1724 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__ptr_traits_ptr_to<const char *, const char, false>", scope: !7, file: !1723, line: 124, size: 8, flags: DIFlagTypePassByValue, elements: !1725, templateParams: !1732, identifier: "_ZTSSt19__ptr_traits_ptr_toIPKcS0_Lb0EE")
!1725 = !{!1726}
!1726 = !DISubprogram(name: "pointer_to", linkageName: "_ZNSt19__ptr_traits_ptr_toIPKcS0_Lb0EE10pointer_toERS0_", scope: !1724, file: !1723, line: 135, type: !1727, scopeLine: 135, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!1727 = !DISubroutineType(types: !1728)
!1728 = !{!1729, !1730}
!1729 = !DIDerivedType(tag: DW_TAG_typedef, name: "pointer", scope: !1724, file: !1723, line: 126, baseType: !59)
!1730 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !1731, size: 64)
!1731 = !DIDerivedType(tag: DW_TAG_typedef, name: "element_type", scope: !1724, file: !1723, line: 127, baseType: !60)
!1732 = !{!1733, !1734, !1735}
!1733 = !DITemplateTypeParameter(name: "_Ptr", type: !59)
!1734 = !DITemplateTypeParameter(name: "_Elt", type: !60)
!1735 = !DITemplateValueParameter(type: !125, value: i1 false)
!1736 = !{!1737}
!1737 = !DILocalVariable(name: "__r", arg: 1, scope: !1722, file: !1723, line: 135, type: !1730)
!1738 = !DILocation(line: 135, column: 32, scope: !1722)
!1739 = !DILocation(line: 136, column: 31, scope: !1722)
!1740 = !DILocation(line: 136, column: 16, scope: !1722)
!1741 = !DILocation(line: 136, column: 9, scope: !1722)
!1742 = distinct !DISubprogram(name: "addressof<const char>", linkageName: "_ZSt9addressofIKcEPT_RS1_", scope: !7, file: !1743, line: 145, type: !1744, scopeLine: 146, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !1748, retainedNodes: !1746)
!1743 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/move.h", directory: "")
!1744 = !DISubroutineType(types: !1745)
!1745 = !{!59, !62}
!1746 = !{!1747}
!1747 = !DILocalVariable(name: "__r", arg: 1, scope: !1742, file: !1743, line: 145, type: !62)
!1748 = !{!1749}
!1749 = !DITemplateTypeParameter(name: "_Tp", type: !60)
!1750 = !DILocation(line: 145, column: 20, scope: !1742)
!1751 = !DILocation(line: 146, column: 31, scope: !1742)
!1752 = !DILocation(line: 146, column: 14, scope: !1742)
!1753 = !DILocation(line: 146, column: 7, scope: !1742)
!1754 = distinct !DISubprogram(name: "__addressof<const char>", linkageName: "_ZSt11__addressofIKcEPT_RS1_", scope: !7, file: !1743, line: 49, type: !1744, scopeLine: 50, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !1748, retainedNodes: !1755)
!1755 = !{!1756}
!1756 = !DILocalVariable(name: "__r", arg: 1, scope: !1754, file: !1743, line: 49, type: !62)
!1757 = !DILocation(line: 49, column: 22, scope: !1754)
!1758 = !DILocation(line: 50, column: 34, scope: !1754)
!1759 = !DILocation(line: 50, column: 7, scope: !1754)
!1760 = distinct !DISubprogram(name: "deallocate", linkageName: "_ZNSt16allocator_traitsISaIcEE10deallocateERS0_Pcm", scope: !18, file: !19, line: 495, type: !103, scopeLine: 496, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !102, retainedNodes: !1761)
!1761 = !{!1762, !1763, !1764}
!1762 = !DILocalVariable(name: "__a", arg: 1, scope: !1760, file: !19, line: 495, type: !27)
!1763 = !DILocalVariable(name: "__p", arg: 2, scope: !1760, file: !19, line: 495, type: !24)
!1764 = !DILocalVariable(name: "__n", arg: 3, scope: !1760, file: !19, line: 495, type: !97)
!1765 = !DILocation(line: 495, column: 34, scope: !1760)
!1766 = !DILocation(line: 495, column: 47, scope: !1760)
!1767 = !DILocation(line: 495, column: 62, scope: !1760)
!1768 = !DILocation(line: 496, column: 9, scope: !1760)
!1769 = !DILocation(line: 496, column: 24, scope: !1760)
!1770 = !DILocation(line: 496, column: 29, scope: !1760)
!1771 = !DILocation(line: 496, column: 13, scope: !1760)
!1772 = !DILocation(line: 496, column: 35, scope: !1760)
!1773 = distinct !DISubprogram(name: "_M_get_allocator", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv", scope: !5, file: !4, line: 339, type: !398, scopeLine: 340, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !397, retainedNodes: !1774)
!1774 = !{!1775}
!1775 = !DILocalVariable(name: "this", arg: 1, scope: !1773, type: !1562, flags: DIFlagArtificial | DIFlagObjectPointer)
!1776 = !DILocation(line: 0, scope: !1773)
!1777 = !DILocation(line: 340, column: 16, scope: !1773)
!1778 = !DILocation(line: 340, column: 9, scope: !1773)
!1779 = distinct !DISubprogram(name: "deallocate", linkageName: "_ZNSt15__new_allocatorIcE10deallocateEPcm", scope: !35, file: !36, line: 142, type: !73, scopeLine: 143, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !72, retainedNodes: !1780)
!1780 = !{!1781, !1783, !1784}
!1781 = !DILocalVariable(name: "this", arg: 1, scope: !1779, type: !1782, flags: DIFlagArtificial | DIFlagObjectPointer)
!1782 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!1783 = !DILocalVariable(name: "__p", arg: 2, scope: !1779, file: !36, line: 142, type: !25)
!1784 = !DILocalVariable(name: "__n", arg: 3, scope: !1779, file: !36, line: 142, type: !66)
!1785 = !DILocation(line: 0, scope: !1779)
!1786 = !DILocation(line: 142, column: 23, scope: !1779)
!1787 = !DILocation(line: 142, column: 38, scope: !1779)
!1788 = !DILocation(line: 158, column: 27, scope: !1779)
!1789 = !DILocation(line: 158, column: 2, scope: !1779)
!1790 = !DILocation(line: 159, column: 7, scope: !1779)
!1791 = distinct !DISubprogram(name: "~__new_allocator", linkageName: "_ZNSt15__new_allocatorIcED2Ev", scope: !35, file: !36, line: 90, type: !39, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !47, retainedNodes: !1792)
!1792 = !{!1793}
!1793 = !DILocalVariable(name: "this", arg: 1, scope: !1791, type: !1782, flags: DIFlagArtificial | DIFlagObjectPointer)
!1794 = !DILocation(line: 0, scope: !1791)
!1795 = !DILocation(line: 90, column: 50, scope: !1791)
!1796 = distinct !DISubprogram(name: "_M_local_data", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv", scope: !5, file: !4, line: 238, type: !373, scopeLine: 239, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !372, retainedNodes: !1797)
!1797 = !{!1798}
!1798 = !DILocalVariable(name: "this", arg: 1, scope: !1796, type: !1562, flags: DIFlagArtificial | DIFlagObjectPointer)
!1799 = !DILocation(line: 0, scope: !1796)
!1800 = !DILocation(line: 241, column: 51, scope: !1796)
!1801 = !DILocation(line: 241, column: 50, scope: !1796)
!1802 = !DILocation(line: 241, column: 9, scope: !1796)
!1803 = !DILocation(line: 241, column: 2, scope: !1796)
!1804 = distinct !DISubprogram(name: "allocator", linkageName: "_ZNSaIcEC2Ev", scope: !29, file: !30, line: 156, type: !82, scopeLine: 156, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !81, retainedNodes: !1805)
!1805 = !{!1806}
!1806 = !DILocalVariable(name: "this", arg: 1, scope: !1804, type: !1689, flags: DIFlagArtificial | DIFlagObjectPointer)
!1807 = !DILocation(line: 0, scope: !1804)
!1808 = !DILocation(line: 156, column: 36, scope: !1804)
!1809 = !DILocation(line: 156, column: 7, scope: !1804)
!1810 = !DILocation(line: 156, column: 38, scope: !1804)
!1811 = distinct !DISubprogram(name: "_Alloc_hider", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderC2EPcOS3_", scope: !132, file: !4, line: 203, type: !149, scopeLine: 204, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !148, retainedNodes: !1812)
!1812 = !{!1813, !1815, !1816}
!1813 = !DILocalVariable(name: "this", arg: 1, scope: !1811, type: !1814, flags: DIFlagArtificial | DIFlagObjectPointer)
!1814 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !132, size: 64)
!1815 = !DILocalVariable(name: "__dat", arg: 2, scope: !1811, file: !4, line: 203, type: !142)
!1816 = !DILocalVariable(name: "__a", arg: 3, scope: !1811, file: !4, line: 203, type: !151)
!1817 = !DILocation(line: 0, scope: !1811)
!1818 = !DILocation(line: 203, column: 23, scope: !1811)
!1819 = !DILocation(line: 203, column: 39, scope: !1811)
!1820 = !DILocation(line: 204, column: 48, scope: !1811)
!1821 = !DILocation(line: 204, column: 29, scope: !1811)
!1822 = !DILocation(line: 204, column: 19, scope: !1811)
!1823 = !DILocation(line: 204, column: 4, scope: !1811)
!1824 = !DILocation(line: 204, column: 36, scope: !1811)
!1825 = !DILocation(line: 204, column: 41, scope: !1811)
!1826 = !DILocation(line: 204, column: 50, scope: !1811)
!1827 = distinct !DISubprogram(name: "_M_use_local_data", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE17_M_use_local_dataEv", scope: !5, file: !4, line: 351, type: !373, scopeLine: 352, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !406, retainedNodes: !1828)
!1828 = !{!1829}
!1829 = !DILocalVariable(name: "this", arg: 1, scope: !1827, type: !1562, flags: DIFlagArtificial | DIFlagObjectPointer)
!1830 = !DILocation(line: 0, scope: !1827)
!1831 = !DILocation(line: 358, column: 9, scope: !1827)
!1832 = !DILocation(line: 358, column: 2, scope: !1827)
!1833 = distinct !DISubprogram(name: "_M_set_length", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_set_lengthEm", scope: !5, file: !4, line: 265, type: !365, scopeLine: 266, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !382, retainedNodes: !1834)
!1834 = !{!1835, !1836}
!1835 = !DILocalVariable(name: "this", arg: 1, scope: !1833, type: !1562, flags: DIFlagArtificial | DIFlagObjectPointer)
!1836 = !DILocalVariable(name: "__n", arg: 2, scope: !1833, file: !4, line: 265, type: !11)
!1837 = !DILocation(line: 0, scope: !1833)
!1838 = !DILocation(line: 265, column: 31, scope: !1833)
!1839 = !DILocation(line: 267, column: 12, scope: !1833)
!1840 = !DILocation(line: 267, column: 2, scope: !1833)
!1841 = !DILocation(line: 268, column: 22, scope: !1833)
!1842 = !DILocation(line: 268, column: 32, scope: !1833)
!1843 = !DILocation(line: 268, column: 38, scope: !1833)
!1844 = !DILocation(line: 268, column: 2, scope: !1833)
!1845 = !DILocation(line: 269, column: 7, scope: !1833)
!1846 = distinct !DISubprogram(name: "pointer_to", linkageName: "_ZNSt19__ptr_traits_ptr_toIPccLb0EE10pointer_toERc", scope: !1847, file: !1723, line: 135, type: !1850, scopeLine: 136, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !1849, retainedNodes: !1858)
!1847 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__ptr_traits_ptr_to<char *, char, false>", scope: !7, file: !1723, line: 124, size: 8, flags: DIFlagTypePassByValue, elements: !1848, templateParams: !1855, identifier: "_ZTSSt19__ptr_traits_ptr_toIPccLb0EE")
!1848 = !{!1849}
!1849 = !DISubprogram(name: "pointer_to", linkageName: "_ZNSt19__ptr_traits_ptr_toIPccLb0EE10pointer_toERc", scope: !1847, file: !1723, line: 135, type: !1850, scopeLine: 135, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!1850 = !DISubroutineType(types: !1851)
!1851 = !{!1852, !1853}
!1852 = !DIDerivedType(tag: DW_TAG_typedef, name: "pointer", scope: !1847, file: !1723, line: 126, baseType: !25)
!1853 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !1854, size: 64)
!1854 = !DIDerivedType(tag: DW_TAG_typedef, name: "element_type", scope: !1847, file: !1723, line: 127, baseType: !26)
!1855 = !{!1856, !1857, !1735}
!1856 = !DITemplateTypeParameter(name: "_Ptr", type: !25)
!1857 = !DITemplateTypeParameter(name: "_Elt", type: !26)
!1858 = !{!1859}
!1859 = !DILocalVariable(name: "__r", arg: 1, scope: !1846, file: !1723, line: 135, type: !1853)
!1860 = !DILocation(line: 135, column: 32, scope: !1846)
!1861 = !DILocation(line: 136, column: 31, scope: !1846)
!1862 = !DILocation(line: 136, column: 16, scope: !1846)
!1863 = !DILocation(line: 136, column: 9, scope: !1846)
!1864 = distinct !DISubprogram(name: "addressof<char>", linkageName: "_ZSt9addressofIcEPT_RS0_", scope: !7, file: !1743, line: 145, type: !1865, scopeLine: 146, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !79, retainedNodes: !1867)
!1865 = !DISubroutineType(types: !1866)
!1866 = !{!25, !54}
!1867 = !{!1868}
!1868 = !DILocalVariable(name: "__r", arg: 1, scope: !1864, file: !1743, line: 145, type: !54)
!1869 = !DILocation(line: 145, column: 20, scope: !1864)
!1870 = !DILocation(line: 146, column: 31, scope: !1864)
!1871 = !DILocation(line: 146, column: 14, scope: !1864)
!1872 = !DILocation(line: 146, column: 7, scope: !1864)
!1873 = distinct !DISubprogram(name: "__addressof<char>", linkageName: "_ZSt11__addressofIcEPT_RS0_", scope: !7, file: !1743, line: 49, type: !1865, scopeLine: 50, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !79, retainedNodes: !1874)
!1874 = !{!1875}
!1875 = !DILocalVariable(name: "__r", arg: 1, scope: !1873, file: !1743, line: 49, type: !54)
!1876 = !DILocation(line: 49, column: 22, scope: !1873)
!1877 = !DILocation(line: 50, column: 34, scope: !1873)
!1878 = !DILocation(line: 50, column: 7, scope: !1873)
!1879 = distinct !DISubprogram(name: "__new_allocator", linkageName: "_ZNSt15__new_allocatorIcEC2Ev", scope: !35, file: !36, line: 80, type: !39, scopeLine: 80, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !38, retainedNodes: !1880)
!1880 = !{!1881}
!1881 = !DILocalVariable(name: "this", arg: 1, scope: !1879, type: !1782, flags: DIFlagArtificial | DIFlagObjectPointer)
!1882 = !DILocation(line: 0, scope: !1879)
!1883 = !DILocation(line: 80, column: 49, scope: !1879)
!1884 = distinct !DISubprogram(name: "move<std::allocator<char> &>", linkageName: "_ZSt4moveIRSaIcEEONSt16remove_referenceIT_E4typeEOS3_", scope: !7, file: !1743, line: 104, type: !1885, scopeLine: 105, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !1891, retainedNodes: !1893)
!1885 = !DISubroutineType(types: !1886)
!1886 = !{!1887, !93}
!1887 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !1888, size: 64)
!1888 = !DIDerivedType(tag: DW_TAG_typedef, name: "type", scope: !1890, file: !1889, line: 1633, baseType: !29)
!1889 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/type_traits", directory: "")
!1890 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "remove_reference<std::allocator<char> &>", scope: !7, file: !1889, line: 1632, size: 8, flags: DIFlagTypePassByValue, elements: !139, templateParams: !1891, identifier: "_ZTSSt16remove_referenceIRSaIcEE")
!1891 = !{!1892}
!1892 = !DITemplateTypeParameter(name: "_Tp", type: !93)
!1893 = !{!1894}
!1894 = !DILocalVariable(name: "__t", arg: 1, scope: !1884, file: !1743, line: 104, type: !93)
!1895 = !DILocation(line: 104, column: 16, scope: !1884)
!1896 = !DILocation(line: 105, column: 71, scope: !1884)
!1897 = !DILocation(line: 105, column: 7, scope: !1884)
!1898 = distinct !DISubprogram(name: "allocator", linkageName: "_ZNSaIcEC2ERKS_", scope: !29, file: !30, line: 159, type: !86, scopeLine: 160, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !85, retainedNodes: !1899)
!1899 = !{!1900, !1901}
!1900 = !DILocalVariable(name: "this", arg: 1, scope: !1898, type: !1689, flags: DIFlagArtificial | DIFlagObjectPointer)
!1901 = !DILocalVariable(name: "__a", arg: 2, scope: !1898, file: !30, line: 159, type: !88)
!1902 = !DILocation(line: 0, scope: !1898)
!1903 = !DILocation(line: 159, column: 34, scope: !1898)
!1904 = !DILocation(line: 160, column: 36, scope: !1898)
!1905 = !DILocation(line: 160, column: 31, scope: !1898)
!1906 = !DILocation(line: 160, column: 9, scope: !1898)
!1907 = !DILocation(line: 160, column: 38, scope: !1898)
!1908 = distinct !DISubprogram(name: "__new_allocator", linkageName: "_ZNSt15__new_allocatorIcEC2ERKS0_", scope: !35, file: !36, line: 83, type: !43, scopeLine: 83, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !42, retainedNodes: !1909)
!1909 = !{!1910, !1911}
!1910 = !DILocalVariable(name: "this", arg: 1, scope: !1908, type: !1782, flags: DIFlagArtificial | DIFlagObjectPointer)
!1911 = !DILocalVariable(arg: 2, scope: !1908, file: !36, line: 83, type: !45)
!1912 = !DILocation(line: 0, scope: !1908)
!1913 = !DILocation(line: 83, column: 45, scope: !1908)
!1914 = !DILocation(line: 83, column: 71, scope: !1908)
!1915 = distinct !DISubprogram(name: "_M_length", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_lengthEm", scope: !5, file: !4, line: 228, type: !365, scopeLine: 229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !364, retainedNodes: !1916)
!1916 = !{!1917, !1918}
!1917 = !DILocalVariable(name: "this", arg: 1, scope: !1915, type: !1562, flags: DIFlagArtificial | DIFlagObjectPointer)
!1918 = !DILocalVariable(name: "__length", arg: 2, scope: !1915, file: !4, line: 228, type: !11)
!1919 = !DILocation(line: 0, scope: !1915)
!1920 = !DILocation(line: 228, column: 27, scope: !1915)
!1921 = !DILocation(line: 229, column: 28, scope: !1915)
!1922 = !DILocation(line: 229, column: 9, scope: !1915)
!1923 = !DILocation(line: 229, column: 26, scope: !1915)
!1924 = !DILocation(line: 229, column: 38, scope: !1915)
!1925 = distinct !DISubprogram(name: "assign", linkageName: "_ZNSt11char_traitsIcE6assignERcRKc", scope: !305, file: !306, line: 347, type: !309, scopeLine: 348, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !308, retainedNodes: !1926)
!1926 = !{!1927, !1928}
!1927 = !DILocalVariable(name: "__c1", arg: 1, scope: !1925, file: !306, line: 347, type: !311)
!1928 = !DILocalVariable(name: "__c2", arg: 2, scope: !1925, file: !306, line: 347, type: !313)
!1929 = !DILocation(line: 347, column: 25, scope: !1925)
!1930 = !DILocation(line: 347, column: 48, scope: !1925)
!1931 = !DILocation(line: 354, column: 9, scope: !1925)
!1932 = !DILocation(line: 354, column: 2, scope: !1925)
!1933 = !DILocation(line: 354, column: 7, scope: !1925)
!1934 = !DILocation(line: 355, column: 7, scope: !1925)
!1935 = distinct !DISubprogram(name: "compare", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEPKc", scope: !5, file: !1936, line: 889, type: !738, scopeLine: 890, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !737, retainedNodes: !1937)
!1936 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/basic_string.tcc", directory: "")
!1937 = !{!1938, !1939, !1940, !1941, !1942, !1943}
!1938 = !DILocalVariable(name: "this", arg: 1, scope: !1935, type: !1610, flags: DIFlagArtificial | DIFlagObjectPointer)
!1939 = !DILocalVariable(name: "__s", arg: 2, scope: !1935, file: !4, line: 3285, type: !59)
!1940 = !DILocalVariable(name: "__size", scope: !1935, file: !1936, line: 892, type: !10)
!1941 = !DILocalVariable(name: "__osize", scope: !1935, file: !1936, line: 893, type: !10)
!1942 = !DILocalVariable(name: "__len", scope: !1935, file: !1936, line: 894, type: !10)
!1943 = !DILocalVariable(name: "__r", scope: !1935, file: !1936, line: 895, type: !251)
!1944 = !DILocation(line: 0, scope: !1935)
!1945 = !DILocation(line: 3285, column: 29, scope: !1935)
!1946 = !DILocation(line: 892, column: 7, scope: !1935)
!1947 = !DILocation(line: 892, column: 23, scope: !1935)
!1948 = !DILocation(line: 892, column: 38, scope: !1935)
!1949 = !DILocation(line: 893, column: 7, scope: !1935)
!1950 = !DILocation(line: 893, column: 23, scope: !1935)
!1951 = !DILocation(line: 893, column: 53, scope: !1935)
!1952 = !DILocation(line: 893, column: 33, scope: !1935)
!1953 = !DILocation(line: 894, column: 7, scope: !1935)
!1954 = !DILocation(line: 894, column: 23, scope: !1935)
!1955 = !DILocation(line: 894, column: 31, scope: !1935)
!1956 = !DILocation(line: 895, column: 7, scope: !1935)
!1957 = !DILocation(line: 895, column: 11, scope: !1935)
!1958 = !DILocation(line: 895, column: 38, scope: !1935)
!1959 = !DILocation(line: 895, column: 49, scope: !1935)
!1960 = !DILocation(line: 895, column: 54, scope: !1935)
!1961 = !DILocation(line: 895, column: 17, scope: !1935)
!1962 = !DILocation(line: 896, column: 12, scope: !1963)
!1963 = distinct !DILexicalBlock(scope: !1935, file: !1936, line: 896, column: 11)
!1964 = !DILocation(line: 896, column: 11, scope: !1935)
!1965 = !DILocation(line: 897, column: 19, scope: !1963)
!1966 = !DILocation(line: 897, column: 27, scope: !1963)
!1967 = !DILocation(line: 897, column: 8, scope: !1963)
!1968 = !DILocation(line: 897, column: 6, scope: !1963)
!1969 = !DILocation(line: 897, column: 2, scope: !1963)
!1970 = !DILocation(line: 899, column: 5, scope: !1935)
!1971 = !DILocation(line: 898, column: 14, scope: !1935)
!1972 = !DILocation(line: 898, column: 7, scope: !1935)
!1973 = distinct !DISubprogram(name: "length", linkageName: "_ZNSt11char_traitsIcE6lengthEPKc", scope: !305, file: !306, line: 389, type: !324, scopeLine: 390, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !323, retainedNodes: !1974)
!1974 = !{!1975}
!1975 = !DILocalVariable(name: "__s", arg: 1, scope: !1973, file: !306, line: 389, type: !322)
!1976 = !DILocation(line: 389, column: 31, scope: !1973)
!1977 = !DILocation(line: 395, column: 26, scope: !1973)
!1978 = !DILocation(line: 395, column: 9, scope: !1973)
!1979 = !DILocation(line: 395, column: 2, scope: !1973)
!1980 = distinct !DISubprogram(name: "min<unsigned long>", linkageName: "_ZSt3minImERKT_S2_S2_", scope: !7, file: !1981, line: 230, type: !1982, scopeLine: 231, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !1989, retainedNodes: !1986)
!1981 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/stl_algobase.h", directory: "")
!1982 = !DISubroutineType(types: !1983)
!1983 = !{!1984, !1984, !1984}
!1984 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !1985, size: 64)
!1985 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !69)
!1986 = !{!1987, !1988}
!1987 = !DILocalVariable(name: "__a", arg: 1, scope: !1980, file: !1981, line: 230, type: !1984)
!1988 = !DILocalVariable(name: "__b", arg: 2, scope: !1980, file: !1981, line: 230, type: !1984)
!1989 = !{!1990}
!1990 = !DITemplateTypeParameter(name: "_Tp", type: !69)
!1991 = !DILocation(line: 230, column: 20, scope: !1980)
!1992 = !DILocation(line: 230, column: 36, scope: !1980)
!1993 = !DILocation(line: 235, column: 11, scope: !1994)
!1994 = distinct !DILexicalBlock(scope: !1980, file: !1981, line: 235, column: 11)
!1995 = !DILocation(line: 235, column: 17, scope: !1994)
!1996 = !DILocation(line: 235, column: 15, scope: !1994)
!1997 = !DILocation(line: 235, column: 11, scope: !1980)
!1998 = !DILocation(line: 236, column: 9, scope: !1994)
!1999 = !DILocation(line: 236, column: 2, scope: !1994)
!2000 = !DILocation(line: 237, column: 14, scope: !1980)
!2001 = !DILocation(line: 237, column: 7, scope: !1980)
!2002 = !DILocation(line: 238, column: 5, scope: !1980)
!2003 = distinct !DISubprogram(name: "compare", linkageName: "_ZNSt11char_traitsIcE7compareEPKcS2_m", scope: !305, file: !306, line: 370, type: !320, scopeLine: 371, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !319, retainedNodes: !2004)
!2004 = !{!2005, !2006, !2007}
!2005 = !DILocalVariable(name: "__s1", arg: 1, scope: !2003, file: !306, line: 370, type: !322)
!2006 = !DILocalVariable(name: "__s2", arg: 2, scope: !2003, file: !306, line: 370, type: !322)
!2007 = !DILocalVariable(name: "__n", arg: 3, scope: !2003, file: !306, line: 370, type: !67)
!2008 = !DILocation(line: 370, column: 32, scope: !2003)
!2009 = !DILocation(line: 370, column: 55, scope: !2003)
!2010 = !DILocation(line: 370, column: 68, scope: !2003)
!2011 = !DILocation(line: 372, column: 6, scope: !2012)
!2012 = distinct !DILexicalBlock(scope: !2003, file: !306, line: 372, column: 6)
!2013 = !DILocation(line: 372, column: 10, scope: !2012)
!2014 = !DILocation(line: 372, column: 6, scope: !2003)
!2015 = !DILocation(line: 373, column: 4, scope: !2012)
!2016 = !DILocation(line: 385, column: 26, scope: !2003)
!2017 = !DILocation(line: 385, column: 32, scope: !2003)
!2018 = !DILocation(line: 385, column: 38, scope: !2003)
!2019 = !DILocation(line: 385, column: 9, scope: !2003)
!2020 = !DILocation(line: 385, column: 2, scope: !2003)
!2021 = !DILocation(line: 386, column: 7, scope: !2003)
!2022 = distinct !DISubprogram(name: "_S_compare", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_S_compareEmm", scope: !5, file: !4, line: 481, type: !443, scopeLine: 482, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !442, retainedNodes: !2023)
!2023 = !{!2024, !2025, !2026}
!2024 = !DILocalVariable(name: "__n1", arg: 1, scope: !2022, file: !4, line: 481, type: !11)
!2025 = !DILocalVariable(name: "__n2", arg: 2, scope: !2022, file: !4, line: 481, type: !11)
!2026 = !DILocalVariable(name: "__d", scope: !2022, file: !4, line: 483, type: !2027)
!2027 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !751)
!2028 = !DILocation(line: 481, column: 28, scope: !2022)
!2029 = !DILocation(line: 481, column: 44, scope: !2022)
!2030 = !DILocation(line: 483, column: 2, scope: !2022)
!2031 = !DILocation(line: 483, column: 24, scope: !2022)
!2032 = !DILocation(line: 483, column: 46, scope: !2022)
!2033 = !DILocation(line: 483, column: 53, scope: !2022)
!2034 = !DILocation(line: 483, column: 51, scope: !2022)
!2035 = !DILocation(line: 485, column: 6, scope: !2036)
!2036 = distinct !DILexicalBlock(scope: !2022, file: !4, line: 485, column: 6)
!2037 = !DILocation(line: 485, column: 10, scope: !2036)
!2038 = !DILocation(line: 485, column: 6, scope: !2022)
!2039 = !DILocation(line: 486, column: 4, scope: !2036)
!2040 = !DILocation(line: 487, column: 11, scope: !2041)
!2041 = distinct !DILexicalBlock(scope: !2036, file: !4, line: 487, column: 11)
!2042 = !DILocation(line: 487, column: 15, scope: !2041)
!2043 = !DILocation(line: 487, column: 11, scope: !2036)
!2044 = !DILocation(line: 488, column: 4, scope: !2041)
!2045 = !DILocation(line: 490, column: 15, scope: !2041)
!2046 = !DILocation(line: 490, column: 4, scope: !2041)
!2047 = !DILocation(line: 491, column: 7, scope: !2022)
!2048 = distinct !DISubprogram(name: "replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEmmPKcm", scope: !5, file: !4, line: 2167, type: !637, scopeLine: 2169, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !636, retainedNodes: !2049)
!2049 = !{!2050, !2051, !2052, !2053, !2054}
!2050 = !DILocalVariable(name: "this", arg: 1, scope: !2048, type: !1562, flags: DIFlagArtificial | DIFlagObjectPointer)
!2051 = !DILocalVariable(name: "__pos", arg: 2, scope: !2048, file: !4, line: 2167, type: !11)
!2052 = !DILocalVariable(name: "__n1", arg: 3, scope: !2048, file: !4, line: 2167, type: !11)
!2053 = !DILocalVariable(name: "__s", arg: 4, scope: !2048, file: !4, line: 2167, type: !59)
!2054 = !DILocalVariable(name: "__n2", arg: 5, scope: !2048, file: !4, line: 2168, type: !11)
!2055 = !DILocation(line: 0, scope: !2048)
!2056 = !DILocation(line: 2167, column: 25, scope: !2048)
!2057 = !DILocation(line: 2167, column: 42, scope: !2048)
!2058 = !DILocation(line: 2167, column: 62, scope: !2048)
!2059 = !DILocation(line: 2168, column: 18, scope: !2048)
!2060 = !DILocation(line: 2171, column: 29, scope: !2048)
!2061 = !DILocation(line: 2171, column: 20, scope: !2048)
!2062 = !DILocation(line: 2172, column: 15, scope: !2048)
!2063 = !DILocation(line: 2172, column: 22, scope: !2048)
!2064 = !DILocation(line: 2172, column: 6, scope: !2048)
!2065 = !DILocation(line: 2172, column: 29, scope: !2048)
!2066 = !DILocation(line: 2172, column: 34, scope: !2048)
!2067 = !DILocation(line: 2171, column: 9, scope: !2048)
!2068 = !DILocation(line: 2171, column: 2, scope: !2048)
!2069 = distinct !DISubprogram(name: "_M_replace", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm", scope: !5, file: !1936, line: 477, type: !674, scopeLine: 479, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !673, retainedNodes: !2070)
!2070 = !{!2071, !2072, !2073, !2074, !2075, !2076, !2077, !2078, !2081, !2082, !2090}
!2071 = !DILocalVariable(name: "this", arg: 1, scope: !2069, type: !1562, flags: DIFlagArtificial | DIFlagObjectPointer)
!2072 = !DILocalVariable(name: "__pos", arg: 2, scope: !2069, file: !4, line: 2509, type: !11)
!2073 = !DILocalVariable(name: "__len1", arg: 3, scope: !2069, file: !4, line: 2509, type: !11)
!2074 = !DILocalVariable(name: "__s", arg: 4, scope: !2069, file: !4, line: 2509, type: !59)
!2075 = !DILocalVariable(name: "__len2", arg: 5, scope: !2069, file: !4, line: 2510, type: !10)
!2076 = !DILocalVariable(name: "__old_size", scope: !2069, file: !1936, line: 482, type: !10)
!2077 = !DILocalVariable(name: "__new_size", scope: !2069, file: !1936, line: 483, type: !10)
!2078 = !DILocalVariable(name: "__p", scope: !2079, file: !1936, line: 487, type: !142)
!2079 = distinct !DILexicalBlock(scope: !2080, file: !1936, line: 486, column: 2)
!2080 = distinct !DILexicalBlock(scope: !2069, file: !1936, line: 485, column: 11)
!2081 = !DILocalVariable(name: "__how_much", scope: !2079, file: !1936, line: 489, type: !10)
!2082 = !DILocalVariable(name: "__poff", scope: !2083, file: !1936, line: 525, type: !10)
!2083 = distinct !DILexicalBlock(scope: !2084, file: !1936, line: 522, column: 7)
!2084 = distinct !DILexicalBlock(scope: !2085, file: !1936, line: 521, column: 14)
!2085 = distinct !DILexicalBlock(scope: !2086, file: !1936, line: 519, column: 9)
!2086 = distinct !DILexicalBlock(scope: !2087, file: !1936, line: 518, column: 3)
!2087 = distinct !DILexicalBlock(scope: !2088, file: !1936, line: 517, column: 12)
!2088 = distinct !DILexicalBlock(scope: !2089, file: !1936, line: 511, column: 6)
!2089 = distinct !DILexicalBlock(scope: !2079, file: !1936, line: 503, column: 8)
!2090 = !DILocalVariable(name: "__nleft", scope: !2091, file: !1936, line: 530, type: !10)
!2091 = distinct !DILexicalBlock(scope: !2084, file: !1936, line: 529, column: 7)
!2092 = !DILocation(line: 0, scope: !2069)
!2093 = !DILocation(line: 2509, column: 28, scope: !2069)
!2094 = !DILocation(line: 2509, column: 45, scope: !2069)
!2095 = !DILocation(line: 2509, column: 67, scope: !2069)
!2096 = !DILocation(line: 2510, column: 20, scope: !2069)
!2097 = !DILocation(line: 480, column: 23, scope: !2069)
!2098 = !DILocation(line: 480, column: 31, scope: !2069)
!2099 = !DILocation(line: 480, column: 7, scope: !2069)
!2100 = !DILocation(line: 482, column: 7, scope: !2069)
!2101 = !DILocation(line: 482, column: 23, scope: !2069)
!2102 = !DILocation(line: 482, column: 42, scope: !2069)
!2103 = !DILocation(line: 483, column: 7, scope: !2069)
!2104 = !DILocation(line: 483, column: 23, scope: !2069)
!2105 = !DILocation(line: 483, column: 36, scope: !2069)
!2106 = !DILocation(line: 483, column: 49, scope: !2069)
!2107 = !DILocation(line: 483, column: 47, scope: !2069)
!2108 = !DILocation(line: 483, column: 58, scope: !2069)
!2109 = !DILocation(line: 483, column: 56, scope: !2069)
!2110 = !DILocation(line: 485, column: 11, scope: !2080)
!2111 = !DILocation(line: 485, column: 31, scope: !2080)
!2112 = !DILocation(line: 485, column: 22, scope: !2080)
!2113 = !DILocation(line: 485, column: 11, scope: !2069)
!2114 = !DILocation(line: 487, column: 4, scope: !2079)
!2115 = !DILocation(line: 487, column: 12, scope: !2079)
!2116 = !DILocation(line: 487, column: 24, scope: !2079)
!2117 = !DILocation(line: 487, column: 36, scope: !2079)
!2118 = !DILocation(line: 487, column: 34, scope: !2079)
!2119 = !DILocation(line: 489, column: 4, scope: !2079)
!2120 = !DILocation(line: 489, column: 20, scope: !2079)
!2121 = !DILocation(line: 489, column: 33, scope: !2079)
!2122 = !DILocation(line: 489, column: 46, scope: !2079)
!2123 = !DILocation(line: 489, column: 44, scope: !2079)
!2124 = !DILocation(line: 489, column: 54, scope: !2079)
!2125 = !DILocation(line: 489, column: 52, scope: !2079)
!2126 = !DILocation(line: 503, column: 20, scope: !2089)
!2127 = !DILocation(line: 503, column: 8, scope: !2089)
!2128 = !DILocation(line: 503, column: 8, scope: !2079)
!2129 = !DILocation(line: 505, column: 12, scope: !2130)
!2130 = distinct !DILexicalBlock(scope: !2131, file: !1936, line: 505, column: 12)
!2131 = distinct !DILexicalBlock(scope: !2089, file: !1936, line: 504, column: 6)
!2132 = !DILocation(line: 505, column: 23, scope: !2130)
!2133 = !DILocation(line: 505, column: 26, scope: !2130)
!2134 = !DILocation(line: 505, column: 36, scope: !2130)
!2135 = !DILocation(line: 505, column: 33, scope: !2130)
!2136 = !DILocation(line: 505, column: 12, scope: !2131)
!2137 = !DILocation(line: 506, column: 17, scope: !2130)
!2138 = !DILocation(line: 506, column: 23, scope: !2130)
!2139 = !DILocation(line: 506, column: 21, scope: !2130)
!2140 = !DILocation(line: 506, column: 31, scope: !2130)
!2141 = !DILocation(line: 506, column: 37, scope: !2130)
!2142 = !DILocation(line: 506, column: 35, scope: !2130)
!2143 = !DILocation(line: 506, column: 45, scope: !2130)
!2144 = !DILocation(line: 506, column: 3, scope: !2130)
!2145 = !DILocation(line: 507, column: 12, scope: !2146)
!2146 = distinct !DILexicalBlock(scope: !2131, file: !1936, line: 507, column: 12)
!2147 = !DILocation(line: 507, column: 12, scope: !2131)
!2148 = !DILocation(line: 508, column: 17, scope: !2146)
!2149 = !DILocation(line: 508, column: 22, scope: !2146)
!2150 = !DILocation(line: 508, column: 27, scope: !2146)
!2151 = !DILocation(line: 508, column: 3, scope: !2146)
!2152 = !DILocation(line: 509, column: 6, scope: !2131)
!2153 = !DILocation(line: 513, column: 12, scope: !2154)
!2154 = distinct !DILexicalBlock(scope: !2088, file: !1936, line: 513, column: 12)
!2155 = !DILocation(line: 513, column: 19, scope: !2154)
!2156 = !DILocation(line: 513, column: 22, scope: !2154)
!2157 = !DILocation(line: 513, column: 32, scope: !2154)
!2158 = !DILocation(line: 513, column: 29, scope: !2154)
!2159 = !DILocation(line: 513, column: 12, scope: !2088)
!2160 = !DILocation(line: 514, column: 17, scope: !2154)
!2161 = !DILocation(line: 514, column: 22, scope: !2154)
!2162 = !DILocation(line: 514, column: 27, scope: !2154)
!2163 = !DILocation(line: 514, column: 3, scope: !2154)
!2164 = !DILocation(line: 515, column: 12, scope: !2165)
!2165 = distinct !DILexicalBlock(scope: !2088, file: !1936, line: 515, column: 12)
!2166 = !DILocation(line: 515, column: 23, scope: !2165)
!2167 = !DILocation(line: 515, column: 26, scope: !2165)
!2168 = !DILocation(line: 515, column: 36, scope: !2165)
!2169 = !DILocation(line: 515, column: 33, scope: !2165)
!2170 = !DILocation(line: 515, column: 12, scope: !2088)
!2171 = !DILocation(line: 516, column: 17, scope: !2165)
!2172 = !DILocation(line: 516, column: 23, scope: !2165)
!2173 = !DILocation(line: 516, column: 21, scope: !2165)
!2174 = !DILocation(line: 516, column: 31, scope: !2165)
!2175 = !DILocation(line: 516, column: 37, scope: !2165)
!2176 = !DILocation(line: 516, column: 35, scope: !2165)
!2177 = !DILocation(line: 516, column: 45, scope: !2165)
!2178 = !DILocation(line: 516, column: 3, scope: !2165)
!2179 = !DILocation(line: 517, column: 12, scope: !2087)
!2180 = !DILocation(line: 517, column: 21, scope: !2087)
!2181 = !DILocation(line: 517, column: 19, scope: !2087)
!2182 = !DILocation(line: 517, column: 12, scope: !2088)
!2183 = !DILocation(line: 519, column: 9, scope: !2085)
!2184 = !DILocation(line: 519, column: 15, scope: !2085)
!2185 = !DILocation(line: 519, column: 13, scope: !2085)
!2186 = !DILocation(line: 519, column: 25, scope: !2085)
!2187 = !DILocation(line: 519, column: 31, scope: !2085)
!2188 = !DILocation(line: 519, column: 29, scope: !2085)
!2189 = !DILocation(line: 519, column: 22, scope: !2085)
!2190 = !DILocation(line: 519, column: 9, scope: !2086)
!2191 = !DILocation(line: 520, column: 21, scope: !2085)
!2192 = !DILocation(line: 520, column: 26, scope: !2085)
!2193 = !DILocation(line: 520, column: 31, scope: !2085)
!2194 = !DILocation(line: 520, column: 7, scope: !2085)
!2195 = !DILocation(line: 521, column: 14, scope: !2084)
!2196 = !DILocation(line: 521, column: 21, scope: !2084)
!2197 = !DILocation(line: 521, column: 27, scope: !2084)
!2198 = !DILocation(line: 521, column: 25, scope: !2084)
!2199 = !DILocation(line: 521, column: 18, scope: !2084)
!2200 = !DILocation(line: 521, column: 14, scope: !2085)
!2201 = !DILocation(line: 525, column: 9, scope: !2083)
!2202 = !DILocation(line: 525, column: 25, scope: !2083)
!2203 = !DILocation(line: 525, column: 35, scope: !2083)
!2204 = !DILocation(line: 525, column: 41, scope: !2083)
!2205 = !DILocation(line: 525, column: 39, scope: !2083)
!2206 = !DILocation(line: 525, column: 49, scope: !2083)
!2207 = !DILocation(line: 525, column: 58, scope: !2083)
!2208 = !DILocation(line: 525, column: 56, scope: !2083)
!2209 = !DILocation(line: 525, column: 46, scope: !2083)
!2210 = !DILocation(line: 526, column: 23, scope: !2083)
!2211 = !DILocation(line: 526, column: 28, scope: !2083)
!2212 = !DILocation(line: 526, column: 34, scope: !2083)
!2213 = !DILocation(line: 526, column: 32, scope: !2083)
!2214 = !DILocation(line: 526, column: 42, scope: !2083)
!2215 = !DILocation(line: 526, column: 9, scope: !2083)
!2216 = !DILocation(line: 527, column: 7, scope: !2084)
!2217 = !DILocation(line: 527, column: 7, scope: !2083)
!2218 = !DILocation(line: 530, column: 9, scope: !2091)
!2219 = !DILocation(line: 530, column: 25, scope: !2091)
!2220 = !DILocation(line: 530, column: 36, scope: !2091)
!2221 = !DILocation(line: 530, column: 42, scope: !2091)
!2222 = !DILocation(line: 530, column: 40, scope: !2091)
!2223 = !DILocation(line: 530, column: 52, scope: !2091)
!2224 = !DILocation(line: 530, column: 50, scope: !2091)
!2225 = !DILocation(line: 531, column: 23, scope: !2091)
!2226 = !DILocation(line: 531, column: 28, scope: !2091)
!2227 = !DILocation(line: 531, column: 33, scope: !2091)
!2228 = !DILocation(line: 531, column: 9, scope: !2091)
!2229 = !DILocation(line: 532, column: 23, scope: !2091)
!2230 = !DILocation(line: 532, column: 29, scope: !2091)
!2231 = !DILocation(line: 532, column: 27, scope: !2091)
!2232 = !DILocation(line: 532, column: 38, scope: !2091)
!2233 = !DILocation(line: 532, column: 44, scope: !2091)
!2234 = !DILocation(line: 532, column: 42, scope: !2091)
!2235 = !DILocation(line: 533, column: 9, scope: !2091)
!2236 = !DILocation(line: 533, column: 18, scope: !2091)
!2237 = !DILocation(line: 533, column: 16, scope: !2091)
!2238 = !DILocation(line: 532, column: 9, scope: !2091)
!2239 = !DILocation(line: 534, column: 7, scope: !2084)
!2240 = !DILocation(line: 535, column: 3, scope: !2086)
!2241 = !DILocation(line: 537, column: 2, scope: !2080)
!2242 = !DILocation(line: 537, column: 2, scope: !2079)
!2243 = !DILocation(line: 539, column: 18, scope: !2080)
!2244 = !DILocation(line: 539, column: 25, scope: !2080)
!2245 = !DILocation(line: 539, column: 33, scope: !2080)
!2246 = !DILocation(line: 539, column: 38, scope: !2080)
!2247 = !DILocation(line: 539, column: 8, scope: !2080)
!2248 = !DILocation(line: 541, column: 27, scope: !2069)
!2249 = !DILocation(line: 541, column: 13, scope: !2069)
!2250 = !DILocation(line: 543, column: 5, scope: !2069)
!2251 = !DILocation(line: 542, column: 7, scope: !2069)
!2252 = distinct !DISubprogram(name: "_M_check", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8_M_checkEmPKc", scope: !5, file: !4, line: 379, type: !408, scopeLine: 380, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !407, retainedNodes: !2253)
!2253 = !{!2254, !2255, !2256}
!2254 = !DILocalVariable(name: "this", arg: 1, scope: !2252, type: !1610, flags: DIFlagArtificial | DIFlagObjectPointer)
!2255 = !DILocalVariable(name: "__pos", arg: 2, scope: !2252, file: !4, line: 379, type: !11)
!2256 = !DILocalVariable(name: "__s", arg: 3, scope: !2252, file: !4, line: 379, type: !59)
!2257 = !DILocation(line: 0, scope: !2252)
!2258 = !DILocation(line: 379, column: 26, scope: !2252)
!2259 = !DILocation(line: 379, column: 45, scope: !2252)
!2260 = !DILocation(line: 381, column: 6, scope: !2261)
!2261 = distinct !DILexicalBlock(scope: !2252, file: !4, line: 381, column: 6)
!2262 = !DILocation(line: 381, column: 20, scope: !2261)
!2263 = !DILocation(line: 381, column: 12, scope: !2261)
!2264 = !DILocation(line: 381, column: 6, scope: !2252)
!2265 = !DILocation(line: 384, column: 8, scope: !2261)
!2266 = !DILocation(line: 384, column: 13, scope: !2261)
!2267 = !DILocation(line: 384, column: 26, scope: !2261)
!2268 = !DILocation(line: 382, column: 4, scope: !2261)
!2269 = !DILocation(line: 385, column: 9, scope: !2252)
!2270 = !DILocation(line: 385, column: 2, scope: !2252)
!2271 = distinct !DISubprogram(name: "_M_limit", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8_M_limitEmm", scope: !5, file: !4, line: 400, type: !414, scopeLine: 401, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !413, retainedNodes: !2272)
!2272 = !{!2273, !2274, !2275, !2276}
!2273 = !DILocalVariable(name: "this", arg: 1, scope: !2271, type: !1610, flags: DIFlagArtificial | DIFlagObjectPointer)
!2274 = !DILocalVariable(name: "__pos", arg: 2, scope: !2271, file: !4, line: 400, type: !11)
!2275 = !DILocalVariable(name: "__off", arg: 3, scope: !2271, file: !4, line: 400, type: !11)
!2276 = !DILocalVariable(name: "__testoff", scope: !2271, file: !4, line: 402, type: !760)
!2277 = !DILocation(line: 0, scope: !2271)
!2278 = !DILocation(line: 400, column: 26, scope: !2271)
!2279 = !DILocation(line: 400, column: 43, scope: !2271)
!2280 = !DILocation(line: 402, column: 2, scope: !2271)
!2281 = !DILocation(line: 402, column: 13, scope: !2271)
!2282 = !DILocation(line: 402, column: 26, scope: !2271)
!2283 = !DILocation(line: 402, column: 40, scope: !2271)
!2284 = !DILocation(line: 402, column: 49, scope: !2271)
!2285 = !DILocation(line: 402, column: 47, scope: !2271)
!2286 = !DILocation(line: 402, column: 32, scope: !2271)
!2287 = !DILocation(line: 403, column: 9, scope: !2271)
!2288 = !{i8 0, i8 2}
!2289 = !DILocation(line: 403, column: 21, scope: !2271)
!2290 = !DILocation(line: 403, column: 35, scope: !2271)
!2291 = !DILocation(line: 403, column: 44, scope: !2271)
!2292 = !DILocation(line: 403, column: 42, scope: !2271)
!2293 = !DILocation(line: 404, column: 7, scope: !2271)
!2294 = !DILocation(line: 403, column: 2, scope: !2271)
!2295 = distinct !DISubprogram(name: "_M_check_length", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE15_M_check_lengthEmmPKc", scope: !5, file: !4, line: 390, type: !411, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !410, retainedNodes: !2296)
!2296 = !{!2297, !2298, !2299, !2300}
!2297 = !DILocalVariable(name: "this", arg: 1, scope: !2295, type: !1610, flags: DIFlagArtificial | DIFlagObjectPointer)
!2298 = !DILocalVariable(name: "__n1", arg: 2, scope: !2295, file: !4, line: 390, type: !11)
!2299 = !DILocalVariable(name: "__n2", arg: 3, scope: !2295, file: !4, line: 390, type: !11)
!2300 = !DILocalVariable(name: "__s", arg: 4, scope: !2295, file: !4, line: 390, type: !59)
!2301 = !DILocation(line: 0, scope: !2295)
!2302 = !DILocation(line: 390, column: 33, scope: !2295)
!2303 = !DILocation(line: 390, column: 49, scope: !2295)
!2304 = !DILocation(line: 390, column: 67, scope: !2295)
!2305 = !DILocation(line: 392, column: 12, scope: !2306)
!2306 = distinct !DILexicalBlock(scope: !2295, file: !4, line: 392, column: 6)
!2307 = !DILocation(line: 392, column: 32, scope: !2306)
!2308 = !DILocation(line: 392, column: 41, scope: !2306)
!2309 = !DILocation(line: 392, column: 39, scope: !2306)
!2310 = !DILocation(line: 392, column: 23, scope: !2306)
!2311 = !DILocation(line: 392, column: 49, scope: !2306)
!2312 = !DILocation(line: 392, column: 47, scope: !2306)
!2313 = !DILocation(line: 392, column: 6, scope: !2295)
!2314 = !DILocation(line: 393, column: 25, scope: !2306)
!2315 = !DILocation(line: 393, column: 4, scope: !2306)
!2316 = !DILocation(line: 394, column: 7, scope: !2295)
!2317 = distinct !DISubprogram(name: "capacity", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8capacityEv", scope: !5, file: !4, line: 1132, type: !532, scopeLine: 1133, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !539, retainedNodes: !2318)
!2318 = !{!2319}
!2319 = !DILocalVariable(name: "this", arg: 1, scope: !2317, type: !1610, flags: DIFlagArtificial | DIFlagObjectPointer)
!2320 = !DILocation(line: 0, scope: !2317)
!2321 = !DILocation(line: 1134, column: 9, scope: !2317)
!2322 = !DILocation(line: 1135, column: 25, scope: !2317)
!2323 = !DILocation(line: 1134, column: 2, scope: !2317)
!2324 = distinct !DISubprogram(name: "_M_disjunct", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_disjunctEPKc", scope: !5, file: !4, line: 408, type: !417, scopeLine: 409, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !416, retainedNodes: !2325)
!2325 = !{!2326, !2327}
!2326 = !DILocalVariable(name: "this", arg: 1, scope: !2324, type: !1610, flags: DIFlagArtificial | DIFlagObjectPointer)
!2327 = !DILocalVariable(name: "__s", arg: 2, scope: !2324, file: !4, line: 408, type: !59)
!2328 = !DILocation(line: 0, scope: !2324)
!2329 = !DILocation(line: 408, column: 33, scope: !2324)
!2330 = !DILocation(line: 410, column: 10, scope: !2324)
!2331 = !DILocation(line: 410, column: 32, scope: !2324)
!2332 = !DILocation(line: 410, column: 37, scope: !2324)
!2333 = !DILocation(line: 411, column: 3, scope: !2324)
!2334 = !DILocation(line: 411, column: 28, scope: !2324)
!2335 = !DILocation(line: 411, column: 46, scope: !2324)
!2336 = !DILocation(line: 411, column: 38, scope: !2324)
!2337 = !DILocation(line: 411, column: 54, scope: !2324)
!2338 = !DILocation(line: 411, column: 6, scope: !2324)
!2339 = !DILocation(line: 410, column: 2, scope: !2324)
!2340 = distinct !DISubprogram(name: "_S_move", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_moveEPcPKcm", scope: !5, file: !4, line: 428, type: !420, scopeLine: 429, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !422, retainedNodes: !2341)
!2341 = !{!2342, !2343, !2344}
!2342 = !DILocalVariable(name: "__d", arg: 1, scope: !2340, file: !4, line: 428, type: !25)
!2343 = !DILocalVariable(name: "__s", arg: 2, scope: !2340, file: !4, line: 428, type: !59)
!2344 = !DILocalVariable(name: "__n", arg: 3, scope: !2340, file: !4, line: 428, type: !11)
!2345 = !DILocation(line: 428, column: 23, scope: !2340)
!2346 = !DILocation(line: 428, column: 42, scope: !2340)
!2347 = !DILocation(line: 428, column: 57, scope: !2340)
!2348 = !DILocation(line: 430, column: 6, scope: !2349)
!2349 = distinct !DILexicalBlock(scope: !2340, file: !4, line: 430, column: 6)
!2350 = !DILocation(line: 430, column: 10, scope: !2349)
!2351 = !DILocation(line: 430, column: 6, scope: !2340)
!2352 = !DILocation(line: 431, column: 25, scope: !2349)
!2353 = !DILocation(line: 431, column: 31, scope: !2349)
!2354 = !DILocation(line: 431, column: 4, scope: !2349)
!2355 = !DILocation(line: 433, column: 22, scope: !2349)
!2356 = !DILocation(line: 433, column: 27, scope: !2349)
!2357 = !DILocation(line: 433, column: 32, scope: !2349)
!2358 = !DILocation(line: 433, column: 4, scope: !2349)
!2359 = !DILocation(line: 434, column: 7, scope: !2340)
!2360 = distinct !DISubprogram(name: "_S_copy", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_copyEPcPKcm", scope: !5, file: !4, line: 418, type: !420, scopeLine: 419, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !419, retainedNodes: !2361)
!2361 = !{!2362, !2363, !2364}
!2362 = !DILocalVariable(name: "__d", arg: 1, scope: !2360, file: !4, line: 418, type: !25)
!2363 = !DILocalVariable(name: "__s", arg: 2, scope: !2360, file: !4, line: 418, type: !59)
!2364 = !DILocalVariable(name: "__n", arg: 3, scope: !2360, file: !4, line: 418, type: !11)
!2365 = !DILocation(line: 418, column: 23, scope: !2360)
!2366 = !DILocation(line: 418, column: 42, scope: !2360)
!2367 = !DILocation(line: 418, column: 57, scope: !2360)
!2368 = !DILocation(line: 420, column: 6, scope: !2369)
!2369 = distinct !DILexicalBlock(scope: !2360, file: !4, line: 420, column: 6)
!2370 = !DILocation(line: 420, column: 10, scope: !2369)
!2371 = !DILocation(line: 420, column: 6, scope: !2360)
!2372 = !DILocation(line: 421, column: 25, scope: !2369)
!2373 = !DILocation(line: 421, column: 31, scope: !2369)
!2374 = !DILocation(line: 421, column: 4, scope: !2369)
!2375 = !DILocation(line: 423, column: 22, scope: !2369)
!2376 = !DILocation(line: 423, column: 27, scope: !2369)
!2377 = !DILocation(line: 423, column: 32, scope: !2369)
!2378 = !DILocation(line: 423, column: 4, scope: !2369)
!2379 = !DILocation(line: 424, column: 7, scope: !2360)
!2380 = distinct !DISubprogram(name: "_M_mutate", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_mutateEmmPKcm", scope: !5, file: !1936, line: 322, type: !450, scopeLine: 324, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !449, retainedNodes: !2381)
!2381 = !{!2382, !2383, !2384, !2385, !2386, !2387, !2388, !2389}
!2382 = !DILocalVariable(name: "this", arg: 1, scope: !2380, type: !1562, flags: DIFlagArtificial | DIFlagObjectPointer)
!2383 = !DILocalVariable(name: "__pos", arg: 2, scope: !2380, file: !4, line: 499, type: !11)
!2384 = !DILocalVariable(name: "__len1", arg: 3, scope: !2380, file: !4, line: 499, type: !11)
!2385 = !DILocalVariable(name: "__s", arg: 4, scope: !2380, file: !4, line: 499, type: !59)
!2386 = !DILocalVariable(name: "__len2", arg: 5, scope: !2380, file: !4, line: 500, type: !11)
!2387 = !DILocalVariable(name: "__how_much", scope: !2380, file: !1936, line: 325, type: !10)
!2388 = !DILocalVariable(name: "__new_capacity", scope: !2380, file: !1936, line: 327, type: !11)
!2389 = !DILocalVariable(name: "__r", scope: !2380, file: !1936, line: 328, type: !142)
!2390 = !DILocation(line: 0, scope: !2380)
!2391 = !DILocation(line: 499, column: 27, scope: !2380)
!2392 = !DILocation(line: 499, column: 44, scope: !2380)
!2393 = !DILocation(line: 499, column: 66, scope: !2380)
!2394 = !DILocation(line: 500, column: 13, scope: !2380)
!2395 = !DILocation(line: 325, column: 7, scope: !2380)
!2396 = !DILocation(line: 325, column: 23, scope: !2380)
!2397 = !DILocation(line: 325, column: 36, scope: !2380)
!2398 = !DILocation(line: 325, column: 47, scope: !2380)
!2399 = !DILocation(line: 325, column: 45, scope: !2380)
!2400 = !DILocation(line: 325, column: 55, scope: !2380)
!2401 = !DILocation(line: 325, column: 53, scope: !2380)
!2402 = !DILocation(line: 327, column: 7, scope: !2380)
!2403 = !DILocation(line: 327, column: 17, scope: !2380)
!2404 = !DILocation(line: 327, column: 34, scope: !2380)
!2405 = !DILocation(line: 327, column: 45, scope: !2380)
!2406 = !DILocation(line: 327, column: 43, scope: !2380)
!2407 = !DILocation(line: 327, column: 54, scope: !2380)
!2408 = !DILocation(line: 327, column: 52, scope: !2380)
!2409 = !DILocation(line: 328, column: 7, scope: !2380)
!2410 = !DILocation(line: 328, column: 15, scope: !2380)
!2411 = !DILocation(line: 328, column: 47, scope: !2380)
!2412 = !DILocation(line: 328, column: 21, scope: !2380)
!2413 = !DILocation(line: 330, column: 11, scope: !2414)
!2414 = distinct !DILexicalBlock(scope: !2380, file: !1936, line: 330, column: 11)
!2415 = !DILocation(line: 330, column: 11, scope: !2380)
!2416 = !DILocation(line: 331, column: 16, scope: !2414)
!2417 = !DILocation(line: 331, column: 21, scope: !2414)
!2418 = !DILocation(line: 331, column: 32, scope: !2414)
!2419 = !DILocation(line: 331, column: 2, scope: !2414)
!2420 = !DILocation(line: 332, column: 11, scope: !2421)
!2421 = distinct !DILexicalBlock(scope: !2380, file: !1936, line: 332, column: 11)
!2422 = !DILocation(line: 332, column: 15, scope: !2421)
!2423 = !DILocation(line: 332, column: 18, scope: !2421)
!2424 = !DILocation(line: 332, column: 11, scope: !2380)
!2425 = !DILocation(line: 333, column: 16, scope: !2421)
!2426 = !DILocation(line: 333, column: 22, scope: !2421)
!2427 = !DILocation(line: 333, column: 20, scope: !2421)
!2428 = !DILocation(line: 333, column: 29, scope: !2421)
!2429 = !DILocation(line: 333, column: 34, scope: !2421)
!2430 = !DILocation(line: 333, column: 2, scope: !2421)
!2431 = !DILocation(line: 334, column: 11, scope: !2432)
!2432 = distinct !DILexicalBlock(scope: !2380, file: !1936, line: 334, column: 11)
!2433 = !DILocation(line: 334, column: 11, scope: !2380)
!2434 = !DILocation(line: 335, column: 16, scope: !2432)
!2435 = !DILocation(line: 335, column: 22, scope: !2432)
!2436 = !DILocation(line: 335, column: 20, scope: !2432)
!2437 = !DILocation(line: 335, column: 30, scope: !2432)
!2438 = !DILocation(line: 335, column: 28, scope: !2432)
!2439 = !DILocation(line: 336, column: 9, scope: !2432)
!2440 = !DILocation(line: 336, column: 21, scope: !2432)
!2441 = !DILocation(line: 336, column: 19, scope: !2432)
!2442 = !DILocation(line: 336, column: 29, scope: !2432)
!2443 = !DILocation(line: 336, column: 27, scope: !2432)
!2444 = !DILocation(line: 336, column: 37, scope: !2432)
!2445 = !DILocation(line: 335, column: 2, scope: !2432)
!2446 = !DILocation(line: 338, column: 7, scope: !2380)
!2447 = !DILocation(line: 339, column: 15, scope: !2380)
!2448 = !DILocation(line: 339, column: 7, scope: !2380)
!2449 = !DILocation(line: 340, column: 19, scope: !2380)
!2450 = !DILocation(line: 340, column: 7, scope: !2380)
!2451 = !DILocation(line: 341, column: 5, scope: !2380)
!2452 = distinct !DISubprogram(name: "max_size", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8max_sizeEv", scope: !5, file: !4, line: 1076, type: !532, scopeLine: 1077, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !535, retainedNodes: !2453)
!2453 = !{!2454}
!2454 = !DILocalVariable(name: "this", arg: 1, scope: !2452, type: !1610, flags: DIFlagArtificial | DIFlagObjectPointer)
!2455 = !DILocation(line: 0, scope: !2452)
!2456 = !DILocation(line: 1077, column: 41, scope: !2452)
!2457 = !DILocation(line: 1077, column: 17, scope: !2452)
!2458 = !DILocation(line: 1077, column: 61, scope: !2452)
!2459 = !DILocation(line: 1077, column: 66, scope: !2452)
!2460 = !DILocation(line: 1077, column: 9, scope: !2452)
!2461 = distinct !DISubprogram(name: "max_size", linkageName: "_ZNSt16allocator_traitsISaIcEE8max_sizeERKS0_", scope: !18, file: !19, line: 547, type: !106, scopeLine: 548, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !105, retainedNodes: !2462)
!2462 = !{!2463}
!2463 = !DILocalVariable(name: "__a", arg: 1, scope: !2461, file: !19, line: 547, type: !109)
!2464 = !DILocation(line: 547, column: 38, scope: !2461)
!2465 = !DILocation(line: 550, column: 9, scope: !2461)
!2466 = !DILocation(line: 550, column: 13, scope: !2461)
!2467 = !DILocation(line: 550, column: 2, scope: !2461)
!2468 = distinct !DISubprogram(name: "_M_get_allocator", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv", scope: !5, file: !4, line: 344, type: !402, scopeLine: 345, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !401, retainedNodes: !2469)
!2469 = !{!2470}
!2470 = !DILocalVariable(name: "this", arg: 1, scope: !2468, type: !1610, flags: DIFlagArtificial | DIFlagObjectPointer)
!2471 = !DILocation(line: 0, scope: !2468)
!2472 = !DILocation(line: 345, column: 16, scope: !2468)
!2473 = !DILocation(line: 345, column: 9, scope: !2468)
!2474 = distinct !DISubprogram(name: "max_size", linkageName: "_ZNKSt15__new_allocatorIcE8max_sizeEv", scope: !35, file: !36, line: 167, type: !76, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !75, retainedNodes: !2475)
!2475 = !{!2476}
!2476 = !DILocalVariable(name: "this", arg: 1, scope: !2474, type: !2477, flags: DIFlagArtificial | DIFlagObjectPointer)
!2477 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!2478 = !DILocation(line: 0, scope: !2474)
!2479 = !DILocation(line: 168, column: 16, scope: !2474)
!2480 = !DILocation(line: 168, column: 9, scope: !2474)
!2481 = distinct !DISubprogram(name: "_M_max_size", linkageName: "_ZNKSt15__new_allocatorIcE11_M_max_sizeEv", scope: !35, file: !36, line: 210, type: !76, scopeLine: 211, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !78, retainedNodes: !2482)
!2482 = !{!2483}
!2483 = !DILocalVariable(name: "this", arg: 1, scope: !2481, type: !2477, flags: DIFlagArtificial | DIFlagObjectPointer)
!2484 = !DILocation(line: 0, scope: !2481)
!2485 = !DILocation(line: 213, column: 2, scope: !2481)
!2486 = distinct !DISubprogram(name: "operator()", linkageName: "_ZNKSt4lessIPKcEclES1_S1_", scope: !2488, file: !2487, line: 451, type: !2497, scopeLine: 452, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !2496, retainedNodes: !2503)
!2487 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/stl_function.h", directory: "")
!2488 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "less<const char *>", scope: !7, file: !2487, line: 448, size: 8, flags: DIFlagTypePassByValue, elements: !2489, templateParams: !2501, identifier: "_ZTSSt4lessIPKcE")
!2489 = !{!2490, !2496}
!2490 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !2488, baseType: !2491, extraData: i32 0)
!2491 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "binary_function<const char *, const char *, bool>", scope: !7, file: !2487, line: 131, size: 8, flags: DIFlagTypePassByValue, elements: !139, templateParams: !2492, identifier: "_ZTSSt15binary_functionIPKcS1_bE")
!2492 = !{!2493, !2494, !2495}
!2493 = !DITemplateTypeParameter(name: "_Arg1", type: !59)
!2494 = !DITemplateTypeParameter(name: "_Arg2", type: !59)
!2495 = !DITemplateTypeParameter(name: "_Result", type: !125)
!2496 = !DISubprogram(name: "operator()", linkageName: "_ZNKSt4lessIPKcEclES1_S1_", scope: !2488, file: !2487, line: 451, type: !2497, scopeLine: 451, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!2497 = !DISubroutineType(types: !2498)
!2498 = !{!125, !2499, !59, !59}
!2499 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !2500, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!2500 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !2488)
!2501 = !{!2502}
!2502 = !DITemplateTypeParameter(name: "_Tp", type: !59)
!2503 = !{!2504, !2506, !2507}
!2504 = !DILocalVariable(name: "this", arg: 1, scope: !2486, type: !2505, flags: DIFlagArtificial | DIFlagObjectPointer)
!2505 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !2500, size: 64)
!2506 = !DILocalVariable(name: "__x", arg: 2, scope: !2486, file: !2487, line: 451, type: !59)
!2507 = !DILocalVariable(name: "__y", arg: 3, scope: !2486, file: !2487, line: 451, type: !59)
!2508 = !DILocation(line: 0, scope: !2486)
!2509 = !DILocation(line: 451, column: 23, scope: !2486)
!2510 = !DILocation(line: 451, column: 33, scope: !2486)
!2511 = !DILocation(line: 457, column: 27, scope: !2486)
!2512 = !DILocation(line: 457, column: 9, scope: !2486)
!2513 = !DILocation(line: 457, column: 51, scope: !2486)
!2514 = !DILocation(line: 457, column: 33, scope: !2486)
!2515 = !DILocation(line: 457, column: 31, scope: !2486)
!2516 = !DILocation(line: 457, column: 2, scope: !2486)
!2517 = distinct !DISubprogram(name: "move", linkageName: "_ZNSt11char_traitsIcE4moveEPcPKcm", scope: !305, file: !306, line: 411, type: !330, scopeLine: 412, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !329, retainedNodes: !2518)
!2518 = !{!2519, !2520, !2521}
!2519 = !DILocalVariable(name: "__s1", arg: 1, scope: !2517, file: !306, line: 411, type: !332)
!2520 = !DILocalVariable(name: "__s2", arg: 2, scope: !2517, file: !306, line: 411, type: !322)
!2521 = !DILocalVariable(name: "__n", arg: 3, scope: !2517, file: !306, line: 411, type: !67)
!2522 = !DILocation(line: 411, column: 23, scope: !2517)
!2523 = !DILocation(line: 411, column: 46, scope: !2517)
!2524 = !DILocation(line: 411, column: 59, scope: !2517)
!2525 = !DILocation(line: 413, column: 6, scope: !2526)
!2526 = distinct !DILexicalBlock(scope: !2517, file: !306, line: 413, column: 6)
!2527 = !DILocation(line: 413, column: 10, scope: !2526)
!2528 = !DILocation(line: 413, column: 6, scope: !2517)
!2529 = !DILocation(line: 414, column: 11, scope: !2526)
!2530 = !DILocation(line: 414, column: 4, scope: !2526)
!2531 = !DILocation(line: 419, column: 51, scope: !2517)
!2532 = !DILocation(line: 419, column: 57, scope: !2517)
!2533 = !DILocation(line: 419, column: 63, scope: !2517)
!2534 = !DILocation(line: 419, column: 33, scope: !2517)
!2535 = !DILocation(line: 419, column: 2, scope: !2517)
!2536 = !DILocation(line: 420, column: 7, scope: !2517)
!2537 = distinct !DISubprogram(name: "copy", linkageName: "_ZNSt11char_traitsIcE4copyEPcPKcm", scope: !305, file: !306, line: 423, type: !330, scopeLine: 424, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !333, retainedNodes: !2538)
!2538 = !{!2539, !2540, !2541}
!2539 = !DILocalVariable(name: "__s1", arg: 1, scope: !2537, file: !306, line: 423, type: !332)
!2540 = !DILocalVariable(name: "__s2", arg: 2, scope: !2537, file: !306, line: 423, type: !322)
!2541 = !DILocalVariable(name: "__n", arg: 3, scope: !2537, file: !306, line: 423, type: !67)
!2542 = !DILocation(line: 423, column: 23, scope: !2537)
!2543 = !DILocation(line: 423, column: 46, scope: !2537)
!2544 = !DILocation(line: 423, column: 59, scope: !2537)
!2545 = !DILocation(line: 425, column: 6, scope: !2546)
!2546 = distinct !DILexicalBlock(scope: !2537, file: !306, line: 425, column: 6)
!2547 = !DILocation(line: 425, column: 10, scope: !2546)
!2548 = !DILocation(line: 425, column: 6, scope: !2537)
!2549 = !DILocation(line: 426, column: 11, scope: !2546)
!2550 = !DILocation(line: 426, column: 4, scope: !2546)
!2551 = !DILocation(line: 431, column: 50, scope: !2537)
!2552 = !DILocation(line: 431, column: 56, scope: !2537)
!2553 = !DILocation(line: 431, column: 62, scope: !2537)
!2554 = !DILocation(line: 431, column: 33, scope: !2537)
!2555 = !DILocation(line: 431, column: 2, scope: !2537)
!2556 = !DILocation(line: 432, column: 7, scope: !2537)
!2557 = distinct !DISubprogram(name: "length", linkageName: "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6lengthEv", scope: !5, file: !4, line: 1070, type: !532, scopeLine: 1071, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !534, retainedNodes: !2558)
!2558 = !{!2559}
!2559 = !DILocalVariable(name: "this", arg: 1, scope: !2557, type: !1610, flags: DIFlagArtificial | DIFlagObjectPointer)
!2560 = !DILocation(line: 0, scope: !2557)
!2561 = !DILocation(line: 1071, column: 16, scope: !2557)
!2562 = !DILocation(line: 1071, column: 9, scope: !2557)
!2563 = distinct !DISubprogram(name: "_M_create", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm", scope: !5, file: !1936, line: 135, type: !387, scopeLine: 136, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !386, retainedNodes: !2564)
!2564 = !{!2565, !2566, !2567}
!2565 = !DILocalVariable(name: "this", arg: 1, scope: !2563, type: !1562, flags: DIFlagArtificial | DIFlagObjectPointer)
!2566 = !DILocalVariable(name: "__capacity", arg: 2, scope: !2563, file: !4, line: 279, type: !389)
!2567 = !DILocalVariable(name: "__old_capacity", arg: 3, scope: !2563, file: !4, line: 279, type: !11)
!2568 = !DILocation(line: 0, scope: !2563)
!2569 = !DILocation(line: 279, column: 27, scope: !2563)
!2570 = !DILocation(line: 279, column: 38, scope: !2563)
!2571 = !DILocation(line: 139, column: 11, scope: !2572)
!2572 = distinct !DILexicalBlock(scope: !2563, file: !1936, line: 139, column: 11)
!2573 = !DILocation(line: 139, column: 24, scope: !2572)
!2574 = !DILocation(line: 139, column: 22, scope: !2572)
!2575 = !DILocation(line: 139, column: 11, scope: !2563)
!2576 = !DILocation(line: 140, column: 2, scope: !2572)
!2577 = !DILocation(line: 145, column: 11, scope: !2578)
!2578 = distinct !DILexicalBlock(scope: !2563, file: !1936, line: 145, column: 11)
!2579 = !DILocation(line: 145, column: 24, scope: !2578)
!2580 = !DILocation(line: 145, column: 22, scope: !2578)
!2581 = !DILocation(line: 145, column: 39, scope: !2578)
!2582 = !DILocation(line: 145, column: 42, scope: !2578)
!2583 = !DILocation(line: 145, column: 59, scope: !2578)
!2584 = !DILocation(line: 145, column: 57, scope: !2578)
!2585 = !DILocation(line: 145, column: 53, scope: !2578)
!2586 = !DILocation(line: 145, column: 11, scope: !2563)
!2587 = !DILocation(line: 147, column: 21, scope: !2588)
!2588 = distinct !DILexicalBlock(scope: !2578, file: !1936, line: 146, column: 2)
!2589 = !DILocation(line: 147, column: 19, scope: !2588)
!2590 = !DILocation(line: 147, column: 4, scope: !2588)
!2591 = !DILocation(line: 147, column: 15, scope: !2588)
!2592 = !DILocation(line: 149, column: 8, scope: !2593)
!2593 = distinct !DILexicalBlock(scope: !2588, file: !1936, line: 149, column: 8)
!2594 = !DILocation(line: 149, column: 21, scope: !2593)
!2595 = !DILocation(line: 149, column: 19, scope: !2593)
!2596 = !DILocation(line: 149, column: 8, scope: !2588)
!2597 = !DILocation(line: 150, column: 19, scope: !2593)
!2598 = !DILocation(line: 150, column: 6, scope: !2593)
!2599 = !DILocation(line: 150, column: 17, scope: !2593)
!2600 = !DILocation(line: 151, column: 2, scope: !2588)
!2601 = !DILocation(line: 155, column: 38, scope: !2563)
!2602 = !DILocation(line: 155, column: 58, scope: !2563)
!2603 = !DILocation(line: 155, column: 69, scope: !2563)
!2604 = !DILocation(line: 155, column: 14, scope: !2563)
!2605 = !DILocation(line: 155, column: 7, scope: !2563)
!2606 = distinct !DISubprogram(name: "_M_data", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEPc", scope: !5, file: !4, line: 223, type: !362, scopeLine: 224, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !361, retainedNodes: !2607)
!2607 = !{!2608, !2609}
!2608 = !DILocalVariable(name: "this", arg: 1, scope: !2606, type: !1562, flags: DIFlagArtificial | DIFlagObjectPointer)
!2609 = !DILocalVariable(name: "__p", arg: 2, scope: !2606, file: !4, line: 223, type: !142)
!2610 = !DILocation(line: 0, scope: !2606)
!2611 = !DILocation(line: 223, column: 23, scope: !2606)
!2612 = !DILocation(line: 224, column: 28, scope: !2606)
!2613 = !DILocation(line: 224, column: 9, scope: !2606)
!2614 = !DILocation(line: 224, column: 21, scope: !2606)
!2615 = !DILocation(line: 224, column: 26, scope: !2606)
!2616 = !DILocation(line: 224, column: 33, scope: !2606)
!2617 = distinct !DISubprogram(name: "_M_capacity", linkageName: "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_capacityEm", scope: !5, file: !4, line: 260, type: !365, scopeLine: 261, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !381, retainedNodes: !2618)
!2618 = !{!2619, !2620}
!2619 = !DILocalVariable(name: "this", arg: 1, scope: !2617, type: !1562, flags: DIFlagArtificial | DIFlagObjectPointer)
!2620 = !DILocalVariable(name: "__capacity", arg: 2, scope: !2617, file: !4, line: 260, type: !11)
!2621 = !DILocation(line: 0, scope: !2617)
!2622 = !DILocation(line: 260, column: 29, scope: !2617)
!2623 = !DILocation(line: 261, column: 33, scope: !2617)
!2624 = !DILocation(line: 261, column: 9, scope: !2617)
!2625 = !DILocation(line: 261, column: 31, scope: !2617)
!2626 = !DILocation(line: 261, column: 45, scope: !2617)
!2627 = distinct !DISubprogram(name: "allocate", linkageName: "_ZNSt16allocator_traitsISaIcEE8allocateERS0_m", scope: !18, file: !19, line: 463, type: !22, scopeLine: 464, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !21, retainedNodes: !2628)
!2628 = !{!2629, !2630}
!2629 = !DILocalVariable(name: "__a", arg: 1, scope: !2627, file: !19, line: 463, type: !27)
!2630 = !DILocalVariable(name: "__n", arg: 2, scope: !2627, file: !19, line: 463, type: !97)
!2631 = !DILocation(line: 463, column: 32, scope: !2627)
!2632 = !DILocation(line: 463, column: 47, scope: !2627)
!2633 = !DILocation(line: 464, column: 16, scope: !2627)
!2634 = !DILocation(line: 464, column: 29, scope: !2627)
!2635 = !DILocation(line: 464, column: 20, scope: !2627)
!2636 = !DILocation(line: 464, column: 9, scope: !2627)
!2637 = distinct !DISubprogram(name: "allocate", linkageName: "_ZNSt15__new_allocatorIcE8allocateEmPKv", scope: !35, file: !36, line: 112, type: !64, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !63, retainedNodes: !2638)
!2638 = !{!2639, !2640, !2641}
!2639 = !DILocalVariable(name: "this", arg: 1, scope: !2637, type: !1782, flags: DIFlagArtificial | DIFlagObjectPointer)
!2640 = !DILocalVariable(name: "__n", arg: 2, scope: !2637, file: !36, line: 112, type: !66)
!2641 = !DILocalVariable(arg: 3, scope: !2637, file: !36, line: 112, type: !70)
!2642 = !DILocation(line: 0, scope: !2637)
!2643 = !DILocation(line: 112, column: 26, scope: !2637)
!2644 = !DILocation(line: 112, column: 43, scope: !2637)
!2645 = !DILocation(line: 120, column: 23, scope: !2646)
!2646 = distinct !DILexicalBlock(scope: !2637, file: !36, line: 120, column: 6)
!2647 = !DILocation(line: 120, column: 35, scope: !2646)
!2648 = !DILocation(line: 120, column: 27, scope: !2646)
!2649 = !DILocation(line: 120, column: 6, scope: !2646)
!2650 = !DILocation(line: 120, column: 6, scope: !2637)
!2651 = !DILocation(line: 124, column: 10, scope: !2652)
!2652 = distinct !DILexicalBlock(scope: !2653, file: !36, line: 124, column: 10)
!2653 = distinct !DILexicalBlock(scope: !2646, file: !36, line: 121, column: 4)
!2654 = !DILocation(line: 124, column: 14, scope: !2652)
!2655 = !DILocation(line: 124, column: 10, scope: !2653)
!2656 = !DILocation(line: 125, column: 8, scope: !2652)
!2657 = !DILocation(line: 126, column: 6, scope: !2653)
!2658 = !DILocation(line: 137, column: 49, scope: !2637)
!2659 = !DILocation(line: 137, column: 53, scope: !2637)
!2660 = !DILocation(line: 137, column: 27, scope: !2637)
!2661 = !DILocation(line: 137, column: 2, scope: !2637)
