; ModuleID = 'rust_vec_safe.51c4ad0d73ac37cb-cgu.0'
source_filename = "rust_vec_safe.51c4ad0d73ac37cb-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_652c730d4978821f4f0b11b3fb0d28a0 = private unnamed_addr constant [27 x i8] c"assertion failed: sum <= 15", align 1
@alloc_62908fb1848609c5db62a93361f52ebe = private unnamed_addr constant [17 x i8] c"rust_vec_safe.rs\00", align 1
@alloc_9a70548bddc0a6d8436e7e993f30b734 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_62908fb1848609c5db62a93361f52ebe, [16 x i8] c"\10\00\00\00\00\00\00\00\11\00\00\00\05\00\00\00" }>, align 8
@alloc_a1229119c6b3078275c38561c4bc196a = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_62908fb1848609c5db62a93361f52ebe, [16 x i8] c"\10\00\00\00\00\00\00\00\12\00\00\00\05\00\00\00" }>, align 8
@vtable.0 = private unnamed_addr constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h85e0c267218ac056E", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h451964c359f341f6E", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h451964c359f341f6E" }>, align 8
@alloc_ab77ed90a3bb8c697b2704042ce329ff = private unnamed_addr constant [86 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/iter/traits/accum.rs\00", align 1
@alloc_45c7fca6d83c7d5a4170abc80231b3c8 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_ab77ed90a3bb8c697b2704042ce329ff, [16 x i8] c"U\00\00\00\00\00\00\00\CC\00\00\00\01\00\00\00" }>, align 8
@__rustc_debug_gdb_scripts_section__ = linkonce_odr unnamed_addr constant [34 x i8] c"\01gdb_load_rust_pretty_printers.py\00", section ".debug_gdb_scripts", align 1

; rust_vec_safe::main
; Function Attrs: nounwind nonlazybind uwtable
define hidden void @_ZN13rust_vec_safe4main17h467712ef454ae4ccE() unnamed_addr #0 personality ptr @rust_eh_personality !dbg !8 {
start:
  %_14 = alloca [8 x i8], align 8
  %_12 = alloca [8 x i8], align 8
  %v = alloca [24 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %v), !dbg !13
  store i64 0, ptr %v, align 8, !dbg !14
  %0 = getelementptr inbounds nuw i8, ptr %v, i64 8, !dbg !14
  store ptr inttoptr (i64 4 to ptr), ptr %0, align 8, !dbg !14
  %1 = getelementptr inbounds nuw i8, ptr %v, i64 16, !dbg !14
  store i64 0, ptr %1, align 8, !dbg !14
  %_0.i = tail call noundef i32 @__VERIFIER_nondet_uint() #16, !dbg !21
  %n = urem i32 %_0.i, 7, !dbg !25
  %_176.not = icmp eq i32 %n, 0, !dbg !26
  br i1 %_176.not, label %bb3, label %bb8, !dbg !33

bb9:                                              ; preds = %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17hb42211508e5bfc82E.exit"
  %_25.pre = load ptr, ptr %0, align 8, !dbg !46
  %2 = icmp eq i64 %4, 0, !dbg !64
  br i1 %2, label %bb3, label %bb8.i, !dbg !90

bb8.i:                                            ; preds = %bb9
  %_45.val.i = load i32, ptr %_25.pre, align 4, !dbg !91, !noundef !12
  %_28.i = icmp eq i64 %len.i, 0, !dbg !95
  br i1 %_28.i, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h5eb555422d175d7aE.exit", label %bb8.i.1, !dbg !95

panic.i.i:                                        ; preds = %bb8.i.5, %bb8.i.4, %bb8.i.3, %bb8.i.2, %bb8.i.1
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_45c7fca6d83c7d5a4170abc80231b3c8) #17, !dbg !96
  unreachable, !dbg !96

bb8.i.1:                                          ; preds = %bb8.i
  %_45.i.1 = getelementptr inbounds nuw i8, ptr %_25.pre, i64 4, !dbg !110
  %_45.val.i.1 = load i32, ptr %_45.i.1, align 4, !dbg !91, !noundef !12
  %_5.0.i.i.1 = add i32 %_45.val.i.1, %_45.val.i, !dbg !96
  %_5.1.i.i.1 = icmp ult i32 %_5.0.i.i.1, %_45.val.i, !dbg !96
  br i1 %_5.1.i.i.1, label %panic.i.i, label %"_ZN69_$LT$u32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$u32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h3abccf63aa07ef85E.exit.i.1", !dbg !96

"_ZN69_$LT$u32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$u32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h3abccf63aa07ef85E.exit.i.1": ; preds = %bb8.i.1
  %_28.i.1 = icmp eq i64 %len.i, 1, !dbg !95
  br i1 %_28.i.1, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h5eb555422d175d7aE.exit", label %bb8.i.2, !dbg !95

bb8.i.2:                                          ; preds = %"_ZN69_$LT$u32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$u32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h3abccf63aa07ef85E.exit.i.1"
  %_45.i.2 = getelementptr inbounds nuw i8, ptr %_25.pre, i64 8, !dbg !110
  %_45.val.i.2 = load i32, ptr %_45.i.2, align 4, !dbg !91, !noundef !12
  %_5.0.i.i.2 = add i32 %_45.val.i.2, %_5.0.i.i.1, !dbg !96
  %_5.1.i.i.2 = icmp ult i32 %_5.0.i.i.2, %_5.0.i.i.1, !dbg !96
  br i1 %_5.1.i.i.2, label %panic.i.i, label %"_ZN69_$LT$u32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$u32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h3abccf63aa07ef85E.exit.i.2", !dbg !96

"_ZN69_$LT$u32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$u32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h3abccf63aa07ef85E.exit.i.2": ; preds = %bb8.i.2
  %_28.i.2 = icmp eq i64 %len.i, 2, !dbg !95
  br i1 %_28.i.2, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h5eb555422d175d7aE.exit", label %bb8.i.3, !dbg !95

bb8.i.3:                                          ; preds = %"_ZN69_$LT$u32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$u32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h3abccf63aa07ef85E.exit.i.2"
  %_45.i.3 = getelementptr inbounds nuw i8, ptr %_25.pre, i64 12, !dbg !110
  %_45.val.i.3 = load i32, ptr %_45.i.3, align 4, !dbg !91, !noundef !12
  %_5.0.i.i.3 = add i32 %_45.val.i.3, %_5.0.i.i.2, !dbg !96
  %_5.1.i.i.3 = icmp ult i32 %_5.0.i.i.3, %_5.0.i.i.2, !dbg !96
  br i1 %_5.1.i.i.3, label %panic.i.i, label %"_ZN69_$LT$u32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$u32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h3abccf63aa07ef85E.exit.i.3", !dbg !96

"_ZN69_$LT$u32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$u32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h3abccf63aa07ef85E.exit.i.3": ; preds = %bb8.i.3
  %_28.i.3 = icmp eq i64 %len.i, 3, !dbg !95
  br i1 %_28.i.3, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h5eb555422d175d7aE.exit", label %bb8.i.4, !dbg !95

bb8.i.4:                                          ; preds = %"_ZN69_$LT$u32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$u32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h3abccf63aa07ef85E.exit.i.3"
  %_45.i.4 = getelementptr inbounds nuw i8, ptr %_25.pre, i64 16, !dbg !110
  %_45.val.i.4 = load i32, ptr %_45.i.4, align 4, !dbg !91, !noundef !12
  %_5.0.i.i.4 = add i32 %_45.val.i.4, %_5.0.i.i.3, !dbg !96
  %_5.1.i.i.4 = icmp ult i32 %_5.0.i.i.4, %_5.0.i.i.3, !dbg !96
  br i1 %_5.1.i.i.4, label %panic.i.i, label %"_ZN69_$LT$u32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$u32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h3abccf63aa07ef85E.exit.i.4", !dbg !96

"_ZN69_$LT$u32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$u32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h3abccf63aa07ef85E.exit.i.4": ; preds = %bb8.i.4
  %_28.i.4 = icmp eq i64 %len.i, 4, !dbg !95
  br i1 %_28.i.4, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h5eb555422d175d7aE.exit", label %bb8.i.5, !dbg !95

bb8.i.5:                                          ; preds = %"_ZN69_$LT$u32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$u32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h3abccf63aa07ef85E.exit.i.4"
  %_45.i.5 = getelementptr inbounds nuw i8, ptr %_25.pre, i64 20, !dbg !110
  %_45.val.i.5 = load i32, ptr %_45.i.5, align 4, !dbg !91, !noundef !12
  %_5.0.i.i.5 = add i32 %_45.val.i.5, %_5.0.i.i.4, !dbg !96
  %_5.1.i.i.5 = icmp ult i32 %_5.0.i.i.5, %_5.0.i.i.4, !dbg !96
  br i1 %_5.1.i.i.5, label %panic.i.i, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h5eb555422d175d7aE.exit", !dbg !96

"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h5eb555422d175d7aE.exit": ; preds = %bb8.i.5, %"_ZN69_$LT$u32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$u32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h3abccf63aa07ef85E.exit.i.4", %"_ZN69_$LT$u32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$u32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h3abccf63aa07ef85E.exit.i.3", %"_ZN69_$LT$u32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$u32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h3abccf63aa07ef85E.exit.i.2", %"_ZN69_$LT$u32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$u32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h3abccf63aa07ef85E.exit.i.1", %bb8.i
  %_5.0.i.i.lcssa20 = phi i32 [ %_45.val.i, %bb8.i ], [ %_5.0.i.i.1, %"_ZN69_$LT$u32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$u32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h3abccf63aa07ef85E.exit.i.1" ], [ %_5.0.i.i.2, %"_ZN69_$LT$u32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$u32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h3abccf63aa07ef85E.exit.i.2" ], [ %_5.0.i.i.3, %"_ZN69_$LT$u32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$u32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h3abccf63aa07ef85E.exit.i.3" ], [ %_5.0.i.i.4, %"_ZN69_$LT$u32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$u32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h3abccf63aa07ef85E.exit.i.4" ], [ %_5.0.i.i.5, %bb8.i.5 ], !dbg !96
  %_9 = icmp ult i32 %_5.0.i.i.lcssa20, 16, !dbg !114
  br i1 %_9, label %bb3, label %bb4, !dbg !114, !prof !116

bb8:                                              ; preds = %start, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17hb42211508e5bfc82E.exit"
  %_14.i10 = phi ptr [ %_14.i, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17hb42211508e5bfc82E.exit" ], [ inttoptr (i64 4 to ptr), %start ]
  %len.i = phi i64 [ %4, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17hb42211508e5bfc82E.exit" ], [ 0, %start ], !dbg !117
  %iter.sroa.0.07 = phi i32 [ %3, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17hb42211508e5bfc82E.exit" ], [ 0, %start ]
  %3 = add nuw nsw i32 %iter.sroa.0.07, 1, !dbg !123
  tail call void @llvm.experimental.noalias.scope.decl(metadata !133), !dbg !136
  %self1.i = load i64, ptr %v, align 8, !dbg !137, !range !143, !alias.scope !133, !noundef !12
  %_4.i = icmp eq i64 %len.i, %self1.i, !dbg !144
  br i1 %_4.i, label %bb1.i, label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17hb42211508e5bfc82E.exit", !dbg !144

bb1.i:                                            ; preds = %bb8
; call alloc::raw_vec::RawVec<T,A>::grow_one
  call fastcc void @"_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8grow_one17h009fb95231360685E"(ptr noalias noundef nonnull align 8 dereferenceable(24) %v) #18, !dbg !145
  %_14.i.pre = load ptr, ptr %0, align 8, !dbg !146, !alias.scope !133
  br label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17hb42211508e5bfc82E.exit", !dbg !155

"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17hb42211508e5bfc82E.exit": ; preds = %bb8, %bb1.i
  %_14.i = phi ptr [ %_14.i10, %bb8 ], [ %_14.i.pre, %bb1.i ], !dbg !146
  %end.i = getelementptr inbounds nuw i32, ptr %_14.i, i64 %len.i, !dbg !156
  store i32 %iter.sroa.0.07, ptr %end.i, align 4, !dbg !162, !noalias !133
  %4 = add i64 %len.i, 1, !dbg !167
  store i64 %4, ptr %1, align 8, !dbg !167, !alias.scope !133
  %exitcond.not = icmp eq i32 %3, %n, !dbg !26
  br i1 %exitcond.not, label %bb9, label %bb8, !dbg !33

bb4:                                              ; preds = %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h5eb555422d175d7aE.exit"
; call core::panicking::panic
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_652c730d4978821f4f0b11b3fb0d28a0, i64 noundef 27, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_9a70548bddc0a6d8436e7e993f30b734) #17, !dbg !168
  unreachable, !dbg !168

bb3:                                              ; preds = %start, %bb9, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h5eb555422d175d7aE.exit"
  %_2517 = phi ptr [ %_25.pre, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h5eb555422d175d7aE.exit" ], [ %_25.pre, %bb9 ], [ inttoptr (i64 4 to ptr), %start ]
  %_2416 = phi i64 [ %4, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h5eb555422d175d7aE.exit" ], [ 0, %bb9 ], [ 0, %start ]
  store i64 %_2416, ptr %_12, align 8, !dbg !169
  %_34 = icmp ult i64 %_2416, 2305843009213693952, !dbg !172
  tail call void @llvm.assume(i1 %_34), !dbg !174
  %5 = zext nneg i32 %n to i64, !dbg !175
  store i64 %5, ptr %_14, align 8, !dbg !175
  %_15 = icmp eq i64 %_2416, %5, !dbg !176
  br i1 %_15, label %bb5, label %bb6, !dbg !176, !prof !180

bb6:                                              ; preds = %bb3
; call core::panicking::assert_failed::<usize, usize>
  call void @_RINvNtCsgEmfK2I1SDS_4core9panicking13assert_failedjjEB4_(i8 noundef 0, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(8) %_12, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(8) %_14, ptr noundef null, ptr undef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_a1229119c6b3078275c38561c4bc196a) #17, !dbg !181
  unreachable, !dbg !181

bb5:                                              ; preds = %bb3
  %v.val = load i64, ptr %v, align 8, !dbg !184, !range !143, !noundef !12
  %6 = icmp eq i64 %v.val, 0, !dbg !185
  br i1 %6, label %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$u32$GT$$GT$17hc1d207d8f5f1dd2cE.exit", label %bb2.i.i.i.i, !dbg !185

bb2.i.i.i.i:                                      ; preds = %bb5
  %alloc_size.i.i.i.i.i = shl nuw i64 %v.val, 2, !dbg !198
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %_2517, i64 noundef %alloc_size.i.i.i.i.i, i64 noundef range(i64 1, -9223372036854775807) 4) #16, !dbg !202
  br label %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$u32$GT$$GT$17hc1d207d8f5f1dd2cE.exit", !dbg !215

"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$u32$GT$$GT$17hc1d207d8f5f1dd2cE.exit": ; preds = %bb5, %bb2.i.i.i.i
  call void @llvm.lifetime.end.p0(ptr nonnull %v), !dbg !184
  ret void, !dbg !216
}

; std::rt::lang_start
; Function Attrs: nounwind nonlazybind uwtable
define hidden noundef i64 @_ZN3std2rt10lang_start17h5cb65fd22c620dc7E(ptr noundef nonnull %main, i64 noundef %argc, ptr noundef %argv, i8 noundef %sigpipe) unnamed_addr #0 !dbg !217 {
start:
  %_7 = alloca [8 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_7), !dbg !221
  store ptr %main, ptr %_7, align 8, !dbg !221
; call std::rt::lang_start_internal
  %_0 = call noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1 %_7, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.0, i64 noundef %argc, ptr noundef %argv, i8 noundef %sigpipe) #16, !dbg !222
  call void @llvm.lifetime.end.p0(ptr nonnull %_7), !dbg !223
  ret i64 %_0, !dbg !224
}

; std::rt::lang_start::{{closure}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal noundef i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h451964c359f341f6E"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %_1) unnamed_addr #1 !dbg !225 {
start:
  %_4 = load ptr, ptr %_1, align 8, !dbg !227, !nonnull !12, !noundef !12
; call std::sys::backtrace::__rust_begin_short_backtrace
  tail call fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17hca06aa25f852a3b0E(ptr noundef nonnull %_4) #18, !dbg !228
  ret i32 0, !dbg !229
}

; std::sys::backtrace::__rust_begin_short_backtrace
; Function Attrs: noinline nounwind nonlazybind uwtable
define internal fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17hca06aa25f852a3b0E(ptr noundef nonnull readonly captures(none) %f) unnamed_addr #2 !dbg !230 {
start:
  tail call void %f() #16, !dbg !234
  tail call void asm sideeffect "", "~{memory}"() #16, !dbg !240, !srcloc !246
  ret void, !dbg !247
}

; core::ops::function::FnOnce::call_once{{vtable.shim}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal noundef i32 @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h85e0c267218ac056E"(ptr noundef readonly captures(none) %_1) unnamed_addr #1 !dbg !248 {
start:
  %0 = load ptr, ptr %_1, align 8, !dbg !249, !nonnull !12, !noundef !12
; call std::sys::backtrace::__rust_begin_short_backtrace
  tail call fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17hca06aa25f852a3b0E(ptr noundef nonnull readonly %0) #18, !dbg !250, !noalias !254
  ret i32 0, !dbg !249
}

; alloc::raw_vec::RawVec<T,A>::grow_one
; Function Attrs: cold noinline nounwind nonlazybind uwtable
define internal fastcc void @"_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8grow_one17h009fb95231360685E"(ptr noalias noundef nonnull align 8 captures(none) dereferenceable(16) %self) unnamed_addr #3 !dbg !257 {
start:
  %self1 = load i64, ptr %self, align 8, !dbg !258, !range !143, !noundef !12
; call alloc::raw_vec::RawVecInner<A>::grow_amortized
  %0 = tail call fastcc { i64, i64 } @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14grow_amortized17h4d56ff7a45b31b79E"(ptr noalias noundef align 8 dereferenceable(16) %self, i64 noundef %self1) #16, !dbg !262
  %1 = extractvalue { i64, i64 } %0, 0, !dbg !262
  %.not = icmp eq i64 %1, -9223372036854775807, !dbg !263
  br i1 %.not, label %bb3, label %bb2, !dbg !264, !prof !180

bb2:                                              ; preds = %start
  %2 = extractvalue { i64, i64 } %0, 1, !dbg !262
; call alloc::raw_vec::handle_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef %1, i64 %2) #19, !dbg !265
  unreachable, !dbg !265

bb3:                                              ; preds = %start
  ret void, !dbg !266
}

; alloc::raw_vec::RawVecInner<A>::finish_grow
; Function Attrs: cold nounwind nonlazybind uwtable
define internal fastcc void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$11finish_grow17head21c619b04f9b0E"(ptr dead_on_unwind noalias noundef nonnull writable writeonly align 8 captures(none) dereferenceable(24) initializes((0, 8)) %_0, i64 %self.0.val, ptr %self.8.val, i64 noundef range(i64 0, -1) %cap) unnamed_addr #4 !dbg !267 {
start:
  %_33.0 = shl i64 %cap, 2, !dbg !269
  %_33.1 = icmp ult i64 %cap, 4611686018427387904, !dbg !269
  %_38 = icmp ult i64 %_33.0, 9223372036854775805
  %or.cond = and i1 %_33.1, %_38, !dbg !283
  br i1 %or.cond, label %bb15, label %bb11, !dbg !283, !prof !289

bb15:                                             ; preds = %start
  %0 = icmp eq i64 %self.0.val, 0, !dbg !290
  br i1 %0, label %bb5, label %bb3, !dbg !290

bb3:                                              ; preds = %bb15
  %alloc_size.i = shl nuw i64 %self.0.val, 2, !dbg !294
  %1 = icmp ne ptr %self.8.val, null
  tail call void @llvm.assume(i1 %1)
  %cond.i.i = icmp uge i64 %_33.0, %alloc_size.i, !dbg !296
  tail call void @llvm.assume(i1 %cond.i.i), !dbg !305
; call __rustc::__rust_realloc
  %raw_ptr.i.i = tail call noundef align 4 ptr @_RNvCsfLfy6EI15iL_7___rustc14___rust_realloc(ptr noundef nonnull %self.8.val, i64 noundef %alloc_size.i, i64 noundef 4, i64 noundef range(i64 0, 9223372036854775805) %_33.0) #16, !dbg !308
  br label %bb7, !dbg !311

bb5:                                              ; preds = %bb15
  %2 = icmp eq i64 %_33.0, 0, !dbg !312
  br i1 %2, label %bb9, label %bb4.i.i, !dbg !312

bb4.i.i:                                          ; preds = %bb5
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #16, !dbg !319
; call __rustc::__rust_alloc
  %3 = tail call noundef align 4 ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef range(i64 0, 9223372036854775805) %_33.0, i64 noundef 4) #16, !dbg !323
  br label %bb7, !dbg !324

bb7:                                              ; preds = %bb4.i.i, %bb3
  %raw_ptr.i.i.pn = phi ptr [ %raw_ptr.i.i, %bb3 ], [ %3, %bb4.i.i ]
  %4 = icmp eq ptr %raw_ptr.i.i.pn, null, !dbg !328
  br i1 %4, label %bb8, label %bb9, !dbg !330

bb8:                                              ; preds = %bb7
  %5 = getelementptr inbounds nuw i8, ptr %_0, i64 8, !dbg !331
  store i64 4, ptr %5, align 8, !dbg !331
  br label %bb11, !dbg !332

bb9:                                              ; preds = %bb5, %bb7
  %raw_ptr.i.i.pn8 = phi ptr [ %raw_ptr.i.i.pn, %bb7 ], [ inttoptr (i64 4 to ptr), %bb5 ]
  %6 = getelementptr inbounds nuw i8, ptr %_0, i64 8, !dbg !333
  store ptr %raw_ptr.i.i.pn8, ptr %6, align 8, !dbg !333
  br label %bb11, !dbg !335

bb11:                                             ; preds = %start, %bb9, %bb8
  %.sink9 = phi i64 [ 16, %bb9 ], [ 16, %bb8 ], [ 8, %start ]
  %_33.0.sink = phi i64 [ %_33.0, %bb9 ], [ %_33.0, %bb8 ], [ 0, %start ]
  %storemerge8 = phi i64 [ 0, %bb9 ], [ 1, %bb8 ], [ 1, %start ], !dbg !336
  %7 = getelementptr inbounds nuw i8, ptr %_0, i64 %.sink9, !dbg !336
  store i64 %_33.0.sink, ptr %7, align 8, !dbg !336
  store i64 %storemerge8, ptr %_0, align 8, !dbg !336
  ret void, !dbg !337
}

; alloc::raw_vec::RawVecInner<A>::grow_amortized
; Function Attrs: cold nounwind nonlazybind uwtable
define internal fastcc { i64, i64 } @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14grow_amortized17h4d56ff7a45b31b79E"(ptr noalias noundef nonnull align 8 captures(none) dereferenceable(16) %self, i64 noundef range(i64 0, -9223372036854775808) %len) unnamed_addr #4 personality ptr @rust_eh_personality !dbg !338 {
start:
  %self3 = alloca [24 x i8], align 8
  %_25.0 = add nuw i64 %len, 1, !dbg !339
  %self5 = load i64, ptr %self, align 8, !dbg !342, !range !143, !noundef !12
  %v16 = shl nuw i64 %self5, 1, !dbg !342
  %..i = tail call noundef range(i64 0, -1) i64 @llvm.umax.i64(i64 range(i64 0, -1) %_25.0, i64 range(i64 0, -1) %v16), !dbg !344
  %..i16 = tail call noundef range(i64 0, -1) i64 @llvm.umax.i64(i64 range(i64 0, -1) %..i, i64 4), !dbg !350
  call void @llvm.lifetime.start.p0(ptr nonnull %self3), !dbg !354
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 8, !dbg !356
  %self.val15 = load ptr, ptr %0, align 8, !dbg !356
; call alloc::raw_vec::RawVecInner<A>::finish_grow
  call fastcc void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$11finish_grow17head21c619b04f9b0E"(ptr noalias noundef align 8 captures(none) dereferenceable(24) %self3, i64 %self5, ptr %self.val15, i64 noundef %..i16) #16, !dbg !356
  %_37 = load i64, ptr %self3, align 8, !dbg !357, !range !362, !noundef !12
  %1 = trunc nuw i64 %_37 to i1, !dbg !363
  %2 = getelementptr inbounds nuw i8, ptr %self3, i64 8, !dbg !364
  br i1 %1, label %bb18, label %bb19, !dbg !363

bb6:                                              ; preds = %bb18, %bb19
  %_0.sroa.5.0 = phi i64 [ undef, %bb19 ], [ %e.1, %bb18 ], !dbg !365
  %_0.sroa.0.0 = phi i64 [ -9223372036854775807, %bb19 ], [ %e.0, %bb18 ], !dbg !365
  %3 = insertvalue { i64, i64 } poison, i64 %_0.sroa.0.0, 0, !dbg !366
  %4 = insertvalue { i64, i64 } %3, i64 %_0.sroa.5.0, 1, !dbg !366
  ret { i64, i64 } %4, !dbg !366

bb18:                                             ; preds = %start
  %e.0 = load i64, ptr %2, align 8, !dbg !367, !range !368, !noundef !12
  %5 = getelementptr inbounds nuw i8, ptr %self3, i64 16, !dbg !367
  %e.1 = load i64, ptr %5, align 8, !dbg !367
  call void @llvm.lifetime.end.p0(ptr nonnull %self3), !dbg !369
  br label %bb6, !dbg !370

bb19:                                             ; preds = %start
  %v.0 = load ptr, ptr %2, align 8, !dbg !372, !nonnull !12, !noundef !12
  call void @llvm.lifetime.end.p0(ptr nonnull %self3), !dbg !369
  store ptr %v.0, ptr %0, align 8, !dbg !373
  %6 = icmp sgt i64 %..i16, -1, !dbg !377
  tail call void @llvm.assume(i1 %6), !dbg !377
  store i64 %..i16, ptr %self, align 8, !dbg !383
  br label %bb6, !dbg !366
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #6

; __rustc::__rust_dealloc
; Function Attrs: nounwind nonlazybind allockind("free") uwtable
declare void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr allocptr noundef captures(address), i64 noundef, i64 noundef range(i64 1, -9223372036854775807)) unnamed_addr #7

; __rustc::__rust_realloc
; Function Attrs: nounwind nonlazybind allockind("realloc,aligned") allocsize(3) uwtable
declare noalias noundef ptr @_RNvCsfLfy6EI15iL_7___rustc14___rust_realloc(ptr allocptr noundef, i64 noundef, i64 allocalign noundef range(i64 1, -9223372036854775807), i64 noundef) unnamed_addr #8

; __rustc::__rust_no_alloc_shim_is_unstable_v2
; Function Attrs: nounwind nonlazybind uwtable
declare void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() unnamed_addr #0

; __rustc::__rust_alloc
; Function Attrs: nounwind nonlazybind allockind("alloc,uninitialized,aligned") allocsize(0) uwtable
declare noalias noundef ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef, i64 allocalign noundef range(i64 1, -9223372036854775807)) unnamed_addr #9

; core::panicking::panic
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #10

; core::panicking::assert_failed::<usize, usize>
; Function Attrs: cold minsize noinline noreturn nounwind nonlazybind optsize uwtable
declare void @_RINvNtCsgEmfK2I1SDS_4core9panicking13assert_failedjjEB4_(i8 noundef range(i8 0, 3), ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(8), ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(8), ptr noundef, ptr, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #11

; Function Attrs: nounwind nonlazybind uwtable
declare noundef i32 @__VERIFIER_nondet_uint() unnamed_addr #0

; std::rt::lang_start_internal
; Function Attrs: nounwind nonlazybind uwtable
declare noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48), i64 noundef, ptr noundef, i8 noundef) unnamed_addr #0

; Function Attrs: nounwind nonlazybind uwtable
declare noundef range(i32 0, 10) i32 @rust_eh_personality(i32 noundef, i32 noundef, i64 noundef, ptr noundef, ptr noundef) unnamed_addr #0

; alloc::raw_vec::handle_error
; Function Attrs: cold minsize noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef range(i64 0, -9223372036854775807), i64) unnamed_addr #12

; core::panicking::panic_const::panic_const_add_overflow
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #10

; Function Attrs: nounwind nonlazybind
define noundef i32 @main(i32 %0, ptr %1) unnamed_addr #13 {
top:
  %_7.i = alloca [8 x i8], align 8
  %2 = load volatile i8, ptr @__rustc_debug_gdb_scripts_section__, align 1
  %3 = sext i32 %0 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %_7.i), !dbg !221
  store ptr @_ZN13rust_vec_safe4main17h467712ef454ae4ccE, ptr %_7.i, align 8, !dbg !221
; call std::rt::lang_start_internal
  %_0.i = call noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1 %_7.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.0, i64 noundef %3, ptr noundef %1, i8 noundef 0) #16, !dbg !222
  call void @llvm.lifetime.end.p0(ptr nonnull %_7.i), !dbg !223
  %4 = trunc i64 %_0.i to i32
  ret i32 %4
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #14

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #15

attributes #0 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { inlinehint nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { noinline nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { cold noinline nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { cold nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nounwind nonlazybind allockind("free") uwtable "alloc-family"="__rust_alloc" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #8 = { nounwind nonlazybind allockind("realloc,aligned") allocsize(3) uwtable "alloc-family"="__rust_alloc" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #9 = { nounwind nonlazybind allockind("alloc,uninitialized,aligned") allocsize(0) uwtable "alloc-family"="__rust_alloc" "alloc-variant-zeroed"="_RNvCsfLfy6EI15iL_7___rustc19___rust_alloc_zeroed" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #10 = { cold noinline noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #11 = { cold minsize noinline noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #12 = { cold minsize noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #13 = { nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #14 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #15 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #16 = { nounwind }
attributes #17 = { noinline noreturn nounwind }
attributes #18 = { noinline nounwind }
attributes #19 = { noreturn nounwind }

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
!7 = !DIFile(filename: "rust_vec_safe.rs/@/rust_vec_safe.51c4ad0d73ac37cb-cgu.0", directory: ".")
!8 = distinct !DISubprogram(name: "main", linkageName: "_ZN13rust_vec_safe4main17h467712ef454ae4ccE", scope: !10, file: !9, line: 10, type: !11, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized | DISPFlagMainSubprogram, unit: !6, templateParams: !12)
!9 = !DIFile(filename: "rust_vec_safe.rs", directory: ".", checksumkind: CSK_MD5, checksum: "ad0a7a9664d8d0b39e9883d810a4a284")
!10 = !DINamespace(name: "rust_vec_safe", scope: null)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 11, column: 9, scope: !8)
!14 = !DILocation(line: 464, column: 9, scope: !15, inlinedAt: !20)
!15 = distinct !DISubprogram(name: "new<u32>", linkageName: "_ZN5alloc3vec12Vec$LT$T$GT$3new17h0bd0f0d69cd51331E", scope: !17, file: !16, line: 463, type: !11, scopeLine: 463, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!16 = !DIFile(filename: "library/alloc/src/vec/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "561105229399139e451a3aa6309b761e")
!17 = !DINamespace(name: "Vec", scope: !18)
!18 = !DINamespace(name: "vec", scope: !19)
!19 = !DINamespace(name: "alloc", scope: null)
!20 = !DILocation(line: 11, column: 17, scope: !8)
!21 = !DILocation(line: 7, column: 14, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "uint", linkageName: "_ZN13rust_vec_safe4uint17h9c8c0a060feb4923E", scope: !10, file: !9, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!23 = distinct !DILocation(line: 12, column: 13, scope: !24)
!24 = distinct !DILexicalBlock(scope: !8, file: !9, line: 11, column: 5)
!25 = !DILocation(line: 12, column: 13, scope: !24)
!26 = !DILocation(line: 1916, column: 50, scope: !27, inlinedAt: !33)
!27 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXs10_NtNtCsgEmfK2I1SDS_4core3cmp5implsmNtB8_10PartialOrd2lt", scope: !29, file: !28, line: 1916, type: !11, scopeLine: 1916, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!28 = !DIFile(filename: "library/core/src/cmp.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "9b875f3ee90b4abbf50efdba3db39504")
!29 = !DINamespace(name: "{impl#64}", scope: !30)
!30 = !DINamespace(name: "impls", scope: !31)
!31 = !DINamespace(name: "cmp", scope: !32)
!32 = !DINamespace(name: "core", scope: null)
!33 = !DILocation(line: 772, column: 12, scope: !34, inlinedAt: !39)
!34 = distinct !DISubprogram(name: "spec_next<u32>", linkageName: "_ZN89_$LT$core..ops..range..Range$LT$T$GT$$u20$as$u20$core..iter..range..RangeIteratorImpl$GT$9spec_next17h950d8f921ed57980E", scope: !36, file: !35, line: 771, type: !11, scopeLine: 771, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!35 = !DIFile(filename: "library/core/src/iter/range.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "e302cc3146df1591d87c4742d277fd2d")
!36 = !DINamespace(name: "{impl#5}", scope: !37)
!37 = !DINamespace(name: "range", scope: !38)
!38 = !DINamespace(name: "iter", scope: !32)
!39 = !DILocation(line: 857, column: 14, scope: !40, inlinedAt: !42)
!40 = distinct !DISubprogram(name: "next<u32>", linkageName: "_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h5d578657130d04a2E", scope: !41, file: !35, line: 856, type: !11, scopeLine: 856, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!41 = !DINamespace(name: "{impl#6}", scope: !37)
!42 = !DILocation(line: 13, column: 14, scope: !43)
!43 = !DILexicalBlockFile(scope: !44, file: !9, discriminator: 2)
!44 = distinct !DILexicalBlock(scope: !45, file: !9, line: 13, column: 5)
!45 = distinct !DILexicalBlock(scope: !24, file: !9, line: 12, column: 5)
!46 = !DILocation(line: 612, column: 9, scope: !47, inlinedAt: !51)
!47 = distinct !DISubprogram(name: "non_null<alloc::alloc::Global, u32>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8non_null17h636050fbe01c9770E", scope: !49, file: !48, line: 611, type: !11, scopeLine: 611, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!48 = !DIFile(filename: "library/alloc/src/raw_vec/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "78584250230dfe0aae92794a07566ae7")
!49 = !DINamespace(name: "RawVecInner", scope: !50)
!50 = !DINamespace(name: "raw_vec", scope: !19)
!51 = !DILocation(line: 607, column: 14, scope: !52, inlinedAt: !53)
!52 = distinct !DISubprogram(name: "ptr<alloc::alloc::Global, u32>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$3ptr17h3eabc1ee92387ecdE", scope: !49, file: !48, line: 606, type: !11, scopeLine: 606, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!53 = !DILocation(line: 295, column: 20, scope: !54, inlinedAt: !56)
!54 = distinct !DISubprogram(name: "ptr<u32, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$3ptr17h8bc9284bea979e81E", scope: !55, file: !48, line: 294, type: !11, scopeLine: 294, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!55 = !DINamespace(name: "RawVec", scope: !50)
!56 = !DILocation(line: 1916, column: 18, scope: !57, inlinedAt: !58)
!57 = distinct !DISubprogram(name: "as_ptr<u32, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$6as_ptr17ha66b4a8792d8d021E", scope: !17, file: !16, line: 1913, type: !11, scopeLine: 1913, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!58 = !DILocation(line: 1815, column: 76, scope: !59, inlinedAt: !60)
!59 = distinct !DISubprogram(name: "as_slice<u32, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$8as_slice17hba04ec4570ffe714E", scope: !17, file: !16, line: 1798, type: !11, scopeLine: 1798, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!60 = !DILocation(line: 3729, column: 14, scope: !61, inlinedAt: !63)
!61 = distinct !DISubprogram(name: "deref<u32, alloc::alloc::Global>", linkageName: "_ZN72_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..deref..Deref$GT$5deref17h24b9ef68561aa9c2E", scope: !62, file: !16, line: 3728, type: !11, scopeLine: 3728, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!62 = !DINamespace(name: "{impl#9}", scope: !18)
!63 = !DILocation(line: 16, column: 20, scope: !45)
!64 = !DILocation(line: 1720, column: 9, scope: !65, inlinedAt: !70)
!65 = distinct !DISubprogram(name: "eq<u32>", linkageName: "_ZN78_$LT$core..ptr..non_null..NonNull$LT$T$GT$$u20$as$u20$core..cmp..PartialEq$GT$2eq17h938df99f61b03d7aE", scope: !67, file: !66, line: 1719, type: !11, scopeLine: 1719, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!66 = !DIFile(filename: "library/core/src/ptr/non_null.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "e5222a5160165ba1cd09076ad7a11733")
!67 = !DINamespace(name: "{impl#16}", scope: !68)
!68 = !DINamespace(name: "non_null", scope: !69)
!69 = !DINamespace(name: "ptr", scope: !32)
!70 = distinct !DILocation(line: 44, column: 20, scope: !71, inlinedAt: !78)
!71 = distinct !DILexicalBlock(scope: !73, file: !72, line: 33, column: 13)
!72 = !DIFile(filename: "library/core/src/slice/iter/macros.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "87d1f0c2746f51593d75ddf4c9271f14")
!73 = distinct !DILexicalBlock(scope: !74, file: !72, line: 25, column: 86)
!74 = distinct !DISubprogram(name: "fold<u32, u32, core::iter::traits::accum::{impl#38}::sum::{closure_env#0}<core::slice::iter::Iter<u32>>>", linkageName: "_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h5eb555422d175d7aE", scope: !75, file: !72, line: 259, type: !11, scopeLine: 259, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!75 = !DINamespace(name: "{impl#171}", scope: !76)
!76 = !DINamespace(name: "iter", scope: !77)
!77 = !DINamespace(name: "slice", scope: !32)
!78 = distinct !DILocation(line: 72, column: 22, scope: !79, inlinedAt: !84)
!79 = distinct !DISubprogram(name: "sum<core::slice::iter::Iter<u32>>", linkageName: "_ZN69_$LT$u32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$u32$GT$$GT$3sum17he9bb56eb24db5817E", scope: !81, file: !80, line: 71, type: !11, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!80 = !DIFile(filename: "library/core/src/iter/traits/accum.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "29c702feed2d279674f04740ce9fc327")
!81 = !DINamespace(name: "{impl#38}", scope: !82)
!82 = !DINamespace(name: "accum", scope: !83)
!83 = !DINamespace(name: "traits", scope: !38)
!84 = !DILocation(line: 3658, column: 9, scope: !85, inlinedAt: !89)
!85 = distinct !DISubprogram(name: "sum<core::slice::iter::Iter<u32>, u32>", linkageName: "_ZN4core4iter6traits8iterator8Iterator3sum17h2585f842a3d30da9E", scope: !87, file: !86, line: 3653, type: !11, scopeLine: 3653, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!86 = !DIFile(filename: "library/core/src/iter/traits/iterator.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "03f316921fc0b2bb7786dd4fa41456f9")
!87 = !DINamespace(name: "Iterator", scope: !88)
!88 = !DINamespace(name: "iterator", scope: !83)
!89 = !DILocation(line: 16, column: 29, scope: !45)
!90 = !DILocation(line: 25, column: 86, scope: !73, inlinedAt: !78)
!91 = !DILocation(line: 279, column: 27, scope: !92, inlinedAt: !78)
!92 = distinct !DILexicalBlock(scope: !93, file: !72, line: 275, column: 17)
!93 = distinct !DILexicalBlock(scope: !94, file: !72, line: 274, column: 17)
!94 = distinct !DILexicalBlock(scope: !74, file: !72, line: 273, column: 17)
!95 = !DILocation(line: 284, column: 24, scope: !92, inlinedAt: !78)
!96 = !DILocation(line: 105, column: 45, scope: !97, inlinedAt: !102)
!97 = distinct !DISubprogram(name: "add", linkageName: "_RNvXs1_NtNtCsgEmfK2I1SDS_4core3ops5arithmNtB5_3Add3add", scope: !99, file: !98, line: 105, type: !11, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!98 = !DIFile(filename: "library/core/src/ops/arith.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "82a843efd6957c9872d7564e4a5df756")
!99 = !DINamespace(name: "{impl#3}", scope: !100)
!100 = !DINamespace(name: "arith", scope: !101)
!101 = !DINamespace(name: "ops", scope: !32)
!102 = distinct !DILocation(line: 39, column: 17, scope: !103, inlinedAt: !106)
!103 = distinct !DISubprogram(name: "add", linkageName: "_RNvXso_NtNtCsgEmfK2I1SDS_4core3ops5arithmINtB5_3AddRmE3add", scope: !105, file: !104, line: 38, type: !11, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!104 = !DIFile(filename: "library/core/src/internal_macros.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "9ec673d06a3eb53c47178443a566ec32")
!105 = !DINamespace(name: "{impl#26}", scope: !100)
!106 = distinct !DILocation(line: 75, column: 28, scope: !107, inlinedAt: !109)
!107 = distinct !DISubprogram(name: "{closure#0}<core::slice::iter::Iter<u32>>", linkageName: "_ZN69_$LT$u32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$u32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h3abccf63aa07ef85E", scope: !108, file: !80, line: 75, type: !11, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!108 = !DINamespace(name: "sum", scope: !81)
!109 = distinct !DILocation(line: 279, column: 27, scope: !92, inlinedAt: !78)
!110 = !DILocation(line: 659, column: 28, scope: !111, inlinedAt: !113)
!111 = distinct !DISubprogram(name: "add<u32>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$3add17h2f732a90d1f03fceE", scope: !112, file: !66, line: 651, type: !11, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!112 = !DINamespace(name: "NonNull", scope: !68)
!113 = distinct !DILocation(line: 279, column: 67, scope: !92, inlinedAt: !78)
!114 = !DILocation(line: 17, column: 13, scope: !115)
!115 = distinct !DILexicalBlock(scope: !45, file: !9, line: 16, column: 5)
!116 = !{!"branch_weights", !"expected", i32 2145766500, i32 1717148}
!117 = !DILocation(line: 1025, column: 19, scope: !118, inlinedAt: !119)
!118 = distinct !DISubprogram(name: "push_mut<u32, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17hb42211508e5bfc82E", scope: !17, file: !16, line: 1023, type: !11, scopeLine: 1023, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!119 = distinct !DILocation(line: 992, column: 22, scope: !120, inlinedAt: !121)
!120 = distinct !DISubprogram(name: "push<u32, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$4push17h8facd48f7f590748E", scope: !17, file: !16, line: 991, type: !11, scopeLine: 991, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!121 = !DILocation(line: 14, column: 11, scope: !122)
!122 = distinct !DILexicalBlock(scope: !44, file: !9, line: 13, column: 5)
!123 = !DILocation(line: 844, column: 17, scope: !124, inlinedAt: !128)
!124 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs6_NtCsgEmfK2I1SDS_4core3numm13unchecked_add", scope: !126, file: !125, line: 832, type: !11, scopeLine: 832, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!125 = !DIFile(filename: "library/core/src/num/uint_macros.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "de2f29a3485fc28d710ba6c3062e6efa")
!126 = !DINamespace(name: "{impl#8}", scope: !127)
!127 = !DINamespace(name: "num", scope: !32)
!128 = !DILocation(line: 213, column: 28, scope: !129, inlinedAt: !131)
!129 = distinct !DISubprogram(name: "forward_unchecked", linkageName: "_RNvXsB_NtNtCsgEmfK2I1SDS_4core4iter5rangemNtB5_4Step17forward_unchecked", scope: !130, file: !35, line: 211, type: !11, scopeLine: 211, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!130 = !DINamespace(name: "{impl#39}", scope: !37)
!131 = !DILocation(line: 775, column: 35, scope: !132, inlinedAt: !39)
!132 = distinct !DILexicalBlock(scope: !34, file: !35, line: 773, column: 13)
!133 = !{!134}
!134 = distinct !{!134, !135, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17hb42211508e5bfc82E: %self"}
!135 = distinct !{!135, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17hb42211508e5bfc82E"}
!136 = !DILocation(line: 992, column: 22, scope: !120, inlinedAt: !121)
!137 = !DILocation(line: 617, column: 49, scope: !138, inlinedAt: !139)
!138 = distinct !DISubprogram(name: "capacity<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8capacity17hde109009d19c76b0E", scope: !49, file: !48, line: 616, type: !11, scopeLine: 616, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!139 = distinct !DILocation(line: 308, column: 20, scope: !140, inlinedAt: !141)
!140 = distinct !DISubprogram(name: "capacity<u32, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8capacity17h11f052cdc781d4bdE", scope: !55, file: !48, line: 307, type: !11, scopeLine: 307, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!141 = distinct !DILocation(line: 1028, column: 28, scope: !142, inlinedAt: !119)
!142 = distinct !DILexicalBlock(scope: !118, file: !16, line: 1025, column: 9)
!143 = !{i64 0, i64 -9223372036854775808}
!144 = !DILocation(line: 1028, column: 12, scope: !142, inlinedAt: !119)
!145 = !DILocation(line: 1029, column: 22, scope: !142, inlinedAt: !119)
!146 = !DILocation(line: 612, column: 9, scope: !147, inlinedAt: !148)
!147 = distinct !DISubprogram(name: "non_null<alloc::alloc::Global, u32>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8non_null17h636050fbe01c9770E", scope: !49, file: !48, line: 611, type: !11, scopeLine: 611, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!148 = distinct !DILocation(line: 607, column: 14, scope: !149, inlinedAt: !150)
!149 = distinct !DISubprogram(name: "ptr<alloc::alloc::Global, u32>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$3ptr17h3eabc1ee92387ecdE", scope: !49, file: !48, line: 606, type: !11, scopeLine: 606, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!150 = distinct !DILocation(line: 295, column: 20, scope: !151, inlinedAt: !152)
!151 = distinct !DISubprogram(name: "ptr<u32, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$3ptr17h8bc9284bea979e81E", scope: !55, file: !48, line: 294, type: !11, scopeLine: 294, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!152 = distinct !DILocation(line: 2000, column: 18, scope: !153, inlinedAt: !154)
!153 = distinct !DISubprogram(name: "as_mut_ptr<u32, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$10as_mut_ptr17h5a07e1986dd670f5E", scope: !17, file: !16, line: 1997, type: !11, scopeLine: 1997, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!154 = distinct !DILocation(line: 1032, column: 28, scope: !142, inlinedAt: !119)
!155 = !DILocation(line: 1028, column: 9, scope: !142, inlinedAt: !119)
!156 = !DILocation(line: 961, column: 18, scope: !157, inlinedAt: !161)
!157 = distinct !DISubprogram(name: "add<u32>", linkageName: "_ZN4core3ptr7mut_ptr31_$LT$impl$u20$$BP$mut$u20$T$GT$3add17he3d44547b9b1e2b8E", scope: !159, file: !158, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!158 = !DIFile(filename: "library/core/src/ptr/mut_ptr.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!159 = !DINamespace(name: "{impl#0}", scope: !160)
!160 = !DINamespace(name: "mut_ptr", scope: !69)
!161 = distinct !DILocation(line: 1032, column: 41, scope: !142, inlinedAt: !119)
!162 = !DILocation(line: 1917, column: 41, scope: !163, inlinedAt: !165)
!163 = distinct !DISubprogram(name: "write<u32>", linkageName: "_ZN4core3ptr5write17hd0a2aac8e4f80e14E", scope: !69, file: !164, line: 1894, type: !11, scopeLine: 1894, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!164 = !DIFile(filename: "library/core/src/ptr/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "8f706ae0a0620120e6e931983ef127f1")
!165 = distinct !DILocation(line: 1033, column: 13, scope: !166, inlinedAt: !119)
!166 = distinct !DILexicalBlock(scope: !142, file: !16, line: 1032, column: 13)
!167 = !DILocation(line: 1034, column: 13, scope: !166, inlinedAt: !119)
!168 = !DILocation(line: 17, column: 5, scope: !115)
!169 = !DILocation(line: 2997, column: 19, scope: !170, inlinedAt: !171)
!170 = distinct !DISubprogram(name: "len<u32, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$3len17h887e79c4f7b23656E", scope: !17, file: !16, line: 2996, type: !11, scopeLine: 2996, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!171 = !DILocation(line: 18, column: 18, scope: !115)
!172 = !DILocation(line: 3002, column: 37, scope: !173, inlinedAt: !171)
!173 = distinct !DILexicalBlock(scope: !170, file: !16, line: 2997, column: 9)
!174 = !DILocation(line: 3002, column: 18, scope: !173, inlinedAt: !171)
!175 = !DILocation(line: 18, column: 25, scope: !115)
!176 = !DILocation(line: 18, column: 5, scope: !177)
!177 = !DILexicalBlockFile(scope: !178, file: !9, discriminator: 0)
!178 = distinct !DILexicalBlock(scope: !115, file: !179, line: 45, column: 13)
!179 = !DIFile(filename: "library/core/src/macros/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "51376b65c07e3acab5731a6bddd7c4b3")
!180 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!181 = !DILocation(line: 18, column: 5, scope: !182)
!182 = !DILexicalBlockFile(scope: !183, file: !9, discriminator: 0)
!183 = distinct !DILexicalBlock(scope: !178, file: !179, line: 47, column: 21)
!184 = !DILocation(line: 19, column: 1, scope: !8)
!185 = !DILocation(line: 632, column: 39, scope: !186, inlinedAt: !187)
!186 = distinct !DISubprogram(name: "current_memory<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17h56530b9c03987cfcE", scope: !49, file: !48, line: 631, type: !11, scopeLine: 631, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!187 = distinct !DILocation(line: 872, column: 52, scope: !188, inlinedAt: !190)
!188 = distinct !DILexicalBlock(scope: !189, file: !48, line: 872, column: 82)
!189 = distinct !DISubprogram(name: "deallocate<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h108085108767f344E", scope: !49, file: !48, line: 870, type: !11, scopeLine: 870, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!190 = distinct !DILocation(line: 423, column: 29, scope: !191, inlinedAt: !193)
!191 = distinct !DISubprogram(name: "drop<u32, alloc::alloc::Global>", linkageName: "_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h726e1ba66ba7c902E", scope: !192, file: !48, line: 421, type: !11, scopeLine: 421, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!192 = !DINamespace(name: "{impl#3}", scope: !50)
!193 = distinct !DILocation(line: 805, column: 1, scope: !194, inlinedAt: !195)
!194 = distinct !DISubprogram(name: "drop_in_place<alloc::raw_vec::RawVec<u32, alloc::alloc::Global>>", linkageName: "_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$u32$GT$$GT$17he6c15d37e2adc84fE", scope: !69, file: !164, line: 805, type: !11, scopeLine: 805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!195 = distinct !DILocation(line: 805, column: 1, scope: !196, inlinedAt: !197)
!196 = distinct !DISubprogram(name: "drop_in_place<alloc::vec::Vec<u32, alloc::alloc::Global>>", linkageName: "_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$u32$GT$$GT$17hc1d207d8f5f1dd2cE", scope: !69, file: !164, line: 805, type: !11, scopeLine: 805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!197 = distinct !DILocation(line: 19, column: 1, scope: !8)
!198 = !DILocation(line: 1232, column: 17, scope: !199, inlinedAt: !201)
!199 = distinct !DISubprogram(name: "unchecked_mul", linkageName: "_RNvMs9_NtCsgEmfK2I1SDS_4core3numj13unchecked_mul", scope: !200, file: !125, line: 1220, type: !11, scopeLine: 1220, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!200 = !DINamespace(name: "{impl#11}", scope: !127)
!201 = distinct !DILocation(line: 640, column: 53, scope: !186, inlinedAt: !187)
!202 = !DILocation(line: 115, column: 14, scope: !203, inlinedAt: !206)
!203 = distinct !DISubprogram(name: "dealloc", linkageName: "_RNvNtCslNYArtu3iFV_5alloc5alloc7dealloc", scope: !205, file: !204, line: 114, type: !11, scopeLine: 114, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!204 = !DIFile(filename: "library/alloc/src/alloc.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "57066d22da38e4b1f3bfd29f3d5ff5ae")
!205 = !DINamespace(name: "alloc", scope: !19)
!206 = distinct !DILocation(line: 209, column: 22, scope: !207, inlinedAt: !209)
!207 = distinct !DISubprogram(name: "deallocate_impl_runtime", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global23deallocate_impl_runtime", scope: !208, file: !204, line: 199, type: !11, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!208 = !DINamespace(name: "Global", scope: !205)
!209 = distinct !DILocation(line: 324, column: 9, scope: !210, inlinedAt: !211)
!210 = distinct !DISubprogram(name: "deallocate_impl", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global15deallocate_impl", scope: !208, file: !204, line: 323, type: !11, scopeLine: 323, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!211 = distinct !DILocation(line: 442, column: 23, scope: !212, inlinedAt: !214)
!212 = distinct !DISubprogram(name: "deallocate", linkageName: "_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate", scope: !213, file: !204, line: 440, type: !11, scopeLine: 440, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!213 = !DINamespace(name: "{impl#1}", scope: !205)
!214 = distinct !DILocation(line: 874, column: 28, scope: !188, inlinedAt: !190)
!215 = !DILocation(line: 200, column: 9, scope: !207, inlinedAt: !209)
!216 = !DILocation(line: 19, column: 2, scope: !8)
!217 = distinct !DISubprogram(name: "lang_start<()>", linkageName: "_ZN3std2rt10lang_start17h5cb65fd22c620dc7E", scope: !219, file: !218, line: 199, type: !11, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!218 = !DIFile(filename: "library/std/src/rt.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "83eadca7bec2ebce94abb46f51902baa")
!219 = !DINamespace(name: "rt", scope: !220)
!220 = !DINamespace(name: "std", scope: null)
!221 = !DILocation(line: 206, column: 10, scope: !217)
!222 = !DILocation(line: 205, column: 5, scope: !217)
!223 = !DILocation(line: 210, column: 5, scope: !217)
!224 = !DILocation(line: 211, column: 2, scope: !217)
!225 = distinct !DISubprogram(name: "{closure#0}<()>", linkageName: "_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h451964c359f341f6E", scope: !226, file: !218, line: 206, type: !11, scopeLine: 206, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!226 = !DINamespace(name: "lang_start", scope: !219)
!227 = !DILocation(line: 206, column: 70, scope: !225)
!228 = !DILocation(line: 206, column: 18, scope: !225)
!229 = !DILocation(line: 206, column: 93, scope: !225)
!230 = distinct !DISubprogram(name: "__rust_begin_short_backtrace<fn(), ()>", linkageName: "_ZN3std3sys9backtrace28__rust_begin_short_backtrace17hca06aa25f852a3b0E", scope: !232, file: !231, line: 162, type: !11, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!231 = !DIFile(filename: "library/std/src/sys/backtrace.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "0469076862be40bd9e65965440a24fae")
!232 = !DINamespace(name: "backtrace", scope: !233)
!233 = !DINamespace(name: "sys", scope: !220)
!234 = !DILocation(line: 250, column: 5, scope: !235, inlinedAt: !239)
!235 = distinct !DISubprogram(name: "call_once<fn(), ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17he1f9d598d0e98c4dE", scope: !237, file: !236, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!236 = !DIFile(filename: "library/core/src/ops/function.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7165aec212fc528edf645f7f5c1c91bb")
!237 = !DINamespace(name: "FnOnce", scope: !238)
!238 = !DINamespace(name: "function", scope: !101)
!239 = distinct !DILocation(line: 166, column: 18, scope: !230)
!240 = !DILocation(line: 491, column: 5, scope: !241, inlinedAt: !244)
!241 = distinct !DISubprogram(name: "black_box<()>", linkageName: "_ZN4core4hint9black_box17h640c546718874009E", scope: !243, file: !242, line: 490, type: !11, scopeLine: 490, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!242 = !DIFile(filename: "library/core/src/hint.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "2a901a283eb5f69871d8be07d256ca78")
!243 = !DINamespace(name: "hint", scope: !32)
!244 = !DILocation(line: 169, column: 5, scope: !245)
!245 = distinct !DILexicalBlock(scope: !230, file: !231, line: 166, column: 5)
!246 = !{i64 14889552107070933}
!247 = !DILocation(line: 172, column: 2, scope: !230)
!248 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h85e0c267218ac056E", scope: !237, file: !236, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!249 = !DILocation(line: 250, column: 5, scope: !248)
!250 = !DILocation(line: 206, column: 18, scope: !225, inlinedAt: !251)
!251 = distinct !DILocation(line: 250, column: 5, scope: !252, inlinedAt: !253)
!252 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17hc31c3378d0cdf973E", scope: !237, file: !236, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!253 = distinct !DILocation(line: 250, column: 5, scope: !248)
!254 = !{!255}
!255 = distinct !{!255, !256, !"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h451964c359f341f6E: %_1"}
!256 = distinct !{!256, !"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h451964c359f341f6E"}
!257 = distinct !DISubprogram(name: "grow_one<u32, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8grow_one17h009fb95231360685E", scope: !55, file: !48, line: 186, type: !11, scopeLine: 186, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!258 = !DILocation(line: 491, column: 56, scope: !259, inlinedAt: !261)
!259 = distinct !DILexicalBlock(scope: !260, file: !48, line: 491, column: 95)
!260 = distinct !DISubprogram(name: "grow_one<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8grow_one17h4a287185daae90b0E", scope: !49, file: !48, line: 489, type: !11, scopeLine: 489, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!261 = !DILocation(line: 188, column: 29, scope: !257)
!262 = !DILocation(line: 491, column: 41, scope: !259, inlinedAt: !261)
!263 = !DILocation(line: 491, column: 27, scope: !259, inlinedAt: !261)
!264 = !DILocation(line: 491, column: 16, scope: !259, inlinedAt: !261)
!265 = !DILocation(line: 492, column: 13, scope: !259, inlinedAt: !261)
!266 = !DILocation(line: 189, column: 6, scope: !257)
!267 = distinct !DISubprogram(name: "finish_grow<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$11finish_grow17head21c619b04f9b0E", scope: !49, file: !48, line: 542, type: !268, scopeLine: 542, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!268 = !DISubroutineType(cc: DW_CC_nocall, types: !12)
!269 = !DILocation(line: 3051, column: 26, scope: !270, inlinedAt: !271)
!270 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs9_NtCsgEmfK2I1SDS_4core3numj15overflowing_mul", scope: !200, file: !125, line: 3050, type: !11, scopeLine: 3050, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!271 = !DILocation(line: 1161, column: 31, scope: !272, inlinedAt: !273)
!272 = distinct !DISubprogram(name: "checked_mul", linkageName: "_RNvMs9_NtCsgEmfK2I1SDS_4core3numj11checked_mul", scope: !200, file: !125, line: 1160, type: !11, scopeLine: 1160, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!273 = !DILocation(line: 527, column: 39, scope: !274, inlinedAt: !280)
!274 = distinct !DILexicalBlock(scope: !276, file: !275, line: 527, column: 54)
!275 = !DIFile(filename: "library/core/src/alloc/layout.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "742dc9b469eb35aa4fa4088d8f093c03")
!276 = distinct !DISubprogram(name: "repeat_packed", linkageName: "_RNvMNtNtCsgEmfK2I1SDS_4core5alloc6layoutNtB2_6Layout13repeat_packed", scope: !277, file: !275, line: 526, type: !11, scopeLine: 526, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!277 = !DINamespace(name: "Layout", scope: !278)
!278 = !DINamespace(name: "layout", scope: !279)
!279 = !DINamespace(name: "alloc", scope: !32)
!280 = !DILocation(line: 900, column: 23, scope: !281, inlinedAt: !282)
!281 = distinct !DISubprogram(name: "layout_array", linkageName: "_RNvNtCslNYArtu3iFV_5alloc7raw_vec12layout_array", scope: !50, file: !48, line: 894, type: !11, scopeLine: 894, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!282 = !DILocation(line: 547, column: 26, scope: !267)
!283 = !DILocation(line: 457, column: 8, scope: !284, inlinedAt: !287)
!284 = distinct !DISubprogram(name: "unlikely", linkageName: "_RNvNtCsgEmfK2I1SDS_4core10intrinsics8unlikely", scope: !286, file: !285, line: 456, type: !11, scopeLine: 456, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!285 = !DIFile(filename: "library/core/src/intrinsics/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "b1b7915c1b8b57766c20270acae549ce")
!286 = !DINamespace(name: "intrinsics", scope: !32)
!287 = !DILocation(line: 1162, column: 16, scope: !288, inlinedAt: !273)
!288 = distinct !DILexicalBlock(scope: !272, file: !125, line: 1161, column: 13)
!289 = !{!"branch_weights", i32 2000, i32 2002}
!290 = !DILocation(line: 632, column: 39, scope: !186, inlinedAt: !291)
!291 = distinct !DILocation(line: 549, column: 69, scope: !292)
!292 = distinct !DILexicalBlock(scope: !293, file: !48, line: 549, column: 99)
!293 = distinct !DILexicalBlock(scope: !267, file: !48, line: 547, column: 9)
!294 = !DILocation(line: 1232, column: 17, scope: !199, inlinedAt: !295)
!295 = distinct !DILocation(line: 640, column: 53, scope: !186, inlinedAt: !291)
!296 = !DILocation(line: 237, column: 40, scope: !297, inlinedAt: !300)
!297 = distinct !DILexicalBlock(scope: !298, file: !204, line: 234, column: 17)
!298 = distinct !DILexicalBlock(scope: !299, file: !204, line: 233, column: 13)
!299 = distinct !DISubprogram(name: "grow_impl_runtime", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global17grow_impl_runtime", scope: !208, file: !204, line: 216, type: !11, scopeLine: 216, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!300 = distinct !DILocation(line: 342, column: 9, scope: !301, inlinedAt: !302)
!301 = distinct !DISubprogram(name: "grow_impl", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global9grow_impl", scope: !208, file: !204, line: 335, type: !11, scopeLine: 335, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!302 = distinct !DILocation(line: 454, column: 23, scope: !303, inlinedAt: !304)
!303 = distinct !DISubprogram(name: "grow", linkageName: "_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator4grow", scope: !213, file: !204, line: 447, type: !11, scopeLine: 447, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!304 = distinct !DILocation(line: 555, column: 28, scope: !292)
!305 = !DILocation(line: 210, column: 9, scope: !306, inlinedAt: !307)
!306 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCsgEmfK2I1SDS_4core4hint16assert_unchecked", scope: !243, file: !242, line: 202, type: !11, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!307 = distinct !DILocation(line: 237, column: 17, scope: !297, inlinedAt: !300)
!308 = !DILocation(line: 135, column: 14, scope: !309, inlinedAt: !310)
!309 = distinct !DISubprogram(name: "realloc", linkageName: "_RNvNtCslNYArtu3iFV_5alloc5alloc7realloc", scope: !205, file: !204, line: 134, type: !11, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!310 = distinct !DILocation(line: 239, column: 31, scope: !297, inlinedAt: !300)
!311 = !DILocation(line: 549, column: 22, scope: !293)
!312 = !DILocation(line: 186, column: 9, scope: !313, inlinedAt: !314)
!313 = distinct !DISubprogram(name: "alloc_impl_runtime", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global18alloc_impl_runtime", scope: !208, file: !204, line: 185, type: !11, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!314 = distinct !DILocation(line: 312, column: 9, scope: !315, inlinedAt: !316)
!315 = distinct !DISubprogram(name: "alloc_impl", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global10alloc_impl", scope: !208, file: !204, line: 311, type: !11, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!316 = distinct !DILocation(line: 429, column: 14, scope: !317, inlinedAt: !318)
!317 = distinct !DISubprogram(name: "allocate", linkageName: "_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator8allocate", scope: !213, file: !204, line: 428, type: !11, scopeLine: 428, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!318 = distinct !DILocation(line: 558, column: 24, scope: !293)
!319 = !DILocation(line: 93, column: 9, scope: !320, inlinedAt: !321)
!320 = distinct !DISubprogram(name: "alloc", linkageName: "_RNvNtCslNYArtu3iFV_5alloc5alloc5alloc", scope: !205, file: !204, line: 89, type: !11, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!321 = distinct !DILocation(line: 190, column: 73, scope: !322, inlinedAt: !314)
!322 = distinct !DILexicalBlock(scope: !313, file: !204, line: 189, column: 13)
!323 = !DILocation(line: 95, column: 9, scope: !320, inlinedAt: !321)
!324 = !DILocation(line: 270, column: 13, scope: !325, inlinedAt: !326)
!325 = distinct !DISubprogram(name: "new<u8>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$3new17h2f9a0c3b5436b9bbE", scope: !112, file: !66, line: 269, type: !11, scopeLine: 269, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!326 = distinct !DILocation(line: 191, column: 27, scope: !327, inlinedAt: !314)
!327 = distinct !DILexicalBlock(scope: !322, file: !204, line: 190, column: 17)
!328 = !DILocation(line: 562, column: 15, scope: !329)
!329 = distinct !DILexicalBlock(scope: !293, file: !48, line: 549, column: 9)
!330 = !DILocation(line: 562, column: 9, scope: !329)
!331 = !DILocation(line: 564, column: 23, scope: !329)
!332 = !DILocation(line: 564, column: 87, scope: !329)
!333 = !DILocation(line: 563, column: 27, scope: !334)
!334 = distinct !DILexicalBlock(scope: !329, file: !48, line: 563, column: 13)
!335 = !DILocation(line: 563, column: 36, scope: !329)
!336 = !DILocation(line: 0, scope: !267)
!337 = !DILocation(line: 566, column: 6, scope: !267)
!338 = distinct !DISubprogram(name: "grow_amortized<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14grow_amortized17h4d56ff7a45b31b79E", scope: !49, file: !48, line: 501, type: !268, scopeLine: 501, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!339 = !DILocation(line: 769, column: 37, scope: !340, inlinedAt: !341)
!340 = distinct !DISubprogram(name: "checked_add", linkageName: "_RNvMs9_NtCsgEmfK2I1SDS_4core3numj11checked_add", scope: !200, file: !125, line: 761, type: !11, scopeLine: 761, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!341 = !DILocation(line: 517, column: 32, scope: !338)
!342 = !DILocation(line: 521, column: 28, scope: !343)
!343 = distinct !DILexicalBlock(scope: !338, file: !48, line: 517, column: 9)
!344 = !DILocation(line: 1038, column: 5, scope: !345, inlinedAt: !347)
!345 = distinct !DISubprogram(name: "max<usize>", linkageName: "_ZN4core3cmp3Ord3max17he47522932f44c8a6E", scope: !346, file: !28, line: 1033, type: !11, scopeLine: 1033, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!346 = !DINamespace(name: "Ord", scope: !31)
!347 = distinct !DILocation(line: 1682, column: 8, scope: !348, inlinedAt: !349)
!348 = distinct !DISubprogram(name: "max<usize>", linkageName: "_ZN4core3cmp3max17he4449783751f33bdE", scope: !31, file: !28, line: 1681, type: !11, scopeLine: 1681, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!349 = !DILocation(line: 521, column: 19, scope: !343)
!350 = !DILocation(line: 1038, column: 5, scope: !345, inlinedAt: !351)
!351 = distinct !DILocation(line: 1682, column: 8, scope: !348, inlinedAt: !352)
!352 = !DILocation(line: 522, column: 19, scope: !353)
!353 = distinct !DILexicalBlock(scope: !343, file: !48, line: 521, column: 9)
!354 = !DILocation(line: 527, column: 28, scope: !355)
!355 = distinct !DILexicalBlock(scope: !353, file: !48, line: 522, column: 9)
!356 = !DILocation(line: 527, column: 33, scope: !355)
!357 = !DILocation(line: 2173, column: 15, scope: !358, inlinedAt: !354)
!358 = distinct !DISubprogram(name: "branch<core::ptr::non_null::NonNull<[u8]>, alloc::collections::TryReserveError>", linkageName: "_ZN79_$LT$core..result..Result$LT$T$C$E$GT$$u20$as$u20$core..ops..try_trait..Try$GT$6branch17ha3860182b755dd6dE", scope: !360, file: !359, line: 2172, type: !11, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!359 = !DIFile(filename: "library/core/src/result.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7ebc974a4b69a504d7e902d792c422dd")
!360 = !DINamespace(name: "{impl#27}", scope: !361)
!361 = !DINamespace(name: "result", scope: !32)
!362 = !{i64 0, i64 2}
!363 = !DILocation(line: 2173, column: 9, scope: !358, inlinedAt: !354)
!364 = !DILocation(line: 0, scope: !358, inlinedAt: !354)
!365 = !DILocation(line: 0, scope: !338)
!366 = !DILocation(line: 532, column: 6, scope: !338)
!367 = !DILocation(line: 2175, column: 17, scope: !358, inlinedAt: !354)
!368 = !{i64 0, i64 -9223372036854775807}
!369 = !DILocation(line: 527, column: 62, scope: !355)
!370 = !DILocation(line: 0, scope: !371)
!371 = !DILexicalBlockFile(scope: !343, file: !9, discriminator: 0)
!372 = !DILocation(line: 2174, column: 16, scope: !358, inlinedAt: !354)
!373 = !DILocation(line: 774, column: 9, scope: !374, inlinedAt: !375)
!374 = distinct !DISubprogram(name: "set_ptr_and_cap<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15set_ptr_and_cap17hfdebd6b017d9edf5E", scope: !49, file: !48, line: 770, type: !11, scopeLine: 770, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!375 = !DILocation(line: 530, column: 23, scope: !376)
!376 = distinct !DILexicalBlock(scope: !355, file: !48, line: 527, column: 9)
!377 = !DILocation(line: 42, column: 26, scope: !378, inlinedAt: !382)
!378 = distinct !DISubprogram(name: "new_unchecked", linkageName: "_RNvMs1z_NtNtCsgEmfK2I1SDS_4core3num11niche_typesNtB6_14UsizeNoHighBit13new_unchecked", scope: !380, file: !379, line: 40, type: !11, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!379 = !DIFile(filename: "library/core/src/num/niche_types.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "b3871eb21e61251a8509e6d07911f9fb")
!380 = !DINamespace(name: "UsizeNoHighBit", scope: !381)
!381 = !DINamespace(name: "niche_types", scope: !127)
!382 = !DILocation(line: 775, column: 29, scope: !374, inlinedAt: !375)
!383 = !DILocation(line: 775, column: 9, scope: !374, inlinedAt: !375)
