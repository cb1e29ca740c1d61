source_filename = "cpp_list_unsafe.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.std::__cxx11::list" = type { %"class.std::__cxx11::_List_base" }
%"class.std::__cxx11::_List_base" = type { %"struct.std::__cxx11::_List_base<int, std::allocator<int>>::_List_impl" }
%"struct.std::__cxx11::_List_base<int, std::allocator<int>>::_List_impl" = type { %"struct.std::__detail::_List_node_header" }
%"struct.std::__detail::_List_node_header" = type { %"struct.std::__detail::_List_node_base", i64 }
%"struct.std::__detail::_List_node_base" = type { %"struct.std::__detail::_List_node_base"*, %"struct.std::__detail::_List_node_base"* }
%"struct.std::_List_iterator" = type { %"struct.std::__detail::_List_node_base"* }
%"class.std::allocator" = type { i8 }
%"class.std::__new_allocator" = type { i8 }
%"struct.std::_List_node" = type <{ %"struct.std::__detail::_List_node_base", %"struct.__gnu_cxx::__aligned_membuf", [4 x i8] }>
%"struct.__gnu_cxx::__aligned_membuf" = type { [4 x i8] }
%"struct.std::__allocated_ptr" = type { %"class.std::allocator"*, %"struct.std::_List_node"* }

$_ZNSt7__cxx114listIiSaIiEEC2Ev = comdat any

$_ZNSt7__cxx114listIiSaIiEE9push_backEOi = comdat any

$_ZNSt7__cxx114listIiSaIiEE10push_frontEOi = comdat any

$_ZNSt7__cxx114listIiSaIiEE5frontEv = comdat any

$_ZNSt7__cxx114listIiSaIiEE9pop_frontEv = comdat any

$_ZNSt7__cxx114listIiSaIiEE4backEv = comdat any

$_ZNSt7__cxx1110_List_baseIiSaIiEED2Ev = comdat any

$_ZNSt7__cxx1110_List_baseIiSaIiEEC2Ev = comdat any

$_ZNSt7__cxx1110_List_baseIiSaIiEE10_List_implC2Ev = comdat any

$_ZNSaISt10_List_nodeIiEEC2Ev = comdat any

$_ZNSt8__detail17_List_node_headerC2Ev = comdat any

$_ZNSt15__new_allocatorISt10_List_nodeIiEEC2Ev = comdat any

$_ZNSt8__detail17_List_node_header7_M_initEv = comdat any

$_ZNSt7__cxx1110_List_baseIiSaIiEE8_M_clearEv = comdat any

$_ZNSt15__new_allocatorISt10_List_nodeIiEED2Ev = comdat any

$_ZNSt10_List_nodeIiE9_M_valptrEv = comdat any

$_ZNSt16allocator_traitsISaISt10_List_nodeIiEEE7destroyIiEEvRS2_PT_ = comdat any

$_ZNSt7__cxx1110_List_baseIiSaIiEE21_M_get_Node_allocatorEv = comdat any

$_ZNSt7__cxx1110_List_baseIiSaIiEE11_M_put_nodeEPSt10_List_nodeIiE = comdat any

$__clang_call_terminate = comdat any

$_ZN9__gnu_cxx16__aligned_membufIiE6_M_ptrEv = comdat any

$_ZN9__gnu_cxx16__aligned_membufIiE7_M_addrEv = comdat any

$_ZNSt15__new_allocatorISt10_List_nodeIiEE7destroyIiEEvPT_ = comdat any

$_ZNSt16allocator_traitsISaISt10_List_nodeIiEEE10deallocateERS2_PS1_m = comdat any

$_ZNSt15__new_allocatorISt10_List_nodeIiEE10deallocateEPS1_m = comdat any

$_ZNSt7__cxx114listIiSaIiEE9_M_insertIJiEEEvSt14_List_iteratorIiEDpOT_ = comdat any

$_ZNSt7__cxx114listIiSaIiEE3endEv = comdat any

$_ZSt4moveIRiEONSt16remove_referenceIT_E4typeEOS2_ = comdat any

$_ZNSt7__cxx114listIiSaIiEE14_M_create_nodeIJiEEEPSt10_List_nodeIiEDpOT_ = comdat any

$_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE = comdat any

$_ZNSt7__cxx1110_List_baseIiSaIiEE11_M_inc_sizeEm = comdat any

$_ZNSt7__cxx1110_List_baseIiSaIiEE11_M_get_nodeEv = comdat any

$_ZNSt15__allocated_ptrISaISt10_List_nodeIiEEEC2ERS2_PS1_ = comdat any

$_ZNSt16allocator_traitsISaISt10_List_nodeIiEEE9constructIiJiEEEvRS2_PT_DpOT0_ = comdat any

$_ZNSt15__allocated_ptrISaISt10_List_nodeIiEEEaSEDn = comdat any

$_ZNSt15__allocated_ptrISaISt10_List_nodeIiEEED2Ev = comdat any

$_ZNSt16allocator_traitsISaISt10_List_nodeIiEEE8allocateERS2_m = comdat any

$_ZNSt15__new_allocatorISt10_List_nodeIiEE8allocateEmPKv = comdat any

$_ZNKSt15__new_allocatorISt10_List_nodeIiEE11_M_max_sizeEv = comdat any

$_ZSt11__addressofISaISt10_List_nodeIiEEEPT_RS3_ = comdat any

$_ZNSt15__new_allocatorISt10_List_nodeIiEE9constructIiJiEEEvPT_DpOT0_ = comdat any

$_ZNSt14_List_iteratorIiEC2EPNSt8__detail15_List_node_baseE = comdat any

$_ZNSt7__cxx114listIiSaIiEE5beginEv = comdat any

$_ZNKSt14_List_iteratorIiEdeEv = comdat any

$_ZNSt7__cxx114listIiSaIiEE8_M_eraseESt14_List_iteratorIiE = comdat any

$_ZNSt7__cxx1110_List_baseIiSaIiEE11_M_dec_sizeEm = comdat any

$_ZNSt14_List_iteratorIiEmmEv = comdat any

define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !688 {
entry:
  %retval = alloca i32, align 4
  %list = alloca %"class.std::__cxx11::list", align 8
  %ref.tmp = alloca i32, align 4
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  %ref.tmp1 = alloca i32, align 4
  %first = alloca i32*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast %"class.std::__cxx11::list"* %list to i8*, !dbg !694
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %0), !dbg !694
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::list"* %list, metadata !692, metadata !DIExpression()), !dbg !695
  call void @_ZNSt7__cxx114listIiSaIiEEC2Ev(%"class.std::__cxx11::list"* noundef nonnull align 8 dereferenceable(24) %list), !dbg !695
  %1 = bitcast i32* %ref.tmp to i8*, !dbg !696
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !696
  store i32 1, i32* %ref.tmp, align 4, !dbg !696
  invoke void @_ZNSt7__cxx114listIiSaIiEE9push_backEOi(%"class.std::__cxx11::list"* noundef nonnull align 8 dereferenceable(24) %list, i32* noundef nonnull align 4 dereferenceable(4) %ref.tmp)
          to label %invoke.cont unwind label %lpad, !dbg !697

invoke.cont:
  %2 = bitcast i32* %ref.tmp to i8*, !dbg !698
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %2), !dbg !698
  %3 = bitcast i32* %ref.tmp1 to i8*, !dbg !699
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !699
  store i32 2, i32* %ref.tmp1, align 4, !dbg !699
  invoke void @_ZNSt7__cxx114listIiSaIiEE10push_frontEOi(%"class.std::__cxx11::list"* noundef nonnull align 8 dereferenceable(24) %list, i32* noundef nonnull align 4 dereferenceable(4) %ref.tmp1)
          to label %invoke.cont3 unwind label %lpad2, !dbg !700

invoke.cont3:
  %4 = bitcast i32* %ref.tmp1 to i8*, !dbg !701
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %4), !dbg !701
  %5 = bitcast i32** %first to i8*, !dbg !702
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %5), !dbg !702
  call void @llvm.dbg.declare(metadata i32** %first, metadata !693, metadata !DIExpression()), !dbg !703
  %call = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt7__cxx114listIiSaIiEE5frontEv(%"class.std::__cxx11::list"* noundef nonnull align 8 dereferenceable(24) %list), !dbg !704
  store i32* %call, i32** %first, align 8, !dbg !703
  call void @_ZNSt7__cxx114listIiSaIiEE9pop_frontEv(%"class.std::__cxx11::list"* noundef nonnull align 8 dereferenceable(24) %list), !dbg !705
  %6 = load i32*, i32** %first, align 8, !dbg !706
  store i32 3, i32* %6, align 4, !dbg !707
  %call4 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt7__cxx114listIiSaIiEE5frontEv(%"class.std::__cxx11::list"* noundef nonnull align 8 dereferenceable(24) %list), !dbg !708
  %7 = load i32, i32* %call4, align 4, !dbg !708
  %cmp = icmp eq i32 %7, 1, !dbg !709
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !710

land.rhs:
  %call5 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt7__cxx114listIiSaIiEE4backEv(%"class.std::__cxx11::list"* noundef nonnull align 8 dereferenceable(24) %list), !dbg !711
  %8 = load i32, i32* %call5, align 4, !dbg !711
  %cmp6 = icmp eq i32 %8, 2, !dbg !712
  br label %land.end

land.end:
  %9 = phi i1 [ false, %invoke.cont3 ], [ %cmp6, %land.rhs ], !dbg !713
  %10 = zext i1 %9 to i64, !dbg !714
  %cond = select i1 %9, i32 0, i32 1, !dbg !714
  store i32 %cond, i32* %retval, align 4, !dbg !715
  %11 = bitcast i32** %first to i8*, !dbg !716
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %11), !dbg !716
  call void bitcast (void (%"class.std::__cxx11::_List_base"*)* @_ZNSt7__cxx1110_List_baseIiSaIiEED2Ev to void (%"class.std::__cxx11::list"*)*)(%"class.std::__cxx11::list"* noundef nonnull align 8 dereferenceable(24) %list), !dbg !716
  %12 = bitcast %"class.std::__cxx11::list"* %list to i8*, !dbg !716
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %12), !dbg !716
  %13 = load i32, i32* %retval, align 4, !dbg !716
  ret i32 %13, !dbg !716

lpad:
  %14 = landingpad { i8*, i32 }
          cleanup, !dbg !716
  %15 = extractvalue { i8*, i32 } %14, 0, !dbg !716
  store i8* %15, i8** %exn.slot, align 8, !dbg !716
  %16 = extractvalue { i8*, i32 } %14, 1, !dbg !716
  store i32 %16, i32* %ehselector.slot, align 4, !dbg !716
  %17 = bitcast i32* %ref.tmp to i8*, !dbg !698
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %17), !dbg !698
  br label %ehcleanup, !dbg !698

lpad2:
  %18 = landingpad { i8*, i32 }
          cleanup, !dbg !716
  %19 = extractvalue { i8*, i32 } %18, 0, !dbg !716
  store i8* %19, i8** %exn.slot, align 8, !dbg !716
  %20 = extractvalue { i8*, i32 } %18, 1, !dbg !716
  store i32 %20, i32* %ehselector.slot, align 4, !dbg !716
  %21 = bitcast i32* %ref.tmp1 to i8*, !dbg !701
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %21), !dbg !701
  br label %ehcleanup, !dbg !701

ehcleanup:
  call void bitcast (void (%"class.std::__cxx11::_List_base"*)* @_ZNSt7__cxx1110_List_baseIiSaIiEED2Ev to void (%"class.std::__cxx11::list"*)*)(%"class.std::__cxx11::list"* noundef nonnull align 8 dereferenceable(24) %list), !dbg !716
  %22 = bitcast %"class.std::__cxx11::list"* %list to i8*, !dbg !716
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %22), !dbg !716
  br label %eh.resume, !dbg !716

eh.resume:
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !716
  %sel = load i32, i32* %ehselector.slot, align 4, !dbg !716
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn, 0, !dbg !716
  %lpad.val8 = insertvalue { i8*, i32 } %lpad.val, i32 %sel, 1, !dbg !716
  resume { i8*, i32 } %lpad.val8, !dbg !716
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define linkonce_odr dso_local void @_ZNSt7__cxx114listIiSaIiEEC2Ev(%"class.std::__cxx11::list"* noundef nonnull align 8 dereferenceable(24) %this) unnamed_addr #3 comdat align 2 !dbg !717 {
entry:
  %this.addr = alloca %"class.std::__cxx11::list"*, align 8
  store %"class.std::__cxx11::list"* %this, %"class.std::__cxx11::list"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::list"** %this.addr, metadata !719, metadata !DIExpression()), !dbg !721
  %this1 = load %"class.std::__cxx11::list"*, %"class.std::__cxx11::list"** %this.addr, align 8
  %0 = bitcast %"class.std::__cxx11::list"* %this1 to %"class.std::__cxx11::_List_base"*, !dbg !722
  call void @_ZNSt7__cxx1110_List_baseIiSaIiEEC2Ev(%"class.std::__cxx11::_List_base"* noundef nonnull align 8 dereferenceable(24) %0), !dbg !723
  ret void, !dbg !722
}

define linkonce_odr dso_local void @_ZNSt7__cxx114listIiSaIiEE9push_backEOi(%"class.std::__cxx11::list"* noundef nonnull align 8 dereferenceable(24) %this, i32* noundef nonnull align 4 dereferenceable(4) %__x) #4 comdat align 2 !dbg !724 {
entry:
  %this.addr = alloca %"class.std::__cxx11::list"*, align 8
  %__x.addr = alloca i32*, align 8
  %agg.tmp = alloca %"struct.std::_List_iterator", align 8
  store %"class.std::__cxx11::list"* %this, %"class.std::__cxx11::list"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::list"** %this.addr, metadata !726, metadata !DIExpression()), !dbg !728
  store i32* %__x, i32** %__x.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %__x.addr, metadata !727, metadata !DIExpression()), !dbg !729
  %this1 = load %"class.std::__cxx11::list"*, %"class.std::__cxx11::list"** %this.addr, align 8
  %call = call %"struct.std::__detail::_List_node_base"* @_ZNSt7__cxx114listIiSaIiEE3endEv(%"class.std::__cxx11::list"* noundef nonnull align 8 dereferenceable(24) %this1), !dbg !730
  %coerce.dive = getelementptr inbounds %"struct.std::_List_iterator", %"struct.std::_List_iterator"* %agg.tmp, i32 0, i32 0, !dbg !730
  store %"struct.std::__detail::_List_node_base"* %call, %"struct.std::__detail::_List_node_base"** %coerce.dive, align 8, !dbg !730
  %0 = load i32*, i32** %__x.addr, align 8, !dbg !731
  %call2 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt4moveIRiEONSt16remove_referenceIT_E4typeEOS2_(i32* noundef nonnull align 4 dereferenceable(4) %0), !dbg !732
  %coerce.dive3 = getelementptr inbounds %"struct.std::_List_iterator", %"struct.std::_List_iterator"* %agg.tmp, i32 0, i32 0, !dbg !733
  %1 = load %"struct.std::__detail::_List_node_base"*, %"struct.std::__detail::_List_node_base"** %coerce.dive3, align 8, !dbg !733
  call void @_ZNSt7__cxx114listIiSaIiEE9_M_insertIJiEEEvSt14_List_iteratorIiEDpOT_(%"class.std::__cxx11::list"* noundef nonnull align 8 dereferenceable(24) %this1, %"struct.std::__detail::_List_node_base"* %1, i32* noundef nonnull align 4 dereferenceable(4) %call2), !dbg !733
  ret void, !dbg !734
}

declare i32 @__gxx_personality_v0(...)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

define linkonce_odr dso_local void @_ZNSt7__cxx114listIiSaIiEE10push_frontEOi(%"class.std::__cxx11::list"* noundef nonnull align 8 dereferenceable(24) %this, i32* noundef nonnull align 4 dereferenceable(4) %__x) #4 comdat align 2 !dbg !735 {
entry:
  %this.addr = alloca %"class.std::__cxx11::list"*, align 8
  %__x.addr = alloca i32*, align 8
  %agg.tmp = alloca %"struct.std::_List_iterator", align 8
  store %"class.std::__cxx11::list"* %this, %"class.std::__cxx11::list"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::list"** %this.addr, metadata !737, metadata !DIExpression()), !dbg !739
  store i32* %__x, i32** %__x.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %__x.addr, metadata !738, metadata !DIExpression()), !dbg !740
  %this1 = load %"class.std::__cxx11::list"*, %"class.std::__cxx11::list"** %this.addr, align 8
  %call = call %"struct.std::__detail::_List_node_base"* @_ZNSt7__cxx114listIiSaIiEE5beginEv(%"class.std::__cxx11::list"* noundef nonnull align 8 dereferenceable(24) %this1), !dbg !741
  %coerce.dive = getelementptr inbounds %"struct.std::_List_iterator", %"struct.std::_List_iterator"* %agg.tmp, i32 0, i32 0, !dbg !741
  store %"struct.std::__detail::_List_node_base"* %call, %"struct.std::__detail::_List_node_base"** %coerce.dive, align 8, !dbg !741
  %0 = load i32*, i32** %__x.addr, align 8, !dbg !742
  %call2 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt4moveIRiEONSt16remove_referenceIT_E4typeEOS2_(i32* noundef nonnull align 4 dereferenceable(4) %0), !dbg !743
  %coerce.dive3 = getelementptr inbounds %"struct.std::_List_iterator", %"struct.std::_List_iterator"* %agg.tmp, i32 0, i32 0, !dbg !744
  %1 = load %"struct.std::__detail::_List_node_base"*, %"struct.std::__detail::_List_node_base"** %coerce.dive3, align 8, !dbg !744
  call void @_ZNSt7__cxx114listIiSaIiEE9_M_insertIJiEEEvSt14_List_iteratorIiEDpOT_(%"class.std::__cxx11::list"* noundef nonnull align 8 dereferenceable(24) %this1, %"struct.std::__detail::_List_node_base"* %1, i32* noundef nonnull align 4 dereferenceable(4) %call2), !dbg !744
  ret void, !dbg !745
}

define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt7__cxx114listIiSaIiEE5frontEv(%"class.std::__cxx11::list"* noundef nonnull align 8 dereferenceable(24) %this) #5 comdat align 2 !dbg !746 {
entry:
  %this.addr = alloca %"class.std::__cxx11::list"*, align 8
  %ref.tmp = alloca %"struct.std::_List_iterator", align 8
  store %"class.std::__cxx11::list"* %this, %"class.std::__cxx11::list"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::list"** %this.addr, metadata !748, metadata !DIExpression()), !dbg !749
  %this1 = load %"class.std::__cxx11::list"*, %"class.std::__cxx11::list"** %this.addr, align 8
  %0 = bitcast %"struct.std::_List_iterator"* %ref.tmp to i8*, !dbg !750
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !750
  %call = call %"struct.std::__detail::_List_node_base"* @_ZNSt7__cxx114listIiSaIiEE5beginEv(%"class.std::__cxx11::list"* noundef nonnull align 8 dereferenceable(24) %this1), !dbg !750
  %coerce.dive = getelementptr inbounds %"struct.std::_List_iterator", %"struct.std::_List_iterator"* %ref.tmp, i32 0, i32 0, !dbg !750
  store %"struct.std::__detail::_List_node_base"* %call, %"struct.std::__detail::_List_node_base"** %coerce.dive, align 8, !dbg !750
  %call2 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNKSt14_List_iteratorIiEdeEv(%"struct.std::_List_iterator"* noundef nonnull align 8 dereferenceable(8) %ref.tmp), !dbg !751
  %1 = bitcast %"struct.std::_List_iterator"* %ref.tmp to i8*, !dbg !752
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %1), !dbg !752
  ret i32* %call2, !dbg !752
}

define linkonce_odr dso_local void @_ZNSt7__cxx114listIiSaIiEE9pop_frontEv(%"class.std::__cxx11::list"* noundef nonnull align 8 dereferenceable(24) %this) #5 comdat align 2 !dbg !753 {
entry:
  %this.addr = alloca %"class.std::__cxx11::list"*, align 8
  %agg.tmp = alloca %"struct.std::_List_iterator", align 8
  store %"class.std::__cxx11::list"* %this, %"class.std::__cxx11::list"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::list"** %this.addr, metadata !755, metadata !DIExpression()), !dbg !756
  %this1 = load %"class.std::__cxx11::list"*, %"class.std::__cxx11::list"** %this.addr, align 8
  %call = call %"struct.std::__detail::_List_node_base"* @_ZNSt7__cxx114listIiSaIiEE5beginEv(%"class.std::__cxx11::list"* noundef nonnull align 8 dereferenceable(24) %this1), !dbg !757
  %coerce.dive = getelementptr inbounds %"struct.std::_List_iterator", %"struct.std::_List_iterator"* %agg.tmp, i32 0, i32 0, !dbg !757
  store %"struct.std::__detail::_List_node_base"* %call, %"struct.std::__detail::_List_node_base"** %coerce.dive, align 8, !dbg !757
  %coerce.dive2 = getelementptr inbounds %"struct.std::_List_iterator", %"struct.std::_List_iterator"* %agg.tmp, i32 0, i32 0, !dbg !758
  %0 = load %"struct.std::__detail::_List_node_base"*, %"struct.std::__detail::_List_node_base"** %coerce.dive2, align 8, !dbg !758
  call void @_ZNSt7__cxx114listIiSaIiEE8_M_eraseESt14_List_iteratorIiE(%"class.std::__cxx11::list"* noundef nonnull align 8 dereferenceable(24) %this1, %"struct.std::__detail::_List_node_base"* %0), !dbg !758
  ret void, !dbg !759
}

define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt7__cxx114listIiSaIiEE4backEv(%"class.std::__cxx11::list"* noundef nonnull align 8 dereferenceable(24) %this) #5 comdat align 2 !dbg !760 {
entry:
  %this.addr = alloca %"class.std::__cxx11::list"*, align 8
  %__tmp = alloca %"struct.std::_List_iterator", align 8
  store %"class.std::__cxx11::list"* %this, %"class.std::__cxx11::list"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::list"** %this.addr, metadata !762, metadata !DIExpression()), !dbg !764
  %this1 = load %"class.std::__cxx11::list"*, %"class.std::__cxx11::list"** %this.addr, align 8
  %0 = bitcast %"struct.std::_List_iterator"* %__tmp to i8*, !dbg !765
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !765
  call void @llvm.dbg.declare(metadata %"struct.std::_List_iterator"* %__tmp, metadata !763, metadata !DIExpression()), !dbg !766
  %call = call %"struct.std::__detail::_List_node_base"* @_ZNSt7__cxx114listIiSaIiEE3endEv(%"class.std::__cxx11::list"* noundef nonnull align 8 dereferenceable(24) %this1), !dbg !767
  %coerce.dive = getelementptr inbounds %"struct.std::_List_iterator", %"struct.std::_List_iterator"* %__tmp, i32 0, i32 0, !dbg !767
  store %"struct.std::__detail::_List_node_base"* %call, %"struct.std::__detail::_List_node_base"** %coerce.dive, align 8, !dbg !767
  %call2 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::_List_iterator"* @_ZNSt14_List_iteratorIiEmmEv(%"struct.std::_List_iterator"* noundef nonnull align 8 dereferenceable(8) %__tmp), !dbg !768
  %call3 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNKSt14_List_iteratorIiEdeEv(%"struct.std::_List_iterator"* noundef nonnull align 8 dereferenceable(8) %__tmp), !dbg !769
  %1 = bitcast %"struct.std::_List_iterator"* %__tmp to i8*, !dbg !770
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %1), !dbg !770
  ret i32* %call3, !dbg !771
}

define linkonce_odr dso_local void @_ZNSt7__cxx1110_List_baseIiSaIiEED2Ev(%"class.std::__cxx11::_List_base"* noundef nonnull align 8 dereferenceable(24) %this) unnamed_addr #3 comdat align 2 !dbg !772 {
entry:
  %this.addr = alloca %"class.std::__cxx11::_List_base"*, align 8
  store %"class.std::__cxx11::_List_base"* %this, %"class.std::__cxx11::_List_base"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::_List_base"** %this.addr, metadata !774, metadata !DIExpression()), !dbg !775
  %this1 = load %"class.std::__cxx11::_List_base"*, %"class.std::__cxx11::_List_base"** %this.addr, align 8
  call void @_ZNSt7__cxx1110_List_baseIiSaIiEE8_M_clearEv(%"class.std::__cxx11::_List_base"* noundef nonnull align 8 dereferenceable(24) %this1), !dbg !776
  %_M_impl = getelementptr inbounds %"class.std::__cxx11::_List_base", %"class.std::__cxx11::_List_base"* %this1, i32 0, i32 0, !dbg !778
  call void bitcast (void (%"class.std::__new_allocator"*)* @_ZNSt15__new_allocatorISt10_List_nodeIiEED2Ev to void (%"struct.std::__cxx11::_List_base<int, std::allocator<int>>::_List_impl"*)*)(%"struct.std::__cxx11::_List_base<int, std::allocator<int>>::_List_impl"* noundef nonnull align 8 dereferenceable(24) %_M_impl), !dbg !778
  ret void, !dbg !779
}

define linkonce_odr dso_local void @_ZNSt7__cxx1110_List_baseIiSaIiEEC2Ev(%"class.std::__cxx11::_List_base"* noundef nonnull align 8 dereferenceable(24) %this) unnamed_addr #3 comdat align 2 !dbg !780 {
entry:
  %this.addr = alloca %"class.std::__cxx11::_List_base"*, align 8
  store %"class.std::__cxx11::_List_base"* %this, %"class.std::__cxx11::_List_base"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::_List_base"** %this.addr, metadata !782, metadata !DIExpression()), !dbg !783
  %this1 = load %"class.std::__cxx11::_List_base"*, %"class.std::__cxx11::_List_base"** %this.addr, align 8
  %_M_impl = getelementptr inbounds %"class.std::__cxx11::_List_base", %"class.std::__cxx11::_List_base"* %this1, i32 0, i32 0, !dbg !784
  call void @_ZNSt7__cxx1110_List_baseIiSaIiEE10_List_implC2Ev(%"struct.std::__cxx11::_List_base<int, std::allocator<int>>::_List_impl"* noundef nonnull align 8 dereferenceable(24) %_M_impl), !dbg !784
  ret void, !dbg !785
}

define linkonce_odr dso_local void @_ZNSt7__cxx1110_List_baseIiSaIiEE10_List_implC2Ev(%"struct.std::__cxx11::_List_base<int, std::allocator<int>>::_List_impl"* noundef nonnull align 8 dereferenceable(24) %this) unnamed_addr #3 comdat align 2 !dbg !786 {
entry:
  %this.addr = alloca %"struct.std::__cxx11::_List_base<int, std::allocator<int>>::_List_impl"*, align 8
  store %"struct.std::__cxx11::_List_base<int, std::allocator<int>>::_List_impl"* %this, %"struct.std::__cxx11::_List_base<int, std::allocator<int>>::_List_impl"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::__cxx11::_List_base<int, std::allocator<int>>::_List_impl"** %this.addr, metadata !788, metadata !DIExpression()), !dbg !790
  %this1 = load %"struct.std::__cxx11::_List_base<int, std::allocator<int>>::_List_impl"*, %"struct.std::__cxx11::_List_base<int, std::allocator<int>>::_List_impl"** %this.addr, align 8
  %0 = bitcast %"struct.std::__cxx11::_List_base<int, std::allocator<int>>::_List_impl"* %this1 to %"class.std::allocator"*, !dbg !791
  call void @_ZNSaISt10_List_nodeIiEEC2Ev(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %0), !dbg !792
  %_M_node = getelementptr inbounds %"struct.std::__cxx11::_List_base<int, std::allocator<int>>::_List_impl", %"struct.std::__cxx11::_List_base<int, std::allocator<int>>::_List_impl"* %this1, i32 0, i32 0, !dbg !793
  call void @_ZNSt8__detail17_List_node_headerC2Ev(%"struct.std::__detail::_List_node_header"* noundef nonnull align 8 dereferenceable(24) %_M_node), !dbg !793
  ret void, !dbg !794
}

define linkonce_odr dso_local void @_ZNSaISt10_List_nodeIiEEC2Ev(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #3 comdat align 2 !dbg !795 {
entry:
  %this.addr = alloca %"class.std::allocator"*, align 8
  store %"class.std::allocator"* %this, %"class.std::allocator"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::allocator"** %this.addr, metadata !797, metadata !DIExpression()), !dbg !798
  %this1 = load %"class.std::allocator"*, %"class.std::allocator"** %this.addr, align 8
  %0 = bitcast %"class.std::allocator"* %this1 to %"class.std::__new_allocator"*, !dbg !799
  call void @_ZNSt15__new_allocatorISt10_List_nodeIiEEC2Ev(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0), !dbg !800
  ret void, !dbg !801
}

define linkonce_odr dso_local void @_ZNSt8__detail17_List_node_headerC2Ev(%"struct.std::__detail::_List_node_header"* noundef nonnull align 8 dereferenceable(24) %this) unnamed_addr #3 comdat align 2 !dbg !802 {
entry:
  %this.addr = alloca %"struct.std::__detail::_List_node_header"*, align 8
  store %"struct.std::__detail::_List_node_header"* %this, %"struct.std::__detail::_List_node_header"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::__detail::_List_node_header"** %this.addr, metadata !804, metadata !DIExpression()), !dbg !806
  %this1 = load %"struct.std::__detail::_List_node_header"*, %"struct.std::__detail::_List_node_header"** %this.addr, align 8
  %0 = bitcast %"struct.std::__detail::_List_node_header"* %this1 to %"struct.std::__detail::_List_node_base"*, !dbg !807
  call void @_ZNSt8__detail17_List_node_header7_M_initEv(%"struct.std::__detail::_List_node_header"* noundef nonnull align 8 dereferenceable(24) %this1), !dbg !808
  ret void, !dbg !810
}

define linkonce_odr dso_local void @_ZNSt15__new_allocatorISt10_List_nodeIiEEC2Ev(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #3 comdat align 2 !dbg !811 {
entry:
  %this.addr = alloca %"class.std::__new_allocator"*, align 8
  store %"class.std::__new_allocator"* %this, %"class.std::__new_allocator"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__new_allocator"** %this.addr, metadata !813, metadata !DIExpression()), !dbg !815
  %this1 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %this.addr, align 8
  ret void, !dbg !816
}

define linkonce_odr dso_local void @_ZNSt8__detail17_List_node_header7_M_initEv(%"struct.std::__detail::_List_node_header"* noundef nonnull align 8 dereferenceable(24) %this) #5 comdat align 2 !dbg !817 {
entry:
  %this.addr = alloca %"struct.std::__detail::_List_node_header"*, align 8
  store %"struct.std::__detail::_List_node_header"* %this, %"struct.std::__detail::_List_node_header"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::__detail::_List_node_header"** %this.addr, metadata !819, metadata !DIExpression()), !dbg !820
  %this1 = load %"struct.std::__detail::_List_node_header"*, %"struct.std::__detail::_List_node_header"** %this.addr, align 8
  %0 = bitcast %"struct.std::__detail::_List_node_header"* %this1 to %"struct.std::__detail::_List_node_base"*, !dbg !821
  %1 = bitcast %"struct.std::__detail::_List_node_header"* %this1 to %"struct.std::__detail::_List_node_base"*, !dbg !822
  %_M_prev = getelementptr inbounds %"struct.std::__detail::_List_node_base", %"struct.std::__detail::_List_node_base"* %1, i32 0, i32 1, !dbg !822
  store %"struct.std::__detail::_List_node_base"* %0, %"struct.std::__detail::_List_node_base"** %_M_prev, align 8, !dbg !823
  %2 = bitcast %"struct.std::__detail::_List_node_header"* %this1 to %"struct.std::__detail::_List_node_base"*, !dbg !824
  %_M_next = getelementptr inbounds %"struct.std::__detail::_List_node_base", %"struct.std::__detail::_List_node_base"* %2, i32 0, i32 0, !dbg !824
  store %"struct.std::__detail::_List_node_base"* %0, %"struct.std::__detail::_List_node_base"** %_M_next, align 8, !dbg !825
  %_M_size = getelementptr inbounds %"struct.std::__detail::_List_node_header", %"struct.std::__detail::_List_node_header"* %this1, i32 0, i32 1, !dbg !826
  store i64 0, i64* %_M_size, align 8, !dbg !827
  ret void, !dbg !828
}

define linkonce_odr dso_local void @_ZNSt7__cxx1110_List_baseIiSaIiEE8_M_clearEv(%"class.std::__cxx11::_List_base"* noundef nonnull align 8 dereferenceable(24) %this) #5 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !6 {
entry:
  %this.addr = alloca %"class.std::__cxx11::_List_base"*, align 8
  %__cur = alloca %"struct.std::__detail::_List_node_base"*, align 8
  %__tmp = alloca %"struct.std::_List_node"*, align 8
  %__val = alloca i32*, align 8
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  store %"class.std::__cxx11::_List_base"* %this, %"class.std::__cxx11::_List_base"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::_List_base"** %this.addr, metadata !351, metadata !DIExpression()), !dbg !829
  %this1 = load %"class.std::__cxx11::_List_base"*, %"class.std::__cxx11::_List_base"** %this.addr, align 8
  %0 = bitcast %"struct.std::__detail::_List_node_base"** %__cur to i8*, !dbg !830
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !830
  call void @llvm.dbg.declare(metadata %"struct.std::__detail::_List_node_base"** %__cur, metadata !353, metadata !DIExpression()), !dbg !831
  %_M_impl = getelementptr inbounds %"class.std::__cxx11::_List_base", %"class.std::__cxx11::_List_base"* %this1, i32 0, i32 0, !dbg !832
  %_M_node = getelementptr inbounds %"struct.std::__cxx11::_List_base<int, std::allocator<int>>::_List_impl", %"struct.std::__cxx11::_List_base<int, std::allocator<int>>::_List_impl"* %_M_impl, i32 0, i32 0, !dbg !833
  %1 = bitcast %"struct.std::__detail::_List_node_header"* %_M_node to %"struct.std::__detail::_List_node_base"*, !dbg !832
  %_M_next = getelementptr inbounds %"struct.std::__detail::_List_node_base", %"struct.std::__detail::_List_node_base"* %1, i32 0, i32 0, !dbg !834
  %2 = load %"struct.std::__detail::_List_node_base"*, %"struct.std::__detail::_List_node_base"** %_M_next, align 8, !dbg !834
  store %"struct.std::__detail::_List_node_base"* %2, %"struct.std::__detail::_List_node_base"** %__cur, align 8, !dbg !831
  br label %while.cond, !dbg !835

while.cond:
  %3 = load %"struct.std::__detail::_List_node_base"*, %"struct.std::__detail::_List_node_base"** %__cur, align 8, !dbg !836
  %_M_impl2 = getelementptr inbounds %"class.std::__cxx11::_List_base", %"class.std::__cxx11::_List_base"* %this1, i32 0, i32 0, !dbg !837
  %_M_node3 = getelementptr inbounds %"struct.std::__cxx11::_List_base<int, std::allocator<int>>::_List_impl", %"struct.std::__cxx11::_List_base<int, std::allocator<int>>::_List_impl"* %_M_impl2, i32 0, i32 0, !dbg !838
  %4 = bitcast %"struct.std::__detail::_List_node_header"* %_M_node3 to %"struct.std::__detail::_List_node_base"*, !dbg !839
  %cmp = icmp ne %"struct.std::__detail::_List_node_base"* %3, %4, !dbg !840
  br i1 %cmp, label %while.body, label %while.end, !dbg !835

while.body:
  %5 = bitcast %"struct.std::_List_node"** %__tmp to i8*, !dbg !841
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %5), !dbg !841
  call void @llvm.dbg.declare(metadata %"struct.std::_List_node"** %__tmp, metadata !354, metadata !DIExpression()), !dbg !842
  %6 = load %"struct.std::__detail::_List_node_base"*, %"struct.std::__detail::_List_node_base"** %__cur, align 8, !dbg !843
  %7 = bitcast %"struct.std::__detail::_List_node_base"* %6 to %"struct.std::_List_node"*, !dbg !844
  store %"struct.std::_List_node"* %7, %"struct.std::_List_node"** %__tmp, align 8, !dbg !842
  %8 = load %"struct.std::_List_node"*, %"struct.std::_List_node"** %__tmp, align 8, !dbg !845
  %9 = bitcast %"struct.std::_List_node"* %8 to %"struct.std::__detail::_List_node_base"*, !dbg !846
  %_M_next4 = getelementptr inbounds %"struct.std::__detail::_List_node_base", %"struct.std::__detail::_List_node_base"* %9, i32 0, i32 0, !dbg !846
  %10 = load %"struct.std::__detail::_List_node_base"*, %"struct.std::__detail::_List_node_base"** %_M_next4, align 8, !dbg !846
  store %"struct.std::__detail::_List_node_base"* %10, %"struct.std::__detail::_List_node_base"** %__cur, align 8, !dbg !847
  %11 = bitcast i32** %__val to i8*, !dbg !848
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %11), !dbg !848
  call void @llvm.dbg.declare(metadata i32** %__val, metadata !356, metadata !DIExpression()), !dbg !849
  %12 = load %"struct.std::_List_node"*, %"struct.std::_List_node"** %__tmp, align 8, !dbg !850
  %call = invoke noundef i32* @_ZNSt10_List_nodeIiE9_M_valptrEv(%"struct.std::_List_node"* noundef nonnull align 8 dereferenceable(20) %12)
          to label %invoke.cont unwind label %lpad, !dbg !851

invoke.cont:
  store i32* %call, i32** %__val, align 8, !dbg !849
  %call5 = call noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZNSt7__cxx1110_List_baseIiSaIiEE21_M_get_Node_allocatorEv(%"class.std::__cxx11::_List_base"* noundef nonnull align 8 dereferenceable(24) %this1), !dbg !852
  %13 = load i32*, i32** %__val, align 8, !dbg !853
  call void @_ZNSt16allocator_traitsISaISt10_List_nodeIiEEE7destroyIiEEvRS2_PT_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %call5, i32* noundef %13), !dbg !854
  %14 = load %"struct.std::_List_node"*, %"struct.std::_List_node"** %__tmp, align 8, !dbg !855
  call void @_ZNSt7__cxx1110_List_baseIiSaIiEE11_M_put_nodeEPSt10_List_nodeIiE(%"class.std::__cxx11::_List_base"* noundef nonnull align 8 dereferenceable(24) %this1, %"struct.std::_List_node"* noundef %14), !dbg !856
  %15 = bitcast i32** %__val to i8*, !dbg !857
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %15), !dbg !857
  %16 = bitcast %"struct.std::_List_node"** %__tmp to i8*, !dbg !857
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %16), !dbg !857
  br label %while.cond, !dbg !835, !llvm.loop !858

lpad:
  %17 = landingpad { i8*, i32 }
          catch i8* null, !dbg !861
  %18 = extractvalue { i8*, i32 } %17, 0, !dbg !861
  store i8* %18, i8** %exn.slot, align 8, !dbg !861
  %19 = extractvalue { i8*, i32 } %17, 1, !dbg !861
  store i32 %19, i32* %ehselector.slot, align 4, !dbg !861
  %20 = bitcast i32** %__val to i8*, !dbg !857
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %20), !dbg !857
  %21 = bitcast %"struct.std::_List_node"** %__tmp to i8*, !dbg !857
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %21), !dbg !857
  %22 = bitcast %"struct.std::__detail::_List_node_base"** %__cur to i8*, !dbg !862
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %22), !dbg !862
  br label %terminate.handler, !dbg !862

while.end:
  %23 = bitcast %"struct.std::__detail::_List_node_base"** %__cur to i8*, !dbg !862
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %23), !dbg !862
  ret void, !dbg !862

terminate.handler:
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !862
  call void @__clang_call_terminate(i8* %exn), !dbg !862
  unreachable, !dbg !862
}

define linkonce_odr dso_local void @_ZNSt15__new_allocatorISt10_List_nodeIiEED2Ev(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #3 comdat align 2 !dbg !863 {
entry:
  %this.addr = alloca %"class.std::__new_allocator"*, align 8
  store %"class.std::__new_allocator"* %this, %"class.std::__new_allocator"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__new_allocator"** %this.addr, metadata !865, metadata !DIExpression()), !dbg !866
  %this1 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %this.addr, align 8
  ret void, !dbg !867
}

define linkonce_odr dso_local noundef i32* @_ZNSt10_List_nodeIiE9_M_valptrEv(%"struct.std::_List_node"* noundef nonnull align 8 dereferenceable(20) %this) #5 comdat align 2 !dbg !868 {
entry:
  %this.addr = alloca %"struct.std::_List_node"*, align 8
  store %"struct.std::_List_node"* %this, %"struct.std::_List_node"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::_List_node"** %this.addr, metadata !870, metadata !DIExpression()), !dbg !871
  %this1 = load %"struct.std::_List_node"*, %"struct.std::_List_node"** %this.addr, align 8
  %_M_storage = getelementptr inbounds %"struct.std::_List_node", %"struct.std::_List_node"* %this1, i32 0, i32 1, !dbg !872
  %call = call noundef i32* @_ZN9__gnu_cxx16__aligned_membufIiE6_M_ptrEv(%"struct.__gnu_cxx::__aligned_membuf"* noundef nonnull align 4 dereferenceable(4) %_M_storage), !dbg !873
  ret i32* %call, !dbg !874
}

define linkonce_odr dso_local void @_ZNSt16allocator_traitsISaISt10_List_nodeIiEEE7destroyIiEEvRS2_PT_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %__a, i32* noundef %__p) #5 comdat align 2 !dbg !875 {
entry:
  %__a.addr = alloca %"class.std::allocator"*, align 8
  %__p.addr = alloca i32*, align 8
  store %"class.std::allocator"* %__a, %"class.std::allocator"** %__a.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::allocator"** %__a.addr, metadata !882, metadata !DIExpression()), !dbg !884
  store i32* %__p, i32** %__p.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %__p.addr, metadata !883, metadata !DIExpression()), !dbg !885
  %0 = load %"class.std::allocator"*, %"class.std::allocator"** %__a.addr, align 8, !dbg !886
  %1 = bitcast %"class.std::allocator"* %0 to %"class.std::__new_allocator"*, !dbg !886
  %2 = load i32*, i32** %__p.addr, align 8, !dbg !887
  call void @_ZNSt15__new_allocatorISt10_List_nodeIiEE7destroyIiEEvPT_(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %1, i32* noundef %2), !dbg !888
  ret void, !dbg !889
}

define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZNSt7__cxx1110_List_baseIiSaIiEE21_M_get_Node_allocatorEv(%"class.std::__cxx11::_List_base"* noundef nonnull align 8 dereferenceable(24) %this) #5 comdat align 2 !dbg !890 {
entry:
  %this.addr = alloca %"class.std::__cxx11::_List_base"*, align 8
  store %"class.std::__cxx11::_List_base"* %this, %"class.std::__cxx11::_List_base"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::_List_base"** %this.addr, metadata !892, metadata !DIExpression()), !dbg !893
  %this1 = load %"class.std::__cxx11::_List_base"*, %"class.std::__cxx11::_List_base"** %this.addr, align 8
  %_M_impl = getelementptr inbounds %"class.std::__cxx11::_List_base", %"class.std::__cxx11::_List_base"* %this1, i32 0, i32 0, !dbg !894
  %0 = bitcast %"struct.std::__cxx11::_List_base<int, std::allocator<int>>::_List_impl"* %_M_impl to %"class.std::allocator"*, !dbg !894
  ret %"class.std::allocator"* %0, !dbg !895
}

define linkonce_odr dso_local void @_ZNSt7__cxx1110_List_baseIiSaIiEE11_M_put_nodeEPSt10_List_nodeIiE(%"class.std::__cxx11::_List_base"* noundef nonnull align 8 dereferenceable(24) %this, %"struct.std::_List_node"* noundef %__p) #5 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !896 {
entry:
  %this.addr = alloca %"class.std::__cxx11::_List_base"*, align 8
  %__p.addr = alloca %"struct.std::_List_node"*, align 8
  store %"class.std::__cxx11::_List_base"* %this, %"class.std::__cxx11::_List_base"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::_List_base"** %this.addr, metadata !898, metadata !DIExpression()), !dbg !900
  store %"struct.std::_List_node"* %__p, %"struct.std::_List_node"** %__p.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::_List_node"** %__p.addr, metadata !899, metadata !DIExpression()), !dbg !901
  %this1 = load %"class.std::__cxx11::_List_base"*, %"class.std::__cxx11::_List_base"** %this.addr, align 8
  %_M_impl = getelementptr inbounds %"class.std::__cxx11::_List_base", %"class.std::__cxx11::_List_base"* %this1, i32 0, i32 0, !dbg !902
  %0 = bitcast %"struct.std::__cxx11::_List_base<int, std::allocator<int>>::_List_impl"* %_M_impl to %"class.std::allocator"*, !dbg !902
  %1 = load %"struct.std::_List_node"*, %"struct.std::_List_node"** %__p.addr, align 8, !dbg !903
  invoke void @_ZNSt16allocator_traitsISaISt10_List_nodeIiEEE10deallocateERS2_PS1_m(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %0, %"struct.std::_List_node"* noundef %1, i64 noundef 1)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !904

invoke.cont:
  ret void, !dbg !905

terminate.lpad:
  %2 = landingpad { i8*, i32 }
          catch i8* null, !dbg !904
  %3 = extractvalue { i8*, i32 } %2, 0, !dbg !904
  call void @__clang_call_terminate(i8* %3), !dbg !904
  unreachable, !dbg !904
}

define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #6 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0)
  call void @_ZSt9terminatev()
  unreachable
}

declare i8* @__cxa_begin_catch(i8*)

declare void @_ZSt9terminatev()

define linkonce_odr dso_local noundef i32* @_ZN9__gnu_cxx16__aligned_membufIiE6_M_ptrEv(%"struct.__gnu_cxx::__aligned_membuf"* noundef nonnull align 4 dereferenceable(4) %this) #5 comdat align 2 !dbg !906 {
entry:
  %this.addr = alloca %"struct.__gnu_cxx::__aligned_membuf"*, align 8
  store %"struct.__gnu_cxx::__aligned_membuf"* %this, %"struct.__gnu_cxx::__aligned_membuf"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.__gnu_cxx::__aligned_membuf"** %this.addr, metadata !908, metadata !DIExpression()), !dbg !910
  %this1 = load %"struct.__gnu_cxx::__aligned_membuf"*, %"struct.__gnu_cxx::__aligned_membuf"** %this.addr, align 8
  %call = call noundef i8* @_ZN9__gnu_cxx16__aligned_membufIiE7_M_addrEv(%"struct.__gnu_cxx::__aligned_membuf"* noundef nonnull align 4 dereferenceable(4) %this1), !dbg !911
  %0 = bitcast i8* %call to i32*, !dbg !912
  ret i32* %0, !dbg !913
}

define linkonce_odr dso_local noundef i8* @_ZN9__gnu_cxx16__aligned_membufIiE7_M_addrEv(%"struct.__gnu_cxx::__aligned_membuf"* noundef nonnull align 4 dereferenceable(4) %this) #5 comdat align 2 !dbg !914 {
entry:
  %this.addr = alloca %"struct.__gnu_cxx::__aligned_membuf"*, align 8
  store %"struct.__gnu_cxx::__aligned_membuf"* %this, %"struct.__gnu_cxx::__aligned_membuf"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.__gnu_cxx::__aligned_membuf"** %this.addr, metadata !916, metadata !DIExpression()), !dbg !917
  %this1 = load %"struct.__gnu_cxx::__aligned_membuf"*, %"struct.__gnu_cxx::__aligned_membuf"** %this.addr, align 8
  %_M_storage = getelementptr inbounds %"struct.__gnu_cxx::__aligned_membuf", %"struct.__gnu_cxx::__aligned_membuf"* %this1, i32 0, i32 0, !dbg !918
  %0 = bitcast [4 x i8]* %_M_storage to i8*, !dbg !919
  ret i8* %0, !dbg !920
}

define linkonce_odr dso_local void @_ZNSt15__new_allocatorISt10_List_nodeIiEE7destroyIiEEvPT_(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %this, i32* noundef %__p) #5 comdat align 2 !dbg !921 {
entry:
  %this.addr = alloca %"class.std::__new_allocator"*, align 8
  %__p.addr = alloca i32*, align 8
  store %"class.std::__new_allocator"* %this, %"class.std::__new_allocator"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__new_allocator"** %this.addr, metadata !926, metadata !DIExpression()), !dbg !928
  store i32* %__p, i32** %__p.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %__p.addr, metadata !927, metadata !DIExpression()), !dbg !929
  %this1 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %this.addr, align 8
  %0 = load i32*, i32** %__p.addr, align 8, !dbg !930
  ret void, !dbg !931
}

define linkonce_odr dso_local void @_ZNSt16allocator_traitsISaISt10_List_nodeIiEEE10deallocateERS2_PS1_m(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %__a, %"struct.std::_List_node"* noundef %__p, i64 noundef %__n) #4 comdat align 2 !dbg !932 {
entry:
  %__a.addr = alloca %"class.std::allocator"*, align 8
  %__p.addr = alloca %"struct.std::_List_node"*, align 8
  %__n.addr = alloca i64, align 8
  store %"class.std::allocator"* %__a, %"class.std::allocator"** %__a.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::allocator"** %__a.addr, metadata !934, metadata !DIExpression()), !dbg !937
  store %"struct.std::_List_node"* %__p, %"struct.std::_List_node"** %__p.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::_List_node"** %__p.addr, metadata !935, metadata !DIExpression()), !dbg !938
  store i64 %__n, i64* %__n.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__n.addr, metadata !936, metadata !DIExpression()), !dbg !939
  %0 = load %"class.std::allocator"*, %"class.std::allocator"** %__a.addr, align 8, !dbg !940
  %1 = bitcast %"class.std::allocator"* %0 to %"class.std::__new_allocator"*, !dbg !940
  %2 = load %"struct.std::_List_node"*, %"struct.std::_List_node"** %__p.addr, align 8, !dbg !941
  %3 = load i64, i64* %__n.addr, align 8, !dbg !942
  call void @_ZNSt15__new_allocatorISt10_List_nodeIiEE10deallocateEPS1_m(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %1, %"struct.std::_List_node"* noundef %2, i64 noundef %3), !dbg !943
  ret void, !dbg !944
}

define linkonce_odr dso_local void @_ZNSt15__new_allocatorISt10_List_nodeIiEE10deallocateEPS1_m(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %this, %"struct.std::_List_node"* noundef %__p, i64 noundef %__n) #5 comdat align 2 !dbg !945 {
entry:
  %this.addr = alloca %"class.std::__new_allocator"*, align 8
  %__p.addr = alloca %"struct.std::_List_node"*, align 8
  %__n.addr = alloca i64, align 8
  store %"class.std::__new_allocator"* %this, %"class.std::__new_allocator"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__new_allocator"** %this.addr, metadata !947, metadata !DIExpression()), !dbg !950
  store %"struct.std::_List_node"* %__p, %"struct.std::_List_node"** %__p.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::_List_node"** %__p.addr, metadata !948, metadata !DIExpression()), !dbg !951
  store i64 %__n, i64* %__n.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__n.addr, metadata !949, metadata !DIExpression()), !dbg !952
  %this1 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %this.addr, align 8
  %0 = load %"struct.std::_List_node"*, %"struct.std::_List_node"** %__p.addr, align 8, !dbg !953
  %1 = bitcast %"struct.std::_List_node"* %0 to i8*, !dbg !953
  call void @_ZdlPv(i8* noundef %1), !dbg !954
  ret void, !dbg !955
}

declare void @_ZdlPv(i8* noundef)

define linkonce_odr dso_local void @_ZNSt7__cxx114listIiSaIiEE9_M_insertIJiEEEvSt14_List_iteratorIiEDpOT_(%"class.std::__cxx11::list"* noundef nonnull align 8 dereferenceable(24) %this, %"struct.std::__detail::_List_node_base"* %__position.coerce, i32* noundef nonnull align 4 dereferenceable(4) %__args) #4 comdat align 2 !dbg !956 {
entry:
  %__position = alloca %"struct.std::_List_iterator", align 8
  %this.addr = alloca %"class.std::__cxx11::list"*, align 8
  %__args.addr = alloca i32*, align 8
  %__tmp = alloca %"struct.std::_List_node"*, align 8
  %coerce.dive = getelementptr inbounds %"struct.std::_List_iterator", %"struct.std::_List_iterator"* %__position, i32 0, i32 0
  store %"struct.std::__detail::_List_node_base"* %__position.coerce, %"struct.std::__detail::_List_node_base"** %coerce.dive, align 8
  store %"class.std::__cxx11::list"* %this, %"class.std::__cxx11::list"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::list"** %this.addr, metadata !965, metadata !DIExpression()), !dbg !969
  call void @llvm.dbg.declare(metadata %"struct.std::_List_iterator"* %__position, metadata !966, metadata !DIExpression()), !dbg !970
  store i32* %__args, i32** %__args.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %__args.addr, metadata !967, metadata !DIExpression()), !dbg !971
  %this1 = load %"class.std::__cxx11::list"*, %"class.std::__cxx11::list"** %this.addr, align 8
  %0 = bitcast %"struct.std::_List_node"** %__tmp to i8*, !dbg !972
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !972
  call void @llvm.dbg.declare(metadata %"struct.std::_List_node"** %__tmp, metadata !968, metadata !DIExpression()), !dbg !973
  %1 = load i32*, i32** %__args.addr, align 8, !dbg !974
  %call = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %1), !dbg !975
  %call2 = call noundef %"struct.std::_List_node"* @_ZNSt7__cxx114listIiSaIiEE14_M_create_nodeIJiEEEPSt10_List_nodeIiEDpOT_(%"class.std::__cxx11::list"* noundef nonnull align 8 dereferenceable(24) %this1, i32* noundef nonnull align 4 dereferenceable(4) %call), !dbg !976
  store %"struct.std::_List_node"* %call2, %"struct.std::_List_node"** %__tmp, align 8, !dbg !973
  %2 = load %"struct.std::_List_node"*, %"struct.std::_List_node"** %__tmp, align 8, !dbg !977
  %3 = bitcast %"struct.std::_List_node"* %2 to %"struct.std::__detail::_List_node_base"*, !dbg !978
  %_M_node = getelementptr inbounds %"struct.std::_List_iterator", %"struct.std::_List_iterator"* %__position, i32 0, i32 0, !dbg !979
  %4 = load %"struct.std::__detail::_List_node_base"*, %"struct.std::__detail::_List_node_base"** %_M_node, align 8, !dbg !979
  call void @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(%"struct.std::__detail::_List_node_base"* noundef nonnull align 8 dereferenceable(16) %3, %"struct.std::__detail::_List_node_base"* noundef %4), !dbg !978
  %5 = bitcast %"class.std::__cxx11::list"* %this1 to %"class.std::__cxx11::_List_base"*, !dbg !980
  call void @_ZNSt7__cxx1110_List_baseIiSaIiEE11_M_inc_sizeEm(%"class.std::__cxx11::_List_base"* noundef nonnull align 8 dereferenceable(24) %5, i64 noundef 1), !dbg !980
  %6 = bitcast %"struct.std::_List_node"** %__tmp to i8*, !dbg !981
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %6), !dbg !981
  ret void, !dbg !981
}

define linkonce_odr dso_local %"struct.std::__detail::_List_node_base"* @_ZNSt7__cxx114listIiSaIiEE3endEv(%"class.std::__cxx11::list"* noundef nonnull align 8 dereferenceable(24) %this) #5 comdat align 2 !dbg !982 {
entry:
  %retval = alloca %"struct.std::_List_iterator", align 8
  %this.addr = alloca %"class.std::__cxx11::list"*, align 8
  store %"class.std::__cxx11::list"* %this, %"class.std::__cxx11::list"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::list"** %this.addr, metadata !984, metadata !DIExpression()), !dbg !985
  %this1 = load %"class.std::__cxx11::list"*, %"class.std::__cxx11::list"** %this.addr, align 8
  %0 = bitcast %"class.std::__cxx11::list"* %this1 to %"class.std::__cxx11::_List_base"*, !dbg !986
  %_M_impl = getelementptr inbounds %"class.std::__cxx11::_List_base", %"class.std::__cxx11::_List_base"* %0, i32 0, i32 0, !dbg !986
  %_M_node = getelementptr inbounds %"struct.std::__cxx11::_List_base<int, std::allocator<int>>::_List_impl", %"struct.std::__cxx11::_List_base<int, std::allocator<int>>::_List_impl"* %_M_impl, i32 0, i32 0, !dbg !987
  %1 = bitcast %"struct.std::__detail::_List_node_header"* %_M_node to %"struct.std::__detail::_List_node_base"*, !dbg !988
  call void @_ZNSt14_List_iteratorIiEC2EPNSt8__detail15_List_node_baseE(%"struct.std::_List_iterator"* noundef nonnull align 8 dereferenceable(8) %retval, %"struct.std::__detail::_List_node_base"* noundef %1), !dbg !989
  %coerce.dive = getelementptr inbounds %"struct.std::_List_iterator", %"struct.std::_List_iterator"* %retval, i32 0, i32 0, !dbg !990
  %2 = load %"struct.std::__detail::_List_node_base"*, %"struct.std::__detail::_List_node_base"** %coerce.dive, align 8, !dbg !990
  ret %"struct.std::__detail::_List_node_base"* %2, !dbg !990
}

define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZSt4moveIRiEONSt16remove_referenceIT_E4typeEOS2_(i32* noundef nonnull align 4 dereferenceable(4) %__t) #5 comdat !dbg !991 {
entry:
  %__t.addr = alloca i32*, align 8
  store i32* %__t, i32** %__t.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %__t.addr, metadata !1001, metadata !DIExpression()), !dbg !1002
  %0 = load i32*, i32** %__t.addr, align 8, !dbg !1003
  ret i32* %0, !dbg !1004
}

define linkonce_odr dso_local noundef %"struct.std::_List_node"* @_ZNSt7__cxx114listIiSaIiEE14_M_create_nodeIJiEEEPSt10_List_nodeIiEDpOT_(%"class.std::__cxx11::list"* noundef nonnull align 8 dereferenceable(24) %this, i32* noundef nonnull align 4 dereferenceable(4) %__args) #4 comdat align 2 !dbg !1005 {
entry:
  %this.addr = alloca %"class.std::__cxx11::list"*, align 8
  %__args.addr = alloca i32*, align 8
  %__p = alloca %"struct.std::_List_node"*, align 8
  %__alloc = alloca %"class.std::allocator"*, align 8
  %__guard = alloca %"struct.std::__allocated_ptr", align 8
  store %"class.std::__cxx11::list"* %this, %"class.std::__cxx11::list"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::list"** %this.addr, metadata !1010, metadata !DIExpression()), !dbg !1015
  store i32* %__args, i32** %__args.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %__args.addr, metadata !1011, metadata !DIExpression()), !dbg !1016
  %this1 = load %"class.std::__cxx11::list"*, %"class.std::__cxx11::list"** %this.addr, align 8
  %0 = bitcast %"struct.std::_List_node"** %__p to i8*, !dbg !1017
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !1017
  call void @llvm.dbg.declare(metadata %"struct.std::_List_node"** %__p, metadata !1012, metadata !DIExpression()), !dbg !1018
  %1 = bitcast %"class.std::__cxx11::list"* %this1 to %"class.std::__cxx11::_List_base"*, !dbg !1019
  %call = call noundef %"struct.std::_List_node"* @_ZNSt7__cxx1110_List_baseIiSaIiEE11_M_get_nodeEv(%"class.std::__cxx11::_List_base"* noundef nonnull align 8 dereferenceable(24) %1), !dbg !1019
  store %"struct.std::_List_node"* %call, %"struct.std::_List_node"** %__p, align 8, !dbg !1018
  %2 = bitcast %"class.std::allocator"** %__alloc to i8*, !dbg !1020
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !1020
  call void @llvm.dbg.declare(metadata %"class.std::allocator"** %__alloc, metadata !1013, metadata !DIExpression()), !dbg !1021
  %3 = bitcast %"class.std::__cxx11::list"* %this1 to %"class.std::__cxx11::_List_base"*, !dbg !1022
  %call2 = call noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZNSt7__cxx1110_List_baseIiSaIiEE21_M_get_Node_allocatorEv(%"class.std::__cxx11::_List_base"* noundef nonnull align 8 dereferenceable(24) %3), !dbg !1022
  store %"class.std::allocator"* %call2, %"class.std::allocator"** %__alloc, align 8, !dbg !1021
  %4 = bitcast %"struct.std::__allocated_ptr"* %__guard to i8*, !dbg !1023
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %4), !dbg !1023
  call void @llvm.dbg.declare(metadata %"struct.std::__allocated_ptr"* %__guard, metadata !1014, metadata !DIExpression()), !dbg !1024
  %5 = load %"class.std::allocator"*, %"class.std::allocator"** %__alloc, align 8, !dbg !1025
  %6 = load %"struct.std::_List_node"*, %"struct.std::_List_node"** %__p, align 8, !dbg !1026
  call void @_ZNSt15__allocated_ptrISaISt10_List_nodeIiEEEC2ERS2_PS1_(%"struct.std::__allocated_ptr"* noundef nonnull align 8 dereferenceable(16) %__guard, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %5, %"struct.std::_List_node"* noundef %6), !dbg !1024
  %7 = load %"class.std::allocator"*, %"class.std::allocator"** %__alloc, align 8, !dbg !1027
  %8 = load %"struct.std::_List_node"*, %"struct.std::_List_node"** %__p, align 8, !dbg !1028
  %call3 = call noundef i32* @_ZNSt10_List_nodeIiE9_M_valptrEv(%"struct.std::_List_node"* noundef nonnull align 8 dereferenceable(20) %8), !dbg !1029
  %9 = load i32*, i32** %__args.addr, align 8, !dbg !1030
  %call4 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %9), !dbg !1031
  call void @_ZNSt16allocator_traitsISaISt10_List_nodeIiEEE9constructIiJiEEEvRS2_PT_DpOT0_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %7, i32* noundef %call3, i32* noundef nonnull align 4 dereferenceable(4) %call4), !dbg !1032
  %call5 = call noundef nonnull align 8 dereferenceable(16) %"struct.std::__allocated_ptr"* @_ZNSt15__allocated_ptrISaISt10_List_nodeIiEEEaSEDn(%"struct.std::__allocated_ptr"* noundef nonnull align 8 dereferenceable(16) %__guard, i8* null), !dbg !1033
  %10 = load %"struct.std::_List_node"*, %"struct.std::_List_node"** %__p, align 8, !dbg !1034
  call void @_ZNSt15__allocated_ptrISaISt10_List_nodeIiEEED2Ev(%"struct.std::__allocated_ptr"* noundef nonnull align 8 dereferenceable(16) %__guard), !dbg !1035
  %11 = bitcast %"struct.std::__allocated_ptr"* %__guard to i8*, !dbg !1035
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %11), !dbg !1035
  %12 = bitcast %"class.std::allocator"** %__alloc to i8*, !dbg !1035
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %12), !dbg !1035
  %13 = bitcast %"struct.std::_List_node"** %__p to i8*, !dbg !1035
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %13), !dbg !1035
  ret %"struct.std::_List_node"* %10, !dbg !1035
}

define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %__t) #5 comdat !dbg !1036 {
entry:
  %__t.addr = alloca i32*, align 8
  store i32* %__t, i32** %__t.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %__t.addr, metadata !1043, metadata !DIExpression()), !dbg !1044
  %0 = load i32*, i32** %__t.addr, align 8, !dbg !1045
  ret i32* %0, !dbg !1046
}

declare void @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(%"struct.std::__detail::_List_node_base"* noundef nonnull align 8 dereferenceable(16), %"struct.std::__detail::_List_node_base"* noundef)

define linkonce_odr dso_local void @_ZNSt7__cxx1110_List_baseIiSaIiEE11_M_inc_sizeEm(%"class.std::__cxx11::_List_base"* noundef nonnull align 8 dereferenceable(24) %this, i64 noundef %__n) #5 comdat align 2 !dbg !1047 {
entry:
  %this.addr = alloca %"class.std::__cxx11::_List_base"*, align 8
  %__n.addr = alloca i64, align 8
  store %"class.std::__cxx11::_List_base"* %this, %"class.std::__cxx11::_List_base"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::_List_base"** %this.addr, metadata !1049, metadata !DIExpression()), !dbg !1051
  store i64 %__n, i64* %__n.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__n.addr, metadata !1050, metadata !DIExpression()), !dbg !1052
  %this1 = load %"class.std::__cxx11::_List_base"*, %"class.std::__cxx11::_List_base"** %this.addr, align 8
  %0 = load i64, i64* %__n.addr, align 8, !dbg !1053
  %_M_impl = getelementptr inbounds %"class.std::__cxx11::_List_base", %"class.std::__cxx11::_List_base"* %this1, i32 0, i32 0, !dbg !1054
  %_M_node = getelementptr inbounds %"struct.std::__cxx11::_List_base<int, std::allocator<int>>::_List_impl", %"struct.std::__cxx11::_List_base<int, std::allocator<int>>::_List_impl"* %_M_impl, i32 0, i32 0, !dbg !1055
  %_M_size = getelementptr inbounds %"struct.std::__detail::_List_node_header", %"struct.std::__detail::_List_node_header"* %_M_node, i32 0, i32 1, !dbg !1056
  %1 = load i64, i64* %_M_size, align 8, !dbg !1057
  %add = add i64 %1, %0, !dbg !1057
  store i64 %add, i64* %_M_size, align 8, !dbg !1057
  ret void, !dbg !1058
}

define linkonce_odr dso_local noundef %"struct.std::_List_node"* @_ZNSt7__cxx1110_List_baseIiSaIiEE11_M_get_nodeEv(%"class.std::__cxx11::_List_base"* noundef nonnull align 8 dereferenceable(24) %this) #4 comdat align 2 !dbg !1059 {
entry:
  %this.addr = alloca %"class.std::__cxx11::_List_base"*, align 8
  store %"class.std::__cxx11::_List_base"* %this, %"class.std::__cxx11::_List_base"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::_List_base"** %this.addr, metadata !1061, metadata !DIExpression()), !dbg !1062
  %this1 = load %"class.std::__cxx11::_List_base"*, %"class.std::__cxx11::_List_base"** %this.addr, align 8
  %_M_impl = getelementptr inbounds %"class.std::__cxx11::_List_base", %"class.std::__cxx11::_List_base"* %this1, i32 0, i32 0, !dbg !1063
  %0 = bitcast %"struct.std::__cxx11::_List_base<int, std::allocator<int>>::_List_impl"* %_M_impl to %"class.std::allocator"*, !dbg !1063
  %call = call noundef %"struct.std::_List_node"* @_ZNSt16allocator_traitsISaISt10_List_nodeIiEEE8allocateERS2_m(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %0, i64 noundef 1), !dbg !1064
  ret %"struct.std::_List_node"* %call, !dbg !1065
}

define linkonce_odr dso_local void @_ZNSt15__allocated_ptrISaISt10_List_nodeIiEEEC2ERS2_PS1_(%"struct.std::__allocated_ptr"* noundef nonnull align 8 dereferenceable(16) %this, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %__a, %"struct.std::_List_node"* noundef %__ptr) unnamed_addr #3 comdat align 2 !dbg !1066 {
entry:
  %this.addr = alloca %"struct.std::__allocated_ptr"*, align 8
  %__a.addr = alloca %"class.std::allocator"*, align 8
  %__ptr.addr = alloca %"struct.std::_List_node"*, align 8
  store %"struct.std::__allocated_ptr"* %this, %"struct.std::__allocated_ptr"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::__allocated_ptr"** %this.addr, metadata !1068, metadata !DIExpression()), !dbg !1072
  store %"class.std::allocator"* %__a, %"class.std::allocator"** %__a.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::allocator"** %__a.addr, metadata !1070, metadata !DIExpression()), !dbg !1073
  store %"struct.std::_List_node"* %__ptr, %"struct.std::_List_node"** %__ptr.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::_List_node"** %__ptr.addr, metadata !1071, metadata !DIExpression()), !dbg !1074
  %this1 = load %"struct.std::__allocated_ptr"*, %"struct.std::__allocated_ptr"** %this.addr, align 8
  %_M_alloc = getelementptr inbounds %"struct.std::__allocated_ptr", %"struct.std::__allocated_ptr"* %this1, i32 0, i32 0, !dbg !1075
  %0 = load %"class.std::allocator"*, %"class.std::allocator"** %__a.addr, align 8, !dbg !1076
  %call = call noundef %"class.std::allocator"* @_ZSt11__addressofISaISt10_List_nodeIiEEEPT_RS3_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %0), !dbg !1077
  store %"class.std::allocator"* %call, %"class.std::allocator"** %_M_alloc, align 8, !dbg !1075
  %_M_ptr = getelementptr inbounds %"struct.std::__allocated_ptr", %"struct.std::__allocated_ptr"* %this1, i32 0, i32 1, !dbg !1078
  %1 = load %"struct.std::_List_node"*, %"struct.std::_List_node"** %__ptr.addr, align 8, !dbg !1079
  store %"struct.std::_List_node"* %1, %"struct.std::_List_node"** %_M_ptr, align 8, !dbg !1078
  ret void, !dbg !1080
}

define linkonce_odr dso_local void @_ZNSt16allocator_traitsISaISt10_List_nodeIiEEE9constructIiJiEEEvRS2_PT_DpOT0_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %__a, i32* noundef %__p, i32* noundef nonnull align 4 dereferenceable(4) %__args) #5 comdat align 2 !dbg !1081 {
entry:
  %__a.addr = alloca %"class.std::allocator"*, align 8
  %__p.addr = alloca i32*, align 8
  %__args.addr = alloca i32*, align 8
  store %"class.std::allocator"* %__a, %"class.std::allocator"** %__a.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::allocator"** %__a.addr, metadata !1087, metadata !DIExpression()), !dbg !1090
  store i32* %__p, i32** %__p.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %__p.addr, metadata !1088, metadata !DIExpression()), !dbg !1091
  store i32* %__args, i32** %__args.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %__args.addr, metadata !1089, metadata !DIExpression()), !dbg !1092
  %0 = load %"class.std::allocator"*, %"class.std::allocator"** %__a.addr, align 8, !dbg !1093
  %1 = bitcast %"class.std::allocator"* %0 to %"class.std::__new_allocator"*, !dbg !1093
  %2 = load i32*, i32** %__p.addr, align 8, !dbg !1094
  %3 = load i32*, i32** %__args.addr, align 8, !dbg !1095
  %call = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %3), !dbg !1096
  call void @_ZNSt15__new_allocatorISt10_List_nodeIiEE9constructIiJiEEEvPT_DpOT0_(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %1, i32* noundef %2, i32* noundef nonnull align 4 dereferenceable(4) %call), !dbg !1097
  ret void, !dbg !1098
}

define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) %"struct.std::__allocated_ptr"* @_ZNSt15__allocated_ptrISaISt10_List_nodeIiEEEaSEDn(%"struct.std::__allocated_ptr"* noundef nonnull align 8 dereferenceable(16) %this, i8* %0) #5 comdat align 2 !dbg !1099 {
entry:
  %this.addr = alloca %"struct.std::__allocated_ptr"*, align 8
  %.addr = alloca i8*, align 8
  store %"struct.std::__allocated_ptr"* %this, %"struct.std::__allocated_ptr"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::__allocated_ptr"** %this.addr, metadata !1101, metadata !DIExpression()), !dbg !1103
  store i8* %0, i8** %.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %.addr, metadata !1102, metadata !DIExpression()), !dbg !1104
  %this1 = load %"struct.std::__allocated_ptr"*, %"struct.std::__allocated_ptr"** %this.addr, align 8
  %_M_ptr = getelementptr inbounds %"struct.std::__allocated_ptr", %"struct.std::__allocated_ptr"* %this1, i32 0, i32 1, !dbg !1105
  store %"struct.std::_List_node"* null, %"struct.std::_List_node"** %_M_ptr, align 8, !dbg !1106
  ret %"struct.std::__allocated_ptr"* %this1, !dbg !1107
}

define linkonce_odr dso_local void @_ZNSt15__allocated_ptrISaISt10_List_nodeIiEEED2Ev(%"struct.std::__allocated_ptr"* noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #3 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !1108 {
entry:
  %this.addr = alloca %"struct.std::__allocated_ptr"*, align 8
  store %"struct.std::__allocated_ptr"* %this, %"struct.std::__allocated_ptr"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::__allocated_ptr"** %this.addr, metadata !1110, metadata !DIExpression()), !dbg !1111
  %this1 = load %"struct.std::__allocated_ptr"*, %"struct.std::__allocated_ptr"** %this.addr, align 8
  %_M_ptr = getelementptr inbounds %"struct.std::__allocated_ptr", %"struct.std::__allocated_ptr"* %this1, i32 0, i32 1, !dbg !1112
  %0 = load %"struct.std::_List_node"*, %"struct.std::_List_node"** %_M_ptr, align 8, !dbg !1112
  %cmp = icmp ne %"struct.std::_List_node"* %0, null, !dbg !1115
  br i1 %cmp, label %if.then, label %if.end, !dbg !1116

if.then:
  %_M_alloc = getelementptr inbounds %"struct.std::__allocated_ptr", %"struct.std::__allocated_ptr"* %this1, i32 0, i32 0, !dbg !1117
  %1 = load %"class.std::allocator"*, %"class.std::allocator"** %_M_alloc, align 8, !dbg !1117
  %_M_ptr2 = getelementptr inbounds %"struct.std::__allocated_ptr", %"struct.std::__allocated_ptr"* %this1, i32 0, i32 1, !dbg !1118
  %2 = load %"struct.std::_List_node"*, %"struct.std::_List_node"** %_M_ptr2, align 8, !dbg !1118
  invoke void @_ZNSt16allocator_traitsISaISt10_List_nodeIiEEE10deallocateERS2_PS1_m(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %1, %"struct.std::_List_node"* noundef %2, i64 noundef 1)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !1119

invoke.cont:
  br label %if.end, !dbg !1119

if.end:
  ret void, !dbg !1120

terminate.lpad:
  %3 = landingpad { i8*, i32 }
          catch i8* null, !dbg !1119
  %4 = extractvalue { i8*, i32 } %3, 0, !dbg !1119
  call void @__clang_call_terminate(i8* %4), !dbg !1119
  unreachable, !dbg !1119
}

define linkonce_odr dso_local noundef %"struct.std::_List_node"* @_ZNSt16allocator_traitsISaISt10_List_nodeIiEEE8allocateERS2_m(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %__a, i64 noundef %__n) #4 comdat align 2 !dbg !1121 {
entry:
  %__a.addr = alloca %"class.std::allocator"*, align 8
  %__n.addr = alloca i64, align 8
  store %"class.std::allocator"* %__a, %"class.std::allocator"** %__a.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::allocator"** %__a.addr, metadata !1123, metadata !DIExpression()), !dbg !1125
  store i64 %__n, i64* %__n.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__n.addr, metadata !1124, metadata !DIExpression()), !dbg !1126
  %0 = load %"class.std::allocator"*, %"class.std::allocator"** %__a.addr, align 8, !dbg !1127
  %1 = bitcast %"class.std::allocator"* %0 to %"class.std::__new_allocator"*, !dbg !1127
  %2 = load i64, i64* %__n.addr, align 8, !dbg !1128
  %call = call noundef %"struct.std::_List_node"* @_ZNSt15__new_allocatorISt10_List_nodeIiEE8allocateEmPKv(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %1, i64 noundef %2, i8* noundef null), !dbg !1129
  ret %"struct.std::_List_node"* %call, !dbg !1130
}

define linkonce_odr dso_local noundef %"struct.std::_List_node"* @_ZNSt15__new_allocatorISt10_List_nodeIiEE8allocateEmPKv(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %this, i64 noundef %__n, i8* noundef %0) #4 comdat align 2 !dbg !1131 {
entry:
  %this.addr = alloca %"class.std::__new_allocator"*, align 8
  %__n.addr = alloca i64, align 8
  %.addr = alloca i8*, align 8
  store %"class.std::__new_allocator"* %this, %"class.std::__new_allocator"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__new_allocator"** %this.addr, metadata !1133, metadata !DIExpression()), !dbg !1136
  store i64 %__n, i64* %__n.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__n.addr, metadata !1134, metadata !DIExpression()), !dbg !1137
  store i8* %0, i8** %.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %.addr, metadata !1135, metadata !DIExpression()), !dbg !1138
  %this1 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %this.addr, align 8
  %1 = load i64, i64* %__n.addr, align 8, !dbg !1139
  %call = call noundef i64 @_ZNKSt15__new_allocatorISt10_List_nodeIiEE11_M_max_sizeEv(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %this1), !dbg !1141
  %cmp = icmp ugt i64 %1, %call, !dbg !1142
  %conv = zext i1 %cmp to i64, !dbg !1139
  %expval = call i64 @llvm.expect.i64(i64 %conv, i64 0), !dbg !1143
  %tobool = icmp ne i64 %expval, 0, !dbg !1143
  br i1 %tobool, label %if.then, label %if.end4, !dbg !1144

if.then:
  %2 = load i64, i64* %__n.addr, align 8, !dbg !1145
  %cmp2 = icmp ugt i64 %2, 768614336404564650, !dbg !1148
  br i1 %cmp2, label %if.then3, label %if.end, !dbg !1149

if.then3:
  call void @_ZSt28__throw_bad_array_new_lengthv(), !dbg !1150
  unreachable, !dbg !1150

if.end:
  call void @_ZSt17__throw_bad_allocv(), !dbg !1151
  unreachable, !dbg !1151

if.end4:
  %3 = load i64, i64* %__n.addr, align 8, !dbg !1152
  %mul = mul i64 %3, 24, !dbg !1153
  %call5 = call noalias noundef nonnull i8* @_Znwm(i64 noundef %mul), !dbg !1154
  %4 = bitcast i8* %call5 to %"struct.std::_List_node"*, !dbg !1155
  ret %"struct.std::_List_node"* %4, !dbg !1156
}

define linkonce_odr dso_local noundef i64 @_ZNKSt15__new_allocatorISt10_List_nodeIiEE11_M_max_sizeEv(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %this) #5 comdat align 2 !dbg !1157 {
entry:
  %this.addr = alloca %"class.std::__new_allocator"*, align 8
  store %"class.std::__new_allocator"* %this, %"class.std::__new_allocator"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__new_allocator"** %this.addr, metadata !1159, metadata !DIExpression()), !dbg !1161
  %this1 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %this.addr, align 8
  ret i64 384307168202282325, !dbg !1162
}

declare i64 @llvm.expect.i64(i64, i64)

declare void @_ZSt28__throw_bad_array_new_lengthv()

declare void @_ZSt17__throw_bad_allocv()

declare noundef nonnull i8* @_Znwm(i64 noundef)

define linkonce_odr dso_local noundef %"class.std::allocator"* @_ZSt11__addressofISaISt10_List_nodeIiEEEPT_RS3_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %__r) #12 comdat !dbg !1163 {
entry:
  %__r.addr = alloca %"class.std::allocator"*, align 8
  store %"class.std::allocator"* %__r, %"class.std::allocator"** %__r.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::allocator"** %__r.addr, metadata !1167, metadata !DIExpression()), !dbg !1170
  %0 = load %"class.std::allocator"*, %"class.std::allocator"** %__r.addr, align 8, !dbg !1171
  ret %"class.std::allocator"* %0, !dbg !1172
}

define linkonce_odr dso_local void @_ZNSt15__new_allocatorISt10_List_nodeIiEE9constructIiJiEEEvPT_DpOT0_(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %this, i32* noundef %__p, i32* noundef nonnull align 4 dereferenceable(4) %__args) #5 comdat align 2 !dbg !1173 {
entry:
  %this.addr = alloca %"class.std::__new_allocator"*, align 8
  %__p.addr = alloca i32*, align 8
  %__args.addr = alloca i32*, align 8
  store %"class.std::__new_allocator"* %this, %"class.std::__new_allocator"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__new_allocator"** %this.addr, metadata !1178, metadata !DIExpression()), !dbg !1181
  store i32* %__p, i32** %__p.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %__p.addr, metadata !1179, metadata !DIExpression()), !dbg !1182
  store i32* %__args, i32** %__args.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %__args.addr, metadata !1180, metadata !DIExpression()), !dbg !1183
  %this1 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %this.addr, align 8
  %0 = load i32*, i32** %__p.addr, align 8, !dbg !1184
  %1 = bitcast i32* %0 to i8*, !dbg !1184
  %2 = bitcast i8* %1 to i32*, !dbg !1185
  %3 = load i32*, i32** %__args.addr, align 8, !dbg !1186
  %call = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %3), !dbg !1187
  %4 = load i32, i32* %call, align 4, !dbg !1187
  store i32 %4, i32* %2, align 4, !dbg !1185
  ret void, !dbg !1188
}

define linkonce_odr dso_local void @_ZNSt14_List_iteratorIiEC2EPNSt8__detail15_List_node_baseE(%"struct.std::_List_iterator"* noundef nonnull align 8 dereferenceable(8) %this, %"struct.std::__detail::_List_node_base"* noundef %__x) unnamed_addr #3 comdat align 2 !dbg !1189 {
entry:
  %this.addr = alloca %"struct.std::_List_iterator"*, align 8
  %__x.addr = alloca %"struct.std::__detail::_List_node_base"*, align 8
  store %"struct.std::_List_iterator"* %this, %"struct.std::_List_iterator"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::_List_iterator"** %this.addr, metadata !1191, metadata !DIExpression()), !dbg !1194
  store %"struct.std::__detail::_List_node_base"* %__x, %"struct.std::__detail::_List_node_base"** %__x.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::__detail::_List_node_base"** %__x.addr, metadata !1193, metadata !DIExpression()), !dbg !1195
  %this1 = load %"struct.std::_List_iterator"*, %"struct.std::_List_iterator"** %this.addr, align 8
  %_M_node = getelementptr inbounds %"struct.std::_List_iterator", %"struct.std::_List_iterator"* %this1, i32 0, i32 0, !dbg !1196
  %0 = load %"struct.std::__detail::_List_node_base"*, %"struct.std::__detail::_List_node_base"** %__x.addr, align 8, !dbg !1197
  store %"struct.std::__detail::_List_node_base"* %0, %"struct.std::__detail::_List_node_base"** %_M_node, align 8, !dbg !1196
  ret void, !dbg !1198
}

define linkonce_odr dso_local %"struct.std::__detail::_List_node_base"* @_ZNSt7__cxx114listIiSaIiEE5beginEv(%"class.std::__cxx11::list"* noundef nonnull align 8 dereferenceable(24) %this) #5 comdat align 2 !dbg !1199 {
entry:
  %retval = alloca %"struct.std::_List_iterator", align 8
  %this.addr = alloca %"class.std::__cxx11::list"*, align 8
  store %"class.std::__cxx11::list"* %this, %"class.std::__cxx11::list"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::list"** %this.addr, metadata !1201, metadata !DIExpression()), !dbg !1202
  %this1 = load %"class.std::__cxx11::list"*, %"class.std::__cxx11::list"** %this.addr, align 8
  %0 = bitcast %"class.std::__cxx11::list"* %this1 to %"class.std::__cxx11::_List_base"*, !dbg !1203
  %_M_impl = getelementptr inbounds %"class.std::__cxx11::_List_base", %"class.std::__cxx11::_List_base"* %0, i32 0, i32 0, !dbg !1203
  %_M_node = getelementptr inbounds %"struct.std::__cxx11::_List_base<int, std::allocator<int>>::_List_impl", %"struct.std::__cxx11::_List_base<int, std::allocator<int>>::_List_impl"* %_M_impl, i32 0, i32 0, !dbg !1204
  %1 = bitcast %"struct.std::__detail::_List_node_header"* %_M_node to %"struct.std::__detail::_List_node_base"*, !dbg !1205
  %_M_next = getelementptr inbounds %"struct.std::__detail::_List_node_base", %"struct.std::__detail::_List_node_base"* %1, i32 0, i32 0, !dbg !1206
  %2 = load %"struct.std::__detail::_List_node_base"*, %"struct.std::__detail::_List_node_base"** %_M_next, align 8, !dbg !1206
  call void @_ZNSt14_List_iteratorIiEC2EPNSt8__detail15_List_node_baseE(%"struct.std::_List_iterator"* noundef nonnull align 8 dereferenceable(8) %retval, %"struct.std::__detail::_List_node_base"* noundef %2), !dbg !1207
  %coerce.dive = getelementptr inbounds %"struct.std::_List_iterator", %"struct.std::_List_iterator"* %retval, i32 0, i32 0, !dbg !1208
  %3 = load %"struct.std::__detail::_List_node_base"*, %"struct.std::__detail::_List_node_base"** %coerce.dive, align 8, !dbg !1208
  ret %"struct.std::__detail::_List_node_base"* %3, !dbg !1208
}

define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZNKSt14_List_iteratorIiEdeEv(%"struct.std::_List_iterator"* noundef nonnull align 8 dereferenceable(8) %this) #5 comdat align 2 !dbg !1209 {
entry:
  %this.addr = alloca %"struct.std::_List_iterator"*, align 8
  store %"struct.std::_List_iterator"* %this, %"struct.std::_List_iterator"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::_List_iterator"** %this.addr, metadata !1211, metadata !DIExpression()), !dbg !1213
  %this1 = load %"struct.std::_List_iterator"*, %"struct.std::_List_iterator"** %this.addr, align 8
  %_M_node = getelementptr inbounds %"struct.std::_List_iterator", %"struct.std::_List_iterator"* %this1, i32 0, i32 0, !dbg !1214
  %0 = load %"struct.std::__detail::_List_node_base"*, %"struct.std::__detail::_List_node_base"** %_M_node, align 8, !dbg !1214
  %1 = bitcast %"struct.std::__detail::_List_node_base"* %0 to %"struct.std::_List_node"*, !dbg !1215
  %call = call noundef i32* @_ZNSt10_List_nodeIiE9_M_valptrEv(%"struct.std::_List_node"* noundef nonnull align 8 dereferenceable(20) %1), !dbg !1216
  ret i32* %call, !dbg !1217
}

define linkonce_odr dso_local void @_ZNSt7__cxx114listIiSaIiEE8_M_eraseESt14_List_iteratorIiE(%"class.std::__cxx11::list"* noundef nonnull align 8 dereferenceable(24) %this, %"struct.std::__detail::_List_node_base"* %__position.coerce) #5 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !1218 {
entry:
  %__position = alloca %"struct.std::_List_iterator", align 8
  %this.addr = alloca %"class.std::__cxx11::list"*, align 8
  %__n = alloca %"struct.std::_List_node"*, align 8
  %coerce.dive = getelementptr inbounds %"struct.std::_List_iterator", %"struct.std::_List_iterator"* %__position, i32 0, i32 0
  store %"struct.std::__detail::_List_node_base"* %__position.coerce, %"struct.std::__detail::_List_node_base"** %coerce.dive, align 8
  store %"class.std::__cxx11::list"* %this, %"class.std::__cxx11::list"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::list"** %this.addr, metadata !1220, metadata !DIExpression()), !dbg !1223
  call void @llvm.dbg.declare(metadata %"struct.std::_List_iterator"* %__position, metadata !1221, metadata !DIExpression()), !dbg !1224
  %this1 = load %"class.std::__cxx11::list"*, %"class.std::__cxx11::list"** %this.addr, align 8
  %0 = bitcast %"class.std::__cxx11::list"* %this1 to %"class.std::__cxx11::_List_base"*, !dbg !1225
  invoke void @_ZNSt7__cxx1110_List_baseIiSaIiEE11_M_dec_sizeEm(%"class.std::__cxx11::_List_base"* noundef nonnull align 8 dereferenceable(24) %0, i64 noundef 1)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !1225

invoke.cont:
  %_M_node = getelementptr inbounds %"struct.std::_List_iterator", %"struct.std::_List_iterator"* %__position, i32 0, i32 0, !dbg !1226
  %1 = load %"struct.std::__detail::_List_node_base"*, %"struct.std::__detail::_List_node_base"** %_M_node, align 8, !dbg !1226
  call void @_ZNSt8__detail15_List_node_base9_M_unhookEv(%"struct.std::__detail::_List_node_base"* noundef nonnull align 8 dereferenceable(16) %1), !dbg !1227
  %2 = bitcast %"struct.std::_List_node"** %__n to i8*, !dbg !1228
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !1228
  call void @llvm.dbg.declare(metadata %"struct.std::_List_node"** %__n, metadata !1222, metadata !DIExpression()), !dbg !1229
  %_M_node2 = getelementptr inbounds %"struct.std::_List_iterator", %"struct.std::_List_iterator"* %__position, i32 0, i32 0, !dbg !1230
  %3 = load %"struct.std::__detail::_List_node_base"*, %"struct.std::__detail::_List_node_base"** %_M_node2, align 8, !dbg !1230
  %4 = bitcast %"struct.std::__detail::_List_node_base"* %3 to %"struct.std::_List_node"*, !dbg !1231
  store %"struct.std::_List_node"* %4, %"struct.std::_List_node"** %__n, align 8, !dbg !1229
  %5 = bitcast %"class.std::__cxx11::list"* %this1 to %"class.std::__cxx11::_List_base"*, !dbg !1232
  %call = call noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZNSt7__cxx1110_List_baseIiSaIiEE21_M_get_Node_allocatorEv(%"class.std::__cxx11::_List_base"* noundef nonnull align 8 dereferenceable(24) %5), !dbg !1232
  %6 = load %"struct.std::_List_node"*, %"struct.std::_List_node"** %__n, align 8, !dbg !1233
  %call3 = call noundef i32* @_ZNSt10_List_nodeIiE9_M_valptrEv(%"struct.std::_List_node"* noundef nonnull align 8 dereferenceable(20) %6), !dbg !1234
  call void @_ZNSt16allocator_traitsISaISt10_List_nodeIiEEE7destroyIiEEvRS2_PT_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %call, i32* noundef %call3), !dbg !1235
  %7 = bitcast %"class.std::__cxx11::list"* %this1 to %"class.std::__cxx11::_List_base"*, !dbg !1236
  %8 = load %"struct.std::_List_node"*, %"struct.std::_List_node"** %__n, align 8, !dbg !1237
  call void @_ZNSt7__cxx1110_List_baseIiSaIiEE11_M_put_nodeEPSt10_List_nodeIiE(%"class.std::__cxx11::_List_base"* noundef nonnull align 8 dereferenceable(24) %7, %"struct.std::_List_node"* noundef %8), !dbg !1236
  %9 = bitcast %"struct.std::_List_node"** %__n to i8*, !dbg !1238
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %9), !dbg !1238
  ret void, !dbg !1238

terminate.lpad:
  %10 = landingpad { i8*, i32 }
          catch i8* null, !dbg !1225
  %11 = extractvalue { i8*, i32 } %10, 0, !dbg !1225
  call void @__clang_call_terminate(i8* %11), !dbg !1225
  unreachable, !dbg !1225
}

define linkonce_odr dso_local void @_ZNSt7__cxx1110_List_baseIiSaIiEE11_M_dec_sizeEm(%"class.std::__cxx11::_List_base"* noundef nonnull align 8 dereferenceable(24) %this, i64 noundef %__n) #5 comdat align 2 !dbg !1239 {
entry:
  %this.addr = alloca %"class.std::__cxx11::_List_base"*, align 8
  %__n.addr = alloca i64, align 8
  store %"class.std::__cxx11::_List_base"* %this, %"class.std::__cxx11::_List_base"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::_List_base"** %this.addr, metadata !1241, metadata !DIExpression()), !dbg !1243
  store i64 %__n, i64* %__n.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %__n.addr, metadata !1242, metadata !DIExpression()), !dbg !1244
  %this1 = load %"class.std::__cxx11::_List_base"*, %"class.std::__cxx11::_List_base"** %this.addr, align 8
  %0 = load i64, i64* %__n.addr, align 8, !dbg !1245
  %_M_impl = getelementptr inbounds %"class.std::__cxx11::_List_base", %"class.std::__cxx11::_List_base"* %this1, i32 0, i32 0, !dbg !1246
  %_M_node = getelementptr inbounds %"struct.std::__cxx11::_List_base<int, std::allocator<int>>::_List_impl", %"struct.std::__cxx11::_List_base<int, std::allocator<int>>::_List_impl"* %_M_impl, i32 0, i32 0, !dbg !1247
  %_M_size = getelementptr inbounds %"struct.std::__detail::_List_node_header", %"struct.std::__detail::_List_node_header"* %_M_node, i32 0, i32 1, !dbg !1248
  %1 = load i64, i64* %_M_size, align 8, !dbg !1249
  %sub = sub i64 %1, %0, !dbg !1249
  store i64 %sub, i64* %_M_size, align 8, !dbg !1249
  ret void, !dbg !1250
}

declare void @_ZNSt8__detail15_List_node_base9_M_unhookEv(%"struct.std::__detail::_List_node_base"* noundef nonnull align 8 dereferenceable(16))

define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::_List_iterator"* @_ZNSt14_List_iteratorIiEmmEv(%"struct.std::_List_iterator"* noundef nonnull align 8 dereferenceable(8) %this) #5 comdat align 2 !dbg !1251 {
entry:
  %this.addr = alloca %"struct.std::_List_iterator"*, align 8
  store %"struct.std::_List_iterator"* %this, %"struct.std::_List_iterator"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::_List_iterator"** %this.addr, metadata !1253, metadata !DIExpression()), !dbg !1254
  %this1 = load %"struct.std::_List_iterator"*, %"struct.std::_List_iterator"** %this.addr, align 8
  %_M_node = getelementptr inbounds %"struct.std::_List_iterator", %"struct.std::_List_iterator"* %this1, i32 0, i32 0, !dbg !1255
  %0 = load %"struct.std::__detail::_List_node_base"*, %"struct.std::__detail::_List_node_base"** %_M_node, align 8, !dbg !1255
  %_M_prev = getelementptr inbounds %"struct.std::__detail::_List_node_base", %"struct.std::__detail::_List_node_base"* %0, i32 0, i32 1, !dbg !1256
  %1 = load %"struct.std::__detail::_List_node_base"*, %"struct.std::__detail::_List_node_base"** %_M_prev, align 8, !dbg !1256
  %_M_node2 = getelementptr inbounds %"struct.std::_List_iterator", %"struct.std::_List_iterator"* %this1, i32 0, i32 0, !dbg !1257
  store %"struct.std::__detail::_List_node_base"* %1, %"struct.std::__detail::_List_node_base"** %_M_node2, align 8, !dbg !1258
  ret %"struct.std::_List_iterator"* %this1, !dbg !1259
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!681, !682, !683, !684, !685, !686}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !676, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp_list_unsafe.cpp", directory: ".")
!2 = !{!3, !31, !129, !45, !38, !177, !357, !644, !646, !358, !109, !7, !13, !155, !160, !214, !648, !610}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIDerivedType(tag: DW_TAG_typedef, name: "_Node", scope: !6, file: !5, line: 69, baseType: !83)
!5 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/list.tcc", directory: "")
!6 = distinct !DISubprogram(name: "_M_clear", linkageName: "_ZNSt7__cxx1110_List_baseIiSaIiEE8_M_clearEv", scope: !7, file: !5, line: 67, type: !327, scopeLine: 68, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !347, retainedNodes: !350)
!7 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "_List_base<int, std::allocator<int> >", scope: !9, file: !8, line: 425, size: 192, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !11, templateParams: !349, identifier: "_ZTSNSt7__cxx1110_List_baseIiSaIiEEE")
!8 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/stl_list.h", directory: "")
!9 = !DINamespace(name: "__cxx11", scope: !10, exportSymbols: true)
!10 = !DINamespace(name: "std", scope: null)
!11 = !{!12, !251, !256, !261, !265, !266, !267, !270, !271, !316, !319, !323, !326, !329, !332, !336, !339, !342, !345, !346, !347, !348}
!12 = !DIDerivedType(tag: DW_TAG_member, name: "_M_impl", scope: !7, file: !8, line: 477, baseType: !13, size: 192, flags: DIFlagProtected)
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_List_impl", scope: !7, file: !8, line: 450, size: 192, flags: DIFlagProtected | DIFlagTypePassByReference | DIFlagNonTrivial, elements: !14, identifier: "_ZTSNSt7__cxx1110_List_baseIiSaIiEE10_List_implE")
!14 = !{!15, !213, !231, !235, !240, !244, !248}
!15 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !13, baseType: !16, extraData: i32 0)
!16 = !DIDerivedType(tag: DW_TAG_typedef, name: "_Node_alloc_type", scope: !7, file: !8, line: 432, baseType: !17)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "other", scope: !19, file: !18, line: 120, baseType: !154)
!18 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/ext/alloc_traits.h", directory: "")
!19 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "rebind<std::_List_node<int> >", scope: !20, file: !18, line: 119, size: 8, flags: DIFlagTypePassByValue, elements: !80, templateParams: !81, identifier: "_ZTSN9__gnu_cxx14__alloc_traitsISaIiEiE6rebindISt10_List_nodeIiEEE")
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__alloc_traits<std::allocator<int>, int>", scope: !21, file: !18, line: 48, size: 8, flags: DIFlagTypePassByValue, elements: !22, templateParams: !78, identifier: "_ZTSN9__gnu_cxx14__alloc_traitsISaIiEiEE")
!21 = !DINamespace(name: "__gnu_cxx", scope: null)
!22 = !{!23, !61, !66, !70, !74, !75, !76, !77}
!23 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !20, baseType: !24, extraData: i32 0)
!24 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "allocator_traits<std::allocator<int> >", scope: !10, file: !25, line: 411, size: 8, flags: DIFlagTypePassByValue, elements: !26, templateParams: !59, identifier: "_ZTSSt16allocator_traitsISaIiEE")
!25 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/alloc_traits.h", directory: "")
!26 = !{!27, !41, !47, !50, !56}
!27 = !DISubprogram(name: "allocate", linkageName: "_ZNSt16allocator_traitsISaIiEE8allocateERS0_m", scope: !24, file: !25, line: 463, type: !28, scopeLine: 463, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!28 = !DISubroutineType(types: !29)
!29 = !{!30, !33, !37}
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "pointer", scope: !24, file: !25, line: 420, baseType: !31)
!31 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!32 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!33 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !34, size: 64)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "allocator_type", scope: !24, file: !25, line: 414, baseType: !35)
!35 = !DICompositeType(tag: DW_TAG_class_type, name: "allocator<int>", scope: !10, file: !36, line: 124, size: 8, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSSaIiE")
!36 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/allocator.h", directory: "")
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_type", file: !25, line: 435, baseType: !38)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", scope: !10, file: !39, line: 298, baseType: !40)
!39 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!40 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!41 = !DISubprogram(name: "allocate", linkageName: "_ZNSt16allocator_traitsISaIiEE8allocateERS0_mPKv", scope: !24, file: !25, line: 477, type: !42, scopeLine: 477, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!42 = !DISubroutineType(types: !43)
!43 = !{!30, !33, !37, !44}
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_void_pointer", file: !25, line: 429, baseType: !45)
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!47 = !DISubprogram(name: "deallocate", linkageName: "_ZNSt16allocator_traitsISaIiEE10deallocateERS0_Pim", scope: !24, file: !25, line: 495, type: !48, scopeLine: 495, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!48 = !DISubroutineType(types: !49)
!49 = !{null, !33, !30, !37}
!50 = !DISubprogram(name: "max_size", linkageName: "_ZNSt16allocator_traitsISaIiEE8max_sizeERKS0_", scope: !24, file: !25, line: 547, type: !51, scopeLine: 547, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!51 = !DISubroutineType(types: !52)
!52 = !{!53, !54}
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_type", scope: !24, file: !25, line: 435, baseType: !38)
!54 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !55, size: 64)
!55 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !34)
!56 = !DISubprogram(name: "select_on_container_copy_construction", linkageName: "_ZNSt16allocator_traitsISaIiEE37select_on_container_copy_constructionERKS0_", scope: !24, file: !25, line: 562, type: !57, scopeLine: 562, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!57 = !DISubroutineType(types: !58)
!58 = !{!34, !54}
!59 = !{!60}
!60 = !DITemplateTypeParameter(name: "_Alloc", type: !35)
!61 = !DISubprogram(name: "_S_select_on_copy", linkageName: "_ZN9__gnu_cxx14__alloc_traitsISaIiEiE17_S_select_on_copyERKS1_", scope: !20, file: !18, line: 97, type: !62, scopeLine: 97, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!62 = !DISubroutineType(types: !63)
!63 = !{!35, !64}
!64 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !65, size: 64)
!65 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!66 = !DISubprogram(name: "_S_on_swap", linkageName: "_ZN9__gnu_cxx14__alloc_traitsISaIiEiE10_S_on_swapERS1_S3_", scope: !20, file: !18, line: 100, type: !67, scopeLine: 100, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!67 = !DISubroutineType(types: !68)
!68 = !{null, !69, !69}
!69 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !35, size: 64)
!70 = !DISubprogram(name: "_S_propagate_on_copy_assign", linkageName: "_ZN9__gnu_cxx14__alloc_traitsISaIiEiE27_S_propagate_on_copy_assignEv", scope: !20, file: !18, line: 103, type: !71, scopeLine: 103, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!71 = !DISubroutineType(types: !72)
!72 = !{!73}
!73 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!74 = !DISubprogram(name: "_S_propagate_on_move_assign", linkageName: "_ZN9__gnu_cxx14__alloc_traitsISaIiEiE27_S_propagate_on_move_assignEv", scope: !20, file: !18, line: 106, type: !71, scopeLine: 106, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!75 = !DISubprogram(name: "_S_propagate_on_swap", linkageName: "_ZN9__gnu_cxx14__alloc_traitsISaIiEiE20_S_propagate_on_swapEv", scope: !20, file: !18, line: 109, type: !71, scopeLine: 109, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!76 = !DISubprogram(name: "_S_always_equal", linkageName: "_ZN9__gnu_cxx14__alloc_traitsISaIiEiE15_S_always_equalEv", scope: !20, file: !18, line: 112, type: !71, scopeLine: 112, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!77 = !DISubprogram(name: "_S_nothrow_move", linkageName: "_ZN9__gnu_cxx14__alloc_traitsISaIiEiE15_S_nothrow_moveEv", scope: !20, file: !18, line: 115, type: !71, scopeLine: 115, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!78 = !{!60, !79}
!79 = !DITemplateTypeParameter(type: !32)
!80 = !{}
!81 = !{!82}
!82 = !DITemplateTypeParameter(name: "_Tp", type: !83)
!83 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_List_node<int>", scope: !10, file: !8, line: 234, size: 192, flags: DIFlagTypePassByValue, elements: !84, templateParams: !143, identifier: "_ZTSSt10_List_nodeIiE")
!84 = !{!85, !108, !145, !149}
!85 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !83, baseType: !86, extraData: i32 0)
!86 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_List_node_base", scope: !87, file: !8, line: 81, size: 128, flags: DIFlagTypePassByValue, elements: !88, identifier: "_ZTSNSt8__detail15_List_node_baseE")
!87 = !DINamespace(name: "__detail", scope: !10)
!88 = !{!89, !91, !92, !96, !101, !104, !107}
!89 = !DIDerivedType(tag: DW_TAG_member, name: "_M_next", scope: !86, file: !8, line: 83, baseType: !90, size: 64)
!90 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !86, size: 64)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "_M_prev", scope: !86, file: !8, line: 84, baseType: !90, size: 64, offset: 64)
!92 = !DISubprogram(name: "swap", linkageName: "_ZNSt8__detail15_List_node_base4swapERS0_S1_", scope: !86, file: !8, line: 87, type: !93, scopeLine: 87, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!93 = !DISubroutineType(types: !94)
!94 = !{null, !95, !95}
!95 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !86, size: 64)
!96 = !DISubprogram(name: "_M_transfer", linkageName: "_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_", scope: !86, file: !8, line: 90, type: !97, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!97 = !DISubroutineType(types: !98)
!98 = !{null, !99, !100, !100}
!99 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !86, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!100 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !90)
!101 = !DISubprogram(name: "_M_reverse", linkageName: "_ZNSt8__detail15_List_node_base10_M_reverseEv", scope: !86, file: !8, line: 94, type: !102, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!102 = !DISubroutineType(types: !103)
!103 = !{null, !99}
!104 = !DISubprogram(name: "_M_hook", linkageName: "_ZNSt8__detail15_List_node_base7_M_hookEPS0_", scope: !86, file: !8, line: 97, type: !105, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!105 = !DISubroutineType(types: !106)
!106 = !{null, !99, !100}
!107 = !DISubprogram(name: "_M_unhook", linkageName: "_ZNSt8__detail15_List_node_base9_M_unhookEv", scope: !86, file: !8, line: 100, type: !102, scopeLine: 100, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!108 = !DIDerivedType(tag: DW_TAG_member, name: "_M_storage", scope: !83, file: !8, line: 237, baseType: !109, size: 32, offset: 128)
!109 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__aligned_membuf<int>", scope: !21, file: !110, line: 47, size: 32, flags: DIFlagTypePassByValue, elements: !111, templateParams: !143, identifier: "_ZTSN9__gnu_cxx16__aligned_membufIiEE")
!110 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/ext/aligned_buffer.h", directory: "")
!111 = !{!112, !117, !121, !126, !130, !135, !138}
!112 = !DIDerivedType(tag: DW_TAG_member, name: "_M_storage", scope: !109, file: !110, line: 56, baseType: !113, size: 32, align: 32)
!113 = !DICompositeType(tag: DW_TAG_array_type, baseType: !114, size: 32, elements: !115)
!114 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!115 = !{!116}
!116 = !DISubrange(count: 4)
!117 = !DISubprogram(name: "__aligned_membuf", scope: !109, file: !110, line: 58, type: !118, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!118 = !DISubroutineType(types: !119)
!119 = !{null, !120}
!120 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !109, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!121 = !DISubprogram(name: "__aligned_membuf", scope: !109, file: !110, line: 61, type: !122, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!122 = !DISubroutineType(types: !123)
!123 = !{null, !120, !124}
!124 = !DIDerivedType(tag: DW_TAG_typedef, name: "nullptr_t", scope: !10, file: !39, line: 302, baseType: !125)
!125 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")
!126 = !DISubprogram(name: "_M_addr", linkageName: "_ZN9__gnu_cxx16__aligned_membufIiE7_M_addrEv", scope: !109, file: !110, line: 64, type: !127, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!127 = !DISubroutineType(types: !128)
!128 = !{!129, !120}
!129 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!130 = !DISubprogram(name: "_M_addr", linkageName: "_ZNK9__gnu_cxx16__aligned_membufIiE7_M_addrEv", scope: !109, file: !110, line: 68, type: !131, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!131 = !DISubroutineType(types: !132)
!132 = !{!45, !133}
!133 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !134, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!134 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !109)
!135 = !DISubprogram(name: "_M_ptr", linkageName: "_ZN9__gnu_cxx16__aligned_membufIiE6_M_ptrEv", scope: !109, file: !110, line: 72, type: !136, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!136 = !DISubroutineType(types: !137)
!137 = !{!31, !120}
!138 = !DISubprogram(name: "_M_ptr", linkageName: "_ZNK9__gnu_cxx16__aligned_membufIiE6_M_ptrEv", scope: !109, file: !110, line: 76, type: !139, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!139 = !DISubroutineType(types: !140)
!140 = !{!141, !133}
!141 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !142, size: 64)
!142 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !32)
!143 = !{!144}
!144 = !DITemplateTypeParameter(name: "_Tp", type: !32)
!145 = !DISubprogram(name: "_M_valptr", linkageName: "_ZNSt10_List_nodeIiE9_M_valptrEv", scope: !83, file: !8, line: 238, type: !146, scopeLine: 238, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!146 = !DISubroutineType(types: !147)
!147 = !{!31, !148}
!148 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !83, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!149 = !DISubprogram(name: "_M_valptr", linkageName: "_ZNKSt10_List_nodeIiE9_M_valptrEv", scope: !83, file: !8, line: 239, type: !150, scopeLine: 239, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!150 = !DISubroutineType(types: !151)
!151 = !{!141, !152}
!152 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !153, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!153 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !83)
!154 = !DIDerivedType(tag: DW_TAG_typedef, name: "rebind_alloc<std::_List_node<int> >", scope: !24, file: !25, line: 450, baseType: !155)
!155 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "allocator<std::_List_node<int> >", scope: !10, file: !36, line: 124, size: 8, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !156, templateParams: !81, identifier: "_ZTSSaISt10_List_nodeIiEE")
!156 = !{!157, !199, !203, !208, !212}
!157 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !155, baseType: !158, flags: DIFlagPublic, extraData: i32 0)
!158 = !DIDerivedType(tag: DW_TAG_typedef, name: "__allocator_base<std::_List_node<int> >", scope: !10, file: !159, line: 47, baseType: !160)
!159 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++allocator.h", directory: "")
!160 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "__new_allocator<std::_List_node<int> >", scope: !10, file: !161, line: 56, size: 8, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !162, templateParams: !81, identifier: "_ZTSSt15__new_allocatorISt10_List_nodeIiEE")
!161 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/new_allocator.h", directory: "")
!162 = !{!163, !167, !172, !173, !181, !188, !192, !195, !198}
!163 = !DISubprogram(name: "__new_allocator", scope: !160, file: !161, line: 80, type: !164, scopeLine: 80, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!164 = !DISubroutineType(types: !165)
!165 = !{null, !166}
!166 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !160, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!167 = !DISubprogram(name: "__new_allocator", scope: !160, file: !161, line: 83, type: !168, scopeLine: 83, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!168 = !DISubroutineType(types: !169)
!169 = !{null, !166, !170}
!170 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !171, size: 64)
!171 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !160)
!172 = !DISubprogram(name: "~__new_allocator", scope: !160, file: !161, line: 90, type: !164, scopeLine: 90, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!173 = !DISubprogram(name: "address", linkageName: "_ZNKSt15__new_allocatorISt10_List_nodeIiEE7addressERS1_", scope: !160, file: !161, line: 93, type: !174, scopeLine: 93, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!174 = !DISubroutineType(types: !175)
!175 = !{!176, !178, !179}
!176 = !DIDerivedType(tag: DW_TAG_typedef, name: "pointer", scope: !160, file: !161, line: 63, baseType: !177)
!177 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !83, size: 64)
!178 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !171, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!179 = !DIDerivedType(tag: DW_TAG_typedef, name: "reference", scope: !160, file: !161, line: 65, baseType: !180)
!180 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !83, size: 64)
!181 = !DISubprogram(name: "address", linkageName: "_ZNKSt15__new_allocatorISt10_List_nodeIiEE7addressERKS1_", scope: !160, file: !161, line: 97, type: !182, scopeLine: 97, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!182 = !DISubroutineType(types: !183)
!183 = !{!184, !178, !186}
!184 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_pointer", scope: !160, file: !161, line: 64, baseType: !185)
!185 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !153, size: 64)
!186 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_reference", scope: !160, file: !161, line: 66, baseType: !187)
!187 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !153, size: 64)
!188 = !DISubprogram(name: "allocate", linkageName: "_ZNSt15__new_allocatorISt10_List_nodeIiEE8allocateEmPKv", scope: !160, file: !161, line: 112, type: !189, scopeLine: 112, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!189 = !DISubroutineType(types: !190)
!190 = !{!177, !166, !191, !45}
!191 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_type", file: !161, line: 60, baseType: !38)
!192 = !DISubprogram(name: "deallocate", linkageName: "_ZNSt15__new_allocatorISt10_List_nodeIiEE10deallocateEPS1_m", scope: !160, file: !161, line: 142, type: !193, scopeLine: 142, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!193 = !DISubroutineType(types: !194)
!194 = !{null, !166, !177, !191}
!195 = !DISubprogram(name: "max_size", linkageName: "_ZNKSt15__new_allocatorISt10_List_nodeIiEE8max_sizeEv", scope: !160, file: !161, line: 167, type: !196, scopeLine: 167, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!196 = !DISubroutineType(types: !197)
!197 = !{!191, !178}
!198 = !DISubprogram(name: "_M_max_size", linkageName: "_ZNKSt15__new_allocatorISt10_List_nodeIiEE11_M_max_sizeEv", scope: !160, file: !161, line: 210, type: !196, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!199 = !DISubprogram(name: "allocator", scope: !155, file: !36, line: 156, type: !200, scopeLine: 156, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!200 = !DISubroutineType(types: !201)
!201 = !{null, !202}
!202 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !155, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!203 = !DISubprogram(name: "allocator", scope: !155, file: !36, line: 159, type: !204, scopeLine: 159, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!204 = !DISubroutineType(types: !205)
!205 = !{null, !202, !206}
!206 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !207, size: 64)
!207 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !155)
!208 = !DISubprogram(name: "operator=", linkageName: "_ZNSaISt10_List_nodeIiEEaSERKS1_", scope: !155, file: !36, line: 164, type: !209, scopeLine: 164, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!209 = !DISubroutineType(types: !210)
!210 = !{!211, !202, !206}
!211 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !155, size: 64)
!212 = !DISubprogram(name: "~allocator", scope: !155, file: !36, line: 174, type: !200, scopeLine: 174, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!213 = !DIDerivedType(tag: DW_TAG_member, name: "_M_node", scope: !13, file: !8, line: 453, baseType: !214, size: 192)
!214 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_List_node_header", scope: !87, file: !8, line: 104, size: 192, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !215, identifier: "_ZTSNSt8__detail17_List_node_headerE")
!215 = !{!216, !217, !218, !222, !226, !227, !228}
!216 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !214, baseType: !86, extraData: i32 0)
!217 = !DIDerivedType(tag: DW_TAG_member, name: "_M_size", scope: !214, file: !8, line: 107, baseType: !38, size: 64, offset: 128)
!218 = !DISubprogram(name: "_List_node_header", scope: !214, file: !8, line: 110, type: !219, scopeLine: 110, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!219 = !DISubroutineType(types: !220)
!220 = !{null, !221}
!221 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !214, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!222 = !DISubprogram(name: "_List_node_header", scope: !214, file: !8, line: 114, type: !223, scopeLine: 114, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!223 = !DISubroutineType(types: !224)
!224 = !{null, !221, !225}
!225 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !214, size: 64)
!226 = !DISubprogram(name: "_M_move_nodes", linkageName: "_ZNSt8__detail17_List_node_header13_M_move_nodesEOS0_", scope: !214, file: !8, line: 130, type: !223, scopeLine: 130, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!227 = !DISubprogram(name: "_M_init", linkageName: "_ZNSt8__detail17_List_node_header7_M_initEv", scope: !214, file: !8, line: 150, type: !219, scopeLine: 150, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!228 = !DISubprogram(name: "_M_base", linkageName: "_ZNSt8__detail17_List_node_header7_M_baseEv", scope: !214, file: !8, line: 159, type: !229, scopeLine: 159, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!229 = !DISubroutineType(types: !230)
!230 = !{!90, !221}
!231 = !DISubprogram(name: "_List_impl", scope: !13, file: !8, line: 455, type: !232, scopeLine: 455, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!232 = !DISubroutineType(types: !233)
!233 = !{null, !234}
!234 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!235 = !DISubprogram(name: "_List_impl", scope: !13, file: !8, line: 460, type: !236, scopeLine: 460, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!236 = !DISubroutineType(types: !237)
!237 = !{null, !234, !238}
!238 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !239, size: 64)
!239 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!240 = !DISubprogram(name: "_List_impl", scope: !13, file: !8, line: 465, type: !241, scopeLine: 465, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!241 = !DISubroutineType(types: !242)
!242 = !{null, !234, !243}
!243 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !13, size: 64)
!244 = !DISubprogram(name: "_List_impl", scope: !13, file: !8, line: 467, type: !245, scopeLine: 467, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!245 = !DISubroutineType(types: !246)
!246 = !{null, !234, !247, !243}
!247 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !16, size: 64)
!248 = !DISubprogram(name: "_List_impl", scope: !13, file: !8, line: 471, type: !249, scopeLine: 471, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!249 = !DISubroutineType(types: !250)
!250 = !{null, !234, !247}
!251 = !DISubprogram(name: "_S_distance", linkageName: "_ZNSt7__cxx1110_List_baseIiSaIiEE11_S_distanceEPKNSt8__detail15_List_node_baseES6_", scope: !7, file: !8, line: 437, type: !252, scopeLine: 437, flags: DIFlagProtected | DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!252 = !DISubroutineType(types: !253)
!253 = !{!38, !254, !254}
!254 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !255, size: 64)
!255 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !86)
!256 = !DISubprogram(name: "_M_get_size", linkageName: "_ZNKSt7__cxx1110_List_baseIiSaIiEE11_M_get_sizeEv", scope: !7, file: !8, line: 480, type: !257, scopeLine: 480, flags: DIFlagProtected | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!257 = !DISubroutineType(types: !258)
!258 = !{!38, !259}
!259 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !260, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!260 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!261 = !DISubprogram(name: "_M_set_size", linkageName: "_ZNSt7__cxx1110_List_baseIiSaIiEE11_M_set_sizeEm", scope: !7, file: !8, line: 482, type: !262, scopeLine: 482, flags: DIFlagProtected | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!262 = !DISubroutineType(types: !263)
!263 = !{null, !264, !38}
!264 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!265 = !DISubprogram(name: "_M_inc_size", linkageName: "_ZNSt7__cxx1110_List_baseIiSaIiEE11_M_inc_sizeEm", scope: !7, file: !8, line: 484, type: !262, scopeLine: 484, flags: DIFlagProtected | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!266 = !DISubprogram(name: "_M_dec_size", linkageName: "_ZNSt7__cxx1110_List_baseIiSaIiEE11_M_dec_sizeEm", scope: !7, file: !8, line: 486, type: !262, scopeLine: 486, flags: DIFlagProtected | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!267 = !DISubprogram(name: "_M_distance", linkageName: "_ZNKSt7__cxx1110_List_baseIiSaIiEE11_M_distanceEPKNSt8__detail15_List_node_baseES6_", scope: !7, file: !8, line: 490, type: !268, scopeLine: 490, flags: DIFlagProtected | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!268 = !DISubroutineType(types: !269)
!269 = !{!38, !259, !254, !254}
!270 = !DISubprogram(name: "_M_node_count", linkageName: "_ZNKSt7__cxx1110_List_baseIiSaIiEE13_M_node_countEv", scope: !7, file: !8, line: 495, type: !257, scopeLine: 495, flags: DIFlagProtected | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!271 = !DISubprogram(name: "_M_get_node", linkageName: "_ZNSt7__cxx1110_List_baseIiSaIiEE11_M_get_nodeEv", scope: !7, file: !8, line: 517, type: !272, scopeLine: 517, flags: DIFlagProtected | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!272 = !DISubroutineType(types: !273)
!273 = !{!274, !264}
!274 = !DIDerivedType(tag: DW_TAG_typedef, name: "pointer", scope: !275, file: !18, line: 57, baseType: !283)
!275 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__alloc_traits<std::allocator<std::_List_node<int> >, std::_List_node<int> >", scope: !21, file: !18, line: 48, size: 8, flags: DIFlagTypePassByValue, elements: !276, templateParams: !314, identifier: "_ZTSN9__gnu_cxx14__alloc_traitsISaISt10_List_nodeIiEES2_EE")
!276 = !{!277, !303, !306, !309, !310, !311, !312, !313}
!277 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !275, baseType: !278, extraData: i32 0)
!278 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "allocator_traits<std::allocator<std::_List_node<int> > >", scope: !10, file: !25, line: 411, size: 8, flags: DIFlagTypePassByValue, elements: !279, templateParams: !301, identifier: "_ZTSSt16allocator_traitsISaISt10_List_nodeIiEEE")
!279 = !{!280, !286, !289, !292, !298}
!280 = !DISubprogram(name: "allocate", linkageName: "_ZNSt16allocator_traitsISaISt10_List_nodeIiEEE8allocateERS2_m", scope: !278, file: !25, line: 463, type: !281, scopeLine: 463, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!281 = !DISubroutineType(types: !282)
!282 = !{!283, !284, !37}
!283 = !DIDerivedType(tag: DW_TAG_typedef, name: "pointer", scope: !278, file: !25, line: 420, baseType: !177)
!284 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !285, size: 64)
!285 = !DIDerivedType(tag: DW_TAG_typedef, name: "allocator_type", scope: !278, file: !25, line: 414, baseType: !155)
!286 = !DISubprogram(name: "allocate", linkageName: "_ZNSt16allocator_traitsISaISt10_List_nodeIiEEE8allocateERS2_mPKv", scope: !278, file: !25, line: 477, type: !287, scopeLine: 477, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!287 = !DISubroutineType(types: !288)
!288 = !{!283, !284, !37, !44}
!289 = !DISubprogram(name: "deallocate", linkageName: "_ZNSt16allocator_traitsISaISt10_List_nodeIiEEE10deallocateERS2_PS1_m", scope: !278, file: !25, line: 495, type: !290, scopeLine: 495, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!290 = !DISubroutineType(types: !291)
!291 = !{null, !284, !283, !37}
!292 = !DISubprogram(name: "max_size", linkageName: "_ZNSt16allocator_traitsISaISt10_List_nodeIiEEE8max_sizeERKS2_", scope: !278, file: !25, line: 547, type: !293, scopeLine: 547, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!293 = !DISubroutineType(types: !294)
!294 = !{!295, !296}
!295 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_type", scope: !278, file: !25, line: 435, baseType: !38)
!296 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !297, size: 64)
!297 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !285)
!298 = !DISubprogram(name: "select_on_container_copy_construction", linkageName: "_ZNSt16allocator_traitsISaISt10_List_nodeIiEEE37select_on_container_copy_constructionERKS2_", scope: !278, file: !25, line: 562, type: !299, scopeLine: 562, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!299 = !DISubroutineType(types: !300)
!300 = !{!285, !296}
!301 = !{!302}
!302 = !DITemplateTypeParameter(name: "_Alloc", type: !155)
!303 = !DISubprogram(name: "_S_select_on_copy", linkageName: "_ZN9__gnu_cxx14__alloc_traitsISaISt10_List_nodeIiEES2_E17_S_select_on_copyERKS3_", scope: !275, file: !18, line: 97, type: !304, scopeLine: 97, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!304 = !DISubroutineType(types: !305)
!305 = !{!155, !206}
!306 = !DISubprogram(name: "_S_on_swap", linkageName: "_ZN9__gnu_cxx14__alloc_traitsISaISt10_List_nodeIiEES2_E10_S_on_swapERS3_S5_", scope: !275, file: !18, line: 100, type: !307, scopeLine: 100, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!307 = !DISubroutineType(types: !308)
!308 = !{null, !211, !211}
!309 = !DISubprogram(name: "_S_propagate_on_copy_assign", linkageName: "_ZN9__gnu_cxx14__alloc_traitsISaISt10_List_nodeIiEES2_E27_S_propagate_on_copy_assignEv", scope: !275, file: !18, line: 103, type: !71, scopeLine: 103, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!310 = !DISubprogram(name: "_S_propagate_on_move_assign", linkageName: "_ZN9__gnu_cxx14__alloc_traitsISaISt10_List_nodeIiEES2_E27_S_propagate_on_move_assignEv", scope: !275, file: !18, line: 106, type: !71, scopeLine: 106, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!311 = !DISubprogram(name: "_S_propagate_on_swap", linkageName: "_ZN9__gnu_cxx14__alloc_traitsISaISt10_List_nodeIiEES2_E20_S_propagate_on_swapEv", scope: !275, file: !18, line: 109, type: !71, scopeLine: 109, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!312 = !DISubprogram(name: "_S_always_equal", linkageName: "_ZN9__gnu_cxx14__alloc_traitsISaISt10_List_nodeIiEES2_E15_S_always_equalEv", scope: !275, file: !18, line: 112, type: !71, scopeLine: 112, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!313 = !DISubprogram(name: "_S_nothrow_move", linkageName: "_ZN9__gnu_cxx14__alloc_traitsISaISt10_List_nodeIiEES2_E15_S_nothrow_moveEv", scope: !275, file: !18, line: 115, type: !71, scopeLine: 115, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!314 = !{!302, !315}
!315 = !DITemplateTypeParameter(type: !83)
!316 = !DISubprogram(name: "_M_put_node", linkageName: "_ZNSt7__cxx1110_List_baseIiSaIiEE11_M_put_nodeEPSt10_List_nodeIiE", scope: !7, file: !8, line: 521, type: !317, scopeLine: 521, flags: DIFlagProtected | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!317 = !DISubroutineType(types: !318)
!318 = !{null, !264, !274}
!319 = !DISubprogram(name: "_M_get_Node_allocator", linkageName: "_ZNSt7__cxx1110_List_baseIiSaIiEE21_M_get_Node_allocatorEv", scope: !7, file: !8, line: 528, type: !320, scopeLine: 528, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!320 = !DISubroutineType(types: !321)
!321 = !{!322, !264}
!322 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !16, size: 64)
!323 = !DISubprogram(name: "_M_get_Node_allocator", linkageName: "_ZNKSt7__cxx1110_List_baseIiSaIiEE21_M_get_Node_allocatorEv", scope: !7, file: !8, line: 532, type: !324, scopeLine: 532, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!324 = !DISubroutineType(types: !325)
!325 = !{!238, !259}
!326 = !DISubprogram(name: "_List_base", scope: !7, file: !8, line: 536, type: !327, scopeLine: 536, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!327 = !DISubroutineType(types: !328)
!328 = !{null, !264}
!329 = !DISubprogram(name: "_List_base", scope: !7, file: !8, line: 541, type: !330, scopeLine: 541, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!330 = !DISubroutineType(types: !331)
!331 = !{null, !264, !238}
!332 = !DISubprogram(name: "_List_base", scope: !7, file: !8, line: 546, type: !333, scopeLine: 546, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!333 = !DISubroutineType(types: !334)
!334 = !{null, !264, !335}
!335 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !7, size: 64)
!336 = !DISubprogram(name: "_List_base", scope: !7, file: !8, line: 549, type: !337, scopeLine: 549, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!337 = !DISubroutineType(types: !338)
!338 = !{null, !264, !335, !247}
!339 = !DISubprogram(name: "_List_base", scope: !7, file: !8, line: 559, type: !340, scopeLine: 559, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!340 = !DISubroutineType(types: !341)
!341 = !{null, !264, !247, !335}
!342 = !DISubprogram(name: "_List_base", scope: !7, file: !8, line: 564, type: !343, scopeLine: 564, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!343 = !DISubroutineType(types: !344)
!344 = !{null, !264, !247}
!345 = !DISubprogram(name: "_M_move_nodes", linkageName: "_ZNSt7__cxx1110_List_baseIiSaIiEE13_M_move_nodesEOS2_", scope: !7, file: !8, line: 569, type: !333, scopeLine: 569, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!346 = !DISubprogram(name: "~_List_base", scope: !7, file: !8, line: 574, type: !327, scopeLine: 574, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!347 = !DISubprogram(name: "_M_clear", linkageName: "_ZNSt7__cxx1110_List_baseIiSaIiEE8_M_clearEv", scope: !7, file: !8, line: 578, type: !327, scopeLine: 578, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!348 = !DISubprogram(name: "_M_init", linkageName: "_ZNSt7__cxx1110_List_baseIiSaIiEE7_M_initEv", scope: !7, file: !8, line: 581, type: !327, scopeLine: 581, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!349 = !{!144, !60}
!350 = !{!351, !353, !354, !356}
!351 = !DILocalVariable(name: "this", arg: 1, scope: !6, type: !352, flags: DIFlagArtificial | DIFlagObjectPointer)
!352 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!353 = !DILocalVariable(name: "__cur", scope: !6, file: !5, line: 70, type: !90)
!354 = !DILocalVariable(name: "__tmp", scope: !355, file: !5, line: 73, type: !3)
!355 = distinct !DILexicalBlock(scope: !6, file: !5, line: 72, column: 2)
!356 = !DILocalVariable(name: "__val", scope: !355, file: !5, line: 75, type: !31)
!357 = !DIDerivedType(tag: DW_TAG_typedef, name: "iterator", scope: !358, file: !8, line: 664, baseType: !610)
!358 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "list<int, std::allocator<int> >", scope: !9, file: !8, line: 632, size: 192, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !359, templateParams: !349, identifier: "_ZTSNSt7__cxx114listIiSaIiEEE")
!359 = !{!360, !361, !366, !371, !375, !381, !385, !391, !395, !399, !404, !415, !433, !449, !452, !453, !457, !460, !463, !466, !469, !472, !475, !478, !479, !480, !486, !491, !492, !493, !494, !495, !496, !497, !500, !503, !504, !507, !508, !516, !523, !524, !525, !528, !532, !533, !534, !535, !536, !539, !542, !545, !548, !551, !554, !557, !558, !561, !564, !567, !570, !573, !576, !581, !585, !586, !587, !588, !589, !590, !591, !592, !593, !596, !599, !600, !604, !607}
!360 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !358, baseType: !7, flags: DIFlagProtected, extraData: i32 0)
!361 = !DISubprogram(name: "_S_distance", linkageName: "_ZNSt7__cxx114listIiSaIiEE11_S_distanceESt20_List_const_iteratorIiES4_", scope: !358, file: !8, line: 722, type: !362, scopeLine: 722, flags: DIFlagProtected | DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!362 = !DISubroutineType(types: !363)
!363 = !{!38, !364, !364}
!364 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_iterator", scope: !358, file: !8, line: 665, baseType: !365)
!365 = !DICompositeType(tag: DW_TAG_structure_type, name: "_List_const_iterator<int>", scope: !10, file: !8, line: 338, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSSt20_List_const_iteratorIiE")
!366 = !DISubprogram(name: "_M_node_count", linkageName: "_ZNKSt7__cxx114listIiSaIiEE13_M_node_countEv", scope: !358, file: !8, line: 727, type: !367, scopeLine: 727, flags: DIFlagProtected | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!367 = !DISubroutineType(types: !368)
!368 = !{!38, !369}
!369 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !370, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!370 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !358)
!371 = !DISubprogram(name: "list", scope: !358, file: !8, line: 749, type: !372, scopeLine: 749, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!372 = !DISubroutineType(types: !373)
!373 = !{null, !374}
!374 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !358, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!375 = !DISubprogram(name: "list", scope: !358, file: !8, line: 759, type: !376, scopeLine: 759, flags: DIFlagPublic | DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!376 = !DISubroutineType(types: !377)
!377 = !{null, !374, !378}
!378 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !379, size: 64)
!379 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !380)
!380 = !DIDerivedType(tag: DW_TAG_typedef, name: "allocator_type", scope: !358, file: !8, line: 670, baseType: !35)
!381 = !DISubprogram(name: "list", scope: !358, file: !8, line: 772, type: !382, scopeLine: 772, flags: DIFlagPublic | DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!382 = !DISubroutineType(types: !383)
!383 = !{null, !374, !384, !378}
!384 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_type", file: !8, line: 668, baseType: !38)
!385 = !DISubprogram(name: "list", scope: !358, file: !8, line: 784, type: !386, scopeLine: 784, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!386 = !DISubroutineType(types: !387)
!387 = !{null, !374, !384, !388, !378}
!388 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !389, size: 64)
!389 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !390)
!390 = !DIDerivedType(tag: DW_TAG_typedef, name: "value_type", scope: !358, file: !8, line: 659, baseType: !32)
!391 = !DISubprogram(name: "list", scope: !358, file: !8, line: 811, type: !392, scopeLine: 811, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!392 = !DISubroutineType(types: !393)
!393 = !{null, !374, !394}
!394 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !370, size: 64)
!395 = !DISubprogram(name: "list", scope: !358, file: !8, line: 824, type: !396, scopeLine: 824, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!396 = !DISubroutineType(types: !397)
!397 = !{null, !374, !398}
!398 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !358, size: 64)
!399 = !DISubprogram(name: "list", scope: !358, file: !8, line: 834, type: !400, scopeLine: 834, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!400 = !DISubroutineType(types: !401)
!401 = !{null, !374, !402, !378}
!402 = !DICompositeType(tag: DW_TAG_class_type, name: "initializer_list<int>", scope: !10, file: !403, line: 47, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSSt16initializer_listIiE")
!403 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/initializer_list", directory: "")
!404 = !DISubprogram(name: "list", scope: !358, file: !8, line: 839, type: !405, scopeLine: 839, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!405 = !DISubroutineType(types: !406)
!406 = !{null, !374, !394, !407}
!407 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !408, size: 64)
!408 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !409)
!409 = !DIDerivedType(tag: DW_TAG_typedef, name: "__type_identity_t<std::allocator<int> >", scope: !10, file: !410, line: 128, baseType: !411)
!410 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/type_traits", directory: "")
!411 = !DIDerivedType(tag: DW_TAG_typedef, name: "type", scope: !412, file: !410, line: 125, baseType: !35)
!412 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__type_identity<std::allocator<int> >", scope: !10, file: !410, line: 124, size: 8, flags: DIFlagTypePassByValue, elements: !80, templateParams: !413, identifier: "_ZTSSt15__type_identityISaIiEE")
!413 = !{!414}
!414 = !DITemplateTypeParameter(name: "_Type", type: !35)
!415 = !DISubprogram(name: "list", scope: !358, file: !8, line: 844, type: !416, scopeLine: 844, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!416 = !DISubroutineType(types: !417)
!417 = !{null, !374, !398, !378, !418}
!418 = !DIDerivedType(tag: DW_TAG_typedef, name: "true_type", scope: !10, file: !410, line: 82, baseType: !419)
!419 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "integral_constant<bool, true>", scope: !10, file: !410, line: 62, size: 8, flags: DIFlagTypePassByValue, elements: !420, templateParams: !430, identifier: "_ZTSSt17integral_constantIbLb1EE")
!420 = !{!421, !423, !429}
!421 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !419, file: !410, line: 64, baseType: !422, flags: DIFlagStaticMember, extraData: i1 true)
!422 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !73)
!423 = !DISubprogram(name: "operator bool", linkageName: "_ZNKSt17integral_constantIbLb1EEcvbEv", scope: !419, file: !410, line: 67, type: !424, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!424 = !DISubroutineType(types: !425)
!425 = !{!426, !427}
!426 = !DIDerivedType(tag: DW_TAG_typedef, name: "value_type", scope: !419, file: !410, line: 65, baseType: !73)
!427 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !428, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!428 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !419)
!429 = !DISubprogram(name: "operator()", linkageName: "_ZNKSt17integral_constantIbLb1EEclEv", scope: !419, file: !410, line: 72, type: !424, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!430 = !{!431, !432}
!431 = !DITemplateTypeParameter(name: "_Tp", type: !73)
!432 = !DITemplateValueParameter(name: "__v", type: !73, value: i1 true)
!433 = !DISubprogram(name: "list", scope: !358, file: !8, line: 848, type: !434, scopeLine: 848, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!434 = !DISubroutineType(types: !435)
!435 = !{null, !374, !398, !378, !436}
!436 = !DIDerivedType(tag: DW_TAG_typedef, name: "false_type", scope: !10, file: !410, line: 85, baseType: !437)
!437 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "integral_constant<bool, false>", scope: !10, file: !410, line: 62, size: 8, flags: DIFlagTypePassByValue, elements: !438, templateParams: !447, identifier: "_ZTSSt17integral_constantIbLb0EE")
!438 = !{!439, !440, !446}
!439 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !437, file: !410, line: 64, baseType: !422, flags: DIFlagStaticMember, extraData: i1 false)
!440 = !DISubprogram(name: "operator bool", linkageName: "_ZNKSt17integral_constantIbLb0EEcvbEv", scope: !437, file: !410, line: 67, type: !441, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!441 = !DISubroutineType(types: !442)
!442 = !{!443, !444}
!443 = !DIDerivedType(tag: DW_TAG_typedef, name: "value_type", scope: !437, file: !410, line: 65, baseType: !73)
!444 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !445, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!445 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !437)
!446 = !DISubprogram(name: "operator()", linkageName: "_ZNKSt17integral_constantIbLb0EEclEv", scope: !437, file: !410, line: 72, type: !441, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!447 = !{!431, !448}
!448 = !DITemplateValueParameter(name: "__v", type: !73, value: i1 false)
!449 = !DISubprogram(name: "list", scope: !358, file: !8, line: 859, type: !450, scopeLine: 859, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!450 = !DISubroutineType(types: !451)
!451 = !{null, !374, !398, !407}
!452 = !DISubprogram(name: "~list", scope: !358, file: !8, line: 903, type: !372, scopeLine: 903, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!453 = !DISubprogram(name: "operator=", linkageName: "_ZNSt7__cxx114listIiSaIiEEaSERKS2_", scope: !358, file: !8, line: 915, type: !454, scopeLine: 915, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!454 = !DISubroutineType(types: !455)
!455 = !{!456, !374, !394}
!456 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !358, size: 64)
!457 = !DISubprogram(name: "operator=", linkageName: "_ZNSt7__cxx114listIiSaIiEEaSEOS2_", scope: !358, file: !8, line: 929, type: !458, scopeLine: 929, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!458 = !DISubroutineType(types: !459)
!459 = !{!456, !374, !398}
!460 = !DISubprogram(name: "operator=", linkageName: "_ZNSt7__cxx114listIiSaIiEEaSESt16initializer_listIiE", scope: !358, file: !8, line: 947, type: !461, scopeLine: 947, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!461 = !DISubroutineType(types: !462)
!462 = !{!456, !374, !402}
!463 = !DISubprogram(name: "assign", linkageName: "_ZNSt7__cxx114listIiSaIiEE6assignEmRKi", scope: !358, file: !8, line: 965, type: !464, scopeLine: 965, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!464 = !DISubroutineType(types: !465)
!465 = !{null, !374, !384, !388}
!466 = !DISubprogram(name: "assign", linkageName: "_ZNSt7__cxx114listIiSaIiEE6assignESt16initializer_listIiE", scope: !358, file: !8, line: 1006, type: !467, scopeLine: 1006, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!467 = !DISubroutineType(types: !468)
!468 = !{null, !374, !402}
!469 = !DISubprogram(name: "get_allocator", linkageName: "_ZNKSt7__cxx114listIiSaIiEE13get_allocatorEv", scope: !358, file: !8, line: 1012, type: !470, scopeLine: 1012, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!470 = !DISubroutineType(types: !471)
!471 = !{!380, !369}
!472 = !DISubprogram(name: "begin", linkageName: "_ZNSt7__cxx114listIiSaIiEE5beginEv", scope: !358, file: !8, line: 1022, type: !473, scopeLine: 1022, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!473 = !DISubroutineType(types: !474)
!474 = !{!357, !374}
!475 = !DISubprogram(name: "begin", linkageName: "_ZNKSt7__cxx114listIiSaIiEE5beginEv", scope: !358, file: !8, line: 1032, type: !476, scopeLine: 1032, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!476 = !DISubroutineType(types: !477)
!477 = !{!364, !369}
!478 = !DISubprogram(name: "end", linkageName: "_ZNSt7__cxx114listIiSaIiEE3endEv", scope: !358, file: !8, line: 1042, type: !473, scopeLine: 1042, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!479 = !DISubprogram(name: "end", linkageName: "_ZNKSt7__cxx114listIiSaIiEE3endEv", scope: !358, file: !8, line: 1052, type: !476, scopeLine: 1052, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!480 = !DISubprogram(name: "rbegin", linkageName: "_ZNSt7__cxx114listIiSaIiEE6rbeginEv", scope: !358, file: !8, line: 1062, type: !481, scopeLine: 1062, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!481 = !DISubroutineType(types: !482)
!482 = !{!483, !374}
!483 = !DIDerivedType(tag: DW_TAG_typedef, name: "reverse_iterator", scope: !358, file: !8, line: 667, baseType: !484)
!484 = !DICompositeType(tag: DW_TAG_class_type, name: "reverse_iterator<std::_List_iterator<int> >", scope: !10, file: !485, line: 132, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSSt16reverse_iteratorISt14_List_iteratorIiEE")
!485 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/stl_iterator.h", directory: "")
!486 = !DISubprogram(name: "rbegin", linkageName: "_ZNKSt7__cxx114listIiSaIiEE6rbeginEv", scope: !358, file: !8, line: 1072, type: !487, scopeLine: 1072, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!487 = !DISubroutineType(types: !488)
!488 = !{!489, !369}
!489 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_reverse_iterator", scope: !358, file: !8, line: 666, baseType: !490)
!490 = !DICompositeType(tag: DW_TAG_class_type, name: "reverse_iterator<std::_List_const_iterator<int> >", scope: !10, file: !485, line: 132, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSSt16reverse_iteratorISt20_List_const_iteratorIiEE")
!491 = !DISubprogram(name: "rend", linkageName: "_ZNSt7__cxx114listIiSaIiEE4rendEv", scope: !358, file: !8, line: 1082, type: !481, scopeLine: 1082, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!492 = !DISubprogram(name: "rend", linkageName: "_ZNKSt7__cxx114listIiSaIiEE4rendEv", scope: !358, file: !8, line: 1092, type: !487, scopeLine: 1092, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!493 = !DISubprogram(name: "cbegin", linkageName: "_ZNKSt7__cxx114listIiSaIiEE6cbeginEv", scope: !358, file: !8, line: 1103, type: !476, scopeLine: 1103, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!494 = !DISubprogram(name: "cend", linkageName: "_ZNKSt7__cxx114listIiSaIiEE4cendEv", scope: !358, file: !8, line: 1113, type: !476, scopeLine: 1113, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!495 = !DISubprogram(name: "crbegin", linkageName: "_ZNKSt7__cxx114listIiSaIiEE7crbeginEv", scope: !358, file: !8, line: 1123, type: !487, scopeLine: 1123, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!496 = !DISubprogram(name: "crend", linkageName: "_ZNKSt7__cxx114listIiSaIiEE5crendEv", scope: !358, file: !8, line: 1133, type: !487, scopeLine: 1133, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!497 = !DISubprogram(name: "empty", linkageName: "_ZNKSt7__cxx114listIiSaIiEE5emptyEv", scope: !358, file: !8, line: 1143, type: !498, scopeLine: 1143, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!498 = !DISubroutineType(types: !499)
!499 = !{!73, !369}
!500 = !DISubprogram(name: "size", linkageName: "_ZNKSt7__cxx114listIiSaIiEE4sizeEv", scope: !358, file: !8, line: 1149, type: !501, scopeLine: 1149, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!501 = !DISubroutineType(types: !502)
!502 = !{!384, !369}
!503 = !DISubprogram(name: "max_size", linkageName: "_ZNKSt7__cxx114listIiSaIiEE8max_sizeEv", scope: !358, file: !8, line: 1155, type: !501, scopeLine: 1155, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!504 = !DISubprogram(name: "resize", linkageName: "_ZNSt7__cxx114listIiSaIiEE6resizeEm", scope: !358, file: !8, line: 1169, type: !505, scopeLine: 1169, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!505 = !DISubroutineType(types: !506)
!506 = !{null, !374, !384}
!507 = !DISubprogram(name: "resize", linkageName: "_ZNSt7__cxx114listIiSaIiEE6resizeEmRKi", scope: !358, file: !8, line: 1182, type: !464, scopeLine: 1182, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!508 = !DISubprogram(name: "front", linkageName: "_ZNSt7__cxx114listIiSaIiEE5frontEv", scope: !358, file: !8, line: 1205, type: !509, scopeLine: 1205, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!509 = !DISubroutineType(types: !510)
!510 = !{!511, !374}
!511 = !DIDerivedType(tag: DW_TAG_typedef, name: "reference", scope: !358, file: !8, line: 662, baseType: !512)
!512 = !DIDerivedType(tag: DW_TAG_typedef, name: "reference", scope: !20, file: !18, line: 62, baseType: !513)
!513 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !514, size: 64)
!514 = !DIDerivedType(tag: DW_TAG_typedef, name: "value_type", scope: !20, file: !18, line: 56, baseType: !515)
!515 = !DIDerivedType(tag: DW_TAG_typedef, name: "value_type", scope: !24, file: !25, line: 417, baseType: !32)
!516 = !DISubprogram(name: "front", linkageName: "_ZNKSt7__cxx114listIiSaIiEE5frontEv", scope: !358, file: !8, line: 1214, type: !517, scopeLine: 1214, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!517 = !DISubroutineType(types: !518)
!518 = !{!519, !369}
!519 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_reference", scope: !358, file: !8, line: 663, baseType: !520)
!520 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_reference", scope: !20, file: !18, line: 63, baseType: !521)
!521 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !522, size: 64)
!522 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !514)
!523 = !DISubprogram(name: "back", linkageName: "_ZNSt7__cxx114listIiSaIiEE4backEv", scope: !358, file: !8, line: 1223, type: !509, scopeLine: 1223, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!524 = !DISubprogram(name: "back", linkageName: "_ZNKSt7__cxx114listIiSaIiEE4backEv", scope: !358, file: !8, line: 1236, type: !517, scopeLine: 1236, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!525 = !DISubprogram(name: "push_front", linkageName: "_ZNSt7__cxx114listIiSaIiEE10push_frontERKi", scope: !358, file: !8, line: 1255, type: !526, scopeLine: 1255, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!526 = !DISubroutineType(types: !527)
!527 = !{null, !374, !388}
!528 = !DISubprogram(name: "push_front", linkageName: "_ZNSt7__cxx114listIiSaIiEE10push_frontEOi", scope: !358, file: !8, line: 1260, type: !529, scopeLine: 1260, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!529 = !DISubroutineType(types: !530)
!530 = !{null, !374, !531}
!531 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !390, size: 64)
!532 = !DISubprogram(name: "pop_front", linkageName: "_ZNSt7__cxx114listIiSaIiEE9pop_frontEv", scope: !358, file: !8, line: 1291, type: !372, scopeLine: 1291, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!533 = !DISubprogram(name: "push_back", linkageName: "_ZNSt7__cxx114listIiSaIiEE9push_backERKi", scope: !358, file: !8, line: 1305, type: !526, scopeLine: 1305, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!534 = !DISubprogram(name: "push_back", linkageName: "_ZNSt7__cxx114listIiSaIiEE9push_backEOi", scope: !358, file: !8, line: 1310, type: !529, scopeLine: 1310, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!535 = !DISubprogram(name: "pop_back", linkageName: "_ZNSt7__cxx114listIiSaIiEE8pop_backEv", scope: !358, file: !8, line: 1340, type: !372, scopeLine: 1340, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!536 = !DISubprogram(name: "insert", linkageName: "_ZNSt7__cxx114listIiSaIiEE6insertESt20_List_const_iteratorIiERKi", scope: !358, file: !8, line: 1372, type: !537, scopeLine: 1372, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!537 = !DISubroutineType(types: !538)
!538 = !{!357, !374, !364, !388}
!539 = !DISubprogram(name: "insert", linkageName: "_ZNSt7__cxx114listIiSaIiEE6insertESt20_List_const_iteratorIiEOi", scope: !358, file: !8, line: 1402, type: !540, scopeLine: 1402, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!540 = !DISubroutineType(types: !541)
!541 = !{!357, !374, !364, !531}
!542 = !DISubprogram(name: "insert", linkageName: "_ZNSt7__cxx114listIiSaIiEE6insertESt20_List_const_iteratorIiESt16initializer_listIiE", scope: !358, file: !8, line: 1421, type: !543, scopeLine: 1421, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!543 = !DISubroutineType(types: !544)
!544 = !{!357, !374, !364, !402}
!545 = !DISubprogram(name: "insert", linkageName: "_ZNSt7__cxx114listIiSaIiEE6insertESt20_List_const_iteratorIiEmRKi", scope: !358, file: !8, line: 1441, type: !546, scopeLine: 1441, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!546 = !DISubroutineType(types: !547)
!547 = !{!357, !374, !364, !384, !388}
!548 = !DISubprogram(name: "erase", linkageName: "_ZNSt7__cxx114listIiSaIiEE5eraseESt20_List_const_iteratorIiE", scope: !358, file: !8, line: 1525, type: !549, scopeLine: 1525, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!549 = !DISubroutineType(types: !550)
!550 = !{!357, !374, !364}
!551 = !DISubprogram(name: "erase", linkageName: "_ZNSt7__cxx114listIiSaIiEE5eraseESt20_List_const_iteratorIiES4_", scope: !358, file: !8, line: 1550, type: !552, scopeLine: 1550, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!552 = !DISubroutineType(types: !553)
!553 = !{!357, !374, !364, !364}
!554 = !DISubprogram(name: "swap", linkageName: "_ZNSt7__cxx114listIiSaIiEE4swapERS2_", scope: !358, file: !8, line: 1572, type: !555, scopeLine: 1572, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!555 = !DISubroutineType(types: !556)
!556 = !{null, !374, !456}
!557 = !DISubprogram(name: "clear", linkageName: "_ZNSt7__cxx114listIiSaIiEE5clearEv", scope: !358, file: !8, line: 1592, type: !372, scopeLine: 1592, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!558 = !DISubprogram(name: "splice", linkageName: "_ZNSt7__cxx114listIiSaIiEE6spliceESt20_List_const_iteratorIiEOS2_", scope: !358, file: !8, line: 1612, type: !559, scopeLine: 1612, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!559 = !DISubroutineType(types: !560)
!560 = !{null, !374, !364, !398}
!561 = !DISubprogram(name: "splice", linkageName: "_ZNSt7__cxx114listIiSaIiEE6spliceESt20_List_const_iteratorIiERS2_", scope: !358, file: !8, line: 1631, type: !562, scopeLine: 1631, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!562 = !DISubroutineType(types: !563)
!563 = !{null, !374, !364, !456}
!564 = !DISubprogram(name: "splice", linkageName: "_ZNSt7__cxx114listIiSaIiEE6spliceESt20_List_const_iteratorIiEOS2_S4_", scope: !358, file: !8, line: 1647, type: !565, scopeLine: 1647, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!565 = !DISubroutineType(types: !566)
!566 = !{null, !374, !364, !398, !364}
!567 = !DISubprogram(name: "splice", linkageName: "_ZNSt7__cxx114listIiSaIiEE6spliceESt20_List_const_iteratorIiERS2_S4_", scope: !358, file: !8, line: 1689, type: !568, scopeLine: 1689, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!568 = !DISubroutineType(types: !569)
!569 = !{null, !374, !364, !456, !364}
!570 = !DISubprogram(name: "splice", linkageName: "_ZNSt7__cxx114listIiSaIiEE6spliceESt20_List_const_iteratorIiEOS2_S4_S4_", scope: !358, file: !8, line: 1708, type: !571, scopeLine: 1708, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!571 = !DISubroutineType(types: !572)
!572 = !{null, !374, !364, !398, !364, !364}
!573 = !DISubprogram(name: "splice", linkageName: "_ZNSt7__cxx114listIiSaIiEE6spliceESt20_List_const_iteratorIiERS2_S4_S4_", scope: !358, file: !8, line: 1758, type: !574, scopeLine: 1758, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!574 = !DISubroutineType(types: !575)
!575 = !{null, !374, !364, !456, !364, !364}
!576 = !DISubprogram(name: "remove", linkageName: "_ZNSt7__cxx114listIiSaIiEE6removeERKi", scope: !358, file: !8, line: 1788, type: !577, scopeLine: 1788, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!577 = !DISubroutineType(types: !578)
!578 = !{!579, !374, !580}
!579 = !DIDerivedType(tag: DW_TAG_typedef, name: "__remove_return_type", scope: !358, file: !8, line: 1770, baseType: null)
!580 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !142, size: 64)
!581 = !DISubprogram(name: "unique", linkageName: "_ZNSt7__cxx114listIiSaIiEE6uniqueEv", scope: !358, file: !8, line: 1817, type: !582, scopeLine: 1817, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!582 = !DISubroutineType(types: !583)
!583 = !{!584, !374}
!584 = !DIDerivedType(tag: DW_TAG_typedef, name: "__remove_return_type", file: !8, line: 1770, baseType: null)
!585 = !DISubprogram(name: "merge", linkageName: "_ZNSt7__cxx114listIiSaIiEE5mergeEOS2_", scope: !358, file: !8, line: 1848, type: !396, scopeLine: 1848, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!586 = !DISubprogram(name: "merge", linkageName: "_ZNSt7__cxx114listIiSaIiEE5mergeERS2_", scope: !358, file: !8, line: 1851, type: !555, scopeLine: 1851, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!587 = !DISubprogram(name: "reverse", linkageName: "_ZNSt7__cxx114listIiSaIiEE7reverseEv", scope: !358, file: !8, line: 1892, type: !372, scopeLine: 1892, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!588 = !DISubprogram(name: "sort", linkageName: "_ZNSt7__cxx114listIiSaIiEE4sortEv", scope: !358, file: !8, line: 1902, type: !372, scopeLine: 1902, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!589 = !DISubprogram(name: "_M_fill_initialize", linkageName: "_ZNSt7__cxx114listIiSaIiEE18_M_fill_initializeEmRKi", scope: !358, file: !8, line: 1943, type: !464, scopeLine: 1943, flags: DIFlagProtected | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!590 = !DISubprogram(name: "_M_default_initialize", linkageName: "_ZNSt7__cxx114listIiSaIiEE21_M_default_initializeEm", scope: !358, file: !8, line: 1952, type: !505, scopeLine: 1952, flags: DIFlagProtected | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!591 = !DISubprogram(name: "_M_default_append", linkageName: "_ZNSt7__cxx114listIiSaIiEE17_M_default_appendEm", scope: !358, file: !8, line: 1960, type: !505, scopeLine: 1960, flags: DIFlagProtected | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!592 = !DISubprogram(name: "_M_fill_assign", linkageName: "_ZNSt7__cxx114listIiSaIiEE14_M_fill_assignEmRKi", scope: !358, file: !8, line: 1983, type: !464, scopeLine: 1983, flags: DIFlagProtected | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!593 = !DISubprogram(name: "_M_transfer", linkageName: "_ZNSt7__cxx114listIiSaIiEE11_M_transferESt14_List_iteratorIiES4_S4_", scope: !358, file: !8, line: 1988, type: !594, scopeLine: 1988, flags: DIFlagProtected | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!594 = !DISubroutineType(types: !595)
!595 = !{null, !374, !357, !357, !357}
!596 = !DISubprogram(name: "_M_erase", linkageName: "_ZNSt7__cxx114listIiSaIiEE8_M_eraseESt14_List_iteratorIiE", scope: !358, file: !8, line: 2013, type: !597, scopeLine: 2013, flags: DIFlagProtected | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!597 = !DISubroutineType(types: !598)
!598 = !{null, !374, !357}
!599 = !DISubprogram(name: "_M_check_equal_allocators", linkageName: "_ZNSt7__cxx114listIiSaIiEE25_M_check_equal_allocatorsERS2_", scope: !358, file: !8, line: 2029, type: !555, scopeLine: 2029, flags: DIFlagProtected | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!600 = !DISubprogram(name: "_M_resize_pos", linkageName: "_ZNKSt7__cxx114listIiSaIiEE13_M_resize_posERm", scope: !358, file: !8, line: 2038, type: !601, scopeLine: 2038, flags: DIFlagProtected | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!601 = !DISubroutineType(types: !602)
!602 = !{!364, !369, !603}
!603 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !384, size: 64)
!604 = !DISubprogram(name: "_M_move_assign", linkageName: "_ZNSt7__cxx114listIiSaIiEE14_M_move_assignEOS2_St17integral_constantIbLb1EE", scope: !358, file: !8, line: 2042, type: !605, scopeLine: 2042, flags: DIFlagProtected | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!605 = !DISubroutineType(types: !606)
!606 = !{null, !374, !398, !418}
!607 = !DISubprogram(name: "_M_move_assign", linkageName: "_ZNSt7__cxx114listIiSaIiEE14_M_move_assignEOS2_St17integral_constantIbLb0EE", scope: !358, file: !8, line: 2051, type: !608, scopeLine: 2051, flags: DIFlagProtected | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!608 = !DISubroutineType(types: !609)
!609 = !{null, !374, !398, !436}
!610 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_List_iterator<int>", scope: !10, file: !8, line: 253, size: 64, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !611, templateParams: !143, identifier: "_ZTSSt14_List_iteratorIiE")
!611 = !{!612, !613, !617, !620, !626, !631, !635, !639, !642, !643}
!612 = !DIDerivedType(tag: DW_TAG_member, name: "_M_node", scope: !610, file: !8, line: 329, baseType: !90, size: 64)
!613 = !DISubprogram(name: "_List_iterator", scope: !610, file: !8, line: 264, type: !614, scopeLine: 264, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!614 = !DISubroutineType(types: !615)
!615 = !{null, !616}
!616 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !610, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!617 = !DISubprogram(name: "_List_iterator", scope: !610, file: !8, line: 268, type: !618, scopeLine: 268, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!618 = !DISubroutineType(types: !619)
!619 = !{null, !616, !90}
!620 = !DISubprogram(name: "_M_const_cast", linkageName: "_ZNKSt14_List_iteratorIiE13_M_const_castEv", scope: !610, file: !8, line: 272, type: !621, scopeLine: 272, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!621 = !DISubroutineType(types: !622)
!622 = !{!623, !624}
!623 = !DIDerivedType(tag: DW_TAG_typedef, name: "_Self", scope: !610, file: !8, line: 255, baseType: !610)
!624 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !625, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!625 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !610)
!626 = !DISubprogram(name: "operator*", linkageName: "_ZNKSt14_List_iteratorIiEdeEv", scope: !610, file: !8, line: 278, type: !627, scopeLine: 278, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!627 = !DISubroutineType(types: !628)
!628 = !{!629, !624}
!629 = !DIDerivedType(tag: DW_TAG_typedef, name: "reference", scope: !610, file: !8, line: 262, baseType: !630)
!630 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !32, size: 64)
!631 = !DISubprogram(name: "operator->", linkageName: "_ZNKSt14_List_iteratorIiEptEv", scope: !610, file: !8, line: 283, type: !632, scopeLine: 283, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!632 = !DISubroutineType(types: !633)
!633 = !{!634, !624}
!634 = !DIDerivedType(tag: DW_TAG_typedef, name: "pointer", scope: !610, file: !8, line: 261, baseType: !31)
!635 = !DISubprogram(name: "operator++", linkageName: "_ZNSt14_List_iteratorIiEppEv", scope: !610, file: !8, line: 287, type: !636, scopeLine: 287, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!636 = !DISubroutineType(types: !637)
!637 = !{!638, !616}
!638 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !623, size: 64)
!639 = !DISubprogram(name: "operator++", linkageName: "_ZNSt14_List_iteratorIiEppEi", scope: !610, file: !8, line: 294, type: !640, scopeLine: 294, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!640 = !DISubroutineType(types: !641)
!641 = !{!623, !616, !32}
!642 = !DISubprogram(name: "operator--", linkageName: "_ZNSt14_List_iteratorIiEmmEv", scope: !610, file: !8, line: 302, type: !636, scopeLine: 302, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!643 = !DISubprogram(name: "operator--", linkageName: "_ZNSt14_List_iteratorIiEmmEi", scope: !610, file: !8, line: 309, type: !640, scopeLine: 309, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!644 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !645, size: 64)
!645 = !DIDerivedType(tag: DW_TAG_typedef, name: "_Node", scope: !610, file: !8, line: 256, baseType: !83)
!646 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !647, size: 64)
!647 = !DIDerivedType(tag: DW_TAG_typedef, name: "_Node", scope: !358, file: !8, line: 675, baseType: !83)
!648 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__allocated_ptr<std::allocator<std::_List_node<int> > >", scope: !10, file: !649, line: 47, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !650, templateParams: !301, identifier: "_ZTSSt15__allocated_ptrISaISt10_List_nodeIiEEE")
!649 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/allocated_ptr.h", directory: "")
!650 = !{!651, !653, !655, !659, !663, !666, !670}
!651 = !DIDerivedType(tag: DW_TAG_member, name: "_M_alloc", scope: !648, file: !649, line: 89, baseType: !652, size: 64, flags: DIFlagPrivate)
!652 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !155, size: 64)
!653 = !DIDerivedType(tag: DW_TAG_member, name: "_M_ptr", scope: !648, file: !649, line: 90, baseType: !654, size: 64, offset: 64, flags: DIFlagPrivate)
!654 = !DIDerivedType(tag: DW_TAG_typedef, name: "pointer", scope: !648, file: !649, line: 49, baseType: !283)
!655 = !DISubprogram(name: "__allocated_ptr", scope: !648, file: !649, line: 53, type: !656, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!656 = !DISubroutineType(types: !657)
!657 = !{null, !658, !211, !654}
!658 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !648, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!659 = !DISubprogram(name: "__allocated_ptr", scope: !648, file: !649, line: 66, type: !660, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!660 = !DISubroutineType(types: !661)
!661 = !{null, !658, !662}
!662 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !648, size: 64)
!663 = !DISubprogram(name: "~__allocated_ptr", scope: !648, file: !649, line: 71, type: !664, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!664 = !DISubroutineType(types: !665)
!665 = !{null, !658}
!666 = !DISubprogram(name: "operator=", linkageName: "_ZNSt15__allocated_ptrISaISt10_List_nodeIiEEEaSEDn", scope: !648, file: !649, line: 79, type: !667, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!667 = !DISubroutineType(types: !668)
!668 = !{!669, !658, !124}
!669 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !648, size: 64)
!670 = !DISubprogram(name: "get", linkageName: "_ZNSt15__allocated_ptrISaISt10_List_nodeIiEEE3getEv", scope: !648, file: !649, line: 86, type: !671, scopeLine: 86, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!671 = !DISubroutineType(types: !672)
!672 = !{!673, !658}
!673 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !674, size: 64)
!674 = !DIDerivedType(tag: DW_TAG_typedef, name: "value_type", scope: !648, file: !649, line: 50, baseType: !675)
!675 = !DIDerivedType(tag: DW_TAG_typedef, name: "value_type", scope: !278, file: !25, line: 417, baseType: !83)
!676 = !{!677}
!677 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !678, entity: !679, file: !680, line: 58)
!678 = !DINamespace(name: "__gnu_debug", scope: null)
!679 = !DINamespace(name: "__debug", scope: !10)
!680 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/debug/debug.h", directory: "")
!681 = !{i32 7, !"Dwarf Version", i32 5}
!682 = !{i32 2, !"Debug Info Version", i32 3}
!683 = !{i32 1, !"wchar_size", i32 4}
!684 = !{i32 7, !"PIC Level", i32 2}
!685 = !{i32 7, !"PIE Level", i32 2}
!686 = !{i32 7, !"uwtable", i32 1}

!688 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !689, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !691)
!689 = !DISubroutineType(types: !690)
!690 = !{!32}
!691 = !{!692, !693}
!692 = !DILocalVariable(name: "list", scope: !688, file: !1, line: 5, type: !358)
!693 = !DILocalVariable(name: "first", scope: !688, file: !1, line: 8, type: !31)
!694 = !DILocation(line: 5, column: 5, scope: !688)
!695 = !DILocation(line: 5, column: 20, scope: !688)
!696 = !DILocation(line: 6, column: 20, scope: !688)
!697 = !DILocation(line: 6, column: 10, scope: !688)
!698 = !DILocation(line: 6, column: 5, scope: !688)
!699 = !DILocation(line: 7, column: 21, scope: !688)
!700 = !DILocation(line: 7, column: 10, scope: !688)
!701 = !DILocation(line: 7, column: 5, scope: !688)
!702 = !DILocation(line: 8, column: 5, scope: !688)
!703 = !DILocation(line: 8, column: 10, scope: !688)
!704 = !DILocation(line: 8, column: 24, scope: !688)
!705 = !DILocation(line: 9, column: 10, scope: !688)
!706 = !DILocation(line: 10, column: 6, scope: !688)
!707 = !DILocation(line: 10, column: 12, scope: !688)
!708 = !DILocation(line: 11, column: 17, scope: !688)
!709 = !DILocation(line: 11, column: 25, scope: !688)
!710 = !DILocation(line: 11, column: 30, scope: !688)
!711 = !DILocation(line: 11, column: 38, scope: !688)
!712 = !DILocation(line: 11, column: 45, scope: !688)
!713 = !DILocation(line: 0, scope: !688)
!714 = !DILocation(line: 11, column: 12, scope: !688)
!715 = !DILocation(line: 11, column: 5, scope: !688)
!716 = !DILocation(line: 12, column: 1, scope: !688)
!717 = distinct !DISubprogram(name: "list", linkageName: "_ZNSt7__cxx114listIiSaIiEEC2Ev", scope: !358, file: !8, line: 749, type: !372, scopeLine: 749, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !371, retainedNodes: !718)
!718 = !{!719}
!719 = !DILocalVariable(name: "this", arg: 1, scope: !717, type: !720, flags: DIFlagArtificial | DIFlagObjectPointer)
!720 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !358, size: 64)
!721 = !DILocation(line: 0, scope: !717)
!722 = !DILocation(line: 749, column: 22, scope: !717)
!723 = !DILocation(line: 749, column: 7, scope: !717)
!724 = distinct !DISubprogram(name: "push_back", linkageName: "_ZNSt7__cxx114listIiSaIiEE9push_backEOi", scope: !358, file: !8, line: 1310, type: !529, scopeLine: 1311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !534, retainedNodes: !725)
!725 = !{!726, !727}
!726 = !DILocalVariable(name: "this", arg: 1, scope: !724, type: !720, flags: DIFlagArtificial | DIFlagObjectPointer)
!727 = !DILocalVariable(name: "__x", arg: 2, scope: !724, file: !8, line: 1310, type: !531)
!728 = !DILocation(line: 0, scope: !724)
!729 = !DILocation(line: 1310, column: 30, scope: !724)
!730 = !DILocation(line: 1311, column: 25, scope: !724)
!731 = !DILocation(line: 1311, column: 42, scope: !724)
!732 = !DILocation(line: 1311, column: 32, scope: !724)
!733 = !DILocation(line: 1311, column: 15, scope: !724)
!734 = !DILocation(line: 1311, column: 49, scope: !724)
!735 = distinct !DISubprogram(name: "push_front", linkageName: "_ZNSt7__cxx114listIiSaIiEE10push_frontEOi", scope: !358, file: !8, line: 1260, type: !529, scopeLine: 1261, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !528, retainedNodes: !736)
!736 = !{!737, !738}
!737 = !DILocalVariable(name: "this", arg: 1, scope: !735, type: !720, flags: DIFlagArtificial | DIFlagObjectPointer)
!738 = !DILocalVariable(name: "__x", arg: 2, scope: !735, file: !8, line: 1260, type: !531)
!739 = !DILocation(line: 0, scope: !735)
!740 = !DILocation(line: 1260, column: 31, scope: !735)
!741 = !DILocation(line: 1261, column: 25, scope: !735)
!742 = !DILocation(line: 1261, column: 44, scope: !735)
!743 = !DILocation(line: 1261, column: 34, scope: !735)
!744 = !DILocation(line: 1261, column: 15, scope: !735)
!745 = !DILocation(line: 1261, column: 51, scope: !735)
!746 = distinct !DISubprogram(name: "front", linkageName: "_ZNSt7__cxx114listIiSaIiEE5frontEv", scope: !358, file: !8, line: 1205, type: !509, scopeLine: 1206, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !508, retainedNodes: !747)
!747 = !{!748}
!748 = !DILocalVariable(name: "this", arg: 1, scope: !746, type: !720, flags: DIFlagArtificial | DIFlagObjectPointer)
!749 = !DILocation(line: 0, scope: !746)
!750 = !DILocation(line: 1206, column: 17, scope: !746)
!751 = !DILocation(line: 1206, column: 16, scope: !746)
!752 = !DILocation(line: 1206, column: 9, scope: !746)
!753 = distinct !DISubprogram(name: "pop_front", linkageName: "_ZNSt7__cxx114listIiSaIiEE9pop_frontEv", scope: !358, file: !8, line: 1291, type: !372, scopeLine: 1292, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !532, retainedNodes: !754)
!754 = !{!755}
!755 = !DILocalVariable(name: "this", arg: 1, scope: !753, type: !720, flags: DIFlagArtificial | DIFlagObjectPointer)
!756 = !DILocation(line: 0, scope: !753)
!757 = !DILocation(line: 1292, column: 24, scope: !753)
!758 = !DILocation(line: 1292, column: 15, scope: !753)
!759 = !DILocation(line: 1292, column: 34, scope: !753)
!760 = distinct !DISubprogram(name: "back", linkageName: "_ZNSt7__cxx114listIiSaIiEE4backEv", scope: !358, file: !8, line: 1223, type: !509, scopeLine: 1224, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !523, retainedNodes: !761)
!761 = !{!762, !763}
!762 = !DILocalVariable(name: "this", arg: 1, scope: !760, type: !720, flags: DIFlagArtificial | DIFlagObjectPointer)
!763 = !DILocalVariable(name: "__tmp", scope: !760, file: !8, line: 1225, type: !357)
!764 = !DILocation(line: 0, scope: !760)
!765 = !DILocation(line: 1225, column: 2, scope: !760)
!766 = !DILocation(line: 1225, column: 11, scope: !760)
!767 = !DILocation(line: 1225, column: 19, scope: !760)
!768 = !DILocation(line: 1226, column: 2, scope: !760)
!769 = !DILocation(line: 1227, column: 9, scope: !760)
!770 = !DILocation(line: 1228, column: 7, scope: !760)
!771 = !DILocation(line: 1227, column: 2, scope: !760)
!772 = distinct !DISubprogram(name: "~_List_base", linkageName: "_ZNSt7__cxx1110_List_baseIiSaIiEED2Ev", scope: !7, file: !8, line: 574, type: !327, scopeLine: 575, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !346, retainedNodes: !773)
!773 = !{!774}
!774 = !DILocalVariable(name: "this", arg: 1, scope: !772, type: !352, flags: DIFlagArtificial | DIFlagObjectPointer)
!775 = !DILocation(line: 0, scope: !772)
!776 = !DILocation(line: 575, column: 9, scope: !777)
!777 = distinct !DILexicalBlock(scope: !772, file: !8, line: 575, column: 7)
!778 = !DILocation(line: 575, column: 21, scope: !777)
!779 = !DILocation(line: 575, column: 21, scope: !772)
!780 = distinct !DISubprogram(name: "_List_base", linkageName: "_ZNSt7__cxx1110_List_baseIiSaIiEEC2Ev", scope: !7, file: !8, line: 536, type: !327, scopeLine: 536, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !326, retainedNodes: !781)
!781 = !{!782}
!782 = !DILocalVariable(name: "this", arg: 1, scope: !780, type: !352, flags: DIFlagArtificial | DIFlagObjectPointer)
!783 = !DILocation(line: 0, scope: !780)
!784 = !DILocation(line: 536, column: 7, scope: !780)
!785 = !DILocation(line: 536, column: 28, scope: !780)
!786 = distinct !DISubprogram(name: "_List_impl", linkageName: "_ZNSt7__cxx1110_List_baseIiSaIiEE10_List_implC2Ev", scope: !13, file: !8, line: 455, type: !232, scopeLine: 458, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !231, retainedNodes: !787)
!787 = !{!788}
!788 = !DILocalVariable(name: "this", arg: 1, scope: !786, type: !789, flags: DIFlagArtificial | DIFlagObjectPointer)
!789 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!790 = !DILocation(line: 0, scope: !786)
!791 = !DILocation(line: 458, column: 2, scope: !786)
!792 = !DILocation(line: 457, column: 4, scope: !786)
!793 = !DILocation(line: 455, column: 2, scope: !786)
!794 = !DILocation(line: 458, column: 4, scope: !786)
!795 = distinct !DISubprogram(name: "allocator", linkageName: "_ZNSaISt10_List_nodeIiEEC2Ev", scope: !155, file: !36, line: 156, type: !200, scopeLine: 156, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !199, retainedNodes: !796)
!796 = !{!797}
!797 = !DILocalVariable(name: "this", arg: 1, scope: !795, type: !652, flags: DIFlagArtificial | DIFlagObjectPointer)
!798 = !DILocation(line: 0, scope: !795)
!799 = !DILocation(line: 156, column: 36, scope: !795)
!800 = !DILocation(line: 156, column: 7, scope: !795)
!801 = !DILocation(line: 156, column: 38, scope: !795)
!802 = distinct !DISubprogram(name: "_List_node_header", linkageName: "_ZNSt8__detail17_List_node_headerC2Ev", scope: !214, file: !8, line: 110, type: !219, scopeLine: 111, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !218, retainedNodes: !803)
!803 = !{!804}
!804 = !DILocalVariable(name: "this", arg: 1, scope: !802, type: !805, flags: DIFlagArtificial | DIFlagObjectPointer)
!805 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !214, size: 64)
!806 = !DILocation(line: 0, scope: !802)
!807 = !DILocation(line: 111, column: 7, scope: !802)
!808 = !DILocation(line: 111, column: 9, scope: !809)
!809 = distinct !DILexicalBlock(scope: !802, file: !8, line: 111, column: 7)
!810 = !DILocation(line: 111, column: 20, scope: !802)
!811 = distinct !DISubprogram(name: "__new_allocator", linkageName: "_ZNSt15__new_allocatorISt10_List_nodeIiEEC2Ev", scope: !160, file: !161, line: 80, type: !164, scopeLine: 80, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !163, retainedNodes: !812)
!812 = !{!813}
!813 = !DILocalVariable(name: "this", arg: 1, scope: !811, type: !814, flags: DIFlagArtificial | DIFlagObjectPointer)
!814 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !160, size: 64)
!815 = !DILocation(line: 0, scope: !811)
!816 = !DILocation(line: 80, column: 49, scope: !811)
!817 = distinct !DISubprogram(name: "_M_init", linkageName: "_ZNSt8__detail17_List_node_header7_M_initEv", scope: !214, file: !8, line: 150, type: !219, scopeLine: 151, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !227, retainedNodes: !818)
!818 = !{!819}
!819 = !DILocalVariable(name: "this", arg: 1, scope: !817, type: !805, flags: DIFlagArtificial | DIFlagObjectPointer)
!820 = !DILocation(line: 0, scope: !817)
!821 = !DILocation(line: 152, column: 34, scope: !817)
!822 = !DILocation(line: 152, column: 24, scope: !817)
!823 = !DILocation(line: 152, column: 32, scope: !817)
!824 = !DILocation(line: 152, column: 8, scope: !817)
!825 = !DILocation(line: 152, column: 16, scope: !817)
!826 = !DILocation(line: 154, column: 8, scope: !817)
!827 = !DILocation(line: 154, column: 16, scope: !817)
!828 = !DILocation(line: 156, column: 7, scope: !817)
!829 = !DILocation(line: 0, scope: !6)
!830 = !DILocation(line: 70, column: 7, scope: !6)
!831 = !DILocation(line: 70, column: 34, scope: !6)
!832 = !DILocation(line: 70, column: 42, scope: !6)
!833 = !DILocation(line: 70, column: 50, scope: !6)
!834 = !DILocation(line: 70, column: 58, scope: !6)
!835 = !DILocation(line: 71, column: 7, scope: !6)
!836 = !DILocation(line: 71, column: 14, scope: !6)
!837 = !DILocation(line: 71, column: 24, scope: !6)
!838 = !DILocation(line: 71, column: 32, scope: !6)
!839 = !DILocation(line: 71, column: 23, scope: !6)
!840 = !DILocation(line: 71, column: 20, scope: !6)
!841 = !DILocation(line: 73, column: 4, scope: !355)
!842 = !DILocation(line: 73, column: 11, scope: !355)
!843 = !DILocation(line: 73, column: 39, scope: !355)
!844 = !DILocation(line: 73, column: 19, scope: !355)
!845 = !DILocation(line: 74, column: 12, scope: !355)
!846 = !DILocation(line: 74, column: 19, scope: !355)
!847 = !DILocation(line: 74, column: 10, scope: !355)
!848 = !DILocation(line: 75, column: 4, scope: !355)
!849 = !DILocation(line: 75, column: 9, scope: !355)
!850 = !DILocation(line: 75, column: 17, scope: !355)
!851 = !DILocation(line: 75, column: 24, scope: !355)
!852 = !DILocation(line: 77, column: 32, scope: !355)
!853 = !DILocation(line: 77, column: 57, scope: !355)
!854 = !DILocation(line: 77, column: 4, scope: !355)
!855 = !DILocation(line: 81, column: 16, scope: !355)
!856 = !DILocation(line: 81, column: 4, scope: !355)
!857 = !DILocation(line: 82, column: 2, scope: !6)
!858 = distinct !{!858, !835, !857, !859, !860}
!859 = !{!"llvm.loop.mustprogress"}
!860 = !{!"llvm.loop.unroll.disable"}
!861 = !DILocation(line: 83, column: 5, scope: !355)
!862 = !DILocation(line: 83, column: 5, scope: !6)
!863 = distinct !DISubprogram(name: "~__new_allocator", linkageName: "_ZNSt15__new_allocatorISt10_List_nodeIiEED2Ev", scope: !160, file: !161, line: 90, type: !164, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !172, retainedNodes: !864)
!864 = !{!865}
!865 = !DILocalVariable(name: "this", arg: 1, scope: !863, type: !814, flags: DIFlagArtificial | DIFlagObjectPointer)
!866 = !DILocation(line: 0, scope: !863)
!867 = !DILocation(line: 90, column: 50, scope: !863)
!868 = distinct !DISubprogram(name: "_M_valptr", linkageName: "_ZNSt10_List_nodeIiE9_M_valptrEv", scope: !83, file: !8, line: 238, type: !146, scopeLine: 238, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !145, retainedNodes: !869)
!869 = !{!870}
!870 = !DILocalVariable(name: "this", arg: 1, scope: !868, type: !177, flags: DIFlagArtificial | DIFlagObjectPointer)
!871 = !DILocation(line: 0, scope: !868)
!872 = !DILocation(line: 238, column: 45, scope: !868)
!873 = !DILocation(line: 238, column: 56, scope: !868)
!874 = !DILocation(line: 238, column: 38, scope: !868)
!875 = distinct !DISubprogram(name: "destroy<int>", linkageName: "_ZNSt16allocator_traitsISaISt10_List_nodeIiEEE7destroyIiEEvRS2_PT_", scope: !278, file: !25, line: 531, type: !876, scopeLine: 533, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !879, declaration: !878, retainedNodes: !881)
!876 = !DISubroutineType(types: !877)
!877 = !{null, !284, !31}
!878 = !DISubprogram(name: "destroy<int>", linkageName: "_ZNSt16allocator_traitsISaISt10_List_nodeIiEEE7destroyIiEEvRS2_PT_", scope: !278, file: !25, line: 531, type: !876, scopeLine: 531, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized, templateParams: !879)
!879 = !{!880}
!880 = !DITemplateTypeParameter(name: "_Up", type: !32)
!881 = !{!882, !883}
!882 = !DILocalVariable(name: "__a", arg: 1, scope: !875, file: !25, line: 531, type: !284)
!883 = !DILocalVariable(name: "__p", arg: 2, scope: !875, file: !25, line: 531, type: !31)
!884 = !DILocation(line: 531, column: 26, scope: !875)
!885 = !DILocation(line: 531, column: 64, scope: !875)
!886 = !DILocation(line: 535, column: 4, scope: !875)
!887 = !DILocation(line: 535, column: 16, scope: !875)
!888 = !DILocation(line: 535, column: 8, scope: !875)
!889 = !DILocation(line: 539, column: 2, scope: !875)
!890 = distinct !DISubprogram(name: "_M_get_Node_allocator", linkageName: "_ZNSt7__cxx1110_List_baseIiSaIiEE21_M_get_Node_allocatorEv", scope: !7, file: !8, line: 528, type: !320, scopeLine: 529, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !319, retainedNodes: !891)
!891 = !{!892}
!892 = !DILocalVariable(name: "this", arg: 1, scope: !890, type: !352, flags: DIFlagArtificial | DIFlagObjectPointer)
!893 = !DILocation(line: 0, scope: !890)
!894 = !DILocation(line: 529, column: 16, scope: !890)
!895 = !DILocation(line: 529, column: 9, scope: !890)
!896 = distinct !DISubprogram(name: "_M_put_node", linkageName: "_ZNSt7__cxx1110_List_baseIiSaIiEE11_M_put_nodeEPSt10_List_nodeIiE", scope: !7, file: !8, line: 521, type: !317, scopeLine: 522, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !316, retainedNodes: !897)
!897 = !{!898, !899}
!898 = !DILocalVariable(name: "this", arg: 1, scope: !896, type: !352, flags: DIFlagArtificial | DIFlagObjectPointer)
!899 = !DILocalVariable(name: "__p", arg: 2, scope: !896, file: !8, line: 521, type: !274)
!900 = !DILocation(line: 0, scope: !896)
!901 = !DILocation(line: 521, column: 56, scope: !896)
!902 = !DILocation(line: 522, column: 40, scope: !896)
!903 = !DILocation(line: 522, column: 49, scope: !896)
!904 = !DILocation(line: 522, column: 9, scope: !896)
!905 = !DILocation(line: 522, column: 58, scope: !896)
!906 = distinct !DISubprogram(name: "_M_ptr", linkageName: "_ZN9__gnu_cxx16__aligned_membufIiE6_M_ptrEv", scope: !109, file: !110, line: 72, type: !136, scopeLine: 73, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !135, retainedNodes: !907)
!907 = !{!908}
!908 = !DILocalVariable(name: "this", arg: 1, scope: !906, type: !909, flags: DIFlagArtificial | DIFlagObjectPointer)
!909 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !109, size: 64)
!910 = !DILocation(line: 0, scope: !906)
!911 = !DILocation(line: 73, column: 34, scope: !906)
!912 = !DILocation(line: 73, column: 16, scope: !906)
!913 = !DILocation(line: 73, column: 9, scope: !906)
!914 = distinct !DISubprogram(name: "_M_addr", linkageName: "_ZN9__gnu_cxx16__aligned_membufIiE7_M_addrEv", scope: !109, file: !110, line: 64, type: !127, scopeLine: 65, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !126, retainedNodes: !915)
!915 = !{!916}
!916 = !DILocalVariable(name: "this", arg: 1, scope: !914, type: !909, flags: DIFlagArtificial | DIFlagObjectPointer)
!917 = !DILocation(line: 0, scope: !914)
!918 = !DILocation(line: 65, column: 36, scope: !914)
!919 = !DILocation(line: 65, column: 35, scope: !914)
!920 = !DILocation(line: 65, column: 9, scope: !914)
!921 = distinct !DISubprogram(name: "destroy<int>", linkageName: "_ZNSt15__new_allocatorISt10_List_nodeIiEE7destroyIiEEvPT_", scope: !160, file: !161, line: 179, type: !922, scopeLine: 181, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !879, declaration: !924, retainedNodes: !925)
!922 = !DISubroutineType(types: !923)
!923 = !{null, !166, !31}
!924 = !DISubprogram(name: "destroy<int>", linkageName: "_ZNSt15__new_allocatorISt10_List_nodeIiEE7destroyIiEEvPT_", scope: !160, file: !161, line: 179, type: !922, scopeLine: 179, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized, templateParams: !879)
!925 = !{!926, !927}
!926 = !DILocalVariable(name: "this", arg: 1, scope: !921, type: !814, flags: DIFlagArtificial | DIFlagObjectPointer)
!927 = !DILocalVariable(name: "__p", arg: 2, scope: !921, file: !161, line: 179, type: !31)
!928 = !DILocation(line: 0, scope: !921)
!929 = !DILocation(line: 179, column: 15, scope: !921)
!930 = !DILocation(line: 181, column: 4, scope: !921)
!931 = !DILocation(line: 181, column: 17, scope: !921)
!932 = distinct !DISubprogram(name: "deallocate", linkageName: "_ZNSt16allocator_traitsISaISt10_List_nodeIiEEE10deallocateERS2_PS1_m", scope: !278, file: !25, line: 495, type: !290, scopeLine: 496, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !289, retainedNodes: !933)
!933 = !{!934, !935, !936}
!934 = !DILocalVariable(name: "__a", arg: 1, scope: !932, file: !25, line: 495, type: !284)
!935 = !DILocalVariable(name: "__p", arg: 2, scope: !932, file: !25, line: 495, type: !283)
!936 = !DILocalVariable(name: "__n", arg: 3, scope: !932, file: !25, line: 495, type: !37)
!937 = !DILocation(line: 495, column: 34, scope: !932)
!938 = !DILocation(line: 495, column: 47, scope: !932)
!939 = !DILocation(line: 495, column: 62, scope: !932)
!940 = !DILocation(line: 496, column: 9, scope: !932)
!941 = !DILocation(line: 496, column: 24, scope: !932)
!942 = !DILocation(line: 496, column: 29, scope: !932)
!943 = !DILocation(line: 496, column: 13, scope: !932)
!944 = !DILocation(line: 496, column: 35, scope: !932)
!945 = distinct !DISubprogram(name: "deallocate", linkageName: "_ZNSt15__new_allocatorISt10_List_nodeIiEE10deallocateEPS1_m", scope: !160, file: !161, line: 142, type: !193, scopeLine: 143, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !192, retainedNodes: !946)
!946 = !{!947, !948, !949}
!947 = !DILocalVariable(name: "this", arg: 1, scope: !945, type: !814, flags: DIFlagArtificial | DIFlagObjectPointer)
!948 = !DILocalVariable(name: "__p", arg: 2, scope: !945, file: !161, line: 142, type: !177)
!949 = !DILocalVariable(name: "__n", arg: 3, scope: !945, file: !161, line: 142, type: !191)
!950 = !DILocation(line: 0, scope: !945)
!951 = !DILocation(line: 142, column: 23, scope: !945)
!952 = !DILocation(line: 142, column: 38, scope: !945)
!953 = !DILocation(line: 158, column: 27, scope: !945)
!954 = !DILocation(line: 158, column: 2, scope: !945)
!955 = !DILocation(line: 159, column: 7, scope: !945)
!956 = distinct !DISubprogram(name: "_M_insert<int>", linkageName: "_ZNSt7__cxx114listIiSaIiEE9_M_insertIJiEEEvSt14_List_iteratorIiEDpOT_", scope: !358, file: !8, line: 2003, type: !957, scopeLine: 2004, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !961, declaration: !960, retainedNodes: !964)
!957 = !DISubroutineType(types: !958)
!958 = !{null, !374, !357, !959}
!959 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !32, size: 64)
!960 = !DISubprogram(name: "_M_insert<int>", linkageName: "_ZNSt7__cxx114listIiSaIiEE9_M_insertIJiEEEvSt14_List_iteratorIiEDpOT_", scope: !358, file: !8, line: 2003, type: !957, scopeLine: 2003, flags: DIFlagProtected | DIFlagPrototyped, spFlags: DISPFlagOptimized, templateParams: !961)
!961 = !{!962}
!962 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "_Args", value: !963)
!963 = !{!79}
!964 = !{!965, !966, !967, !968}
!965 = !DILocalVariable(name: "this", arg: 1, scope: !956, type: !720, flags: DIFlagArtificial | DIFlagObjectPointer)
!966 = !DILocalVariable(name: "__position", arg: 2, scope: !956, file: !8, line: 2003, type: !357)
!967 = !DILocalVariable(name: "__args", arg: 3, scope: !956, file: !8, line: 2003, type: !959)
!968 = !DILocalVariable(name: "__tmp", scope: !956, file: !8, line: 2005, type: !646)
!969 = !DILocation(line: 0, scope: !956)
!970 = !DILocation(line: 2003, column: 27, scope: !956)
!971 = !DILocation(line: 2003, column: 50, scope: !956)
!972 = !DILocation(line: 2005, column: 3, scope: !956)
!973 = !DILocation(line: 2005, column: 10, scope: !956)
!974 = !DILocation(line: 2005, column: 53, scope: !956)
!975 = !DILocation(line: 2005, column: 33, scope: !956)
!976 = !DILocation(line: 2005, column: 18, scope: !956)
!977 = !DILocation(line: 2006, column: 3, scope: !956)
!978 = !DILocation(line: 2006, column: 10, scope: !956)
!979 = !DILocation(line: 2006, column: 29, scope: !956)
!980 = !DILocation(line: 2007, column: 9, scope: !956)
!981 = !DILocation(line: 2008, column: 8, scope: !956)
!982 = distinct !DISubprogram(name: "end", linkageName: "_ZNSt7__cxx114listIiSaIiEE3endEv", scope: !358, file: !8, line: 1042, type: !473, scopeLine: 1043, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !478, retainedNodes: !983)
!983 = !{!984}
!984 = !DILocalVariable(name: "this", arg: 1, scope: !982, type: !720, flags: DIFlagArtificial | DIFlagObjectPointer)
!985 = !DILocation(line: 0, scope: !982)
!986 = !DILocation(line: 1043, column: 32, scope: !982)
!987 = !DILocation(line: 1043, column: 40, scope: !982)
!988 = !DILocation(line: 1043, column: 25, scope: !982)
!989 = !DILocation(line: 1043, column: 16, scope: !982)
!990 = !DILocation(line: 1043, column: 9, scope: !982)
!991 = distinct !DISubprogram(name: "move<int &>", linkageName: "_ZSt4moveIRiEONSt16remove_referenceIT_E4typeEOS2_", scope: !10, file: !992, line: 104, type: !993, scopeLine: 105, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !998, retainedNodes: !1000)
!992 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/move.h", directory: "")
!993 = !DISubroutineType(types: !994)
!994 = !{!995, !630}
!995 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !996, size: 64)
!996 = !DIDerivedType(tag: DW_TAG_typedef, name: "type", scope: !997, file: !410, line: 1633, baseType: !32)
!997 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "remove_reference<int &>", scope: !10, file: !410, line: 1632, size: 8, flags: DIFlagTypePassByValue, elements: !80, templateParams: !998, identifier: "_ZTSSt16remove_referenceIRiE")
!998 = !{!999}
!999 = !DITemplateTypeParameter(name: "_Tp", type: !630)
!1000 = !{!1001}
!1001 = !DILocalVariable(name: "__t", arg: 1, scope: !991, file: !992, line: 104, type: !630)
!1002 = !DILocation(line: 104, column: 16, scope: !991)
!1003 = !DILocation(line: 105, column: 71, scope: !991)
!1004 = !DILocation(line: 105, column: 7, scope: !991)
!1005 = distinct !DISubprogram(name: "_M_create_node<int>", linkageName: "_ZNSt7__cxx114listIiSaIiEE14_M_create_nodeIJiEEEPSt10_List_nodeIiEDpOT_", scope: !358, file: !8, line: 708, type: !1006, scopeLine: 709, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !961, declaration: !1008, retainedNodes: !1009)
!1006 = !DISubroutineType(types: !1007)
!1007 = !{!646, !374, !959}
!1008 = !DISubprogram(name: "_M_create_node<int>", linkageName: "_ZNSt7__cxx114listIiSaIiEE14_M_create_nodeIJiEEEPSt10_List_nodeIiEDpOT_", scope: !358, file: !8, line: 708, type: !1006, scopeLine: 708, flags: DIFlagProtected | DIFlagPrototyped, spFlags: DISPFlagOptimized, templateParams: !961)
!1009 = !{!1010, !1011, !1012, !1013, !1014}
!1010 = !DILocalVariable(name: "this", arg: 1, scope: !1005, type: !720, flags: DIFlagArtificial | DIFlagObjectPointer)
!1011 = !DILocalVariable(name: "__args", arg: 2, scope: !1005, file: !8, line: 708, type: !959)
!1012 = !DILocalVariable(name: "__p", scope: !1005, file: !8, line: 710, type: !274)
!1013 = !DILocalVariable(name: "__alloc", scope: !1005, file: !8, line: 711, type: !322)
!1014 = !DILocalVariable(name: "__guard", scope: !1005, file: !8, line: 712, type: !648)
!1015 = !DILocation(line: 0, scope: !1005)
!1016 = !DILocation(line: 708, column: 28, scope: !1005)
!1017 = !DILocation(line: 710, column: 4, scope: !1005)
!1018 = !DILocation(line: 710, column: 9, scope: !1005)
!1019 = !DILocation(line: 710, column: 21, scope: !1005)
!1020 = !DILocation(line: 711, column: 4, scope: !1005)
!1021 = !DILocation(line: 711, column: 10, scope: !1005)
!1022 = !DILocation(line: 711, column: 20, scope: !1005)
!1023 = !DILocation(line: 712, column: 4, scope: !1005)
!1024 = !DILocation(line: 712, column: 38, scope: !1005)
!1025 = !DILocation(line: 712, column: 46, scope: !1005)
!1026 = !DILocation(line: 712, column: 55, scope: !1005)
!1027 = !DILocation(line: 713, column: 34, scope: !1005)
!1028 = !DILocation(line: 713, column: 43, scope: !1005)
!1029 = !DILocation(line: 713, column: 48, scope: !1005)
!1030 = !DILocation(line: 714, column: 26, scope: !1005)
!1031 = !DILocation(line: 714, column: 6, scope: !1005)
!1032 = !DILocation(line: 713, column: 4, scope: !1005)
!1033 = !DILocation(line: 715, column: 12, scope: !1005)
!1034 = !DILocation(line: 716, column: 11, scope: !1005)
!1035 = !DILocation(line: 717, column: 2, scope: !1005)
!1036 = distinct !DISubprogram(name: "forward<int>", linkageName: "_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE", scope: !10, file: !992, line: 77, type: !1037, scopeLine: 78, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !143, retainedNodes: !1042)
!1037 = !DISubroutineType(types: !1038)
!1038 = !{!959, !1039}
!1039 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !1040, size: 64)
!1040 = !DIDerivedType(tag: DW_TAG_typedef, name: "type", scope: !1041, file: !410, line: 1629, baseType: !32)
!1041 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "remove_reference<int>", scope: !10, file: !410, line: 1628, size: 8, flags: DIFlagTypePassByValue, elements: !80, templateParams: !143, identifier: "_ZTSSt16remove_referenceIiE")
!1042 = !{!1043}
!1043 = !DILocalVariable(name: "__t", arg: 1, scope: !1036, file: !992, line: 77, type: !1039)
!1044 = !DILocation(line: 77, column: 56, scope: !1036)
!1045 = !DILocation(line: 78, column: 33, scope: !1036)
!1046 = !DILocation(line: 78, column: 7, scope: !1036)
!1047 = distinct !DISubprogram(name: "_M_inc_size", linkageName: "_ZNSt7__cxx1110_List_baseIiSaIiEE11_M_inc_sizeEm", scope: !7, file: !8, line: 484, type: !262, scopeLine: 484, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !265, retainedNodes: !1048)
!1048 = !{!1049, !1050}
!1049 = !DILocalVariable(name: "this", arg: 1, scope: !1047, type: !352, flags: DIFlagArtificial | DIFlagObjectPointer)
!1050 = !DILocalVariable(name: "__n", arg: 2, scope: !1047, file: !8, line: 484, type: !38)
!1051 = !DILocation(line: 0, scope: !1047)
!1052 = !DILocation(line: 484, column: 31, scope: !1047)
!1053 = !DILocation(line: 484, column: 65, scope: !1047)
!1054 = !DILocation(line: 484, column: 38, scope: !1047)
!1055 = !DILocation(line: 484, column: 46, scope: !1047)
!1056 = !DILocation(line: 484, column: 54, scope: !1047)
!1057 = !DILocation(line: 484, column: 62, scope: !1047)
!1058 = !DILocation(line: 484, column: 70, scope: !1047)
!1059 = distinct !DISubprogram(name: "_M_get_node", linkageName: "_ZNSt7__cxx1110_List_baseIiSaIiEE11_M_get_nodeEv", scope: !7, file: !8, line: 517, type: !272, scopeLine: 518, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !271, retainedNodes: !1060)
!1060 = !{!1061}
!1061 = !DILocalVariable(name: "this", arg: 1, scope: !1059, type: !352, flags: DIFlagArtificial | DIFlagObjectPointer)
!1062 = !DILocation(line: 0, scope: !1059)
!1063 = !DILocation(line: 518, column: 45, scope: !1059)
!1064 = !DILocation(line: 518, column: 16, scope: !1059)
!1065 = !DILocation(line: 518, column: 9, scope: !1059)
!1066 = distinct !DISubprogram(name: "__allocated_ptr", linkageName: "_ZNSt15__allocated_ptrISaISt10_List_nodeIiEEEC2ERS2_PS1_", scope: !648, file: !649, line: 53, type: !656, scopeLine: 55, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !655, retainedNodes: !1067)
!1067 = !{!1068, !1070, !1071}
!1068 = !DILocalVariable(name: "this", arg: 1, scope: !1066, type: !1069, flags: DIFlagArtificial | DIFlagObjectPointer)
!1069 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !648, size: 64)
!1070 = !DILocalVariable(name: "__a", arg: 2, scope: !1066, file: !649, line: 53, type: !211)
!1071 = !DILocalVariable(name: "__ptr", arg: 3, scope: !1066, file: !649, line: 53, type: !654)
!1072 = !DILocation(line: 0, scope: !1066)
!1073 = !DILocation(line: 53, column: 31, scope: !1066)
!1074 = !DILocation(line: 53, column: 44, scope: !1066)
!1075 = !DILocation(line: 54, column: 9, scope: !1066)
!1076 = !DILocation(line: 54, column: 35, scope: !1066)
!1077 = !DILocation(line: 54, column: 18, scope: !1066)
!1078 = !DILocation(line: 54, column: 42, scope: !1066)
!1079 = !DILocation(line: 54, column: 49, scope: !1066)
!1080 = !DILocation(line: 55, column: 9, scope: !1066)
!1081 = distinct !DISubprogram(name: "construct<int, int>", linkageName: "_ZNSt16allocator_traitsISaISt10_List_nodeIiEEE9constructIiJiEEEvRS2_PT_DpOT0_", scope: !278, file: !25, line: 511, type: !1082, scopeLine: 514, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !1085, declaration: !1084, retainedNodes: !1086)
!1082 = !DISubroutineType(types: !1083)
!1083 = !{null, !284, !31, !959}
!1084 = !DISubprogram(name: "construct<int, int>", linkageName: "_ZNSt16allocator_traitsISaISt10_List_nodeIiEEE9constructIiJiEEEvRS2_PT_DpOT0_", scope: !278, file: !25, line: 511, type: !1082, scopeLine: 511, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized, templateParams: !1085)
!1085 = !{!880, !962}
!1086 = !{!1087, !1088, !1089}
!1087 = !DILocalVariable(name: "__a", arg: 1, scope: !1081, file: !25, line: 511, type: !284)
!1088 = !DILocalVariable(name: "__p", arg: 2, scope: !1081, file: !25, line: 511, type: !31)
!1089 = !DILocalVariable(name: "__args", arg: 3, scope: !1081, file: !25, line: 512, type: !959)
!1090 = !DILocation(line: 511, column: 28, scope: !1081)
!1091 = !DILocation(line: 511, column: 66, scope: !1081)
!1092 = !DILocation(line: 512, column: 16, scope: !1081)
!1093 = !DILocation(line: 516, column: 4, scope: !1081)
!1094 = !DILocation(line: 516, column: 18, scope: !1081)
!1095 = !DILocation(line: 516, column: 43, scope: !1081)
!1096 = !DILocation(line: 516, column: 23, scope: !1081)
!1097 = !DILocation(line: 516, column: 8, scope: !1081)
!1098 = !DILocation(line: 520, column: 2, scope: !1081)
!1099 = distinct !DISubprogram(name: "operator=", linkageName: "_ZNSt15__allocated_ptrISaISt10_List_nodeIiEEEaSEDn", scope: !648, file: !649, line: 79, type: !667, scopeLine: 80, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !666, retainedNodes: !1100)
!1100 = !{!1101, !1102}
!1101 = !DILocalVariable(name: "this", arg: 1, scope: !1099, type: !1069, flags: DIFlagArtificial | DIFlagObjectPointer)
!1102 = !DILocalVariable(arg: 2, scope: !1099, file: !649, line: 79, type: !124)
!1103 = !DILocation(line: 0, scope: !1099)
!1104 = !DILocation(line: 79, column: 31, scope: !1099)
!1105 = !DILocation(line: 81, column: 2, scope: !1099)
!1106 = !DILocation(line: 81, column: 9, scope: !1099)
!1107 = !DILocation(line: 82, column: 2, scope: !1099)
!1108 = distinct !DISubprogram(name: "~__allocated_ptr", linkageName: "_ZNSt15__allocated_ptrISaISt10_List_nodeIiEEED2Ev", scope: !648, file: !649, line: 71, type: !664, scopeLine: 72, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !663, retainedNodes: !1109)
!1109 = !{!1110}
!1110 = !DILocalVariable(name: "this", arg: 1, scope: !1108, type: !1069, flags: DIFlagArtificial | DIFlagObjectPointer)
!1111 = !DILocation(line: 0, scope: !1108)
!1112 = !DILocation(line: 73, column: 6, scope: !1113)
!1113 = distinct !DILexicalBlock(scope: !1114, file: !649, line: 73, column: 6)
!1114 = distinct !DILexicalBlock(scope: !1108, file: !649, line: 72, column: 7)
!1115 = !DILocation(line: 73, column: 13, scope: !1113)
!1116 = !DILocation(line: 73, column: 6, scope: !1114)
!1117 = !DILocation(line: 74, column: 47, scope: !1113)
!1118 = !DILocation(line: 74, column: 57, scope: !1113)
!1119 = !DILocation(line: 74, column: 4, scope: !1113)
!1120 = !DILocation(line: 75, column: 7, scope: !1108)
!1121 = distinct !DISubprogram(name: "allocate", linkageName: "_ZNSt16allocator_traitsISaISt10_List_nodeIiEEE8allocateERS2_m", scope: !278, file: !25, line: 463, type: !281, scopeLine: 464, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !280, retainedNodes: !1122)
!1122 = !{!1123, !1124}
!1123 = !DILocalVariable(name: "__a", arg: 1, scope: !1121, file: !25, line: 463, type: !284)
!1124 = !DILocalVariable(name: "__n", arg: 2, scope: !1121, file: !25, line: 463, type: !37)
!1125 = !DILocation(line: 463, column: 32, scope: !1121)
!1126 = !DILocation(line: 463, column: 47, scope: !1121)
!1127 = !DILocation(line: 464, column: 16, scope: !1121)
!1128 = !DILocation(line: 464, column: 29, scope: !1121)
!1129 = !DILocation(line: 464, column: 20, scope: !1121)
!1130 = !DILocation(line: 464, column: 9, scope: !1121)
!1131 = distinct !DISubprogram(name: "allocate", linkageName: "_ZNSt15__new_allocatorISt10_List_nodeIiEE8allocateEmPKv", scope: !160, file: !161, line: 112, type: !189, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !188, retainedNodes: !1132)
!1132 = !{!1133, !1134, !1135}
!1133 = !DILocalVariable(name: "this", arg: 1, scope: !1131, type: !814, flags: DIFlagArtificial | DIFlagObjectPointer)
!1134 = !DILocalVariable(name: "__n", arg: 2, scope: !1131, file: !161, line: 112, type: !191)
!1135 = !DILocalVariable(arg: 3, scope: !1131, file: !161, line: 112, type: !45)
!1136 = !DILocation(line: 0, scope: !1131)
!1137 = !DILocation(line: 112, column: 26, scope: !1131)
!1138 = !DILocation(line: 112, column: 43, scope: !1131)
!1139 = !DILocation(line: 120, column: 23, scope: !1140)
!1140 = distinct !DILexicalBlock(scope: !1131, file: !161, line: 120, column: 6)
!1141 = !DILocation(line: 120, column: 35, scope: !1140)
!1142 = !DILocation(line: 120, column: 27, scope: !1140)
!1143 = !DILocation(line: 120, column: 6, scope: !1140)
!1144 = !DILocation(line: 120, column: 6, scope: !1131)
!1145 = !DILocation(line: 124, column: 10, scope: !1146)
!1146 = distinct !DILexicalBlock(scope: !1147, file: !161, line: 124, column: 10)
!1147 = distinct !DILexicalBlock(scope: !1140, file: !161, line: 121, column: 4)
!1148 = !DILocation(line: 124, column: 14, scope: !1146)
!1149 = !DILocation(line: 124, column: 10, scope: !1147)
!1150 = !DILocation(line: 125, column: 8, scope: !1146)
!1151 = !DILocation(line: 126, column: 6, scope: !1147)
!1152 = !DILocation(line: 137, column: 49, scope: !1131)
!1153 = !DILocation(line: 137, column: 53, scope: !1131)
!1154 = !DILocation(line: 137, column: 27, scope: !1131)
!1155 = !DILocation(line: 137, column: 9, scope: !1131)
!1156 = !DILocation(line: 137, column: 2, scope: !1131)
!1157 = distinct !DISubprogram(name: "_M_max_size", linkageName: "_ZNKSt15__new_allocatorISt10_List_nodeIiEE11_M_max_sizeEv", scope: !160, file: !161, line: 210, type: !196, scopeLine: 211, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !198, retainedNodes: !1158)
!1158 = !{!1159}
!1159 = !DILocalVariable(name: "this", arg: 1, scope: !1157, type: !1160, flags: DIFlagArtificial | DIFlagObjectPointer)
!1160 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !171, size: 64)
!1161 = !DILocation(line: 0, scope: !1157)
!1162 = !DILocation(line: 213, column: 2, scope: !1157)
!1163 = distinct !DISubprogram(name: "__addressof<std::allocator<std::_List_node<int> > >", linkageName: "_ZSt11__addressofISaISt10_List_nodeIiEEEPT_RS3_", scope: !10, file: !992, line: 49, type: !1164, scopeLine: 50, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !1168, retainedNodes: !1166)
!1164 = !DISubroutineType(types: !1165)
!1165 = !{!652, !211}
!1166 = !{!1167}
!1167 = !DILocalVariable(name: "__r", arg: 1, scope: !1163, file: !992, line: 49, type: !211)
!1168 = !{!1169}
!1169 = !DITemplateTypeParameter(name: "_Tp", type: !155)
!1170 = !DILocation(line: 49, column: 22, scope: !1163)
!1171 = !DILocation(line: 50, column: 34, scope: !1163)
!1172 = !DILocation(line: 50, column: 7, scope: !1163)
!1173 = distinct !DISubprogram(name: "construct<int, int>", linkageName: "_ZNSt15__new_allocatorISt10_List_nodeIiEE9constructIiJiEEEvPT_DpOT0_", scope: !160, file: !161, line: 173, type: !1174, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !1085, declaration: !1176, retainedNodes: !1177)
!1174 = !DISubroutineType(types: !1175)
!1175 = !{null, !166, !31, !959}
!1176 = !DISubprogram(name: "construct<int, int>", linkageName: "_ZNSt15__new_allocatorISt10_List_nodeIiEE9constructIiJiEEEvPT_DpOT0_", scope: !160, file: !161, line: 173, type: !1174, scopeLine: 173, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized, templateParams: !1085)
!1177 = !{!1178, !1179, !1180}
!1178 = !DILocalVariable(name: "this", arg: 1, scope: !1173, type: !814, flags: DIFlagArtificial | DIFlagObjectPointer)
!1179 = !DILocalVariable(name: "__p", arg: 2, scope: !1173, file: !161, line: 173, type: !31)
!1180 = !DILocalVariable(name: "__args", arg: 3, scope: !1173, file: !161, line: 173, type: !959)
!1181 = !DILocation(line: 0, scope: !1173)
!1182 = !DILocation(line: 173, column: 17, scope: !1173)
!1183 = !DILocation(line: 173, column: 33, scope: !1173)
!1184 = !DILocation(line: 175, column: 18, scope: !1173)
!1185 = !DILocation(line: 175, column: 4, scope: !1173)
!1186 = !DILocation(line: 175, column: 47, scope: !1173)
!1187 = !DILocation(line: 175, column: 27, scope: !1173)
!1188 = !DILocation(line: 175, column: 60, scope: !1173)
!1189 = distinct !DISubprogram(name: "_List_iterator", linkageName: "_ZNSt14_List_iteratorIiEC2EPNSt8__detail15_List_node_baseE", scope: !610, file: !8, line: 268, type: !618, scopeLine: 269, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !617, retainedNodes: !1190)
!1190 = !{!1191, !1193}
!1191 = !DILocalVariable(name: "this", arg: 1, scope: !1189, type: !1192, flags: DIFlagArtificial | DIFlagObjectPointer)
!1192 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !610, size: 64)
!1193 = !DILocalVariable(name: "__x", arg: 2, scope: !1189, file: !8, line: 268, type: !90)
!1194 = !DILocation(line: 0, scope: !1189)
!1195 = !DILocation(line: 268, column: 49, scope: !1189)
!1196 = !DILocation(line: 269, column: 9, scope: !1189)
!1197 = !DILocation(line: 269, column: 17, scope: !1189)
!1198 = !DILocation(line: 269, column: 24, scope: !1189)
!1199 = distinct !DISubprogram(name: "begin", linkageName: "_ZNSt7__cxx114listIiSaIiEE5beginEv", scope: !358, file: !8, line: 1022, type: !473, scopeLine: 1023, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !472, retainedNodes: !1200)
!1200 = !{!1201}
!1201 = !DILocalVariable(name: "this", arg: 1, scope: !1199, type: !720, flags: DIFlagArtificial | DIFlagObjectPointer)
!1202 = !DILocation(line: 0, scope: !1199)
!1203 = !DILocation(line: 1023, column: 31, scope: !1199)
!1204 = !DILocation(line: 1023, column: 39, scope: !1199)
!1205 = !DILocation(line: 1023, column: 25, scope: !1199)
!1206 = !DILocation(line: 1023, column: 47, scope: !1199)
!1207 = !DILocation(line: 1023, column: 16, scope: !1199)
!1208 = !DILocation(line: 1023, column: 9, scope: !1199)
!1209 = distinct !DISubprogram(name: "operator*", linkageName: "_ZNKSt14_List_iteratorIiEdeEv", scope: !610, file: !8, line: 278, type: !627, scopeLine: 279, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !626, retainedNodes: !1210)
!1210 = !{!1211}
!1211 = !DILocalVariable(name: "this", arg: 1, scope: !1209, type: !1212, flags: DIFlagArtificial | DIFlagObjectPointer)
!1212 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !625, size: 64)
!1213 = !DILocation(line: 0, scope: !1209)
!1214 = !DILocation(line: 279, column: 37, scope: !1209)
!1215 = !DILocation(line: 279, column: 17, scope: !1209)
!1216 = !DILocation(line: 279, column: 47, scope: !1209)
!1217 = !DILocation(line: 279, column: 9, scope: !1209)
!1218 = distinct !DISubprogram(name: "_M_erase", linkageName: "_ZNSt7__cxx114listIiSaIiEE8_M_eraseESt14_List_iteratorIiE", scope: !358, file: !8, line: 2013, type: !597, scopeLine: 2014, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !596, retainedNodes: !1219)
!1219 = !{!1220, !1221, !1222}
!1220 = !DILocalVariable(name: "this", arg: 1, scope: !1218, type: !720, flags: DIFlagArtificial | DIFlagObjectPointer)
!1221 = !DILocalVariable(name: "__position", arg: 2, scope: !1218, file: !8, line: 2013, type: !357)
!1222 = !DILocalVariable(name: "__n", scope: !1218, file: !8, line: 2017, type: !646)
!1223 = !DILocation(line: 0, scope: !1218)
!1224 = !DILocation(line: 2013, column: 25, scope: !1218)
!1225 = !DILocation(line: 2015, column: 8, scope: !1218)
!1226 = !DILocation(line: 2016, column: 13, scope: !1218)
!1227 = !DILocation(line: 2016, column: 22, scope: !1218)
!1228 = !DILocation(line: 2017, column: 2, scope: !1218)
!1229 = !DILocation(line: 2017, column: 9, scope: !1218)
!1230 = !DILocation(line: 2017, column: 46, scope: !1218)
!1231 = !DILocation(line: 2017, column: 15, scope: !1218)
!1232 = !DILocation(line: 2019, column: 30, scope: !1218)
!1233 = !DILocation(line: 2019, column: 55, scope: !1218)
!1234 = !DILocation(line: 2019, column: 60, scope: !1218)
!1235 = !DILocation(line: 2019, column: 2, scope: !1218)
!1236 = !DILocation(line: 2024, column: 2, scope: !1218)
!1237 = !DILocation(line: 2024, column: 14, scope: !1218)
!1238 = !DILocation(line: 2025, column: 7, scope: !1218)
!1239 = distinct !DISubprogram(name: "_M_dec_size", linkageName: "_ZNSt7__cxx1110_List_baseIiSaIiEE11_M_dec_sizeEm", scope: !7, file: !8, line: 486, type: !262, scopeLine: 486, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !266, retainedNodes: !1240)
!1240 = !{!1241, !1242}
!1241 = !DILocalVariable(name: "this", arg: 1, scope: !1239, type: !352, flags: DIFlagArtificial | DIFlagObjectPointer)
!1242 = !DILocalVariable(name: "__n", arg: 2, scope: !1239, file: !8, line: 486, type: !38)
!1243 = !DILocation(line: 0, scope: !1239)
!1244 = !DILocation(line: 486, column: 31, scope: !1239)
!1245 = !DILocation(line: 486, column: 65, scope: !1239)
!1246 = !DILocation(line: 486, column: 38, scope: !1239)
!1247 = !DILocation(line: 486, column: 46, scope: !1239)
!1248 = !DILocation(line: 486, column: 54, scope: !1239)
!1249 = !DILocation(line: 486, column: 62, scope: !1239)
!1250 = !DILocation(line: 486, column: 70, scope: !1239)
!1251 = distinct !DISubprogram(name: "operator--", linkageName: "_ZNSt14_List_iteratorIiEmmEv", scope: !610, file: !8, line: 302, type: !636, scopeLine: 303, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !642, retainedNodes: !1252)
!1252 = !{!1253}
!1253 = !DILocalVariable(name: "this", arg: 1, scope: !1251, type: !1192, flags: DIFlagArtificial | DIFlagObjectPointer)
!1254 = !DILocation(line: 0, scope: !1251)
!1255 = !DILocation(line: 304, column: 12, scope: !1251)
!1256 = !DILocation(line: 304, column: 21, scope: !1251)
!1257 = !DILocation(line: 304, column: 2, scope: !1251)
!1258 = !DILocation(line: 304, column: 10, scope: !1251)
!1259 = !DILocation(line: 305, column: 2, scope: !1251)
