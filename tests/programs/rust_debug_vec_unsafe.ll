; ModuleID = 'rust_debug_vec_unsafe.df959b5a491d0302-cgu.0'
source_filename = "rust_debug_vec_unsafe.df959b5a491d0302-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_35916de4e207253a4d0817a30b1ad15d = private unnamed_addr constant [25 x i8] c"rust_debug_vec_unsafe.rs\00", align 1
@alloc_74e0a8ded4f506425c0bf27983cedd57 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_35916de4e207253a4d0817a30b1ad15d, [16 x i8] c"\18\00\00\00\00\00\00\00\0B\00\00\00\14\00\00\00" }>, align 8
@alloc_ce4211293c839c8e1c3964f4dd96d68c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_35916de4e207253a4d0817a30b1ad15d, [16 x i8] c"\18\00\00\00\00\00\00\00\0B\00\00\00+\00\00\00" }>, align 8
@alloc_1ee53e8d0fa285fe56e18b9ed082cb9a = private unnamed_addr constant [70 x i8] c"assertion failed: numbers[0] == first && numbers[1] == 2 && first != 9", align 1
@alloc_4597fe06af7fec8952634536025605a4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_35916de4e207253a4d0817a30b1ad15d, [16 x i8] c"\18\00\00\00\00\00\00\00\0B\00\00\00\05\00\00\00" }>, align 8
@vtable.0 = private constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h2f3113e44657ab60E", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h790abe01dd86c2efE", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h790abe01dd86c2efE" }>, align 8, !dbg !0
@alloc_64e308ef4babfeb8b6220184de794a17 = private unnamed_addr constant [221 x i8] c"unsafe precondition(s) violated: hint::assert_unchecked must never be called when the condition is false\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_d41466a556d037f23fe96152fbab9365 = private unnamed_addr constant [81 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/alloc/src/raw_vec/mod.rs\00", align 1
@alloc_8a557fa53722333f4e14612354d66d02 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_d41466a556d037f23fe96152fbab9365, [16 x i8] c"P\00\00\00\00\00\00\00\B5\01\00\00\15\00\00\00" }>, align 8
@__rustc_debug_gdb_scripts_section__ = linkonce_odr unnamed_addr constant [34 x i8] c"\01gdb_load_rust_pretty_printers.py\00", section ".debug_gdb_scripts", align 1

; rust_debug_vec_unsafe::main
; Function Attrs: nonlazybind uwtable
define hidden void @_ZN21rust_debug_vec_unsafe4main17ha24e24de8e8da57fE() unnamed_addr #0 personality ptr @rust_eh_personality !dbg !104 {
start:
  %0 = alloca [16 x i8], align 8
  %first.dbg.spill = alloca [4 x i8], align 4
  %numbers = alloca [24 x i8], align 8
    #dbg_declare(ptr %numbers, !108, !DIExpression(), !157)
; call alloc::vec::Vec<T>::with_capacity
  call void @"_ZN5alloc3vec12Vec$LT$T$GT$13with_capacity17h91571a3543ea5d72E"(ptr sret([24 x i8]) align 8 %numbers, i64 1) #11, !dbg !158
  %first = call i32 @__VERIFIER_nondet_int() #12, !dbg !159
  store i32 %first, ptr %first.dbg.spill, align 4, !dbg !159
    #dbg_declare(ptr %first.dbg.spill, !155, !DIExpression(), !160)
; invoke alloc::vec::Vec<T,A>::push
  invoke void @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$4push17hd6deca4b77e02085E"(ptr align 8 %numbers, i32 %first)
          to label %bb3 unwind label %cleanup, !dbg !161

bb12:                                             ; preds = %cleanup
; invoke core::ptr::drop_in_place<alloc::vec::Vec<i32>>
  invoke void @"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$i32$GT$$GT$17h2b90756fa955b5adE"(ptr align 8 %numbers) #13
          to label %bb13 unwind label %terminate, !dbg !162

cleanup:                                          ; preds = %bb10, %bb6, %bb4, %bb3, %start
  %1 = landingpad { ptr, i32 }
          cleanup
  %2 = extractvalue { ptr, i32 } %1, 0
  %3 = extractvalue { ptr, i32 } %1, 1
  store ptr %2, ptr %0, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  store i32 %3, ptr %4, align 8
  br label %bb12

bb3:                                              ; preds = %start
; invoke alloc::vec::Vec<T,A>::push
  invoke void @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$4push17hd6deca4b77e02085E"(ptr align 8 %numbers, i32 2)
          to label %bb4 unwind label %cleanup, !dbg !163

bb4:                                              ; preds = %bb3
; invoke <alloc::vec::Vec<T,A> as core::ops::index::Index<I>>::index
  %_9 = invoke align 4 ptr @"_ZN81_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..index..Index$LT$I$GT$$GT$5index17hf8f3a10d1395a335E"(ptr align 8 %numbers, i64 0, ptr align 8 @alloc_74e0a8ded4f506425c0bf27983cedd57)
          to label %bb5 unwind label %cleanup, !dbg !164

bb5:                                              ; preds = %bb4
  %_8 = load i32, ptr %_9, align 4, !dbg !165
  %_7 = icmp eq i32 %_8, %first, !dbg !165
  br i1 %_7, label %bb6, label %bb10, !dbg !165

bb10:                                             ; preds = %bb8, %bb7, %bb5
; invoke core::panicking::panic
  invoke void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_1ee53e8d0fa285fe56e18b9ed082cb9a, i64 70, ptr align 8 @alloc_4597fe06af7fec8952634536025605a4) #14
          to label %unreachable unwind label %cleanup, !dbg !166

bb6:                                              ; preds = %bb5
; invoke <alloc::vec::Vec<T,A> as core::ops::index::Index<I>>::index
  %_13 = invoke align 4 ptr @"_ZN81_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..index..Index$LT$I$GT$$GT$5index17hf8f3a10d1395a335E"(ptr align 8 %numbers, i64 1, ptr align 8 @alloc_ce4211293c839c8e1c3964f4dd96d68c)
          to label %bb7 unwind label %cleanup, !dbg !167

bb7:                                              ; preds = %bb6
  %_12 = load i32, ptr %_13, align 4, !dbg !168
  %_11 = icmp eq i32 %_12, 2, !dbg !168
  br i1 %_11, label %bb8, label %bb10, !dbg !168

bb8:                                              ; preds = %bb7
  %_15 = icmp ne i32 %first, 9, !dbg !169
  br i1 %_15, label %bb9, label %bb10, !dbg !169

bb9:                                              ; preds = %bb8
; call core::ptr::drop_in_place<alloc::vec::Vec<i32>>
  call void @"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$i32$GT$$GT$17h2b90756fa955b5adE"(ptr align 8 %numbers), !dbg !162
  ret void, !dbg !170

unreachable:                                      ; preds = %bb10
  unreachable

terminate:                                        ; preds = %bb12
  %5 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #15, !dbg !171
  unreachable, !dbg !171

bb13:                                             ; preds = %bb12
  %6 = load ptr, ptr %0, align 8, !dbg !171
  %7 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !171
  %8 = load i32, ptr %7, align 8, !dbg !171
  %9 = insertvalue { ptr, i32 } poison, ptr %6, 0, !dbg !171
  %10 = insertvalue { ptr, i32 } %9, i32 %8, 1, !dbg !171
  resume { ptr, i32 } %10, !dbg !171
}

; std::rt::lang_start
; Function Attrs: nonlazybind uwtable
define hidden i64 @_ZN3std2rt10lang_start17h971afda19d0f04cfE(ptr %main, i64 %argc, ptr %argv, i8 %sigpipe) unnamed_addr #0 !dbg !172 {
start:
  %sigpipe.dbg.spill = alloca [1 x i8], align 1
  %argv.dbg.spill = alloca [8 x i8], align 8
  %argc.dbg.spill = alloca [8 x i8], align 8
  %main.dbg.spill = alloca [8 x i8], align 8
  %_7 = alloca [8 x i8], align 8
  store ptr %main, ptr %main.dbg.spill, align 8
    #dbg_declare(ptr %main.dbg.spill, !179, !DIExpression(), !185)
  store i64 %argc, ptr %argc.dbg.spill, align 8
    #dbg_declare(ptr %argc.dbg.spill, !180, !DIExpression(), !186)
  store ptr %argv, ptr %argv.dbg.spill, align 8
    #dbg_declare(ptr %argv.dbg.spill, !181, !DIExpression(), !187)
  store i8 %sigpipe, ptr %sigpipe.dbg.spill, align 1
    #dbg_declare(ptr %sigpipe.dbg.spill, !182, !DIExpression(), !188)
  store ptr %main, ptr %_7, align 8, !dbg !189
; call std::rt::lang_start_internal
  %_0 = call i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr align 1 %_7, ptr align 8 @vtable.0, i64 %argc, ptr %argv, i8 %sigpipe), !dbg !190
  ret i64 %_0, !dbg !191
}

; std::rt::lang_start::{{closure}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h790abe01dd86c2efE"(ptr align 8 %_1) unnamed_addr #1 !dbg !192 {
start:
  %self.dbg.spill = alloca [1 x i8], align 1
  %_1.dbg.spill = alloca [8 x i8], align 8
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !197, !DIExpression(DW_OP_deref), !198)
  %_4 = load ptr, ptr %_1, align 8, !dbg !199
; call std::sys::backtrace::__rust_begin_short_backtrace
  call void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17he8855b54ad03c1a6E(ptr %_4) #16, !dbg !200
; call <() as std::process::Termination>::report
  %self = call i8 @"_ZN54_$LT$$LP$$RP$$u20$as$u20$std..process..Termination$GT$6report17h357363d0da43f7fcE"() #11, !dbg !201
  store i8 %self, ptr %self.dbg.spill, align 1, !dbg !201
    #dbg_declare(ptr %self.dbg.spill, !202, !DIExpression(), !220)
  %_0 = zext i8 %self to i32, !dbg !222
  ret i32 %_0, !dbg !230
}

; std::sys::backtrace::__rust_begin_short_backtrace
; Function Attrs: noinline nonlazybind uwtable
define internal void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17he8855b54ad03c1a6E(ptr %f) unnamed_addr #2 !dbg !231 {
start:
  %dummy.dbg.spill = alloca [0 x i8], align 1
  %f.dbg.spill = alloca [8 x i8], align 8
  %result.dbg.spill = alloca [0 x i8], align 1
    #dbg_declare(ptr %result.dbg.spill, !238, !DIExpression(), !242)
  store ptr %f, ptr %f.dbg.spill, align 8
    #dbg_declare(ptr %f.dbg.spill, !237, !DIExpression(), !243)
    #dbg_declare(ptr %dummy.dbg.spill, !244, !DIExpression(), !251)
; call core::ops::function::FnOnce::call_once
  call void @_ZN4core3ops8function6FnOnce9call_once17hb6463f1441b2b2bcE(ptr %f) #11, !dbg !253
  call void asm sideeffect "", "~{memory}"(), !dbg !254, !srcloc !255
  ret void, !dbg !256
}

; core::ops::function::FnOnce::call_once{{vtable.shim}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal i32 @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h2f3113e44657ab60E"(ptr %_1) unnamed_addr #1 !dbg !257 {
start:
  %_1.dbg.spill = alloca [8 x i8], align 8
  %_2 = alloca [0 x i8], align 1
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !266, !DIExpression(), !271)
    #dbg_declare(ptr %_2, !267, !DIExpression(), !271)
  %0 = load ptr, ptr %_1, align 8, !dbg !271
; call core::ops::function::FnOnce::call_once
  %_0 = call i32 @_ZN4core3ops8function6FnOnce9call_once17h7debfe67657c7f23E(ptr %0) #11, !dbg !271
  ret i32 %_0, !dbg !271
}

; core::ops::function::FnOnce::call_once
; Function Attrs: inlinehint nonlazybind uwtable
define internal i32 @_ZN4core3ops8function6FnOnce9call_once17h7debfe67657c7f23E(ptr %0) unnamed_addr #1 personality ptr @rust_eh_personality !dbg !272 {
start:
  %1 = alloca [16 x i8], align 8
  %_2 = alloca [0 x i8], align 1
  %_1 = alloca [8 x i8], align 8
  store ptr %0, ptr %_1, align 8
    #dbg_declare(ptr %_1, !276, !DIExpression(), !278)
    #dbg_declare(ptr %_2, !277, !DIExpression(), !278)
; invoke std::rt::lang_start::{{closure}}
  %_0 = invoke i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h790abe01dd86c2efE"(ptr align 8 %_1)
          to label %bb1 unwind label %cleanup, !dbg !278

bb3:                                              ; preds = %cleanup
  %2 = load ptr, ptr %1, align 8, !dbg !278
  %3 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !278
  %4 = load i32, ptr %3, align 8, !dbg !278
  %5 = insertvalue { ptr, i32 } poison, ptr %2, 0, !dbg !278
  %6 = insertvalue { ptr, i32 } %5, i32 %4, 1, !dbg !278
  resume { ptr, i32 } %6, !dbg !278

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
  ret i32 %_0, !dbg !278
}

; core::ops::function::FnOnce::call_once
; Function Attrs: inlinehint nonlazybind uwtable
define internal void @_ZN4core3ops8function6FnOnce9call_once17hb6463f1441b2b2bcE(ptr %_1) unnamed_addr #1 !dbg !279 {
start:
  %_1.dbg.spill = alloca [8 x i8], align 8
  %_2 = alloca [0 x i8], align 1
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !281, !DIExpression(), !285)
    #dbg_declare(ptr %_2, !282, !DIExpression(), !285)
  call void %_1(), !dbg !285
  ret void, !dbg !285
}

; core::ptr::drop_in_place<alloc::vec::Vec<i32>>
; Function Attrs: nonlazybind uwtable
define internal void @"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$i32$GT$$GT$17h2b90756fa955b5adE"(ptr align 8 %_1) unnamed_addr #0 personality ptr @rust_eh_personality !dbg !286 {
start:
  %0 = alloca [16 x i8], align 8
  %_1.dbg.spill = alloca [8 x i8], align 8
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !292, !DIExpression(), !295)
; invoke <alloc::vec::Vec<T,A> as core::ops::drop::Drop>::drop
  invoke void @"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17ha114690ff6a312f3E"(ptr align 8 %_1)
          to label %bb4 unwind label %cleanup, !dbg !295

bb3:                                              ; preds = %cleanup
; invoke core::ptr::drop_in_place<alloc::raw_vec::RawVec<i32>>
  invoke void @"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$i32$GT$$GT$17hab994d6a082757f0E"(ptr align 8 %_1) #13
          to label %bb1 unwind label %terminate, !dbg !295

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
  call void @"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$i32$GT$$GT$17hab994d6a082757f0E"(ptr align 8 %_1), !dbg !295
  ret void, !dbg !295

terminate:                                        ; preds = %bb3
  %5 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #15, !dbg !295
  unreachable, !dbg !295

bb1:                                              ; preds = %bb3
  %6 = load ptr, ptr %0, align 8, !dbg !295
  %7 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !295
  %8 = load i32, ptr %7, align 8, !dbg !295
  %9 = insertvalue { ptr, i32 } poison, ptr %6, 0, !dbg !295
  %10 = insertvalue { ptr, i32 } %9, i32 %8, 1, !dbg !295
  resume { ptr, i32 } %10, !dbg !295
}

; core::ptr::drop_in_place<alloc::raw_vec::RawVec<i32>>
; Function Attrs: nonlazybind uwtable
define internal void @"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$i32$GT$$GT$17hab994d6a082757f0E"(ptr align 8 %_1) unnamed_addr #0 !dbg !296 {
start:
  %_1.dbg.spill = alloca [8 x i8], align 8
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !301, !DIExpression(), !304)
; call <alloc::raw_vec::RawVec<T,A> as core::ops::drop::Drop>::drop
  call void @"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hf36b35f76fde378cE"(ptr align 8 %_1), !dbg !304
  ret void, !dbg !304
}

; core::hint::assert_unchecked::precondition_check
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @_ZN4core4hint16assert_unchecked18precondition_check17h08113eb65a75a1a1E(i1 zeroext %cond, ptr align 8 %0) unnamed_addr #3 !dbg !305 {
start:
  %msg.dbg.spill = alloca [16 x i8], align 8
  %cond.dbg.spill = alloca [1 x i8], align 1
  %1 = zext i1 %cond to i8
  store i8 %1, ptr %cond.dbg.spill, align 1
    #dbg_declare(ptr %cond.dbg.spill, !337, !DIExpression(), !340)
  br i1 %cond, label %bb2, label %bb1, !dbg !341

bb1:                                              ; preds = %start
  store ptr @alloc_64e308ef4babfeb8b6220184de794a17, ptr %msg.dbg.spill, align 8, !dbg !343
  %2 = getelementptr inbounds i8, ptr %msg.dbg.spill, i64 8, !dbg !343
  store i64 221, ptr %2, align 8, !dbg !343
    #dbg_declare(ptr %msg.dbg.spill, !338, !DIExpression(), !344)
    #dbg_declare(ptr %msg.dbg.spill, !345, !DIExpression(), !430)
    #dbg_declare(ptr %msg.dbg.spill, !432, !DIExpression(), !440)
    #dbg_declare(ptr %msg.dbg.spill, !442, !DIExpression(), !447)
    #dbg_declare(ptr %msg.dbg.spill, !449, !DIExpression(), !458)
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_64e308ef4babfeb8b6220184de794a17, ptr inttoptr (i64 443 to ptr), i1 zeroext false, ptr align 8 %0) #17, !dbg !460
  unreachable, !dbg !460

bb2:                                              ; preds = %start
  ret void, !dbg !461
}

; <() as std::process::Termination>::report
; Function Attrs: inlinehint nonlazybind uwtable
define internal i8 @"_ZN54_$LT$$LP$$RP$$u20$as$u20$std..process..Termination$GT$6report17h357363d0da43f7fcE"() unnamed_addr #1 !dbg !462 {
start:
  %_1.dbg.spill = alloca [0 x i8], align 1
    #dbg_declare(ptr %_1.dbg.spill, !467, !DIExpression(), !468)
  ret i8 0, !dbg !469
}

; alloc::vec::Vec<T>::with_capacity
; Function Attrs: inlinehint nonlazybind uwtable
define internal void @"_ZN5alloc3vec12Vec$LT$T$GT$13with_capacity17h91571a3543ea5d72E"(ptr sret([24 x i8]) align 8 %_0, i64 %capacity) unnamed_addr #1 !dbg !470 {
start:
  %alloc.dbg.spill1 = alloca [0 x i8], align 1
  %alloc.dbg.spill = alloca [0 x i8], align 1
  %capacity.dbg.spill = alloca [8 x i8], align 8
  store i64 %capacity, ptr %capacity.dbg.spill, align 8
    #dbg_declare(ptr %capacity.dbg.spill, !476, !DIExpression(), !477)
    #dbg_declare(ptr %capacity.dbg.spill, !478, !DIExpression(), !485)
    #dbg_declare(ptr %capacity.dbg.spill, !487, !DIExpression(), !495)
    #dbg_declare(ptr %alloc.dbg.spill, !484, !DIExpression(), !497)
    #dbg_declare(ptr %alloc.dbg.spill1, !494, !DIExpression(), !498)
; call alloc::raw_vec::RawVecInner<A>::with_capacity_in
  %0 = call { i64, ptr } @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17ha2470486b0097ae8E"(i64 %capacity, i64 4, i64 4) #11, !dbg !499
  %_3.0 = extractvalue { i64, ptr } %0, 0, !dbg !499
  %_3.1 = extractvalue { i64, ptr } %0, 1, !dbg !499
  store i64 %_3.0, ptr %_0, align 8, !dbg !500
  %1 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !500
  store ptr %_3.1, ptr %1, align 8, !dbg !500
  %2 = getelementptr inbounds i8, ptr %_0, i64 16, !dbg !500
  store i64 0, ptr %2, align 8, !dbg !500
  ret void, !dbg !501
}

; alloc::vec::Vec<T,A>::push
; Function Attrs: inlinehint nonlazybind uwtable
define internal void @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$4push17hd6deca4b77e02085E"(ptr align 8 %self, i32 %value) unnamed_addr #1 !dbg !502 {
start:
  %value.dbg.spill = alloca [4 x i8], align 4
  %self.dbg.spill = alloca [8 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !508, !DIExpression(), !510)
  store i32 %value, ptr %value.dbg.spill, align 4
    #dbg_declare(ptr %value.dbg.spill, !509, !DIExpression(), !511)
; call alloc::vec::Vec<T,A>::push_mut
  %_3 = call align 4 ptr @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h818d31383c7a617bE"(ptr align 8 %self, i32 %value) #11, !dbg !512
  ret void, !dbg !513
}

; alloc::vec::Vec<T,A>::push_mut
; Function Attrs: inlinehint nonlazybind uwtable
define internal align 4 ptr @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h818d31383c7a617bE"(ptr align 8 %self, i32 %value) unnamed_addr #1 personality ptr @rust_eh_personality !dbg !514 {
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
    #dbg_declare(ptr %self.dbg.spill, !520, !DIExpression(), !527)
    #dbg_declare(ptr %self.dbg.spill, !528, !DIExpression(), !534)
  store i32 %value, ptr %value.dbg.spill, align 4
    #dbg_declare(ptr %value.dbg.spill, !521, !DIExpression(), !536)
  store i64 4, ptr %elem_size.dbg.spill, align 8, !dbg !537
    #dbg_declare(ptr %elem_size.dbg.spill, !545, !DIExpression(), !537)
  %1 = getelementptr inbounds i8, ptr %self, i64 16, !dbg !555
  %len = load i64, ptr %1, align 8, !dbg !555
  store i64 %len, ptr %len.dbg.spill, align 8, !dbg !555
    #dbg_declare(ptr %len.dbg.spill, !522, !DIExpression(), !556)
    #dbg_declare(ptr %len.dbg.spill, !557, !DIExpression(), !566)
    #dbg_value(ptr %self, !553, !DIExpression(), !568)
  br label %bb9, !dbg !569

bb9:                                              ; preds = %start
  %self1 = load i64, ptr %self, align 8, !dbg !570
  store i64 %self1, ptr %self.dbg.spill2, align 8, !dbg !570
    #dbg_declare(ptr %self.dbg.spill2, !571, !DIExpression(), !578)
  store i64 %self1, ptr %_5, align 8, !dbg !580
  br label %bb7, !dbg !581

bb7:                                              ; preds = %bb9
  %2 = load i64, ptr %_5, align 8, !dbg !582
  %_4 = icmp eq i64 %len, %2, !dbg !582
  br i1 %_4, label %bb1, label %bb3, !dbg !582

bb3:                                              ; preds = %bb7
  br label %bb4, !dbg !583

bb1:                                              ; preds = %bb7
; invoke alloc::raw_vec::RawVec<T,A>::grow_one
  invoke void @"_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8grow_one17h59d40d6b1423e049E"(ptr align 8 %self)
          to label %bb2 unwind label %cleanup, !dbg !584

bb4:                                              ; preds = %bb2, %bb3
  %3 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !585
  %_14 = load ptr, ptr %3, align 8, !dbg !585
  store ptr %_14, ptr %self.dbg.spill3, align 8, !dbg !606
    #dbg_declare(ptr %self.dbg.spill3, !565, !DIExpression(), !613)
  %end = getelementptr inbounds nuw i32, ptr %_14, i64 %len, !dbg !614
  store ptr %end, ptr %end.dbg.spill, align 8, !dbg !614
    #dbg_declare(ptr %end.dbg.spill, !524, !DIExpression(), !615)
    #dbg_declare(ptr %end.dbg.spill, !616, !DIExpression(), !622)
  store i32 %value, ptr %src.dbg.spill, align 4, !dbg !624
    #dbg_declare(ptr %src.dbg.spill, !621, !DIExpression(), !625)
  store i32 %value, ptr %end, align 4, !dbg !626
  %4 = getelementptr inbounds i8, ptr %self, i64 16, !dbg !627
  %5 = add i64 %len, 1, !dbg !627
  store i64 %5, ptr %4, align 8, !dbg !627
  ret ptr %end, !dbg !628

bb6:                                              ; preds = %cleanup
  %6 = load ptr, ptr %0, align 8, !dbg !629
  %7 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !629
  %8 = load i32, ptr %7, align 8, !dbg !629
  %9 = insertvalue { ptr, i32 } poison, ptr %6, 0, !dbg !629
  %10 = insertvalue { ptr, i32 } %9, i32 %8, 1, !dbg !629
  resume { ptr, i32 } %10, !dbg !629

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
  br label %bb4, !dbg !583

bb8:                                              ; No predecessors!
  unreachable
}

; alloc::raw_vec::RawVec<T,A>::grow_one
; Function Attrs: noinline nonlazybind uwtable
define internal void @"_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8grow_one17h59d40d6b1423e049E"(ptr align 8 %self) unnamed_addr #2 !dbg !630 {
start:
  %err.dbg.spill = alloca [16 x i8], align 8
  %self.dbg.spill3 = alloca [8 x i8], align 8
  %self.dbg.spill1 = alloca [8 x i8], align 8
  %elem_layout.dbg.spill = alloca [16 x i8], align 8
  %self.dbg.spill = alloca [8 x i8], align 8
  %_3 = alloca [16 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !636, !DIExpression(), !637)
  store i64 4, ptr %elem_layout.dbg.spill, align 8, !dbg !638
  %0 = getelementptr inbounds i8, ptr %elem_layout.dbg.spill, i64 8, !dbg !638
  store i64 4, ptr %0, align 8, !dbg !638
    #dbg_declare(ptr %elem_layout.dbg.spill, !655, !DIExpression(), !638)
  store ptr %self, ptr %self.dbg.spill1, align 8, !dbg !675
    #dbg_declare(ptr %self.dbg.spill1, !654, !DIExpression(), !676)
  %self2 = load i64, ptr %self, align 8, !dbg !677
  store i64 %self2, ptr %self.dbg.spill3, align 8, !dbg !677
    #dbg_declare(ptr %self.dbg.spill3, !678, !DIExpression(), !681)
; call <alloc::raw_vec::RawVecInner>::grow_amortized
  %1 = call { i64, i64 } @_RNvMs4_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner14grow_amortizedCsduwmD7cSIQq_5gimli(ptr align 8 %self, i64 %self2, i64 1, i64 4, i64 4), !dbg !683
  %2 = extractvalue { i64, i64 } %1, 0, !dbg !683
  %3 = extractvalue { i64, i64 } %1, 1, !dbg !683
  store i64 %2, ptr %_3, align 8, !dbg !683
  %4 = getelementptr inbounds i8, ptr %_3, i64 8, !dbg !683
  store i64 %3, ptr %4, align 8, !dbg !683
  %5 = load i64, ptr %_3, align 8, !dbg !684
  %6 = getelementptr inbounds i8, ptr %_3, i64 8, !dbg !684
  %7 = load i64, ptr %6, align 8, !dbg !684
  %8 = icmp eq i64 %5, -9223372036854775807, !dbg !684
  %_6 = select i1 %8, i64 0, i64 1, !dbg !684
  %9 = trunc nuw i64 %_6 to i1, !dbg !685
  br i1 %9, label %bb2, label %bb3, !dbg !685

bb2:                                              ; preds = %start
  %err.0 = load i64, ptr %_3, align 8, !dbg !686
  %10 = getelementptr inbounds i8, ptr %_3, i64 8, !dbg !686
  %err.1 = load i64, ptr %10, align 8, !dbg !686
  store i64 %err.0, ptr %err.dbg.spill, align 8, !dbg !686
  %11 = getelementptr inbounds i8, ptr %err.dbg.spill, i64 8, !dbg !686
  store i64 %err.1, ptr %11, align 8, !dbg !686
    #dbg_declare(ptr %err.dbg.spill, !656, !DIExpression(), !686)
; call alloc::raw_vec::handle_error
  call void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 %err.0, i64 %err.1) #14, !dbg !687
  unreachable, !dbg !687

bb3:                                              ; preds = %start
  ret void, !dbg !688

bb4:                                              ; No predecessors!
  unreachable, !dbg !689
}

; alloc::raw_vec::RawVecInner<A>::with_capacity_in
; Function Attrs: inlinehint nonlazybind uwtable
define internal { i64, ptr } @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17ha2470486b0097ae8E"(i64 %capacity, i64 %elem_layout.0, i64 %elem_layout.1) unnamed_addr #1 !dbg !690 {
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
    #dbg_declare(ptr %capacity.dbg.spill, !695, !DIExpression(), !702)
    #dbg_declare(ptr %capacity.dbg.spill, !703, !DIExpression(), !712)
    #dbg_declare(ptr %alloc.dbg.spill, !696, !DIExpression(), !714)
  store i64 %elem_layout.0, ptr %elem_layout.dbg.spill, align 8
  %0 = getelementptr inbounds i8, ptr %elem_layout.dbg.spill, i64 8
  store i64 %elem_layout.1, ptr %0, align 8
    #dbg_declare(ptr %elem_layout.dbg.spill, !697, !DIExpression(), !715)
    #dbg_declare(ptr %elem_layout.dbg.spill, !711, !DIExpression(), !716)
    #dbg_declare(ptr %self, !717, !DIExpression(), !725)
  store i64 0, ptr %len.dbg.spill, align 8, !dbg !727
    #dbg_declare(ptr %len.dbg.spill, !710, !DIExpression(), !727)
  store i64 0, ptr %rhs.dbg.spill, align 8, !dbg !728
    #dbg_declare(ptr %rhs.dbg.spill, !724, !DIExpression(), !728)
; call <alloc::raw_vec::RawVecInner>::try_allocate_in
  call void @_RNvMs4_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner15try_allocate_inCsduwmD7cSIQq_5gimli(ptr sret([24 x i8]) align 8 %_4, i64 %capacity, i1 zeroext false, i64 %elem_layout.0, i64 %elem_layout.1), !dbg !729
  %_5 = load i64, ptr %_4, align 8, !dbg !729
  %1 = trunc nuw i64 %_5 to i1, !dbg !730
  br i1 %1, label %bb3, label %bb4, !dbg !730

bb3:                                              ; preds = %start
  %2 = getelementptr inbounds i8, ptr %_4, i64 8, !dbg !731
  %err.0 = load i64, ptr %2, align 8, !dbg !731
  %3 = getelementptr inbounds i8, ptr %2, i64 8, !dbg !731
  %err.1 = load i64, ptr %3, align 8, !dbg !731
  store i64 %err.0, ptr %err.dbg.spill, align 8, !dbg !731
  %4 = getelementptr inbounds i8, ptr %err.dbg.spill, i64 8, !dbg !731
  store i64 %err.1, ptr %4, align 8, !dbg !731
    #dbg_declare(ptr %err.dbg.spill, !700, !DIExpression(), !732)
; call alloc::raw_vec::handle_error
  call void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 %err.0, i64 %err.1) #14, !dbg !733
  unreachable, !dbg !733

bb4:                                              ; preds = %start
  %5 = getelementptr inbounds i8, ptr %_4, i64 8, !dbg !734
  %this.0 = load i64, ptr %5, align 8, !dbg !734
  %6 = getelementptr inbounds i8, ptr %5, i64 8, !dbg !734
  %this.1 = load ptr, ptr %6, align 8, !dbg !734
  store i64 %this.0, ptr %this.dbg.spill, align 8, !dbg !734
  %7 = getelementptr inbounds i8, ptr %this.dbg.spill, i64 8, !dbg !734
  store ptr %this.1, ptr %7, align 8, !dbg !734
    #dbg_declare(ptr %this.dbg.spill, !698, !DIExpression(), !735)
    #dbg_value(ptr poison, !709, !DIExpression(), !736)
    #dbg_value(ptr poison, !737, !DIExpression(), !741)
    #dbg_value(ptr poison, !743, !DIExpression(), !751)
  store i64 %elem_layout.1, ptr %elem_size.dbg.spill, align 8, !dbg !753
    #dbg_declare(ptr %elem_size.dbg.spill, !740, !DIExpression(), !754)
  %8 = icmp eq i64 %elem_layout.1, 0, !dbg !755
  br i1 %8, label %bb6, label %bb7, !dbg !755

bb6:                                              ; preds = %bb4
  store i64 -1, ptr %self, align 8, !dbg !756
  br label %bb5, !dbg !757

bb7:                                              ; preds = %bb4
  store i64 %this.0, ptr %self.dbg.spill, align 8, !dbg !758
    #dbg_declare(ptr %self.dbg.spill, !759, !DIExpression(), !762)
  store i64 %this.0, ptr %self, align 8, !dbg !764
  br label %bb5, !dbg !757

bb5:                                              ; preds = %bb7, %bb6
  %9 = load i64, ptr %self, align 8, !dbg !765
  %_11 = sub i64 %9, 0, !dbg !765
  %_7 = icmp ugt i64 %capacity, %_11, !dbg !766
  %cond = xor i1 %_7, true, !dbg !767
  %10 = zext i1 %cond to i8, !dbg !767
  store i8 %10, ptr %cond.dbg.spill, align 1, !dbg !767
    #dbg_declare(ptr %cond.dbg.spill, !768, !DIExpression(), !771)
  br label %bb8, !dbg !773

bb8:                                              ; preds = %bb5
; call core::hint::assert_unchecked::precondition_check
  call void @_ZN4core4hint16assert_unchecked18precondition_check17h08113eb65a75a1a1E(i1 zeroext %cond, ptr align 8 @alloc_8a557fa53722333f4e14612354d66d02) #18, !dbg !775
  br label %bb9, !dbg !775

bb9:                                              ; preds = %bb8
  %11 = insertvalue { i64, ptr } poison, i64 %this.0, 0, !dbg !776
  %12 = insertvalue { i64, ptr } %11, ptr %this.1, 1, !dbg !776
  ret { i64, ptr } %12, !dbg !776

bb2:                                              ; No predecessors!
  unreachable, !dbg !729
}

; <alloc::vec::Vec<T,A> as core::ops::drop::Drop>::drop
; Function Attrs: nonlazybind uwtable
define internal void @"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17ha114690ff6a312f3E"(ptr align 8 %self) unnamed_addr #0 !dbg !777 {
start:
  %len.dbg.spill = alloca [8 x i8], align 8
  %data.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [8 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !782, !DIExpression(), !783)
    #dbg_declare(ptr %self.dbg.spill, !784, !DIExpression(), !787)
  %0 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !789
  %_5 = load ptr, ptr %0, align 8, !dbg !789
  store ptr %_5, ptr %data.dbg.spill, align 8, !dbg !796
    #dbg_declare(ptr %data.dbg.spill, !799, !DIExpression(), !810)
  %1 = getelementptr inbounds i8, ptr %self, i64 16, !dbg !812
  %len = load i64, ptr %1, align 8, !dbg !812
  store i64 %len, ptr %len.dbg.spill, align 8, !dbg !812
    #dbg_declare(ptr %len.dbg.spill, !809, !DIExpression(), !813)
  ret void, !dbg !814
}

; <usize as core::slice::index::SliceIndex<[T]>>::index
; Function Attrs: inlinehint nonlazybind uwtable
define internal align 4 ptr @"_ZN75_$LT$usize$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17haffb36cd38a4cd69E"(i64 %self, ptr align 4 %slice.0, i64 %slice.1, ptr align 8 %0) unnamed_addr #1 !dbg !815 {
start:
  %slice.dbg.spill = alloca [16 x i8], align 8
  %self.dbg.spill = alloca [8 x i8], align 8
  store i64 %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !828, !DIExpression(), !830)
  store ptr %slice.0, ptr %slice.dbg.spill, align 8
  %1 = getelementptr inbounds i8, ptr %slice.dbg.spill, i64 8
  store i64 %slice.1, ptr %1, align 8
    #dbg_declare(ptr %slice.dbg.spill, !829, !DIExpression(), !831)
  %_4 = icmp ult i64 %self, %slice.1, !dbg !832
  br i1 %_4, label %bb1, label %panic, !dbg !832

bb1:                                              ; preds = %start
  %_0 = getelementptr inbounds nuw i32, ptr %slice.0, i64 %self, !dbg !833
  ret ptr %_0, !dbg !834

panic:                                            ; preds = %start
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %self, i64 %slice.1, ptr align 8 %0) #19, !dbg !832
  unreachable, !dbg !832
}

; <alloc::raw_vec::RawVec<T,A> as core::ops::drop::Drop>::drop
; Function Attrs: nonlazybind uwtable
define internal void @"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hf36b35f76fde378cE"(ptr align 8 %self) unnamed_addr #0 !dbg !835 {
start:
  %self.dbg.spill = alloca [8 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !838, !DIExpression(), !839)
; call <alloc::raw_vec::RawVecInner>::deallocate
  call void @_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli(ptr align 8 %self, i64 4, i64 4), !dbg !840
  ret void, !dbg !841
}

; <alloc::vec::Vec<T,A> as core::ops::index::Index<I>>::index
; Function Attrs: inlinehint nonlazybind uwtable
define internal align 4 ptr @"_ZN81_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..index..Index$LT$I$GT$$GT$5index17hf8f3a10d1395a335E"(ptr align 8 %self, i64 %index, ptr align 8 %0) unnamed_addr #1 !dbg !842 {
start:
  %self.dbg.spill1 = alloca [16 x i8], align 8
  %index.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [8 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !848, !DIExpression(), !852)
    #dbg_declare(ptr %self.dbg.spill, !853, !DIExpression(), !859)
    #dbg_declare(ptr %self.dbg.spill, !861, !DIExpression(), !865)
    #dbg_declare(ptr %self.dbg.spill, !867, !DIExpression(), !873)
  store i64 %index, ptr %index.dbg.spill, align 8
    #dbg_declare(ptr %index.dbg.spill, !849, !DIExpression(), !875)
    #dbg_declare(ptr %index.dbg.spill, !876, !DIExpression(), !888)
  %1 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !890
  %_7 = load ptr, ptr %1, align 8, !dbg !890
  %2 = getelementptr inbounds i8, ptr %self, i64 16, !dbg !897
  %_6 = load i64, ptr %2, align 8, !dbg !897
  store ptr %_7, ptr %self.dbg.spill1, align 8, !dbg !898
  %3 = getelementptr inbounds i8, ptr %self.dbg.spill1, i64 8, !dbg !898
  store i64 %_6, ptr %3, align 8, !dbg !898
    #dbg_declare(ptr %self.dbg.spill1, !882, !DIExpression(), !899)
; call <usize as core::slice::index::SliceIndex<[T]>>::index
  %_0 = call align 4 ptr @"_ZN75_$LT$usize$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17haffb36cd38a4cd69E"(i64 %index, ptr align 4 %_7, i64 %_6, ptr align 8 %0) #11, !dbg !900
  ret ptr %_0, !dbg !901
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
  %4 = call i64 @_ZN3std2rt10lang_start17h971afda19d0f04cfE(ptr @_ZN21rust_debug_vec_unsafe4main17ha24e24de8e8da57fE, i64 %3, ptr %1, i8 0)
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
!31 = !DIFile(filename: "rust_debug_vec_unsafe.rs/@/rust_debug_vec_unsafe.df959b5a491d0302-cgu.0", directory: ".")
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
!104 = distinct !DISubprogram(name: "main", linkageName: "_ZN21rust_debug_vec_unsafe4main17ha24e24de8e8da57fE", scope: !106, file: !105, line: 6, type: !21, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagMainSubprogram, unit: !30, templateParams: !23, retainedNodes: !107)
!105 = !DIFile(filename: "rust_debug_vec_unsafe.rs", directory: ".", checksumkind: CSK_MD5, checksum: "553411cb0be493c60810f8a3e1b2c71f")
!106 = !DINamespace(name: "rust_debug_vec_unsafe", scope: null)
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
!169 = !DILocation(line: 11, column: 55, scope: !156)
!170 = !DILocation(line: 12, column: 2, scope: !104)
!171 = !DILocation(line: 6, column: 1, scope: !104)
!172 = distinct !DISubprogram(name: "lang_start<()>", linkageName: "_ZN3std2rt10lang_start17h971afda19d0f04cfE", scope: !16, file: !173, line: 199, type: !174, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !183, retainedNodes: !178)
!173 = !DIFile(filename: "library/std/src/rt.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "83eadca7bec2ebce94abb46f51902baa")
!174 = !DISubroutineType(types: !175)
!175 = !{!176, !20, !176, !177, !131}
!176 = !DIBasicType(name: "isize", size: 64, encoding: DW_ATE_signed)
!177 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const *const u8", baseType: !130, size: 64, align: 64, dwarfAddressSpace: 0)
!178 = !{!179, !180, !181, !182}
!179 = !DILocalVariable(name: "main", arg: 1, scope: !172, file: !173, line: 200, type: !20)
!180 = !DILocalVariable(name: "argc", arg: 2, scope: !172, file: !173, line: 201, type: !176)
!181 = !DILocalVariable(name: "argv", arg: 3, scope: !172, file: !173, line: 202, type: !177)
!182 = !DILocalVariable(name: "sigpipe", arg: 4, scope: !172, file: !173, line: 203, type: !131)
!183 = !{!184}
!184 = !DITemplateTypeParameter(name: "T", type: !7)
!185 = !DILocation(line: 200, column: 5, scope: !172)
!186 = !DILocation(line: 201, column: 5, scope: !172)
!187 = !DILocation(line: 202, column: 5, scope: !172)
!188 = !DILocation(line: 203, column: 5, scope: !172)
!189 = !DILocation(line: 206, column: 10, scope: !172)
!190 = !DILocation(line: 205, column: 5, scope: !172)
!191 = !DILocation(line: 211, column: 2, scope: !172)
!192 = distinct !DISubprogram(name: "{closure#0}<()>", linkageName: "_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h790abe01dd86c2efE", scope: !15, file: !173, line: 206, type: !193, scopeLine: 206, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !183, retainedNodes: !196)
!193 = !DISubroutineType(types: !194)
!194 = !{!152, !195}
!195 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&std::rt::lang_start::{closure_env#0}<()>", baseType: !14, size: 64, align: 64, dwarfAddressSpace: 0)
!196 = !{!197}
!197 = !DILocalVariable(name: "main", scope: !192, file: !173, line: 200, type: !20, align: 64)
!198 = !DILocation(line: 200, column: 5, scope: !192)
!199 = !DILocation(line: 206, column: 70, scope: !192)
!200 = !DILocation(line: 206, column: 18, scope: !192)
!201 = !DILocation(line: 206, column: 76, scope: !192)
!202 = !DILocalVariable(name: "self", arg: 1, scope: !203, file: !204, line: 2183, type: !205)
!203 = distinct !DISubprogram(name: "to_i32", linkageName: "_ZN3std7process8ExitCode6to_i3217h02303dc13566e068E", scope: !205, file: !204, line: 2183, type: !216, scopeLine: 2183, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, declaration: !218, retainedNodes: !219)
!204 = !DIFile(filename: "library/std/src/process.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "dfe9b5e7c082bd83c1ad09dca134fe2e")
!205 = !DICompositeType(tag: DW_TAG_structure_type, name: "ExitCode", scope: !206, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !207, templateParams: !23, identifier: "d3c48e161624474ef134d5bb5b7f6263")
!206 = !DINamespace(name: "process", scope: !17)
!207 = !{!208}
!208 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !205, file: !2, baseType: !209, size: 8, align: 8, flags: DIFlagPrivate)
!209 = !DICompositeType(tag: DW_TAG_structure_type, name: "ExitCode", scope: !210, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !214, templateParams: !23, identifier: "1dc7ea73d61d57934d44e587e722564d")
!210 = !DINamespace(name: "common", scope: !211)
!211 = !DINamespace(name: "unix", scope: !212)
!212 = !DINamespace(name: "process", scope: !213)
!213 = !DINamespace(name: "sys", scope: !17)
!214 = !{!215}
!215 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !209, file: !2, baseType: !131, size: 8, align: 8, flags: DIFlagPrivate)
!216 = !DISubroutineType(types: !217)
!217 = !{!152, !205}
!218 = !DISubprogram(name: "to_i32", linkageName: "_ZN3std7process8ExitCode6to_i3217h02303dc13566e068E", scope: !205, file: !204, line: 2183, type: !216, scopeLine: 2183, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !23)
!219 = !{!202}
!220 = !DILocation(line: 2183, column: 19, scope: !203, inlinedAt: !221)
!221 = !DILocation(line: 206, column: 85, scope: !192)
!222 = !DILocation(line: 588, column: 9, scope: !223, inlinedAt: !229)
!223 = distinct !DISubprogram(name: "as_i32", linkageName: "_ZN3std3sys7process4unix6common8ExitCode6as_i3217hf47db9e4884312a7E", scope: !209, file: !224, line: 587, type: !225, scopeLine: 587, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, declaration: !228)
!224 = !DIFile(filename: "library/std/src/sys/process/unix/common.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "30ad2f25ab170a75b6ebf3a9d367d220")
!225 = !DISubroutineType(types: !226)
!226 = !{!152, !227}
!227 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&std::sys::process::unix::common::ExitCode", baseType: !209, size: 64, align: 64, dwarfAddressSpace: 0)
!228 = !DISubprogram(name: "as_i32", linkageName: "_ZN3std3sys7process4unix6common8ExitCode6as_i3217hf47db9e4884312a7E", scope: !209, file: !224, line: 587, type: !225, scopeLine: 587, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !23)
!229 = !DILocation(line: 2184, column: 16, scope: !203, inlinedAt: !221)
!230 = !DILocation(line: 206, column: 93, scope: !192)
!231 = distinct !DISubprogram(name: "__rust_begin_short_backtrace<fn(), ()>", linkageName: "_ZN3std3sys9backtrace28__rust_begin_short_backtrace17he8855b54ad03c1a6E", scope: !233, file: !232, line: 162, type: !234, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !240, retainedNodes: !236)
!232 = !DIFile(filename: "library/std/src/sys/backtrace.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "0469076862be40bd9e65965440a24fae")
!233 = !DINamespace(name: "backtrace", scope: !213)
!234 = !DISubroutineType(types: !235)
!235 = !{null, !20}
!236 = !{!237, !238}
!237 = !DILocalVariable(name: "f", arg: 1, scope: !231, file: !232, line: 162, type: !20)
!238 = !DILocalVariable(name: "result", scope: !239, file: !232, line: 166, type: !7, align: 8)
!239 = distinct !DILexicalBlock(scope: !231, file: !232, line: 166, column: 5)
!240 = !{!241, !184}
!241 = !DITemplateTypeParameter(name: "F", type: !20)
!242 = !DILocation(line: 166, column: 9, scope: !239)
!243 = !DILocation(line: 162, column: 43, scope: !231)
!244 = !DILocalVariable(name: "dummy", scope: !245, file: !246, line: 490, type: !7, align: 8)
!245 = distinct !DISubprogram(name: "black_box<()>", linkageName: "_ZN4core4hint9black_box17hddc71e43e6f751e1E", scope: !247, file: !246, line: 490, type: !248, scopeLine: 490, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !183, retainedNodes: !250)
!246 = !DIFile(filename: "library/core/src/hint.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "2a901a283eb5f69871d8be07d256ca78")
!247 = !DINamespace(name: "hint", scope: !36)
!248 = !DISubroutineType(types: !249)
!249 = !{null, !7}
!250 = !{!244}
!251 = !DILocation(line: 490, column: 27, scope: !245, inlinedAt: !252)
!252 = !DILocation(line: 169, column: 5, scope: !239)
!253 = !DILocation(line: 166, column: 18, scope: !231)
!254 = !DILocation(line: 491, column: 5, scope: !245, inlinedAt: !252)
!255 = !{i64 12953582713046292}
!256 = !DILocation(line: 172, column: 2, scope: !231)
!257 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h2f3113e44657ab60E", scope: !259, file: !258, line: 250, type: !262, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !268, retainedNodes: !265)
!258 = !DIFile(filename: "library/core/src/ops/function.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7165aec212fc528edf645f7f5c1c91bb")
!259 = !DINamespace(name: "FnOnce", scope: !260)
!260 = !DINamespace(name: "function", scope: !261)
!261 = !DINamespace(name: "ops", scope: !36)
!262 = !DISubroutineType(types: !263)
!263 = !{!152, !264}
!264 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut std::rt::lang_start::{closure_env#0}<()>", baseType: !14, size: 64, align: 64, dwarfAddressSpace: 0)
!265 = !{!266, !267}
!266 = !DILocalVariable(arg: 1, scope: !257, file: !258, line: 250, type: !264)
!267 = !DILocalVariable(arg: 2, scope: !257, file: !258, line: 250, type: !7)
!268 = !{!269, !270}
!269 = !DITemplateTypeParameter(name: "Self", type: !14)
!270 = !DITemplateTypeParameter(name: "Args", type: !7)
!271 = !DILocation(line: 250, column: 5, scope: !257)
!272 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17h7debfe67657c7f23E", scope: !259, file: !258, line: 250, type: !273, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !268, retainedNodes: !275)
!273 = !DISubroutineType(types: !274)
!274 = !{!152, !14}
!275 = !{!276, !277}
!276 = !DILocalVariable(arg: 1, scope: !272, file: !258, line: 250, type: !14)
!277 = !DILocalVariable(arg: 2, scope: !272, file: !258, line: 250, type: !7)
!278 = !DILocation(line: 250, column: 5, scope: !272)
!279 = distinct !DISubprogram(name: "call_once<fn(), ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17hb6463f1441b2b2bcE", scope: !259, file: !258, line: 250, type: !234, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !283, retainedNodes: !280)
!280 = !{!281, !282}
!281 = !DILocalVariable(arg: 1, scope: !279, file: !258, line: 250, type: !20)
!282 = !DILocalVariable(arg: 2, scope: !279, file: !258, line: 250, type: !7)
!283 = !{!284, !270}
!284 = !DITemplateTypeParameter(name: "Self", type: !20)
!285 = !DILocation(line: 250, column: 5, scope: !279)
!286 = distinct !DISubprogram(name: "drop_in_place<alloc::vec::Vec<i32, alloc::alloc::Global>>", linkageName: "_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$i32$GT$$GT$17h2b90756fa955b5adE", scope: !35, file: !287, line: 805, type: !288, scopeLine: 805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !293, retainedNodes: !291)
!287 = !DIFile(filename: "library/core/src/ptr/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "8f706ae0a0620120e6e931983ef127f1")
!288 = !DISubroutineType(types: !289)
!289 = !{null, !290}
!290 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut alloc::vec::Vec<i32, alloc::alloc::Global>", baseType: !110, size: 64, align: 64, dwarfAddressSpace: 0)
!291 = !{!292}
!292 = !DILocalVariable(arg: 1, scope: !286, file: !287, line: 805, type: !290)
!293 = !{!294}
!294 = !DITemplateTypeParameter(name: "T", type: !110)
!295 = !DILocation(line: 805, column: 1, scope: !286)
!296 = distinct !DISubprogram(name: "drop_in_place<alloc::raw_vec::RawVec<i32, alloc::alloc::Global>>", linkageName: "_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$i32$GT$$GT$17hab994d6a082757f0E", scope: !35, file: !287, line: 805, type: !297, scopeLine: 805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !302, retainedNodes: !300)
!297 = !DISubroutineType(types: !298)
!298 = !{null, !299}
!299 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut alloc::raw_vec::RawVec<i32, alloc::alloc::Global>", baseType: !115, size: 64, align: 64, dwarfAddressSpace: 0)
!300 = !{!301}
!301 = !DILocalVariable(arg: 1, scope: !296, file: !287, line: 805, type: !299)
!302 = !{!303}
!303 = !DITemplateTypeParameter(name: "T", type: !115)
!304 = !DILocation(line: 805, column: 1, scope: !296)
!305 = distinct !DISubprogram(name: "precondition_check", linkageName: "_ZN4core4hint16assert_unchecked18precondition_check17h08113eb65a75a1a1E", scope: !307, file: !306, line: 68, type: !308, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, retainedNodes: !336)
!306 = !DIFile(filename: "library/core/src/ub_checks.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "8a26eb599fa825194a3e796d4688d4db")
!307 = !DINamespace(name: "assert_unchecked", scope: !247)
!308 = !DISubroutineType(types: !309)
!309 = !{null, !310, !311}
!310 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!311 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::panic::location::Location", baseType: !312, size: 64, align: 64, dwarfAddressSpace: 0)
!312 = !DICompositeType(tag: DW_TAG_structure_type, name: "Location", scope: !313, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !315, templateParams: !23, identifier: "c23b7de1297af8f4a89df3da49f37ee6")
!313 = !DINamespace(name: "location", scope: !314)
!314 = !DINamespace(name: "panic", scope: !36)
!315 = !{!316, !325, !327, !328}
!316 = !DIDerivedType(tag: DW_TAG_member, name: "filename", scope: !312, file: !2, baseType: !317, size: 128, align: 64, flags: DIFlagPrivate)
!317 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<str>", scope: !127, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !318, templateParams: !132, identifier: "cc7383b2ce73f6838bfb6ae828fb6ae6")
!318 = !{!319}
!319 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !317, file: !2, baseType: !320, size: 128, align: 64, flags: DIFlagPrivate)
!320 = !DICompositeType(tag: DW_TAG_structure_type, name: "*const str", file: !2, size: 128, align: 64, elements: !321, templateParams: !23, identifier: "238a44609877474087c05adf26cd41fa")
!321 = !{!322, !324}
!322 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !320, file: !2, baseType: !323, size: 64, align: 64)
!323 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !131, size: 64, align: 64, dwarfAddressSpace: 0)
!324 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !320, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!325 = !DIDerivedType(tag: DW_TAG_member, name: "line", scope: !312, file: !2, baseType: !326, size: 32, align: 32, offset: 128, flags: DIFlagPrivate)
!326 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!327 = !DIDerivedType(tag: DW_TAG_member, name: "col", scope: !312, file: !2, baseType: !326, size: 32, align: 32, offset: 160, flags: DIFlagPrivate)
!328 = !DIDerivedType(tag: DW_TAG_member, name: "_filename", scope: !312, file: !2, baseType: !329, align: 8, offset: 192, flags: DIFlagPrivate)
!329 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&str>", scope: !136, file: !2, align: 8, flags: DIFlagPublic, elements: !23, templateParams: !330, identifier: "e16ac355808b6aef9fb50b5f125fee05")
!330 = !{!331}
!331 = !DITemplateTypeParameter(name: "T", type: !332)
!332 = !DICompositeType(tag: DW_TAG_structure_type, name: "&str", file: !2, size: 128, align: 64, elements: !333, templateParams: !23, identifier: "9277eecd40495f85161460476aacc992")
!333 = !{!334, !335}
!334 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !332, file: !2, baseType: !323, size: 64, align: 64)
!335 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !332, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!336 = !{!337, !338}
!337 = !DILocalVariable(name: "cond", arg: 1, scope: !305, file: !306, line: 68, type: !310)
!338 = !DILocalVariable(name: "msg", scope: !339, file: !306, line: 70, type: !332, align: 64)
!339 = distinct !DILexicalBlock(scope: !305, file: !306, line: 70, column: 21)
!340 = !DILocation(line: 68, column: 43, scope: !305)
!341 = !DILocation(line: 208, column: 36, scope: !342)
!342 = !DILexicalBlockFile(scope: !305, file: !246, discriminator: 0)
!343 = !DILocation(line: 70, column: 31, scope: !305)
!344 = !DILocation(line: 70, column: 25, scope: !339)
!345 = !DILocalVariable(name: "s", arg: 1, scope: !346, file: !347, line: 815, type: !332)
!346 = distinct !DISubprogram(name: "from_str", linkageName: "_ZN4core3fmt9Arguments8from_str17h0f271c501bf362f1E", scope: !348, file: !347, line: 815, type: !426, scopeLine: 815, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, declaration: !428, retainedNodes: !429)
!347 = !DIFile(filename: "library/core/src/fmt/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "66c54229528687a22c80807f245fa4df")
!348 = !DICompositeType(tag: DW_TAG_structure_type, name: "Arguments", scope: !349, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !350, templateParams: !23, identifier: "e5c67bbe046da39973c72077c7f66185")
!349 = !DINamespace(name: "fmt", scope: !36)
!350 = !{!351, !352}
!351 = !DIDerivedType(tag: DW_TAG_member, name: "template", scope: !348, file: !2, baseType: !126, size: 64, align: 64, flags: DIFlagPrivate)
!352 = !DIDerivedType(tag: DW_TAG_member, name: "args", scope: !348, file: !2, baseType: !353, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!353 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<core::fmt::rt::Argument>", scope: !127, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !354, templateParams: !424, identifier: "2e7cb7ba6db6aae8a5c20264d17cea0a")
!354 = !{!355}
!355 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !353, file: !2, baseType: !356, size: 64, align: 64, flags: DIFlagPrivate)
!356 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const core::fmt::rt::Argument", baseType: !357, size: 64, align: 64, dwarfAddressSpace: 0)
!357 = !DICompositeType(tag: DW_TAG_structure_type, name: "Argument", scope: !358, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !359, templateParams: !23, identifier: "1d5f7550f7e7e04cbc4d2cf57c27606b")
!358 = !DINamespace(name: "rt", scope: !349)
!359 = !{!360}
!360 = !DIDerivedType(tag: DW_TAG_member, name: "ty", scope: !357, file: !2, baseType: !361, size: 128, align: 64, flags: DIFlagPrivate)
!361 = !DICompositeType(tag: DW_TAG_structure_type, name: "ArgumentType", scope: !358, file: !2, size: 128, align: 64, flags: DIFlagPrivate, elements: !362, templateParams: !23, identifier: "b1cfb4618f1c38c3f96eab6c02edf448")
!362 = !{!363}
!363 = !DICompositeType(tag: DW_TAG_variant_part, scope: !361, file: !2, size: 128, align: 64, elements: !364, templateParams: !23, identifier: "fbd384083752b747f8b252853b979154", discriminator: !423)
!364 = !{!365, !419}
!365 = !DIDerivedType(tag: DW_TAG_member, name: "Placeholder", scope: !363, file: !2, baseType: !366, size: 128, align: 64)
!366 = !DICompositeType(tag: DW_TAG_structure_type, name: "Placeholder", scope: !361, file: !2, size: 128, align: 64, flags: DIFlagPrivate, elements: !367, templateParams: !23, identifier: "91d44a8fdafb90acd8f4961dbde4212b")
!367 = !{!368, !372, !414}
!368 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !366, file: !2, baseType: !369, size: 64, align: 64, flags: DIFlagPrivate)
!369 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<()>", scope: !127, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !370, templateParams: !183, identifier: "f4e496144210c619b96aa08326287b92")
!370 = !{!371}
!371 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !369, file: !2, baseType: !6, size: 64, align: 64, flags: DIFlagPrivate)
!372 = !DIDerivedType(tag: DW_TAG_member, name: "formatter", scope: !366, file: !2, baseType: !373, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!373 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "unsafe fn(core::ptr::non_null::NonNull<()>, &mut core::fmt::Formatter) -> core::result::Result<(), core::fmt::Error>", baseType: !374, size: 64, align: 64, dwarfAddressSpace: 0)
!374 = !DISubroutineType(types: !375)
!375 = !{!376, !369, !393}
!376 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<(), core::fmt::Error>", scope: !377, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !378, templateParams: !23, identifier: "1c6752419820cdc3961061cc58b31873")
!377 = !DINamespace(name: "result", scope: !36)
!378 = !{!379}
!379 = !DICompositeType(tag: DW_TAG_variant_part, scope: !376, file: !2, size: 8, align: 8, elements: !380, templateParams: !23, identifier: "92c1f85eaa1d7dab2e3165ee2fc4946", discriminator: !392)
!380 = !{!381, !388}
!381 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !379, file: !2, baseType: !382, size: 8, align: 8, extraData: i8 0)
!382 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !376, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !383, templateParams: !385, identifier: "1d7115f6c7f9f62c2100933bba0c76f9")
!383 = !{!384}
!384 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !382, file: !2, baseType: !7, align: 8, offset: 8, flags: DIFlagPublic)
!385 = !{!184, !386}
!386 = !DITemplateTypeParameter(name: "E", type: !387)
!387 = !DICompositeType(tag: DW_TAG_structure_type, name: "Error", scope: !349, file: !2, align: 8, flags: DIFlagPublic, elements: !23, identifier: "5a24300cdda31093f5fe20c939b4885")
!388 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !379, file: !2, baseType: !389, size: 8, align: 8, extraData: i8 1)
!389 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !376, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !390, templateParams: !385, identifier: "27094aa3bc4c448bf12b8530386fdeb2")
!390 = !{!391}
!391 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !389, file: !2, baseType: !387, align: 8, offset: 8, flags: DIFlagPublic)
!392 = !DIDerivedType(tag: DW_TAG_member, scope: !376, file: !2, baseType: !131, size: 8, align: 8, flags: DIFlagArtificial)
!393 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::fmt::Formatter", baseType: !394, size: 64, align: 64, dwarfAddressSpace: 0)
!394 = !DICompositeType(tag: DW_TAG_structure_type, name: "Formatter", scope: !349, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !395, templateParams: !23, identifier: "c45a1f7f7c29ecbbdbd29c835fac516c")
!395 = !{!396, !403}
!396 = !DIDerivedType(tag: DW_TAG_member, name: "options", scope: !394, file: !2, baseType: !397, size: 64, align: 32, offset: 128, flags: DIFlagPrivate)
!397 = !DICompositeType(tag: DW_TAG_structure_type, name: "FormattingOptions", scope: !349, file: !2, size: 64, align: 32, flags: DIFlagPublic, elements: !398, templateParams: !23, identifier: "ca2f5547247cd95c514a47d5800e09e")
!398 = !{!399, !400, !402}
!399 = !DIDerivedType(tag: DW_TAG_member, name: "flags", scope: !397, file: !2, baseType: !326, size: 32, align: 32, flags: DIFlagPrivate)
!400 = !DIDerivedType(tag: DW_TAG_member, name: "width", scope: !397, file: !2, baseType: !401, size: 16, align: 16, offset: 32, flags: DIFlagPrivate)
!401 = !DIBasicType(name: "u16", size: 16, encoding: DW_ATE_unsigned)
!402 = !DIDerivedType(tag: DW_TAG_member, name: "precision", scope: !397, file: !2, baseType: !401, size: 16, align: 16, offset: 48, flags: DIFlagPrivate)
!403 = !DIDerivedType(tag: DW_TAG_member, name: "buf", scope: !394, file: !2, baseType: !404, size: 128, align: 64, flags: DIFlagPrivate)
!404 = !DICompositeType(tag: DW_TAG_structure_type, name: "&mut dyn core::fmt::Write", file: !2, size: 128, align: 64, elements: !405, templateParams: !23, identifier: "effe97114690fc58a8e246cb04e37234")
!405 = !{!406, !409}
!406 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !404, file: !2, baseType: !407, size: 64, align: 64)
!407 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !408, size: 64, align: 64, dwarfAddressSpace: 0)
!408 = !DICompositeType(tag: DW_TAG_structure_type, name: "dyn core::fmt::Write", file: !2, align: 8, elements: !23, identifier: "64328679825f9c73b507edbfd5b86b47")
!409 = !DIDerivedType(tag: DW_TAG_member, name: "vtable", scope: !404, file: !2, baseType: !410, size: 64, align: 64, offset: 64)
!410 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&[usize; 6]", baseType: !411, size: 64, align: 64, dwarfAddressSpace: 0)
!411 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 384, align: 64, elements: !412)
!412 = !{!413}
!413 = !DISubrange(count: 6, lowerBound: 0)
!414 = !DIDerivedType(tag: DW_TAG_member, name: "_lifetime", scope: !366, file: !2, baseType: !415, align: 8, offset: 128, flags: DIFlagPrivate)
!415 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&()>", scope: !136, file: !2, align: 8, flags: DIFlagPublic, elements: !23, templateParams: !416, identifier: "efa596960370766459fc018866dc4048")
!416 = !{!417}
!417 = !DITemplateTypeParameter(name: "T", type: !418)
!418 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&()", baseType: !7, size: 64, align: 64, dwarfAddressSpace: 0)
!419 = !DIDerivedType(tag: DW_TAG_member, name: "Count", scope: !363, file: !2, baseType: !420, size: 128, align: 64, extraData: i64 0)
!420 = !DICompositeType(tag: DW_TAG_structure_type, name: "Count", scope: !361, file: !2, size: 128, align: 64, flags: DIFlagPrivate, elements: !421, templateParams: !23, identifier: "1d9161ed3114ac1c26d36137fc96704d")
!421 = !{!422}
!422 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !420, file: !2, baseType: !401, size: 16, align: 16, offset: 64, flags: DIFlagPrivate)
!423 = !DIDerivedType(tag: DW_TAG_member, scope: !361, file: !2, baseType: !37, size: 64, align: 64, flags: DIFlagArtificial)
!424 = !{!425}
!425 = !DITemplateTypeParameter(name: "T", type: !357)
!426 = !DISubroutineType(types: !427)
!427 = !{!348, !332}
!428 = !DISubprogram(name: "from_str", linkageName: "_ZN4core3fmt9Arguments8from_str17h0f271c501bf362f1E", scope: !348, file: !347, line: 815, type: !426, scopeLine: 815, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !23)
!429 = !{!345}
!430 = !DILocation(line: 815, column: 27, scope: !346, inlinedAt: !431)
!431 = !DILocation(line: 73, column: 59, scope: !339)
!432 = !DILocalVariable(name: "self", arg: 1, scope: !433, file: !434, line: 578, type: !332)
!433 = distinct !DISubprogram(name: "as_ptr", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre6as_ptr", scope: !435, file: !434, line: 578, type: !437, scopeLine: 578, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, retainedNodes: !439)
!434 = !DIFile(filename: "library/core/src/str/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "b67baab1b9aefdbe1feb84767953c83d")
!435 = !DINamespace(name: "{impl#0}", scope: !436)
!436 = !DINamespace(name: "str", scope: !36)
!437 = !DISubroutineType(types: !438)
!438 = !{!130, !332}
!439 = !{!432}
!440 = !DILocation(line: 578, column: 25, scope: !433, inlinedAt: !441)
!441 = !DILocation(line: 819, column: 44, scope: !346, inlinedAt: !431)
!442 = !DILocalVariable(name: "self", arg: 1, scope: !443, file: !434, line: 157, type: !332)
!443 = distinct !DISubprogram(name: "len", linkageName: "_ZN4core3str21_$LT$impl$u20$str$GT$3len17h772a83ce0a6ad9f0E", scope: !435, file: !434, line: 157, type: !444, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, retainedNodes: !446)
!444 = !DISubroutineType(types: !445)
!445 = !{!9, !332}
!446 = !{!442}
!447 = !DILocation(line: 157, column: 22, scope: !443, inlinedAt: !448)
!448 = !DILocation(line: 820, column: 40, scope: !346, inlinedAt: !431)
!449 = !DILocalVariable(name: "self", arg: 1, scope: !450, file: !434, line: 502, type: !332)
!450 = distinct !DISubprogram(name: "as_bytes", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre8as_bytes", scope: !435, file: !434, line: 502, type: !451, scopeLine: 502, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, retainedNodes: !457)
!451 = !DISubroutineType(types: !452)
!452 = !{!453, !332}
!453 = !DICompositeType(tag: DW_TAG_structure_type, name: "&[u8]", file: !2, size: 128, align: 64, elements: !454, templateParams: !23, identifier: "31681e0c10b314f1f33e38b2779acbb4")
!454 = !{!455, !456}
!455 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !453, file: !2, baseType: !323, size: 64, align: 64)
!456 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !453, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!457 = !{!449}
!458 = !DILocation(line: 502, column: 27, scope: !450, inlinedAt: !459)
!459 = !DILocation(line: 158, column: 14, scope: !443, inlinedAt: !448)
!460 = !DILocation(line: 73, column: 21, scope: !339)
!461 = !DILocation(line: 75, column: 14, scope: !305)
!462 = distinct !DISubprogram(name: "report", linkageName: "_ZN54_$LT$$LP$$RP$$u20$as$u20$std..process..Termination$GT$6report17h357363d0da43f7fcE", scope: !463, file: !204, line: 2581, type: !464, scopeLine: 2581, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, retainedNodes: !466)
!463 = !DINamespace(name: "{impl#63}", scope: !206)
!464 = !DISubroutineType(types: !465)
!465 = !{!205, !7}
!466 = !{!467}
!467 = !DILocalVariable(arg: 1, scope: !462, file: !204, line: 2581, type: !7)
!468 = !DILocation(line: 2581, column: 15, scope: !462)
!469 = !DILocation(line: 2583, column: 6, scope: !462)
!470 = distinct !DISubprogram(name: "with_capacity<i32>", linkageName: "_ZN5alloc3vec12Vec$LT$T$GT$13with_capacity17h91571a3543ea5d72E", scope: !110, file: !471, line: 523, type: !472, scopeLine: 523, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !150, declaration: !474, retainedNodes: !475)
!471 = !DIFile(filename: "library/alloc/src/vec/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "561105229399139e451a3aa6309b761e")
!472 = !DISubroutineType(types: !473)
!473 = !{!110, !9}
!474 = !DISubprogram(name: "with_capacity<i32>", linkageName: "_ZN5alloc3vec12Vec$LT$T$GT$13with_capacity17h91571a3543ea5d72E", scope: !110, file: !471, line: 523, type: !472, scopeLine: 523, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !150)
!475 = !{!476}
!476 = !DILocalVariable(name: "capacity", arg: 1, scope: !470, file: !471, line: 523, type: !9)
!477 = !DILocation(line: 523, column: 32, scope: !470)
!478 = !DILocalVariable(name: "capacity", arg: 1, scope: !479, file: !471, line: 964, type: !9)
!479 = distinct !DISubprogram(name: "with_capacity_in<i32, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$16with_capacity_in17h266bdb28a3b7ac48E", scope: !110, file: !471, line: 964, type: !480, scopeLine: 964, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !153, declaration: !482, retainedNodes: !483)
!480 = !DISubroutineType(types: !481)
!481 = !{!110, !9, !144}
!482 = !DISubprogram(name: "with_capacity_in<i32, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$16with_capacity_in17h266bdb28a3b7ac48E", scope: !110, file: !471, line: 964, type: !480, scopeLine: 964, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !153)
!483 = !{!478, !484}
!484 = !DILocalVariable(name: "alloc", scope: !479, file: !471, line: 964, type: !144, align: 8)
!485 = !DILocation(line: 964, column: 29, scope: !479, inlinedAt: !486)
!486 = !DILocation(line: 524, column: 9, scope: !470)
!487 = !DILocalVariable(name: "capacity", arg: 1, scope: !488, file: !489, line: 175, type: !9)
!488 = distinct !DISubprogram(name: "with_capacity_in<i32, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$16with_capacity_in17h92b9b5b9bca9a037E", scope: !115, file: !489, line: 175, type: !490, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !153, declaration: !492, retainedNodes: !493)
!489 = !DIFile(filename: "library/alloc/src/raw_vec/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "78584250230dfe0aae92794a07566ae7")
!490 = !DISubroutineType(types: !491)
!491 = !{!115, !9, !144}
!492 = !DISubprogram(name: "with_capacity_in<i32, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$16with_capacity_in17h92b9b5b9bca9a037E", scope: !115, file: !489, line: 175, type: !490, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !153)
!493 = !{!487, !494}
!494 = !DILocalVariable(name: "alloc", scope: !488, file: !489, line: 175, type: !144, align: 8)
!495 = !DILocation(line: 175, column: 36, scope: !488, inlinedAt: !496)
!496 = !DILocation(line: 965, column: 20, scope: !479, inlinedAt: !486)
!497 = !DILocation(line: 964, column: 46, scope: !479, inlinedAt: !486)
!498 = !DILocation(line: 175, column: 53, scope: !488, inlinedAt: !496)
!499 = !DILocation(line: 177, column: 20, scope: !488, inlinedAt: !496)
!500 = !DILocation(line: 965, column: 9, scope: !479, inlinedAt: !486)
!501 = !DILocation(line: 525, column: 6, scope: !470)
!502 = distinct !DISubprogram(name: "push<i32, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$4push17hd6deca4b77e02085E", scope: !110, file: !471, line: 991, type: !503, scopeLine: 991, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !153, declaration: !506, retainedNodes: !507)
!503 = !DISubroutineType(types: !504)
!504 = !{null, !505, !152}
!505 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut alloc::vec::Vec<i32, alloc::alloc::Global>", baseType: !110, size: 64, align: 64, dwarfAddressSpace: 0)
!506 = !DISubprogram(name: "push<i32, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$4push17hd6deca4b77e02085E", scope: !110, file: !471, line: 991, type: !503, scopeLine: 991, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !153)
!507 = !{!508, !509}
!508 = !DILocalVariable(name: "self", arg: 1, scope: !502, file: !471, line: 991, type: !505)
!509 = !DILocalVariable(name: "value", arg: 2, scope: !502, file: !471, line: 991, type: !152)
!510 = !DILocation(line: 991, column: 17, scope: !502)
!511 = !DILocation(line: 991, column: 28, scope: !502)
!512 = !DILocation(line: 992, column: 22, scope: !502)
!513 = !DILocation(line: 993, column: 6, scope: !502)
!514 = distinct !DISubprogram(name: "push_mut<i32, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h818d31383c7a617bE", scope: !110, file: !471, line: 1023, type: !515, scopeLine: 1023, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !153, declaration: !518, retainedNodes: !519)
!515 = !DISubroutineType(types: !516)
!516 = !{!517, !505, !152}
!517 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut i32", baseType: !152, size: 64, align: 64, dwarfAddressSpace: 0)
!518 = !DISubprogram(name: "push_mut<i32, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h818d31383c7a617bE", scope: !110, file: !471, line: 1023, type: !515, scopeLine: 1023, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !153)
!519 = !{!520, !521, !522, !524}
!520 = !DILocalVariable(name: "self", arg: 1, scope: !514, file: !471, line: 1023, type: !505)
!521 = !DILocalVariable(name: "value", arg: 2, scope: !514, file: !471, line: 1023, type: !152)
!522 = !DILocalVariable(name: "len", scope: !523, file: !471, line: 1025, type: !9, align: 64)
!523 = distinct !DILexicalBlock(scope: !514, file: !471, line: 1025, column: 9)
!524 = !DILocalVariable(name: "end", scope: !525, file: !471, line: 1032, type: !526, align: 64)
!525 = distinct !DILexicalBlock(scope: !523, file: !471, line: 1032, column: 13)
!526 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut i32", baseType: !152, size: 64, align: 64, dwarfAddressSpace: 0)
!527 = !DILocation(line: 1023, column: 21, scope: !514)
!528 = !DILocalVariable(name: "self", arg: 1, scope: !529, file: !471, line: 1997, type: !505)
!529 = distinct !DISubprogram(name: "as_mut_ptr<i32, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$10as_mut_ptr17h73ea4e10c78ed920E", scope: !110, file: !471, line: 1997, type: !530, scopeLine: 1997, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !153, declaration: !532, retainedNodes: !533)
!530 = !DISubroutineType(types: !531)
!531 = !{!526, !505}
!532 = !DISubprogram(name: "as_mut_ptr<i32, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$10as_mut_ptr17h73ea4e10c78ed920E", scope: !110, file: !471, line: 1997, type: !530, scopeLine: 1997, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !153)
!533 = !{!528}
!534 = !DILocation(line: 1997, column: 29, scope: !529, inlinedAt: !535)
!535 = !DILocation(line: 1032, column: 28, scope: !523)
!536 = !DILocation(line: 1023, column: 32, scope: !514)
!537 = !DILocation(line: 616, column: 30, scope: !538, inlinedAt: !546)
!538 = distinct !DISubprogram(name: "capacity<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8capacity17h11c7fe5bc3a9b6abE", scope: !119, file: !489, line: 616, type: !539, scopeLine: 616, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !146, declaration: !542, retainedNodes: !543)
!539 = !DISubroutineType(types: !540)
!540 = !{!9, !541, !9}
!541 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&alloc::raw_vec::RawVecInner<alloc::alloc::Global>", baseType: !119, size: 64, align: 64, dwarfAddressSpace: 0)
!542 = !DISubprogram(name: "capacity<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8capacity17h11c7fe5bc3a9b6abE", scope: !119, file: !489, line: 616, type: !539, scopeLine: 616, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !146)
!543 = !{!544, !545}
!544 = !DILocalVariable(name: "self", arg: 1, scope: !538, file: !489, line: 616, type: !541)
!545 = !DILocalVariable(name: "elem_size", scope: !538, file: !489, line: 616, type: !9, align: 64)
!546 = !DILocation(line: 308, column: 20, scope: !547, inlinedAt: !554)
!547 = distinct !DISubprogram(name: "capacity<i32, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8capacity17hc43ac78bac0c9e2bE", scope: !115, file: !489, line: 307, type: !548, scopeLine: 307, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !153, declaration: !551, retainedNodes: !552)
!548 = !DISubroutineType(types: !549)
!549 = !{!9, !550}
!550 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&alloc::raw_vec::RawVec<i32, alloc::alloc::Global>", baseType: !115, size: 64, align: 64, dwarfAddressSpace: 0)
!551 = !DISubprogram(name: "capacity<i32, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8capacity17hc43ac78bac0c9e2bE", scope: !115, file: !489, line: 307, type: !548, scopeLine: 307, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !153)
!552 = !{!553}
!553 = !DILocalVariable(name: "self", arg: 1, scope: !547, file: !489, line: 307, type: !550)
!554 = !DILocation(line: 1028, column: 28, scope: !523)
!555 = !DILocation(line: 1025, column: 19, scope: !514)
!556 = !DILocation(line: 1025, column: 13, scope: !523)
!557 = !DILocalVariable(name: "count", arg: 2, scope: !558, file: !559, line: 927, type: !9)
!558 = distinct !DISubprogram(name: "add<i32>", linkageName: "_ZN4core3ptr7mut_ptr31_$LT$impl$u20$$BP$mut$u20$T$GT$3add17h33f4b254d087b7fbE", scope: !560, file: !559, line: 927, type: !562, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !150, retainedNodes: !564)
!559 = !DIFile(filename: "library/core/src/ptr/mut_ptr.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!560 = !DINamespace(name: "{impl#0}", scope: !561)
!561 = !DINamespace(name: "mut_ptr", scope: !35)
!562 = !DISubroutineType(types: !563)
!563 = !{!526, !526, !9, !311}
!564 = !{!565, !557}
!565 = !DILocalVariable(name: "self", arg: 1, scope: !558, file: !559, line: 927, type: !526)
!566 = !DILocation(line: 927, column: 35, scope: !558, inlinedAt: !567)
!567 = !DILocation(line: 1032, column: 41, scope: !523)
!568 = !DILocation(line: 307, column: 34, scope: !547, inlinedAt: !554)
!569 = !DILocation(line: 617, column: 12, scope: !538, inlinedAt: !546)
!570 = !DILocation(line: 617, column: 49, scope: !538, inlinedAt: !546)
!571 = !DILocalVariable(name: "self", arg: 1, scope: !572, file: !573, line: 46, type: !138)
!572 = distinct !DISubprogram(name: "as_inner", linkageName: "_ZN4core3num11niche_types14UsizeNoHighBit8as_inner17h913cc7b590621fe8E", scope: !138, file: !573, line: 46, type: !574, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, declaration: !576, retainedNodes: !577)
!573 = !DIFile(filename: "library/core/src/num/niche_types.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "b3871eb21e61251a8509e6d07911f9fb")
!574 = !DISubroutineType(types: !575)
!575 = !{!9, !138}
!576 = !DISubprogram(name: "as_inner", linkageName: "_ZN4core3num11niche_types14UsizeNoHighBit8as_inner17h913cc7b590621fe8E", scope: !138, file: !573, line: 46, type: !574, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !23)
!577 = !{!571}
!578 = !DILocation(line: 46, column: 35, scope: !572, inlinedAt: !579)
!579 = !DILocation(line: 617, column: 58, scope: !538, inlinedAt: !546)
!580 = !DILocation(line: 49, column: 26, scope: !572, inlinedAt: !579)
!581 = !DILocation(line: 617, column: 9, scope: !538, inlinedAt: !546)
!582 = !DILocation(line: 1028, column: 12, scope: !523)
!583 = !DILocation(line: 1028, column: 9, scope: !523)
!584 = !DILocation(line: 1029, column: 22, scope: !523)
!585 = !DILocation(line: 612, column: 9, scope: !586, inlinedAt: !595)
!586 = distinct !DISubprogram(name: "non_null<alloc::alloc::Global, i32>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8non_null17hfb63fe82f4802c76E", scope: !119, file: !489, line: 611, type: !587, scopeLine: 611, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !594, declaration: !593)
!587 = !DISubroutineType(types: !588)
!588 = !{!589, !541}
!589 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<i32>", scope: !127, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !590, templateParams: !150, identifier: "87c1d4fb7af38623515e849a82dc60eb")
!590 = !{!591}
!591 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !589, file: !2, baseType: !592, size: 64, align: 64, flags: DIFlagPrivate)
!592 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const i32", baseType: !152, size: 64, align: 64, dwarfAddressSpace: 0)
!593 = !DISubprogram(name: "non_null<alloc::alloc::Global, i32>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8non_null17hfb63fe82f4802c76E", scope: !119, file: !489, line: 611, type: !587, scopeLine: 611, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !594)
!594 = !{!147, !151}
!595 = !DILocation(line: 607, column: 14, scope: !596, inlinedAt: !600)
!596 = distinct !DISubprogram(name: "ptr<alloc::alloc::Global, i32>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$3ptr17he7ceee0b2dcdd540E", scope: !119, file: !489, line: 606, type: !597, scopeLine: 606, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !594, declaration: !599)
!597 = !DISubroutineType(types: !598)
!598 = !{!526, !541}
!599 = !DISubprogram(name: "ptr<alloc::alloc::Global, i32>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$3ptr17he7ceee0b2dcdd540E", scope: !119, file: !489, line: 606, type: !597, scopeLine: 606, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !594)
!600 = !DILocation(line: 295, column: 20, scope: !601, inlinedAt: !605)
!601 = distinct !DISubprogram(name: "ptr<i32, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$3ptr17h98b6ee7f7cbc6b69E", scope: !115, file: !489, line: 294, type: !602, scopeLine: 294, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !153, declaration: !604)
!602 = !DISubroutineType(types: !603)
!603 = !{!526, !550}
!604 = !DISubprogram(name: "ptr<i32, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$3ptr17h98b6ee7f7cbc6b69E", scope: !115, file: !489, line: 294, type: !602, scopeLine: 294, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !153)
!605 = !DILocation(line: 2000, column: 18, scope: !529, inlinedAt: !535)
!606 = !DILocation(line: 407, column: 18, scope: !607, inlinedAt: !612)
!607 = distinct !DISubprogram(name: "as_ptr<i32>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ptr17h76b5b69d0ceea35bE", scope: !589, file: !608, line: 401, type: !609, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !150, declaration: !611)
!608 = !DIFile(filename: "library/core/src/ptr/non_null.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "e5222a5160165ba1cd09076ad7a11733")
!609 = !DISubroutineType(types: !610)
!610 = !{!526, !589}
!611 = !DISubprogram(name: "as_ptr<i32>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ptr17h76b5b69d0ceea35bE", scope: !589, file: !608, line: 401, type: !609, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !150)
!612 = !DILocation(line: 607, column: 30, scope: !596, inlinedAt: !600)
!613 = !DILocation(line: 927, column: 29, scope: !558, inlinedAt: !567)
!614 = !DILocation(line: 961, column: 18, scope: !558, inlinedAt: !567)
!615 = !DILocation(line: 1032, column: 17, scope: !525)
!616 = !DILocalVariable(name: "dst", arg: 1, scope: !617, file: !287, line: 1894, type: !526)
!617 = distinct !DISubprogram(name: "write<i32>", linkageName: "_ZN4core3ptr5write17h4ff5f81062b0366bE", scope: !35, file: !287, line: 1894, type: !618, scopeLine: 1894, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !150, retainedNodes: !620)
!618 = !DISubroutineType(types: !619)
!619 = !{null, !526, !152, !311}
!620 = !{!616, !621}
!621 = !DILocalVariable(name: "src", arg: 2, scope: !617, file: !287, line: 1894, type: !152)
!622 = !DILocation(line: 1894, column: 30, scope: !617, inlinedAt: !623)
!623 = !DILocation(line: 1033, column: 13, scope: !525)
!624 = !DILocation(line: 1033, column: 29, scope: !525)
!625 = !DILocation(line: 1894, column: 43, scope: !617, inlinedAt: !623)
!626 = !DILocation(line: 1917, column: 41, scope: !617, inlinedAt: !623)
!627 = !DILocation(line: 1034, column: 13, scope: !525)
!628 = !DILocation(line: 1038, column: 6, scope: !514)
!629 = !DILocation(line: 1023, column: 5, scope: !514)
!630 = distinct !DISubprogram(name: "grow_one<i32, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8grow_one17h59d40d6b1423e049E", scope: !115, file: !489, line: 186, type: !631, scopeLine: 186, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !153, declaration: !634, retainedNodes: !635)
!631 = !DISubroutineType(types: !632)
!632 = !{null, !633}
!633 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut alloc::raw_vec::RawVec<i32, alloc::alloc::Global>", baseType: !115, size: 64, align: 64, dwarfAddressSpace: 0)
!634 = !DISubprogram(name: "grow_one<i32, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8grow_one17h59d40d6b1423e049E", scope: !115, file: !489, line: 186, type: !631, scopeLine: 186, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !153)
!635 = !{!636}
!636 = !DILocalVariable(name: "self", arg: 1, scope: !630, file: !489, line: 186, type: !633)
!637 = !DILocation(line: 186, column: 28, scope: !630)
!638 = !DILocation(line: 489, column: 35, scope: !639, inlinedAt: !674)
!639 = distinct !DISubprogram(name: "grow_one<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8grow_one17h64f9a87ac986f85fE", scope: !119, file: !489, line: 489, type: !640, scopeLine: 489, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !146, declaration: !652, retainedNodes: !653)
!640 = !DISubroutineType(types: !641)
!641 = !{null, !642, !643}
!642 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut alloc::raw_vec::RawVecInner<alloc::alloc::Global>", baseType: !119, size: 64, align: 64, dwarfAddressSpace: 0)
!643 = !DICompositeType(tag: DW_TAG_structure_type, name: "Layout", scope: !644, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !646, templateParams: !23, identifier: "ae6bead0f2b6a034e04e04a9846a76e3")
!644 = !DINamespace(name: "layout", scope: !645)
!645 = !DINamespace(name: "alloc", scope: !36)
!646 = !{!647, !648}
!647 = !DIDerivedType(tag: DW_TAG_member, name: "size", scope: !643, file: !2, baseType: !9, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!648 = !DIDerivedType(tag: DW_TAG_member, name: "align", scope: !643, file: !2, baseType: !649, size: 64, align: 64, flags: DIFlagPrivate)
!649 = !DICompositeType(tag: DW_TAG_structure_type, name: "Alignment", scope: !34, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !650, templateParams: !23, identifier: "5099570874743123f8e757e4da3ea37b")
!650 = !{!651}
!651 = !DIDerivedType(tag: DW_TAG_member, name: "_inner_repr_trick", scope: !649, file: !2, baseType: !33, size: 64, align: 64, flags: DIFlagPrivate)
!652 = !DISubprogram(name: "grow_one<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8grow_one17h64f9a87ac986f85fE", scope: !119, file: !489, line: 489, type: !640, scopeLine: 489, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !146)
!653 = !{!654, !655, !656}
!654 = !DILocalVariable(name: "self", arg: 1, scope: !639, file: !489, line: 489, type: !642)
!655 = !DILocalVariable(name: "elem_layout", scope: !639, file: !489, line: 489, type: !643, align: 64)
!656 = !DILocalVariable(name: "err", scope: !657, file: !489, line: 491, type: !658, align: 64)
!657 = distinct !DILexicalBlock(scope: !639, file: !489, line: 491, column: 95)
!658 = !DICompositeType(tag: DW_TAG_structure_type, name: "TryReserveError", scope: !659, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !660, templateParams: !23, identifier: "aadc5b14185c42e764a105b028ba728d")
!659 = !DINamespace(name: "collections", scope: !112)
!660 = !{!661}
!661 = !DIDerivedType(tag: DW_TAG_member, name: "kind", scope: !658, file: !2, baseType: !662, size: 128, align: 64, flags: DIFlagPrivate)
!662 = !DICompositeType(tag: DW_TAG_structure_type, name: "TryReserveErrorKind", scope: !659, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !663, templateParams: !23, identifier: "bcabdc9b8161f8345ba45fd3dd2b352e")
!663 = !{!664}
!664 = !DICompositeType(tag: DW_TAG_variant_part, scope: !662, file: !2, size: 128, align: 64, elements: !665, templateParams: !23, identifier: "ea838b7be60be9969d8daf2ecb7c8fd0", discriminator: !673)
!665 = !{!666, !668}
!666 = !DIDerivedType(tag: DW_TAG_member, name: "CapacityOverflow", scope: !664, file: !2, baseType: !667, size: 128, align: 64, extraData: i64 0)
!667 = !DICompositeType(tag: DW_TAG_structure_type, name: "CapacityOverflow", scope: !662, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !23, identifier: "2fd3a5d7d557e582d8c71ef21e56c651")
!668 = !DIDerivedType(tag: DW_TAG_member, name: "AllocError", scope: !664, file: !2, baseType: !669, size: 128, align: 64)
!669 = !DICompositeType(tag: DW_TAG_structure_type, name: "AllocError", scope: !662, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !670, templateParams: !23, identifier: "831b16e5fe15eda163981d1f5c4117ec")
!670 = !{!671, !672}
!671 = !DIDerivedType(tag: DW_TAG_member, name: "layout", scope: !669, file: !2, baseType: !643, size: 128, align: 64, flags: DIFlagPublic)
!672 = !DIDerivedType(tag: DW_TAG_member, name: "non_exhaustive", scope: !669, file: !2, baseType: !7, align: 8, offset: 128, flags: DIFlagPublic)
!673 = !DIDerivedType(tag: DW_TAG_member, scope: !662, file: !2, baseType: !37, size: 64, align: 64, flags: DIFlagArtificial)
!674 = !DILocation(line: 188, column: 29, scope: !630)
!675 = !DILocation(line: 188, column: 18, scope: !630)
!676 = !DILocation(line: 489, column: 24, scope: !639, inlinedAt: !674)
!677 = !DILocation(line: 491, column: 56, scope: !657, inlinedAt: !674)
!678 = !DILocalVariable(name: "self", arg: 1, scope: !679, file: !573, line: 46, type: !138)
!679 = distinct !DISubprogram(name: "as_inner", linkageName: "_ZN4core3num11niche_types14UsizeNoHighBit8as_inner17h913cc7b590621fe8E", scope: !138, file: !573, line: 46, type: !574, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, declaration: !576, retainedNodes: !680)
!680 = !{!678}
!681 = !DILocation(line: 46, column: 35, scope: !679, inlinedAt: !682)
!682 = !DILocation(line: 491, column: 65, scope: !657, inlinedAt: !674)
!683 = !DILocation(line: 491, column: 41, scope: !657, inlinedAt: !674)
!684 = !DILocation(line: 491, column: 27, scope: !657, inlinedAt: !674)
!685 = !DILocation(line: 491, column: 16, scope: !657, inlinedAt: !674)
!686 = !DILocation(line: 491, column: 20, scope: !657, inlinedAt: !674)
!687 = !DILocation(line: 492, column: 13, scope: !657, inlinedAt: !674)
!688 = !DILocation(line: 189, column: 6, scope: !630)
!689 = !DILocation(line: 489, column: 5, scope: !639, inlinedAt: !674)
!690 = distinct !DISubprogram(name: "with_capacity_in<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17ha2470486b0097ae8E", scope: !119, file: !489, line: 432, type: !691, scopeLine: 432, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !146, declaration: !693, retainedNodes: !694)
!691 = !DISubroutineType(types: !692)
!692 = !{!119, !9, !144, !643}
!693 = !DISubprogram(name: "with_capacity_in<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17ha2470486b0097ae8E", scope: !119, file: !489, line: 432, type: !691, scopeLine: 432, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !146)
!694 = !{!695, !696, !697, !698, !700}
!695 = !DILocalVariable(name: "capacity", arg: 1, scope: !690, file: !489, line: 432, type: !9)
!696 = !DILocalVariable(name: "alloc", arg: 2, scope: !690, file: !489, line: 432, type: !144)
!697 = !DILocalVariable(name: "elem_layout", arg: 3, scope: !690, file: !489, line: 432, type: !643)
!698 = !DILocalVariable(name: "this", scope: !699, file: !489, line: 434, type: !119, align: 64)
!699 = distinct !DILexicalBlock(scope: !690, file: !489, line: 434, column: 13)
!700 = !DILocalVariable(name: "err", scope: !701, file: !489, line: 441, type: !658, align: 64)
!701 = distinct !DILexicalBlock(scope: !690, file: !489, line: 441, column: 13)
!702 = !DILocation(line: 432, column: 25, scope: !690)
!703 = !DILocalVariable(name: "additional", arg: 3, scope: !704, file: !489, line: 764, type: !9)
!704 = distinct !DISubprogram(name: "needs_to_grow<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$13needs_to_grow17h5b6001baeded74f7E", scope: !119, file: !489, line: 764, type: !705, scopeLine: 764, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !146, declaration: !707, retainedNodes: !708)
!705 = !DISubroutineType(types: !706)
!706 = !{!310, !541, !9, !9, !643}
!707 = !DISubprogram(name: "needs_to_grow<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$13needs_to_grow17h5b6001baeded74f7E", scope: !119, file: !489, line: 764, type: !705, scopeLine: 764, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !146)
!708 = !{!709, !710, !703, !711}
!709 = !DILocalVariable(name: "self", arg: 1, scope: !704, file: !489, line: 764, type: !541)
!710 = !DILocalVariable(name: "len", scope: !704, file: !489, line: 764, type: !9, align: 64)
!711 = !DILocalVariable(name: "elem_layout", arg: 4, scope: !704, file: !489, line: 764, type: !643)
!712 = !DILocation(line: 764, column: 47, scope: !704, inlinedAt: !713)
!713 = !DILocation(line: 437, column: 50, scope: !699)
!714 = !DILocation(line: 432, column: 42, scope: !690)
!715 = !DILocation(line: 432, column: 52, scope: !690)
!716 = !DILocation(line: 764, column: 66, scope: !704, inlinedAt: !713)
!717 = !DILocalVariable(name: "self", arg: 1, scope: !718, file: !719, line: 2493, type: !9)
!718 = distinct !DISubprogram(name: "wrapping_sub", linkageName: "_RNvMs9_NtCsgEmfK2I1SDS_4core3numj12wrapping_sub", scope: !720, file: !719, line: 2493, type: !721, scopeLine: 2493, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, retainedNodes: !723)
!719 = !DIFile(filename: "library/core/src/num/uint_macros.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "de2f29a3485fc28d710ba6c3062e6efa")
!720 = !DINamespace(name: "{impl#11}", scope: !140)
!721 = !DISubroutineType(types: !722)
!722 = !{!9, !9, !9}
!723 = !{!717, !724}
!724 = !DILocalVariable(name: "rhs", scope: !718, file: !719, line: 2493, type: !9, align: 64)
!725 = !DILocation(line: 2493, column: 35, scope: !718, inlinedAt: !726)
!726 = !DILocation(line: 765, column: 56, scope: !704, inlinedAt: !713)
!727 = !DILocation(line: 764, column: 35, scope: !704, inlinedAt: !713)
!728 = !DILocation(line: 2493, column: 41, scope: !718, inlinedAt: !726)
!729 = !DILocation(line: 433, column: 15, scope: !690)
!730 = !DILocation(line: 433, column: 9, scope: !690)
!731 = !DILocation(line: 441, column: 17, scope: !690)
!732 = !DILocation(line: 441, column: 17, scope: !701)
!733 = !DILocation(line: 441, column: 25, scope: !701)
!734 = !DILocation(line: 434, column: 16, scope: !690)
!735 = !DILocation(line: 434, column: 16, scope: !699)
!736 = !DILocation(line: 764, column: 28, scope: !704, inlinedAt: !713)
!737 = !DILocalVariable(name: "self", arg: 1, scope: !738, file: !489, line: 616, type: !541)
!738 = distinct !DISubprogram(name: "capacity<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8capacity17h11c7fe5bc3a9b6abE", scope: !119, file: !489, line: 616, type: !539, scopeLine: 616, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !146, declaration: !542, retainedNodes: !739)
!739 = !{!737, !740}
!740 = !DILocalVariable(name: "elem_size", arg: 2, scope: !738, file: !489, line: 616, type: !9)
!741 = !DILocation(line: 616, column: 23, scope: !738, inlinedAt: !742)
!742 = !DILocation(line: 765, column: 27, scope: !704, inlinedAt: !713)
!743 = !DILocalVariable(name: "self", arg: 1, scope: !744, file: !745, line: 175, type: !748)
!744 = distinct !DISubprogram(name: "size", linkageName: "_ZN4core5alloc6layout6Layout4size17ha2a5f40820a39873E", scope: !643, file: !745, line: 175, type: !746, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, declaration: !749, retainedNodes: !750)
!745 = !DIFile(filename: "library/core/src/alloc/layout.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "742dc9b469eb35aa4fa4088d8f093c03")
!746 = !DISubroutineType(types: !747)
!747 = !{!9, !748}
!748 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::alloc::layout::Layout", baseType: !643, size: 64, align: 64, dwarfAddressSpace: 0)
!749 = !DISubprogram(name: "size", linkageName: "_ZN4core5alloc6layout6Layout4size17ha2a5f40820a39873E", scope: !643, file: !745, line: 175, type: !746, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !23)
!750 = !{!743}
!751 = !DILocation(line: 175, column: 23, scope: !744, inlinedAt: !752)
!752 = !DILocation(line: 765, column: 48, scope: !704, inlinedAt: !713)
!753 = !DILocation(line: 176, column: 9, scope: !744, inlinedAt: !752)
!754 = !DILocation(line: 616, column: 30, scope: !738, inlinedAt: !742)
!755 = !DILocation(line: 617, column: 12, scope: !738, inlinedAt: !742)
!756 = !DILocation(line: 617, column: 29, scope: !738, inlinedAt: !742)
!757 = !DILocation(line: 617, column: 9, scope: !738, inlinedAt: !742)
!758 = !DILocation(line: 617, column: 49, scope: !738, inlinedAt: !742)
!759 = !DILocalVariable(name: "self", arg: 1, scope: !760, file: !573, line: 46, type: !138)
!760 = distinct !DISubprogram(name: "as_inner", linkageName: "_ZN4core3num11niche_types14UsizeNoHighBit8as_inner17h913cc7b590621fe8E", scope: !138, file: !573, line: 46, type: !574, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, declaration: !576, retainedNodes: !761)
!761 = !{!759}
!762 = !DILocation(line: 46, column: 35, scope: !760, inlinedAt: !763)
!763 = !DILocation(line: 617, column: 58, scope: !738, inlinedAt: !742)
!764 = !DILocation(line: 49, column: 26, scope: !760, inlinedAt: !763)
!765 = !DILocation(line: 2494, column: 13, scope: !718, inlinedAt: !726)
!766 = !DILocation(line: 765, column: 9, scope: !704, inlinedAt: !713)
!767 = !DILocation(line: 437, column: 44, scope: !699)
!768 = !DILocalVariable(name: "cond", arg: 1, scope: !769, file: !246, line: 202, type: !310)
!769 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCsgEmfK2I1SDS_4core4hint16assert_unchecked", scope: !247, file: !246, line: 202, type: !308, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, retainedNodes: !770)
!770 = !{!768}
!771 = !DILocation(line: 202, column: 38, scope: !769, inlinedAt: !772)
!772 = !DILocation(line: 437, column: 21, scope: !699)
!773 = !DILocation(line: 77, column: 35, scope: !774, inlinedAt: !772)
!774 = !DILexicalBlockFile(scope: !769, file: !306, discriminator: 0)
!775 = !DILocation(line: 78, column: 17, scope: !774, inlinedAt: !772)
!776 = !DILocation(line: 443, column: 6, scope: !690)
!777 = distinct !DISubprogram(name: "drop<i32, alloc::alloc::Global>", linkageName: "_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17ha114690ff6a312f3E", scope: !778, file: !471, line: 4219, type: !779, scopeLine: 4219, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !153, retainedNodes: !781)
!778 = !DINamespace(name: "{impl#26}", scope: !111)
!779 = !DISubroutineType(types: !780)
!780 = !{null, !505}
!781 = !{!782}
!782 = !DILocalVariable(name: "self", arg: 1, scope: !777, file: !471, line: 4219, type: !505)
!783 = !DILocation(line: 4219, column: 13, scope: !777)
!784 = !DILocalVariable(name: "self", arg: 1, scope: !785, file: !471, line: 1997, type: !505)
!785 = distinct !DISubprogram(name: "as_mut_ptr<i32, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$10as_mut_ptr17h73ea4e10c78ed920E", scope: !110, file: !471, line: 1997, type: !530, scopeLine: 1997, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !153, declaration: !532, retainedNodes: !786)
!786 = !{!784}
!787 = !DILocation(line: 1997, column: 29, scope: !785, inlinedAt: !788)
!788 = !DILocation(line: 4224, column: 67, scope: !777)
!789 = !DILocation(line: 612, column: 9, scope: !790, inlinedAt: !791)
!790 = distinct !DISubprogram(name: "non_null<alloc::alloc::Global, i32>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8non_null17hfb63fe82f4802c76E", scope: !119, file: !489, line: 611, type: !587, scopeLine: 611, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !594, declaration: !593)
!791 = !DILocation(line: 607, column: 14, scope: !792, inlinedAt: !793)
!792 = distinct !DISubprogram(name: "ptr<alloc::alloc::Global, i32>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$3ptr17he7ceee0b2dcdd540E", scope: !119, file: !489, line: 606, type: !597, scopeLine: 606, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !594, declaration: !599)
!793 = !DILocation(line: 295, column: 20, scope: !794, inlinedAt: !795)
!794 = distinct !DISubprogram(name: "ptr<i32, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$3ptr17h98b6ee7f7cbc6b69E", scope: !115, file: !489, line: 294, type: !602, scopeLine: 294, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !153, declaration: !604)
!795 = !DILocation(line: 2000, column: 18, scope: !785, inlinedAt: !788)
!796 = !DILocation(line: 407, column: 18, scope: !797, inlinedAt: !798)
!797 = distinct !DISubprogram(name: "as_ptr<i32>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ptr17h76b5b69d0ceea35bE", scope: !589, file: !608, line: 401, type: !609, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !150, declaration: !611)
!798 = !DILocation(line: 607, column: 30, scope: !792, inlinedAt: !793)
!799 = !DILocalVariable(name: "data", arg: 1, scope: !800, file: !287, line: 1220, type: !526)
!800 = distinct !DISubprogram(name: "slice_from_raw_parts_mut<i32>", linkageName: "_ZN4core3ptr24slice_from_raw_parts_mut17h4f28c9d24170a23dE", scope: !35, file: !287, line: 1220, type: !801, scopeLine: 1220, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !150, retainedNodes: !808)
!801 = !DISubroutineType(types: !802)
!802 = !{!803, !526, !9}
!803 = !DICompositeType(tag: DW_TAG_structure_type, name: "*mut [i32]", file: !2, size: 128, align: 64, elements: !804, templateParams: !23, identifier: "4376f3f205dae323a12eee2e2306c285")
!804 = !{!805, !807}
!805 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !803, file: !2, baseType: !806, size: 64, align: 64)
!806 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !152, size: 64, align: 64, dwarfAddressSpace: 0)
!807 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !803, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!808 = !{!799, !809}
!809 = !DILocalVariable(name: "len", arg: 2, scope: !800, file: !287, line: 1220, type: !9)
!810 = !DILocation(line: 1220, column: 42, scope: !800, inlinedAt: !811)
!811 = !DILocation(line: 4224, column: 32, scope: !777)
!812 = !DILocation(line: 4224, column: 81, scope: !777)
!813 = !DILocation(line: 1220, column: 56, scope: !800, inlinedAt: !811)
!814 = !DILocation(line: 4227, column: 6, scope: !777)
!815 = distinct !DISubprogram(name: "index<i32>", linkageName: "_ZN75_$LT$usize$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17haffb36cd38a4cd69E", scope: !817, file: !816, line: 270, type: !820, scopeLine: 270, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !150, retainedNodes: !827)
!816 = !DIFile(filename: "library/core/src/slice/index.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "35f1d9855ef780cd44773269ad8900cd")
!817 = !DINamespace(name: "{impl#2}", scope: !818)
!818 = !DINamespace(name: "index", scope: !819)
!819 = !DINamespace(name: "slice", scope: !36)
!820 = !DISubroutineType(types: !821)
!821 = !{!822, !9, !823, !311}
!822 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&i32", baseType: !152, size: 64, align: 64, dwarfAddressSpace: 0)
!823 = !DICompositeType(tag: DW_TAG_structure_type, name: "&[i32]", file: !2, size: 128, align: 64, elements: !824, templateParams: !23, identifier: "6b57523f38171cc87b38da8cc3de4ac3")
!824 = !{!825, !826}
!825 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !823, file: !2, baseType: !806, size: 64, align: 64)
!826 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !823, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!827 = !{!828, !829}
!828 = !DILocalVariable(name: "self", arg: 1, scope: !815, file: !816, line: 270, type: !9)
!829 = !DILocalVariable(name: "slice", arg: 2, scope: !815, file: !816, line: 270, type: !823)
!830 = !DILocation(line: 270, column: 14, scope: !815)
!831 = !DILocation(line: 270, column: 20, scope: !815)
!832 = !DILocation(line: 272, column: 10, scope: !815)
!833 = !DILocation(line: 272, column: 9, scope: !815)
!834 = !DILocation(line: 273, column: 6, scope: !815)
!835 = distinct !DISubprogram(name: "drop<i32, alloc::alloc::Global>", linkageName: "_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hf36b35f76fde378cE", scope: !836, file: !489, line: 421, type: !631, scopeLine: 421, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !153, retainedNodes: !837)
!836 = !DINamespace(name: "{impl#3}", scope: !116)
!837 = !{!838}
!838 = !DILocalVariable(name: "self", arg: 1, scope: !835, file: !489, line: 421, type: !633)
!839 = !DILocation(line: 421, column: 13, scope: !835)
!840 = !DILocation(line: 423, column: 29, scope: !835)
!841 = !DILocation(line: 424, column: 6, scope: !835)
!842 = distinct !DISubprogram(name: "index<i32, usize, alloc::alloc::Global>", linkageName: "_ZN81_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..index..Index$LT$I$GT$$GT$5index17hf8f3a10d1395a335E", scope: !843, file: !471, line: 3803, type: !844, scopeLine: 3803, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !850, retainedNodes: !847)
!843 = !DINamespace(name: "{impl#14}", scope: !111)
!844 = !DISubroutineType(types: !845)
!845 = !{!822, !846, !9, !311}
!846 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&alloc::vec::Vec<i32, alloc::alloc::Global>", baseType: !110, size: 64, align: 64, dwarfAddressSpace: 0)
!847 = !{!848, !849}
!848 = !DILocalVariable(name: "self", arg: 1, scope: !842, file: !471, line: 3803, type: !846)
!849 = !DILocalVariable(name: "index", arg: 2, scope: !842, file: !471, line: 3803, type: !9)
!850 = !{!151, !851, !147}
!851 = !DITemplateTypeParameter(name: "I", type: !9)
!852 = !DILocation(line: 3803, column: 14, scope: !842)
!853 = !DILocalVariable(name: "self", arg: 1, scope: !854, file: !471, line: 3728, type: !846)
!854 = distinct !DISubprogram(name: "deref<i32, alloc::alloc::Global>", linkageName: "_ZN72_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..deref..Deref$GT$5deref17hac417ad14dafe38bE", scope: !855, file: !471, line: 3728, type: !856, scopeLine: 3728, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !153, retainedNodes: !858)
!855 = !DINamespace(name: "{impl#9}", scope: !111)
!856 = !DISubroutineType(types: !857)
!857 = !{!823, !846}
!858 = !{!853}
!859 = !DILocation(line: 3728, column: 14, scope: !854, inlinedAt: !860)
!860 = !DILocation(line: 3804, column: 23, scope: !842)
!861 = !DILocalVariable(name: "self", arg: 1, scope: !862, file: !471, line: 1798, type: !846)
!862 = distinct !DISubprogram(name: "as_slice<i32, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$8as_slice17h34043483887d1990E", scope: !110, file: !471, line: 1798, type: !856, scopeLine: 1798, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !153, declaration: !863, retainedNodes: !864)
!863 = !DISubprogram(name: "as_slice<i32, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$8as_slice17h34043483887d1990E", scope: !110, file: !471, line: 1798, type: !856, scopeLine: 1798, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !153)
!864 = !{!861}
!865 = !DILocation(line: 1798, column: 27, scope: !862, inlinedAt: !866)
!866 = !DILocation(line: 3729, column: 14, scope: !854, inlinedAt: !860)
!867 = !DILocalVariable(name: "self", arg: 1, scope: !868, file: !471, line: 1913, type: !846)
!868 = distinct !DISubprogram(name: "as_ptr<i32, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$6as_ptr17h7267737ece071c65E", scope: !110, file: !471, line: 1913, type: !869, scopeLine: 1913, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !153, declaration: !871, retainedNodes: !872)
!869 = !DISubroutineType(types: !870)
!870 = !{!592, !846}
!871 = !DISubprogram(name: "as_ptr<i32, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$6as_ptr17h7267737ece071c65E", scope: !110, file: !471, line: 1913, type: !869, scopeLine: 1913, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !153)
!872 = !{!867}
!873 = !DILocation(line: 1913, column: 25, scope: !868, inlinedAt: !874)
!874 = !DILocation(line: 1815, column: 76, scope: !862, inlinedAt: !866)
!875 = !DILocation(line: 3803, column: 21, scope: !842)
!876 = !DILocalVariable(name: "index", arg: 2, scope: !877, file: !816, line: 18, type: !9)
!877 = distinct !DISubprogram(name: "index<i32, usize>", linkageName: "_ZN4core5slice5index74_$LT$impl$u20$core..ops..index..Index$LT$I$GT$$u20$for$u20$$u5b$T$u5d$$GT$5index17hc3621d5d8847266eE", scope: !878, file: !816, line: 18, type: !879, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !887, retainedNodes: !881)
!878 = !DINamespace(name: "{impl#0}", scope: !818)
!879 = !DISubroutineType(types: !880)
!880 = !{!822, !823, !9, !311}
!881 = !{!882, !876}
!882 = !DILocalVariable(name: "self", arg: 1, scope: !877, file: !816, line: 18, type: !883)
!883 = !DICompositeType(tag: DW_TAG_structure_type, name: "*const [i32]", file: !2, size: 128, align: 64, elements: !884, templateParams: !23, identifier: "1d27693bf649124d417f8ef7a22de53e")
!884 = !{!885, !886}
!885 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !883, file: !2, baseType: !806, size: 64, align: 64)
!886 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !883, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!887 = !{!151, !851}
!888 = !DILocation(line: 18, column: 21, scope: !877, inlinedAt: !889)
!889 = !DILocation(line: 3804, column: 9, scope: !842)
!890 = !DILocation(line: 612, column: 9, scope: !891, inlinedAt: !892)
!891 = distinct !DISubprogram(name: "non_null<alloc::alloc::Global, i32>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8non_null17hfb63fe82f4802c76E", scope: !119, file: !489, line: 611, type: !587, scopeLine: 611, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !594, declaration: !593)
!892 = !DILocation(line: 607, column: 14, scope: !893, inlinedAt: !894)
!893 = distinct !DISubprogram(name: "ptr<alloc::alloc::Global, i32>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$3ptr17he7ceee0b2dcdd540E", scope: !119, file: !489, line: 606, type: !597, scopeLine: 606, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !594, declaration: !599)
!894 = !DILocation(line: 295, column: 20, scope: !895, inlinedAt: !896)
!895 = distinct !DISubprogram(name: "ptr<i32, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$3ptr17h98b6ee7f7cbc6b69E", scope: !115, file: !489, line: 294, type: !602, scopeLine: 294, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !153, declaration: !604)
!896 = !DILocation(line: 1916, column: 18, scope: !868, inlinedAt: !874)
!897 = !DILocation(line: 1815, column: 86, scope: !862, inlinedAt: !866)
!898 = !DILocation(line: 1815, column: 15, scope: !862, inlinedAt: !866)
!899 = !DILocation(line: 18, column: 14, scope: !877, inlinedAt: !889)
!900 = !DILocation(line: 19, column: 15, scope: !877, inlinedAt: !889)
!901 = !DILocation(line: 3805, column: 6, scope: !842)
