; ModuleID = 'rust_debug_enums_safe.9bbb35b401c9a841-cgu.0'
source_filename = "rust_debug_enums_safe.9bbb35b401c9a841-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_058a75c025ebbf95aeb1bf8947a63563 = private unnamed_addr constant [25 x i8] c"rust_debug_enums_safe.rs\00", align 1
@alloc_1896bad49cc0912d31926b9533cd658c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_058a75c025ebbf95aeb1bf8947a63563, [16 x i8] c"\18\00\00\00\00\00\00\00\12\00\00\00\1D\00\00\00" }>, align 8
@alloc_219740b18c9154d8671aef2820ba3887 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_058a75c025ebbf95aeb1bf8947a63563, [16 x i8] c"\18\00\00\00\00\00\00\00\13\00\00\00!\00\00\00" }>, align 8
@alloc_e31492e350a2001f7e1c2907ee89a360 = private unnamed_addr constant [39 x i8] c"assertion failed: area(&shape) <= 29403", align 1
@alloc_447a48b7be32adb7cc2e5d8292c284e1 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_058a75c025ebbf95aeb1bf8947a63563, [16 x i8] c"\18\00\00\00\00\00\00\00\1F\00\00\00\05\00\00\00" }>, align 8
@vtable.0 = private constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h58bb8a1699b97f39E", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h1f407849eb3fb4cdE", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h1f407849eb3fb4cdE" }>, align 8, !dbg !0
@__rustc_debug_gdb_scripts_section__ = linkonce_odr unnamed_addr constant [34 x i8] c"\01gdb_load_rust_pretty_printers.py\00", section ".debug_gdb_scripts", align 1

; rust_debug_enums_safe::area
; Function Attrs: nonlazybind uwtable
define internal i32 @_ZN21rust_debug_enums_safe4area17h7694e9a06c3e831bE(ptr align 4 %shape) unnamed_addr #0 !dbg !33 {
start:
  %h.dbg.spill = alloca [8 x i8], align 8
  %w.dbg.spill = alloca [8 x i8], align 8
  %r.dbg.spill = alloca [8 x i8], align 8
  %shape.dbg.spill = alloca [8 x i8], align 8
  %_0 = alloca [4 x i8], align 4
  store ptr %shape, ptr %shape.dbg.spill, align 8
    #dbg_declare(ptr %shape.dbg.spill, !57, !DIExpression(), !64)
  %0 = load i32, ptr %shape, align 4, !dbg !65
  %_2 = zext i32 %0 to i64, !dbg !65
  switch i64 %_2, label %bb1 [
    i64 0, label %bb4
    i64 1, label %bb3
    i64 2, label %bb2
  ], !dbg !66

bb1:                                              ; preds = %start
  unreachable, !dbg !65

bb4:                                              ; preds = %start
  %r = getelementptr inbounds i8, ptr %shape, i64 4, !dbg !67
  store ptr %r, ptr %r.dbg.spill, align 8, !dbg !67
    #dbg_declare(ptr %r.dbg.spill, !58, !DIExpression(), !68)
; call <u32 as core::ops::arith::Mul<&u32>>::mul
  %_4 = call i32 @"_ZN60_$LT$u32$u20$as$u20$core..ops..arith..Mul$LT$$RF$u32$GT$$GT$3mul17hd421e8ccab37e35bE"(i32 3, ptr align 4 %r, ptr align 8 @alloc_1896bad49cc0912d31926b9533cd658c) #7, !dbg !69
; call <u32 as core::ops::arith::Mul<&u32>>::mul
  %1 = call i32 @"_ZN60_$LT$u32$u20$as$u20$core..ops..arith..Mul$LT$$RF$u32$GT$$GT$3mul17hd421e8ccab37e35bE"(i32 %_4, ptr align 4 %r, ptr align 8 @alloc_1896bad49cc0912d31926b9533cd658c) #7, !dbg !69
  store i32 %1, ptr %_0, align 4, !dbg !69
  br label %bb6, !dbg !69

bb3:                                              ; preds = %start
  %w = getelementptr inbounds i8, ptr %shape, i64 4, !dbg !70
  store ptr %w, ptr %w.dbg.spill, align 8, !dbg !70
    #dbg_declare(ptr %w.dbg.spill, !61, !DIExpression(), !71)
  %h = getelementptr inbounds i8, ptr %shape, i64 8, !dbg !72
  store ptr %h, ptr %h.dbg.spill, align 8, !dbg !72
    #dbg_declare(ptr %h.dbg.spill, !63, !DIExpression(), !73)
; call <&u32 as core::ops::arith::Mul>::mul
  %2 = call i32 @"_ZN49_$LT$$RF$u32$u20$as$u20$core..ops..arith..Mul$GT$3mul17hfdb8d7a3b0e883c7E"(ptr align 4 %w, ptr align 4 %h, ptr align 8 @alloc_219740b18c9154d8671aef2820ba3887) #7, !dbg !74
  store i32 %2, ptr %_0, align 4, !dbg !74
  br label %bb6, !dbg !74

bb2:                                              ; preds = %start
  store i32 0, ptr %_0, align 4, !dbg !75
  br label %bb6, !dbg !75

bb6:                                              ; preds = %bb2, %bb3, %bb4
  %3 = load i32, ptr %_0, align 4, !dbg !76
  ret i32 %3, !dbg !76
}

; rust_debug_enums_safe::main
; Function Attrs: nonlazybind uwtable
define hidden void @_ZN21rust_debug_enums_safe4main17h6d597952043c857bE() unnamed_addr #0 !dbg !77 {
start:
  %n.dbg.spill = alloca [4 x i8], align 4
  %shape = alloca [12 x i8], align 4
    #dbg_declare(ptr %shape, !81, !DIExpression(), !83)
; call rust_debug_enums_safe::uint
  %_2 = call i32 @_ZN21rust_debug_enums_safe4uint17he614eca1cb656729E(), !dbg !84
  %n = urem i32 %_2, 100, !dbg !84
  store i32 %n, ptr %n.dbg.spill, align 4, !dbg !84
    #dbg_declare(ptr %n.dbg.spill, !79, !DIExpression(), !85)
; call rust_debug_enums_safe::uint
  %_6 = call i32 @_ZN21rust_debug_enums_safe4uint17he614eca1cb656729E(), !dbg !86
  %_5 = urem i32 %_6, 3, !dbg !86
  switch i32 %_5, label %bb5 [
    i32 0, label %bb7
    i32 1, label %bb6
  ], !dbg !87

bb5:                                              ; preds = %start
  store i32 2, ptr %shape, align 4, !dbg !88
  br label %bb8, !dbg !88

bb7:                                              ; preds = %start
  %0 = getelementptr inbounds i8, ptr %shape, i64 4, !dbg !89
  store i32 %n, ptr %0, align 4, !dbg !89
  store i32 0, ptr %shape, align 4, !dbg !89
  br label %bb8, !dbg !90

bb6:                                              ; preds = %start
  %1 = getelementptr inbounds i8, ptr %shape, i64 4, !dbg !91
  store i32 %n, ptr %1, align 4, !dbg !91
  %2 = getelementptr inbounds i8, ptr %shape, i64 8, !dbg !91
  store i32 2, ptr %2, align 4, !dbg !91
  store i32 1, ptr %shape, align 4, !dbg !91
  br label %bb8, !dbg !92

bb8:                                              ; preds = %bb5, %bb6, %bb7
; call rust_debug_enums_safe::area
  %_9 = call i32 @_ZN21rust_debug_enums_safe4area17h7694e9a06c3e831bE(ptr align 4 %shape), !dbg !93
  %_8 = icmp ule i32 %_9, 29403, !dbg !93
  br i1 %_8, label %bb10, label %bb11, !dbg !93

bb11:                                             ; preds = %bb8
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_e31492e350a2001f7e1c2907ee89a360, i64 39, ptr align 8 @alloc_447a48b7be32adb7cc2e5d8292c284e1) #8, !dbg !94
  unreachable, !dbg !94

bb10:                                             ; preds = %bb8
  ret void, !dbg !95
}

; rust_debug_enums_safe::uint
; Function Attrs: nonlazybind uwtable
define internal i32 @_ZN21rust_debug_enums_safe4uint17he614eca1cb656729E() unnamed_addr #0 !dbg !96 {
start:
  %_0 = call i32 @__VERIFIER_nondet_uint() #9, !dbg !99
  ret i32 %_0, !dbg !100
}

; std::rt::lang_start
; Function Attrs: nonlazybind uwtable
define hidden i64 @_ZN3std2rt10lang_start17hf33af6707762cf75E(ptr %main, i64 %argc, ptr %argv, i8 %sigpipe) unnamed_addr #0 !dbg !101 {
start:
  %sigpipe.dbg.spill = alloca [1 x i8], align 1
  %argv.dbg.spill = alloca [8 x i8], align 8
  %argc.dbg.spill = alloca [8 x i8], align 8
  %main.dbg.spill = alloca [8 x i8], align 8
  %_7 = alloca [8 x i8], align 8
  store ptr %main, ptr %main.dbg.spill, align 8
    #dbg_declare(ptr %main.dbg.spill, !110, !DIExpression(), !116)
  store i64 %argc, ptr %argc.dbg.spill, align 8
    #dbg_declare(ptr %argc.dbg.spill, !111, !DIExpression(), !117)
  store ptr %argv, ptr %argv.dbg.spill, align 8
    #dbg_declare(ptr %argv.dbg.spill, !112, !DIExpression(), !118)
  store i8 %sigpipe, ptr %sigpipe.dbg.spill, align 1
    #dbg_declare(ptr %sigpipe.dbg.spill, !113, !DIExpression(), !119)
  store ptr %main, ptr %_7, align 8, !dbg !120
; call std::rt::lang_start_internal
  %_0 = call i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr align 1 %_7, ptr align 8 @vtable.0, i64 %argc, ptr %argv, i8 %sigpipe), !dbg !121
  ret i64 %_0, !dbg !122
}

; std::rt::lang_start::{{closure}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h1f407849eb3fb4cdE"(ptr align 8 %_1) unnamed_addr #1 !dbg !123 {
start:
  %self.dbg.spill = alloca [1 x i8], align 1
  %_1.dbg.spill = alloca [8 x i8], align 8
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !129, !DIExpression(DW_OP_deref), !130)
  %_4 = load ptr, ptr %_1, align 8, !dbg !131
; call std::sys::backtrace::__rust_begin_short_backtrace
  call void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h2c2f840659379dafE(ptr %_4) #10, !dbg !132
; call <() as std::process::Termination>::report
  %self = call i8 @"_ZN54_$LT$$LP$$RP$$u20$as$u20$std..process..Termination$GT$6report17ha3d20374f296cc9cE"() #7, !dbg !133
  store i8 %self, ptr %self.dbg.spill, align 1, !dbg !133
    #dbg_declare(ptr %self.dbg.spill, !134, !DIExpression(), !152)
  %_0 = zext i8 %self to i32, !dbg !154
  ret i32 %_0, !dbg !162
}

; std::sys::backtrace::__rust_begin_short_backtrace
; Function Attrs: noinline nonlazybind uwtable
define internal void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h2c2f840659379dafE(ptr %f) unnamed_addr #2 !dbg !163 {
start:
  %dummy.dbg.spill = alloca [0 x i8], align 1
  %f.dbg.spill = alloca [8 x i8], align 8
  %result.dbg.spill = alloca [0 x i8], align 1
    #dbg_declare(ptr %result.dbg.spill, !170, !DIExpression(), !174)
  store ptr %f, ptr %f.dbg.spill, align 8
    #dbg_declare(ptr %f.dbg.spill, !169, !DIExpression(), !175)
    #dbg_declare(ptr %dummy.dbg.spill, !176, !DIExpression(), !184)
; call core::ops::function::FnOnce::call_once
  call void @_ZN4core3ops8function6FnOnce9call_once17h3847f6a1e7b30c5cE(ptr %f) #7, !dbg !186
  call void asm sideeffect "", "~{memory}"(), !dbg !187, !srcloc !188
  ret void, !dbg !189
}

; <&u32 as core::ops::arith::Mul>::mul
; Function Attrs: inlinehint nonlazybind uwtable
define internal i32 @"_ZN49_$LT$$RF$u32$u20$as$u20$core..ops..arith..Mul$GT$3mul17hfdb8d7a3b0e883c7E"(ptr align 4 %self, ptr align 4 %other, ptr align 8 %0) unnamed_addr #1 !dbg !190 {
start:
  %other.dbg.spill4 = alloca [4 x i8], align 4
  %self.dbg.spill2 = alloca [4 x i8], align 4
  %other.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [8 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !227, !DIExpression(), !229)
  store ptr %other, ptr %other.dbg.spill, align 8
    #dbg_declare(ptr %other.dbg.spill, !228, !DIExpression(), !230)
  %self1 = load i32, ptr %self, align 4, !dbg !231
  store i32 %self1, ptr %self.dbg.spill2, align 4, !dbg !231
    #dbg_declare(ptr %self.dbg.spill2, !232, !DIExpression(), !240)
  %other3 = load i32, ptr %other, align 4, !dbg !242
  store i32 %other3, ptr %other.dbg.spill4, align 4, !dbg !242
    #dbg_declare(ptr %other.dbg.spill4, !239, !DIExpression(), !243)
  %1 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %self1, i32 %other3), !dbg !244
  %_5.0 = extractvalue { i32, i1 } %1, 0, !dbg !244
  %_5.1 = extractvalue { i32, i1 } %1, 1, !dbg !244
  br i1 %_5.1, label %panic, label %bb1, !dbg !244

bb1:                                              ; preds = %start
  ret i32 %_5.0, !dbg !245

panic:                                            ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 %0) #8, !dbg !244
  unreachable, !dbg !244
}

; core::ops::function::FnOnce::call_once{{vtable.shim}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal i32 @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h58bb8a1699b97f39E"(ptr %_1) unnamed_addr #1 !dbg !246 {
start:
  %_1.dbg.spill = alloca [8 x i8], align 8
  %_2 = alloca [0 x i8], align 1
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !254, !DIExpression(), !259)
    #dbg_declare(ptr %_2, !255, !DIExpression(), !259)
  %0 = load ptr, ptr %_1, align 8, !dbg !259
; call core::ops::function::FnOnce::call_once
  %_0 = call i32 @_ZN4core3ops8function6FnOnce9call_once17hc704e42a4b46848cE(ptr %0) #7, !dbg !259
  ret i32 %_0, !dbg !259
}

; core::ops::function::FnOnce::call_once
; Function Attrs: inlinehint nonlazybind uwtable
define internal void @_ZN4core3ops8function6FnOnce9call_once17h3847f6a1e7b30c5cE(ptr %_1) unnamed_addr #1 !dbg !260 {
start:
  %_1.dbg.spill = alloca [8 x i8], align 8
  %_2 = alloca [0 x i8], align 1
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !262, !DIExpression(), !266)
    #dbg_declare(ptr %_2, !263, !DIExpression(), !266)
  call void %_1(), !dbg !266
  ret void, !dbg !266
}

; core::ops::function::FnOnce::call_once
; Function Attrs: inlinehint nonlazybind uwtable
define internal i32 @_ZN4core3ops8function6FnOnce9call_once17hc704e42a4b46848cE(ptr %0) unnamed_addr #1 personality ptr @rust_eh_personality !dbg !267 {
start:
  %1 = alloca [16 x i8], align 8
  %_2 = alloca [0 x i8], align 1
  %_1 = alloca [8 x i8], align 8
  store ptr %0, ptr %_1, align 8
    #dbg_declare(ptr %_1, !271, !DIExpression(), !273)
    #dbg_declare(ptr %_2, !272, !DIExpression(), !273)
; invoke std::rt::lang_start::{{closure}}
  %_0 = invoke i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h1f407849eb3fb4cdE"(ptr align 8 %_1)
          to label %bb1 unwind label %cleanup, !dbg !273

bb3:                                              ; preds = %cleanup
  %2 = load ptr, ptr %1, align 8, !dbg !273
  %3 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !273
  %4 = load i32, ptr %3, align 8, !dbg !273
  %5 = insertvalue { ptr, i32 } poison, ptr %2, 0, !dbg !273
  %6 = insertvalue { ptr, i32 } %5, i32 %4, 1, !dbg !273
  resume { ptr, i32 } %6, !dbg !273

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
  ret i32 %_0, !dbg !273
}

; <() as std::process::Termination>::report
; Function Attrs: inlinehint nonlazybind uwtable
define internal i8 @"_ZN54_$LT$$LP$$RP$$u20$as$u20$std..process..Termination$GT$6report17ha3d20374f296cc9cE"() unnamed_addr #1 !dbg !274 {
start:
  %_1.dbg.spill = alloca [0 x i8], align 1
    #dbg_declare(ptr %_1.dbg.spill, !279, !DIExpression(), !280)
  ret i8 0, !dbg !281
}

; <u32 as core::ops::arith::Mul<&u32>>::mul
; Function Attrs: inlinehint nonlazybind uwtable
define internal i32 @"_ZN60_$LT$u32$u20$as$u20$core..ops..arith..Mul$LT$$RF$u32$GT$$GT$3mul17hd421e8ccab37e35bE"(i32 %self, ptr align 4 %other, ptr align 8 %0) unnamed_addr #1 !dbg !282 {
start:
  %other.dbg.spill2 = alloca [4 x i8], align 4
  %other.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [4 x i8], align 4
  store i32 %self, ptr %self.dbg.spill, align 4
    #dbg_declare(ptr %self.dbg.spill, !287, !DIExpression(), !289)
    #dbg_declare(ptr %self.dbg.spill, !290, !DIExpression(), !294)
  store ptr %other, ptr %other.dbg.spill, align 8
    #dbg_declare(ptr %other.dbg.spill, !288, !DIExpression(), !296)
  %other1 = load i32, ptr %other, align 4, !dbg !297
  store i32 %other1, ptr %other.dbg.spill2, align 4, !dbg !297
    #dbg_declare(ptr %other.dbg.spill2, !293, !DIExpression(), !298)
  %1 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %self, i32 %other1), !dbg !299
  %_4.0 = extractvalue { i32, i1 } %1, 0, !dbg !299
  %_4.1 = extractvalue { i32, i1 } %1, 1, !dbg !299
  br i1 %_4.1, label %panic, label %bb1, !dbg !299

bb1:                                              ; preds = %start
  ret i32 %_4.0, !dbg !300

panic:                                            ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 %0) #8, !dbg !299
  unreachable, !dbg !299
}

; core::panicking::panic
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1, i64, ptr align 8) unnamed_addr #3

; Function Attrs: nounwind nonlazybind uwtable
declare i32 @__VERIFIER_nondet_uint() unnamed_addr #4

; std::rt::lang_start_internal
; Function Attrs: nonlazybind uwtable
declare i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr align 1, ptr align 8, i64, ptr, i8) unnamed_addr #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #5

; core::panicking::panic_const::panic_const_mul_overflow
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8) unnamed_addr #3

; Function Attrs: nounwind nonlazybind uwtable
declare i32 @rust_eh_personality(i32, i32, i64, ptr, ptr) unnamed_addr #4

; Function Attrs: nonlazybind
define i32 @main(i32 %0, ptr %1) unnamed_addr #6 {
top:
  %2 = load volatile i8, ptr @__rustc_debug_gdb_scripts_section__, align 1
  %3 = sext i32 %0 to i64
; call std::rt::lang_start
  %4 = call i64 @_ZN3std2rt10lang_start17hf33af6707762cf75E(ptr @_ZN21rust_debug_enums_safe4main17h6d597952043c857bE, i64 %3, ptr %1, i8 0)
  %5 = trunc i64 %4 to i32
  ret i32 %5
}

attributes #0 = { nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { inlinehint nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { noinline nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { cold noinline noreturn nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nonlazybind "target-cpu"="x86-64" }
attributes #7 = { inlinehint }
attributes #8 = { noinline noreturn }
attributes #9 = { nounwind }
attributes #10 = { noinline }

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
!30 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !31, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !32, splitDebugInlining: false, nameTableKind: None)
!31 = !DIFile(filename: "rust_debug_enums_safe.rs/@/rust_debug_enums_safe.9bbb35b401c9a841-cgu.0", directory: ".")
!32 = !{!0}
!33 = distinct !DISubprogram(name: "area", linkageName: "_ZN21rust_debug_enums_safe4area17h7694e9a06c3e831bE", scope: !35, file: !34, line: 16, type: !36, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, retainedNodes: !56)
!34 = !DIFile(filename: "rust_debug_enums_safe.rs", directory: ".", checksumkind: CSK_MD5, checksum: "4a23c6c4e5e36bbba6da46a1f854ba39")
!35 = !DINamespace(name: "rust_debug_enums_safe", scope: null)
!36 = !DISubroutineType(types: !37)
!37 = !{!38, !39}
!38 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&rust_debug_enums_safe::Shape", baseType: !40, size: 64, align: 64, dwarfAddressSpace: 0)
!40 = !DICompositeType(tag: DW_TAG_structure_type, name: "Shape", scope: !35, file: !2, size: 96, align: 32, flags: DIFlagPrivate, elements: !41, templateParams: !23, identifier: "9cad0eea9429a3815fe20843acd6c423")
!41 = !{!42}
!42 = !DICompositeType(tag: DW_TAG_variant_part, scope: !40, file: !2, size: 96, align: 32, elements: !43, templateParams: !23, identifier: "97c682ab7fcceeba10fd933990ac81cf", discriminator: !55)
!43 = !{!44, !48, !53}
!44 = !DIDerivedType(tag: DW_TAG_member, name: "Circle", scope: !42, file: !2, baseType: !45, size: 96, align: 32, extraData: i32 0)
!45 = !DICompositeType(tag: DW_TAG_structure_type, name: "Circle", scope: !40, file: !2, size: 96, align: 32, flags: DIFlagPrivate, elements: !46, templateParams: !23, identifier: "800ff150f328d911ab67bb81027fe650")
!46 = !{!47}
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !45, file: !2, baseType: !38, size: 32, align: 32, offset: 32, flags: DIFlagPrivate)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "Rect", scope: !42, file: !2, baseType: !49, size: 96, align: 32, extraData: i32 1)
!49 = !DICompositeType(tag: DW_TAG_structure_type, name: "Rect", scope: !40, file: !2, size: 96, align: 32, flags: DIFlagPrivate, elements: !50, templateParams: !23, identifier: "232530976a7baf4270e01671a043d7c")
!50 = !{!51, !52}
!51 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !49, file: !2, baseType: !38, size: 32, align: 32, offset: 32, flags: DIFlagPrivate)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "h", scope: !49, file: !2, baseType: !38, size: 32, align: 32, offset: 64, flags: DIFlagPrivate)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "Nothing", scope: !42, file: !2, baseType: !54, size: 96, align: 32, extraData: i32 2)
!54 = !DICompositeType(tag: DW_TAG_structure_type, name: "Nothing", scope: !40, file: !2, size: 96, align: 32, flags: DIFlagPrivate, elements: !23, identifier: "f36daaf370819df17a094908da70b688")
!55 = !DIDerivedType(tag: DW_TAG_member, scope: !40, file: !2, baseType: !38, size: 32, align: 32, flags: DIFlagArtificial)
!56 = !{!57, !58, !61, !63}
!57 = !DILocalVariable(name: "shape", arg: 1, scope: !33, file: !34, line: 16, type: !39)
!58 = !DILocalVariable(name: "r", scope: !59, file: !34, line: 18, type: !60, align: 64)
!59 = distinct !DILexicalBlock(scope: !33, file: !34, line: 18, column: 9)
!60 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&u32", baseType: !38, size: 64, align: 64, dwarfAddressSpace: 0)
!61 = !DILocalVariable(name: "w", scope: !62, file: !34, line: 19, type: !60, align: 64)
!62 = distinct !DILexicalBlock(scope: !33, file: !34, line: 19, column: 9)
!63 = !DILocalVariable(name: "h", scope: !62, file: !34, line: 19, type: !60, align: 64)
!64 = !DILocation(line: 16, column: 9, scope: !33)
!65 = !DILocation(line: 17, column: 11, scope: !33)
!66 = !DILocation(line: 17, column: 5, scope: !33)
!67 = !DILocation(line: 18, column: 23, scope: !33)
!68 = !DILocation(line: 18, column: 23, scope: !59)
!69 = !DILocation(line: 18, column: 29, scope: !59)
!70 = !DILocation(line: 19, column: 23, scope: !33)
!71 = !DILocation(line: 19, column: 23, scope: !62)
!72 = !DILocation(line: 19, column: 26, scope: !33)
!73 = !DILocation(line: 19, column: 26, scope: !62)
!74 = !DILocation(line: 19, column: 33, scope: !62)
!75 = !DILocation(line: 20, column: 27, scope: !33)
!76 = !DILocation(line: 22, column: 2, scope: !33)
!77 = distinct !DISubprogram(name: "main", linkageName: "_ZN21rust_debug_enums_safe4main17h6d597952043c857bE", scope: !35, file: !34, line: 24, type: !21, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagMainSubprogram, unit: !30, templateParams: !23, retainedNodes: !78)
!78 = !{!79, !81}
!79 = !DILocalVariable(name: "n", scope: !80, file: !34, line: 25, type: !38, align: 32)
!80 = distinct !DILexicalBlock(scope: !77, file: !34, line: 25, column: 5)
!81 = !DILocalVariable(name: "shape", scope: !82, file: !34, line: 26, type: !40, align: 32)
!82 = distinct !DILexicalBlock(scope: !80, file: !34, line: 26, column: 5)
!83 = !DILocation(line: 26, column: 9, scope: !82)
!84 = !DILocation(line: 25, column: 13, scope: !77)
!85 = !DILocation(line: 25, column: 9, scope: !80)
!86 = !DILocation(line: 26, column: 23, scope: !80)
!87 = !DILocation(line: 26, column: 17, scope: !80)
!88 = !DILocation(line: 29, column: 14, scope: !80)
!89 = !DILocation(line: 27, column: 14, scope: !80)
!90 = !DILocation(line: 27, column: 29, scope: !80)
!91 = !DILocation(line: 28, column: 14, scope: !80)
!92 = !DILocation(line: 28, column: 39, scope: !80)
!93 = !DILocation(line: 31, column: 13, scope: !82)
!94 = !DILocation(line: 31, column: 5, scope: !82)
!95 = !DILocation(line: 32, column: 2, scope: !77)
!96 = distinct !DISubprogram(name: "uint", linkageName: "_ZN21rust_debug_enums_safe4uint17he614eca1cb656729E", scope: !35, file: !34, line: 6, type: !97, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23)
!97 = !DISubroutineType(types: !98)
!98 = !{!38}
!99 = !DILocation(line: 7, column: 14, scope: !96)
!100 = !DILocation(line: 8, column: 2, scope: !96)
!101 = distinct !DISubprogram(name: "lang_start<()>", linkageName: "_ZN3std2rt10lang_start17hf33af6707762cf75E", scope: !16, file: !102, line: 199, type: !103, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !114, retainedNodes: !109)
!102 = !DIFile(filename: "library/std/src/rt.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "83eadca7bec2ebce94abb46f51902baa")
!103 = !DISubroutineType(types: !104)
!104 = !{!105, !20, !105, !106, !108}
!105 = !DIBasicType(name: "isize", size: 64, encoding: DW_ATE_signed)
!106 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const *const u8", baseType: !107, size: 64, align: 64, dwarfAddressSpace: 0)
!107 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const u8", baseType: !108, size: 64, align: 64, dwarfAddressSpace: 0)
!108 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!109 = !{!110, !111, !112, !113}
!110 = !DILocalVariable(name: "main", arg: 1, scope: !101, file: !102, line: 200, type: !20)
!111 = !DILocalVariable(name: "argc", arg: 2, scope: !101, file: !102, line: 201, type: !105)
!112 = !DILocalVariable(name: "argv", arg: 3, scope: !101, file: !102, line: 202, type: !106)
!113 = !DILocalVariable(name: "sigpipe", arg: 4, scope: !101, file: !102, line: 203, type: !108)
!114 = !{!115}
!115 = !DITemplateTypeParameter(name: "T", type: !7)
!116 = !DILocation(line: 200, column: 5, scope: !101)
!117 = !DILocation(line: 201, column: 5, scope: !101)
!118 = !DILocation(line: 202, column: 5, scope: !101)
!119 = !DILocation(line: 203, column: 5, scope: !101)
!120 = !DILocation(line: 206, column: 10, scope: !101)
!121 = !DILocation(line: 205, column: 5, scope: !101)
!122 = !DILocation(line: 211, column: 2, scope: !101)
!123 = distinct !DISubprogram(name: "{closure#0}<()>", linkageName: "_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h1f407849eb3fb4cdE", scope: !15, file: !102, line: 206, type: !124, scopeLine: 206, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !114, retainedNodes: !128)
!124 = !DISubroutineType(types: !125)
!125 = !{!126, !127}
!126 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!127 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&std::rt::lang_start::{closure_env#0}<()>", baseType: !14, size: 64, align: 64, dwarfAddressSpace: 0)
!128 = !{!129}
!129 = !DILocalVariable(name: "main", scope: !123, file: !102, line: 200, type: !20, align: 64)
!130 = !DILocation(line: 200, column: 5, scope: !123)
!131 = !DILocation(line: 206, column: 70, scope: !123)
!132 = !DILocation(line: 206, column: 18, scope: !123)
!133 = !DILocation(line: 206, column: 76, scope: !123)
!134 = !DILocalVariable(name: "self", arg: 1, scope: !135, file: !136, line: 2183, type: !137)
!135 = distinct !DISubprogram(name: "to_i32", linkageName: "_ZN3std7process8ExitCode6to_i3217hc2cce47a7f113cf7E", scope: !137, file: !136, line: 2183, type: !148, scopeLine: 2183, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, declaration: !150, retainedNodes: !151)
!136 = !DIFile(filename: "library/std/src/process.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "dfe9b5e7c082bd83c1ad09dca134fe2e")
!137 = !DICompositeType(tag: DW_TAG_structure_type, name: "ExitCode", scope: !138, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !139, templateParams: !23, identifier: "d3c48e161624474ef134d5bb5b7f6263")
!138 = !DINamespace(name: "process", scope: !17)
!139 = !{!140}
!140 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !137, file: !2, baseType: !141, size: 8, align: 8, flags: DIFlagPrivate)
!141 = !DICompositeType(tag: DW_TAG_structure_type, name: "ExitCode", scope: !142, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !146, templateParams: !23, identifier: "1dc7ea73d61d57934d44e587e722564d")
!142 = !DINamespace(name: "common", scope: !143)
!143 = !DINamespace(name: "unix", scope: !144)
!144 = !DINamespace(name: "process", scope: !145)
!145 = !DINamespace(name: "sys", scope: !17)
!146 = !{!147}
!147 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !141, file: !2, baseType: !108, size: 8, align: 8, flags: DIFlagPrivate)
!148 = !DISubroutineType(types: !149)
!149 = !{!126, !137}
!150 = !DISubprogram(name: "to_i32", linkageName: "_ZN3std7process8ExitCode6to_i3217hc2cce47a7f113cf7E", scope: !137, file: !136, line: 2183, type: !148, scopeLine: 2183, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !23)
!151 = !{!134}
!152 = !DILocation(line: 2183, column: 19, scope: !135, inlinedAt: !153)
!153 = !DILocation(line: 206, column: 85, scope: !123)
!154 = !DILocation(line: 588, column: 9, scope: !155, inlinedAt: !161)
!155 = distinct !DISubprogram(name: "as_i32", linkageName: "_ZN3std3sys7process4unix6common8ExitCode6as_i3217h44e81932e3686580E", scope: !141, file: !156, line: 587, type: !157, scopeLine: 587, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, declaration: !160)
!156 = !DIFile(filename: "library/std/src/sys/process/unix/common.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "30ad2f25ab170a75b6ebf3a9d367d220")
!157 = !DISubroutineType(types: !158)
!158 = !{!126, !159}
!159 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&std::sys::process::unix::common::ExitCode", baseType: !141, size: 64, align: 64, dwarfAddressSpace: 0)
!160 = !DISubprogram(name: "as_i32", linkageName: "_ZN3std3sys7process4unix6common8ExitCode6as_i3217h44e81932e3686580E", scope: !141, file: !156, line: 587, type: !157, scopeLine: 587, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !23)
!161 = !DILocation(line: 2184, column: 16, scope: !135, inlinedAt: !153)
!162 = !DILocation(line: 206, column: 93, scope: !123)
!163 = distinct !DISubprogram(name: "__rust_begin_short_backtrace<fn(), ()>", linkageName: "_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h2c2f840659379dafE", scope: !165, file: !164, line: 162, type: !166, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !172, retainedNodes: !168)
!164 = !DIFile(filename: "library/std/src/sys/backtrace.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "0469076862be40bd9e65965440a24fae")
!165 = !DINamespace(name: "backtrace", scope: !145)
!166 = !DISubroutineType(types: !167)
!167 = !{null, !20}
!168 = !{!169, !170}
!169 = !DILocalVariable(name: "f", arg: 1, scope: !163, file: !164, line: 162, type: !20)
!170 = !DILocalVariable(name: "result", scope: !171, file: !164, line: 166, type: !7, align: 8)
!171 = distinct !DILexicalBlock(scope: !163, file: !164, line: 166, column: 5)
!172 = !{!173, !115}
!173 = !DITemplateTypeParameter(name: "F", type: !20)
!174 = !DILocation(line: 166, column: 9, scope: !171)
!175 = !DILocation(line: 162, column: 43, scope: !163)
!176 = !DILocalVariable(name: "dummy", scope: !177, file: !178, line: 490, type: !7, align: 8)
!177 = distinct !DISubprogram(name: "black_box<()>", linkageName: "_ZN4core4hint9black_box17hf1807477850f9022E", scope: !179, file: !178, line: 490, type: !181, scopeLine: 490, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !114, retainedNodes: !183)
!178 = !DIFile(filename: "library/core/src/hint.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "2a901a283eb5f69871d8be07d256ca78")
!179 = !DINamespace(name: "hint", scope: !180)
!180 = !DINamespace(name: "core", scope: null)
!181 = !DISubroutineType(types: !182)
!182 = !{null, !7}
!183 = !{!176}
!184 = !DILocation(line: 490, column: 27, scope: !177, inlinedAt: !185)
!185 = !DILocation(line: 169, column: 5, scope: !171)
!186 = !DILocation(line: 166, column: 18, scope: !163)
!187 = !DILocation(line: 491, column: 5, scope: !177, inlinedAt: !185)
!188 = !{i64 5336883413579195}
!189 = !DILocation(line: 172, column: 2, scope: !163)
!190 = distinct !DISubprogram(name: "mul", linkageName: "_ZN49_$LT$$RF$u32$u20$as$u20$core..ops..arith..Mul$GT$3mul17hfdb8d7a3b0e883c7E", scope: !192, file: !191, line: 49, type: !195, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, retainedNodes: !226)
!191 = !DIFile(filename: "library/core/src/internal_macros.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "9ec673d06a3eb53c47178443a566ec32")
!192 = !DINamespace(name: "{impl#155}", scope: !193)
!193 = !DINamespace(name: "arith", scope: !194)
!194 = !DINamespace(name: "ops", scope: !180)
!195 = !DISubroutineType(types: !196)
!196 = !{!38, !60, !60, !197}
!197 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::panic::location::Location", baseType: !198, size: 64, align: 64, dwarfAddressSpace: 0)
!198 = !DICompositeType(tag: DW_TAG_structure_type, name: "Location", scope: !199, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !201, templateParams: !23, identifier: "c23b7de1297af8f4a89df3da49f37ee6")
!199 = !DINamespace(name: "location", scope: !200)
!200 = !DINamespace(name: "panic", scope: !180)
!201 = !{!202, !215, !216, !217}
!202 = !DIDerivedType(tag: DW_TAG_member, name: "filename", scope: !198, file: !2, baseType: !203, size: 128, align: 64, flags: DIFlagPrivate)
!203 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<str>", scope: !204, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !206, templateParams: !213, identifier: "cc7383b2ce73f6838bfb6ae828fb6ae6")
!204 = !DINamespace(name: "non_null", scope: !205)
!205 = !DINamespace(name: "ptr", scope: !180)
!206 = !{!207}
!207 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !203, file: !2, baseType: !208, size: 128, align: 64, flags: DIFlagPrivate)
!208 = !DICompositeType(tag: DW_TAG_structure_type, name: "*const str", file: !2, size: 128, align: 64, elements: !209, templateParams: !23, identifier: "238a44609877474087c05adf26cd41fa")
!209 = !{!210, !212}
!210 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !208, file: !2, baseType: !211, size: 64, align: 64)
!211 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !108, size: 64, align: 64, dwarfAddressSpace: 0)
!212 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !208, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!213 = !{!214}
!214 = !DITemplateTypeParameter(name: "T", type: !108)
!215 = !DIDerivedType(tag: DW_TAG_member, name: "line", scope: !198, file: !2, baseType: !38, size: 32, align: 32, offset: 128, flags: DIFlagPrivate)
!216 = !DIDerivedType(tag: DW_TAG_member, name: "col", scope: !198, file: !2, baseType: !38, size: 32, align: 32, offset: 160, flags: DIFlagPrivate)
!217 = !DIDerivedType(tag: DW_TAG_member, name: "_filename", scope: !198, file: !2, baseType: !218, align: 8, offset: 192, flags: DIFlagPrivate)
!218 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&str>", scope: !219, file: !2, align: 8, flags: DIFlagPublic, elements: !23, templateParams: !220, identifier: "e16ac355808b6aef9fb50b5f125fee05")
!219 = !DINamespace(name: "marker", scope: !180)
!220 = !{!221}
!221 = !DITemplateTypeParameter(name: "T", type: !222)
!222 = !DICompositeType(tag: DW_TAG_structure_type, name: "&str", file: !2, size: 128, align: 64, elements: !223, templateParams: !23, identifier: "9277eecd40495f85161460476aacc992")
!223 = !{!224, !225}
!224 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !222, file: !2, baseType: !211, size: 64, align: 64)
!225 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !222, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!226 = !{!227, !228}
!227 = !DILocalVariable(name: "self", arg: 1, scope: !190, file: !191, line: 49, type: !60)
!228 = !DILocalVariable(name: "other", arg: 2, scope: !190, file: !191, line: 49, type: !60)
!229 = !DILocation(line: 49, column: 24, scope: !190)
!230 = !DILocation(line: 49, column: 30, scope: !190)
!231 = !DILocation(line: 50, column: 31, scope: !190)
!232 = !DILocalVariable(name: "self", arg: 1, scope: !233, file: !234, line: 352, type: !38)
!233 = distinct !DISubprogram(name: "mul", linkageName: "_ZN45_$LT$u32$u20$as$u20$core..ops..arith..Mul$GT$3mul17hb94d45879e06dcdbE", scope: !235, file: !234, line: 352, type: !236, scopeLine: 352, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, retainedNodes: !238)
!234 = !DIFile(filename: "library/core/src/ops/arith.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "82a843efd6957c9872d7564e4a5df756")
!235 = !DINamespace(name: "{impl#131}", scope: !193)
!236 = !DISubroutineType(types: !237)
!237 = !{!38, !38, !38, !197}
!238 = !{!232, !239}
!239 = !DILocalVariable(name: "other", arg: 2, scope: !233, file: !234, line: 352, type: !38)
!240 = !DILocation(line: 352, column: 20, scope: !233, inlinedAt: !241)
!241 = !DILocation(line: 50, column: 17, scope: !190)
!242 = !DILocation(line: 50, column: 38, scope: !190)
!243 = !DILocation(line: 352, column: 26, scope: !233, inlinedAt: !241)
!244 = !DILocation(line: 352, column: 45, scope: !233, inlinedAt: !241)
!245 = !DILocation(line: 51, column: 14, scope: !190)
!246 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h58bb8a1699b97f39E", scope: !248, file: !247, line: 250, type: !250, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !256, retainedNodes: !253)
!247 = !DIFile(filename: "library/core/src/ops/function.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7165aec212fc528edf645f7f5c1c91bb")
!248 = !DINamespace(name: "FnOnce", scope: !249)
!249 = !DINamespace(name: "function", scope: !194)
!250 = !DISubroutineType(types: !251)
!251 = !{!126, !252}
!252 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut std::rt::lang_start::{closure_env#0}<()>", baseType: !14, size: 64, align: 64, dwarfAddressSpace: 0)
!253 = !{!254, !255}
!254 = !DILocalVariable(arg: 1, scope: !246, file: !247, line: 250, type: !252)
!255 = !DILocalVariable(arg: 2, scope: !246, file: !247, line: 250, type: !7)
!256 = !{!257, !258}
!257 = !DITemplateTypeParameter(name: "Self", type: !14)
!258 = !DITemplateTypeParameter(name: "Args", type: !7)
!259 = !DILocation(line: 250, column: 5, scope: !246)
!260 = distinct !DISubprogram(name: "call_once<fn(), ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17h3847f6a1e7b30c5cE", scope: !248, file: !247, line: 250, type: !166, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !264, retainedNodes: !261)
!261 = !{!262, !263}
!262 = !DILocalVariable(arg: 1, scope: !260, file: !247, line: 250, type: !20)
!263 = !DILocalVariable(arg: 2, scope: !260, file: !247, line: 250, type: !7)
!264 = !{!265, !258}
!265 = !DITemplateTypeParameter(name: "Self", type: !20)
!266 = !DILocation(line: 250, column: 5, scope: !260)
!267 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17hc704e42a4b46848cE", scope: !248, file: !247, line: 250, type: !268, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !256, retainedNodes: !270)
!268 = !DISubroutineType(types: !269)
!269 = !{!126, !14}
!270 = !{!271, !272}
!271 = !DILocalVariable(arg: 1, scope: !267, file: !247, line: 250, type: !14)
!272 = !DILocalVariable(arg: 2, scope: !267, file: !247, line: 250, type: !7)
!273 = !DILocation(line: 250, column: 5, scope: !267)
!274 = distinct !DISubprogram(name: "report", linkageName: "_ZN54_$LT$$LP$$RP$$u20$as$u20$std..process..Termination$GT$6report17ha3d20374f296cc9cE", scope: !275, file: !136, line: 2581, type: !276, scopeLine: 2581, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, retainedNodes: !278)
!275 = !DINamespace(name: "{impl#63}", scope: !138)
!276 = !DISubroutineType(types: !277)
!277 = !{!137, !7}
!278 = !{!279}
!279 = !DILocalVariable(arg: 1, scope: !274, file: !136, line: 2581, type: !7)
!280 = !DILocation(line: 2581, column: 15, scope: !274)
!281 = !DILocation(line: 2583, column: 6, scope: !274)
!282 = distinct !DISubprogram(name: "mul", linkageName: "_ZN60_$LT$u32$u20$as$u20$core..ops..arith..Mul$LT$$RF$u32$GT$$GT$3mul17hd421e8ccab37e35bE", scope: !283, file: !191, line: 38, type: !284, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, retainedNodes: !286)
!283 = !DINamespace(name: "{impl#154}", scope: !193)
!284 = !DISubroutineType(types: !285)
!285 = !{!38, !38, !60, !197}
!286 = !{!287, !288}
!287 = !DILocalVariable(name: "self", arg: 1, scope: !282, file: !191, line: 38, type: !38)
!288 = !DILocalVariable(name: "other", arg: 2, scope: !282, file: !191, line: 38, type: !60)
!289 = !DILocation(line: 38, column: 24, scope: !282)
!290 = !DILocalVariable(name: "self", arg: 1, scope: !291, file: !234, line: 352, type: !38)
!291 = distinct !DISubprogram(name: "mul", linkageName: "_ZN45_$LT$u32$u20$as$u20$core..ops..arith..Mul$GT$3mul17hb94d45879e06dcdbE", scope: !235, file: !234, line: 352, type: !236, scopeLine: 352, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, retainedNodes: !292)
!292 = !{!290, !293}
!293 = !DILocalVariable(name: "other", arg: 2, scope: !291, file: !234, line: 352, type: !38)
!294 = !DILocation(line: 352, column: 20, scope: !291, inlinedAt: !295)
!295 = !DILocation(line: 39, column: 17, scope: !282)
!296 = !DILocation(line: 38, column: 30, scope: !282)
!297 = !DILocation(line: 39, column: 37, scope: !282)
!298 = !DILocation(line: 352, column: 26, scope: !291, inlinedAt: !295)
!299 = !DILocation(line: 352, column: 45, scope: !291, inlinedAt: !295)
!300 = !DILocation(line: 40, column: 14, scope: !282)
