; ModuleID = 'rust_unwind_dyn_safe.d747c111689d7068-cgu.0'
source_filename = "rust_unwind_dyn_safe.d747c111689d7068-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@vtable.0 = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00", ptr @"_ZN76_$LT$rust_unwind_dyn_safe..Fixed$u20$as$u20$rust_unwind_dyn_safe..Source$GT$4next17h29179869733c7a67E" }>, align 8
@vtable.1 = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00", ptr @"_ZN78_$LT$rust_unwind_dyn_safe..Bounded$u20$as$u20$rust_unwind_dyn_safe..Source$GT$4next17h28390cc6eae8ac23E" }>, align 8
@alloc_cdc035647eb5e517c4002b4dec10c37d = private unnamed_addr constant [36 x i8] c"assertion failed: source.next() < 10", align 1
@alloc_2d7af113a62a57b893859941e028067e = private unnamed_addr constant [24 x i8] c"rust_unwind_dyn_safe.rs\00", align 1
@alloc_8e97b125c97edf498dc17026f4741318 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_2d7af113a62a57b893859941e028067e, [16 x i8] c"\17\00\00\00\00\00\00\00$\00\00\00\05\00\00\00" }>, align 8
@vtable.2 = private unnamed_addr constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h028e67a18544c715E", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h30749719786422dbE", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h30749719786422dbE" }>, align 8
@__rustc_debug_gdb_scripts_section__ = linkonce_odr unnamed_addr constant [34 x i8] c"\01gdb_load_rust_pretty_printers.py\00", section ".debug_gdb_scripts", align 1

; rust_unwind_dyn_safe::main
; Function Attrs: nonlazybind uwtable
define hidden void @_ZN20rust_unwind_dyn_safe4main17hb2c5b888509c60ebE() unnamed_addr #0 personality ptr @rust_eh_personality !dbg !8 {
start:
  %_0.i = tail call noundef i32 @__VERIFIER_nondet_int() #14, !dbg !13
  %_2 = icmp sgt i32 %_0.i, 0, !dbg !16
  br i1 %_2, label %bb2, label %bb7, !dbg !16

bb2:                                              ; preds = %start
  %_0.i5 = tail call noundef i32 @__VERIFIER_nondet_uint() #14, !dbg !17
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #14, !dbg !20
; call __rustc::__rust_alloc
  %0 = tail call noundef align 4 dereferenceable_or_null(4) ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef range(i64 0, 5) 4, i64 noundef range(i64 1, 5) 4) #14, !dbg !42
  %1 = icmp eq ptr %0, null, !dbg !43
  br i1 %1, label %bb2.i, label %_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit, !dbg !44, !prof !45

bb2.i:                                            ; preds = %bb2
; call alloc::alloc::handle_alloc_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef 4, i64 noundef 4) #15, !dbg !46
  unreachable, !dbg !46

_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit: ; preds = %bb2
  store i32 %_0.i5, ptr %0, align 4, !dbg !47
  br label %bb7, !dbg !49

bb7:                                              ; preds = %start, %_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit
  %_4.sroa.3.0 = phi ptr [ @vtable.1, %_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit ], [ @vtable.0, %start ], !dbg !50
  %_4.sroa.0.0 = phi ptr [ %0, %_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit ], [ inttoptr (i64 1 to ptr), %start ], !dbg !50
  %2 = getelementptr inbounds nuw i8, ptr %_4.sroa.3.0, i64 24, !dbg !51
  %3 = load ptr, ptr %2, align 8, !dbg !51, !invariant.load !12, !nonnull !12
  %_10 = invoke noundef i32 %3(ptr noundef nonnull align 1 %_4.sroa.0.0)
          to label %bb8 unwind label %cleanup, !dbg !53

cleanup:                                          ; preds = %bb10, %bb7
  %4 = landingpad { ptr, i32 }
          cleanup
; invoke core::ptr::drop_in_place<alloc::boxed::Box<dyn rust_unwind_dyn_safe::Source>>
  invoke fastcc void @"_ZN4core3ptr82drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$rust_unwind_dyn_safe..Source$GT$$GT$17h6b1aecfc2cf2f055E"(ptr nonnull %_4.sroa.0.0, ptr nonnull %_4.sroa.3.0) #16
          to label %common.resume unwind label %terminate, !dbg !54

bb8:                                              ; preds = %bb7
  %_9 = icmp ult i32 %_10, 10, !dbg !51
  br i1 %_9, label %bb9, label %bb10, !dbg !51, !prof !55

bb10:                                             ; preds = %bb8
; invoke core::panicking::panic
  invoke void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_cdc035647eb5e517c4002b4dec10c37d, i64 noundef 36, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_8e97b125c97edf498dc17026f4741318) #15
          to label %unreachable unwind label %cleanup, !dbg !56

bb9:                                              ; preds = %bb8
  %5 = load ptr, ptr %_4.sroa.3.0, align 8, !dbg !57, !invariant.load !12
  %.not.i = icmp eq ptr %5, null, !dbg !57
  br i1 %.not.i, label %bb3.i, label %is_not_null.i, !dbg !57

is_not_null.i:                                    ; preds = %bb9
  invoke void %5(ptr noundef nonnull %_4.sroa.0.0)
          to label %bb3.i unwind label %cleanup.i, !dbg !57

bb3.i:                                            ; preds = %is_not_null.i, %bb9
  %6 = getelementptr inbounds nuw i8, ptr %_4.sroa.3.0, i64 8, !dbg !63
  %7 = load i64, ptr %6, align 8, !dbg !63, !range !78, !invariant.load !12
  %8 = icmp eq i64 %7, 0, !dbg !79
  br i1 %8, label %"_ZN4core3ptr82drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$rust_unwind_dyn_safe..Source$GT$$GT$17h6b1aecfc2cf2f055E.exit", label %bb1.i.i, !dbg !79

bb1.i.i:                                          ; preds = %bb3.i
  %9 = getelementptr inbounds nuw i8, ptr %_4.sroa.3.0, i64 16, !dbg !63
  %10 = load i64, ptr %9, align 8, !dbg !81, !range !89, !invariant.load !12
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %_4.sroa.0.0, i64 noundef range(i64 1, -9223372036854775808) %7, i64 noundef range(i64 1, 536870913) %10) #14, !dbg !90
  br label %"_ZN4core3ptr82drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$rust_unwind_dyn_safe..Source$GT$$GT$17h6b1aecfc2cf2f055E.exit", !dbg !99

cleanup.i:                                        ; preds = %is_not_null.i
  %11 = landingpad { ptr, i32 }
          cleanup
  %12 = getelementptr inbounds nuw i8, ptr %_4.sroa.3.0, i64 8, !dbg !100
  %13 = load i64, ptr %12, align 8, !dbg !100, !range !78, !invariant.load !12
  %14 = icmp eq i64 %13, 0, !dbg !104
  br i1 %14, label %common.resume, label %bb1.i4.i, !dbg !104

bb1.i4.i:                                         ; preds = %cleanup.i
  %15 = getelementptr inbounds nuw i8, ptr %_4.sroa.3.0, i64 16, !dbg !100
  %16 = load i64, ptr %15, align 8, !dbg !105, !range !89, !invariant.load !12
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %_4.sroa.0.0, i64 noundef range(i64 1, -9223372036854775808) %13, i64 noundef range(i64 1, 536870913) %16) #14, !dbg !108
  br label %common.resume, !dbg !113

common.resume:                                    ; preds = %cleanup, %cleanup.i, %bb1.i4.i
  %common.resume.op = phi { ptr, i32 } [ %11, %cleanup.i ], [ %11, %bb1.i4.i ], [ %4, %cleanup ]
  resume { ptr, i32 } %common.resume.op, !dbg !114

"_ZN4core3ptr82drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$rust_unwind_dyn_safe..Source$GT$$GT$17h6b1aecfc2cf2f055E.exit": ; preds = %bb3.i, %bb1.i.i
  ret void, !dbg !115

unreachable:                                      ; preds = %bb10
  unreachable

terminate:                                        ; preds = %cleanup
  %17 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #17, !dbg !116
  unreachable, !dbg !116
}

; std::rt::lang_start
; Function Attrs: nonlazybind uwtable
define hidden noundef i64 @_ZN3std2rt10lang_start17h4cdc0970af979cd4E(ptr noundef nonnull %main, i64 noundef %argc, ptr noundef %argv, i8 noundef %sigpipe) unnamed_addr #0 !dbg !117 {
start:
  %_7 = alloca [8 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_7), !dbg !121
  store ptr %main, ptr %_7, align 8, !dbg !121
; call std::rt::lang_start_internal
  %_0 = call noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1 %_7, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.2, i64 noundef %argc, ptr noundef %argv, i8 noundef %sigpipe), !dbg !122
  call void @llvm.lifetime.end.p0(ptr nonnull %_7), !dbg !123
  ret i64 %_0, !dbg !124
}

; std::rt::lang_start::{{closure}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal noundef i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h30749719786422dbE"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %_1) unnamed_addr #1 !dbg !125 {
start:
  %_4 = load ptr, ptr %_1, align 8, !dbg !127, !nonnull !12, !noundef !12
; call std::sys::backtrace::__rust_begin_short_backtrace
  tail call fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h2a9066281ec5ad48E(ptr noundef nonnull %_4) #18, !dbg !128
  ret i32 0, !dbg !129
}

; std::sys::backtrace::__rust_begin_short_backtrace
; Function Attrs: noinline nonlazybind uwtable
define internal fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h2a9066281ec5ad48E(ptr noundef nonnull readonly captures(none) %f) unnamed_addr #2 !dbg !130 {
start:
  tail call void %f(), !dbg !134
  tail call void asm sideeffect "", "~{memory}"() #14, !dbg !141, !srcloc !147
  ret void, !dbg !148
}

; core::ops::function::FnOnce::call_once{{vtable.shim}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal noundef i32 @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h028e67a18544c715E"(ptr noundef readonly captures(none) %_1) unnamed_addr #1 personality ptr @rust_eh_personality !dbg !149 {
start:
  %0 = load ptr, ptr %_1, align 8, !dbg !150, !nonnull !12, !noundef !12
; call std::sys::backtrace::__rust_begin_short_backtrace
  tail call fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h2a9066281ec5ad48E(ptr noundef nonnull readonly %0) #18, !dbg !151, !noalias !155
  ret i32 0, !dbg !150
}

; core::ptr::drop_in_place<alloc::boxed::Box<dyn rust_unwind_dyn_safe::Source>>
; Function Attrs: nonlazybind uwtable
define internal fastcc void @"_ZN4core3ptr82drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$rust_unwind_dyn_safe..Source$GT$$GT$17h6b1aecfc2cf2f055E"(ptr %_1.0.val, ptr readonly captures(address_is_null) %_1.8.val) unnamed_addr #0 personality ptr @rust_eh_personality !dbg !58 {
start:
  %0 = icmp ne ptr %_1.8.val, null
  tail call void @llvm.assume(i1 %0)
  %1 = load ptr, ptr %_1.8.val, align 8, !dbg !158, !invariant.load !12
  %.not = icmp eq ptr %1, null, !dbg !158
  br i1 %.not, label %bb3, label %is_not_null, !dbg !158

is_not_null:                                      ; preds = %start
  %2 = icmp ne ptr %_1.0.val, null
  tail call void @llvm.assume(i1 %2)
  invoke void %1(ptr noundef nonnull %_1.0.val)
          to label %bb3 unwind label %cleanup, !dbg !158

bb3:                                              ; preds = %is_not_null, %start
  %3 = getelementptr inbounds nuw i8, ptr %_1.8.val, i64 8, !dbg !159
  %4 = load i64, ptr %3, align 8, !dbg !159, !range !78, !invariant.load !12
  %5 = icmp eq i64 %4, 0, !dbg !163
  br i1 %5, label %"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hc64d3630aa47ab9cE.exit", label %bb1.i, !dbg !163

bb1.i:                                            ; preds = %bb3
  %6 = getelementptr inbounds nuw i8, ptr %_1.8.val, i64 16, !dbg !159
  %7 = load i64, ptr %6, align 8, !dbg !164, !range !89, !invariant.load !12
  %8 = icmp ne ptr %_1.0.val, null
  tail call void @llvm.assume(i1 %8)
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %_1.0.val, i64 noundef range(i64 1, -9223372036854775808) %4, i64 noundef range(i64 1, 536870913) %7) #14, !dbg !167
  br label %"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hc64d3630aa47ab9cE.exit", !dbg !172

"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hc64d3630aa47ab9cE.exit": ; preds = %bb3, %bb1.i
  ret void, !dbg !158

cleanup:                                          ; preds = %is_not_null
  %9 = landingpad { ptr, i32 }
          cleanup
  %10 = getelementptr inbounds nuw i8, ptr %_1.8.val, i64 8, !dbg !173
  %11 = load i64, ptr %10, align 8, !dbg !173, !range !78, !invariant.load !12
  %12 = icmp eq i64 %11, 0, !dbg !177
  br i1 %12, label %bb1, label %bb1.i4, !dbg !177

bb1.i4:                                           ; preds = %cleanup
  %13 = getelementptr inbounds nuw i8, ptr %_1.8.val, i64 16, !dbg !173
  %14 = load i64, ptr %13, align 8, !dbg !178, !range !89, !invariant.load !12
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %_1.0.val, i64 noundef range(i64 1, -9223372036854775808) %11, i64 noundef range(i64 1, 536870913) %14) #14, !dbg !181
  br label %bb1, !dbg !186

bb1:                                              ; preds = %bb1.i4, %cleanup
  resume { ptr, i32 } %9, !dbg !158
}

; <rust_unwind_dyn_safe::Fixed as rust_unwind_dyn_safe::Source>::next
; Function Attrs: mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(none) uwtable
define internal noundef i32 @"_ZN76_$LT$rust_unwind_dyn_safe..Fixed$u20$as$u20$rust_unwind_dyn_safe..Source$GT$4next17h29179869733c7a67E"(ptr noalias nonnull readonly align 1 captures(none) %self) unnamed_addr #3 !dbg !187 {
start:
  ret i32 5, !dbg !189
}

; <rust_unwind_dyn_safe::Bounded as rust_unwind_dyn_safe::Source>::next
; Function Attrs: mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(argmem: read) uwtable
define internal noundef range(i32 0, 10) i32 @"_ZN78_$LT$rust_unwind_dyn_safe..Bounded$u20$as$u20$rust_unwind_dyn_safe..Source$GT$4next17h28390cc6eae8ac23E"(ptr noalias noundef readonly align 4 captures(none) dereferenceable(4) %self) unnamed_addr #4 !dbg !190 {
start:
  %_2 = load i32, ptr %self, align 4, !dbg !192, !noundef !12
  %_0 = urem i32 %_2, 10, !dbg !192
  ret i32 %_0, !dbg !193
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

; __rustc::__rust_no_alloc_shim_is_unstable_v2
; Function Attrs: nounwind nonlazybind uwtable
declare void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() unnamed_addr #6

; __rustc::__rust_alloc
; Function Attrs: nounwind nonlazybind allockind("alloc,uninitialized,aligned") allocsize(0) uwtable
declare noalias noundef ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef, i64 allocalign noundef range(i64 1, -9223372036854775807)) unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #8

; alloc::alloc::handle_alloc_error
; Function Attrs: cold minsize noreturn nonlazybind optsize uwtable
declare void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef range(i64 1, -9223372036854775807), i64 noundef) unnamed_addr #9

; __rustc::__rust_dealloc
; Function Attrs: nounwind nonlazybind allockind("free") uwtable
declare void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr allocptr noundef captures(address), i64 noundef, i64 noundef range(i64 1, -9223372036854775807)) unnamed_addr #10

; Function Attrs: nounwind nonlazybind uwtable
declare noundef i32 @__VERIFIER_nondet_int() unnamed_addr #6

; Function Attrs: nounwind nonlazybind uwtable
declare noundef range(i32 0, 10) i32 @rust_eh_personality(i32 noundef, i32 noundef, i64 noundef, ptr noundef, ptr noundef) unnamed_addr #6

; core::panicking::panic
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #11

; core::panicking::panic_in_cleanup
; Function Attrs: cold minsize noinline noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() unnamed_addr #12

; Function Attrs: nounwind nonlazybind uwtable
declare noundef i32 @__VERIFIER_nondet_uint() unnamed_addr #6

; std::rt::lang_start_internal
; Function Attrs: nonlazybind uwtable
declare noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48), i64 noundef, ptr noundef, i8 noundef) unnamed_addr #0

; Function Attrs: nonlazybind
define noundef i32 @main(i32 %0, ptr %1) unnamed_addr #13 {
top:
  %_7.i = alloca [8 x i8], align 8
  %2 = load volatile i8, ptr @__rustc_debug_gdb_scripts_section__, align 1
  %3 = sext i32 %0 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %_7.i), !dbg !121
  store ptr @_ZN20rust_unwind_dyn_safe4main17hb2c5b888509c60ebE, ptr %_7.i, align 8, !dbg !121
; call std::rt::lang_start_internal
  %_0.i = call noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1 %_7.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.2, i64 noundef %3, ptr noundef %1, i8 noundef 0), !dbg !122
  call void @llvm.lifetime.end.p0(ptr nonnull %_7.i), !dbg !123
  %4 = trunc i64 %_0.i to i32
  ret i32 %4
}

attributes #0 = { nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { inlinehint nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { noinline nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(none) uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(argmem: read) uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #6 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #7 = { nounwind nonlazybind allockind("alloc,uninitialized,aligned") allocsize(0) uwtable "alloc-family"="__rust_alloc" "alloc-variant-zeroed"="_RNvCsfLfy6EI15iL_7___rustc19___rust_alloc_zeroed" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #8 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { cold minsize noreturn nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #10 = { nounwind nonlazybind allockind("free") uwtable "alloc-family"="__rust_alloc" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #11 = { cold noinline noreturn nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #12 = { cold minsize noinline noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #13 = { nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #14 = { nounwind }
attributes #15 = { noreturn }
attributes #16 = { cold }
attributes #17 = { cold noreturn nounwind }
attributes #18 = { noinline }

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
!7 = !DIFile(filename: "rust_unwind_dyn_safe.rs/@/rust_unwind_dyn_safe.d747c111689d7068-cgu.0", directory: ".")
!8 = distinct !DISubprogram(name: "main", linkageName: "_ZN20rust_unwind_dyn_safe4main17hb2c5b888509c60ebE", scope: !10, file: !9, line: 34, type: !11, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized | DISPFlagMainSubprogram, unit: !6, templateParams: !12)
!9 = !DIFile(filename: "rust_unwind_dyn_safe.rs", directory: ".", checksumkind: CSK_MD5, checksum: "95fca90590f79126aac6688141e05ddc")
!10 = !DINamespace(name: "rust_unwind_dyn_safe", scope: null)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 8, column: 14, scope: !14, inlinedAt: !15)
!14 = distinct !DISubprogram(name: "int", linkageName: "_ZN20rust_unwind_dyn_safe3int17h5d2e4fe2765bc6a2E", scope: !10, file: !9, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!15 = distinct !DILocation(line: 35, column: 38, scope: !8)
!16 = !DILocation(line: 35, column: 38, scope: !8)
!17 = !DILocation(line: 12, column: 14, scope: !18, inlinedAt: !19)
!18 = distinct !DISubprogram(name: "uint", linkageName: "_ZN20rust_unwind_dyn_safe4uint17h6cd65ad47b752f75E", scope: !10, file: !9, line: 11, type: !11, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!19 = distinct !DILocation(line: 35, column: 67, scope: !8)
!20 = !DILocation(line: 93, column: 9, scope: !21, inlinedAt: !25)
!21 = distinct !DISubprogram(name: "alloc", linkageName: "_RNvNtCslNYArtu3iFV_5alloc5alloc5alloc", scope: !23, file: !22, line: 89, type: !11, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!22 = !DIFile(filename: "library/alloc/src/alloc.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "57066d22da38e4b1f3bfd29f3d5ff5ae")
!23 = !DINamespace(name: "alloc", scope: !24)
!24 = !DINamespace(name: "alloc", scope: null)
!25 = distinct !DILocation(line: 190, column: 73, scope: !26, inlinedAt: !29)
!26 = distinct !DILexicalBlock(scope: !27, file: !22, line: 189, column: 13)
!27 = distinct !DISubprogram(name: "alloc_impl_runtime", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global18alloc_impl_runtime", scope: !28, file: !22, line: 185, type: !11, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!28 = !DINamespace(name: "Global", scope: !23)
!29 = distinct !DILocation(line: 312, column: 9, scope: !30, inlinedAt: !31)
!30 = distinct !DISubprogram(name: "alloc_impl", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global10alloc_impl", scope: !28, file: !22, line: 311, type: !11, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!31 = distinct !DILocation(line: 429, column: 14, scope: !32, inlinedAt: !34)
!32 = distinct !DISubprogram(name: "allocate", linkageName: "_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator8allocate", scope: !33, file: !22, line: 428, type: !11, scopeLine: 428, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!33 = !DINamespace(name: "{impl#1}", scope: !23)
!34 = distinct !DILocation(line: 248, column: 18, scope: !35, inlinedAt: !38)
!35 = distinct !DISubprogram(name: "box_new_uninit", linkageName: "_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit", scope: !37, file: !36, line: 247, type: !11, scopeLine: 247, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!36 = !DIFile(filename: "library/alloc/src/boxed.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "c2c961396e00891ae9e97f5dc112a35a")
!37 = !DINamespace(name: "boxed", scope: !24)
!38 = distinct !DILocation(line: 286, column: 19, scope: !39, inlinedAt: !41)
!39 = distinct !DISubprogram(name: "new<rust_unwind_dyn_safe::Bounded>", linkageName: "_ZN5alloc5boxed12Box$LT$T$GT$3new17h845eca8ec881458fE", scope: !40, file: !36, line: 284, type: !11, scopeLine: 284, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!40 = !DINamespace(name: "{impl#0}", scope: !37)
!41 = distinct !DILocation(line: 35, column: 50, scope: !8)
!42 = !DILocation(line: 95, column: 9, scope: !21, inlinedAt: !25)
!43 = !DILocation(line: 248, column: 11, scope: !35, inlinedAt: !38)
!44 = !DILocation(line: 248, column: 5, scope: !35, inlinedAt: !38)
!45 = !{!"branch_weights", !"expected", i32 1717128, i32 2145766520}
!46 = !DILocation(line: 250, column: 19, scope: !35, inlinedAt: !38)
!47 = !DILocation(line: 289, column: 56, scope: !48, inlinedAt: !41)
!48 = distinct !DILexicalBlock(scope: !39, file: !36, line: 286, column: 9)
!49 = !DILocation(line: 35, column: 35, scope: !8)
!50 = !DILocation(line: 35, scope: !8)
!51 = !DILocation(line: 36, column: 13, scope: !52)
!52 = distinct !DILexicalBlock(scope: !8, file: !9, line: 35, column: 5)
!53 = !DILocation(line: 36, column: 20, scope: !52)
!54 = !DILocation(line: 37, column: 1, scope: !8)
!55 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!56 = !DILocation(line: 36, column: 5, scope: !52)
!57 = !DILocation(line: 805, column: 1, scope: !58, inlinedAt: !62)
!58 = distinct !DISubprogram(name: "drop_in_place<alloc::boxed::Box<dyn rust_unwind_dyn_safe::Source, alloc::alloc::Global>>", linkageName: "_ZN4core3ptr82drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$rust_unwind_dyn_safe..Source$GT$$GT$17h6b1aecfc2cf2f055E", scope: !60, file: !59, line: 805, type: !11, scopeLine: 805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!59 = !DIFile(filename: "library/core/src/ptr/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "8f706ae0a0620120e6e931983ef127f1")
!60 = !DINamespace(name: "ptr", scope: !61)
!61 = !DINamespace(name: "core", scope: null)
!62 = distinct !DILocation(line: 37, column: 1, scope: !8)
!63 = !DILocation(line: 429, column: 14, scope: !64, inlinedAt: !67)
!64 = distinct !DISubprogram(name: "size_of_val_raw<dyn rust_unwind_dyn_safe::Source>", linkageName: "_ZN4core3mem15size_of_val_raw17h900d127d0a65d724E", scope: !66, file: !65, line: 427, type: !11, scopeLine: 427, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!65 = !DIFile(filename: "library/core/src/mem/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "6bca88b164013e73def192dcdbc80502")
!66 = !DINamespace(name: "mem", scope: !61)
!67 = distinct !DILocation(line: 255, column: 43, scope: !68, inlinedAt: !73)
!68 = distinct !DISubprogram(name: "for_value_raw<dyn rust_unwind_dyn_safe::Source>", linkageName: "_ZN4core5alloc6layout6Layout13for_value_raw17h2209a3c88fd1b3dfE", scope: !70, file: !69, line: 253, type: !11, scopeLine: 253, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!69 = !DIFile(filename: "library/core/src/alloc/layout.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "742dc9b469eb35aa4fa4088d8f093c03")
!70 = !DINamespace(name: "Layout", scope: !71)
!71 = !DINamespace(name: "layout", scope: !72)
!72 = !DINamespace(name: "alloc", scope: !61)
!73 = distinct !DILocation(line: 1919, column: 26, scope: !74, inlinedAt: !77)
!74 = distinct !DILexicalBlock(scope: !75, file: !36, line: 1916, column: 9)
!75 = distinct !DISubprogram(name: "drop<dyn rust_unwind_dyn_safe::Source, alloc::alloc::Global>", linkageName: "_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hc64d3630aa47ab9cE", scope: !76, file: !36, line: 1913, type: !11, scopeLine: 1913, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!76 = !DINamespace(name: "{impl#10}", scope: !37)
!77 = distinct !DILocation(line: 805, column: 1, scope: !58, inlinedAt: !62)
!78 = !{i64 0, i64 -9223372036854775808}
!79 = !DILocation(line: 1920, column: 16, scope: !80, inlinedAt: !77)
!80 = distinct !DILexicalBlock(scope: !74, file: !36, line: 1919, column: 13)
!81 = !DILocation(line: 568, column: 14, scope: !82, inlinedAt: !83)
!82 = distinct !DISubprogram(name: "align_of_val_raw<dyn rust_unwind_dyn_safe::Source>", linkageName: "_ZN4core3mem16align_of_val_raw17ha2f6bc8d6fa352baE", scope: !66, file: !65, line: 566, type: !11, scopeLine: 566, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!83 = distinct !DILocation(line: 125, column: 30, scope: !84, inlinedAt: !88)
!84 = distinct !DISubprogram(name: "of_val_raw<dyn rust_unwind_dyn_safe::Source>", linkageName: "_ZN4core3ptr9alignment9Alignment10of_val_raw17hb445b654ec756adeE", scope: !86, file: !85, line: 123, type: !11, scopeLine: 123, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!85 = !DIFile(filename: "library/core/src/ptr/alignment.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "cac27ccc0ad4cc4f955f24d91514cdd0")
!86 = !DINamespace(name: "Alignment", scope: !87)
!87 = !DINamespace(name: "alignment", scope: !60)
!88 = distinct !DILocation(line: 255, column: 68, scope: !68, inlinedAt: !73)
!89 = !{i64 1, i64 536870913}
!90 = !DILocation(line: 115, column: 14, scope: !91, inlinedAt: !92)
!91 = distinct !DISubprogram(name: "dealloc", linkageName: "_RNvNtCslNYArtu3iFV_5alloc5alloc7dealloc", scope: !23, file: !22, line: 114, type: !11, scopeLine: 114, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!92 = distinct !DILocation(line: 209, column: 22, scope: !93, inlinedAt: !94)
!93 = distinct !DISubprogram(name: "deallocate_impl_runtime", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global23deallocate_impl_runtime", scope: !28, file: !22, line: 199, type: !11, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!94 = distinct !DILocation(line: 324, column: 9, scope: !95, inlinedAt: !96)
!95 = distinct !DISubprogram(name: "deallocate_impl", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global15deallocate_impl", scope: !28, file: !22, line: 323, type: !11, scopeLine: 323, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!96 = distinct !DILocation(line: 442, column: 23, scope: !97, inlinedAt: !98)
!97 = distinct !DISubprogram(name: "deallocate", linkageName: "_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate", scope: !33, file: !22, line: 440, type: !11, scopeLine: 440, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!98 = distinct !DILocation(line: 1921, column: 24, scope: !80, inlinedAt: !77)
!99 = !DILocation(line: 1920, column: 13, scope: !80, inlinedAt: !77)
!100 = !DILocation(line: 429, column: 14, scope: !64, inlinedAt: !101)
!101 = distinct !DILocation(line: 255, column: 43, scope: !68, inlinedAt: !102)
!102 = distinct !DILocation(line: 1919, column: 26, scope: !74, inlinedAt: !103)
!103 = distinct !DILocation(line: 805, column: 1, scope: !58, inlinedAt: !62)
!104 = !DILocation(line: 1920, column: 16, scope: !80, inlinedAt: !103)
!105 = !DILocation(line: 568, column: 14, scope: !82, inlinedAt: !106)
!106 = distinct !DILocation(line: 125, column: 30, scope: !84, inlinedAt: !107)
!107 = distinct !DILocation(line: 255, column: 68, scope: !68, inlinedAt: !102)
!108 = !DILocation(line: 115, column: 14, scope: !91, inlinedAt: !109)
!109 = distinct !DILocation(line: 209, column: 22, scope: !93, inlinedAt: !110)
!110 = distinct !DILocation(line: 324, column: 9, scope: !95, inlinedAt: !111)
!111 = distinct !DILocation(line: 442, column: 23, scope: !97, inlinedAt: !112)
!112 = distinct !DILocation(line: 1921, column: 24, scope: !80, inlinedAt: !103)
!113 = !DILocation(line: 1920, column: 13, scope: !80, inlinedAt: !103)
!114 = !DILocation(line: 0, scope: !8)
!115 = !DILocation(line: 37, column: 2, scope: !8)
!116 = !DILocation(line: 34, column: 1, scope: !8)
!117 = distinct !DISubprogram(name: "lang_start<()>", linkageName: "_ZN3std2rt10lang_start17h4cdc0970af979cd4E", scope: !119, file: !118, line: 199, type: !11, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!118 = !DIFile(filename: "library/std/src/rt.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "83eadca7bec2ebce94abb46f51902baa")
!119 = !DINamespace(name: "rt", scope: !120)
!120 = !DINamespace(name: "std", scope: null)
!121 = !DILocation(line: 206, column: 10, scope: !117)
!122 = !DILocation(line: 205, column: 5, scope: !117)
!123 = !DILocation(line: 210, column: 5, scope: !117)
!124 = !DILocation(line: 211, column: 2, scope: !117)
!125 = distinct !DISubprogram(name: "{closure#0}<()>", linkageName: "_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h30749719786422dbE", scope: !126, file: !118, line: 206, type: !11, scopeLine: 206, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!126 = !DINamespace(name: "lang_start", scope: !119)
!127 = !DILocation(line: 206, column: 70, scope: !125)
!128 = !DILocation(line: 206, column: 18, scope: !125)
!129 = !DILocation(line: 206, column: 93, scope: !125)
!130 = distinct !DISubprogram(name: "__rust_begin_short_backtrace<fn(), ()>", linkageName: "_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h2a9066281ec5ad48E", scope: !132, file: !131, line: 162, type: !11, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!131 = !DIFile(filename: "library/std/src/sys/backtrace.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "0469076862be40bd9e65965440a24fae")
!132 = !DINamespace(name: "backtrace", scope: !133)
!133 = !DINamespace(name: "sys", scope: !120)
!134 = !DILocation(line: 250, column: 5, scope: !135, inlinedAt: !140)
!135 = distinct !DISubprogram(name: "call_once<fn(), ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17hf8fc0e81038e17d7E", scope: !137, file: !136, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!136 = !DIFile(filename: "library/core/src/ops/function.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7165aec212fc528edf645f7f5c1c91bb")
!137 = !DINamespace(name: "FnOnce", scope: !138)
!138 = !DINamespace(name: "function", scope: !139)
!139 = !DINamespace(name: "ops", scope: !61)
!140 = distinct !DILocation(line: 166, column: 18, scope: !130)
!141 = !DILocation(line: 491, column: 5, scope: !142, inlinedAt: !145)
!142 = distinct !DISubprogram(name: "black_box<()>", linkageName: "_ZN4core4hint9black_box17h772b4e399c95de80E", scope: !144, file: !143, line: 490, type: !11, scopeLine: 490, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!143 = !DIFile(filename: "library/core/src/hint.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "2a901a283eb5f69871d8be07d256ca78")
!144 = !DINamespace(name: "hint", scope: !61)
!145 = !DILocation(line: 169, column: 5, scope: !146)
!146 = distinct !DILexicalBlock(scope: !130, file: !131, line: 166, column: 5)
!147 = !{i64 13508011451481428}
!148 = !DILocation(line: 172, column: 2, scope: !130)
!149 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h028e67a18544c715E", scope: !137, file: !136, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!150 = !DILocation(line: 250, column: 5, scope: !149)
!151 = !DILocation(line: 206, column: 18, scope: !125, inlinedAt: !152)
!152 = distinct !DILocation(line: 250, column: 5, scope: !153, inlinedAt: !154)
!153 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17hac593c7fdcd3fbfaE", scope: !137, file: !136, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!154 = distinct !DILocation(line: 250, column: 5, scope: !149)
!155 = !{!156}
!156 = distinct !{!156, !157, !"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h30749719786422dbE: %_1"}
!157 = distinct !{!157, !"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h30749719786422dbE"}
!158 = !DILocation(line: 805, column: 1, scope: !58)
!159 = !DILocation(line: 429, column: 14, scope: !64, inlinedAt: !160)
!160 = distinct !DILocation(line: 255, column: 43, scope: !68, inlinedAt: !161)
!161 = distinct !DILocation(line: 1919, column: 26, scope: !74, inlinedAt: !162)
!162 = distinct !DILocation(line: 805, column: 1, scope: !58)
!163 = !DILocation(line: 1920, column: 16, scope: !80, inlinedAt: !162)
!164 = !DILocation(line: 568, column: 14, scope: !82, inlinedAt: !165)
!165 = distinct !DILocation(line: 125, column: 30, scope: !84, inlinedAt: !166)
!166 = distinct !DILocation(line: 255, column: 68, scope: !68, inlinedAt: !161)
!167 = !DILocation(line: 115, column: 14, scope: !91, inlinedAt: !168)
!168 = distinct !DILocation(line: 209, column: 22, scope: !93, inlinedAt: !169)
!169 = distinct !DILocation(line: 324, column: 9, scope: !95, inlinedAt: !170)
!170 = distinct !DILocation(line: 442, column: 23, scope: !97, inlinedAt: !171)
!171 = distinct !DILocation(line: 1921, column: 24, scope: !80, inlinedAt: !162)
!172 = !DILocation(line: 1920, column: 13, scope: !80, inlinedAt: !162)
!173 = !DILocation(line: 429, column: 14, scope: !64, inlinedAt: !174)
!174 = distinct !DILocation(line: 255, column: 43, scope: !68, inlinedAt: !175)
!175 = distinct !DILocation(line: 1919, column: 26, scope: !74, inlinedAt: !176)
!176 = distinct !DILocation(line: 805, column: 1, scope: !58)
!177 = !DILocation(line: 1920, column: 16, scope: !80, inlinedAt: !176)
!178 = !DILocation(line: 568, column: 14, scope: !82, inlinedAt: !179)
!179 = distinct !DILocation(line: 125, column: 30, scope: !84, inlinedAt: !180)
!180 = distinct !DILocation(line: 255, column: 68, scope: !68, inlinedAt: !175)
!181 = !DILocation(line: 115, column: 14, scope: !91, inlinedAt: !182)
!182 = distinct !DILocation(line: 209, column: 22, scope: !93, inlinedAt: !183)
!183 = distinct !DILocation(line: 324, column: 9, scope: !95, inlinedAt: !184)
!184 = distinct !DILocation(line: 442, column: 23, scope: !97, inlinedAt: !185)
!185 = distinct !DILocation(line: 1921, column: 24, scope: !80, inlinedAt: !176)
!186 = !DILocation(line: 1920, column: 13, scope: !80, inlinedAt: !176)
!187 = distinct !DISubprogram(name: "next", linkageName: "_ZN76_$LT$rust_unwind_dyn_safe..Fixed$u20$as$u20$rust_unwind_dyn_safe..Source$GT$4next17h29179869733c7a67E", scope: !188, file: !9, line: 29, type: !11, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!188 = !DINamespace(name: "{impl#1}", scope: !10)
!189 = !DILocation(line: 31, column: 6, scope: !187)
!190 = distinct !DISubprogram(name: "next", linkageName: "_ZN78_$LT$rust_unwind_dyn_safe..Bounded$u20$as$u20$rust_unwind_dyn_safe..Source$GT$4next17h28390cc6eae8ac23E", scope: !191, file: !9, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!191 = !DINamespace(name: "{impl#0}", scope: !10)
!192 = !DILocation(line: 24, column: 9, scope: !190)
!193 = !DILocation(line: 25, column: 6, scope: !190)
