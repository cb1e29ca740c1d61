; ModuleID = 'rust_debug_result_safe.572b3fc589bd1b67-cgu.0'
source_filename = "rust_debug_result_safe.572b3fc589bd1b67-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_874a0d787d4ec881cc164090e2f019c4 = private unnamed_addr constant [26 x i8] c"rust_debug_result_safe.rs\00", align 1
@alloc_912c8271586611fddc3c8adbac2de2fd = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_874a0d787d4ec881cc164090e2f019c4, [16 x i8] c"\19\00\00\00\00\00\00\00\1F\00\00\00\1A\00\00\00" }>, align 8
@alloc_23bf3dda052d3bec266ec04acab18280 = private unnamed_addr constant [41 x i8] c"assertion failed: z % 2 == 0 && z <= 2000", align 1
@alloc_014be95dd4909ca0b091eabe592f7949 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_874a0d787d4ec881cc164090e2f019c4, [16 x i8] c"\19\00\00\00\00\00\00\00\1F\00\00\00\12\00\00\00" }>, align 8
@alloc_861a5fe310ffab803939c2bf830e42d8 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_874a0d787d4ec881cc164090e2f019c4, [16 x i8] c"\19\00\00\00\00\00\00\00\1A\00\00\00\08\00\00\00" }>, align 8
@alloc_0ae8d5aecf7c8e554e2af4f4e1d8ca9c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_874a0d787d4ec881cc164090e2f019c4, [16 x i8] c"\19\00\00\00\00\00\00\00\19\00\00\00\0D\00\00\00" }>, align 8
@vtable.0 = private constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17ha30409eb13b2850fE", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h5f2e575c98d44c61E", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h5f2e575c98d44c61E" }>, align 8, !dbg !0
@__rustc_debug_gdb_scripts_section__ = linkonce_odr unnamed_addr constant [34 x i8] c"\01gdb_load_rust_pretty_printers.py\00", section ".debug_gdb_scripts", align 1

; <core::result::Result<T,F> as core::ops::try_trait::FromResidual<core::result::Result<core::convert::Infallible,E>>>::from_residual
; Function Attrs: inlinehint nonlazybind uwtable
define internal i64 @"_ZN153_$LT$core..result..Result$LT$T$C$F$GT$$u20$as$u20$core..ops..try_trait..FromResidual$LT$core..result..Result$LT$core..convert..Infallible$C$E$GT$$GT$$GT$13from_residual17h0750d853fbc7fb88E"(i1 zeroext %residual, ptr align 8 %0) unnamed_addr #0 !dbg !40 {
start:
  %t.dbg.spill.i = alloca [1 x i8], align 1
  %e.dbg.spill = alloca [1 x i8], align 1
  %residual.dbg.spill = alloca [1 x i8], align 1
  %_0 = alloca [8 x i8], align 4
  %1 = zext i1 %residual to i8
  store i8 %1, ptr %residual.dbg.spill, align 1
    #dbg_declare(ptr %residual.dbg.spill, !113, !DIExpression(), !118)
  %2 = zext i1 %residual to i8, !dbg !119
  store i8 %2, ptr %e.dbg.spill, align 1, !dbg !119
    #dbg_declare(ptr %e.dbg.spill, !114, !DIExpression(), !120)
  %3 = zext i1 %residual to i8
  store i8 %3, ptr %t.dbg.spill.i, align 1
    #dbg_declare(ptr %t.dbg.spill.i, !121, !DIExpression(), !130)
  %4 = getelementptr inbounds i8, ptr %_0, i64 1, !dbg !132
  %5 = zext i1 %residual to i8, !dbg !132
  store i8 %5, ptr %4, align 1, !dbg !132
  store i8 1, ptr %_0, align 4, !dbg !132
  %6 = load i64, ptr %_0, align 4, !dbg !133
  ret i64 %6, !dbg !133
}

; rust_debug_result_safe::int
; Function Attrs: nonlazybind uwtable
define internal i32 @_ZN22rust_debug_result_safe3int17hef4ead71eafdf587E() unnamed_addr #1 !dbg !134 {
start:
  %_0 = call i32 @__VERIFIER_nondet_int() #8, !dbg !138
  ret i32 %_0, !dbg !139
}

; rust_debug_result_safe::main
; Function Attrs: nonlazybind uwtable
define hidden void @_ZN22rust_debug_result_safe4main17h76b152b49289e04bE() unnamed_addr #1 !dbg !140 {
start:
  %z.dbg.spill = alloca [4 x i8], align 4
  %0 = alloca [8 x i8], align 8
  %_1 = alloca [8 x i8], align 4
; call rust_debug_result_safe::int
  %_2 = call i32 @_ZN22rust_debug_result_safe3int17hef4ead71eafdf587E(), !dbg !144
; call rust_debug_result_safe::twice
  %1 = call i64 @_ZN22rust_debug_result_safe5twice17h3e987a10322e6c1bE(i32 %_2), !dbg !145
  store i64 %1, ptr %0, align 8, !dbg !145
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_1, ptr align 8 %0, i64 8, i1 false), !dbg !145
  %2 = load i8, ptr %_1, align 4, !dbg !145
  %3 = trunc nuw i8 %2 to i1, !dbg !145
  %_4 = zext i1 %3 to i64, !dbg !145
  %4 = trunc nuw i64 %_4 to i1, !dbg !146
  br i1 %4, label %bb4, label %bb5, !dbg !146

bb4:                                              ; preds = %start
  %5 = getelementptr inbounds i8, ptr %_1, i64 1, !dbg !145
  %6 = load i8, ptr %5, align 1, !dbg !145
  %7 = trunc nuw i8 %6 to i1, !dbg !145
  %_3 = zext i1 %7 to i64, !dbg !145
  %8 = trunc nuw i64 %_3 to i1, !dbg !146
  br i1 %8, label %bb10, label %bb10, !dbg !146

bb5:                                              ; preds = %start
  %9 = getelementptr inbounds i8, ptr %_1, i64 4, !dbg !147
  %z = load i32, ptr %9, align 4, !dbg !147
  store i32 %z, ptr %z.dbg.spill, align 4, !dbg !147
    #dbg_declare(ptr %z.dbg.spill, !142, !DIExpression(), !148)
  %_10 = icmp eq i32 %z, -2147483648, !dbg !149
  %_11 = and i1 false, %_10, !dbg !149
  br i1 %_11, label %panic, label %bb7, !dbg !149

bb7:                                              ; preds = %bb5
  %_7 = srem i32 %z, 2, !dbg !149
  %_6 = icmp eq i32 %_7, 0, !dbg !149
  br i1 %_6, label %bb8, label %bb9, !dbg !149

panic:                                            ; preds = %bb5
; call core::panicking::panic_const::panic_const_rem_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_rem_overflow(ptr align 8 @alloc_912c8271586611fddc3c8adbac2de2fd) #9, !dbg !149
  unreachable, !dbg !149

bb9:                                              ; preds = %bb8, %bb7
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_23bf3dda052d3bec266ec04acab18280, i64 41, ptr align 8 @alloc_014be95dd4909ca0b091eabe592f7949) #9, !dbg !150
  unreachable, !dbg !150

bb8:                                              ; preds = %bb7
  %_12 = icmp sle i32 %z, 2000, !dbg !151
  br i1 %_12, label %bb10, label %bb9, !dbg !151

bb10:                                             ; preds = %bb4, %bb4, %bb8
  ret void, !dbg !152

bb3:                                              ; No predecessors!
  unreachable, !dbg !145
}

; rust_debug_result_safe::check
; Function Attrs: nonlazybind uwtable
define internal i64 @_ZN22rust_debug_result_safe5check17h34d91f5bda7c2b2fE(i32 %x) unnamed_addr #1 !dbg !153 {
start:
  %x.dbg.spill = alloca [4 x i8], align 4
  %_0 = alloca [8 x i8], align 4
  store i32 %x, ptr %x.dbg.spill, align 4
    #dbg_declare(ptr %x.dbg.spill, !157, !DIExpression(), !158)
  %_4 = icmp slt i32 %x, 0, !dbg !159
  br i1 %_4, label %bb5, label %bb2, !dbg !159

bb2:                                              ; preds = %start
  %_2 = icmp sle i32 0, %x, !dbg !160
  br i1 %_2, label %bb4, label %bb1, !dbg !160

bb5:                                              ; preds = %start
  %0 = getelementptr inbounds i8, ptr %_0, i64 1, !dbg !161
  store i8 0, ptr %0, align 1, !dbg !161
  store i8 1, ptr %_0, align 4, !dbg !161
  br label %bb6, !dbg !162

bb1:                                              ; preds = %bb4, %bb2
  %1 = getelementptr inbounds i8, ptr %_0, i64 1, !dbg !163
  store i8 1, ptr %1, align 1, !dbg !163
  store i8 1, ptr %_0, align 4, !dbg !163
  br label %bb6, !dbg !164

bb4:                                              ; preds = %bb2
  %_3 = icmp sle i32 %x, 1000, !dbg !160
  br i1 %_3, label %bb3, label %bb1, !dbg !160

bb3:                                              ; preds = %bb4
  %2 = getelementptr inbounds i8, ptr %_0, i64 4, !dbg !165
  store i32 %x, ptr %2, align 4, !dbg !165
  store i8 0, ptr %_0, align 4, !dbg !165
  br label %bb6, !dbg !166

bb6:                                              ; preds = %bb5, %bb3, %bb1
  %3 = load i64, ptr %_0, align 4, !dbg !167
  ret i64 %3, !dbg !167
}

; rust_debug_result_safe::twice
; Function Attrs: nonlazybind uwtable
define internal i64 @_ZN22rust_debug_result_safe5twice17h3e987a10322e6c1bE(i32 %x) unnamed_addr #1 !dbg !168 {
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
    #dbg_declare(ptr %x.dbg.spill, !170, !DIExpression(), !177)
; call rust_debug_result_safe::check
  %4 = call i64 @_ZN22rust_debug_result_safe5check17h34d91f5bda7c2b2fE(i32 %x), !dbg !178
  store i64 %4, ptr %3, align 8, !dbg !178
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_3, ptr align 8 %3, i64 8, i1 false), !dbg !178
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 4 %_3, i64 8, i1 false), !dbg !178
  %5 = load i64, ptr %2, align 8, !dbg !178
; call <core::result::Result<T,E> as core::ops::try_trait::Try>::branch
  %6 = call i64 @"_ZN79_$LT$core..result..Result$LT$T$C$E$GT$$u20$as$u20$core..ops..try_trait..Try$GT$6branch17h7e7b9a76f91587b8E"(i64 %5) #10, !dbg !178
  store i64 %6, ptr %1, align 8, !dbg !178
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_2, ptr align 8 %1, i64 8, i1 false), !dbg !178
  %7 = load i8, ptr %_2, align 4, !dbg !178
  %8 = trunc nuw i8 %7 to i1, !dbg !178
  %_4 = zext i1 %8 to i64, !dbg !178
  %9 = trunc nuw i64 %_4 to i1, !dbg !178
  br i1 %9, label %bb5, label %bb4, !dbg !178

bb5:                                              ; preds = %start
  %10 = getelementptr inbounds i8, ptr %_2, i64 1, !dbg !179
  %11 = load i8, ptr %10, align 1, !dbg !179
  %residual = trunc nuw i8 %11 to i1, !dbg !179
  %12 = zext i1 %residual to i8, !dbg !179
  store i8 %12, ptr %residual.dbg.spill, align 1, !dbg !179
    #dbg_declare(ptr %residual.dbg.spill, !173, !DIExpression(), !180)
; call <core::result::Result<T,F> as core::ops::try_trait::FromResidual<core::result::Result<core::convert::Infallible,E>>>::from_residual
  %13 = call i64 @"_ZN153_$LT$core..result..Result$LT$T$C$F$GT$$u20$as$u20$core..ops..try_trait..FromResidual$LT$core..result..Result$LT$core..convert..Infallible$C$E$GT$$GT$$GT$13from_residual17h0750d853fbc7fb88E"(i1 zeroext %residual, ptr align 8 @alloc_0ae8d5aecf7c8e554e2af4f4e1d8ca9c) #10, !dbg !181
  store i64 %13, ptr %0, align 8, !dbg !181
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_0, ptr align 8 %0, i64 8, i1 false), !dbg !181
  br label %bb7, !dbg !181

bb4:                                              ; preds = %start
  %14 = getelementptr inbounds i8, ptr %_2, i64 4, !dbg !178
  %y = load i32, ptr %14, align 4, !dbg !178
  store i32 %y, ptr %y.dbg.spill, align 4, !dbg !178
    #dbg_declare(ptr %y.dbg.spill, !171, !DIExpression(), !182)
    #dbg_declare(ptr %y.dbg.spill, !175, !DIExpression(), !183)
  %15 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %y, i32 2), !dbg !184
  %_8.0 = extractvalue { i32, i1 } %15, 0, !dbg !184
  %_8.1 = extractvalue { i32, i1 } %15, 1, !dbg !184
  br i1 %_8.1, label %panic, label %bb6, !dbg !184

bb6:                                              ; preds = %bb4
  %16 = getelementptr inbounds i8, ptr %_0, i64 4, !dbg !185
  store i32 %_8.0, ptr %16, align 4, !dbg !185
  store i8 0, ptr %_0, align 4, !dbg !185
  br label %bb7, !dbg !186

panic:                                            ; preds = %bb4
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_861a5fe310ffab803939c2bf830e42d8) #9, !dbg !184
  unreachable, !dbg !184

bb7:                                              ; preds = %bb5, %bb6
  %17 = load i64, ptr %_0, align 4, !dbg !186
  ret i64 %17, !dbg !186

bb3:                                              ; No predecessors!
  unreachable, !dbg !178
}

; std::rt::lang_start
; Function Attrs: nonlazybind uwtable
define hidden i64 @_ZN3std2rt10lang_start17h27a6e0d7595478f7E(ptr %main, i64 %argc, ptr %argv, i8 %sigpipe) unnamed_addr #1 !dbg !187 {
start:
  %sigpipe.dbg.spill = alloca [1 x i8], align 1
  %argv.dbg.spill = alloca [8 x i8], align 8
  %argc.dbg.spill = alloca [8 x i8], align 8
  %main.dbg.spill = alloca [8 x i8], align 8
  %_7 = alloca [8 x i8], align 8
  store ptr %main, ptr %main.dbg.spill, align 8
    #dbg_declare(ptr %main.dbg.spill, !195, !DIExpression(), !201)
  store i64 %argc, ptr %argc.dbg.spill, align 8
    #dbg_declare(ptr %argc.dbg.spill, !196, !DIExpression(), !202)
  store ptr %argv, ptr %argv.dbg.spill, align 8
    #dbg_declare(ptr %argv.dbg.spill, !197, !DIExpression(), !203)
  store i8 %sigpipe, ptr %sigpipe.dbg.spill, align 1
    #dbg_declare(ptr %sigpipe.dbg.spill, !198, !DIExpression(), !204)
  store ptr %main, ptr %_7, align 8, !dbg !205
; call std::rt::lang_start_internal
  %_0 = call i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr align 1 %_7, ptr align 8 @vtable.0, i64 %argc, ptr %argv, i8 %sigpipe), !dbg !206
  ret i64 %_0, !dbg !207
}

; std::rt::lang_start::{{closure}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h5f2e575c98d44c61E"(ptr align 8 %_1) unnamed_addr #0 !dbg !208 {
start:
  %self.dbg.spill = alloca [1 x i8], align 1
  %_1.dbg.spill = alloca [8 x i8], align 8
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !213, !DIExpression(DW_OP_deref), !214)
  %_4 = load ptr, ptr %_1, align 8, !dbg !215
; call std::sys::backtrace::__rust_begin_short_backtrace
  call void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h200c5fd8d8bfaf93E(ptr %_4) #11, !dbg !216
; call <() as std::process::Termination>::report
  %self = call i8 @"_ZN54_$LT$$LP$$RP$$u20$as$u20$std..process..Termination$GT$6report17h6ccd3d3681630f86E"() #10, !dbg !217
  store i8 %self, ptr %self.dbg.spill, align 1, !dbg !217
    #dbg_declare(ptr %self.dbg.spill, !218, !DIExpression(), !236)
  %_0 = zext i8 %self to i32, !dbg !238
  ret i32 %_0, !dbg !246
}

; std::sys::backtrace::__rust_begin_short_backtrace
; Function Attrs: noinline nonlazybind uwtable
define internal void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h200c5fd8d8bfaf93E(ptr %f) unnamed_addr #2 !dbg !247 {
start:
  %dummy.dbg.spill = alloca [0 x i8], align 1
  %f.dbg.spill = alloca [8 x i8], align 8
  %result.dbg.spill = alloca [0 x i8], align 1
    #dbg_declare(ptr %result.dbg.spill, !254, !DIExpression(), !258)
  store ptr %f, ptr %f.dbg.spill, align 8
    #dbg_declare(ptr %f.dbg.spill, !253, !DIExpression(), !259)
    #dbg_declare(ptr %dummy.dbg.spill, !260, !DIExpression(), !267)
; call core::ops::function::FnOnce::call_once
  call void @_ZN4core3ops8function6FnOnce9call_once17hbb02028a25b9f57dE(ptr %f) #10, !dbg !269
  call void asm sideeffect "", "~{memory}"(), !dbg !270, !srcloc !271
  ret void, !dbg !272
}

; core::ops::function::FnOnce::call_once{{vtable.shim}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal i32 @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17ha30409eb13b2850fE"(ptr %_1) unnamed_addr #0 !dbg !273 {
start:
  %_1.dbg.spill = alloca [8 x i8], align 8
  %_2 = alloca [0 x i8], align 1
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !282, !DIExpression(), !287)
    #dbg_declare(ptr %_2, !283, !DIExpression(), !287)
  %0 = load ptr, ptr %_1, align 8, !dbg !287
; call core::ops::function::FnOnce::call_once
  %_0 = call i32 @_ZN4core3ops8function6FnOnce9call_once17h5b1e2b0e83cac1caE(ptr %0) #10, !dbg !287
  ret i32 %_0, !dbg !287
}

; core::ops::function::FnOnce::call_once
; Function Attrs: inlinehint nonlazybind uwtable
define internal i32 @_ZN4core3ops8function6FnOnce9call_once17h5b1e2b0e83cac1caE(ptr %0) unnamed_addr #0 personality ptr @rust_eh_personality !dbg !288 {
start:
  %1 = alloca [16 x i8], align 8
  %_2 = alloca [0 x i8], align 1
  %_1 = alloca [8 x i8], align 8
  store ptr %0, ptr %_1, align 8
    #dbg_declare(ptr %_1, !292, !DIExpression(), !294)
    #dbg_declare(ptr %_2, !293, !DIExpression(), !294)
; invoke std::rt::lang_start::{{closure}}
  %_0 = invoke i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h5f2e575c98d44c61E"(ptr align 8 %_1)
          to label %bb1 unwind label %cleanup, !dbg !294

bb3:                                              ; preds = %cleanup
  %2 = load ptr, ptr %1, align 8, !dbg !294
  %3 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !294
  %4 = load i32, ptr %3, align 8, !dbg !294
  %5 = insertvalue { ptr, i32 } poison, ptr %2, 0, !dbg !294
  %6 = insertvalue { ptr, i32 } %5, i32 %4, 1, !dbg !294
  resume { ptr, i32 } %6, !dbg !294

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
  ret i32 %_0, !dbg !294
}

; core::ops::function::FnOnce::call_once
; Function Attrs: inlinehint nonlazybind uwtable
define internal void @_ZN4core3ops8function6FnOnce9call_once17hbb02028a25b9f57dE(ptr %_1) unnamed_addr #0 !dbg !295 {
start:
  %_1.dbg.spill = alloca [8 x i8], align 8
  %_2 = alloca [0 x i8], align 1
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !297, !DIExpression(), !301)
    #dbg_declare(ptr %_2, !298, !DIExpression(), !301)
  call void %_1(), !dbg !301
  ret void, !dbg !301
}

; <() as std::process::Termination>::report
; Function Attrs: inlinehint nonlazybind uwtable
define internal i8 @"_ZN54_$LT$$LP$$RP$$u20$as$u20$std..process..Termination$GT$6report17h6ccd3d3681630f86E"() unnamed_addr #0 !dbg !302 {
start:
  %_1.dbg.spill = alloca [0 x i8], align 1
    #dbg_declare(ptr %_1.dbg.spill, !307, !DIExpression(), !308)
  ret i8 0, !dbg !309
}

; <core::result::Result<T,E> as core::ops::try_trait::Try>::branch
; Function Attrs: inlinehint nonlazybind uwtable
define internal i64 @"_ZN79_$LT$core..result..Result$LT$T$C$E$GT$$u20$as$u20$core..ops..try_trait..Try$GT$6branch17h7e7b9a76f91587b8E"(i64 %0) unnamed_addr #0 !dbg !310 {
start:
  %e.dbg.spill = alloca [1 x i8], align 1
  %v.dbg.spill = alloca [4 x i8], align 4
  %_0 = alloca [8 x i8], align 4
  %1 = alloca [8 x i8], align 8
  %self = alloca [8 x i8], align 4
  store i64 %0, ptr %1, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %self, ptr align 8 %1, i64 8, i1 false)
    #dbg_declare(ptr %self, !332, !DIExpression(), !337)
  %2 = load i8, ptr %self, align 4, !dbg !338
  %3 = trunc nuw i8 %2 to i1, !dbg !338
  %_2 = zext i1 %3 to i64, !dbg !338
  %4 = trunc nuw i64 %_2 to i1, !dbg !339
  br i1 %4, label %bb2, label %bb3, !dbg !339

bb2:                                              ; preds = %start
  %5 = getelementptr inbounds i8, ptr %self, i64 1, !dbg !340
  %6 = load i8, ptr %5, align 1, !dbg !340
  %e = trunc nuw i8 %6 to i1, !dbg !340
  %7 = zext i1 %e to i8, !dbg !340
  store i8 %7, ptr %e.dbg.spill, align 1, !dbg !340
    #dbg_declare(ptr %e.dbg.spill, !335, !DIExpression(), !341)
  %8 = getelementptr inbounds i8, ptr %_0, i64 1, !dbg !342
  %9 = zext i1 %e to i8, !dbg !342
  store i8 %9, ptr %8, align 1, !dbg !342
  store i8 1, ptr %_0, align 4, !dbg !342
  br label %bb4, !dbg !343

bb3:                                              ; preds = %start
  %10 = getelementptr inbounds i8, ptr %self, i64 4, !dbg !344
  %v = load i32, ptr %10, align 4, !dbg !344
  store i32 %v, ptr %v.dbg.spill, align 4, !dbg !344
    #dbg_declare(ptr %v.dbg.spill, !333, !DIExpression(), !345)
  %11 = getelementptr inbounds i8, ptr %_0, i64 4, !dbg !346
  store i32 %v, ptr %11, align 4, !dbg !346
  store i8 0, ptr %_0, align 4, !dbg !346
  br label %bb4, !dbg !347

bb4:                                              ; preds = %bb2, %bb3
  %12 = load i64, ptr %_0, align 4, !dbg !348
  ret i64 %12, !dbg !348

bb1:                                              ; No predecessors!
  unreachable, !dbg !338
}

; Function Attrs: nounwind nonlazybind uwtable
declare i32 @__VERIFIER_nondet_int() unnamed_addr #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; core::panicking::panic_const::panic_const_rem_overflow
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_rem_overflow(ptr align 8) unnamed_addr #5

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

; Function Attrs: nonlazybind
define i32 @main(i32 %0, ptr %1) unnamed_addr #7 {
top:
  %2 = load volatile i8, ptr @__rustc_debug_gdb_scripts_section__, align 1
  %3 = sext i32 %0 to i64
; call std::rt::lang_start
  %4 = call i64 @_ZN3std2rt10lang_start17h27a6e0d7595478f7E(ptr @_ZN22rust_debug_result_safe4main17h76b152b49289e04bE, i64 %3, ptr %1, i8 0)
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
attributes #9 = { noinline noreturn }
attributes #10 = { inlinehint }
attributes #11 = { noinline }

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
!30 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !31, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !32, globals: !39, splitDebugInlining: false, nameTableKind: None)
!31 = !DIFile(filename: "rust_debug_result_safe.rs/@/rust_debug_result_safe.572b3fc589bd1b67-cgu.0", directory: ".")
!32 = !{!33}
!33 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "Problem", scope: !34, file: !2, baseType: !35, size: 8, align: 8, flags: DIFlagEnumClass, elements: !36)
!34 = !DINamespace(name: "rust_debug_result_safe", scope: null)
!35 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!36 = !{!37, !38}
!37 = !DIEnumerator(name: "Negative", value: 0, isUnsigned: true)
!38 = !DIEnumerator(name: "Large", value: 1, isUnsigned: true)
!39 = !{!0}
!40 = distinct !DISubprogram(name: "from_residual<i32, rust_debug_result_safe::Problem, rust_debug_result_safe::Problem>", linkageName: "_ZN153_$LT$core..result..Result$LT$T$C$F$GT$$u20$as$u20$core..ops..try_trait..FromResidual$LT$core..result..Result$LT$core..convert..Infallible$C$E$GT$$GT$$GT$13from_residual17h0750d853fbc7fb88E", scope: !42, file: !41, line: 2187, type: !45, scopeLine: 2187, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !116, retainedNodes: !112)
!41 = !DIFile(filename: "library/core/src/result.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7ebc974a4b69a504d7e902d792c422dd")
!42 = !DINamespace(name: "{impl#28}", scope: !43)
!43 = !DINamespace(name: "result", scope: !44)
!44 = !DINamespace(name: "core", scope: null)
!45 = !DISubroutineType(types: !46)
!46 = !{!47, !64, !82}
!47 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<i32, rust_debug_result_safe::Problem>", scope: !43, file: !2, size: 64, align: 32, flags: DIFlagPublic, elements: !48, templateParams: !23, identifier: "fb28b4eedb38ab8568315e1ce889e0fa")
!48 = !{!49}
!49 = !DICompositeType(tag: DW_TAG_variant_part, scope: !47, file: !2, size: 64, align: 32, elements: !50, templateParams: !23, identifier: "68c20f44fa03ef319a1be14a67924f42", discriminator: !63)
!50 = !{!51, !59}
!51 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !49, file: !2, baseType: !52, size: 64, align: 32, extraData: i8 0)
!52 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !47, file: !2, size: 64, align: 32, flags: DIFlagPublic, elements: !53, templateParams: !56, identifier: "b467ebc4422df9a725ef4c69e28c073")
!53 = !{!54}
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !52, file: !2, baseType: !55, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!55 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!56 = !{!57, !58}
!57 = !DITemplateTypeParameter(name: "T", type: !55)
!58 = !DITemplateTypeParameter(name: "E", type: !33)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !49, file: !2, baseType: !60, size: 64, align: 32, extraData: i8 1)
!60 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !47, file: !2, size: 64, align: 32, flags: DIFlagPublic, elements: !61, templateParams: !56, identifier: "8337723735818dcded08a587f32eb84e")
!61 = !{!62}
!62 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !60, file: !2, baseType: !33, size: 8, align: 8, offset: 8, flags: DIFlagPublic)
!63 = !DIDerivedType(tag: DW_TAG_member, scope: !47, file: !2, baseType: !35, size: 8, align: 8, flags: DIFlagArtificial)
!64 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<core::convert::Infallible, rust_debug_result_safe::Problem>", scope: !43, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !65, templateParams: !23, identifier: "1c01b4266bd59598d22f899a4f2e6337")
!65 = !{!66}
!66 = !DICompositeType(tag: DW_TAG_variant_part, scope: !64, file: !2, size: 8, align: 8, elements: !67, templateParams: !23, identifier: "4d84cedb25b287a12370a6d98d628bfc")
!67 = !{!68, !78}
!68 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !66, file: !2, baseType: !69, size: 8, align: 8)
!69 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !64, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !70, templateParams: !76, identifier: "b03ca38375c94161c3c56da44acbd34")
!70 = !{!71}
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !69, file: !2, baseType: !72, align: 8, flags: DIFlagPublic)
!72 = !DICompositeType(tag: DW_TAG_structure_type, name: "Infallible", scope: !73, file: !2, align: 8, flags: DIFlagPublic, elements: !74, templateParams: !23, identifier: "78cfd968ca0619bc6721ef3bf8e03805")
!73 = !DINamespace(name: "convert", scope: !44)
!74 = !{!75}
!75 = !DICompositeType(tag: DW_TAG_variant_part, scope: !72, file: !2, align: 8, elements: !23, identifier: "820520e070d3f01e1d1c030b6bcc9c0e")
!76 = !{!77, !58}
!77 = !DITemplateTypeParameter(name: "T", type: !72)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !66, file: !2, baseType: !79, size: 8, align: 8)
!79 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !64, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !80, templateParams: !76, identifier: "b283e138fb3a447b726ea654378275ca")
!80 = !{!81}
!81 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !79, file: !2, baseType: !33, size: 8, align: 8, flags: DIFlagPublic)
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::panic::location::Location", baseType: !83, size: 64, align: 64, dwarfAddressSpace: 0)
!83 = !DICompositeType(tag: DW_TAG_structure_type, name: "Location", scope: !84, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !86, templateParams: !23, identifier: "c23b7de1297af8f4a89df3da49f37ee6")
!84 = !DINamespace(name: "location", scope: !85)
!85 = !DINamespace(name: "panic", scope: !44)
!86 = !{!87, !100, !102, !103}
!87 = !DIDerivedType(tag: DW_TAG_member, name: "filename", scope: !83, file: !2, baseType: !88, size: 128, align: 64, flags: DIFlagPrivate)
!88 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<str>", scope: !89, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !91, templateParams: !98, identifier: "cc7383b2ce73f6838bfb6ae828fb6ae6")
!89 = !DINamespace(name: "non_null", scope: !90)
!90 = !DINamespace(name: "ptr", scope: !44)
!91 = !{!92}
!92 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !88, file: !2, baseType: !93, size: 128, align: 64, flags: DIFlagPrivate)
!93 = !DICompositeType(tag: DW_TAG_structure_type, name: "*const str", file: !2, size: 128, align: 64, elements: !94, templateParams: !23, identifier: "238a44609877474087c05adf26cd41fa")
!94 = !{!95, !97}
!95 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !93, file: !2, baseType: !96, size: 64, align: 64)
!96 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64, align: 64, dwarfAddressSpace: 0)
!97 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !93, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!98 = !{!99}
!99 = !DITemplateTypeParameter(name: "T", type: !35)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "line", scope: !83, file: !2, baseType: !101, size: 32, align: 32, offset: 128, flags: DIFlagPrivate)
!101 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!102 = !DIDerivedType(tag: DW_TAG_member, name: "col", scope: !83, file: !2, baseType: !101, size: 32, align: 32, offset: 160, flags: DIFlagPrivate)
!103 = !DIDerivedType(tag: DW_TAG_member, name: "_filename", scope: !83, file: !2, baseType: !104, align: 8, offset: 192, flags: DIFlagPrivate)
!104 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&str>", scope: !105, file: !2, align: 8, flags: DIFlagPublic, elements: !23, templateParams: !106, identifier: "e16ac355808b6aef9fb50b5f125fee05")
!105 = !DINamespace(name: "marker", scope: !44)
!106 = !{!107}
!107 = !DITemplateTypeParameter(name: "T", type: !108)
!108 = !DICompositeType(tag: DW_TAG_structure_type, name: "&str", file: !2, size: 128, align: 64, elements: !109, templateParams: !23, identifier: "9277eecd40495f85161460476aacc992")
!109 = !{!110, !111}
!110 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !108, file: !2, baseType: !96, size: 64, align: 64)
!111 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !108, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!112 = !{!113, !114}
!113 = !DILocalVariable(name: "residual", arg: 1, scope: !40, file: !41, line: 2187, type: !64)
!114 = !DILocalVariable(name: "e", scope: !115, file: !41, line: 2189, type: !33, align: 8)
!115 = distinct !DILexicalBlock(scope: !40, file: !41, line: 2189, column: 13)
!116 = !{!57, !58, !117}
!117 = !DITemplateTypeParameter(name: "F", type: !33)
!118 = !DILocation(line: 2187, column: 22, scope: !40)
!119 = !DILocation(line: 2189, column: 17, scope: !40)
!120 = !DILocation(line: 2189, column: 17, scope: !115)
!121 = !DILocalVariable(name: "t", arg: 1, scope: !122, file: !123, line: 788, type: !33)
!122 = distinct !DISubprogram(name: "from<rust_debug_result_safe::Problem>", linkageName: "_ZN50_$LT$T$u20$as$u20$core..convert..From$LT$T$GT$$GT$4from17hcefa57bdad0b0890E", scope: !124, file: !123, line: 788, type: !125, scopeLine: 788, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !128, retainedNodes: !127)
!123 = !DIFile(filename: "library/core/src/convert/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "895b07ad419949eb0829369911de237b")
!124 = !DINamespace(name: "{impl#4}", scope: !73)
!125 = !DISubroutineType(types: !126)
!126 = !{!33, !33}
!127 = !{!121}
!128 = !{!129}
!129 = !DITemplateTypeParameter(name: "T", type: !33)
!130 = !DILocation(line: 788, column: 13, scope: !122, inlinedAt: !131)
!131 = distinct !DILocation(line: 2189, column: 27, scope: !115)
!132 = !DILocation(line: 2189, column: 23, scope: !115)
!133 = !DILocation(line: 2191, column: 6, scope: !40)
!134 = distinct !DISubprogram(name: "int", linkageName: "_ZN22rust_debug_result_safe3int17hef4ead71eafdf587E", scope: !34, file: !135, line: 6, type: !136, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23)
!135 = !DIFile(filename: "rust_debug_result_safe.rs", directory: ".", checksumkind: CSK_MD5, checksum: "a930477833237de447672ec3246421f0")
!136 = !DISubroutineType(types: !137)
!137 = !{!55}
!138 = !DILocation(line: 7, column: 14, scope: !134)
!139 = !DILocation(line: 8, column: 2, scope: !134)
!140 = distinct !DISubprogram(name: "main", linkageName: "_ZN22rust_debug_result_safe4main17h76b152b49289e04bE", scope: !34, file: !135, line: 29, type: !21, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagMainSubprogram, unit: !30, templateParams: !23, retainedNodes: !141)
!141 = !{!142}
!142 = !DILocalVariable(name: "z", scope: !143, file: !135, line: 31, type: !55, align: 32)
!143 = distinct !DILexicalBlock(scope: !140, file: !135, line: 31, column: 9)
!144 = !DILocation(line: 30, column: 17, scope: !140)
!145 = !DILocation(line: 30, column: 11, scope: !140)
!146 = !DILocation(line: 30, column: 5, scope: !140)
!147 = !DILocation(line: 31, column: 12, scope: !140)
!148 = !DILocation(line: 31, column: 12, scope: !143)
!149 = !DILocation(line: 31, column: 26, scope: !143)
!150 = !DILocation(line: 31, column: 18, scope: !143)
!151 = !DILocation(line: 31, column: 40, scope: !143)
!152 = !DILocation(line: 35, column: 2, scope: !140)
!153 = distinct !DISubprogram(name: "check", linkageName: "_ZN22rust_debug_result_safe5check17h34d91f5bda7c2b2fE", scope: !34, file: !135, line: 16, type: !154, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, retainedNodes: !156)
!154 = !DISubroutineType(types: !155)
!155 = !{!47, !55}
!156 = !{!157}
!157 = !DILocalVariable(name: "x", arg: 1, scope: !153, file: !135, line: 16, type: !55)
!158 = !DILocation(line: 16, column: 10, scope: !153)
!159 = !DILocation(line: 18, column: 9, scope: !153)
!160 = !DILocation(line: 19, column: 9, scope: !153)
!161 = !DILocation(line: 18, column: 16, scope: !153)
!162 = !DILocation(line: 18, column: 37, scope: !153)
!163 = !DILocation(line: 20, column: 14, scope: !153)
!164 = !DILocation(line: 20, column: 32, scope: !153)
!165 = !DILocation(line: 19, column: 21, scope: !153)
!166 = !DILocation(line: 19, column: 25, scope: !153)
!167 = !DILocation(line: 22, column: 2, scope: !153)
!168 = distinct !DISubprogram(name: "twice", linkageName: "_ZN22rust_debug_result_safe5twice17h3e987a10322e6c1bE", scope: !34, file: !135, line: 24, type: !154, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, retainedNodes: !169)
!169 = !{!170, !171, !173, !175}
!170 = !DILocalVariable(name: "x", arg: 1, scope: !168, file: !135, line: 24, type: !55)
!171 = !DILocalVariable(name: "y", scope: !172, file: !135, line: 25, type: !55, align: 32)
!172 = distinct !DILexicalBlock(scope: !168, file: !135, line: 25, column: 5)
!173 = !DILocalVariable(name: "residual", scope: !174, file: !135, line: 25, type: !64, align: 8)
!174 = distinct !DILexicalBlock(scope: !168, file: !135, line: 25, column: 21)
!175 = !DILocalVariable(name: "val", scope: !176, file: !135, line: 25, type: !55, align: 32)
!176 = distinct !DILexicalBlock(scope: !168, file: !135, line: 25, column: 21)
!177 = !DILocation(line: 24, column: 10, scope: !168)
!178 = !DILocation(line: 25, column: 13, scope: !168)
!179 = !DILocation(line: 25, column: 21, scope: !168)
!180 = !DILocation(line: 25, column: 21, scope: !174)
!181 = !DILocation(line: 25, column: 13, scope: !174)
!182 = !DILocation(line: 25, column: 9, scope: !172)
!183 = !DILocation(line: 25, column: 13, scope: !176)
!184 = !DILocation(line: 26, column: 8, scope: !172)
!185 = !DILocation(line: 26, column: 5, scope: !172)
!186 = !DILocation(line: 27, column: 2, scope: !168)
!187 = distinct !DISubprogram(name: "lang_start<()>", linkageName: "_ZN3std2rt10lang_start17h27a6e0d7595478f7E", scope: !16, file: !188, line: 199, type: !189, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !199, retainedNodes: !194)
!188 = !DIFile(filename: "library/std/src/rt.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "83eadca7bec2ebce94abb46f51902baa")
!189 = !DISubroutineType(types: !190)
!190 = !{!191, !20, !191, !192, !35}
!191 = !DIBasicType(name: "isize", size: 64, encoding: DW_ATE_signed)
!192 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const *const u8", baseType: !193, size: 64, align: 64, dwarfAddressSpace: 0)
!193 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const u8", baseType: !35, size: 64, align: 64, dwarfAddressSpace: 0)
!194 = !{!195, !196, !197, !198}
!195 = !DILocalVariable(name: "main", arg: 1, scope: !187, file: !188, line: 200, type: !20)
!196 = !DILocalVariable(name: "argc", arg: 2, scope: !187, file: !188, line: 201, type: !191)
!197 = !DILocalVariable(name: "argv", arg: 3, scope: !187, file: !188, line: 202, type: !192)
!198 = !DILocalVariable(name: "sigpipe", arg: 4, scope: !187, file: !188, line: 203, type: !35)
!199 = !{!200}
!200 = !DITemplateTypeParameter(name: "T", type: !7)
!201 = !DILocation(line: 200, column: 5, scope: !187)
!202 = !DILocation(line: 201, column: 5, scope: !187)
!203 = !DILocation(line: 202, column: 5, scope: !187)
!204 = !DILocation(line: 203, column: 5, scope: !187)
!205 = !DILocation(line: 206, column: 10, scope: !187)
!206 = !DILocation(line: 205, column: 5, scope: !187)
!207 = !DILocation(line: 211, column: 2, scope: !187)
!208 = distinct !DISubprogram(name: "{closure#0}<()>", linkageName: "_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h5f2e575c98d44c61E", scope: !15, file: !188, line: 206, type: !209, scopeLine: 206, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !199, retainedNodes: !212)
!209 = !DISubroutineType(types: !210)
!210 = !{!55, !211}
!211 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&std::rt::lang_start::{closure_env#0}<()>", baseType: !14, size: 64, align: 64, dwarfAddressSpace: 0)
!212 = !{!213}
!213 = !DILocalVariable(name: "main", scope: !208, file: !188, line: 200, type: !20, align: 64)
!214 = !DILocation(line: 200, column: 5, scope: !208)
!215 = !DILocation(line: 206, column: 70, scope: !208)
!216 = !DILocation(line: 206, column: 18, scope: !208)
!217 = !DILocation(line: 206, column: 76, scope: !208)
!218 = !DILocalVariable(name: "self", arg: 1, scope: !219, file: !220, line: 2183, type: !221)
!219 = distinct !DISubprogram(name: "to_i32", linkageName: "_ZN3std7process8ExitCode6to_i3217h553f3e2eb04eb505E", scope: !221, file: !220, line: 2183, type: !232, scopeLine: 2183, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, declaration: !234, retainedNodes: !235)
!220 = !DIFile(filename: "library/std/src/process.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "dfe9b5e7c082bd83c1ad09dca134fe2e")
!221 = !DICompositeType(tag: DW_TAG_structure_type, name: "ExitCode", scope: !222, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !223, templateParams: !23, identifier: "d3c48e161624474ef134d5bb5b7f6263")
!222 = !DINamespace(name: "process", scope: !17)
!223 = !{!224}
!224 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !221, file: !2, baseType: !225, size: 8, align: 8, flags: DIFlagPrivate)
!225 = !DICompositeType(tag: DW_TAG_structure_type, name: "ExitCode", scope: !226, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !230, templateParams: !23, identifier: "1dc7ea73d61d57934d44e587e722564d")
!226 = !DINamespace(name: "common", scope: !227)
!227 = !DINamespace(name: "unix", scope: !228)
!228 = !DINamespace(name: "process", scope: !229)
!229 = !DINamespace(name: "sys", scope: !17)
!230 = !{!231}
!231 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !225, file: !2, baseType: !35, size: 8, align: 8, flags: DIFlagPrivate)
!232 = !DISubroutineType(types: !233)
!233 = !{!55, !221}
!234 = !DISubprogram(name: "to_i32", linkageName: "_ZN3std7process8ExitCode6to_i3217h553f3e2eb04eb505E", scope: !221, file: !220, line: 2183, type: !232, scopeLine: 2183, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !23)
!235 = !{!218}
!236 = !DILocation(line: 2183, column: 19, scope: !219, inlinedAt: !237)
!237 = !DILocation(line: 206, column: 85, scope: !208)
!238 = !DILocation(line: 588, column: 9, scope: !239, inlinedAt: !245)
!239 = distinct !DISubprogram(name: "as_i32", linkageName: "_ZN3std3sys7process4unix6common8ExitCode6as_i3217he00969f5706a8546E", scope: !225, file: !240, line: 587, type: !241, scopeLine: 587, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, declaration: !244)
!240 = !DIFile(filename: "library/std/src/sys/process/unix/common.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "30ad2f25ab170a75b6ebf3a9d367d220")
!241 = !DISubroutineType(types: !242)
!242 = !{!55, !243}
!243 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&std::sys::process::unix::common::ExitCode", baseType: !225, size: 64, align: 64, dwarfAddressSpace: 0)
!244 = !DISubprogram(name: "as_i32", linkageName: "_ZN3std3sys7process4unix6common8ExitCode6as_i3217he00969f5706a8546E", scope: !225, file: !240, line: 587, type: !241, scopeLine: 587, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !23)
!245 = !DILocation(line: 2184, column: 16, scope: !219, inlinedAt: !237)
!246 = !DILocation(line: 206, column: 93, scope: !208)
!247 = distinct !DISubprogram(name: "__rust_begin_short_backtrace<fn(), ()>", linkageName: "_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h200c5fd8d8bfaf93E", scope: !249, file: !248, line: 162, type: !250, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !256, retainedNodes: !252)
!248 = !DIFile(filename: "library/std/src/sys/backtrace.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "0469076862be40bd9e65965440a24fae")
!249 = !DINamespace(name: "backtrace", scope: !229)
!250 = !DISubroutineType(types: !251)
!251 = !{null, !20}
!252 = !{!253, !254}
!253 = !DILocalVariable(name: "f", arg: 1, scope: !247, file: !248, line: 162, type: !20)
!254 = !DILocalVariable(name: "result", scope: !255, file: !248, line: 166, type: !7, align: 8)
!255 = distinct !DILexicalBlock(scope: !247, file: !248, line: 166, column: 5)
!256 = !{!257, !200}
!257 = !DITemplateTypeParameter(name: "F", type: !20)
!258 = !DILocation(line: 166, column: 9, scope: !255)
!259 = !DILocation(line: 162, column: 43, scope: !247)
!260 = !DILocalVariable(name: "dummy", scope: !261, file: !262, line: 490, type: !7, align: 8)
!261 = distinct !DISubprogram(name: "black_box<()>", linkageName: "_ZN4core4hint9black_box17h1fbce8cdb76f559aE", scope: !263, file: !262, line: 490, type: !264, scopeLine: 490, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !199, retainedNodes: !266)
!262 = !DIFile(filename: "library/core/src/hint.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "2a901a283eb5f69871d8be07d256ca78")
!263 = !DINamespace(name: "hint", scope: !44)
!264 = !DISubroutineType(types: !265)
!265 = !{null, !7}
!266 = !{!260}
!267 = !DILocation(line: 490, column: 27, scope: !261, inlinedAt: !268)
!268 = !DILocation(line: 169, column: 5, scope: !255)
!269 = !DILocation(line: 166, column: 18, scope: !247)
!270 = !DILocation(line: 491, column: 5, scope: !261, inlinedAt: !268)
!271 = !{i64 7593502181095965}
!272 = !DILocation(line: 172, column: 2, scope: !247)
!273 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17ha30409eb13b2850fE", scope: !275, file: !274, line: 250, type: !278, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !284, retainedNodes: !281)
!274 = !DIFile(filename: "library/core/src/ops/function.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7165aec212fc528edf645f7f5c1c91bb")
!275 = !DINamespace(name: "FnOnce", scope: !276)
!276 = !DINamespace(name: "function", scope: !277)
!277 = !DINamespace(name: "ops", scope: !44)
!278 = !DISubroutineType(types: !279)
!279 = !{!55, !280}
!280 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut std::rt::lang_start::{closure_env#0}<()>", baseType: !14, size: 64, align: 64, dwarfAddressSpace: 0)
!281 = !{!282, !283}
!282 = !DILocalVariable(arg: 1, scope: !273, file: !274, line: 250, type: !280)
!283 = !DILocalVariable(arg: 2, scope: !273, file: !274, line: 250, type: !7)
!284 = !{!285, !286}
!285 = !DITemplateTypeParameter(name: "Self", type: !14)
!286 = !DITemplateTypeParameter(name: "Args", type: !7)
!287 = !DILocation(line: 250, column: 5, scope: !273)
!288 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17h5b1e2b0e83cac1caE", scope: !275, file: !274, line: 250, type: !289, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !284, retainedNodes: !291)
!289 = !DISubroutineType(types: !290)
!290 = !{!55, !14}
!291 = !{!292, !293}
!292 = !DILocalVariable(arg: 1, scope: !288, file: !274, line: 250, type: !14)
!293 = !DILocalVariable(arg: 2, scope: !288, file: !274, line: 250, type: !7)
!294 = !DILocation(line: 250, column: 5, scope: !288)
!295 = distinct !DISubprogram(name: "call_once<fn(), ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17hbb02028a25b9f57dE", scope: !275, file: !274, line: 250, type: !250, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !299, retainedNodes: !296)
!296 = !{!297, !298}
!297 = !DILocalVariable(arg: 1, scope: !295, file: !274, line: 250, type: !20)
!298 = !DILocalVariable(arg: 2, scope: !295, file: !274, line: 250, type: !7)
!299 = !{!300, !286}
!300 = !DITemplateTypeParameter(name: "Self", type: !20)
!301 = !DILocation(line: 250, column: 5, scope: !295)
!302 = distinct !DISubprogram(name: "report", linkageName: "_ZN54_$LT$$LP$$RP$$u20$as$u20$std..process..Termination$GT$6report17h6ccd3d3681630f86E", scope: !303, file: !220, line: 2581, type: !304, scopeLine: 2581, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, retainedNodes: !306)
!303 = !DINamespace(name: "{impl#63}", scope: !222)
!304 = !DISubroutineType(types: !305)
!305 = !{!221, !7}
!306 = !{!307}
!307 = !DILocalVariable(arg: 1, scope: !302, file: !220, line: 2581, type: !7)
!308 = !DILocation(line: 2581, column: 15, scope: !302)
!309 = !DILocation(line: 2583, column: 6, scope: !302)
!310 = distinct !DISubprogram(name: "branch<i32, rust_debug_result_safe::Problem>", linkageName: "_ZN79_$LT$core..result..Result$LT$T$C$E$GT$$u20$as$u20$core..ops..try_trait..Try$GT$6branch17h7e7b9a76f91587b8E", scope: !311, file: !41, line: 2172, type: !312, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !56, retainedNodes: !331)
!311 = !DINamespace(name: "{impl#27}", scope: !43)
!312 = !DISubroutineType(types: !313)
!313 = !{!314, !47}
!314 = !DICompositeType(tag: DW_TAG_structure_type, name: "ControlFlow<core::result::Result<core::convert::Infallible, rust_debug_result_safe::Problem>, i32>", scope: !315, file: !2, size: 64, align: 32, flags: DIFlagPublic, elements: !316, templateParams: !23, identifier: "54a01c6da46f4121f94acfcba336df64")
!315 = !DINamespace(name: "control_flow", scope: !277)
!316 = !{!317}
!317 = !DICompositeType(tag: DW_TAG_variant_part, scope: !314, file: !2, size: 64, align: 32, elements: !318, templateParams: !23, identifier: "43e368ca7725a7737af3b09591221192", discriminator: !330)
!318 = !{!319, !326}
!319 = !DIDerivedType(tag: DW_TAG_member, name: "Continue", scope: !317, file: !2, baseType: !320, size: 64, align: 32, extraData: i8 0)
!320 = !DICompositeType(tag: DW_TAG_structure_type, name: "Continue", scope: !314, file: !2, size: 64, align: 32, flags: DIFlagPublic, elements: !321, templateParams: !323, identifier: "e48ff734c3719ebe449e9c2809aa578f")
!321 = !{!322}
!322 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !320, file: !2, baseType: !55, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!323 = !{!324, !325}
!324 = !DITemplateTypeParameter(name: "B", type: !64)
!325 = !DITemplateTypeParameter(name: "C", type: !55)
!326 = !DIDerivedType(tag: DW_TAG_member, name: "Break", scope: !317, file: !2, baseType: !327, size: 64, align: 32, extraData: i8 1)
!327 = !DICompositeType(tag: DW_TAG_structure_type, name: "Break", scope: !314, file: !2, size: 64, align: 32, flags: DIFlagPublic, elements: !328, templateParams: !323, identifier: "87082bf58de2d2f2c6ef9af0c6e83d14")
!328 = !{!329}
!329 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !327, file: !2, baseType: !64, size: 8, align: 8, offset: 8, flags: DIFlagPublic)
!330 = !DIDerivedType(tag: DW_TAG_member, scope: !314, file: !2, baseType: !35, size: 8, align: 8, flags: DIFlagArtificial)
!331 = !{!332, !333, !335}
!332 = !DILocalVariable(name: "self", arg: 1, scope: !310, file: !41, line: 2172, type: !47)
!333 = !DILocalVariable(name: "v", scope: !334, file: !41, line: 2174, type: !55, align: 32)
!334 = distinct !DILexicalBlock(scope: !310, file: !41, line: 2174, column: 13)
!335 = !DILocalVariable(name: "e", scope: !336, file: !41, line: 2175, type: !33, align: 8)
!336 = distinct !DILexicalBlock(scope: !310, file: !41, line: 2175, column: 13)
!337 = !DILocation(line: 2172, column: 15, scope: !310)
!338 = !DILocation(line: 2173, column: 15, scope: !310)
!339 = !DILocation(line: 2173, column: 9, scope: !310)
!340 = !DILocation(line: 2175, column: 17, scope: !310)
!341 = !DILocation(line: 2175, column: 17, scope: !336)
!342 = !DILocation(line: 2175, column: 23, scope: !336)
!343 = !DILocation(line: 2175, column: 48, scope: !310)
!344 = !DILocation(line: 2174, column: 16, scope: !310)
!345 = !DILocation(line: 2174, column: 16, scope: !334)
!346 = !DILocation(line: 2174, column: 22, scope: !334)
!347 = !DILocation(line: 2174, column: 45, scope: !310)
!348 = !DILocation(line: 2177, column: 6, scope: !310)
