; ModuleID = 'rust_buffer_unsafe.a7334d75fd770eef-cgu.0'
source_filename = "rust_buffer_unsafe.a7334d75fd770eef-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@vtable.0 = private unnamed_addr constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h20e29a983a5f7876E", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h86483bad2cb858f4E", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h86483bad2cb858f4E" }>, align 8
@__rustc_debug_gdb_scripts_section__ = linkonce_odr unnamed_addr constant [34 x i8] c"\01gdb_load_rust_pretty_printers.py\00", section ".debug_gdb_scripts", align 1

; rust_buffer_unsafe::main
; Function Attrs: noreturn nounwind nonlazybind uwtable
define hidden void @_ZN18rust_buffer_unsafe4main17hfeff471776aecf6bE() unnamed_addr #0 personality ptr @rust_eh_personality !dbg !8 {
start:
  %v = alloca [24 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %v), !dbg !13
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #13, !dbg !14, !noalias !47
; call __rustc::__rust_alloc
  %0 = tail call noundef align 4 dereferenceable_or_null(16) ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef range(i64 0, 9223372036854775805) 16, i64 noundef 4) #13, !dbg !50, !noalias !47
  %1 = icmp eq ptr %0, null, !dbg !51
  br i1 %1, label %bb4, label %bb5, !dbg !53, !prof !54

bb4:                                              ; preds = %start
; call alloc::raw_vec::handle_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef 4, i64 16) #14, !dbg !55
  unreachable, !dbg !55

bb5:                                              ; preds = %start
  store i64 4, ptr %v, align 8, !dbg !57
  %2 = getelementptr inbounds nuw i8, ptr %v, i64 8, !dbg !57
  store ptr %0, ptr %2, align 8, !dbg !57
  %3 = getelementptr inbounds nuw i8, ptr %v, i64 16, !dbg !57
  store i64 0, ptr %3, align 8, !dbg !57
; call alloc::vec::Vec<T,A>::push_mut
  call fastcc void @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h73ccb7d945f4c044E"(ptr noalias noundef align 8 dereferenceable(24) %v) #15, !dbg !58
  %_5 = tail call noundef i32 @__VERIFIER_nondet_uint() #13, !dbg !62
  %4 = urem i32 %_5, 5, !dbg !63
  %i = zext nneg i32 %4 to i64, !dbg !63
  %_24 = load ptr, ptr %2, align 8, !dbg !64, !nonnull !12, !noundef !12
  %_7 = getelementptr inbounds nuw i32, ptr %_24, i64 %i, !dbg !74
  %read = load i32, ptr %_7, align 4, !dbg !82, !noundef !12
  %_11 = icmp eq i32 %read, 3, !dbg !83
  %_10 = zext i1 %_11 to i32, !dbg !83
; call std::process::exit
  tail call void @_RNvNtCsjrHSEGnQ3l9_3std7process4exit(i32 noundef %_10) #14, !dbg !85
  unreachable, !dbg !85
}

; std::rt::lang_start
; Function Attrs: nounwind nonlazybind uwtable
define hidden noundef i64 @_ZN3std2rt10lang_start17h117b524c271c24cfE(ptr noundef nonnull %main, i64 noundef %argc, ptr noundef %argv, i8 noundef %sigpipe) unnamed_addr #1 !dbg !86 {
start:
  %_7 = alloca [8 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_7), !dbg !90
  store ptr %main, ptr %_7, align 8, !dbg !90
; call std::rt::lang_start_internal
  %_0 = call noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1 %_7, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.0, i64 noundef %argc, ptr noundef %argv, i8 noundef %sigpipe) #13, !dbg !91
  call void @llvm.lifetime.end.p0(ptr nonnull %_7), !dbg !92
  ret i64 %_0, !dbg !93
}

; std::rt::lang_start::{{closure}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal noundef i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h86483bad2cb858f4E"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %_1) unnamed_addr #2 !dbg !94 {
start:
  %_4 = load ptr, ptr %_1, align 8, !dbg !96, !nonnull !12, !noundef !12
; call std::sys::backtrace::__rust_begin_short_backtrace
  tail call fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h811adb09bd089aa1E(ptr noundef nonnull %_4) #16, !dbg !97
  ret i32 0, !dbg !98
}

; std::sys::backtrace::__rust_begin_short_backtrace
; Function Attrs: noinline nounwind nonlazybind uwtable
define internal fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h811adb09bd089aa1E(ptr noundef nonnull readonly captures(none) %f) unnamed_addr #3 !dbg !99 {
start:
  tail call void %f() #13, !dbg !103
  tail call void asm sideeffect "", "~{memory}"() #13, !dbg !110, !srcloc !116
  ret void, !dbg !117
}

; core::ops::function::FnOnce::call_once{{vtable.shim}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal noundef i32 @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h20e29a983a5f7876E"(ptr noundef readonly captures(none) %_1) unnamed_addr #2 !dbg !118 {
start:
  %0 = load ptr, ptr %_1, align 8, !dbg !119, !nonnull !12, !noundef !12
; call std::sys::backtrace::__rust_begin_short_backtrace
  tail call fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h811adb09bd089aa1E(ptr noundef nonnull readonly %0) #16, !dbg !120, !noalias !124
  ret i32 0, !dbg !119
}

; alloc::vec::Vec<T,A>::push_mut
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal fastcc void @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h73ccb7d945f4c044E"(ptr noalias noundef nonnull align 8 captures(none) dereferenceable(24) %self) unnamed_addr #2 personality ptr @rust_eh_personality !dbg !127 {
start:
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 16, !dbg !129
  %len = load i64, ptr %0, align 8, !dbg !129, !noundef !12
  %self1 = load i64, ptr %self, align 8, !dbg !130, !range !136, !noundef !12
  %_4 = icmp eq i64 %len, %self1, !dbg !137
  br i1 %_4, label %bb1, label %bb4, !dbg !137

bb1:                                              ; preds = %start
; call alloc::raw_vec::RawVec<T,A>::grow_one
  tail call fastcc void @"_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8grow_one17heac2502cc30622ebE"(ptr noalias noundef align 8 dereferenceable(16) %self) #16, !dbg !138
  br label %bb4, !dbg !139

bb4:                                              ; preds = %start, %bb1
  %1 = getelementptr inbounds nuw i8, ptr %self, i64 8, !dbg !140
  %_14 = load ptr, ptr %1, align 8, !dbg !140, !nonnull !12, !noundef !12
  %end = getelementptr inbounds nuw i32, ptr %_14, i64 %len, !dbg !149
  store i32 1, ptr %end, align 4, !dbg !155
  %2 = add i64 %len, 1, !dbg !160
  store i64 %2, ptr %0, align 8, !dbg !160
  ret void, !dbg !161
}

; alloc::raw_vec::RawVec<T,A>::grow_one
; Function Attrs: cold noinline nounwind nonlazybind uwtable
define internal fastcc void @"_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8grow_one17heac2502cc30622ebE"(ptr noalias noundef nonnull align 8 captures(none) dereferenceable(16) %self) unnamed_addr #4 !dbg !162 {
start:
  %self1 = load i64, ptr %self, align 8, !dbg !163, !range !136, !noundef !12
; call alloc::raw_vec::RawVecInner<A>::grow_amortized
  %0 = tail call fastcc { i64, i64 } @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14grow_amortized17h9af506c80d3b3496E"(ptr noalias noundef align 8 dereferenceable(16) %self, i64 noundef %self1) #13, !dbg !167
  %1 = extractvalue { i64, i64 } %0, 0, !dbg !167
  %.not = icmp eq i64 %1, -9223372036854775807, !dbg !168
  br i1 %.not, label %bb3, label %bb2, !dbg !169, !prof !170

bb2:                                              ; preds = %start
  %2 = extractvalue { i64, i64 } %0, 1, !dbg !167
; call alloc::raw_vec::handle_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef %1, i64 %2) #14, !dbg !171
  unreachable, !dbg !171

bb3:                                              ; preds = %start
  ret void, !dbg !172
}

; alloc::raw_vec::RawVecInner<A>::finish_grow
; Function Attrs: cold nounwind nonlazybind uwtable
define internal fastcc void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$11finish_grow17hdb5bfb1f08ec7d2eE"(ptr dead_on_unwind noalias noundef nonnull writable writeonly align 8 captures(none) dereferenceable(24) initializes((0, 8)) %_0, i64 %self.0.val, ptr %self.8.val, i64 noundef range(i64 0, -1) %cap) unnamed_addr #5 !dbg !173 {
start:
  %_33.0 = shl i64 %cap, 2, !dbg !174
  %_33.1 = icmp ult i64 %cap, 4611686018427387904, !dbg !174
  %_38 = icmp ult i64 %_33.0, 9223372036854775805
  %or.cond = and i1 %_33.1, %_38, !dbg !191
  br i1 %or.cond, label %bb15, label %bb11, !dbg !191, !prof !197

bb15:                                             ; preds = %start
  %0 = icmp eq i64 %self.0.val, 0, !dbg !198
  br i1 %0, label %bb5, label %bb3, !dbg !198

bb3:                                              ; preds = %bb15
  %alloc_size.i = shl nuw i64 %self.0.val, 2, !dbg !203
  %1 = icmp ne ptr %self.8.val, null
  tail call void @llvm.assume(i1 %1)
  %cond.i.i = icmp uge i64 %_33.0, %alloc_size.i, !dbg !206
  tail call void @llvm.assume(i1 %cond.i.i), !dbg !215
; call __rustc::__rust_realloc
  %raw_ptr.i.i = tail call noundef align 4 ptr @_RNvCsfLfy6EI15iL_7___rustc14___rust_realloc(ptr noundef nonnull %self.8.val, i64 noundef %alloc_size.i, i64 noundef 4, i64 noundef range(i64 0, 9223372036854775805) %_33.0) #13, !dbg !218
  br label %bb7, !dbg !221

bb5:                                              ; preds = %bb15
  %2 = icmp eq i64 %_33.0, 0, !dbg !222
  br i1 %2, label %bb9, label %bb4.i.i, !dbg !222

bb4.i.i:                                          ; preds = %bb5
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #13, !dbg !226
; call __rustc::__rust_alloc
  %3 = tail call noundef align 4 ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef range(i64 0, 9223372036854775805) %_33.0, i64 noundef 4) #13, !dbg !228
  br label %bb7, !dbg !229

bb7:                                              ; preds = %bb4.i.i, %bb3
  %raw_ptr.i.i.pn = phi ptr [ %raw_ptr.i.i, %bb3 ], [ %3, %bb4.i.i ]
  %4 = icmp eq ptr %raw_ptr.i.i.pn, null, !dbg !236
  br i1 %4, label %bb8, label %bb9, !dbg !238

bb8:                                              ; preds = %bb7
  %5 = getelementptr inbounds nuw i8, ptr %_0, i64 8, !dbg !239
  store i64 4, ptr %5, align 8, !dbg !239
  br label %bb11, !dbg !240

bb9:                                              ; preds = %bb5, %bb7
  %raw_ptr.i.i.pn8 = phi ptr [ %raw_ptr.i.i.pn, %bb7 ], [ inttoptr (i64 4 to ptr), %bb5 ]
  %6 = getelementptr inbounds nuw i8, ptr %_0, i64 8, !dbg !241
  store ptr %raw_ptr.i.i.pn8, ptr %6, align 8, !dbg !241
  br label %bb11, !dbg !243

bb11:                                             ; preds = %start, %bb9, %bb8
  %.sink9 = phi i64 [ 16, %bb9 ], [ 16, %bb8 ], [ 8, %start ]
  %_33.0.sink = phi i64 [ %_33.0, %bb9 ], [ %_33.0, %bb8 ], [ 0, %start ]
  %storemerge8 = phi i64 [ 0, %bb9 ], [ 1, %bb8 ], [ 1, %start ], !dbg !244
  %7 = getelementptr inbounds nuw i8, ptr %_0, i64 %.sink9, !dbg !244
  store i64 %_33.0.sink, ptr %7, align 8, !dbg !244
  store i64 %storemerge8, ptr %_0, align 8, !dbg !244
  ret void, !dbg !245
}

; alloc::raw_vec::RawVecInner<A>::grow_amortized
; Function Attrs: cold nounwind nonlazybind uwtable
define internal fastcc { i64, i64 } @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14grow_amortized17h9af506c80d3b3496E"(ptr noalias noundef nonnull align 8 captures(none) dereferenceable(16) %self, i64 noundef range(i64 0, -9223372036854775808) %len) unnamed_addr #5 personality ptr @rust_eh_personality !dbg !246 {
start:
  %self3 = alloca [24 x i8], align 8
  %_25.0 = add nuw i64 %len, 1, !dbg !247
  %self5 = load i64, ptr %self, align 8, !dbg !250, !range !136, !noundef !12
  %v16 = shl nuw i64 %self5, 1, !dbg !250
  %..i = tail call noundef range(i64 0, -1) i64 @llvm.umax.i64(i64 range(i64 0, -1) %_25.0, i64 range(i64 0, -1) %v16), !dbg !252
  %..i16 = tail call noundef range(i64 0, -1) i64 @llvm.umax.i64(i64 range(i64 0, -1) %..i, i64 4), !dbg !260
  call void @llvm.lifetime.start.p0(ptr nonnull %self3), !dbg !264
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 8, !dbg !266
  %self.val15 = load ptr, ptr %0, align 8, !dbg !266
; call alloc::raw_vec::RawVecInner<A>::finish_grow
  call fastcc void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$11finish_grow17hdb5bfb1f08ec7d2eE"(ptr noalias noundef align 8 captures(none) dereferenceable(24) %self3, i64 %self5, ptr %self.val15, i64 noundef %..i16) #13, !dbg !266
  %_37 = load i64, ptr %self3, align 8, !dbg !267, !range !272, !noundef !12
  %1 = trunc nuw i64 %_37 to i1, !dbg !273
  %2 = getelementptr inbounds nuw i8, ptr %self3, i64 8, !dbg !274
  br i1 %1, label %bb18, label %bb19, !dbg !273

bb6:                                              ; preds = %bb18, %bb19
  %_0.sroa.5.0 = phi i64 [ undef, %bb19 ], [ %e.1, %bb18 ], !dbg !275
  %_0.sroa.0.0 = phi i64 [ -9223372036854775807, %bb19 ], [ %e.0, %bb18 ], !dbg !275
  %3 = insertvalue { i64, i64 } poison, i64 %_0.sroa.0.0, 0, !dbg !276
  %4 = insertvalue { i64, i64 } %3, i64 %_0.sroa.5.0, 1, !dbg !276
  ret { i64, i64 } %4, !dbg !276

bb18:                                             ; preds = %start
  %e.0 = load i64, ptr %2, align 8, !dbg !277, !range !278, !noundef !12
  %5 = getelementptr inbounds nuw i8, ptr %self3, i64 16, !dbg !277
  %e.1 = load i64, ptr %5, align 8, !dbg !277
  call void @llvm.lifetime.end.p0(ptr nonnull %self3), !dbg !279
  br label %bb6, !dbg !280

bb19:                                             ; preds = %start
  %v.0 = load ptr, ptr %2, align 8, !dbg !282, !nonnull !12, !noundef !12
  call void @llvm.lifetime.end.p0(ptr nonnull %self3), !dbg !279
  store ptr %v.0, ptr %0, align 8, !dbg !283
  %6 = icmp sgt i64 %..i16, -1, !dbg !287
  tail call void @llvm.assume(i1 %6), !dbg !287
  store i64 %..i16, ptr %self, align 8, !dbg !293
  br label %bb6, !dbg !276
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
declare void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() unnamed_addr #1

; __rustc::__rust_alloc
; Function Attrs: nounwind nonlazybind allockind("alloc,uninitialized,aligned") allocsize(0) uwtable
declare noalias noundef ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef, i64 allocalign noundef range(i64 1, -9223372036854775807)) unnamed_addr #9

; Function Attrs: nounwind nonlazybind uwtable
declare noundef i32 @__VERIFIER_nondet_uint() unnamed_addr #1

; std::process::exit
; Function Attrs: noreturn nounwind nonlazybind uwtable
declare void @_RNvNtCsjrHSEGnQ3l9_3std7process4exit(i32 noundef) unnamed_addr #0

; alloc::raw_vec::handle_error
; Function Attrs: cold minsize noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef range(i64 0, -9223372036854775807), i64) unnamed_addr #10

; std::rt::lang_start_internal
; Function Attrs: nounwind nonlazybind uwtable
declare noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48), i64 noundef, ptr noundef, i8 noundef) unnamed_addr #1

; Function Attrs: nounwind nonlazybind uwtable
declare noundef range(i32 0, 10) i32 @rust_eh_personality(i32 noundef, i32 noundef, i64 noundef, ptr noundef, ptr noundef) unnamed_addr #1

; Function Attrs: nounwind nonlazybind
define noundef i32 @main(i32 %0, ptr %1) unnamed_addr #11 {
top:
  %_7.i = alloca [8 x i8], align 8
  %2 = load volatile i8, ptr @__rustc_debug_gdb_scripts_section__, align 1
  %3 = sext i32 %0 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %_7.i), !dbg !90
  store ptr @_ZN18rust_buffer_unsafe4main17hfeff471776aecf6bE, ptr %_7.i, align 8, !dbg !90
; call std::rt::lang_start_internal
  %_0.i = call noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1 %_7.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.0, i64 noundef %3, ptr noundef %1, i8 noundef 0) #13, !dbg !91
  call void @llvm.lifetime.end.p0(ptr nonnull %_7.i), !dbg !92
  %4 = trunc i64 %_0.i to i32
  ret i32 %4
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #12

attributes #0 = { noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { inlinehint nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
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
!7 = !DIFile(filename: "rust_buffer_unsafe.rs/@/rust_buffer_unsafe.a7334d75fd770eef-cgu.0", directory: ".")
!8 = distinct !DISubprogram(name: "main", linkageName: "_ZN18rust_buffer_unsafe4main17hfeff471776aecf6bE", scope: !10, file: !9, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized | DISPFlagMainSubprogram, unit: !6, templateParams: !12)
!9 = !DIFile(filename: "rust_buffer_unsafe.rs", directory: ".", checksumkind: CSK_MD5, checksum: "4158412dc0a52c989b0c227cf1b2705e")
!10 = !DINamespace(name: "rust_buffer_unsafe", scope: null)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 7, column: 9, scope: !8)
!14 = !DILocation(line: 93, column: 9, scope: !15, inlinedAt: !19)
!15 = distinct !DISubprogram(name: "alloc", linkageName: "_RNvNtCslNYArtu3iFV_5alloc5alloc5alloc", scope: !17, file: !16, line: 89, type: !11, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!16 = !DIFile(filename: "library/alloc/src/alloc.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "57066d22da38e4b1f3bfd29f3d5ff5ae")
!17 = !DINamespace(name: "alloc", scope: !18)
!18 = !DINamespace(name: "alloc", scope: null)
!19 = distinct !DILocation(line: 190, column: 73, scope: !20, inlinedAt: !23)
!20 = distinct !DILexicalBlock(scope: !21, file: !16, line: 189, column: 13)
!21 = distinct !DISubprogram(name: "alloc_impl_runtime", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global18alloc_impl_runtime", scope: !22, file: !16, line: 185, type: !11, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!22 = !DINamespace(name: "Global", scope: !17)
!23 = distinct !DILocation(line: 312, column: 9, scope: !24, inlinedAt: !25)
!24 = distinct !DISubprogram(name: "alloc_impl", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global10alloc_impl", scope: !22, file: !16, line: 311, type: !11, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!25 = distinct !DILocation(line: 429, column: 14, scope: !26, inlinedAt: !28)
!26 = distinct !DISubprogram(name: "allocate", linkageName: "_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator8allocate", scope: !27, file: !16, line: 428, type: !11, scopeLine: 428, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!27 = !DINamespace(name: "{impl#1}", scope: !17)
!28 = distinct !DILocation(line: 464, column: 47, scope: !29, inlinedAt: !34)
!29 = distinct !DILexicalBlock(scope: !31, file: !30, line: 453, column: 9)
!30 = !DIFile(filename: "library/alloc/src/raw_vec/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "78584250230dfe0aae92794a07566ae7")
!31 = distinct !DISubprogram(name: "try_allocate_in<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17hf40b6478219726c4E", scope: !32, file: !30, line: 445, type: !11, scopeLine: 445, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!32 = !DINamespace(name: "RawVecInner", scope: !33)
!33 = !DINamespace(name: "raw_vec", scope: !18)
!34 = distinct !DILocation(line: 433, column: 15, scope: !35, inlinedAt: !36)
!35 = distinct !DISubprogram(name: "with_capacity_in<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h2f6764faa3f2c4e9E", scope: !32, file: !30, line: 432, type: !11, scopeLine: 432, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!36 = !DILocation(line: 177, column: 20, scope: !37, inlinedAt: !39)
!37 = distinct !DISubprogram(name: "with_capacity_in<u32, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$16with_capacity_in17h5f820b42ac1c0852E", scope: !38, file: !30, line: 175, type: !11, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!38 = !DINamespace(name: "RawVec", scope: !33)
!39 = !DILocation(line: 965, column: 20, scope: !40, inlinedAt: !44)
!40 = distinct !DISubprogram(name: "with_capacity_in<u32, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$16with_capacity_in17h9c5d459af738e32fE", scope: !42, file: !41, line: 964, type: !11, scopeLine: 964, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!41 = !DIFile(filename: "library/alloc/src/vec/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "561105229399139e451a3aa6309b761e")
!42 = !DINamespace(name: "Vec", scope: !43)
!43 = !DINamespace(name: "vec", scope: !18)
!44 = !DILocation(line: 524, column: 9, scope: !45, inlinedAt: !46)
!45 = distinct !DISubprogram(name: "with_capacity<u32>", linkageName: "_ZN5alloc3vec12Vec$LT$T$GT$13with_capacity17h437b22729bfd60d3E", scope: !42, file: !41, line: 523, type: !11, scopeLine: 523, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!46 = !DILocation(line: 7, column: 27, scope: !8)
!47 = !{!48}
!48 = distinct !{!48, !49, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17hf40b6478219726c4E: %_0"}
!49 = distinct !{!49, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17hf40b6478219726c4E"}
!50 = !DILocation(line: 95, column: 9, scope: !15, inlinedAt: !19)
!51 = !DILocation(line: 468, column: 25, scope: !52, inlinedAt: !34)
!52 = distinct !DILexicalBlock(scope: !29, file: !30, line: 463, column: 9)
!53 = !DILocation(line: 433, column: 9, scope: !35, inlinedAt: !36)
!54 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!55 = !DILocation(line: 441, column: 25, scope: !56, inlinedAt: !36)
!56 = distinct !DILexicalBlock(scope: !35, file: !30, line: 441, column: 13)
!57 = !DILocation(line: 965, column: 9, scope: !40, inlinedAt: !44)
!58 = !DILocation(line: 992, column: 22, scope: !59, inlinedAt: !60)
!59 = distinct !DISubprogram(name: "push<u32, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$4push17hda85fca809903191E", scope: !42, file: !41, line: 991, type: !11, scopeLine: 991, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!60 = !DILocation(line: 8, column: 7, scope: !61)
!61 = distinct !DILexicalBlock(scope: !8, file: !9, line: 7, column: 5)
!62 = !DILocation(line: 9, column: 22, scope: !61)
!63 = !DILocation(line: 9, column: 13, scope: !61)
!64 = !DILocation(line: 612, column: 9, scope: !65, inlinedAt: !66)
!65 = distinct !DISubprogram(name: "non_null<alloc::alloc::Global, u32>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8non_null17h99dc82189412b442E", scope: !32, file: !30, line: 611, type: !11, scopeLine: 611, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!66 = !DILocation(line: 607, column: 14, scope: !67, inlinedAt: !68)
!67 = distinct !DISubprogram(name: "ptr<alloc::alloc::Global, u32>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$3ptr17hdec66f34726c192eE", scope: !32, file: !30, line: 606, type: !11, scopeLine: 606, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!68 = !DILocation(line: 295, column: 20, scope: !69, inlinedAt: !70)
!69 = distinct !DISubprogram(name: "ptr<u32, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$3ptr17h77262be384765719E", scope: !38, file: !30, line: 294, type: !11, scopeLine: 294, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!70 = !DILocation(line: 1916, column: 18, scope: !71, inlinedAt: !72)
!71 = distinct !DISubprogram(name: "as_ptr<u32, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$6as_ptr17h8b848718c0e89066E", scope: !42, file: !41, line: 1913, type: !11, scopeLine: 1913, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!72 = !DILocation(line: 10, column: 28, scope: !73)
!73 = distinct !DILexicalBlock(scope: !61, file: !9, line: 9, column: 5)
!74 = !DILocation(line: 863, column: 18, scope: !75, inlinedAt: !81)
!75 = distinct !DISubprogram(name: "add<u32>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$3add17h4ac2a176b60a2f24E", scope: !77, file: !76, line: 829, type: !11, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!76 = !DIFile(filename: "library/core/src/ptr/const_ptr.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!77 = !DINamespace(name: "{impl#0}", scope: !78)
!78 = !DINamespace(name: "const_ptr", scope: !79)
!79 = !DINamespace(name: "ptr", scope: !80)
!80 = !DINamespace(name: "core", scope: null)
!81 = !DILocation(line: 10, column: 37, scope: !73)
!82 = !DILocation(line: 10, column: 25, scope: !73)
!83 = !DILocation(line: 11, column: 24, scope: !84)
!84 = distinct !DILexicalBlock(scope: !73, file: !9, line: 10, column: 5)
!85 = !DILocation(line: 11, column: 5, scope: !84)
!86 = distinct !DISubprogram(name: "lang_start<()>", linkageName: "_ZN3std2rt10lang_start17h117b524c271c24cfE", scope: !88, file: !87, line: 199, type: !11, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!87 = !DIFile(filename: "library/std/src/rt.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "83eadca7bec2ebce94abb46f51902baa")
!88 = !DINamespace(name: "rt", scope: !89)
!89 = !DINamespace(name: "std", scope: null)
!90 = !DILocation(line: 206, column: 10, scope: !86)
!91 = !DILocation(line: 205, column: 5, scope: !86)
!92 = !DILocation(line: 210, column: 5, scope: !86)
!93 = !DILocation(line: 211, column: 2, scope: !86)
!94 = distinct !DISubprogram(name: "{closure#0}<()>", linkageName: "_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h86483bad2cb858f4E", scope: !95, file: !87, line: 206, type: !11, scopeLine: 206, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!95 = !DINamespace(name: "lang_start", scope: !88)
!96 = !DILocation(line: 206, column: 70, scope: !94)
!97 = !DILocation(line: 206, column: 18, scope: !94)
!98 = !DILocation(line: 206, column: 93, scope: !94)
!99 = distinct !DISubprogram(name: "__rust_begin_short_backtrace<fn(), ()>", linkageName: "_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h811adb09bd089aa1E", scope: !101, file: !100, line: 162, type: !11, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!100 = !DIFile(filename: "library/std/src/sys/backtrace.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "0469076862be40bd9e65965440a24fae")
!101 = !DINamespace(name: "backtrace", scope: !102)
!102 = !DINamespace(name: "sys", scope: !89)
!103 = !DILocation(line: 250, column: 5, scope: !104, inlinedAt: !109)
!104 = distinct !DISubprogram(name: "call_once<fn(), ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17h979fc9b542f29efaE", scope: !106, file: !105, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!105 = !DIFile(filename: "library/core/src/ops/function.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7165aec212fc528edf645f7f5c1c91bb")
!106 = !DINamespace(name: "FnOnce", scope: !107)
!107 = !DINamespace(name: "function", scope: !108)
!108 = !DINamespace(name: "ops", scope: !80)
!109 = distinct !DILocation(line: 166, column: 18, scope: !99)
!110 = !DILocation(line: 491, column: 5, scope: !111, inlinedAt: !114)
!111 = distinct !DISubprogram(name: "black_box<()>", linkageName: "_ZN4core4hint9black_box17h934b23ef4989b55eE", scope: !113, file: !112, line: 490, type: !11, scopeLine: 490, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!112 = !DIFile(filename: "library/core/src/hint.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "2a901a283eb5f69871d8be07d256ca78")
!113 = !DINamespace(name: "hint", scope: !80)
!114 = !DILocation(line: 169, column: 5, scope: !115)
!115 = distinct !DILexicalBlock(scope: !99, file: !100, line: 166, column: 5)
!116 = !{i64 10336285476829353}
!117 = !DILocation(line: 172, column: 2, scope: !99)
!118 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h20e29a983a5f7876E", scope: !106, file: !105, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!119 = !DILocation(line: 250, column: 5, scope: !118)
!120 = !DILocation(line: 206, column: 18, scope: !94, inlinedAt: !121)
!121 = distinct !DILocation(line: 250, column: 5, scope: !122, inlinedAt: !123)
!122 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17h2b296f86b6f2d62cE", scope: !106, file: !105, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!123 = distinct !DILocation(line: 250, column: 5, scope: !118)
!124 = !{!125}
!125 = distinct !{!125, !126, !"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h86483bad2cb858f4E: %_1"}
!126 = distinct !{!126, !"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h86483bad2cb858f4E"}
!127 = distinct !DISubprogram(name: "push_mut<u32, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h73ccb7d945f4c044E", scope: !42, file: !41, line: 1023, type: !128, scopeLine: 1023, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!128 = !DISubroutineType(cc: DW_CC_nocall, types: !12)
!129 = !DILocation(line: 1025, column: 19, scope: !127)
!130 = !DILocation(line: 617, column: 49, scope: !131, inlinedAt: !132)
!131 = distinct !DISubprogram(name: "capacity<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8capacity17hce0f99353360e3cbE", scope: !32, file: !30, line: 616, type: !11, scopeLine: 616, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!132 = !DILocation(line: 308, column: 20, scope: !133, inlinedAt: !134)
!133 = distinct !DISubprogram(name: "capacity<u32, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8capacity17h011c009f0c481fb7E", scope: !38, file: !30, line: 307, type: !11, scopeLine: 307, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!134 = !DILocation(line: 1028, column: 28, scope: !135)
!135 = distinct !DILexicalBlock(scope: !127, file: !41, line: 1025, column: 9)
!136 = !{i64 0, i64 -9223372036854775808}
!137 = !DILocation(line: 1028, column: 12, scope: !135)
!138 = !DILocation(line: 1029, column: 22, scope: !135)
!139 = !DILocation(line: 1028, column: 9, scope: !135)
!140 = !DILocation(line: 612, column: 9, scope: !141, inlinedAt: !142)
!141 = distinct !DISubprogram(name: "non_null<alloc::alloc::Global, u32>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8non_null17h99dc82189412b442E", scope: !32, file: !30, line: 611, type: !11, scopeLine: 611, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!142 = !DILocation(line: 607, column: 14, scope: !143, inlinedAt: !144)
!143 = distinct !DISubprogram(name: "ptr<alloc::alloc::Global, u32>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$3ptr17hdec66f34726c192eE", scope: !32, file: !30, line: 606, type: !11, scopeLine: 606, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!144 = !DILocation(line: 295, column: 20, scope: !145, inlinedAt: !146)
!145 = distinct !DISubprogram(name: "ptr<u32, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$3ptr17h77262be384765719E", scope: !38, file: !30, line: 294, type: !11, scopeLine: 294, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!146 = !DILocation(line: 2000, column: 18, scope: !147, inlinedAt: !148)
!147 = distinct !DISubprogram(name: "as_mut_ptr<u32, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$10as_mut_ptr17hf0be88a0008ad5e8E", scope: !42, file: !41, line: 1997, type: !11, scopeLine: 1997, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!148 = !DILocation(line: 1032, column: 28, scope: !135)
!149 = !DILocation(line: 961, column: 18, scope: !150, inlinedAt: !154)
!150 = distinct !DISubprogram(name: "add<u32>", linkageName: "_ZN4core3ptr7mut_ptr31_$LT$impl$u20$$BP$mut$u20$T$GT$3add17h90c6da75d36306f9E", scope: !152, file: !151, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!151 = !DIFile(filename: "library/core/src/ptr/mut_ptr.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!152 = !DINamespace(name: "{impl#0}", scope: !153)
!153 = !DINamespace(name: "mut_ptr", scope: !79)
!154 = !DILocation(line: 1032, column: 41, scope: !135)
!155 = !DILocation(line: 1917, column: 41, scope: !156, inlinedAt: !158)
!156 = distinct !DISubprogram(name: "write<u32>", linkageName: "_ZN4core3ptr5write17hdc019bcd7a5bbb60E", scope: !79, file: !157, line: 1894, type: !11, scopeLine: 1894, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!157 = !DIFile(filename: "library/core/src/ptr/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "8f706ae0a0620120e6e931983ef127f1")
!158 = !DILocation(line: 1033, column: 13, scope: !159)
!159 = distinct !DILexicalBlock(scope: !135, file: !41, line: 1032, column: 13)
!160 = !DILocation(line: 1034, column: 13, scope: !159)
!161 = !DILocation(line: 1038, column: 6, scope: !127)
!162 = distinct !DISubprogram(name: "grow_one<u32, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8grow_one17heac2502cc30622ebE", scope: !38, file: !30, line: 186, type: !11, scopeLine: 186, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!163 = !DILocation(line: 491, column: 56, scope: !164, inlinedAt: !166)
!164 = distinct !DILexicalBlock(scope: !165, file: !30, line: 491, column: 95)
!165 = distinct !DISubprogram(name: "grow_one<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8grow_one17hf607222e6a385485E", scope: !32, file: !30, line: 489, type: !11, scopeLine: 489, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!166 = !DILocation(line: 188, column: 29, scope: !162)
!167 = !DILocation(line: 491, column: 41, scope: !164, inlinedAt: !166)
!168 = !DILocation(line: 491, column: 27, scope: !164, inlinedAt: !166)
!169 = !DILocation(line: 491, column: 16, scope: !164, inlinedAt: !166)
!170 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!171 = !DILocation(line: 492, column: 13, scope: !164, inlinedAt: !166)
!172 = !DILocation(line: 189, column: 6, scope: !162)
!173 = distinct !DISubprogram(name: "finish_grow<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$11finish_grow17hdb5bfb1f08ec7d2eE", scope: !32, file: !30, line: 542, type: !128, scopeLine: 542, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!174 = !DILocation(line: 3051, column: 26, scope: !175, inlinedAt: !179)
!175 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs9_NtCsgEmfK2I1SDS_4core3numj15overflowing_mul", scope: !177, file: !176, line: 3050, type: !11, scopeLine: 3050, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!176 = !DIFile(filename: "library/core/src/num/uint_macros.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "de2f29a3485fc28d710ba6c3062e6efa")
!177 = !DINamespace(name: "{impl#11}", scope: !178)
!178 = !DINamespace(name: "num", scope: !80)
!179 = !DILocation(line: 1161, column: 31, scope: !180, inlinedAt: !181)
!180 = distinct !DISubprogram(name: "checked_mul", linkageName: "_RNvMs9_NtCsgEmfK2I1SDS_4core3numj11checked_mul", scope: !177, file: !176, line: 1160, type: !11, scopeLine: 1160, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!181 = !DILocation(line: 527, column: 39, scope: !182, inlinedAt: !188)
!182 = distinct !DILexicalBlock(scope: !184, file: !183, line: 527, column: 54)
!183 = !DIFile(filename: "library/core/src/alloc/layout.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "742dc9b469eb35aa4fa4088d8f093c03")
!184 = distinct !DISubprogram(name: "repeat_packed", linkageName: "_RNvMNtNtCsgEmfK2I1SDS_4core5alloc6layoutNtB2_6Layout13repeat_packed", scope: !185, file: !183, line: 526, type: !11, scopeLine: 526, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!185 = !DINamespace(name: "Layout", scope: !186)
!186 = !DINamespace(name: "layout", scope: !187)
!187 = !DINamespace(name: "alloc", scope: !80)
!188 = !DILocation(line: 900, column: 23, scope: !189, inlinedAt: !190)
!189 = distinct !DISubprogram(name: "layout_array", linkageName: "_RNvNtCslNYArtu3iFV_5alloc7raw_vec12layout_array", scope: !33, file: !30, line: 894, type: !11, scopeLine: 894, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!190 = !DILocation(line: 547, column: 26, scope: !173)
!191 = !DILocation(line: 457, column: 8, scope: !192, inlinedAt: !195)
!192 = distinct !DISubprogram(name: "unlikely", linkageName: "_RNvNtCsgEmfK2I1SDS_4core10intrinsics8unlikely", scope: !194, file: !193, line: 456, type: !11, scopeLine: 456, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!193 = !DIFile(filename: "library/core/src/intrinsics/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "b1b7915c1b8b57766c20270acae549ce")
!194 = !DINamespace(name: "intrinsics", scope: !80)
!195 = !DILocation(line: 1162, column: 16, scope: !196, inlinedAt: !181)
!196 = distinct !DILexicalBlock(scope: !180, file: !176, line: 1161, column: 13)
!197 = !{!"branch_weights", i32 2000, i32 2002}
!198 = !DILocation(line: 632, column: 39, scope: !199, inlinedAt: !200)
!199 = distinct !DISubprogram(name: "current_memory<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17hd0c1ac4721146077E", scope: !32, file: !30, line: 631, type: !11, scopeLine: 631, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!200 = distinct !DILocation(line: 549, column: 69, scope: !201)
!201 = distinct !DILexicalBlock(scope: !202, file: !30, line: 549, column: 99)
!202 = distinct !DILexicalBlock(scope: !173, file: !30, line: 547, column: 9)
!203 = !DILocation(line: 1232, column: 17, scope: !204, inlinedAt: !205)
!204 = distinct !DISubprogram(name: "unchecked_mul", linkageName: "_RNvMs9_NtCsgEmfK2I1SDS_4core3numj13unchecked_mul", scope: !177, file: !176, line: 1220, type: !11, scopeLine: 1220, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!205 = distinct !DILocation(line: 640, column: 53, scope: !199, inlinedAt: !200)
!206 = !DILocation(line: 237, column: 40, scope: !207, inlinedAt: !210)
!207 = distinct !DILexicalBlock(scope: !208, file: !16, line: 234, column: 17)
!208 = distinct !DILexicalBlock(scope: !209, file: !16, line: 233, column: 13)
!209 = distinct !DISubprogram(name: "grow_impl_runtime", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global17grow_impl_runtime", scope: !22, file: !16, line: 216, type: !11, scopeLine: 216, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!210 = distinct !DILocation(line: 342, column: 9, scope: !211, inlinedAt: !212)
!211 = distinct !DISubprogram(name: "grow_impl", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global9grow_impl", scope: !22, file: !16, line: 335, type: !11, scopeLine: 335, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!212 = distinct !DILocation(line: 454, column: 23, scope: !213, inlinedAt: !214)
!213 = distinct !DISubprogram(name: "grow", linkageName: "_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator4grow", scope: !27, file: !16, line: 447, type: !11, scopeLine: 447, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!214 = distinct !DILocation(line: 555, column: 28, scope: !201)
!215 = !DILocation(line: 210, column: 9, scope: !216, inlinedAt: !217)
!216 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCsgEmfK2I1SDS_4core4hint16assert_unchecked", scope: !113, file: !112, line: 202, type: !11, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!217 = distinct !DILocation(line: 237, column: 17, scope: !207, inlinedAt: !210)
!218 = !DILocation(line: 135, column: 14, scope: !219, inlinedAt: !220)
!219 = distinct !DISubprogram(name: "realloc", linkageName: "_RNvNtCslNYArtu3iFV_5alloc5alloc7realloc", scope: !17, file: !16, line: 134, type: !11, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!220 = distinct !DILocation(line: 239, column: 31, scope: !207, inlinedAt: !210)
!221 = !DILocation(line: 549, column: 22, scope: !202)
!222 = !DILocation(line: 186, column: 9, scope: !21, inlinedAt: !223)
!223 = distinct !DILocation(line: 312, column: 9, scope: !24, inlinedAt: !224)
!224 = distinct !DILocation(line: 429, column: 14, scope: !26, inlinedAt: !225)
!225 = distinct !DILocation(line: 558, column: 24, scope: !202)
!226 = !DILocation(line: 93, column: 9, scope: !15, inlinedAt: !227)
!227 = distinct !DILocation(line: 190, column: 73, scope: !20, inlinedAt: !223)
!228 = !DILocation(line: 95, column: 9, scope: !15, inlinedAt: !227)
!229 = !DILocation(line: 270, column: 13, scope: !230, inlinedAt: !234)
!230 = distinct !DISubprogram(name: "new<u8>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$3new17h0ab0fdcdbff37311E", scope: !232, file: !231, line: 269, type: !11, scopeLine: 269, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!231 = !DIFile(filename: "library/core/src/ptr/non_null.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "e5222a5160165ba1cd09076ad7a11733")
!232 = !DINamespace(name: "NonNull", scope: !233)
!233 = !DINamespace(name: "non_null", scope: !79)
!234 = distinct !DILocation(line: 191, column: 27, scope: !235, inlinedAt: !223)
!235 = distinct !DILexicalBlock(scope: !20, file: !16, line: 190, column: 17)
!236 = !DILocation(line: 562, column: 15, scope: !237)
!237 = distinct !DILexicalBlock(scope: !202, file: !30, line: 549, column: 9)
!238 = !DILocation(line: 562, column: 9, scope: !237)
!239 = !DILocation(line: 564, column: 23, scope: !237)
!240 = !DILocation(line: 564, column: 87, scope: !237)
!241 = !DILocation(line: 563, column: 27, scope: !242)
!242 = distinct !DILexicalBlock(scope: !237, file: !30, line: 563, column: 13)
!243 = !DILocation(line: 563, column: 36, scope: !237)
!244 = !DILocation(line: 0, scope: !173)
!245 = !DILocation(line: 566, column: 6, scope: !173)
!246 = distinct !DISubprogram(name: "grow_amortized<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14grow_amortized17h9af506c80d3b3496E", scope: !32, file: !30, line: 501, type: !128, scopeLine: 501, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!247 = !DILocation(line: 769, column: 37, scope: !248, inlinedAt: !249)
!248 = distinct !DISubprogram(name: "checked_add", linkageName: "_RNvMs9_NtCsgEmfK2I1SDS_4core3numj11checked_add", scope: !177, file: !176, line: 761, type: !11, scopeLine: 761, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!249 = !DILocation(line: 517, column: 32, scope: !246)
!250 = !DILocation(line: 521, column: 28, scope: !251)
!251 = distinct !DILexicalBlock(scope: !246, file: !30, line: 517, column: 9)
!252 = !DILocation(line: 1038, column: 5, scope: !253, inlinedAt: !257)
!253 = distinct !DISubprogram(name: "max<usize>", linkageName: "_ZN4core3cmp3Ord3max17h6f6396eb3a9f6fd5E", scope: !255, file: !254, line: 1033, type: !11, scopeLine: 1033, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!254 = !DIFile(filename: "library/core/src/cmp.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "9b875f3ee90b4abbf50efdba3db39504")
!255 = !DINamespace(name: "Ord", scope: !256)
!256 = !DINamespace(name: "cmp", scope: !80)
!257 = distinct !DILocation(line: 1682, column: 8, scope: !258, inlinedAt: !259)
!258 = distinct !DISubprogram(name: "max<usize>", linkageName: "_ZN4core3cmp3max17h9b464a9940140637E", scope: !256, file: !254, line: 1681, type: !11, scopeLine: 1681, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!259 = !DILocation(line: 521, column: 19, scope: !251)
!260 = !DILocation(line: 1038, column: 5, scope: !253, inlinedAt: !261)
!261 = distinct !DILocation(line: 1682, column: 8, scope: !258, inlinedAt: !262)
!262 = !DILocation(line: 522, column: 19, scope: !263)
!263 = distinct !DILexicalBlock(scope: !251, file: !30, line: 521, column: 9)
!264 = !DILocation(line: 527, column: 28, scope: !265)
!265 = distinct !DILexicalBlock(scope: !263, file: !30, line: 522, column: 9)
!266 = !DILocation(line: 527, column: 33, scope: !265)
!267 = !DILocation(line: 2173, column: 15, scope: !268, inlinedAt: !264)
!268 = distinct !DISubprogram(name: "branch<core::ptr::non_null::NonNull<[u8]>, alloc::collections::TryReserveError>", linkageName: "_ZN79_$LT$core..result..Result$LT$T$C$E$GT$$u20$as$u20$core..ops..try_trait..Try$GT$6branch17hc8512751041b78cfE", scope: !270, file: !269, line: 2172, type: !11, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!269 = !DIFile(filename: "library/core/src/result.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7ebc974a4b69a504d7e902d792c422dd")
!270 = !DINamespace(name: "{impl#27}", scope: !271)
!271 = !DINamespace(name: "result", scope: !80)
!272 = !{i64 0, i64 2}
!273 = !DILocation(line: 2173, column: 9, scope: !268, inlinedAt: !264)
!274 = !DILocation(line: 0, scope: !268, inlinedAt: !264)
!275 = !DILocation(line: 0, scope: !246)
!276 = !DILocation(line: 532, column: 6, scope: !246)
!277 = !DILocation(line: 2175, column: 17, scope: !268, inlinedAt: !264)
!278 = !{i64 0, i64 -9223372036854775807}
!279 = !DILocation(line: 527, column: 62, scope: !265)
!280 = !DILocation(line: 0, scope: !281)
!281 = !DILexicalBlockFile(scope: !251, file: !9, discriminator: 0)
!282 = !DILocation(line: 2174, column: 16, scope: !268, inlinedAt: !264)
!283 = !DILocation(line: 774, column: 9, scope: !284, inlinedAt: !285)
!284 = distinct !DISubprogram(name: "set_ptr_and_cap<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15set_ptr_and_cap17h29dd880b59a92f7eE", scope: !32, file: !30, line: 770, type: !11, scopeLine: 770, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!285 = !DILocation(line: 530, column: 23, scope: !286)
!286 = distinct !DILexicalBlock(scope: !265, file: !30, line: 527, column: 9)
!287 = !DILocation(line: 42, column: 26, scope: !288, inlinedAt: !292)
!288 = distinct !DISubprogram(name: "new_unchecked", linkageName: "_RNvMs1z_NtNtCsgEmfK2I1SDS_4core3num11niche_typesNtB6_14UsizeNoHighBit13new_unchecked", scope: !290, file: !289, line: 40, type: !11, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!289 = !DIFile(filename: "library/core/src/num/niche_types.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "b3871eb21e61251a8509e6d07911f9fb")
!290 = !DINamespace(name: "UsizeNoHighBit", scope: !291)
!291 = !DINamespace(name: "niche_types", scope: !178)
!292 = !DILocation(line: 775, column: 29, scope: !284, inlinedAt: !285)
!293 = !DILocation(line: 775, column: 9, scope: !284, inlinedAt: !285)
