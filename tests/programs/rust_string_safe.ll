; ModuleID = 'rust_string_safe.c631120056c066e1-cgu.0'
source_filename = "rust_string_safe.c631120056c066e1-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_5e1ef269dbf7a35bc76e7220e9951c74 = private unnamed_addr constant [46 x i8] c"assertion failed: s.len() >= 3 && s.len() <= 4", align 1
@alloc_32288964c01c6436f89b370278dedaae = private unnamed_addr constant [20 x i8] c"rust_string_safe.rs\00", align 1
@alloc_3af7a5a53bb96342c28f956d24e077d4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_32288964c01c6436f89b370278dedaae, [16 x i8] c"\13\00\00\00\00\00\00\00\11\00\00\00\05\00\00\00" }>, align 8
@alloc_08c48fff5802fee5d508fd4c6f8552a3 = private unnamed_addr constant [41 x i8] c"assertion failed: s.as_bytes()[0] == b'a'", align 1
@alloc_0cc37b14dec311f44f94b6ea468dffbc = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_32288964c01c6436f89b370278dedaae, [16 x i8] c"\13\00\00\00\00\00\00\00\12\00\00\00\05\00\00\00" }>, align 8
@vtable.0 = private unnamed_addr constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h30aa9f9aff8c1123E", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h9f79715524e63874E", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h9f79715524e63874E" }>, align 8
@__rustc_debug_gdb_scripts_section__ = linkonce_odr unnamed_addr constant [34 x i8] c"\01gdb_load_rust_pretty_printers.py\00", section ".debug_gdb_scripts", align 1

; rust_string_safe::main
; Function Attrs: cold nounwind nonlazybind uwtable
define hidden void @_ZN16rust_string_safe4main17hdd3a18f77f0bf9bbE() unnamed_addr #0 !dbg !8 {
_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String4push.exit:
  %s = alloca [24 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %s), !dbg !13
  store i64 0, ptr %s, align 8, !dbg !14
  %_16.sroa.4.0.s.sroa_idx = getelementptr inbounds nuw i8, ptr %s, i64 8, !dbg !14
  store ptr inttoptr (i64 1 to ptr), ptr %_16.sroa.4.0.s.sroa_idx, align 8, !dbg !14
  %_16.sroa.5.0.s.sroa_idx = getelementptr inbounds nuw i8, ptr %s, i64 16, !dbg !14
  store i64 0, ptr %_16.sroa.5.0.s.sroa_idx, align 8, !dbg !14
  tail call void @llvm.experimental.noalias.scope.decl(metadata !21), !dbg !24
; call alloc::raw_vec::RawVecInner<A>::reserve::do_reserve_and_handle
  call fastcc void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$7reserve21do_reserve_and_handle17h749292212e7819fdE"(ptr noalias noundef nonnull align 8 dereferenceable(24) %s, i64 noundef 0, i64 noundef 1) #14, !dbg !26
  %count.pre.i = load i64, ptr %_16.sroa.5.0.s.sroa_idx, align 8, !dbg !46, !alias.scope !21
  %_20.i = load ptr, ptr %_16.sroa.4.0.s.sroa_idx, align 8, !dbg !52, !alias.scope !21, !nonnull !12, !noundef !12
  %_21.i = icmp sgt i64 %count.pre.i, -1, !dbg !61
  tail call void @llvm.assume(i1 %_21.i), !dbg !63
  %_8.i = getelementptr inbounds nuw i8, ptr %_20.i, i64 %count.pre.i, !dbg !64
  store i8 97, ptr %_8.i, align 1, !dbg !72, !noalias !21
  store i64 1, ptr %_16.sroa.5.0.s.sroa_idx, align 8, !dbg !79, !alias.scope !21
  tail call void @llvm.experimental.noalias.scope.decl(metadata !82), !dbg !85
  %self2.i.i2 = load i64, ptr %s, align 8, !dbg !96, !range !107, !alias.scope !108, !noundef !12
  %_9.i.i = add nsw i64 %self2.i.i2, -1, !dbg !111
  %_7.i.i3 = icmp ult i64 %_9.i.i, 2, !dbg !117
  br i1 %_7.i.i3, label %bb1.i.i5, label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$15append_elements17h9e4d743aee047634E.exit", !dbg !118, !prof !119

bb1.i.i5:                                         ; preds = %_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String4push.exit
; call alloc::raw_vec::RawVecInner<A>::reserve::do_reserve_and_handle
  call fastcc void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$7reserve21do_reserve_and_handle17h749292212e7819fdE"(ptr noalias noundef nonnull align 8 dereferenceable(24) %s, i64 noundef 1, i64 noundef 2) #14, !dbg !120
  %len.pre.i = load i64, ptr %_16.sroa.5.0.s.sroa_idx, align 8, !dbg !121, !alias.scope !82
  %_11.i.pre = load ptr, ptr %_16.sroa.4.0.s.sroa_idx, align 8, !dbg !124, !alias.scope !82
  br label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$15append_elements17h9e4d743aee047634E.exit", !dbg !120

"_ZN5alloc3vec16Vec$LT$T$C$A$GT$15append_elements17h9e4d743aee047634E.exit": ; preds = %_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String4push.exit, %bb1.i.i5
  %_11.i = phi ptr [ %_20.i, %_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String4push.exit ], [ %_11.i.pre, %bb1.i.i5 ], !dbg !124
  %len.i4 = phi i64 [ 1, %_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String4push.exit ], [ %len.pre.i, %bb1.i.i5 ], !dbg !121
  %_10.i = icmp sgt i64 %len.i4, -1, !dbg !134
  tail call void @llvm.assume(i1 %_10.i), !dbg !136
  %dst.i = getelementptr inbounds nuw i8, ptr %_11.i, i64 %len.i4, !dbg !137
  store i16 25442, ptr %dst.i, align 1, !dbg !140, !noalias !82
  %0 = add nuw i64 %len.i4, 2, !dbg !144
  store i64 %0, ptr %_16.sroa.5.0.s.sroa_idx, align 8, !dbg !144, !alias.scope !82
  %_0.i = tail call noundef i32 @__VERIFIER_nondet_int() #14, !dbg !145
  %_4 = icmp sgt i32 %_0.i, 0, !dbg !148
  br i1 %_4, label %bb3, label %bb6, !dbg !148

bb3:                                              ; preds = %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$15append_elements17h9e4d743aee047634E.exit"
  tail call void @llvm.experimental.noalias.scope.decl(metadata !149), !dbg !152
  %_14.i7 = icmp sgt i64 %0, -1, !dbg !153
  tail call void @llvm.assume(i1 %_14.i7), !dbg !158
  %self2.i.i8 = load i64, ptr %s, align 8, !dbg !159, !range !107, !alias.scope !166, !noundef !12
  %_7.i.i9 = icmp eq i64 %self2.i.i8, %0, !dbg !169
  br i1 %_7.i.i9, label %bb1.i.i15, label %_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String4push.exit17, !dbg !170, !prof !119

bb1.i.i15:                                        ; preds = %bb3
; call alloc::raw_vec::RawVecInner<A>::reserve::do_reserve_and_handle
  call fastcc void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$7reserve21do_reserve_and_handle17h749292212e7819fdE"(ptr noalias noundef nonnull align 8 dereferenceable(24) %s, i64 noundef %0, i64 noundef 1) #14, !dbg !171
  %count.pre.i16 = load i64, ptr %_16.sroa.5.0.s.sroa_idx, align 8, !dbg !172, !alias.scope !149
  %_20.i11.pre = load ptr, ptr %_16.sroa.4.0.s.sroa_idx, align 8, !dbg !175, !alias.scope !149
  br label %_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String4push.exit17, !dbg !171

_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String4push.exit17: ; preds = %bb3, %bb1.i.i15
  %_20.i11 = phi ptr [ %_11.i, %bb3 ], [ %_20.i11.pre, %bb1.i.i15 ], !dbg !175
  %count.i10 = phi i64 [ %0, %bb3 ], [ %count.pre.i16, %bb1.i.i15 ], !dbg !172
  %_21.i12 = icmp sgt i64 %count.i10, -1, !dbg !180
  tail call void @llvm.assume(i1 %_21.i12), !dbg !181
  %_8.i13 = getelementptr inbounds nuw i8, ptr %_20.i11, i64 %count.i10, !dbg !182
  store i8 100, ptr %_8.i13, align 1, !dbg !184, !noalias !149
  %new_len.i14 = add nuw i64 %len.i4, 3, !dbg !186
  br label %bb6, !dbg !187

bb6:                                              ; preds = %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$15append_elements17h9e4d743aee047634E.exit", %_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String4push.exit17
  %_9 = phi i64 [ %0, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$15append_elements17h9e4d743aee047634E.exit" ], [ %new_len.i14, %_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String4push.exit17 ], !dbg !188
  %_34 = icmp sgt i64 %_9, -1, !dbg !193
  tail call void @llvm.assume(i1 %_34), !dbg !195
  %1 = add nsw i64 %_9, -3, !dbg !196
  %or.cond = icmp ult i64 %1, 2, !dbg !196
  br i1 %or.cond, label %bb12, label %bb11, !dbg !196, !prof !197

bb11:                                             ; preds = %bb6
; call core::panicking::panic
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_5e1ef269dbf7a35bc76e7220e9951c74, i64 noundef 46, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_3af7a5a53bb96342c28f956d24e077d4) #15, !dbg !198
  unreachable, !dbg !198

bb12:                                             ; preds = %bb6
  %_39 = load ptr, ptr %_16.sroa.4.0.s.sroa_idx, align 8, !dbg !199, !nonnull !12, !noundef !12
  %_13 = load i8, ptr %_39, align 1, !dbg !212, !noundef !12
  %2 = icmp eq i8 %_13, 97, !dbg !212
  br i1 %2, label %bb13, label %bb14, !dbg !212, !prof !213

bb13:                                             ; preds = %bb12
  %s.val = load i64, ptr %s, align 8, !dbg !214, !range !107, !noundef !12
  %3 = icmp eq i64 %s.val, 0, !dbg !215
  br i1 %3, label %"_ZN4core3ptr42drop_in_place$LT$alloc..string..String$GT$17h9cdefdb4e455e347E.exit", label %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i.i.i.i.i, !dbg !215

_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i.i.i.i.i: ; preds = %bb13
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %_39, i64 noundef %s.val, i64 noundef range(i64 1, -9223372036854775807) 1) #14, !dbg !230
  br label %"_ZN4core3ptr42drop_in_place$LT$alloc..string..String$GT$17h9cdefdb4e455e347E.exit", !dbg !243

"_ZN4core3ptr42drop_in_place$LT$alloc..string..String$GT$17h9cdefdb4e455e347E.exit": ; preds = %bb13, %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i.i.i.i.i
  call void @llvm.lifetime.end.p0(ptr nonnull %s), !dbg !214
  ret void, !dbg !244

bb14:                                             ; preds = %bb12
; call core::panicking::panic
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_08c48fff5802fee5d508fd4c6f8552a3, i64 noundef 41, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_0cc37b14dec311f44f94b6ea468dffbc) #15, !dbg !245
  unreachable, !dbg !245
}

; std::rt::lang_start
; Function Attrs: nounwind nonlazybind uwtable
define hidden noundef i64 @_ZN3std2rt10lang_start17h2aee5d411aea596aE(ptr noundef nonnull %main, i64 noundef %argc, ptr noundef %argv, i8 noundef %sigpipe) unnamed_addr #1 !dbg !246 {
start:
  %_7 = alloca [8 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_7), !dbg !250
  store ptr %main, ptr %_7, align 8, !dbg !250
; call std::rt::lang_start_internal
  %_0 = call noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1 %_7, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.0, i64 noundef %argc, ptr noundef %argv, i8 noundef %sigpipe) #14, !dbg !251
  call void @llvm.lifetime.end.p0(ptr nonnull %_7), !dbg !252
  ret i64 %_0, !dbg !253
}

; std::rt::lang_start::{{closure}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal noundef i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h9f79715524e63874E"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %_1) unnamed_addr #2 !dbg !254 {
start:
  %_4 = load ptr, ptr %_1, align 8, !dbg !256, !nonnull !12, !noundef !12
; call std::sys::backtrace::__rust_begin_short_backtrace
  tail call fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17hef0861417f54a74dE(ptr noundef nonnull %_4) #16, !dbg !257
  ret i32 0, !dbg !258
}

; std::sys::backtrace::__rust_begin_short_backtrace
; Function Attrs: noinline nounwind nonlazybind uwtable
define internal fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17hef0861417f54a74dE(ptr noundef nonnull readonly captures(none) %f) unnamed_addr #3 !dbg !259 {
start:
  tail call void %f() #14, !dbg !263
  tail call void asm sideeffect "", "~{memory}"() #14, !dbg !270, !srcloc !276
  ret void, !dbg !277
}

; core::ops::function::FnOnce::call_once{{vtable.shim}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal noundef i32 @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h30aa9f9aff8c1123E"(ptr noundef readonly captures(none) %_1) unnamed_addr #2 !dbg !278 {
start:
  %0 = load ptr, ptr %_1, align 8, !dbg !279, !nonnull !12, !noundef !12
; call std::sys::backtrace::__rust_begin_short_backtrace
  tail call fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17hef0861417f54a74dE(ptr noundef nonnull readonly %0) #16, !dbg !280, !noalias !284
  ret i32 0, !dbg !279
}

; alloc::raw_vec::RawVecInner<A>::finish_grow
; Function Attrs: cold nounwind nonlazybind uwtable
define internal fastcc void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$11finish_grow17he82f48701c9529fdE"(ptr dead_on_unwind noalias noundef nonnull writable writeonly align 8 captures(none) dereferenceable(24) initializes((0, 8)) %_0, i64 %self.0.val, ptr %self.8.val, i64 noundef %cap) unnamed_addr #0 !dbg !287 {
start:
  %_38 = icmp sgt i64 %cap, -1, !dbg !289
  br i1 %_38, label %bb15, label %bb11, !dbg !295

bb15:                                             ; preds = %start
  %0 = icmp eq i64 %self.0.val, 0, !dbg !303
  br i1 %0, label %bb5, label %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator4grow.exit, !dbg !303

_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator4grow.exit: ; preds = %bb15
  %1 = icmp ne ptr %self.8.val, null
  tail call void @llvm.assume(i1 %1)
  %cond.i.i = icmp uge i64 %cap, %self.0.val, !dbg !307
  tail call void @llvm.assume(i1 %cond.i.i), !dbg !316
; call __rustc::__rust_realloc
  %raw_ptr.i.i = tail call noundef ptr @_RNvCsfLfy6EI15iL_7___rustc14___rust_realloc(ptr noundef nonnull %self.8.val, i64 noundef %self.0.val, i64 noundef 1, i64 noundef range(i64 0, -9223372036854775808) %cap) #14, !dbg !319
  br label %bb7, !dbg !322

bb5:                                              ; preds = %bb15
  %2 = icmp eq i64 %cap, 0, !dbg !323
  br i1 %2, label %bb9, label %bb4.i.i, !dbg !323

bb4.i.i:                                          ; preds = %bb5
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #14, !dbg !330
; call __rustc::__rust_alloc
  %3 = tail call noundef ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef range(i64 0, -9223372036854775808) %cap, i64 noundef 1) #14, !dbg !334
  br label %bb7, !dbg !335

bb7:                                              ; preds = %bb4.i.i, %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator4grow.exit
  %raw_ptr.i.i.pn = phi ptr [ %raw_ptr.i.i, %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator4grow.exit ], [ %3, %bb4.i.i ]
  %4 = icmp eq ptr %raw_ptr.i.i.pn, null, !dbg !342
  br i1 %4, label %bb8, label %bb9, !dbg !344

bb8:                                              ; preds = %bb7
  %5 = getelementptr inbounds nuw i8, ptr %_0, i64 8, !dbg !345
  store i64 1, ptr %5, align 8, !dbg !345
  br label %bb11, !dbg !346

bb9:                                              ; preds = %bb5, %bb7
  %raw_ptr.i.i.pn7 = phi ptr [ %raw_ptr.i.i.pn, %bb7 ], [ inttoptr (i64 1 to ptr), %bb5 ]
  %6 = getelementptr inbounds nuw i8, ptr %_0, i64 8, !dbg !347
  store ptr %raw_ptr.i.i.pn7, ptr %6, align 8, !dbg !347
  br label %bb11, !dbg !349

bb11:                                             ; preds = %start, %bb9, %bb8
  %.sink8 = phi i64 [ 16, %bb9 ], [ 16, %bb8 ], [ 8, %start ]
  %cap.sink = phi i64 [ %cap, %bb9 ], [ %cap, %bb8 ], [ 0, %start ]
  %storemerge8 = phi i64 [ 0, %bb9 ], [ 1, %bb8 ], [ 1, %start ], !dbg !350
  %7 = getelementptr inbounds nuw i8, ptr %_0, i64 %.sink8, !dbg !350
  store i64 %cap.sink, ptr %7, align 8, !dbg !350
  store i64 %storemerge8, ptr %_0, align 8, !dbg !350
  ret void, !dbg !351
}

; alloc::raw_vec::RawVecInner<A>::reserve::do_reserve_and_handle
; Function Attrs: cold nounwind nonlazybind uwtable
define internal fastcc void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$7reserve21do_reserve_and_handle17h749292212e7819fdE"(ptr noalias noundef nonnull align 8 captures(none) dereferenceable(16) %slf, i64 noundef %len, i64 noundef %additional) unnamed_addr #0 personality ptr @rust_eh_personality !dbg !352 {
start:
  %self3.i = alloca [24 x i8], align 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !355), !dbg !358
  %_25.0.i = add i64 %additional, %len, !dbg !360
  %_25.1.i = icmp ult i64 %_25.0.i, %len, !dbg !360
  br i1 %_25.1.i, label %bb2, label %bb9.i, !dbg !365

bb9.i:                                            ; preds = %start
  %self5.i = load i64, ptr %slf, align 8, !dbg !370, !range !107, !alias.scope !355, !noundef !12
  %v16.i = shl nuw i64 %self5.i, 1, !dbg !370
  %..i.i = tail call noundef i64 @llvm.umax.i64(i64 %_25.0.i, i64 range(i64 0, -1) %v16.i), !dbg !372
  %..i16.i = tail call noundef i64 @llvm.umax.i64(i64 %..i.i, i64 8), !dbg !380
  call void @llvm.lifetime.start.p0(ptr nonnull %self3.i), !dbg !384, !noalias !355
  %0 = getelementptr inbounds nuw i8, ptr %slf, i64 8, !dbg !386
  %self.val15.i = load ptr, ptr %0, align 8, !dbg !386, !alias.scope !355
; call alloc::raw_vec::RawVecInner<A>::finish_grow
  call fastcc void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$11finish_grow17he82f48701c9529fdE"(ptr noalias noundef align 8 captures(none) dereferenceable(24) %self3.i, i64 %self5.i, ptr %self.val15.i, i64 noundef %..i16.i) #14, !dbg !386
  %_37.i = load i64, ptr %self3.i, align 8, !dbg !387, !range !393, !noalias !355, !noundef !12
  %1 = trunc nuw i64 %_37.i to i1, !dbg !394
  %2 = getelementptr inbounds nuw i8, ptr %self3.i, i64 8, !dbg !395
  br i1 %1, label %bb18.i, label %bb3, !dbg !394

bb18.i:                                           ; preds = %bb9.i
  %e.0.i = load i64, ptr %2, align 8, !dbg !396, !range !397, !noalias !355, !noundef !12
  %3 = getelementptr inbounds nuw i8, ptr %self3.i, i64 16, !dbg !396
  %e.1.i = load i64, ptr %3, align 8, !dbg !396, !noalias !355
  call void @llvm.lifetime.end.p0(ptr nonnull %self3.i), !dbg !398, !noalias !355
  br label %bb2, !dbg !399

bb2:                                              ; preds = %bb18.i, %start
  %_0.sroa.5.0.i.ph = phi i64 [ undef, %start ], [ %e.1.i, %bb18.i ]
  %_0.sroa.0.0.i.ph = phi i64 [ 0, %start ], [ %e.0.i, %bb18.i ]
; call alloc::raw_vec::handle_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef %_0.sroa.0.0.i.ph, i64 %_0.sroa.5.0.i.ph) #17, !dbg !401
  unreachable, !dbg !401

bb3:                                              ; preds = %bb9.i
  %v.0.i = load ptr, ptr %2, align 8, !dbg !402, !noalias !355, !nonnull !12, !noundef !12
  call void @llvm.lifetime.end.p0(ptr nonnull %self3.i), !dbg !398, !noalias !355
  store ptr %v.0.i, ptr %0, align 8, !dbg !403, !alias.scope !355
  %4 = icmp sgt i64 %..i16.i, -1, !dbg !407
  tail call void @llvm.assume(i1 %4), !dbg !407
  store i64 %..i16.i, ptr %slf, align 8, !dbg !413, !alias.scope !355
  ret void, !dbg !414
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #5

; __rustc::__rust_dealloc
; Function Attrs: nounwind nonlazybind allockind("free") uwtable
declare void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr allocptr noundef captures(address), i64 noundef, i64 noundef range(i64 1, -9223372036854775807)) unnamed_addr #6

; __rustc::__rust_realloc
; Function Attrs: nounwind nonlazybind allockind("realloc,aligned") allocsize(3) uwtable
declare noalias noundef ptr @_RNvCsfLfy6EI15iL_7___rustc14___rust_realloc(ptr allocptr noundef, i64 noundef, i64 allocalign noundef range(i64 1, -9223372036854775807), i64 noundef) unnamed_addr #7

; __rustc::__rust_no_alloc_shim_is_unstable_v2
; Function Attrs: nounwind nonlazybind uwtable
declare void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() unnamed_addr #1

; __rustc::__rust_alloc
; Function Attrs: nounwind nonlazybind allockind("alloc,uninitialized,aligned") allocsize(0) uwtable
declare noalias noundef ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef, i64 allocalign noundef range(i64 1, -9223372036854775807)) unnamed_addr #8

; Function Attrs: nounwind nonlazybind uwtable
declare noundef i32 @__VERIFIER_nondet_int() unnamed_addr #1

; core::panicking::panic
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #9

; std::rt::lang_start_internal
; Function Attrs: nounwind nonlazybind uwtable
declare noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48), i64 noundef, ptr noundef, i8 noundef) unnamed_addr #1

; Function Attrs: nounwind nonlazybind uwtable
declare noundef range(i32 0, 10) i32 @rust_eh_personality(i32 noundef, i32 noundef, i64 noundef, ptr noundef, ptr noundef) unnamed_addr #1

; alloc::raw_vec::handle_error
; Function Attrs: cold minsize noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef range(i64 0, -9223372036854775807), i64) unnamed_addr #10

; Function Attrs: nounwind nonlazybind
define noundef i32 @main(i32 %0, ptr %1) unnamed_addr #11 {
top:
  %_7.i = alloca [8 x i8], align 8
  %2 = load volatile i8, ptr @__rustc_debug_gdb_scripts_section__, align 1
  %3 = sext i32 %0 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %_7.i), !dbg !250
  store ptr @_ZN16rust_string_safe4main17hdd3a18f77f0bf9bbE, ptr %_7.i, align 8, !dbg !250
; call std::rt::lang_start_internal
  %_0.i = call noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1 %_7.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.0, i64 noundef %3, ptr noundef %1, i8 noundef 0) #14, !dbg !251
  call void @llvm.lifetime.end.p0(ptr nonnull %_7.i), !dbg !252
  %4 = trunc i64 %_0.i to i32
  ret i32 %4
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #12

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #13

attributes #0 = { cold nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { inlinehint nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { noinline nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nounwind nonlazybind allockind("free") uwtable "alloc-family"="__rust_alloc" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #7 = { nounwind nonlazybind allockind("realloc,aligned") allocsize(3) uwtable "alloc-family"="__rust_alloc" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #8 = { nounwind nonlazybind allockind("alloc,uninitialized,aligned") allocsize(0) uwtable "alloc-family"="__rust_alloc" "alloc-variant-zeroed"="_RNvCsfLfy6EI15iL_7___rustc19___rust_alloc_zeroed" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #9 = { cold noinline noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #10 = { cold minsize noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #11 = { nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #12 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #13 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #14 = { nounwind }
attributes #15 = { noinline noreturn nounwind }
attributes #16 = { noinline nounwind }
attributes #17 = { noreturn nounwind }

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
!7 = !DIFile(filename: "rust_string_safe.rs/@/rust_string_safe.c631120056c066e1-cgu.0", directory: ".")
!8 = distinct !DISubprogram(name: "main", linkageName: "_ZN16rust_string_safe4main17hdd3a18f77f0bf9bbE", scope: !10, file: !9, line: 10, type: !11, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized | DISPFlagMainSubprogram, unit: !6, templateParams: !12)
!9 = !DIFile(filename: "rust_string_safe.rs", directory: ".", checksumkind: CSK_MD5, checksum: "0d89ef1f838c88b1afb907b3916fb899")
!10 = !DINamespace(name: "rust_string_safe", scope: null)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 11, column: 9, scope: !8)
!14 = !DILocation(line: 438, column: 9, scope: !15, inlinedAt: !20)
!15 = distinct !DISubprogram(name: "new", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String3new", scope: !17, file: !16, line: 437, type: !11, scopeLine: 437, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!16 = !DIFile(filename: "library/alloc/src/string.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "d83aa07ff14615d36cf46a54ac461721")
!17 = !DINamespace(name: "String", scope: !18)
!18 = !DINamespace(name: "string", scope: !19)
!19 = !DINamespace(name: "alloc", scope: null)
!20 = !DILocation(line: 11, column: 17, scope: !8)
!21 = !{!22}
!22 = distinct !{!22, !23, !"_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String4push: %self"}
!23 = distinct !{!23, !"_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String4push"}
!24 = !DILocation(line: 12, column: 7, scope: !25)
!25 = distinct !DILexicalBlock(scope: !8, file: !9, line: 11, column: 5)
!26 = !DILocation(line: 673, column: 17, scope: !27, inlinedAt: !31)
!27 = distinct !DISubprogram(name: "reserve<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$7reserve17h56cc51fdaec1f272E", scope: !29, file: !28, line: 653, type: !11, scopeLine: 653, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!28 = !DIFile(filename: "library/alloc/src/raw_vec/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "78584250230dfe0aae92794a07566ae7")
!29 = !DINamespace(name: "RawVecInner", scope: !30)
!30 = !DINamespace(name: "raw_vec", scope: !19)
!31 = distinct !DILocation(line: 340, column: 29, scope: !32, inlinedAt: !34)
!32 = distinct !DISubprogram(name: "reserve<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$7reserve17h382e88608cafa175E", scope: !33, file: !28, line: 338, type: !11, scopeLine: 338, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!33 = !DINamespace(name: "RawVec", scope: !30)
!34 = distinct !DILocation(line: 1446, column: 18, scope: !35, inlinedAt: !39)
!35 = distinct !DISubprogram(name: "reserve<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17habbe1f7ea147e126E", scope: !37, file: !36, line: 1445, type: !11, scopeLine: 1445, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!36 = !DIFile(filename: "library/alloc/src/vec/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "561105229399139e451a3aa6309b761e")
!37 = !DINamespace(name: "Vec", scope: !38)
!38 = !DINamespace(name: "vec", scope: !19)
!39 = distinct !DILocation(line: 1220, column: 18, scope: !40, inlinedAt: !41)
!40 = distinct !DISubprogram(name: "reserve", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String7reserve", scope: !17, file: !16, line: 1219, type: !11, scopeLine: 1219, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!41 = distinct !DILocation(line: 1419, column: 14, scope: !42, inlinedAt: !45)
!42 = distinct !DILexicalBlock(scope: !43, file: !16, line: 1418, column: 9)
!43 = distinct !DILexicalBlock(scope: !44, file: !16, line: 1417, column: 9)
!44 = distinct !DISubprogram(name: "push", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String4push", scope: !17, file: !16, line: 1416, type: !11, scopeLine: 1416, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!45 = distinct !DILocation(line: 12, column: 7, scope: !25)
!46 = !DILocation(line: 2997, column: 19, scope: !47, inlinedAt: !48)
!47 = distinct !DISubprogram(name: "len<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$3len17hf6da44b9c1022f32E", scope: !37, file: !36, line: 2996, type: !11, scopeLine: 2996, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!48 = distinct !DILocation(line: 1861, column: 18, scope: !49, inlinedAt: !51)
!49 = !DILexicalBlockFile(scope: !50, file: !16, discriminator: 2)
!50 = distinct !DISubprogram(name: "len", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String3len", scope: !17, file: !16, line: 1860, type: !11, scopeLine: 1860, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!51 = distinct !DILocation(line: 1423, column: 93, scope: !42, inlinedAt: !45)
!52 = !DILocation(line: 612, column: 9, scope: !53, inlinedAt: !54)
!53 = distinct !DISubprogram(name: "non_null<alloc::alloc::Global, u8>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8non_null17h7f5d3a637262a8f8E", scope: !29, file: !28, line: 611, type: !11, scopeLine: 611, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!54 = distinct !DILocation(line: 607, column: 14, scope: !55, inlinedAt: !56)
!55 = distinct !DISubprogram(name: "ptr<alloc::alloc::Global, u8>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$3ptr17hd017e5a319b86daaE", scope: !29, file: !28, line: 606, type: !11, scopeLine: 606, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!56 = distinct !DILocation(line: 295, column: 20, scope: !57, inlinedAt: !58)
!57 = distinct !DISubprogram(name: "ptr<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$3ptr17h624f987105549f3bE", scope: !33, file: !28, line: 294, type: !11, scopeLine: 294, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!58 = distinct !DILocation(line: 2000, column: 18, scope: !59, inlinedAt: !60)
!59 = distinct !DISubprogram(name: "as_mut_ptr<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$10as_mut_ptr17h6b18586734db998eE", scope: !37, file: !36, line: 1997, type: !11, scopeLine: 1997, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!60 = distinct !DILocation(line: 1423, column: 71, scope: !42, inlinedAt: !45)
!61 = !DILocation(line: 3002, column: 37, scope: !62, inlinedAt: !48)
!62 = distinct !DILexicalBlock(scope: !47, file: !36, line: 2997, column: 9)
!63 = !DILocation(line: 3002, column: 18, scope: !62, inlinedAt: !48)
!64 = !DILocation(line: 961, column: 18, scope: !65, inlinedAt: !71)
!65 = distinct !DISubprogram(name: "add<u8>", linkageName: "_ZN4core3ptr7mut_ptr31_$LT$impl$u20$$BP$mut$u20$T$GT$3add17he242f73c98c3bc67E", scope: !67, file: !66, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!66 = !DIFile(filename: "library/core/src/ptr/mut_ptr.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!67 = !DINamespace(name: "{impl#0}", scope: !68)
!68 = !DINamespace(name: "mut_ptr", scope: !69)
!69 = !DINamespace(name: "ptr", scope: !70)
!70 = !DINamespace(name: "core", scope: null)
!71 = distinct !DILocation(line: 1423, column: 84, scope: !42, inlinedAt: !45)
!72 = !DILocation(line: 1917, column: 13, scope: !73, inlinedAt: !78)
!73 = distinct !DILexicalBlock(scope: !75, file: !74, line: 1912, column: 5)
!74 = !DIFile(filename: "library/core/src/char/methods.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "5d684acd75bd81500f3b16def5f1380a")
!75 = distinct !DISubprogram(name: "encode_utf8_raw_unchecked", linkageName: "_RNvNtNtCsgEmfK2I1SDS_4core4char7methods25encode_utf8_raw_unchecked", scope: !76, file: !74, line: 1911, type: !11, scopeLine: 1911, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!76 = !DINamespace(name: "methods", scope: !77)
!77 = !DINamespace(name: "char", scope: !70)
!78 = distinct !DILocation(line: 1423, column: 13, scope: !42, inlinedAt: !45)
!79 = !DILocation(line: 2168, column: 9, scope: !80, inlinedAt: !81)
!80 = distinct !DISubprogram(name: "set_len<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$7set_len17hd93319ec537416bfE", scope: !37, file: !36, line: 2161, type: !11, scopeLine: 2161, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!81 = distinct !DILocation(line: 1424, column: 22, scope: !42, inlinedAt: !45)
!82 = !{!83}
!83 = distinct !{!83, !84, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$15append_elements17h9e4d743aee047634E: %self"}
!84 = distinct !{!84, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$15append_elements17h9e4d743aee047634E"}
!85 = !DILocation(line: 56, column: 23, scope: !86, inlinedAt: !91)
!86 = distinct !DILexicalBlock(scope: !88, file: !87, line: 55, column: 9)
!87 = !DIFile(filename: "library/alloc/src/vec/spec_extend.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "64fc232c5e502e0225698dc98d50caf8")
!88 = distinct !DISubprogram(name: "spec_extend<u8, alloc::alloc::Global>", linkageName: "_ZN132_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$$RF$T$C$core..slice..iter..Iter$LT$T$GT$$GT$$GT$11spec_extend17h470d296b25af76baE", scope: !89, file: !87, line: 54, type: !11, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!89 = !DINamespace(name: "{impl#4}", scope: !90)
!90 = !DINamespace(name: "spec_extend", scope: !38)
!91 = !DILocation(line: 3500, column: 14, scope: !92, inlinedAt: !93)
!92 = distinct !DISubprogram(name: "extend_from_slice<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$17extend_from_slice17h394595471c8eccd1E", scope: !37, file: !36, line: 3499, type: !11, scopeLine: 3499, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!93 = !DILocation(line: 1102, column: 18, scope: !94, inlinedAt: !95)
!94 = distinct !DISubprogram(name: "push_str", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String8push_str", scope: !17, file: !16, line: 1101, type: !11, scopeLine: 1101, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!95 = !DILocation(line: 13, column: 7, scope: !25)
!96 = !DILocation(line: 617, column: 49, scope: !97, inlinedAt: !98)
!97 = distinct !DISubprogram(name: "capacity<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8capacity17h8cca5319f9716f4cE", scope: !29, file: !28, line: 616, type: !11, scopeLine: 616, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!98 = distinct !DILocation(line: 765, column: 27, scope: !99, inlinedAt: !100)
!99 = distinct !DISubprogram(name: "needs_to_grow<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$13needs_to_grow17h7bc863a55d52b068E", scope: !29, file: !28, line: 764, type: !11, scopeLine: 764, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!100 = distinct !DILocation(line: 671, column: 17, scope: !27, inlinedAt: !101)
!101 = distinct !DILocation(line: 340, column: 29, scope: !32, inlinedAt: !102)
!102 = distinct !DILocation(line: 1446, column: 18, scope: !35, inlinedAt: !103)
!103 = distinct !DILocation(line: 2879, column: 14, scope: !104, inlinedAt: !106)
!104 = distinct !DILexicalBlock(scope: !105, file: !36, line: 2878, column: 9)
!105 = distinct !DISubprogram(name: "append_elements<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$15append_elements17h9e4d743aee047634E", scope: !37, file: !36, line: 2877, type: !11, scopeLine: 2877, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!106 = distinct !DILocation(line: 56, column: 23, scope: !86, inlinedAt: !91)
!107 = !{i64 0, i64 -9223372036854775808}
!108 = !{!109, !83}
!109 = distinct !{!109, !110, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17habbe1f7ea147e126E: %self"}
!110 = distinct !{!110, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17habbe1f7ea147e126E"}
!111 = !DILocation(line: 2494, column: 13, scope: !112, inlinedAt: !116)
!112 = distinct !DISubprogram(name: "wrapping_sub", linkageName: "_RNvMs9_NtCsgEmfK2I1SDS_4core3numj12wrapping_sub", scope: !114, file: !113, line: 2493, type: !11, scopeLine: 2493, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!113 = !DIFile(filename: "library/core/src/num/uint_macros.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "de2f29a3485fc28d710ba6c3062e6efa")
!114 = !DINamespace(name: "{impl#11}", scope: !115)
!115 = !DINamespace(name: "num", scope: !70)
!116 = distinct !DILocation(line: 765, column: 56, scope: !99, inlinedAt: !100)
!117 = !DILocation(line: 765, column: 9, scope: !99, inlinedAt: !100)
!118 = !DILocation(line: 671, column: 12, scope: !27, inlinedAt: !101)
!119 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!120 = !DILocation(line: 673, column: 17, scope: !27, inlinedAt: !101)
!121 = !DILocation(line: 2997, column: 19, scope: !122, inlinedAt: !123)
!122 = distinct !DISubprogram(name: "len<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$3len17hf6da44b9c1022f32E", scope: !37, file: !36, line: 2996, type: !11, scopeLine: 2996, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!123 = distinct !DILocation(line: 2880, column: 24, scope: !104, inlinedAt: !106)
!124 = !DILocation(line: 612, column: 9, scope: !125, inlinedAt: !126)
!125 = distinct !DISubprogram(name: "non_null<alloc::alloc::Global, u8>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8non_null17h7f5d3a637262a8f8E", scope: !29, file: !28, line: 611, type: !11, scopeLine: 611, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!126 = distinct !DILocation(line: 607, column: 14, scope: !127, inlinedAt: !128)
!127 = distinct !DISubprogram(name: "ptr<alloc::alloc::Global, u8>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$3ptr17hd017e5a319b86daaE", scope: !29, file: !28, line: 606, type: !11, scopeLine: 606, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!128 = distinct !DILocation(line: 295, column: 20, scope: !129, inlinedAt: !130)
!129 = distinct !DISubprogram(name: "ptr<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$3ptr17h624f987105549f3bE", scope: !33, file: !28, line: 294, type: !11, scopeLine: 294, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!130 = distinct !DILocation(line: 2000, column: 18, scope: !131, inlinedAt: !132)
!131 = distinct !DISubprogram(name: "as_mut_ptr<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$10as_mut_ptr17h6b18586734db998eE", scope: !37, file: !36, line: 1997, type: !11, scopeLine: 1997, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!132 = distinct !DILocation(line: 2883, column: 66, scope: !133, inlinedAt: !106)
!133 = distinct !DILexicalBlock(scope: !104, file: !36, line: 2880, column: 9)
!134 = !DILocation(line: 3002, column: 37, scope: !135, inlinedAt: !123)
!135 = distinct !DILexicalBlock(scope: !122, file: !36, line: 2997, column: 9)
!136 = !DILocation(line: 3002, column: 18, scope: !135, inlinedAt: !123)
!137 = !DILocation(line: 961, column: 18, scope: !138, inlinedAt: !139)
!138 = distinct !DISubprogram(name: "add<u8>", linkageName: "_ZN4core3ptr7mut_ptr31_$LT$impl$u20$$BP$mut$u20$T$GT$3add17he242f73c98c3bc67E", scope: !67, file: !66, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!139 = distinct !DILocation(line: 2883, column: 79, scope: !133, inlinedAt: !106)
!140 = !DILocation(line: 547, column: 14, scope: !141, inlinedAt: !143)
!141 = distinct !DISubprogram(name: "copy_nonoverlapping<u8>", linkageName: "_ZN4core3ptr19copy_nonoverlapping17h5ecc9e2421fa2114E", scope: !69, file: !142, line: 526, type: !11, scopeLine: 526, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!142 = !DIFile(filename: "library/core/src/ptr/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "8f706ae0a0620120e6e931983ef127f1")
!143 = distinct !DILocation(line: 2883, column: 17, scope: !133, inlinedAt: !106)
!144 = !DILocation(line: 2886, column: 9, scope: !133, inlinedAt: !106)
!145 = !DILocation(line: 7, column: 14, scope: !146, inlinedAt: !147)
!146 = distinct !DISubprogram(name: "int", linkageName: "_ZN16rust_string_safe3int17h430040b24fd11889E", scope: !10, file: !9, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!147 = distinct !DILocation(line: 14, column: 8, scope: !25)
!148 = !DILocation(line: 14, column: 8, scope: !25)
!149 = !{!150}
!150 = distinct !{!150, !151, !"_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String4push: %self"}
!151 = distinct !{!151, !"_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String4push"}
!152 = !DILocation(line: 15, column: 11, scope: !25)
!153 = !DILocation(line: 3002, column: 37, scope: !154, inlinedAt: !155)
!154 = distinct !DILexicalBlock(scope: !47, file: !36, line: 2997, column: 9)
!155 = distinct !DILocation(line: 1861, column: 18, scope: !50, inlinedAt: !156)
!156 = distinct !DILocation(line: 1417, column: 24, scope: !44, inlinedAt: !157)
!157 = distinct !DILocation(line: 15, column: 11, scope: !25)
!158 = !DILocation(line: 3002, column: 18, scope: !154, inlinedAt: !155)
!159 = !DILocation(line: 617, column: 49, scope: !97, inlinedAt: !160)
!160 = distinct !DILocation(line: 765, column: 27, scope: !99, inlinedAt: !161)
!161 = distinct !DILocation(line: 671, column: 17, scope: !27, inlinedAt: !162)
!162 = distinct !DILocation(line: 340, column: 29, scope: !32, inlinedAt: !163)
!163 = distinct !DILocation(line: 1446, column: 18, scope: !35, inlinedAt: !164)
!164 = distinct !DILocation(line: 1220, column: 18, scope: !40, inlinedAt: !165)
!165 = distinct !DILocation(line: 1419, column: 14, scope: !42, inlinedAt: !157)
!166 = !{!167, !150}
!167 = distinct !{!167, !168, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17habbe1f7ea147e126E: %self"}
!168 = distinct !{!168, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17habbe1f7ea147e126E"}
!169 = !DILocation(line: 765, column: 9, scope: !99, inlinedAt: !161)
!170 = !DILocation(line: 671, column: 12, scope: !27, inlinedAt: !162)
!171 = !DILocation(line: 673, column: 17, scope: !27, inlinedAt: !162)
!172 = !DILocation(line: 2997, column: 19, scope: !47, inlinedAt: !173)
!173 = distinct !DILocation(line: 1861, column: 18, scope: !49, inlinedAt: !174)
!174 = distinct !DILocation(line: 1423, column: 93, scope: !42, inlinedAt: !157)
!175 = !DILocation(line: 612, column: 9, scope: !53, inlinedAt: !176)
!176 = distinct !DILocation(line: 607, column: 14, scope: !55, inlinedAt: !177)
!177 = distinct !DILocation(line: 295, column: 20, scope: !57, inlinedAt: !178)
!178 = distinct !DILocation(line: 2000, column: 18, scope: !59, inlinedAt: !179)
!179 = distinct !DILocation(line: 1423, column: 71, scope: !42, inlinedAt: !157)
!180 = !DILocation(line: 3002, column: 37, scope: !62, inlinedAt: !173)
!181 = !DILocation(line: 3002, column: 18, scope: !62, inlinedAt: !173)
!182 = !DILocation(line: 961, column: 18, scope: !65, inlinedAt: !183)
!183 = distinct !DILocation(line: 1423, column: 84, scope: !42, inlinedAt: !157)
!184 = !DILocation(line: 1917, column: 13, scope: !73, inlinedAt: !185)
!185 = distinct !DILocation(line: 1423, column: 13, scope: !42, inlinedAt: !157)
!186 = !DILocation(line: 1424, column: 30, scope: !42, inlinedAt: !157)
!187 = !DILocation(line: 14, column: 5, scope: !25)
!188 = !DILocation(line: 2997, column: 19, scope: !189, inlinedAt: !190)
!189 = distinct !DISubprogram(name: "len<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$3len17hf6da44b9c1022f32E", scope: !37, file: !36, line: 2996, type: !11, scopeLine: 2996, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!190 = !DILocation(line: 1861, column: 18, scope: !191, inlinedAt: !192)
!191 = distinct !DISubprogram(name: "len", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String3len", scope: !17, file: !16, line: 1860, type: !11, scopeLine: 1860, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!192 = !DILocation(line: 17, column: 15, scope: !25)
!193 = !DILocation(line: 3002, column: 37, scope: !194, inlinedAt: !190)
!194 = distinct !DILexicalBlock(scope: !189, file: !36, line: 2997, column: 9)
!195 = !DILocation(line: 3002, column: 18, scope: !194, inlinedAt: !190)
!196 = !DILocation(line: 17, column: 13, scope: !25)
!197 = !{!"branch_weights", i32 4000000, i32 4001}
!198 = !DILocation(line: 17, column: 5, scope: !25)
!199 = !DILocation(line: 612, column: 9, scope: !200, inlinedAt: !201)
!200 = distinct !DISubprogram(name: "non_null<alloc::alloc::Global, u8>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8non_null17h7f5d3a637262a8f8E", scope: !29, file: !28, line: 611, type: !11, scopeLine: 611, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!201 = !DILocation(line: 607, column: 14, scope: !202, inlinedAt: !203)
!202 = distinct !DISubprogram(name: "ptr<alloc::alloc::Global, u8>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$3ptr17hd017e5a319b86daaE", scope: !29, file: !28, line: 606, type: !11, scopeLine: 606, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!203 = !DILocation(line: 295, column: 20, scope: !204, inlinedAt: !205)
!204 = distinct !DISubprogram(name: "ptr<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$3ptr17h624f987105549f3bE", scope: !33, file: !28, line: 294, type: !11, scopeLine: 294, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!205 = !DILocation(line: 1916, column: 18, scope: !206, inlinedAt: !207)
!206 = distinct !DISubprogram(name: "as_ptr<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$6as_ptr17h6d9979449f1a9f44E", scope: !37, file: !36, line: 1913, type: !11, scopeLine: 1913, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!207 = !DILocation(line: 1815, column: 76, scope: !208, inlinedAt: !209)
!208 = distinct !DISubprogram(name: "as_slice<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$8as_slice17h6e26e6745aee2674E", scope: !37, file: !36, line: 1798, type: !11, scopeLine: 1798, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!209 = !DILocation(line: 1446, column: 18, scope: !210, inlinedAt: !211)
!210 = distinct !DISubprogram(name: "as_bytes", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String8as_bytes", scope: !17, file: !16, line: 1445, type: !11, scopeLine: 1445, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!211 = !DILocation(line: 18, column: 15, scope: !25)
!212 = !DILocation(line: 18, column: 13, scope: !25)
!213 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!214 = !DILocation(line: 19, column: 1, scope: !8)
!215 = !DILocation(line: 632, column: 39, scope: !216, inlinedAt: !217)
!216 = distinct !DISubprogram(name: "current_memory<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17ha993c60205fc27d1E", scope: !29, file: !28, line: 631, type: !11, scopeLine: 631, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!217 = distinct !DILocation(line: 872, column: 52, scope: !218, inlinedAt: !220)
!218 = distinct !DILexicalBlock(scope: !219, file: !28, line: 872, column: 82)
!219 = distinct !DISubprogram(name: "deallocate<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17hfa5158b2e70e308bE", scope: !29, file: !28, line: 870, type: !11, scopeLine: 870, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!220 = distinct !DILocation(line: 423, column: 29, scope: !221, inlinedAt: !223)
!221 = distinct !DISubprogram(name: "drop<u8, alloc::alloc::Global>", linkageName: "_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h1cf1e49cc1570b02E", scope: !222, file: !28, line: 421, type: !11, scopeLine: 421, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!222 = !DINamespace(name: "{impl#3}", scope: !30)
!223 = distinct !DILocation(line: 805, column: 1, scope: !224, inlinedAt: !225)
!224 = distinct !DISubprogram(name: "drop_in_place<alloc::raw_vec::RawVec<u8, alloc::alloc::Global>>", linkageName: "_ZN4core3ptr53drop_in_place$LT$alloc..raw_vec..RawVec$LT$u8$GT$$GT$17h6366a8a3248bae90E", scope: !69, file: !142, line: 805, type: !11, scopeLine: 805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!225 = distinct !DILocation(line: 805, column: 1, scope: !226, inlinedAt: !227)
!226 = distinct !DISubprogram(name: "drop_in_place<alloc::vec::Vec<u8, alloc::alloc::Global>>", linkageName: "_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17h9d365876662f34dcE", scope: !69, file: !142, line: 805, type: !11, scopeLine: 805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!227 = distinct !DILocation(line: 805, column: 1, scope: !228, inlinedAt: !229)
!228 = distinct !DISubprogram(name: "drop_in_place<alloc::string::String>", linkageName: "_ZN4core3ptr42drop_in_place$LT$alloc..string..String$GT$17h9cdefdb4e455e347E", scope: !69, file: !142, line: 805, type: !11, scopeLine: 805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!229 = distinct !DILocation(line: 19, column: 1, scope: !8)
!230 = !DILocation(line: 115, column: 14, scope: !231, inlinedAt: !234)
!231 = distinct !DISubprogram(name: "dealloc", linkageName: "_RNvNtCslNYArtu3iFV_5alloc5alloc7dealloc", scope: !233, file: !232, line: 114, type: !11, scopeLine: 114, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!232 = !DIFile(filename: "library/alloc/src/alloc.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "57066d22da38e4b1f3bfd29f3d5ff5ae")
!233 = !DINamespace(name: "alloc", scope: !19)
!234 = distinct !DILocation(line: 209, column: 22, scope: !235, inlinedAt: !237)
!235 = distinct !DISubprogram(name: "deallocate_impl_runtime", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global23deallocate_impl_runtime", scope: !236, file: !232, line: 199, type: !11, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!236 = !DINamespace(name: "Global", scope: !233)
!237 = distinct !DILocation(line: 324, column: 9, scope: !238, inlinedAt: !239)
!238 = distinct !DISubprogram(name: "deallocate_impl", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global15deallocate_impl", scope: !236, file: !232, line: 323, type: !11, scopeLine: 323, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!239 = distinct !DILocation(line: 442, column: 23, scope: !240, inlinedAt: !242)
!240 = distinct !DISubprogram(name: "deallocate", linkageName: "_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate", scope: !241, file: !232, line: 440, type: !11, scopeLine: 440, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!241 = !DINamespace(name: "{impl#1}", scope: !233)
!242 = distinct !DILocation(line: 874, column: 28, scope: !218, inlinedAt: !220)
!243 = !DILocation(line: 872, column: 9, scope: !219, inlinedAt: !220)
!244 = !DILocation(line: 19, column: 2, scope: !8)
!245 = !DILocation(line: 18, column: 5, scope: !25)
!246 = distinct !DISubprogram(name: "lang_start<()>", linkageName: "_ZN3std2rt10lang_start17h2aee5d411aea596aE", scope: !248, file: !247, line: 199, type: !11, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!247 = !DIFile(filename: "library/std/src/rt.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "83eadca7bec2ebce94abb46f51902baa")
!248 = !DINamespace(name: "rt", scope: !249)
!249 = !DINamespace(name: "std", scope: null)
!250 = !DILocation(line: 206, column: 10, scope: !246)
!251 = !DILocation(line: 205, column: 5, scope: !246)
!252 = !DILocation(line: 210, column: 5, scope: !246)
!253 = !DILocation(line: 211, column: 2, scope: !246)
!254 = distinct !DISubprogram(name: "{closure#0}<()>", linkageName: "_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h9f79715524e63874E", scope: !255, file: !247, line: 206, type: !11, scopeLine: 206, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!255 = !DINamespace(name: "lang_start", scope: !248)
!256 = !DILocation(line: 206, column: 70, scope: !254)
!257 = !DILocation(line: 206, column: 18, scope: !254)
!258 = !DILocation(line: 206, column: 93, scope: !254)
!259 = distinct !DISubprogram(name: "__rust_begin_short_backtrace<fn(), ()>", linkageName: "_ZN3std3sys9backtrace28__rust_begin_short_backtrace17hef0861417f54a74dE", scope: !261, file: !260, line: 162, type: !11, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!260 = !DIFile(filename: "library/std/src/sys/backtrace.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "0469076862be40bd9e65965440a24fae")
!261 = !DINamespace(name: "backtrace", scope: !262)
!262 = !DINamespace(name: "sys", scope: !249)
!263 = !DILocation(line: 250, column: 5, scope: !264, inlinedAt: !269)
!264 = distinct !DISubprogram(name: "call_once<fn(), ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17h8969b8a899b581f1E", scope: !266, file: !265, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!265 = !DIFile(filename: "library/core/src/ops/function.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7165aec212fc528edf645f7f5c1c91bb")
!266 = !DINamespace(name: "FnOnce", scope: !267)
!267 = !DINamespace(name: "function", scope: !268)
!268 = !DINamespace(name: "ops", scope: !70)
!269 = distinct !DILocation(line: 166, column: 18, scope: !259)
!270 = !DILocation(line: 491, column: 5, scope: !271, inlinedAt: !274)
!271 = distinct !DISubprogram(name: "black_box<()>", linkageName: "_ZN4core4hint9black_box17ha4d3e11917c5289dE", scope: !273, file: !272, line: 490, type: !11, scopeLine: 490, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!272 = !DIFile(filename: "library/core/src/hint.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "2a901a283eb5f69871d8be07d256ca78")
!273 = !DINamespace(name: "hint", scope: !70)
!274 = !DILocation(line: 169, column: 5, scope: !275)
!275 = distinct !DILexicalBlock(scope: !259, file: !260, line: 166, column: 5)
!276 = !{i64 13869170956518861}
!277 = !DILocation(line: 172, column: 2, scope: !259)
!278 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h30aa9f9aff8c1123E", scope: !266, file: !265, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!279 = !DILocation(line: 250, column: 5, scope: !278)
!280 = !DILocation(line: 206, column: 18, scope: !254, inlinedAt: !281)
!281 = distinct !DILocation(line: 250, column: 5, scope: !282, inlinedAt: !283)
!282 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17h742ed4e1c80538c7E", scope: !266, file: !265, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!283 = distinct !DILocation(line: 250, column: 5, scope: !278)
!284 = !{!285}
!285 = distinct !{!285, !286, !"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h9f79715524e63874E: %_1"}
!286 = distinct !{!286, !"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h9f79715524e63874E"}
!287 = distinct !DISubprogram(name: "finish_grow<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$11finish_grow17he82f48701c9529fdE", scope: !29, file: !28, line: 542, type: !288, scopeLine: 542, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!288 = !DISubroutineType(cc: DW_CC_nocall, types: !12)
!289 = !DILocation(line: 75, column: 9, scope: !290, inlinedAt: !295)
!290 = distinct !DISubprogram(name: "is_size_alignment_valid", linkageName: "_RNvMNtNtCsgEmfK2I1SDS_4core5alloc6layoutNtB2_6Layout23is_size_alignment_valid", scope: !292, file: !291, line: 74, type: !11, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!291 = !DIFile(filename: "library/core/src/alloc/layout.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "742dc9b469eb35aa4fa4088d8f093c03")
!292 = !DINamespace(name: "Layout", scope: !293)
!293 = !DINamespace(name: "layout", scope: !294)
!294 = !DINamespace(name: "alloc", scope: !70)
!295 = !DILocation(line: 113, column: 12, scope: !296, inlinedAt: !297)
!296 = distinct !DISubprogram(name: "from_size_alignment", linkageName: "_RNvMNtNtCsgEmfK2I1SDS_4core5alloc6layoutNtB2_6Layout19from_size_alignment", scope: !292, file: !291, line: 109, type: !11, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!297 = !DILocation(line: 529, column: 13, scope: !298, inlinedAt: !300)
!298 = distinct !DILexicalBlock(scope: !299, file: !291, line: 527, column: 54)
!299 = distinct !DISubprogram(name: "repeat_packed", linkageName: "_RNvMNtNtCsgEmfK2I1SDS_4core5alloc6layoutNtB2_6Layout13repeat_packed", scope: !292, file: !291, line: 526, type: !11, scopeLine: 526, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!300 = !DILocation(line: 900, column: 23, scope: !301, inlinedAt: !302)
!301 = distinct !DISubprogram(name: "layout_array", linkageName: "_RNvNtCslNYArtu3iFV_5alloc7raw_vec12layout_array", scope: !30, file: !28, line: 894, type: !11, scopeLine: 894, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!302 = !DILocation(line: 547, column: 26, scope: !287)
!303 = !DILocation(line: 632, column: 39, scope: !216, inlinedAt: !304)
!304 = distinct !DILocation(line: 549, column: 69, scope: !305)
!305 = distinct !DILexicalBlock(scope: !306, file: !28, line: 549, column: 99)
!306 = distinct !DILexicalBlock(scope: !287, file: !28, line: 547, column: 9)
!307 = !DILocation(line: 237, column: 40, scope: !308, inlinedAt: !311)
!308 = distinct !DILexicalBlock(scope: !309, file: !232, line: 234, column: 17)
!309 = distinct !DILexicalBlock(scope: !310, file: !232, line: 233, column: 13)
!310 = distinct !DISubprogram(name: "grow_impl_runtime", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global17grow_impl_runtime", scope: !236, file: !232, line: 216, type: !11, scopeLine: 216, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!311 = distinct !DILocation(line: 342, column: 9, scope: !312, inlinedAt: !313)
!312 = distinct !DISubprogram(name: "grow_impl", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global9grow_impl", scope: !236, file: !232, line: 335, type: !11, scopeLine: 335, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!313 = distinct !DILocation(line: 454, column: 23, scope: !314, inlinedAt: !315)
!314 = distinct !DISubprogram(name: "grow", linkageName: "_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator4grow", scope: !241, file: !232, line: 447, type: !11, scopeLine: 447, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!315 = distinct !DILocation(line: 555, column: 28, scope: !305)
!316 = !DILocation(line: 210, column: 9, scope: !317, inlinedAt: !318)
!317 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCsgEmfK2I1SDS_4core4hint16assert_unchecked", scope: !273, file: !272, line: 202, type: !11, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!318 = distinct !DILocation(line: 237, column: 17, scope: !308, inlinedAt: !311)
!319 = !DILocation(line: 135, column: 14, scope: !320, inlinedAt: !321)
!320 = distinct !DISubprogram(name: "realloc", linkageName: "_RNvNtCslNYArtu3iFV_5alloc5alloc7realloc", scope: !233, file: !232, line: 134, type: !11, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!321 = distinct !DILocation(line: 239, column: 31, scope: !308, inlinedAt: !311)
!322 = !DILocation(line: 549, column: 22, scope: !306)
!323 = !DILocation(line: 186, column: 9, scope: !324, inlinedAt: !325)
!324 = distinct !DISubprogram(name: "alloc_impl_runtime", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global18alloc_impl_runtime", scope: !236, file: !232, line: 185, type: !11, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!325 = distinct !DILocation(line: 312, column: 9, scope: !326, inlinedAt: !327)
!326 = distinct !DISubprogram(name: "alloc_impl", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global10alloc_impl", scope: !236, file: !232, line: 311, type: !11, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!327 = distinct !DILocation(line: 429, column: 14, scope: !328, inlinedAt: !329)
!328 = distinct !DISubprogram(name: "allocate", linkageName: "_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator8allocate", scope: !241, file: !232, line: 428, type: !11, scopeLine: 428, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!329 = distinct !DILocation(line: 558, column: 24, scope: !306)
!330 = !DILocation(line: 93, column: 9, scope: !331, inlinedAt: !332)
!331 = distinct !DISubprogram(name: "alloc", linkageName: "_RNvNtCslNYArtu3iFV_5alloc5alloc5alloc", scope: !233, file: !232, line: 89, type: !11, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!332 = distinct !DILocation(line: 190, column: 73, scope: !333, inlinedAt: !325)
!333 = distinct !DILexicalBlock(scope: !324, file: !232, line: 189, column: 13)
!334 = !DILocation(line: 95, column: 9, scope: !331, inlinedAt: !332)
!335 = !DILocation(line: 270, column: 13, scope: !336, inlinedAt: !340)
!336 = distinct !DISubprogram(name: "new<u8>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$3new17hc4f8618b5e375b54E", scope: !338, file: !337, line: 269, type: !11, scopeLine: 269, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!337 = !DIFile(filename: "library/core/src/ptr/non_null.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "e5222a5160165ba1cd09076ad7a11733")
!338 = !DINamespace(name: "NonNull", scope: !339)
!339 = !DINamespace(name: "non_null", scope: !69)
!340 = distinct !DILocation(line: 191, column: 27, scope: !341, inlinedAt: !325)
!341 = distinct !DILexicalBlock(scope: !333, file: !232, line: 190, column: 17)
!342 = !DILocation(line: 562, column: 15, scope: !343)
!343 = distinct !DILexicalBlock(scope: !306, file: !28, line: 549, column: 9)
!344 = !DILocation(line: 562, column: 9, scope: !343)
!345 = !DILocation(line: 564, column: 23, scope: !343)
!346 = !DILocation(line: 564, column: 87, scope: !343)
!347 = !DILocation(line: 563, column: 27, scope: !348)
!348 = distinct !DILexicalBlock(scope: !343, file: !28, line: 563, column: 13)
!349 = !DILocation(line: 563, column: 36, scope: !343)
!350 = !DILocation(line: 0, scope: !287)
!351 = !DILocation(line: 566, column: 6, scope: !287)
!352 = distinct !DISubprogram(name: "do_reserve_and_handle<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$7reserve21do_reserve_and_handle17h749292212e7819fdE", scope: !353, file: !28, line: 659, type: !288, scopeLine: 659, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!353 = !DINamespace(name: "reserve", scope: !354)
!354 = !DINamespace(name: "{impl#4}", scope: !30)
!355 = !{!356}
!356 = distinct !{!356, !357, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14grow_amortized17hd8081f6bfa9b9baaE: %self"}
!357 = distinct !{!357, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14grow_amortized17hd8081f6bfa9b9baaE"}
!358 = !DILocation(line: 666, column: 44, scope: !359)
!359 = distinct !DILexicalBlock(scope: !352, file: !28, line: 666, column: 91)
!360 = !DILocation(line: 769, column: 37, scope: !361, inlinedAt: !362)
!361 = distinct !DISubprogram(name: "checked_add", linkageName: "_RNvMs9_NtCsgEmfK2I1SDS_4core3numj11checked_add", scope: !114, file: !113, line: 761, type: !11, scopeLine: 761, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!362 = distinct !DILocation(line: 517, column: 32, scope: !363, inlinedAt: !364)
!363 = distinct !DISubprogram(name: "grow_amortized<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14grow_amortized17hd8081f6bfa9b9baaE", scope: !29, file: !28, line: 501, type: !11, scopeLine: 501, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!364 = distinct !DILocation(line: 666, column: 44, scope: !359)
!365 = !DILocation(line: 457, column: 8, scope: !366, inlinedAt: !369)
!366 = distinct !DISubprogram(name: "unlikely", linkageName: "_RNvNtCsgEmfK2I1SDS_4core10intrinsics8unlikely", scope: !368, file: !367, line: 456, type: !11, scopeLine: 456, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!367 = !DIFile(filename: "library/core/src/intrinsics/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "b1b7915c1b8b57766c20270acae549ce")
!368 = !DINamespace(name: "intrinsics", scope: !70)
!369 = distinct !DILocation(line: 769, column: 16, scope: !361, inlinedAt: !362)
!370 = !DILocation(line: 521, column: 28, scope: !371, inlinedAt: !364)
!371 = distinct !DILexicalBlock(scope: !363, file: !28, line: 517, column: 9)
!372 = !DILocation(line: 1038, column: 5, scope: !373, inlinedAt: !377)
!373 = distinct !DISubprogram(name: "max<usize>", linkageName: "_ZN4core3cmp3Ord3max17h8dfb38b11b9902a8E", scope: !375, file: !374, line: 1033, type: !11, scopeLine: 1033, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!374 = !DIFile(filename: "library/core/src/cmp.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "9b875f3ee90b4abbf50efdba3db39504")
!375 = !DINamespace(name: "Ord", scope: !376)
!376 = !DINamespace(name: "cmp", scope: !70)
!377 = distinct !DILocation(line: 1682, column: 8, scope: !378, inlinedAt: !379)
!378 = distinct !DISubprogram(name: "max<usize>", linkageName: "_ZN4core3cmp3max17hd76185c6857477faE", scope: !376, file: !374, line: 1681, type: !11, scopeLine: 1681, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!379 = distinct !DILocation(line: 521, column: 19, scope: !371, inlinedAt: !364)
!380 = !DILocation(line: 1038, column: 5, scope: !373, inlinedAt: !381)
!381 = distinct !DILocation(line: 1682, column: 8, scope: !378, inlinedAt: !382)
!382 = distinct !DILocation(line: 522, column: 19, scope: !383, inlinedAt: !364)
!383 = distinct !DILexicalBlock(scope: !371, file: !28, line: 521, column: 9)
!384 = !DILocation(line: 527, column: 28, scope: !385, inlinedAt: !364)
!385 = distinct !DILexicalBlock(scope: !383, file: !28, line: 522, column: 9)
!386 = !DILocation(line: 527, column: 33, scope: !385, inlinedAt: !364)
!387 = !DILocation(line: 2173, column: 15, scope: !388, inlinedAt: !392)
!388 = distinct !DISubprogram(name: "branch<core::ptr::non_null::NonNull<[u8]>, alloc::collections::TryReserveError>", linkageName: "_ZN79_$LT$core..result..Result$LT$T$C$E$GT$$u20$as$u20$core..ops..try_trait..Try$GT$6branch17hce7f2056405710c5E", scope: !390, file: !389, line: 2172, type: !11, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!389 = !DIFile(filename: "library/core/src/result.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7ebc974a4b69a504d7e902d792c422dd")
!390 = !DINamespace(name: "{impl#27}", scope: !391)
!391 = !DINamespace(name: "result", scope: !70)
!392 = distinct !DILocation(line: 527, column: 28, scope: !385, inlinedAt: !364)
!393 = !{i64 0, i64 2}
!394 = !DILocation(line: 2173, column: 9, scope: !388, inlinedAt: !392)
!395 = !DILocation(line: 0, scope: !388, inlinedAt: !392)
!396 = !DILocation(line: 2175, column: 17, scope: !388, inlinedAt: !392)
!397 = !{i64 0, i64 -9223372036854775807}
!398 = !DILocation(line: 527, column: 62, scope: !385, inlinedAt: !364)
!399 = !DILocation(line: 0, scope: !400, inlinedAt: !364)
!400 = !DILexicalBlockFile(scope: !371, file: !9, discriminator: 0)
!401 = !DILocation(line: 667, column: 17, scope: !359)
!402 = !DILocation(line: 2174, column: 16, scope: !388, inlinedAt: !392)
!403 = !DILocation(line: 774, column: 9, scope: !404, inlinedAt: !405)
!404 = distinct !DISubprogram(name: "set_ptr_and_cap<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15set_ptr_and_cap17hce7467ebf9776323E", scope: !29, file: !28, line: 770, type: !11, scopeLine: 770, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!405 = distinct !DILocation(line: 530, column: 23, scope: !406, inlinedAt: !364)
!406 = distinct !DILexicalBlock(scope: !385, file: !28, line: 527, column: 9)
!407 = !DILocation(line: 42, column: 26, scope: !408, inlinedAt: !412)
!408 = distinct !DISubprogram(name: "new_unchecked", linkageName: "_RNvMs1z_NtNtCsgEmfK2I1SDS_4core3num11niche_typesNtB6_14UsizeNoHighBit13new_unchecked", scope: !410, file: !409, line: 40, type: !11, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!409 = !DIFile(filename: "library/core/src/num/niche_types.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "b3871eb21e61251a8509e6d07911f9fb")
!410 = !DINamespace(name: "UsizeNoHighBit", scope: !411)
!411 = !DINamespace(name: "niche_types", scope: !115)
!412 = distinct !DILocation(line: 775, column: 29, scope: !404, inlinedAt: !405)
!413 = !DILocation(line: 775, column: 9, scope: !404, inlinedAt: !405)
!414 = !DILocation(line: 669, column: 10, scope: !352)
