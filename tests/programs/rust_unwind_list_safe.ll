; ModuleID = 'rust_unwind_list_safe.4f9a46273cbcfca0-cgu.0'
source_filename = "rust_unwind_list_safe.4f9a46273cbcfca0-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_824e59dbcdb9a3f799ad8d5d5f939d86 = private unnamed_addr constant [25 x i8] c"rust_unwind_list_safe.rs\00", align 1
@alloc_f42e57fe343864a6494b3eaeeb3112db = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_824e59dbcdb9a3f799ad8d5d5f939d86, [16 x i8] c"\18\00\00\00\00\00\00\00\12\00\00\00#\00\00\00" }>, align 8
@alloc_c1bfb9aefa84ac55dcdb92d7ef55d6ef = private unnamed_addr constant [33 x i8] c"assertion failed: sum(&list) <= 3", align 1
@alloc_4d7bba9bec6faebfcecfce63d9488db4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_824e59dbcdb9a3f799ad8d5d5f939d86, [16 x i8] c"\18\00\00\00\00\00\00\00\1C\00\00\00\05\00\00\00" }>, align 8
@vtable.0 = private unnamed_addr constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h1da2fddb25593f92E", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h2b441d6c03a98902E", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h2b441d6c03a98902E" }>, align 8
@__rustc_debug_gdb_scripts_section__ = linkonce_odr unnamed_addr constant [34 x i8] c"\01gdb_load_rust_pretty_printers.py\00", section ".debug_gdb_scripts", align 1

; rust_unwind_list_safe::sum
; Function Attrs: nonlazybind uwtable
define internal fastcc noundef i32 @_ZN21rust_unwind_list_safe3sum17h99e36c02c36a6b9dE(ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(16) %list) unnamed_addr #0 !dbg !8 {
start:
  %0 = load i32, ptr %list, align 8, !dbg !13, !range !14, !noundef !12
  %1 = trunc nuw i32 %0 to i1, !dbg !15
  br i1 %1, label %bb2, label %bb5, !dbg !15

bb2:                                              ; preds = %start
  %2 = getelementptr inbounds nuw i8, ptr %list, i64 8, !dbg !16
  %_10 = load ptr, ptr %2, align 8, !dbg !16, !nonnull !12, !noundef !12
; call rust_unwind_list_safe::sum
  %_5 = tail call fastcc noundef i32 @_ZN21rust_unwind_list_safe3sum17h99e36c02c36a6b9dE(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(16) %_10), !dbg !18
  %3 = getelementptr inbounds nuw i8, ptr %list, i64 4, !dbg !19
  %_8 = load i32, ptr %3, align 4, !dbg !19, !noundef !12
  %_9.0 = add i32 %_8, %_5, !dbg !27
  %_9.1 = icmp ult i32 %_9.0, %_8, !dbg !27
  br i1 %_9.1, label %panic, label %bb5, !dbg !27

bb5:                                              ; preds = %bb2, %start
  %_0.sroa.0.0 = phi i32 [ 0, %start ], [ %_9.0, %bb2 ], !dbg !32
  ret i32 %_0.sroa.0.0, !dbg !33

panic:                                            ; preds = %bb2
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_f42e57fe343864a6494b3eaeeb3112db) #13, !dbg !27
  unreachable, !dbg !27
}

; rust_unwind_list_safe::main
; Function Attrs: nonlazybind uwtable
define hidden void @_ZN21rust_unwind_list_safe4main17heb2121f8de499119E() unnamed_addr #0 personality ptr @rust_eh_personality !dbg !34 {
start:
  %list = alloca [16 x i8], align 8
  %_0.i = tail call noundef i32 @__VERIFIER_nondet_uint() #14, !dbg !35
  %n = and i32 %_0.i, 3, !dbg !38
  store i32 0, ptr %list, align 8, !dbg !39
  %_14.not5.not = icmp eq i32 %n, 0, !dbg !41
  br i1 %_14.not5.not, label %bb12, label %bb11.lr.ph, !dbg !47

bb11.lr.ph:                                       ; preds = %start
  %_6.sroa.4.0.list.sroa_idx = getelementptr inbounds nuw i8, ptr %list, i64 4
  %_6.sroa.5.0.list.sroa_idx = getelementptr inbounds nuw i8, ptr %list, i64 8
  br label %bb11, !dbg !47

bb12:                                             ; preds = %bb3, %start
; invoke rust_unwind_list_safe::sum
  %_10 = invoke fastcc noundef i32 @_ZN21rust_unwind_list_safe3sum17h99e36c02c36a6b9dE(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(16) %list)
          to label %bb4 unwind label %bb9, !dbg !60

bb11:                                             ; preds = %bb11.lr.ph, %bb3
  %iter.sroa.0.06 = phi i32 [ 0, %bb11.lr.ph ], [ %4, %bb3 ]
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #14, !dbg !61, !noalias !84
; call __rustc::__rust_alloc
  %0 = tail call noundef align 8 dereferenceable_or_null(16) ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef 16, i64 noundef 8) #14, !dbg !87, !noalias !84
  %1 = icmp eq ptr %0, null, !dbg !88
  br i1 %1, label %bb2.i2, label %bb3, !dbg !89, !prof !90

bb2.i2:                                           ; preds = %bb11
; invoke alloc::alloc::handle_alloc_error
  invoke void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef 8, i64 noundef 16) #15
          to label %.noexc unwind label %cleanup.i, !dbg !91

.noexc:                                           ; preds = %bb2.i2
  unreachable, !dbg !91

cleanup.i:                                        ; preds = %bb2.i2
  %2 = landingpad { ptr, i32 }
          cleanup
; invoke core::ptr::drop_in_place<rust_unwind_list_safe::List>
  invoke fastcc void @"_ZN4core3ptr48drop_in_place$LT$rust_unwind_list_safe..List$GT$17h868751338456e076E"(ptr noalias noundef nonnull align 8 dereferenceable(16) %list) #16
          to label %bb8 unwind label %terminate.i, !dbg !92

terminate.i:                                      ; preds = %cleanup.i
  %3 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #17, !dbg !93
  unreachable, !dbg !93

bb4:                                              ; preds = %bb12
  %_9 = icmp ult i32 %_10, 4, !dbg !60
  br i1 %_9, label %bb5, label %bb6, !dbg !60, !prof !94

bb6:                                              ; preds = %bb4
; invoke core::panicking::panic
  invoke void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_c1bfb9aefa84ac55dcdb92d7ef55d6ef, i64 noundef 33, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_4d7bba9bec6faebfcecfce63d9488db4) #15
          to label %unreachable unwind label %bb9, !dbg !95

bb5:                                              ; preds = %bb4
; call core::ptr::drop_in_place<rust_unwind_list_safe::List>
  call fastcc void @"_ZN4core3ptr48drop_in_place$LT$rust_unwind_list_safe..List$GT$17h868751338456e076E"(ptr noalias noundef align 8 dereferenceable(16) %list), !dbg !96
  ret void, !dbg !97

unreachable:                                      ; preds = %bb6
  unreachable

bb3:                                              ; preds = %bb11
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %list, i64 16, i1 false), !dbg !98
  %4 = add nuw nsw i32 %iter.sroa.0.06, 1, !dbg !100
  store i32 1, ptr %list, align 8, !dbg !110
  store i32 %iter.sroa.0.06, ptr %_6.sroa.4.0.list.sroa_idx, align 4, !dbg !110
  store ptr %0, ptr %_6.sroa.5.0.list.sroa_idx, align 8, !dbg !110
  %exitcond.not = icmp eq i32 %4, %n, !dbg !41
  br i1 %exitcond.not, label %bb12, label %bb11, !dbg !47

bb8:                                              ; preds = %cleanup.i, %bb9
  %eh.lpad-body4 = phi { ptr, i32 } [ %5, %bb9 ], [ %2, %cleanup.i ]
  resume { ptr, i32 } %eh.lpad-body4, !dbg !111

bb9:                                              ; preds = %bb6, %bb12
  %5 = landingpad { ptr, i32 }
          cleanup
; invoke core::ptr::drop_in_place<rust_unwind_list_safe::List>
  invoke fastcc void @"_ZN4core3ptr48drop_in_place$LT$rust_unwind_list_safe..List$GT$17h868751338456e076E"(ptr noalias noundef align 8 dereferenceable(16) %list) #16
          to label %bb8 unwind label %terminate, !dbg !96

terminate:                                        ; preds = %bb9
  %6 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #17, !dbg !111
  unreachable, !dbg !111
}

; std::rt::lang_start
; Function Attrs: nonlazybind uwtable
define hidden noundef i64 @_ZN3std2rt10lang_start17hf3635cb46407c714E(ptr noundef nonnull %main, i64 noundef %argc, ptr noundef %argv, i8 noundef %sigpipe) unnamed_addr #0 !dbg !112 {
start:
  %_7 = alloca [8 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_7), !dbg !116
  store ptr %main, ptr %_7, align 8, !dbg !116
; call std::rt::lang_start_internal
  %_0 = call noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1 %_7, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.0, i64 noundef %argc, ptr noundef %argv, i8 noundef %sigpipe), !dbg !117
  call void @llvm.lifetime.end.p0(ptr nonnull %_7), !dbg !118
  ret i64 %_0, !dbg !119
}

; std::rt::lang_start::{{closure}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal noundef i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h2b441d6c03a98902E"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %_1) unnamed_addr #1 !dbg !120 {
start:
  %_4 = load ptr, ptr %_1, align 8, !dbg !122, !nonnull !12, !noundef !12
; call std::sys::backtrace::__rust_begin_short_backtrace
  tail call fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17ha49838eddbe26d00E(ptr noundef nonnull %_4) #18, !dbg !123
  ret i32 0, !dbg !124
}

; std::sys::backtrace::__rust_begin_short_backtrace
; Function Attrs: noinline nonlazybind uwtable
define internal fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17ha49838eddbe26d00E(ptr noundef nonnull readonly captures(none) %f) unnamed_addr #2 !dbg !125 {
start:
  tail call void %f(), !dbg !129
  tail call void asm sideeffect "", "~{memory}"() #14, !dbg !135, !srcloc !141
  ret void, !dbg !142
}

; core::ops::function::FnOnce::call_once{{vtable.shim}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal noundef i32 @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h1da2fddb25593f92E"(ptr noundef readonly captures(none) %_1) unnamed_addr #1 personality ptr @rust_eh_personality !dbg !143 {
start:
  %0 = load ptr, ptr %_1, align 8, !dbg !144, !nonnull !12, !noundef !12
; call std::sys::backtrace::__rust_begin_short_backtrace
  tail call fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17ha49838eddbe26d00E(ptr noundef nonnull readonly %0) #18, !dbg !145, !noalias !149
  ret i32 0, !dbg !144
}

; core::ptr::drop_in_place<rust_unwind_list_safe::List>
; Function Attrs: nonlazybind uwtable
define internal fastcc void @"_ZN4core3ptr48drop_in_place$LT$rust_unwind_list_safe..List$GT$17h868751338456e076E"(ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(16) %_1) unnamed_addr #0 personality ptr @rust_eh_personality !dbg !152 {
start:
  %0 = load i32, ptr %_1, align 8, !dbg !155, !range !14, !noundef !12
  %1 = icmp eq i32 %0, 0, !dbg !155
  br i1 %1, label %bb1, label %bb2, !dbg !155

bb1:                                              ; preds = %"_ZN4core3ptr73drop_in_place$LT$alloc..boxed..Box$LT$rust_unwind_list_safe..List$GT$$GT$17h6b2218c1e07c7bb8E.exit", %start
  ret void, !dbg !155

bb2:                                              ; preds = %start
  %2 = getelementptr inbounds nuw i8, ptr %_1, i64 8, !dbg !155
  tail call void @llvm.experimental.noalias.scope.decl(metadata !156), !dbg !155
  %_6.i = load ptr, ptr %2, align 8, !dbg !159, !alias.scope !156, !nonnull !12, !noundef !12
; invoke core::ptr::drop_in_place<rust_unwind_list_safe::List>
  invoke fastcc void @"_ZN4core3ptr48drop_in_place$LT$rust_unwind_list_safe..List$GT$17h868751338456e076E"(ptr noalias noundef align 8 dereferenceable(16) %_6.i)
          to label %"_ZN4core3ptr73drop_in_place$LT$alloc..boxed..Box$LT$rust_unwind_list_safe..List$GT$$GT$17h6b2218c1e07c7bb8E.exit" unwind label %bb1.i, !dbg !159, !noalias !156

bb1.i:                                            ; preds = %bb2
  %3 = landingpad { ptr, i32 }
          cleanup
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %_6.i, i64 noundef 16, i64 noundef 8) #14, !dbg !162, !noalias !156
  resume { ptr, i32 } %3, !dbg !159

"_ZN4core3ptr73drop_in_place$LT$alloc..boxed..Box$LT$rust_unwind_list_safe..List$GT$$GT$17h6b2218c1e07c7bb8E.exit": ; preds = %bb2
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %_6.i, i64 noundef 16, i64 noundef 8) #14, !dbg !176, !noalias !156
  br label %bb1, !dbg !155
}

; __rustc::__rust_no_alloc_shim_is_unstable_v2
; Function Attrs: nounwind nonlazybind uwtable
declare void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() unnamed_addr #3

; __rustc::__rust_alloc
; Function Attrs: nounwind nonlazybind allockind("alloc,uninitialized,aligned") allocsize(0) uwtable
declare noalias noundef ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef, i64 allocalign noundef range(i64 1, -9223372036854775807)) unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #5

; alloc::alloc::handle_alloc_error
; Function Attrs: cold minsize noreturn nonlazybind optsize uwtable
declare void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef range(i64 1, -9223372036854775807), i64 noundef) unnamed_addr #6

; __rustc::__rust_dealloc
; Function Attrs: nounwind nonlazybind allockind("free") uwtable
declare void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr allocptr noundef captures(address), i64 noundef, i64 noundef range(i64 1, -9223372036854775807)) unnamed_addr #7

; core::panicking::panic_const::panic_const_add_overflow
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #8

; Function Attrs: nounwind nonlazybind uwtable
declare noundef range(i32 0, 10) i32 @rust_eh_personality(i32 noundef, i32 noundef, i64 noundef, ptr noundef, ptr noundef) unnamed_addr #3

; core::panicking::panic
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #8

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #9

; core::panicking::panic_in_cleanup
; Function Attrs: cold minsize noinline noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() unnamed_addr #10

; Function Attrs: nounwind nonlazybind uwtable
declare noundef i32 @__VERIFIER_nondet_uint() unnamed_addr #3

; std::rt::lang_start_internal
; Function Attrs: nonlazybind uwtable
declare noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48), i64 noundef, ptr noundef, i8 noundef) unnamed_addr #0

; Function Attrs: nonlazybind
define noundef i32 @main(i32 %0, ptr %1) unnamed_addr #11 {
top:
  %_7.i = alloca [8 x i8], align 8
  %2 = load volatile i8, ptr @__rustc_debug_gdb_scripts_section__, align 1
  %3 = sext i32 %0 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %_7.i), !dbg !116
  store ptr @_ZN21rust_unwind_list_safe4main17heb2121f8de499119E, ptr %_7.i, align 8, !dbg !116
; call std::rt::lang_start_internal
  %_0.i = call noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1 %_7.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.0, i64 noundef %3, ptr noundef %1, i8 noundef 0), !dbg !117
  call void @llvm.lifetime.end.p0(ptr nonnull %_7.i), !dbg !118
  %4 = trunc i64 %_0.i to i32
  ret i32 %4
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #12

attributes #0 = { nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { inlinehint nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { noinline nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { nounwind nonlazybind allockind("alloc,uninitialized,aligned") allocsize(0) uwtable "alloc-family"="__rust_alloc" "alloc-variant-zeroed"="_RNvCsfLfy6EI15iL_7___rustc19___rust_alloc_zeroed" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { cold minsize noreturn nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #7 = { nounwind nonlazybind allockind("free") uwtable "alloc-family"="__rust_alloc" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #8 = { cold noinline noreturn nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #9 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #10 = { cold minsize noinline noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #11 = { nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #12 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #13 = { noinline noreturn }
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
!7 = !DIFile(filename: "rust_unwind_list_safe.rs/@/rust_unwind_list_safe.4f9a46273cbcfca0-cgu.0", directory: ".")
!8 = distinct !DISubprogram(name: "sum", linkageName: "_ZN21rust_unwind_list_safe3sum17h99e36c02c36a6b9dE", scope: !10, file: !9, line: 15, type: !11, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!9 = !DIFile(filename: "rust_unwind_list_safe.rs", directory: ".", checksumkind: CSK_MD5, checksum: "a5214d916209f6961b1939f648e37b2a")
!10 = !DINamespace(name: "rust_unwind_list_safe", scope: null)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 16, column: 11, scope: !8)
!14 = !{i32 0, i32 2}
!15 = !DILocation(line: 16, column: 5, scope: !8)
!16 = !DILocation(line: 18, column: 46, scope: !17)
!17 = distinct !DILexicalBlock(scope: !8, file: !9, line: 18, column: 9)
!18 = !DILocation(line: 18, column: 42, scope: !17)
!19 = !DILocation(line: 28, column: 31, scope: !20, inlinedAt: !26)
!20 = distinct !DISubprogram(name: "add", linkageName: "_RNvXsn_NtNtCsgEmfK2I1SDS_4core3ops5arithRmINtB5_3AddmE3add", scope: !22, file: !21, line: 27, type: !11, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!21 = !DIFile(filename: "library/core/src/internal_macros.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "9ec673d06a3eb53c47178443a566ec32")
!22 = !DINamespace(name: "{impl#25}", scope: !23)
!23 = !DINamespace(name: "arith", scope: !24)
!24 = !DINamespace(name: "ops", scope: !25)
!25 = !DINamespace(name: "core", scope: null)
!26 = !DILocation(line: 18, column: 35, scope: !17)
!27 = !DILocation(line: 105, column: 45, scope: !28, inlinedAt: !31)
!28 = distinct !DISubprogram(name: "add", linkageName: "_RNvXs1_NtNtCsgEmfK2I1SDS_4core3ops5arithmNtB5_3Add3add", scope: !30, file: !29, line: 105, type: !11, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!29 = !DIFile(filename: "library/core/src/ops/arith.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "82a843efd6957c9872d7564e4a5df756")
!30 = !DINamespace(name: "{impl#3}", scope: !23)
!31 = !DILocation(line: 28, column: 17, scope: !20, inlinedAt: !26)
!32 = !DILocation(line: 0, scope: !8)
!33 = !DILocation(line: 20, column: 2, scope: !8)
!34 = distinct !DISubprogram(name: "main", linkageName: "_ZN21rust_unwind_list_safe4main17heb2121f8de499119E", scope: !10, file: !9, line: 22, type: !11, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized | DISPFlagMainSubprogram, unit: !6, templateParams: !12)
!35 = !DILocation(line: 7, column: 14, scope: !36, inlinedAt: !37)
!36 = distinct !DISubprogram(name: "uint", linkageName: "_ZN21rust_unwind_list_safe4uint17hd15f5462bc4c941eE", scope: !10, file: !9, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!37 = distinct !DILocation(line: 23, column: 13, scope: !34)
!38 = !DILocation(line: 23, column: 13, scope: !34)
!39 = !DILocation(line: 24, column: 20, scope: !40)
!40 = distinct !DILexicalBlock(scope: !34, file: !9, line: 23, column: 5)
!41 = !DILocation(line: 1916, column: 50, scope: !42, inlinedAt: !47)
!42 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXs10_NtNtCsgEmfK2I1SDS_4core3cmp5implsmNtB8_10PartialOrd2lt", scope: !44, file: !43, line: 1916, type: !11, scopeLine: 1916, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!43 = !DIFile(filename: "library/core/src/cmp.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "9b875f3ee90b4abbf50efdba3db39504")
!44 = !DINamespace(name: "{impl#64}", scope: !45)
!45 = !DINamespace(name: "impls", scope: !46)
!46 = !DINamespace(name: "cmp", scope: !25)
!47 = !DILocation(line: 772, column: 12, scope: !48, inlinedAt: !53)
!48 = distinct !DISubprogram(name: "spec_next<u32>", linkageName: "_ZN89_$LT$core..ops..range..Range$LT$T$GT$$u20$as$u20$core..iter..range..RangeIteratorImpl$GT$9spec_next17hcef70064785c44cbE", scope: !50, file: !49, line: 771, type: !11, scopeLine: 771, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!49 = !DIFile(filename: "library/core/src/iter/range.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "e302cc3146df1591d87c4742d277fd2d")
!50 = !DINamespace(name: "{impl#5}", scope: !51)
!51 = !DINamespace(name: "range", scope: !52)
!52 = !DINamespace(name: "iter", scope: !25)
!53 = !DILocation(line: 857, column: 14, scope: !54, inlinedAt: !56)
!54 = distinct !DISubprogram(name: "next<u32>", linkageName: "_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h1f584a311593a79bE", scope: !55, file: !49, line: 856, type: !11, scopeLine: 856, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!55 = !DINamespace(name: "{impl#6}", scope: !51)
!56 = !DILocation(line: 25, column: 14, scope: !57)
!57 = !DILexicalBlockFile(scope: !58, file: !9, discriminator: 2)
!58 = distinct !DILexicalBlock(scope: !59, file: !9, line: 25, column: 5)
!59 = distinct !DILexicalBlock(scope: !40, file: !9, line: 24, column: 5)
!60 = !DILocation(line: 28, column: 13, scope: !59)
!61 = !DILocation(line: 93, column: 9, scope: !62, inlinedAt: !66)
!62 = distinct !DISubprogram(name: "alloc", linkageName: "_RNvNtCslNYArtu3iFV_5alloc5alloc5alloc", scope: !64, file: !63, line: 89, type: !11, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!63 = !DIFile(filename: "library/alloc/src/alloc.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "57066d22da38e4b1f3bfd29f3d5ff5ae")
!64 = !DINamespace(name: "alloc", scope: !65)
!65 = !DINamespace(name: "alloc", scope: null)
!66 = distinct !DILocation(line: 190, column: 73, scope: !67, inlinedAt: !70)
!67 = distinct !DILexicalBlock(scope: !68, file: !63, line: 189, column: 13)
!68 = distinct !DISubprogram(name: "alloc_impl_runtime", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global18alloc_impl_runtime", scope: !69, file: !63, line: 185, type: !11, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!69 = !DINamespace(name: "Global", scope: !64)
!70 = distinct !DILocation(line: 312, column: 9, scope: !71, inlinedAt: !72)
!71 = distinct !DISubprogram(name: "alloc_impl", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global10alloc_impl", scope: !69, file: !63, line: 311, type: !11, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!72 = distinct !DILocation(line: 429, column: 14, scope: !73, inlinedAt: !75)
!73 = distinct !DISubprogram(name: "allocate", linkageName: "_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator8allocate", scope: !74, file: !63, line: 428, type: !11, scopeLine: 428, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!74 = !DINamespace(name: "{impl#1}", scope: !64)
!75 = distinct !DILocation(line: 248, column: 18, scope: !76, inlinedAt: !79)
!76 = distinct !DISubprogram(name: "box_new_uninit", linkageName: "_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit", scope: !78, file: !77, line: 247, type: !11, scopeLine: 247, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!77 = !DIFile(filename: "library/alloc/src/boxed.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "c2c961396e00891ae9e97f5dc112a35a")
!78 = !DINamespace(name: "boxed", scope: !65)
!79 = distinct !DILocation(line: 286, column: 19, scope: !80, inlinedAt: !82)
!80 = distinct !DISubprogram(name: "new<rust_unwind_list_safe::List>", linkageName: "_ZN5alloc5boxed12Box$LT$T$GT$3new17hb627d7c5979746ecE", scope: !81, file: !77, line: 284, type: !11, scopeLine: 284, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!81 = !DINamespace(name: "{impl#0}", scope: !78)
!82 = distinct !DILocation(line: 26, column: 30, scope: !83)
!83 = distinct !DILexicalBlock(scope: !58, file: !9, line: 25, column: 5)
!84 = !{!85}
!85 = distinct !{!85, !86, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17hb627d7c5979746ecE: %x"}
!86 = distinct !{!86, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17hb627d7c5979746ecE"}
!87 = !DILocation(line: 95, column: 9, scope: !62, inlinedAt: !66)
!88 = !DILocation(line: 248, column: 11, scope: !76, inlinedAt: !79)
!89 = !DILocation(line: 248, column: 5, scope: !76, inlinedAt: !79)
!90 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!91 = !DILocation(line: 250, column: 19, scope: !76, inlinedAt: !79)
!92 = !DILocation(line: 292, column: 5, scope: !80, inlinedAt: !82)
!93 = !DILocation(line: 284, column: 5, scope: !80, inlinedAt: !82)
!94 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!95 = !DILocation(line: 28, column: 5, scope: !59)
!96 = !DILocation(line: 29, column: 1, scope: !40)
!97 = !DILocation(line: 29, column: 2, scope: !34)
!98 = !DILocation(line: 289, column: 56, scope: !99, inlinedAt: !82)
!99 = distinct !DILexicalBlock(scope: !80, file: !77, line: 286, column: 9)
!100 = !DILocation(line: 844, column: 17, scope: !101, inlinedAt: !105)
!101 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs6_NtCsgEmfK2I1SDS_4core3numm13unchecked_add", scope: !103, file: !102, line: 832, type: !11, scopeLine: 832, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!102 = !DIFile(filename: "library/core/src/num/uint_macros.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "de2f29a3485fc28d710ba6c3062e6efa")
!103 = !DINamespace(name: "{impl#8}", scope: !104)
!104 = !DINamespace(name: "num", scope: !25)
!105 = !DILocation(line: 213, column: 28, scope: !106, inlinedAt: !108)
!106 = distinct !DISubprogram(name: "forward_unchecked", linkageName: "_RNvXsB_NtNtCsgEmfK2I1SDS_4core4iter5rangemNtB5_4Step17forward_unchecked", scope: !107, file: !49, line: 211, type: !11, scopeLine: 211, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!107 = !DINamespace(name: "{impl#39}", scope: !51)
!108 = !DILocation(line: 775, column: 35, scope: !109, inlinedAt: !53)
!109 = distinct !DILexicalBlock(scope: !48, file: !49, line: 773, column: 13)
!110 = !DILocation(line: 26, column: 9, scope: !83)
!111 = !DILocation(line: 22, column: 1, scope: !34)
!112 = distinct !DISubprogram(name: "lang_start<()>", linkageName: "_ZN3std2rt10lang_start17hf3635cb46407c714E", scope: !114, file: !113, line: 199, type: !11, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!113 = !DIFile(filename: "library/std/src/rt.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "83eadca7bec2ebce94abb46f51902baa")
!114 = !DINamespace(name: "rt", scope: !115)
!115 = !DINamespace(name: "std", scope: null)
!116 = !DILocation(line: 206, column: 10, scope: !112)
!117 = !DILocation(line: 205, column: 5, scope: !112)
!118 = !DILocation(line: 210, column: 5, scope: !112)
!119 = !DILocation(line: 211, column: 2, scope: !112)
!120 = distinct !DISubprogram(name: "{closure#0}<()>", linkageName: "_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h2b441d6c03a98902E", scope: !121, file: !113, line: 206, type: !11, scopeLine: 206, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!121 = !DINamespace(name: "lang_start", scope: !114)
!122 = !DILocation(line: 206, column: 70, scope: !120)
!123 = !DILocation(line: 206, column: 18, scope: !120)
!124 = !DILocation(line: 206, column: 93, scope: !120)
!125 = distinct !DISubprogram(name: "__rust_begin_short_backtrace<fn(), ()>", linkageName: "_ZN3std3sys9backtrace28__rust_begin_short_backtrace17ha49838eddbe26d00E", scope: !127, file: !126, line: 162, type: !11, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!126 = !DIFile(filename: "library/std/src/sys/backtrace.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "0469076862be40bd9e65965440a24fae")
!127 = !DINamespace(name: "backtrace", scope: !128)
!128 = !DINamespace(name: "sys", scope: !115)
!129 = !DILocation(line: 250, column: 5, scope: !130, inlinedAt: !134)
!130 = distinct !DISubprogram(name: "call_once<fn(), ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17hab345f5468004632E", scope: !132, file: !131, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!131 = !DIFile(filename: "library/core/src/ops/function.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7165aec212fc528edf645f7f5c1c91bb")
!132 = !DINamespace(name: "FnOnce", scope: !133)
!133 = !DINamespace(name: "function", scope: !24)
!134 = distinct !DILocation(line: 166, column: 18, scope: !125)
!135 = !DILocation(line: 491, column: 5, scope: !136, inlinedAt: !139)
!136 = distinct !DISubprogram(name: "black_box<()>", linkageName: "_ZN4core4hint9black_box17h58a9fcfe10f67f4eE", scope: !138, file: !137, line: 490, type: !11, scopeLine: 490, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!137 = !DIFile(filename: "library/core/src/hint.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "2a901a283eb5f69871d8be07d256ca78")
!138 = !DINamespace(name: "hint", scope: !25)
!139 = !DILocation(line: 169, column: 5, scope: !140)
!140 = distinct !DILexicalBlock(scope: !125, file: !126, line: 166, column: 5)
!141 = !{i64 13910918038645701}
!142 = !DILocation(line: 172, column: 2, scope: !125)
!143 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h1da2fddb25593f92E", scope: !132, file: !131, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!144 = !DILocation(line: 250, column: 5, scope: !143)
!145 = !DILocation(line: 206, column: 18, scope: !120, inlinedAt: !146)
!146 = distinct !DILocation(line: 250, column: 5, scope: !147, inlinedAt: !148)
!147 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17hf43321485db0cc4dE", scope: !132, file: !131, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!148 = distinct !DILocation(line: 250, column: 5, scope: !143)
!149 = !{!150}
!150 = distinct !{!150, !151, !"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h2b441d6c03a98902E: %_1"}
!151 = distinct !{!151, !"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h2b441d6c03a98902E"}
!152 = distinct !DISubprogram(name: "drop_in_place<rust_unwind_list_safe::List>", linkageName: "_ZN4core3ptr48drop_in_place$LT$rust_unwind_list_safe..List$GT$17h868751338456e076E", scope: !154, file: !153, line: 805, type: !11, scopeLine: 805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!153 = !DIFile(filename: "library/core/src/ptr/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "8f706ae0a0620120e6e931983ef127f1")
!154 = !DINamespace(name: "ptr", scope: !25)
!155 = !DILocation(line: 805, column: 1, scope: !152)
!156 = !{!157}
!157 = distinct !{!157, !158, !"_ZN4core3ptr73drop_in_place$LT$alloc..boxed..Box$LT$rust_unwind_list_safe..List$GT$$GT$17h6b2218c1e07c7bb8E: %_1"}
!158 = distinct !{!158, !"_ZN4core3ptr73drop_in_place$LT$alloc..boxed..Box$LT$rust_unwind_list_safe..List$GT$$GT$17h6b2218c1e07c7bb8E"}
!159 = !DILocation(line: 805, column: 1, scope: !160, inlinedAt: !161)
!160 = distinct !DISubprogram(name: "drop_in_place<alloc::boxed::Box<rust_unwind_list_safe::List, alloc::alloc::Global>>", linkageName: "_ZN4core3ptr73drop_in_place$LT$alloc..boxed..Box$LT$rust_unwind_list_safe..List$GT$$GT$17h6b2218c1e07c7bb8E", scope: !154, file: !153, line: 805, type: !11, scopeLine: 805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!161 = distinct !DILocation(line: 805, column: 1, scope: !152)
!162 = !DILocation(line: 115, column: 14, scope: !163, inlinedAt: !164)
!163 = distinct !DISubprogram(name: "dealloc", linkageName: "_RNvNtCslNYArtu3iFV_5alloc5alloc7dealloc", scope: !64, file: !63, line: 114, type: !11, scopeLine: 114, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!164 = distinct !DILocation(line: 209, column: 22, scope: !165, inlinedAt: !166)
!165 = distinct !DISubprogram(name: "deallocate_impl_runtime", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global23deallocate_impl_runtime", scope: !69, file: !63, line: 199, type: !11, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!166 = distinct !DILocation(line: 324, column: 9, scope: !167, inlinedAt: !168)
!167 = distinct !DISubprogram(name: "deallocate_impl", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global15deallocate_impl", scope: !69, file: !63, line: 323, type: !11, scopeLine: 323, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!168 = distinct !DILocation(line: 442, column: 23, scope: !169, inlinedAt: !170)
!169 = distinct !DISubprogram(name: "deallocate", linkageName: "_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate", scope: !74, file: !63, line: 440, type: !11, scopeLine: 440, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!170 = distinct !DILocation(line: 1921, column: 24, scope: !171, inlinedAt: !175)
!171 = distinct !DILexicalBlock(scope: !172, file: !77, line: 1919, column: 13)
!172 = distinct !DILexicalBlock(scope: !173, file: !77, line: 1916, column: 9)
!173 = distinct !DISubprogram(name: "drop<rust_unwind_list_safe::List, alloc::alloc::Global>", linkageName: "_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hfea160c1c8081a8bE", scope: !174, file: !77, line: 1913, type: !11, scopeLine: 1913, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!174 = !DINamespace(name: "{impl#10}", scope: !78)
!175 = distinct !DILocation(line: 805, column: 1, scope: !160, inlinedAt: !161)
!176 = !DILocation(line: 115, column: 14, scope: !163, inlinedAt: !177)
!177 = distinct !DILocation(line: 209, column: 22, scope: !165, inlinedAt: !178)
!178 = distinct !DILocation(line: 324, column: 9, scope: !167, inlinedAt: !179)
!179 = distinct !DILocation(line: 442, column: 23, scope: !169, inlinedAt: !180)
!180 = distinct !DILocation(line: 1921, column: 24, scope: !171, inlinedAt: !181)
!181 = distinct !DILocation(line: 805, column: 1, scope: !160, inlinedAt: !161)
