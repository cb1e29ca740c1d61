; ModuleID = 'rust_buffer_safe.3d2f5890d8b46f9b-cgu.0'
source_filename = "rust_buffer_safe.3d2f5890d8b46f9b-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@vtable.0 = private unnamed_addr constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17hc3697f6d488d57a7E", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h0bff77e4c166b7c9E", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h0bff77e4c166b7c9E" }>, align 8
@__rustc_debug_gdb_scripts_section__ = linkonce_odr unnamed_addr constant [34 x i8] c"\01gdb_load_rust_pretty_printers.py\00", section ".debug_gdb_scripts", align 1

; alloc::boxed::box_new_uninit
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal fastcc noalias noundef nonnull ptr @_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit() unnamed_addr #0 !dbg !8 {
start:
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #13, !dbg !14
; call __rustc::__rust_alloc
  %0 = tail call noundef align 4 dereferenceable_or_null(12) ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef 12, i64 noundef 4) #13, !dbg !29
  %1 = icmp eq ptr %0, null, !dbg !30
  br i1 %1, label %bb2, label %bb3, !dbg !31, !prof !32

bb2:                                              ; preds = %start
; call alloc::alloc::handle_alloc_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef 4, i64 noundef 12) #14, !dbg !33
  unreachable, !dbg !33

bb3:                                              ; preds = %start
  ret ptr %0, !dbg !34
}

; rust_buffer_safe::main
; Function Attrs: noreturn nounwind nonlazybind uwtable
define hidden void @_ZN16rust_buffer_safe4main17h9156939c0c88ed61E() unnamed_addr #1 !dbg !35 {
start:
  %v = alloca [24 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %v), !dbg !38
; call alloc::boxed::box_new_uninit
  %_14 = tail call fastcc noundef ptr @_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit() #15, !dbg !39
  store i32 1, ptr %_14, align 4, !dbg !42
  %0 = getelementptr inbounds nuw i8, ptr %_14, i64 4, !dbg !42
  store i32 2, ptr %0, align 4, !dbg !42
  %1 = getelementptr inbounds nuw i8, ptr %_14, i64 8, !dbg !42
  store i32 3, ptr %1, align 4, !dbg !42
  store i64 3, ptr %v, align 8, !dbg !43
  %2 = getelementptr inbounds nuw i8, ptr %v, i64 8, !dbg !43
  store ptr %_14, ptr %2, align 8, !dbg !43
  %3 = getelementptr inbounds nuw i8, ptr %v, i64 16, !dbg !43
  store i64 3, ptr %3, align 8, !dbg !43
; call alloc::vec::Vec<T,A>::push_mut
  call fastcc void @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17hb82ebde1bdada944E"(ptr noalias noundef align 8 dereferenceable(24) %v) #15, !dbg !59
  %_6 = tail call noundef i32 @__VERIFIER_nondet_uint() #13, !dbg !63
  %4 = and i32 %_6, 3, !dbg !64
  %i = zext nneg i32 %4 to i64, !dbg !64
  %_28 = load ptr, ptr %2, align 8, !dbg !65, !nonnull !13, !noundef !13
  %_8 = getelementptr inbounds nuw i32, ptr %_28, i64 %i, !dbg !79
  %read = load i32, ptr %_8, align 4, !dbg !87, !noundef !13
  %_12 = icmp eq i32 %read, 3, !dbg !88
  %_11 = zext i1 %_12 to i32, !dbg !88
; call std::process::exit
  tail call void @_RNvNtCsjrHSEGnQ3l9_3std7process4exit(i32 noundef %_11) #14, !dbg !90
  unreachable, !dbg !90
}

; std::rt::lang_start
; Function Attrs: nounwind nonlazybind uwtable
define hidden noundef i64 @_ZN3std2rt10lang_start17h554e520bba8dcdb1E(ptr noundef nonnull %main, i64 noundef %argc, ptr noundef %argv, i8 noundef %sigpipe) unnamed_addr #2 !dbg !91 {
start:
  %_7 = alloca [8 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_7), !dbg !95
  store ptr %main, ptr %_7, align 8, !dbg !95
; call std::rt::lang_start_internal
  %_0 = call noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1 %_7, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.0, i64 noundef %argc, ptr noundef %argv, i8 noundef %sigpipe) #13, !dbg !96
  call void @llvm.lifetime.end.p0(ptr nonnull %_7), !dbg !97
  ret i64 %_0, !dbg !98
}

; std::rt::lang_start::{{closure}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal noundef i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h0bff77e4c166b7c9E"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %_1) unnamed_addr #0 !dbg !99 {
start:
  %_4 = load ptr, ptr %_1, align 8, !dbg !101, !nonnull !13, !noundef !13
; call std::sys::backtrace::__rust_begin_short_backtrace
  tail call fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h85b33846aa39676cE(ptr noundef nonnull %_4) #16, !dbg !102
  ret i32 0, !dbg !103
}

; std::sys::backtrace::__rust_begin_short_backtrace
; Function Attrs: noinline nounwind nonlazybind uwtable
define internal fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h85b33846aa39676cE(ptr noundef nonnull readonly captures(none) %f) unnamed_addr #3 !dbg !104 {
start:
  tail call void %f() #13, !dbg !108
  tail call void asm sideeffect "", "~{memory}"() #13, !dbg !115, !srcloc !121
  ret void, !dbg !122
}

; core::ops::function::FnOnce::call_once{{vtable.shim}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal noundef i32 @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17hc3697f6d488d57a7E"(ptr noundef readonly captures(none) %_1) unnamed_addr #0 !dbg !123 {
start:
  %0 = load ptr, ptr %_1, align 8, !dbg !124, !nonnull !13, !noundef !13
; call std::sys::backtrace::__rust_begin_short_backtrace
  tail call fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h85b33846aa39676cE(ptr noundef nonnull readonly %0) #16, !dbg !125, !noalias !129
  ret i32 0, !dbg !124
}

; alloc::vec::Vec<T,A>::push_mut
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal fastcc void @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17hb82ebde1bdada944E"(ptr noalias noundef nonnull align 8 captures(none) dereferenceable(24) %self) unnamed_addr #0 personality ptr @rust_eh_personality !dbg !132 {
start:
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 16, !dbg !133
  %len = load i64, ptr %0, align 8, !dbg !133, !noundef !13
  %self1 = load i64, ptr %self, align 8, !dbg !134, !range !140, !noundef !13
  %_4 = icmp eq i64 %len, %self1, !dbg !141
  br i1 %_4, label %bb1, label %bb4, !dbg !141

bb1:                                              ; preds = %start
; call alloc::raw_vec::RawVec<T,A>::grow_one
  tail call fastcc void @"_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8grow_one17hec27d8a882c876c3E"(ptr noalias noundef align 8 dereferenceable(16) %self) #16, !dbg !142
  br label %bb4, !dbg !143

bb4:                                              ; preds = %start, %bb1
  %1 = getelementptr inbounds nuw i8, ptr %self, i64 8, !dbg !144
  %_14 = load ptr, ptr %1, align 8, !dbg !144, !nonnull !13, !noundef !13
  %end = getelementptr inbounds nuw i32, ptr %_14, i64 %len, !dbg !153
  store i32 4, ptr %end, align 4, !dbg !159
  %2 = add i64 %len, 1, !dbg !164
  store i64 %2, ptr %0, align 8, !dbg !164
  ret void, !dbg !165
}

; alloc::raw_vec::RawVec<T,A>::grow_one
; Function Attrs: cold noinline nounwind nonlazybind uwtable
define internal fastcc void @"_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8grow_one17hec27d8a882c876c3E"(ptr noalias noundef nonnull align 8 captures(none) dereferenceable(16) %self) unnamed_addr #4 !dbg !166 {
start:
  %self1 = load i64, ptr %self, align 8, !dbg !167, !range !140, !noundef !13
; call alloc::raw_vec::RawVecInner<A>::grow_amortized
  %0 = tail call fastcc { i64, i64 } @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14grow_amortized17h5752c82ce6443b65E"(ptr noalias noundef align 8 dereferenceable(16) %self, i64 noundef %self1) #13, !dbg !171
  %1 = extractvalue { i64, i64 } %0, 0, !dbg !171
  %.not = icmp eq i64 %1, -9223372036854775807, !dbg !172
  br i1 %.not, label %bb3, label %bb2, !dbg !173, !prof !174

bb2:                                              ; preds = %start
  %2 = extractvalue { i64, i64 } %0, 1, !dbg !171
; call alloc::raw_vec::handle_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef %1, i64 %2) #14, !dbg !175
  unreachable, !dbg !175

bb3:                                              ; preds = %start
  ret void, !dbg !176
}

; alloc::raw_vec::RawVecInner<A>::finish_grow
; Function Attrs: cold nounwind nonlazybind uwtable
define internal fastcc void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$11finish_grow17hfbbe3bb4bc265032E"(ptr dead_on_unwind noalias noundef nonnull writable writeonly align 8 captures(none) dereferenceable(24) initializes((0, 8)) %_0, i64 %self.0.val, ptr %self.8.val, i64 noundef range(i64 0, -1) %cap) unnamed_addr #5 !dbg !177 {
start:
  %_33.0 = shl i64 %cap, 2, !dbg !178
  %_33.1 = icmp ult i64 %cap, 4611686018427387904, !dbg !178
  %_38 = icmp ult i64 %_33.0, 9223372036854775805
  %or.cond = and i1 %_33.1, %_38, !dbg !195
  br i1 %or.cond, label %bb15, label %bb11, !dbg !195, !prof !201

bb15:                                             ; preds = %start
  %0 = icmp eq i64 %self.0.val, 0, !dbg !202
  br i1 %0, label %bb5, label %bb3, !dbg !202

bb3:                                              ; preds = %bb15
  %alloc_size.i = shl nuw i64 %self.0.val, 2, !dbg !207
  %1 = icmp ne ptr %self.8.val, null
  tail call void @llvm.assume(i1 %1)
  %cond.i.i = icmp uge i64 %_33.0, %alloc_size.i, !dbg !210
  tail call void @llvm.assume(i1 %cond.i.i), !dbg !219
; call __rustc::__rust_realloc
  %raw_ptr.i.i = tail call noundef align 4 ptr @_RNvCsfLfy6EI15iL_7___rustc14___rust_realloc(ptr noundef nonnull %self.8.val, i64 noundef %alloc_size.i, i64 noundef 4, i64 noundef range(i64 0, 9223372036854775805) %_33.0) #13, !dbg !222
  br label %bb7, !dbg !225

bb5:                                              ; preds = %bb15
  %2 = icmp eq i64 %_33.0, 0, !dbg !226
  br i1 %2, label %bb9, label %bb4.i.i, !dbg !226

bb4.i.i:                                          ; preds = %bb5
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #13, !dbg !232
; call __rustc::__rust_alloc
  %3 = tail call noundef align 4 ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef range(i64 0, 9223372036854775805) %_33.0, i64 noundef 4) #13, !dbg !234
  br label %bb7, !dbg !235

bb7:                                              ; preds = %bb4.i.i, %bb3
  %raw_ptr.i.i.pn = phi ptr [ %raw_ptr.i.i, %bb3 ], [ %3, %bb4.i.i ]
  %4 = icmp eq ptr %raw_ptr.i.i.pn, null, !dbg !242
  br i1 %4, label %bb8, label %bb9, !dbg !244

bb8:                                              ; preds = %bb7
  %5 = getelementptr inbounds nuw i8, ptr %_0, i64 8, !dbg !245
  store i64 4, ptr %5, align 8, !dbg !245
  br label %bb11, !dbg !246

bb9:                                              ; preds = %bb5, %bb7
  %raw_ptr.i.i.pn8 = phi ptr [ %raw_ptr.i.i.pn, %bb7 ], [ inttoptr (i64 4 to ptr), %bb5 ]
  %6 = getelementptr inbounds nuw i8, ptr %_0, i64 8, !dbg !247
  store ptr %raw_ptr.i.i.pn8, ptr %6, align 8, !dbg !247
  br label %bb11, !dbg !249

bb11:                                             ; preds = %start, %bb9, %bb8
  %.sink9 = phi i64 [ 16, %bb9 ], [ 16, %bb8 ], [ 8, %start ]
  %_33.0.sink = phi i64 [ %_33.0, %bb9 ], [ %_33.0, %bb8 ], [ 0, %start ]
  %storemerge8 = phi i64 [ 0, %bb9 ], [ 1, %bb8 ], [ 1, %start ], !dbg !250
  %7 = getelementptr inbounds nuw i8, ptr %_0, i64 %.sink9, !dbg !250
  store i64 %_33.0.sink, ptr %7, align 8, !dbg !250
  store i64 %storemerge8, ptr %_0, align 8, !dbg !250
  ret void, !dbg !251
}

; alloc::raw_vec::RawVecInner<A>::grow_amortized
; Function Attrs: cold nounwind nonlazybind uwtable
define internal fastcc { i64, i64 } @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14grow_amortized17h5752c82ce6443b65E"(ptr noalias noundef nonnull align 8 captures(none) dereferenceable(16) %self, i64 noundef range(i64 0, -9223372036854775808) %len) unnamed_addr #5 personality ptr @rust_eh_personality !dbg !252 {
start:
  %self3 = alloca [24 x i8], align 8
  %_25.0 = add nuw i64 %len, 1, !dbg !253
  %self5 = load i64, ptr %self, align 8, !dbg !256, !range !140, !noundef !13
  %v16 = shl nuw i64 %self5, 1, !dbg !256
  %..i = tail call noundef range(i64 0, -1) i64 @llvm.umax.i64(i64 range(i64 0, -1) %_25.0, i64 range(i64 0, -1) %v16), !dbg !258
  %..i16 = tail call noundef range(i64 0, -1) i64 @llvm.umax.i64(i64 range(i64 0, -1) %..i, i64 4), !dbg !266
  call void @llvm.lifetime.start.p0(ptr nonnull %self3), !dbg !270
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 8, !dbg !272
  %self.val15 = load ptr, ptr %0, align 8, !dbg !272
; call alloc::raw_vec::RawVecInner<A>::finish_grow
  call fastcc void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$11finish_grow17hfbbe3bb4bc265032E"(ptr noalias noundef align 8 captures(none) dereferenceable(24) %self3, i64 %self5, ptr %self.val15, i64 noundef %..i16) #13, !dbg !272
  %_37 = load i64, ptr %self3, align 8, !dbg !273, !range !278, !noundef !13
  %1 = trunc nuw i64 %_37 to i1, !dbg !279
  %2 = getelementptr inbounds nuw i8, ptr %self3, i64 8, !dbg !280
  br i1 %1, label %bb18, label %bb19, !dbg !279

bb6:                                              ; preds = %bb18, %bb19
  %_0.sroa.5.0 = phi i64 [ undef, %bb19 ], [ %e.1, %bb18 ], !dbg !281
  %_0.sroa.0.0 = phi i64 [ -9223372036854775807, %bb19 ], [ %e.0, %bb18 ], !dbg !281
  %3 = insertvalue { i64, i64 } poison, i64 %_0.sroa.0.0, 0, !dbg !282
  %4 = insertvalue { i64, i64 } %3, i64 %_0.sroa.5.0, 1, !dbg !282
  ret { i64, i64 } %4, !dbg !282

bb18:                                             ; preds = %start
  %e.0 = load i64, ptr %2, align 8, !dbg !283, !range !284, !noundef !13
  %5 = getelementptr inbounds nuw i8, ptr %self3, i64 16, !dbg !283
  %e.1 = load i64, ptr %5, align 8, !dbg !283
  call void @llvm.lifetime.end.p0(ptr nonnull %self3), !dbg !285
  br label %bb6, !dbg !286

bb19:                                             ; preds = %start
  %v.0 = load ptr, ptr %2, align 8, !dbg !288, !nonnull !13, !noundef !13
  call void @llvm.lifetime.end.p0(ptr nonnull %self3), !dbg !285
  store ptr %v.0, ptr %0, align 8, !dbg !289
  %6 = icmp sgt i64 %..i16, -1, !dbg !293
  tail call void @llvm.assume(i1 %6), !dbg !293
  store i64 %..i16, ptr %self, align 8, !dbg !299
  br label %bb6, !dbg !282
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #7

; __rustc::__rust_realloc
; Function Attrs: nounwind nonlazybind allockind("realloc,aligned") allocsize(3) uwtable
declare noalias noundef ptr @_RNvCsfLfy6EI15iL_7___rustc14___rust_realloc(ptr allocptr noundef, i64 noundef, i64 allocalign noundef range(i64 1, -9223372036854775807), i64 noundef) unnamed_addr #8

; __rustc::__rust_no_alloc_shim_is_unstable_v2
; Function Attrs: nounwind nonlazybind uwtable
declare void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() unnamed_addr #2

; __rustc::__rust_alloc
; Function Attrs: nounwind nonlazybind allockind("alloc,uninitialized,aligned") allocsize(0) uwtable
declare noalias noundef ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef, i64 allocalign noundef range(i64 1, -9223372036854775807)) unnamed_addr #9

; alloc::alloc::handle_alloc_error
; Function Attrs: cold minsize noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef range(i64 1, -9223372036854775807), i64 noundef) unnamed_addr #10

; Function Attrs: nounwind nonlazybind uwtable
declare noundef i32 @__VERIFIER_nondet_uint() unnamed_addr #2

; std::process::exit
; Function Attrs: noreturn nounwind nonlazybind uwtable
declare void @_RNvNtCsjrHSEGnQ3l9_3std7process4exit(i32 noundef) unnamed_addr #1

; std::rt::lang_start_internal
; Function Attrs: nounwind nonlazybind uwtable
declare noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48), i64 noundef, ptr noundef, i8 noundef) unnamed_addr #2

; Function Attrs: nounwind nonlazybind uwtable
declare noundef range(i32 0, 10) i32 @rust_eh_personality(i32 noundef, i32 noundef, i64 noundef, ptr noundef, ptr noundef) unnamed_addr #2

; alloc::raw_vec::handle_error
; Function Attrs: cold minsize noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef range(i64 0, -9223372036854775807), i64) unnamed_addr #10

; Function Attrs: nounwind nonlazybind
define noundef i32 @main(i32 %0, ptr %1) unnamed_addr #11 {
top:
  %_7.i = alloca [8 x i8], align 8
  %2 = load volatile i8, ptr @__rustc_debug_gdb_scripts_section__, align 1
  %3 = sext i32 %0 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %_7.i), !dbg !95
  store ptr @_ZN16rust_buffer_safe4main17h9156939c0c88ed61E, ptr %_7.i, align 8, !dbg !95
; call std::rt::lang_start_internal
  %_0.i = call noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1 %_7.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.0, i64 noundef %3, ptr noundef %1, i8 noundef 0) #13, !dbg !96
  call void @llvm.lifetime.end.p0(ptr nonnull %_7.i), !dbg !97
  %4 = trunc i64 %_0.i to i32
  ret i32 %4
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #12

attributes #0 = { inlinehint nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { noinline nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { cold noinline nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { cold nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nounwind nonlazybind allockind("realloc,aligned") allocsize(3) uwtable "alloc-family"="__rust_alloc" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #9 = { nounwind nonlazybind allockind("alloc,uninitialized,aligned") allocsize(0) uwtable "alloc-family"="__rust_alloc" "alloc-variant-zeroed"="_RNvCsfLfy6EI15iL_7___rustc19___rust_alloc_zeroed" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #10 = { cold minsize noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #11 = { nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #12 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { nounwind }
attributes #14 = { noreturn nounwind }
attributes #15 = { inlinehint nounwind }
attributes #16 = { noinline nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}
!llvm.dbg.cu = !{!6}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"PIE Level", i32 2}
!2 = !{i32 2, !"RtLibUseGOT", i32 1}
!3 = !{i32 7, !"Dwarf Version", i32 4}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "rust_buffer_safe.rs/@/rust_buffer_safe.3d2f5890d8b46f9b-cgu.0", directory: ".")
!8 = distinct !DISubprogram(name: "box_new_uninit", linkageName: "_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit", scope: !10, file: !9, line: 247, type: !12, scopeLine: 247, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!9 = !DIFile(filename: "library/alloc/src/boxed.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "c2c961396e00891ae9e97f5dc112a35a")
!10 = !DINamespace(name: "boxed", scope: !11)
!11 = !DINamespace(name: "alloc", scope: null)
!12 = !DISubroutineType(cc: DW_CC_nocall, types: !13)
!13 = !{}
!14 = !DILocation(line: 93, column: 9, scope: !15, inlinedAt: !19)
!15 = distinct !DISubprogram(name: "alloc", linkageName: "_RNvNtCslNYArtu3iFV_5alloc5alloc5alloc", scope: !17, file: !16, line: 89, type: !18, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!16 = !DIFile(filename: "library/alloc/src/alloc.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "57066d22da38e4b1f3bfd29f3d5ff5ae")
!17 = !DINamespace(name: "alloc", scope: !11)
!18 = !DISubroutineType(types: !13)
!19 = distinct !DILocation(line: 190, column: 73, scope: !20, inlinedAt: !23)
!20 = distinct !DILexicalBlock(scope: !21, file: !16, line: 189, column: 13)
!21 = distinct !DISubprogram(name: "alloc_impl_runtime", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global18alloc_impl_runtime", scope: !22, file: !16, line: 185, type: !18, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!22 = !DINamespace(name: "Global", scope: !17)
!23 = distinct !DILocation(line: 312, column: 9, scope: !24, inlinedAt: !25)
!24 = distinct !DISubprogram(name: "alloc_impl", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global10alloc_impl", scope: !22, file: !16, line: 311, type: !18, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!25 = !DILocation(line: 429, column: 14, scope: !26, inlinedAt: !28)
!26 = distinct !DISubprogram(name: "allocate", linkageName: "_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator8allocate", scope: !27, file: !16, line: 428, type: !18, scopeLine: 428, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!27 = !DINamespace(name: "{impl#1}", scope: !17)
!28 = !DILocation(line: 248, column: 18, scope: !8)
!29 = !DILocation(line: 95, column: 9, scope: !15, inlinedAt: !19)
!30 = !DILocation(line: 248, column: 11, scope: !8)
!31 = !DILocation(line: 248, column: 5, scope: !8)
!32 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!33 = !DILocation(line: 250, column: 19, scope: !8)
!34 = !DILocation(line: 252, column: 2, scope: !8)
!35 = distinct !DISubprogram(name: "main", linkageName: "_ZN16rust_buffer_safe4main17h9156939c0c88ed61E", scope: !37, file: !36, line: 6, type: !18, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized | DISPFlagMainSubprogram, unit: !6, templateParams: !13)
!36 = !DIFile(filename: "rust_buffer_safe.rs", directory: ".", checksumkind: CSK_MD5, checksum: "0a63facf872fdbc454a1bc84eefaa0cb")
!37 = !DINamespace(name: "rust_buffer_safe", scope: null)
!38 = !DILocation(line: 7, column: 9, scope: !35)
!39 = !DILocation(line: 317, column: 33, scope: !40, inlinedAt: !42)
!40 = distinct !DISubprogram(name: "new_uninit<[u32; 3]>", linkageName: "_ZN5alloc5boxed12Box$LT$T$GT$10new_uninit17hda6332b5bb78bd87E", scope: !41, file: !9, line: 311, type: !18, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!41 = !DINamespace(name: "{impl#0}", scope: !10)
!42 = !DILocation(line: 7, column: 27, scope: !35)
!43 = !DILocation(line: 1187, column: 18, scope: !44, inlinedAt: !48)
!44 = distinct !DISubprogram(name: "from_raw_parts_in<u32, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$17from_raw_parts_in17h58f347cf3847f68eE", scope: !46, file: !45, line: 1181, type: !18, scopeLine: 1181, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!45 = !DIFile(filename: "library/alloc/src/vec/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "561105229399139e451a3aa6309b761e")
!46 = !DINamespace(name: "Vec", scope: !47)
!47 = !DINamespace(name: "vec", scope: !11)
!48 = !DILocation(line: 484, column: 13, scope: !49, inlinedAt: !55)
!49 = distinct !DILexicalBlock(scope: !51, file: !50, line: 483, column: 13)
!50 = !DIFile(filename: "library/alloc/src/slice.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "c354101fc648df7ae7a06556360deeb9")
!51 = distinct !DILexicalBlock(scope: !52, file: !50, line: 482, column: 13)
!52 = distinct !DISubprogram(name: "into_vec<u32, alloc::alloc::Global>", linkageName: "_ZN5alloc5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$8into_vec17ha5b68a9e113641ebE", scope: !53, file: !50, line: 480, type: !18, scopeLine: 480, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!53 = !DINamespace(name: "{impl#0}", scope: !54)
!54 = !DINamespace(name: "slice", scope: !11)
!55 = !DILocation(line: 265, column: 44, scope: !56, inlinedAt: !57)
!56 = distinct !DISubprogram(name: "box_assume_init_into_vec_unsafe<u32, 3>", linkageName: "_ZN5alloc5boxed31box_assume_init_into_vec_unsafe17h49877fd4e68e025eE", scope: !10, file: !9, line: 262, type: !18, scopeLine: 262, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!57 = !DILocation(line: 7, column: 27, scope: !58)
!58 = !DILexicalBlockFile(scope: !35, file: !36, discriminator: 2)
!59 = !DILocation(line: 992, column: 22, scope: !60, inlinedAt: !61)
!60 = distinct !DISubprogram(name: "push<u32, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$4push17hdbf8236af962ee81E", scope: !46, file: !45, line: 991, type: !18, scopeLine: 991, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!61 = !DILocation(line: 8, column: 7, scope: !62)
!62 = distinct !DILexicalBlock(scope: !35, file: !36, line: 7, column: 5)
!63 = !DILocation(line: 9, column: 22, scope: !62)
!64 = !DILocation(line: 9, column: 13, scope: !62)
!65 = !DILocation(line: 612, column: 9, scope: !66, inlinedAt: !70)
!66 = distinct !DISubprogram(name: "non_null<alloc::alloc::Global, u32>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8non_null17hc03b26b40eeb796cE", scope: !68, file: !67, line: 611, type: !18, scopeLine: 611, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!67 = !DIFile(filename: "library/alloc/src/raw_vec/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "78584250230dfe0aae92794a07566ae7")
!68 = !DINamespace(name: "RawVecInner", scope: !69)
!69 = !DINamespace(name: "raw_vec", scope: !11)
!70 = !DILocation(line: 607, column: 14, scope: !71, inlinedAt: !72)
!71 = distinct !DISubprogram(name: "ptr<alloc::alloc::Global, u32>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$3ptr17h54d93cac5a914b37E", scope: !68, file: !67, line: 606, type: !18, scopeLine: 606, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!72 = !DILocation(line: 295, column: 20, scope: !73, inlinedAt: !75)
!73 = distinct !DISubprogram(name: "ptr<u32, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$3ptr17h61ce01b4b69f5edfE", scope: !74, file: !67, line: 294, type: !18, scopeLine: 294, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!74 = !DINamespace(name: "RawVec", scope: !69)
!75 = !DILocation(line: 1916, column: 18, scope: !76, inlinedAt: !77)
!76 = distinct !DISubprogram(name: "as_ptr<u32, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$6as_ptr17h3a08d6677fa50418E", scope: !46, file: !45, line: 1913, type: !18, scopeLine: 1913, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!77 = !DILocation(line: 10, column: 28, scope: !78)
!78 = distinct !DILexicalBlock(scope: !62, file: !36, line: 9, column: 5)
!79 = !DILocation(line: 863, column: 18, scope: !80, inlinedAt: !86)
!80 = distinct !DISubprogram(name: "add<u32>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$3add17h6456efab25a0a128E", scope: !82, file: !81, line: 829, type: !18, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!81 = !DIFile(filename: "library/core/src/ptr/const_ptr.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!82 = !DINamespace(name: "{impl#0}", scope: !83)
!83 = !DINamespace(name: "const_ptr", scope: !84)
!84 = !DINamespace(name: "ptr", scope: !85)
!85 = !DINamespace(name: "core", scope: null)
!86 = !DILocation(line: 10, column: 37, scope: !78)
!87 = !DILocation(line: 10, column: 25, scope: !78)
!88 = !DILocation(line: 11, column: 24, scope: !89)
!89 = distinct !DILexicalBlock(scope: !78, file: !36, line: 10, column: 5)
!90 = !DILocation(line: 11, column: 5, scope: !89)
!91 = distinct !DISubprogram(name: "lang_start<()>", linkageName: "_ZN3std2rt10lang_start17h554e520bba8dcdb1E", scope: !93, file: !92, line: 199, type: !18, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!92 = !DIFile(filename: "library/std/src/rt.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "83eadca7bec2ebce94abb46f51902baa")
!93 = !DINamespace(name: "rt", scope: !94)
!94 = !DINamespace(name: "std", scope: null)
!95 = !DILocation(line: 206, column: 10, scope: !91)
!96 = !DILocation(line: 205, column: 5, scope: !91)
!97 = !DILocation(line: 210, column: 5, scope: !91)
!98 = !DILocation(line: 211, column: 2, scope: !91)
!99 = distinct !DISubprogram(name: "{closure#0}<()>", linkageName: "_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h0bff77e4c166b7c9E", scope: !100, file: !92, line: 206, type: !18, scopeLine: 206, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!100 = !DINamespace(name: "lang_start", scope: !93)
!101 = !DILocation(line: 206, column: 70, scope: !99)
!102 = !DILocation(line: 206, column: 18, scope: !99)
!103 = !DILocation(line: 206, column: 93, scope: !99)
!104 = distinct !DISubprogram(name: "__rust_begin_short_backtrace<fn(), ()>", linkageName: "_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h85b33846aa39676cE", scope: !106, file: !105, line: 162, type: !18, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!105 = !DIFile(filename: "library/std/src/sys/backtrace.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "0469076862be40bd9e65965440a24fae")
!106 = !DINamespace(name: "backtrace", scope: !107)
!107 = !DINamespace(name: "sys", scope: !94)
!108 = !DILocation(line: 250, column: 5, scope: !109, inlinedAt: !114)
!109 = distinct !DISubprogram(name: "call_once<fn(), ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17hc107f68554ec679cE", scope: !111, file: !110, line: 250, type: !18, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!110 = !DIFile(filename: "library/core/src/ops/function.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7165aec212fc528edf645f7f5c1c91bb")
!111 = !DINamespace(name: "FnOnce", scope: !112)
!112 = !DINamespace(name: "function", scope: !113)
!113 = !DINamespace(name: "ops", scope: !85)
!114 = distinct !DILocation(line: 166, column: 18, scope: !104)
!115 = !DILocation(line: 491, column: 5, scope: !116, inlinedAt: !119)
!116 = distinct !DISubprogram(name: "black_box<()>", linkageName: "_ZN4core4hint9black_box17h5be88cb9fae3a73eE", scope: !118, file: !117, line: 490, type: !18, scopeLine: 490, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!117 = !DIFile(filename: "library/core/src/hint.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "2a901a283eb5f69871d8be07d256ca78")
!118 = !DINamespace(name: "hint", scope: !85)
!119 = !DILocation(line: 169, column: 5, scope: !120)
!120 = distinct !DILexicalBlock(scope: !104, file: !105, line: 166, column: 5)
!121 = !{i64 13863102167728200}
!122 = !DILocation(line: 172, column: 2, scope: !104)
!123 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17hc3697f6d488d57a7E", scope: !111, file: !110, line: 250, type: !18, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!124 = !DILocation(line: 250, column: 5, scope: !123)
!125 = !DILocation(line: 206, column: 18, scope: !99, inlinedAt: !126)
!126 = distinct !DILocation(line: 250, column: 5, scope: !127, inlinedAt: !128)
!127 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17h0bcaa08222e23699E", scope: !111, file: !110, line: 250, type: !18, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!128 = distinct !DILocation(line: 250, column: 5, scope: !123)
!129 = !{!130}
!130 = distinct !{!130, !131, !"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h0bff77e4c166b7c9E: %_1"}
!131 = distinct !{!131, !"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h0bff77e4c166b7c9E"}
!132 = distinct !DISubprogram(name: "push_mut<u32, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17hb82ebde1bdada944E", scope: !46, file: !45, line: 1023, type: !12, scopeLine: 1023, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!133 = !DILocation(line: 1025, column: 19, scope: !132)
!134 = !DILocation(line: 617, column: 49, scope: !135, inlinedAt: !136)
!135 = distinct !DISubprogram(name: "capacity<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8capacity17h5ff2a63140d2981cE", scope: !68, file: !67, line: 616, type: !18, scopeLine: 616, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!136 = !DILocation(line: 308, column: 20, scope: !137, inlinedAt: !138)
!137 = distinct !DISubprogram(name: "capacity<u32, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8capacity17h6c6dad73a89eccf8E", scope: !74, file: !67, line: 307, type: !18, scopeLine: 307, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!138 = !DILocation(line: 1028, column: 28, scope: !139)
!139 = distinct !DILexicalBlock(scope: !132, file: !45, line: 1025, column: 9)
!140 = !{i64 0, i64 -9223372036854775808}
!141 = !DILocation(line: 1028, column: 12, scope: !139)
!142 = !DILocation(line: 1029, column: 22, scope: !139)
!143 = !DILocation(line: 1028, column: 9, scope: !139)
!144 = !DILocation(line: 612, column: 9, scope: !145, inlinedAt: !146)
!145 = distinct !DISubprogram(name: "non_null<alloc::alloc::Global, u32>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8non_null17hc03b26b40eeb796cE", scope: !68, file: !67, line: 611, type: !18, scopeLine: 611, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!146 = !DILocation(line: 607, column: 14, scope: !147, inlinedAt: !148)
!147 = distinct !DISubprogram(name: "ptr<alloc::alloc::Global, u32>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$3ptr17h54d93cac5a914b37E", scope: !68, file: !67, line: 606, type: !18, scopeLine: 606, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!148 = !DILocation(line: 295, column: 20, scope: !149, inlinedAt: !150)
!149 = distinct !DISubprogram(name: "ptr<u32, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$3ptr17h61ce01b4b69f5edfE", scope: !74, file: !67, line: 294, type: !18, scopeLine: 294, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!150 = !DILocation(line: 2000, column: 18, scope: !151, inlinedAt: !152)
!151 = distinct !DISubprogram(name: "as_mut_ptr<u32, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$10as_mut_ptr17h949415c7e1aa8537E", scope: !46, file: !45, line: 1997, type: !18, scopeLine: 1997, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!152 = !DILocation(line: 1032, column: 28, scope: !139)
!153 = !DILocation(line: 961, column: 18, scope: !154, inlinedAt: !158)
!154 = distinct !DISubprogram(name: "add<u32>", linkageName: "_ZN4core3ptr7mut_ptr31_$LT$impl$u20$$BP$mut$u20$T$GT$3add17h87dbe4845996c86fE", scope: !156, file: !155, line: 927, type: !18, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!155 = !DIFile(filename: "library/core/src/ptr/mut_ptr.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!156 = !DINamespace(name: "{impl#0}", scope: !157)
!157 = !DINamespace(name: "mut_ptr", scope: !84)
!158 = !DILocation(line: 1032, column: 41, scope: !139)
!159 = !DILocation(line: 1917, column: 41, scope: !160, inlinedAt: !162)
!160 = distinct !DISubprogram(name: "write<u32>", linkageName: "_ZN4core3ptr5write17h290d7bd4f90d103aE", scope: !84, file: !161, line: 1894, type: !18, scopeLine: 1894, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!161 = !DIFile(filename: "library/core/src/ptr/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "8f706ae0a0620120e6e931983ef127f1")
!162 = !DILocation(line: 1033, column: 13, scope: !163)
!163 = distinct !DILexicalBlock(scope: !139, file: !45, line: 1032, column: 13)
!164 = !DILocation(line: 1034, column: 13, scope: !163)
!165 = !DILocation(line: 1038, column: 6, scope: !132)
!166 = distinct !DISubprogram(name: "grow_one<u32, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8grow_one17hec27d8a882c876c3E", scope: !74, file: !67, line: 186, type: !18, scopeLine: 186, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!167 = !DILocation(line: 491, column: 56, scope: !168, inlinedAt: !170)
!168 = distinct !DILexicalBlock(scope: !169, file: !67, line: 491, column: 95)
!169 = distinct !DISubprogram(name: "grow_one<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8grow_one17hdcf62a535f032949E", scope: !68, file: !67, line: 489, type: !18, scopeLine: 489, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!170 = !DILocation(line: 188, column: 29, scope: !166)
!171 = !DILocation(line: 491, column: 41, scope: !168, inlinedAt: !170)
!172 = !DILocation(line: 491, column: 27, scope: !168, inlinedAt: !170)
!173 = !DILocation(line: 491, column: 16, scope: !168, inlinedAt: !170)
!174 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!175 = !DILocation(line: 492, column: 13, scope: !168, inlinedAt: !170)
!176 = !DILocation(line: 189, column: 6, scope: !166)
!177 = distinct !DISubprogram(name: "finish_grow<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$11finish_grow17hfbbe3bb4bc265032E", scope: !68, file: !67, line: 542, type: !12, scopeLine: 542, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!178 = !DILocation(line: 3051, column: 26, scope: !179, inlinedAt: !183)
!179 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs9_NtCsgEmfK2I1SDS_4core3numj15overflowing_mul", scope: !181, file: !180, line: 3050, type: !18, scopeLine: 3050, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!180 = !DIFile(filename: "library/core/src/num/uint_macros.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "de2f29a3485fc28d710ba6c3062e6efa")
!181 = !DINamespace(name: "{impl#11}", scope: !182)
!182 = !DINamespace(name: "num", scope: !85)
!183 = !DILocation(line: 1161, column: 31, scope: !184, inlinedAt: !185)
!184 = distinct !DISubprogram(name: "checked_mul", linkageName: "_RNvMs9_NtCsgEmfK2I1SDS_4core3numj11checked_mul", scope: !181, file: !180, line: 1160, type: !18, scopeLine: 1160, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!185 = !DILocation(line: 527, column: 39, scope: !186, inlinedAt: !192)
!186 = distinct !DILexicalBlock(scope: !188, file: !187, line: 527, column: 54)
!187 = !DIFile(filename: "library/core/src/alloc/layout.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "742dc9b469eb35aa4fa4088d8f093c03")
!188 = distinct !DISubprogram(name: "repeat_packed", linkageName: "_RNvMNtNtCsgEmfK2I1SDS_4core5alloc6layoutNtB2_6Layout13repeat_packed", scope: !189, file: !187, line: 526, type: !18, scopeLine: 526, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!189 = !DINamespace(name: "Layout", scope: !190)
!190 = !DINamespace(name: "layout", scope: !191)
!191 = !DINamespace(name: "alloc", scope: !85)
!192 = !DILocation(line: 900, column: 23, scope: !193, inlinedAt: !194)
!193 = distinct !DISubprogram(name: "layout_array", linkageName: "_RNvNtCslNYArtu3iFV_5alloc7raw_vec12layout_array", scope: !69, file: !67, line: 894, type: !18, scopeLine: 894, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!194 = !DILocation(line: 547, column: 26, scope: !177)
!195 = !DILocation(line: 457, column: 8, scope: !196, inlinedAt: !199)
!196 = distinct !DISubprogram(name: "unlikely", linkageName: "_RNvNtCsgEmfK2I1SDS_4core10intrinsics8unlikely", scope: !198, file: !197, line: 456, type: !18, scopeLine: 456, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!197 = !DIFile(filename: "library/core/src/intrinsics/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "b1b7915c1b8b57766c20270acae549ce")
!198 = !DINamespace(name: "intrinsics", scope: !85)
!199 = !DILocation(line: 1162, column: 16, scope: !200, inlinedAt: !185)
!200 = distinct !DILexicalBlock(scope: !184, file: !180, line: 1161, column: 13)
!201 = !{!"branch_weights", i32 2000, i32 2002}
!202 = !DILocation(line: 632, column: 39, scope: !203, inlinedAt: !204)
!203 = distinct !DISubprogram(name: "current_memory<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17he0131d0ff8bba0d5E", scope: !68, file: !67, line: 631, type: !18, scopeLine: 631, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!204 = distinct !DILocation(line: 549, column: 69, scope: !205)
!205 = distinct !DILexicalBlock(scope: !206, file: !67, line: 549, column: 99)
!206 = distinct !DILexicalBlock(scope: !177, file: !67, line: 547, column: 9)
!207 = !DILocation(line: 1232, column: 17, scope: !208, inlinedAt: !209)
!208 = distinct !DISubprogram(name: "unchecked_mul", linkageName: "_RNvMs9_NtCsgEmfK2I1SDS_4core3numj13unchecked_mul", scope: !181, file: !180, line: 1220, type: !18, scopeLine: 1220, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!209 = distinct !DILocation(line: 640, column: 53, scope: !203, inlinedAt: !204)
!210 = !DILocation(line: 237, column: 40, scope: !211, inlinedAt: !214)
!211 = distinct !DILexicalBlock(scope: !212, file: !16, line: 234, column: 17)
!212 = distinct !DILexicalBlock(scope: !213, file: !16, line: 233, column: 13)
!213 = distinct !DISubprogram(name: "grow_impl_runtime", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global17grow_impl_runtime", scope: !22, file: !16, line: 216, type: !18, scopeLine: 216, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!214 = distinct !DILocation(line: 342, column: 9, scope: !215, inlinedAt: !216)
!215 = distinct !DISubprogram(name: "grow_impl", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global9grow_impl", scope: !22, file: !16, line: 335, type: !18, scopeLine: 335, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!216 = distinct !DILocation(line: 454, column: 23, scope: !217, inlinedAt: !218)
!217 = distinct !DISubprogram(name: "grow", linkageName: "_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator4grow", scope: !27, file: !16, line: 447, type: !18, scopeLine: 447, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!218 = distinct !DILocation(line: 555, column: 28, scope: !205)
!219 = !DILocation(line: 210, column: 9, scope: !220, inlinedAt: !221)
!220 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCsgEmfK2I1SDS_4core4hint16assert_unchecked", scope: !118, file: !117, line: 202, type: !18, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!221 = distinct !DILocation(line: 237, column: 17, scope: !211, inlinedAt: !214)
!222 = !DILocation(line: 135, column: 14, scope: !223, inlinedAt: !224)
!223 = distinct !DISubprogram(name: "realloc", linkageName: "_RNvNtCslNYArtu3iFV_5alloc5alloc7realloc", scope: !17, file: !16, line: 134, type: !18, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!224 = distinct !DILocation(line: 239, column: 31, scope: !211, inlinedAt: !214)
!225 = !DILocation(line: 549, column: 22, scope: !206)
!226 = !DILocation(line: 186, column: 9, scope: !21, inlinedAt: !227)
!227 = distinct !DILocation(line: 312, column: 9, scope: !228, inlinedAt: !229)
!228 = distinct !DISubprogram(name: "alloc_impl", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global10alloc_impl", scope: !22, file: !16, line: 311, type: !18, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!229 = distinct !DILocation(line: 429, column: 14, scope: !230, inlinedAt: !231)
!230 = distinct !DISubprogram(name: "allocate", linkageName: "_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator8allocate", scope: !27, file: !16, line: 428, type: !18, scopeLine: 428, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!231 = distinct !DILocation(line: 558, column: 24, scope: !206)
!232 = !DILocation(line: 93, column: 9, scope: !15, inlinedAt: !233)
!233 = distinct !DILocation(line: 190, column: 73, scope: !20, inlinedAt: !227)
!234 = !DILocation(line: 95, column: 9, scope: !15, inlinedAt: !233)
!235 = !DILocation(line: 270, column: 13, scope: !236, inlinedAt: !240)
!236 = distinct !DISubprogram(name: "new<u8>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$3new17hbe75e869a6d09adaE", scope: !238, file: !237, line: 269, type: !18, scopeLine: 269, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!237 = !DIFile(filename: "library/core/src/ptr/non_null.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "e5222a5160165ba1cd09076ad7a11733")
!238 = !DINamespace(name: "NonNull", scope: !239)
!239 = !DINamespace(name: "non_null", scope: !84)
!240 = distinct !DILocation(line: 191, column: 27, scope: !241, inlinedAt: !227)
!241 = distinct !DILexicalBlock(scope: !20, file: !16, line: 190, column: 17)
!242 = !DILocation(line: 562, column: 15, scope: !243)
!243 = distinct !DILexicalBlock(scope: !206, file: !67, line: 549, column: 9)
!244 = !DILocation(line: 562, column: 9, scope: !243)
!245 = !DILocation(line: 564, column: 23, scope: !243)
!246 = !DILocation(line: 564, column: 87, scope: !243)
!247 = !DILocation(line: 563, column: 27, scope: !248)
!248 = distinct !DILexicalBlock(scope: !243, file: !67, line: 563, column: 13)
!249 = !DILocation(line: 563, column: 36, scope: !243)
!250 = !DILocation(line: 0, scope: !177)
!251 = !DILocation(line: 566, column: 6, scope: !177)
!252 = distinct !DISubprogram(name: "grow_amortized<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14grow_amortized17h5752c82ce6443b65E", scope: !68, file: !67, line: 501, type: !12, scopeLine: 501, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!253 = !DILocation(line: 769, column: 37, scope: !254, inlinedAt: !255)
!254 = distinct !DISubprogram(name: "checked_add", linkageName: "_RNvMs9_NtCsgEmfK2I1SDS_4core3numj11checked_add", scope: !181, file: !180, line: 761, type: !18, scopeLine: 761, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!255 = !DILocation(line: 517, column: 32, scope: !252)
!256 = !DILocation(line: 521, column: 28, scope: !257)
!257 = distinct !DILexicalBlock(scope: !252, file: !67, line: 517, column: 9)
!258 = !DILocation(line: 1038, column: 5, scope: !259, inlinedAt: !263)
!259 = distinct !DISubprogram(name: "max<usize>", linkageName: "_ZN4core3cmp3Ord3max17h817374fe23695212E", scope: !261, file: !260, line: 1033, type: !18, scopeLine: 1033, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!260 = !DIFile(filename: "library/core/src/cmp.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "9b875f3ee90b4abbf50efdba3db39504")
!261 = !DINamespace(name: "Ord", scope: !262)
!262 = !DINamespace(name: "cmp", scope: !85)
!263 = distinct !DILocation(line: 1682, column: 8, scope: !264, inlinedAt: !265)
!264 = distinct !DISubprogram(name: "max<usize>", linkageName: "_ZN4core3cmp3max17h0ba81e5bdde04d35E", scope: !262, file: !260, line: 1681, type: !18, scopeLine: 1681, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!265 = !DILocation(line: 521, column: 19, scope: !257)
!266 = !DILocation(line: 1038, column: 5, scope: !259, inlinedAt: !267)
!267 = distinct !DILocation(line: 1682, column: 8, scope: !264, inlinedAt: !268)
!268 = !DILocation(line: 522, column: 19, scope: !269)
!269 = distinct !DILexicalBlock(scope: !257, file: !67, line: 521, column: 9)
!270 = !DILocation(line: 527, column: 28, scope: !271)
!271 = distinct !DILexicalBlock(scope: !269, file: !67, line: 522, column: 9)
!272 = !DILocation(line: 527, column: 33, scope: !271)
!273 = !DILocation(line: 2173, column: 15, scope: !274, inlinedAt: !270)
!274 = distinct !DISubprogram(name: "branch<core::ptr::non_null::NonNull<[u8]>, alloc::collections::TryReserveError>", linkageName: "_ZN79_$LT$core..result..Result$LT$T$C$E$GT$$u20$as$u20$core..ops..try_trait..Try$GT$6branch17h9506f25587625ebbE", scope: !276, file: !275, line: 2172, type: !18, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!275 = !DIFile(filename: "library/core/src/result.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7ebc974a4b69a504d7e902d792c422dd")
!276 = !DINamespace(name: "{impl#27}", scope: !277)
!277 = !DINamespace(name: "result", scope: !85)
!278 = !{i64 0, i64 2}
!279 = !DILocation(line: 2173, column: 9, scope: !274, inlinedAt: !270)
!280 = !DILocation(line: 0, scope: !274, inlinedAt: !270)
!281 = !DILocation(line: 0, scope: !252)
!282 = !DILocation(line: 532, column: 6, scope: !252)
!283 = !DILocation(line: 2175, column: 17, scope: !274, inlinedAt: !270)
!284 = !{i64 0, i64 -9223372036854775807}
!285 = !DILocation(line: 527, column: 62, scope: !271)
!286 = !DILocation(line: 0, scope: !287)
!287 = !DILexicalBlockFile(scope: !257, file: !36, discriminator: 0)
!288 = !DILocation(line: 2174, column: 16, scope: !274, inlinedAt: !270)
!289 = !DILocation(line: 774, column: 9, scope: !290, inlinedAt: !291)
!290 = distinct !DISubprogram(name: "set_ptr_and_cap<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15set_ptr_and_cap17he376d0806903a2bfE", scope: !68, file: !67, line: 770, type: !18, scopeLine: 770, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!291 = !DILocation(line: 530, column: 23, scope: !292)
!292 = distinct !DILexicalBlock(scope: !271, file: !67, line: 527, column: 9)
!293 = !DILocation(line: 42, column: 26, scope: !294, inlinedAt: !298)
!294 = distinct !DISubprogram(name: "new_unchecked", linkageName: "_RNvMs1z_NtNtCsgEmfK2I1SDS_4core3num11niche_typesNtB6_14UsizeNoHighBit13new_unchecked", scope: !296, file: !295, line: 40, type: !18, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!295 = !DIFile(filename: "library/core/src/num/niche_types.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "b3871eb21e61251a8509e6d07911f9fb")
!296 = !DINamespace(name: "UsizeNoHighBit", scope: !297)
!297 = !DINamespace(name: "niche_types", scope: !182)
!298 = !DILocation(line: 775, column: 29, scope: !290, inlinedAt: !291)
!299 = !DILocation(line: 775, column: 9, scope: !290, inlinedAt: !291)
