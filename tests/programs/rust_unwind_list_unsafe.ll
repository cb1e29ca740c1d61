; ModuleID = 'rust_unwind_list_unsafe.7f65c6d4bde6aae-cgu.0'
source_filename = "rust_unwind_list_unsafe.7f65c6d4bde6aae-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_655bf9163594f86461d65a9487afc081 = private unnamed_addr constant [27 x i8] c"rust_unwind_list_unsafe.rs\00", align 1
@alloc_33038442aa74fbcfe4dd7e7ea5df34cf = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_655bf9163594f86461d65a9487afc081, [16 x i8] c"\1A\00\00\00\00\00\00\00\16\00\00\00\09\00\00\00" }>, align 8
@alloc_7bf4879a106b9c1d79314b5d62e01ec1 = private unnamed_addr constant [25 x i8] c"assertion failed: sum < 6", align 1
@alloc_811bab78515568669ba782ec4cba1ec2 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_655bf9163594f86461d65a9487afc081, [16 x i8] c"\1A\00\00\00\00\00\00\00\19\00\00\00\05\00\00\00" }>, align 8
@vtable.0 = private unnamed_addr constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17hf74e8c2bd0daeda6E", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17hc21a0605bf6e7da8E", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17hc21a0605bf6e7da8E" }>, align 8
@__rustc_debug_gdb_scripts_section__ = linkonce_odr unnamed_addr constant [34 x i8] c"\01gdb_load_rust_pretty_printers.py\00", section ".debug_gdb_scripts", align 1

; rust_unwind_list_unsafe::main
; Function Attrs: nonlazybind uwtable
define hidden void @_ZN23rust_unwind_list_unsafe4main17h9877107b30060ec2E() unnamed_addr #0 personality ptr @rust_eh_personality !dbg !8 {
bb1:
  %x.i = alloca [16 x i8], align 8
  %head = alloca [8 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %head), !dbg !13
  %_0.i = tail call noundef i32 @__VERIFIER_nondet_uint() #12, !dbg !14
  %iter1 = urem i32 %_0.i, 5, !dbg !18
  %_2116.not = icmp eq i32 %iter1, 0, !dbg !19
  br i1 %_2116.not, label %"_ZN4core3ptr103drop_in_place$LT$core..option..Option$LT$alloc..boxed..Box$LT$rust_unwind_list_unsafe..Node$GT$$GT$$GT$17h612544b42c94a589E.exit", label %bb15.lr.ph, !dbg !26

bb15.lr.ph:                                       ; preds = %bb1
  %0 = getelementptr inbounds nuw i8, ptr %x.i, i64 8
  br label %bb15, !dbg !26

bb6.preheader:                                    ; preds = %bb4
  store ptr %2, ptr %head, align 8, !dbg !38
  br label %bb6, !dbg !40

bb15:                                             ; preds = %bb15.lr.ph, %bb4
  %iter.sroa.0.017 = phi i32 [ 0, %bb15.lr.ph ], [ %13, %bb4 ]
  %1 = phi ptr [ null, %bb15.lr.ph ], [ %2, %bb4 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %x.i)
  store ptr %1, ptr %x.i, align 8, !noalias !43
  store i32 %iter.sroa.0.017, ptr %0, align 8, !noalias !43
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #12, !dbg !46
; call __rustc::__rust_alloc
  %2 = tail call noundef align 8 dereferenceable_or_null(16) ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef 16, i64 noundef 8) #12, !dbg !68
  %3 = icmp eq ptr %2, null, !dbg !69
  br i1 %3, label %bb2.i4, label %bb4, !dbg !70, !prof !71

bb2.i4:                                           ; preds = %bb15
; invoke alloc::alloc::handle_alloc_error
  invoke void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef 8, i64 noundef 16) #13
          to label %.noexc unwind label %cleanup.i, !dbg !72

.noexc:                                           ; preds = %bb2.i4
  unreachable, !dbg !72

cleanup.i:                                        ; preds = %bb2.i4
  %4 = landingpad { ptr, i32 }
          cleanup
  %5 = icmp eq ptr %1, null, !dbg !73
  br i1 %5, label %bb12, label %bb2.i.i, !dbg !73

bb2.i.i:                                          ; preds = %cleanup.i
; invoke core::ptr::drop_in_place<alloc::boxed::Box<rust_unwind_list_unsafe::Node>>
  invoke fastcc void @"_ZN4core3ptr75drop_in_place$LT$alloc..boxed..Box$LT$rust_unwind_list_unsafe..Node$GT$$GT$17hb4f7be1e39e99649E"(ptr noalias noundef nonnull readonly align 8 dereferenceable(16) %x.i)
          to label %bb12 unwind label %terminate.i, !dbg !73

terminate.i:                                      ; preds = %bb2.i.i
  %6 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #14, !dbg !80
  unreachable, !dbg !80

bb6:                                              ; preds = %bb6.preheader, %bb7
  %7 = phi ptr [ %11, %bb7 ], [ %2, %bb6.preheader ]
  %sum.sroa.0.019 = phi i32 [ %_16.0, %bb7 ], [ 0, %bb6.preheader ]
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8, !dbg !81
  %_15 = load i32, ptr %8, align 8, !dbg !81, !noundef !12
  %9 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %sum.sroa.0.019, i32 %_15), !dbg !40
  %_16.1 = extractvalue { i32, i1 } %9, 1, !dbg !40
  br i1 %_16.1, label %panic, label %bb7, !dbg !40

bb8:                                              ; preds = %bb7
  %10 = icmp slt i32 %_16.0, 6, !dbg !82
  br i1 %10, label %bb2.i6, label %bb10, !dbg !82, !prof !83

bb7:                                              ; preds = %bb6
  %_16.0 = extractvalue { i32, i1 } %9, 0, !dbg !40
  %11 = load ptr, ptr %7, align 8, !dbg !84, !align !85, !noundef !12
  %.not = icmp eq ptr %11, null, !dbg !84
  br i1 %.not, label %bb8, label %bb6, !dbg !86

panic:                                            ; preds = %bb6
; invoke core::panicking::panic_const::panic_const_add_overflow
  invoke void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_33038442aa74fbcfe4dd7e7ea5df34cf) #13
          to label %unreachable unwind label %bb2.i7, !dbg !40

unreachable:                                      ; preds = %bb10, %panic
  unreachable

bb10:                                             ; preds = %bb8
; invoke core::panicking::panic
  invoke void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_7bf4879a106b9c1d79314b5d62e01ec1, i64 noundef 25, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_811bab78515568669ba782ec4cba1ec2) #13
          to label %unreachable unwind label %bb2.i7, !dbg !87

bb2.i6:                                           ; preds = %bb8
; call core::ptr::drop_in_place<alloc::boxed::Box<rust_unwind_list_unsafe::Node>>
  call fastcc void @"_ZN4core3ptr75drop_in_place$LT$alloc..boxed..Box$LT$rust_unwind_list_unsafe..Node$GT$$GT$17hb4f7be1e39e99649E"(ptr noalias noundef nonnull readonly align 8 dereferenceable(8) %head), !dbg !88
  br label %"_ZN4core3ptr103drop_in_place$LT$core..option..Option$LT$alloc..boxed..Box$LT$rust_unwind_list_unsafe..Node$GT$$GT$$GT$17h612544b42c94a589E.exit", !dbg !88

"_ZN4core3ptr103drop_in_place$LT$core..option..Option$LT$alloc..boxed..Box$LT$rust_unwind_list_unsafe..Node$GT$$GT$$GT$17h612544b42c94a589E.exit": ; preds = %bb1, %bb2.i6
  call void @llvm.lifetime.end.p0(ptr nonnull %head), !dbg !90
  ret void, !dbg !91

bb4:                                              ; preds = %bb15
  store ptr %1, ptr %2, align 8, !dbg !92
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !92
  store i32 %iter.sroa.0.017, ptr %12, align 8, !dbg !92
  call void @llvm.lifetime.end.p0(ptr nonnull %x.i), !dbg !94
  %13 = add nuw nsw i32 %iter.sroa.0.017, 1, !dbg !95
  %exitcond.not = icmp eq i32 %13, %iter1, !dbg !19
  br i1 %exitcond.not, label %bb6.preheader, label %bb15, !dbg !26

bb12:                                             ; preds = %bb2.i7, %bb2.i.i, %cleanup.i
  %eh.lpad-body12 = phi { ptr, i32 } [ %4, %bb2.i.i ], [ %4, %cleanup.i ], [ %14, %bb2.i7 ]
  resume { ptr, i32 } %eh.lpad-body12, !dbg !105

bb2.i7:                                           ; preds = %panic, %bb10
  %14 = landingpad { ptr, i32 }
          cleanup
; invoke core::ptr::drop_in_place<alloc::boxed::Box<rust_unwind_list_unsafe::Node>>
  invoke fastcc void @"_ZN4core3ptr75drop_in_place$LT$alloc..boxed..Box$LT$rust_unwind_list_unsafe..Node$GT$$GT$17hb4f7be1e39e99649E"(ptr noalias noundef nonnull readonly align 8 dereferenceable(8) %head)
          to label %bb12 unwind label %terminate, !dbg !106

terminate:                                        ; preds = %bb2.i7
  %15 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #14, !dbg !105
  unreachable, !dbg !105
}

; std::rt::lang_start
; Function Attrs: nonlazybind uwtable
define hidden noundef i64 @_ZN3std2rt10lang_start17h4f5750e2be459082E(ptr noundef nonnull %main, i64 noundef %argc, ptr noundef %argv, i8 noundef %sigpipe) unnamed_addr #0 !dbg !108 {
start:
  %_7 = alloca [8 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_7), !dbg !112
  store ptr %main, ptr %_7, align 8, !dbg !112
; call std::rt::lang_start_internal
  %_0 = call noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1 %_7, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.0, i64 noundef %argc, ptr noundef %argv, i8 noundef %sigpipe), !dbg !113
  call void @llvm.lifetime.end.p0(ptr nonnull %_7), !dbg !114
  ret i64 %_0, !dbg !115
}

; std::rt::lang_start::{{closure}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal noundef i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17hc21a0605bf6e7da8E"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %_1) unnamed_addr #1 !dbg !116 {
start:
  %_4 = load ptr, ptr %_1, align 8, !dbg !118, !nonnull !12, !noundef !12
; call std::sys::backtrace::__rust_begin_short_backtrace
  tail call fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h8f95296bd6b48199E(ptr noundef nonnull %_4) #15, !dbg !119
  ret i32 0, !dbg !120
}

; std::sys::backtrace::__rust_begin_short_backtrace
; Function Attrs: noinline nonlazybind uwtable
define internal fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h8f95296bd6b48199E(ptr noundef nonnull readonly captures(none) %f) unnamed_addr #2 !dbg !121 {
start:
  tail call void %f(), !dbg !125
  tail call void asm sideeffect "", "~{memory}"() #12, !dbg !132, !srcloc !138
  ret void, !dbg !139
}

; core::ops::function::FnOnce::call_once{{vtable.shim}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal noundef i32 @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17hf74e8c2bd0daeda6E"(ptr noundef readonly captures(none) %_1) unnamed_addr #1 personality ptr @rust_eh_personality !dbg !140 {
start:
  %0 = load ptr, ptr %_1, align 8, !dbg !141, !nonnull !12, !noundef !12
; call std::sys::backtrace::__rust_begin_short_backtrace
  tail call fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h8f95296bd6b48199E(ptr noundef nonnull readonly %0) #15, !dbg !142, !noalias !146
  ret i32 0, !dbg !141
}

; core::ptr::drop_in_place<alloc::boxed::Box<rust_unwind_list_unsafe::Node>>
; Function Attrs: nonlazybind uwtable
define internal fastcc void @"_ZN4core3ptr75drop_in_place$LT$alloc..boxed..Box$LT$rust_unwind_list_unsafe..Node$GT$$GT$17hb4f7be1e39e99649E"(ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(8) %_1) unnamed_addr #0 personality ptr @rust_eh_personality !dbg !149 {
start:
  %_6 = load ptr, ptr %_1, align 8, !dbg !150, !nonnull !12, !noundef !12
  %0 = load ptr, ptr %_6, align 8, !dbg !151, !alias.scope !154, !align !85, !noundef !12
  %1 = icmp eq ptr %0, null, !dbg !151
  br i1 %1, label %bb3, label %bb2.i.i, !dbg !151

bb2.i.i:                                          ; preds = %start
; invoke core::ptr::drop_in_place<alloc::boxed::Box<rust_unwind_list_unsafe::Node>>
  invoke fastcc void @"_ZN4core3ptr75drop_in_place$LT$alloc..boxed..Box$LT$rust_unwind_list_unsafe..Node$GT$$GT$17hb4f7be1e39e99649E"(ptr noalias noundef nonnull align 8 dereferenceable(16) %_6)
          to label %bb3 unwind label %bb1, !dbg !151

bb3:                                              ; preds = %start, %bb2.i.i
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %_6, i64 noundef 16, i64 noundef 8) #12, !dbg !159
  ret void, !dbg !150

bb1:                                              ; preds = %bb2.i.i
  %2 = landingpad { ptr, i32 }
          cleanup
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %_6, i64 noundef 16, i64 noundef 8) #12, !dbg !173
  resume { ptr, i32 } %2, !dbg !150
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

; Function Attrs: nounwind nonlazybind uwtable
declare noundef range(i32 0, 10) i32 @rust_eh_personality(i32 noundef, i32 noundef, i64 noundef, ptr noundef, ptr noundef) unnamed_addr #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #8

; core::panicking::panic_const::panic_const_add_overflow
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #9

; core::panicking::panic
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #9

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
  call void @llvm.lifetime.start.p0(ptr nonnull %_7.i), !dbg !112
  store ptr @_ZN23rust_unwind_list_unsafe4main17h9877107b30060ec2E, ptr %_7.i, align 8, !dbg !112
; call std::rt::lang_start_internal
  %_0.i = call noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1 %_7.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.0, i64 noundef %3, ptr noundef %1, i8 noundef 0), !dbg !113
  call void @llvm.lifetime.end.p0(ptr nonnull %_7.i), !dbg !114
  %4 = trunc i64 %_0.i to i32
  ret i32 %4
}

attributes #0 = { nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { inlinehint nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { noinline nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { nounwind nonlazybind allockind("alloc,uninitialized,aligned") allocsize(0) uwtable "alloc-family"="__rust_alloc" "alloc-variant-zeroed"="_RNvCsfLfy6EI15iL_7___rustc19___rust_alloc_zeroed" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { cold minsize noreturn nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #7 = { nounwind nonlazybind allockind("free") uwtable "alloc-family"="__rust_alloc" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #8 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { cold noinline noreturn nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #10 = { cold minsize noinline noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #11 = { nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #12 = { nounwind }
attributes #13 = { noreturn }
attributes #14 = { cold noreturn nounwind }
attributes #15 = { noinline }

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
!7 = !DIFile(filename: "rust_unwind_list_unsafe.rs/@/rust_unwind_list_unsafe.7f65c6d4bde6aae-cgu.0", directory: ".")
!8 = distinct !DISubprogram(name: "main", linkageName: "_ZN23rust_unwind_list_unsafe4main17h9877107b30060ec2E", scope: !10, file: !9, line: 15, type: !11, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized | DISPFlagMainSubprogram, unit: !6, templateParams: !12)
!9 = !DIFile(filename: "rust_unwind_list_unsafe.rs", directory: ".", checksumkind: CSK_MD5, checksum: "c9b0219f07ef5cd4e7559eca251c97e7")
!10 = !DINamespace(name: "rust_unwind_list_unsafe", scope: null)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 16, column: 9, scope: !8)
!14 = !DILocation(line: 7, column: 14, scope: !15, inlinedAt: !16)
!15 = distinct !DISubprogram(name: "uint", linkageName: "_ZN23rust_unwind_list_unsafe4uint17h54d2778256afd969E", scope: !10, file: !9, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!16 = distinct !DILocation(line: 17, column: 17, scope: !17)
!17 = distinct !DILexicalBlock(scope: !8, file: !9, line: 16, column: 5)
!18 = !DILocation(line: 17, column: 17, scope: !17)
!19 = !DILocation(line: 1916, column: 50, scope: !20, inlinedAt: !26)
!20 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXs10_NtNtCsgEmfK2I1SDS_4core3cmp5implsmNtB8_10PartialOrd2lt", scope: !22, file: !21, line: 1916, type: !11, scopeLine: 1916, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!21 = !DIFile(filename: "library/core/src/cmp.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "9b875f3ee90b4abbf50efdba3db39504")
!22 = !DINamespace(name: "{impl#64}", scope: !23)
!23 = !DINamespace(name: "impls", scope: !24)
!24 = !DINamespace(name: "cmp", scope: !25)
!25 = !DINamespace(name: "core", scope: null)
!26 = !DILocation(line: 772, column: 12, scope: !27, inlinedAt: !32)
!27 = distinct !DISubprogram(name: "spec_next<u32>", linkageName: "_ZN89_$LT$core..ops..range..Range$LT$T$GT$$u20$as$u20$core..iter..range..RangeIteratorImpl$GT$9spec_next17h0ede28b308e2f135E", scope: !29, file: !28, line: 771, type: !11, scopeLine: 771, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!28 = !DIFile(filename: "library/core/src/iter/range.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "e302cc3146df1591d87c4742d277fd2d")
!29 = !DINamespace(name: "{impl#5}", scope: !30)
!30 = !DINamespace(name: "range", scope: !31)
!31 = !DINamespace(name: "iter", scope: !25)
!32 = !DILocation(line: 857, column: 14, scope: !33, inlinedAt: !35)
!33 = distinct !DISubprogram(name: "next<u32>", linkageName: "_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h5069e671f0157268E", scope: !34, file: !28, line: 856, type: !11, scopeLine: 856, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!34 = !DINamespace(name: "{impl#6}", scope: !30)
!35 = !DILocation(line: 17, column: 14, scope: !36)
!36 = !DILexicalBlockFile(scope: !37, file: !9, discriminator: 2)
!37 = distinct !DILexicalBlock(scope: !17, file: !9, line: 17, column: 5)
!38 = !DILocation(line: 18, scope: !39)
!39 = distinct !DILexicalBlock(scope: !37, file: !9, line: 17, column: 5)
!40 = !DILocation(line: 22, column: 9, scope: !41)
!41 = distinct !DILexicalBlock(scope: !42, file: !9, line: 21, column: 34)
!42 = distinct !DILexicalBlock(scope: !17, file: !9, line: 20, column: 5)
!43 = !{!44}
!44 = distinct !{!44, !45, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17he57e4dba6a064abfE: argument 0"}
!45 = distinct !{!45, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17he57e4dba6a064abfE"}
!46 = !DILocation(line: 93, column: 9, scope: !47, inlinedAt: !51)
!47 = distinct !DISubprogram(name: "alloc", linkageName: "_RNvNtCslNYArtu3iFV_5alloc5alloc5alloc", scope: !49, file: !48, line: 89, type: !11, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!48 = !DIFile(filename: "library/alloc/src/alloc.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "57066d22da38e4b1f3bfd29f3d5ff5ae")
!49 = !DINamespace(name: "alloc", scope: !50)
!50 = !DINamespace(name: "alloc", scope: null)
!51 = distinct !DILocation(line: 190, column: 73, scope: !52, inlinedAt: !55)
!52 = distinct !DILexicalBlock(scope: !53, file: !48, line: 189, column: 13)
!53 = distinct !DISubprogram(name: "alloc_impl_runtime", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global18alloc_impl_runtime", scope: !54, file: !48, line: 185, type: !11, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!54 = !DINamespace(name: "Global", scope: !49)
!55 = distinct !DILocation(line: 312, column: 9, scope: !56, inlinedAt: !57)
!56 = distinct !DISubprogram(name: "alloc_impl", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global10alloc_impl", scope: !54, file: !48, line: 311, type: !11, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!57 = distinct !DILocation(line: 429, column: 14, scope: !58, inlinedAt: !60)
!58 = distinct !DISubprogram(name: "allocate", linkageName: "_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator8allocate", scope: !59, file: !48, line: 428, type: !11, scopeLine: 428, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!59 = !DINamespace(name: "{impl#1}", scope: !49)
!60 = distinct !DILocation(line: 248, column: 18, scope: !61, inlinedAt: !64)
!61 = distinct !DISubprogram(name: "box_new_uninit", linkageName: "_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit", scope: !63, file: !62, line: 247, type: !11, scopeLine: 247, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!62 = !DIFile(filename: "library/alloc/src/boxed.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "c2c961396e00891ae9e97f5dc112a35a")
!63 = !DINamespace(name: "boxed", scope: !50)
!64 = distinct !DILocation(line: 286, column: 19, scope: !65, inlinedAt: !67)
!65 = distinct !DISubprogram(name: "new<rust_unwind_list_unsafe::Node>", linkageName: "_ZN5alloc5boxed12Box$LT$T$GT$3new17he57e4dba6a064abfE", scope: !66, file: !62, line: 284, type: !11, scopeLine: 284, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!66 = !DINamespace(name: "{impl#0}", scope: !63)
!67 = distinct !DILocation(line: 18, column: 21, scope: !39)
!68 = !DILocation(line: 95, column: 9, scope: !47, inlinedAt: !51)
!69 = !DILocation(line: 248, column: 11, scope: !61, inlinedAt: !64)
!70 = !DILocation(line: 248, column: 5, scope: !61, inlinedAt: !64)
!71 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!72 = !DILocation(line: 250, column: 19, scope: !61, inlinedAt: !64)
!73 = !DILocation(line: 805, column: 1, scope: !74, inlinedAt: !77)
!74 = distinct !DISubprogram(name: "drop_in_place<core::option::Option<alloc::boxed::Box<rust_unwind_list_unsafe::Node, alloc::alloc::Global>>>", linkageName: "_ZN4core3ptr103drop_in_place$LT$core..option..Option$LT$alloc..boxed..Box$LT$rust_unwind_list_unsafe..Node$GT$$GT$$GT$17h612544b42c94a589E", scope: !76, file: !75, line: 805, type: !11, scopeLine: 805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!75 = !DIFile(filename: "library/core/src/ptr/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "8f706ae0a0620120e6e931983ef127f1")
!76 = !DINamespace(name: "ptr", scope: !25)
!77 = distinct !DILocation(line: 805, column: 1, scope: !78, inlinedAt: !79)
!78 = distinct !DISubprogram(name: "drop_in_place<rust_unwind_list_unsafe::Node>", linkageName: "_ZN4core3ptr50drop_in_place$LT$rust_unwind_list_unsafe..Node$GT$17hff3cca418b2b824aE", scope: !76, file: !75, line: 805, type: !11, scopeLine: 805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!79 = distinct !DILocation(line: 292, column: 5, scope: !65, inlinedAt: !67)
!80 = !DILocation(line: 284, column: 5, scope: !65, inlinedAt: !67)
!81 = !DILocation(line: 22, column: 16, scope: !41)
!82 = !DILocation(line: 25, column: 13, scope: !42)
!83 = !{!"branch_weights", !"expected", i32 2145756198, i32 1727450}
!84 = !DILocation(line: 21, column: 28, scope: !41)
!85 = !{i64 8}
!86 = !DILocation(line: 21, column: 15, scope: !41)
!87 = !DILocation(line: 25, column: 5, scope: !42)
!88 = !DILocation(line: 805, column: 1, scope: !74, inlinedAt: !89)
!89 = distinct !DILocation(line: 26, column: 1, scope: !8)
!90 = !DILocation(line: 26, column: 1, scope: !8)
!91 = !DILocation(line: 26, column: 2, scope: !8)
!92 = !DILocation(line: 289, column: 56, scope: !93, inlinedAt: !67)
!93 = distinct !DILexicalBlock(scope: !65, file: !62, line: 286, column: 9)
!94 = !DILocation(line: 292, column: 6, scope: !65, inlinedAt: !67)
!95 = !DILocation(line: 844, column: 17, scope: !96, inlinedAt: !100)
!96 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs6_NtCsgEmfK2I1SDS_4core3numm13unchecked_add", scope: !98, file: !97, line: 832, type: !11, scopeLine: 832, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!97 = !DIFile(filename: "library/core/src/num/uint_macros.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "de2f29a3485fc28d710ba6c3062e6efa")
!98 = !DINamespace(name: "{impl#8}", scope: !99)
!99 = !DINamespace(name: "num", scope: !25)
!100 = !DILocation(line: 213, column: 28, scope: !101, inlinedAt: !103)
!101 = distinct !DISubprogram(name: "forward_unchecked", linkageName: "_RNvXsB_NtNtCsgEmfK2I1SDS_4core4iter5rangemNtB5_4Step17forward_unchecked", scope: !102, file: !28, line: 211, type: !11, scopeLine: 211, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!102 = !DINamespace(name: "{impl#39}", scope: !30)
!103 = !DILocation(line: 775, column: 35, scope: !104, inlinedAt: !32)
!104 = distinct !DILexicalBlock(scope: !27, file: !28, line: 773, column: 13)
!105 = !DILocation(line: 15, column: 1, scope: !8)
!106 = !DILocation(line: 805, column: 1, scope: !74, inlinedAt: !107)
!107 = distinct !DILocation(line: 26, column: 1, scope: !8)
!108 = distinct !DISubprogram(name: "lang_start<()>", linkageName: "_ZN3std2rt10lang_start17h4f5750e2be459082E", scope: !110, file: !109, line: 199, type: !11, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!109 = !DIFile(filename: "library/std/src/rt.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "83eadca7bec2ebce94abb46f51902baa")
!110 = !DINamespace(name: "rt", scope: !111)
!111 = !DINamespace(name: "std", scope: null)
!112 = !DILocation(line: 206, column: 10, scope: !108)
!113 = !DILocation(line: 205, column: 5, scope: !108)
!114 = !DILocation(line: 210, column: 5, scope: !108)
!115 = !DILocation(line: 211, column: 2, scope: !108)
!116 = distinct !DISubprogram(name: "{closure#0}<()>", linkageName: "_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17hc21a0605bf6e7da8E", scope: !117, file: !109, line: 206, type: !11, scopeLine: 206, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!117 = !DINamespace(name: "lang_start", scope: !110)
!118 = !DILocation(line: 206, column: 70, scope: !116)
!119 = !DILocation(line: 206, column: 18, scope: !116)
!120 = !DILocation(line: 206, column: 93, scope: !116)
!121 = distinct !DISubprogram(name: "__rust_begin_short_backtrace<fn(), ()>", linkageName: "_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h8f95296bd6b48199E", scope: !123, file: !122, line: 162, type: !11, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!122 = !DIFile(filename: "library/std/src/sys/backtrace.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "0469076862be40bd9e65965440a24fae")
!123 = !DINamespace(name: "backtrace", scope: !124)
!124 = !DINamespace(name: "sys", scope: !111)
!125 = !DILocation(line: 250, column: 5, scope: !126, inlinedAt: !131)
!126 = distinct !DISubprogram(name: "call_once<fn(), ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17h0f2724ba80416839E", scope: !128, file: !127, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!127 = !DIFile(filename: "library/core/src/ops/function.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7165aec212fc528edf645f7f5c1c91bb")
!128 = !DINamespace(name: "FnOnce", scope: !129)
!129 = !DINamespace(name: "function", scope: !130)
!130 = !DINamespace(name: "ops", scope: !25)
!131 = distinct !DILocation(line: 166, column: 18, scope: !121)
!132 = !DILocation(line: 491, column: 5, scope: !133, inlinedAt: !136)
!133 = distinct !DISubprogram(name: "black_box<()>", linkageName: "_ZN4core4hint9black_box17he7241e19e1f81ae1E", scope: !135, file: !134, line: 490, type: !11, scopeLine: 490, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!134 = !DIFile(filename: "library/core/src/hint.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "2a901a283eb5f69871d8be07d256ca78")
!135 = !DINamespace(name: "hint", scope: !25)
!136 = !DILocation(line: 169, column: 5, scope: !137)
!137 = distinct !DILexicalBlock(scope: !121, file: !122, line: 166, column: 5)
!138 = !{i64 13911072657468393}
!139 = !DILocation(line: 172, column: 2, scope: !121)
!140 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17hf74e8c2bd0daeda6E", scope: !128, file: !127, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!141 = !DILocation(line: 250, column: 5, scope: !140)
!142 = !DILocation(line: 206, column: 18, scope: !116, inlinedAt: !143)
!143 = distinct !DILocation(line: 250, column: 5, scope: !144, inlinedAt: !145)
!144 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17h9aa03ae0a802bb83E", scope: !128, file: !127, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!145 = distinct !DILocation(line: 250, column: 5, scope: !140)
!146 = !{!147}
!147 = distinct !{!147, !148, !"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17hc21a0605bf6e7da8E: %_1"}
!148 = distinct !{!148, !"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17hc21a0605bf6e7da8E"}
!149 = distinct !DISubprogram(name: "drop_in_place<alloc::boxed::Box<rust_unwind_list_unsafe::Node, alloc::alloc::Global>>", linkageName: "_ZN4core3ptr75drop_in_place$LT$alloc..boxed..Box$LT$rust_unwind_list_unsafe..Node$GT$$GT$17hb4f7be1e39e99649E", scope: !76, file: !75, line: 805, type: !11, scopeLine: 805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!150 = !DILocation(line: 805, column: 1, scope: !149)
!151 = !DILocation(line: 805, column: 1, scope: !74, inlinedAt: !152)
!152 = distinct !DILocation(line: 805, column: 1, scope: !78, inlinedAt: !153)
!153 = distinct !DILocation(line: 805, column: 1, scope: !149)
!154 = !{!155, !157}
!155 = distinct !{!155, !156, !"_ZN4core3ptr103drop_in_place$LT$core..option..Option$LT$alloc..boxed..Box$LT$rust_unwind_list_unsafe..Node$GT$$GT$$GT$17h612544b42c94a589E: %_1"}
!156 = distinct !{!156, !"_ZN4core3ptr103drop_in_place$LT$core..option..Option$LT$alloc..boxed..Box$LT$rust_unwind_list_unsafe..Node$GT$$GT$$GT$17h612544b42c94a589E"}
!157 = distinct !{!157, !158, !"_ZN4core3ptr50drop_in_place$LT$rust_unwind_list_unsafe..Node$GT$17hff3cca418b2b824aE: %_1"}
!158 = distinct !{!158, !"_ZN4core3ptr50drop_in_place$LT$rust_unwind_list_unsafe..Node$GT$17hff3cca418b2b824aE"}
!159 = !DILocation(line: 115, column: 14, scope: !160, inlinedAt: !161)
!160 = distinct !DISubprogram(name: "dealloc", linkageName: "_RNvNtCslNYArtu3iFV_5alloc5alloc7dealloc", scope: !49, file: !48, line: 114, type: !11, scopeLine: 114, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!161 = distinct !DILocation(line: 209, column: 22, scope: !162, inlinedAt: !163)
!162 = distinct !DISubprogram(name: "deallocate_impl_runtime", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global23deallocate_impl_runtime", scope: !54, file: !48, line: 199, type: !11, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!163 = distinct !DILocation(line: 324, column: 9, scope: !164, inlinedAt: !165)
!164 = distinct !DISubprogram(name: "deallocate_impl", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global15deallocate_impl", scope: !54, file: !48, line: 323, type: !11, scopeLine: 323, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!165 = distinct !DILocation(line: 442, column: 23, scope: !166, inlinedAt: !167)
!166 = distinct !DISubprogram(name: "deallocate", linkageName: "_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate", scope: !59, file: !48, line: 440, type: !11, scopeLine: 440, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!167 = distinct !DILocation(line: 1921, column: 24, scope: !168, inlinedAt: !172)
!168 = distinct !DILexicalBlock(scope: !169, file: !62, line: 1919, column: 13)
!169 = distinct !DILexicalBlock(scope: !170, file: !62, line: 1916, column: 9)
!170 = distinct !DISubprogram(name: "drop<rust_unwind_list_unsafe::Node, alloc::alloc::Global>", linkageName: "_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h47114c9f7e8eda77E", scope: !171, file: !62, line: 1913, type: !11, scopeLine: 1913, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!171 = !DINamespace(name: "{impl#10}", scope: !63)
!172 = distinct !DILocation(line: 805, column: 1, scope: !149)
!173 = !DILocation(line: 115, column: 14, scope: !160, inlinedAt: !174)
!174 = distinct !DILocation(line: 209, column: 22, scope: !162, inlinedAt: !175)
!175 = distinct !DILocation(line: 324, column: 9, scope: !164, inlinedAt: !176)
!176 = distinct !DILocation(line: 442, column: 23, scope: !166, inlinedAt: !177)
!177 = distinct !DILocation(line: 1921, column: 24, scope: !168, inlinedAt: !178)
!178 = distinct !DILocation(line: 805, column: 1, scope: !149)
