; ModuleID = 'rust_debug_result_unsafe.fd8743c1e7b25549-cgu.0'
source_filename = "rust_debug_result_unsafe.fd8743c1e7b25549-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_37aff258086a2da832bf2e381f140385 = private unnamed_addr constant [28 x i8] c"rust_debug_result_unsafe.rs\00", align 1
@alloc_19348b0c17185e6e6313b275fa1fcd3b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_37aff258086a2da832bf2e381f140385, [16 x i8] c"\1B\00\00\00\00\00\00\00\1E\00\00\00\1A\00\00\00" }>, align 8
@alloc_3cf3958f97440c357f2055b410933925 = private unnamed_addr constant [24 x i8] c"assertion failed: z >= 0", align 1
@alloc_0ce430c551cd9dc0bcf31115f1310cbe = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_37aff258086a2da832bf2e381f140385, [16 x i8] c"\1B\00\00\00\00\00\00\00\1F\00\00\00\05\00\00\00" }>, align 8
@alloc_dec4d04369d97c587b281b93ec3315a8 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_37aff258086a2da832bf2e381f140385, [16 x i8] c"\1B\00\00\00\00\00\00\00\1A\00\00\00\08\00\00\00" }>, align 8
@alloc_62a9cff01c0550162bb15859d846d698 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_37aff258086a2da832bf2e381f140385, [16 x i8] c"\1B\00\00\00\00\00\00\00\19\00\00\00\0D\00\00\00" }>, align 8
@vtable.0 = private constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17hfdc583a396e3e7c5E", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h5f03dc8990627f5eE", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h5f03dc8990627f5eE" }>, align 8, !dbg !0
@vtable.1 = private constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00", ptr @"_ZN70_$LT$rust_debug_result_unsafe..Problem$u20$as$u20$core..fmt..Debug$GT$3fmt17h93b28395f30b8172E" }>, align 8, !dbg !24
@alloc_00ae4b301f7fab8ac9617c03fcbd7274 = private unnamed_addr constant [43 x i8] c"called `Result::unwrap()` on an `Err` value", align 1
@alloc_0660af6ac1311e6a7327b346be51eabd = private unnamed_addr constant [8 x i8] c"Negative", align 1
@alloc_308d5a1c98449ea8fdd373a3c729cbad = private unnamed_addr constant [5 x i8] c"Large", align 1
@__rustc_debug_gdb_scripts_section__ = linkonce_odr unnamed_addr constant [34 x i8] c"\01gdb_load_rust_pretty_printers.py\00", section ".debug_gdb_scripts", align 1

; <core::result::Result<T,F> as core::ops::try_trait::FromResidual<core::result::Result<core::convert::Infallible,E>>>::from_residual
; Function Attrs: inlinehint nonlazybind uwtable
define internal i64 @"_ZN153_$LT$core..result..Result$LT$T$C$F$GT$$u20$as$u20$core..ops..try_trait..FromResidual$LT$core..result..Result$LT$core..convert..Infallible$C$E$GT$$GT$$GT$13from_residual17hdab31e4dc8c59d35E"(i1 zeroext %residual, ptr align 8 %0) unnamed_addr #0 !dbg !48 {
start:
  %t.dbg.spill.i = alloca [1 x i8], align 1
  %e.dbg.spill = alloca [1 x i8], align 1
  %residual.dbg.spill = alloca [1 x i8], align 1
  %_0 = alloca [8 x i8], align 4
  %1 = zext i1 %residual to i8
  store i8 %1, ptr %residual.dbg.spill, align 1
    #dbg_declare(ptr %residual.dbg.spill, !121, !DIExpression(), !126)
  %2 = zext i1 %residual to i8, !dbg !127
  store i8 %2, ptr %e.dbg.spill, align 1, !dbg !127
    #dbg_declare(ptr %e.dbg.spill, !122, !DIExpression(), !128)
  %3 = zext i1 %residual to i8
  store i8 %3, ptr %t.dbg.spill.i, align 1
    #dbg_declare(ptr %t.dbg.spill.i, !129, !DIExpression(), !138)
  %4 = getelementptr inbounds i8, ptr %_0, i64 1, !dbg !140
  %5 = zext i1 %residual to i8, !dbg !140
  store i8 %5, ptr %4, align 1, !dbg !140
  store i8 1, ptr %_0, align 4, !dbg !140
  %6 = load i64, ptr %_0, align 4, !dbg !141
  ret i64 %6, !dbg !141
}

; rust_debug_result_unsafe::int
; Function Attrs: nonlazybind uwtable
define internal i32 @_ZN24rust_debug_result_unsafe3int17h77410bcde81fd540E() unnamed_addr #1 !dbg !142 {
start:
  %_0 = call i32 @__VERIFIER_nondet_int() #8, !dbg !146
  ret i32 %_0, !dbg !147
}

; rust_debug_result_unsafe::main
; Function Attrs: nonlazybind uwtable
define hidden void @_ZN24rust_debug_result_unsafe4main17hca46faa5b57261b5E() unnamed_addr #1 personality ptr @rust_eh_personality !dbg !148 {
start:
  %0 = alloca [16 x i8], align 8
  %t.dbg.spill.i = alloca [4 x i8], align 4
  %e.i = alloca [1 x i8], align 1
  %1 = alloca [8 x i8], align 8
  %self.i = alloca [8 x i8], align 4
  %z.dbg.spill = alloca [4 x i8], align 4
  %2 = alloca [8 x i8], align 8
  %3 = alloca [8 x i8], align 8
  %_2 = alloca [8 x i8], align 4
; call rust_debug_result_unsafe::int
  %_3 = call i32 @_ZN24rust_debug_result_unsafe3int17h77410bcde81fd540E(), !dbg !152
; call rust_debug_result_unsafe::twice
  %4 = call i64 @_ZN24rust_debug_result_unsafe5twice17hfc9b0a995d9993aeE(i32 %_3), !dbg !153
  store i64 %4, ptr %3, align 8, !dbg !153
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_2, ptr align 8 %3, i64 8, i1 false), !dbg !153
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 4 %_2, i64 8, i1 false), !dbg !153
  %5 = load i64, ptr %2, align 8, !dbg !153
  store i64 %5, ptr %1, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %self.i, ptr align 8 %1, i64 8, i1 false)
    #dbg_declare(ptr %self.i, !154, !DIExpression(), !164)
    #dbg_declare(ptr %e.i, !162, !DIExpression(), !166)
  %6 = load i8, ptr %self.i, align 4, !dbg !167
  %7 = trunc nuw i8 %6 to i1, !dbg !167
  %_2.i = zext i1 %7 to i64, !dbg !167
  br i1 %7, label %bb2.i, label %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h4a267bea2f1a7e3dE.exit", !dbg !168

bb2.i:                                            ; preds = %start
  %8 = getelementptr inbounds i8, ptr %self.i, i64 1, !dbg !169
  %9 = load i8, ptr %8, align 1, !dbg !169
  %10 = trunc nuw i8 %9 to i1, !dbg !169
  %11 = zext i1 %10 to i8, !dbg !169
  store i8 %11, ptr %e.i, align 1, !dbg !169
; invoke core::result::unwrap_failed
  invoke void @_RNvNtCsgEmfK2I1SDS_4core6result13unwrap_failed(ptr align 1 @alloc_00ae4b301f7fab8ac9617c03fcbd7274, i64 43, ptr align 1 %e.i, ptr align 8 @vtable.1, ptr align 8 @alloc_19348b0c17185e6e6313b275fa1fcd3b) #9
          to label %unreachable.i unwind label %cleanup.i, !dbg !170

cleanup.i:                                        ; preds = %bb2.i
  %12 = landingpad { ptr, i32 }
          cleanup
  %13 = extractvalue { ptr, i32 } %12, 0
  %14 = extractvalue { ptr, i32 } %12, 1
  store ptr %13, ptr %0, align 8
  %15 = getelementptr inbounds i8, ptr %0, i64 8
  store i32 %14, ptr %15, align 8
  %16 = load ptr, ptr %0, align 8, !dbg !171
  %17 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !171
  %18 = load i32, ptr %17, align 8, !dbg !171
  %19 = insertvalue { ptr, i32 } poison, ptr %16, 0, !dbg !171
  %20 = insertvalue { ptr, i32 } %19, i32 %18, 1, !dbg !171
  resume { ptr, i32 } %20, !dbg !171

unreachable.i:                                    ; preds = %bb2.i
  unreachable

"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h4a267bea2f1a7e3dE.exit": ; preds = %start
  %21 = getelementptr inbounds i8, ptr %self.i, i64 4, !dbg !172
  %t.i = load i32, ptr %21, align 4, !dbg !172
  store i32 %t.i, ptr %t.dbg.spill.i, align 4, !dbg !172
    #dbg_declare(ptr %t.dbg.spill.i, !160, !DIExpression(), !173)
  store i32 %t.i, ptr %z.dbg.spill, align 4, !dbg !174
    #dbg_declare(ptr %z.dbg.spill, !150, !DIExpression(), !175)
  %_4 = icmp sge i32 %t.i, 0, !dbg !176
  br i1 %_4, label %bb4, label %bb5, !dbg !176

bb5:                                              ; preds = %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h4a267bea2f1a7e3dE.exit"
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_3cf3958f97440c357f2055b410933925, i64 24, ptr align 8 @alloc_0ce430c551cd9dc0bcf31115f1310cbe) #10, !dbg !177
  unreachable, !dbg !177

bb4:                                              ; preds = %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h4a267bea2f1a7e3dE.exit"
  ret void, !dbg !178
}

; rust_debug_result_unsafe::check
; Function Attrs: nonlazybind uwtable
define internal i64 @_ZN24rust_debug_result_unsafe5check17hd6cee8a614d30fa1E(i32 %x) unnamed_addr #1 !dbg !179 {
start:
  %x.dbg.spill = alloca [4 x i8], align 4
  %_0 = alloca [8 x i8], align 4
  store i32 %x, ptr %x.dbg.spill, align 4
    #dbg_declare(ptr %x.dbg.spill, !183, !DIExpression(), !184)
  %_4 = icmp slt i32 %x, 0, !dbg !185
  br i1 %_4, label %bb5, label %bb2, !dbg !185

bb2:                                              ; preds = %start
  %_2 = icmp sle i32 0, %x, !dbg !186
  br i1 %_2, label %bb4, label %bb1, !dbg !186

bb5:                                              ; preds = %start
  %0 = getelementptr inbounds i8, ptr %_0, i64 1, !dbg !187
  store i8 0, ptr %0, align 1, !dbg !187
  store i8 1, ptr %_0, align 4, !dbg !187
  br label %bb6, !dbg !188

bb1:                                              ; preds = %bb4, %bb2
  %1 = getelementptr inbounds i8, ptr %_0, i64 1, !dbg !189
  store i8 1, ptr %1, align 1, !dbg !189
  store i8 1, ptr %_0, align 4, !dbg !189
  br label %bb6, !dbg !190

bb4:                                              ; preds = %bb2
  %_3 = icmp sle i32 %x, 1000, !dbg !186
  br i1 %_3, label %bb3, label %bb1, !dbg !186

bb3:                                              ; preds = %bb4
  %2 = getelementptr inbounds i8, ptr %_0, i64 4, !dbg !191
  store i32 %x, ptr %2, align 4, !dbg !191
  store i8 0, ptr %_0, align 4, !dbg !191
  br label %bb6, !dbg !192

bb6:                                              ; preds = %bb5, %bb3, %bb1
  %3 = load i64, ptr %_0, align 4, !dbg !193
  ret i64 %3, !dbg !193
}

; rust_debug_result_unsafe::twice
; Function Attrs: nonlazybind uwtable
define internal i64 @_ZN24rust_debug_result_unsafe5twice17hfc9b0a995d9993aeE(i32 %x) unnamed_addr #1 !dbg !194 {
start:
  %0 = alloca [8 x i8], align 8
  %residual.dbg.spill = alloca [1 x i8], align 1
  %y.dbg.spill = alloca [4 x i8], align 4
  %1 = alloca [8 x i8], align 8
  %2 = alloca [8 x i8], align 8
  %3 = alloca [8 x i8], align 8
  %x.dbg.spill = alloca [4 x i8], align 4
  %_3 = alloca [8 x i8], align 4
  %_2 = alloca [8 x i8], align 4
  %_0 = alloca [8 x i8], align 4
  store i32 %x, ptr %x.dbg.spill, align 4
    #dbg_declare(ptr %x.dbg.spill, !196, !DIExpression(), !203)
; call rust_debug_result_unsafe::check
  %4 = call i64 @_ZN24rust_debug_result_unsafe5check17hd6cee8a614d30fa1E(i32 %x), !dbg !204
  store i64 %4, ptr %3, align 8, !dbg !204
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_3, ptr align 8 %3, i64 8, i1 false), !dbg !204
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 4 %_3, i64 8, i1 false), !dbg !204
  %5 = load i64, ptr %2, align 8, !dbg !204
; call <core::result::Result<T,E> as core::ops::try_trait::Try>::branch
  %6 = call i64 @"_ZN79_$LT$core..result..Result$LT$T$C$E$GT$$u20$as$u20$core..ops..try_trait..Try$GT$6branch17ha12b10019fd5ae49E"(i64 %5) #11, !dbg !204
  store i64 %6, ptr %1, align 8, !dbg !204
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_2, ptr align 8 %1, i64 8, i1 false), !dbg !204
  %7 = load i8, ptr %_2, align 4, !dbg !204
  %8 = trunc nuw i8 %7 to i1, !dbg !204
  %_4 = zext i1 %8 to i64, !dbg !204
  %9 = trunc nuw i64 %_4 to i1, !dbg !204
  br i1 %9, label %bb5, label %bb4, !dbg !204

bb5:                                              ; preds = %start
  %10 = getelementptr inbounds i8, ptr %_2, i64 1, !dbg !205
  %11 = load i8, ptr %10, align 1, !dbg !205
  %residual = trunc nuw i8 %11 to i1, !dbg !205
  %12 = zext i1 %residual to i8, !dbg !205
  store i8 %12, ptr %residual.dbg.spill, align 1, !dbg !205
    #dbg_declare(ptr %residual.dbg.spill, !199, !DIExpression(), !206)
; call <core::result::Result<T,F> as core::ops::try_trait::FromResidual<core::result::Result<core::convert::Infallible,E>>>::from_residual
  %13 = call i64 @"_ZN153_$LT$core..result..Result$LT$T$C$F$GT$$u20$as$u20$core..ops..try_trait..FromResidual$LT$core..result..Result$LT$core..convert..Infallible$C$E$GT$$GT$$GT$13from_residual17hdab31e4dc8c59d35E"(i1 zeroext %residual, ptr align 8 @alloc_62a9cff01c0550162bb15859d846d698) #11, !dbg !207
  store i64 %13, ptr %0, align 8, !dbg !207
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_0, ptr align 8 %0, i64 8, i1 false), !dbg !207
  br label %bb7, !dbg !207

bb4:                                              ; preds = %start
  %14 = getelementptr inbounds i8, ptr %_2, i64 4, !dbg !204
  %y = load i32, ptr %14, align 4, !dbg !204
  store i32 %y, ptr %y.dbg.spill, align 4, !dbg !204
    #dbg_declare(ptr %y.dbg.spill, !197, !DIExpression(), !208)
    #dbg_declare(ptr %y.dbg.spill, !201, !DIExpression(), !209)
  %15 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %y, i32 2), !dbg !210
  %_8.0 = extractvalue { i32, i1 } %15, 0, !dbg !210
  %_8.1 = extractvalue { i32, i1 } %15, 1, !dbg !210
  br i1 %_8.1, label %panic, label %bb6, !dbg !210

bb6:                                              ; preds = %bb4
  %16 = getelementptr inbounds i8, ptr %_0, i64 4, !dbg !211
  store i32 %_8.0, ptr %16, align 4, !dbg !211
  store i8 0, ptr %_0, align 4, !dbg !211
  br label %bb7, !dbg !212

panic:                                            ; preds = %bb4
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_dec4d04369d97c587b281b93ec3315a8) #10, !dbg !210
  unreachable, !dbg !210

bb7:                                              ; preds = %bb5, %bb6
  %17 = load i64, ptr %_0, align 4, !dbg !212
  ret i64 %17, !dbg !212

bb3:                                              ; No predecessors!
  unreachable, !dbg !204
}

; std::rt::lang_start
; Function Attrs: nonlazybind uwtable
define hidden i64 @_ZN3std2rt10lang_start17hee4a5baadc39add0E(ptr %main, i64 %argc, ptr %argv, i8 %sigpipe) unnamed_addr #1 !dbg !213 {
start:
  %sigpipe.dbg.spill = alloca [1 x i8], align 1
  %argv.dbg.spill = alloca [8 x i8], align 8
  %argc.dbg.spill = alloca [8 x i8], align 8
  %main.dbg.spill = alloca [8 x i8], align 8
  %_7 = alloca [8 x i8], align 8
  store ptr %main, ptr %main.dbg.spill, align 8
    #dbg_declare(ptr %main.dbg.spill, !221, !DIExpression(), !227)
  store i64 %argc, ptr %argc.dbg.spill, align 8
    #dbg_declare(ptr %argc.dbg.spill, !222, !DIExpression(), !228)
  store ptr %argv, ptr %argv.dbg.spill, align 8
    #dbg_declare(ptr %argv.dbg.spill, !223, !DIExpression(), !229)
  store i8 %sigpipe, ptr %sigpipe.dbg.spill, align 1
    #dbg_declare(ptr %sigpipe.dbg.spill, !224, !DIExpression(), !230)
  store ptr %main, ptr %_7, align 8, !dbg !231
; call std::rt::lang_start_internal
  %_0 = call i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr align 1 %_7, ptr align 8 @vtable.0, i64 %argc, ptr %argv, i8 %sigpipe), !dbg !232
  ret i64 %_0, !dbg !233
}

; std::rt::lang_start::{{closure}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h5f03dc8990627f5eE"(ptr align 8 %_1) unnamed_addr #0 !dbg !234 {
start:
  %self.dbg.spill = alloca [1 x i8], align 1
  %_1.dbg.spill = alloca [8 x i8], align 8
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !239, !DIExpression(DW_OP_deref), !240)
  %_4 = load ptr, ptr %_1, align 8, !dbg !241
; call std::sys::backtrace::__rust_begin_short_backtrace
  call void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h237d22c39070e97aE(ptr %_4) #12, !dbg !242
; call <() as std::process::Termination>::report
  %self = call i8 @"_ZN54_$LT$$LP$$RP$$u20$as$u20$std..process..Termination$GT$6report17h956b2f0f09cc9712E"() #11, !dbg !243
  store i8 %self, ptr %self.dbg.spill, align 1, !dbg !243
    #dbg_declare(ptr %self.dbg.spill, !244, !DIExpression(), !262)
  %_0 = zext i8 %self to i32, !dbg !264
  ret i32 %_0, !dbg !272
}

; std::sys::backtrace::__rust_begin_short_backtrace
; Function Attrs: noinline nonlazybind uwtable
define internal void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h237d22c39070e97aE(ptr %f) unnamed_addr #2 !dbg !273 {
start:
  %dummy.dbg.spill = alloca [0 x i8], align 1
  %f.dbg.spill = alloca [8 x i8], align 8
  %result.dbg.spill = alloca [0 x i8], align 1
    #dbg_declare(ptr %result.dbg.spill, !280, !DIExpression(), !284)
  store ptr %f, ptr %f.dbg.spill, align 8
    #dbg_declare(ptr %f.dbg.spill, !279, !DIExpression(), !285)
    #dbg_declare(ptr %dummy.dbg.spill, !286, !DIExpression(), !293)
; call core::ops::function::FnOnce::call_once
  call void @_ZN4core3ops8function6FnOnce9call_once17h2fe46a37a1936c6dE(ptr %f) #11, !dbg !295
  call void asm sideeffect "", "~{memory}"(), !dbg !296, !srcloc !297
  ret void, !dbg !298
}

; core::ops::function::FnOnce::call_once{{vtable.shim}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal i32 @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17hfdc583a396e3e7c5E"(ptr %_1) unnamed_addr #0 !dbg !299 {
start:
  %_1.dbg.spill = alloca [8 x i8], align 8
  %_2 = alloca [0 x i8], align 1
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !308, !DIExpression(), !313)
    #dbg_declare(ptr %_2, !309, !DIExpression(), !313)
  %0 = load ptr, ptr %_1, align 8, !dbg !313
; call core::ops::function::FnOnce::call_once
  %_0 = call i32 @_ZN4core3ops8function6FnOnce9call_once17h0a8e5f7aafbfa5b4E(ptr %0) #11, !dbg !313
  ret i32 %_0, !dbg !313
}

; core::ops::function::FnOnce::call_once
; Function Attrs: inlinehint nonlazybind uwtable
define internal i32 @_ZN4core3ops8function6FnOnce9call_once17h0a8e5f7aafbfa5b4E(ptr %0) unnamed_addr #0 personality ptr @rust_eh_personality !dbg !314 {
start:
  %1 = alloca [16 x i8], align 8
  %_2 = alloca [0 x i8], align 1
  %_1 = alloca [8 x i8], align 8
  store ptr %0, ptr %_1, align 8
    #dbg_declare(ptr %_1, !318, !DIExpression(), !320)
    #dbg_declare(ptr %_2, !319, !DIExpression(), !320)
; invoke std::rt::lang_start::{{closure}}
  %_0 = invoke i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h5f03dc8990627f5eE"(ptr align 8 %_1)
          to label %bb1 unwind label %cleanup, !dbg !320

bb3:                                              ; preds = %cleanup
  %2 = load ptr, ptr %1, align 8, !dbg !320
  %3 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !320
  %4 = load i32, ptr %3, align 8, !dbg !320
  %5 = insertvalue { ptr, i32 } poison, ptr %2, 0, !dbg !320
  %6 = insertvalue { ptr, i32 } %5, i32 %4, 1, !dbg !320
  resume { ptr, i32 } %6, !dbg !320

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
  ret i32 %_0, !dbg !320
}

; core::ops::function::FnOnce::call_once
; Function Attrs: inlinehint nonlazybind uwtable
define internal void @_ZN4core3ops8function6FnOnce9call_once17h2fe46a37a1936c6dE(ptr %_1) unnamed_addr #0 !dbg !321 {
start:
  %_1.dbg.spill = alloca [8 x i8], align 8
  %_2 = alloca [0 x i8], align 1
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !323, !DIExpression(), !327)
    #dbg_declare(ptr %_2, !324, !DIExpression(), !327)
  call void %_1(), !dbg !327
  ret void, !dbg !327
}

; <() as std::process::Termination>::report
; Function Attrs: inlinehint nonlazybind uwtable
define internal i8 @"_ZN54_$LT$$LP$$RP$$u20$as$u20$std..process..Termination$GT$6report17h956b2f0f09cc9712E"() unnamed_addr #0 !dbg !328 {
start:
  %_1.dbg.spill = alloca [0 x i8], align 1
    #dbg_declare(ptr %_1.dbg.spill, !333, !DIExpression(), !334)
  ret i8 0, !dbg !335
}

; <rust_debug_result_unsafe::Problem as core::fmt::Debug>::fmt
; Function Attrs: inlinehint nonlazybind uwtable
define internal zeroext i1 @"_ZN70_$LT$rust_debug_result_unsafe..Problem$u20$as$u20$core..fmt..Debug$GT$3fmt17h93b28395f30b8172E"(ptr align 1 %self, ptr align 8 %f) unnamed_addr #0 !dbg !336 {
start:
  %f.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [8 x i8], align 8
  %_3 = alloca [16 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !380, !DIExpression(), !382)
  store ptr %f, ptr %f.dbg.spill, align 8
    #dbg_declare(ptr %f.dbg.spill, !381, !DIExpression(), !382)
  %0 = load i8, ptr %self, align 1, !dbg !382
  %1 = trunc nuw i8 %0 to i1, !dbg !382
  %_4 = zext i1 %1 to i64, !dbg !382
  %2 = trunc nuw i64 %_4 to i1, !dbg !382
  br i1 %2, label %bb2, label %bb3, !dbg !382

bb2:                                              ; preds = %start
  store ptr @alloc_308d5a1c98449ea8fdd373a3c729cbad, ptr %_3, align 8, !dbg !382
  %3 = getelementptr inbounds i8, ptr %_3, i64 8, !dbg !382
  store i64 5, ptr %3, align 8, !dbg !382
  br label %bb4, !dbg !383

bb3:                                              ; preds = %start
  store ptr @alloc_0660af6ac1311e6a7327b346be51eabd, ptr %_3, align 8, !dbg !382
  %4 = getelementptr inbounds i8, ptr %_3, i64 8, !dbg !382
  store i64 8, ptr %4, align 8, !dbg !382
  br label %bb4, !dbg !383

bb4:                                              ; preds = %bb2, %bb3
  %5 = load ptr, ptr %_3, align 8, !dbg !382
  %6 = getelementptr inbounds i8, ptr %_3, i64 8, !dbg !382
  %7 = load i64, ptr %6, align 8, !dbg !382
; call <core::fmt::Formatter>::write_str
  %_0 = call zeroext i1 @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter9write_str(ptr align 8 %f, ptr align 1 %5, i64 %7), !dbg !382
  ret i1 %_0, !dbg !384

bb1:                                              ; No predecessors!
  unreachable, !dbg !382
}

; <core::result::Result<T,E> as core::ops::try_trait::Try>::branch
; Function Attrs: inlinehint nonlazybind uwtable
define internal i64 @"_ZN79_$LT$core..result..Result$LT$T$C$E$GT$$u20$as$u20$core..ops..try_trait..Try$GT$6branch17ha12b10019fd5ae49E"(i64 %0) unnamed_addr #0 !dbg !385 {
start:
  %e.dbg.spill = alloca [1 x i8], align 1
  %v.dbg.spill = alloca [4 x i8], align 4
  %_0 = alloca [8 x i8], align 4
  %1 = alloca [8 x i8], align 8
  %self = alloca [8 x i8], align 4
  store i64 %0, ptr %1, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %self, ptr align 8 %1, i64 8, i1 false)
    #dbg_declare(ptr %self, !407, !DIExpression(), !412)
  %2 = load i8, ptr %self, align 4, !dbg !413
  %3 = trunc nuw i8 %2 to i1, !dbg !413
  %_2 = zext i1 %3 to i64, !dbg !413
  %4 = trunc nuw i64 %_2 to i1, !dbg !414
  br i1 %4, label %bb2, label %bb3, !dbg !414

bb2:                                              ; preds = %start
  %5 = getelementptr inbounds i8, ptr %self, i64 1, !dbg !415
  %6 = load i8, ptr %5, align 1, !dbg !415
  %e = trunc nuw i8 %6 to i1, !dbg !415
  %7 = zext i1 %e to i8, !dbg !415
  store i8 %7, ptr %e.dbg.spill, align 1, !dbg !415
    #dbg_declare(ptr %e.dbg.spill, !410, !DIExpression(), !416)
  %8 = getelementptr inbounds i8, ptr %_0, i64 1, !dbg !417
  %9 = zext i1 %e to i8, !dbg !417
  store i8 %9, ptr %8, align 1, !dbg !417
  store i8 1, ptr %_0, align 4, !dbg !417
  br label %bb4, !dbg !418

bb3:                                              ; preds = %start
  %10 = getelementptr inbounds i8, ptr %self, i64 4, !dbg !419
  %v = load i32, ptr %10, align 4, !dbg !419
  store i32 %v, ptr %v.dbg.spill, align 4, !dbg !419
    #dbg_declare(ptr %v.dbg.spill, !408, !DIExpression(), !420)
  %11 = getelementptr inbounds i8, ptr %_0, i64 4, !dbg !421
  store i32 %v, ptr %11, align 4, !dbg !421
  store i8 0, ptr %_0, align 4, !dbg !421
  br label %bb4, !dbg !422

bb4:                                              ; preds = %bb2, %bb3
  %12 = load i64, ptr %_0, align 4, !dbg !423
  ret i64 %12, !dbg !423

bb1:                                              ; No predecessors!
  unreachable, !dbg !413
}

; Function Attrs: nounwind nonlazybind uwtable
declare i32 @__VERIFIER_nondet_int() unnamed_addr #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; core::panicking::panic
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1, i64, ptr align 8) unnamed_addr #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #6

; core::panicking::panic_const::panic_const_mul_overflow
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8) unnamed_addr #5

; std::rt::lang_start_internal
; Function Attrs: nonlazybind uwtable
declare i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr align 1, ptr align 8, i64, ptr, i8) unnamed_addr #1

; Function Attrs: nounwind nonlazybind uwtable
declare i32 @rust_eh_personality(i32, i32, i64, ptr, ptr) unnamed_addr #3

; core::result::unwrap_failed
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core6result13unwrap_failed(ptr align 1, i64, ptr align 1, ptr align 8, ptr align 8) unnamed_addr #5

; <core::fmt::Formatter>::write_str
; Function Attrs: nonlazybind uwtable
declare zeroext i1 @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter9write_str(ptr align 8, ptr align 1, i64) unnamed_addr #1

; Function Attrs: nonlazybind
define i32 @main(i32 %0, ptr %1) unnamed_addr #7 {
top:
  %2 = load volatile i8, ptr @__rustc_debug_gdb_scripts_section__, align 1
  %3 = sext i32 %0 to i64
; call std::rt::lang_start
  %4 = call i64 @_ZN3std2rt10lang_start17hee4a5baadc39add0E(ptr @_ZN24rust_debug_result_unsafe4main17hca46faa5b57261b5E, i64 %3, ptr %1, i8 0)
  %5 = trunc i64 %4 to i32
  ret i32 %5
}

attributes #0 = { inlinehint nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { noinline nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { cold noinline noreturn nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nonlazybind "target-cpu"="x86-64" }
attributes #8 = { nounwind }
attributes #9 = { noreturn }
attributes #10 = { noinline noreturn }
attributes #11 = { inlinehint }
attributes #12 = { noinline }

!llvm.module.flags = !{!38, !39, !40, !41, !42}
!llvm.ident = !{!43}
!llvm.dbg.cu = !{!44}

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
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "<rust_debug_result_unsafe::Problem as core::fmt::Debug>::{vtable}", scope: null, file: !2, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_structure_type, name: "<rust_debug_result_unsafe::Problem as core::fmt::Debug>::{vtable_type}", file: !2, size: 256, align: 64, flags: DIFlagArtificial, elements: !27, vtableHolder: !32, templateParams: !23, identifier: "ef730c9888bcf381f3bbbbceda04e41b")
!27 = !{!28, !29, !30, !31}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "drop_in_place", scope: !26, file: !2, baseType: !6, size: 64, align: 64)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "size", scope: !26, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "align", scope: !26, file: !2, baseType: !9, size: 64, align: 64, offset: 128)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__method3", scope: !26, file: !2, baseType: !6, size: 64, align: 64, offset: 192)
!32 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "Problem", scope: !33, file: !2, baseType: !34, size: 8, align: 8, flags: DIFlagEnumClass, elements: !35)
!33 = !DINamespace(name: "rust_debug_result_unsafe", scope: null)
!34 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!35 = !{!36, !37}
!36 = !DIEnumerator(name: "Negative", value: 0, isUnsigned: true)
!37 = !DIEnumerator(name: "Large", value: 1, isUnsigned: true)
!38 = !{i32 8, !"PIC Level", i32 2}
!39 = !{i32 7, !"PIE Level", i32 2}
!40 = !{i32 2, !"RtLibUseGOT", i32 1}
!41 = !{i32 7, !"Dwarf Version", i32 4}
!42 = !{i32 2, !"Debug Info Version", i32 3}
!43 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!44 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !45, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !46, globals: !47, splitDebugInlining: false, nameTableKind: None)
!45 = !DIFile(filename: "rust_debug_result_unsafe.rs/@/rust_debug_result_unsafe.fd8743c1e7b25549-cgu.0", directory: ".")
!46 = !{!32}
!47 = !{!0, !24}
!48 = distinct !DISubprogram(name: "from_residual<i32, rust_debug_result_unsafe::Problem, rust_debug_result_unsafe::Problem>", linkageName: "_ZN153_$LT$core..result..Result$LT$T$C$F$GT$$u20$as$u20$core..ops..try_trait..FromResidual$LT$core..result..Result$LT$core..convert..Infallible$C$E$GT$$GT$$GT$13from_residual17hdab31e4dc8c59d35E", scope: !50, file: !49, line: 2187, type: !53, scopeLine: 2187, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !44, templateParams: !124, retainedNodes: !120)
!49 = !DIFile(filename: "library/core/src/result.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7ebc974a4b69a504d7e902d792c422dd")
!50 = !DINamespace(name: "{impl#28}", scope: !51)
!51 = !DINamespace(name: "result", scope: !52)
!52 = !DINamespace(name: "core", scope: null)
!53 = !DISubroutineType(types: !54)
!54 = !{!55, !72, !90}
!55 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<i32, rust_debug_result_unsafe::Problem>", scope: !51, file: !2, size: 64, align: 32, flags: DIFlagPublic, elements: !56, templateParams: !23, identifier: "17a52e9cee476728b222fd0b48481480")
!56 = !{!57}
!57 = !DICompositeType(tag: DW_TAG_variant_part, scope: !55, file: !2, size: 64, align: 32, elements: !58, templateParams: !23, identifier: "e72fbd1668b646b1e0e8959cd7377dbd", discriminator: !71)
!58 = !{!59, !67}
!59 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !57, file: !2, baseType: !60, size: 64, align: 32, extraData: i8 0)
!60 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !55, file: !2, size: 64, align: 32, flags: DIFlagPublic, elements: !61, templateParams: !64, identifier: "a3b25d8609f7fb2b896fa402b194ab56")
!61 = !{!62}
!62 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !60, file: !2, baseType: !63, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!63 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!64 = !{!65, !66}
!65 = !DITemplateTypeParameter(name: "T", type: !63)
!66 = !DITemplateTypeParameter(name: "E", type: !32)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !57, file: !2, baseType: !68, size: 64, align: 32, extraData: i8 1)
!68 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !55, file: !2, size: 64, align: 32, flags: DIFlagPublic, elements: !69, templateParams: !64, identifier: "708eabb7a1dd6f7f221e8350e3f76800")
!69 = !{!70}
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !68, file: !2, baseType: !32, size: 8, align: 8, offset: 8, flags: DIFlagPublic)
!71 = !DIDerivedType(tag: DW_TAG_member, scope: !55, file: !2, baseType: !34, size: 8, align: 8, flags: DIFlagArtificial)
!72 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<core::convert::Infallible, rust_debug_result_unsafe::Problem>", scope: !51, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !73, templateParams: !23, identifier: "882ddf20700304dac4856ddbb2ab05e7")
!73 = !{!74}
!74 = !DICompositeType(tag: DW_TAG_variant_part, scope: !72, file: !2, size: 8, align: 8, elements: !75, templateParams: !23, identifier: "64e0be07a086f92241ba2bf7be98a5a6")
!75 = !{!76, !86}
!76 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !74, file: !2, baseType: !77, size: 8, align: 8)
!77 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !72, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !78, templateParams: !84, identifier: "7a34094b84b88b221be08a314ee8ed22")
!78 = !{!79}
!79 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !77, file: !2, baseType: !80, align: 8, flags: DIFlagPublic)
!80 = !DICompositeType(tag: DW_TAG_structure_type, name: "Infallible", scope: !81, file: !2, align: 8, flags: DIFlagPublic, elements: !82, templateParams: !23, identifier: "78cfd968ca0619bc6721ef3bf8e03805")
!81 = !DINamespace(name: "convert", scope: !52)
!82 = !{!83}
!83 = !DICompositeType(tag: DW_TAG_variant_part, scope: !80, file: !2, align: 8, elements: !23, identifier: "820520e070d3f01e1d1c030b6bcc9c0e")
!84 = !{!85, !66}
!85 = !DITemplateTypeParameter(name: "T", type: !80)
!86 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !74, file: !2, baseType: !87, size: 8, align: 8)
!87 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !72, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !88, templateParams: !84, identifier: "526f686302664ddd5dc3ff0bb1eb8bde")
!88 = !{!89}
!89 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !87, file: !2, baseType: !32, size: 8, align: 8, flags: DIFlagPublic)
!90 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::panic::location::Location", baseType: !91, size: 64, align: 64, dwarfAddressSpace: 0)
!91 = !DICompositeType(tag: DW_TAG_structure_type, name: "Location", scope: !92, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !94, templateParams: !23, identifier: "c23b7de1297af8f4a89df3da49f37ee6")
!92 = !DINamespace(name: "location", scope: !93)
!93 = !DINamespace(name: "panic", scope: !52)
!94 = !{!95, !108, !110, !111}
!95 = !DIDerivedType(tag: DW_TAG_member, name: "filename", scope: !91, file: !2, baseType: !96, size: 128, align: 64, flags: DIFlagPrivate)
!96 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<str>", scope: !97, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !99, templateParams: !106, identifier: "cc7383b2ce73f6838bfb6ae828fb6ae6")
!97 = !DINamespace(name: "non_null", scope: !98)
!98 = !DINamespace(name: "ptr", scope: !52)
!99 = !{!100}
!100 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !96, file: !2, baseType: !101, size: 128, align: 64, flags: DIFlagPrivate)
!101 = !DICompositeType(tag: DW_TAG_structure_type, name: "*const str", file: !2, size: 128, align: 64, elements: !102, templateParams: !23, identifier: "238a44609877474087c05adf26cd41fa")
!102 = !{!103, !105}
!103 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !101, file: !2, baseType: !104, size: 64, align: 64)
!104 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64, align: 64, dwarfAddressSpace: 0)
!105 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !101, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!106 = !{!107}
!107 = !DITemplateTypeParameter(name: "T", type: !34)
!108 = !DIDerivedType(tag: DW_TAG_member, name: "line", scope: !91, file: !2, baseType: !109, size: 32, align: 32, offset: 128, flags: DIFlagPrivate)
!109 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!110 = !DIDerivedType(tag: DW_TAG_member, name: "col", scope: !91, file: !2, baseType: !109, size: 32, align: 32, offset: 160, flags: DIFlagPrivate)
!111 = !DIDerivedType(tag: DW_TAG_member, name: "_filename", scope: !91, file: !2, baseType: !112, align: 8, offset: 192, flags: DIFlagPrivate)
!112 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&str>", scope: !113, file: !2, align: 8, flags: DIFlagPublic, elements: !23, templateParams: !114, identifier: "e16ac355808b6aef9fb50b5f125fee05")
!113 = !DINamespace(name: "marker", scope: !52)
!114 = !{!115}
!115 = !DITemplateTypeParameter(name: "T", type: !116)
!116 = !DICompositeType(tag: DW_TAG_structure_type, name: "&str", file: !2, size: 128, align: 64, elements: !117, templateParams: !23, identifier: "9277eecd40495f85161460476aacc992")
!117 = !{!118, !119}
!118 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !116, file: !2, baseType: !104, size: 64, align: 64)
!119 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !116, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!120 = !{!121, !122}
!121 = !DILocalVariable(name: "residual", arg: 1, scope: !48, file: !49, line: 2187, type: !72)
!122 = !DILocalVariable(name: "e", scope: !123, file: !49, line: 2189, type: !32, align: 8)
!123 = distinct !DILexicalBlock(scope: !48, file: !49, line: 2189, column: 13)
!124 = !{!65, !66, !125}
!125 = !DITemplateTypeParameter(name: "F", type: !32)
!126 = !DILocation(line: 2187, column: 22, scope: !48)
!127 = !DILocation(line: 2189, column: 17, scope: !48)
!128 = !DILocation(line: 2189, column: 17, scope: !123)
!129 = !DILocalVariable(name: "t", arg: 1, scope: !130, file: !131, line: 788, type: !32)
!130 = distinct !DISubprogram(name: "from<rust_debug_result_unsafe::Problem>", linkageName: "_ZN50_$LT$T$u20$as$u20$core..convert..From$LT$T$GT$$GT$4from17h48f531534ad79db2E", scope: !132, file: !131, line: 788, type: !133, scopeLine: 788, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !44, templateParams: !136, retainedNodes: !135)
!131 = !DIFile(filename: "library/core/src/convert/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "895b07ad419949eb0829369911de237b")
!132 = !DINamespace(name: "{impl#4}", scope: !81)
!133 = !DISubroutineType(types: !134)
!134 = !{!32, !32}
!135 = !{!129}
!136 = !{!137}
!137 = !DITemplateTypeParameter(name: "T", type: !32)
!138 = !DILocation(line: 788, column: 13, scope: !130, inlinedAt: !139)
!139 = distinct !DILocation(line: 2189, column: 27, scope: !123)
!140 = !DILocation(line: 2189, column: 23, scope: !123)
!141 = !DILocation(line: 2191, column: 6, scope: !48)
!142 = distinct !DISubprogram(name: "int", linkageName: "_ZN24rust_debug_result_unsafe3int17h77410bcde81fd540E", scope: !33, file: !143, line: 6, type: !144, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !44, templateParams: !23)
!143 = !DIFile(filename: "rust_debug_result_unsafe.rs", directory: ".", checksumkind: CSK_MD5, checksum: "9cc3123a681a655597f820f2f60301f0")
!144 = !DISubroutineType(types: !145)
!145 = !{!63}
!146 = !DILocation(line: 7, column: 14, scope: !142)
!147 = !DILocation(line: 8, column: 2, scope: !142)
!148 = distinct !DISubprogram(name: "main", linkageName: "_ZN24rust_debug_result_unsafe4main17hca46faa5b57261b5E", scope: !33, file: !143, line: 29, type: !21, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagMainSubprogram, unit: !44, templateParams: !23, retainedNodes: !149)
!149 = !{!150}
!150 = !DILocalVariable(name: "z", scope: !151, file: !143, line: 30, type: !63, align: 32)
!151 = distinct !DILexicalBlock(scope: !148, file: !143, line: 30, column: 5)
!152 = !DILocation(line: 30, column: 19, scope: !148)
!153 = !DILocation(line: 30, column: 13, scope: !148)
!154 = !DILocalVariable(name: "self", arg: 1, scope: !155, file: !49, line: 1227, type: !55)
!155 = distinct !DISubprogram(name: "unwrap<i32, rust_debug_result_unsafe::Problem>", linkageName: "_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h4a267bea2f1a7e3dE", scope: !55, file: !49, line: 1227, type: !156, scopeLine: 1227, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !44, templateParams: !64, declaration: !158, retainedNodes: !159)
!156 = !DISubroutineType(types: !157)
!157 = !{!63, !55, !90}
!158 = !DISubprogram(name: "unwrap<i32, rust_debug_result_unsafe::Problem>", linkageName: "_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h4a267bea2f1a7e3dE", scope: !55, file: !49, line: 1227, type: !156, scopeLine: 1227, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !64)
!159 = !{!154, !160, !162}
!160 = !DILocalVariable(name: "t", scope: !161, file: !49, line: 1232, type: !63, align: 32)
!161 = distinct !DILexicalBlock(scope: !155, file: !49, line: 1232, column: 13)
!162 = !DILocalVariable(name: "e", scope: !163, file: !49, line: 1233, type: !32, align: 8)
!163 = distinct !DILexicalBlock(scope: !155, file: !49, line: 1233, column: 13)
!164 = !DILocation(line: 1227, column: 19, scope: !155, inlinedAt: !165)
!165 = distinct !DILocation(line: 30, column: 26, scope: !148)
!166 = !DILocation(line: 1233, column: 17, scope: !163, inlinedAt: !165)
!167 = !DILocation(line: 1231, column: 15, scope: !155, inlinedAt: !165)
!168 = !DILocation(line: 1231, column: 9, scope: !155, inlinedAt: !165)
!169 = !DILocation(line: 1233, column: 17, scope: !155, inlinedAt: !165)
!170 = !DILocation(line: 1233, column: 23, scope: !163, inlinedAt: !165)
!171 = !DILocation(line: 1227, column: 5, scope: !155, inlinedAt: !165)
!172 = !DILocation(line: 1232, column: 16, scope: !155, inlinedAt: !165)
!173 = !DILocation(line: 1232, column: 16, scope: !161, inlinedAt: !165)
!174 = !DILocation(line: 30, column: 26, scope: !148)
!175 = !DILocation(line: 30, column: 9, scope: !151)
!176 = !DILocation(line: 31, column: 13, scope: !151)
!177 = !DILocation(line: 31, column: 5, scope: !151)
!178 = !DILocation(line: 32, column: 2, scope: !148)
!179 = distinct !DISubprogram(name: "check", linkageName: "_ZN24rust_debug_result_unsafe5check17hd6cee8a614d30fa1E", scope: !33, file: !143, line: 16, type: !180, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !44, templateParams: !23, retainedNodes: !182)
!180 = !DISubroutineType(types: !181)
!181 = !{!55, !63}
!182 = !{!183}
!183 = !DILocalVariable(name: "x", arg: 1, scope: !179, file: !143, line: 16, type: !63)
!184 = !DILocation(line: 16, column: 10, scope: !179)
!185 = !DILocation(line: 18, column: 9, scope: !179)
!186 = !DILocation(line: 19, column: 9, scope: !179)
!187 = !DILocation(line: 18, column: 16, scope: !179)
!188 = !DILocation(line: 18, column: 37, scope: !179)
!189 = !DILocation(line: 20, column: 14, scope: !179)
!190 = !DILocation(line: 20, column: 32, scope: !179)
!191 = !DILocation(line: 19, column: 21, scope: !179)
!192 = !DILocation(line: 19, column: 25, scope: !179)
!193 = !DILocation(line: 22, column: 2, scope: !179)
!194 = distinct !DISubprogram(name: "twice", linkageName: "_ZN24rust_debug_result_unsafe5twice17hfc9b0a995d9993aeE", scope: !33, file: !143, line: 24, type: !180, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !44, templateParams: !23, retainedNodes: !195)
!195 = !{!196, !197, !199, !201}
!196 = !DILocalVariable(name: "x", arg: 1, scope: !194, file: !143, line: 24, type: !63)
!197 = !DILocalVariable(name: "y", scope: !198, file: !143, line: 25, type: !63, align: 32)
!198 = distinct !DILexicalBlock(scope: !194, file: !143, line: 25, column: 5)
!199 = !DILocalVariable(name: "residual", scope: !200, file: !143, line: 25, type: !72, align: 8)
!200 = distinct !DILexicalBlock(scope: !194, file: !143, line: 25, column: 21)
!201 = !DILocalVariable(name: "val", scope: !202, file: !143, line: 25, type: !63, align: 32)
!202 = distinct !DILexicalBlock(scope: !194, file: !143, line: 25, column: 21)
!203 = !DILocation(line: 24, column: 10, scope: !194)
!204 = !DILocation(line: 25, column: 13, scope: !194)
!205 = !DILocation(line: 25, column: 21, scope: !194)
!206 = !DILocation(line: 25, column: 21, scope: !200)
!207 = !DILocation(line: 25, column: 13, scope: !200)
!208 = !DILocation(line: 25, column: 9, scope: !198)
!209 = !DILocation(line: 25, column: 13, scope: !202)
!210 = !DILocation(line: 26, column: 8, scope: !198)
!211 = !DILocation(line: 26, column: 5, scope: !198)
!212 = !DILocation(line: 27, column: 2, scope: !194)
!213 = distinct !DISubprogram(name: "lang_start<()>", linkageName: "_ZN3std2rt10lang_start17hee4a5baadc39add0E", scope: !16, file: !214, line: 199, type: !215, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !44, templateParams: !225, retainedNodes: !220)
!214 = !DIFile(filename: "library/std/src/rt.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "83eadca7bec2ebce94abb46f51902baa")
!215 = !DISubroutineType(types: !216)
!216 = !{!217, !20, !217, !218, !34}
!217 = !DIBasicType(name: "isize", size: 64, encoding: DW_ATE_signed)
!218 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const *const u8", baseType: !219, size: 64, align: 64, dwarfAddressSpace: 0)
!219 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const u8", baseType: !34, size: 64, align: 64, dwarfAddressSpace: 0)
!220 = !{!221, !222, !223, !224}
!221 = !DILocalVariable(name: "main", arg: 1, scope: !213, file: !214, line: 200, type: !20)
!222 = !DILocalVariable(name: "argc", arg: 2, scope: !213, file: !214, line: 201, type: !217)
!223 = !DILocalVariable(name: "argv", arg: 3, scope: !213, file: !214, line: 202, type: !218)
!224 = !DILocalVariable(name: "sigpipe", arg: 4, scope: !213, file: !214, line: 203, type: !34)
!225 = !{!226}
!226 = !DITemplateTypeParameter(name: "T", type: !7)
!227 = !DILocation(line: 200, column: 5, scope: !213)
!228 = !DILocation(line: 201, column: 5, scope: !213)
!229 = !DILocation(line: 202, column: 5, scope: !213)
!230 = !DILocation(line: 203, column: 5, scope: !213)
!231 = !DILocation(line: 206, column: 10, scope: !213)
!232 = !DILocation(line: 205, column: 5, scope: !213)
!233 = !DILocation(line: 211, column: 2, scope: !213)
!234 = distinct !DISubprogram(name: "{closure#0}<()>", linkageName: "_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h5f03dc8990627f5eE", scope: !15, file: !214, line: 206, type: !235, scopeLine: 206, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !44, templateParams: !225, retainedNodes: !238)
!235 = !DISubroutineType(types: !236)
!236 = !{!63, !237}
!237 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&std::rt::lang_start::{closure_env#0}<()>", baseType: !14, size: 64, align: 64, dwarfAddressSpace: 0)
!238 = !{!239}
!239 = !DILocalVariable(name: "main", scope: !234, file: !214, line: 200, type: !20, align: 64)
!240 = !DILocation(line: 200, column: 5, scope: !234)
!241 = !DILocation(line: 206, column: 70, scope: !234)
!242 = !DILocation(line: 206, column: 18, scope: !234)
!243 = !DILocation(line: 206, column: 76, scope: !234)
!244 = !DILocalVariable(name: "self", arg: 1, scope: !245, file: !246, line: 2183, type: !247)
!245 = distinct !DISubprogram(name: "to_i32", linkageName: "_ZN3std7process8ExitCode6to_i3217h5f0dbd97df269b62E", scope: !247, file: !246, line: 2183, type: !258, scopeLine: 2183, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !44, templateParams: !23, declaration: !260, retainedNodes: !261)
!246 = !DIFile(filename: "library/std/src/process.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "dfe9b5e7c082bd83c1ad09dca134fe2e")
!247 = !DICompositeType(tag: DW_TAG_structure_type, name: "ExitCode", scope: !248, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !249, templateParams: !23, identifier: "d3c48e161624474ef134d5bb5b7f6263")
!248 = !DINamespace(name: "process", scope: !17)
!249 = !{!250}
!250 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !247, file: !2, baseType: !251, size: 8, align: 8, flags: DIFlagPrivate)
!251 = !DICompositeType(tag: DW_TAG_structure_type, name: "ExitCode", scope: !252, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !256, templateParams: !23, identifier: "1dc7ea73d61d57934d44e587e722564d")
!252 = !DINamespace(name: "common", scope: !253)
!253 = !DINamespace(name: "unix", scope: !254)
!254 = !DINamespace(name: "process", scope: !255)
!255 = !DINamespace(name: "sys", scope: !17)
!256 = !{!257}
!257 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !251, file: !2, baseType: !34, size: 8, align: 8, flags: DIFlagPrivate)
!258 = !DISubroutineType(types: !259)
!259 = !{!63, !247}
!260 = !DISubprogram(name: "to_i32", linkageName: "_ZN3std7process8ExitCode6to_i3217h5f0dbd97df269b62E", scope: !247, file: !246, line: 2183, type: !258, scopeLine: 2183, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !23)
!261 = !{!244}
!262 = !DILocation(line: 2183, column: 19, scope: !245, inlinedAt: !263)
!263 = !DILocation(line: 206, column: 85, scope: !234)
!264 = !DILocation(line: 588, column: 9, scope: !265, inlinedAt: !271)
!265 = distinct !DISubprogram(name: "as_i32", linkageName: "_ZN3std3sys7process4unix6common8ExitCode6as_i3217h6a7fb56707f324d9E", scope: !251, file: !266, line: 587, type: !267, scopeLine: 587, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !44, templateParams: !23, declaration: !270)
!266 = !DIFile(filename: "library/std/src/sys/process/unix/common.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "30ad2f25ab170a75b6ebf3a9d367d220")
!267 = !DISubroutineType(types: !268)
!268 = !{!63, !269}
!269 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&std::sys::process::unix::common::ExitCode", baseType: !251, size: 64, align: 64, dwarfAddressSpace: 0)
!270 = !DISubprogram(name: "as_i32", linkageName: "_ZN3std3sys7process4unix6common8ExitCode6as_i3217h6a7fb56707f324d9E", scope: !251, file: !266, line: 587, type: !267, scopeLine: 587, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !23)
!271 = !DILocation(line: 2184, column: 16, scope: !245, inlinedAt: !263)
!272 = !DILocation(line: 206, column: 93, scope: !234)
!273 = distinct !DISubprogram(name: "__rust_begin_short_backtrace<fn(), ()>", linkageName: "_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h237d22c39070e97aE", scope: !275, file: !274, line: 162, type: !276, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !44, templateParams: !282, retainedNodes: !278)
!274 = !DIFile(filename: "library/std/src/sys/backtrace.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "0469076862be40bd9e65965440a24fae")
!275 = !DINamespace(name: "backtrace", scope: !255)
!276 = !DISubroutineType(types: !277)
!277 = !{null, !20}
!278 = !{!279, !280}
!279 = !DILocalVariable(name: "f", arg: 1, scope: !273, file: !274, line: 162, type: !20)
!280 = !DILocalVariable(name: "result", scope: !281, file: !274, line: 166, type: !7, align: 8)
!281 = distinct !DILexicalBlock(scope: !273, file: !274, line: 166, column: 5)
!282 = !{!283, !226}
!283 = !DITemplateTypeParameter(name: "F", type: !20)
!284 = !DILocation(line: 166, column: 9, scope: !281)
!285 = !DILocation(line: 162, column: 43, scope: !273)
!286 = !DILocalVariable(name: "dummy", scope: !287, file: !288, line: 490, type: !7, align: 8)
!287 = distinct !DISubprogram(name: "black_box<()>", linkageName: "_ZN4core4hint9black_box17h4cd8e3670db90ae3E", scope: !289, file: !288, line: 490, type: !290, scopeLine: 490, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !44, templateParams: !225, retainedNodes: !292)
!288 = !DIFile(filename: "library/core/src/hint.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "2a901a283eb5f69871d8be07d256ca78")
!289 = !DINamespace(name: "hint", scope: !52)
!290 = !DISubroutineType(types: !291)
!291 = !{null, !7}
!292 = !{!286}
!293 = !DILocation(line: 490, column: 27, scope: !287, inlinedAt: !294)
!294 = !DILocation(line: 169, column: 5, scope: !281)
!295 = !DILocation(line: 166, column: 18, scope: !273)
!296 = !DILocation(line: 491, column: 5, scope: !287, inlinedAt: !294)
!297 = !{i64 7593171468614096}
!298 = !DILocation(line: 172, column: 2, scope: !273)
!299 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17hfdc583a396e3e7c5E", scope: !301, file: !300, line: 250, type: !304, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !44, templateParams: !310, retainedNodes: !307)
!300 = !DIFile(filename: "library/core/src/ops/function.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7165aec212fc528edf645f7f5c1c91bb")
!301 = !DINamespace(name: "FnOnce", scope: !302)
!302 = !DINamespace(name: "function", scope: !303)
!303 = !DINamespace(name: "ops", scope: !52)
!304 = !DISubroutineType(types: !305)
!305 = !{!63, !306}
!306 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut std::rt::lang_start::{closure_env#0}<()>", baseType: !14, size: 64, align: 64, dwarfAddressSpace: 0)
!307 = !{!308, !309}
!308 = !DILocalVariable(arg: 1, scope: !299, file: !300, line: 250, type: !306)
!309 = !DILocalVariable(arg: 2, scope: !299, file: !300, line: 250, type: !7)
!310 = !{!311, !312}
!311 = !DITemplateTypeParameter(name: "Self", type: !14)
!312 = !DITemplateTypeParameter(name: "Args", type: !7)
!313 = !DILocation(line: 250, column: 5, scope: !299)
!314 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17h0a8e5f7aafbfa5b4E", scope: !301, file: !300, line: 250, type: !315, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !44, templateParams: !310, retainedNodes: !317)
!315 = !DISubroutineType(types: !316)
!316 = !{!63, !14}
!317 = !{!318, !319}
!318 = !DILocalVariable(arg: 1, scope: !314, file: !300, line: 250, type: !14)
!319 = !DILocalVariable(arg: 2, scope: !314, file: !300, line: 250, type: !7)
!320 = !DILocation(line: 250, column: 5, scope: !314)
!321 = distinct !DISubprogram(name: "call_once<fn(), ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17h2fe46a37a1936c6dE", scope: !301, file: !300, line: 250, type: !276, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !44, templateParams: !325, retainedNodes: !322)
!322 = !{!323, !324}
!323 = !DILocalVariable(arg: 1, scope: !321, file: !300, line: 250, type: !20)
!324 = !DILocalVariable(arg: 2, scope: !321, file: !300, line: 250, type: !7)
!325 = !{!326, !312}
!326 = !DITemplateTypeParameter(name: "Self", type: !20)
!327 = !DILocation(line: 250, column: 5, scope: !321)
!328 = distinct !DISubprogram(name: "report", linkageName: "_ZN54_$LT$$LP$$RP$$u20$as$u20$std..process..Termination$GT$6report17h956b2f0f09cc9712E", scope: !329, file: !246, line: 2581, type: !330, scopeLine: 2581, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !44, templateParams: !23, retainedNodes: !332)
!329 = !DINamespace(name: "{impl#63}", scope: !248)
!330 = !DISubroutineType(types: !331)
!331 = !{!247, !7}
!332 = !{!333}
!333 = !DILocalVariable(arg: 1, scope: !328, file: !246, line: 2581, type: !7)
!334 = !DILocation(line: 2581, column: 15, scope: !328)
!335 = !DILocation(line: 2583, column: 6, scope: !328)
!336 = distinct !DISubprogram(name: "fmt", linkageName: "_ZN70_$LT$rust_debug_result_unsafe..Problem$u20$as$u20$core..fmt..Debug$GT$3fmt17h93b28395f30b8172E", scope: !337, file: !143, line: 10, type: !338, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !44, templateParams: !23, retainedNodes: !379)
!337 = !DINamespace(name: "{impl#0}", scope: !33)
!338 = !DISubroutineType(types: !339)
!339 = !{!340, !357, !358}
!340 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<(), core::fmt::Error>", scope: !51, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !341, templateParams: !23, identifier: "1c6752419820cdc3961061cc58b31873")
!341 = !{!342}
!342 = !DICompositeType(tag: DW_TAG_variant_part, scope: !340, file: !2, size: 8, align: 8, elements: !343, templateParams: !23, identifier: "92c1f85eaa1d7dab2e3165ee2fc4946", discriminator: !356)
!343 = !{!344, !352}
!344 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !342, file: !2, baseType: !345, size: 8, align: 8, extraData: i8 0)
!345 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !340, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !346, templateParams: !348, identifier: "1d7115f6c7f9f62c2100933bba0c76f9")
!346 = !{!347}
!347 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !345, file: !2, baseType: !7, align: 8, offset: 8, flags: DIFlagPublic)
!348 = !{!226, !349}
!349 = !DITemplateTypeParameter(name: "E", type: !350)
!350 = !DICompositeType(tag: DW_TAG_structure_type, name: "Error", scope: !351, file: !2, align: 8, flags: DIFlagPublic, elements: !23, identifier: "5a24300cdda31093f5fe20c939b4885")
!351 = !DINamespace(name: "fmt", scope: !52)
!352 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !342, file: !2, baseType: !353, size: 8, align: 8, extraData: i8 1)
!353 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !340, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !354, templateParams: !348, identifier: "27094aa3bc4c448bf12b8530386fdeb2")
!354 = !{!355}
!355 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !353, file: !2, baseType: !350, align: 8, offset: 8, flags: DIFlagPublic)
!356 = !DIDerivedType(tag: DW_TAG_member, scope: !340, file: !2, baseType: !34, size: 8, align: 8, flags: DIFlagArtificial)
!357 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&rust_debug_result_unsafe::Problem", baseType: !32, size: 64, align: 64, dwarfAddressSpace: 0)
!358 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::fmt::Formatter", baseType: !359, size: 64, align: 64, dwarfAddressSpace: 0)
!359 = !DICompositeType(tag: DW_TAG_structure_type, name: "Formatter", scope: !351, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !360, templateParams: !23, identifier: "c45a1f7f7c29ecbbdbd29c835fac516c")
!360 = !{!361, !368}
!361 = !DIDerivedType(tag: DW_TAG_member, name: "options", scope: !359, file: !2, baseType: !362, size: 64, align: 32, offset: 128, flags: DIFlagPrivate)
!362 = !DICompositeType(tag: DW_TAG_structure_type, name: "FormattingOptions", scope: !351, file: !2, size: 64, align: 32, flags: DIFlagPublic, elements: !363, templateParams: !23, identifier: "ca2f5547247cd95c514a47d5800e09e")
!363 = !{!364, !365, !367}
!364 = !DIDerivedType(tag: DW_TAG_member, name: "flags", scope: !362, file: !2, baseType: !109, size: 32, align: 32, flags: DIFlagPrivate)
!365 = !DIDerivedType(tag: DW_TAG_member, name: "width", scope: !362, file: !2, baseType: !366, size: 16, align: 16, offset: 32, flags: DIFlagPrivate)
!366 = !DIBasicType(name: "u16", size: 16, encoding: DW_ATE_unsigned)
!367 = !DIDerivedType(tag: DW_TAG_member, name: "precision", scope: !362, file: !2, baseType: !366, size: 16, align: 16, offset: 48, flags: DIFlagPrivate)
!368 = !DIDerivedType(tag: DW_TAG_member, name: "buf", scope: !359, file: !2, baseType: !369, size: 128, align: 64, flags: DIFlagPrivate)
!369 = !DICompositeType(tag: DW_TAG_structure_type, name: "&mut dyn core::fmt::Write", file: !2, size: 128, align: 64, elements: !370, templateParams: !23, identifier: "effe97114690fc58a8e246cb04e37234")
!370 = !{!371, !374}
!371 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !369, file: !2, baseType: !372, size: 64, align: 64)
!372 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !373, size: 64, align: 64, dwarfAddressSpace: 0)
!373 = !DICompositeType(tag: DW_TAG_structure_type, name: "dyn core::fmt::Write", file: !2, align: 8, elements: !23, identifier: "64328679825f9c73b507edbfd5b86b47")
!374 = !DIDerivedType(tag: DW_TAG_member, name: "vtable", scope: !369, file: !2, baseType: !375, size: 64, align: 64, offset: 64)
!375 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&[usize; 6]", baseType: !376, size: 64, align: 64, dwarfAddressSpace: 0)
!376 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 384, align: 64, elements: !377)
!377 = !{!378}
!378 = !DISubrange(count: 6, lowerBound: 0)
!379 = !{!380, !381}
!380 = !DILocalVariable(name: "self", arg: 1, scope: !336, file: !143, line: 10, type: !357)
!381 = !DILocalVariable(name: "f", arg: 2, scope: !336, file: !143, line: 10, type: !358)
!382 = !DILocation(line: 10, column: 10, scope: !336)
!383 = !DILocation(line: 10, column: 14, scope: !336)
!384 = !DILocation(line: 10, column: 15, scope: !336)
!385 = distinct !DISubprogram(name: "branch<i32, rust_debug_result_unsafe::Problem>", linkageName: "_ZN79_$LT$core..result..Result$LT$T$C$E$GT$$u20$as$u20$core..ops..try_trait..Try$GT$6branch17ha12b10019fd5ae49E", scope: !386, file: !49, line: 2172, type: !387, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !44, templateParams: !64, retainedNodes: !406)
!386 = !DINamespace(name: "{impl#27}", scope: !51)
!387 = !DISubroutineType(types: !388)
!388 = !{!389, !55}
!389 = !DICompositeType(tag: DW_TAG_structure_type, name: "ControlFlow<core::result::Result<core::convert::Infallible, rust_debug_result_unsafe::Problem>, i32>", scope: !390, file: !2, size: 64, align: 32, flags: DIFlagPublic, elements: !391, templateParams: !23, identifier: "82e081862855f05198bc70f02765b928")
!390 = !DINamespace(name: "control_flow", scope: !303)
!391 = !{!392}
!392 = !DICompositeType(tag: DW_TAG_variant_part, scope: !389, file: !2, size: 64, align: 32, elements: !393, templateParams: !23, identifier: "dca63a69d111203187d6e9a429fd37c4", discriminator: !405)
!393 = !{!394, !401}
!394 = !DIDerivedType(tag: DW_TAG_member, name: "Continue", scope: !392, file: !2, baseType: !395, size: 64, align: 32, extraData: i8 0)
!395 = !DICompositeType(tag: DW_TAG_structure_type, name: "Continue", scope: !389, file: !2, size: 64, align: 32, flags: DIFlagPublic, elements: !396, templateParams: !398, identifier: "1e024ae9f49105c8eb79845ddad7a41a")
!396 = !{!397}
!397 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !395, file: !2, baseType: !63, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!398 = !{!399, !400}
!399 = !DITemplateTypeParameter(name: "B", type: !72)
!400 = !DITemplateTypeParameter(name: "C", type: !63)
!401 = !DIDerivedType(tag: DW_TAG_member, name: "Break", scope: !392, file: !2, baseType: !402, size: 64, align: 32, extraData: i8 1)
!402 = !DICompositeType(tag: DW_TAG_structure_type, name: "Break", scope: !389, file: !2, size: 64, align: 32, flags: DIFlagPublic, elements: !403, templateParams: !398, identifier: "cae09f68e215b89036fed2934f860427")
!403 = !{!404}
!404 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !402, file: !2, baseType: !72, size: 8, align: 8, offset: 8, flags: DIFlagPublic)
!405 = !DIDerivedType(tag: DW_TAG_member, scope: !389, file: !2, baseType: !34, size: 8, align: 8, flags: DIFlagArtificial)
!406 = !{!407, !408, !410}
!407 = !DILocalVariable(name: "self", arg: 1, scope: !385, file: !49, line: 2172, type: !55)
!408 = !DILocalVariable(name: "v", scope: !409, file: !49, line: 2174, type: !63, align: 32)
!409 = distinct !DILexicalBlock(scope: !385, file: !49, line: 2174, column: 13)
!410 = !DILocalVariable(name: "e", scope: !411, file: !49, line: 2175, type: !32, align: 8)
!411 = distinct !DILexicalBlock(scope: !385, file: !49, line: 2175, column: 13)
!412 = !DILocation(line: 2172, column: 15, scope: !385)
!413 = !DILocation(line: 2173, column: 15, scope: !385)
!414 = !DILocation(line: 2173, column: 9, scope: !385)
!415 = !DILocation(line: 2175, column: 17, scope: !385)
!416 = !DILocation(line: 2175, column: 17, scope: !411)
!417 = !DILocation(line: 2175, column: 23, scope: !411)
!418 = !DILocation(line: 2175, column: 48, scope: !385)
!419 = !DILocation(line: 2174, column: 16, scope: !385)
!420 = !DILocation(line: 2174, column: 16, scope: !409)
!421 = !DILocation(line: 2174, column: 22, scope: !409)
!422 = !DILocation(line: 2174, column: 45, scope: !385)
!423 = !DILocation(line: 2177, column: 6, scope: !385)
