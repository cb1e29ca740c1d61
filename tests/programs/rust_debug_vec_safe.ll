; ModuleID = 'rust_debug_vec_safe.f5f4b777cc9e300e-cgu.0'
source_filename = "rust_debug_vec_safe.f5f4b777cc9e300e-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_d5d004111e7fd35977f19dfe3f3e891f = private unnamed_addr constant [23 x i8] c"rust_debug_vec_safe.rs\00", align 1
@alloc_6ac466cc3386049f805ffac64ae8e0ce = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_d5d004111e7fd35977f19dfe3f3e891f, [16 x i8] c"\16\00\00\00\00\00\00\00\0B\00\00\00\14\00\00\00" }>, align 8
@alloc_9be8775dc87ffbf69b65e326bfa1876a = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_d5d004111e7fd35977f19dfe3f3e891f, [16 x i8] c"\16\00\00\00\00\00\00\00\0B\00\00\00+\00\00\00" }>, align 8
@alloc_a46b1c2494f78079d9d94b4a4ece51f6 = private unnamed_addr constant [83 x i8] c"assertion failed: numbers[0] == first && numbers[1] == 2 && numbers.capacity() >= 2", align 1
@alloc_67d73789026db09fb032ef8bf29fb731 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_d5d004111e7fd35977f19dfe3f3e891f, [16 x i8] c"\16\00\00\00\00\00\00\00\0B\00\00\00\05\00\00\00" }>, align 8
@vtable.0 = private constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17hf545963b8599f56bE", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17he28a2f3f505742e1E", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17he28a2f3f505742e1E" }>, align 8, !dbg !0
@alloc_64e308ef4babfeb8b6220184de794a17 = private unnamed_addr constant [221 x i8] c"unsafe precondition(s) violated: hint::assert_unchecked must never be called when the condition is false\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_d41466a556d037f23fe96152fbab9365 = private unnamed_addr constant [81 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/alloc/src/raw_vec/mod.rs\00", align 1
@alloc_8a557fa53722333f4e14612354d66d02 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_d41466a556d037f23fe96152fbab9365, [16 x i8] c"P\00\00\00\00\00\00\00\B5\01\00\00\15\00\00\00" }>, align 8
@__rustc_debug_gdb_scripts_section__ = linkonce_odr unnamed_addr constant [34 x i8] c"\01gdb_load_rust_pretty_printers.py\00", section ".debug_gdb_scripts", align 1

; rust_debug_vec_safe::main
; Function Attrs: nonlazybind uwtable
define hidden void @_ZN19rust_debug_vec_safe4main17h0701e858960ff803E() unnamed_addr #0 personality ptr @rust_eh_personality !dbg !104 {
start:
  %0 = alloca [16 x i8], align 8
  %first.dbg.spill = alloca [4 x i8], align 4
  %numbers = alloca [24 x i8], align 8
    #dbg_declare(ptr %numbers, !108, !DIExpression(), !157)
; call alloc::vec::Vec<T>::with_capacity
  call void @"_ZN5alloc3vec12Vec$LT$T$GT$13with_capacity17h2c91f20de1e5adaaE"(ptr sret([24 x i8]) align 8 %numbers, i64 1) #11, !dbg !158
  %first = call i32 @__VERIFIER_nondet_int() #12, !dbg !159
  store i32 %first, ptr %first.dbg.spill, align 4, !dbg !159
    #dbg_declare(ptr %first.dbg.spill, !155, !DIExpression(), !160)
; invoke alloc::vec::Vec<T,A>::push
  invoke void @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$4push17h758977a337d684eeE"(ptr align 8 %numbers, i32 %first)
          to label %bb3 unwind label %cleanup, !dbg !161

bb13:                                             ; preds = %cleanup
; invoke core::ptr::drop_in_place<alloc::vec::Vec<i32>>
  invoke void @"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$i32$GT$$GT$17ha4327cceafa63acfE"(ptr align 8 %numbers) #13
          to label %bb14 unwind label %terminate, !dbg !162

cleanup:                                          ; preds = %bb11, %bb8, %bb6, %bb4, %bb3, %start
  %1 = landingpad { ptr, i32 }
          cleanup
  %2 = extractvalue { ptr, i32 } %1, 0
  %3 = extractvalue { ptr, i32 } %1, 1
  store ptr %2, ptr %0, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  store i32 %3, ptr %4, align 8
  br label %bb13

bb3:                                              ; preds = %start
; invoke alloc::vec::Vec<T,A>::push
  invoke void @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$4push17h758977a337d684eeE"(ptr align 8 %numbers, i32 2)
          to label %bb4 unwind label %cleanup, !dbg !163

bb4:                                              ; preds = %bb3
; invoke <alloc::vec::Vec<T,A> as core::ops::index::Index<I>>::index
  %_9 = invoke align 4 ptr @"_ZN81_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..index..Index$LT$I$GT$$GT$5index17h36b7a42542d63820E"(ptr align 8 %numbers, i64 0, ptr align 8 @alloc_6ac466cc3386049f805ffac64ae8e0ce)
          to label %bb5 unwind label %cleanup, !dbg !164

bb5:                                              ; preds = %bb4
  %_8 = load i32, ptr %_9, align 4, !dbg !165
  %_7 = icmp eq i32 %_8, %first, !dbg !165
  br i1 %_7, label %bb6, label %bb11, !dbg !165

bb11:                                             ; preds = %bb9, %bb7, %bb5
; invoke core::panicking::panic
  invoke void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_a46b1c2494f78079d9d94b4a4ece51f6, i64 83, ptr align 8 @alloc_67d73789026db09fb032ef8bf29fb731) #14
          to label %unreachable unwind label %cleanup, !dbg !166

bb6:                                              ; preds = %bb5
; invoke <alloc::vec::Vec<T,A> as core::ops::index::Index<I>>::index
  %_13 = invoke align 4 ptr @"_ZN81_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..index..Index$LT$I$GT$$GT$5index17h36b7a42542d63820E"(ptr align 8 %numbers, i64 1, ptr align 8 @alloc_9be8775dc87ffbf69b65e326bfa1876a)
          to label %bb7 unwind label %cleanup, !dbg !167

bb7:                                              ; preds = %bb6
  %_12 = load i32, ptr %_13, align 4, !dbg !168
  %_11 = icmp eq i32 %_12, 2, !dbg !168
  br i1 %_11, label %bb8, label %bb11, !dbg !168

bb8:                                              ; preds = %bb7
; invoke alloc::vec::Vec<T,A>::capacity
  %_16 = invoke i64 @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8capacity17h822e88f85a3ad87dE"(ptr align 8 %numbers)
          to label %bb9 unwind label %cleanup, !dbg !169

bb9:                                              ; preds = %bb8
  %_15 = icmp uge i64 %_16, 2, !dbg !170
  br i1 %_15, label %bb10, label %bb11, !dbg !170

bb10:                                             ; preds = %bb9
; call core::ptr::drop_in_place<alloc::vec::Vec<i32>>
  call void @"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$i32$GT$$GT$17ha4327cceafa63acfE"(ptr align 8 %numbers), !dbg !162
  ret void, !dbg !171

unreachable:                                      ; preds = %bb11
  unreachable

terminate:                                        ; preds = %bb13
  %5 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #15, !dbg !172
  unreachable, !dbg !172

bb14:                                             ; preds = %bb13
  %6 = load ptr, ptr %0, align 8, !dbg !172
  %7 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !172
  %8 = load i32, ptr %7, align 8, !dbg !172
  %9 = insertvalue { ptr, i32 } poison, ptr %6, 0, !dbg !172
  %10 = insertvalue { ptr, i32 } %9, i32 %8, 1, !dbg !172
  resume { ptr, i32 } %10, !dbg !172
}

; std::rt::lang_start
; Function Attrs: nonlazybind uwtable
define hidden i64 @_ZN3std2rt10lang_start17hfb29523ef7507066E(ptr %main, i64 %argc, ptr %argv, i8 %sigpipe) unnamed_addr #0 !dbg !173 {
start:
  %sigpipe.dbg.spill = alloca [1 x i8], align 1
  %argv.dbg.spill = alloca [8 x i8], align 8
  %argc.dbg.spill = alloca [8 x i8], align 8
  %main.dbg.spill = alloca [8 x i8], align 8
  %_7 = alloca [8 x i8], align 8
  store ptr %main, ptr %main.dbg.spill, align 8
    #dbg_declare(ptr %main.dbg.spill, !180, !DIExpression(), !186)
  store i64 %argc, ptr %argc.dbg.spill, align 8
    #dbg_declare(ptr %argc.dbg.spill, !181, !DIExpression(), !187)
  store ptr %argv, ptr %argv.dbg.spill, align 8
    #dbg_declare(ptr %argv.dbg.spill, !182, !DIExpression(), !188)
  store i8 %sigpipe, ptr %sigpipe.dbg.spill, align 1
    #dbg_declare(ptr %sigpipe.dbg.spill, !183, !DIExpression(), !189)
  store ptr %main, ptr %_7, align 8, !dbg !190
; call std::rt::lang_start_internal
  %_0 = call i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr align 1 %_7, ptr align 8 @vtable.0, i64 %argc, ptr %argv, i8 %sigpipe), !dbg !191
  ret i64 %_0, !dbg !192
}

; std::rt::lang_start::{{closure}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17he28a2f3f505742e1E"(ptr align 8 %_1) unnamed_addr #1 !dbg !193 {
start:
  %self.dbg.spill = alloca [1 x i8], align 1
  %_1.dbg.spill = alloca [8 x i8], align 8
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !198, !DIExpression(DW_OP_deref), !199)
  %_4 = load ptr, ptr %_1, align 8, !dbg !200
; call std::sys::backtrace::__rust_begin_short_backtrace
  call void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h35519a65b43c8bccE(ptr %_4) #16, !dbg !201
; call <() as std::process::Termination>::report
  %self = call i8 @"_ZN54_$LT$$LP$$RP$$u20$as$u20$std..process..Termination$GT$6report17h1520f74dbb555631E"() #11, !dbg !202
  store i8 %self, ptr %self.dbg.spill, align 1, !dbg !202
    #dbg_declare(ptr %self.dbg.spill, !203, !DIExpression(), !221)
  %_0 = zext i8 %self to i32, !dbg !223
  ret i32 %_0, !dbg !231
}

; std::sys::backtrace::__rust_begin_short_backtrace
; Function Attrs: noinline nonlazybind uwtable
define internal void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h35519a65b43c8bccE(ptr %f) unnamed_addr #2 !dbg !232 {
start:
  %dummy.dbg.spill = alloca [0 x i8], align 1
  %f.dbg.spill = alloca [8 x i8], align 8
  %result.dbg.spill = alloca [0 x i8], align 1
    #dbg_declare(ptr %result.dbg.spill, !239, !DIExpression(), !243)
  store ptr %f, ptr %f.dbg.spill, align 8
    #dbg_declare(ptr %f.dbg.spill, !238, !DIExpression(), !244)
    #dbg_declare(ptr %dummy.dbg.spill, !245, !DIExpression(), !252)
; call core::ops::function::FnOnce::call_once
  call void @_ZN4core3ops8function6FnOnce9call_once17h1cf3637061bfb86fE(ptr %f) #11, !dbg !254
  call void asm sideeffect "", "~{memory}"(), !dbg !255, !srcloc !256
  ret void, !dbg !257
}

; core::ops::function::FnOnce::call_once{{vtable.shim}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal i32 @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17hf545963b8599f56bE"(ptr %_1) unnamed_addr #1 !dbg !258 {
start:
  %_1.dbg.spill = alloca [8 x i8], align 8
  %_2 = alloca [0 x i8], align 1
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !267, !DIExpression(), !272)
    #dbg_declare(ptr %_2, !268, !DIExpression(), !272)
  %0 = load ptr, ptr %_1, align 8, !dbg !272
; call core::ops::function::FnOnce::call_once
  %_0 = call i32 @_ZN4core3ops8function6FnOnce9call_once17hd2cb4a8c1106aca2E(ptr %0) #11, !dbg !272
  ret i32 %_0, !dbg !272
}

; core::ops::function::FnOnce::call_once
; Function Attrs: inlinehint nonlazybind uwtable
define internal void @_ZN4core3ops8function6FnOnce9call_once17h1cf3637061bfb86fE(ptr %_1) unnamed_addr #1 !dbg !273 {
start:
  %_1.dbg.spill = alloca [8 x i8], align 8
  %_2 = alloca [0 x i8], align 1
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !275, !DIExpression(), !279)
    #dbg_declare(ptr %_2, !276, !DIExpression(), !279)
  call void %_1(), !dbg !279
  ret void, !dbg !279
}

; core::ops::function::FnOnce::call_once
; Function Attrs: inlinehint nonlazybind uwtable
define internal i32 @_ZN4core3ops8function6FnOnce9call_once17hd2cb4a8c1106aca2E(ptr %0) unnamed_addr #1 personality ptr @rust_eh_personality !dbg !280 {
start:
  %1 = alloca [16 x i8], align 8
  %_2 = alloca [0 x i8], align 1
  %_1 = alloca [8 x i8], align 8
  store ptr %0, ptr %_1, align 8
    #dbg_declare(ptr %_1, !284, !DIExpression(), !286)
    #dbg_declare(ptr %_2, !285, !DIExpression(), !286)
; invoke std::rt::lang_start::{{closure}}
  %_0 = invoke i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17he28a2f3f505742e1E"(ptr align 8 %_1)
          to label %bb1 unwind label %cleanup, !dbg !286

bb3:                                              ; preds = %cleanup
  %2 = load ptr, ptr %1, align 8, !dbg !286
  %3 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !286
  %4 = load i32, ptr %3, align 8, !dbg !286
  %5 = insertvalue { ptr, i32 } poison, ptr %2, 0, !dbg !286
  %6 = insertvalue { ptr, i32 } %5, i32 %4, 1, !dbg !286
  resume { ptr, i32 } %6, !dbg !286

cleanup:                                          ; preds = %start
  %7 = landingpad { ptr, i32 }
          cleanup
  %8 = extractvalue { ptr, i32 } %7, 0
  %9 = extractvalue { ptr, i32 } %7, 1
  store ptr %8, ptr %1, align 8
  %10 = getelementptr inbounds i8, ptr %1, i64 8
  store i32 %9, ptr %10, align 8
  br label %bb3

bb1:                                              ; preds = %start
  ret i32 %_0, !dbg !286
}

; core::ptr::drop_in_place<alloc::vec::Vec<i32>>
; Function Attrs: nonlazybind uwtable
define internal void @"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$i32$GT$$GT$17ha4327cceafa63acfE"(ptr align 8 %_1) unnamed_addr #0 personality ptr @rust_eh_personality !dbg !287 {
start:
  %0 = alloca [16 x i8], align 8
  %_1.dbg.spill = alloca [8 x i8], align 8
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !293, !DIExpression(), !296)
; invoke <alloc::vec::Vec<T,A> as core::ops::drop::Drop>::drop
  invoke void @"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h8df7076594c9e1feE"(ptr align 8 %_1)
          to label %bb4 unwind label %cleanup, !dbg !296

bb3:                                              ; preds = %cleanup
; invoke core::ptr::drop_in_place<alloc::raw_vec::RawVec<i32>>
  invoke void @"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$i32$GT$$GT$17h74242081d6eaaa25E"(ptr align 8 %_1) #13
          to label %bb1 unwind label %terminate, !dbg !296

cleanup:                                          ; preds = %start
  %1 = landingpad { ptr, i32 }
          cleanup
  %2 = extractvalue { ptr, i32 } %1, 0
  %3 = extractvalue { ptr, i32 } %1, 1
  store ptr %2, ptr %0, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  store i32 %3, ptr %4, align 8
  br label %bb3

bb4:                                              ; preds = %start
; call core::ptr::drop_in_place<alloc::raw_vec::RawVec<i32>>
  call void @"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$i32$GT$$GT$17h74242081d6eaaa25E"(ptr align 8 %_1), !dbg !296
  ret void, !dbg !296

terminate:                                        ; preds = %bb3
  %5 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #15, !dbg !296
  unreachable, !dbg !296

bb1:                                              ; preds = %bb3
  %6 = load ptr, ptr %0, align 8, !dbg !296
  %7 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !296
  %8 = load i32, ptr %7, align 8, !dbg !296
  %9 = insertvalue { ptr, i32 } poison, ptr %6, 0, !dbg !296
  %10 = insertvalue { ptr, i32 } %9, i32 %8, 1, !dbg !296
  resume { ptr, i32 } %10, !dbg !296
}

; core::ptr::drop_in_place<alloc::raw_vec::RawVec<i32>>
; Function Attrs: nonlazybind uwtable
define internal void @"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$i32$GT$$GT$17h74242081d6eaaa25E"(ptr align 8 %_1) unnamed_addr #0 !dbg !297 {
start:
  %_1.dbg.spill = alloca [8 x i8], align 8
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !302, !DIExpression(), !305)
; call <alloc::raw_vec::RawVec<T,A> as core::ops::drop::Drop>::drop
  call void @"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h6c20d6ff7022c255E"(ptr align 8 %_1), !dbg !305
  ret void, !dbg !305
}

; core::hint::assert_unchecked::precondition_check
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @_ZN4core4hint16assert_unchecked18precondition_check17h15aec2cc64d2caa7E(i1 zeroext %cond, ptr align 8 %0) unnamed_addr #3 !dbg !306 {
start:
  %msg.dbg.spill = alloca [16 x i8], align 8
  %cond.dbg.spill = alloca [1 x i8], align 1
  %1 = zext i1 %cond to i8
  store i8 %1, ptr %cond.dbg.spill, align 1
    #dbg_declare(ptr %cond.dbg.spill, !338, !DIExpression(), !341)
  br i1 %cond, label %bb2, label %bb1, !dbg !342

bb1:                                              ; preds = %start
  store ptr @alloc_64e308ef4babfeb8b6220184de794a17, ptr %msg.dbg.spill, align 8, !dbg !344
  %2 = getelementptr inbounds i8, ptr %msg.dbg.spill, i64 8, !dbg !344
  store i64 221, ptr %2, align 8, !dbg !344
    #dbg_declare(ptr %msg.dbg.spill, !339, !DIExpression(), !345)
    #dbg_declare(ptr %msg.dbg.spill, !346, !DIExpression(), !431)
    #dbg_declare(ptr %msg.dbg.spill, !433, !DIExpression(), !441)
    #dbg_declare(ptr %msg.dbg.spill, !443, !DIExpression(), !448)
    #dbg_declare(ptr %msg.dbg.spill, !450, !DIExpression(), !459)
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_64e308ef4babfeb8b6220184de794a17, ptr inttoptr (i64 443 to ptr), i1 zeroext false, ptr align 8 %0) #17, !dbg !461
  unreachable, !dbg !461

bb2:                                              ; preds = %start
  ret void, !dbg !462
}

; <() as std::process::Termination>::report
; Function Attrs: inlinehint nonlazybind uwtable
define internal i8 @"_ZN54_$LT$$LP$$RP$$u20$as$u20$std..process..Termination$GT$6report17h1520f74dbb555631E"() unnamed_addr #1 !dbg !463 {
start:
  %_1.dbg.spill = alloca [0 x i8], align 1
    #dbg_declare(ptr %_1.dbg.spill, !468, !DIExpression(), !469)
  ret i8 0, !dbg !470
}

; alloc::vec::Vec<T>::with_capacity
; Function Attrs: inlinehint nonlazybind uwtable
define internal void @"_ZN5alloc3vec12Vec$LT$T$GT$13with_capacity17h2c91f20de1e5adaaE"(ptr sret([24 x i8]) align 8 %_0, i64 %capacity) unnamed_addr #1 !dbg !471 {
start:
  %alloc.dbg.spill1 = alloca [0 x i8], align 1
  %alloc.dbg.spill = alloca [0 x i8], align 1
  %capacity.dbg.spill = alloca [8 x i8], align 8
  store i64 %capacity, ptr %capacity.dbg.spill, align 8
    #dbg_declare(ptr %capacity.dbg.spill, !477, !DIExpression(), !478)
    #dbg_declare(ptr %capacity.dbg.spill, !479, !DIExpression(), !486)
    #dbg_declare(ptr %capacity.dbg.spill, !488, !DIExpression(), !496)
    #dbg_declare(ptr %alloc.dbg.spill, !485, !DIExpression(), !498)
    #dbg_declare(ptr %alloc.dbg.spill1, !495, !DIExpression(), !499)
; call alloc::raw_vec::RawVecInner<A>::with_capacity_in
  %0 = call { i64, ptr } @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h1702585e038c2884E"(i64 %capacity, i64 4, i64 4) #11, !dbg !500
  %_3.0 = extractvalue { i64, ptr } %0, 0, !dbg !500
  %_3.1 = extractvalue { i64, ptr } %0, 1, !dbg !500
  store i64 %_3.0, ptr %_0, align 8, !dbg !501
  %1 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !501
  store ptr %_3.1, ptr %1, align 8, !dbg !501
  %2 = getelementptr inbounds i8, ptr %_0, i64 16, !dbg !501
  store i64 0, ptr %2, align 8, !dbg !501
  ret void, !dbg !502
}

; alloc::vec::Vec<T,A>::push
; Function Attrs: inlinehint nonlazybind uwtable
define internal void @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$4push17h758977a337d684eeE"(ptr align 8 %self, i32 %value) unnamed_addr #1 !dbg !503 {
start:
  %value.dbg.spill = alloca [4 x i8], align 4
  %self.dbg.spill = alloca [8 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !509, !DIExpression(), !511)
  store i32 %value, ptr %value.dbg.spill, align 4
    #dbg_declare(ptr %value.dbg.spill, !510, !DIExpression(), !512)
; call alloc::vec::Vec<T,A>::push_mut
  %_3 = call align 4 ptr @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h4d975e40a8816e51E"(ptr align 8 %self, i32 %value) #11, !dbg !513
  ret void, !dbg !514
}

; alloc::vec::Vec<T,A>::capacity
; Function Attrs: inlinehint nonlazybind uwtable
define internal i64 @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8capacity17h822e88f85a3ad87dE"(ptr align 8 %self) unnamed_addr #1 !dbg !515 {
start:
  %self.dbg.spill2 = alloca [8 x i8], align 8
  %elem_size.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [8 x i8], align 8
  %_0 = alloca [8 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !521, !DIExpression(), !522)
  store i64 4, ptr %elem_size.dbg.spill, align 8, !dbg !523
    #dbg_declare(ptr %elem_size.dbg.spill, !531, !DIExpression(), !523)
    #dbg_value(ptr %self, !539, !DIExpression(), !541)
  br label %bb3, !dbg !542

bb3:                                              ; preds = %start
  %self1 = load i64, ptr %self, align 8, !dbg !543
  store i64 %self1, ptr %self.dbg.spill2, align 8, !dbg !543
    #dbg_declare(ptr %self.dbg.spill2, !544, !DIExpression(), !551)
  store i64 %self1, ptr %_0, align 8, !dbg !553
  br label %bb1, !dbg !554

bb1:                                              ; preds = %bb3
  %0 = load i64, ptr %_0, align 8, !dbg !555
  ret i64 %0, !dbg !555

bb2:                                              ; No predecessors!
  unreachable
}

; alloc::vec::Vec<T,A>::push_mut
; Function Attrs: inlinehint nonlazybind uwtable
define internal align 4 ptr @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h4d975e40a8816e51E"(ptr align 8 %self, i32 %value) unnamed_addr #1 personality ptr @rust_eh_personality !dbg !556 {
start:
  %src.dbg.spill = alloca [4 x i8], align 4
  %end.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill3 = alloca [8 x i8], align 8
  %0 = alloca [16 x i8], align 8
  %self.dbg.spill2 = alloca [8 x i8], align 8
  %len.dbg.spill = alloca [8 x i8], align 8
  %elem_size.dbg.spill = alloca [8 x i8], align 8
  %value.dbg.spill = alloca [4 x i8], align 4
  %self.dbg.spill = alloca [8 x i8], align 8
  %_5 = alloca [8 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !562, !DIExpression(), !569)
    #dbg_declare(ptr %self.dbg.spill, !570, !DIExpression(), !576)
  store i32 %value, ptr %value.dbg.spill, align 4
    #dbg_declare(ptr %value.dbg.spill, !563, !DIExpression(), !578)
  store i64 4, ptr %elem_size.dbg.spill, align 8, !dbg !579
    #dbg_declare(ptr %elem_size.dbg.spill, !583, !DIExpression(), !579)
  %1 = getelementptr inbounds i8, ptr %self, i64 16, !dbg !589
  %len = load i64, ptr %1, align 8, !dbg !589
  store i64 %len, ptr %len.dbg.spill, align 8, !dbg !589
    #dbg_declare(ptr %len.dbg.spill, !564, !DIExpression(), !590)
    #dbg_declare(ptr %len.dbg.spill, !591, !DIExpression(), !600)
    #dbg_value(ptr %self, !587, !DIExpression(), !602)
  br label %bb9, !dbg !603

bb9:                                              ; preds = %start
  %self1 = load i64, ptr %self, align 8, !dbg !604
  store i64 %self1, ptr %self.dbg.spill2, align 8, !dbg !604
    #dbg_declare(ptr %self.dbg.spill2, !605, !DIExpression(), !608)
  store i64 %self1, ptr %_5, align 8, !dbg !610
  br label %bb7, !dbg !611

bb7:                                              ; preds = %bb9
  %2 = load i64, ptr %_5, align 8, !dbg !612
  %_4 = icmp eq i64 %len, %2, !dbg !612
  br i1 %_4, label %bb1, label %bb3, !dbg !612

bb3:                                              ; preds = %bb7
  br label %bb4, !dbg !613

bb1:                                              ; preds = %bb7
; invoke alloc::raw_vec::RawVec<T,A>::grow_one
  invoke void @"_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8grow_one17h17663bf2e209f09bE"(ptr align 8 %self)
          to label %bb2 unwind label %cleanup, !dbg !614

bb4:                                              ; preds = %bb2, %bb3
  %3 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !615
  %_14 = load ptr, ptr %3, align 8, !dbg !615
  store ptr %_14, ptr %self.dbg.spill3, align 8, !dbg !636
    #dbg_declare(ptr %self.dbg.spill3, !599, !DIExpression(), !643)
  %end = getelementptr inbounds nuw i32, ptr %_14, i64 %len, !dbg !644
  store ptr %end, ptr %end.dbg.spill, align 8, !dbg !644
    #dbg_declare(ptr %end.dbg.spill, !566, !DIExpression(), !645)
    #dbg_declare(ptr %end.dbg.spill, !646, !DIExpression(), !652)
  store i32 %value, ptr %src.dbg.spill, align 4, !dbg !654
    #dbg_declare(ptr %src.dbg.spill, !651, !DIExpression(), !655)
  store i32 %value, ptr %end, align 4, !dbg !656
  %4 = getelementptr inbounds i8, ptr %self, i64 16, !dbg !657
  %5 = add i64 %len, 1, !dbg !657
  store i64 %5, ptr %4, align 8, !dbg !657
  ret ptr %end, !dbg !658

bb6:                                              ; preds = %cleanup
  %6 = load ptr, ptr %0, align 8, !dbg !659
  %7 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !659
  %8 = load i32, ptr %7, align 8, !dbg !659
  %9 = insertvalue { ptr, i32 } poison, ptr %6, 0, !dbg !659
  %10 = insertvalue { ptr, i32 } %9, i32 %8, 1, !dbg !659
  resume { ptr, i32 } %10, !dbg !659

cleanup:                                          ; preds = %bb1
  %11 = landingpad { ptr, i32 }
          cleanup
  %12 = extractvalue { ptr, i32 } %11, 0
  %13 = extractvalue { ptr, i32 } %11, 1
  store ptr %12, ptr %0, align 8
  %14 = getelementptr inbounds i8, ptr %0, i64 8
  store i32 %13, ptr %14, align 8
  br label %bb6

bb2:                                              ; preds = %bb1
  br label %bb4, !dbg !613

bb8:                                              ; No predecessors!
  unreachable
}

; alloc::raw_vec::RawVec<T,A>::grow_one
; Function Attrs: noinline nonlazybind uwtable
define internal void @"_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8grow_one17h17663bf2e209f09bE"(ptr align 8 %self) unnamed_addr #2 !dbg !660 {
start:
  %err.dbg.spill = alloca [16 x i8], align 8
  %self.dbg.spill3 = alloca [8 x i8], align 8
  %self.dbg.spill1 = alloca [8 x i8], align 8
  %elem_layout.dbg.spill = alloca [16 x i8], align 8
  %self.dbg.spill = alloca [8 x i8], align 8
  %_3 = alloca [16 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !666, !DIExpression(), !667)
  store i64 4, ptr %elem_layout.dbg.spill, align 8, !dbg !668
  %0 = getelementptr inbounds i8, ptr %elem_layout.dbg.spill, i64 8, !dbg !668
  store i64 4, ptr %0, align 8, !dbg !668
    #dbg_declare(ptr %elem_layout.dbg.spill, !685, !DIExpression(), !668)
  store ptr %self, ptr %self.dbg.spill1, align 8, !dbg !705
    #dbg_declare(ptr %self.dbg.spill1, !684, !DIExpression(), !706)
  %self2 = load i64, ptr %self, align 8, !dbg !707
  store i64 %self2, ptr %self.dbg.spill3, align 8, !dbg !707
    #dbg_declare(ptr %self.dbg.spill3, !708, !DIExpression(), !711)
; call <alloc::raw_vec::RawVecInner>::grow_amortized
  %1 = call { i64, i64 } @_RNvMs4_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner14grow_amortizedCsduwmD7cSIQq_5gimli(ptr align 8 %self, i64 %self2, i64 1, i64 4, i64 4), !dbg !713
  %2 = extractvalue { i64, i64 } %1, 0, !dbg !713
  %3 = extractvalue { i64, i64 } %1, 1, !dbg !713
  store i64 %2, ptr %_3, align 8, !dbg !713
  %4 = getelementptr inbounds i8, ptr %_3, i64 8, !dbg !713
  store i64 %3, ptr %4, align 8, !dbg !713
  %5 = load i64, ptr %_3, align 8, !dbg !714
  %6 = getelementptr inbounds i8, ptr %_3, i64 8, !dbg !714
  %7 = load i64, ptr %6, align 8, !dbg !714
  %8 = icmp eq i64 %5, -9223372036854775807, !dbg !714
  %_6 = select i1 %8, i64 0, i64 1, !dbg !714
  %9 = trunc nuw i64 %_6 to i1, !dbg !715
  br i1 %9, label %bb2, label %bb3, !dbg !715

bb2:                                              ; preds = %start
  %err.0 = load i64, ptr %_3, align 8, !dbg !716
  %10 = getelementptr inbounds i8, ptr %_3, i64 8, !dbg !716
  %err.1 = load i64, ptr %10, align 8, !dbg !716
  store i64 %err.0, ptr %err.dbg.spill, align 8, !dbg !716
  %11 = getelementptr inbounds i8, ptr %err.dbg.spill, i64 8, !dbg !716
  store i64 %err.1, ptr %11, align 8, !dbg !716
    #dbg_declare(ptr %err.dbg.spill, !686, !DIExpression(), !716)
; call alloc::raw_vec::handle_error
  call void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 %err.0, i64 %err.1) #14, !dbg !717
  unreachable, !dbg !717

bb3:                                              ; preds = %start
  ret void, !dbg !718

bb4:                                              ; No predecessors!
  unreachable, !dbg !719
}

; alloc::raw_vec::RawVecInner<A>::with_capacity_in
; Function Attrs: inlinehint nonlazybind uwtable
define internal { i64, ptr } @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h1702585e038c2884E"(i64 %capacity, i64 %elem_layout.0, i64 %elem_layout.1) unnamed_addr #1 !dbg !720 {
start:
  %err.dbg.spill = alloca [16 x i8], align 8
  %cond.dbg.spill = alloca [1 x i8], align 1
  %self.dbg.spill = alloca [8 x i8], align 8
  %elem_size.dbg.spill = alloca [8 x i8], align 8
  %this.dbg.spill = alloca [16 x i8], align 8
  %rhs.dbg.spill = alloca [8 x i8], align 8
  %len.dbg.spill = alloca [8 x i8], align 8
  %elem_layout.dbg.spill = alloca [16 x i8], align 8
  %alloc.dbg.spill = alloca [0 x i8], align 1
  %capacity.dbg.spill = alloca [8 x i8], align 8
  %self = alloca [8 x i8], align 8
  %_4 = alloca [24 x i8], align 8
  store i64 %capacity, ptr %capacity.dbg.spill, align 8
    #dbg_declare(ptr %capacity.dbg.spill, !725, !DIExpression(), !732)
    #dbg_declare(ptr %capacity.dbg.spill, !733, !DIExpression(), !742)
    #dbg_declare(ptr %alloc.dbg.spill, !726, !DIExpression(), !744)
  store i64 %elem_layout.0, ptr %elem_layout.dbg.spill, align 8
  %0 = getelementptr inbounds i8, ptr %elem_layout.dbg.spill, i64 8
  store i64 %elem_layout.1, ptr %0, align 8
    #dbg_declare(ptr %elem_layout.dbg.spill, !727, !DIExpression(), !745)
    #dbg_declare(ptr %elem_layout.dbg.spill, !741, !DIExpression(), !746)
    #dbg_declare(ptr %self, !747, !DIExpression(), !755)
  store i64 0, ptr %len.dbg.spill, align 8, !dbg !757
    #dbg_declare(ptr %len.dbg.spill, !740, !DIExpression(), !757)
  store i64 0, ptr %rhs.dbg.spill, align 8, !dbg !758
    #dbg_declare(ptr %rhs.dbg.spill, !754, !DIExpression(), !758)
; call <alloc::raw_vec::RawVecInner>::try_allocate_in
  call void @_RNvMs4_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner15try_allocate_inCsduwmD7cSIQq_5gimli(ptr sret([24 x i8]) align 8 %_4, i64 %capacity, i1 zeroext false, i64 %elem_layout.0, i64 %elem_layout.1), !dbg !759
  %_5 = load i64, ptr %_4, align 8, !dbg !759
  %1 = trunc nuw i64 %_5 to i1, !dbg !760
  br i1 %1, label %bb3, label %bb4, !dbg !760

bb3:                                              ; preds = %start
  %2 = getelementptr inbounds i8, ptr %_4, i64 8, !dbg !761
  %err.0 = load i64, ptr %2, align 8, !dbg !761
  %3 = getelementptr inbounds i8, ptr %2, i64 8, !dbg !761
  %err.1 = load i64, ptr %3, align 8, !dbg !761
  store i64 %err.0, ptr %err.dbg.spill, align 8, !dbg !761
  %4 = getelementptr inbounds i8, ptr %err.dbg.spill, i64 8, !dbg !761
  store i64 %err.1, ptr %4, align 8, !dbg !761
    #dbg_declare(ptr %err.dbg.spill, !730, !DIExpression(), !762)
; call alloc::raw_vec::handle_error
  call void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 %err.0, i64 %err.1) #14, !dbg !763
  unreachable, !dbg !763

bb4:                                              ; preds = %start
  %5 = getelementptr inbounds i8, ptr %_4, i64 8, !dbg !764
  %this.0 = load i64, ptr %5, align 8, !dbg !764
  %6 = getelementptr inbounds i8, ptr %5, i64 8, !dbg !764
  %this.1 = load ptr, ptr %6, align 8, !dbg !764
  store i64 %this.0, ptr %this.dbg.spill, align 8, !dbg !764
  %7 = getelementptr inbounds i8, ptr %this.dbg.spill, i64 8, !dbg !764
  store ptr %this.1, ptr %7, align 8, !dbg !764
    #dbg_declare(ptr %this.dbg.spill, !728, !DIExpression(), !765)
    #dbg_value(ptr poison, !739, !DIExpression(), !766)
    #dbg_value(ptr poison, !767, !DIExpression(), !771)
    #dbg_value(ptr poison, !773, !DIExpression(), !781)
  store i64 %elem_layout.1, ptr %elem_size.dbg.spill, align 8, !dbg !783
    #dbg_declare(ptr %elem_size.dbg.spill, !770, !DIExpression(), !784)
  %8 = icmp eq i64 %elem_layout.1, 0, !dbg !785
  br i1 %8, label %bb6, label %bb7, !dbg !785

bb6:                                              ; preds = %bb4
  store i64 -1, ptr %self, align 8, !dbg !786
  br label %bb5, !dbg !787

bb7:                                              ; preds = %bb4
  store i64 %this.0, ptr %self.dbg.spill, align 8, !dbg !788
    #dbg_declare(ptr %self.dbg.spill, !789, !DIExpression(), !792)
  store i64 %this.0, ptr %self, align 8, !dbg !794
  br label %bb5, !dbg !787

bb5:                                              ; preds = %bb7, %bb6
  %9 = load i64, ptr %self, align 8, !dbg !795
  %_11 = sub i64 %9, 0, !dbg !795
  %_7 = icmp ugt i64 %capacity, %_11, !dbg !796
  %cond = xor i1 %_7, true, !dbg !797
  %10 = zext i1 %cond to i8, !dbg !797
  store i8 %10, ptr %cond.dbg.spill, align 1, !dbg !797
    #dbg_declare(ptr %cond.dbg.spill, !798, !DIExpression(), !801)
  br label %bb8, !dbg !803

bb8:                                              ; preds = %bb5
; call core::hint::assert_unchecked::precondition_check
  call void @_ZN4core4hint16assert_unchecked18precondition_check17h15aec2cc64d2caa7E(i1 zeroext %cond, ptr align 8 @alloc_8a557fa53722333f4e14612354d66d02) #18, !dbg !805
  br label %bb9, !dbg !805

bb9:                                              ; preds = %bb8
  %11 = insertvalue { i64, ptr } poison, i64 %this.0, 0, !dbg !806
  %12 = insertvalue { i64, ptr } %11, ptr %this.1, 1, !dbg !806
  ret { i64, ptr } %12, !dbg !806

bb2:                                              ; No predecessors!
  unreachable, !dbg !759
}

; <alloc::vec::Vec<T,A> as core::ops::drop::Drop>::drop
; Function Attrs: nonlazybind uwtable
define internal void @"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h8df7076594c9e1feE"(ptr align 8 %self) unnamed_addr #0 !dbg !807 {
start:
  %len.dbg.spill = alloca [8 x i8], align 8
  %data.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [8 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !812, !DIExpression(), !813)
    #dbg_declare(ptr %self.dbg.spill, !814, !DIExpression(), !817)
  %0 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !819
  %_5 = load ptr, ptr %0, align 8, !dbg !819
  store ptr %_5, ptr %data.dbg.spill, align 8, !dbg !826
    #dbg_declare(ptr %data.dbg.spill, !829, !DIExpression(), !840)
  %1 = getelementptr inbounds i8, ptr %self, i64 16, !dbg !842
  %len = load i64, ptr %1, align 8, !dbg !842
  store i64 %len, ptr %len.dbg.spill, align 8, !dbg !842
    #dbg_declare(ptr %len.dbg.spill, !839, !DIExpression(), !843)
  ret void, !dbg !844
}

; <usize as core::slice::index::SliceIndex<[T]>>::index
; Function Attrs: inlinehint nonlazybind uwtable
define internal align 4 ptr @"_ZN75_$LT$usize$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h7242200ac5fde605E"(i64 %self, ptr align 4 %slice.0, i64 %slice.1, ptr align 8 %0) unnamed_addr #1 !dbg !845 {
start:
  %slice.dbg.spill = alloca [16 x i8], align 8
  %self.dbg.spill = alloca [8 x i8], align 8
  store i64 %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !858, !DIExpression(), !860)
  store ptr %slice.0, ptr %slice.dbg.spill, align 8
  %1 = getelementptr inbounds i8, ptr %slice.dbg.spill, i64 8
  store i64 %slice.1, ptr %1, align 8
    #dbg_declare(ptr %slice.dbg.spill, !859, !DIExpression(), !861)
  %_4 = icmp ult i64 %self, %slice.1, !dbg !862
  br i1 %_4, label %bb1, label %panic, !dbg !862

bb1:                                              ; preds = %start
  %_0 = getelementptr inbounds nuw i32, ptr %slice.0, i64 %self, !dbg !863
  ret ptr %_0, !dbg !864

panic:                                            ; preds = %start
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %self, i64 %slice.1, ptr align 8 %0) #19, !dbg !862
  unreachable, !dbg !862
}

; <alloc::raw_vec::RawVec<T,A> as core::ops::drop::Drop>::drop
; Function Attrs: nonlazybind uwtable
define internal void @"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h6c20d6ff7022c255E"(ptr align 8 %self) unnamed_addr #0 !dbg !865 {
start:
  %self.dbg.spill = alloca [8 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !868, !DIExpression(), !869)
; call <alloc::raw_vec::RawVecInner>::deallocate
  call void @_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli(ptr align 8 %self, i64 4, i64 4), !dbg !870
  ret void, !dbg !871
}

; <alloc::vec::Vec<T,A> as core::ops::index::Index<I>>::index
; Function Attrs: inlinehint nonlazybind uwtable
define internal align 4 ptr @"_ZN81_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..index..Index$LT$I$GT$$GT$5index17h36b7a42542d63820E"(ptr align 8 %self, i64 %index, ptr align 8 %0) unnamed_addr #1 !dbg !872 {
start:
  %self.dbg.spill1 = alloca [16 x i8], align 8
  %index.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [8 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !877, !DIExpression(), !881)
    #dbg_declare(ptr %self.dbg.spill, !882, !DIExpression(), !888)
    #dbg_declare(ptr %self.dbg.spill, !890, !DIExpression(), !894)
    #dbg_declare(ptr %self.dbg.spill, !896, !DIExpression(), !902)
  store i64 %index, ptr %index.dbg.spill, align 8
    #dbg_declare(ptr %index.dbg.spill, !878, !DIExpression(), !904)
    #dbg_declare(ptr %index.dbg.spill, !905, !DIExpression(), !917)
  %1 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !919
  %_7 = load ptr, ptr %1, align 8, !dbg !919
  %2 = getelementptr inbounds i8, ptr %self, i64 16, !dbg !926
  %_6 = load i64, ptr %2, align 8, !dbg !926
  store ptr %_7, ptr %self.dbg.spill1, align 8, !dbg !927
  %3 = getelementptr inbounds i8, ptr %self.dbg.spill1, i64 8, !dbg !927
  store i64 %_6, ptr %3, align 8, !dbg !927
    #dbg_declare(ptr %self.dbg.spill1, !911, !DIExpression(), !928)
; call <usize as core::slice::index::SliceIndex<[T]>>::index
  %_0 = call align 4 ptr @"_ZN75_$LT$usize$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h7242200ac5fde605E"(i64 %index, ptr align 4 %_7, i64 %_6, ptr align 8 %0) #11, !dbg !929
  ret ptr %_0, !dbg !930
}

; Function Attrs: nounwind nonlazybind uwtable
declare i32 @rust_eh_personality(i32, i32, i64, ptr, ptr) unnamed_addr #4

; Function Attrs: nounwind nonlazybind uwtable
declare i32 @__VERIFIER_nondet_int() unnamed_addr #4

; core::panicking::panic
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1, i64, ptr align 8) unnamed_addr #5

; core::panicking::panic_in_cleanup
; Function Attrs: cold minsize noinline noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() unnamed_addr #6

; std::rt::lang_start_internal
; Function Attrs: nonlazybind uwtable
declare i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr align 1, ptr align 8, i64, ptr, i8) unnamed_addr #0

; core::panicking::panic_nounwind_fmt
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr, ptr, i1 zeroext, ptr align 8) unnamed_addr #7

; <alloc::raw_vec::RawVecInner>::grow_amortized
; Function Attrs: nonlazybind uwtable
declare { i64, i64 } @_RNvMs4_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner14grow_amortizedCsduwmD7cSIQq_5gimli(ptr align 8, i64, i64, i64, i64) unnamed_addr #0

; alloc::raw_vec::handle_error
; Function Attrs: cold minsize noreturn nonlazybind optsize uwtable
declare void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64, i64) unnamed_addr #8

; <alloc::raw_vec::RawVecInner>::try_allocate_in
; Function Attrs: nonlazybind uwtable
declare void @_RNvMs4_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner15try_allocate_inCsduwmD7cSIQq_5gimli(ptr sret([24 x i8]) align 8, i64, i1 zeroext, i64, i64) unnamed_addr #0

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64, i64, ptr align 8) unnamed_addr #9

; <alloc::raw_vec::RawVecInner>::deallocate
; Function Attrs: nonlazybind uwtable
declare void @_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli(ptr align 8, i64, i64) unnamed_addr #0

; Function Attrs: nonlazybind
define i32 @main(i32 %0, ptr %1) unnamed_addr #10 {
top:
  %2 = load volatile i8, ptr @__rustc_debug_gdb_scripts_section__, align 1
  %3 = sext i32 %0 to i64
; call std::rt::lang_start
  %4 = call i64 @_ZN3std2rt10lang_start17hfb29523ef7507066E(ptr @_ZN19rust_debug_vec_safe4main17h0701e858960ff803E, i64 %3, ptr %1, i8 0)
  %5 = trunc i64 %4 to i32
  ret i32 %5
}

attributes #0 = { nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { inlinehint nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { noinline nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { inlinehint nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { cold noinline noreturn nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #6 = { cold minsize noinline noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #7 = { cold noinline noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #8 = { cold minsize noreturn nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #9 = { cold minsize noinline noreturn nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #10 = { nonlazybind "target-cpu"="x86-64" }
attributes #11 = { inlinehint }
attributes #12 = { nounwind }
attributes #13 = { cold }
attributes #14 = { noreturn }
attributes #15 = { cold noreturn nounwind }
attributes #16 = { noinline }
attributes #17 = { noinline noreturn nounwind }
attributes #18 = { inlinehint nounwind }
attributes #19 = { noinline noreturn }

!llvm.module.flags = !{!24, !25, !26, !27, !28}
!llvm.ident = !{!29}
!llvm.dbg.cu = !{!30}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "<std::rt::lang_start::{closure_env#0}<()> as core::ops::function::Fn<()>>::{vtable}", scope: null, file: !2, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "<unknown>", directory: "")
!3 = !DICompositeType(tag: DW_TAG_structure_type, name: "<std::rt::lang_start::{closure_env#0}<()> as core::ops::function::Fn<()>>::{vtable_type}", file: !2, size: 384, align: 64, flags: DIFlagArtificial, elements: !4, vtableHolder: !14, templateParams: !23, identifier: "b96c0f48f9f4a20ef23c45a32d4d7998")
!4 = !{!5, !8, !10, !11, !12, !13}
!5 = !DIDerivedType(tag: DW_TAG_member, name: "drop_in_place", scope: !3, file: !2, baseType: !6, size: 64, align: 64)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const ()", baseType: !7, size: 64, align: 64, dwarfAddressSpace: 0)
!7 = !DIBasicType(name: "()", encoding: DW_ATE_unsigned)
!8 = !DIDerivedType(tag: DW_TAG_member, name: "size", scope: !3, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!9 = !DIBasicType(name: "usize", size: 64, encoding: DW_ATE_unsigned)
!10 = !DIDerivedType(tag: DW_TAG_member, name: "align", scope: !3, file: !2, baseType: !9, size: 64, align: 64, offset: 128)
!11 = !DIDerivedType(tag: DW_TAG_member, name: "__method3", scope: !3, file: !2, baseType: !6, size: 64, align: 64, offset: 192)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "__method4", scope: !3, file: !2, baseType: !6, size: 64, align: 64, offset: 256)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "__method5", scope: !3, file: !2, baseType: !6, size: 64, align: 64, offset: 320)
!14 = !DICompositeType(tag: DW_TAG_structure_type, name: "{closure_env#0}<()>", scope: !15, file: !2, size: 64, align: 64, elements: !18, templateParams: !23, identifier: "bad1f6f4ef05517f3fc1d7d11debbe41")
!15 = !DINamespace(name: "lang_start", scope: !16)
!16 = !DINamespace(name: "rt", scope: !17)
!17 = !DINamespace(name: "std", scope: null)
!18 = !{!19}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "main", scope: !14, file: !2, baseType: !20, size: 64, align: 64)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "fn()", baseType: !21, size: 64, align: 64, dwarfAddressSpace: 0)
!21 = !DISubroutineType(types: !22)
!22 = !{null}
!23 = !{}
!24 = !{i32 8, !"PIC Level", i32 2}
!25 = !{i32 7, !"PIE Level", i32 2}
!26 = !{i32 2, !"RtLibUseGOT", i32 1}
!27 = !{i32 7, !"Dwarf Version", i32 4}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!30 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !31, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !32, globals: !103, splitDebugInlining: false, nameTableKind: None)
!31 = !DIFile(filename: "rust_debug_vec_safe.rs/@/rust_debug_vec_safe.f5f4b777cc9e300e-cgu.0", directory: ".")
!32 = !{!33}
!33 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "AlignmentEnum", scope: !34, file: !2, baseType: !37, size: 64, align: 64, flags: DIFlagEnumClass, elements: !38)
!34 = !DINamespace(name: "alignment", scope: !35)
!35 = !DINamespace(name: "ptr", scope: !36)
!36 = !DINamespace(name: "core", scope: null)
!37 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!38 = !{!39, !40, !41, !42, !43, !44, !45, !46, !47, !48, !49, !50, !51, !52, !53, !54, !55, !56, !57, !58, !59, !60, !61, !62, !63, !64, !65, !66, !67, !68, !69, !70, !71, !72, !73, !74, !75, !76, !77, !78, !79, !80, !81, !82, !83, !84, !85, !86, !87, !88, !89, !90, !91, !92, !93, !94, !95, !96, !97, !98, !99, !100, !101, !102}
!39 = !DIEnumerator(name: "_Align1Shl0", value: 1, isUnsigned: true)
!40 = !DIEnumerator(name: "_Align1Shl1", value: 2, isUnsigned: true)
!41 = !DIEnumerator(name: "_Align1Shl2", value: 4, isUnsigned: true)
!42 = !DIEnumerator(name: "_Align1Shl3", value: 8, isUnsigned: true)
!43 = !DIEnumerator(name: "_Align1Shl4", value: 16, isUnsigned: true)
!44 = !DIEnumerator(name: "_Align1Shl5", value: 32, isUnsigned: true)
!45 = !DIEnumerator(name: "_Align1Shl6", value: 64, isUnsigned: true)
!46 = !DIEnumerator(name: "_Align1Shl7", value: 128, isUnsigned: true)
!47 = !DIEnumerator(name: "_Align1Shl8", value: 256, isUnsigned: true)
!48 = !DIEnumerator(name: "_Align1Shl9", value: 512, isUnsigned: true)
!49 = !DIEnumerator(name: "_Align1Shl10", value: 1024, isUnsigned: true)
!50 = !DIEnumerator(name: "_Align1Shl11", value: 2048, isUnsigned: true)
!51 = !DIEnumerator(name: "_Align1Shl12", value: 4096, isUnsigned: true)
!52 = !DIEnumerator(name: "_Align1Shl13", value: 8192, isUnsigned: true)
!53 = !DIEnumerator(name: "_Align1Shl14", value: 16384, isUnsigned: true)
!54 = !DIEnumerator(name: "_Align1Shl15", value: 32768, isUnsigned: true)
!55 = !DIEnumerator(name: "_Align1Shl16", value: 65536, isUnsigned: true)
!56 = !DIEnumerator(name: "_Align1Shl17", value: 131072, isUnsigned: true)
!57 = !DIEnumerator(name: "_Align1Shl18", value: 262144, isUnsigned: true)
!58 = !DIEnumerator(name: "_Align1Shl19", value: 524288, isUnsigned: true)
!59 = !DIEnumerator(name: "_Align1Shl20", value: 1048576, isUnsigned: true)
!60 = !DIEnumerator(name: "_Align1Shl21", value: 2097152, isUnsigned: true)
!61 = !DIEnumerator(name: "_Align1Shl22", value: 4194304, isUnsigned: true)
!62 = !DIEnumerator(name: "_Align1Shl23", value: 8388608, isUnsigned: true)
!63 = !DIEnumerator(name: "_Align1Shl24", value: 16777216, isUnsigned: true)
!64 = !DIEnumerator(name: "_Align1Shl25", value: 33554432, isUnsigned: true)
!65 = !DIEnumerator(name: "_Align1Shl26", value: 67108864, isUnsigned: true)
!66 = !DIEnumerator(name: "_Align1Shl27", value: 134217728, isUnsigned: true)
!67 = !DIEnumerator(name: "_Align1Shl28", value: 268435456, isUnsigned: true)
!68 = !DIEnumerator(name: "_Align1Shl29", value: 536870912, isUnsigned: true)
!69 = !DIEnumerator(name: "_Align1Shl30", value: 1073741824, isUnsigned: true)
!70 = !DIEnumerator(name: "_Align1Shl31", value: 2147483648, isUnsigned: true)
!71 = !DIEnumerator(name: "_Align1Shl32", value: 4294967296, isUnsigned: true)
!72 = !DIEnumerator(name: "_Align1Shl33", value: 8589934592, isUnsigned: true)
!73 = !DIEnumerator(name: "_Align1Shl34", value: 17179869184, isUnsigned: true)
!74 = !DIEnumerator(name: "_Align1Shl35", value: 34359738368, isUnsigned: true)
!75 = !DIEnumerator(name: "_Align1Shl36", value: 68719476736, isUnsigned: true)
!76 = !DIEnumerator(name: "_Align1Shl37", value: 137438953472, isUnsigned: true)
!77 = !DIEnumerator(name: "_Align1Shl38", value: 274877906944, isUnsigned: true)
!78 = !DIEnumerator(name: "_Align1Shl39", value: 549755813888, isUnsigned: true)
!79 = !DIEnumerator(name: "_Align1Shl40", value: 1099511627776, isUnsigned: true)
!80 = !DIEnumerator(name: "_Align1Shl41", value: 2199023255552, isUnsigned: true)
!81 = !DIEnumerator(name: "_Align1Shl42", value: 4398046511104, isUnsigned: true)
!82 = !DIEnumerator(name: "_Align1Shl43", value: 8796093022208, isUnsigned: true)
!83 = !DIEnumerator(name: "_Align1Shl44", value: 17592186044416, isUnsigned: true)
!84 = !DIEnumerator(name: "_Align1Shl45", value: 35184372088832, isUnsigned: true)
!85 = !DIEnumerator(name: "_Align1Shl46", value: 70368744177664, isUnsigned: true)
!86 = !DIEnumerator(name: "_Align1Shl47", value: 140737488355328, isUnsigned: true)
!87 = !DIEnumerator(name: "_Align1Shl48", value: 281474976710656, isUnsigned: true)
!88 = !DIEnumerator(name: "_Align1Shl49", value: 562949953421312, isUnsigned: true)
!89 = !DIEnumerator(name: "_Align1Shl50", value: 1125899906842624, isUnsigned: true)
!90 = !DIEnumerator(name: "_Align1Shl51", value: 2251799813685248, isUnsigned: true)
!91 = !DIEnumerator(name: "_Align1Shl52", value: 4503599627370496, isUnsigned: true)
!92 = !DIEnumerator(name: "_Align1Shl53", value: 9007199254740992, isUnsigned: true)
!93 = !DIEnumerator(name: "_Align1Shl54", value: 18014398509481984, isUnsigned: true)
!94 = !DIEnumerator(name: "_Align1Shl55", value: 36028797018963968, isUnsigned: true)
!95 = !DIEnumerator(name: "_Align1Shl56", value: 72057594037927936, isUnsigned: true)
!96 = !DIEnumerator(name: "_Align1Shl57", value: 144115188075855872, isUnsigned: true)
!97 = !DIEnumerator(name: "_Align1Shl58", value: 288230376151711744, isUnsigned: true)
!98 = !DIEnumerator(name: "_Align1Shl59", value: 576460752303423488, isUnsigned: true)
!99 = !DIEnumerator(name: "_Align1Shl60", value: 1152921504606846976, isUnsigned: true)
!100 = !DIEnumerator(name: "_Align1Shl61", value: 2305843009213693952, isUnsigned: true)
!101 = !DIEnumerator(name: "_Align1Shl62", value: 4611686018427387904, isUnsigned: true)
!102 = !DIEnumerator(name: "_Align1Shl63", value: 9223372036854775808, isUnsigned: true)
!103 = !{!0}
!104 = distinct !DISubprogram(name: "main", linkageName: "_ZN19rust_debug_vec_safe4main17h0701e858960ff803E", scope: !106, file: !105, line: 6, type: !21, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagMainSubprogram, unit: !30, templateParams: !23, retainedNodes: !107)
!105 = !DIFile(filename: "rust_debug_vec_safe.rs", directory: ".", checksumkind: CSK_MD5, checksum: "f663900129bcf6822e17f07dfa4daa1e")
!106 = !DINamespace(name: "rust_debug_vec_safe", scope: null)
!107 = !{!108, !155}
!108 = !DILocalVariable(name: "numbers", scope: !109, file: !105, line: 7, type: !110, align: 64)
!109 = distinct !DILexicalBlock(scope: !104, file: !105, line: 7, column: 5)
!110 = !DICompositeType(tag: DW_TAG_structure_type, name: "Vec<i32, alloc::alloc::Global>", scope: !111, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !113, templateParams: !153, identifier: "4044b531ae1dfdea50732e178b9ee2d3")
!111 = !DINamespace(name: "vec", scope: !112)
!112 = !DINamespace(name: "alloc", scope: null)
!113 = !{!114, !154}
!114 = !DIDerivedType(tag: DW_TAG_member, name: "buf", scope: !110, file: !2, baseType: !115, size: 128, align: 64, flags: DIFlagPrivate)
!115 = !DICompositeType(tag: DW_TAG_structure_type, name: "RawVec<i32, alloc::alloc::Global>", scope: !116, file: !2, size: 128, align: 64, flags: DIFlagProtected, elements: !117, templateParams: !153, identifier: "ee91d3e11e88602cf78d0b4e281ca1b6")
!116 = !DINamespace(name: "raw_vec", scope: !112)
!117 = !{!118, !148}
!118 = !DIDerivedType(tag: DW_TAG_member, name: "inner", scope: !115, file: !2, baseType: !119, size: 128, align: 64, flags: DIFlagPrivate)
!119 = !DICompositeType(tag: DW_TAG_structure_type, name: "RawVecInner<alloc::alloc::Global>", scope: !116, file: !2, size: 128, align: 64, flags: DIFlagPrivate, elements: !120, templateParams: !146, identifier: "45ea25bc7f42e606fa74c731a5e7f80c")
!120 = !{!121, !137, !143}
!121 = !DIDerivedType(tag: DW_TAG_member, name: "ptr", scope: !119, file: !2, baseType: !122, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!122 = !DICompositeType(tag: DW_TAG_structure_type, name: "Unique<u8>", scope: !123, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !124, templateParams: !132, identifier: "3c59e741c9569c78cbe381fa3cbee4e5")
!123 = !DINamespace(name: "unique", scope: !35)
!124 = !{!125, !134}
!125 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !122, file: !2, baseType: !126, size: 64, align: 64, flags: DIFlagPrivate)
!126 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<u8>", scope: !127, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !128, templateParams: !132, identifier: "ff3cb4cecc4ed13dfb833309b96ea529")
!127 = !DINamespace(name: "non_null", scope: !35)
!128 = !{!129}
!129 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !126, file: !2, baseType: !130, size: 64, align: 64, flags: DIFlagPrivate)
!130 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const u8", baseType: !131, size: 64, align: 64, dwarfAddressSpace: 0)
!131 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!132 = !{!133}
!133 = !DITemplateTypeParameter(name: "T", type: !131)
!134 = !DIDerivedType(tag: DW_TAG_member, name: "_marker", scope: !122, file: !2, baseType: !135, align: 8, offset: 64, flags: DIFlagPrivate)
!135 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<u8>", scope: !136, file: !2, align: 8, flags: DIFlagPublic, elements: !23, templateParams: !132, identifier: "15bae875c56c7c0f828edf19d836075e")
!136 = !DINamespace(name: "marker", scope: !36)
!137 = !DIDerivedType(tag: DW_TAG_member, name: "cap", scope: !119, file: !2, baseType: !138, size: 64, align: 64, flags: DIFlagPrivate)
!138 = !DICompositeType(tag: DW_TAG_structure_type, name: "UsizeNoHighBit", scope: !139, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !141, templateParams: !23, identifier: "cad7375c0c871c072d809328de25b44")
!139 = !DINamespace(name: "niche_types", scope: !140)
!140 = !DINamespace(name: "num", scope: !36)
!141 = !{!142}
!142 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !138, file: !2, baseType: !9, size: 64, align: 64, flags: DIFlagPrivate)
!143 = !DIDerivedType(tag: DW_TAG_member, name: "alloc", scope: !119, file: !2, baseType: !144, align: 8, offset: 128, flags: DIFlagPrivate)
!144 = !DICompositeType(tag: DW_TAG_structure_type, name: "Global", scope: !145, file: !2, align: 8, flags: DIFlagPublic, elements: !23, identifier: "8471efeafbd677a88d306f08d1a0eeb")
!145 = !DINamespace(name: "alloc", scope: !112)
!146 = !{!147}
!147 = !DITemplateTypeParameter(name: "A", type: !144)
!148 = !DIDerivedType(tag: DW_TAG_member, name: "_marker", scope: !115, file: !2, baseType: !149, align: 8, offset: 128, flags: DIFlagPrivate)
!149 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<i32>", scope: !136, file: !2, align: 8, flags: DIFlagPublic, elements: !23, templateParams: !150, identifier: "36fef65918ab20aba40f76cd0c242cca")
!150 = !{!151}
!151 = !DITemplateTypeParameter(name: "T", type: !152)
!152 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!153 = !{!151, !147}
!154 = !DIDerivedType(tag: DW_TAG_member, name: "len", scope: !110, file: !2, baseType: !9, size: 64, align: 64, offset: 128, flags: DIFlagPrivate)
!155 = !DILocalVariable(name: "first", scope: !156, file: !105, line: 8, type: !152, align: 32)
!156 = distinct !DILexicalBlock(scope: !109, file: !105, line: 8, column: 5)
!157 = !DILocation(line: 7, column: 9, scope: !109)
!158 = !DILocation(line: 7, column: 33, scope: !104)
!159 = !DILocation(line: 8, column: 26, scope: !109)
!160 = !DILocation(line: 8, column: 9, scope: !156)
!161 = !DILocation(line: 9, column: 13, scope: !156)
!162 = !DILocation(line: 12, column: 1, scope: !104)
!163 = !DILocation(line: 10, column: 13, scope: !156)
!164 = !DILocation(line: 11, column: 20, scope: !156)
!165 = !DILocation(line: 11, column: 13, scope: !156)
!166 = !DILocation(line: 11, column: 5, scope: !156)
!167 = !DILocation(line: 11, column: 43, scope: !156)
!168 = !DILocation(line: 11, column: 36, scope: !156)
!169 = !DILocation(line: 11, column: 63, scope: !156)
!170 = !DILocation(line: 11, column: 55, scope: !156)
!171 = !DILocation(line: 12, column: 2, scope: !104)
!172 = !DILocation(line: 6, column: 1, scope: !104)
!173 = distinct !DISubprogram(name: "lang_start<()>", linkageName: "_ZN3std2rt10lang_start17hfb29523ef7507066E", scope: !16, file: !174, line: 199, type: !175, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !184, retainedNodes: !179)
!174 = !DIFile(filename: "library/std/src/rt.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "83eadca7bec2ebce94abb46f51902baa")
!175 = !DISubroutineType(types: !176)
!176 = !{!177, !20, !177, !178, !131}
!177 = !DIBasicType(name: "isize", size: 64, encoding: DW_ATE_signed)
!178 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const *const u8", baseType: !130, size: 64, align: 64, dwarfAddressSpace: 0)
!179 = !{!180, !181, !182, !183}
!180 = !DILocalVariable(name: "main", arg: 1, scope: !173, file: !174, line: 200, type: !20)
!181 = !DILocalVariable(name: "argc", arg: 2, scope: !173, file: !174, line: 201, type: !177)
!182 = !DILocalVariable(name: "argv", arg: 3, scope: !173, file: !174, line: 202, type: !178)
!183 = !DILocalVariable(name: "sigpipe", arg: 4, scope: !173, file: !174, line: 203, type: !131)
!184 = !{!185}
!185 = !DITemplateTypeParameter(name: "T", type: !7)
!186 = !DILocation(line: 200, column: 5, scope: !173)
!187 = !DILocation(line: 201, column: 5, scope: !173)
!188 = !DILocation(line: 202, column: 5, scope: !173)
!189 = !DILocation(line: 203, column: 5, scope: !173)
!190 = !DILocation(line: 206, column: 10, scope: !173)
!191 = !DILocation(line: 205, column: 5, scope: !173)
!192 = !DILocation(line: 211, column: 2, scope: !173)
!193 = distinct !DISubprogram(name: "{closure#0}<()>", linkageName: "_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17he28a2f3f505742e1E", scope: !15, file: !174, line: 206, type: !194, scopeLine: 206, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !184, retainedNodes: !197)
!194 = !DISubroutineType(types: !195)
!195 = !{!152, !196}
!196 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&std::rt::lang_start::{closure_env#0}<()>", baseType: !14, size: 64, align: 64, dwarfAddressSpace: 0)
!197 = !{!198}
!198 = !DILocalVariable(name: "main", scope: !193, file: !174, line: 200, type: !20, align: 64)
!199 = !DILocation(line: 200, column: 5, scope: !193)
!200 = !DILocation(line: 206, column: 70, scope: !193)
!201 = !DILocation(line: 206, column: 18, scope: !193)
!202 = !DILocation(line: 206, column: 76, scope: !193)
!203 = !DILocalVariable(name: "self", arg: 1, scope: !204, file: !205, line: 2183, type: !206)
!204 = distinct !DISubprogram(name: "to_i32", linkageName: "_ZN3std7process8ExitCode6to_i3217hc99ae8749714e1d2E", scope: !206, file: !205, line: 2183, type: !217, scopeLine: 2183, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, declaration: !219, retainedNodes: !220)
!205 = !DIFile(filename: "library/std/src/process.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "dfe9b5e7c082bd83c1ad09dca134fe2e")
!206 = !DICompositeType(tag: DW_TAG_structure_type, name: "ExitCode", scope: !207, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !208, templateParams: !23, identifier: "d3c48e161624474ef134d5bb5b7f6263")
!207 = !DINamespace(name: "process", scope: !17)
!208 = !{!209}
!209 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !206, file: !2, baseType: !210, size: 8, align: 8, flags: DIFlagPrivate)
!210 = !DICompositeType(tag: DW_TAG_structure_type, name: "ExitCode", scope: !211, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !215, templateParams: !23, identifier: "1dc7ea73d61d57934d44e587e722564d")
!211 = !DINamespace(name: "common", scope: !212)
!212 = !DINamespace(name: "unix", scope: !213)
!213 = !DINamespace(name: "process", scope: !214)
!214 = !DINamespace(name: "sys", scope: !17)
!215 = !{!216}
!216 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !210, file: !2, baseType: !131, size: 8, align: 8, flags: DIFlagPrivate)
!217 = !DISubroutineType(types: !218)
!218 = !{!152, !206}
!219 = !DISubprogram(name: "to_i32", linkageName: "_ZN3std7process8ExitCode6to_i3217hc99ae8749714e1d2E", scope: !206, file: !205, line: 2183, type: !217, scopeLine: 2183, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !23)
!220 = !{!203}
!221 = !DILocation(line: 2183, column: 19, scope: !204, inlinedAt: !222)
!222 = !DILocation(line: 206, column: 85, scope: !193)
!223 = !DILocation(line: 588, column: 9, scope: !224, inlinedAt: !230)
!224 = distinct !DISubprogram(name: "as_i32", linkageName: "_ZN3std3sys7process4unix6common8ExitCode6as_i3217h3ea323a842954da1E", scope: !210, file: !225, line: 587, type: !226, scopeLine: 587, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, declaration: !229)
!225 = !DIFile(filename: "library/std/src/sys/process/unix/common.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "30ad2f25ab170a75b6ebf3a9d367d220")
!226 = !DISubroutineType(types: !227)
!227 = !{!152, !228}
!228 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&std::sys::process::unix::common::ExitCode", baseType: !210, size: 64, align: 64, dwarfAddressSpace: 0)
!229 = !DISubprogram(name: "as_i32", linkageName: "_ZN3std3sys7process4unix6common8ExitCode6as_i3217h3ea323a842954da1E", scope: !210, file: !225, line: 587, type: !226, scopeLine: 587, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !23)
!230 = !DILocation(line: 2184, column: 16, scope: !204, inlinedAt: !222)
!231 = !DILocation(line: 206, column: 93, scope: !193)
!232 = distinct !DISubprogram(name: "__rust_begin_short_backtrace<fn(), ()>", linkageName: "_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h35519a65b43c8bccE", scope: !234, file: !233, line: 162, type: !235, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !241, retainedNodes: !237)
!233 = !DIFile(filename: "library/std/src/sys/backtrace.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "0469076862be40bd9e65965440a24fae")
!234 = !DINamespace(name: "backtrace", scope: !214)
!235 = !DISubroutineType(types: !236)
!236 = !{null, !20}
!237 = !{!238, !239}
!238 = !DILocalVariable(name: "f", arg: 1, scope: !232, file: !233, line: 162, type: !20)
!239 = !DILocalVariable(name: "result", scope: !240, file: !233, line: 166, type: !7, align: 8)
!240 = distinct !DILexicalBlock(scope: !232, file: !233, line: 166, column: 5)
!241 = !{!242, !185}
!242 = !DITemplateTypeParameter(name: "F", type: !20)
!243 = !DILocation(line: 166, column: 9, scope: !240)
!244 = !DILocation(line: 162, column: 43, scope: !232)
!245 = !DILocalVariable(name: "dummy", scope: !246, file: !247, line: 490, type: !7, align: 8)
!246 = distinct !DISubprogram(name: "black_box<()>", linkageName: "_ZN4core4hint9black_box17hc35b579d761a4d53E", scope: !248, file: !247, line: 490, type: !249, scopeLine: 490, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !184, retainedNodes: !251)
!247 = !DIFile(filename: "library/core/src/hint.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "2a901a283eb5f69871d8be07d256ca78")
!248 = !DINamespace(name: "hint", scope: !36)
!249 = !DISubroutineType(types: !250)
!250 = !{null, !7}
!251 = !{!245}
!252 = !DILocation(line: 490, column: 27, scope: !246, inlinedAt: !253)
!253 = !DILocation(line: 169, column: 5, scope: !240)
!254 = !DILocation(line: 166, column: 18, scope: !232)
!255 = !DILocation(line: 491, column: 5, scope: !246, inlinedAt: !253)
!256 = !{i64 12953629957686559}
!257 = !DILocation(line: 172, column: 2, scope: !232)
!258 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17hf545963b8599f56bE", scope: !260, file: !259, line: 250, type: !263, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !269, retainedNodes: !266)
!259 = !DIFile(filename: "library/core/src/ops/function.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7165aec212fc528edf645f7f5c1c91bb")
!260 = !DINamespace(name: "FnOnce", scope: !261)
!261 = !DINamespace(name: "function", scope: !262)
!262 = !DINamespace(name: "ops", scope: !36)
!263 = !DISubroutineType(types: !264)
!264 = !{!152, !265}
!265 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut std::rt::lang_start::{closure_env#0}<()>", baseType: !14, size: 64, align: 64, dwarfAddressSpace: 0)
!266 = !{!267, !268}
!267 = !DILocalVariable(arg: 1, scope: !258, file: !259, line: 250, type: !265)
!268 = !DILocalVariable(arg: 2, scope: !258, file: !259, line: 250, type: !7)
!269 = !{!270, !271}
!270 = !DITemplateTypeParameter(name: "Self", type: !14)
!271 = !DITemplateTypeParameter(name: "Args", type: !7)
!272 = !DILocation(line: 250, column: 5, scope: !258)
!273 = distinct !DISubprogram(name: "call_once<fn(), ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17h1cf3637061bfb86fE", scope: !260, file: !259, line: 250, type: !235, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !277, retainedNodes: !274)
!274 = !{!275, !276}
!275 = !DILocalVariable(arg: 1, scope: !273, file: !259, line: 250, type: !20)
!276 = !DILocalVariable(arg: 2, scope: !273, file: !259, line: 250, type: !7)
!277 = !{!278, !271}
!278 = !DITemplateTypeParameter(name: "Self", type: !20)
!279 = !DILocation(line: 250, column: 5, scope: !273)
!280 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17hd2cb4a8c1106aca2E", scope: !260, file: !259, line: 250, type: !281, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !269, retainedNodes: !283)
!281 = !DISubroutineType(types: !282)
!282 = !{!152, !14}
!283 = !{!284, !285}
!284 = !DILocalVariable(arg: 1, scope: !280, file: !259, line: 250, type: !14)
!285 = !DILocalVariable(arg: 2, scope: !280, file: !259, line: 250, type: !7)
!286 = !DILocation(line: 250, column: 5, scope: !280)
!287 = distinct !DISubprogram(name: "drop_in_place<alloc::vec::Vec<i32, alloc::alloc::Global>>", linkageName: "_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$i32$GT$$GT$17ha4327cceafa63acfE", scope: !35, file: !288, line: 805, type: !289, scopeLine: 805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !294, retainedNodes: !292)
!288 = !DIFile(filename: "library/core/src/ptr/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "8f706ae0a0620120e6e931983ef127f1")
!289 = !DISubroutineType(types: !290)
!290 = !{null, !291}
!291 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut alloc::vec::Vec<i32, alloc::alloc::Global>", baseType: !110, size: 64, align: 64, dwarfAddressSpace: 0)
!292 = !{!293}
!293 = !DILocalVariable(arg: 1, scope: !287, file: !288, line: 805, type: !291)
!294 = !{!295}
!295 = !DITemplateTypeParameter(name: "T", type: !110)
!296 = !DILocation(line: 805, column: 1, scope: !287)
!297 = distinct !DISubprogram(name: "drop_in_place<alloc::raw_vec::RawVec<i32, alloc::alloc::Global>>", linkageName: "_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$i32$GT$$GT$17h74242081d6eaaa25E", scope: !35, file: !288, line: 805, type: !298, scopeLine: 805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !303, retainedNodes: !301)
!298 = !DISubroutineType(types: !299)
!299 = !{null, !300}
!300 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut alloc::raw_vec::RawVec<i32, alloc::alloc::Global>", baseType: !115, size: 64, align: 64, dwarfAddressSpace: 0)
!301 = !{!302}
!302 = !DILocalVariable(arg: 1, scope: !297, file: !288, line: 805, type: !300)
!303 = !{!304}
!304 = !DITemplateTypeParameter(name: "T", type: !115)
!305 = !DILocation(line: 805, column: 1, scope: !297)
!306 = distinct !DISubprogram(name: "precondition_check", linkageName: "_ZN4core4hint16assert_unchecked18precondition_check17h15aec2cc64d2caa7E", scope: !308, file: !307, line: 68, type: !309, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, retainedNodes: !337)
!307 = !DIFile(filename: "library/core/src/ub_checks.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "8a26eb599fa825194a3e796d4688d4db")
!308 = !DINamespace(name: "assert_unchecked", scope: !248)
!309 = !DISubroutineType(types: !310)
!310 = !{null, !311, !312}
!311 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!312 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::panic::location::Location", baseType: !313, size: 64, align: 64, dwarfAddressSpace: 0)
!313 = !DICompositeType(tag: DW_TAG_structure_type, name: "Location", scope: !314, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !316, templateParams: !23, identifier: "c23b7de1297af8f4a89df3da49f37ee6")
!314 = !DINamespace(name: "location", scope: !315)
!315 = !DINamespace(name: "panic", scope: !36)
!316 = !{!317, !326, !328, !329}
!317 = !DIDerivedType(tag: DW_TAG_member, name: "filename", scope: !313, file: !2, baseType: !318, size: 128, align: 64, flags: DIFlagPrivate)
!318 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<str>", scope: !127, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !319, templateParams: !132, identifier: "cc7383b2ce73f6838bfb6ae828fb6ae6")
!319 = !{!320}
!320 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !318, file: !2, baseType: !321, size: 128, align: 64, flags: DIFlagPrivate)
!321 = !DICompositeType(tag: DW_TAG_structure_type, name: "*const str", file: !2, size: 128, align: 64, elements: !322, templateParams: !23, identifier: "238a44609877474087c05adf26cd41fa")
!322 = !{!323, !325}
!323 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !321, file: !2, baseType: !324, size: 64, align: 64)
!324 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !131, size: 64, align: 64, dwarfAddressSpace: 0)
!325 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !321, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!326 = !DIDerivedType(tag: DW_TAG_member, name: "line", scope: !313, file: !2, baseType: !327, size: 32, align: 32, offset: 128, flags: DIFlagPrivate)
!327 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!328 = !DIDerivedType(tag: DW_TAG_member, name: "col", scope: !313, file: !2, baseType: !327, size: 32, align: 32, offset: 160, flags: DIFlagPrivate)
!329 = !DIDerivedType(tag: DW_TAG_member, name: "_filename", scope: !313, file: !2, baseType: !330, align: 8, offset: 192, flags: DIFlagPrivate)
!330 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&str>", scope: !136, file: !2, align: 8, flags: DIFlagPublic, elements: !23, templateParams: !331, identifier: "e16ac355808b6aef9fb50b5f125fee05")
!331 = !{!332}
!332 = !DITemplateTypeParameter(name: "T", type: !333)
!333 = !DICompositeType(tag: DW_TAG_structure_type, name: "&str", file: !2, size: 128, align: 64, elements: !334, templateParams: !23, identifier: "9277eecd40495f85161460476aacc992")
!334 = !{!335, !336}
!335 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !333, file: !2, baseType: !324, size: 64, align: 64)
!336 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !333, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!337 = !{!338, !339}
!338 = !DILocalVariable(name: "cond", arg: 1, scope: !306, file: !307, line: 68, type: !311)
!339 = !DILocalVariable(name: "msg", scope: !340, file: !307, line: 70, type: !333, align: 64)
!340 = distinct !DILexicalBlock(scope: !306, file: !307, line: 70, column: 21)
!341 = !DILocation(line: 68, column: 43, scope: !306)
!342 = !DILocation(line: 208, column: 36, scope: !343)
!343 = !DILexicalBlockFile(scope: !306, file: !247, discriminator: 0)
!344 = !DILocation(line: 70, column: 31, scope: !306)
!345 = !DILocation(line: 70, column: 25, scope: !340)
!346 = !DILocalVariable(name: "s", arg: 1, scope: !347, file: !348, line: 815, type: !333)
!347 = distinct !DISubprogram(name: "from_str", linkageName: "_ZN4core3fmt9Arguments8from_str17ha124f4f2915215d6E", scope: !349, file: !348, line: 815, type: !427, scopeLine: 815, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, declaration: !429, retainedNodes: !430)
!348 = !DIFile(filename: "library/core/src/fmt/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "66c54229528687a22c80807f245fa4df")
!349 = !DICompositeType(tag: DW_TAG_structure_type, name: "Arguments", scope: !350, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !351, templateParams: !23, identifier: "e5c67bbe046da39973c72077c7f66185")
!350 = !DINamespace(name: "fmt", scope: !36)
!351 = !{!352, !353}
!352 = !DIDerivedType(tag: DW_TAG_member, name: "template", scope: !349, file: !2, baseType: !126, size: 64, align: 64, flags: DIFlagPrivate)
!353 = !DIDerivedType(tag: DW_TAG_member, name: "args", scope: !349, file: !2, baseType: !354, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!354 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<core::fmt::rt::Argument>", scope: !127, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !355, templateParams: !425, identifier: "2e7cb7ba6db6aae8a5c20264d17cea0a")
!355 = !{!356}
!356 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !354, file: !2, baseType: !357, size: 64, align: 64, flags: DIFlagPrivate)
!357 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const core::fmt::rt::Argument", baseType: !358, size: 64, align: 64, dwarfAddressSpace: 0)
!358 = !DICompositeType(tag: DW_TAG_structure_type, name: "Argument", scope: !359, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !360, templateParams: !23, identifier: "1d5f7550f7e7e04cbc4d2cf57c27606b")
!359 = !DINamespace(name: "rt", scope: !350)
!360 = !{!361}
!361 = !DIDerivedType(tag: DW_TAG_member, name: "ty", scope: !358, file: !2, baseType: !362, size: 128, align: 64, flags: DIFlagPrivate)
!362 = !DICompositeType(tag: DW_TAG_structure_type, name: "ArgumentType", scope: !359, file: !2, size: 128, align: 64, flags: DIFlagPrivate, elements: !363, templateParams: !23, identifier: "b1cfb4618f1c38c3f96eab6c02edf448")
!363 = !{!364}
!364 = !DICompositeType(tag: DW_TAG_variant_part, scope: !362, file: !2, size: 128, align: 64, elements: !365, templateParams: !23, identifier: "fbd384083752b747f8b252853b979154", discriminator: !424)
!365 = !{!366, !420}
!366 = !DIDerivedType(tag: DW_TAG_member, name: "Placeholder", scope: !364, file: !2, baseType: !367, size: 128, align: 64)
!367 = !DICompositeType(tag: DW_TAG_structure_type, name: "Placeholder", scope: !362, file: !2, size: 128, align: 64, flags: DIFlagPrivate, elements: !368, templateParams: !23, identifier: "91d44a8fdafb90acd8f4961dbde4212b")
!368 = !{!369, !373, !415}
!369 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !367, file: !2, baseType: !370, size: 64, align: 64, flags: DIFlagPrivate)
!370 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<()>", scope: !127, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !371, templateParams: !184, identifier: "f4e496144210c619b96aa08326287b92")
!371 = !{!372}
!372 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !370, file: !2, baseType: !6, size: 64, align: 64, flags: DIFlagPrivate)
!373 = !DIDerivedType(tag: DW_TAG_member, name: "formatter", scope: !367, file: !2, baseType: !374, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!374 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "unsafe fn(core::ptr::non_null::NonNull<()>, &mut core::fmt::Formatter) -> core::result::Result<(), core::fmt::Error>", baseType: !375, size: 64, align: 64, dwarfAddressSpace: 0)
!375 = !DISubroutineType(types: !376)
!376 = !{!377, !370, !394}
!377 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<(), core::fmt::Error>", scope: !378, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !379, templateParams: !23, identifier: "1c6752419820cdc3961061cc58b31873")
!378 = !DINamespace(name: "result", scope: !36)
!379 = !{!380}
!380 = !DICompositeType(tag: DW_TAG_variant_part, scope: !377, file: !2, size: 8, align: 8, elements: !381, templateParams: !23, identifier: "92c1f85eaa1d7dab2e3165ee2fc4946", discriminator: !393)
!381 = !{!382, !389}
!382 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !380, file: !2, baseType: !383, size: 8, align: 8, extraData: i8 0)
!383 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !377, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !384, templateParams: !386, identifier: "1d7115f6c7f9f62c2100933bba0c76f9")
!384 = !{!385}
!385 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !383, file: !2, baseType: !7, align: 8, offset: 8, flags: DIFlagPublic)
!386 = !{!185, !387}
!387 = !DITemplateTypeParameter(name: "E", type: !388)
!388 = !DICompositeType(tag: DW_TAG_structure_type, name: "Error", scope: !350, file: !2, align: 8, flags: DIFlagPublic, elements: !23, identifier: "5a24300cdda31093f5fe20c939b4885")
!389 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !380, file: !2, baseType: !390, size: 8, align: 8, extraData: i8 1)
!390 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !377, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !391, templateParams: !386, identifier: "27094aa3bc4c448bf12b8530386fdeb2")
!391 = !{!392}
!392 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !390, file: !2, baseType: !388, align: 8, offset: 8, flags: DIFlagPublic)
!393 = !DIDerivedType(tag: DW_TAG_member, scope: !377, file: !2, baseType: !131, size: 8, align: 8, flags: DIFlagArtificial)
!394 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::fmt::Formatter", baseType: !395, size: 64, align: 64, dwarfAddressSpace: 0)
!395 = !DICompositeType(tag: DW_TAG_structure_type, name: "Formatter", scope: !350, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !396, templateParams: !23, identifier: "c45a1f7f7c29ecbbdbd29c835fac516c")
!396 = !{!397, !404}
!397 = !DIDerivedType(tag: DW_TAG_member, name: "options", scope: !395, file: !2, baseType: !398, size: 64, align: 32, offset: 128, flags: DIFlagPrivate)
!398 = !DICompositeType(tag: DW_TAG_structure_type, name: "FormattingOptions", scope: !350, file: !2, size: 64, align: 32, flags: DIFlagPublic, elements: !399, templateParams: !23, identifier: "ca2f5547247cd95c514a47d5800e09e")
!399 = !{!400, !401, !403}
!400 = !DIDerivedType(tag: DW_TAG_member, name: "flags", scope: !398, file: !2, baseType: !327, size: 32, align: 32, flags: DIFlagPrivate)
!401 = !DIDerivedType(tag: DW_TAG_member, name: "width", scope: !398, file: !2, baseType: !402, size: 16, align: 16, offset: 32, flags: DIFlagPrivate)
!402 = !DIBasicType(name: "u16", size: 16, encoding: DW_ATE_unsigned)
!403 = !DIDerivedType(tag: DW_TAG_member, name: "precision", scope: !398, file: !2, baseType: !402, size: 16, align: 16, offset: 48, flags: DIFlagPrivate)
!404 = !DIDerivedType(tag: DW_TAG_member, name: "buf", scope: !395, file: !2, baseType: !405, size: 128, align: 64, flags: DIFlagPrivate)
!405 = !DICompositeType(tag: DW_TAG_structure_type, name: "&mut dyn core::fmt::Write", file: !2, size: 128, align: 64, elements: !406, templateParams: !23, identifier: "effe97114690fc58a8e246cb04e37234")
!406 = !{!407, !410}
!407 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !405, file: !2, baseType: !408, size: 64, align: 64)
!408 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !409, size: 64, align: 64, dwarfAddressSpace: 0)
!409 = !DICompositeType(tag: DW_TAG_structure_type, name: "dyn core::fmt::Write", file: !2, align: 8, elements: !23, identifier: "64328679825f9c73b507edbfd5b86b47")
!410 = !DIDerivedType(tag: DW_TAG_member, name: "vtable", scope: !405, file: !2, baseType: !411, size: 64, align: 64, offset: 64)
!411 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&[usize; 6]", baseType: !412, size: 64, align: 64, dwarfAddressSpace: 0)
!412 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 384, align: 64, elements: !413)
!413 = !{!414}
!414 = !DISubrange(count: 6, lowerBound: 0)
!415 = !DIDerivedType(tag: DW_TAG_member, name: "_lifetime", scope: !367, file: !2, baseType: !416, align: 8, offset: 128, flags: DIFlagPrivate)
!416 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&()>", scope: !136, file: !2, align: 8, flags: DIFlagPublic, elements: !23, templateParams: !417, identifier: "efa596960370766459fc018866dc4048")
!417 = !{!418}
!418 = !DITemplateTypeParameter(name: "T", type: !419)
!419 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&()", baseType: !7, size: 64, align: 64, dwarfAddressSpace: 0)
!420 = !DIDerivedType(tag: DW_TAG_member, name: "Count", scope: !364, file: !2, baseType: !421, size: 128, align: 64, extraData: i64 0)
!421 = !DICompositeType(tag: DW_TAG_structure_type, name: "Count", scope: !362, file: !2, size: 128, align: 64, flags: DIFlagPrivate, elements: !422, templateParams: !23, identifier: "1d9161ed3114ac1c26d36137fc96704d")
!422 = !{!423}
!423 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !421, file: !2, baseType: !402, size: 16, align: 16, offset: 64, flags: DIFlagPrivate)
!424 = !DIDerivedType(tag: DW_TAG_member, scope: !362, file: !2, baseType: !37, size: 64, align: 64, flags: DIFlagArtificial)
!425 = !{!426}
!426 = !DITemplateTypeParameter(name: "T", type: !358)
!427 = !DISubroutineType(types: !428)
!428 = !{!349, !333}
!429 = !DISubprogram(name: "from_str", linkageName: "_ZN4core3fmt9Arguments8from_str17ha124f4f2915215d6E", scope: !349, file: !348, line: 815, type: !427, scopeLine: 815, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !23)
!430 = !{!346}
!431 = !DILocation(line: 815, column: 27, scope: !347, inlinedAt: !432)
!432 = !DILocation(line: 73, column: 59, scope: !340)
!433 = !DILocalVariable(name: "self", arg: 1, scope: !434, file: !435, line: 578, type: !333)
!434 = distinct !DISubprogram(name: "as_ptr", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre6as_ptr", scope: !436, file: !435, line: 578, type: !438, scopeLine: 578, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, retainedNodes: !440)
!435 = !DIFile(filename: "library/core/src/str/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "b67baab1b9aefdbe1feb84767953c83d")
!436 = !DINamespace(name: "{impl#0}", scope: !437)
!437 = !DINamespace(name: "str", scope: !36)
!438 = !DISubroutineType(types: !439)
!439 = !{!130, !333}
!440 = !{!433}
!441 = !DILocation(line: 578, column: 25, scope: !434, inlinedAt: !442)
!442 = !DILocation(line: 819, column: 44, scope: !347, inlinedAt: !432)
!443 = !DILocalVariable(name: "self", arg: 1, scope: !444, file: !435, line: 157, type: !333)
!444 = distinct !DISubprogram(name: "len", linkageName: "_ZN4core3str21_$LT$impl$u20$str$GT$3len17h56c391a0492be2daE", scope: !436, file: !435, line: 157, type: !445, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, retainedNodes: !447)
!445 = !DISubroutineType(types: !446)
!446 = !{!9, !333}
!447 = !{!443}
!448 = !DILocation(line: 157, column: 22, scope: !444, inlinedAt: !449)
!449 = !DILocation(line: 820, column: 40, scope: !347, inlinedAt: !432)
!450 = !DILocalVariable(name: "self", arg: 1, scope: !451, file: !435, line: 502, type: !333)
!451 = distinct !DISubprogram(name: "as_bytes", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre8as_bytes", scope: !436, file: !435, line: 502, type: !452, scopeLine: 502, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, retainedNodes: !458)
!452 = !DISubroutineType(types: !453)
!453 = !{!454, !333}
!454 = !DICompositeType(tag: DW_TAG_structure_type, name: "&[u8]", file: !2, size: 128, align: 64, elements: !455, templateParams: !23, identifier: "31681e0c10b314f1f33e38b2779acbb4")
!455 = !{!456, !457}
!456 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !454, file: !2, baseType: !324, size: 64, align: 64)
!457 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !454, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!458 = !{!450}
!459 = !DILocation(line: 502, column: 27, scope: !451, inlinedAt: !460)
!460 = !DILocation(line: 158, column: 14, scope: !444, inlinedAt: !449)
!461 = !DILocation(line: 73, column: 21, scope: !340)
!462 = !DILocation(line: 75, column: 14, scope: !306)
!463 = distinct !DISubprogram(name: "report", linkageName: "_ZN54_$LT$$LP$$RP$$u20$as$u20$std..process..Termination$GT$6report17h1520f74dbb555631E", scope: !464, file: !205, line: 2581, type: !465, scopeLine: 2581, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, retainedNodes: !467)
!464 = !DINamespace(name: "{impl#63}", scope: !207)
!465 = !DISubroutineType(types: !466)
!466 = !{!206, !7}
!467 = !{!468}
!468 = !DILocalVariable(arg: 1, scope: !463, file: !205, line: 2581, type: !7)
!469 = !DILocation(line: 2581, column: 15, scope: !463)
!470 = !DILocation(line: 2583, column: 6, scope: !463)
!471 = distinct !DISubprogram(name: "with_capacity<i32>", linkageName: "_ZN5alloc3vec12Vec$LT$T$GT$13with_capacity17h2c91f20de1e5adaaE", scope: !110, file: !472, line: 523, type: !473, scopeLine: 523, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !150, declaration: !475, retainedNodes: !476)
!472 = !DIFile(filename: "library/alloc/src/vec/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "561105229399139e451a3aa6309b761e")
!473 = !DISubroutineType(types: !474)
!474 = !{!110, !9}
!475 = !DISubprogram(name: "with_capacity<i32>", linkageName: "_ZN5alloc3vec12Vec$LT$T$GT$13with_capacity17h2c91f20de1e5adaaE", scope: !110, file: !472, line: 523, type: !473, scopeLine: 523, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !150)
!476 = !{!477}
!477 = !DILocalVariable(name: "capacity", arg: 1, scope: !471, file: !472, line: 523, type: !9)
!478 = !DILocation(line: 523, column: 32, scope: !471)
!479 = !DILocalVariable(name: "capacity", arg: 1, scope: !480, file: !472, line: 964, type: !9)
!480 = distinct !DISubprogram(name: "with_capacity_in<i32, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$16with_capacity_in17h36fdecc659774aacE", scope: !110, file: !472, line: 964, type: !481, scopeLine: 964, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !153, declaration: !483, retainedNodes: !484)
!481 = !DISubroutineType(types: !482)
!482 = !{!110, !9, !144}
!483 = !DISubprogram(name: "with_capacity_in<i32, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$16with_capacity_in17h36fdecc659774aacE", scope: !110, file: !472, line: 964, type: !481, scopeLine: 964, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !153)
!484 = !{!479, !485}
!485 = !DILocalVariable(name: "alloc", scope: !480, file: !472, line: 964, type: !144, align: 8)
!486 = !DILocation(line: 964, column: 29, scope: !480, inlinedAt: !487)
!487 = !DILocation(line: 524, column: 9, scope: !471)
!488 = !DILocalVariable(name: "capacity", arg: 1, scope: !489, file: !490, line: 175, type: !9)
!489 = distinct !DISubprogram(name: "with_capacity_in<i32, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$16with_capacity_in17h00c6ac2b034136e1E", scope: !115, file: !490, line: 175, type: !491, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !153, declaration: !493, retainedNodes: !494)
!490 = !DIFile(filename: "library/alloc/src/raw_vec/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "78584250230dfe0aae92794a07566ae7")
!491 = !DISubroutineType(types: !492)
!492 = !{!115, !9, !144}
!493 = !DISubprogram(name: "with_capacity_in<i32, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$16with_capacity_in17h00c6ac2b034136e1E", scope: !115, file: !490, line: 175, type: !491, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !153)
!494 = !{!488, !495}
!495 = !DILocalVariable(name: "alloc", scope: !489, file: !490, line: 175, type: !144, align: 8)
!496 = !DILocation(line: 175, column: 36, scope: !489, inlinedAt: !497)
!497 = !DILocation(line: 965, column: 20, scope: !480, inlinedAt: !487)
!498 = !DILocation(line: 964, column: 46, scope: !480, inlinedAt: !487)
!499 = !DILocation(line: 175, column: 53, scope: !489, inlinedAt: !497)
!500 = !DILocation(line: 177, column: 20, scope: !489, inlinedAt: !497)
!501 = !DILocation(line: 965, column: 9, scope: !480, inlinedAt: !487)
!502 = !DILocation(line: 525, column: 6, scope: !471)
!503 = distinct !DISubprogram(name: "push<i32, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$4push17h758977a337d684eeE", scope: !110, file: !472, line: 991, type: !504, scopeLine: 991, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !153, declaration: !507, retainedNodes: !508)
!504 = !DISubroutineType(types: !505)
!505 = !{null, !506, !152}
!506 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut alloc::vec::Vec<i32, alloc::alloc::Global>", baseType: !110, size: 64, align: 64, dwarfAddressSpace: 0)
!507 = !DISubprogram(name: "push<i32, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$4push17h758977a337d684eeE", scope: !110, file: !472, line: 991, type: !504, scopeLine: 991, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !153)
!508 = !{!509, !510}
!509 = !DILocalVariable(name: "self", arg: 1, scope: !503, file: !472, line: 991, type: !506)
!510 = !DILocalVariable(name: "value", arg: 2, scope: !503, file: !472, line: 991, type: !152)
!511 = !DILocation(line: 991, column: 17, scope: !503)
!512 = !DILocation(line: 991, column: 28, scope: !503)
!513 = !DILocation(line: 992, column: 22, scope: !503)
!514 = !DILocation(line: 993, column: 6, scope: !503)
!515 = distinct !DISubprogram(name: "capacity<i32, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$8capacity17h822e88f85a3ad87dE", scope: !110, file: !472, line: 1421, type: !516, scopeLine: 1421, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !153, declaration: !519, retainedNodes: !520)
!516 = !DISubroutineType(types: !517)
!517 = !{!9, !518}
!518 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&alloc::vec::Vec<i32, alloc::alloc::Global>", baseType: !110, size: 64, align: 64, dwarfAddressSpace: 0)
!519 = !DISubprogram(name: "capacity<i32, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$8capacity17h822e88f85a3ad87dE", scope: !110, file: !472, line: 1421, type: !516, scopeLine: 1421, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !153)
!520 = !{!521}
!521 = !DILocalVariable(name: "self", arg: 1, scope: !515, file: !472, line: 1421, type: !518)
!522 = !DILocation(line: 1421, column: 27, scope: !515)
!523 = !DILocation(line: 616, column: 30, scope: !524, inlinedAt: !532)
!524 = distinct !DISubprogram(name: "capacity<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8capacity17h5820d2149e85e0c9E", scope: !119, file: !490, line: 616, type: !525, scopeLine: 616, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !146, declaration: !528, retainedNodes: !529)
!525 = !DISubroutineType(types: !526)
!526 = !{!9, !527, !9}
!527 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&alloc::raw_vec::RawVecInner<alloc::alloc::Global>", baseType: !119, size: 64, align: 64, dwarfAddressSpace: 0)
!528 = !DISubprogram(name: "capacity<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8capacity17h5820d2149e85e0c9E", scope: !119, file: !490, line: 616, type: !525, scopeLine: 616, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !146)
!529 = !{!530, !531}
!530 = !DILocalVariable(name: "self", arg: 1, scope: !524, file: !490, line: 616, type: !527)
!531 = !DILocalVariable(name: "elem_size", scope: !524, file: !490, line: 616, type: !9, align: 64)
!532 = !DILocation(line: 308, column: 20, scope: !533, inlinedAt: !540)
!533 = distinct !DISubprogram(name: "capacity<i32, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8capacity17h94999031ad5ed67dE", scope: !115, file: !490, line: 307, type: !534, scopeLine: 307, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !153, declaration: !537, retainedNodes: !538)
!534 = !DISubroutineType(types: !535)
!535 = !{!9, !536}
!536 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&alloc::raw_vec::RawVec<i32, alloc::alloc::Global>", baseType: !115, size: 64, align: 64, dwarfAddressSpace: 0)
!537 = !DISubprogram(name: "capacity<i32, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8capacity17h94999031ad5ed67dE", scope: !115, file: !490, line: 307, type: !534, scopeLine: 307, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !153)
!538 = !{!539}
!539 = !DILocalVariable(name: "self", arg: 1, scope: !533, file: !490, line: 307, type: !536)
!540 = !DILocation(line: 1422, column: 18, scope: !515)
!541 = !DILocation(line: 307, column: 34, scope: !533, inlinedAt: !540)
!542 = !DILocation(line: 617, column: 12, scope: !524, inlinedAt: !532)
!543 = !DILocation(line: 617, column: 49, scope: !524, inlinedAt: !532)
!544 = !DILocalVariable(name: "self", arg: 1, scope: !545, file: !546, line: 46, type: !138)
!545 = distinct !DISubprogram(name: "as_inner", linkageName: "_ZN4core3num11niche_types14UsizeNoHighBit8as_inner17hbc1c23e4843df0eeE", scope: !138, file: !546, line: 46, type: !547, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, declaration: !549, retainedNodes: !550)
!546 = !DIFile(filename: "library/core/src/num/niche_types.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "b3871eb21e61251a8509e6d07911f9fb")
!547 = !DISubroutineType(types: !548)
!548 = !{!9, !138}
!549 = !DISubprogram(name: "as_inner", linkageName: "_ZN4core3num11niche_types14UsizeNoHighBit8as_inner17hbc1c23e4843df0eeE", scope: !138, file: !546, line: 46, type: !547, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !23)
!550 = !{!544}
!551 = !DILocation(line: 46, column: 35, scope: !545, inlinedAt: !552)
!552 = !DILocation(line: 617, column: 58, scope: !524, inlinedAt: !532)
!553 = !DILocation(line: 49, column: 26, scope: !545, inlinedAt: !552)
!554 = !DILocation(line: 617, column: 9, scope: !524, inlinedAt: !532)
!555 = !DILocation(line: 1423, column: 6, scope: !515)
!556 = distinct !DISubprogram(name: "push_mut<i32, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h4d975e40a8816e51E", scope: !110, file: !472, line: 1023, type: !557, scopeLine: 1023, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !153, declaration: !560, retainedNodes: !561)
!557 = !DISubroutineType(types: !558)
!558 = !{!559, !506, !152}
!559 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut i32", baseType: !152, size: 64, align: 64, dwarfAddressSpace: 0)
!560 = !DISubprogram(name: "push_mut<i32, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h4d975e40a8816e51E", scope: !110, file: !472, line: 1023, type: !557, scopeLine: 1023, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !153)
!561 = !{!562, !563, !564, !566}
!562 = !DILocalVariable(name: "self", arg: 1, scope: !556, file: !472, line: 1023, type: !506)
!563 = !DILocalVariable(name: "value", arg: 2, scope: !556, file: !472, line: 1023, type: !152)
!564 = !DILocalVariable(name: "len", scope: !565, file: !472, line: 1025, type: !9, align: 64)
!565 = distinct !DILexicalBlock(scope: !556, file: !472, line: 1025, column: 9)
!566 = !DILocalVariable(name: "end", scope: !567, file: !472, line: 1032, type: !568, align: 64)
!567 = distinct !DILexicalBlock(scope: !565, file: !472, line: 1032, column: 13)
!568 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut i32", baseType: !152, size: 64, align: 64, dwarfAddressSpace: 0)
!569 = !DILocation(line: 1023, column: 21, scope: !556)
!570 = !DILocalVariable(name: "self", arg: 1, scope: !571, file: !472, line: 1997, type: !506)
!571 = distinct !DISubprogram(name: "as_mut_ptr<i32, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$10as_mut_ptr17h215eb8c3f6182255E", scope: !110, file: !472, line: 1997, type: !572, scopeLine: 1997, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !153, declaration: !574, retainedNodes: !575)
!572 = !DISubroutineType(types: !573)
!573 = !{!568, !506}
!574 = !DISubprogram(name: "as_mut_ptr<i32, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$10as_mut_ptr17h215eb8c3f6182255E", scope: !110, file: !472, line: 1997, type: !572, scopeLine: 1997, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !153)
!575 = !{!570}
!576 = !DILocation(line: 1997, column: 29, scope: !571, inlinedAt: !577)
!577 = !DILocation(line: 1032, column: 28, scope: !565)
!578 = !DILocation(line: 1023, column: 32, scope: !556)
!579 = !DILocation(line: 616, column: 30, scope: !580, inlinedAt: !584)
!580 = distinct !DISubprogram(name: "capacity<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8capacity17h5820d2149e85e0c9E", scope: !119, file: !490, line: 616, type: !525, scopeLine: 616, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !146, declaration: !528, retainedNodes: !581)
!581 = !{!582, !583}
!582 = !DILocalVariable(name: "self", arg: 1, scope: !580, file: !490, line: 616, type: !527)
!583 = !DILocalVariable(name: "elem_size", scope: !580, file: !490, line: 616, type: !9, align: 64)
!584 = !DILocation(line: 308, column: 20, scope: !585, inlinedAt: !588)
!585 = distinct !DISubprogram(name: "capacity<i32, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8capacity17h94999031ad5ed67dE", scope: !115, file: !490, line: 307, type: !534, scopeLine: 307, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !153, declaration: !537, retainedNodes: !586)
!586 = !{!587}
!587 = !DILocalVariable(name: "self", arg: 1, scope: !585, file: !490, line: 307, type: !536)
!588 = !DILocation(line: 1028, column: 28, scope: !565)
!589 = !DILocation(line: 1025, column: 19, scope: !556)
!590 = !DILocation(line: 1025, column: 13, scope: !565)
!591 = !DILocalVariable(name: "count", arg: 2, scope: !592, file: !593, line: 927, type: !9)
!592 = distinct !DISubprogram(name: "add<i32>", linkageName: "_ZN4core3ptr7mut_ptr31_$LT$impl$u20$$BP$mut$u20$T$GT$3add17hc7426be12bb86a2dE", scope: !594, file: !593, line: 927, type: !596, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !150, retainedNodes: !598)
!593 = !DIFile(filename: "library/core/src/ptr/mut_ptr.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!594 = !DINamespace(name: "{impl#0}", scope: !595)
!595 = !DINamespace(name: "mut_ptr", scope: !35)
!596 = !DISubroutineType(types: !597)
!597 = !{!568, !568, !9, !312}
!598 = !{!599, !591}
!599 = !DILocalVariable(name: "self", arg: 1, scope: !592, file: !593, line: 927, type: !568)
!600 = !DILocation(line: 927, column: 35, scope: !592, inlinedAt: !601)
!601 = !DILocation(line: 1032, column: 41, scope: !565)
!602 = !DILocation(line: 307, column: 34, scope: !585, inlinedAt: !588)
!603 = !DILocation(line: 617, column: 12, scope: !580, inlinedAt: !584)
!604 = !DILocation(line: 617, column: 49, scope: !580, inlinedAt: !584)
!605 = !DILocalVariable(name: "self", arg: 1, scope: !606, file: !546, line: 46, type: !138)
!606 = distinct !DISubprogram(name: "as_inner", linkageName: "_ZN4core3num11niche_types14UsizeNoHighBit8as_inner17hbc1c23e4843df0eeE", scope: !138, file: !546, line: 46, type: !547, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, declaration: !549, retainedNodes: !607)
!607 = !{!605}
!608 = !DILocation(line: 46, column: 35, scope: !606, inlinedAt: !609)
!609 = !DILocation(line: 617, column: 58, scope: !580, inlinedAt: !584)
!610 = !DILocation(line: 49, column: 26, scope: !606, inlinedAt: !609)
!611 = !DILocation(line: 617, column: 9, scope: !580, inlinedAt: !584)
!612 = !DILocation(line: 1028, column: 12, scope: !565)
!613 = !DILocation(line: 1028, column: 9, scope: !565)
!614 = !DILocation(line: 1029, column: 22, scope: !565)
!615 = !DILocation(line: 612, column: 9, scope: !616, inlinedAt: !625)
!616 = distinct !DISubprogram(name: "non_null<alloc::alloc::Global, i32>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8non_null17h10f898a3f987f60eE", scope: !119, file: !490, line: 611, type: !617, scopeLine: 611, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !624, declaration: !623)
!617 = !DISubroutineType(types: !618)
!618 = !{!619, !527}
!619 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<i32>", scope: !127, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !620, templateParams: !150, identifier: "87c1d4fb7af38623515e849a82dc60eb")
!620 = !{!621}
!621 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !619, file: !2, baseType: !622, size: 64, align: 64, flags: DIFlagPrivate)
!622 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const i32", baseType: !152, size: 64, align: 64, dwarfAddressSpace: 0)
!623 = !DISubprogram(name: "non_null<alloc::alloc::Global, i32>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8non_null17h10f898a3f987f60eE", scope: !119, file: !490, line: 611, type: !617, scopeLine: 611, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !624)
!624 = !{!147, !151}
!625 = !DILocation(line: 607, column: 14, scope: !626, inlinedAt: !630)
!626 = distinct !DISubprogram(name: "ptr<alloc::alloc::Global, i32>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$3ptr17h826205d53810f93fE", scope: !119, file: !490, line: 606, type: !627, scopeLine: 606, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !624, declaration: !629)
!627 = !DISubroutineType(types: !628)
!628 = !{!568, !527}
!629 = !DISubprogram(name: "ptr<alloc::alloc::Global, i32>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$3ptr17h826205d53810f93fE", scope: !119, file: !490, line: 606, type: !627, scopeLine: 606, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !624)
!630 = !DILocation(line: 295, column: 20, scope: !631, inlinedAt: !635)
!631 = distinct !DISubprogram(name: "ptr<i32, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$3ptr17h2f643b135a7aab64E", scope: !115, file: !490, line: 294, type: !632, scopeLine: 294, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !153, declaration: !634)
!632 = !DISubroutineType(types: !633)
!633 = !{!568, !536}
!634 = !DISubprogram(name: "ptr<i32, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$3ptr17h2f643b135a7aab64E", scope: !115, file: !490, line: 294, type: !632, scopeLine: 294, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !153)
!635 = !DILocation(line: 2000, column: 18, scope: !571, inlinedAt: !577)
!636 = !DILocation(line: 407, column: 18, scope: !637, inlinedAt: !642)
!637 = distinct !DISubprogram(name: "as_ptr<i32>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ptr17hf5ca182f30fe7b1cE", scope: !619, file: !638, line: 401, type: !639, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !150, declaration: !641)
!638 = !DIFile(filename: "library/core/src/ptr/non_null.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "e5222a5160165ba1cd09076ad7a11733")
!639 = !DISubroutineType(types: !640)
!640 = !{!568, !619}
!641 = !DISubprogram(name: "as_ptr<i32>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ptr17hf5ca182f30fe7b1cE", scope: !619, file: !638, line: 401, type: !639, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !150)
!642 = !DILocation(line: 607, column: 30, scope: !626, inlinedAt: !630)
!643 = !DILocation(line: 927, column: 29, scope: !592, inlinedAt: !601)
!644 = !DILocation(line: 961, column: 18, scope: !592, inlinedAt: !601)
!645 = !DILocation(line: 1032, column: 17, scope: !567)
!646 = !DILocalVariable(name: "dst", arg: 1, scope: !647, file: !288, line: 1894, type: !568)
!647 = distinct !DISubprogram(name: "write<i32>", linkageName: "_ZN4core3ptr5write17hddeaa8b46d16f619E", scope: !35, file: !288, line: 1894, type: !648, scopeLine: 1894, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !150, retainedNodes: !650)
!648 = !DISubroutineType(types: !649)
!649 = !{null, !568, !152, !312}
!650 = !{!646, !651}
!651 = !DILocalVariable(name: "src", arg: 2, scope: !647, file: !288, line: 1894, type: !152)
!652 = !DILocation(line: 1894, column: 30, scope: !647, inlinedAt: !653)
!653 = !DILocation(line: 1033, column: 13, scope: !567)
!654 = !DILocation(line: 1033, column: 29, scope: !567)
!655 = !DILocation(line: 1894, column: 43, scope: !647, inlinedAt: !653)
!656 = !DILocation(line: 1917, column: 41, scope: !647, inlinedAt: !653)
!657 = !DILocation(line: 1034, column: 13, scope: !567)
!658 = !DILocation(line: 1038, column: 6, scope: !556)
!659 = !DILocation(line: 1023, column: 5, scope: !556)
!660 = distinct !DISubprogram(name: "grow_one<i32, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8grow_one17h17663bf2e209f09bE", scope: !115, file: !490, line: 186, type: !661, scopeLine: 186, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !153, declaration: !664, retainedNodes: !665)
!661 = !DISubroutineType(types: !662)
!662 = !{null, !663}
!663 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut alloc::raw_vec::RawVec<i32, alloc::alloc::Global>", baseType: !115, size: 64, align: 64, dwarfAddressSpace: 0)
!664 = !DISubprogram(name: "grow_one<i32, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8grow_one17h17663bf2e209f09bE", scope: !115, file: !490, line: 186, type: !661, scopeLine: 186, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !153)
!665 = !{!666}
!666 = !DILocalVariable(name: "self", arg: 1, scope: !660, file: !490, line: 186, type: !663)
!667 = !DILocation(line: 186, column: 28, scope: !660)
!668 = !DILocation(line: 489, column: 35, scope: !669, inlinedAt: !704)
!669 = distinct !DISubprogram(name: "grow_one<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8grow_one17h3a382769b695e4f2E", scope: !119, file: !490, line: 489, type: !670, scopeLine: 489, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !146, declaration: !682, retainedNodes: !683)
!670 = !DISubroutineType(types: !671)
!671 = !{null, !672, !673}
!672 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut alloc::raw_vec::RawVecInner<alloc::alloc::Global>", baseType: !119, size: 64, align: 64, dwarfAddressSpace: 0)
!673 = !DICompositeType(tag: DW_TAG_structure_type, name: "Layout", scope: !674, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !676, templateParams: !23, identifier: "ae6bead0f2b6a034e04e04a9846a76e3")
!674 = !DINamespace(name: "layout", scope: !675)
!675 = !DINamespace(name: "alloc", scope: !36)
!676 = !{!677, !678}
!677 = !DIDerivedType(tag: DW_TAG_member, name: "size", scope: !673, file: !2, baseType: !9, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!678 = !DIDerivedType(tag: DW_TAG_member, name: "align", scope: !673, file: !2, baseType: !679, size: 64, align: 64, flags: DIFlagPrivate)
!679 = !DICompositeType(tag: DW_TAG_structure_type, name: "Alignment", scope: !34, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !680, templateParams: !23, identifier: "5099570874743123f8e757e4da3ea37b")
!680 = !{!681}
!681 = !DIDerivedType(tag: DW_TAG_member, name: "_inner_repr_trick", scope: !679, file: !2, baseType: !33, size: 64, align: 64, flags: DIFlagPrivate)
!682 = !DISubprogram(name: "grow_one<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8grow_one17h3a382769b695e4f2E", scope: !119, file: !490, line: 489, type: !670, scopeLine: 489, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !146)
!683 = !{!684, !685, !686}
!684 = !DILocalVariable(name: "self", arg: 1, scope: !669, file: !490, line: 489, type: !672)
!685 = !DILocalVariable(name: "elem_layout", scope: !669, file: !490, line: 489, type: !673, align: 64)
!686 = !DILocalVariable(name: "err", scope: !687, file: !490, line: 491, type: !688, align: 64)
!687 = distinct !DILexicalBlock(scope: !669, file: !490, line: 491, column: 95)
!688 = !DICompositeType(tag: DW_TAG_structure_type, name: "TryReserveError", scope: !689, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !690, templateParams: !23, identifier: "aadc5b14185c42e764a105b028ba728d")
!689 = !DINamespace(name: "collections", scope: !112)
!690 = !{!691}
!691 = !DIDerivedType(tag: DW_TAG_member, name: "kind", scope: !688, file: !2, baseType: !692, size: 128, align: 64, flags: DIFlagPrivate)
!692 = !DICompositeType(tag: DW_TAG_structure_type, name: "TryReserveErrorKind", scope: !689, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !693, templateParams: !23, identifier: "bcabdc9b8161f8345ba45fd3dd2b352e")
!693 = !{!694}
!694 = !DICompositeType(tag: DW_TAG_variant_part, scope: !692, file: !2, size: 128, align: 64, elements: !695, templateParams: !23, identifier: "ea838b7be60be9969d8daf2ecb7c8fd0", discriminator: !703)
!695 = !{!696, !698}
!696 = !DIDerivedType(tag: DW_TAG_member, name: "CapacityOverflow", scope: !694, file: !2, baseType: !697, size: 128, align: 64, extraData: i64 0)
!697 = !DICompositeType(tag: DW_TAG_structure_type, name: "CapacityOverflow", scope: !692, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !23, identifier: "2fd3a5d7d557e582d8c71ef21e56c651")
!698 = !DIDerivedType(tag: DW_TAG_member, name: "AllocError", scope: !694, file: !2, baseType: !699, size: 128, align: 64)
!699 = !DICompositeType(tag: DW_TAG_structure_type, name: "AllocError", scope: !692, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !700, templateParams: !23, identifier: "831b16e5fe15eda163981d1f5c4117ec")
!700 = !{!701, !702}
!701 = !DIDerivedType(tag: DW_TAG_member, name: "layout", scope: !699, file: !2, baseType: !673, size: 128, align: 64, flags: DIFlagPublic)
!702 = !DIDerivedType(tag: DW_TAG_member, name: "non_exhaustive", scope: !699, file: !2, baseType: !7, align: 8, offset: 128, flags: DIFlagPublic)
!703 = !DIDerivedType(tag: DW_TAG_member, scope: !692, file: !2, baseType: !37, size: 64, align: 64, flags: DIFlagArtificial)
!704 = !DILocation(line: 188, column: 29, scope: !660)
!705 = !DILocation(line: 188, column: 18, scope: !660)
!706 = !DILocation(line: 489, column: 24, scope: !669, inlinedAt: !704)
!707 = !DILocation(line: 491, column: 56, scope: !687, inlinedAt: !704)
!708 = !DILocalVariable(name: "self", arg: 1, scope: !709, file: !546, line: 46, type: !138)
!709 = distinct !DISubprogram(name: "as_inner", linkageName: "_ZN4core3num11niche_types14UsizeNoHighBit8as_inner17hbc1c23e4843df0eeE", scope: !138, file: !546, line: 46, type: !547, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, declaration: !549, retainedNodes: !710)
!710 = !{!708}
!711 = !DILocation(line: 46, column: 35, scope: !709, inlinedAt: !712)
!712 = !DILocation(line: 491, column: 65, scope: !687, inlinedAt: !704)
!713 = !DILocation(line: 491, column: 41, scope: !687, inlinedAt: !704)
!714 = !DILocation(line: 491, column: 27, scope: !687, inlinedAt: !704)
!715 = !DILocation(line: 491, column: 16, scope: !687, inlinedAt: !704)
!716 = !DILocation(line: 491, column: 20, scope: !687, inlinedAt: !704)
!717 = !DILocation(line: 492, column: 13, scope: !687, inlinedAt: !704)
!718 = !DILocation(line: 189, column: 6, scope: !660)
!719 = !DILocation(line: 489, column: 5, scope: !669, inlinedAt: !704)
!720 = distinct !DISubprogram(name: "with_capacity_in<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h1702585e038c2884E", scope: !119, file: !490, line: 432, type: !721, scopeLine: 432, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !146, declaration: !723, retainedNodes: !724)
!721 = !DISubroutineType(types: !722)
!722 = !{!119, !9, !144, !673}
!723 = !DISubprogram(name: "with_capacity_in<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h1702585e038c2884E", scope: !119, file: !490, line: 432, type: !721, scopeLine: 432, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !146)
!724 = !{!725, !726, !727, !728, !730}
!725 = !DILocalVariable(name: "capacity", arg: 1, scope: !720, file: !490, line: 432, type: !9)
!726 = !DILocalVariable(name: "alloc", arg: 2, scope: !720, file: !490, line: 432, type: !144)
!727 = !DILocalVariable(name: "elem_layout", arg: 3, scope: !720, file: !490, line: 432, type: !673)
!728 = !DILocalVariable(name: "this", scope: !729, file: !490, line: 434, type: !119, align: 64)
!729 = distinct !DILexicalBlock(scope: !720, file: !490, line: 434, column: 13)
!730 = !DILocalVariable(name: "err", scope: !731, file: !490, line: 441, type: !688, align: 64)
!731 = distinct !DILexicalBlock(scope: !720, file: !490, line: 441, column: 13)
!732 = !DILocation(line: 432, column: 25, scope: !720)
!733 = !DILocalVariable(name: "additional", arg: 3, scope: !734, file: !490, line: 764, type: !9)
!734 = distinct !DISubprogram(name: "needs_to_grow<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$13needs_to_grow17h374ad0e860936fc4E", scope: !119, file: !490, line: 764, type: !735, scopeLine: 764, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !146, declaration: !737, retainedNodes: !738)
!735 = !DISubroutineType(types: !736)
!736 = !{!311, !527, !9, !9, !673}
!737 = !DISubprogram(name: "needs_to_grow<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$13needs_to_grow17h374ad0e860936fc4E", scope: !119, file: !490, line: 764, type: !735, scopeLine: 764, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !146)
!738 = !{!739, !740, !733, !741}
!739 = !DILocalVariable(name: "self", arg: 1, scope: !734, file: !490, line: 764, type: !527)
!740 = !DILocalVariable(name: "len", scope: !734, file: !490, line: 764, type: !9, align: 64)
!741 = !DILocalVariable(name: "elem_layout", arg: 4, scope: !734, file: !490, line: 764, type: !673)
!742 = !DILocation(line: 764, column: 47, scope: !734, inlinedAt: !743)
!743 = !DILocation(line: 437, column: 50, scope: !729)
!744 = !DILocation(line: 432, column: 42, scope: !720)
!745 = !DILocation(line: 432, column: 52, scope: !720)
!746 = !DILocation(line: 764, column: 66, scope: !734, inlinedAt: !743)
!747 = !DILocalVariable(name: "self", arg: 1, scope: !748, file: !749, line: 2493, type: !9)
!748 = distinct !DISubprogram(name: "wrapping_sub", linkageName: "_RNvMs9_NtCsgEmfK2I1SDS_4core3numj12wrapping_sub", scope: !750, file: !749, line: 2493, type: !751, scopeLine: 2493, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, retainedNodes: !753)
!749 = !DIFile(filename: "library/core/src/num/uint_macros.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "de2f29a3485fc28d710ba6c3062e6efa")
!750 = !DINamespace(name: "{impl#11}", scope: !140)
!751 = !DISubroutineType(types: !752)
!752 = !{!9, !9, !9}
!753 = !{!747, !754}
!754 = !DILocalVariable(name: "rhs", scope: !748, file: !749, line: 2493, type: !9, align: 64)
!755 = !DILocation(line: 2493, column: 35, scope: !748, inlinedAt: !756)
!756 = !DILocation(line: 765, column: 56, scope: !734, inlinedAt: !743)
!757 = !DILocation(line: 764, column: 35, scope: !734, inlinedAt: !743)
!758 = !DILocation(line: 2493, column: 41, scope: !748, inlinedAt: !756)
!759 = !DILocation(line: 433, column: 15, scope: !720)
!760 = !DILocation(line: 433, column: 9, scope: !720)
!761 = !DILocation(line: 441, column: 17, scope: !720)
!762 = !DILocation(line: 441, column: 17, scope: !731)
!763 = !DILocation(line: 441, column: 25, scope: !731)
!764 = !DILocation(line: 434, column: 16, scope: !720)
!765 = !DILocation(line: 434, column: 16, scope: !729)
!766 = !DILocation(line: 764, column: 28, scope: !734, inlinedAt: !743)
!767 = !DILocalVariable(name: "self", arg: 1, scope: !768, file: !490, line: 616, type: !527)
!768 = distinct !DISubprogram(name: "capacity<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8capacity17h5820d2149e85e0c9E", scope: !119, file: !490, line: 616, type: !525, scopeLine: 616, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !146, declaration: !528, retainedNodes: !769)
!769 = !{!767, !770}
!770 = !DILocalVariable(name: "elem_size", arg: 2, scope: !768, file: !490, line: 616, type: !9)
!771 = !DILocation(line: 616, column: 23, scope: !768, inlinedAt: !772)
!772 = !DILocation(line: 765, column: 27, scope: !734, inlinedAt: !743)
!773 = !DILocalVariable(name: "self", arg: 1, scope: !774, file: !775, line: 175, type: !778)
!774 = distinct !DISubprogram(name: "size", linkageName: "_ZN4core5alloc6layout6Layout4size17hef6d4fcd43518c78E", scope: !673, file: !775, line: 175, type: !776, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, declaration: !779, retainedNodes: !780)
!775 = !DIFile(filename: "library/core/src/alloc/layout.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "742dc9b469eb35aa4fa4088d8f093c03")
!776 = !DISubroutineType(types: !777)
!777 = !{!9, !778}
!778 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::alloc::layout::Layout", baseType: !673, size: 64, align: 64, dwarfAddressSpace: 0)
!779 = !DISubprogram(name: "size", linkageName: "_ZN4core5alloc6layout6Layout4size17hef6d4fcd43518c78E", scope: !673, file: !775, line: 175, type: !776, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !23)
!780 = !{!773}
!781 = !DILocation(line: 175, column: 23, scope: !774, inlinedAt: !782)
!782 = !DILocation(line: 765, column: 48, scope: !734, inlinedAt: !743)
!783 = !DILocation(line: 176, column: 9, scope: !774, inlinedAt: !782)
!784 = !DILocation(line: 616, column: 30, scope: !768, inlinedAt: !772)
!785 = !DILocation(line: 617, column: 12, scope: !768, inlinedAt: !772)
!786 = !DILocation(line: 617, column: 29, scope: !768, inlinedAt: !772)
!787 = !DILocation(line: 617, column: 9, scope: !768, inlinedAt: !772)
!788 = !DILocation(line: 617, column: 49, scope: !768, inlinedAt: !772)
!789 = !DILocalVariable(name: "self", arg: 1, scope: !790, file: !546, line: 46, type: !138)
!790 = distinct !DISubprogram(name: "as_inner", linkageName: "_ZN4core3num11niche_types14UsizeNoHighBit8as_inner17hbc1c23e4843df0eeE", scope: !138, file: !546, line: 46, type: !547, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, declaration: !549, retainedNodes: !791)
!791 = !{!789}
!792 = !DILocation(line: 46, column: 35, scope: !790, inlinedAt: !793)
!793 = !DILocation(line: 617, column: 58, scope: !768, inlinedAt: !772)
!794 = !DILocation(line: 49, column: 26, scope: !790, inlinedAt: !793)
!795 = !DILocation(line: 2494, column: 13, scope: !748, inlinedAt: !756)
!796 = !DILocation(line: 765, column: 9, scope: !734, inlinedAt: !743)
!797 = !DILocation(line: 437, column: 44, scope: !729)
!798 = !DILocalVariable(name: "cond", arg: 1, scope: !799, file: !247, line: 202, type: !311)
!799 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCsgEmfK2I1SDS_4core4hint16assert_unchecked", scope: !248, file: !247, line: 202, type: !309, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, retainedNodes: !800)
!800 = !{!798}
!801 = !DILocation(line: 202, column: 38, scope: !799, inlinedAt: !802)
!802 = !DILocation(line: 437, column: 21, scope: !729)
!803 = !DILocation(line: 77, column: 35, scope: !804, inlinedAt: !802)
!804 = !DILexicalBlockFile(scope: !799, file: !307, discriminator: 0)
!805 = !DILocation(line: 78, column: 17, scope: !804, inlinedAt: !802)
!806 = !DILocation(line: 443, column: 6, scope: !720)
!807 = distinct !DISubprogram(name: "drop<i32, alloc::alloc::Global>", linkageName: "_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h8df7076594c9e1feE", scope: !808, file: !472, line: 4219, type: !809, scopeLine: 4219, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !153, retainedNodes: !811)
!808 = !DINamespace(name: "{impl#26}", scope: !111)
!809 = !DISubroutineType(types: !810)
!810 = !{null, !506}
!811 = !{!812}
!812 = !DILocalVariable(name: "self", arg: 1, scope: !807, file: !472, line: 4219, type: !506)
!813 = !DILocation(line: 4219, column: 13, scope: !807)
!814 = !DILocalVariable(name: "self", arg: 1, scope: !815, file: !472, line: 1997, type: !506)
!815 = distinct !DISubprogram(name: "as_mut_ptr<i32, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$10as_mut_ptr17h215eb8c3f6182255E", scope: !110, file: !472, line: 1997, type: !572, scopeLine: 1997, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !153, declaration: !574, retainedNodes: !816)
!816 = !{!814}
!817 = !DILocation(line: 1997, column: 29, scope: !815, inlinedAt: !818)
!818 = !DILocation(line: 4224, column: 67, scope: !807)
!819 = !DILocation(line: 612, column: 9, scope: !820, inlinedAt: !821)
!820 = distinct !DISubprogram(name: "non_null<alloc::alloc::Global, i32>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8non_null17h10f898a3f987f60eE", scope: !119, file: !490, line: 611, type: !617, scopeLine: 611, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !624, declaration: !623)
!821 = !DILocation(line: 607, column: 14, scope: !822, inlinedAt: !823)
!822 = distinct !DISubprogram(name: "ptr<alloc::alloc::Global, i32>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$3ptr17h826205d53810f93fE", scope: !119, file: !490, line: 606, type: !627, scopeLine: 606, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !624, declaration: !629)
!823 = !DILocation(line: 295, column: 20, scope: !824, inlinedAt: !825)
!824 = distinct !DISubprogram(name: "ptr<i32, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$3ptr17h2f643b135a7aab64E", scope: !115, file: !490, line: 294, type: !632, scopeLine: 294, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !153, declaration: !634)
!825 = !DILocation(line: 2000, column: 18, scope: !815, inlinedAt: !818)
!826 = !DILocation(line: 407, column: 18, scope: !827, inlinedAt: !828)
!827 = distinct !DISubprogram(name: "as_ptr<i32>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ptr17hf5ca182f30fe7b1cE", scope: !619, file: !638, line: 401, type: !639, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !150, declaration: !641)
!828 = !DILocation(line: 607, column: 30, scope: !822, inlinedAt: !823)
!829 = !DILocalVariable(name: "data", arg: 1, scope: !830, file: !288, line: 1220, type: !568)
!830 = distinct !DISubprogram(name: "slice_from_raw_parts_mut<i32>", linkageName: "_ZN4core3ptr24slice_from_raw_parts_mut17hfc4a205c5ba9a311E", scope: !35, file: !288, line: 1220, type: !831, scopeLine: 1220, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !150, retainedNodes: !838)
!831 = !DISubroutineType(types: !832)
!832 = !{!833, !568, !9}
!833 = !DICompositeType(tag: DW_TAG_structure_type, name: "*mut [i32]", file: !2, size: 128, align: 64, elements: !834, templateParams: !23, identifier: "4376f3f205dae323a12eee2e2306c285")
!834 = !{!835, !837}
!835 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !833, file: !2, baseType: !836, size: 64, align: 64)
!836 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !152, size: 64, align: 64, dwarfAddressSpace: 0)
!837 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !833, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!838 = !{!829, !839}
!839 = !DILocalVariable(name: "len", arg: 2, scope: !830, file: !288, line: 1220, type: !9)
!840 = !DILocation(line: 1220, column: 42, scope: !830, inlinedAt: !841)
!841 = !DILocation(line: 4224, column: 32, scope: !807)
!842 = !DILocation(line: 4224, column: 81, scope: !807)
!843 = !DILocation(line: 1220, column: 56, scope: !830, inlinedAt: !841)
!844 = !DILocation(line: 4227, column: 6, scope: !807)
!845 = distinct !DISubprogram(name: "index<i32>", linkageName: "_ZN75_$LT$usize$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h7242200ac5fde605E", scope: !847, file: !846, line: 270, type: !850, scopeLine: 270, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !150, retainedNodes: !857)
!846 = !DIFile(filename: "library/core/src/slice/index.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "35f1d9855ef780cd44773269ad8900cd")
!847 = !DINamespace(name: "{impl#2}", scope: !848)
!848 = !DINamespace(name: "index", scope: !849)
!849 = !DINamespace(name: "slice", scope: !36)
!850 = !DISubroutineType(types: !851)
!851 = !{!852, !9, !853, !312}
!852 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&i32", baseType: !152, size: 64, align: 64, dwarfAddressSpace: 0)
!853 = !DICompositeType(tag: DW_TAG_structure_type, name: "&[i32]", file: !2, size: 128, align: 64, elements: !854, templateParams: !23, identifier: "6b57523f38171cc87b38da8cc3de4ac3")
!854 = !{!855, !856}
!855 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !853, file: !2, baseType: !836, size: 64, align: 64)
!856 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !853, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!857 = !{!858, !859}
!858 = !DILocalVariable(name: "self", arg: 1, scope: !845, file: !846, line: 270, type: !9)
!859 = !DILocalVariable(name: "slice", arg: 2, scope: !845, file: !846, line: 270, type: !853)
!860 = !DILocation(line: 270, column: 14, scope: !845)
!861 = !DILocation(line: 270, column: 20, scope: !845)
!862 = !DILocation(line: 272, column: 10, scope: !845)
!863 = !DILocation(line: 272, column: 9, scope: !845)
!864 = !DILocation(line: 273, column: 6, scope: !845)
!865 = distinct !DISubprogram(name: "drop<i32, alloc::alloc::Global>", linkageName: "_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h6c20d6ff7022c255E", scope: !866, file: !490, line: 421, type: !661, scopeLine: 421, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !153, retainedNodes: !867)
!866 = !DINamespace(name: "{impl#3}", scope: !116)
!867 = !{!868}
!868 = !DILocalVariable(name: "self", arg: 1, scope: !865, file: !490, line: 421, type: !663)
!869 = !DILocation(line: 421, column: 13, scope: !865)
!870 = !DILocation(line: 423, column: 29, scope: !865)
!871 = !DILocation(line: 424, column: 6, scope: !865)
!872 = distinct !DISubprogram(name: "index<i32, usize, alloc::alloc::Global>", linkageName: "_ZN81_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..index..Index$LT$I$GT$$GT$5index17h36b7a42542d63820E", scope: !873, file: !472, line: 3803, type: !874, scopeLine: 3803, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !879, retainedNodes: !876)
!873 = !DINamespace(name: "{impl#14}", scope: !111)
!874 = !DISubroutineType(types: !875)
!875 = !{!852, !518, !9, !312}
!876 = !{!877, !878}
!877 = !DILocalVariable(name: "self", arg: 1, scope: !872, file: !472, line: 3803, type: !518)
!878 = !DILocalVariable(name: "index", arg: 2, scope: !872, file: !472, line: 3803, type: !9)
!879 = !{!151, !880, !147}
!880 = !DITemplateTypeParameter(name: "I", type: !9)
!881 = !DILocation(line: 3803, column: 14, scope: !872)
!882 = !DILocalVariable(name: "self", arg: 1, scope: !883, file: !472, line: 3728, type: !518)
!883 = distinct !DISubprogram(name: "deref<i32, alloc::alloc::Global>", linkageName: "_ZN72_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..deref..Deref$GT$5deref17hc533efbddf043fccE", scope: !884, file: !472, line: 3728, type: !885, scopeLine: 3728, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !153, retainedNodes: !887)
!884 = !DINamespace(name: "{impl#9}", scope: !111)
!885 = !DISubroutineType(types: !886)
!886 = !{!853, !518}
!887 = !{!882}
!888 = !DILocation(line: 3728, column: 14, scope: !883, inlinedAt: !889)
!889 = !DILocation(line: 3804, column: 23, scope: !872)
!890 = !DILocalVariable(name: "self", arg: 1, scope: !891, file: !472, line: 1798, type: !518)
!891 = distinct !DISubprogram(name: "as_slice<i32, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$8as_slice17he0f138e7b7bcde38E", scope: !110, file: !472, line: 1798, type: !885, scopeLine: 1798, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !153, declaration: !892, retainedNodes: !893)
!892 = !DISubprogram(name: "as_slice<i32, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$8as_slice17he0f138e7b7bcde38E", scope: !110, file: !472, line: 1798, type: !885, scopeLine: 1798, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !153)
!893 = !{!890}
!894 = !DILocation(line: 1798, column: 27, scope: !891, inlinedAt: !895)
!895 = !DILocation(line: 3729, column: 14, scope: !883, inlinedAt: !889)
!896 = !DILocalVariable(name: "self", arg: 1, scope: !897, file: !472, line: 1913, type: !518)
!897 = distinct !DISubprogram(name: "as_ptr<i32, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$6as_ptr17h65f8d6f405905aa7E", scope: !110, file: !472, line: 1913, type: !898, scopeLine: 1913, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !153, declaration: !900, retainedNodes: !901)
!898 = !DISubroutineType(types: !899)
!899 = !{!622, !518}
!900 = !DISubprogram(name: "as_ptr<i32, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$6as_ptr17h65f8d6f405905aa7E", scope: !110, file: !472, line: 1913, type: !898, scopeLine: 1913, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !153)
!901 = !{!896}
!902 = !DILocation(line: 1913, column: 25, scope: !897, inlinedAt: !903)
!903 = !DILocation(line: 1815, column: 76, scope: !891, inlinedAt: !895)
!904 = !DILocation(line: 3803, column: 21, scope: !872)
!905 = !DILocalVariable(name: "index", arg: 2, scope: !906, file: !846, line: 18, type: !9)
!906 = distinct !DISubprogram(name: "index<i32, usize>", linkageName: "_ZN4core5slice5index74_$LT$impl$u20$core..ops..index..Index$LT$I$GT$$u20$for$u20$$u5b$T$u5d$$GT$5index17h4e97f5126ca30352E", scope: !907, file: !846, line: 18, type: !908, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !916, retainedNodes: !910)
!907 = !DINamespace(name: "{impl#0}", scope: !848)
!908 = !DISubroutineType(types: !909)
!909 = !{!852, !853, !9, !312}
!910 = !{!911, !905}
!911 = !DILocalVariable(name: "self", arg: 1, scope: !906, file: !846, line: 18, type: !912)
!912 = !DICompositeType(tag: DW_TAG_structure_type, name: "*const [i32]", file: !2, size: 128, align: 64, elements: !913, templateParams: !23, identifier: "1d27693bf649124d417f8ef7a22de53e")
!913 = !{!914, !915}
!914 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !912, file: !2, baseType: !836, size: 64, align: 64)
!915 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !912, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!916 = !{!151, !880}
!917 = !DILocation(line: 18, column: 21, scope: !906, inlinedAt: !918)
!918 = !DILocation(line: 3804, column: 9, scope: !872)
!919 = !DILocation(line: 612, column: 9, scope: !920, inlinedAt: !921)
!920 = distinct !DISubprogram(name: "non_null<alloc::alloc::Global, i32>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8non_null17h10f898a3f987f60eE", scope: !119, file: !490, line: 611, type: !617, scopeLine: 611, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !624, declaration: !623)
!921 = !DILocation(line: 607, column: 14, scope: !922, inlinedAt: !923)
!922 = distinct !DISubprogram(name: "ptr<alloc::alloc::Global, i32>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$3ptr17h826205d53810f93fE", scope: !119, file: !490, line: 606, type: !627, scopeLine: 606, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !624, declaration: !629)
!923 = !DILocation(line: 295, column: 20, scope: !924, inlinedAt: !925)
!924 = distinct !DISubprogram(name: "ptr<i32, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$3ptr17h2f643b135a7aab64E", scope: !115, file: !490, line: 294, type: !632, scopeLine: 294, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !153, declaration: !634)
!925 = !DILocation(line: 1916, column: 18, scope: !897, inlinedAt: !903)
!926 = !DILocation(line: 1815, column: 86, scope: !891, inlinedAt: !895)
!927 = !DILocation(line: 1815, column: 15, scope: !891, inlinedAt: !895)
!928 = !DILocation(line: 18, column: 14, scope: !906, inlinedAt: !918)
!929 = !DILocation(line: 19, column: 15, scope: !906, inlinedAt: !918)
!930 = !DILocation(line: 3805, column: 6, scope: !872)
